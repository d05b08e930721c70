"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_run_diff_part_cache_watch_run_answer_check = require("./engine-report2.js");
const require_load = require("./load.js");
let node_crypto = require("node:crypto");
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
// src/cli/kept/round-parts.ts
function openRoundParts() {
	const salted = require_load.briefDigest(require_load.keyedDigest((0, node_crypto.randomBytes)(SALT_BYTES).toString("hex")));
	const digest = identityDigest();
	let last;
	return async (round) => {
		const { tree, countsInfos, answerOf } = round;
		const facts = factsOf(round);
		const before = last !== void 0 && isOfSame(last, facts) ? last : void 0;
		last = void 0;
		const now = before?.reads.map(require_start.askingAgain({ head: tree }, digest)) ?? [];
		const changed = before?.reads.filter((read, at) => now[at]?.[3] !== read[3]) ?? [];
		if (before !== void 0 && changed.length === 0) {
			last = keptNow(before);
			return before.answer;
		}
		const recorder = require_start.recordReads(digest, { keeps: false });
		const division = {
			tree: recorder.record("head", tree),
			rules: require_check.catalogue,
			settings: round.settings,
			digest: salted
		};
		const files = changed.map(([, , path]) => path);
		const kept = changed.every(isOfFile) ? before?.kept : void 0;
		const renewed = kept && require_engine_run_diff_part_cache_watch_run_answer_check.renew(division, kept, files, countsInfos);
		const found = renewed ?? require_engine_run_diff_part_cache_watch_run_answer_check.examineToKeep({
			...division,
			memory: round.memory
		});
		const answer = await answerOf(found);
		const own = recorder.reads();
		const reads = renewed === void 0 ? own : require_start.joinReads(now, own);
		if (reads !== void 0) last = {
			...facts,
			...leftBy(found),
			reads,
			answer
		};
		return answer;
	};
}
function factsOf({ tree, settings, options }) {
	const { paths } = tree;
	return {
		key: require_start.dataText([
			settings,
			options,
			require_start.shapeOf({
				...tree,
				paths: []
			})
		]),
		paths
	};
}
function isOfSame(last, { key, paths }) {
	return last.key === key && last.paths === paths;
}
function leftBy(found) {
	return "keep" in found ? { keep: found.keep } : { kept: found.kept };
}
function keptNow({ keep, ...last }) {
	return keep === void 0 ? last : {
		...last,
		kept: require_engine_run_diff_part_cache_watch_run_answer_check.hasRoom() ? keep() : void 0
	};
}
const SALT_BYTES = 16;
function isOfFile([, door]) {
	return door === "file";
}
function identityDigest() {
	const numbers = /* @__PURE__ */ new WeakMap();
	let count = 0;
	const nameOf = (bytes) => {
		const known = numbers.get(bytes);
		if (known !== void 0) return known;
		count += 1;
		numbers.set(bytes, String(count));
		return String(count);
	};
	return (...parts) => parts.map((part) => typeof part === "string" ? part : nameOf(part)).join("\n");
}
// src/cli/kept/rounds.ts
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
// src/cli/kept/watch-check.ts
const CLEAR = "\x1B[2J\x1B[3J\x1B[H";
async function watchCheck({ positionals, values }, { open, answer }, outside) {
	refuseWatch(positionals, values);
	const { root, targets } = require_load.locatePaths(outside.cwd, positionals);
	if (targets.some(({ kind }) => kind === "stream")) throw new require_load.CannotRun("`--watch` checks files again and again, but a pipe can be read only once.");
	const keep = contentKeeper(root);
	const changes = outside.changes?.(root) ?? watchFolder(root);
	let last;
	const listings = roundListings(root);
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
// src/cli/check/watch-run.ts
var watch_run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ watchRun: () => watchRun });
function watchRun(args, formats, open, outside) {
	const rounds = openRounds();
	const inParts = openRoundParts();
	const answer = async (opened, tree) => {
		const { settings, memory } = rounds(opened.settings);
		const run = {
			...opened,
			settings
		};
		const layout = require_start.shownAs(formats, args, run, outside);
		const answered = async (known) => {
			const { report } = require_check.examineCheck(run, tree, known);
			return require_start.settledAnswer(await require_check.answerOf(run, report, layout));
		};
		if (!require_start.hasParts(run, args.values) || !require_start.isMany(tree)) return answered({ memory });
		const countsInfos = require_start.onlyCountsInfos(layout, run);
		const answerFor = (head) => answered({ head });
		const { tree: _, ...options } = run;
		return inParts({
			tree,
			settings,
			memory,
			options: [options, layout],
			countsInfos,
			answerOf: answerFor
		});
	};
	return watchCheck(args, {
		open: (listings) => open({
			...outside,
			listings
		}),
		answer
	}, outside);
}
Object.defineProperty(exports, "handedListings", {
	enumerable: true,
	get: function() {
		return handedListings;
	}
});
Object.defineProperty(exports, "watch_run_exports", {
	enumerable: true,
	get: function() {
		return watch_run_exports;
	}
});
