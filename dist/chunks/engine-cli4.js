"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_engine_cli_cli_worker_action_action_worker_run = require("./engine-io.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text = require("./engine-pipeline.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_v8 = require("node:v8");
let node_timers_promises = require("node:timers/promises");
// src/pipeline/parts/kept-island.ts
function mayDependOnNames(verdict) {
	return !(verdict.kind === "broken" && verdict.missing.what === "key") && !require_check.isMade(verdict);
}
function keptIsland(survey, report, isDecided) {
	const isLacking = report.references.some(({ verdict }) => mayDependOnNames(verdict));
	const skipped = report.files.flatMap((file) => file.class.kind === "skipped" ? [file.path] : []);
	if (!isDecided) return {
		survey,
		skipped,
		isLacking
	};
	const made = [...require_check.madeNames(report.references)];
	return {
		survey,
		skipped,
		isLacking,
		found: {
			...require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.packReport(report),
			left: [],
			made
		}
	};
}
// src/pipeline/parts/touched-islands.ts
function isAlike({ before, after }, secrets) {
	if (saidBesideNames(before) !== saidBesideNames(after)) return false;
	const [old, now] = [new Set(before.open), new Set(after.open)];
	return ![...old, ...now].filter((name) => !old.has(name) || !now.has(name)).some((name) => secrets.has(name));
}
function saidBesideNames({ special, naming, services, secrets }) {
	return JSON.stringify([
		special,
		naming,
		services,
		secrets
	]);
}
function touchedIslands(changes, files, kept) {
	const builds = changes.flatMap(({ before, after }) => [...before.builds, ...after.builds]);
	const isMaking = builds.some(([, , sources]) => sources.length > 0);
	const names = new Set(builds.flatMap(namesOf));
	const all = kept.flatMap(({ survey }) => survey.builds);
	const makers = all.filter((build) => require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.namesMadeBy(build).some((name) => names.has(name)));
	const shared = /* @__PURE__ */ new Set([...names, ...makers.flatMap(require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.namesMadeBy)]);
	const touched = new Set(changes.map(({ number }) => number));
	for (const build of makers) touched.add(build[1]);
	for (const [, island, , asks] of all) if (asks.some((name) => shared.has(name))) touched.add(island);
	for (const [island, { found, isLacking }] of kept.entries()) if (found?.masks.some(([path]) => files.has(path)) === true || isLacking && isMaking) touched.add(island);
	return touched;
}
function namesOf(build) {
	return [...require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.namesMadeBy(build), ...build[3]];
}
// src/commands/renew-parts.ts
const MOST_AGAIN = .25;
const MOST_PROBLEMS = 1e5;
const MOST_CHANGED = 20;
function examineKeeping(division, hasRoom) {
	const { tree, rules, settings } = division;
	const { report, evidence } = require_check.lookAt(tree, rules, settings, {});
	const hidden = require_check.hideSecrets(report);
	return {
		report: {
			...hidden,
			problems: require_check.mergeCauses(hidden.problems)
		},
		evidence,
		kept: hasRoom() ? keepParts(report, hidden, division) : void 0
	};
}
function keepParts(report, hidden, { tree, settings, digest }) {
	if (require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.countSpecialFiles(report) > report.files.length * MOST_AGAIN) return void 0;
	if (report.problems.length > MOST_PROBLEMS) return void 0;
	const near = /* @__PURE__ */ new Map();
	const islands = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.findIslands(tree, settings.limits, near);
	const surveys = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.surveyIslands(report, islands, digest);
	const parts = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.openParts(surveys, tree, islands, digest);
	const kept = [...keepIslands(surveys.keys(), hidden, surveys, parts, islands).values()];
	return isWorthKeeping(kept, islands) ? {
		near: [...near],
		islands: kept
	} : void 0;
}
function keepIslands(some, report, surveys, { special }, islands) {
	const undecided = new Set(require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.undecidedIn(report, islands));
	const reports = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.splitReport(report, islands);
	const kept = /* @__PURE__ */ new Map();
	for (const island of some) {
		const found = reports.get(island) ?? {
			...report,
			...NOTHING_FOUND
		};
		const isDecided = !special.has(island) && !undecided.has(island);
		kept.set(island, keptIsland(surveys[island] ?? require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.NOTHING_SURVEYED, found, isDecided));
	}
	return kept;
}
const NOTHING_FOUND = {
	problems: [],
	suppressed: [],
	files: [],
	builds: [],
	references: [],
	sources: [],
	workloads: []
};
function isWorthKeeping(kept, { files }) {
	return isFew(new Set(kept.flatMap(({ found }, at) => found === void 0 ? [at] : [])), files);
}
function isFew(some, files) {
	const all = files.reduce((sum, { length }) => sum + length, 0);
	return [...some].reduce((sum, island) => sum + (files[island]?.length ?? 0), 0) <= all * MOST_AGAIN;
}
function renew(division, kept, changed, countsInfos) {
	const { tree, settings, digest } = division;
	const near = nearAfter(kept, changed);
	const islands = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.findIslands(tree, settings.limits, near);
	const changes = changesOf(division, islands, kept.islands, changed);
	if (changes === void 0 || !isNearBy(near, kept, changed)) return void 0;
	const after = new Map(changes.map((each) => [each.number, each.after]));
	const surveys = kept.islands.map(({ survey }, island) => after.get(island) ?? survey);
	const parts = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.openParts(surveys, tree, islands, digest);
	if (changes.some((each) => parts.special.has(each.number) || !isAlike(each, parts.secrets))) return;
	const touched = touchedIslands(changes, new Set(changed), kept.islands);
	for (const [island, { found }] of kept.islands.entries()) if (found === void 0) touched.add(island);
	if (!isFew(touched, islands.files)) return void 0;
	return renewTouched(touched, changed, {
		division,
		parts,
		islands,
		surveys,
		near,
		kept: kept.islands,
		countsInfos
	});
}
function renewTouched(touched, changed, { division, parts, islands, surveys, near, kept, countsInfos }) {
	const joining = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.openJoining(division.tree, countsInfos);
	const made = /* @__PURE__ */ new Set();
	for (const [island, { found }] of kept.entries()) {
		if (found === void 0 || touched.has(island)) continue;
		joining.add(found);
		for (const each of found.made) made.add(each);
	}
	const { report, evidence } = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.lookAtIslands(touched, parts, division, made);
	if (report.files.some((file) => isSkipped(file) && changed.includes(file.path))) return void 0;
	const again = keepIslands(touched, report, surveys, parts, islands);
	return {
		...require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.joinIslands(joining, touched, {
			report,
			evidence
		}, islands),
		kept: {
			near: [...near],
			islands: kept.map((island, at) => again.get(at) ?? island)
		}
	};
}
function nearAfter({ near }, changed) {
	const left = new Map(near);
	for (const path of changed) left.delete(path);
	return left;
}
function isNearBy(near, kept, changed) {
	const before = new Map(kept.near);
	return changed.every((path) => near.get(path)?.join("\n") === before.get(path)?.join("\n"));
}
function changesOf({ tree, settings, digest }, islands, kept, changed) {
	const byIsland = require_check.groupBy(changed, islands.of);
	if (byIsland.size > MOST_CHANGED || !changed.every(require_start.isManifestName)) return void 0;
	const changes = [];
	for (const [number, paths] of byIsland) {
		const island = number === void 0 ? void 0 : kept[number];
		if (number === void 0 || island === void 0) return void 0;
		const { survey: before, skipped } = island;
		if (skipped.some((path) => paths.includes(path))) return void 0;
		const after = require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text.surveyPart(tree, islands, [number], settings, digest);
		changes.push({
			number,
			before,
			after
		});
	}
	return changes;
}
function isSkipped({ class: each }) {
	return each.kind === "skipped";
}
// src/cli/kept/part-cache.ts
var part_cache_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openPartCache: () => openPartCache });
const TOGETHER = 200;
const MOST_BYTES = 100663296;
const ENOUGH = 24;
function openPartCache(store, name, known, ask, settings) {
	let found;
	let reads = [];
	let left;
	const divisionOf = (tree) => ({
		tree,
		rules: require_check.catalogue,
		settings,
		digest: (text) => store.digest("part", text).slice(0, ENOUGH)
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
			const made = await require_start.loadingParts(async () => renew(divisionOf(tree), kept, paths, countsInfos));
			if (made !== void 0) reads = now;
			else found = void 0;
			return taken(made);
		},
		examine(tree) {
			const made = examineKeeping(divisionOf(tree), hasRoom);
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
const FOR_EACH = 10;
const FOR_PART = 209715200;
function hasRoomFor(bytes) {
	const { used_heap_size: used, heap_size_limit: limit } = (0, node_v8.getHeapStatistics)();
	return used + bytes * FOR_EACH + FOR_PART < limit;
}
function hasRoom() {
	const { used_heap_size: used, heap_size_limit: limit } = (0, node_v8.getHeapStatistics)();
	return used < limit / 2;
}
function storedParts(store, name, known) {
	const index = dataOf(store.get(name));
	if (index === void 0 || known.get(index.reads) === void 0) return void 0;
	if (!hasRoomFor(index.islands.reduce((sum, [, each]) => sum + each, 0))) return void 0;
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
		let isCertain = true;
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
// src/cli/kept/watch-check.ts
var watch_check_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ watchCheck: () => watchCheck });
const CLEAR = "\x1B[2J\x1B[3J\x1B[H";
async function watchCheck({ positionals, values }, { open, answer }, outside) {
	refuseWatch(positionals, values);
	const { root, targets } = require_load.locatePaths(outside.cwd, positionals);
	if (targets.some(({ kind }) => kind === "stream")) throw new require_load.CannotRun("`--watch` checks files again and again, and a pipe can be read once.");
	const keep = contentKeeper(root);
	const changes = outside.changes?.(root) ?? watchFolder(root);
	let last;
	const listings = require_engine_cli_cli_worker_action_action_worker_run.roundListings(root);
	let isKnown = false;
	const round = async (change) => {
		try {
			const written = listings.begin(isKnown ? change : {});
			isKnown = false;
			const run = await open(listings);
			const now = await answer(run, run.base === void 0 ? keep(run.tree, written) : run.tree);
			isKnown = true;
			const isSame = last !== void 0 && JSON.stringify(last) === JSON.stringify(now);
			last = now;
			if (isSame) return now.code;
			if (outside.stdout.isTTY === true) outside.stdout.write(CLEAR);
			require_start.giveAnswer(now, run.located, outside);
			require_start.say(outside, "envfrom: watching for changes (Ctrl+C ends).");
			return now.code;
		} catch (error) {
			last = void 0;
			for (const line of require_start.linesOfFailure(error)) require_start.say(outside, line);
			return 2;
		}
	};
	let code = await round({});
	for await (const change of changes) code = await round(change);
	return code;
}
function refuseWatch(positionals, values) {
	if (values.has("fix")) throw new require_load.CannotRun("`--watch` and `--fix` cannot be used together.");
	if (positionals.includes("-")) throw new require_load.CannotRun("`--watch` checks files, not standard input.");
}
Object.defineProperty(exports, "part_cache_exports", {
	enumerable: true,
	get: function() {
		return part_cache_exports;
	}
});
Object.defineProperty(exports, "watch_check_exports", {
	enumerable: true,
	get: function() {
		return watch_check_exports;
	}
});
