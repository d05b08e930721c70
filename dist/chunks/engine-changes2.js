import { Q as applyBaseline, at as identityOf, it as fileOf, pt as placeOf, rt as absentKind } from "./start.js";
import { m as groupBy, x as scalarAt, y as itemsAt } from "./engine-go.js";
import { c as scalarText, p as logicalName } from "./engine-model.js";
import { t as catalogue } from "./engine-kubernetes2.js";
import { d as valueComparer, f as logicalNames, l as isWrittenAlike, t as SEVERITY_RANK, u as judgedOf } from "./engine-changes.js";
import { i as isSameList, r as isSameData, t as examine } from "./engine-references.js";
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
const NAMES = [
	"kustomization.yaml",
	"kustomization.yml",
	"Kustomization"
];
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
	return NAMES.map((each) => folder === "" ? each : `${folder}/${each}`);
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
// src/changes/comparable-builds.ts
function comparableBuilds(builds) {
	const olds = new Map(builds.map((pair) => [pair.before?.id, pair]));
	const news = new Map(builds.map((pair) => [pair.after?.id, pair]));
	const known = /* @__PURE__ */ new Map();
	return builds.filter(isBuilt);
	function isBuilt(pair) {
		const found = known.get(pair);
		if (found !== void 0) return found;
		known.set(pair, true);
		const answer = !pair.before?.failures.length && !pair.after?.failures.length && parentsOf(pair).every(isBuilt);
		known.set(pair, answer);
		return answer;
	}
	function parentsOf({ before, after }) {
		const old = before?.deployedBy?.parent;
		const now = after?.deployedBy?.parent;
		return [old === void 0 ? void 0 : olds.get(old), now === void 0 ? void 0 : news.get(now)].filter((parent) => parent !== void 0);
	}
}
function newlyHidden({ before, after }) {
	return partialOnlyIn(after, before);
}
function formerlyHidden({ before, after }) {
	return partialOnlyIn(before, after);
}
function partialOnlyIn(build, other) {
	if (build === void 0 || other === void 0) return void 0;
	const known = new Set(other.partial.map(withoutNumbers));
	return build.partial.find((reason) => !known.has(withoutNumbers(reason)));
}
function withoutNumbers(reason) {
	return reason.replaceAll(/\b[\da-f]{7,40}\b|\d+/g, "#");
}
// src/model/changes/change.ts
const ROLLOUT_VERDICTS = [
	"blocked",
	"stale",
	"never updates",
	"recreate by hand",
	"on delete",
	"unknown",
	"removed",
	"rolls",
	"reloaded",
	"triggered",
	"next run",
	"updates live",
	"created",
	"unaffected"
];
// src/changes/compare-files.ts
function compareFiles(before, after, values) {
	const [old, now] = [before, after].map((side) => mountedBy(side));
	if (old === void 0 || now === void 0) return [];
	const changes = [];
	for (const [path, file] of now.files) {
		const was = old.files.get(path);
		if (was === void 0) {
			if (!isBelow(old.open, path)) changes.push(changeOf("added", path, void 0, file));
			continue;
		}
		const sameness = values.compare(was.value, file.value);
		if (sameness === "same") continue;
		const kind = kindOf$1(sameness, was, file, values);
		if (!isWrittenAlike(was.from?.key.at, file.from?.key.at) || kind !== "known" && kind !== "unknown") changes.push(changeOf(kind, path, was, file));
	}
	for (const [path, was] of old.files) {
		if (now.files.has(path) || isBelow(now.open, path)) continue;
		changes.push(changeOf("removed", path, was, void 0));
	}
	return changes;
}
function kindOf$1(sameness, was, file, values) {
	if (sameness === "perhaps") return "perhaps";
	const [wasOpaque, isOpaque] = [values.isOpaque(was.value), values.isOpaque(file.value)];
	if (wasOpaque === isOpaque) return "changed";
	return isOpaque ? "unknown" : "known";
}
function changeOf(kind, path, before, after) {
	return {
		kind,
		path,
		mount: (after ?? before)?.mount ?? "volume",
		before: contentOf(before),
		after: contentOf(after)
	};
}
function contentOf(file) {
	return file && {
		value: file.value,
		from: file.from
	};
}
function mountedBy(side) {
	const files = /* @__PURE__ */ new Map();
	const open = [];
	if (side === void 0) return {
		files,
		open
	};
	const { evidence, workload, container } = side;
	const { dialect } = workload.manifest;
	const volumes = evidence.volumesOf(workload);
	for (const mount of itemsAt(container.node, "volumeMounts")) {
		const volume = volumes.get(scalarText(scalarAt(mount, "name"), dialect));
		if (volume === void 0) continue;
		const mountPath = scalarText(scalarAt(mount, "mountPath"), dialect);
		const subPath = scalarText(scalarAt(mount, "subPath"), dialect);
		const isExpression = scalarAt(mount, "subPathExpr") !== void 0;
		if (volume.partial || volume.refusals.length > 0 || isExpression) open.push(mountPath);
		if (!isExpression) addMounted(volume, mountPath, subPath, files);
	}
	return {
		files,
		open
	};
}
function addMounted(volume, mountPath, subPath, files) {
	const base = mountPath.replace(/\/+$/, "");
	for (const [path, { value, from }] of volume.refusals.length > 0 ? [] : volume.files()) {
		const file = {
			value,
			from
		};
		if (subPath === "") files.set(`${base}/${path}`, {
			...file,
			mount: "volume"
		});
		else if (path === trimmed(subPath)) files.set(mountPath, {
			...file,
			mount: "sub-path"
		});
		else if (path.startsWith(`${trimmed(subPath)}/`)) {
			const below = path.slice(trimmed(subPath).length);
			files.set(base + below, {
				...file,
				mount: "sub-path"
			});
		}
	}
}
function trimmed(subPath) {
	return subPath.replace(/^\.\//, "").replace(/\/+$/, "");
}
function isBelow(open, path) {
	return open.some((folder) => path === folder || path.startsWith(`${folder.replace(/\/+$/, "")}/`));
}
// src/changes/compare-variables.ts
function compareVariables(before, after, comparison) {
	const olds = bindingsOf(before, comparison.nameBefore, comparison);
	const news = bindingsOf(after, comparison.nameAfter, comparison);
	const [openBefore, openAfter] = [openSources(olds), openSources(news)];
	const sourceBefore = (binding) => sourceKey(binding.from, comparison.nameBefore);
	const sourceAfter = (binding) => sourceKey(binding.from, comparison.nameAfter);
	const changes = [];
	for (const [name, now] of news) {
		const old = olds.get(name);
		const hidden = openBefore.get(sourceAfter(now) ?? "");
		if (old !== void 0) {
			const kind = kindOf(old, now, comparison);
			if (kind !== void 0) changes.push(changed(kind, old, now, comparison));
		} else if (hidden !== void 0) changes.push(changed("known", hidden, now, comparison));
		else if (now.from.kind !== "env-from-unknown" || !hasKnown(olds, sourceAfter(now), sourceBefore)) changes.push(alone("added", now));
	}
	for (const [name, old] of olds) {
		if (news.has(name)) continue;
		const hidden = openAfter.get(sourceBefore(old) ?? "");
		if (hidden !== void 0) changes.push({
			...changed("unknown", old, hidden, comparison),
			name: old.name
		});
		else if (old.from.kind !== "env-from-unknown" || !hasKnown(news, sourceBefore(old), sourceAfter)) changes.push(alone("removed", old));
	}
	return changes;
}
function isMissing({ value, from }, { values }) {
	return from.kind === "env-from-unknown" && !values.isUntraced(from.reference) && value.some((part) => part.kind === "placeholder" && part.label.endsWith(", which is missing"));
}
function openSources(bindings) {
	const open = [...bindings].filter(([, { from }]) => from.kind === "env-from-unknown");
	return new Map(open.map(([key, binding]) => [key.split("\n")[1] ?? "", binding]));
}
function hasKnown(bindings, source, sourceOf) {
	return [...bindings.values()].some((each) => sourceOf(each) === source);
}
function sourceKey(from, nameOf) {
	switch (from.kind) {
		case "env-from": return `${from.source.kind} ${logicalName(from.source)}`;
		case "key":
		case "env-from-unknown": return `${from.reference.kind} ${nameOf(from.reference)}`;
		default: return;
	}
}
function bindingsOf(environment, nameOf, comparison) {
	return new Map((environment?.bindings ?? []).filter((binding) => !isMissing(binding, comparison)).map((binding) => [binding.from.kind === "env-from-unknown" ? `\n${binding.from.reference.kind} ${nameOf(binding.from.reference)}\n${binding.name}` : binding.name, binding]));
}
function alone(kind, binding) {
	return {
		kind,
		name: binding.name,
		before: kind === "removed" ? binding : void 0,
		after: kind === "added" ? binding : void 0,
		nowHides: kind === "added" ? binding.hides : [],
		noLongerHides: kind === "removed" ? binding.hides : []
	};
}
function kindOf(old, now, comparison) {
	const { values } = comparison;
	const sameness = values.compare(old.value, now.value);
	const isMoved = originKey(old.from, comparison.nameBefore) !== originKey(now.from, comparison.nameAfter);
	if (sameness === "same") return isMoved ? "moved" : void 0;
	if (sameness === "perhaps") return "perhaps";
	const [wasOpaque, isOpaque] = [values.isOpaque(old.value), values.isOpaque(now.value)];
	if (wasOpaque === isOpaque) return "changed";
	if (!isMoved && isWrittenAlike(old.from.at, now.from.at)) return void 0;
	return isOpaque ? "unknown" : "known";
}
function changed(kind, before, after, { nameBefore, nameAfter }) {
	const olds = new Set(before.hides.map(({ from }) => originKey(from, nameBefore)));
	const news = new Set(after.hides.map(({ from }) => originKey(from, nameAfter)));
	return {
		kind,
		name: after.name,
		before,
		after,
		nowHides: after.hides.filter(({ from }) => !olds.has(originKey(from, nameAfter))),
		noLongerHides: before.hides.filter(({ from }) => !news.has(originKey(from, nameBefore)))
	};
}
function originKey(from, nameOf) {
	switch (from.kind) {
		case "env-from": return `${from.source.kind} ${logicalName(from.source)}/${from.key}`;
		case "key": return `${from.reference.kind} ${nameOf(from.reference)}/${from.key}`;
		case "env-from-unknown": return `${from.reference.kind} ${nameOf(from.reference)}`;
		case "field": return `field ${from.fieldPath}`;
		case "resource": return `resource ${from.resource}`;
		case "file": return `file ${from.path}/${from.key}`;
		case "service": return `Service ${from.service}`;
		default: return "literal";
	}
}
// src/changes/compare-containers.ts
function compareContainers(before, after) {
	const comparison = {
		values: valueComparer(judgedAt(before), judgedAt(after)),
		nameBefore: before ? logicalNames(before.evidence) : ({ name }) => name,
		nameAfter: after ? logicalNames(after.evidence) : ({ name }) => name
	};
	const olds = new Map(before?.environments.map((each) => [each.container.name, each]));
	const news = after?.environments ?? [];
	const kept = new Set(news.map(({ container }) => container.name));
	return [...news.map((now) => compareContainer(before, olds.get(now.container.name), after, now, comparison)), ...[...olds.values()].filter(({ container }) => !kept.has(container.name)).map((old) => compareContainer(before, old, after, void 0, comparison))].filter(isChanged);
}
function judgedAt(side) {
	return side === void 0 ? [] : judgedOf(side.evidence, side.workload);
}
function compareContainer(before, old, after, now, comparison) {
	const { container } = now ?? old ?? noEnvironment();
	return {
		name: container.name,
		kind: container.kind,
		status: old === void 0 ? "added" : now === void 0 ? "removed" : "kept",
		variables: compareVariables(old, now, comparison),
		files: compareFiles(containerOf(before, old), containerOf(after, now), comparison.values),
		...compareFailures(old?.failures, now?.failures, comparison.values)
	};
}
function compareFailures(old, now, values) {
	if (now === void 0) return {
		stops: [],
		needs: [],
		mends: []
	};
	const isUntraced = ({ reference }) => reference !== void 0 && values.isUntraced(reference);
	const known = new Set((old ?? []).map(({ message }) => message));
	const come = now.filter(({ message }) => !known.has(message));
	const still = new Set(now.map(({ message }) => message));
	const stopsNow = now.some((each) => !isUntraced(each));
	return {
		stops: distinct(come.filter((each) => !isUntraced(each)), ({ reason, message }) => `${reason} ${message}`),
		needs: distinct(come.filter(isUntraced), ({ reference }) => `${reference?.kind ?? ""} ${reference?.name ?? ""}`),
		mends: stopsNow ? [] : distinct((old ?? []).filter((each) => !isUntraced(each) && !still.has(each.message)), ({ reason, message }) => `${reason} ${message}`)
	};
}
function distinct(failures, keyOf) {
	const seen = /* @__PURE__ */ new Map();
	for (const each of failures) if (!seen.has(keyOf(each))) seen.set(keyOf(each), each);
	return [...seen.values()];
}
function containerOf(side, environment) {
	if (side === void 0 || environment === void 0) return void 0;
	return {
		...side,
		container: environment.container
	};
}
function isChanged(change) {
	const { status, variables, files, stops, needs, mends } = change;
	return status !== "kept" || [
		variables,
		files,
		stops,
		needs,
		mends
	].some(({ length }) => length > 0);
}
function noEnvironment() {
	throw new Error("a container is on one side at least");
}
// src/changes/merge-workloads.ts
function mergeWorkloads(changes) {
	const merged = /* @__PURE__ */ new Map();
	for (const change of changes) {
		const key = keyOf(change);
		const first = merged.get(key);
		const builds = [...first?.builds ?? [], ...change.builds];
		merged.set(key, {
			...first ?? change,
			builds: [...new Set(builds)].sort()
		});
	}
	return [...merged.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ rollout }) {
	return ROLLOUT_VERDICTS.indexOf(rollout.verdict);
}
function keyOf({ before, after, rollout, containers }) {
	const { kind, group, name } = (after ?? before)?.manifest ?? {};
	return JSON.stringify([
		[
			kind,
			group,
			name,
			before?.manifest.name,
			(after ?? before)?.path
		],
		[
			rollout.verdict,
			rollout.needless,
			rollout.reasons.map(({ text, before: old, after: now }) => [
				text,
				at(old),
				at(now)
			])
		],
		containers.map(containerKey)
	]);
}
function containerKey(container) {
	const { name, status, variables, files, stops, needs, mends } = container;
	return [
		name,
		status,
		variables.map((each) => [
			each.kind,
			each.name,
			bindingKey(each.before),
			bindingKey(each.after)
		]),
		files.map(({ kind, path, mount, before, after }) => [
			[
				kind,
				path,
				mount
			],
			[before && valueKey(before.value), after && valueKey(after.value)],
			[at(before?.from?.key.at), at(after?.from?.key.at)]
		]),
		[
			...stops,
			...needs,
			...mends
		].map(({ message }) => message)
	];
}
function bindingKey(binding) {
	return binding && [valueKey(binding.value), at(binding.from.at)];
}
function valueKey(value) {
	return value.map((part) => [part.kind, part.kind === "placeholder" ? part.label : part.text]);
}
function at(span) {
	return span === void 0 ? "" : placeOf(span);
}
// src/changes/resolve-sides.ts
function resolveSides(evidence, workloads) {
	const asked = new Set([...workloads].filter((each) => each !== void 0));
	const resolved = groupBy(evidence.environmentsOf([...asked]), ({ workload }) => workload);
	return (workload) => workload && {
		evidence,
		workload,
		environments: resolved.get(workload) ?? []
	};
}
export { comparableBuilds as a, examineCheck as c, ROLLOUT_VERDICTS as i, openRunMemory as l, mergeWorkloads as n, formerlyHidden as o, compareContainers as r, newlyHidden as s, resolveSides as t };
