"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_load = require("./load.js");
const require_engine_action_worker_watch_run_run_run_run_compare_trees_engines = require("./render-argo.js");
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
			if (host.stdout.isTTY === true) host.stdout.write(CLEAR);
			await require_start.emitOutput(now, run.located, host);
			require_start.writeStderr(host, statusLine(host, now.code, change));
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
function statusLine(host, code, { paths = /* @__PURE__ */ new Set() }) {
	const time = host.time?.();
	const files = [...paths].filter((path) => !require_load.isGitPath(path)).sort();
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
		const { report } = require_check.examineCheck(require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.ENGINES, run, tree, memory);
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
