"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines = require("./render-argo.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
const require_config = require("./config.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_timers_promises = require("node:timers/promises");
// src/io/listings.ts
function handedListings(listed) {
	const left = new Map(listed);
	return {
		take(key) {
			const files = left.get(key);
			left.delete(key);
			return files;
		},
		add: () => {}
	};
}
function roundListings(root) {
	const listed = /* @__PURE__ */ new Map();
	let isKnown = false;
	const isOnlyWritten = (path) => {
		const absolute = (0, node_path.join)(root, path);
		return !DECIDES.has((0, node_path.basename)(path)) && [...listed.values()].some((folder) => filesOf(folder).has(absolute)) && (0, node_fs.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() === true;
	};
	return {
		begin({ paths }) {
			const hasLinks = [...listed.values()].some((folder) => folder.hasLinks);
			isKnown = paths !== void 0 && !hasLinks && [...paths].every(isOnlyWritten);
			return isKnown ? paths : void 0;
		},
		take: (key) => isKnown ? listed.get(key) : void 0,
		add: (key, files) => listed.set(key, files)
	};
}
const DECIDES = /* @__PURE__ */ new Set([
	".gitignore",
	".gitattributes",
	".gitmodules"
]);
const filesOf = require_start.memo(({ files }) => new Set(files));
// src/session/watch-iterations.ts
function openRounds() {
	let last;
	return (settings) => {
		const text = require_start.dataText(settings);
		if (last?.text !== text) last = {
			settings,
			memory: require_check.openRunMemory(),
			text
		};
		return last;
	};
}
// src/io/keep-contents.ts
function contentKeeper(root) {
	let now = /* @__PURE__ */ new Map();
	let unreadable = /* @__PURE__ */ new Map();
	let paths = [];
	return (tree, written) => {
		const isMoved = !isSameList(paths, tree.paths);
		if (isMoved) ({paths} = tree);
		const gone = isMoved ? /* @__PURE__ */ new Map() : unreadable;
		const before = now;
		now = /* @__PURE__ */ new Map();
		const round = now;
		unreadable = /* @__PURE__ */ new Map();
		const unread = unreadable;
		return {
			...tree,
			paths,
			read(path) {
				const known = round.get(path)?.content ?? unread.get(path);
				if (known !== void 0) return known;
				const kept = before.get(path);
				if (written?.has(path) === false && !isMoved) {
					const lacking = gone.get(path);
					if (isMissing(lacking)) {
						unread.set(path, lacking);
						return lacking;
					}
					if (kept?.isSettled === true) {
						round.set(path, kept);
						return kept.content;
					}
				}
				const state = require_start.fileState((0, node_path.join)(root, path));
				if (kept?.isSettled === true && kept.state === textOf(state)) {
					round.set(path, kept);
					return kept.content;
				}
				const missed = state === "missing" ? gone.get(path) : void 0;
				const read = isMissing(missed) ? missed : tree.read(path);
				if (read.kind !== "bytes") unread.set(path, read);
				if (read.kind !== "bytes" || state === void 0 || state === "missing") return read;
				const content = kept !== void 0 && Buffer.compare(kept.content.bytes, read.bytes) === 0 ? kept.content : read;
				round.set(path, {
					content,
					state: state.text,
					isSettled: state.isSettled
				});
				return content;
			}
		};
	};
}
function isMissing(content) {
	return content?.kind === "unreadable" && content.cause === "missing";
}
function isSameList(one, other) {
	return one.length === other.length && one.every((each, at) => each === other[at]);
}
function textOf(state) {
	return typeof state === "object" ? state.text : void 0;
}
// src/io/watch-folder.ts
const QUIET_MS = 20;
const PATIENCE_MS = 1e3;
const CERTAIN_MS = 2e3;
const GIT_FILES = /^\.git[/\\](?:index|HEAD|config)$/;
function watchFolder(folder) {
	let paths = /* @__PURE__ */ new Set();
	let last = 0;
	let failure;
	let wake;
	const watcher = start(folder);
	watcher.on("change", (_, name) => {
		const path = String(name);
		if (!isOfInterest(path)) return;
		paths.add(node_path.sep === "/" ? path : path.split(node_path.sep).join("/"));
		last = performance.now();
		wake?.();
	});
	watcher.on("error", (error) => {
		failure = error;
		wake?.();
	});
	const wakened = (milliseconds) => new Promise((resolve) => {
		const timer = milliseconds === void 0 ? void 0 : setTimeout(resolve, milliseconds);
		wake = () => {
			clearTimeout(timer);
			resolve();
		};
	});
	const quiet = async () => {
		const end = performance.now() + PATIENCE_MS;
		let left = QUIET_MS;
		while (left > 0) {
			await (0, node_timers_promises.setTimeout)(left);
			const now = performance.now();
			left = Math.min(end, last + QUIET_MS) - now;
		}
	};
	async function* changes() {
		let isCertain = false;
		try {
			for (;;) {
				if (paths.size === 0 && failure === void 0) await wakened(isCertain ? void 0 : CERTAIN_MS);
				if (failure !== void 0) throw cannotWatch(failure);
				isCertain = paths.size === 0;
				if (!isCertain) await quiet();
				const change = isCertain ? {} : { paths };
				paths = /* @__PURE__ */ new Set();
				yield change;
			}
		} finally {
			watcher.close();
		}
	}
	return changes();
}
function isOfInterest(name) {
	return !require_load.isGitPath(name) || GIT_FILES.test(name);
}
function start(folder) {
	try {
		return (0, node_fs.watch)(folder, { recursive: true });
	} catch (error) {
		throw cannotWatch(error);
	}
}
function cannotWatch(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
	return new require_load.CannotRun(code === "ENOSPC" || code === "EMFILE" ? "The system does not let this process watch so many folders." : `The folder cannot be watched: the system says ${code}.`, code === "ENOSPC" ? "On Linux, raise `fs.inotify.max_user_watches`." : void 0);
}
// src/commands/check/watch-check.ts
const CLEAR = "\x1B[2J\x1B[3J\x1B[H";
async function watchCheck({ positionals, values }, { open, answer }, host) {
	refuseWatch(positionals, values);
	const { root, targets } = require_load.locatePaths(host.cwd, positionals);
	if (targets.some(({ kind }) => kind === "stream")) throw new require_load.CannotRun("`--watch` checks files again and again, but a pipe can be read only once.");
	const keep = contentKeeper(root);
	const changes = host.changes?.(root) ?? watchFolder(root);
	let last;
	const listings = roundListings(root);
	let listed = /* @__PURE__ */ new Set();
	let isKnown = false;
	const round = async (change) => {
		try {
			const written = listings.begin(isKnown ? change : {});
			isKnown = false;
			const run = await open(listings);
			const now = await answer(run, run.base === void 0 ? keep(run.tree, written) : run.tree);
			isKnown = true;
			const before = listed;
			listed = new Set(run.tree.paths);
			const isSame = last !== void 0 && JSON.stringify(last) === JSON.stringify(now);
			last = now;
			if (isSame) return now.code;
			if (host.stdout.isTTY === true) host.stdout.write(CLEAR);
			await require_start.emitOutput(now, run.located, host);
			const isFile = (path) => before.has(path) || listed.has(path) || require_start.fileState((0, node_path.join)(root, path)) !== "missing";
			require_start.writeStderr(host, statusLine(host, now.code, change, isFile));
			return now.code;
		} catch (error) {
			last = void 0;
			for (const line of require_start.linesOfFailure(error)) require_start.writeStderr(host, line);
			return 2;
		}
	};
	let code = await round({});
	for await (const change of changes) code = await round(change);
	return code;
}
const MOST_PATHS = 3;
function statusLine(host, code, { paths = /* @__PURE__ */ new Set() }, isFile) {
	const time = host.time?.();
	const files = [...paths].filter((path) => !require_load.isGitPath(path) && isFile(path)).sort();
	const changed = files.length === 0 ? "" : `: ${require_start.shortListOf(files, MOST_PATHS)} changed`;
	return `envfrom: ${time === void 0 ? "" : `${time}, `}exit code ${code}${changed}. Watching for changes (Ctrl+C ends).`;
}
function refuseWatch(positionals, values) {
	if (values.has("fix")) throw new require_load.CannotRun("`--watch` and `--fix` cannot be used together.");
	if (positionals.includes("-")) throw new require_load.CannotRun("`--watch` checks files, not standard input.");
}
// src/commands/check/watch-run.ts
var watch_run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ watchRun: () => watchRun });
function watchRun(args, formats, open, host) {
	const rounds = openRounds();
	const answer = async (opened, tree) => {
		const { settings, memory } = rounds(opened.settings);
		const run = {
			...opened,
			settings
		};
		const { report } = require_check.examineCheck(require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.ENGINES, run, tree, memory);
		return require_start.bufferOutput(await require_check.answerOf(run, report, require_start.planOutputs(formats, args, run, host)));
	};
	return watchCheck(args, {
		open: (listings) => open({
			...host,
			listings
		}),
		answer
	}, host);
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
	const text = (...path) => require_check.stringOf$1(require_start.valueAt(node, "spec", ...path), dialect) || void 0;
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
Object.defineProperty(exports, "handedListings", {
	enumerable: true,
	get: function() {
		return handedListings;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "watch_run_exports", {
	enumerable: true,
	get: function() {
		return watch_run_exports;
	}
});
