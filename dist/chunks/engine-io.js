"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
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
// src/pipeline/select-environments.ts
const MOST_LISTED = 8;
const SHORT_KINDS = /* @__PURE__ */ new Map([
	["po", "pod"],
	["deploy", "deployment"],
	["sts", "statefulset"],
	["ds", "daemonset"],
	["rs", "replicaset"],
	["rc", "replicationcontroller"],
	["cj", "cronjob"],
	["ksvc", "service"],
	["dc", "deploymentconfig"],
	["ro", "rollout"],
	["wf", "workflow"]
]);
function selectEnvironments(environments, selection) {
	const { workloads, files, namespace } = selection;
	const inNamespace = namespace === void 0 ? environments : inNamespaceOf(environments, namespace);
	const selectors = [...workloads.map((selector) => {
		const { text, kind } = selector;
		return {
			text,
			kind,
			matches: releaseMatcher(selector, selection.builds ?? []) ?? workloadMatcher(selector)
		};
	}), ...files.map((file) => ({
		text: file,
		kind: void 0,
		matches: fileMatcher(file)
	}))];
	for (const { text, kind, matches } of selectors) if (!inNamespace.some(matches)) throw nothingMatches(text, kind, environments, selection);
	if (selectors.length === 0) return inNamespace;
	return inNamespace.filter((environment) => selectors.some(({ matches }) => matches(environment)));
}
function inNamespaceOf(environments, namespace) {
	const { matches } = require_load.nameGlobs([namespace]);
	const exact = environments.filter(({ workload }) => matches(workload.manifest.namespace ?? ""));
	if (exact.length > 0) return exact;
	return environments.filter(({ workload }) => workload.manifest.namespace === void 0);
}
const RELEASE_KINDS = /* @__PURE__ */ new Map([
	["release", "HelmRelease"],
	["hr", "HelmRelease"],
	["helmrelease", "HelmRelease"],
	["helmreleases", "HelmRelease"],
	["app", "Application"],
	["application", "Application"],
	["applications", "Application"]
]);
function releaseMatcher({ kind: written, name, container }, builds) {
	const kind = RELEASE_KINDS.get(written?.toLowerCase() ?? "");
	if (kind === void 0) return void 0;
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	const deployed = builds.filter(({ deployedBy }) => {
		const [, of, own = ""] = /^(\S+) (?:.*\/)?([^/]*)$/.exec(deployedBy?.name ?? "") ?? [];
		return of === kind && matchesName(own);
	});
	const ids = new Set(deployed.map(({ id }) => id));
	return ({ workload, container: { name: of } }) => ids.has(workload.build) && matchesContainer(of);
}
function workloadMatcher({ kind, name, container }) {
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	return ({ workload: { manifest }, container: { name: of } }) => matchesName(manifest.name ?? "") && matchesContainer(of) && matchesKind(manifest.kind, manifest.group);
}
function kindMatcher(written) {
	const [first = "", ...group] = written.toLowerCase().split(".");
	const { matches } = require_load.nameGlobs([SHORT_KINDS.get(first) ?? first]);
	const wantedGroup = group.join(".");
	return (kind, ofGroup) => {
		const lower = kind.toLowerCase();
		return [
			lower,
			`${lower}s`,
			`${lower}es`,
			lower.replace(/y$/, "ies")
		].some(matches) && (wantedGroup === "" || wantedGroup === ofGroup.toLowerCase());
	};
}
function fileMatcher(file) {
	const { matches } = require_load.pathGlobs([`/${file}`]);
	return ({ workload }) => matches(require_start.hostSpan(workload.podSpec).file.path);
}
function nothingMatches(text, kind, environments, { namespace, notRendered }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ", ")}.`];
	if (environments.length === 0) return new require_load.CannotRun(["There are no workloads here.", ...unseen]);
	const near = nearestWorkloads(text, kind, environments);
	const titles = [...new Set(environments.map(titleOf))];
	return new require_load.CannotRun([`No workload matches \`${text}\`${inNamespace}.`, ...unseen], near.length === 0 ? `There are ${listed(titles, ", ")}.` : `Did you mean ${listed(near.map((name) => `\`${name}\``), " or ")}?`);
}
function severalContainers(environments) {
	const names = environments.map((environment) => {
		const { workload, container } = environment;
		return `${titleOf(environment)}/${container.name} (build ${workload.build})`;
	});
	return new require_load.CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}.`);
}
function nearestWorkloads(text, kind, environments) {
	const names = new Set(environments.flatMap((environment) => namesOf(environment, kind)));
	const nearest = require_load.nearestName(text, names);
	const [first = "", asked = first, container] = text.toLowerCase().split("/");
	const alike = environments.filter(({ workload }) => isAlike((workload.manifest.name ?? "").toLowerCase(), asked)).map((each) => titleOf(each) + (container === void 0 ? "" : `/${each.container.name}`));
	if (nearest === void 0) return [...new Set(alike)];
	return [.../* @__PURE__ */ new Set([nearest, ...alike.filter((title) => !title.endsWith(`/${nameIn(nearest)}`))])];
}
function nameIn(title) {
	return title.split("/")[1] ?? title;
}
function isAlike(one, other) {
	const [long, short] = one.length < other.length ? [other, one] : [one, other];
	return short.length > 1 && `-${long}-`.includes(`-${short}-`);
}
function listed(texts, between) {
	const shown = texts.slice(0, MOST_LISTED).join(between);
	const more = texts.length - MOST_LISTED;
	return more > 0 ? `${shown}, and ${more} more` : shown;
}
function namesOf({ workload, container }, written = "*") {
	const { kind, group, name = "" } = workload.manifest;
	return [name, ...(kindMatcher(written)(kind, group) ? [kind.toLowerCase(), written] : [kind.toLowerCase()]).flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container.name}`])];
}
function titleOf({ workload }) {
	return `${workload.manifest.kind.toLowerCase()}/${workload.manifest.name ?? ""}`;
}
// src/options/env-arguments.ts
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
Object.defineProperty(exports, "handedListings", {
	enumerable: true,
	get: function() {
		return handedListings;
	}
});
Object.defineProperty(exports, "readEnvArguments", {
	enumerable: true,
	get: function() {
		return readEnvArguments;
	}
});
Object.defineProperty(exports, "selectEnvironments", {
	enumerable: true,
	get: function() {
		return selectEnvironments;
	}
});
Object.defineProperty(exports, "severalContainers", {
	enumerable: true,
	get: function() {
		return severalContainers;
	}
});
Object.defineProperty(exports, "watch_check_exports", {
	enumerable: true,
	get: function() {
		return watch_check_exports;
	}
});
