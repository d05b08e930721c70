"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_cli_worker_run_run_merge_watch_check_run_rollout_run_list_run_init_run_env_run_diff__bmhb7nh4 = require("./engine-report2.js");
const require_engine_fix_problems_run_set_run_rollout = require("./engine-rollout2.js");
const require_engine_start_job_run_job_render_jobs = require("./engine-transfer.js");
let node_crypto = require("node:crypto");
let node_path = require("node:path");
// src/commands/plan-clusters.ts
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
// src/references/glob-names.ts
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
	const folders = [...require_check.groupBy(skipped, ({ path, as }) => `${require_check.folderOf(path)}\0${as}`)];
	const lines = folders.slice(0, MOST_FOLDERS).map(([key, some]) => {
		const [folder = "", as = ""] = key.split("\0");
		return `#   ${require_start.escapeText(folder || ".")} (${as}, ${require_start.count(some.length, "file")})`;
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
	const hint = add.length === 0 ? "" : " Check them: any misspelt name is among them.";
	return `Wrote ${name}: ${require_start.count(add.length, "external")}${named} declared${removed}.${hint}\n`;
}
// src/cli/run-init.ts
var run_init_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runInit: () => runInit });
async function runInit(args, outside) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(positionals, values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const there = configOf(run, args);
		if (there !== void 0 && !values.has("update")) throw isThere(there);
		const settings = {
			...run.settings,
			externals: []
		};
		const report = require_engine_cli_worker_run_run_merge_watch_check_run_rollout_run_list_run_init_run_env_run_diff__bmhb7nh4.check(await progress.watch(run.tree), require_check.catalogue, settings);
		progress.stop();
		const plan = planExternals(report, run.settings.externals);
		const { editExternals } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.edit_externals_exports);
		const before = there?.text ?? initHeader(report);
		const { addClusters } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.add_clusters_exports);
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
// src/cli/shares/render-jobs.ts
var render_jobs_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	jobCount: () => jobCount,
	renderInJobs: () => renderInJobs
});
const MOST_JOBS = 64;
const SALT_BYTES = 16;
function jobCount({ values }, { located }) {
	const text = values.get("jobs")?.at(-1) ?? "1";
	const isStream = located.targets.some(({ kind }) => kind === "stdin" || kind === "stream");
	if (text === "auto") return 1;
	const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	if (count < 1 || count > MOST_JOBS) throw new require_load.CannotRun(`Invalid value \`${text}\` for \`--jobs\`: use auto, or a number from 1 to ${MOST_JOBS}.`);
	return isStream ? 1 : count;
}
async function renderInJobs(count, run, tree, outside) {
	const { startJob } = outside;
	if (startJob === void 0) return require_engine_start_job_run_job_render_jobs.withShares([]);
	const salt = (0, node_crypto.randomBytes)(SALT_BYTES).toString("hex");
	const jobs = Array.from({ length: count }, (_, at) => ({
		index: at + 1,
		count
	})).map((share) => startJob({
		share,
		salt
	}));
	require_engine_start_job_run_job_render_jobs.readAhead(tree, run.settings);
	const packed = (await Promise.all(jobs)).flatMap((text) => {
		if (text === void 0) return [];
		const bundle = JSON.parse(text);
		return require_engine_start_job_run_job_render_jobs.isOfRun(bundle, run, tree, outside) ? [bundle.packed] : [];
	});
	return require_engine_start_job_run_job_render_jobs.withShares(packed);
}
// src/pipeline/fix-problems.ts
var fix_problems_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ fixProblems: () => fixProblems });
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
	return fix !== void 0 && fix.edits.length > 0 && fix.edits.every(({ at: { file } }) => file === fix.edits[0]?.at.file && file.host === void 0 && file.encoding === void 0 && !file.text.includes("rollout.envfrom.dev/origin"));
}
function edit(known, candidates) {
	const texts = /* @__PURE__ */ new Map();
	const made = [];
	for (const [path, problems] of require_check.groupBy(candidates, pathOf)) {
		const conflicting = require_engine_fix_problems_run_set_run_rollout.conflictingEdits(problems.flatMap(editsOf));
		const agreed = problems.filter((each) => !editsOf(each).some((one) => conflicting.has(one)));
		const edits = differentEdits(agreed);
		const file = edits[0]?.at.file;
		if (file === void 0) continue;
		const text = require_engine_fix_problems_run_set_run_rollout.applyEdits(file.text, edits);
		texts.set(path, {
			before: known.get(path)?.before ?? file.text,
			text
		});
		const place = placesAfter(edits);
		for (const problem of agreed) {
			const { start, file: of } = require_start.hostSpan(problem.at);
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
	return keyAt(problem, require_start.hostSpan(problem.at).start);
}
function keyAt({ rule, at }, offset) {
	return `${rule} ${require_start.hostSpan(at).file.path} ${offset}`;
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
Object.defineProperty(exports, "fix_problems_exports", {
	enumerable: true,
	get: function() {
		return fix_problems_exports;
	}
});
Object.defineProperty(exports, "render_jobs_exports", {
	enumerable: true,
	get: function() {
		return render_jobs_exports;
	}
});
Object.defineProperty(exports, "run_init_exports", {
	enumerable: true,
	get: function() {
		return run_init_exports;
	}
});
