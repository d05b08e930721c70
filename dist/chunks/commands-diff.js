"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_examine_check_watch_run_run_run_compare_trees = require("./report-page.js");
const require_engine_action_worker_run_open_comparison = require("./io-git.js");
const require_engine_explain_place_format_why_format_sources_format_references_format_dependencies_format_charts = require("./report-inventory2.js");
const require_engine_action_worker_run_run_run_run_fix_problems = require("./edits.js");
let node_path = require("node:path");
// src/io/mount-tree.ts
function mountTree(tree, folder) {
	if (folder === "" || folder === ".") return tree;
	const place = (path) => `${folder}/${path}`;
	return {
		paths: tree.paths.map(place),
		named: [folder],
		...tree.remotes !== void 0 && { remotes: tree.remotes },
		...tree.revisions !== void 0 && { revisions: tree.revisions },
		...tree.excluded !== void 0 && { excluded: tree.excluded.map(place) },
		...tree.notices !== void 0 && { notices: tree.notices },
		read: (path) => path.startsWith(`${folder}/`) ? tree.read(path.slice(folder.length + 1)) : outside()
	};
}
function outside() {
	return {
		kind: "unreadable",
		reason: "it is outside the folder to compare with, where nothing is read",
		cause: "outside"
	};
}
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
	const parts = word.split("/");
	if (FILE_NAME.test(word) || word.startsWith(".") || word.startsWith("/")) throw new require_load.CannotRun(`No such file or directory: \`${word}\`.`);
	if (parts.length > 3 || parts.includes("")) throw new require_load.CannotRun(`\`${word}\` is neither a path that exists nor a workload.`, "A workload is named as `api`, `deployment/api` or `deploy/api/container`.");
	const [first = "", second, container] = parts;
	if (second === void 0) return {
		text: word,
		kind: void 0,
		name: first,
		container
	};
	return {
		text: word,
		kind: first,
		name: second,
		container
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
			const { between } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.compare_variants_exports);
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
	const words = readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(words.places, values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			const { matrix } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.compare_variants_exports);
			const { formatMatrix } = await Promise.resolve().then(() => require("./commands-build.js")).then((n) => n.format_matrix_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const found = matrix(engines, tree, settings, {
					workloads: words.workloads,
					files: words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file))),
					namespace: void 0,
					notRendered: []
				});
				const options = require_engine_action_worker_examine_check_watch_run_run_run_compare_trees.changeOptionsOf(values, host, {
					labels: {
						base: "",
						head: ""
					},
					redact: found.redact,
					rollouts: false
				});
				const text = formatMatrix(require_engine_action_worker_examine_check_watch_run_run_run_compare_trees.changeFormatOf(values), found.matrix, options);
				return {
					says: notices.map((notice) => `envfrom: ${notice}`),
					outputs: [{
						file: values.get("output")?.at(-1),
						pieces: [text]
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
	if (revision !== void 0) throw new require_load.CannotRun(`\`--with\` looks at the files here: there is no \`${revision}\`.`);
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
						rollouts: true
					},
					notices: [...notices, ...upgrade.notices],
					code: diffExitCode(change, values)
				});
			};
		}
	});
}
// src/commands/diff/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDiff: () => runDiff });
async function runDiff(args, host) {
	const { values } = args;
	refuseOneTree(values);
	if (values.has("between")) return runBetween(args, host);
	if (values.has("with")) return runWith(args, host);
	if (values.has("matrix")) return runMatrix(args, host);
	const words = readDiffArguments(args.positionals, values, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: async () => {
			const { base, labels, ...rest } = await require_engine_action_worker_run_open_comparison.openComparison(words.paths, values, host, sidesOf(words));
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
			require_engine_action_worker_examine_check_watch_run_run_run_compare_trees.changeFormatOf(values) === "html" ? base.label : void 0
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
						rollouts: true
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
	throw new require_load.CannotRun(`\`--${side}\` cannot be used with \`--${one}\`, which looks at the files here.`);
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
// src/commands/env/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runEnv: () => runEnv });
function runEnv(args, host) {
	refuseValuesOnPage(args.values);
	const words = readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(require_load.placesToLook(words, host.cwd), args.values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			const { answerEnv } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.answer_env_exports);
			return (engines, run) => answerEnv(engines, run, {
				args,
				words,
				host
			});
		}
	});
}
function refuseValuesOnPage(values) {
	if (!values.has("show-values") || values.get("format")?.at(-1) !== "html") return;
	throw new require_load.CannotRun("`--show-values` cannot be used with `--format html`.");
}
// src/pipeline/fix-problems.ts
var fix_problems_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ fixProblems: () => fixProblems });
const MOST_ROUNDS = 5;
function fixProblems(tree, first, examine) {
	const texts = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Set();
	const fixed = [];
	let report = first;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const made = oneRound(tree, texts, report, refused, examine);
		if (made === void 0) break;
		for (const [path, edited] of made.texts) texts.set(path, edited);
		fixed.push(...made.fixed);
		report = made.report;
	}
	return {
		changes: [...texts].map(([path, { before, text }]) => ({
			path,
			before,
			after: text
		})).toSorted((a, b) => a.path < b.path ? -1 : 1),
		fixed,
		report
	};
}
function oneRound(tree, known, report, refused, examine) {
	for (;;) {
		const candidates = report.problems.filter((problem) => isFixable(problem) && !refused.has(keyOf(problem)));
		if (candidates.length === 0) return void 0;
		const { texts, made } = edit(known, candidates);
		const after = examine(withTexts(tree, new Map([...known, ...texts])));
		const still = new Set(after.problems.map(placeKey));
		const failed = made.filter(({ key }) => still.has(key));
		if (failed.length === 0) return made.length === 0 ? void 0 : {
			texts,
			fixed: made.map(({ problem }) => problem),
			report: after
		};
		for (const { problem } of failed) refused.add(keyOf(problem));
	}
}
function isFixable({ fix }) {
	return fix !== void 0 && fix.edits.length > 0 && fix.edits.every(({ at: { file } }) => file === fix.edits[0]?.at.file && file.host === void 0 && file.encoding === void 0 && !file.text.includes("rollout.envfrom.dev/origin"));
}
function edit(known, candidates) {
	const texts = /* @__PURE__ */ new Map();
	const made = [];
	for (const [path, problems] of require_start.groupBy(candidates, pathOf)) {
		const conflicting = require_engine_action_worker_run_run_run_run_fix_problems.conflictingEdits(problems.flatMap(editsOf));
		const agreed = problems.filter((each) => !editsOf(each).some((one) => conflicting.has(one)));
		const edits = differentEdits(agreed);
		const file = edits[0]?.at.file;
		if (file === void 0) continue;
		const text = require_engine_action_worker_run_run_run_run_fix_problems.applyEdits(file.text, edits);
		texts.set(path, {
			before: known.get(path)?.before ?? file.text,
			text
		});
		const place = placesAfter(edits);
		for (const problem of agreed) {
			const { start, file: of } = require_start.hostSpan(problem.at);
			made.push({
				problem,
				key: keyAt(problem, of.path === path ? place(start) : start)
			});
		}
	}
	return {
		texts,
		made
	};
}
function differentEdits(problems) {
	const edits = problems.flatMap(editsOf).map((each) => [`${each.at.start} ${each.at.end} ${each.text}`, each]);
	return [...new Map(edits).values()];
}
function editsOf({ fix }) {
	return fix?.edits ?? [];
}
function pathOf({ fix }) {
	return fix?.edits[0]?.at.file.path ?? "";
}
function placesAfter(edits) {
	const sorted = edits.toSorted((a, b) => a.at.end - b.at.end);
	const shifts = [0];
	for (const { at, text } of sorted) shifts.push((shifts.at(-1) ?? 0) + text.length - (at.end - at.start));
	return (offset) => {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >> 1;
			const span = sorted[middle]?.at;
			if (span !== void 0 && span.end <= offset && span.start < offset) low = middle + 1;
			else high = middle;
		}
		return offset + (shifts[low] ?? 0);
	};
}
function placeKey(problem) {
	return keyAt(problem, require_start.hostSpan(problem.at).start);
}
function keyAt({ rule, at }, offset) {
	return `${rule} ${require_start.hostSpan(at).file.path} ${offset}`;
}
function keyOf(problem) {
	return `${placeKey(problem)} ${problem.message}`;
}
function withTexts(tree, texts) {
	const contents = new Map([...texts].map(([path, { text }]) => [path, new TextEncoder().encode(text)]));
	return {
		...tree,
		read(path) {
			const bytes = contents.get(path);
			return bytes === void 0 ? tree.read(path) : {
				kind: "bytes",
				bytes
			};
		}
	};
}
// src/report/inventory/format-references.ts
var format_references_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatReferences: () => formatReferences });
const HEAD = [
	"VERDICT",
	"KIND",
	"NAME",
	"USED BY",
	"PLACE"
];
function formatReferences(format, references, options) {
	if (format === "json") return require_engine_explain_place_format_why_format_sources_format_references_format_dependencies_format_charts.listJson("references", references.map(require_formats.referenceJson), options);
	return require_engine_explain_place_format_why_format_sources_format_references_format_dependencies_format_charts.table(HEAD, references.map(rowOf), options);
}
function rowOf({ reference, verdict, at }) {
	const { kind, namespace, name, key } = reference;
	const named = `${namespace === void 0 ? "" : `${namespace}/`}${name}`;
	return [
		verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind,
		kind,
		key === void 0 ? named : `${named}:${key.name}`,
		require_check.nameOfReferrer(reference).replaceAll("`", ""),
		require_start.placeOf(at)
	];
}
Object.defineProperty(exports, "fix_problems_exports", {
	enumerable: true,
	get: function() {
		return fix_problems_exports;
	}
});
Object.defineProperty(exports, "format_references_exports", {
	enumerable: true,
	get: function() {
		return format_references_exports;
	}
});
Object.defineProperty(exports, "mountTree", {
	enumerable: true,
	get: function() {
		return mountTree;
	}
});
Object.defineProperty(exports, "readEnvArguments", {
	enumerable: true,
	get: function() {
		return readEnvArguments;
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
