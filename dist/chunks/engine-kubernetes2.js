import { A as refusalOfReferred, B as nameInCluster, D as refusalOfItemPath, E as refusalOfDescendingPath, F as refusalOfSubdomainPrefix, G as nameOfSource, H as nameOfContainerIn, I as refusalOfVariable, K as editScalar, M as refusalOfSteps, N as refusalOfStrictVariable, O as refusalOfKey, P as refusalOfSubdomain, R as isPlaceholderName, T as knownText, U as nameOfManifest, W as nameOfReferrer, a as divisorRefusal, d as parseQuantity, f as splitSubscript, g as isDirectValue, i as CONTAINER_RESOURCES, j as refusalOfRelaxedVariable, k as refusalOfLabel, n as LONGEST_STRING, o as isContainerResource, p as labelKeyRefusals, r as oversizesOf, t as LARGEST_PROCESS, w as isSameText, z as nearMiss } from "./engine-kubernetes.js";
import { _ as trailOf, d as decodeBase64, f as illegalBase64, g as writtenNamespaceOf, h as writtenNameOf, l as manifestsIn, m as writtenName, s as isTrue, u as base64Size } from "./engine-model.js";
import { S as scalarAt, _ as entriesAt, b as itemsAt, h as groupBy, i as resolveScalar, n as isPlainString, r as jsonTypeName, t as isNull, v as entryOf, w as valueAt, x as mapAt } from "./engine-go.js";
import { Gt as nearestName, ft as makingOf, ht as memo, pt as placeOf, ut as hostSpan } from "./start.js";
// rules/kit/consequence-of.ts
function consequenceOf(reference, missing) {
	const { use, manifest } = reference;
	const name = writtenName(reference.at, reference.name);
	const object = nameOfManifest(manifest);
	switch (use) {
		case "env":
		case "env-from": return `so ${nameOfReferrer(reference)} will not start: ${waitingReason(reference)}, \`Error: ${environmentText(reference, missing)}\`.`;
		case "volume":
		case "volume-item": return `so the pods of ${object} stay in ContainerCreating: FailedMount, \`MountVolume.SetUp failed for volume "${reference.subject ?? ""}" : ${volumeText(reference, missing)}\`.`;
		case "image-pull-secret": return `so the images of ${object} are pulled without it: FailedToRetrieveImagePullSecret, \`Unable to retrieve some image pull secrets (${name}); attempting to pull the image may not succeed.\``;
		case "volume-driver": return `so a volume of ${object} cannot be mounted and its pods stay Pending.`;
		case "ingress-tls": return `so the controller of ${object} serves its default certificate, or none.`;
		case "storage": return `so volumes of ${object} cannot be provisioned, attached or mounted.`;
		default: return `and ${object} refers to it.`;
	}
}
function waitingReason({ container }) {
	return container?.kind === "init" ? "Init:CreateContainerConfigError" : "CreateContainerConfigError";
}
function environmentText(reference, missing) {
	const { kind, key } = reference;
	const name = writtenName(reference.at, reference.name);
	if (missing === "source") return `${kind.toLowerCase()} "${name}" not found`;
	return `couldn't find key ${key?.name ?? ""} in ${kind} ${namespaceOf(reference)}/${name}`;
}
function namespaceOf({ namespace, manifest }) {
	const at = scalarAt(manifest.node, "metadata", "namespace");
	return namespace === void 0 || at !== void 0 && trailOf(at) !== void 0 ? "<namespace>" : namespace;
}
function volumeText(reference, missing) {
	const { kind, key } = reference;
	const name = writtenName(reference.at, reference.name);
	if (missing === "source") return `${kind.toLowerCase()} "${name}" not found`;
	return kind === "ConfigMap" ? `configmap references non-existent config key: ${key?.name ?? ""}` : `references non-existent secret key: ${key?.name ?? ""}`;
}
// rules/kit/missing-finding.ts
function missingFinding({ reference, at }, missing) {
	const { kind, namespace, key } = reference;
	const written = writtenName(reference.at, reference.name);
	const slip = isSlip(reference, missing) ? { isSlip: true } : {};
	return missing.what === "source" ? {
		at,
		...slip,
		cause: causeOf$1(kind, namespace, written),
		...missingSource(reference, missing)
	} : {
		at,
		...slip,
		cause: causeOf$1(kind, namespace, written, key?.name),
		...missingKey(reference, missing),
		...keyFix(reference, missing)
	};
}
function isSlip({ at, name, key }, missing) {
	if (missing.what === "key") {
		const near = missing.nearest?.key;
		return key !== void 0 && near !== void 0 && nearMiss(key.name, near) === "swap";
	}
	const { nearest } = missing;
	if (nearest === void 0) return false;
	return nearMiss(writtenName(at, name), writtenName(nearest.at, nearest.name)) !== void 0;
}
function causeOf$1(...parts) {
	return JSON.stringify(parts);
}
function missingSource(reference, missing) {
	return {
		message: `${headline(reference, missing)}, ${consequenceOf(reference, "source")}`,
		...sourceHelp(reference, missing)
	};
}
function headline(reference, missing) {
	const { elsewhere, otherKind, siblings, removed } = missing;
	const { kind, name, manifest } = reference;
	if (removed !== void 0) return `${nameOfSource(removed)} is removed by this change`;
	const [first] = elsewhere;
	if (otherKind !== void 0) return `\`${name}\` is a ${otherKind.kind}, and no ${kind} has that name`;
	if (siblings.length === 0 && first !== void 0) return `${kind} \`${name}\` exists only in namespace ${listOf$1(elsewhere.map(({ namespace }) => namespace ?? ""))}, and ${nameOfManifest(manifest)} is in \`${reference.namespace ?? ""}\``;
	const namespace = writtenNamespaceOf(manifest);
	return `${kind} \`${name}\` does not exist${namespace === void 0 ? "" : ` in namespace \`${namespace}\``}`;
}
function sourceHelp(reference, missing) {
	const { otherKind, elsewhere, nearest, siblings, notDeployed, removed } = missing;
	if (removed !== void 0) return removedHelp(missing, removed);
	if (notDeployed !== void 0) return {
		help: `List the file under \`resources\` of the kustomization (${placeOf(notDeployed)}).`,
		related: [{
			at: notDeployed,
			message: "it is here, but no kustomization lists this file"
		}]
	};
	if (siblings.length > 0) return siblingsHelp(siblings);
	if (otherKind !== void 0) return {
		help: `Refer to it as a ${otherKind.kind} (\`${fieldFor(reference, otherKind.kind)}\`), or rename it.`,
		related: [{
			at: otherKind.at,
			message: `the ${otherKind.kind} is here`
		}]
	};
	if (elsewhere.length > 0) return elsewhereHelp(reference, elsewhere);
	if (nearest !== void 0) return {
		help: `Did you mean \`${writtenName(nearest.at, nearest.name)}\`?`,
		related: [{
			at: nearest.at,
			message: `${nameOfSource(nearest)} is here`
		}]
	};
	return declareHelp(reference, missing);
}
function removedHelp({ nearest, notDeployed }, removed) {
	const before = {
		at: removed.at,
		message: "the base has it here",
		before: true
	};
	if (notDeployed !== void 0) return {
		help: `List the file under \`resources\` of the kustomization (${placeOf(notDeployed)}).`,
		related: [before, {
			at: notDeployed,
			message: "it is here now, but no kustomization lists this file"
		}]
	};
	const help = "Keep it, change the reference too, or declare it under `externals` in .envfrom.yaml if it is made elsewhere from now on.";
	if (nearest === void 0) return {
		help,
		related: [before]
	};
	return {
		help: `Keep it, or change the reference too: did you mean \`${writtenName(nearest.at, nearest.name)}\`?`,
		related: [before, {
			at: nearest.at,
			message: `${nameOfSource(nearest)} is here`
		}]
	};
}
const MAY_BE_OPTIONAL = /* @__PURE__ */ new Set([
	"env",
	"env-from",
	"volume"
]);
function declareHelp({ use }, { otherClusters: [other] }) {
	const help = `Add it to the repository${MAY_BE_OPTIONAL.has(use) ? ", mark the reference `optional: true`" : ""}, or declare it under \`externals\` in .envfrom.yaml if it is made elsewhere.`;
	if (other === void 0) return { help };
	return {
		help,
		related: [{
			at: other.at,
			message: `\`${other.build}\` has it`
		}]
	};
}
function listOf$1(names) {
	const unique = [...new Set(names)].sort();
	const shown = unique.slice(0, 15).map((name) => `\`${name}\``);
	if (unique.length > 15) shown.push(`${unique.length - 15} more`);
	return shown.join(", ");
}
function siblingsHelp(siblings) {
	const [first] = siblings;
	const builds = new Set(siblings.map(({ build }) => build));
	return {
		help: `${listOf$1([...builds])} ${builds.size === 1 ? "has" : "have"} it: add it here too.`,
		related: first === void 0 ? [] : [{
			at: first.at,
			message: `\`${first.build}\` has it here`
		}]
	};
}
function elsewhereHelp(reference, elsewhere) {
	const related = [...new Map(elsewhere.map((source) => [`${placeOf(source.at)} ${source.namespace ?? ""}`, source])).values()].slice(0, 3).map((source) => ({
		at: source.at,
		message: `it is here, in namespace \`${source.namespace ?? ""}\``
	}));
	return {
		help: `A pod reads only its own namespace: make a ${reference.kind} \`${reference.name}\` in \`${reference.namespace ?? ""}\` too.`,
		related
	};
}
function missingKey(reference, missing) {
	const { source, nearest, inBinaryData, siblings } = missing;
	const key = reference.key?.name ?? "";
	const lack = inBinaryData ? `has key \`${key}\` in \`binaryData\` only` : `has no key \`${key}\``;
	const message = `${nameOfSource(source)} ${lack}, ${consequenceOf(reference, "key")}`;
	if (siblings.length > 0 && nearest === void 0 && !inBinaryData) return {
		message,
		...siblingsHelp(siblings)
	};
	const related = [{
		at: nearest?.at ?? source.at,
		message: nearest === void 0 ? `${nameOfSource(source)} is here` : `nearest key \`${nearest.key}\``
	}];
	const placed = source.producer.kind !== "externals";
	return {
		message,
		help: keyHelp(missing),
		...placed ? { related } : {}
	};
}
function keyFix({ key }, { source, nearest }) {
	if (key === void 0 || nearest === void 0 || source.keys.kind === "unknown") return {};
	const near = [...source.keys.value.keys()].filter((each) => nearMiss(key.name, each));
	if (near.length !== 1 || near[0] !== nearest.key) return {};
	const edit = editScalar(key.at, nearest.key, true);
	return edit === void 0 ? {} : { fix: {
		message: `Write \`${nearest.key}\`.`,
		edits: [edit]
	} };
}
function keyHelp({ source, nearest, inBinaryData }) {
	if (inBinaryData) return "Move the key to `data`, or mount the ConfigMap as a volume.";
	if (nearest !== void 0) return `Did you mean \`${nearest.key}\`?`;
	const keys = source.keys.kind === "known" ? [...source.keys.value.keys()].sort() : [];
	if (keys.length === 0) return `It has no keys at all (${placeOf(source.at)}).`;
	return `Its keys are ${listOf$1(keys)}.`;
}
function fieldFor(reference, kind) {
	if (reference.use === "env-from") return kind === "Secret" ? "secretRef" : "configMapRef";
	if (reference.use === "env") return kind === "Secret" ? "secretKeyRef" : "configMapKeyRef";
	return kind === "Secret" ? "secret" : "configMap";
}
// rules/kit/subject-of.ts
function subjectOfManifest(manifest, detail) {
	const metadata = mapAt(manifest.node, "metadata");
	return {
		kind: manifest.kind,
		namespace: writtenNamespaceOf(manifest),
		name: writtenNameOf(manifest),
		...detail === void 0 ? {} : { detail },
		annotated: metadata === void 0 ? [] : [metadata]
	};
}
function subjectOfWorkload(workload, container, detail) {
	const { kind, namespace, name, annotated = [] } = subjectOfManifest(workload.manifest);
	const template = workload.podMetadata;
	const own = annotated.filter((metadata) => metadata !== template);
	return {
		kind,
		namespace,
		name,
		...detail === void 0 ? {} : { detail },
		...container === void 0 ? {} : { container: container.name },
		annotated: template === void 0 ? own : [...own, template]
	};
}
// rules/kit/rule-constructors.ts
function rulePerRun(meta, ask) {
	return {
		meta,
		questions: [{
			about: "evidence",
			ask
		}]
	};
}
function joinedRule(meta, parts) {
	return {
		meta,
		questions: parts.flatMap(({ questions }) => questions)
	};
}
function rulePerManifest(meta, check) {
	const ask = (manifest, around) => placed(check(manifest, around), () => subjectOfManifest(manifest));
	return {
		meta,
		questions: [{
			about: "manifest",
			ask
		}]
	};
}
function rulePerWorkload(meta, check) {
	const ask = (workload, around) => placed(check(workload, around), () => subjectOfWorkload(workload, void 0), workload.build);
	return {
		meta,
		questions: [{
			about: "workload",
			ask
		}]
	};
}
function rulePerContainer(meta, check) {
	const ask = (container, workload, around) => placed(check(container, workload, around), () => subjectOfWorkload(workload, container), workload.build);
	return {
		meta,
		questions: [{
			about: "container",
			ask
		}]
	};
}
function rulePerEnvironment(meta, check) {
	const ask = (environment, around) => {
		const { workload, container } = environment;
		return placed(check(environment, around), () => subjectOfWorkload(workload, container), workload.build);
	};
	return {
		meta,
		questions: [{
			about: "environment",
			ask
		}]
	};
}
function rulePerReference(meta, check) {
	const ask = (judged, around) => {
		const { workload, container, manifest, name, build } = judged.reference;
		const subjectOf = () => workload === void 0 ? subjectOfManifest(manifest, name) : subjectOfWorkload(workload, container, name);
		return placed(check(judged, around), subjectOf, build);
	};
	return {
		meta,
		questions: [{
			about: "reference",
			ask
		}]
	};
}
function rulePerSource(meta, check) {
	const ask = (source, evidence) => placed(check(source, evidence), () => subjectOfManifest(source.producer.manifest), source.build);
	return {
		meta,
		questions: [{
			about: "source",
			ask
		}]
	};
}
const NONE$2 = [];
function placed(found, subjectOf, build) {
	let all;
	for (const finding of found) {
		const subject = finding.subject ?? subjectOf();
		all ??= [];
		all.push(Object.assign({}, finding, {
			subject,
			...build !== void 0 && { build }
		}));
	}
	return all ?? NONE$2;
}
// rules/kit/missing-rules.ts
function missingSourceRule(kind, meta) {
	return rulePerReference(meta, function* (judged) {
		const { reference, verdict } = judged;
		if (verdict.kind !== "broken" || verdict.missing.what !== "source") return;
		if (reference.kind !== kind || reference.use === "volume-item") return;
		if (verdict.missing.hashed !== void 0) return;
		yield missingFinding(judged, verdict.missing);
	});
}
function missingKeyRule(kind, meta) {
	return rulePerReference(meta, function* (judged) {
		const { reference, verdict } = judged;
		if (verdict.kind !== "broken" || verdict.missing.what !== "key") return;
		if (verdict.missing.inBinaryData && reference.workload !== void 0) return;
		if (reference.kind !== kind) return;
		const finding = missingFinding(judged, verdict.missing);
		yield isEmptySecret(verdict.missing) ? {
			...finding,
			severity: "warning"
		} : finding;
	});
}
function isEmptySecret({ source: { kind, keys } }) {
	return kind === "Secret" && keys.kind === "known" && keys.value.size === 0;
}
// rules/missing-config-map/rule.ts
const rule$63 = missingSourceRule("ConfigMap", {
	id: "missing-config-map",
	summary: "A required ConfigMap does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.",
	severity: "error",
	group: "references",
	since: "0.1.0"
});
// rules/missing-config-map-key/rule.ts
const rule$62 = missingKeyRule("ConfigMap", {
	id: "missing-config-map-key",
	summary: "A required key is missing from a ConfigMap whose keys are all known.",
	severity: "error",
	group: "references",
	since: "0.1.0"
});
// rules/missing-secret/rule.ts
const rule$61 = missingSourceRule("Secret", {
	id: "missing-secret",
	summary: "A required Secret does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.",
	severity: "error",
	group: "references",
	since: "0.1.0"
});
// rules/missing-secret-key/rule.ts
const rule$60 = missingKeyRule("Secret", {
	id: "missing-secret-key",
	summary: "A required key is missing from a Secret whose keys are all known.",
	severity: "error",
	group: "references",
	since: "0.1.0"
});
// rules/kit/capital.ts
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// rules/kit/library-base.ts
const BASE = /(?:^|\/)_?bases?(?:\/|$)/;
function isLibraryBase({ id, kind, deployedBy }) {
	return kind === "kustomization" && deployedBy === void 0 && BASE.test(id);
}
// rules/kit/unseen-deployments.ts
const DEPLOYERS = /^(?:kustomize\.toolkit\.fluxcd\.io\/Kustomization|helm\.toolkit\.fluxcd\.io\/HelmRelease|argoproj\.io\/(?:Application|ApplicationSet)|helm\.cattle\.io\/HelmChart)$/;
const MANY = 10;
function unseenDeployments({ builds, manifests }) {
	const seen = new Set(builds.flatMap(({ deployedBy, objects }) => deployedBy === void 0 || objects.length === 0 ? [] : [hostSpan(deployedBy.at).file.path]));
	const places = /* @__PURE__ */ new Map();
	for (const { manifest } of manifests) {
		if (!DEPLOYERS.test(`${manifest.group}/${manifest.kind}`)) continue;
		const { file, start } = hostSpan(manifest.node);
		places.set(`${start} ${file.path}`, seen.has(file.path));
	}
	const unseen = [...places.values()].filter((isSeen) => !isSeen).length;
	return unseen < MANY || 2 * unseen <= places.size ? void 0 : unseen;
}
// rules/kit/untraced-rules.ts
const MANY_NAMES = 8;
const SEVERAL = 3;
const FEW = .5;
function untracedSourceRule(kind, meta) {
	return rulePerRun(meta, function* (evidence) {
		const found = untracedIn(kind, evidence);
		const isMinor = minorCauses(found, evidence);
		const needed = found.filter(({ cause }) => !isMinor(cause));
		const [first] = needed;
		const summary = first && summaryOf(first, causesOf(needed).size, evidence);
		if (summary !== void 0) yield summary;
		for (const each of found) if (summary === void 0 || isMinor(each.cause)) yield findingOf$8(each, isMinor(each.cause), evidence);
	});
}
function causesOf(found) {
	return new Set(found.map(({ cause }) => cause));
}
function untracedIn(kind, { references, builds }) {
	const clusters = new Map(builds.map(({ id, cluster }) => [id, cluster]));
	return references.flatMap((judged) => {
		const { reference, verdict } = judged;
		if (verdict.kind !== "untraced" || reference.kind !== kind) return [];
		if (reference.use === "volume-item") return [];
		const { name, manifest, build, at } = reference;
		if (refusalOfSubdomain(name) !== void 0) return [];
		const namespace = writtenNamespaceOf(manifest);
		const cause = JSON.stringify([
			kind,
			clusters.get(build),
			namespace,
			writtenName(at, name)
		]);
		return [{
			judged,
			missing: verdict.missing,
			cause
		}];
	});
}
function minorCauses(found, evidence) {
	const bases = new Set(evidence.builds.flatMap((each) => isLibraryBase(each) ? [each.id] : []));
	const minor = new Set(GOES_ON.filter((use) => {
		const names = causesOf(found.filter(({ judged }) => judged.reference.use === use)).size;
		const made = madeNames(evidence, (reference) => reference.use === use);
		return made < FEW * (made + names);
	}));
	const needed = new Set(found.flatMap(({ judged: { reference }, cause }) => minor.has(reference.use) || bases.has(reference.build) ? [] : [cause]));
	return (cause) => !needed.has(cause);
}
const GOES_ON = ["ingress-tls", "image-pull-secret"];
function madeNames({ references }, isMeant) {
	const made = /* @__PURE__ */ new Set();
	for (const { reference, verdict } of references) if (MADE.has(verdict.kind) && isMeant(reference)) made.add(JSON.stringify([reference.namespace, reference.name]));
	return made.size;
}
const MADE = /* @__PURE__ */ new Set([
	"present",
	"elsewhere",
	"produced"
]);
function isKeptElsewhere(kind, untraced, evidence) {
	if (untraced + causesOf(untracedIn(kind === "Secret" ? "ConfigMap" : "Secret", evidence)).size < MANY_NAMES) return false;
	const made = madeNames(evidence, (reference) => reference.kind === kind);
	return made < FEW * (made + untraced);
}
function summaryOf({ judged: { reference, at } }, names, evidence) {
	const { kind, name, build } = reference;
	if (names < SEVERAL) return void 0;
	const message = isKeptElsewhere(kind, names, evidence) ? `${capital(evidence.whole)} makes fewer than half of the ${kind}s that it uses: nothing in it makes or mentions ${names} of them, \`${name}\` first.` : unseenMessage(kind, name, names, evidence);
	if (message === void 0) return void 0;
	return {
		at,
		message,
		help: "Run `envfrom init` to declare them under `externals` in .envfrom.yaml; from then on only new names are reported.",
		cause: "kept elsewhere",
		onePerCause: true,
		subject: subjectOf(reference),
		build
	};
}
function unseenMessage(kind, name, names, evidence) {
	const unseen = unseenDeployments(evidence);
	if (unseen === void 0) return void 0;
	return `Nothing in ${evidence.whole} makes or mentions ${names} of the ${kind}s that it uses, \`${name}\` first; ${unseen} of its entry objects deploy what cannot be seen here, and may make them.`;
}
function findingOf$8({ judged: { reference, at }, missing, cause }, isMinor, { whole }) {
	const { kind, manifest } = reference;
	const namespace = writtenNamespaceOf(manifest);
	const name = writtenName(at, reference.name);
	const where = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	return {
		at,
		message: isMadeElsewhere(missing) ? `Nothing that is applied with ${nameOfManifest(manifest)} makes ${kind} \`${name}\`${where}, which it needs; another build does.` : `Nothing in ${whole} makes or mentions ${kind} \`${name}\`${where}, which ${nameOfManifest(manifest)} needs.`,
		...sourceHelp(reference, missing),
		...isMinor && { severity: "info" },
		cause,
		onePerCause: true,
		subject: subjectOf(reference),
		build: reference.build
	};
}
function isMadeElsewhere({ siblings, otherClusters, elsewhere }) {
	return siblings.length + otherClusters.length + elsewhere.length > 0;
}
function subjectOf({ workload, container, manifest, name }) {
	return workload === void 0 ? subjectOfManifest(manifest, name) : subjectOfWorkload(workload, container, name);
}
// rules/untraced-config-map/rule.ts
const rule$59 = untracedSourceRule("ConfigMap", {
	id: "untraced-config-map",
	summary: "Nothing in the repository makes or mentions a required ConfigMap.",
	severity: "warning",
	strict: "error",
	group: "references",
	since: "0.2.0"
});
// rules/untraced-secret/rule.ts
const rule$58 = untracedSourceRule("Secret", {
	id: "untraced-secret",
	summary: "Nothing in the repository makes or mentions a required Secret.",
	severity: "warning",
	strict: "error",
	group: "references",
	since: "0.2.0"
});
// rules/missing-optional-source/rule.ts
const rule$57 = rulePerReference({
	id: "missing-optional-source",
	summary: "The name of an optional ConfigMap, Secret or key looks misspelt, so what it would set stays unset.",
	severity: "info",
	group: "references",
	since: "0.1.0"
}, function* ({ reference, verdict, at }) {
	if (verdict.kind !== "optional" || reference.harmless !== void 0) return;
	if (reference.use === "volume-item" && verdict.missing.what === "source") return;
	if (verdict.missing.what === "source" && verdict.missing.hashed !== void 0) return;
	const near = misspelling(reference, verdict.missing);
	if (near === void 0) return;
	const missing = whatIsMissing(reference, verdict.missing);
	const related = [{
		at: near.at,
		message: `\`${near.name}\` is here`
	}];
	yield {
		at,
		message: `${missing}; ${effectOf(reference)}`,
		help: `Did you mean \`${near.name}\`?`,
		related
	};
});
function misspelling({ at, name, key }, missing) {
	const { nearest } = missing;
	if (nearest === void 0) return void 0;
	const [written, existing] = missing.what === "key" ? [key?.name ?? "", missing.nearest?.key ?? ""] : [writtenName(at, name), writtenName(nearest.at, missing.nearest?.name ?? "")];
	return nearMiss(written, existing) === void 0 ? void 0 : {
		name: existing,
		at: nearest.at
	};
}
function whatIsMissing(reference, missing) {
	const who = nameOfReferrer(reference);
	if (missing.what === "key") return `Optional key \`${reference.key?.name ?? ""}\` is not in ${nameOfSource(missing.source)}`;
	return `Optional ${reference.kind} \`${reference.name}\` of ${who} is not in the repository`;
}
function effectOf({ use, subject, key }) {
	switch (use) {
		case "env": return `variable \`${subject ?? ""}\` keeps an earlier value, or is not set.`;
		case "env-from": return "none of its variables are set.";
		case "volume": return `volume \`${subject ?? ""}\` is empty.`;
		case "volume-item": return `the file for \`${key?.name ?? ""}\` is left out of volume \`${subject ?? ""}\`.`;
		default: return "nothing is read from it.";
	}
}
// rules/wrong-secret-type/rule.ts
const EXPECTED = /* @__PURE__ */ new Map([["image-pull-secret", {
	types: ["kubernetes.io/dockerconfigjson", "kubernetes.io/dockercfg"],
	effect: "the kubelet ignores it silently and pulls without credentials"
}], ["ingress-tls", {
	types: ["kubernetes.io/tls"],
	effect: "Ingress controllers look for `tls.crt` and `tls.key` of a TLS Secret and may serve a default certificate"
}]]);
const rule$56 = rulePerReference({
	id: "wrong-secret-type",
	summary: "A Secret is used where only Secrets of another type are read.",
	severity: "warning",
	group: "references",
	since: "0.1.0"
}, function* ({ reference, verdict, at }) {
	const expected = EXPECTED.get(reference.use);
	if (expected === void 0 || verdict.kind !== "present" && verdict.kind !== "elsewhere") return;
	const sources = verdict.sources.filter(({ producer }) => producer.kind === "manifest");
	const [source] = sources;
	const wrong = sources.every(({ type }) => !expected.types.includes(type ?? "Opaque"));
	if (source === void 0 || !wrong || sources.length < verdict.sources.length) return;
	const types = expected.types.map((type) => `\`${type}\``).join(" or ");
	yield {
		at,
		message: `${nameOfSource(source)} is of type \`${source.type ?? "Opaque"}\`, but only ${types} is read here: ${expected.effect}.`,
		help: `Make it a Secret of type ${types}, or refer to one that is.`,
		related: [{
			at: source.at,
			message: "the Secret is here"
		}]
	};
});
// rules/colliding-variable/rule.ts
const rule$55 = rulePerEnvironment({
	id: "colliding-variable",
	summary: "Two envFrom sources set the same variable, and the later one wins silently.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings, container }, around) {
	yield* listedTwice(container);
	for (const binding of bindings) if (binding.from.kind === "env-from") yield* collisionsOf(binding, around);
});
function* listedTwice({ node }) {
	const seen = /* @__PURE__ */ new Map();
	for (const item of itemsAt(node, "envFrom")) {
		const ref = SOURCES$1.find(({ field }) => mapAt(item, field) !== void 0);
		const name = ref && scalarAt(item, ref.field, "name");
		if (ref === void 0 || name === void 0 || name.text === "") continue;
		const prefix = scalarAt(item, "prefix")?.text ?? "";
		const what = `${ref.kind} \`${writtenName(name, name.text)}\``;
		const identity = JSON.stringify([
			ref.kind,
			name.text,
			prefix
		]);
		const earlier = seen.get(identity);
		if (earlier === void 0) {
			seen.set(identity, name);
			continue;
		}
		yield {
			at: name,
			message: `${what} is listed twice in one envFrom list${prefix === "" ? "" : `, both times with the prefix \`${prefix}\``}: the later item sets the same variables again.`,
			help: "Remove one of the two items, or name the source that you meant.",
			related: [{
				at: earlier,
				message: "listed here first"
			}]
		};
	}
}
const SOURCES$1 = [{
	field: "configMapRef",
	kind: "ConfigMap"
}, {
	field: "secretRef",
	kind: "Secret"
}];
function* collisionsOf(winner, { isShared }) {
	for (const loser of winner.hides) {
		if (winner.from.kind !== "env-from" || loser.from.kind !== "env-from") continue;
		const same = isSameText(winner.value, loser.value);
		const isDefault = isShared(loser.from.source) && !isShared(winner.from.source);
		yield {
			at: winner.from.reference.at,
			message: `Variable \`${winner.name}\` comes from ${described(winner.from)} and from ${described(loser.from)}${same ? ", with the same value" : ""}: the later envFrom item wins.`,
			...same || isDefault ? { severity: "info" } : {},
			...same ? {} : { help: help$1(winner.name) },
			related: [{
				at: winner.from.at,
				message: "this one wins"
			}, {
				at: loser.from.at,
				message: "this one is lost"
			}]
		};
	}
}
function described({ source, key, prefix }) {
	const how = prefix === "" ? "" : ` (prefix \`${prefix}\` + key \`${key}\`)`;
	return `${nameOfSource(source)}${how}`;
}
function help$1(name) {
	return `Remove \`${name}\` from one of them, give one envFrom item a prefix, or set the variable with an env entry.`;
}
// rules/kit/binding-origin.ts
function isFromEnvList({ kind }) {
	return kind !== "env-from" && kind !== "env-from-unknown" && kind !== "service";
}
function askedForAt(origin) {
	if (origin.kind === "env-from") return origin.reference.at;
	const at = "itemAt" in origin ? origin.itemAt : origin.at;
	return at !== void 0 && isMap(at) ? scalarAt(at, "name") ?? at : at;
}
function isMap(span) {
	return "kind" in span && span.kind === "map";
}
// rules/overridden-variable/rule.ts
const rule$54 = rulePerEnvironment({
	id: "overridden-variable",
	summary: "An env entry replaces a variable that envFrom sets.",
	severity: "info",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const binding of bindings) if (isFromEnvList(binding.from)) yield* overriddenBy(binding);
});
function* overriddenBy({ name, value, from, hides }) {
	const earlier = hides.find((candidate) => candidate.from.kind === "env-from");
	const hidden = earlier?.from;
	if (earlier !== void 0 && isSameText(value, earlier.value)) return;
	const at = askedForAt(from);
	if (hidden?.kind !== "env-from" || at === void 0) return;
	yield {
		at,
		message: `This entry replaces \`${name}\`, which envFrom sets from ${nameOfSource(hidden.source)} (key \`${hidden.key}\`): env always wins over envFrom, wherever it is written.`,
		related: [{
			at: hidden.at,
			message: "the value that is hidden"
		}]
	};
}
// rules/duplicate-variable/rule.ts
const rule$53 = rulePerContainer({
	id: "duplicate-variable",
	summary: "A variable is set twice in one env list.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ node }) {
	const seen = /* @__PURE__ */ new Map();
	for (const item of itemsAt(node, "env")) {
		const name = scalarAt(item, "name");
		if (item.kind !== "map" || name === void 0 || name.text === "") continue;
		const earlier = seen.get(name.text);
		if (earlier !== void 0) yield finding(item, name.text, name, earlier);
		seen.set(name.text, name);
	}
});
function finding(item, name, at, earlier) {
	const related = [{
		at: earlier,
		message: "set here first"
	}];
	if (buildsOnEarlier(item, name)) return {
		at,
		severity: "info",
		message: `\`${name}\` is set a second time, from its own earlier value. The kubelet allows that, but server-side apply refuses the list: duplicate entries for key [name="${name}"].`,
		related
	};
	return {
		at,
		message: `\`${name}\` is set twice in one env list: this entry hides the one at ${placeOf(earlier)}. Client-side \`kubectl apply\` merges env by name and may drop or reorder either of them; server-side apply refuses the list.`,
		help: "Keep one of the two entries.",
		related
	};
}
function buildsOnEarlier(item, name) {
	if (valueAt(item, "valueFrom") !== void 0) return false;
	const value = scalarAt(item, "value")?.text ?? "";
	const self = `$(${name})`;
	return value !== self && value.includes(self);
}
// rules/late-variable-reference/rule.ts
const rule$52 = rulePerEnvironment({
	id: "late-variable-reference",
	summary: "A `$(NAME)` comes before the entry that sets NAME, so it is not expanded.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const { name, unresolved } of bindings) for (const variable of unresolved) {
		const { setLater } = variable;
		if (setLater === void 0) continue;
		yield {
			at: variable.at,
			message: `\`$(${variable.name})\` in \`${name}\` is not expanded: \`${variable.name}\` is set only further down, at ${placeOf(setLater)}, and env is evaluated from top to bottom.`,
			help: `Move the entry of \`${variable.name}\` above this one.`,
			related: [{
				at: setLater,
				message: "set here, too late"
			}]
		};
	}
});
// rules/kit/is-whole-build.ts
function isWholeBuild(id, { buildOf }) {
	const build = buildOf(id);
	return build === void 0 || build.partial.length === 0 && !isLibraryBase(build);
}
// rules/undefined-variable-reference/rule.ts
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
const SERVICE_VARIABLE = /_(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?)$/;
const IMAGE_VARIABLES = /* @__PURE__ */ new Set([
	"PATH",
	"HOME",
	"HOSTNAME",
	"USER",
	"PWD",
	"SHELL",
	"JAVA_HOME"
]);
const rule$51 = rulePerEnvironment({
	id: "undefined-variable-reference",
	summary: "A `$(NAME)` names a variable that nothing in the pod sets, so it is not expanded.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* (environment, evidence) {
	const { core, build } = environment.workload;
	if (!core || mayBeSetElsewhere(environment) || !isWholeBuild(build, evidence)) return;
	for (const { name, unresolved } of environment.bindings) for (const variable of unresolved) yield* undefinedIn(`the value of \`${name}\``, variable, environment);
	for (const [field, items] of [["command", environment.command], ["args", environment.args]]) for (const { unresolved } of items) for (const variable of unresolved) yield* undefinedIn(field, variable, environment);
});
function mayBeSetElsewhere({ bindings, skipped, failures }) {
	if (bindings.some(({ from }) => from.kind === "env-from-unknown")) return true;
	return failures.length > 0 || skipped.some(({ name }) => name === void 0);
}
function* undefinedIn(where, variable, environment) {
	const { name, at, setLater } = variable;
	if (setLater !== void 0 || !VARIABLE.test(name) || SERVICE_VARIABLE.test(name)) return;
	if (isInComment(at)) return;
	yield {
		at,
		message: `\`$(${name})\` in ${where} is not expanded: ${IMAGE_VARIABLES.has(name) ? `\`${name}\` may be set by the image, which the kubelet cannot see` : "nothing in this container sets it"}.`,
		help: `Set \`${name}\` in env, or write \`$$(${name})\` if the text is meant.${near(name, environment)}`
	};
}
function isInComment({ file, start }) {
	const line = file.text.slice(file.text.lastIndexOf("\n", start - 1) + 1, start);
	return /^[ \t]*#/.test(line);
}
function near(name, { bindings }) {
	const folded = fold(name);
	const match = bindings.find((binding) => fold(binding.name) === folded);
	return match === void 0 ? "" : ` There is a variable \`${match.name}\`.`;
}
function fold(name) {
	return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}
