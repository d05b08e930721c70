"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
const require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_mow3dlaz = require("./pipeline.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
let node_path = require("node:path");
// src/commands/baseline/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBaseline: () => runBaseline });
async function runBaseline(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? (0, node_path.resolve)(root, require_start.BASELINE_NAME) : (0, node_path.resolve)(here, named);
		const content = require_start.readNamed(here, root, path);
		const text = content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : void 0;
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new require_load.CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_mow3dlaz.check(engines, await progress.watch(run.tree), require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const entries = isPruning ? require_start.prunedBaseline(before, report.problems) : require_start.baselineOf(report.problems);
		const next = require_start.baselineText(entries);
		if (next !== text) require_start.writeFileFor(path, next, root, name);
		host.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
		return 0;
	} finally {
		progress.stop();
	}
}
function readOrNone(text, name, isPruning) {
	try {
		return require_start.readBaseline(text, name);
	} catch (error) {
		if (isPruning || !(error instanceof require_load.CannotRun)) throw error;
		return [];
	}
}
function summaryOf(name, entries, before, isPruning) {
	const [now, then] = [entries, before].map((some) => some.reduce((sum, entry) => sum + entry.count, 0));
	if (isPruning) {
		const gone = (then ?? 0) - (now ?? 0);
		return `${name}: ${require_start.count(gone, "problem")} removed, ${now ?? 0} left.`;
	}
	return `${name}: ${require_start.count(now ?? 0, "problem")} accepted.`;
}
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
