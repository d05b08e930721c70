import { A as count, Dt as OPTIONS, H as pathFrom, Ht as CannotRun, M as numberText, P as shortListOf, T as namedConfig, Ut as loadAllParts, V as locatePaths, _ as openRun, d as loadStages, f as isLarge, ht as say, l as liesIn, lt as placeOf, pt as startSpinner, rt as nameGlobs, u as startProgress, ut as positionOf, vt as escapeText, w as findConfig, xt as linesOfFailure, z as writeFileFor } from "./start.js";
import { T as nameOfManifest, x as groupBy } from "./engine-model.js";
import { t as catalogue } from "./engine-kubernetes2.js";
import { U as folderOf } from "./engine-kustomize.js";
import { f as check } from "./engine-report9.js";
import { a as makeBundle } from "./engine-cli3.js";
import { n as removeShare, r as writeShare } from "./engine-io2.js";
import { Worker } from "node:worker_threads";
import { getHeapStatistics } from "node:v8";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
// src/cli/isolate.ts
async function isolate(entry, argv, outside) {
	const spinner = startSpinner(outside);
	await spinner?.load();
	const { cwd, stdout, stderr } = outside;
	const worker = startWorker(entry, {
		argv,
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
			for (const line of linesOfWorkerFailure(error)) say(outside, line);
		});
		worker.on("exit", () => {
			spinner?.stop();
			finish(code);
		});
	});
}
function startWorker(entry, workerData) {
	const maxOldGenerationSizeMb = megabytes(getHeapStatistics().heap_size_limit);
	return new Worker(entry, {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb }
	});
}
function linesOfWorkerFailure(error) {
	if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) return linesOfFailure(error);
	const limit = megabytes(getHeapStatistics().heap_size_limit);
	return linesOfFailure(new CannotRun(`The run needs more than the ${limit} MB of memory that Node may use here.`, "Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192."));
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
// src/options/action-inputs.ts
const OWN = [{
	name: "paths",
	description: "Files, folders or globs to check, one per line",
	default: "."
}, {
	name: "working-directory",
	description: "The folder that paths are relative to, itself relative to the workspace",
	default: "."
}];
const WRITES = [
	{
		name: "annotations",
		description: "Annotate the lines of a pull request: new problems and changed lines first, ten per severity at most",
		default: "true"
	},
	{
		name: "summary",
		description: "Write a job summary",
		default: "true"
	},
	{
		name: "comment-file",
		description: "Write the summary to this file, short enough for a comment on the pull request"
	},
	{
		name: "sarif-file",
		description: "Write SARIF to this file, for github/codeql-action/upload-sarif"
	}
];
function actionInputs() {
	return [
		...OWN,
		...OPTIONS.filter(({ input }) => input === true).map(inputOf),
		...WRITES
	];
}
const OTHER_HELP = { base: "Report only the problems that are not in this commit or branch; in a pull request its own base, unless `none` is given" };
function inputOf(option) {
	const { name, repeatable, value } = option;
	const help = OTHER_HELP[name] ?? option.help;
	if (value === void 0) return {
		name,
		description: help,
		default: "false",
		option
	};
	return {
		name,
		description: repeatable === true ? `${firstPart(help)}, one per line` : help,
		option
	};
}
function firstPart(help) {
	return help.replace("; may be given several times", "");
}
function argumentsOf(inputs) {
	return [
		"check",
		...actionInputs().flatMap(({ name, option }) => {
			const value = inputs.get(name) ?? "";
			if (option === void 0 || value === "") return [];
			if (option.value === void 0) return isInputOn(inputs, name) ? [`--${name}`] : [];
			return (option.repeatable === true ? linesOf$1(value) : [value]).map((one) => `--${name}=${one}`);
		}),
		"--",
		...linesOf$1(inputs.get("paths") ?? "")
	];
}
function isInputOn(inputs, name) {
	const value = (inputs.get(name) ?? "").trim();
	if (/^(?:true|True|TRUE)$/.test(value)) return true;
	if (/^(?:false|False|FALSE|)$/.test(value)) return false;
	throw new CannotRun(`Invalid value \`${value}\` for the input \`${name}\`: use \`true\` or \`false\`.`);
}
function linesOf$1(text) {
	return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
// src/pipeline/changed-lines.ts
function changedLines(base, head) {
	const byPath = /* @__PURE__ */ new Map();
	return (at) => {
		const { path, line } = positionOf(at);
		let isChanged = byPath.get(path);
		if (isChanged === void 0) {
			isChanged = between(base.read(path), head.read(path));
			byPath.set(path, isChanged);
		}
		return isChanged(line);
	};
}
function between(before, now) {
	if (now.kind === "unreadable") return () => false;
	if (before.kind === "unreadable") return () => true;
	if (before.bytes === now.bytes) return () => false;
	const [then, lines] = [linesOf(before.bytes), linesOf(now.bytes)];
	const shortest = Math.min(then.length, lines.length);
	let start = 0;
	while (start < shortest && then[start] === lines[start]) start += 1;
	let end = 0;
	while (end < shortest - start && then.at(-1 - end) === lines.at(-1 - end)) end += 1;
	const had = new Set(then.slice(start, then.length - end));
	return (line) => {
		const at = line - 1;
		return at >= start && at < lines.length - end && !had.has(lines[at] ?? "");
	};
}
function linesOf(bytes) {
	return new TextDecoder().decode(bytes).split(/\r?\n/);
}
// src/commands/plan-clusters.ts
const ELSEWHERE = " → ";
function planClusters({ builds }, declared = []) {
	const names = new Set(declared.map(({ name }) => name));
	const found = [...new Set(builds.flatMap(({ cluster }) => cluster ?? []))].filter((cluster) => cluster !== "." && !names.has(cluster) && !cluster.includes(ELSEWHERE)).sort();
	return [...groupBy(found, lastPart)].flatMap(([name, folders]) => {
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
// src/references/glob-names.ts
const MANY = 8;
const SHORTEST = 4;
function globNames(names, others) {
	const left = new Set(names);
	const taken = new Set(others.flatMap(patternsFor));
	const found = [];
	const widest = [...groupBy(names.flatMap((name) => patternsFor(name).map((pattern) => ({
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
// src/commands/plan-externals.ts
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
	const names = nameGlobs(declared.map(({ name }) => name));
	const namespaces = nameGlobs(declared.map(({ namespace }) => namespace));
	return ({ kind, name, namespace }) => {
		const named = names.matching(name).filter((index) => declared[index]?.kind === kind);
		if (named.length === 0 || namespace === void 0) return named;
		const within = new Set(namespaces.matching(namespace));
		return named.filter((index) => within.has(index));
	};
}
function declarationsOf(kind, untraced, all) {
	const existing = all.flatMap(({ reference, verdict }) => reference.kind === kind && EXISTS.has(verdict.kind) ? [reference.name] : []);
	return [...groupBy(usesOf(untraced.filter(({ reference }) => reference.kind === kind)), ({ namespace }) => namespace)].flatMap(([namespace, uses]) => {
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
	return [...groupBy(untraced, ({ reference }) => reference.name)].flatMap(([name, users]) => {
		const namespaces = groupBy(users, ({ reference }) => reference.namespace);
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
	const objects = [...new Set(users.map(({ reference }) => nameOfManifest(reference.manifest)))];
	const which = names.length === 1 ? "" : `${shortListOf(names, 3)}: `;
	const who = shortListOf(objects.map((name) => name.replaceAll("`", "")), 1);
	return escapeText(`${which}${WHY[first.reference.use] ?? "nothing here makes or mentions it"}; for ${who}, ${placeOf(first.at)}`);
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
	const folders = [...groupBy(skipped, ({ path, as }) => `${folderOf(path)}\0${as}`)];
	const lines = folders.slice(0, MOST_FOLDERS).map(([key, some]) => {
		const [folder = "", as = ""] = key.split("\0");
		return `#   ${escapeText(folder || ".")} (${as}, ${count(some.length, "file")})`;
	});
	const more = folders.length - MOST_FOLDERS;
	return [
		"# Written by `envfrom init`; `envfrom init --update` keeps it in step with the repository.",
		"# What is not declared under `externals` and has no trace in this repository is an error under --strict.",
		...lines.length === 0 ? [] : [
			"#",
			"# Not looked at; include a folder to check it:",
			...lines
		],
		...more > 0 ? [`#   and ${count(more, "more folder")}`] : [],
		"",
		""
	].join("\n");
}
function initSummary(path, { add, drop, clusters }, changed) {
	const name = escapeText(path);
	if (!changed) return `Nothing to change in ${name}.\n`;
	const named = clusters.length === 0 ? "" : ` and ${count(clusters.length, "cluster")}`;
	const removed = drop.size === 0 ? "" : `, ${numberText(drop.size)} removed`;
	const hint = add.length === 0 ? "" : " Check them: any misspelt name is among them.";
	return `Wrote ${name}: ${count(add.length, "external")}${named} declared${removed}.${hint}\n`;
}
// src/cli/run-init.ts
async function runInit(args, outside) {
	const { values, positionals } = args;
	const progress = startProgress(outside);
	try {
		const run = await openRun(positionals, values, outside);
		if (outside.isolate !== void 0 && isLarge(run)) return await outside.isolate();
		await loadStages(run);
		const there = configOf(run, args);
		if (there !== void 0 && !values.has("update")) throw isThere(there);
		const settings = {
			...run.settings,
			externals: []
		};
		const report = check(await progress.watch(run.tree), catalogue, settings);
		progress.stop();
		const plan = planExternals(report, run.settings.externals);
		const { editExternals } = await import("./edit-externals.js");
		const before = there?.text ?? initHeader(report);
		const { addClusters } = await import("./add-clusters.js");
		const clusters = planClusters(report, run.settings.clusters);
		const text = addClusters(editExternals(before, plan), clusters);
		if (values.has("dry-run")) outside.stdout.write(text);
		else write(text, there, run, {
			...plan,
			clusters
		}, outside);
		return 0;
	} finally {
		progress.stop();
	}
}
function configOf({ located }, { values }) {
	const { here, root, start } = located;
	const named = values.get("config")?.at(-1);
	return named === void 0 ? findConfig(start, root)?.file : {
		...namedConfig(here, root, named),
		path: pathFrom(root, join(here, named))
	};
}
function isThere({ path }) {
	return new CannotRun(`The configuration already exists: \`${path}\`.`, "`envfrom init --update` adds new names to it, and removes those that nothing needs.");
}
function write(text, there, { located: { root, start } }, plan, { stdout }) {
	const path = there?.path ?? pathFrom(root, join(start, ".envfrom.yaml"));
	if (text !== there?.text) writeFileFor(join(root, path), text, root, path);
	stdout.write(initSummary(path, plan, text !== there?.text));
}
// src/cli/shares/run-shard.ts
const MOST_SHARDS = 1e3;
const SALT_BYTES = 16;
const ALONE = [
	"fix",
	"watch",
	"jobs"
];
async function runShard({ values, positionals }, outside, open) {
	const share = shareOf(values.get("shard")?.at(-1) ?? "");
	const named = values.get("exchange")?.at(-1);
	if (named === void 0) throw new CannotRun("`--shard` needs a folder to write to: `--exchange DIR`.");
	const other = ALONE.find((name) => values.has(name));
	if (other !== void 0) throw new CannotRun(`\`--shard\` and \`--${other}\` cannot be used together.`);
	const { root, here, targets } = locatePaths(outside.cwd, positionals);
	if (targets.some(({ kind }) => kind === "stdin" || kind === "stream")) throw new CannotRun("`--shard` needs files that every shard can read, not standard input.");
	const folder = resolve(here, named);
	if (liesIn(root, folder)) throw new CannotRun(`\`--exchange ${named}\` is inside the checked files, so what one shard writes would change what the others check.`, "Name a folder outside the repository.");
	removeShare(folder, share, root);
	const run = await open();
	if (outside.isolate !== void 0 && isLarge(run)) return await outside.isolate();
	await loadAllParts();
	const salt = randomBytes(SALT_BYTES).toString("hex");
	const bundle = makeBundle(run, share, {
		salt,
		isKept: true
	}, outside);
	writeShare(folder, share, JSON.stringify(bundle), root);
	const { rendered, total } = bundle;
	say(outside, `envfrom: shard ${share.index} of ${share.count} rendered ${rendered} of ${total} kustomizations.`);
	return 0;
}
function shareOf(text) {
	const [, first, second] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
	const [index, count] = [Number(first), Number(second)];
	if (index >= 1 && index <= count && count <= MOST_SHARDS) return {
		index,
		count
	};
	throw new CannotRun(`Invalid value \`${text}\` for \`--shard\`: write the number of this shard and of all, such as 1/4.`);
}
export { argumentsOf as a, linesOfWorkerFailure as c, actionInputs as i, startWorker as l, runInit as n, isInputOn as o, changedLines as r, isolate as s, runShard as t };
