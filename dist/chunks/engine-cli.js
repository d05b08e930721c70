import { $t as KUSTOMIZATION_NAMES, Jt as CannotRun, Mt as OPTIONS, Q as applyBaseline, at as identityOf, h as dataText, it as fileOf, mt as positionOf, rt as absentKind } from "./start.js";
import { h as groupBy } from "./engine-go.js";
import { t as catalogue } from "./engine-kubernetes2.js";
import { t as SEVERITY_RANK } from "./engine-changes.js";
import { i as isSameList, r as isSameData, t as examine } from "./engine-references.js";
import { i as withShares, r as readAhead, t as isOfRun } from "./engine-transfer.js";
import { randomBytes } from "node:crypto";
// src/pipeline/compare-reports.ts
function compareReports(head, base, name) {
	const before = entriesOf(base);
	const after = entriesOf(head);
	const { old, taken } = matchAll(after, before, head, base);
	const unread = unreadableIn(base);
	const gone = unreadableIn(head);
	const isUncompared = (entry) => !old.has(entry) && isIn(entry, unread);
	const isNew = (entry) => !old.has(entry) && !isIn(entry, unread);
	const byProblem = groupEntries(after);
	const fresh = head.problems.flatMap((problem) => {
		const entries = (byProblem.get(problem) ?? []).filter(isNew);
		return entries.length === 0 ? [] : [inBuilds(problem, entries)];
	});
	const stale = head.problems.filter((problem) => !(byProblem.get(problem) ?? []).some(isNew));
	const still = new Set(before.flatMap((entry) => taken.has(entry) || isIn(entry, gone) ? [entry.problem] : []));
	const comparison = {
		base: name,
		old: stale,
		fixed: base.problems.filter((problem) => !still.has(problem)),
		uncompared: stale.filter((problem) => byProblem.get(problem)?.some(isUncompared)).length
	};
	return {
		...head,
		problems: fresh,
		comparison
	};
}
function entriesOf({ problems }) {
	return problems.flatMap((problem) => {
		const identity = identityOf(problem);
		const path = fileOf(problem);
		return (problem.builds.length === 0 || problem.onePerCause === true ? [""] : problem.builds).map((build) => ({
			problem,
			identity,
			path,
			build
		}));
	});
}
function groupEntries(entries) {
	const groups = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const group = groups.get(entry.problem);
		if (group === void 0) groups.set(entry.problem, [entry]);
		else group.push(entry);
	}
	return groups;
}
function inBuilds(problem, entries) {
	const builds = entries.flatMap(({ build }) => build === "" ? [] : [build]);
	return builds.length === 0 || builds.length === problem.builds.length ? problem : {
		...problem,
		builds
	};
}
function matchAll(after, before, head, base) {
	const paths = new Set(head.files.map(({ path }) => path));
	const [now, then] = [head, base].map(({ builds }) => new Set(builds.map(({ id }) => id)));
	const isMoved = ({ problem, path, build }) => build !== "" || problem.onePerCause === true || !paths.has(path);
	const isOfNew = ({ build }) => build !== "" && then?.has(build) !== true;
	const isOfGone = ({ build }) => build !== "" && now?.has(build) !== true;
	const old = /* @__PURE__ */ new Set();
	const seen = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Set();
	const match = (keyOf, isAfter = () => true, isBefore = () => true) => {
		const free = /* @__PURE__ */ new Map();
		for (const entry of before) {
			if (taken.has(entry) || !isBefore(entry)) continue;
			const list = free.get(keyOf(entry));
			if (list === void 0) free.set(keyOf(entry), [entry]);
			else list.push(entry);
		}
		for (const list of free.values()) list.reverse();
		for (const entry of after) {
			if (seen.has(entry) || !isAfter(entry)) continue;
			const found = free.get(keyOf(entry))?.pop();
			if (found === void 0) continue;
			taken.add(found);
			seen.add(entry);
			if (!isGraver(entry.problem, found.problem)) old.add(entry);
		}
	};
	match(({ identity, path, build }) => JSON.stringify([
		identity,
		path,
		build
	]));
	match(({ identity, build }) => JSON.stringify([identity, build]), void 0, isMoved);
	match(({ identity, path }) => JSON.stringify([identity, path]), isOfNew, isOfGone);
	match(({ identity }) => identity, isOfNew, isOfGone);
	match(referenceOf, isAbsence, isAbsence);
	return {
		old,
		taken
	};
}
function isAbsence({ problem }) {
	return absentKind(problem) !== void 0;
}
function referenceOf({ problem, build }) {
	const { subject, builds } = problem;
	const { kind, namespace, name, detail } = subject ?? {};
	const where = build === "" ? builds[0] : build;
	return JSON.stringify([
		absentKind(problem),
		kind,
		namespace,
		name,
		detail,
		where
	]);
}
function isGraver(now, then) {
	return SEVERITY_RANK[now.severity] < SEVERITY_RANK[then.severity];
}
const UNREAD = /* @__PURE__ */ new Set([
	"unreadable",
	"too-large",
	"binary"
]);
function unreadableIn({ files, builds }) {
	const unread = files.filter(({ class: found, faults }) => faults.length > 0 || found.kind === "skipped" && UNREAD.has(found.as));
	const failed = builds.filter(({ failures }) => failures.length > 0);
	return {
		paths: new Set(unread.map(({ path }) => path)),
		builds: new Set(failed.map(({ id }) => id))
	};
}
function isIn({ problem, path, build }, { paths, builds }) {
	if (paths.has(path)) return true;
	if (build !== "") return builds.has(build);
	return problem.builds.length > 0 && problem.builds.every((id) => builds.has(id));
}
// src/render/share-builds.ts
function shareBuilds() {
	let rendered = /* @__PURE__ */ new Map();
	return (plan) => {
		const before = rendered;
		const now = /* @__PURE__ */ new Map();
		rendered = now;
		return withRenderer(plan, (folders) => [...groupBy(folders, plan.tools.rootOf).values()].flat().flatMap((folder) => {
			const known = before.get(folder);
			if (known !== void 0 && isSame(known, plan)) {
				now.set(folder, known);
				return {
					...known.build,
					objects: [...known.build.objects]
				};
			}
			const builds = plan.tools.renderKustomizations([folder]);
			for (const build of builds) {
				const made = renderedOf(build, plan);
				if (made !== void 0) now.set(build.id, made);
			}
			return builds;
		}));
	};
}
function withRenderer(plan, renderKustomizations) {
	return {
		...plan,
		tools: {
			...plan.tools,
			renderKustomizations
		}
	};
}
const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
function renderedOf(build, plan) {
	const { id, files, partial, failures, inflates } = build;
	if (partial.length > 0 || failures.length > 0 || inflates !== void 0) return void 0;
	const root = plan.tools.rootOf(id);
	const { parsed, paths } = plan.kustomizeIn(root);
	return {
		build,
		root,
		files: new Map(files.map((path) => [path, parsed(path)])),
		kustomizations: new Map(files.flatMap(kustomizationsBeside).map((path) => [path, paths.has(path)]))
	};
}
function kustomizationsBeside(path) {
	const name = KUSTOMIZATION.exec(path)?.[0];
	if (name === void 0) return [];
	const folder = path.slice(0, path.length - name.length);
	return KUSTOMIZATION_NAMES.map((each) => folder === "" ? each : `${folder}/${each}`);
}
function isSame({ build: { id }, root, files, kustomizations }, plan) {
	if (plan.tools.rootOf(id) !== root) return false;
	const { joined, parsed, paths } = plan.kustomizeIn(root);
	return joined(id === "." ? "" : id) === void 0 && [...files].every(([path, file]) => paths.has(path) && parsed(path) === file) && [...kustomizations].every(([path, isThere]) => paths.has(path) === isThere);
}
// src/pipeline/run-memory.ts
function openRunMemory() {
	let builds = /* @__PURE__ */ new Map();
	let last;
	return {
		share: shareBuilds(),
		keepBuilds(now) {
			const kept = now.map((build) => {
				const before = builds.get(build.id);
				return before !== void 0 && isSameBuild(before, build) ? before : build;
			});
			builds = new Map(kept.map((build) => [build.id, build]));
			return kept;
		},
		keepWorld(world) {
			if (last !== void 0 && isSameData(last, world)) return last;
			last = world;
			return world;
		},
		collected: {
			workloads: /* @__PURE__ */ new WeakMap(),
			references: /* @__PURE__ */ new WeakMap(),
			sources: /* @__PURE__ */ new WeakMap()
		},
		ofBuilds: /* @__PURE__ */ new WeakMap(),
		ofManifests: /* @__PURE__ */ new WeakMap()
	};
}
function isSameBuild(one, other) {
	const { objects, ...rest } = one;
	const { objects: others, ...otherRest } = other;
	return isSameList(objects, others) && isSameData(rest, otherRest);
}
// src/cli/check/examine-check.ts
function examineCheck(run, tree, prepare, memory = run.base === void 0 ? void 0 : openRunMemory()) {
	const { base, baseline, settings } = run;
	const of = (some, before, prepared) => examine(some, catalogue, settings, before, prepared, memory);
	const before = base === void 0 ? void 0 : of(base.tree);
	const { report: whole, evidence } = of(tree, before?.evidence, prepare);
	const compared = base === void 0 || before === void 0 ? whole : compareReports(whole, before.report, base.label);
	const left = baseline === void 0 ? compared : applyBaseline(compared, baseline.entries, baseline.path, isWhole(run));
	return {
		report: run.showsAll ? {
			...left,
			problems: whole.problems
		} : left,
		evidence,
		before
	};
}
function isWhole({ located: { root, start }, tree, settings, include }) {
	return start === root && tree.selected === void 0 && settings.only === void 0 && settings.build === void 0 && include.length === 0;
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
// src/cli/kept/rounds.ts
function openRounds() {
	let last;
	return (settings) => {
		const text = dataText(settings);
		if (last?.text !== text) last = {
			settings,
			memory: openRunMemory(),
			text
		};
		return last;
	};
}
// src/cli/shares/render-jobs.ts
const MOST_JOBS = 64;
const SALT_BYTES = 16;
function jobCount({ values }, { located }) {
	const text = values.get("jobs")?.at(-1) ?? "1";
	const isStream = located.targets.some(({ kind }) => kind === "stdin" || kind === "stream");
	if (text === "auto") return 1;
	const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	if (count < 1 || count > MOST_JOBS) throw new CannotRun(`Invalid value \`${text}\` for \`--jobs\`: use auto, or a number from 1 to ${MOST_JOBS}.`);
	return isStream ? 1 : count;
}
async function renderInJobs(count, run, tree, outside) {
	const { startJob } = outside;
	if (startJob === void 0) return withShares([]);
	const salt = randomBytes(SALT_BYTES).toString("hex");
	const jobs = Array.from({ length: count }, (_, at) => ({
		index: at + 1,
		count
	})).map((share) => startJob({
		share,
		salt
	}));
	readAhead(tree, run.settings);
	const packed = (await Promise.all(jobs)).flatMap((text) => {
		if (text === void 0) return [];
		const bundle = JSON.parse(text);
		return isOfRun(bundle, run, tree, outside) ? [bundle.packed] : [];
	});
	return withShares(packed);
}
export { actionInputs as a, examineCheck as c, changedLines as i, openRunMemory as l, renderInJobs as n, argumentsOf as o, openRounds as r, isInputOn as s, jobCount as t };
