"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes2.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
const require_engine_action_worker_run_run_open_fleet_open_comparison = require("./commands-opening.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z = require("./commands-selection.js");
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
// src/commands/selection/workload-selectors.ts
const FILE_NAME = /\.(?:ya?ml|json)$/i;
function readEnvArguments(words, whatIsAt) {
	const places = [];
	const files = [];
	const workloads = [];
	for (const word of words) {
		const existing = word === "-" ? "folder" : whatIsAt(word);
		if (existing === "folder") places.push(word);
		else if (existing === "file" || isFileGlob(word, whatIsAt)) files.push(word);
		else workloads.push(selectorOf(word));
	}
	return {
		places,
		files,
		workloads
	};
}
function isFileGlob(word, whatIsAt) {
	if (!/[*?[{]/.test(word)) return false;
	const folder = word.slice(0, word.indexOf("/") + 1);
	return FILE_NAME.test(word) || word.includes("**") || folder !== "" && whatIsAt(folder) === "folder";
}
function selectorOf(word) {
	const parts = word.replace(/^(\w+) (?=\S+$)/, "$1/").split("/");
	if (FILE_NAME.test(word) || word.startsWith(".") || word.startsWith("/")) throw new require_load.CannotRun(`No such file or directory: \`${word}\`.`);
	if (parts.length > 4 || parts.includes("")) throw new require_load.CannotRun(`\`${word}\` is neither a path that exists nor a workload.`, "A workload is named as `api`, `deployment/api` or `deploy/api/container`.");
	const [first = "", second, third, fourth] = parts;
	const written = {
		text: word,
		kind: void 0,
		namespace: void 0,
		container: void 0
	};
	if (second === void 0) return {
		...written,
		name: first
	};
	if (third === void 0) return {
		...written,
		kind: first,
		name: second,
		otherwise: {
			...written,
			namespace: first,
			name: second
		}
	};
	const within = {
		...written,
		kind: first,
		namespace: second,
		name: third,
		container: fourth
	};
	if (fourth !== void 0) return within;
	return {
		...written,
		kind: first,
		name: second,
		container: third,
		otherwise: within
	};
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
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes.js")).then((n) => n.answer_changes_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const [one, other] = [left, right].map((word) => ({
					word,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, word)) || "."
				}));
				if (one === void 0 || other === void 0) throw new Error("two variants were named");
				const change = between(engines, tree, settings, [one, other]);
				const labels = {
					base: `\`${left}\``,
					head: `\`${right}\``
				};
				const isDifferent = change.workloads.length + change.notCompared.length > 0;
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
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
	const words = readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(words.places, values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			const { matrix } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.compare_variants_exports);
			const { matrixPieces } = await Promise.resolve().then(() => require("./commands-env.js")).then((n) => n.format_matrix_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const matrices = matrix(engines, tree, settings, {
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
					rollouts: false,
					filesUrl: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.linksOf(values, require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.NO_CI)
				});
				const pieces = matrixPieces(require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeFormatOf(values), matrices, options, "differences");
				return {
					says: require_start.noticeLines(notices),
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
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.exit_code_of_diff_exports);
			return (engines, { tree, settings, notices }) => {
				const upgrade = upgraded(settings, values.get("with") ?? []);
				const both = {
					before: settings,
					after: upgrade.settings
				};
				const change = diffSettings(engines, tree, both);
				const labels = {
					base: "the versions that run",
					head: upgrade.label
				};
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
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
var run_exports$2 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDiff: () => runDiff });
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
			const { base, labels, ...rest } = await require_engine_action_worker_run_run_open_fleet_open_comparison.openComparison(words.paths, values, host, sidesOf(words));
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
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.exit_code_of_diff_exports);
			return (engines, { base, tree, settings, label, notices }) => {
				const change = diff(engines, base.tree, tree, settings);
				const labels = {
					base: base.label,
					head: label
				};
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
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
// src/commands/env/shared-question.ts
function wholeRun(run) {
	return {
		run: {
			...run,
			settings: withoutBuild(run.settings)
		},
		sharedAs: require_start.ENVIRONMENTS
	};
}
function withoutBuild(settings) {
	const { selectedBuilds, ...rest } = settings;
	return selectedBuilds === void 0 ? settings : rest;
}
const SHOWN_FORMATS = [
	"table",
	"json",
	"markdown",
	"html"
];
function shownFormat({ values }) {
	if ([
		"matrix",
		"services",
		"show-values"
	].some((flag) => values.has(flag))) return void 0;
	const asked = values.get("format")?.at(-1) ?? "table";
	return SHOWN_FORMATS.find((known) => known === asked);
}
// src/commands/env/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runEnv: () => runEnv });
function runEnv(args, host) {
	refuseValuesOnPage(args.values);
	refuseBesideMatrix(args.values);
	const words = readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	const asked = {
		args,
		words,
		host
	};
	const format = shownFormat(args);
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(require_load.placesToLook(words, host.cwd), args.values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			if (args.values.has("matrix")) {
				const { answerMatrix } = await Promise.resolve().then(() => require("./commands-env.js")).then((n) => n.answer_matrix_exports);
				return (engines, run) => answerMatrix(engines, run, asked);
			}
			const { answerEnv } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.answer_env_exports);
			return (engines, run, offer) => answerEnv(engines, run, asked, offer);
		},
		...format !== void 0 && { wider: {
			of: wholeRun,
			async load() {
				const { answerFromKept } = await Promise.resolve().then(() => require("./report-environments2.js")).then((n) => n.answer_from_kept_exports);
				return (kept, run) => answerFromKept(kept, run, asked, format);
			}
		} }
	});
}
function refuseValuesOnPage(values) {
	if (!values.has("show-values") || values.get("format")?.at(-1) !== "html") return;
	throw new require_load.CannotRun("`--show-values` cannot be used with `--format html`.");
}
const NOT_IN_MATRIX = ["show-values", "services"];
const NOT_MATRIX_FORMATS = /* @__PURE__ */ new Set(["dotenv", "describe"]);
function refuseBesideMatrix(values) {
	if (!values.has("matrix")) return;
	const format = values.get("format")?.at(-1) ?? "";
	const other = NOT_MATRIX_FORMATS.has(format) ? `format ${format}` : NOT_IN_MATRIX.find((name) => values.has(name));
	if (other !== void 0) throw new require_load.CannotRun(`\`--${other}\` cannot be used with \`--matrix\`.`);
}
// src/commands/graph/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runGraph: () => runGraph });
function runGraph(args, host) {
	const { positionals, values } = args;
	const selected = readEnvArguments(positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.printList(args, host, {
		places: require_load.placesToLook(selected, host.cwd),
		words: selected,
		filtersBuilds: true,
		async load() {
			const { formatGraph } = await Promise.resolve().then(() => require("./report-graph2.js")).then((n) => n.format_graph_exports);
			const { selectReferences } = await Promise.resolve().then(() => select_references_exports);
			return (run, report) => {
				const { here, root } = run.located;
				const selection = {
					workloads: selected.workloads,
					files: selected.files.map((path) => require_load.pathFrom(root, (0, node_path.resolve)(here, path))),
					namespace: void 0,
					notRendered: [],
					builds: report.builds
				};
				const references = selectReferences(report, selection, require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.filterOf(values, run));
				return formatGraph(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values), references);
			};
		}
	});
}
// src/commands/selection/list-filter.ts
var list_filter_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ listFilter: () => listFilter });
function listFilter(filter, builds) {
	const { kind, verdict } = filter;
	const names = require_load.nameGlobs([filter.name ?? "*"]);
	const namespaces = require_load.nameGlobs([filter.namespace ?? "*"]);
	if (filter.builds !== void 0) require_check.refuseUnknownBuild(filter.builds, builds);
	const named = filter.builds === void 0 ? builds : require_check.buildsNamed(filter.builds, builds);
	const ids = new Set(named.map(({ id }) => id));
	return (listed) => (kind === void 0 || listed.kind === kind) && (verdict === void 0 || listed.verdict === verdict) && ids.has(listed.build) && names.matches(listed.name) && (filter.namespace === void 0 || namespaces.matches(listed.namespace ?? ""));
}
// src/commands/selection/select-references.ts
var select_references_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ selectReferences: () => selectReferences });
function selectReferences({ references, environments, builds }, selection, { namespace, builds: wanted }) {
	const isListed = listFilter({
		...ANY$1,
		namespace,
		builds: wanted
	}, builds);
	const isSelected = selectedBy(environments, selection);
	return references.filter(({ reference }) => isSelected(reference) && isListed(reference));
}
const ANY$1 = {
	kind: void 0,
	name: void 0,
	verdict: void 0
};
function selectedBy(environments, selection) {
	if (selection.workloads.length + selection.files.length === 0) return () => true;
	const selected = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.selectEnvironments(environments(), selection);
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
// src/report/why/usage-query.ts
function queryMatcher({ what, name, key }) {
	const names = require_load.nameGlobs([name]);
	const isOfKind = (kind) => what === void 0 || what === kind;
	if (key !== void 0) {
		const keys = require_load.nameGlobs([key]);
		return {
			variable: () => false,
			source: () => false,
			key: (kind, source, one) => isOfKind(kind) && names.matches(source) && keys.matches(one)
		};
	}
	return {
		variable: (one) => (what === void 0 || what === "variable") && names.matches(one),
		source: (kind, one) => isOfKind(kind) && names.matches(one),
		key: (_kind, _source, one) => what === void 0 && names.matches(one)
	};
}
// src/report/why/collect-usage.ts
function collectUsage({ builds, environments, sources, references }, query) {
	const matcher = queryMatcher(query);
	const found = sources.flatMap((source) => usageOf(source, matcher));
	const byBuild = {
		environments: require_start.groupBy(environments(), ({ workload }) => workload.build),
		sources: require_start.groupBy(found, ({ source }) => source.build),
		references: require_start.groupBy(referencesTo(references, found, matcher), ({ reference }) => reference.build)
	};
	return builds.flatMap((build) => {
		const all = byBuild.environments.get(build.id) ?? [];
		const usage = {
			build,
			environments: all.flatMap((environment) => reduced(environment, matcher)),
			open: mayBeOpen(query) ? all.filter((one) => isOpen(one, matcher)) : [],
			sources: byBuild.sources.get(build.id) ?? [],
			references: byBuild.references.get(build.id) ?? []
		};
		const { environments: setting, open, sources: made, references: using } = usage;
		return setting.length + open.length + made.length + using.length === 0 ? [] : [usage];
	});
}
function mayBeOpen({ what, name, key }) {
	return key === void 0 && (what === "variable" || what === void 0 && VARIABLE.test(name));
}
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
function usageOf(source, matcher) {
	const { kind, keys, at } = source;
	const names = namesOf(at, source.name);
	if (names.some((name) => matcher.source(kind, name))) return [{
		source,
		keys: void 0
	}];
	if (keys.kind !== "known") return [];
	const named = [...keys.value.keys()].filter((key) => names.some((name) => matcher.key(kind, name, key)));
	return named.length === 0 ? [] : [{
		source,
		keys: named
	}];
}
function namesOf(at, name) {
	return [.../* @__PURE__ */ new Set([name, require_start.writtenName(at, name)])];
}
function referencesTo(references, found, matcher) {
	const wanted = new Set(found.map(({ source }) => require_check.identityOfSource(source)));
	return references.filter(({ reference, verdict }) => {
		const { kind, key, use } = reference;
		const names = namesOf(reference.at, reference.name);
		if (names.some((name) => matcher.source(kind, name))) return true;
		if (key !== void 0) return names.some((name) => matcher.key(kind, name, key.name));
		return (use === "env-from" || use === "volume") && require_check.sourcesOf(verdict).some((source) => wanted.has(require_check.identityOfSource(source)));
	});
}
function reduced(environment, matcher) {
	const { bindings, skipped, failures } = environment;
	const kept = {
		...environment,
		bindings: bindings.filter((binding) => isAsked(binding, matcher)),
		skipped: skipped.filter(({ name }) => name !== void 0 && matcher.variable(name)),
		failures: failures.filter(({ reference }) => reference?.use === "env" && reference.subject !== void 0 && matcher.variable(reference.subject))
	};
	return kept.bindings.length + kept.skipped.length + kept.failures.length === 0 ? [] : [kept];
}
function isAsked(binding, matcher) {
	if (binding.from.kind === "env-from-unknown") return false;
	if (matcher.variable(binding.name)) return true;
	return [binding, ...binding.hides].some(({ from }) => (from.kind === "env-from" || from.kind === "key") && namesOf(from.reference.at, from.reference.name).some((name) => matcher.key(from.reference.kind, name, from.key)));
}
function isOpen({ bindings }, matcher) {
	return bindings.some(({ from }) => from.kind === "env-from-unknown") && !bindings.some((binding) => isAsked(binding, matcher));
}
// src/commands/selection/select-usage.ts
var select_usage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	isNamedNowhere: () => isNamedNowhere,
	selectUsage: () => selectUsage
});
function selectUsage(report, asked, { builds }) {
	const all = collectUsage(report, asked);
	const isListed = listFilter({
		...ANY,
		builds
	}, report.builds);
	const usage = all.filter(({ build: { id } }) => isListed({
		kind: "",
		name: "",
		namespace: void 0,
		build: id
	}));
	if (usage.some(isCertain)) return usage;
	const where = builds === void 0 ? "in this repository" : `in build \`${builds[0] ?? ""}\``;
	const unknown = usage.reduce((sum, each) => sum + each.open.length, 0) === 0 ? [] : ["Some containers take all keys of a ConfigMap or Secret whose keys are not known: it may be one of them."];
	throw new require_load.CannotRun([`Nothing ${where} sets, defines or uses \`${asked.text}\`.`, ...unknown], helpOf(report, asked, all));
}
function isNamedNowhere(report, asked) {
	return !collectUsage(report, asked).some(isCertain);
}
const ANY = {
	kind: void 0,
	name: void 0,
	namespace: void 0,
	verdict: void 0
};
function isCertain({ environments, sources, references }) {
	return environments.length + sources.length + references.length > 0;
}
function helpOf({ environments, sources, references }, { name, key }, elsewhere) {
	const other = elsewhere.find(isCertain)?.build.id;
	if (other !== void 0) return `Build \`${other}\` has it.`;
	const names = [
		...environments().flatMap(({ bindings }) => bindings.map((binding) => binding.name)),
		...sources.map((source) => source.name),
		...references.map(({ reference }) => reference.name)
	];
	const nearest = key === void 0 ? require_load.nearestName(name, new Set(names)) : void 0;
	return nearest === void 0 ? void 0 : `Did you mean \`${nearest}\`?`;
}
Object.defineProperty(exports, "list_filter_exports", {
	enumerable: true,
	get: function() {
		return list_filter_exports;
	}
});
Object.defineProperty(exports, "queryMatcher", {
	enumerable: true,
	get: function() {
		return queryMatcher;
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
Object.defineProperty(exports, "run_exports$2", {
	enumerable: true,
	get: function() {
		return run_exports$2;
	}
});
Object.defineProperty(exports, "select_usage_exports", {
	enumerable: true,
	get: function() {
		return select_usage_exports;
	}
});
Object.defineProperty(exports, "wholeRun", {
	enumerable: true,
	get: function() {
		return wholeRun;
	}
});
