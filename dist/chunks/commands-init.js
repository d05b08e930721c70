"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_pages = require("./pages.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run = require("./report-document.js");
const require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_mow3dlaz = require("./pipeline.js");
const require_engine_run_run_run_run_run = require("./commands-diff.js");
let node_worker_threads = require("node:worker_threads");
let node_path = require("node:path");
let node_v8 = require("node:v8");
// src/cli/isolate.ts
var isolate_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ isolate: () => isolate });
async function isolate(entry, line, host) {
	const { cwd, stdout, stderr, spinner } = host;
	await spinner?.load();
	const worker = startWorker(entry, {
		...line,
		cwd,
		stdout: terminalOf(stdout),
		stderr: terminalOf(stderr)
	});
	return new Promise((finish) => {
		let code = 2;
		worker.on("message", (message) => {
			if (message.kind === "read") spinner?.show(message.count);
			else if (message.kind === "done") ({code} = message);
			else {
				spinner?.stop();
				(message.kind === "stdout" ? stdout : stderr).write(message.text);
			}
		});
		worker.on("error", (error) => {
			spinner?.stop();
			for (const line of linesOfWorkerFailure(error)) require_start.writeStderr(host, line);
		});
		worker.on("exit", () => {
			spinner?.stop();
			finish(code);
		});
	});
}
function startWorker(entry, workerData) {
	const maxOldGenerationSizeMb = megabytes((0, node_v8.getHeapStatistics)().heap_size_limit);
	return new node_worker_threads.Worker(entry, {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb }
	});
}
function linesOfWorkerFailure(error) {
	if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) return require_start.linesOfFailure(error);
	const limit = megabytes((0, node_v8.getHeapStatistics)().heap_size_limit);
	return require_start.linesOfFailure(new require_load.CannotRun(`The run needs more than the ${limit} MB of memory that Node may use here.`, "Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192."));
}
function megabytes(bytes) {
	return Math.max(1, Math.floor(bytes / 1024 / 1024));
}
function terminalOf({ isTTY, columns, rows }) {
	return {
		...isTTY === void 0 ? {} : { isTTY },
		...columns === void 0 ? {} : { columns },
		...rows === void 0 ? {} : { rows }
	};
}
// src/report/problems/format-page.ts
const CODE_INDENT = 4;
function formatPage(markdown, { color, width }) {
	const lines = markdown.split(/\r?\n/);
	const blocks = [];
	for (let at = 0; at < lines.length;) {
		const [block, next] = blockAt(lines, at, width);
		if (block !== void 0) blocks.push(block);
		at = next;
	}
	return require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.printDocument("text", blocks, {
		...require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(\S.*)$/;
function blockAt(lines, at, width) {
	const line = lines[at] ?? "";
	if (line.trim() === "") return [void 0, at + 1];
	const [, marks = "", heading = ""] = HEADING.exec(line) ?? [];
	if (marks !== "") return [{
		kind: "paragraph",
		text: heading,
		tone: "strong"
	}, at + 1];
	const [, fence = "", title = ""] = FENCE.exec(line) ?? [];
	if (fence !== "") {
		const end = endOf(lines, at + 1, (other) => other.trim() === fence);
		return [{
			kind: "group",
			indented: true,
			blocks: [codeOf(title.trim(), lines.slice(at + 1, end), width)]
		}, end + 1];
	}
	const end = endOf(lines, at, (other) => other.trim() === "" || HEADING.test(other) || FENCE.test(other));
	const own = lines.slice(at, end);
	if (line.startsWith("|")) return [tableOf(own), end];
	if (ITEM.test(line)) return [listOf(own), end];
	return [{
		kind: "paragraph",
		text: inline(own.map((part) => part.trim()).join(" "))
	}, end];
}
function endOf(lines, from, isEnd) {
	const found = lines.slice(from).findIndex(isEnd);
	return found === -1 ? lines.length : from + found;
}
function codeOf(info, lines, width) {
	const title = info.replace(/^\S+\s*/, "");
	return {
		kind: "code",
		lines: (info.startsWith("console") ? lines.flatMap((line) => wrapOutput(line, width)) : lines).map((text) => ({
			text,
			tone: "info"
		})),
		language: "",
		...title === "" ? {} : { title }
	};
}
function listOf(lines) {
	const items = [];
	for (const line of lines) {
		const [, text] = ITEM.exec(line) ?? [];
		items.push(text ?? `${items.pop() ?? ""} ${line.trim()}`);
	}
	return {
		kind: "group",
		indented: true,
		blocks: items.map((text) => ({
			kind: "paragraph",
			text: inline(text),
			mark: "- "
		}))
	};
}
function tableOf(lines) {
	const [titles = [], , ...rows] = lines.map((line) => line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim()));
	return {
		kind: "table",
		columns: titles.map((title) => ({
			title,
			fit: "words"
		})),
		rows: rows.map((cells) => ({ cells: cells.map((cell) => [inline(cell)]) }))
	};
}
function wrapOutput(line, width) {
	const indent = /^ */.exec(line)?.[0] ?? "";
	if (width === void 0 || /^ *\d* *(?:\||-->)/.test(line)) return [line];
	const room = Math.max(20, width - CODE_INDENT - indent.length - 2);
	return require_check.wrapText(line.slice(indent.length), room).map((part, at) => at === 0 ? indent + part : `${indent}  ${part}`);
}
function links(text) {
	return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, shown, address) => /^https?:/.test(address) && address !== shown ? `${shown} (${address})` : shown);
}
function inline(text) {
	return links(text).split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
		if (/^`.+`$/.test(part)) return {
			text: part.slice(1, -1),
			code: "quoted"
		};
		return part.startsWith("**") ? {
			text: part.slice(2, -2),
			tone: "strong"
		} : { text: part };
	});
}
// src/commands/explain/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runExplain: () => runExplain });
async function runExplain(args, host) {
	const { stdout } = host;
	const page = pageOf(require_engine_run_run_run_run_run.singleWord(args));
	const color = require_start.hasColor(args.values, host, stdout);
	const isDrawn = color || stdout.isTTY === true;
	stdout.write(isDrawn ? formatPage(page, {
		color,
		width: require_load.widthOf(stdout)
	}) : page);
	return 0;
}
function pageOf(rule) {
	if (rule === void 0) throw new require_load.CannotRun("Name the rule to explain.", "For example `envfrom explain missing-config-map`. `envfrom rules` lists them.");
	const page = require_pages.pages.get(rule);
	if (page !== void 0) return page.endsWith("\n") ? page : `${page}\n`;
	const ids = require_check.catalogue.map(({ meta }) => meta.id);
	require_start.checkKnown(rule, ids, "rule", "envfrom rules");
	throw new Error("a rule has no page");
}
// src/commands/init/plan-clusters.ts
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
// src/references/objects/glob-names.ts
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
	const folders = [...require_check.groupBy(skipped, ({ path, as }) => `${require_start.folderOf(path)}\0${as}`)];
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
// src/commands/init/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runInit: () => runInit });
async function runInit(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const there = configOf(run, args);
		if (there !== void 0 && !values.has("update")) throw isThere(there);
		const settings = {
			...run.settings,
			externals: []
		};
		const report = require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_mow3dlaz.check(engines, await progress.watch(run.tree), require_check.catalogue, settings);
		progress.stop();
		const plan = planExternals(report, run.settings.externals);
		const { editExternals } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.edit_externals_exports);
		const before = there?.text ?? initHeader(report);
		const { addClusters } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.add_clusters_exports);
		const clusters = planClusters(report, run.settings.clusters);
		const text = addClusters(editExternals(before, plan), clusters);
		if (values.has("dry-run")) host.stdout.write(text);
		else write(text, there, run, {
			...plan,
			clusters
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
function write(text, there, { located: { root, start } }, plan, { stdout }) {
	const path = there?.path ?? require_load.pathFrom(root, (0, node_path.join)(start, ".envfrom.yaml"));
	if (text !== there?.text) require_start.writeFileFor((0, node_path.join)(root, path), text, root, path);
	stdout.write(initSummary(path, plan, text !== there?.text));
}
Object.defineProperty(exports, "isolate_exports", {
	enumerable: true,
	get: function() {
		return isolate_exports;
	}
});
Object.defineProperty(exports, "linesOfWorkerFailure", {
	enumerable: true,
	get: function() {
		return linesOfWorkerFailure;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
Object.defineProperty(exports, "startWorker", {
	enumerable: true,
	get: function() {
		return startWorker;
	}
});
