import { $ as loadStages, B as findConfig, J as numberText, Jt as CannotRun, K as count, L as placeOf, V as namedConfig, X as shortListOf, at as writeFileFor, d as startProgress, et as isLarge, lt as pathFrom, m as openRun, pt as nameGlobs, yt as escapeText } from "./start.js";
import { I as secretMasks, In as folderOf, Ir as nameOfManifest, Mr as groupBy, Tt as parseFile, rr as catalogue } from "./check.js";
import { f as check } from "./engine-report3.js";
import { join } from "node:path";
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
	const masksOf = secretMasks(files);
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
function diffChanges(changes, files, limits) {
	const changed = new Map(changes.flatMap(({ path, after }) => after === void 0 ? [] : [[path, parseFile(path, {
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
export { runInit as n, diffChanges as t };
