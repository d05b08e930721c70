"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox = require("./commands-selection.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection2.js");
const require_engine_select_usage_format_why_list_filter_select_references_compare_variants = require("./report-why.js");
const require_config = require("./config.js");
const require_engine_action_worker_run_run_run_run_fix_problems = require("./edits.js");
let node_path = require("node:path");
// src/commands/builds/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuilds: () => runBuilds });
function runBuilds(args, host) {
	return require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.printList(args, host, {
		places: args.positionals,
		filtersBuilds: false,
		printsProblems: true,
		empty: {
			note: "nothing in this repository is deployed.",
			headings: 0
		},
		async load() {
			const { formatBuilds } = await Promise.resolve().then(() => require("./command-rollout.js")).then((n) => n.format_builds_exports);
			return (_, report, options) => formatBuilds(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(args.values), report, options);
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
// src/commands/init/plan-clusters.ts
const ELSEWHERE = " \u2192 ";
function planClusters({ builds }, { clusters = [], entryPoints = [] }) {
	const names = /* @__PURE__ */ new Set([...clusters.map(({ name }) => name), ...entryPoints.flatMap(({ cluster }) => cluster ?? [])]);
	const found = [...new Set(builds.flatMap(({ cluster }) => cluster ?? []))].filter((cluster) => cluster !== "." && !names.has(cluster) && !cluster.includes(ELSEWHERE)).sort();
	return [...require_start.groupBy(found, lastPart)].flatMap(([name, folders]) => {
		const isOwnName = folders.length === 1 && !names.has(name);
		return folders.map((folder) => ({
			name: isOwnName ? name : folder,
			folders: [folder]
		}));
	});
}
function lastPart(folder) {
	return folder.slice(folder.lastIndexOf("/") + 1);
}
// src/commands/init/plan-entry-points.ts
function planEntryPoints({ builds }) {
	return builds.flatMap((build) => {
		const { id, folder = id, kind, deployment, objects, failures } = build;
		if (kind !== "chart" || deployment?.evidence.kind !== "chart") return [];
		if (objects.length === 0 || failures.length > 0 || require_check.isInExamples(folder)) return [];
		const cluster = require_check.environmentOf$1(build);
		if (cluster === void 0 || require_check.environmentOf(cluster) === void 0) return [];
		return [{
			chart: folder,
			values: [id.slice(folder.length + require_check.WITH.length)],
			cluster
		}];
	});
}
// src/references/objects/glob-names.ts
const MANY = 8;
const SHORTEST = 4;
function globNames(names, others) {
	const left = new Set(names);
	const taken = new Set(others.flatMap(patternsFor));
	const found = [];
	const widest = [...require_start.groupBy(names.flatMap((name) => patternsFor(name).map((pattern) => ({
		name,
		pattern
	}))), ({ pattern }) => pattern)].toSorted(([a, some], [b, more]) => more.length - some.length || b.length - a.length || (a < b ? -1 : 1));
	for (const [pattern, group] of widest) {
		const covered = group.flatMap(({ name }) => left.has(name) ? [name] : []);
		if (taken.has(pattern) || covered.length < MANY) continue;
		for (const name of covered) left.delete(name);
		found.push({
			pattern,
			names: covered
		});
	}
	const single = [...left].map((name) => ({
		pattern: name,
		names: [name]
	}));
	return [...found, ...single].toSorted((a, b) => a.pattern < b.pattern ? -1 : 1);
}
function patternsFor(name) {
	return [...name.matchAll(/[-.]/g)].flatMap(({ index }) => [...index + 1 >= SHORTEST ? [`${name.slice(0, index + 1)}*`] : [], ...name.length - index >= SHORTEST ? [`*${name.slice(index)}`] : []]);
}
// src/commands/init/plan-externals.ts
const MANY_NAMESPACES = 3;
const NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
const EXISTS = /* @__PURE__ */ new Set([
	"present",
	"elsewhere",
	"produced"
]);
function planExternals({ references }, declared) {
	const covering = coveringOf(declared);
	const needed = references.filter(({ verdict }) => !EXISTS.has(verdict.kind));
	const used = new Set(needed.flatMap(({ reference }) => covering(reference)));
	const undeclared = references.filter(({ verdict, reference }) => verdict.kind === "undeclared" && verdict.missing.nearest === void 0 && [reference.name, reference.namespace ?? reference.name].every((name) => NAME.test(name)) && covering(reference).length === 0);
	const unused = [...declared.keys()].filter((index) => !used.has(index));
	return {
		add: KINDS.flatMap((kind) => declarationsOf(kind, undeclared, references)),
		drop: new Set(unused)
	};
}
const KINDS = ["ConfigMap", "Secret"];
function coveringOf(declared) {
	const names = require_load.nameGlobs(declared.map(({ name }) => name));
	const namespaces = require_load.nameGlobs(declared.map(({ namespace }) => namespace));
	return ({ kind, name, namespace }) => {
		const named = names.matching(name).filter((index) => declared[index]?.kind === kind);
		if (named.length === 0 || namespace === void 0) return named;
		const within = new Set(namespaces.matching(namespace));
		return named.filter((index) => within.has(index));
	};
}
function declarationsOf(kind, undeclared, all) {
	const existing = all.flatMap(({ reference, verdict }) => reference.kind === kind && EXISTS.has(verdict.kind) ? [reference.name] : []);
	return [...require_start.groupBy(usesOf(undeclared.filter(({ reference }) => reference.kind === kind)), ({ namespace }) => namespace)].flatMap(([namespace, uses]) => {
		const users = new Map(uses.map((use) => [use.name, use.users]));
		return globNames([...users.keys()], existing).map(({ pattern, names }) => ({
			kind,
			namespace,
			name: pattern,
			comment: commentOf(names, names.flatMap((name) => users.get(name) ?? []))
		}));
	});
}
function usesOf(undeclared) {
	return [...require_start.groupBy(undeclared, ({ reference }) => reference.name)].flatMap(([name, users]) => {
		const namespaces = require_start.groupBy(users, ({ reference }) => reference.namespace);
		if (namespaces.has(void 0) || namespaces.size >= MANY_NAMESPACES) return [{
			name,
			namespace: void 0,
			users
		}];
		return [...namespaces].map(([namespace, some]) => ({
			name,
			namespace,
			users: some
		}));
	});
}
function commentOf(names, users) {
	const [first] = users;
	if (first === void 0) return "";
	const objects = [...new Set(users.map(({ reference }) => require_check.nameOfManifest(reference.manifest)))];
	const which = names.length === 1 ? "" : `${require_start.shortListOf(names, 3)}: `;
	const who = require_start.shortListOf(objects.map((name) => name.replaceAll("`", "")), 1);
	return require_start.escapeText(`${which}${WHY[first.reference.use] ?? "not defined or mentioned anywhere in this repository"}; for ${who}, ${require_start.placeOf(first.at)}`);
}
const WHY = {
	"image-pull-secret": "credentials of a registry, usually created by hand",
	"ingress-tls": "a certificate that nothing in this repository requests"
};
// src/commands/init/plan-sources.ts
const FEWEST_PATHS = 2;
function planSources({ uncheckedEntries, files }) {
	const unknown = uncheckedEntries.filter(({ reason }) => reason.code === "unknown-artifact");
	if (unknown.length === 0) return [];
	const folders = require_check.foldersOf(files.map(({ path }) => path));
	const uses = unknown.flatMap(({ manifest }) => useOf(manifest) ?? []);
	return [...require_start.groupBy(uses, ({ key }) => key).values()].flatMap((same) => {
		const [first] = same;
		const paths = new Set(same.map(({ path }) => path));
		const [folder, second] = wholesOf([...paths], folders);
		if (first === void 0 || folder === void 0 || second !== void 0) return [];
		if (paths.size < FEWEST_PATHS) return [];
		return [{
			...first.source,
			folder
		}];
	});
}
function useOf(manifest) {
	const { node, dialect, namespace: own } = manifest;
	const text = (...path) => require_check.stringOf$1(require_start.valueAt(node, "spec", ...path), dialect) || void 0;
	const path = text("path")?.replaceAll(/^(?:\.?\/)+|\/+$/g, "");
	const [kind, name] = [text("sourceRef", "kind"), text("sourceRef", "name")];
	const namespace = text("sourceRef", "namespace") ?? own;
	if (!path || path === "." || kind === void 0 || name === void 0) return void 0;
	const source = {
		kind,
		...namespace !== void 0 && { namespace },
		name
	};
	return {
		key: `${kind} ${namespace ?? ""}/${name}`,
		source,
		path
	};
}
function wholesOf([first = "", ...others], folders) {
	return [...folders].flatMap((folder) => {
		if (folder === first) return ["."];
		return folder.endsWith(`/${first}`) ? [folder.slice(0, -first.length - 1)] : [];
	}).filter((whole) => others.every((path) => folders.has(below(whole, path)))).sort();
}
function below(whole, path) {
	return whole === "." ? path : `${whole}/${path}`;
}
// src/report/inventory/init-texts.ts
const MOST_FOLDERS = 5;
const NOTABLE = /* @__PURE__ */ new Set([
	"fixture",
	"vendored",
	"archive",
	"generated"
]);
function initHeader({ files }) {
	const skipped = files.flatMap(({ path, class: found }) => found.kind === "skipped" && NOTABLE.has(found.as) ? [{
		path,
		as: found.as
	}] : []);
	const folders = [...require_start.groupBy(skipped, ({ path, as }) => `${require_start.folderOf(path)}\0${as}`)];
	const lines = folders.slice(0, MOST_FOLDERS).map(([key, some]) => {
		const [folder = "", as = ""] = key.split("\0");
		return `#   ${require_start.escapeText(folder || ".")} (${as}, ${require_start.count(some.length, "file")})`;
	});
	const more = folders.length - MOST_FOLDERS;
	return [
		"# Written by `envfrom init`; `envfrom init --update` keeps it up to date.",
		"# `externals` are the ConfigMaps and Secrets that are created outside this repository.",
		"# With --strict, every other name that nothing in the repository defines or mentions is an error.",
		...lines.length === 0 ? [] : [
			"#",
			"# Not checked; include a folder to check it:",
			...lines
		],
		...more > 0 ? [`#   and ${require_start.count(more, "more folder")}`] : [],
		"",
		""
	].join("\n");
}
const ABOUT_ENTRY_POINTS = ["Nothing in this repository deploys these charts, but they have values files of environments.", "Uncomment the releases that people install, and add their `namespace` and `release`."];
function initSummary(path, { add, drop, clusters, sources, proposed }, changed) {
	const name = require_start.escapeText(path);
	if (!changed) return `Nothing to change in ${name}.\n`;
	const counts = [
		require_start.count(add.length, "external"),
		...clusters.length === 0 ? [] : [require_start.count(clusters.length, "cluster")],
		...sources.length === 0 ? [] : [require_start.count(sources.length, "source")]
	];
	if (add.length + drop.size + clusters.length + sources.length + proposed.length === 0) return `Wrote ${name}. Nothing has to be declared: every name that is used is defined or explained.\n`;
	const removed = drop.size === 0 ? "" : `, ${require_start.numberText(drop.size)} removed`;
	const hint = add.length === 0 ? "" : " Read the list: a misspelled name is declared too.";
	const more = proposed.length === 0 ? "" : ` ${require_start.count(proposed.length, "entry point")} proposed in a comment: uncomment what is right.`;
	return `Wrote ${name}: ${require_start.listOf(counts)} declared${removed}.${hint}${more}\n`;
}
// src/commands/init/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runInit: () => runInit });
const SCHEMA_LINE = `# yaml-language-server: $schema=${require_config.CONFIG_SCHEMA}\n`;
async function runInit(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const tree = await progress.watch(run.tree);
		const engines = await require_start.loadEngines({
			...run,
			tree
		});
		const there = configOf(run, args);
		if (there !== void 0 && !values.has("update")) throw isThere(there);
		const settings = {
			...run.settings,
			externals: []
		};
		const report = require_engine_run_run_answer_env_check_tree.check(engines, tree, require_check.catalogue, settings);
		progress.stop();
		const plan = planExternals(report, run.settings.externals);
		const { editExternals } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.edit_externals_exports);
		const before = there?.text ?? `${SCHEMA_LINE}${initHeader(report)}`;
		const { addItems } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.add_items_exports);
		const clusters = planClusters(report, run.settings);
		const sources = planSources(report);
		const declared = addItems(editExternals(before, plan), "clusters", clusters);
		const { proposeItems } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.propose_items_exports);
		const found = planEntryPoints(report);
		const withSources = addItems(declared, "sources", sources);
		const text = proposeItems(withSources, "entryPoints", found, ABOUT_ENTRY_POINTS);
		const proposed = text === withSources ? [] : found;
		if (values.has("dry-run")) host.stdout.write(text);
		else await write(text, there, run, {
			...plan,
			clusters,
			sources,
			proposed
		}, host);
		return 0;
	} finally {
		progress.stop();
	}
}
function configOf({ located }, { values }) {
	const { here, root, start } = located;
	const named = values.get("config")?.at(-1);
	return named === void 0 ? require_start.findConfig(start, root)?.file : {
		...require_start.namedConfig(here, root, named),
		path: require_load.pathFrom(root, (0, node_path.join)(here, named))
	};
}
function isThere({ path }) {
	return new require_load.CannotRun(`The configuration already exists: \`${path}\`.`, "`envfrom init --update` adds new names to it, and removes those that nothing needs.");
}
async function write(text, there, { located: { root, start } }, plan, { stdout, holdSignals }) {
	const path = there?.path ?? require_load.pathFrom(root, (0, node_path.join)(start, ".envfrom.yaml"));
	if (text !== there?.text) await require_start.writeFiles([{
		path: (0, node_path.join)(root, path),
		name: path,
		text
	}], root, holdSignals);
	stdout.write(initSummary(path, plan, text !== there?.text));
}
// src/commands/selection/select-references.ts
var select_references_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ selectReferences: () => selectReferences });
function selectReferences({ references, environments, builds }, selection, { namespace, builds: wanted }) {
	const isListed = require_engine_select_usage_format_why_list_filter_select_references_compare_variants.listFilter({
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
	const selected = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.selectEnvironments(environments(), selection);
	const keys = new Set(selected.map(({ workload }) => keyOf$1(workload)));
	return ({ workload }) => workload !== void 0 && keys.has(keyOf$1(workload));
}
function keyOf$1({ build, path, manifest: { kind, namespace, name } }) {
	return [
		build,
		kind,
		namespace,
		name,
		path
	].join("\0");
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
Object.defineProperty(exports, "exit_code_of_diff_exports", {
	enumerable: true,
	get: function() {
		return exit_code_of_diff_exports;
	}
});
Object.defineProperty(exports, "fix_problems_exports", {
	enumerable: true,
	get: function() {
		return fix_problems_exports;
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
Object.defineProperty(exports, "select_references_exports", {
	enumerable: true,
	get: function() {
		return select_references_exports;
	}
});
