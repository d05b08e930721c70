"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_load = require("./load.js");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
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
// src/rollout/compare/deployed-builds.ts
function deployedBuilds(builds, others) {
	const deployed = new Set(others.filter((build) => !require_check.isUndeployed(build)).map(({ id }) => id));
	const ids = new Set(others.map(({ id }) => id));
	const partOf = filesDeployed(others);
	return builds.filter((build) => {
		if (build.left !== void 0) return false;
		if (require_check.isUndeployed(build)) return !deployed.has(build.id);
		return ids.has(build.id) || !isLeftOver(build) || !build.files.every(partOf);
	});
}
function isLeftOver({ deployment }) {
	const kind = deployment?.evidence.kind;
	return kind === "unreached" || kind === "unfollowed";
}
function filesDeployed(builds) {
	let known;
	return (path) => {
		known ??= new Set(builds.flatMap(({ deployment, files }) => deployment?.answer === "deployed" ? files : []));
		return known.has(path);
	};
}
// src/rollout/verdict/source-refusal.ts
const IMMUTABLE$1 = "Forbidden: field is immutable when `immutable` is set";
function refusalOf$1(before, after, build) {
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
		at: require_start.scalarAt(after.producer.manifest.node, "type") ?? after.at,
		before: require_start.scalarAt(before.producer.manifest.node, "type") ?? before.at
	};
}
function immutableRefusal(before, after) {
	if (!before.immutable) return void 0;
	const set = require_start.entryOf(before.producer.manifest.node, "immutable")?.key ?? before.at;
	if (!after.immutable) {
		const at = require_start.entryOf(after.producer.manifest.node, "immutable")?.key ?? after.at;
		return {
			message: `immutable: ${IMMUTABLE$1}`,
			at,
			before: set
		};
	}
	const differing = firstDifference$1(before, after);
	if (differing === void 0) return void 0;
	return {
		message: `${differing.field}: ${IMMUTABLE$1}`,
		at: differing.at,
		before: set
	};
}
function firstDifference$1(before, after) {
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
	const annotations = require_start.mapAt(node, "metadata", "annotations");
	if ((require_start.scalarAt(annotations, "kustomize.toolkit.fluxcd.io/force")?.text)?.toLowerCase() === "enabled") return "Flux (`kustomize.toolkit.fluxcd.io/force`)";
	if ((require_start.scalarAt(annotations, "argocd.argoproj.io/sync-options")?.text ?? "").split(",").some((option) => /^\s*(?:Replace|Force)=true\s*$/.test(option))) return "Argo CD (`argocd.argoproj.io/sync-options`)";
	if (build?.kind === "flux-kustomization" && require_check.isTrue(require_start.scalarAt(build.deployedBy?.at, "spec", "force"), dialect)) return `Flux (\`spec.force\` of ${build.deployedBy?.name ?? "its Kustomization"})`;
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
// src/rollout/compare-sources.ts
function compareSources(before, after, builds) {
	const [old, now] = [before, after].map(({ sources }) => require_start.groupBy(sources, ({ build }) => build));
	const changes = [];
	const gone = [];
	const come = [];
	for (const pair of builds) {
		const olds = old?.get(pair.before?.id ?? "") ?? [];
		const news = now?.get(pair.after?.id ?? "") ?? [];
		const paired = pairSources(olds, news);
		for (const [one, other] of paired.pairs) changes.push(...changeOf(one, other, pair));
		if (newlyHidden(pair) === void 0) gone.push(...aloneIn(pair, paired.gone, news));
		if (formerlyHidden(pair) === void 0) come.push(...aloneIn(pair, paired.come, olds));
	}
	const moved = pairBy(gone, come, [inCluster(placeOf$5), inCluster(identityOf$3)]);
	changes.push(...come.flatMap((one) => changeOf(moved.found.get(one)?.source, one.source, one.pair)), ...[...moved.left].flatMap(({ source, pair }) => changeOf(source, void 0, pair)));
	const ranks = new Map(builds.map((pair, at) => [pair.after?.id ?? pair.before?.id, at]));
	return changes.toSorted((a, b) => (ranks.get(a.build) ?? 0) - (ranks.get(b.build) ?? 0));
}
function aloneIn(pair, sources, others) {
	if (sources.length === 0) return [];
	const known = new Set(others.map(identityOf$3));
	return [...sources.filter((source) => !isMade(source)), ...sources.filter(isMade)].flatMap((source) => {
		const identity = identityOf$3(source);
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
	const { found, left } = pairBy(olds, news, [placeOf$5, identityOf$3]);
	const loose = require_start.groupBy(olds, nameOf$3);
	for (const after of news) {
		if (found.has(after)) continue;
		const [near, ...others] = loose.get(nameOf$3(after)) ?? [];
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
function nameOf$3(source) {
	return `${source.kind} ${require_check.logicalName(source)}`;
}
function identityOf$3(source) {
	return `${source.kind} ${source.namespace ?? ""}/${require_check.logicalName(source)}`;
}
function placeOf$5(source) {
	return `${identityOf$3(source)}\n${source.at.file.path}`;
}
function changeOf(before, after, pair) {
	const named = after ?? before;
	if (named === void 0) return [];
	const keys = keyChanges(before, after);
	const refusal = before && after && refusalOf$1(before, after, pair.after);
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
// src/rollout/compare/match-builds.ts
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
	for (const build of gone) for (const object of new Set(build.objects.map(identityOf$2))) require_start.appendTo(holders, object, build);
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
	const objects = [...new Set(build.objects.map(identityOf$2))];
	const [first, second] = [...require_start.groupBy(objects.flatMap((object) => holders.get(object) ?? []), (holder) => holder)].filter(([holder]) => !taken.has(holder) && holder.kind === build.kind).map(([holder, hits]) => {
		const all = Math.max(holder.objects.length, objects.length);
		const sameDeployer = holder.deployedBy?.name === build.deployedBy?.name ? .1 : 0;
		return {
			holder,
			share: hits.length / all + sameDeployer
		};
	}).filter(({ share }) => share >= LEAST_SHARED).toSorted((a, b) => b.share - a.share);
	return first !== void 0 && first.share !== second?.share ? first.holder : void 0;
}
function identityOf$2({ group, kind, namespace, name }) {
	return [
		group,
		kind,
		namespace ?? "",
		name ?? ""
	].join("\n");
}
// src/rollout/compare/is-patch.ts
const PATCH_PATH = /(?:^|[/_.-])patch(?:es)?(?:[/_.-]|$)/i;
function isPatch({ core, manifest, containers }) {
	const { node } = manifest;
	return core && PATCH_PATH.test(node.file.path) && require_start.valueAt(node, "spec", "selector") === void 0 && containers.every((each) => require_start.scalarAt(each.node, "image") === void 0);
}
// src/rollout/compare/match-workloads.ts
const LEAST_ALIKE = .6;
const MOST_RENAMED = 100;
const workloadsOf = require_start.memo(({ workloads }) => require_start.groupBy(workloads.filter((each) => !isPatch(each)), ({ build }) => build));
function matchWorkloads(before, after, builds) {
	const pairs = [];
	const gone = [];
	const come = [];
	for (const build of builds) {
		const inBuild = matchSame(workloadsOf(before).get(build.before?.id ?? "\n") ?? [], workloadsOf(after).get(build.after?.id ?? "\n") ?? []);
		pairs.push(...inBuild.pairs);
		const renamed = matchAlike(inBuild.gone, inBuild.come);
		pairs.push(...renamed.pairs);
		if (newlyHidden(build) === void 0) gone.push(...renamed.gone);
		if (formerlyHidden(build) === void 0) come.push(...renamed.come);
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
	const { found, left } = pairBy(olds, news, [placeOf$4, identityOf$1]);
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
	const [waiting, coming] = [require_start.groupBy(olds, titleOf), require_start.groupBy(news, titleOf)];
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
function placeOf$4(workload) {
	return `${identityOf$1(workload)}\n${workload.manifest.node.file.path}`;
}
function identityOf$1(workload) {
	return `${titleOf(workload)}\n${workload.manifest.namespace ?? ""}`;
}
function matchAlike(olds, news) {
	const taken = /* @__PURE__ */ new Set();
	const pairs = [];
	const byKind = require_start.groupBy(olds, ({ manifest }) => manifest.kind);
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
		const image = require_start.scalarAt(node, "image")?.text.replace(/@.*$|:[^/:]*$/g, "");
		return [`container ${name}`, ...image === void 0 ? [] : [`image ${image}`]];
	}));
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
		const { message: message$9, at } = first.failure;
		return [{
			text: require_start.message$1`${require_start.words(namesOf$1(group))} ${require_start.words(happens(group.length === 1))}: ${message$9}`,
			at
		}];
	});
}
function namesOf$1(builds) {
	const names = shortList(builds.map(({ id }) => `\`${id}\``));
	return `${builds.length === 1 ? "build" : "builds"} ${names}`;
}
// src/rollout/not-compared.ts
function notCompared(builds) {
	const failing = builds.flatMap((pair) => failedOnlyIn(pair, "after"));
	const failed = builds.flatMap((pair) => failedOnlyIn(pair, "before"));
	return [
		...noteFailures(failing, (isOne) => isOne ? "can no longer be built, so that nothing of it is applied" : "can no longer be built, so that nothing of them is applied"),
		...noteFailures(failed, () => "could not be built before"),
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
	const [now, old] = [newlyHidden(pair), formerlyHidden(pair)];
	const hidden = now ?? old;
	if (hidden === void 0) return [];
	return [{
		text: `${build} ${now !== void 0 ? "can be rendered only in part now, so objects that this change removes are not listed" : "was only partly known before, so new objects are not listed"}: ${require_start.messageText(hidden)}`,
		at: void 0
	}];
}
// src/rollout/verdict/later-runs.ts
function hookOf({ node }, build) {
	if (build?.kind === "flux-kustomization") return void 0;
	const annotations = require_start.mapAt(node, "metadata", "annotations");
	if (require_start.scalarAt(annotations, "helm.sh/hook") !== void 0) return "The Helm hook";
	if (build?.kind === "helm-release") return void 0;
	return require_start.scalarAt(annotations, "argocd.argoproj.io/hook") === void 0 ? void 0 : "The Argo CD hook";
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
function isTemplate$1({ group, kind }) {
	return TEMPLATES.has(`${group} ${kind}`);
}
// src/rollout/verdict/template-rollout.ts
function rollout(verdict, reasons, needless = false) {
	return {
		verdict,
		needless,
		reasons
	};
}
function withTemplate({ manifest, core }, build, differences, needless, more) {
	const changes = [...templateReasons(differences, needless), ...more];
	const force = recreatorOf(manifest, build);
	const hook = hookOf(manifest, build);
	switch (core || manifest.kind === "Rollout" ? manifest.kind : "") {
		case "CronJob": return rollout("next-run", changes, needless);
		case "Job":
			if (hook !== void 0) return rollout("next-run", [{ text: `${hook} creates the Job again` }, ...changes], needless);
			if (force !== void 0) return rollout("rolls", [{ text: `${force} deletes and creates it` }, ...changes], needless);
			return rollout("not-applied", [{
				text: "the API server refuses to change a Job's template: spec.template: Invalid value: field is immutable",
				update: true
			}, ...changes]);
		case "Pod": return withPod(differences, force, changes, needless);
		case "ReplicaSet":
		case "ReplicationController": return rollout("on-delete", [{ text: `a ${manifest.kind} does not replace running pods` }, ...changes]);
		case "StatefulSet":
		case "DaemonSet":
			if (updateType(manifest) === "OnDelete") return rollout("on-delete", [{
				text: "`updateStrategy` is `OnDelete`",
				after: strategyOf$1(manifest)
			}, ...changes], needless);
			return rolling(manifest, changes, needless);
		case "Deployment":
		case "Rollout":
		case "DeploymentConfig": return rolling(manifest, changes, needless);
		default:
			if (isTemplate$1(manifest)) return rollout("next-run", changes, needless);
			return rollout("unknown", [{ text: `only the controller of ${manifest.kind} knows what happens to running pods` }, ...changes]);
	}
}
function rolling(manifest, changes, needless) {
	const { node, dialect } = manifest;
	if (hasNoReplicas(manifest)) return rollout("next-run", [...changes, NO_REPLICAS]);
	const partition = require_start.scalarAt(node, "spec", "updateStrategy", "rollingUpdate", "partition");
	const part = require_check.scalarText(partition, dialect);
	const only = part === "" || part === "0" ? [] : [{
		text: `only pods from number ${part} on (\`partition\`)`,
		after: partition
	}];
	return rollout("rolls", [...changes, ...only], needless);
}
const NO_REPLICAS = { text: "no pods run (`replicas: 0`)" };
function hasNoReplicas({ node, dialect }) {
	return require_check.scalarText(require_start.scalarAt(node, "spec", "replicas"), dialect) === "0";
}
function withPod(differences, force, changes, needless) {
	if (differences.every(({ name }) => name.startsWith("the image of "))) return rollout("rolls", changes);
	if (force !== void 0) return rollout("rolls", [{ text: `${force} deletes and creates it` }, ...changes], needless);
	return rollout("not-applied", [{ text: "the API server refuses to change a running Pod: spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image` and a few more" }, ...changes]);
}
function strategyOf$1({ node }) {
	return require_start.scalarAt(node, "spec", "updateStrategy", "type");
}
function updateType(manifest) {
	return require_check.scalarText(strategyOf$1(manifest), manifest.dialect);
}
// src/rollout/verdict/forgotten.ts
function forgottenCopies(before, after) {
	const known = new Set(before.staleCopies().map(keyOf$3));
	const found = after.staleCopies().filter((each) => !known.has(keyOf$3(each)));
	return require_start.groupBy(found, ({ workload }) => workload);
}
function keyOf$3({ workload, build, origin, copy }) {
	const objects = [
		workload,
		origin,
		copy
	].map((each) => [
		each?.kind,
		each?.namespace,
		each?.name
	]);
	return JSON.stringify([build, objects]);
}
function withForgotten(found, copies) {
	if (copies.length === 0) return found;
	const reasons = copies.map(reasonOf);
	const isWorse = found?.verdict === "not-applied" || found?.verdict === "would-not-start";
	if (found !== void 0 && isWorse) return {
		...found,
		reasons: [...found.reasons, ...reasons]
	};
	const rest = found?.reasons ?? [];
	return {
		...rollout("stale", [...reasons, ...rest]),
		forgotten: true
	};
}
function reasonOf({ origin, copy, use }) {
	const what = `${origin.kind} \`${origin.name ?? ""}\``;
	return {
		text: `${copy === void 0 ? `its digest of ${what} is not renewed` : `it stays on \`${copy.name ?? ""}\`, a copy of what ${what} held before`}: \`envfrom rollout --write\` was not run`,
		before: require_start.scalarAt(origin.node, "metadata", "name"),
		after: use
	};
}
// src/rollout/verdict/held.ts
const WAITS = /* @__PURE__ */ new Set([
	"on-delete",
	"unknown",
	"removed",
	"rolls",
	"reloaded",
	"triggered",
	"next-run",
	"updates-live",
	"created"
]);
function withHold(found, workload, build, { builds }) {
	if (found === void 0) return void 0;
	const reason = suspendedDeployer(build, builds) ?? pausedWorkload(workload, found.verdict);
	if (reason === void 0) return found;
	const held = WAITS.has(found.verdict) ? { held: true } : {};
	return {
		...found,
		...held,
		reasons: [reason, ...found.reasons]
	};
}
function pausedWorkload({ manifest: { kind, node, dialect } }, verdict) {
	const paused = require_start.scalarAt(node, "spec", "paused");
	const suspended = require_start.scalarAt(node, "spec", "suspend");
	if ((verdict === "rolls" || verdict === "reloaded" || verdict === "triggered") && (kind === "Deployment" || kind === "Rollout") && require_check.isTrue(paused, dialect)) return {
		text: "it is paused and rolls once it is resumed",
		after: paused
	};
	if (verdict === "next-run" && kind === "CronJob" && require_check.isTrue(suspended, dialect)) return {
		text: "it is suspended and runs once it is resumed",
		after: suspended
	};
}
function suspendedDeployer(build, builds) {
	const deployer = build?.deployedBy;
	if (build === void 0 || deployer === void 0) return void 0;
	if (build.kind !== "flux-kustomization" && build.kind !== "helm-release") return void 0;
	const parent = builds.find(({ id }) => id === deployer.parent);
	const { file, start } = deployer.at;
	const rendered = parent?.objects.find(({ node }) => node.start === start && node.file.path === file.path);
	const suspended = require_start.scalarAt(rendered?.node ?? deployer.at, "spec", "suspend");
	if (suspended?.text === "true") return {
		text: `${deployer.name} is suspended and applies it once it is resumed`,
		after: suspended
	};
	return build.kind === "helm-release" ? suspendedDeployer(parent, builds) : void 0;
}
// src/rollout/templates/operator-checksum.ts
const CHECKSUM_FROM = "fluxcd.controlplane.io/checksumFrom";
function operatorChecksums({ manifest, podMetadata }, changes, build) {
	if (build?.kind !== "flux-resource-set" || manifest.kind === "Pod") return [];
	const entry = require_start.entriesAt(podMetadata, "annotations").find(({ name }) => name === CHECKSUM_FROM);
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
// src/rollout/verdict/effects.ts
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
		case "env-from": return named$1(from.source);
		case "key":
		case "env-from-unknown": return namedBy(from.reference, evidence);
		default: return;
	}
}
function named$1(source) {
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
		...named$1(from.source),
		mode: mount,
		subject: path,
		perhaps: UNSURE.has(kind),
		before: before?.from && require_check.originOfKey(before.from.key),
		after: after?.from && require_check.originOfKey(after.from.key)
	}];
}
// src/rollout/verdict/start-reasons.ts
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
// src/rollout/verdict/workload-refusal.ts
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
const DEFAULTS$2 = /* @__PURE__ */ new Map([
	["podManagementPolicy", "OrderedReady"],
	["completionMode", "NonIndexed"],
	["serviceName", ""]
]);
const STATEFUL_SET = "spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', 'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden";
function refusalOfWorkload(before, after) {
	if (before.namespace !== after.namespace) return void 0;
	for (const field of IMMUTABLE.get(`${after.group} ${after.kind}`) ?? []) {
		const [old, now] = [before, after].map(({ node }) => require_start.valueAt(node, "spec", field));
		if (isSameValue(field, old, before, now, after)) continue;
		return {
			message: after.kind === "StatefulSet" ? STATEFUL_SET : `spec.${field}: Invalid value: field is immutable`,
			before: placeOfField(before, field),
			after: placeOfField(after, field)
		};
	}
}
function isSameValue(field, old, before, now, after) {
	const unset = DEFAULTS$2.get(field);
	const isDefault = (node) => node === void 0 || node.kind === "scalar" && node.text === unset;
	if (unset !== void 0 && isDefault(old) && isDefault(now)) return true;
	const path = field === "volumeClaimTemplates" ? "claims" : "";
	return require_check.isSameField(old, before.dialect, now, after.dialect, path);
}
function placeOfField({ node }, field) {
	return require_start.entryOf(require_start.valueAt(node, "spec"), field)?.key ?? require_start.entryOf(node, "kind")?.value ?? node;
}
// src/rollout/verdict/rollout-of.ts
function rolloutOf(input) {
	return withStops(effectOf(input), stopReasons(input.containers));
}
function withStops(found, stops) {
	const [first] = stops;
	if (found === void 0 || first === void 0 || found.verdict === "not-applied") return found;
	const texts = new Set(stops.map(({ text }) => text));
	const others = found.reasons.filter(({ text }) => !texts.has(text));
	return rollout("would-not-start", [...stops, ...others]);
}
function effectOf(input) {
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
		return withTemplate(after.workload, input.build, differences, needless, [...used.map(effectReason), ...stops]);
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
	return rollout("not-applied", [{
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
		if (refusal.recreatedBy === void 0) return rollout("not-applied", [{
			text: `the API server refuses the change of ${source}: ${refusal.message}`,
			...places
		}, effectReason(effect)]);
		if (differences.length > 0) continue;
		return rollout("never-updates", [{
			text: `${refusal.recreatedBy} deletes and creates ${source} under the same name; running pods keep what they have`,
			...places
		}, effectReason(effect)]);
	}
}
function withoutTemplate(input, effects, stops) {
	const { manifest, core } = input.after.workload;
	const reasons = [...effects.map(effectReason), ...stops];
	const waiting = waitingReason(input.containers);
	if (waiting !== void 0) return rollout("next-run", [waiting]);
	const triggered = triggeredBy(input, effects);
	if (triggered !== void 0) return rollout("triggered", [triggered, ...reasons]);
	const { reload, refused } = reloadBy(input, effects);
	if (reload !== void 0) return rollout("reloaded", [reload, ...reasons]);
	const all = [...reasons, ...refused];
	if (manifest.kind === "CronJob") return rollout("next-run", [
		...effects.map((effect) => effectReason({
			...effect,
			mode: "env"
		})),
		...stops,
		...refused
	]);
	if (manifest.kind === "Job") {
		const hook = hookOf(manifest, input.build);
		return hook === void 0 ? rollout("not-applied", [{ text: "a Job runs once" }, ...all]) : rollout("next-run", [{ text: `${hook} creates the Job again` }, ...all]);
	}
	if (hasNoReplicas(manifest)) return rollout("next-run", [NO_REPLICAS, ...all]);
	if (isTemplate$1(manifest)) return rollout("next-run", all);
	if (!core && manifest.kind !== "Rollout") return rollout("unknown", [{ text: `only the controller of ${manifest.kind} knows what happens to running pods` }, ...all]);
	const verdict = verdictOf(effects, stops);
	const stale = verdict === "stale" ? staleReason(effects) : void 0;
	return rollout(verdict, stale === void 0 ? all : [stale, ...all]);
}
function verdictOf(effects, stops) {
	const sure = effects.filter(({ perhaps }) => !perhaps);
	if (sure.some(({ mode }) => mode === "env") || stops.length > 0) return "stale";
	if (sure.some(({ mode }) => mode === "sub-path")) return "never-updates";
	if (sure.some(({ mode }) => mode === "volume")) return effects.length > sure.length ? "unknown" : "updates-live";
	if (effects.some(({ mode }) => mode !== "volume")) return "unknown";
	return effects.length > 0 ? "updates-live" : "stale";
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
	const wording = old === void 0 ? require_start.words("it is new") : require_start.message$1`it replaces ${require_check.clusterName(old.manifest)}, which is removed`;
	const reason = {
		text: require_start.messageText(wording),
		wording,
		before: old?.manifest.node,
		after: at
	};
	const stops = stopReasons(containers);
	return rollout(stops.length > 0 ? "would-not-start" : "created", [...stops, reason]);
}
function textOfRemoved(old, keeper) {
	if (keeper !== void 0) return `it is removed here, and build \`${keeper}\` still has it`;
	return old !== void 0 && isTemplate$1(old.manifest) ? "it is removed; pods of earlier runs stay" : "it is removed, and its pods with it";
}
// src/rollout/compare-evidence.ts
function compareEvidence(before, after, reloader = require_start.DEFAULT_RELOADER) {
	const builds = matchBuilds(deployedBuilds(before.builds, after.builds), deployedBuilds(after.builds, before.builds));
	const comparable = comparableBuilds(builds);
	const sources = compareSources(before, after, comparable);
	const index = indexSources(sources);
	const sourcesIn = require_start.groupBy(sources, ({ build }) => build);
	const buildOf = new Map(builds.map((pair) => [pair.after?.id ?? "", pair.after]));
	const forgotten = forgottenCopies(before, after);
	const touched = matchWorkloads(before, after, comparable).filter((pair) => {
		const old = sideOf(before, pair.before);
		const now = sideOf(after, pair.after);
		if (old === void 0 || now === void 0) return true;
		return forgotten.has(now.workload.manifest) || !isUntouched$1(pair, old, now, index);
	});
	const oldOf = require_engine_action_worker_watch_run_run_run_compare_variants_engines.resolveSides(before, touched.map((pair) => pair.before));
	const nowOf = require_engine_action_worker_watch_run_run_run_compare_variants_engines.resolveSides(after, touched.map((pair) => pair.after));
	const used = /* @__PURE__ */ new Set();
	const named = [];
	const workloads = touched.flatMap((pair) => {
		const old = oldOf(pair.before);
		const now = nowOf(pair.after);
		const containers = require_engine_action_worker_watch_run_run_run_compare_variants_engines.compareContainers(old, now);
		const uses = usedChanges([old, now], index);
		const side = now ?? old;
		if (side === void 0) return [];
		const { build, manifest } = side.workload;
		const rollout = withHold(withForgotten(old === void 0 || now === void 0 || pair.renamed ? rolloutOfOne(old, now, containers, now === void 0 ? keeperOf(pair, before, after) : void 0) : rolloutOf({
			before: old,
			after: now,
			containers,
			sources: uses,
			others: sourcesIn.get(now.workload.build) ?? [],
			build: buildOf.get(now.workload.build),
			reloader
		}), forgotten.get(manifest) ?? []), side.workload, buildOf.get(build), after);
		if (rollout === void 0) return [];
		for (const change of uses.values()) used.add(change);
		named.push(...podReferences(old), ...podReferences(now));
		const namespaces = [manifest.namespace ?? ""];
		return [{
			...pair,
			builds: [build],
			amount: 1,
			namespaces,
			rollout,
			containers
		}];
	});
	return {
		workloads: require_engine_action_worker_watch_run_run_run_compare_variants_engines.mergeWorkloads(workloads),
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
function isUntouched$1(pair, old, now, index) {
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
	const names = new Set(references.map(nameOf$2));
	return changes.filter(({ before, after }) => ![before, after].some((each) => each && names.has(nameOf$2(each))));
}
function nameOf$2({ kind, namespace, name }) {
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
			if (!POD_USES.has(judged.reference.use) || judged.reference.toleratesMissing !== void 0) continue;
			for (const source of require_check.sourcesMeant(judged)) {
				const change = index.get(source);
				if (change !== void 0) used.set(`${source.kind} ${change.name}`, change);
			}
		}
	}
	return used;
}
// src/render/argo/argo-context.ts
const DEFAULT_FLAGS = {
	restrictToRoot: true,
	charts: false,
	plugins: false
};
function openArgo(options) {
	const { tracking } = options;
	const opened = /* @__PURE__ */ new Map();
	const open = (flags) => {
		const key = [
			flags.restrictToRoot,
			flags.charts,
			flags.plugins
		].join(" ");
		const context = opened.get(key) ?? openKustomize(options, flags, key);
		opened.set(key, context);
		return context;
	};
	const ask = tracking?.queries.open.register(tracking.place, (restrictToRoot, charts, plugins) => {
		open({
			restrictToRoot,
			charts,
			plugins
		});
	});
	return {
		...options,
		tree: tracking === void 0 ? options.tree : require_check.trackedTree(options.tree, tracking),
		kustomizeWith(flags) {
			ask?.(flags.restrictToRoot, flags.charts, flags.plugins);
			return open(flags);
		}
	};
}
function openKustomize({ tree, parsed, limits, findChart, mayAppear, tracking }, flags, key) {
	return require_check.openTrackedContext({
		tree,
		parsed,
		limits,
		loadRestrictor: flags.restrictToRoot ? "root" : "repository",
		refusePlugins: !flags.plugins,
		refuseCharts: !flags.charts,
		findChart,
		...mayAppear !== void 0 && { mayAppear }
	}, tracking && {
		...tracking,
		place: `${tracking.place} ${key}`
	});
}
// src/render/releases/render-by-version.ts
function renderByVersion(manifest, version, render) {
	let mayDiffer = false;
	const noteDifference = () => {
		mayDiffer = true;
	};
	const newest = render({
		major: require_start.helmMajorOf(version),
		noteDifference
	});
	if (version.known.by !== "assumption" || newest.kind !== "builds") return newest;
	if (!mayDiffer && !newest.builds.some(failsAsChart)) return newest;
	const installed = installedBy(newest.builds, version);
	if (installed !== void 0) return installed === 4 ? newest : render({
		major: installed,
		noteDifference
	});
	const older = render({
		major: 3,
		noteDifference
	});
	if (older.kind !== "builds") return newest;
	return {
		kind: "builds",
		builds: newest.builds.map((build, at) => joined(build, older.builds[at]))
	};
	function joined(build, other) {
		if (other === void 0 || failsAsChart(build) && failsAsChart(other)) return build;
		const isRefused = failsAsChart(build);
		const what = isRefused ? refusedBy$1(4, build) : failsAsChart(other) ? refusedBy$1(3, other) : firstDifference(build.objects, other.objects);
		if (what === void 0) return build;
		const difference = differenceAt(require_start.scalarAt(manifest.node, "metadata", "name") ?? manifest.node, what, version);
		return {
			...isRefused ? other : build,
			differences: [...build.differences ?? [], difference]
		};
	}
}
function installedBy(builds, { deployer }) {
	const own = require_check.versionsIn(builds.flatMap(({ objects }) => objects)).find(({ row }) => row.deployer === deployer);
	return own && require_start.helmMajorOf(own.row);
}
function failsAsChart({ failures }) {
	return failures.some(({ of, isForOtherKubernetes }) => of === "chart" && isForOtherKubernetes !== true);
}
function refusedBy$1(helm, { failures }) {
	const said = failures.find(({ of }) => of === "chart")?.message ?? require_start.words("");
	return require_start.message$1`Helm ${helm} refuses this release, and Helm ${helm === 4 ? 3 : 4} renders it. ${said}`;
}
function firstDifference(newest, older) {
	const texts = new Map(older.map((object) => [identityOf(object), textOf$2(object)]));
	const changed = newest.find((object) => texts.get(identityOf(object)) !== textOf$2(object));
	const known = new Set(newest.map(identityOf));
	const object = changed ?? older.find((each) => !known.has(identityOf(each)));
	if (object === void 0) return void 0;
	return require_start.message$1`Helm 3 and Helm 4 render this release differently: the first object that differs is ${require_check.clusterName(object)}`;
}
function textOf$2({ node }) {
	return require_check.goJson(node).replaceAll(/(?:\\n)+"/g, "\"");
}
function identityOf({ apiVersion, kind, namespace = "", name = "" }) {
	return JSON.stringify([
		apiVersion,
		kind,
		namespace,
		name
	]);
}
function differenceAt(at, what, version) {
	const { deployer } = version;
	const title = require_start.DEPLOYER_TITLES[deployer];
	const first = require_start.versionsOf(deployer).find((row) => require_start.helmMajorOf(row) === 4)?.version ?? "";
	const key = deployer === "argocd" ? "argocdVersion" : "fluxVersion";
	return {
		at,
		message: require_start.message$1`${what}. ${title} ${first} and later have Helm 4, earlier versions have Helm 3, and nothing in this repository says which one runs.`,
		help: require_start.message$1`Name the version with \`${key}\` in the configuration.`,
		cause: `${title} with Helm 3 or Helm 4`,
		onePerCause: true
	};
}
// src/render/entry-points/elsewhere/needs-of-entry.ts
function needsOfEntry(entry, resolveRepository) {
	return entry.sources.flatMap((source, index) => {
		const need = needOfSource(source, entry.manifest.node, resolveRepository);
		return need === void 0 ? [] : [{
			...need,
			at: placeOf$3(entry, index)
		}];
	});
}
function needOfSource(source, from, resolveRepository) {
	if (source.chart) return void 0;
	const home = resolveRepository(source, from);
	if (home.asked === void 0) return void 0;
	const found = home.kind === "here" ? home.root : void 0;
	return {
		...home.asked,
		path: source.folder ?? "",
		at: from,
		found
	};
}
function placeOf$3({ manifest: { node } }, index) {
	const spec = require_start.mapAt(node, "spec");
	const flux = require_start.valueAt(spec, "sourceRef");
	if (flux !== void 0) return require_start.scalarAt(flux, "name") ?? flux;
	const source = require_check.applicationSources(spec)[index];
	return (source && (require_start.scalarAt(source, "repoURL") ?? source)) ?? node;
}
// src/render/argo/source/target-objects.ts
function targetsOf(node) {
	const items = require_start.entryOf(node, "items")?.value;
	if (items === void 0) return [node];
	if (items.kind === "sequence") return items.items;
	const isSpecified = require_start.entryOf(node, "spec") !== void 0 || require_start.entryOf(node, "status") !== void 0;
	return require_check.isNull(items, "kubectl") && !isSpecified ? [] : [node];
}
function manifestOf$2(node) {
	const text = (...path) => require_check.stringOf$1(require_start.valueAt(node, ...path), "kubectl");
	const apiVersion = text("apiVersion") ?? "";
	const slash = apiVersion.indexOf("/");
	return {
		apiVersion,
		group: slash === -1 ? "" : apiVersion.slice(0, slash),
		kind: text("kind") ?? "",
		name: text("metadata", "name"),
		namespace: text("metadata", "namespace") || void 0,
		node,
		dialect: "kubectl"
	};
}
// src/render/argo/directory/list-directory.ts
const MANIFEST = /^.*\.(?:yaml|yml|json|jsonnet)$/;
function listDirectory(paths, folder, directory) {
	const recurses = require_check.isTrue(require_start.valueAt(directory, "recurse"), "kubectl");
	const all = require_check.pathsBelow(recurses ? paths : require_check.filesIn(paths, folder), folder);
	const include = globAt(directory, "include");
	const exclude = globAt(directory, "exclude");
	const takesAny = require_check.isTrue(require_start.valueAt(directory, "disableExtensionFilter"), "kubectl");
	const start = folder === "" ? 0 : folder.length + 1;
	return all.filter((path) => {
		const relative = path.slice(start);
		return (takesAny || MANIFEST.test(require_check.baseName(path))) && exclude?.(relative) !== true && include?.(relative) !== false;
	});
}
function globAt(directory, field) {
	const pattern = require_check.scalarText(require_start.scalarAt(directory, field), "kubectl");
	if (pattern === "") return void 0;
	return require_check.compileGlob(pattern, require_load.GOBWAS_TEXT) ?? (() => false);
}
// src/parse/read-json-value.ts
function readJsonValue(file, from, limits) {
	try {
		const value = require_check.readJson(file, from, limits);
		return value === void 0 ? { kind: "none" } : {
			kind: "value",
			value
		};
	} catch (error) {
		if (!(error instanceof require_check.DocumentError)) throw error;
		return {
			kind: "broken",
			at: {
				file,
				start: error.start,
				end: error.end
			},
			message: error.words.kubectl ?? error.message
		};
	}
}
// src/render/argo/directory/documents-of.ts
function documentsOf(context, file) {
	const parsed = context.parsed(file.path);
	return parsed.source === file && parsed.class.kind === "manifests" ? parsedDocuments(context, parsed) : require_check.parseText(file, context.limits).documents;
}
function* parsedDocuments(context, file) {
	for (const document of file.documents) {
		const { span, root, skipped } = document;
		if (skipped !== void 0) yield require_check.parseDocument(span, context.limits);
		else yield {
			span,
			root,
			fault: root === void 0 ? faultIn(file, document) : void 0
		};
	}
}
function faultIn({ faults }, { span }) {
	return faults.find(({ at }) => span.start <= at.start && at.end <= span.end);
}
// src/render/argo/directory/is-image-manifest.ts
const FIELDS$1 = [
	["schemaVersion", "number"],
	["mediaType", "string"],
	["artifactType", "string"],
	["config", "object"],
	["layers", "array"],
	["subject", "object"],
	["annotations", "object"]
];
function isImageManifest(root) {
	return FIELDS$1.every(([field, type]) => isOf(require_start.valueAt(root, field), type));
}
function isOf(node, type) {
	return node === void 0 || require_check.isNull(node, "kubectl") || require_check.jsonTypeName(node, "kubectl") === type;
}
// src/render/argo/directory/read-manifest-file.ts
function readManifestFile(context, file) {
	return file.path.endsWith(".json") ? readJsonFile(context, file) : readYamlFile(context, file);
}
function readYamlFile(context, file) {
	const objects = [];
	for (const { root, fault, span } of documentsOf(context, file)) {
		if (fault === void 0 && (root === void 0 || require_check.isNull(root, "kubectl"))) continue;
		if (fault === void 0 && root?.kind === "map" && hasKind(root)) {
			objects.push(root);
			continue;
		}
		if (objects.length === 0 && !looksLikeManifest(file.text)) return require_check.done([]);
		const reason = fault?.kubectl ?? fault?.message ?? "Object 'Kind' is missing";
		return unreadable$1(file, fault?.at ?? root ?? span, reason);
	}
	return require_check.done(objects);
}
function hasKind(root) {
	const kind = require_check.stringOf$1(require_start.scalarAt(root, "kind"), "kubectl");
	return kind !== void 0 && kind !== "";
}
function looksLikeManifest(text) {
	return [
		"apiVersion:",
		"kind:",
		"metadata:"
	].every((word) => text.includes(word));
}
function unreadable$1(file, at, reason) {
	const name = require_check.baseName(file.path);
	return require_check.refused(at, `Failed to unmarshal "${name}": failed to unmarshal manifest: ${reason}`, {
		message: require_start.message$1`This is not a Kubernetes object, but Argo CD reads \`${name}\` as a file of manifests`,
		help: require_start.message$1`Move it, exclude the file in \`directory.exclude\`, or write \`# +argocd:skip-file-rendering\` in it.`
	});
}
function readJsonFile({ limits }, file) {
	const name = require_check.baseName(file.path);
	const failed = `Failed to unmarshal "${name}"`;
	const read = readJsonValue(file, 0, limits);
	if (read.kind === "none") return badJson({
		file,
		start: 0,
		end: file.text.length
	}, `${failed}: EOF`, `\`${name}\` is empty`);
	if (read.kind === "broken") return badJson(read.at, `${failed}: ${read.message}`, "This is not valid JSON");
	const { root, end } = read.value;
	const object = root.kind === "map" && (hasKind(root) || isImageManifest(root)) ? root : void 0;
	if (object === void 0 && !require_check.isNull(root, "kubectl")) {
		const message = `\`${name}\` is not a Kubernetes object`;
		return badJson(root, `${failed}: Object 'Kind' is missing`, message);
	}
	if (!/^\s*(?:[\]}]|$)/.test(file.text.slice(end))) return badJson({
		file,
		start: end,
		end: file.text.length
	}, `Found multiple objects in "${name}". Only single objects are allowed in JSON files.`, "A JSON file can hold only one object");
	return require_check.done([object]);
}
function badJson(at, reason, message$8) {
	return require_check.refused(at, reason, {
		message: require_start.message$1`${message$8}, and Argo CD reads every JSON file of the folder as a manifest`,
		help: require_start.message$1`Move the file, or exclude it in \`directory.exclude\`.`
	});
}
// src/render/argo/directory/read-directory.ts
const SKIP = "+argocd:skip-file-rendering";
function readDirectory(context, folder, directory, recorder) {
	const at = directory ?? {
		file: {
			path: folder,
			text: ""
		},
		start: 0,
		end: 0
	};
	const objects = [];
	const refusals = [];
	const listed = [];
	for (const path of listDirectory(context.below(folder), folder, directory)) {
		const use = {
			folder: require_check.parentFolder(path),
			path: require_check.baseName(path),
			at
		};
		const file = require_engine_action_worker_run_watch_run_run_run_engines.loadText(context, use, recorder);
		if (file.kind === "refused") {
			refusals.push(outOfBounds(context, path, file));
			continue;
		}
		if (file.value.text.includes(SKIP)) continue;
		listed.push(path);
		if (path.endsWith(".jsonnet")) {
			const reason = require_start.message$1`\`${path}\` is not evaluated: it is jsonnet`;
			recorder.partial.add({
				...reason,
				code: "jsonnet"
			});
			continue;
		}
		const read = readManifestFile(context, file.value);
		if (read.kind === "refused") refusals.push(read);
		else objects.push(...read.value.flatMap(manifestsOf));
	}
	return {
		objects,
		refusals,
		listed
	};
}
function manifestsOf(node) {
	if (node === void 0) return [];
	return targetsOf(node).flatMap((target) => target.kind === "map" ? manifestOf$2(target) : []);
}
function outOfBounds({ tree }, path, failure) {
	const content = tree.read(path);
	if (content.kind === "bytes" || content.cause !== "outside") return failure;
	return require_check.refused(failure.at, "out of bounds symlink found", { message: require_start.message$1`\`${path}\` is a link that points outside the repository` });
}
// src/render/argo/source/argo-env.ts
function argoEnv(facts) {
	const { revision } = facts;
	return /* @__PURE__ */ new Map([
		["ARGOCD_APP_NAME", facts.appName],
		["ARGOCD_APP_NAMESPACE", facts.namespace],
		["ARGOCD_APP_PROJECT_NAME", facts.project],
		["ARGOCD_APP_REVISION", revision],
		["ARGOCD_APP_REVISION_SHORT", revision?.slice(0, 7)],
		["ARGOCD_APP_REVISION_SHORT_8", revision?.slice(0, 8)],
		["ARGOCD_APP_SOURCE_REPO_URL", facts.repoUrl],
		["ARGOCD_APP_SOURCE_PATH", facts.path],
		["ARGOCD_APP_SOURCE_TARGET_REVISION", facts.targetRevision]
	]);
}
const VARIABLE$1 = /\$(?:\{([^}]*)\}|(\w+|[*#$@!?-])|\{)/g;
function unknownVariable(text, env) {
	for (const [written, braced, plain] of text.matchAll(VARIABLE$1)) {
		const name = braced ?? plain ?? "";
		if (env.has(name) && env.get(name) === void 0) return written;
	}
}
function expandEnv(text, env) {
	return text.replaceAll(VARIABLE$1, (written, braced, plain) => {
		if (braced === void 0 && plain !== void 0 && /^\d\w/.test(plain)) return plain.slice(1);
		const name = braced ?? plain;
		if (name === void 0 || name === "") return "";
		if (name === "$") return "$";
		return env.has(name) ? env.get(name) ?? written : "";
	});
}
// src/render/argo/helm/helm-parameters.ts
function helmParameters(helm, env) {
	const parameters = /* @__PURE__ */ new Map();
	for (const at of require_start.itemsAt(helm, "parameters")) {
		const kind = require_check.isTrue(require_start.valueAt(at, "forceString"), "kubectl") ? "set-string" : "set";
		const name = require_check.scalarText(require_start.scalarAt(at, "name"), "kubectl");
		const value = expandEnv(require_check.scalarText(require_start.scalarAt(at, "value"), "kubectl"), env);
		const key = `${kind} ${name}`;
		parameters.delete(key);
		const expression = expressionOf(at, `${name}=${escapeCommas(value)}`, name.length);
		parameters.set(key, {
			kind,
			expression,
			unknown: unknownVariable(value, env),
			at
		});
	}
	return [...parameters.values()];
}
function escapeCommas(value) {
	if (value.startsWith("{") && value.endsWith("}")) return value;
	return value.replaceAll(/(?<!\\),/g, "\\,");
}
function expressionOf(parameter, text, nameEnd) {
	const name = require_start.scalarAt(parameter, "name") ?? parameter;
	const value = require_start.scalarAt(parameter, "value");
	let offsets;
	const offsetOf = (offset) => {
		if (offset <= nameEnd || value === void 0) return name.start;
		offsets ??= require_check.textOffsets(value);
		return offsets[Math.min(offset - nameEnd - 1, offsets.length - 1)] ?? value.start;
	};
	const { file } = parameter;
	return {
		path: file.path,
		text,
		host: { spanOf: (start, end) => {
			const from = offsetOf(start);
			return {
				file,
				start: from,
				end: Math.max(from, offsetOf(end))
			};
		} }
	};
}
// src/render/argo/helm/kube-version.ts
const GENERIC = /^\s*v?([0-9]+(?:\.[0-9]+)*)/;
function plainKubeVersion(text) {
	const parts = GENERIC.exec(text)?.[1]?.split(".");
	const [major = ""] = parts ?? [];
	if (parts === void 0 || parts.length < 2 || /^0./.test(major)) return void 0;
	return parts.map((part) => String(BigInt(part))).join(".");
}
// src/text/glob/doublestar-files.ts
function doublestarFiles(pattern, list) {
	const patterns = require_load.expandBraces(pattern, require_load.DOUBLESTAR);
	if (patterns === void 0) return void 0;
	const found = [];
	for (const each of patterns) {
		const segments = each.split("/").map(readSegment);
		const valid = segments.filter((segment) => segment !== void 0);
		if (valid.length < segments.length) return void 0;
		walk("", valid, {
			list,
			found,
			walked: /* @__PURE__ */ new Set()
		});
	}
	return patterns.length === 1 ? found : [...new Set(found)].sort();
}
function readSegment(text) {
	return text === "**" ? "folders" : require_check.compileGlob(text, require_load.DOUBLESTAR);
}
function walk(folder, [segment, ...rest], to) {
	const key = `${rest.length} ${folder}`;
	if (segment === void 0 || to.walked.has(key)) return;
	to.walked.add(key);
	const isLast = rest.length === 0;
	if (segment === "folders" && !isLast) walk(folder, rest, to);
	for (const { name, isFolder } of to.list(folder)) {
		const path = folder === "" ? name : `${folder}/${name}`;
		if (segment === "folders") {
			if (isFolder) walk(path, [segment, ...rest], to);
			else if (isLast) to.found.push(path);
		} else if (segment(name)) {
			if (!isLast && isFolder) walk(path, rest, to);
			if (isLast && !isFolder) to.found.push(path);
		}
	}
}
// src/render/argo/helm/resolve-value-path.ts
const SCHEME = /^([a-zA-Z][a-zA-Z0-9+.-]*):/;
const ALLOWED = /* @__PURE__ */ new Set(["http", "https"]);
function resolveValuePath(text, { folder, root = "" }, at) {
	const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
	if (scheme !== void 0) {
		if (ALLOWED.has(scheme)) return require_check.done({
			kind: "remote",
			url: text
		});
		return require_check.refused(at, `the URL scheme '${scheme}' is not allowed`, { message: require_start.message$1`\`${text}\` is an address, and Argo CD fetches only \`http\` and \`https\` unless configured otherwise` });
	}
	const path = require_check.resolvePath(text.startsWith("/") ? root : folder, text, root);
	if (path === void 0) return require_check.refused(at, `file '${text}' resolved to outside repository root`, { message: require_start.message$1`\`${text}\` points outside the repository` });
	if (path === root) return require_check.refused(at, "internal error: failed to resolve path", { message: require_start.message$1`\`${text}\` is the root of the repository, but must be a file` });
	return require_check.done({
		kind: "path",
		path
	});
}
// src/render/argo/helm/value-files.ts
function valueFiles(nodes, ignoresMissing, resolving) {
	const files = /* @__PURE__ */ new Map();
	const resolved = nodes.map((node) => resolveFile(node, resolving));
	const listed = new Set(resolved.flatMap((each) => each.kind === "done" ? keyOf$2(each.value) : []));
	for (const each of resolved) {
		if (each.kind === "refused") return each;
		const file = each.value;
		const glob = globOf(file);
		if (glob === void 0) {
			if (!(file.kind === "file" && !file.exists && ignoresMissing) && !files.has(keyOf$2(file))) files.set(keyOf$2(file), file);
			continue;
		}
		const matches = globbed(glob, resolving);
		if (matches.kind === "refused") return matches;
		if (matches.value.length === 0 && !ignoresMissing) return noMatch(file.at);
		for (const match of matches.value) if (!listed.has(keyOf$2(match)) && !files.has(keyOf$2(match))) files.set(keyOf$2(match), match);
	}
	return require_check.done([...files.values()]);
}
function resolveFile(node, resolving) {
	const text = require_check.scalarText(node, "kubectl");
	const { refs, env, folder, tree } = resolving;
	const [ref = ""] = text.split("/");
	const source = text.startsWith("$") ? refs.get(ref) : void 0;
	if (source === void 0) {
		const from = {
			folder,
			root: tree?.root
		};
		return mapped(resolveValuePath(expandEnv(text, env), from, node), tree, void 0, node);
	}
	if (source.kind === "unknown") return require_check.done({
		kind: "unknown",
		text,
		at: node
	});
	const path = expandEnv(text.slice(ref.length), env);
	const { root } = source.tree;
	return mapped(resolveValuePath(path, {
		folder: root ?? "",
		root
	}, node), source.tree, ref, node);
}
function mapped(found, tree, ref, at) {
	if (found.kind === "refused") return found;
	if (found.value.kind === "remote") return require_check.done({
		kind: "remote",
		url: found.value.url,
		at
	});
	const { path } = found.value;
	if (tree === void 0) return require_check.done({
		kind: "unknown",
		text: path,
		at
	});
	const content = tree.read(path);
	const exists = content.kind === "bytes" || content.cause === "folder";
	return require_check.done({
		kind: "file",
		ref,
		path,
		exists,
		at
	});
}
function keyOf$2(file) {
	switch (file.kind) {
		case "file": return `${file.ref ?? ""}\0${file.path}`;
		case "remote": return file.url;
		default: return file.text;
	}
}
function globOf(file) {
	return file.kind === "file" && /[*?[]/.test(file.path) ? file : void 0;
}
function globbed(file, { tree, refs }) {
	const source = file.ref === void 0 ? void 0 : refs.get(file.ref);
	const own = source?.kind === "known" ? source.tree : tree;
	const paths = doublestarFiles(file.path, own === void 0 ? () => [] : listOf$1(own.paths));
	if (paths === void 0) return require_check.refused(file.at, "error expanding glob pattern: syntax error in pattern", { message: require_start.message$1`\`${file.path}\` is not a valid glob` });
	return require_check.done(paths.map((path) => ({
		...file,
		path,
		exists: true
	})));
}
function noMatch(at) {
	const text = require_check.scalarText(at, "kubectl");
	return require_check.refused(at, `values file glob "${text}" matched no files`, {
		message: require_start.message$1`No file matches \`${text}\``,
		help: require_start.message$1`Set \`ignoreMissingValueFiles\` if the file may be missing.`
	});
}
const listOf$1 = require_start.memo((paths) => {
	const folders = /* @__PURE__ */ new Map();
	for (const path of paths) {
		let folder = "";
		const names = path.split("/");
		for (const [index, name] of names.entries()) {
			const entries = folders.get(folder) ?? /* @__PURE__ */ new Map();
			folders.set(folder, entries);
			entries.set(name, {
				name,
				isFolder: index < names.length - 1
			});
			folder = folder === "" ? name : `${folder}/${name}`;
		}
	}
	const sorted = new Map(Array.from(folders, ([folder, entries]) => [folder, [...entries.values()].sort((a, b) => require_check.compareBytes(a.name, b.name))]));
	return (folder) => sorted.get(folder) ?? [];
});
// src/render/argo/helm/helm-request.ts
function helmRequest(facts) {
	const { source, folder, env } = facts;
	const helm = require_start.mapAt(source, "helm");
	const version = require_start.scalarAt(helm, "version");
	const helmVersion = require_check.scalarText(version, "kubectl");
	if (version !== void 0 && helmVersion !== "" && helmVersion !== "v3") return require_check.refused(version, `helm chart version '${helmVersion}' is not supported`, {
		message: require_start.message$1`Argo CD runs Helm 3 only, and this asks for \`${helmVersion}\``,
		help: require_start.message$1`Remove \`version\`.`
	});
	const kubeVersion = kubeVersionOf(facts);
	if (kubeVersion.kind === "refused") return kubeVersion;
	const flag = (name) => require_check.isTrue(require_start.valueAt(helm, name), "kubectl");
	const ignoresMissing = flag("ignoreMissingValueFiles");
	const values = valueFiles(require_start.itemsAt(helm, "valueFiles"), ignoresMissing, facts);
	if (values.kind === "refused") return values;
	const files = fileParameters(helm, facts);
	if (files.kind === "refused") return files;
	return require_check.done({
		folder,
		...releaseOf$2(helm, facts),
		kubeVersion: kubeVersion.value,
		apiVersions: require_start.itemsAt(helm, "apiVersions").map((node) => require_check.scalarText(node, "kubectl")),
		valueFiles: values.value,
		inline: inlineValues(helm),
		parameters: helmParameters(helm, env),
		fileParameters: files.value,
		includeCrds: !flag("skipCrds"),
		skipTests: flag("skipTests"),
		skipSchemaValidation: flag("skipSchemaValidation")
	});
}
function releaseOf$2(helm, { appName, namespace, source }) {
	const given = require_start.scalarAt(helm, "releaseName");
	const own = appName.slice(appName.indexOf("_") + 1);
	const namespaces = [
		require_check.scalarText(require_start.scalarAt(helm, "namespace"), "kubectl"),
		require_check.scalarText(require_start.scalarAt(source, "kustomize", "namespace"), "kubectl"),
		namespace
	];
	return {
		releaseName: require_check.scalarText(given, "kubectl") || own || appName,
		releaseNameAt: given,
		namespace: namespaces.find((text) => text !== "") ?? ""
	};
}
function kubeVersionOf({ source, kubeVersion }) {
	const given = require_start.scalarAt(source, "helm", "kubeVersion") ?? require_start.scalarAt(source, "kustomize", "kubeVersion");
	if (given === void 0) return require_check.done(kubeVersion);
	const text = require_check.scalarText(given, "kubectl");
	const version = plainKubeVersion(text);
	if (version !== void 0) return require_check.done(version);
	return require_check.refused(given, `could not parse kubernetes version ${text}`, { message: require_start.message$1`\`${text}\` is not a version of Kubernetes` });
}
function inlineValues(helm) {
	const object = require_start.entryOf(helm, "valuesObject")?.value;
	if (object !== void 0) return {
		kind: "object",
		node: object
	};
	const text = require_start.scalarAt(helm, "values");
	return text === void 0 || text.text === "" ? void 0 : {
		kind: "text",
		node: text
	};
}
function fileParameters(helm, facts) {
	const found = /* @__PURE__ */ new Map();
	for (const parameter of require_start.itemsAt(helm, "fileParameters")) {
		const name = require_check.scalarText(require_start.scalarAt(parameter, "name"), "kubectl");
		const file = resolveFile(require_start.scalarAt(parameter, "path") ?? parameter, facts);
		if (file.kind === "refused") return file;
		found.delete(name);
		found.set(name, {
			name,
			file: file.value
		});
	}
	return require_check.done([...found.values()]);
}
// src/render/kustomize/load/go-struct.ts
const TEXT = { kind: "text" };
const FLAG = { kind: "flag" };
const INTEGER$1 = { kind: "integer" };
const TEXTS = { kind: "texts" };
const ANY = { kind: "any" };
const LIST = { kind: "text-list" };
function struct(...rows) {
	return new Map(rows.flatMap(([names, type, written]) => names.split(" ").map((name) => [name, {
		type,
		always: written === "always",
		pointer: written === "pointer"
	}])));
}
function listOf(of) {
	return {
		kind: "list",
		of
	};
}
function one$1(of) {
	return {
		kind: "struct",
		of
	};
}
// src/render/kustomize/load/kustomization-struct.ts
const SELECTOR = struct(["group version kind name namespace annotationSelector labelSelector", TEXT]);
const FIELD_SPEC = struct(["group version kind path", TEXT], ["create", FLAG]);
const PATCH = struct(["path patch", TEXT], [
	"target",
	one$1(SELECTOR),
	"pointer"
], [
	"options",
	one$1(struct(["allowNameChange allowKindChange", FLAG])),
	"pointer"
]);
const IMAGE = struct(["name newName tagSuffix newTag digest", TEXT]);
const FIELD_OPTIONS = struct(["delimiter encoding", TEXT], ["index", INTEGER$1], ["create", FLAG]);
const REPLACEMENT = struct(["path", TEXT], [
	"source",
	one$1(struct(["group version kind name namespace fieldPath", TEXT], [
		"options",
		one$1(FIELD_OPTIONS),
		"pointer"
	])),
	"pointer"
], ["targets", listOf(struct([
	"select",
	one$1(SELECTOR),
	"always"
], ["reject", listOf(SELECTOR)], ["fieldPaths", LIST], [
	"options",
	one$1(FIELD_OPTIONS),
	"pointer"
]))], [
	"sourceValue",
	TEXT,
	"pointer"
]);
const GENERATOR_OPTIONS = struct(["labels annotations", TEXTS], ["disableNameSuffixHash immutable", FLAG]);
const GENERATOR = [
	["namespace name behavior env", TEXT],
	["literals files envs", LIST],
	[
		"options",
		one$1(GENERATOR_OPTIONS),
		"pointer"
	]
];
const VARIABLE = struct([
	"name",
	TEXT,
	"always"
], [
	"objref",
	one$1(struct(["apiVersion group version kind namespace", TEXT], [
		"name",
		TEXT,
		"always"
	])),
	"always"
], [
	"fieldref",
	one$1(struct(["fieldPath", TEXT])),
	"always"
]);
const HELM_CHART = struct(["name version repo releaseName namespace valuesFile valuesMerge kubeVersion nameTemplate", TEXT], ["additionalValuesFiles apiVersions", LIST], ["valuesInline", ANY], ["includeCRDs skipHooks skipTests debug devel", FLAG]);
const HELM_CHART_ARGS = struct(["chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values valuesMerge releaseName releaseNamespace", TEXT], ["valuesLocal", ANY], ["extraArgs", LIST]);
const KUSTOMIZATION = struct(["kind apiVersion namePrefix nameSuffix namespace", TEXT], [
	"metadata",
	one$1(struct(["name namespace", TEXT], ["labels annotations", TEXTS])),
	"pointer"
], ["openapi commonLabels commonAnnotations", TEXTS], ["labels", listOf(struct(["pairs", TEXTS], ["includeSelectors includeTemplates", FLAG], ["fields", listOf(FIELD_SPEC)]))], ["patchesStrategicMerge resources components crds bases", LIST], ["configurations generators transformers validators buildMetadata", LIST], ["patchesJson6902 patches", listOf(PATCH)], ["images imageTags", listOf(IMAGE)], ["replacements", listOf(REPLACEMENT)], ["replicas", listOf(struct(["name", TEXT], [
	"count",
	INTEGER$1,
	"always"
]))], ["vars", listOf(VARIABLE)], [
	"sortOptions",
	one$1(struct(["order", TEXT], [
		"legacySortOptions",
		one$1(struct([
			"orderFirst orderLast",
			LIST,
			"always"
		])),
		"pointer"
	])),
	"pointer"
], ["configMapGenerator", listOf(struct(...GENERATOR))], ["secretGenerator", listOf(struct(...GENERATOR, ["type", TEXT]))], [
	"helmGlobals",
	one$1(struct(["chartHome configHome", TEXT])),
	"pointer"
], ["helmCharts", listOf(HELM_CHART)], ["helmChartInflationGenerator", listOf(HELM_CHART_ARGS)], [
	"generatorOptions",
	one$1(GENERATOR_OPTIONS),
	"pointer"
]);
// src/render/kustomize/load/rewrite-struct.ts
function rewriteStruct(node, type, decoding, path) {
	const field = require_engine_action_worker_run_watch_run_run_run_engines.openStruct(node, [...type.keys()], decoding, path);
	const entries = [];
	for (const [name, of] of type) {
		const value = rewriteField(field(name), node, of, decoding, path === "" ? name : `${path}.${name}`);
		if (value !== void 0) entries.push([name, value]);
	}
	return require_check.mapOf(entries, node, node.trail);
}
function rewriteField(node, around, { type, always, pointer }, decoding, path) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return always ? emptyOf(type, around, decoding, path) : void 0;
	const value = rewriteValue(node, type, decoding, path);
	return always || pointer || !isEmpty$1(value) ? value : void 0;
}
function rewriteValue(node, type, decoding, path) {
	switch (type.kind) {
		case "text": return textNode(node, decoding, path);
		case "flag":
			require_engine_action_worker_run_watch_run_run_run_engines.bool(node, decoding, path);
			return node;
		case "integer":
			require_engine_action_worker_run_watch_run_run_run_engines.integer(node, decoding, path);
			return node;
		case "texts": return textsNode(node, decoding, path);
		case "text-list": {
			const items = require_engine_action_worker_run_watch_run_run_run_engines.list(node, decoding, path, (item, ...rest) => textNode(item ?? node, ...rest));
			return require_check.sequenceOf(items ?? [], node, node.trail);
		}
		case "list": {
			const items = require_engine_action_worker_run_watch_run_run_run_engines.list(node, decoding, path, (item, ...rest) => rewriteStruct(item ?? node, type.of, ...rest));
			return require_check.sequenceOf(items ?? [], node, node.trail);
		}
		case "struct": return rewriteStruct(node, type.of, decoding, path);
		default: return node;
	}
}
function textNode(node, decoding, path) {
	const { text: value } = require_engine_action_worker_run_watch_run_run_run_engines.text(node, decoding, path);
	if (node.kind !== "scalar") return require_check.scalarOf(value, node, node.trail);
	return {
		...node,
		text: value,
		tag: "!!str"
	};
}
function textsNode(node, decoding, path) {
	const map = require_engine_action_worker_run_watch_run_run_run_engines.mapOrFail(node, decoding, path);
	if (map === void 0) return require_check.mapOf([], node, node.trail);
	const entries = map.entries.map((each) => {
		const value = textNode(each.value, decoding, `${path}.${each.name}`);
		return {
			key: {
				...each.key,
				text: each.name,
				tag: "!!str"
			},
			name: each.name,
			value
		};
	});
	return require_check.withEntries(map, entries);
}
function isEmpty$1(value) {
	if (value.kind === "map") return value.entries.length === 0;
	if (value.kind === "sequence") return value.items.length === 0;
	const resolved = require_check.resolveScalar(value, "kubectl");
	switch (resolved.kind) {
		case "string": return resolved.value === "";
		case "bool": return !resolved.value;
		case "int":
		case "float": return resolved.value === 0;
		default: return true;
	}
}
function emptyOf(type, around, decoding, path) {
	switch (type.kind) {
		case "struct": return rewriteStruct(require_check.mapOf([], around, around.trail), type.of, decoding, path);
		case "integer": return require_check.scalarOf("0", around, around.trail);
		case "text": return {
			...require_check.scalarOf("", around, around.trail),
			tag: "!!str"
		};
		default: return require_check.scalarOf("null", around, around.trail);
	}
}
// src/render/argo/kustomize/add-metadata.ts
function addLabels(root, options, env) {
	const flag = (name) => require_check.isTrue(require_start.valueAt(options, name), "kubectl");
	const entries = valuesOf$2(options, "commonLabels", env, true);
	const metadata = {
		what: "label",
		force: flag("forceCommonLabels"),
		entries
	};
	const withoutSelector = flag("labelWithoutSelector");
	const inTemplates = flag("labelIncludeTemplates");
	if (inTemplates && !withoutSelector) return require_check.refused(require_start.valueAt(options, "labelIncludeTemplates") ?? options, "--without-selector flag must be specified for --include-templates to work", { message: require_start.message$1`\`labelIncludeTemplates\` needs \`labelWithoutSelector\`` });
	if (withoutSelector) return addToLabels(root, metadata, inTemplates);
	return addToMap(root, "commonLabels", metadata);
}
function addAnnotations(root, options, env) {
	const entries = valuesOf$2(options, "commonAnnotations", env, require_check.isTrue(require_start.valueAt(options, "commonAnnotationsEnvsubst"), "kubectl"));
	return addToMap(root, "commonAnnotations", {
		what: "annotation",
		force: require_check.isTrue(require_start.valueAt(options, "forceCommonAnnotations"), "kubectl"),
		entries
	});
}
function valuesOf$2(options, field, env, expands) {
	return require_start.entriesAt(options, field).map((entry) => {
		const written = require_check.scalarText(entry.value, "kubectl");
		const text = (expands ? expandEnv(written, env) : written).replace(/^"([^]*)"$/, "$1");
		return require_start.entryWith(entry, require_check.stringScalar(text, entry.value, void 0));
	});
}
function addToMap(root, field, metadata) {
	const [first] = metadata.entries;
	if (first === void 0) return require_check.done(root);
	const added = withAdded(require_start.mapAt(root, field) ?? require_check.mapOf([], first.key, void 0), metadata);
	if (added.kind === "refused") return added;
	return require_check.done(require_check.withEntry(root, require_check.scalarOf(field, first.key, void 0), added.value));
}
function withAdded(map, { what, force, entries }) {
	let result = map;
	for (const { key, name, value } of entries) {
		const old = require_start.entryOf(map, name);
		if (old !== void 0 && !force) {
			const text = `${what} ${name} already in kustomization file. Use --force to override.`;
			return require_check.refused(key, text, {
				message: require_start.message$1`The kustomization already sets the ${what} \`${name}\``,
				related: [{
					at: old.key,
					message: require_start.message$1`it is set here`
				}],
				help: require_start.message$1`Set \`forceCommon${what === "label" ? "Labels" : "Annotations"}\`, or remove one of them.`
			});
		}
		result = require_check.withEntry(result, {
			...key,
			text: name
		}, value);
	}
	return require_check.done(result);
}
function addToLabels(root, metadata, inTemplates) {
	const [first] = metadata.entries;
	if (first === void 0) return require_check.done(root);
	const items = [...require_start.itemsAt(root, "labels")];
	const index = items.findIndex((item) => isLike(item, inTemplates));
	const old = items[index];
	const pairs = withAdded(require_start.mapAt(old, "pairs") ?? require_check.mapOf([], first.key, void 0), metadata);
	if (pairs.kind === "refused") return pairs;
	if (old?.kind === "map") items[index] = require_check.withEntry(old, require_check.scalarOf("pairs", first.key, void 0), pairs.value);
	else {
		const flag = ["includeTemplates", require_check.scalarOf("true", first.key, void 0)];
		const fields = [["pairs", pairs.value], ...inTemplates ? [flag] : []];
		items.push(require_check.mapOf(fields, first.key, void 0));
	}
	const list = require_check.sequenceOf(items, first.key, void 0);
	return require_check.done(require_check.withEntry(root, require_check.scalarOf("labels", first.key, void 0), list));
}
function isLike(item, inTemplates) {
	const flag = (name) => require_check.isTrue(require_start.valueAt(item, name), "kubectl");
	return !flag("includeSelectors") && flag("includeTemplates") === inTemplates;
}
// src/render/argo/kustomize/set-images.ts
const KEPT = "*";
function setImages(root, images, env) {
	const byName = /* @__PURE__ */ new Map();
	for (const at of images) {
		const text = expandEnv(require_check.scalarText(at, "kubectl"), env);
		const image = parseImage(text);
		if (image === void 0) return require_check.refused(at, "invalid format of image", { message: require_start.message$1`\`${text}\` must be \`name:tag\`, \`name@digest\` or \`name=new-name:tag\`` });
		byName.set(image.name, {
			image,
			at
		});
	}
	const entries = /* @__PURE__ */ new Map();
	for (const old of [...require_start.itemsAt(root, "images"), ...require_start.itemsAt(root, "imageTags")]) {
		const part = (field) => require_check.scalarText(require_start.scalarAt(old, field), "kubectl");
		const name = part("name");
		const given = byName.get(name);
		if (given === void 0) {
			entries.set(name, old);
			continue;
		}
		const { image, at } = given;
		byName.set(name, {
			at,
			image: {
				name,
				newName: image.newName === KEPT ? part("newName") : image.newName,
				newTag: image.newTag === KEPT ? part("newTag") : image.newTag,
				digest: image.digest === KEPT ? part("digest") : image.digest
			}
		});
	}
	for (const [name, { image, at }] of byName) entries.set(name, imageNode(image, at));
	return require_check.done(withImages(root, entries, images[0] ?? root));
}
function parseImage(text) {
	const equals = text.indexOf("=");
	const value = text.slice(equals + 1);
	const { name, tag, digest } = require_engine_action_worker_run_watch_run_run_run_engines.splitImage(value);
	if (name === text) return void 0;
	if (equals === -1) return {
		name,
		newName: "",
		newTag: tag,
		digest
	};
	return {
		name: text.slice(0, equals),
		newName: name,
		newTag: tag,
		digest
	};
}
function imageNode(image, at) {
	const nodes = Object.entries(image).filter(([, text]) => text !== "" && text !== KEPT).map(([field, text]) => [field, require_check.stringScalar(text, at, void 0)]);
	return require_check.mapOf(nodes, at, void 0);
}
function withImages(root, entries, at) {
	const sorted = [...entries].sort(([a], [b]) => require_check.compareBytes(a, b)).map(([, node]) => node);
	const list = require_check.sequenceOf(sorted, at, void 0);
	return require_check.withEntry(require_check.withoutEntry(root, "imageTags"), require_check.scalarOf("images", at, void 0), list);
}
// src/render/argo/kustomize/set-replicas.ts
function setReplicas(root, replicas) {
	const entries = /* @__PURE__ */ new Map();
	for (const old of require_start.itemsAt(root, "replicas")) entries.set(nameOf$1(old), old);
	for (const replica of replicas) {
		const count = countOf(require_start.valueAt(replica, "count"));
		const name = nameOf$1(replica);
		if (count === void 0) {
			const text = require_check.scalarText(require_start.scalarAt(replica, "count"), "kubectl");
			return require_check.refused(replica, `expected integer value for count. Received: ${text}`, { message: require_start.message$1`The count of \`${name}\` must be a whole number` });
		}
		if (name.includes("=")) return require_check.refused(replica, "invalid format of replica", { message: require_start.message$1`\`${name}\` is not a name` });
		entries.set(name, replicaNode(replica, name, count));
	}
	const sorted = [...entries].sort(([a], [b]) => require_check.compareBytes(a, b)).map(([, node]) => node);
	const at = replicas[0] ?? root;
	const list = require_check.sequenceOf(sorted, at, void 0);
	return require_check.done(require_check.withEntry(root, require_check.scalarOf("replicas", at, void 0), list));
}
function nameOf$1(node) {
	return require_check.scalarText(require_start.scalarAt(node, "name"), "kubectl");
}
function countOf(node) {
	if (node?.kind !== "scalar") return void 0;
	const resolved = require_check.resolveScalar(node, "kubectl");
	if (resolved.kind === "int") return resolved.json;
	if (resolved.kind !== "string" || !/^[-+]?[0-9]{1,18}$/.test(resolved.value)) return void 0;
	return String(Number(resolved.value));
}
function replicaNode(replica, name, count) {
	const at = require_start.scalarAt(replica, "count") ?? replica;
	return require_check.mapOf([["name", require_check.stringScalar(name, require_start.scalarAt(replica, "name") ?? replica, void 0)], ["count", require_check.scalarOf(count, at, void 0)]], replica, void 0);
}
// src/render/argo/kustomize/edit-kustomization.ts
const EDITS = [
	["namePrefix", (root, { options }) => require_check.done(setText(root, options, "namePrefix"))],
	["nameSuffix", (root, { options }) => require_check.done(setText(root, options, "nameSuffix"))],
	["images", (root, { options, env }) => setImages(root, require_start.itemsAt(options, "images"), env)],
	["replicas", (root, { options }) => setReplicas(root, require_start.itemsAt(options, "replicas"))],
	["commonLabels", (root, { options, env }) => addLabels(root, options, env)],
	["commonAnnotations", (root, { options, env }) => addAnnotations(root, options, env)],
	["namespace", (root, { options }) => require_check.done(setText(root, options, "namespace"))],
	["patches", (root, { options }) => appendPatches(root, require_start.itemsAt(options, "patches"))],
	["components", addComponents]
];
function isEdited(options) {
	return EDITS.some(([field]) => field !== "patches" && hasContent(require_start.valueAt(options, field)));
}
function editKustomization(root, request) {
	let edited = require_check.done(root);
	for (const [field, edit] of EDITS) {
		if (edited.kind === "refused") return edited;
		if (hasContent(require_start.valueAt(request.options, field))) edited = edit(edited.value, request);
	}
	return edited;
}
function hasContent(node) {
	if (node === void 0) return false;
	if (node.kind === "scalar") return node.text !== "";
	return (node.kind === "map" ? node.entries : node.items).length > 0;
}
function setText(root, options, field) {
	const value = require_start.scalarAt(options, field);
	return value === void 0 ? root : require_check.withEntry(root, require_check.scalarOf(field, value, void 0), value);
}
function appendPatches(root, patches) {
	const [first] = patches;
	if (first === void 0) return require_check.done(root);
	const old = require_start.entryOf(root, "patches")?.value;
	if (old !== void 0 && old.kind !== "sequence") return require_check.refused(old, "expected 'patches' field in kustomization.yaml to be []any", { message: require_start.message$1`\`patches\` must be a list` });
	const list = require_check.sequenceOf([...old?.items ?? [], ...patches], old ?? first, void 0);
	return require_check.done(require_check.withEntry(root, require_check.scalarOf("patches", first, void 0), list));
}
function addComponents(root, request) {
	const { options, context, folder } = request;
	const ignoresMissing = require_check.isTrue(require_start.valueAt(options, "ignoreMissingComponents"), "kubectl");
	const old = require_start.itemsAt(root, "components");
	const known = new Set(old.map((node) => require_check.scalarText(node, "kubectl")));
	const added = [];
	for (const node of require_start.itemsAt(options, "components")) {
		const path = require_check.scalarText(node, "kubectl");
		const found = require_check.resolvePath(folder, path);
		const exists = found !== void 0 && (context.folders.has(found) || context.paths.has(found));
		if (!exists && ignoresMissing) continue;
		if (!exists) return noComponent(node, path);
		if (!known.has(path)) added.push(node);
		known.add(path);
	}
	const [first] = added;
	if (first === void 0) return require_check.done(root);
	const list = require_check.sequenceOf([...old, ...added], require_start.mapAt(root, "components") ?? first, void 0);
	return require_check.done(require_check.withEntry(root, require_check.scalarOf("components", first, void 0), list));
}
function noComponent(at, path) {
	return require_check.refused(at, `${path} has no match: must build at directory: not a valid directory`, { message: require_start.message$1`The component \`${path}\` does not exist` });
}
// src/render/argo/kustomize/kustomize-flags.ts
function kustomizeCommand(buildOptions) {
	const words = buildOptions.split(/[\s=]+/).filter((word) => word !== "");
	const follows = (flags, value) => words.some((word, index) => flags.includes(word) && words[index + 1] === value);
	return {
		flags: {
			restrictToRoot: follows(["--load-restrictor", "--load_restrictor"], "LoadRestrictionsNone") ? false : DEFAULT_FLAGS.restrictToRoot,
			charts: words.includes("--enable-helm"),
			plugins: words.includes("--enable-alpha-plugins") || words.includes("--enable_alpha_plugins")
		},
		options: {
			...require_engine_action_worker_run_watch_run_run_run_engines.DEFAULT_BUILD_OPTIONS,
			reorder: follows(["--reorder"], "none") ? "none" : require_engine_action_worker_run_watch_run_run_run_engines.DEFAULT_BUILD_OPTIONS.reorder,
			managedBy: words.includes("--enable-managedby-label")
		}
	};
}
// src/render/argo/kustomize/build-argo-kustomize.ts
function buildArgoKustomize(argo, request, recorder) {
	const { folder, buildOptions, kustomize } = request;
	const { flags, options } = kustomizeCommand(buildOptions);
	const context = argo.kustomizeWith(flags);
	const root = rootOf$1(context, request, recorder);
	const running = {
		...options,
		...kustomize !== void 0 && { kustomize }
	};
	return require_engine_action_worker_run_watch_run_run_run_engines.buildRoot(context, folder, root, running, recorder);
}
function rootOf$1(context, { folder, options, env, at }, recorder) {
	const [path] = require_engine_action_worker_run_watch_run_run_run_engines.kustomizationFiles(context, folder);
	if (options === void 0 || !isEdited(options) && !hasPatches(options) || path === void 0) return require_engine_action_worker_run_watch_run_run_run_engines.readKustomization(context, folder, at, recorder);
	const twice = require_engine_action_worker_run_watch_run_run_run_engines.severalKustomizations(context, folder);
	if (twice !== void 0) return twice;
	const file = require_engine_action_worker_run_watch_run_run_run_engines.loadText(context, {
		folder,
		path: require_check.baseName(path),
		at
	}, recorder);
	if (file.kind === "refused") return file;
	const document = require_engine_action_worker_run_watch_run_run_run_engines.readPlainDocument(context, file.value);
	if (document.kind === "refused") return document;
	const root = isEdited(options) ? rewritten$1(document.value, file.value) : asMap(document.value, file.value);
	if (root.kind === "refused") return root;
	const edited = editKustomization(root.value, {
		context,
		folder,
		options,
		env
	});
	return edited.kind === "refused" ? edited : require_engine_action_worker_run_watch_run_run_run_engines.kustomizationOf(edited.value, file.value);
}
function hasPatches(options) {
	return require_start.itemsAt(options, "patches").length > 0 && require_start.entryOf(options, "patches") !== void 0;
}
function rewritten$1(root, file) {
	const whole = {
		file,
		start: 0,
		end: file.text.length
	};
	const decoding = {
		failures: [],
		strict: true,
		lenientText: false,
		dialect: "kubectl",
		name: "Kustomization"
	};
	const made = rewriteStruct(root ?? require_check.mapOf([], whole, void 0), KUSTOMIZATION, decoding, "");
	return require_check.joinRefusals(decoding.failures) ?? require_check.done(made);
}
function asMap(root, file) {
	if (root?.kind === "map") return require_check.done(root);
	const at = root ?? {
		file,
		start: 0,
		end: file.text.length
	};
	return require_check.refused(at, "expected kustomization.yaml to be type map[string]any", { message: require_start.message$1`A kustomization must be a map` });
}
// src/render/argo/source/merge-source.ts
function mergeSource(source, override) {
	return mergeMaps$2(source, override, []);
}
const VALUES = "helm.valuesObject";
const FIXED = /* @__PURE__ */ new Set([
	"chart",
	"path",
	"repoURL",
	"targetRevision"
]);
function mergeMaps$2(map, patch, path) {
	let merged = map;
	for (const entry of patch.entries) {
		if (path.length === 0 && FIXED.has(entry.name)) continue;
		merged = mergeEntry$1(merged, entry, [...path, entry.name]);
	}
	return merged;
}
function mergeEntry$1(map, { key, name, value }, path) {
	if (require_check.isNull(value, "kubectl")) return map;
	const old = require_start.entryOf(map, name)?.value;
	const merge = path.join(".") === VALUES ? mergePatch$1 : mergeValues;
	return require_check.withEntry(map, {
		...key,
		text: name
	}, merge(old, value, path));
}
function mergeValues(old, value, path) {
	if (old?.kind === "map" && value.kind === "map") return mergeMaps$2(old, value, path);
	if (old?.kind === "sequence" && value.kind === "sequence") return mergeLists$1(old, value, path);
	return value;
}
function mergeLists$1(old, value, path) {
	return require_check.withItems(value, value.items.map((item, index) => mergeValues(old.items[index], item, path)));
}
function mergePatch$1(old, patch) {
	if (patch.kind !== "map" || old?.kind !== "map") return patch;
	let merged = old;
	for (const { key, name, value } of patch.entries) merged = require_check.isNull(value, "kubectl") ? require_check.withoutEntry(merged, name) : require_check.withEntry(merged, {
		...key,
		text: name
	}, mergePatch$1(require_start.entryOf(merged, name)?.value, value));
	return merged;
}
// src/render/argo/source/source-struct.ts
const NAME_AND_VALUE = struct([
	"name value",
	TEXT,
	"always"
]);
const VARIABLES = listOf(struct([
	"name",
	TEXT,
	"always"
], [
	"value",
	TEXT,
	"always"
], ["code", FLAG]));
const DIRECTORY = struct(["recurse", FLAG], ["disableExtensionFilter", FLAG], ["jsonnet", one$1(struct(["extVars tlas", VARIABLES], ["libs", LIST]))], ["exclude include", TEXT]);
const KUSTOMIZE = struct(["namePrefix nameSuffix", TEXT], ["images", LIST], ["commonLabels", TEXTS], ["version", TEXT], ["commonAnnotations", TEXTS], ["forceCommonLabels forceCommonAnnotations", FLAG], ["namespace", TEXT], ["commonAnnotationsEnvsubst", FLAG], ["replicas", listOf(struct([
	"name",
	TEXT,
	"always"
], [
	"count",
	ANY,
	"always"
]))], ["patches", listOf(struct(["path patch", TEXT], [
	"target",
	one$1(SELECTOR),
	"pointer"
], ["options", ANY]))], ["components", LIST], ["ignoreMissingComponents labelWithoutSelector", FLAG], ["kubeVersion", TEXT], ["apiVersions", LIST], ["labelIncludeTemplates", FLAG]);
const HELM = struct(["valueFiles", LIST], ["parameters", listOf(struct(["name value", TEXT], ["forceString", FLAG]))], ["releaseName values", TEXT], ["fileParameters", listOf(struct(["name path", TEXT]))], ["version", TEXT], ["passCredentials ignoreMissingValueFiles skipCrds", FLAG], [
	"valuesObject",
	ANY,
	"pointer"
], ["namespace kubeVersion", TEXT], ["apiVersions", LIST], ["skipTests skipSchemaValidation", FLAG]);
const PLUGIN = struct(["name", TEXT], ["env", listOf(NAME_AND_VALUE)], ["parameters", ANY]);
const APPLICATION_SOURCE = struct([
	"repoURL",
	TEXT,
	"always"
], ["path targetRevision", TEXT], [
	"helm",
	one$1(HELM),
	"pointer"
], [
	"kustomize",
	one$1(KUSTOMIZE),
	"pointer"
], [
	"directory",
	one$1(DIRECTORY),
	"pointer"
], [
	"plugin",
	one$1(PLUGIN),
	"pointer"
], ["chart ref name tagPrefix", TEXT]);
// src/render/argo/source/effective-source.ts
function overrideFiles(appName) {
	return [".argocd-source.yaml", ...appName === "" ? [] : [`.argocd-source-${appName}.yaml`]];
}
function effectiveSource(context, { source, dialect, folder, appName }, recorder) {
	let merged = rewritten(source, dialect);
	for (const name of overrideFiles(appName)) {
		const path = folder === "" ? name : `${folder}/${name}`;
		if (merged.kind === "refused") return merged;
		if (!context.paths.has(path)) continue;
		const override = readOverride(context, {
			folder,
			path: name,
			at: source
		}, recorder);
		if (override.kind === "refused") return override;
		merged = rewritten(mergeSource(merged.value, override.value), "kubectl");
	}
	return merged;
}
function rewritten(source, dialect) {
	const decoding = {
		failures: [],
		strict: false,
		lenientText: false,
		dialect,
		name: "ApplicationSource"
	};
	const made = rewriteStruct(source, APPLICATION_SOURCE, decoding, "");
	return require_check.joinRefusals(decoding.failures) ?? require_check.done(made);
}
function readOverride(context, use, recorder) {
	const file = require_engine_action_worker_run_watch_run_run_run_engines.loadText(context, use, recorder);
	if (file.kind === "refused") return file;
	const prefix = `error while parsing source parameters: /${file.value.path}`;
	const whole = {
		file: file.value,
		start: 0,
		end: file.value.text.length
	};
	const [document] = require_engine_action_worker_run_watch_run_run_run_engines.readText(file.value, context.limits).documents;
	if (document?.fault !== void 0) {
		const { at, kubectl, message: message$7 } = document.fault;
		return require_check.refused(at, `${prefix}: ${kubectl ?? message$7}`, { message: require_start.message$1`This is not valid YAML: ${message$7}` });
	}
	const root = document?.root;
	if (root === void 0 || require_check.isNull(root, "kubectl") || root.kind !== "map") return require_check.refused(root ?? whole, `${prefix}: Invalid JSON Patch`, {
		message: require_start.message$1`\`${use.path}\` must hold fields of an Application's source; Argo CD refuses an empty one`,
		help: require_start.message$1`Remove the file, or write the fields to change.`
	});
	return require_check.done(root);
}
// src/render/argo/source/source-folder.ts
function sourceFolder(context, path, at) {
	if (path.startsWith("/")) return require_check.refused(at, `${path}: app path is absolute`, { message: require_start.message$1`\`${path}\` is absolute; the path of a source is relative to the repository` });
	const { root = "" } = context.tree;
	const folder = require_check.resolvePath(root, path, root);
	if (folder === void 0) return require_check.refused(at, `${path}: app path outside root`, { message: require_start.message$1`\`${path}\` points outside the repository` });
	if (context.folders.has(folder)) return require_check.done(folder);
	if (context.paths.has(folder)) return require_check.refused(at, `${path}: app path is not a directory`, { message: require_start.message$1`\`${path}\` is a file, but the path of a source must be a folder` });
	return require_check.refused(at, `${path}: app path does not exist`, {
		code: "missing-path",
		message: require_start.message$1`The folder \`${path}\` does not exist`
	});
}
// src/render/argo/source/source-type.ts
const BLOCKS$1 = [
	["kustomize", "Kustomize"],
	["helm", "Helm"],
	["directory", "Directory"],
	["plugin", "Plugin"]
];
function sourceType(context, folder, source) {
	const given = BLOCKS$1.filter(([field]) => require_start.entryOf(source, field) !== void 0);
	const [first, second] = given;
	if (second !== void 0) {
		const names = given.map(([, type]) => type).join(",");
		const at = require_start.entryOf(source, second[0])?.key ?? source;
		return require_check.refused(at, `multiple application sources defined: ${names}`, { message: require_start.message$1`A source can have one of \`kustomize\`, \`helm\`, \`directory\` and \`plugin\`, and this has ${given.length}` });
	}
	if (first !== void 0) return require_check.done(first[1]);
	return require_check.done(discovered(context, folder));
}
function discovered({ below }, folder) {
	const last = require_check.filesIn(below(folder), folder).map(require_check.baseName).sort(require_check.compareBytes).findLast((name) => isKustomization$1(name) || name.endsWith("Chart.yaml"));
	if (last === void 0) return "Directory";
	return isKustomization$1(last) ? "Kustomize" : "Helm";
}
function isKustomization$1(name) {
	return require_start.KUSTOMIZATION_NAMES.includes(name);
}
// src/render/argo/build-argo-source.ts
function buildArgoSource(argo, request) {
	const { source, dialect, appName } = request;
	const context = argo.kustomizeWith(DEFAULT_FLAGS);
	const recorder = require_engine_action_worker_run_watch_run_run_run_engines.newRecorder();
	const path = require_start.scalarAt(source, "path");
	const written = require_check.scalarText(path, dialect);
	const folder = sourceFolder(context, written, path ?? source);
	if (folder.kind === "refused") {
		const { root = "" } = argo.tree;
		return failed(require_check.resolvePath(root, written, root) ?? root, folder, recorder);
	}
	const effective = effectiveSource(context, {
		source,
		dialect,
		appName,
		folder: folder.value
	}, recorder);
	if (effective.kind === "refused") return failed(folder.value, effective, recorder);
	const type = sourceType(context, folder.value, effective.value);
	if (type.kind === "refused") return failed(folder.value, type, recorder);
	const made = {
		folder: folder.value,
		source: effective.value,
		type: type.value
	};
	switch (type.value) {
		case "Directory": return {
			...made,
			...directory(argo, made, recorder)
		};
		case "Kustomize": return {
			...made,
			...kustomize(argo, request, made, recorder)
		};
		case "Helm": return {
			...made,
			...chart(argo, request, made, recorder)
		};
		default:
			recorder.partial.add(require_start.words("a plugin generates the manifests"));
			return {
				...made,
				...NOTHING,
				...recorded(recorder)
			};
	}
}
function directory(argo, { folder, source }, recorder) {
	const { objects, refusals, listed } = readDirectory(argo.kustomizeWith(DEFAULT_FLAGS), folder, require_start.mapAt(source, "directory"), recorder);
	return {
		...recorded(recorder),
		...withRefusals(refusals),
		objects,
		listed,
		helm: void 0
	};
}
function kustomize(argo, request, { folder, source }, recorder) {
	const build = buildArgoKustomize(argo, {
		folder,
		options: require_start.mapAt(source, "kustomize"),
		env: envOf(request, source),
		buildOptions: request.buildOptions,
		...request.kustomize !== void 0 && { kustomize: request.kustomize },
		at: require_start.scalarAt(source, "path") ?? source
	}, recorder);
	const { objects, findings, differences, partial, files, kustomizations, charts, patches } = build;
	const { needs } = build;
	return {
		objects,
		findings,
		differences,
		partial,
		files,
		kustomizations,
		charts,
		patches,
		needs,
		failed: build.failed,
		listed: [],
		helm: void 0
	};
}
function envOf({ appName, project, namespace, revision }, source) {
	const field = (name) => require_check.scalarText(require_start.scalarAt(source, name), "kubectl");
	return argoEnv({
		appName,
		project,
		namespace,
		revision,
		repoUrl: field("repoURL"),
		path: field("path"),
		targetRevision: field("targetRevision")
	});
}
function chart({ tree }, request, { folder, source }, recorder) {
	const { appName, namespace, kubeVersion, refs } = request;
	const helm = helmRequest({
		tree,
		folder,
		refs,
		env: envOf(request, source),
		source,
		appName,
		namespace,
		kubeVersion
	});
	if (helm.kind === "refused") return {
		...NOTHING,
		...recorded(recorder),
		...withRefusals([helm])
	};
	return {
		...NOTHING,
		...recorded(recorder),
		helm: helm.value
	};
}
const NOTHING = {
	objects: [],
	listed: [],
	findings: [],
	failed: false,
	helm: void 0
};
function failed(folder, refusal, recorder) {
	return {
		...NOTHING,
		...recorded(recorder),
		...withRefusals([refusal]),
		folder,
		type: void 0,
		source: void 0
	};
}
function withRefusals(refusals) {
	const findings = require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings(refusals, "Argo CD");
	return {
		findings,
		failed: findings.length > 0
	};
}
function recorded({ partial, files, kustomizations, charts, needs }) {
	return {
		partial: require_start.sortedReasons(partial),
		files: [...files].sort(),
		kustomizations: [...kustomizations].sort(),
		charts: [...charts.values()],
		patches: [],
		needs: [...needs.values()],
		differences: []
	};
}
// src/render/argo/source/zero-blocks.ts
const BLOCKS = /* @__PURE__ */ new Set([
	"directory",
	"helm",
	"kustomize"
]);
function withoutZeroBlocks(source) {
	const entries = source.entries.filter(({ name, value }) => !BLOCKS.has(name) || !isZeroBlock(value, fieldsOf(name)));
	return entries.length === source.entries.length ? source : {
		...source,
		entries
	};
}
function fieldsOf(block) {
	const type = APPLICATION_SOURCE.get(block)?.type;
	return type?.kind === "struct" ? type.of : void 0;
}
function isZeroBlock(node, type) {
	if (node.kind !== "map") return isZero(node);
	return node.entries.every(({ name, value }) => type?.has(name) === false || isZero(value));
}
function isZero(node) {
	if (node.kind === "sequence") return node.items.length === 0;
	if (node.kind === "map") return node.entries.every(({ value }) => isZero(value));
	const resolved = require_check.resolveScalar(node, "kubectl");
	if (resolved.kind === "null") return true;
	if (resolved.kind === "string") return resolved.value === "";
	return resolved.kind === "bool" && !resolved.value;
}
// src/render/releases/with-partial.ts
function withPartial(rendered, partial) {
	if (partial.length === 0) return rendered;
	return {
		...rendered,
		failures: rendered.failures.filter(({ of, cause }) => of !== "chart" || cause === "syntax"),
		partial: [...rendered.partial, ...partial]
	};
}
// src/render/releases/argo-release.ts
const NOTHING_KNOWN = { unread: void 0 };
function renderArgoRelease(request, at, context) {
	const loaded = context.charts.at(request.folder === "" ? "." : request.folder);
	return loaded === void 0 ? void 0 : renderLoaded(request, loaded, at, context);
}
function renderArgoChart(request, need, at, context) {
	const loaded = context.charts.named(need.name, need.version, need.repository);
	if (loaded !== void 0) {
		const found = loaded.kind === "refused" ? loaded.at.file.path : loaded.chart.path;
		const rendered = renderLoaded(request, loaded, at, context);
		return {
			found,
			rendered: require_engine_action_worker_run_watch_run_run_run_engines.withVersion(rendered, require_engine_action_worker_run_watch_run_run_run_engines.otherVersion(need, loaded))
		};
	}
	const { limits, tree, helm } = context;
	const missing = request.valueFiles.find((file) => file.kind === "file" && !file.exists);
	if (missing?.kind === "file") return {
		found: void 0,
		rendered: fileMissing(missing, tree)
	};
	const { layers, partial } = layersOf(request, tree, []);
	const composed = require_engine_action_worker_run_watch_run_run_run_engines.layeredValues(layers, require_engine_action_worker_run_watch_run_run_run_engines.setFileReader(tree), {
		limits,
		helm: helm.major
	});
	if (composed.kind === "refused") return NOTHING_KNOWN;
	const release = {
		...releaseOf$1(request, at),
		namespace: request.namespace
	};
	const preview = require_engine_action_worker_run_watch_run_run_run_engines.previewRelease({
		...factsOf(request),
		helm,
		values: composed.values,
		release,
		at,
		need,
		isWhole: partial.length === 0
	}, limits);
	if (preview === void 0) return { unread: partial.length === 0 ? require_engine_action_worker_run_watch_run_run_run_engines.unreadValues(composed.values, at) : void 0 };
	return {
		found: void 0,
		rendered: {
			...preview,
			partial: [...preview.partial, ...partial]
		}
	};
}
function renderLoaded(request, loaded, at, { tree, limits, charts, helm }) {
	if (loaded.kind === "refused") return {
		objects: [],
		failures: [{
			at,
			message: require_start.message$1`The chart cannot be loaded. Helm: ${loaded.message}`,
			of: "chart"
		}],
		partial: [require_start.words("its chart cannot be loaded")],
		values: require_engine_action_worker_run_watch_run_run_run_engines.NO_VALUES
	};
	const folder = request.valueFiles.find((file) => isFolder(file, tree));
	if (folder !== void 0) return folderRefused(folder.at);
	const { layers, partial } = layersOf(request, tree, loaded.chart.files);
	const composed = require_engine_action_worker_run_watch_run_run_run_engines.layeredValues(layers, require_engine_action_worker_run_watch_run_run_run_engines.setFileReader(tree), {
		limits,
		helm: helm.major
	});
	if (composed.kind === "refused") {
		const failure = require_start.message$1`The values cannot be read. Helm: ${composed.discreet ?? composed.message}`;
		return {
			objects: [],
			failures: [{
				at: composed.at ?? at,
				message: failure,
				of: "chart"
			}],
			partial,
			values: require_engine_action_worker_run_watch_run_run_run_engines.NO_VALUES
		};
	}
	return withPartial(require_engine_action_worker_run_watch_run_run_run_engines.renderRelease({
		...factsOf(request),
		helm,
		chart: loaded.chart,
		values: composed.values,
		release: releaseOf$1(request, at),
		skipSchemaValidation: request.skipSchemaValidation,
		at,
		foreign: require_engine_action_worker_run_watch_run_run_run_engines.foreignFiles(loaded.chart, at, charts.isPulled)
	}, limits), partial);
}
function isFolder(file, tree) {
	if (file.kind !== "file") return false;
	const content = tree.read(file.path);
	return content.kind === "unreadable" && content.cause === "folder";
}
function fileMissing({ path, at }, tree) {
	const nearest = require_load.nearestPath(path, tree.paths);
	const written = require_start.userText(require_check.scalarText(at, "kubectl"), at);
	const failure = {
		at,
		message: require_start.message$1`The values file \`${written}\` does not exist: there is no \`${require_start.userText(path, at)}\`. Helm: open ${require_start.userText(path, at)}: no such file or directory`,
		help: nearest === void 0 ? require_start.words("Name an existing file, or set `ignoreMissingValueFiles`.") : require_start.message$1`Did you mean \`${nearest}\`?`,
		isOfAbsence: true,
		of: "chart"
	};
	const partial = [require_start.words("its values cannot be read")];
	return {
		objects: [],
		failures: [failure],
		partial,
		values: require_engine_action_worker_run_watch_run_run_run_engines.NO_VALUES
	};
}
function folderRefused(at) {
	const path = require_check.scalarText(at, "kubectl");
	return {
		objects: [],
		failures: [{
			at,
			message: require_start.message$1`\`${path}\` is a folder, and helm reads values from files. Helm: read ${path}: is a directory`,
			of: "chart"
		}],
		partial: [require_start.words("its values cannot be read")],
		values: require_engine_action_worker_run_watch_run_run_run_engines.NO_VALUES
	};
}
function factsOf({ kubeVersion, apiVersions }) {
	return {
		kubernetesVersion: kubeVersion,
		apiVersions
	};
}
function releaseOf$1({ releaseName, releaseNameAt, namespace }, at) {
	const named = require_engine_action_worker_run_watch_run_run_run_engines.knownReleaseName(releaseName, require_engine_action_worker_run_watch_run_run_run_engines.originOf("release", releaseNameAt ?? at));
	return {
		name: named.text,
		namespace: namespace || "default",
		nameOrigin: named.origin
	};
}
function layersOf(request, tree, chartFiles) {
	const partial = [];
	const layers = request.valueFiles.flatMap((file) => {
		const layer = fileLayer(file, tree, chartFiles);
		if ("kind" in layer) return [layer];
		partial.push(layer);
		return [];
	});
	const { inline } = request;
	if (inline?.kind === "object") layers.push({
		kind: "node",
		node: inline.node,
		secret: false
	});
	if (inline?.kind === "text") layers.push({
		kind: "file",
		file: { file: require_check.embedText(inline.node, false) }
	});
	for (const { kind, expression, unknown } of request.parameters) {
		if (unknown !== void 0) partial.push(require_start.message$1`the variable \`${unknown}\` is known to Argo CD only`);
		layers.push({
			kind: "set",
			set: {
				kind,
				file: expression
			}
		});
	}
	for (const parameter of request.fileParameters) {
		const { file } = parameter;
		const isHere = file.kind === "file" && tree.read(file.path).kind === "bytes";
		if (!isHere) partial.push(require_start.message$1`the file of parameter \`${parameter.name}\` is not available`);
		layers.push({
			kind: "set",
			set: fileExpression(parameter, isHere ? file.path : void 0)
		});
	}
	return {
		layers,
		partial
	};
}
function fileExpression({ name, file }, path) {
	const host = { spanOf: () => file.at };
	const written = (text) => ({
		path: require_start.hostSpan(file.at).file.path,
		text,
		host
	});
	if (path === void 0) {
		const unknowable = `file of parameter ${name}`;
		return {
			kind: "set-string",
			unknowable,
			file: written(`${name}=<${unknowable}>`)
		};
	}
	return {
		kind: "set-file",
		file: written(`${name}=${path.replaceAll(",", String.raw`\,`)}`)
	};
}
function fileLayer(file, tree, chartFiles) {
	switch (file.kind) {
		case "remote": return require_start.message$1`the values of ${file.url} are not fetched`;
		case "unknown": {
			const own = chartFiles.find(({ name }) => name === file.text);
			if (own !== void 0) return {
				kind: "file",
				file: { file: require_engine_action_worker_run_watch_run_run_run_engines.sourceOf(own) }
			};
			return require_start.message$1`the values file \`${file.text}\` is not available`;
		}
		default: {
			const read = require_engine_action_worker_run_watch_run_run_run_engines.valuesFileAt(file.path, tree);
			return read === void 0 ? require_start.message$1`the values file \`${file.path}\` is not available` : {
				kind: "file",
				file: read
			};
		}
	}
}
// src/render/entry-points/argo-chart-source.ts
function argoChartSource(source, manifest, { charts, kubernetesVersion, refs }) {
	const need = needOf(source, manifest);
	if (need === void 0) return void 0;
	const field = (name) => require_check.scalarText(require_start.scalarAt(source, name), manifest.dialect);
	const namespace = require_check.stringOf$1(require_start.valueAt(manifest.node, "spec", "destination", "namespace"), manifest.dialect);
	const appName = manifest.name ?? "";
	const request = helmRequest({
		tree: void 0,
		folder: "",
		refs,
		env: argoEnv({
			appName,
			project: require_check.stringOf$1(require_start.valueAt(manifest.node, "spec", "project"), manifest.dialect) ?? "",
			namespace: namespace ?? "",
			revision: void 0,
			repoUrl: field("repoURL"),
			path: "",
			targetRevision: field("targetRevision")
		}),
		source,
		appName,
		namespace: namespace ?? "",
		kubeVersion: kubernetesVersion
	});
	if (request.kind === "refused") return {
		need,
		release: { unread: void 0 }
	};
	const at = require_start.scalarAt(manifest.node, "metadata", "name") ?? manifest.node;
	return {
		need,
		release: renderArgoChart(request.value, need, at, charts)
	};
}
function needOf(source, { dialect }) {
	const text = (name) => require_check.stringOf$1(require_start.valueAt(source, name), dialect) || void 0;
	const chart = text("chart");
	if (chart === void 0) return void 0;
	const url = text("repoURL")?.replace(/\/+$/, "");
	const isHttp = url !== void 0 && /^https?:\/\//.test(url);
	const oci = url?.startsWith("oci://") === true ? url : `oci://${url ?? ""}`;
	return {
		name: chart.slice(chart.lastIndexOf("/") + 1),
		version: text("targetRevision"),
		repository: url === void 0 || isHttp ? url : `${oci}/${chart}`
	};
}
// src/render/flux/apply/applied-objects.ts
function appliedObjects(objects, flux, build) {
	const read = objects.flatMap(readObject);
	const common = require_start.mapAt(flux.node, "spec", "commonMetadata");
	if (common === void 0) return read;
	return read.map((object) => {
		const node = withCommon(withCommon(object.node, common, "labels", build), common, "annotations", build);
		return node === object.node ? object : require_engine_action_worker_run_watch_run_run_run_engines.manifestOf(node);
	});
}
function readObject(object) {
	const items = require_start.valueAt(object.node, "items");
	if (items?.kind === "sequence") return items.items.flatMap((item) => item.kind === "map" ? require_engine_action_worker_run_watch_run_run_run_engines.manifestOf(item) : []);
	return isKustomization(object) || object.name === void 0 ? [] : [object];
}
function isKustomization({ kind, group }) {
	return kind.toLowerCase() === "kustomization" && group === "kustomize.config.k8s.io";
}
function withCommon(node, common, field, build) {
	const added = require_start.mapAt(common, field)?.entries ?? [];
	if (added.length === 0) return node;
	return require_engine_action_worker_run_watch_run_run_run_engines.setMetadata(node, (metadata) => {
		const old = require_start.mapAt(metadata, field);
		const map = old === void 0 || !isOfTexts(old) ? require_check.mapOf([], common, void 0) : old;
		return require_check.withEntry(metadata, require_check.scalarOf(field, common, void 0), merged(map, added, build));
	}, common);
}
function isOfTexts({ entries }) {
	return entries.every(({ value }) => require_check.stringOf$1(value, "kustomize") !== void 0);
}
function merged(map, added, build) {
	let result = map;
	for (const { key, name, value } of added) {
		const trail = {
			step: {
				kind: "transformer",
				at: key,
				in: build
			},
			before: void 0
		};
		const made = {
			...value,
			trail
		};
		const old = require_start.entryOf(result, name);
		result = old === void 0 ? require_check.withEntries(result, [...result.entries, require_check.entry({
			...key,
			trail
		}, made)]) : require_check.withEntry(result, old.key, made);
	}
	return result;
}
// src/render/flux/apply/find-encrypted.ts
const DECRYPT = "kustomize.toolkit.fluxcd.io/decrypt";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function findEncrypted(objects, flux) {
	if (require_start.mapAt(flux.node, "spec", "decryption") !== void 0) return [];
	return objects.filter(isRefused).map(({ node, name, namespace }) => {
		const id = [
			"Secret",
			namespace,
			name
		].filter((part) => part !== void 0).join("/");
		return require_check.refused(require_start.valueAt(node, "sops") ?? node, `${id} is SOPS encrypted, configuring decryption is required for this secret to be reconciled`, {
			message: require_start.message$1`The Secret \`${name ?? ""}\` is encrypted with SOPS, and the Kustomization has no \`decryption\``,
			related: [{
				at: flux.node,
				message: require_start.message$1`the Kustomization is here`
			}]
		});
	});
}
function isRefused({ node, kind, apiVersion }) {
	if (kind !== "Secret" || apiVersion !== "v1") return false;
	if (require_start.valueAt(node, "sops") === void 0 || keepsEncryption(node)) return false;
	return (require_start.mapAt(node, "data")?.entries ?? []).some(({ value }) => !BASE64.test((require_check.stringOf$1(value, "kustomize") ?? "").replaceAll(/[\r\n]/g, "")));
}
function keepsEncryption(node) {
	return require_check.scalarText(require_start.scalarAt(node, "metadata", "annotations", DECRYPT), "kustomize").toLowerCase() === "disabled";
}
// src/render/flux/apply/check-ids.ts
function findCollision(before, after) {
	const counts = /* @__PURE__ */ new Map();
	const count = (key, by) => counts.set(key, (counts.get(key) ?? 0) + by);
	for (const object of before) count(keyOf$1(object), 1);
	for (const [index, object] of after.entries()) {
		const old = before[index];
		if (old === void 0 || old === object) continue;
		count(keyOf$1(old), -1);
		const key = keyOf$1(object);
		count(key, 1);
		if ((counts.get(key) ?? 0) > 1) return collision(object, after, counts.get(key) ?? 0);
	}
}
function keyOf$1({ node }) {
	return require_engine_action_worker_run_watch_run_run_run_engines.idKey(require_engine_action_worker_run_watch_run_run_run_engines.currentId(require_engine_action_worker_run_watch_run_run_run_engines.resourceOf(node, require_engine_action_worker_run_watch_run_run_run_engines.builtInSchema())));
}
function collision(object, all, found) {
	const { node, kind, name } = object;
	const other = all.find((each) => each !== object && keyOf$1(each) === keyOf$1(object));
	return require_check.refused(node, `in Replace: id matched ${found} resources`, {
		message: require_start.message$1`With its variables filled in, this is a second ${kind} \`${name ?? ""}\``,
		...other !== void 0 && { related: [{
			at: other.node,
			message: require_start.message$1`the other one`
		}] }
	});
}
function findNameless(objects) {
	const object = objects.find(({ name, kind, apiVersion }) => name === void 0 || kind === "" || apiVersion === "");
	if (object === void 0) return void 0;
	const id = require_engine_action_worker_run_watch_run_run_run_engines.idText(require_engine_action_worker_run_watch_run_run_run_engines.currentId(require_engine_action_worker_run_watch_run_run_run_engines.resourceOf(object.node, require_engine_action_worker_run_watch_run_run_run_engines.builtInSchema())));
	return require_check.refused(object.node, `failed to decode Kubernetes apiVersion, kind and name from: ${id}`, { message: require_start.message$1`This object lacks \`apiVersion\`, \`kind\` or \`metadata.name\`` });
}
// src/render/flux/artifact/open-artifact.ts
const IGNORE_FILE = ".sourceignore";
const VERSION_CONTROL = ".git/ .gitignore .gitmodules .gitattributes".split(" ");
const DEFAULTS$1 = "*.jpg *.jpeg *.gif *.png *.wmv *.flv *.tar.gz *.zip .github/ .circleci/ .travis.yml .gitlab-ci.yml appveyor.yml .drone.yml cloudbuild.yaml codeship-services.yml codeship-steps.yml **/.goreleaser.yml **/.sops.yaml **/.flux.yaml".split(" ");
function openArtifact(tree, ignore) {
	const own = ownPatterns(tree, ignore);
	const patterns = [...[...VERSION_CONTROL, ...own.length === 0 ? DEFAULTS$1 : []].map((line) => require_check.parsePattern(line, [])), ...own];
	const { root = "" } = tree;
	const isIgnored = (path, isFolder) => {
		const parts = require_check.pathBelow(root, path).split("/");
		const last = patterns.findLast((pattern) => require_check.matchesPattern(pattern, parts, isFolder));
		return last !== void 0 && !last.keeps;
	};
	const paths = tree.paths.filter((path) => !isIgnored(path, false));
	const folders = foldersOf$2(paths);
	const written = foldersOf$2(tree.paths);
	return {
		tree: {
			...tree,
			paths,
			read: (path) => isIgnored(path, false) && tree.read(path).kind === "bytes" ? {
				kind: "unreadable",
				reason: "it is ignored by the source",
				cause: "missing"
			} : tree.read(path)
		},
		hasFolder: (path) => folders.has(path) || !isIgnored(path, true) && (written.has(path) || isUnlistedFolder(tree, path))
	};
}
function ownPatterns(tree, ignore) {
	const files = tree.paths.filter((path) => path === IGNORE_FILE || path.endsWith(`/${IGNORE_FILE}`));
	const { root = "" } = tree;
	return [...files.toSorted(compareParts).flatMap((path) => {
		const content = tree.read(path);
		if (content.kind === "unreadable") return [];
		const domain = require_check.pathBelow(root, path).split("/").slice(0, -1);
		return require_check.readPatterns(new TextDecoder().decode(content.bytes), domain);
	}), ...require_check.readPatterns(ignore ?? "", [])];
}
function compareParts(left, right) {
	const [one, other] = [left.split("/").slice(0, -1), right.split("/").slice(0, -1)];
	for (const [index, name] of one.entries()) {
		const against = other[index];
		if (against === void 0) return 1;
		if (name !== against) return name < against ? -1 : 1;
	}
	return one.length - other.length;
}
function foldersOf$2(paths) {
	const folders = /* @__PURE__ */ new Set([""]);
	for (const path of paths) for (let slash = path.lastIndexOf("/"); slash !== -1; slash = path.lastIndexOf("/", slash - 1)) {
		const folder = path.slice(0, slash);
		if (folders.has(folder)) break;
		folders.add(folder);
		if (slash === 0) break;
	}
	return folders;
}
function isUnlistedFolder(tree, path) {
	const content = tree.read(path);
	return content.kind === "unreadable" && content.cause === "folder";
}
function openFlux(options) {
	const { tracking } = options;
	const context = {
		...options,
		sources: /* @__PURE__ */ new Map(),
		mayOpen(ignore) {
			const { sources } = context;
			if (ignore !== void 0 && sources.size >= 100 && !sources.has(ignore)) return false;
			fluxSource(context, ignore);
			return true;
		}
	};
	return tracking === void 0 ? context : {
		...context,
		mayOpen: tracking.queries.mayOpen.register(tracking.place, context.mayOpen)
	};
}
function fluxSource(context, ignore) {
	const key = ignore ?? "";
	let source = context.sources.get(key);
	if (source === void 0) {
		const { parsed, limits, mayAppear } = context;
		const tracking = context.tracking && {
			...context.tracking,
			place: `${context.tracking.place} ${key}`
		};
		const artifact = trackedArtifact(openArtifact(context.tree, ignore), tracking);
		const { tree } = artifact;
		source = {
			artifact,
			kustomize: require_check.openTrackedContext({
				tree,
				parsed,
				limits,
				loadRestrictor: "repository",
				refusePlugins: true,
				refuseCharts: true,
				...mayAppear !== void 0 && { mayAppear }
			}, tracking)
		};
		context.sources.set(key, source);
	}
	return source;
}
function trackedArtifact(artifact, tracking) {
	if (tracking === void 0) return artifact;
	const { queries, place } = tracking;
	return {
		...artifact,
		hasFolder: queries.hasArtifactFolder.register(place, artifact.hasFolder)
	};
}
// src/render/flux/flux-folder.ts
function fluxFolder(path) {
	const parts = [];
	for (const part of path.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
// src/render/flux/generate/list-manifests.ts
function listManifests(context, folder, at, recorder) {
	const prefix = folder === "" ? "" : `${folder}/`;
	const below = require_check.pathsBelow(context.below(folder), folder);
	const roots = kustomizationFolders(below);
	const resources = [];
	const refusals = [];
	let inside;
	for (const path of below) {
		if (inside !== void 0 && path.startsWith(`${inside}/`)) continue;
		inside = outermost(path, prefix, roots);
		if (inside !== void 0) resources.push(`./${inside.slice(prefix.length)}`);
		else if (/\.ya?ml$/.test(require_check.baseName(path))) {
			const refusal = unreadable(context, path, at, recorder);
			if (refusal === void 0) resources.push(`./${path.slice(prefix.length)}`);
			else refusals.push(refusal);
		}
	}
	return {
		resources,
		refusals
	};
}
function kustomizationFolders(paths) {
	return new Set(paths.filter((path) => require_start.KUSTOMIZATION_NAMES.includes(require_check.baseName(path))).map(require_check.parentFolder));
}
function outermost(path, prefix, roots) {
	for (let slash = path.indexOf("/", prefix.length); slash !== -1;) {
		const folder = path.slice(0, slash);
		if (roots.has(folder)) return folder;
		slash = path.indexOf("/", slash + 1);
	}
}
function unreadable(context, path, at, recorder) {
	const use = {
		folder: require_check.parentFolder(path),
		path: require_check.baseName(path),
		at
	};
	const file = require_engine_action_worker_run_watch_run_run_run_engines.loadText(context, use, recorder);
	if (file.kind === "refused") return file;
	const objects = require_engine_action_worker_run_watch_run_run_run_engines.readResources(context, file.value);
	if (objects.kind === "done") return void 0;
	const { message: message$6, words } = objects;
	return {
		...objects,
		message: `failed to decode Kubernetes YAML from /${path}: ${message$6}`,
		words: {
			...words,
			message: require_start.message$1`${words?.message ?? "This file holds no Kubernetes objects"}, and Flux reads every YAML file of a folder without a kustomization as a manifest`,
			help: "Exclude the file with `.sourceignore`, or list what Flux deploys in a kustomization.yaml."
		}
	};
}
// src/render/flux/generate/flux-structs.ts
const FLUX_PATCH = struct(["patch", TEXT], [
	"target",
	one$1(SELECTOR),
	"pointer"
]);
const FLUX_IMAGE = struct(["name newName newTag digest", TEXT]);
// src/render/flux/generate/override-fields.ts
const REPLACED = [
	["targetNamespace", "namespace"],
	["namePrefix", "namePrefix"],
	["nameSuffix", "nameSuffix"]
];
function overrideFields(root, overriding) {
	const { flux } = overriding;
	const decoding = {
		failures: [],
		strict: false,
		lenientText: false,
		dialect: flux.dialect,
		name: "Kustomization"
	};
	let map = root;
	for (const [from, to] of REPLACED) {
		const value = specText(flux, from, decoding);
		if (value !== void 0) map = set$1(map, to, value);
	}
	map = append(map, "patches", structs(flux, "patches", FLUX_PATCH, decoding));
	const components = componentsOf(overriding, decoding);
	if (components.kind === "refused") return components;
	map = append(map, "components", components.value);
	map = mergeImages(map, structs(flux, "images", FLUX_IMAGE, decoding));
	const metadata = texts(flux, "buildMetadata", decoding);
	if (metadata.length > 0) map = append(require_check.withoutEntry(map, "buildMetadata"), "buildMetadata", metadata);
	return require_check.joinRefusals(decoding.failures) ?? require_check.done(map);
}
function set$1(map, name, value) {
	return require_check.withEntry(map, require_check.scalarOf(name, value, void 0), value);
}
function append(map, name, added) {
	const [first] = added;
	if (first === void 0) return map;
	const old = require_start.entryOf(map, name)?.value;
	const items = old?.kind === "sequence" ? old.items : [];
	return set$1(map, name, require_check.sequenceOf([...items, ...added], old ?? first, void 0));
}
function specText(flux, name, decoding) {
	const node = require_start.valueAt(flux.node, "spec", name);
	if (node === void 0) return void 0;
	const made = textNode(node, decoding, `spec.${name}`);
	return made.text === "" ? void 0 : made;
}
function texts(flux, name, decoding) {
	const node = require_start.valueAt(flux.node, "spec", name);
	return require_engine_action_worker_run_watch_run_run_run_engines.list(node, decoding, `spec.${name}`, (item, ...rest) => textNode(item ?? flux.node, ...rest)) ?? [];
}
function structs(flux, name, type, decoding) {
	const node = require_start.valueAt(flux.node, "spec", name);
	return require_engine_action_worker_run_watch_run_run_run_engines.list(node, decoding, `spec.${name}`, (item, ...rest) => rewriteStruct(item ?? flux.node, type, ...rest)) ?? [];
}
function componentsOf({ flux, folder, exists }, decoding) {
	const ignoresMissing = require_check.isTrue(require_start.valueAt(flux.node, "spec", "ignoreMissingComponents"), flux.dialect);
	const kept = [];
	const failures = [];
	for (const node of texts(flux, "components", decoding)) {
		const path = node.kind === "scalar" ? node.text : "";
		if (!isLocal(path)) {
			const message$5 = `component path '${path}' must be local and relative`;
			failures.push(require_check.refused(node, message$5, { message: require_start.message$1`\`${path}\` is not a path relative to the folder that Flux builds` }));
			continue;
		}
		const found = require_check.resolvePath(folder, path);
		if (ignoresMissing && (found === void 0 || !exists(found))) continue;
		kept.push(node);
	}
	return require_check.joinRefusals(failures) ?? require_check.done(kept);
}
const REMOTE = [
	"git::",
	"gh:",
	"ssh://",
	"https://",
	"http://",
	"git@",
	"github.com:",
	"github.com/"
];
function isLocal(path) {
	const lower = path.toLowerCase();
	if (REMOTE.some((prefix) => lower.startsWith(prefix) && lower !== prefix)) return false;
	return !lower.replace(/^file:\/\//, "").startsWith("/");
}
function mergeImages(map, images) {
	if (images.length === 0) return map;
	const merged = [...require_start.itemsAt(map, "images")];
	for (const image of images) {
		const name = textAt$1(image, "name");
		const index = merged.findIndex((each) => textAt$1(each, "name") === name);
		const old = merged[index];
		if (old?.kind === "map") merged[index] = mergeImage(old, image);
		else merged.push(image);
	}
	return append(require_check.withoutEntry(map, "images"), "images", merged);
}
function mergeImage(old, image) {
	const fields = [
		"newName",
		"newTag",
		"digest"
	].filter((name) => require_start.valueAt(image, name) !== void 0);
	let merged = fields.includes("newTag") || fields.includes("digest") ? require_check.withoutEntry(require_check.withoutEntry(old, "newTag"), "digest") : old;
	for (const name of fields) {
		const value = require_start.valueAt(image, name);
		if (value !== void 0) merged = set$1(merged, name, value);
	}
	return {
		...merged,
		file: image.file,
		start: image.start,
		end: image.end
	};
}
function textAt$1(node, name) {
	const value = require_start.valueAt(node, name);
	return value?.kind === "scalar" ? value.text : "";
}
// src/render/flux/generate/read-existing.ts
const TYPE = {
	apiVersion: "kustomize.config.k8s.io/v1beta1",
	kind: "Kustomization"
};
function readExisting(context, file) {
	const [document] = require_engine_action_worker_run_watch_run_run_run_engines.readText(file, context.limits).documents;
	if (document?.fault !== void 0) {
		const { at, message: message$4, kubectl } = document.fault;
		return require_check.refused(at, `error converting YAML to JSON: ${kubectl ?? message$4}`, { message: require_start.message$1`Flux cannot read this YAML: ${message$4}` });
	}
	const root = rootOf(document?.root, file);
	const decoding = lenient();
	const rewritten = withTypes(rewriteStruct(root, KUSTOMIZATION, decoding, ""), root);
	return require_check.joinRefusals(decoding.failures) ?? require_check.done(withResources(rewritten, file));
}
function rootOf(root, file) {
	const whole = {
		file,
		start: 0,
		end: file.text.length
	};
	return root === void 0 || require_check.isNull(root, "kubectl") ? require_check.mapOf([], whole, void 0) : root;
}
function withTypes(map, root) {
	const field = require_engine_action_worker_run_watch_run_run_run_engines.openStruct(root, Object.keys(TYPE), lenient(), "");
	const added = Object.entries(TYPE).filter(([name]) => field(name) === void 0).map(([name, text]) => {
		return require_check.entry(require_check.scalarOf(name, root, void 0), require_check.scalarOf(text, root, void 0));
	});
	return {
		...map,
		entries: [...added, ...map.entries]
	};
}
function lenient() {
	return {
		failures: [],
		strict: false,
		lenientText: true,
		dialect: "kubectl",
		name: "Kustomization"
	};
}
function withResources(map, file) {
	if (map.entries.some(({ name }) => name === "resources")) return map;
	const at = {
		file,
		start: 0,
		end: 0
	};
	const value = require_check.sequenceOf([require_check.scalarOf("originAnnotations", at, void 0)], at, void 0);
	const entries = map.entries.filter(({ name }) => name !== "buildMetadata");
	return {
		...map,
		entries: [...entries, require_check.entry(require_check.scalarOf("buildMetadata", at, void 0), value)]
	};
}
// src/render/flux/generate/generate-kustomization.ts
const PLACEHOLDER$1 = "_placeholder";
function generateKustomization(context, folder, flux, recorder) {
	const found = findKustomization(context, folder, flux, recorder);
	if (found.kind === "refused") return found;
	const exists = (path) => context.folders.has(path) || context.paths.has(path);
	const root = overrideFields(found.value.root, {
		flux,
		folder,
		exists
	});
	return root.kind === "refused" ? root : require_check.done({
		...found.value,
		root: root.value
	});
}
function findKustomization(context, folder, flux, recorder) {
	const at = require_start.scalarAt(flux.node, "spec", "path") ?? flux.node;
	const [path] = require_engine_action_worker_run_watch_run_run_run_engines.kustomizationFiles(context, folder);
	if (path === void 0) {
		const own = folder === "" ? "kustomization.yaml" : `${folder}/kustomization.yaml`;
		if (context.folders.has(own)) return require_check.refused(at, `open /${own}: is a directory`, { message: require_start.message$1`\`${own}\` is a folder, but Flux has to write a file there` });
		const { resources, refusals } = listManifests(context, folder, at, recorder);
		const root = newKustomization(resources, at);
		return require_check.done({
			root,
			file: {
				path: own,
				text: ""
			},
			isNew: true,
			refusals
		});
	}
	const file = require_engine_action_worker_run_watch_run_run_run_engines.loadText(context, {
		folder,
		path: require_check.baseName(path),
		at
	}, recorder);
	if (file.kind === "refused") return file;
	const root = readExisting(context, file.value);
	if (root.kind === "refused") return root;
	return require_check.done({
		root: root.value,
		file: file.value,
		isNew: false,
		refusals: []
	});
}
function newKustomization(resources, at) {
	const text = (value) => ({
		...require_check.scalarOf(value, at, void 0),
		tag: "!!str"
	});
	const content = resources.length === 0 ? ["namespace", text(PLACEHOLDER$1)] : ["resources", require_check.sequenceOf(resources.map(text), at, void 0)];
	const types = Object.entries(TYPE).map(([name, value]) => [name, text(value)]);
	return require_check.mapOf([...types, content], at, void 0);
}
// src/render/flux/substitute/read-variables.ts
const NAME$2 = /^[_a-zA-Z][_a-zA-Z0-9]*$/;
function readVariables(flux, findSource) {
	const { node, dialect } = flux;
	const gathering = {
		byName: /* @__PURE__ */ new Map(),
		namedAt: /* @__PURE__ */ new Map(),
		open: false
	};
	for (const item of require_start.itemsAt(node, "spec", "postBuild", "substituteFrom")) {
		const failure = addSource(gathering, item, flux, findSource);
		if (failure !== void 0) return failure;
	}
	for (const entry of require_start.entriesAt(node, "spec", "postBuild", "substitute")) {
		const failure = addEntry(gathering, entry, dialect);
		if (failure !== void 0) return failure;
	}
	const { byName, open } = gathering;
	const strategy = require_start.scalarAt(node, "spec", "postBuild", "substituteStrategy");
	const always = require_check.scalarText(strategy, dialect) === "Always";
	if (byName.size === 0 && !open && !always) return require_check.done(void 0);
	return invalidName(gathering) ?? require_check.done({
		byName,
		open
	});
}
function addSource(gathering, item, { namespace, dialect }, findSource) {
	const kind = kindOf(require_check.scalarText(require_start.valueAt(item, "kind"), dialect));
	const name = require_check.scalarText(require_start.valueAt(item, "name"), dialect);
	if (kind === void 0) return void 0;
	const found = findSource(kind, namespace, name);
	if (found.kind === "found") addKeys(gathering, found.source);
	else if (found.kind === "unknown") {
		gathering.byName.clear();
		gathering.open = true;
	} else if (!require_check.isTrue(require_start.valueAt(item, "optional"), dialect)) {
		const at = require_start.valueAt(item, "name") ?? item;
		return require_check.refused(at, `substitute from '${kind}/${name}' error: ${kind === "Secret" ? "secrets" : "configmaps"} "${name}" not found`, { message: require_start.message$1`The ${kind} \`${name}\` that \`substituteFrom\` names does not exist` });
	}
}
function kindOf(text) {
	return text === "ConfigMap" || text === "Secret" ? text : void 0;
}
function addKeys(gathering, source) {
	if (source.keys.kind === "unknown") {
		gathering.byName.clear();
		gathering.open = true;
		return;
	}
	for (const key of source.keys.value.values()) {
		if (key.field === "binaryData") continue;
		gathering.byName.set(key.key, variableOf(source, key));
		gathering.namedAt.set(key.key, key.at);
	}
}
function variableOf(source, { key, value, at, node }) {
	const label = `${source.kind === "Secret" ? "secret" : "config map"} ${source.name}/${key}`;
	if (value.kind === "unknown") return {
		kind: "unknown",
		label
	};
	const content = value.value;
	return filledIn({
		kind: "known",
		name: key,
		value: inOneLine(content.kind === "text" ? require_check.toByteText(content.text) : require_check.bytesToByteText(content.bytes)),
		at: node ?? at,
		secret: source.kind === "Secret" ? label : void 0
	}, node);
}
function addEntry(gathering, { name, key, value }, dialect) {
	const text = require_check.stringOf$1(value, dialect);
	if (text === void 0) return notString(name, value, dialect);
	gathering.namedAt.set(name, key);
	const variable = {
		name,
		value: inOneLine(require_check.toByteText(text)),
		at: value,
		secret: void 0
	};
	gathering.byName.set(name, filledIn({
		kind: "known",
		...variable
	}, value));
}
function filledIn(variable, node) {
	const parts = node?.kind === "scalar" ? node.value ?? [] : [];
	const unknown = parts.find((part) => part.kind === "placeholder");
	if (unknown !== void 0) return {
		kind: "unknown",
		label: unknown.label
	};
	const secret = parts.find((part) => part.kind === "secret");
	return secret === void 0 ? variable : {
		...variable,
		secret: secret.label
	};
}
function notString(name, value, dialect) {
	const type = require_check.jsonTypeName(value, dialect);
	const found = type === "object" || type === "array" ? `an ${type}` : `a ${type}`;
	return require_check.refused(value, `.spec.postBuild.substitute accessor error: contains non-string value in the map under key "${name}"`, {
		message: require_start.message$1`The value of the variable \`${name}\` must be a string, not ${found}`,
		help: require_start.message$1`Quote the value.`
	});
}
function inOneLine(value) {
	return value.replaceAll("\n", "");
}
function invalidName({ byName, namedAt }) {
	for (const name of byName.keys()) {
		const at = namedAt.get(name);
		if (at === void 0 || NAME$2.test(name)) continue;
		return require_check.refused(at, `envsubst error: '${name}' var name is invalid, must match '^[_[:alpha:]][_[:alpha:][:digit:]]*$'`, {
			message: require_start.message$1`\`${name}\` is not a valid name for a variable, so Flux substitutes nothing`,
			help: require_start.message$1`Use letters, digits and \`_\` only, or remove the key from the ConfigMap or Secret.`
		});
	}
}
// src/render/flux/substitute/unknown-texts.ts
function withUnknownTexts(node) {
	return require_check.withEntries(node, node.entries.map((entry) => {
		const value = unknownIn(entry.value);
		return value === entry.value ? entry : require_start.entryWith(entry, value);
	}));
}
function unknownIn(node) {
	if (node.kind === "map") return withUnknownTexts(node);
	if (node.kind === "sequence") return require_check.withItems(node, node.items.map(unknownIn));
	const [variable] = /\$\{[^}]*\}?/.exec(node.text) ?? [];
	if (variable === void 0 || node.value !== void 0) return node;
	return {
		...node,
		value: [{
			kind: "placeholder",
			label: `text with ${variable}`
		}]
	};
}
// src/render/flux/envsubst/apply-operator.ts
const DEFAULTS = /* @__PURE__ */ new Set([
	":-",
	":=",
	":?",
	":+",
	"="
]);
function isDefault(operator) {
	return DEFAULTS.has(operator);
}
function applyOperator(operator, value, args, steps) {
	const [first = ""] = args;
	switch (operator) {
		case ",": return firstRune(value, lower) + value.slice(require_check.runeAt(value, 0).width);
		case ",,": return allRunes(value, lower);
		case "^": return firstRune(value, upper) + value.slice(require_check.runeAt(value, 0).width);
		case "^^": return allRunes(value, upper);
		case ":": return cut(value, args);
		case "#": return args.length === 0 ? String(value.length) : trimStart(value, first, "shortest", steps);
		case "##": return trimStart(value, first, "longest", steps);
		case "%": return trimEnd(value, first, "shortest", steps);
		case "%%": return trimEnd(value, first, "longest", steps);
		case "/":
		case "//": return replace(value, args, operator === "//");
		case "/#":
		case "/%": return replaceEdge(value, args, operator);
		default: return value;
	}
}
function lower(rune) {
	return rune === "\u0130" ? "i" : oneFor(rune, rune.toLowerCase());
}
function upper(rune) {
	return oneFor(rune, rune.toUpperCase());
}
function oneFor(rune, mapped) {
	return Array.from(mapped).length === 1 ? mapped : rune;
}
function firstRune(value, map) {
	return value === "" ? "" : require_check.toByteText(map(String.fromCodePoint(require_check.runeAt(value, 0).code)));
}
function allRunes(value, map) {
	return require_check.toByteText(require_check.runesOf(value).map(map).join(""));
}
const INTEGER = /^[-+]?[0-9]+$/;
const MAX_INT = 2n ** 63n;
function integerOf(text) {
	if (!INTEGER.test(text) || text.length > 400) return void 0;
	const value = BigInt(text.replace("+", ""));
	if (value >= MAX_INT || value < -MAX_INT) return void 0;
	return Math.max(-0x38d7ea4c68000, Math.min(0x38d7ea4c68000, Number(value)));
}
function cut(value, [offset = "", length]) {
	const from = integerOf(offset);
	if (from === void 0) return value;
	const start = from < 0 ? Math.max(0, value.length + from) : from;
	if (length === void 0) return value.slice(start);
	const count = integerOf(length);
	if (count === void 0) return value;
	const end = count < 0 ? value.length + count : start + count;
	return end < start ? "" : value.slice(start, end);
}
function trimStart(value, pattern, which, steps) {
	const matches = require_check.compileBoundedGlob(characters(pattern), require_load.ENVSUBST);
	if (matches === void 0) return value;
	let found = 0;
	for (let length = value.length; length > 0; length--) {
		const isMatch = matches(characters(value.slice(0, length)), steps);
		if (isMatch === void 0) return void 0;
		if (!isMatch) continue;
		found = length;
		if (which === "longest") break;
	}
	return value.slice(found);
}
function characters(bytes) {
	return require_check.runesOf(bytes).join("");
}
function trimEnd(value, pattern, which, steps) {
	const trimmed = trimStart(reversed(value), reversed(pattern), which, steps);
	return trimmed === void 0 ? void 0 : reversed(trimmed);
}
function reversed(text) {
	return require_check.toByteText(require_check.runesOf(text).reverse().join(""));
}
function replace(value, [old = "", made = ""], all) {
	if (old !== "") {
		const parts = value.split(old);
		if (all) return parts.join(made);
		const [first = "", ...rest] = parts;
		return rest.length === 0 ? value : first + made + rest.join(old);
	}
	if (!all) return made + value;
	return made + require_check.runesOf(value).map((rune) => require_check.toByteText(rune) + made).join("");
}
function replaceEdge(value, args, operator) {
	const [edge = "", made] = args;
	if (made === void 0) return value;
	if (operator === "/#") return value.startsWith(edge) ? made + value.slice(edge.length) : value;
	return value.endsWith(edge) ? value.slice(0, value.length - edge.length) + made : value;
}
// src/render/flux/envsubst/evaluate-template.ts
function evaluateTemplate(parts, options) {
	const pieces = [];
	let length = 0;
	for (const part of parts) {
		const found = evaluatePart(part, options);
		if (found.kind !== "evaluated") return found;
		for (const piece of found.pieces) {
			if (piece.kind !== "unknown") length += piece.text.length;
			pieces.push(piece);
		}
		if (length > options.longest) return {
			kind: "too-long",
			at: startOf$2(part)
		};
	}
	return {
		kind: "evaluated",
		pieces
	};
}
function startOf$2(part) {
	return part.kind === "call" ? part.start : part.runs[0]?.start ?? 0;
}
function evaluatePart(part, options) {
	if (part.kind === "call") return evaluateCall(part, options);
	let at = 0;
	return {
		kind: "evaluated",
		pieces: part.runs.map((run) => {
			const text = part.text.slice(at, at + run.end - run.start);
			at += text.length;
			return {
				kind: "written",
				text,
				start: run.start,
				end: run.end
			};
		})
	};
}
function evaluateCall(call, options) {
	const args = [];
	for (const arg of call.args) {
		const found = evaluateTemplate([arg], options);
		if (found.kind !== "evaluated") return found;
		args.push(found.pieces);
	}
	const variable = options.lookup(call.param);
	const { start, end, operator, param } = call;
	if (variable?.kind === "unknown") {
		if (options.takeDefaults === true && variable.maybeUnset === true && isDefault(operator)) return defaultOf(call, args.flat());
		return one({
			kind: "unknown",
			label: variable.label,
			start,
			end
		});
	}
	if (isDefault(operator)) {
		const value = variable?.value ?? "";
		if (variable === void 0 || value === "") return defaultOf(call, args.flat());
		return one({
			kind: "made",
			text: value,
			from: [variable],
			verbatim: true,
			start,
			end
		});
	}
	if (variable === void 0 && options.strict) return {
		kind: "not-set",
		name: param,
		at: start
	};
	return applied$1(call, variable, args, options);
}
function defaultOf({ start, end }, pieces) {
	if (pieces.length > 0) return {
		kind: "evaluated",
		pieces
	};
	return one({
		kind: "made",
		text: "",
		from: [],
		verbatim: false,
		start,
		end
	});
}
function applied$1({ start, end, operator, param }, variable, args, { steps }) {
	const texts = [];
	const from = variable === void 0 ? [] : [variable];
	for (const pieces of args) {
		const unknown = pieces.find((piece) => piece.kind === "unknown");
		if (unknown !== void 0) return one({
			...unknown,
			start,
			end
		});
		texts.push(pieces.map((piece) => piece.kind === "unknown" ? "" : piece.text).join(""));
		from.push(...pieces.flatMap((piece) => piece.kind === "made" ? piece.from : []));
	}
	const text = applyOperator(operator, variable?.value ?? "", texts, steps);
	if (text === void 0) return {
		kind: "too-long",
		at: start
	};
	const made = {
		kind: "made",
		text,
		from,
		verbatim: operator === "",
		start,
		end
	};
	return one(variable === void 0 ? {
		...made,
		unset: param
	} : made);
}
function one(piece) {
	return {
		kind: "evaluated",
		pieces: [piece]
	};
}
// src/render/flux/envsubst/scanner.ts
function startsCall({ text, at }) {
	return text[at] === "$" && text[at + 1] === "{";
}
function readText(scanner, { stops, escapes }) {
	const { text } = scanner;
	const runs = [];
	let start = scanner.at;
	while (scanner.at < text.length) {
		const char = text.charAt(scanner.at);
		if (char === "\0" || stops.includes(char) || startsCall(scanner)) break;
		if (escapesNext(scanner, escapes)) {
			if (scanner.at > start) runs.push({
				start,
				end: scanner.at
			});
			start = scanner.at + 1;
			scanner.at += 2;
		} else scanner.at++;
	}
	if (scanner.at > start) runs.push({
		start,
		end: scanner.at
	});
	return {
		kind: "text",
		text: runs.map((run) => text.slice(run.start, run.end)).join(""),
		runs
	};
}
function escapesNext({ text, at }, escapes) {
	const char = text.charAt(at);
	if (!escapes.includes(char)) return false;
	const next = text.charAt(at + 1);
	return char === "$" ? next === "$" : next === "/" || next === "\\";
}
// src/render/flux/envsubst/parse-template.ts
const BAD = "bad substitution";
const BAD_ARGUMENT = "unable to parse substitution within function";
const DEEPEST$1 = 200;
var Faulty = class extends Error {
	fault;
	constructor(message, at) {
		super(message);
		this.fault = {
			message,
			at
		};
	}
};
function parseTemplate(text) {
	const scanner = {
		text,
		at: 0
	};
	const parts = [];
	try {
		while (!isEnd(scanner)) if (startsCall(scanner)) parts.push(parseCall(scanner, 0));
		else parts.push(readText(scanner, {
			stops: "",
			escapes: "$"
		}));
	} catch (error) {
		if (!(error instanceof Faulty)) throw error;
		return {
			kind: "faulty",
			fault: error.fault
		};
	}
	return {
		kind: "parsed",
		parts
	};
}
function isEnd({ text, at }) {
	return at >= text.length || text[at] === "\0";
}
function parseCall(scanner, depth) {
	const start = scanner.at;
	if (depth > DEEPEST$1) throw new Faulty(BAD, start);
	scanner.at += 2;
	return {
		...parseInside(scanner, start, depth),
		kind: "call",
		start,
		end: scanner.at
	};
}
function parseInside(scanner, start, depth) {
	if (peek(scanner) === "#") return parseLength(scanner, start);
	const param = readName(scanner);
	if (param === "") throw new Faulty("unable to parse variable name", start);
	const place = {
		scanner,
		start,
		depth,
		param
	};
	switch (peek(scanner)) {
		case ":": return "=-?+".includes(peek(scanner, 1) || "\0") ? parseDefault(place) : parseCut(place);
		case "=": return parseDefault(place);
		case ",":
		case "^": return parseCase(place);
		case "/": return parseReplace(place);
		case "#":
		case "%": return parseTrim(place);
		default:
			close(scanner, start, "missing closing brace");
			return {
				param,
				operator: "",
				args: []
			};
	}
}
function parseLength(scanner, start) {
	scanner.at++;
	const param = readName(scanner);
	if (param === "") throw new Faulty(BAD, start);
	close(scanner, start, BAD);
	return {
		param,
		operator: "#",
		args: []
	};
}
function parseDefault(place) {
	const { scanner, start, param } = place;
	const operator = take(scanner, peek(scanner) === "=" ? 1 : 2);
	const args = [];
	while (peek(scanner) !== "}") args.push(parseArgument(place, {
		stops: "}",
		escapes: ""
	}));
	close(scanner, start, BAD);
	return {
		param,
		operator,
		args
	};
}
function parseCut(place) {
	const { scanner, start, param } = place;
	if (require_check.runeAt(scanner.text, scanner.at + 1).width !== 1) throw new Faulty(BAD, start);
	const operator = take(scanner, 1);
	const offset = parseArgument(place, {
		stops: ":}",
		escapes: ""
	});
	if (peek(scanner) === "}") {
		scanner.at++;
		return {
			param,
			operator,
			args: [offset]
		};
	}
	if (!skipAll(scanner, ":")) throw new Faulty(BAD, start);
	const length = parseArgument(place, {
		stops: "}",
		escapes: ""
	});
	close(scanner, start, BAD);
	return {
		param,
		operator,
		args: [offset, length]
	};
}
function parseCase({ scanner, start, param }) {
	const operator = take(scanner, ",^".includes(peek(scanner, 1) || "\0") ? 2 : 1);
	close(scanner, start, BAD);
	return {
		param,
		operator,
		args: []
	};
}
function parseTrim(place) {
	const { scanner, start, param } = place;
	const operator = take(scanner, peek(scanner, 1) === peek(scanner) ? 2 : 1);
	const pattern = parseArgument(place, {
		stops: "}",
		escapes: ""
	});
	close(scanner, start, BAD);
	return {
		param,
		operator,
		args: [pattern]
	};
}
function parseReplace(place) {
	const { scanner, start, param } = place;
	const operator = take(scanner, "/#%".includes(peek(scanner, 1) || "\0") ? 2 : 1);
	const pattern = parseArgument(place, {
		stops: "/",
		escapes: "$\\"
	});
	if (!skipAll(scanner, "/")) throw new Faulty(BAD, start);
	const args = [pattern];
	if (peek(scanner) !== "}") args.push(parseArgument(place, {
		stops: "}",
		escapes: "$\\"
	}));
	close(scanner, start, BAD);
	return {
		param,
		operator,
		args
	};
}
function parseArgument({ scanner, start, depth }, until) {
	if (isEnd(scanner)) throw new Faulty(BAD_ARGUMENT, start);
	if (startsCall(scanner)) return parseCall(scanner, depth + 1);
	const text = readText(scanner, until);
	if (text.runs.length === 0) throw new Faulty(BAD_ARGUMENT, start);
	return text;
}
const NAME$1 = /[\p{L}\p{Nd}_]/u;
function readName(scanner) {
	let name = "";
	for (;;) {
		const { code, width } = require_check.runeAt(scanner.text, scanner.at);
		const char = String.fromCodePoint(code);
		if (width === 0 || !NAME$1.test(char)) return name;
		name += char;
		scanner.at += width;
	}
}
function close(scanner, start, problem) {
	if (peek(scanner) !== "}") throw new Faulty(problem, start);
	scanner.at++;
}
function peek({ text, at }, ahead = 0) {
	return text.charAt(at + ahead);
}
function take(scanner, length) {
	scanner.at += length;
	return scanner.text.slice(scanner.at - length, scanner.at);
}
function skipAll(scanner, char) {
	const from = scanner.at;
	while (peek(scanner) === char) scanner.at++;
	return scanner.at > from;
}
// src/render/flux/substitute/text-map.ts
function utf16Offsets(bytes) {
	if (!/[\x80-\xFF]/.test(bytes)) return (at) => at;
	const offsets = new Int32Array(bytes.length + 1);
	let units = 0;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes.charCodeAt(at);
		offsets[at] = units;
		if (byte < 128 || byte >= 192) units += byte >= 240 ? 2 : 1;
	}
	offsets[bytes.length] = units;
	return (at) => offsets[Math.max(0, Math.min(at, bytes.length))] ?? units;
}
function indexAtOrBefore(items, startOf, offset) {
	let low = 0;
	let high = items.length;
	while (low < high) {
		const middle = low + high >> 1;
		const item = items[middle];
		if (item !== void 0 && startOf(item) <= offset) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
// src/render/flux/substitute/printed-object.ts
function printObject(node, limits) {
	const text = require_engine_action_worker_run_watch_run_run_run_engines.writeYaml([node]);
	const source = {
		path: node.file.path,
		text
	};
	const { root } = require_check.parseDocument({
		file: source,
		start: 0,
		end: text.length
	}, limits);
	if (root === void 0) return void 0;
	return {
		source,
		bytes: require_check.toByteText(text),
		root: {
			printed: root,
			node
		}
	};
}
function entryAt({ printed, node }, offset) {
	if (printed.kind !== "map") return void 0;
	const found = printed.entries[indexAtOrBefore(printed.entries, ({ key }) => key.start, offset)];
	if (found === void 0 || offset > found.key.end) return void 0;
	const entry = require_start.entryOf(node, found.key.text);
	return entry && {
		printed: found,
		entry
	};
}
function itemAt({ printed, node }, index) {
	if (printed.kind !== "sequence" || node.kind !== "sequence") return void 0;
	const [item, original] = [printed.items[index], node.items[index]];
	return item && original && {
		printed: item,
		node: original
	};
}
function placeOf$2(printed, start, end) {
	return exactPlace(pairAt(printed, start), start, end);
}
function pairAt({ root }, offset) {
	let here = root;
	for (;;) {
		const inner = innerAt(here, offset);
		if (inner === void 0) return here;
		here = inner;
	}
}
function innerAt(pair, offset) {
	const { printed, node } = pair;
	if (printed.kind === "sequence") {
		const index = printed.items.findLastIndex((item) => item.start <= offset);
		return index === -1 ? void 0 : itemAt(pair, index);
	}
	if (printed.kind === "scalar") return void 0;
	const found = printed.entries.findLast(({ key }) => key.start <= offset);
	const entry = found && require_start.entryOf(node, found.key.text);
	if (found === void 0 || entry === void 0) return void 0;
	return offset <= found.key.end ? {
		printed: found.key,
		node: entry.key
	} : {
		printed: found.value,
		node: entry.value
	};
}
function exactPlace({ printed, node }, start, end) {
	if (printed.kind !== "scalar" || node.kind !== "scalar" || printed.text !== node.text) return node;
	const places = require_check.textOffsets(printed);
	const first = places.findIndex((at) => at >= start);
	const last = places.findIndex((at) => at >= end);
	const written = require_check.textOffsets(node);
	const from = written[first];
	if (from === void 0 || node.file.text[from] !== node.text[first]) return node;
	return {
		file: node.file,
		start: from,
		end: written[last] ?? node.end
	};
}
// src/render/flux/substitute/substituted-text.ts
const MARK = "\ue0f5";
const MARKED = /\uE0F5(\d+)\uE0F5/g;
function joinPieces(pieces, printed) {
	const fromPrinted = utf16Offsets(printed);
	const segments = [];
	const texts = [];
	let at = 0;
	for (const [index, piece] of pieces.entries()) {
		if (piece.kind !== "unknown" && !require_check.isValidUtf8(piece.text)) return void 0;
		const text = piece.kind === "unknown" ? `${MARK}${index}${MARK}` : require_check.fromByteText(piece.text);
		const from = {
			start: fromPrinted(piece.start),
			end: fromPrinted(piece.end)
		};
		const written = require_check.fromByteText(printed.slice(piece.start, piece.end));
		segments.push({
			start: at,
			end: at + text.length,
			from,
			written,
			piece
		});
		texts.push(text);
		at += text.length;
	}
	return {
		text: texts.join(""),
		segments
	};
}
function segmentAt({ segments }, offset) {
	return segments[indexAtOrBefore(segments, ({ start }) => start, offset)];
}
function printedOffset(result, offset) {
	const segment = segmentAt(result, offset);
	if (segment === void 0) return 0;
	const isWritten = segment.piece.kind === "written";
	return segment.from.start + (isWritten ? offset - segment.start : 0);
}
function segmentsIn({ segments }, start, end) {
	const found = [];
	const first = Math.max(0, indexAtOrBefore(segments, (segment) => segment.start, start));
	for (let index = first; index < segments.length; index++) {
		const segment = segments[index];
		if (segment === void 0 || segment.start >= end) break;
		found.push(segment);
	}
	return found;
}
function segmentsFrom({ segments }, { start, end }) {
	const found = [];
	let index = indexAtOrBefore(segments, ({ from }) => from.start, end);
	for (; index >= 0; index--) {
		const segment = segments[index];
		if (segment === void 0 || segment.from.start < start) break;
		if (segment.from.end <= end) found.unshift(segment);
	}
	return found;
}
// src/render/flux/substitute/make-scalar.ts
function makeScalar(node, { at, trail }, original, result) {
	const plain = settled(node);
	const text = named(plain.text, original, result);
	const parts = partsOf$1(node, plain.text, result);
	const { file, start, end } = at;
	return {
		kind: "scalar",
		...plain,
		text,
		file,
		start,
		end,
		...trail !== void 0 && { trail },
		...parts !== void 0 && { value: parts }
	};
}
function settled(node) {
	const resolved = require_check.resolveScalar(node, "kubectl");
	switch (resolved.kind) {
		case "string": {
			const { value } = resolved;
			return {
				text: value,
				style: node.style !== "plain" || require_check.isPlainString(value) ? node.style : "double-quoted"
			};
		}
		case "int":
		case "float": return {
			text: resolved.json,
			style: "plain"
		};
		case "bool": return {
			text: String(resolved.value),
			style: "plain"
		};
		default: return {
			text: "null",
			style: "plain"
		};
	}
}
function named(text, original, { segments }) {
	return text.replaceAll(MARKED, (mark, index) => {
		if (mark === text && original?.kind === "scalar") return original.text;
		return segments[Number(index)]?.written ?? "";
	});
}
function partsOf$1(node, text, result) {
	const segments = segmentsIn(result, node.start, node.end);
	const [unknown] = segments.flatMap(({ piece }) => piece.kind === "unknown" ? piece : []);
	const [secret] = segments.flatMap((segment) => secretOf(segment) ?? []);
	if (secret === void 0 && unknown === void 0) return void 0;
	const parts = splitParts(node, text, result);
	if (parts !== void 0) return parts;
	return unknown === void 0 ? [{
		kind: "secret",
		text,
		label: secret ?? "secret"
	}] : [{
		kind: "placeholder",
		label: unknown.label
	}];
}
function splitParts(node, text, result) {
	if (text !== node.text) return void 0;
	const places = require_check.textOffsets(node);
	const runs = [];
	for (let index = 0; index < text.length; index++) {
		const segment = segmentAt(result, places[index] ?? node.start);
		const last = runs.at(-1);
		if (last !== void 0 && last.segment === segment) last.text += text[index];
		else runs.push({
			segment,
			text: text.charAt(index)
		});
	}
	for (const segment of segmentsIn(result, node.start, node.end)) {
		const run = runs.filter((each) => each.segment === segment).map((each) => each.text);
		const whole = result.text.slice(segment.start, segment.end);
		if (segment.piece.kind !== "written" && run.join("") !== whole) return void 0;
	}
	return runs.map(({ segment, text: run }) => partOf(segment, run));
}
function partOf(segment, text) {
	if (segment?.piece.kind === "unknown") return {
		kind: "placeholder",
		label: segment.piece.label
	};
	const label = segment && secretOf(segment);
	return label === void 0 ? {
		kind: "text",
		text
	} : {
		kind: "secret",
		text,
		label
	};
}
function secretOf({ piece }) {
	return piece.kind === "made" ? piece.from.find(({ secret }) => secret !== void 0)?.secret : void 0;
}
// src/render/flux/substitute/rebuild.ts
function rebuild(node, pair, around, rebuilding) {
	if (pair !== void 0 && isUntouched(node, pair, rebuilding.result)) return pair.node;
	const made = pair === void 0 ? around : madeAt(pair, rebuilding);
	if (node.kind === "scalar") return makeScalar(node, made, pair?.node, rebuilding.result);
	if (node.kind === "sequence") {
		const items = node.items.map((item, index) => rebuild(item, pair && itemAt(pair, index), made, rebuilding));
		if (pair?.node.kind === "sequence") return require_check.withItems(pair.node, items);
		return {
			kind: "sequence",
			items,
			...placed(made)
		};
	}
	return rebuildMap(node, pair, made, rebuilding);
}
function rebuildMap(node, pair, made, rebuilding) {
	const entries = node.entries.map((entry) => rebuildEntry(entry, pair, made, rebuilding));
	if (pair?.node.kind !== "map") return {
		kind: "map",
		entries,
		...placed(made)
	};
	const { duplicates: _none, mergeOverrides: _neither, ...map } = pair.node;
	return require_check.withEntries(map, entries);
}
function rebuildEntry(entry, pair, made, rebuilding) {
	const paired = pair && entryAt(pair, printedOffset(rebuilding.result, entry.key.start));
	if (paired === void 0) {
		const key = makeScalar(entry.key, made, void 0, rebuilding.result);
		return {
			key,
			name: key.text,
			value: rebuild(entry.value, void 0, made, rebuilding)
		};
	}
	const { printed, entry: old } = paired;
	const values = {
		printed: printed.value,
		node: old.value
	};
	const value = rebuild(entry.value, values, made, rebuilding);
	const keys = {
		printed: printed.key,
		node: old.key
	};
	if (isUntouched(entry.key, keys, rebuilding.result)) return value === old.value ? old : {
		key: old.key,
		name: old.name,
		value
	};
	const key = makeScalar({
		...entry.key,
		text: entry.name,
		tag: "!!str"
	}, madeAt(keys, rebuilding), old.key, rebuilding.result);
	return {
		key,
		name: key.text,
		value
	};
}
function isUntouched({ kind, start, end }, { printed }, result) {
	const segment = segmentAt(result, start);
	if (segment === void 0 || segment.piece.kind !== "written" || end > segment.end) return false;
	const shift = segment.from.start - segment.start;
	return kind === printed.kind && start + shift === printed.start && end + shift === printed.end;
}
function madeAt({ printed, node }, { result, build }) {
	if (node.kind !== "scalar") return {
		at: node,
		trail: node.trail
	};
	const first = segmentsFrom(result, printed).find(hasVariable);
	const [variable] = first === void 0 ? [] : variablesOf(first);
	if (first === void 0 || variable === void 0) return {
		at: node,
		trail: node.trail
	};
	const isWhole = first.from.start === printed.start && first.from.end === printed.end;
	const step = (at) => ({
		step: {
			kind: "substitution",
			at,
			in: build
		},
		before: node.trail
	});
	return isWhole && first.piece.kind === "made" && first.piece.verbatim ? {
		at: variable.at,
		trail: step(node)
	} : {
		at: node,
		trail: step(variable.at)
	};
}
function hasVariable(segment) {
	return variablesOf(segment).length > 0;
}
function variablesOf({ piece }) {
	return piece.kind === "made" ? piece.from : [];
}
function placed({ at, trail }) {
	const { file, start, end } = at;
	return {
		file,
		start,
		end,
		...trail !== void 0 && { trail }
	};
}
// src/render/flux/substitute/nearest-variable.ts
function nearestVariable(name, byName) {
	const others = [...byName.keys()].filter((each) => !require_check.differInDigits(name, each));
	return require_load.nearestName(name, others);
}
// src/render/flux/substitute/unset-variables.ts
const LONGEST_SHOWN$1 = 100;
const MOST_REPORTED = 50;
const MOST_PLACES = 10;
function unsetVariables(printed, { segments }, variables, flux) {
	const { node } = printed.root;
	if (node.kind !== "map" || isDefinition(node)) return [];
	const places = /* @__PURE__ */ new Map();
	for (const segment of segments) {
		const unset = unsetAt(segment, printed);
		if (unset === void 0) continue;
		const same = places.get(unset.name);
		if (same !== void 0) same.push(unset);
		else if (places.size < MOST_REPORTED) places.set(unset.name, [unset]);
	}
	return [...places.values()].flatMap(([first, ...others]) => first === void 0 ? [] : [findingOf(first, others, node, variables, flux)]);
}
function isDefinition(node) {
	return require_start.scalarAt(node, "kind")?.text === "CustomResourceDefinition";
}
function unsetAt({ piece, from, written }, printed) {
	if (piece.kind !== "made" || piece.unset === void 0) return void 0;
	const { node } = pairAt(printed, from.start);
	if (node.kind !== "scalar") return void 0;
	const at = placeOf$2(printed, from.start, from.end);
	const unset = {
		name: piece.unset,
		written,
		at,
		scalar: node
	};
	return isInComment(unset) ? void 0 : unset;
}
function isInComment({ scalar, written }) {
	const lines = scalar.text.split("\n").filter((line) => line.includes(written));
	return lines.length > 0 && lines.every((line) => /^\s*(?:#(?!!)|\/\/|--\s)/.test(line));
}
function findingOf(unset, others, object, { byName }, flux) {
	const { name: name$1, at } = unset;
	const variable = require_start.name(name$1, flux.node);
	const near = nearestVariable(name$1, byName);
	const isOfProgram = /^\d/.test(name$1) || isInScript(unset) || isOfContainer(object, name$1);
	const related = others.slice(0, MOST_PLACES).map((other) => ({
		at: other.at,
		message: require_start.message$1`also used here`
	}));
	const isSlip = near !== void 0 && !isOfProgram;
	const finding = {
		at,
		message: isOfProgram ? require_start.message$1`Flux replaces \`\${${variable}}\` with nothing before the program can read it: \`postBuild\` sets no such variable.${REFUSED}` : require_start.message$1`The variable \`${variable}\` is not set and has no default, so Flux replaces it with nothing${resultOf(unset)}.${REFUSED}`,
		help: isSlip ? require_start.message$1`Did you mean \`${require_start.name(near, flux.node)}\`?` : isOfProgram ? require_start.message$1`Write \`$\${${variable}}\`, or disable substitution for this object.` : require_start.message$1`Set it in \`postBuild\`, give it a default (\`\${${variable}:=}\`), or write \`$\${${variable}}\` if a program is to read it.`,
		cause: `unset variable ${name$1}`,
		...related.length > 0 && { related }
	};
	return {
		name: variable,
		use: isOfProgram ? "program" : isSlip ? "slip" : "value",
		finding
	};
}
const REFUSED = require_start.message$1` Flux 2.9 and later refuse it.`;
function resultOf({ scalar, written }) {
	const { text } = scalar;
	const result = text.replaceAll(written, "");
	if (text.length > LONGEST_SHOWN$1 || text.includes("\n")) return require_start.message$1``;
	if (result === "") return require_start.message$1`: the value becomes empty`;
	return require_start.message$1`: the value becomes \`${require_start.userText(result, scalar)}\``;
}
function isInScript({ name, scalar: { text } }) {
	if (!text.includes("\n") && !/[;&|]/.test(text)) return false;
	return new RegExp(`(?:^|[\\s;(&|])(?:${name}=|(?:for|read)\\s+(?:-\\w+\\s+)*${name}\\b)`).test(text);
}
function isOfContainer(node, name) {
	if (node.kind === "scalar") return false;
	if (node.kind === "sequence") return node.items.some((item) => isOfContainer(item, name));
	return node.entries.some((entry) => /^env(?:s|Vars|ironment)?$/.test(entry.name) && setsVariable(entry.value, name) || isOfContainer(entry.value, name));
}
function setsVariable(env, name) {
	if (env.kind === "map") return env.entries.some((entry) => entry.name === name);
	if (env.kind !== "sequence") return false;
	return env.items.some((item) => item.kind === "map" && item.entries.some(({ name: field, value }) => field === "name" && value.kind === "scalar" && value.text === name));
}
// src/render/flux/substitute/variable.ts
function lookUp({ byName, open }, name) {
	const found = byName.get(name);
	if (found !== void 0 || !open) return found;
	return {
		kind: "unknown",
		label: `variable ${name}`,
		maybeUnset: true
	};
}
// src/render/flux/substitute/substitute-object.ts
const OF_CHARACTER = 10;
function substituteObject(node, options) {
	if (!holdsDollar(node)) return require_check.done(node);
	const printed = printObject(node, options.limits);
	if (printed === void 0 || !/\$[{$]/.test(printed.source.text)) return require_check.done(node);
	const template = parseTemplate(printed.bytes);
	if (template.kind === "faulty") {
		const { message: message$2, at } = template.fault;
		return require_check.refused(spanOf(printed, at), `envsubst error: variable substitution failed: ${message$2}`, {
			message: require_start.message$1`${callText(printed, at)} is not a substitution that Flux understands`,
			help: require_start.message$1`Write \`$$\` for a dollar that is not a variable, or disable substitution for this object.`
		});
	}
	const outcome = substitute(printed, template.parts, options, false);
	if (outcome.kind === "done" || outcome.words?.offline === void 0) return outcome;
	return substitute(printed, template.parts, options, true);
}
function substitute(printed, parts, options, takeDefaults) {
	const { variables, strict, limits, steps, budget } = options;
	const isShort = budget.characters < limits.fileSize;
	const evaluated = evaluateTemplate(parts, {
		lookup: (name) => lookUp(variables, name),
		strict,
		takeDefaults,
		steps,
		longest: isShort ? budget.characters : limits.fileSize
	});
	if (evaluated.kind === "evaluated") return readAgain(printed, evaluated, options);
	if (evaluated.kind === "too-long" && isShort) {
		const place = spanOf(printed, evaluated.at);
		return require_check.refused(place, "the results of the substitutions are too large", {
			message: TOO_MUCH,
			offline: TOO_MUCH
		});
	}
	return notEvaluated(printed, evaluated, variables);
}
const TOO_MUCH = require_start.words("its Kustomization produces too much text from its variables");
function holdsDollar(node) {
	if (node.kind === "scalar") return node.text.includes("$");
	if (node.kind === "sequence") return node.items.some(holdsDollar);
	return node.entries.some(({ key, value }) => key.text.includes("$") || holdsDollar(value));
}
function notEvaluated(printed, evaluated, { byName }) {
	const place = spanOf(printed, evaluated.at);
	if (evaluated.kind === "too-long") return require_check.refused(place, "the result of the substitution is too large", { message: require_start.message$1`The result of this substitution is too large` });
	const { name } = evaluated;
	const nearest = nearestVariable(name, byName);
	const near = nearest === void 0 ? void 0 : require_start.message$1`Did you mean \`${nearest}\`?`;
	const text = `envsubst error: variable substitution failed: variable not set (strict mode): "${name}"`;
	return require_check.refused(place, text, {
		message: require_start.message$1`The variable \`${name}\` is not set and has no default`,
		help: near ?? require_start.message$1`Set it in \`postBuild\`, give it a default (\`\${${name}:=}\`), or write \`$$\` for a dollar.`
	});
}
function readAgain(printed, { pieces }, { limits, build, budget, flux, variables, noteUnset }) {
	const original = printed.root.node;
	const result = joinPieces(pieces, printed.bytes);
	if (result === void 0) return require_check.refused(original, "envsubst error: YAMLToJSON: yaml: invalid UTF-8", { message: require_start.message$1`With the variables filled in, this object is not valid UTF-8` });
	const file = {
		path: printed.source.path,
		text: result.text
	};
	require_check.spend(budget, "characters", result.text.length);
	require_engine_action_worker_run_watch_run_run_run_engines.noteWork(OF_CHARACTER * result.text.length);
	const read = require_check.parseDocument({
		file,
		start: 0,
		end: result.text.length
	}, limits);
	if (read.fault !== void 0) return notYaml(printed, result, read.fault);
	if (read.root?.kind !== "map") return require_check.refused(original, "UnmarshalJSON: the result is not an object", { message: require_start.message$1`With the variables filled in, this is not an object` });
	const made = {
		at: original,
		trail: original.trail
	};
	const node = rebuild(read.root, printed.root, made, {
		result,
		build
	});
	unsetVariables(printed, result, variables, flux).forEach(noteUnset);
	return require_check.done(node.kind === "map" ? node : read.root);
}
function notYaml(printed, result, { at, message: message$3, kubectl }) {
	const start = printedOffset(result, at.start);
	const unset = unsetIn(result);
	const unknown = result.segments.some(({ piece }) => piece.kind === "unknown");
	return require_check.refused(placeOf$2(printed, start, start + 1), `envsubst error: YAMLToJSON: ${kubectl ?? message$3}`, {
		message: require_start.message$1`With the variables filled in, this is not valid YAML: ${message$3}`,
		...unset.length > 0 && { help: require_start.message$1`These variables are not set and have no default: ${unset.join(", ")}.` },
		...unknown && { offline: require_start.words("variables in it are not known") }
	});
}
function unsetIn({ segments }) {
	const names = segments.flatMap(({ piece, written }) => {
		if (piece.kind !== "made" || piece.from.length > 0 || piece.text !== "") return [];
		const name = /^\$\{(\w+)\}$/.exec(written)?.[1];
		return name === void 0 ? [] : [`\`${name}\``];
	});
	return [...new Set(names)];
}
function spanOf({ bytes, ...printed }, offset) {
	const toText = utf16Offsets(bytes);
	return placeOf$2({
		bytes,
		...printed
	}, toText(offset), toText(callEnd(bytes, offset)));
}
function callEnd(bytes, start) {
	const end = bytes.indexOf("}", start);
	const line = bytes.indexOf("\n", start);
	if (end !== -1 && (line === -1 || end < line)) return end + 1;
	return line === -1 ? bytes.length : line;
}
const LONGEST_SHOWN = 40;
function callText({ bytes }, start) {
	const text = require_check.fromByteText(bytes.slice(start, callEnd(bytes, start)));
	return text.length > LONGEST_SHOWN ? `\`${text.slice(0, LONGEST_SHOWN)}\u2026\`` : `\`${text}\``;
}
// src/render/flux/substitute/substitute-objects.ts
const MOST_STEPS = 2e7;
const MOST_CHARACTERS = 67108864;
function substituteObjects(objects, flux, settings) {
	if (objects.every(({ node }) => isDisabled$1(node))) return {
		objects,
		refusals: [],
		partial: [],
		unset: []
	};
	const findSource = (kind, namespace, name) => settings.findSource(kind, namespace, name, objects);
	const variables = readVariables(flux, findSource);
	if (variables.kind === "refused") return {
		objects,
		refusals: [variables],
		partial: [],
		unset: []
	};
	if (variables.value === void 0) return {
		objects,
		refusals: [],
		partial: [],
		unset: []
	};
	const refusals = [];
	const partial = [];
	const unset = [];
	const options = {
		...settings,
		variables: variables.value,
		steps: { left: MOST_STEPS },
		budget: require_check.newBudget({ characters: MOST_CHARACTERS }),
		flux
	};
	return {
		objects: objects.map((object) => {
			if (isDisabled$1(object.node)) return object;
			const { kind, namespace, name } = object;
			const outcome = substituteObject(object.node, {
				...options,
				noteUnset: ({ finding, ...rest }) => unset.push({
					...rest,
					finding: {
						...finding,
						subject: {
							kind,
							namespace,
							name
						}
					}
				})
			});
			if (outcome.kind === "refused") {
				const unknown = outcome.words?.offline;
				if (unknown === void 0) refusals.push(outcome);
				else partial.push(require_start.message$1`${object.kind} ${object.name ?? ""} is not filled in: ${unknown}`);
				return require_engine_action_worker_run_watch_run_run_run_engines.manifestOf(withUnknownTexts(object.node));
			}
			return outcome.value === object.node ? object : require_engine_action_worker_run_watch_run_run_run_engines.manifestOf(outcome.value);
		}),
		refusals,
		partial,
		unset
	};
}
const SUBSTITUTE = "kustomize.toolkit.fluxcd.io/substitute";
function isDisabled$1(node) {
	return ["labels", "annotations"].some((field) => require_check.scalarText(require_start.scalarAt(node, "metadata", field, SUBSTITUTE), "kustomize") === "disabled");
}
// src/render/flux/build-flux-kustomization.ts
const IN_ORDER$2 = {
	...require_engine_action_worker_run_watch_run_run_run_engines.DEFAULT_BUILD_OPTIONS,
	reorder: "none",
	version: "(devel)"
};
function buildFluxKustomization(context, flux, options) {
	const source = fluxSource(context, options.ignore);
	const recorder = require_engine_action_worker_run_watch_run_run_run_engines.newRecorder();
	const path = require_start.scalarAt(flux.node, "spec", "path");
	const own = fluxFolder(require_check.stringOf$1(path, flux.dialect) ?? "");
	const folder = options.folder ?? require_check.pathIn(context.tree.root ?? "", own);
	const unknown = path?.value?.find((part) => part.kind === "placeholder");
	if (unknown !== void 0) return unknownBuild(unknown.label);
	const missing = findFolder(source, folder, path ?? flux.node);
	if (missing !== void 0) return failedBuild(folder, missing, recorder);
	const generated = generateKustomization(source.kustomize, folder, flux, recorder);
	if (generated.kind === "refused") return failedBuild(folder, generated, recorder);
	const built = build$1(source, folder, generated.value, recorder, options.kustomize);
	const after = afterBuild(built, flux, {
		...options,
		limits: context.limits
	});
	const { files, kustomizations, patches, needs } = built;
	const findings = [
		...require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings(generated.value.refusals, "Flux"),
		...built.findings,
		...require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings(after.refusals, "Flux")
	];
	return {
		folder,
		partial: [...built.partial, ...after.partial],
		files,
		kustomizations,
		patches,
		needs,
		findings,
		differences: findings.length > 0 ? [] : built.differences,
		unset: after.unset,
		objects: after.objects,
		failed: findings.length > 0,
		refusedToApply: require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings(findEncrypted(after.objects, flux), "Flux"),
		generated: generated.value
	};
}
function findFolder({ artifact, kustomize }, folder, at) {
	const path = require_check.shown(folder);
	if (artifact.hasFolder(folder)) return void 0;
	if (kustomize.paths.has(folder)) return require_check.refused(at, `open ${path}/kustomization.yaml: not a directory`, { message: require_start.message$1`\`${folder}\` is a file, but the path of a Kustomization must be a folder` });
	return require_check.refused(at, `kustomization path not found: stat ${path}: no such file or directory`, {
		code: "missing-path",
		message: require_start.message$1`The folder \`${require_check.shown(folder)}\` does not exist`
	});
}
function unknownBuild(label) {
	return {
		folder: "",
		objects: [],
		failed: false,
		findings: [],
		differences: [],
		unset: [],
		refusedToApply: [],
		partial: [require_start.message$1`its path depends on ${label}, which is not known`],
		files: [],
		kustomizations: [],
		patches: [],
		needs: [],
		generated: void 0
	};
}
function failedBuild(folder, refusal, recorder) {
	return {
		folder,
		objects: [],
		failed: true,
		findings: require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings([refusal], "Flux"),
		differences: [],
		unset: [],
		refusedToApply: [],
		partial: require_start.sortedReasons(recorder.partial),
		files: [...recorder.files].sort(),
		kustomizations: [...recorder.kustomizations].sort(),
		patches: [],
		needs: [...recorder.needs.values()],
		generated: void 0
	};
}
function build$1({ kustomize }, folder, { root, file }, recorder, running) {
	const kustomization = require_engine_action_worker_run_watch_run_run_run_engines.severalKustomizations(kustomize, folder) ?? require_engine_action_worker_run_watch_run_run_run_engines.kustomizationOf(root, file);
	const options = {
		...IN_ORDER$2,
		...running !== void 0 && { kustomize: running }
	};
	return require_engine_action_worker_run_watch_run_run_run_engines.buildRoot(kustomize, folder, kustomization, options, recorder);
}
function afterBuild({ objects, folder }, flux, options) {
	const nameless = findNameless(objects);
	const settings = {
		...options,
		build: require_check.shown(folder)
	};
	const substituted = substituteObjects(objects, flux, settings);
	const own = [nameless, findCollision(objects, substituted.objects)].filter((each) => each !== void 0);
	return {
		objects: appliedObjects(substituted.objects, flux, settings.build),
		refusals: [...own, ...substituted.refusals],
		partial: substituted.partial,
		unset: substituted.unset
	};
}
// src/render/entry-points/render-flux.ts
const TOO_MANY_ARTIFACTS = require_start.words(`the sources leave out files in more than 100 ways, the limit`);
function renderFlux(placed, context, findSource) {
	const { manifest } = placed.entry;
	const { parent, undeployed, cluster } = placed;
	const wanted = ignoreOf(manifest, context);
	const isCut = !context.flux.mayOpen(wanted);
	const flux = buildFluxKustomization(context.flux, manifest, {
		folder: context.folder,
		ignore: isCut ? void 0 : wanted,
		findSource,
		strict: context.controllers.isStrict(cluster),
		kustomize: kustomizeOf(context.version)
	});
	const folder = flux.folder === "" ? "." : flux.folder;
	const namespace = require_check.stringOf$1(require_start.valueAt(manifest.node, "spec", "targetNamespace"), manifest.dialect);
	return {
		id: folder,
		folder,
		kind: "flux-kustomization",
		deployedBy: {
			name: plainName(manifest),
			at: manifest.node,
			parent
		},
		cluster: targetCluster(placed, context.clusters),
		...namespace === void 0 ? {} : { namespace },
		objects: flux.objects,
		partial: [
			...flux.partial,
			...flux.failed ? [require_start.words("it cannot be built as it is")] : [],
			...isCut ? [TOO_MANY_ARTIFACTS] : []
		],
		failures: undeployed || isCut ? [] : [...flux.findings, ...flux.refusedToApply],
		files: flux.files,
		...flux.needs.length === 0 ? {} : { needs: flux.needs },
		...undeployed || flux.differences.length === 0 ? {} : { differences: flux.differences },
		...undeployed || flux.unset.length === 0 ? {} : { unsetVariables: flux.unset },
		...flux.patches.length === 0 ? {} : { patches: flux.patches }
	};
}
function kustomizeOf(version) {
	return {
		version: version.kustomize,
		isKnown: require_start.isCertain(version)
	};
}
const NOTHING_IGNORED = "!*";
function ignoreOf({ node, namespace, dialect }, { releases }) {
	const text = (name) => require_check.stringOf$1(require_start.valueAt(node, "spec", "sourceRef", name), dialect);
	const [kind = "", name = ""] = [text("kind"), text("name")];
	const here = require_start.hostSpan(node).file.path;
	const source = releases.findRepository(kind, name, text("namespace") ?? namespace, here);
	if (source === void 0) return void 0;
	const of = (...path) => require_check.stringOf$1(require_start.valueAt(source.node, "spec", ...path), source.dialect);
	return kind === "OCIRepository" && of("layerSelector", "operation") === "copy" ? NOTHING_IGNORED : of("ignore");
}
function targetCluster({ entry: { manifest }, cluster }, clusters) {
	const kubeConfig = require_start.valueAt(manifest.node, "spec", "kubeConfig");
	const [name] = ["secretRef", "configMapRef"].flatMap((ref) => require_check.stringOf$1(require_start.valueAt(kubeConfig, ref, "name"), manifest.dialect) ?? []);
	return name === void 0 ? cluster : clusters.ofKubeConfig(name, cluster);
}
function plainName(manifest) {
	return require_check.nameInCluster(manifest).replaceAll("`", "");
}
// src/render/entry-points/render-argo.ts
const BUILD_OPTIONS = "--enable-helm --enable-alpha-plugins --enable-exec --load-restrictor LoadRestrictionsNone";
function renderArgo(placed, context) {
	const { entry, cluster, parent } = placed;
	const { manifest, sources } = entry;
	const refs = referencedSources(manifest, sources, context);
	const charts = [];
	const unread = [];
	let previewed = false;
	const built = sourceNodes(manifest).flatMap((node, index) => {
		const source = sources[index];
		const chart = argoChartSource(node, manifest, {
			...context,
			charts: context.argoCharts,
			refs
		});
		if (chart !== void 0) {
			const { need, release } = chart;
			const isRendered = "rendered" in release;
			charts.push({
				...need,
				found: isRendered ? release.found : void 0
			});
			if (isRendered) {
				previewed ||= release.found === void 0;
				return [ofChart(release)];
			}
			if (release.unread !== void 0) unread.push(release.unread);
		}
		const home = source && context.resolveRepository(source, manifest.node);
		if (home?.kind !== "here" || home.folder === void 0) return [];
		const argo = context.argoIn(home.root);
		const own = withChart(buildSource(node, manifest, {
			...context,
			argo,
			refs
		}), manifest, context);
		previewed ||= own.previewed === true || own.charts?.some((each) => each.previewed === true) === true;
		return [own];
	});
	const [first] = built;
	if (first === void 0) return {
		need: charts[0],
		unread: joined$1(unread)
	};
	const folder = folderOf(first, charts);
	const name = plainName(manifest);
	const [chart] = charts;
	const namespace = textAt(manifest, "spec", "destination", "namespace");
	const elsewhere = sources.length - built.length;
	const filledIn = sources.some(isFilledIn$1);
	return {
		id: folder ?? name,
		...folder === void 0 ? {} : { folder },
		...chart === void 0 ? {} : { chart },
		...previewed ? { previewed: true } : {},
		kind: "argo-application",
		deployedBy: {
			name,
			at: manifest.node,
			parent
		},
		cluster: context.clusters.ofDestination(destinationOf(manifest), cluster),
		...namespace === "" || namespace.includes("{{") ? {} : { namespace },
		objects: built.flatMap(({ objects }) => objects),
		partial: require_start.distinctReasons([
			...built.flatMap(({ partial }) => partial),
			...built.some(({ failed }) => failed) ? [require_start.words("it cannot be built as it is")] : [],
			...elsewhere > 0 && !isValuesOnly(manifest) ? [require_start.words("one of its sources is not available")] : [],
			...filledIn ? [require_start.words("another program fills in the placeholders of its Application")] : []
		]),
		failures: filledIn ? [] : built.flatMap(({ findings }) => findings).filter(({ isOfAbsence }) => entry.isGuess !== true || isOfAbsence !== true),
		...valuesOf$1(built, unread),
		...inflatedBy(built),
		...neededBy(built),
		...patchesOf$1(built),
		...differencesOf(built),
		files: [...new Set(built.flatMap(({ files }) => files))].sort()
	};
}
function isFilledIn$1({ repository }) {
	return repository.kind === "url" && require_start.hasPlaceholder(repository.url);
}
function inflatedBy(built) {
	const inflates = built.flatMap(({ charts = [] }) => charts);
	return inflates.length === 0 ? {} : { inflates };
}
function neededBy(built) {
	const needs = built.flatMap(({ needs: own = [] }) => own);
	return needs.length === 0 ? {} : { needs };
}
function differencesOf(built) {
	const differences = built.flatMap(({ differences: own = [] }) => own);
	return differences.length === 0 ? {} : { differences };
}
function patchesOf$1(built) {
	const patches = built.flatMap(({ patches: own = [] }) => own);
	return patches.length === 0 ? {} : { patches };
}
function valuesOf$1(built, unread) {
	const given = built.flatMap(({ values }) => values ?? []);
	const left = joined$1([...given.flatMap((each) => each.unread ?? []), ...unread]);
	if (given.length === 0 && left === void 0) return {};
	return { values: {
		files: [...new Set(given.flatMap((each) => each.files))].sort(),
		unused: given.flatMap((each) => each.unused),
		...left && { unread: left }
	} };
}
function joined$1(all) {
	const [first, ...others] = all;
	if (first === void 0 || others.length === 0) return first;
	return {
		...first,
		entries: all.flatMap(({ entries }) => entries)
	};
}
function buildSource(node, manifest, { argo, refs, kubernetesVersion, version }) {
	return buildArgoSource(argo, {
		source: node,
		dialect: manifest.dialect,
		appName: manifest.name ?? "",
		project: textAt(manifest, "spec", "project"),
		namespace: textAt(manifest, "spec", "destination", "namespace"),
		revision: void 0,
		buildOptions: BUILD_OPTIONS,
		kustomize: kustomizeOf(version),
		kubeVersion: kubernetesVersion,
		refs
	});
}
function ofChart({ rendered, found = "" }) {
	const { objects, failures, partial, values, needs = [] } = rendered;
	return {
		folder: found,
		objects,
		partial,
		failed: failures.length > 0,
		findings: failures,
		values,
		files: [],
		needs
	};
}
function folderOf({ folder }, charts) {
	if (folder !== "") return folder;
	return charts.length > 0 ? void 0 : ".";
}
function withChart(source, { node }, { argoCharts }) {
	if (source.helm === void 0) return source;
	const at = require_start.scalarAt(node, "metadata", "name") ?? node;
	const rendered = renderArgoRelease(source.helm, at, argoCharts);
	if (rendered === void 0) return source;
	const { objects, failures, partial, values, previewed, needs = [] } = rendered;
	return {
		...source,
		...previewed && { previewed },
		needs: [...source.needs, ...needs],
		objects,
		values,
		partial: [...source.partial, ...partial],
		failed: source.failed || failures.length > 0,
		findings: [...source.findings, ...failures]
	};
}
function referencedSources(manifest, sources, { argoIn, resolveRepository }) {
	const refs = /* @__PURE__ */ new Map();
	for (const [index, node] of sourceNodes(manifest).entries()) {
		const ref = require_check.stringOf$1(require_start.valueAt(node, "ref"), manifest.dialect);
		const source = sources[index];
		if (ref === void 0 || ref === "" || source === void 0) continue;
		const home = resolveRepository(source, manifest.node);
		const isHere = home.kind === "here";
		refs.set(`$${ref}`, isHere ? {
			kind: "known",
			tree: argoIn(home.root).tree
		} : { kind: "unknown" });
	}
	return refs;
}
function sourceNodes({ node }) {
	return require_check.applicationSources(require_start.mapAt(node, "spec")).flatMap((each) => each.kind === "map" ? [withoutZeroBlocks(each)] : []);
}
function isValuesOnly(manifest) {
	return sourceNodes(manifest).filter((node) => require_start.valueAt(node, "ref") === void 0).length <= 1;
}
function destinationOf(manifest) {
	const name = textAt(manifest, "spec", "destination", "name");
	return name === "" ? textAt(manifest, "spec", "destination", "server") : name;
}
function textAt({ node, dialect }, ...path) {
	return require_check.stringOf$1(require_start.valueAt(node, ...path), dialect) ?? "";
}
// src/render/entry-points/render-made.ts
function renderMade({ entry: { manifest }, cluster, parent, undeployed }, { buildKind, objects, failures, nothing }) {
	const name = plainName(manifest);
	return {
		id: name,
		kind: buildKind,
		deployedBy: {
			name,
			at: manifest.node,
			parent
		},
		cluster,
		objects,
		partial: [],
		failures: undeployed ? [] : failures,
		...nothing !== void 0 && { makesNothing: nothing },
		files: []
	};
}
// src/render/flux/helm-release/values-refusals.ts
function unresolved({ kind, name, key, optional }, namespace, reason) {
	return `could not resolve ${`${optional ? "optional " : ""}${kind === "" ? "" : `${kind} `}`}chart values reference '${namespace}/${name}' with key '${key}': ${reason}`;
}
function notValues(reference, namespace, key, { message: message$1, at }) {
	const reason = message$1.replace("map[string]interface {}", "common.Values");
	const isYaml = message$1.startsWith("error unmarshaling");
	return require_check.refused(at, unresolved(reference, namespace, shown(reference, key, reason)), {
		message: isYaml ? require_start.message$1`Values must be a map, and this is not one` : require_start.message$1`This is not valid YAML, and a HelmRelease takes its values from it`,
		related: [{
			at: reference.node,
			message: require_start.message$1`The HelmRelease names it here`
		}]
	});
}
function notSet(reference, namespace, key, reason) {
	const { node, targetPath, literal } = reference;
	const { value } = key;
	const text = value.kind === "known" && value.value.kind === "text" ? value.value.text : "";
	const endsAtComma = !literal && text.includes(",") && reason.includes("has no value");
	return require_check.refused(require_start.valueAt(node, "targetPath") ?? node, unresolved(reference, namespace, shown(reference, key, reason)), {
		message: require_start.message$1`The value cannot be set at \`${targetPath}\``,
		...endsAtComma && { help: require_start.message$1`Flux reads the value as \`helm --set\` does, where a comma ends it: add \`literal: true\`.` },
		related: [{
			at: key.node ?? key.at,
			message: require_start.message$1`This is the value`
		}]
	});
}
function shown({ kind }, { node }, reason) {
	const parts = node?.kind === "scalar" ? node.value ?? [] : [];
	return kind === "Secret" || parts.some((part) => part.kind === "secret") ? "its value cannot be read" : reason;
}
// src/render/flux/helm-release/find-referenced.ts
function findReferenced(reference, { namespace, findSource, absent }) {
	const { node, name, optional } = reference;
	const kind = sourceKind(reference.kind);
	const place = namespace ?? "";
	if (kind === void 0) {
		const words = { message: require_start.message$1`Values come from a ConfigMap or a Secret` };
		const at = require_start.scalarAt(node, "kind") ?? node;
		return require_check.refused(at, unresolved(reference, place, "unsupported values reference kind"), words);
	}
	const index = `${kind} ${name}`;
	const found = absent.has(index) ? void 0 : findSource(kind, namespace, name);
	if (found?.kind === "found") return findKey(reference, place, found.source);
	if (found?.kind === "unknown") return unknown$1(reference);
	if (optional) {
		absent.add(index);
		return { kind: "skipped" };
	}
	const reason = found === void 0 ? "resource not found" : `${kind === "Secret" ? "secrets" : "configmaps"} "${name}" not found`;
	return require_check.refused(require_start.scalarAt(node, "name") ?? node, unresolved(reference, place, reason), {
		message: require_start.message$1`The ${kind} \`${name}\` that \`valuesFrom\` names does not exist`,
		absence: true
	});
}
function sourceKind(kind) {
	return kind === "ConfigMap" || kind === "Secret" ? kind : void 0;
}
function findKey(reference, namespace, source) {
	const { node, kind, name, key, optional } = reference;
	if (source.keys.kind === "unknown") return unknown$1(reference);
	const found = source.keys.value.get(key);
	if (found !== void 0 && found.field !== "binaryData") {
		const { value } = found;
		return value.kind === "unknown" ? unknown$1(reference) : {
			kind: "found",
			key: found,
			value: value.value
		};
	}
	if (optional) return { kind: "skipped" };
	const at = require_start.scalarAt(node, "valuesKey") ?? require_start.scalarAt(node, "name") ?? node;
	return require_check.refused(at, unresolved(reference, namespace, "key not found"), {
		message: require_start.message$1`The ${kind} \`${name}\` has no key \`${key}\``,
		absence: true,
		related: [{
			at: source.at,
			message: require_start.message$1`This is the ${kind}`
		}]
	});
}
function unknown$1({ kind, name, key }) {
	return {
		kind: "unknown",
		reason: require_start.message$1`its values from ${kind} ${name}, ${key}, are not known`
	};
}
// src/render/flux/helm-release/keep-shared-lists.ts
function keepSharedLists(own, merged) {
	for (const [key, value] of own.entries) {
		const now = merged.entries.get(key);
		if (now === void 0 || now === value) continue;
		if (require_engine_action_worker_run_watch_run_run_run_engines.isTable(value) && require_engine_action_worker_run_watch_run_run_run_engines.isTable(now)) keepSharedLists(value, now);
		else if (value.kind === "list" && now.kind === "list") {
			if (value.items.length === now.items.length) own.entries.set(key, now);
		}
	}
}
// src/render/flux/helm-release/path-expression.ts
const MEANINGFUL = /[\\,[\]{}]/g;
function pathExpression({ node, targetPath, literal }, value, secret) {
	const path = require_start.valueAt(node, "targetPath") ?? node;
	const { text } = value;
	const prefix = `${targetPath}=`;
	if (literal) {
		const escaped = text.replaceAll(MEANINGFUL, String.raw`\$&`);
		const before = (offset) => unescapedLength(escaped, offset);
		return {
			kind: "set-string",
			secret,
			file: joined(path, prefix, value, escaped, before)
		};
	}
	if (!isQuoted(text)) return {
		kind: "set",
		secret,
		file: joined(path, prefix, value, text, (offset) => offset)
	};
	const found = /[^'"](?:[^]*[^'"])?/.exec(text);
	const inner = found?.[0] ?? "";
	const shifted = (offset) => offset + (found?.index ?? 0);
	return {
		kind: "set-string",
		secret,
		file: joined(path, prefix, value, inner, shifted)
	};
}
function unknownExpression(reference, label) {
	const { node, targetPath } = reference;
	const text = `${targetPath}=<${label.replaceAll(MEANINGFUL, String.raw`\$&`)}>`;
	return {
		kind: "set-string",
		unknowable: label,
		file: {
			path: node.file.path,
			text,
			host: { spanOf: () => node }
		}
	};
}
function isQuoted(text) {
	return text.startsWith("'") && text.endsWith("'") || text.startsWith("\"") && text.endsWith("\"");
}
function joined(path, prefix, value, shown, offsetOf) {
	const { length } = prefix;
	const range = (start, end) => [offsetOf(Math.max(0, start - length)), offsetOf(Math.max(0, end - length))];
	const { spanOf, madeOf } = value.host ?? {};
	const spanIn = (start, end) => {
		if (start < length) return path;
		const [from, to] = range(start, end);
		return spanOf?.(from, to) ?? {
			file: value,
			start: from,
			end: to
		};
	};
	const host = {
		spanOf: spanIn,
		...madeOf !== void 0 && { madeOf: (start, end) => madeOf(...range(start, end)) }
	};
	return {
		path: value.path,
		text: prefix + shown,
		host
	};
}
function unescapedLength(escaped, offset) {
	return escaped.slice(0, offset).replaceAll(/\\([^])/g, "$1").length;
}
// src/render/flux/helm-release/values-reference.ts
function valuesReference(node, dialect) {
	const text = (field) => require_check.scalarText(require_start.scalarAt(node, field), dialect);
	const flag = (field) => require_check.isTrue(require_start.valueAt(node, field), dialect);
	return {
		node,
		kind: text("kind"),
		name: text("name"),
		key: text("valuesKey") || "values.yaml",
		targetPath: text("targetPath"),
		optional: flag("optional"),
		literal: flag("literal")
	};
}
// src/render/flux/helm-release/unknown-table.ts
function unknownTable(table, label) {
	const entries = /* @__PURE__ */ new Map();
	for (const [key, value] of table.entries) entries.set(key, unknownValue(value, label));
	return {
		...table,
		entries
	};
}
function unknownValue(value, label) {
	if (value.kind === "map") return unknownTable(value, label);
	if (value.kind === "list") return {
		...value,
		items: value.items.map((item) => unknownValue(item, label))
	};
	if (value.kind !== "string") return "origin" in value ? {
		...value,
		origin: unknownOrigin(value.origin, label)
	} : value;
	const { text } = value;
	const pieces = text.pieces.map((piece) => ({
		...piece,
		origin: unknownOrigin(piece.origin, label)
	}));
	return {
		...value,
		text: {
			...text,
			pieces
		}
	};
}
function unknownOrigin(origin, unknowable) {
	return origin && {
		...origin,
		unknowable: origin.unknowable ?? unknowable
	};
}
// src/render/flux/helm-release/line-host.ts
function lineHost({ file, start, end }, text) {
	const header = /[|>][^\n]*\n/y;
	header.lastIndex = start;
	const written = linesIn(file, header.test(file.text) ? header.lastIndex : start, end);
	const lines = linesIn({
		path: file.path,
		text
	}, 0, text.length);
	if (written.length !== lines.length) return void 0;
	const spanAt = (offset) => {
		const index = lineAt(lines, offset);
		const [line, place] = [lines[index], written[index]];
		if (line === void 0 || place === void 0) return {
			file,
			start,
			end
		};
		const column = lengthOf(place) - lengthOf(line);
		if (!file.text.endsWith(text.slice(line.start, line.end), place.end) || column < 0) return {
			file,
			start: indented(file, place),
			end: place.end
		};
		const at = Math.min(place.start + column + offset - line.start, place.end);
		return {
			file,
			start: at,
			end: at
		};
	};
	return { spanOf: (from, to) => {
		const [begin, close] = [spanAt(from), spanAt(to)];
		return {
			file,
			start: begin.start,
			end: Math.max(begin.start, close.end)
		};
	} };
}
function linesIn({ text }, from, to) {
	const lines = [];
	const most = from + text.slice(from, to).trimEnd().length;
	for (let start = from; start <= most;) {
		const newline = text.indexOf("\n", start);
		const end = newline === -1 || newline > most ? most : newline;
		lines.push({
			start,
			end: text[end - 1] === "\r" && end > start ? end - 1 : end
		});
		start = end + 1;
	}
	return lines;
}
function lengthOf({ start, end }) {
	return end - start;
}
function indented({ text }, { start, end }) {
	return start + text.slice(start, end).search(/\S|$/);
}
function lineAt(lines, offset) {
	let low = 0;
	let high = lines.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((lines[middle]?.start ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
// src/render/flux/helm-release/value-text.ts
function valueText({ node, at }, value) {
	const text = value.kind === "text" ? value.text : require_engine_action_worker_run_watch_run_run_run_engines.fromBytes(value.bytes);
	const whole = { spanOf: () => node ?? at };
	if (node?.kind !== "scalar" || node.text !== text) return {
		path: at.file.path,
		text,
		host: whole
	};
	const host = hostOf(node) ?? whole;
	if (node.value === void 0) return {
		path: at.file.path,
		text,
		host
	};
	const madeOf = (start, end) => makingOf(node, host.spanOf(start, end), start, end);
	return {
		path: at.file.path,
		text,
		host: {
			...host,
			madeOf
		}
	};
}
function hostOf(node) {
	const { file, text, start: first } = node;
	if (file.text.startsWith(text, first)) return { spanOf: (start, end) => ({
		file,
		start: first + start,
		end: first + end
	}) };
	if (isFilledIn(node)) return lineHost(node, text);
	return (node.style === "literal" ? lineHost(node, text) : void 0) ?? require_check.embedText(node, false).host;
}
function isFilledIn(node) {
	for (let trail = require_check.trailOf(node); trail !== void 0; trail = trail.before) if (trail.step.kind === "substitution") return true;
	return node.value !== void 0;
}
function makingOf(node, place, start, end) {
	const parts = require_engine_action_worker_run_watch_run_run_run_engines.partRanges(node.text, node.value ?? []).filter((range) => range.start < end && range.end > start).map(({ part }) => part);
	const unknown = parts.find((part) => part.kind === "placeholder");
	return {
		places: [place],
		calls: [],
		secret: parts.some(({ kind }) => kind === "secret"),
		unknowable: unknown?.label
	};
}
// src/render/flux/helm-release/compose-release-values.ts
function composeReleaseValues(release, { findSource, missing, limits }) {
	const { node, dialect, namespace } = release;
	const own = ownValues(release);
	const composing = {
		values: require_engine_action_worker_run_watch_run_run_run_engines.newTable(),
		own,
		namespace: namespace ?? "",
		limits
	};
	const partial = [];
	let unknownFile;
	const known = {
		namespace,
		findSource,
		absent: /* @__PURE__ */ new Set()
	};
	for (const item of require_start.itemsAt(node, "spec", "valuesFrom")) {
		const reference = valuesReference(item, dialect);
		const found = findReferenced(reference, known);
		if (found.kind === "skipped") continue;
		if (found.kind === "found") {
			const refusal = addKnown(composing, reference, found);
			if (refusal !== void 0) return refusal;
			continue;
		}
		const isLeftOut = missing === "leave-out" && found.kind === "refused" && found.words?.absence;
		if (found.kind === "refused" && isLeftOut !== true) return found;
		partial.push(found.kind === "unknown" ? found.reason : explainMissingSource(reference));
		if (reference.targetPath !== "") setUnknown(composing, reference);
		else {
			unknownFile = labelOf(reference);
			composing.values = unknownTable(composing.values, unknownFile);
		}
	}
	return require_check.done({
		values: require_engine_action_worker_run_watch_run_run_run_engines.mergeTables(composing.values, own),
		partial,
		unknownFile
	});
}
function ownValues({ node, dialect }) {
	const written = require_start.valueAt(node, "spec", "values");
	const value = written && require_engine_action_worker_run_watch_run_run_run_engines.nodeValue(written, {
		by: "value",
		secret: false,
		dialect
	});
	return require_engine_action_worker_run_watch_run_run_run_engines.isTable(value) ? value : require_engine_action_worker_run_watch_run_run_run_engines.newTable();
}
function addKnown(composing, reference, { key, value }) {
	const { namespace, limits } = composing;
	const text = valueText(key, value);
	const secret = reference.kind === "Secret";
	if (reference.targetPath !== "") {
		const refusal = set(composing, pathExpression(reference, text, secret));
		return refusal === void 0 ? void 0 : notSet(reference, namespace, key, refusal);
	}
	const read = require_engine_action_worker_run_watch_run_run_run_engines.readValuesFile(text, limits, 3);
	if (read.kind === "refused") return notValues(reference, namespace, key, read);
	for (const document of read.documents) {
		const values = require_engine_action_worker_run_watch_run_run_run_engines.nodeValue(document, {
			by: "value",
			secret
		});
		if (require_engine_action_worker_run_watch_run_run_run_engines.isTable(values)) composing.values = require_engine_action_worker_run_watch_run_run_run_engines.mergeTables(composing.values, values);
	}
}
function explainMissingSource({ kind, name, key }) {
	return require_start.message$1`there is no ${kind} ${name} with ${key}, which it takes values from`;
}
function setUnknown(composing, reference) {
	set(composing, unknownExpression(reference, labelOf(reference)));
}
function labelOf({ kind, name, key }) {
	return `${kind.toLowerCase()} ${name}/${key}`;
}
function set(composing, expression) {
	const { own } = composing;
	const merged = require_engine_action_worker_run_watch_run_run_run_engines.mergeTables(composing.values, own);
	composing.values = merged;
	const refusal = require_engine_action_worker_run_watch_run_run_run_engines.applySet(expression, merged, {
		readFile: noFile,
		helm: 4
	});
	keepSharedLists(own, merged);
	return refusal?.message;
}
function noFile(path) {
	return { message: `open ${path}: no such file or directory` };
}
// src/render/flux/helm-release/release-names.ts
const LONGEST$1 = 53;
const HASH_LENGTH = 12;
function releaseNames(release) {
	const text = (field) => require_check.scalarText(require_start.scalarAt(release.node, "spec", field), release.dialect);
	const { name = "", namespace = "" } = release;
	const target = text("targetNamespace");
	const composed = target === "" ? name : `${target}-${name}`;
	return {
		releaseName: shortened(text("releaseName") || composed),
		releaseNamespace: target || namespace,
		storageNamespace: text("storageNamespace") || namespace,
		helmChartName: `${namespace}-${name}`
	};
}
function shortened(name) {
	if (name.length <= LONGEST$1) return name;
	const hash = (0, node_crypto.createHash)("sha256").update(name).digest("hex").slice(0, HASH_LENGTH);
	return `${name.slice(0, 40)}-${hash}`;
}
// src/render/releases/chart-values-files.ts
function withValuesFiles(chart, { node, dialect }, context) {
	const spec = require_start.valueAt(node, "spec", "chart", "spec");
	const items = require_start.itemsAt(spec, "valuesFiles");
	if (items.length === 0) return require_check.done({
		chart,
		unknown: void 0
	});
	const ignoresMissing = require_check.isTrue(require_start.valueAt(spec, "ignoreMissingValuesFiles"), dialect);
	const find = context.pathOf === void 0 ? inChart(chart) : inSource(context.pathOf, context.files);
	let merged;
	let unknown;
	for (const item of items) {
		const path = require_check.stringOf$1(item, dialect) ?? "";
		const file = find(path);
		if (file === void 0) {
			if (ignoresMissing) continue;
			return missing(item, path, chart, context);
		}
		const read = "is" in file ? chart.values[0] : valuesOf(file, item, context);
		if ("is" in file && file.is === "unknown") {
			unknown = `values file ${path}`;
			continue;
		}
		if (read !== void 0 && "message" in read) return read;
		if (read !== void 0) merged = merged === void 0 ? read : mergeMaps$1(merged, read);
	}
	return require_check.done({
		chart: {
			...chart,
			values: merged === void 0 ? [] : [merged]
		},
		unknown
	});
}
function inChart({ files }) {
	return (path) => {
		const clean = node_path.posix.normalize(path);
		if (clean === "values.yaml") return { is: "defaults" };
		return files.find(({ name }) => name === clean);
	};
}
function inSource(pathOf, { tree, mayAppear }) {
	return (name) => {
		const path = pathOf(node_path.posix.normalize(`/${name}`).slice(1));
		if (path === void 0) return { is: "unknown" };
		const content = tree.read(path);
		if (content.kind !== "bytes") return (content.cause === "missing" || content.cause === "folder") && mayAppear(path) === void 0 ? void 0 : { is: "unknown" };
		return {
			name,
			path,
			bytes: require_engine_action_worker_run_watch_run_run_run_engines.withoutMark(content.bytes)
		};
	};
}
function valuesOf(file, at, { files }) {
	const read = require_engine_action_worker_run_watch_run_run_run_engines.readValuesFile(require_engine_action_worker_run_watch_run_run_run_engines.sourceOf(file), files.limits, 3);
	if (read.kind === "read") return read.documents[0];
	return require_check.refused(at, `unmarshaling values from '${file.name}' failed: ${read.message}`, {
		message: require_start.message$1`The values file \`${require_start.userText(file.name, at)}\` cannot be read`,
		related: [{
			at: read.at,
			message: require_start.message$1`the reason is here`
		}]
	});
}
function mergeMaps$1(under, over) {
	const entries = under.entries.map((entry) => {
		const other = require_start.entryOf(over, entry.name);
		if (other === void 0) return entry;
		const { value } = other;
		return entry.value.kind === "map" && value.kind === "map" ? require_start.entryWith(entry, mergeMaps$1(entry.value, value)) : other;
	});
	const more = over.entries.filter(({ name }) => require_start.entryOf(under, name) === void 0);
	return {
		...over,
		entries: [...entries, ...more]
	};
}
function missing(at, path, chart, { files, pathOf }) {
	const isRemote = pathOf === void 0;
	const wanted = isRemote ? path : pathOf(node_path.posix.normalize(`/${path}`).slice(1)) ?? path;
	const nearest = require_load.nearestPath(wanted, isRemote ? chart.files.map(({ name }) => name) : files.tree.paths);
	const words = isRemote ? "" : ` (reference '${path}')`;
	const shown = isRemote ? path : node_path.posix.normalize(`/${path}`);
	return require_check.refused(at, `no values file found at path '${shown}'${words}`, {
		code: "missing-path",
		message: isRemote ? require_start.message$1`The chart \`${require_start.userText(chart.path)}\` has no values file \`${require_start.userText(path, at)}\`, so Flux cannot package the chart of this release` : require_start.message$1`The values file \`${require_start.userText(path, at)}\` does not exist in the source of the chart, so Flux cannot package the chart of this release`,
		help: nearest === void 0 ? require_start.message$1`Name a file relative to the root of the ${isRemote ? "chart" : "source"}, or set \`ignoreMissingValuesFiles\`.` : require_start.message$1`Did you mean \`${nearest}\`?`
	});
}
// src/render/releases/patch-as-text.ts
function patchAsText(patch) {
	const pieces = [];
	const runs = [];
	let length = 0;
	const write = (text) => {
		pieces.push(text);
		length += text.length;
	};
	const writeNode = (node) => {
		const start = length;
		if (node.kind === "scalar") write(require_check.goJson(require_engine_action_worker_run_watch_run_run_run_engines.remarshalled(node, "kubectl")));
		else if (node.kind === "sequence") {
			for (const [index, item] of node.items.entries()) {
				write(index === 0 ? "[" : ",");
				writeNode(item);
			}
			write(node.items.length === 0 ? "[]" : "]");
		} else {
			for (const [index, { key, name, value }] of node.entries.entries()) {
				write(index === 0 ? "{" : ",");
				const from = length;
				write(require_check.goJsonString(name));
				runs.push({
					start: from,
					end: length,
					at: key
				});
				write(":");
				writeNode(value);
			}
			write(node.entries.length === 0 ? "{}" : "}");
		}
		runs.push({
			start,
			end: length,
			at: node
		});
	};
	writeNode(patch);
	const text = pieces.join("");
	const spanOf = (start, end) => runs.find((run) => run.start <= start && end <= run.end)?.at ?? patch;
	return {
		kind: "scalar",
		text,
		style: "plain",
		file: {
			path: patch.file.path,
			text,
			host: { spanOf }
		},
		start: 0,
		end: length
	};
}
// src/render/releases/post-render.ts
const IN_ORDER$1 = {
	...require_engine_action_worker_run_watch_run_run_run_engines.DEFAULT_BUILD_OPTIONS,
	reorder: "none"
};
const NOT_APPLIED = require_start.words("envfrom does not apply the post-renderer of its release");
const FIELDS = ["patches", "images"];
const OLDER_FIELDS = ["patchesStrategicMerge", "patchesJson6902"];
function postRendered(release, rendered, context, version) {
	const strategy = strategyOf(release, version);
	const hooks = rendered.objects.filter(isHook);
	const others = rendered.objects.filter((each) => !isHook(each));
	const parts = strategy === "combined" ? [render(release, rendered.objects, context)] : [render(release, others, context), strategy === "separate" ? render(release, hooks, context) : {
		objects: hooks,
		isWhole: true
	}];
	const isWhole = parts.every((part) => part.isWhole);
	return {
		...rendered,
		objects: parts.flatMap(({ objects }) => objects),
		partial: isWhole ? rendered.partial : [...rendered.partial, NOT_APPLIED]
	};
}
function strategyOf({ node, dialect }, { postRendersHooks = false }) {
	if (!postRendersHooks) return "nohooks";
	return require_check.scalarText(require_start.valueAt(node, "spec", "postRenderStrategy"), dialect) || "combined";
}
function render(release, before, context) {
	let objects = before;
	let isWhole = true;
	for (const renderer of require_start.itemsAt(release.node, "spec", "postRenderers")) {
		const kustomize = require_start.mapAt(renderer, "kustomize");
		const applied = kustomize && applyOne(kustomize, objects, context);
		if (applied === void 0) isWhole = false;
		else objects = applied;
	}
	return {
		objects,
		isWhole
	};
}
function applyOne(kustomize, objects, context) {
	const entries = [...FIELDS.flatMap((field) => require_start.entryOf(kustomize, field) ?? []), ...OLDER_FIELDS.flatMap((field) => require_start.entryOf(kustomize, field) ?? []).map(withTexts)];
	if (require_start.itemsAt(kustomize, "patches").some((each) => require_start.valueAt(each, "path") !== void 0) || entries.length !== kustomize.entries.length) return void 0;
	const root = require_engine_action_worker_run_watch_run_run_run_engines.kustomizationOf({
		...kustomize,
		entries
	}, kustomize.file);
	const schema = require_engine_action_worker_run_watch_run_run_run_engines.builtInSchema();
	const resources = objects.map(({ node }) => require_engine_action_worker_run_watch_run_run_run_engines.resourceOf(node, schema));
	const start = {
		...require_engine_action_worker_run_watch_run_run_run_engines.EMPTY_ACCUMULATION,
		resources
	};
	const recorder = require_engine_action_worker_run_watch_run_run_run_engines.newRecorder();
	const built = require_engine_action_worker_run_watch_run_run_run_engines.buildRoot(context, "", root, IN_ORDER$1, recorder, start);
	if (built.failed || built.partial.length > 0) return void 0;
	return built.objects;
}
function withTexts(entry) {
	const { value } = entry;
	if (value.kind !== "sequence") return entry;
	const items = value.items.map((item) => entry.name === "patchesStrategicMerge" ? patchAsText(item) : withTextOfPatch(item));
	return require_start.entryWith(entry, {
		...value,
		items
	});
}
function withTextOfPatch(item) {
	if (item.kind !== "map") return item;
	const entries = item.entries.map((each) => each.name === "patch" && each.value.kind === "sequence" ? require_start.entryWith(each, patchAsText(each.value)) : each);
	return {
		...item,
		entries
	};
}
function isHook({ node }) {
	return require_start.valueAt(require_start.mapAt(node, "metadata", "annotations"), "helm.sh/hook") !== void 0;
}
// src/render/releases/unknown-defaults.ts
function withUnknownDefaults(chart, label) {
	const files = /* @__PURE__ */ new Map();
	const fileOf = (file) => {
		const known = files.get(file) ?? unknownFile(file, label);
		files.set(file, known);
		return known;
	};
	const inChart = (each) => ({
		...each,
		values: each.values.map((values) => unknownMap(values, fileOf)),
		dependencies: each.dependencies.map(inChart)
	});
	return inChart(chart);
}
function unknownFile(file, unknowable) {
	const { path, text } = file;
	const spanOf = (start, end) => ({
		file,
		start,
		end
	});
	const making = {
		places: [],
		calls: [],
		secret: false,
		unknowable
	};
	return {
		path,
		text,
		host: {
			spanOf,
			madeOf: () => making
		}
	};
}
function unknownMap(map, fileOf) {
	return {
		...mapValues(map, (_name, value) => unknownNode(value, fileOf)),
		file: fileOf(map.file)
	};
}
function unknownNode(node, fileOf) {
	if (node.kind === "map") return unknownMap(node, fileOf);
	const file = fileOf(node.file);
	if (node.kind === "scalar") return {
		...node,
		file
	};
	return {
		...node,
		file,
		items: node.items.map((item) => unknownNode(item, fileOf))
	};
}
function withUnknownVariables({ objects, ...rest }, label) {
	return {
		...rest,
		objects: objects.map((object) => unknownObject(object, label))
	};
}
function unknownObject(object, label) {
	const isSource = object.kind === "ConfigMap" || object.kind === "Secret";
	const node = mapValues(object.node, (name, value) => isSource && /^(?:data|stringData)$/.test(name) && value.kind === "map" ? mapValues(value, (_key, text) => unknownWhenPrinted(text, label)) : withUnknownEnv(name, value, label));
	return {
		...object,
		node
	};
}
function withUnknownEnv(name, node, label) {
	if (node.kind === "map") return mapValues(node, (key, value) => withUnknownEnv(key, value, label));
	if (node.kind !== "sequence") return node;
	const items = node.items.map((item) => {
		if (name !== "env" || item.kind !== "map") return withUnknownEnv("", item, label);
		return mapValues(item, (key, value) => key === "value" ? unknownWhenPrinted(value, label) : value);
	});
	return {
		...node,
		items
	};
}
function unknownWhenPrinted(node, label) {
	if (node.kind !== "scalar") return node;
	if (node.value?.some(({ kind }) => kind !== "text") === true) return node;
	const { file, start, end } = require_start.hostSpan(node);
	const last = file.text.indexOf("\n", end);
	return file.text.slice(file.text.lastIndexOf("\n", start) + 1, last === -1 ? void 0 : last).includes("{{") ? {
		...node,
		value: [{
			kind: "placeholder",
			label
		}]
	} : node;
}
function mapValues(map, change) {
	const entries = map.entries.map((entry) => require_start.entryWith(entry, change(entry.name, entry.value)));
	return {
		...map,
		entries
	};
}
// src/render/releases/flux-release.ts
function renderFluxRelease(release, context) {
	const { loaded, need } = chartOf$1(release, context);
	if (loaded === void 0 && need === void 0) return {
		kind: "no-chart",
		need
	};
	const { releaseName, releaseNamespace } = releaseNames(release);
	const namespace = releaseNamespace || void 0;
	const at = require_start.scalarAt(release.node, "metadata", "name") ?? release.node;
	const kustomize = context.kustomizeIn(require_start.hostSpan(release.node).file.path);
	if (loaded?.kind === "refused") return {
		kind: "rendered",
		chart: "",
		need,
		namespace,
		rendered: nothingRendered([{
			at,
			message: require_start.message$1`The chart cannot be loaded. Helm: ${loaded.message}`,
			of: "chart"
		}], require_start.words("its chart cannot be loaded"))
	};
	const listed = loaded && withValuesFiles(loaded.chart, release, filesOf(release, need, context, kustomize));
	if (listed?.kind === "refused") return {
		kind: "rendered",
		chart: "",
		need,
		namespace,
		rendered: refusedBy(listed, require_start.words("one of its values files cannot be read"))
	};
	const composed = composeReleaseValues(release, {
		...context,
		missing: "leave-out"
	});
	if (composed.kind === "refused") {
		if (loaded === void 0) return {
			kind: "no-chart",
			need
		};
		const rendered = refusedBy(composed, require_start.words("its values cannot be read"));
		return {
			kind: "rendered",
			chart: loaded.chart.path,
			need,
			namespace,
			rendered
		};
	}
	const { values, partial } = composed.value;
	const unknownFile = composed.value.unknownFile ?? listed?.value.unknown;
	const request = {
		values,
		release: {
			name: releaseName,
			namespace: namespace ?? "default",
			nameOrigin: require_engine_action_worker_run_watch_run_run_run_engines.originOf("release", at)
		},
		helm: context.helm,
		kubernetesVersion: context.kubernetesVersion,
		apiVersions: [],
		at
	};
	if (loaded === void 0 || listed === void 0) {
		if (need === void 0) return {
			kind: "no-chart",
			need
		};
		const own = {
			...request.release,
			namespace: namespace ?? ""
		};
		const isWhole = partial.length === 0;
		const preview = require_engine_action_worker_run_watch_run_run_run_engines.previewRelease({
			...request,
			need,
			release: own,
			isWhole
		}, context.limits);
		if (preview === void 0) return {
			kind: "no-chart",
			need,
			unread: require_start.itemsAt(release.node, "spec", "valuesFrom").length === 0 ? void 0 : require_engine_action_worker_run_watch_run_run_run_engines.unreadValues(values, at)
		};
		return {
			kind: "previewed",
			need,
			namespace,
			rendered: postRendered(release, withPartial(preview, partial), kustomize, context.version)
		};
	}
	const chart = unknownFile === void 0 ? listed.value.chart : withUnknownDefaults(listed.value.chart, unknownFile);
	const foreign = require_engine_action_worker_run_watch_run_run_run_engines.foreignFiles(chart, at, context.charts.isPulled);
	const whole = require_engine_action_worker_run_watch_run_run_run_engines.renderRelease({
		...request,
		chart,
		skipSchemaValidation: false,
		foreign
	}, context.limits);
	const rendered = unknownFile === void 0 ? whole : withUnknownVariables(whole, unknownFile);
	const instead = require_engine_action_worker_run_watch_run_run_run_engines.otherVersion(need, loaded);
	return {
		kind: "rendered",
		chart: chart.path,
		need,
		namespace,
		rendered: postRendered(release, withPartial(require_engine_action_worker_run_watch_run_run_run_engines.withVersion(rendered, instead), partial), kustomize, context.version)
	};
}
function filesOf(release, need, { ownFolder }, files) {
	const pathOf = (path) => ownFolder(release, path);
	return {
		files,
		pathOf: need === void 0 ? pathOf : void 0
	};
}
function refusedBy(refusal, reason) {
	return nothingRendered(require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings([refusal], "Flux").map((finding) => ({
		...finding,
		of: "chart"
	})), reason);
}
function nothingRendered(failures, reason) {
	return {
		objects: [],
		failures,
		partial: [reason],
		values: require_engine_action_worker_run_watch_run_run_run_engines.NO_VALUES
	};
}
function chartOf$1(release, context) {
	const { charts, ownFolder, findRepository } = context;
	const chart = require_check.stringOf$1(require_start.valueAt(release.node, "spec", "chart", "spec", "chart"), release.dialect) ?? (require_start.valueAt(release.node, "spec", "chartRef") === void 0 ? void 0 : "");
	const folder = chart === void 0 ? void 0 : ownFolder(release, chart);
	if (folder !== void 0) return {
		loaded: charts.at(folder === "" ? "." : folder),
		need: void 0
	};
	const need = require_engine_action_worker_run_watch_run_run_run_engines.fluxChartNeed(release, findRepository);
	return {
		need,
		loaded: need && charts.named(need.name, need.version, need.repository)
	};
}
// src/render/entry-points/render-helm.ts
function renderHelm(placed, context, findSource) {
	const { resolveRepository, releases, charts, helm, version, clusters } = context;
	const { manifest } = placed.entry;
	const ownFolder = (release, chart) => ownChartFolder(release, chart, resolveRepository);
	const release = renderFluxRelease(manifest, {
		...releases,
		charts: charts(helm.major),
		helm,
		version,
		findSource,
		ownFolder
	});
	const { need } = release;
	const source = chartSource(manifest, chartText(manifest));
	const needed = source && needOfSource(source, manifest.node, resolveRepository);
	const ofSource = needed === void 0 ? [] : [{
		...needed,
		at: chartPlace(manifest)
	}];
	if (release.kind === "no-chart") {
		const failure = missingFolder(manifest, ownFolder(manifest, chartText(manifest)), context);
		if (failure !== void 0) {
			const nothing = {
				objects: [],
				failures: [failure],
				partial: [],
				files: []
			};
			return {
				kind: "builds",
				builds: [{
					...ofRelease(placed, clusters),
					...nothing
				}]
			};
		}
		const { unread } = release;
		const known = {
			...need && { need },
			...unread && { unread }
		};
		return {
			kind: "unknown",
			reason: require_check.NO_CHART,
			...known,
			...needing(ofSource)
		};
	}
	const { objects, failures, partial, values, previewed } = release.rendered;
	const found = release.kind === "previewed" ? void 0 : release.chart;
	return {
		kind: "builds",
		builds: [{
			...ofRelease(placed, clusters),
			...found === void 0 ? {} : { folder: found },
			...found === void 0 || previewed ? { previewed: true } : {},
			...need === void 0 ? {} : { chart: {
				...need,
				found
			} },
			...release.namespace === void 0 ? {} : { namespace: release.namespace },
			objects,
			failures,
			partial,
			values,
			...needing([...ofSource, ...release.rendered.needs ?? []]),
			files: []
		}]
	};
}
function ofRelease(placed, clusters) {
	const { manifest } = placed.entry;
	const id = plainName(manifest);
	return {
		id,
		kind: "helm-release",
		deployedBy: {
			name: id,
			at: manifest.node,
			parent: placed.parent
		},
		cluster: targetCluster(placed, clusters)
	};
}
function missingFolder(release, folder, { exists, releases }) {
	if (folder === void 0 || exists(folder)) return void 0;
	if (releases.kustomizeIn(folder).mayAppear(folder) !== void 0) return void 0;
	const text = chartText(release);
	if (/[${}]/.test(text)) return void 0;
	const at = chartPlace(release);
	return {
		at,
		message: require_start.message$1`The chart \`${require_start.userText(text, at)}\` does not exist in this repository.`,
		of: "chart",
		isOfAbsence: true
	};
}
const FOLDERS = /* @__PURE__ */ new Set([
	"GitRepository",
	"Bucket",
	"ExternalArtifact"
]);
function ownChartFolder(release, chart, resolveRepository) {
	const source = chartSource(release, chart);
	if (source === void 0) return void 0;
	const home = resolveRepository(source, release.node);
	return home.kind === "here" && home.revision === void 0 ? home.folder : void 0;
}
function needing(needs) {
	return needs.length === 0 ? {} : { needs };
}
function chartPlace({ node }) {
	return require_start.scalarAt(node, "spec", "chart", "spec", "chart") ?? require_start.valueAt(node, "spec", "chartRef") ?? node;
}
function chartText({ node, dialect }) {
	return require_check.stringOf$1(require_start.valueAt(node, "spec", "chart", "spec", "chart"), dialect) ?? "";
}
function chartSource(release, chart) {
	const named = require_start.valueAt(release.node, "spec", "chart", "spec", "sourceRef") ?? require_start.valueAt(release.node, "spec", "chartRef");
	const text = (name) => require_check.stringOf$1(require_start.valueAt(named, name), release.dialect) || void 0;
	const sourceKind = text("kind") ?? "";
	if (!FOLDERS.has(sourceKind)) return void 0;
	return {
		folder: chart.replace(/^(?:\.?\/)+|\/+$/g, ""),
		repository: {
			kind: "flux-source",
			sourceKind,
			name: text("name") ?? "",
			namespace: text("namespace") ?? release.namespace
		},
		chart: false,
		revision: void 0
	};
}
// src/render/entry-points/render-entry.ts
const UNKNOWN_REPOSITORY = require_start.words("it is not known which repository of the fleet its source is");
function entryRenderer(shared) {
	const render = rendererOf(shared);
	return (placed) => {
		const [rendered, work] = require_engine_action_worker_run_watch_run_run_run_engines.measured(() => require_check.containCrash(() => render(placed), (message) => ({
			kind: "builds",
			builds: [crashedEntry(placed, message)]
		})));
		const needs = needsOfEntry(placed.entry, (source, from) => shared.resolveRepository(source, from, placed.cluster));
		if (rendered.kind !== "builds") return needs.length === 0 ? rendered : {
			...rendered,
			needs
		};
		const deployerVersion = versionFor(placed, shared);
		return {
			kind: "builds",
			builds: rendered.builds.map((build) => require_check.withWork(withNeeds({
				...build,
				deployerVersion
			}, needs), work))
		};
	};
}
function withNeeds(build, ofEntry) {
	const needs = require_engine_action_worker_run_watch_run_run_run_engines.needsHere([...ofEntry, ...build.needs ?? []]);
	return needs.length === 0 ? build : {
		...build,
		needs
	};
}
function crashedEntry({ entry, parent, cluster }, message) {
	const { manifest, kind } = entry;
	const name = plainName(manifest);
	const build = {
		id: name,
		kind: kind === "maker" ? "flux-kustomization" : kind,
		deployedBy: {
			name,
			at: manifest.node,
			parent
		},
		cluster,
		files: []
	};
	return require_check.crashedBuild(build, manifest.node, message);
}
function versionFor({ entry, cluster }, { versions }) {
	const { group } = entry.manifest;
	return versions.in(group === "argoproj.io" ? "argocd" : "flux", cluster);
}
function rendererOf(shared) {
	return (placed) => renderByVersion(placed.entry.manifest, versionFor(placed, shared), (helm) => rendererWith(shared, versionFor(placed, shared), helm)(placed));
}
function rendererWith(shared, version, helm) {
	return (placed) => {
		const { entry, cluster } = placed;
		const resolveRepository = (source, from) => shared.resolveRepository(source, from, cluster);
		const argoCharts = {
			...shared.chartContext,
			charts: shared.charts(helm.major),
			helm
		};
		const context = {
			...shared,
			resolveRepository,
			version,
			helm,
			argoCharts
		};
		if (entry.kind === "helm-release") return renderHelm(placed, context, context.findSource(placed));
		if (entry.made !== void 0) return {
			kind: "builds",
			builds: [renderMade(placed, entry.made)]
		};
		const elsewhere = fromOtherRevision(entry, context);
		if (elsewhere !== void 0) return elsewhere;
		const reason = reasonNot(entry, context);
		if (entry.kind === "flux-kustomization") {
			if (reason !== void 0) return {
				kind: "unknown",
				reason
			};
			const home = homeOf(entry, context);
			const found = {
				flux: context.fluxIn(home?.root ?? ""),
				folder: home?.folder
			};
			return {
				kind: "builds",
				builds: [renderFlux(placed, {
					...context,
					...found
				}, context.findSource(placed))]
			};
		}
		const hasChart = entry.sources.some(({ chart }) => chart);
		if (reason !== void 0 && !hasChart) return {
			kind: "unknown",
			reason
		};
		const rendered = renderArgo(placed, context);
		if ("id" in rendered) return {
			kind: "builds",
			builds: [rendered]
		};
		const { need, unread } = rendered;
		const why = reason ?? require_start.words("it deploys nothing from this repository");
		return need === void 0 ? {
			kind: "unknown",
			reason: why
		} : {
			kind: "unknown",
			reason: require_check.NO_CHART,
			need,
			...unread && { unread }
		};
	};
}
function homeOf({ sources, manifest }, { resolveRepository }) {
	const [source] = sources;
	const home = source && resolveRepository(source, manifest.node);
	return home?.kind === "here" ? home : void 0;
}
function fromOtherRevision({ sources, manifest }, { resolveRepository }) {
	const homes = sources.map((source) => resolveRepository(source, manifest.node));
	const [revision] = homes.flatMap((home) => home.kind === "here" ? home.revision ?? [] : []);
	if (revision === void 0) return void 0;
	return {
		kind: "unknown",
		reason: {
			...require_start.message$1`it deploys \`${revision}\`, which is not the revision that is checked`,
			code: "other-revision"
		},
		folders: homes.flatMap((home) => home.kind === "here" ? home.folder ?? [] : [])
	};
}
function reasonNot({ sources, manifest }, { resolveRepository, exists, isFleet }) {
	const homes = sources.map((source) => ({
		source,
		home: resolveRepository(source, manifest.node)
	}));
	const here = homes.flatMap(({ source, home }) => {
		const path = home.kind === "here" ? home.folder : void 0;
		return path === void 0 ? [] : [{
			...source,
			path
		}];
	});
	if (here.length > 0) return here.every(({ folder, path, revision }) => {
		return revision !== void 0 && folder !== "" && !exists(path);
	}) ? require_start.words("it is deployed from another revision") : void 0;
	if (homes.some(({ home }) => home.kind === "here")) return require_start.words("its path holds a variable");
	if (sources.some(({ chart }) => chart)) return require_check.NO_CHART;
	const unknown = homes.find(({ home }) => home.kind === "unknown");
	if (isFleet) return unknown === void 0 ? require_check.NOT_IN_FLEET : UNKNOWN_REPOSITORY;
	return unknown === void 0 ? require_check.OTHER_REPOSITORY : unknownSource(unknown.source);
}
function unknownSource({ repository }) {
	return (repository.kind === "flux-source" ? repository.sourceKind !== "GitRepository" : repository.url.startsWith("oci:")) ? require_start.codedReason("unknown-artifact", "it is not known whether its source is published from this repository") : require_start.codedReason("unknown-source", "it is not known whether its source is this repository");
}
// src/render/argo/application-set/application-set.ts
const MOST_SETS$1 = 1e4;
const TOO_MANY$2 = require_start.words("it generates more than 10,000 applications, the limit");
function sets(made, isCut = false) {
	return {
		kind: "sets",
		sets: made,
		isCut
	};
}
function unknown(at, reason) {
	return {
		kind: "unknown",
		at,
		reason
	};
}
// src/render/argo/application-set/generators/git/all-paths.ts
const allPaths = require_start.memo(({ paths, excluded = [], around, root = "" }) => {
	const others = around?.() ?? [];
	const all = excluded.length + others.length === 0 ? paths : [
		...paths,
		...excluded,
		...others
	];
	return root === "" ? all : all.map((path) => require_check.pathBelow(root, path));
});
// src/render/argo/application-set/generators/git/git-directories.ts
function findGitFolders(tree, patterns, includeHidden, budget) {
	const folders = foldersOf$1(tree);
	if (require_engine_action_worker_run_watch_run_run_run_engines.charge(budget, 4 * folders.length * patterns.length, 0) !== void 0) return [];
	const read = patterns.map((node) => ({
		node,
		matches: require_check.compileGlob(require_check.scalarText(require_start.entryOf(node, "path")?.value, "kubectl"), require_load.GO_PATH),
		exclude: require_check.isTrue(require_start.entryOf(node, "exclude")?.value, "kubectl")
	}));
	return folders.flatMap(({ path, isHidden }) => {
		if (isHidden && !includeHidden) return [];
		const matching = read.filter(({ matches }) => matches?.(path) === true);
		const [first] = matching;
		if (first === void 0 || matching.some(({ exclude }) => exclude)) return [];
		return [{
			path,
			pattern: first.node
		}];
	});
}
const foldersOf$1 = require_start.memo((tree) => {
	const folders = /* @__PURE__ */ new Set();
	for (const path of allPaths(tree)) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
		const folder = path.slice(0, end);
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return [...folders].sort(byParts).map((path) => ({
		path,
		isHidden: /(?:^|\/)\./.test(path)
	}));
});
function byParts(left, right) {
	const [a, b] = [left.split("/"), right.split("/")];
	for (const [index, part] of a.entries()) {
		const other = b[index];
		if (other === void 0) return 1;
		if (part !== other) return require_check.compareText(part, other);
	}
	return a.length - b.length;
}
// src/render/argo/application-set/generators/git/git-pathspec.ts
const NONE = {
	glob: false,
	literal: false,
	ignoreCase: false,
	exclude: false
};
const SPECIAL = /[*?[\\]/;
function readPathspec(text) {
	const read = readMagic(text);
	if (typeof read === "string") return refused(read);
	const { magic, rest } = read;
	if (rest.startsWith("/")) return refused(`fatal: ${rest}: '${rest}' is outside repository`);
	const pattern = normalize(rest);
	if (pattern === void 0) return refused(`fatal: ${rest}: '${rest}' is outside repository`);
	const fold = (one) => magic.ignoreCase ? one.toLowerCase() : one;
	const wanted = fold(pattern);
	const glob = !magic.literal && SPECIAL.test(wanted) ? require_check.compileGlob(wanted, magic.glob ? require_load.GIT_PATH : require_load.GIT_TEXT) : void 0;
	const matches = (path) => {
		const name = fold(path);
		if (wanted === "" || isAtOrBelow(name, wanted)) return true;
		return glob?.(name) === true;
	};
	return {
		kind: "pathspec",
		matches: magic.exclude ? (path) => !matches(path) : matches
	};
}
function refused(message) {
	return {
		kind: "refused",
		message
	};
}
function isAtOrBelow(name, wanted) {
	if (!name.startsWith(wanted)) return false;
	return name.length === wanted.length || wanted.endsWith("/") || name[wanted.length] === "/";
}
function readMagic(text) {
	if (!text.startsWith(":")) return {
		magic: NONE,
		rest: text
	};
	const [, long, after = ""] = /^:\(([^)]*)\)(.*)$/s.exec(text) ?? [];
	if (long !== void 0) return longMagic(text, long, after);
	const [, short = "", rest = ""] = /^:([!^/]*):?(.*)$/s.exec(text) ?? [];
	return {
		magic: {
			...NONE,
			exclude: /[!^]/.test(short)
		},
		rest
	};
}
function longMagic(text, words, rest) {
	const all = new Set(words.split(",").filter((word) => word !== ""));
	const unknown = [...all].find((word) => !/^(?:top|glob|literal|icase|exclude)$/.test(word));
	if (unknown !== void 0) return `fatal: Invalid pathspec magic '${unknown}' in '${text}'`;
	if (all.has("glob") && all.has("literal")) return `fatal: ${text}: 'literal' and 'glob' are incompatible`;
	const [glob, literal] = [all.has("glob"), all.has("literal")];
	return {
		magic: {
			glob,
			literal,
			ignoreCase: all.has("icase"),
			exclude: all.has("exclude")
		},
		rest
	};
}
function normalize(path) {
	const plain = require_check.resolvePath("", path);
	return plain !== void 0 && plain !== "" && path.endsWith("/") ? `${plain}/` : plain;
}
// src/render/argo/application-set/generators/git/git-files.ts
const WORDS$3 = "error retrieving Git files: ";
function findGitFiles(tree, patterns, newGlobbing, budget) {
	const all = allPaths(tree);
	if (require_engine_action_worker_run_watch_run_run_run_engines.charge(budget, 4 * all.length * patterns.length, 0) !== void 0) return require_check.done([]);
	const included = /* @__PURE__ */ new Set();
	const excluded = /* @__PURE__ */ new Set();
	for (const node of patterns) {
		const found = matching(all, node, newGlobbing);
		if (found.kind === "refused") return found;
		const excludes = require_check.isTrue(require_start.entryOf(node, "exclude")?.value, "kubectl");
		for (const path of found.value) (excludes ? excluded : included).add(path);
	}
	const left = [...included].filter((path) => !excluded.has(path));
	return require_check.done(left.sort(require_check.compareText));
}
function matching(all, node, newGlobbing) {
	const path = require_start.entryOf(node, "path")?.value;
	const text = require_check.scalarText(path, "kubectl") || ".";
	const at = path ?? node;
	if (!newGlobbing) {
		const spec = readPathspec(text);
		if (spec.kind === "pathspec") return require_check.done(all.filter((one) => spec.matches(one)));
		const command = `\`git ls-files --full-name -z -- ${text}\` failed exit status 128`;
		return require_check.refused(at, `${WORDS$3}unable to list files: ${command}: ${spec.message}`);
	}
	const pattern = require_check.resolvePath("", text);
	if (pattern === void 0) return require_check.done([]);
	const glob = require_check.compileGlob(pattern, require_load.DOUBLESTAR);
	if (glob === void 0) return require_check.refused(at, `${WORDS$3}unable to list files: syntax error in pattern`);
	const folder = foldersOf(all).find(glob);
	if (folder !== void 0) return require_check.refused(at, `${WORDS$3}unable to read files: read /${folder}: is a directory`);
	return require_check.done(all.filter(glob));
}
function foldersOf(paths) {
	const folders = /* @__PURE__ */ new Set([""]);
	for (const path of paths) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) folders.add(path.slice(0, end));
	return [...folders].sort(require_check.compareText);
}
// src/render/argo/application-set/template/sanitize-name.ts
const LONGEST = 253;
function sanitizeName(name) {
	let made = "";
	for (const char of name) {
		const [lower = ""] = char.toLowerCase();
		made += /[-a-z0-9.]/.test(lower) ? lower : "-";
	}
	return made.slice(0, LONGEST).replaceAll(/^[-.]+|[-.]+$/g, "");
}
// src/render/argo/application-set/generators/git/git-params.ts
function addPathParams(params, place, prefix, goTemplate) {
	if (!goTemplate) {
		addFlat(params, place, prefix === "" ? "path" : `${prefix}.path`);
		return;
	}
	const entries = new Map(namesOf(place).map(([name, text]) => [name, text]));
	entries.set("path", textOf$1(place.path, place));
	const segments = place.path.split("/").map((part) => textOf$1(part, place));
	entries.set("segments", require_engine_action_worker_run_watch_run_run_run_engines.listValue(segments, place.origin, require_engine_action_worker_run_watch_run_run_run_engines.STRINGS));
	const path = require_engine_action_worker_run_watch_run_run_run_engines.mapValue(entries, place.origin);
	if (prefix === "") params.entries.set("path", path);
	else params.entries.set(prefix, require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map([["path", path]]), place.origin));
}
function addFlat({ entries }, place, prefix) {
	entries.set(prefix, textOf$1(place.path, place));
	for (const [name, text] of namesOf(place)) entries.set(`${prefix}.${name}`, text);
	for (const [index, part] of place.path.split("/").entries()) if (part !== "") entries.set(`${prefix}[${index}]`, textOf$1(part, place));
}
function namesOf(place) {
	const { path, filename } = place;
	const basename = path.slice(path.lastIndexOf("/") + 1);
	const names = [["basename", basename], ["basenameNormalized", sanitizeName(basename)]];
	if (filename !== void 0) names.push(["filename", filename], ["filenameNormalized", sanitizeName(filename)]);
	return names.map(([name, text]) => [name, textOf$1(text, place)]);
}
function textOf$1(text, { origin }) {
	return require_engine_action_worker_run_watch_run_run_run_engines.stringOf(text, origin);
}
// src/render/argo/application-set/generators/flatten.ts
const MOST = 1e5;
function flattenParams(params, deep) {
	const flat = /* @__PURE__ */ new Map();
	const open = [["", params]];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const [path, value] = next;
		if (flat.size + open.length > MOST) return void 0;
		const children = childrenOf(value, deep);
		if (children === void 0) flat.set(path, value);
		else {
			const prefix = value === params ? "" : `${path}.`;
			const listed = [...children].map(([name, child]) => [prefix + name, child]);
			open.push(...listed.reverse());
		}
	}
	return flat;
}
function childrenOf(value, deep) {
	if (value.kind === "map") return deep || value.type.elem?.kind === "interface" ? value.entries : void 0;
	if (value.kind !== "list" || value.type.elem?.kind !== "interface") return void 0;
	return value.items.map((item, index) => [String(index), item]);
}
// src/render/argo/application-set/generators/generator-values.ts
function addValues(generator, params, context) {
	const made = /* @__PURE__ */ new Map();
	const written = require_start.entriesAt(generator, "values");
	for (const { name, value } of written) {
		if (value.kind !== "scalar") continue;
		const text = context.fill(value, params);
		if (text.kind === "refused") return require_check.refused(text.at, WORDS$2 + text.message);
		made.set(name, require_engine_action_worker_run_watch_run_run_run_engines.stringValue(text.value));
	}
	if (made.size === 0) return require_check.done(params);
	if (context.goTemplate) {
		const origin = require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", generator);
		params.entries.set("values", require_engine_action_worker_run_watch_run_run_run_engines.mapValue(made, origin, require_engine_action_worker_run_watch_run_run_run_engines.STRING_MAP));
	} else for (const [name, value] of made) params.entries.set(`values.${name}`, value);
	return require_check.done(params);
}
const WORDS$2 = "failed to replace templated string: failed to replace templated string with rendered values: ";
// src/render/argo/application-set/generators/git/parameter-file.ts
const WROTE$1 = {
	by: "value",
	secret: false
};
function readParameterFile(path, git, tree, context) {
	const read = fileAt(path, tree, context);
	if (read.kind === "unreadable") return unknown(git, require_start.message$1`${path} cannot be read: ${read.reason}`);
	const { file, objects } = read;
	if (objects.kind === "refused") return require_check.refused(objects.at, `unable to parse file: ${objects.message}`);
	const made = [];
	for (const object of objects.value) {
		const params = paramsOf(object, path, file, git, context);
		if (params.kind === "refused") return params;
		made.push({
			params: params.value,
			at: [object ?? startOf$1(file)],
			standsFor: []
		});
	}
	return sets(made);
}
const known = require_start.memo((_limits) => require_start.memo((_bytes) => /* @__PURE__ */ new Map()));
function fileAt(path, tree, context) {
	const place = require_check.pathIn(tree.root ?? "", path);
	const content = tree.read(place);
	if (content.kind === "unreadable") return content;
	const files = known(context.limits)(content.bytes);
	const before = files.get(place);
	if (before !== void 0) return before;
	const file = {
		path: place,
		text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(content.bytes)
	};
	const read = {
		kind: "file",
		file,
		objects: objectsOf(file, context)
	};
	files.set(place, read);
	return read;
}
function objectsOf(file, { limits }) {
	const read = require_engine_action_worker_run_watch_run_run_run_engines.readChartYaml(file, limits);
	if (read.kind === "refused") return require_check.refused(read.at, read.message);
	const { root } = read;
	if (root === void 0 || require_check.isNull(root, "kubectl")) return require_check.done([void 0]);
	if (root.kind === "map") return require_check.done([root]);
	const words = "error unmarshaling JSON: while decoding JSON: json: cannot unmarshal";
	if (root.kind === "scalar") {
		const type = require_check.jsonTypeName(root, "kubectl");
		return require_check.refused(root, `${words} ${type} into Go value of type []map[string]interface {}`);
	}
	const objects = [];
	for (const item of root.items) if (item.kind === "map") objects.push(item);
	else if (require_check.isNull(item, "kubectl")) objects.push(void 0);
	else {
		const type = require_check.jsonTypeName(item, "kubectl");
		return require_check.refused(item, `${words} ${type} into Go value of type map[string]interface {}`);
	}
	return require_check.done(objects);
}
function paramsOf(object, path, file, git, context) {
	const at = object ?? startOf$1(file);
	const written = object === void 0 ? void 0 : require_engine_action_worker_run_watch_run_run_run_engines.nodeValue(object, WROTE$1);
	const own = written?.kind === "map" ? written : require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map());
	const params = context.goTemplate ? own : printed(own, context);
	if (params === void 0) return require_check.refused(at, "error flattening object: too many values");
	const slash = path.lastIndexOf("/");
	addPathParams(params, {
		path: slash === -1 ? "." : path.slice(0, slash),
		filename: path.slice(slash + 1),
		origin: require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", startOf$1(file))
	}, require_start.scalarAt(git, "pathParamPrefix")?.text ?? "", context.goTemplate);
	const added = addValues(git, params, context);
	if (added.kind === "done") return added;
	return require_check.refused(added.at, `failed to append templated values: ${added.message}`);
}
function printed(params, { budget }) {
	const flat = flattenParams(params, false);
	if (flat === void 0) return void 0;
	const texts = /* @__PURE__ */ new Map();
	for (const [name, value] of flat) {
		const text = require_engine_action_worker_run_watch_run_run_run_engines.valueText(value, budget);
		if ("kind" in text) return void 0;
		texts.set(name, require_engine_action_worker_run_watch_run_run_run_engines.stringValue(text));
	}
	return require_engine_action_worker_run_watch_run_run_run_engines.mapValue(texts, params.origin);
}
function startOf$1(file) {
	return {
		kind: "scalar",
		file,
		start: 0,
		end: 0,
		text: "",
		style: "plain"
	};
}
// src/render/argo/application-set/generators/git/git-generator.ts
const STEPS_OF_PARAMETER = 5;
const WORDS$1 = "error generating params from git: ";
function generateFromGit(git, context) {
	const { project, projects } = context;
	if (project !== void 0 && projects?.has(project) === false) {
		const reason = `appprojects.argoproj.io ${require_check.goQuote(project)} not found`;
		return require_check.refused(git, `error getting project ${project}: ${reason}`);
	}
	const directories = require_start.itemsAt(git, "directories");
	const files = require_start.itemsAt(git, "files");
	if (directories.length === 0 && files.length === 0) return require_check.refused(git, "ApplicationSet is empty");
	const url = require_start.valueAt(git, "repoURL");
	const unknowable = [url, ...[...directories, ...files].map((one) => require_start.valueAt(one, "path"))].find((node) => node !== void 0 && require_start.makingOf(node)?.unknowable);
	if (unknowable !== void 0) return unknown(unknowable, require_start.words("it uses generator parameters that only the cluster knows"));
	const [first] = [...directories, ...files];
	const path = require_check.fixedPart(require_check.scalarText(require_start.valueAt(first, "path"), "kubectl"));
	const source = context.identify(require_check.scalarText(url, "kubectl"), path, git);
	if (source.kind === "unknown") return unknown(url ?? git, source.reason);
	const made = directories.length > 0 ? fromFolders(git, directories, source.tree, context) : fromFiles(git, files, source.tree, context);
	return made.kind === "refused" ? require_check.refused(made.at, WORDS$1 + made.message) : made;
}
function excludesAll(git, input) {
	const [folders, files] = [require_start.itemsAt(git, "directories"), require_start.itemsAt(git, "files")];
	const all = folders.length > 0 ? folders : files;
	const included = all.filter((pattern) => !require_check.isTrue(require_start.valueAt(pattern, "exclude"), "kubectl"));
	if (included.length === all.length) return false;
	const url = require_check.scalarText(require_start.valueAt(git, "repoURL"), "kubectl");
	const source = input.identify(url, void 0, git);
	if (source.kind === "unknown") return false;
	const { includeHiddenDirectories, newGitFileGlobbing, budget } = input;
	if (folders.length > 0) return findGitFolders(source.tree, included, includeHiddenDirectories, budget).length > 0;
	const found = findGitFiles(source.tree, included, newGitFileGlobbing, budget);
	return found.kind === "done" && found.value.length > 0;
}
function fromFolders(git, patterns, tree, context) {
	const { goTemplate, includeHiddenDirectories, budget } = context;
	const prefix = require_start.scalarAt(git, "pathParamPrefix")?.text ?? "";
	const made = [];
	const folders = findGitFolders(tree, patterns, includeHiddenDirectories, budget);
	for (const { path, pattern } of folders) {
		const origin = require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", require_start.valueAt(pattern, "path") ?? pattern);
		const params = require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map(), origin);
		addPathParams(params, {
			path,
			filename: void 0,
			origin
		}, prefix, goTemplate);
		const added = addValues(git, params, context);
		if (added.kind === "refused") return require_check.refused(added.at, "error generating params from apps: failed to append templated values: " + added.message);
		if (isTooMuch(params, context)) break;
		made.push({
			params,
			at: [pattern],
			standsFor: []
		});
	}
	return sets(made);
}
function isTooMuch(params, { budget }) {
	return require_engine_action_worker_run_watch_run_run_run_engines.charge(budget, STEPS_OF_PARAMETER * params.entries.size, 0) !== void 0;
}
function fromFiles(git, patterns, tree, context) {
	const { newGitFileGlobbing, budget } = context;
	const found = findGitFiles(tree, patterns, newGitFileGlobbing, budget);
	if (found.kind === "refused") return found;
	const made = [];
	for (const path of found.value) {
		const read = readParameterFile(path, git, tree, context);
		if (read.kind === "unknown") return read;
		if (read.kind === "refused") {
			const words = `unable to process file '${path}' from repository '${require_check.scalarText(require_start.valueAt(git, "repoURL"), "kubectl")}': `;
			return require_check.refused(read.at, words + read.message);
		}
		for (const set of read.sets) {
			if (isTooMuch(set.params, context)) return sets(made);
			made.push(set);
		}
	}
	return sets(made);
}
// src/render/argo/application-set/template/application-struct.ts
const RETRY = struct(["limit", INTEGER$1], [
	"backoff",
	one$1(struct(["duration maxDuration", TEXT], [
		"factor",
		INTEGER$1,
		"pointer"
	])),
	"pointer"
], ["refresh", FLAG]);
const SYNC_POLICY = struct([
	"automated",
	one$1(struct([
		"prune selfHeal allowEmpty enabled",
		FLAG,
		"pointer"
	])),
	"pointer"
], ["syncOptions", LIST], [
	"retry",
	one$1(RETRY),
	"pointer"
], [
	"managedNamespaceMetadata",
	one$1(struct(["labels annotations", TEXTS])),
	"pointer"
]);
const IGNORED_DIFFERENCES = struct(["group name namespace", TEXT], [
	"kind",
	TEXT,
	"always"
], ["jsonPointers jqPathExpressions managedFieldsManagers", LIST]);
const INFO = listOf(struct([
	"name value",
	TEXT,
	"always"
]));
const SOURCE_HYDRATOR = struct([
	"drySource",
	one$1(APPLICATION_SOURCE),
	"always"
], [
	"syncSource",
	one$1(struct([
		"targetBranch path",
		TEXT,
		"always"
	], ["repoURL", TEXT])),
	"always"
], [
	"hydrateTo",
	one$1(struct([
		"targetBranch",
		TEXT,
		"always"
	])),
	"pointer"
]);
const SPEC = struct([
	"source",
	one$1(APPLICATION_SOURCE),
	"pointer"
], [
	"destination",
	one$1(struct(["server namespace name", TEXT])),
	"always"
], [
	"project",
	TEXT,
	"always"
], [
	"syncPolicy",
	one$1(SYNC_POLICY),
	"pointer"
], ["ignoreDifferences", listOf(IGNORED_DIFFERENCES)], ["info", INFO], [
	"revisionHistoryLimit",
	INTEGER$1,
	"pointer"
], ["sources", listOf(APPLICATION_SOURCE)], [
	"sourceHydrator",
	one$1(SOURCE_HYDRATOR),
	"pointer"
]);
const OPERATION = struct([
	"sync",
	one$1(struct(["revision", TEXT], ["prune dryRun", FLAG], [
		"source",
		one$1(APPLICATION_SOURCE),
		"pointer"
	], ["manifests syncOptions revisions", LIST], ["sources", listOf(APPLICATION_SOURCE)])),
	"pointer"
], [
	"initiatedBy",
	one$1(struct(["username", TEXT], ["automated", FLAG])),
	"always"
], ["info", INFO], [
	"retry",
	one$1(RETRY),
	"always"
]);
const TEMPLATE = struct([
	"metadata",
	one$1(struct(["name namespace", TEXT], ["labels annotations", TEXTS], ["finalizers", LIST])),
	"always"
], [
	"spec",
	one$1(SPEC),
	"always"
]);
const APPLICATION = struct(["kind apiVersion", TEXT], [
	"metadata",
	one$1(struct(["name generateName namespace", TEXT], ["labels annotations", TEXTS], ["finalizers", LIST])),
	"always"
], [
	"spec",
	one$1(SPEC),
	"always"
], [
	"operation",
	one$1(OPERATION),
	"pointer"
]);
// src/render/argo/application-set/template/fill-template.ts
function fillTemplate(own, base, type) {
	let filled = own;
	for (const { key, name, value } of base.entries) {
		const mine = require_start.entryOf(filled, name)?.value;
		const field = type.get(name);
		const next = mine === void 0 || field === void 0 ? value : fill(mine, value, field.type);
		filled = require_check.withEntry(filled, key, next);
	}
	return filled;
}
function fill(own, base, type) {
	if (isEmpty(own)) return base;
	if (own.kind !== "map" || base.kind !== "map") return own;
	if (type.kind === "struct") return fillTemplate(own, base, type.of);
	return type.kind === "texts" ? fillTexts(own, base) : own;
}
function fillTexts(own, base) {
	let filled = own;
	for (const { key, name, value } of base.entries) {
		const mine = require_start.entryOf(filled, name)?.value;
		if (mine === void 0 || isEmpty(mine)) filled = require_check.withEntry(filled, key, value);
	}
	return filled;
}
function isEmpty(node) {
	if (node.kind === "map") return node.entries.length === 0;
	if (node.kind === "sequence") return node.items.length === 0;
	return node.tag === "!!str" ? node.text === "" : [
		"false",
		"0",
		"null"
	].includes(node.text);
}
// src/render/argo/application-set/template/fast-template.ts
const SPACE_AROUND = /^[\s\u0085]+|[\s\u0085]+$/g;
function renderFastTemplate(text, params, at) {
	const template = text.text;
	if (!template.split("\n").some(hasAction)) return require_check.done(text);
	const builder = require_engine_action_worker_run_watch_run_run_run_engines.newBuilder();
	let from = 0;
	for (let start = template.indexOf("{{"); start !== -1;) {
		const close = template.indexOf("}}", start + 2);
		if (close === -1) return require_check.refused(at, noEnd(template, start + 2));
		const end = close + 2;
		const value = params.entries.get(template.slice(start + 2, close).replaceAll(SPACE_AROUND, ""));
		if (value?.kind === "string" && !isBlank(template.slice(start + 2, close))) {
			require_engine_action_worker_run_watch_run_run_run_engines.appendPart(builder, text, from, start);
			const span = require_engine_action_worker_run_watch_run_run_run_engines.narrowSpan(text, start, end) ?? at;
			require_engine_action_worker_run_watch_run_run_run_engines.appendText(builder, value.text, {
				span,
				template: "template",
				caller: void 0
			});
			from = end;
		}
		start = template.indexOf("{{", end);
	}
	require_engine_action_worker_run_watch_run_run_run_engines.appendPart(builder, text, from, template.length);
	return require_check.done(require_engine_action_worker_run_watch_run_run_run_engines.finishText(builder));
}
function hasAction(line) {
	const start = line.indexOf("{{");
	return start !== -1 && line.lastIndexOf("}}") >= start + 2;
}
function isBlank(tag) {
	return tag.replaceAll(SPACE_AROUND, "") === "";
}
function noEnd(template, from) {
	const [whole, rest] = [require_check.goQuote(template), require_check.goQuote(template.slice(from))];
	return `invalid template: Cannot find end tag="}}" in the template=${whole} starting from ${rest}`;
}
// src/go/slug.ts
const WORDS = {
	"&": "and",
	"@": "at",
	"\"": "",
	"'": ""
};
const NOT_ASCII = /[^\x00-\x7f]/;
function slugOf(text, { longest, cutAtDash }) {
	if (NOT_ASCII.test(text)) return void 0;
	const lower = text.trim().replaceAll(/[&@"']/g, (sign) => WORDS[sign] ?? "").toLowerCase();
	const trimmed = (!cutAtDash && lower.length >= longest ? lower.slice(0, longest) : lower).replaceAll(/[^a-z0-9_-]/g, "-").replaceAll(/-+/g, "-").replaceAll(/^[-_]+|[-_]+$/g, "");
	if (!cutAtDash || longest <= 0 || trimmed.length <= longest) return trimmed;
	const dash = trimmed.lastIndexOf("-", longest);
	return dash === -1 ? trimmed.slice(0, longest) : trimmed.slice(0, dash);
}
// src/render/helm/functions/sprig-functions.ts
const OF_HELM = /* @__PURE__ */ new Set([
	"toYaml",
	"mustToYaml",
	"toYamlPretty",
	"fromYaml",
	"fromYamlArray",
	"toToml",
	"mustToToml",
	"fromToml",
	"fromJsonArray"
]);
const SPRIG_FUNCTIONS = new Map([
	...[...require_engine_action_worker_run_watch_run_run_run_engines.helmFunctions(3)].filter(([name]) => !OF_HELM.has(name) && name !== "getHostByName"),
	["fail", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.STRING], ([{ text }]) => require_engine_action_worker_run_watch_run_run_run_engines.failed(text.text))],
	["fromJson", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.STRING], ([{ text }]) => require_engine_action_worker_run_watch_run_run_run_engines.parseJson(text).value ?? require_engine_action_worker_run_watch_run_run_run_engines.NIL)]
]);
// src/render/argo/application-set/template/template-functions.ts
const IN_JSON = "error unmarshaling JSON: while decoding JSON: ";
const TEMPLATE_FUNCTIONS = new Map([
	...SPRIG_FUNCTIONS,
	["normalize", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.STRING], ([{ text }]) => require_engine_action_worker_run_watch_run_run_run_engines.stringValue(require_engine_action_worker_run_watch_run_run_run_engines.remadeText(text, sanitizeName(text.text))))],
	["slugify", require_engine_action_worker_run_watch_run_run_run_engines.goVariadic([], require_engine_action_worker_run_watch_run_run_run_engines.ANY, (_, args) => slugify$1(args))],
	["toYaml", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.ANY], ([value], { budget }) => {
		const text = require_engine_action_worker_run_watch_run_run_run_engines.toYamlText(value, budget);
		return "kind" in text ? text : require_engine_action_worker_run_watch_run_run_run_engines.stringValue(text);
	})],
	["fromYaml", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.STRING], ([{ text }]) => readAs(text, "map"))],
	["fromYamlArray", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.STRING], ([{ text }]) => readAs(text, "list"))]
]);
function slugify$1(args) {
	const name = args.at(-1);
	if (name === void 0) return require_engine_action_worker_run_watch_run_run_run_engines.stringValue({
		text: "",
		pieces: []
	});
	const [longest, cutAtDash] = args.slice(0, -1);
	if (name.kind !== "string") return panic(name, "string");
	if (longest !== void 0 && (longest.kind !== "int" || longest.type.name !== "int")) return panic(longest, "int");
	if (cutAtDash !== void 0 && cutAtDash.kind !== "bool") return panic(cutAtDash, "bool");
	const options = {
		longest: Number(longest?.value ?? 50),
		cutAtDash: cutAtDash?.value ?? true
	};
	const slug = slugOf(sanitizeName(name.text.text), options) ?? "";
	return require_engine_action_worker_run_watch_run_run_run_engines.stringValue(require_engine_action_worker_run_watch_run_run_run_engines.remadeText(name.text, slug));
}
function panic(value, wanted) {
	const type = value.kind === "nil" ? "nil" : value.type.name;
	return require_engine_action_worker_run_watch_run_run_run_engines.failed(`interface conversion: interface {} is ${type}, not ${wanted}`);
}
function readAs(text, kind) {
	const { value, error } = require_engine_action_worker_run_watch_run_run_run_engines.readYamlValue(text);
	if (error !== void 0) return require_engine_action_worker_run_watch_run_run_run_engines.failed(error);
	const mistake = require_engine_action_worker_run_watch_run_run_run_engines.mismatch(value, kind, kind === "map" ? require_engine_action_worker_run_watch_run_run_run_engines.MAP : require_engine_action_worker_run_watch_run_run_run_engines.LIST);
	if (mistake !== void 0) return require_engine_action_worker_run_watch_run_run_run_engines.failed(IN_JSON + mistake);
	if (value !== void 0 && value.kind !== "nil") return value;
	return kind === "map" ? require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map()) : require_engine_action_worker_run_watch_run_run_run_engines.listValue([]);
}
// src/render/argo/application-set/template/fill-text.ts
const MISSING_KEYS = /* @__PURE__ */ new Map([
	["missingkey=default", "default"],
	["missingkey=invalid", "default"],
	["missingkey=zero", "zero"],
	["missingkey=error", "error"]
]);
function newFiller(goTemplate, options, budget) {
	const sources = /* @__PURE__ */ new WeakMap();
	const sourceOf = (scalar) => {
		let source = sources.get(scalar);
		if (source === void 0) {
			source = require_engine_action_worker_run_watch_run_run_run_engines.nodeText(scalar, scalar.text, require_engine_action_worker_run_watch_run_run_run_engines.originOf("template", scalar));
			sources.set(scalar, source);
		}
		return source;
	};
	if (!goTemplate) return (scalar, params) => renderFastTemplate(sourceOf(scalar), params, scalar);
	return goFiller(sourceOf, options, budget);
}
function goFiller(sourceOf, options, budget) {
	const render = require_engine_action_worker_run_watch_run_run_run_engines.newTextRenderer({
		name: "base",
		functions: TEMPLATE_FUNCTIONS
	});
	const unknown = options.find((option) => !MISSING_KEYS.has(option));
	const asked = options.flatMap((option) => MISSING_KEYS.get(option) ?? []).at(-1) ?? "default";
	return (scalar, params, strict = false) => {
		if (unknown !== void 0) return require_check.refused(scalar, `panic: unrecognized option: ${unknown}`);
		const missingKey = strict ? "error" : asked;
		const rendered = render(sourceOf(scalar), params, {
			missingKey,
			budget
		});
		if (rendered.kind === "text") return require_check.done(rendered.text);
		const message = `failed to ${rendered.kind === "error" ? "execute go" : "parse"} template ${scalar.text}: ${rendered.message}`;
		return require_check.refused(rendered.at ?? scalar, message);
	};
}
// src/render/argo/application-set/template/uses-parameters.ts
const ACTION$1 = /\{\{-?((?:[^{}]|\{[^{])*?)-?\}\}/g;
const PLAIN = /^\s*(?:\.[\w.]+|index\s+\.[\w.]+\s+(?:"[^"]*"|\d+))\s*(?:\|\s*(?:normalize|lower|upper|quote|squote|toString|trim|trunc\s+-?\d+)\s*)*$/;
const DOT = /[\s({|,]\.[\s)}|]/;
function fillerFor({ params, standsFor }, context) {
	const unknown = standsFor.length === 0 || !context.goTemplate ? [] : placeholdersIn(params);
	return (scalar, strict) => {
		return unknown.length > 0 && !onlyPrints(scalar) && mentions(scalar, unknown) ? require_check.done(unknownText(scalar)) : context.fill(scalar, params, strict);
	};
}
function isUnknown(text) {
	return text.pieces.some(({ origin }) => origin?.unknowable !== void 0);
}
function placeholdersIn({ entries }) {
	return [...entries].filter(([, value]) => holdsPlaceholder(value)).map(([name]) => name);
}
function holdsPlaceholder(value) {
	switch (value.kind) {
		case "string": return require_engine_action_worker_run_watch_run_run_run_engines.textOrigin(value.text)?.unknowable !== void 0;
		case "map": return [...value.entries.values()].some(holdsPlaceholder);
		case "list": return value.items.some(holdsPlaceholder);
		default: return false;
	}
}
function onlyPrints({ text }) {
	return [...text.matchAll(ACTION$1)].every(([, inside = ""]) => PLAIN.test(inside));
}
function mentions({ text }, names) {
	const written = new Set(text.split(/[^\w]+/));
	return DOT.test(text) || names.some((name) => written.has(name));
}
function unknownText(scalar) {
	const origin = {
		...require_engine_action_worker_run_watch_run_run_run_engines.originOf("template", scalar),
		unknowable: "the template"
	};
	return require_engine_action_worker_run_watch_run_run_run_engines.textOf(scalar.text, origin);
}
// src/render/argo/application-set/template/filled-scalar.ts
function filledScalar(template, filled, id) {
	if (filled.kind === "refused") return filled;
	const shown = bracedPlaceholders(filled.value);
	const { text, pieces } = shown;
	const written = {
		file: require_engine_action_worker_run_watch_run_run_run_engines.renderedFile(template.file.path, shown, template),
		start: 0,
		end: text.length
	};
	const values = pieces.map(({ origin }) => origin === void 0 ? void 0 : require_engine_action_worker_run_watch_run_run_run_engines.allOrigins(origin).find(({ by }) => by === "value")?.span);
	const [first] = values;
	const asked = first !== void 0 && values.every((span) => span === first) ? template : values.find((span) => span !== void 0) ?? template;
	const scalar = require_check.stringScalar(text, written, templated(asked, template.trail, id), "plain");
	return require_check.done(isUnknown(shown) ? {
		...scalar,
		value: partsOf(shown)
	} : scalar);
}
function bracedPlaceholders(text) {
	if (!isUnknown(text)) return text;
	const parts = piecesOf(text).flatMap(({ start, end, origin }) => {
		const name = origin?.unknowable;
		if (name === void 0 || text.text.slice(start, end).includes("{{")) return [];
		return [{
			start,
			end,
			by: require_engine_action_worker_run_watch_run_run_run_engines.textOf(`{{${name}}}`, origin)
		}];
	});
	return require_engine_action_worker_run_watch_run_run_run_engines.replaceParts(text, parts);
}
function partsOf(text) {
	return piecesOf(text).map(({ start, end, origin }) => {
		const run = text.text.slice(start, end);
		const name = origin?.unknowable;
		return name === void 0 ? {
			kind: "text",
			text: run
		} : {
			kind: "placeholder",
			label: name
		};
	});
}
function piecesOf({ pieces }) {
	return pieces.map((piece, index) => ({
		...piece,
		start: pieces[index - 1]?.end ?? 0
	}));
}
function templated(at, before, id) {
	return {
		step: {
			kind: "template",
			at,
			in: id
		},
		before
	};
}
// src/render/argo/application-set/template/render-node.ts
const JSON_WORDS = "failed to deeply replace JSON field contents: ";
function renderNode(node, fill) {
	switch (node.kind) {
		case "scalar": return isTemplate(node) ? fill(node) : require_check.done(node);
		case "sequence": {
			const items = [];
			for (const item of node.items) {
				const rendered = renderNode(item, fill);
				if (rendered.kind === "refused") return rendered;
				items.push(rendered.value);
			}
			return require_check.done(require_check.withItems(node, items));
		}
		default: {
			const entries = [];
			for (const one of node.entries) {
				if (require_check.isNull(one.value, "kubectl")) continue;
				const rendered = renderEntry(one, fill);
				if (rendered.kind === "refused") return rendered;
				entries.push(rendered.value);
			}
			return require_check.done(require_check.withEntries(node, lastOfEach(entries)));
		}
	}
}
function renderEntry(one, fill) {
	const value = renderNode(one.value, fill);
	if (value.kind === "refused") return one.name === "valuesObject" ? require_check.refused(value.at, JSON_WORDS + value.message) : value;
	if (!one.name.includes("{{")) return require_check.done(value.value === one.value ? one : require_start.entryWith(one, value.value));
	const key = fill({
		...one.key,
		text: one.name,
		tag: "!!str"
	});
	if (key.kind === "refused") return key;
	return require_check.done({
		key: key.value,
		name: key.value.text,
		value: value.value
	});
}
function isTemplate(scalar) {
	return scalar.text.includes("{{") && require_check.resolveScalar(scalar, "kubectl").kind === "string";
}
function lastOfEach(entries) {
	const byName = new Map(entries.map((one) => [one.name, one]));
	return byName.size === entries.length ? entries : [...byName.values()];
}
// src/render/argo/application-set/template/settle.ts
function settleObject(node, type) {
	const decoding = {
		failures: [],
		strict: false,
		lenientText: false,
		dialect: "kubectl",
		name: NAME
	};
	const object = rewriteStruct(node, type, decoding, "");
	const [first] = decoding.failures;
	return {
		object,
		mistake: first && require_check.refused(first.at, first.message.replace(`invalid ${NAME}: `, ""), first.words)
	};
}
const NAME = "Application";
function settleJson(node, dialect) {
	if (node.kind === "map") {
		const entries = node.entries.map(({ key, name, value }) => ({
			key: asText(key, name),
			name,
			value: settleJson(value, dialect)
		}));
		return {
			...node,
			entries
		};
	}
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => settleJson(item, dialect))
	};
	const resolved = require_check.resolveScalar(node, dialect);
	switch (resolved.kind) {
		case "string": return asText(node, resolved.value);
		case "int":
		case "float": return require_check.scalarOf(require_check.goFloatJson(resolved.value), node, node.trail);
		case "bool": return require_check.scalarOf(String(resolved.value), node, node.trail);
		default: return require_check.scalarOf("null", node, node.trail);
	}
}
function asText(node, text) {
	return node.tag === "!!str" && node.text === text ? node : {
		...node,
		text,
		tag: "!!str"
	};
}
// src/render/argo/application-set/template/merge-patch.ts
const DIRECTIVE = "$patch";
const RETAIN = "$retainKeys";
const DELETE_FROM = "$deleteFromPrimitiveList/";
const ORDER = "$setElementOrder/";
const ADDED_TO = "finalizers";
function mergePatch(original, patch, type) {
	return mergeMaps(original, patch, {
		kind: "struct",
		of: type
	});
}
function mergeMaps(original, patch, type) {
	const directive = require_start.entryOf(patch, DIRECTIVE);
	if (directive !== void 0) return byDirective(patch, directive);
	const retained = retainKeys(original, patch);
	if (retained.kind === "refused") return retained;
	let merged = retained.value;
	for (const one of patch.entries) {
		if (one.name === RETAIN || one.name.startsWith(ORDER)) continue;
		const next = mergeEntry(merged, one, type);
		if (next.kind === "refused") return next;
		merged = next.value;
	}
	return require_check.done(merged);
}
function byDirective(patch, { value }) {
	const text = value.kind === "scalar" ? value.text : "";
	if (text === "replace") return require_check.done(require_check.withoutEntry(patch, DIRECTIVE));
	if (text === "delete") return require_check.done({
		...patch,
		entries: []
	});
	return require_check.refused(value, `unknown patch type found: ${text}`);
}
function retainKeys(original, patch) {
	const directive = require_start.entryOf(patch, RETAIN)?.value;
	if (directive === void 0) return require_check.done(original);
	const bad = "invalid patch format of retainKeys";
	if (directive.kind !== "sequence") return require_check.refused(directive, bad);
	const kept = new Set(directive.items.map((item) => item.kind === "scalar" ? item.text : ""));
	const extra = patch.entries.find(({ name, value }) => !name.startsWith("$") && !require_check.isNull(value, "kubectl") && !kept.has(name));
	if (extra !== void 0) return require_check.refused(extra.key, bad);
	return require_check.done(require_check.withEntries(original, original.entries.filter(({ name }) => kept.has(name))));
}
function mergeEntry(original, one, type) {
	const { key, name, value } = one;
	if (name.startsWith(DELETE_FROM)) return require_check.done(deleteItems(original, name.slice(25), value));
	if (require_check.isNull(value, "kubectl")) return require_check.done(require_check.withoutEntry(original, name));
	const old = require_start.entryOf(original, name)?.value;
	if (old?.kind === "map" && value.kind === "map") {
		const inner = innerOf(type, one);
		if (inner.kind === "refused") return inner;
		const merged = mergeMaps(old, value, inner.value);
		return merged.kind === "refused" ? merged : require_check.done(require_check.withEntry(original, key, merged.value));
	}
	if (old?.kind === "sequence" && value.kind === "sequence") {
		const inner = innerOf(type, one);
		if (inner.kind === "refused") return inner;
		const merged = name === ADDED_TO ? mergeTexts(old, value) : value;
		return require_check.done(require_check.withEntry(original, key, merged));
	}
	const added = cleaned(value);
	return require_check.done(added === void 0 ? require_check.withoutEntry(original, name) : require_check.withEntry(original, key, added));
}
function innerOf(type, { key, name }) {
	if (type.kind === "struct") {
		const folded = name.toLowerCase();
		const field = type.of.get(name) ?? [...type.of].find(([known]) => known.toLowerCase() === folded)?.[1];
		if (field !== void 0) return require_check.done(field.type);
	} else if (type.kind !== "any") return require_check.refused(key, "merging an object in json but data type is not struct, instead is: map");
	const struct = type.kind === "any" ? "RawExtension" : "the type";
	return require_check.refused(key, `unable to find api field in struct ${struct} for the json field "${name}"`);
}
function mergeTexts(original, patch) {
	const added = /* @__PURE__ */ new Map();
	for (const item of patch.items) if (!added.has(textOf(item))) added.set(textOf(item), item);
	const places = /* @__PURE__ */ new Map();
	for (const item of original.items) if (!places.has(textOf(item))) places.set(textOf(item), places.size);
	const left = original.items.filter((item) => !added.has(textOf(item)));
	const items = [];
	let at = 0;
	for (const [text, item] of added) {
		const place = places.get(text) ?? -1;
		for (let next = left[at]; next !== void 0; next = left[at]) {
			if ((places.get(textOf(next)) ?? place) >= place) break;
			items.push(next);
			at += 1;
		}
		items.push(item);
	}
	return require_check.withItems(patch, [...items, ...left.slice(at)]);
}
function textOf(node) {
	return node.kind === "scalar" ? node.text : "";
}
function deleteItems(original, name, value) {
	const old = require_start.entryOf(original, name);
	if (old?.value.kind !== "sequence" || value.kind !== "sequence") return original;
	const gone = new Set(value.items.map(textOf));
	const items = old.value.items.filter((item) => item.kind !== "scalar" || !gone.has(item.text));
	return require_check.withEntry(original, old.key, require_check.withItems(old.value, items));
}
function cleaned(node) {
	if (node.kind === "scalar") return node;
	if (node.kind === "sequence") return require_check.withItems(node, node.items.flatMap((item) => cleaned(item) ?? []));
	if (require_start.entryOf(node, DIRECTIVE) !== void 0) return void 0;
	const entries = node.entries.flatMap((one) => {
		if (one.name.startsWith("$") || require_check.isNull(one.value, "kubectl")) return [];
		const value = cleaned(one.value);
		return value === void 0 ? [] : [require_start.entryWith(one, value)];
	});
	return require_check.withEntries(node, entries);
}
// src/render/argo/application-set/template/template-patch.ts
function applyTemplatePatch(app, source, patch, limits) {
	const read = readPatch(source, patch, limits);
	if (read.kind === "refused") return read;
	if (read.value === void 0) return require_check.done(app);
	const { mistake } = settleObject(read.value, APPLICATION);
	const shown = require_check.goQuote(require_check.goJson(read.value));
	if (mistake !== void 0) {
		const message = `invalid templatePatch ${shown}: ${mistake.message}`;
		return require_check.refused(inTemplate(mistake.at), message);
	}
	const merged = mergePatch(app, read.value, APPLICATION);
	if (merged.kind === "refused") {
		const words = `error while applying templatePatch template to json ${shown}: `;
		return require_check.refused(inTemplate(merged.at), words + merged.message);
	}
	return require_check.done(keepProject(settleObject(merged.value, APPLICATION).object, app));
}
function readPatch(file, patch, limits) {
	const { text } = file;
	if (text.trimStart().startsWith("{") && !isJson(text)) return require_check.refused(patch, `invalid templatePatch ${require_check.goQuote(text)}: it begins as JSON and is not JSON`);
	const range = {
		file,
		start: 0,
		end: text.length
	};
	const { root, fault } = require_check.parseDocument(range, limits, { endLastLine: false });
	if (fault !== void 0) {
		const words = `error while converting template to json ${require_check.goQuote(text)}: `;
		return require_check.refused(fault.at, words + (fault.kubectl ?? fault.message));
	}
	if (root === void 0 || require_check.isNull(root, "kubectl")) return require_check.done(void 0);
	const plain = settleJson(root, "kubectl");
	if (plain.kind === "map") return require_check.done(plain);
	const words = `json: cannot unmarshal ${require_check.jsonTypeName(root, "kubectl")} into Go value of type v1alpha1.Application`;
	return require_check.refused(root, `invalid templatePatch ${require_check.goQuote(require_check.goJson(plain))}: ${words}`);
}
function inTemplate(at) {
	return require_start.makingOf(at)?.calls[0] ?? at;
}
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
function keepProject(patched, app) {
	const before = require_start.entryOf(require_start.entryOf(app, "spec")?.value, "project");
	const spec = require_start.entryOf(patched, "spec");
	if (before === void 0 || spec?.value.kind !== "map") return patched;
	return require_check.withEntry(patched, spec.key, require_check.withEntry(spec.value, before.key, before.value));
}
// src/render/argo/application-set/template/render-application.ts
const FINALIZER = "resources-finalizer.argocd.argoproj.io";
const API_VERSION = "argoproj.io/v1alpha1";
function renderApplication(set, spec, template, parameters, context) {
	const { params, at } = parameters;
	const fill = fillerFor(parameters, context);
	const rendered = params.entries.size === 0 ? require_check.done(template) : renderNode(template, (scalar) => filledScalar(scalar, fill(scalar), context.id));
	if (rendered.kind === "refused") return rendered;
	const keeps = require_check.isTrue(require_start.valueAt(spec, "syncPolicy", "preserveResourcesOnDeletion"), "kubectl");
	let app = settleObject(params.entries.size === 0 || keeps ? rendered.value : withFinalizer(rendered.value), APPLICATION).object;
	const patch = require_start.scalarAt(spec, "templatePatch");
	if (patch !== void 0) {
		const text = fill(patch);
		if (text.kind === "refused") return require_check.refused(text.at, `error replacing values in templatePatch: ${text.message}`);
		const patched = applyTemplatePatch(app, require_engine_action_worker_run_watch_run_run_run_engines.renderedFile(patch.file.path, text.value, patch), patch, context.limits);
		if (patched.kind === "refused") return patched;
		app = patched.value;
	}
	return require_check.done(manifestOf$1(set, app, at, context.id));
}
function withFinalizer(app) {
	const metadata = require_start.mapAt(app, "metadata");
	if (require_start.itemsAt(metadata, "finalizers").length > 0) return app;
	const at = metadata ?? app;
	const list = require_check.sequenceOf([require_check.stringScalar(FINALIZER, at, at.trail)], at, at.trail);
	const before = metadata ?? require_check.mapOf([], at, at.trail);
	const next = require_check.withEntry(before, require_check.scalarOf("finalizers", at, at.trail), list);
	return require_check.withEntry(app, require_check.scalarOf("metadata", at, at.trail), next);
}
function manifestOf$1(set, app, at, id) {
	let trail = app.trail;
	for (const span of at) trail = templated(span, trail, id);
	const bare = require_start.mapAt(app, "metadata") ?? require_check.mapOf([], app, app.trail);
	const written = require_start.entryOf(require_start.mapAt(set.node, "metadata"), "namespace");
	const metadata = written === void 0 ? require_check.withoutEntry(bare, "namespace") : require_check.withEntry(bare, written.key, written.value);
	const entries = [...[["apiVersion", API_VERSION], ["kind", "Application"]].map(([name, text]) => require_check.entry(require_check.scalarOf(name, app, trail), headText(app, name, text))), ...require_start.entriesAt(app).filter(({ name }) => name !== "apiVersion" && name !== "kind").map((one) => one.name === "metadata" ? require_start.entryWith(one, metadata) : one)];
	const node = {
		...app,
		entries,
		...trail !== void 0 && { trail }
	};
	return {
		apiVersion: API_VERSION,
		group: "argoproj.io",
		kind: "Application",
		name: require_start.scalarAt(metadata, "name")?.text,
		namespace: set.namespace,
		node,
		dialect: "kubectl"
	};
}
function headText(app, name, text) {
	return require_start.scalarAt(app, name) ?? require_check.stringScalar(text, app, app.trail);
}
// src/render/argo/application-set/generators/settle-generator.ts
const DEEPEST = 2;
const GENERATOR_KINDS = [
	["list", [
		"elements",
		"template",
		"elementsYaml"
	]],
	["clusters", [
		"selector",
		"template",
		"values",
		"flatList"
	]],
	["git", "repoURL directories files revision requeueAfterSeconds template pathParamPrefix values".split(" ")],
	["scmProvider", [
		"github",
		"gitlab",
		"bitbucket",
		"bitbucketServer",
		"gitea",
		"azureDevOps",
		"filters",
		"cloneProtocol",
		"requeueAfterSeconds",
		"template",
		"values",
		"awsCodeCommit"
	]],
	["clusterDecisionResource", [
		"configMapRef",
		"name",
		"requeueAfterSeconds",
		"labelSelector",
		"template",
		"values"
	]],
	["pullRequest", [
		"github",
		"gitlab",
		"gitea",
		"bitbucketServer",
		"filters",
		"requeueAfterSeconds",
		"template",
		"bitbucket",
		"azuredevops",
		"values",
		"continueOnRepoNotFoundError"
	]],
	["matrix", ["generators", "template"]],
	["merge", [
		"generators",
		"mergeKeys",
		"template"
	]],
	["plugin", [
		"configMapRef",
		"input",
		"requeueAfterSeconds",
		"template",
		"values"
	]]
];
const NESTING = /* @__PURE__ */ new Set(["matrix", "merge"]);
function settleGenerator(item, depth = 0) {
	const bare = item.kind === "map" ? item : {
		...placeOf$1(item),
		kind: "map",
		entries: []
	};
	const kinds = GENERATOR_KINDS.flatMap(([kind, fields]) => {
		const one = require_start.entryOf(bare, kind);
		if (one?.value.kind !== "map" || NESTING.has(kind) && depth >= DEEPEST) return [];
		return [require_start.entryWith(one, settleKind(kind, one.value, fields, depth))];
	});
	const selector = require_start.entryOf(bare, "selector");
	const isSelected = selector !== void 0 && !require_check.isNull(selector.value, "kubectl");
	return require_check.withEntries(bare, isSelected ? [...kinds, selector] : kinds);
}
function settleKind(kind, node, fields, depth) {
	const entries = fields.flatMap((name) => {
		const one = require_start.entryOf(node, name);
		if (one === void 0 || require_check.isNull(one.value, "kubectl")) return [];
		if (name === "generators") return [require_start.entryWith(one, settleChildren(one.value, depth))];
		if (name !== "template") return [one];
		if (depth > 0 && NESTING.has(kind)) return [];
		return one.value.kind === "map" ? [require_start.entryWith(one, settleObject(one.value, TEMPLATE).object)] : [];
	});
	return require_check.withEntries(node, entries);
}
function settleChildren(list, depth) {
	if (list.kind !== "sequence") return list;
	return require_check.withItems(list, list.items.map((item) => settleGenerator(item, depth + 1)));
}
function placeOf$1({ file, start, end }) {
	return {
		file,
		start,
		end
	};
}
// src/render/argo/application-set/generators/label-selector.ts
function readLabelSelector(selector, selects) {
	const equal = require_start.entriesAt(selector, "matchLabels").map(({ key, name, value }) => ({
		at: key,
		key: name,
		operator: "In",
		values: [require_check.scalarText(value, "kubectl")]
	}));
	const expressions = require_start.itemsAt(selector, "matchExpressions").map((node) => ({
		at: node,
		key: require_check.scalarText(require_start.valueAt(node, "key"), "kubectl"),
		operator: require_check.scalarText(require_start.valueAt(node, "operator"), "kubectl"),
		values: require_start.itemsAt(node, "values").map((value) => require_check.scalarText(value, "kubectl"))
	}));
	const all = [...equal, ...expressions];
	for (const requirement of all) {
		const refusal = refusalOf(requirement, selects);
		if (refusal !== void 0) return require_check.refused(requirement.at, refusal);
	}
	return require_check.done(all);
}
function isSelected(requirements, valueOf) {
	return requirements.every(({ key, operator, values }) => {
		const value = valueOf(key);
		if (typeof value === "object") return true;
		switch (operator) {
			case "In": return value !== void 0 && values.includes(value);
			case "NotIn": return value === void 0 || !values.includes(value);
			case "Exists": return value !== void 0;
			default: return value === void 0;
		}
	});
}
function refusalOf({ key, operator, values }, selects) {
	if (![
		"In",
		"NotIn",
		"Exists",
		"DoesNotExist"
	].includes(operator)) return `"${operator}" is not a valid ${selects === "labels" ? "label" : "pod"} selector operator`;
	const refusals = require_check.labelKeyRefusals(key);
	if (refusals.length > 0) return `key: Invalid value: "${key}": ${refusals.join("; ")}`;
	const needsValues = operator === "In" || operator === "NotIn";
	if (needsValues && values.length === 0) return "values: Invalid value: []: for 'in', 'notin' operators, values set can't be empty";
	if (!needsValues && values.length > 0) return `values: Invalid value: ${JSON.stringify(values)}: values set must be empty for exists and does not exist`;
	return selects === "labels" ? valueRefusal(key, values) : void 0;
}
function valueRefusal(key, values) {
	const all = values.flatMap((value, index) => {
		const refusals = require_check.labelValueRefusals(value);
		if (refusals.length === 0) return [];
		return [`values[${index}][${key}]: Invalid value: ${require_check.goQuote(value)}: ${refusals.join("; ")}`];
	});
	return all.length > 1 ? `[${all.join(", ")}]` : all[0];
}
// src/render/argo/application-set/generators/cluster-generator.ts
const IN_CLUSTER = "in-cluster";
const IN_CLUSTER_SERVER = "https://kubernetes.default.svc";
const SECRET_TYPE = "argocd.argoproj.io/secret-type";
const FLAT = require_engine_action_worker_run_watch_run_run_run_engines.sliceType(require_engine_action_worker_run_watch_run_run_run_engines.MAP);
function generateFromClusters(generator, clusters, context) {
	const selector = require_start.valueAt(generator, "selector");
	const read = selector === void 0 ? void 0 : readLabelSelector(selector, "labels");
	if (read?.kind === "refused") return require_check.refused(read.at, "error getting cluster secrets: error converting label selector: " + read.message);
	const requirements = read?.value ?? [];
	const selected = selectClusters(clusters, requirements);
	const isRegistered = selected.some(({ server }) => server === IN_CLUSTER_SERVER);
	const all = requirements.length > 0 || isRegistered ? selected : [...selected, void 0];
	const made = [];
	for (const cluster of all) {
		const params = clusterParams(cluster, require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", cluster?.at ?? generator), context.goTemplate);
		const added = addValues(generator, params, context);
		if (added.kind === "refused") {
			const which = cluster === void 0 ? "local cluster" : "cluster";
			return require_check.refused(added.at, `error appending templated values for ${which}: ${added.message}`);
		}
		made.push({
			params,
			at: [cluster?.at ?? generator],
			standsFor: []
		});
	}
	return require_check.isTrue(require_start.scalarAt(generator, "flatList"), "kubectl") ? flat(made, generator) : sets(made);
}
function selectClusters(clusters, requirements) {
	const byName = /* @__PURE__ */ new Map();
	for (const cluster of clusters) {
		const labels = labelsOf(cluster);
		if (isSelected(requirements, (key) => labels.get(key))) byName.set(cluster.name, cluster);
	}
	return [...byName.values()];
}
function labelsOf({ labels }) {
	return new Map([...labels, [SECRET_TYPE, "cluster"]]);
}
function clusterParams(cluster, origin, goTemplate) {
	const name = cluster?.name ?? IN_CLUSTER;
	const entries = /* @__PURE__ */ new Map([
		["name", require_engine_action_worker_run_watch_run_run_run_engines.stringOf(name, origin)],
		["nameNormalized", require_engine_action_worker_run_watch_run_run_run_engines.stringOf(sanitizeName(name), origin)],
		["server", require_engine_action_worker_run_watch_run_run_run_engines.stringOf(cluster?.server ?? IN_CLUSTER_SERVER, origin)],
		["project", require_engine_action_worker_run_watch_run_run_run_engines.stringOf(cluster?.project ?? "", origin)]
	]);
	if (cluster === void 0) return require_engine_action_worker_run_watch_run_run_run_engines.mapValue(entries, origin);
	const [annotations, labels] = [cluster.annotations, labelsOf(cluster)];
	if (goTemplate) {
		const metadata = /* @__PURE__ */ new Map();
		if (annotations.size > 0) metadata.set("annotations", textMap(annotations, origin));
		metadata.set("labels", textMap(labels, origin));
		entries.set("metadata", require_engine_action_worker_run_watch_run_run_run_engines.mapValue(metadata, origin));
	} else {
		for (const [key, value] of annotations) entries.set(`metadata.annotations.${key}`, require_engine_action_worker_run_watch_run_run_run_engines.stringOf(value, origin));
		for (const [key, value] of labels) entries.set(`metadata.labels.${key}`, require_engine_action_worker_run_watch_run_run_run_engines.stringOf(value, origin));
	}
	return require_engine_action_worker_run_watch_run_run_run_engines.mapValue(entries, origin);
}
function textMap(texts, origin) {
	const entries = [...texts].map(([key, text]) => [key, require_engine_action_worker_run_watch_run_run_run_engines.stringOf(text, origin)]);
	return require_engine_action_worker_run_watch_run_run_run_engines.mapValue(new Map(entries), origin, require_engine_action_worker_run_watch_run_run_run_engines.STRING_MAP);
}
function flat(made, generator) {
	const origin = require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", generator);
	const list = require_engine_action_worker_run_watch_run_run_run_engines.listValue(made.map(({ params }) => params), origin, FLAT);
	return sets([{
		params: require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map([["clusters", list]]), origin),
		at: [generator],
		standsFor: []
	}]);
}
// src/render/argo/application-set/generators/interpolate-generator.ts
const WITH_VALUES = /* @__PURE__ */ new Set([
	"clusters",
	"git",
	"scmProvider",
	"clusterDecisionResource",
	"pullRequest",
	"plugin"
]);
function interpolateGenerator(kind, generator, elder, context) {
	const filler = fillerFor(elder, context);
	const fill = (scalar) => filledScalar(scalar, filler(scalar), context.id);
	const early = (scalar) => {
		const filled = filledScalar(scalar, filler(scalar, true), context.id);
		return filled.kind === "refused" && isMissingKey(filled.message) ? require_check.done(scalar) : filled;
	};
	const made = interpolateKind(kind, generator, fill, early);
	if (made.kind === "done") return made;
	return require_check.refused(made.at, `failed to replace parameters in generator: ${made.message}`);
}
function isMissingKey(message) {
	return message.includes("map has no entry for key") || message.includes("can't evaluate field");
}
function interpolateKind(kind, generator, fill, early) {
	const entries = [];
	for (const one of generator.entries) {
		const made = interpolateEntry(kind, one, fill, early);
		if (made.kind === "refused") return made;
		entries.push(made.value);
	}
	return require_check.done(require_check.withEntries(generator, entries));
}
function interpolateEntry(kind, one, fill, early) {
	if (one.name === "values" && WITH_VALUES.has(kind)) return interpolateValues(one, early);
	if (one.name === "generators" && (kind === "matrix" || kind === "merge")) {
		const value = interpolateChildren(one.value, fill, early);
		return value.kind === "refused" ? value : require_check.done(require_start.entryWith(one, value.value));
	}
	if (kind !== "list" || one.name !== "elements") return renderEntry(one, fill);
	const made = renderEntry(one, fill);
	if (made.kind === "done") return made;
	return require_check.refused(made.at, JSON_WORDS + made.message);
}
function interpolateValues(one, early) {
	if (one.value.kind !== "map") return require_check.done(one);
	const entries = [];
	for (const value of one.value.entries) {
		const made = renderNode(value.value, early);
		if (made.kind === "refused") {
			const words = `failed to pre-resolve Values key ${require_check.goQuote(value.name)}: `;
			return require_check.refused(made.at, words + made.message);
		}
		entries.push(require_start.entryWith(value, made.value));
	}
	return require_check.done(require_start.entryWith(one, require_check.withEntries(one.value, entries)));
}
function interpolateChildren(list, fill, early) {
	if (list.kind !== "sequence") return require_check.done(list);
	const items = [];
	for (const item of require_start.itemsAt(list)) {
		if (item.kind !== "map") continue;
		const entries = [];
		for (const one of item.entries) {
			const made = childEntry(one, fill, early);
			if (made.kind === "refused") return made;
			entries.push(made.value);
		}
		items.push(require_check.withEntries(item, entries));
	}
	return require_check.done(require_check.withItems(list, items));
}
function childEntry(one, fill, early) {
	if (one.value.kind !== "map" || require_start.entryOf(one.value, "matchLabels") !== void 0) return renderEntry(one, fill);
	const value = interpolateKind(one.name, one.value, fill, early);
	return value.kind === "refused" ? value : require_check.done(require_start.entryWith(one, value.value));
}
// src/render/argo/application-set/generators/list-generator.ts
const WROTE = {
	by: "value",
	secret: false
};
function generateFromList(list, context) {
	const made = [];
	for (const element of require_start.itemsAt(list, "elements")) {
		const params = elementParams(element, context);
		if (params.kind === "refused") return params;
		made.push({
			params: params.value,
			at: [element],
			standsFor: []
		});
	}
	const yaml = require_start.scalarAt(list, "elementsYaml");
	if (yaml === void 0 || yaml.text === "") return sets(made);
	if (require_start.makingOf(yaml)?.unknowable !== void 0) return unknown(yaml, require_start.words("it uses generator parameters that only the cluster knows"));
	const more = readElements(yaml, context);
	if (more.kind === "refused") return more;
	return sets([...made, ...more.value]);
}
function elementParams(element, { goTemplate }) {
	const params = asParams(element, "error unmarshling list element ");
	if (params.kind === "refused" || goTemplate) return params;
	return textParams(element, params.value);
}
function asParams(element, words) {
	if (element.kind === "map") {
		const value = require_engine_action_worker_run_watch_run_run_run_engines.nodeValue(element, WROTE);
		if (value.kind === "map") return {
			kind: "done",
			value
		};
	}
	if (require_check.isNull(element, "kubectl")) return {
		kind: "done",
		value: require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map())
	};
	const type = require_check.jsonTypeName(element, "kubectl");
	return require_check.refused(element, `${words}json: cannot unmarshal ${type} into Go value of type map[string]interface {}`);
}
function textParams(element, params) {
	const texts = /* @__PURE__ */ new Map();
	const noText = "error parsing value as string %!w(<nil>)";
	for (const [name, value] of params.entries) if (name !== "values") {
		if (value.kind !== "string") return require_check.refused(placeOf(element, name), noText, noTextWords(name));
		texts.set(name, value);
	} else if (value.kind !== "map") return require_check.refused(placeOf(element, name), "error parsing values map");
	else for (const [key, inner] of value.entries) {
		if (inner.kind !== "string") return require_check.refused(placeOf(element, name, key), noText, noTextWords(`values.${key}`));
		texts.set(`values.${key}`, inner);
	}
	return {
		kind: "done",
		value: require_engine_action_worker_run_watch_run_run_run_engines.mapValue(texts, params.origin)
	};
}
function noTextWords(name) {
	return {
		message: require_start.message$1`\`${name}\` of this element is not a string: without \`goTemplate: true\`, every parameter must be one`,
		help: require_start.message$1`Quote the value.`
	};
}
function placeOf(element, ...path) {
	let here = element;
	for (const name of path) {
		const inner = here.kind === "map" ? here.entries.find((one) => one.name === name) : void 0;
		if (inner === void 0) break;
		here = inner.value;
	}
	return here;
}
function readElements(yaml, { limits }) {
	const words = "error unmarshling decoded ElementsYaml ";
	const read = require_engine_action_worker_run_watch_run_run_run_engines.readChartYaml(require_check.embedText(yaml, false), limits);
	if (read.kind === "refused") return require_check.refused(read.at, words + read.message);
	const { root } = read;
	if (root === void 0 || require_check.isNull(root, "kubectl")) return {
		kind: "done",
		value: []
	};
	const while_ = "error unmarshaling JSON: while decoding JSON: ";
	if (root.kind !== "sequence") {
		const type = require_check.jsonTypeName(root, "kubectl");
		return require_check.refused(root, `${words}${while_}json: cannot unmarshal ${type} into Go value of type []map[string]interface {}`);
	}
	const made = [];
	for (const item of root.items) {
		const params = asParams(item, words + while_);
		if (params.kind === "refused") return params;
		made.push({
			params: params.value,
			at: [item],
			standsFor: []
		});
	}
	return {
		kind: "done",
		value: made
	};
}
// src/render/argo/application-set/generators/merge-params.ts
const PANIC = "panic: reflect.Value.SetMapIndex: value of type interface {} is not assignable to type string";
function mergeParams(target, source) {
	if (target.type.elem?.kind === "string" && source.type.elem?.kind !== "string" && source.entries.size > 0) return PANIC;
	for (const [key, value] of source.entries) {
		const old = target.entries.get(key);
		if (value.kind === "map" && old?.kind === "map") {
			const panic = mergeParams(old, value);
			if (panic !== void 0) return panic;
			if (old.entries.size > 0) continue;
		}
		target.entries.set(key, value);
	}
}
// src/render/argo/application-set/generators/matrix-generator.ts
function generateFromMatrix(matrix, context, generateChild) {
	const [first, second, third] = require_start.itemsAt(matrix, "generators");
	if (first === void 0 || second === void 0) return require_check.refused(matrix, "found less than two generators, Matrix support only two");
	if (third !== void 0) return require_check.refused(third, "found more than two generators, Matrix support only two");
	const outer = generateChild(first, void 0);
	if (outer.kind === "refused") return require_check.refused(outer.at, "error failed to get params for first generator in matrix generator: " + outer.message);
	if (outer.kind === "unknown") return outer;
	const made = [];
	let { isCut } = outer;
	for (const left of outer.sets) {
		const inner = generateChild(second, left);
		if (inner.kind === "refused") return require_check.refused(inner.at, "failed to get params for second generator in the matrix generator: " + inner.message);
		if (inner.kind === "unknown") return inner;
		isCut ||= inner.isCut;
		if (require_engine_action_worker_run_watch_run_run_run_engines.charge(context.budget, 1 + inner.sets.length, 0) !== void 0) return sets(made);
		for (const right of inner.sets) {
			const both = combine(left, right, context);
			if ("kind" in both) return both;
			if (made.length === 1e4) return sets(made, true);
			made.push(both);
		}
	}
	return sets(made, isCut);
}
function combine(left, right, context) {
	const params = context.goTemplate ? mergedParams(left.params, right.params) : joinedTexts(left.params, right.params, context);
	if (typeof params === "string") return require_check.refused(right.at[0] ?? left.at[0] ?? NOWHERE$1, params);
	return {
		params,
		at: [...left.at, ...right.at],
		standsFor: [...left.standsFor, ...right.standsFor]
	};
}
const NOWHERE$1 = {
	file: {
		path: "",
		text: ""
	},
	start: 0,
	end: 0
};
function mergedParams(left, right) {
	const merged = require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map(), left.origin);
	return mergeParams(merged, right) ?? mergeParams(merged, left) ?? merged;
}
function joinedTexts(left, right, { budget }) {
	const texts = /* @__PURE__ */ new Map();
	for (const [name, value] of [...left.entries, ...right.entries]) {
		const text = require_engine_action_worker_run_watch_run_run_run_engines.valueText(value, budget);
		if ("kind" in text) return text.message;
		const old = texts.get(name);
		if (old?.kind === "string" && old.text.text !== text.text) return `failed to combine string maps with merging params for the matrix generator: found duplicate key ${name} with different value, a: ${old.text.text} ,b: ${text.text}`;
		texts.set(name, require_engine_action_worker_run_watch_run_run_run_engines.stringValue(text));
	}
	return require_engine_action_worker_run_watch_run_run_run_engines.mapValue(texts, left.origin);
}
// src/render/argo/application-set/generators/value-json.ts
function valueJson(value) {
	switch (value?.kind) {
		case "string": return require_check.goJsonString(value.text.text);
		case "bool":
		case "int":
		case "uint": return String(value.value);
		case "float": return require_check.goFloatJson(value.value);
		case "list": return `[${value.items.map(valueJson).join(",")}]`;
		case "map": return `{${[...value.entries.keys()].sort(require_check.compareText).map((key) => `${require_check.goJsonString(key)}:${valueJson(value.entries.get(key))}`).join(",")}}`;
		default: return "null";
	}
}
// src/render/argo/application-set/generators/merge-generator.ts
const BY_KEY = "error getting param sets by merge key: ";
function generateFromMerge(merge, context, generateChild) {
	const children = require_start.itemsAt(merge, "generators");
	if (children.length < 2) return require_check.refused(merge, "found less than two generators, Merge requires two or more");
	const lists = [];
	for (const [index, child] of children.entries()) {
		const made = generateChild(child, void 0);
		if (made.kind === "refused") {
			const place = `error getting params from generator ${index + 1} of ${children.length}: `;
			return require_check.refused(made.at, `error getting param sets from generators: ${place}${made.message}`);
		}
		if (made.kind === "unknown") return made;
		if (made.isCut) return unknown(child, TOO_MANY$2);
		const [symbol] = made.sets.flatMap(({ standsFor }) => standsFor);
		if (symbol !== void 0) return {
			kind: "unknown",
			...symbol
		};
		lists.push(made.sets);
	}
	return mergeLists(merge, lists, context);
}
function mergeLists(merge, lists, { goTemplate }) {
	const keys = [...new Set(require_start.itemsAt(merge, "mergeKeys").map((key) => require_check.scalarText(key, "kubectl")))];
	const [base, ...others] = lists.map((list) => byKey(list, keys.sort(), merge));
	if (base === void 0 || base.kind === "refused") return base ?? sets([]);
	for (const other of others) {
		if (other.kind === "refused") return other;
		for (const [key, set] of base.value) {
			const over = other.value.get(key);
			if (over === void 0) continue;
			if (goTemplate) {
				const panic = mergeParams(set.params, over.params);
				if (panic !== void 0) return require_check.refused(over.at[0] ?? merge, panic);
			} else for (const [name, value] of over.params.entries) set.params.entries.set(name, value);
			base.value.set(key, {
				...set,
				at: [...set.at, ...over.at]
			});
		}
	}
	return sets([...base.value.values()]);
}
function byKey(list, keys, merge) {
	if (keys.length === 0) return require_check.refused(merge, `${BY_KEY}no merge keys were specified, Merge requires at least one`);
	const found = /* @__PURE__ */ new Map();
	for (const set of list) {
		const key = `{${keys.map((key) => `${JSON.stringify(key)}:${valueJson(set.params.entries.get(key))}`).join(",")}}`;
		if (found.has(key)) return require_check.refused(set.at[0] ?? merge, `${BY_KEY}the parameters from a generator were not unique by the given mergeKeys, Merge requires all param sets to be unique. Duplicate key was ${key}`);
		found.set(key, set);
	}
	return require_check.done(found);
}
// src/render/argo/application-set/generators/stand-in.ts
const KINDS = /* @__PURE__ */ new Map([
	["clusters", ["which clusters are registered in Argo CD is not known", [
		"name",
		"nameNormalized",
		"server",
		"project"
	]]],
	["scmProvider", ["which repositories the SCM provider has is not known", [
		"organization",
		"repository",
		"repository_id",
		"url",
		"branch",
		"sha",
		"short_sha",
		"short_sha_7",
		"labels",
		"branchNormalized"
	]]],
	["pullRequest", ["which pull requests are open is not known", [
		"number",
		"title",
		"branch",
		"branch_slug",
		"target_branch",
		"target_branch_slug",
		"head_sha",
		"head_short_sha",
		"head_short_sha_7",
		"author"
	]]],
	["clusterDecisionResource", ["what the cluster decision resource decides is not known", [
		"name",
		"server",
		"clusterName"
	]]],
	["plugin", ["what the plugin answers is not known", []]]
]);
function standIn(kind, generator, context) {
	const [why, listed] = KINDS.get(kind) ?? ["its kind is not known", []];
	const names = kind === "plugin" ? simpleMentions(context) : listed.length > 0 ? listed : void 0;
	const reason = kind === "clusters" ? require_start.codedReason("clusters", why) : require_start.words(why);
	const isFlat = generator.entries.some(({ name }) => name === "flatList");
	if (names === void 0 || isFlat) return unknown(generator, reason);
	const entries = /* @__PURE__ */ new Map();
	for (const name of names) entries.set(name, placeholder(name, generator, context));
	if (kind === "clusters") addMetadata(entries, generator, context);
	const added = addValues(generator, require_engine_action_worker_run_watch_run_run_run_engines.mapValue(entries, require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", generator)), context);
	if (added.kind === "refused") return added;
	const standsFor = [{
		at: generator,
		reason
	}];
	return sets([{
		params: added.value,
		at: [generator],
		standsFor
	}]);
}
function addMetadata(entries, generator, context) {
	const { goTemplate, spec } = context;
	const maps = {
		labels: /* @__PURE__ */ new Map(),
		annotations: /* @__PURE__ */ new Map()
	};
	for (const { kind, key } of mentionsIn(spec)) {
		const name = `metadata.${kind}.${key}`;
		const value = placeholder(name, generator, context);
		if (goTemplate) maps[kind].set(key, value);
		else entries.set(name, value);
	}
	if (!goTemplate) return;
	const origin = require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", generator);
	const metadata = /* @__PURE__ */ new Map([["labels", require_engine_action_worker_run_watch_run_run_run_engines.mapValue(maps.labels, origin, require_engine_action_worker_run_watch_run_run_run_engines.STRING_MAP)], ["annotations", require_engine_action_worker_run_watch_run_run_run_engines.mapValue(maps.annotations, origin, require_engine_action_worker_run_watch_run_run_run_engines.STRING_MAP)]]);
	entries.set("metadata", require_engine_action_worker_run_watch_run_run_run_engines.mapValue(metadata, origin));
}
const MENTION = /metadata\.(labels|annotations)(?:\.([\w./-]+)|\s+\\?"([\w./-]+)\\?")/g;
function mentionsIn(spec) {
	return [...require_check.goJson(spec).matchAll(MENTION)].map(([, kind, field, indexed]) => ({
		kind: kind === "labels" ? "labels" : "annotations",
		key: field ?? indexed ?? ""
	}));
}
const ACTION = /\{\{-?(.*?)-?\}\}/g;
const FIELD = /^\s*\.?([A-Za-z_]\w*)\s*$/;
function simpleMentions({ spec }) {
	const template = spec.kind === "map" ? require_start.entryOf(spec, "template")?.value : void 0;
	if (template === void 0) return void 0;
	const names = [...require_check.goJson(template).matchAll(ACTION)].map(([, action = ""]) => action).map((action) => FIELD.exec(action)?.[1]);
	return names.every((name) => name !== void 0) ? [...new Set(names)] : void 0;
}
function placeholder(name, generator, { goTemplate }) {
	const text = goTemplate ? `{{.${name}}}` : `{{${name}}}`;
	const origin = {
		...require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", generator),
		unknowable: name
	};
	return require_engine_action_worker_run_watch_run_run_run_engines.stringOf(text, origin);
}
// src/render/argo/application-set/generators/transform.ts
function kindsOf(item) {
	return require_start.entriesAt(item).flatMap(({ name, value }) => name === "selector" || value.kind !== "map" ? [] : [{
		name,
		node: value
	}]);
}
function transform(item, kind, outer, context) {
	if (require_check.isSpent(context.budget)) return sets([]);
	const selector = require_start.valueAt(item, "selector");
	const read = selector === void 0 ? void 0 : readLabelSelector(selector, "parameters");
	if (read?.kind === "refused") return require_check.refused(read.at, `error parsing label selector: ${read.message}`);
	const interpolated = interpolate(kind, outer, context);
	if (interpolated.kind === "refused") return interpolated;
	const made = generate({
		...kind,
		node: interpolated.value
	}, context);
	if (made.kind !== "sets" || read === void 0) return made;
	if (require_engine_action_worker_run_watch_run_run_run_engines.charge(context.budget, made.sets.length, 0) !== void 0) return sets([]);
	const requirements = read.value;
	return sets(made.sets.filter(({ params }) => {
		const flat = flattenParams(params, true);
		return isSelected(requirements, (key) => labelText(flat?.get(key), context));
	}), made.isCut);
}
function interpolate({ name, node }, outer, context) {
	if (outer === void 0 || outer.params.entries.size === 0) return {
		kind: "done",
		value: node
	};
	return interpolateGenerator(name, node, outer, context);
}
function generate({ name, node }, context) {
	const child = (item, set) => generateChild(item, set, context);
	switch (name) {
		case "list": return generateFromList(node, context);
		case "clusters": return context.clusters === void 0 ? standIn(name, node, context) : generateFromClusters(node, context.clusters, context);
		case "git": return generateFromGit(node, context);
		case "matrix": return generateFromMatrix(node, context, child);
		case "merge": return generateFromMerge(node, context, child);
		default: return standIn(name, node, context);
	}
}
function generateChild(item, outer, context) {
	const kinds = kindsOf(item);
	const [kind] = kinds;
	if (kind === void 0) return require_check.refused(item, "child generator generated no parameters");
	for (const each of kinds) {
		const made = transform(item, each, outer, context);
		if (made.kind === "refused") return require_check.refused(made.at, "child generator returned an error on parameter generation: " + made.message);
		if (kinds.length === 1) return made;
	}
	return require_check.refused(item, "found more than one generator in matrix.Generators");
}
function labelText(value, { budget }) {
	if (value === void 0) return void 0;
	const text = require_engine_action_worker_run_watch_run_run_run_engines.valueText(value, budget);
	return "kind" in text || isUnknown(text) ? { kind: "unknown" } : text.text;
}
// src/render/argo/application-set/expand-application-set.ts
const STOPPED$1 = require_start.words("its generators and templates produce too much or loop for too long");
function expandApplicationSet(set, input) {
	const plain = settleJson(require_start.mapAt(set.node, "spec") ?? {
		...set.node,
		entries: []
	}, set.dialect);
	const run = {
		set,
		spec: plain,
		context: newContext(set, plain, input),
		made: [],
		standIns: [],
		unknown: [],
		refusal: void 0
	};
	const base = templateOf(require_start.valueAt(plain, "template"), set.node);
	run.refusal = base.mistake;
	for (const item of require_start.itemsAt(plain, "generators")) {
		if (isFull(run)) {
			run.unknown.push({
				at: set.node,
				reason: TOO_MANY$2
			});
			break;
		}
		runItem(run, settleGenerator(item), base.object);
	}
	return finish(run);
}
function newContext(set, spec, input) {
	const goTemplate = require_check.isTrue(require_start.valueAt(spec, "goTemplate"), "kubectl");
	const options = require_start.itemsAt(spec, "goTemplateOptions").map((one) => require_check.scalarText(one, "kubectl"));
	const project = require_check.scalarText(require_start.valueAt(spec, "template", "spec", "project"), "kubectl");
	const owner = set.namespace === void 0 ? "" : `${set.namespace}/`;
	return {
		...input,
		id: `ApplicationSet ${owner}${set.name ?? ""}`,
		goTemplate,
		spec,
		project: project.includes("{{") ? void 0 : project,
		fill: newFiller(goTemplate, options, input.budget)
	};
}
function runItem(run, item, base) {
	const results = [];
	for (const kind of kindsOf(item)) {
		const made = transform(item, kind, void 0, run.context);
		if (made.kind === "refused") {
			run.refusal ??= made;
			return;
		}
		if (made.kind === "unknown") run.unknown.push({
			at: made.at,
			reason: made.reason
		});
		else {
			if (made.isCut) run.unknown.push({
				at: kind.node,
				reason: TOO_MANY$2
			});
			results.push([kind, made.sets]);
		}
	}
	for (const [{ node }, sets] of results) {
		const own = templateOf(require_start.valueAt(node, "template"), node);
		run.refusal ??= own.mistake;
		runSets(run, sets, templateOf(fillTemplate(own.object, base, TEMPLATE), node).object);
	}
}
function runSets(run, sets, template) {
	for (const set of sets) {
		if (isFull(run)) {
			run.unknown.push({
				at: run.set.node,
				reason: TOO_MANY$2
			});
			return;
		}
		if (set.standsFor.length > 0) addStandIn(run, set, template);
		else {
			const app = renderApplication(run.set, run.spec, template, set, run.context);
			if (app.kind === "refused") run.refusal ??= app;
			else run.made.push(app.value);
		}
	}
}
function isFull({ made, standIns }) {
	return made.length + standIns.length === MOST_SETS$1;
}
function addStandIn(run, set, template) {
	run.unknown.push(...set.standsFor);
	const app = renderApplication(run.set, run.spec, template, set, run.context);
	if (app.kind === "done") run.standIns.push({
		application: app.value,
		because: set.standsFor
	});
}
function templateOf(node, at) {
	return settleObject(node?.kind === "map" ? node : {
		...at,
		entries: []
	}, TEMPLATE);
}
function finish(run) {
	const { made, standIns, unknown, context } = run;
	const isStopped = require_check.isSpent(context.budget);
	if (isStopped) unknown.push({
		at: run.refusal?.at ?? run.set.node,
		reason: STOPPED$1
	});
	const refusal = isStopped ? void 0 : run.refusal;
	const seen = /* @__PURE__ */ new Set();
	const twice = /* @__PURE__ */ new Set();
	for (const { name = "" } of made) (seen.has(name) ? twice : seen).add(name);
	return {
		applications: refusal === void 0 && !isStopped ? made : [],
		unknown: distinct(unknown),
		refusal,
		partial: refusal === void 0 ? [] : made,
		standIns: refusal === void 0 ? standIns : [],
		duplicateNames: [...twice].sort()
	};
}
function distinct(unknown) {
	return [...new Map(unknown.map((one) => [`${require_start.placeOf(one.at)} ${require_start.messageText(one.reason)}`, one])).values()];
}
// src/render/flux/flux-instance.ts
const SOURCES = /* @__PURE__ */ new Map([
	["GitRepository", "source.toolkit.fluxcd.io/v1"],
	["OCIRepository", "source.toolkit.fluxcd.io/v1"],
	["Bucket", "source.toolkit.fluxcd.io/v1"]
]);
function fluxInstanceSync(instance) {
	const sync = require_start.mapAt(instance.node, "spec", "sync");
	const field = (name) => {
		const node = require_start.valueAt(sync, name);
		const text = require_check.scalarText(node, instance.dialect);
		return node === void 0 || text === "" ? void 0 : {
			text,
			at: node
		};
	};
	const kind = field("kind");
	const apiVersion = SOURCES.get(kind?.text ?? "");
	if (sync === void 0 || kind === void 0 || apiVersion === void 0) return {
		objects: [],
		patches: []
	};
	const trail = {
		step: {
			kind: "generator",
			at: sync,
			in: `FluxInstance ${instance.namespace ?? ""}/${instance.name ?? ""}`
		},
		before: void 0
	};
	const text = (value, at = sync) => ({
		text: value,
		at
	});
	const namespace = text(instance.namespace ?? "flux-system", instance.node);
	const metadata = {
		name: field("name") ?? namespace,
		namespace
	};
	return {
		objects: [{
			apiVersion: text(apiVersion, kind.at),
			kind,
			metadata,
			spec: sourceSpec(kind.text, field, text)
		}, {
			apiVersion: text("kustomize.toolkit.fluxcd.io/v1"),
			kind: text("Kustomization"),
			metadata,
			spec: {
				interval: text("10m0s"),
				path: field("path"),
				sourceRef: {
					kind,
					name: metadata.name
				}
			}
		}].map((tree) => manifestOf(tree, sync, trail)),
		patches: patchesOf(instance)
	};
}
function sourceSpec(kind, field, text) {
	const [url, ref] = [field("url"), field("ref")];
	const secret = field("pullSecret");
	return {
		interval: field("interval") ?? text("1m0s"),
		...kind === "Bucket" ? {
			bucketName: ref,
			endpoint: url
		} : {
			ref: { [kind === "GitRepository" ? "name" : "tag"]: ref },
			url
		},
		provider: field("provider"),
		secretRef: secret && { name: secret }
	};
}
function manifestOf(tree, sync, trail) {
	const node = nodeOf(tree, sync, trail);
	const text = (...path) => require_start.scalarAt(node, ...path)?.text ?? "";
	const apiVersion = text("apiVersion");
	return {
		apiVersion,
		group: apiVersion.slice(0, apiVersion.indexOf("/")),
		kind: text("kind"),
		name: text("metadata", "name"),
		namespace: text("metadata", "namespace"),
		node,
		dialect: "kubectl"
	};
}
function nodeOf(tree, sync, trail) {
	const entries = Object.entries(tree).flatMap(([name, value]) => {
		if (value === void 0) return [];
		return [[name, isField(value) ? require_check.stringScalar(value.text, value.at, trail) : nodeOf(value, sync, trail)]];
	});
	return require_check.mapOf(entries, sync, trail);
}
function isField(value) {
	return typeof value["text"] === "string";
}
const CHANGED = /^(?:GitRepository|OCIRepository|Bucket|Kustomization)$/;
function patchesOf({ node, dialect }) {
	return require_start.itemsAt(node, "spec", "kustomize", "patches").filter((patch) => {
		const kind = require_check.scalarText(require_start.valueAt(patch, "target", "kind"), dialect);
		return require_start.entriesAt(patch, "target").length > 0 && (CHANGED.test(kind) || !/^\w+$/.test(kind));
	});
}
// src/render/flux/patched-sync.ts
const NO_FILES = {
	paths: [],
	read: () => ({
		kind: "unreadable",
		reason: "it is not there",
		cause: "missing"
	})
};
const IN_ORDER = {
	...require_engine_action_worker_run_watch_run_run_run_engines.DEFAULT_BUILD_OPTIONS,
	reorder: "none"
};
function patchedSync({ objects, patches }, limits) {
	const ours = patches.filter(isOfKustomizations);
	const isWhole = patches.every((patch) => ours.includes(patch) || isOfLittleMatter(patch));
	const [first] = ours;
	if (first === void 0) return {
		objects,
		isWhole
	};
	const patched = applied(first, ours, objects, limits);
	return patched === void 0 ? {
		objects,
		isWhole: false
	} : {
		objects: patched,
		isWhole
	};
}
function isOfKustomizations(patch) {
	const kind = require_start.valueAt(patch, "target", "kind");
	return require_start.valueAt(patch, "path") === void 0 && kind?.kind === "scalar" && kind.text === "Kustomization";
}
const LITTLE = /^\/(?:spec\/(?:ignore|interval|timeout|proxySecretRef|verify)|metadata)(?:\/|$)/;
function isOfLittleMatter(patch) {
	const text = require_start.scalarAt(patch, "patch")?.text.trimStart() ?? "";
	const kind = require_start.scalarAt(patch, "target", "kind")?.text ?? "";
	if (!text.startsWith("-") || !/^(?:GitRepository|OCIRepository|Bucket)$/.test(kind)) return false;
	const paths = [...text.matchAll(/^[ -]*(?:path|from): *["']?([^\s"']+)/gm)];
	const operations = text.match(/^[ -]*op:/gm)?.length ?? 0;
	return operations > 0 && paths.length >= operations && paths.every(([, path = ""]) => LITTLE.test(path));
}
function applied(at, patches, objects, limits) {
	const field = ["patches", require_check.sequenceOf(patches, at, void 0)];
	const root = require_engine_action_worker_run_watch_run_run_run_engines.kustomizationOf(require_check.mapOf([field], at, void 0), at.file);
	const context = require_check.openContext({
		tree: NO_FILES,
		parsed: (path) => require_check.parseFile(path, NO_FILES.read(path), limits),
		limits,
		loadRestrictor: "root"
	});
	const schema = require_engine_action_worker_run_watch_run_run_run_engines.builtInSchema();
	const resources = objects.map(({ node }) => require_engine_action_worker_run_watch_run_run_run_engines.resourceOf(node, schema));
	const start = {
		...require_engine_action_worker_run_watch_run_run_run_engines.EMPTY_ACCUMULATION,
		resources
	};
	const built = require_engine_action_worker_run_watch_run_run_run_engines.buildRoot(context, "", root, IN_ORDER, require_engine_action_worker_run_watch_run_run_run_engines.newRecorder(), start);
	return built.failed || built.partial.length > 0 ? void 0 : built.objects;
}
// src/render/flux/resource-set/common-metadata.ts
function withCommonMetadata(object, { node: set }) {
	let { node } = object;
	for (const field of ["labels", "annotations"]) {
		const common = require_start.entriesAt(set, "spec", "commonMetadata", field);
		for (const { key, value } of common) node = require_engine_action_worker_run_watch_run_run_run_engines.setMetadata(node, (metadata) => {
			const old = require_start.mapAt(metadata, field) ?? require_check.mapOf([], key, void 0);
			const name = require_check.scalarOf(field, key, void 0);
			return require_check.withEntry(metadata, name, require_check.withEntry(old, key, value));
		}, key);
	}
	return node === object.node ? object : {
		...object,
		node
	};
}
// src/go/adler32.ts
const PRIME = 65521;
function adler32(bytes) {
	let [low, high] = [1, 0];
	for (const byte of bytes) {
		low = (low + byte) % PRIME;
		high = (high + low) % PRIME;
	}
	return high * 65536 + low;
}
// src/render/flux/resource-set/input-sets.ts
const MOST_SETS = 1e4;
function inputSetsOf(set, providers) {
	const spec = require_start.mapAt(set.node, "spec");
	const from = require_start.itemsAt(spec, "inputsFrom");
	const unknown = [];
	const found = from.flatMap((reference) => providersOf(reference, set, providers, unknown));
	const inline = require_start.itemsAt(spec, "inputs").map((item) => inputsOf$1(item, set));
	const sorted = [...new Map(found.map((one) => [one.manifest.name, one])).values()].sort((a, b) => require_check.compareText(a.manifest.name ?? "", b.manifest.name ?? ""));
	const all = [{
		manifest: set,
		inputs: inline
	}, ...sorted];
	const needsInputs = from.length > 0;
	if (!(require_check.scalarText(require_start.valueAt(spec, "inputStrategy", "name"), set.dialect) === "Permute")) return {
		sets: all.flatMap(({ inputs }) => inputs),
		unknown,
		refusal: void 0,
		needsInputs
	};
	if (unknown.length > 0) return {
		sets: [],
		unknown,
		refusal: void 0,
		needsInputs
	};
	const keepsEmpty = require_check.isTrue(require_start.valueAt(spec, "inputStrategy", "includeEmptyProviders"), set.dialect);
	const permuted = permute(all.filter(({ inputs }) => keepsEmpty || inputs.length > 0));
	if (permuted !== void 0) return {
		sets: permuted,
		unknown,
		refusal: void 0,
		needsInputs
	};
	const message = `failed to compute inputs: the permutations would exceed the maximum allowed permutations, ${MOST_SETS}`;
	return {
		sets: [],
		unknown,
		refusal: require_check.refused(spec ?? set.node, message),
		needsInputs
	};
}
function inputsOf$1(item, giver) {
	const value = require_engine_action_worker_run_watch_run_run_run_engines.nodeValue(item, {
		by: "value",
		secret: false,
		integers: true
	});
	const inputs = value.kind === "map" ? value : require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map());
	inputs.entries.set("provider", reference(giver));
	return inputs;
}
function reference({ apiVersion, kind, name, namespace, node }) {
	const origin = require_engine_action_worker_run_watch_run_run_run_engines.originOf("value", node);
	const entries = Object.entries({
		apiVersion,
		kind,
		name: name ?? "",
		namespace: namespace ?? ""
	}).map(([key, text]) => [key, require_engine_action_worker_run_watch_run_run_run_engines.stringOf(text, origin)]);
	return require_engine_action_worker_run_watch_run_run_run_engines.mapValue(new Map(entries), origin);
}
function providersOf(at, set, providers, unknown) {
	const name = require_check.scalarText(require_start.valueAt(at, "name"), set.dialect);
	const found = providers.find((one) => one.group === "fluxcd.controlplane.io" && one.kind === "ResourceSetInputProvider" && one.name === name && one.namespace === set.namespace);
	const type = require_check.scalarText(require_start.valueAt(found?.node, "spec", "type"), set.dialect);
	if (found !== void 0 && type === "Static") return [staticProvider(found)];
	const what = name === "" ? "the providers that the selector selects" : `the provider ${name}`;
	unknown.push({
		at,
		reason: require_start.message$1`what ${what} would give is not known`
	});
	return [];
}
function staticProvider(manifest) {
	const values = require_start.valueAt(manifest.node, "spec", "defaultValues") ?? manifest.node;
	const inputs = values !== manifest.node && values.kind === "map" ? inputsOf$1(values, manifest) : require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map());
	inputs.entries.set("provider", reference(manifest));
	inputs.entries.set("id", require_engine_action_worker_run_watch_run_run_run_engines.stringOf("0", require_engine_action_worker_run_watch_run_run_run_engines.unknowableOrigin("id", manifest.node)));
	return {
		manifest,
		inputs: [inputs]
	};
}
function permute(providers) {
	const count = providers.reduce((product, { inputs }) => product * inputs.length, 1);
	if (providers.length === 0 || count === 0) return [];
	if (count > MOST_SETS) return void 0;
	const made = [];
	for (let index = 0; index < count; index++) made.push(combination(providers, index));
	return made;
}
function combination(providers, index) {
	const entries = /* @__PURE__ */ new Map();
	const ids = [];
	let rest = index;
	for (const { manifest, inputs } of [...providers].reverse()) {
		const chosen = rest % inputs.length;
		rest = Math.floor(rest / inputs.length);
		const name = templateKey(manifest.name ?? "");
		entries.set(name, inputs[chosen] ?? require_engine_action_worker_run_watch_run_run_run_engines.mapValue(/* @__PURE__ */ new Map()));
		ids.unshift(`${name}=${chosen}`);
	}
	entries.set("id", require_engine_action_worker_run_watch_run_run_run_engines.stringOf(String(adler32(new TextEncoder().encode(ids.join("/"))))));
	return require_engine_action_worker_run_watch_run_run_run_engines.mapValue(entries);
}
function templateKey(name) {
	return name.toLowerCase().replaceAll(/[\s!-/:-@[-`{-~]/g, "_").replaceAll(/[^a-z0-9_]/g, "").split("_").filter((word) => word !== "").join("_");
}
// src/render/flux/resource-set/read-objects.ts
const NO_JSON_OBJECT = "error unmarshaling JSON: while decoding JSON: json: cannot unmarshal";
const NO_KIND = "error unmarshaling JSON: while decoding JSON: Object 'Kind' is missing";
function readObjects(file, limits, single) {
	const { documents, faults } = require_check.parseText(file, limits);
	const [fault] = faults;
	if (fault !== void 0) return require_check.refused(fault.at, `error converting YAML to JSON: ${fault.kubectl ?? fault.message}`);
	const read = single ? documents.slice(0, 1) : documents;
	const objects = [];
	for (const { root } of read) {
		if (root === void 0 || require_check.isNull(root, "kubectl")) continue;
		if (root.kind !== "map") {
			const what = root.kind === "sequence" ? "array" : jsonKindOf(root);
			const message = `${NO_JSON_OBJECT} ${what} into Go value of type map[string]interface {}`;
			return require_check.refused(root, message);
		}
		const { manifests } = require_check.manifestsOf(root);
		if (manifests.length === 0 && require_start.entryOf(root, "items") === void 0) return require_check.refused(root, NO_KIND);
		objects.push(...manifests.filter(({ name }) => single || name !== void 0));
	}
	return require_check.done(objects);
}
function jsonKindOf(node) {
	const { kind } = require_check.resolveScalar(node, "kubectl");
	if (kind === "bool") return "bool";
	return kind === "int" || kind === "float" ? "number" : "string";
}
// src/render/flux/resource-set/resource-template.ts
const NOT_SLIM = /* @__PURE__ */ new Set([
	"abbrev",
	"abbrevboth",
	"add1f",
	"addf",
	"bcrypt",
	"buildCustomCert",
	"camelcase",
	"decryptAES",
	"deepCopy",
	"derivePassword",
	"divf",
	"encryptAES",
	"genCA",
	"genCAWithKey",
	"genPrivateKey",
	"genSelfSignedCert",
	"genSelfSignedCertWithKey",
	"genSignedCert",
	"genSignedCertWithKey",
	"htpasswd",
	"initials",
	"kebabcase",
	"merge",
	"mergeOverwrite",
	"mulf",
	"mustDeepCopy",
	"mustMerge",
	"mustMergeOverwrite",
	"nospace",
	"semver",
	"semverCompare",
	"sha512sum",
	"shuffle",
	"snakecase",
	"subf",
	"swapcase",
	"untitle",
	"wrap",
	"wrapWith"
]);
const NOT_HERMETIC = /* @__PURE__ */ new Set([
	"date",
	"date_in_zone",
	"date_modify",
	"now",
	"htmlDate",
	"htmlDateInZone",
	"dateInZone",
	"dateModify",
	"randAlphaNum",
	"randAlpha",
	"randAscii",
	"randNumeric",
	"randBytes",
	"uuidv4"
]);
const SLUG = {
	longest: 63,
	cutAtDash: true
};
function newResourceTemplates(budget) {
	let current = require_engine_action_worker_run_watch_run_run_run_engines.NIL;
	const renderText = newRenderer(() => current);
	return { render: (source, home, inputs, words) => {
		current = inputs;
		const rendered = renderText(source, require_engine_action_worker_run_watch_run_run_run_engines.NIL, {
			missingKey: "error",
			budget
		});
		if (rendered.kind === "text") return require_check.done(require_engine_action_worker_run_watch_run_run_run_engines.renderedFile(home.file.path, rendered.text, home));
		const message = `failed to ${rendered.kind === "error" ? "execute" : "parse"} ${words}template: ${rendered.message}`;
		return require_check.refused(rendered.at ?? home, message);
	} };
}
function resourceText(value, budget) {
	const text = require_engine_action_worker_run_watch_run_run_run_engines.toYamlText(value, budget);
	return "kind" in text ? void 0 : require_engine_action_worker_run_watch_run_run_run_engines.concatTexts(text, require_engine_action_worker_run_watch_run_run_run_engines.textOf("\n"));
}
function newRenderer(inputs) {
	const kept = [...SPRIG_FUNCTIONS].filter(([name]) => !NOT_SLIM.has(name) && !NOT_HERMETIC.has(name));
	return require_engine_action_worker_run_watch_run_run_run_engines.newTextRenderer({
		name: "resourceset",
		delimiters: {
			left: "<<",
			right: ">>"
		},
		functions: new Map([
			...kept,
			["inputs", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([], inputs)],
			["slugify", require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.STRING], ([{ text }]) => require_engine_action_worker_run_watch_run_run_run_engines.stringValue(slugify(text)))],
			["toYaml", writer(true)],
			["mustToYaml", writer(false)]
		])
	});
}
function writer(swallows) {
	return require_engine_action_worker_run_watch_run_run_run_engines.goFunction([require_engine_action_worker_run_watch_run_run_run_engines.ANY], ([value], { budget }) => {
		const text = require_engine_action_worker_run_watch_run_run_run_engines.toYamlText(value, budget);
		if (!("kind" in text)) return require_engine_action_worker_run_watch_run_run_run_engines.stringValue(require_engine_action_worker_run_watch_run_run_run_engines.concatTexts(text, require_engine_action_worker_run_watch_run_run_run_engines.textOf("\n")));
		return swallows ? require_engine_action_worker_run_watch_run_run_run_engines.stringOf("") : text;
	});
}
function slugify(text) {
	const slug = slugOf(text.text, SLUG);
	if (slug !== void 0) return require_engine_action_worker_run_watch_run_run_run_engines.remadeText(text, slug);
	return require_engine_action_worker_run_watch_run_run_run_engines.textOf("slug", require_engine_action_worker_run_watch_run_run_run_engines.unknowableOrigin("slugify", text.pieces[0]?.origin?.span));
}
// src/render/flux/resource-set/expand-resource-set.ts
const RECONCILE = `${require_check.OPERATOR_GROUP}/reconcile`;
const MOST_OBJECTS = 1e4;
const STOPPED = require_start.words("its templates produce too much text or loop for too long");
const TOO_MANY$1 = require_start.words("it generates more than 10,000 objects, the limit");
function expandResourceSet(set, { limits, providers, budget }) {
	const inputs = inputSetsOf(set, providers);
	const { unknown } = inputs;
	if (inputs.refusal !== void 0) return {
		objects: [],
		unknown,
		refusal: inputs.refusal
	};
	if (inputs.needsInputs && inputs.sets.length === 0) return {
		objects: [],
		unknown,
		refusal: void 0
	};
	const run = {
		set,
		limits,
		budget,
		templates: newResourceTemplates(budget),
		inputs,
		objects: /* @__PURE__ */ new Map(),
		steps: /* @__PURE__ */ new Map()
	};
	const built = buildAll(run);
	if (require_check.isSpent(budget)) return stopped(set, unknown, STOPPED);
	if (built.kind === "refused") return {
		objects: [],
		unknown,
		refusal: built
	};
	const objects = [...run.objects.values()].slice(0, MOST_OBJECTS);
	const cut = run.objects.size > MOST_OBJECTS ? [{
		at: set.node,
		reason: TOO_MANY$1
	}] : [];
	return {
		objects: objects.map((object) => withCommonMetadata(object, set)),
		unknown: [...unknown, ...cut],
		refusal: void 0
	};
}
function stopped(set, unknown, reason) {
	return {
		objects: [],
		unknown: [...unknown, {
			at: set.node,
			reason
		}],
		refusal: void 0
	};
}
function buildAll(run) {
	const spec = require_start.mapAt(run.set.node, "spec");
	const steps = require_start.itemsAt(spec, "steps");
	if (steps.length === 0) return spec === void 0 ? require_check.done(void 0) : buildWithoutSteps(run, spec);
	if (spec !== void 0 && hasResources(spec)) return require_check.refused(spec, "spec.steps is mutually exclusive with spec.resources and spec.resourcesTemplate");
	const empty = steps.find((step) => !hasResources(step));
	if (empty !== void 0) return require_check.refused(empty, `step "${nameOf(empty, run)}": at least one of resources or resourcesTemplate must be set`);
	for (const step of steps) {
		const built = step.kind === "map" ? buildStep(run, step) : require_check.done(void 0);
		if (built.kind === "refused") return built;
	}
	return require_check.done(void 0);
}
function nameOf(step, run) {
	return require_check.scalarText(require_start.valueAt(step, "name"), run.set.dialect);
}
function buildStep(run, step) {
	const name = nameOf(step, run);
	const built = build(run, step);
	if (built.kind === "refused") return require_check.refused(built.at, `step "${name}": ${built.message}`);
	for (const [key, object] of built.value) {
		const earlier = run.steps.get(key) ?? name;
		if (earlier !== name) {
			const message = `duplicate resource ${[
				object.kind,
				object.namespace,
				object.name
			].filter((part) => part !== void 0).join("/")} in step "${name}", already defined in step "${earlier}"`;
			return require_check.refused(object.node, message);
		}
		run.steps.set(key, name);
		run.objects.set(key, run.objects.get(key) ?? object);
	}
	return require_check.done(void 0);
}
function buildWithoutSteps(run, spec) {
	const built = build(run, spec);
	if (built.kind === "refused") return built;
	for (const [key, object] of built.value) run.objects.set(key, object);
	return require_check.done(void 0);
}
function hasResources(node) {
	return (require_start.scalarAt(node, "resourcesTemplate")?.text ?? "") !== "" || require_start.itemsAt(node, "resources").length > 0;
}
function build(run, around) {
	const objects = /* @__PURE__ */ new Map();
	for (const make of makersOf(run, around)) for (const inputs of inputsOf(run)) {
		const made = make(inputs);
		if (made.kind === "refused") return made;
		for (const object of made.value) {
			const key = keyOf(object);
			if (!objects.has(key)) objects.set(key, object);
			if (run.objects.size + objects.size > MOST_OBJECTS) return require_check.done(objects);
		}
	}
	return require_check.done(objects);
}
function inputsOf({ inputs }) {
	return inputs.sets.length === 0 ? [void 0] : inputs.sets;
}
const CHARACTERS_PER_STEP = 6;
const STEPS_PER_OBJECT = 150;
function makersOf(run, around) {
	const resources = require_start.itemsAt(around, "resources").map((node, index) => {
		const value = require_engine_action_worker_run_watch_run_run_run_engines.nodeValue(node, {
			by: "template",
			secret: false,
			integers: true
		});
		const text = value.kind === "map" ? resourceText(value, run.budget) : void 0;
		return (inputs) => {
			if (text === void 0) return require_check.done([]);
			const made = make(run, text, node, inputs, "single");
			if (made.kind === "done") return inputs === void 0 ? made : require_check.done(enabled(made.value));
			const where = inputs === void 0 ? "resource" : `resources[${index}]`;
			return require_check.refused(made.at, `failed to build ${where}: ${made.message}`);
		};
	});
	const template = require_start.scalarAt(around, "resourcesTemplate");
	if (template === void 0 || template.text === "") return resources;
	const text = require_engine_action_worker_run_watch_run_run_run_engines.nodeText(template, template.text, require_engine_action_worker_run_watch_run_run_run_engines.originOf("template", template));
	const makeMany = (inputs) => {
		const made = make(run, text, template, inputs, "many");
		if (made.kind === "done") return require_check.done(enabled(made.value));
		const where = inputs === void 0 ? "resource" : "resources";
		return require_check.refused(made.at, `failed to build ${where}: ${made.message}`);
	};
	return [...resources, makeMany];
}
function enabled(objects) {
	return objects.filter((object) => !isDisabled(object));
}
function make(run, text, home, inputs, count) {
	const words = count === "many" ? "multi-doc YAML " : "";
	const rendered = run.templates.render(text, home, inputs ?? require_engine_action_worker_run_watch_run_run_run_engines.zeroOf(require_engine_action_worker_run_watch_run_run_run_engines.MAP), words);
	if (rendered.kind === "refused") return rendered;
	const steps = Math.ceil(rendered.value.text.length / CHARACTERS_PER_STEP);
	const spent = require_engine_action_worker_run_watch_run_run_run_engines.charge(run.budget, steps, 0);
	if (spent !== void 0) return require_check.refused(home, spent.message);
	const objects = readObjects(rendered.value, run.limits, count === "single");
	if (objects.kind === "done") {
		const full = require_engine_action_worker_run_watch_run_run_run_engines.charge(run.budget, STEPS_PER_OBJECT * objects.value.length, 0);
		return full === void 0 ? objects : require_check.refused(home, full.message);
	}
	const read = count === "many" ? "failed to read objects from multi-doc YAML" : "failed to read object";
	return require_check.refused(objects.at, `${read}: ${objects.message}`);
}
function isDisabled({ node }) {
	const annotations = require_start.mapAt(node, "metadata", "annotations");
	return require_check.scalarText(require_start.entryOf(annotations, RECONCILE)?.value, "kubectl") === "disabled";
}
function keyOf({ group, kind, namespace = "", name = "" }) {
	return [
		group,
		kind,
		namespace,
		name
	].join("/");
}
// src/render/entry-points/make-entries.ts
const PATCHED = require_start.words("a patch of `spec.kustomize` may change what it generates");
function makeEntries(manifest, context) {
	if (require_check.isApplicationSet(manifest)) return fromApplicationSet(manifest, context);
	const instance = require_check.fluxInstanceOf(manifest);
	if (instance !== void 0) return fromFluxInstance(instance, context);
	return require_check.isOfOperator(manifest, "ResourceSet") ? fromResourceSet(manifest, context) : void 0;
}
function fromApplicationSet(set, context) {
	const { applications, standIns, duplicateNames, unknown, refusal } = expandApplicationSet(set, context);
	const twice = new Set(duplicateNames);
	const isTwice = ({ name = "" }) => twice.has(name);
	const applied = applications.filter((each) => !isTwice(each));
	const followed = standIns.flatMap(({ application }) => saysWhatItDeploys(application, context) ? [application] : []);
	const known = applied.flatMap((each) => require_check.entryObjectOf(each) ?? []).map((entry) => ({
		...entry,
		isMade: true
	}));
	const guessed = followed.flatMap((each) => require_check.entryObjectOf(each) ?? []).map((entry) => ({
		...entry,
		isGuess: true
	}));
	const entries = [...known, ...guessed];
	const refusals = refusal === void 0 ? duplicates(applications.filter(isTwice)) : [refusal];
	const failures = require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings(refusals, "Argo CD");
	const nothing = applications.length + standIns.length + unknown.length + failures.length === 0 ? gitGenerator(set, context) : void 0;
	const made = {
		buildKind: "argo-application-set",
		objects: [],
		failures,
		...nothing && { nothing }
	};
	return {
		entries: failures.length > 0 || nothing !== void 0 ? [...entries, makerOf(set, made, [])] : entries,
		uncheckedEntries: uncheckedEntries(set, unknown)
	};
}
function gitGenerator({ node }, context) {
	if (hasEmptyList(require_start.valueAt(node, "spec", "generators"))) return void 0;
	for (const item of require_start.itemsAt(node, "spec", "generators")) {
		const inner = [item, ...require_start.itemsAt(item, "matrix", "generators")];
		for (const git of inner.flatMap((each) => require_start.mapAt(each, "git") ?? [])) {
			const revision = require_start.scalarAt(git, "revision")?.text ?? "";
			if (!/^(?:HEAD|main|master)?$/.test(revision) || excludesAll(git, context)) return void 0;
			const [first] = [...require_start.itemsAt(git, "directories"), ...require_start.itemsAt(git, "files")];
			return require_start.valueAt(first, "path") ?? git;
		}
	}
}
function hasEmptyList(generators) {
	return require_start.itemsAt(generators).some((each) => {
		const elements = require_start.valueAt(each, "list", "elements");
		const isEmpty = elements?.kind === "sequence" && elements.items.length === 0;
		const inner = ["matrix", "merge"].map((kind) => require_start.valueAt(each, kind, "generators"));
		return isEmpty || inner.some(hasEmptyList);
	});
}
function duplicates(applications) {
	return [...new Map(applications.map((each) => [each.name, each]).reverse()).values()].map(({ name = "", node }) => {
		const message = `ApplicationSet contains applications with duplicate name: ${name}`;
		const several = `Several applications of this set are named \`${name}\`, so none of them is applied`;
		return require_check.refused(require_start.scalarAt(node, "metadata", "name") ?? node, message, { message: several });
	});
}
function fromFluxInstance(instance, { limits }) {
	const { objects, isWhole } = patchedSync(fluxInstanceSync(instance), limits);
	return {
		entries: objects.flatMap((each) => require_check.entryObjectOf(each) ?? []),
		uncheckedEntries: isWhole ? [] : uncheckedEntries(instance, [{ reason: PATCHED }])
	};
}
function fromResourceSet(set, context) {
	const { objects, unknown, refusal } = expandResourceSet(set, context);
	const failures = refusal === void 0 ? [] : require_engine_action_worker_run_watch_run_run_run_engines.refusalFindings([refusal], "Flux");
	const made = {
		buildKind: "flux-resource-set",
		objects,
		failures
	};
	const isEmpty = objects.length === 0 && failures.length === 0;
	const inner = objects.flatMap((object) => require_check.entryObjectOf(object) ?? []);
	return {
		entries: isEmpty ? [] : [makerOf(set, made, inner)],
		uncheckedEntries: uncheckedEntries(set, unknown)
	};
}
function makerOf(manifest, made, inner) {
	return {
		kind: "maker",
		manifest,
		sources: inner.flatMap(({ sources }) => sources),
		made
	};
}
function uncheckedEntries(manifest, unknown) {
	return require_start.distinctReasons(unknown.map(({ reason }) => reason)).map((reason) => ({
		manifest,
		reason
	}));
}
function saysWhatItDeploys({ node }, context) {
	const sources = require_check.applicationSources(require_start.mapAt(node, "spec"));
	if (!sources.every(isKnown)) return false;
	const name = require_start.scalarAt(node, "metadata", "name");
	return name !== void 0 && isKnown(name) || !sources.some((one) => isChart(one, context));
}
function isKnown(node) {
	if (node.kind === "map") return node.entries.every(({ value }) => isKnown(value));
	if (node.kind === "sequence") return node.items.every(isKnown);
	return require_start.makingOf(node)?.unknowable === void 0;
}
function isChart(source, { exists }) {
	if (require_start.valueAt(source, "chart") !== void 0 || require_start.valueAt(source, "helm") !== void 0) return true;
	return exists(`${require_start.scalarAt(source, "path")?.text ?? ""}/Chart.yaml`);
}
// src/render/releases/fill-empty-defaults.ts
const PLACEHOLDER = "to-be-given";
function withFilledDefaults(chart, filled) {
	const given = (chart.values.length > 0 ? chart.values : [EMPTY]).map((each) => withOneMore(filledMap(each, filled)));
	return {
		...chart,
		values: given,
		schema: void 0
	};
}
const NOWHERE = {
	file: {
		path: "values.yaml",
		text: ""
	},
	start: 0,
	end: 0
};
const EMPTY = {
	...NOWHERE,
	kind: "map",
	entries: []
};
function withOneMore(map) {
	const given = {
		...NOWHERE,
		kind: "scalar",
		text: PLACEHOLDER,
		style: "double-quoted"
	};
	return {
		...map,
		entries: [...map.entries, {
			key: {
				...given,
				text: "toBeGiven"
			},
			name: "toBeGiven",
			value: given
		}]
	};
}
function filledMap(map, filled) {
	return {
		...map,
		entries: map.entries.map((entry) => require_start.entryWith(entry, filledNode(entry.value, filled)))
	};
}
function filledNode(node, filled) {
	if (node.kind === "map") return filledMap(node, filled);
	if (node.kind === "sequence") return node;
	return node.text === "" && node.style !== "plain" || filled === "texts and nulls" && require_check.isNull(node, "kustomize") ? {
		...node,
		text: PLACEHOLDER,
		style: "double-quoted"
	} : node;
}
// src/render/releases/chart-build.ts
const LONGEST_NAME = 53;
function chartBuildOf(start, loaded, { layers, namespace, release, at }, helm, { tree, limits, charts, kubernetesVersion }) {
	if (loaded?.kind !== "chart") {
		const partial = [require_start.words("it cannot be loaded")];
		const failures = loaded === void 0 ? [] : [notLoaded(loaded)];
		return {
			...start,
			objects: [],
			failures,
			partial
		};
	}
	const { chart } = loaded;
	const values = require_engine_action_worker_run_watch_run_run_run_engines.layeredValues(layers, require_engine_action_worker_run_watch_run_run_run_engines.setFileReader(tree), {
		limits,
		helm
	});
	if (values.kind === "refused") {
		const failure = {
			at: values.at ?? at,
			message: require_start.message$1`The values cannot be read. Helm: ${values.discreet ?? values.message}`,
			of: "chart"
		};
		const partial = [require_start.words("its values cannot be read")];
		return {
			...start,
			objects: [],
			failures: [failure],
			partial
		};
	}
	const name = release ?? chart.metadata.name.text.slice(0, LONGEST_NAME);
	const { objects, partial, failures, values: given, previewed, needs } = require_engine_action_worker_run_watch_run_run_run_engines.renderRelease({
		chart,
		values: values.values,
		release: {
			name,
			namespace
		},
		helm: {
			major: helm,
			noteDifference: () => void 0
		},
		kubernetesVersion,
		apiVersions: [],
		skipSchemaValidation: false,
		at,
		foreign: require_engine_action_worker_run_watch_run_run_run_engines.foreignFiles(chart, at, charts(helm).isPulled)
	}, limits);
	return {
		...start,
		objects,
		partial,
		failures,
		values: given,
		...previewed && { previewed },
		...needs && { needs }
	};
}
function byAnyHelm(render) {
	const newest = render(4);
	if (newest.failures.length === 0) return newest;
	const older = render(3);
	return older.failures.length === 0 ? older : newest;
}
function notLoaded({ at, message: why }) {
	return {
		at,
		message: require_start.message$1`The chart cannot be loaded. Helm: ${why}`,
		of: "chart"
	};
}
// src/render/releases/scripted/scripted-builds.ts
function scriptedBuilds(releases, context) {
	const allowance = require_check.newAllowance(context.tree, context.limits);
	return releases.flatMap((release) => {
		if (allowance.isSpent()) return [];
		const start = startOf(release);
		const build = require_check.containCrash(() => byAnyHelm((helm) => rendered(start, release, helm, context)), (text) => require_check.crashedBuild(start, release.at, text));
		allowance.take(build);
		return [build];
	});
}
function startOf({ name, namespace, chart, values, at }) {
	const own = {
		kind: "helm-release",
		files: [],
		...namespace === void 0 ? {} : { namespace }
	};
	if (typeof chart !== "string") return {
		id: `${name} (${at.file.path})`,
		...own
	};
	const prefix = chart === "." ? "" : `${chart}/`;
	const names = values.flatMap((each) => {
		if (each.kind !== "file") return [];
		return each.path.startsWith(prefix) ? each.path.slice(prefix.length) : each.path;
	});
	return {
		id: `${names.length === 0 ? chart : `${chart}${require_check.WITH}${names.join(", ")}`} (release ${namespace === void 0 ? name : `${namespace}/${name}`})`,
		folder: chart,
		...own
	};
}
function rendered(start, release, helm, context) {
	const { name, namespace = require_check.OWN_CHART_NAMESPACE, chart, values, at } = release;
	const charts = context.charts(helm);
	const loaded = typeof chart === "string" ? charts.at(chart) : charts.named(chart.name, chart.version, chart.repository);
	const found = loaded?.kind === "chart" ? loaded.chart.path : void 0;
	const inflates = typeof chart === "string" ? {} : { inflates: [{
		...chart,
		found,
		at
	}] };
	if (typeof chart !== "string" && loaded === void 0) return {
		...start,
		...inflates,
		objects: [],
		failures: [],
		partial: [require_engine_action_worker_run_watch_run_run_run_engines.notRendered(chart.name)]
	};
	const given = {
		layers: values.flatMap((each) => {
			if (each.kind === "set") return [{
				kind: "set",
				set: each.set
			}];
			if (each.kind === "node") return [{
				kind: "node",
				node: each.node,
				secret: false
			}];
			const file = require_engine_action_worker_run_watch_run_run_run_engines.valuesFileAt(each.path, context.tree);
			return file === void 0 ? [] : [{
				kind: "file",
				file
			}];
		}),
		namespace,
		release: name,
		at
	};
	const build = chartBuildOf({
		...start,
		...inflates
	}, loaded, given, helm, context);
	const unknown = values.some((each) => each.kind === "set" && each.unknown);
	return {
		...build,
		failures: build.failures.filter(({ cause }) => cause === "syntax"),
		partial: [...build.partial, ...unknown ? [require_start.message$1`\`${require_start.placeOf(at)}\` sets values that only its run knows`] : []]
	};
}
// src/render/releases/own-charts.ts
const MOST_FILES = 500;
const MOST_WORK = 2e7;
const TEST_VALUES = /^ci\/[^/]*-?values[^/]*\.ya?ml$/;
function ownCharts(context, remember = (_folder, _given, render) => render()) {
	const allowance = require_check.newAllowance(context.tree, context.limits);
	const rendered = /* @__PURE__ */ new Map();
	const renderAs = (key, start, work) => {
		if (allowance.isSpent()) return [{
			...start,
			...NOT_RENDERED
		}];
		const builds = remember(key, [], () => require_check.containCrash(work, (message) => [require_check.crashedBuild(start, chartFile(start.folder), message)]));
		for (const build of builds) allowance.take(build);
		return builds;
	};
	const render = (folder) => renderAs(folder, chartOf(folder, void 0), () => ownChart(folder, context));
	return {
		get folders() {
			return context.charts(4).folders;
		},
		at(folder) {
			const builds = rendered.get(folder) ?? render(folder);
			rendered.set(folder, builds);
			return builds;
		},
		withPlaceholders(folder) {
			return remember(`${folder}${require_check.WITH}placeholders`, [], () => FILLINGS.map((filled) => chartBuild(folder, void 0, 4, context, (chart) => withFilledDefaults(chart, filled)))).find(({ objects, failures }) => objects.length > 0 && failures.length === 0);
		},
		release(declared) {
			const { path, values, namespace = require_check.OWN_CHART_NAMESPACE, release } = declared;
			if (context.charts(4).at(path) === void 0) return void 0;
			const given = {
				files: values,
				namespace,
				release
			};
			const start = {
				...releaseOf(path, values),
				namespace
			};
			const key = `${path}${require_check.WITH}${JSON.stringify(given)}`;
			const [build] = renderAs(key, start, () => [declaredRelease(start, given, context)]);
			return build;
		},
		scripted: (releases) => scriptedBuilds(releases, context)
	};
}
const FILLINGS = ["texts and nulls", "texts"];
const NOT_RENDERED = {
	objects: [],
	failures: [],
	partial: [require_start.OVER]
};
const TOO_MANY = {
	objects: [],
	failures: [],
	partial: [require_start.codedReason("full", `its chart has more than ${MOST_FILES} values files, the limit`)]
};
function ownChart(folder, context) {
	const loaded = context.charts(4).at(folder);
	if (loaded === void 0 || loaded.kind === "refused") return [];
	if (loaded.chart.metadata.type.text === "library") return [];
	return chartBuilds(folder, context);
}
function chartBuilds(folder, context) {
	const prefix = folder === "." ? "" : `${folder}/`;
	const own = context.tree.paths.filter((path) => path.startsWith(prefix));
	let left = MOST_WORK;
	const build = (file) => {
		if (left < 0) return {
			...chartOf(folder, file),
			...NOT_RENDERED
		};
		const [made, work] = require_engine_action_worker_run_watch_run_run_run_engines.measured(() => chartByAnyHelm(folder, file, context));
		left -= work;
		return require_check.withWork(made, work);
	};
	const buildsWith = (values) => {
		const files = own.filter((path) => values.test(path.slice(prefix.length)));
		const [first] = files.slice(MOST_FILES);
		const more = first === void 0 ? [] : [{
			...chartOf(folder, first),
			...TOO_MANY
		}];
		return [...files.slice(0, MOST_FILES).map(build), ...more];
	};
	const usual = [build(void 0), ...buildsWith(require_check.ENVIRONMENT_VALUES)];
	const builds = usual.some(({ objects }) => objects.length > 0) ? usual : [...usual, ...buildsWith(TEST_VALUES)];
	return builds.length > 1 ? builds.filter(({ objects }, at) => at > 0 || objects.length > 0) : builds;
}
function chartOf(folder, file) {
	return {
		id: file === void 0 ? folder : `${folder}${require_check.WITH}${file.slice(file.lastIndexOf("/") + 1)}`,
		folder,
		kind: "chart",
		files: []
	};
}
function releaseOf(folder, values) {
	const prefix = folder === "." ? "" : `${folder}/`;
	const names = values.map((path) => path.startsWith(prefix) ? path.slice(prefix.length) : path);
	return {
		id: names.length === 0 ? folder : `${folder}${require_check.WITH}${names.join(", ")}`,
		folder,
		kind: "helm-release",
		files: []
	};
}
function declaredRelease(start, given, context) {
	return byAnyHelm((helm) => renderedChart(start, given, helm, context));
}
function chartByAnyHelm(folder, file, context) {
	return byAnyHelm((helm) => chartBuild(folder, file, helm, context));
}
function chartFile(folder) {
	return {
		file: {
			path: folder === "." ? "Chart.yaml" : `${folder}/Chart.yaml`,
			text: ""
		},
		start: 0,
		end: 0
	};
}
function chartBuild(folder, file, helm, context, change) {
	const given = {
		files: file === void 0 ? [] : [file],
		namespace: require_check.OWN_CHART_NAMESPACE
	};
	const build = renderedChart(chartOf(folder, file), given, helm, context, change);
	return {
		...build,
		failures: build.failures.filter(({ cause }) => cause === "syntax")
	};
}
function renderedChart(start, { files, namespace, release }, helm, context, change = (chart) => chart) {
	const loaded = context.charts(helm).at(start.folder);
	const given = {
		layers: files.flatMap((path) => {
			const file = require_engine_action_worker_run_watch_run_run_run_engines.valuesFileAt(path, context.tree);
			return file === void 0 ? [] : [{
				kind: "file",
				file
			}];
		}),
		namespace,
		release,
		at: chartFile(start.folder)
	};
	return chartBuildOf(start, loaded?.kind === "chart" ? {
		...loaded,
		chart: change(loaded.chart)
	} : loaded, given, helm, context);
}
// src/render/deployers.ts
var deployers_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	chartFinder: () => require_engine_action_worker_run_watch_run_run_run_engines.chartFinder,
	entryRenderer: () => entryRenderer,
	fluxInstanceSync: () => fluxInstanceSync,
	makeEntries: () => makeEntries,
	openArgo: () => openArgo,
	openCharts: () => require_engine_action_worker_run_watch_run_run_run_engines.openCharts,
	openFlux: () => openFlux,
	ownCharts: () => ownCharts
});
// src/commands/engines.ts
var engines_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ ENGINES: () => ENGINES });
const ENGINES = {
	kustomizationBuilds: require_engine_action_worker_run_watch_run_run_run_engines.kustomizationBuilds,
	deployers: deployers_exports,
	compareEvidence
};
Object.defineProperty(exports, "ENGINES", {
	enumerable: true,
	get: function() {
		return ENGINES;
	}
});
Object.defineProperty(exports, "comparableBuilds", {
	enumerable: true,
	get: function() {
		return comparableBuilds;
	}
});
Object.defineProperty(exports, "engines_exports", {
	enumerable: true,
	get: function() {
		return engines_exports;
	}
});
Object.defineProperty(exports, "formerlyHidden", {
	enumerable: true,
	get: function() {
		return formerlyHidden;
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
