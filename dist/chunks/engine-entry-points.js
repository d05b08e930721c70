import { Qt as kustomize, Xt as deployers, Zt as hasCharts, en as isManifestName, ht as memo, ut as hostSpan } from "./start.js";
import { C as startOfNextLine, J as writeEntry, K as editScalar, R as isPlaceholderName, S as startOfLine, X as writeItem, Y as writeFlow, Z as writeScalar, _ as isFirstOnLine, b as isWrittenIn, h as columnOf, m as behind, q as pad, v as isFlow, x as lineBreakOf, y as isJsonText } from "./engine-kubernetes.js";
import { S as scalarAt, _ as entriesAt, a as stringOf, b as itemsAt, h as groupBy, i as resolveScalar, m as appendTo, v as entryOf, w as valueAt, x as mapAt } from "./engine-go.js";
import { a as folderOf, c as scalarText, d as decodeBase64, i as unusedFolders, l as manifestsIn, r as fileParser, s as isTrue, t as kustomizationGraph } from "./engine-model.js";
import { l as goJson } from "./engine-parse.js";
import { c as pathBelow, l as pathIn, n as openContext, r as sourceAt } from "./engine-kustomize.js";
import { a as isSameRepository, f as entryObjectOf, h as templateOf, i as hasPlaceholder, l as isOfOperator, m as revisionOf, o as readRepositoryAddress, p as isApplicationSet, r as readPatterns, s as repositoryName, t as matchesPattern, u as fixedPart, y as planBuilds } from "./engine-entry-points2.js";
import { c as newBudget, l as parseFile } from "./engine-parse2.js";
import { posix } from "node:path";
// src/references/built-in-kinds.ts
const BUILT_IN_GROUPS = /* @__PURE__ */ new Set([
	"admissionregistration.k8s.io",
	"apiextensions.k8s.io",
	"apiregistration.k8s.io",
	"apps",
	"authentication.k8s.io",
	"authorization.k8s.io",
	"autoscaling",
	"batch",
	"certificates.k8s.io",
	"coordination.k8s.io",
	"discovery.k8s.io",
	"events.k8s.io",
	"extensions",
	"flowcontrol.apiserver.k8s.io",
	"internal.apiserver.k8s.io",
	"networking.k8s.io",
	"node.k8s.io",
	"policy",
	"rbac.authorization.k8s.io",
	"resource.k8s.io",
	"scheduling.k8s.io",
	"storage.k8s.io",
	"storagemigration.k8s.io"
]);
const CORE_KINDS = /* @__PURE__ */ new Set([
	"Binding",
	"ComponentStatus",
	"ConfigMap",
	"Endpoints",
	"Event",
	"LimitRange",
	"Namespace",
	"Node",
	"PersistentVolume",
	"PersistentVolumeClaim",
	"Pod",
	"PodTemplate",
	"ReplicationController",
	"ResourceQuota",
	"Secret",
	"Service",
	"ServiceAccount"
]);
function isBuiltIn({ group, kind }) {
	return group === "" ? CORE_KINDS.has(kind) : BUILT_IN_GROUPS.has(group);
}
// src/references/nested-manifests.ts
function* manifestsOf(build) {
	for (const manifest of build.objects) {
		yield {
			manifest,
			within: void 0
		};
		for (const nested of nestedManifests(manifest)) yield {
			manifest: nested,
			within: manifest
		};
	}
}
function isObject(node) {
	return mapAt(node, "metadata") !== void 0 && node.entries.some(({ name, value }) => name === "apiVersion" && value.kind === "scalar") && node.entries.some(({ name, value }) => name === "kind" && value.kind === "scalar");
}
function nestedManifests(manifest) {
	return isBuiltIn(manifest) ? [] : nestedIn(manifest.node, manifest);
}
const nestedIn = memo((node, manifest) => [...objectsIn(node, manifest)]);
function* objectsIn(node, around) {
	if (node.kind === "scalar") return;
	const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
	for (const child of children) {
		if (child.kind === "map" && isObject(child)) yield manifestOf(child, around);
		yield* objectsIn(child, around);
	}
}
function manifestOf(node, { dialect }) {
	const text = (...path) => {
		const value = mapAt(node, ...path.slice(0, -1))?.entries.find(({ name }) => name === path.at(-1))?.value;
		return stringOf(value, dialect);
	};
	const apiVersion = text("apiVersion") ?? "";
	const slash = apiVersion.indexOf("/");
	return {
		apiVersion,
		group: slash === -1 ? "" : apiVersion.slice(0, slash),
		kind: text("kind") ?? "",
		name: text("metadata", "name"),
		namespace: text("metadata", "namespace") || void 0,
		node,
		dialect
	};
}
// src/model/knowable.ts
function known(value) {
	return {
		kind: "known",
		value
	};
}
function unknown$1(reason) {
	return {
		kind: "unknown",
		reason
	};
}
// src/references/producers/produced-source.ts
function producedKeys(keys, producer) {
	const value = unknown$1(`${producer} fills it in`);
	return new Map(keys.map(({ name, at }) => [name, {
		key: name,
		field: "data",
		value,
		at
	}]));
}
// src/references/producers/path.ts
const MOST_NODES = 1e4;
const STEP = /\['([^']*)'\]|\[\*\]|\*\*|\*|~|[^.[\]]+/g;
function textsAt(root, path, dialect) {
	const steps = stepsOf(path);
	const last = steps.at(-1)?.kind === "keys" ? steps.length - 1 : steps.length;
	const nodes = follow(root, steps.slice(0, last));
	if (last < steps.length) return nodes.flatMap((node) => node.kind === "map" ? node.entries.map(({ name, key }) => ({
		name,
		at: key
	})) : []);
	return nodes.flatMap((node) => {
		const name = stringOf(node, dialect);
		return name === void 0 || name === "" ? [] : [{
			name,
			at: node
		}];
	});
}
function nodesAt(root, path) {
	return follow(root, stepsOf(path));
}
const parsed = /* @__PURE__ */ new Map();
function stepsOf(path) {
	let steps = parsed.get(path);
	if (steps === void 0) parsed.set(path, steps = withOneDescent([...path.matchAll(STEP)].map(stepOf)));
	return steps;
}
function withOneDescent(steps) {
	const first = steps.findIndex(({ kind }) => kind === "below");
	return steps.filter(({ kind }, at) => kind !== "below" || at === first);
}
function stepOf([text, quoted]) {
	if (quoted !== void 0) return {
		kind: "field",
		name: quoted
	};
	switch (text) {
		case "[*]": return { kind: "items" };
		case "*": return { kind: "values" };
		case "**": return { kind: "below" };
		case "~": return { kind: "keys" };
		default: return {
			kind: "field",
			name: text
		};
	}
}
function follow(root, steps) {
	let nodes = [root];
	for (const step of steps) {
		nodes = reached(nodes, step);
		if (nodes.length === 0) break;
	}
	return nodes;
}
function reached(from, step) {
	const nodes = [];
	for (const node of from) for (const each of below(node, step)) {
		nodes.push(each);
		if (nodes.length === MOST_NODES) return nodes;
	}
	return nodes;
}
function below(node, step) {
	switch (step.kind) {
		case "field": return valuesOf(entryOf(node, step.name));
		case "items": return node.kind === "sequence" ? node.items : [];
		case "values": return node.kind === "map" ? node.entries.map(({ value }) => value) : [];
		case "keys": return [];
		default: return everythingIn(node);
	}
}
function valuesOf(entry) {
	return entry === void 0 ? [] : [entry.value];
}
function* everythingIn(node) {
	yield node;
	if (node.kind === "scalar") return;
	const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
	for (const child of children) if (child.kind !== "scalar") yield* everythingIn(child);
}
// src/references/producers/external-secrets.ts
function externalSecretSources(manifest) {
	const cluster = manifest.kind === "ClusterExternalSecret";
	const spec = mapAt(manifest.node, "spec", ...cluster ? ["externalSecretSpec"] : []);
	const own = cluster ? scalarAt(manifest.node, "spec", "externalSecretName") ?? scalarAt(manifest.node, "metadata", "name") : scalarAt(manifest.node, "metadata", "name");
	const at = scalarAt(spec, "target", "name") ?? own;
	const name = stringOf(at, manifest.dialect) || stringOf(own, manifest.dialect);
	const policy = scalarAt(spec, "target", "creationPolicy")?.text;
	if (spec === void 0 || at === void 0 || !name || policy === "None") return [];
	return [{
		kind: kindOf(spec),
		name,
		at,
		namespace: cluster ? void 0 : manifest.namespace,
		...cluster && { anywhere: true },
		type: stringOf(scalarAt(spec, "target", "template", "type"), manifest.dialect),
		keys: policy === "Merge" ? unknown$1("it is merged into an existing Secret") : keysOf$2(spec, manifest)
	}];
}
function kindOf(spec) {
	return scalarAt(spec, "target", "manifest", "kind")?.text === "ConfigMap" ? "ConfigMap" : "Secret";
}
function keysOf$2(spec, { dialect, kind }) {
	const template = mapAt(spec, "target", "template");
	const templated = entriesAt(template, "data").map(({ key, name }) => ({
		name,
		at: key
	}));
	if (itemsAt(template, "templateFrom").length > 0) return unknown$1("its keys come from a template elsewhere");
	if (templated.some(({ name }) => name.includes("{{"))) return unknown$1("its keys are templates");
	const merges = scalarAt(template, "mergePolicy")?.text === "Merge";
	if (templated.length > 0 && !merges) return known(producedKeys(templated, kind));
	if (itemsAt(spec, "dataFrom").length > 0) return unknown$1("its keys come from the secret store");
	return known(producedKeys([...textsAt(spec, "data[*].secretKey", dialect), ...templated], kind));
}
// src/references/producers/name-template.ts
const MOST_NAMES = 1e3;
function namesFrom(template, scope) {
	let names = [{
		name: "",
		at: void 0
	}];
	for (const part of template.split(/(\{[^}]*\})/)) {
		if (!part.startsWith("{")) {
			names = names.map(({ name, at }) => ({
				name: name + part,
				at
			}));
			continue;
		}
		const values = firstOf(part.slice(1, -1).split("|"), scope).slice(0, MOST_NAMES);
		const enough = Math.ceil(MOST_NAMES / Math.max(1, values.length));
		names = names.slice(0, enough).flatMap(({ name, at }) => values.map((value) => ({
			name: name + value.name,
			at: at ?? value.at
		})));
	}
	return names.flatMap(({ name, at }) => name === "" ? [] : [{
		name,
		at: at ?? scope.item
	}]);
}
function firstOf(paths, scope) {
	for (const path of paths) {
		const values = textsAt(startOf(path, scope), path, scope.dialect);
		if (values.length > 0) return values;
	}
	return [];
}
function holds(condition, scope) {
	const [path = "", text] = splitCondition(condition);
	const nodes = nodesAt(startOf(path, scope), path);
	if (text === void 0) return nodes.length > 0;
	return nodes.some((node) => scalarText(node, scope.dialect) === text);
}
function placeOfCondition(condition, scope) {
	const [path = ""] = splitCondition(condition);
	return nodesAt(startOf(path, scope), path)[0] ?? scope.item;
}
function splitCondition(condition) {
	const cut = condition.lastIndexOf("=");
	return cut === -1 ? [condition] : [condition.slice(0, cut), condition.slice(cut + 1)];
}
function startOf(path, { root, item }) {
	return path.startsWith(".") ? item : root;
}
// src/references/producers/sources-made-by.ts
function sourcesMadeBy(manifest, registry) {
	const made = productsOf(manifest, registry).filter(({ name }) => !name.includes("*"));
	if (isExternalSecret(manifest)) made.push(...externalSecretSources(manifest));
	return made.length < 2 ? made : joined(made);
}
function isExternalSecret({ group, kind }) {
	return group === "external-secrets.io" && /^(?:Cluster)?ExternalSecret$/.test(kind);
}
function patternsMadeBy(manifest, registry) {
	return productsOf(manifest, registry).filter(({ name }) => name.includes("*"));
}
function productsOf(manifest, registry) {
	return registry.rowsFor(manifest).flatMap(({ makes = [] }) => makes.flatMap((made) => sourcesOf$2(manifest, made)));
}
const MOST_ITEMS = 200;
function sourcesOf$2(manifest, made) {
	const { node: root, dialect } = manifest;
	return (made.each === void 0 ? [root] : nodesAt(root, made.each).slice(0, MOST_ITEMS)).flatMap((item) => sourcesIn({
		root,
		item,
		dialect
	}, manifest, made));
}
function sourcesIn(scope, manifest, made) {
	if (made.when?.every((condition) => !holds(condition, scope))) return [];
	if (made.unless?.some((condition) => holds(condition, scope))) return [];
	return namesFrom(made.name, scope).map(({ name, at }) => ({
		kind: made.kind,
		name,
		at,
		namespace: namespaceOf(scope, manifest, made),
		...made.namespace === "*" && { anywhere: true },
		type: made.type === void 0 ? void 0 : namesFrom(made.type, scope)[0]?.name,
		keys: keysOf$1(scope, manifest, made)
	}));
}
function namespaceOf(scope, { namespace }, made) {
	if (made.namespace === void 0) return namespace;
	return made.namespace === "*" ? void 0 : namesFrom(made.namespace, scope)[0]?.name ?? namespace;
}
function keysOf$1(scope, { kind }, made) {
	if (made.keys === void 0 || made.unknownIf?.some((condition) => holds(condition, scope))) return unknown$1(`only the controller of ${kind} knows its keys`);
	const keys = made.keys.flatMap((template) => namesFrom(template, scope));
	if (keys.length === 0) return unknown$1(`${kind} does not show its keys`);
	return known(producedKeys(keys, kind));
}
function joined(sources) {
	const byName = /* @__PURE__ */ new Map();
	for (const source of sources) {
		const id = `${source.kind} ${source.namespace ?? ""}/${source.name}`;
		const first = byName.get(id);
		byName.set(id, first === void 0 ? source : {
			...first,
			keys: both(first, source)
		});
	}
	return [...byName.values()];
}
function both({ keys: a }, { keys: b }) {
	if (a.kind === "unknown") return a;
	return b.kind === "unknown" ? b : known(new Map([...a.value, ...b.value]));
}
// src/references/producers/producer-table.ts
const PRODUCERS = [
	{
		"group": "cert-manager.io",
		"kinds": ["Certificate"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}",
			"keys": [
				"tls.crt",
				"tls.key",
				"ca.crt"
			],
			"unknownIf": ["spec.keystores", "spec.additionalOutputFormats"],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "certmanager.k8s.io",
		"kinds": ["Certificate"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}",
			"keys": [
				"tls.crt",
				"tls.key",
				"ca.crt"
			],
			"unknownIf": ["spec.keystores", "spec.additionalOutputFormats"],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "cert-manager.io",
		"kinds": ["Issuer"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.acme.privateKeySecretRef.name}",
			"keys": ["tls.key"]
		}]
	},
	{
		"group": "cert-manager.io",
		"kinds": ["ClusterIssuer"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.acme.privateKeySecretRef.name}",
			"namespace": "*",
			"keys": ["tls.key"]
		}]
	},
	{
		"group": "networking.k8s.io",
		"kinds": ["Ingress"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.tls[*].secretName}",
			"when": [
				"metadata.annotations['cert-manager.io/issuer']",
				"metadata.annotations['cert-manager.io/cluster-issuer']",
				"metadata.annotations['certmanager.k8s.io/issuer']",
				"metadata.annotations['certmanager.k8s.io/cluster-issuer']",
				"metadata.annotations['kubernetes.io/tls-acme']"
			],
			"keys": [
				"tls.crt",
				"tls.key",
				"ca.crt"
			],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "extensions",
		"kinds": ["Ingress"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.tls[*].secretName}",
			"when": [
				"metadata.annotations['cert-manager.io/issuer']",
				"metadata.annotations['cert-manager.io/cluster-issuer']",
				"metadata.annotations['certmanager.k8s.io/issuer']",
				"metadata.annotations['certmanager.k8s.io/cluster-issuer']",
				"metadata.annotations['kubernetes.io/tls-acme']"
			],
			"keys": [
				"tls.crt",
				"tls.key",
				"ca.crt"
			],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "gateway.networking.k8s.io",
		"kinds": ["Gateway"],
		"makes": [{
			"kind": "Secret",
			"each": "spec.listeners[*].tls.certificateRefs[*]",
			"name": "{.name}",
			"namespace": "{.namespace|metadata.namespace}",
			"when": ["metadata.annotations['cert-manager.io/issuer']", "metadata.annotations['cert-manager.io/cluster-issuer']"],
			"keys": [
				"tls.crt",
				"tls.key",
				"ca.crt"
			],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "trust.cert-manager.io",
		"kinds": ["Bundle"],
		"makes": [{
			"kind": "ConfigMap",
			"name": "{metadata.name}",
			"namespace": "*",
			"when": ["spec.target.configMap"],
			"keys": ["{spec.target.configMap.key}", "{spec.target.additionalFormats.*.key}"]
		}, {
			"kind": "Secret",
			"name": "{metadata.name}",
			"namespace": "*",
			"when": ["spec.target.secret"],
			"keys": ["{spec.target.secret.key}", "{spec.target.additionalFormats.*.key}"]
		}]
	},
	{
		"group": "trust-manager.io",
		"kinds": ["ClusterBundle"],
		"makes": [{
			"kind": "ConfigMap",
			"name": "{metadata.name}",
			"namespace": "*",
			"when": ["spec.target.configMap"]
		}, {
			"kind": "Secret",
			"name": "{metadata.name}",
			"namespace": "*",
			"when": ["spec.target.secret"]
		}]
	},
	{
		"group": "",
		"kinds": ["Service"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.annotations['service.beta.openshift.io/serving-cert-secret-name']}",
			"keys": ["tls.crt", "tls.key"],
			"type": "kubernetes.io/tls"
		}, {
			"kind": "Secret",
			"name": "{metadata.annotations['service.alpha.openshift.io/serving-cert-secret-name']}",
			"keys": ["tls.crt", "tls.key"],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "*",
		"kinds": ["*"],
		"makes": [{
			"kind": "Secret",
			"name": "{**['service.beta.openshift.io/serving-cert-secret-name']}",
			"keys": ["tls.crt", "tls.key"],
			"type": "kubernetes.io/tls"
		}, {
			"kind": "Secret",
			"name": "{**['service.alpha.openshift.io/serving-cert-secret-name']}",
			"keys": ["tls.crt", "tls.key"],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "",
		"kinds": ["ConfigMap"],
		"adds": [{
			"keys": ["service-ca.crt"],
			"when": ["metadata.annotations['service.beta.openshift.io/inject-cabundle']=true", "metadata.annotations['service.alpha.openshift.io/inject-cabundle']=true"]
		}, {
			"keys": ["ca-bundle.crt"],
			"when": ["metadata.labels['config.openshift.io/inject-trusted-cabundle']=true"]
		}]
	},
	{
		"group": "",
		"kinds": ["Secret"],
		"adds": [{
			"keys": [
				"token",
				"ca.crt",
				"namespace",
				"service-ca.crt"
			],
			"when": ["metadata.annotations['kubernetes.io/service-account.name']"]
		}]
	},
	{
		"group": "networking.internal.knative.dev",
		"kinds": ["Certificate"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}",
			"keys": [
				"tls.crt",
				"tls.key",
				"ca.crt"
			],
			"type": "kubernetes.io/tls"
		}]
	},
	{
		"group": "talos.dev",
		"kinds": ["ServiceAccount"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"keys": ["config"]
		}]
	},
	{
		"group": "*.azure.com",
		"kinds": ["*"],
		"makes": [
			{
				"kind": "Secret",
				"each": "spec.operatorSpec.secrets.*",
				"name": "{.name}",
				"keys": ["{.key}"]
			},
			{
				"kind": "Secret",
				"each": "spec.operatorSpec.secretExpressions[*]",
				"name": "{.name}",
				"keys": ["{.key}"],
				"unknownIf": [".value=map"]
			},
			{
				"kind": "ConfigMap",
				"each": "spec.operatorSpec.configMaps.*",
				"name": "{.name}",
				"keys": ["{.key}"]
			},
			{
				"kind": "ConfigMap",
				"each": "spec.operatorSpec.configMapExpressions[*]",
				"name": "{.name}",
				"keys": ["{.key}"]
			}
		]
	},
	{
		"group": "azure.microsoft.com",
		"kinds": ["*"],
		"makes": [{
			"kind": "Secret",
			"name": "*-{metadata.name}"
		}]
	},
	{
		"group": "services.k8s.aws",
		"kinds": ["FieldExport"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.to.name}",
			"namespace": "{spec.to.namespace|metadata.namespace}",
			"when": ["spec.to.kind=secret"]
		}, {
			"kind": "ConfigMap",
			"name": "{spec.to.name}",
			"namespace": "{spec.to.namespace|metadata.namespace}",
			"when": ["spec.to.kind=configmap"]
		}]
	},
	{
		"group": "iam.cnrm.cloud.google.com",
		"kinds": ["IAMServiceAccountKey"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"unless": ["metadata.annotations['cnrm.cloud.google.com/create-gsa-key-secret']=false"]
		}]
	},
	{
		"group": "*",
		"kinds": ["*"],
		"makes": [
			{
				"kind": "Secret",
				"each": "spec.writeConnectionSecretToRef",
				"name": "{.name}",
				"namespace": "{.namespace|metadata.namespace}"
			},
			{
				"kind": "Secret",
				"each": "spec.publishConnectionDetailsTo",
				"name": "{.name}",
				"namespace": "{.namespace|metadata.namespace}"
			},
			{
				"kind": "Secret",
				"each": "spec.writeConnectionSecretToReference",
				"name": "{.name}",
				"namespace": "{.namespace|metadata.namespace}"
			}
		]
	},
	{
		"group": "infra.contrib.fluxcd.io",
		"kinds": ["Terraform"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.writeOutputsToSecret.name}"
		}]
	},
	{
		"group": "app.terraform.io",
		"kinds": ["Workspace"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-outputs"
		}, {
			"kind": "ConfigMap",
			"name": "{metadata.name}-outputs"
		}]
	},
	{
		"group": "app.terraform.io",
		"kinds": ["Module"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-module-outputs"
		}, {
			"kind": "ConfigMap",
			"name": "{metadata.name}-module-outputs"
		}]
	},
	{
		"group": "aiven.io",
		"kinds": ["*"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.connInfoSecretTarget.name|metadata.name}",
			"unless": ["spec.connInfoSecretTargetDisabled=true"]
		}]
	},
	{
		"group": "cloudcredential.openshift.io",
		"kinds": ["CredentialsRequest"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretRef.name}",
			"namespace": "{spec.secretRef.namespace|metadata.namespace}"
		}]
	},
	{
		"group": "services.cloud.sap.com",
		"kinds": ["ServiceBinding"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName|metadata.name}"
		}]
	},
	{
		"group": "servicecatalog.k8s.io",
		"kinds": ["ServiceBinding"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName|metadata.name}"
		}]
	},
	{
		"group": "binding.operators.coreos.com",
		"kinds": ["ServiceBinding"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-*"
		}]
	},
	{
		"group": "nais.io",
		"kinds": [
			"AzureAdApplication",
			"IDPortenClient",
			"MaskinportenClient",
			"Jwker"
		],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}"
		}]
	},
	{
		"group": "aiven.nais.io",
		"kinds": ["AivenApplication"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}"
		}, {
			"kind": "Secret",
			"name": "{spec.kafka.secretName}"
		}]
	},
	{
		"group": "networking.cfargotunnel.com",
		"kinds": ["Tunnel", "ClusterTunnel"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}, {
			"kind": "ConfigMap",
			"name": "{metadata.name}"
		}]
	},
	{
		"controller": "Reflector",
		"group": "",
		"kinds": ["ConfigMap", "Secret"],
		"adds": [{ "when": ["metadata.annotations['reflector.v1.k8s.emberstack.com/reflects']"] }],
		"copies": [{ "when": ["metadata.annotations['reflector.v1.k8s.emberstack.com/reflection-auto-enabled']=true"] }]
	},
	{
		"controller": "Reflector, annotations of a Secret that is made",
		"group": "*",
		"kinds": ["*"],
		"copies": [{ "when": [
			"spec.secretTemplate.annotations['reflector.v1.k8s.emberstack.com/reflection-auto-enabled']=true",
			"spec.template.metadata.annotations['reflector.v1.k8s.emberstack.com/reflection-auto-enabled']=true",
			"spec.target.template.metadata.annotations['reflector.v1.k8s.emberstack.com/reflection-auto-enabled']=true",
			"metadata.annotations['reflector.v1.k8s.emberstack.com/reflection-auto-enabled']=true"
		] }]
	},
	{
		"controller": "Kubernetes Replicator",
		"group": "",
		"kinds": ["ConfigMap", "Secret"],
		"adds": [{ "when": ["metadata.annotations['replicator.v1.mittwald.de/replicate-from']"] }],
		"copies": [{ "when": ["metadata.annotations['replicator.v1.mittwald.de/replicate-to']", "metadata.annotations['replicator.v1.mittwald.de/replicate-to-matching']"] }]
	},
	{
		"controller": "Kubernetes Replicator, annotations of a Secret that is made",
		"group": "*",
		"kinds": ["*"],
		"copies": [{ "when": [
			"spec.secretTemplate.annotations['replicator.v1.mittwald.de/replicate-to']",
			"spec.secretTemplate.annotations['replicator.v1.mittwald.de/replicate-to-matching']",
			"spec.template.metadata.annotations['replicator.v1.mittwald.de/replicate-to']",
			"spec.target.template.metadata.annotations['replicator.v1.mittwald.de/replicate-to']",
			"metadata.annotations['replicator.v1.mittwald.de/replicate-to']"
		] }]
	},
	{
		"controller": "Config Syncer (Kubed)",
		"group": "",
		"kinds": ["ConfigMap", "Secret"],
		"copies": [{ "when": ["metadata.annotations['kubed.appscode.com/sync']"] }]
	},
	{
		"controller": "Config Syncer (Kubed), annotations of a Secret that is made",
		"group": "*",
		"kinds": ["*"],
		"copies": [{ "when": [
			"spec.secretTemplate.annotations['kubed.appscode.com/sync']",
			"spec.template.metadata.annotations['kubed.appscode.com/sync']",
			"spec.target.template.metadata.annotations['kubed.appscode.com/sync']",
			"metadata.annotations['kubed.appscode.com/sync']"
		] }]
	},
	{
		"group": "",
		"kinds": ["Secret"],
		"adds": [{ "when": ["metadata.annotations['secret-generator.v1.mittwald.de/autogenerate']", "metadata.annotations['secret-generator.v1.mittwald.de/type']"] }]
	},
	{
		"group": "kyverno.io",
		"kinds": ["ClusterPolicy", "Policy"],
		"makes": [{
			"kind": "ConfigMap",
			"each": "spec.rules[*].generate",
			"when": [".kind=ConfigMap"],
			"name": "{.name}",
			"namespace": "*",
			"keys": ["{.data.data.~}"],
			"unknownIf": [".clone"]
		}, {
			"kind": "Secret",
			"each": "spec.rules[*].generate",
			"when": [".kind=Secret"],
			"name": "{.name}",
			"namespace": "*",
			"keys": ["{.data.data.~}", "{.data.stringData.~}"],
			"unknownIf": [".clone"],
			"type": "{.data.type}"
		}]
	},
	{
		"group": "operator.gatekeeper.sh",
		"kinds": ["Gatekeeper"],
		"makes": [{
			"kind": "Secret",
			"name": "gatekeeper-webhook-server-cert",
			"namespace": "*",
			"keys": [
				"ca.crt",
				"ca.key",
				"tls.crt",
				"tls.key"
			]
		}]
	},
	{
		"group": "postgresql.cnpg.io",
		"kinds": ["Cluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-app"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-superuser"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ca"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-server"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-replication"
			}
		]
	},
	{
		"group": "postgresql.k8s.enterprisedb.io",
		"kinds": ["Cluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-app"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-superuser"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ca"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-server"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-replication"
			}
		]
	},
	{
		"group": "acid.zalan.do",
		"kinds": ["postgresql"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{spec.users.~}.{metadata.name}.credentials.postgresql.acid.zalan.do",
				"keys": ["username", "password"]
			},
			{
				"kind": "Secret",
				"name": "postgres.{metadata.name}.credentials.postgresql.acid.zalan.do",
				"keys": ["username", "password"]
			},
			{
				"kind": "Secret",
				"name": "standby.{metadata.name}.credentials.postgresql.acid.zalan.do",
				"keys": ["username", "password"]
			},
			{
				"kind": "Secret",
				"name": "pooler.{metadata.name}.credentials.postgresql.acid.zalan.do",
				"keys": ["username", "password"]
			},
			{
				"kind": "Secret",
				"name": "*.{metadata.name}.credentials.postgresql.acid.zalan.do"
			}
		]
	},
	{
		"group": "postgres-operator.crunchydata.com",
		"kinds": ["PostgresCluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-pguser-{spec.users[*].name}"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-pguser-{metadata.name}"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-cluster-cert"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-replication-cert"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-pgbouncer"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-config"
			}
		]
	},
	{
		"group": "db.movetokube.com",
		"kinds": ["PostgresUser"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}-{metadata.name}"
		}]
	},
	{
		"group": "kinda.rocks",
		"kinds": ["Database", "DbUser"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}"
		}, {
			"kind": "ConfigMap",
			"name": "{spec.secretName}"
		}]
	},
	{
		"group": "stackgres.io",
		"kinds": ["SGCluster"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "pgv2.percona.com",
		"kinds": ["PerconaPGCluster"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-pguser-{spec.users[*].name}"
		}, {
			"kind": "Secret",
			"name": "{metadata.name}-pguser-{metadata.name}"
		}]
	},
	{
		"group": "pxc.percona.com",
		"kinds": ["PerconaXtraDBCluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{spec.secretsName}"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-secrets"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ssl"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ssl-internal"
			}
		]
	},
	{
		"group": "psmdb.percona.com",
		"kinds": ["PerconaServerMongoDB"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{spec.secrets.users}"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-secrets"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ssl"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-mongodb-keyfile"
			}
		]
	},
	{
		"group": "k8s.mariadb.com",
		"kinds": ["MariaDB"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-root"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-password"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-metrics-password"
			},
			{
				"kind": "Secret",
				"name": "{spec.rootPasswordSecretKeyRef.name}",
				"when": ["spec.rootPasswordSecretKeyRef.generate=true"],
				"keys": ["{spec.rootPasswordSecretKeyRef.key}"]
			},
			{
				"kind": "Secret",
				"name": "{spec.passwordSecretKeyRef.name}",
				"when": ["spec.passwordSecretKeyRef.generate=true"],
				"keys": ["{spec.passwordSecretKeyRef.key}"]
			}
		]
	},
	{
		"group": "mariadb.mmontes.io",
		"kinds": ["MariaDB"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-root"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-password"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-metrics-password"
			},
			{
				"kind": "Secret",
				"name": "{spec.rootPasswordSecretKeyRef.name}",
				"when": ["spec.rootPasswordSecretKeyRef.generate=true"],
				"keys": ["{spec.rootPasswordSecretKeyRef.key}"]
			},
			{
				"kind": "Secret",
				"name": "{spec.passwordSecretKeyRef.name}",
				"when": ["spec.passwordSecretKeyRef.generate=true"],
				"keys": ["{spec.passwordSecretKeyRef.key}"]
			}
		]
	},
	{
		"group": "k8s.mariadb.com",
		"kinds": ["Connection"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName|metadata.name}"
		}]
	},
	{
		"group": "mysql.oracle.com",
		"kinds": ["InnoDBCluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-privsecrets"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-backup"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-router"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-initconf"
			}
		]
	},
	{
		"group": "moco.cybozu.com",
		"kinds": ["MySQLCluster"],
		"makes": [{
			"kind": "Secret",
			"name": "moco-{metadata.name}"
		}, {
			"kind": "Secret",
			"name": "moco-my-cnf-{metadata.name}"
		}]
	},
	{
		"group": "mongodbcommunity.mongodb.com",
		"kinds": ["MongoDBCommunity"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{spec.users[*].connectionStringSecretName}"
			},
			{
				"kind": "Secret",
				"each": "spec.users[*]",
				"name": "{metadata.name}-{.db}-{.name}"
			},
			{
				"kind": "Secret",
				"each": "spec.users[*]",
				"name": "{.scramCredentialsSecretName}-scram-credentials"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-agent-password"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-keyfile"
			}
		]
	},
	{
		"group": "mongodb.com",
		"kinds": ["MongoDBUser"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.connectionStringSecretName}"
		}]
	},
	{
		"group": "atlas.mongodb.com",
		"kinds": ["AtlasDatabaseUser"],
		"makes": [{
			"kind": "Secret",
			"name": "*-{spec.username}"
		}]
	},
	{
		"group": "kafka.strimzi.io",
		"kinds": ["Kafka"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-cluster-ca-cert"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-cluster-ca"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-clients-ca-cert"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-clients-ca"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-kafka-brokers"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-zookeeper-nodes"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-cluster-operator-certs"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-kafka-config"
			}
		]
	},
	{
		"group": "kafka.strimzi.io",
		"kinds": ["KafkaUser"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "access.strimzi.io",
		"kinds": ["KafkaAccess"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName|metadata.name}"
		}]
	},
	{
		"group": "rabbitmq.com",
		"kinds": ["RabbitmqCluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-default-user"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-erlang-cookie"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-server-conf"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-plugins-conf"
			}
		]
	},
	{
		"group": "rabbitmq.com",
		"kinds": ["User"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-user-credentials"
		}]
	},
	{
		"group": "broker.amq.io",
		"kinds": ["ActiveMQArtemis"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-credentials-secret"
		}, {
			"kind": "Secret",
			"name": "{metadata.name}-props"
		}]
	},
	{
		"group": "elasticsearch.k8s.elastic.co",
		"kinds": ["Elasticsearch"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-elastic-user",
				"keys": ["elastic"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-internal-users"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-xpack-file-realm"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-http-certs-public"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-http-certs-internal"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-http-ca-internal"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-transport-certs-public"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-transport-ca-internal"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-es-remote-ca"
			}
		]
	},
	{
		"group": "kibana.k8s.elastic.co",
		"kinds": ["Kibana"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-kb-http-certs-public"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-kb-http-certs-internal"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-kb-config"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-kibana-user"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-kb-es-ca"
			}
		]
	},
	{
		"group": "apm.k8s.elastic.co",
		"kinds": ["ApmServer"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-apm-http-certs-public"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-apm-http-certs-internal"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-apm-config"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-apm-token",
				"keys": ["secret-token"]
			}
		]
	},
	{
		"group": "agent.k8s.elastic.co",
		"kinds": ["Agent"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-agent-config"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-agent-envvars"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-agent-http-certs-public"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-agent-http-certs-internal"
			}
		]
	},
	{
		"group": "beat.k8s.elastic.co",
		"kinds": ["Beat"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-beat-{spec.type}-config"
		}]
	},
	{
		"group": "logstash.k8s.elastic.co",
		"kinds": ["Logstash"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-ls-config"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ls-pipeline"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ls-http-certs-public"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ls-http-certs-internal"
			}
		]
	},
	{
		"group": "maps.k8s.elastic.co",
		"kinds": ["ElasticMapsServer"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-ems-http-certs-public"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ems-http-certs-internal"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ems-config"
			}
		]
	},
	{
		"group": "opensearch.opster.io",
		"kinds": ["OpenSearchCluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-password",
				"keys": ["username", "password"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-http-cert"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-transport-cert"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ca"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-cert"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-dashboards-cert"
			}
		]
	},
	{
		"group": "app.redislabs.com",
		"kinds": ["RedisEnterpriseCluster"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "app.redislabs.com",
		"kinds": ["RedisEnterpriseDatabase"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.databaseSecretName}"
		}, {
			"kind": "Secret",
			"name": "redb-{metadata.name}"
		}]
	},
	{
		"group": "databases.spotahome.com",
		"kinds": ["RedisFailover"],
		"makes": [
			{
				"kind": "ConfigMap",
				"name": "rfs-{metadata.name}"
			},
			{
				"kind": "ConfigMap",
				"name": "rfr-{metadata.name}"
			},
			{
				"kind": "ConfigMap",
				"name": "rfr-s-{metadata.name}"
			},
			{
				"kind": "ConfigMap",
				"name": "rfr-readiness-{metadata.name}"
			}
		]
	},
	{
		"group": "infinispan.org",
		"kinds": ["Infinispan"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-generated-secret"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-generated-operator-secret"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-configuration"
			}
		]
	},
	{
		"group": "cassandra.datastax.com",
		"kinds": ["CassandraDatacenter"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.clusterName}-superuser",
			"keys": ["username", "password"]
		}]
	},
	{
		"group": "k8ssandra.io",
		"kinds": ["K8ssandraCluster"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-superuser",
			"keys": ["username", "password"]
		}]
	},
	{
		"group": "objectbucket.io",
		"kinds": ["ObjectBucketClaim"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"keys": ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]
		}, {
			"kind": "ConfigMap",
			"name": "{metadata.name}",
			"keys": [
				"BUCKET_HOST",
				"BUCKET_NAME",
				"BUCKET_PORT",
				"BUCKET_REGION",
				"BUCKET_SUBREGION"
			]
		}]
	},
	{
		"group": "objectstorage.k8s.io",
		"kinds": ["BucketAccess"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.credentialsSecretName}",
			"keys": ["BucketInfo"]
		}]
	},
	{
		"group": "noobaa.io",
		"kinds": ["NooBaaAccount"],
		"makes": [{
			"kind": "Secret",
			"name": "noobaa-account-{metadata.name}"
		}]
	},
	{
		"group": "minio.min.io",
		"kinds": ["Tenant"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-tls"
		}]
	},
	{
		"group": "ceph.rook.io",
		"kinds": ["CephCluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "rook-ceph-mon"
			},
			{
				"kind": "Secret",
				"name": "rook-ceph-admin-keyring"
			},
			{
				"kind": "Secret",
				"name": "rook-ceph-dashboard-password",
				"keys": ["password"]
			},
			{
				"kind": "Secret",
				"name": "rook-csi-rbd-provisioner"
			},
			{
				"kind": "Secret",
				"name": "rook-csi-rbd-node"
			},
			{
				"kind": "Secret",
				"name": "rook-csi-cephfs-provisioner"
			},
			{
				"kind": "Secret",
				"name": "rook-csi-cephfs-node"
			},
			{
				"kind": "ConfigMap",
				"name": "rook-ceph-mon-endpoints"
			},
			{
				"kind": "ConfigMap",
				"name": "rook-config-override"
			}
		]
	},
	{
		"group": "ceph.rook.io",
		"kinds": ["CephObjectStoreUser"],
		"makes": [{
			"kind": "Secret",
			"name": "rook-ceph-object-user-{spec.store}-{metadata.name}"
		}]
	},
	{
		"group": "ceph.rook.io",
		"kinds": ["CephClient"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}"
		}, {
			"kind": "Secret",
			"name": "rook-ceph-client-{spec.name|metadata.name}"
		}]
	},
	{
		"group": "cluster.x-k8s.io",
		"kinds": ["Cluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-kubeconfig",
				"keys": ["value"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ca",
				"keys": ["tls.crt", "tls.key"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-etcd",
				"keys": ["tls.crt", "tls.key"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-proxy",
				"keys": ["tls.crt", "tls.key"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-sa",
				"keys": ["tls.crt", "tls.key"]
			}
		]
	},
	{
		"group": "provisioning.cattle.io",
		"kinds": ["Cluster"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-kubeconfig",
			"keys": ["value", "token"]
		}]
	},
	{
		"group": "velero.io",
		"kinds": ["BackupStorageLocation"],
		"makes": [{
			"kind": "Secret",
			"name": "velero-repo-credentials",
			"keys": ["repository-password"]
		}]
	},
	{
		"group": "hive.openshift.io",
		"kinds": ["ClusterDeployment"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-kubeconfig"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-password"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-*-admin-kubeconfig"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-*-admin-password"
			}
		]
	},
	{
		"group": "hypershift.openshift.io",
		"kinds": ["HostedCluster"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-admin-kubeconfig",
			"keys": ["kubeconfig"]
		}, {
			"kind": "Secret",
			"name": "{metadata.name}-kubeadmin-password",
			"keys": ["password"]
		}]
	},
	{
		"group": "cluster.open-cluster-management.io",
		"kinds": ["ManagedCluster"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-import",
			"namespace": "{metadata.name}"
		}]
	},
	{
		"group": "authentication.open-cluster-management.io",
		"kinds": ["ManagedServiceAccount"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"keys": ["ca.crt", "token"]
		}]
	},
	{
		"group": "platform.stackrox.io",
		"kinds": ["Central"],
		"makes": [
			{
				"kind": "Secret",
				"name": "central-tls"
			},
			{
				"kind": "Secret",
				"name": "central-htpasswd"
			},
			{
				"kind": "Secret",
				"name": "central-db-tls"
			},
			{
				"kind": "Secret",
				"name": "central-db-password",
				"keys": ["password"]
			},
			{
				"kind": "Secret",
				"name": "scanner-tls"
			},
			{
				"kind": "Secret",
				"name": "scanner-db-tls"
			},
			{
				"kind": "Secret",
				"name": "scanner-db-password"
			}
		]
	},
	{
		"group": "keycloak.org",
		"kinds": ["Keycloak"],
		"makes": [{
			"kind": "Secret",
			"name": "credential-{metadata.name}",
			"keys": ["ADMIN_USERNAME", "ADMIN_PASSWORD"]
		}, {
			"kind": "Secret",
			"name": "keycloak-db-secret"
		}]
	},
	{
		"group": "keycloak.org",
		"kinds": ["KeycloakClient"],
		"makes": [{
			"kind": "Secret",
			"name": "keycloak-client-secret-{metadata.name}",
			"keys": ["CLIENT_ID", "CLIENT_SECRET"]
		}, {
			"kind": "Secret",
			"name": "keycloak-client-secret-{spec.client.clientId}",
			"keys": ["CLIENT_ID", "CLIENT_SECRET"]
		}]
	},
	{
		"group": "keycloak.org",
		"kinds": ["KeycloakUser"],
		"makes": [{
			"kind": "Secret",
			"name": "credential-*-{spec.user.username}-*"
		}]
	},
	{
		"group": "k8s.keycloak.org",
		"kinds": ["Keycloak"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-initial-admin",
			"keys": ["username", "password"]
		}]
	},
	{
		"group": "v1.edp.epam.com",
		"kinds": ["KeycloakClient"],
		"makes": [{
			"kind": "Secret",
			"name": "keycloak-client-{metadata.name}-secret",
			"keys": ["clientSecret"]
		}]
	},
	{
		"group": "keycloak.hostzero.com",
		"kinds": ["KeycloakClient"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.clientSecretRef.name}",
			"unless": ["spec.clientSecretRef.create=false"]
		}]
	},
	{
		"group": "hydra.ory.sh",
		"kinds": ["OAuth2Client"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}"
		}]
	},
	{
		"group": "argoproj.io",
		"kinds": ["ArgoCD"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-cluster",
				"keys": ["admin.password"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-ca"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-tls"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-redis-initial-password"
			},
			{
				"kind": "Secret",
				"name": "argocd-secret"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-ca"
			},
			{
				"kind": "ConfigMap",
				"name": "argocd-cm"
			},
			{
				"kind": "ConfigMap",
				"name": "argocd-rbac-cm"
			},
			{
				"kind": "ConfigMap",
				"name": "argocd-ssh-known-hosts-cm"
			},
			{
				"kind": "ConfigMap",
				"name": "argocd-tls-certs-cm"
			},
			{
				"kind": "ConfigMap",
				"name": "argocd-gpg-keys-cm"
			}
		]
	},
	{
		"group": "grafana.integreatly.org",
		"kinds": ["Grafana"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-credentials",
				"keys": ["GF_SECURITY_ADMIN_USER", "GF_SECURITY_ADMIN_PASSWORD"]
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-ini"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-plugins"
			}
		]
	},
	{
		"group": "grafana.integreatly.org",
		"kinds": ["GrafanaServiceAccount"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.tokens[*].secretName}",
			"keys": ["token"]
		}]
	},
	{
		"group": "integreatly.org",
		"kinds": ["Grafana"],
		"makes": [{
			"kind": "Secret",
			"name": "grafana-admin-credentials"
		}, {
			"kind": "ConfigMap",
			"name": "grafana-config"
		}]
	},
	{
		"group": "monitoring.coreos.com",
		"kinds": ["Prometheus"],
		"makes": [
			{
				"kind": "Secret",
				"name": "prometheus-{metadata.name}"
			},
			{
				"kind": "Secret",
				"name": "prometheus-{metadata.name}-web-config"
			},
			{
				"kind": "Secret",
				"name": "prometheus-{metadata.name}-tls-assets-*"
			},
			{
				"kind": "ConfigMap",
				"name": "prometheus-{metadata.name}-rulefiles-*"
			}
		]
	},
	{
		"group": "monitoring.coreos.com",
		"kinds": ["Alertmanager"],
		"makes": [
			{
				"kind": "Secret",
				"name": "alertmanager-{metadata.name}-generated"
			},
			{
				"kind": "Secret",
				"name": "alertmanager-{metadata.name}-web-config"
			},
			{
				"kind": "Secret",
				"name": "alertmanager-{metadata.name}-tls-assets-*"
			}
		]
	},
	{
		"group": "operator.victoriametrics.com",
		"kinds": ["VMUser"],
		"makes": [{
			"kind": "Secret",
			"name": "vmuser-{metadata.name}"
		}]
	},
	{
		"group": "opentelemetry.io",
		"kinds": ["OpenTelemetryCollector"],
		"makes": [{
			"kind": "ConfigMap",
			"name": "{metadata.name}-collector*"
		}]
	},
	{
		"group": "datadoghq.com",
		"kinds": ["DatadogAgent"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-token",
			"keys": ["token"]
		}, {
			"kind": "ConfigMap",
			"name": "{metadata.name}-install-info"
		}]
	},
	{
		"group": "dynatrace.com",
		"kinds": ["DynaKube"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-pull-secret"
		}]
	},
	{
		"group": "jaegertracing.io",
		"kinds": ["Jaeger"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-ui-oauth-proxy-tls"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-sampling-configuration"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-trusted-ca"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-service-ca"
			}
		]
	},
	{
		"group": "kubeflow.org",
		"kinds": ["Notebook"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-oauth-config"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-oauth-client"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-oauth-proxy"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-tls"
			}
		]
	},
	{
		"group": "kfdef.apps.kubeflow.org",
		"kinds": ["KfDef"],
		"makes": [{
			"kind": "Secret",
			"name": "*"
		}, {
			"kind": "ConfigMap",
			"name": "*"
		}]
	},
	{
		"group": "datasciencecluster.opendatahub.io",
		"kinds": ["DataScienceCluster"],
		"makes": [
			{
				"kind": "Secret",
				"name": "*",
				"namespace": "opendatahub"
			},
			{
				"kind": "ConfigMap",
				"name": "*",
				"namespace": "opendatahub"
			},
			{
				"kind": "Secret",
				"name": "*",
				"namespace": "redhat-ods-applications"
			},
			{
				"kind": "ConfigMap",
				"name": "*",
				"namespace": "redhat-ods-applications"
			}
		]
	},
	{
		"group": "packaging.carvel.dev",
		"kinds": ["PackageInstall"],
		"makes": [{
			"kind": "Secret",
			"name": "*"
		}, {
			"kind": "ConfigMap",
			"name": "*"
		}]
	},
	{
		"group": "helm.crossplane.io",
		"kinds": ["Release"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}*",
			"namespace": "{spec.forProvider.namespace}"
		}, {
			"kind": "ConfigMap",
			"name": "{metadata.name}*",
			"namespace": "{spec.forProvider.namespace}"
		}]
	},
	{
		"group": "apps.3scale.net",
		"kinds": ["APIManager"],
		"makes": [
			{
				"kind": "Secret",
				"name": "system-seed"
			},
			{
				"kind": "Secret",
				"name": "system-database"
			},
			{
				"kind": "Secret",
				"name": "system-redis"
			},
			{
				"kind": "Secret",
				"name": "system-app"
			},
			{
				"kind": "Secret",
				"name": "system-memcache"
			},
			{
				"kind": "Secret",
				"name": "system-events-hook"
			},
			{
				"kind": "Secret",
				"name": "system-master-apicast"
			},
			{
				"kind": "Secret",
				"name": "system-recaptcha"
			},
			{
				"kind": "Secret",
				"name": "system-smtp"
			},
			{
				"kind": "Secret",
				"name": "backend-internal-api"
			},
			{
				"kind": "Secret",
				"name": "backend-listener"
			},
			{
				"kind": "Secret",
				"name": "backend-redis"
			},
			{
				"kind": "Secret",
				"name": "zync"
			},
			{
				"kind": "ConfigMap",
				"name": "system-environment"
			},
			{
				"kind": "ConfigMap",
				"name": "backend-environment"
			},
			{
				"kind": "ConfigMap",
				"name": "apicast-environment"
			}
		]
	},
	{
		"group": "awx.ansible.com",
		"kinds": ["AWX"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-password",
				"keys": ["password"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-postgres-configuration"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-secret-key",
				"keys": ["secret_key"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-broadcast-websocket"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-receptor-ca"
			}
		]
	},
	{
		"group": "automationcontroller.ansible.com",
		"kinds": ["AutomationController"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-password",
				"keys": ["password"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-postgres-configuration"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-secret-key",
				"keys": ["secret_key"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-broadcast-websocket"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-receptor-ca"
			}
		]
	},
	{
		"group": "repo-manager.pulpproject.org",
		"kinds": ["Pulp"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-admin-password",
				"keys": ["password"]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-db-fields-encryption"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-container-auth"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-postgres-configuration"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-server"
			}
		]
	},
	{
		"group": "quay.redhat.com",
		"kinds": ["QuayRegistry"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-quay-config-secret-*"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-config-bundle-*"
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-config-editor-credentials-*"
			},
			{
				"kind": "ConfigMap",
				"name": "{metadata.name}-cluster-service-ca"
			}
		]
	},
	{
		"group": "org.eclipse.che",
		"kinds": ["CheCluster"],
		"makes": [{
			"kind": "ConfigMap",
			"name": "che"
		}, {
			"kind": "ConfigMap",
			"name": "ca-certs-merged"
		}]
	},
	{
		"group": "bitnami.com",
		"kinds": ["SealedSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"namespace": "{metadata.namespace}",
			"keys": ["{spec.encryptedData.~}", "{spec.template.data.~}"],
			"unknownIf": ["spec.data"],
			"type": "{spec.template.type}"
		}]
	},
	{
		"group": "external-secrets.io",
		"kinds": ["PushSecret"],
		"makes": [{
			"kind": "Secret",
			"each": "spec.data[*].match.remoteRef",
			"name": "{.remoteKey}",
			"namespace": "*"
		}]
	},
	{
		"group": "kubernetes-client.io",
		"kinds": ["ExternalSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"keys": [
				"{spec.data[*].name}",
				"{secretDescriptor.data[*].name}",
				"{spec.template.data.~}",
				"{spec.template.stringData.~}"
			],
			"unknownIf": [
				"spec.dataFrom",
				"spec.dataFromWithOptions",
				"secretDescriptor.dataFrom"
			]
		}]
	},
	{
		"group": "secrets-store.csi.x-k8s.io",
		"kinds": ["SecretProviderClass"],
		"makes": [{
			"kind": "Secret",
			"each": "spec.secretObjects[*]",
			"name": "{.secretName}",
			"keys": ["{.data[*].key}"],
			"type": "{.type}"
		}]
	},
	{
		"group": "onepassword.com",
		"kinds": ["OnePasswordItem"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"type": "{type}"
		}]
	},
	{
		"group": "secrets.hashicorp.com",
		"kinds": [
			"VaultStaticSecret",
			"VaultDynamicSecret",
			"VaultPKISecret",
			"HCPVaultSecretsApp"
		],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.destination.name}",
			"type": "{spec.destination.type}"
		}]
	},
	{
		"group": "ricoberger.de",
		"kinds": ["VaultSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"type": "{spec.type}"
		}]
	},
	{
		"group": "redhatcop.redhat.io",
		"kinds": ["VaultSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.output.name}",
			"keys": ["{spec.output.stringData.~}"],
			"type": "{spec.output.type}"
		}]
	},
	{
		"group": "koudingspawn.de",
		"kinds": ["Vault"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "vault.banzaicloud.com",
		"kinds": ["Vault"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-unseal-keys"
		}, {
			"kind": "Secret",
			"name": "{metadata.name}-tls"
		}]
	},
	{
		"group": "k8s.bitwarden.com",
		"kinds": ["BitwardenSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secretName}"
		}]
	},
	{
		"group": "lerentis.uploadfilter24.eu",
		"kinds": [
			"BitwardenSecret",
			"RegistryCredential",
			"BitwardenTemplate"
		],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.name}",
			"namespace": "{spec.namespace|metadata.namespace}"
		}]
	},
	{
		"group": "secrets.doppler.com",
		"kinds": ["DopplerSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.managedSecret.name}",
			"namespace": "{spec.managedSecret.namespace|metadata.namespace}",
			"type": "{spec.managedSecret.type}"
		}]
	},
	{
		"group": "secrets.infisical.com",
		"kinds": ["InfisicalSecret", "InfisicalDynamicSecret"],
		"makes": [
			{
				"kind": "Secret",
				"each": "spec.managedSecretReference",
				"name": "{.secretName}",
				"namespace": "{.secretNamespace|metadata.namespace}"
			},
			{
				"kind": "Secret",
				"each": "spec.managedKubeSecretReferences[*]",
				"name": "{.secretName}",
				"namespace": "{.secretNamespace|metadata.namespace}"
			},
			{
				"kind": "ConfigMap",
				"each": "spec.managedKubeConfigMapReferences[*]",
				"name": "{.configMapName}",
				"namespace": "{.configMapNamespace|metadata.namespace}"
			}
		]
	},
	{
		"group": "secrets.infisical.com",
		"kinds": ["InfisicalStaticSecret"],
		"makes": [{
			"kind": "Secret",
			"each": "spec.targets[*]",
			"unless": [".kind=ConfigMap"],
			"name": "{.name}",
			"namespace": "{.namespace|metadata.namespace}"
		}, {
			"kind": "ConfigMap",
			"each": "spec.targets[*]",
			"when": [".kind=ConfigMap"],
			"name": "{.name}",
			"namespace": "{.namespace|metadata.namespace}"
		}]
	},
	{
		"group": "isindir.github.com",
		"kinds": ["SopsSecret"],
		"makes": [{
			"kind": "Secret",
			"each": "spec.secretTemplates[*]",
			"name": "{.name}",
			"keys": ["{.stringData.~}", "{.data.~}"],
			"type": "{.type}"
		}, {
			"kind": "Secret",
			"each": "spec.secret_templates[*]",
			"name": "{.name}",
			"keys": ["{.stringData.~}", "{.data.~}"]
		}]
	},
	{
		"group": "craftypath.github.io",
		"kinds": ["SopsSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "spv.no",
		"kinds": ["AzureKeyVaultSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.output.secret.name}",
			"type": "{spec.output.secret.type}"
		}, {
			"kind": "ConfigMap",
			"name": "{spec.output.configMap.name}"
		}]
	},
	{
		"group": "mumoshu.github.io",
		"kinds": ["AWSSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "secretgenerator.mittwald.de",
		"kinds": ["StringSecret"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}",
			"keys": ["{spec.fields[*].fieldName}", "{spec.data.~}"],
			"type": "{spec.type}"
		}]
	},
	{
		"group": "secretgenerator.mittwald.de",
		"kinds": ["BasicAuth", "SSHKeyPair"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "secretgen.k14s.io",
		"kinds": [
			"Password",
			"Certificate",
			"RSAKey",
			"SSHKey",
			"SecretTemplate"
		],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "secretgen.carvel.dev",
		"kinds": ["SecretImport", "SecretTemplate"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}"
		}]
	},
	{
		"group": "appstudio.redhat.com",
		"kinds": ["RemoteSecret", "SPIAccessTokenBinding"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.secret.name}",
			"namespace": "*",
			"type": "{spec.secret.type}"
		}]
	},
	{
		"group": "actions.summerwind.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "apiextensions.crossplane.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "app.k8s.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "apps.open-cluster-management.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "apps.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "argoproj.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "authorization.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "autoscaling.k8s.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "bitnami.com",
		"kinds": [],
		"complete": true
	},
	{
		"group": "build.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "cert-manager.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "chaos-mesh.org",
		"kinds": [],
		"complete": true
	},
	{
		"group": "cilium.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "cloud.google.com",
		"kinds": [],
		"complete": true
	},
	{
		"group": "config.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "configuration.konghq.com",
		"kinds": [],
		"complete": true
	},
	{
		"group": "console.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "constraints.gatekeeper.sh",
		"kinds": [],
		"complete": true
	},
	{
		"group": "crd.projectcalico.org",
		"kinds": [],
		"complete": true
	},
	{
		"group": "elbv2.k8s.aws",
		"kinds": [],
		"complete": true
	},
	{
		"group": "eventing.knative.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "external-secrets.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "externaldns.k8s.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "flagger.app",
		"kinds": [],
		"complete": true
	},
	{
		"group": "flows.knative.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "gateway.envoyproxy.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "gateway.networking.k8s.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "grafana.integreatly.org",
		"kinds": [],
		"complete": true
	},
	{
		"group": "helm.cattle.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "helm.toolkit.fluxcd.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "image.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "image.toolkit.fluxcd.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "k8s.cni.cncf.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "k8s.nginx.org",
		"kinds": [],
		"complete": true
	},
	{
		"group": "karpenter.k8s.aws",
		"kinds": [],
		"complete": true
	},
	{
		"group": "karpenter.sh",
		"kinds": [],
		"complete": true
	},
	{
		"group": "keda.sh",
		"kinds": [],
		"complete": true
	},
	{
		"group": "kubevirt.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "kustomize.config.k8s.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "kustomize.toolkit.fluxcd.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "kyverno.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "longhorn.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "messaging.knative.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "metallb.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "metallb.universe.tf",
		"kinds": [],
		"complete": true
	},
	{
		"group": "monitoring.coreos.com",
		"kinds": [],
		"complete": true
	},
	{
		"group": "monitoring.googleapis.com",
		"kinds": [],
		"complete": true
	},
	{
		"group": "mutations.gatekeeper.sh",
		"kinds": [],
		"complete": true
	},
	{
		"group": "networking.gke.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "networking.istio.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "nfd.k8s-sigs.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "notification.toolkit.fluxcd.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "opentelemetry.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "operator.victoriametrics.com",
		"kinds": [],
		"complete": true
	},
	{
		"group": "operators.coreos.com",
		"kinds": [],
		"complete": true
	},
	{
		"group": "policies.kyverno.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "policy.open-cluster-management.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "project.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "projectcalico.org",
		"kinds": [],
		"complete": true
	},
	{
		"group": "projectcontour.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "pyrra.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "ray.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "rbac.authorization.k8s.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "route.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "security.istio.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "security.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "serving.knative.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "sloth.slok.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "snapshot.storage.k8s.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "source.toolkit.fluxcd.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "sources.knative.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "tekton.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "template.openshift.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "templates.gatekeeper.sh",
		"kinds": [],
		"complete": true
	},
	{
		"group": "tests.testkube.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "traefik.containo.us",
		"kinds": [],
		"complete": true
	},
	{
		"group": "traefik.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "triggers.tekton.dev",
		"kinds": [],
		"complete": true
	},
	{
		"group": "upgrade.cattle.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "velero.io",
		"kinds": [],
		"complete": true
	},
	{
		"group": "volsync.backube",
		"kinds": [],
		"complete": true
	},
	{
		"group": "wgpolicyk8s.io",
		"kinds": [],
		"complete": true
	}
];
// src/references/producers/registry.ts
function registryWith(own) {
	return own.length === 0 ? BUILT_IN : registryOf([...own, ...PRODUCERS]);
}
function registryOf(rows) {
	const exact = /* @__PURE__ */ new Map();
	const ofGroup = /* @__PURE__ */ new Map();
	const broad = [];
	const complete = /* @__PURE__ */ new Map();
	for (const row of rows) {
		if (row.complete === true) appendTo(complete, row.group, row);
		if (row.group.includes("*")) broad.push(row);
		else if (row.kinds.includes("*")) appendTo(ofGroup, row.group, row);
		else for (const kind of row.kinds) appendTo(exact, `${row.group}/${kind}`, row);
	}
	const exactFor = (manifest) => (exact.get(`${manifest.group}/${manifest.kind}`) ?? []).filter((row) => isFor(row, manifest));
	const isComplete = (manifest) => (complete.get(manifest.group) ?? []).some((row) => isWhere(row, manifest));
	return {
		rowsFor: (manifest) => [
			...exactFor(manifest),
			...(ofGroup.get(manifest.group) ?? []).filter((row) => isFor(row, manifest)),
			...broad.filter((row) => isBroadly(row, manifest))
		],
		isProducer: (manifest) => !isBuiltIn(manifest) && !isComplete(manifest) && exactFor(manifest).some(({ makes }) => makes !== void 0),
		isComplete
	};
}
function isBroadly(row, manifest) {
	const { group, kind } = manifest;
	const named = row.kinds.includes("*") || row.kinds.includes(kind);
	const isOfGroup = row.group === "*" ? group.includes(".") : group.endsWith(row.group.slice(1));
	return named && isOfGroup && isFor(row, manifest);
}
function isFor(row, manifest) {
	const { apiVersion } = manifest;
	return (row.versions?.includes(apiVersion.slice(apiVersion.indexOf("/") + 1)) ?? true) && isWhere(row, manifest);
}
function isWhere({ within }, { node }) {
	return within === void 0 || hostSpan(node).file.path.startsWith(`${within}/`);
}
const BUILT_IN = registryOf(PRODUCERS);
// src/references/gained-keys.ts
function gainedKeys(manifest, registry) {
	const gained = /* @__PURE__ */ new Map();
	const { node: root, dialect } = manifest;
	for (const { adds = [] } of registry.rowsFor(manifest)) for (const { keys, when } of adds) {
		const scope = {
			root,
			item: root,
			dialect
		};
		const condition = when.find((each) => holds(each, scope));
		if (condition === void 0) continue;
		if (keys === void 0) return "unknown";
		const at = placeOfCondition(condition, scope);
		for (const key of keys) gained.set(key, gainedKey(key, at));
	}
	return gained;
}
function gainedKey(key, at) {
	return {
		key,
		field: "data",
		value: unknown$1("the cluster fills it in"),
		at
	};
}
function copiesElsewhere(manifest, registry) {
	const { node: root, dialect } = manifest;
	const scope = {
		root,
		item: root,
		dialect
	};
	const row = registry.rowsFor(manifest).find(({ copies = [] }) => copies.some(({ when }) => when.some((condition) => holds(condition, scope))));
	return row === void 0 ? void 0 : /^[^(,]*[^(, ]/.exec(row.controller ?? "")?.[0] ?? row.group;
}
// src/references/source-keys.ts
const TEMPLATED_KEY = /\$\{|\{\{|\$\(/;
const TEMPLATED_VALUE = /\$\{/;
const SOPS_VALUE = /^ENC\[[A-Z0-9_]+,data:/;
function configMapKeys(manifest, context) {
	return keysOf(manifest, context, [["binaryData", bytesOf], ["data", textValue]]);
}
function secretKeys(manifest, context) {
	const { node } = manifest;
	if (!["data", "stringData"].some((field) => entryOf(node, field) !== void 0) && !isSopsEncrypted(node)) return unknown$1("the Secret is written without data, so something else fills it in");
	return keysOf(manifest, context, [["data", bytesOf], ["stringData", textValue]]);
}
function keysOf({ node, dialect }, context, fields) {
	const keys = /* @__PURE__ */ new Map();
	const encrypted = isSopsEncrypted(node);
	for (const [field, decode] of fields) for (const entry of entriesAt(node, field)) {
		if (TEMPLATED_KEY.test(entry.name)) return unknown$1(`key ${entry.name} is a template`);
		const value = valueOf(entry, {
			decode,
			dialect,
			encrypted,
			context
		});
		keys.set(entry.name, {
			key: entry.name,
			field,
			value,
			at: entry.key,
			node: entry.value
		});
	}
	return known(keys);
}
function valueOf({ value }, reading) {
	const { decode, dialect, encrypted, context } = reading;
	if (encrypted && value.kind === "scalar" && SOPS_VALUE.test(value.text)) return unknown$1("the value is encrypted with SOPS");
	if (context.substitutedBy !== void 0 && value.kind === "scalar") {
		if (TEMPLATED_VALUE.test(value.text)) return unknown$1(`the value holds a variable that ${context.substitutedBy} fills in`);
	}
	return decode(value, dialect);
}
function isSopsEncrypted(node) {
	return valueAt(node, "sops")?.kind === "map";
}
function textValue(value, dialect) {
	const text = stringOrNull(value, dialect);
	return text === void 0 ? unknown$1("the value is not a string") : known({
		kind: "text",
		text
	});
}
function bytesOf(value, dialect) {
	if (value.kind === "sequence") return bytesOfNumbers(value.items, dialect);
	const text = stringOrNull(value, dialect);
	if (text === void 0) return unknown$1("the value is not a string");
	const decoded = decodeBase64(text);
	if (decoded.kind === "invalid") return unknown$1("the value is not valid base64");
	return known(sourceValueOf(decoded.bytes));
}
function bytesOfNumbers(items, dialect) {
	const bytes = [];
	for (const item of items) {
		const byte = item.kind === "scalar" ? resolveScalar(item, dialect) : void 0;
		const value = byte?.kind === "int" ? byte.value : byte?.kind === "null" ? 0 : -1;
		if (value < 0 || value > 255) return unknown$1("the value is not a list of bytes");
		bytes.push(value);
	}
	return known(sourceValueOf(Uint8Array.from(bytes)));
}
function sourceValueOf(bytes) {
	try {
		return {
			kind: "text",
			text: new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes)
		};
	} catch {
		return {
			kind: "bytes",
			bytes
		};
	}
}
function stringOrNull(value, dialect) {
	if (value.kind !== "scalar") return void 0;
	const resolved = resolveScalar(value, dialect);
	if (resolved.kind === "null") return "";
	return resolved.kind === "string" ? resolved.value : void 0;
}
// src/references/collect-sources.ts
function collectSources(builds, registry = BUILT_IN, kept) {
	const flux = builds.some((build) => build.objects.some(substitutesVariables));
	const collected = /* @__PURE__ */ new Map();
	return builds.flatMap((build) => {
		const before = kept?.get(build);
		if (before?.flux === flux) return before.sources;
		const sources = [...manifestsOf(build)].flatMap((placed) => {
			const { node } = placed.manifest;
			let found = collected.get(node);
			if (found === void 0) {
				found = {
					manifest: placed.manifest,
					sources: sourcesOf$1(placed, flux, registry)
				};
				collected.set(node, found);
			}
			const { id, namespace } = build;
			return found.sources.map(({ source, copied }) => copied || namespace === void 0 || source.namespace !== void 0 ? Object.assign({ build: id }, source) : Object.assign({ build: id }, source, { namespace }));
		});
		kept?.set(build, {
			flux,
			sources
		});
		return sources;
	});
}
function sourcesOfObject(manifest, registry = BUILT_IN) {
	const { path } = manifest.node.file;
	return collectSources([{
		id: path,
		kind: "folder",
		partial: [],
		failures: [],
		files: [path],
		objects: [manifest]
	}], registry);
}
function substitutesVariables({ group, node }) {
	return group === "kustomize.toolkit.fluxcd.io" && mapAt(node, "spec", "postBuild") !== void 0;
}
function sourcesOf$1(placed, flux, registry) {
	const { manifest } = placed;
	const kind = sourceKindOf(manifest);
	const own = kind === void 0 ? [] : ownSource(placed, kind, contextOf(placed, flux), registry);
	const made = kind === void 0 ? sourcesMadeBy(manifest, registry) : [];
	const producer = {
		kind: manifest.kind,
		manifest
	};
	const found = [...own.map((source) => ({
		source,
		copied: false
	})), ...made.map(({ anywhere = false, ...source }) => ({
		source: {
			immutable: false,
			producer,
			...source
		},
		copied: anywhere
	}))];
	const copier = copiesElsewhere(manifest, registry);
	if (copier === void 0) return found;
	const copies = found.map(({ source }) => ({
		source: {
			...source,
			namespace: void 0,
			producer: {
				kind: copier,
				manifest
			}
		},
		copied: true
	}));
	return [...found, ...copies];
}
function sourceKindOf({ group, kind }) {
	return group === "" && (kind === "ConfigMap" || kind === "Secret") ? kind : void 0;
}
function contextOf({ manifest, within }, flux) {
	if (within?.kind === "Template") return { substitutedBy: "the Template" };
	const annotations = mapAt(manifest.node, "metadata", "annotations");
	const spared = scalarAt(annotations, "kustomize.toolkit.fluxcd.io/substitute")?.text;
	return { substitutedBy: flux && spared !== "disabled" ? "Flux" : void 0 };
}
function ownSource(placed, kind, context, registry) {
	const { manifest, within } = placed;
	const { node, dialect, name, namespace } = manifest;
	const at = scalarAt(node, "metadata", "name");
	if (name === void 0 || name === "" || at === void 0) return [];
	const immutable = scalarAt(node, "immutable");
	const resolved = immutable === void 0 ? void 0 : resolveScalar(immutable, dialect);
	return [{
		kind,
		name,
		namespace,
		type: kind === "Secret" ? stringOf(scalarAt(node, "type"), dialect) || void 0 : void 0,
		immutable: resolved?.kind === "bool" && resolved.value,
		keys: withGained(kind === "ConfigMap" ? configMapKeys(manifest, context) : secretKeys(manifest, context), manifest, registry),
		producer: {
			kind: within?.kind ?? producedFrom(node, kind),
			manifest
		},
		at
	}];
}
function withGained(written, manifest, registry) {
	const gained = gainedKeys(manifest, registry);
	if (gained === "unknown") return unknown$1("a controller fills it in");
	if (gained.size === 0) return written;
	if (written.kind === "unknown" && entriesAt(manifest.node, "data").length > 0) return written;
	const own = written.kind === "known" ? written.value : /* @__PURE__ */ new Map();
	return known(new Map([...gained, ...own]));
}
function producedFrom({ trail }, kind) {
	return isGenerated(trail) ? kind === "ConfigMap" ? "configMapGenerator" : "secretGenerator" : "manifest";
}
function isGenerated(trail) {
	for (let here = trail; here !== void 0; here = here.before) if (here.step.kind === "generator") return true;
	return false;
}
// src/model/fleet/repository-trees.ts
const repositoryTrees = memo((tree) => {
	const { repositories, remotes = [] } = tree;
	if (repositories === void 0) return [{
		root: "",
		tree,
		remotes,
		declared: [],
		claimed: []
	}];
	const paths = groupBy(tree.paths, repositoryOf);
	const excluded = groupBy(tree.excluded ?? [], repositoryOf);
	return repositories.map((repository) => {
		const root = repository.name;
		const own = {
			paths: paths.get(root) ?? [],
			excluded: excluded.get(root) ?? []
		};
		return {
			...repository,
			root,
			tree: partOf$1(tree, repository, own)
		};
	});
});
function repositoryOf(path) {
	const slash = path.indexOf("/");
	return slash === -1 ? path : path.slice(0, slash);
}
function partOf$1({ read }, { name, remotes }, own) {
	return {
		...own,
		root: name,
		remotes,
		read: (path) => path.startsWith(`${name}/`) ? read(path) : {
			kind: "unreadable",
			reason: "it is outside the repository",
			cause: "outside"
		}
	};
}
function rootsIn({ repositories }) {
	return repositories === void 0 ? () => "" : repositoryOf;
}
function perRepository(repositories, open) {
	const byRoot = new Map(repositories.map((repository) => [repository.root, repository]));
	const [first] = repositories;
	if (first === void 0) throw new Error("a run has no repository");
	const opened = memo(open);
	return (path) => opened(byRoot.get(repositoryOf(path)) ?? first);
}
function mayLeadIn({ repositories }) {
	if (repositories === void 0) return () => true;
	return (folder, target) => repositoryOf(folder) === repositoryOf(target);
}
// src/parse/classify-paths.ts
const CHART = /^((?:.*\/)?)Chart\.yaml$/;
const VALUES = /^(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/;
function classifyPaths(paths) {
	const charts = new Set(paths.flatMap((path) => CHART.exec(path)?.[1] ?? []));
	const classes = /* @__PURE__ */ new Map();
	if (charts.size === 0) return classes;
	for (const path of paths) {
		const found = chartPart(path, charts);
		if (found !== void 0) classes.set(path, found);
	}
	return classes;
}
function chartPart(path, charts) {
	for (let slash = path.lastIndexOf("/");; slash = path.lastIndexOf("/", slash - 1)) {
		const folder = path.slice(0, slash + 1);
		if (charts.has(folder)) {
			const found = partOf(path.slice(folder.length), folder);
			if (found !== void 0) return found;
		}
		if (slash <= 0) return void 0;
	}
}
function partOf(path, folder) {
	const chart = folder === "" ? "this folder" : `\`${folder.slice(0, -1)}\``;
	if (path.startsWith("templates/")) return {
		kind: "skipped",
		as: "helm-template",
		reason: `a template of the Helm chart in ${chart}`
	};
	if (!VALUES.test(path)) return void 0;
	return {
		kind: "skipped",
		as: "chart-values",
		reason: `values of the Helm chart in ${chart}`
	};
}
// src/parse/parse-files.ts
function parseFiles(tree, limits) {
	const classes = classifyPaths(tree.paths);
	const unused = unusedFolders(tree.paths, [...tree.named ?? [], ...tree.selected ?? []]);
	return tree.paths.filter(isManifestName).map((path) => {
		const known = unusedClass(unused(path)) ?? classes.get(path);
		if (known === void 0) return parseFile(path, tree.read(path), limits);
		return {
			path,
			class: known,
			source: void 0,
			documents: [],
			faults: []
		};
	});
}
function unusedClass(folder) {
	return folder === void 0 ? void 0 : {
		kind: "skipped",
		...folder
	};
}
// src/render/entry-points/cluster-of.ts
const CLUSTERS = /(?:^|\/)(?:clusters?|environments?|envs?|fleets?|sites?|regions?|stages?|hosts?)\/[^/]+/;
const ENVIRONMENT = /(?:^|\/)(?:dev|develop|development|test|testing|qa|uat|stage|staging|stg|preprod|pre-prod|prod|prd|production|live|sandbox|lab|homelab)(?=\/|$)/;
const IN_CLUSTER_SERVER = "https://kubernetes.default.svc";
const IN_CLUSTER = /* @__PURE__ */ new Set([
	IN_CLUSTER_SERVER,
	"in-cluster",
	""
]);
const KUBECONFIG = /-kubeconfig$/;
function clustersOf(declared = [], rootOf = () => "") {
	const byFolder = new Map(declared.flatMap(({ name, folders }) => folders.map((folder) => [folder, name])));
	const byTarget = new Map(declared.flatMap(({ name, server }) => [[name, name], ...server === void 0 ? [] : [[addressText(server), name]]]));
	const own = new Set(declared.flatMap(({ name, server }) => server === IN_CLUSTER_SERVER ? [name] : []));
	const declaredFor = (folder) => {
		for (let at = folder;; at = at.slice(0, at.lastIndexOf("/"))) {
			const name = byFolder.get(at);
			if (name !== void 0 || !at.includes("/")) return name ?? byFolder.get(".");
		}
	};
	return {
		declaredFor,
		ofFolder: (folder) => declaredFor(folder) ?? clusterIn(rootOf(folder), folder),
		ofDestination(target, from) {
			if (IN_CLUSTER.has(target) || own.has(target)) return from;
			return byTarget.get(addressText(target)) ?? `${from} → ${target}`;
		},
		ofKubeConfig(source, from) {
			return byTarget.get(source) ?? byTarget.get(source.replace(KUBECONFIG, "")) ?? `${from} → ${source}`;
		}
	};
}
function clusterOfFolder(folder) {
	const found = CLUSTERS.exec(folder) ?? ENVIRONMENT.exec(folder);
	return found === null ? "." : folder.slice(0, found.index + found[0].length);
}
function clusterIn(root, folder) {
	return pathIn(root, clusterOfFolder(pathBelow(root, folder)));
}
function addressText(server) {
	return server.replace(/\/$/, "");
}
// src/render/entry-points/place-builds.ts
function placeBuilds(builds, plan, clusters) {
	return builds.map((build) => placed(build, plan, clusters));
}
function placed(build, { starts, isDeployed }, { declaredFor }) {
	if (build.deployedBy !== void 0) return build;
	const folder = build.folder ?? build.id;
	const othersAre = isDeployed(folder);
	const cluster = starts.get(build.id) ?? (othersAre ? void 0 : declaredFor(folder));
	if (cluster !== void 0) return {
		...build,
		cluster
	};
	return othersAre ? {
		...build,
		undeployed: true
	} : build;
}
// src/render/entry-points/generators-of.ts
const DEEPEST = 3;
function generatorsOf(set) {
	return {
		kind: "argo-application",
		manifest: set,
		sources: itemsAt(set.node, "spec", "generators").flatMap((item) => sourcesOf(item, set, 1))
	};
}
function sourcesOf(item, set, depth) {
	const git = mapAt(item, "git");
	const url = stringOf(valueAt(git, "repoURL"), set.dialect);
	const inner = ["matrix", "merge"].flatMap((kind) => itemsAt(item, kind, "generators"));
	const below = depth === DEEPEST ? [] : inner.flatMap((each) => sourcesOf(each, set, depth + 1));
	if (url === void 0) return below;
	return [...[...itemsAt(git, "directories"), ...itemsAt(git, "files")].filter((pattern) => !isTrue(valueAt(pattern, "exclude"), set.dialect)).map((pattern) => fixedPart(scalarText(valueAt(pattern, "path"), set.dialect))).map((folder) => ({
		folder,
		repository: {
			kind: "url",
			url
		},
		chart: false,
		revision: void 0
	})), ...below];
}
// src/render/entry-points/flux-addresses.ts
const FLUX_SOURCES = "source.toolkit.fluxcd.io";
const REVISIONS = [
	"commit",
	"name",
	"semver",
	"tag",
	"branch"
];
function fluxAddresses(manifests) {
	const known = /* @__PURE__ */ new Map();
	for (const manifest of manifests) {
		const { kind, name = "", namespace = "" } = manifest;
		const address = writtenAddress(manifest);
		if (address === void 0) continue;
		known.set(`${kind}/${namespace}/${name}`, address);
		if (!known.has(`${kind}//${name}`)) known.set(`${kind}//${name}`, address);
	}
	return (repository) => {
		if (repository.kind === "url") return {
			url: repository.url,
			revision: void 0
		};
		const { sourceKind, name, namespace } = repository;
		return known.get(`${sourceKind}/${namespace ?? ""}/${name}`) ?? known.get(`${sourceKind}//${name}`);
	};
}
function writtenAddress({ group, kind, node, dialect, name }) {
	if (group !== FLUX_SOURCES || kind !== "GitRepository" || name === void 0) return void 0;
	const text = (...path) => stringOf(valueAt(node, "spec", ...path), dialect) || void 0;
	const url = text("url");
	if (url === void 0) return void 0;
	const revisions = REVISIONS.map((field) => text("ref", field));
	return {
		url,
		revision: revisionOf(revisions.find((each) => each !== void 0))
	};
}
// src/render/entry-points/deployed-addresses.ts
function deployedAddresses() {
	const byCluster = /* @__PURE__ */ new Map();
	const read = /* @__PURE__ */ new Map();
	return {
		learn({ objects, undeployed }, cluster) {
			if (undeployed === true) return;
			const sources = objects.filter((object) => writtenAddress(object) !== void 0);
			if (sources.length === 0) return;
			byCluster.set(cluster, [...byCluster.get(cluster) ?? [], ...sources]);
			read.delete(cluster);
		},
		inCluster(cluster) {
			const sources = byCluster.get(cluster);
			if (sources === void 0) return void 0;
			const known = read.get(cluster) ?? fluxAddresses(sources);
			read.set(cluster, known);
			return known;
		}
	};
}
// src/render/entry-points/find-entries.ts
const MOST_MADE = 2e4;
const FULL = "the run has 20,000 entry objects that others make, the limit";
const MOST_STEPS = 4e7;
const MOST_CHARACTERS = 512e6;
function entryFinder(context, make) {
	const known = /* @__PURE__ */ new Map();
	const left = newBudget(MOST_STEPS, MOST_CHARACTERS);
	let count = 0;
	const made = (manifest) => {
		if (!isMaker(manifest)) return void 0;
		if (known.has(manifest.node)) return known.get(manifest.node);
		const found = count < MOST_MADE ? withinBudget(left, (budget) => make(manifest, {
			...context,
			budget
		})) : unseen(manifest);
		count += found?.entries.length ?? 0;
		known.set(manifest.node, found);
		return found;
	};
	return (manifests) => {
		const found = manifests.map((manifest) => {
			const entry = entryObjectOf(manifest);
			return entry === void 0 ? made(manifest) : {
				entries: [entry],
				notLookedAt: []
			};
		});
		return {
			entries: found.flatMap((each) => each?.entries ?? []),
			notLookedAt: found.flatMap((each) => each?.notLookedAt ?? [])
		};
	};
}
function withinBudget(left, use) {
	const fresh = newBudget();
	const given = newBudget(Math.min(fresh.steps, left.steps), Math.min(fresh.characters, left.characters));
	const budget = { ...given };
	const result = use(budget);
	left.steps -= given.steps - budget.steps;
	left.characters -= given.characters - budget.characters;
	return result;
}
function unseen(manifest) {
	return {
		entries: [],
		notLookedAt: [{
			manifest,
			reason: FULL
		}]
	};
}
function isMaker(manifest) {
	return isOfOperator(manifest, "FluxInstance") || isOfOperator(manifest, "ResourceSet") || isApplicationSet(manifest);
}
// src/render/entry-points/identify-git.ts
function identifyGit(homeOf, treeOf) {
	return (url, folder, at) => {
		const home = homeOf({
			folder,
			repository: {
				kind: "url",
				url
			},
			chart: false,
			revision: void 0
		}, at);
		if (home.kind === "here") return {
			kind: "known",
			tree: treeOf(home.root)
		};
		return {
			kind: "unknown",
			reason: home.kind === "other" ? "one of its generators reads another repository" : "it is not known whether one of its generators reads this repository"
		};
	};
}
// src/render/entry-points/is-other-revision.ts
function isOtherRevision({ folder, repository }, revision, exists) {
	if (revision === void 0 || folder === void 0) return false;
	if (folder !== "") return !exists(folder);
	return repository.kind === "flux-source" && repository.name !== "flux-system";
}
// src/render/entry-points/repository-identity.ts
const OTHER = { kind: "other" };
const PLACEHOLDER = {
	kind: "unknown",
	reason: "the URL holds a placeholder"
};
function repositoryIdentity(known, uses, exists) {
	const declared = addressesOf(known.declared);
	const remotes = addressesOf(known.remotes);
	const guessed = declared.length > 0 ? [] : guess(remotes, candidatesOf(uses), exists);
	return (url) => {
		const address = readRepositoryAddress(url);
		if (address === void 0) return hasPlaceholder(url) ? PLACEHOLDER : OTHER;
		const is = (one) => isSameRepository(one, address);
		if (declared.some(is)) return {
			kind: "this",
			because: "declared"
		};
		if (remotes.some(is)) return {
			kind: "this",
			because: "remote"
		};
		return guessed.find((one) => is(one.address))?.identity ?? OTHER;
	};
}
const SEVERAL = "paths of several repositories exist here, and no git remote says which of them this is";
const LITTLE = "what is used of it is here, which proves little";
const NAMESAKE = "its name and paths are those of this repository, whose own URL is used as well";
const NO_REMOTE = "no git remote is known, and the manifests use no path of it";
function guess(remotes, candidates, exists) {
	const rest = candidates.filter(({ address }) => !remotes.some((one) => isSameRepository(one, address)));
	const own = rest.filter((one) => one.uses.some((use) => isBootstrap(use, exists)));
	const here = rest.filter((one) => !own.includes(one) && agreement(one, exists) === "here");
	const forks = here.filter((one) => isNamedAs(one, remotes));
	if (rest.length < candidates.length) return [...because(own, "bootstrap"), ...unknown(forks, NAMESAKE)];
	if (own.length + forks.length > 0) return [...because(own, "bootstrap"), ...because(forks, "fork")];
	if (here.length > 1) return unknown(here, SEVERAL);
	if (here.length === 1) return remotes.length === 0 || isTelling(here) ? because(here, "paths") : unknown(here, LITTLE);
	const silent = rest.filter((one) => agreement(one, exists) === "silent");
	return remotes.length === 0 ? unknown(silent, NO_REMOTE) : [];
}
function isTelling(candidates) {
	const paths = candidates.flatMap(({ uses }) => uses.flatMap(({ path }) => path ?? []));
	const distinct = new Set(paths.map(plainPath).filter((path) => path !== ""));
	return distinct.size > 1 || [...distinct].some((path) => path?.includes("/") === true);
}
function because(candidates, reason) {
	return candidates.map(({ address }) => ({
		address,
		identity: {
			kind: "this",
			because: reason
		}
	}));
}
function unknown(candidates, reason) {
	return candidates.map(({ address }) => ({
		address,
		identity: {
			kind: "unknown",
			reason
		}
	}));
}
function isBootstrap(use, exists) {
	if (!use.bootstrap || use.path === void 0) return false;
	const folder = plainPath(use.path);
	return folder !== void 0 && isWithin(use.file, folder) && (folder === "" || exists(folder));
}
function isNamedAs({ address }, remotes) {
	const name = repositoryName(address);
	return remotes.some((one) => repositoryName(one) === name);
}
function agreement({ uses }, exists) {
	const plain = uses.flatMap(({ path }) => path ?? []).filter((path) => !hasPlaceholder(path)).map(plainPath).filter((path) => path !== "");
	if (plain.length === 0) return "silent";
	return plain.every((path) => path !== void 0 && exists(path)) ? "here" : "missing";
}
function candidatesOf(uses) {
	const candidates = [];
	const byAddress = /* @__PURE__ */ new Map();
	for (const use of uses) {
		const address = readRepositoryAddress(use.url);
		if (address === void 0) continue;
		const key = `${address.host}/${address.path}`;
		let candidate = byAddress.get(key);
		if (candidate === void 0) {
			candidate = {
				address,
				uses: []
			};
			byAddress.set(key, candidate);
			candidates.push(candidate);
		}
		candidate.uses.push(use);
	}
	return candidates;
}
function addressesOf(urls) {
	return urls.flatMap((url) => readRepositoryAddress(url) ?? []);
}
function plainPath(path) {
	const parts = [];
	for (const part of path.split("/")) {
		if (part === "" || part === ".") continue;
		if (part !== "..") parts.push(part);
		else if (parts.pop() === void 0) return void 0;
	}
	return parts.join("/");
}
function isWithin(file, folder) {
	return folder === "" || file.startsWith(`${folder}/`);
}
// src/render/entry-points/own-sources.ts
function ownSources(manifests, entries, known, exists, root = "") {
	const addressOf = fluxAddresses(manifests);
	const identity = repositoryIdentity(known, entries.flatMap((entry) => usesOf(entry, addressOf)).map((use) => ({
		...use,
		file: pathBelow(root, use.file)
	})), exists);
	return (source) => {
		const repository = addressOf(source.repository);
		if (repository === void 0) return withoutUrl(source, exists);
		const found = identity(repository.url);
		if (found.kind === "this") return isOtherRevision(source, repository.revision, exists) ? "unknown" : "own";
		if (found.kind !== "unknown") return "other";
		return source.folder !== void 0 && source.folder !== "" && exists(source.folder) ? "own" : "unknown";
	};
}
function withoutUrl({ folder, repository }, exists) {
	if (folder !== void 0 && folder !== "") return exists(folder) ? "own" : "unknown";
	return repository.kind === "flux-source" && repository.sourceKind === "GitRepository" && repository.name === "flux-system" ? "own" : "unknown";
}
function usesOf(entry, addressOf) {
	const at = scalarAt(entry.manifest.node, "metadata", "name") ?? entry.manifest.node;
	return entry.sources.flatMap(({ folder, repository }) => {
		const url = addressOf(repository)?.url;
		if (url === void 0) return [];
		const bootstrap = repository.kind === "flux-source" && repository.name === "flux-system";
		return [{
			url,
			path: folder,
			file: at.file.path,
			bootstrap
		}];
	});
}
// src/render/entry-points/repositories-by-url.ts
function repositoriesByUrl(repositories) {
	const named = finderOf(repositories, ({ remotes, declared }) => [...declared, ...remotes]);
	const claimed = finderOf(repositories, (repository) => repository.claimed);
	const known = /* @__PURE__ */ new Map();
	return (url) => {
		let roots = known.get(url);
		if (roots === void 0) {
			const address = readRepositoryAddress(url);
			roots = address === void 0 ? [] : named(address);
			if (address !== void 0 && roots.length === 0) roots = claimed(address);
			known.set(url, roots);
		}
		return roots;
	};
}
function finderOf(repositories, urlsOf) {
	const byPlace = /* @__PURE__ */ new Map();
	for (const repository of repositories) for (const url of urlsOf(repository)) {
		const address = readRepositoryAddress(url);
		const { root } = repository;
		if (address !== void 0) appendTo(byPlace, placeOf(address), {
			address,
			root
		});
	}
	return (wanted) => {
		const same = (byPlace.get(placeOf(wanted)) ?? []).filter(({ address }) => isSameRepository(address, wanted));
		return [...new Set(same.map(({ root }) => root))];
	};
}
function placeOf({ host, path }) {
	return `${host}/${path}`;
}
// src/render/entry-points/source-homes.ts
function sourceHomes(repositories, { manifests, entries, exists }, deployed) {
	const [first] = repositories;
	if (repositories.length === 1 && first?.root === "") {
		const isOwn = ownSources(manifests, entries, first, exists);
		return (source) => homeIn("", source, isOwn(source));
	}
	const knownAs = repositoriesByUrl(repositories);
	const everywhere = fluxAddresses(withoutContradictions(manifests));
	const units = unitsOf(repositories, {
		manifests,
		entries,
		exists
	}, knownAs);
	return (source, from, cluster) => {
		const own = units.get(repositoryOf(hostSpan(from).file.path));
		const address = (cluster === void 0 ? void 0 : deployed(cluster))?.(source.repository) ?? own?.addressOf(source.repository) ?? everywhere(source.repository);
		const known = address === void 0 ? [] : knownAs(address.url);
		const fitting = known.filter((root) => {
			const has = (path) => exists(pathIn(root, path));
			return !isOtherRevision(source, address?.revision, has);
		});
		const holding = fitting.filter((root) => exists(pathIn(root, source.folder ?? "")));
		const [only, second] = fitting.length > 1 ? holding : fitting;
		if (own !== void 0 && fitting.includes(own.root)) return homeIn(own.root, source, "own");
		if (only !== void 0 && second === void 0) return homeIn(only, source, "own");
		if (known.length > 0) return { kind: "unknown" };
		return own === void 0 ? { kind: "unknown" } : homeIn(own.root, source, own.isOwn(source));
	};
}
function unitsOf(repositories, { manifests, entries, exists }, knownAs) {
	const objects = groupBy(manifests, repositoryOfObject);
	const deploying = groupBy(entries, ({ manifest }) => repositoryOfObject(manifest));
	return new Map(repositories.map((repository) => {
		const { root, remotes, declared, claimed } = repository;
		const own = objects.get(root) ?? [];
		const addressOf = fluxAddresses(own);
		const isOpen = ({ repository: named }) => {
			const address = addressOf(named);
			return address === void 0 || knownAs(address.url).length === 0;
		};
		const open = (deploying.get(root) ?? []).map((entry) => ({
			...entry,
			sources: entry.sources.filter(isOpen)
		}));
		const has = (path) => exists(pathIn(root, path));
		return [root, {
			root,
			addressOf,
			isOwn: ownSources(own, open, {
				remotes,
				declared: [...declared, ...claimed]
			}, has, root)
		}];
	}));
}
function repositoryOfObject({ node }) {
	return repositoryOf(hostSpan(node).file.path);
}
function withoutContradictions(manifests) {
	const sources = manifests.filter(({ kind }) => kind === "GitRepository");
	return [...groupBy(sources, ({ name = "", namespace = "" }) => `${namespace}/${name}`).values()].flatMap((same) => new Set(same.map((each) => writtenAddress(each)?.url)).size === 1 ? same : []);
}
function homeIn(root, { folder }, answer) {
	if (answer !== "own") return { kind: answer };
	return {
		kind: "here",
		root,
		folder: folder === void 0 ? void 0 : pathIn(root, folder)
	};
}
// src/render/entry-points/nearest-to.ts
function nearestTo(here, things, pathOf) {
	let best;
	let most = -1;
	for (const thing of things) {
		const shared = sharedFolders(pathOf(thing), here);
		if (shared > most) [best, most] = [thing, shared];
	}
	return best;
}
function sharedFolders(a, b) {
	const [one, other] = [a.split("/"), b.split("/")];
	let depth = 0;
	while (depth < one.length && one[depth] === other[depth]) depth += 1;
	return depth;
}
// src/render/entry-points/source-objects.ts
function sourceObjects(manifests) {
	const sources = manifests.filter(({ group }) => group === "source.toolkit.fluxcd.io");
	const byName = groupBy(sources, ({ kind, name = "" }) => `${kind} ${name}`);
	return (kind, name, namespace, here) => {
		const same = byName.get(`${kind} ${name}`) ?? [];
		const within = same.filter((each) => each.namespace === namespace);
		return nearestTo(here, within.length > 0 ? within : same, ({ node }) => hostSpan(node).file.path);
	};
}
// src/render/entry-points/written-sources.ts
function writtenSources(manifests, sourcesOf, { ofFolder }) {
	let byName;
	const clusterOf = ({ at }) => ofFolder(folderOf(at.file.path));
	return ({ entry, cluster }) => {
		const here = entry.manifest.node.file.path;
		return (kind, namespace, name) => {
			byName ??= indexed(manifests, sourcesOf);
			const candidates = (byName.get(`${kind} ${name}`) ?? []).filter((source) => source.namespace === void 0 || namespace === void 0 || source.namespace === namespace);
			const own = candidates.filter((source) => clusterOf(source) === cluster);
			const source = nearest(own.length > 0 ? own : candidates, here, clusterOf);
			return source === void 0 ? { kind: "unknown" } : {
				kind: "found",
				source
			};
		};
	};
}
function indexed(manifests, sourcesOf) {
	const byName = /* @__PURE__ */ new Map();
	for (const manifest of manifests) {
		if (manifest.group !== "" || !/^(?:ConfigMap|Secret)$/.test(manifest.kind)) continue;
		for (const source of sourcesOf(manifest)) {
			const key = `${source.kind} ${source.name}`;
			const same = byName.get(key);
			if (same === void 0) byName.set(key, [source]);
			else same.push(source);
		}
	}
	return byName;
}
function nearest(sources, here, clusterOf) {
	const most = Math.max(...sources.map(({ at }) => sharedFolders(at.file.path, here)));
	const near = sources.filter(({ at }) => sharedFolders(at.file.path, here) === most);
	return new Set(near.map(clusterOf)).size > 1 ? void 0 : near[0];
}
// src/render/flux/controller-facts.ts
const GATE = "StrictPostBuildSubstitutions";
const STRICT_SINCE = 9;
function controllerFacts() {
	const strict = /* @__PURE__ */ new Map();
	return {
		learn({ objects, partial, undeployed }, cluster) {
			if (undeployed === true || strict.get(cluster) === false) return;
			for (const object of objects) {
				const answer = answerOf(object);
				if (answer !== void 0) strict.set(cluster, answer && partial.length === 0);
			}
		},
		isStrict: (cluster) => strict.get(cluster) === true
	};
}
function answerOf(object) {
	const { group, kind, name } = object;
	if (group === "apps" && kind === "Deployment" && name === "kustomize-controller") return ofDeployment(object);
	return isOfOperator(object, "FluxInstance") ? ofInstance(object) : void 0;
}
function ofDeployment({ node, dialect }) {
	const manager = itemsAt(node, "spec", "template", "spec", "containers").find((each) => /kustomize-controller/.test(imageOf(each, dialect)));
	if (manager === void 0) return void 0;
	const gates = itemsAt(manager, "args").map((arg) => scalarText(arg, dialect)).join(",");
	const set = new RegExp(`\\b${GATE}=(\\w+)`).exec(gates)?.[1];
	if (set !== void 0) return set === "true";
	return isSince(/:v?1\.(\d+)\.\d+(?:@|$)/.exec(imageOf(manager, dialect)));
}
function imageOf(container, dialect) {
	return scalarText(valueAt(container, "image"), dialect);
}
function ofInstance({ node, dialect }) {
	const patches = mapAt(node, "spec", "kustomize");
	if (patches !== void 0 && goJson(patches).includes(GATE)) return false;
	const version = scalarText(valueAt(node, "spec", "distribution", "version"), dialect);
	return isSince(/^v?2\.(\d+)\./.exec(version));
}
function isSince(match) {
	return Number(match?.[1] ?? 0) >= STRICT_SINCE;
}
// src/render/fleet-folders.ts
const FLEET_FILE = /(?:^|\/)fleet\.ya?ml$/;
const FOLDERS = /\bkustomize:[ \t]*\n[ \t]+dir:[ \t]*["']?([^"'\s#]+)/g;
const MOST_BYTES$2 = 262144;
function fleetFolders(tree) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of tree.paths) {
		if (!FLEET_FILE.test(path)) continue;
		const content = tree.read(path);
		if (content.kind !== "bytes" || content.bytes.length > MOST_BYTES$2) continue;
		const text = new TextDecoder().decode(content.bytes);
		for (const [, dir = ""] of text.matchAll(FOLDERS)) {
			const folder = [...folderOf(path).split("/"), ...dir.split("/")].filter((part) => part !== "" && part !== ".").join("/");
			if (!folders.has(folder)) folders.set(folder, `Fleet adds the objects of \`${path}\``);
		}
	}
	return (folder) => folders.get(folder);
}
// src/render/ignored-by-git.ts
function ignoredByGit(tree) {
	const patterns = /* @__PURE__ */ new Map();
	const patternsOf = (folder) => {
		let found = patterns.get(folder);
		if (found === void 0) {
			const path = folder === "" ? ".gitignore" : `${folder}/.gitignore`;
			const content = tree.read(path);
			const domain = folder === "" ? [] : folder.split("/");
			found = content.kind === "bytes" ? readPatterns(new TextDecoder().decode(content.bytes), domain) : [];
			patterns.set(folder, found);
		}
		return found;
	};
	return (path) => {
		const parts = path.split("/");
		let ignored = false;
		for (let depth = 0; depth < parts.length; depth += 1) for (const pattern of patternsOf(parts.slice(0, depth).join("/"))) if (matchesPattern(pattern, parts, false)) ignored = !pattern.keeps;
		return ignored;
	};
}
// src/render/may-appear.ts
const TELLING$1 = /\.(?:md|adoc|sh|bash|zsh|ps1|py|go|mk|just)$|(?:^|\/)(?:Makefile|Justfile|justfile|Taskfile\.ya?ml)$/;
const MOST_FILES$1 = 3e3;
const MOST_BYTES$1 = 524288;
function mayAppear(tree) {
	const isIgnored = ignoredByGit(tree);
	let texts;
	const known = /* @__PURE__ */ new Map();
	const reasonFor = (path) => {
		if (/(?:^|\/)flux-system(?:\/|$)/.test(path)) return `\`flux bootstrap\` writes \`${path}\``;
		if (isIgnored(path)) return `git ignores \`${path}\`, which is not here`;
		texts ??= tellingTexts(tree);
		const teller = texts.find((each) => isAbout(each.path, path) && isWritten(each.text, path));
		return teller === void 0 ? void 0 : `${teller.path} explains how \`${path}\` is made`;
	};
	return (path) => {
		if (!known.has(path)) known.set(path, reasonFor(path));
		return known.get(path);
	};
}
function tellingTexts(tree) {
	const texts = [];
	for (const path of tree.paths) {
		if (texts.length >= MOST_FILES$1) break;
		if (!TELLING$1.test(path)) continue;
		const content = tree.read(path);
		if (content.kind !== "bytes" || content.bytes.length > MOST_BYTES$1) continue;
		texts.push({
			path,
			text: new TextDecoder().decode(content.bytes)
		});
	}
	return texts;
}
function isAbout(teller, path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return !/^kustomization\.ya?ml$/i.test(name) || folderOf(teller) === folderOf(path);
}
function isWritten(text, path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
		const start = text.lastIndexOf("\n", at) + 1;
		const before = text.slice(start, at);
		if (/>\s*["']?\S*$|\b(?:cp|mv|tee|touch|install|envsubst|sops|openssl|WriteFile|open)\b.*$|\s-o(?:ut(?:put)?)?[ =]["']?\S*$/.test(before)) return true;
	}
	return false;
}
// src/render/revive-listed.ts
const BY_FOLDER = /* @__PURE__ */ new Set([
	"fixture",
	"vendored",
	"archive",
	"generated",
	"template"
]);
function reviveListed(files, tree, limits) {
	let current = files;
	for (;;) {
		const { listed } = kustomizationGraph(current, mayLeadIn(tree));
		let revived = 0;
		current = current.map((file) => {
			if (!isSkippedByFolder(file) || !isManifestName(file.path)) return file;
			if (!listed.has(file.path) && !listed.has(folderOf(file.path))) return file;
			revived += 1;
			return parseFile(file.path, tree.read(file.path), limits);
		});
		if (revived === 0) return current;
	}
}
function isSkippedByFolder({ class: each, source }) {
	return each.kind === "skipped" && source === void 0 && BY_FOLDER.has(each.as);
}
// src/render/template-trees.ts
const TREE_NAME = /(?:^|\/)_?templates?(?=\/)/;
const MARK = /\{\{|\{%/;
function withoutTemplateTrees(files) {
	const trees = [...new Set(files.flatMap((file) => isTemplate$1(file) ? treesOf(file.path) : []))].filter((tree) => !isNamedOutside(tree, files));
	if (trees.length === 0) return files;
	return files.map((file) => {
		if (file.class.kind === "skipped") return file;
		const tree = trees.find((each) => file.path.startsWith(`${each}/`));
		if (tree === void 0) return file;
		const reason = `part of a tree of templates (\`${tree}\`), which a program copies and fills in`;
		return {
			...file,
			class: {
				kind: "skipped",
				as: "template",
				reason
			},
			faults: []
		};
	});
}
function treesOf(path) {
	const found = TREE_NAME.exec(path);
	return found === null ? [] : [path.slice(0, found.index + found[0].length)];
}
function isTemplate$1({ class: each, source, documents }) {
	if (each.kind === "skipped") return each.as === "template" && source !== void 0;
	if (each.kind !== "kustomization") return false;
	return documents.some(({ root }) => itemsAt(root, "resources").some((item) => item.kind === "scalar" && MARK.test(item.text)));
}
function isNamedOutside(tree, files) {
	const name = tree.slice(tree.lastIndexOf("/") + 1);
	return files.some(({ path, class: each, source }) => {
		if (each.kind === "skipped" || path.startsWith(`${tree}/`) || source === void 0) return false;
		if (source.text.includes(tree)) return tree !== name || each.kind === "kustomization";
		return each.kind === "kustomization" && tree.startsWith(`${folderOf(path)}/`) && source.text.includes(tree.slice(folderOf(path).length + 1));
	});
}
// src/render/unused-content.ts
const TEST_GROUPS = /* @__PURE__ */ new Set([
	"kuttl.dev",
	"chainsaw.kyverno.io",
	"cli.kyverno.io"
]);
const unusedContent = memo((files) => {
	const tested = foldersWhere(files, isTest);
	const templated = foldersOfTemplates(files);
	const charts = chartNames(files);
	return (file) => {
		if (file.class.kind !== "manifests") return void 0;
		const test = enclosing(tested, file.path);
		if (test !== void 0) return {
			kind: "skipped",
			as: "fixture",
			reason: `it belongs to a test (\`${test}\`)`
		};
		const template = templated.has(folderOf(file.path)) ? folderOf(file.path) : void 0;
		if (template !== void 0) return {
			kind: "skipped",
			as: "template",
			reason: `most files of its folder are templates (\`${template}\`)`
		};
		const chart = renderedFrom(file);
		if (chart !== void 0 && charts.has(chart)) return {
			kind: "skipped",
			as: "generated",
			reason: `rendered from the chart \`${chart}\`, which is here`
		};
		if (isLoosePatch(file)) return {
			kind: "skipped",
			as: "patch",
			reason: "a patch by its name, for a script or a person to apply: it lacks required fields"
		};
		if (isPattern(file)) return {
			kind: "skipped",
			as: "generated",
			reason: "objects without a name that only have a `status`: a policy compares with them"
		};
		return isPrinted(file) ? {
			kind: "skipped",
			as: "generated",
			reason: "printed by `kubectl get`: it has a `uid` and a `status`"
		} : void 0;
	};
});
function foldersWhere(files, holds) {
	return new Set(files.filter(holds).map(({ path }) => folderOf(path)));
}
function foldersOfTemplates(files) {
	const excess = /* @__PURE__ */ new Map();
	for (const file of files) {
		const weight = isTemplate(file) ? 1 : file.class.kind === "manifests" ? -1 : 0;
		if (weight === 0) continue;
		const folder = folderOf(file.path);
		excess.set(folder, (excess.get(folder) ?? 0) + weight);
	}
	return new Set([...excess].flatMap(([folder, more]) => more > 0 ? [folder] : []));
}
function enclosing(folders, path) {
	if (folders.size === 0) return void 0;
	for (let folder = folderOf(path); folder !== "."; folder = folderOf(folder)) if (folders.has(folder)) return folder;
}
function isTest({ documents }) {
	return documents.some(({ manifests }) => manifests.some(({ group }) => TEST_GROUPS.has(group)));
}
function isTemplate({ class: each, source }) {
	return each.kind === "skipped" && each.as === "template" && source !== void 0;
}
const CHART_FOLDER = /(?:^|\/)([^/]+)\/Chart\.yaml$/;
function chartNames(files) {
	return new Set(files.flatMap(({ path }) => CHART_FOLDER.exec(path)?.[1] ?? []));
}
const HELM_COMMENT = /^(?:---\s*)?# Source: ([^/\s]+)\//;
function renderedFrom({ source }) {
	return source === void 0 ? void 0 : HELM_COMMENT.exec(source.text)?.[1];
}
const PATCH_NAME = /(?:^|[-_./])patch(?:es)?(?:[-_.][^/]*)?\.(?:ya?ml|json)$/i;
const SELECTING = /* @__PURE__ */ new Set([
	"Deployment",
	"StatefulSet",
	"DaemonSet",
	"ReplicaSet"
]);
function isLoosePatch({ path, documents }) {
	if (!PATCH_NAME.test(path)) return false;
	const objects = documents.flatMap(({ manifests }) => manifests);
	return objects.length > 0 && objects.every(({ kind, node }) => SELECTING.has(kind) && mapAt(node, "spec", "selector") === void 0);
}
function isPattern({ documents }) {
	return documents.some(({ manifests }) => manifests.some(({ name, node }) => name === void 0 && scalarAt(mapAt(node, "metadata"), "generateName") === void 0 && entryOf(node, "status") !== void 0 && entryOf(node, "spec") === void 0));
}
function isPrinted({ documents }) {
	const objects = documents.flatMap(({ manifests }) => manifests);
	return objects.length > 0 && objects.every(isLive);
}
function isLive({ node }) {
	const metadata = mapAt(node, "metadata");
	if (scalarAt(metadata, "uid") === void 0) return false;
	return entryOf(node, "status") !== void 0 || entryOf(metadata, "managedFields") !== void 0 || scalarAt(metadata, "resourceVersion") !== void 0;
}
// src/render/open-plan.ts
const CONTROLLER_FLAGS = {
	newGitFileGlobbing: false,
	includeHiddenDirectories: false
};
function openPlan(tree, read, settings, sourcesOf) {
	const { limits, loadRestrictor } = settings;
	const files = withoutTemplateTrees(reviveListed(read, tree, limits));
	const graph = kustomizationGraph(files, mayLeadIn(tree));
	const charts = lazyCharts(tree, settings);
	const parsed = fileParser(tree, files, limits);
	const kubernetesVersion = versionOf(settings);
	const findChart = lazyFinder(tree, limits, charts, kubernetesVersion);
	const repositories = withDeclared(repositoryTrees(tree), settings);
	const contextOf = contextsOf(repositories, {
		parsed,
		limits,
		loadRestrictor,
		findChart
	});
	const written = files.flatMap(manifestsIn);
	const manifests = [...written, ...written.flatMap(bootstrapped)];
	const exists = existenceIn(contextOf);
	const deployed = deployedAddresses();
	const homeOf = sourceHomes(repositories, {
		manifests,
		entries: entriesIn(manifests),
		exists
	}, deployed.inCluster);
	const findEntries = entryFinder({
		limits,
		identify: identifyGit(homeOf, (root) => contextOf(root).tree),
		clusters: registeredClusters(settings),
		...CONTROLLER_FLAGS,
		exists: (path) => repositories.some(({ root }) => exists(pathIn(root, path))),
		providers: written.filter((each) => isOfOperator(each, "ResourceSetInputProvider"))
	}, (manifest, maker) => deployers.get().makeEntries(manifest, maker));
	const rootOf = rootsIn(tree);
	const clusters = clustersOf(settings.clusters, rootOf);
	const controllers = controllerFacts();
	const tools = {
		findEntries,
		homeOf,
		rootOf,
		clusters,
		learn: (build, cluster) => {
			controllers.learn(build, cluster);
			deployed.learn(build, cluster);
		},
		renderKustomizations: (folders) => kustomizationsIn(folders, rootOf, contextOf),
		renderEntry: openedOnce(() => {
			const { entryRenderer, openArgo, openFlux } = deployers.get();
			const library = charts();
			return entryRenderer({
				homeOf,
				isFleet: tree.repositories !== void 0,
				exists,
				fluxIn: perRepository(repositories, (own) => openFlux({
					tree: own.tree,
					parsed,
					limits
				})),
				findSource: writtenSources(manifests, sourcesOf, clusters),
				kubernetesVersion,
				clusters,
				controllers,
				argoIn: perRepository(repositories, (own) => openArgo({
					tree: own.tree,
					parsed,
					limits,
					findChart
				})),
				charts: {
					tree,
					limits,
					charts: library
				},
				releases: {
					tree,
					limits,
					charts: library,
					findRepository: sourceObjects(manifests),
					kustomizeIn: contextOf,
					kubernetesVersion
				}
			});
		})
	};
	return {
		files,
		planned: withoutUnused(files, graph),
		graph,
		parsed,
		charts,
		kubernetesVersion,
		...readersOf(contextOf),
		tools
	};
}
function readersOf(kustomizeIn) {
	return {
		kustomizeIn,
		sourceAt: (path) => sourceAt(kustomizeIn(path), path)
	};
}
function lazyCharts(tree, settings) {
	let opened;
	return () => {
		opened ??= deployers.get().openCharts(tree, {
			limits: settings.limits,
			folders: settings.charts,
			anyVersion: settings.anyChartVersion === true
		});
		return opened;
	};
}
function kustomizationsIn(folders, rootOf, contextOf) {
	return [...groupBy(folders, rootOf)].flatMap(([root, own]) => kustomize.get().kustomizationBuilds(own, contextOf(root)));
}
function openedOnce(open) {
	let opened;
	return (placed) => {
		opened ??= open();
		return opened(placed);
	};
}
function contextsOf(repositories, shared) {
	return perRepository(repositories, ({ tree }) => openContext({
		...shared,
		tree,
		mayAppear: mayAppear(tree),
		joined: fleetFolders(tree)
	}));
}
function existenceIn(contextOf) {
	return (path) => {
		const { paths, folders } = contextOf(path);
		return paths.has(path) || folders.has(path);
	};
}
function withDeclared(repositories, { repositoryUrls = [] }) {
	return repositories.map((each) => each.root === "" ? {
		...each,
		declared: repositoryUrls
	} : each);
}
function entriesIn(manifests) {
	const entries = manifests.flatMap((manifest) => entryObjectOf(manifest) ?? []);
	const sets = manifests.filter(isApplicationSet);
	return [...entries, ...sets.flatMap((set) => [templateOf(set), generatorsOf(set)])];
}
function withoutUnused(files, { listed }) {
	const unused = unusedContent(files);
	return files.filter((file) => listed.has(file.path) || unused(file) === void 0);
}
function registeredClusters({ clusters = [] }) {
	const registered = clusters.flatMap(({ server, ...cluster }) => server === void 0 ? [] : [{
		...cluster,
		server,
		at: void 0
	}]);
	return registered.length === 0 ? void 0 : registered;
}
function lazyFinder(tree, limits, charts, kubernetesVersion) {
	let find;
	return (wanted) => {
		const { chartFinder } = deployers.get();
		find ??= chartFinder({
			tree,
			limits,
			charts: charts(),
			kubernetesVersion
		});
		return find(wanted);
	};
}
function versionOf({ kubernetesVersion }) {
	return `1.${kubernetesVersion ?? 36}.0`;
}
function bootstrapped(manifest) {
	return isOfOperator(manifest, "FluxInstance") ? deployers.get().fluxInstanceSync(manifest).objects : [];
}
// src/render/plain/plain-builds.ts
function plainBuilds(files) {
	const folders = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (file.class.kind !== "manifests") continue;
		const objects = file.documents.flatMap(({ manifests }) => manifests);
		if (objects.length === 0) continue;
		const id = folderOf(file.path);
		const folder = folders.get(id) ?? {
			objects: [],
			files: []
		};
		folders.set(id, folder);
		folder.files.push(file.path);
		for (const object of objects) folder.objects.push(object);
	}
	return [...folders].sort(([a], [b]) => a < b ? -1 : 1).map(([id, folder]) => ({
		id,
		kind: "folder",
		partial: [],
		failures: [],
		...folder
	}));
}
// src/render/replaced-files.ts
const TELLING = /\.(?:md|mdx|adoc|rst|sh|bash|zsh|mk|just)$|(?:^|\/)(?:Makefile|[Jj]ustfile|Jenkinsfile|Taskfile\.ya?ml|\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml|\.tekton\/[^/]+\.ya?ml)$/;
const MOST_FILES = 3e3;
const MOST_BYTES = 524288;
const MOST_BYTES_IN_ALL = 33554432;
function replacedFiles(tree) {
	let scripts;
	return (file) => {
		const text = file.source?.text;
		if (text === void 0 || isNamed(tree, file.path)) return void 0;
		const name = placeholderNameIn(file);
		if (name !== void 0) return `the name \`${name}\` in it is a placeholder`;
		if (isCalledTemplate(file) && TO_FILL_IN.test(text)) return "a template by its name, with placeholders";
		scripts ??= scriptsIn(tree);
		const found = scripts.find((script) => replacesIn(script, file.path, text));
		return found === void 0 ? void 0 : `${found.path} replaces names in it`;
	};
}
function isNamed({ selected, named }, path) {
	return selected?.has(path) === true || named?.includes(path) === true;
}
function placeholderNameIn({ documents }) {
	for (const { name = "", node } of documents.flatMap(({ manifests }) => manifests)) {
		if (isPlaceholderName(name)) return name;
		const namespace = scalarAt(node, "metadata", "namespace")?.text ?? "";
		if (isPlaceholderName(namespace)) return namespace;
	}
}
const TEMPLATE_NAME = /(?:^|[-_.])(?:template|tmpl|tpl)(?:[-_.][^/]*)?\.(?:ya?ml|json)$/i;
const TO_FILL_IN = /\b__\w+__\b|<[A-Za-z][\w -]*>|\$\{|\$\(|\{\{|%[A-Z_]+%|@[A-Z_]+@|\b(?:REPLACE|CHANGE_?-?ME|TODO|FIXME|PLACEHOLDER|YOUR[-_])|\b(?:replace|change)[-_]?(?:me|this|with)\b|(?:[nN]ame|[nN]amespace|image):[ \t]*["']?[A-Z][A-Z0-9]*_[A-Z0-9_]+["']?[ \t]*$/m;
function isCalledTemplate({ path, documents }) {
	if (!TEMPLATE_NAME.test(path.slice(path.lastIndexOf("/") + 1))) return false;
	return !documents.flatMap(({ manifests }) => manifests).some(({ kind }) => kind.endsWith("Template"));
}
function scriptsIn(tree) {
	const scripts = [];
	let left = MOST_BYTES_IN_ALL;
	for (const path of tree.paths.filter((each) => TELLING.test(each)).slice(0, MOST_FILES)) {
		const content = left > 0 ? tree.read(path) : void 0;
		if (content?.kind !== "bytes" || content.bytes.length > MOST_BYTES) continue;
		left -= content.bytes.length;
		const text = new TextDecoder().decode(content.bytes);
		const words = text.includes("sed") ? wordsReplacedIn(text) : [];
		if (words.length > 0) scripts.push({
			path,
			text,
			words
		});
	}
	return scripts;
}
const COMMAND = /\bsed\b(?:\\[^]|[^\n\\])*/g;
const EXPRESSION = /\bs([/|#,@!~+])([^\n]{3,80}?)\1/g;
const WORD = /^[\w{}<>%@-]{4,60}$/;
function wordsReplacedIn(text) {
	const words = /* @__PURE__ */ new Set();
	for (const [command] of text.matchAll(COMMAND)) for (const [, , word = ""] of command.matchAll(EXPRESSION)) if (WORD.test(word) && isPlaceholder(word)) words.add(word);
	return [...words];
}
function isPlaceholder(word) {
	if (/^[A-Z][A-Z0-9_-]+$|[{}<>%@]/.test(word)) return true;
	return /^[a-z]+[A-Z]/.test(word) ? false : /_|replace|placeholder|change-?me/i.test(word);
}
function replacesIn({ path, text, words }, file, content) {
	if (words.filter((word) => content.includes(word) && isName(content, word)).length === 0) return false;
	if (text.includes(file.slice(file.lastIndexOf("/") + 1))) return true;
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	return file.startsWith(folder) && /\*\.ya?ml|\*\.json|\bfind\b|\bxargs\b|\bfor\b/.test(text);
}
function isName(content, word) {
	const escaped = word.replaceAll(/[{}-]/g, String.raw`\$&`);
	const named = String.raw`^[ \t]*(?:- )?["']?(?:\w*[nN]ame|\w*[nN]amespace)["']?:[ \t]*["']?\S*${escaped}`;
	if (new RegExp(named, "m").test(withoutVariables(content))) return true;
	return /^kind:[ \t]*(?:Secret|ConfigMap)\b/m.test(content) && new RegExp(String.raw`:[ \t]*["']?${escaped}["']?[ \t]*$`, "m").test(content);
}
function withoutVariables(content) {
	return content.replaceAll(/^[ \t]*- name:[ \t]*["']?[A-Z][A-Z0-9_]*["']?[ \t]*$/gm, "");
}
// src/render/plain/plain-patches.ts
const PATCH_FIELDS = [
	["patches", "path"],
	["patchesStrategicMerge", void 0],
	["patchesJson6902", "path"],
	["replacements", "path"],
	["transformers", void 0],
	["generators", void 0],
	["validators", void 0],
	["configurations", void 0],
	["crds", void 0]
];
const RESOURCE_FIELDS = [
	"resources",
	"bases",
	"components"
];
function plainPatches(files, mayLead) {
	const kustomizations = files.filter((file) => file.class.kind === "kustomization");
	const usedBy = /* @__PURE__ */ new Map();
	const resources = /* @__PURE__ */ new Set();
	for (const file of kustomizations) {
		const folder = folderOf(file.path);
		for (const { root } of file.documents) {
			if (root?.kind !== "map") continue;
			const targetsOf = (paths) => paths.map((path) => posix.join(folder, path)).filter((target) => mayLead(folder, target));
			for (const target of targetsOf(patchPaths(root))) usedBy.set(target, file.path);
			for (const target of targetsOf(resourcePaths(root))) resources.add(target);
		}
	}
	return new Map(files.flatMap((file) => {
		const kustomization = usedBy.get(file.path);
		if (kustomization === void 0 || resources.has(file.path)) return [];
		const left = {
			kind: "skipped",
			as: "patch",
			reason: `a patch or configuration of ${kustomization}`
		};
		return [[file.path, {
			...file,
			class: left,
			faults: []
		}]];
	}));
}
function patchPaths(root) {
	const openapi = lineText(valueAt(root, "openapi", "path"));
	return [...PATCH_FIELDS.flatMap(([field, path]) => itemsAt(root, field).flatMap((item) => lineText(path === void 0 ? item : scalarAt(item, path)))), ...openapi];
}
function resourcePaths(root) {
	return RESOURCE_FIELDS.flatMap((field) => itemsAt(root, field).flatMap(lineText));
}
function lineText(node) {
	if (node?.kind !== "scalar" || node.text === "" || node.text.includes("\n")) return [];
	return [node.text];
}
// src/render/skip-files.ts
function skipFiles(files, { folders, listed }, builds, tree) {
	const patches = plainPatches(files, mayLeadIn(tree));
	const used = /* @__PURE__ */ new Set([...listed, ...builds.flatMap((build) => build.files)]);
	const deployedFrom = /* @__PURE__ */ new Set([...folders, ...[...used].map(folderOf)]);
	const unused = unusedContent(files);
	const replacedIn = perRepository(repositoryTrees(tree), (each) => replacedFiles(each.tree));
	return files.map((file) => {
		const patch = patches.get(file.path);
		if (patch !== void 0) return patch;
		if (file.class.kind !== "manifests" || used.has(file.path)) return file;
		const content = unused(file);
		if (content !== void 0) return {
			...file,
			class: content,
			faults: []
		};
		const template = replacedIn(file.path)(file);
		if (template !== void 0) return {
			...skipped(file, "template", template),
			faults: []
		};
		const folder = folderOf(file.path);
		if (!deployedFrom.has(folder)) return file;
		return skipped(file, "not-deployed", `no kustomization lists it, and other files of \`${folder}\` are listed`);
	});
}
function skipped(file, as, reason) {
	return {
		...file,
		class: {
			kind: "skipped",
			as,
			reason
		}
	};
}
// src/render/unique-builds.ts
function uniqueBuilds(builds) {
	const taken = /* @__PURE__ */ new Set();
	const ids = /* @__PURE__ */ new Map();
	return builds.map((build) => {
		const id = freeId(build, taken);
		taken.add(id);
		const key = keyOf(build.id, build.cluster);
		if (!ids.has(key)) ids.set(key, id);
		return id === build.id ? build : {
			...build,
			folder: build.folder ?? build.id,
			id
		};
	}).map((build) => withParent(build, ids)).sort((a, b) => a.id < b.id ? -1 : Number(a.id > b.id));
}
function freeId({ id, kind, deployedBy, cluster }, taken) {
	const by = deployedBy?.name ?? kind;
	const longest = `${id} (${by}, ${cluster ?? ""})`;
	const free = [
		id,
		...by === id ? [] : [`${id} (${by})`],
		...by === id && cluster !== void 0 ? [`${id} (${cluster})`] : [],
		longest
	].find((each) => !taken.has(each));
	if (free !== void 0) return free;
	let count = 2;
	while (taken.has(`${longest} ${count}`)) count += 1;
	return `${longest} ${count}`;
}
function withParent(build, ids) {
	const { deployedBy, cluster } = build;
	if (deployedBy?.parent === void 0) return build;
	const parent = ids.get(keyOf(deployedBy.parent, cluster)) ?? deployedBy.parent;
	return parent === deployedBy.parent ? build : {
		...build,
		deployedBy: {
			...deployedBy,
			parent
		}
	};
}
function keyOf(id, cluster) {
	return JSON.stringify([id, cluster]);
}
// src/render/render-builds.ts
const FRAGMENT = "it belongs to a Component that no kustomization here uses";
function renderBuilds(tree, parsed, settings, sourcesOf = () => [], prepare = (plan) => plan) {
	const { files, graph, charts, kubernetesVersion, planned, tools } = prepare(openPlan(tree, parsed, settings, sourcesOf));
	const { limits } = settings;
	const plan = planBuilds(planned, graph, tools);
	const released = new Set(plan.builds.flatMap(({ folder, inflates = [] }) => [...folder === void 0 ? [] : [folder], ...inflates.flatMap(({ found }) => found ?? [])]));
	const own = hasCharts(tree) ? deployers.get().ownCharts(released, {
		tree,
		limits,
		charts: charts(),
		kubernetesVersion
	}) : [];
	const classified = skipFiles(files, graph, plan.builds, tree);
	const owned = /* @__PURE__ */ new Set([...graph.listed, ...plan.builds.flatMap((build) => build.files)]);
	const plain = plainBuilds(classified.filter(({ path }) => !owned.has(path)));
	const taken = new Set([...plain, ...plan.builds].map(({ id }) => id));
	const fragments = plainBuilds(classified.filter(({ path }) => graph.fragments.has(path))).filter(({ id }) => !taken.has(id)).map((build) => ({
		...build,
		partial: [FRAGMENT]
	}));
	const builds = uniqueBuilds(placeBuilds([
		...plain,
		...fragments,
		...own,
		...plan.builds
	], plan, clustersOf(settings.clusters)));
	const only = settings.build;
	return {
		builds: builds.filter(({ id, folder }) => only === void 0 || id === only || folder === only),
		files: classified,
		notLookedAt: plan.notLookedAt
	};
}
// src/edits/flow-edits.ts
function isFlowJson(node) {
	if (node.kind === "scalar" || !isFlow(node)) return false;
	if (node.kind === "sequence") {
		const [first] = node.items;
		return first === void 0 ? isJsonFile(node) : isFlowJson(first) || isJsonFile(node);
	}
	const [first] = node.entries;
	return first === void 0 ? isJsonFile(node) : node.file.text[first.key.start] === "\"";
}
function isJsonFile({ file }) {
	return isJsonText(file.text);
}
function insertInFlow(node, element) {
	const { file } = node;
	const last = lastOf(node);
	if (last === void 0) return {
		at: {
			file,
			start: node.start + 1,
			end: node.end - 1
		},
		text: element
	};
	const at = {
		file,
		start: last.end,
		end: last.end
	};
	if (!isFirstOnLine(file.text, last.start) || startsLine(node, last.start)) return {
		at,
		text: `, ${element}`
	};
	const indent = pad(columnOf(file.text, last.start));
	return {
		at,
		text: `,${lineBreakOf(file.text)}${indent}${element}`
	};
}
function startsLine({ file, start }, element) {
	return startOfLine(file.text, element) <= start;
}
function removeFromFlow({ file }, start, end) {
	const after = /^\s*,\s*/.exec(file.text.slice(end))?.[0].length;
	if (after !== void 0) return {
		at: {
			file,
			start,
			end: end + after
		},
		text: ""
	};
	return {
		at: {
			file,
			start: start - (/,?\s*$/.exec(file.text.slice(0, start))?.[0].length ?? 0),
			end
		},
		text: ""
	};
}
function lastOf(node) {
	if (node.kind === "sequence") return node.items.at(-1);
	const last = node.entries.at(-1);
	return last === void 0 ? void 0 : {
		start: last.key.start,
		end: last.value.end
	};
}
// src/edits/style-of.ts
const styleOf = memo((root) => {
	const found = {};
	look(root, found);
	return {
		step: found.step ?? 2,
		deepLists: found.deepLists ?? false,
		lineBreak: lineBreakOf(root.file.text)
	};
});
function look(node, found) {
	if (node.kind === "scalar" || isFlow(node)) return;
	if (node.kind === "sequence") {
		for (const item of node.items) look(item, found);
		return;
	}
	for (const { key, value } of node.entries) {
		const deeper = columnOf(value.file.text, value.start) - columnOf(key.file.text, key.start);
		if (value.kind === "map" && !isFlow(value) && deeper > 0) found.step ??= deeper;
		if (value.kind === "sequence" && !isFlow(value)) found.deepLists ??= deeper > 0;
		look(value, found);
	}
}
// src/edits/map-edits.ts
function setValue(root, map, path, value) {
	let here = map;
	for (const [at, name] of path.entries()) {
		const entry = entryOf(here, name);
		const rest = path.slice(at + 1);
		const missing = nested(rest, value);
		if (entry === void 0) return [addEntry(root, here, name, missing)];
		if (!isWrittenIn(here, entry.value) || !isWrittenIn(here, entry.key)) return "elsewhere";
		if (rest.length === 0 || entry.value.kind !== "map" || entry.value.entries.length === 0) return [replaceValue(root, entry, missing)];
		here = entry.value;
	}
	return [];
}
function addItem(root, map, path, item) {
	let here = map;
	let outer = map;
	for (const name of path) {
		outer = here;
		here = entryOf(here, name)?.value;
		if (here === void 0 || !isWrittenIn(outer, here)) break;
	}
	if (here !== void 0 && !isWrittenIn(outer, here)) return "elsewhere";
	if (here?.kind !== "sequence" || here.items.length === 0) return setValue(root, map, path, [item]);
	return [appendItem(root, here, item)];
}
function appendItem(root, list, item) {
	const { file } = list;
	if (isFlow(list)) return insertInFlow(list, writeFlow(item, isFlowJson(list)));
	const at = behind(list);
	const indent = columnOf(file.text, list.start);
	const style = {
		...styleOf(root),
		indent
	};
	const text = `${style.lineBreak}${pad(indent)}${writeItem(item, style)}`;
	return {
		at: {
			file,
			start: at,
			end: at
		},
		text
	};
}
function removeEntry(holders, name) {
	const map = holders.at(-1);
	const entry = entryOf(map, name);
	if (map === void 0 || entry === void 0) return [];
	if (!isWrittenIn(map, entry.key) || !isWrittenIn(map, entry.value)) return "elsewhere";
	const holder = holders.at(-2);
	if (map.entries.length === 1 && holder !== void 0) {
		const outer = holder.entries.find(({ value }) => value === map);
		if (outer !== void 0) return removeEntry(holders.slice(0, -1), outer.name);
	}
	if (isFlow(map)) return [removeFromFlow(map, entry.key.start, entry.value.end)];
	return [removeBlock(map, entry.key.start, entry.value)];
}
function removeItem(list, item) {
	if (isFlow(list)) return removeFromFlow(list, item.start, item.end);
	const { text } = list.file;
	return removeBlock(list, text.lastIndexOf("-", item.start - 1), item);
}
function removeBlock({ file }, start, last) {
	const { text } = file;
	const end = startOfNextLine(text, behind(last));
	if (isFirstOnLine(text, start)) return {
		at: {
			file,
			start: startOfLine(text, start),
			end
		},
		text: ""
	};
	return {
		at: {
			file,
			start,
			end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0)
		},
		text: ""
	};
}
function addEntry(root, map, name, value) {
	const { file } = map;
	if (isFlow(map)) {
		const json = isFlowJson(map);
		return insertInFlow(map, `${json ? JSON.stringify(name) : writeScalar(name, true)}: ${writeFlow(value, json)}`);
	}
	const at = behind(map);
	const indent = columnOf(file.text, map.start);
	const style = {
		...styleOf(root),
		indent
	};
	const text = `${style.lineBreak}${pad(indent)}${writeEntry(name, value, style)}`;
	return {
		at: {
			file,
			start: at,
			end: at
		},
		text
	};
}
function replaceValue(root, { key, value: old }, value) {
	const { file } = old;
	const { text } = file;
	const inFlow = isFlow(root) || insideBrackets(root, old);
	const at = {
		file,
		start: old.start,
		end: old.end
	};
	if (old.kind === "scalar" && typeof value === "string") {
		const edit = old.start < old.end ? editScalar(old, value, inFlow) : void 0;
		if (edit !== void 0) return edit;
	}
	if (inFlow) return {
		at,
		text: writeFlow(value, isFlowJson(root))
	};
	if (typeof value !== "object") return {
		at,
		text: spaced(text, key.end, old, scalar(value))
	};
	const style = {
		...styleOf(root),
		indent: columnOf(text, key.start)
	};
	const written = writeEntry(key.text, value, style).slice(writeScalar(key.text, false).length + 1);
	const colon = text.indexOf(":", key.end) + 1;
	return {
		at: {
			file,
			start: colon,
			end: Math.max(colon, old.end)
		},
		text: written
	};
}
function spaced(text, keyEnd, old, written) {
	return old.start === old.end && text[Math.max(keyEnd, old.start) - 1] === ":" ? ` ${written}` : written;
}
function scalar(value) {
	return typeof value === "string" ? writeScalar(value, false) : String(value);
}
function insideBrackets(outer, node) {
	if (outer.kind === "scalar" || outer === node) return false;
	if (isFlow(outer)) return true;
	const next = (outer.kind === "map" ? outer.entries.map(({ value }) => value) : outer.items).find((each) => isWrittenIn(each, node));
	return next !== void 0 && insideBrackets(next, node);
}
function nested(path, value) {
	return path.reduceRight((inner, name) => ({ [name]: inner }), value);
}
export { unknown$1 as _, insertInFlow as a, isBuiltIn as b, parseFiles as c, sourcesOfObject as d, BUILT_IN as f, known as g, sourcesMadeBy as h, setValue as i, repositoryOf as l, patternsMadeBy as m, removeEntry as n, renderBuilds as o, registryWith as p, removeItem as r, openPlan as s, addItem as t, collectSources as u, isObject as v, manifestsOf as y };
