"use strict";
const require_start = require("./start.js");
const require_check = require("./check.js");
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
	const base = require_start.withoutEndSlashes(mountPath);
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
	return require_start.withoutEndSlashes(subPath.replace(/^\.\//, ""));
}
function isBelow(open, path) {
	return open.some((folder) => path === folder || path.startsWith(`${require_start.withoutEndSlashes(folder)}/`));
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
	return from.kind === "env-from-unknown" && !values.isUndeclared(from.reference) && value.some((part) => part.kind === "placeholder" && part.label.endsWith(", which is missing"));
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
		case "env-from": return `${from.source.kind} ${require_start.logicalName(from.source)}`;
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
		case "env-from": return `${from.source.kind} ${require_start.logicalName(from.source)}/${from.key}`;
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
	const isUndeclared = ({ reference }) => reference !== void 0 && values.isUndeclared(reference);
	const known = new Set((old ?? []).map(({ message }) => message));
	const come = now.filter(({ message }) => !known.has(message));
	const still = new Set(now.map(({ message }) => message));
	const stopsNow = now.some((each) => !isUndeclared(each));
	return {
		stops: distinct(come.filter((each) => !isUndeclared(each)), ({ reason, message }) => `${reason} ${message}`),
		needs: distinct(come.filter(isUndeclared), ({ reference }) => `${reference?.kind ?? ""} ${reference?.name ?? ""}`),
		mends: stopsNow ? [] : distinct((old ?? []).filter((each) => !isUndeclared(each) && !still.has(each.message)), ({ reason, message }) => `${reason} ${message}`)
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
// src/rollout/compare/merge-workloads.ts
function mergeWorkloads(changes) {
	const merged = /* @__PURE__ */ new Map();
	const namespaces = /* @__PURE__ */ new Map();
	for (const change of changes) {
		const alike = keyOf(change);
		const inBuild = JSON.stringify([alike, change.builds]);
		const taken = namespaces.get(inBuild) ?? [];
		const namespace = (change.after ?? change.before)?.namespace ?? "";
		if (!taken.includes(namespace)) namespaces.set(inBuild, [...taken, namespace]);
		const key = `${taken.includes(namespace) ? taken.indexOf(namespace) : taken.length} ${alike}`;
		merged.set(key, joined(merged.get(key), change));
	}
	return [...merged.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
}
function joined(first, change) {
	if (first === void 0) return change;
	return {
		...first,
		builds: union(first.builds, change.builds),
		namespaces: union(first.namespaces, change.namespaces),
		amount: first.amount + change.amount
	};
}
function union(some, others) {
	return [.../* @__PURE__ */ new Set([...some, ...others])].sort();
}
function rankOf({ rollout }) {
	return require_start.ROLLOUT_VERDICTS.indexOf(rollout.verdict);
}
function keyOf({ before, after, rollout, containers }) {
	const { kind, group, name, namespace } = (after ?? before)?.manifest ?? {};
	const said = (text) => withoutNamespace(text, namespace);
	return JSON.stringify([
		[
			kind,
			group,
			name,
			before?.manifest.name,
			(after ?? before)?.path
		],
		[[
			rollout.verdict,
			rollout.needless,
			rollout.held
		], rollout.reasons.map(({ text, before: old, after: now }) => [
			said(text),
			at(old),
			at(now)
		])],
		containers.map((container) => containerKey(container, said))
	]);
}
function withoutNamespace(text, namespace) {
	return namespace === void 0 ? text : text.replaceAll(`${namespace}/`, "./");
}
function containerKey(container, said) {
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
		].map(({ message }) => said(message))
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
// src/rollout/compare/resolve-sides.ts
function resolveSides(evidence, workloads) {
	const asked = new Set([...workloads].filter((each) => each !== void 0));
	const resolved = require_start.groupBy(evidence.environmentsOf([...asked]), ({ workload }) => workload);
	return (workload) => {
		if (workload === void 0) return void 0;
		const environments = resolved.get(workload) ?? evidence.environmentsOf([workload]);
		resolved.delete(workload);
		return {
			evidence,
			workload,
			environments
		};
	};
}
Object.defineProperty(exports, "compareContainers", {
	enumerable: true,
	get: function() {
		return compareContainers;
	}
});
Object.defineProperty(exports, "mergeWorkloads", {
	enumerable: true,
	get: function() {
		return mergeWorkloads;
	}
});
Object.defineProperty(exports, "resolveSides", {
	enumerable: true,
	get: function() {
		return resolveSides;
	}
});
