"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_run_diff_part_cache_watch_run_answer_check = require("./engine-report2.js");
const require_engine_run_list_run_init_run_env_run_baseline = require("./engine-report3.js");
let node_path = require("node:path");
// src/cli/kept/part-cache.ts
var part_cache_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openPartCache: () => openPartCache });
const TOGETHER = 200;
const MOST_BYTES = 100663296;
function openPartCache(store, name, known, ask, settings) {
	let found;
	let reads = [];
	let left;
	const digest = require_load.briefDigest(store.digest);
	const divisionOf = (tree) => ({
		tree,
		rules: require_check.catalogue,
		settings,
		digest: (text) => digest("part", text)
	});
	const taken = (made) => {
		left = made?.kept;
		return made;
	};
	return {
		async renew(tree, countsInfos) {
			found = storedParts(store, name, known);
			if (found === void 0) return void 0;
			const { kept, index } = found;
			const before = known.get(index.reads) ?? [];
			const now = before.map(ask);
			const changed = before.filter((read, at) => now[at]?.[3] !== read[3]);
			const paths = changed.flatMap(([of, door, path]) => of === "head" && door === "file" ? [path] : []);
			if (paths.length < changed.length) return void 0;
			const made = await require_start.loadingParts(async () => require_engine_run_diff_part_cache_watch_run_answer_check.renew(divisionOf(tree), kept, paths, countsInfos));
			if (made !== void 0) reads = now;
			else found = void 0;
			return taken(made);
		},
		examine(tree) {
			const made = require_engine_run_diff_part_cache_watch_run_answer_check.examineKeeping(divisionOf(tree), require_engine_run_diff_part_cache_watch_run_answer_check.hasRoom);
			left = made.kept;
			return made;
		},
		reads: () => reads,
		keep(all) {
			if (left === void 0) return;
			const islands = storeIslands(store, left.islands, found);
			if (islands === void 0) return;
			const index = {
				reads: all,
				near: left.near,
				islands
			};
			store.put(name, Buffer.from(JSON.stringify(index)));
		}
	};
}
function storedParts(store, name, known) {
	const index = dataOf(store.get(name));
	if (index === void 0 || known.get(index.reads) === void 0) return void 0;
	const bytes = index.islands.reduce((sum, [, each]) => sum + each, 0);
	if (!require_engine_run_diff_part_cache_watch_run_answer_check.hasRoomFor(bytes)) return void 0;
	const islands = [];
	for (const [each] of index.islands) {
		const some = dataOf(store.get(each));
		if (some === void 0) return void 0;
		islands.push(...some);
	}
	return {
		index,
		kept: {
			near: index.near,
			islands
		}
	};
}
function dataOf(bytes) {
	return bytes && JSON.parse(require_start.textOf(bytes));
}
function storeIslands(store, islands, before) {
	const stored = [];
	let bytes = 0;
	for (let at = 0; at < islands.length; at += TOGETHER) {
		const some = islands.slice(at, at + TOGETHER);
		const known = before?.index.islands[at / TOGETHER];
		if (known !== void 0 && some.every((each, i) => each === before?.kept.islands[at + i])) {
			stored.push(known);
			continue;
		}
		const content = contentOf(some);
		bytes += content?.length ?? 0;
		if (content === void 0 || bytes > MOST_BYTES) return void 0;
		const name = store.digest("islands", content);
		store.put(name, content);
		stored.push([name, content.length]);
	}
	return stored;
}
function contentOf(some) {
	try {
		return Buffer.from(JSON.stringify(some));
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
// src/cli/run-baseline.ts
var run_baseline_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBaseline: () => runBaseline });
async function runBaseline(args, outside) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(positionals, values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? (0, node_path.resolve)(root, require_start.BASELINE_NAME) : (0, node_path.resolve)(here, named);
		const content = require_start.readNamed(here, root, path);
		const text = content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : void 0;
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new require_load.CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = require_engine_run_list_run_init_run_env_run_baseline.check(await progress.watch(run.tree), require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const entries = isPruning ? require_start.prunedBaseline(before, report.problems) : require_start.baselineOf(report.problems);
		const next = require_start.baselineText(entries);
		if (next !== text) require_start.writeFileFor(path, next, root, name);
		outside.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
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
// src/commands/plan-clusters.ts
const ELSEWHERE = " \u2192 ";
function planClusters({ builds }, declared = []) {
	const names = new Set(declared.map(({ name }) => name));
	const found = [...new Set(builds.flatMap(({ cluster }) => cluster ?? []))].filter((cluster) => cluster !== "." && !names.has(cluster) && !cluster.includes(ELSEWHERE)).sort();
	return [...require_check.groupBy(found, lastPart)].flatMap(([name, folders]) => {
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
// src/references/glob-names.ts
const MANY = 8;
const SHORTEST = 4;
function globNames(names, others) {
	const left = new Set(names);
	const taken = new Set(others.flatMap(patternsFor));
	const found = [];
	const widest = [...require_check.groupBy(names.flatMap((name) => patternsFor(name).map((pattern) => ({
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
// src/commands/plan-externals.ts
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
	const untraced = references.filter(({ verdict, reference }) => verdict.kind === "untraced" && [reference.name, reference.namespace ?? reference.name].every((name) => NAME.test(name)) && covering(reference).length === 0);
	const unused = [...declared.keys()].filter((index) => !used.has(index));
	return {
		add: KINDS.flatMap((kind) => declarationsOf(kind, untraced, references)),
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
function declarationsOf(kind, untraced, all) {
	const existing = all.flatMap(({ reference, verdict }) => reference.kind === kind && EXISTS.has(verdict.kind) ? [reference.name] : []);
	return [...require_check.groupBy(usesOf(untraced.filter(({ reference }) => reference.kind === kind)), ({ namespace }) => namespace)].flatMap(([namespace, uses]) => {
		const users = new Map(uses.map((use) => [use.name, use.users]));
		return globNames([...users.keys()], existing).map(({ pattern, names }) => ({
			kind,
			namespace,
			name: pattern,
			comment: commentOf(names, names.flatMap((name) => users.get(name) ?? []))
		}));
	});
}
function usesOf(untraced) {
	return [...require_check.groupBy(untraced, ({ reference }) => reference.name)].flatMap(([name, users]) => {
		const namespaces = require_check.groupBy(users, ({ reference }) => reference.namespace);
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
	return require_start.escapeText(`${which}${WHY[first.reference.use] ?? "nothing here makes or mentions it"}; for ${who}, ${require_start.placeOf(first.at)}`);
}
const WHY = {
	"image-pull-secret": "credentials of a registry, usually created by hand",
	"ingress-tls": "a certificate that nothing here requests"
};
// src/report/inventory/init-texts.ts
const MOST_FOLDERS = 20;
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
	const folders = [...require_check.groupBy(skipped, ({ path, as }) => `${require_check.folderOf(path)}\0${as}`)];
	const lines = folders.slice(0, MOST_FOLDERS).map(([key, some]) => {
		const [folder = "", as = ""] = key.split("\0");
		return `#   ${require_start.escapeText(folder || ".")} (${as}, ${require_start.count(some.length, "file")})`;
	});
	const more = folders.length - MOST_FOLDERS;
	return [
		"# Written by `envfrom init`; `envfrom init --update` keeps it up to date.",
		"# With --strict, a name that is not declared here and that nothing in this repository makes or mentions is an error.",
		...lines.length === 0 ? [] : [
			"#",
			"# Not looked at; include a folder to check it:",
			...lines
		],
		...more > 0 ? [`#   and ${require_start.count(more, "more folder")}`] : [],
		"",
		""
	].join("\n");
}
function initSummary(path, { add, drop, clusters }, changed) {
	const name = require_start.escapeText(path);
	if (!changed) return `Nothing to change in ${name}.\n`;
	const named = clusters.length === 0 ? "" : ` and ${require_start.count(clusters.length, "cluster")}`;
	const removed = drop.size === 0 ? "" : `, ${require_start.numberText(drop.size)} removed`;
	const hint = add.length === 0 ? "" : " Read the list: a misspelt name is declared too.";
	return `Wrote ${name}: ${require_start.count(add.length, "external")}${named} declared${removed}.${hint}\n`;
}
// src/cli/run-init.ts
var run_init_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runInit: () => runInit });
async function runInit(args, outside) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(positionals, values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const there = configOf(run, args);
		if (there !== void 0 && !values.has("update")) throw isThere(there);
		const settings = {
			...run.settings,
			externals: []
		};
		const report = require_engine_run_list_run_init_run_env_run_baseline.check(await progress.watch(run.tree), require_check.catalogue, settings);
		progress.stop();
		const plan = planExternals(report, run.settings.externals);
		const { editExternals } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.edit_externals_exports);
		const before = there?.text ?? initHeader(report);
		const { addClusters } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.add_clusters_exports);
		const clusters = planClusters(report, run.settings.clusters);
		const text = addClusters(editExternals(before, plan), clusters);
		if (values.has("dry-run")) outside.stdout.write(text);
		else write(text, there, run, {
			...plan,
			clusters
		}, outside);
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
function write(text, there, { located: { root, start } }, plan, { stdout }) {
	const path = there?.path ?? require_load.pathFrom(root, (0, node_path.join)(start, ".envfrom.yaml"));
	if (text !== there?.text) require_start.writeFileFor((0, node_path.join)(root, path), text, root, path);
	stdout.write(initSummary(path, plan, text !== there?.text));
}
Object.defineProperty(exports, "part_cache_exports", {
	enumerable: true,
	get: function() {
		return part_cache_exports;
	}
});
Object.defineProperty(exports, "run_baseline_exports", {
	enumerable: true,
	get: function() {
		return run_baseline_exports;
	}
});
Object.defineProperty(exports, "run_init_exports", {
	enumerable: true,
	get: function() {
		return run_init_exports;
	}
});
