import { $ as baselineOf, B as exitCodeOf, Ct as escapeText, D as findConfig, F as numberText, H as writeFileFor, Jt as CannotRun, K as pathFrom, L as shortListOf, N as count, O as namedConfig, Z as BASELINE_NAME, _ as openRun, bt as say, d as isLarge, en as isManifestName, et as baselineText, k as readNamed, l as startProgress, nt as readBaseline, pt as placeOf, st as nameGlobs, tt as prunedBaseline, u as loadStages, ut as hostSpan } from "./start.js";
import { U as nameOfManifest } from "./engine-kubernetes.js";
import { h as groupBy } from "./engine-go.js";
import { a as folderOf } from "./engine-model.js";
import { t as catalogue } from "./engine-kubernetes2.js";
import { t as SEVERITY_RANK } from "./engine-changes.js";
import "./engine-entry-points2.js";
import { f as check } from "./engine-report7.js";
import { l as applyEdits, u as conflictingEdits } from "./engine-edits.js";
import { join, resolve } from "node:path";
// src/pipeline/without-milder.ts
function withoutMilder(report, least) {
	const problems = report.problems.filter(({ severity }) => SEVERITY_RANK[severity] <= SEVERITY_RANK[least]);
	return {
		...report,
		problems
	};
}
// src/cli/check/answer-check.ts
const SAYS_NOTICES = /* @__PURE__ */ new Set([
	"text",
	"markdown",
	"json"
]);
async function answerOf(run, report, { layouts, least }) {
	const hasFiles = [...run.tree.selected ?? run.tree.paths].some(isManifestName);
	const saysNotices = layouts.some(({ format }) => SAYS_NOTICES.has(format));
	const pages = layouts.some(({ format }) => format === "sarif") ? (await import("./pages2.js")).pages : /* @__PURE__ */ new Map();
	const formatProblems = await formatterOf(layouts);
	const shown = least === void 0 ? report : withoutMilder(report, least);
	return {
		says: [...hasFiles ? [] : ["envfrom: no YAML or JSON files to check."], ...saysNotices ? [] : run.notices.map((notice) => `envfrom: ${notice}`)],
		outputs: layouts.map(({ format, file, options }) => ({
			file,
			text: formatProblems(format, shown, {
				...options,
				...format === "sarif" && { pages }
			})
		})),
		code: exitCodeOf(report, run)
	};
}
async function formatterOf(layouts) {
	if (layouts.every(({ format }) => format === "text")) {
		const { formatGuardedText } = await import("./format-text.js");
		return (_, report, options) => formatGuardedText(report, options);
	}
	return (await import("./format-problems.js")).formatProblems;
}
// src/cli/run-baseline.ts
async function runBaseline(args, outside) {
	const { values, positionals } = args;
	const progress = startProgress(outside);
	try {
		const run = await openRun(positionals, values, outside);
		if (outside.isolate !== void 0 && isLarge(run)) return await outside.isolate();
		await loadStages(run);
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? resolve(root, BASELINE_NAME) : resolve(here, named);
		const content = readNamed(here, root, path);
		const text = content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : void 0;
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = check(await progress.watch(run.tree), catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
		const entries = isPruning ? prunedBaseline(before, report.problems) : baselineOf(report.problems);
		const next = baselineText(entries);
		if (next !== text) writeFileFor(path, next, root, name);
		outside.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
		return 0;
	} finally {
		progress.stop();
	}
}
function readOrNone(text, name, isPruning) {
	try {
		return readBaseline(text, name);
	} catch (error) {
		if (isPruning || !(error instanceof CannotRun)) throw error;
		return [];
	}
}
function summaryOf(name, entries, before, isPruning) {
	const [now, then] = [entries, before].map((some) => some.reduce((sum, entry) => sum + entry.count, 0));
	if (isPruning) {
		const gone = (then ?? 0) - (now ?? 0);
		return `${name}: ${count(gone, "problem")} removed, ${now ?? 0} left.`;
	}
	return `${name}: ${count(now ?? 0, "problem")} accepted.`;
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
// src/pipeline/fix-problems.ts
const MOST_ROUNDS = 5;
function fixProblems(tree, first, examine) {
	const texts = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Set();
	const fixed = [];
	let report = first;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const made = oneRound(tree, texts, report, refused, examine);
		if (made === void 0) break;
		for (const [path, edited] of made.texts) texts.set(path, edited);
		fixed.push(...made.fixed);
		report = made.report;
	}
	return {
		changes: [...texts].map(([path, { before, text }]) => ({
			path,
			before,
			after: text
		})).toSorted((a, b) => a.path < b.path ? -1 : 1),
		fixed,
		report
	};
}
function oneRound(tree, known, report, refused, examine) {
	for (;;) {
		const candidates = report.problems.filter((problem) => isFixable(problem) && !refused.has(keyOf(problem)));
		if (candidates.length === 0) return void 0;
		const { texts, made } = edit(known, candidates);
		const after = examine(withTexts(tree, new Map([...known, ...texts])));
		const still = new Set(after.problems.map(placeKey));
		const failed = made.filter(({ key }) => still.has(key));
		if (failed.length === 0) return made.length === 0 ? void 0 : {
			texts,
			fixed: made.map(({ problem }) => problem),
			report: after
		};
		for (const { problem } of failed) refused.add(keyOf(problem));
	}
}
function isFixable({ fix }) {
	return fix !== void 0 && fix.edits.length > 0 && fix.edits.every(({ at: { file } }) => file === fix.edits[0]?.at.file && file.host === void 0 && !file.text.includes("rollout.envfrom.dev/origin"));
}
function edit(known, candidates) {
	const texts = /* @__PURE__ */ new Map();
	const made = [];
	for (const [path, problems] of groupBy(candidates, pathOf)) {
		const conflicting = conflictingEdits(problems.flatMap(editsOf));
		const agreed = problems.filter((each) => !editsOf(each).some((one) => conflicting.has(one)));
		const edits = differentEdits(agreed);
		const file = edits[0]?.at.file;
		if (file === void 0) continue;
		const text = applyEdits(file.text, edits);
		texts.set(path, {
			before: known.get(path)?.before ?? file.text,
			text
		});
		const place = placesAfter(edits);
		for (const problem of agreed) {
			const { start, file: of } = hostSpan(problem.at);
			made.push({
				problem,
				key: keyAt(problem, of.path === path ? place(start) : start)
			});
		}
	}
	return {
		texts,
		made
	};
}
function differentEdits(problems) {
	const edits = problems.flatMap(editsOf).map((each) => [`${each.at.start} ${each.at.end} ${each.text}`, each]);
	return [...new Map(edits).values()];
}
function editsOf({ fix }) {
	return fix?.edits ?? [];
}
function pathOf({ fix }) {
	return fix?.edits[0]?.at.file.path ?? "";
}
function placesAfter(edits) {
	const sorted = edits.toSorted((a, b) => a.at.end - b.at.end);
	const shifts = [0];
	for (const { at, text } of sorted) shifts.push((shifts.at(-1) ?? 0) + text.length - (at.end - at.start));
	return (offset) => {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >> 1;
			const span = sorted[middle]?.at;
			if (span !== void 0 && span.end <= offset && span.start < offset) low = middle + 1;
			else high = middle;
		}
		return offset + (shifts[low] ?? 0);
	};
}
function placeKey(problem) {
	return keyAt(problem, hostSpan(problem.at).start);
}
function keyAt({ rule, at }, offset) {
	return `${rule} ${hostSpan(at).file.path} ${offset}`;
}
function keyOf(problem) {
	return `${placeKey(problem)} ${problem.message}`;
}
function withTexts(tree, texts) {
	const contents = new Map([...texts].map(([path, { text }]) => [path, new TextEncoder().encode(text)]));
	return {
		...tree,
		read(path) {
			const bytes = contents.get(path);
			return bytes === void 0 ? tree.read(path) : {
				kind: "bytes",
				bytes
			};
		}
	};
}
export { answerOf as i, runInit as n, runBaseline as r, fixProblems as t };
