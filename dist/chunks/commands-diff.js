"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes.js");
const require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv = require("./report-document.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection2.js");
const require_engine_run_run_run_run_open_fleet_open_comparison_format_dependencies = require("./commands-opening.js");
let node_path = require("node:path");
// src/commands/diff/diff-arguments.ts
function readDiffArguments(words, values, whatIsAt) {
	const [baseDir, headDir] = ["base-dir", "head-dir"].map((name) => values.get(name)?.at(-1));
	const isPath = (word) => word === "-" || whatIsAt(word) !== void 0;
	const first = words.findIndex(isPath);
	const named = first === -1 ? words : words.slice(0, first);
	const [base, head, third] = named.flatMap(partsOfRange);
	const paths = words.slice(named.length);
	if (third !== void 0) throw new require_load.CannotRun(`\`${third}\` is a third revision: only two can be compared.`, "Paths must exist on disk.");
	if (headDir !== void 0 && baseDir === void 0) throw new require_load.CannotRun("`--head-dir` needs a `--base-dir` to compare with.");
	if (baseDir !== void 0 && base !== void 0) throw new require_load.CannotRun(`\`--base-dir\` and the revision \`${base}\` cannot both be the base.`);
	const staged = values.has("staged");
	if (staged && (head !== void 0 || headDir !== void 0)) throw new require_load.CannotRun(`\`--staged\` and ${head === void 0 ? "`--head-dir`" : `the revision \`${head}\``} cannot both be the head.`);
	return {
		base,
		head,
		baseDir,
		headDir,
		staged,
		paths
	};
}
function partsOfRange(word) {
	const [, from = "", to = ""] = /^(.*[^.])\.\.([^.].*)?$/.exec(word) ?? [];
	return from === "" ? [word] : [from, to === "" ? "HEAD" : to];
}
// src/commands/diff/run-variants.ts
async function runBetween(args, host) {
	const { values } = args;
	const [left, right, ...paths] = args.positionals;
	if (left === void 0 || right === void 0) throw new require_load.CannotRun("`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.");
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(paths, values, host),
		layout: () => require_start.layoutOf(args, host),
		async load() {
			const { between } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.compare_variants_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes2.js")).then((n) => n.answer_changes_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const [one, other] = [left, right].map((word) => ({
					word,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, word)) || "."
				}));
				if (one === void 0 || other === void 0) throw new Error("two variants were named");
				const { change, redact } = between(engines, tree, settings, [one, other]);
				const labels = {
					base: `\`${left}\``,
					head: `\`${right}\``
				};
				const isDifferent = change.workloads.length + change.notCompared.length > 0;
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
						redact,
						rollouts: false
					},
					notices,
					code: values.has("exit-code") && isDifferent ? 1 : 0
				});
			};
		}
	});
}
async function runMatrix(args, host) {
	const { values } = args;
	const words = require_engine_run_run_run_run_open_fleet_open_comparison_format_dependencies.readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(words.places, values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			const { matrix } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.compare_variants_exports);
			const { matrixPieces } = await Promise.resolve().then(() => require("./commands-env.js")).then((n) => n.format_matrix_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const found = matrix(engines, tree, settings, {
					workloads: words.workloads,
					files: words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file))),
					namespace: void 0,
					notRendered: []
				});
				const options = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeOptionsOf(values, host, {
					labels: {
						base: "",
						head: ""
					},
					redact: found.redact,
					rollouts: false,
					filesUrl: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.linksOf(values, require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.NO_CI)
				});
				const pieces = matrixPieces(require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeFormatOf(values), found.matrices, options, "differences");
				return {
					says: notices.map((notice) => `envfrom: ${notice}`),
					outputs: [{
						file: values.get("output")?.at(-1),
						pieces
					}],
					code: 0
				};
			};
		}
	});
}
// src/commands/diff/upgraded.ts
const NAMES = [...require_start.DEPLOYER_KEYS.map(({ deployer }) => deployer), "kubernetes"];
function upgraded(settings, words) {
	const wanted = new Map(words.map((word) => {
		const [name, version] = require_start.splitPair("--with", word, "argocd=3.5");
		require_start.checkValue(name, NAMES, "`--with`");
		return [name, version];
	}));
	const named = require_start.namedDeployers((flag) => wanted.get(require_start.DEPLOYER_KEYS.find((each) => each.flag === flag)?.deployer ?? ""));
	const kubernetes = require_start.kubernetesOf(wanted.get("kubernetes"));
	const deployers = {
		...settings.deployers,
		...named.deployers
	};
	const clusters = settings.clusters?.map((cluster) => ({
		...cluster,
		deployers: {
			...cluster.deployers,
			...named.deployers
		}
	}));
	return {
		settings: {
			...settings,
			...wanted.has("kubernetes") && kubernetes.settings,
			deployers,
			...clusters !== void 0 && { clusters }
		},
		label: labelOf(named.deployers ?? {}, wanted.get("kubernetes")),
		notices: [...named.notices, ...kubernetes.notices]
	};
}
function labelOf(deployers, kubernetes) {
	return [...require_start.DEPLOYER_KEYS.map(({ deployer }) => deployer).flatMap((name) => {
		const row = deployers[name];
		return row === void 0 ? [] : [`${require_start.DEPLOYER_TITLES[name]} ${row.version}`];
	}), ...kubernetes === void 0 ? [] : [`Kubernetes ${kubernetes}`]].join(", ");
}
// src/commands/diff/run-with.ts
async function runWith(args, host) {
	const { values, positionals } = args;
	const revision = positionals.find((word) => require_load.whatIsAt(host.cwd, word) === void 0);
	if (revision !== void 0) throw new require_load.CannotRun(`\`--with\` looks at the files on disk: there is no \`${revision}\`.`);
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(positionals, values, host),
		layout: ({ settings }) => [require_start.layoutOf(args, host), upgraded(settings, values.get("with") ?? [])],
		async load() {
			const { diffSettings } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.compare_trees_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes2.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.exit_code_of_diff_exports);
			return (engines, { tree, settings, notices }) => {
				const upgrade = upgraded(settings, values.get("with") ?? []);
				const both = {
					before: settings,
					after: upgrade.settings
				};
				const { change, redact } = diffSettings(engines, tree, both);
				const labels = {
					base: "the versions that run",
					head: upgrade.label
				};
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
						redact,
						rollouts: true,
						filesUrl: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.linksOf(values, require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.NO_CI)
					},
					notices: [...notices, ...upgrade.notices],
					code: diffExitCode(change, values)
				});
			};
		}
	});
}
// src/commands/diff/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDiff: () => runDiff });
async function runDiff(args, host) {
	const { values } = args;
	refuseOneTree(values);
	if (values.has("between")) return runBetween(args, host);
	if (values.has("with")) return runWith(args, host);
	if (values.has("matrix")) return runMatrix(args, host);
	const words = readDiffArguments(args.positionals, values, (path) => require_load.whatIsAt(host.cwd, path));
	const isCheckedOut = words.head === void 0 && words.headDir === void 0;
	const filesUrl = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.linksOf(values, isCheckedOut ? host : require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.NO_CI);
	return require_start.answerQuestion(args, host, {
		open: async () => {
			const { base, labels, ...rest } = await require_engine_run_run_run_run_open_fleet_open_comparison_format_dependencies.openComparison(words.paths, values, host, sidesOf(words));
			return {
				...rest,
				base: {
					tree: base,
					label: labels.base
				},
				label: labels.head
			};
		},
		layout: ({ base }) => [
			require_start.layoutOf(args, host),
			words,
			require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeFormatOf(values) === "html" ? [base.label, filesUrl] : void 0
		],
		async load() {
			const { diff } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.compare_trees_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes2.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.exit_code_of_diff_exports);
			return (engines, { base, tree, settings, label, notices }) => {
				const { change, redact } = diff(engines, base.tree, tree, settings);
				const labels = {
					base: base.label,
					head: label
				};
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
						redact,
						rollouts: true,
						filesUrl
					},
					notices,
					code: diffExitCode(change, values)
				});
			};
		}
	});
}
function refuseOneTree(values) {
	const one = [
		"between",
		"matrix",
		"with"
	].find((name) => values.has(name));
	if (one !== void 0 && one !== "with" && values.has("cluster")) throw new require_load.CannotRun(`\`--cluster\` cannot be used with \`--${one}\`, which compares variants.`);
	if (one !== void 0 && one !== "with" && values.has("fail-on-verdict")) throw new require_load.CannotRun(`\`--fail-on-verdict\` cannot be used with \`--${one}\`: nothing is rolled out.`);
	const side = [
		"base-dir",
		"head-dir",
		"staged"
	].find((name) => values.has(name));
	if (one === void 0 || side === void 0) return;
	throw new require_load.CannotRun(`\`--${side}\` cannot be used with \`--${one}\`, which looks at the files on disk.`);
}
function sidesOf({ base, head, baseDir, headDir, staged }) {
	return {
		base: baseSide(),
		head: headSide()
	};
	function baseSide() {
		if (baseDir !== void 0) return {
			kind: "folder",
			path: baseDir
		};
		if (base !== void 0) return {
			kind: "revision",
			revision: base
		};
		return { kind: staged ? "last-commit" : "default" };
	}
	function headSide() {
		if (headDir !== void 0) return {
			kind: "folder",
			path: headDir
		};
		if (head !== void 0) return {
			kind: "revision",
			revision: head
		};
		return { kind: staged ? "index" : "work-tree" };
	}
}
// src/commands/explain/explain-place.ts
var explain_place_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ explainPlace: () => explainPlace });
const PLACE = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s;
function explainPlace(args, host, rule, written) {
	const [, file, line] = PLACE.exec(written) ?? [];
	if (file === void 0 || line === void 0) throw new require_load.CannotRun(`\`${written}\` is not a place.`, `Write a file and a line: \`envfrom explain ${rule} deployment.yaml:12\`.`);
	if (require_load.whatIsAt(host.cwd, file) !== "file") throw new require_load.CannotRun(`No such file: \`${file}\`.`, "Name a file below the current folder.");
	const values = new Map([...args.values, ["only", [rule]]]);
	return require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.printList({
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
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
