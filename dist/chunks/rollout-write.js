"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines = require("./render-argo.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_run_run_run_fix_problems = require("./edits.js");
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
					if (kept?.isStable === true) {
						round.set(path, kept);
						return kept.content;
					}
				}
				const state = require_start.fileState((0, node_path.join)(root, path));
				if (kept?.isStable === true && kept.state === textOf$1(state)) {
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
					isStable: state.isStable
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
function textOf$1(state) {
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
const MAX_PATHS = 3;
function statusLine(host, code, { paths = /* @__PURE__ */ new Set() }, isFile) {
	const time = host.time?.();
	const files = [...paths].filter((path) => !require_load.isGitPath(path) && isFile(path)).sort();
	const changed = files.length === 0 ? "" : `: ${require_start.shortListOf(files, MAX_PATHS)} changed`;
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
// src/rollout/write/rollout-lines.ts
const WORDS = {
	new: ["created", "would be created"],
	revived: ["current again", "would be current again"],
	mended: ["restored: it was edited", "would be restored: it was edited"],
	removed: ["removed", "would be removed"],
	uses: ["uses", "would use"],
	digest: ["has a new digest of", "would have a new digest of"],
	"no-digest": ["has no digest any more of", "would have no digest any more of"]
};
function lineText({ what, state, name }, isWritten) {
	return [
		what,
		WORDS[state][isWritten ? 0 : 1],
		...name === void 0 ? [] : [name]
	].join(" ");
}
function copyLines(plan) {
	const { origin, originName, hash, state, removed } = plan;
	const resource = origin.kind.toLowerCase();
	const name = plan.existing?.name ?? `${originName}-${hash}`;
	return [...state === "current" ? [] : [{
		what: `${resource} "${name}"`,
		state
	}], ...removed.map((copy) => ({
		what: `${resource} "${copy.name}"`,
		state: "removed"
	}))];
}
function workloadLine({ workload, kind }, copy) {
	return {
		what: `${kind.resource} "${workload.name ?? ""}"`,
		state: "uses",
		name: copy
	};
}
// src/rollout/write/copies-file.ts
const HEADING$1 = `# Written by \`envfrom rollout\`: immutable copies for the workloads linked to an original, the newest last.
# Edit the original instead, and run \`envfrom rollout --write\`.
`;
function readCopiesFile(file, limits) {
	const { documents, faults } = require_check.parseText(file, limits);
	const read = documents.flatMap(({ root, span }) => {
		const bare = file.text.slice(span.start, span.end).replace(/^\ufeff/, "").replaceAll("\r\n", "\n").replace(HEADING$1, "").trim();
		const [manifest] = require_check.manifestsOf(root).manifests;
		const copy = manifest === void 0 ? void 0 : require_check.readCopy(manifest);
		return bare === "" ? [] : [{
			copy,
			text: `${bare}\n`
		}];
	});
	return {
		copies: read.flatMap(({ copy }) => copy ?? []),
		documents: read,
		fault: faults[0]?.message
	};
}
function writeCopiesFile(texts) {
	return texts.length === 0 ? void 0 : HEADING$1 + texts.join("---\n");
}
// src/rollout/write/copy-text.ts
const CONTENT = [
	"type",
	"data",
	"stringData",
	"binaryData"
];
const MAX_LABEL = 63;
function copyNameOf({ node }, name) {
	return `${name}-${require_check.contentHash(node)}`;
}
function copyText(copy) {
	const { origin } = copy;
	const style = {
		indent: 0,
		step: 2,
		deepLists: false,
		lineBreak: "\n"
	};
	const metadata = metadataOf(copy);
	const head = [
		"apiVersion: v1",
		`kind: ${origin.kind}`,
		require_check.writeEntry("metadata", metadata, style),
		"immutable: true"
	];
	const content = contentOf(origin).map(([field, value]) => {
		return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.writeYaml([require_check.mapOf([[field, value]], value, void 0)]);
	});
	return `${head.join("\n")}\n${content.join("")}`;
}
function copyJson(copy) {
	const { origin } = copy;
	const head = {
		apiVersion: "v1",
		kind: origin.kind,
		metadata: metadataOf(copy),
		immutable: true
	};
	const content = contentOf(origin).map(([field, value]) => `"${field}":${require_check.goJson(value)}`);
	return [JSON.stringify(head).slice(0, -1), ...content].join(",").concat("}");
}
function metadataOf({ origin, name, originName, revision, hostAnnotations }) {
	const label = originName.slice(0, MAX_LABEL).replace(/(?<![-.])[-.]+$/, "");
	const { namespace, kind } = origin;
	return {
		name,
		...namespace !== void 0 && { namespace },
		labels: { [require_check.ORIGIN]: label },
		annotations: {
			[require_check.ORIGIN]: `${kind.toLowerCase()}/${originName}`,
			[require_check.REVISION]: String(revision),
			...hostAnnotations
		}
	};
}
function contentOf({ node }) {
	return CONTENT.flatMap((field) => {
		const value = require_start.valueAt(node, field);
		if (value === void 0) return [];
		return [[field, value.kind === "scalar" && field === "type" ? require_check.stringScalar(value.text, value, void 0) : value]];
	});
}
// src/rollout/write/copies-files.ts
function copiesPathOf(origin) {
	return copiesPathIn(require_start.folderOf(origin.node.file.path), origin);
}
function copiesPathIn(folder, { name = "" }) {
	return node_path.posix.join(folder, `${name}.rollouts.yaml`);
}
function copiesFiles(readFile, limits) {
	const files = /* @__PURE__ */ new Map();
	const open = (path) => {
		const known = files.get(path);
		if (known !== void 0) return known;
		const source = readFile(path);
		const { documents, fault } = readCopiesFile(source ?? {
			path,
			text: ""
		}, limits);
		const opened = {
			before: source?.text,
			documents: [...documents],
			fault,
			changed: false
		};
		files.set(path, opened);
		return opened;
	};
	return {
		copiesOf: (path, origin) => open(path).documents.flatMap(({ copy }) => copy !== void 0 && isOf(copy, origin) ? [copy] : []),
		faultOf(path) {
			const { fault } = open(path);
			return fault === void 0 ? void 0 : [{
				place: path,
				message: fault
			}];
		},
		apply: (path, plan) => apply(open(path), plan),
		changes: () => [...files].flatMap(([path, { before, documents, changed }]) => changed ? [{
			path,
			before,
			after: writeCopiesFile(documents.map(({ text }) => text))
		}] : [])
	};
}
function apply(file, { origin, originName, existing, revision, removed, state }) {
	if (state === "current" && removed.length === 0) return;
	file.changed = true;
	const gone = new Set(state === "current" ? removed : [...removed, existing]);
	gone.delete(void 0);
	const left = file.documents.filter(({ copy }) => copy === void 0 || !gone.has(copy));
	file.documents.splice(0, file.documents.length, ...left);
	if (state === "current") return;
	const text = copyText({
		origin,
		name: existing?.name ?? copyNameOf(origin, originName),
		originName,
		revision
	});
	file.documents.push({
		copy: existing,
		text
	});
}
function isOf({ kind, origin, manifest }, original) {
	return kind === original.kind && origin === original.name && manifest.namespace === original.namespace;
}
// src/rollout/write/list-in-overlay.ts
function listInOverlays(listings) {
	return [...require_start.groupBy(listings, ({ overlay }) => overlay.folder).values()].flatMap((some) => {
		const [first] = some;
		if (first === void 0) return [];
		const { folder, kustomization } = first.overlay;
		const inFolder = (path) => node_path.posix.join(folder, path);
		const listed = new Set(require_check.listedEntries(kustomization).map(inFolder));
		const patched = new Set(require_start.itemsAt(kustomization, "patches").map((item) => inFolder(require_start.scalarAt(item, "path")?.text ?? "")));
		const relative = (path) => node_path.posix.relative(folder, path);
		const copies = new Set(some.flatMap((listing) => listing.copies));
		const patches = some.filter(({ patch }) => !patched.has(patch.path));
		return [...addItems(kustomization, "resources", [...copies].filter((path) => !listed.has(path)).map(relative)), ...addItems(kustomization, "patches", patches.map(({ patch: { path, kind, name } }) => ({
			path: relative(path),
			target: {
				kind,
				name
			}
		})))];
	});
}
function addItems(root, field, items) {
	if (items.length === 0) return [];
	const list = require_start.valueAt(root, field);
	if (list?.kind === "sequence" && list.items.length > 0) return items.map((item) => require_check.appendItem(root, list, item));
	const planned = require_check.setValue(root, root, [field], items);
	return planned === "elsewhere" ? [] : planned;
}
// src/rollout/write/overlays-of.ts
function overlaysOf(origin, links, { buildsOf, placeIn }, files) {
	const builds = [...new Set(links.flatMap(({ workload }) => buildsOf(workload)))];
	const place = placeIn(origin);
	const renderedIn = ({ objects }) => objects.find((object) => placeIn(object) === place);
	const hash = require_check.contentHash(origin.node);
	const first = builds.find((build) => {
		const rendered = renderedIn(build);
		return rendered !== void 0 && require_check.contentHash(rendered.node) !== hash;
	});
	if (first === void 0 && !links.some((link) => hasPatch(origin, link, builds))) return;
	const kustomizations = kustomizationsIn(files);
	const overlays = [];
	for (const [folder, some] of require_start.groupBy(builds, folderOfBuild)) {
		const rendered = some.flatMap((build) => renderedIn(build) ?? []);
		const [one] = rendered;
		if (one === void 0) continue;
		const file = kustomizations.get(folder);
		const isBase = builds.some((build) => !some.includes(build) && file !== void 0 && build.files.includes(file.path));
		const isAlike = new Set(rendered.map(({ node }) => require_check.contentHash(node))).size === 1;
		if (file === void 0 || isBase || !isAlike || !rendered.every(isKnown)) return faultOf(origin, (first ?? some[0])?.id ?? folder, isBase ? folder : void 0);
		const { name, namespace } = origin;
		const here = {
			...one,
			name,
			namespace
		};
		overlays.push({
			folder,
			kustomization: file.root,
			origin: here,
			builds: some
		});
	}
	return overlays;
}
function patchPathOf(folder, origin, { workload, kind }) {
	const source = `${origin.kind.toLowerCase()}-${origin.name ?? ""}`;
	return node_path.posix.join(folder, `${source}.${kind.resource}-${workload.name ?? ""}.patch.yaml`);
}
function hasPatch(origin, link, builds) {
	const paths = new Set(builds.map((build) => patchPathOf(folderOfBuild(build), origin, link)));
	return link.uses.some(({ name }) => paths.has(name.file.path));
}
function folderOfBuild({ id, folder = id }) {
	return folder;
}
function kustomizationsIn(files) {
	return new Map(files.flatMap(({ path, class: { kind }, documents }) => {
		const root = documents[0]?.root;
		if (kind !== "kustomization" || root?.kind !== "map") return [];
		return [[require_start.folderOf(path), {
			path,
			root
		}]];
	}));
}
function isKnown({ node }) {
	const isText = (part) => {
		if (part.kind === "map") return part.entries.every(({ value }) => isText(value));
		if (part.kind === "sequence") return part.items.every(isText);
		return part.value === void 0 || part.value.every(({ kind }) => kind === "text");
	};
	return [
		"data",
		"stringData",
		"binaryData"
	].every((field) => {
		const content = require_start.valueAt(node, field);
		return content === void 0 || isText(content);
	});
}
function faultOf(origin, build, base) {
	const message = `build \`${build}\` changes the content of ${`${origin.kind} \`${origin.name ?? ""}\``}, so a copy of what this file writes would lack that, ${base === void 0 ? "and its overlay cannot have a copy of its own" : `and \`${base}\`, which is deployed too, is its base`}: run \`envfrom rollout\` as a transformer there`;
	return {
		place: require_start.placeOf(origin.node),
		message
	};
}
// src/rollout/write/pinned-names.ts
const MAX_NAME = 253;
function copyNameUsers(objects) {
	const users = /* @__PURE__ */ new Map();
	const look = (node, object) => {
		if (node.kind === "map") for (const { value } of node.entries) look(value, object);
		else if (node.kind === "sequence") for (const item of node.items) look(item, object);
		else if (node.text.length <= MAX_NAME && require_check.splitCopyName(node.text) !== void 0) require_start.addTo(users, node.text, object);
	};
	for (const object of objects) for (const { name, value } of object.node.entries) if (name !== "metadata") look(value, object);
	return users;
}
function pinnedNames(users, isLinked) {
	const pinned = [...users].filter(([, objects]) => [...objects].some((each) => !isLinked(each)));
	return new Set(pinned.map(([name]) => name));
}
// src/rollout/write/plan-copies.ts
const DEFAULT_HISTORY = 10;
function planCopies(origin, originName, links, known, { history, pinned }) {
	const hash = require_check.contentHash(origin.node);
	const newestFirst = known.toSorted((a, b) => b.revision - a.revision);
	const last = newestFirst[0]?.revision ?? 0;
	const existing = newestFirst.find((copy) => copy.hash === hash);
	const others = newestFirst.filter((copy) => copy !== existing);
	const limit = Math.max(1, history ?? Math.max(...links.map(historyOf$2)));
	const removed = others.slice(limit).filter(({ name }) => !pinned.has(name));
	const isNewest = existing !== void 0 && existing.revision === last && last > 0;
	return {
		origin,
		originName,
		hash,
		existing,
		state: stateOf(existing, isNewest),
		revision: isNewest ? last : last + 1,
		kept: others.filter((copy) => !removed.includes(copy)),
		removed
	};
}
function stateOf(existing, isNewest) {
	if (existing === void 0) return "new";
	if (!existing.intact) return "mended";
	return isNewest ? "current" : "revived";
}
function historyOf$2({ workload }) {
	const text = require_start.scalarAt(workload.node, "spec", "revisionHistoryLimit")?.text ?? "";
	return /^\d{1,9}$/.test(text) ? Number(text) : DEFAULT_HISTORY;
}
// src/rollout/write/overlay-patch.ts
const HEADING = "# Written by `envfrom rollout`: this workload uses the copies of this overlay. Run `envfrom rollout --write` to renew it.\n";
function overlayPatch(paths, original, copy) {
	const operations = paths.flatMap((path) => [`- op: test\n  path: ${path}\n  value: ${require_check.writeScalar(original, false)}\n`, `- op: replace\n  path: ${path}\n  value: ${require_check.writeScalar(copy, false)}\n`]);
	return HEADING + operations.join("");
}
function pointerTo(node, wanted) {
	if (node === wanted) return "";
	const inner = node.kind === "scalar" ? [] : node.kind === "map" ? node.entries.map(({ name, value }) => [name, value]) : node.items.map((item, at) => [String(at), item]);
	for (const [step, value] of inner) {
		const below = pointerTo(value, wanted);
		if (below !== void 0) return `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}${below}`;
	}
}
// src/rollout/write/rollout-overlays.ts
function rolloutOverlays(overlays, links, context) {
	const result = {
		edits: [],
		patches: [],
		listings: [],
		lines: [],
		faults: [],
		plans: []
	};
	for (const overlay of overlays) rolloutOverlay(overlay, links, context, result);
	if (result.faults.length > 0) return {
		...result,
		edits: [],
		patches: [],
		listings: []
	};
	for (const link of links) {
		const patches = new Set(overlays.map(({ folder, origin }) => patchPathOf(folder, origin, link)));
		const below = link.uses.filter(({ name }) => !patches.has(name.file.path));
		const pointed = require_engine_action_worker_run_run_run_run_fix_problems.pointUses(below, link.origin.name ?? "");
		const place = require_start.placeOf(link.workload.node);
		result.edits.push(...pointed.edits);
		result.faults.push(...pointed.faults.map((message) => ({
			place,
			message
		})));
	}
	return result;
}
function rolloutOverlay(overlay, links, { membership, copies, history, pinned, textOf }, { patches, listings, lines, faults, plans }) {
	const { folder, origin } = overlay;
	const path = copiesPathIn(folder, origin);
	const fault = copies.faultOf(path);
	const name = origin.name ?? "";
	const target = copyNameOf(origin, name);
	const patched = links.flatMap((link) => {
		const pointers = pointersIn(overlay, link, membership);
		if (typeof pointers !== "string") return [{
			link,
			pointers
		}];
		faults.push({
			place: require_start.placeOf(link.workload.node),
			message: pointers
		});
		return [];
	});
	if (fault !== void 0) faults.push(...fault);
	if (faults.length > 0) return;
	const used = patched.filter(({ pointers }) => pointers.length > 0);
	if (used.length === 0) return;
	const isBelow = overlay.builds.some(({ objects }) => objects.some((object) => isCopyBelow(object, target, origin, path)));
	if (!isBelow) {
		const known = copies.copiesOf(path, origin);
		const plan = planCopies(origin, name, used.map(({ link }) => link), known, {
			history,
			pinned
		});
		copies.apply(path, plan);
		plans.push(plan);
		lines.push(...copyLines(plan));
	}
	for (const { link, pointers } of used) {
		const file = patchPathOf(folder, origin, link);
		const before = textOf(file);
		const after = overlayPatch(pointers, name, target);
		const { kind, name: workload = "" } = link.workload;
		const patch = {
			path: file,
			kind,
			name: workload
		};
		listings.push({
			overlay,
			copies: isBelow ? [] : [path],
			patch
		});
		if (before === after) continue;
		patches.push({
			path: file,
			before,
			after
		});
		lines.push(workloadLine(link, `${target} in ${folder}`));
	}
}
function pointersIn({ builds, folder }, { workload, kind, uses }, { placeIn }) {
	const place = placeIn(workload);
	const objects = builds.slice(0, 1).flatMap((build) => build.objects);
	const rendered = objects.find((object) => placeIn(object) === place);
	const podSpec = rendered && require_check.podSpecOf(rendered, kind);
	if (rendered === void 0 || podSpec === void 0) return [];
	if (objects.filter((object) => isAlike(object, rendered)).length > 1) return `several objects of \`${folder}\` are called ${kind.resource} "${workload.name ?? ""}", so a patch cannot tell which one is meant`;
	const meant = new Set(uses.map((use) => use.name));
	return require_check.sourceUses(podSpec).filter((use) => meant.has(use.name)).flatMap((use) => pointerTo(rendered.node, use.name) ?? []);
}
function isCopyBelow(object, name, origin, path) {
	return object.kind === origin.kind && require_start.writtenNameOf(object) === name && object.node.file.path !== path && require_check.readCopy(object) !== void 0;
}
function isAlike(one, other) {
	return one.kind === other.kind && one.name === other.name;
}
// src/rollout/write/renew-digests.ts
function renewDigests(workloads, links) {
	const edits = [];
	const lines = [];
	const faults = [];
	const byWorkload = require_start.groupBy(links, ({ workload }) => workload);
	for (const workload of workloads) {
		const kind = require_check.linkedKindOf(workload);
		if (kind === void 0) continue;
		const before = require_check.readDigests(require_check.digestsNode(workload.node, kind)?.text ?? "");
		const own = byWorkload.get(workload) ?? [];
		if (before.size === 0 && own.length === 0) continue;
		const annotation = require_start.scalarAt(workload.node, "metadata", "annotations", require_check.triggerAnnotation(kind));
		const digests = new Map(own.map(({ trigger, origin }) => [require_check.triggerText(trigger), require_check.digestOf(origin)]));
		for (const word of require_check.splitWords(annotation?.text ?? "")) {
			const kept = before.get(word);
			if (!digests.has(word) && kept !== void 0) digests.set(word, kept);
		}
		const planned = require_check.planDigests(workload, kind, digests);
		const what = `${kind.resource} "${workload.name ?? ""}"`;
		if (planned === "elsewhere") {
			const message = `the annotations of the pods of ${what} come from a YAML alias or merge, so no digest can be written`;
			faults.push({
				place: require_start.placeOf(workload.node),
				message
			});
			continue;
		}
		edits.push(...planned);
		for (const [trigger, digest] of digests) if (before.get(trigger) !== digest) lines.push({
			what,
			state: "digest",
			name: trigger
		});
		for (const trigger of before.keys()) if (!digests.has(trigger)) lines.push({
			what,
			state: "no-digest",
			name: trigger
		});
	}
	return {
		edits,
		lines,
		faults
	};
}
// src/rollout/write/rollout-result.ts
function beginRollout(workloads, links, faults) {
	const digests = renewDigests(workloads, links.filter(({ by }) => by === "digest"));
	const found = links.filter(({ by }) => by === "copy");
	return {
		result: {
			edits: [...digests.edits],
			lines: [...digests.lines],
			faults: [...faults, ...digests.faults]
		},
		toCopy: require_start.groupBy(found, ({ origin }) => origin)
	};
}
function haveUses(links, { faults }) {
	const unused = links.filter(({ uses }) => uses.length === 0);
	faults.push(...unused.map(unusedFault));
	return unused.length < links.length;
}
function unusedFault({ workload, kind, origin }) {
	return {
		place: require_start.placeOf(workload.node),
		message: `${kind.resource} "${workload.name ?? ""}" is linked to ${origin.kind} \`${origin.name ?? ""}\`, but none of its containers and volumes uses it; \`envfrom set triggers ${kind.resource}/${workload.name ?? ""} --remove\` takes the link away`
	};
}
function pointLinks(links, copy, result) {
	for (const link of links) {
		const pointed = require_engine_action_worker_run_run_run_run_fix_problems.pointUses(link.uses, copy);
		if (pointed.edits.length > 0) result.lines.push(workloadLine(link, copy));
		result.edits.push(...pointed.edits);
		const place = require_start.placeOf(link.workload.node);
		result.faults.push(...pointed.faults.map((message) => ({
			place,
			message
		})));
	}
}
// src/rollout/write/rollout-repository.ts
function rolloutRepository(input) {
	const { files, builds, history } = input;
	const written = files.flatMap(require_check.manifestsIn);
	const membership = require_check.buildMembership(written, builds);
	const workloads = written.filter((object) => require_check.linkedKindOf(object) !== void 0);
	const { links, faults } = require_check.findLinks(workloads, require_check.linkScope(written, membership));
	const { result, toCopy } = beginRollout(workloads, links, faults);
	const isCopy = require_check.copyNames(written);
	const users = copyNameUsers(builds.flatMap(({ objects }) => objects));
	const copies = copiesFiles(input.readFile, input.limits);
	const listed = /* @__PURE__ */ new Set();
	const patches = [];
	const listings = [];
	const textOf = (path) => input.readFile(path)?.text;
	const shared = {
		membership,
		copies,
		history,
		textOf
	};
	for (const [origin, some] of toCopy) {
		const path = copiesPathOf(origin);
		const known = copies.copiesOf(path, origin);
		const links = some.map((link) => ({
			...link,
			uses: usesOf$1(link, membership, isCopy)
		}));
		if (!haveUses(links, result)) continue;
		const linked = new Set(links.map(({ workload }) => membership.placeIn(workload)));
		const isLinked = (object) => linked.has(membership.placeIn(object));
		const pinned = pinnedNames(users, isLinked);
		const overlays = overlaysOf(origin, links, membership, files);
		if (overlays !== void 0) {
			if ("message" in overlays) result.faults.push(overlays);
			else {
				const there = rolloutOverlays(overlays, links, {
					...shared,
					pinned
				});
				result.edits.push(...there.edits);
				patches.push(...there.patches);
				listings.push(...there.listings);
				result.lines.push(...there.lines);
				result.faults.push(...there.faults, ...there.plans.flatMap(editedCopies));
			}
			continue;
		}
		const trouble = copies.faultOf(path);
		if (trouble !== void 0) {
			result.faults.push(...trouble);
			continue;
		}
		const plan = planCopies(origin, origin.name ?? "", links, known, {
			history,
			pinned
		});
		copies.apply(path, plan);
		result.faults.push(...editedCopies(plan));
		result.lines.push(...copyLines(plan));
		const target = copyNameOf(origin, origin.name ?? "");
		if (!listed.has(path)) result.edits.push(...listCopiesFile(files, origin.node.file.path, path));
		listed.add(path);
		pointLinks(links, target, result);
	}
	const all = [...result.edits, ...listInOverlays(listings)];
	return {
		changes: [
			...require_engine_action_worker_run_run_run_run_fix_problems.changedFiles(all),
			...copies.changes(),
			...patches
		].toSorted((a, b) => a.path < b.path ? -1 : 1),
		lines: result.lines,
		faults: result.faults,
		isLinked: links.length + faults.length > 0
	};
}
function usesOf$1({ workload, kind, origin }, { renderedOf }, isCopy) {
	const own = origin.name ?? "";
	return require_check.usesIn([workload, ...renderedOf(workload)], kind, origin.kind, (name) => name === own || isCopy(origin.kind, own, name));
}
function editedCopies({ kept }) {
	return kept.filter(({ hash, manifest }) => !require_check.hasHash(manifest.node, hash)).map(({ kind, name, manifest }) => ({
		place: require_start.placeOf(manifest.node),
		message: `${kind.toLowerCase()} "${name}" was edited: its content does not match the hash in its name. Restore it from the history of the repository, or delete it if no old revision needs it`
	}));
}
function listCopiesFile(files, original, copies) {
	return files.flatMap(({ path, class: taken, documents }) => {
		const root = documents[0]?.root;
		if (taken.kind !== "kustomization" || root?.kind !== "map") return [];
		const folder = require_start.folderOf(path);
		const listed = new Set(require_check.listedEntries(root).map((entry) => node_path.posix.join(folder, entry)));
		if (!listed.has(original) || listed.has(copies)) return [];
		const plan = require_check.addItem(root, root, ["resources"], node_path.posix.relative(folder, copies));
		return plan === "elsewhere" ? [] : plan;
	});
}
// src/rollout/write/stream-edits.ts
function copyEdits({ existing, removed, state, revision }, inStream, documents, items) {
	const edits = [];
	const gone = [...removed, ...state === "mended" && existing !== void 0 ? [existing] : []];
	for (const copy of gone.filter((each) => inStream.includes(each))) edits.push(removal(copy.manifest.node, documents, items));
	if (state === "revived" && existing !== void 0 && inStream.includes(existing)) {
		const { node } = existing.manifest;
		const plan = require_check.setValue(node, node, [
			"metadata",
			"annotations",
			require_check.REVISION
		], String(revision));
		if (plan !== "elsewhere") edits.push(...plan);
	}
	return edits;
}
function removal(node, documents, items) {
	const document = documents.find(({ span }) => span.start <= node.start && node.end <= span.end);
	const list = items ?? require_start.entryOf(document?.root, "items")?.value;
	if (document?.root !== node && list?.kind === "sequence") return require_check.removeItem(list, node);
	return {
		at: document?.span ?? node,
		text: ""
	};
}
function newCopies(plan, name, inStream) {
	const { origin, originName, revision, existing, kept, state } = plan;
	const older = kept.filter((copy) => !inStream.includes(copy)).map((copy) => {
		const { manifest } = copy;
		return {
			origin: manifest,
			name: copy.name,
			originName: copy.origin,
			revision: copy.revision
		};
	}).reverse();
	return existing !== void 0 && inStream.includes(existing) && state !== "mended" ? older : [...older, {
		origin,
		name,
		originName,
		revision,
		...hostPart(plan)
	}];
}
function hostPart({ origin, originName }) {
	const path = require_start.scalarAt(origin.node, "metadata", "annotations", PATH)?.text;
	if (path === void 0) return {};
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	return { hostAnnotations: { [PATH]: `${folder}${originName}.rollouts.yaml` } };
}
const PATH = "internal.config.kubernetes.io/path";
function finishStream(file, edits, added, items) {
	const inserted = items === void 0 ? [] : added.map((copy) => itemEdit(items, copy));
	const text = require_engine_action_worker_run_run_run_run_fix_problems.applyEdits(file.text, [...edits, ...inserted]);
	if (items !== void 0 || added.length === 0) return text;
	const end = text === "" || text.endsWith("\n") ? text : `${text}\n`;
	if (require_check.isJsonText(text)) return end + added.map((copy) => `${copyJson(copy)}\n`).join("");
	const texts = added.map((copy) => `---\n${copyText(copy)}`).join("");
	return end + (require_check.lineBreakOf(text) === "\n" ? texts : texts.replaceAll("\n", "\r\n"));
}
function itemEdit(items, copy) {
	if (require_check.isFlow(items)) return require_check.insertInFlow(items, copyJson(copy));
	const { file } = items;
	const at = require_check.behind(items);
	const indent = " ".repeat(require_check.columnOf(file.text, items.start));
	const text = copyText(copy).trimEnd().split("\n").map((line, index) => {
		if (line === "") return "";
		return `${indent}${index === 0 ? "- " : "  "}${line}`;
	});
	return {
		at: {
			file,
			start: at,
			end: at
		},
		text: `\n${text.join("\n")}`
	};
}
// src/rollout/write/rollout-stream.ts
function rolloutStream(file, { earlier, history, limits }) {
	const { documents, faults: broken } = require_check.parseText(file, limits);
	if (broken.length > 0) {
		const faults = broken.map(({ at, message }) => ({
			place: require_start.placeOf(at),
			message
		}));
		return {
			text: file.text,
			lines: [],
			faults
		};
	}
	const items = documents.length === 1 ? resourceItems(documents[0]) : void 0;
	const settings = history ?? historyOf$1(documents[0]?.root);
	const objects = documents.flatMap(({ root }) => require_check.manifestsOf(root).manifests);
	const { links, faults } = require_check.findLinks(objects, {
		objectsFor: () => objects,
		everywhere: objects,
		namesOf,
		namespacesOf: ({ namespace }) => namespace === void 0 ? [] : [namespace]
	});
	const { result, toCopy } = beginRollout(objects, links, faults);
	const inStream = objects.flatMap((object) => require_check.readCopy(object) ?? []);
	const copies = [...inStream, ...earlier.filter((copy) => !inStream.some(isSameAs(copy)))];
	const users = copyNameUsers(objects);
	const added = [];
	for (const [origin, some] of toCopy) {
		const links = some.map((link) => ({
			...link,
			uses: usesOf(link.workload, link, copies)
		}));
		const name = origin.name ?? "";
		const known = copies.filter((copy) => isCopyOf(copy, origin));
		const linked = new Set(some.map(({ workload }) => workload));
		const plan = planCopies(origin, name, links, known, {
			history: settings,
			pinned: pinnedNames(users, (object) => linked.has(object))
		});
		const target = plan.existing?.name ?? copyNameOf(origin, name);
		if (!haveUses(links, result)) continue;
		result.lines.push(...copyLines(plan));
		result.edits.push(...copyEdits(plan, inStream, documents, items));
		added.push(...newCopies(plan, target, inStream));
		pointLinks(links, target, result);
	}
	const { lines, edits, faults: troubles } = result;
	return {
		text: finishStream(file, edits, added, items),
		lines,
		faults: troubles
	};
}
function resourceItems(document) {
	if (require_start.scalarAt(document?.root, "kind")?.text !== "ResourceList") return void 0;
	const items = require_start.valueAt(document?.root, "items");
	return items?.kind === "sequence" ? items : void 0;
}
function historyOf$1(root) {
	const config = require_start.valueAt(root, "functionConfig");
	const text = (require_start.scalarAt(config, "spec", "history") ?? require_start.scalarAt(config, "data", "history"))?.text;
	return text !== void 0 && /^\d{1,6}$/.test(text) ? Number(text) : void 0;
}
function namesOf({ name = "", node }) {
	return [name, ...require_start.scalarAt(node, "metadata", "annotations", PREVIOUS)?.text.split(",") ?? []];
}
const PREVIOUS = "internal.config.kubernetes.io/previousNames";
function isSameAs(copy) {
	return ({ kind, name, manifest }) => kind === copy.kind && name === copy.name && manifest.namespace === copy.manifest.namespace;
}
function isCopyOf(copy, origin) {
	const { namespace } = copy.manifest;
	return copy.kind === origin.kind && namespace === origin.namespace && namesOf(origin).includes(copy.origin);
}
function usesOf(workload, { kind, origin }, copies) {
	const podSpec = require_check.podSpecOf(workload, kind);
	if (podSpec === void 0) return [];
	const names = namesOf(origin);
	const copied = new Set(copies.filter((copy) => isCopyOf(copy, origin)).map(({ name }) => name));
	return require_check.sourceUses(podSpec).filter((use) => use.kind === origin.kind && (names.includes(use.name.text) || copied.has(use.name.text) || names.some((name) => require_check.isCopyName(use.name.text, name))));
}
// src/rollout/write/stream-copies.ts
function textOfCopies(stream, limits) {
	return writeCopiesFile(copiesIn(stream, limits).toSorted((a, b) => require_start.byCodeUnit(`${a.kind}/${a.origin}`, `${b.kind}/${b.origin}`) || a.revision - b.revision).map(({ manifest, name, origin, revision }) => copyText({
		origin: manifest,
		name,
		originName: origin,
		revision
	})));
}
function copiesIn(stream, limits) {
	const { documents } = require_check.parseText(stream, limits);
	return documents.flatMap(({ root }) => require_check.manifestsOf(root).manifests.flatMap((manifest) => require_check.readCopy(manifest) ?? []));
}
// src/commands/rollout/renew-copies.ts
function rollout(tree, settings, history) {
	const { limits } = settings;
	const parsed = require_check.parseFiles(tree, limits);
	const { builds, files } = require_check.renderBuilds(require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.ENGINES, tree, parsed, settings, require_check.sourcesOfObject);
	const readFile = (path) => {
		const content = tree.read(path);
		if (content.kind === "unreadable") return void 0;
		const decoded = require_check.decodeBytes(path, content.bytes);
		return decoded.kind === "text" ? decoded.file : void 0;
	};
	return rolloutRepository({
		files,
		builds,
		readFile,
		limits,
		history
	});
}
function rolloutFilter(stream, copies, settings, history) {
	const { limits } = settings;
	const file = copies && readCopiesFile(copies, limits);
	if (copies !== void 0 && file?.fault !== void 0) {
		const faults = [{
			place: copies.path,
			message: file.fault
		}];
		return {
			text: stream.text,
			lines: [],
			faults,
			copies: copies.text
		};
	}
	const result = rolloutStream(stream, {
		earlier: file?.copies ?? [],
		history,
		limits
	});
	return {
		...result,
		copies: textOfCopies({
			path: stream.path,
			text: result.text
		}, limits)
	};
}
// src/commands/rollout/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runRollout: () => runRollout });
const NOT_LINKED = "No workload in these files is linked to a ConfigMap, Secret or other object. `envfrom set triggers` links one.\n";
async function runRollout(args, host) {
	const { values, positionals } = args;
	const history = historyOf(values.get("history")?.at(-1));
	if (values.has("write") && values.has("check")) throw new require_load.CannotRun("`--write` and `--check` cannot be used together.");
	const run = await require_start.openRun(positionals, values, host);
	for (const line of require_start.noticeLines(run.notices)) require_start.writeStderr(host, line);
	if (run.located.targets.some(({ kind }) => kind === "stdin")) {
		if (positionals.length > 1) throw new require_load.CannotRun("`envfrom rollout -` takes no paths: it reads only standard input.");
		return await filter(run, args, history, host);
	}
	if (values.has("copies")) throw new require_load.CannotRun("`--copies` works only with `envfrom rollout -`.");
	if (host.isolate !== void 0 && require_start.isLarge(run)) return host.isolate();
	const { changes, lines, faults, isLinked } = rollout(run.tree, run.settings, history);
	if (values.has("write")) await require_start.writeChanges(changes, run.located, run.tree, host);
	const isWritten = values.has("write");
	for (const line of lines) require_start.printText(host, `${require_start.escapeText(lineText(line, isWritten))}\n`);
	for (const { place, message } of faults) require_start.writeStderr(host, `${place}: ${sentenceOf(message)}`);
	if (changes.length === 0) {
		if (faults.length === 0) host.stdout.write(isLinked ? "Copies are up to date.\n" : NOT_LINKED);
	} else if (!values.has("write")) require_start.writeStderr(host, "envfrom: nothing is written yet: run `envfrom rollout --write`.");
	const isStale = values.has("check") && changes.length > 0;
	return faults.length > 0 || isStale ? 1 : 0;
}
async function filter(run, { values }, history, host) {
	const [path = "stdin.yaml"] = run.tree.paths;
	const stream = textOf(run.tree.read(path), path, run);
	const named = values.get("copies")?.at(-1);
	const copies = named === void 0 ? void 0 : namedCopies(named, run);
	const result = rolloutFilter(stream, copies, run.settings, history);
	for (const { place, message } of result.faults) require_start.writeStderr(host, `envfrom: ${place}: ${sentenceOf(message)}`);
	if (result.faults.length > 0) return 1;
	const isStale = copies === void 0 ? result.text !== stream.text : result.copies !== copies.text;
	if (values.has("check")) return isStale ? 1 : 0;
	if (values.has("write")) {
		if (copies === void 0 || named === void 0) throw new require_load.CannotRun("With standard input, `--write` needs `--copies FILE`.");
		const absolute = (0, node_path.resolve)(run.located.here, named);
		if (result.copies !== void 0 && isStale) {
			const file = {
				path: absolute,
				name: named,
				text: result.copies
			};
			await require_start.writeFiles([file], run.located.root, host.holdSignals);
		}
	}
	host.stdout.write(result.text);
	return 0;
}
function namedCopies(named, run) {
	const absolute = (0, node_path.resolve)(run.located.here, named);
	const content = require_start.readNamedFile(absolute, run.settings.limits.fileSize);
	const path = require_load.pathFrom(run.located.root, absolute);
	if (content.kind === "unreadable" && content.cause === "missing") return {
		path,
		text: ""
	};
	return textOf(content, named, run);
}
function textOf(content, path, { settings }) {
	if (content.kind === "unreadable") throw new require_load.CannotRun(`Cannot read \`${path}\`: ${content.reason}.`);
	const { bytes } = content;
	const { fileSize } = settings.limits;
	if (bytes.length > fileSize) throw new require_load.CannotRun(`\`${path}\` is larger than ${fileSize} bytes, the limit.`, "Raise it with `--limit file-size=N`.");
	try {
		return {
			path,
			text: new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes)
		};
	} catch {
		throw new require_load.CannotRun(`\`${path}\` is not UTF-8.`);
	}
}
function historyOf(text) {
	if (text === void 0) return void 0;
	if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
	throw new require_load.CannotRun(`\`--history\` must be a whole number of 1 or more, not \`${text}\`.`, "One older copy always stays: during a rollout, pods of the previous revision may still start.");
}
function sentenceOf(message) {
	return message.endsWith("?") ? message : `${message}.`;
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
