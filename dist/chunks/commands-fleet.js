"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes2.js");
const require_engine_action_worker_run_format_problems_format_why_inventory_format_builds = require("./report-page.js");
// src/commands/fleet/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runFleet: () => runFleet });
function runFleet(args, host) {
	const { positionals, values } = args;
	if (positionals.length === 0) throw new require_load.CannotRun("Name the repositories of the fleet.", "`envfrom fleet ../infra ../shop` checks two checkouts together; `envfrom fleet fleet.yaml` those that a file lists.");
	const fleet = new Map([...values, ["fleet", positionals]]);
	return require_start.runCheck({
		...args,
		positionals: [],
		values: fleet
	}, host);
}
// src/commands/report/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runReport: () => runReport });
async function runReport(args, host) {
	const { positionals, values } = args;
	const progress = require_start.startProgress(host);
	try {
		const filesUrl = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.filesUrlOf(values, host);
		const run = await require_start.openCheck(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const tree = await progress.watch(run.tree);
		const engines = await require_start.loadEngines({
			...run,
			tree
		}, run.base?.tree);
		const checked = require_check.examineCheck(engines, run, tree);
		const pieces = require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.pageOf(run, checked, {
			filesUrl,
			values,
			host
		});
		progress.stop();
		const named = values.get("output")?.at(-1) ?? "envfrom-report.html";
		const file = named === "-" ? void 0 : named;
		await require_start.writeOutput(pieces, file, run.located, host);
		if (file !== void 0) require_start.writeStderr(host, `envfrom: wrote ${file}: open it in a browser.`);
		return 0;
	} finally {
		progress.stop();
	}
}
// src/report/inventory/format-words.ts
var format_words_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatWords: () => formatWords });
const MAX_WORDS = 5e3;
const PLAIN = /^[\w./:@+-]+$/;
function formatWords(list, report) {
	const words = list === "builds" ? report.builds.map(({ id }) => id) : report.workloads.map(({ manifest: { kind, name } }) => `${kind.toLowerCase()}/${name}`);
	return [...new Set(words)].filter((word) => PLAIN.test(word)).sort().slice(0, MAX_WORDS).map((word) => `${word}\n`).join("");
}
Object.defineProperty(exports, "format_words_exports", {
	enumerable: true,
	get: function() {
		return format_words_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
