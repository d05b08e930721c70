"use strict";
const require_start = require("./start.js");
const require_check = require("./check.js");
// src/rollout/compare/comparable-builds.ts
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
	const isKnown = (reason) => other.partial.some((each) => require_start.isSameReason(reason, each));
	return build.partial.find((reason) => require_start.hidesObjects(reason) && !isKnown(reason));
}
// src/rollout/compare/compare-files.ts
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
		if (!require_check.isWrittenAlike(was.from?.key.at, file.from?.key.at) || kind !== "known" && kind !== "unknown") changes.push(changeOf(kind, path, was, file));
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
	for (const mount of require_start.itemsAt(container.node, "volumeMounts")) {
		const volume = volumes.get(require_check.scalarText(require_start.scalarAt(mount, "name"), dialect));
		if (volume === void 0) continue;
		const mountPath = require_check.scalarText(require_start.scalarAt(mount, "mountPath"), dialect);
		const subPath = require_check.scalarText(require_start.scalarAt(mount, "subPath"), dialect);
		const isExpression = require_start.scalarAt(mount, "subPathExpr") !== void 0;
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
// src/rollout/compare/compare-variables.ts
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
		case "env-from": return `${from.source.kind} ${require_check.logicalName(from.source)}`;
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
	if (!isMoved && require_check.isWrittenAlike(old.from.at, now.from.at)) return void 0;
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
		case "env-from": return `${from.source.kind} ${require_check.logicalName(from.source)}/${from.key}`;
		case "key": return `${from.reference.kind} ${nameOf(from.reference)}/${from.key}`;
		case "env-from-unknown": return `${from.reference.kind} ${nameOf(from.reference)}`;
		case "field": return `field ${from.fieldPath}`;
		case "resource": return `resource ${from.resource}`;
		case "file": return `file ${from.path}/${from.key}`;
		case "service": return `Service ${from.service}`;
		default: return "literal";
	}
}
// src/rollout/compare/compare-containers.ts
function compareContainers(before, after) {
	const comparison = {
		values: require_check.valueComparer(judgedAt(before), judgedAt(after)),
		nameBefore: before ? require_check.logicalNames(before.evidence) : ({ name }) => name,
		nameAfter: after ? require_check.logicalNames(after.evidence) : ({ name }) => name
	};
	const olds = new Map(before?.environments.map((each) => [each.container.name, each]));
	const news = after?.environments ?? [];
	const kept = new Set(news.map(({ container }) => container.name));
	return [...news.map((now) => compareContainer(before, olds.get(now.container.name), after, now, comparison)), ...[...olds.values()].filter(({ container }) => !kept.has(container.name)).map((old) => compareContainer(before, old, after, void 0, comparison))].filter(isChanged);
}
function judgedAt(side) {
	return side === void 0 ? [] : require_check.judgedOf(side.evidence, side.workload);
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
// src/rollout/compare/pair-by.ts
function pairBy(olds, news, keys) {
	const found = /* @__PURE__ */ new Map();
	const left = new Set(olds);
	for (const keyOf of keys) {
		const waiting = require_start.groupBy([...left], keyOf);
		for (const after of news) {
			if (found.has(after)) continue;
			const before = waiting.get(keyOf(after))?.shift();
			if (before === void 0) continue;
			left.delete(before);
			found.set(after, before);
		}
	}
	return {
		found,
		left
	};
}
// src/model/changes/change.ts
const ROLLOUT_VERDICTS = [
	"not-applied",
	"would-not-start",
	"stale",
	"never-updates",
	"on-delete",
	"unknown",
	"removed",
	"rolls",
	"reloaded",
	"triggered",
	"next-run",
	"updates-live",
	"created",
	"unaffected"
];
// src/rollout/compare/merge-workloads.ts
function mergeWorkloads(changes) {
	const merged = /* @__PURE__ */ new Map();
	const namespaces = /* @__PURE__ */ new Map();
	for (const change of changes) {
		const alike = keyOf(change);
		const inBuild = JSON.stringify([alike, change.builds]);
		const taken = namespaces.get(inBuild) ?? [];
		const namespace = (change.after ?? change.before)?.manifest.namespace ?? "";
		if (!taken.includes(namespace)) namespaces.set(inBuild, [...taken, namespace]);
		const key = `${taken.includes(namespace) ? taken.indexOf(namespace) : taken.length} ${alike}`;
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
	return span === void 0 ? "" : require_start.placeOf(span);
}
// src/rollout/verdict/rollout-reasons.ts
const MOST_NAMES = 3;
function templateReasons(differences, needless) {
	const of = (kind) => differences.filter((each) => each.kind === kind);
	return [
		...reasonFor(of("field"), (names) => `its pod template changes: ${names}`),
		...hashReason(of("hash")),
		...reasonFor(of("checksum"), (names) => `a checksum follows the content: ${names}`),
		...reasonFor(of("random"), (names) => `every rendering changes it: ${names}`),
		...needless ? [{ text: "no variable or file that it uses changes" }] : []
	];
}
function hashReason(differences) {
	const sources = [...new Set(differences.flatMap((each) => each.sources))];
	const names = shortList(sources.map((source) => source.replace(/ (.*)$/, (_, name) => ` \`${name}\``)));
	const text = sources.length === 1 ? `the name of ${names} in its pod template has a new hash` : `the names of ${names} in its pod template have new hashes`;
	return reasonFor(differences, () => text);
}
function reasonFor(differences, textOf) {
	const [first] = differences;
	if (first === void 0) return [];
	const byName = [...require_start.groupBy(differences, ({ name }) => name)];
	return [{
		text: textOf(shortList(withoutContainer(byName.map(([name]) => name)).map((name, at) => name + sidesOf(byName[at]?.[1] ?? [])))),
		before: first.before,
		after: first.after
	}];
}
function sidesOf(differences) {
	const was = differences.flatMap((each) => each.was ?? []);
	const is = differences.flatMap((each) => each.is ?? []);
	const [old, now] = [was[0], is[0]];
	if (old === void 0 && now === void 0) return "";
	if (was.length !== 1 || is.length !== 1 || old === void 0 || now === void 0) return ` ${was.join(", ") || "nothing"} \u2192 ${is.join(", ") || "nothing"}`;
	const shared = /^(?:`[^`@]*:|\w+ )(?=[^/]*$)/.exec(old)?.[0] ?? "";
	if (!(shared !== "" && now.startsWith(shared) && !/[/@]/.test(now.slice(shared.length)))) return ` ${old} \u2192 ${now}`;
	const rest = now.slice(shared.length);
	return shared.startsWith("`") ? ` \`${old.slice(shared.length)} \u2192 \`${rest}` : ` ${old} \u2192 ${rest}`;
}
function withoutContainer(names) {
	return new Set(names.flatMap((name) => CONTAINER.exec(name)?.[0] ?? [])).size === 1 ? names.map((name) => name.replace(CONTAINER, "")) : names;
}
const CONTAINER = / of container `[^`]*`$/;
function effectReason({ mode, kind, name, subjects, perhaps, before, after }) {
	const source = `${kind} \`${name}\``;
	const shown = shortList(subjects.map((each) => each.endsWith("*") ? "every key" : `\`${each}\``));
	const isOne = subjects.length === 1;
	return {
		text: {
			env: `${shown} ${isOne ? "comes" : "come"} from ${source}, which ${perhaps ? "may change" : "changes"}`,
			volume: `${shown} ${isOne ? "follows" : "follow"} ${source} within a minute or two; the process must read ${isOne ? "it" : "them"} again`,
			"sub-path": `${shown} ${isOne ? "is" : "are"} mounted from ${source} with subPath, which the kubelet never updates`
		}[mode],
		effect: true,
		before,
		after
	};
}
function staleReason(effects) {
	const read = effects.filter(({ mode, perhaps }) => mode === "env" && !perhaps);
	const [first] = read;
	if (first === void 0) return void 0;
	const names = [...new Set(read.flatMap(({ subjects }) => subjects))].map((each) => each.endsWith("*") ? "every key" : `\`${each}\``);
	const sources = shortList(read.map(({ kind, name }) => `${kind} \`${name}\``));
	return {
		text: `it reads ${shortList(names)} from ${sources} when it starts, and nothing in its pod template changes`,
		effect: true,
		before: first.before,
		after: first.after
	};
}
function shortList(words) {
	const shown = words.length <= 4 ? words : [...words.slice(0, MOST_NAMES), `${words.length - MOST_NAMES} more`];
	const last = shown.at(-1) ?? "";
	return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} and ${last}`;
}
// src/rollout/note-failures.ts
function noteFailures(failed, happens) {
	return [...require_start.groupBy(failed, ({ failure }) => `${require_start.placeOf(failure.at)}\n${require_start.messageText(failure.message)}`).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const { message: message$1, at } = first.failure;
		return [{
			text: require_start.message$1`${require_start.words(namesOf(group))} ${require_start.words(happens(group.length === 1))}: ${message$1}`,
			at
		}];
	});
}
function namesOf(builds) {
	const names = shortList(builds.map(({ id }) => `\`${id}\``));
	return `${builds.length === 1 ? "build" : "builds"} ${names}`;
}
// src/rollout/compare/resolve-sides.ts
function resolveSides(evidence, workloads) {
	const asked = new Set([...workloads].filter((each) => each !== void 0));
	const resolved = require_start.groupBy(evidence.environmentsOf([...asked]), ({ workload }) => workload);
	return (workload) => workload && {
		evidence,
		workload,
		environments: resolved.get(workload) ?? []
	};
}
Object.defineProperty(exports, "ROLLOUT_VERDICTS", {
	enumerable: true,
	get: function() {
		return ROLLOUT_VERDICTS;
	}
});
Object.defineProperty(exports, "comparableBuilds", {
	enumerable: true,
	get: function() {
		return comparableBuilds;
	}
});
Object.defineProperty(exports, "compareContainers", {
	enumerable: true,
	get: function() {
		return compareContainers;
	}
});
Object.defineProperty(exports, "effectReason", {
	enumerable: true,
	get: function() {
		return effectReason;
	}
});
Object.defineProperty(exports, "formerlyHidden", {
	enumerable: true,
	get: function() {
		return formerlyHidden;
	}
});
Object.defineProperty(exports, "mergeWorkloads", {
	enumerable: true,
	get: function() {
		return mergeWorkloads;
	}
});
Object.defineProperty(exports, "newlyHidden", {
	enumerable: true,
	get: function() {
		return newlyHidden;
	}
});
Object.defineProperty(exports, "noteFailures", {
	enumerable: true,
	get: function() {
		return noteFailures;
	}
});
Object.defineProperty(exports, "pairBy", {
	enumerable: true,
	get: function() {
		return pairBy;
	}
});
Object.defineProperty(exports, "resolveSides", {
	enumerable: true,
	get: function() {
		return resolveSides;
	}
});
Object.defineProperty(exports, "staleReason", {
	enumerable: true,
	get: function() {
		return staleReason;
	}
});
Object.defineProperty(exports, "templateReasons", {
	enumerable: true,
	get: function() {
		return templateReasons;
	}
});
