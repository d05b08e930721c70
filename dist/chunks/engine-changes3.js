"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
const require_start = require("./start.js");
const require_engine_action_worker_run_list_run_env_run_diff_compare_evidence = require("./engine-changes.js");
const require_engine_run_diff_compare_evidence = require("./engine-changes2.js");
// src/changes/source-refusal.ts
const IMMUTABLE$1 = "Forbidden: field is immutable when `immutable` is set";
function refusalOf(before, after, build) {
	if (before.name !== after.name || before.namespace !== after.namespace) return void 0;
	const [one, other] = [before.producer.manifest, after.producer.manifest];
	if (one.kind !== before.kind || other.kind !== after.kind) return void 0;
	const found = typeRefusal(before, after) ?? immutableRefusal(before, after);
	if (found === void 0) return void 0;
	return {
		...found,
		recreatedBy: recreatorOf(other, build)
	};
}
function typeRefusal(before, after) {
	if (after.kind !== "Secret" || after.type === void 0) return void 0;
	if (after.type === (before.type ?? "Opaque")) return void 0;
	return {
		message: `type: Invalid value: "${after.type}": field is immutable`,
		at: require_check.scalarAt(after.producer.manifest.node, "type") ?? after.at,
		before: require_check.scalarAt(before.producer.manifest.node, "type") ?? before.at
	};
}
function immutableRefusal(before, after) {
	if (!before.immutable) return void 0;
	const set = require_check.entryOf(before.producer.manifest.node, "immutable")?.key ?? before.at;
	if (!after.immutable) {
		const at = require_check.entryOf(after.producer.manifest.node, "immutable")?.key ?? after.at;
		return {
			message: `immutable: ${IMMUTABLE$1}`,
			at,
			before: set
		};
	}
	const differing = firstDifference(before, after);
	if (differing === void 0) return void 0;
	return {
		message: `${differing.field}: ${IMMUTABLE$1}`,
		at: differing.at,
		before: set
	};
}
function firstDifference(before, after) {
	if (before.keys.kind === "unknown" || after.keys.kind === "unknown") return void 0;
	for (const [name, key] of after.keys.value) {
		const old = before.keys.value.get(name);
		if (old !== void 0 && require_check.compareKeys(before, old, after, key) !== "changed") continue;
		return {
			field: fieldOf(key.field),
			at: key.at
		};
	}
	for (const [name, key] of before.keys.value) if (!after.keys.value.has(name) && key.field !== "stringData") return {
		field: fieldOf(key.field),
		at: after.at
	};
}
function fieldOf(field) {
	return field === "stringData" ? "data" : field;
}
function recreatorOf({ node, dialect }, build) {
	const annotations = require_check.mapAt(node, "metadata", "annotations");
	if ((require_check.scalarAt(annotations, "kustomize.toolkit.fluxcd.io/force")?.text)?.toLowerCase() === "enabled") return "Flux (`kustomize.toolkit.fluxcd.io/force`)";
	if ((require_check.scalarAt(annotations, "argocd.argoproj.io/sync-options")?.text ?? "").split(",").some((option) => /^\s*(?:Replace|Force)=true\s*$/.test(option))) return "Argo CD (`argocd.argoproj.io/sync-options`)";
	if (build?.kind === "flux-kustomization" && require_check.isTrue(require_check.scalarAt(build.deployedBy?.at, "spec", "force"), dialect)) return `Flux (\`spec.force\` of ${build.deployedBy?.name ?? "its Kustomization"})`;
}
// src/changes/compare-sources.ts
function compareSources(before, after, builds) {
	const [old, now] = [before, after].map(({ sources }) => require_check.groupBy(sources, ({ build }) => build));
	const changes = [];
	const gone = [];
	const come = [];
	for (const pair of builds) {
		const olds = old?.get(pair.before?.id ?? "") ?? [];
		const news = now?.get(pair.after?.id ?? "") ?? [];
		const paired = pairSources(olds, news);
		for (const [one, other] of paired.pairs) changes.push(...changeOf(one, other, pair));
		if (require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.newlyHidden(pair) === void 0) gone.push(...aloneIn(pair, paired.gone, news));
		if (require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.formerlyHidden(pair) === void 0) come.push(...aloneIn(pair, paired.come, olds));
	}
	const moved = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.pairBy(gone, come, [inCluster(placeOf$1), inCluster(identityOf$2)]);
	changes.push(...come.flatMap((one) => changeOf(moved.found.get(one)?.source, one.source, one.pair)), ...[...moved.left].flatMap(({ source, pair }) => changeOf(source, void 0, pair)));
	const ranks = new Map(builds.map((pair, at) => [pair.after?.id ?? pair.before?.id, at]));
	return changes.toSorted((a, b) => (ranks.get(a.build) ?? 0) - (ranks.get(b.build) ?? 0));
}
function aloneIn(pair, sources, others) {
	if (sources.length === 0) return [];
	const known = new Set(others.map(identityOf$2));
	return [...sources.filter((source) => !isMade(source)), ...sources.filter(isMade)].flatMap((source) => {
		const identity = identityOf$2(source);
		if (isMade(source) && known.has(identity)) return [];
		known.add(identity);
		return [{
			source,
			pair
		}];
	});
}
function isMade({ kind, producer }) {
	return producer.manifest.kind !== kind;
}
function inCluster(keyOf) {
	return ({ source, pair }) => `${(pair.after ?? pair.before)?.cluster ?? ""}\n${keyOf(source)}`;
}
function pairSources(olds, news) {
	const { found, left } = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.pairBy(olds, news, [placeOf$1, identityOf$2]);
	const loose = require_check.groupBy(olds, nameOf$1);
	for (const after of news) {
		if (found.has(after)) continue;
		const [near, ...others] = loose.get(nameOf$1(after)) ?? [];
		if (near === void 0 || others.length > 0 || !left.has(near)) continue;
		left.delete(near);
		found.set(after, near);
	}
	return {
		pairs: news.flatMap((after) => {
			const before = found.get(after);
			return before === void 0 ? [] : [[before, after]];
		}),
		come: news.filter((after) => !found.has(after)),
		gone: [...left]
	};
}
function nameOf$1(source) {
	return `${source.kind} ${require_check.logicalName(source)}`;
}
function identityOf$2(source) {
	return `${source.kind} ${source.namespace ?? ""}/${require_check.logicalName(source)}`;
}
function placeOf$1(source) {
	return `${identityOf$2(source)}\n${source.at.file.path}`;
}
function changeOf(before, after, pair) {
	const named = after ?? before;
	if (named === void 0) return [];
	const keys = keyChanges(before, after);
	const refusal = before && after && refusalOf(before, after, pair.after);
	const isOther = (before && after && (before.keys.kind === "unknown" || after.keys.kind === "unknown")) === true && require_check.compareOpaque(before, after) !== "same";
	if (before && after && keys.length === 0 && refusal === void 0 && !isOther) return [];
	return [{
		before,
		after,
		build: named.build,
		name: require_check.logicalName(named),
		keys,
		refusal
	}];
}
function keyChanges(before, after) {
	if (before?.keys.kind === "unknown" || after?.keys.kind === "unknown") return [];
	const olds = before?.keys.value ?? /* @__PURE__ */ new Map();
	const news = after?.keys.value ?? /* @__PURE__ */ new Map();
	const changes = [];
	for (const [key, now] of news) {
		const old = olds.get(key);
		if (old === void 0) changes.push({
			key,
			kind: "added",
			before: void 0,
			after: now
		});
		else if (before !== void 0 && after !== void 0) {
			const sameness = require_check.compareKeys(before, old, after, now);
			if (sameness !== "same") changes.push({
				key,
				kind: sameness,
				before: old,
				after: now
			});
		}
	}
	for (const [key, old] of olds) if (!news.has(key)) changes.push({
		key,
		kind: "removed",
		before: old,
		after: void 0
	});
	return changes;
}
// src/changes/match-builds.ts
const LEAST_SHARED = .5;
function matchBuilds(before, after) {
	const byId = new Map(before.map((build) => [build.id, build]));
	const heads = new Set(after.map(({ id }) => id));
	const gone = before.filter(({ id }) => !heads.has(id));
	const renamed = matchRenamed(gone, after.filter(({ id }) => !byId.has(id)));
	const taken = new Set(renamed.values());
	return [...after.map((build) => ({
		before: byId.get(build.id) ?? renamed.get(build),
		after: build
	})), ...gone.filter((build) => !taken.has(build)).map((build) => ({
		before: build,
		after: void 0
	}))];
}
function matchRenamed(gone, come) {
	const holders = /* @__PURE__ */ new Map();
	for (const build of gone) for (const object of new Set(build.objects.map(identityOf$1))) require_check.appendTo(holders, object, build);
	const renamed = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	for (const build of come) {
		const best = nearestOf(build, holders, taken);
		if (best === void 0) continue;
		taken.add(best);
		renamed.set(build, best);
	}
	return renamed;
}
function nearestOf(build, holders, taken) {
	const objects = [...new Set(build.objects.map(identityOf$1))];
	const [first, second] = [...require_check.groupBy(objects.flatMap((object) => holders.get(object) ?? []), (holder) => holder)].filter(([holder]) => !taken.has(holder) && holder.kind === build.kind).map(([holder, hits]) => {
		const all = Math.max(holder.objects.length, objects.length);
		const sameDeployer = holder.deployedBy?.name === build.deployedBy?.name ? .1 : 0;
		return {
			holder,
			share: hits.length / all + sameDeployer
		};
	}).filter(({ share }) => share >= LEAST_SHARED).toSorted((a, b) => b.share - a.share);
	return first !== void 0 && first.share !== second?.share ? first.holder : void 0;
}
function identityOf$1({ group, kind, namespace, name }) {
	return [
		group,
		kind,
		namespace ?? "",
		name ?? ""
	].join("\n");
}
// src/changes/is-patch.ts
const PATCH_PATH = /(?:^|[/_.-])patch(?:es)?(?:[/_.-]|$)/i;
function isPatch({ core, manifest, containers }) {
	const { node } = manifest;
	return core && PATCH_PATH.test(node.file.path) && require_check.valueAt(node, "spec", "selector") === void 0 && containers.every((each) => require_check.scalarAt(each.node, "image") === void 0);
}
// src/changes/match-workloads.ts
const LEAST_ALIKE = .6;
const MOST_RENAMED = 100;
const workloadsOf = require_start.memo(({ workloads }) => require_check.groupBy(workloads.filter((each) => !isPatch(each)), ({ build }) => build));
function matchWorkloads(before, after, builds) {
	const pairs = [];
	const gone = [];
	const come = [];
	for (const build of builds) {
		const inBuild = matchSame(workloadsOf(before).get(build.before?.id ?? "\n") ?? [], workloadsOf(after).get(build.after?.id ?? "\n") ?? []);
		pairs.push(...inBuild.pairs);
		const renamed = matchAlike(inBuild.gone, inBuild.come);
		pairs.push(...renamed.pairs);
		if (require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.newlyHidden(build) === void 0) gone.push(...renamed.gone);
		if (require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.formerlyHidden(build) === void 0) come.push(...renamed.come);
	}
	const moved = matchSame(gone, come);
	return [
		...pairs,
		...moved.pairs,
		...moved.come.map((one) => ({
			before: void 0,
			after: one,
			renamed: false
		})),
		...moved.gone.map((one) => ({
			before: one,
			after: void 0,
			renamed: false
		}))
	];
}
function matchSame(olds, news) {
	const { found, left } = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.pairBy(olds, news, [placeOf, identityOf]);
	for (const [after, before] of matchLoose([...left], news.filter((each) => !found.has(each)))) {
		left.delete(before);
		found.set(after, before);
	}
	return {
		pairs: news.flatMap((after) => {
			const before = found.get(after);
			return before === void 0 ? [] : [{
				before,
				after,
				renamed: false
			}];
		}),
		come: news.filter((each) => !found.has(each)),
		gone: [...left]
	};
}
function matchLoose(olds, news) {
	const [waiting, coming] = [require_check.groupBy(olds, titleOf), require_check.groupBy(news, titleOf)];
	return news.flatMap((after) => {
		const [before, ...others] = waiting.get(titleOf(after)) ?? [];
		if (before === void 0 || others.length > 0) return [];
		return [before, after].some(({ manifest }) => manifest.namespace === void 0) && coming.get(titleOf(after))?.length === 1 ? [[after, before]] : [];
	});
}
function titleOf({ manifest, path }) {
	const { group, kind, name } = manifest;
	return [
		group,
		kind,
		name ?? "",
		path
	].join("\n");
}
function placeOf(workload) {
	return `${identityOf(workload)}\n${workload.manifest.node.file.path}`;
}
function identityOf(workload) {
	return `${titleOf(workload)}\n${workload.manifest.namespace ?? ""}`;
}
function matchAlike(olds, news) {
	const taken = /* @__PURE__ */ new Set();
	const pairs = [];
	const byKind = require_check.groupBy(olds, ({ manifest }) => manifest.kind);
	for (const after of news) {
		const candidates = byKind.get(after.manifest.kind) ?? [];
		if (candidates.length > MOST_RENAMED) continue;
		const [first, second] = candidates.filter((each) => !taken.has(each)).map((before) => ({
			before,
			alike: alikeness(before, after)
		})).filter(({ alike }) => alike >= LEAST_ALIKE).toSorted((a, b) => b.alike - a.alike);
		if (first === void 0 || first.alike === second?.alike) continue;
		taken.add(first.before);
		pairs.push({
			before: first.before,
			after,
			renamed: true
		});
	}
	const found = new Set(pairs.map(({ after }) => after));
	return {
		pairs,
		gone: olds.filter((each) => !taken.has(each)),
		come: news.filter((each) => !found.has(each))
	};
}
function alikeness(before, after) {
	const [old, now] = [marksOf(before), marksOf(after)];
	const shared = [...now].filter((mark) => old.has(mark)).length;
	const all = (/* @__PURE__ */ new Set([...old, ...now])).size;
	const sameName = before.manifest.name === after.manifest.name ? .5 : 0;
	return all === 0 ? sameName : shared / all + sameName;
}
function marksOf({ containers }) {
	return new Set(containers.flatMap(({ name, node }) => {
		const image = require_check.scalarAt(node, "image")?.text.replace(/@.*$|:[^/:]*$/g, "");
		return [`container ${name}`, ...image === void 0 ? [] : [`image ${image}`]];
	}));
}
// src/changes/not-compared.ts
function notCompared(builds) {
	const failing = builds.flatMap((pair) => failedOnlyIn(pair, "after"));
	const failed = builds.flatMap((pair) => failedOnlyIn(pair, "before"));
	return [
		...require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.noteFailures(failing, (isOne) => isOne ? "can no longer be built, so that nothing of it is applied" : "can no longer be built, so that nothing of them is applied"),
		...require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.noteFailures(failed, () => "could not be built before"),
		...builds.flatMap(hiddenPart)
	];
}
function failedOnlyIn(pair, side) {
	const failure = pair[side]?.failures[0];
	const other = pair[side === "before" ? "after" : "before"]?.failures[0];
	if (failure === void 0 || other !== void 0) return [];
	return [{
		id: (pair.after ?? pair.before)?.id ?? "",
		failure
	}];
}
function hiddenPart(pair) {
	if (pair.before?.failures.length || pair.after?.failures.length) return [];
	const build = `build \`${(pair.after ?? pair.before)?.id ?? ""}\``;
	const [now, old] = [require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.newlyHidden(pair), require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.formerlyHidden(pair)];
	const text = now !== void 0 ? `${build} is only partly known now, so removed objects are not listed: ${now}` : `${build} was only partly known before, so new objects are not listed: ${old}`;
	return now === void 0 && old === void 0 ? [] : [{
		text,
		at: void 0
	}];
}
// src/changes/templates/operator-checksum.ts
const CHECKSUM_FROM = "fluxcd.controlplane.io/checksumFrom";
function operatorChecksums({ manifest, podMetadata }, changes, build) {
	if (build?.kind !== "flux-resource-set" || manifest.kind === "Pod") return [];
	const entry = require_check.entriesAt(podMetadata, "annotations").find(({ name }) => name === CHECKSUM_FROM);
	if (entry === void 0) return [];
	const text = require_check.scalarText(entry.value, manifest.dialect);
	const named = new Set(text.split(",").map((reference) => reference.trim()));
	return changes.some(({ before, after, keys }) => {
		const { kind, namespace = "", name } = after ?? before ?? {};
		return keys.length > 0 && named.has(`${kind}/${namespace}/${name}`);
	}) ? [{
		name: `the one that the Flux operator makes of \`${CHECKSUM_FROM}\``,
		kind: "checksum",
		sources: [],
		before: void 0,
		after: entry.value
	}] : [];
}
// src/changes/effects.ts
function effectsOf(containers, before, after) {
	const touches = [...containers.flatMap(({ variables }) => variables.flatMap((one) => touchOfVariable(one, before, after))), ...containers.flatMap(({ files }) => files.flatMap(touchOfFile))];
	const groups = /* @__PURE__ */ new Map();
	for (const touch of touches) {
		const key = `${touch.mode} ${touch.kind} ${touch.name}`;
		groups.set(key, [...groups.get(key) ?? [], touch]);
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const sure = group.filter(({ perhaps }) => !perhaps);
		const subjects = [...new Set((sure.length > 0 ? sure : group).map(({ subject }) => subject))];
		return [{
			...sure[0] ?? first,
			subjects,
			perhaps: sure.length === 0
		}];
	});
}
const UNSURE = /* @__PURE__ */ new Set([
	"perhaps",
	"unknown",
	"known"
]);
function touchOfVariable({ kind, name, before: old, after: now }, before, after) {
	if (kind === "moved") return [];
	const origin = sourceOf(now, after) ?? sourceOf(old, before);
	if (origin === void 0) return [];
	return [{
		...origin,
		mode: "env",
		subject: name,
		perhaps: UNSURE.has(kind),
		before: old?.from.at,
		after: now?.from.at
	}];
}
function sourceOf(binding, evidence) {
	if (binding === void 0) return void 0;
	const { from } = binding;
	switch (from.kind) {
		case "env-from": return named(from.source);
		case "key":
		case "env-from-unknown": return namedBy(from.reference, evidence);
		default: return;
	}
}
function named(source) {
	return {
		kind: source.kind,
		name: require_check.logicalName(source)
	};
}
function namedBy(reference, evidence) {
	return {
		kind: reference.kind,
		name: require_check.logicalNames(evidence)(reference)
	};
}
function touchOfFile({ kind, path, mount, before, after }) {
	const from = after?.from ?? before?.from;
	if (from === void 0) return [];
	return [{
		...named(from.source),
		mode: mount,
		subject: path,
		perhaps: UNSURE.has(kind),
		before: before?.from && require_check.originOfKey(before.from.key),
		after: after?.from && require_check.originOfKey(after.from.key)
	}];
}
// src/changes/later-runs.ts
function hookOf({ node }, build) {
	if (build?.kind === "flux-kustomization") return void 0;
	const annotations = require_check.mapAt(node, "metadata", "annotations");
	if (require_check.scalarAt(annotations, "helm.sh/hook") !== void 0) return "The Helm hook";
	if (build?.kind === "helm-release") return void 0;
	return require_check.scalarAt(annotations, "argocd.argoproj.io/hook") === void 0 ? void 0 : "The Argo CD hook";
}
const TEMPLATES = /* @__PURE__ */ new Set([
	"tekton.dev Task",
	"tekton.dev ClusterTask",
	"tekton.dev Pipeline",
	"argoproj.io WorkflowTemplate",
	"argoproj.io ClusterWorkflowTemplate",
	"argoproj.io CronWorkflow",
	"keda.sh ScaledJob"
]);
function isTemplate({ group, kind }) {
	return TEMPLATES.has(`${group} ${kind}`);
}
// src/changes/start-reasons.ts
function isOnlyMoved({ status, variables, files, stops, mends }) {
	return status === "kept" && files.length + stops.length + mends.length === 0 && variables.every(({ kind }) => kind === "moved");
}
function stopReasons(containers) {
	return containers.flatMap(({ name, stops }) => stops.map(({ reason, message, at }) => ({
		text: `container \`${name}\` of a new pod does not start: ${reason}: ${message}`,
		after: at
	})));
}
function waitingReason(containers) {
	if (containers.some(({ stops }) => stops.length > 0)) return void 0;
	const mended = containers.filter(({ mends }) => mends.length > 0);
	const [first] = mended;
	const [failure] = first?.mends ?? [];
	if (first === void 0 || failure === void 0) return void 0;
	if (!mended.some(({ mends }) => mends.some(({ reason }) => reason === "FailedMount")) && !containers.every((each) => mended.includes(each) || isOnlyMoved(each))) return void 0;
	return {
		text: `container \`${first.name}\` could not start before and can now: ${failure.reason}: ${failure.message}`,
		before: failure.at
	};
}
// src/changes/template-rollout.ts
function rollout(verdict, reasons, needless = false) {
	return {
		verdict,
		needless,
		reasons
	};
}
function withTemplate({ manifest, core }, build, differences, needless, more) {
	const changes = [...require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.templateReasons(differences, needless), ...more];
	const force = recreatorOf(manifest, build);
	const hook = hookOf(manifest, build);
	switch (core || manifest.kind === "Rollout" ? manifest.kind : "") {
		case "CronJob": return rollout("next run", changes, needless);
		case "Job":
			if (hook !== void 0) return rollout("next run", [{ text: `${hook} creates the Job again` }, ...changes], needless);
			if (force !== void 0) return rollout("rolls", [{ text: `${force} deletes and creates it` }, ...changes], needless);
			return rollout("recreate by hand", [{ text: "the API server refuses to change a Job's template: spec.template: Invalid value: field is immutable" }, ...changes]);
		case "Pod": return withPod(differences, force, changes, needless);
		case "ReplicaSet":
		case "ReplicationController": return rollout("on delete", [{ text: `a ${manifest.kind} does not replace running pods` }, ...changes]);
		case "StatefulSet":
		case "DaemonSet":
			if (updateType(manifest) === "OnDelete") return rollout("on delete", [{
				text: "`updateStrategy` is `OnDelete`",
				after: strategyOf(manifest)
			}, ...changes], needless);
			return rolling(manifest, changes, needless);
		case "Deployment":
		case "Rollout":
		case "DeploymentConfig": return rolling(manifest, changes, needless);
		default:
			if (isTemplate(manifest)) return rollout("next run", changes, needless);
			return rollout("unknown", [{ text: `only the controller of ${manifest.kind} knows what happens to running pods` }, ...changes]);
	}
}
function rolling(manifest, changes, needless) {
	const { node, dialect } = manifest;
	if (hasNoReplicas(manifest)) return rollout("next run", [...changes, NO_REPLICAS]);
	const paused = require_check.scalarAt(node, "spec", "paused");
	const held = require_check.isTrue(paused, dialect) ? [{
		text: "it is paused and rolls once it is resumed",
		after: paused
	}] : [];
	const partition = require_check.scalarAt(node, "spec", "updateStrategy", "rollingUpdate", "partition");
	const part = require_check.scalarText(partition, dialect);
	const only = part === "" || part === "0" ? [] : [{
		text: `only pods from number ${part} on (\`partition\`)`,
		after: partition
	}];
	return rollout("rolls", [
		...changes,
		...held,
		...only
	], needless);
}
const NO_REPLICAS = { text: "no pods run (`replicas: 0`)" };
function hasNoReplicas({ node, dialect }) {
	return require_check.scalarText(require_check.scalarAt(node, "spec", "replicas"), dialect) === "0";
}
function withPod(differences, force, changes, needless) {
	if (differences.every(({ name }) => name.startsWith("the image of "))) return rollout("rolls", changes);
	if (force !== void 0) return rollout("rolls", [{ text: `${force} deletes and creates it` }, ...changes], needless);
	return rollout("recreate by hand", [{ text: "the API server refuses to change a running Pod: spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image` and a few more" }, ...changes]);
}
function strategyOf({ node }) {
	return require_check.scalarAt(node, "spec", "updateStrategy", "type");
}
function updateType(manifest) {
	return require_check.scalarText(strategyOf(manifest), manifest.dialect);
}
// src/changes/workload-refusal.ts
const IMMUTABLE = /* @__PURE__ */ new Map([
	["apps Deployment", ["selector"]],
	["apps DaemonSet", ["selector"]],
	["apps ReplicaSet", ["selector"]],
	["apps StatefulSet", [
		"selector",
		"serviceName",
		"volumeClaimTemplates",
		"podManagementPolicy"
	]],
	["batch Job", ["selector", "completionMode"]]
]);
const DEFAULTS = /* @__PURE__ */ new Map([
	["podManagementPolicy", "OrderedReady"],
	["completionMode", "NonIndexed"],
	["serviceName", ""]
]);
const STATEFUL_SET = "spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', 'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden";
function refusalOfWorkload(before, after) {
	if (before.namespace !== after.namespace) return void 0;
	for (const field of IMMUTABLE.get(`${after.group} ${after.kind}`) ?? []) {
		const [old, now] = [before, after].map(({ node }) => require_check.valueAt(node, "spec", field));
		if (isSameValue(field, old, before, now, after)) continue;
		return {
			message: after.kind === "StatefulSet" ? STATEFUL_SET : `spec.${field}: Invalid value: field is immutable`,
			before: placeOfField(before, field),
			after: placeOfField(after, field)
		};
	}
}
function isSameValue(field, old, before, now, after) {
	const unset = DEFAULTS.get(field);
	const isDefault = (node) => node === void 0 || node.kind === "scalar" && node.text === unset;
	if (unset !== void 0 && isDefault(old) && isDefault(now)) return true;
	const path = field === "volumeClaimTemplates" ? "claims" : "";
	return require_check.isSameField(old, before.dialect, now, after.dialect, path);
}
function placeOfField({ node }, field) {
	return require_check.entryOf(require_check.valueAt(node, "spec"), field)?.key ?? require_check.entryOf(node, "kind")?.value ?? node;
}
// src/changes/rollout-of.ts
function rolloutOf(input) {
	const { before, after, containers } = input;
	const changed = [...input.sources.values(), ...input.others];
	const differences = [...require_check.compareTemplates(before, after), ...operatorChecksums(after.workload, changed, input.build)];
	const effects = effectsOf(containers, before.evidence, after.evidence);
	const refused = refusedUpdate(input) ?? refusedSource(input, effects, differences);
	if (refused !== void 0) return refused;
	const stops = stopReasons(containers);
	const unchanged = containers.every(isOnlyMoved);
	if (differences.length > 0) {
		const needless = unchanged && differences.every(({ kind }) => kind !== "field");
		const used = effects.filter(({ kind, name, perhaps }) => perhaps || input.sources.has(`${kind} ${name}`));
		return withTemplate(after.workload, input.build, differences, needless, [...used.map(require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.effectReason), ...stops]);
	}
	if (unchanged) return reloadedWithoutNeed(input) ?? (containers.length > 0 ? UNAFFECTED : void 0);
	return withoutTemplate(input, effects, stops);
}
const UNAFFECTED = {
	verdict: "unaffected",
	needless: false,
	reasons: [{ text: "the values stay the same, but come from another place" }]
};
function refusedUpdate({ before, after, build }) {
	const [one, other] = [before.workload.manifest, after.workload.manifest];
	const refusal = one === other ? void 0 : refusalOfWorkload(one, other);
	if (refusal === void 0) return void 0;
	const { message, before: old, after: now } = refusal;
	const by = recreatorOf(other, build);
	if (by !== void 0) return rollout("rolls", [{
		text: `${by} deletes and creates it, since the API server refuses the update`,
		before: old,
		after: now
	}]);
	return rollout("blocked", [{
		text: `the API server refuses the update: ${message}`,
		update: true,
		before: old,
		after: now
	}]);
}
function refusedSource({ sources }, effects, differences) {
	for (const effect of effects) {
		const refusal = sources.get(`${effect.kind} ${effect.name}`)?.refusal;
		if (refusal === void 0) continue;
		const source = `${effect.kind} \`${effect.name}\``;
		const places = {
			before: refusal.before,
			after: refusal.at
		};
		if (refusal.recreatedBy === void 0) return rollout("blocked", [{
			text: `the API server refuses the change of ${source}: ${refusal.message}`,
			...places
		}, require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.effectReason(effect)]);
		if (differences.length > 0) continue;
		return rollout("never updates", [{
			text: `${refusal.recreatedBy} deletes and creates ${source} under the same name; running pods keep what they have`,
			...places
		}, require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.effectReason(effect)]);
	}
}
function withoutTemplate(input, effects, stops) {
	const { manifest, core } = input.after.workload;
	const reasons = [...effects.map(require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.effectReason), ...stops];
	const waiting = waitingReason(input.containers);
	if (waiting !== void 0) return rollout("next run", [waiting]);
	const triggered = triggeredBy(input, effects);
	if (triggered !== void 0) return rollout("triggered", [triggered, ...reasons]);
	const { reload, refused } = reloadBy(input, effects);
	if (reload !== void 0) return rollout("reloaded", [reload, ...reasons]);
	const all = [...reasons, ...refused];
	if (manifest.kind === "CronJob") return rollout("next run", [
		...effects.map((effect) => require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.effectReason({
			...effect,
			mode: "env"
		})),
		...stops,
		...refused
	]);
	if (manifest.kind === "Job") {
		const hook = hookOf(manifest, input.build);
		return hook === void 0 ? rollout("recreate by hand", [{ text: "a Job runs once" }, ...all]) : rollout("next run", [{ text: `${hook} creates the Job again` }, ...all]);
	}
	if (hasNoReplicas(manifest)) return rollout("next run", [NO_REPLICAS, ...all]);
	if (isTemplate(manifest)) return rollout("next run", all);
	if (!core && manifest.kind !== "Rollout") return rollout("unknown", [{ text: `only the controller of ${manifest.kind} knows what happens to running pods` }, ...all]);
	const verdict = verdictOf(effects, stops);
	const stale = verdict === "stale" ? require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.staleReason(effects) : void 0;
	return rollout(verdict, stale === void 0 ? all : [stale, ...all]);
}
function verdictOf(effects, stops) {
	const sure = effects.filter(({ perhaps }) => !perhaps);
	if (sure.some(({ mode }) => mode === "env") || stops.length > 0) return "stale";
	if (sure.some(({ mode }) => mode === "sub-path")) return "never updates";
	if (sure.some(({ mode }) => mode === "volume")) return effects.length > sure.length ? "unknown" : "updates live";
	if (effects.some(({ mode }) => mode !== "volume")) return "unknown";
	return effects.length > 0 ? "updates live" : "stale";
}
function triggeredBy({ after }, effects) {
	for (const { kind, name } of effects) {
		const at = require_check.triggerOf(after.workload, kind, name);
		if (at !== void 0) return {
			text: `it is triggered by ${kind} \`${name}\`: \`envfrom rollout\` gives it a copy of its own`,
			after: at
		};
	}
}
function reloadBy({ after, sources, reloader }, effects) {
	const used = new Set(effects.map(({ kind, name }) => `${kind} ${name}`));
	const refused = [];
	for (const [name, change] of sources) {
		const found = used.has(name) ? require_check.reloadOf(after.workload, change, true, reloader) : void 0;
		if (found === void 0) continue;
		const reason = {
			text: found.text,
			after: found.at
		};
		if (found.reloads) return {
			reload: reason,
			refused: []
		};
		refused.push(reason);
	}
	return {
		reload: void 0,
		refused
	};
}
function reloadedWithoutNeed({ after, sources, others, reloader }) {
	const { workload } = after;
	const used = new Set(sources.values());
	const named = require_check.namesSources(workload) ? others.filter((each) => !used.has(each) && isBeside(each, workload)) : [];
	for (const change of [...used, ...named]) {
		if (change.keys.length === 0) continue;
		const found = require_check.reloadOf(workload, change, used.has(change), reloader);
		if (found?.reloads === true) return rollout("reloaded", [{
			text: found.text,
			after: found.at
		}, { text: "no variable or file that it uses changes" }], true);
	}
}
function isBeside({ before, after }, { manifest }) {
	const namespace = (after ?? before)?.namespace;
	return namespace === manifest.namespace || namespace === void 0 || manifest.namespace === void 0;
}
function rolloutOfOne(before, after, containers, keeper) {
	const [old, now] = [before?.workload, after?.workload];
	if (now === void 0) return rollout("removed", [{
		text: textOfRemoved(old, keeper),
		before: old?.manifest.node
	}]);
	const at = now.manifest.node;
	return rollout("created", [{
		text: old === void 0 ? "it is new" : `it replaces ${require_check.nameInCluster(old.manifest)}, which is removed`,
		before: old?.manifest.node,
		after: at
	}, ...stopReasons(containers)]);
}
function textOfRemoved(old, keeper) {
	if (keeper !== void 0) return `it is removed here, and build \`${keeper}\` still has it`;
	return old !== void 0 && isTemplate(old.manifest) ? "it is removed; pods of earlier runs stay" : "it is removed, and its pods with it";
}
// src/changes/compare-evidence.ts
var compare_evidence_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ compareEvidence: () => compareEvidence });
function compareEvidence(before, after, reloader = require_start.DEFAULT_RELOADER) {
	const builds = matchBuilds(before.builds, after.builds);
	const comparable = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.comparableBuilds(builds);
	const sources = compareSources(before, after, comparable);
	const index = indexSources(sources);
	const sourcesIn = require_check.groupBy(sources, ({ build }) => build);
	const buildOf = new Map(builds.map((pair) => [pair.after?.id ?? "", pair.after]));
	const touched = matchWorkloads(before, after, comparable).filter((pair) => {
		const old = sideOf(before, pair.before);
		const now = sideOf(after, pair.after);
		return old === void 0 || now === void 0 || !isUntouched(pair, old, now, index);
	});
	const oldOf = require_engine_run_diff_compare_evidence.resolveSides(before, touched.map((pair) => pair.before));
	const nowOf = require_engine_run_diff_compare_evidence.resolveSides(after, touched.map((pair) => pair.after));
	const used = /* @__PURE__ */ new Set();
	const named = [];
	const workloads = touched.flatMap((pair) => {
		const old = oldOf(pair.before);
		const now = nowOf(pair.after);
		const containers = require_engine_run_diff_compare_evidence.compareContainers(old, now);
		const uses = usedChanges([old, now], index);
		const rollout = old === void 0 || now === void 0 || pair.renamed ? rolloutOfOne(old, now, containers, now === void 0 ? keeperOf(pair, before, after) : void 0) : rolloutOf({
			before: old,
			after: now,
			containers,
			sources: uses,
			others: sourcesIn.get(now.workload.build) ?? [],
			build: buildOf.get(now.workload.build),
			reloader
		});
		if (rollout === void 0) return [];
		for (const change of uses.values()) used.add(change);
		named.push(...podReferences(old), ...podReferences(now));
		const build = (now ?? old)?.workload.build ?? "";
		return [{
			...pair,
			builds: [build],
			rollout,
			containers
		}];
	});
	return {
		workloads: require_engine_run_diff_compare_evidence.mergeWorkloads(workloads),
		sources,
		unused: withoutNamed(sources.filter((change) => !used.has(change)), named),
		builds,
		notCompared: notCompared(builds)
	};
}
function sideOf(evidence, workload) {
	return workload && {
		evidence,
		workload
	};
}
function keeperOf({ before: gone }, before, after) {
	const cluster = gone && clustersOf(before).get(gone.build);
	if (gone?.manifest.namespace === void 0 || cluster === void 0) return void 0;
	const { group, kind, namespace, name } = gone.manifest;
	return after.workloads.find(({ manifest, build, path }) => manifest.name === name && manifest.kind === kind && manifest.group === group && manifest.namespace === namespace && path === gone.path && clustersOf(after).get(build) === cluster)?.build;
}
const clustersOf = require_start.memo(({ builds }) => new Map(builds.map(({ id, cluster }) => [id, cluster])));
function isUntouched(pair, old, now, index) {
	if (pair.renamed || pair.before?.manifest.node !== pair.after?.manifest.node) return false;
	return usedChanges([old, now], index).size === 0 && verdictsOf(old) === verdictsOf(now) && !require_check.namesSources(now.workload);
}
function verdictsOf({ evidence, workload }) {
	return require_check.judgedOf(evidence, workload).map(({ reference, verdict }) => `${reference.path} ${reference.name} ${verdict.kind}`).join("\n");
}
function indexSources(changes) {
	const index = /* @__PURE__ */ new Map();
	for (const change of changes) {
		if (change.before !== void 0) index.set(change.before, change);
		if (change.after !== void 0) index.set(change.after, change);
	}
	return index;
}
const POD_USES = /* @__PURE__ */ new Set([
	"env",
	"env-from",
	"volume",
	"volume-item"
]);
function withoutNamed(changes, references) {
	const names = new Set(references.map(nameOf));
	return changes.filter(({ before, after }) => ![before, after].some((each) => each && names.has(nameOf(each))));
}
function nameOf({ kind, namespace, name }) {
	return `${kind} ${namespace ?? ""}/${name}`;
}
function podReferences(side) {
	if (side === void 0) return [];
	return require_check.judgedOf(side.evidence, side.workload).map(({ reference }) => reference).filter(({ use }) => POD_USES.has(use));
}
function usedChanges(sides, index) {
	const used = /* @__PURE__ */ new Map();
	for (const side of sides) {
		if (side === void 0) continue;
		const { evidence, workload } = side;
		for (const judged of require_check.judgedOf(evidence, workload)) {
			if (!POD_USES.has(judged.reference.use) || judged.reference.harmless !== void 0) continue;
			for (const source of require_check.sourcesMeant(judged)) {
				const change = index.get(source);
				if (change !== void 0) used.set(`${source.kind} ${change.name}`, change);
			}
		}
	}
	return used;
}
Object.defineProperty(exports, "compare_evidence_exports", {
	enumerable: true,
	get: function() {
		return compare_evidence_exports;
	}
});
