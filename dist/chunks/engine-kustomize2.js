"use strict";
const require_check = require("./check.js");
const require_start = require("./start.js");
const require_engine_run_rollout_run_build_deployers_kustomization_builds = require("./engine-kustomize.js");
const require_load = require("./load.js");
// src/render/work/meter.ts
let done = 0;
function noteWork(work) {
	done += work;
}
function measured(run) {
	const before = done;
	try {
		return [run(), done - before];
	} finally {
		done = before;
	}
}
// src/render/kustomize/object/gvk.ts
const ORDER_FIRST = [
	"Namespace",
	"ResourceQuota",
	"StorageClass",
	"CustomResourceDefinition",
	"ServiceAccount",
	"PodSecurityPolicy",
	"Role",
	"ClusterRole",
	"RoleBinding",
	"ClusterRoleBinding",
	"ConfigMap",
	"Secret",
	"Endpoints",
	"Service",
	"LimitRange",
	"PriorityClass",
	"PersistentVolume",
	"PersistentVolumeClaim",
	"Deployment",
	"StatefulSet",
	"CronJob",
	"PodDisruptionBudget"
];
const ORDER_LAST = ["MutatingWebhookConfiguration", "ValidatingWebhookConfiguration"];
const ANY_GVK = {
	group: "",
	version: "",
	kind: ""
};
const DEFAULT_ORDER = typeOrder(ORDER_FIRST, ORDER_LAST);
function parseApiVersion(apiVersion) {
	const slash = apiVersion.indexOf("/");
	if (slash === -1) return {
		group: "",
		version: apiVersion
	};
	return {
		group: apiVersion.slice(0, slash),
		version: apiVersion.slice(slash + 1)
	};
}
function apiVersionOf({ group, version }) {
	return group === "" ? version : `${group}/${version}`;
}
function isSelected(gvk, selector) {
	return (selector.group === "" || selector.group === gvk.group) && (selector.version === "" || selector.version === gvk.version) && (selector.kind === "" || selector.kind === gvk.kind);
}
function sameGvk(left, right) {
	return left.group === right.group && left.version === right.version && left.kind === right.kind;
}
function gvkText({ group, version, kind }) {
	return `${kind || "[noKind]"}.${version || "[noVer]"}.${group || "[noGrp]"}`;
}
function compareGvk(left, right) {
	const order = (DEFAULT_ORDER.get(left.kind) ?? 0) - (DEFAULT_ORDER.get(right.kind) ?? 0);
	return order === 0 ? require_check.compareText(sortText(left), sortText(right)) : order;
}
function typeOrder(first, last) {
	return new Map([...first.map((kind, index) => [kind, index - first.length]), ...last.map((kind, index) => [kind, index + 1])]);
}
function sortText({ group, version, kind }) {
	return `${group || "~G"}_${version || "~V"}_${kind || "~K"}`;
}
// src/render/kustomize/tree/schema.ts
function isNamespaceable(apiVersion, kind, schema) {
	return schema.isNamespaced(apiVersion, kind) !== false;
}
// src/render/kustomize/object/resource-id.ts
const NO_NAMESPACE = "_non_namespaceable_";
function effectiveNamespace({ namespace, clusterScoped }) {
	if (clusterScoped) return NO_NAMESPACE;
	return namespace === "" ? "default" : namespace;
}
function idKey(id) {
	return `${id.group}\u0000${id.version}\u0000${id.kind}\u0000${id.name}\u0000${effectiveNamespace(id)}`;
}
function sameId(left, right) {
	return sameTypeAndName(left, right) && effectiveNamespace(left) === effectiveNamespace(right);
}
function sameTypeAndName(left, right) {
	return left.name === right.name && sameGvk(left, right);
}
function idText(id) {
	return `${gvkText(id)}/${id.name || "[noName]"}.${id.namespace || "[noNs]"}`;
}
// src/render/kustomize/object/shared-scalars.ts
function settleShared(before, after, shared) {
	const written = /* @__PURE__ */ new Map();
	collectWritten(before, after, new Set(shared), written);
	if (written.size === 0) return {
		node: after,
		shared
	};
	const node = replaceAll(after, written);
	return {
		node: node.kind === "map" ? node : after,
		shared: shared.map((each) => lastOf(each, written))
	};
}
function collectWritten(before, after, shared, written) {
	if (before === after) return;
	if (before.kind === "scalar") {
		if (after.kind !== "scalar" || !shared.has(before)) return;
		const earlier = written.get(before);
		if (earlier !== void 0) written.set(earlier, after);
		written.set(before, after);
	} else if (before.kind === "map" && after.kind === "map") for (const { name, key, value } of sorted$1(before)) {
		const now = require_check.entryOf(after, name);
		if (now?.key === key) collectWritten(value, now.value, shared, written);
	}
	else if (before.kind === "sequence" && after.kind === "sequence") before.items.forEach((item, index) => {
		const now = after.items[index];
		if (now !== void 0) collectWritten(item, now, shared, written);
	});
}
function sorted$1({ entries }) {
	return entries.toSorted((left, right) => require_check.compareText(left.name, right.name));
}
function lastOf(node, written) {
	let last = node;
	for (let next = written.get(last); next !== void 0; next = written.get(last)) last = next;
	return last;
}
function replaceAll(node, written) {
	if (node.kind === "scalar") return lastOf(node, written);
	if (node.kind === "sequence") return require_check.withItems(node, node.items.map((item) => replaceAll(item, written)));
	const entries = node.entries.map((each) => {
		const value = replaceAll(each.value, written);
		return value === each.value ? each : require_check.entryWith(each, value);
	});
	return require_check.withEntries(node, entries);
}
// src/render/kustomize/object/resource.ts
function unknownIds() {
	return {
		current: void 0,
		key: void 0,
		previous: void 0
	};
}
function resourceOf(node, schema) {
	return {
		node,
		schema,
		varNames: [],
		shared: [],
		rewritten: false,
		ids: unknownIds()
	};
}
const IDENTITY$1 = [
	"metadata",
	"kind",
	"apiVersion"
];
function withNode(resource, node) {
	if (node === resource.node) return resource;
	const ids = sameIdentity(resource.node, node) ? resource.ids : unknownIds();
	const { schema, varNames, shared, rewritten } = resource;
	if (shared.length === 0) return {
		node,
		schema,
		varNames,
		shared,
		rewritten,
		ids
	};
	return {
		schema,
		varNames,
		rewritten,
		ids,
		...settleShared(resource.node, node, shared)
	};
}
function sameIdentity(left, right) {
	return IDENTITY$1.every((name) => require_check.entryOf(left, name)?.value === require_check.entryOf(right, name)?.value);
}
const knownTypes = /* @__PURE__ */ new Map();
function gvkOf(node) {
	const apiVersion = require_check.rawText(require_check.scalarAt(node, "apiVersion"));
	const kind = require_check.rawText(require_check.scalarAt(node, "kind"));
	let kinds = knownTypes.get(apiVersion);
	if (kinds === void 0) {
		kinds = /* @__PURE__ */ new Map();
		knownTypes.set(apiVersion, kinds);
	}
	let gvk = kinds.get(kind);
	if (gvk === void 0) {
		gvk = {
			...parseApiVersion(apiVersion),
			kind
		};
		kinds.set(kind, gvk);
	}
	return gvk;
}
function nameOf(node) {
	return metadataText(node, "name");
}
function namespaceOf(node) {
	return metadataText(node, "namespace");
}
function metadataText(node, field) {
	const value = require_check.valueAt(node, "metadata", field);
	return require_check.isEmptyNode(value) ? "" : require_check.rawText(value);
}
function currentId({ node, schema, ids }) {
	if (ids.current !== void 0) return ids.current;
	const { group, version, kind } = gvkOf(node);
	const id = {
		group,
		version,
		kind,
		name: nameOf(node),
		namespace: namespaceOf(node),
		clusterScoped: !isNamespaceable(require_check.rawText(require_check.scalarAt(node, "apiVersion")), kind, schema)
	};
	ids.current = id;
	return id;
}
function currentKey(resource) {
	const { ids } = resource;
	ids.key ??= idKey(currentId(resource));
	return ids.key;
}
function setName(node, name, at, trail) {
	return setMetadata(node, (metadata) => require_check.setField(metadata, "name", {
		text: name,
		at,
		trail
	}), at);
}
function setNamespace(node, namespace, at) {
	if (namespace === "") return require_check.mapAt(node, "metadata") === void 0 ? node : setMetadata(node, (each) => require_check.withoutEntry(each, "namespace"), at);
	const value = {
		text: namespace,
		at,
		trail: void 0
	};
	return setMetadata(node, (metadata) => require_check.setField(metadata, "namespace", value), at);
}
function setMetadata(node, change, at) {
	const metadata = require_check.mapAt(node, "metadata") ?? require_check.mapOf([], at, void 0);
	const changed = change(metadata);
	return changed === metadata && require_check.mapAt(node, "metadata") !== void 0 ? node : require_check.withEntry(node, require_check.scalarOf("metadata", at, void 0), changed);
}
// src/render/kustomize/object/annotations.ts
const INTERNAL = "internal.config.kubernetes.io/";
const PREVIOUS_KINDS = `${INTERNAL}previousKinds`;
const PREVIOUS_NAMES = `${INTERNAL}previousNames`;
const PREVIOUS_NAMESPACES = `${INTERNAL}previousNamespaces`;
const PREFIXES = `${INTERNAL}prefixes`;
const SUFFIXES = `${INTERNAL}suffixes`;
const REFERRED_BY = `${INTERNAL}refBy`;
const GENERATOR_BEHAVIOR = `${INTERNAL}generatorBehavior`;
const NEEDS_HASH$1 = `${INTERNAL}needsHashSuffix`;
const ALLOW_NAME_CHANGE = `${INTERNAL}allowNameChange`;
const ALLOW_KIND_CHANGE = `${INTERNAL}allowKindChange`;
const ORIGIN = "config.kubernetes.io/origin";
const TRANSFORMATIONS = "alpha.config.kubernetes.io/transformations";
const LOCAL_CONFIG = "config.kubernetes.io/local-config";
const HELM_GENERATED = `${INTERNAL}helm-generated`;
const ENABLED = "enabled";
const BUILD_ANNOTATIONS = [
	PREVIOUS_KINDS,
	PREVIOUS_NAMES,
	PREFIXES,
	SUFFIXES,
	PREVIOUS_NAMESPACES,
	ALLOW_NAME_CHANGE,
	ALLOW_KIND_CHANGE,
	REFERRED_BY,
	GENERATOR_BEHAVIOR,
	NEEDS_HASH$1,
	`${INTERNAL}path`,
	`${INTERNAL}index`,
	`${INTERNAL}seqindent`,
	`${INTERNAL}id`,
	`${INTERNAL}annotations-migration-resource-id`,
	"config.kubernetes.io/path",
	"config.kubernetes.io/index",
	"config.k8s.io/id",
	HELM_GENERATED
];
function isInternalAnnotation(key) {
	return key.startsWith(INTERNAL) || key === "config.kubernetes.io/path" || key === "config.kubernetes.io/index" || key === "config.k8s.io/id";
}
function annotationsOf(node) {
	return textsOf(node, "annotations");
}
function labelsOf(node) {
	return textsOf(node, "labels");
}
function annotationOf(node, name) {
	const value = require_check.valueAt(node, "metadata", "annotations", name);
	return value === void 0 ? void 0 : require_check.rawText(value);
}
function textsOf(node, field) {
	const map = require_check.mapAt(require_check.mapAt(node, "metadata"), field);
	const later = (map?.duplicates ?? []).map(({ dropped }) => dropped);
	const entries = [...map?.entries ?? [], ...later];
	return new Map(entries.map(({ key, value }) => [key.text, require_check.rawText(value)]));
}
function setAnnotation(node, name, text, at) {
	return noteTexts(node, [[name, () => text]], at);
}
function append$1(text) {
	return (old) => old === void 0 ? text : `${old},${text}`;
}
function appendToAnnotations(node, notes, at) {
	return noteTexts(node, notes.filter(([, text]) => text !== "").map(([name, text]) => [name, append$1(text)]), at);
}
function noteTexts(node, notes, at) {
	return setMetadata(node, (metadata) => {
		const old = require_check.mapAt(metadata, "annotations");
		const changed = withTexts$1(old === void 0 || require_check.isEmptyNode(old) ? require_check.mapOf([], at, void 0) : old, notes, at);
		return require_check.withEntry(metadata, require_check.scalarOf("annotations", at, void 0), changed);
	}, at);
}
function withTexts$1(map, notes, at) {
	if (notes.length === 0) return map;
	const entries = map.entries.slice();
	for (const [name, textFor] of notes) {
		const place = entries.findIndex((each) => each.name === name);
		const before = entries[place];
		const old = before?.value;
		const text = textFor(old === void 0 ? void 0 : require_check.rawText(old));
		const style = old?.kind === "scalar" ? old.style : "single-quoted";
		const value = require_check.stringScalar(text, at, void 0, style);
		if (before === void 0) entries.push(require_check.entry(require_check.scalarOf(name, at, void 0), value));
		else entries[place] = require_check.entryWith(before, value);
	}
	return require_check.withEntries(map, entries);
}
function listInAnnotation(node, name) {
	return annotationOf(node, name)?.split(",") ?? [];
}
function setAnnotations(node, texts, at) {
	return setTexts(node, "annotations", texts, at);
}
function setLabels(node, texts, at) {
	return setTexts(node, "labels", texts, at);
}
function setTexts(node, field, texts, at) {
	return setMetadata(node, (metadata) => {
		if (texts.size === 0) return require_check.withoutEntry(metadata, field);
		const old = require_check.mapAt(metadata, field);
		const entries = [...texts.keys()].sort(require_check.compareText).map((name) => textEntry(old, name, texts.get(name) ?? "", at));
		const map = require_check.withEntries(withoutDuplicates(old, at), sameOrder(old, entries));
		return require_check.withEntry(metadata, require_check.scalarOf(field, at, void 0), map);
	}, at);
}
function withoutDuplicates(map, at) {
	if (map === void 0) return require_check.mapOf([], at, void 0);
	const { duplicates, ...rest } = map;
	return duplicates === void 0 ? map : rest;
}
function sameOrder(old, entries) {
	if (old === void 0 || old.entries.length !== entries.length) return entries;
	const made = new Map(entries.map((each) => [each.name, each]));
	const ordered = old.entries.flatMap(({ name }) => made.get(name) ?? []);
	return ordered.length === entries.length ? ordered : entries;
}
function textEntry(old, name, text, at) {
	const found = old?.entries.findLast((each) => each.key.text === name);
	if (found === void 0) return require_check.entry(require_check.scalarOf(name, at, void 0), require_check.stringOf(text, at, void 0));
	const { key, value } = found;
	const string = require_check.asString(value, text);
	if (key.style === "plain" && key.tag === void 0) return string === value ? found : require_check.entryWith(found, string);
	return require_check.entry(require_check.scalarOf(name, key, key.trail), string);
}
// src/render/kustomize/object/previous-ids.ts
function previousIds(resource) {
	const { node, ids: known } = resource;
	if (known.previous !== void 0) return known.previous;
	const namespaces = listInAnnotation(node, PREVIOUS_NAMESPACES);
	const kinds = listInAnnotation(node, PREVIOUS_KINDS);
	const { group, version } = gvkOf(node);
	const ids = listInAnnotation(node, PREVIOUS_NAMES).map((name, index) => ({
		group,
		version,
		kind: kinds[index] ?? "",
		name,
		namespace: namespaces[index] ?? "",
		clusterScoped: false
	}));
	known.previous = ids;
	return ids;
}
function brokenNotes({ node }) {
	const names = listInAnnotation(node, PREVIOUS_NAMES).length;
	if (names === 0) return void 0;
	if (["internal.config.kubernetes.io/previousNamespaces", "internal.config.kubernetes.io/previousKinds"].map((each) => listInAnnotation(node, each).length).every((count) => count === names)) return void 0;
	return require_check.refused(node, "number of previous names, number of previous namespaces, number of previous kinds not equal", { message: "This object does not have as many previous names as previous namespaces and kinds" });
}
function originalId(resource) {
	return previousIds(resource)[0] ?? currentId(resource);
}
function allIds(resource) {
	return [...previousIds(resource), currentId(resource)];
}
function storePreviousId(resource, at, more = []) {
	for (const path of [["metadata"], ["metadata", "annotations"]]) {
		const place = require_check.valueAt(resource.node, ...path);
		if (place === void 0 || place.kind === "map" || require_check.isEmptyNode(place)) continue;
		if (place.kind === "scalar" && path.length > 1) continue;
		return require_check.refused(place, "wrong node kind: expected MappingNode", { message: `\`${path.join(".")}\` must be a map` });
	}
	const id = currentId(resource);
	const notes = [
		...more,
		[PREVIOUS_NAMES, id.name],
		[PREVIOUS_NAMESPACES, effectiveNamespace(id)],
		[PREVIOUS_KINDS, id.kind]
	];
	return require_check.done(withNode(resource, appendToAnnotations(resource.node, notes, at)));
}
function sameAffixes(left, right, orNone) {
	return sameEnding(listInAnnotation(left.node, "internal.config.kubernetes.io/prefixes"), listInAnnotation(right.node, "internal.config.kubernetes.io/prefixes"), orNone) && sameEnding(listInAnnotation(left.node, "internal.config.kubernetes.io/suffixes"), listInAnnotation(right.node, "internal.config.kubernetes.io/suffixes"), orNone);
}
function sameEnding(left, right, orNone) {
	if (left.length === 0 || right.length === 0) return orNone || left.length === right.length;
	const length = Math.min(left.length, right.length);
	return left.slice(-length).every((each, index) => each === right.slice(-length)[index]);
}
// src/render/kustomize/object/resource-list.ts
function emptyList() {
	return {
		items: [],
		byId: /* @__PURE__ */ new Map()
	};
}
function listOf(resources) {
	const byId = new Map(resources.map((each) => [currentKey(each), each]));
	return {
		items: [...resources],
		byId
	};
}
function append(list, resource, at) {
	const key = currentKey(resource);
	const other = list.byId.get(key);
	if (other !== void 0) return duplicateId(currentId(resource), other, resource, at);
	list.byId.set(key, resource);
	list.items.push(resource);
}
function appendAll(list, resources, at) {
	for (const resource of resources) {
		const failure = append(list, resource, at);
		if (failure !== void 0) return failure;
	}
}
function duplicateId(id, other, resource, at) {
	return require_check.refused(at ?? resource.node, `may not add resource with an already registered id: ${idText(id)}`, {
		message: `${id.kind} \`${id.name}\` is in this build twice`,
		help: "List the object, or the kustomization that includes it, only once; change it with a patch.",
		related: [{
			at: other.node,
			message: "it is here first"
		}, {
			at: resource.node,
			message: "and here again"
		}]
	});
}
function matchingAnyId(resources, matches) {
	return resources.filter((each) => allIds(each).some(matches));
}
function withAnyId(resources, id) {
	return indexByAnyId(resources).get(idKey(id)) ?? [];
}
const indexByAnyId = require_start.memo((resources) => {
	const index = /* @__PURE__ */ new Map();
	for (const resource of resources) for (const key of new Set(allIds(resource).map(idKey))) require_check.appendTo(index, key, resource);
	return index;
});
function findById(resources, id, at) {
	const found = withAnyId(resources, id);
	const [only] = found;
	if (only !== void 0 && found.length === 1) return require_check.done(only);
	const text = idText(id);
	const many = found.length > 1;
	const words = `${many ? "multiple" : "no"} matches for Id ${text}`;
	const message = many ? `${found.length} objects of this build are, or once were, ${id.kind} \`${id.name}\`, so the patch has no single target` : `The patch targets ${id.kind} \`${id.name}\`, but this build has no such object`;
	return require_check.refused(at, `${words}; failed to find unique target for patch ${text}`, {
		message,
		absence: !many,
		related: found.map((each) => ({
			at: each.node,
			message: "it may be this one"
		}))
	});
}
// src/render/kustomize/fields/default-field-specs.ts
function create(path, kind = "", group = "", version = "") {
	return {
		path,
		kind,
		group,
		version,
		create: true
	};
}
function existing(path, kind = "", group = "") {
	return {
		...ANY_GVK,
		path,
		kind,
		group,
		create: false
	};
}
const TEMPLATE = "spec/template/metadata";
const JOB = "spec/jobTemplate";
const NAME_FIELDS = [existing("metadata/name")];
const NAMESPACE_FIELDS = [
	create("metadata/name", "Namespace"),
	create("spec/service/namespace", "APIService", "apiregistration.k8s.io"),
	existing("spec/conversion/webhook/clientConfig/service/namespace", "CustomResourceDefinition", "apiextensions.k8s.io")
];
const ANNOTATION_FIELDS = [
	create("metadata/annotations"),
	create(`${TEMPLATE}/annotations`, "ReplicationController", "", "v1"),
	create(`${TEMPLATE}/annotations`, "Deployment"),
	create(`${TEMPLATE}/annotations`, "ReplicaSet"),
	create(`${TEMPLATE}/annotations`, "DaemonSet"),
	create(`${TEMPLATE}/annotations`, "StatefulSet"),
	create(`${TEMPLATE}/annotations`, "Job", "batch"),
	create(`${JOB}/metadata/annotations`, "CronJob", "batch"),
	create(`${JOB}/${TEMPLATE}/annotations`, "CronJob", "batch")
];
const TEMPLATE_LABEL_FIELDS = [
	create("metadata/labels"),
	create(`${TEMPLATE}/labels`, "ReplicationController", "", "v1"),
	create(`${TEMPLATE}/labels`, "Deployment"),
	create(`${TEMPLATE}/labels`, "ReplicaSet"),
	create(`${TEMPLATE}/labels`, "DaemonSet"),
	create(`${TEMPLATE}/labels`, "StatefulSet", "apps"),
	create(`${TEMPLATE}/labels`, "Job", "batch"),
	create(`${JOB}/metadata/labels`, "CronJob", "batch"),
	create(`${JOB}/${TEMPLATE}/labels`, "CronJob", "batch")
];
const CLAIM_TEMPLATE_LABEL_FIELDS = [create("spec/volumeClaimTemplates[]/metadata/labels", "StatefulSet", "apps")];
const AFFINITY_SELECTORS = [
	"podAffinity/preferredDuringSchedulingIgnoredDuringExecution/podAffinityTerm",
	"podAffinity/requiredDuringSchedulingIgnoredDuringExecution",
	"podAntiAffinity/preferredDuringSchedulingIgnoredDuringExecution/podAffinityTerm",
	"podAntiAffinity/requiredDuringSchedulingIgnoredDuringExecution"
];
function podSelectors(kind) {
	return [...AFFINITY_SELECTORS.map((term) => `affinity/${term}`), "topologySpreadConstraints"].map((term) => existing(`spec/template/spec/${term}/labelSelector/matchLabels`, kind, "apps"));
}
const COMMON_LABEL_FIELDS = [
	create("spec/selector", "Service", "", "v1"),
	create("spec/selector", "ReplicationController", "", "v1"),
	create("spec/selector/matchLabels", "Deployment"),
	...podSelectors("Deployment"),
	create("spec/selector/matchLabels", "ReplicaSet"),
	create("spec/selector/matchLabels", "DaemonSet"),
	create("spec/selector/matchLabels", "StatefulSet", "apps"),
	...podSelectors("StatefulSet"),
	existing("spec/selector/matchLabels", "Job", "batch"),
	existing(`${JOB}/spec/selector/matchLabels`, "CronJob", "batch"),
	existing("spec/selector/matchLabels", "PodDisruptionBudget", "policy"),
	existing("spec/podSelector/matchLabels", "NetworkPolicy", "networking.k8s.io"),
	existing("spec/ingress/from/podSelector/matchLabels", "NetworkPolicy", "networking.k8s.io"),
	existing("spec/egress/to/podSelector/matchLabels", "NetworkPolicy", "networking.k8s.io"),
	...TEMPLATE_LABEL_FIELDS,
	...CLAIM_TEMPLATE_LABEL_FIELDS
];
const IMAGES = [
	"containers[]/image",
	"initContainers[]/image",
	"volumes[]/image/reference"
];
const IMAGE_FIELDS = ["spec", "spec/template/spec"].flatMap((spec) => IMAGES.map((path) => create(`${spec}/${path}`)));
const REPLICA_FIELDS = [
	"Deployment",
	"ReplicationController",
	"ReplicaSet",
	"StatefulSet"
].map((kind) => create("spec/replicas", kind));
const IN_CONTAINER = [
	"args",
	"command",
	"env/value",
	"volumeMounts/mountPath"
];
function podVariables(kind, spec, nfs = `${spec}/volumes`) {
	return [...["containers", "initContainers"].flatMap((list) => IN_CONTAINER.map((path) => existing(`${spec}/${list}/${path}`, kind))), existing(`${nfs}/nfs/server`, kind)];
}
const VARIABLE_FIELDS = [
	...podVariables("CronJob", `${JOB}/spec/template/spec`, `${JOB}/spec/template/volumes`),
	...podVariables("DaemonSet", "spec/template/spec"),
	...podVariables("Deployment", "spec/template/spec"),
	existing("spec/template/metadata/annotations", "Deployment"),
	existing("spec/rules/host", "Ingress"),
	existing("spec/tls/hosts", "Ingress"),
	existing("spec/tls/secretName", "Ingress"),
	...podVariables("Job", "spec/template/spec"),
	...podVariables("Pod", "spec"),
	...podVariables("ReplicaSet", "spec/template/spec"),
	existing("spec/ports/port", "Service"),
	existing("spec/ports/targetPort", "Service"),
	...podVariables("StatefulSet", "spec/template/spec", "spec/volumeClaimTemplates/spec"),
	existing("spec/nfs/server", "PersistentVolume"),
	existing("metadata/labels"),
	existing("metadata/annotations")
];
// src/render/kustomize/fields/default-name-references.ts
const RBAC = "rbac.authorization.k8s.io";
const ADMISSION = "admissionregistration.k8s.io";
const POD_SPECS = [
	[
		"Pod",
		"spec",
		"v1"
	],
	["PodTemplate", "template/spec"],
	["Deployment", "spec/template/spec"],
	["ReplicaSet", "spec/template/spec"],
	["DaemonSet", "spec/template/spec"],
	["StatefulSet", "spec/template/spec"],
	["Job", "spec/template/spec"],
	["CronJob", "spec/jobTemplate/spec/template/spec"]
];
const OTHER_POD_SPECS = [
	["Pod", "spec"],
	["StatefulSet", "spec/template/spec"],
	["Deployment", "spec/template/spec"],
	["ReplicationController", "spec/template/spec"],
	["CronJob", "spec/jobTemplate/spec/template/spec"],
	["Job", "spec/template/spec"],
	["DaemonSet", "spec/template/spec"]
];
function field(path, kind, group = "", version = "") {
	return {
		path,
		kind,
		group,
		version,
		create: false
	};
}
function inPods(...paths) {
	return POD_SPECS.flatMap(([kind, spec, version]) => paths.map((path) => field(`${spec}/${path}`, kind, "", version)));
}
function inOtherPods(path) {
	return OTHER_POD_SPECS.map(([kind, spec]) => field(`${spec}/${path}`, kind));
}
function target(kind, version = "", group = "") {
	return {
		...ANY_GVK,
		kind,
		version,
		group
	};
}
function scaled(kind) {
	const referrers = [field("spec/scaleTargetRef/name", "HorizontalPodAutoscaler")];
	return {
		...target(kind),
		referrers
	};
}
const DEFAULT_NAME_REFERENCES = [
	...[
		"Deployment",
		"ReplicationController",
		"ReplicaSet",
		"StatefulSet"
	].map(scaled),
	{
		...target("ConfigMap", "v1"),
		referrers: [
			...inPods("volumes/configMap/name", "containers/env/valueFrom/configMapKeyRef/name", "initContainers/env/valueFrom/configMapKeyRef/name", "containers/envFrom/configMapRef/name", "initContainers/envFrom/configMapRef/name", "volumes/projected/sources/configMap/name"),
			field("spec/configSource/configMap", "Node"),
			field("rules/resourceNames", "Role"),
			field("rules/resourceNames", "ClusterRole"),
			field("metadata/annotations/nginx.ingress.kubernetes.io\\/fastcgi-params-configmap", "Ingress")
		]
	},
	{
		...target("Secret", "v1"),
		referrers: [
			...inPods("volumes/secret/secretName", "containers/env/valueFrom/secretKeyRef/name", "initContainers/env/valueFrom/secretKeyRef/name", "containers/envFrom/secretRef/name", "initContainers/envFrom/secretRef/name", "imagePullSecrets/name", "volumes/projected/sources/secret/name"),
			field("spec/tls/secretName", "Ingress"),
			field("metadata/annotations/ingress.kubernetes.io\\/auth-secret", "Ingress"),
			field("metadata/annotations/nginx.ingress.kubernetes.io\\/auth-secret", "Ingress"),
			field("metadata/annotations/nginx.ingress.kubernetes.io\\/auth-tls-secret", "Ingress"),
			field("imagePullSecrets/name", "ServiceAccount"),
			field("parameters/secretName", "StorageClass"),
			field("parameters/adminSecretName", "StorageClass"),
			field("parameters/userSecretName", "StorageClass"),
			field("parameters/secretRef", "StorageClass"),
			field("rules/resourceNames", "Role"),
			field("rules/resourceNames", "ClusterRole"),
			field("spec/template/spec/containers/env/valueFrom/secretKeyRef/name", "Service", "serving.knative.dev", "v1"),
			field("spec/azureFile/secretName", "PersistentVolume")
		]
	},
	{
		...target("Service", "v1"),
		referrers: [
			field("spec/serviceName", "StatefulSet", "apps"),
			field("spec/rules/http/paths/backend/serviceName", "Ingress"),
			field("spec/backend/serviceName", "Ingress"),
			field("spec/rules/http/paths/backend/service/name", "Ingress"),
			field("spec/defaultBackend/service/name", "Ingress"),
			field("spec/service/name", "APIService", "apiregistration.k8s.io"),
			field("webhooks/clientConfig/service", "ValidatingWebhookConfiguration", ADMISSION),
			field("webhooks/clientConfig/service", "MutatingWebhookConfiguration", ADMISSION)
		]
	},
	{
		...target("Role", "", RBAC),
		referrers: [field("roleRef/name", "RoleBinding", RBAC)]
	},
	{
		...target("ClusterRole", "", RBAC),
		referrers: [field("roleRef/name", "RoleBinding", RBAC), field("roleRef/name", "ClusterRoleBinding", RBAC)]
	},
	{
		...target("ServiceAccount", "v1"),
		referrers: [
			field("subjects", "RoleBinding", RBAC),
			field("subjects", "ClusterRoleBinding", RBAC),
			...inOtherPods("serviceAccountName")
		]
	},
	{
		...target("PersistentVolumeClaim", "v1"),
		referrers: inOtherPods("volumes/persistentVolumeClaim/claimName")
	},
	{
		...target("PersistentVolume", "v1"),
		referrers: [field("spec/volumeName", "PersistentVolumeClaim"), field("rules/resourceNames", "ClusterRole")]
	},
	{
		...target("StorageClass", "v1", "storage.k8s.io"),
		referrers: [
			field("spec/storageClassName", "PersistentVolume"),
			field("spec/storageClassName", "PersistentVolumeClaim"),
			field("spec/volumeClaimTemplates/spec/storageClassName", "StatefulSet")
		]
	},
	{
		...target("PriorityClass", "v1", "scheduling.k8s.io"),
		referrers: inOtherPods("priorityClassName")
	},
	{
		...target("IngressClass", "v1", "networking.k8s.io/v1"),
		referrers: [field("spec/ingressClassName", "Ingress")]
	},
	{
		...target("ValidatingAdmissionPolicy", "", ADMISSION),
		referrers: [field("spec/policyName", "ValidatingAdmissionPolicyBinding", ADMISSION)]
	}
];
// src/render/kustomize/load/transformer-config.ts
const FIELD_SPEC_TABLES = [
	"namePrefix",
	"nameSuffix",
	"namespace",
	"commonLabels",
	"labels",
	"templateLabels",
	"volumeClaimTemplateLabels",
	"commonAnnotations",
	"varReference",
	"images",
	"replicas"
];
const EMPTY_CONFIG = {
	namePrefix: [],
	nameSuffix: [],
	namespace: [],
	commonLabels: [],
	labels: [],
	templateLabels: [],
	volumeClaimTemplateLabels: [],
	commonAnnotations: [],
	nameReference: [],
	varReference: [],
	images: [],
	replicas: []
};
const BUILT_IN = sorted({
	namePrefix: NAME_FIELDS,
	nameSuffix: NAME_FIELDS,
	namespace: NAMESPACE_FIELDS,
	commonLabels: COMMON_LABEL_FIELDS,
	labels: [],
	templateLabels: TEMPLATE_LABEL_FIELDS,
	volumeClaimTemplateLabels: CLAIM_TEMPLATE_LABEL_FIELDS,
	commonAnnotations: ANNOTATION_FIELDS,
	nameReference: DEFAULT_NAME_REFERENCES,
	varReference: VARIABLE_FIELDS,
	images: IMAGE_FIELDS,
	replicas: REPLICA_FIELDS
});
function mergeConfig(config, other, at) {
	if (other === EMPTY_CONFIG) return require_check.done(config);
	if (other === BUILT_IN && (config === BUILT_IN || config === EMPTY_CONFIG)) return require_check.done(other);
	const known = merges.get(config)?.get(other);
	if (known !== void 0) return require_check.done(known);
	const made = mergeTables(config, other, at);
	if (made.kind === "refused") return made;
	const kept = merges.get(config) ?? /* @__PURE__ */ new WeakMap();
	merges.set(config, kept.set(other, made.value));
	return made;
}
const merges = /* @__PURE__ */ new WeakMap();
function mergeTables(config, other, at) {
	const merged = { ...config };
	for (const table of FIELD_SPEC_TABLES) {
		const specs = mergeSpecs(config[table], other[table], at);
		if (specs.kind === "refused") return specs;
		merged[table] = specs.value;
	}
	const references = mergeReferences(config.nameReference, other.nameReference, at);
	if (references.kind === "refused") return references;
	return require_check.done(sorted({
		...merged,
		nameReference: references.value
	}));
}
function sorted(config) {
	const made = {
		...config,
		nameReference: config.nameReference.toSorted(compareGvk)
	};
	for (const table of FIELD_SPEC_TABLES) made[table] = config[table].toSorted(compareGvk);
	return made;
}
function mergeSpecs(specs, more, at) {
	if (more.length === 0) return require_check.done(specs);
	const result = [...specs];
	const byPath = require_check.groupBy(specs, ({ path }) => path);
	for (const spec of more) {
		const known = byPath.get(spec.path)?.find((each) => isSelected(each, spec));
		if (known === void 0) {
			result.push(spec);
			require_check.appendTo(byPath, spec.path, spec);
		} else if (known.create !== spec.create) return require_check.refused(at, "conflicting fieldspecs", { message: `One configuration creates the field \`${spec.path}\` where it is missing, and another does not` });
	}
	return require_check.done(result);
}
function mergeReferences(references, more, at) {
	const result = [...references];
	for (const each of more) {
		const known = result.findIndex((other) => sameGvk(other, each));
		const found = result[known];
		if (found === void 0) {
			result.push(each);
			continue;
		}
		const referrers = mergeSpecs(found.referrers, each.referrers, at);
		if (referrers.kind === "refused") return referrers;
		result[known] = {
			...found,
			referrers: referrers.value
		};
	}
	return require_check.done(result);
}
const DEFAULT_CONFIG = BUILT_IN;
// src/render/kustomize/load/vars.ts
function mergeVars(vars, more) {
	const result = new Map(vars);
	for (const each of more) {
		const other = result.get(each.name);
		if (other !== void 0) return require_check.refused(each.at, `var '${each.name}' already encountered`, {
			message: `The var \`${each.name}\` is defined twice`,
			related: [{
				at: other.at,
				message: "the other definition"
			}]
		});
		result.set(each.name, each);
	}
	return require_check.done(result);
}
function bindVars(resources, vars) {
	let result = resources;
	for (const each of vars) {
		const id = targetOf(each);
		const matches = id.namespace === "" ? sameTypeAndName : sameId;
		const found = matchingAnyId(result, (other) => matches(other, id));
		const [only] = found;
		if (found.length > 1) return require_check.refused(each.at, `found ${found.length} resId matches for var ${each.name}`, {
			message: `The var \`${each.name}\` may mean ${found.length} objects`,
			help: "Name the namespace of the object in `objref`.",
			related: found.map(({ node }) => ({
				at: node,
				message: "it may be this one"
			}))
		});
		if (only === void 0) continue;
		const bound = {
			...only,
			varNames: [...only.varNames, each.name]
		};
		result = result.map((resource) => resource === only ? bound : resource);
	}
	return require_check.done(result);
}
function targetOf({ group, version, kind, objectName, namespace }) {
	return {
		group,
		version,
		kind,
		name: objectName,
		namespace,
		clusterScoped: false
	};
}
// src/render/kustomize/load/accumulation.ts
const EMPTY_ACCUMULATION = {
	resources: [],
	config: EMPTY_CONFIG,
	vars: /* @__PURE__ */ new Map()
};
function mergeAccumulation(into, from, at) {
	const list = listOf(into.resources);
	const failure = appendAll(list, from.resources, at);
	if (failure !== void 0) return failure;
	const config = mergeConfig(into.config, from.config, at);
	if (config.kind === "refused") return config;
	const vars = mergeVars(into.vars, from.vars.values());
	if (vars.kind === "refused") return vars;
	return require_check.done({
		resources: list.items,
		config: config.value,
		vars: vars.value
	});
}
// src/render/kustomize/generate/origin-annotations.ts
function joinOrigin(path, more) {
	const parts = [];
	for (const part of `${path}/${more}`.split("/")) {
		if (part === "" || part === ".") continue;
		if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
		else parts.push(part);
	}
	return parts.length === 0 ? "." : parts.join("/");
}
function builtInOrigin(target, kind) {
	if (target.run.buildMetadata.size === 0) return void 0;
	const file = target.kustomization.path;
	return {
		configuredIn: joinOrigin(target.originPath, file.slice(file.lastIndexOf("/") + 1)),
		configuredBy: {
			apiVersion: "builtin",
			kind,
			name: "",
			namespace: ""
		}
	};
}
function annotateFile(resource, origin, at) {
	return withNode(resource, setAnnotation(resource.node, ORIGIN, originText(origin), at));
}
function annotate(resource, name, text, at) {
	const annotations = new Map(annotationsOf(resource.node)).set(name, text);
	return withNode(resource, setAnnotations(resource.node, annotations, at));
}
function annotateOrigin(resource, origin, at) {
	return annotate(resource, ORIGIN, originText(origin), at);
}
function annotateGenerated(resource, origin, at) {
	const known = annotationOf(resource.node, ORIGIN) !== void 0;
	return origin === void 0 || known ? resource : annotateOrigin(resource, origin, at);
}
function annotateTransformed(resource, origin, at) {
	const { node } = resource;
	if (annotationOf(node, "config.kubernetes.io/origin") === void 0) return annotateOrigin(resource, origin, at);
	const before = annotationOf(node, "alpha.config.kubernetes.io/transformations") ?? "";
	const item = originText(origin).replaceAll(/^(?=.)/gm, "  ").replace(/^ {2}/, "- ");
	return annotate(resource, TRANSFORMATIONS, before + item, at);
}
function originPathOf(resource) {
	const text = annotationOf(resource.node, ORIGIN);
	const found = text === void 0 ? null : /^path: (.*)$/m.exec(text);
	return found === null ? void 0 : (found[1] ?? "").replace(/^(["'])(.*)\1$/, "$2");
}
function originText({ path, configuredIn, configuredBy }) {
	const lines = [];
	const add = (indent, name, value) => {
		if (value !== void 0 && value !== "") lines.push(`${indent}${name}: ${quoted$1(value)}\n`);
	};
	add("", "path", path);
	add("", "configuredIn", configuredIn);
	if (configuredBy !== void 0) {
		lines.push("configuredBy:\n");
		add("  ", "apiVersion", configuredBy.apiVersion);
		add("  ", "kind", configuredBy.kind);
		add("  ", "name", configuredBy.name);
		add("  ", "namespace", configuredBy.namespace);
	}
	return lines.join("");
}
function quoted$1(text) {
	return require_engine_run_rollout_run_build_deployers_kustomization_builds.isTextWhenPlain(text) && require_engine_run_rollout_run_build_deployers_kustomization_builds.isPlainAllowed(text) ? text : JSON.stringify(text);
}
// src/render/kustomize/tree/find-unwritable.ts
function findUnwritable(object) {
	if (object.kind !== "map") return findIn(object);
	for (const { value } of object.entries) {
		const found = findIn(value);
		if (found !== void 0) return found;
	}
}
const CONTROL = /[\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/;
const NO_CONTROLS = "yaml: control characters are not allowed";
const writable = /* @__PURE__ */ new WeakSet();
function findIn(node) {
	if (node.kind === "scalar") return invalidScalar(node);
	if (writable.has(node)) return void 0;
	const found = node.kind === "map" ? findInMap(node) : findInItems(node.items);
	if (found === void 0) writable.add(node);
	return found;
}
function findInMap(map) {
	for (const each of map.entries) {
		const invalid = invalidKeyOf(each);
		if (invalid !== void 0) return invalid;
	}
	for (const { value } of map.entries) {
		const found = findIn(value);
		if (found !== void 0) return found;
	}
}
function findInItems(items) {
	for (const item of items) {
		const found = findIn(item);
		if (found !== void 0) return found;
	}
}
function invalidScalar(node) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	if (resolved.kind === "invalid") return {
		at: node,
		message: resolved.reason
	};
	return resolved.kind === "string" && CONTROL.test(resolved.value) ? {
		at: node,
		message: NO_CONTROLS
	} : void 0;
}
function invalidKeyOf(entry) {
	if (!(entry instanceof require_check.PlainEntry)) return invalidKey(entry.key);
	const { name } = entry;
	if (writableNames.has(name)) return void 0;
	if (!(require_check.isPlainString(name) && !CONTROL.test(name))) return invalidKey(entry.key);
	if (writableNames.size < MOST_NAMES) writableNames.add(name);
}
const writableNames = /* @__PURE__ */ new Set();
const MOST_NAMES = 5e3;
function invalidKey(key) {
	if (!isTextKey(key)) return {
		at: key,
		message: "json: unsupported type: map[interface {}]interface {}"
	};
	return CONTROL.test(key.text) ? {
		at: key,
		message: NO_CONTROLS
	} : void 0;
}
function isTextKey(key) {
	return require_check.resolveScalar(key, "kustomize").kind === "string";
}
// src/render/kustomize/tree/printed-form.ts
function printedForm(object) {
	if (printsAsIs(object)) return require_check.done(object);
	const found = {};
	const problem = duplicateKey(object);
	if (problem !== void 0) found.problem = problem;
	const flow = startsFlow(object);
	const entries = object.entries.map((each) => {
		const value = printedNode(each.value, flow, found);
		return value === each.value ? each : require_check.entryWith(each, value);
	});
	if (found.problem !== void 0) return unprintable(found.problem);
	return require_check.done(require_check.withEntries(object, entries));
}
function printedNode(node, inFlow, found) {
	if (found.problem !== void 0) return node;
	if (node.kind === "scalar") return printedScalar(node, inFlow, found);
	if (!inFlow && printsAsIs(node)) return node;
	const problem = ownProblem(node);
	if (problem !== void 0) found.problem = problem;
	const flow = inFlow || startsFlow(node);
	if (node.kind === "sequence") return require_check.withItems(node, node.items.map((item) => printedNode(item, flow, found)));
	const entries = node.entries.map((each) => {
		const value = printedNode(each.value, flow, found);
		return value === each.value ? each : require_check.entryWith(each, value);
	});
	return require_check.withEntries(node, entries);
}
const printsAsIs = require_start.memo((node) => {
	return (node.kind === "map" ? node.entries.every(({ value }) => partPrintsAsIs(value)) : node.items.every(partPrintsAsIs)) && ownProblem(node) === void 0 && !(startsFlow(node) && holdsNothing(node));
});
function partPrintsAsIs(part) {
	return part.kind === "scalar" ? scalarPrintsAsIs(part) : printsAsIs(part);
}
function scalarPrintsAsIs(node) {
	if (isSimpleText(node)) return true;
	if (invalidScalar(node) !== void 0) return false;
	const read = require_check.readBack(node, false);
	return read.kind === "text" && require_check.printedText(read.text) === node.text;
}
function isSimpleText({ text, style, tag }) {
	if (tag !== void 0 || style === "literal" || style === "folded") return false;
	return (style !== "plain" || require_check.isPlainString(text)) && !NOT_ASCII.test(text);
}
const NOT_ASCII = /[^\x20-\x7e]/;
function printedScalar(node, inFlow, found) {
	const problem = invalidScalar(node);
	if (problem !== void 0) found.problem = problem;
	if (inFlow && isNothing(node)) return {
		...node,
		tag: "!!str"
	};
	const read = require_check.readBack(node, inFlow);
	if (read.kind === "unreadable") {
		found.problem = {
			at: node,
			message: read.message
		};
		return node;
	}
	const text = require_check.printedText(read.text);
	return text === node.text ? node : {
		...node,
		text
	};
}
function ownProblem(node) {
	if (node.kind !== "map") return void 0;
	const duplicate = duplicateKey(node);
	if (duplicate !== void 0) return duplicate;
	for (const each of node.entries) {
		const problem = invalidKeyOf(each);
		if (problem !== void 0) return problem;
	}
}
function duplicateKey({ duplicates }) {
	const key = duplicates?.[0]?.dropped.key;
	return key && {
		at: key,
		message: `mapping key "${key.text}" already defined`
	};
}
const FILLED = /[[{]\s*[^\]}\s]/y;
function startsFlow({ file, start }) {
	const char = file.text.charCodeAt(start);
	if (char !== 91 && char !== 123) return false;
	FILLED.lastIndex = start;
	return FILLED.test(file.text);
}
function holdsNothing(node) {
	if (node.kind === "scalar") return isNothing(node);
	return node.kind === "map" ? node.entries.some(({ value }) => holdsNothing(value)) : node.items.some(holdsNothing);
}
function isNothing({ text, style, tag }) {
	return text === "" && style === "plain" && tag === void 0;
}
function unprintable({ at, message }) {
	return require_check.refused(at, message, { message: wordsFor(message) });
}
function wordsFor(message) {
	if (message.startsWith("mapping key")) return "This map has a key twice, which kustomize refuses";
	if (message.includes("tab character")) return require_check.UNREADABLE;
	if (message.includes("map[interface")) return "This key is not a string, and kustomize writes maps with string keys only";
	return "kustomize cannot write this value";
}
// src/render/kustomize/tree/stranded-comment.ts
const COMMENT_AFTER = /^[ \t]*:[ \t]+#/;
const FLOW_AFTER = /^[ \t]*:\s*[[{]\s*[^\]}\s]/;
const LONGEST_GAP = 200;
function strandedComment(object) {
	const found = firstStranded(object, false);
	if (found === void 0) return void 0;
	const { key, name, value } = found;
	const what = value.kind === "map" ? "map" : "list";
	return require_check.refused(key, "yaml: could not find expected ':'", {
		message: isEmpty(value) ? `\`${name}\` ends up empty, and kustomize cannot write an empty ${what} after a comment` : `\`${name}\` ends up in a map in braces, where kustomize cannot write a ${what} after a comment`,
		help: `Move the comment above \`${name}\`.`
	});
}
function firstStranded(node, inFlow) {
	if (node.kind === "scalar") return void 0;
	const flow = inFlow || startsFlow(node);
	if (node.kind === "sequence") return firstOf(node.items, (item) => isPair(item, node) ? firstOf(item.entries, (each) => firstStranded(each.value, flow)) : firstStranded(item, flow));
	return firstOf(node.entries, (entry) => {
		if (entry.value.kind === "scalar") return void 0;
		return isStranded(node, entry, flow) ? entry : firstStranded(entry.value, flow || startsFlowValue(node, entry));
	});
}
function startsFlowValue(map, entry) {
	if (entry instanceof require_check.PlainEntry && !startsFlow(entry.value)) return false;
	return isOwnKey(map, entry) && opensAfter(entry) && FLOW_AFTER.test(after(entry));
}
function isPair(item, list) {
	return item.kind === "map" && startsFlow(list) && isWithin(item, list) && !startsFlow(item);
}
function firstOf(items, find) {
	for (const item of items) {
		const found = find(item);
		if (found !== void 0) return found;
	}
}
function isStranded(map, entry, inFlow) {
	const { value } = entry;
	if (value.kind === "scalar" || !inFlow && !isEmpty(value)) return false;
	const { key } = entry;
	if (!isOwnKey(map, entry) || !COMMENT_AFTER.test(after(entry))) return false;
	if (inFlow) return !startsFlow(map);
	if (value.trail === void 0 && value.file === key.file && value.start < key.start) return false;
	return !(value.file === key.file && value.start > key.end && "[{".includes(value.file.text[value.start] ?? " "));
}
function opensAfter({ key: { file, end } }) {
	let at = end;
	const limit = Math.min(end + LONGEST_GAP, file.text.length);
	while (at < limit && " 	\r\n:".includes(file.text.charAt(at))) at += 1;
	return at === limit || !/[\w"'#&*!|>-]/.test(file.text.charAt(at));
}
function isOwnKey(map, { key }) {
	return isWithin(key, map);
}
function isWithin(inner, outer) {
	return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}
function after({ key }) {
	return key.file.text.slice(key.end, key.end + LONGEST_GAP);
}
function isEmpty(node) {
	return node.kind === "map" && node.entries.length === 0 || node.kind === "sequence" && node.items.length === 0;
}
// src/render/kustomize/tree/is-sound.ts
const known = /* @__PURE__ */ new WeakMap();
function isSound(node) {
	return known.get(node) ?? check(node, isSound);
}
function noteSound(node) {
	if (node.kind === "scalar") return scalarPrintsAsIs(node);
	let sound = known.get(node);
	if (sound === void 0) {
		sound = check(node, noteSound);
		known.set(node, sound);
	}
	return sound;
}
function check(node, below) {
	if (startsFlow(node)) return isSoundWithin(node, false);
	if (ownProblem(node) !== void 0) return false;
	return node.kind === "map" ? node.entries.every((each) => isSoundEntry(node, each, below)) : node.items.every((item) => isSoundPart(item, below));
}
function isSoundEntry(map, entry, below) {
	const { value } = entry;
	if (value.kind === "scalar") return scalarPrintsAsIs(value);
	if (isStranded(map, entry, false)) return false;
	return startsFlowValue(map, entry) ? isSoundWithin(value, true) : below(value);
}
function isSoundPart(node, below) {
	return node.kind === "scalar" ? scalarPrintsAsIs(node) : below(node);
}
function isSoundWithin(node, inFlow) {
	return printsAsIs(node) && firstStranded(node, inFlow) === void 0;
}
// src/render/kustomize/load/remote-path.ts
const SCHEMES = [
	"ssh://",
	"https://",
	"http://",
	"file://"
];
function isRemoteFile(path) {
	return /^https?:/i.test(path);
}
function isRemoteFolder(path) {
	if (path.startsWith("/")) return false;
	const [uri = ""] = path.split("?", 1);
	const rest = repositoryPart(withoutPrefix(uri, "git::"));
	if (rest === void 0) return false;
	const { isLocalScheme, text } = rest;
	const [repository, folder] = splitRepository(text, isLocalScheme);
	return repository !== "" && !leavesRepository(folder);
}
function repositoryPart(uri) {
	const scheme = SCHEMES.find((each) => uri.toLowerCase().startsWith(each)) ?? "";
	const afterScheme = uri.slice(scheme.length);
	const user = /^[a-zA-Z][a-zA-Z0-9-]*@/.exec(afterScheme)?.[0] ?? "";
	const host = afterScheme.slice(user.length);
	const isGitHub = /^github\.com[/:]/i.test(host);
	const colonSplits = scheme === "" && (user !== "" || isGitHub);
	if (scheme === "" && !colonSplits) return void 0;
	if (scheme === "file://") return {
		isLocalScheme: true,
		text: afterScheme
	};
	const slash = host.indexOf("/");
	const colon = colonSplits ? host.indexOf(":") : -1;
	if (colonSplits && !isGitHub && (colon === -1 || slash !== -1 && slash < colon)) return void 0;
	const end = colonSplits && (slash === -1 || colon > 0 && colon < slash) ? colon : slash;
	return end === -1 ? void 0 : {
		isLocalScheme: false,
		text: host.slice(end + 1)
	};
}
function splitRepository(text, whole) {
	const azure = text.indexOf("_git/");
	if (azure !== -1) {
		const [name = "", ...rest] = text.slice(azure + 5).split("/");
		return [text.slice(0, azure) + name, rest.join("/")];
	}
	const double = text.indexOf("//");
	if (double !== -1) return [text.slice(0, double), text.slice(double + 2)];
	const suffix = text.indexOf(".git");
	if (suffix !== -1) return [text.slice(0, suffix + 4), text.slice(suffix + 4)];
	if (whole) return [text, ""];
	const segments = text.split("/");
	if (segments.length < 2) return ["", ""];
	return [segments.slice(0, 2).join("/"), segments.slice(2).join("/")];
}
function leavesRepository(folder) {
	let depth = 0;
	for (const part of folder.split("/")) {
		if (part === "..") depth--;
		else if (part !== "" && part !== ".") depth++;
		if (depth < 0) return true;
	}
	return false;
}
function withoutPrefix(text, prefix) {
	return text.toLowerCase().startsWith(prefix) ? text.slice(prefix.length) : text;
}
// src/render/kustomize/load/load-file.ts
function findFile(context, use) {
	const { folder, path, at } = use;
	if (isRemoteFile(path)) return remoteFile(path, at);
	const found = path.startsWith("/") ? void 0 : require_check.resolvePath(folder, path, context.tree.root);
	if (found === void 0) return outside$1(use);
	if (!context.paths.has(found)) return missing$2(context, found, use);
	if (context.restrictToRoot && !require_check.isInside(found, folder)) return restricted(found, use);
	return require_check.done(found);
}
function remoteFile(path, at) {
	return require_check.refused(at, `cannot read ${path}`, {
		message: `\`${path}\` is on the network and is not fetched`,
		offline: `\`${path}\` is not fetched`
	});
}
function outside$1({ path, at }) {
	return require_check.refused(at, `file '${path}' is outside of the repository`, {
		message: `\`${path}\` is outside the repository; nothing is read there`,
		help: "Keep everything a kustomization reads within the repository."
	});
}
function missing$2(context, found, { path, at }) {
	if (context.folders.has(found)) return require_check.refused(at, `'${require_check.shown(found)}' must resolve to a file`, { message: `\`${path}\` is a folder, but must be a file` });
	const text = `evalsymlink failure on '${require_check.shown(found)}' : lstat ${require_check.shown(found)}: no such file or directory`;
	const offline = context.mayAppear(found);
	const lacking = firstMissing(context, found);
	const what = lacking === found ? `\`${found}\`` : `folder \`${lacking}\``;
	return require_check.refused(at, text, {
		message: `\`${path}\` does not exist (there is no ${what})`,
		cause: `there is no ${lacking}`,
		...offline !== void 0 && { offline }
	});
}
function firstMissing({ folders }, path) {
	let lacking = path;
	while (lacking !== "" && !folders.has(require_check.parentFolder(lacking))) lacking = require_check.parentFolder(lacking);
	return lacking;
}
function restricted(found, { folder, path, at }) {
	const text = `security; file '${require_check.shown(found)}' is not in or below '${require_check.shown(folder)}'`;
	return require_check.refused(at, text, {
		message: `\`${path}\` is not in or below \`${require_check.shown(folder)}\`, which kustomize refuses to read`,
		help: "Build with `--load-restrictor LoadRestrictionsNone`, or move the file."
	});
}
function loadBytes(context, use, recorder) {
	const found = findFile(context, use);
	if (found.kind === "refused") return found;
	recorder.files.add(found.value);
	const content = context.tree.read(found.value);
	if (content.kind === "unreadable") return unreadable$1(content, use);
	return require_check.done({
		path: found.value,
		bytes: content.bytes
	});
}
function unreadable$1(content, { path, at }) {
	return require_check.refused(at, `cannot read '${path}': ${content.reason}`, { message: `\`${path}\` cannot be read: ${content.reason}` });
}
function loadText(context, use, recorder) {
	const found = findFile(context, use);
	if (found.kind === "refused") return found;
	const known = require_check.knownSource(context, found.value);
	if (known !== void 0) {
		recorder.files.add(found.value);
		return require_check.done(known);
	}
	const loaded = loadBytes(context, use, recorder);
	if (loaded.kind === "refused") return loaded;
	const { path, bytes } = loaded.value;
	if (bytes.length > context.limits.fileSize) return require_check.refused(use.at, `file '${require_check.shown(path)}' is too large`, { message: `\`${use.path}\` is larger than ${context.limits.fileSize} bytes, the limit` });
	return require_check.done(require_check.sourceOf(context, path, bytes));
}
// src/render/kustomize/load/decode.ts
const NO_TEXT = {
	text: "",
	at: void 0
};
function openStruct(node, names, decoding, path) {
	const map = mapOrFail(node, decoding, path);
	const values = /* @__PURE__ */ new Map();
	for (const { key, name, value } of sortedEntries(map)) {
		const known = names.includes(name) ? name : names.find((each) => sameFold(each, name));
		if (known !== void 0) {
			if (!require_check.isNull(value, decoding.dialect)) values.set(known, value);
		} else if (decoding.strict) decoding.failures.push(unknownField(key, name, path, names, decoding.name));
	}
	return (name) => values.get(name);
}
function sortedEntries(map) {
	return (map?.entries ?? []).toSorted((left, right) => require_check.compareBytes(left.name, right.name));
}
function sameFold(left, right) {
	return left.toLowerCase() === right.toLowerCase();
}
function unknownField(at, name, path, names, of) {
	const place = placeNamed(path, "A kustomization");
	const meant = require_load.nearestName(name, names);
	const known = names.map((each) => `\`${each}\``).join(", ");
	const list = names.length <= 8 ? `; it knows ${known}` : "";
	return require_check.refused(at, `${of === "Kustomization" ? "invalid Kustomization" : "error unmarshaling JSON: while decoding JSON"}: json: unknown field "${name}"`, {
		message: `${place} has no field \`${name}\`${list}`,
		...meant !== void 0 && { help: `Did you mean \`${meant}\`?` }
	});
}
function mapOrFail(node, decoding, path) {
	if (node === void 0 || node.kind === "map") return node;
	if (require_check.isNull(node, decoding.dialect)) return void 0;
	decoding.failures.push(wrongType(node, "a map", path, decoding));
}
function text(node, decoding, path) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return NO_TEXT;
	const value = node.kind === "scalar" ? textValue(node, decoding) : void 0;
	if (value !== void 0) return {
		text: value,
		at: node
	};
	decoding.failures.push(wrongType(node, "a string", path, decoding));
	return NO_TEXT;
}
function textValue(node, decoding) {
	if (node.kind !== "scalar") return void 0;
	const resolved = require_check.resolveScalar(node, decoding.dialect);
	if (resolved.kind === "string") return resolved.value;
	if (!decoding.lenientText) return void 0;
	switch (resolved.kind) {
		case "int": return resolved.json;
		case "float": return require_check.goFloatText(resolved.value);
		case "bool": return String(resolved.value);
		default: return;
	}
}
function bool(node, decoding, path) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return false;
	const resolved = node.kind === "scalar" ? require_check.resolveScalar(node, decoding.dialect) : void 0;
	if (resolved?.kind === "bool") return resolved.value;
	decoding.failures.push(wrongType(node, "true or false", path, decoding));
	return false;
}
function integer(node, decoding, path) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return 0;
	const resolved = node.kind === "scalar" ? require_check.resolveScalar(node, decoding.dialect) : void 0;
	if (resolved?.kind === "int") return resolved.value;
	if (resolved?.kind === "float" && Number.isInteger(resolved.value)) return resolved.value;
	decoding.failures.push(wrongType(node, "a whole number", path, decoding));
	return 0;
}
const ITEM = "[]";
function placeNamed(path, root) {
	if (path === "") return root;
	return path.endsWith(ITEM) ? `An entry of \`${path.slice(0, -2)}\`` : `\`${path}\``;
}
function list(node, decoding, path, item) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return void 0;
	if (node.kind === "sequence") return node.items.map((each) => item(each, decoding, `${path}${ITEM}`));
	decoding.failures.push(wrongType(node, "a list", path, decoding));
}
function textMap(node, decoding, path) {
	const map = mapOrFail(node, decoding, path);
	if (map === void 0) return void 0;
	return map.entries.map(({ key, name, value }) => ({
		key: name,
		keyAt: key,
		value: text(value, decoding, `${path}.${name}`)
	})).sort((left, right) => left.key < right.key ? -1 : 1);
}
function wrongType(node, wanted, path, { name, dialect }) {
	const found = {
		object: "a map",
		array: "a list",
		string: "a string",
		number: "a number",
		bool: "a boolean",
		null: "null"
	};
	const type = require_check.jsonTypeName(node, dialect);
	const quote = wanted === "a string" && (type === "number" || type === "bool");
	return require_check.refused(node, `invalid ${name}: json: cannot unmarshal ${type} into Go struct field ${name}.${path.replaceAll(ITEM, "")}`, {
		message: `${placeNamed(path, `The ${name}`)} must be ${wanted}, not ${found[type]}`,
		...quote && { help: "Put it in quotes." }
	});
}
// src/render/kustomize/load/decode-arguments.ts
const GVK = [
	"group",
	"version",
	"kind"
];
function spanOrStart(node, file) {
	return node ?? {
		file,
		start: 0,
		end: 0
	};
}
function texts(node, decoding, path) {
	return list(node, decoding, path, text);
}
function decodeGvk(field, decoding, path) {
	const part = (name) => text(field(name), decoding, `${path}.${name}`).text;
	return {
		group: part("group"),
		version: part("version"),
		kind: part("kind")
	};
}
function decodeFieldSpec(node, decoding, path) {
	const field = openStruct(node, [
		...GVK,
		"path",
		"create"
	], decoding, path);
	return {
		...decodeGvk(field, decoding, path),
		path: text(field("path"), decoding, `${path}.path`).text,
		create: bool(field("create"), decoding, `${path}.create`)
	};
}
function decodeSelector(node, decoding, path) {
	if (node === void 0) return void 0;
	const field = openStruct(node, [
		...GVK,
		"name",
		"namespace",
		"annotationSelector",
		"labelSelector"
	], decoding, path);
	const part = (name) => text(field(name), decoding, `${path}.${name}`).text;
	return {
		...decodeGvk(field, decoding, path),
		name: part("name"),
		nameAt: field("name"),
		namespace: part("namespace"),
		annotationSelector: part("annotationSelector"),
		labelSelector: part("labelSelector")
	};
}
function decodeLabel(node, decoding, path, file) {
	const field = openStruct(node, [
		"pairs",
		"includeSelectors",
		"includeTemplates",
		"includeVolumeClaimTemplates",
		"fields"
	], decoding, path);
	const flag = (name) => bool(field(name), decoding, `${path}.${name}`);
	return {
		pairs: textMap(field("pairs"), decoding, `${path}.pairs`) ?? [],
		includeSelectors: flag("includeSelectors"),
		includeTemplates: flag("includeTemplates"),
		includeVolumeClaimTemplates: flag("includeVolumeClaimTemplates"),
		fields: list(field("fields"), decoding, `${path}.fields`, decodeFieldSpec) ?? [],
		at: spanOrStart(node, file)
	};
}
function decodePatch(node, decoding, path, file) {
	const field = openStruct(node, [
		"path",
		"patch",
		"target",
		"options"
	], decoding, path);
	const options = openStruct(field("options"), ["allowNameChange", "allowKindChange"], decoding, `${path}.options`);
	const flag = (name) => bool(options(name), decoding, `${path}.options.${name}`);
	return {
		path: text(field("path"), decoding, `${path}.path`),
		patch: text(field("patch"), decoding, `${path}.patch`),
		target: decodeSelector(field("target"), decoding, `${path}.target`),
		allowNameChange: flag("allowNameChange"),
		allowKindChange: flag("allowKindChange"),
		at: spanOrStart(node, file)
	};
}
function decodeImage(node, decoding, path, file) {
	const field = openStruct(node, [
		"name",
		"newName",
		"tagSuffix",
		"newTag",
		"digest"
	], decoding, path);
	const part = (name) => text(field(name), decoding, `${path}.${name}`);
	return {
		name: part("name"),
		newName: part("newName"),
		newTag: part("newTag"),
		tagSuffix: part("tagSuffix"),
		digest: part("digest"),
		at: spanOrStart(node, file)
	};
}
function decodeReplica(node, decoding, path, file) {
	const field = openStruct(node, ["name", "count"], decoding, path);
	return {
		name: text(field("name"), decoding, `${path}.name`).text,
		count: integer(field("count"), decoding, `${path}.count`),
		at: spanOrStart(node, file),
		countAt: spanOrStart(field("count") ?? node, file)
	};
}
function decodeVar(node, decoding, path, file) {
	const field = openStruct(node, [
		"name",
		"objref",
		"fieldref"
	], decoding, path);
	const object = openStruct(field("objref"), [
		"apiVersion",
		...GVK,
		"name",
		"namespace"
	], decoding, `${path}.objref`);
	const part = (name) => text(object(name), decoding, `${path}.objref.${name}`).text;
	const fieldPath = text(openStruct(field("fieldref"), ["fieldPath"], decoding, `${path}.fieldref`)("fieldPath"), decoding, `${path}.fieldref.fieldPath`).text;
	const [first = "", second, ...more] = part("apiVersion").split("/");
	const gvk = decodeGvk(object, decoding, `${path}.objref`);
	return {
		...first === "" || more.length > 0 ? gvk : {
			...gvk,
			version: second ?? first
		},
		group: second !== void 0 && more.length === 0 ? first : gvk.group,
		name: text(field("name"), decoding, `${path}.name`).text,
		objectName: part("name"),
		namespace: part("namespace"),
		fieldPath: fieldPath || "metadata.name",
		at: spanOrStart(node, file)
	};
}
function pluginDecoding(name) {
	return {
		failures: [],
		strict: false,
		lenientText: true,
		dialect: "kustomize",
		name
	};
}
// src/render/kustomize/load/decode-generator.ts
function decodeGeneratorOptions(node, decoding, path) {
	if (node === void 0) return void 0;
	const field = openStruct(node, [
		"labels",
		"annotations",
		"disableNameSuffixHash",
		"immutable"
	], decoding, path);
	return {
		labels: textMap(field("labels"), decoding, `${path}.labels`),
		annotations: textMap(field("annotations"), decoding, `${path}.annotations`),
		disableNameSuffixHash: bool(field("disableNameSuffixHash"), decoding, `${path}.disableNameSuffixHash`),
		immutable: bool(field("immutable"), decoding, `${path}.immutable`),
		at: node
	};
}
const GENERATOR$1 = [
	"namespace",
	"name",
	"behavior",
	"literals",
	"files",
	"envs",
	"env",
	"options"
];
function decodeGenerator(node, decoding, path, file) {
	const field = openStruct(node, path.startsWith("secret") ? [...GENERATOR$1, "type"] : GENERATOR$1, decoding, path);
	const part = (name) => text(field(name), decoding, `${path}.${name}`);
	const all = (name) => texts(field(name), decoding, `${path}.${name}`) ?? [];
	const env = part("env");
	return {
		name: part("name"),
		namespace: part("namespace"),
		behavior: part("behavior").text,
		literals: all("literals"),
		files: all("files"),
		envs: env.text === "" ? all("envs") : [...all("envs"), env],
		options: decodeGeneratorOptions(field("options"), decoding, `${path}.options`),
		type: part("type"),
		at: spanOrStart(node, file)
	};
}
// src/render/kustomize/load/decode-helm.ts
const CHART_TEXTS = "name version repo releaseName namespace valuesFile valuesMerge kubeVersion nameTemplate chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values releaseNamespace".split(" ");
const CHART_FLAGS = [
	"includeCRDs",
	"skipHooks",
	"skipTests",
	"debug",
	"devel"
];
const CHART_LISTS = [
	"additionalValuesFiles",
	"apiVersions",
	"extraArgs"
];
const CHART_MAPS = ["valuesInline", "valuesLocal"];
function decodeHelm(node, decoding, path, file) {
	const field = openStruct(node, [
		...CHART_TEXTS,
		...CHART_FLAGS,
		...CHART_LISTS,
		...CHART_MAPS
	], decoding, path);
	const flags = new Map(CHART_FLAGS.map((name) => [name, bool(field(name), decoding, `${path}.${name}`)]));
	const lists = new Map(CHART_LISTS.map((name) => [name, texts(field(name), decoding, `${path}.${name}`) ?? []]));
	const parts = new Map(CHART_TEXTS.map((name) => [name, text(field(name), decoding, `${path}.${name}`)]));
	const part = (...spellings) => {
		const given = spellings.flatMap((name) => parts.get(name) ?? []);
		return given.find((each) => each.text !== "") ?? given[0] ?? {
			text: "",
			at: void 0
		};
	};
	const flag = (name) => flags.get(name) === true;
	const inline = field("valuesInline") ?? field("valuesLocal");
	return {
		name: part("name", "chartName"),
		version: part("version", "chartVersion").text,
		repo: part("repo", "chartRepoUrl").text,
		releaseName: part("releaseName"),
		nameTemplate: part("nameTemplate"),
		namespace: part("namespace").text,
		valuesFile: part("valuesFile", "values"),
		additionalValuesFiles: lists.get("additionalValuesFiles") ?? [],
		valuesInline: mapOrFail(inline, decoding, `${path}.valuesInline`),
		dialect: decoding.dialect,
		valuesMerge: part("valuesMerge"),
		includeCRDs: flag("includeCRDs"),
		skipHooks: flag("skipHooks"),
		skipTests: flag("skipTests"),
		apiVersions: (lists.get("apiVersions") ?? []).map((each) => each.text),
		kubeVersion: part("kubeVersion").text,
		chartHome: part("chartHome"),
		at: spanOrStart(node, file)
	};
}
// src/render/kustomize/load/decode-replacement.ts
function decodeReplacement(node, decoding, path, file) {
	const field = openStruct(node, [
		"source",
		"targets",
		"sourceValue",
		"path"
	], decoding, path);
	const value = field("sourceValue");
	return {
		path: text(field("path"), decoding, `${path}.path`),
		source: decodeSource(field("source"), decoding, `${path}.source`),
		sourceValue: value === void 0 ? void 0 : text(value, decoding, `${path}.sourceValue`),
		targets: list(field("targets"), decoding, `${path}.targets`, (each, ...rest) => decodeTarget(each, ...rest, file)) ?? [],
		at: spanOrStart(node, file)
	};
}
function decodeSource(node, decoding, path) {
	if (node === void 0) return void 0;
	const field = openStruct(node, [
		"group",
		"version",
		"kind",
		"name",
		"namespace",
		"fieldPath",
		"options"
	], decoding, path);
	const part = (name) => text(field(name), decoding, `${path}.${name}`).text;
	return {
		...decodeGvk(field, decoding, path),
		name: part("name"),
		namespace: part("namespace"),
		fieldPath: part("fieldPath"),
		options: decodeOptions(field("options"), decoding, `${path}.options`),
		at: node
	};
}
function decodeTarget(node, decoding, path, file) {
	const field = openStruct(node, [
		"select",
		"reject",
		"fieldPaths",
		"options"
	], decoding, path);
	const rejected = list(field("reject"), decoding, `${path}.reject`, decodeSelector) ?? [];
	return {
		select: decodeSelector(field("select"), decoding, `${path}.select`),
		reject: rejected.flatMap((each) => each ?? []),
		fieldPaths: texts(field("fieldPaths"), decoding, `${path}.fieldPaths`) ?? [],
		options: decodeOptions(field("options"), decoding, `${path}.options`),
		at: spanOrStart(node, file)
	};
}
function decodeOptions(node, decoding, path) {
	if (node === void 0) return void 0;
	const field = openStruct(node, [
		"delimiter",
		"index",
		"encoding",
		"create"
	], decoding, path);
	text(field("encoding"), decoding, `${path}.encoding`);
	return {
		delimiter: text(field("delimiter"), decoding, `${path}.delimiter`).text,
		index: integer(field("index"), decoding, `${path}.index`),
		create: bool(field("create"), decoding, `${path}.create`)
	};
}
// src/render/kustomize/load/decode-kustomization.ts
const FIELDS = "apiVersion kind metadata openapi namePrefix nameSuffix namespace commonLabels labels commonAnnotations patchesStrategicMerge patchesJson6902 patches images imageTags replacements replicas vars sortOptions resources components crds bases configMapGenerator secretGenerator helmGlobals helmCharts helmChartInflationGenerator generatorOptions configurations generators transformers validators buildMetadata".split(" ");
function decodeKustomization(root, file) {
	const decoding = {
		failures: [],
		strict: true,
		lenientText: false,
		dialect: "kubectl",
		name: "Kustomization"
	};
	const field = openStruct(root, FIELDS, decoding, "");
	checkMetadata(field, decoding);
	const kustomization = {
		...decodeNaming(field, decoding, file),
		...decodeChanges(field, decoding, file),
		...decodeOperands(field, decoding, file),
		path: file.path,
		root
	};
	const failure = require_check.joinRefused(decoding.failures) ?? whenEmpty(root, file);
	if (failure === void 0) return require_check.done(kustomization);
	return FLUX.test(kustomization.apiVersion) ? {
		...failure,
		words: MEANT_FOR_FLUX
	} : failure;
}
const FLUX = /^kustomize\.toolkit\.fluxcd\.io\//;
const MEANT_FOR_FLUX = {
	message: "This is an object of Flux, in a file whose name says that it is a kustomization of kustomize",
	help: "Rename the file."
};
function decodeNaming(field, decoding, file) {
	const part = (name) => text(field(name), decoding, name);
	const kind = part("kind").text || "Kustomization";
	const version = kind === "Component" ? "v1alpha1" : "v1beta1";
	const openapi = textMap(field("openapi"), decoding, "openapi") ?? [];
	const schema = (name) => openapi.find(({ key }) => key === name)?.value;
	return {
		apiVersion: part("apiVersion").text || `kustomize.config.k8s.io/${version}`,
		kind,
		openapi: {
			path: schema("path"),
			version: schema("version")
		},
		namePrefix: part("namePrefix"),
		nameSuffix: part("nameSuffix"),
		namespace: part("namespace"),
		commonLabels: textMap(field("commonLabels"), decoding, "commonLabels") ?? [],
		labels: itemsOf(field, decoding, file, "labels", decodeLabel),
		commonAnnotations: textMap(field("commonAnnotations"), decoding, "commonAnnotations") ?? []
	};
}
function decodeChanges(field, decoding, file) {
	const all = (name, item) => itemsOf(field, decoding, file, name, item);
	return {
		patchesStrategicMerge: textsAt(field, decoding, "patchesStrategicMerge"),
		patchesJson6902: all("patchesJson6902", decodePatch),
		patches: all("patches", decodePatch),
		images: [...all("images", decodeImage), ...all("imageTags", decodeImage)],
		replacements: all("replacements", decodeReplacement),
		replicas: all("replicas", decodeReplica),
		vars: all("vars", decodeVar),
		sortOptions: decodeSortOptions(field("sortOptions"), decoding, file)
	};
}
function decodeOperands(field, decoding, file) {
	const all = (name) => textsAt(field, decoding, name);
	const options = decodeGeneratorOptions(field("generatorOptions"), decoding, "generatorOptions");
	return {
		resources: [...all("resources"), ...all("bases")],
		components: all("components"),
		crds: all("crds"),
		configMapGenerator: itemsOf(field, decoding, file, "configMapGenerator", decodeGenerator),
		secretGenerator: itemsOf(field, decoding, file, "secretGenerator", decodeGenerator),
		...decodeCharts(field, decoding, file),
		generatorOptions: options,
		configurations: all("configurations"),
		generators: all("generators"),
		transformers: all("transformers"),
		validators: all("validators"),
		buildMetadata: all("buildMetadata")
	};
}
function itemsOf(field, decoding, file, name, item) {
	return list(field(name), decoding, name, (node, ...rest) => item(node === void 0 || require_check.isNull(node, "kubectl") ? void 0 : node, ...rest, file)) ?? [];
}
function textsAt(field, decoding, name) {
	return texts(field(name), decoding, name) ?? [];
}
function decodeSortOptions(node, decoding, file) {
	if (node === void 0) return void 0;
	const field = openStruct(node, ["order", "legacySortOptions"], decoding, "sortOptions");
	const legacy = field("legacySortOptions");
	const path = "sortOptions.legacySortOptions";
	const orders = openStruct(legacy, ["orderFirst", "orderLast"], decoding, path);
	const kinds = (name) => (texts(orders(name), decoding, `${path}.${name}`) ?? []).map((each) => each.text);
	return {
		order: text(field("order"), decoding, "sortOptions.order"),
		legacy: legacy === void 0 ? void 0 : {
			first: kinds("orderFirst"),
			last: kinds("orderLast")
		},
		at: spanOrStart(node, file)
	};
}
function checkMetadata(field, decoding) {
	const metadata = openStruct(field("metadata"), [
		"name",
		"namespace",
		"labels",
		"annotations"
	], decoding, "metadata");
	text(metadata("name"), decoding, "metadata.name");
	text(metadata("namespace"), decoding, "metadata.namespace");
	textMap(metadata("labels"), decoding, "metadata.labels");
	textMap(metadata("annotations"), decoding, "metadata.annotations");
}
function decodeCharts(field, decoding, file) {
	const path = "helmGlobals";
	const globals = openStruct(field(path), ["chartHome", "configHome"], decoding, path);
	const home = text(globals("chartHome"), decoding, `${path}.chartHome`);
	text(globals("configHome"), decoding, `${path}.configHome`);
	const older = itemsOf(field, decoding, file, "helmChartInflationGenerator", decodeHelm);
	const homes = older.map((each) => each.chartHome).filter((each) => each.text !== "");
	return {
		helmCharts: [...itemsOf(field, decoding, file, "helmCharts", decodeHelm), ...older],
		chartHome: field(path) === void 0 ? homes.at(-1) ?? home : home
	};
}
const MAY_BE_EMPTY = /* @__PURE__ */ new Set([
	"namePrefix",
	"nameSuffix",
	"namespace",
	"bases",
	"imageTags"
]);
function whenEmpty(root, file) {
	if (require_check.entriesAt(root).some(({ name, value }) => {
		const field = FIELDS.find((each) => each.toLowerCase() === name.toLowerCase());
		if (field === void 0 || field === "kind" || field === "apiVersion") return false;
		if (require_check.isNull(value, "kubectl")) return false;
		if (field === "helmChartInflationGenerator" || MAY_BE_EMPTY.has(field)) return value.kind === "scalar" ? value.text !== "" : !isEmptyList(value);
		return true;
	})) return void 0;
	return require_check.refused({
		file,
		start: root.start,
		end: root.end
	}, "kustomization.yaml is empty", {
		message: "The kustomization is empty, and kustomize refuses to build it",
		help: "List its `resources`, or remove it."
	});
}
function isEmptyList(node) {
	return node.kind === "sequence" && node.items.length === 0;
}
// src/render/kustomize/load/read-text.ts
function readText(source, limits) {
	return readWithin$1(limits)(source);
}
const readWithin$1 = require_start.memo((limits) => require_start.memo((source) => require_check.parseText(source, limits, { endLastLine: false })));
// src/render/kustomize/load/read-plain-document.ts
function readPlainDocument(context, source) {
	const { documents, faults } = documentsOf(context, source);
	const [fault] = faults;
	if (fault !== void 0) return require_check.refused(fault.at, `yaml: ${fault.kubectl ?? fault.message}`, {
		message: `kustomize cannot read this YAML: ${fault.message}`,
		...fault.help !== void 0 && { help: fault.help }
	});
	return require_check.done(documents.find(({ root }) => root !== void 0)?.root);
}
function documentsOf(context, source) {
	const file = source.host === void 0 ? context.parsed(source.path) : void 0;
	const isEnded = source.text.endsWith("\n");
	if (file?.source === source && file.class.kind === "kustomization" && isEnded) return file;
	return readText(source, context.limits);
}
// src/render/kustomize/load/read-kustomization.ts
function kustomizationFiles(context, folder) {
	return require_start.KUSTOMIZATION_NAMES.map((name) => folder === "" ? name : `${folder}/${name}`).filter((path) => context.paths.has(path));
}
function readKustomization(context, folder, at, recorder) {
	const [path] = kustomizationFiles(context, folder);
	if (path === void 0) return missing$1(context, folder, at);
	const twice = severalKustomizations(context, folder);
	if (twice !== void 0) return twice;
	const source = loadText(context, {
		folder,
		path: path.slice(path.lastIndexOf("/") + 1),
		at
	}, recorder);
	if (source.kind === "refused") return source;
	const root = readPlainDocument(context, source.value);
	if (root.kind === "refused") return root;
	const file = source.value;
	if (root.value === void 0) return require_check.refused({
		file,
		start: 0,
		end: file.text.length
	}, "kustomization.yaml is empty", {
		message: "The kustomization is empty, and kustomize refuses to build it",
		help: "List its `resources`, or remove it."
	});
	return kustomizationIn(root.value, file);
}
const kustomizationIn = require_start.memo((root, file) => kustomizationOf(root, file));
function kustomizationOf(root, file) {
	const decoded = decodeKustomization(root, file);
	return decoded.kind === "refused" ? decoded : enforce(decoded.value);
}
function missing$1(context, folder, at) {
	const offline = context.mayAppear(folder === "" ? "kustomization.yaml" : `${folder}/kustomization.yaml`);
	return require_check.refused(at, `unable to find one of 'kustomization.yaml', 'kustomization.yml' or 'Kustomization' in directory '${require_check.shown(folder)}'`, {
		message: `The folder \`${require_check.shown(folder)}\` has no kustomization`,
		...offline !== void 0 && { offline }
	});
}
function severalKustomizations(context, folder) {
	const [path, other] = kustomizationFiles(context, folder);
	if (other === void 0) return void 0;
	const at = {
		file: context.parsed(other).source ?? {
			path: other,
			text: ""
		},
		start: 0,
		end: 0
	};
	return require_check.refused(at, `Found multiple kustomization files under: ${require_check.shown(folder)}`, {
		message: `The folder \`${require_check.shown(folder)}\` has two kustomizations, this one and \`${path}\``,
		help: "Keep one of them."
	});
}
function enforce(kustomization) {
	const { kind, apiVersion, root } = kustomization;
	if (kind !== "Kustomization" && kind !== "Component") return require_check.refused(root, "kind should be Kustomization or Component", { message: `The \`kind\` of a kustomization must be Kustomization or Component, not ${kind}` });
	const version = kind === "Component" ? "v1alpha1" : "v1beta1";
	if (apiVersion === `kustomize.config.k8s.io/${version}`) return require_check.done(kustomization);
	return require_check.refused(root, `apiVersion for ${kind} should be kustomize.config.k8s.io/${version}`, { message: `The \`apiVersion\` of a ${kind} must be \`kustomize.config.k8s.io/${version}\`, not \`${apiVersion}\`` });
}
// src/render/kustomize/load/recorder.ts
function newRecorder() {
	return {
		partial: /* @__PURE__ */ new Set(),
		files: /* @__PURE__ */ new Set(),
		kustomizations: /* @__PURE__ */ new Set(),
		charts: /* @__PURE__ */ new Map(),
		patches: /* @__PURE__ */ new Map()
	};
}
function notePatch({ patches }, patch) {
	const key = `${patch.at.file.path}:${patch.at.start}`;
	if (patch.unmet === void 0 || !patches.has(key)) patches.set(key, patch);
}
function mergeRecorder(into, from) {
	for (const each of from.partial) into.partial.add(each);
	for (const each of from.files) into.files.add(each);
	for (const each of from.kustomizations) into.kustomizations.add(each);
	for (const [key, each] of from.charts) into.charts.set(key, each);
	for (const each of from.patches.values()) notePatch(into, each);
}
function tolerate(recorder, { words }) {
	if (words?.offline !== void 0) {
		recorder.partial.add(words.offline);
		return true;
	}
	return words?.absence === true && recorder.partial.size > 0;
}
function trailFrom(kind, at, folder) {
	return {
		step: {
			kind,
			at,
			in: require_check.shown(folder)
		},
		before: void 0
	};
}
function onto(trail, before) {
	return before === void 0 ? trail : {
		step: trail.step,
		before
	};
}
// src/render/kustomize/merge/schema-data.ts
const SCHEMA_DATA = `
admissionregistration.k8s.io/v1 MutatingWebhookConfiguration C api.admissionregistration.v1.MutatingWebhookConfiguration
admissionregistration.k8s.io/v1 ValidatingAdmissionPolicy C
admissionregistration.k8s.io/v1 ValidatingAdmissionPolicyBinding C
admissionregistration.k8s.io/v1 ValidatingWebhookConfiguration C api.admissionregistration.v1.ValidatingWebhookConfiguration
admissionregistration.k8s.io/v1beta1 MutatingWebhookConfiguration C api.admissionregistration.v1beta1.MutatingWebhookConfiguration
admissionregistration.k8s.io/v1beta1 ValidatingWebhookConfiguration C api.admissionregistration.v1beta1.ValidatingWebhookConfiguration
apiextensions.k8s.io/v1 CustomResourceDefinition C apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition
apiextensions.k8s.io/v1beta1 CustomResourceDefinition C apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinition
apiregistration.k8s.io/v1 APIService C kube-aggregator.pkg.apis.apiregistration.v1.APIService
apiregistration.k8s.io/v1beta1 APIService C kube-aggregator.pkg.apis.apiregistration.v1beta1.APIService
apps/v1 ControllerRevision N api.apps.v1.ControllerRevision
apps/v1 DaemonSet N api.apps.v1.DaemonSet
apps/v1 Deployment N api.apps.v1.Deployment
apps/v1 ReplicaSet N api.apps.v1.ReplicaSet
apps/v1 StatefulSet N api.apps.v1.StatefulSet
authentication.k8s.io/v1 TokenRequest ? api.authentication.v1.TokenRequest
authentication.k8s.io/v1 TokenReview ? api.authentication.v1.TokenReview
authentication.k8s.io/v1beta1 TokenReview ? api.authentication.v1beta1.TokenReview
authorization.k8s.io/v1 LocalSubjectAccessReview ? api.authorization.v1.LocalSubjectAccessReview
authorization.k8s.io/v1 SelfSubjectAccessReview ? api.authorization.v1.SelfSubjectAccessReview
authorization.k8s.io/v1 SelfSubjectRulesReview ? api.authorization.v1.SelfSubjectRulesReview
authorization.k8s.io/v1 SubjectAccessReview ? api.authorization.v1.SubjectAccessReview
authorization.k8s.io/v1beta1 LocalSubjectAccessReview ? api.authorization.v1beta1.LocalSubjectAccessReview
authorization.k8s.io/v1beta1 SelfSubjectAccessReview ? api.authorization.v1beta1.SelfSubjectAccessReview
authorization.k8s.io/v1beta1 SelfSubjectRulesReview ? api.authorization.v1beta1.SelfSubjectRulesReview
authorization.k8s.io/v1beta1 SubjectAccessReview ? api.authorization.v1beta1.SubjectAccessReview
autoscaling/v1 HorizontalPodAutoscaler N api.autoscaling.v1.HorizontalPodAutoscaler
autoscaling/v1 Scale N api.autoscaling.v1.Scale
autoscaling/v2beta1 HorizontalPodAutoscaler N api.autoscaling.v2beta1.HorizontalPodAutoscaler
autoscaling/v2beta2 HorizontalPodAutoscaler N api.autoscaling.v2beta2.HorizontalPodAutoscaler
batch/v1 CronJob N api.batch.v1.CronJob
batch/v1 Job N api.batch.v1.Job
batch/v1beta1 CronJob N api.batch.v1beta1.CronJob
certificates.k8s.io/v1 CertificateSigningRequest C api.certificates.v1.CertificateSigningRequest
certificates.k8s.io/v1beta1 CertificateSigningRequest C api.certificates.v1beta1.CertificateSigningRequest
coordination.k8s.io/v1 Lease N api.coordination.v1.Lease
coordination.k8s.io/v1beta1 Lease N api.coordination.v1beta1.Lease
discovery.k8s.io/v1 EndpointSlice N api.discovery.v1.EndpointSlice
discovery.k8s.io/v1beta1 EndpointSlice N api.discovery.v1beta1.EndpointSlice
events.k8s.io/v1 Event N api.events.v1.Event
events.k8s.io/v1beta1 Event N api.events.v1beta1.Event
extensions/v1beta1 Ingress N api.extensions.v1beta1.Ingress
flowcontrol.apiserver.k8s.io/v1beta1 FlowSchema C api.flowcontrol.v1beta1.FlowSchema
flowcontrol.apiserver.k8s.io/v1beta1 PriorityLevelConfiguration C api.flowcontrol.v1beta1.PriorityLevelConfiguration
networking.k8s.io/v1 Ingress N api.networking.v1.Ingress
networking.k8s.io/v1 IngressClass C api.networking.v1.IngressClass
networking.k8s.io/v1 NetworkPolicy N api.networking.v1.NetworkPolicy
networking.k8s.io/v1beta1 Ingress N api.networking.v1beta1.Ingress
networking.k8s.io/v1beta1 IngressClass C api.networking.v1beta1.IngressClass
node.k8s.io/v1 RuntimeClass C api.node.v1.RuntimeClass
node.k8s.io/v1beta1 RuntimeClass C api.node.v1beta1.RuntimeClass
policy/v1 PodDisruptionBudget N api.policy.v1.PodDisruptionBudget
policy/v1beta1 Eviction ? api.policy.v1beta1.Eviction
policy/v1beta1 PodDisruptionBudget N api.policy.v1beta1.PodDisruptionBudget
policy/v1beta1 PodSecurityPolicy C api.policy.v1beta1.PodSecurityPolicy
rbac.authorization.k8s.io/v1 ClusterRole C api.rbac.v1.ClusterRole
rbac.authorization.k8s.io/v1 ClusterRoleBinding C api.rbac.v1.ClusterRoleBinding
rbac.authorization.k8s.io/v1 Role N api.rbac.v1.Role
rbac.authorization.k8s.io/v1 RoleBinding N api.rbac.v1.RoleBinding
rbac.authorization.k8s.io/v1beta1 ClusterRole C api.rbac.v1beta1.ClusterRole
rbac.authorization.k8s.io/v1beta1 ClusterRoleBinding C api.rbac.v1beta1.ClusterRoleBinding
rbac.authorization.k8s.io/v1beta1 Role N api.rbac.v1beta1.Role
rbac.authorization.k8s.io/v1beta1 RoleBinding N api.rbac.v1beta1.RoleBinding
scheduling.k8s.io/v1 PriorityClass C api.scheduling.v1.PriorityClass
scheduling.k8s.io/v1beta1 PriorityClass C api.scheduling.v1beta1.PriorityClass
storage.k8s.io/v1 CSIDriver C api.storage.v1.CSIDriver
storage.k8s.io/v1 CSINode C api.storage.v1.CSINode
storage.k8s.io/v1 StorageClass C api.storage.v1.StorageClass
storage.k8s.io/v1 VolumeAttachment C api.storage.v1.VolumeAttachment
storage.k8s.io/v1beta1 CSIDriver C api.storage.v1beta1.CSIDriver
storage.k8s.io/v1beta1 CSINode C api.storage.v1beta1.CSINode
storage.k8s.io/v1beta1 CSIStorageCapacity N api.storage.v1beta1.CSIStorageCapacity
storage.k8s.io/v1beta1 StorageClass C api.storage.v1beta1.StorageClass
storage.k8s.io/v1beta1 VolumeAttachment C api.storage.v1beta1.VolumeAttachment
v1 Binding ? api.core.v1.Binding
v1 ComponentStatus C api.core.v1.ComponentStatus
v1 ConfigMap N api.core.v1.ConfigMap
v1 Endpoints N api.core.v1.Endpoints
v1 Event N api.core.v1.Event
v1 LimitRange N api.core.v1.LimitRange
v1 Namespace C api.core.v1.Namespace
v1 Node C api.core.v1.Node
v1 NodeProxyOptions C
v1 PersistentVolume C api.core.v1.PersistentVolume
v1 PersistentVolumeClaim N api.core.v1.PersistentVolumeClaim
v1 Pod N api.core.v1.Pod
v1 PodAttachOptions N
v1 PodExecOptions N
v1 PodPortForwardOptions N
v1 PodProxyOptions N
v1 PodTemplate N api.core.v1.PodTemplate
v1 ReplicationController N api.core.v1.ReplicationController
v1 ResourceQuota N api.core.v1.ResourceQuota
v1 Secret N api.core.v1.Secret
v1 Service N api.core.v1.Service
v1 ServiceAccount N api.core.v1.ServiceAccount
v1 ServiceProxyOptions N

api.admissionregistration.v1.MutatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.admissionregistration.v1.ValidatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.admissionregistration.v1beta1.MutatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.admissionregistration.v1beta1.ValidatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.apps.v1.ControllerRevision apiVersion data=? kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta revision
api.apps.v1.DaemonSet apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.DaemonSetSpec status=api.apps.v1.DaemonSetStatus
api.apps.v1.DaemonSetSpec minReadySeconds revisionHistoryLimit selector template=api.core.v1.PodTemplateSpec updateStrategy
api.apps.v1.DaemonSetStatus collisionCount conditions*type currentNumberScheduled desiredNumberScheduled numberAvailable numberMisscheduled numberReady numberUnavailable observedGeneration updatedNumberScheduled
api.apps.v1.Deployment apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.DeploymentSpec status=api.apps.v1.DeploymentStatus
api.apps.v1.DeploymentSpec minReadySeconds paused progressDeadlineSeconds replicas revisionHistoryLimit selector strategy template=api.core.v1.PodTemplateSpec
api.apps.v1.DeploymentStatus availableReplicas collisionCount conditions*type observedGeneration readyReplicas replicas unavailableReplicas updatedReplicas
api.apps.v1.ReplicaSet apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.ReplicaSetSpec status=api.apps.v1.ReplicaSetStatus
api.apps.v1.ReplicaSetSpec minReadySeconds replicas selector template=api.core.v1.PodTemplateSpec
api.apps.v1.ReplicaSetStatus availableReplicas conditions*type fullyLabeledReplicas observedGeneration readyReplicas replicas
api.apps.v1.StatefulSet apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.StatefulSetSpec status=api.apps.v1.StatefulSetStatus
api.apps.v1.StatefulSetSpec podManagementPolicy replicas revisionHistoryLimit selector serviceName template=api.core.v1.PodTemplateSpec updateStrategy volumeClaimTemplates
api.apps.v1.StatefulSetStatus collisionCount conditions*type currentReplicas currentRevision observedGeneration readyReplicas replicas updateRevision updatedReplicas
api.authentication.v1.TokenRequest apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authentication.v1.TokenReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authentication.v1beta1.TokenReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.LocalSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.SelfSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.SelfSubjectRulesReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.SubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.LocalSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.SelfSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.SelfSubjectRulesReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.SubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v1.HorizontalPodAutoscaler apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v1.Scale apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v2beta1.HorizontalPodAutoscaler apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v2beta2.HorizontalPodAutoscaler apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.batch.v1.CronJob apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.CronJobSpec status
api.batch.v1.CronJobSpec concurrencyPolicy failedJobsHistoryLimit jobTemplate=api.batch.v1.JobTemplateSpec schedule startingDeadlineSeconds successfulJobsHistoryLimit suspend
api.batch.v1.Job apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.JobSpec status=api.batch.v1.JobStatus
api.batch.v1.JobSpec activeDeadlineSeconds backoffLimit completionMode completions manualSelector parallelism selector suspend template=api.core.v1.PodTemplateSpec ttlSecondsAfterFinished
api.batch.v1.JobStatus active completedIndexes completionTime conditions*type failed startTime succeeded
api.batch.v1.JobTemplateSpec metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.JobSpec
api.batch.v1beta1.CronJob apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1beta1.CronJobSpec status
api.batch.v1beta1.CronJobSpec concurrencyPolicy failedJobsHistoryLimit jobTemplate=api.batch.v1beta1.JobTemplateSpec schedule startingDeadlineSeconds successfulJobsHistoryLimit suspend
api.batch.v1beta1.JobTemplateSpec metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.JobSpec
api.certificates.v1.CertificateSigningRequest apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.certificates.v1beta1.CertificateSigningRequest apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.coordination.v1.Lease apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.coordination.v1beta1.Lease apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.core.v1.Binding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta target
api.core.v1.ComponentStatus apiVersion conditions*type kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta
api.core.v1.ConfigMap apiVersion binaryData data immutable kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta
api.core.v1.Container args command env*name envFrom image imagePullPolicy lifecycle livenessProbe name ports*containerPort,protocol readinessProbe resources securityContext startupProbe stdin stdinOnce terminationMessagePath terminationMessagePolicy tty volumeDevices*devicePath volumeMounts*mountPath workingDir
api.core.v1.Endpoints apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta subsets
api.core.v1.EphemeralContainer args command env*name envFrom image imagePullPolicy lifecycle livenessProbe name ports readinessProbe resources securityContext startupProbe stdin stdinOnce targetContainerName terminationMessagePath terminationMessagePolicy tty volumeDevices*devicePath volumeMounts*mountPath workingDir
api.core.v1.EphemeralVolumeSource volumeClaimTemplate=api.core.v1.PersistentVolumeClaimTemplate
api.core.v1.Event action apiVersion count eventTime firstTimestamp involvedObject kind lastTimestamp message metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta reason related reportingComponent reportingInstance series source type
api.core.v1.LimitRange apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.core.v1.Namespace apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.core.v1.NamespaceStatus
api.core.v1.NamespaceStatus conditions*type phase
api.core.v1.Node apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.NodeSpec status=api.core.v1.NodeStatus
api.core.v1.NodeSpec configSource externalID podCIDR podCIDRs* providerID taints unschedulable
api.core.v1.NodeStatus addresses*type allocatable capacity conditions*type config daemonEndpoints images nodeInfo phase volumesAttached volumesInUse
api.core.v1.PersistentVolume apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.core.v1.PersistentVolumeClaim apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.core.v1.PersistentVolumeClaimStatus
api.core.v1.PersistentVolumeClaimStatus accessModes capacity conditions*type phase
api.core.v1.PersistentVolumeClaimTemplate metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.core.v1.Pod apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.PodSpec status=api.core.v1.PodStatus
api.core.v1.PodSpec activeDeadlineSeconds affinity automountServiceAccountToken containers*name=api.core.v1.Container dnsConfig dnsPolicy enableServiceLinks ephemeralContainers*name=api.core.v1.EphemeralContainer hostAliases*ip hostIPC hostNetwork hostPID hostname imagePullSecrets*name initContainers*name=api.core.v1.Container nodeName nodeSelector overhead preemptionPolicy priority priorityClassName readinessGates restartPolicy runtimeClassName schedulerName securityContext serviceAccount serviceAccountName setHostnameAsFQDN shareProcessNamespace subdomain terminationGracePeriodSeconds tolerations topologySpreadConstraints*topologyKey,whenUnsatisfiable volumes*name=api.core.v1.Volume
api.core.v1.PodStatus conditions*type containerStatuses ephemeralContainerStatuses hostIP initContainerStatuses message nominatedNodeName phase podIP podIPs*ip qosClass reason startTime
api.core.v1.PodTemplate apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta template=api.core.v1.PodTemplateSpec
api.core.v1.PodTemplateSpec metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.PodSpec
api.core.v1.ReplicationController apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.ReplicationControllerSpec status=api.core.v1.ReplicationControllerStatus
api.core.v1.ReplicationControllerSpec minReadySeconds replicas selector template=api.core.v1.PodTemplateSpec
api.core.v1.ReplicationControllerStatus availableReplicas conditions*type fullyLabeledReplicas observedGeneration readyReplicas replicas
api.core.v1.ResourceQuota apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.core.v1.Secret apiVersion data immutable kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta stringData type
api.core.v1.Service apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.ServiceSpec status=api.core.v1.ServiceStatus
api.core.v1.ServiceAccount apiVersion automountServiceAccountToken imagePullSecrets kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta secrets*name
api.core.v1.ServiceSpec allocateLoadBalancerNodePorts clusterIP clusterIPs externalIPs externalName externalTrafficPolicy healthCheckNodePort internalTrafficPolicy ipFamilies ipFamilyPolicy loadBalancerClass loadBalancerIP loadBalancerSourceRanges ports*port,protocol publishNotReadyAddresses selector sessionAffinity sessionAffinityConfig topologyKeys type
api.core.v1.ServiceStatus conditions*type loadBalancer
api.core.v1.Volume awsElasticBlockStore azureDisk azureFile cephfs cinder configMap csi downwardAPI emptyDir ephemeral=api.core.v1.EphemeralVolumeSource fc flexVolume flocker gcePersistentDisk gitRepo glusterfs hostPath iscsi name nfs persistentVolumeClaim photonPersistentDisk portworxVolume projected quobyte rbd scaleIO secret storageos vsphereVolume
api.discovery.v1.EndpointSlice addressType apiVersion endpoints kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta ports
api.discovery.v1beta1.EndpointSlice addressType apiVersion endpoints kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta ports
api.events.v1.Event action apiVersion deprecatedCount deprecatedFirstTimestamp deprecatedLastTimestamp deprecatedSource eventTime kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta note reason regarding related reportingController reportingInstance series type
api.events.v1beta1.Event action apiVersion deprecatedCount deprecatedFirstTimestamp deprecatedLastTimestamp deprecatedSource eventTime kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta note reason regarding related reportingController reportingInstance series type
api.extensions.v1beta1.Ingress apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.flowcontrol.v1beta1.FlowSchema apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.flowcontrol.v1beta1.PriorityLevelConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.networking.v1.Ingress apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.networking.v1.IngressClass apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.networking.v1.NetworkPolicy apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.networking.v1beta1.Ingress apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.networking.v1beta1.IngressClass apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.node.v1.RuntimeClass apiVersion handler kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta overhead scheduling
api.node.v1beta1.RuntimeClass apiVersion handler kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta overhead scheduling
api.policy.v1.PodDisruptionBudget apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.policy.v1.PodDisruptionBudgetStatus
api.policy.v1.PodDisruptionBudgetStatus conditions*type currentHealthy desiredHealthy disruptedPods disruptionsAllowed expectedPods observedGeneration
api.policy.v1beta1.Eviction apiVersion deleteOptions kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta
api.policy.v1beta1.PodDisruptionBudget apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.policy.v1beta1.PodDisruptionBudgetStatus
api.policy.v1beta1.PodDisruptionBudgetStatus conditions*type currentHealthy desiredHealthy disruptedPods disruptionsAllowed expectedPods observedGeneration
api.policy.v1beta1.PodSecurityPolicy apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.rbac.v1.ClusterRole aggregationRule apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1.ClusterRoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.rbac.v1.Role apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1.RoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.rbac.v1beta1.ClusterRole aggregationRule apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1beta1.ClusterRoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.rbac.v1beta1.Role apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1beta1.RoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.scheduling.v1.PriorityClass apiVersion description globalDefault kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta preemptionPolicy value
api.scheduling.v1beta1.PriorityClass apiVersion description globalDefault kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta preemptionPolicy value
api.storage.v1.CSIDriver apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.storage.v1.CSINode apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.storage.v1.CSINodeSpec
api.storage.v1.CSINodeSpec drivers*name
api.storage.v1.StorageClass allowVolumeExpansion allowedTopologies apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta mountOptions parameters provisioner reclaimPolicy volumeBindingMode
api.storage.v1.VolumeAttachment apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.storage.v1beta1.CSIDriver apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.storage.v1beta1.CSINode apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.storage.v1beta1.CSINodeSpec
api.storage.v1beta1.CSINodeSpec drivers*name
api.storage.v1beta1.CSIStorageCapacity apiVersion capacity kind maximumVolumeSize metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta nodeTopology storageClassName
api.storage.v1beta1.StorageClass allowVolumeExpansion allowedTopologies apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta mountOptions parameters provisioner reclaimPolicy volumeBindingMode
api.storage.v1beta1.VolumeAttachment apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion additionalPrinterColumns deprecated deprecationWarning name schema=apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation served storage subresources=apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources scale status=?
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation openAPIV3Schema=apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps
apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps $ref $schema additionalItems=? additionalProperties=? allOf anyOf default=? definitions{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps dependencies{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray description enum example=? exclusiveMaximum exclusiveMinimum externalDocs format id items=? maxItems maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not=apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps nullable oneOf pattern patternProperties{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps properties{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps required title type uniqueItems x-kubernetes-embedded-resource x-kubernetes-int-or-string x-kubernetes-list-map-keys x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-preserve-unknown-fields
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinition apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionSpec status
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionSpec additionalPrinterColumns conversion group names preserveUnknownFields scope subresources=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources validation=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation version versions
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionVersion additionalPrinterColumns deprecated deprecationWarning name schema=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation served storage subresources=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources scale status=?
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation openAPIV3Schema=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps $ref $schema additionalItems=? additionalProperties=? allOf anyOf default=? definitions{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps dependencies{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrStringArray description enum example=? exclusiveMaximum exclusiveMinimum externalDocs format id items=? maxItems maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps nullable oneOf pattern patternProperties{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps properties{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps required title type uniqueItems x-kubernetes-embedded-resource x-kubernetes-int-or-string x-kubernetes-list-map-keys x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-preserve-unknown-fields
apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry apiVersion fieldsType fieldsV1=? manager operation time
apimachinery.pkg.apis.meta.v1.ObjectMeta annotations clusterName creationTimestamp deletionGracePeriodSeconds deletionTimestamp finalizers* generateName generation labels managedFields name namespace ownerReferences*uid resourceVersion selfLink uid
apimachinery.pkg.apis.meta.v1.WatchEvent object=? type
kube-aggregator.pkg.apis.apiregistration.v1.APIService apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=kube-aggregator.pkg.apis.apiregistration.v1.APIServiceStatus
kube-aggregator.pkg.apis.apiregistration.v1.APIServiceStatus conditions*type
kube-aggregator.pkg.apis.apiregistration.v1beta1.APIService apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceStatus
kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceStatus conditions*type
`;
// src/render/kustomize/merge/built-in-schema.ts
const INERT = {
	field: () => INERT,
	elements: () => INERT,
	mergeKeys: void 0
};
const OPEN = {
	field: () => void 0,
	elements: () => void 0,
	mergeKeys: void 0
};
const PREFIX = "io.k8s.";
let built;
function builtInSchema() {
	built ??= readData(SCHEMA_DATA);
	return built;
}
function readData(data) {
	const [types = "", definitions = ""] = data.trim().split("\n\n");
	const typeLines = new Map(types.split("\n").map((line) => typeLine(line)));
	const fieldLines = new Map(definitions.split("\n").map((line) => cut(line, " ")));
	const shapes = /* @__PURE__ */ new Map();
	function definitionNamed(name) {
		const known = shapes.get(name);
		if (known !== void 0) return known;
		const line = fieldLines.get(name);
		if (line === void 0) return void 0;
		const shape = mapShape(line, definitionNamed);
		shapes.set(name, shape);
		return shape;
	}
	return {
		typeNamed: (apiVersion, kind) => {
			const definition = typeLines.get(`${apiVersion} ${kind}`)?.definition;
			return definition === void 0 ? void 0 : definitionNamed(definition);
		},
		definitionNamed: (name) => name.startsWith(PREFIX) ? definitionNamed(name.slice(7)) : void 0,
		isNamespaced: (apiVersion, kind) => typeLines.get(`${apiVersion} ${kind}`)?.namespaced
	};
}
function typeLine(line) {
	const [apiVersion = "", kind = "", scope = "?", definition] = line.split(" ");
	const namespaced = scope === "?" ? void 0 : scope === "N";
	return [`${apiVersion} ${kind}`, {
		namespaced,
		definition
	}];
}
function mapShape(line, definitions) {
	const codes = new Map(line.split(" ").map((field) => fieldCode(field)));
	const shapes = /* @__PURE__ */ new Map();
	return {
		field: (name) => {
			const code = codes.get(name);
			if (code === void 0) return void 0;
			const shape = shapes.get(name) ?? decode(code, definitions);
			shapes.set(name, shape);
			return shape;
		},
		elements: () => void 0,
		mergeKeys: void 0
	};
}
function fieldCode(field) {
	const at = field.search(/[={*]/);
	return at === -1 ? [field, ""] : [field.slice(0, at), field.slice(at)];
}
function decode(code, definitions) {
	switch (code.charAt(0)) {
		case "=": return code === "=?" ? OPEN : definitions(code.slice(1)) ?? INERT;
		case "{": return mapOfShape(() => definitions(code.slice(1)) ?? OPEN);
		case "*": {
			const [keys, element] = cut(code.slice(1), "=");
			return {
				field: () => void 0,
				elements: () => element === "" ? INERT : definitions(element),
				mergeKeys: keys === "" ? [] : keys.split(",")
			};
		}
		default: return INERT;
	}
}
function mapOfShape(value) {
	return {
		field: value,
		elements: () => void 0,
		mergeKeys: void 0
	};
}
function cut(text, at) {
	const index = text.indexOf(at);
	return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}
// src/render/kustomize/merge/custom-schema.ts
const REF = "#/definitions/";
const MAX_REFS = 64;
function customSchema(document, precedence = "alone") {
	const definitions = {
		own: require_check.valueAt(document, "definitions"),
		precedence
	};
	const types = readTypes(definitions.own);
	const scopes = readScopes(document);
	return {
		typeNamed: (apiVersion, kind) => choose(precedence, () => shapeOf(types.get(`${apiVersion} ${kind}`), definitions), () => builtInSchema().typeNamed(apiVersion, kind)),
		definitionNamed: (name) => definitionNamed(name, definitions),
		isNamespaced: (apiVersion, kind) => builtInSchema().isNamespaced(apiVersion, kind) ?? scopes.get(`${apiVersion} ${kind}`)
	};
}
function definitionNamed(name, definitions) {
	return choose(definitions.precedence, () => shapeOf(require_check.entryOf(definitions.own, name)?.value, definitions), () => builtInSchema().definitionNamed(name));
}
function choose(precedence, own, builtIn) {
	if (precedence === "alone") return own();
	return precedence === "above" ? own() ?? builtIn() : builtIn() ?? own();
}
function readTypes(definitions) {
	const types = /* @__PURE__ */ new Map();
	for (const { value } of require_check.entriesAt(definitions)) for (const gvk of require_check.itemsAt(value, "x-kubernetes-group-version-kind")) types.set(typeOf(gvk), value);
	return types;
}
function readScopes(document) {
	const scopes = /* @__PURE__ */ new Map();
	for (const { name, value } of require_check.entriesAt(document, "paths")) {
		const gvk = require_check.valueAt(value, "get", "x-kubernetes-group-version-kind");
		if (gvk === void 0) continue;
		const type = typeOf(gvk);
		const namespaced = name.includes("namespaces/{namespace}");
		if (namespaced || !scopes.has(type)) scopes.set(type, namespaced);
	}
	return scopes;
}
function typeOf(gvk) {
	const group = textAt$2(gvk, "group") ?? "";
	const version = textAt$2(gvk, "version") ?? "";
	return `${group === "" ? version : `${group}/${version}`} ${textAt$2(gvk, "kind") ?? ""}`;
}
function shapeOf(schema, definitions) {
	const resolved = resolveRef(schema, definitions);
	if (resolved === void 0 || "field" in resolved) return resolved;
	if (resolved.kind !== "map") return void 0;
	return {
		field: (name) => shapeOf(require_check.entryOf(require_check.valueAt(resolved, "properties"), name)?.value ?? mapNode(require_check.valueAt(resolved, "additionalProperties")), definitions),
		elements: () => isArray(resolved) ? shapeOf(mapNode(require_check.valueAt(resolved, "items")), definitions) : void 0,
		mergeKeys: mergeKeysOf(resolved)
	};
}
function mergeKeysOf(schema) {
	if (textAt$2(schema, "x-kubernetes-patch-strategy")?.split(",").includes("merge") !== true) return void 0;
	const list = require_check.valueAt(schema, "x-kubernetes-list-map-keys");
	if (list?.kind === "sequence") return list.items.flatMap((item) => item.kind === "scalar" ? [item.text] : []);
	const key = textAt$2(schema, "x-kubernetes-patch-merge-key");
	return key === void 0 ? [] : [key];
}
function resolveRef(schema, definitions) {
	let here = schema;
	for (let step = 0; step < MAX_REFS; step++) {
		const ref = textAt$2(here, "$ref");
		if (ref === void 0) return here;
		if (!ref.startsWith(REF)) return void 0;
		const name = ref.slice(14);
		const own = require_check.entryOf(definitions.own, name)?.value;
		const builtIn = definitions.precedence === "below" || own === void 0 ? choose(definitions.precedence, () => void 0, () => builtInSchema().definitionNamed(name)) : void 0;
		if (builtIn !== void 0) return builtIn;
		here = own;
	}
}
function isArray(schema) {
	const [only, ...others] = require_check.itemsAt(schema, "type");
	if (only?.kind === "scalar") return only.text === "array" && others.length === 0;
	return textAt$2(schema, "type") === "array";
}
function mapNode(node) {
	return node?.kind === "map" ? node : void 0;
}
function textAt$2(node, name) {
	return require_check.scalarAt(node, name)?.text;
}
// src/render/kustomize/load/set-open-api.ts
const BUILT_IN_VERSION = "v1.21.2";
function setOpenApi(target, isRoot) {
	const { run, kustomization, context, folder, recorder } = target;
	const { path, version } = kustomization.openapi;
	if (path === void 0 && version === void 0) return void 0;
	const at = path?.at ?? version?.at ?? kustomization.root;
	const file = path === void 0 ? void 0 : loadText(context, {
		folder,
		path: path.text,
		at
	}, recorder);
	if (file?.kind === "refused") return tolerate(recorder, file) ? void 0 : file;
	if (run.schemaIsSet && !isRoot) return void 0;
	if (file !== void 0) {
		if (version !== void 0) return require_check.refused(at, "builtin version and custom schema provided, cannot use both", { message: "`openapi` has both a `path` and a `version`; only one of them may be given" });
		const document = readPlainDocument(context, file.value);
		if (document.kind === "refused") return document;
		run.schema = customSchema(document.value, precedence(run));
		run.schemaIsSet = true;
		return;
	}
	if (version !== void 0 && version.text !== "" && version.text !== BUILT_IN_VERSION) return require_check.refused(at, "the specified OpenAPI version is not built in", { message: `kustomize has no types for Kubernetes \`${version.text}\`, only for \`${BUILT_IN_VERSION}\`` });
	run.schemaIsSet = version !== void 0 && version.text !== "";
}
function precedence({ merged, readUnknownType }) {
	if (merged) return "above";
	return readUnknownType ? "below" : "alone";
}
// src/render/kustomize/load/work-budget.ts
const MOST_WORK = 5e7;
const KUSTOMIZATION = 1e4;
const GENERATOR = 1e3;
const MOST_OBJECTS = 3e4;
const OBJECT = 20;
const MOST_NODES = 5e5;
const SHORT = 256;
const CHARACTERS_PER_UNIT = 4;
const SHARED_PER_UNIT = 16;
function workBudget() {
	return {
		left: MOST_WORK,
		weights: /* @__PURE__ */ new Map(),
		texts: /* @__PURE__ */ new Set()
	};
}
function workDone({ left }) {
	return MOST_WORK - Math.max(0, left);
}
function spend(budget, work, at) {
	budget.left -= work;
	return budget.left >= 0 ? void 0 : tooMuch(at);
}
function spendObjects(budget, count, at) {
	return count > MOST_OBJECTS ? tooMuch(at) : spend(budget, 4 * count, at);
}
function tooMuch(at) {
	return require_check.refused(at, "the build makes more than can be built here", {
		message: "This build grows too large for what it is made from, so it stops here",
		help: "Look for bases and components that are included many times, or for text that replacements and patches double."
	});
}
function workOf(budget, after, before) {
	if (after.length > MOST_OBJECTS) return Number.POSITIVE_INFINITY;
	let work = after.length / 16;
	const same = after.length === before.length;
	for (const [index, { node }] of after.entries()) {
		const was = same ? before[index]?.node : void 0;
		if (was !== node) work += OBJECT + workOfNode(budget, node, was);
	}
	return work;
}
function workOfSmall(after) {
	return after.length > MOST_OBJECTS ? Number.POSITIVE_INFINITY : 40 * after.length;
}
function workOfNode(budget, node, before) {
	const work = newWork(budget, node, before);
	return weightOf(budget, node) > MOST_NODES ? Number.POSITIVE_INFINITY : work;
}
function workOfCopy(budget, node) {
	newWork(budget, node, void 0);
	const weight = node.kind === "scalar" ? textWork(budget, node) : weightOf(budget, node);
	return weight > MOST_NODES ? Number.POSITIVE_INFINITY : weight;
}
function weightOf({ weights }, node) {
	if (node === void 0 || node.kind === "scalar") return 1;
	return weights.get(node) ?? 1;
}
function newWork(budget, node, before) {
	if (node.kind === "scalar") return textWork(budget, node);
	const { weights } = budget;
	if (weights.has(node)) return 0;
	const was = before?.kind === node.kind && weights.has(before) ? before : void 0;
	const [start, end] = was === void 0 ? [0, 0] : sharedEnds(node, was);
	const size = sizeOf(node);
	let work = 1 + (start + end) / SHARED_PER_UNIT;
	let weight = was === void 0 ? 1 : weightOf(budget, was);
	if (was !== void 0) for (let at = start; at < sizeOf(was) - end; at += 1) weight -= weightOf(budget, childAt(was, at));
	for (let at = start; at < size - end; at += 1) {
		const child = childAt(node, at);
		if (child === void 0) continue;
		work += newWork(budget, child, childAt(was, at));
		weight += weightOf(budget, child);
	}
	weights.set(node, weight);
	return work;
}
function sharedEnds(one, other) {
	const [length, otherLength] = [sizeOf(one), sizeOf(other)];
	const shortest = Math.min(length, otherLength);
	let start = 0;
	while (start < shortest && childAt(one, start) === childAt(other, start)) start += 1;
	let end = 0;
	while (end < shortest - start && childAt(one, length - 1 - end) === childAt(other, otherLength - 1 - end)) end += 1;
	return [start, end];
}
function sizeOf(node) {
	if (node.kind === "scalar") return 0;
	return node.kind === "sequence" ? node.items.length : node.entries.length;
}
function childAt(node, at) {
	if (node === void 0 || node.kind === "scalar") return void 0;
	return node.kind === "sequence" ? node.items[at] : node.entries[at]?.value;
}
function textWork({ texts }, node) {
	const { length } = node.text;
	if (length <= SHORT) return 1;
	if (texts.has(node)) return 1;
	texts.add(node);
	return 1 + length / CHARACTERS_PER_UNIT;
}
// src/render/kustomize/build/accumulate-folder.ts
function accumulateFolder(parent, path, at, upon) {
	const folder = findFolder(parent, path, at);
	if (folder.kind === "refused") return folder;
	parent.recorder.kustomizations.add(folder.value);
	const place = {
		chain: [...parent.chain, folder.value],
		originPath: joinOrigin(parent.originPath, path),
		chartNamespace: parent.kustomization.namespace.text || parent.chartNamespace,
		folder: folder.value
	};
	if (upon !== void 0) return accumulateComponent({
		...parent,
		...place
	}, upon, at);
	const found = accumulateBase({
		...parent,
		...place
	}, at);
	if (found.kind === "refused") return found;
	const trail = trailFrom("resource", at, parent.folder);
	const resources = found.value.resources.map((each) => ({
		...each,
		node: require_check.withOwnTrail(each.node, onto(trail, each.node.trail))
	}));
	return require_check.done({
		...found.value,
		resources
	});
}
function findFolder(parent, path, at) {
	if (path === "") return require_check.refused(at, "new root cannot be empty", { message: "This path is empty" });
	if (isRemoteFolder(path)) return require_check.refused(at, `cannot clone ${path}`, {
		message: `\`${path}\` is remote and is not fetched`,
		offline: `the remote base \`${path}\` is not fetched`
	});
	const found = path.startsWith("/") ? void 0 : require_check.resolvePath(parent.folder, path, parent.context.tree.root);
	if (found === void 0) return outside(path, at);
	if (path.split("/").some((part) => part !== ".." && part.includes(".."))) return odd(path, at);
	if (!parent.context.folders.has(found)) return noFolder(parent, path, found, at);
	const visited = parent.chain.find((each) => require_check.isInside(each, found));
	return visited === void 0 ? require_check.done(found) : cycle(found, visited, at);
}
function odd(path, at) {
	return require_check.refused(at, `path "${path}" is ambiguous`, {
		message: `\`${path}\` has \`..\` inside a name, which kustomize refuses`,
		help: "Check the indentation: two lines may have become one."
	});
}
function outside(path, at) {
	if (path.startsWith("/")) return require_check.refused(at, `new root '${path}' cannot be absolute`, { message: `\`${path}\` is absolute; kustomize takes relative paths only` });
	return require_check.refused(at, `'${path}' is outside of the repository`, { message: `\`${path}\` is outside the repository; nothing is read there` });
}
function noFolder({ context }, path, found, at) {
	const isFile = context.paths.has(found);
	const text = isFile ? `must build at directory: '${require_check.shown(found)}': file is not directory` : `must build at directory: not a valid directory: '${require_check.shown(found)}'`;
	return require_check.refused(at, text, {
		message: isFile ? `\`${path}\` is a file, but must be a folder with a kustomization` : `\`${path}\` does not exist (there is no folder \`${firstMissing(context, found)}\`)`,
		...!isFile && { cause: `there is no ${firstMissing(context, found)}` }
	});
}
function cycle(found, visited, at) {
	const text = `cycle detected: candidate root '${require_check.shown(found)}' contains visited root '${require_check.shown(visited)}'`;
	return require_check.refused(at, text, { message: found === visited ? `\`${require_check.shown(found)}\` includes itself here` : `\`${require_check.shown(found)}\` contains \`${require_check.shown(visited)}\`, which is being built, and kustomize treats that as a cycle` });
}
function accumulateBase(target, at) {
	const { context } = target;
	const key = [target.folder, ...metadataKey(target)].join("\0");
	const found = context.targets.get(key);
	if (found === void 0 || !isUsable(found.result, target)) return buildBase(target, key, at);
	const { run } = target;
	const { result: known, asked } = found;
	context.notes.include(asked);
	if (known.outcome.kind === "refused") context.notes.forget();
	mergeRecorder(target.recorder, known.recorder);
	run.schema = known.schema;
	run.schemaIsSet = known.schemaIsSet;
	run.readUnknownType ||= known.readUnknownType;
	run.merged ||= known.merged;
	return spend(run.work, known.work, at) ?? known.outcome;
}
function buildBase(target, key, at) {
	const { run, context, chartNamespace } = target;
	const { notes, targets } = context;
	const isFirst = !run.schemaIsSet;
	const recorder = newRecorder();
	const own = {
		...run,
		work: workBudget()
	};
	const [outcome, asked] = notes.during(() => build$1({
		...target,
		run: own,
		recorder
	}, void 0, at));
	if (outcome.kind === "refused") notes.forget();
	mergeRecorder(target.recorder, recorder);
	const { schema, schemaIsSet, readUnknownType, merged } = own;
	const flags = {
		schema,
		schemaIsSet,
		readUnknownType,
		merged
	};
	Object.assign(run, flags);
	const work = workDone(own.work);
	const spent = spend(run.work, work, at);
	if (!isFirst) {
		notes.include(asked);
		return spent ?? outcome;
	}
	if (outcome.kind === "done") for (const { node } of outcome.value.resources) noteSound(node);
	const kept = targets.put(key, {
		outcome,
		recorder,
		...flags,
		chartNamespace,
		work
	}, asked);
	notes.include(kept.asked);
	return spent ?? outcome;
}
function metadataKey({ run, originPath }) {
	return run.buildMetadata.size === 0 ? [] : [originPath, ...run.buildMetadata];
}
function isUsable(known, { run, chain, chartNamespace }) {
	const { recorder } = known;
	if (run.schemaIsSet) return false;
	if (recorder.charts.size > 0 && known.chartNamespace !== chartNamespace) return false;
	const visited = chain.slice(0, -1);
	return ![...recorder.kustomizations].some((root) => visited.some((each) => require_check.isInside(each, root)));
}
function accumulateComponent(target, upon, at) {
	return build$1(target, upon, at);
}
function build$1(target, upon, at) {
	const { context, folder, recorder, run, chain } = target;
	if (chain.length > 250) return tooMuch(at);
	const spent = spend(run.work, KUSTOMIZATION + (upon?.resources.length ?? 0), at);
	if (spent !== void 0) return spent;
	const kustomization = readKustomization(context, folder, at, recorder);
	if (kustomization.kind === "refused") return kustomization;
	const own = {
		...target,
		kustomization: kustomization.value
	};
	return setOpenApi(own, false) ?? wrongKind$1(own, upon !== void 0, at) ?? target.run.accumulate(own, upon ?? EMPTY_ACCUMULATION);
}
function wrongKind$1({ kustomization, folder }, asComponent, at) {
	const { kind } = kustomization;
	const path = require_check.shown(folder);
	if (asComponent && kind !== "Component") return require_check.refused(at, `expected kind 'Component' for path '${path}' but got '${kind}'`, {
		message: `\`components\` lists \`${require_check.shown(folder)}\`, which is a ${kind}`,
		help: "List it in `resources`, or make its kind Component."
	});
	if (asComponent || kind !== "Component") return void 0;
	return require_check.refused(at, `expected kind != 'Component' for path '${path}'`, {
		message: `\`resources\` lists \`${require_check.shown(folder)}\`, which is a Component`,
		help: "List it in `components`."
	});
}
// src/render/kustomize/object/join-annotations.ts
function joinAnnotations$1(object) {
	const metadata = require_check.mapAt(object, "metadata");
	if (metadata?.duplicates === void 0) return object;
	const again = metadata.duplicates.filter(isTwice).map(({ dropped }) => dropped);
	const first = metadata.entries.find(({ name }) => name === "annotations");
	if (first === void 0 || again.length === 0 || ![first, ...again].every(isMap)) return object;
	const value = joined$1(first, again);
	const { duplicates, ...rest } = metadata;
	const left = duplicates.filter((each) => !isTwice(each));
	const entries = metadata.entries.map((each) => each === first ? require_check.entryWith(first, value) : each);
	const once = {
		...rest,
		entries,
		...left.length > 0 && { duplicates: left }
	};
	return require_check.withEntries(object, object.entries.map((each) => each.value === metadata ? require_check.entryWith(each, once) : each));
}
function isTwice({ kept }) {
	return kept.name === "annotations";
}
function isMap({ value }) {
	return value.kind === "map" || require_check.isEmptyNode(value);
}
function joined$1(one, again) {
	const maps = [one, ...again].flatMap(({ value }) => value.kind === "map" ? [value] : []);
	const [first] = maps;
	if (first === void 0) return one.value;
	const entries = /* @__PURE__ */ new Map();
	for (const entry of maps.flatMap((map) => map.entries)) if (!entries.has(entry.name)) entries.set(entry.name, entry);
	return require_check.withEntries(first, [...entries.values()]);
}
// src/render/kustomize/tree/as-kustomize-reads.ts
function asKustomizeReads(node) {
	return node.kind === "scalar" ? node : converted(node);
}
const converted = require_start.memo((node) => {
	if (node.kind === "sequence") return node.items.every((item) => asKustomizeReads(item) === item) ? node : {
		...node,
		items: node.items.map(asKustomizeReads)
	};
	const { entries: read, duplicates, mergeOverrides } = node;
	if (duplicates === void 0 && mergeOverrides === void 0 && read.every((each) => convertEntry(each) === each)) return node;
	const entries = withoutMergeOverrides(node).map(convertEntry);
	if (duplicates !== void 0) return firstOnes({
		...node,
		entries
	}, duplicates);
	return entries.every((each, index) => each === read[index]) ? node : {
		...node,
		entries
	};
});
function withoutMergeOverrides(node) {
	const overrides = (node.mergeOverrides ?? []).filter(({ dropped, kept }) => isOwn(dropped, node) && !isOwn(kept, node));
	if (overrides.length === 0) return node.entries;
	return node.entries.map((each) => overrides.find(({ kept }) => kept === each)?.dropped ?? each);
}
function isOwn({ key }, map) {
	const inside = (span) => span.start <= key.start && key.end <= span.end;
	return inside(map) && !map.entries.some(({ value }) => value.kind !== "scalar" && inside(value));
}
function firstOnes(node, duplicates) {
	const later = [];
	const entries = node.entries.map((last) => {
		const [first, ...others] = [...duplicates.flatMap(({ dropped }) => dropped.key.text === last.name ? convertEntry(dropped) : []), last];
		if (first === void 0) return last;
		for (const dropped of others) later.push({
			dropped,
			kept: first
		});
		return first;
	});
	return {
		...node,
		entries,
		duplicates: later
	};
}
function convertEntry(entry) {
	const value = asKustomizeReads(entry.value);
	if (entry instanceof require_check.PlainEntry && value === entry.value) return entry;
	const { text } = entry.key;
	return entry.name === text && value === entry.value ? entry : {
		key: entry.key,
		name: text,
		value
	};
}
// src/render/kustomize/load/read-documents.ts
function readDocuments(context, source) {
	return readWithin(context.limits)(source, context);
}
const readWithin = require_start.memo((_limits) => require_start.memo((source, context) => parse$1(context, source)));
function parse$1(context, source) {
	const { roots, faults } = rootsOf(context, source);
	const present = roots.flatMap((root) => root === void 0 || require_check.isNull(root, "kustomize") ? [] : asKustomizeReads(root));
	const [fault] = faults;
	for (const root of present) noteSound(root);
	return {
		roots: present,
		count: source.encoding === void 0 ? countDocuments(source.text) : 1,
		failure: fault === void 0 ? void 0 : malformed(fault)
	};
}
function rootsOf(context, source) {
	const { roots, faults } = allRootsOf(context, source);
	if (source.encoding === void 0 || roots.length < 2) return {
		roots,
		faults
	};
	const end = readText(source, context.limits).documents[0]?.span.end ?? 0;
	return {
		roots: roots.slice(0, 1),
		faults: faults.filter(({ at }) => at.start < end)
	};
}
function allRootsOf(context, source) {
	const file = source.host === void 0 ? context.parsed(source.path) : void 0;
	const isEnded = source.text.endsWith("\n");
	if (file?.source !== source || file.class.kind === "skipped" || !isEnded) {
		const { documents, faults } = readText(source, context.limits);
		return {
			roots: documents.map(({ root }) => root),
			faults
		};
	}
	const faults = file.faults.filter((fault) => isFaultOfText(fault, file));
	return {
		roots: file.documents.map((document) => {
			if (document.skipped === void 0) return document.root;
			const parsed = require_check.parseDocument(document.span, context.limits);
			if (parsed.fault !== void 0) faults.push(parsed.fault);
			return parsed.root;
		}),
		faults
	};
}
function isFaultOfText({ at, kubectl }, { documents }) {
	if (kubectl?.startsWith("invalid Yaml document separator") === true) return true;
	const document = documents.find(({ span }) => span.start <= at.start && at.end <= span.end);
	return document === void 0 || document.root === void 0 && document.skipped === void 0;
}
function countDocuments(text) {
	return text.split(/\n---.*\n/).length;
}
function malformed({ at, message, kubectl, help }) {
	return require_check.refused(at, `MalformedYAMLError: ${kubectl ?? message}`, {
		message: `kustomize cannot read this YAML: ${message}`,
		...help !== void 0 && { help },
		...require_check.looksToBeFilledIn(at) && { offline: `\`${at.file.path}\` waits to be filled in` }
	});
}
// src/render/kustomize/load/read-resources.ts
function readResources(context, source) {
	const { roots, count, failure } = readDocuments(context, source);
	if (failure !== void 0) return failure;
	const nodes = [];
	for (const root of roots) nodes.push(...count === 1 ? unwrapped(root) : [root]);
	const objects = validObjects(nodes);
	if (objects.kind === "refused") return objects;
	return require_check.mapDone(inlineLists(objects.value), (all) => all.map(joinAnnotations$1));
}
function unwrapped(root) {
	const kind = require_check.rawText(require_check.valueAt(root, "kind"));
	if (kind !== "List" && kind !== "ResourceList") return [root];
	if (require_check.entryOf(root, "items") === void 0 && require_check.entryOf(root, "functionConfig") === void 0) return [root];
	return require_check.itemsAt(root, "items");
}
function validObjects(nodes) {
	const objects = [];
	for (const node of nodes) {
		if (require_check.isEmptyNode(node)) continue;
		const failure = node.kind === "map" ? invalidMetadata(node) : noMetadata(node);
		if (failure !== void 0) return failure;
		if (node.kind === "map") objects.push(node);
	}
	return require_check.done(objects);
}
function noMetadata(node) {
	return require_check.refused(node, "missing Resource metadata", { message: "This is not a Kubernetes object: `apiVersion`, `kind` and `metadata.name` are missing" });
}
function invalidMetadata(node) {
	const kind = fieldText(node, "kind");
	const hasMetadata = !require_check.isEmptyNode(require_check.valueAt(node, "metadata"));
	if (kind === void 0 && fieldText(node, "apiVersion") === void 0 && !hasMetadata) return noMetadata(node);
	if (kind === void 0 || kind === "") return require_check.refused(node, "missing kind in object", { message: "This object has no `kind`" });
	if (kind.endsWith("List")) return void 0;
	const name = require_check.valueAt(node, "metadata", "name");
	if (!require_check.isEmptyNode(name) && require_check.rawText(name) !== "") return void 0;
	return require_check.refused(node, "missing metadata.name in object", { message: `This ${kind} has no \`metadata.name\`` });
}
function fieldText(node, name) {
	const value = require_check.valueAt(node, name);
	return require_check.isEmptyNode(value) ? void 0 : require_check.rawText(value);
}
function inlineLists(objects) {
	const result = [];
	const queue = [...objects];
	for (let index = 0; index < queue.length; index++) {
		const node = queue[index];
		if (node === void 0) break;
		const items = require_check.entryOf(node, "items")?.value;
		if (!require_check.rawText(require_check.valueAt(node, "kind")).endsWith("List") || items === void 0) result.push(node);
		else if (items.kind === "sequence") {
			const inner = validObjects(items.items);
			if (inner.kind === "refused") return inner;
			queue.push(...inner.value);
		} else if (!require_check.isEmptyNode(items) || items.kind === "map") return require_check.refused(items, "expected array in items", { message: "`items` of a list must be a list" });
	}
	return require_check.done(result);
}
// src/render/kustomize/build/accumulate-resources.ts
function accumulateResources(target, start, paths, field) {
	let current = start;
	let list;
	const failures = [];
	for (const path of paths) {
		const at = path.at ?? target.kustomization.root;
		if (isDirectory(target, path.text)) {
			if (list !== void 0) current = withResources(current, list);
			list = void 0;
			const merged = addFolder(target, current, path.text, at);
			if (merged.kind === "done") current = merged.value;
			else if (!tolerate(target.recorder, merged)) failures.push(merged);
			continue;
		}
		list ??= listOf(current.resources);
		const failure = addFile(target, list, path.text, at, field);
		if (failure !== void 0 && !tolerate(target.recorder, failure)) failures.push(failure);
	}
	return require_check.joinRefused(failures) ?? require_check.done(list === void 0 ? current : withResources(current, list));
}
function withResources(accumulation, { items }) {
	return {
		...accumulation,
		resources: items
	};
}
function isDirectory({ context, folder }, path) {
	if (path === "" || path.startsWith("/") || isRemote(path)) return false;
	const found = require_check.resolvePath(folder, path, context.tree.root);
	return found !== void 0 && context.folders.has(found);
}
function isRemote(path) {
	return isRemoteFile(path) || isRemoteFolder(path);
}
function addFolder(target, into, path, at) {
	const found = accumulateFolder(target, path, at, void 0);
	if (found.kind === "refused") return found;
	const count = into.resources.length + found.value.resources.length;
	return spendObjects(target.run.work, count, at) ?? mergeAccumulation(into, found.value, at);
}
function addFile(target, list, path, at, field) {
	const { context, folder, recorder, run } = target;
	if (path === "") return require_check.refused(at, "new root cannot be empty", { message: "This path is empty" });
	const file = loadText(context, {
		folder,
		path,
		at
	}, recorder);
	if (file.kind === "refused") return notLoaded(file, path, at, field);
	const objects = readResources(context, file.value);
	if (objects.kind === "refused") return objects;
	const trail = trailFrom("resource", at, folder);
	for (const object of objects.value) {
		let resource = resourceOf({
			...object,
			trail
		}, run.schema);
		run.readUnknownType ||= !isKnownType(object, run.schema);
		if (run.buildMetadata.size > 0) resource = annotateFile(resource, { path: joinOrigin(target.originPath, path) }, at);
		const failure = append(list, resource, at);
		if (failure !== void 0) return failure;
	}
}
function notLoaded(failure, path, at, field) {
	if (failure.words?.offline !== void 0 || !isRemoteFolder(path)) return failure.words?.offline !== void 0 || path.startsWith("/") ? failure : withField$1(failure, field);
	return require_check.refused(at, `cannot clone ${path}`, {
		message: `\`${path}\` is a remote base and is not fetched`,
		offline: `the remote base \`${path}\` is not fetched`
	});
}
function withField$1(failure, field) {
	const { words } = failure;
	if (words === void 0 || !words.message.includes("does not exist")) return failure;
	return {
		...failure,
		words: {
			...words,
			message: `${words.message}; it is listed in \`${field}\``
		}
	};
}
function isKnownType(object, schema) {
	const gvk = gvkOf(object);
	return schema.isNamespaced(apiVersionOf(gvk), gvk.kind) !== void 0;
}
// src/render/kustomize/object/transform.ts
function changeEach(resources, change) {
	const result = [];
	let changed = false;
	for (const resource of resources) {
		const outcome = change(resource);
		if (outcome.kind === "refused") return outcome;
		changed ||= outcome.value !== resource;
		result.push(outcome.value);
	}
	return require_check.done(changed ? result : resources);
}
function changeNodes(resources, change) {
	return changeEach(resources, (resource) => {
		const outcome = change(resource.node);
		return outcome.kind === "refused" ? outcome : require_check.done(withNode(resource, outcome.value));
	});
}
function applyAll(resources, transforms) {
	return require_check.fold(transforms, resources, (current, transform) => require_check.mapDone(transform(current), withoutEmpty));
}
function withoutEmpty(resources) {
	if (resources.every(({ node }) => node.entries.length > 0)) return resources;
	return resources.filter(({ node }) => node.entries.length > 0);
}
// src/render/kustomize/names/add-hash-suffixes.ts
function addHashSuffixes(folder) {
	return (resources) => changeEach(resources, (resource) => {
		if (annotationOf(resource.node, "internal.config.kubernetes.io/needsHashSuffix") !== "enabled") return require_check.done(resource);
		const hash = require_check.hashSuffix(resource.node);
		if (hash.kind === "refused") return hash;
		const stored = storePreviousId(resource, resource.node);
		if (stored.kind === "refused") return stored;
		const noted = stored.value;
		const at = require_check.scalarAt(noted.node, "metadata", "name") ?? noted.node;
		const trail = onto(trailFrom("hash", void 0, folder), at.trail);
		const name = `${nameOf(noted.node)}-${hash.value}`;
		return require_check.done(withNode(noted, setName(noted.node, name, at, trail)));
	});
}
// src/render/kustomize/fields/split-path.ts
function splitPath(path, delimiter) {
	const pieces = path.split(delimiter);
	if (pieces.length > 1 && pieces[0] === "") pieces.shift();
	const parts = [];
	for (const piece of pieces) {
		const last = parts.at(-1);
		if (last?.endsWith("\\") === true) parts[parts.length - 1] = last.slice(0, -1) + delimiter + piece;
		else parts.push(piece);
	}
	return parts;
}
function splitFieldPath(path) {
	const parts = [];
	let bracketed = [];
	for (const piece of splitPath(path, ".")) {
		if (bracketed.length === 0 && !opensBracket(piece)) {
			parts.push(piece);
			continue;
		}
		bracketed.push(piece);
		if (bracketed.length > 1 && piece.endsWith("]")) {
			parts.push(joinBracketed(bracketed));
			bracketed = [];
		}
	}
	if (bracketed.length > 0) parts.push(joinBracketed(bracketed));
	return parts;
}
function opensBracket(piece) {
	return piece.startsWith("[") && !piece.endsWith("]");
}
function joinBracketed(pieces) {
	const whole = pieces.join(".");
	return whole.includes("=") ? whole : whole.replace(/^[[\]]+/, "").replace(/[[\]]+$/, "");
}
function pathStep(part) {
	const index = goInteger(part);
	if (index !== void 0) return index < 0 ? {
		kind: "invalid",
		message: `array index ${index} cannot be negative`
	} : {
		kind: "index",
		index
	};
	if (part === "-") return { kind: "last" };
	if (part === "*") return { kind: "every" };
	if (!part.startsWith("[") || !part.endsWith("]")) return {
		kind: "field",
		name: part
	};
	const inner = part.replace(/\]$/, "").replace(/^\[/, "");
	const equals = inner.indexOf("=");
	if (equals === -1) return {
		kind: "invalid",
		message: "list path element must contain fieldName=fieldValue for element to match"
	};
	return {
		kind: "match",
		field: inner.slice(0, equals),
		value: inner.slice(equals + 1)
	};
}
function goInteger(text) {
	return /^[-+]?[0-9]{1,15}$/.test(text) ? Number(text) : void 0;
}
// src/render/kustomize/merge/json-pointer.ts
const MISSING = "missing value";
function placeAt(root, pointer) {
	const parts = partsOf$2(pointer);
	if (parts === void 0) return void 0;
	let container = asContainer(root);
	for (const part of parts.slice(0, -1)) {
		if (container === void 0) return void 0;
		const next = getFrom(container, part);
		if (typeof next === "string") return void 0;
		container = asContainer(next.node);
	}
	return container === void 0 ? void 0 : {
		container,
		key: parts.at(-1) ?? ""
	};
}
function getFrom(container, key) {
	if (container.kind === "map") return { node: notNull(require_check.entryOf(container, key)?.value) };
	const index = indexIn(container.items.length, key);
	if (typeof index === "string") return index;
	if (index >= container.items.length) return invalidIndex(index);
	return { node: notNull(container.items[index]) };
}
function addTo(root, pointer, value, missing, wrong) {
	return change(root, pointer, missing, wrong, (container, key) => {
		if (container.kind === "map") return set(container, key, value);
		const { items } = container;
		if (key === "-") return require_check.withItems(container, [...items, value]);
		const index = indexIn(items.length + 1, key, `value was not a proper array index: '${key}': `);
		if (typeof index === "string") return index;
		if (index > items.length) return invalidIndex(index);
		return require_check.withItems(container, items.toSpliced(index, 0, value));
	});
}
function removeFrom(root, pointer, missing, wrong) {
	return change(root, pointer, missing, wrong, (container, key) => {
		if (container.kind === "map") {
			if (require_check.entryOf(container, key) !== void 0) return require_check.withoutEntry(container, key);
			return `Unable to remove nonexistent key: ${key}: ${MISSING}`;
		}
		const { items } = container;
		const index = indexIn(items.length, key);
		if (typeof index === "string") return index;
		if (index >= items.length) return invalidIndex(index);
		return require_check.withItems(container, items.toSpliced(index, 1));
	});
}
function replaceIn(root, pointer, value) {
	const missing = `replace operation does not apply: doc is missing path: ${pointer}`;
	const noKey = `replace operation does not apply: doc is missing key: ${pointer}: ${MISSING}`;
	return change(root, pointer, missing, "", (container, key) => {
		if (container.kind === "map") return set(container, key, value);
		if (typeof getFrom(container, key) === "string") return noKey;
		const index = indexIn(container.items.length, key);
		return typeof index === "string" ? noKey : require_check.withItems(container, container.items.with(index, value));
	});
}
function change(root, pointer, missing, wrong, apply) {
	const parts = partsOf$2(pointer);
	const place = placeAt(root, pointer);
	if (parts === void 0 || place === void 0) return `${missing}: ${MISSING}`;
	const changed = apply(place.container, place.key);
	if (typeof changed === "string") return wrong === "" ? changed : `${wrong}: ${changed}`;
	return { node: rebuild(root, parts.slice(0, -1), changed) };
}
function rebuild(node, parts, leaf) {
	const [part, ...rest] = parts;
	if (part === void 0) return leaf;
	if (node.kind === "map") {
		const inner = require_check.entryOf(node, part)?.value;
		return inner === void 0 ? node : set(node, part, rebuild(inner, rest, leaf));
	}
	if (node.kind === "scalar") return node;
	const index = indexIn(node.items.length, part);
	const inner = typeof index === "string" ? void 0 : node.items[index];
	if (typeof index === "string" || inner === void 0) return node;
	return require_check.withItems(node, node.items.with(index, rebuild(inner, rest, leaf)));
}
function set(map, key, value) {
	return require_check.withEntry(map, require_check.scalarOf(key, value, value.trail, require_engine_run_rollout_run_build_deployers_kustomization_builds.styleOfText(key)), value);
}
function partsOf$2(pointer) {
	const parts = pointer.split("/").slice(1);
	if (parts.length === 0) return void 0;
	return parts.map((part) => part.replaceAll(/~[01]/g, (code) => code === "~1" ? "/" : "~"));
}
function indexIn(length, key, prefix = "") {
	const index = goInteger(key);
	if (index === void 0) return `${prefix}strconv.Atoi: parsing "${key}": invalid syntax`;
	if (index >= 0) return index;
	return index < -length ? invalidIndex(index) : index + length;
}
function invalidIndex(index) {
	return `Unable to access invalid index: ${index}: invalid index referenced`;
}
function asContainer(node) {
	return node === void 0 || node.kind === "scalar" ? void 0 : node;
}
function notNull(node) {
	return node === void 0 || require_check.isNull(node, "kustomize") ? void 0 : node;
}
function sameJson(left, right) {
	const [a, b] = [notNull(left), notNull(right)];
	if (a === void 0 || b === void 0) return a === b;
	if (a.kind === "scalar" || b.kind === "scalar") return a.kind === "scalar" && b.kind === "scalar" && scalarJson$1(a) === scalarJson$1(b);
	if (a.kind === "sequence") return b.kind === "sequence" && a.items.length === b.items.length && a.items.every((item, index) => sameJson(item, b.items[index]));
	return b.kind === "map" && a.entries.length === b.entries.length && a.entries.every(({ name, value }) => {
		const other = require_check.entryOf(b, name);
		return other !== void 0 && sameJson(value, other.value);
	});
}
function scalarJson$1(node) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "int":
		case "float": return resolved.json;
		case "string": return JSON.stringify(resolved.value);
		case "bool": return String(resolved.value);
		default: return resolved.kind;
	}
}
// src/render/kustomize/tree/remarshal.ts
const remarshalledByDialect = {
	kubectl: require_start.memo((node) => remarshal(node, "kubectl")),
	kustomize: require_start.memo((node) => remarshal(node, "kustomize"))
};
function remarshalled(node, dialect) {
	if (node.kind === "scalar" && remarshalScalar(node, dialect) === node) return node;
	return remarshalledByDialect[dialect](node);
}
function remarshal(node, dialect) {
	if (node.kind === "scalar") return remarshalScalar(node, dialect);
	if (node.kind === "sequence") return require_check.withItems(node, node.items.map((item) => remarshalled(item, dialect)));
	return remarshalMap(node, dialect);
}
function remarshalMap(map, dialect) {
	const entries = map.entries.map((entry) => {
		const value = remarshalled(entry.value, dialect);
		if (entry instanceof require_check.PlainEntry && value === entry.value) return entry;
		const text = dialect === "kubectl" ? entry.name : entry.key.text;
		if (text === entry.key.text && text === entry.name && entry.key.tag === void 0) return value === entry.value ? entry : require_check.entryWith(entry, value);
		const { tag: _tag, ...key } = entry.key;
		return {
			key: {
				...key,
				text,
				style: require_engine_run_rollout_run_build_deployers_kustomization_builds.styleOfText(text)
			},
			name: text,
			value
		};
	});
	return require_check.withEntries(map, entries);
}
function remarshalScalar(node, dialect) {
	const resolved = require_check.resolveScalar(node, dialect);
	switch (resolved.kind) {
		case "string": return written(node, resolved.value, require_engine_run_rollout_run_build_deployers_kustomization_builds.styleOfText(resolved.value));
		case "int":
		case "float": return written(node, require_check.goFloatText(resolved.value), "plain");
		case "bool": return written(node, String(resolved.value), "plain");
		case "null": return written(node, "null", "plain");
		default: return node;
	}
}
function written(node, text, style) {
	if (node.text === text && node.style === style && node.tag === void 0 && node.untyped === void 0) return node;
	const { tag: _tag, untyped: _untyped, ...rest } = node;
	return {
		...rest,
		text,
		style
	};
}
// src/render/kustomize/merge/json-patch.ts
function readJsonPatch(text, root, at) {
	if (root === void 0 || require_check.isNull(root, "kubectl")) return text === "" ? require_check.refused(at, "empty json patch operations") : require_check.done([]);
	if (text.startsWith("[") && !isJson(text)) return require_check.refused(at, "invalid character in JSON patch");
	if (root.kind !== "sequence") return require_check.refused(root, `json: cannot unmarshal ${jsonKind(root)} into Go value of type jsonpatch.Patch`);
	const wrong = root.items.find((item) => item.kind !== "map" && !require_check.isNull(item, "kubectl"));
	if (wrong !== void 0) return require_check.refused(wrong, `json: cannot unmarshal ${jsonKind(wrong)} into Go value of type jsonpatch.Operation`);
	return require_check.done(root.items.map((item) => readOperation(item)));
}
function readOperation(item) {
	const value = require_check.entryOf(item, "value")?.value;
	return {
		op: textAt$1(item, "op") ?? "unknown",
		path: textAt$1(item, "path"),
		from: textAt$1(item, "from"),
		value: value === void 0 ? void 0 : remarshalled(value, "kubectl"),
		at: item
	};
}
function textAt$1(item, name) {
	const value = require_check.entryOf(item, name)?.value;
	if (value?.kind !== "scalar") return void 0;
	const resolved = require_check.resolveScalar(value, "kubectl");
	return resolved.kind === "string" ? resolved.value : void 0;
}
function applyJsonPatch(target, operations, trail) {
	const printed = printedForm(target);
	if (printed.kind === "refused") return printed;
	let root = remarshalled(printed.value, "kustomize");
	for (const operation of operations) {
		const changed = applyOne(root, operation, trail);
		if (typeof changed === "string") return require_check.refused(operation.at, changed);
		root = changed.node;
	}
	if (root.kind === "map") return require_check.done(root);
	return require_check.refused(operations.at(-1)?.at ?? target, "json: cannot unmarshal array into Go value of type map[string]interface {}");
}
function applyOne(root, operation, trail) {
	const { op, path } = operation;
	const value = operation.value === void 0 ? nullAt(operation.at, trail) : require_check.withTrail(operation.value, trail);
	switch (op) {
		case "add": return path === void 0 ? "add operation failed to decode path: missing value" : addTo(root, path, value, `add operation does not apply: doc is missing path: "${path}"`, `error in add for path: '${path}'`);
		case "remove": return path === void 0 ? "remove operation failed to decode path: missing value" : removeFrom(root, path, `remove operation does not apply: doc is missing path: "${path}"`, `error in remove for path: '${path}'`);
		case "replace": return path === void 0 ? `replace operation failed to decode path: ${NO_PATH}` : replaceAt(root, path, value);
		case "move": return move(root, operation);
		case "copy": return copy(root, operation);
		case "test": return test(root, operation);
		default: return `Unexpected kind: ${op}`;
	}
}
const NO_PATH = "operation missing path field: missing value";
const NO_FROM = "operation, missing from field: missing value";
function replaceAt(root, path, value) {
	if (path !== "") return replaceIn(root, path, value);
	return value.kind === "scalar" ? "replace operation value must be object or array" : { node: value };
}
function move(root, { from, path }) {
	if (from === void 0) return `move operation failed to decode from: ${NO_FROM}`;
	const place = placeAt(root, from);
	if (place === void 0) return `move operation does not apply: doc is missing from path: ${from}: missing value`;
	const moved = getFrom(place.container, place.key);
	const wrong = `error in move for path: '${place.key}'`;
	if (typeof moved === "string") return `${wrong}: ${moved}`;
	const without = removeFrom(root, from, wrong, wrong);
	if (typeof without === "string") return without;
	if (path === void 0) return `move operation failed to decode path: ${NO_PATH}`;
	const missing = `move operation does not apply: doc is missing destination path: ${path}`;
	return addTo(without.node, path, moved.node ?? nullAt(root, root.trail), missing, `error in move for path: '${path}'`);
}
function copy(root, { from, path }) {
	if (from === void 0) return `copy operation failed to decode from: ${NO_FROM}`;
	const place = placeAt(root, from);
	if (place === void 0) return `copy operation does not apply: doc is missing from path: ${from}: missing value`;
	const copied = getFrom(place.container, place.key);
	if (typeof copied === "string") return `error in copy for from: '${from}': ${copied}`;
	if (path === void 0) return "copy operation failed to decode path: missing value";
	const missing = `copy operation does not apply: doc is missing destination path: ${path}`;
	return addTo(root, path, copied.node ?? nullAt(root, root.trail), missing, "error while adding value during copy");
}
function test(root, { path, value }) {
	if (path === void 0) return `test operation failed to decode path: ${NO_PATH}`;
	const failed = `testing value ${path} failed: test failed`;
	if (path === "") return sameJson(root, value) ? { node: root } : failed;
	const place = placeAt(root, path);
	if (place === void 0) return `test operation does not apply: is missing path: ${path}: missing value`;
	const found = getFrom(place.container, place.key);
	if (typeof found === "string") return `error in test for path: '${path}': ${found}`;
	return sameJson(found.node, value) ? { node: root } : failed;
}
function nullAt({ file, start, end }, trail) {
	const made = {
		kind: "scalar",
		text: "null",
		style: "plain",
		file,
		start,
		end
	};
	return trail === void 0 ? made : {
		...made,
		trail
	};
}
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
function jsonKind(node) {
	if (node.kind === "map") return "object";
	if (node.kind === "sequence") return "array";
	const { kind } = require_check.resolveScalar(node, "kubectl");
	return kind === "int" || kind === "float" ? "number" : kind;
}
// src/render/kustomize/load/read-patch.ts
function readPatch(place, args) {
	const { at, target } = args;
	const found = patchText$1(place, args.path, args.patch, at);
	if (found.kind === "refused") return found;
	const source = args.patch.text.trim() === "" ? `[path: "${args.path.text}"]` : "[patch]";
	const objects = readResources(place.context, found.value);
	if (objects.kind === "done") {
		const patches = objects.value.map((each) => withOptions$2(each, args));
		return require_check.done({
			kind: "strategic",
			patches,
			target,
			at,
			source
		});
	}
	const operations = readOperations(place, found.value, at);
	if (operations.kind === "refused") return unreadable(found.value, objects.at, source, objects.words?.message ?? objects.message);
	return require_check.done({
		kind: "json",
		operations: operations.value,
		target,
		at,
		source
	});
}
function unreadable(file, at, source, why) {
	return require_check.refused(at, `unable to parse SM or JSON patch from ${source}`, {
		message: `This is neither a strategic merge patch nor a JSON patch. ${why}`,
		help: file.text.trimStart().startsWith("-") || file.text.trimStart().startsWith("[") ? "A JSON patch is a list of `op`, `path` and `value`." : "A strategic merge patch has `apiVersion`, `kind` and `metadata.name`."
	});
}
function patchText$1({ context, folder, recorder }, path, inline, at) {
	const text = inline.text.trim();
	if (text === "" && path.text === "") return require_check.refused(at, "must specify one of patch and path", { message: "This entry has neither `patch` nor `path`" });
	if (text !== "" && path.text !== "") return require_check.refused(at, "patch and path can't be set at the same time", { message: "This entry has both `patch` and `path`; only one of them may be given" });
	if (text === "") return loadText(context, {
		folder,
		path: path.text,
		at: path.at ?? at
	}, recorder);
	return require_check.done(inlineText(inline, at, true));
}
function inlineText({ text, at }, around, trimmed = false) {
	if (at?.kind === "scalar") return require_check.embedText(at, trimmed);
	return {
		path: around.file.path,
		text: trimmed ? text.trim() : text
	};
}
function readOperations({ context }, file, at) {
	const root = readPlainDocument(context, file);
	if (root.kind === "refused") return root;
	return readJsonPatch(file.text, root.value, at);
}
function withOptions$2(patch, { allowNameChange, allowKindChange, at }) {
	if (!allowNameChange && !allowKindChange) return patch;
	const annotations = new Map(annotationsOf(patch));
	if (allowNameChange) annotations.set(ALLOW_NAME_CHANGE, ENABLED);
	if (allowKindChange) annotations.set(ALLOW_KIND_CHANGE, ENABLED);
	return setAnnotations(patch, annotations, at);
}
// src/render/kustomize/transform/note-target.ts
const LITERAL = /^[A-Za-z0-9][-.A-Za-z0-9]*$/;
const MOST_COMPARED = 500;
function noteTarget(target, place) {
	const at = target?.nameAt;
	if (target === void 0 || at === void 0 || !isOneObject(target)) return () => void 0;
	const { kind, name } = target;
	return (resources, selected) => {
		if (resources.length === 0) return;
		const patch = {
			at: require_start.hostSpan(at),
			kind,
			name,
			unmet: selected.length > 0 ? void 0 : unmetTarget(target, resources, place)
		};
		notePatch(place.recorder, patch);
	};
}
function isOneObject({ kind, name, labelSelector, annotationSelector }) {
	if (labelSelector !== "" || annotationSelector !== "") return false;
	return LITERAL.test(name) && LITERAL.test(kind);
}
function unmetTarget(target, resources, { kustomization: { namePrefix, nameSuffix } }) {
	const { kind, name } = target;
	const ofKind = resources.slice(0, MOST_COMPARED).flatMap((resource) => idsOf(resource).map((id) => ({
		resource,
		id
	}))).filter(({ id }) => id.kind === kind);
	const named = ofKind.find(({ id }) => id.name === name);
	if (named !== void 0) return otherwiseNamed(target, named.id, named.resource);
	const affixed = ofKind.find(({ id }) => namePrefix.text + id.name + nameSuffix.text === name);
	if (affixed !== void 0) return {
		why: "affix",
		meant: affixed.id.name,
		object: require_start.hostSpan(affixed.resource.node)
	};
	const near = ofKind.find(({ id }) => require_check.nearMiss(name, id.name) !== void 0);
	if (near === void 0) return { why: void 0 };
	return {
		why: "slip",
		meant: near.id.name,
		object: require_start.hostSpan(near.resource.node)
	};
}
function otherwiseNamed({ namespace }, id, { node }) {
	if (!(namespace !== "" && namespace !== effectiveNamespace(id))) return {
		why: "type",
		meant: id.group === "" ? id.version : `${id.group}/${id.version}`,
		object: require_start.hostSpan(node)
	};
	if (!LITERAL.test(namespace)) return { why: void 0 };
	return {
		why: "namespace",
		meant: id.namespace,
		object: require_start.hostSpan(node)
	};
}
function idsOf(resource) {
	return [originalId(resource), currentId(resource)];
}
// src/render/kustomize/transform/refusal-about.ts
function refusalAbout(refusal, does, { node }) {
	if (refusal.words !== void 0) return refusal;
	const object = `${gvkOf(node).kind} \`${nameOf(node)}\``;
	return {
		...refusal,
		words: {
			message: `${does} ${object}`,
			related: [{
				at: node,
				message: "the object is here"
			}]
		}
	};
}
// src/render/kustomize/tree/merge-context.ts
const CLEARED = {
	node: void 0,
	inPlace: false
};
function stop(merge, at, message) {
	merge.refused ??= {
		kind: "refused",
		at,
		message
	};
	return CLEARED;
}
function isMissingOrNull(node) {
	if (node === void 0) return true;
	return !(node.kind === "scalar" && node.untyped === true && node.tag === void 0) && require_check.isNull(node, "kustomize");
}
function isEmptyValue(node) {
	if (node === void 0 || isMissingOrNull(node)) return true;
	if (node.kind === "map") return node.entries.length === 0;
	return node.kind === "sequence" && node.items.length === 0;
}
function valueText(node) {
	return node?.kind === "scalar" ? node.text : "";
}
const KIND_NAMES = {
	map: "MappingNode",
	sequence: "SequenceNode",
	scalar: "ScalarNode"
};
// src/render/kustomize/tree/merge-elements.ts
function setElement(items, keys, values, element) {
	const ofMaps = (keys[0] ?? "") !== "" && (values[0] ?? "") !== "";
	const kept = [];
	let found = false;
	for (const item of items) {
		if (isMissingOrNull(item) || item.kind === "map" && item.entries.length === 0) continue;
		if (item.kind !== "map" && ofMaps) {
			kept.push(item);
			continue;
		}
		const matches = matchesAll(item, keys, values);
		if (matches.kind === "refused") return matches;
		if (matches.value) {
			found = true;
			if (element !== void 0) kept.push(element);
		} else if (values.length > 0) kept.push(item);
	}
	if (element !== void 0 && !isMissingOrNull(element) && !found) kept.push(element);
	return require_check.done(kept);
}
function matchesAll(item, keys, values) {
	let matched = false;
	for (const [index, key] of keys.entries()) {
		const value = values[index];
		if (value !== void 0) {
			const wrong = wrongKind(item, key === "" ? "scalar" : "map");
			if (wrong !== void 0) return wrong;
			matched = matchesOne(item, key, value);
		}
		if (!matched) return require_check.done(false);
	}
	return require_check.done(matched);
}
function matchesOne(item, key, value) {
	if (key === "") return valueText(item) === value;
	const field = require_check.entryOf(item, key);
	if (field === void 0) return false;
	return value === "" || valueText(field.value) === value;
}
function findElement(items, keys, values) {
	if (keys[0] === "") return items.find((item) => valueText(item) === values[0]);
	return items.find((item) => keys.every((key, index) => {
		const field = require_check.entryOf(item, key);
		return field !== void 0 && valueText(field.value) === values[index];
	}));
}
function keyValues(item, keys) {
	return keys.map((key) => {
		const value = require_check.entryOf(item, key)?.value;
		return isEmptyValue(value) ? "" : valueText(value);
	});
}
function isEmptyMap(node) {
	return node.kind === "map" && isEmptyValue(node);
}
function withKeys(node, keys, values) {
	if (node.kind === "scalar" && node.tag !== void 0 && node.text !== "") return untagged(node);
	if (node.kind !== "map") return node;
	let result = node;
	for (const [index, key] of keys.entries()) {
		const value = values[index] ?? "";
		if (key === "" || value === "" || require_check.entryOf(result, key) !== void 0) continue;
		const made = require_check.scalarOf(value, node, node.trail);
		result = require_check.withEntry(result, require_check.scalarOf(key, node, node.trail), made);
	}
	return result;
}
function untagged({ tag: _tag, ...node }) {
	return node;
}
function wrongKind(node, kind) {
	if (node.kind === kind || isMissingOrNull(node)) return void 0;
	return require_check.refused(node, `wrong node kind: expected ${KIND_NAMES[kind]} but got ${KIND_NAMES[node.kind]}`);
}
// src/render/kustomize/merge/merge-directive.ts
const KEY = "$patch";
function mapDirective(patch) {
	const found = require_check.entryOf(patch, KEY);
	if (found === void 0) return {
		kind: "merge",
		rest: patch
	};
	const kind = directiveNamed(valueText(found.value));
	if (kind === void 0) return unknownDirective(found.value);
	return {
		kind,
		rest: require_check.withoutEntry(patch, KEY)
	};
}
function listDirective(patch) {
	const found = patch.items.find((item) => require_check.entryOf(item, KEY) !== void 0);
	if (found?.kind !== "map" || found.entries.length > 1 || isMissingOrNull(found)) return {
		kind: "merge",
		rest: patch
	};
	const value = require_check.entryOf(found, KEY)?.value;
	const kind = directiveNamed(valueText(value));
	if (kind === void 0) return unknownDirective(value);
	const rest = setElement(patch.items, [KEY], [valueText(value)], void 0);
	return {
		kind,
		rest: rest.kind === "done" ? require_check.withItems(patch, rest.value) : patch
	};
}
function unknownDirective(value) {
	return {
		kind: "unknown",
		message: `unknown patch strategy '${valueText(value)}'`
	};
}
function directiveNamed(text) {
	return text === "merge" || text === "replace" || text === "delete" ? text : void 0;
}
// src/render/kustomize/merge/comment-shape.ts
const COMMENT = /^[ \t]*:[ \t]+#[#]*[ \t]*(\{.*\})[ \t]*\r?$/;
function commentShape(entry, schema) {
	if (entry === void 0 || entry.value.kind === "scalar") return void 0;
	const { file, end } = entry.key;
	if (!hasComments(file)) return void 0;
	const lineEnd = file.text.indexOf("\n", end);
	const rest = file.text.slice(end, lineEnd === -1 ? void 0 : lineEnd);
	const json = COMMENT.exec(rest)?.[1];
	return json === void 0 ? void 0 : shapeOfJson(parse(json), schema);
}
const hasComments = require_start.memo(({ text }) => text.includes("\"x-kubernetes-patch-strategy\"") || text.includes("\"$ref\""));
function shapeOfJson(json, schema) {
	if (!isObject(json)) return void 0;
	const ref = json["$ref"];
	if (typeof ref === "string") return schema.definitionNamed(ref.replace(/^#\/definitions\//, ""));
	const strategy = json["x-kubernetes-patch-strategy"];
	const mapKeys = json["x-kubernetes-list-map-keys"];
	const mergeKey = json["x-kubernetes-patch-merge-key"];
	const keys = Array.isArray(mapKeys) ? mapKeys.map(String) : typeof mergeKey === "string" ? [mergeKey] : [];
	const merges = typeof strategy === "string" && strategy.split(",").includes("merge");
	const properties = json["properties"];
	return {
		field: (name) => shapeOfJson(isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : json["additionalProperties"], schema),
		elements: () => json["type"] === "array" ? shapeOfJson(json["items"], schema) : void 0,
		mergeKeys: merges ? keys : void 0
	};
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/render/kustomize/merge/unchanged-nodes.ts
const LARGE = 32;
function isKnownUnchanged(merge, node, shape) {
	if (node === void 0 || node.kind === "scalar") return false;
	return unchangedIn(merge)?.nodes.get(node) === (shape ?? "unknown");
}
function noteUnchanged(merge, node, shape) {
	if (node === void 0 || node.kind === "scalar" || merge.refused !== void 0) return;
	unchangedIn(merge)?.nodes.set(node, shape ?? "unknown");
}
function openEntries(merge, map, shape) {
	if (map.entries.length < LARGE) return void 0;
	const known = unchangedIn(merge)?.open.get(map);
	return known?.shape === (shape ?? "unknown") ? known.entries : void 0;
}
function noteOpen(merge, map, shape, entries) {
	if (map.entries.length < LARGE || entries.length > map.entries.length / 4) return;
	if (merge.refused !== void 0) return;
	unchangedIn(merge)?.open.set(map, {
		shape: shape ?? "unknown",
		entries
	});
}
function unchangedIn({ schema, options }) {
	if (options.inferAssociativeLists) return void 0;
	const { prepend, append } = unchangedBySchema(schema);
	return options.listPrepend ? prepend : append;
}
const unchangedBySchema = require_start.memo((_schema) => ({
	prepend: unchanged(),
	append: unchanged()
}));
function unchanged() {
	return {
		nodes: /* @__PURE__ */ new WeakMap(),
		open: /* @__PURE__ */ new WeakMap()
	};
}
// src/render/kustomize/merge/merge-fields.ts
const LOOKALIKE = /^[-+.0-9yYnNtTfFoO~]/;
function mergeFields(merge, target, patch, shape) {
	const open = openEntries(merge, target, shape);
	if (open !== void 0) return mergeTouched(merge, target, patch, shape, open);
	const all = [];
	const changed = [];
	const met = /* @__PURE__ */ new Set();
	for (const ours of target.entries) {
		const theirs = patch === void 0 ? void 0 : require_check.entryOf(patch, ours.name);
		if (theirs !== void 0) met.add(theirs.name);
		const merged = mergeEntry(merge, ours, theirs, shape);
		if (merged === void 0) continue;
		all.push(merged);
		if (theirs !== void 0 || merged !== ours) changed.push(merged);
	}
	for (const theirs of patch?.entries ?? []) {
		const added = met.has(theirs.name) ? void 0 : mergeEntry(merge, void 0, theirs, shape);
		if (added === void 0) continue;
		all.push(added);
		changed.push(added);
	}
	const gone = target.duplicates === void 0 ? [] : missing(target.entries, all);
	const node = require_check.withRemoved(target, all, gone);
	if (target.duplicates === void 0) noteOpen(merge, node, shape, changed);
	return {
		node,
		inPlace: true
	};
}
function mergeTouched(merge, target, patch, shape, open) {
	const changes = /* @__PURE__ */ new Map();
	const all = target.entries.slice();
	for (const at of touchedIn(target, patch, open)) {
		const ours = target.entries[at];
		if (ours === void 0) continue;
		const theirs = patch && require_check.entryOf(patch, ours.name);
		const merged = mergeEntry(merge, ours, theirs, shape);
		all[at] = merged;
		if (theirs !== void 0 || merged !== ours) changes.set(ours.name, merged);
	}
	for (const theirs of patch?.entries ?? []) {
		if (require_check.entryOf(target, theirs.name) !== void 0) continue;
		const added = mergeEntry(merge, void 0, theirs, shape);
		if (added === void 0) continue;
		all.push(added);
		changes.set(added.name, added);
	}
	const left = all.filter((entry) => entry !== void 0);
	const node = require_check.withEntries(target, left);
	require_check.takeOverIndex(target, node, changes);
	noteOpen(merge, node, shape, [...changes.values()].filter((entry) => entry !== void 0));
	return {
		node,
		inPlace: true
	};
}
function touchedIn(target, patch, open) {
	const named = (patch?.entries ?? []).flatMap(({ name }) => require_check.entryOf(target, name) ?? []);
	return [.../* @__PURE__ */ new Set([...open, ...named])].map((entry) => target.entries.indexOf(entry)).sort((a, b) => a - b);
}
function missing(before, after) {
	const names = new Set(after.map(({ name }) => name));
	return before.flatMap(({ name }) => names.has(name) ? [] : [name]);
}
function mergeEntry(merge, ours, theirs, shape) {
	const either = ours ?? theirs;
	if (either === void 0) return void 0;
	const fieldShape = commentShape(ours, merge.schema) ?? commentShape(theirs, merge.schema) ?? shape?.field(either.name);
	const { node, keep } = merge.walk(ours?.value, theirs?.value, fieldShape);
	if (node === void 0 || isMissingOrNull(node) && keep !== true) return void 0;
	const value = ours === void 0 || node === ours.value ? quoted(node) : withStyleOf(node, ours.value);
	return value === either.value ? either : require_check.entryWith(either, value);
}
function withStyleOf(node, old) {
	if (node === old || node.kind !== "scalar" || old.kind !== "scalar") return node;
	if (node.style === old.style && node.tag === old.tag) return node;
	const type = require_check.typeTag(node);
	const plain = {
		...withoutTag(node),
		style: "plain"
	};
	const styled = {
		...plain,
		style: old.style
	};
	return require_check.typeTag(plain) === type || type === "!!str" && old.style !== "plain" ? styled : {
		...styled,
		tag: type
	};
}
function quoted(node) {
	if (node.kind !== "scalar" || node.style !== "plain" || !LOOKALIKE.test(node.text)) return node;
	if (!require_check.isText(node) || node.text.includes("\n")) return node;
	const { untyped: _untyped, ...plain } = withoutTag(node);
	if (require_check.resolveScalar(plain, "kubectl").kind === "string") return node;
	return {
		...plain,
		style: "double-quoted"
	};
}
function withoutTag({ tag: _tag, ...node }) {
	return node;
}
// src/render/kustomize/merge/merge-regular-list.ts
function mergeRegularList(merge, target, patch, elements, keys) {
	if (!merge.options.listPrepend) return void 0;
	const all = [...target.items, ...patch?.items ?? []];
	if (all.length === 0) return target.items;
	const used = keys.filter((key) => all.some((item) => keyValues(item, [key])[0] !== ""));
	if (used.length === 0 && keys.length > 0) return void 0;
	const ours = keyed(target.items, used);
	const theirs = target === patch ? ours : keyed(patch?.items ?? [], used);
	if (ours === void 0 || theirs === void 0) return void 0;
	return ordered(mergeKeyed(merge, ours, theirs, elements, used), ours, used.length > 1);
}
function keyed(items, keys) {
	const found = [];
	for (const item of items) {
		if (isMissingOrNull(item) || item.kind !== (keys.length === 0 ? "scalar" : "map")) return;
		const values = keys.length === 0 ? [valueText(item)] : keyValues(item, keys);
		if (values.includes("")) return void 0;
		found.push({
			item,
			values,
			id: values.length === 1 ? values[0] ?? "" : JSON.stringify(values)
		});
	}
	return found;
}
function mergeKeyed(merge, ours, theirs, shape, keys) {
	const first = firstById(ours);
	const last = new Map(ours.map((each) => [each.id, each]));
	const patches = firstById(theirs);
	const merged = /* @__PURE__ */ new Map();
	for (const { id, values } of [...patches.values(), ...first.values()]) {
		if (merged.has(id)) continue;
		const old = first.get(id)?.item;
		const patch = patches.get(id)?.item;
		const { node, inPlace } = merge.walk(old, patch, shape);
		if (node === void 0 || isMissingOrNull(node) || isEmptyMap(node)) continue;
		const isTargets = inPlace || old === patch;
		const stays = last.get(id)?.item;
		if (old !== stays && stays !== void 0) merged.set(id, stays);
		else if (old !== void 0 && !isTargets) merged.set(id, old);
		else merged.set(id, withKeys(node, keys, values));
	}
	return merged;
}
function firstById(list) {
	const found = /* @__PURE__ */ new Map();
	for (const each of list) if (!found.has(each.id)) found.set(each.id, each);
	return found;
}
function ordered(merged, ours, severalKeys) {
	if (!severalKeys) return [...merged.values()];
	const result = new Map(merged);
	for (const { id } of ours) {
		const node = result.get(id);
		if (node === void 0) continue;
		result.delete(id);
		result.set(id, node);
	}
	return [...result.values()];
}
// src/render/kustomize/merge/merge-list.ts
const MAX_IRREGULAR = 4e3;
const NAME_KEYS = ["name"];
function associativeKeys(merge, target, patch, shape) {
	if (shape !== void 0) return shape.mergeKeys;
	if (!merge.options.inferAssociativeLists) return void 0;
	return [target, patch].some((list) => hasNames(list)) ? NAME_KEYS : void 0;
}
function hasNames(list) {
	return list?.kind === "sequence" && list.items.length > 0 && list.items.every((item) => require_check.entryOf(item, "name") !== void 0);
}
function mergeList(merge, target, patch, shape, keys) {
	if (isMissingOrNull(target)) {
		if (patch?.kind !== "sequence") return CLEARED;
		return {
			node: mergeElements(merge, patch, patch, shape, keys),
			inPlace: false
		};
	}
	if (target?.kind !== "sequence") return CLEARED;
	if (patch === void 0) return {
		node: mergeElements(merge, target, void 0, shape, keys),
		inPlace: true
	};
	if (patch.kind !== "sequence") return CLEARED;
	const directive = listDirective(patch);
	if (directive.kind === "unknown") return stop(merge, patch, directive.message);
	if (directive.kind === "delete") return CLEARED;
	const { rest } = directive;
	if (directive.kind === "replace") return {
		node: mergeElements(merge, rest, rest, shape, keys),
		inPlace: false
	};
	return {
		node: mergeElements(merge, patch === target ? rest : target, rest, shape, keys),
		inPlace: true
	};
}
function mergeElements(merge, target, patch, shape, keys) {
	const merged = mergeAll(merge, target, patch, shape, keys);
	if (keys.length > 0 || merged?.kind !== "sequence") return merged;
	return require_check.withItems(merged, merged.items.map(withoutType));
}
function withoutType(item) {
	if (item.kind !== "scalar" || item.untyped === true || item.text === "") return item;
	const { tag: _tag, ...rest } = item;
	return {
		...rest,
		untyped: true
	};
}
function mergeAll(merge, target, patch, shape, keys) {
	const elements = shape?.elements();
	const regular = mergeRegularList(merge, target, patch, elements, keys);
	if (regular !== void 0) return require_check.withItems(target, regular);
	if (target.items.length + (patch?.items.length ?? 0) > MAX_IRREGULAR) {
		stop(merge, patch ?? target, `a list of more than ${MAX_IRREGULAR} elements without merge keys`);
		return target;
	}
	return mergeIrregularList(merge, target, patch, elements, keys.length === 0 ? [""] : keys);
}
function mergeIrregularList(merge, target, patch, elements, keys) {
	const lists = new ElementLists(merge, target, patch);
	const valuesList = lists.allValues(keys);
	if (keys.length > 1) unifyValues(valuesList);
	const used = keys.filter((_, index) => valuesList.some((values) => values[index] !== ""));
	const validKeys = used.length === 0 ? keys : used;
	for (const all of valuesList) {
		const values = all.filter((_, index) => validKeys.includes(keys[index] ?? ""));
		lists.mergeOne(validKeys, values, elements);
	}
	return require_check.withItems(target, valuesList.length === 0 ? target.items : lists.joined(validKeys));
}
var ElementLists = class {
	#merge;
	#same;
	#target;
	#patch;
	#added = [];
	constructor(merge, target, patch) {
		this.#merge = merge;
		this.#same = target === patch;
		this.#target = target.items;
		this.#patch = patch?.items;
	}
	allValues(keys) {
		const found = /* @__PURE__ */ new Map();
		const both = [this.#target, this.#patch ?? []];
		if (this.#merge.options.listPrepend) both.reverse();
		for (const item of both.flat()) {
			const values = keys[0] === "" ? [valueText(item)] : keyValues(item, keys);
			const id = JSON.stringify(values);
			if (!found.has(id)) found.set(id, values);
		}
		return [...found.values()];
	}
	mergeOne(keys, values, shape) {
		const known = keys.filter((_, index) => values[index] !== "");
		const [byKeys, byValues] = known.length === 0 ? [keys, values] : [known, values.filter((value) => value !== "")];
		const old = findElement(this.#target, byKeys, byValues);
		const theirs = this.#patch === void 0 ? void 0 : findElement(this.#patch, byKeys, byValues);
		const { node, inPlace, left } = this.#merge.walk(old, theirs, shape);
		const isGone = node === void 0 || isMissingOrNull(node) || isEmptyMap(node);
		const isOne = old !== void 0 && old === theirs;
		const complete = isGone ? node ?? (isOne ? left : void 0) : withKeys(node, keys, values);
		if (old !== void 0 && complete !== void 0 && (inPlace || isOne)) this.#setTarget(this.#target.with(this.#target.indexOf(old), complete));
		if (theirs !== void 0 && left !== void 0 && !isOne && this.#patch !== void 0) this.#patch = this.#patch.with(this.#patch.indexOf(theirs), left);
		if (isGone) this.#setTarget(this.#set(this.#target, keys, values, void 0));
		else this.#added = this.#set(this.#added, keys, values, complete);
	}
	joined(keys) {
		const { listPrepend } = this.#merge.options;
		const [base, written] = listPrepend ? [this.#added, this.#target] : [this.#target, this.#added];
		let result = base;
		for (const item of written) result = this.#append(result, item, keys);
		return result;
	}
	#append(list, item, keys) {
		if (keys[0] === "") return this.#set(list, keys, [valueText(item)], item);
		const values = [];
		const result = [...list];
		for (const key of keys) {
			const wrong = wrongKind(item, "map");
			if (wrong !== void 0) {
				this.#merge.refused ??= wrong;
				return list;
			}
			const field = require_check.entryOf(item, key);
			if (field === void 0) result.push(item);
			else values.push(valueText(field.value));
		}
		const others = keys.length > 1 ? this.#set(result, keys, values, void 0) : result;
		return this.#set(others, keys, values, item);
	}
	#setTarget(items) {
		this.#target = items;
		if (this.#same) this.#patch = items;
	}
	#set(list, keys, values, element) {
		const outcome = setElement(list, keys, values, element);
		if (outcome.kind === "done") return outcome.value;
		this.#merge.refused ??= outcome;
		return list;
	}
};
function unifyValues(valuesList) {
	for (let left = 0; left < valuesList.length; left++) {
		const values = valuesList[left] ?? [];
		for (let right = 0; right < valuesList.length; right++) {
			const same = unified(values, valuesList[right] ?? []);
			if (same === void 0) continue;
			valuesList[left] = same;
			valuesList[right] = same;
		}
	}
}
function unified(left, right) {
	if (!left.every((value, index) => {
		const other = right[index] ?? "";
		return value === other || value === "" || other === "";
	}) || !left.some((value, index) => value === right[index])) return void 0;
	return left.map((value, index) => value === "" ? right[index] ?? "" : value);
}
// src/render/kustomize/merge/merge-strategic.ts
const KUSTOMIZE = {
	inferAssociativeLists: false,
	listPrepend: true
};
function mergeStrategic(target, patch, schema, trail, options = KUSTOMIZE) {
	const merge = {
		schema,
		options,
		walk: (ours, theirs, shape) => walk$1(merge, ours, theirs, shape),
		refused: void 0
	};
	const { node, inPlace } = merge.walk(target, require_check.withTrail(patch, trail), void 0);
	if (merge.refused !== void 0) return merge.refused;
	if (node !== void 0 && !inPlace) return require_check.done(target);
	return require_check.done(node?.kind === "map" ? node : void 0);
}
function walk$1(merge, target, patch, known) {
	if (merge.refused !== void 0) return CLEARED;
	if (patch === void 0 && isKnownUnchanged(merge, target, known)) return {
		node: target,
		inPlace: true
	};
	const walked = walkUnknown(merge, target, patch, known);
	if (patch === void 0 && walked.node === target) noteUnchanged(merge, target, known);
	return walked;
}
function walkUnknown(merge, target, patch, known) {
	const shape = known ?? typeShape(merge.schema, target) ?? typeShape(merge.schema, patch);
	const kind = [target, patch].find((node) => !isMissingOrNull(node))?.kind;
	const wrong = [target, patch].flatMap((node) => node === void 0 || kind === void 0 ? [] : wrongKind(node, kind) ?? []);
	if (wrong[0] !== void 0) return stop(merge, patch ?? wrong[0].at, wrong[0].message);
	if (kind === "sequence") {
		const keys = associativeKeys(merge, target, patch, shape);
		if (keys !== void 0) return mergeList(merge, target, patch, shape, keys);
	}
	if (kind === "map" || kind === void 0) return walkMap$1(merge, target, patch, shape);
	return patch === void 0 ? {
		node: target,
		inPlace: true
	} : {
		node: patch,
		inPlace: patch === target
	};
}
function typeShape(schema, node) {
	if (node?.kind !== "map") return void 0;
	const apiVersion = valueText(require_check.entryOf(node, "apiVersion")?.value);
	const kind = valueText(require_check.entryOf(node, "kind")?.value);
	return apiVersion === "" || kind === "" ? void 0 : schema.typeNamed(apiVersion, kind);
}
function walkMap$1(merge, target, patch, shape) {
	if (isMissingOrNull(target)) return addMap(merge, target, patch, shape);
	if (target?.kind !== "map") return CLEARED;
	if (patch === void 0) return mergeFields(merge, target, void 0, shape);
	if (patch.kind !== "map") return CLEARED;
	const directive = mapDirective(patch);
	if (directive.kind === "unknown") return stop(merge, patch, directive.message);
	const { rest } = directive;
	if (directive.kind === "delete") return {
		...CLEARED,
		left: rest
	};
	if (directive.kind === "replace") return {
		...mergeFields(merge, rest, rest, shape),
		inPlace: false
	};
	return mergeFields(merge, patch === target ? rest : target, rest, shape);
}
function addMap(merge, target, patch, shape) {
	if (patch === void 0) return valueText(target) === "" ? CLEARED : {
		node: target,
		inPlace: true,
		keep: true
	};
	if (patch.kind !== "map") return CLEARED;
	const directive = mapDirective(patch);
	if (directive.kind === "delete") return {
		...CLEARED,
		left: directive.rest
	};
	const rest = directive.kind === "unknown" ? patch : directive.rest;
	return {
		...mergeFields(merge, rest, rest, shape),
		inPlace: false
	};
}
// src/render/kustomize/merge/apply-strategic.ts
function applyStrategic(resource, patch, schema, trail) {
	const mayName = annotationOf(patch, ALLOW_NAME_CHANGE) === ENABLED;
	const mayKind = annotationOf(patch, ALLOW_KIND_CHANGE) === ENABLED;
	const stored = mayName || mayKind ? storePreviousId(resource, patch) : require_check.done(resource);
	if (stored.kind === "refused") return stored;
	const noted = stored.value;
	const merged = mergeStrategic(noted.node, patch, schema, trail);
	if (merged.kind === "refused") return merged;
	if (merged.value === void 0 || merged.value.entries.length === 0) return require_check.done(void 0);
	let node = merged.value;
	if (!mayKind) node = restore(node, resource.node, "kind");
	if (!mayName) node = restoreInMetadata(node, resource.node, "name");
	node = restoreInMetadata(node, resource.node, "namespace");
	return require_check.done(withNode(noted, node));
}
function restored(old, now) {
	if (old === void 0 || old.kind !== "scalar" || old === now) return old;
	const { tag: _tag, ...plain } = old;
	const written = {
		...plain,
		style: now?.kind === "scalar" ? now.style : "plain"
	};
	if (now === void 0) return require_check.typeTag(written) === "!!str" ? old : {
		...written,
		style: "double-quoted"
	};
	return require_check.typeTag(written) === require_check.typeTag(old) ? old : written;
}
function restore(node, before, name) {
	const old = require_check.entryOf(before, name);
	const value = restored(old?.value, require_check.entryOf(node, name)?.value);
	return old === void 0 || value === void 0 ? node : require_check.withEntry(node, old.key, value);
}
function restoreInMetadata(node, before, name) {
	const old = require_check.entryOf(require_check.mapAt(before, "metadata"), name);
	const isSet = name === "name" || namespaceOf(before) !== "";
	const now = require_check.valueAt(node, "metadata", name);
	const value = isSet ? restored(old?.value, now) : void 0;
	if (now === value) return node;
	return setMetadata(node, (metadata) => old === void 0 || value === void 0 ? require_check.withoutEntry(metadata, name) : require_check.withEntry(metadata, old.key, value), before);
}
function patchForTarget(patch, target, at) {
	let node = setLabels(patch, labelsOf(patch), at);
	node = setAnnotations(node, annotationsOf(patch), at);
	if (namespaceOf(patch) === "") node = setMetadata(node, (metadata) => require_check.withoutEntry(metadata, "namespace"), at);
	const own = require_check.entryOf(node, "apiVersion");
	const wanted = require_check.entryOf(target, "apiVersion");
	if (wanted === void 0 || require_check.rawText(own?.value) === require_check.rawText(wanted.value)) return node;
	return require_check.withEntry(node, own?.key ?? wanted.key, wanted.value);
}
// src/render/kustomize/object/label-selector.ts
var SelectorError = class extends Error {};
const NAME = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const VALUE = /^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const INTEGER = /^[-+]?[0-9]{1,18}$/;
function parseLabelSelector(selector) {
	try {
		const tests = new Parser(selector).requirements();
		return (labels) => tests.every((test) => test(labels));
	} catch (error) {
		if (error instanceof SelectorError) return { error: error.message };
		throw error;
	}
}
var Parser = class {
	#tokens;
	#at = 0;
	constructor(selector) {
		this.#tokens = tokensOf(selector);
	}
	requirements() {
		const tests = [];
		if (this.#peek().kind === "end") return tests;
		for (;;) {
			const { kind, text } = this.#peek();
			if (kind !== "id" && kind !== "!") fail(`found '${text}', expected: ${tests.length === 0 ? "!, identifier, or 'end of string'" : "identifier after ','"}`);
			tests.push(this.#requirement());
			const end = this.#next();
			if (end.kind === "end") return tests;
			if (end.kind !== ",") fail(`found '${end.text}', expected: ',' or 'end of string'`);
		}
	}
	#requirement() {
		const negated = this.#take("!");
		const { kind, text: key } = this.#next();
		if (kind !== "id") failRequirement(`found '${key}', expected: identifier`);
		checkKey(key);
		const after = this.#peek().kind;
		if (negated || after === "end" || after === ",") return (labels) => labels.has(key) !== negated;
		return this.#comparison(key);
	}
	#comparison(key) {
		const operator = this.#next(false);
		switch (operator.kind) {
			case "in":
			case "notin": {
				const values = this.#values();
				for (const value of values) checkValue(key, value);
				return operator.kind === "in" ? (labels) => values.has(labels.get(key) ?? "") && labels.has(key) : (labels) => !labels.has(key) || !values.has(labels.get(key) ?? "");
			}
			case "=":
			case "==": {
				const value = this.#value(key);
				return (labels) => labels.get(key) === value;
			}
			case "!=": {
				const value = this.#value(key);
				return (labels) => labels.get(key) !== value;
			}
			case "<":
			case ">": return compareTo(key, operator.kind, this.#value(key));
			default: return failRequirement(`found '${operator.text}', expected: '=', '!=', '==', 'in', notin'`);
		}
	}
	#value(key) {
		const { kind } = this.#peek();
		if (kind === "end" || kind === ",") return "";
		const { kind: found, text } = this.#next();
		if (found !== "id") failRequirement(`found '${text}', expected: identifier`);
		checkValue(key, text);
		return text;
	}
	#values() {
		const open = this.#next();
		if (open.kind !== "(") failRequirement(`found '${open.text}' expected: '('`);
		const values = /* @__PURE__ */ new Set();
		let last = "(";
		for (;;) {
			const { kind, text } = this.#next();
			if (kind === "id" && last !== "id") values.add(text);
			else if (kind !== "," && kind !== ")") failRequirement(`found '${text}', expected: ',' or ')'`);
			else if (last !== "id") values.add("");
			if (kind === ")") return values;
			last = kind;
		}
	}
	#peek(asWord = true) {
		const token = this.#tokens[this.#at] ?? {
			kind: "end",
			text: ""
		};
		return asWord && (token.kind === "in" || token.kind === "notin") ? {
			kind: "id",
			text: token.text
		} : token;
	}
	#next(asWord = true) {
		const token = this.#peek(asWord);
		this.#at++;
		return token;
	}
	#take(kind) {
		if (this.#peek().kind !== kind) return false;
		this.#at++;
		return true;
	}
};
function tokensOf(selector) {
	const found = selector.matchAll(/(==|!=|[=!(),<>])|([^=!(),<>\s]+)/g);
	return Array.from(found, ([text, symbol]) => ({
		kind: symbolKind(symbol) ?? wordKind(text),
		text
	}));
}
function symbolKind(symbol) {
	switch (symbol) {
		case "(":
		case ")":
		case ",":
		case "!":
		case "=":
		case "==":
		case "!=":
		case "<":
		case ">": return symbol;
		default: return;
	}
}
function wordKind(word) {
	return word === "in" || word === "notin" ? word : "id";
}
function compareTo(key, operator, limit) {
	if (!INTEGER.test(limit)) failRequirement("for 'Gt', 'Lt' operators, the value must be an integer");
	return (labels) => {
		const value = labels.get(key);
		if (value === void 0 || !INTEGER.test(value)) return false;
		return operator === "<" ? BigInt(value) < BigInt(limit) : BigInt(value) > BigInt(limit);
	};
}
function checkKey(key) {
	const parts = key.split("/");
	const name = parts.at(-1) ?? "";
	const prefix = parts.length === 2 ? parts[0] ?? "" : void 0;
	const validPrefix = prefix === void 0 || SUBDOMAIN.test(prefix) && prefix.length <= 253;
	if (parts.length <= 2 && validPrefix && name.length <= 63 && NAME.test(name)) return;
	failRequirement(`invalid label key "${key}": name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character`);
}
function checkValue(key, value) {
	if (value.length <= 63 && VALUE.test(value)) return;
	failRequirement(`invalid label value: "${value}": at key: "${key}": a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character`);
}
function failRequirement(message) {
	return fail(`unable to parse requirement: ${message}`);
}
function fail(message) {
	throw new SelectorError(message);
}
// src/render/kustomize/object/selector.ts
function compileSelector(selector, at) {
	const patterns = [
		selector.group,
		selector.version,
		selector.kind,
		selector.name,
		selector.namespace
	];
	const tests = [];
	for (const pattern of patterns) {
		const test = anchored(pattern);
		if (typeof test !== "function") return require_check.refused(at, test.error);
		tests.push(test);
	}
	const labels = parseLabelSelector(selector.labelSelector);
	if (typeof labels !== "function") return require_check.refused(at, labels.error);
	const annotations = parseLabelSelector(selector.annotationSelector);
	if (typeof annotations !== "function") return require_check.refused(at, annotations.error);
	const [group = always, version = always, kind = always, name = always, namespace = always] = tests;
	return require_check.done({
		matchesGvk: (gvk) => group(gvk.group) && version(gvk.version) && kind(gvk.kind),
		matchesName: name,
		matchesNamespace: namespace,
		matchesLabels: labels,
		matchesAnnotations: annotations
	});
}
function anchored(pattern) {
	if (pattern === "") return always;
	if (/^[A-Za-z0-9-]*$/.test(pattern)) return (text) => text === pattern;
	return require_check.compileRegexp(`^(?:${pattern})$`);
}
function always() {
	return true;
}
// src/render/kustomize/object/select-resources.ts
function selectResources(resources, selector, at) {
	const matcher = compileSelector(selector, at);
	if (matcher.kind === "refused") return matcher;
	return require_check.done(resources.filter((resource) => isTarget$1(resource, matcher.value, selector)));
}
function isTarget$1(resource, matcher, { labelSelector, annotationSelector }) {
	const now = currentId(resource);
	if (!matcher.matchesGvk(now)) return false;
	const first = originalId(resource);
	return (matcher.matchesNamespace(effectiveNamespace(first)) || matcher.matchesNamespace(effectiveNamespace(now))) && (matcher.matchesName(first.name) || matcher.matchesName(now.name)) && (labelSelector === "" || matcher.matchesLabels(labelsOf(resource.node))) && (annotationSelector === "" || matcher.matchesAnnotations(annotationsOf(resource.node)));
}
// src/render/kustomize/transform/transform-patches.ts
const UNFIT_PATCH = "This patch does not apply to";
const UNFIT_JSON_PATCH = "This JSON patch does not apply to";
const MERGE = 300;
function transformStrategic(patch, patching, note = () => void 0) {
	const { target, at, patches } = patch;
	if (target === void 0) return (resources) => applyEach(resources, patches, at, patching);
	return (resources) => {
		if (patches.length > 1) return require_check.refused(at, `Multiple Strategic-Merge Patches in one \`patches\` entry is not allowed to set \`patches.target\` field: ${patch.source}`, { message: "A `target` works with one patch only, but this entry has several" });
		const [only] = patches;
		if (only === void 0) return require_check.done(resources);
		const selected = selectResources(resources, target, at);
		if (selected.kind === "refused") return selected;
		note(resources, selected.value);
		return applyToAll(resources, new Set(selected.value), only, at, patching);
	};
}
function transformStrategicList(patches, at, patching) {
	return (resources) => {
		return require_check.fold(patches, resources, (current, patch) => {
			const target = findById(current, originalId(resourceOf(patch, patching.mergeSchema())), patch);
			if (target.kind === "refused") return tolerate(patching.recorder, target) ? require_check.done(current) : target;
			return applyToAll(current, /* @__PURE__ */ new Set([target.value]), patch, at, patching);
		});
	};
}
function applyEach(resources, patches, at, patching) {
	return require_check.fold(patches, resources, (current, patch) => {
		const schema = patching.mergeSchema();
		const target = findById(current, originalId(resourceOf(patch, schema)), patch);
		if (target.kind === "refused") return tolerate(patching.recorder, target) ? require_check.done(current) : target;
		const trail = trailFrom("patch", at, patching.folder);
		const changed = applyStrategic(target.value, patch, schema, trail);
		if (changed.kind === "refused") return refusalAbout(changed, UNFIT_PATCH, target.value);
		const { value } = changed;
		return require_check.done(current.flatMap((each) => each === target.value ? value ?? [] : each));
	});
}
function applyToAll(resources, selected, patch, at, { mergeSchema, folder, work }) {
	if (selected.size === 0) return require_check.done(resources);
	const spent = spend(work, MERGE * selected.size, at);
	if (spent !== void 0) return spent;
	const schema = mergeSchema();
	const trail = trailFrom("patch", at, folder);
	const result = [];
	for (const resource of resources) {
		if (!selected.has(resource)) {
			result.push(resource);
			continue;
		}
		const changed = applyStrategic(resource, patchForTarget(patch, resource.node, at), schema, trail);
		if (changed.kind === "refused") return refusalAbout(changed, UNFIT_PATCH, resource);
		if (changed.value !== void 0) result.push(changed.value);
	}
	const list = emptyList();
	return appendAll(list, result, at) ?? require_check.done(list.items);
}
function transformJson(patch, notes, folder, note = () => void 0) {
	const { target, at, operations } = patch;
	if (target === void 0) return () => require_check.refused(at, `must specify a target for JSON patch ${patch.source}`, { message: "A JSON patch needs a `target`, and this entry has none" });
	const trail = trailFrom("patch", at, folder);
	const change = (resource) => {
		const stored = notes ? storePreviousId(resource, at) : require_check.done(resource);
		if (stored.kind === "refused") return stored;
		const noted = stored.value;
		const stranded = noted.rewritten ? void 0 : strandedComment(noted.node);
		if (stranded !== void 0) return stranded;
		const changed = applyJsonPatch(noted.node, operations, trail);
		if (changed.kind === "refused") return refusalAbout(changed, UNFIT_JSON_PATCH, resource);
		const node = withInternal(changed.value, noted.node, at);
		return require_check.done(withNode({
			...noted,
			shared: [],
			rewritten: true
		}, node));
	};
	return (resources) => {
		const selected = selectResources(resources, target, at);
		if (selected.kind === "refused") return selected;
		note(resources, selected.value);
		const chosen = new Set(selected.value);
		const result = [];
		for (const resource of resources) {
			const outcome = chosen.has(resource) ? change(resource) : require_check.done(resource);
			if (outcome.kind === "refused") return outcome;
			result.push(outcome.value);
		}
		return require_check.done(result);
	};
}
function withInternal(node, before, at) {
	const annotations = new Map(annotationsOf(node));
	for (const [key, value] of annotationsOf(before)) if (isInternalAnnotation(key)) annotations.set(key, value);
	return setAnnotations(node, annotations, at);
}
function readStrategicEntry(place, entry, at) {
	const inline = readResources(place.context, inlineText(entry, at));
	if (inline.kind === "done") return inline;
	const { context, folder, recorder } = place;
	const file = loadText(context, {
		folder,
		path: entry.text,
		at: entry.at ?? at
	}, recorder);
	if (file.kind === "refused") return entry.text.includes("\n") ? inline : file;
	return readResources(context, file.value);
}
function noPatches(patches, at) {
	if (patches.length > 0) return void 0;
	return require_check.refused(at, "patch appears to be empty", { message: "None of these files holds a patch" });
}
function patchingOf({ run, folder, recorder }) {
	const mergeSchema = () => {
		run.merged = true;
		return run.schema;
	};
	return {
		mergeSchema,
		folder,
		recorder,
		work: run.work
	};
}
// src/render/kustomize/transform/patches-json-6902.ts
function patchesJson6902(target) {
	const transforms = [];
	for (const args of target.kustomization.patchesJson6902) {
		const transform = patchJson6902(target, args, noteTarget(args.target, target));
		if (transform.kind === "done") transforms.push(transform.value);
		else if (!tolerate(target.recorder, transform)) return transform;
	}
	return require_check.done(transforms);
}
function patchJson6902(place, args, note) {
	const { target, path, patch, at } = args;
	if (target === void 0 || target.name === "") return require_check.refused(at, "must specify the target name", { message: "A JSON patch needs a `target` with a `name`" });
	const source = patchText(place, args);
	if (source.kind === "refused") return source;
	const operations = readOperations(place, source.value, at);
	if (operations.kind === "refused") return operations;
	if (operations.value.length === 0) return empty(at, path.text === "" ? patch.at : path.at);
	const read = {
		kind: "json",
		operations: operations.value,
		target,
		at,
		source: ""
	};
	return require_check.done(transformJson(read, false, place.folder, note));
}
function empty(at, node) {
	return require_check.refused(node ?? at, "patch appears to be empty", { message: "This patch is empty" });
}
function patchText({ context, folder, recorder }, { path, patch, at }) {
	if (path.text === "" && patch.text === "") return require_check.refused(at, "empty file path and empty jsonOp", { message: "This entry has neither `patch` nor `path`" });
	if (path.text !== "" && patch.text !== "") return require_check.refused(at, "must specify a file path or jsonOp, not both", { message: "This entry has both `patch` and `path`; only one of them may be given" });
	if (path.text === "") return require_check.done(inlineText(patch, at));
	return loadText(context, {
		folder,
		path: path.text,
		at: path.at ?? at
	}, recorder);
}
// src/render/kustomize/transform/plugin-patches.ts
function readJson6902(target, node) {
	const decoding = pluginDecoding("PatchJson6902Transformer");
	const field = openStruct(node, [
		"target",
		"path",
		"jsonOp"
	], decoding, "");
	const args = {
		path: text(field("path"), decoding, "path"),
		patch: text(field("jsonOp"), decoding, "jsonOp"),
		target: decodeSelector(field("target"), decoding, "target"),
		allowNameChange: false,
		allowKindChange: false,
		at: node
	};
	return require_check.joinRefused(decoding.failures) ?? patchJson6902(target, args);
}
function readStrategicMerge(target, node) {
	const decoding = pluginDecoding("PatchStrategicMergeTransformer");
	const field = openStruct(node, ["paths", "patches"], decoding, "");
	const paths = texts(field("paths"), decoding, "paths") ?? [];
	const inline = text(field("patches"), decoding, "patches");
	const failure = require_check.joinRefused(decoding.failures);
	if (failure !== void 0) return failure;
	if (paths.length === 0 && inline.text === "") return require_check.refused(node, "empty file path and empty patch content", { message: "This transformer has neither `paths` nor `patches`" });
	const all = [];
	for (const path of paths) {
		const found = readStrategicEntry(target, path, path.at ?? node);
		if (found.kind === "refused") return found;
		all.push(...found.value);
	}
	if (inline.text !== "") {
		const found = readResources(target.context, inlineText(inline, node));
		if (found.kind === "refused") return found;
		all.push(...found.value);
	}
	return noPatches(all, node) ?? require_check.done(transformStrategicList(all, node, patchingOf(target)));
}
function readPatchTransformer(target, node) {
	const decoding = pluginDecoding("PatchTransformer");
	const args = decodePatch(node, decoding, "", node.file);
	const failure = require_check.joinRefused(decoding.failures);
	if (failure !== void 0) return failure;
	const patch = readPatch(target, args);
	if (patch.kind === "refused") return patch;
	return require_check.done(patch.value.kind === "json" ? transformJson(patch.value, true, target.folder) : transformStrategic(patch.value, patchingOf(target)));
}
// src/render/kustomize/fields/field-spec.ts
function isSpecFor(spec, object) {
	const apiVersion = valueText(require_check.entryOf(object, "apiVersion")?.value);
	const slash = apiVersion.indexOf("/");
	const group = slash === -1 ? "" : apiVersion.slice(0, slash);
	const version = apiVersion.slice(slash + 1);
	return (spec.kind === "" || spec.kind === valueText(require_check.entryOf(object, "kind")?.value)) && (spec.group === "" || spec.group === group) && (spec.version === "" || spec.version === version);
}
function applyFieldSpec(object, spec, set, creation) {
	if (!isSpecFor(spec, object)) return require_check.done(object);
	const visit = {
		set,
		creation,
		creates: spec.create && creation.kind !== void 0
	};
	const outcome = walk(object, partsOf$1(spec), visit);
	if (outcome.kind === "refused") return outcome;
	return outcome.value.kind === "map" ? require_check.done(outcome.value) : require_check.done(object);
}
const partsOf$1 = require_start.memo(({ path }) => splitPath(path, "/"));
function walk(node, path, visit) {
	if (path.length === 0) return visit.set(node);
	if (isMissingOrNull(node)) return require_check.done(node);
	if (node.kind === "sequence") return walkList(node, path, visit);
	if (node.kind === "map") return walkMap(node, path, visit);
	return require_check.refused(node, "expected sequence or mapping node");
}
function walkList(list, path, visit) {
	const items = [];
	for (const item of list.items) {
		const outcome = walk(item, path, visit);
		if (outcome.kind === "refused") return require_check.refused(outcome.at, `visit traversal on path: [${path.join(" ")}]: ${outcome.message}`);
		items.push(outcome.value);
	}
	return require_check.done(require_check.withItems(list, items));
}
function walkMap(map, path, visit) {
	const [part = "", ...rest] = path;
	const isList = part.endsWith("[]");
	const name = isList ? part.slice(0, -2) : part;
	if (name === "") return require_check.refused(map, "cannot set or create an empty field name");
	if (name === "*") return require_check.refused(map, "fieldName: *: wildcard is not supported in PathGetter", { message: `A field path of this kustomization has \`*\`, which kustomize takes in replacements only` });
	const creates = visit.creates && !isList;
	const made = creates && rest.length === 0 ? visit.creation.kind : "map";
	const wanted = isList ? "sequence" : creates ? made : void 0;
	const old = require_check.entryOf(map, name);
	if (old === void 0 && !creates) return require_check.done(map);
	const outcome = walk(old === void 0 || isMissingOrNull(old.value) && wanted !== void 0 ? emptyNode(wanted ?? "map", visit.creation) : old.value, rest, visit);
	if (outcome.kind === "refused") return outcome;
	return require_check.done(withField(map, old, name, outcome.value, visit.creation));
}
function withField(map, old, name, value, { at, trail }) {
	if (old === void 0) return require_check.withEntries(map, [...map.entries, require_check.entry(require_check.scalarOf(name, at, trail), value)]);
	if (old.value === value) return map;
	return require_check.withEntries(map, map.entries.map((each) => each === old ? {
		key: each.key,
		name: each.name,
		value
	} : each));
}
function emptyNode(kind, { at, trail }) {
	if (kind === "map") return require_check.mapOf([], at, trail);
	return kind === "sequence" ? require_check.sequenceOf([], at, trail) : require_check.scalarOf("", at, trail);
}
// src/render/kustomize/transform/transform-namespace.ts
const METADATA_NAMESPACE = {
	group: "",
	version: "",
	kind: "",
	path: "metadata/namespace",
	create: true
};
function transformNamespace(args) {
	if (args.namespace.text === "") return require_check.done;
	return (resources) => {
		const counts = countIds(resources);
		const trail = trailFrom("namespace", args.namespace.at ?? args.at, args.folder);
		return changeEach(resources, (resource) => {
			if (annotationOf(resource.node, "internal.config.kubernetes.io/helm-generated") === "true") return require_check.done(resource);
			const moved = moveToNamespace(resource, args, trail);
			if (moved.kind === "refused") return moved;
			const before = currentKey(resource);
			const after = currentKey(moved.value);
			counts.set(before, (counts.get(before) ?? 0) - 1);
			counts.set(after, (counts.get(after) ?? 0) + 1);
			return counts.get(after) === 1 ? moved : conflict(moved.value, args);
		});
	};
}
function countIds(resources) {
	const counts = /* @__PURE__ */ new Map();
	for (const resource of resources) {
		const key = currentKey(resource);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
function conflict({ node }, { namespace, at }) {
	const { kind } = gvkOf(node);
	return require_check.refused(namespace.at ?? at, "namespace transformation produces ID conflict", {
		message: kind === "Namespace" ? `This \`namespace\` gives two Namespaces the name \`${namespace.text}\`` : `Two objects become the same ${kind} in the namespace \`${namespace.text}\``,
		related: [{
			at: node,
			message: "one of them"
		}],
		...kind === "Namespace" && { help: "Leave one of them out, or list it in a kustomization without this `namespace`." }
	});
}
function moveToNamespace(resource, args, trail) {
	const stored = storePreviousId(resource, args.at);
	return stored.kind === "refused" ? stored : setNamespaces(stored.value, args, trail);
}
function setNamespaces(noted, args, trail) {
	const own = currentId(noted).clusterScoped ? require_check.done(noted.node) : setAt(noted.node, [METADATA_NAMESPACE], args, trail);
	if (own.kind === "refused") return own;
	const bound = isRoleBinding(gvkOf(noted.node).kind) ? withSubjects(own.value, args, trail) : own;
	if (bound.kind === "refused") return bound;
	const moved = setAt(bound.value, specsFor(noted.node, args), args, trail);
	return moved.kind === "refused" ? moved : require_check.done(withNode(noted, moved.value));
}
function isRoleBinding(kind) {
	return kind === "RoleBinding" || kind === "ClusterRoleBinding";
}
function specsFor(node, { fields }) {
	const { group, version, kind } = gvkOf(node);
	return fields.filter((spec) => {
		if (spec.path === "metadata/namespace") return false;
		if (spec.path === "metadata/name") return group === "" && version === "v1";
		return !(isRoleBinding(kind) && isRoleBinding(spec.kind) && spec.path === "subjects/namespace");
	});
}
function setAt(object, specs, args, trail) {
	const setter = namespaceSetter(args, trail);
	const creation = {
		kind: "scalar",
		at: args.namespace.at ?? args.at,
		trail
	};
	return require_check.fold(specs, object, (node, spec) => applyFieldSpec(node, spec, setter, creation));
}
function namespaceSetter({ namespace, unsetOnly, at }, trail) {
	return (node) => {
		if (unsetOnly && !require_check.isMissingOrNull(node) && require_check.rawText(node) !== "") return require_check.done(node);
		if (node.kind !== "scalar") return require_check.refused(node, "namespace field specs must target scalar nodes: wrong node kind", { message: "kustomize sets a namespace here, but this is not a string" });
		const value = {
			text: namespace.text,
			tag: "!!str",
			at: namespace.at ?? at,
			trail
		};
		return require_check.done(require_check.setText(node, value));
	};
}
function withSubjects(node, args, trail) {
	const subjects = require_check.valueAt(node, "subjects");
	if (args.subjects === "none" || subjects === void 0 || require_check.isMissingOrNull(subjects)) return require_check.done(node);
	if (subjects.kind !== "sequence") return notSubjects(subjects);
	const items = [];
	for (const subject of subjects.items) {
		if (subject.kind !== "map" && !require_check.isMissingOrNull(subject)) return notSubjects(subject);
		const moves = subject.kind === "map" && isMoved(subject, args);
		items.push(moves ? withSubject(subject, args, trail) : subject);
	}
	return require_check.done(require_check.withEntry(node, require_check.scalarOf("subjects", args.at, trail), require_check.withItems(subjects, items)));
}
function notSubjects(node) {
	return require_check.refused(node, "setting namespace on (cluster)role binding subjects: wrong node kind", { message: "`subjects` of a role binding must be a list of maps" });
}
function isMoved(subject, { subjects }) {
	return subjects === "allServiceAccounts" ? require_check.rawText(require_check.scalarAt(subject, "kind")) === "ServiceAccount" : require_check.rawText(require_check.scalarAt(subject, "name")) === "default";
}
function withSubject(subject, args, trail) {
	const { namespace, unsetOnly, at } = args;
	const old = require_check.scalarAt(subject, "namespace");
	if (unsetOnly && !require_check.isMissingOrNull(old) && require_check.rawText(old) !== "") return subject;
	const value = {
		text: namespace.text,
		tag: "!!str",
		at: namespace.at ?? at,
		trail
	};
	return require_check.setField(subject, "namespace", value);
}
// src/render/kustomize/transform/transform-value-add.ts
function readValueAdd(target, node) {
	const decoding = pluginDecoding("ValueAddTransformer");
	const field = openStruct(node, [
		"value",
		"targets",
		"targetFilePath"
	], decoding, "");
	const value = text(field("value"), decoding, "value");
	const trimmed = value.text.trim() || require_check.baseName(target.folder);
	const own = decodeTargets(field("targets"), decoding, node.file);
	const path = text(field("targetFilePath"), decoding, "targetFilePath");
	const more = path.text === "" ? require_check.done([]) : targetsInFile(target, path, node);
	if (more.kind === "refused") return more;
	const targets = [...own, ...more.value];
	const failure = require_check.joinRefused(decoding.failures) ?? invalid(targets, node);
	if (failure !== void 0) return failure;
	const written = {
		text: trimmed,
		at: value.at ?? node
	};
	return require_check.done((resources) => addToAll(resources, targets, written, target));
}
function decodeTargets(node, decoding, file) {
	const item = (each, own, path) => {
		const field = openStruct(each, [
			"selector",
			"fieldPath",
			"filePathPosition"
		], own, path);
		return {
			selector: decodeSelector(field("selector"), own, `${path}.selector`),
			fieldPath: text(field("fieldPath"), own, `${path}.fieldPath`).text,
			position: integer(field("filePathPosition"), own, `${path}.filePathPosition`),
			at: spanOrStart(each, file)
		};
	};
	return list(node, decoding, "targets", item) ?? [];
}
function targetsInFile({ context, folder, recorder }, path, node) {
	const file = loadText(context, {
		folder,
		path: path.text,
		at: path.at ?? node
	}, recorder);
	if (file.kind === "refused") return file;
	const root = readPlainDocument(context, file.value);
	if (root.kind === "refused") return root;
	const decoding = {
		failures: [],
		strict: false,
		lenientText: true,
		dialect: "kubectl",
		name: "ValueAddTransformer"
	};
	const targets = decodeTargets(openStruct(root.value, ["targets"], decoding, "")("targets"), decoding, file.value);
	return require_check.joinRefused(decoding.failures) ?? require_check.done(targets);
}
function invalid(targets, node) {
	if (targets.length === 0) return require_check.refused(node, "must specify at least one target", { message: "This transformer has no `targets`" });
	const wrong = targets.find(({ fieldPath, position }) => fieldPath === "" || position < 0);
	if (wrong === void 0) return void 0;
	return require_check.refused(wrong.at, wrong.fieldPath === "" ? "fieldPath cannot be empty" : `value of FilePathPosition (${wrong.position}) cannot be negative`, { message: "A target needs a `fieldPath`, and a `filePathPosition` that is not negative" });
}
function addToAll(resources, targets, value, target) {
	return require_check.fold(targets, resources, (current, each) => {
		const { selector, at } = each;
		const selected = selector === void 0 ? require_check.done(current) : selectResources(current, selector, at);
		if (selected.kind === "refused") return selected;
		const chosen = new Set(selected.value);
		return changeEach(current, (resource) => chosen.has(resource) ? add(resource, each, value, target) : require_check.done(resource));
	});
}
function add(resource, { fieldPath, position, at }, value, { folder }) {
	const place = value.at ?? at;
	const trail = trailFrom("transformer", place, folder);
	if (fieldPath === "metadata/namespace") return addNamespace(resource, value, at, folder);
	const spec = {
		group: "",
		version: "",
		kind: "",
		path: fieldPath,
		create: true
	};
	const set = (node) => setPart(node, value.text, position, place, trail);
	const outcome = applyFieldSpec(resource.node, spec, set, {
		kind: "scalar",
		at: place,
		trail
	});
	return outcome.kind === "refused" ? outcome : require_check.done(withNode(resource, outcome.value));
}
function addNamespace(resource, namespace, at, folder) {
	return setNamespaces(resource, {
		namespace,
		fields: [],
		unsetOnly: false,
		subjects: "defaultOnly",
		folder,
		at
	}, trailFrom("namespace", namespace.at ?? at, folder));
}
function setPart(node, value, position, at, trail) {
	if (node.kind !== "scalar" && !require_check.isMissingOrNull(node)) return require_check.refused(node, "wrong node kind: expected ScalarNode", { message: "kustomize writes a value here, but this is not a string" });
	const text = position > 0 ? insertPathPart(require_check.rawText(node), position - 1, value) : value;
	return require_check.done(require_check.setText(node, {
		text,
		at,
		trail
	}));
}
function insertPathPart(path, position, part) {
	const parts = path.split("/").filter((each) => each !== "");
	parts.splice(Math.min(position, parts.length), 0, part);
	return `${path.startsWith("/") ? "/" : ""}${parts.join("/")}`;
}
// src/render/kustomize/merge/set-image.ts
const TAG = ":[a-zA-Z0-9_.{}-]*";
const DIGEST = "@[a-zA-Z0-9]+([.+_-][a-zA-Z0-9]+)*:[a-zA-Z0-9_.{}-]*";
function setImage(image, change) {
	if (!matcherOf(change)(image)) return image;
	const old = splitImage(image);
	const name = change.newName === "" ? old.name : change.newName;
	const { tag, digest } = newVersion(old, change);
	return `${name}${tag === "" ? "" : `:${tag}`}${digest === "" ? "" : `@${digest}`}`;
}
const matcherOf = require_start.memo(({ name }) => {
	const compiled = require_check.compileRegexp(`^${name}(${TAG})?(${DIGEST})?$`);
	return typeof compiled === "function" ? compiled : () => false;
});
function newVersion(old, change) {
	if (change.newTag !== "") return {
		tag: change.newTag,
		digest: change.digest
	};
	if (change.digest !== "") return {
		tag: "",
		digest: change.digest
	};
	if (change.tagSuffix !== "") return {
		tag: old.tag + change.tagSuffix,
		digest: ""
	};
	return old;
}
function splitImage(image) {
	const slash = Math.max(0, image.indexOf("/"));
	const at = image.indexOf("@", slash);
	const colon = image.indexOf(":", slash);
	if (at !== -1 && (at < colon || colon === -1)) return {
		name: image.slice(0, at),
		tag: "",
		digest: image.slice(at + 1)
	};
	if (colon === -1) return {
		name: image,
		tag: "",
		digest: ""
	};
	const name = image.slice(0, colon);
	if (at === -1) return {
		name,
		tag: image.slice(colon + 1),
		digest: ""
	};
	return {
		name,
		tag: image.slice(colon + 1, at),
		digest: image.slice(at + 1)
	};
}
// src/render/kustomize/transform/transform-images.ts
const CONTAINERS = /* @__PURE__ */ new Set(["containers", "initContainers"]);
function transformImages(image, fields, folder) {
	const set = imageSetter(image, trailFrom("transformer", image.at, folder));
	return (resources) => changeNodes(resources, (object) => {
		if (gvkOf(object).kind === "CustomResourceDefinition") return require_check.done(object);
		return changeFields(changeContainers(object, set), {
			fields,
			set,
			image,
			object
		});
	});
}
function imageSetter(image, trail) {
	const change = {
		name: image.name.text,
		newName: image.newName.text,
		newTag: image.newTag.text,
		tagSuffix: image.tagSuffix.text,
		digest: image.digest.text
	};
	return (node) => {
		if (node.kind !== "scalar" && !require_check.isMissingOrNull(node)) return notScalar(node);
		const old = require_check.rawText(node);
		const text = setImage(old, change);
		if (text === old) return require_check.done(node);
		return require_check.done(require_check.setText(node, {
			text,
			at: node,
			trail: onto(trail, node.trail)
		}));
	};
}
function notScalar(node) {
	return require_check.refused(node, "wrong node kind: expected ScalarNode", { message: "kustomize sets an image here, but this is not a string" });
}
function changeFields(changed, { fields, set, image: { at }, object }) {
	let outcome = changed;
	for (const spec of fields) {
		if (outcome.kind === "refused") return outcome;
		outcome = applyFieldSpec(outcome.value, spec, set, {
			kind: void 0,
			at,
			trail: void 0
		});
		if (outcome.kind === "refused") return refusedAt(outcome, spec, object);
	}
	return outcome;
}
function refusedAt(refusal, { path }, object) {
	if (refusal.words !== void 0) return refusal;
	const name = `${gvkOf(object).kind} \`${nameOf(object)}\``;
	return {
		...refusal,
		words: {
			message: `\`images\` cannot be applied to ${name}: kustomize looks for an image at \`${path}\`, and this is neither a map nor a list`,
			help: "Move the object to a kustomization that has no `images`, neither itself nor above it."
		}
	};
}
function changeContainers(node, set) {
	if (node.kind === "scalar") return require_check.done(node);
	if (node.kind === "sequence") {
		const items = changeAll(node.items, (item) => changeContainers(item, set));
		return items.kind === "refused" ? items : require_check.done(require_check.withItems(node, items.value));
	}
	const entries = changeAll(node.entries, (each) => changeEntry(each, set));
	return entries.kind === "refused" ? entries : require_check.done(require_check.withEntries(node, entries.value));
}
function changeEntry(entry, set) {
	const inner = changeContainers(entry.value, set);
	if (inner.kind === "refused") return inner;
	const list = inner.value;
	if (!(CONTAINERS.has(entry.key.text) && list.kind === "sequence")) return require_check.done(list === entry.value ? entry : require_check.entryWith(entry, list));
	const items = changeAll(list.items, (container) => changeContainer(container, set));
	if (items.kind === "refused") return items;
	const value = require_check.withItems(list, items.value);
	return require_check.done(value === entry.value ? entry : require_check.entryWith(entry, value));
}
function changeContainer(container, set) {
	if (require_check.isMissingOrNull(container)) return require_check.done(container);
	if (container.kind !== "map") return require_check.refused(container, "wrong node kind: expected MappingNode", { message: "An entry of a list of containers must be a map" });
	const image = require_check.entryOf(container, "image")?.value;
	if (image === void 0) return require_check.done(container);
	const changed = set(image);
	if (changed.kind === "refused") return changed;
	return require_check.done(require_check.withEntry(container, require_check.scalarOf("image", image, void 0), changed.value));
}
function changeAll(items, change) {
	const result = [];
	for (const item of items) {
		const outcome = change(item);
		if (outcome.kind === "refused") return outcome;
		result.push(outcome.value);
	}
	return require_check.done(result);
}
// src/render/kustomize/transform/transform-labels.ts
const METADATA_LABELS = {
	group: "",
	version: "",
	kind: "",
	path: "metadata/labels",
	create: true
};
function transformTexts(texts, fields, at, folder) {
	if (texts.length === 0) return require_check.done;
	const trail = trailFrom("transformer", at, folder);
	return (resources) => changeEach(resources, (resource) => {
		const added = [];
		let { node } = resource;
		for (const text of texts) {
			const outcome = setEverywhere(node, text, fields, {
				at,
				trail
			});
			if (outcome.kind === "refused") return outcome;
			node = outcome.value.node;
			added.push(...outcome.value.shared);
		}
		const changed = withNode(resource, node);
		return require_check.done(added.length === 0 ? changed : {
			...changed,
			shared: [...changed.shared, ...added]
		});
	});
}
function setEverywhere(object, { key, keyAt, value }, fields, { at, trail }) {
	const text = {
		text: value.text,
		tag: "!!str",
		at: value.at ?? at,
		trail
	};
	const fresh = require_check.newText(text);
	let places = 0;
	const set = (map) => {
		if (require_check.isMissingOrNull(map)) return require_check.done(map);
		if (map.kind !== "map") return noMap(map, key);
		if (require_check.entryOf(map, key) !== void 0) return require_check.done(require_check.setField(map, key, text));
		places += 1;
		return require_check.done(require_check.withEntry(map, require_check.scalarOf(key, text.at, trail), fresh));
	};
	let node = object;
	for (const spec of fields) {
		const outcome = applyFieldSpec(node, spec, set, {
			kind: "map",
			at: keyAt,
			trail
		});
		if (outcome.kind === "refused") return outcome;
		node = outcome.value;
	}
	return require_check.done({
		node,
		shared: places > 1 ? [fresh] : []
	});
}
function noMap(node, key) {
	return require_check.refused(node, "wrong node kind: expected MappingNode", { message: `\`${key}\` is set here, but this is not a map` });
}
function labelTransforms(kustomization, config, folder) {
	const transforms = [];
	for (const label of kustomization.labels) {
		const fields = labelFields(label, config);
		if (fields.kind === "refused") return fields;
		transforms.push(transformTexts(label.pairs, fields.value, label.at, folder));
	}
	const { commonLabels, root } = kustomization;
	const at = commonLabels[0]?.keyAt ?? root;
	transforms.push(transformTexts(commonLabels, config.commonLabels, at, folder));
	return require_check.done(transforms);
}
function labelFields(label, config) {
	const more = label.includeSelectors ? [config.commonLabels] : [
		...label.includeTemplates ? [config.templateLabels] : [],
		...label.includeVolumeClaimTemplates ? [config.volumeClaimTemplateLabels] : [],
		[METADATA_LABELS]
	];
	let fields = label.fields;
	for (const table of [config.labels, ...more]) {
		const merged = mergeSpecs(fields, table, label.at);
		if (merged.kind === "refused") return merged;
		fields = merged.value;
	}
	return require_check.done(fields);
}
// src/render/kustomize/transform/transform-names.ts
const SKIPPED = [
	{
		group: "",
		version: "",
		kind: "CustomResourceDefinition"
	},
	{
		group: "apiregistration.k8s.io",
		version: "",
		kind: "APIService"
	},
	{
		group: "",
		version: "",
		kind: "Namespace"
	}
];
function transformNames(affix) {
	const trail = trailFrom("prefix", affix.affix.at ?? affix.at, affix.folder);
	return (resources) => changeEach(resources, (resource) => addAffix(resource, affix, trail));
}
function addAffix(resource, affix, trail) {
	const id = originalId(resource);
	if (SKIPPED.some((skipped) => isSelected(id, skipped))) return require_check.done(resource);
	let changed = resource;
	for (const spec of affix.fields) {
		if (!isSelected(id, spec)) continue;
		if (spec.path === "metadata/name") {
			const noted = noteAffix(changed, affix);
			if (noted.kind === "refused") return noted;
			changed = noted.value;
		}
		const outcome = changeField(changed.node, spec, affix, trail);
		if (outcome.kind === "refused") return outcome;
		changed = withNode(changed, outcome.value);
	}
	return require_check.done(changed);
}
function noteAffix(resource, { where, affix, at }) {
	if (affix.text === "") return require_check.done(resource);
	return storePreviousId(resource, at, [[where === "prefix" ? PREFIXES : SUFFIXES, affix.text]]);
}
function changeField(node, spec, affix, trail) {
	const at = affix.affix.at ?? affix.at;
	const setter = (field) => {
		const old = require_check.rawText(field);
		const text = affix.where === "prefix" ? affix.affix.text + old : old + affix.affix.text;
		return require_check.done(require_check.setText(field, {
			text,
			at: field,
			trail: onto(trail, field.trail)
		}));
	};
	return applyFieldSpec(node, spec, setter, {
		kind: "scalar",
		at,
		trail
	});
}
// src/render/kustomize/load/read-replacements.ts
function readReplacements(place, entries) {
	const all = [];
	for (const entry of entries) {
		const { path, at } = entry;
		if (path.text === "") {
			all.push(entry);
			continue;
		}
		if (entry.source !== void 0 || entry.targets.length > 0) return require_check.refused(at, "cannot specify both path and inline replacement", { message: "This replacement has both a `path` and a source or targets" });
		const { context, folder, recorder } = place;
		const use = {
			folder,
			path: path.text,
			at: path.at ?? at
		};
		const file = loadText(context, use, recorder);
		if (file.kind === "refused") {
			if (tolerate(recorder, file)) continue;
			return file;
		}
		const root = readPlainDocument(context, file.value);
		const read = root.kind === "refused" ? root : decodeFile(root.value, use.at);
		if (read.kind === "refused") return read;
		all.push(...read.value);
	}
	return require_check.done(all);
}
function decodeFile(root, at) {
	if (root === void 0 || root.kind === "scalar") return require_check.refused(root ?? at, "unsupported replacement type encountered within replacement path", { message: "This file holds neither a replacement nor a list of replacements" });
	const decoding = {
		failures: [],
		strict: false,
		lenientText: true,
		dialect: "kubectl",
		name: "Replacement"
	};
	const read = (root.kind === "sequence" ? root.items : [root]).map((node) => decodeReplacement(node, decoding, "", root.file));
	return require_check.joinRefused(decoding.failures) ?? require_check.done(read);
}
// src/render/kustomize/tree/write-kyaml.ts
function writeKyaml(node) {
	const out = [];
	writeNode(out, node, "");
	return out.join("");
}
function writeNode(out, node, indent) {
	if (isFlow(node)) out.push(flow(node), "\n");
	else if (node.kind === "map") writeMap(out, node, indent);
	else if (node.kind === "sequence") writeSequence(out, node, indent);
	else out.push(scalar(node, indent), "\n");
}
function writeMap(out, node, indent) {
	node.entries.forEach(({ key, value }, index) => {
		if (index > 0) out.push(indent);
		out.push(scalar(key, void 0), ":");
		if (isFlow(value) || value.kind === "scalar") {
			const text = value.kind === "scalar" ? scalar(value, `${indent}  `) : flow(value);
			out.push(text === "" ? "" : ` ${text}`, "\n");
			return;
		}
		const inner = value.kind === "map" ? `${indent}  ` : indent;
		out.push(`\n${inner}`);
		writeNode(out, value, inner);
	});
}
function writeSequence(out, node, indent) {
	node.items.forEach((item, index) => {
		out.push(index > 0 ? `${indent}- ` : "- ");
		writeNode(out, item, `${indent}  `);
	});
}
function isFlow(node) {
	if (node.kind === "scalar") return false;
	if ((node.kind === "map" ? node.entries.length : node.items.length) === 0) return true;
	const first = node.file.text.charAt(node.start);
	return node.kind === "map" ? first === "{" : first === "[";
}
function flow(node) {
	if (node.kind === "sequence") return `[${node.items.map(flow).join(", ")}]`;
	if (node.kind === "map") return `{${node.entries.map(({ key, value }) => `${scalar(key, void 0)}: ${flow(value)}`).join(", ")}}`;
	return scalar(node, void 0);
}
function scalar(node, indent) {
	const { text, style, tag } = node;
	const place = indent === void 0 ? void 0 : {
		column: -Infinity,
		indent
	};
	if (style === "double-quoted") return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeQuoted(text, style, void 0);
	if (style === "single-quoted") return singleQuoted(text);
	if (style === "folded" && indent !== void 0) return folded(text, indent);
	if (style === "literal" && indent !== void 0 && !text.includes("\n")) return literalLine(text, indent);
	if (text.includes("\n")) return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeText(text, place);
	if (style !== "plain") return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeQuoted(text, "double-quoted", void 0);
	if (tag === "!!str" && !require_engine_run_rollout_run_build_deployers_kustomization_builds.isTextWhenPlain(text)) return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeQuoted(text, "double-quoted", void 0);
	const written = require_engine_run_rollout_run_build_deployers_kustomization_builds.isPlainAllowed(text) ? text : singleQuoted(text);
	return tag === void 0 || tag === "!!str" ? written : `${tag} ${written}`.trimEnd();
}
function literalLine(text, indent) {
	if (require_engine_run_rollout_run_build_deployers_kustomization_builds.styleOfText(`${text}\n`) !== "literal") return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeQuoted(text, "double-quoted", void 0);
	return `|${text.startsWith(" ") ? "2" : ""}-\n${indent}${text}`;
}
function folded(text, indent) {
	if (require_engine_run_rollout_run_build_deployers_kustomization_builds.styleOfText(`${text}\n`) !== "literal") return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeQuoted(text, "double-quoted", void 0);
	return require_check.writeFolded(text, indent);
}
function singleQuoted(text) {
	const allowed = require_engine_run_rollout_run_build_deployers_kustomization_builds.styleOfText(text) !== "double-quoted" || /^[\x20-\x7E]*$/.test(text);
	return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeQuoted(text, allowed ? "single-quoted" : "double-quoted", void 0);
}
// src/render/kustomize/tree/splice-yaml.ts
const MORE_THAN_NODES = /[#&*!]|<</;
function spliceYaml(text, data, edits) {
	if (!MORE_THAN_NODES.test(text)) return void 0;
	const patches = [];
	for (const { old, made } of edits) {
		const written = writeKyaml(made).trim();
		if (!(old.kind === "scalar" && old.file === data.file && old.end > old.start) || written.includes("\n") || text.slice(old.start, old.end).includes("\n")) return;
		patches.push({
			start: old.start,
			end: old.end,
			text: written
		});
	}
	const scalars = scalarsOf(data);
	patches.push(...scalars.flatMap((scalar) => commentSpace(text, scalar)));
	const blocks = scalars.filter(({ style }) => style === "literal" || style === "folded");
	patches.push(...blankLines(text, blocks), ...mergeKeys(text, blocks));
	return applied(text, patches).trim();
}
function scalarsOf(node) {
	if (node.kind === "scalar") return [node];
	if (node.kind === "sequence") return node.items.flatMap(scalarsOf);
	return node.entries.flatMap(({ key, value }) => [key, ...scalarsOf(value)]);
}
function commentSpace(text, { end }) {
	const space = /^[ \t]+(?=#)/.exec(text.slice(end, end + 200))?.[0];
	return space === void 0 ? [] : [{
		start: end,
		end: end + space.length,
		text: " "
	}];
}
function blankLines(text, blocks) {
	const found = [];
	const foot = footOf(text);
	for (const match of text.matchAll(/\n(?:[ \t]*\n)+/g)) {
		const start = match.index + 1;
		const end = match.index + match[0].length;
		if (isInside(start, blocks)) continue;
		const before = text.slice(text.lastIndexOf("\n", start - 2) + 1, start);
		const isKept = isComment(text.slice(end, end + 200)) && (isComment(before) || end >= foot);
		found.push({
			start,
			end,
			text: isKept ? "\n" : ""
		});
	}
	return found;
}
function footOf(text) {
	let at = text.length;
	for (const line of text.split("\n").reverse()) {
		if (line.trim() !== "" && !isComment(line)) break;
		at -= line.length + 1;
	}
	return at + 1;
}
function isComment(line) {
	return /^[ \t]*#/.test(line);
}
function mergeKeys(text, blocks) {
	return Array.from(text.matchAll(/(?<=^[ \t-]*)<<(?=[ \t]*:)/gm), ({ index }) => index).filter((start) => !isInside(start, blocks)).map((start) => ({
		start,
		end: start,
		text: "!!merge "
	}));
}
function isInside(at, blocks) {
	return blocks.some((block) => block.start <= at && at < block.end);
}
function applied(text, patches) {
	const sorted = patches.toSorted((a, b) => a.start - b.start);
	const out = [];
	let at = 0;
	for (const { start, end, text: written } of sorted) {
		if (start < at) continue;
		out.push(text.slice(at, start), written);
		at = end;
	}
	out.push(text.slice(at));
	return out.join("");
}
// src/render/kustomize/tree/write-embedded.ts
function writeEmbedded(data, original, before, edits) {
	if (!/^\s*[{[]/.test(original)) return spliceYaml(original, before, edits) ?? writeKyaml(data).trim();
	if (findUnwritable(data) !== void 0) return void 0;
	return writeGoJson(data, original.includes("\n") && original.includes("  ") ? "\n" : "");
}
function writeGoJson(node, lineStart) {
	if (node.kind === "scalar") return scalarJson(node);
	const inner = lineStart === "" ? "" : `${lineStart}  `;
	const items = node.kind === "sequence" ? node.items.map((item) => inner + writeGoJson(item, inner)) : membersOf(node, inner);
	const [open, close] = node.kind === "sequence" ? ["[", "]"] : ["{", "}"];
	if (items.length === 0) return open + close;
	return `${open}${items.join(",")}${lineStart}${close}`;
}
function membersOf(map, lineStart) {
	const colon = lineStart === "" ? ":" : ": ";
	return map.entries.toSorted((a, b) => a.key.text < b.key.text ? -1 : 1).map(({ key, value }) => lineStart + quote(key.text) + colon + writeGoJson(value, lineStart));
}
function scalarJson(node) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return quote(resolved.value);
		case "int":
		case "float": return resolved.json;
		case "bool": return String(resolved.value);
		default: return "null";
	}
}
const HTML = /[<>&\u2028\u2029]/g;
function quote(text) {
	return JSON.stringify(text).replace(HTML, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/render/kustomize/fields/path-matcher.ts
function matchPath(node, path, match, isNew = false) {
	const [part, ...rest] = path;
	if (part === void 0) {
		const written = match.write(node, isNew);
		return written.kind === "refused" ? written : require_check.done({
			node: written.value,
			count: 1
		});
	}
	const step = pathStep(part);
	const wrong = wrongKind(node, step.kind === "index" || step.kind === "match" || step.kind === "every" || step.kind === "invalid" && !isNegative(part) ? "sequence" : "map");
	if (step.kind === "invalid" && !isNegative(part)) return require_check.refused(match.at, step.message);
	if (wrong !== void 0) return require_check.refused(match.at, wrong.message);
	switch (step.kind) {
		case "index": return matchIndex(asList(node), step.index, rest, match);
		case "match": return matchElements(asList(node), step.field, step.value, rest, match);
		case "every": return matchEvery(asList(node), rest, match);
		default: return matchField(node, part, rest, match);
	}
}
function matchField(node, name, rest, match) {
	const map = node.kind === "map" ? node : require_check.mapOf([], node, node.trail);
	const old = node.kind === "map" ? require_check.entryOf(map, name)?.value : void 0;
	if (old === void 0 && match.create === void 0) return require_check.done({
		node,
		count: 0
	});
	const field = old ?? newNode(rest[0], match);
	if (old?.kind === "scalar" && rest.length > 0) return matchInside(node, old, rest, match);
	const inner = matchPath(field, rest, match, old === void 0);
	if (inner.kind === "refused") return inner;
	const key = require_check.scalarOf(name, match.at, match.trail);
	return require_check.done({
		node: require_check.withEntry(map, key, inner.value.node),
		count: inner.value.count
	});
}
function matchInside(node, scalar, rest, match) {
	const data = require_check.parseEmbedded(scalar.text);
	if (data === void 0) return require_check.refused(match.at, "yaml: the text holds no data");
	const inner = matchPath(data, rest, match);
	return inner.kind === "refused" ? inner : require_check.done({
		node,
		count: inner.value.count
	});
}
function matchIndex(list, index, rest, match) {
	const { items } = list;
	const grows = index === items.length && match.create !== void 0;
	const item = items[index] ?? (grows ? newNode(rest[0], match) : void 0);
	if (item === void 0) {
		const message = `index ${index} specified but only ${items.length} elements found`;
		return require_check.refused(match.at, message);
	}
	const inner = matchPath(item, rest, match, grows);
	if (inner.kind === "refused") return inner;
	const changed = grows ? [...items, inner.value.node] : items.with(index, inner.value.node);
	return require_check.done({
		node: require_check.withItems(list, changed),
		count: inner.value.count
	});
}
function matchEvery(list, rest, match) {
	return matchSome(list, () => true, (item) => matchPath(item, rest, match));
}
function matchElements(list, field, pattern, rest, match) {
	const test = require_check.compileRegexp(pattern);
	if (typeof test !== "function") return require_check.refused(match.at, test.error);
	const isMatch = (item) => {
		const value = field === "" ? item : require_check.entryOf(item, field)?.value;
		return value !== void 0 && test(writeKyaml(value).trim());
	};
	const into = (item) => matchPath(item, field === "" ? [] : rest, match);
	const found = matchSome(list, isMatch, into);
	if (found.kind === "refused" || found.value.count > 0 || match.create === void 0) return found;
	const value = require_check.scalarOf(pattern, match.at, match.trail);
	const made = field === "" ? value : require_check.mapOf([[field, value]], match.at, match.trail);
	return matchSome(require_check.withItems(list, [...list.items, made]), isMatch, into);
}
function matchSome(list, isMatch, into) {
	const items = [];
	let count = 0;
	for (const item of list.items) {
		const inner = isMatch(item) ? into(item) : require_check.done({
			node: item,
			count: 0
		});
		if (inner.kind === "refused") return inner;
		items.push(inner.value.node);
		count += inner.value.count;
	}
	return require_check.done({
		node: require_check.withItems(list, items),
		count
	});
}
function newNode(next, { create, at, trail }) {
	if (next !== void 0 && (/^\[.*\]$/.test(next) || (goInteger(next) ?? -1) >= 0) || next === void 0 && create === "sequence") return require_check.sequenceOf([], at, trail);
	if (next === void 0 && create === "scalar") return require_check.scalarOf("", at, trail);
	return require_check.mapOf([], at, trail);
}
function isNegative(part) {
	return (goInteger(part) ?? 0) < 0;
}
function asList(node) {
	return node.kind === "sequence" && !isMissingOrNull(node) ? node : require_check.sequenceOf([], node, node.trail);
}
// src/render/kustomize/fields/replacement-source.ts
function readReplacementSource(object, fieldPath, options, at, describe) {
	const path = fieldPath === "" ? "metadata.name" : fieldPath;
	const found = lookUp(object, splitFieldPath(path));
	if (found.kind === "refused") return require_check.refused(at, `error looking up replacement source: ${found.message}`);
	const { value } = found;
	if (value === void 0 || isEmptyValue(value)) return require_check.refused(at, `fieldPath \`${path}\` is missing for replacement source ${describe}`);
	return refine(value, options, at, (require_check.secretLabel(object, splitFieldPath(path)) ?? require_check.labelOf(value)) !== void 0);
}
function refine(value, options, at, isSecret) {
	if (options === void 0 || options.delimiter === "") return require_check.done(value);
	if (value.kind !== "scalar") return require_check.refused(at, "delimiter option can only be used with scalar nodes");
	const part = value.text.split(options.delimiter)[options.index];
	if (part !== void 0 && options.index >= 0) return require_check.done(require_check.withTextKept(value, part, value));
	const shown = isSecret ? "***" : value.text;
	return require_check.refused(at, `options.index ${options.index} is out of bounds for value ${shown}`);
}
function lookUp(root, path) {
	let here = root;
	for (const part of path.map((each) => each.trim()).filter((each) => each !== "")) {
		const next = stepInto(here, part);
		if (next.kind === "refused" || next.value === void 0) return next;
		here = next.value;
	}
	return require_check.done(here);
}
function stepInto(node, part) {
	const step = pathStep(part);
	if (step.kind === "invalid") return require_check.refused(node, step.message);
	if (step.kind === "every") return require_check.refused(node, "wildcard is not supported in PathGetter");
	const wrong = wrongKind(node, step.kind === "field" ? "map" : "sequence");
	if (wrong !== void 0) return wrong;
	if (isMissingOrNull(node)) return require_check.done(void 0);
	if (step.kind === "field") return require_check.done(require_check.entryOf(node, step.name)?.value);
	if (node.kind !== "sequence") return require_check.done(void 0);
	switch (step.kind) {
		case "index": return require_check.done(node.items[step.index]);
		case "last": return require_check.done(node.items.at(-1));
		default: return require_check.done(findElement(node.items, [step.field], [step.value]));
	}
}
// src/render/kustomize/merge/replacement.ts
const MOST_TEXT = 8388608;
function writeReplacement(object, value, target, trail) {
	const { options, at } = target;
	const creates = options?.create === true;
	const match = {
		write: (node, isNew) => {
			const written = writeValue(node, value, options, isNew, at, trail);
			if (written.kind === "done" && node === value.node) value.node = written.value;
			return written;
		},
		create: creates ? value.node.kind : void 0,
		at,
		trail
	};
	const path = splitFieldPath(target.fieldPath);
	const inside = writeInside(object, path, match, value);
	if (inside !== void 0) return require_check.done(inside);
	const outcome = matchPath(object, path, match);
	const failed = `unable to find ${creates ? "or create " : ""}field "${target.fieldPath}" in replacement target`;
	if (outcome.kind === "refused") return {
		...outcome,
		message: `${failed}: ${outcome.message}`
	};
	const { node, count } = outcome.value;
	return count > 0 && node.kind === "map" ? require_check.done(node) : require_check.refused(at, failed);
}
function writeValue(node, value, options, isNew, at, trail) {
	const written = joined(node, value.node, options, at);
	if (written.kind === "refused") return written;
	const result = written.value;
	if (node.kind !== "scalar") {
		const copied = value.secret === void 0 ? result : require_check.asSecret(result, value.secret);
		return require_check.done(require_check.withTrail(copied, trail));
	}
	const text = valueText(result);
	const parts = partsWritten(node, text, value, options);
	if (isNew) return require_check.done(require_check.withValue({
		...node,
		text,
		...placePart(result),
		trail
	}, parts));
	return require_check.done(require_check.withValue({
		...require_check.withTextKept(node, text, result),
		trail
	}, parts));
}
function partsWritten(node, whole, { node: source, secret }, options) {
	const own = source.kind === "scalar" ? source.value : void 0;
	if (options === void 0 || options.delimiter === "") return secret === void 0 ? own : [{
		kind: "secret",
		text: whole,
		label: secret
	}];
	const label = secret ?? require_check.labelOf(source) ?? require_check.labelOf(node);
	if (label === void 0) return void 0;
	const text = valueText(source);
	const start = whole.indexOf(text);
	if (require_check.labelOf(node) !== void 0 || start !== whole.lastIndexOf(text)) return [{
		kind: "secret",
		text: whole,
		label
	}];
	return [
		{
			kind: "text",
			text: whole.slice(0, start)
		},
		{
			kind: "secret",
			text,
			label
		},
		{
			kind: "text",
			text: whole.slice(start + text.length)
		}
	];
}
function joined(node, value, options, at) {
	if (options === void 0 || options.delimiter === "") return require_check.done(value);
	if (node.kind !== "scalar") return require_check.refused(at, "delimiter option can only be used with scalar nodes");
	const { delimiter, index } = options;
	const parts = node.text.split(delimiter);
	const text = valueText(value);
	if (index < 0) parts.unshift(text);
	else if (index >= parts.length) parts.push(text);
	else parts[index] = text;
	const whole = parts.join(delimiter);
	if (whole.length > MOST_TEXT) return require_check.refused(at, "the replacement makes a text that is too long");
	if (value.kind === "scalar") return require_check.done({
		...value,
		text: whole
	});
	const made = {
		kind: "scalar",
		text: whole,
		style: "plain",
		...placePart(value)
	};
	return require_check.done(made);
}
function writeInside(object, path, match, value) {
	for (let length = 1; length < path.length; length++) {
		const scalar = lookUp(object, path.slice(0, length));
		if (scalar.kind === "refused" || scalar.value?.kind !== "scalar") continue;
		const { text } = scalar.value;
		const data = require_check.parseEmbedded(text);
		if (data === void 0) return void 0;
		const edits = [];
		const changed = matchPath(data, path.slice(length), noting(match, edits));
		if (changed.kind === "refused" || changed.value.count === 0) return void 0;
		const rewritten = writeEmbedded(changed.value.node, text, data, edits);
		if (rewritten === void 0) return void 0;
		const label = value.secret ?? require_check.labelOf(value.node) ?? require_check.labelOf(scalar.value);
		const parts = label === void 0 ? void 0 : [{
			kind: "secret",
			text: rewritten,
			label
		}];
		return replaceScalar(object, scalar.value, rewritten, parts, match);
	}
}
function noting(match, edits) {
	return {
		...match,
		write: (node, isNew) => {
			const written = match.write(node, isNew);
			if (written.kind === "done") edits.push({
				old: node,
				made: written.value
			});
			return written;
		}
	};
}
function replaceScalar(object, scalar, text, parts, { trail }) {
	const changed = replaceNode(object, scalar, require_check.withValue({
		...require_check.withTextKept(scalar, text, scalar),
		trail
	}, parts));
	return changed.kind === "map" ? changed : void 0;
}
function replaceNode(tree, old, made) {
	if (tree === old) return made;
	if (tree.kind === "scalar") return tree;
	if (tree.kind === "sequence") {
		const items = tree.items.map((item) => replaceNode(item, old, made));
		return items.every((item, index) => item === tree.items[index]) ? tree : {
			...tree,
			items
		};
	}
	const entries = tree.entries.map((entry) => {
		const value = replaceNode(entry.value, old, made);
		return value === entry.value ? entry : require_check.entryWith(entry, value);
	});
	return entries.every((entry, index) => entry === tree.entries[index]) ? tree : {
		...tree,
		entries
	};
}
function placePart({ file, start, end }) {
	return {
		file,
		start,
		end
	};
}
// src/render/kustomize/transform/replacement-target.ts
function plainIds(resource) {
	return [{
		...currentId(resource),
		clusterScoped: false
	}, ...previousIds(resource)];
}
function isTarget(resource, { reject }, [select, ...rejected]) {
	const labels = labelsOf(resource.node);
	const annotations = annotationsOf(resource.node);
	const ids = plainIds(resource);
	const matchesTexts = (matcher) => matcher.matchesLabels(labels) && matcher.matchesAnnotations(annotations);
	if (select === void 0 || !matchesTexts(select)) return false;
	return !reject.some((selector, index) => {
		const matcher = rejected[index];
		if (matcher === void 0) return false;
		if ((selector.labelSelector !== "" || selector.annotationSelector !== "") && matchesTexts(matcher)) return true;
		return !isEmptyId(selector) && ids.some((id) => matchesId(matcher, id));
	}) && ids.some((id) => matchesId(select, id));
}
function isEmptyId({ group, version, kind, name, namespace }) {
	return `${group}${version}${kind}${name}${namespace}` === "";
}
function matchesId(matcher, id) {
	return matcher.matchesGvk(id) && matcher.matchesName(id.name) && matcher.matchesNamespace(id.namespace);
}
// src/render/kustomize/transform/transform-replacements.ts
function transformReplacements(replacements, { folder, recorder, run }) {
	return (resources) => {
		return require_check.fold(replacements, resources, (current, replacement) => replace(current, replacement, {
			folder,
			work: run.work
		}), (refusal) => tolerate(recorder, refusal));
	};
}
function replace(resources, replacement, site) {
	const { source, sourceValue, targets, at } = replacement;
	if (source === void 0 && sourceValue === void 0 || targets.length === 0) return require_check.refused(at, "replacements must specify a source and at least one target", { message: "A replacement needs a `source` (or a `sourceValue`) and at least one target" });
	const value = valueOf$1(resources, replacement);
	if (value.kind === "refused") return value;
	const live = liveValue(value.value.node, value.value.secret, replacement);
	return require_check.fold(targets, resources, (current, target) => writeTo(current, live, target, site));
}
function liveValue(node, secret, { source }) {
	if (source === void 0 || (source.options?.delimiter ?? "") !== "") return {
		node,
		secret,
		read: () => void 0
	};
	const isFrom = (resource) => plainIds(resource).some((id) => isSource(id, source));
	return {
		node,
		secret,
		read: (resource) => {
			if (!isFrom(resource)) return void 0;
			const read = readReplacementSource(resource.node, source.fieldPath, void 0, source.at, "");
			return read.kind === "done" ? read.value : void 0;
		}
	};
}
function valueOf$1(resources, { source, sourceValue, at }) {
	if (sourceValue !== void 0) return source === void 0 ? require_check.done({
		node: require_check.scalarOf(sourceValue.text, sourceValue.at ?? at, void 0),
		secret: void 0
	}) : require_check.refused(at, "value and resource selectors are mutually exclusive", { message: "This replacement has both a `source` and a `sourceValue`" });
	if (source === void 0) return require_check.refused(at, "no source");
	const object = selectSource(resources, source);
	if (object.kind === "refused") return object;
	const id = idText(source);
	const read = readReplacementSource(object.value, source.fieldPath, source.options, source.at, id);
	if (read.kind === "refused") return read;
	const secret = require_check.secretLabel(object.value, splitFieldPath(source.fieldPath));
	return require_check.done({
		node: read.value,
		secret
	});
}
function selectSource(resources, source) {
	const found = resources.filter((each) => plainIds(each).some((id) => isSource(id, source)));
	const [only] = found;
	if (only !== void 0 && found.length === 1) return require_check.done(only.node);
	return only === void 0 ? noSource(source) : manySources(source, found);
}
function sourceText(source) {
	return source.fieldPath === "" ? idText(source) : `${idText(source)}:${source.fieldPath}`;
}
function noSource(source) {
	return require_check.refused(source.at, `nothing selected by ${sourceText(source)}`, {
		message: "The source of this replacement matches no object of this build",
		absence: true
	});
}
function manySources(source, found) {
	return require_check.refused(source.at, `multiple matches for selector ${sourceText(source)}`, {
		message: `${found.length} objects of this build match the source of this replacement`,
		related: found.map(({ node }) => ({
			at: node,
			message: "it may be this one"
		}))
	});
}
function isSource(id, source) {
	const wanted = {
		...source,
		clusterScoped: false
	};
	return (source.name === "" || source.name === id.name) && (source.namespace === "" || effectiveNamespace(wanted) === effectiveNamespace(id)) && isSelected(id, source);
}
function writeTo(resources, value, target, site) {
	const { select, at } = target;
	if (select === void 0) return require_check.refused(at, "target must specify resources to select", { message: "A target of a replacement needs `select`" });
	const matchers = compileAll([select, ...target.reject], at);
	if (matchers.kind === "refused") return matchers;
	const looked = spend(site.work, resources.length / OBJECTS_PER_UNIT, at);
	if (looked !== void 0) return looked;
	const result = [];
	for (const resource of resources) {
		const outcome = isTarget(resource, target, matchers.value) ? writeAll(resource, value, target, site) : require_check.done(resource);
		if (outcome.kind === "refused") return outcome;
		result.push(outcome.value);
	}
	return require_check.done(result);
}
function compileAll(selectors, at) {
	const matchers = [];
	for (const selector of selectors) {
		const matcher = compileSelector(selector, at);
		if (matcher.kind === "refused") return matcher;
		matchers.push(matcher.value);
	}
	return require_check.done(matchers);
}
const WRITING = 100;
const NODE = 32;
const OBJECTS_PER_UNIT = .2;
function writeAll(resource, value, { fieldPaths, options, at }, { folder, work }) {
	const trail = trailFrom("replacement", at, folder);
	const paths = fieldPaths.length > 0 ? fieldPaths : [{
		text: "metadata.name",
		at: void 0
	}];
	let { node } = resource;
	for (const path of paths) {
		const target = {
			fieldPath: path.text,
			options,
			at: path.at ?? at
		};
		const tooMuch = spend(work, WRITING + workOfCopy(work, value.node), target.at);
		if (tooMuch !== void 0) return tooMuch;
		const outcome = writeReplacement(node, value, target, trail);
		if (outcome.kind === "refused") return refusalAbout(outcome, `The replacement cannot write \`${path.text}\` of`, resource);
		const tooLarge = spend(work, NODE * workOfNode(work, outcome.value, node), target.at);
		if (tooLarge !== void 0) return tooLarge;
		node = outcome.value;
		value.node = value.read({
			...resource,
			node
		}) ?? value.node;
	}
	return require_check.done(withNode(resource, node));
}
// src/render/kustomize/transform/transform-replicas.ts
function transformReplicas(replica, fields, folder) {
	const trail = trailFrom("transformer", replica.at, folder);
	const set = replicasSetter(replica.count, replica.countAt, trail);
	const creation = {
		kind: "scalar",
		at: replica.countAt,
		trail
	};
	return (resources) => {
		const result = [...resources];
		let found = false;
		for (const spec of fields) for (const [index, resource] of result.entries()) {
			if (!allIds(resource).some((id) => id.name === replica.name && isSelected(id, spec))) continue;
			found = true;
			const outcome = applyFieldSpec(resource.node, spec, set, creation);
			if (outcome.kind === "refused") return outcome;
			result[index] = withNode(resource, outcome.value);
		}
		return found ? require_check.done(result) : nothingNamed(replica, fields);
	};
}
function nothingNamed({ name, at }, fields) {
	const types = fields.map(gvkText).join(" ");
	return require_check.refused(at, `resource with name ${name} does not match a config with the following GVK [${types}]`, {
		message: `\`replicas\` names \`${name}\`, and this build has no Deployment, StatefulSet, ReplicaSet or ReplicationController of that name`,
		absence: true
	});
}
function replicasSetter(count, at, trail) {
	return (node) => {
		const wrong = wrongKind(node, "scalar");
		if (wrong !== void 0) return {
			...wrong,
			at
		};
		const style = node.kind === "scalar" && !require_check.isNull(node, "kustomize") ? node.style : "plain";
		const { untyped: _untyped, ...typed } = require_check.scalarOf(String(count), at, trail, style);
		return require_check.done(typed);
	};
}
// src/render/kustomize/transform/transforms-from-fields.ts
function strategicMerge(target) {
	const { patchesStrategicMerge, root } = target.kustomization;
	const [first] = patchesStrategicMerge;
	if (first === void 0) return require_check.done([]);
	const all = [];
	let left = 0;
	for (const entry of patchesStrategicMerge) {
		const found = readStrategicEntry(target, entry, entry.at ?? root);
		if (found.kind === "refused") {
			if (!tolerate(target.recorder, found)) return found;
			left += 1;
		} else all.push(...found.value);
	}
	const at = first.at ?? root;
	if (left === 0) {
		const failure = noPatches(all, at);
		if (failure !== void 0) return failure;
	}
	return require_check.done([transformStrategicList(all, at, patchingOf(target))]);
}
function patches(target) {
	const transforms = [];
	for (const args of target.kustomization.patches) {
		const patch = readPatch(target, args);
		if (patch.kind === "done") transforms.push(transformOf$1(patch.value, target));
		else if (!tolerate(target.recorder, patch)) return patch;
	}
	return require_check.done(transforms);
}
function transformOf$1(patch, target) {
	const note = noteTarget(patch.target, target);
	return patch.kind === "json" ? transformJson(patch, true, target.folder, note) : transformStrategic(patch, patchingOf(target), note);
}
function namespace(target, config) {
	const { kustomization, folder } = target;
	if (kustomization.namespace.text === "") return require_check.done([]);
	return require_check.done([transformNamespace({
		namespace: kustomization.namespace,
		fields: config.namespace,
		unsetOnly: false,
		subjects: "defaultOnly",
		folder,
		at: kustomization.namespace.at ?? kustomization.root
	})]);
}
function names({ kustomization, folder }, config, where) {
	const affix = where === "prefix" ? kustomization.namePrefix : kustomization.nameSuffix;
	if (affix.text === "") return require_check.done([]);
	const fields = where === "prefix" ? config.namePrefix : config.nameSuffix;
	const at = affix.at ?? kustomization.root;
	return require_check.done([transformNames({
		where,
		affix,
		fields,
		folder,
		at
	})]);
}
function labels(target, config) {
	const { kustomization, folder } = target;
	if (kustomization.labels.length === 0 && kustomization.commonLabels.length === 0) return require_check.done([]);
	return labelTransforms(kustomization, config, folder);
}
function annotations(target, config) {
	const { kustomization, folder } = target;
	const { commonAnnotations } = kustomization;
	const [first] = commonAnnotations;
	if (first === void 0) return require_check.done([]);
	return require_check.done([transformTexts(commonAnnotations, config.commonAnnotations, first.keyAt, folder)]);
}
function replicas(target, config) {
	const { kustomization, folder } = target;
	return require_check.done(kustomization.replicas.map((each) => transformReplicas(each, config.replicas, folder)));
}
function images(target, config) {
	const { kustomization, folder } = target;
	return require_check.done(kustomization.images.map((each) => transformImages(each, config.images, folder)));
}
function replacements(target) {
	const entries = target.kustomization.replacements;
	if (entries.length === 0) return require_check.done([]);
	const read = readReplacements(target, entries);
	return read.kind === "refused" ? read : require_check.done([transformReplacements(read.value, target)]);
}
// src/render/kustomize/transform/transforms-from-objects.ts
function checked(decoding, value) {
	return require_check.joinRefused(decoding.failures) ?? require_check.done(value);
}
function fieldSpecs(field, decoding) {
	return list(field("fieldSpecs"), decoding, "fieldSpecs", decodeFieldSpec);
}
function readTexts({ folder }, node, name) {
	const decoding = pluginDecoding("Transformer");
	const field = openStruct(node, [name, "fieldSpecs"], decoding, "");
	return checked(decoding, transformTexts(textMap(field(name), decoding, name) ?? [], fieldSpecs(field, decoding) ?? [], field(name) ?? node, folder));
}
function readImage({ folder }, node) {
	const decoding = pluginDecoding("ImageTagTransformer");
	const field = openStruct(node, ["imageTag", "fieldSpecs"], decoding, "");
	return checked(decoding, transformImages(decodeImage(field("imageTag"), decoding, "imageTag", node.file), fieldSpecs(field, decoding) ?? [], folder));
}
const SUBJECTS = [
	"defaultOnly",
	"allServiceAccounts",
	"none"
];
function readNamespace({ folder }, node) {
	const decoding = pluginDecoding("NamespaceTransformer");
	const field = openStruct(node, [
		"metadata",
		"fieldSpecs",
		"unsetOnly",
		"setRoleBindingSubjects"
	], decoding, "");
	const metadata = openStruct(field("metadata"), ["namespace"], decoding, "metadata");
	const mode = text(field("setRoleBindingSubjects"), decoding, "setRoleBindingSubjects");
	const subjects = mode.text === "" ? "defaultOnly" : SUBJECTS.find((each) => each === mode.text);
	if (subjects === void 0) return require_check.refused(mode.at ?? node, `invalid value "${mode.text}" for setRoleBindingSubjects`, { message: `\`setRoleBindingSubjects\` must be one of ${SUBJECTS.map((each) => `\`${each}\``).join(", ")}` });
	const namespace = text(metadata("namespace"), decoding, "metadata.namespace");
	return checked(decoding, transformNamespace({
		namespace,
		fields: fieldSpecs(field, decoding) ?? [],
		unsetOnly: bool(field("unsetOnly"), decoding, "unsetOnly"),
		subjects,
		folder,
		at: namespace.at ?? node
	}));
}
function readAffix({ folder }, node, where) {
	const decoding = pluginDecoding("Transformer");
	const field = openStruct(node, [where, "fieldSpecs"], decoding, "");
	const affix = text(field(where), decoding, where);
	const fields = fieldSpecs(field, decoding);
	if (fields === void 0) return require_check.joinRefused(decoding.failures) ?? noFieldSpecs(node);
	return checked(decoding, transformNames({
		where,
		affix,
		fields,
		folder,
		at: affix.at ?? node
	}));
}
function noFieldSpecs(node) {
	return require_check.refused(node, "fieldSpecs is not expected to be nil", { message: "This transformer needs `fieldSpecs`" });
}
function readBothAffixes(target, node) {
	const prefix = readAffix(target, node, "prefix");
	if (prefix.kind === "refused") return prefix;
	const suffix = readAffix(target, node, "suffix");
	if (suffix.kind === "refused") return suffix;
	return require_check.done((resources) => {
		const first = prefix.value(resources);
		return first.kind === "refused" ? first : suffix.value(first.value);
	});
}
function readReplacementArgs(target, node) {
	const decoding = pluginDecoding("ReplacementTransformer");
	const entries = list(openStruct(node, ["replacements"], decoding, "")("replacements"), decoding, "replacements", (each, ...rest) => decodeReplacement(each, ...rest, node.file)) ?? [];
	const failure = require_check.joinRefused(decoding.failures);
	if (failure !== void 0) return failure;
	const read = readReplacements(target, entries);
	return read.kind === "refused" ? read : require_check.done(transformReplacements(read.value, target));
}
function readReplica({ folder }, node) {
	const decoding = pluginDecoding("ReplicaCountTransformer");
	const field = openStruct(node, ["replica", "fieldSpecs"], decoding, "");
	return checked(decoding, transformReplicas(decodeReplica(field("replica"), decoding, "replica", node.file), fieldSpecs(field, decoding) ?? [], folder));
}
// src/render/kustomize/generate/key-values.ts
function readKeyValues(reading, args) {
	const all = [];
	const failures = [];
	for (const [sources, read] of [
		[args.envs, readEnvFile],
		[args.literals, readLiteral],
		[args.files, readFile]
	]) for (const source of sources) {
		const found = read(reading, source, args.at);
		if (found.kind === "refused") failures.push(found);
		else for (const each of found.value) all.push(each);
	}
	const here = failures.filter(({ words }) => words?.offline === void 0);
	return require_check.joinRefused(here.length > 0 ? here : failures) ?? uniqueKeys(all, args.name.text);
}
function uniqueKeys(all, name) {
	const first = /* @__PURE__ */ new Map();
	for (const each of all) {
		const other = first.get(each.key);
		if (other !== void 0) return require_check.refused(each.at, `configmap ${name} illegally repeats the key \`${each.key}\``, {
			message: `\`${name}\` gets the key \`${each.key}\` twice`,
			related: [{
				at: other.at,
				message: "the first one"
			}]
		});
		first.set(each.key, each);
	}
	return require_check.done(all);
}
function readLiteral(_reading, literal, around) {
	const at = literal.at ?? around;
	const equals = literal.text.indexOf("=");
	if (equals < 1) return require_check.refused(at, `invalid literal source, expected key=value`, { message: "A literal must be `key=value`" });
	const key = literal.text.slice(0, equals);
	const text = removeQuotes(literal.text.slice(equals + 1));
	return require_check.done([{
		key,
		value: {
			kind: "text",
			text
		},
		at,
		keyAt: at
	}]);
}
function removeQuotes(text) {
	const [quote] = text;
	if (text.length < 2 || quote !== "\"" && quote !== "'" || !text.endsWith(quote)) return text;
	return text.slice(1, -1);
}
function readFile(reading, source, around) {
	const at = source.at ?? around;
	const parts = source.text.split("=");
	const [first = "", second] = parts;
	if (parts.length > 2) return require_check.refused(at, `source "${source.text}" key name or file path contains '='`, { message: `\`${source.text}\` has more than one \`=\`: it must be \`key=path\` or a path` });
	if (second !== void 0 && (first === "" || second === "")) return require_check.refused(at, `${first === "" ? "missing key name" : "missing file path"} in source "${source.text}"`, { message: `\`${source.text}\` must be \`key=path\`: the ${first === "" ? "key" : "path"} is missing` });
	const use = {
		folder: reading.folder,
		path: second ?? first,
		at
	};
	const loaded = loadBytes(reading.context, use, reading.recorder);
	if (loaded.kind === "refused") return loaded;
	return contentOf(reading, use, second === void 0 ? require_check.baseName(first.replace(/\/+$/, "")) : first, loaded.value.bytes);
}
function contentOf(reading, use, key, bytes) {
	if (!isUtf8(bytes)) return require_check.done([{
		key,
		value: {
			kind: "bytes",
			bytes
		},
		at: use.at,
		keyAt: use.at
	}]);
	const source = loadText(reading.context, use, reading.recorder);
	if (source.kind === "refused") return source;
	const at = {
		file: source.value,
		start: 0,
		end: source.value.text.length
	};
	const value = {
		kind: "text",
		text: source.value.text
	};
	return require_check.done([{
		key,
		value,
		at,
		keyAt: use.at
	}]);
}
function isUtf8(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
function readEnvFile(reading, source, around) {
	const at = source.at ?? around;
	const use = {
		folder: reading.folder,
		path: source.text,
		at
	};
	const loaded = loadBytes(reading.context, use, reading.recorder);
	if (loaded.kind === "refused") return loaded;
	if (!isUtf8(loaded.value.bytes)) return require_check.refused(at, `env source files: line has invalid utf8 bytes`, { message: `\`${source.text}\` is not UTF-8, so it cannot be read as lines of \`key=value\`` });
	const file = loadText(reading.context, use, reading.recorder);
	return file.kind === "refused" ? file : require_check.done(envLines(file.value));
}
const LONGEST_LINE = 65535;
const LEADING_SPACE = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function envLines(file) {
	const found = [];
	let start = 0;
	for (const line of file.text.split("\n")) {
		if (line.length * 3 > LONGEST_LINE && new TextEncoder().encode(line).length > LONGEST_LINE) break;
		const pair = envLine(file, line.replace(/\r$/, ""), start);
		if (pair !== void 0) found.push(pair);
		start += line.length + 1;
	}
	return found;
}
function envLine(file, line, start) {
	const trimmed = (start === 0 ? line.replace(/^\u{feff}/u, "") : line).replace(LEADING_SPACE, "");
	if (trimmed === "" || trimmed.startsWith("#")) return void 0;
	const equals = trimmed.indexOf("=");
	const key = equals === -1 ? trimmed : trimmed.slice(0, equals);
	if (key === "") return void 0;
	const text = equals === -1 ? "" : trimmed.slice(equals + 1);
	const end = start + line.length;
	const at = {
		file,
		start: end - trimmed.length,
		end
	};
	const keyAt = {
		file,
		start: at.start,
		end: at.start + key.length
	};
	return {
		key,
		value: {
			kind: "text",
			text
		},
		at,
		keyAt
	};
}
// src/render/kustomize/generate/generate-source.ts
function generateSource(reading, kind, args) {
	const { at } = args;
	if (args.name.text === "") return require_check.refused(at, "a configmap must have a name", { message: `This generator has no \`name\`` });
	const pairs = readKeyValues(reading, args);
	if (pairs.kind === "refused") return pairs;
	const trail = trailFrom("generator", at, reading.folder);
	const filled = withPairs(baseNode(kind, args, trail), kind, pairs.value, at, trail);
	return require_check.done(withOptions$1(filled, args, trail));
}
function baseNode(kind, args, trail) {
	const { at, name, namespace, type } = args;
	const set = (map, field, text, place) => require_check.setField(map, field, {
		text,
		tag: "!!str",
		at: place,
		trail
	});
	const named = set(require_check.mapOf([], at, trail), "name", name.text, name.at ?? at);
	const metadata = namespace.text === "" ? named : set(named, "namespace", namespace.text, namespace.at ?? at);
	const node = require_check.mapOf([
		["apiVersion", require_check.scalarOf("v1", at, trail)],
		["kind", require_check.scalarOf(kind, at, trail)],
		["metadata", metadata]
	], at, trail);
	if (kind === "ConfigMap") return node;
	return set(node, "type", type.text === "" ? "Opaque" : type.text, type.at ?? at);
}
function withPairs(node, kind, pairs, at, trail) {
	const data = [];
	const binary = [];
	for (const pair of pairs.toSorted((left, right) => require_check.compareBytes(left.key, right.key))) {
		const isBinary = kind === "ConfigMap" && pair.value.kind === "bytes";
		const text = kind === "Secret" || isBinary ? base64(pair.value) : contentText(pair.value);
		const value = require_check.stringOf(text, pair.at, trail);
		(isBinary ? binary : data).push(require_check.entry(require_check.scalarOf(pair.key, pair.keyAt, trail), value));
	}
	let filled = node;
	const add = (field, entries) => {
		const map = {
			...require_check.mapOf([], at, trail),
			entries
		};
		filled = require_check.withEntry(filled, require_check.scalarOf(field, at, trail), map);
	};
	if (data.length > 0 || kind === "Secret") add("data", data);
	if (binary.length > 0) add("binaryData", binary);
	return filled;
}
function contentText(content) {
	return content.kind === "text" ? content.text : "";
}
const LINE = 70;
function base64(content) {
	const bytes = content.kind === "text" ? new TextEncoder().encode(content.text) : content.bytes;
	const encoded = Buffer.from(bytes).toString("base64");
	if (encoded.length < LINE) return encoded;
	return encoded.replaceAll(/.{1,70}/g, (line) => `${line}\n`);
}
function withOptions$1(node, { options, behavior, at }, trail) {
	let made = withTexts(node, "labels", options?.labels ?? [], at, trail);
	made = withTexts(made, "annotations", options?.annotations ?? [], at, trail);
	if (options?.immutable === true) made = require_check.withEntry(made, require_check.scalarOf("immutable", at, trail), {
		...require_check.scalarOf("true", options.at, trail),
		tag: "!!bool"
	});
	if (options?.disableNameSuffixHash !== true) made = setAnnotation(made, NEEDS_HASH$1, ENABLED, at);
	const known = [
		"create",
		"replace",
		"merge"
	].includes(behavior);
	return setAnnotation(made, GENERATOR_BEHAVIOR, known ? behavior : "unspecified", at);
}
function withTexts(node, field, texts, at, trail) {
	const metadata = node.entries.find(({ name }) => name === "metadata")?.value;
	if (texts.length === 0 || metadata?.kind !== "map") return node;
	const map = require_check.mapOf(texts.map(({ key, value }) => [key, {
		...require_check.scalarOf(value.text, value.at ?? at, trail, "single-quoted"),
		tag: "!!str"
	}]), at, trail);
	const changed = require_check.withEntry(metadata, require_check.scalarOf(field, at, trail), map);
	return require_check.withEntry(node, require_check.scalarOf("metadata", at, trail), changed);
}
function mergeOptions(own, global) {
	if (own === void 0 || global === void 0) return own ?? global;
	return {
		labels: joinTexts(own.labels, global.labels),
		annotations: joinTexts(own.annotations, global.annotations),
		disableNameSuffixHash: own.disableNameSuffixHash || global.disableNameSuffixHash,
		immutable: own.immutable || global.immutable,
		at: own.at
	};
}
function joinTexts(own, global) {
	if (own === void 0 || global === void 0) return own ?? global;
	const names = new Set(own.map(({ key }) => key));
	return [...own, ...global.filter(({ key }) => !names.has(key))];
}
// src/render/kustomize/generate/merge-chart-values.ts
const AS_VALUES = {
	inferAssociativeLists: false,
	listPrepend: false
};
function mergeChartValues({ target, patch, aliases }, schema, trail) {
	const [ours, theirs] = aliases === "lost" ? withoutAliases(target, patch) : [target, patch];
	const merged = mergeStrategic(ours, theirs, schema, trail, AS_VALUES);
	const written = scalarsByStart(theirs, /* @__PURE__ */ new Map());
	return require_check.mapDone(merged, (node) => node === void 0 ? require_check.mapOf([], patch, trail) : ownStyles(node, written));
}
function withoutAliases(target, patch) {
	const entries = [];
	let rest = patch;
	for (const entry of target.entries) {
		const { key, name, value } = entry;
		const other = require_check.entryOf(rest, name);
		if (value.start < key.start || key.start < target.start) rest = require_check.withoutEntry(rest, name);
		else if (value.kind === "map" && other?.value.kind === "map") {
			const [own, theirs] = withoutAliases(value, other.value);
			entries.push(require_check.entryWith(entry, own));
			rest = withValue(rest, other, theirs);
		} else entries.push(value.kind === "map" ? require_check.entryWith(entry, withoutAliases(value, value)[0]) : entry);
	}
	return [require_check.withEntries(target, entries), rest];
}
function withValue(map, entry, value) {
	const entries = map.entries.map((each) => each === entry ? require_check.entryWith(each, value) : each);
	return require_check.withEntries(map, entries);
}
function scalarsByStart(node, found) {
	if (node.kind === "scalar") found.set(placeOf$1(node), node);
	else if (node.kind === "sequence") for (const item of node.items) scalarsByStart(item, found);
	else for (const { value } of node.entries) scalarsByStart(value, found);
	return found;
}
function placeOf$1({ file, start }) {
	return `${start} ${file.path}`;
}
function ownStyles(node, written) {
	if (node.kind === "scalar") {
		const own = written.get(placeOf$1(node));
		return own === void 0 || own.text !== node.text ? node : own;
	}
	if (node.kind === "sequence") return require_check.withItems(node, node.items.map((item) => ownStyles(item, written)));
	const entries = node.entries.map((entry) => require_check.entryWith(entry, ownStyles(entry.value, written)));
	return require_check.withEntries(node, entries);
}
// src/render/kustomize/generate/inflate-chart.ts
const MERGES = [
	"merge",
	"override",
	"replace"
];
function inflateChart(target, args, home) {
	const fault = argumentFault(target, args);
	if (fault !== void 0) return fault;
	const more = additionalFiles(target, args);
	if (more.kind === "refused") return more;
	const place = placeOf(target, args, home.text || "charts");
	const chart = findChart(target, args, place);
	if (chart.kind === "refused") return chart;
	if (chart.value === void 0) return require_check.done([]);
	const values = valuesOf(target, args, place, chart.value);
	if (values.kind === "refused") return values;
	const { inflate } = chart.value;
	const [inflated, work] = measured(() => inflate({
		...args,
		includeCrds: args.includeCRDs,
		values: [...values.value, ...more.value]
	}));
	const spent = spend(target.run.work, work, args.at);
	if (spent !== void 0) return spent;
	if (inflated.kind === "refused") return inflated;
	for (const reason of inflated.value.partial) target.recorder.partial.add(reason);
	return resourcesOf(target, args, inflated.value.sources);
}
function argumentFault({ context }, args) {
	const { name, releaseName, valuesMerge, at } = args;
	if (context.refuseCharts) return require_check.refused(at, "must specify --enable-helm", { message: `This kustomization is built without Helm, so the chart \`${name.text}\` is not rendered` });
	if (name.text === "") return require_check.refused(at, "chart name cannot be empty", { message: "This chart has no `name`" });
	for (const [field, { text, at: written }] of [["releaseName", releaseName], ["chart name", name]]) {
		if (!text.startsWith("-")) continue;
		return require_check.refused(written ?? at, `${field} must not start with '-', got "${text}"`, { message: `The ${field} must not start with \`-\`` });
	}
	if (valuesMerge.text === "" || MERGES.includes(valuesMerge.text)) return void 0;
	return require_check.refused(valuesMerge.at ?? at, `valuesMerge must be one of [${MERGES.join(" ")}]`, { message: "`valuesMerge` must be `merge`, `override` or `replace`" });
}
function additionalFiles(target, args) {
	const files = [];
	for (const { text, at = args.at } of args.additionalValuesFiles) {
		const file = loadText(target.context, {
			...target,
			path: text,
			at
		}, target.recorder);
		if (file.kind === "refused") return file;
		files.push({
			kind: "file",
			file: file.value
		});
	}
	return require_check.done(files);
}
function placeOf({ context, folder }, args, home) {
	const { version, repo } = args;
	const name = args.name.text;
	const written = [
		home,
		...version !== "" && repo !== "" ? [`${name}-${version}`] : [],
		name
	].join("/");
	const found = home.startsWith("/") ? void 0 : require_check.resolvePath(folder, written, context.tree.root);
	return {
		written,
		folder: found,
		isThere: found !== void 0 && context.folders.has(found)
	};
}
function findChart(target, args, place) {
	const { context, recorder } = target;
	const { name, version, repo, at } = args;
	const isLocal = place.isThere;
	const need = {
		name: name.text,
		version: version === "" ? void 0 : version,
		repository: repo === "" ? void 0 : withName(repo, name.text)
	};
	if (!isLocal && repo === "") return nowhere(context.mayAppear, name, place, at);
	const found = context.findChart?.({
		...need,
		folder: isLocal ? place.folder : void 0
	});
	if (isLocal && found === void 0 && context.findChart !== void 0) return require_check.refused(at, "Error: Chart.yaml file is missing", { message: `\`${place.written}\` is no chart: it has no Chart.yaml` });
	const chart = {
		...need,
		found: found?.path,
		at
	};
	recorder.charts.set(JSON.stringify([
		at.file.path,
		at.start,
		at.end
	]), chart);
	if (found === void 0) {
		recorder.partial.add(`the Helm chart \`${name.text}\` is not rendered here`);
		for (const { text, at: written = at } of [args.valuesFile, ...args.additionalValuesFiles]) if (text !== "") loadText(context, {
			...target,
			path: text,
			at: written
		}, recorder);
	}
	return require_check.done(found);
}
function withName(repo, name) {
	return repo.startsWith("oci://") ? `${repo.replace(/\/$/, "")}/${name}` : repo;
}
function nowhere(mayAppear, { text, at }, { folder, written }, entry) {
	const offline = folder === void 0 ? void 0 : mayAppear(folder);
	return require_check.refused(at ?? entry, "no repo specified for pull, no chart found at ''", {
		message: `There is no chart \`${text}\` in \`${written}\`, and no \`repo\` to pull it from`,
		...offline !== void 0 && { offline }
	});
}
function valuesOf(target, args, place, chart) {
	const { valuesInline, valuesMerge, dialect } = args;
	const inline = valuesInline === void 0 || valuesInline.entries.length === 0 ? void 0 : remarshalled(valuesInline, dialect);
	if (inline !== void 0 && valuesMerge.text === "replace") return require_check.done([{
		kind: "merged",
		node: inline
	}]);
	const file = valuesFile(target, args, place, chart);
	if (file.kind === "refused") return file;
	if (inline === void 0) return require_check.done(file.value === void 0 ? [] : [{
		kind: "file",
		file: file.value
	}]);
	const merged = mergedValues(target, args, inline, file.value);
	return require_check.mapDone(merged, (node) => [{
		kind: "merged",
		node
	}]);
}
function valuesFile({ context, folder, recorder }, { valuesFile: { text, at: written }, at }, place, chart) {
	if (text === "" && !place.isThere) return require_check.done(chart.values);
	return loadText(context, {
		folder,
		path: text === "" ? `${place.written}/values.yaml` : text,
		at: written ?? at
	}, recorder);
}
function mergedValues({ context, run, folder }, { valuesMerge, at }, inline, file) {
	if (file === void 0) return require_check.done(inline);
	const root = readPlainDocument(context, file);
	if (root.kind === "refused") return root;
	const values = root.value && asKustomizeReads(root.value);
	if (values?.kind !== "map") return require_check.refused(values ?? {
		file,
		start: 0,
		end: 0
	}, "could not parse values file into rnode", { message: "kustomize merges `valuesInline` with this file, which holds no map" });
	const trail = trailFrom("generator", at, folder);
	return mergeChartValues(valuesMerge.text === "merge" ? {
		target: inline,
		patch: values,
		aliases: "none"
	} : {
		target: values,
		patch: inline,
		aliases: "lost"
	}, run.schema, trail);
}
function resourcesOf({ context, folder, run }, { at }, sources) {
	const trail = trailFrom("generator", at, folder);
	const resources = [];
	for (const source of sources) {
		const objects = readResources(context, source);
		if (objects.kind === "refused") return objects;
		for (const object of objects.value) {
			const node = setAnnotation({
				...object,
				trail
			}, HELM_GENERATED, "true", at);
			resources.push(resourceOf(node, run.schema));
		}
	}
	return require_check.done(resources);
}
// src/render/kustomize/build/generators-from-fields.ts
function configMaps(target) {
	return target.kustomization.configMapGenerator.map((args) => sourceOf(target, "ConfigMap", args));
}
function secrets(target) {
	return target.kustomization.secretGenerator.map((args) => sourceOf(target, "Secret", args));
}
function helmCharts(target) {
	const { chartHome, namespace, helmCharts: charts } = target.kustomization;
	const inherited = namespace.text || target.chartNamespace;
	return charts.map((args) => {
		const own = {
			...args,
			namespace: args.namespace || inherited
		};
		return {
			generate: () => inflateChart(target, own, chartHome),
			at: args.at
		};
	});
}
function sourceOf(target, kind, args) {
	const { kustomization, run } = target;
	const options = mergeOptions(args.options, kustomization.generatorOptions);
	const generate = () => {
		const made = generateSource(target, kind, {
			...args,
			options
		});
		return made.kind === "refused" ? made : require_check.done([resourceOf(made.value, run.schema)]);
	};
	return {
		generate,
		at: args.at
	};
}
// src/render/kustomize/build/refused-plugins.ts
function programPlugin(resource, { context }) {
	const { kind, name } = currentId(resource);
	const text = `external plugins disabled; unable to load external plugin '${kind}'`;
	const message = `The plugin ${kind} \`${name}\` is a program, and programs are not run`;
	return require_check.refused(resource.node, text, {
		message,
		...!context.refusePlugins && { offline: `the plugin ${kind} \`${name}\` is not run` }
	});
}
function unknownPlugin(resource) {
	const { kind } = currentId(resource);
	return require_check.refused(resource.node, `unable to load builtin ${kind}.builtin.[noGrp]`, { message: `kustomize has no built-in plugin \`${kind}\`` });
}
function wrongPlugin(resource, wanted) {
	const id = currentId(resource);
	return require_check.refused(resource.node, `plugin ${idText(id)} not a ${wanted}`, { message: `${id.kind} is not a ${wanted}` });
}
function badConfiguration(resource, failure) {
	const id = idText(currentId(resource));
	return {
		...failure,
		message: `plugin ${id} fails configuration: ${failure.message}`
	};
}
// src/render/kustomize/build/generators-from-objects.ts
function configuredSource(target, kind, resource) {
	const { node } = resource;
	const decoding = pluginDecoding(`${kind}Generator`);
	const args = decodeGenerator(node, decoding, kind === "Secret" ? "secretGenerator" : "configMapGenerator", node.file);
	const failure = require_check.joinRefused(decoding.failures);
	if (failure !== void 0) return badConfiguration(resource, failure);
	const metadata = openStruct(require_check.mapAt(node, "metadata"), ["name", "namespace"], decoding, "metadata");
	const part = (name) => text(metadata(name), decoding, `metadata.${name}`);
	const made = generateSource(target, kind, {
		...args,
		name: args.name.text === "" ? part("name") : args.name,
		namespace: args.namespace.text === "" ? part("namespace") : args.namespace,
		envs: args.envs.filter(({ at }) => at !== require_check.scalarAt(node, "env"))
	});
	return made.kind === "refused" ? made : require_check.done([resourceOf(made.value, target.run.schema)]);
}
function serviceAccount(target, resource) {
	const { node } = resource;
	const at = node;
	const trail = trailFrom("generator", at, target.folder);
	const part = (...path) => require_check.scalarAt(node, ...path)?.text ?? "";
	if (part("cloud") !== "gke") return require_check.refused(at, `cloud provider ${part("cloud")} not supported yet`, { message: "IAMPolicyGenerator supports only the cloud `gke`" });
	const account = `${part("serviceAccount", "name")}@${part("serviceAccount", "projectId")}`;
	const annotation = require_check.scalarOf(`${account}.iam.gserviceaccount.com`, at, trail);
	const namespace = part("kubernetesService", "namespace");
	const metadata = require_check.mapOf([
		["annotations", require_check.mapOf([["iam.gke.io/gcp-service-account", annotation]], at, trail)],
		["name", require_check.scalarOf(part("kubernetesService", "name"), at, trail)],
		...namespace === "" ? [] : [["namespace", require_check.scalarOf(namespace, at, trail)]]
	], at, trail);
	const object = require_check.mapOf([
		["apiVersion", require_check.scalarOf("v1", at, trail)],
		["kind", require_check.scalarOf("ServiceAccount", at, trail)],
		["metadata", metadata]
	], at, trail);
	return require_check.done([resourceOf(object, target.run.schema)]);
}
function helmChart(target, resource) {
	const { node } = resource;
	const decoding = pluginDecoding("HelmChartInflationGenerator");
	const args = decodeHelm(node, decoding, "helmCharts", node.file);
	const failure = require_check.joinRefused(decoding.failures);
	if (failure !== void 0) return badConfiguration(resource, failure);
	return inflateChart(target, args, args.chartHome);
}
// src/render/kustomize/build/built-ins.ts
const GENERATORS = [
	{
		kind: "ConfigMapGenerator",
		fromField: configMaps,
		fromObject: (target, object) => configuredSource(target, "ConfigMap", object)
	},
	{
		kind: "SecretGenerator",
		fromField: secrets,
		fromObject: (target, object) => configuredSource(target, "Secret", object)
	},
	{
		kind: "IAMPolicyGenerator",
		fromObject: serviceAccount
	},
	{
		kind: "HelmChartInflationGenerator",
		fromField: helmCharts,
		fromObject: helmChart
	}
];
const TRANSFORMERS = [
	{
		kind: "PatchStrategicMergeTransformer",
		fromField: strategicMerge,
		fromObject: readStrategicMerge
	},
	{
		kind: "PatchTransformer",
		fromField: patches,
		fromObject: readPatchTransformer
	},
	{
		kind: "NamespaceTransformer",
		isSmall: true,
		fromField: namespace,
		fromObject: readNamespace
	},
	{
		kind: "PrefixTransformer",
		fromField: (target, config) => names(target, config, "prefix"),
		fromObject: (target, node) => readAffix(target, node, "prefix")
	},
	{
		kind: "SuffixTransformer",
		fromField: (target, config) => names(target, config, "suffix"),
		fromObject: (target, node) => readAffix(target, node, "suffix")
	},
	{
		kind: "LabelTransformer",
		fromField: labels,
		fromObject: (target, node) => readTexts(target, node, "labels")
	},
	{
		kind: "AnnotationsTransformer",
		fromField: annotations,
		fromObject: (target, node) => readTexts(target, node, "annotations")
	},
	{
		kind: "PatchJson6902Transformer",
		fromField: (target) => patchesJson6902(target),
		fromObject: readJson6902
	},
	{
		kind: "ReplicaCountTransformer",
		fromField: replicas,
		fromObject: readReplica
	},
	{
		kind: "ImageTagTransformer",
		isCostly: true,
		fromField: images,
		fromObject: readImage
	},
	{
		kind: "ReplacementTransformer",
		fromField: replacements,
		fromObject: readReplacementArgs
	},
	{
		kind: "PrefixSuffixTransformer",
		fromObject: readBothAffixes
	},
	{
		kind: "ValueAddTransformer",
		fromObject: readValueAdd
	},
	{
		kind: "HashTransformer",
		fromObject: ({ folder }) => require_check.done(addHashSuffixes(folder))
	}
];
function generatorNamed(kind) {
	return GENERATORS.find((each) => each.kind === kind);
}
function transformerNamed(kind) {
	return TRANSFORMERS.find((each) => each.kind === kind);
}
// src/render/kustomize/load/load-config.ts
function loadConfigurations(place, paths, around) {
	let own = EMPTY_CONFIG;
	for (const path of paths) {
		const at = path.at ?? around;
		const config = loadConfiguration(place, path.text, at);
		if (config.kind === "refused") return config;
		const merged = mergeConfig(own, config.value, at);
		if (merged.kind === "refused") return merged;
		own = merged.value;
	}
	return mergeConfig(DEFAULT_CONFIG, own, around);
}
function loadConfiguration(place, path, at) {
	const { context, folder, recorder } = place;
	const source = loadText(context, {
		folder,
		path,
		at
	}, recorder);
	if (source.kind === "refused") return source;
	const root = readPlainDocument(context, source.value);
	if (root.kind === "refused") return root;
	return root.value === void 0 ? decodeConfiguration(void 0) : configurationIn(root.value);
}
const configurationIn = require_start.memo((root) => decodeConfiguration(root));
function decodeConfiguration(root) {
	const decoding = {
		failures: [],
		strict: true,
		lenientText: true,
		dialect: "kubectl",
		name: "TransformerConfig"
	};
	const field = openStruct(root, [...FIELD_SPEC_TABLES, "nameReference"], decoding, "");
	const config = { ...EMPTY_CONFIG };
	for (const table of FIELD_SPEC_TABLES) config[table] = list(field(table), decoding, table, decodeFieldSpec) ?? [];
	const references = list(field("nameReference"), decoding, "nameReference", decodeReference);
	return require_check.joinRefused(decoding.failures) ?? require_check.done({
		...config,
		nameReference: references ?? []
	});
}
function decodeReference(node, decoding, path) {
	const field = openStruct(node, [
		"group",
		"version",
		"kind",
		"fieldSpecs"
	], decoding, path);
	const specs = list(field("fieldSpecs"), decoding, `${path}.fieldSpecs`, decodeFieldSpec);
	return {
		...decodeGvk(field, decoding, path),
		referrers: specs ?? []
	};
}
// src/render/kustomize/load/load-crds.ts
const ANNOTATION = "x-kubernetes-annotation";
const LABEL_SELECTOR = "x-kubernetes-label-selector";
const IDENTITY = "x-kubernetes-identity";
const VERSION = "x-kubernetes-object-ref-api-version";
const KIND = "x-kubernetes-object-ref-kind";
const NAME_KEY = "x-kubernetes-object-ref-name-key";
const DEEPEST = 32;
function loadCrds(place, paths, around) {
	let config = EMPTY_CONFIG;
	const { context, folder, recorder } = place;
	for (const path of paths) {
		const at = path.at ?? around;
		const source = loadText(context, {
			folder,
			path: path.text,
			at
		}, recorder);
		if (source.kind === "refused") return source;
		const root = readPlainDocument(context, source.value);
		if (root.kind === "refused") return root;
		for (const each of configsOf(root.value)) {
			const merged = mergeConfig(config, each, at);
			if (merged.kind === "refused") return merged;
			config = merged.value;
		}
	}
	return require_check.done(config);
}
function configsOf(root) {
	return require_check.entriesAt(root).flatMap(({ name, value }) => {
		const properties = propertiesOf(value);
		if (![
			"kind",
			"apiVersion",
			"metadata"
		].every((each) => properties.some((property) => property.name === each))) return [];
		const kind = name.slice(name.lastIndexOf(".") + 1);
		const found = {
			annotations: [],
			labels: [],
			names: [],
			references: []
		};
		collect(root, name, kind, [], found);
		return [{
			...EMPTY_CONFIG,
			commonAnnotations: found.annotations,
			commonLabels: found.labels,
			namePrefix: found.names,
			nameReference: found.references
		}];
	});
}
function propertiesOf(definition) {
	const schema = require_check.entryOf(definition, "Schema")?.value ?? require_check.entryOf(definition, "schema")?.value;
	return require_check.entriesAt(schema, "properties");
}
function collect(root, type, kind, path, found) {
	if (path.length > DEEPEST) return;
	for (const { name, value } of propertiesOf(require_check.valueAt(root, type))) {
		const here = [...path, name];
		const spec = fieldSpec(kind, here);
		if (has(value, ANNOTATION)) found.annotations.push(spec);
		if (has(value, LABEL_SELECTOR)) found.labels.push(spec);
		if (has(value, IDENTITY)) found.names.push(spec);
		const version = textAt(value, VERSION);
		const target = textAt(value, KIND);
		if (version !== void 0 && target !== void 0) {
			const referrer = fieldSpec(kind, [...here, textAt(value, NAME_KEY) ?? "name"]);
			found.references.push({
				...ANY_GVK,
				version,
				kind: target,
				referrers: [referrer]
			});
		}
		const reference = textAt(value, "$ref");
		if (reference !== void 0) collect(root, reference, kind, here, found);
	}
}
function fieldSpec(kind, path) {
	return {
		...ANY_GVK,
		kind,
		path: path.join("/"),
		create: false
	};
}
function has(node, name) {
	return textAt(node, name) !== void 0;
}
function textAt(node, name) {
	return require_check.stringOf$1(require_check.scalarAt(node, name), "kubectl");
}
// src/render/kustomize/build/plugin-resources.ts
function pluginResources(target, entries, field) {
	const { context, kustomization, run, originPath } = target;
	const inline = emptyList();
	const paths = [];
	for (const entry of entries) {
		const at = entry.at ?? kustomization.root;
		const objects = readResources(context, inlineText(entry, at));
		if (objects.kind === "refused") {
			if (entry.text.includes("\n")) return objects;
			paths.push(entry);
			continue;
		}
		const file = kustomization.path.slice(kustomization.path.lastIndexOf("/") + 1);
		for (const object of objects.value) {
			const made = resourceOf(object, run.schema);
			const path = joinOrigin(originPath, file);
			const failure = append(inline, run.buildMetadata.size > 0 ? annotateOrigin(made, { path }, at) : made, at);
			if (failure !== void 0) return failure;
		}
	}
	const all = accumulateResources(target, {
		...EMPTY_ACCUMULATION,
		resources: inline.items
	}, paths, field);
	return all.kind === "refused" ? all : require_check.done(all.value.resources);
}
function isBuiltIn({ node }) {
	const { group, version } = gvkOf(node);
	return group === "" && version === "builtin";
}
function pluginOrigin(resource) {
	const path = originPathOf(resource);
	if (path === void 0) return void 0;
	const { node } = resource;
	const { group, version, kind } = gvkOf(node);
	return {
		configuredIn: path,
		configuredBy: {
			apiVersion: group === "" ? version : `${group}/${version}`,
			kind,
			name: nameOf(node),
			namespace: namespaceOf(node)
		}
	};
}
function printedConfiguration(resource) {
	const printed = printedForm(resource.node);
	return printed.kind === "refused" ? printed : require_check.done({
		...resource,
		node: printed.value
	});
}
// src/render/kustomize/build/plugin-transforms.ts
function pluginTransforms(target, entries, field) {
	if (entries.length === 0) return require_check.done([]);
	const resources = pluginResources(target, entries, field);
	if (resources.kind === "refused") return resources;
	const transforms = [];
	for (const resource of resources.value) {
		const transform = transformOf(target, resource);
		if (transform.kind === "done") {
			const { kind } = gvkOf(resource.node);
			transforms.push({
				transform: transform.value,
				origin: pluginOrigin(resource),
				kind
			});
		} else if (!tolerate(target.recorder, transform)) return transform;
	}
	return require_check.done(transforms);
}
function transformOf(target, resource) {
	if (!isBuiltIn(resource)) return programPlugin(resource, target);
	const { kind } = gvkOf(resource.node);
	if (generatorNamed(kind) !== void 0) return wrongPlugin(resource, "transformer");
	const transformer = transformerNamed(kind);
	if (transformer === void 0) return unknownPlugin(resource);
	const printed = printedConfiguration(resource);
	if (printed.kind === "refused") return printed;
	const transform = transformer.fromObject(target, printed.value.node);
	return transform.kind === "refused" ? badConfiguration(resource, transform) : transform;
}
// src/render/kustomize/generate/add-generated.ts
function addGenerated(resources, made, at) {
	const id = currentId(made);
	const found = withAnyId(resources, id);
	const behavior = annotationOf(made.node, "internal.config.kubernetes.io/generatorBehavior") ?? "";
	const [old] = found;
	if (found.length > 1) return require_check.refused(at, `found multiple objects that could accept merge of ${idText(id)}`, {
		message: `${found.length} objects are, or once were, ${id.kind} \`${id.name}\``,
		related: found.map(({ node }) => ({
			at: node,
			message: "it may be this one"
		}))
	});
	if (old === void 0) {
		if (behavior === "merge" || behavior === "replace") return nothingThere(made, behavior, at);
		const list = listOf(resources);
		return append(list, made, at) ?? require_check.done(list.items);
	}
	if (behavior !== "merge" && behavior !== "replace") return alreadyThere(made, old, behavior, at);
	const joined = behavior === "merge" ? mergeInto(made, old, at) : withMetadataOf(made, old, at);
	return require_check.done(resources.map((each) => each === old ? joined : each));
}
function nothingThere(made, behavior, at) {
	const { kind, name } = currentId(made);
	const id = idText(currentId(made));
	return require_check.refused(at, `id ${id} does not exist; cannot merge or replace`, {
		message: `This generator ${behavior === "merge" ? "merges into" : "replaces"} ${kind} \`${name}\`, but this build has no such object`,
		help: "Generate it in a base that this kustomization includes, or leave `behavior` out.",
		absence: true
	});
}
function alreadyThere(made, old, behavior, at) {
	const { kind, name } = currentId(made);
	const text = `id ${idText(currentId(made))} exists; can not use behavior: '${behavior}', behavior must be merge or replace`;
	return require_check.refused(at, text, {
		message: `This generator makes ${kind} \`${name}\`, which this build already has`,
		help: "Set `behavior` to `merge` or `replace`, or give it another name.",
		related: [{
			at: old.node,
			message: "it is here"
		}]
	});
}
function withMetadataOf(made, old, at) {
	const labels = new Map([...labelsOf(old.node), ...labelsOf(made.node)]);
	let node = setLabels(made.node, labels, at);
	node = setAnnotations(node, joinAnnotations(made, old), at);
	node = withPlacesOf(old.node, node);
	if (nameOf(old.node) !== nameOf(node)) node = setName(node, nameOf(old.node), at, void 0);
	node = setNamespace(node, namespaceOf(old.node), at);
	return {
		...withNode(made, node),
		varNames: old.varNames
	};
}
function withPlacesOf(old, node) {
	const changed = ["labels", "annotations"].flatMap((field) => {
		const before = require_check.mapAt(old, "metadata", field);
		const now = require_check.mapAt(node, "metadata", field);
		if (before === void 0 || now === void 0) return [];
		return [[field, require_check.withEntries(now, now.entries.map((each) => placedAs(each, before)))]];
	});
	const metadata = require_check.mapAt(node, "metadata");
	if (metadata === void 0 || changed.length === 0) return node;
	const places = new Map(changed);
	const entries = metadata.entries.map((each) => require_check.entryWith(each, places.get(each.name) ?? each.value));
	const key = require_check.entryOf(node, "metadata")?.key ?? require_check.scalarOf("metadata", node, void 0);
	return require_check.withEntry(node, key, require_check.withEntries(metadata, entries));
}
function placedAs(each, before) {
	const value = require_check.entryOf(before, each.name)?.value;
	if (value?.kind !== "scalar" || each.value.kind !== "scalar" || value.text !== each.value.text) return each;
	const { file, start, end, trail } = value;
	const placed = {
		...each.value,
		file,
		start,
		end,
		...trail === void 0 ? {} : { trail }
	};
	return require_check.entryWith(each, placed);
}
function joinAnnotations(made, old) {
	const own = annotationsOf(made.node);
	const before = annotationsOf(old.node);
	const joined = new Map([...before, ...own]);
	for (const name of BUILD_ANNOTATIONS) {
		const noted = before.get(name);
		if (noted === void 0) joined.delete(name);
		else joined.set(name, noted);
	}
	if (!own.has("internal.config.kubernetes.io/needsHashSuffix")) joined.delete(NEEDS_HASH$1);
	return joined;
}
function mergeInto(made, old, at) {
	const joined = withMetadataOf(made, old, at);
	let node = mergeTexts(joined.node, old.node, "data", at);
	node = mergeTexts(node, old.node, "binaryData", at);
	const origin = annotationOf(old.node, ORIGIN);
	if (origin !== void 0) node = setAnnotation(node, ORIGIN, origin, at);
	return withNode(joined, node);
}
function mergeTexts(node, old, field, at) {
	const own = require_check.entryOf(node, field)?.value;
	const entries = /* @__PURE__ */ new Map();
	for (const each of [...require_check.entriesAt(old, field), ...require_check.entriesAt(own)]) entries.set(each.key.text, asText(each));
	if (entries.size === 0) return require_check.withoutEntry(node, field);
	const map = own?.kind === "map" ? own : require_check.mapOf([], at, node.trail);
	return require_check.withEntry(node, require_check.scalarOf(field, at, node.trail), {
		...map,
		entries: [...entries.values()]
	});
}
function asText({ key, value }) {
	const text = value.kind === "scalar" && !require_check.isMissingOrNull(value) ? value.text : "";
	const plainKey = key.style === "plain" ? key : require_check.scalarOf(key.text, key, key.trail);
	return require_check.entry(plainKey, require_check.asString(value, text));
}
// src/render/kustomize/generate/ksops.ts
const BEHAVIOR = "kustomize.config.k8s.io/behavior";
const NEEDS_HASH = "kustomize.config.k8s.io/needs-hash";
function ksopsFiles({ node }) {
	const { group, kind } = gvkOf(node);
	if (group !== "viaduct.ai" || kind !== "ksops") return [];
	return require_check.itemsAt(node, "files").filter((each) => each.kind === "scalar");
}
function readKsops(target, files) {
	const { context, folder, recorder, run } = target;
	recorder.partial.add(require_check.KSOPS);
	const resources = [];
	for (const file of files) {
		const source = loadText(context, {
			folder,
			path: file.text,
			at: file
		}, recorder);
		if (source.kind === "refused") return source;
		const objects = readResources(context, source.value);
		if (objects.kind === "refused") return objects;
		const trail = trailFrom("generator", file, folder);
		for (const object of objects.value) resources.push(withOptions(resourceOf({
			...object,
			trail
		}, run.schema)));
	}
	return require_check.done(resources);
}
function withOptions(resource) {
	const { node } = resource;
	const annotations = new Map(annotationsOf(node));
	const behavior = annotations.get(BEHAVIOR);
	if (behavior === void 0 && !annotations.has(NEEDS_HASH)) return resource;
	annotations.delete(BEHAVIOR);
	annotations.delete(NEEDS_HASH);
	const at = require_check.valueAt(node, "metadata") ?? node;
	return withNode(resource, setAnnotation(setAnnotations(node, annotations, at), GENERATOR_BEHAVIOR, behavior ?? "", at));
}
// src/render/kustomize/build/plugin-generators.ts
function pluginGenerators(target) {
	const { generators: entries } = target.kustomization;
	if (entries.length === 0) return require_check.done([]);
	const resources = pluginResources(target, entries, "generators");
	if (resources.kind === "refused") return resources;
	const generators = [];
	for (const resource of resources.value) {
		const generator = generatorOf(target, resource);
		if (generator.kind === "done") generators.push(generator.value);
		else if (!tolerate(target.recorder, generator)) return generator;
	}
	return require_check.done(generators);
}
function generatorOf(target, configuration) {
	const printed = printedConfiguration(configuration);
	if (printed.kind === "refused") return printed;
	const resource = printed.value;
	const origin = pluginOrigin(resource);
	const make = (generate) => require_check.done({
		generate,
		origin,
		at: resource.node
	});
	const files = ksopsFiles(resource);
	if (files.length > 0 && !target.context.refusePlugins) return make(() => readKsops(target, files));
	if (!isBuiltIn(resource)) return programPlugin(resource, target);
	const { kind } = gvkOf(resource.node);
	const generator = generatorNamed(kind);
	if (generator !== void 0) return make(() => generator.fromObject(target, resource));
	return transformerNamed(kind) === void 0 ? unknownPlugin(resource) : wrongPlugin(resource, "generator");
}
// src/render/kustomize/build/run-generators.ts
function runGenerators(target, start) {
	const { recorder } = target;
	const plugins = pluginGenerators(target);
	if (plugins.kind === "refused") return plugins;
	const generators = [...fieldGenerators(target), ...plugins.value];
	if (generators.length === 0) return require_check.done(start);
	const generated = require_check.fold(generators, generatedList(start.resources), (current, generator) => runGenerator(current, generator, target), (refusal) => tolerate(recorder, refusal));
	return require_check.mapDone(generated, ({ items }) => ({
		...start,
		resources: items
	}));
}
function fieldGenerators(target) {
	return GENERATORS.flatMap(({ kind, fromField }) => {
		const origin = builtInOrigin(target, kind);
		return (fromField?.(target) ?? []).map((each) => Object.assign({ origin }, each));
	});
}
function generatedList(resources) {
	const ids = /* @__PURE__ */ new Set();
	for (const each of resources) addKeys(ids, each);
	return {
		items: [...resources],
		ids
	};
}
function runGenerator(list, { generate, origin, at }, { run }) {
	const spent = spend(run.work, GENERATOR, at);
	if (spent !== void 0) return spent;
	const made = generate();
	if (made.kind === "refused") return made;
	return require_check.fold(made.value, list, (current, each) => {
		return spend(run.work, workOfNode(run.work, each.node), at) ?? addMade(current, annotateGenerated(each, origin, at), at);
	});
}
function addMade(list, made, at) {
	const behavior = annotationOf(made.node, GENERATOR_BEHAVIOR);
	if (!!list.ids.has(currentKey(made)) || behavior === "merge" || behavior === "replace") return require_check.mapDone(addGenerated(list.items, made, at), generatedList);
	list.items.push(made);
	addKeys(list.ids, made);
	return require_check.done(list);
}
function addKeys(keys, resource) {
	keys.add(currentKey(resource));
	for (const id of previousIds(resource)) keys.add(idKey(id));
}
// src/render/kustomize/transform/run-transforms.ts
const COSTLY = 40;
function runTransforms(target, resources, transforms) {
	const { root } = target.kustomization;
	return require_check.fold(transforms, resources, (current, { transform, origin, isSmall, isCostly }) => {
		const applied = applyAll(current, [transform]);
		if (applied.kind === "refused") return applied;
		const made = isSmall === true ? workOfSmall(applied.value) : workOf(target.run.work, applied.value, current);
		const work = isCostly === true ? COSTLY * made : made;
		const spent = spend(target.run.work, work, root);
		if (spent !== void 0) return spent;
		return require_check.mapDone(applied, (changed) => origin === void 0 ? changed : changed.map((each) => annotateTransformed(each, origin, root)));
	}, (refusal) => tolerate(target.recorder, refusal));
}
// src/render/kustomize/build/run-validators.ts
function runValidators(target, resources) {
	const { validators } = target.kustomization;
	const transforms = pluginTransforms(target, validators, "validators");
	if (transforms.kind === "refused") return transforms;
	for (const { transform, kind } of transforms.value) {
		const outcome = runTransforms(target, resources, [{
			transform,
			origin: void 0
		}]);
		if (outcome.kind === "refused") return outcome;
		const after = outcome.value;
		if (!(after.length === resources.length && after.every((each, index) => isSame(each, resources[index], kind)))) {
			const at = validators[0]?.at ?? target.kustomization.root;
			return require_check.refused(at, "validator shouldn't modify the resource map", { message: "A validator changes objects, which is not allowed" });
		}
	}
}
function isSame(after, before, kind) {
	if (before === void 0 || kind === "PatchStrategicMergeTransformer") return false;
	if (after.node === before.node) return true;
	return kind === "ReplacementTransformer" && require_check.goJson(after.node) === require_check.goJson(before.node);
}
// src/render/kustomize/build/accumulate-target.ts
const STAGES = [
	(target, start) => accumulateResources(target, start, target.kustomization.resources, "resources"),
	configure,
	runGenerators,
	accumulateComponents,
	transform,
	validate,
	addVars
];
function accumulateTarget(target, start) {
	return require_check.fold(STAGES, start, (current, stage) => stage(target, current));
}
function configure(target, start) {
	const { kustomization } = target;
	const { root } = kustomization;
	let { config } = start;
	for (const load of [() => loadConfigurations(target, kustomization.configurations, root), () => loadCrds(target, kustomization.crds, root)]) {
		const more = load();
		if (more.kind === "refused") {
			if (tolerate(target.recorder, more)) continue;
			return more;
		}
		const merged = mergeConfig(config, more.value, root);
		if (merged.kind === "refused") return merged;
		config = merged.value;
	}
	return require_check.done({
		...start,
		config
	});
}
function accumulateComponents(target, start) {
	const { components, root } = target.kustomization;
	return require_check.fold(components, start, (current, path) => {
		const at = path.at ?? root;
		const found = accumulateFolder(target, path.text, at, current);
		return found.kind === "refused" ? found : mergeAccumulation(EMPTY_ACCUMULATION, found.value, at);
	}, (refusal) => tolerate(target.recorder, refusal));
}
function transform(target, start) {
	const own = fieldTransforms(target, start.config);
	if (own.kind === "refused") return own;
	const more = pluginTransforms(target, target.kustomization.transformers, "transformers");
	if (more.kind === "refused") return more;
	const resources = runTransforms(target, start.resources, [...own.value, ...more.value]);
	return resources.kind === "refused" ? resources : require_check.done({
		...start,
		resources: resources.value
	});
}
function fieldTransforms(target, config) {
	const all = [];
	for (const { kind, fromField, isSmall = false, isCostly = false } of TRANSFORMERS) {
		if (fromField === void 0) continue;
		const transforms = fromField(target, config);
		if (transforms.kind === "refused") return transforms;
		const origin = builtInOrigin(target, kind);
		for (const transform of transforms.value) all.push({
			transform,
			origin,
			isSmall,
			isCostly
		});
	}
	return require_check.done(all);
}
function validate(target, start) {
	return runValidators(target, start.resources) ?? require_check.done(start);
}
function addVars(target, start) {
	const { vars } = target.kustomization;
	if (vars.length === 0) return require_check.done(start);
	const resources = bindVars(start.resources, vars);
	if (resources.kind === "refused") return resources;
	const merged = mergeVars(start.vars, vars);
	if (merged.kind === "refused") return merged;
	return require_check.done({
		...start,
		resources: resources.value,
		vars: merged.value
	});
}
// src/render/kustomize/build/build-options.ts
const DEFAULT_BUILD_OPTIONS = {
	reorder: "legacy",
	managedBy: false,
	version: "v5.8.2"
};
// src/render/kustomize/names/referrer-trees.ts
const referrerTrees = require_start.memo((references) => {
	const trees = /* @__PURE__ */ new Map();
	return (gvk) => {
		const key = `${gvk.group}/${gvk.version}/${gvk.kind}`;
		let tree = trees.get(key);
		if (tree === void 0) {
			tree = growTree(references, gvk);
			trees.set(key, tree);
		}
		return tree;
	};
});
function growTree(references, gvk) {
	const root = {
		leaves: [],
		children: /* @__PURE__ */ new Map()
	};
	for (const target of references) for (const spec of target.referrers) if (isSelected(gvk, spec)) branchOf(root, spec).leaves.push({
		target,
		spec
	});
	return root;
}
function branchOf(root, spec) {
	let here = root;
	for (const part of splitPath(spec.path, "/")) {
		const name = part.endsWith("[]") ? part.slice(0, -2) : part;
		let next = here.children.get(name);
		if (next === void 0) {
			next = {
				leaves: [],
				children: /* @__PURE__ */ new Map()
			};
			here.children.set(name, next);
		}
		here = next;
	}
	return here;
}
// src/render/kustomize/names/referral-candidates.ts
function candidatesFor(resources) {
	const byName = indexByFormerName(resources);
	const named = (name) => byName.get(name) ?? [];
	const renamed = /* @__PURE__ */ new Set();
	for (const [name, found] of byName) if (found.some(({ node }) => nameOf(node) !== name)) renamed.add(name);
	return {
		all: named,
		isRenamed: (name) => renamed.has(name),
		inNamespace: (namespace, reach) => inNamespace(namespace, resources.filter(reach), named)
	};
}
function indexByFormerName(resources) {
	const byName = /* @__PURE__ */ new Map();
	for (const resource of resources) for (const name of formerNames(resource)) require_check.appendTo(byName, name, resource);
	return byName;
}
function formerNames(resource) {
	const names = previousIds(resource).map(({ name }) => name);
	return names.length > 1 ? new Set(names) : names;
}
function inNamespace(namespace, inReach, named) {
	if (namespace === "_non_namespaceable_") return () => [];
	const wasThere = (each) => effectiveNamespace(originalId(each)) === namespace;
	const isThere = (each) => effectiveNamespace(currentId(each)) === namespace;
	const matches = inReach.some(wasThere) ? wasThere : isThere;
	return (name) => named(name).filter(matches);
}
// src/render/kustomize/names/subject-namespaces.ts
function subjectNamespaces(resource) {
	const written = namespacesOf(resource);
	return new Set(written.flatMap((node) => require_check.stringOf$1(node, "kustomize") ?? []));
}
function blankNamespace(resource) {
	const id = currentId(resource);
	if (id.clusterScoped || id.kind !== "RoleBinding") return void 0;
	const odd = require_check.itemsAt(resource.node, "subjects").find((subject) => subject.kind !== "map" || hasOddKind(subject));
	if (odd !== void 0) return require_check.refused(odd, "interface conversion: interface {} is no map[string]interface {}", { message: `A subject of RoleBinding \`${id.name}\` is not a map with a \`kind\`` });
	const blank = namespacesOf(resource).find((node) => require_check.stringOf$1(node, "kustomize") === void 0);
	if (blank === void 0) return void 0;
	return require_check.refused(blank, `Invalid Input: namespace is blank for resource "${idText(id)}"`, {
		message: `The namespace of a subject of RoleBinding \`${id.name}\` is empty`,
		help: "Write the namespace, or leave the field out."
	});
}
function hasOddKind(subject) {
	const kind = require_check.entryOf(subject, "kind")?.value;
	return require_check.entryOf(subject, "namespace") !== void 0 && kind !== void 0 && require_check.stringOf$1(kind, "kustomize") === void 0;
}
function namespacesOf({ node }) {
	if (gvkOf(node).kind !== "RoleBinding") return [];
	return require_check.itemsAt(node, "subjects").flatMap((subject) => {
		return require_check.rawText(require_check.scalarAt(subject, "kind")) === "ServiceAccount" ? require_check.entryOf(subject, "namespace")?.value ?? [] : [];
	});
}
// src/render/kustomize/names/select-referral.ts
function selectReferral(reference, oldName, candidates, withNamespace) {
	const named = candidates(oldName);
	if (named.length === 0) return require_check.done(void 0);
	const { referrer, target } = reference;
	const role = roleOf(reference);
	const reach = reachOf(referrer);
	return chooseByAffixes(named.filter((each) => wasSelected(each, target) && (role === void 0 || wasSelected(each, role)) && reach(each) && isReachable(referrer, each)), reference, withNamespace);
}
function chooseByAffixes(found, reference, withNamespace) {
	if (found.length <= 1) return require_check.done(found[0]);
	const { referrer } = reference;
	let alike = found.filter((each) => sameAffixes(each, referrer, true));
	if (alike.length > 1) alike = alike.filter((each) => sameAffixes(each, referrer, false));
	const [first, ...rest] = alike;
	if (first === void 0) return require_check.done(void 0);
	return rest.every((each) => nameOf(each.node) === nameOf(first.node) && (!withNamespace || namespaceOf(each.node) === namespaceOf(first.node))) ? require_check.done(first) : ambiguous(alike, reference);
}
function ambiguous(found, { referrer, spec }) {
	const ids = found.map((each) => idText(currentId(each))).join(", ");
	return require_check.refused(require_check.scalarAt(referrer.node, "metadata", "name") ?? referrer.node, `found multiple possible referrals: ${ids}`, {
		message: `\`${spec.path}\` of ${gvkOf(referrer.node).kind} \`${nameOf(referrer.node)}\` may mean several objects of this build: ${found.map((each) => `\`${nameOf(each.node)}\``).join(", ")}`,
		related: found.map((each) => ({
			at: each.node,
			message: "it may be this one"
		}))
	});
}
function wasSelected(resource, gvk) {
	return previousIds(resource).some((id) => isSelected(id, gvk));
}
function roleOf({ referrer, spec }) {
	if (!spec.path.endsWith("roleRef/name")) return void 0;
	const group = require_check.valueAt(referrer.node, "roleRef", "apiGroup");
	const kind = require_check.valueAt(referrer.node, "roleRef", "kind");
	if (group === void 0 || kind === void 0) return void 0;
	return {
		group: require_check.rawText(group),
		version: "",
		kind: require_check.rawText(kind)
	};
}
function isReachable(referrer, candidate) {
	const from = currentId(referrer);
	const to = currentId(candidate);
	return from.clusterScoped || to.clusterScoped || gvkOf(candidate.node).kind === "ServiceAccount" || effectiveNamespace(from) === effectiveNamespace(to);
}
function reachOf(referrer) {
	const from = currentId(referrer);
	if (from.clusterScoped) return () => true;
	const subjects = subjectNamespaces(referrer);
	return (candidate) => {
		const to = currentId(candidate);
		return to.clusterScoped || effectiveNamespace(from) === effectiveNamespace(to) || subjects.has(namespaceOf(candidate.node));
	};
}
// src/render/kustomize/names/name-references.ts
function fixNameReferences(resources, references, folder) {
	const candidates = candidatesFor(resources);
	const treeFor = referrerTrees(references);
	const trails = /* @__PURE__ */ new Map();
	return changeEach(resources, (resource) => {
		const broken = brokenNotes(resource);
		if (broken !== void 0) return broken;
		const tree = treeFor(originalId(resource));
		if (tree.children.size === 0) return require_check.done(resource);
		const blank = blankNamespace(resource);
		if (blank !== void 0) return blank;
		const outcome = fixTree(resource.node, tree, {
			referrer: resource,
			candidates,
			folder,
			trails
		});
		if (outcome.kind === "done") return outcome.value.kind === "map" ? require_check.done(withNode(resource, outcome.value)) : require_check.done(resource);
		const message = `updating name reference of '${idText(currentId(resource))}': ${outcome.message}`;
		return {
			...outcome,
			message
		};
	});
}
function fixTree(node, tree, referring) {
	let here = node;
	for (const leaf of tree.leaves) {
		if (here.kind === "scalar" && !referring.candidates.isRenamed(require_check.rawText(here))) break;
		const outcome = fix(here, {
			...referring,
			...leaf
		});
		if (outcome.kind === "refused") return outcome;
		here = outcome.value;
	}
	if (tree.children.size === 0 || require_check.isMissingOrNull(here)) return require_check.done(here);
	if (here.kind === "sequence") return fixItems(here, tree, referring);
	if (here.kind === "map") return fixFields(here, tree, referring);
	return require_check.refused(here, "expected sequence or mapping node", { message: "This must be a map or a list, since a field below it holds a name" });
}
function fixItems(list, tree, referring) {
	const items = [];
	const below = {
		leaves: [],
		children: tree.children
	};
	for (const item of list.items) {
		const outcome = fixTree(item, below, referring);
		if (outcome.kind === "refused") return outcome;
		items.push(outcome.value);
	}
	return require_check.done(require_check.withItems(list, items));
}
function fixFields(map, tree, referring) {
	let changed = map;
	for (const [name, below] of tree.children) {
		const field = require_check.entryOf(map, name);
		if (field === void 0) continue;
		const outcome = fixTree(field.value, below, referring);
		if (outcome.kind === "refused") return outcome;
		changed = require_check.withEntry(changed, field.key, outcome.value);
	}
	return require_check.done(changed);
}
function fix(node, reference) {
	if (require_check.isMissingOrNull(node)) return require_check.done(node);
	if (node.kind === "scalar") return fixScalar(node, reference);
	if (node.kind === "map") return fixMap(node, reference);
	const items = [];
	for (const item of node.items) {
		if (item.kind === "sequence") return notName(item, reference);
		const outcome = require_check.isMissingOrNull(item) ? require_check.done(item) : fix(item, reference);
		if (outcome.kind === "refused") return outcome;
		items.push(outcome.value);
	}
	return require_check.done(require_check.withItems(node, items));
}
function notName(node, { spec }) {
	return require_check.refused(node, "node is expected to be either a string or a map of string", { message: `\`${spec.path}\` is configured to hold a name, and this is not one` });
}
function fixScalar(node, reference) {
	const old = require_check.rawText(node);
	if (!reference.candidates.isRenamed(old)) return require_check.done(node);
	const found = selectReferral(reference, old, reference.candidates.all, false);
	if (found.kind === "refused") return found;
	const name = found.value === void 0 ? old : nameOf(found.value.node);
	if (found.value === void 0 || name === old) return require_check.done(node);
	return require_check.done(require_check.setText(node, {
		text: name,
		at: node,
		trail: trailTo(found.value, node, reference)
	}));
}
function fixMap(node, reference) {
	const nameNode = require_check.valueAt(node, "name");
	if (nameNode === void 0) return require_check.refused(node, "path config error; no 'name' field in node", { message: `\`${reference.spec.path}\` is configured to hold a name, and this map has no \`name\`` });
	const old = require_check.rawText(nameNode);
	const namespace = require_check.scalarAt(node, "namespace");
	const found = selectReferral(reference, old, require_check.valueAt(node, "namespace") === void 0 ? reference.candidates.all : reference.candidates.inNamespace(require_check.rawText(namespace), reachOf(reference.referrer)), true);
	if (found.kind === "refused") return found;
	if (found.value === void 0) return require_check.done(node);
	const trail = trailTo(found.value, nameNode, reference);
	const newNamespace = namespaceOf(found.value.node);
	const name = nameOf(found.value.node);
	if (name === old && newNamespace === "") return require_check.done(node);
	const renamed = require_check.setField(node, "name", {
		text: name,
		at: nameNode,
		trail
	});
	if (newNamespace === "") return require_check.done(renamed);
	return require_check.done(require_check.setField(renamed, "namespace", {
		text: newNamespace,
		at: namespace ?? nameNode,
		trail
	}));
}
function trailTo(referral, node, { folder, trails }) {
	let trail = trails.get(referral);
	if (trail === void 0) {
		trail = trailFrom("reference", require_check.scalarAt(referral.node, "metadata", "name") ?? referral.node, folder);
		trails.set(referral, trail);
	}
	return onto(trail, node.trail);
}
// src/render/kustomize/object/manifest-of.ts
function manifestOf(node) {
	const { group, kind } = gvkOf(node);
	return {
		apiVersion: require_check.rawText(require_check.scalarAt(node, "apiVersion")),
		group,
		kind,
		name: nameOf(node) || void 0,
		namespace: namespaceOf(node) || void 0,
		node,
		dialect: "kustomize"
	};
}
// src/render/kustomize/build/sort-resources.ts
function sortResources(resources, options, byDefault, at) {
	if (options === void 0) return byDefault === "none" ? require_check.done(resources) : sortByKind(resources, ORDER_FIRST, ORDER_LAST, at);
	const { order, legacy } = options;
	if (order.text !== "fifo" && order.text !== "legacy") return require_check.refused(order.at ?? options.at, "the field 'sortOptions.order' must be one of [fifo, legacy]", { message: "`sortOptions.order` must be `fifo` or `legacy`" });
	if (order.text === "legacy") {
		const { first, last } = legacy ?? {
			first: ORDER_FIRST,
			last: ORDER_LAST
		};
		return sortByKind(resources, first, last, at);
	}
	if (legacy === void 0) return require_check.done(resources);
	return require_check.refused(options.at, "the field 'sortOptions.legacySortOptions' is set but the selected sort order is 'fifo', not 'legacy'", { message: "`sortOptions` has `legacySortOptions`, which work only with the order `legacy`" });
}
function sortByKind(resources, first, last, at) {
	const orders = typeOrder(first, last);
	const keyed = resources.map((resource) => {
		const id = currentId(resource);
		return {
			resource,
			id,
			text: idSortText(id)
		};
	});
	keyed.sort((left, right) => compareIds(left, right, orders));
	const list = emptyList();
	return appendAll(list, keyed.map(({ resource }) => resource), at) ?? require_check.done(list.items);
}
function compareIds(left, right, orders) {
	return sameGvk(left.id, right.id) ? require_check.compareText(left.text, right.text) : compareTypes(left.id, right.id, orders);
}
function compareTypes(left, right, orders) {
	const order = (orders.get(left.kind) ?? 0) - (orders.get(right.kind) ?? 0);
	if (order !== 0) return order;
	const byText = require_check.compareText(sortText(left), sortText(right));
	return left.kind === "Namespace" && right.kind === "Namespace" && (left.group === "" || right.group === "") ? -byText : byText;
}
function idSortText(id) {
	return `${gvkText(id)}|${id.namespace || "~X"}|${id.name || "~N"}`;
}
// src/render/kustomize/names/expand-variables.ts
function expandVariables(text, valueOf) {
	let result = "";
	let checkpoint = 0;
	for (let at = 0; at < text.length; at++) {
		if (text[at] !== "$" || at + 1 >= text.length) continue;
		result += text.slice(checkpoint, at);
		const next = text[at + 1];
		const close = next === "(" ? text.indexOf(")", at + 2) : -1;
		if (close !== -1) {
			const name = text.slice(at + 2, close);
			const value = valueOf(name);
			if (text === `$(${name})`) return value ?? {
				kind: "text",
				text
			};
			result += value === void 0 ? `$(${name})` : variableText(value);
			at = close;
		} else {
			result += next === "$" ? "$" : `$${next}`;
			at += 1;
		}
		checkpoint = at + 1;
	}
	return {
		kind: "text",
		text: result + text.slice(checkpoint)
	};
}
function variableText(value) {
	if (value.kind === "text" || value.kind === "int") return value.text;
	return value.kind === "bool" ? String(value.value) : require_check.goFloatText(value.value);
}
// src/render/kustomize/names/resolve-vars.ts
function resolveVars(resources, vars, fields, folder) {
	const values = /* @__PURE__ */ new Map();
	const secrets = /* @__PURE__ */ new Map();
	for (const each of [...vars.values()].sort((a, b) => a.name < b.name ? -1 : 1)) {
		const value = valueOf(each, resources);
		if (value.kind === "refused") return value;
		values.set(each.name, value.value);
		const secret = secretOf(each, resources);
		if (secret !== void 0) secrets.set(each.name, secret);
	}
	if (values.size === 0) return require_check.done(resources);
	const trail = trailFrom("replacement", void 0, folder);
	const get = (name) => values.get(name);
	const expand = (node) => {
		const made = replaced(node, expandVariables(node.text, get), trail);
		return made === node ? node : require_check.withValue(made, partsOf(node, made.text, get, secrets));
	};
	return changeNodes(resources, (object) => expandFields(object, fields, expand));
}
function valueOf(each, resources) {
	const holder = resources.find(({ varNames }) => varNames.includes(each.name));
	if (holder === void 0) return unmapped(each);
	const found = lookUp(holder.node, withIndexes(splitFieldPath(each.fieldPath)));
	if (found.kind === "refused" || found.value === void 0) return noField(each);
	if (found.value.kind !== "scalar") return require_check.done(void 0);
	const value = typed(found.value);
	return value === void 0 ? noField(each) : require_check.done(value);
}
function secretOf(each, resources) {
	const holder = resources.find(({ varNames }) => varNames.includes(each.name));
	if (holder === void 0) return void 0;
	const path = withIndexes(splitFieldPath(each.fieldPath));
	const found = lookUp(holder.node, path);
	const read = found.kind === "done" ? found.value : void 0;
	return require_check.secretLabel(holder.node, path) ?? (read && require_check.labelOf(read));
}
function partsOf(node, text, get, secrets) {
	const pieces = node.text.split(/(\$\([^)]*\))/);
	const labels = pieces.map((piece) => secrets.get(piece.slice(2, -1)));
	const label = require_check.labelOf(node) ?? labels.find((each) => each !== void 0);
	if (label === void 0) return void 0;
	const parts = pieces.map((piece, at) => {
		const expanded = expandVariables(piece, get);
		const shown = expanded.kind === "text" ? expanded.text : piece;
		const secret = labels[at];
		return secret === void 0 ? {
			kind: "text",
			text: shown
		} : {
			kind: "secret",
			text: shown,
			label: secret
		};
	});
	return parts.map((part) => part.kind === "placeholder" ? "" : part.text).join("") === text ? parts : [{
		kind: "secret",
		text,
		label
	}];
}
function unmapped(each) {
	const { kind, name } = targetOf(each);
	return require_check.refused(each.at, `var '${each.name}' cannot be mapped to a field in the set of known resources`, {
		message: `The var \`${each.name}\` reads ${kind} \`${name}\`, which this build does not have`,
		help: "Its `objref` must name `apiVersion`, `kind` and `name` as the object was first written.",
		absence: true
	});
}
function noField(each) {
	return require_check.refused(each.at, `field specified in var '${each.name}' not found in corresponding resource`, { message: `The var \`${each.name}\` reads \`${each.fieldPath}\`, which the object does not have` });
}
function withIndexes(path) {
	return path.flatMap((part) => {
		const found = /^(.*)\[(\d+)\]$/.exec(part);
		if (found === null) return [part];
		const [, name = "", index = ""] = found;
		return name === "" ? [index] : [name, index];
	});
}
function typed(node) {
	switch (require_check.typeTag(node)) {
		case "!!int": return /^[-+]?[0-9]+$/.test(node.text) ? {
			kind: "int",
			text: String(BigInt(node.text.replace(/^\+/, "")))
		} : void 0;
		case "!!float": return {
			kind: "float",
			value: Number(node.text)
		};
		case "!!bool": return {
			kind: "bool",
			value: /^t/i.test(node.text)
		};
		default: return {
			kind: "text",
			text: node.text
		};
	}
}
function expandFields(object, fields, expand) {
	const creation = {
		kind: void 0,
		at: object,
		trail: void 0
	};
	return require_check.fold(fields, object, (node, spec) => applyFieldSpec(node, spec, (each) => expandNode(each, expand), creation));
}
function expandNode(node, expand) {
	if (require_check.isMissingOrNull(node)) return require_check.done(node);
	const inner = (each) => each.kind === "scalar" && require_check.isText(each) ? expand(each) : each;
	if (node.kind === "scalar") return require_check.done(inner(node));
	if (node.kind === "map") {
		const wrong = node.entries.find(({ key }) => !require_check.isText(key));
		if (wrong !== void 0) return require_check.refused(wrong.key, `invalid map key: value='${wrong.key.text}'`);
		const entries = node.entries.map((each) => {
			const value = inner(each.value);
			return value === each.value ? each : require_check.entryWith(each, value);
		});
		return require_check.done(require_check.withEntries(node, entries));
	}
	const wrong = node.items.find((each) => each.kind !== "scalar" || !require_check.isText(each));
	if (wrong !== void 0) return require_check.refused(wrong, "invalid value type expect a string");
	return require_check.done(require_check.withItems(node, node.items.map(inner)));
}
function replaced(node, value, trail) {
	if (value.kind === "text" && value.text === node.text && node.untyped !== true) return node;
	const made = (text, tag) => ({
		...require_check.scalarOf(text, node, onto(trail, node.trail)),
		tag
	});
	if (value.kind === "text") return made(value.text, "!!str");
	if (value.kind === "int") return made(value.text, "!!int");
	return made(String(value.value), `!!${value.kind}`);
}
// src/render/kustomize/build/finish-build.ts
function finishBuild(target, { resources, config, vars }, options) {
	const { folder, recorder, kustomization } = target;
	const at = kustomization.root;
	const steps = [
		addHashSuffixes(folder),
		(each) => fixNameReferences(each, config.nameReference, folder),
		(each) => {
			const resolved = resolveVars(each, vars, config.varReference, folder);
			return resolved.kind === "refused" && tolerate(recorder, resolved) ? require_check.done(each) : resolved;
		},
		(each) => dropLocal(each, at),
		(each) => sortResources(each, kustomization.sortOptions, options.reorder, at),
		(each) => addManagedBy(each, target, options)
	];
	const finished = require_check.fold(steps, resources, (current, step) => step(current));
	if (finished.kind === "refused") return finished;
	return printable(finished.value.map((each) => withoutNotes(each, target)));
}
function dropLocal(resources, at) {
	const kept = [];
	for (const resource of resources) {
		if (resource.node.entries.length === 0) continue;
		const failure = invalidMetadata(resource.node);
		if (failure !== void 0) return failure;
		const local = annotationOf(resource.node, LOCAL_CONFIG);
		if (local === void 0 || local === "false") kept.push(resource);
	}
	const list = emptyList();
	const failure = appendAll(list, kept, at);
	if (failure !== void 0) return failure;
	if (kept.length === resources.length) return require_check.done(resources);
	return require_check.done(resources.filter((each) => list.byId.has(currentKey(each))));
}
function addManagedBy(resources, { kustomization, run, folder }, { managedBy, version }) {
	if (!run.buildMetadata.has("managedByLabel") && !managedBy) return require_check.done(resources);
	const { root } = kustomization;
	return transformTexts([{
		key: "app.kubernetes.io/managed-by",
		keyAt: root,
		value: {
			text: `kustomize-${version}`,
			at: root
		}
	}], [{
		group: "",
		version: "",
		kind: "",
		path: "metadata/labels",
		create: true
	}], root, folder)(resources);
}
function withoutNotes(resource, { run }) {
	const { node } = resource;
	const metadata = require_check.mapAt(node, "metadata");
	if (metadata !== void 0 && require_check.entryOf(metadata, "annotations") === void 0) return resource;
	const annotations = new Map(annotationsOf(node));
	if (annotations.size > 0) for (const name of BUILD_ANNOTATIONS) annotations.delete(name);
	if (!run.buildMetadata.has("originAnnotations")) annotations.delete(ORIGIN);
	if (!run.buildMetadata.has("transformerAnnotations")) annotations.delete(TRANSFORMATIONS);
	return withNode(resource, setAnnotations(node, annotations, node));
}
function printable(resources) {
	const manifests = [];
	for (const { node, rewritten } of resources) {
		if (isSound(node)) {
			manifests.push(manifestOf(node));
			continue;
		}
		const stranded = rewritten ? void 0 : strandedComment(node);
		if (stranded !== void 0) return stranded;
		const printed = printedForm(node);
		if (printed.kind === "refused") return printed;
		manifests.push(manifestOf(printed.value));
	}
	return require_check.done(manifests);
}
// src/render/kustomize/tree/refusal-findings.ts
function refusalFindings(refusals, builder) {
	return refusals.flatMap((refusal) => [refusal, ...refusal.also ?? []]).map((refusal) => FINDINGS[builder](refusal));
}
const FINDINGS = {
	kustomize: require_start.memo((refusal) => findingOf(refusal, "kustomize")),
	Flux: require_start.memo((refusal) => findingOf(refusal, "Flux")),
	"Argo CD": require_start.memo((refusal) => findingOf(refusal, "Argo CD"))
};
function findingOf({ at, message, words }, builder) {
	const [own = ""] = message.split("\n", 1);
	return {
		at,
		message: words === void 0 ? `${builder} refuses this: ${own}` : `${words.message}. ${builder}: ${own}`,
		...words?.related !== void 0 && { related: words.related },
		...words?.cause !== void 0 && {
			cause: words.cause,
			onePerCause: true
		},
		...words?.help !== void 0 && { help: words.help }
	};
}
// src/render/kustomize/build/build-kustomization.ts
function buildKustomization(context, folder, options = DEFAULT_BUILD_OPTIONS) {
	const recorder = newRecorder();
	return buildRoot(context, folder, readKustomization(context, folder, startOfKustomization(context, folder), recorder), options, recorder);
}
function buildRoot(context, folder, root, options, recorder, start = EMPTY_ACCUMULATION) {
	const joined = context.joined(folder);
	if (joined !== void 0) recorder.partial.add(joined);
	const work = workBudget();
	const outcome = root.kind === "refused" ? root : build(context, folder, root.value, options, {
		recorder,
		work
	}, start);
	const failed = outcome.kind === "refused";
	noteWork(workDone(work));
	return {
		folder,
		objects: failed ? [] : outcome.value,
		failed,
		findings: failed ? refusalFindings([outcome], "kustomize") : [],
		partial: [...recorder.partial].sort(),
		files: [...recorder.files].sort(),
		kustomizations: [...recorder.kustomizations].sort(),
		charts: [...recorder.charts.values()],
		patches: failed || recorder.partial.size > 0 ? [] : [...recorder.patches.values()],
		work: workDone(work)
	};
}
function build(context, folder, kustomization, options, { recorder, work }, start) {
	const target = {
		context,
		folder,
		recorder,
		run: {
			context,
			schema: builtInSchema(),
			schemaIsSet: false,
			readUnknownType: false,
			merged: false,
			buildMetadata: new Set(kustomization.buildMetadata.map(({ text }) => text)),
			work,
			accumulate: accumulateTarget
		},
		kustomization,
		chain: [folder],
		originPath: "",
		chartNamespace: ""
	};
	const failure = setOpenApi(target, true);
	if (failure !== void 0) return failure;
	const gathered = accumulateTarget(target, start);
	return gathered.kind === "refused" ? gathered : finishBuild(target, gathered.value, options);
}
function startOfKustomization(context, folder) {
	const [path] = kustomizationFiles(context, folder);
	return {
		file: (path === void 0 ? void 0 : context.parsed(path).source) ?? {
			path: folder,
			text: ""
		},
		start: 0,
		end: 0
	};
}
Object.defineProperty(exports, "DEFAULT_BUILD_OPTIONS", {
	enumerable: true,
	get: function() {
		return DEFAULT_BUILD_OPTIONS;
	}
});
Object.defineProperty(exports, "EMPTY_ACCUMULATION", {
	enumerable: true,
	get: function() {
		return EMPTY_ACCUMULATION;
	}
});
Object.defineProperty(exports, "bool", {
	enumerable: true,
	get: function() {
		return bool;
	}
});
Object.defineProperty(exports, "buildKustomization", {
	enumerable: true,
	get: function() {
		return buildKustomization;
	}
});
Object.defineProperty(exports, "buildRoot", {
	enumerable: true,
	get: function() {
		return buildRoot;
	}
});
Object.defineProperty(exports, "builtInSchema", {
	enumerable: true,
	get: function() {
		return builtInSchema;
	}
});
Object.defineProperty(exports, "currentId", {
	enumerable: true,
	get: function() {
		return currentId;
	}
});
Object.defineProperty(exports, "idKey", {
	enumerable: true,
	get: function() {
		return idKey;
	}
});
Object.defineProperty(exports, "idText", {
	enumerable: true,
	get: function() {
		return idText;
	}
});
Object.defineProperty(exports, "integer", {
	enumerable: true,
	get: function() {
		return integer;
	}
});
Object.defineProperty(exports, "kustomizationFiles", {
	enumerable: true,
	get: function() {
		return kustomizationFiles;
	}
});
Object.defineProperty(exports, "kustomizationOf", {
	enumerable: true,
	get: function() {
		return kustomizationOf;
	}
});
Object.defineProperty(exports, "list", {
	enumerable: true,
	get: function() {
		return list;
	}
});
Object.defineProperty(exports, "loadText", {
	enumerable: true,
	get: function() {
		return loadText;
	}
});
Object.defineProperty(exports, "manifestOf", {
	enumerable: true,
	get: function() {
		return manifestOf;
	}
});
Object.defineProperty(exports, "mapOrFail", {
	enumerable: true,
	get: function() {
		return mapOrFail;
	}
});
Object.defineProperty(exports, "measured", {
	enumerable: true,
	get: function() {
		return measured;
	}
});
Object.defineProperty(exports, "newRecorder", {
	enumerable: true,
	get: function() {
		return newRecorder;
	}
});
Object.defineProperty(exports, "noteWork", {
	enumerable: true,
	get: function() {
		return noteWork;
	}
});
Object.defineProperty(exports, "openStruct", {
	enumerable: true,
	get: function() {
		return openStruct;
	}
});
Object.defineProperty(exports, "parseLabelSelector", {
	enumerable: true,
	get: function() {
		return parseLabelSelector;
	}
});
Object.defineProperty(exports, "readKustomization", {
	enumerable: true,
	get: function() {
		return readKustomization;
	}
});
Object.defineProperty(exports, "readPlainDocument", {
	enumerable: true,
	get: function() {
		return readPlainDocument;
	}
});
Object.defineProperty(exports, "readResources", {
	enumerable: true,
	get: function() {
		return readResources;
	}
});
Object.defineProperty(exports, "readText", {
	enumerable: true,
	get: function() {
		return readText;
	}
});
Object.defineProperty(exports, "refusalFindings", {
	enumerable: true,
	get: function() {
		return refusalFindings;
	}
});
Object.defineProperty(exports, "remarshalled", {
	enumerable: true,
	get: function() {
		return remarshalled;
	}
});
Object.defineProperty(exports, "resourceOf", {
	enumerable: true,
	get: function() {
		return resourceOf;
	}
});
Object.defineProperty(exports, "setMetadata", {
	enumerable: true,
	get: function() {
		return setMetadata;
	}
});
Object.defineProperty(exports, "severalKustomizations", {
	enumerable: true,
	get: function() {
		return severalKustomizations;
	}
});
Object.defineProperty(exports, "splitImage", {
	enumerable: true,
	get: function() {
		return splitImage;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
