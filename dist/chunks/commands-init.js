"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants = require("./rollout-compare2.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4 = require("./report-document2.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
const require_config = require("./config.js");
let node_path = require("node:path");
// src/rollout/compare-variants.ts
const NO_ROLLOUT = {
	verdict: "unaffected",
	needless: false,
	reasons: []
};
function compareVariants(evidence, left, right) {
	const [olds, news] = [left, right].map((builds) => workloadsIn(evidence, builds));
	const pairs = matchVariants(olds ?? [], news ?? []);
	const sideOf = require_engine_action_worker_watch_run_run_run_compare_variants_engines.resolveSides(evidence, pairs.flat());
	const workloads = pairs.flatMap(([before, after]) => {
		if (before === void 0 || after === void 0) return [];
		const containers = require_engine_action_worker_watch_run_run_run_compare_variants_engines.compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
		if (containers.length === 0) return [];
		return [{
			before,
			after,
			renamed: false,
			builds: [`${before.build} \u2192 ${after.build}`],
			amount: 1,
			namespaces: [after.namespace ?? ""],
			rollout: NO_ROLLOUT,
			containers
		}];
	});
	const alone = pairs.flatMap(([before, after]) => {
		const only = before === void 0 ? after : after === void 0 ? before : void 0;
		if (only === void 0) return [];
		return [{
			text: `only \`${only.build}\` has ${require_start.nameOfWorkload(only)}`,
			at: only.manifest.node
		}];
	});
	const builds = [...left.map((before) => ({
		before,
		after: void 0
	})), ...right.map((after) => ({
		before: void 0,
		after
	}))];
	return {
		workloads: require_engine_action_worker_watch_run_run_run_compare_variants_engines.mergeWorkloads(workloads),
		sources: [],
		unused: [],
		builds,
		notCompared: alone
	};
}
function withoutMoved(container) {
	const variables = container.variables.filter(({ kind }) => kind !== "moved");
	const { status, files, stops, needs, mends } = container;
	const isEmpty = [
		variables,
		files,
		stops,
		needs,
		mends
	].every(({ length }) => length === 0);
	return status === "kept" && isEmpty ? [] : [{
		...container,
		variables
	}];
}
function workloadsIn({ workloads }, builds) {
	const ids = new Set(builds.map(({ id }) => id));
	return workloads.filter(({ build }) => ids.has(build));
}
function matchVariants(olds, news) {
	const found = /* @__PURE__ */ new Map();
	const left = new Set(olds);
	for (const keyOf of [require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.originOf, require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.writtenTitleOf]) {
		const waiting = /* @__PURE__ */ new Map();
		for (const old of left) require_start.appendTo(waiting, keyOf(old), old);
		for (const now of news) {
			if (found.has(now)) continue;
			const old = waiting.get(keyOf(now))?.shift();
			if (old === void 0) continue;
			found.set(now, old);
			left.delete(old);
		}
	}
	return [...news.map((now) => [found.get(now), now]), ...[...left].map((old) => [old, void 0])];
}
// src/rollout/compare/select-builds.ts
function selectBuilds(builds, word, path) {
	const exact = builds.filter((build) => pathsOf(build).some((each) => each === path || each === word));
	if (exact.length > 0) return exact;
	const below = builds.filter((build) => pathsOf(build).some((each) => each.startsWith(`${path}/`)));
	if (below.length > 0) return below;
	const named = builds.filter(({ deployedBy }) => {
		const name = deployedBy?.name ?? "";
		return name === word || name.slice(name.lastIndexOf("/") + 1) === word;
	});
	if (named.length > 0) return named;
	const { matches } = require_load.pathGlobs([`/${path}`]);
	return builds.filter((build) => pathsOf(build).some(matches));
}
function pathsOf({ id, folder }) {
	return [id, ...folder === void 0 ? [] : [folder]];
}
// src/commands/diff/compare-variants.ts
var compare_variants_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	between: () => between,
	matrix: () => matrix
});
function between(engines, tree, settings, [left, right]) {
	const { evidence } = require_check.gatherTree(engines, tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	return require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.redactChange(change, require_check.redactionOf([evidence]));
}
function buildsNamed(builds, { word, path }) {
	const found = selectBuilds(builds, word, path);
	if (found.length > 0) return found;
	const near = require_load.nearestName(path, new Set(builds.map(({ id }) => id)));
	const help = near === void 0 ? "`envfrom builds` lists the builds." : `Did you mean \`${near}\`?`;
	throw new require_load.CannotRun(`No build matches \`${word}\`.`, help);
}
const MOST_NAMED = 10;
function matrix(engines, tree, settings, selection) {
	const { evidence } = require_check.gatherTree(engines, tree, settings);
	const matrices = require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.selectMatrices(evidence, evidence, selection);
	if (matrices.length > 1) {
		const names = matrices.slice(0, MOST_NAMED).flatMap(({ variants: [first] }) => first === void 0 ? [] : [require_start.nameOfWorkload(first)]);
		const rest = matrices.length - names.length;
		throw new require_load.CannotRun(`\`diff --matrix\` shows one workload, and ${matrices.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}, or use \`envfrom env --matrix\`.`);
	}
	if (matrices.length === 0) throw new require_load.CannotRun("There are no workloads in these files.");
	return matrices;
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
// src/commands/init/plan-clusters.ts
const ELSEWHERE = " \u2192 ";
function planClusters({ builds }, { clusters = [], entryPoints = [] }) {
	const names = /* @__PURE__ */ new Set([...clusters.map(({ name }) => name), ...entryPoints.flatMap(({ cluster }) => cluster ?? [])]);
	const found = [...new Set(builds.flatMap(({ cluster }) => cluster ?? []))].filter((cluster) => cluster !== "." && !names.has(cluster) && !cluster.includes(ELSEWHERE)).sort();
	return [...require_start.groupBy(found, require_start.fileNameOf)].flatMap(([name, folders]) => {
		const isOwnName = folders.length === 1 && !names.has(name);
		return folders.map((folder) => ({
			name: isOwnName ? name : folder,
			folders: [folder]
		}));
	});
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
const EXISTS = /* @__PURE__ */ new Set([
	"present",
	"elsewhere",
	"produced"
]);
function planExternals({ references }, declared) {
	const covering = coveringOf(declared);
	const needed = references.filter(({ verdict }) => !EXISTS.has(verdict.kind));
	const used = new Set(needed.flatMap(({ reference }) => covering(reference)));
	const undeclared = references.filter(({ verdict, reference }) => verdict.kind === "undeclared" && verdict.missing.nearest === void 0 && [reference.name, reference.namespace ?? reference.name].every((name) => require_check.PLAIN_NAME.test(name)) && covering(reference).length === 0);
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
	const objects = new Set(users.map(({ reference }) => require_start.nameOfManifest(reference.manifest, "")));
	const which = names.length === 1 ? "" : `${require_start.shortListOf(names, 3)}: `;
	const who = require_start.shortListOf([...objects], 1);
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
	const folders = require_start.foldersOf(files.map(({ path }) => path));
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
	const text = (...path) => require_check.stringOf(require_start.valueAt(node, "spec", ...path), dialect) || void 0;
	const path = text("path")?.replaceAll(/^(?:\.?\/)+|(?<!\/)\/+$/g, "");
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
	}).filter((whole) => others.every((path) => folders.has(require_start.folderPrefix(whole) + path))).sort();
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
		const { addItems, proposeItems } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.add_items_exports);
		const clusters = planClusters(report, run.settings);
		const sources = planSources(report);
		const declared = addItems(editExternals(before, plan), "clusters", clusters);
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
// src/report/why/format-file-deployment.ts
var format_file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatFileDeployment: () => formatFileDeployment });
const MOST_BUILDS = 50;
const ANSWERS = {
	deployed: "deployed",
	"not-deployed": "not deployed",
	unknown: "not known whether it is deployed"
};
function formatFileDeployment(format, found, options) {
	if (format === "json") return fileJson(found, options);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument(format === "html" ? "html" : "text", fileDocument(found), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function fileDocument({ path, answer, because, builds }) {
	const more = builds.length - MOST_BUILDS;
	return [require_start.section([`${path}: `, require_start.strong(ANSWERS[answer])], [
		...because.map((text) => require_start.fixedLine(require_start.message(text), { mark: "  " })),
		...builds.slice(0, MOST_BUILDS).flatMap((build) => [require_start.fixedLine(titleOf(build, builds.length), { mark: "  " }), require_start.fixedLine(require_start.message(build.because), { mark: "    " })]),
		...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more builds`, { tone: "quiet" })] : []
	])];
}
function titleOf({ id, cluster, answer }, of) {
	const name = cluster === void 0 || require_check.isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
	return of === 1 ? `in build ${name}` : `in build ${name}: ${ANSWERS[answer]}`;
}
function fileJson({ path, answer, because, builds }, { version }) {
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		asked: path,
		answer,
		because,
		builds: builds.map((build) => ({
			build: build.id,
			cluster: build.cluster,
			answer: build.answer,
			evidence: build.evidence,
			because: build.because
		}))
	})}\n`;
}
Object.defineProperty(exports, "compare_variants_exports", {
	enumerable: true,
	get: function() {
		return compare_variants_exports;
	}
});
Object.defineProperty(exports, "format_file_deployment_exports", {
	enumerable: true,
	get: function() {
		return format_file_deployment_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
