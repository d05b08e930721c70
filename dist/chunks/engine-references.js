import { Gt as nearestName, Ht as foldName, Ut as lettersApart, Wt as lettersOf, ct as pathGlobs, dt as lineStarts, en as isManifestName, ft as makingOf, gt as once, ht as memo, lt as DEFAULT_RELOADER, mt as positionOf, pt as placeOf$1, st as nameGlobs, tn as changes, ut as hostSpan } from "./start.js";
import { S as scalarAt, _ as entriesAt, a as stringOf, b as itemsAt, f as addTo, h as groupBy, i as resolveScalar, m as appendTo, p as appendAll, v as entryOf, w as valueAt, x as mapAt } from "./engine-go.js";
import { a as folderOf$1, c as scalarText, g as writtenNamespaceOf, m as writtenName, o as isFalse, p as logicalName, s as isTrue } from "./engine-model.js";
import { i as triggerOf, o as reloadOf, r as originOfKey, s as CHECKSUM_NAME, t as SEVERITY_RANK } from "./engine-changes.js";
import { _ as unknown, b as isBuiltIn, c as parseFiles, d as sourcesOfObject, f as BUILT_IN, g as known$2, h as sourcesMadeBy, l as repositoryOf, m as patternsMadeBy, n as removeEntry, o as renderBuilds, p as registryWith, u as collectSources, v as isObject$1, y as manifestsOf$1 } from "./engine-entry-points.js";
import { C as startOfNextLine, G as nameOfSource, L as holdsPlaceholder, N as refusalOfStrictVariable, R as isPlaceholderName, S as startOfLine, U as nameOfManifest, _ as isFirstOnLine, c as ceilQuotient, d as parseQuantity, f as splitSubscript, l as isZeroQuantity, o as isContainerResource, p as labelKeyRefusals, r as oversizesOf, u as ZERO_QUANTITY, w as isSameText, z as nearMiss } from "./engine-kubernetes.js";
import { r as goQuote, t as compareText } from "./engine-go2.js";
import { f as contentHash } from "./engine-kustomize.js";
import { w as readCopy } from "./engine-entry-points2.js";
import { l as parseFile } from "./engine-parse2.js";
import { t as hideSecrets } from "./engine-report2.js";
import { i as parseText } from "./engine-parse.js";
// src/changes/restarted-by.ts
function restarterOf(workload, source, reloader = DEFAULT_RELOADER) {
	if (logicalName(source) !== source.name) return "the hash in its name";
	if (source.immutable) return "its immutability";
	const { podMetadata } = workload;
	const checksum = entriesAt(podMetadata, "annotations").find(({ name }) => CHECKSUM_NAME.test(name));
	if (checksum !== void 0) return `the annotation ${checksum.name}`;
	if (triggerOf(workload, source.kind, source.name) !== void 0) return "envfrom rollout";
	const change = {
		before: source,
		after: source,
		build: source.build,
		name: source.name,
		keys: [],
		refusal: void 0
	};
	return reloadOf(workload, change, true, reloader)?.reloads === true ? "Reloader" : void 0;
}
// src/references/fields/free-form-references.ts
function freeFormReferences(manifest) {
	return [
		...annotationReferences(manifest),
		...parameterReferences(manifest),
		...permissionReferences(manifest),
		...ownerReferences(manifest)
	];
}
function referenceAt(at, path, manifest, given) {
	const name = stringOf(at, manifest.dialect);
	if (at?.kind !== "scalar" || name === void 0 || name === "") return [];
	return [{
		...base(at, path, manifest),
		namespace: manifest.namespace,
		...given,
		name
	}];
}
function base(at, path, manifest) {
	const nothing = void 0;
	return {
		at,
		path,
		manifest,
		key: nothing,
		optional: false,
		subject: nothing,
		harmless: nothing
	};
}
const WATCHED = "Reloader only watches it";
const ANNOTATIONS = [
	[/^(?:[a-z.]*\.)?ingress\.kubernetes\.io\/(?:auth-secret|auth-tls-secret|proxy-ssl-secret|secure-verify-ca-secret|tls-secret)$/, {
		kind: "Secret",
		use: "annotation"
	}],
	[/^cert-manager\.io\/inject-ca-from-secret$/, {
		kind: "Secret",
		use: "annotation"
	}],
	[/^configmap\.reloader\.stakater\.com\/reload$/, {
		kind: "ConfigMap",
		use: "annotation",
		harmless: WATCHED
	}],
	[/^secret\.reloader\.stakater\.com\/reload$/, {
		kind: "Secret",
		use: "annotation",
		harmless: WATCHED
	}]
];
function annotationReferences(manifest) {
	return entriesAt(manifest.node, "metadata", "annotations").flatMap(({ name, value }) => {
		const given = ANNOTATIONS.find(([pattern]) => pattern.test(name))?.[1];
		const text = given === void 0 ? void 0 : stringOf(value, manifest.dialect);
		if (given === void 0 || text === void 0 || value.kind !== "scalar") return [];
		const path = `metadata.annotations[${name}]`;
		return text.split(",").flatMap((each) => {
			const [first = "", second] = each.trim().split("/");
			const target = second ?? first;
			if (target === "") return [];
			const namespace = second === void 0 ? manifest.namespace : first || manifest.namespace;
			return [{
				...base(value, path, manifest),
				namespace,
				...given,
				name: target
			}];
		});
	});
}
const SECRET_PARAMETER = /^(.*(?:-secret-|[sS]ecret))([nN]ame)$/;
function parameterReferences(manifest) {
	const { kind, node, dialect } = manifest;
	if (!/^(?:StorageClass|Volume(?:Group)?SnapshotClass)$/.test(kind)) return [];
	const parameters = mapAt(node, "parameters");
	return (parameters?.entries ?? []).flatMap(({ name, value }) => {
		const [, prefix, word] = SECRET_PARAMETER.exec(name) ?? [];
		if (prefix === void 0 || word === void 0) return [];
		const beside = `${prefix}${word === "name" ? "namespace" : "Namespace"}`;
		const given = {
			kind: "Secret",
			use: "storage",
			namespace: stringOf(entryOf(parameters, beside)?.value, dialect) || void 0
		};
		return referenceAt(value, `parameters[${name}]`, manifest, given);
	});
}
const PERMISSION = "a permission on a name that may come later";
function permissionReferences(manifest) {
	if (manifest.group !== "rbac.authorization.k8s.io") return [];
	return itemsAt(manifest.node, "rules").flatMap((rule, index) => {
		const resources = new Set(itemsAt(rule, "resources").map((item) => stringOf(item, manifest.dialect)));
		return KINDS$1.flatMap(([resource, kind]) => resources.has(resource) ? namesOf(rule, `rules[${index}]`, kind, manifest) : []);
	});
}
const KINDS$1 = [["configmaps", "ConfigMap"], ["secrets", "Secret"]];
function namesOf(rule, path, kind, manifest) {
	return itemsAt(rule, "resourceNames").flatMap((name, index) => referenceAt(name, `${path}.resourceNames[${index}]`, manifest, {
		kind,
		use: "other",
		harmless: PERMISSION
	}));
}
function ownerReferences(manifest) {
	return itemsAt(manifest.node, "metadata", "ownerReferences").flatMap((owner, index) => {
		const kind = sourceKindOf(owner, manifest);
		if (kind === void 0 || owner.kind !== "map") return [];
		const path = `metadata.ownerReferences[${index}]`;
		return referenceAt(entryOf(owner, "name")?.value, path, manifest, {
			kind,
			use: "other",
			harmless: "an owner only decides about garbage collection"
		});
	});
}
function sourceKindOf(node, { dialect }) {
	if (node.kind !== "map") return void 0;
	const kind = textAt$1(node, "kind", dialect);
	if ((textAt$1(node, "apiVersion", dialect) ?? "v1") !== "v1" || (textAt$1(node, "group", dialect) ?? "") !== "") return void 0;
	return kind === "ConfigMap" || kind === "Secret" ? kind : void 0;
}
function textAt$1(node, field, dialect) {
	return stringOf(entryOf(node, field)?.value, dialect);
}
// src/references/fields/custom-resource-references.ts
const POD_SPEC_FIELDS = /* @__PURE__ */ new Set([
	"containers",
	"initContainers",
	"ephemeralContainers",
	"containerSet",
	"container",
	"script",
	"sidecars",
	"steps",
	"stepTemplate",
	"volumes",
	"imagePullSecrets"
]);
const NO_REFERENCES = /* @__PURE__ */ new Set([
	"metadata",
	"status",
	"ignoreDifferences"
]);
const SECRET_MAP = /(?:^s|S)ecret(?:Key)?(?:Ref|Reference|Selector)?$/;
const CONFIG_MAP_MAP = /(?:^c|C)onfig[mM]ap(?:Key)?(?:Ref|Reference|Selector)?$/;
const SECRET_TEXT = /^existingSecret$|(?:^s|S)ecretName$/;
const CONFIG_MAP_TEXT = /^existingConfig[mM]ap$|(?:^c|C)onfig[mM]apName$/;
function customResourceReferences(manifest, podSpecs, registry) {
	const made = new Set(sourcesMadeBy(manifest, registry).map(({ at }) => at));
	const found = [];
	for (const { name, value } of manifest.node.entries) if (!NO_REFERENCES.has(name)) walk$1(value, name, name, {
		manifest,
		podSpecs,
		found
	});
	return found.filter(({ at }) => !made.has(at));
}
function walk$1(node, field, path, context) {
	if (node.kind === "scalar") byText(node, field, path, context);
	else if (node.kind === "sequence") for (const [index, item] of node.items.entries()) {
		if (item.kind === "map" && isObject$1(item)) continue;
		if (field === "imagePullSecrets") addPullSecret(item, `${path}[${index}]`, context);
		else walk$1(item, field === "certificateRefs" ? field : "", `${path}[${index}]`, context);
	}
	else {
		byMap(node, field, path, context);
		const isPodSpec = context.podSpecs.has(node);
		for (const { name, value } of node.entries) {
			if (isPodSpec && POD_SPEC_FIELDS.has(name)) continue;
			if (NO_REFERENCES.has(name) || value.kind === "map" && isObject$1(value)) continue;
			walk$1(value, name, `${path}.${name}`, context);
		}
	}
}
function byText(node, field, path, context) {
	const kind = SECRET_TEXT.test(field) ? "Secret" : CONFIG_MAP_TEXT.test(field) ? "ConfigMap" : void 0;
	if (kind !== void 0) add(kind, node, {
		path,
		context,
		owner: void 0
	});
}
function byMap(node, field, path, context) {
	const name = entryOf(node, "name")?.value;
	if (name === void 0) return;
	const kind = sourceKindOf(node, context.manifest) ?? kindOfField(node, field);
	if (kind !== void 0) add(kind, name, {
		path,
		context,
		owner: node
	});
}
function kindOfField(node, field) {
	if (scalarAt(node, "kind") !== void 0) return void 0;
	if (field === "certificateRefs" || SECRET_MAP.test(field)) return "Secret";
	return CONFIG_MAP_MAP.test(field) ? "ConfigMap" : void 0;
}
function addPullSecret(item, path, context) {
	const name = item.kind === "map" ? entryOf(item, "name")?.value : item;
	if (name !== void 0) add("Secret", name, {
		path,
		context,
		owner: void 0
	});
}
function add(kind, at, { path, context, owner }) {
	const { manifest, found } = context;
	const name = released(stringOf(at, manifest.dialect) ?? "", manifest);
	if (at.kind !== "scalar" || name === "") return;
	const keyAt = scalarAt(owner, "key");
	const key = stringOf(keyAt, manifest.dialect);
	found.push({
		kind,
		name,
		at,
		namespace: stringOf(scalarAt(owner, "namespace"), manifest.dialect) || manifest.namespace,
		key: keyAt === void 0 || !key ? void 0 : {
			name: key,
			at: keyAt
		},
		optional: isTrue(entryOf(owner, "optional")?.value, manifest.dialect),
		path,
		use: "custom-resource",
		manifest,
		subject: void 0,
		harmless: void 0
	});
}
const RELEASE_NAME = /\{\{-?[ \t]*\.Release\.Name[ \t]*-?\}\}/g;
function released(name, { kind, name: own, node, dialect }) {
	if (kind !== "HelmRelease" || !name.includes("{{")) return name;
	const release = stringOf(scalarAt(node, "spec", "releaseName"), dialect) || own;
	return release === void 0 ? name : name.replaceAll(RELEASE_NAME, () => release);
}
// src/references/fields/object-fields.ts
const SERVICE_ACCOUNT = [{
	path: "secrets[*]",
	kind: "Secret",
	use: "service-account",
	harmless: "the list of a ServiceAccount is informational"
}, {
	path: "imagePullSecrets[*]",
	kind: "Secret",
	use: "image-pull-secret",
	harmless: "pods that use the ServiceAccount pull without it"
}];
const INGRESS = [{
	path: "spec.tls[*]",
	kind: "Secret",
	use: "ingress-tls",
	name: "secretName"
}];
const CSI_STEPS = [
	"controllerPublish",
	"nodeStage",
	"nodePublish",
	"controllerExpand",
	"nodeExpand"
];
const DRIVERS = [
	"cephfs",
	"cinder",
	"flexVolume",
	"iscsi",
	"rbd",
	"scaleIO",
	"storageos"
];
function persistentVolumeAt(spec) {
	return [...[...CSI_STEPS.map((step) => `csi.${step}SecretRef`), ...DRIVERS.map((driver) => `${driver}.secretRef`)].map((field) => storageSecret(`${spec}.${field}`)), {
		...storageSecret(`${spec}.azureFile`),
		name: "secretName",
		namespace: "secretNamespace"
	}];
}
function storageSecret(path) {
	return {
		path,
		kind: "Secret",
		use: "storage",
		namespace: "namespace"
	};
}
const OBJECT_FIELDS = /* @__PURE__ */ new Map([
	["/ServiceAccount", SERVICE_ACCOUNT],
	["networking.k8s.io/Ingress", INGRESS],
	["extensions/Ingress", INGRESS],
	["/PersistentVolume", persistentVolumeAt("spec")],
	["storage.k8s.io/VolumeAttachment", persistentVolumeAt("spec.source.inlineVolumeSpec")],
	["/Node", [{
		path: "spec.configSource.configMap",
		kind: "ConfigMap",
		use: "other",
		namespace: "namespace",
		harmless: "Kubernetes ignores it: dynamic kubelet configuration was removed"
	}]]
]);
// src/references/fields/param-references.ts
function paramReferences(builds) {
	const objects = builds.flatMap((build) => build.objects).filter(isAdmission);
	const policies = new Set(objects.filter(takesConfigMaps).map(({ kind, name }) => `${kind}Binding/${name}`));
	return new Map(objects.flatMap((binding) => {
		const policy = stringOf(valueAt(binding.node, "spec", "policyName"), binding.dialect);
		if (!policies.has(`${binding.kind}/${policy}`)) return [];
		return [[binding, paramReference(binding)]];
	}));
}
function isAdmission({ group }) {
	return group === "admissionregistration.k8s.io";
}
function takesConfigMaps({ node }) {
	const kind = mapAt(node, "spec", "paramKind");
	return scalarAt(kind, "apiVersion")?.text === "v1" && scalarAt(kind, "kind")?.text === "ConfigMap";
}
function paramReference(binding) {
	const param = mapAt(binding.node, "spec", "paramRef");
	const given = {
		kind: "ConfigMap",
		use: "other",
		namespace: stringOf(valueAt(param, "namespace"), binding.dialect) || void 0,
		optional: scalarAt(param, "parameterNotFoundAction")?.text === "Allow"
	};
	return referenceAt(valueAt(param, "name"), "spec.paramRef", binding, given);
}
// src/references/fields/pod-fields.ts
const CONTAINER_FIELDS$1 = [
	{
		path: "envFrom[*].configMapRef",
		kind: "ConfigMap",
		use: "env-from"
	},
	{
		path: "envFrom[*].secretRef",
		kind: "Secret",
		use: "env-from"
	},
	{
		path: "env[*].valueFrom.configMapKeyRef",
		kind: "ConfigMap",
		use: "env",
		key: "key"
	},
	{
		path: "env[*].valueFrom.secretKeyRef",
		kind: "Secret",
		use: "env",
		key: "key"
	}
];
const VOLUME_FIELDS = [
	{
		path: "volumes[*].configMap",
		kind: "ConfigMap",
		use: "volume",
		items: true
	},
	{
		path: "volumes[*].secret",
		kind: "Secret",
		use: "volume",
		name: "secretName",
		items: true
	},
	{
		path: "volumes[*].projected.sources[*].configMap",
		kind: "ConfigMap",
		use: "volume",
		items: true
	},
	{
		path: "volumes[*].projected.sources[*].secret",
		kind: "Secret",
		use: "volume",
		items: true
	},
	{
		path: "volumes[*].csi.nodePublishSecretRef",
		kind: "Secret",
		use: "volume-driver"
	},
	{
		path: "volumes[*].azureFile",
		kind: "Secret",
		use: "volume-driver",
		name: "secretName"
	},
	...[
		"iscsi",
		"flexVolume",
		"cephfs",
		"rbd",
		"cinder",
		"scaleIO",
		"storageos"
	].map((driver) => ({
		path: `volumes[*].${driver}.secretRef`,
		kind: "Secret",
		use: "volume-driver"
	}))
];
const POD_FIELDS = [{
	path: "imagePullSecrets[*]",
	kind: "Secret",
	use: "image-pull-secret"
}];
// src/references/path-below.ts
const MOST = 5e3;
const known$1 = /* @__PURE__ */ new Map();
function pathBelow(path, step) {
	let below = known$1.get(path);
	if (below === void 0) {
		if (known$1.size >= MOST) known$1.clear();
		below = /* @__PURE__ */ new Map();
		known$1.set(path, below);
	}
	const made = below.get(step);
	if (made !== void 0) return made;
	const text = written(path, step);
	if (below.size < MOST) below.set(step, text);
	return text;
}
function written(path, step) {
	if (typeof step === "number") return `${path}[${step}]`;
	return path === "" ? step : `${path}.${step}`;
}
// src/references/fields/references-in.ts
function referencesIn(owner, ownerPath, rows, manifest) {
	const found = [];
	visit({
		node: owner,
		path: ownerPath,
		item: void 0
	}, stepsOf(rows), manifest, found);
	return found;
}
const stepsOf = memo((rows) => {
	const root = {
		ending: [],
		below: /* @__PURE__ */ new Map()
	};
	for (const row of rows) {
		let here = root;
		for (const step of row.path.split(".")) {
			const next = here.below.get(step) ?? {
				ending: [],
				below: /* @__PURE__ */ new Map()
			};
			here.below.set(step, next);
			here = next;
		}
		here.ending.push(row);
	}
	return root;
});
function visit(place, steps, manifest, found) {
	for (const row of steps.ending) for (const reference of referencesOf$1(place, row, manifest)) found.push(reference);
	for (const [step, below] of steps.below) for (const next of placesBelow(place, step)) visit(next, below, manifest, found);
}
function placesBelow({ node, path, item }, step) {
	const isList = step.endsWith("[*]");
	const field = isList ? step.slice(0, -3) : step;
	const value = entryOf(node, field)?.value;
	if (!isList) return value?.kind === "map" ? [{
		node: value,
		path: pathBelow(path, field),
		item
	}] : [];
	if (value?.kind !== "sequence") return [];
	const at = pathBelow(path, field);
	return value.items.flatMap((each, index) => each.kind === "map" ? [{
		node: each,
		path: pathBelow(at, index),
		item: item ?? each
	}] : []);
}
function referencesOf$1({ node, path, item }, row, manifest) {
	const at = scalarAt(node, row.name ?? "name");
	const name = stringOf(at, manifest.dialect);
	if (at === void 0 || name === void 0 || name === "") return [];
	const key = row.key === void 0 ? void 0 : keyAt(node, row.key, manifest);
	if (row.key !== void 0 && key === void 0) return [];
	const reference = {
		kind: row.kind,
		name,
		at,
		namespace: namespaceOf(node, row, manifest),
		key,
		optional: isTrue(entryOf(node, "optional")?.value, manifest.dialect),
		path,
		use: row.use,
		manifest,
		subject: item === void 0 || item === node ? void 0 : scalarAt(item, "name")?.text,
		harmless: row.harmless
	};
	return row.items === void 0 ? [reference] : [reference, ...itemReferences(node, reference)];
}
function itemReferences(node, volume) {
	return itemsAt(node, "items").flatMap((item, index) => {
		const key = keyAt(item, "key", volume.manifest);
		if (key === void 0) return [];
		return [Object.assign({}, volume, {
			key,
			path: pathBelow(pathBelow(volume.path, "items"), index),
			use: "volume-item"
		})];
	});
}
function keyAt(node, field, { dialect }) {
	const at = scalarAt(node, field);
	const name = stringOf(at, dialect);
	return at === void 0 || name === void 0 || name === "" ? void 0 : {
		name,
		at
	};
}
function namespaceOf(node, row, manifest) {
	if (row.namespace === void 0) return manifest.namespace;
	return stringOf(entryOf(node, row.namespace)?.value, manifest.dialect) || void 0;
}
// src/references/released-values.ts
const VALUES = /^spec\.(?:values|sources?(?:\[\d+\])?\.helm)\b/;
const RELEASES = /* @__PURE__ */ new Set(["helm-release", "argo-application"]);
function withoutReleasedValues(references, builds) {
	const releases = rendered(builds);
	if (releases.size === 0) return [...references];
	const ids = new Set(builds.flatMap(({ id, kind }) => RELEASES.has(kind) ? [id] : []));
	const taken = new Set(references.flatMap(({ build, kind, at, use }) => use === "custom-resource" || !ids.has(build) ? [] : [`${kind} ${placeOf(at)}`]));
	return references.filter(({ use, path, manifest, kind, at }) => {
		if (use !== "custom-resource" || !VALUES.test(path)) return true;
		const release = releases.get(placeOf(manifest.node));
		if (release === void 0) return true;
		return release === "in-part" && !taken.has(`${kind} ${placeOf(at)}`);
	});
}
function rendered(builds) {
	const found = /* @__PURE__ */ new Map();
	for (const { kind, deployedBy, partial, failures } of builds) {
		if (deployedBy === void 0) continue;
		if (!RELEASES.has(kind)) continue;
		const key = placeOf(deployedBy.at);
		const isWhole = partial.length === 0 && failures.length === 0 && found.get(key) !== "in-part";
		found.set(key, isWhole ? "whole" : "in-part");
	}
	return found;
}
function placeOf(node) {
	const { file, start } = hostSpan(node);
	return `${start} ${file.path}`;
}
// src/references/collect-references.ts
function collectReferences(builds, workloads, registry = BUILT_IN, kept) {
	const workloadsOf = groupByManifest(workloads);
	const params = paramReferences(builds);
	return withoutReleasedValues(builds.flatMap((build) => {
		const before = kept?.get(build);
		const isAlone = params.size === 0 || !build.objects.some((object) => params.has(object));
		if (before !== void 0 && isAlone) return before;
		const found = referencesOf(build, workloadsOf.get(build.id), params, registry);
		if (isAlone) kept?.set(build, found);
		return found;
	}), builds);
}
function referencesOf(build, workloadsOf, params, registry) {
	const { id, namespace } = build;
	const references = [];
	for (const { manifest } of manifestsOf$1(build)) {
		const own = workloadsOf?.get(manifest) ?? [];
		const outside = [...objectReferences(manifest, own, registry), ...params.get(manifest) ?? []];
		for (const reference of own.flatMap(podReferences)) references.push(inNamespace(reference, namespace));
		for (const found of outside) references.push(inNamespace(placed(found, id, void 0, void 0), namespace));
	}
	return references;
}
function inNamespace(reference, namespace) {
	return namespace === void 0 || reference.namespace !== void 0 ? reference : {
		...reference,
		namespace
	};
}
function groupByManifest(workloads) {
	const byBuild = groupBy(workloads, ({ build }) => build);
	return new Map([...byBuild].map(([build, own]) => [build, groupBy(own, ({ manifest }) => manifest)]));
}
function objectReferences(manifest, workloads, registry) {
	const rows = OBJECT_FIELDS.get(`${manifest.group}/${manifest.kind}`) ?? [];
	const free = [...referencesIn(manifest.node, "", rows, manifest), ...freeFormReferences(manifest)];
	if (isBuiltIn(manifest) || manifest.group === "kyverno.io") return free;
	const podSpecs = new Set(workloads.map(({ podSpec }) => podSpec));
	return [...free, ...customResourceReferences(manifest, podSpecs, registry)];
}
function podReferences(workload) {
	const { manifest, podSpec, path, containers } = workload;
	const ofContainers = containers.flatMap((container) => referencesIn(container.node, container.path, CONTAINER_FIELDS$1, manifest).map((found) => placed(found, workload.build, workload, container)));
	const mounted = workload.core ? mountedVolumes$1(containers) : void 0;
	const ofVolumes = referencesIn(podSpec, path, VOLUME_FIELDS, manifest).map((found) => placed(withMount(found, mounted), workload.build, workload, void 0));
	const ofPod = referencesIn(podSpec, path, POD_FIELDS, manifest).map((found) => placed(found, workload.build, workload, void 0));
	return [
		...ofContainers,
		...ofVolumes,
		...ofPod
	];
}
function withMount(found, mounted) {
	const volume = found.subject;
	if (mounted === void 0 || volume === void 0 || mounted.has(volume)) return found;
	return {
		...found,
		harmless: `no container mounts volume ${volume}`
	};
}
function mountedVolumes$1(containers) {
	return new Set(containers.flatMap(({ node }) => mountsOf(node)));
}
function mountsOf(container) {
	return itemsAt(container, "volumeMounts").flatMap((mount) => scalarAt(mount, "name")?.text ?? []);
}
function placed(found, build, workload, container) {
	const { kind, name, at, namespace, key, optional, path, use, manifest, subject, harmless } = found;
	return {
		kind,
		name,
		at,
		namespace,
		key,
		optional,
		path,
		use,
		manifest,
		workload,
		container,
		subject,
		harmless,
		build
	};
}
// src/references/containers-of.ts
const LISTS = [
	["initContainers", "init"],
	["containers", "regular"],
	["ephemeralContainers", "ephemeral"]
];
function containersOf(podSpec, path) {
	return LISTS.flatMap(([field, kind]) => containersIn(valueAt(podSpec, field), kind, pathBelow(path, field)));
}
function containersIn(list, kind, path) {
	if (list?.kind !== "sequence") return [];
	return list.items.flatMap((item, index) => item.kind === "map" ? [containerOf(item, kind, pathBelow(path, index))] : []);
}
function containerOf(node, kind, path) {
	const name = scalarAt(node, "name")?.text ?? "";
	const restarts = scalarAt(node, "restartPolicy")?.text === "Always";
	return {
		kind: kind === "init" && restarts ? "sidecar" : kind,
		name: name === "" ? path.slice(path.lastIndexOf(".") + 1) : name,
		path,
		node
	};
}
const CONTAINER_FIELDS = [
	"image",
	"command",
	"args",
	"env",
	"envFrom",
	"volumeMounts",
	"ports",
	"resources",
	"securityContext"
];
function looksLikeContainer(node) {
	if (node?.kind !== "map") return false;
	if (scalarAt(node, "image") !== void 0) return true;
	return scalarAt(node, "name") !== void 0 && CONTAINER_FIELDS.some((field) => valueAt(node, field) !== void 0);
}
// src/references/pod-spec-paths.ts
const SPEC = ["spec"];
const TEMPLATE_SPEC = [
	"spec",
	"template",
	"spec"
];
const JOB_TEMPLATE_SPEC = [
	"spec",
	"jobTemplate",
	"spec",
	"template",
	"spec"
];
const CONTROLLERS = [
	"Deployment",
	"ReplicaSet",
	"StatefulSet",
	"DaemonSet"
];
const JOBS = /* @__PURE__ */ new Map([["Job", TEMPLATE_SPEC], ["CronJob", JOB_TEMPLATE_SPEC]]);
const POD_SPEC_PATHS = /* @__PURE__ */ new Map([
	["", /* @__PURE__ */ new Map([
		["Pod", SPEC],
		["PodTemplate", ["template", "spec"]],
		["ReplicationController", TEMPLATE_SPEC]
	])],
	["apps", new Map(CONTROLLERS.map((kind) => [kind, TEMPLATE_SPEC]))],
	["extensions", new Map(CONTROLLERS.map((kind) => [kind, TEMPLATE_SPEC]))],
	["batch", JOBS]
]);
function podSpecPath({ group, kind }) {
	return POD_SPEC_PATHS.get(group)?.get(kind);
}
// src/references/pod-specs-by-shape.ts
const OWN_FIELDS = /* @__PURE__ */ new Set([
	"containers",
	"initContainers",
	"ephemeralContainers",
	"containerSet",
	"container",
	"script",
	"sidecars",
	"stepTemplate",
	"volumes"
]);
function podSpecsByShape(root) {
	const found = [];
	walk({
		node: root,
		path: "",
		template: void 0,
		found
	});
	return found;
}
function walk({ node, path, template, found }) {
	if (node.kind === "scalar") return;
	if (node.kind === "sequence") {
		for (const [index, item] of node.items.entries()) {
			if (item.kind === "map" && isObject$1(item)) continue;
			walk({
				node: item,
				path: `${path}[${index}]`,
				template: void 0,
				found
			});
		}
		return;
	}
	const containers = containersByShape(node, path);
	if (containers.length > 0) {
		const podMetadata = mapAt(template, "metadata") ?? metadataOfTemplate(node, path);
		found.push({
			path,
			podSpec: node,
			podMetadata,
			containers
		});
	}
	for (const { name, value } of node.entries) {
		if (containers.length > 0 && OWN_FIELDS.has(name)) continue;
		if (value.kind === "scalar" || value.kind === "map" && isObject$1(value)) continue;
		walk({
			node: value,
			path: path === "" ? name : `${path}.${name}`,
			template: name === "spec" && path !== "" ? node : void 0,
			found
		});
	}
}
function metadataOfTemplate(node, path) {
	return path === "" ? void 0 : mapAt(node, "metadata");
}
function containersByShape(node, path) {
	const at = (field) => path === "" ? field : `${path}.${field}`;
	const list = (field) => {
		const value = valueAt(node, field);
		return value?.kind === "sequence" && value.items.some(looksLikeContainer) ? value : void 0;
	};
	return [
		...containersIn(list("initContainers"), "init", at("initContainers")),
		...containersIn(list("containers"), "regular", at("containers")),
		...containersIn(list("ephemeralContainers"), "ephemeral", at("ephemeralContainers")),
		...argoContainers(node, at),
		...tektonContainers(node, at),
		...containersIn(list("sidecars"), "regular", at("sidecars"))
	];
}
function argoContainers(node, at) {
	const single = ["container", "script"].flatMap((field) => {
		const value = mapAt(node, field);
		if (value === void 0 || scalarAt(value, "image") === void 0) return [];
		return [containerOf(value, "regular", at(field))];
	});
	const set = valueAt(node, "containerSet", "containers");
	return [...single, ...containersIn(set, "regular", at("containerSet.containers"))];
}
function tektonContainers(node, at) {
	const steps = itemsAt(node, "steps");
	const template = mapAt(node, "stepTemplate");
	if (!steps.some((step) => step.kind === "map" && scalarAt(step, "image") !== void 0) && template === void 0) return [];
	return [...template === void 0 ? [] : [containerOf(template, "regular", at("stepTemplate"))], ...steps.length === 0 ? [] : containersIn(valueAt(node, "steps"), "regular", at("steps"))];
}
// src/references/collect-workloads.ts
const PATTERNS_ONLY = /(^|\.)(kyverno\.io|gatekeeper\.sh|kustomize\.config\.k8s\.io)$/;
const CHART_VALUES = /* @__PURE__ */ new Set([
	"HelmRelease",
	"HelmChart",
	"HelmChartConfig",
	"Application",
	"ApplicationSet"
]);
function collectWorkloads(builds, kept) {
	const known = /* @__PURE__ */ new Map();
	return builds.flatMap((build) => {
		const before = kept?.get(build);
		if (before !== void 0) return before;
		const workloads = [...manifestsOf$1(build)].flatMap((placed) => {
			const { manifest, within } = placed;
			let found = known.get(manifest.node);
			if (found === void 0) {
				found = podSpecsOf(placed);
				known.set(manifest.node, found);
			}
			const from = {
				manifest,
				core: within === void 0 && isBuiltIn(manifest),
				build: build.id
			};
			const own = build.previewed === true ? {
				...from,
				previewed: true
			} : from;
			return found.map((podSpec) => Object.assign({}, own, podSpec));
		});
		kept?.set(build, workloads);
		return workloads;
	});
}
function podSpecsOf({ manifest }) {
	const path = podSpecPath(manifest);
	if (path !== void 0) return builtInPodSpec(manifest, path);
	if (isBuiltIn(manifest) || CHART_VALUES.has(manifest.kind)) return [];
	return PATTERNS_ONLY.test(manifest.group) ? [] : podSpecsByShape(manifest.node);
}
function builtInPodSpec({ node }, path) {
	const podSpec = mapAt(node, ...path);
	if (podSpec === void 0) return [];
	const podMetadata = mapAt(node, ...path.slice(0, -1), "metadata");
	const at = path.join(".");
	return [{
		path: at,
		podSpec,
		podMetadata,
		containers: containersOf(podSpec, at)
	}];
}
// src/model/reference.ts
function missingIn(verdict) {
	switch (verdict.kind) {
		case "optional":
		case "untraced":
		case "broken": return verdict.missing;
		default: return;
	}
}
function sourcesOf$1(verdict) {
	if (verdict.kind === "produced") return [verdict.source];
	return verdict.kind === "present" || verdict.kind === "elsewhere" ? verdict.sources : [];
}
// src/references/templated-name.ts
const NO_NAME = /[$<>{}[\]%@()]|__[A-Z]\w*__/;
const PLACEHOLDERS = /__[A-Z]\w*?__|\$?\$?\{\{?[^}]*\}?\}|\$\([^)]*\)|\$[A-Za-z_]\w*|<[^>]*>|\[[^\]]*\]|%+[^%]*%+|@[^@]*@/g;
function isTemplatedName(name) {
	return NO_NAME.test(name) || holdsPlaceholder(name);
}
function isTemplatedKey(key) {
	return NO_NAME.test(key);
}
function fixedPartsOf(name) {
	if (isPlaceholderName(name)) return void 0;
	const parts = name.split(PLACEHOLDERS);
	return parts.some((part) => part.length > 1) ? parts : void 0;
}
function wildcardParts(name) {
	return name.replaceAll(PLACEHOLDERS, "*").split("*");
}
function mayBecome(parts, name) {
	const first = parts[0] ?? "";
	const last = parts.at(-1) ?? "";
	if (!name.startsWith(first) || !name.endsWith(last)) return false;
	if (name.length < first.length + last.length) return false;
	let at = first.length;
	for (const part of parts.slice(1, -1)) {
		const found = name.indexOf(part, at);
		if (found === -1) return false;
		at = found + part.length;
	}
	return at <= name.length - last.length;
}
// src/references/namespaces.ts
function mayMeet(a, b) {
	return a === b || isOpenNamespace(a) || isOpenNamespace(b);
}
function isOpenNamespace(namespace) {
	return namespace === void 0 || isTemplatedName(namespace);
}
function assumptionOf(reference, source) {
	const { namespace, manifest, build } = reference;
	if (source.namespace === namespace) {
		if (namespace !== void 0 || source.build === build) return void 0;
		return `${nameOfManifest(manifest)} and ${source.kind} \`${source.name}\` are applied to the same namespace`;
	}
	if (source.namespace === void 0) return `${source.kind} \`${source.name}\` is applied to namespace \`${namespace ?? ""}\``;
	return `${nameOfManifest(manifest)} is applied to namespace \`${source.namespace}\``;
}
// src/references/choose-sources.ts
function chooseSources(reference, index, { kind = reference.kind, name = reference.name } = {}) {
	const { build, namespace } = reference;
	const reaches = (source) => mayMeet(source.namespace, namespace);
	const sameBuild = index.namedIn(build, kind, name).filter(reaches);
	const exact = sameBuild.filter((source) => source.namespace === namespace);
	if (exact.length > 0) return {
		scope: "build",
		nearest: exact,
		possible: exact,
		decided: true
	};
	const named = index.named(kind, name).filter(reaches);
	const cluster = inScope("cluster", named, reference, index);
	const open = inScope("open", named, reference, index);
	const possible = [
		...sameBuild,
		...cluster,
		...open
	];
	if (sameBuild.length > 0) return {
		scope: "build",
		nearest: sameBuild,
		possible,
		decided: false
	};
	if (cluster.length > 0) {
		const decided = namespace !== void 0 && cluster.every((each) => each.namespace === namespace);
		return {
			scope: "cluster",
			nearest: cluster,
			possible: decided ? cluster : possible,
			decided
		};
	}
	if (open.length === 0) return void 0;
	return {
		scope: "open",
		nearest: nearestBuilds(build, open),
		possible,
		decided: false
	};
}
function inScope(scope, sources, { build, manifest }, index) {
	return sources.filter((source) => source.build !== build && index.scopeOf(build, source.build) === scope && (scope === "cluster" || !index.isSibling(source.build, manifest, build)));
}
function nearestBuilds(build, sources) {
	const here = build.split("/");
	const names = new Set(here);
	let best = -1;
	let nearest = [];
	for (const source of sources) {
		const there = source.build.split("/");
		const common = there.filter((folder) => names.has(folder)).length;
		const nearness = sharedDepth(here, there) * MOST_FOLDERS + Math.min(common, MOST_FOLDERS - 1);
		if (nearness > best) [best, nearest] = [nearness, []];
		if (nearness === best) nearest.push(source);
	}
	return nearest;
}
const MOST_FOLDERS = 1e3;
function sharedDepth(a, b) {
	let depth = 0;
	while (depth < a.length && a[depth] === b[depth]) depth += 1;
	return depth;
}
// src/references/missing-of.ts
const MOST_COMPARED = 500;
function missingSources(index, notDeployed) {
	const nearestIn = nearestSources(index);
	return (reference) => {
		const { kind, name, namespace, build } = reference;
		const otherKind = chooseSources(reference, index, { kind: kind === "Secret" ? "ConfigMap" : "Secret" })?.nearest[0];
		const isSeen = (source) => SEEN.has(index.scopeOf(build, source.build));
		return {
			what: "source",
			nearest: nearestIn(reference),
			otherKind: otherKind !== void 0 && isClose(build, otherKind.build) ? otherKind : void 0,
			elsewhere: index.named(kind, name).filter((source) => !mayMeet(source.namespace, namespace) && isSeen(source)),
			otherClusters: index.named(kind, name).filter((source) => index.scopeOf(build, source.build) === "other"),
			siblings: siblingsWith(reference, index),
			hashed: hashedOf(reference, index),
			notDeployed: notDeployed(reference)
		};
	};
}
const SEEN = /* @__PURE__ */ new Set([
	"build",
	"cluster",
	"open"
]);
function siblingsWith(reference, index, key) {
	const { kind, build, manifest } = reference;
	const name = writtenName(reference.at, reference.name);
	return index.written(kind, name).flatMap((source) => {
		if (!index.isSibling(source.build, manifest, build)) return [];
		if (key === void 0) return [{
			build: source.build,
			at: source.at
		}];
		const found = source.keys.kind === "known" ? source.keys.value.get(key) : void 0;
		return found === void 0 ? [] : [{
			build: source.build,
			at: found.at
		}];
	});
}
function hashedOf(reference, index) {
	const { kind, name, build, namespace } = reference;
	return index.written(kind, name).find((source) => source.build === build && (source.namespace === namespace || source.namespace === void 0) && HASH.test(source.name.slice(source.name.lastIndexOf("-"))) && source.name.includes(`${name}-`));
}
const HASH = /^-[2456789bcdfghkmt]{10}$/;
function isClose(a, b) {
	return a === b || parentOf(a) === parentOf(b) || parentOf(a) === b || parentOf(b) === a;
}
function parentOf(build) {
	return build.slice(0, Math.max(0, build.lastIndexOf("/")));
}
function missingKey$1(source, key, siblings) {
	const keys = source.keys.kind === "known" ? source.keys.value : /* @__PURE__ */ new Map();
	const likely = likeliest(key, [...keys.keys()].map(summed));
	const nearest = misspelt(key, likely) ?? plausible(key, nearestName(key, likely));
	return {
		what: "key",
		source,
		nearest: nearest === void 0 ? void 0 : keys.get(nearest),
		inBinaryData: keys.get(key)?.field === "binaryData",
		siblings
	};
}
function nearestSources(index) {
	const ofBuild = /* @__PURE__ */ new Map();
	const ofKind = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	for (const { kind, name, build, at } of index.all) {
		const summary = summed(writtenName(at, name));
		addOnce(ofBuild, `${kind} ${build}`, summary, seen);
		addOnce(ofKind, kind, summary, seen);
	}
	return (reference) => {
		const { kind, build, name } = reference;
		for (const names of [ofBuild.get(`${kind} ${build}`), ofKind.get(kind)]) {
			const likely = likeliest(name, names ?? []);
			const near = misspelt(name, likely) ?? plausible(name, nearestName(name, likely));
			const found = near === void 0 ? void 0 : reachable(reference, near, index);
			if (found !== void 0) return found;
		}
	};
}
function reachable(reference, near, index) {
	for (const { name } of index.written(reference.kind, near)) {
		const choice = chooseSources(reference, index, { name });
		if (choice !== void 0) return choice.nearest[0];
	}
}
function misspelt(name, likely) {
	let slip;
	for (const each of likely) {
		const how = nearMiss(name, each);
		if (how === "swap") return each;
		if (how === "slip") slip ??= each;
	}
	return slip;
}
function addOnce(lists, list, summary, seen) {
	const id = `${list} ${summary.name}`;
	if (seen.has(id)) return;
	seen.add(id);
	appendTo(lists, list, summary);
}
function summed(name) {
	return {
		name,
		letters: lettersOf(name)
	};
}
function likeliest(name, names) {
	const { letters } = summed(name);
	const likely = [];
	for (const each of names) {
		if (each.name === name || Math.abs(each.name.length - name.length) > MOST_EDITED) continue;
		if (lettersApart(each.letters, letters) > 2 * MOST_EDITED) continue;
		likely.push(each.name);
		if (likely.length === MOST_COMPARED) break;
	}
	return likely;
}
const MOST_EDITED = 3;
function plausible(name, near) {
	if (near === void 0 || foldName(near) === foldName(name)) return near;
	const shortest = Math.min(name.length, near.length);
	let start = 0;
	while (start < shortest && name[start] === near[start]) start += 1;
	let end = 0;
	while (end < shortest - start && name.at(-1 - end) === near.at(-1 - end)) end += 1;
	return name.length + near.length - 2 * (start + end) <= 4 ? near : void 0;
}
// src/references/externals.ts
function declaredSources(externals) {
	const names = nameGlobs(externals.map(({ name }) => name));
	const namespaces = nameGlobs(externals.map(({ namespace }) => namespace));
	const known = /* @__PURE__ */ new Map();
	const holdingIn = (namespace) => {
		const holding = known.get(namespace) ?? new Set(namespaces.matching(namespace));
		known.set(namespace, holding);
		return holding;
	};
	return (reference) => {
		const { kind, name, namespace } = reference;
		const holding = namespace === void 0 ? void 0 : holdingIn(namespace);
		const declared = names.matching(name).filter((index) => holding?.has(index) ?? true).flatMap((index) => externals[index] ?? []).filter((external) => external.kind === kind && isFor(reference, external));
		return declared.length === 0 ? void 0 : verdictOf(reference, declared);
	};
}
function isFor({ at }, { within }) {
	return within === void 0 || hostSpan(at).file.path.startsWith(`${within}/`);
}
function verdictOf(reference, declared) {
	const { key } = reference;
	if (key === void 0 || declared.some(({ keys }) => keys?.includes(key.name) ?? true)) return {
		kind: "assumed",
		reason: "declared in the configuration under `externals`"
	};
	const missing = missingKey$1(declaredSource(reference, declared.flatMap((external) => external.keys ?? [])), key.name, []);
	return reference.optional ? {
		kind: "optional",
		missing
	} : {
		kind: "broken",
		missing,
		proof: "missing-key"
	};
}
function declaredSource(reference, names) {
	const { kind, name, namespace, at, manifest, build } = reference;
	const value = unknown("it is declared in the configuration");
	const keys = names.map((key) => [key, {
		key,
		field: "data",
		value,
		at
	}]);
	return {
		kind,
		name,
		namespace,
		type: void 0,
		immutable: false,
		keys: known$2(new Map(keys)),
		producer: {
			kind: "externals",
			manifest
		},
		at,
		build
	};
}
// src/references/judge-found.ts
function judgeFound(reference, choice, index) {
	const { key } = reference;
	if (key === void 0) return foundVerdict(reference, choice, choice.nearest, void 0);
	if (isTemplatedKey(key.name)) return {
		kind: "unknown",
		reason: `the key \`${key.name}\` is a template`
	};
	const holder = choice.nearest.find((source) => has(source, reference) === "yes");
	if (holder !== void 0) return foundVerdict(reference, choice, [holder, ...others(choice.nearest, holder)], keyOf$3(holder, key.name));
	if (choice.nearest.some((source) => has(source, reference) === "unknown")) return foundVerdict(reference, choice, choice.nearest, void 0);
	return missingKeyVerdict(reference, choice, key.name, index);
}
function missingKeyVerdict(reference, choice, key, index) {
	const elsewhere = choice.decided ? void 0 : choice.possible.find((source) => has(source, reference) !== "no");
	if (elsewhere !== void 0) return {
		kind: "unknown",
		reason: `${nameOfSource(elsewhere)} (${placeOf$1(elsewhere.at)}) may be meant`
	};
	if (reference.harmless !== void 0) return {
		kind: "unknown",
		reason: reference.harmless
	};
	const [source] = choice.nearest;
	if (source === void 0) return {
		kind: "unknown",
		reason: "no source is in reach"
	};
	if (isToBeFilled(source)) return {
		kind: "unknown",
		reason: `${nameOfSource(source)} has no data: something fills it in`
	};
	const template = index.isChart(reference.build) ? templateWith(source, key) : void 0;
	if (template !== void 0) return {
		kind: "unknown",
		reason: `${template} writes it with other values`
	};
	const missing = missingKey$1(source, key, siblingsWith(reference, index, key));
	if (reference.optional) return {
		kind: "optional",
		missing
	};
	const other = equallyNear(choice, key, missing) ?? alternativeTo(source, reference, choice, index);
	if (other !== void 0) return {
		kind: "unknown",
		reason: `${nameOfSource(other)} (${placeOf$1(other.at)}) may be meant`
	};
	return {
		kind: "broken",
		missing,
		proof: "missing-key"
	};
}
function templateWith({ producer }, key) {
	const { path, text } = hostSpan(producer.manifest.node).file;
	return text.includes(`${key}:`) ? path : void 0;
}
function isToBeFilled({ kind, keys, producer }) {
	if (kind !== "Secret" || keys.kind !== "known" || keys.value.size > 0) return false;
	const { node } = producer.manifest;
	return entryOf(node, "data") === void 0 && entryOf(node, "stringData") === void 0;
}
function equallyNear({ scope, nearest }, key, missing) {
	if (scope !== "open") return void 0;
	if (missing.nearest !== void 0 && nearMiss(key, missing.nearest.key) !== void 0) return void 0;
	return nearest.find(({ build }) => build !== nearest[0]?.build);
}
function alternativeTo(source, reference, { scope }, index) {
	if (hostSpan(source.at).file === hostSpan(reference.at).file || scope !== "open" && !index.isFolder(reference.build)) return void 0;
	return index.named(source.kind, source.name).find((each) => each !== source && has(each, reference) !== "no");
}
function foundVerdict(reference, { scope }, sources, key) {
	const [first] = sources;
	if (first === void 0) return {
		kind: "unknown",
		reason: "no source is in reach"
	};
	if (!sources.some(isWritten)) return {
		kind: "produced",
		source: first
	};
	return {
		kind: scope === "build" ? "present" : "elsewhere",
		sources,
		assumption: assumptionOf(reference, first),
		key
	};
}
function isWritten({ kind, producer }) {
	return producer.manifest.group === "" && producer.manifest.kind === kind;
}
function has(source, { key, use }) {
	if (source.keys.kind === "unknown") return "unknown";
	const found = key === void 0 ? void 0 : source.keys.value.get(key.name);
	if (found === void 0) return "no";
	return found.field === "binaryData" && use === "env" && source.kind === "ConfigMap" ? "no" : "yes";
}
function keyOf$3(source, key) {
	return source.keys.kind === "known" ? source.keys.value.get(key) : void 0;
}
function others(sources, first) {
	return sources.filter((source) => source !== first);
}
// src/references/possible/composed-names.ts
const SHORTEST = 3;
function composedNames(builds, registry) {
	const byBuild = /* @__PURE__ */ new Map();
	const resourcesOf = (id) => {
		let found = byBuild.get(id);
		if (found === void 0) {
			const custom = (builds.find((build) => build.id === id)?.objects ?? []).filter((object) => !isBuiltIn(object) && object.group !== "" && !registry.isComplete(object));
			byBuild.set(id, found = groupBy(custom, ({ name = "" }) => name));
		}
		return found;
	};
	return ({ name, build }) => {
		const resources = resourcesOf(build);
		for (let at = name.indexOf("-"); at > 0; at = name.indexOf("-", at + 1)) {
			const rest = name.slice(at + 1);
			const found = resources.get(name.slice(0, at))?.find(({ node }) => beginningsOf(rest).some((text) => textsIn(node).has(text)));
			if (found !== void 0) return `the controller of ${nameOfManifest(found)} may make it`;
		}
	};
}
function beginningsOf(name) {
	const parts = name.split("-");
	return parts.map((_, index) => parts.slice(0, parts.length - index).join("-")).filter(({ length }) => length >= SHORTEST);
}
const textsIn = memo((node) => {
	const texts = /* @__PURE__ */ new Set();
	const stack = node.entries.flatMap(({ name, value }) => name === "spec" ? [value] : []);
	for (let next = stack.pop(); next !== void 0; next = stack.pop()) if (next.kind === "scalar") texts.add(next.text);
	else if (next.kind === "sequence") appendAll(stack, next.items);
	else for (const { value } of next.entries) stack.push(value);
	return texts;
});
// src/references/possible/creating-jobs.ts
function creatingJobs(builds) {
	const jobs = /* @__PURE__ */ new Map();
	const jobsOf = (id) => {
		let own = jobs.get(id);
		if (own === void 0) {
			const build = builds.find((each) => each.id === id);
			jobs.set(id, own = build === void 0 ? [] : jobsIn(build));
		}
		return own;
	};
	return ({ kind, name, namespace, build, manifest: referring }) => {
		const found = jobsOf(build).find(({ manifest, isJob, words, creates, ...job }) => manifest.node !== referring.node && mayMeet(job.namespace, namespace) && (isJob ? words.has(name) || creates.has(kind) : words.has(name) && creates.has(kind)));
		return found === void 0 ? void 0 : `${nameOfManifest(found.manifest)} may create it`;
	};
}
function jobsIn(build) {
	const jobs = build.objects.filter((manifest) => podSpecPath(manifest) !== void 0);
	if (jobs.length === 0) return [];
	const allowed = creatorsIn(build);
	return jobs.map((manifest) => {
		const spec = valueAt(manifest.node, ...podSpecPath(manifest) ?? []);
		const account = stringOf(scalarAt(spec, "serviceAccountName"), manifest.dialect) ?? "default";
		return {
			manifest,
			isJob: manifest.group === "batch",
			namespace: manifest.namespace ?? build.namespace,
			words: new Set(wordsOf(spec, manifest)),
			creates: allowed.get(account) ?? /* @__PURE__ */ new Set()
		};
	});
}
const WORD$3 = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
function* wordsOf(spec, { dialect }) {
	for (const list of ["initContainers", "containers"]) for (const container of itemsAt(spec, list)) {
		const texts = [
			...itemsAt(container, "command"),
			...itemsAt(container, "args"),
			...itemsAt(container, "env").flatMap((item) => scalarAt(item, "value") ?? [])
		];
		for (const text of texts) yield* stringOf(text, dialect)?.match(WORD$3) ?? [];
	}
}
const RESOURCES = /* @__PURE__ */ new Map([["secrets", "Secret"], ["configmaps", "ConfigMap"]]);
function creatorsIn({ objects }) {
	const roles = /* @__PURE__ */ new Map();
	for (const manifest of objects) if (/^(?:Cluster)?Role$/.test(manifest.kind)) roles.set(`${manifest.kind} ${manifest.name ?? ""}`, createdBy(manifest));
	const allowed = /* @__PURE__ */ new Map();
	for (const { kind, node, dialect } of objects) {
		if (!/^(?:Cluster)?RoleBinding$/.test(kind)) continue;
		const role = ["kind", "name"].map((field) => stringOf(scalarAt(node, "roleRef", field), dialect));
		for (const subject of itemsAt(node, "subjects")) {
			const account = stringOf(scalarAt(subject, "name"), dialect) ?? "";
			const kinds = allowed.get(account) ?? /* @__PURE__ */ new Set();
			for (const each of roles.get(role.join(" ")) ?? []) kinds.add(each);
			allowed.set(account, kinds);
		}
	}
	return allowed;
}
function createdBy({ node, dialect }) {
	const kinds = /* @__PURE__ */ new Set();
	for (const rule of itemsAt(node, "rules")) {
		const textsAt = (field) => itemsAt(rule, field).map((item) => stringOf(item, dialect));
		if (!textsAt("verbs").some((verb) => verb === "create" || verb === "*")) continue;
		for (const resource of textsAt("resources")) for (const [name, kind] of RESOURCES) if (resource === name || resource === "*") kinds.add(kind);
	}
	return kinds;
}
// src/references/possible/reserved-names.ts
const RESERVED = [
	[
		"Secret",
		/\.credentials\.postgresql\.acid\.zalan\.do$/,
		"Zalando's Postgres operator"
	],
	[
		"Secret",
		/.-(?:es-elastic-user|(?:es|kb|apm|ent|ls|ems|agent)-http-certs-(?:public|internal))$/,
		"the Elastic operator"
	],
	[
		"Secret",
		/.-(?:cluster|clients)-ca-cert$/,
		"Strimzi"
	],
	[
		"Secret",
		/.-pguser-./,
		"the Postgres operators of Crunchy and Percona"
	],
	[
		"Secret",
		/^rook-ceph-(?:object-user|client)-./,
		"Rook"
	],
	[
		"Secret",
		/^redb-./,
		"the Redis Enterprise operator"
	],
	[
		"Secret",
		/^keycloak-client-secret-./,
		"the Keycloak operator"
	],
	[
		"Secret",
		/^sh\.helm\.release\.v1\./,
		"Helm"
	]
];
function reservedNames() {
	return ({ kind, name }) => {
		const found = RESERVED.find(([of, pattern]) => of === kind && pattern.test(name));
		return found === void 0 ? void 0 : `${found[2]} makes names like this`;
	};
}
// src/references/fields/documented-field.ts
const POD_SHAPE = /(?:^|\.)(?:valueFrom\.(?:secretKeyRef|configMapKeyRef)|envFrom\[\d+\]\.(?:secretRef|configMapRef))$/;
const FIELDS$1 = {
	"kustomize.toolkit.fluxcd.io": /^spec\.(?:postBuild\.substituteFrom\[\d+\]|decryption\.secretRef|kubeConfig\.secretRef)$/,
	"helm.toolkit.fluxcd.io": /^spec\.(?:valuesFrom\[\d+\]|kubeConfig\.secretRef)$/,
	"source.toolkit.fluxcd.io": /^spec\.(?:secretRef|certSecretRef|proxySecretRef|verify\.secretRef)$/,
	"notification.toolkit.fluxcd.io": /^spec\.(?:secretRef|certSecretRef)$/,
	"cert-manager.io": /(?:apiTokenSecretRef|apiKeySecretRef|secretAccessKeySecretRef|accessKeyIDSecretRef|serviceAccountSecretRef|clientSecretSecretRef|keySecretRef|^spec\.ca\.secretName)$/,
	"external-secrets.io": /^spec\.(?:provider\..*[sS]ecretRef|selector\.secret(?:\.name)?)$/,
	"postgresql.cnpg.io": /^spec\.(?:superuserSecret|bootstrap\..*\.secret|managed\.roles\[\d+\]\.passwordSecret|.*\.s3Credentials\.\w+)$/,
	"monitoring.coreos.com": /(?:[sS]ecretKeyRef|bearerTokenSecret|basicAuth\.(?:username|password)|authorization\.credentials|apiURL|urlSecret)$/
};
function isDocumentedField({ path, manifest }) {
	return POD_SHAPE.test(path) || FIELDS$1[manifest.group]?.test(path) === true;
}
// src/references/environment-word.ts
const ENVIRONMENTS = new Map([
	"dev develop development",
	"test testing tst",
	"qa",
	"uat",
	"int integration",
	"stage staging stg",
	"pre preprod pre-prod",
	"prod prd production live",
	"demo",
	"sandbox",
	"local"
].flatMap((line) => {
	const words = line.split(" ");
	return words.map((word) => [word, words[0] ?? word]);
}));
function environmentOf$1(folder) {
	return ENVIRONMENTS.get(folder);
}
// src/model/fleet/cluster-name.ts
function isNameless(cluster) {
	return cluster === "." || cluster.endsWith("/.");
}
// src/references/scopes-across.ts
function scopesAcross(names) {
	const repositories = new Set(names);
	if (repositories.size === 0) return () => void 0;
	const clusterOf = (cluster) => {
		const repository = repositoryOf(cluster);
		return repositories.has(repository) && cluster !== repository ? {
			repository,
			path: cluster.slice(repository.length + 1)
		} : {
			repository: void 0,
			path: cluster
		};
	};
	return (from, to) => {
		if (from === void 0 || to === void 0) return void 0;
		if (from.cluster !== void 0 && to.cluster !== void 0) {
			if (from.cluster === to.cluster) return "cluster";
			const [here, there] = [clusterOf(from.cluster), clusterOf(to.cluster)];
			if (here.repository === there.repository) return void 0;
			return scopeOfClusters(here.path, there.path);
		}
		const [mine, theirs] = [from, to].map(({ id, folder }) => folder ?? id);
		if (mine === void 0 || theirs === void 0) return void 0;
		return repositoryOf(mine) === repositoryOf(theirs) ? void 0 : scopeOfEnvironments(mine.split("/").slice(1), theirs.split("/").slice(1));
	};
}
function scopeOfClusters(here, there) {
	const [target, other] = [addressIn(here), addressIn(there)];
	if (target !== void 0 && other !== void 0) return target === other ? "cluster" : "other";
	if (target !== void 0 || other !== void 0) return "open";
	if (isNameless(here) || isNameless(there)) return "open";
	const [mine, theirs] = [here.split("/"), there.split("/")];
	const [name = "", otherName = ""] = [mine.at(-1), theirs.at(-1)];
	const isOneKind = mine.length > 1 && mine.at(-2) === theirs.at(-2);
	const isSame = (environmentOf$1(name) ?? name) === (environmentOf$1(otherName) ?? otherName);
	if (isOneKind) return isSame ? "open" : "other";
	return scopeOfEnvironments(mine, theirs);
}
function addressIn(cluster) {
	return / → (https?:\/\/\S+)$/.exec(cluster)?.[1];
}
function scopeOfEnvironments(mine, theirs) {
	const [here, there] = [mine, theirs].map((folders) => folders.map(environmentOf$1).find((each) => each !== void 0));
	return here !== void 0 && there !== void 0 && here !== there ? "other" : "open";
}
// src/references/scope.ts
function isInReach(scope) {
	return scope === "build" || scope === "cluster" || scope === "open";
}
function scopesBetween(builds, { paths, repositories = [] }) {
	const byId = new Map(builds.map((build) => [build.id, build]));
	const units = unitsIn(paths);
	const scopeAcross = scopesAcross(repositories.map(({ name }) => name));
	const known = /* @__PURE__ */ new Map();
	return (from, to) => {
		if (from === to) return "build";
		let seen = known.get(from);
		if (seen === void 0) known.set(from, seen = /* @__PURE__ */ new Map());
		let scope = seen.get(to);
		if (scope === void 0) {
			const [here, there] = [byId.get(from), byId.get(to)];
			scope = scopeAcross(here, there) ?? scopeBetween(here, there, units);
			seen.set(to, scope);
		}
		return scope;
	};
}
function scopeBetween(from, to, units) {
	const [here, there] = [from?.cluster, to?.cluster];
	if (here !== void 0 && there !== void 0) {
		if (here === there) return "cluster";
		if (!isUnnamed(here, there) && !isUnnamed(there, here)) return "other";
	}
	if (from === void 0 || to === void 0) return "open";
	return scopeOfFolders(folderOf(from), folderOf(to), units);
}
function isUnnamed(cluster, other) {
	return isNameless(cluster) && !other.startsWith(`${cluster} → `);
}
function folderOf({ folder, id }) {
	const path = folder ?? id;
	return path === "." ? "" : path;
}
function scopeOfFolders(a, b, units) {
	const [here, there] = [foldersOf(a), foldersOf(b)];
	let depth = 0;
	while (depth < here.length && here[depth] === there[depth]) depth += 1;
	const [mine, theirs] = [here[depth], there[depth]];
	if (mine === void 0 || theirs === void 0) return "open";
	if (environmentOf$1(mine) !== void 0 && environmentOf$1(theirs) !== void 0) return "other";
	const above = here.slice(0, depth);
	const stands = (name) => units.has([...above, name].join("/"));
	return stands(mine) && stands(theirs) ? "unrelated" : "open";
}
function foldersOf(path) {
	return path === "" ? [] : path.split("/");
}
const UNIT_FILE = /^(?:readme(?:\.\w+)?|go\.mod|package\.json|cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|pyproject\.toml|requirements\.txt|gemfile|makefile|justfile|taskfile\.ya?ml|skaffold\.ya?ml|dockerfile|chart\.yaml)$/i;
function unitsIn(paths) {
	const units = /* @__PURE__ */ new Set();
	for (const path of paths) {
		const slash = path.lastIndexOf("/");
		if (slash !== -1 && UNIT_FILE.test(path.slice(slash + 1))) units.add(path.slice(0, slash));
	}
	return units;
}
// src/references/possible/name-prefixes.ts
function byNamePart(producers, scopeOf) {
	const byName = groupBy(producers, ({ name }) => name);
	return (reference) => {
		for (const part of partsOf(reference.name)) {
			const found = byName.get(part)?.find((each) => reaches(each, reference, scopeOf));
			if (found !== void 0) return found.reason;
		}
	};
}
function reaches(producer, reference, scopeOf) {
	if (!mayMeet(producer.namespace, reference.namespace)) return false;
	if (producer.shownBy?.has(reference.build) === true) return false;
	if (producer.build === void 0 || producer.build === reference.build) return true;
	return !producer.own && isInReach(scopeOf(reference.build, producer.build));
}
function* partsOf(name) {
	yield name;
	for (let at = name.lastIndexOf("-"); at > 0; at = name.lastIndexOf("-", at - 1)) yield name.slice(0, at);
}
// src/references/possible/custom-resources.ts
function unknownControllers(builds, registry, scopeOf) {
	return byNamePart(builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => registry.isProducer(manifest) ? producerOf(manifest, build) : [])), scopeOf);
}
function producerOf(manifest, build) {
	const { name } = manifest;
	if (name === void 0) return [];
	const namespace = manifest.namespace ?? build.namespace;
	const reason = `the controller of ${nameOfManifest(manifest)} may make it`;
	return [{
		name,
		namespace,
		build: build.id,
		reason,
		own: true
	}];
}
function patternProducers(builds, registry, scopeOf) {
	const patterns = builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => patternsMadeBy(manifest, registry).map(({ kind, name, namespace, anywhere }) => ({
		kind,
		parts: wildcardParts(name),
		namespace: anywhere === true ? void 0 : namespace ?? build.namespace,
		build: build.id,
		manifest
	}))));
	return ({ kind, name, namespace, build }) => {
		const found = patterns.find((pattern) => pattern.kind === kind && mayMeet(pattern.namespace, namespace) && isInReach(scopeOf(build, pattern.build)) && mayBecome(pattern.parts, name));
		return found === void 0 ? void 0 : `the controller of ${nameOfManifest(found.manifest)} may make it`;
	};
}
function namingResources(references, registry, scopeOf) {
	const naming = references.filter((reference) => reference.use === "custom-resource" && mayProduce(reference.manifest, registry) && !isDocumentedField(reference));
	const byName = groupBy(naming, ({ kind, name }) => `${kind} ${name}`);
	return ({ kind, name, namespace, build }) => {
		const found = byName.get(`${kind} ${name}`)?.find((reference) => mayMeet(reference.namespace, namespace) && isInReach(scopeOf(build, reference.build)));
		if (found === void 0) return void 0;
		return `${nameOfManifest(found.manifest)} names it and may make it`;
	};
}
const MADE = /^(?:(?:secret|configmap|credentials?)(?:template|output|target|destination)|(?:target|output|generated|destination|created|connection)(?:secret|configmap|credentials?)(?:ref|name)?)$/i;
function describingResources(builds, registry, scopeOf) {
	const described = builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => mayProduce(manifest, registry) ? namesMadeBy(manifest).map((name) => ({
		name,
		manifest,
		build: build.id
	})) : []));
	const byName = groupBy(described, ({ name }) => name);
	return ({ name, build }) => {
		const found = byName.get(name)?.find((each) => isInReach(scopeOf(build, each.build)));
		return found === void 0 ? void 0 : `the controller of ${nameOfManifest(found.manifest)} may make it`;
	};
}
function namesMadeBy({ node }) {
	return entriesIn(node).flatMap(({ name, value }) => {
		if (!MADE.test(name)) return [];
		const made = value.kind === "scalar" ? value : scalarAt(value, "name");
		return made === void 0 ? [] : [made.text];
	});
}
function entriesIn(node) {
	if (node.kind === "scalar") return [];
	if (node.kind === "sequence") return node.items.flatMap(entriesIn);
	return node.entries.flatMap((entry) => [entry, ...entriesIn(entry.value)]);
}
function mayProduce(manifest, registry) {
	return !isBuiltIn(manifest) && !registry.isComplete(manifest) && manifest.group !== "";
}
// src/references/possible/released-charts.ts
function releasedCharts(builds, files, scopeOf) {
	const folders = new Set(builds.map(({ id }) => id));
	const whole = wholeReleases(builds);
	const released = builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => whole.has(keyOf$2(manifest.node)) ? [] : releasesOf(manifest, folders).map((release) => ({
		...release,
		build: build.id,
		own: false
	}))));
	const rendered = renderedWhole(builds);
	const charts = files.flatMap((file) => chartIn(file, rendered));
	return byNamePart([...released, ...charts], scopeOf);
}
function renderedWhole(builds) {
	const whole = builds.filter(({ partial, failures }) => partial.length === 0 && failures.length === 0);
	const byFolder = groupBy(whole, ({ id, folder }) => folder ?? id);
	return new Map([...byFolder].map(([folder, own]) => [folder, new Set(own.map(({ id }) => id))]));
}
function wholeReleases(builds) {
	const whole = /* @__PURE__ */ new Set();
	const others = /* @__PURE__ */ new Set();
	for (const { kind, deployedBy, partial, failures } of builds) {
		if (deployedBy === void 0) continue;
		(partial.length === 0 && failures.length === 0 && (kind === "helm-release" || kind === "argo-application") ? whole : others).add(keyOf$2(deployedBy.at));
	}
	return new Set([...whole].filter((key) => !others.has(key)));
}
function keyOf$2(node) {
	const { file, start } = hostSpan(node);
	return `${start} ${file.path}`;
}
function releasesOf(manifest, folders) {
	switch (`${manifest.group}/${manifest.kind}`) {
		case "helm.toolkit.fluxcd.io/HelmRelease": return fluxRelease(manifest);
		case "helm.cattle.io/HelmChart":
		case "helm.cattle.io/HelmChartConfig": return k3sRelease(manifest);
		case "argoproj.io/Application": return argoReleases(manifest, folders);
		default: return [];
	}
}
function fluxRelease(manifest) {
	const { name, namespace } = manifest;
	const target = textAt(manifest, "spec", "targetNamespace");
	const byDefault = target === void 0 ? name : `${target}-${name ?? ""}`;
	return named(manifest, [
		textAt(manifest, "spec", "releaseName") ?? byDefault,
		name,
		textAt(manifest, "spec", "chart", "spec", "chart"),
		textAt(manifest, "spec", "chartRef", "name"),
		...fullNames(valueAt(manifest.node, "spec", "values"), manifest)
	], target ?? namespace);
}
function k3sRelease(manifest) {
	return named(manifest, [manifest.name, textAt(manifest, "spec", "chart")], textAt(manifest, "spec", "targetNamespace"));
}
function argoReleases(manifest, folders) {
	const spec = mapAt(manifest.node, "spec");
	return named(manifest, [valueAt(spec, "source")].concat(itemsAt(spec, "sources")).flatMap((source) => {
		const path = stringOf(valueAt(source, "path"), manifest.dialect)?.replace(/^\.?\/|\/$/g, "");
		if (!(scalarAt(source, "chart") !== void 0 || mapAt(source, "helm") !== void 0) && (path === void 0 || folders.has(path))) return [];
		const values = valueAt(source, "helm", "valuesObject");
		const release = stringOf(valueAt(source, "helm", "releaseName"), manifest.dialect);
		const chart = stringOf(valueAt(source, "chart"), manifest.dialect);
		return [release ?? manifest.name, chart].concat(fullNames(values, manifest));
	}), textAt(manifest, "spec", "destination", "namespace"));
}
function named(manifest, names, namespace) {
	const reason = `the chart of ${nameOfManifest(manifest)} may make it`;
	return names.flatMap((name) => name === void 0 || name === "" ? [] : [{
		name,
		namespace,
		reason
	}]);
}
function fullNames(values, manifest) {
	if (values === void 0 || values.kind === "scalar") return [];
	if (values.kind === "sequence") return values.items.flatMap((item) => fullNames(item, manifest));
	return values.entries.flatMap(({ name, value }) => {
		if (name !== "fullnameOverride" && name !== "nameOverride") return fullNames(value, manifest);
		return stringOf(value, manifest.dialect) ?? [];
	});
}
function textAt({ node, dialect }, ...path) {
	return stringOf(valueAt(node, ...path), dialect) || void 0;
}
const CHART_FILE = /(?:^|\/)Chart\.ya?ml$/;
function chartIn({ path, source }, rendered) {
	if (source === void 0 || !CHART_FILE.test(path)) return [];
	const name = /^name:[ \t]*["']?([-a-z0-9.]+)/m.exec(source.text)?.[1];
	if (name === void 0) return [];
	return [{
		name,
		namespace: void 0,
		build: void 0,
		reason: `the chart in ${path} may make it`,
		own: false,
		shownBy: rendered.get(folderOf$1(path)) ?? /* @__PURE__ */ new Set()
	}];
}
// src/references/possible/templated-sources.ts
function templatedSources({ templated, scopeOf }) {
	return ({ kind, name, namespace, build }) => {
		const found = templated.find(({ source, parts }) => source.kind === kind && mayMeet(source.namespace, namespace) && (parts === void 0 ? source.build === build : isInReach(scopeOf(build, source.build)) && mayBecome(parts, name)));
		return found === void 0 ? void 0 : `${nameOfSource(found.source)} may become it`;
	};
}
// src/references/possible/nearest-path.ts
function nearestPath(paths, folder) {
	const here = folder === "." ? [] : folder.split("/");
	let best;
	for (const path of paths) {
		const there = path.split("/").slice(0, -1);
		let shared = 0;
		while (shared < here.length && here[shared] === there[shared]) shared += 1;
		const down = there.length - shared;
		if (best === void 0 || shared > best.shared || shared === best.shared && down < best.down) best = {
			path,
			shared,
			down
		};
	}
	return best?.path;
}
// src/references/possible/unread-files.ts
const UNREAD = /* @__PURE__ */ new Set([
	"helm-template",
	"template",
	"unreadable",
	"too-large",
	"encrypted",
	"excluded"
]);
const MOST_BYTES$3 = 1048576;
const WORD$2 = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
function mentioningFiles(files, tree, names) {
	const mentionedIn = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (!isUnread(file)) continue;
		const text = contentOf(file, tree);
		for (const { 0: word, index } of text.matchAll(WORD$2)) {
			if (!names.has(word) || isConsumed(text, index)) continue;
			if (mentionedIn.get(word)?.at(-1) !== file.path) appendTo(mentionedIn, word, file.path);
		}
	}
	return ({ name, at }) => {
		const path = nearestPath(mentionedIn.get(name) ?? [], folderOf$1(hostSpan(at).file.path));
		return path === void 0 ? void 0 : `${path} mentions it and is not read`;
	};
}
const CONSUMER = /(?:secretKeyRef|configMapKeyRef|secretRef|configMapRef|imagePullSecrets|secretName|configMap|existingSecret)["']?:/;
const LINES_BEFORE = 3;
function isConsumed(text, offset) {
	let start = offset;
	for (let line = 0; line < LINES_BEFORE && start > 0; line += 1) {
		start = text.lastIndexOf("\n", start - 1);
		if (start === -1) break;
	}
	return CONSUMER.test(text.slice(Math.max(0, start), offset));
}
function contentOf({ path, source, class: each }, tree) {
	if (source !== void 0) return source.text;
	if (each.kind !== "skipped" || each.as !== "excluded") return "";
	const content = tree?.read(path);
	if (content?.kind !== "bytes" || content.bytes.length > MOST_BYTES$3) return "";
	return new TextDecoder().decode(content.bytes);
}
function isUnread(file) {
	if (file.faults.length > 0) return true;
	return file.class.kind === "skipped" && UNREAD.has(file.class.as);
}
function encryptedNeighbours(files) {
	const encrypted = files.filter(({ class: each, path }) => each.kind === "skipped" && (each.as === "encrypted" || each.as === "binary" && /\.(?:ya?ml|json)$/.test(path)));
	return ({ at, kind }) => {
		if (kind !== "Secret") return void 0;
		const here = folderOf$1(hostSpan(at).file.path);
		const found = nearestPath(encrypted.flatMap(({ path }) => isOneApp(folderOf$1(path), here) ? [path] : []), here);
		return found === void 0 ? void 0 : `${found} is encrypted and may hold it`;
	};
}
const SHARED_DEPTH = 1;
function isOneApp(there, here) {
	if (there === here) return true;
	if (here.startsWith(`${there}/`)) return there.split("/").length > SHARED_DEPTH;
	return there.startsWith(`${here}/`);
}
// src/references/possible/guesses.ts
function guessesOf(references, index, { builds, files }, registry) {
	return [
		templatedSources(index),
		partialBuilds(builds),
		releasedCharts(builds, files, index.scopeOf),
		unknownControllers(builds, registry, index.scopeOf),
		patternProducers(builds, registry, index.scopeOf),
		namingResources(references, registry, index.scopeOf),
		describingResources(builds, registry, index.scopeOf),
		composedNames(builds, registry),
		encryptedNeighbours(files),
		creatingJobs(builds),
		reservedNames(),
		unrelatedSources(index)
	];
}
function firstReason(possible, reference) {
	for (const reasonOf of possible) {
		const reason = reasonOf(reference);
		if (reason !== void 0) return reason;
	}
}
function unrelatedSources(index) {
	return ({ kind, name, build }) => {
		const found = index.named(kind, name).find((source) => index.scopeOf(build, source.build) === "unrelated");
		if (found === void 0) return void 0;
		return `another part of the repository makes one (${placeOf$1(found.at)})`;
	};
}
function mayBringObjects(reason) {
	return reason !== "ksops decrypts values";
}
function partialBuilds(builds) {
	const reasons = new Map(builds.map(({ id, partial }) => [id, partial.find(mayBringObjects)]));
	return ({ build }) => reasons.get(build);
}
// src/references/sibling-builds.ts
function siblingBuilds(builds) {
	const rendered = builds.filter(({ kind }) => kind !== "folder");
	const rendering = /* @__PURE__ */ new Map();
	if (rendered.length > 1) for (const { id, objects } of rendered) for (const object of objects) addTo(rendering, placeKey(object), id);
	return {
		isSibling: (build, manifest, own) => {
			if (build === own) return false;
			const ids = rendering.get(placeKey(manifest));
			return ids?.has(build) === true && ids.has(own);
		},
		siblingsOf: (manifest, own) => {
			const ids = rendering.get(placeKey(manifest));
			return ids?.has(own) === true ? [...ids].filter((id) => id !== own) : [];
		}
	};
}
function placeKey({ node }) {
	const { file, start } = hostSpan(node);
	return `${file.path}:${start}`;
}
// src/references/source-index.ts
function indexSources(all, builds, tree = { paths: [] }) {
	const byName = /* @__PURE__ */ new Map();
	const byBuild = /* @__PURE__ */ new Map();
	const byWritten = /* @__PURE__ */ new Map();
	const templated = [];
	const siblings = siblingBuilds(builds);
	const folders = new Set(builds.flatMap(({ id, kind }) => kind === "folder" ? [id] : []));
	const charts = new Set(builds.flatMap(({ id, kind }) => kind === "chart" ? [id] : []));
	for (const source of all) {
		const { kind, name, build } = source;
		appendTo(byName, `${kind} ${name}`, source);
		appendTo(byBuild, `${kind} ${name} ${build}`, source);
		appendTo(byWritten, `${kind} ${writtenName(source.at, name)}`, source);
		if (isTemplatedName(name)) templated.push({
			source,
			parts: fixedPartsOf(name)
		});
	}
	return {
		named: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
		namedIn: (build, kind, name) => byBuild.get(`${kind} ${name} ${build}`) ?? [],
		written: (kind, name) => byWritten.get(`${kind} ${name}`) ?? [],
		isSibling: siblings.isSibling,
		siblingsOf: siblings.siblingsOf,
		scopeOf: scopesBetween(builds, tree),
		isFolder: (build) => folders.has(build),
		isChart: (build) => charts.has(build),
		templated,
		all
	};
}
// src/references/removed-sources.ts
function removedSources(before, tree, registry) {
	if (before === void 0) return () => void 0;
	const index = indexSources(before.sources, before.builds, tree);
	const guessing = guessesOf(before.references.map(({ reference }) => reference), index, before, registry);
	return (reference, guess) => {
		const { kind, name, namespace, build, at } = reference;
		const source = chooseSources(reference, index)?.nearest[0] ?? index.written(kind, writtenName(at, name)).find((each) => each.build === build && mayMeet(each.namespace, namespace));
		if (source === void 0 || guess === void 0) return source;
		const then = firstReason(guessing, reference);
		return then !== void 0 && withoutLines(then) === withoutLines(guess) ? source : void 0;
	};
}
function withoutLines(reason) {
	return reason.replaceAll(/:\d+/g, "");
}
// src/references/possible/released-in-text.ts
const COMMAND = /\bhelm3?[ \t]+(?:install|upgrade)\b((?:\\\r?\n|[^\n|;&`]){1,600})/g;
const SWITCHES = new Set("--install -i --create-namespace --wait --atomic --debug --dry-run --force --reuse-values --reset-values --cleanup-on-fail --dependency-update --devel --generate-name -g --skip-crds --no-hooks --wait-for-jobs".split(" "));
const NAME = /^["']?([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)["']?$/;
const LIST_FILE = /(?:^|\/)(?:skaffold|helmfile)[^/]*\.ya?ml(?:\.gotmpl)?$/;
const LISTED = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)["']?[ \t]*$/gm;
function* releasedInText(path, text) {
	for (const name of releasesIn(path, text)) yield* [name, `${name}-*`];
}
function* releasesIn(path, text) {
	if (LIST_FILE.test(path) && text.includes("releases:")) for (const [, name = ""] of text.matchAll(LISTED)) yield name;
	if (!text.includes("helm")) return;
	for (const [, rest = ""] of text.matchAll(COMMAND)) {
		const name = releaseIn(rest);
		if (name !== void 0) yield name;
	}
}
function releaseIn(command) {
	const words = command.split(/(?:\s|\\\r?\n)+/).filter((word) => word !== "");
	const plain = [];
	for (let at = 0; at < words.length && plain.length < 2; at += 1) {
		const word = words[at] ?? "";
		if (!word.startsWith("-")) plain.push(word);
		else if (!SWITCHES.has(word) && !word.includes("=")) at += 1;
	}
	const [name = "", chart] = plain;
	return chart === void 0 ? void 0 : NAME.exec(name)?.[1];
}
// src/references/possible/made-in-text.ts
function* madeInText(path, text, names) {
	yield* createdIn(text);
	yield* copiedIn(text);
	yield* objectsIn(path, text);
	for (const name of releasedInText(path, text)) for (const each of either(name)) yield name.includes("*") ? {
		...each,
		near: true
	} : each;
	if (PROGRAM.test(path)) yield* quotedIn(text, names);
	if (TERRAFORM.test(text)) yield* terraformIn(text);
}
const CREATE = /(?:create[ \t]+(secret[ \t]+(?:generic|tls|docker-registry)|configmap|cm)|secrets[ \t]+new(?:-basicauth|-dockercfg|-sshauth)?)[ \t]+(?:(?:\\\n[ \t]*)?--?[-\w]+(?:[= ](?:"[^"\n]*"|'[^'\n]*'|[^\s\\]+))?[ \t]+){0,8}(?:\\\n[ \t]*)?["']?(\$\{?\w+|[a-z0-9][-a-z0-9.]*)/g;
function* createdIn(text) {
	if (!text.includes("create") && !text.includes("secrets new")) return;
	let assigned;
	for (const [, what = "", name = ""] of text.matchAll(CREATE)) {
		const kind = what === "" || what.startsWith("secret") ? "Secret" : "ConfigMap";
		if (name.startsWith("$")) {
			assigned ??= assignmentsIn(text);
			for (const each of assigned.get(name.replace(/^\$\{?/, "")) ?? []) yield {
				kind,
				name: each
			};
		} else yield {
			kind,
			name
		};
	}
}
const ASSIGNED = /\b(\w+)[ \t]*:?\??=[ \t]*["']?([a-z0-9][-a-z0-9.]*)/g;
const MOST_VALUES = 20;
function assignmentsIn(text) {
	const assigned = /* @__PURE__ */ new Map();
	for (const [, variable = "", value = ""] of text.matchAll(ASSIGNED)) {
		const values = assigned.get(variable);
		if (values === void 0) assigned.set(variable, [value]);
		else if (!values.includes(value) && values.length < MOST_VALUES) values.push(value);
	}
	return assigned;
}
const COPY = /\bget[ \t]+(secrets?|configmaps?|cm)[ \t/]+["']?([a-z0-9][-a-z0-9.]*)(?:\\\n|[^\n]){0,400}?\|(?:\\\n|[^\n]){0,400}?\b(?:apply|create|replace)\b/g;
function* copiedIn(text) {
	if (!text.includes("get ")) return;
	for (const [, what = "", name = ""] of text.matchAll(COPY)) yield {
		kind: what.startsWith("s") ? "Secret" : "ConfigMap",
		name
	};
}
const OBJECT$1 = /^([ \t]*)kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/gm;
const OBJECT_NAME = /^[ \t]*name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/m;
const NEAR = 400;
function* objectsIn(path, text) {
	if (path.endsWith(".json")) return;
	const isYaml = /\.ya?ml$/.test(path);
	for (const { 0: line, 1: indent = "", 2: kind = "", index } of text.matchAll(OBJECT$1)) {
		if (isYaml && (indent.length < DEEP || !HERE_DOCUMENT.test(before(text, index)))) continue;
		const after = text.slice(index + line.length, index + line.length + NEAR);
		const name = OBJECT_NAME.exec(after)?.[1];
		if (name !== void 0) yield {
			kind: kind === "ConfigMap" ? kind : "Secret",
			name
		};
	}
}
const DEEP = 4;
const HERE_DOCUMENT = /<<-?[ \t]*["']?\w+/;
function before(text, index) {
	return text.slice(Math.max(0, index - NEAR), index);
}
const PROGRAM = /\.(?:go|py|ts|js|rb|java|kt|cs|tf|tftpl|hcl)$/;
const QUOTED = /["'`]([a-z0-9][-a-z0-9.]*)["'`]/g;
const MAKES = /creat|apply|patch|upsert|ensure|Secret\{|ConfigMap\{|V1Secret|V1ConfigMap|new [\w.]*(?:Secret|ConfigMap)\(|kubernetes_(?:secret|config_map)/i;
function* quotedIn(text, names) {
	if (!/secret|config_?map/i.test(text) || !MAKES.test(text)) return;
	for (const [, name = ""] of text.matchAll(QUOTED)) if (names.has(name)) yield* either(name);
}
const TERRAFORM = /"kubernetes_(?:secret|config_map|manifest)/;
const TERRAFORM_NAME = /\bname[ \t]*=[ \t]*"((?:\$\{[^}"]*\}|[-a-z0-9.])+)"/g;
const FEWEST_LETTERS = 3;
function* terraformIn(text) {
	for (const [, written = ""] of text.matchAll(TERRAFORM_NAME)) {
		const name = written.replaceAll(/\$\{[^}]*\}/g, "*");
		if (name.replaceAll(/[-*.]/g, "").length >= FEWEST_LETTERS || !name.includes("*")) yield* either(name);
	}
}
function* either(name) {
	yield {
		kind: "Secret",
		name,
		eitherKind: true
	};
	yield {
		kind: "ConfigMap",
		name,
		eitherKind: true
	};
}
// src/references/possible/hand-made-sources.ts
const TELLING = /\.(?:md|mdx|adoc|rst|txt|sh|bash|zsh|ps1|py|go|ts|js|rb|java|kt|cs|tf|tftpl|hcl|just|mk|envrc|j2|tpl|tmpl)$|(?:^|\/)(?:Makefile|Justfile|justfile|Jenkinsfile|Tiltfile|Vagrantfile)$/;
const MOST_BYTES$2 = 1048576;
const MOST_FILES$1 = 5e4;
const MOST_BYTES_IN_ALL = 268435456;
function handMadeSources(files, tree, names) {
	let made;
	const known = () => made ??= madeByHand(files, tree, names);
	return {
		made: ({ kind, name, at }) => reason(known().made.get(`${kind} ${name}`) ?? [], at),
		named: ({ name, at }) => reason(known().named.get(name) ?? [], at),
		perhaps: ({ kind, name, at }) => reason(known().perhaps(kind, name, at), at) ?? (known().complete ? void 0 : "the repository has more scripts than are searched")
	};
}
function reason(paths, at) {
	const path = nearestPath(paths, folderOf$1(hostSpan(at).file.path));
	return path === void 0 ? void 0 : `${path} explains how it is made`;
}
function madeByHand(files, tree, names) {
	const made = /* @__PURE__ */ new Map();
	const named = /* @__PURE__ */ new Map();
	const patterns = [];
	const reading = { complete: true };
	for (const { path, text } of textsOf(files, tree, reading)) for (const each of madeInText(path, text, names)) if (each.name.includes("*")) patterns.push({
		made: each,
		path
	});
	else if (!names.has(each.name)) continue;
	else if (each.eitherKind === true) appendTo(named, each.name, path);
	else appendTo(made, `${each.kind} ${each.name}`, path);
	return {
		made,
		named,
		perhaps: (kind, name, at) => patterns.flatMap((each) => each.made.kind === kind && mayBecome(wildcardParts(each.made.name), name) && (each.made.near !== true || isBelow(hostSpan(at).file.path, folderOf$1(each.path))) ? [each.path] : []),
		complete: reading.complete
	};
}
function isBelow(path, folder) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function* textsOf(files, tree, reading) {
	for (const { path, source } of files) if (source !== void 0) yield {
		path,
		text: source.text
	};
	let left = MOST_BYTES_IN_ALL;
	let count = 0;
	for (const path of tree?.paths ?? []) {
		if (!TELLING.test(path)) continue;
		count += 1;
		if (count > MOST_FILES$1 || left <= 0) {
			reading.complete = false;
			return;
		}
		const content = tree?.read(path);
		if (content?.kind !== "bytes") continue;
		const bytes = content.bytes.subarray(0, MOST_BYTES$2);
		left -= bytes.length;
		yield {
			path,
			text: new TextDecoder().decode(bytes)
		};
	}
}
// src/references/possible/mentioned-in-documents.ts
const DOCUMENT = /\.(?:md|mdx|adoc|rst|txt)$/i;
const MOST_BYTES$1 = 262144;
const MOST_DOCUMENTS = 5e3;
function mentionedInDocuments(tree, names) {
	let found;
	return ({ kind, name }) => {
		found ??= mentionsIn(tree, names);
		const path = found.get(`${kind} ${name}`);
		return path === void 0 ? void 0 : `${path} mentions it`;
	};
}
function mentionsIn(tree, names) {
	const found = /* @__PURE__ */ new Map();
	const documents = (tree?.paths ?? []).filter((path) => DOCUMENT.test(path));
	for (const path of documents.slice(0, MOST_DOCUMENTS)) {
		const content = tree?.read(path);
		if (content?.kind !== "bytes" || content.bytes.length > MOST_BYTES$1) continue;
		for (const line of new TextDecoder().decode(content.bytes).split("\n")) for (const [kind, name] of mentionsOf(line, names)) {
			const id = `${kind} ${name}`;
			if (!found.has(id)) found.set(id, path);
		}
	}
	return found;
}
const KINDS = [["Secret", /\bsecrets?\b/i], ["ConfigMap", /\bconfig[- ]?maps?\b/i]];
const FIELD = /^[\s>-]*[\w.]+:(?:[ \t]|$)/;
const WORD$1 = /(["'`]?)([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)\1/g;
function* mentionsOf(line, names) {
	if (FIELD.test(line)) return;
	const kinds = KINDS.filter(([, word]) => word.test(line)).map(([kind]) => kind);
	if (kinds.length === 0) return;
	for (const [, quote = "", name = ""] of line.matchAll(WORD$1)) {
		if (!names.has(name) || quote === "" && !/[-.]/.test(name)) continue;
		for (const kind of kinds) yield [kind, name];
	}
}
// src/references/possible/failed-builds.ts
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
const KUSTOMIZATION$1 = /(?:^|\/)kustomization(?:\.ya?ml)?$/i;
function failedBuilds(builds, files, names) {
	const failed = builds.filter(({ failures, partial }) => failures.length > 0 || partial.length > 0);
	if (failed.length === 0) return () => void 0;
	const texts = new Map(files.map(({ path, source }) => [path, source?.text ?? ""]));
	const mentions = /* @__PURE__ */ new Map();
	for (const { id, files: own, failures } of failed) {
		const why = failures.length > 0 ? "cannot be built" : "needs files that are not here";
		for (const path of own) {
			if (failures.length === 0 && !KUSTOMIZATION$1.test(path)) continue;
			const words = new Set(texts.get(path)?.match(WORD));
			for (const word of words) if (names.has(word)) appendTo(mentions, word, {
				path,
				build: id,
				why
			});
		}
	}
	const filesOf = new Map(builds.map((build) => [build.id, new Set(build.files)]));
	return ({ name, build }) => {
		const other = mentions.get(name)?.find(({ path }) => !filesOf.get(build)?.has(path));
		if (other === void 0) return void 0;
		return `${other.path} mentions it, and the kustomization ${other.build} ${other.why}`;
	};
}
// src/references/not-deployed.ts
function notDeployed(files, builds) {
	const byName = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (file.class.kind !== "skipped" || file.class.as !== "not-deployed") continue;
		for (const { kind, group, name, node } of file.documents.flatMap((each) => each.manifests)) {
			const at = scalarAt(node, "metadata", "name");
			if (group !== "" || name === void 0 || at === void 0) continue;
			const key = `${kind} ${name}`;
			appendTo(byName, key, {
				at,
				folder: folderOf$1(file.path)
			});
		}
	}
	const foldersOf = new Map(builds.map(({ id, files: own }) => [id, new Set(own.map(folderOf$1))]));
	return ({ kind, name, build }) => byName.get(`${kind} ${name}`)?.find(({ folder }) => foldersOf.get(build)?.has(folder))?.at;
}
// src/references/fields/bootstrap-field.ts
const FIELDS = {
	"kustomize.toolkit.fluxcd.io": /^spec\.(?:decryption|kubeConfig)\./,
	"helm.toolkit.fluxcd.io": /^spec\.kubeConfig\./,
	"source.toolkit.fluxcd.io": /^/,
	"external-secrets.io": /^spec\.provider\./
};
function isBootstrapField({ path, manifest }) {
	return FIELDS[manifest.group]?.test(path) === true;
}
// src/references/odd-one-out.ts
const FEWEST = 2;
const FEWEST_IN_FIELD = 4;
const SATISFIED = /* @__PURE__ */ new Set([
	"present",
	"elsewhere",
	"produced",
	"assumed"
]);
function oddOnesOut(references, early) {
	const judged = references.flatMap((reference, at) => reference.use === "custom-resource" && isDocumentedField(reference) ? [{
		reference,
		verdict: early[at]
	}] : []);
	const odd = /* @__PURE__ */ new Set();
	for (const ofObject of groupBy(judged, ({ reference }) => reference.manifest.node).values()) for (const own of groupBy(ofObject, ({ reference }) => reference.build).values()) addOdd(own, FEWEST, odd);
	const fields = groupBy(judged, ({ reference }) => fieldOf(reference));
	for (const ofField of fields.values()) if (!ofField.some(({ reference }) => isBootstrapField(reference))) addOdd(ofField, FEWEST_IN_FIELD, odd);
	return odd;
}
function addOdd(siblings, fewest, odd) {
	const missing = siblings.filter(({ verdict }) => verdict === void 0);
	const satisfied = siblings.filter(({ verdict }) => SATISFIED.has(verdict?.kind));
	if (!(new Set(missing.map(({ reference }) => `${reference.kind} ${reference.name}`)).size === 1 && satisfied.length + missing.length === siblings.length) || satisfied.length < fewest) return;
	for (const { reference } of missing) odd.add(reference);
}
function fieldOf({ kind, path, manifest }) {
	const shape = /(?:valueFrom|envFrom)\b.*$/.exec(path)?.[0] ?? path;
	return JSON.stringify([
		kind,
		manifest.group,
		manifest.kind,
		shape.replaceAll(/\[\d+\]/g, "")
	]);
}
// src/references/prove.ts
const MOST_COPIES = 3;
const FEWEST_SIBLINGS = 2;
function proofs(references, index) {
	const filesNaming = filesByName(references);
	return (reference, missing) => {
		const slip = slipOf(reference, missing);
		if (reference.use === "custom-resource") return controllerProof(reference, missing, slip);
		if (missing.hashed !== void 0) return "unhashed";
		if (missing.otherKind !== void 0) return "other-kind";
		if (slip === "swap") return "near-miss";
		if (hasEverySibling(reference, missing, index)) return "siblings";
		if (isInOtherNamespace(reference, missing, index)) return "other-namespace";
		const copies = filesNaming.get(nameKey(reference))?.size ?? 0;
		return slip === "slip" && copies <= MOST_COPIES ? "near-miss" : void 0;
	};
}
function controllerProof(reference, { hashed }, slip) {
	if (hashed !== void 0) return "unhashed";
	if (slip === "swap") return "near-miss";
	return slip !== void 0 && isDocumentedField(reference) ? "near-miss" : void 0;
}
function slipOf({ at, name }, { nearest }) {
	if (nearest === void 0) return void 0;
	return nearMiss(writtenName(at, name), writtenName(nearest.at, nearest.name));
}
function hasEverySibling({ kind, manifest, build }, { siblings }, index) {
	const having = new Set(siblings.map((sibling) => sibling.build));
	if (having.size < (kind === "Secret" ? FEWEST_SIBLINGS : 1)) return false;
	return index.siblingsOf(manifest, build).every((id) => having.has(id));
}
function isInOtherNamespace({ namespace, build, manifest }, { elsewhere }, index) {
	if (isOpenNamespace(namespace)) return false;
	return elsewhere.some((source) => index.scopeOf(build, source.build) !== "open" || writtenNamespaceOf(manifest) !== void 0 && writtenNamespaceOf(source.producer.manifest) !== void 0);
}
function filesByName(references) {
	const files = /* @__PURE__ */ new Map();
	for (const reference of references) {
		const key = nameKey(reference);
		const { path } = hostSpan(reference.at).file;
		const known = files.get(key);
		if (known === void 0) files.set(key, /* @__PURE__ */ new Set([path]));
		else known.add(path);
	}
	return files;
}
function nameKey({ kind, name }) {
	return `${kind} ${name}`;
}
// src/references/well-known-sources.ts
const GENERATED = "[bcdfghjklmnpqrstvwxz2456789]{5}";
const WELL_KNOWN = [
	{
		kind: "ConfigMap",
		name: "kube-root-ca.crt",
		madeBy: "Kubernetes in every namespace"
	},
	{
		kind: "ConfigMap",
		name: "openshift-service-ca.crt",
		madeBy: "OpenShift in every namespace"
	},
	{
		kind: "ConfigMap",
		name: "istio-ca-root-cert",
		madeBy: "Istio in every namespace"
	},
	{
		kind: "ConfigMap",
		name: /^(?:extension-apiserver-authentication|kube-apiserver-legacy-service-account-token-tracking)$/,
		namespace: "kube-system",
		madeBy: "the API server"
	},
	{
		kind: "ConfigMap",
		name: /^(?:kubeadm-config|kubelet-config(?:-1\.\d+)?|coredns|kube-proxy)$/,
		namespace: "kube-system",
		madeBy: "kubeadm"
	},
	{
		kind: "ConfigMap",
		name: "cluster-info",
		namespace: "kube-public",
		madeBy: "kubeadm"
	},
	{
		kind: "ConfigMap",
		name: "aws-auth",
		namespace: "kube-system",
		madeBy: "EKS"
	},
	{
		kind: "Secret",
		name: "pull-secret",
		namespace: "openshift-config",
		madeBy: "OpenShift"
	},
	{
		kind: "Secret",
		name: "router-certs-default",
		namespace: "openshift-ingress",
		madeBy: "OpenShift"
	},
	{
		kind: "Secret",
		name: /^argocd-(?:redis|initial-admin-secret)$/,
		madeBy: "Argo CD"
	},
	{
		kind: "Secret",
		name: "kedaorg-certs",
		madeBy: "KEDA"
	},
	{
		kind: "Secret",
		name: "cert-manager-webhook-ca",
		namespace: "cert-manager",
		madeBy: "cert-manager"
	},
	{
		kind: "Secret",
		name: /^(?:bootstrap-secret|serving-cert|tls-rancher(?:-internal(?:-ca)?)?)$/,
		namespace: "cattle-system",
		madeBy: "Rancher"
	},
	{
		kind: "Secret",
		name: /^longhorn-webhook-(?:ca|tls)$/,
		namespace: "longhorn-system",
		madeBy: "Longhorn"
	},
	{
		kind: "Secret",
		name: "velero-repo-credentials",
		namespace: "velero",
		madeBy: "Velero"
	},
	{
		kind: "Secret",
		name: "gatekeeper-webhook-server-cert",
		namespace: "gatekeeper-system",
		madeBy: "Gatekeeper"
	},
	{
		kind: "Secret",
		name: /^rook-csi-(?:rbd|cephfs)-(?:provisioner|node)$/,
		madeBy: "Rook for its StorageClasses"
	},
	{
		kind: "Secret",
		name: new RegExp(`^[a-z0-9][-a-z0-9.]*-token-${GENERATED}$`),
		madeBy: "Kubernetes before 1.24 for a ServiceAccount"
	},
	{
		kind: "Secret",
		name: new RegExp(`^[a-z0-9][-a-z0-9.]*-dockercfg-${GENERATED}$`),
		madeBy: "OpenShift for a ServiceAccount"
	}
];
function wellKnownReason({ kind, name, namespace }) {
	const found = WELL_KNOWN.find((each) => each.kind === kind && (typeof each.name === "string" ? each.name === name : each.name.test(name)) && (each.namespace === void 0 || mayMeet(each.namespace, namespace)));
	return found === void 0 ? void 0 : `made by ${found.madeBy}`;
}
// src/references/judge-references.ts
function judgeReferences(references, sources, surroundings) {
	const index = indexSources(sources, surroundings.builds, surroundings.tree);
	const declared = declaredSources(surroundings.settings.externals);
	const early = references.map((reference) => judgeEarly(reference, index, declared));
	const judgeLate = lateJudge(references.filter((_, at) => early[at] === void 0), references, index, surroundings, oddOnesOut(references, early));
	return references.map((reference, at) => {
		const verdict = early[at] ?? judgeLate(reference);
		return {
			reference,
			verdict,
			at: spanFor(reference, verdict)
		};
	});
}
function judgeEarly(reference, index, declaredOf) {
	const { name } = reference;
	const choice = chooseSources(reference, index);
	const found = choice === void 0 ? void 0 : judgeFound(reference, choice, index);
	if (found !== void 0 && found.kind !== "broken" && found.kind !== "optional") return found;
	if (isTemplatedName(name)) return {
		kind: "unknown",
		reason: `the name \`${name}\` is a template`
	};
	const declared = declaredOf(reference);
	if (declared?.kind === "assumed") return declared;
	if (found !== void 0) return found;
	if (declared !== void 0) return declared;
	const wellKnown = wellKnownReason(reference);
	return wellKnown === void 0 ? void 0 : {
		kind: "assumed",
		reason: wellKnown
	};
}
function lateJudge(undecided, references, index, { builds, files, tree, settings, before }, odd) {
	if (undecided.length === 0) return () => ({
		kind: "unknown",
		reason: "nothing is missing"
	});
	const names = new Set(undecided.map(({ name }) => name));
	const registry = registryWith(settings.producers ?? []);
	const handMade = handMadeSources(files, tree, names);
	const making = [failedBuilds(builds, files, names), handMade.made];
	const naming = [
		mentioningFiles(files, tree, names),
		handMade.named,
		mentionedInDocuments(tree, names)
	];
	const guessing = [...guessesOf(references, index, {
		builds,
		files
	}, registry), handMade.perhaps];
	const removedOf = removedSources(before, tree, registry);
	const missingOf = missingSources(index, notDeployed(files, builds));
	const prove = proofs(references, index);
	return (reference) => {
		const missing = missingOf(reference);
		const proof = prove(reference, missing);
		const harmless = harmlessReason(reference, proof !== void 0 || odd.has(reference));
		const isOtherKind = proof === "other-kind";
		const named = harmless ?? firstReason(making, reference) ?? (isOtherKind ? void 0 : firstReason(naming, reference));
		if (named !== void 0) return {
			kind: "unknown",
			reason: named
		};
		if (proof !== void 0 && !reference.optional) return {
			kind: "broken",
			missing,
			proof
		};
		const guess = proof === void 0 ? firstReason(guessing, reference) : void 0;
		const removed = reference.optional ? void 0 : removedOf(reference, guess);
		if (removed !== void 0) return {
			kind: "broken",
			missing: {
				...missing,
				removed
			},
			proof: "removed"
		};
		if (guess !== void 0) return {
			kind: "unknown",
			reason: guess
		};
		return {
			kind: reference.optional ? "optional" : "untraced",
			missing
		};
	};
}
function harmlessReason({ use, harmless, kind, name }, isTold) {
	if (harmless !== void 0) return harmless;
	if (use === "custom-resource" && !isTold) return "its controller decides what a missing source means";
	return use === "volume-item" ? `${kind} \`${name}\` itself is not found` : void 0;
}
function spanFor({ at, key, use }, verdict) {
	const missing = missingIn(verdict);
	return (use === "volume-item" || missing?.what === "key") && key !== void 0 ? key.at : at;
}
// src/references/references-by-source.ts
function referencesBySource(references, sources, builds, repositories) {
	const index = indexSources(sources, builds, {
		paths: [],
		...repositories !== void 0 && { repositories }
	});
	const bySource = /* @__PURE__ */ new Map();
	for (const judged of references) for (const source of chooseSources(judged.reference, index)?.possible ?? []) appendTo(bySource, source, judged);
	return bySource;
}
// src/resolve/value-parts.ts
const EMPTY_VALUE = [];
function textValue(text) {
	return text === "" ? EMPTY_VALUE : [{
		kind: "text",
		text
	}];
}
function placeholderValue(label) {
	return [{
		kind: "placeholder",
		label
	}];
}
function joinValues(values) {
	const parts = [];
	let texts = [];
	const flush = () => {
		if (texts.length > 0) parts.push({
			kind: "text",
			text: texts.join("")
		});
		texts = [];
	};
	for (const value of values) for (const part of value) if (part.kind === "text") texts.push(part.text);
	else {
		flush();
		parts.push(part);
	}
	flush();
	return parts.slice();
}
function isEmptyValue(value) {
	return value.every((part) => part.kind !== "placeholder" && part.text === "");
}
function shownText(value) {
	return value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join("");
}
// src/resolve/service-variables.ts
function serviceVariables(service) {
	const { clusterIp, ports } = service;
	const prefix = variableName(service.name);
	const [first] = ports;
	if (first === void 0) return [];
	const named = ports.filter(({ name }) => name !== "");
	return [
		{
			name: `${prefix}_SERVICE_HOST`,
			value: clusterIp
		},
		{
			name: `${prefix}_SERVICE_PORT`,
			value: textValue(first.port)
		},
		...named.map(({ name, port }) => ({
			name: `${prefix}_SERVICE_PORT_${variableName(name)}`,
			value: textValue(port)
		})),
		{
			name: `${prefix}_PORT`,
			value: urlOf(first, clusterIp)
		},
		...ports.flatMap((port) => linkVariables(prefix, port, clusterIp))
	];
}
function portsOf({ node, dialect }) {
	return itemsAt(node, "spec", "ports").flatMap((item) => {
		const port = scalarText(scalarAt(item, "port"), dialect);
		if (!/^[0-9]{1,5}$/.test(port)) return [];
		return [{
			name: scalarText(scalarAt(item, "name"), dialect),
			port,
			protocol: scalarText(scalarAt(item, "protocol"), dialect) || "TCP"
		}];
	});
}
function linkVariables(prefix, port, clusterIp) {
	const name = `${prefix}_PORT_${port.port}_${port.protocol.toUpperCase()}`;
	return [
		{
			name,
			value: urlOf(port, clusterIp)
		},
		{
			name: `${name}_PROTO`,
			value: textValue(port.protocol.toLowerCase())
		},
		{
			name: `${name}_PORT`,
			value: textValue(port.port)
		},
		{
			name: `${name}_ADDR`,
			value: clusterIp
		}
	];
}
function urlOf({ port, protocol }, clusterIp) {
	return joinValues([
		textValue(`${protocol.toLowerCase()}://`),
		...clusterIp.some((part) => part.kind === "text" && part.text.includes(":")) ? [
			textValue("["),
			clusterIp,
			textValue("]")
		] : [clusterIp],
		textValue(`:${port}`)
	]);
}
function variableName(name) {
	return name.replaceAll("-", "_").toUpperCase();
}
// src/resolve/services-of.ts
function serviceBinding({ layers }, name) {
	return layers.findLast((layer) => layer.has(name))?.get(name);
}
function serviceBindings({ layers }, hidden) {
	return layers.flatMap((layer, at) => {
		const above = layers.slice(at + 1);
		return [...layer.values()].filter(({ name }) => !hidden.has(name) && !above.some((other) => other.has(name)));
	});
}
const NO_SERVICES = { layers: [] };
const API_SERVER = {
	name: "kubernetes",
	namespace: "default",
	at: void 0,
	clusterIp: placeholderValue("cluster IP of kubernetes"),
	ports: [{
		name: "https",
		port: "443",
		protocol: "TCP"
	}]
};
const API_LAYER = layerOf([API_SERVER]);
const NO_LAYER = /* @__PURE__ */ new Map();
function servicesOf(builds, facts) {
	if (facts.services?.kind === "none") return () => NO_SERVICES;
	const buildOf = new Map(builds.map((build) => [build.id, build]));
	const known = /* @__PURE__ */ new Map();
	const inFolders = folderServices(builds, facts);
	return (workload) => {
		const { build, manifest, podSpec } = workload;
		const { namespace, dialect } = manifest;
		const links = !isFalse(scalarAt(podSpec, "enableServiceLinks"), dialect);
		const key = JSON.stringify([
			build,
			namespace,
			links
		]);
		let services = known.get(key);
		if (services === void 0) {
			const { objects = [], kind } = buildOf.get(build) ?? {};
			const shared = kind === "folder" && links ? inFolders(namespace) : NONE_SHARED;
			const [api, others] = splitOwn(findServices(objects, facts).filter((service) => !shared.names.has(service.name) && (isApiServer(service) || links && matches(service.namespace, namespace))));
			services = { layers: [
				api,
				shared.layer,
				others
			].filter(({ size }) => size > 0) };
			known.set(key, services);
		}
		return services;
	};
}
function splitOwn(own) {
	const [first, ...others] = own;
	return first === API_SERVER && !others.some(({ name }) => name === API_SERVER.name) ? [API_LAYER, layerOf(others)] : [NO_LAYER, layerOf(own)];
}
const NONE_SHARED = {
	layer: NO_LAYER,
	names: /* @__PURE__ */ new Set()
};
function folderServices(builds, facts) {
	let found;
	const known = /* @__PURE__ */ new Map();
	return (namespace) => {
		if (namespace === void 0) return NONE_SHARED;
		let shared = known.get(namespace);
		if (shared === void 0) {
			found ??= servicesByNamespace(builds, facts);
			const services = found.get(namespace) ?? [];
			const names = new Set(services.map(({ name }) => name));
			shared = {
				layer: layerOf(services),
				names
			};
			known.set(namespace, shared);
		}
		return shared;
	};
}
function servicesByNamespace(builds, facts) {
	const byNamespace = /* @__PURE__ */ new Map();
	for (const { kind, objects } of builds) for (const manifest of kind === "folder" ? objects : []) {
		const service = findService(manifest, facts);
		if (service === void 0 || isApiServer(service)) continue;
		appendTo(byNamespace, service.namespace, service);
	}
	return byNamespace;
}
function findServices(objects, facts) {
	const found = objects.flatMap((manifest) => findService(manifest, facts) ?? []);
	return facts.services === void 0 && !found.some(isApiServer) ? [API_SERVER, ...found] : found;
}
function findService(manifest, facts) {
	const { group, kind, name, namespace, node, dialect } = manifest;
	if (group !== "" || kind !== "Service" || !name || /[{}$]/.test(name)) return void 0;
	const clusterIp = clusterIpOf(manifest, facts);
	if (clusterIp === void 0) return void 0;
	const at = scalarAt(node, "metadata", "name") ?? node;
	return {
		name,
		namespace,
		clusterIp,
		ports: portsOf({
			...manifest,
			dialect
		}),
		at
	};
}
function clusterIpOf(manifest, { services }) {
	const { name = "", namespace, node, dialect } = manifest;
	if (services?.kind === "listed") {
		const ip = services.clusterIPs.get(`${namespace ?? ""}/${name}`);
		return ip === void 0 || ip === "" || ip === "None" ? void 0 : textValue(ip);
	}
	const written = scalarText(scalarAt(node, "spec", "clusterIP"), dialect);
	const type = scalarText(scalarAt(node, "spec", "type"), dialect);
	if (written === "None" || type === "ExternalName") return void 0;
	return written === "" ? placeholderValue(`cluster IP of ${name}`) : textValue(written);
}
function layerOf(services) {
	const byService = /* @__PURE__ */ new Map();
	for (const service of services) if (!isApiServer(service) || !byService.has(service.name)) byService.set(service.name, service);
	const layer = /* @__PURE__ */ new Map();
	for (const service of byService.values()) {
		const from = {
			kind: "service",
			service: service.name,
			at: service.at
		};
		for (const { name, value } of serviceVariables(service)) layer.set(name, {
			name,
			value,
			from,
			hides: [],
			unresolved: []
		});
	}
	return layer;
}
function isApiServer({ name, namespace }) {
	return name === "kubernetes" && namespace === "default";
}
function matches(one, other) {
	return one === void 0 || other === void 0 || one === other;
}
const OF_CONTAINER = 6291456;
const OF_RUN = 67108864;
const VARIABLES_OF_CONTAINER = 2e4;
const VARIABLES_OF_RUN = 2e6;
const PER_PART = 16;
function runBudget() {
	return {
		left: OF_RUN,
		variables: VARIABLES_OF_RUN,
		spent: false
	};
}
function isAmple({ left, variables }) {
	return left > OF_RUN / 2 && variables > VARIABLES_OF_RUN / 2;
}
function containerBudget(run) {
	return {
		left: Math.min(OF_CONTAINER, run.left),
		variables: Math.min(VARIABLES_OF_CONTAINER, run.variables),
		spent: false
	};
}
function settle(run, before, after) {
	run.left -= before.left - after.left;
	run.variables -= before.variables - after.variables;
}
function costOf(value) {
	let cost = 0;
	for (const part of value) cost += PER_PART + (part.kind === "placeholder" ? part.label.length : part.text.length);
	return cost;
}
// src/resolve/pods-of.ts
function podsOf(judged, builds, { kubernetesVersion, facts = {} }, budget = runBudget()) {
	const judgedOf = groupBy(judged, ({ reference }) => reference.workload);
	const services = servicesOf(builds, facts);
	return (workload) => ({
		workload,
		dialect: workload.manifest.dialect,
		namespace: workload.manifest.namespace ?? "<namespace>",
		version: kubernetesVersion,
		facts,
		judged: new Map(judgedOf.get(workload)?.map((each) => [each.reference.path, each])),
		services: services(workload),
		budget
	});
}
// src/resolve/env-file.ts
const QUOTED_SINCE = 35;
const MAX_LINE = 65536;
const NOT_FOUND = {
	kind: "value",
	value: ""
};
function readEnvFile(text, key, version) {
	const lines = linesOf(text);
	return version >= QUOTED_SINCE ? readQuoted(lines, key) : readContinued(lines, key);
}
function readQuoted(lines, key) {
	let at = 0;
	while (at < lines.length) {
		const line = trimStart(lines[at] ?? "");
		const number = ++at;
		if (isTooLong(lines[at - 1])) return tooLong();
		if (line === "" || line.startsWith("#")) continue;
		const name = readName(line, number);
		if (name.kind === "error") return name;
		const rest = line.slice(name.value.length + 1);
		if (rest !== trimStart(rest)) {
			if (name.value === key) return NOT_FOUND;
			continue;
		}
		if (!rest.startsWith("'")) return refusal(`at line ${number}: value must be enclosed in single quotes`);
		const quoted = readQuote(lines, at, rest.slice(1));
		if (quoted.kind === "error") return quoted;
		if (name.value === key) return quoted;
		at = quoted.next;
	}
	return NOT_FOUND;
}
function readName(line, number) {
	const equals = line.indexOf("=");
	if (equals === -1) return refusal(`at line ${number}: missing '='`);
	const written = line.slice(0, equals);
	const name = trimEnd(written);
	if (name === "") return refusal(`at line ${number}: empty variable name`);
	if (name !== written) return refusal(`at line ${number}: whitespace before '=' is not allowed`);
	return {
		kind: "value",
		value: name
	};
}
function readQuote(lines, at, first) {
	const parts = [];
	let rest = first;
	for (let next = at;; next++) {
		const close = rest.indexOf("'");
		if (close !== -1) {
			parts.push(rest.slice(0, close));
			const after = trimStart(rest.slice(close + 1));
			if (after !== "" && !after.startsWith("#")) return refusal(`at line ${next}: unexpected content after closing quote`);
			return {
				kind: "value",
				value: parts.join("\n"),
				next
			};
		}
		parts.push(rest);
		const line = lines[next];
		if (line === void 0 || isTooLong(line)) return refusal(`starting at line ${at}: unclosed single quote`);
		rest = line;
	}
}
function readContinued(lines, key) {
	const joined = [];
	for (const [index, written] of lines.entries()) {
		if (isTooLong(written)) return tooLong();
		const line = trimStart(written);
		const continues = joined.length > 0;
		if (line === "" || line.startsWith("#")) {
			const what = line === "" ? "blank line" : "comment";
			if (continues) return refusal(`at line ${index + 1}: ${what} in continuation`);
			continue;
		}
		const trimmed = trimEnd(line);
		if (trimmed.endsWith("\\")) {
			joined.push(trimEnd(trimmed.slice(0, -1)));
			continue;
		}
		joined.push(continues ? trimmed : line);
		const whole = joined.join(" ");
		joined.length = 0;
		const equals = whole.indexOf("=");
		const name = whole.slice(0, Math.max(equals, 0)).trim();
		if (equals === -1 || name === "") return refusal(`at line ${index + 1}`);
		if (name === key) return {
			kind: "value",
			value: whole.slice(equals + 1).trim()
		};
	}
	if (joined.length === 0) return NOT_FOUND;
	return {
		kind: "error",
		message: "unexpected end of file: unfinished line continuation"
	};
}
function linesOf(text) {
	const lines = text.split("\n").map((line) => line.endsWith("\r") ? line.slice(0, -1) : line);
	if (lines.at(-1) === "" && text.at(-1) !== "\r") lines.pop();
	return lines;
}
function isTooLong(line) {
	return line !== void 0 && line.length * 3 >= MAX_LINE && new TextEncoder().encode(line).length >= MAX_LINE;
}
function tooLong() {
	return {
		kind: "error",
		message: "error reading environment variable file: token too long"
	};
}
function refusal(where) {
	return {
		kind: "error",
		message: `invalid environment variable format ${where}`
	};
}
function trimStart(text) {
	return text.replace(/^[ \t]+/, "");
}
function trimEnd(text) {
	let end = text.length;
	while (end > 0 && (text[end - 1] === " " || text[end - 1] === "	")) end--;
	return text.slice(0, end);
}
// src/resolve/volumes-of.ts
const volumesOf = memo((workload) => new Map([...ownVolumes(workload), ...claimedVolumes(workload)]));
const mountedVolumes = memo((workload) => {
	const names = new Set(workload.containers.flatMap(({ node }) => mountedNames(node, workload)));
	return new Map([...volumesOf(workload)].filter(([name]) => names.has(name)));
});
function mountedNames(container, { manifest }) {
	return itemsAt(container, "volumeMounts").map((mount) => scalarText(scalarAt(mount, "name"), manifest.dialect));
}
function ownVolumes({ podSpec, path, manifest }) {
	return itemsAt(podSpec, "volumes").flatMap((node, index) => {
		if (node.kind !== "map") return [];
		const name = scalarText(scalarAt(node, "name"), manifest.dialect);
		return [[name, {
			name,
			node,
			path: `${path}.volumes[${index}]`
		}]];
	});
}
function claimedVolumes({ manifest }) {
	if (manifest.kind !== "StatefulSet") return [];
	return itemsAt(manifest.node, "spec", "volumeClaimTemplates").flatMap((node) => {
		if (node.kind !== "map") return [];
		const name = scalarText(scalarAt(node, "metadata", "name"), manifest.dialect);
		return [[name, {
			name,
			node,
			path: void 0
		}]];
	});
}
// src/resolve/add-file-key.ts
const ALPHA_SINCE = 34;
const ON_SINCE = 35;
const MAX_ALPHA_KEY = 128;
const MAX_ALPHA_VALUE = 32768;
function addFileKey(entry, ref) {
	const { name, node, pod, builder } = entry;
	const { dialect, version, facts } = pod;
	const text = (field) => scalarText(scalarAt(ref, field), dialect);
	const [volume, path, key] = [
		text("volumeName"),
		text("path"),
		text("key")
	];
	const from = {
		kind: "file",
		path,
		key,
		at: scalarAt(ref, "key") ?? ref,
		itemAt: node
	};
	if (!(version >= ON_SINCE || version >= ALPHA_SINCE && facts.files !== void 0)) {
		builder.assign(name, EMPTY_VALUE, from);
		return;
	}
	if (pod.workload.core && !mountedVolumes(pod.workload).has(volume)) {
		builder.fail(`cannot find the volume ${goQuote(volume)} referenced by FileKeyRef`, ref);
		return;
	}
	const files = facts.files?.get(volume);
	if (files === void 0) {
		const label = `key ${key} of file ${path} in volume ${volume}`;
		builder.assign(name, placeholderValue(label), from);
		return;
	}
	const file = safePath(path);
	const found = readKey(files.get(file), key, version);
	const optional = isTrue(valueAt(ref, "optional"), dialect);
	if (found.kind === "error") builder.fail(found.message, ref);
	else if (found.value !== "") builder.assign(name, textValue(found.value), from);
	else if (optional) builder.skip({
		name,
		at: node,
		reason: `optional, and file ${path} has no key ${key}`
	});
	else {
		const place = goQuote(`<volume-host-path>/${file}`);
		builder.fail(`environment variable key ${goQuote(key)} not found in file ${place}`, ref);
	}
}
function readKey(content, key, version) {
	const isAlpha = version < ON_SINCE;
	if (isAlpha && byteLength(key) > MAX_ALPHA_KEY) return failed(`key ${goQuote(key)} exceeds maximum length of ${MAX_ALPHA_KEY} characters`);
	const found = content === void 0 ? void 0 : readEnvFile(content, key, version);
	if (found === void 0 || found.kind === "error") return {
		kind: "error",
		message: "couldn't parse env file"
	};
	if (isAlpha && byteLength(found.value) > MAX_ALPHA_VALUE) return failed(`value for key ${goQuote(key)} exceeds maximum size of 32KB`);
	return found;
}
function failed(what) {
	return {
		kind: "error",
		message: `environment variable ${what}`
	};
}
function safePath(path) {
	const steps = [];
	for (const step of path.split("/")) if (step === "..") steps.pop();
	else if (step !== "" && step !== ".") steps.push(step);
	return steps.join("/");
}
function byteLength(text) {
	return new TextEncoder().encode(text).length;
}
// src/resolve/expand.ts
const UNICODE_SINCE = 34;
function expand(text, lookup, version, budget = runBudget()) {
	if (!text.includes("$")) return {
		value: textValue(text),
		missing: []
	};
	const values = valueList(budget);
	const missing = [];
	const lastClose = text.lastIndexOf(")");
	let checkpoint = 0;
	let at = text.indexOf("$");
	while (at !== -1 && at + 1 < text.length) {
		const next = text[at + 1];
		let end = at + 1;
		if (next === "$") {
			values.push(textValue(text.slice(checkpoint, at + 1)));
			end = checkpoint = at + 2;
		} else if (next === "(" && at + 2 <= lastClose) {
			const close = text.indexOf(")", at + 2);
			const name = text.slice(at + 2, close);
			const value = lookup(name);
			values.push(textValue(text.slice(checkpoint, at)));
			if (value === void 0) missing.push({
				name,
				offset: at
			});
			values.push(value ?? textValue(text.slice(at, close + 1)));
			end = checkpoint = close + 1;
		} else if (version < UNICODE_SINCE && isBeyondAscii(next)) {
			values.push(textValue(text.slice(checkpoint, at + 1)), textValue(garbled(text, at + 1)));
			end = checkpoint = at + 1 + charLength(text, at + 1);
		}
		at = text.indexOf("$", end);
	}
	values.push(textValue(text.slice(checkpoint)));
	return {
		value: values.joined(),
		missing
	};
}
function valueList(budget) {
	const values = [];
	let cost = 0;
	let parts = 0;
	return {
		push: (...more) => {
			for (const value of more) {
				parts += value.length;
				cost += costOf(value);
				if (isWithin(cost, parts, budget)) values.push(value);
			}
		},
		joined: () => {
			if (isWithin(cost, parts, budget)) {
				budget.left -= cost;
				return joinValues(values);
			}
			budget.spent = true;
			return placeholderValue("more text than a process can be given");
		}
	};
}
function isWithin(cost, parts, { left }) {
	return cost <= 1048576 && parts <= 1e4 && cost <= left;
}
function isBeyondAscii(char) {
	return char !== void 0 && char > "";
}
function garbled(text, at) {
	const bytes = new TextEncoder().encode(String.fromCodePoint(text.codePointAt(at) ?? 0));
	return String.fromCodePoint(bytes[0] ?? 0) + new TextDecoder().decode(bytes.subarray(1));
}
function charLength(text, at) {
	return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}
// src/resolve/scalar-value.ts
function scalarValue(node, dialect) {
	if (node?.kind !== "scalar" || node.value === void 0) return textValue(scalarText(node, dialect));
	const { value } = node;
	if (value.map((part) => part.kind === "placeholder" ? "" : part.text).join("") === node.text || value.some(({ kind }) => kind === "placeholder")) return value;
	const secret = value.find(({ kind }) => kind === "secret");
	if (secret === void 0) return textValue(scalarText(node, dialect));
	return [{
		kind: "secret",
		text: node.text,
		label: secret.kind === "secret" ? secret.label : ""
	}];
}
// src/resolve/expand-field.ts
function expandField(node, lookup, pod, setLater = () => void 0) {
	const expansions = scalarValue(node, pod.dialect).map((part) => part.kind === "text" ? expand(part.text, lookup, pod.version, pod.budget) : {
		value: [part],
		missing: []
	});
	const value = joinValues(expansions.map((each) => each.value));
	const missing = expansions.flatMap((each) => each.missing);
	const placeOf = placesIn(node);
	return {
		value,
		at: node,
		unresolved: missing.map(({ name }) => ({
			name,
			setLater: setLater(name),
			at: placeOf(`$(${name})`)
		}))
	};
}
function placesIn(node) {
	const { file, start, end } = node;
	let from = start;
	let lost = false;
	return (text) => {
		const at = lost ? -1 : indexWithin(file.text, text, from, end);
		if (at === -1) {
			lost = true;
			return node;
		}
		const found = {
			file,
			start: at,
			end: at + text.length
		};
		from = found.end;
		return found;
	};
}
function indexWithin(text, part, from, end) {
	const at = text.indexOf(part, from);
	return at !== -1 && at + part.length <= end ? at : -1;
}
// src/resolve/pod-field.ts
const METADATA = [
	"metadata.name",
	"metadata.namespace",
	"metadata.uid"
];
const RUNTIME = [
	"spec.nodeName",
	"spec.serviceAccountName",
	"status.hostIP",
	"status.hostIPs",
	"status.podIP",
	"status.podIPs"
];
const CONVERTED_ONLY = /* @__PURE__ */ new Set([
	"spec.restartPolicy",
	"spec.schedulerName",
	"status.phase"
]);
const HOST_IPS_SINCE = 28;
function envField(apiVersion, fieldPath, version) {
	if (apiVersion !== "v1") return unusable(`unsupported pod version: ${apiVersion}`);
	const split = splitSubscript(fieldPath);
	if (split !== void 0) {
		if (podMapOf(split.path) !== void 0) return extract(fieldPath);
		return unusable(`field label does not support subscript: ${fieldPath}`);
	}
	const path = fieldPath === "spec.host" ? "spec.nodeName" : fieldPath;
	const runtime = RUNTIME.find((known) => known === path);
	if (runtime !== void 0 && !(path === "status.hostIPs" && version < HOST_IPS_SINCE)) return {
		kind: "plain",
		path: runtime
	};
	if (METADATA.some((each) => each === path) || podMapOf(path) !== void 0 || CONVERTED_ONLY.has(path)) return extract(path);
	return unusable(`field label not supported: ${fieldPath}`);
}
function volumeField(fieldPath) {
	return extract(fieldPath);
}
function extract(fieldPath) {
	const split = splitSubscript(fieldPath);
	if (split !== void 0) return subscripted(fieldPath, split.path, split.subscript);
	const map = podMapOf(fieldPath);
	if (map !== void 0) return {
		kind: "map",
		map
	};
	const path = METADATA.find((known) => known === fieldPath);
	return path === void 0 ? unusable(`unsupported fieldPath: ${fieldPath}`) : {
		kind: "plain",
		path
	};
}
function subscripted(fieldPath, path, key) {
	const map = podMapOf(path);
	if (map === void 0) return unusable(`fieldPath "${fieldPath}" does not support subscript`);
	const refusals = labelKeyRefusals(map === "annotations" ? key.toLowerCase() : key);
	if (refusals.length > 0) return unusable(`invalid key subscript in ${fieldPath}: ${refusals.join(";")}`);
	return {
		kind: "subscript",
		map,
		key
	};
}
function podMapOf(path) {
	if (path === "metadata.labels") return "labels";
	return path === "metadata.annotations" ? "annotations" : void 0;
}
function unusable(message) {
	return {
		kind: "unusable",
		message
	};
}
// src/resolve/ip-address.ts
const IPV4_IN_IPV6 = 65535;
function parseIp(text) {
	if (text.length > 64) return void 0;
	if (!text.includes(":")) {
		const bytes = parseIpv4(text);
		return bytes === void 0 ? void 0 : {
			family: "IPv4",
			text: bytes.join(".")
		};
	}
	const groups = parseIpv6(text);
	if (groups === void 0) return void 0;
	const [a = 0, b = 0] = groups.slice(6);
	if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === IPV4_IN_IPV6) return {
		family: "IPv4",
		text: [
			a >> 8,
			a & 255,
			b >> 8,
			b & 255
		].join(".")
	};
	return {
		family: "IPv6",
		text: formatIpv6(groups)
	};
}
function parseIpv4(text) {
	const parts = text.split(".");
	if (parts.length !== 4 || !parts.every((part) => /^[0-9]{1,8}$/.test(part))) return void 0;
	const bytes = parts.map(Number);
	return bytes.every((byte) => byte <= 255) ? bytes : void 0;
}
function parseIpv6(text) {
	const [head = "", tail, ...more] = text.split("::");
	if (more.length > 0) return void 0;
	const left = parseGroups(head, tail === void 0);
	const right = parseGroups(tail ?? "", true);
	if (left === void 0 || right === void 0) return void 0;
	const missing = 8 - left.length - right.length;
	if (tail === void 0 ? missing !== 0 : missing < 1) return void 0;
	return [
		...left,
		...Array.from({ length: missing }, () => 0),
		...right
	];
}
function parseGroups(text, mayEndDotted) {
	if (text === "") return [];
	const parts = text.split(":");
	const groups = [];
	for (const [index, part] of parts.entries()) if (/^[0-9a-fA-F]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
	else {
		const bytes = mayEndDotted && index === parts.length - 1 ? parseIpv4(part) : void 0;
		if (bytes === void 0) return void 0;
		const [a = 0, b = 0, c = 0, d = 0] = bytes;
		groups.push(a * 256 + b, c * 256 + d);
	}
	return groups;
}
function formatIpv6(groups) {
	const { start, length } = longestZeroRun(groups);
	if (length < 2) return writeGroups(groups);
	return `${writeGroups(groups.slice(0, start))}::${writeGroups(groups.slice(start + length))}`;
}
function writeGroups(groups) {
	return groups.map((group) => group.toString(16)).join(":");
}
function longestZeroRun(groups) {
	let best = {
		start: 0,
		length: 0
	};
	let start = 0;
	groups.forEach((group, index) => {
		if (group !== 0) start = index + 1;
		else if (index + 1 - start > best.length) best = {
			start,
			length: index + 1 - start
		};
	});
	return best;
}
// src/resolve/pod-name.ts
const MAX_GENERATED_BASE = 58;
const HASH_ROOM = 12;
function podName({ manifest, core }) {
	const { kind, name, node } = manifest;
	if (!core || name === void 0) return placeholderValue("pod name");
	switch (kind) {
		case "Pod": return name === "" && scalarAt(node, "metadata", "generateName") !== void 0 ? placeholderValue("pod name") : textValue(name);
		case "StatefulSet": return pattern(`${name}-`, "ordinal");
		case "Deployment": return name.length + HASH_ROOM > MAX_GENERATED_BASE ? placeholderValue("pod name") : joinValues([pattern(`${name}-`, "template hash"), pattern("-", "random suffix")]);
		case "DaemonSet":
		case "ReplicaSet":
		case "ReplicationController": return name.length + 1 > MAX_GENERATED_BASE ? placeholderValue("pod name") : pattern(`${name}-`, "random suffix");
		default: return placeholderValue("pod name");
	}
}
function pattern(text, label) {
	return joinValues([textValue(text), placeholderValue(label)]);
}
// src/resolve/added-metadata.ts
const ADDED_LABELS = /* @__PURE__ */ new Map([
	["Deployment", ["pod-template-hash"]],
	["DaemonSet", ["controller-revision-hash", "pod-template-generation"]],
	["StatefulSet", [
		"controller-revision-hash",
		"statefulset.kubernetes.io/pod-name",
		"apps.kubernetes.io/pod-index"
	]],
	["Job", jobLabels()],
	["CronJob", jobLabels()]
]);
const NODE_LABELS = /* @__PURE__ */ new Set(["topology.kubernetes.io/zone", "topology.kubernetes.io/region"]);
const JOB_ANNOTATIONS = /* @__PURE__ */ new Set(["batch.kubernetes.io/job-completion-index", "batch.kubernetes.io/cronjob-scheduled-timestamp"]);
function isAddedAtRunTime(map, key, { manifest, core }) {
	if (!core) return true;
	const isJob = manifest.kind === "Job" || manifest.kind === "CronJob";
	if (map === "annotations") return isJob && JOB_ANNOTATIONS.has(key);
	return NODE_LABELS.has(key) || (ADDED_LABELS.get(manifest.kind)?.includes(key) ?? false);
}
function jobLabels() {
	return [
		"batch.kubernetes.io/controller-uid",
		"batch.kubernetes.io/job-name",
		"batch.kubernetes.io/job-completion-index",
		"controller-uid",
		"job-name"
	];
}
// src/resolve/field-value.ts
function fieldValue(field, pod) {
	switch (field.kind) {
		case "plain": return plainValue(field.path, pod);
		case "map": return wholeMap(field.map, pod);
		default: return subscriptValue(field.map, field.key, pod);
	}
}
function plainValue(path, pod) {
	const { facts, workload, dialect } = pod;
	const { podSpec, manifest } = workload;
	switch (path) {
		case "metadata.name": return podName(workload);
		case "metadata.namespace": return known(manifest.namespace, "namespace");
		case "metadata.uid": return known(facts.podUid, "pod UID");
		case "spec.nodeName": return known(scalarText(scalarAt(podSpec, "nodeName"), dialect) || facts.nodeName, "node name");
		case "spec.serviceAccountName": return textValue(serviceAccountName(pod));
		case "status.hostIP": return known(hostIps(pod)?.[0], "host IP");
		case "status.hostIPs": return known(hostIps(pod)?.join(","), "host IPs");
		case "status.podIP": return known(firstPodIp(pod), "pod IP");
		default: return known(podIps(pod)?.join(","), "pod IPs");
	}
}
function known(text, label) {
	return text === void 0 ? placeholderValue(label) : textValue(text);
}
function serviceAccountName({ workload, dialect }) {
	const { podSpec } = workload;
	return scalarText(scalarAt(podSpec, "serviceAccountName"), dialect) || scalarText(scalarAt(podSpec, "serviceAccount"), dialect) || "default";
}
function hostIps({ facts }) {
	const all = addresses(facts.hostIPs);
	const first = all?.[0];
	if (all === void 0 || first === void 0) return void 0;
	const other = all.find(({ family }) => family !== first.family);
	return other === void 0 ? [first.text] : [first.text, other.text];
}
function podIps({ facts }) {
	const all = addresses(facts.podIPs);
	if (all === void 0) return void 0;
	const primary = facts.primaryFamily ?? "IPv4";
	return [all.find(({ family }) => family === primary), all.find(({ family }) => family !== primary)].flatMap((ip) => ip === void 0 ? [] : [ip.text]);
}
function firstPodIp(pod) {
	const all = podIps(pod);
	return all === void 0 ? void 0 : all[0] ?? "";
}
function addresses(texts) {
	return texts?.flatMap((text) => parseIp(text) ?? []);
}
function subscriptValue(map, key, pod) {
	const node = valueAt(pod.workload.podMetadata, map, key);
	if (node !== void 0) return scalarValue(node, pod.dialect);
	if (isAddedAtRunTime(map, key, pod.workload)) return placeholderValue(`${map === "labels" ? "label" : "annotation"} ${key}`);
	return EMPTY_VALUE;
}
function wholeMap(map, { workload, dialect }) {
	const entries = [...entriesAt(workload.podMetadata, map)];
	entries.sort((a, b) => compareText(a.name, b.name));
	return joinValues(entries.flatMap(({ name, value }, at) => [textValue(`${at === 0 ? "" : "\n"}${name}=`), quoted(scalarValue(value, dialect))]));
}
function quoted(value) {
	const parts = value.map((part) => part.kind === "placeholder" ? part : {
		...part,
		text: goQuote(part.text).slice(1, -1)
	});
	return joinValues([
		textValue("\""),
		parts,
		textValue("\"")
	]);
}
// src/resolve/resource-value.ts
const FALLS_BACK = /* @__PURE__ */ new Set([
	"cpu",
	"memory",
	"ephemeral-storage"
]);
const POD_LEVEL_SINCE = 34;
const ONE = {
	...ZERO_QUANTITY,
	amount: {
		kind: "int64",
		value: 1n,
		scale: 0
	}
};
function resourceValue(ref, container, pod) {
	const asked = readRef(ref, pod);
	if ("kind" in asked) return asked;
	const name = scalarText(scalarAt(ref, "containerName"), pod.dialect);
	if (name === "") return valueFor(asked, container, "pod-then-node");
	const target = containerNamed(name, pod);
	if (target === void 0) return {
		kind: "unusable",
		message: `container ${name} not found`
	};
	return valueFor(asked, target, isInit(target) ? "none" : "pod-then-node");
}
function volumeResourceValue(ref, pod) {
	const asked = readRef(ref, pod);
	if ("kind" in asked) return asked;
	const name = scalarText(scalarAt(ref, "containerName"), pod.dialect);
	const target = containerNamed(name, pod);
	if (target === void 0) return {
		kind: "unusable",
		message: `container ${name} not found`
	};
	return valueFor(asked, target, "node");
}
function containerNamed(name, { workload }) {
	const named = (kinds) => workload.containers.find((each) => each.name === name && kinds.includes(each.kind));
	return named(["regular"]) ?? named(["init", "sidecar"]);
}
function isInit({ kind }) {
	return kind === "init" || kind === "sidecar";
}
function readRef(ref, pod) {
	const resource = scalarText(scalarAt(ref, "resource"), pod.dialect);
	const divisorText = scalarText(scalarAt(ref, "divisor"), pod.dialect);
	const parsed = divisorText === "" ? void 0 : parseQuantity(divisorText);
	if (parsed?.kind === "invalid") return {
		kind: "refused",
		message: `divisor: ${parsed.reason}`
	};
	if (!isContainerResource(resource)) return {
		kind: "unusable",
		message: `unsupported container resource : ${resource}`
	};
	const given = parsed === void 0 || isZeroQuantity(parsed.quantity) ? ONE : parsed.quantity;
	return {
		resource,
		name: resource.slice(resource.indexOf(".") + 1),
		divisor: given,
		divisorText,
		pod
	};
}
function valueFor(asked, container, filledBy) {
	const { resource, name, pod } = asked;
	const resources = mapAt(container.node, "resources");
	const refused = refusedQuantity(resources, pod);
	if (refused !== void 0) return {
		kind: "refused",
		message: refused
	};
	const quantity = quantityAt(resource.startsWith("limits.") ? valueAt(resources, "limits", name) : requestOf(resources, name, container), pod) ?? ZERO_QUANTITY;
	if (!(resource.startsWith("limits.") && FALLS_BACK.has(name)) || filledBy === "none" || !isZeroQuantity(quantity)) return divided(quantity, asked);
	return fallback(quantity, asked, filledBy);
}
function requestOf(resources, name, { kind }) {
	const own = valueAt(resources, "requests", name);
	return own === void 0 && kind !== "ephemeral" ? valueAt(resources, "limits", name) : own;
}
function refusedQuantity(resources, { dialect }) {
	for (const list of ["limits", "requests"]) for (const { name, value } of entriesAt(resources, list)) {
		const text = scalarText(value, dialect);
		const parsed = text === "" ? void 0 : parseQuantity(text);
		if (parsed?.kind === "invalid") return `${list}.${name}: ${parsed.reason}`;
	}
}
function quantityAt(node, { dialect }) {
	const parsed = parseQuantity(scalarText(node, dialect));
	return parsed.kind === "quantity" ? parsed.quantity : void 0;
}
function fallback(unset, asked, filledBy) {
	const { name, pod, divisorText } = asked;
	const { allocatable } = pod.facts;
	const ofPod = filledBy === "pod-then-node" ? podLimit(asked) : void 0;
	if (allocatable === void 0) {
		if (ofPod !== void 0) return divided(ofPod, asked);
		return {
			kind: "value",
			value: placeholderValue(`node allocatable ${name}${divisorText === "" || divisorText === "1" ? "" : ` in units of ${divisorText}`}`)
		};
	}
	const text = allocatable.get(name);
	if (text === void 0) return divided(unset, asked);
	const parsed = parseQuantity(text);
	return divided(ofPod ?? (parsed.kind === "quantity" ? parsed.quantity : unset), asked);
}
function podLimit({ name, pod }) {
	if (pod.version < POD_LEVEL_SINCE || name !== "cpu" && name !== "memory") return void 0;
	const limits = mapAt(pod.workload.podSpec, "resources", "limits");
	const quantity = quantityAt(valueAt(limits, name), pod);
	return quantity === void 0 || isZeroQuantity(quantity) ? void 0 : quantity;
}
function divided(quantity, { name, divisor }) {
	return {
		kind: "value",
		value: textValue(ceilQuotient(quantity, divisor, name === "cpu"))
	};
}
// src/resolve/source-values.ts
function keyValue(source, key) {
	return valueOfKey(key, source);
}
const valueOfKey = memo((key, source) => makeValue(source, key));
function makeValue(source, { key, value, node }) {
	const label = labelOf(source, key);
	if (value.kind === "unknown") return placeholderValue(label);
	const stored = value.value;
	const text = stored.kind === "text" ? stored.text : new TextDecoder().decode(stored.bytes);
	if (source.kind === "ConfigMap") {
		if (node?.kind === "scalar" && node.value !== void 0) return scalarValue(node, "kubectl");
		return text === "" ? EMPTY_VALUE : textValue(text);
	}
	if (stored.kind === "text") return [{
		kind: "secret",
		text,
		label
	}];
	return [{
		kind: "secret",
		text,
		label,
		bytes: stored.bytes
	}];
}
function labelOf({ kind, name }, key) {
	return `${kind.toLowerCase()} ${name}/${key}`;
}
function sourcesOf({ verdict }) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return verdict.sources;
	return verdict.kind === "produced" ? [verdict.source] : [];
}
function findValue(sources, name) {
	let found = { kind: "missing" };
	for (const [index, source] of sources.entries()) {
		if (source.keys.kind === "unknown") return {
			kind: "unknown",
			source
		};
		const key = variableKey(source.keys.value.get(name));
		if (key === void 0) {
			if (found.kind === "known") return {
				kind: "unknown",
				source: void 0
			};
			continue;
		}
		const value = keyValue(source, key);
		if (index === 0) found = {
			kind: "known",
			source,
			key,
			value
		};
		else if (found.kind !== "known" || !(found.value === value || isSameText(found.value, value))) return {
			kind: "unknown",
			source: void 0
		};
	}
	return found;
}
function variableKeys(sources) {
	if (sources.some(({ keys }) => keys.kind === "unknown")) return void 0;
	const [only] = sources;
	if (only !== void 0 && sources.length === 1) return ownKeys(only);
	const all = /* @__PURE__ */ new Map();
	for (const source of sources) for (const [name, found] of ownKeys(source)) if (!all.has(name)) all.set(name, found);
	return all;
}
const ownKeys = memo((source) => {
	if (source.keys.kind === "unknown") return /* @__PURE__ */ new Map();
	const keys = [...source.keys.value].filter(([, key]) => variableKey(key) !== void 0);
	return new Map(keys.map(([name, key]) => [name, {
		source,
		key
	}]));
});
function variableKey(key) {
	return key?.field === "binaryData" ? void 0 : key;
}
function notFound({ kind, name }) {
	return `${kind.toLowerCase()} "${name}" not found`;
}
function keyNotFound({ kind, name }, key, namespace) {
	return `couldn't find key ${key} in ${kind} ${namespace}/${name}`;
}
// src/resolve/add-env.ts
function addEnv(container, pod, builder) {
	const items = itemsAt(container.node, "env");
	const names = items.map((item) => scalarText(scalarAt(item, "name"), pod.dialect));
	const later = laterEntries(items, names);
	for (const [index, node] of items.entries()) {
		const name = names[index] ?? "";
		later.get(name)?.pop();
		if (node.kind !== "map") continue;
		addEntry({
			name,
			node,
			path: `${container.path}.env[${index}]`,
			container,
			pod,
			builder
		}, (each) => later.get(each)?.at(-1));
	}
}
function laterEntries(items, names) {
	const later = /* @__PURE__ */ new Map();
	for (let index = items.length - 1; index >= 0; index--) {
		const item = items[index];
		const name = names[index] ?? "";
		const at = scalarAt(item, "name") ?? item;
		if (at === void 0) continue;
		appendTo(later, name, at);
	}
	return later;
}
function addEntry(entry, setLater) {
	const { name, node, pod, builder } = entry;
	const written = valueAt(node, "value");
	if (written !== void 0 && scalarText(written, pod.dialect) !== "") {
		const { value, unresolved } = expandField(written, builder.lookup, pod, setLater);
		builder.assign(name, value, {
			kind: "literal",
			at: written,
			itemAt: node
		}, unresolved);
		return;
	}
	const from = mapAt(node, "valueFrom");
	const source = SOURCES.find(([field]) => mapAt(from, field) !== void 0);
	const ref = source === void 0 ? void 0 : mapAt(from, source[0]);
	if (source === void 0 || ref === void 0) builder.assign(name, EMPTY_VALUE, {
		kind: "literal",
		at: written ?? node,
		itemAt: node
	});
	else source[1](entry, ref);
}
const SOURCES = [
	["fieldRef", addField],
	["resourceFieldRef", addResource],
	["configMapKeyRef", (entry, ref) => addKey(entry, ref, "configMapKeyRef")],
	["secretKeyRef", (entry, ref) => addKey(entry, ref, "secretKeyRef")],
	["fileKeyRef", addFileKey]
];
function addField({ name, node, pod, builder }, ref) {
	const fieldPath = scalarText(scalarAt(ref, "fieldPath"), pod.dialect);
	const field = envField(scalarText(scalarAt(ref, "apiVersion"), pod.dialect) || "v1", fieldPath, pod.version);
	const at = scalarAt(ref, "fieldPath") ?? ref;
	const from = {
		kind: "field",
		fieldPath,
		at,
		itemAt: node
	};
	if (field.kind === "unusable") {
		builder.fail(field.message, at);
		builder.assign(name, placeholderValue(`field ${fieldPath}`), from);
	} else builder.assign(name, fieldValue(field, pod), from);
}
function addResource({ name, node, container, pod, builder }, ref) {
	const resource = scalarText(scalarAt(ref, "resource"), pod.dialect);
	const found = resourceValue(ref, container, pod);
	const from = {
		kind: "resource",
		resource,
		at: scalarAt(ref, "resource") ?? ref,
		itemAt: node
	};
	if (found.kind === "unusable") builder.fail(found.message, ref);
	const value = found.kind === "value" ? found.value : placeholderValue(resource);
	builder.assign(name, value, from);
}
function addKey(entry, ref, field) {
	const { pod, path, builder } = entry;
	const judged = pod.judged.get(`${path}.valueFrom.${field}`);
	const name = scalarText(scalarAt(ref, "name"), pod.dialect);
	if (judged !== void 0) addJudgedKey(entry, judged);
	else if (name === "") builder.fail(`object "${pod.namespace}"/"" not registered`, ref);
	else {
		const kind = field === "secretKeyRef" ? "Secret" : "ConfigMap";
		const key = scalarText(scalarAt(ref, "key"), pod.dialect);
		builder.fail(keyNotFound({
			kind,
			name
		}, key, pod.namespace), ref);
	}
}
function addJudgedKey(entry, judged) {
	const { name, node, pod, builder } = entry;
	const { reference, verdict } = judged;
	const key = reference.key?.name ?? "";
	const found = findValue(sourcesOf(judged), key);
	const missing = missingIn(verdict);
	if (found.kind === "known") {
		const { source, value } = found;
		const from = {
			kind: "key",
			reference,
			source,
			key,
			at: originOfKey(found.key),
			itemAt: node
		};
		builder.assign(name, value, from);
		return;
	}
	const from = {
		kind: "key",
		reference,
		source: found.kind === "unknown" ? found.source : void 0,
		key,
		at: reference.at,
		itemAt: node
	};
	const lacksKey = found.kind === "missing" && sourcesOf(judged).length > 0;
	if (missing === void 0 && !lacksKey) {
		builder.assign(name, placeholderValue(labelOf(reference, key)), from);
		return;
	}
	const noSource = missing?.what === "source";
	if (reference.optional) {
		const reason = noSource ? `optional, and there is no ${reference.kind} ${reference.name}` : `optional, and ${reference.kind} ${reference.name} has no key ${key}`;
		builder.skip({
			name,
			at: node,
			reason
		});
		return;
	}
	const message = noSource ? notFound(reference) : keyNotFound(reference, key, pod.namespace);
	builder.fail(message, judged.at, reference);
	builder.assign(name, placeholderValue(`missing ${labelOf(reference, key)}`), from);
}
// src/resolve/add-env-from.ts
const LAST_SKIPPING_VERSION = 29;
function addEnvFrom(container, pod, builder) {
	for (const [index, node] of itemsAt(container.node, "envFrom").entries()) {
		if (node.kind !== "map") continue;
		const field = ["configMapRef", "secretRef"].find((each) => mapAt(node, each) !== void 0);
		if (field === void 0) continue;
		const judged = pod.judged.get(`${container.path}.envFrom[${index}].${field}`);
		const prefix = scalarText(scalarAt(node, "prefix"), pod.dialect);
		if (judged === void 0) {
			const ref = mapAt(node, field) ?? node;
			builder.fail(`object "${pod.namespace}"/"" not registered`, ref);
		} else addItem({
			node,
			prefix,
			judged,
			pod,
			builder
		});
	}
}
function addItem(item) {
	const { node, prefix, judged, builder } = item;
	const { reference, verdict } = judged;
	const { kind, name } = reference;
	const what = `${kind.toLowerCase()} ${name}`;
	switch (verdict.kind) {
		case "present":
		case "elsewhere":
		case "produced":
			addSources(item, sourcesOf(judged));
			return;
		case "optional":
			builder.skip({
				name: void 0,
				at: judged.at,
				reason: `optional, and there is no ${kind} ${name}`
			});
			return;
		case "untraced":
		case "broken":
			builder.fail(notFound(reference), judged.at, reference);
			builder.assignUnknown(reference, prefix, `all keys of ${what}, which is missing`, node);
			return;
		case "assumed":
		case "unknown": builder.assignUnknown(reference, prefix, `all keys of ${what}`, node);
	}
}
function addSources(item, sources) {
	const { node, prefix, judged, pod, builder } = item;
	const { reference } = judged;
	const keys = variableKeys(sources);
	if (keys === void 0) {
		const label = `all keys of ${reference.kind.toLowerCase()} ${reference.name}`;
		builder.assignUnknown(reference, prefix, label, node);
		return;
	}
	if (keys.size > pod.budget.variables) {
		const label = "more variables than a process can be given";
		if (!pod.budget.spent) builder.assignUnknown(reference, "", label, node);
		pod.budget.spent = true;
		return;
	}
	pod.budget.variables -= keys.size;
	const invalid = [];
	for (const [name, { source, key }] of keys) {
		const variable = prefix + name;
		if (pod.version <= LAST_SKIPPING_VERSION && refusalOfStrictVariable(variable) !== void 0) {
			invalid.push(variable);
			continue;
		}
		const value = valueAmong(sources, source, key);
		const at = originOfKey(key);
		builder.assign(variable, value, {
			kind: "env-from",
			reference,
			source,
			key: name,
			prefix,
			at,
			itemAt: node
		});
	}
	if (invalid.length > 0) skipInvalid(item, invalid);
}
function valueAmong(sources, source, key) {
	if (sources.length === 1) return keyValue(source, key);
	const found = findValue(sources, key.key);
	return found.kind === "known" ? found.value : placeholderValue(labelOf(source, key.key));
}
function skipInvalid({ node, judged, pod, builder }, names) {
	const { kind, name } = judged.reference;
	names.sort(compareText);
	const text = `Keys [${names.join(", ")}] from the EnvFrom ${kind.toLowerCase()} ${pod.namespace}/${name} were skipped since they are considered invalid environment variable names.`;
	for (const skipped of names) builder.skip({
		name: skipped,
		at: node,
		reason: `InvalidEnvironmentVariableNames: ${text}`
	});
}
// src/resolve/environment-builder.ts
const NONE = [];
function environmentBuilder(services) {
	const assigned = /* @__PURE__ */ new Map();
	const unknowns = [];
	const skipped = [];
	const failures = [];
	return {
		assign: (name, value, from, unresolved = NONE) => {
			const latest = {
				name,
				value,
				from,
				hides: NONE,
				unresolved
			};
			const before = assigned.get(name);
			const earlier = before?.earlier ?? [];
			if (before !== void 0) earlier.push(before.latest);
			assigned.delete(name);
			assigned.set(name, {
				latest,
				unknownBefore: unknowns.length,
				earlier
			});
		},
		assignUnknown: (reference, prefix, label, at) => {
			const from = {
				kind: "env-from-unknown",
				reference,
				at
			};
			const value = placeholderValue(label);
			const binding = {
				name: `${prefix}*`,
				value,
				from,
				hides: NONE,
				unresolved: NONE
			};
			unknowns.push({
				reference,
				prefix,
				binding
			});
		},
		skip: (each) => skipped.push(each),
		fail: (message, at, reference) => {
			failures.push({
				reason: "CreateContainerConfigError",
				message,
				at,
				reference
			});
		},
		lookup: (name) => {
			const own = assigned.get(name)?.latest.value;
			if (own !== void 0) return own;
			const source = unknowns.findLast(({ prefix }) => name.startsWith(prefix));
			if (source !== void 0) return placeholderValue(maybeLabel(name, source));
			return serviceBinding(services, name)?.value;
		},
		result: () => ({
			bindings: [...unknowns.map(({ binding }) => binding), ...Array.from(assigned.values(), (each) => finish(each, unknowns, services))],
			skipped,
			failures
		})
	};
}
function maybeLabel(name, { reference, prefix }) {
	return `${name.slice(prefix.length)}, if ${reference.kind.toLowerCase()} ${reference.name} has it`;
}
function finish({ latest, unknownBefore, earlier }, unknowns, services) {
	const { name } = latest;
	const service = serviceBinding(services, name);
	const mayBeHiddenBy = unknowns.slice(unknownBefore).filter(({ prefix }) => name.startsWith(prefix)).map(({ reference }) => reference);
	if (earlier.length === 0 && service === void 0 && mayBeHiddenBy.length === 0) return latest;
	const hides = [...distinct([latest, ...earlier.toReversed()]), ...service === void 0 ? [] : [service]];
	return mayBeHiddenBy.length === 0 ? {
		...latest,
		hides
	} : {
		...latest,
		hides,
		mayBeHiddenBy
	};
}
function distinct([latest, ...earlier]) {
	const seen = /* @__PURE__ */ new Map();
	const isNew = ({ from }) => {
		if (!("source" in from) || from.source === void 0) return true;
		const keys = seen.get(from.source) ?? /* @__PURE__ */ new Set();
		seen.set(from.source, keys);
		if (keys.has(from.key)) return false;
		keys.add(from.key);
		return true;
	};
	isNew(latest);
	return earlier.filter(isNew);
}
// src/resolve/mounts.ts
function resolveMounts(container, pod, lookup) {
	const subPaths = [];
	const failures = [];
	for (const mount of itemsAt(container.node, "volumeMounts")) {
		if (mount.kind !== "map") continue;
		const missing = missingVolume(mount, container, pod);
		if (missing !== void 0) failures.push(missing);
		const subPath = resolveSubPath(mount, pod, lookup);
		if (subPath === void 0) continue;
		if (subPath.mounted !== void 0) subPaths.push(subPath.mounted);
		if (subPath.failure !== void 0) failures.push(subPath.failure);
	}
	return {
		subPaths,
		failures
	};
}
function missingVolume(mount, container, pod) {
	const { workload, dialect } = pod;
	const at = scalarAt(mount, "name");
	const volume = scalarText(at, dialect);
	if (!workload.core || volumesOf(workload).has(volume)) return void 0;
	return failure(`cannot find ${`volume ${goQuote(volume)} to mount into container ${goQuote(container.name)}`}`, at ?? mount);
}
function resolveSubPath(mount, pod, lookup) {
	const { dialect } = pod;
	const expression = scalarAt(mount, "subPathExpr");
	if (expression === void 0 || scalarText(expression, dialect) === "") {
		const written = scalarAt(mount, "subPath");
		const text = scalarText(written, dialect);
		if (written === void 0 || text === "") return void 0;
		const refusal = pathRefusal(text, text);
		return {
			mounted: void 0,
			failure: refusal === void 0 ? void 0 : failure(refusal, written)
		};
	}
	const { subPath, refusal } = expandSubPath(expression, pod, lookup);
	const failed = refusal === void 0 ? void 0 : failure(refusal, expression);
	return {
		mounted: {
			volume: scalarText(scalarAt(mount, "name"), dialect),
			mountPath: scalarText(scalarAt(mount, "mountPath"), dialect),
			subPath,
			failure: failed
		},
		failure: failed
	};
}
function expandSubPath(expression, pod, lookup) {
	const missing = /* @__PURE__ */ new Set();
	const strict = (name) => {
		const value = lookup(name);
		if (value === void 0 || isEmptyValue(value)) missing.add(name);
		return value;
	};
	const subPath = expandField(expression, strict, pod);
	if (missing.size > 0) return {
		subPath: void 0,
		refusal: `missing value for ${[...missing].sort(compareText).join(", ")}`
	};
	return {
		subPath,
		refusal: pathRefusal(pathText(subPath.value), shownText(subPath.value))
	};
}
function pathText(value) {
	return value.map((part) => part.kind === "placeholder" ? "x" : part.text).join("");
}
function pathRefusal(path, shown) {
	if (path.startsWith("/")) return `error SubPath \`${shown}\` must not be an absolute path`;
	if (!path.split("/").includes("..")) return void 0;
	return `unable to provision SubPath \`${shown}\`: must not contain '..'`;
}
function failure(message, at) {
	return {
		reason: "CreateContainerConfigError",
		message,
		at,
		reference: void 0
	};
}
// src/resolve/probes.ts
const PROBES = [
	"livenessProbe",
	"readinessProbe",
	"startupProbe"
];
const HOOKS = ["postStart", "preStop"];
function resolveProbes(container, pod) {
	let written;
	return PROBES.flatMap((probe) => {
		const exec = mapAt(container.node, probe, "exec");
		if (exec === void 0) return [];
		written ??= writtenValues(container, pod);
		const values = written;
		return [{
			probe,
			command: itemsAt(exec, "command").map((item) => expandField(item, (name) => values.get(name), pod))
		}];
	});
}
function readHooks(container, { dialect }) {
	return HOOKS.flatMap((hook) => {
		const exec = mapAt(container.node, "lifecycle", hook, "exec");
		if (exec === void 0) return [];
		return [{
			hook,
			command: itemsAt(exec, "command").map((item) => shownText(scalarValue(item, dialect)))
		}];
	});
}
function writtenValues(container, { dialect }) {
	return new Map(itemsAt(container.node, "env").map((item) => [scalarText(scalarAt(item, "name"), dialect), scalarValue(scalarAt(item, "value"), dialect)]));
}
// src/resolve/resolve-container.ts
function resolveContainer(container, inPod, volumeFailures) {
	const budget = containerBudget(inPod.budget);
	const before = { ...budget };
	const environment = environmentOf(container, {
		...inPod,
		budget
	}, volumeFailures);
	settle(inPod.budget, before, budget);
	if (!budget.spent && oversizesOf(environment).length === 0) return environment;
	const failure = {
		reason: "CreateContainerError",
		message: "exec: argument list too long",
		at: container.node
	};
	return {
		...environment,
		failures: [...environment.failures, {
			...failure,
			reference: void 0
		}]
	};
}
function environmentOf(container, pod, volumeFailures) {
	const builder = environmentBuilder(pod.services);
	checkServices(pod, container, builder.fail);
	addEnvFrom(container, pod, builder);
	addEnv(container, pod, builder);
	const { bindings, skipped, failures } = builder.result();
	const { lookup } = builder;
	const mounts = resolveMounts(container, pod, lookup);
	return {
		workload: pod.workload,
		container,
		bindings,
		serviceBindings: () => visibleServices(bindings, pod.services),
		skipped,
		failures: [
			...volumeFailures,
			...failures,
			...mounts.failures
		],
		command: expandList("command", container, pod, lookup),
		args: expandList("args", container, pod, lookup),
		probes: resolveProbes(container, pod),
		hooks: readHooks(container, pod),
		subPaths: mounts.subPaths
	};
}
function checkServices({ facts }, { node }, fail) {
	if (facts.services?.kind !== "not-synced" || facts.staticPod === true) return;
	fail("services have not yet been read at least once, cannot construct envvars", node);
}
function visibleServices(bindings, services) {
	return serviceBindings(services, new Set(bindings.map(({ name }) => name)));
}
function expandList(field, container, pod, lookup) {
	return itemsAt(container.node, field).map((item) => expandField(item, lookup, pod));
}
// src/resolve/file-mode.ts
function modeAt(node, field, { dialect }) {
	const scalar = scalarAt(node, field);
	const resolved = scalar === void 0 ? void 0 : resolveScalar(scalar, dialect);
	return resolved?.kind === "int" ? resolved.value : void 0;
}
// src/resolve/target-path.ts
const MAX_PATH = 4096;
const MAX_FILE_NAME = 255;
function targetPathRefusal(path) {
	if (path === "") return `invalid path: must not be empty: ${goQuote(path)}`;
	if (path.startsWith("/")) return `invalid path: must be relative path: ${path}`;
	const encoder = new TextEncoder();
	const size = (text) => encoder.encode(text).length;
	if (size(path) > MAX_PATH) return `invalid path: must be less than or equal to ${MAX_PATH} characters`;
	const steps = path.split("/");
	for (const step of steps) {
		if (step === "..") return `invalid path: must not contain '..': ${path}`;
		if (size(step) > MAX_FILE_NAME) return `invalid path: filenames must be less than or equal to ${MAX_FILE_NAME} characters`;
	}
	if (steps[0]?.startsWith("..") !== true) return void 0;
	return `invalid path: must not start with '..': ${path}`;
}
// src/resolve/volume-payload.ts
function filesOf(layers) {
	const all = /* @__PURE__ */ new Map();
	for (const layer of layers) if (layer.kind === "files") for (const [path, file] of layer.files) all.set(path, file);
	else {
		const { source, keys, mode } = layer;
		for (const [path, key] of keys) all.set(path, {
			value: keyValue(source, key),
			mode,
			from: {
				source,
				key
			}
		});
	}
	return all;
}
function addFiles(payload, files) {
	payload.layers.push({
		kind: "files",
		files
	});
}
function checkPaths({ layers, refusals }, at) {
	for (const layer of layers) {
		if (layer.kind === "source") continue;
		for (const path of layer.files.keys()) {
			const message = targetPathRefusal(path);
			if (message === void 0) continue;
			refusals.push({
				message,
				at,
				reference: void 0
			});
			return;
		}
	}
}
// src/resolve/downward-files.ts
function addDownwardFiles(source, mode, pod, payload) {
	const files = /* @__PURE__ */ new Map();
	for (const item of itemsAt(source, "items")) {
		if (item.kind !== "map") continue;
		const file = cleanPath(scalarText(scalarAt(item, "path"), pod.dialect));
		const { value, refusal } = downwardValue(item, pod);
		if (refusal !== void 0) payload.refusals.push({
			message: refusal,
			at: item,
			reference: void 0
		});
		files.set(file, {
			value,
			mode: modeAt(item, "mode", pod) ?? mode
		});
	}
	addFiles(payload, files);
}
function downwardValue(item, pod) {
	const fieldRef = mapAt(item, "fieldRef");
	if (fieldRef !== void 0) {
		const field = volumeField(scalarText(scalarAt(fieldRef, "fieldPath"), pod.dialect));
		return field.kind === "unusable" ? {
			value: EMPTY_VALUE,
			refusal: field.message
		} : {
			value: fieldValue(field, pod),
			refusal: void 0
		};
	}
	const resourceRef = mapAt(item, "resourceFieldRef");
	if (resourceRef === void 0) return {
		value: EMPTY_VALUE,
		refusal: void 0
	};
	const found = volumeResourceValue(resourceRef, pod);
	return found.kind === "value" ? {
		value: found.value,
		refusal: void 0
	} : {
		value: EMPTY_VALUE,
		refusal: found.kind === "unusable" ? found.message : void 0
	};
}
function cleanPath(path) {
	const steps = path.split("/").filter((step) => step !== "" && step !== ".");
	return steps.length === 0 ? "." : (path.startsWith("/") ? "/" : "") + steps.join("/");
}
// src/resolve/volume-files.ts
const DEFAULT_MODE = 420;
function volumeFiles(volume, pod) {
	const { node, path } = volume;
	if (path === void 0) return void 0;
	const payload = {
		layers: [],
		refusals: [],
		partial: false
	};
	const projected = mapAt(node, "projected");
	const single = [
		"configMap",
		"secret",
		"downwardAPI"
	].find((field) => mapAt(node, field));
	if (single !== void 0) {
		const source = mapAt(node, single);
		const mode = modeAt(source, "defaultMode", pod) ?? DEFAULT_MODE;
		if (source !== void 0) addSource(single, source, `${path}.${single}`, mode, pod, payload);
	} else if (projected !== void 0) {
		const mode = modeAt(projected, "defaultMode", pod) ?? DEFAULT_MODE;
		for (const [index, item] of itemsAt(projected, "sources").entries()) addProjection(item, `${path}.projected.sources[${index}]`, mode, pod, payload);
	} else return void 0;
	if (payload.refusals.length === 0) checkPaths(payload, node);
	const { partial, refusals, layers } = payload;
	return {
		partial,
		refusals,
		files: () => filesOf(layers)
	};
}
function addProjection(item, path, mode, pod, payload) {
	const field = [
		"secret",
		"configMap",
		"downwardAPI"
	].find((each) => mapAt(item, each));
	const source = field === void 0 ? void 0 : mapAt(item, field);
	if (field !== void 0 && source !== void 0) {
		addSource(field, source, `${path}.${field}`, mode, pod, payload);
		return;
	}
	const token = mapAt(item, "serviceAccountToken");
	const bundle = mapAt(item, "clusterTrustBundle");
	const file = scalarText(scalarAt(token ?? bundle, "path"), pod.dialect);
	const label = token === void 0 ? "trust bundle" : "service account token";
	if (token === void 0 && bundle === void 0) payload.partial = true;
	else addFiles(payload, /* @__PURE__ */ new Map([[file, {
		value: placeholderValue(label),
		mode
	}]]));
}
function addSource(field, source, path, mode, pod, payload) {
	if (field === "downwardAPI") addDownwardFiles(source, mode, pod, payload);
	else addKeys(source, path, mode, pod, payload);
}
function addKeys(source, path, mode, pod, payload) {
	const judged = pod.judged.get(path);
	if (judged === void 0) {
		payload.partial = true;
		return;
	}
	const { reference, verdict } = judged;
	const missing = missingIn(verdict);
	if (missing?.what === "source" && verdict.kind !== "optional") {
		payload.refusals.push({
			message: notFound(reference),
			at: judged.at,
			reference
		});
		return;
	}
	if (missing?.what === "source") return;
	const [first, ...others] = sourcesOf(judged);
	const keys = first?.keys.kind === "known" && others.length === 0 ? first.keys.value : void 0;
	const items = itemsAt(source, "items");
	const readKey = (key, name) => first === void 0 || key === void 0 ? placeholderValue(labelOf(reference, name)) : keyValue(first, key);
	if (items.length > 0) addItems({
		items,
		keys,
		source: first,
		readKey,
		reference,
		path,
		mode,
		pod,
		payload
	});
	else if (keys === void 0 || first === void 0) payload.partial = true;
	else payload.layers.push({
		kind: "source",
		source: first,
		keys,
		mode
	});
}
function addItems(listed) {
	const { items, keys, source, readKey, reference, path, mode, pod, payload } = listed;
	const files = /* @__PURE__ */ new Map();
	for (const [index, item] of items.entries()) {
		const at = scalarAt(item, "key");
		const name = scalarText(at, pod.dialect);
		const key = keys?.get(name);
		if (keys !== void 0 && key === void 0) {
			if (reference.optional) continue;
			const own = pod.judged.get(`${path}.items[${index}]`)?.reference ?? reference;
			payload.refusals.push({
				message: missingKey(reference, name),
				at: at ?? item,
				reference: own
			});
			return;
		}
		const file = scalarText(scalarAt(item, "path"), pod.dialect);
		files.set(file, {
			value: readKey(key, name),
			mode: modeAt(item, "mode", pod) ?? mode,
			...source !== void 0 && key !== void 0 && { from: {
				source,
				key
			} }
		});
	}
	addFiles(payload, files);
}
function missingKey({ kind }, key) {
	return kind === "ConfigMap" ? `configmap references non-existent config key: ${key}` : `references non-existent secret key: ${key}`;
}
// src/resolve/volume-failures.ts
function volumeFailures(pod) {
	const failureOf = /* @__PURE__ */ new Map();
	for (const volume of mountedVolumes(pod.workload).values()) {
		const refusals = volumeFiles(volume, pod)?.refusals ?? [];
		const [first] = refusals;
		if (first !== void 0) failureOf.set(volume.name, failureFor(volume, first, refusals));
	}
	if (failureOf.size === 0) return () => [];
	return ({ node }) => [...new Set(mountedNames(node, pod.workload))].flatMap((name) => failureOf.get(name) ?? []);
}
function failureFor(volume, { at, reference }, refusals) {
	const messages = [...new Set(refusals.map(({ message }) => message))];
	const text = messages.length === 1 ? messages[0] ?? "" : `[${messages.join(", ")}]`;
	return {
		reason: "FailedMount",
		message: `MountVolume.SetUp failed for volume "${volume.name}" : ${text}`,
		at,
		reference
	};
}
// src/resolve/resolve-environments.ts
function resolveEnvironments(workloads, judged, builds, options) {
	return workloads.flatMap(openEnvironments(judged, builds, options).of);
}
function openEnvironments(judged, builds, options) {
	const budget = runBudget();
	const podOf = podsOf(judged, builds, options, budget);
	return {
		of(workload) {
			const pod = podOf(workload);
			const failuresOf = volumeFailures(pod);
			return workload.containers.map((container) => resolveContainer(container, pod, failuresOf(container)));
		},
		left: () => ({
			characters: budget.left,
			variables: budget.variables
		}),
		spend({ characters, variables }) {
			budget.left -= characters;
			budget.variables -= variables;
		},
		isAmple: () => isAmple(budget)
	};
}
// src/references/shared-sources.ts
function sharedSources(references) {
	const users = /* @__PURE__ */ new Map();
	const shared = /* @__PURE__ */ new Set();
	for (const { reference, verdict } of references) {
		const user = reference.workload?.manifest;
		if (user === void 0) continue;
		for (const source of sourcesOf$1(verdict)) {
			const first = users.get(source);
			if (first === void 0) users.set(source, user);
			else if (first !== user) shared.add(source);
		}
	}
	return shared;
}
// src/resolve/resolve-volumes.ts
function resolveVolumes(judged, builds, options) {
	const podOf = once(() => podsOf(judged, builds, options));
	return memo((workload) => volumesOfPod(podOf()(workload)));
}
function volumesOfPod(pod) {
	return new Map([...mountedVolumes(pod.workload)].flatMap(([name, volume]) => {
		const files = volumeFiles(volume, pod);
		return files === void 0 ? [] : [[name, files]];
	}));
}
// src/rollout/judge-copies.ts
function judgeCopies(builds) {
	return builds.flatMap(({ id: build, objects }) => objects.flatMap((manifest) => {
		const copy = readCopy(manifest);
		if (copy === void 0) return [];
		return [{
			manifest,
			build,
			origin: copy.origin,
			state: stateOf(copy)
		}];
	}));
}
function stateOf({ intact, hash, manifest }) {
	if (intact) return "intact";
	return contentHash(manifest.node) === hash ? "mutable" : "edited";
}
// src/pipeline/gather-evidence.ts
function gatherEvidence(builds, files, settings, tree, before, memory) {
	const { kubernetesVersion } = settings;
	const kept = memory?.collected;
	const workloads = collectWorkloads(builds, kept?.workloads);
	const registry = registryWith(settings.producers ?? []);
	const sources = collectSources(builds, registry, kept?.sources);
	const references = judgeReferences(collectReferences(builds, workloads, registry, kept?.references), sources, {
		builds,
		files,
		settings,
		tree,
		before
	});
	const resolved = { kubernetesVersion };
	const environmentsOf = (some) => resolveEnvironments(some, references, builds, resolved);
	const byName = groupBy(sources, ({ kind, name }) => `${kind} ${name}`);
	const previewed = once(() => new Set(builds.flatMap((build) => build.previewed === true ? build.objects : [])));
	const shared = once(() => sharedSources(references));
	const filesByPath = once(() => new Map(files.map((file) => [file.path, file])));
	const buildsById = once(() => new Map(builds.map((build) => [build.id, build])));
	let referring;
	let change;
	const evidence = Object.freeze({
		kubernetesVersion,
		whole: tree?.repositories === void 0 ? "this repository" : "the fleet",
		files,
		builds,
		manifests: builds.flatMap(({ id, objects }) => objects.map((manifest) => ({
			manifest,
			build: id
		}))),
		workloads,
		sources,
		references,
		environments: once(() => environmentsOf(workloads)),
		openEnvironments: () => openEnvironments(references, builds, resolved),
		buildOf: (id) => buildsById().get(id),
		fileOf: (path) => filesByPath().get(path),
		deploysSomething: builds.some(({ deployedBy }) => deployedBy !== void 0),
		environmentsOf,
		copies: judgeCopies(builds),
		...before !== void 0 && { before },
		change: () => {
			if (before !== void 0) change ??= changes.get().compareEvidence(before, evidence, settings.reloader);
			return change;
		},
		restarterOf: (workload, source) => restarterOf(workload, source, settings.reloader),
		volumesOf: resolveVolumes(references, builds, resolved),
		sourcesNamed: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
		isPreviewed: (manifest) => previewed().has(manifest),
		isShared: (source) => shared().has(source),
		referencesTo: (source) => {
			referring ??= referencesBySource(references, sources, builds, tree?.repositories);
			return referring.get(source) ?? [];
		}
	});
	return evidence;
}
// src/pipeline/rule-severity.ts
const ASKED_FOR = "warning";
function isOn(meta, settings) {
	if (settings.only?.has(meta.id) === false) return false;
	if (severityAnywhere(meta, settings) !== "off") return true;
	return (settings.overrides ?? []).some(({ rules }) => (rules.get(meta.id) ?? "off") !== "off");
}
function severityAt(meta, settings, at) {
	if (settings.only?.has(meta.id) === false) return "off";
	return overrideAt(meta.id, settings, at) ?? severityAnywhere(meta, settings);
}
function isChosen(rule, settings, at) {
	return settings.rules.has(rule) || overrideAt(rule, settings, at) !== void 0;
}
function severityAnywhere(meta, { rules, only, strict }) {
	const usual = strict ? meta.strict ?? meta.severity : meta.severity;
	const severity = rules.get(meta.id) ?? usual;
	return severity === "off" && only !== void 0 ? ASKED_FOR : severity;
}
function overrideAt(rule, settings, at) {
	const { overrides } = settings;
	if (overrides === void 0 || !namedRules(overrides).has(rule)) return void 0;
	return matchingOf(overrides)(hostSpan(at).file.path).findLast(({ rules }) => rules.has(rule))?.rules.get(rule);
}
const namedRules = memo((overrides) => {
	return new Set(overrides.flatMap(({ rules }) => [...rules.keys()]));
});
const matchingOf = memo((overrides) => {
	const globs = overrides.map(({ paths }) => pathGlobs(paths));
	const known = /* @__PURE__ */ new Map();
	return (path) => {
		let matching = known.get(path);
		if (matching === void 0) {
			matching = overrides.filter((_, index) => globs[index]?.matches(path) === true);
			known.set(path, matching);
		}
		return matching;
	};
});
// src/pipeline/lower-undeployed.ts
const LOWER = {
	error: "warning",
	warning: "info",
	info: "info"
};
const OF_TEMPLATES = /* @__PURE__ */ new Set([
	"colliding-variable",
	"duplicate-key",
	"duplicate-variable",
	"invalid-field-path",
	"invalid-value-source",
	"late-variable-reference",
	"missing-config-map",
	"missing-config-map-key",
	"missing-secret",
	"missing-secret-key",
	"missing-volume",
	"unknown-field",
	"unknown-kind",
	"unrenderable-chart",
	"wrong-field-type"
]);
function lowerUndeployed(problems, builds, settings, whole) {
	const undeployed = new Map(builds.flatMap((build) => build.undeployed === true || build.kind === "chart" ? [[build.id, build]] : []));
	if (undeployed.size === 0) return problems;
	return problems.map((problem) => {
		const { rule, at, builds: ids } = problem;
		if (ids.length === 0 || isChosen(rule, settings, at)) return problem;
		const known = ids.flatMap((id) => undeployed.get(id) ?? []);
		return known.length === ids.length ? lowered(problem, known, whole) : problem;
	});
}
function lowered(problem, builds, whole) {
	const { help } = problem;
	const isChart = builds.every(({ kind }) => kind === "chart");
	const note = `Nothing in ${whole} deploys ${isChart ? "the chart " : ""}\`${builds[0]?.folder ?? builds[0]?.id ?? ""}\`.`;
	return {
		...problem,
		severity: isChart ? inChart(problem) : elsewhere(problem),
		help: help === void 0 ? note : `${help} ${note}`
	};
}
function elsewhere({ severity, isSlip }) {
	return isSlip === true ? severity : LOWER[severity];
}
function inChart({ rule, severity, isSlip }) {
	if (isSlip === true) return severity;
	return OF_TEMPLATES.has(rule) ? LOWER[severity] : "info";
}
// src/pipeline/lower-foreign.ts
const NOTE = "Only the values of the release can change it here: its chart comes from elsewhere.";
function lowerForeign(problems, settings) {
	return problems.map((problem) => {
		const { at, rule, severity, help } = problem;
		if (isChosen(rule, settings, at) || makingOf(at)?.isForeign !== true) return problem;
		return {
			...problem,
			severity: LOWER[severity],
			help: help === void 0 ? NOTE : `${help} ${NOTE}`
		};
	});
}
// src/pipeline/merge-causes.ts
const MOST_PLACES = 3;
function mergeCauses(problems) {
	const groups = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const key = keyOf$1(problem);
		const group = key === void 0 ? void 0 : groups.get(key);
		if (group !== void 0) group.push(problem);
		else if (key !== void 0) groups.set(key, [problem]);
	}
	const first = new Map([...groups].map(([key, group]) => [key, gravestOf(group)]));
	return problems.flatMap((problem) => {
		const key = keyOf$1(problem);
		if (key === void 0) return [problem];
		if (first.get(key) !== problem) return [];
		return [merged(problem, groups.get(key)?.filter((each) => each !== problem) ?? [])];
	});
}
function gravestOf(group) {
	const gravest = Math.min(...new Set(group.map(({ severity }) => SEVERITY_RANK[severity])));
	return group.find(({ severity }) => SEVERITY_RANK[severity] === gravest);
}
function keyOf$1({ rule, cause, onePerCause }) {
	return onePerCause === true && cause !== void 0 ? `${rule} ${cause}` : void 0;
}
function merged(first, others) {
	if (others.length === 0) return first;
	const builds = new Set([first, ...others].flatMap((problem) => problem.builds));
	const elsewhere = placesOf(first, others);
	const left = elsewhere.length - MOST_PLACES;
	const places = elsewhere.slice(0, MOST_PLACES).map((at, index) => ({
		at,
		message: left > 0 && index === 2 ? `needed here too, and in ${left} more place${left === 1 ? "" : "s"}` : "needed here too"
	}));
	return {
		...first,
		builds: [...builds].sort(),
		related: [...first.related ?? [], ...places]
	};
}
function placesOf(first, others) {
	const seen = /* @__PURE__ */ new Set([placeOf$1(first.at)]);
	return others.flatMap(({ at }) => {
		const place = placeOf$1(at);
		if (seen.has(place)) return [];
		seen.add(place);
		return [at];
	});
}
// src/pipeline/merge-problems.ts
function mergeProblems(problems) {
	const merged = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const place = positionOf(problem.at);
		const { path, line, column, endLine, endColumn } = place;
		const at = [
			path,
			line,
			column,
			endLine,
			endColumn
		];
		const key = JSON.stringify([
			problem.rule,
			...at,
			problem.message
		]);
		const known = merged.get(key);
		if (known === void 0) {
			merged.set(key, {
				problem,
				place,
				builds: new Set(problem.builds)
			});
			continue;
		}
		for (const build of problem.builds) known.builds.add(build);
		if (SEVERITY_RANK[problem.severity] < SEVERITY_RANK[known.problem.severity]) known.problem = problem;
	}
	return [...merged.values()].map(({ problem, place, builds }) => ({
		problem: Object.assign({}, problem, { builds: [...builds].sort() }),
		place
	})).sort(compare).map(({ problem }) => problem);
}
function sortSuppressed(suppressed) {
	return suppressed.map((each) => ({
		each,
		problem: each.problem,
		place: positionOf(each.problem.at)
	})).sort((a, b) => compare(a, b) || order(a.problem.builds.join("\n"), b.problem.builds.join("\n"))).map(({ each }) => each);
}
function compare(a, b) {
	return order(a.place.path, b.place.path) || a.place.line - b.place.line || a.place.column - b.place.column || order(a.problem.rule, b.problem.rule) || order(a.problem.message, b.problem.message) || a.place.endLine - b.place.endLine || a.place.endColumn - b.place.endColumn;
}
function order(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
// src/render/other-deployers.ts
const YAML = /\.ya?ml$/;
const OBJECT = /^["']?(?:apiVersion|kind)["']?[ \t]*:/m;
const OTHER_DEPLOYERS = [
	{
		name: "Fleet",
		deploys: "the bundle of its folder",
		docs: "https://fleet.rancher.io/ref-fleet-yaml",
		files: [{
			path: /(?:^|\/)fleet\.ya?ml$/,
			lacks: OBJECT
		}],
		objects: [{
			group: "fleet.cattle.io",
			kinds: [
				"GitRepo",
				"Bundle",
				"HelmOp"
			]
		}]
	},
	{
		name: "kluctl",
		deploys: "its targets",
		docs: "https://kluctl.io/docs/kluctl/kluctl-project/",
		files: [{ path: /(?:^|\/)\.kluctl(?:-library)?\.ya?ml$/ }, {
			path: /(?:^|\/)deployment\.ya?ml$/,
			holds: /^deployments:/m,
			lacks: OBJECT
		}],
		objects: [{
			group: "gitops.kluctl.io",
			kinds: ["KluctlDeployment"]
		}]
	},
	{
		name: "Helmfile",
		deploys: "the Helm releases it lists",
		docs: "https://helmfile.readthedocs.io/",
		files: [{
			path: /(?:^|\/)helmfile(?:[.-][^/]*)?\.ya?ml(?:\.gotmpl)?$/,
			lacks: OBJECT
		}, {
			path: /(?:^|\/)helmfile\.d\/[^/]+\.ya?ml(?:\.gotmpl)?$/,
			lacks: OBJECT
		}]
	},
	{
		name: "Skaffold",
		deploys: "the manifests and charts of its profiles",
		docs: "https://skaffold.dev/docs/references/yaml/",
		files: [{
			path: YAML,
			holds: /^apiVersion:[ \t]*["']?skaffold\//m
		}]
	},
	{
		name: "Tilt",
		deploys: "what its program loads",
		docs: "https://docs.tilt.dev/api.html",
		files: [{ path: /(?:^|\/)(?:Tiltfile(?:\.[^/]+)?|[^/]+\.tiltfile)$/ }]
	},
	{
		name: "Tanka",
		deploys: "what its Jsonnet evaluates to",
		docs: "https://tanka.dev/",
		files: [{
			path: /(?:^|\/)spec\.json$/,
			holds: /"apiVersion"\s*:\s*"tanka\.dev\//
		}, { path: /(?:^|\/)tkrc\.ya?ml$/ }]
	},
	{
		name: "qbec",
		deploys: "what its Jsonnet evaluates to",
		docs: "https://qbec.io/",
		files: [{ path: /(?:^|\/)qbec\.ya?ml$/ }]
	},
	{
		name: "Jsonnet",
		deploys: "what it evaluates to",
		docs: "https://jsonnet.org/",
		files: [{ path: /\.jsonnet$/ }]
	},
	{
		name: "cdk8s",
		deploys: "what its program makes",
		docs: "https://cdk8s.io/docs/latest/cli/",
		files: [{ path: /(?:^|\/)cdk8s\.ya?ml$/ }]
	},
	{
		name: "Terraform",
		deploys: "the Kubernetes resources and Helm releases of its modules",
		docs: "https://registry.terraform.io/providers/hashicorp/kubernetes/latest/docs",
		files: [{
			path: /\.(?:tf|tofu)$/,
			holds: /^[ \t]*resource[ \t]+"(?:kubernetes_|kubectl_|helm_release|kustomization_resource|k8s_)/m
		}, {
			path: /\.(?:tf|tofu)\.json$/,
			holds: /"(?:kubernetes_\w+|kubectl_manifest|helm_release)"/
		}],
		objects: [{
			group: "infra.contrib.fluxcd.io",
			kinds: ["Terraform"]
		}]
	},
	{
		name: "Pulumi",
		deploys: "what its program makes",
		docs: "https://www.pulumi.com/registry/packages/kubernetes/",
		files: [{ path: /(?:^|\/)Pulumi\.ya?ml$/ }],
		objects: [{
			group: "pulumi.com",
			kinds: ["Stack", "Program"]
		}]
	},
	{
		name: "ytt",
		deploys: "what its templates render",
		docs: "https://carvel.dev/ytt/",
		files: [{
			path: YAML,
			holds: /^[ \t]*(?:-[ \t]+)?#@(?:data\/values|overlay\/|schema\/|[ \t]*(?:load\(|def |if |for |data\.))/m
		}]
	},
	{
		name: "kapp-controller",
		deploys: "the apps and packages it fetches",
		docs: "https://carvel.dev/kapp-controller/",
		objects: [{
			group: "kappctrl.k14s.io",
			kinds: ["App"]
		}, {
			group: "packaging.carvel.dev",
			kinds: ["PackageInstall"]
		}]
	},
	{
		name: "KCL",
		deploys: "what its program makes",
		docs: "https://www.kcl-lang.io/",
		files: [{ path: /(?:^|\/)kcl\.mod$/ }],
		objects: [{
			group: "krm.kcl.dev",
			kinds: ["KCLRun"]
		}]
	},
	{
		name: "Timoni",
		deploys: "its modules and bundles",
		docs: "https://timoni.sh/",
		files: [{ path: /(?:^|\/)timoni\.cue$/ }, {
			path: /\.cue$/,
			holds: /^[ \t]*bundle:[^}]{0,400}?apiVersion:[ \t]*"v1alpha1"/m
		}]
	},
	{
		name: "kpt",
		deploys: "its package, after the functions of its pipeline",
		docs: "https://kpt.dev/reference/schema/kptfile/",
		files: [{ path: /(?:^|\/)Kptfile$/ }]
	},
	{
		name: "DevSpace",
		deploys: "the deployments of its pipelines",
		docs: "https://www.devspace.sh/docs/configuration/reference",
		files: [{ path: /(?:^|\/)devspace\.ya?ml$/ }]
	},
	{
		name: "Garden",
		deploys: "its deploy actions",
		docs: "https://docs.garden.io/",
		files: [{
			path: /(?:^|\/)(?:[^/]+\.)?garden\.ya?ml$/,
			holds: /^kind:[ \t]*["']?(?:Project|Module|Deploy|Build|Run|Test)\b/m
		}]
	},
	{
		name: "werf",
		deploys: "the chart of its project",
		docs: "https://werf.io/docs/v2/reference/werf_yaml.html",
		files: [{ path: /(?:^|\/)werf\.ya?ml$/ }]
	},
	{
		name: "Score",
		deploys: "its workload",
		docs: "https://docs.score.dev/",
		files: [{
			path: YAML,
			holds: /^apiVersion:[ \t]*["']?score\.dev\//m
		}]
	},
	{
		name: "Ansible",
		deploys: "what its tasks apply",
		docs: "https://docs.ansible.com/ansible/latest/collections/kubernetes/core/",
		files: [{
			path: YAML,
			holds: /^[ \t]*(?:-[ \t]+)?(?:kubernetes\.core|community\.kubernetes|redhat\.openshift)\.(?:k8s|helm)[ \t]*:/m
		}]
	},
	{
		name: "Config Sync",
		deploys: "the folders it synchronizes",
		docs: "https://cloud.google.com/kubernetes-engine/enterprise/config-sync/docs",
		objects: [{
			group: "configsync.gke.io",
			kinds: ["RootSync", "RepoSync"]
		}]
	},
	{
		name: "Open Cluster Management",
		deploys: "what its subscriptions deploy to the managed clusters",
		docs: "https://open-cluster-management.io/docs/getting-started/integration/app-lifecycle/",
		objects: [{
			group: "apps.open-cluster-management.io",
			kinds: ["Subscription", "Channel"]
		}, {
			group: "work.open-cluster-management.io",
			kinds: ["ManifestWork", "ManifestWorkReplicaSet"]
		}]
	},
	{
		name: "Sveltos",
		deploys: "what its profiles deploy to the clusters they select",
		docs: "https://projectsveltos.io/",
		objects: [{
			group: "config.projectsveltos.io",
			kinds: ["ClusterProfile", "Profile"]
		}]
	},
	{
		name: "Cluster API add-ons",
		deploys: "charts and manifests in the clusters they select",
		docs: "https://cluster-api.sigs.k8s.io/tasks/cluster-resource-set",
		objects: [{
			group: "addons.cluster.x-k8s.io",
			kinds: ["ClusterResourceSet", "HelmChartProxy"]
		}]
	},
	{
		name: "KubeVela",
		deploys: "the components of its applications",
		docs: "https://kubevela.io/docs/",
		objects: [{
			group: "core.oam.dev",
			kinds: ["Application"]
		}]
	},
	{
		name: "kro",
		deploys: "the resources of its graphs",
		docs: "https://kro.run/docs/overview/",
		objects: [{
			group: "kro.run",
			kinds: ["ResourceGraphDefinition"]
		}]
	},
	{
		name: "Crossplane",
		deploys: "the resources of its compositions",
		docs: "https://docs.crossplane.io/latest/composition/compositions/",
		objects: [
			{
				group: "apiextensions.crossplane.io",
				kinds: ["Composition"]
			},
			{
				group: "kubernetes.crossplane.io",
				kinds: ["Object"]
			},
			{
				group: "helm.crossplane.io",
				kinds: ["Release"]
			}
		]
	}
];
// src/render/find-other-deployers.ts
const MOST_READ = 5e3;
const LARGEST = 1048576;
function findOtherDeployers(tree, files) {
	const parsed = new Map(files.map((file) => [file.path, file]));
	const reader = newReader(tree, parsed);
	return {
		found: tree.paths.flatMap((path) => {
			const manifests = manifestsOf(parsed.get(path));
			return OTHER_DEPLOYERS.flatMap((deployer) => {
				const object = manifests.find((manifest) => actsOn(deployer, manifest));
				if (object !== void 0) return {
					deployer,
					path,
					object
				};
				return deployer.files?.some((sign) => shows(sign, path, reader)) === true ? {
					deployer,
					path
				} : [];
			});
		}),
		unread: [...reader.unread]
	};
}
function manifestsOf(file) {
	return file === void 0 ? [] : file.documents.flatMap(({ manifests }) => manifests);
}
function actsOn({ objects }, { group, kind }) {
	return objects?.some((sign) => sign.group === group && sign.kinds.includes(kind)) === true;
}
function shows(sign, path, reader) {
	if (!sign.path.test(path)) return false;
	if (sign.holds === void 0 && sign.lacks === void 0) return true;
	const text = reader.textOf(path);
	if (text === void 0 || sign.lacks?.test(text) === true) return false;
	return sign.holds === void 0 || sign.holds.test(text);
}
function newReader(tree, parsed) {
	const texts = /* @__PURE__ */ new Map();
	const unread = /* @__PURE__ */ new Set();
	const read = (path) => {
		const source = parsed.get(path)?.source;
		if (source !== void 0) return source.text;
		const content = texts.size < MOST_READ ? tree.read(path) : void 0;
		if (content?.kind === "bytes" && content.bytes.length <= LARGEST) return new TextDecoder().decode(content.bytes);
		unread.add(path);
	};
	const textOf = (path) => {
		if (!texts.has(path)) texts.set(path, read(path));
		return texts.get(path);
	};
	return {
		textOf,
		unread
	};
}
// src/pipeline/point-outside.ts
const MOST_FILES = 5e4;
const MOST_BYTES = 134217728;
function pointOutside(problems, references, tree, limits) {
	if (tree.around === void 0) return problems;
	const missing = new Map(references.filter(isMissing).map(({ at, reference: { kind, name } }) => [identityOf$1(at), `${kind} ${name}`]));
	const about = ({ rule, at }) => /^(?:missing|untraced)-/.test(rule) ? missing.get(identityOf$1(at)) : void 0;
	const wanted = new Set(problems.flatMap((problem) => about(problem) ?? []));
	if (wanted.size === 0) return problems;
	const places = placesOutside(wanted, tree.around(), tree, limits);
	return problems.map((problem) => {
		const source = about(problem);
		const place = source === void 0 ? void 0 : places.get(source);
		if (source === void 0 || place === void 0) return problem;
		const [kind = "", name = ""] = source.split(" ");
		return {
			...problem,
			help: `${kind} \`${name}\` is in ${place}, outside the folders checked: check both together.`
		};
	});
}
function isMissing({ verdict }) {
	return verdict.kind === "untraced" || verdict.kind === "broken" && verdict.missing.what === "source";
}
function identityOf$1(at) {
	const { file, start } = hostSpan(at);
	return `${start} ${file.path}`;
}
function placesOutside(wanted, paths, tree, limits) {
	const names = [...new Set([...wanted].map((source) => source.slice(source.indexOf(" ") + 1)))];
	const places = /* @__PURE__ */ new Map();
	let bytes = 0;
	for (const path of paths.filter(isManifestName).slice(0, MOST_FILES)) {
		const content = tree.read(path);
		if (content.kind !== "bytes") continue;
		bytes += content.bytes.length;
		if (bytes > MOST_BYTES || places.size === wanted.size) break;
		const text = new TextDecoder().decode(content.bytes);
		if (!names.some((name) => text.includes(name))) continue;
		for (const { source, at } of sourcesIn(parseFile(path, content, limits))) if (wanted.has(source) && !places.has(source)) places.set(source, placeOf$1(at));
	}
	return places;
}
function sourcesIn(file) {
	return file.documents.flatMap(({ root, manifests }) => [...manifests.flatMap((manifest) => sourcesOfObject(manifest)).map(({ kind, name, at }) => ({
		source: `${kind} ${name}`,
		at
	})), ...["ConfigMap", "Secret"].flatMap((kind) => itemsAt(root, kind === "Secret" ? "secretGenerator" : "configMapGenerator").flatMap((item) => {
		const name = scalarAt(item, "name");
		return name === void 0 ? [] : [{
			source: `${kind} ${name.text}`,
			at: name
		}];
	}))]);
}
// src/pipeline/restrict-builds.ts
const KUSTOMIZATION = /^(?:(.*)\/)?(?:kustomization\.ya?ml|Kustomization)$/;
function restrictBuilds(builds, selected) {
	const whole = new Set(buildsNamed(builds, selected));
	return builds.filter((build) => whole.has(build) || build.objects.some(({ node }) => selected.has(hostSpan(node).file.path)));
}
function buildsNamed(builds, selected) {
	const folders = new Set([...selected].flatMap((path) => {
		const match = KUSTOMIZATION.exec(path);
		return match === null ? [] : [match[1] ?? "."];
	}));
	return builds.filter(({ kind, id, folder }) => kind !== "folder" && folders.has(folder ?? id));
}
// src/pipeline/restrict-report.ts
function restrictReport(report, selected) {
	const whole = new Set(buildsNamed(report.builds, selected).map(({ id }) => id));
	const isIn = (at) => selected.has(hostSpan(at).file.path);
	const isAbout = ({ at, builds }) => isIn(at) || builds.some((build) => whole.has(build));
	const files = /* @__PURE__ */ new Set([...selected, ...report.builds.filter(({ id }) => whole.has(id)).flatMap((build) => build.files)]);
	return {
		...report,
		problems: report.problems.filter(isAbout),
		suppressed: report.suppressed.filter(({ problem }) => isAbout(problem)),
		files: report.files.filter(({ path }) => files.has(path)),
		builds: restrictBuilds(report.builds, selected),
		references: report.references.filter(({ at, reference }) => isIn(at) || whole.has(reference.build)),
		sources: report.sources.filter(({ at, build }) => isIn(at) || whole.has(build)),
		workloads: report.workloads.filter(({ containers, build }) => whole.has(build) || containers.some(({ node }) => isIn(node))),
		environments: () => report.environments().filter(({ container, workload }) => isIn(container.node) || whole.has(workload.build))
	};
}
// src/pipeline/same-data.ts
function isSameData(one, other) {
	if (Object.is(one, other)) return true;
	if (!isObject(one) || !isObject(other)) return false;
	if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
	if (!isPlain(one) || !isPlain(other)) return false;
	const keys = Object.keys(one);
	return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSameData(one[key], other[key]));
}
function isSameList(one, other) {
	return one.length === other.length && one.every((item, at) => isSameData(item, other[at]));
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
function isPlain(value) {
	return Object.getPrototypeOf(value) === Object.prototype && !("file" in value) && !("node" in value) && !("producer" in value);
}
// src/pipeline/ask-about-builds.ts
function askAboutBuilds(questions, evidence, used) {
	const workloads = groupBy(evidence.workloads, ({ build }) => build);
	const judged = groupBy(evidence.references, ({ reference }) => reference.build);
	const maker = evidence.openEnvironments();
	for (const build of evidence.builds) {
		const things = {
			workloads: workloads.get(build.id) ?? [],
			judged: judged.get(build.id) ?? []
		};
		if (used === void 0) ask(questions, things, maker, evidence);
		else askOrRemember(build, questions, things, maker, evidence, used);
	}
}
const LITTLE = {
	characters: 4e6,
	variables: 1e5
};
function askOrRemember(build, questions, things, maker, around, { memory, world }) {
	const verdicts = things.judged.map(({ verdict }) => verdict);
	const known = memory.ofBuilds.get(build);
	const shared = sharedIn(things.judged, around);
	if (known?.world === world && isSameList(known.verdicts, verdicts) && isSameList(known.shared, shared) && maker.isAmple()) {
		maker.spend(known.spent);
		addAll(questions, known.found);
		return;
	}
	const own = withoutFindings(questions);
	const before = maker.left();
	ask(own, things, maker, around);
	const after = maker.left();
	const spent = {
		characters: before.characters - after.characters,
		variables: before.variables - after.variables
	};
	const found = listOf(own).map((each) => each.found);
	addAll(questions, found);
	if (spent.characters <= LITTLE.characters && spent.variables <= LITTLE.variables && maker.isAmple()) memory.ofBuilds.set(build, {
		world,
		verdicts,
		shared,
		found,
		spent
	});
}
function sharedIn(judged, { isShared }) {
	return judged.flatMap(({ reference, verdict }) => reference.use === "env-from" ? sourcesOf$1(verdict).map(isShared) : []);
}
function ask({ workload: ofWorkloads, container: ofContainers, environment, reference }, { workloads, judged }, maker, around) {
	for (const workload of workloads) {
		for (const { question, found } of ofWorkloads) appendAll(found, question.ask(workload, around));
		for (const container of workload.containers) for (const { question, found } of ofContainers) appendAll(found, question.ask(container, workload, around));
		if (environment.length > 0) askAboutEach(environment, maker.of(workload), around);
	}
	askAboutEach(reference, judged, around);
}
function askAboutEach(all, things, around) {
	for (const thing of things) for (const { question, found } of all) appendAll(found, question.ask(thing, around));
}
function fresh(all) {
	return all.map((each) => ({
		...each,
		found: []
	}));
}
function withoutFindings(questions) {
	return {
		workload: fresh(questions.workload),
		container: fresh(questions.container),
		environment: fresh(questions.environment),
		reference: fresh(questions.reference)
	};
}
function listOf({ workload, container, environment, reference }) {
	return [
		...workload,
		...container,
		...environment,
		...reference
	];
}
function addAll(questions, answers) {
	for (const [at, { found }] of listOf(questions).entries()) appendAll(found, answers[at] ?? []);
}
// src/pipeline/ask-about-manifests.ts
function askAboutManifests(all, evidence, used) {
	for (const { manifest, builds } of sharedManifests(evidence)) {
		const answers = answersAbout(manifest, all, evidence, used);
		for (const [at, { found }] of all.entries()) for (const finding of answers[at] ?? []) for (const build of builds) found.push(Object.assign({}, finding, { build }));
	}
}
const NOTHING = [];
function answersAbout(manifest, all, evidence, used) {
	const { node, dialect } = manifest;
	const known = used?.memory.ofManifests.get(node);
	if (known?.dialect === dialect && known.world === used?.world) return known.found;
	const answers = all.map(({ question }) => question.ask(manifest, evidence));
	const found = answers.some((each) => each.length > 0) ? answers : NOTHING;
	used?.memory.ofManifests.set(node, {
		dialect,
		world: used.world,
		found
	});
	return found;
}
function sharedManifests({ manifests }) {
	const byNode = /* @__PURE__ */ new Map();
	const shared = [];
	for (const { manifest, build } of manifests) {
		const same = byNode.get(manifest.node);
		if (same?.manifest.dialect === manifest.dialect) same.builds.push(build);
		else {
			const first = {
				manifest,
				builds: [build]
			};
			byNode.set(manifest.node, first);
			shared.push(first);
		}
	}
	return shared;
}
// src/pipeline/world-of.ts
function worldOf({ builds, deploysSomething }) {
	return {
		deploysSomething,
		services: builds.flatMap(({ kind, objects }) => kind === "folder" ? objects.flatMap((each) => each.kind === "Service" ? [each.node] : []) : [])
	};
}
// src/pipeline/ask-questions.ts
function askQuestions(all, evidence, memory) {
	for (const { question, found } of about("evidence", all)) appendAll(found, question.ask(evidence));
	for (const { question, found } of about("source", all)) for (const source of evidence.sources) appendAll(found, question.ask(source, evidence));
	const world = memory?.keepWorld(worldOf(evidence));
	const used = memory === void 0 || world === void 0 ? void 0 : {
		memory,
		world
	};
	askAboutManifests(about("manifest", all), evidence, used);
	askAboutBuilds({
		workload: about("workload", all),
		container: about("container", all),
		environment: about("environment", all),
		reference: about("reference", all)
	}, evidence, used);
}
function about(name, all) {
	return all.filter((each) => each.question.about === name);
}
// src/pipeline/run-rules.ts
function runRules(rules, evidence, settings, memory) {
	const on = rules.filter(({ meta }) => isOn(meta, settings)).map(({ meta, questions }) => ({
		meta,
		asked: questions.map((question) => ({
			question,
			found: []
		}))
	}));
	askQuestions(on.flatMap(({ asked }) => asked), evidence, memory);
	return on.flatMap(({ meta, asked }) => asked.flatMap(({ found }) => found.flatMap((finding) => problemsOf(finding, meta, settings))));
}
function problemsOf(finding, meta, settings) {
	const { build, severity: own, ...rest } = finding;
	const ofRule = severityAt(meta, settings, finding.at);
	if (ofRule === "off") return [];
	const severity = isChosen(meta.id, settings, finding.at) || settings.strict && meta.strict !== void 0 ? ofRule : own ?? ofRule;
	const builds = build === void 0 ? [] : [build];
	return [Object.assign(rest, {
		rule: meta.id,
		severity,
		builds
	})];
}
// src/suppress/apply-suppressions.ts
function applySuppressions(problems, comments, annotations) {
	const commentsAt = groupBy(comments, keyOf);
	const used = /* @__PURE__ */ new Set();
	const left = [];
	const suppressed = [];
	for (const problem of problems) {
		const place = positionOf(problem.at);
		const written = commentsAt.get(`${problem.rule} ${place.path}`) ?? [];
		const carried = (problem.subject?.annotated ?? []).flatMap((node) => annotations.get(node) ?? []);
		const covering = [...written.filter((suppression) => covers(suppression, place)), ...carried.filter(({ rule }) => rule === problem.rule)];
		for (const suppression of covering) used.add(identityOf(suppression));
		const [by] = covering;
		if (by === void 0) left.push(problem);
		else suppressed.push({
			problem,
			by: by.at,
			reason: by.reason
		});
	}
	return {
		left,
		suppressed,
		dead: deadOf([...comments, ...[...annotations.values()].flat()], used)
	};
}
function keyOf({ rule, at }) {
	return `${rule} ${at.file.path}`;
}
function covers({ scope }, { line }) {
	if (scope.kind === "lines") return scope.first <= line && line <= scope.last;
	return scope.kind === "file";
}
function deadOf(all, used) {
	const dead = /* @__PURE__ */ new Map();
	for (const suppression of all) {
		const identity = identityOf(suppression);
		if (!used.has(identity)) dead.set(identity, suppression);
	}
	return [...dead.values()];
}
function identityOf({ rule, at }) {
	return `${rule} ${at.start} ${at.file.path}`;
}
// src/suppress/find-comments.ts
const MARK = "envfrom-ignore";
const COMMENT$1 = /(?:^|(?<=\s))#+[ \t]*envfrom-ignore[^\r\n]*/gm;
function mentionsSuppression({ text }) {
	return text.includes(MARK);
}
function findComments(source, roots) {
	const scalars = scalarRanges(roots);
	const comments = [];
	for (const match of source.text.matchAll(COMMENT$1)) {
		const start = match.index;
		if (isInside(scalars, start)) continue;
		comments.push({
			file: source,
			start,
			end: start + match[0].trimEnd().length
		});
	}
	return comments;
}
function scalarRanges(roots) {
	const ranges = [];
	const seen = /* @__PURE__ */ new Set();
	const open = [...roots];
	for (let node = open.pop(); node !== void 0; node = open.pop()) {
		if (seen.has(node)) continue;
		seen.add(node);
		if (node.kind === "scalar") {
			const isBlock = node.style === "literal" || node.style === "folded";
			ranges.push(isBlock ? {
				start: endOfLine(node),
				end: node.end
			} : node);
		} else if (node.kind === "sequence") open.push(...node.items);
		else {
			const dropped = (node.duplicates ?? []).map((duplicate) => duplicate.dropped);
			for (const { key, value } of [...node.entries, ...dropped]) open.push(key, value);
		}
	}
	return ranges.sort((a, b) => a.start - b.start);
}
function endOfLine({ file, start, end }) {
	const line = file.text.indexOf("\n", start);
	return line === -1 ? end : line;
}
function isInside(sorted, offset) {
	let low = 0;
	let high = sorted.length - 1;
	while (low <= high) {
		const middle = low + high >> 1;
		const range = sorted[middle];
		if (range === void 0) return false;
		if (offset < range.start) high = middle - 1;
		else if (offset >= range.end) low = middle + 1;
		else return true;
	}
	return false;
}
// src/suppress/find-dead-suppressions.ts
function findDeadSuppressions(dead, rules, ran) {
	const known = new Map(rules.map((meta) => [meta.id, meta]));
	return dead.filter(({ rule, at }) => {
		const meta = known.get(rule);
		return meta === void 0 || ran(meta, at);
	}).map((suppression) => {
		const { message, help } = wordsFor(suppression, new Set(known.keys()));
		const { at, rule, scope, removal } = suppression;
		const what = scope.kind === "object" ? "annotation" : "comment";
		return {
			at,
			message,
			help,
			...known.has(rule) && removal !== void 0 && { fix: {
				message: `Remove the ${what}.`,
				edits: removal
			} }
		};
	});
}
function wordsFor({ rule, scope }, known) {
	const what = scope.kind === "object" ? "annotation" : "comment";
	if (rule === "") return {
		message: `This ${what} names no rule, so it suppresses nothing.`,
		help: "Name the rule: `# envfrom-ignore <rule> -- <reason>`."
	};
	if (!known.has(rule)) {
		const nearest = nearestName(rule, known);
		return {
			message: `Unknown rule \`${rule}\`, so this ${what} suppresses nothing.${nearest === void 0 ? "" : ` Did you mean \`${nearest}\`?`}`,
			help: "Correct the rule, or remove it. `envfrom rules` lists them."
		};
	}
	return {
		message: `This ${what} suppresses \`${rule}\`, but the rule reports nothing ${{
			file: "in this file",
			lines: "on the line that it applies to",
			object: "for this object"
		}[scope.kind]}.`,
		help: `Remove the ${what}: it would hide the next real problem.`
	};
}
// src/suppress/read-annotations.ts
const PREFIX = "ignore.envfrom.dev/";
function readAnnotations(metadata) {
	const suppressions = [];
	const annotations = mapAt(metadata, "annotations");
	for (const { name, key, value } of entriesAt(metadata, "annotations")) {
		if (!name.startsWith(PREFIX)) continue;
		const reason = value.kind === "scalar" ? value.text.trim() : "";
		const removal = annotations === void 0 || key.file.host !== void 0 ? "elsewhere" : removeEntry(holdersOf(metadata, annotations), name);
		suppressions.push({
			...removal !== "elsewhere" && { removal },
			rule: name.slice(19),
			reason: reason === "" ? void 0 : reason,
			at: key,
			scope: { kind: "object" }
		});
	}
	return suppressions;
}
function holdersOf(metadata, annotations) {
	const [only] = annotations.entries;
	return only?.key.start === annotations.start && only.value.end === annotations.end ? [metadata, annotations] : [annotations];
}
// src/edits/remove-comment.ts
function removeComment({ file, start, end }) {
	const { text } = file;
	if (isFirstOnLine(text, start)) return {
		at: {
			file,
			start: startOfLine(text, start),
			end: startOfNextLine(text, end)
		},
		text: ""
	};
	return {
		at: {
			file,
			start: start - (/[ \t]*$/.exec(text.slice(startOfLine(text, start), start))?.[0].length ?? 0),
			end
		},
		text: ""
	};
}
// src/suppress/read-comments.ts
const COMMENT = /^#+\s*envfrom-ignore(-file)?(?=\s|$)(.*)$/s;
const COMMENT_OR_BLANK = /^\s*(#|$)/;
function readComments(comments) {
	const targets = /* @__PURE__ */ new Map();
	const read = [];
	for (const comment of comments.map(hostSpan).reverse()) {
		const { file, start, end } = comment;
		const match = COMMENT.exec(file.text.slice(start, end).trimEnd());
		if (match === null) continue;
		const { path } = file;
		const scope = match[1] === void 0 ? {
			kind: "lines",
			path,
			...linesCovered(comment, targets)
		} : {
			kind: "file",
			path
		};
		const { rules, reason } = readBody(match[2] ?? "");
		const removal = rules.length === 1 ? { removal: [removeComment(comment)] } : {};
		read.push(rules.map((rule) => ({
			rule,
			reason,
			at: comment,
			scope,
			...removal
		})));
	}
	return read.reverse().flat();
}
function readBody(body) {
	const cut = /(?:^|\s)--(?:\s|$)/.exec(body);
	const named = (cut === null ? body : body.slice(0, cut.index)).split(/[\s,]+/);
	const reason = cut === null ? "" : body.slice(cut.index + cut[0].length).trim();
	const rules = named.filter((rule) => rule !== "");
	return {
		rules: rules.length === 0 ? [""] : rules,
		reason: reason === "" ? void 0 : reason
	};
}
function linesCovered(comment, targets) {
	const { file } = comment;
	const line = positionOf(comment).line;
	let target = line;
	if (COMMENT_OR_BLANK.test(textOfLine(file, line))) do
		target += 1;
	while (!targets.has(target) && target < lineStarts(file).length && COMMENT_OR_BLANK.test(textOfLine(file, target)));
	const lines = targets.get(target) ?? {
		first: target,
		last: lastLineOfItem(file, target)
	};
	targets.set(target, lines);
	targets.set(line, lines);
	return lines;
}
function lastLineOfItem(file, line) {
	const dash = /^( *)-\s/.exec(textOfLine(file, line));
	if (dash === null) return line;
	const indent = (dash[1] ?? "").length;
	let last = line;
	for (let next = line + 1; next <= lineStarts(file).length; next += 1) {
		const column = textOfLine(file, next).search(/\S/);
		if (column === -1) continue;
		if (column <= indent) break;
		last = next;
	}
	return last;
}
function textOfLine(file, line) {
	const starts = lineStarts(file);
	const start = starts[line - 1] ?? file.text.length;
	return file.text.slice(start, starts[line] ?? file.text.length);
}
// src/pipeline/suppress-problems.ts
function suppressProblems(found, evidence, rules, settings) {
	if (settings.suppressions === "ignore") return {
		left: found,
		suppressed: []
	};
	const { left, suppressed, dead } = applySuppressions(found, commentsOf(found, evidence, settings), annotationsOf(evidence));
	const checked = new Set(evidence.files.filter(isChecked).map(({ path }) => path));
	const ours = dead.filter(({ at }) => checked.has(hostSpan(at).file.path));
	return {
		left: [...left, ...aboutDead(ours, rules, settings)],
		suppressed
	};
}
function isChecked({ class: taken, faults }) {
	return faults.length === 0 && (taken.kind !== "skipped" || taken.as === "patch");
}
function aboutDead(dead, rules, settings) {
	const metas = rules.map(({ meta }) => meta);
	const reporter = metas.find(({ id }) => id === "unused-suppression");
	if (reporter === void 0 || settings.build !== void 0) return [];
	if (!isOn(reporter, settings)) return [];
	return findDeadSuppressions(dead, metas, (meta, at) => isOnAt(meta, settings, at)).flatMap((finding) => problemsOf(finding, reporter, settings));
}
function isOnAt(meta, settings, at) {
	return isOn(meta, settings) && severityAt(meta, settings, at) !== "off";
}
function commentsOf(found, { files }, { limits }) {
	const roots = /* @__PURE__ */ new Map();
	const sources = /* @__PURE__ */ new Map();
	for (const { path, source, documents } of files) {
		if (source !== void 0) sources.set(path, source);
		roots.set(path, () => documents.flatMap(({ root }) => root ?? []));
	}
	for (const { at } of found) {
		const { file } = hostSpan(at);
		if (!sources.has(file.path)) sources.set(file.path, file);
	}
	return [...sources.values()].filter(mentionsSuppression).flatMap((source) => {
		return readComments(findComments(source, (roots.get(source.path) ?? (() => rootsOf(source, limits)))()));
	});
}
function rootsOf(source, limits) {
	if (!isManifestName(source.path)) return [];
	return parseText(source, limits).documents.flatMap(({ root }) => root ?? []);
}
function annotationsOf(evidence) {
	const annotations = /* @__PURE__ */ new Map();
	const add = (metadata) => {
		if (metadata === void 0 || annotations.has(metadata)) return;
		const read = readAnnotations(metadata);
		if (read.length > 0) annotations.set(metadata, read);
	};
	for (const { manifest } of evidence.manifests) add(mapAt(manifest.node, "metadata"));
	for (const { podMetadata } of evidence.workloads) add(podMetadata);
	return annotations;
}
// src/commands/examine.ts
function examine(tree, rules, settings, before, prepare, memory) {
	const parsed = parsedFiles(tree, settings.limits);
	const prepared = (plan) => {
		const own = prepare?.(plan) ?? plan;
		return memory?.share(own) ?? own;
	};
	const rendered = renderBuilds(tree, parsed, settings, sourcesOfObject, prepared);
	const { files, notLookedAt } = rendered;
	const builds = memory?.keepBuilds(rendered.builds) ?? rendered.builds;
	const evidence = gatherEvidence(builds, files, settings, tree, before, memory);
	const { left, suppressed } = suppressProblems(runRules(rules, evidence, settings, memory), evidence, rules, settings);
	const report = {
		problems: lowerUndeployed(mergeProblems(lowerForeign(left, settings)), builds, settings, evidence.whole),
		suppressed: sortSuppressed(suppressed),
		files,
		builds,
		notLookedAt,
		otherDeployers: deployerNames(tree, files),
		references: evidence.references,
		sources: evidence.sources,
		workloads: evidence.workloads.filter(({ containers }) => containers.length > 0),
		environments: evidence.environments,
		rules: rules.map(({ meta }) => meta),
		...tree.repositories !== void 0 && { repositories: tree.repositories.map(({ name }) => name) }
	};
	const shown = tree.selected === void 0 ? report : restrictReport(report, tree.selected);
	const problems = pointOutside(shown.problems, evidence.references, tree, settings.limits);
	return {
		report: hideSecrets({
			...shown,
			problems: mergeCauses(problems)
		}, before),
		evidence
	};
}
function deployerNames(tree, files) {
	const { found } = findOtherDeployers(tree, files);
	return [...new Set(found.map(({ deployer }) => deployer.name))].sort();
}
function parsedFiles(tree, limits) {
	const excluded = (tree.excluded ?? []).map(excludedFile);
	return [...parseFiles(tree, limits), ...excluded].sort((a, b) => a.path < b.path ? -1 : 1);
}
function excludedFile(path) {
	return {
		path,
		class: {
			kind: "skipped",
			as: "excluded",
			reason: "the configuration or a flag excludes it"
		},
		source: void 0,
		documents: [],
		faults: []
	};
}
export { restrictBuilds as a, sourcesOf$1 as c, isSameList as i, parsedFiles as n, gatherEvidence as o, isSameData as r, isNameless as s, examine as t };
