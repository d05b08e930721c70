"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv = require("./report-document.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run = require("./commands-selection2.js");
let node_path = require("node:path");
// src/commands/explain/explain-place.ts
var explain_place_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ explainPlace: () => explainPlace });
const PLACE = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s;
function explainPlace(args, host, rule, written) {
	const [, file, line] = PLACE.exec(written) ?? [];
	if (file === void 0 || line === void 0) throw new require_load.CannotRun(`\`${written}\` is not a place.`, `Write a file and a line: \`envfrom explain ${rule} deployment.yaml:12\`.`);
	if (require_load.whatIsAt(host.cwd, file) !== "file") throw new require_load.CannotRun(`No such file: \`${file}\`.`, "Name a file below the current folder.");
	const values = new Map([...args.values, ["only", [rule]]]);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.printList({
		...args,
		values
	}, host, {
		places: [".", (0, node_path.dirname)(file)],
		words: [rule, written],
		filtersBuilds: false,
		printsProblems: true,
		async load() {
			const { formatSeverity, linesReported } = await Promise.resolve().then(() => format_severity_exports);
			return ({ located: { here, root } }, report, options) => {
				const asked = {
					rule,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, file)),
					line: Number(line)
				};
				const text = formatSeverity(report, asked, {
					...options,
					width: require_load.widthOf(host.stdout)
				});
				if (text !== void 0) return text;
				const lines = linesReported(report, asked);
				throw new require_load.CannotRun(`\`${rule}\` reports nothing at ${written}.`, lines.length === 0 ? "Nor does it anywhere else in this file." : `It reports something in this file at line ${lines.slice(0, 10).join(", ")}.`);
			};
		}
	});
}
// src/report/problems/format-severity.ts
var format_severity_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	formatSeverity: () => formatSeverity,
	linesReported: () => linesReported
});
const MOST = 20;
const WHY = {
	rule: "the severity of the rule",
	strict: "`--strict` raises it",
	named: "the rule is off by default; you asked for it",
	settings: "the configuration or a flag sets it",
	override: "an override in the configuration sets it for this path",
	finding: "what was found is less certain or less severe than the rule in general",
	"third-party-chart": "a chart that is not of this repository wrote it",
	"chart-defaults": "it holds for the chart with its default values, which releases may change",
	"not-deployed": "nothing in this repository deploys it",
	typo: "it is a misspelling, which every release of the chart has",
	elsewhere: "it is within what comes from another repository, which nobody can edit in this repository",
	floating: "a branch may have it by now: it was checked as of the commit that is locked",
	"not-known-deployed": "nothing in this repository is known to deploy it"
};
function formatSeverity(report, asked, options) {
	const { problems, suppressed } = problemsOf(report, asked);
	const document = [...problems.filter((each) => isAt(each, asked)).map(problemSection), ...suppressed.filter(({ problem }) => isAt(problem, asked)).map((each) => suppressedSection(each))].slice(0, MOST);
	if ([...document].length === 0) return void 0;
	return require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv.printDocument("text", document, {
		...require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function linesReported(report, asked) {
	const { problems, suppressed } = problemsOf(report, asked);
	const lines = [...problems, ...suppressed.map(({ problem }) => problem)].filter((each) => pathOf(each) === asked.path).map(({ at }) => lineOf(at));
	return [...new Set(lines)].toSorted((one, other) => one - other);
}
function problemsOf({ problems, undeployed, comparison, suppressed }, { rule }) {
	return {
		problems: [
			...problems,
			...undeployed,
			...comparison?.old ?? []
		].filter((each) => each.rule === rule),
		suppressed: suppressed.filter(({ problem }) => problem.rule === rule)
	};
}
function isAt(problem, { path, line }) {
	return pathOf(problem) === path && lineOf(problem.at) === line;
}
function pathOf({ at }) {
	return require_start.hostSpan(at).file.path;
}
function lineOf(at) {
	return require_start.positionOf(require_start.hostSpan(at)).line;
}
function problemSection(problem) {
	const { at, message: text, help, severity, reasons = [] } = problem;
	return require_start.section([`${require_start.placeOf(at)}: `, {
		text: severity,
		tone: severity
	}], [
		require_start.paragraph(require_start.message(text)),
		...help === void 0 ? [] : [require_start.paragraph(require_start.message(help), {
			mark: "= help: ",
			hang: 2
		})],
		...stepsOf(reasons, severity)
	]);
}
function stepsOf(reasons, last) {
	return reasons.map(({ because, severity }, at) => {
		const what = at === reasons.length - 1 && severity === last ? require_start.strong(severity) : severity;
		return require_start.fixedLine([
			what,
			": ",
			...require_start.message(WHY[because])
		], { mark: "  " });
	});
}
function suppressedSection({ problem, by, reason }) {
	const why = reason === void 0 ? "without a reason" : `with the reason: ${reason}`;
	return require_start.section([`${require_start.placeOf(problem.at)}: `, require_start.strong("suppressed")], [require_start.paragraph(require_start.message(problem.message)), require_start.fixedLine(`suppressed at ${require_start.placeOf(by)}, ${why}`, { mark: "  " })]);
}
Object.defineProperty(exports, "explain_place_exports", {
	enumerable: true,
	get: function() {
		return explain_place_exports;
	}
});
