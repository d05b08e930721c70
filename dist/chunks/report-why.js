"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_engines = require("./render-argo.js");
const require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run = require("./report-document.js");
const require_engine_action_worker_run_run_run = require("./report-environments.js");
const require_engine_run_run_run_run_run_run = require("./report-inventory.js");
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
			require_start.writeStderr(host, "envfrom: watching for changes (Ctrl+C ends).");
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
		const { report } = require_check.examineCheck(require_engine_action_worker_watch_run_run_run_engines.ENGINES, run, tree, memory);
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
// src/report/why/fields-reading.ts
const MOST_FIELDS = 10;
function fieldsReading({ node }, name) {
	const written = name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
	const kubernetes = new RegExp(String.raw`(?<!\$)\$\(${written}\)`);
	const shell = new RegExp(String.raw`\$(?:\{${written}(?!\w)|${written}(?!\w))`);
	const fields = [];
	const stack = [{
		at: "",
		node
	}];
	for (let next = stack.pop(); next !== void 0; next = stack.pop()) if (next.node.kind === "scalar") {
		const { text } = next.node;
		if (kubernetes.test(text) || COMMAND.test(next.at) && shell.test(text)) fields.push(next.at);
		if (fields.length === MOST_FIELDS) break;
	} else require_start.appendAll(stack, childrenOf(next.at, next.node).toReversed());
	return fields;
}
const COMMAND = /(?:^|\.)(?:command|args)\[\d+\]$/;
function childrenOf(at, node) {
	if (node.kind === "sequence") return node.items.map((item, index) => ({
		at: `${at}[${index}]`,
		node: item
	}));
	return node.entries.map(({ key, value }) => ({
		at: at === "" ? key.text : `${at}.${key.text}`,
		node: value
	}));
}
// src/report/why/why-json.ts
function whyJson({ text }, { usage, leftOut }, { version }) {
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		asked: text,
		builds: usage.map(buildJson),
		leftOut: leftOut === 0 ? void 0 : leftOut
	})}\n`;
}
function buildJson({ build, environments, open, sources, references }) {
	return {
		build: build.id,
		cluster: build.cluster,
		containers: environments.map(containerJson),
		mayAlsoSet: open.map((environment) => ({
			...namesJson(environment),
			sources: openSourcesOf(environment)
		})),
		sources: sources.map(usageJson),
		references: references.map(require_formats.referenceJson)
	};
}
function namesJson({ workload: { manifest }, container }) {
	const { apiVersion, kind, namespace, name } = manifest;
	return {
		workload: {
			apiVersion,
			kind,
			namespace,
			name
		},
		container: {
			name: container.name,
			kind: container.kind,
			field: container.path
		},
		...require_formats.placeJson(container.node)
	};
}
function containerJson(environment) {
	const { bindings, skipped, failures, container } = environment;
	return {
		...namesJson(environment),
		variables: bindings.map((binding) => ({
			...require_engine_action_worker_run_run_run.bindingJson(binding, false),
			readIn: fieldsReading(container, binding.name)
		})),
		skipped: skipped.map(require_engine_action_worker_run_run_run.skippedJson),
		failures: failures.map(require_engine_action_worker_run_run_run.failureJson)
	};
}
function openSourcesOf({ bindings }) {
	return bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [{
		kind: from.reference.kind,
		name: from.reference.name,
		...require_formats.placeJson(from.at)
	}] : []);
}
function usageJson({ source, keys }) {
	return {
		...require_formats.sourceJson(source),
		type: source.type,
		keys
	};
}
// src/report/why/usage-query.ts
function queryMatcher({ what, name, key }) {
	const names = require_load.nameGlobs([name]);
	const isOfKind = (kind) => what === void 0 || what === kind;
	if (key !== void 0) {
		const keys = require_load.nameGlobs([key]);
		return {
			variable: () => false,
			source: () => false,
			key: (kind, source, one) => isOfKind(kind) && names.matches(source) && keys.matches(one)
		};
	}
	return {
		variable: (one) => (what === void 0 || what === "variable") && names.matches(one),
		source: (kind, one) => isOfKind(kind) && names.matches(one),
		key: (_kind, _source, one) => what === void 0 && names.matches(one)
	};
}
// src/report/why/why-document.ts
const MOST_ENTRIES = 50;
const MOST_NAMES = 5;
const LONGEST_VALUE = 100;
function whyDocument(query, usage) {
	return usage.map((each) => {
		const entries = entriesOf(each, query);
		const more = entries.length - MOST_ENTRIES;
		return require_start.section(titleOf(each.build), [...entries.slice(0, MOST_ENTRIES).map(entryGroup), ...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more`, { tone: "quiet" })] : []]);
	});
}
function entryGroup({ title, lines }) {
	const below = lines.map((text) => require_start.fixedLine(text, { mark: "  " }));
	return {
		kind: "group",
		blocks: [require_start.fixedLine(title), ...below]
	};
}
function titleOf({ id, cluster }) {
	return cluster === void 0 || require_check.isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
}
function entriesOf({ environments, open, sources, references }, query) {
	return [
		...variablesOf(environments),
		...environments.flatMap((each) => misses(each)),
		...openOf(open, query),
		...sources.map((each) => sourceOf(each)),
		...usesOf(references, query)
	];
}
function variablesOf(environments) {
	const found = environments.flatMap((environment) => environment.bindings.map((binding) => ({
		environment,
		...bindingEntry(binding)
	})));
	return [...require_start.groupBy(found, ({ title, lines }) => JSON.stringify([title, lines])).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const names = [...new Set(group.map(({ environment }) => require_engine_action_worker_run_run_run.containerTitle(environment)))];
		const reads = group.flatMap(({ environment, name }) => fieldsReading(environment.container, name));
		const read = [...new Set(reads)];
		return [{
			title: first.title,
			lines: [
				`in ${names.slice(0, MOST_NAMES).join("; ")}${moreOf(names)}`,
				...read.length === 0 ? [] : [`read in ${require_start.shortListOf(read, MOST_NAMES)}`],
				...first.lines
			]
		}];
	});
}
function moreOf(names) {
	const more = names.length - MOST_NAMES;
	return more > 0 ? `; and ${require_start.numberText(more)} more` : "";
}
function bindingEntry(binding) {
	const { name, value, from } = binding;
	const text = require_start.clipText(require_engine_action_worker_run_run_run.valueText(value, false), LONGEST_VALUE);
	const trail = from.at === void 0 ? void 0 : require_check.trailText(from.at);
	return {
		name,
		title: [
			require_start.strong(name),
			" = ",
			text === "" ? require_start.quiet("(empty)") : text
		],
		lines: [`from ${require_engine_action_worker_run_run_run.originText(from)}${trail === void 0 ? "" : `, ${trail}`}`, ...require_engine_action_worker_run_run_run.originNotes(binding).map((note) => [require_start.quiet(note)])]
	};
}
function consequence({ isOpen }) {
	return isOpen === true ? {
		text: "is not known",
		tone: "warning"
	} : {
		text: "cannot be set",
		tone: "error"
	};
}
function misses(environment) {
	const lines = [`in ${require_engine_action_worker_run_run_run.containerTitle(environment)}`];
	return [...environment.skipped.map(({ name = "", reason, at }) => ({
		title: [
			require_start.strong(name),
			" ",
			require_start.quiet("is not set")
		],
		lines: [...lines, `${reason} (${require_start.placeOf(at)})`]
	})), ...environment.failures.map((failure) => ({
		title: [
			require_start.strong(failure.reference?.subject ?? ""),
			" ",
			consequence(failure)
		],
		lines: [...lines, `${require_engine_action_worker_run_run_run.failureText(failure)} (${require_start.placeOf(failure.at)})`]
	}))];
}
function openOf(open, { name }) {
	if (open.length === 0) return [];
	const sources = open.flatMap(({ bindings }) => bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [`${from.reference.kind} ${from.reference.name}`] : []));
	const titles = open.map(require_engine_action_worker_run_run_run.containerTitle);
	const whose = require_start.shortListOf([...new Set(sources)], MOST_NAMES);
	return [{
		title: [
			require_start.strong(name),
			" ",
			require_start.quiet(`may be a key of ${whose}, whose keys are not known`)
		],
		lines: [`in ${titles.slice(0, MOST_NAMES).join("; ")}${moreOf(titles)}`]
	}];
}
function sourceOf({ source, keys }) {
	const { producer, at } = source;
	const name = `${source.kind} ${source.namespace === void 0 ? "" : `${source.namespace}/`}${source.name}`;
	const made = producer.kind === "manifest" ? "written" : `made by ${producer.kind}`;
	const all = source.keys.kind === "known" ? [...source.keys.value.keys()] : void 0;
	const known = keys ?? all;
	const which = known === void 0 ? "its keys are not known" : `${known.length === 1 ? "key" : "keys"} ${require_start.shortListOf(known, 10)}`;
	return {
		title: [require_start.strong(name), known?.length === 0 ? ", no keys" : `, ${which}`],
		lines: [`${made} in ${require_start.placeOf(at)}`]
	};
}
function usesOf(references, query) {
	const { source } = queryMatcher(query);
	return references.flatMap(({ reference, verdict, at }) => {
		const { kind, name, key, use, namespace } = reference;
		const isNamed = source(kind, name) || source(kind, require_check.writtenName(reference.at, name));
		if ((use === "env" || use === "env-from") && !isNamed) return [];
		const said = verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind;
		const tone = verdict.kind === "broken" ? "error" : "quiet";
		const named = `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}${key === void 0 ? "" : `:${key.name}`}`;
		return [{
			title: [`${(reference.workload === void 0 ? require_check.nameOfReferrer(reference) : whoOf(reference)).replaceAll("`", "")} uses ${named}  `, {
				text: said,
				tone
			}],
			lines: [`${reference.path} (${require_start.placeOf(at)})`]
		}];
	});
}
function whoOf({ container, workload, manifest }) {
	return container === void 0 || workload === void 0 ? require_check.nameInCluster(manifest) : require_engine_action_worker_run_run_run.containerTitle({
		workload,
		container
	});
}
// src/report/why/format-why.ts
function formatWhy(format, query, usage, options) {
	const bounded = withShortValues(usage);
	if (format === "json") return whyJson(query, bounded, options);
	const print = {
		...require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.printDocument("text", whyDocument(query, bounded.usage), print);
}
function withShortValues(usage) {
	const shown = usage.flatMap(({ environments }) => environments).map((each) => ({
		...each,
		command: [],
		args: [],
		probes: []
	}));
	const { environments, leftOut } = require_engine_action_worker_run_run_run.boundEnvironments(shown, require_engine_action_worker_run_run_run.FOR_PROGRAMS);
	let from = 0;
	return {
		usage: usage.map((each) => {
			const some = environments.slice(from, from += each.environments.length);
			return {
				...each,
				environments: some
			};
		}),
		leftOut
	};
}
// src/report/why/collect-usage.ts
function collectUsage({ builds, environments, sources, references }, query) {
	const matcher = queryMatcher(query);
	const found = sources.flatMap((source) => usageOf(source, matcher));
	const byBuild = {
		environments: require_start.groupBy(environments(), ({ workload }) => workload.build),
		sources: require_start.groupBy(found, ({ source }) => source.build),
		references: require_start.groupBy(referencesTo(references, found, matcher), ({ reference }) => reference.build)
	};
	return builds.flatMap((build) => {
		const all = byBuild.environments.get(build.id) ?? [];
		const usage = {
			build,
			environments: all.flatMap((environment) => reduced(environment, matcher)),
			open: mayBeOpen(query) ? all.filter((one) => isOpen(one, matcher)) : [],
			sources: byBuild.sources.get(build.id) ?? [],
			references: byBuild.references.get(build.id) ?? []
		};
		const { environments: setting, open, sources: made, references: using } = usage;
		return setting.length + open.length + made.length + using.length === 0 ? [] : [usage];
	});
}
function mayBeOpen({ what, name, key }) {
	return key === void 0 && (what === "variable" || what === void 0 && VARIABLE.test(name));
}
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
function usageOf(source, matcher) {
	const { kind, keys, at } = source;
	const names = namesOf(at, source.name);
	if (names.some((name) => matcher.source(kind, name))) return [{
		source,
		keys: void 0
	}];
	if (keys.kind !== "known") return [];
	const named = [...keys.value.keys()].filter((key) => names.some((name) => matcher.key(kind, name, key)));
	return named.length === 0 ? [] : [{
		source,
		keys: named
	}];
}
function namesOf(at, name) {
	return [.../* @__PURE__ */ new Set([name, require_check.writtenName(at, name)])];
}
function referencesTo(references, found, matcher) {
	const wanted = new Set(found.map(({ source }) => require_check.identityOfSource(source)));
	return references.filter(({ reference, verdict }) => {
		const { kind, key, use } = reference;
		const names = namesOf(reference.at, reference.name);
		if (names.some((name) => matcher.source(kind, name))) return true;
		if (key !== void 0) return names.some((name) => matcher.key(kind, name, key.name));
		return (use === "env-from" || use === "volume") && require_check.sourcesOf(verdict).some((source) => wanted.has(require_check.identityOfSource(source)));
	});
}
function reduced(environment, matcher) {
	const { bindings, skipped, failures } = environment;
	const kept = {
		...environment,
		bindings: bindings.filter((binding) => isAsked(binding, matcher)),
		skipped: skipped.filter(({ name }) => name !== void 0 && matcher.variable(name)),
		failures: failures.filter(({ reference }) => reference?.use === "env" && reference.subject !== void 0 && matcher.variable(reference.subject))
	};
	return kept.bindings.length + kept.skipped.length + kept.failures.length === 0 ? [] : [kept];
}
function isAsked(binding, matcher) {
	if (binding.from.kind === "env-from-unknown") return false;
	if (matcher.variable(binding.name)) return true;
	return [binding, ...binding.hides].some(({ from }) => (from.kind === "env-from" || from.kind === "key") && namesOf(from.reference.at, from.reference.name).some((name) => matcher.key(from.reference.kind, name, from.key)));
}
function isOpen({ bindings }, matcher) {
	return bindings.some(({ from }) => from.kind === "env-from-unknown") && !bindings.some((binding) => isAsked(binding, matcher));
}
// src/commands/selection/select-usage.ts
function selectUsage(report, asked, { builds }) {
	const all = collectUsage(report, asked);
	const isListed = require_engine_run_run_run_run_run_run.listFilter({
		...ANY,
		builds
	}, report.builds);
	const usage = all.filter(({ build: { id } }) => isListed({
		kind: "",
		name: "",
		namespace: void 0,
		build: id
	}));
	if (usage.some(isCertain)) return usage;
	const where = builds === void 0 ? "here" : `in build \`${builds[0] ?? ""}\``;
	const unknown = usage.reduce((sum, each) => sum + each.open.length, 0) === 0 ? [] : ["Some containers take all keys of sources whose keys are not known; it may be among them."];
	throw new require_load.CannotRun([`Nothing ${where} sets, makes or uses \`${asked.text}\`.`, ...unknown], helpOf(report, asked, all));
}
const ANY = {
	kind: void 0,
	name: void 0,
	namespace: void 0,
	verdict: void 0
};
function isCertain({ environments, sources, references }) {
	return environments.length + sources.length + references.length > 0;
}
function helpOf({ environments, sources, references }, { name, key }, elsewhere) {
	const other = elsewhere.find(isCertain)?.build.id;
	if (other !== void 0) return `Build \`${other}\` has it.`;
	const names = [
		...environments().flatMap(({ bindings }) => bindings.map((binding) => binding.name)),
		...sources.map((source) => source.name),
		...references.map(({ reference }) => reference.name)
	];
	const nearest = key === void 0 ? require_load.nearestName(name, new Set(names)) : void 0;
	return nearest === void 0 ? void 0 : `Did you mean \`${nearest}\`?`;
}
// src/commands/why/why-arguments.ts
const KINDS = /* @__PURE__ */ new Map([
	["configmap", "ConfigMap"],
	["configmaps", "ConfigMap"],
	["cm", "ConfigMap"],
	["secret", "Secret"],
	["secrets", "Secret"],
	["variable", "variable"],
	["var", "variable"],
	["env", "variable"]
]);
function readWhyArguments([text, ...places]) {
	if (text === void 0 || text === "") throw new require_load.CannotRun("Name a variable, a source or a key.", USAGE);
	const [, written, name = "", key] = /^(?:([^/:]*)\/)?([^/]*?)(?::([^/:]+))?$/s.exec(text) ?? [];
	const what = written === void 0 ? void 0 : KINDS.get(written.toLowerCase());
	if (name === "" || !(written === void 0 || what !== void 0) || what === "variable" && key !== void 0) throw new require_load.CannotRun(`\`${text}\` is not the name of a variable, a source or a key.`, USAGE);
	return {
		asked: {
			text,
			what,
			name,
			key
		},
		places
	};
}
const USAGE = "Write `LOG_LEVEL`, `secret/db`, `cm/app`, or `cm/app:LOG_LEVEL` for a key; paths come after it.";
// src/commands/why/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runWhy: () => runWhy });
function runWhy(args, host) {
	const { positionals, values } = args;
	const { asked, places } = readWhyArguments(positionals);
	return require_engine_run_run_run_run_run_run.printList(args, host, {
		places,
		view: (run, report, options) => {
			const usage = selectUsage(report, asked, require_engine_run_run_run_run_run_run.filterOf(values, run));
			return formatWhy(require_engine_run_run_run_run_run_run.formatOf(values), asked, usage, options);
		},
		filtersBuilds: true
	});
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
