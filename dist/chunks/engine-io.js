"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_run_build_deployers = require("./engine-helm.js");
const require_engine_run_rollout_run_build_deployers_kustomization_builds = require("./engine-kustomize.js");
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
	if (targets.some(({ kind }) => kind === "stream")) throw new require_load.CannotRun("`--watch` checks files again and again, and a pipe can be read once.");
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
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, require_engine_run_build_deployers.fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter(({ events }) => {
		return !options.noHooks && !(options.skipTests && events?.includes("test") === true);
	});
	const text = `${require_engine_run_build_deployers.trimSpace(require_engine_run_build_deployers.textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
	return options.showOnly.length === 0 ? {
		kind: "printed",
		text
	} : showOnly(text, options);
}
function documentOf(name, text, comments) {
	return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join("")}${text}\n`;
}
const SOURCE = /# Source: [^/]+\/(.+)/;
function showOnly(text, { helm, showOnly: patterns }) {
	const documents = require_engine_run_build_deployers.splitManifests(require_engine_run_build_deployers.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && require_engine_run_build_deployers.matchPath(pattern, name) === true;
		});
		if (found.length === 0) return {
			kind: "refused",
			message: `could not find template ${pattern} in chart`
		};
		shown += found.map((document) => `---\n${document}\n`).join("");
	}
	return {
		kind: "printed",
		text: shown
	};
}
// src/commands/build-chart.ts
function buildChart(place, read, request, limits) {
	const rendered = renderRequested(place, read, request, limits);
	const { warnings } = rendered;
	if (rendered.kind === "refused") return {
		...failed(rendered),
		warnings
	};
	const printed = print(rendered, request);
	return printed.kind === "printed" ? {
		text: printed.text,
		warnings
	} : {
		text: "",
		warnings,
		failure: {
			message: printed.message,
			at: void 0
		}
	};
}
function renderRequested(place, read, request, limits) {
	const options = {
		limits,
		helm: request.helm
	};
	const kubeVersion = kubeVersionOf(request);
	const given = givenValues(request, options);
	if (given.kind === "refused") return {
		...given,
		warnings: []
	};
	const loaded = chartAt(place, read, options);
	if (loaded.kind === "refused") return {
		...loaded,
		warnings: []
	};
	return require_engine_run_build_deployers.renderChart(loaded.chart, given.values, {
		name: nameOf(request),
		namespace: request.namespace,
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion,
		apiVersions: request.apiVersions
	}, {
		...options,
		missing: "refuse",
		skipSchemaValidation: request.skipSchemaValidation
	});
}
function failed(refusal) {
	const { message, discreet = message, at } = refusal;
	return {
		text: "",
		warnings: [],
		failure: {
			message: discreet,
			at
		}
	};
}
function kubeVersionOf({ kubernetesVersion }) {
	const version = require_engine_run_build_deployers.parseKubeVersion(kubernetesVersion);
	if (version.kind === "version") return version.version;
	throw new require_load.CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (require_engine_run_build_deployers.releaseNameFault(releaseName) === void 0) return releaseName;
	throw new require_load.CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lower-case letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = require_engine_run_build_deployers.chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : require_engine_run_build_deployers.loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return require_engine_run_build_deployers.loadArchive(place.path, content.bytes, options);
	throw new require_load.CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: require_engine_run_build_deployers.fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = (path) => {
		const content = request.readNamed(path);
		return content.kind === "bytes" ? { text: require_engine_run_build_deployers.textOf(require_engine_run_build_deployers.fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
	return require_engine_run_build_deployers.composeValues({
		files,
		sets,
		readFile
	}, options);
}
function argumentFile(kind, text) {
	return {
		path: `--${kind}`,
		text
	};
}
function print(rendered, request) {
	const { manifests, hooks, crds } = rendered;
	const { helm, noHooks, skipTests, showOnly, includeCrds, origins, maskSecrets } = request;
	return printRelease(manifests, hooks, includeCrds ? crds : [], {
		helm,
		noHooks,
		skipTests,
		showOnly,
		...maskSecrets && { shown: maskedText },
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_rollout_run_build_deployers_kustomization_builds.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeYaml(manifests.map((object) => require_engine_run_rollout_run_build_deployers_kustomization_builds.maskObject(object).node)).trimEnd();
}
// src/io/list-chart.ts
const MOST_FILES = 5e4;
function listChart(root, folder) {
	const files = [];
	const walk = (path, above) => {
		const real = realPath(path);
		if (real === void 0 || !require_load.isWithin(root, real) || above.includes(real)) return;
		for (const name of namesIn(real)) {
			if (files.length >= MOST_FILES) return;
			const below = (0, node_path.join)(path, name);
			const kind = kindOf(below);
			if (kind === "folder") walk(below, [...above, real]);
			else if (kind === "file") files.push(require_load.pathFrom(root, below));
		}
	};
	walk(folder, []);
	return files.sort();
}
function realPath(path) {
	try {
		return (0, node_fs.realpathSync)(path);
	} catch {
		return;
	}
}
function namesIn(folder) {
	try {
		return (0, node_fs.readdirSync)(folder).sort();
	} catch {
		return [];
	}
}
function kindOf(path) {
	try {
		const stats = (0, node_fs.statSync)(path);
		if (stats.isDirectory()) return "folder";
		return stats.isFile() ? "file" : void 0;
	} catch {
		return;
	}
}
// src/cli/run-build-chart.ts
var run_build_chart_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuildChart: () => runBuildChart });
const MOST_BYTES = 104857600;
async function runBuildChart(word, { values }, outside) {
	const located = require_load.locatePaths(outside.cwd, [word]);
	const said = require_engine_run_rollout_run_build_deployers_kustomization_builds.chartArguments(values);
	const given = [];
	for (const name of said.valuesFiles) given.push(await valuesFile(name, located, outside));
	const built = buildChart(placeIn(located, word), require_start.contentReader(located.root, MOST_BYTES), {
		...said,
		values: given,
		readNamed: (path) => require_start.readNamedFile((0, node_path.resolve)(located.here, path), MOST_BYTES),
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(outside)
	}, require_start.DEFAULT_LIMITS);
	for (const warning of built.warnings) report(warning, "warning", outside);
	if (built.failure !== void 0) {
		report(built.failure, "error", outside);
		return 1;
	}
	require_start.writeOutput(built.text, values.get("output")?.at(-1), located, outside);
	return 0;
}
function placeIn({ root, targets }, word) {
	const [target] = targets;
	if (target?.kind === "folder") return {
		kind: "folder",
		path: require_load.pathFrom(root, target.path) || ".",
		files: listChart(root, target.path)
	};
	if (target?.kind === "file") return {
		kind: "archive",
		path: require_load.pathFrom(root, target.path)
	};
	throw new require_load.CannotRun(`\`${word}\` is neither the folder nor the archive of a chart.`);
}
async function valuesFile(name, { here, root }, { stdin }) {
	if (name === "-") {
		const content = await require_start.readStdin(stdin, MOST_BYTES);
		if (content.kind === "bytes") return {
			path: "stdin.yaml",
			bytes: content.bytes
		};
	}
	const absolute = (0, node_path.resolve)(here, name);
	const content = require_start.readNamedFile(absolute, MOST_BYTES);
	if (content.kind === "bytes") return {
		path: require_load.isWithin(root, absolute) ? require_load.pathFrom(root, absolute) : name,
		bytes: content.bytes
	};
	const help = /^\w+:\/\//.test(name) ? "Nothing is fetched: download it first." : void 0;
	throw new require_load.CannotRun(`Cannot read the values file \`${name}\`: ${content.reason}.`, help);
}
function report({ message, at }, severity, outside) {
	const [first = "", ...rest] = message.trimEnd().replace(/^warning: /i, "").split("\n");
	const place = at === void 0 ? "envfrom" : require_start.placeOf(at);
	require_start.say(outside, `${place}: ${severity}: ${first}`);
	for (const line of rest) require_start.say(outside, `  ${line}`);
}
Object.defineProperty(exports, "handedListings", {
	enumerable: true,
	get: function() {
		return handedListings;
	}
});
Object.defineProperty(exports, "run_build_chart_exports", {
	enumerable: true,
	get: function() {
		return run_build_chart_exports;
	}
});
Object.defineProperty(exports, "watch_check_exports", {
	enumerable: true,
	get: function() {
		return watch_check_exports;
	}
});
