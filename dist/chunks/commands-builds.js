"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_action_worker_load_compiled_run_run_run_run_run_run_explain_place_run_run_run_run_ru_bdeanxb3 = require("./commands-selection.js");
const require_engine_run_run_run_run_format_references = require("./report-page.js");
let node_path = require("node:path");
// src/commands/builds/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuilds: () => runBuilds });
function runBuilds(args, host) {
	return require_engine_action_worker_load_compiled_run_run_run_run_run_run_explain_place_run_run_run_run_ru_bdeanxb3.printList(args, host, {
		places: args.positionals,
		filtersBuilds: false,
		empty: {
			note: "nothing in this repository is deployed.",
			headings: 0
		},
		async load() {
			const { formatBuilds } = await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.format_builds_exports);
			return (_, report, options) => formatBuilds(require_engine_action_worker_load_compiled_run_run_run_run_run_run_explain_place_run_run_run_run_ru_bdeanxb3.formatOf(args.values), report, options);
		}
	});
}
// src/commands/diff/exit-code-of-diff.ts
var exit_code_of_diff_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ diffExitCode: () => diffExitCode });
function diffExitCode(change, values) {
	if (require_start.countFailing(change, require_start.failingVerdicts(values)) > 0) return 1;
	const isDifferent = change.workloads.length + change.sources.length > 0;
	return values.has("exit-code") && isDifferent ? 1 : 0;
}
// src/commands/graph/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runGraph: () => runGraph });
function runGraph(args, host) {
	const { positionals, values } = args;
	const selected = require_engine_run_run_run_run_format_references.readEnvArguments(positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_engine_action_worker_load_compiled_run_run_run_run_run_run_explain_place_run_run_run_run_ru_bdeanxb3.printList(args, host, {
		places: require_load.placesToLook(selected, host.cwd),
		words: selected,
		filtersBuilds: true,
		async load() {
			const { formatGraph } = await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.format_graph_exports);
			const { selectReferences } = await Promise.resolve().then(() => require("./report-environments.js")).then((n) => n.select_references_exports);
			return (run, report) => {
				const { here, root } = run.located;
				const selection = {
					workloads: selected.workloads,
					files: selected.files.map((path) => require_load.pathFrom(root, (0, node_path.resolve)(here, path))),
					namespace: void 0,
					notRendered: [],
					builds: report.builds
				};
				const references = selectReferences(report, selection, require_engine_action_worker_load_compiled_run_run_run_run_run_run_explain_place_run_run_run_run_ru_bdeanxb3.filterOf(values, run));
				return formatGraph(require_engine_action_worker_load_compiled_run_run_run_run_run_run_explain_place_run_run_run_run_ru_bdeanxb3.formatOf(values), references);
			};
		}
	});
}
Object.defineProperty(exports, "exit_code_of_diff_exports", {
	enumerable: true,
	get: function() {
		return exit_code_of_diff_exports;
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
