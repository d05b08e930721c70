"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants = require("./report-environments.js");
// src/commands/fleet/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runFleet: () => runFleet });
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
// src/commands/selection/select-references.ts
var select_references_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ selectReferences: () => selectReferences });
function selectReferences({ references, environments, builds }, selection, { namespace, builds: wanted }) {
	const isListed = require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.listFilter({
		...ANY,
		namespace,
		builds: wanted
	}, builds);
	const isSelected = selectedBy(environments, selection);
	return references.filter(({ reference }) => isSelected(reference) && isListed(reference));
}
const ANY = {
	kind: void 0,
	name: void 0,
	verdict: void 0
};
function selectedBy(environments, selection) {
	if (selection.workloads.length + selection.files.length === 0) return () => true;
	const selected = require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.selectEnvironments(environments(), selection);
	const keys = new Set(selected.map(({ workload }) => keyOf(workload)));
	return ({ workload }) => workload !== void 0 && keys.has(keyOf(workload));
}
function keyOf({ build, path, manifest: { kind, namespace, name } }) {
	return [
		build,
		kind,
		namespace,
		name,
		path
	].join("\0");
}
// src/report/inventory/format-words.ts
var format_words_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatWords: () => formatWords });
const MOST_WORDS = 5e3;
const PLAIN = /^[\w./:@+-]+$/;
function formatWords(list, report) {
	const words = list === "builds" ? report.builds.map(({ id }) => id) : report.workloads.map(({ manifest: { kind, name } }) => `${kind.toLowerCase()}/${name}`);
	return [...new Set(words)].filter((word) => PLAIN.test(word)).sort().slice(0, MOST_WORDS).map((word) => `${word}\n`).join("");
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
Object.defineProperty(exports, "select_references_exports", {
	enumerable: true,
	get: function() {
		return select_references_exports;
	}
});