// src/kubernetes/variable-name.ts
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
function isShellName(name) {
	return C_IDENTIFIER.test(name);
}
const FILE_NAME = /\.(properties|ya?ml|json|jsonnet|conf|cfg|cnf|config|ini|toml|xml|txt|md|sh|bash|py|js|ts|lua|sql|html?|css|tpl|tmpl|env|crt|cer|pem|key|p12|jks|csv|rules|hcl|service|htpasswd|template)$/i;
function isFileName(key) {
	return FILE_NAME.test(key);
}
// rules/unshellable-variable-name/rule.ts
const rule$50 = rulePerEnvironment({
	id: "unshellable-variable-name",
	summary: "A variable has a name that no shell and few programs can read.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }, { kubernetesVersion }) {
	for (const binding of bindings) {
		const { name, from } = binding;
		if (from.kind !== "env-from" || isShellName(name)) continue;
		const written = from.prefix;
		if (written !== "" && refusalOfVariable(written, kubernetesVersion) !== void 0) continue;
		yield* unshellable(binding);
	}
});
const CAPITALS = /^[A-Z0-9_.-]*[A-Z][A-Z0-9_.-]*$/;
function* unshellable({ name, from }) {
	if (from.kind !== "env-from" || isFileName(from.key)) return;
	const at = askedForAt(from);
	if (at === void 0) return;
	yield {
		at,
		message: `envFrom makes key \`${from.key}\` of ${nameOfSource(from.source)} a variable named \`${name}\`. It is set, but it is not a C identifier: no shell can read it, and few programs look for it.`,
		help: "Rename the key (letters, digits and `_`, not starting with a digit), or read it with an env entry under a readable name.",
		related: [{
			at: from.at,
			message: "the key is here"
		}],
		...CAPITALS.test(from.key) ? { severity: "info" } : {}
	};
}
// rules/file-as-variable/rule.ts
const SERVICE_ACCOUNT_TOKEN = "kubernetes.io/service-account-token";
const rule$49 = rulePerEnvironment({
	id: "file-as-variable",
	summary: "envFrom injects a whole file as one variable.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings, workload }, around) {
	for (const { name, value, from } of bindings) {
		if (from.kind !== "env-from" || !isFileName(from.key)) continue;
		if (from.source.type === SERVICE_ACCOUNT_TOKEN) continue;
		yield {
			at: from.reference.at,
			...isMounted(from.source, workload, around) ? { severity: "info" } : {},
			message: `envFrom sets variable \`${name}\` to the whole file that ${nameOfSource(from.source)} holds under \`${from.key}\`${lines(value)}: no shell can read a variable of that name.`,
			help: "Mount the file as a volume, or write its settings as keys of their own.",
			related: [{
				at: from.at,
				message: "the key is here"
			}]
		};
	}
});
function isMounted(source, workload, { volumesOf }) {
	return [...volumesOf(workload).values()].some(({ files }) => [...files().values()].some(({ from }) => from?.source === source));
}
function lines(value) {
	const count = knownText(value)?.trimEnd().split("\n").length ?? 1;
	return count > 1 ? ` (${count} lines)` : "";
}
// rules/binary-data-as-variable/rule.ts
const meta$2 = {
	id: "binary-data-as-variable",
	summary: "A variable is read from a key that holds binary data.",
	severity: "error",
	group: "environment",
	since: "0.1.0"
};
const rule$48 = joinedRule(meta$2, [rulePerReference(meta$2, fromBinaryData), rulePerEnvironment(meta$2, function* ({ workload, container, bindings }) {
	for (const binding of bindings) {
		const finding = fromBinarySecret(binding);
		if (finding === void 0) continue;
		yield {
			subject: subjectOfWorkload(workload, container, binding.name),
			...finding
		};
	}
})]);
function* fromBinaryData({ reference, verdict, at }) {
	if (verdict.kind !== "broken" || verdict.missing.what !== "key" || !verdict.missing.inBinaryData) return;
	const { workload, container } = reference;
	if (workload === void 0) return;
	const { source } = verdict.missing;
	yield {
		at,
		message: `${nameOfSource(source)} has key \`${reference.key?.name ?? ""}\` in \`binaryData\`, which never becomes a variable, ${consequenceOf(reference, "key")}`,
		help: "Move the key to `data` if it is text, or mount the ConfigMap as a volume.",
		related: [{
			at: source.at,
			message: "the ConfigMap"
		}],
		subject: subjectOfWorkload(workload, container, reference.name)
	};
}
const PLAIN_TEXT = /^(?:[A-Z]?[a-z]{4,}\d*|[a-z0-9]{8,})$/;
function fromPlainText(name, { key, node }, source) {
	if (node?.kind !== "scalar" || !PLAIN_TEXT.test(node.text)) return void 0;
	return {
		at: node,
		severity: "warning",
		message: `The value of key \`${key}\` in ${nameOfSource(source)} looks like plain text, but \`data\` holds base64: Kubernetes decodes it, and variable \`${name}\` would hold bytes that are not UTF-8.`,
		help: "Encode the value (`printf '%s' … | base64`), or move it to `stringData`.",
		subject: subjectOfManifest(source.producer.manifest, key)
	};
}
function fromBinarySecret({ name, from }) {
	if (from.kind !== "env-from" && from.kind !== "key" || from.source?.kind !== "Secret") return void 0;
	const key = (from.source.keys.kind === "known" ? from.source.keys.value : void 0)?.get(from.key);
	const value = key?.value;
	const at = askedForAt(from);
	if (value?.kind !== "known" || value.value.kind !== "bytes" || at === void 0) return void 0;
	const plain = key?.field === "data" ? fromPlainText(name, key, from.source) : void 0;
	if (plain !== void 0) return plain;
	const hasNul = value.value.bytes.includes(0);
	return {
		at,
		...hasNul ? {} : { severity: "warning" },
		message: hasNul ? `Variable \`${name}\` would hold a NUL byte from key \`${from.key}\` of ${nameOfSource(from.source)}: no process can have such a variable, so the container cannot be created.` : `Variable \`${name}\` would hold bytes that are not UTF-8 from key \`${from.key}\` of ${nameOfSource(from.source)}: kubelets up to 1.33 fail to create the container, and few programs can read it.`,
		help: "Mount the Secret as a volume, or store the value as text (base64 within the value, for example).",
		related: [{
			at: from.at,
			message: "the key"
		}]
	};
}
// rules/service-variable-clash/rule.ts
const rule$47 = rulePerEnvironment({
	id: "service-variable-clash",
	summary: "A variable has the same name as one that a Service injects.",
	severity: "info",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const { name, from, hides } of bindings) {
		const service = hides.find((hidden) => hidden.from.kind === "service")?.from;
		const at = askedForAt(from);
		if (service?.kind !== "service" || at === void 0) continue;
		if (!isFromEnvList(from) && from.kind !== "env-from") continue;
		yield {
			at,
			message: `\`${name}\` is also a variable that Service \`${service.service}\` injects into every pod of its namespace. The one set here wins; a container that does not set it sees the Service's, such as \`tcp://…\`.`,
			help: "Rename the variable, or set `enableServiceLinks: false` in the pod.",
			...service.at === void 0 ? {} : { related: [{
				at: service.at,
				message: "the Service"
			}] }
		};
	}
});
// rules/case-variant-variable/rule.ts
const rule$46 = rulePerEnvironment({
	id: "case-variant-variable",
	summary: "Two variables of a Windows pod differ only in upper and lower case.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ workload, bindings }) {
	if (!isWindows(workload.podSpec)) return;
	const seen = /* @__PURE__ */ new Map();
	for (const binding of bindings) {
		const folded = binding.name.toUpperCase();
		const other = seen.get(folded);
		const at = askedForAt(binding.from);
		if (other !== void 0 && at !== void 0) {
			const otherAt = askedForAt(other.from);
			yield {
				at,
				message: `\`${binding.name}\` and \`${other.name}\` are two variables for Kubernetes and one for Windows, which ignores case: which of the two the process sees is up to the runtime.`,
				help: "Keep one spelling.",
				related: otherAt === void 0 ? [] : [{
					at: otherAt,
					message: "the other spelling"
				}]
			};
		}
		seen.set(folded, binding);
	}
});
function isWindows(podSpec) {
	return (scalarAt(podSpec, "nodeSelector", "kubernetes.io/os") ?? scalarAt(podSpec, "os", "name"))?.text === "windows";
}
// rules/unused-config-map/rule.ts
const rule$45 = rulePerSource({
	id: "unused-config-map",
	summary: "No field of any object in the repository names this ConfigMap.",
	severity: "off",
	group: "unused",
	since: "0.1.0"
}, function* (source, { referencesTo }) {
	if (source.kind !== "ConfigMap" || source.producer.kind !== "manifest") return;
	if (referencesTo(source).length > 0) return;
	yield {
		at: source.at,
		message: `Nothing in the repository refers to ${nameOfSource(source)} by name.`,
		help: "Remove it, unless something reads it by label, by convention or through the API."
	};
});
// rules/unused-secret/rule.ts
const rule$44 = rulePerSource({
	id: "unused-secret",
	summary: "No field of any object in the repository names this Secret.",
	severity: "off",
	group: "unused",
	since: "0.1.0"
}, function* (source, { referencesTo }) {
	if (source.kind !== "Secret" || source.producer.kind !== "manifest") return;
	if (referencesTo(source).length > 0) return;
	yield {
		at: source.at,
		message: `Nothing in the repository refers to ${nameOfSource(source)} by name.`,
		help: "Remove it, unless something reads it by label, by convention or through the API."
	};
});
// rules/unused-key/rule.ts
const rule$43 = rulePerSource({
	id: "unused-key",
	summary: "Every reference to this ConfigMap or Secret reads single keys, and none reads this one.",
	severity: "off",
	group: "unused",
	since: "0.1.0"
}, function* (source, { referencesTo }) {
	if (source.producer.kind !== "manifest" || source.keys.kind === "unknown") return;
	const read = keysRead(referencesTo(source));
	if (read === void 0) return;
	for (const { key, at } of source.keys.value.values()) {
		if (read.has(key)) continue;
		yield {
			at,
			message: `Nothing reads key \`${key}\` of ${nameOfSource(source)}: every reference to it names other keys.`,
			help: "Remove the key, or correct the reference that should name it."
		};
	}
});
function keysRead(references) {
	const keys = /* @__PURE__ */ new Set();
	const withItems = new Set(references.filter(({ reference }) => reference.use === "volume-item").map(({ reference }) => volumeOf(reference.path)));
	for (const { reference } of references) if (reference.key !== void 0) keys.add(reference.key.name);
	else if (reference.use !== "volume" || !withItems.has(volumeOf(reference.path))) return void 0;
	return keys.size === 0 ? void 0 : keys;
}
function volumeOf(path) {
	return path.replace(/\.items\[\d+\].*$/, "");
}
// rules/unreadable-manifest/rule.ts
const rule$42 = rulePerRun({
	id: "unreadable-manifest",
	summary: "A manifest cannot be read, or a limit was hit, so nothing in it is checked.",
	severity: "error",
	group: "files",
	since: "0.1.0"
}, function* ({ files, builds }) {
	const reported = new Set(builds.flatMap(({ failures }) => failures.map(({ at }) => at.file.path)));
	for (const { path, faults } of files) {
		if (reported.has(path)) continue;
		for (const { at, message, kubectl, help } of faults) yield {
			at,
			message: kubectl === void 0 ? `${message}.` : `${message}. kubectl says: ${kubectl}`,
			...help === void 0 ? {} : { help }
		};
	}
});
// rules/unused-value/rule.ts
const rule$41 = rulePerRun({
	id: "unused-value",
	summary: "A Helm release sets a value that no template of its chart reads.",
	severity: "info",
	group: "unused",
	since: "0.2.0"
}, function* ({ builds }) {
	const given = builds.filter(({ values }) => values !== void 0);
	const readers = groupBy(given.flatMap((build) => (build.values?.files ?? []).map((file) => ({
		file,
		build
	}))), ({ file }) => file);
	const unused = new Map(given.map((build) => [build, new Set(build.values?.unused.map(keyOf))]));
	for (const build of given) for (const value of build.values?.unused ?? []) if ((readers.get(fileOf(value.at)) ?? []).every((other) => unused.get(other.build)?.has(keyOf(value)))) yield {
		...findingOf$7(value),
		build: build.id
	};
});
function findingOf$7({ at, path, nearest }) {
	const name = path.join(".");
	const meant = nearest?.join(".");
	return {
		at,
		message: `No template of the chart reads \`${name}\`, so the value has no effect.`,
		help: meant === void 0 ? "Remove the value, or correct its name." : `Did you mean \`${meant}\`?`
	};
}
function keyOf({ at }) {
	const { file, start } = hostSpan(at);
	return `${file.path}:${start}`;
}
function fileOf(at) {
	return hostSpan(at).file.path;
}
// rules/unused-suppression/rule.ts
const rule$40 = {
	meta: {
		id: "unused-suppression",
		summary: "A comment or annotation that should suppress a problem suppresses nothing.",
		severity: "warning",
		group: "files",
		since: "0.1.0"
	},
	questions: []
};
// src/kubernetes/validation/struct-items.ts
const NONE$1 = [];
const itemsOf = /* @__PURE__ */ new WeakMap();
function structItems(parent, field, parentPath, dialect) {
	const list = entryOf(parent, field)?.value;
	if (list?.kind !== "sequence") return NONE$1;
	const known = itemsOf.get(list);
	if (known?.parentPath === parentPath && known.field === field && known.dialect === dialect) return known.items;
	const found = [];
	const listPath = `${parentPath}.${field}[`;
	for (const [index, item] of list.items.entries()) {
		const node = structOf(item, dialect);
		if (node !== void 0) found.push({
			node,
			index,
			path: `${listPath}${index}]`
		});
	}
	const items = found.slice();
	itemsOf.set(list, {
		parentPath,
		field,
		dialect,
		items
	});
	return items;
}
function structOf(item, dialect) {
	if (item.kind === "map") return item;
	if (!isNull(item, dialect)) return void 0;
	return {
		kind: "map",
		entries: [],
		file: item.file,
		start: item.start,
		end: item.end
	};
}
// src/kubernetes/validation/holds-placeholder.ts
const PLACEHOLDER$1 = /\$\{|\{\{|\{%|\$\([A-Za-z_][\w.]*\)|\$[A-Z_][A-Z0-9_]*|<[A-Za-z_][^<>]*>|%[A-Za-z_]\w*%|@[A-Za-z_]\w*@|\b__[A-Z][A-Z0-9_]*?__|\bENC\[/;
function holdsPlaceholderBesidesVariables(text) {
	if (!text.includes("$(")) return holdsPlaceholder(text);
	return holdsPlaceholder(text.replaceAll(/\$\([^()]*\)/g, ""));
}
function holdsPlaceholder(text) {
	return PLACEHOLDER$1.test(text);
}
// src/kubernetes/validation/field.ts
function textField(parent, name, dialect, isUnknown = holdsPlaceholder) {
	const node = entryOf(parent, name)?.value;
	if (node === void 0) return {
		kind: "empty",
		at: headOf(parent)
	};
	if (node.kind !== "scalar") return { kind: "unknown" };
	const resolved = resolveScalar(node, dialect);
	if (resolved.kind === "null") return {
		kind: "empty",
		at: visible(node, parent)
	};
	if (resolved.kind !== "string") return { kind: "unknown" };
	if (resolved.value === "") return {
		kind: "empty",
		at: visible(node, parent)
	};
	if (isUnknown(resolved.value)) return { kind: "unknown" };
	return {
		kind: "text",
		text: resolved.value,
		at: node
	};
}
function isSet(parent, name, dialect) {
	return setField(parent, name, dialect) !== void 0;
}
function setField(parent, name, dialect) {
	const node = entryOf(parent, name)?.value;
	if (node === void 0) return void 0;
	return node.kind === "scalar" && resolveScalar(node, dialect).kind === "null" ? void 0 : node;
}
function setMap(parent, name, dialect) {
	const node = setField(parent, name, dialect);
	return node?.kind === "map" ? node : void 0;
}
function headOf(node) {
	if (node.kind !== "map") return node;
	return node.entries.find(({ key }) => key.file === node.file && key.start >= node.start && key.end <= node.end)?.key ?? node;
}
function visible(node, parent) {
	return node.end > node.start ? node : headOf(parent);
}
// src/kubernetes/validation/env-items.ts
function envItems(container, { manifest }) {
	return structItems(container.node, "env", container.path, manifest.dialect);
}
function envFromItems(container, { manifest }) {
	return structItems(container.node, "envFrom", container.path, manifest.dialect);
}
function nameOfVariable(node, container, workload) {
	const name = textField(node, "name", workload.manifest.dialect);
	return `Variable \`${name.kind === "text" ? name.text : ""}\` of ${nameOfContainerIn(container, workload)}`;
}
// src/kubernetes/validation/is-validated.ts
const LIKE_CORE = [["argoproj.io", "Rollout"], ["apps.openshift.io", "DeploymentConfig"]];
function isValidated({ core, manifest }) {
	if (core) return true;
	return LIKE_CORE.some(([group, kind]) => manifest.group === group && manifest.kind === kind);
}
// src/kubernetes/validation/refusal.ts
function refusal(path, text) {
	return `The API server refuses it: \`${path}: ${text}\`.`;
}
function invalidValue(value, detail) {
	const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
	return `Invalid value: ${JSON.stringify(shown)}: ${detail}`;
}
const SHOWN = 60;
// rules/invalid-variable-name/rule.ts
const LAST_SKIPPING = 29;
const meta$1 = {
	id: "invalid-variable-name",
	summary: "A variable has no name, or one that this version of Kubernetes does not allow.",
	severity: "error",
	group: "environment",
	since: "0.1.0"
};
const rule$39 = joinedRule(meta$1, [rulePerContainer(meta$1, function* (container, workload, evidence) {
	if (!isValidated(workload)) return;
	const version = evidence.kubernetesVersion;
	for (const { node, path } of envItems(container, workload)) {
		const name = textField(node, "name", workload.manifest.dialect);
		if (name.kind === "unknown") continue;
		if (name.kind === "empty") {
			yield {
				at: name.at,
				message: `A variable of ${nameOfContainerIn(container, workload)} has no name. ${refusal(`${path}.name`, "Required value")}`,
				help: "Give it a `name`."
			};
			continue;
		}
		const why = refusalOfVariable(name.text, version);
		if (why === void 0) continue;
		const later = refusalOfRelaxedVariable(name.text) === void 0;
		yield {
			at: name.at,
			message: `\`${name.text}\` is not a valid name for a variable of ${nameOfContainerIn(container, workload)}. ${refusal(`${path}.name`, invalidValue(name.text, why))}${later ? " Kubernetes 1.32 and later accept it." : ""}`,
			help: "Use letters, digits and `_`, not starting with a digit.",
			subject: subjectOfWorkload(workload, container, name.text)
		};
	}
}), rulePerReference(meta$1, function* (judged, evidence) {
	if (evidence.kubernetesVersion > LAST_SKIPPING || judged.reference.use !== "env-from") return;
	const prefix = prefixOf(judged);
	if (prefix === void 0) return;
	const sources = judged.verdict.kind === "present" || judged.verdict.kind === "elsewhere" ? judged.verdict.sources : [];
	for (const source of sources) yield* skippedKeys(judged, source, prefix);
})]);
function* skippedKeys(judged, source, prefix) {
	const { workload, container } = judged.reference;
	if (source.keys.kind === "unknown" || workload === void 0 || container === void 0) return;
	for (const { key, field, at } of source.keys.value.values()) {
		const name = prefix + key;
		const why = field === "binaryData" ? void 0 : refusalOfStrictVariable(name);
		if (why === void 0) continue;
		yield {
			at: judged.at,
			severity: "warning",
			message: `Key \`${key}\` of ${nameOfSource(source)} gives no variable in ${nameOfContainerIn(container, workload)}: kubelets up to 1.29 skip \`${name}\` (${why}), with the event InvalidEnvironmentVariableNames. Later ones set it.`,
			help: "Rename the key, or give the envFrom item a prefix that makes the name valid.",
			related: [{
				at,
				message: "the key"
			}],
			subject: subjectOfWorkload(workload, container, name)
		};
	}
}
function prefixOf({ reference }) {
	const index = /envFrom\[(\d+)\]/.exec(reference.path)?.[1];
	const item = itemsAt(reference.container?.node, "envFrom")[Number(index)];
	if (item?.kind !== "map") return void 0;
	const prefix = textField(item, "prefix", reference.manifest.dialect);
	if (prefix.kind === "unknown") return void 0;
	return prefix.kind === "empty" ? "" : prefix.text;
}
// rules/invalid-prefix/rule.ts
const rule$38 = rulePerContainer({
	id: "invalid-prefix",
	summary: "An envFrom item has a prefix that this version of Kubernetes does not allow.",
	severity: "error",
	group: "environment",
	since: "0.1.0"
}, function* (container, workload, evidence) {
	if (!isValidated(workload)) return;
	for (const { node, path } of envFromItems(container, workload)) {
		const prefix = textField(node, "prefix", workload.manifest.dialect);
		if (prefix.kind !== "text") continue;
		const why = refusalOfVariable(prefix.text, evidence.kubernetesVersion);
		if (why === void 0) continue;
		const later = refusalOfRelaxedVariable(prefix.text) === void 0;
		yield {
			at: prefix.at,
			message: `\`${prefix.text}\` is not a valid prefix for variables of ${nameOfContainerIn(container, workload)}. ${refusal(`${path}.prefix`, invalidValue(prefix.text, why))}${later ? " Kubernetes 1.32 and later accept it." : ""}`,
			help: "Use letters, digits and `_`, not starting with a digit.",
			subject: subjectOfWorkload(workload, container, prefix.text)
		};
	}
});
// src/edits/quote-scalar.ts
function quoteScalar(key, node) {
	const { file, start, end, text } = node;
	const written = file.text.slice(start, end);
	if (node.style !== "plain" || written !== text || /["\\\s]/.test(text)) return void 0;
	if (!isDirectValue(key, node)) return void 0;
	return [start, end].map((at) => ({
		at: {
			file,
			start: at,
			end: at
		},
		text: "\""
	}));
}
// src/kubernetes/shape/shape.ts
const SCALARS = /* @__PURE__ */ new Map([
	["string", {
		kind: "string",
		goName: "string"
	}],
	["bool", {
		kind: "bool",
		goName: "bool"
	}],
	["int32", {
		kind: "int32",
		goName: "int32"
	}],
	["int64", {
		kind: "int64",
		goName: "int64"
	}],
	["bytes", {
		kind: "bytes",
		goName: "[]uint8"
	}],
	["any", {
		kind: "any",
		goName: "interface {}"
	}]
]);
function structShape(name, known, short) {
	const fields = Object.entries(short).flatMap(([type, names]) => names.split(" ").map((field) => [field, fieldType(type)]));
	return {
		name,
		known,
		fields: new Map(fields)
	};
}
function fieldType(short) {
	const scalar = SCALARS.get(short);
	if (scalar !== void 0) return scalar;
	if (short.startsWith("[]")) {
		const items = fieldType(short.slice(2));
		return {
			kind: "list",
			items,
			goName: `[]${items.goName}`
		};
	}
	if (short.startsWith("{}")) {
		const items = fieldType(short.slice(2));
		return {
			kind: "map",
			items,
			goName: `map[string]${items.goName}`
		};
	}
	if (short.startsWith("v1.")) return {
		kind: "string",
		goName: short
	};
	return {
		kind: "struct",
		name: short,
		goName: `v1.${short}`
	};
}
// src/kubernetes/shape/object-shapes.ts
const WORKLOAD = {
	string: "apiVersion kind",
	ObjectMeta: "metadata",
	any: "status"
};
const CONTAINER = {
	string: "name image workingDir terminationMessagePath",
	"[]string": "command args",
	"[]EnvFromSource": "envFrom",
	"[]EnvVar": "env",
	"[]VolumeMount": "volumeMounts",
	"[]VolumeDevice": "volumeDevices",
	bool: "stdin stdinOnce tty",
	any: "ports resources resizePolicy restartPolicy restartPolicyRules livenessProbe readinessProbe startupProbe lifecycle terminationMessagePolicy imagePullPolicy securityContext"
};
const OBJECT_SHAPES = [
	structShape("ConfigMap", "closed", {
		string: "apiVersion kind",
		ObjectMeta: "metadata",
		bool: "immutable",
		"{}string": "data",
		"{}bytes": "binaryData"
	}),
	structShape("Secret", "closed", {
		string: "apiVersion kind",
		ObjectMeta: "metadata",
		bool: "immutable",
		"{}bytes": "data",
		"{}string": "stringData",
		"v1.SecretType": "type"
	}),
	structShape("ObjectMeta", "listed", {
		string: "name generateName namespace selfLink uid resourceVersion",
		"{}string": "labels annotations",
		"[]string": "finalizers",
		any: "generation creationTimestamp deletionTimestamp deletionGracePeriodSeconds ownerReferences managedFields clusterName"
	}),
	structShape("Pod", "listed", {
		...WORKLOAD,
		PodSpec: "spec"
	}),
	structShape("PodTemplate", "listed", {
		...WORKLOAD,
		PodTemplateSpec: "template"
	}),
	structShape("ReplicationController", "listed", {
		...WORKLOAD,
		ReplicationControllerSpec: "spec"
	}),
	structShape("Deployment", "listed", {
		...WORKLOAD,
		DeploymentSpec: "spec"
	}),
	structShape("ReplicaSet", "listed", {
		...WORKLOAD,
		ReplicaSetSpec: "spec"
	}),
	structShape("StatefulSet", "listed", {
		...WORKLOAD,
		StatefulSetSpec: "spec"
	}),
	structShape("DaemonSet", "listed", {
		...WORKLOAD,
		DaemonSetSpec: "spec"
	}),
	structShape("Job", "listed", {
		...WORKLOAD,
		JobSpec: "spec"
	}),
	structShape("CronJob", "listed", {
		...WORKLOAD,
		CronJobSpec: "spec"
	}),
	structShape("ReplicationControllerSpec", "listed", {
		PodTemplateSpec: "template",
		any: "replicas minReadySeconds selector"
	}),
	structShape("DeploymentSpec", "listed", {
		PodTemplateSpec: "template",
		any: "replicas selector strategy minReadySeconds revisionHistoryLimit paused progressDeadlineSeconds"
	}),
	structShape("ReplicaSetSpec", "listed", {
		PodTemplateSpec: "template",
		any: "replicas minReadySeconds selector"
	}),
	structShape("StatefulSetSpec", "listed", {
		PodTemplateSpec: "template",
		any: "replicas selector volumeClaimTemplates serviceName podManagementPolicy updateStrategy revisionHistoryLimit minReadySeconds persistentVolumeClaimRetentionPolicy ordinals"
	}),
	structShape("DaemonSetSpec", "listed", {
		PodTemplateSpec: "template",
		any: "selector updateStrategy minReadySeconds revisionHistoryLimit"
	}),
	structShape("JobSpec", "listed", {
		PodTemplateSpec: "template",
		any: "parallelism completions activeDeadlineSeconds podFailurePolicy successPolicy backoffLimit backoffLimitPerIndex maxFailedIndexes selector manualSelector ttlSecondsAfterFinished completionMode suspend podReplacementPolicy managedBy"
	}),
	structShape("CronJobSpec", "listed", {
		JobTemplateSpec: "jobTemplate",
		any: "schedule timeZone startingDeadlineSeconds concurrencyPolicy suspend successfulJobsHistoryLimit failedJobsHistoryLimit"
	}),
	structShape("JobTemplateSpec", "listed", {
		ObjectMeta: "metadata",
		JobSpec: "spec"
	}),
	structShape("PodTemplateSpec", "listed", {
		ObjectMeta: "metadata",
		PodSpec: "spec"
	}),
	structShape("PodSpec", "listed", {
		"[]Volume": "volumes",
		"[]Container": "initContainers containers",
		"[]EphemeralContainer": "ephemeralContainers",
		"[]LocalObjectReference": "imagePullSecrets",
		"{}string": "nodeSelector",
		string: "serviceAccountName serviceAccount nodeName hostname subdomain schedulerName priorityClassName runtimeClassName hostnameOverride",
		bool: "automountServiceAccountToken hostNetwork hostPID hostIPC shareProcessNamespace enableServiceLinks setHostnameAsFQDN hostUsers",
		any: "restartPolicy terminationGracePeriodSeconds activeDeadlineSeconds dnsPolicy securityContext affinity tolerations hostAliases priority dnsConfig readinessGates preemptionPolicy overhead topologySpreadConstraints os schedulingGates resourceClaims resources schedulingGroup workloadRef"
	}),
	structShape("Container", "listed", CONTAINER),
	structShape("EphemeralContainer", "listed", {
		...CONTAINER,
		string: `${CONTAINER.string} targetContainerName`
	}),
	structShape("EnvFromSource", "closed", {
		string: "prefix",
		ConfigMapEnvSource: "configMapRef",
		SecretEnvSource: "secretRef"
	}),
	structShape("ConfigMapEnvSource", "closed", {
		string: "name",
		bool: "optional"
	}),
	structShape("SecretEnvSource", "closed", {
		string: "name",
		bool: "optional"
	}),
	structShape("EnvVar", "closed", {
		string: "name value",
		EnvVarSource: "valueFrom"
	}),
	structShape("EnvVarSource", "closed", {
		ObjectFieldSelector: "fieldRef",
		ResourceFieldSelector: "resourceFieldRef",
		ConfigMapKeySelector: "configMapKeyRef",
		SecretKeySelector: "secretKeyRef",
		FileKeySelector: "fileKeyRef"
	}),
	structShape("ObjectFieldSelector", "closed", { string: "apiVersion fieldPath" }),
	structShape("ResourceFieldSelector", "closed", {
		string: "containerName resource",
		any: "divisor"
	}),
	structShape("ConfigMapKeySelector", "closed", {
		string: "name key",
		bool: "optional"
	}),
	structShape("SecretKeySelector", "closed", {
		string: "name key",
		bool: "optional"
	}),
	structShape("FileKeySelector", "closed", {
		string: "volumeName path key",
		bool: "optional"
	}),
	structShape("LocalObjectReference", "closed", { string: "name" })
];
// src/kubernetes/shape/step.ts
function pathOf(step) {
	return stepsTo(step).map(({ name, isField }) => isField ? `.${name}` : `[${name}]`).join("").slice(1);
}
function goPathOf(step) {
	return stepsTo(step).filter(({ isField }) => isField).map(({ name, struct }) => embeddedIn(struct, String(name)) + name).join(".");
}
const EMBEDDED = /* @__PURE__ */ new Map([
	["ConfigMapEnvSource", "LocalObjectReference"],
	["SecretEnvSource", "LocalObjectReference"],
	["ConfigMapKeySelector", "LocalObjectReference"],
	["SecretKeySelector", "LocalObjectReference"],
	["ConfigMapVolumeSource", "LocalObjectReference"],
	["ConfigMapProjection", "LocalObjectReference"],
	["SecretProjection", "LocalObjectReference"]
]);
function embeddedIn(struct, name) {
	if (struct === "Volume") return name === "name" ? "" : "VolumeSource.";
	const embedded = name === "name" ? EMBEDDED.get(struct) : void 0;
	return embedded === void 0 ? "" : `${embedded}.`;
}
function stepsTo(step) {
	const steps = [];
	for (let here = step; here !== void 0; here = here.above) steps.push(here);
	return steps.reverse();
}
// src/kubernetes/shape/volume-shapes.ts
const VOLUME_SHAPES = [
	structShape("VolumeMount", "closed", {
		string: "name mountPath subPath subPathExpr",
		bool: "readOnly",
		"v1.MountPropagationMode": "mountPropagation",
		"v1.RecursiveReadOnlyMode": "recursiveReadOnly"
	}),
	structShape("VolumeDevice", "closed", { string: "name devicePath" }),
	structShape("Volume", "closed", {
		string: "name",
		AWSElasticBlockStoreVolumeSource: "awsElasticBlockStore",
		AzureDiskVolumeSource: "azureDisk",
		AzureFileVolumeSource: "azureFile",
		CSIVolumeSource: "csi",
		CephFSVolumeSource: "cephfs",
		CinderVolumeSource: "cinder",
		ConfigMapVolumeSource: "configMap",
		DownwardAPIVolumeSource: "downwardAPI",
		EmptyDirVolumeSource: "emptyDir",
		EphemeralVolumeSource: "ephemeral",
		FCVolumeSource: "fc",
		FlexVolumeSource: "flexVolume",
		FlockerVolumeSource: "flocker",
		GCEPersistentDiskVolumeSource: "gcePersistentDisk",
		GitRepoVolumeSource: "gitRepo",
		GlusterfsVolumeSource: "glusterfs",
		HostPathVolumeSource: "hostPath",
		ISCSIVolumeSource: "iscsi",
		ImageVolumeSource: "image",
		NFSVolumeSource: "nfs",
		PersistentVolumeClaimVolumeSource: "persistentVolumeClaim",
		PhotonPersistentDiskVolumeSource: "photonPersistentDisk",
		PortworxVolumeSource: "portworxVolume",
		ProjectedVolumeSource: "projected",
		QuobyteVolumeSource: "quobyte",
		RBDVolumeSource: "rbd",
		ScaleIOVolumeSource: "scaleIO",
		SecretVolumeSource: "secret",
		StorageOSVolumeSource: "storageos",
		VsphereVirtualDiskVolumeSource: "vsphereVolume"
	}),
	structShape("ConfigMapVolumeSource", "closed", {
		string: "name",
		"[]KeyToPath": "items",
		int32: "defaultMode",
		bool: "optional"
	}),
	structShape("SecretVolumeSource", "closed", {
		string: "secretName",
		"[]KeyToPath": "items",
		int32: "defaultMode",
		bool: "optional"
	}),
	structShape("ProjectedVolumeSource", "closed", {
		"[]VolumeProjection": "sources",
		int32: "defaultMode"
	}),
	structShape("VolumeProjection", "closed", {
		ConfigMapProjection: "configMap",
		SecretProjection: "secret",
		DownwardAPIProjection: "downwardAPI",
		ServiceAccountTokenProjection: "serviceAccountToken",
		ClusterTrustBundleProjection: "clusterTrustBundle",
		PodCertificateProjection: "podCertificate"
	}),
	structShape("ConfigMapProjection", "closed", {
		string: "name",
		"[]KeyToPath": "items",
		bool: "optional"
	}),
	structShape("SecretProjection", "closed", {
		string: "name",
		"[]KeyToPath": "items",
		bool: "optional"
	}),
	structShape("DownwardAPIProjection", "closed", { "[]DownwardAPIVolumeFile": "items" }),
	structShape("DownwardAPIVolumeSource", "closed", {
		"[]DownwardAPIVolumeFile": "items",
		int32: "defaultMode"
	}),
	structShape("DownwardAPIVolumeFile", "closed", {
		string: "path",
		ObjectFieldSelector: "fieldRef",
		ResourceFieldSelector: "resourceFieldRef",
		int32: "mode"
	}),
	structShape("KeyToPath", "closed", {
		string: "key path",
		int32: "mode"
	}),
	structShape("ServiceAccountTokenProjection", "listed", {
		string: "audience path",
		int64: "expirationSeconds"
	}),
	structShape("ClusterTrustBundleProjection", "listed", {
		string: "name signerName path",
		bool: "optional",
		any: "labelSelector"
	}),
	structShape("PodCertificateProjection", "listed", {
		string: "signerName keyType credentialBundlePath keyPath certificateChainPath",
		int32: "maxExpirationSeconds",
		"{}string": "userAnnotations"
	}),
	structShape("CSIVolumeSource", "closed", {
		string: "driver fsType",
		bool: "readOnly",
		"{}string": "volumeAttributes",
		LocalObjectReference: "nodePublishSecretRef"
	}),
	structShape("EmptyDirVolumeSource", "closed", {
		"v1.StorageMedium": "medium",
		any: "sizeLimit"
	}),
	structShape("HostPathVolumeSource", "closed", {
		string: "path",
		"v1.HostPathType": "type"
	}),
	structShape("PersistentVolumeClaimVolumeSource", "closed", {
		string: "claimName",
		bool: "readOnly"
	}),
	structShape("EphemeralVolumeSource", "closed", { any: "volumeClaimTemplate" }),
	structShape("ImageVolumeSource", "listed", {
		string: "reference",
		"v1.PullPolicy": "pullPolicy"
	}),
	structShape("NFSVolumeSource", "closed", {
		string: "server path",
		bool: "readOnly"
	}),
	structShape("AWSElasticBlockStoreVolumeSource", "closed", {
		string: "volumeID fsType",
		int32: "partition",
		bool: "readOnly"
	}),
	structShape("AzureDiskVolumeSource", "closed", {
		string: "diskName diskURI fsType",
		"v1.AzureDataDiskCachingMode": "cachingMode",
		"v1.AzureDataDiskKind": "kind",
		bool: "readOnly"
	}),
	structShape("AzureFileVolumeSource", "closed", {
		string: "secretName shareName",
		bool: "readOnly"
	}),
	structShape("CephFSVolumeSource", "closed", {
		"[]string": "monitors",
		string: "path user secretFile",
		LocalObjectReference: "secretRef",
		bool: "readOnly"
	}),
	structShape("CinderVolumeSource", "closed", {
		string: "volumeID fsType",
		bool: "readOnly",
		LocalObjectReference: "secretRef"
	}),
	structShape("FCVolumeSource", "closed", {
		"[]string": "targetWWNs wwids",
		int32: "lun",
		string: "fsType",
		bool: "readOnly"
	}),
	structShape("FlexVolumeSource", "closed", {
		string: "driver fsType",
		LocalObjectReference: "secretRef",
		bool: "readOnly",
		"{}string": "options"
	}),
	structShape("FlockerVolumeSource", "closed", { string: "datasetName datasetUUID" }),
	structShape("GCEPersistentDiskVolumeSource", "closed", {
		string: "pdName fsType",
		int32: "partition",
		bool: "readOnly"
	}),
	structShape("GitRepoVolumeSource", "closed", { string: "repository revision directory" }),
	structShape("GlusterfsVolumeSource", "closed", {
		string: "endpoints path",
		bool: "readOnly"
	}),
	structShape("ISCSIVolumeSource", "closed", {
		string: "targetPortal iqn iscsiInterface fsType initiatorName",
		int32: "lun",
		bool: "readOnly chapAuthDiscovery chapAuthSession",
		"[]string": "portals",
		LocalObjectReference: "secretRef"
	}),
	structShape("PhotonPersistentDiskVolumeSource", "closed", { string: "pdID fsType" }),
	structShape("PortworxVolumeSource", "closed", {
		string: "volumeID fsType",
		bool: "readOnly"
	}),
	structShape("QuobyteVolumeSource", "closed", {
		string: "registry volume user group tenant",
		bool: "readOnly"
	}),
	structShape("RBDVolumeSource", "closed", {
		"[]string": "monitors",
		string: "image fsType pool user keyring",
		LocalObjectReference: "secretRef",
		bool: "readOnly"
	}),
	structShape("ScaleIOVolumeSource", "closed", {
		string: "gateway system protectionDomain storagePool storageMode volumeName fsType",
		LocalObjectReference: "secretRef",
		bool: "sslEnabled readOnly"
	}),
	structShape("StorageOSVolumeSource", "closed", {
		string: "volumeName volumeNamespace fsType",
		bool: "readOnly",
		LocalObjectReference: "secretRef"
	}),
	structShape("VsphereVirtualDiskVolumeSource", "closed", { string: "volumePath fsType storagePolicyName storagePolicyID" })
];
// src/kubernetes/shape/find-shape-mistakes.ts
const SHAPES = new Map([...OBJECT_SHAPES, ...VOLUME_SHAPES].map((shape) => [shape.name, shape]));
const KIND_VERSIONS = new Map([
	...[
		"ConfigMap",
		"Secret",
		"Pod",
		"PodTemplate",
		"ReplicationController"
	].map((kind) => [kind, "v1"]),
	...[
		"Deployment",
		"ReplicaSet",
		"StatefulSet",
		"DaemonSet"
	].map((kind) => [kind, "apps/v1"]),
	["Job", "batch/v1"],
	["CronJob", "batch/v1"]
]);
function hasShape({ apiVersion, kind }) {
	return KIND_VERSIONS.get(kind) === apiVersion;
}
const NONE = [];
function findShapeMistakes({ apiVersion, kind, node, dialect }) {
	const shape = SHAPES.get(kind);
	if (shape === void 0 || KIND_VERSIONS.get(kind) !== apiVersion) return NONE;
	const mistakes = [];
	visitStruct(node, shape, void 0, {
		dialect,
		mistakes
	});
	return mistakes.length === 0 ? NONE : mistakes;
}
function visitStruct(node, shape, above, walk) {
	for (const entry of node.entries) {
		const { name, value } = entry;
		const type = shape.fields.get(name);
		if (type === void 0) {
			const path = pathOf({
				above,
				name,
				isField: true,
				struct: shape.name,
				entry
			});
			walk.mistakes.push({
				kind: "unknown-field",
				entry,
				path,
				shape,
				parent: node
			});
		} else if (!isPlainText(value, type)) visit(value, type, {
			above,
			name,
			isField: true,
			struct: shape.name,
			entry
		}, walk);
	}
}
function isPlainText(node, type) {
	if (type.kind !== "string" || node.kind !== "scalar" || node.tag !== void 0) return false;
	return node.style !== "plain" || isPlainString(node.text);
}
function visit(node, type, step, walk) {
	if (type.kind === "any" || isOpen(node, walk.dialect)) return;
	switch (type.kind) {
		case "struct":
			visitStructOf(node, type, step, walk);
			return;
		case "list":
			visitList(node, type, step, walk);
			return;
		case "map":
			visitMap(node, type, step, walk);
			return;
		case "bytes":
			visitBytes(node, type, step, walk);
			return;
		default: visitScalar(node, type, step, walk);
	}
}
function visitStructOf(node, type, step, walk) {
	const shape = SHAPES.get(type.name);
	if (node.kind !== "map") wrongType(node, type, step, walk);
	else if (shape !== void 0) visitStruct(node, shape, step, walk);
}
function visitList(node, type, above, walk) {
	if (node.kind !== "sequence") {
		wrongType(node, type, above, walk);
		return;
	}
	const { struct } = above;
	for (const [name, item] of node.items.entries()) {
		if (isPlainText(item, type.items)) continue;
		visit(item, type.items, {
			above,
			name,
			isField: false,
			struct,
			entry: void 0
		}, walk);
	}
}
function visitMap(node, type, above, walk) {
	if (node.kind !== "map") {
		wrongType(node, type, above, walk);
		return;
	}
	const { struct } = above;
	for (const entry of node.entries) {
		const { name, value } = entry;
		if (isPlainText(value, type.items)) continue;
		visit(value, type.items, {
			above,
			name,
			isField: false,
			struct,
			entry
		}, walk);
	}
}
function visitBytes(node, type, step, walk) {
	if (node.kind === "sequence") {
		const uint8 = {
			kind: "int32",
			goName: "uint8"
		};
		for (const item of node.items) visitScalar(item, uint8, step, walk);
		return;
	}
	const resolved = node.kind === "scalar" ? resolveScalar(node, walk.dialect) : void 0;
	if (node.kind !== "scalar" || resolved?.kind !== "string") {
		wrongType(node, type, step, walk);
		return;
	}
	const offset = illegalBase64(resolved.value);
	if (offset === void 0) return;
	const key = step.entry?.key;
	walk.mistakes.push({
		kind: "illegal-base64",
		at: node,
		path: pathOf(step),
		key,
		offset
	});
}
function visitScalar(node, type, step, walk) {
	if (node.kind !== "scalar") {
		wrongType(node, type, step, walk);
		return;
	}
	const resolved = resolveScalar(node, walk.dialect);
	switch (resolved.kind) {
		case "string":
		case "bool":
			if (type.kind !== resolved.kind) wrongType(node, type, step, walk);
			return;
		case "int":
		case "float":
			if (!fits(resolved.json, type)) wrongType(node, type, step, walk, resolved.json);
			return;
	}
}
const RANGES = /* @__PURE__ */ new Map([
	["uint8", [0n, 255n]],
	["int32", [-(2n ** 31n), 2n ** 31n - 1n]],
	["int64", [-(2n ** 63n), 2n ** 63n - 1n]]
]);
function fits(json, { goName }) {
	const range = RANGES.get(goName);
	if (range === void 0 || !/^-?\d{1,20}$/.test(json)) return false;
	const value = BigInt(json);
	return value >= range[0] && value <= range[1];
}
function isOpen(node, dialect) {
	if (node.kind !== "scalar") return false;
	const { kind } = resolveScalar(node, dialect);
	return kind === "null" || kind === "invalid" || holdsPlaceholder(node.text);
}
function wrongType(at, wanted, step, { dialect, mistakes }, number) {
	const found = jsonTypeName(at, dialect);
	const said = `json: cannot unmarshal ${number !== void 0 && RANGES.has(wanted.goName) && wanted.goName !== "uint8" ? `number ${number}` : found} into Go struct field ${`${step.struct}.${goPathOf(step)}`} of type ${wanted.goName}`;
	const key = step.entry?.key;
	mistakes.push({
		kind: "wrong-type",
		at,
		key,
		path: pathOf(step),
		wanted,
		found,
		said
	});
}
// src/kubernetes/shape/shape-mistakes.ts
function shapeMistakes(manifest) {
	return mistakesInDialect[manifest.dialect](manifest.node, manifest);
}
const mistakesInDialect = {
	kubectl: mistakesOfNode(),
	kustomize: mistakesOfNode()
};
function mistakesOfNode() {
	return memo((_node, manifest) => findShapeMistakes(manifest));
}
// rules/non-string-value/rule.ts
const rule$37 = rulePerManifest({
	id: "non-string-value",
	summary: "A field that takes a string holds a number, a boolean, a list or a map.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	for (const mistake of shapeMistakes(manifest)) if (mistake.kind === "wrong-type" && wantsText(mistake)) yield findingOf$6(mistake, manifest);
});
function wantsText({ wanted }) {
	return wanted.kind === "string" || wanted.kind === "bytes";
}
function findingOf$6(mistake, manifest) {
	const { at, key, path, said } = mistake;
	const secret = manifest.kind === "Secret";
	return {
		at: secret ? key ?? at : at,
		message: `\`${path}\` of ${nameOfManifest(manifest)} is ${found(mistake, secret)}, and only a string is allowed there. kubectl apply fails: \`${said}\`.${kustomizeNote(mistake, manifest)}`,
		help: help(mistake, secret),
		...fixFor$2(mistake),
		subject: subjectOfManifest(manifest, path)
	};
}
function fixFor$2({ at, key }) {
	const edits = at.kind === "scalar" && key !== void 0 ? quoteScalar(key, at) : void 0;
	return edits === void 0 ? {} : { fix: {
		message: "Put the value in quotes.",
		edits
	} };
}
function found({ at, found: type }, secret) {
	const word = type === "bool" ? "boolean" : type === "array" ? "list" : type;
	if (at.kind === "map") return "a map";
	if (at.kind !== "scalar" || secret) return `a ${word}`;
	return `the ${word} ${resolvedText(at)}`;
}
function resolvedText(at) {
	const resolved = resolveScalar(at, "kubectl");
	const json = resolved.kind === "bool" ? String(resolved.value) : "json" in resolved ? resolved.json : "";
	return json === at.text || json === "" ? `\`${at.text}\`` : `\`${json}\` (written \`${at.text}\`)`;
}
function kustomizeNote({ at }, { dialect }) {
	if (dialect === "kustomize" || at.kind !== "scalar") return "";
	if (resolveScalar(at, "kustomize").kind !== "string") return "";
	return " kustomize would quote it; kubectl does not.";
}
function help({ at }, secret) {
	if (at.kind !== "scalar") return "Write the value as text: a block scalar (`|`) keeps its lines.";
	return secret ? "Put the value in quotes." : `Put it in quotes: \`"${at.text}"\`.`;
}
// rules/invalid-key/rule.ts
const FIELDS = /* @__PURE__ */ new Map([["ConfigMap", ["data", "binaryData"]], ["Secret", ["data", "stringData"]]]);
const rule$36 = rulePerManifest({
	id: "invalid-key",
	summary: "A ConfigMap or Secret has a key that Kubernetes does not allow.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	const fields = manifest.group === "" ? FIELDS.get(manifest.kind) : void 0;
	for (const field of fields ?? []) for (const { key, name } of entriesAt(manifest.node, field)) {
		const why = holdsPlaceholder(name) ? void 0 : refusalOfKey(name);
		if (why === void 0) continue;
		const path = `${field === "stringData" ? "data" : field}[${name}]`;
		yield {
			at: key,
			message: `\`${name}\` cannot be a key of ${nameOfManifest(manifest)}. ${refusal(path, invalidValue(name, why))}`,
			help: "Use letters, digits, `-`, `_` and `.` only, at most 253, not starting with `..`. A volume can still give the file any path: `items[].path`.",
			subject: subjectOfManifest(manifest, `${field}[${name}]`)
		};
	}
});
// rules/duplicate-key/rule.ts
const rule$35 = rulePerRun({
	id: "duplicate-key",
	summary: "A map has the same key twice, and only the last one counts.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* ({ manifests, builds }) {
	const kinds = new Map(builds.map(({ id, kind }) => [id, kind]));
	for (const { manifest, build } of manifests) for (const duplicate of duplicatesIn$1(manifest.node)) yield {
		...makingOf(duplicate.entry.dropped.key) !== void 0 ? inChart(manifest, duplicate, kinds.get(build)) : inFile(manifest, duplicate),
		build
	};
});
function inFile(manifest, { entry: { dropped, kept } }) {
	return {
		at: dropped.key,
		message: `\`${dropped.name}\` appears twice in the same map of ${nameOfManifest(manifest)}: kubectl drops this one silently and keeps the last (${placeOf(kept.key)}); kustomize refuses the file.`,
		help: `Keep one \`${dropped.name}\`, with the content of both.`,
		related: [{
			at: kept.key,
			message: "this one counts"
		}],
		subject: subjectOfManifest(manifest, dropped.name)
	};
}
function inChart(manifest, duplicate, kind) {
	const { dropped, kept } = duplicate.entry;
	const isRefused = kind === "helm-release";
	const consequence = isRefused ? `Flux refuses the release: \`mapping key "${dropped.name}" already defined\`` : "Helm keeps the last one, and Flux refuses such a release";
	return {
		at: dropped.key,
		message: `The templates write \`${dropped.name}\` twice in the same map of ${nameOfManifest(manifest)} (again at ${placeOf(kept.key)}). ${consequence}.`,
		help: `Let the templates write \`${dropped.name}\` once.`,
		related: [{
			at: kept.key,
			message: "this one counts"
		}],
		cause: `${placeOf(dropped.key)} ${dropped.name}`,
		onePerCause: true,
		severity: isRefused ? "error" : severityOf(duplicate),
		subject: subjectOfManifest(manifest, dropped.name)
	};
}
const OVERRIDDEN = /* @__PURE__ */ new Set([
	"labels",
	"annotations",
	"matchLabels"
]);
function severityOf({ entry: { dropped, kept }, within }) {
	const [one, other] = [dropped.value, kept.value];
	if (one.kind === "scalar" && other.kind === "scalar" && one.text === other.text) return "info";
	return OVERRIDDEN.has(within) ? "warning" : "error";
}
const duplicatesIn$1 = memo((root) => {
	const found = [];
	const seen = /* @__PURE__ */ new Set();
	const open = [{
		node: root,
		within: ""
	}];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const { node, within } = next;
		if (node.kind === "scalar" || seen.has(node)) continue;
		seen.add(node);
		if (node.kind === "sequence") {
			for (const item of node.items) open.push({
				node: item,
				within
			});
			continue;
		}
		for (const entry of node.duplicates ?? []) found.push({
			entry,
			within
		});
		for (const { name, value } of node.entries) if (value.kind !== "scalar") open.push({
			node: value,
			within: name
		});
	}
	return found;
});
// rules/data-and-binary-data/rule.ts
const rule$34 = rulePerManifest({
	id: "data-and-binary-data",
	summary: "A ConfigMap has the same key in `data` and in `binaryData`.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	if (manifest.kind !== "ConfigMap" || manifest.group !== "") return;
	const binary = mapAt(manifest.node, "binaryData");
	for (const { key, name } of entriesAt(manifest.node, "data")) {
		const twin = entryOf(binary, name);
		if (twin === void 0) continue;
		yield {
			at: key,
			message: `${nameOfManifest(manifest)} has key \`${name}\` both in \`data\` and in \`binaryData\`. ${refusal(`data[${name}]`, invalidValue(name, "duplicate of key present in binaryData"))}`,
			help: "Keep one of the two: text in `data`, bytes in `binaryData`.",
			related: [{
				at: twin.key,
				message: "also here"
			}],
			subject: subjectOfManifest(manifest, name)
		};
	}
});
// rules/invalid-base64/rule.ts
const rule$33 = rulePerManifest({
	id: "invalid-base64",
	summary: "A value of `data` in a Secret, or of `binaryData` in a ConfigMap, is not base64.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	for (const mistake of shapeMistakes(manifest)) {
		if (mistake.kind !== "illegal-base64" || isIllustration(mistake.at)) continue;
		yield {
			at: mistake.key ?? mistake.at,
			message: `\`${mistake.path}\` of ${nameOfManifest(manifest)} is not valid base64. kubectl apply fails: \`illegal base64 data at input byte ${mistake.offset}\`.${causeOf(mistake.at)}`,
			help: manifest.kind === "Secret" ? "Encode the value (`printf '%s' … | base64 -w0`), or write it in plain text under `stringData`." : "Encode the file (`base64 -w0 FILE`), or write text under `data`.",
			subject: subjectOfManifest(manifest, mistake.path)
		};
	}
});
function isIllustration(at) {
	if (/^base64(?:encoded?|_encode)?\(.*\)$/i.test(at.text)) return true;
	return DOCUMENTS.test(hostSpan(at).file.path) && !/^[A-Za-z0-9+/=\s]*$/.test(at.text);
}
const DOCUMENTS = /(?:^|\/)(?:docs?|documentation)\//;
function causeOf({ text, style }) {
	const packed = text.replaceAll(/[\r\n]/g, "");
	if (/[ \t]/.test(packed.trim()) && /^[A-Za-z0-9+/= \t]*$/.test(packed)) return ` It contains whitespace, which base64 does not allow: ${style === "folded" ? "a folded block (`>`)" : "a value over several lines"} joins its lines with them.`;
	if (/^[ \t]|[ \t]$/.test(packed)) return " Whitespace at its start or end is not allowed in base64.";
	if (/^[A-Za-z0-9_-]+=*$/.test(packed) && /[-_]/.test(packed)) return " It uses the URL-safe alphabet (`-` and `_`) instead of the standard one (`+` and `/`).";
	if (/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return ` Its length is ${packed.length}, which is not a multiple of 4: padding (\`=\`) is missing, or it is plain text.`;
	return "";
}
// src/edits/without-last-newline.ts
const HEADER = /^([|>])([1-9]?)\+?(?=[ \t\r\n])/;
function withoutLastNewline(key, node) {
	const { file, start, end } = node;
	if (!isDirectValue(key, node)) return void 0;
	const written = file.text.slice(start, end);
	const [header, mark = "", indent = ""] = HEADER.exec(written) ?? [];
	if (header !== void 0) return {
		at: {
			file,
			start,
			end: start + header.length
		},
		text: `${mark}${indent}-`
	};
	if (!/(?:^|[^\\])(?:\\\\)*\\n"$/.test(written)) return void 0;
	return {
		at: {
			file,
			start: end - 3,
			end: end - 1
		},
		text: ""
	};
}
// rules/trailing-newline/rule.ts
const rule$32 = rulePerRun({
	id: "trailing-newline",
	summary: "A one-line value of a Secret that is read as a variable ends with a newline.",
	severity: "warning",
	group: "values",
	since: "0.1.0"
}, function* (evidence) {
	for (const { source, key, readers } of readKeys(evidence)) if (endsWithNewline(key)) yield findingOf$5(source, key, readers);
});
function readKeys({ references }) {
	const read = /* @__PURE__ */ new Map();
	for (const judged of references) {
		const { use, kind, key: wanted } = judged.reference;
		if (kind !== "Secret" || use !== "env" && use !== "env-from") continue;
		for (const source of sourcesOf(judged)) {
			if (source.keys.kind === "unknown") continue;
			const one = wanted === void 0 ? void 0 : source.keys.value.get(wanted.name);
			const keys = wanted === void 0 ? source.keys.value.values() : one === void 0 ? [] : [one];
			for (const key of keys) {
				const known = read.get(key);
				if (known === void 0) read.set(key, {
					source,
					key,
					readers: [judged]
				});
				else known.readers.push(judged);
			}
		}
	}
	return read.values();
}
function sourcesOf({ verdict }) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return verdict.sources;
	return verdict.kind === "produced" ? [verdict.source] : [];
}
function endsWithNewline({ value }) {
	if (value.kind === "unknown" || value.value.kind !== "text") return false;
	const { text } = value.value;
	return text.indexOf("\n") === text.length - 1 && text.trim() !== "";
}
function findingOf$5(source, key, readers) {
	const [first] = readers;
	const who = first === void 0 ? "A container" : nameOfReferrer(first.reference);
	return {
		at: key.at,
		message: `The value of key \`${key.key}\` in ${nameOfSource(source)} ends with a newline. ${capital(who)} reads it as a variable, newline included: a password with it is a wrong password.`,
		help: helpFor$6(source, key),
		...fixFor$1(key),
		related: readers.slice(0, 3).map(({ at }) => ({
			at,
			message: "read as a variable here"
		})),
		subject: subjectOfManifest(source.producer.manifest, key.key),
		build: source.build
	};
}
function fixFor$1({ at, field, node }) {
	if (field !== "stringData" || node?.kind !== "scalar") return {};
	const edit = withoutLastNewline(at, node);
	return edit === void 0 ? {} : { fix: {
		message: "Remove the newline at the end.",
		edits: [edit]
	} };
}
function helpFor$6({ producer }, { field }) {
	if (producer.kind === "secretGenerator") return "Remove the newline at the end of the file.";
	return field === "data" ? "Encode it without the newline: `printf '%s' … | base64`, or `echo -n`." : "Write `|-` instead of `|`, or put the value in quotes.";
}
// rules/double-encoded-secret/rule.ts
const ENCODED_ON_PURPOSE = /auth|basic|base64|b64|encoded|htpasswd|token|cookie|session|^1password-credentials\.json$/i;
const CIPHER_KEY = /key|aes|encrypt|cipher|salt/i;
const CIPHER_KEY_LENGTHS = /* @__PURE__ */ new Set([
	16,
	24,
	32
]);
const SHORTEST = 8;
const rule$31 = rulePerSource({
	id: "double-encoded-secret",
	summary: "A value of a Secret is still base64 after Kubernetes has decoded it.",
	severity: "warning",
	group: "values",
	since: "0.1.0"
}, function* (source) {
	if (source.kind !== "Secret" || source.keys.kind === "unknown") return;
	for (const key of source.keys.value.values()) {
		if (!isEncodedTwice(key)) continue;
		yield {
			at: key.at,
			message: `The value of key \`${key.key}\` in ${nameOfSource(source)} is still base64 after Kubernetes has decoded it: whoever reads the Secret gets the encoded text.`,
			help: key.field === "stringData" ? "`stringData` takes plain text: write the value itself, or move it to `data`." : "Encode the value once.",
			subject: subjectOfManifest(source.producer.manifest, key.key)
		};
	}
});
function isEncodedTwice({ key, value }) {
	if (value.kind === "unknown" || value.value.kind !== "text") return false;
	if (ENCODED_ON_PURPOSE.test(key)) return false;
	const text = value.value.text.trim();
	if (text.length < SHORTEST || !/[A-Z]/.test(text)) return false;
	const decoded = decodeBase64(text);
	if (decoded.kind !== "bytes") return false;
	if (CIPHER_KEY.test(key) && CIPHER_KEY_LENGTHS.has(decoded.bytes.length)) return false;
	return decoded.bytes.every(isPrintable);
}
function isPrintable(byte) {
	return byte >= 32 && byte < 127 || byte === 10 || byte === 13 || byte === 9;
}
// rules/oversized-source/rule.ts
const LARGEST = 1048576;
const LARGEST_ANNOTATION = 262144;
const rule$30 = rulePerManifest({
	id: "oversized-source",
	summary: "A ConfigMap or Secret is larger than Kubernetes, or client-side apply, accepts.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest, { deploysSomething }) {
	const fields = fieldsOf(manifest);
	if (fields.size === 0) return;
	const at = placeOfData(manifest, [...fields.keys()]);
	const size = [...fields.values()].reduce((sum, bytes) => sum + bytes, 0);
	if (size > LARGEST) yield tooLarge$1(manifest, at, size);
	else if (!deploysSomething && jsonSize(manifest.node) > LARGEST_ANNOTATION) yield tooLargeForApply(manifest, at);
});
function tooLarge$1(manifest, at, size) {
	const path = manifest.kind === "Secret" ? "data" : "[]";
	return {
		at,
		message: `The values of ${nameOfManifest(manifest)} are ${size} bytes together. ${refusal(path, `Too long: may not be more than ${LARGEST} bytes`)}`,
		help: "Split it, or keep large files in an image or a volume."
	};
}
function tooLargeForApply(manifest, at) {
	return {
		at,
		severity: "warning",
		message: `${nameOfManifest(manifest)} is larger than 256 KiB: client-side kubectl apply stores a second copy in an annotation and fails with \`metadata.annotations: Too long: may not be more than ${LARGEST_ANNOTATION} bytes\`.`,
		help: "Apply it with `--server-side` (Flux does; Argo CD with `ServerSideApply=true`), or split it."
	};
}
function fieldsOf({ kind, group, node }) {
	const encoded = kind === "Secret" ? "data" : "binaryData";
	const plain = kind === "Secret" ? "stringData" : "data";
	if (group !== "" || kind !== "Secret" && kind !== "ConfigMap") return /* @__PURE__ */ new Map();
	const overriding = kind === "Secret" ? new Set(entriesAt(node, plain).map(({ name }) => name)) : void 0;
	const sizes = /* @__PURE__ */ new Map();
	for (const { name, value } of entriesAt(node, encoded)) if (overriding?.has(name) !== true) add(sizes, encoded, decodedSize(value));
	for (const { value } of entriesAt(node, plain)) add(sizes, plain, textSize(value));
	return sizes;
}
function add(sizes, field, size) {
	sizes.set(field, (sizes.get(field) ?? 0) + size);
}
function decodedSize(value) {
	return value.kind === "scalar" ? base64Size(value.text) : 0;
}
function textSize(value) {
	return value.kind === "scalar" ? Buffer.byteLength(value.text) : 0;
}
function jsonSize(node) {
	if (node.kind === "scalar") return Buffer.byteLength(JSON.stringify(node.text));
	if (node.kind === "sequence") return node.items.reduce((sum, item) => sum + jsonSize(item) + 1, 2);
	return node.entries.reduce((sum, { name, value }) => sum + Buffer.byteLength(JSON.stringify(name)) + jsonSize(value) + 2, 2);
}
function placeOfData({ node }, fields) {
	for (const field of fields) {
		const entry = entryOf(node, field);
		if (entry !== void 0) return entry.key;
	}
	return node;
}
// src/kubernetes/validation/placeholder-text.ts
const WORDS = /change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|with)?|place[-_ ]?holder|\btodo\b|\bfixme\b|\btbd\b|\byour[-_ ]|\bdummy\b|\bfake\b|\binsert[-_ ]|\bexample\b|\bx{3,}\b|^\.{3,}$|^\*{3,}$/i;
const LONGEST = 200;
function isPlaceholderText(text) {
	const trimmed = text.trim();
	return trimmed.length <= LONGEST && !trimmed.startsWith("{") && WORDS.test(trimmed);
}
// src/kubernetes/validation/key-pair-refusal.ts
function keyPairRefusal(certificate, privateKey) {
	return certificateRefusal(certificate) ?? keyRefusal(privateKey);
}
function certificateRefusal(text) {
	const types = pemTypes(text);
	const key = "tls.crt";
	if (types.includes("CERTIFICATE")) return void 0;
	if (types.length === 0) return {
		key,
		warning: "tls: failed to find any PEM data in certificate input"
	};
	return {
		key,
		warning: `tls: failed to find "CERTIFICATE" PEM block in certificate input after skipping PEM blocks of the following types: [${types.join(" ")}]`
	};
}
function keyRefusal(text) {
	const types = pemTypes(text);
	const key = "tls.key";
	if (types.some((type) => type === "PRIVATE KEY" || type.endsWith(" PRIVATE KEY"))) return void 0;
	if (types.length === 0) return {
		key,
		warning: "tls: failed to find any PEM data in key input"
	};
	return {
		key,
		warning: "tls: found a certificate rather than a key in the PEM for the private key"
	};
}
function pemTypes(text) {
	return [...text.matchAll(/-----BEGIN ([A-Z0-9 ]{1,64})-----/g)].map(([, type = ""]) => type);
}
// src/kubernetes/validation/stored-secret.ts
function storedSecret({ node, dialect }) {
	const stored = /* @__PURE__ */ new Map();
	for (const field of ["data", "stringData"]) {
		if (valueAt(node, field)?.kind === "sequence") return void 0;
		for (const { name, value } of entriesAt(node, field)) {
			if (holdsPlaceholder(name)) return void 0;
			stored.set(name, storedValue(value, field === "data", dialect));
		}
	}
	return stored;
}
function storedValue(value, encoded, dialect) {
	if (value.kind === "sequence" && encoded) return bytesAsText(value.items, dialect);
	if (value.kind !== "scalar") return void 0;
	const resolved = resolveScalar(value, dialect);
	if (resolved.kind === "null") return "";
	if (resolved.kind !== "string" || holdsPlaceholder(resolved.value)) return void 0;
	if (!encoded) return resolved.value;
	const decoded = decodeBase64(resolved.value);
	return decoded.kind === "bytes" ? Buffer.from(decoded.bytes).toString("latin1") : void 0;
}
function bytesAsText(items, dialect) {
	const bytes = [];
	for (const item of items) {
		const resolved = item.kind === "scalar" ? resolveScalar(item, dialect) : void 0;
		if (resolved?.kind !== "int") return void 0;
		bytes.push(resolved.value);
	}
	return Buffer.from(bytes).toString("latin1");
}
// rules/incomplete-secret-type/rule.ts
const ACCOUNT = "kubernetes.io/service-account.name";
const CHECKS = /* @__PURE__ */ new Map([
	["kubernetes.io/dockercfg", (data) => jsonObject(data, ".dockercfg")],
	["kubernetes.io/dockerconfigjson", (data) => jsonObject(data, ".dockerconfigjson")],
	["kubernetes.io/basic-auth", basicAuth],
	["kubernetes.io/ssh-auth", sshAuth],
	["kubernetes.io/tls", tls]
]);
const rule$29 = rulePerManifest({
	id: "incomplete-secret-type",
	summary: "A Secret lacks what its type requires.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	if (manifest.kind !== "Secret" || manifest.group !== "") return;
	const type = textField(manifest.node, "type", manifest.dialect);
	if (type.kind !== "text") return;
	if (type.text === "kubernetes.io/service-account-token") yield* accountToken(manifest, type.at);
	const data = storedSecret(manifest);
	for (const lack of data === void 0 ? [] : CHECKS.get(type.text)?.(data) ?? []) {
		const at = spanOfKey(manifest, lack.key);
		yield {
			...findingOf$4(manifest, type.text, lack, at ?? type.at),
			related: at === void 0 ? [] : [{
				at: type.at,
				message: "this type requires it"
			}]
		};
	}
});
function findingOf$4(manifest, type, lack, at) {
	const { key, text, help, warning } = lack;
	const what = warning === void 0 ? refusal(`data[${key}]`, text) : `The API server accepts it with a warning: \`${warning}\`.`;
	return {
		at,
		message: `${nameOfManifest(manifest)} has type \`${type}\` and no usable \`${key}\`. ${what}`,
		help,
		subject: subjectOfManifest(manifest, key),
		...warning === void 0 ? {} : { severity: "warning" }
	};
}
function* accountToken(manifest, at) {
	const annotations = mapAt(manifest.node, "metadata", "annotations");
	const found = annotations && textField(annotations, ACCOUNT, manifest.dialect);
	if (found !== void 0 && found.kind !== "empty") return;
	yield {
		at: (entryOf(annotations, ACCOUNT) ?? entryOf(manifest.node, "metadata"))?.key ?? at,
		related: [{
			at,
			message: "this type requires it"
		}],
		message: `${nameOfManifest(manifest)} is a ServiceAccount token, but names no ServiceAccount. ${refusal(`metadata.annotations[${ACCOUNT}]`, "Required value")}`,
		help: `Name the ServiceAccount in the annotation \`${ACCOUNT}\`.`,
		subject: subjectOfManifest(manifest, ACCOUNT)
	};
}
function jsonObject(data, key) {
	const help = `Create it with \`kubectl create secret docker-registry\`; the key is \`${key}\`.`;
	if (!data.has(key)) return [{
		key,
		text: "Required value",
		help
	}];
	const value = data.get(key);
	if (value === void 0 || isPlaceholder$1(value)) return [];
	const why = jsonRefusal(value);
	if (why === void 0) return [];
	return [{
		key,
		text: `Invalid value: "<secret contents redacted>": ${why}`,
		help
	}];
}
function isPlaceholder$1(value) {
	return holdsPlaceholder(value) || isPlaceholderText(value);
}
function jsonRefusal(text) {
	if (text.trim() === "") return "unexpected end of JSON input";
	try {
		const json = JSON.parse(text);
		if (typeof json === "object" && !Array.isArray(json)) return void 0;
		return `json: cannot unmarshal ${Array.isArray(json) ? "array" : typeof json === "boolean" ? "bool" : typeof json} into Go value of type map[string]interface {}`;
	} catch {
		return "it is not JSON";
	}
}
function basicAuth(data) {
	if (data.has("username") || data.has("password")) return [];
	const help = "Add `username` or `password`; one of them is enough.";
	return ["username", "password"].map((key) => ({
		key,
		text: "Required value",
		help
	}));
}
function sshAuth(data) {
	const key = "ssh-privatekey";
	if (data.has(key) && data.get(key) !== "") return [];
	return [{
		key,
		text: "Required value",
		help: `Add the private key as \`${key}\`.`
	}];
}
function tls(data) {
	const help = "Add the certificate as `tls.crt` and its key as `tls.key`, both PEM.";
	const missing = ["tls.crt", "tls.key"].filter((key) => !data.has(key));
	if (missing.length > 0) return missing.map((key) => ({
		key,
		text: "Required value",
		help
	}));
	const certificate = data.get("tls.crt");
	const privateKey = data.get("tls.key");
	if (certificate === void 0 || privateKey === void 0) return [];
	if (isPlaceholder$1(certificate) || isPlaceholder$1(privateKey)) return [];
	const why = keyPairRefusal(certificate, privateKey);
	return why === void 0 ? [] : [{
		...why,
		text: "",
		help
	}];
}
function spanOfKey({ node }, key) {
	return (entryOf(mapAt(node, "stringData"), key) ?? entryOf(mapAt(node, "data"), key) ?? entryOf(node, "data") ?? entryOf(node, "stringData"))?.key;
}
// rules/unknown-secret-type/rule.ts
const DOMAIN = "kubernetes.io/";
const LOCAL_NAMES = [
	"service-account-token",
	"dockercfg",
	"dockerconfigjson",
	"basic-auth",
	"ssh-auth",
	"tls"
];
const MISTAKES$1 = /* @__PURE__ */ new Map([
	["generic", "Opaque"],
	["docker-registry", "kubernetes.io/dockerconfigjson"],
	["kubernetes.io/docker-registry", "kubernetes.io/dockerconfigjson"],
	["kubernetes.io/opaque", "Opaque"],
	["kubernetes.io/Opaque", "Opaque"],
	["bootstrap.kubernetes.io/tokens", "bootstrap.kubernetes.io/token"]
]);
const rule$28 = rulePerManifest({
	id: "unknown-secret-type",
	summary: "The type of a Secret looks like a misspelt built-in type.",
	severity: "warning",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	if (manifest.kind !== "Secret" || manifest.group !== "") return;
	const type = textField(manifest.node, "type", manifest.dialect);
	const meant = type.kind === "text" ? meantType(type.text) : void 0;
	if (type.kind !== "text" || meant === void 0) return;
	yield {
		at: type.at,
		message: `${nameOfManifest(manifest)} has type \`${type.text}\`, which means nothing to Kubernetes: it accepts any text, checks no keys, and a type never changes once the Secret exists.`,
		help: `Did you mean \`${meant}\`?`,
		subject: subjectOfManifest(manifest, type.text)
	};
});
function meantType(type) {
	const mistake = MISTAKES$1.get(type);
	if (mistake !== void 0) return mistake;
	if (type === "Opaque" || type === "bootstrap.kubernetes.io/token") return void 0;
	if (!type.includes("/")) return nearestName(type, ["Opaque"]) ?? (LOCAL_NAMES.includes(type) ? DOMAIN + type : void 0);
	const [domain = "", local = ""] = type.split("/");
	const meant = nearestName(local, LOCAL_NAMES);
	return nearestName(domain, [DOMAIN.slice(0, -1)]) !== void 0 && meant !== void 0 && type !== DOMAIN + meant ? DOMAIN + meant : void 0;
}
// rules/invalid-name/rule.ts
const LONGEST_PREFIX = 58;
const PLACEHOLDER = /^(?:[a-z0-9.]+-)+[A-Z][A-Z_]{3,}(?:-[a-z0-9.]+)*$/;
const LONGEST_CRON_JOB = 52;
const rule$27 = rulePerManifest({
	id: "invalid-name",
	summary: "An object has no name, or a name or namespace that Kubernetes does not allow.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest, around) {
	if (!hasShape(manifest) || around.isPreviewed(manifest)) return;
	const metadata = mapAt(manifest.node, "metadata");
	if (metadata === void 0) {
		yield unnamed(manifest, headOf(manifest.node), around);
		return;
	}
	const { dialect } = manifest;
	const name = textField(metadata, "name", dialect);
	const generated = textField(metadata, "generateName", dialect);
	if (name.kind === "empty" && generated.kind === "empty") yield unnamed(manifest, entryOf(manifest.node, "metadata")?.key ?? name.at, around);
	yield* findingsOf$2(manifest, "name", name, refusalOfName(manifest));
	yield* findingsOf$2(manifest, "generateName", generated, name.kind === "empty" ? refusalOfGenerated : refusalOfSubdomainPrefix);
	yield* findingsOf$2(manifest, "namespace", textField(metadata, "namespace", dialect), refusalOfLabel);
});
function refusalOfName({ kind }) {
	if (kind !== "CronJob") return refusalOfSubdomain;
	return (name) => refusalOfSubdomain(name) ?? (name.length > LONGEST_CRON_JOB ? `must be no more than ${LONGEST_CRON_JOB} characters` : void 0);
}
function refusalOfGenerated(prefix) {
	return refusalOfSubdomain(`${prefix.slice(0, LONGEST_PREFIX)}x`);
}
function unnamed(manifest, at, around) {
	return {
		at,
		...isNamedLater(manifest, around) ? { severity: "info" } : {},
		message: `A ${manifest.kind} has no name. ${refusal("metadata.name", "Required value: name or generateName is required")}`,
		help: "Add `metadata.name`."
	};
}
function isNamedLater({ node }, { fileOf }) {
	const file = fileOf(node.file.path);
	return file !== void 0 && manifestsIn(file).every(isAnonymous);
}
function isAnonymous({ name, namespace }) {
	return name === void 0 && namespace === void 0;
}
function isPlaceholder(name) {
	return PLACEHOLDER.test(name) || isPlaceholderName(name);
}
function* findingsOf$2(manifest, field, text, refusalOf) {
	const why = text.kind === "text" ? refusalOf(text.text) : void 0;
	if (text.kind !== "text" || why === void 0 || isPlaceholder(text.text)) return;
	yield {
		at: text.at,
		message: `\`${text.text}\` is not a valid ${field} for ${nameOfManifest(manifest)}. ${refusal(`metadata.${field}`, invalidValue(text.text, why))}`,
		help: "Use lower case letters, digits and `-`; begin and end with a letter or digit.",
		subject: subjectOfManifest(manifest, field)
	};
}
// rules/unknown-kind/rule.ts
const OWN_GROUPS = /* @__PURE__ */ new Set([
	"",
	"apps",
	"batch"
]);
const rule$26 = rulePerManifest({
	id: "unknown-kind",
	summary: "A kind is misspelt, or does not exist in the apiVersion it is given.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	const meant = meantKind(manifest);
	if (meant === void 0) return;
	const { apiVersion, kind, node } = manifest;
	yield {
		at: scalarAt(node, meant.kind === kind ? "apiVersion" : "kind") ?? node,
		message: `There is no kind \`${kind}\` in \`${apiVersion}\`. kubectl apply fails: \`no matches for kind "${kind}" in version "${apiVersion}"\`.`,
		help: `Did you mean \`kind: ${meant.kind}\` with \`apiVersion: ${meant.apiVersion}\`?`
	};
});
function meantKind({ apiVersion, group, kind }) {
	const version = KIND_VERSIONS.get(kind);
	if (version !== void 0) return group !== groupOf(version) && isCurrent(apiVersion) ? {
		kind,
		apiVersion: version
	} : void 0;
	if (!OWN_GROUPS.has(group)) return void 0;
	const nearest = nearestName(kind, KIND_VERSIONS.keys());
	const nearestVersion = nearest === void 0 ? void 0 : KIND_VERSIONS.get(nearest);
	if (nearest === void 0 || nearestVersion === void 0) return void 0;
	return isNearMiss(kind, nearest) ? {
		kind: nearest,
		apiVersion: nearestVersion
	} : void 0;
}
function isCurrent(apiVersion) {
	return apiVersion === "v1" || apiVersion === "apps/v1" || apiVersion === "batch/v1";
}
function isNearMiss(kind, nearest) {
	return Math.abs(kind.length - nearest.length) <= 2;
}
function groupOf(apiVersion) {
	return apiVersion.includes("/") ? apiVersion.slice(0, apiVersion.indexOf("/")) : "";
}
// rules/duplicate-object/rule.ts
const rule$25 = rulePerRun({
	id: "duplicate-object",
	summary: "Two objects of one build have the same kind, namespace and name, but different content.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* ({ builds }) {
	for (const build of builds) for (const pair of duplicatesIn(build)) yield {
		...findingOf$3(pair),
		build: build.id
	};
});
function duplicatesIn({ kind, objects }) {
	const first = /* @__PURE__ */ new Map();
	const pairs = [];
	for (const manifest of objects) {
		const key = identityOf(manifest);
		if (key === void 0) continue;
		const other = first.get(key);
		if (other === void 0) first.set(key, manifest);
		else pairs.push({
			manifest,
			other
		});
	}
	return pairs.filter((pair) => (kind !== "folder" || isOneFile(pair)) && !sameContent(pair.other.node, pair.manifest.node, pair.manifest.dialect));
}
function isOneFile({ manifest, other }) {
	return manifest.node.file.path === other.node.file.path;
}
function identityOf({ group, kind, namespace = "", name }) {
	if (name === void 0 || holdsPlaceholder(name) || holdsPlaceholder(namespace)) return void 0;
	return JSON.stringify([
		group,
		kind,
		namespace,
		name
	]);
}
function findingOf$3(pair) {
	const { manifest, other } = pair;
	const at = placeOfName(manifest);
	const there = placeOfName(other);
	return {
		at,
		message: `${nameOfManifest(manifest)} is written twice with different content (${placeOf(there)}): kubectl applies both, and the last one wins.`,
		help: "Merge the two, or give one of them another name or namespace.",
		related: [{
			at: there,
			message: "first here"
		}],
		subject: subjectOfManifest(manifest)
	};
}
function placeOfName({ node }) {
	return scalarAt(node, "metadata", "name") ?? node;
}
function sameContent(one, other, dialect) {
	if (one === other) return true;
	if (one.kind === "map" && other.kind === "map") return one.entries.length === other.entries.length && one.entries.every(({ name, value }) => {
		const twin = entryOf(other, name)?.value;
		return twin !== void 0 && sameContent(value, twin, dialect);
	});
	if (one.kind === "sequence" && other.kind === "sequence") return one.items.length === other.items.length && one.items.every((item, index) => {
		const twin = other.items[index];
		return twin !== void 0 && sameContent(item, twin, dialect);
	});
	if (one.kind !== "scalar" || other.kind !== "scalar") return false;
	return jsonOf(one, dialect) === jsonOf(other, dialect);
}
function jsonOf(node, dialect) {
	const resolved = resolveScalar(node, dialect);
	switch (resolved.kind) {
		case "string": return JSON.stringify(resolved.value);
		case "bool": return String(resolved.value);
		case "null": return "null";
		case "invalid": return resolved.reason;
		default: return resolved.json;
	}
}
// src/kubernetes/shape/field-mistakes.ts
const MISTAKES = {
	EnvFromSource: {
		configMap: "Did you mean `configMapRef`?",
		secret: "Did you mean `secretRef`?",
		configMapKeyRef: "Use `configMapRef` for all keys; a single key goes under `env`, as `valueFrom.configMapKeyRef`.",
		secretKeyRef: "Use `secretRef` for all keys; a single key goes under `env`, as `valueFrom.secretKeyRef`.",
		name: "The name goes under `configMapRef` or `secretRef`; a variable with a `name` goes under `env`.",
		value: "A variable with a value goes under `env`.",
		valueFrom: "A variable with `valueFrom` goes under `env`.",
		optional: "Move `optional` into `configMapRef` or `secretRef`."
	},
	ConfigMapEnvSource: refMistakes("configMapKeyRef"),
	SecretEnvSource: refMistakes("secretKeyRef"),
	EnvVar: {
		configMapKeyRef: "Put it under `valueFrom`.",
		secretKeyRef: "Put it under `valueFrom`.",
		fieldRef: "Put it under `valueFrom`.",
		resourceFieldRef: "Put it under `valueFrom`.",
		configMapRef: "Move the item to `envFrom`.",
		secretRef: "Move the item to `envFrom`.",
		valueRef: "Did you mean `valueFrom`?",
		values: "Did you mean `value`?",
		key: "A variable has a `name`; the `key` goes under `valueFrom.configMapKeyRef` or `secretKeyRef`."
	},
	EnvVarSource: {
		configMapRef: "Did you mean `configMapKeyRef`?",
		configMap: "Did you mean `configMapKeyRef`?",
		configMapSelector: "Did you mean `configMapKeyRef`?",
		secretRef: "Did you mean `secretKeyRef`?",
		secret: "Did you mean `secretKeyRef`?",
		resourceRef: "Did you mean `resourceFieldRef`?",
		name: "The name goes under `configMapKeyRef` or `secretKeyRef`.",
		key: "The key goes under `configMapKeyRef` or `secretKeyRef`."
	},
	ConfigMapKeySelector: {
		...namespaceMistake(),
		configMapName: "Did you mean `name`?"
	},
	SecretKeySelector: {
		...namespaceMistake(),
		secretName: "Did you mean `name`?"
	},
	Volume: {
		configMapRef: "Did you mean `configMap`?",
		secretRef: "Did you mean `secret`?",
		secretName: "Put it under `secret`.",
		claimName: "Put it under `persistentVolumeClaim`.",
		pvc: "Did you mean `persistentVolumeClaim`?",
		mountPath: "Set the mount path in the `volumeMounts` of a container.",
		items: "Put `items` under the source: `configMap`, `secret` …",
		optional: "Put `optional` under the source: `configMap`, `secret` …",
		defaultMode: "Put `defaultMode` under the source: `configMap`, `secret` …",
		path: "Put `path` under the source, such as `hostPath`."
	},
	ConfigMapVolumeSource: {
		...namespaceMistake(),
		configMapName: "Did you mean `name`?",
		secretName: "A ConfigMap is named with `name`.",
		mode: "Did you mean `defaultMode`?"
	},
	SecretVolumeSource: {
		...namespaceMistake(),
		name: "Did you mean `secretName`? A volume names a ConfigMap with `name`, but a Secret with `secretName`.",
		mode: "Did you mean `defaultMode`?"
	},
	ConfigMapProjection: {
		...namespaceMistake(),
		configMapName: "Did you mean `name`?",
		defaultMode: "Move `defaultMode` up to `projected`; an item can have a `mode`."
	},
	SecretProjection: {
		...namespaceMistake(),
		secretName: "Did you mean `name`? A volume names its Secret with `secretName`, but a projected source with `name`.",
		defaultMode: "Move `defaultMode` up to `projected`; an item can have a `mode`."
	},
	VolumeProjection: {
		name: "The name goes under `configMap` or `secret`.",
		items: "Put `items` under `configMap` or `secret`."
	},
	KeyToPath: {
		defaultMode: "Did you mean `mode`?",
		mountPath: "Did you mean `path`?",
		name: "Did you mean `key`?"
	},
	VolumeMount: {
		path: "Did you mean `mountPath`?",
		volumeName: "Did you mean `name`?",
		configMap: "The source goes into the `volumes` of the pod; here only its name.",
		secret: "The source goes into the `volumes` of the pod; here only its name.",
		defaultMode: "Modes are set on the volume: `configMap.defaultMode`, `secret.defaultMode`.",
		items: "Items are chosen on the volume: `configMap.items`, `secret.items`."
	},
	ConfigMap: {
		stringData: "A ConfigMap has `data` only: text as it is.",
		type: "Only Secrets have a type.",
		spec: "A ConfigMap has no `spec`: keys go under `data`."
	},
	Secret: {
		binaryData: "A Secret has `data` only: everything in base64.",
		spec: "A Secret has no `spec`: keys go under `data` or `stringData`."
	},
	Container: {
		volumes: "Volumes belong to the pod: move it up to the pod spec, next to `containers`.",
		environment: "Did you mean `env`?",
		envVars: "Did you mean `env`?",
		volumeMount: "Did you mean `volumeMounts`?",
		mounts: "Did you mean `volumeMounts`?",
		imagePullSecrets: "Pull secrets belong to the pod: move it up, next to `containers`.",
		configMapRef: "Put it into an item of `envFrom`.",
		secretRef: "Put it into an item of `envFrom`.",
		valueFrom: "Put it into an item of `env`."
	},
	PodSpec: {
		env: "Variables belong to a container: move it into an item of `containers`.",
		envFrom: "Variables belong to a container: move it into an item of `containers`.",
		volumeMounts: "Mounts belong to a container: move it into an item of `containers`.",
		volumeClaimTemplates: "Move it up to the `spec` of the StatefulSet.",
		imagePullSecret: "Did you mean `imagePullSecrets`?"
	},
	PodTemplateSpec: {
		containers: "Put it under `spec`.",
		initContainers: "Put it under `spec`.",
		volumes: "Put it under `spec`.",
		imagePullSecrets: "Put it under `spec`."
	},
	DeploymentSpec: podMistakes(),
	ReplicaSetSpec: podMistakes(),
	StatefulSetSpec: podMistakes(),
	DaemonSetSpec: podMistakes(),
	JobSpec: podMistakes(),
	CronJobSpec: { template: "Did you mean `jobTemplate`?" },
	Deployment: {
		template: "Put it under `spec`.",
		data: "Only ConfigMaps and Secrets have `data`."
	}
};
const TABLE = new Map(Object.entries(MISTAKES).flatMap(([struct, fields]) => Object.entries(fields).map(([field, help]) => [`${struct}.${field}`, help])));
function helpForMistake(struct, field) {
	const name = struct === "EphemeralContainer" ? "Container" : struct;
	return TABLE.get(`${name}.${field}`);
}
function refMistakes(keyRef) {
	return {
		...namespaceMistake(),
		key: `\`envFrom\` takes all keys; a single one goes under \`env\`, as \`valueFrom.${keyRef}\`.`,
		prefix: "Move `prefix` up, next to the reference.",
		configMapName: "Did you mean `name`?",
		secretName: "Did you mean `name`?"
	};
}
function namespaceMistake() {
	return { namespace: "Remove it: a pod reads ConfigMaps and Secrets of its own namespace only. Make a copy there if the original is elsewhere." };
}
function podMistakes() {
	return {
		containers: "Put it under `template.spec`.",
		volumes: "Put it under `template.spec`.",
		initContainers: "Put it under `template.spec`.",
		imagePullSecrets: "Put it under `template.spec`."
	};
}
// rules/unknown-field/rule.ts
const rule$24 = rulePerManifest({
	id: "unknown-field",
	summary: "A field is misspelt, or is in a place where Kubernetes has no field of that name.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (manifest) {
	for (const mistake of shapeMistakes(manifest)) {
		if (mistake.kind !== "unknown-field" || holdsPlaceholder(mistake.entry.name)) continue;
		if (mistake.path === "sops") continue;
		const help = helpFor$5(mistake);
		if (help === void 0) continue;
		yield {
			at: mistake.entry.key,
			message: `\`${mistake.path}\` of ${nameOfManifest(manifest)} is not a Kubernetes field. kubectl apply fails: \`strict decoding error: unknown field "${mistake.path}"\`; without validation it is dropped silently.`,
			help,
			...fixFor(mistake),
			subject: subjectOfManifest(manifest, mistake.path)
		};
	}
});
function helpFor$5({ entry, shape }) {
	const { name } = entry;
	const mistake = helpForMistake(shape.name, name);
	if (mistake !== void 0) return mistake;
	const fields = [...shape.fields.keys()];
	const nearest = nearestName(name, fields);
	if (nearest !== void 0 && (shape.known === "closed" || isTypo(name, nearest))) return `Did you mean \`${nearest}\`?`;
	if (shape.known === "listed") return void 0;
	if (fields.length > 15) return "Remove it, or move it to where it belongs.";
	return `The fields here are ${fields.map((field) => `\`${field}\``).join(", ")}.`;
}
function fixFor({ entry, shape, parent }) {
	const near = [...shape.fields.keys()].filter((field) => nearMiss(entry.name, field) !== void 0 && isTypo(entry.name, field));
	const [field] = near;
	if (field === void 0 || near.length > 1 || entryOf(parent, field) !== void 0) return {};
	const edit = editScalar(entry.key, field, true);
	return edit === void 0 ? {} : { fix: {
		message: `Write \`${field}\`.`,
		edits: [edit]
	} };
}
function isTypo(name, nearest) {
	if (name.toLowerCase() === nearest.toLowerCase()) return true;
	return name.length > 4 && Math.abs(name.length - nearest.length) <= 1;
}
// rules/wrong-field-type/rule.ts
const rule$23 = rulePerManifest({
	id: "wrong-field-type",
	summary: "A field holds a value of a type that Kubernetes cannot decode there.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (manifest) {
	for (const mistake of shapeMistakes(manifest)) {
		if (mistake.kind !== "wrong-type") continue;
		const { at, key, path, wanted, said } = mistake;
		if (wanted.kind === "string" || wanted.kind === "bytes") continue;
		yield {
			at: at.kind === "scalar" ? at : key ?? at,
			message: `\`${path}\` of ${nameOfManifest(manifest)} must be ${wordOf(wanted)}. kubectl apply fails: \`${said}\`.`,
			help: helpFor$4(mistake),
			subject: subjectOfManifest(manifest, path)
		};
	}
});
function wordOf(type) {
	switch (type.kind) {
		case "bool": return "`true` or `false`";
		case "int32":
		case "int64": return "an integer";
		case "list": return "a list";
		default: return "a map";
	}
}
function helpFor$4({ at, wanted }) {
	if (wanted.kind === "list") return at.kind === "map" ? "Put `- ` in front of the item." : "Write a list: one `- ` per item.";
	if (wanted.kind === "map" || wanted.kind === "struct") return at.kind === "sequence" ? "Write a map: `key: value`, without `- `." : "Write a map: `key: value` on lines of their own.";
	return at.kind === "scalar" && at.style !== "plain" ? "Remove the quotes." : `Write ${wordOf(wanted)}.`;
}
// rules/invalid-value-source/rule.ts
const SOURCES = [
	"fieldRef",
	"resourceFieldRef",
	"configMapKeyRef",
	"secretKeyRef",
	"fileKeyRef"
];
const ENV_FROM_SOURCES = ["configMapRef", "secretRef"];
const FILE_KEY_SINCE = 35;
const rule$22 = rulePerContainer({
	id: "invalid-value-source",
	summary: "A variable or an envFrom item has no source, several sources, or both a source and a value.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (container, workload, { kubernetesVersion }) {
	if (!isValidated(workload)) return;
	const { dialect } = workload.manifest;
	const known = kubernetesVersion >= FILE_KEY_SINCE ? SOURCES : SOURCES.slice(0, -1);
	for (const item of envItems(container, workload)) yield* findingsOfVariable(item, {
		who: () => nameOfVariable(item.node, container, workload),
		dialect,
		known,
		kubernetesVersion
	});
	for (const item of envFromItems(container, workload)) {
		const where = () => nameOfContainerIn(container, workload);
		yield* findingsOfEnvFrom(item, dialect, where, `${container.path}.envFrom`);
	}
});
function* findingsOfVariable({ node, path }, context) {
	const { dialect, who, known, kubernetesVersion } = context;
	const valueFrom = setField(node, "valueFrom", dialect);
	if (valueFrom?.kind !== "map") return;
	const at = entryOf(node, "valueFrom")?.key ?? node;
	const sources = known.filter((source) => isSet(valueFrom, source, dialect));
	const refuse = (text) => refusal(`${path}.valueFrom`, invalidValue("", text));
	if (sources.length === 0) {
		const file = isSet(valueFrom, "fileKeyRef", dialect);
		const drops = `Kubernetes 1.${kubernetesVersion} does not know \`fileKeyRef\` (on by default since 1.35).`;
		yield {
			at,
			message: `${who()} has a \`valueFrom\` without a source. ${file ? `${drops} ` : ""}${refuse(`must specify one of: ${listOf(known)}`)}`,
			help: `Add one of ${listOf(known)}, or write a \`value\` instead.`
		};
	} else if (isNotEmpty(node, dialect)) yield {
		at,
		message: `${who()} has both \`value\` and \`valueFrom\`. ${refuse("may not be specified when `value` is not empty")}`,
		help: "Keep one of the two. In a patch, remove the other one with `value: null` or `valueFrom: null`.",
		...relatedTo(node, ["value"])
	};
	else if (sources.length > 1) yield {
		at,
		message: `${who()} has ${sources.length} sources: ${sources.map((source) => `\`${source}\``).join(", ")}. ${refuse("may not have more than one field specified at a time")}`,
		help: "Keep one of them.",
		...relatedTo(valueFrom, sources)
	};
}
function* findingsOfEnvFrom(item, dialect, where, path) {
	const { node, index } = item;
	const sources = ENV_FROM_SOURCES.filter((source) => isSet(node, source, dialect));
	if (sources.length === 1) return;
	const none = sources.length === 0;
	const text = none ? `must specify one of: ${listOf(ENV_FROM_SOURCES)}` : "may not have more than one field specified at a time";
	yield {
		at: headOf(node),
		message: `\`envFrom[${index}]\` of ${where()} names ${none ? "no source" : "a ConfigMap and a Secret at once"}. ${refusal(path, invalidValue("", text))}`,
		help: none ? "Add `configMapRef` or `secretRef`, with a `name`." : "Write two items, one for each.",
		...none ? {} : relatedTo(node, sources)
	};
}
function isNotEmpty(node, dialect) {
	return textField(node, "value", dialect).kind !== "empty";
}
function relatedTo(node, names) {
	return { related: names.flatMap((name) => {
		const entry = entryOf(node, name);
		return entry === void 0 ? [] : [{
			at: entry.key,
			message: `\`${name}\` is here`
		}];
	}) };
}
function listOf(names) {
	const quoted = names.map((name) => `\`${name}\``);
	const last = quoted.at(-1) ?? "";
	return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} or ${last}`;
}
// src/kubernetes/validation/text-refusal.ts
const REQUIRED = { empty: "Required value" };
function textRefusals(parent, name, parentPath, dialect, { empty, refusalOf, isUnknown }) {
	const field = textField(parent, name, dialect, isUnknown);
	const path = `${parentPath}.${name}`;
	if (field.kind === "unknown") return [];
	if (field.kind === "empty") return empty === void 0 ? [] : [{
		at: field.at,
		path,
		value: void 0,
		text: empty
	}];
	const refused = refusalOf?.(field.text);
	if (refused === void 0) return [];
	return [{
		at: field.at,
		path,
		value: field.text,
		text: invalidValue(field.text, refused)
	}];
}
function refusedTextFinding(who, field, refused, help) {
	return {
		at: refused.at,
		message: refusedTextMessage(who, field, refused),
		help
	};
}
function refusedTextMessage(who, field, refused) {
	return `${refused.value === void 0 ? `${who} has no \`${field}\`.` : `\`${refused.value}\` is not a valid \`${field}\` for ${lower$2(who)}.`} ${refusal(refused.path, refused.text)}`;
}
function lower$2(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// src/kubernetes/validation/volume-sources.ts
const VOLUME_SOURCES = [
	"emptyDir",
	"hostPath",
	"gitRepo",
	"gcePersistentDisk",
	"awsElasticBlockStore",
	"secret",
	"nfs",
	"iscsi",
	"glusterfs",
	"flocker",
	"persistentVolumeClaim",
	"rbd",
	"cinder",
	"cephfs",
	"quobyte",
	"downwardAPI",
	"fc",
	"flexVolume",
	"configMap",
	"azureFile",
	"vsphereVolume",
	"photonPersistentDisk",
	"portworxVolume",
	"azureDisk",
	"storageos",
	"projected",
	"scaleIO",
	"csi",
	"ephemeral",
	"image"
];
// src/kubernetes/validation/volume-items.ts
function volumeItems({ podSpec, path, manifest }) {
	const { dialect } = manifest;
	const items = structItems(podSpec, "volumes", path, dialect);
	return named(items, dialect);
}
const named = memo((items, dialect) => {
	return items.map((item) => {
		const name = textField(item.node, "name", dialect);
		const { node, index, path: at } = item;
		return {
			node,
			index,
			path: at,
			name: name.kind === "text" ? name.text : ""
		};
	});
});
function projectionItems(volume, workload) {
	const projected = setMap(volume.node, "projected", workload.manifest.dialect);
	if (projected === void 0 || firstSource(volume, workload) !== "projected") return [];
	return structItems(projected, "sources", `${volume.path}.projected`, workload.manifest.dialect);
}
function firstSource({ node }, { manifest }) {
	let first = VOLUME_SOURCES.length;
	for (const { name } of node.entries) {
		const rank = VOLUME_SOURCES.indexOf(name);
		if (rank !== -1 && rank < first && isSet(node, name, manifest.dialect)) first = rank;
	}
	return VOLUME_SOURCES[first];
}
const volumeParts = memo((volume, workload) => findParts(volume, workload));
function findParts(volume, workload) {
	const first = firstSource(volume, workload);
	return [...partsOf(volume.node, volume.path, false, workload).filter(({ kind }) => kind === first), ...projectionItems(volume, workload).flatMap(({ node, path }) => partsOf(node, path, true, workload))];
}
function mountItems(container, { manifest }) {
	return structItems(container.node, "volumeMounts", container.path, manifest.dialect);
}
const KINDS = [
	"secret",
	"configMap",
	"downwardAPI"
];
function partsOf(parent, parentPath, projected, { manifest }) {
	return KINDS.flatMap((kind) => {
		const node = setMap(parent, kind, manifest.dialect);
		if (node === void 0) return [];
		const path = `${parentPath}.${kind}`;
		return [{
			kind,
			node,
			path,
			projected,
			items: structItems(node, "items", path, manifest.dialect)
		}];
	});
}
// src/kubernetes/validation/check-key-references.ts
const NAME_HELP = "Names of ConfigMaps and Secrets are lower case letters, digits, `-` and `.`.";
const KEY_HELP = "Keys are letters, digits, `-`, `_` and `.`.";
const KEY_REF = {
	name: {
		empty: invalidValue("", refusalOfSubdomain("") ?? ""),
		refusalOf: refusalOfReferred
	},
	key: {
		...REQUIRED,
		refusalOf: refusalOfKey
	}
};
const FILE_KEY_REF = {
	key: {
		...REQUIRED,
		refusalOf: refusalOfRelaxedVariable
	},
	volumeName: {
		...REQUIRED,
		refusalOf: refusalOfLabel
	},
	path: {
		...REQUIRED,
		refusalOf: refusalOfSteps
	}
};
const VALUE_REFS = [
	["configMapKeyRef", KEY_REF],
	["secretKeyRef", KEY_REF],
	["fileKeyRef", FILE_KEY_REF]
];
const ENV_FROM = {
	...REQUIRED,
	refusalOf: refusalOfSubdomainPrefix
};
function* checkKeyReferences(container, workload) {
	const { dialect } = workload.manifest;
	for (const { node, path } of envItems(container, workload)) {
		const valueFrom = setMap(node, "valueFrom", dialect);
		if (valueFrom === void 0) continue;
		const who = () => nameOfVariable(node, container, workload);
		yield* checkFileVolume(valueFrom, `${path}.valueFrom.fileKeyRef`, who, workload);
		for (const [field, checks] of VALUE_REFS) {
			const reference = setMap(valueFrom, field, dialect);
			if (reference === void 0) continue;
			for (const [name, check] of Object.entries(checks)) for (const why of textRefusals(reference, name, `${path}.valueFrom.${field}`, dialect, check)) {
				const help = name === "name" ? NAME_HELP : KEY_HELP;
				yield refusedTextFinding(who(), `${field}.${name}`, why, helpFor$3(why.value, name, help));
			}
		}
	}
	for (const { node, path, index } of envFromItems(container, workload)) for (const field of ["configMapRef", "secretRef"]) {
		const reference = setMap(node, field, dialect);
		if (reference === void 0) continue;
		for (const why of textRefusals(reference, "name", `${path}.${field}`, dialect, ENV_FROM)) yield refusedTextFinding(`\`envFrom[${index}]\` of ${nameOfContainerIn(container, workload)}`, `${field}.name`, why, helpFor$3(why.value, "name", NAME_HELP));
	}
}
function* checkFileVolume(valueFrom, path, who, workload) {
	const { dialect } = workload.manifest;
	const reference = setMap(valueFrom, "fileKeyRef", dialect);
	const name = reference && textField(reference, "volumeName", dialect);
	if (name?.kind !== "text") return;
	const volume = volumeItems(workload).find((item) => item.name === name.text);
	if (volume === void 0 || isSet(volume.node, "emptyDir", dialect)) return;
	if (volume.node.entries.every((entry) => entry.name === "name")) return;
	yield {
		at: name.at,
		message: `${who()} reads a file of volume \`${name.text}\`, which is not an emptyDir. ${refusal(`${path}.volumeName`, invalidValue(name.text, "referenced volume must be of type emptyDir"))}`,
		help: "Name an `emptyDir` volume, which an init container fills.",
		related: [{
			at: headOf(volume.node),
			message: "the volume"
		}]
	};
}
function helpFor$3(value, name, help) {
	if (value === void 0) return `Add \`${name}\`.`;
	switch (name) {
		case "volumeName": return "Name an `emptyDir` volume of the pod.";
		case "path": return "Write a path within the volume, without `..`.";
		default: return help;
	}
}
// src/kubernetes/validation/check-object-references.ts
const CSI_REFERENCES = [
	"controllerPublishSecretRef",
	"controllerExpandSecretRef",
	"nodePublishSecretRef",
	"nodeExpandSecretRef"
];
const NAME = {
	...REQUIRED,
	refusalOf: refusalOfReferred
};
const NAMESPACE = {
	...REQUIRED,
	refusalOf: refusalOfLabel
};
function* checkObjectReferences(manifest) {
	if (manifest.kind === "Ingress" && manifest.group === "networking.k8s.io") yield* checkIngress(manifest);
	if (manifest.kind === "PersistentVolume" && manifest.group === "") yield* checkVolume(manifest);
}
function* checkIngress(manifest) {
	const spec = mapAt(manifest.node, "spec");
	if (spec === void 0) return;
	const check = {
		empty: void 0,
		refusalOf: refusalOfReferred
	};
	for (const { node, path } of structItems(spec, "tls", "spec", manifest.dialect)) for (const why of textRefusals(node, "secretName", path, manifest.dialect, check)) yield refusedTextFinding(nameOfManifest(manifest), "tls[].secretName", why, "Names of Secrets are lower case letters, digits, `-` and `.`.");
}
function* checkVolume(manifest) {
	const csi = mapAt(manifest.node, "spec", "csi");
	for (const field of csi === void 0 ? [] : CSI_REFERENCES) {
		const reference = csi && setMap(csi, field, manifest.dialect);
		if (reference === void 0) continue;
		const path = `spec.csi.${field}`;
		for (const [name, check] of [["name", NAME], ["namespace", NAMESPACE]]) for (const why of textRefusals(reference, name, path, manifest.dialect, check)) yield refusedTextFinding(nameOfManifest(manifest), `csi.${field}.${name}`, why, "A PersistentVolume has no namespace: give both `name` and `namespace` of the Secret.");
	}
}
// src/kubernetes/validation/check-volume-references.ts
const DRIVERS = [
	[
		["csi", "nodePublishSecretRef"],
		"name",
		{
			...REQUIRED,
			refusalOf: refusalOfReferred
		}
	],
	[
		["azureFile"],
		"secretName",
		REQUIRED
	],
	[
		["cinder", "secretRef"],
		"name",
		REQUIRED
	]
];
function* checkVolumeReferences(workload) {
	for (const volume of volumeItems(workload)) {
		yield* checkParts(volume, workload);
		yield* checkDrivers(volume, workload);
	}
	yield* checkPullSecrets(workload);
}
function* checkParts(volume, workload) {
	const { dialect } = workload.manifest;
	for (const { kind, node, path, projected, items } of volumeParts(volume, workload)) {
		if (kind === "downwardAPI") continue;
		const field = kind === "secret" && !projected ? "secretName" : "name";
		const who = nameOfVolume(volume, workload);
		for (const why of textRefusals(node, field, path, dialect, REQUIRED)) yield refusedTextFinding(who, `${kind}.${field}`, why, `Add \`${field}\`.`);
		for (const item of items) for (const why of textRefusals(item.node, "key", item.path, dialect, REQUIRED)) yield refusedTextFinding(who, `${kind}.items[].key`, why, "Name the `key`.");
	}
}
function* checkDrivers(volume, workload) {
	const { dialect } = workload.manifest;
	const who = nameOfVolume(volume, workload);
	for (const [steps, field, check] of DRIVERS) {
		const parent = valueAt(volume.node, ...steps);
		if (parent?.kind !== "map") continue;
		const path = [volume.path, ...steps].join(".");
		for (const why of textRefusals(parent, field, path, dialect, check)) yield refusedTextFinding(who, [...steps, field].join("."), why, "Name the Secret.");
	}
	const iscsi = setMap(volume.node, "iscsi", dialect);
	if (iscsi === void 0 || isSet(iscsi, "secretRef", dialect)) return;
	const chap = ["chapAuthDiscovery", "chapAuthSession"].find((field) => isTrue(valueAt(iscsi, field), dialect));
	if (chap === void 0) return;
	yield {
		at: headOf(iscsi),
		message: `${who} asks for \`${chap}\` and names no Secret with the credentials. ${refusal(`${volume.path}.iscsi.secretRef`, "Required value")}`,
		help: "Add `secretRef.name`."
	};
}
function* checkPullSecrets(workload) {
	const { manifest, podSpec, path: at } = workload;
	const taken = /* @__PURE__ */ new Map();
	for (const { node, path } of structItems(podSpec, "imagePullSecrets", at, manifest.dialect)) {
		const name = textField(node, "name", manifest.dialect);
		if (name.kind === "empty") yield {
			at: name.at,
			severity: "warning",
			message: `An item of \`imagePullSecrets\` of ${nameOfManifest(manifest)} names no Secret, and the kubelet skips it. The API server warns: \`${path}.name: invalid empty name ""\`.`,
			help: "Name the Secret, or remove the item."
		};
		else if (name.kind === "text") {
			const first = taken.get(name.text);
			if (first === void 0) taken.set(name.text, name.at);
			else yield pullSecretTwice(workload, {
				name: name.text,
				at: name.at,
				first,
				path
			});
		}
	}
}
function pullSecretTwice({ manifest }, { name, at, first, path }) {
	return {
		at,
		severity: "warning",
		message: `\`imagePullSecrets\` of ${nameOfManifest(manifest)} names \`${name}\` twice. The API server warns: \`${path}.name: duplicate name ${JSON.stringify(name)}\`.`,
		help: "Remove one of them.",
		related: [{
			at: first,
			message: "first here"
		}]
	};
}
function nameOfVolume({ name, index }, { manifest }) {
	return `Volume \`${name === "" ? `[${index}]` : name}\` of ${nameOfManifest(manifest)}`;
}
// rules/invalid-reference/rule.ts
const meta = {
	id: "invalid-reference",
	summary: "A reference has no name or key, or one that Kubernetes does not allow or accepts only once.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
};
const rule$21 = joinedRule(meta, [
	rulePerContainer(meta, (container, workload) => isValidated(workload) ? checkKeyReferences(container, workload) : []),
	rulePerWorkload(meta, (workload) => isValidated(workload) ? checkVolumeReferences(workload) : []),
	rulePerManifest(meta, checkObjectReferences)
]);
// src/kubernetes/validation/downward-items.ts
function downwardItems(workload, field) {
	return [...ofVariables(workload, field), ...ofVolumes(workload, field)];
}
function* ofVariables(workload, field) {
	const { dialect } = workload.manifest;
	for (const container of workload.containers) for (const { node, path } of envItems(container, workload)) {
		const valueFrom = setMap(node, "valueFrom", dialect);
		const reference = valueFrom && setMap(valueFrom, field, dialect);
		if (reference === void 0) continue;
		yield {
			node: reference,
			path: `${path}.valueFrom.${field}`,
			who: () => nameOfVariable(node, container, workload),
			inVolume: false,
			container
		};
	}
}
function* ofVolumes(workload, field) {
	for (const volume of volumeItems(workload)) for (const { kind, items, path } of volumeParts(volume, workload)) {
		if (kind !== "downwardAPI") continue;
		for (const { node } of items) {
			const reference = setMap(node, field, workload.manifest.dialect);
			const ignored = field === "resourceFieldRef" && setMap(node, "fieldRef", workload.manifest.dialect);
			if (reference === void 0 || ignored) continue;
			const who = () => nameOfVolume(volume, workload);
			yield {
				node: reference,
				path: `${path}.${field}`,
				who,
				inVolume: true,
				container: void 0
			};
		}
	}
}
// src/kubernetes/validation/check-field-path.ts
const CONVERTIBLE = /* @__PURE__ */ new Set([
	"metadata.annotations",
	"metadata.labels",
	"metadata.name",
	"metadata.namespace",
	"metadata.uid",
	"spec.host",
	"spec.nodeName",
	"spec.restartPolicy",
	"spec.schedulerName",
	"spec.serviceAccountName",
	"status.hostIP",
	"status.hostIPs",
	"status.phase",
	"status.podIP",
	"status.podIPs"
]);
const VARIABLE_FIELDS = [
	"metadata.name",
	"metadata.namespace",
	"metadata.uid",
	"spec.nodeName",
	"spec.serviceAccountName",
	"status.hostIP",
	"status.hostIPs",
	"status.podIP",
	"status.podIPs"
];
const VOLUME_FIELDS = [
	"metadata.annotations",
	"metadata.labels",
	"metadata.name",
	"metadata.namespace",
	"metadata.uid"
];
const HOST_IPS_SINCE = 28;
function refusalOfFieldPath(fieldPath, apiVersion, allowed, version) {
	const notConverted = (reason) => ({
		field: ".fieldPath",
		text: `Invalid value: ${JSON.stringify(fieldPath)}: error converting fieldPath: ${reason}`
	});
	if (apiVersion !== "v1") return notConverted(`unsupported pod version: ${apiVersion}`);
	const subscripted = splitSubscript(fieldPath);
	if (subscripted !== void 0) return refusalOfSubscript(subscripted, notConverted, fieldPath);
	if (fieldPath === "status.hostIPs" && version < HOST_IPS_SINCE || !CONVERTIBLE.has(fieldPath)) return notConverted(`field label not supported: ${fieldPath}`);
	const converted = fieldPath === "spec.host" ? "spec.nodeName" : fieldPath;
	if (allowed.includes(converted)) return void 0;
	const list = allowed.map((path) => JSON.stringify(path)).join(", ");
	return {
		field: ".fieldPath",
		text: `Unsupported value: ${JSON.stringify(converted)}: supported values: ${list}`
	};
}
const EXAMPLES = / \(e\.g\. .*\)$/;
function refusalOfSubscript({ path, subscript }, notConverted, fieldPath) {
	if (path !== "metadata.annotations" && path !== "metadata.labels") return notConverted(`field label does not support subscript: ${fieldPath}`);
	const name = path === "metadata.annotations" ? subscript.toLowerCase() : subscript;
	const [why] = labelKeyRefusals(name);
	if (why === void 0) return void 0;
	return {
		field: "",
		text: `Invalid value: ${JSON.stringify(name)}: ${why.replace(EXAMPLES, "")}`
	};
}
// rules/invalid-field-path/rule.ts
const rule$20 = rulePerWorkload({
	id: "invalid-field-path",
	summary: "A fieldRef names a field that the pod does not have, or one that cannot be read there.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (workload, { kubernetesVersion }) {
	if (!isValidated(workload)) return;
	const { dialect } = workload.manifest;
	for (const { node, path, who, inVolume, container } of downwardItems(workload, "fieldRef")) {
		const field = textField(node, "fieldPath", dialect);
		const version = textField(node, "apiVersion", dialect);
		if (field.kind === "unknown" || version.kind === "unknown") continue;
		const subject = subjectOfWorkload(workload, container, path);
		if (field.kind === "empty") {
			yield {
				at: field.at,
				message: `${who()} reads a field of the pod, but does not say which. ${refusal(`${path}.fieldPath`, "Required value")}`,
				help: "Add `fieldPath`.",
				subject
			};
			continue;
		}
		const allowed = inVolume ? VOLUME_FIELDS : VARIABLE_FIELDS;
		const apiVersion = version.kind === "empty" ? "v1" : version.text;
		const why = refusalOfFieldPath(field.text, apiVersion, allowed, kubernetesVersion);
		if (why === void 0) continue;
		yield {
			at: field.at,
			message: `${who()} cannot read \`${field.text}\` of the pod. ${refusal(path + why.field, why.text)}`,
			help: helpFor$2(field.text, allowed),
			subject
		};
	}
});
function helpFor$2(fieldPath, allowed) {
	const map = /^(metadata\.(?:labels|annotations))(.*)$/.exec(fieldPath);
	if (map !== null) return `Name one key, in single quotes: \`${map[1] ?? ""}['some-key']\`.`;
	const nearest = nearestName(fieldPath, allowed);
	if (nearest !== void 0) return `Did you mean \`${nearest}\`?`;
	return `Use ${allowed.map((path) => `\`${path}\``).join(", ")}, or a single label or annotation: \`metadata.labels['some-key']\`.`;
}
// rules/invalid-resource-field/rule.ts
const rule$19 = rulePerWorkload({
	id: "invalid-resource-field",
	summary: "A resourceFieldRef names an unknown resource, or a divisor that the resource does not allow.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const item of downwardItems(workload, "resourceFieldRef")) {
		const subject = subjectOfWorkload(workload, item.container, item.path);
		for (const finding of findingsOf$1(item, workload)) yield {
			...finding,
			subject
		};
	}
});
function* findingsOf$1(item, workload) {
	const { node, path, who, inVolume } = item;
	const { dialect } = workload.manifest;
	const resource = textField(node, "resource", dialect);
	const container = textField(node, "containerName", dialect);
	if (inVolume && container.kind === "empty") yield {
		at: container.at,
		message: `${who()} reads a resource, but does not say of which container. ${refusal(`${path}.containerName`, "Required value")}`,
		help: "Add `containerName`."
	};
	else if (resource.kind === "empty") yield {
		at: resource.at,
		message: `${who()} reads a resource, but does not say which. ${refusal(`${path}.resource`, "Required value")}`,
		help: "Add `resource`, such as `limits.memory`."
	};
	else if (resource.kind === "text" && !isContainerResource(resource.text)) {
		const nearest = nearestName(resource.text, CONTAINER_RESOURCES);
		const list = CONTAINER_RESOURCES.map((name) => JSON.stringify(name)).join(", ");
		yield {
			at: resource.at,
			message: `${who()} cannot read the resource \`${resource.text}\`. ${refusal(`${path}.resource`, `Unsupported value: ${JSON.stringify(resource.text)}: supported values: ${list}`)}`,
			help: nearest === void 0 ? "Use `limits.` or `requests.` with `cpu`, `memory`, `ephemeral-storage` or `hugepages-…`." : `Did you mean \`${nearest}\`?`
		};
	}
	if (resource.kind !== "unknown") yield* divisorFindings(item, workload, resource.kind === "text" ? resource.text : "");
}
function* divisorFindings({ node, path, who }, { manifest }, resource) {
	const at = entryOf(node, "divisor")?.value;
	if (at?.kind !== "scalar" || holdsPlaceholder(at.text)) return;
	const resolved = resolveScalar(at, manifest.dialect);
	if (resolved.kind === "null" || resolved.kind === "invalid") return;
	const text = "json" in resolved ? resolved.json : String(resolved.value);
	const parsed = parseQuantity(text);
	const help = "Use `1`, a unit such as `1Mi` (memory, storage), or `1m` (cpu).";
	if (parsed.kind === "invalid" || resolved.kind === "bool") {
		const reason = parsed.kind === "invalid" ? parsed.reason : "it is a boolean";
		yield {
			at,
			message: `${who()} divides by \`${at.text}\`, which is not a quantity. kubectl apply fails: \`${reason}\`.`,
			help
		};
		return;
	}
	const why = divisorRefusal(resource, parsed.quantity);
	if (why === void 0) return;
	yield {
		at,
		message: `${who()} divides \`${resource}\` by \`${at.text}\`. ${refusal(`${path}.divisor`, invalidValue(resource, why))}`,
		help
	};
}
// src/kubernetes/validation/pod-volumes.ts
function volumeNames({ podSpec, path, manifest }) {
	const names = /* @__PURE__ */ new Set();
	if (hasOddItems(podSpec, "volumes")) return void 0;
	for (const { node } of structItems(podSpec, "volumes", path, manifest.dialect)) {
		const name = textField(node, "name", manifest.dialect);
		if (name.kind === "unknown") return void 0;
		if (name.kind === "text") names.add(name.text);
	}
	for (const claim of itemsAt(manifest.node, "spec", "volumeClaimTemplates")) {
		const metadata = mapAt(claim, "metadata");
		const name = metadata === void 0 ? void 0 : textField(metadata, "name", manifest.dialect);
		if (name?.kind === "unknown") return void 0;
		if (name?.kind === "text") names.add(name.text);
	}
	return names;
}
function hasOddItems(parent, field) {
	return itemsAt(parent, field).some(({ kind }) => kind !== "map");
}
// rules/missing-volume/rule.ts
const rule$18 = rulePerContainer({
	id: "missing-volume",
	summary: "A mount, device or fileKeyRef names a volume that the pod does not have.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload, evidence) {
	if (!isValidated(workload) || !isWholeBuild(workload.build, evidence)) return;
	const volumes = volumeNames(workload);
	for (const use of usesOf(container, workload)) {
		const finding = findingOf$2(use, volumes, nameOfContainerIn(container, workload));
		if (finding === void 0) continue;
		const detail = use.name.kind === "text" ? use.name.text : use.path;
		yield {
			...finding,
			subject: subjectOfWorkload(workload, container, detail)
		};
	}
});
function* usesOf(container, workload) {
	const { dialect } = workload.manifest;
	for (const [field, word] of [["volumeMounts", "A mount"], ["volumeDevices", "A device"]]) for (const { node, path } of structItems(container.node, field, container.path, dialect)) yield {
		name: textField(node, "name", dialect),
		path: `${path}.name`,
		word
	};
	for (const { node, path } of envItems(container, workload)) {
		const valueFrom = setMap(node, "valueFrom", dialect);
		const reference = valueFrom && setMap(valueFrom, "fileKeyRef", dialect);
		const name = reference && textField(reference, "volumeName", dialect);
		if (name?.kind !== "text") continue;
		yield {
			name,
			path: `${path}.valueFrom.fileKeyRef.volumeName`,
			word: "A fileKeyRef"
		};
	}
}
function findingOf$2({ name, path, word }, volumes, where) {
	if (name.kind === "unknown") return void 0;
	if (name.kind === "empty") return {
		at: name.at,
		message: `${word} of ${where} names no volume. ${refusal(path, "Required value")}`,
		help: "Add `name`."
	};
	if (volumes === void 0 || volumes.has(name.text)) return void 0;
	return {
		at: name.at,
		message: `${word} of ${where} names volume \`${name.text}\`, which the pod does not have. ${refusal(path, `Not found: ${JSON.stringify(name.text)}`)}`,
		help: helpFor$1(name.text, volumes)
	};
}
function helpFor$1(name, volumes) {
	const nearest = nearestName(name, volumes);
	if (nearest !== void 0) return `Did you mean \`${nearest}\`?`;
	if (volumes.size === 0) return "Add it to `volumes` of the pod spec, next to `containers`.";
	return `Add it to \`volumes\` of the pod spec, or use one of its volumes: ${[...volumes].slice(0, 8).map((volume) => `\`${volume}\``).join(", ")}.`;
}
// src/kubernetes/validation/check-projections.ts
const PROJECTIONS = [
	"secret",
	"configMap",
	"downwardAPI",
	"serviceAccountToken",
	"clusterTrustBundle",
	"podCertificate"
];
const SHORTEST_TOKEN = 600;
function* checkProjections(volume, workload) {
	const { dialect } = workload.manifest;
	const who = nameOfVolume(volume, workload);
	for (const { node, path, index } of projectionItems(volume, workload)) {
		const set = PROJECTIONS.filter((source) => isSet(node, source, dialect));
		const what = `Source ${index + 1} of ${lower$1(who)}`;
		if (set.length === 0) yield {
			at: headOf(node),
			severity: "warning",
			message: `${what} is empty, so it adds nothing. The API server warns: \`volume ${JSON.stringify(volume.name)} (Projected) has no sources provided\`.`,
			help: "Add `configMap`, `secret`, `downwardAPI` or `serviceAccountToken`."
		};
		else if (set.length > 1) yield {
			at: entryOf(node, set[1] ?? "")?.key ?? headOf(node),
			message: `${what} has ${set.length} sources at once: ${set.map((source) => `\`${source}\``).join(", ")}. ${refusal(path, "Forbidden: may not specify more than 1 volume type per source")}`,
			help: "Write one item of `sources` for each."
		};
		yield* tokenFindings(node, path, who, workload);
		yield* bundleFindings(node, path, who, workload);
	}
}
function* tokenFindings(source, path, who, { manifest }) {
	const token = setMap(source, "serviceAccountToken", manifest.dialect);
	const at = token && entryOf(token, "expirationSeconds")?.value;
	if (at?.kind !== "scalar") return;
	const seconds = resolveScalar(at, manifest.dialect);
	if (seconds.kind !== "int") return;
	const limit = seconds.value < SHORTEST_TOKEN ? "less than 10 minutes" : seconds.value > 2 ** 32 ? "larger than 2^32 seconds" : void 0;
	if (limit === void 0) return;
	yield {
		at,
		message: `The token in ${lower$1(who)} lives ${seconds.json} seconds. ${refusal(`${path}.serviceAccountToken.expirationSeconds`, `Invalid value: ${seconds.json}: may not specify a duration ${limit}`)}`,
		help: `Use ${SHORTEST_TOKEN} or more; 3600 is the default.`
	};
}
function* bundleFindings(source, path, who, { manifest }) {
	const { dialect } = manifest;
	const bundle = setMap(source, "clusterTrustBundle", dialect);
	if (bundle !== void 0) {
		const named = ["name", "signerName"].filter((field) => isSet(bundle, field, dialect));
		const text = named.length === 0 ? "Required value: either name or signerName must be specified" : "Invalid value: only one of name and signerName may be used";
		if (named.length !== 1) yield {
			at: headOf(bundle),
			message: `The trust bundle in ${lower$1(who)} must have either a name or a signer. ${refusal(`${path}.clusterTrustBundle`, text)}`,
			help: "Write one of `name` and `signerName`."
		};
	}
	const certificate = setMap(source, "podCertificate", dialect);
	if (certificate === void 0 || [
		"credentialBundlePath",
		"keyPath",
		"certificateChainPath"
	].some((field) => textField(certificate, field, dialect).kind !== "empty")) return;
	yield {
		at: headOf(certificate),
		message: `The certificate in ${lower$1(who)} is not written to any file. ${refusal(`${path}.podCertificate`, "Required value: specify at least one of credentialBundlePath, keyPath, and certificateChainPath")}`,
		help: "Add `credentialBundlePath`."
	};
}
function lower$1(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// rules/invalid-volume/rule.ts
const NAMED_OTHERWISE = /* @__PURE__ */ new Map([["downwardAPI", "downwarAPI"], ["cephfs", "cephFS"]]);
const rule$17 = rulePerWorkload({
	id: "invalid-volume",
	summary: "A volume has an invalid name, the name of another volume, or not exactly one source.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	const taken = /* @__PURE__ */ new Map();
	for (const volume of volumeItems(workload)) {
		yield* nameFindings(volume, workload, taken);
		yield* sourceFindings(volume, workload);
		yield* checkProjections(volume, workload);
		yield* downwardFindings(volume, workload);
	}
});
function* nameFindings(volume, workload, taken) {
	const { node, path } = volume;
	const check = {
		empty: "Required value",
		refusalOf: refusalOfLabel
	};
	for (const why of textRefusals(node, "name", path, workload.manifest.dialect, check)) yield refusedTextFinding(`A volume of ${nameOfManifest(workload.manifest)}`, "name", why, "Name it with lower case letters, digits and `-`, at most 63.");
	const name = textField(node, "name", workload.manifest.dialect);
	if (name.kind !== "text") return;
	const first = taken.get(name.text);
	if (first === void 0) {
		taken.set(name.text, name.at);
		return;
	}
	yield {
		at: name.at,
		message: `${nameOfManifest(workload.manifest)} has two volumes named \`${name.text}\`. ${refusal(`${path}.name`, `Duplicate value: ${JSON.stringify(name.text)}`)}`,
		help: "Rename one of them, and its mounts.",
		related: [{
			at: first,
			message: "first here"
		}]
	};
}
function* sourceFindings(volume, workload) {
	const { node, path } = volume;
	const set = VOLUME_SOURCES.filter((source) => isSet(node, source, workload.manifest.dialect));
	const extra = set.slice(1);
	if (extra.length === 0) return;
	const [last = ""] = extra;
	yield {
		at: entryOf(node, last)?.key ?? headOf(node),
		message: `${nameOfVolume(volume, workload)} has ${set.length} sources: ${set.map((source) => `\`${source}\``).join(", ")}. ${refusal(`${path}.${NAMED_OTHERWISE.get(last) ?? last}`, "Forbidden: may not specify more than 1 volume type")}`,
		help: `Keep one of them. In a patch, remove the other one with \`${set[0] ?? ""}: null\`.`,
		related: set.flatMap((source) => {
			const entry = entryOf(node, source);
			return entry === void 0 || source === last ? [] : [{
				at: entry.key,
				message: `\`${source}\` is here`
			}];
		})
	};
}
function* downwardFindings(volume, workload) {
	const { dialect } = workload.manifest;
	for (const { kind, path, items } of volumeParts(volume, workload)) {
		if (kind !== "downwardAPI") continue;
		for (const { node } of items) {
			const field = isSet(node, "fieldRef", dialect);
			if (field !== isSet(node, "resourceFieldRef", dialect)) continue;
			const text = field ? "Invalid value: \"resource\": fieldRef and resourceFieldRef can not be specified simultaneously" : "Required value: one of fieldRef and resourceFieldRef is required";
			yield {
				at: entryOf(node, "resourceFieldRef")?.key ?? headOf(node),
				message: `An item of ${lower(nameOfVolume(volume, workload))} reads ${field ? "a field and a resource at once" : "nothing"}. ${refusal(path, text)}`,
				help: "Write one of `fieldRef` and `resourceFieldRef`."
			};
		}
	}
}
function lower(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// rules/invalid-volume-path/rule.ts
const ITEM = {
	...REQUIRED,
	refusalOf: refusalOfItemPath
};
const TOKEN = { ...ITEM };
const MAYBE_ITEM = {
	empty: void 0,
	refusalOf: refusalOfItemPath
};
const SUB_PATH = {
	empty: void 0,
	refusalOf: refusalOfDescendingPath
};
const SUB_PATH_EXPRESSION = {
	...SUB_PATH,
	isUnknown: holdsPlaceholderBesidesVariables
};
const RELATIVE = "Write a path relative to the volume, without `..`.";
const PROJECTED = [
	[
		"serviceAccountToken",
		"path",
		TOKEN
	],
	[
		"clusterTrustBundle",
		"path",
		ITEM
	],
	[
		"podCertificate",
		"credentialBundlePath",
		MAYBE_ITEM
	],
	[
		"podCertificate",
		"keyPath",
		MAYBE_ITEM
	],
	[
		"podCertificate",
		"certificateChainPath",
		MAYBE_ITEM
	]
];
const rule$16 = rulePerWorkload({
	id: "invalid-volume-path",
	summary: "A path of a volume item or a mount is missing, absolute, or leaves the volume.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const volume of volumeItems(workload)) yield* volumeFindings(volume, workload);
	for (const container of workload.containers) yield* mountFindings(container, workload);
});
function* volumeFindings(volume, workload) {
	const { dialect } = workload.manifest;
	const who = nameOfVolume(volume, workload);
	for (const { kind, path, items } of volumeParts(volume, workload)) for (const item of items) {
		const parent = kind === "downwardAPI" ? path : item.path;
		for (const why of textRefusals(item.node, "path", parent, dialect, ITEM)) yield refusedTextFinding(who, `${kind}.items[].path`, why, RELATIVE);
	}
	for (const { node, path } of projectionItems(volume, workload)) for (const [source, field, check] of PROJECTED) {
		const projection = setMap(node, source, dialect);
		if (projection === void 0) continue;
		const parent = check === TOKEN ? `${volume.path}.projected` : `${path}.${source}`;
		for (const why of textRefusals(projection, field, parent, dialect, check)) yield refusedTextFinding(who, `${source}.${field}`, why, RELATIVE);
	}
}
function* mountFindings(container, workload) {
	const { dialect } = workload.manifest;
	const who = `A mount of ${nameOfContainerIn(container, workload)}`;
	const list = `${container.path}.volumeMounts`;
	for (const { node, path } of mountItems(container, workload)) {
		for (const why of textRefusals(node, "mountPath", path, dialect, REQUIRED)) yield refusedTextFinding(who, "mountPath", why, "Add `mountPath`.");
		for (const [field, check] of [["subPath", SUB_PATH], ["subPathExpr", SUB_PATH_EXPRESSION]]) for (const why of textRefusals(node, field, list, dialect, check)) yield refusedTextFinding(who, field, why, RELATIVE);
		yield* bothSubPaths(node, path, who, workload);
	}
}
function* bothSubPaths(node, path, who, { manifest }) {
	const plain = textField(node, "subPath", manifest.dialect);
	const expression = textField(node, "subPathExpr", manifest.dialect, holdsPlaceholderBesidesVariables);
	if (plain.kind !== "text" || expression.kind !== "text") return;
	yield {
		at: expression.at,
		message: `${who} has both \`subPath\` and \`subPathExpr\`. ${refusal(`${path}.subPathExpr`, invalidValue(expression.text, "subPathExpr and subPath are mutually exclusive"))}`,
		help: "Keep one of the two.",
		related: [{
			at: plain.at,
			message: "`subPath` is here"
		}]
	};
}
// rules/duplicate-mount-path/rule.ts
const rule$15 = rulePerContainer({
	id: "duplicate-mount-path",
	summary: "Two mounts or devices of a container have the same path.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload) {
	if (!isValidated(workload)) return;
	const { dialect } = workload.manifest;
	const taken = /* @__PURE__ */ new Map();
	const uses = [...structItems(container.node, "volumeDevices", container.path, dialect).map(({ node, path }) => ({
		node,
		path,
		field: "devicePath"
	})), ...mountItems(container, workload).map(({ node, path }) => ({
		node,
		path,
		field: "mountPath"
	}))];
	for (const { node, path, field } of uses) {
		const mountPath = textField(node, field, dialect);
		if (mountPath.kind !== "text") continue;
		const first = taken.get(mountPath.text);
		if (first === void 0) {
			taken.set(mountPath.text, mountPath.at);
			continue;
		}
		yield {
			at: mountPath.at,
			message: `\`${mountPath.text}\` is mounted twice in ${nameOfContainerIn(container, workload)}. ${refusal(`${path}.${field}`, invalidValue(mountPath.text, "must be unique"))}`,
			help: "Give each mount a path of its own; a `projected` volume puts several sources into one directory, `subPath` single files.",
			related: [{
				at: first,
				message: "first here"
			}],
			subject: subjectOfWorkload(workload, container, mountPath.text)
		};
	}
});
// src/kubernetes/validation/provided-paths.ts
function providedPaths(volume, workload) {
	const { dialect } = workload.manifest;
	return [...pathsOf(volume.node, "secretName", dialect), ...projectionItems(volume, workload).flatMap(({ node }) => pathsOf(node, "name", dialect))];
}
function pathsOf(parent, secretName, dialect) {
	return [
		...objectPaths(parent, "secret", secretName, dialect),
		...objectPaths(parent, "configMap", "name", dialect),
		...itemPaths(setMap(parent, "downwardAPI", dialect), {
			source: "DownwardAPI",
			name: void 0
		}, dialect),
		...plainPath(parent, "serviceAccountToken", "path", "ServiceAccountToken", dialect),
		...bundlePath(parent, dialect),
		...plainPath(parent, "podCertificate", "certificateChainPath", "PodCertificate chain", dialect),
		...plainPath(parent, "podCertificate", "keyPath", "PodCertificate key", dialect),
		...plainPath(parent, "podCertificate", "credentialBundlePath", "PodCertificate credential bundle", dialect)
	];
}
function objectPaths(parent, field, nameField, dialect) {
	const node = setMap(parent, field, dialect);
	if (node === void 0) return [];
	const found = textField(node, nameField, dialect);
	const name = found.kind === "text" ? found.text : "";
	return itemPaths(node, {
		source: `${field === "secret" ? "Secret" : "ConfigMap"} ${JSON.stringify(name)}`,
		name
	}, dialect);
}
function itemPaths(node, { source, name }, dialect) {
	if (node === void 0) return [];
	return structItems(node, "items", "", dialect).flatMap((item) => {
		const path = textField(item.node, "path", dialect);
		if (path.kind !== "text") return [];
		return [{
			path: path.text,
			at: path.at,
			source,
			name: name ?? path.text,
			strict: true
		}];
	});
}
function plainPath(parent, field, pathField, source, dialect) {
	const node = setMap(parent, field, dialect);
	const path = node && textField(node, pathField, dialect);
	if (path?.kind !== "text") return [];
	const strict = field !== "serviceAccountToken";
	return [{
		path: path.text,
		at: path.at,
		source,
		name: path.text,
		strict
	}];
}
function bundlePath(parent, dialect) {
	const node = setMap(parent, "clusterTrustBundle", dialect);
	if (node === void 0) return [];
	const name = textField(node, "name", dialect);
	const signer = textField(node, "signerName", dialect);
	const shown = name.kind === "text" ? name.text : signer.kind === "text" ? signer.text : "";
	return plainPath(parent, "clusterTrustBundle", "path", `ClusterTrustBundle ${JSON.stringify(shown)}`, dialect);
}
// rules/overlapping-volume-paths/rule.ts
const rule$14 = rulePerWorkload({
	id: "overlapping-volume-paths",
	summary: "Two items of a volume have the same path, or the path of one is below the file of the other.",
	severity: "warning",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const volume of volumeItems(workload)) yield* overlapsIn(volume, workload, isSet(volume.node, "projected", workload.manifest.dialect));
});
function* overlapsIn(volume, workload, projected) {
	const files = /* @__PURE__ */ new Map();
	const folders = /* @__PURE__ */ new Map();
	for (const provided of providedPaths(volume, workload)) {
		const path = provided.path.replace(/\/+$/, "");
		if (path === "") continue;
		const above = foldersOf(path);
		const other = [path, ...above].map((at) => files.get(at)).find(Boolean) ?? folders.get(path);
		if (other !== void 0) yield findingOf$1(volume, workload, {
			provided,
			other,
			projected
		});
		if (!files.has(path)) files.set(path, provided);
		for (const folder of above) if (!folders.has(folder)) folders.set(folder, provided);
	}
}
function findingOf$1(volume, workload, overlap) {
	const { provided, other, projected } = overlap;
	const same = provided.path === other.path;
	const refused = projected && same && provided.strict && other.strict;
	const who = nameOfVolume(volume, workload);
	const what = same ? `${who} has two items for the path \`${provided.path}\`: the later one wins.` : `${who} has items for \`${other.path}\` and \`${provided.path}\`: one would have to be both a file and a directory.`;
	const words = projected ? "Projected" : provided.source;
	const said = refused ? refusal(`${volume.path}.projected`, invalidValue(provided.name, "conflicting duplicate paths")) : `The API server warns: \`volume ${JSON.stringify(volume.name)} (${words}): overlapping paths: ${shown(provided, projected)} with ${shown(other, projected)}\`.`;
	return {
		at: provided.at,
		severity: refused ? "error" : "warning",
		message: `${what} ${said}`,
		help: "Give each item a path of its own.",
		related: [{
			at: other.at,
			message: "the other one"
		}]
	};
}
function shown({ path, source }, projected) {
	return projected ? `${JSON.stringify(path)} (${source})` : JSON.stringify(path);
}
function foldersOf(path) {
	const folders = [];
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) folders.push(path.slice(0, end));
	return folders;
}
// src/kubernetes/validation/file-modes.ts
function* fileModes(workload) {
	const { dialect } = workload.manifest;
	for (const volume of volumeItems(workload)) {
		const who = () => nameOfVolume(volume, workload);
		const parts = volumeParts(volume, workload);
		const projected = firstSource(volume, workload) === "projected" ? setMap(volume.node, "projected", dialect) : void 0;
		const places = [
			...projected === void 0 ? [] : [{
				node: projected,
				path: `${volume.path}.projected`,
				field: "defaultMode"
			}],
			...parts.filter((part) => !part.projected).map(({ node, path }) => ({
				node,
				path,
				field: "defaultMode"
			})),
			...parts.flatMap((part) => part.items.map(({ node, path }) => {
				return {
					node,
					path: part.kind === "downwardAPI" ? part.path : path,
					field: "mode"
				};
			}))
		];
		for (const { node, path, field } of places) {
			const at = entryOf(node, field)?.value;
			const resolved = at?.kind === "scalar" ? resolveScalar(at, dialect) : void 0;
			if (at?.kind !== "scalar" || resolved === void 0 || !("json" in resolved)) continue;
			if (!Number.isInteger(resolved.value)) continue;
			yield {
				at,
				path: `${path}.${field}`,
				field,
				value: resolved.value,
				who
			};
		}
	}
}
const LOOKS_OCTAL = new Set("400 440 444 500 550 555 600 640 644 660 664 666 700 740 744 750 755 770 775 777".split(" "));
function looksOctal({ at }) {
	return LOOKS_OCTAL.has(at.text);
}
// rules/decimal-file-mode/rule.ts
const rule$13 = rulePerWorkload({
	id: "decimal-file-mode",
	summary: "A file mode such as `400` is written without the zero that makes it octal.",
	severity: "warning",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const mode of fileModes(workload)) {
		if (!looksOctal(mode)) continue;
		const refused = mode.value > 511;
		yield {
			at: mode.at,
			severity: refused ? "error" : "warning",
			message: `${mode.who()} has \`${mode.field}: ${mode.at.text}\`, which is a decimal number: ${refused ? refusal(mode.path, `Invalid value: ${mode.value}: must be a number between 0 and 0777 (octal), both inclusive`) : `the files get mode 0${mode.value.toString(8)}, not 0${mode.at.text}.`}`,
			help: helpFor(mode),
			subject: subjectOfWorkload(workload, void 0, mode.path)
		};
	}
});
function helpFor({ at }) {
	const decimal = Number.parseInt(at.text, 8);
	return at.file.path.endsWith(".json") ? `Write \`${decimal}\`: JSON has no octal numbers, and that is 0${at.text}.` : `Write \`0${at.text}\`.`;
}
// rules/invalid-file-mode/rule.ts
const rule$12 = rulePerWorkload({
	id: "invalid-file-mode",
	summary: "A file mode of a volume is not between 0 and 0777.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const mode of fileModes(workload)) {
		const { at, value, path, field, who } = mode;
		if (value >= 0 && value <= 511 || looksOctal(mode)) continue;
		const written = at.text === String(value) ? at.text : `${at.text}\` (which reads as \`${value}`;
		yield {
			at,
			message: `${who()} has \`${field}: ${written}\`${written === at.text ? "" : ")"}. ${refusal(path, `Invalid value: ${value}: must be a number between 0 and 0777 (octal), both inclusive`)}`,
			help: "Write an octal number such as `0644`: digits 0 to 7, with a zero in front.",
			subject: subjectOfWorkload(workload, void 0, path)
		};
	}
});
// rules/invalid-mount-option/rule.ts
const PROPAGATIONS = [
	"Bidirectional",
	"HostToContainer",
	"None"
];
const READ_ONLY_MODES = [
	"Disabled",
	"Enabled",
	"IfPossible"
];
const rule$11 = rulePerContainer({
	id: "invalid-mount-option",
	summary: "A mount has an option that Kubernetes does not know, or does not allow in this combination.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload) {
	if (!isValidated(workload)) return;
	const { dialect } = workload.manifest;
	const where = () => nameOfContainerIn(container, workload);
	const list = `${container.path}.volumeMounts`;
	const devices = new Set(structItems(container.node, "volumeDevices", container.path, dialect).flatMap(({ node }) => {
		const name = textField(node, "name", dialect);
		return name.kind === "text" ? [name.text] : [];
	}));
	const privileged = isTrue(valueAt(container.node, "securityContext", "privileged"), dialect);
	for (const { node, path } of mountItems(container, workload)) {
		yield* propagationFindings(node, {
			dialect,
			where,
			list,
			privileged
		});
		yield* readOnlyFindings(node, {
			dialect,
			where,
			list,
			privileged
		});
		const name = textField(node, "name", dialect);
		if (name.kind !== "text" || !devices.has(name.text)) continue;
		yield {
			at: name.at,
			message: `Volume \`${name.text}\` is a mount and a device of ${where()} at once. ${refusal(`${path}.name`, invalidValue(name.text, "must not already exist in volumeDevices"))}`,
			help: "Keep the mount or the device."
		};
	}
});
function* propagationFindings(node, context) {
	const option = optionOf(node, "mountPropagation", context.dialect);
	if (option === void 0) return;
	if (!PROPAGATIONS.includes(option.text)) yield unknownOption(option.text, option.at, "mountPropagation", PROPAGATIONS, context);
	else if (option.text === "Bidirectional" && !context.privileged) yield {
		at: option.at,
		message: `A mount of ${context.where()} is \`Bidirectional\`, and the container is not privileged. ${refusal(`${context.list}.mountPropagation`, "Forbidden: Bidirectional mount propagation is available only to privileged containers")}`,
		help: "Use `HostToContainer`, or set `securityContext.privileged: true`."
	};
}
function* readOnlyFindings(node, context) {
	const { dialect, where, list } = context;
	const option = optionOf(node, "recursiveReadOnly", dialect);
	if (option === void 0 || option.text === "Disabled") return;
	if (!READ_ONLY_MODES.includes(option.text)) {
		yield unknownOption(option.text, option.at, "recursiveReadOnly", READ_ONLY_MODES, context);
		return;
	}
	const refuse = (text) => refusal(`${list}.recursiveReadOnly`, `Forbidden: ${text}`);
	if (!isTrue(valueAt(node, "readOnly"), dialect)) yield {
		at: option.at,
		message: `A mount of ${where()} is recursively read-only without \`readOnly: true\`. ${refuse("may only be specified when readOnly is true")}`,
		help: "Add `readOnly: true`."
	};
	const propagation = textField(node, "mountPropagation", dialect);
	if (propagation.kind === "text" && propagation.text !== "None") yield {
		at: option.at,
		message: `A mount of ${where()} is recursively read-only with \`mountPropagation: ${propagation.text}\`. ${refuse("may only be specified when mountPropagation is None or not specified")}`,
		help: "Remove `mountPropagation`."
	};
}
function optionOf(node, field, dialect) {
	const option = textField(node, field, dialect);
	if (option.kind === "text") return option;
	return option.kind === "empty" && isSet(node, field, dialect) ? {
		text: "",
		at: option.at
	} : void 0;
}
function unknownOption(text, at, field, known, { where, list }) {
	const supported = known.map((name) => JSON.stringify(name)).join(", ");
	return {
		at,
		message: `A mount of ${where()} has \`${field}: ${text}\`. ${refusal(`${list}.${field}`, `Unsupported value: ${JSON.stringify(text)}: supported values: ${supported}`)}`,
		help: `Use ${known.map((name) => `\`${name}\``).join(", ")}.`
	};
}
// rules/sub-path-never-updates/rule.ts
const LIVE_SOURCES = /* @__PURE__ */ new Map([
	["configMap", "ConfigMap"],
	["secret", "Secret"],
	["projected", "projected"],
	["downwardAPI", "downward API"]
]);
const rule$10 = rulePerContainer({
	id: "sub-path-never-updates",
	summary: "A ConfigMap or Secret is mounted with subPath, so running pods never see a change.",
	severity: "info",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload) {
	const { dialect } = workload.manifest;
	for (const { node } of mountItems(container, workload)) {
		const name = textField(node, "name", dialect);
		const plain = textField(node, "subPath", dialect);
		const subPath = plain.kind === "empty" ? textField(node, "subPathExpr", dialect, holdsPlaceholderBesidesVariables) : plain;
		if (name.kind !== "text" || subPath.kind !== "text") continue;
		const source = liveSourceOf(name.text, workload);
		if (source === void 0) continue;
		yield {
			at: subPath.at,
			message: `The mount of ${source} volume \`${name.text}\` in ${nameOfContainerIn(container, workload)} uses \`subPath\`: the file stays as it was when the container started, even if the source changes.`,
			help: "Mount the whole volume if the file should change in place; otherwise restart the pods on a change (a hash in the name, a checksum annotation).",
			subject: subjectOfWorkload(workload, container, name.text)
		};
	}
});
function liveSourceOf(name, workload) {
	const volume = volumeItems(workload).find((item) => item.name === name);
	if (volume === void 0) return void 0;
	const source = [...LIVE_SOURCES.keys()].find((field) => isSet(volume.node, field, workload.manifest.dialect));
	return source === void 0 ? void 0 : LIVE_SOURCES.get(source);
}
// rules/unrenderable-chart/rule.ts
const rule$9 = rulePerRun({
	id: "unrenderable-chart",
	summary: "A Helm chart cannot be rendered with the values it gets, so nothing of it is deployed.",
	severity: "error",
	group: "builds",
	since: "0.2.0"
}, function* ({ builds }) {
	for (const { id, failures } of builds) for (const { of, ...failure } of failures) if (of === "chart") yield {
		...failure,
		build: id
	};
});
// rules/unbuildable-kustomization/rule.ts
const rule$8 = rulePerRun({
	id: "unbuildable-kustomization",
	summary: "A kustomization cannot be built, so nothing of it is deployed or checked.",
	severity: "error",
	group: "builds",
	since: "0.1.0"
}, function* ({ builds }) {
	for (const { id, failures } of builds) for (const { of, ...failure } of failures) if (of === void 0) yield {
		...failure,
		build: id
	};
});
// rules/unhashed-reference/rule.ts
const rule$7 = rulePerReference({
	id: "unhashed-reference",
	summary: "A generated name gets a hash that never reaches the field that refers to it.",
	severity: "warning",
	group: "builds",
	since: "0.1.0"
}, function* ({ reference, verdict, at }, around) {
	if (verdict.kind !== "broken" && verdict.kind !== "optional") return;
	if (verdict.missing.what !== "source" || reference.use === "volume-item") return;
	const { hashed } = verdict.missing;
	if (hashed === void 0 || !isInUse(reference.build, around)) return;
	yield {
		at,
		message: `${nameOfManifest(reference.manifest)} names ${reference.kind} \`${reference.name}\`, but kustomize deploys it as \`${hashed.name}\` and does not rewrite this field, so the reference finds nothing.`,
		help: `Set \`options.disableNameSuffixHash: true\` for ${nameOfSource(hashed)}, or list the field in a \`nameReference\` under \`configurations\`.`,
		related: [{
			at: hashed.at,
			message: "generated here"
		}]
	};
});
function isInUse(id, { buildOf, deploysSomething }) {
	return !deploysSomething || buildOf(id)?.deployedBy !== void 0;
}
// rules/undeployed-manifest/rule.ts
const rule$6 = rulePerRun({
	id: "undeployed-manifest",
	summary: "A manifest is in the folder of a kustomization, but no kustomization lists it.",
	severity: "off",
	group: "builds",
	since: "0.1.0"
}, function* ({ files }) {
	for (const file of files) {
		if (file.class.kind !== "skipped" || file.class.as !== "not-deployed") continue;
		const [manifest] = file.documents.flatMap(({ manifests }) => manifests);
		if (manifest === void 0) continue;
		yield {
			at: manifest.node,
			message: `${nameOfManifest(manifest)} is in a folder that a kustomization deploys from, but no kustomization lists its file: it is never applied.`,
			help: "List the file under `resources`, or remove it.",
			subject: subjectOfManifest(manifest)
		};
	}
});
// rules/oversized-environment/rule.ts
const HELP = "Mount it as a file: a volume has no such limit.";
const rule$5 = rulePerEnvironment({
	id: "oversized-environment",
	summary: "A container has more variables and arguments than Linux allows for one process.",
	severity: "error",
	group: "environment",
	since: "0.2.0"
}, function* (environment) {
	const { workload, failures } = environment;
	if (scalarAt(workload.podSpec, "os", "name")?.text === "windows") return;
	const sizes = oversizesOf(environment);
	for (const size of sizes) yield tooLarge(size, environment);
	if (failures.some(({ reason }) => reason === "CreateContainerError") && sizes.length === 0) yield tooLarge(WHOLE, environment);
});
const WHOLE = {
	what: "all",
	name: "",
	bytes: LARGEST_PROCESS + 1,
	from: void 0,
	at: void 0
};
function tooLarge({ what, name, bytes, from, at }, environment) {
	const { container, workload } = environment;
	const where = nameOfContainerIn(container, workload);
	const start = scalarAt(container.node, "name") ?? container.node;
	if (what === "all") return {
		at: start,
		message: `The variables and arguments of ${where} are more than ${LARGEST_PROCESS / 1024 / 1024} MiB together, the limit for a process on Linux: it does not start, \`argument list too long\`.`,
		help: HELP
	};
	const who = what === "variable" ? `Variable \`${name}\`` : `An element of \`${what}\``;
	const asked = from === void 0 ? at : askedForAt(from);
	return {
		at: asked ?? start,
		message: `${who} of ${where} is ${bytes} bytes, more than the ${LONGEST_STRING} that Linux allows (on nodes with pages of 4 KiB), so the process does not start: \`argument list too long\`.`,
		help: HELP,
		...from?.at !== void 0 && from.at !== asked ? { related: [{
			at: from.at,
			message: "the value"
		}] } : {}
	};
}
// rules/edited-copy/rule.ts
const rule$4 = rulePerRun({
	id: "edited-copy",
	summary: "A copy that `envfrom rollout` made was edited: its content no longer matches its name.",
	severity: "warning",
	group: "values",
	since: "0.2.0"
}, function* ({ copies }) {
	for (const { manifest, origin, state, build } of copies) {
		if (state === "intact") continue;
		const what = `${nameOfManifest(manifest)} is a copy of \`${origin}\``;
		yield {
			at: scalarAt(manifest.node, "metadata", "name") ?? manifest.node,
			message: state === "edited" ? `${what}, but its content does not match the hash in its name. Where the copy exists, the API server refuses the edit ("field is immutable when \`immutable\` is set").` : `${what} that is not immutable, so anyone can change what old revisions of its workloads read.`,
			help: state === "edited" ? `Undo the edit, change \`${origin}\` instead, and run \`envfrom rollout --write\`.` : "Write `immutable: true`.",
			subject: subjectOfManifest(manifest),
			build
		};
	}
});
// rules/config-change-without-rollout/rule.ts
const rule$3 = rulePerRun({
	id: "config-change-without-rollout",
	summary: "The change edits what a workload reads when it starts, and nothing restarts its running pods.",
	severity: "warning",
	group: "values",
	since: "0.2.0"
}, function* (evidence) {
	const lacking = /* @__PURE__ */ new Set([...lackingIn(evidence), ...lackingIn(evidence.before)]);
	for (const each of evidence.change()?.workloads ?? []) if (!lacking.has(each.after) && !lacking.has(each.before)) yield* findingsOf(each);
});
function lackingIn(evidence) {
	return (evidence?.references ?? []).flatMap(({ reference: { workload }, verdict }) => verdict.kind === "broken" && workload !== void 0 ? [workload] : []);
}
function* findingsOf({ after, rollout, builds, containers }) {
	const { verdict, reasons } = rollout;
	const [reason] = reasons;
	if (after === void 0 || reason === void 0) return;
	if (verdict !== "stale" && verdict !== "never updates") return;
	if (containers.some(({ stops }) => stops.length > 0)) return;
	const more = reasons.find(({ text, effect }) => effect !== true && text !== reason.text);
	for (const build of builds) yield {
		at: reason.after ?? after.manifest.node,
		message: `Running pods of ${nameInCluster(after.manifest)} keep what they have after this change: ${reason.text}.`,
		related: [...reason.before === void 0 ? [] : [{
			at: reason.before,
			message: "as the base has it",
			before: true
		}], ...more?.after === void 0 ? [] : [{
			at: more.after,
			message: more.text
		}]],
		help: `${restartOf(after.manifest)}, or let the content reach the pod template: a configMapGenerator, a checksum annotation, or Stakater Reloader.`,
		subject: subjectOfWorkload(after, void 0),
		build
	};
}
function restartOf({ kind, group }) {
	if (group === "apps" && kind !== "ReplicaSet") return "Restart it with `kubectl rollout restart`";
	if (group === "argoproj.io") return "Restart it with `kubectl argo rollouts restart`";
	return kind === "Pod" ? "Delete it and apply it again" : "Delete its pods";
}
// rules/immutable-change/rule.ts
const rule$2 = rulePerRun({
	id: "immutable-change",
	summary: "The change edits what the API server does not allow to change, so applying it fails.",
	severity: "error",
	group: "values",
	since: "0.2.0"
}, function* (evidence) {
	const change = evidence.change();
	for (const source of change?.sources ?? []) {
		const { after, refusal } = source;
		if (after === void 0 || refusal === void 0 || refusal.recreatedBy !== void 0) continue;
		yield findingOfSource(source, after, refusal);
	}
	for (const workload of change?.workloads ?? []) yield* findingsOfWorkload(workload);
});
function findingOfSource({ build }, after, { at, before, message }) {
	return {
		at,
		message: `The API server refuses this change of ${nameOfSource(after)}: \`${message.replaceAll("`", "'")}\`.`,
		...before !== void 0 && { related: [{
			at: before,
			message: "as the base has it",
			before: true
		}] },
		help: "Give the changed content a new name (a configMapGenerator or secretGenerator does), or delete the object before it is applied.",
		subject: subjectOfManifest(after.producer.manifest),
		build
	};
}
function* findingsOfWorkload({ after, rollout, builds }) {
	const [reason] = rollout.reasons;
	if (after === void 0 || rollout.verdict !== "blocked" || reason?.update !== true) return;
	for (const build of builds) yield {
		at: reason.after ?? after.manifest.node,
		message: `${nameInCluster(after.manifest)} cannot be changed like this: ${reason.text}.`,
		...reason.before !== void 0 && { related: [{
			at: reason.before,
			message: "as the base has it",
			before: true
		}] },
		help: "Undo the change of this field, or delete the object before it is applied.",
		subject: subjectOfWorkload(after, void 0),
		build
	};
}
// rules/stale-on-change/rule.ts
const LONG_RUNNING = /* @__PURE__ */ new Set([
	"Deployment",
	"StatefulSet",
	"DaemonSet",
	"Rollout"
]);
const rule$1 = rulePerReference({
	id: "stale-on-change",
	summary: "A workload reads this ConfigMap or Secret when it starts, and nothing restarts it when that changes.",
	severity: "off",
	group: "values",
	since: "0.2.0"
}, function* ({ reference, verdict, at }, { restarterOf }) {
	const { workload, use } = reference;
	if (workload === void 0 || verdict.kind !== "present") return;
	const [source] = verdict.sources;
	if (source === void 0 || source.producer.kind !== "manifest") return;
	if (!LONG_RUNNING.has(workload.manifest.kind) || !isReadOnce(reference, workload)) return;
	if (restarterOf(workload, source) !== void 0) return;
	yield {
		at,
		message: `${nameOfManifest(workload.manifest)} keeps running with old values when ${nameOfSource(source)} changes: ${how(use)}, and nothing restarts it.`,
		help: adviceFor(source),
		cause: `stale ${source.kind} ${source.namespace ?? ""}/${source.name}`
	};
});
function isReadOnce({ use, subject, harmless }, { containers, podSpec }) {
	if (harmless !== void 0) return false;
	if (use === "env" || use === "env-from") return true;
	if (use !== "volume" || entryOf(podSpec, "volumes") === void 0) return false;
	const own = containers.flatMap(({ node }) => itemsAt(node, "volumeMounts")).filter((mount) => scalarAt(mount, "name")?.text === subject);
	return own.length > 0 && own.every((mount) => entryOf(mount, "subPath") !== void 0);
}
function how(use) {
	return use === "volume" ? "the kubelet never updates what is mounted with subPath" : "variables are set when a container starts";
}
function adviceFor({ kind }) {
	return `Make the ${kind} with a ${kind === "ConfigMap" ? "configMapGenerator" : "secretGenerator"}, add a checksum annotation to the pod template, or annotate the workload for Stakater Reloader.`;
}
// rules/unstable-template/rule.ts
const UNSTABLE = /^(?:rand|gen|uuid|shuffle|bcrypt|htpasswd|encryptAES|now$)/;
const rule = rulePerManifest({
	id: "unstable-template",
	summary: "A template generates a value of a Secret at random, so every rendering changes it.",
	severity: "warning",
	group: "builds",
	since: "0.2.0"
}, function* (manifest) {
	if (manifest.kind !== "Secret" || manifest.group !== "" || isHook(manifest)) return;
	for (const field of ["data", "stringData"]) for (const { name, value } of entriesAt(manifest.node, field)) {
		const made = unstableIn(value);
		if (made !== void 0) yield findingOf(manifest, name, value, made);
	}
});
function findingOf(manifest, key, at, by) {
	return {
		at,
		message: `Key \`${key}\` of ${nameOfManifest(manifest)} is made by \`${by}\`, which returns a different value each time: every upgrade changes it, in Argo CD every sync. Pods that have it as a variable keep the old value until they restart.`,
		help: "Take the value from a Secret that is made once (`existingSecret`), or keep the one in the cluster with `lookup`.",
		subject: subjectOfManifest(manifest, key)
	};
}
function isHook({ node }) {
	return valueAt(mapAt(node, "metadata", "annotations"), "helm.sh/hook") !== void 0;
}
function unstableIn(value) {
	const making = makingOf(value);
	const by = making?.unknowable;
	if (making === void 0 || by === void 0 || !UNSTABLE.test(by)) return void 0;
	return looksUp(making) ? void 0 : by;
}
function looksUp({ calls, places }) {
	return [...calls, ...places].some(({ file }) => /\blookup\b/.test(file.text));
}
// rules/catalogue.ts
const catalogue = [
	rule$63,
	rule$62,
	rule$61,
	rule$60,
	rule$59,
	rule$58,
	rule$57,
	rule$56,
	rule$55,
	rule$54,
	rule$53,
	rule$39,
	rule$38,
	rule$52,
	rule$51,
	rule$50,
	rule$49,
	rule$48,
	rule$47,
	rule$46,
	rule$5,
	rule$37,
	rule$36,
	rule$35,
	rule$34,
	rule$33,
	rule$32,
	rule$31,
	rule$30,
	rule$29,
	rule$28,
	rule$27,
	rule$26,
	rule$25,
	rule$4,
	rule$3,
	rule$2,
	rule$1,
	rule$24,
	rule$23,
	rule$22,
	rule$21,
	rule$20,
	rule$19,
	rule$18,
	rule$17,
	rule$16,
	rule$15,
	rule$14,
	rule$13,
	rule$12,
	rule$11,
	rule$10,
	rule$8,
	rule$9,
	rule$7,
	rule$6,
	rule,
	rule$45,
	rule$44,
	rule$43,
	rule$41,
	rule$42,
	rule$40
];
export { catalogue as t };
