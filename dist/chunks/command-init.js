"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
const require_config = require("./config.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
let node_path = require("node:path");
// src/report/inventory/init-texts.ts
const MAX_FOLDERS = 5;
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
	const lines = folders.slice(0, MAX_FOLDERS).map(([key, some]) => {
		const [folder = "", as = ""] = key.split("\0");
		return `#   ${require_start.escapeText(folder || ".")} (${as}, ${require_start.count(some.length, "file")})`;
	});
	const more = folders.length - MAX_FOLDERS;
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
const MIN_PATHS = 2;
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
		if (paths.size < MIN_PATHS) return [];
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
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
