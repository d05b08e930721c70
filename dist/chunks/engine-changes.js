import { ft as makingOf, ht as memo } from "./start.js";
import { d as parseQuantity } from "./engine-kubernetes.js";
import { S as scalarAt, _ as entriesAt, b as itemsAt, h as groupBy, i as resolveScalar, v as entryOf, w as valueAt, x as mapAt } from "./engine-go.js";
import { c as scalarText, p as logicalName } from "./engine-model.js";
import { o as compileRegexp } from "./engine-go2.js";
// src/changes/pod-defaults.ts
const DEFAULTS = [
	[/^spec$/, {
		restartPolicy: "s:Always",
		dnsPolicy: "s:ClusterFirst",
		schedulerName: "s:default-scheduler",
		terminationGracePeriodSeconds: "n:30",
		hostNetwork: "b:false",
		hostPID: "b:false",
		hostIPC: "b:false"
	}],
	[/^spec\.(?:initContainers|containers)\[\]$/, {
		terminationMessagePath: "s:/dev/termination-log",
		terminationMessagePolicy: "s:File",
		stdin: "b:false",
		stdinOnce: "b:false",
		tty: "b:false"
	}],
	[/\.ports\[\]$/, { protocol: "s:TCP" }],
	[/\.volumeMounts\[\]$/, { readOnly: "b:false" }],
	[/\.fieldRef$/, { apiVersion: "s:v1" }],
	[/\.(?:liveness|readiness|startup)Probe$/, {
		timeoutSeconds: "n:1",
		periodSeconds: "n:10",
		successThreshold: "n:1",
		failureThreshold: "n:3",
		initialDelaySeconds: "n:0"
	}],
	[/\.httpGet$/, {
		path: "s:/",
		scheme: "s:HTTP"
	}],
	[/^spec\.volumes\[\]\.(?:configMap|secret|projected|downwardAPI)$/, { defaultMode: "n:420" }],
	[/\.serviceAccountToken$/, { expirationSeconds: "n:3600" }],
	[/^spec\.volumes\[\]\.(?:persistentVolumeClaim|nfs)$/, { readOnly: "b:false" }],
	[/^claims\[\]\.spec$/, { volumeMode: "s:Filesystem" }]
];
const DROPPED = /(?:^|\.|\])(?:metadata|labels|annotations|nodeSelector|matchLabels|limits|requests|resources|overhead|subPath|subPathExpr|nodeName|hostname|subdomain|serviceAccountName|serviceAccount|prefix|workingDir|imagePullPolicy|priorityClassName|status)$|^spec\.securityContext$|\.env\[\]\.value$/;
const QUANTITIES = /\.(?:limits|requests|overhead)\.[^.]+$|\.(?:sizeLimit|divisor)$/;
function defaultsAt(path, image) {
	const found = DEFAULTS.flatMap(([pattern, defaults]) => pattern.test(path) ? Object.entries(defaults) : []);
	return (/^spec\.(?:initContainers|containers)\[\]$/.test(path) ? [...found, ["imagePullPolicy", pullPolicyOf(image)]] : found).map(([name, text]) => [name, JSON.stringify(text)]);
}
function isDroppedWhenEmpty(path) {
	return DROPPED.test(path);
}
function isQuantityMap(path) {
	return QUANTITIES.test(path);
}
function pullPolicyOf(image) {
	const name = image.slice(image.lastIndexOf("/") + 1);
	if (name.includes("@")) return "s:IfNotPresent";
	return (name.includes(":") ? name.slice(name.indexOf(":") + 1) : "latest") === "latest" ? "s:Always" : "s:IfNotPresent";
}
// src/changes/canonical.ts
function canonicalOf(node, dialect, path = "") {
	if (node === void 0) return void 0;
	if (node.kind === "scalar") return canonicalScalar(node, dialect, path);
	if (node.kind === "sequence") {
		const items = node.items.flatMap((item) => {
			const canonical = canonicalOf(item, dialect, `${path}[]`);
			return canonical === void 0 ? [] : [canonical];
		});
		return items.length === 0 ? void 0 : {
			kind: "list",
			items,
			at: node
		};
	}
	const entries = /* @__PURE__ */ new Map();
	for (const { name, value } of node.entries) {
		const canonical = canonicalOf(value, dialect, path === "" ? name : `${path}.${name}`);
		if (canonical !== void 0) entries.set(name, canonical);
	}
	for (const [name, text] of defaultsAt(path, scalarAt(node, "image")?.text ?? "")) if (printed(entries.get(name)) === text) entries.delete(name);
	if (entries.size === 0 && isDroppedWhenEmpty(path)) return void 0;
	return {
		kind: "map",
		entries,
		at: node
	};
}
function canonicalScalar(node, dialect, path) {
	const resolved = resolveScalar(node, dialect);
	switch (resolved.kind) {
		case "null": return;
		case "string":
			if (resolved.value === "" && isDroppedWhenEmpty(path)) return void 0;
			return {
				kind: "scalar",
				text: quantityOf(resolved.value, path) ?? `s:${resolved.value}`,
				at: node
			};
		case "bool": return {
			kind: "scalar",
			text: `b:${resolved.value}`,
			at: node
		};
		case "invalid": return {
			kind: "scalar",
			text: `s:${node.text}`,
			at: node
		};
		default: return {
			kind: "scalar",
			text: quantityOf(resolved.json, path) ?? `n:${resolved.json}`,
			at: node
		};
	}
}
function quantityOf(text, path) {
	if (!isQuantityMap(path)) return void 0;
	const parsed = parseQuantity(text);
	if (parsed.kind === "invalid") return void 0;
	const { amount } = parsed.quantity;
	let scale = amount.kind === "int64" ? amount.scale : -amount.scale;
	let { value } = amount;
	if (value === 0n) return "q:0";
	while (value % 10n === 0n) {
		value /= 10n;
		scale += 1;
	}
	return `q:${value}e${scale}`;
}
function printed(node) {
	if (node === void 0) return "";
	if (node.kind === "scalar") return JSON.stringify(node.text);
	if (node.kind === "list") return `[${node.items.map(printed).join(",")}]`;
	return `{${[...node.entries.keys()].sort().map((name) => `${JSON.stringify(name)}:${printed(node.entries.get(name))}`).join(",")}}`;
}
function isSameField(one, oneDialect, other, otherDialect, path = "") {
	if (one === other && oneDialect === otherDialect) return true;
	return printed(canonicalOf(one, oneDialect, path)) === printed(canonicalOf(other, otherDialect, path));
}
// src/changes/compare-keys.ts
function compareKeys(before, beforeKey, after, afterKey) {
	const [one, other] = [beforeKey.value, afterKey.value];
	if (one.kind === "known" && other.kind === "known") return isSameStored(one.value, other.value) ? "same" : "changed";
	if (one.kind !== other.kind) return "changed";
	const [oldNode, newNode] = [beforeKey.node, afterKey.node];
	if (oldNode?.kind === "scalar" && newNode?.kind === "scalar") {
		if (oldNode.text === newNode.text) return "same";
		const [old, now] = [before, after].map(({ producer }) => producer.manifest);
		return isSameEncryption(old, now) ? "changed" : compareEncrypted(oldNode.text, newNode.text);
	}
	return compareProducers(before.producer.manifest, after.producer.manifest, beforeKey.key);
}
function isSameEncryption(before, after) {
	const [old, now] = [before, after].map((manifest) => {
		const sops = valueAt(manifest?.node, "sops");
		return manifest === void 0 || sops === void 0 ? void 0 : entriesAt(sops).filter(({ name }) => !OF_EVERY_EDIT.has(name)).map(({ name, value }) => `${name}:${printed(canonicalOf(value, manifest.dialect))}`).sort().join("\n");
	});
	return old === void 0 || old === now;
}
const OF_EVERY_EDIT = /* @__PURE__ */ new Set([
	"lastmodified",
	"mac",
	"version"
]);
function compareEncrypted(before, after) {
	const [old, now] = [before, after].map((text) => /,?data:([A-Za-z\d+/]*)=*,/.exec(text)?.[1]);
	return old === void 0 || old.length !== now?.length ? "changed" : "perhaps";
}
function compareOpaque(before, after) {
	return compareProducers(before.producer.manifest, after.producer.manifest, void 0);
}
function isSameStored(one, other) {
	if (one.kind === "text") return other.kind === "text" && one.text === other.text;
	if (other.kind === "text" || one.bytes.length !== other.bytes.length) return false;
	return one.bytes.every((byte, at) => byte === other.bytes[at]);
}
const TIMING = /* @__PURE__ */ new Set([
	"refreshInterval",
	"interval",
	"timeout",
	"suspend",
	"privateKeyRotation"
]);
const PER_KEY = /* @__PURE__ */ new Set(["data", "encryptedData"]);
function compareProducers(before, after, key) {
	if (before.node === after.node) return "same";
	const isSecret = before.kind === "Secret" || before.kind === "ConfigMap";
	const [one, other] = [before, after].map(({ node, dialect }) => {
		return {
			whole: fieldsOf(isSecret ? node : valueAt(node, "spec"), dialect, key),
			own: key === void 0 ? "" : printed(canonicalOf(definitionOf(node, key), dialect))
		};
	});
	if (one === void 0 || other === void 0) return "perhaps";
	if (one.own !== other.own) return sealedIn(before.node, key) && sealedIn(after.node, key) ? "changed" : "perhaps";
	return one.whole === other.whole ? "same" : "perhaps";
}
function fieldsOf(top, dialect, key) {
	return entriesAt(top).filter(({ name }) => !TIMING.has(name) && name !== "metadata" && name !== "sops").filter(({ name }) => key === void 0 || !PER_KEY.has(name)).map(({ name, value }) => `${name}:${printed(canonicalOf(value, dialect))}`).sort().join("\n");
}
function definitionOf(node, key) {
	return valueAt(node, "spec", "encryptedData", key) ?? itemsAt(node, "spec", "data").find((item) => scalarAt(item, "secretKey")?.text === key);
}
function sealedIn(node, key) {
	return key !== void 0 && valueAt(node, "spec", "encryptedData", key) !== void 0;
}
// src/changes/logical-names.ts
const logicalNames = memo((evidence) => {
	const byName = /* @__PURE__ */ new Map();
	for (const source of evidence.sources) {
		const name = logicalName(source);
		if (name !== source.name) byName.set(keyOf$1(source.build, source.kind, source.name), name);
	}
	return ({ build, kind, name }) => byName.get(keyOf$1(build, kind, name)) ?? name;
});
function keyOf$1(build, kind, name) {
	return `${build}\n${kind}\n${name}`;
}
function sourcesMeant({ verdict }) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return verdict.sources;
	return verdict.kind === "produced" ? [verdict.source] : [];
}
// src/changes/compare-values.ts
const referencesOf = memo(({ references }) => groupBy(references, ({ reference }) => reference.workload));
function judgedOf(evidence, workload) {
	return referencesOf(evidence).get(workload) ?? [];
}
function valueComparer(before, after) {
	const [olds, news] = [before, after].map(labelsOf);
	const untraced = [...before, ...after].filter(({ verdict }) => verdict.kind === "untraced");
	const untracedReferences = new Set(untraced.map(({ reference }) => reference));
	const unmade = new Set(untraced.map(({ reference }) => missingLabel(reference)));
	const placeholders = (one, other) => {
		const [old, now] = [olds?.get(one), news?.get(other)];
		if (old === void 0 || now === void 0) {
			if (one === other) return "same";
			return [one, other].every((label) => OF_SOURCES.test(label) || unmade.has(label)) ? "perhaps" : "changed";
		}
		if (old.kind !== now.kind || logicalName(old) !== logicalName(now)) return "perhaps";
		return compareHidden(old, now, keyOf(one), keyOf(other));
	};
	return {
		isOpaque: (value) => value.some(({ kind }) => kind === "placeholder"),
		isUntraced: (reference) => untracedReferences.has(reference),
		compare: (one, other) => compareParts(partsOf(one), partsOf(other), placeholders)
	};
}
function labelsOf(judged) {
	const labels = /* @__PURE__ */ new Map();
	for (const each of judged) for (const source of sourcesMeant(each)) {
		const prefix = `${source.kind.toLowerCase()} ${source.name}/`;
		if (source.keys.kind === "unknown") labels.set(allKeysOf(source), source);
		const names = source.keys.kind === "unknown" ? [each.reference.key?.name] : [...source.keys.value].flatMap(([name, { value }]) => value.kind === "unknown" ? [name] : []);
		for (const name of names) if (name !== void 0) labels.set(prefix + name, source);
	}
	return labels;
}
const OF_SOURCES = /^(?:all keys of )?(?:secret|configmap) /;
function missingLabel({ kind, name, key }) {
	return `missing ${kind.toLowerCase()} ${name}/${key?.name ?? ""}`;
}
function allKeysOf({ kind, name }) {
	return `all keys of ${kind.toLowerCase()} ${name}`;
}
function keyOf(label) {
	return label.slice(label.indexOf("/") + 1);
}
function compareHidden(old, now, oldKey, nowKey) {
	const isWhole = old.keys.kind === "unknown" && now.keys.kind === "unknown";
	if (oldKey !== nowKey && !isWhole) return "changed";
	const one = old.keys.kind === "known" ? old.keys.value.get(oldKey) : void 0;
	const other = now.keys.kind === "known" ? now.keys.value.get(nowKey) : void 0;
	if (one !== void 0 && other !== void 0) return compareKeys(old, one, now, other);
	return compareOpaque(old, now);
}
function compareParts(one, other, placeholders) {
	if (one.length !== other.length) return "changed";
	let all = "same";
	for (const [at, part] of one.entries()) {
		const now = other[at];
		const sameness = now === void 0 ? "changed" : comparePart(part, now, placeholders);
		if (sameness === "changed") return "changed";
		if (sameness === "perhaps") all = "perhaps";
	}
	return all;
}
function comparePart(one, other, placeholders) {
	if (one.kind === "placeholder") return other.kind === "placeholder" ? placeholders(one.label, other.label) : "changed";
	if (other.kind === "placeholder") return "changed";
	if (one.text !== other.text) return "changed";
	const [bytes, others] = [one, other].map((part) => part.kind === "secret" ? part.bytes : void 0);
	if (bytes === void 0 || others === void 0) return "same";
	return bytes.length === others.length && bytes.every((byte, at) => byte === others[at]) ? "same" : "changed";
}
function isWrittenAlike(before, after) {
	return before !== void 0 && after !== void 0 && before.start === after.start && before.end === after.end && before.file.path === after.file.path && before.file.text === after.file.text;
}
function partsOf(value) {
	const parts = [];
	for (const part of value) {
		const last = parts.at(-1);
		if (last === void 0 || last.kind === "placeholder" || part.kind === "placeholder") parts.push(part);
		else parts[parts.length - 1] = {
			kind: "secret",
			text: last.text + part.text,
			label: ""
		};
	}
	return parts;
}
// src/changes/name-of-field.ts
const WORDS = /* @__PURE__ */ new Map([
	["containers", "container"],
	["initContainers", "init container"],
	["volumes", "volume"],
	["env", "variable"],
	["envFrom", "envFrom"],
	["volumeMounts", "mount"],
	["ports", "port"],
	["annotations", "annotation"],
	["labels", "label"]
]);
function nameOfField(path, node) {
	const [first, second, third] = path;
	if (first === "metadata" && typeof second === "string" && typeof third === "string") return `${WORDS.get(second) ?? second} \`${third}\` of the pod template`;
	if (first !== "spec") return `\`${printPath(path)}\` of the pod template`;
	if (typeof second === "string" && typeof third === "object") {
		const owner = `${WORDS.get(second) ?? second} \`${third.item}\``;
		return path.length === 3 ? owner : `${nameWithin(path.slice(3), node)} of ${owner}`;
	}
	return `\`${printPath(path.slice(1))}\` of the pod template`;
}
function nameWithin(path, node) {
	const [field, item] = path;
	if (field === "image") return "the image";
	if (item === "order") return `the order of \`${printPath([field ?? ""])}\``;
	if (typeof field === "string" && typeof item === "object") {
		if (field === "env") return `variable \`${item.item}\``;
		if (field === "envFrom") return `\`envFrom\` (${sourceOf(item.item, node)})`;
		if (WORDS.has(field)) return `${WORDS.get(field) ?? field} \`${item.item}\``;
	}
	return `\`${printPath(path)}\``;
}
function sourceOf(item, node) {
	const [field = "", kind, name] = item.split(" ");
	if (name !== void 0) return `${kind ?? ""} ${name}`;
	const written = scalarAt(node, "name")?.text ?? kind ?? item;
	return `${field.startsWith("secret") ? "Secret" : "ConfigMap"} ${written}`;
}
function printPath(path) {
	return path.map((step, at) => typeof step === "string" ? at === 0 ? step : `.${step}` : `[${step.item}]`).join("");
}
// src/changes/compare-templates.ts
const MOST = 200;
function compareTemplates(before, after) {
	const [one, other] = [templateOf(before), templateOf(after)];
	if (one !== void 0 && one === other) return [];
	const [old, now] = [before, after].map((side) => canonicalOf(templateOf(side), side.workload.manifest.dialect));
	if (printed(old) === printed(now)) return [];
	const hashed = hashedNames(before, after);
	const found = [];
	walk(old, now, [], hashed, (path, was, is) => {
		if (found.length >= MOST) return;
		const [wasAt, isAt] = [was?.at, is?.at];
		const kind = kindOf(path, was, is, hashed);
		const sources = kind === "hash" ? namesIn(is, hashed) : [];
		found.push({
			name: nameOfField(path, isAt ?? wasAt),
			kind,
			sources,
			before: wasAt,
			after: isAt
		});
	});
	return found;
}
function templateOf({ workload }) {
	const { manifest, path, podSpec, podMetadata } = workload;
	const above = path.split(".").slice(0, -1);
	const template = above.length === 0 ? void 0 : valueAt(manifest.node, ...above);
	if (template?.kind === "map" && valueAt(template, "spec") === podSpec) return template;
	const key = podSpec;
	const named = (name, value) => ({
		name,
		key: {
			kind: "scalar",
			text: name,
			style: "plain",
			file: key.file,
			start: key.start,
			end: key.start
		},
		value
	});
	const metadata = podMetadata ?? mapAt(manifest.node, "metadata");
	const labels = manifest.kind === "Pod" ? [] : metadata === void 0 ? [] : [named("metadata", metadata)];
	return {
		...podSpec,
		entries: [...labels, named("spec", podSpec)]
	};
}
function walk(was, is, path, hashed, visit) {
	if (printed(was) === printed(is)) return;
	if (was?.kind === "map" && is?.kind === "map") for (const name of /* @__PURE__ */ new Set([...was.entries.keys(), ...is.entries.keys()])) walk(was.entries.get(name), is.entries.get(name), [...path, name], hashed, visit);
	else if (was?.kind === "list" && is?.kind === "list") {
		const [olds, news] = [itemsByName(was.items, hashed), itemsByName(is.items, hashed)];
		let isSame = true;
		for (const name of /* @__PURE__ */ new Set([...olds.keys(), ...news.keys()])) {
			const [old, now] = [olds.get(name), news.get(name)];
			if (printed(old) !== printed(now)) isSame = false;
			walk(old, now, [...path, { item: name }], hashed, visit);
		}
		if (isSame) visit([...path, "order"], was, is);
	} else visit(path, was, is);
}
function itemsByName(items, hashed) {
	const named = /* @__PURE__ */ new Map();
	for (const [at, item] of items.entries()) {
		const name = nameOfItem(item, hashed) ?? `${at}`;
		named.set(named.has(name) ? `${name} (${at})` : name, item);
	}
	return named;
}
function nameOfItem(item, hashed) {
	if (item.kind !== "map") return void 0;
	for (const field of [
		"name",
		"mountPath",
		"key",
		"containerPort",
		"topologyKey"
	]) {
		const value = item.entries.get(field);
		if (value?.kind === "scalar") return value.text.slice(2);
	}
	for (const field of [
		"configMapRef",
		"secretRef",
		"configMap",
		"secret"
	]) {
		const source = item.entries.get(field);
		const name = source?.kind === "map" ? source.entries.get("name") : void 0;
		if (name?.kind === "scalar") return `${field} ${hashed.get(name.at) ?? name.text.slice(2)}`;
	}
}
function hashedNames(before, after) {
	const names = /* @__PURE__ */ new Map();
	for (const { evidence, workload } of [before, after]) {
		const nameOf = logicalNames(evidence);
		for (const { reference } of judgedOf(evidence, workload)) {
			const name = nameOf(reference);
			if (name !== reference.name) names.set(reference.at, `${reference.kind} ${name}`);
		}
	}
	return names;
}
function kindOf(path, was, is, hashed) {
	if ([was, is].some((side) => side !== void 0 && makingOf(side.at)?.unknowable !== void 0)) return "random";
	if (was !== void 0 && is !== void 0) {
		const [old, now] = [withoutHashes(was, hashed), withoutHashes(is, hashed)];
		if (old === now && old !== void 0) return "hash";
	}
	return isChecksum(path, was, is) ? "checksum" : "field";
}
function namesIn(part, hashed) {
	if (part === void 0) return [];
	const own = hashed.get(part.at);
	if (part.kind === "scalar") return own === void 0 ? [] : [own];
	return (part.kind === "list" ? part.items : [...part.entries.values()]).flatMap((each) => namesIn(each, hashed));
}
function withoutHashes(part, hashed) {
	let found = false;
	const print = (node) => {
		const name = hashed.get(node.at);
		if (name !== void 0) found = true;
		if (node.kind === "scalar") return JSON.stringify(name ?? node.text);
		if (node.kind === "list") return `[${node.items.map(print).join(",")}]`;
		return `{${[...node.entries].toSorted(([a], [b]) => a < b ? -1 : 1).map(([key, value]) => `${key}:${print(value)}`).join(",")}}`;
	};
	const text = print(part);
	return found ? text : void 0;
}
const CHECKSUM_NAME = /checksum|sha(?:1|256|512)?(?:sum)?$|[-./]hash|^hash|digest/i;
const CHECKSUM_VALUE = /^s:(?:sha\d+[:-])?(?:[0-9a-f]{8,128}|[A-Za-z0-9+/]{43}=)$/;
function isChecksum(path, was, is) {
	const [metadata, map, name] = path;
	if (metadata !== "metadata" || map !== "annotations" && map !== "labels") return false;
	const texts = [was, is].flatMap((side) => side?.kind === "scalar" ? [side.text] : []);
	return typeof name === "string" && CHECKSUM_NAME.test(name) && texts.every((text) => CHECKSUM_VALUE.test(text));
}
// src/changes/reloader.ts
const KINDS$1 = /* @__PURE__ */ new Set([
	"Deployment",
	"StatefulSet",
	"DaemonSet",
	"CronJob",
	"Job",
	"DeploymentConfig"
]);
function reloadOf(workload, change, isUsed, settings) {
	const { before, after } = change;
	const source = after ?? before;
	if (source === void 0 || !isWatched(workload, source.kind, settings)) return void 0;
	const found = annotationsOf(workload, source.kind);
	const answer = askedBy(found, source.kind, source.name, isMatched(after)) ?? (isUsed && settings.autoReloadAll && isSilent(found) ? ALL : void 0);
	if (answer === void 0) return hasAny(found) ? no(`Reloader does not watch ${source.kind} ${source.name} for it`, found) : void 0;
	if (!answer.named && !isUsed) return void 0;
	return refusalOf(change, found, settings) ?? {
		reloads: true,
		text: answer.text,
		at: answer.at
	};
}
function namesSources({ manifest, podMetadata }) {
	return [mapAt(manifest.node, "metadata", "annotations"), mapAt(podMetadata, "annotations")].some((annotations) => ["configmap", "secret"].some((type) => entryOf(annotations, `${type}.reloader.stakater.com/reload`) !== void 0));
}
const ALL = {
	text: "Reloader watches all workloads (`autoReloadAll`)",
	at: void 0,
	named: false
};
function annotationsOf({ manifest, podMetadata }, kind) {
	const type = kind.toLowerCase();
	const text = (entry) => scalarText(entry?.value, manifest.dialect);
	const own = mapAt(manifest.node, "metadata", "annotations");
	const read = (map) => ({
		reload: entryOf(map, `${type}.reloader.stakater.com/reload`),
		search: entryOf(map, "reloader.stakater.com/search"),
		auto: entryOf(map, "reloader.stakater.com/auto"),
		typed: entryOf(map, `${type}.reloader.stakater.com/auto`),
		exclude: entryOf(own, `${type}s.exclude.reloader.stakater.com/reload`),
		text
	});
	const found = read(own);
	return hasAny(found) ? found : read(mapAt(podMetadata, "annotations"));
}
function hasAny({ reload, search, auto, typed }) {
	return [
		reload,
		search,
		auto,
		typed
	].some((entry) => entry !== void 0);
}
function isSilent({ auto, typed, text }) {
	return text(auto) === "" && text(typed) === "";
}
function askedBy(found, kind, name, isMatch) {
	const { reload, search, auto, typed, text } = found;
	if (text(reload).split(",").some((pattern) => matches(pattern.trim(), name))) return {
		...said(reload, `names ${kind} ${name}`),
		named: true
	};
	if (text(search) === "true" && isMatch) return {
		...said(search, `finds ${kind} ${name}, which says \`reloader.stakater.com/match\``),
		named: false
	};
	for (const entry of [auto, typed]) if (isTrueToGo(text(entry))) return {
		...said(entry, "watches what it uses"),
		named: false
	};
}
function said(entry, does) {
	return {
		text: `Reloader restarts it: \`${entry?.name ?? ""}\` ${does}`,
		at: entry?.key
	};
}
function matches(pattern, name) {
	const test = compileRegexp(`^${pattern}$`);
	return typeof test === "function" && test(name);
}
function isTrueToGo(text) {
	return [
		"1",
		"t",
		"T",
		"TRUE",
		"true",
		"True"
	].includes(text);
}
function isMatched(source) {
	const { node } = source?.producer.manifest ?? {};
	return scalarAt(node, "metadata", "annotations", "reloader.stakater.com/match")?.text === "true";
}
function refusalOf({ before, after }, found, settings) {
	const source = after ?? before;
	const ignore = entryOf(mapAt(after?.producer.manifest.node, "metadata", "annotations"), "reloader.stakater.com/ignore");
	if (ignore?.value.kind === "scalar" && ignore.value.text === "true") return {
		reloads: false,
		text: `Reloader ignores it: ${source?.kind ?? ""} ${source?.name ?? ""} says \`reloader.stakater.com/ignore\``,
		at: ignore.key
	};
	const excluded = found.text(found.exclude).split(",").map((name) => name.trim());
	if (source !== void 0 && excluded.includes(source.name)) return {
		reloads: false,
		text: `\`${found.exclude?.name ?? ""}\` excludes ${source.kind} ${source.name}`,
		at: found.exclude?.key
	};
	if (before !== void 0 && after !== void 0 && before.name === after.name && before.namespace === after.namespace) return void 0;
	if (after === void 0 && !settings.reloadOnDelete) return no("Reloader does nothing when a source is deleted", found);
	if (after !== void 0 && !settings.reloadOnCreate) return no("Reloader does nothing when a source is created", found);
}
function no(text, { reload, search, auto, typed }) {
	return {
		reloads: false,
		text,
		at: (reload ?? search ?? auto ?? typed)?.key
	};
}
function isWatched({ manifest }, kind, settings) {
	if (kind === "ConfigMap" ? settings.ignoresConfigMaps : settings.ignoresSecrets) return false;
	if (settings.ignoredNamespaces.includes(manifest.namespace ?? "")) return false;
	if (manifest.kind === "Rollout") return manifest.group === "argoproj.io" && settings.argoRollouts;
	return KINDS$1.has(manifest.kind);
}
// src/changes/triggers.ts
const KINDS = /* @__PURE__ */ new Map([
	["configmap", "ConfigMap"],
	["configmaps", "ConfigMap"],
	["cm", "ConfigMap"],
	["secret", "Secret"],
	["secrets", "Secret"]
]);
function triggerOf({ manifest }, kind, name) {
	const wanted = `${manifest.kind.toLowerCase()}.kubernetes.io/triggered-by`;
	const entry = entriesAt(manifest.node, "metadata", "annotations").find((each) => each.name === wanted);
	return scalarText(entry?.value, manifest.dialect).split(",").some((link) => {
		const [resource = "", ...rest] = link.trim().split("/");
		return KINDS.get(resource.toLowerCase()) === kind && rest.join("/") === name;
	}) ? entry?.key : void 0;
}
// src/model/source.ts
function identityOfSource({ build, kind, namespace, at }) {
	return [
		build,
		kind,
		namespace,
		at.file.path,
		at.start
	].join("\0");
}
const BETWEEN = /^\s*[:=]\s*(?:[!&]\S*\s+)*$/;
const FARTHEST_VALUE = 1e3;
function originOfKey({ at, node }) {
	if (node === void 0 || node.file !== at.file) return node ?? at;
	return at.end <= node.start && node.start - at.end < FARTHEST_VALUE && BETWEEN.test(at.file.text.slice(at.end, node.start)) ? at : node;
}
// src/model/problem.ts
const SEVERITY_RANK = {
	error: 0,
	warning: 1,
	info: 2
};
export { namesSources as a, compareTemplates as c, valueComparer as d, logicalNames as f, isSameField as g, compareOpaque as h, triggerOf as i, isWrittenAlike as l, compareKeys as m, identityOfSource as n, reloadOf as o, sourcesMeant as p, originOfKey as r, CHECKSUM_NAME as s, SEVERITY_RANK as t, judgedOf as u };
