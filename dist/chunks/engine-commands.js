"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_merge_run_shard_run_list_part_cache_format_problems_format_text = require("./engine-pipeline.js");
let node_v8 = require("node:v8");
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
// src/edits/unified-diff.ts
const CONTEXT = 3;
const MOST_LINES = 2e3;
function unifiedDiff(path, before, after) {
	if (before.text === after.text) return "";
	const [old, fresh] = [linesOf(before.text ?? ""), linesOf(after.text ?? "")];
	const shown = {
		"-": linesOf(before.shown ?? ""),
		"+": linesOf(after.shown ?? "")
	};
	const steps = [];
	let [oldAt, freshAt] = [0, 0];
	for (const [mark] of stepsOf(old, fresh)) {
		const line = mark === "-" ? shown["-"][oldAt] : shown["+"][freshAt];
		steps.push([mark, line ?? ""]);
		if (mark !== "+") oldAt += 1;
		if (mark !== "-") freshAt += 1;
	}
	return [
		...[before.text === void 0 ? "--- /dev/null" : `--- a/${path}`, after.text === void 0 ? "+++ /dev/null" : `+++ b/${path}`],
		...hunksOf(steps).map((hunk) => hunkText(steps, hunk)),
		""
	].join("\n");
}
function linesOf(text) {
	if (text === "") return [];
	const lines = text.split("\n");
	const last = lines.pop() ?? "";
	return last === "" ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}
function stepsOf(before, after) {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start]) start++;
	let end = 0;
	const shortest = Math.min(before.length, after.length) - start;
	while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end++;
	const old = before.slice(start, before.length - end);
	const fresh = after.slice(start, after.length - end);
	return [
		...before.slice(0, start).map(kept),
		...middleSteps(old, fresh),
		...before.slice(before.length - end).map(kept)
	];
}
function kept(line) {
	return [" ", line];
}
function middleSteps(old, fresh) {
	if (old.length * fresh.length > MOST_LINES * MOST_LINES || old.length === 0 || fresh.length === 0) return [...old.map((line) => ["-", line]), ...fresh.map((line) => ["+", line])];
	const width = fresh.length + 1;
	const common = new Uint32Array((old.length + 1) * width);
	for (let i = old.length - 1; i >= 0; i--) for (let j = fresh.length - 1; j >= 0; j--) {
		const here = i * width + j;
		common[here] = old[i] === fresh[j] ? (common[here + width + 1] ?? 0) + 1 : Math.max(common[here + width] ?? 0, common[here + 1] ?? 0);
	}
	const steps = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < fresh.length) {
		const here = i * width + j;
		if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
			steps.push([" ", old[i++] ?? ""]);
			j++;
		} else if (j === fresh.length || i < old.length && (common[here + width] ?? 0) >= (common[here + 1] ?? 0)) steps.push(["-", old[i++] ?? ""]);
		else steps.push(["+", fresh[j++] ?? ""]);
	}
	return steps;
}
function hunksOf(steps) {
	const hunks = [];
	for (const [at, [mark]] of steps.entries()) {
		if (mark === " ") continue;
		const from = Math.max(0, at - CONTEXT);
		const to = Math.min(steps.length, at + CONTEXT + 1);
		const last = hunks.at(-1);
		if (last !== void 0 && from <= last.to) last.to = to;
		else hunks.push({
			from,
			to
		});
	}
	return hunks;
}
function hunkText(steps, { from, to }) {
	const before = steps.slice(0, from);
	const inside = steps.slice(from, to);
	const range = (other) => {
		const count = inside.filter(([mark]) => mark !== other).length;
		const start = before.filter(([mark]) => mark !== other).length + (count === 0 ? 0 : 1);
		return count === 1 ? String(start) : `${start},${count}`;
	};
	const lines = inside.map(([mark, line]) => `${mark}${line}`);
	return [`@@ -${range("+")} +${range("-")} @@`, ...lines].join("\n");
}
// src/report/secrets/masked-text.ts
const MASK = "***";
function textMasker(files) {
	const masksOf = require_check.secretMasks(files);
	return (file) => {
		let at = 0;
		let out = "";
		for (const { start, end } of masksOf(file)) {
			out += file.text.slice(at, start) + MASK;
			at = end;
		}
		return out + file.text.slice(at);
	};
}
// src/commands/diff-changes.ts
var diff_changes_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ diffChanges: () => diffChanges });
function diffChanges(changes, files, limits) {
	const changed = new Map(changes.flatMap(({ path, after }) => after === void 0 ? [] : [[path, require_check.parseFile(path, {
		kind: "bytes",
		bytes: new TextEncoder().encode(after)
	}, limits)]]));
	const maskBefore = textMasker(files);
	const maskAfter = textMasker(files.map((file) => changed.get(file.path) ?? file));
	return changes.map(({ path, before, after }) => unifiedDiff(path, {
		text: before,
		shown: before && maskBefore({
			path,
			text: before
		})
	}, {
		text: after,
		shown: after && maskAfter({
			path,
			text: after
		})
	})).join("");
}
Object.defineProperty(exports, "diffChanges", {
	enumerable: true,
	get: function() {
		return diffChanges;
	}
});
Object.defineProperty(exports, "diff_changes_exports", {
	enumerable: true,
	get: function() {
		return diff_changes_exports;
	}
});
Object.defineProperty(exports, "part_cache_exports", {
	enumerable: true,
	get: function() {
		return part_cache_exports;
	}
});
