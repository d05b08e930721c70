"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
let node_util = require("node:util");
let node_crypto = require("node:crypto");
let node_path = require("node:path");
// src/edits/fragment.ts
const PLAIN$2 = /^[A-Za-z_/](?:[\w./-]*[\w/-])?$/;
const PLAIN_IN_BLOCK = /^[A-Za-z_/](?:[\w./,-]*[\w/-])?$/;
const WORDS$7 = /^(?:y|yes|n|no|true|false|on|off|null|nan|inf)$/i;
function writeScalar(text, inFlow) {
	return (inFlow ? PLAIN$2 : PLAIN_IN_BLOCK).test(text) && !WORDS$7.test(text) ? text : JSON.stringify(text);
}
function writeEntry(key, value, style) {
	const name = writeScalar(key, false);
	if (isEmpty(value)) return `${name}: ${Array.isArray(value) ? "[]" : "{}"}`;
	if (typeof value !== "object") return `${name}: ${scalarOf$1(value, false)}`;
	if (isList(value)) {
		const indent = style.indent + (style.deepLists ? style.step : 0);
		const inner = {
			...style,
			indent
		};
		return [`${name}:`, ...value.map((item) => pad(indent) + writeItem(item, inner))].join(style.lineBreak);
	}
	const inner = {
		...style,
		indent: style.indent + style.step
	};
	return `${name}:${style.lineBreak}${pad(inner.indent)}${writeMap(value, inner)}`;
}
function writeItem(value, style) {
	if (isEmpty(value)) return Array.isArray(value) ? "- []" : "- {}";
	if (typeof value !== "object") return `- ${scalarOf$1(value, false)}`;
	const inner = {
		...style,
		indent: style.indent + 2
	};
	if (isList(value)) return `- ${value.map((item) => writeItem(item, inner)).join(style.lineBreak + pad(inner.indent))}`;
	return `- ${writeMap(value, inner)}`;
}
function writeFlow(value, json) {
	if (json) return JSON.stringify(value);
	if (typeof value !== "object") return scalarOf$1(value, true);
	if (isList(value)) return `[${value.map((item) => writeFlow(item, json)).join(", ")}]`;
	return `{${Object.entries(value).map(([key, item]) => `${writeScalar(key, true)}: ${writeFlow(item, json)}`).join(", ")}}`;
}
function writeMap(map, style) {
	return Object.entries(map).map(([key, value]) => writeEntry(key, value, style)).join(style.lineBreak + pad(style.indent));
}
function scalarOf$1(value, inFlow) {
	return typeof value === "string" ? writeScalar(value, inFlow) : String(value);
}
function isList(value) {
	return Array.isArray(value);
}
function isEmpty(value) {
	return typeof value === "object" && Object.keys(value).length === 0;
}
function pad(width) {
	return " ".repeat(width);
}
// src/edits/edit-scalar.ts
function editScalar(node, text, inFlow) {
	const { file, start, end } = node;
	if (file.host !== void 0) return void 0;
	const written = file.text.slice(start, end);
	if (written.includes("\n")) return void 0;
	switch (node.style) {
		case "plain":
			if (written !== node.text) return void 0;
			return {
				at: {
					file,
					start,
					end
				},
				text: writeScalar(text, inFlow)
			};
		case "single-quoted":
			if (!written.startsWith("'")) return void 0;
			return {
				at: {
					file,
					start,
					end
				},
				text: `'${text.replaceAll("'", "''")}'`
			};
		case "double-quoted":
			if (!written.startsWith("\"")) return void 0;
			return {
				at: {
					file,
					start,
					end
				},
				text: JSON.stringify(text)
			};
		default: return;
	}
}
// src/model/node.ts
var PlainEntry = class {
	name;
	value;
	keyStart;
	#key;
	constructor(keyStart, name, value) {
		this.name = name;
		this.value = value;
		this.keyStart = keyStart;
	}
	get key() {
		const { name: text, value, keyStart: start } = this;
		const end = start + text.length;
		this.#key ??= {
			kind: "scalar",
			file: value.file,
			start,
			end,
			text,
			style: "plain"
		};
		return this.#key;
	}
};
function entryWith({ key, name }, value) {
	return {
		key,
		name,
		value
	};
}
const LINEAR_SEARCH_LIMIT = 12;
function entryOf(node, name) {
	if (node?.kind !== "map") return void 0;
	if (node.entries.length <= LINEAR_SEARCH_LIMIT) return node.entries.find((entry) => entry.name === name);
	return entriesByName(node).get(name);
}
const indexes = /* @__PURE__ */ new WeakMap();
function entriesByName(node) {
	const known = indexes.get(node);
	if (known !== void 0) return known;
	const made = new Map(node.entries.map((entry) => [entry.name, entry]));
	indexes.set(node, made);
	return made;
}
function takeOverIndex(before, after, changes) {
	const index = indexes.get(before);
	if (index === void 0 || before === after) return;
	indexes.delete(before);
	for (const [name, entry] of changes) if (entry === void 0) index.delete(name);
	else index.set(name, entry);
	indexes.set(after, index);
}
function valueAt(node, ...path) {
	let here = node;
	for (const name of path) here = entryOf(here, name)?.value;
	return here;
}
function mapAt(node, ...path) {
	const value = valueAt(node, ...path);
	return value?.kind === "map" ? value : void 0;
}
function scalarAt(node, ...path) {
	const value = valueAt(node, ...path);
	return value?.kind === "scalar" ? value : void 0;
}
function itemsAt(node, ...path) {
	const value = valueAt(node, ...path);
	return value?.kind === "sequence" ? value.items : [];
}
function entriesAt(node, ...path) {
	return mapAt(node, ...path)?.entries ?? [];
}
// src/model/trail.ts
function trailOf(span) {
	return isRendered$2(span) ? span.trail : void 0;
}
function isRendered$2(span) {
	return "trail" in span;
}
// src/model/written-name.ts
const NAME$5 = /^(["']?)([\w.${}()-]+)\1$/;
function writtenName(at, rendered) {
	if (trailOf(at) === void 0) return rendered;
	const text = at.file.text.slice(at.start, at.end);
	return NAME$5.exec(text)?.[2] ?? rendered;
}
function writtenNameOf({ node, name }) {
	const at = scalarAt(node, "metadata", "name");
	return at === void 0 || name === void 0 ? name : writtenName(at, name);
}
function writtenNamespaceOf({ node, namespace }) {
	const at = scalarAt(node, "metadata", "namespace");
	return at === void 0 || trailOf(at) !== void 0 ? void 0 : namespace;
}
const HASH$1 = /-[0-9a-z]{10}$/;
function logicalName({ name, at }) {
	return isHashed$1(at) ? name.replace(HASH$1, "") : name;
}
function isHashed$1(at) {
	for (let here = trailOf(at); here !== void 0; here = here.before) if (here.step.kind === "hash") return true;
	return false;
}
// src/model/name-of.ts
function nameOfManifest(manifest) {
	const namespace = writtenNamespaceOf(manifest);
	const where = namespace === void 0 ? "" : `${namespace}/`;
	return `${manifest.kind} \`${where}${writtenNameOf(manifest) ?? "(unnamed)"}\``;
}
function nameInCluster({ kind, namespace, name }) {
	return `${kind} \`${namespace === void 0 ? "" : `${namespace}/`}${name ?? "(unnamed)"}\``;
}
function nameOfSource({ kind, namespace, name, at, producer }) {
	const isRendered = writtenNamespaceOf(producer.manifest) === void 0;
	return `${kind} \`${namespace === void 0 || isRendered ? "" : `${namespace}/`}${writtenName(at, name)}\``;
}
function nameOfContainer({ kind, name }) {
	return `${kind === "regular" ? "container" : `${kind} container`} \`${name}\``;
}
function nameOfContainerIn(container, workload) {
	return `${nameOfContainer(container)} of ${nameOfManifest(workload.manifest)}`;
}
function nameOfReferrer({ container, workload, manifest }) {
	if (container !== void 0 && workload !== void 0) return nameOfContainerIn(container, workload);
	return nameOfManifest(manifest);
}
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
	return `couldn't find key ${key?.name ?? ""} in ${kind} ${namespaceOf$2(reference)}/${name}`;
}
function namespaceOf$2({ namespace, manifest }) {
	const at = scalarAt(manifest.node, "metadata", "namespace");
	return namespace === void 0 || at !== void 0 && trailOf(at) !== void 0 ? "<namespace>" : namespace;
}
function volumeText(reference, missing) {
	const { kind, key } = reference;
	const name = writtenName(reference.at, reference.name);
	if (missing === "source") return `${kind.toLowerCase()} "${name}" not found`;
	return kind === "ConfigMap" ? `configmap references non-existent config key: ${key?.name ?? ""}` : `references non-existent secret key: ${key?.name ?? ""}`;
}
// src/model/near-miss.ts
const SHORTEST_WORD = 5;
const SHORTEST_VARIANT = 4;
const SHORTEST_BESIDE_VARIANT = 8;
const LONG_NAME = 14;
const VARIANTS = new Set("dev develop development test tests testing qa uat stage staging stg pre preprod prod prd production live demo sandbox local ci int eu us ap na sa east west north south central primary secondary main backup blue green canary stable beta alpha old new internal external public private read write reader writer master slave leader follower client server source target in out rw ro".split(" "));
function nearMiss(written, existing) {
	if (written === existing || Math.abs(written.length - existing.length) > 2) return void 0;
	if (differInDigits(written, existing)) return void 0;
	if (isSwap(written, existing)) return written.length >= 3 ? "swap" : void 0;
	if (fold$3(written) === fold$3(existing)) return fold$3(written).length >= SHORTEST_WORD ? "slip" : void 0;
	return isSlip$3(wordsOf$1(written), wordsOf$1(existing)) ? "slip" : void 0;
}
function differInDigits(a, b) {
	let [at, other] = [nextDigit(a, 0), nextDigit(b, 0)];
	while (at < a.length && other < b.length) {
		while (isDigit$2(a, at) && a.charCodeAt(at) === b.charCodeAt(other)) {
			at += 1;
			other += 1;
		}
		if (isDigit$2(a, at) || isDigit$2(b, other)) return true;
		[at, other] = [nextDigit(a, at), nextDigit(b, other)];
	}
	return at < a.length || other < b.length;
}
function nextDigit(name, from) {
	let at = from;
	while (at < name.length && !isDigit$2(name, at)) at += 1;
	return at;
}
function isDigit$2(name, at) {
	const code = name.charCodeAt(at);
	return code >= 48 && code <= 57;
}
function isSwap(a, b) {
	if (a.length !== b.length) return false;
	let at = 0;
	while (a[at] === b[at]) at += 1;
	return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
function fold$3(name) {
	return name.toLowerCase().replaceAll(/[-_.]/g, "");
}
function wordsOf$1(name) {
	return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().split(/[-_.]/);
}
function isSlip$3(written, existing) {
	if (written.length !== existing.length) return false;
	const differing = written.flatMap((word, at) => {
		const other = existing[at] ?? "";
		return word === other ? [] : [[word, other]];
	});
	const length = existing.join("").length;
	if (differing.length === 0 || differing.length > (length >= LONG_NAME ? 2 : 1)) return false;
	return differing.every(([word, other]) => isMisspelt(word, other));
}
function isMisspelt(word, other) {
	const variants = [word, other].filter((each) => VARIANTS.has(each));
	if (variants.length === 2 || variants.some((each) => each.length < SHORTEST_VARIANT)) return false;
	if (isSwap(word, other) || isDoubling(word, other)) return true;
	const shortest = variants.length > 0 ? SHORTEST_BESIDE_VARIANT : SHORTEST_WORD;
	if (Math.max(word.length, other.length) < shortest) return false;
	return isOneEdit(word, other);
}
function isDoubling(a, b) {
	if (Math.abs(a.length - b.length) !== 1 || !isOneEdit(a, b)) return false;
	return a.replaceAll(/(.)\1/g, "$1") === b.replaceAll(/(.)\1/g, "$1");
}
function isOneEdit(a, b) {
	if (Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start += 1;
	const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
	return longer.slice(start + 1) === shorter.slice(a.length === b.length ? start + 1 : start);
}
// rules/kit/missing-finding.ts
function missingFinding({ reference, at }, missing) {
	const { kind, namespace, key } = reference;
	const written = writtenName(reference.at, reference.name);
	const slip = isSlip$2(reference, missing) ? { isSlip: true } : {};
	return missing.what === "source" ? {
		at,
		...slip,
		cause: causeOf$1(kind, namespace, written),
		...missingSource(reference, missing)
	} : {
		at,
		...slip,
		cause: causeOf$1(kind, namespace, written, key?.name),
		...missingKey$2(reference, missing),
		...keyFix(reference, missing)
	};
}
function isSlip$2({ at, name, key }, missing) {
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
		message: `${headline$1(reference, missing)}, ${consequenceOf(reference, "source")}`,
		...sourceHelp(reference, missing)
	};
}
function headline$1(reference, missing) {
	const { elsewhere, otherKind, siblings, removed } = missing;
	const { kind, name, manifest } = reference;
	if (removed !== void 0) return `${nameOfSource(removed)} is removed by this change`;
	const [first] = elsewhere;
	if (otherKind !== void 0) return `\`${name}\` is a ${otherKind.kind}, and no ${kind} has that name`;
	if (siblings.length === 0 && first !== void 0) return `${kind} \`${name}\` exists only in namespace ${listOf$2(elsewhere.map(({ namespace }) => namespace ?? ""))}, and ${nameOfManifest(manifest)} is in \`${reference.namespace ?? ""}\``;
	const namespace = writtenNamespaceOf(manifest);
	return `${kind} \`${name}\` does not exist${namespace === void 0 ? "" : ` in namespace \`${namespace}\``}`;
}
function sourceHelp(reference, missing) {
	const { otherKind, elsewhere, nearest, siblings, notDeployed, removed } = missing;
	if (removed !== void 0) return removedHelp(missing, removed);
	if (notDeployed !== void 0) return {
		help: `List the file under \`resources\` of the kustomization (${require_start.placeOf(notDeployed)}).`,
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
	if (nearest !== void 0) {
		const near = writtenName(nearest.at, nearest.name);
		return {
			help: near === writtenName(reference.at, reference.name) ? `kustomize deploys it as \`${nearest.name}\` and does not rewrite this field: list the field in a \`nameReference\` under \`configurations\`.` : `Did you mean \`${near}\`?`,
			related: [{
				at: nearest.at,
				message: `${nameOfSource(nearest)} is here`
			}]
		};
	}
	return declareHelp(reference, missing);
}
function removedHelp({ nearest, notDeployed }, removed) {
	const before = {
		at: removed.at,
		message: "the base has it here",
		before: true
	};
	if (notDeployed !== void 0) return {
		help: `List the file under \`resources\` of the kustomization (${require_start.placeOf(notDeployed)}).`,
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
function listOf$2(names) {
	const unique = [...new Set(names)].sort();
	const shown = unique.slice(0, 15).map((name) => `\`${name}\``);
	if (unique.length > 15) shown.push(`${unique.length - 15} more`);
	return shown.join(", ");
}
function siblingsHelp(siblings) {
	const [first] = siblings;
	const builds = new Set(siblings.map(({ build }) => build));
	return {
		help: `${listOf$2([...builds])} ${builds.size === 1 ? "has" : "have"} it: add it here too.`,
		related: first === void 0 ? [] : [{
			at: first.at,
			message: `\`${first.build}\` has it here`
		}]
	};
}
function elsewhereHelp(reference, elsewhere) {
	const related = [...new Map(elsewhere.map((source) => [`${require_start.placeOf(source.at)} ${source.namespace ?? ""}`, source])).values()].slice(0, 3).map((source) => ({
		at: source.at,
		message: `it is here, in namespace \`${source.namespace ?? ""}\``
	}));
	return {
		help: `A pod reads only its own namespace: make a ${reference.kind} \`${reference.name}\` in \`${reference.namespace ?? ""}\` too.`,
		related
	};
}
function missingKey$2(reference, missing) {
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
	if (key.at.text !== key.name) return {};
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
	if (keys.length === 0) return `It has no keys at all (${require_start.placeOf(source.at)}).`;
	return `Its keys are ${listOf$2(keys)}.`;
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
	const ask = (manifest, around) => placed$2(check(manifest, around), () => subjectOfManifest(manifest));
	return {
		meta,
		questions: [{
			about: "manifest",
			ask
		}]
	};
}
function rulePerWorkload(meta, check) {
	const ask = (workload, around) => placed$2(check(workload, around), () => subjectOfWorkload(workload, void 0), workload.build);
	return {
		meta,
		questions: [{
			about: "workload",
			ask
		}]
	};
}
function rulePerContainer(meta, check) {
	const ask = (container, workload, around) => placed$2(check(container, workload, around), () => subjectOfWorkload(workload, container), workload.build);
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
		return placed$2(check(environment, around), () => subjectOfWorkload(workload, container), workload.build);
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
		return placed$2(check(judged, around), subjectOf, build);
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
	const ask = (source, evidence) => placed$2(check(source, evidence), () => subjectOfManifest(source.producer.manifest), source.build);
	return {
		meta,
		questions: [{
			about: "source",
			ask
		}]
	};
}
const NONE$4 = [];
function placed$2(found, subjectOf, build) {
	let all;
	for (const finding of found) {
		const subject = finding.subject ?? subjectOf();
		all ??= [];
		all.push(Object.assign({}, finding, {
			subject,
			...build !== void 0 && { build }
		}));
	}
	return all ?? NONE$4;
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
const rule$65 = missingSourceRule("ConfigMap", {
	id: "missing-config-map",
	summary: "A required ConfigMap does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.",
	severity: "error",
	group: "references",
	since: "0.1.0"
});
// rules/missing-config-map-key/rule.ts
const rule$64 = missingKeyRule("ConfigMap", {
	id: "missing-config-map-key",
	summary: "A required key is missing from a ConfigMap whose keys are all known.",
	severity: "error",
	group: "references",
	since: "0.1.0"
});
// rules/missing-secret/rule.ts
const rule$63 = missingSourceRule("Secret", {
	id: "missing-secret",
	summary: "A required Secret does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.",
	severity: "error",
	group: "references",
	since: "0.1.0"
});
// rules/missing-secret-key/rule.ts
const rule$62 = missingKeyRule("Secret", {
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
// src/model/parts/made-names.ts
const MADE$1 = /* @__PURE__ */ new Set([
	"present",
	"elsewhere",
	"produced"
]);
function isMade({ kind }) {
	return MADE$1.has(kind);
}
function madeNames(references) {
	const made = /* @__PURE__ */ new Set();
	for (const { reference, verdict } of references) {
		if (!isMade(verdict)) continue;
		const { kind, use, namespace = "", name } = reference;
		for (const sort of [kind, use]) made.add(`${sort} ${namespace} ${name}`);
	}
	return made;
}
function countMade(made, sort) {
	let count = 0;
	for (const name of made) if (name.startsWith(`${sort} `)) count += 1;
	return count;
}
// src/kubernetes/validation/placeholder-name.ts
const WHOLE$1 = /^(?:[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+|_{1,2}[A-Z][A-Z0-9_]*_{1,2}|[A-Z][A-Z0-9]{3,}|X{3,})$/;
function isPlaceholderName(name) {
	return WHOLE$1.test(name);
}
const ASKING = /(?:^|[^A-Za-z0-9])(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9](?![a-z0-9])|(?:YOUR|Your|your)[-_]|(?:change|replace|CHANGE|REPLACE)[-_]?(?:me|ME|this|THIS|with|WITH)(?![A-Za-z])|placeholder|PLACEHOLDER|(?:X{3,}|x{3,})(?![A-Za-z0-9]))/;
function holdsPlaceholder$1(name) {
	return isPlaceholderName(name) || ASKING.test(name);
}
// src/kubernetes/validation/names.ts
const SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const LABEL = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;
const KEY$2 = /^[-._a-zA-Z0-9]+$/;
const STRICT_VARIABLE = /^[-._a-zA-Z][-._a-zA-Z0-9]*$/;
const RELAXED_VARIABLE = /^[\x20-\x3c\x3e-\x7e]+$/;
const LABEL_LENGTH = 63;
const SUBDOMAIN_LENGTH = 253;
const RELAXED_SINCE = 32;
function refusalOfSubdomain(name) {
	if (name.length > SUBDOMAIN_LENGTH) return tooLong$1(SUBDOMAIN_LENGTH);
	if (SUBDOMAIN.test(name)) return void 0;
	return "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
}
function refusalOfReferred(name) {
	return holdsPlaceholder$1(name) ? void 0 : refusalOfSubdomain(name);
}
function refusalOfSubdomainPrefix(name) {
	return holdsPlaceholder$1(name) ? void 0 : refusalOfSubdomain(maskTrailingDash(name));
}
function refusalOfLabel(name) {
	if (name.length > LABEL_LENGTH) return tooLong$1(LABEL_LENGTH);
	if (LABEL.test(name)) return void 0;
	return "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
}
function refusalOfKey(key) {
	if (key.length > SUBDOMAIN_LENGTH) return tooLong$1(SUBDOMAIN_LENGTH);
	if (!KEY$2.test(key)) return "a valid config key must consist of alphanumeric characters, '-', '_' or '.'";
	return refusalOfDots(key);
}
function refusalOfVariable(name, version) {
	return version >= RELAXED_SINCE ? refusalOfRelaxedVariable(name) : refusalOfStrictVariable(name);
}
function refusalOfRelaxedVariable(name) {
	if (name === "") return "environment variable name must be non-empty";
	if (RELAXED_VARIABLE.test(name)) return void 0;
	return "a valid environment variable name must consist only of printable ASCII characters other than '='";
}
function refusalOfStrictVariable(name) {
	if (!STRICT_VARIABLE.test(name)) return "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit";
	return refusalOfDots(name);
}
function maskTrailingDash(name) {
	return name.length > 1 && name.endsWith("-") ? `${name.slice(0, -2)}a` : name;
}
function refusalOfDots(text) {
	if (text === ".") return "must not be '.'";
	if (text === "..") return "must not be '..'";
	return text.startsWith("..") ? "must not start with '..'" : void 0;
}
function tooLong$1(limit) {
	return `must be no more than ${limit} characters`;
}
function refusalOfSteps(path) {
	return path.split("/").includes("..") ? "must not contain '..'" : void 0;
}
function refusalOfDescendingPath(path) {
	return path.startsWith("/") ? "must be a relative path" : refusalOfSteps(path);
}
function refusalOfItemPath(path) {
	const why = refusalOfDescendingPath(path);
	if (why !== void 0) return why;
	return path.startsWith("..") ? "must not start with '..'" : void 0;
}
// rules/kit/library-base.ts
const BASE$1 = /(?:^|\/)_?bases?(?:\/|$)/;
function isLibraryBase({ id, kind, deployedBy }) {
	return kind === "kustomization" && deployedBy === void 0 && BASE$1.test(id);
}
// rules/kit/unseen-deployments.ts
const DEPLOYERS$1 = /^(?:kustomize\.toolkit\.fluxcd\.io\/Kustomization|helm\.toolkit\.fluxcd\.io\/HelmRelease|argoproj\.io\/(?:Application|ApplicationSet)|helm\.cattle\.io\/HelmChart)$/;
const MANY = 10;
function unseenDeployments({ builds, manifests }) {
	const seen = new Set(builds.flatMap(({ deployedBy, objects }) => deployedBy === void 0 || objects.length === 0 ? [] : [require_start.hostSpan(deployedBy.at).file.path]));
	const places = /* @__PURE__ */ new Map();
	for (const { manifest } of manifests) {
		if (!DEPLOYERS$1.test(`${manifest.group}/${manifest.kind}`)) continue;
		const { file, start } = require_start.hostSpan(manifest.node);
		places.set(`${start} ${file.path}`, seen.has(file.path));
	}
	const unseen = [...places.values()].filter((isSeen) => !isSeen).length;
	return unseen < MANY || 2 * unseen <= places.size ? void 0 : unseen;
}
// rules/kit/untraced-rules.ts
const MANY_NAMES = 8;
const SEVERAL$1 = 3;
const FEW = .5;
function untracedSourceRule(kind, meta) {
	return rulePerRun(meta, function* (evidence) {
		const found = untracedIn(kind, evidence);
		const isMinor = minorCauses(found, evidence);
		const needed = found.filter(({ cause }) => !isMinor(cause));
		const [first] = needed;
		const summary = first && summaryOf(first, causesOf(needed).size, evidence);
		if (summary !== void 0) yield summary;
		for (const each of found) if (summary === void 0 || isMinor(each.cause)) yield findingOf$9(each, isMinor(each.cause), evidence);
	});
}
function causesOf(found) {
	return new Set(found.map(({ cause }) => cause));
}
function untracedIn(kind, { ownReferences, builds }) {
	const clusters = new Map(builds.map(({ id, cluster }) => [id, cluster]));
	return ownReferences().flatMap((judged) => {
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
		const made = countMade(evidence.madeNames(), use);
		return made < FEW * (made + names);
	}));
	const needed = new Set(found.flatMap(({ judged: { reference }, cause }) => minor.has(reference.use) || bases.has(reference.build) ? [] : [cause]));
	return (cause) => !needed.has(cause);
}
const GOES_ON = ["ingress-tls", "image-pull-secret"];
function isKeptElsewhere(kind, untraced, evidence) {
	if (untraced + causesOf(untracedIn(kind === "Secret" ? "ConfigMap" : "Secret", evidence)).size < MANY_NAMES) return false;
	const made = countMade(evidence.madeNames(), kind);
	return made < FEW * (made + untraced);
}
function summaryOf({ judged: { reference, at } }, names, evidence) {
	const { kind, name, build } = reference;
	if (names < SEVERAL$1) return void 0;
	const isKept = isKeptElsewhere(kind, names, evidence);
	const message = isKept ? `${capital(evidence.whole)} makes fewer than half of the ${kind}s that it uses: nothing in it makes or mentions ${names} of them, \`${name}\` first.` : unseenMessage(kind, name, names, evidence);
	if (message === void 0) return void 0;
	return {
		at,
		message,
		help: "Run `envfrom init` to declare them under `externals` in .envfrom.yaml; from then on only new names are reported.",
		...isKept ? {} : { severity: "info" },
		cause: "kept elsewhere",
		onePerCause: true,
		subject: subjectOf(reference),
		build
	};
}
function unseenMessage(kind, name, names, evidence) {
	const unseen = unseenDeployments(evidence);
	if (unseen === void 0) return void 0;
	return `Nothing in ${evidence.whole} makes or mentions ${names} of the ${kind}s that it uses, \`${name}\` first; ${unseen} of its entry objects deploy what is not here, and may make them.`;
}
function findingOf$9({ judged: { reference, at }, missing, cause }, isMinor, { whole }) {
	const { kind, manifest } = reference;
	const namespace = writtenNamespaceOf(manifest);
	return {
		at,
		message: messageOf(missing, {
			source: `${kind} \`${writtenName(at, reference.name)}\`${namespace === void 0 ? "" : ` in namespace \`${namespace}\``}`,
			who: nameOfManifest(manifest),
			whole
		}),
		...sourceHelp(reference, missing),
		...isMinor && { severity: "info" },
		cause,
		onePerCause: true,
		subject: subjectOf(reference),
		build: reference.build
	};
}
function messageOf(missing, { source, who, whole }) {
	const applied = `Nothing that is applied with ${who} makes ${source}, which it needs`;
	if (missing.notDeployed !== void 0) return `${applied}; a file that no kustomization lists does.`;
	if (isMadeElsewhere(missing)) return `${applied}; another build does.`;
	return `Nothing in ${whole} makes or mentions ${source}, which ${who} needs.`;
}
function isMadeElsewhere({ siblings, otherClusters, elsewhere }) {
	return siblings.length + otherClusters.length + elsewhere.length > 0;
}
function subjectOf({ workload, container, manifest, name }) {
	return workload === void 0 ? subjectOfManifest(manifest, name) : subjectOfWorkload(workload, container, name);
}
// rules/untraced-config-map/rule.ts
const rule$61 = untracedSourceRule("ConfigMap", {
	id: "untraced-config-map",
	summary: "Nothing in the repository makes or mentions a required ConfigMap.",
	severity: "warning",
	strict: "error",
	group: "references",
	since: "0.2.0"
});
// rules/untraced-secret/rule.ts
const rule$60 = untracedSourceRule("Secret", {
	id: "untraced-secret",
	summary: "Nothing in the repository makes or mentions a required Secret.",
	severity: "warning",
	strict: "error",
	group: "references",
	since: "0.2.0"
});
// rules/missing-optional-source/rule.ts
const rule$59 = rulePerReference({
	id: "missing-optional-source",
	summary: "The name of an optional ConfigMap, Secret or key looks misspelt, so what it would set stays unset.",
	severity: "warning",
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
const rule$58 = rulePerReference({
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
// src/model/value.ts
function knownText(value) {
	let text = "";
	for (const part of value) {
		if (part.kind === "placeholder") return void 0;
		text += part.text;
	}
	return text;
}
function isSameText(one, other) {
	const text = knownText(one);
	return text !== void 0 && text === knownText(other);
}
// rules/colliding-variable/rule.ts
const rule$57 = rulePerEnvironment({
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
		const ref = SOURCES$3.find(({ field }) => mapAt(item, field) !== void 0);
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
const SOURCES$3 = [{
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
		const isDefault = isShared(loser.from.source) && !isShared(winner.from.source) || isRefined(loser.from.source.name, winner.from.source.name);
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
function isRefined(general, special) {
	const words = general.split("-");
	let found = 0;
	for (const word of special.split("-")) if (word === words[found]) found += 1;
	return found === words.length && special.length > general.length;
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
const rule$56 = rulePerEnvironment({
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
const rule$55 = rulePerContainer({
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
		message: `\`${name}\` is set twice in one env list: this entry hides the one at ${require_start.placeOf(earlier)}. Client-side \`kubectl apply\` merges env by name and may drop or reorder either of them; server-side apply refuses the list.`,
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
const rule$54 = rulePerEnvironment({
	id: "late-variable-reference",
	summary: "A `$(NAME)` comes before the entry that sets NAME, so it is not expanded.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const { name, unresolved } of bindings) {
		const told = /* @__PURE__ */ new Set();
		for (const variable of unresolved) {
			const { setLater } = variable;
			if (setLater === void 0 || told.has(variable.name)) continue;
			told.add(variable.name);
			yield {
				at: variable.at,
				message: `\`$(${variable.name})\` in \`${name}\` is not expanded: \`${variable.name}\` is set only further down, at ${require_start.placeOf(setLater)}, and env is evaluated from top to bottom.`,
				help: `Move the entry of \`${variable.name}\` above this one.`,
				related: [{
					at: setLater,
					message: "set here, too late"
				}]
			};
		}
	}
});
// rules/kit/is-whole-build.ts
function isWholeBuild(id, { buildOf }) {
	const build = buildOf(id);
	return build === void 0 || build.partial.length === 0 && !isLibraryBase(build);
}
// rules/undefined-variable-reference/rule.ts
const VARIABLE$3 = /^[A-Z_][A-Z0-9_]*$/;
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
const rule$53 = rulePerEnvironment({
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
	if (setLater !== void 0 || !VARIABLE$3.test(name) || SERVICE_VARIABLE.test(name)) return;
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
	const folded = fold$2(name);
	const match = bindings.find((binding) => fold$2(binding.name) === folded);
	return match === void 0 ? "" : ` There is a variable \`${match.name}\`.`;
}
function fold$2(name) {
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
const rule$52 = rulePerEnvironment({
	id: "unshellable-variable-name",
	summary: "A variable has a name that no shell and few programs can read.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }, { kubernetesVersion }) {
	const readByName = keysReadByName(bindings);
	for (const binding of bindings) {
		const { name, from } = binding;
		if (from.kind !== "env-from" || isShellName(name)) continue;
		const written = from.prefix;
		if (written !== "" && refusalOfVariable(written, kubernetesVersion) !== void 0) continue;
		if (readByName.has(keyOf$13(from.source, from.key))) continue;
		yield* unshellable(binding);
	}
});
function keysReadByName(bindings) {
	const all = bindings.flatMap((binding) => [binding, ...binding.hides]);
	return new Set(all.flatMap(({ from }) => from.kind === "key" && from.source !== void 0 ? [keyOf$13(from.source, from.key)] : []));
}
function keyOf$13({ kind, name }, key) {
	return JSON.stringify([
		kind,
		name,
		key
	]);
}
const CONFIGURATION_PATH = /^[A-Za-z]\w*?__./;
const CAPITALS = /^[A-Z0-9_.-]*[A-Z][A-Z0-9_.-]*$/;
function* unshellable({ name, from }) {
	if (from.kind !== "env-from" || isFileName(from.key) || CONFIGURATION_PATH.test(name)) return;
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
		...CAPITALS.test(from.key) || hasVariables(from.source) ? { severity: "info" } : {}
	};
}
function hasVariables({ keys }) {
	return keys.kind === "known" && [...keys.value.keys()].some(isShellName);
}
// rules/file-as-variable/rule.ts
const SERVICE_ACCOUNT_TOKEN = "kubernetes.io/service-account-token";
const rule$51 = rulePerEnvironment({
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
const rule$50 = joinedRule(meta$2, [rulePerReference(meta$2, fromBinaryData), rulePerEnvironment(meta$2, function* ({ workload, container, bindings }) {
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
		help: "Encode the value (`printf '%s' \u2026 | base64`), or move it to `stringData`.",
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
const CLIENT = /* @__PURE__ */ new Set(["KUBERNETES_SERVICE_HOST", "KUBERNETES_SERVICE_PORT"]);
const rule$49 = rulePerEnvironment({
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
		if (service.service === "kubernetes" && CLIENT.has(name)) continue;
		yield {
			at,
			message: `\`${name}\` is also a variable that Service \`${service.service}\` injects into every pod of its namespace. The one set here wins; a container that does not set it sees the Service's, such as \`tcp://\u2026\`.`,
			help: "Rename the variable, or set `enableServiceLinks: false` in the pod.",
			...service.at === void 0 ? {} : { related: [{
				at: service.at,
				message: "the Service"
			}] }
		};
	}
});
// rules/case-variant-variable/rule.ts
const rule$48 = rulePerEnvironment({
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
				message: `\`${binding.name}\` and \`${other.name}\` are two variables for Kubernetes and one for Windows, which ignores case: the runtime decides which of the two the process sees.`,
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
const rule$47 = rulePerSource({
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
const rule$46 = rulePerSource({
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
const rule$45 = rulePerSource({
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
// rules/kit/unread-rest.ts
const END$1 = /^\.\.\.[ \t]*(?:#.*)?$/m;
const CONTENT = /^[ \t]*[^\s#-].*$/m;
function* unreadRests({ class: found, documents }) {
	if (found.kind === "skipped") return;
	for (const { root, span, skipped } of documents) {
		if (root === void 0 || root.kind === "scalar" || skipped !== void 0) continue;
		const { file } = span;
		const text = file.text.slice(root.end, span.end);
		if (!text.includes("...")) continue;
		const mark = END$1.exec(text);
		if (mark === null) continue;
		const from = mark.index + mark[0].length;
		const content = CONTENT.exec(text.slice(from));
		if (content === null) continue;
		const start = root.end + from + content.index;
		yield {
			file,
			start,
			end: start + content[0].length
		};
	}
}
// rules/unreadable-manifest/rule.ts
const rule$44 = rulePerRun({
	id: "unreadable-manifest",
	summary: "A manifest cannot be read, or a limit was hit, so nothing in it is checked.",
	severity: "error",
	group: "files",
	since: "0.1.0"
}, function* ({ files, builds }) {
	const reported = new Set(builds.flatMap(({ failures }) => failures.map(({ at }) => at.file.path)));
	for (const file of files) {
		const { path, faults, class: each } = file;
		if (reported.has(path)) continue;
		const isUnlisted = each.kind === "skipped" && each.as === "not-deployed";
		for (const { at, message, kubectl, help } of faults) yield {
			at,
			message: kubectl === void 0 ? `${message}.` : `${message}. kubectl says: ${kubectl}`,
			...helpWith(help, isUnlisted),
			...isUnlisted ? { severity: "warning" } : {}
		};
		for (const at of unreadRests(file)) yield {
			at,
			message: "Nothing from here to the next `---` is read: `...` ends the document, and kubectl and kustomize take only one between separators.",
			help: "Write `---` in place of the `...`."
		};
	}
});
function helpWith(help, isUnlisted) {
	const said = [help ?? [], isUnlisted ? UNLISTED : []].flat();
	return said.length === 0 ? {} : { help: said.join(" ") };
}
const UNLISTED = "No kustomization lists this file, so nothing deploys it.";
// src/model/group-by.ts
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) appendTo(groups, keyOf(item), item);
	return groups;
}
function appendTo(lists, key, item) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [item]);
	else list.push(item);
}
function addTo(sets, key, item) {
	const set = sets.get(key);
	if (set === void 0) sets.set(key, /* @__PURE__ */ new Set([item]));
	else set.add(item);
}
function appendAll(list, more) {
	for (const item of more) list.push(item);
}
// rules/unused-value/rule.ts
const rule$43 = rulePerRun({
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
	const unused = new Map(given.map((build) => [build, new Set(build.values?.unused.map(keyOf$12))]));
	for (const build of given) for (const value of build.values?.unused ?? []) if ((readers.get(fileOf(value.at)) ?? []).every((other) => unused.get(other.build)?.has(keyOf$12(value)))) yield {
		...findingOf$8(value),
		build: build.id
	};
});
function findingOf$8({ at, path, nearest }) {
	const name = path.join(".");
	const meant = nearest?.join(".");
	return {
		at,
		message: `No template of the chart reads \`${name}\`, so the value has no effect.`,
		help: meant === void 0 ? "Remove the value, or correct its name." : `Did you mean \`${meant}\`?`
	};
}
function keyOf$12({ at }) {
	const { file, start } = require_start.hostSpan(at);
	return `${file.path}:${start}`;
}
function fileOf(at) {
	return require_start.hostSpan(at).file.path;
}
// rules/unused-suppression/rule.ts
const rule$42 = {
	meta: {
		id: "unused-suppression",
		summary: "A comment or annotation that should suppress a problem suppresses nothing.",
		severity: "warning",
		group: "files",
		since: "0.1.0"
	},
	questions: []
};
// src/go/go-float.ts
function goFloatText(value, bits = 64) {
	if (value === 0) return Object.is(value, -0) ? "-0" : "0";
	const text = bits === 64 ? value.toExponential() : shortestFloat32(value);
	const [digits = "", power = "0"] = text.split("e");
	const exponent = Number(power);
	if (exponent >= -4 && exponent < 6) return String(Number(text));
	const size = String(Math.abs(exponent)).padStart(2, "0");
	return `${digits}e${exponent < 0 ? "-" : "+"}${size}`;
}
function shortestFloat32(value) {
	const rounded = Math.fround(value);
	for (let digits = 0; digits < 9; digits++) {
		const text = rounded.toExponential(digits);
		if (Math.fround(Number(text)) === rounded) return text;
	}
	return rounded.toExponential(9);
}
// src/go/go-number.ts
const MAX_UINT64 = 2n ** 64n - 1n;
const MAX_INT64 = 2n ** 63n - 1n;
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
function parseGoInteger(text) {
	const sign = /^[-+]/.exec(text)?.[0] ?? "";
	return withSign(sign, magnitude(text.slice(sign.length))) ?? oddBinary(text);
}
function parseGoFloat(text) {
	if (!DECIMAL.test(text)) return void 0;
	const value = Number(text);
	return Number.isFinite(value) ? value : void 0;
}
function goFloatJson(value) {
	return Object.is(value, -0) ? "-0" : String(value);
}
function goFloatKey(value) {
	if (!Number.isFinite(Math.fround(value))) return value < 0 ? "-.inf" : ".inf";
	return goFloatText(value, 32);
}
function magnitude(text) {
	if (/^[1-9][0-9]*$/.test(text)) return text.length > 20 ? void 0 : BigInt(text);
	if (/^0[0-7]*$/.test(text)) return text === "0" ? 0n : ofBase(text.slice(1), "0o");
	const prefixed = /^0([xXbBoO])([0-9a-fA-F]+)$/.exec(text);
	if (prefixed === null) return void 0;
	const [, letter = "", digits = ""] = prefixed;
	return ofBase(digits, `0${letter.toLowerCase()}`);
}
function ofBase(digits, prefix) {
	if (prefix === "0b" && /[^01]/.test(digits)) return void 0;
	if (prefix === "0o" && /[^0-7]/.test(digits)) return void 0;
	const significant = digits.replace(/^0+/, "");
	if (significant.length > 64) return void 0;
	return significant === "" ? 0n : BigInt(prefix + significant);
}
function withSign(sign, value) {
	if (value === void 0) return void 0;
	if (sign === "-") return value <= MAX_INT64 + 1n ? -value : void 0;
	return value <= (sign === "+" ? MAX_INT64 : MAX_UINT64) ? value : void 0;
}
function oddBinary(text) {
	const found = /^0b([-+])([01]+)$/.exec(text);
	if (found === null) return void 0;
	return withSign(found[1] ?? "", ofBase(found[2] ?? "", "0b"));
}
// src/go/timestamp.ts
const TIMESTAMP = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt](\d{1,2}):(\d{1,2}):(\d{1,2})([.,]\d+)?(Z|[-+]\d{2}:\d{2}))| (\d{1,2}):(\d{1,2}):(\d{1,2})([.,]\d+)?)?$/;
function timestampJson(text) {
	if (text.charCodeAt(4) !== 45) return void 0;
	const found = TIMESTAMP.exec(text);
	if (found === null) return void 0;
	const [, year = "", month = "", day = "", ...time] = found;
	const hour = time[0] ?? time[5] ?? "0";
	const minute = time[1] ?? time[6] ?? "0";
	const second = time[2] ?? time[7] ?? "0";
	const zone = zoneOf(time[4] ?? "Z");
	if (zone === void 0 || !isDate(Number(year), Number(month), Number(day))) return void 0;
	if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return void 0;
	return `${[
		year,
		two(month),
		two(day)
	].join("-")}T${[
		two(hour),
		two(minute),
		two(second)
	].join(":")}${fraction(time[3] ?? time[8] ?? "")}${zone}`;
}
function two(digits) {
	return digits.padStart(2, "0");
}
function fraction(text) {
	const digits = text.slice(1, 10).replace(/0+$/, "");
	return digits === "" ? "" : `.${digits}`;
}
function zoneOf(text) {
	if (text === "Z") return text;
	const hours = Number(text.slice(1, 3));
	const minutes = Number(text.slice(4));
	if (hours > 24 || minutes > 60) return void 0;
	return hours === 0 && minutes === 0 ? "Z" : text;
}
function isDate(year, month, day) {
	if (month < 1 || month > 12 || day < 1) return false;
	return day <= ([
		31,
		year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	][month - 1] ?? 0);
}
// src/model/resolve-scalar.ts
const NULL = { kind: "null" };
const TRUE = {
	kind: "bool",
	value: true
};
const FALSE = {
	kind: "bool",
	value: false
};
const WORDS$6 = new Map([
	...[
		"",
		"~",
		"null",
		"Null",
		"NULL"
	].map((word) => [word, NULL]),
	...[
		"true",
		"True",
		"TRUE"
	].map((word) => [word, TRUE]),
	...[
		"false",
		"False",
		"FALSE"
	].map((word) => [word, FALSE]),
	...[
		".nan",
		".NaN",
		".NAN"
	].map((word) => [word, unsupported("NaN")]),
	...[
		".inf",
		".Inf",
		".INF"
	].map((word) => [word, unsupported("+Inf")]),
	...[
		"+.inf",
		"+.Inf",
		"+.INF"
	].map((word) => [word, unsupported("+Inf")]),
	...[
		"-.inf",
		"-.Inf",
		"-.INF"
	].map((word) => [word, unsupported("-Inf")])
]);
const OLD_WORDS = new Map([...[
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
].map((word) => [word, TRUE]), ...[
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
].map((word) => [word, FALSE])]);
const NUMBER_START = /^[-+.0-9]/;
const ODD_UNDERSCORE = /(?:^|\D)_|_(?:\D|$)/;
const HINTS = "-+.0123456789yYnNtTfFoO~";
const LONGEST_WORD = 5;
function isPlainString(text) {
	if (text === "") return false;
	const hint = HINTS.indexOf(text.charAt(0));
	return hint === -1 || hint > 12 && text.length > LONGEST_WORD;
}
function resolveScalar(node, dialect) {
	if (node.tag !== void 0) return resolveTagged(node.text, node.tag, dialect);
	if (node.style !== "plain") return {
		kind: "string",
		value: node.text
	};
	return resolvePlain(node.text, dialect);
}
function stringOf$1(node, dialect) {
	if (node?.kind !== "scalar") return void 0;
	const resolved = resolveScalar(node, dialect);
	return resolved.kind === "string" ? resolved.value : void 0;
}
function isNull(node, dialect) {
	return node.kind === "scalar" && resolveScalar(node, dialect).kind === "null";
}
function jsonTypeName(node, dialect) {
	if (node.kind === "map") return "object";
	if (node.kind === "sequence") return "array";
	const { kind } = resolveScalar(node, dialect);
	switch (kind) {
		case "int":
		case "float": return "number";
		case "invalid": return "string";
		default: return kind;
	}
}
function resolvePlain(text, dialect) {
	if (isPlainString(text)) return {
		kind: "string",
		value: text
	};
	const word = WORDS$6.get(text) ?? (dialect === "kubectl" ? OLD_WORDS.get(text) : void 0);
	if (word !== void 0) return word;
	if (!NUMBER_START.test(text)) return {
		kind: "string",
		value: text
	};
	const timestamp = timestampJson(text);
	if (timestamp !== void 0) return {
		kind: "string",
		value: dialect === "kubectl" ? text : timestamp
	};
	return resolveNumber(text) ?? {
		kind: "string",
		value: text
	};
}
function resolveNumber(text) {
	if (text.startsWith(".") && ODD_UNDERSCORE.test(text)) return void 0;
	const digits = text.replaceAll("_", "");
	const integer = parseGoInteger(digits);
	if (integer !== void 0) return {
		kind: "int",
		value: Number(integer),
		json: String(integer)
	};
	const float = parseGoFloat(digits);
	if (float === void 0) return void 0;
	return {
		kind: "float",
		value: float,
		json: goFloatJson(float)
	};
}
function resolveTagged(text, tag, dialect) {
	switch (tag) {
		case "!!bool":
		case "!!int":
		case "!!null":
		case "!!float":
		case "!!timestamp": return resolveAs(text, tag, dialect);
		case "!!binary": return decodeBinary(text);
		default: return {
			kind: "string",
			value: text
		};
	}
}
function resolveAs(text, tag, dialect) {
	if (tag !== "!!timestamp" && timestampJson(text) !== void 0) return resolveNumber(text) ?? mismatch("!!str");
	const resolved = resolvePlain(text, dialect);
	const found = tagOf(text, resolved);
	if (found === tag) return resolved;
	if (tag === "!!float" && resolved.kind === "int" && BigInt(resolved.json) <= MAX_INT64) return {
		kind: "float",
		value: resolved.value,
		json: goFloatJson(resolved.value)
	};
	return mismatch(found);
}
function tagOf(text, resolved) {
	switch (resolved.kind) {
		case "string": return timestampJson(text) === void 0 ? "!!str" : "!!timestamp";
		case "invalid": return "!!float";
		default: return `!!${resolved.kind}`;
	}
}
function mismatch(found) {
	return {
		kind: "invalid",
		reason: `yaml: cannot decode ${found}`
	};
}
function unsupported(value) {
	return {
		kind: "invalid",
		reason: `json: unsupported value: ${value}`
	};
}
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function decodeBinary(text) {
	const packed = text.replaceAll(/[\r\n]/g, "");
	if (!BASE64.test(packed)) return {
		kind: "invalid",
		reason: "yaml: !!binary value contains invalid base64 data"
	};
	const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
	return {
		kind: "string",
		value: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
	};
}
// src/kubernetes/validation/struct-items.ts
const NONE$3 = [];
const itemsOf$1 = /* @__PURE__ */ new WeakMap();
function structItems(parent, field, parentPath, dialect) {
	const list = entryOf(parent, field)?.value;
	if (list?.kind !== "sequence") return NONE$3;
	const known = itemsOf$1.get(list);
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
	itemsOf$1.set(list, {
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
const PLACEHOLDER$5 = /\$\{|\{\{|\{%|\$\([A-Za-z_][\w.]*\)|\$[A-Z_][A-Z0-9_]*|<[A-Za-z_][^<>]*>|%[A-Za-z_]\w*%|@[A-Za-z_]\w*@|\b__[A-Z][A-Z0-9_]*?__|\bENC\[/;
function holdsPlaceholderBesidesVariables(text) {
	if (!text.includes("$(")) return holdsPlaceholder(text);
	return holdsPlaceholder(text.replaceAll(/\$\([^()]*\)/g, ""));
}
function holdsPlaceholder(text) {
	return PLACEHOLDER$5.test(text);
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
	return setField$1(parent, name, dialect) !== void 0;
}
function setField$1(parent, name, dialect) {
	const node = entryOf(parent, name)?.value;
	if (node === void 0) return void 0;
	return node.kind === "scalar" && resolveScalar(node, dialect).kind === "null" ? void 0 : node;
}
function setMap(parent, name, dialect) {
	const node = setField$1(parent, name, dialect);
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
function refusal$1(path, text) {
	return `The API server refuses it: \`${path}: ${text}\`.`;
}
function invalidValue(value, detail) {
	const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}\u2026` : value;
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
const rule$41 = joinedRule(meta$1, [rulePerContainer(meta$1, function* (container, workload, evidence) {
	if (!isValidated(workload)) return;
	const version = evidence.kubernetesVersion;
	for (const { node, path } of envItems(container, workload)) {
		const name = textField(node, "name", workload.manifest.dialect);
		if (name.kind === "unknown") continue;
		if (name.kind === "empty") {
			yield {
				at: name.at,
				message: `A variable of ${nameOfContainerIn(container, workload)} has no name. ${refusal$1(`${path}.name`, "Required value")}`,
				help: "Give it a `name`."
			};
			continue;
		}
		const why = refusalOfVariable(name.text, version);
		if (why === void 0) continue;
		const later = refusalOfRelaxedVariable(name.text) === void 0;
		yield {
			at: name.at,
			message: `\`${name.text}\` is not a valid name for a variable of ${nameOfContainerIn(container, workload)}. ${refusal$1(`${path}.name`, invalidValue(name.text, why))}${later ? " Kubernetes 1.32 and later accept it." : ""}`,
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
const rule$40 = rulePerContainer({
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
			message: `\`${prefix.text}\` is not a valid prefix for variables of ${nameOfContainerIn(container, workload)}. ${refusal$1(`${path}.prefix`, invalidValue(prefix.text, why))}${later ? " Kubernetes 1.32 and later accept it." : ""}`,
			help: "Use letters, digits and `_`, not starting with a digit.",
			subject: subjectOfWorkload(workload, container, prefix.text)
		};
	}
});
// src/edits/place.ts
function lineBreakOf(text) {
	return text.includes("\r\n") ? "\r\n" : "\n";
}
function columnOf(text, offset) {
	return offset - startOfLine(text, offset);
}
function startOfLine(text, offset) {
	return text.lastIndexOf("\n", offset - 1) + 1;
}
function endOfLine$4(text, offset) {
	const at = text.indexOf("\n", offset);
	if (at === -1) return text.length;
	return text[at - 1] === "\r" && at - 1 >= offset ? at - 1 : at;
}
function startOfNextLine(text, offset) {
	const at = text.indexOf("\n", offset);
	return at === -1 ? text.length : at + 1;
}
function isFirstOnLine(text, offset) {
	return /^[ \t]*$/.test(text.slice(startOfLine(text, offset), offset));
}
function isFlow({ file, start }) {
	return file.text[start] === "{" || file.text[start] === "[";
}
function isWrittenIn(outer, inner) {
	return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}
function behind(node) {
	const { text } = node.file;
	const last = lastOf$1(node);
	let end = endOfLine$4(text, node.end);
	if (last.kind !== "scalar" || !/^[|>][0-9]*\+/.test(text.slice(last.start, last.start + 4))) return end;
	for (;;) {
		const next = startOfNextLine(text, end);
		if (next === text.length || text.slice(next, endOfLine$4(text, next)).trim() !== "") return end;
		end = endOfLine$4(text, next);
	}
}
function lastOf$1(node) {
	if (node.kind === "scalar" || isFlow(node)) return node;
	const last = node.kind === "map" ? node.entries.at(-1)?.value : node.items.at(-1);
	return last === void 0 || !isWrittenIn(node, last) ? node : lastOf$1(last);
}
function isJsonText(text) {
	return /^\ufeff?\s*[{[]\s*["{}\]]/.test(text);
}
function isDirectValue(key, { file, start }) {
	return file === key.file && file.host === void 0 && start > key.end && /^["']?[ \t]*:[ \t]*$/.test(file.text.slice(key.end, start));
}
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
// src/go/base64.ts
const DIGITS = digitsOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
const PLAIN$1 = /^[A-Za-z0-9+/]*={0,2}$/;
const PAD = 61;
function decodeBase64(text) {
	const packed = packedBase64(text);
	if (packed === void 0) return {
		kind: "invalid",
		offset: firstIllegal(encoded(text))
	};
	return {
		kind: "bytes",
		bytes: Uint8Array.from(Buffer.from(packed, "base64"))
	};
}
function illegalBase64(text) {
	return packedBase64(text) === void 0 ? firstIllegal(encoded(text)) : void 0;
}
function base64Size(text) {
	const packed = packedBase64(text) ?? "";
	const padding = packed.endsWith("==") ? 2 : Number(packed.endsWith("="));
	return packed.length / 4 * 3 - padding;
}
function packedBase64(text) {
	const packed = /[\r\n]/.test(text) ? text.replaceAll(/[\r\n]/g, "") : text;
	return packed.length % 4 === 0 && PLAIN$1.test(packed) ? packed : void 0;
}
function encoded(text) {
	return new TextEncoder().encode(text);
}
function firstIllegal(input) {
	let at = 0;
	for (;;) {
		let digits = 0;
		while (digits < 4) {
			if (at === input.length) return at - digits;
			const byte = input[at] ?? 0;
			at += 1;
			if (isNewline(byte)) continue;
			if (DIGITS.has(byte)) digits += 1;
			else return byte === PAD ? illegalPadding(input, at, digits) : at - 1;
		}
	}
}
function illegalPadding(input, at, digits) {
	if (digits < 2) return at - 1;
	if (digits === 3) return skipNewlines(input, at);
	const second = skipNewlines(input, at);
	if (second === input.length) return second;
	if (input[second] !== PAD) return second - 1;
	return skipNewlines(input, second + 1);
}
function skipNewlines(input, from) {
	let at = from;
	while (at < input.length && isNewline(input[at] ?? 0)) at += 1;
	return at;
}
function isNewline(byte) {
	return byte === 10 || byte === 13;
}
function digitsOf(alphabet) {
	return new Set(new TextEncoder().encode(alphabet));
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
const CONTAINER$1 = {
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
	structShape("Container", "listed", CONTAINER$1),
	structShape("EphemeralContainer", "listed", {
		...CONTAINER$1,
		string: `${CONTAINER$1.string} targetContainerName`
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
const NONE$2 = [];
function findShapeMistakes({ apiVersion, kind, node, dialect }) {
	const shape = SHAPES.get(kind);
	if (shape === void 0 || KIND_VERSIONS.get(kind) !== apiVersion) return NONE$2;
	const mistakes = [];
	visitStruct(node, shape, void 0, {
		dialect,
		mistakes
	});
	return mistakes.length === 0 ? NONE$2 : mistakes;
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
		} else if (!isPlainText(value, type)) visit$1(value, type, {
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
function visit$1(node, type, step, walk) {
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
		visit$1(item, type.items, {
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
		visit$1(value, type.items, {
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
	return require_start.memo((_node, manifest) => findShapeMistakes(manifest));
}
// rules/non-string-value/rule.ts
const rule$39 = rulePerManifest({
	id: "non-string-value",
	summary: "A field that takes a string holds a number, a boolean, a list or a map.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	for (const mistake of shapeMistakes(manifest)) if (mistake.kind === "wrong-type" && wantsText(mistake)) yield findingOf$7(mistake, manifest);
});
function wantsText({ wanted }) {
	return wanted.kind === "string" || wanted.kind === "bytes";
}
function findingOf$7(mistake, manifest) {
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
const FIELDS$2 = /* @__PURE__ */ new Map([["ConfigMap", ["data", "binaryData"]], ["Secret", ["data", "stringData"]]]);
const rule$38 = rulePerManifest({
	id: "invalid-key",
	summary: "A ConfigMap or Secret has a key that Kubernetes does not allow.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	const fields = manifest.group === "" ? FIELDS$2.get(manifest.kind) : void 0;
	for (const field of fields ?? []) for (const { key, name } of entriesAt(manifest.node, field)) {
		const why = holdsPlaceholder(name) ? void 0 : refusalOfKey(name);
		if (why === void 0) continue;
		const path = `${field === "stringData" ? "data" : field}[${name}]`;
		yield {
			at: key,
			message: `\`${name}\` cannot be a key of ${nameOfManifest(manifest)}. ${refusal$1(path, invalidValue(name, why))}`,
			help: "Use letters, digits, `-`, `_` and `.` only, at most 253, not starting with `..`. A volume can still give the file any path: `items[].path`.",
			subject: subjectOfManifest(manifest, `${field}[${name}]`)
		};
	}
});
// rules/duplicate-key/rule.ts
const rule$37 = rulePerRun({
	id: "duplicate-key",
	summary: "A map has the same key twice, and only the last one counts.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* ({ manifests, builds }) {
	const kinds = new Map(builds.map(({ id, kind }) => [id, kind]));
	for (const { manifest, build } of manifests) for (const duplicate of duplicatesIn$1(manifest.node)) yield {
		...require_start.makingOf(duplicate.entry.dropped.key) !== void 0 ? inChart$1(manifest, duplicate, kinds.get(build)) : inFile(manifest, duplicate),
		build
	};
});
function inFile(manifest, { entry }) {
	const { dropped, kept } = entry;
	const twice = `\`${dropped.name}\` appears twice in the same map of ${nameOfManifest(manifest)}`;
	const last = `the last (${require_start.placeOf(kept.key)}); kustomize refuses the file.`;
	const told = isSame(entry) ? {
		message: `${twice}, with the same value: kubectl keeps ${last}`,
		help: "Remove one of them.",
		severity: "warning"
	} : {
		message: `${twice}: kubectl drops this one silently and keeps ${last}`,
		help: `Keep one \`${dropped.name}\`, with the content of both.`
	};
	return {
		at: dropped.key,
		...told,
		related: [{
			at: kept.key,
			message: "this one counts"
		}],
		subject: subjectOfManifest(manifest, dropped.name)
	};
}
function isSame({ dropped, kept }) {
	const [one, other] = [dropped.value, kept.value];
	return one.kind === "scalar" && other.kind === "scalar" && one.text === other.text;
}
function inChart$1(manifest, duplicate, kind) {
	const { dropped, kept } = duplicate.entry;
	const isRefused = kind === "helm-release";
	const consequence = isRefused ? `Flux refuses the release: \`mapping key "${dropped.name}" already defined\`` : "Helm keeps the last one, and Flux refuses such a release";
	return {
		at: dropped.key,
		message: `The templates write \`${dropped.name}\` twice in the same map of ${nameOfManifest(manifest)} (again at ${require_start.placeOf(kept.key)}). ${consequence}.`,
		help: `Let the templates write \`${dropped.name}\` once.`,
		related: [{
			at: kept.key,
			message: "this one counts"
		}],
		cause: `${require_start.placeOf(dropped.key)} ${dropped.name}`,
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
function severityOf({ entry, within }) {
	if (isSame(entry)) return "info";
	return OVERRIDDEN.has(within) ? "warning" : "error";
}
const duplicatesIn$1 = require_start.memo((root) => {
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
const rule$36 = rulePerManifest({
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
			message: `${nameOfManifest(manifest)} has key \`${name}\` both in \`data\` and in \`binaryData\`. ${refusal$1(`data[${name}]`, invalidValue(name, "duplicate of key present in binaryData"))}`,
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
const rule$35 = rulePerManifest({
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
			help: manifest.kind === "Secret" ? "Encode the value (`printf '%s' \u2026 | base64 -w0`), or write it in plain text under `stringData`." : "Encode the file (`base64 -w0 FILE`), or write text under `data`.",
			subject: subjectOfManifest(manifest, mistake.path)
		};
	}
});
function isIllustration(at) {
	if (/^base64(?:encoded?|_encode)?\(.*\)$|^(?:(?:secret)?ref\+[a-z0-9]+|op):\/\//i.test(at.text)) return true;
	if (PLACEHOLDER$4.test(at.text)) return true;
	const { path } = require_start.hostSpan(at).file;
	if (SAMPLES$1.test(path) && PROSE.test(at.text.trim())) return true;
	return DOCUMENTS.test(path) && !/^[A-Za-z0-9+/=\s]*$/.test(at.text);
}
const PLACEHOLDER$4 = /^(?:[A-Z]{2,}(?:_[A-Z0-9]+)+|[xX]{3,}|\.{3,}|\*{3,}|[Cc]hange[-_][Mm]e|[Rr]eplace[-_][Mm]e|EXAMPLE|PLACEHOLDER|REPLACEME)$/;
const PROSE = /^\(?[A-Za-z]+[,.:)]?(?: \(?[A-Za-z0-9]+[,.:)]?){3,}(?:$| )/;
const SAMPLES$1 = /(?:^|\/)(?:samples?|examples?)\//;
const DOCUMENTS = /(?:^|\/)(?:docs?|documentation)\//;
function causeOf(at) {
	const { text, style } = at;
	const isOnOneLine = !at.file.text.slice(at.start, at.end).includes("\n");
	const packed = text.replaceAll(/[\r\n]/g, "");
	if (/[ \t]/.test(packed.trim()) && /^[A-Za-z0-9+/= \t]*$/.test(packed)) {
		if (isOnOneLine) return " It contains spaces, which base64 does not allow: it is plain text.";
		return ` It contains whitespace, which base64 does not allow: ${style === "folded" ? "a folded block (`>`)" : "a value over several lines"} joins its lines with them.`;
	}
	if (/^[ \t]|[ \t]$/.test(packed)) return " Whitespace at its start or end is not allowed in base64.";
	if (/^[A-Za-z0-9_-]+=*$/.test(packed) && /[-_]/.test(packed)) return " It contains `-` or `_`: it is plain text, or base64 with the URL-safe alphabet.";
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
const rule$34 = rulePerRun({
	id: "trailing-newline",
	summary: "A one-line value of a Secret that is read as a variable ends with a newline.",
	severity: "warning",
	group: "values",
	since: "0.1.0"
}, function* (evidence) {
	for (const { source, key, readers } of readKeys(evidence)) if (endsWithNewline(key)) yield findingOf$6(source, key, readers);
});
function readKeys({ references }) {
	const read = /* @__PURE__ */ new Map();
	for (const judged of references) {
		const { use, kind, key: wanted } = judged.reference;
		if (kind !== "Secret" || use !== "env" && use !== "env-from") continue;
		for (const source of sourcesOf$5(judged)) {
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
function sourcesOf$5({ verdict }) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return verdict.sources;
	return verdict.kind === "produced" ? [verdict.source] : [];
}
const PUBLIC_KEY = /^(?:ssh-|ecdsa-sha2-|sk-)[-@.\w]+ AAAA/;
function endsWithNewline({ value }) {
	if (value.kind === "unknown" || value.value.kind !== "text") return false;
	const { text } = value.value;
	return text.indexOf("\n") === text.length - 1 && text.trim() !== "" && !PUBLIC_KEY.test(text);
}
function findingOf$6(source, key, readers) {
	const [first] = readers;
	const who = first === void 0 ? "A container" : nameOfReferrer(first.reference);
	return {
		at: key.at,
		message: `The value of key \`${key.key}\` in ${nameOfSource(source)} ends with a newline. ${capital(who)} reads it as a variable, newline included: a password would be wrong.`,
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
	return field === "data" ? "Encode it without the newline: `printf '%s' \u2026 | base64`, or `echo -n`." : "Write `|-` instead of `|`, or put the value in quotes.";
}
// rules/double-encoded-secret/rule.ts
const ENCODED_ON_PURPOSE = /auth|basic|base64|b64|encoded|htpasswd|token|cookie|session|^1password-credentials\.json$/i;
const CIPHER_KEY = /key|aes|encrypt|cipher|salt/i;
const CIPHER_KEY_LENGTHS = /* @__PURE__ */ new Set([
	16,
	24,
	32
]);
const SHORTEST$2 = 8;
const rule$33 = rulePerSource({
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
	if (text.length < SHORTEST$2 || !/[A-Z]/.test(text)) return false;
	const decoded = decodeBase64(text);
	if (decoded.kind !== "bytes") return false;
	if (CIPHER_KEY.test(key) && CIPHER_KEY_LENGTHS.has(decoded.bytes.length)) return false;
	return decoded.bytes.every(isPrintable);
}
function isPrintable(byte) {
	return byte >= 32 && byte < 127 || byte === 10 || byte === 13 || byte === 9;
}
// rules/oversized-source/rule.ts
const LARGEST$1 = 1048576;
const LARGEST_ANNOTATION = 262144;
const SYNC_OPTIONS = "argocd.argoproj.io/sync-options";
const WITHOUT_COPY = /* @__PURE__ */ new Set(["ServerSideApply=true", "Replace=true"]);
const rule$32 = rulePerManifest({
	id: "oversized-source",
	summary: "A ConfigMap or Secret is larger than Kubernetes, or client-side apply, accepts.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest, { deploysSomething }) {
	const fields = fieldsOf$1(manifest);
	if (fields.size === 0) return;
	const at = placeOfData(manifest, [...fields.keys()]);
	const size = [...fields.values()].reduce((sum, bytes) => sum + bytes, 0);
	if (size > LARGEST$1) yield tooLarge$2(manifest, at, size);
	else if (!deploysSomething && !isWithoutCopy(manifest) && isTooLargeForCopy(manifest)) yield tooLargeForApply(manifest, at);
});
function tooLarge$2(manifest, at, size) {
	const path = manifest.kind === "Secret" ? "data" : "[]";
	return {
		at,
		message: `The values of ${nameOfManifest(manifest)} are ${size} bytes together. ${refusal$1(path, `Too long: may not be more than ${LARGEST$1} bytes`)}`,
		help: "Split it, or keep large files in an image or a volume."
	};
}
function tooLargeForApply(manifest, at) {
	return {
		at,
		severity: "info",
		message: `${nameOfManifest(manifest)} is larger than 256 KiB: client-side kubectl apply stores a second copy in an annotation and fails with \`metadata.annotations: Too long: may not be more than ${LARGEST_ANNOTATION} bytes\`.`,
		help: "Apply it with `--server-side` (Flux does; Argo CD with `ServerSideApply=true`), or split it."
	};
}
function isTooLargeForCopy({ node }) {
	return jsonSize(node) > LARGEST_ANNOTATION;
}
function isWithoutCopy({ node }) {
	return (scalarAt(node, "metadata", "annotations", SYNC_OPTIONS)?.text ?? "").split(",").some((option) => WITHOUT_COPY.has(option.trim()));
}
function fieldsOf$1({ kind, group, node }) {
	const encoded = kind === "Secret" ? "data" : "binaryData";
	const plain = kind === "Secret" ? "stringData" : "data";
	if (group !== "" || kind !== "Secret" && kind !== "ConfigMap") return /* @__PURE__ */ new Map();
	const overriding = kind === "Secret" ? new Set(entriesAt(node, plain).map(({ name }) => name)) : void 0;
	const sizes = /* @__PURE__ */ new Map();
	for (const { name, value } of entriesAt(node, encoded)) if (overriding?.has(name) !== true) add$2(sizes, encoded, decodedSize(value));
	for (const { value } of entriesAt(node, plain)) add$2(sizes, plain, textSize(value));
	return sizes;
}
function add$2(sizes, field, size) {
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
const WORDS$5 = /change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|with)?|place[-_ ]?holder|\btodo\b|\bfixme\b|\btbd\b|\byour[-_ ]|\bdummy\b|\bfake\b|\binsert[-_ ]|\bexample\b|\bx{3,}\b|^\.{3,}$|^\*{3,}$/i;
const LONGEST$3 = 200;
function isPlaceholderText(text) {
	const trimmed = text.trim();
	return trimmed.length <= LONGEST$3 && !trimmed.startsWith("{") && WORDS$5.test(trimmed);
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
const rule$31 = rulePerManifest({
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
			...findingOf$5(manifest, type.text, lack, at ?? type.at),
			related: at === void 0 ? [] : [{
				at: type.at,
				message: "this type requires it"
			}]
		};
	}
});
function findingOf$5(manifest, type, lack, at) {
	const { key, text, help, warning } = lack;
	const what = warning === void 0 ? refusal$1(`data[${key}]`, text) : `The API server accepts it with a warning: \`${warning}\`.`;
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
		message: `${nameOfManifest(manifest)} is a ServiceAccount token, but does not name a ServiceAccount. ${refusal$1(`metadata.annotations[${ACCOUNT}]`, "Required value")}`,
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
	if (value === void 0 || isPlaceholder$2(value)) return [];
	const why = jsonRefusal(value);
	if (why === void 0) return [];
	return [{
		key,
		text: `Invalid value: "<secret contents redacted>": ${why}`,
		help
	}];
}
function isPlaceholder$2(value) {
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
	if (isPlaceholder$2(certificate) || isPlaceholder$2(privateKey)) return [];
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
const DOMAIN$1 = "kubernetes.io/";
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
const rule$30 = rulePerManifest({
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
		message: `${nameOfManifest(manifest)} has type \`${type.text}\`, which Kubernetes does not know: it accepts any type, but checks no keys for this one, and the type cannot be changed later.`,
		help: `Did you mean \`${meant}\`?`,
		subject: subjectOfManifest(manifest, type.text)
	};
});
function meantType(type) {
	const mistake = MISTAKES$1.get(type);
	if (mistake !== void 0) return mistake;
	if (type === "Opaque" || type === "bootstrap.kubernetes.io/token") return void 0;
	if (!type.includes("/")) return require_load.nearestName(type, ["Opaque"]) ?? (LOCAL_NAMES.includes(type) ? DOMAIN$1 + type : void 0);
	const [domain = "", local = ""] = type.split("/");
	const meant = require_load.nearestName(local, LOCAL_NAMES);
	return require_load.nearestName(domain, [DOMAIN$1.slice(0, -1)]) !== void 0 && meant !== void 0 && type !== DOMAIN$1 + meant ? DOMAIN$1 + meant : void 0;
}
// src/model/parsed-file.ts
function manifestsIn({ class: each, documents }) {
	return each.kind === "manifests" ? documents.flatMap(({ manifests }) => manifests) : [];
}
// rules/invalid-name/rule.ts
const LONGEST_PREFIX = 58;
const PLACEHOLDER$3 = /^(?:[a-z0-9.]+-)+(?:[A-Z][A-Z_]{3,}|X{3,})(?:-[a-z0-9.]+)*$/;
const LONGEST_CRON_JOB = 52;
const rule$29 = rulePerManifest({
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
		message: `A ${manifest.kind} has no name. ${refusal$1("metadata.name", "Required value: name or generateName is required")}`,
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
function isPlaceholder$1(name) {
	return PLACEHOLDER$3.test(name) || isPlaceholderName(name);
}
function* findingsOf$2(manifest, field, text, refusalOf) {
	const why = text.kind === "text" ? refusalOf(text.text) : void 0;
	if (text.kind !== "text" || why === void 0 || isPlaceholder$1(text.text)) return;
	yield {
		at: text.at,
		message: `\`${text.text}\` is not a valid ${field} for ${nameOfManifest(manifest)}. ${refusal$1(`metadata.${field}`, invalidValue(text.text, why))}`,
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
const rule$28 = rulePerManifest({
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
	const nearest = require_load.nearestName(kind, KIND_VERSIONS.keys());
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
const rule$27 = rulePerRun({
	id: "duplicate-object",
	summary: "Two objects of one build have the same kind, namespace and name, but different content.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* ({ builds }) {
	for (const build of builds) for (const pair of duplicatesIn(build)) yield {
		...findingOf$4(pair),
		build: build.id
	};
});
function duplicatesIn({ kind, objects }) {
	const first = /* @__PURE__ */ new Map();
	const pairs = [];
	for (const manifest of objects) {
		const key = identityOf$5(manifest);
		if (key === void 0) continue;
		const other = first.get(key);
		if (other === void 0) first.set(key, manifest);
		else pairs.push({
			manifest,
			other
		});
	}
	return pairs.filter((pair) => (kind !== "folder" || isOneFile(pair)) && !areSamples(pair) && !areRevisions(pair) && !sameContent(pair.other.node, pair.manifest.node, pair.manifest.dialect));
}
function isOneFile({ manifest, other }) {
	return manifest.node.file.path === other.node.file.path;
}
const SAMPLES = /(?:^|\/)(?:samples?|examples?)\//;
function areSamples({ manifest, other }) {
	return manifest.apiVersion !== other.apiVersion && SAMPLES.test(manifest.node.file.path) && SAMPLES.test(other.node.file.path);
}
function areRevisions({ manifest, other }) {
	if (manifest.group !== "serving.knative.dev") return false;
	const names = [manifest, other].map(({ node }) => scalarAt(node, "spec", "template", "metadata", "name")?.text);
	return names.every((name) => name !== void 0) && names[0] !== names[1];
}
function identityOf$5({ group, kind, namespace = "", name }) {
	if (name === void 0 || holdsPlaceholder(name) || holdsPlaceholder(namespace)) return void 0;
	return JSON.stringify([
		group,
		kind,
		namespace,
		name
	]);
}
function findingOf$4(pair) {
	const { manifest, other } = pair;
	const at = placeOfName(manifest);
	const there = placeOfName(other);
	return {
		at,
		message: `${nameOfManifest(manifest)} is written twice with different content (${require_start.placeOf(there)}): kubectl applies both, and the last one wins.`,
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
		items: "Put `items` under the source: `configMap`, `secret` \u2026",
		optional: "Put `optional` under the source: `configMap`, `secret` \u2026",
		defaultMode: "Put `defaultMode` under the source: `configMap`, `secret` \u2026",
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
const rule$26 = rulePerManifest({
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
	const nearest = require_load.nearestName(name, fields);
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
const rule$25 = rulePerManifest({
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
const SOURCES$2 = [
	"fieldRef",
	"resourceFieldRef",
	"configMapKeyRef",
	"secretKeyRef",
	"fileKeyRef"
];
const ENV_FROM_SOURCES = ["configMapRef", "secretRef"];
const FILE_KEY_SINCE = 35;
const rule$24 = rulePerContainer({
	id: "invalid-value-source",
	summary: "A variable or an envFrom item has no source, several sources, or both a source and a value.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (container, workload, { kubernetesVersion }) {
	if (!isValidated(workload)) return;
	const { dialect } = workload.manifest;
	const known = kubernetesVersion >= FILE_KEY_SINCE ? SOURCES$2 : SOURCES$2.slice(0, -1);
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
	const valueFrom = setField$1(node, "valueFrom", dialect);
	if (valueFrom?.kind !== "map") return;
	const at = entryOf(node, "valueFrom")?.key ?? node;
	const sources = known.filter((source) => isSet(valueFrom, source, dialect));
	const refuse = (text) => refusal$1(`${path}.valueFrom`, invalidValue("", text));
	if (sources.length === 0) {
		const file = isSet(valueFrom, "fileKeyRef", dialect);
		const drops = `Kubernetes 1.${kubernetesVersion} does not know \`fileKeyRef\` (on by default since 1.35).`;
		yield {
			at,
			message: `${who()} has a \`valueFrom\` without a source. ${file ? `${drops} ` : ""}${refuse(`must specify one of: ${listOf$1(known)}`)}`,
			help: `Add one of ${listOf$1(known)}, or write a \`value\` instead.`
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
	const text = none ? `must specify one of: ${listOf$1(ENV_FROM_SOURCES)}` : "may not have more than one field specified at a time";
	yield {
		at: headOf(node),
		message: `\`envFrom[${index}]\` of ${where()} names ${none ? "no source" : "both a ConfigMap and a Secret"}. ${refusal$1(path, invalidValue("", text))}`,
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
function listOf$1(names) {
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
	return `${refused.value === void 0 ? `${who} has no \`${field}\`.` : `\`${refused.value}\` is not a valid \`${field}\` for ${lower$2(who)}.`} ${refusal$1(refused.path, refused.text)}`;
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
	return named$1(items, dialect);
}
const named$1 = require_start.memo((items, dialect) => {
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
const volumeParts = require_start.memo((volume, workload) => findParts(volume, workload));
function findParts(volume, workload) {
	const first = firstSource(volume, workload);
	return [...partsOf$2(volume.node, volume.path, false, workload).filter(({ kind }) => kind === first), ...projectionItems(volume, workload).flatMap(({ node, path }) => partsOf$2(node, path, true, workload))];
}
function mountItems(container, { manifest }) {
	return structItems(container.node, "volumeMounts", container.path, manifest.dialect);
}
const KINDS$5 = [
	"secret",
	"configMap",
	"downwardAPI"
];
function partsOf$2(parent, parentPath, projected, { manifest }) {
	return KINDS$5.flatMap((kind) => {
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
		message: `${who()} reads a file of volume \`${name.text}\`, which is not an emptyDir. ${refusal$1(`${path}.volumeName`, invalidValue(name.text, "referenced volume must be of type emptyDir"))}`,
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
const NAME$4 = {
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
		for (const [name, check] of [["name", NAME$4], ["namespace", NAMESPACE]]) for (const why of textRefusals(reference, name, path, manifest.dialect, check)) yield refusedTextFinding(nameOfManifest(manifest), `csi.${field}.${name}`, why, "A PersistentVolume has no namespace: give both `name` and `namespace` of the Secret.");
	}
}
// src/model/scalar-text.ts
function scalarText(node, dialect) {
	if (node?.kind !== "scalar") return "";
	const resolved = resolveScalar(node, dialect);
	switch (resolved.kind) {
		case "string": return resolved.value;
		case "int":
		case "float": return resolved.json;
		case "bool": return String(resolved.value);
		case "null": return "";
		default: return node.text;
	}
}
function isTrue(node, dialect) {
	return boolOf(node, dialect) === true;
}
function isFalse(node, dialect) {
	return boolOf(node, dialect) === false;
}
function boolOf(node, dialect) {
	if (node?.kind !== "scalar") return void 0;
	const resolved = resolveScalar(node, dialect);
	return resolved.kind === "bool" ? resolved.value : void 0;
}
// src/kubernetes/validation/check-volume-references.ts
const DRIVERS$1 = [
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
	for (const [steps, field, check] of DRIVERS$1) {
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
		message: `${who} asks for \`${chap}\` and names no Secret with the credentials. ${refusal$1(`${volume.path}.iscsi.secretRef`, "Required value")}`,
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
const rule$23 = joinedRule(meta, [
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
// src/kubernetes/validation/label-key.ts
const NAME$3 = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const DOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const VALUE_RULE = "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
const MAX_NAME = 63;
const MAX_DOMAIN = 253;
const NAME_RULE = "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const DOMAIN_RULE = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
function labelKeyRefusals(key) {
	const parts = key.split("/");
	if (parts.length > 2) return [`a valid label key ${NAME_RULE} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`];
	const [domain, name = ""] = parts.length === 2 ? parts : [void 0, key];
	return [...domainRefusals(domain), ...nameRefusals(name)];
}
function labelValueRefusals(value) {
	const refusals = [];
	if (byteLength$2(value) > MAX_NAME) refusals.push(`must be no more than ${MAX_NAME} bytes`);
	if (value !== "" && !NAME$3.test(value)) refusals.push(VALUE_RULE);
	return refusals;
}
function* domainRefusals(domain) {
	if (domain === void 0) return;
	if (domain === "") {
		yield "prefix part must be non-empty";
		return;
	}
	if (byteLength$2(domain) > MAX_DOMAIN) yield `prefix part must be no more than ${MAX_DOMAIN} bytes`;
	if (!DOMAIN.test(domain)) yield `prefix part ${DOMAIN_RULE}`;
}
function* nameRefusals(name) {
	if (name === "") yield "name part must be non-empty";
	else if (byteLength$2(name) > MAX_NAME) yield `name part must be no more than ${MAX_NAME} bytes`;
	if (!NAME$3.test(name)) yield `name part ${NAME_RULE}`;
}
function byteLength$2(text) {
	return new TextEncoder().encode(text).length;
}
// src/kubernetes/split-subscript.ts
function splitSubscript(fieldPath) {
	const open = fieldPath.indexOf("['");
	if (open < 1 || !fieldPath.endsWith("']") || fieldPath.length < open + 4) return void 0;
	return {
		path: fieldPath.slice(0, open),
		subscript: fieldPath.slice(open + 2, -2)
	};
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
const VOLUME_FIELDS$1 = [
	"metadata.annotations",
	"metadata.labels",
	"metadata.name",
	"metadata.namespace",
	"metadata.uid"
];
const HOST_IPS_SINCE$1 = 28;
function refusalOfFieldPath(fieldPath, apiVersion, allowed, version) {
	const notConverted = (reason) => ({
		field: ".fieldPath",
		text: `Invalid value: ${JSON.stringify(fieldPath)}: error converting fieldPath: ${reason}`
	});
	if (apiVersion !== "v1") return notConverted(`unsupported pod version: ${apiVersion}`);
	const subscripted = splitSubscript(fieldPath);
	if (subscripted !== void 0) return refusalOfSubscript(subscripted, notConverted, fieldPath);
	if (fieldPath === "status.hostIPs" && version < HOST_IPS_SINCE$1 || !CONVERTIBLE.has(fieldPath)) return notConverted(`field label not supported: ${fieldPath}`);
	const converted = fieldPath === "spec.host" ? "spec.nodeName" : fieldPath;
	if (allowed.includes(converted)) return void 0;
	const list = allowed.map((path) => JSON.stringify(path)).join(", ");
	return {
		field: ".fieldPath",
		text: `Unsupported value: ${JSON.stringify(converted)}: supported values: ${list}`
	};
}
const EXAMPLES$1 = / \(e\.g\. .*\)$/;
function refusalOfSubscript({ path, subscript }, notConverted, fieldPath) {
	if (path !== "metadata.annotations" && path !== "metadata.labels") return notConverted(`field label does not support subscript: ${fieldPath}`);
	const name = path === "metadata.annotations" ? subscript.toLowerCase() : subscript;
	const [why] = labelKeyRefusals(name);
	if (why === void 0) return void 0;
	return {
		field: "",
		text: `Invalid value: ${JSON.stringify(name)}: ${why.replace(EXAMPLES$1, "")}`
	};
}
// rules/invalid-field-path/rule.ts
const rule$22 = rulePerWorkload({
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
				message: `${who()} reads a field of the pod, but does not say which. ${refusal$1(`${path}.fieldPath`, "Required value")}`,
				help: "Add `fieldPath`.",
				subject
			};
			continue;
		}
		const allowed = inVolume ? VOLUME_FIELDS$1 : VARIABLE_FIELDS;
		const apiVersion = version.kind === "empty" ? "v1" : version.text;
		const why = refusalOfFieldPath(field.text, apiVersion, allowed, kubernetesVersion);
		if (why === void 0) continue;
		yield {
			at: field.at,
			message: `${who()} cannot read \`${field.text}\` of the pod. ${refusal$1(path + why.field, why.text)}`,
			help: helpFor$2(field.text, allowed),
			subject
		};
	}
});
function helpFor$2(fieldPath, allowed) {
	const map = /^(metadata\.(?:labels|annotations))(.*)$/.exec(fieldPath);
	if (map !== null) return `Name one key, in single quotes: \`${map[1] ?? ""}['some-key']\`.`;
	const nearest = require_load.nearestName(fieldPath, allowed);
	if (nearest !== void 0) return `Did you mean \`${nearest}\`?`;
	return `Use ${allowed.map((path) => `\`${path}\``).join(", ")}, or a single label or annotation: \`metadata.labels['some-key']\`.`;
}
// src/go/quantity.ts
const ZERO_QUANTITY = {
	amount: {
		kind: "int64",
		value: 0n,
		scale: 0
	},
	format: "DecimalSI",
	text: void 0
};
const WRONG_FORMAT = invalid("quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'");
const WRONG_NUMBER = invalid("unable to parse numeric part of quantity");
const WRONG_SUFFIX = invalid("unable to parse quantity's suffix");
const MAX_LENGTH = 4e3;
const MAX_EXPONENT = 1e4;
const NANO_SCALE = 9;
const DECIMAL_SUFFIXES$1 = /* @__PURE__ */ new Map([
	["", 0],
	["n", -9],
	["u", -6],
	["m", -3],
	["k", 3],
	["M", 6],
	["G", 9],
	["T", 12],
	["P", 15],
	["E", 18]
]);
const BINARY_SUFFIXES$1 = /* @__PURE__ */ new Map([
	["Ki", 10],
	["Mi", 20],
	["Gi", 30],
	["Ti", 40],
	["Pi", 50],
	["Ei", 60]
]);
const SCAN = [
	/[-+]?/y,
	/0*/y,
	/[0-9]*/y,
	/(?:\.[0-9]*)?/y,
	/[eEinumkKMGTP]*[-+]?[0-9]*/y
];
function parseQuantity(written) {
	const text = trimGoSpace(written);
	if (text === "") return WRONG_FORMAT;
	if (text.length > MAX_LENGTH) return WRONG_NUMBER;
	const scanned = scan(text);
	if (scanned === void 0) return WRONG_FORMAT;
	const [sign = "", zeros = "", whole = "", point = "", letters = ""] = scanned;
	const suffix = readSuffix(letters);
	if (suffix === void 0) return WRONG_SUFFIX;
	const parts = {
		positive: sign !== "-",
		number: whole + point + letters === "" ? "0" : sign + zeros + whole + point,
		whole: whole === "" ? "0" : whole,
		fraction: point.slice(1),
		suffix
	};
	return parseSmall(parts, text) ?? parseBig(parts);
}
function scan(text) {
	let at = 0;
	const parts = SCAN.map((pattern) => {
		pattern.lastIndex = at;
		const [part = ""] = pattern.exec(text) ?? [];
		at += part.length;
		return part;
	});
	return at === text.length ? parts : void 0;
}
function readSuffix(letters) {
	const decimal = DECIMAL_SUFFIXES$1.get(letters);
	if (decimal !== void 0) return {
		exponent: decimal,
		format: "DecimalSI"
	};
	const binary = BINARY_SUFFIXES$1.get(letters);
	if (binary !== void 0) return {
		exponent: binary,
		format: "BinarySI"
	};
	if (!/^[eE][-+]?[0-9]+$/.test(letters)) return void 0;
	const exponent = BigInt(letters.slice(letters[1] === "+" ? 2 : 1));
	if (exponent > MAX_INT64 || exponent < -MAX_INT64 - 1n) return void 0;
	return {
		exponent: Number(BigInt.asIntN(32, exponent)),
		format: "DecimalExponent"
	};
}
function parseSmall(parts, text) {
	const { positive, whole, fraction, suffix } = parts;
	const digits = whole + fraction;
	const binary = suffix.format === "BinarySI";
	if (spareDigits(whole, fraction, suffix) < 0) return void 0;
	const scale = (binary ? 0 : suffix.exponent) - fraction.length;
	if (scale < -9) return void 0;
	const value = BigInt(digits) * (binary ? 2n ** BigInt(suffix.exponent) : 1n);
	if (value > MAX_INT64) return void 0;
	const kept = binary ? (BigInt(digits) & 7n) !== 0n : scale % 3 === 0 && !digits.endsWith("000") && !digits.startsWith("0");
	return {
		kind: "quantity",
		quantity: {
			amount: {
				kind: "int64",
				value: positive ? value : -value,
				scale
			},
			format: suffix.format,
			text: kept || text === "0" ? text : void 0
		}
	};
}
function spareDigits(whole, fraction, { exponent, format }) {
	if (format !== "BinarySI") return 18 - whole.length - fraction.length;
	if (fraction !== "") return -1;
	return 15 - whole.length - Math.trunc(exponent * 3 / 10) - 1;
}
function parseBig({ positive, number, suffix }) {
	const digits = number.replace(/^[-+]/, "").replace(".", "");
	if (digits === "" || suffix.exponent > MAX_EXPONENT) return WRONG_NUMBER;
	const point = number.indexOf(".");
	const fraction = point === -1 ? 0 : number.length - point - 1;
	const binary = suffix.format === "BinarySI";
	const written = BigInt(digits) * (binary ? 2n ** BigInt(suffix.exponent) : 1n);
	const scale = binary ? fraction : fraction - Math.max(suffix.exponent, -1e4);
	let value = written;
	let finalScale = scale;
	if (written !== 0n) {
		value = roundToScale(written, scale, NANO_SCALE);
		finalScale = NANO_SCALE;
	}
	if (binary && value > MAX_INT64 * 10n ** BigInt(finalScale)) {
		value = MAX_INT64;
		finalScale = 0;
	}
	const below1 = binary && value > 0n && value < 10n ** BigInt(finalScale);
	return {
		kind: "quantity",
		quantity: {
			amount: {
				kind: "decimal",
				value: positive ? value : -value,
				scale: finalScale
			},
			format: below1 ? "DecimalSI" : suffix.format,
			text: void 0
		}
	};
}
function roundToScale(value, from, to) {
	if (to >= from) return value * 10n ** BigInt(to - from);
	const divisor = 10n ** BigInt(from - to);
	const result = value / divisor;
	if (value % divisor === 0n) return result;
	return value > 0n ? result + 1n : result - 1n;
}
function trimGoSpace(text) {
	return text.replace(/^[\s\u0085]+/, "").replace(/[\s\u0085]+$/, "");
}
function invalid(reason) {
	return {
		kind: "invalid",
		reason
	};
}
// src/go/quantity-value.ts
const MIN_INT64 = -(2n ** 63n);
function valueOf$2(quantity) {
	return scaledValueOf(quantity, 0);
}
function milliValueOf(quantity) {
	return scaledValueOf(quantity, -3);
}
function isZeroQuantity({ amount }) {
	return amount.value === 0n;
}
function ceilQuotient(quantity, divisor, isCpu) {
	const units = isCpu ? milliValueOf : valueOf$2;
	const quotient = Math.ceil(Number(units(quantity)) / Number(units(divisor)));
	return String(quotient >= -(2 ** 63) && quotient < 2 ** 63 ? BigInt(quotient) : MIN_INT64);
}
function scaledValueOf({ amount }, scale) {
	const { value } = amount;
	if (amount.kind === "decimal") return scaledBig(value, amount.scale, -scale);
	if (amount.scale < scale) return scaleDown(value, scale - amount.scale);
	return scaleUp(value, amount.scale - scale);
}
function scaleDown(value, steps) {
	if (steps > 19) return value === 0n ? 0n : value > 0n ? 1n : -1n;
	const divisor = 10n ** BigInt(steps);
	const result = value / divisor;
	if (value % divisor === 0n) return result;
	return value > 0n ? result + 1n : result - 1n;
}
function scaleUp(value, steps) {
	if (value === 0n) return 0n;
	const oneStep = [
		0,
		1,
		2,
		3,
		6,
		9
	].includes(steps);
	const exact = steps > 19 ? void 0 : value * 10n ** BigInt(steps);
	if (exact !== void 0 && exact >= MIN_INT64 && exact <= MAX_INT64) return exact;
	if (!oneStep || exact === void 0) return 0n;
	if (value === MIN_INT64) return 0n;
	return BigInt.asIntN(64, exact);
}
function scaledBig(value, from, to) {
	const difference = from - to;
	if (difference === 0) return BigInt.asIntN(64, value);
	if (difference < 0) {
		const factor = difference < -18 ? MIN_INT64 : 10n ** BigInt(-difference);
		return BigInt.asIntN(64, BigInt.asIntN(64, value) * factor);
	}
	const divisor = 10n ** BigInt(difference);
	if (value < MAX_INT64 && difference < 19) {
		const low = BigInt.asIntN(64, value);
		return low % divisor === 0n ? low / divisor : low / divisor + 1n;
	}
	const remainder = (value % divisor + divisor) % divisor;
	const quotient = (value - remainder) / divisor;
	return BigInt.asIntN(64, BigInt.asIntN(64, quotient) + (remainder === 0n ? 0n : 1n));
}
// src/go/quantity-text.ts
const DECIMAL_SUFFIXES = /* @__PURE__ */ new Map([
	[-9, "n"],
	[-6, "u"],
	[-3, "m"],
	[0, ""],
	[3, "k"],
	[6, "M"],
	[9, "G"],
	[12, "T"],
	[15, "P"],
	[18, "E"]
]);
const BINARY_SUFFIXES = [
	"",
	"Ki",
	"Mi",
	"Gi",
	"Ti",
	"Pi",
	"Ei"
];
function quantityText(quantity) {
	if (quantity.text !== void 0) return quantity.text;
	const { amount, format } = quantity;
	if (amount.value === 0n) return "0";
	const whole = format === "BinarySI" ? wholeUnits(amount) : void 0;
	if (whole !== void 0 && (whole <= -1024n || whole >= 1024n)) return binaryText(whole);
	const { digits, exponent } = canonicalDecimal(amount);
	if (format === "DecimalExponent") return exponent === 0 ? digits : `${digits}e${exponent}`;
	return digits + (DECIMAL_SUFFIXES.get(exponent) ?? "");
}
function wholeUnits(amount) {
	const scale = amount.kind === "decimal" ? amount.scale : -amount.scale;
	const whole = roundToScale(amount.value, scale, 0);
	return roundToScale(whole, 0, Math.max(scale, 0)) === amount.value || scale < 0 ? whole : void 0;
}
function binaryText(whole) {
	let value = whole;
	let power = 0;
	while (value !== 0n && value % 1024n === 0n) {
		value /= 1024n;
		power++;
	}
	return `${value}${BINARY_SUFFIXES[power] ?? ""}`;
}
function canonicalDecimal(amount) {
	let { value } = amount;
	let exponent = amount.kind === "decimal" ? -amount.scale : amount.scale;
	while (value % 10n === 0n) {
		value /= 10n;
		exponent++;
	}
	while (exponent % 3 !== 0) {
		value *= 10n;
		exponent--;
	}
	return {
		digits: String(value),
		exponent
	};
}
// src/kubernetes/resource-divisor.ts
const CONTAINER_RESOURCES = [
	"limits.cpu",
	"limits.ephemeral-storage",
	"limits.memory",
	"requests.cpu",
	"requests.ephemeral-storage",
	"requests.memory"
];
const UNITS = [
	"1",
	"1k",
	"1M",
	"1G",
	"1T",
	"1P",
	"1E",
	"1Ki",
	"1Mi",
	"1Gi",
	"1Ti",
	"1Pi",
	"1Ei"
];
function isContainerResource(resource) {
	return CONTAINER_RESOURCES.includes(resource) || isHugePages(resource);
}
function divisorRefusal(resource, divisor) {
	if (isZeroQuantity(divisor)) return void 0;
	const text = quantityText(divisor);
	const kind = resource.slice(resource.indexOf(".") + 1);
	if (kind === "cpu" && CONTAINER_RESOURCES.includes(resource)) {
		if (text === "1m" || text === "1") return void 0;
		return "only divisor's values 1m and 1 are supported with the cpu resource";
	}
	const words = unitWords(resource, kind);
	if (words === void 0 || UNITS.includes(text)) return void 0;
	return `only divisor's values ${UNITS.join(", ")} are supported with the ${words} resource`;
}
function unitWords(resource, kind) {
	if (isHugePages(resource)) return "hugepages";
	if (!CONTAINER_RESOURCES.includes(resource)) return void 0;
	return kind === "memory" ? "memory" : "local ephemeral storage";
}
function isHugePages(resource) {
	return resource.startsWith("limits.hugepages-") || resource.startsWith("requests.hugepages-");
}
// rules/invalid-resource-field/rule.ts
const rule$21 = rulePerWorkload({
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
		message: `${who()} reads a resource, but does not say of which container. ${refusal$1(`${path}.containerName`, "Required value")}`,
		help: "Add `containerName`."
	};
	else if (resource.kind === "empty") yield {
		at: resource.at,
		message: `${who()} reads a resource, but does not say which. ${refusal$1(`${path}.resource`, "Required value")}`,
		help: "Add `resource`, such as `limits.memory`."
	};
	else if (resource.kind === "text" && !isContainerResource(resource.text)) {
		const nearest = require_load.nearestName(resource.text, CONTAINER_RESOURCES);
		const list = CONTAINER_RESOURCES.map((name) => JSON.stringify(name)).join(", ");
		yield {
			at: resource.at,
			message: `${who()} cannot read the resource \`${resource.text}\`. ${refusal$1(`${path}.resource`, `Unsupported value: ${JSON.stringify(resource.text)}: supported values: ${list}`)}`,
			help: nearest === void 0 ? "Use `limits.` or `requests.` with `cpu`, `memory`, `ephemeral-storage` or `hugepages-\u2026`." : `Did you mean \`${nearest}\`?`
		};
	}
	if (resource.kind !== "unknown") yield* divisorFindings(item, workload, resource.kind === "text" ? resource.text : "");
}
function* divisorFindings({ node, path, who }, { manifest }, resource) {
	const at = entryOf(node, "divisor")?.value;
	if (at?.kind !== "scalar" || holdsPlaceholder(at.text)) return;
	const resolved = resolveScalar(at, manifest.dialect);
	if (resolved.kind === "null" || resolved.kind === "invalid") return;
	const parsed = parseQuantity("json" in resolved ? resolved.json : String(resolved.value));
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
		message: `${who()} divides \`${resource}\` by \`${at.text}\`. ${refusal$1(`${path}.divisor`, invalidValue(resource, why))}`,
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
const rule$20 = rulePerContainer({
	id: "missing-volume",
	summary: "A mount, device or fileKeyRef names a volume that the pod does not have.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload, evidence) {
	if (!isValidated(workload)) return;
	const isWhole = isWholeBuild(workload.build, evidence);
	const volumes = volumeNames(workload);
	for (const use of usesOf$1(container, workload)) {
		const finding = findingOf$3(use, volumes, nameOfContainerIn(container, workload));
		if (finding === void 0 || !isWhole && !isSlip$1(use, volumes)) continue;
		const detail = use.name.kind === "text" ? use.name.text : use.path;
		yield {
			...finding,
			subject: subjectOfWorkload(workload, container, detail)
		};
	}
});
function* usesOf$1(container, workload) {
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
function isSlip$1({ name }, volumes = /* @__PURE__ */ new Set()) {
	return name.kind === "text" && [...volumes].some((volume) => nearMiss(name.text, volume) !== void 0);
}
function findingOf$3({ name, path, word }, volumes, where) {
	if (name.kind === "unknown") return void 0;
	if (name.kind === "empty") return {
		at: name.at,
		message: `${word} of ${where} does not name a volume. ${refusal$1(path, "Required value")}`,
		help: "Add `name`."
	};
	if (volumes === void 0 || volumes.has(name.text)) return void 0;
	return {
		at: name.at,
		message: `${word} of ${where} names volume \`${name.text}\`, which the pod does not have. ${refusal$1(path, `Not found: ${JSON.stringify(name.text)}`)}`,
		help: helpFor$1(name.text, volumes)
	};
}
function helpFor$1(name, volumes) {
	const nearest = require_load.nearestName(name, volumes);
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
			message: `${what} has ${set.length} sources at once: ${set.map((source) => `\`${source}\``).join(", ")}. ${refusal$1(path, "Forbidden: may not specify more than 1 volume type per source")}`,
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
		message: `The token in ${lower$1(who)} lives ${seconds.json} seconds. ${refusal$1(`${path}.serviceAccountToken.expirationSeconds`, `Invalid value: ${seconds.json}: may not specify a duration ${limit}`)}`,
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
			message: `The trust bundle in ${lower$1(who)} must have either a name or a signer. ${refusal$1(`${path}.clusterTrustBundle`, text)}`,
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
		message: `The certificate in ${lower$1(who)} is not written to any file. ${refusal$1(`${path}.podCertificate`, "Required value: specify at least one of credentialBundlePath, keyPath, and certificateChainPath")}`,
		help: "Add `credentialBundlePath`."
	};
}
function lower$1(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// rules/invalid-volume/rule.ts
const NAMED_OTHERWISE = /* @__PURE__ */ new Map([["downwardAPI", "downwarAPI"], ["cephfs", "cephFS"]]);
const rule$19 = rulePerWorkload({
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
		message: `${nameOfManifest(workload.manifest)} has two volumes named \`${name.text}\`. ${refusal$1(`${path}.name`, `Duplicate value: ${JSON.stringify(name.text)}`)}`,
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
		message: `${nameOfVolume(volume, workload)} has ${set.length} sources: ${set.map((source) => `\`${source}\``).join(", ")}. ${refusal$1(`${path}.${NAMED_OTHERWISE.get(last) ?? last}`, "Forbidden: may not specify more than 1 volume type")}`,
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
				message: `An item of ${lower(nameOfVolume(volume, workload))} reads ${field ? "both a field and a resource" : "nothing"}. ${refusal$1(path, text)}`,
				help: "Write one of `fieldRef` and `resourceFieldRef`."
			};
		}
	}
}
function lower(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// rules/invalid-volume-path/rule.ts
const ITEM$2 = {
	...REQUIRED,
	refusalOf: refusalOfItemPath
};
const TOKEN = { ...ITEM$2 };
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
		ITEM$2
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
const rule$18 = rulePerWorkload({
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
		for (const why of textRefusals(item.node, "path", parent, dialect, ITEM$2)) yield refusedTextFinding(who, `${kind}.items[].path`, why, RELATIVE);
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
		message: `${who} has both \`subPath\` and \`subPathExpr\`. ${refusal$1(`${path}.subPathExpr`, invalidValue(expression.text, "subPathExpr and subPath are mutually exclusive"))}`,
		help: "Keep one of the two.",
		related: [{
			at: plain.at,
			message: "`subPath` is here"
		}]
	};
}
// rules/duplicate-mount-path/rule.ts
const rule$17 = rulePerContainer({
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
			message: `\`${mountPath.text}\` is mounted twice in ${nameOfContainerIn(container, workload)}. ${refusal$1(`${path}.${field}`, invalidValue(mountPath.text, "must be unique"))}`,
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
	return [...pathsOf$1(volume.node, "secretName", dialect), ...projectionItems(volume, workload).flatMap(({ node }) => pathsOf$1(node, "name", dialect))];
}
function pathsOf$1(parent, secretName, dialect) {
	return [
		...objectPaths(parent, "secret", secretName, dialect),
		...objectPaths(parent, "configMap", "name", dialect),
		...itemPaths(setMap(parent, "downwardAPI", dialect), {
			source: "DownwardAPI",
			name: void 0
		}, dialect),
		...plainPath$2(parent, "serviceAccountToken", "path", "ServiceAccountToken", dialect),
		...bundlePath(parent, dialect),
		...plainPath$2(parent, "podCertificate", "certificateChainPath", "PodCertificate chain", dialect),
		...plainPath$2(parent, "podCertificate", "keyPath", "PodCertificate key", dialect),
		...plainPath$2(parent, "podCertificate", "credentialBundlePath", "PodCertificate credential bundle", dialect)
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
function plainPath$2(parent, field, pathField, source, dialect) {
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
	return plainPath$2(parent, "clusterTrustBundle", "path", `ClusterTrustBundle ${JSON.stringify(shown)}`, dialect);
}
// rules/overlapping-volume-paths/rule.ts
const rule$16 = rulePerWorkload({
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
		const above = foldersOf$5(path);
		const other = [path, ...above].map((at) => files.get(at)).find(Boolean) ?? folders.get(path);
		if (other !== void 0) yield findingOf$2(volume, workload, {
			provided,
			other,
			projected
		});
		if (files.get(path)?.strict !== true) files.set(path, provided);
		for (const folder of above) if (!folders.has(folder)) folders.set(folder, provided);
	}
}
function findingOf$2(volume, workload, overlap) {
	const { provided, other, projected } = overlap;
	const same = provided.path === other.path;
	const refused = projected && same && provided.strict && other.strict;
	const who = nameOfVolume(volume, workload);
	const what = same ? `${who} has two items for the path \`${provided.path}\`: the later one wins.` : `${who} has items for \`${other.path}\` and \`${provided.path}\`: one would have to be both a file and a directory.`;
	const words = projected ? "Projected" : provided.source;
	const said = refused ? refusal$1(`${volume.path}.projected`, invalidValue(provided.name, "conflicting duplicate paths")) : `The API server warns: \`volume ${JSON.stringify(volume.name)} (${words}): overlapping paths: ${shown$1(provided, projected)} with ${shown$1(other, projected)}\`.`;
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
function shown$1({ path, source }, projected) {
	return projected ? `${JSON.stringify(path)} (${source})` : JSON.stringify(path);
}
function foldersOf$5(path) {
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
const rule$15 = rulePerWorkload({
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
			message: `${mode.who()} has \`${mode.field}: ${mode.at.text}\`, which is a decimal number: ${refused ? refusal$1(mode.path, `Invalid value: ${mode.value}: must be a number between 0 and 0777 (octal), both inclusive`) : `the files get mode 0${mode.value.toString(8)}, not 0${mode.at.text}.`}`,
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
const rule$14 = rulePerWorkload({
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
			message: `${who()} has \`${field}: ${written}\`${written === at.text ? "" : ")"}. ${refusal$1(path, `Invalid value: ${value}: must be a number between 0 and 0777 (octal), both inclusive`)}`,
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
const rule$13 = rulePerContainer({
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
			message: `Volume \`${name.text}\` is both a mount and a device of ${where()}. ${refusal$1(`${path}.name`, invalidValue(name.text, "must not already exist in volumeDevices"))}`,
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
		message: `A mount of ${context.where()} is \`Bidirectional\`, and the container is not privileged. ${refusal$1(`${context.list}.mountPropagation`, "Forbidden: Bidirectional mount propagation is available only to privileged containers")}`,
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
	const refuse = (text) => refusal$1(`${list}.recursiveReadOnly`, `Forbidden: ${text}`);
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
		message: `A mount of ${where()} has \`${field}: ${text}\`. ${refusal$1(`${list}.${field}`, `Unsupported value: ${JSON.stringify(text)}: supported values: ${supported}`)}`,
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
const rule$12 = rulePerContainer({
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
const rule$11 = rulePerRun({
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
const rule$10 = rulePerRun({
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
const rule$9 = rulePerReference({
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
const rule$8 = rulePerRun({
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
// src/kubernetes/process-size.ts
const LONGEST_STRING = 131072;
const LARGEST_PROCESS = 6291456;
const POINTER = 8;
function oversizesOf(environment) {
	const { bindings, command, args } = environment;
	const found = [];
	let all = 0;
	const isTooLong = (bytes) => {
		all += bytes + POINTER;
		return bytes > LONGEST_STRING;
	};
	for (const { name, value, from } of bindings) {
		const bytes = byteLength$1(name) + 1 + bytesOf$2(value) + 1;
		if (isTooLong(bytes)) found.push({
			what: "variable",
			name,
			bytes,
			from,
			at: void 0
		});
	}
	const addAll = (what, elements) => {
		for (const { value, at } of elements) {
			const bytes = bytesOf$2(value) + 1;
			if (isTooLong(bytes)) found.push({
				what,
				name: "",
				bytes,
				from: void 0,
				at
			});
		}
	};
	addAll("command", command);
	addAll("args", args);
	if (all > 6291456) found.push({
		what: "all",
		name: "",
		bytes: all,
		from: void 0,
		at: void 0
	});
	return found;
}
function bytesOf$2(value) {
	let bytes = 0;
	for (const part of value) if (part.kind === "secret" && part.bytes !== void 0) bytes += part.bytes.length;
	else if (part.kind !== "placeholder") bytes += byteLength$1(part.text);
	return bytes;
}
function byteLength$1(text) {
	return Buffer.byteLength(text);
}
// rules/oversized-environment/rule.ts
const HELP = "Mount it as a file: a volume has no such limit.";
const rule$7 = rulePerEnvironment({
	id: "oversized-environment",
	summary: "A container has more variables and arguments than Linux allows for one process.",
	severity: "error",
	group: "environment",
	since: "0.2.0"
}, function* (environment) {
	const { workload, failures } = environment;
	if (scalarAt(workload.podSpec, "os", "name")?.text === "windows") return;
	const sizes = oversizesOf(environment);
	for (const size of sizes) yield tooLarge$1(size, environment);
	if (failures.some(({ reason }) => reason === "CreateContainerError") && sizes.length === 0) yield tooLarge$1(WHOLE, environment);
});
const WHOLE = {
	what: "all",
	name: "",
	bytes: 6291457,
	from: void 0,
	at: void 0
};
function tooLarge$1({ what, name, bytes, from, at }, environment) {
	const { container, workload } = environment;
	const where = nameOfContainerIn(container, workload);
	const start = scalarAt(container.node, "name") ?? container.node;
	if (what === "all") return {
		at: start,
		message: `The variables and arguments of ${where} take more than ${LARGEST_PROCESS / 1024 / 1024} MiB together, the limit for a process on Linux, so it does not start: \`argument list too long\`.`,
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
const rule$6 = rulePerRun({
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
const rule$5 = rulePerRun({
	id: "config-change-without-rollout",
	summary: "The change edits what a workload reads when it starts, and nothing restarts its running pods.",
	severity: "warning",
	group: "values",
	since: "0.2.0"
}, function* (evidence) {
	const lacking = /* @__PURE__ */ new Set([...lackingIn$1(evidence), ...lackingIn$1(evidence.before)]);
	for (const each of evidence.change()?.workloads ?? []) if (!lacking.has(each.after) && !lacking.has(each.before)) yield* findingsOf(each);
});
function lackingIn$1(evidence) {
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
		message: `Running pods of ${nameInCluster(after.manifest)} keep the old content after this change: ${reason.text}.`,
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
const rule$4 = rulePerRun({
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
const rule$3 = rulePerReference({
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
const rule$2 = rulePerManifest({
	id: "unstable-template",
	summary: "A template generates a value of a Secret at random, so every rendering changes it.",
	severity: "warning",
	group: "builds",
	since: "0.2.0"
}, function* (manifest) {
	if (manifest.kind !== "Secret" || manifest.group !== "" || isHook(manifest)) return;
	for (const field of ["data", "stringData"]) for (const { name, value } of entriesAt(manifest.node, field)) {
		const made = unstableIn(value);
		if (made !== void 0) yield findingOf$1(manifest, name, value, made);
	}
});
function findingOf$1(manifest, key, at, by) {
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
	const making = require_start.makingOf(value);
	const by = making?.unknowable;
	if (making === void 0 || by === void 0 || !UNSTABLE.test(by)) return void 0;
	return looksUp(making) ? void 0 : by;
}
function looksUp({ calls, places }) {
	return [...calls, ...places].some(({ file }) => /\blookup\b/.test(file.text));
}
// rules/missing-sub-path/rule.ts
const rule$1 = rulePerContainer({
	id: "missing-sub-path",
	summary: "A `subPath` does not match a file of its ConfigMap or Secret, so an empty directory is mounted.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload, around) {
	for (const mount of subPathsOf(container, workload)) {
		const lacking = lackingIn(mount, workload, around);
		if (lacking === void 0) continue;
		const { source, nearest } = lacking;
		const who = nameOfContainerIn(container, workload);
		yield {
			at: mount.at,
			message: `${nameOfSource(source)} has no file \`${mount.path}\` in volume \`${mount.volume}\`, so the kubelet makes an empty directory of that name and mounts it into ${who}.`,
			help: nearest === void 0 ? "Name a key of the source (or the `path` of an item), or add the key." : `Did you mean \`${nearest}\`?`,
			related: [{
				at: source.at,
				message: `${nameOfSource(source)} is here`
			}],
			subject: subjectOfWorkload(workload, container, mount.volume)
		};
	}
});
function* subPathsOf(container, workload) {
	const { dialect } = workload.manifest;
	for (const { node } of mountItems(container, workload)) {
		const volume = textField(node, "name", dialect);
		const path = textField(node, "subPath", dialect);
		if (volume.kind !== "text" || path.kind !== "text") continue;
		yield {
			volume: volume.text,
			path: path.text,
			at: path.at
		};
	}
}
function lackingIn(mount, workload, around) {
	const volume = around.volumesOf(workload).get(mount.volume);
	if (volume === void 0 || volume.partial || volume.refusals.length > 0) return void 0;
	const files = volume.files();
	const path = plainPath$1(mount.path);
	if (path === "" || path.startsWith("..")) return void 0;
	for (const each of files.keys()) if (each === path || each.startsWith(`${path}/`)) return void 0;
	const source = onlySource([...files.values()]);
	if (source === void 0) return void 0;
	const nearest = require_load.nearestName(path, files.keys());
	return nearest !== void 0 && nearMiss(path, nearest) !== void 0 || isKnown(source, workload, around) ? {
		source,
		nearest
	} : void 0;
}
function plainPath$1(path) {
	return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function onlySource(files) {
	const source = files[0]?.from?.source;
	return files.every(({ from }) => from?.source === source) ? source : void 0;
}
function isKnown(source, { build, manifest }, around) {
	if (source.build !== build) return false;
	const kind = around.buildOf(build)?.kind;
	if (kind === "chart") return false;
	return kind !== "folder" || require_start.hostSpan(source.at).file === require_start.hostSpan(manifest.node).file;
}
// rules/unmatched-patch/rule.ts
const rule = rulePerRun({
	id: "unmatched-patch",
	summary: "The `target` of a patch names an object that its kustomization does not have.",
	severity: "info",
	group: "builds",
	since: "0.2.0"
}, function* ({ builds }) {
	const all = builds.flatMap(({ id, patches = [] }) => patches.map((patch) => ({
		build: id,
		patch
	})));
	for (const uses of groupBy(all, ({ patch: { at } }) => `${at.file.path}:${at.start}`).values()) {
		if (uses.some(({ patch }) => patch.unmet === void 0)) continue;
		for (const { build, patch } of uses) yield {
			...findingOf(patch),
			build
		};
	}
});
const NOTHING$2 = "so this patch changes nothing. kustomize does not report that";
function findingOf({ at, kind, name, unmet }) {
	if (unmet?.why === void 0) return {
		at,
		message: `The kustomization has no ${kind} \`${name}\`, ${NOTHING$2}.`,
		help: "Correct the target, or remove the patch."
	};
	const { why, meant, object } = unmet;
	return {
		at,
		related: [{
			at: object,
			message: `${kind} \`${why === "slip" || why === "affix" ? meant : name}\` is here`
		}],
		severity: "warning",
		isSlip: true,
		...WORDS$4[why](kind, name, meant)
	};
}
const WORDS$4 = {
	slip: (kind, name, meant) => ({
		message: `The kustomization has no ${kind} \`${name}\`, ${NOTHING$2}.`,
		help: `Did you mean \`${meant}\`?`
	}),
	affix: (kind, name, meant) => ({
		message: `${kind} \`${meant}\` gets the name \`${name}\` after the patches are applied, ${NOTHING$2}.`,
		help: `Name the target without \`namePrefix\` and \`nameSuffix\`: \`${meant}\`.`
	}),
	namespace: (kind, name, meant) => {
		return {
			message: `The target does not match ${kind} \`${name}\`, which ${meant === "" ? "has no namespace" : `is in namespace \`${meant}\``} when patches are applied, ${NOTHING$2}.`,
			help: "Remove `namespace` from the target, or correct it."
		};
	},
	type: (kind, name, meant) => ({
		message: `The target does not match ${kind} \`${name}\`, whose apiVersion is \`${meant}\`, ${NOTHING$2}.`,
		help: "Remove `group` and `version` from the target, or correct them."
	})
};
// rules/catalogue.ts
var catalogue_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ catalogue: () => catalogue });
const catalogue = [
	rule$65,
	rule$64,
	rule$63,
	rule$62,
	rule$61,
	rule$60,
	rule$59,
	rule$58,
	rule$57,
	rule$56,
	rule$55,
	rule$41,
	rule$40,
	rule$54,
	rule$53,
	rule$52,
	rule$51,
	rule$50,
	rule$49,
	rule$48,
	rule$7,
	rule$39,
	rule$38,
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
	rule$6,
	rule$5,
	rule$4,
	rule$3,
	rule$26,
	rule$25,
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
	rule$1,
	rule$12,
	rule$10,
	rule$11,
	rule$9,
	rule$8,
	rule$2,
	rule,
	rule$47,
	rule$46,
	rule$45,
	rule$43,
	rule$44,
	rule$42
];
// src/changes/pod-defaults.ts
const DEFAULTS$1 = [
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
	const found = DEFAULTS$1.flatMap(([pattern, defaults]) => pattern.test(path) ? Object.entries(defaults) : []);
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
// src/changes/compare-producers.ts
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
	const [one, other] = [before, after].map((manifest) => {
		const { node, dialect } = manifest;
		return {
			whole: fieldsOf(isSecret ? node : valueAt(node, "spec"), dialect, key),
			own: key === void 0 ? "" : definitionOf(manifest, key)
		};
	});
	if (one === void 0 || other === void 0) return "perhaps";
	if (one.own !== other.own) return sealedIn(before.node, key) && sealedIn(after.node, key) ? "changed" : "perhaps";
	return one.whole === other.whole ? "same" : "perhaps";
}
function fieldsOf(top, dialect, key) {
	return entriesAt(top).filter(({ name }) => !TIMING.has(name) && name !== "metadata" && name !== "sops").filter(({ name }) => key === void 0 || !PER_KEY.has(name)).flatMap((entry) => key === void 0 ? [entry] : withoutTemplates(entry)).map(({ name, value }) => `${name}:${printed(canonicalOf(value, dialect))}`).sort().join("\n");
}
function withoutTemplates(entry) {
	const template = valueAt(entry.value, "template", "data");
	if (entry.name !== "target" || template === void 0) return [entry];
	return [...entriesAt(entry.value).filter(({ name }) => name !== "template"), ...entriesAt(entry.value, "template").filter(({ name }) => name !== "data")];
}
function definitionOf({ node, dialect }, key) {
	const text = (found) => printed(canonicalOf(found, dialect));
	const sealed = valueAt(node, "spec", "encryptedData", key);
	if (sealed !== void 0) return text(sealed);
	const items = itemsAt(node, "spec", "data");
	const template = scalarAt(node, "spec", "target", "template", "data", key)?.text;
	if (template === void 0) return text(items.find((item) => secretKeyOf(item) === key));
	return [template, ...(WHOLE_DATA.test(template) ? items : items.filter((item) => template.includes(secretKeyOf(item)))).map(text)].join("\n");
}
function secretKeyOf(item) {
	return scalarAt(item, "secretKey")?.text ?? "";
}
const WHOLE_DATA = /[\s({,]\.[\s)},|]/;
function sealedIn(node, key) {
	return key !== void 0 && valueAt(node, "spec", "encryptedData", key) !== void 0;
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
// src/changes/logical-names.ts
const logicalNames = require_start.memo((evidence) => {
	const byName = /* @__PURE__ */ new Map();
	for (const source of evidence.sources) {
		const name = logicalName(source);
		if (name !== source.name) byName.set(keyOf$11(source.build, source.kind, source.name), name);
	}
	return ({ build, kind, name }) => byName.get(keyOf$11(build, kind, name)) ?? name;
});
function keyOf$11(build, kind, name) {
	return `${build}\n${kind}\n${name}`;
}
function sourcesMeant({ verdict }) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return verdict.sources;
	return verdict.kind === "produced" ? [verdict.source] : [];
}
// src/changes/compare-values.ts
const referencesOf$2 = require_start.memo(({ references }) => groupBy(references, ({ reference }) => reference.workload));
function judgedOf(evidence, workload) {
	return referencesOf$2(evidence).get(workload) ?? [];
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
		return compareHidden(old, now, keyOf$10(one), keyOf$10(other));
	};
	return {
		isOpaque: (value) => value.some(({ kind }) => kind === "placeholder"),
		isUntraced: (reference) => untracedReferences.has(reference),
		compare: (one, other) => compareParts(partsOf$1(one), partsOf$1(other), placeholders)
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
function keyOf$10(label) {
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
function partsOf$1(value) {
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
// src/changes/templates/name-of-field.ts
const WORDS$3 = /* @__PURE__ */ new Map([
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
	if (first === "metadata" && typeof second === "string" && typeof third === "string") return `${WORDS$3.get(second) ?? second} \`${third}\` of the pod template`;
	if (first !== "spec") return `\`${printPath(path)}\` of the pod template`;
	if (typeof second === "string" && typeof third === "object") {
		const owner = `${WORDS$3.get(second) ?? second} \`${third.item}\``;
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
		if (field === "envFrom") return `\`envFrom\` (${sourceOf$1(item.item, node)})`;
		if (WORDS$3.has(field)) return `${WORDS$3.get(field) ?? field} \`${item.item}\``;
	}
	return `\`${printPath(path)}\``;
}
function sourceOf$1(item, node) {
	const [field = "", kind, name] = item.split(" ");
	if (name !== void 0) return `${kind ?? ""} ${name}`;
	const written = scalarAt(node, "name")?.text ?? kind ?? item;
	return `${field.startsWith("secret") ? "Secret" : "ConfigMap"} ${written}`;
}
function printPath(path) {
	return path.map((step, at) => typeof step === "string" ? at === 0 ? step : `.${step}` : `[${step.item}]`).join("");
}
// src/changes/templates/walk-template.ts
function walkTemplate(was, is, path, hashed, visit) {
	if (printed(was) === printed(is)) return;
	const isOneAlone = was === void 0 || is === void 0;
	const kind = isOneAlone && !isCollection(path) ? void 0 : kindOfBoth(was, is);
	if (kind === "map") {
		const [olds, news] = [entriesOf$1(was), entriesOf$1(is)];
		for (const name of /* @__PURE__ */ new Set([...olds.keys(), ...news.keys()])) walkTemplate(olds.get(name), news.get(name), [...path, name], hashed, visit);
	} else if (kind === "list") {
		const [olds, news] = [itemsByName(itemsOf(was), hashed), itemsByName(itemsOf(is), hashed)];
		let isSame = true;
		for (const name of /* @__PURE__ */ new Set([...olds.keys(), ...news.keys()])) {
			const [old, now] = [olds.get(name), news.get(name)];
			if (printed(old) !== printed(now)) isSame = false;
			walkTemplate(old, now, [...path, { item: name }], hashed, visit);
		}
		if (isSame && !isOneAlone) visit([...path, "order"], was, is);
	} else visit(path, was, is);
}
function kindOfBoth(was, is) {
	const kind = (was ?? is)?.kind;
	return (is ?? was)?.kind === kind ? kind : void 0;
}
const COLLECTIONS = new Set("annotations labels env envFrom volumeMounts initContainers".split(" "));
function isCollection(path) {
	const last = path.at(-1);
	return typeof last === "string" && COLLECTIONS.has(last);
}
function entriesOf$1(part) {
	return part?.kind === "map" ? part.entries : /* @__PURE__ */ new Map();
}
function itemsOf(part) {
	return part?.kind === "list" ? part.items : [];
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
		"mountPath",
		"name",
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
// src/changes/templates/compare-templates.ts
const MOST$2 = 200;
function compareTemplates(before, after) {
	const [one, other] = [templateOf$1(before), templateOf$1(after)];
	if (one !== void 0 && one === other) return [];
	const [old, now] = [before, after].map((side) => canonicalOf(templateOf$1(side), side.workload.manifest.dialect));
	if (printed(old) === printed(now)) return [];
	const hashed = hashedNames(before, after);
	const found = [];
	walkTemplate(old, now, [], hashed, (path, was, is) => {
		if (found.length >= MOST$2) return;
		const [wasAt, isAt] = [was?.at, is?.at];
		const kind = kindOf$1(path, was, is, hashed);
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
function templateOf$1({ workload }) {
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
function kindOf$1(path, was, is, hashed) {
	if ([was, is].some((side) => side !== void 0 && require_start.makingOf(side.at)?.unknowable !== void 0)) return "random";
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
// src/go/regexp/syntax.ts
var RegexpError = class extends Error {
	constructor(problem, part) {
		super(`error parsing regexp: ${problem}: \`${part}\``);
	}
};
function restOf$1(cursor) {
	return cursor.pattern.slice(cursor.at);
}
function takeChar(cursor) {
	const code = cursor.pattern.codePointAt(cursor.at);
	if (code === void 0) return "";
	if (isStrayByte(code)) throw new RegexpError("invalid UTF-8", restOf$1(cursor));
	const char = String.fromCodePoint(code);
	cursor.at += char.length;
	return char;
}
function isStrayByte(code) {
	return code >= 55296 && code <= 57343;
}
// src/go/regexp/compile.ts
const MATCH = 0;
const MAX_INSTRUCTIONS = 5e4;
function compileProgram(expression, pattern) {
	const code = [{ kind: "match" }];
	const entry = compile$1(expression, MATCH, {
		code,
		pattern
	});
	code.push({
		kind: "mark",
		slot: 0,
		next: entry
	});
	return code;
}
function compile$1(expression, next, build) {
	switch (expression.kind) {
		case "empty": return next;
		case "one":
		case "assert": return add$1(build, {
			...expression,
			next
		});
		case "group": {
			const end = add$1(build, {
				kind: "mark",
				slot: expression.index * 2 + 1,
				next
			});
			const start = compile$1(expression.part, end, build);
			return add$1(build, {
				kind: "mark",
				slot: expression.index * 2,
				next: start
			});
		}
		case "sequence": return expression.parts.reduceRight((then, part) => compile$1(part, then, build), next);
		case "either": return expression.parts.map((part) => compile$1(part, next, build)).reduceRight((other, start) => add$1(build, {
			kind: "split",
			next: start,
			other
		}));
		default: return compileRepeat(expression, next, build);
	}
}
function compileRepeat(repeat, next, build) {
	const { part, min, max } = repeat;
	if (max === 0) return next;
	let start = next;
	if (max === void 0) start = min === 0 ? star(repeat, next, build) : plus(repeat, next, build);
	for (let count = min; count < (max ?? 0); count++) start = split(repeat, compile$1(part, start, build), next, build);
	const copies = max === void 0 ? min - 1 : min;
	for (let count = 0; count < copies; count++) start = compile$1(part, start, build);
	return start;
}
function star(repeat, next, build) {
	if (isNullable(repeat.part)) return split(repeat, plus(repeat, next, build), next, build);
	return loop(repeat, next, build).loop;
}
function plus(repeat, next, build) {
	return loop(repeat, next, build).start;
}
function loop(repeat, next, build) {
	const instruction = {
		kind: "split",
		next,
		other: next
	};
	const at = add$1(build, instruction);
	const start = compile$1(repeat.part, at, build);
	if (repeat.lazy) instruction.other = start;
	else instruction.next = start;
	return {
		loop: at,
		start
	};
}
function split({ lazy }, inside, next, build) {
	return lazy ? add$1(build, {
		kind: "split",
		next,
		other: inside
	}) : add$1(build, {
		kind: "split",
		next: inside,
		other: next
	});
}
function add$1({ code, pattern }, instruction) {
	if (code.length > MAX_INSTRUCTIONS) throw new RegexpError("expression too large", pattern);
	return code.push(instruction) - 1;
}
const nullable = /* @__PURE__ */ new WeakMap();
function isNullable(expression) {
	let known = nullable.get(expression);
	if (known === void 0) {
		known = computeNullable(expression);
		nullable.set(expression, known);
	}
	return known;
}
function computeNullable(expression) {
	switch (expression.kind) {
		case "one": return false;
		case "empty":
		case "assert": return true;
		case "group": return isNullable(expression.part);
		case "sequence": return expression.parts.every(isNullable);
		case "either": return expression.parts.some(isNullable);
		default: return expression.min === 0 || isNullable(expression.part);
	}
}
// src/go/regexp/fold-case.ts
const CASED = /^\p{Changes_When_Casefolded}$/u;
const LAST_CASED = 125251;
let cachedOrbits;
function foldsOf(char) {
	if (char < 128) return foldsOfAscii(char);
	cachedOrbits ??= findOrbits();
	return cachedOrbits.get(char) ?? [];
}
function foldsOfAscii(char) {
	const lower = char | 32;
	if (lower < 97 || lower > 122) return [];
	const other = char ^ 32;
	if (lower === 107) return [other, 8490];
	return lower === 115 ? [other, 383] : [other];
}
function findOrbits() {
	const members = /* @__PURE__ */ new Map();
	for (let code = 65; code <= LAST_CASED; code++) {
		if (code >= 55296 && code <= 57343) continue;
		const char = String.fromCodePoint(code);
		if (!CASED.test(char)) continue;
		const folded = foldOf(char);
		if (folded === void 0 || folded === code) continue;
		const orbit = members.get(folded) ?? /* @__PURE__ */ new Set([folded]);
		members.set(folded, orbit.add(code));
	}
	const orbits = /* @__PURE__ */ new Map();
	for (const orbit of members.values()) for (const code of orbit) orbits.set(code, Array.from(orbit).filter((other) => other !== code));
	return orbits;
}
function foldOf(char) {
	const candidates = [
		char.toLowerCase(),
		char.toUpperCase().toLowerCase(),
		char.toUpperCase()
	];
	const same = new RegExp(`^\\u{${char.codePointAt(0)?.toString(16) ?? ""}}$`, "iu");
	return candidates.find((other) => other !== char && same.test(other))?.codePointAt(0);
}
// src/go/regexp/unicode-names.ts
const SCRIPTS = new Set(`Adlam Ahom Arabic Armenian Avestan Balinese Bamum Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese Buhid
Carian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari Dogra Duployan
Elbasan Elymaic Ethiopic Georgian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han Hangul Hanunoo Hatran Hebrew
Hiragana Inherited Javanese Kaithi Kannada Katakana Kawi Kharoshthi Khmer Khojki Khudawadi Lao Latin Lepcha Limbu Lisu
Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Medefaidrin Miao Modi Mongolian Mro Multani Myanmar
Nabataean Nandinagari Newa Nko Nushu Ogham Oriya Osage Osmanya Palmyrene Phoenician Rejang Runic Samaritan Saurashtra
Sharada Shavian Siddham Sinhala Sogdian Soyombo Sundanese Syriac Tagalog Tagbanwa Takri Tamil Tangsa Tangut Telugu
Thaana Thai Tibetan Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Yezidi Yi`.split(/\s/));
const CATEGORY_ALIASES = new Map(`C=other Cc=control,cntrl Cf=format Cn=unassigned Co=privateuse Cs=surrogate L=letter LC=casedletter
Ll=lowercaseletter Lm=modifierletter Lo=otherletter Lt=titlecaseletter Lu=uppercaseletter M=mark,combiningmark
Mc=spacingmark Me=enclosingmark Mn=nonspacingmark N=number Nd=decimalnumber,digit Nl=letternumber No=othernumber
P=punctuation,punct Pc=connectorpunctuation Pd=dashpunctuation Pe=closepunctuation Pf=finalpunctuation
Pi=initialpunctuation Po=otherpunctuation Ps=openpunctuation S=symbol Sc=currencysymbol Sk=modifiersymbol Sm=mathsymbol
So=othersymbol Z=separator Zl=lineseparator Zp=paragraphseparator Zs=spaceseparator`.split(/\s/).flatMap((line) => {
	const [short = "", long = ""] = line.split("=");
	return [short.toLowerCase(), ...long.split(",")].map((name) => [name, short]);
}));
// src/go/regexp/char-classes.ts
const isDigit$1 = (char) => char >= 48 && char <= 57;
const isWord$1 = (char) => isDigit$1(char) || isLetter(char) || char === 95;
const isLetter = (char) => char >= 65 && char <= 90 || char >= 97 && char <= 122;
const isSpace = (char) => char === 9 || char === 10 || char === 12 || char === 13 || char === 32;
const PERL = /* @__PURE__ */ new Map([
	["d", isDigit$1],
	["s", isSpace],
	["w", isWord$1]
]);
const POSIX = /* @__PURE__ */ new Map([
	["alnum", (char) => isDigit$1(char) || isLetter(char)],
	["alpha", isLetter],
	["ascii", (char) => char <= 127],
	["blank", (char) => char === 9 || char === 32],
	["cntrl", (char) => char < 32 || char === 127],
	["digit", isDigit$1],
	["graph", (char) => char >= 33 && char <= 126],
	["lower", (char) => char >= 97 && char <= 122],
	["print", (char) => char >= 32 && char <= 126],
	["punct", (char) => char >= 33 && char <= 126 && !isDigit$1(char) && !isLetter(char)],
	["space", (char) => isSpace(char) || char === 11],
	["upper", (char) => char >= 65 && char <= 90],
	["word", isWord$1],
	["xdigit", (char) => isDigit$1(char) || char >= 65 && char <= 70 || char >= 97 && char <= 102]
]);
function perlClass(letter, ignoreCase) {
	const test = PERL.get(letter.toLowerCase());
	if (test === void 0) return void 0;
	return signed(test, letter !== letter.toLowerCase(), ignoreCase);
}
function posixClass(name, ignoreCase) {
	const test = POSIX.get(name.replace(/^\^/, ""));
	if (test === void 0) throw new RegexpError("invalid character class range", `[:${name}:]`);
	return signed(test, name.startsWith("^"), ignoreCase);
}
function unicodeClass(name, written, ignoreCase) {
	const test = propertyTest(name.replace(/^\^/, ""));
	if (test === void 0) throw new RegexpError("invalid character class range", written);
	return signed(test, written.startsWith("\\P") !== name.startsWith("^"), ignoreCase);
}
function signed(test, negated, ignoreCase) {
	const folded = ignoreCase ? foldCase(test) : test;
	return negated ? not(folded) : folded;
}
const testOf = /* @__PURE__ */ new Map();
function propertyTest(name) {
	const plain = name.replaceAll(/[-_ ]/g, "").toLowerCase();
	if (!testOf.has(plain)) testOf.set(plain, findProperty(plain));
	return testOf.get(plain);
}
function findProperty(name) {
	switch (name) {
		case "any": return () => true;
		case "assigned": return not(matching("gc=Cn"));
		case "ascii": return (char) => char <= 127;
	}
	const category = CATEGORY_ALIASES.get(name);
	if (category !== void 0) return matching(`gc=${category}`);
	const script = name.charAt(0).toUpperCase() + name.slice(1);
	return SCRIPTS.has(script) ? matching(`sc=${script}`) : void 0;
}
function matching(property) {
	const pattern = new RegExp(`^\\p{${property}}$`, "u");
	return (char) => pattern.test(String.fromCodePoint(char));
}
function range(from, to) {
	return from === to ? (char) => char === from : (char) => char >= from && char <= to;
}
function anyOf(tests) {
	const [only] = tests;
	return tests.length === 1 && only !== void 0 ? only : (char) => tests.some((test) => test(char));
}
function not(test) {
	return (char) => !test(char);
}
function foldCase(test) {
	return (char) => test(char) || foldsOf(char).some(test);
}
// src/go/regexp/parse-escape.ts
const MAX_CHAR = 1114111;
const SIMPLE_ESCAPES = /* @__PURE__ */ new Map([
	["a", 7],
	["f", 12],
	["t", 9],
	["n", 10],
	["r", 13],
	["v", 11]
]);
function escapedClass(cursor, ignoreCase) {
	const letter = cursor.pattern.charAt(cursor.at);
	const perl = perlClass(letter, ignoreCase);
	if (perl !== void 0) {
		cursor.at++;
		return perl;
	}
	return letter === "p" || letter === "P" ? escapedProperty(cursor, ignoreCase) : void 0;
}
function escapedProperty(cursor, ignoreCase) {
	const start = cursor.at - 1;
	cursor.at++;
	let name = takeChar(cursor);
	if (name === "{") {
		const end = cursor.pattern.indexOf("}", cursor.at);
		if (end === -1) throw new RegexpError("invalid character class range", cursor.pattern.slice(start));
		name = cursor.pattern.slice(cursor.at, end);
		cursor.at = end + 1;
	}
	return unicodeClass(name, cursor.pattern.slice(start, cursor.at), ignoreCase);
}
function escapedChar(cursor) {
	const start = cursor.at - 1;
	if (cursor.at >= cursor.pattern.length) throw new RegexpError("trailing backslash at end of expression", "");
	const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.exec(restOf$1(cursor))?.[0];
	if (octal !== void 0) {
		cursor.at += octal.length;
		return parseInt(octal, 8);
	}
	const letter = takeChar(cursor);
	const code = letter.codePointAt(0) ?? 0;
	const known = letter === "x" ? hexChar(cursor) : SIMPLE_ESCAPES.get(letter);
	if (known !== void 0) return known;
	if (letter !== "x" && code < 128 && (!isWord$1(code) || letter === "_")) return code;
	throw new RegexpError("invalid escape sequence", cursor.pattern.slice(start, cursor.at));
}
function hexChar(cursor) {
	const first = takeChar(cursor);
	if (first !== "{") {
		const digits = first === "" ? "" : first + takeChar(cursor);
		return /^[0-9A-Fa-f]{2}$/.test(digits) ? parseInt(digits, 16) : void 0;
	}
	let code = 0;
	for (let count = 0;; count++) {
		const digit = takeChar(cursor);
		if (digit === "}" && count > 0) return code;
		if (!/^[0-9A-Fa-f]$/.test(digit)) return void 0;
		code = code * 16 + parseInt(digit, 16);
		if (code > MAX_CHAR) return void 0;
	}
}
// src/go/regexp/parse-class.ts
function parseClass(cursor, ignoreCase) {
	const { pattern } = cursor;
	const start = cursor.at - 1;
	const negated = pattern.charAt(cursor.at) === "^";
	if (negated) cursor.at++;
	const tests = [];
	for (let first = true; first || pattern.charAt(cursor.at) !== "]"; first = false) tests.push(classItem(cursor, start, ignoreCase));
	cursor.at++;
	return negated ? not(anyOf(tests)) : anyOf(tests);
}
function classItem(cursor, start, ignoreCase) {
	const { pattern } = cursor;
	if (pattern.startsWith("[:", cursor.at)) {
		const end = pattern.indexOf(":]", cursor.at + 2);
		if (end !== -1) {
			const name = pattern.slice(cursor.at + 2, end);
			cursor.at = end + 2;
			return posixClass(name, ignoreCase);
		}
	}
	if (pattern.charAt(cursor.at) === "\\" && cursor.at + 1 < pattern.length) {
		cursor.at++;
		const test = escapedClass(cursor, ignoreCase);
		if (test !== void 0) return test;
		cursor.at--;
	}
	const test = classRange(cursor, start);
	return ignoreCase ? foldCase(test) : test;
}
function classRange(cursor, start) {
	const { pattern } = cursor;
	const written = cursor.at;
	const from = classChar(cursor, start);
	if (pattern.charAt(cursor.at) !== "-" || ["]", ""].includes(pattern.charAt(cursor.at + 1))) return range(from, from);
	cursor.at++;
	const to = classChar(cursor, start);
	if (to < from) throw new RegexpError("invalid character class range", pattern.slice(written, cursor.at));
	return range(from, to);
}
function classChar(cursor, start) {
	if (cursor.at >= cursor.pattern.length) throw new RegexpError("missing closing ]", cursor.pattern.slice(start));
	const char = takeChar(cursor);
	return char === "\\" ? escapedChar(cursor) : char.codePointAt(0) ?? 0;
}
// src/go/regexp/parse-repetition.ts
const MAX_REPEAT = 1e3;
const REPETITION = /(?:([*+?])|\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*)?)?\})(\??)/y;
function takeRepetition(cursor, lazy) {
	REPETITION.lastIndex = cursor.at;
	const found = REPETITION.exec(cursor.pattern);
	if (found === null) return void 0;
	const [written, sign, low = "0", comma, high, mark] = found;
	cursor.at += written.length;
	const how = {
		lazy: lazy !== (mark === "?"),
		written
	};
	if (sign !== void 0) return {
		min: sign === "+" ? 1 : 0,
		max: sign === "?" ? 1 : void 0,
		...how
	};
	const min = Number(low);
	return {
		min,
		max: comma === void 0 ? min : high === void 0 ? void 0 : Number(high),
		...how
	};
}
function repeated(part, { min, max, lazy, written }, before) {
	if (min > MAX_REPEAT || max !== void 0 && (max > MAX_REPEAT || max < min)) throw new RegexpError("invalid repeat count", written.replace(/(?<=.)\?$/, ""));
	if (before !== "") throw new RegexpError("invalid nested repetition operator", before + written);
	if (part === void 0) throw new RegexpError("missing argument to repetition operator", written);
	const made = {
		kind: "repeat",
		part,
		min,
		max,
		lazy
	};
	if (weight(made) > MAX_REPEAT) throw new RegexpError("invalid repeat count", written);
	return made;
}
function weight(expression) {
	switch (expression.kind) {
		case "repeat": {
			const count = expression.max ?? expression.min;
			return expression.max === 0 ? 1 : Math.max(1, count) * weight(expression.part);
		}
		case "group": return weight(expression.part);
		case "sequence":
		case "either": return expression.parts.reduce((most, part) => Math.max(most, weight(part)), 1);
		default: return 1;
	}
}
// src/go/regexp/parse.ts
const MAX_DEPTH$1 = 1e3;
const NO_FLAGS = {
	ignoreCase: false,
	multiline: false,
	dotAll: false,
	lazy: false
};
const EMPTY = { kind: "empty" };
function parseRegexp(pattern) {
	const state = {
		pattern,
		at: 0,
		flags: NO_FLAGS,
		depth: 0,
		names: [void 0]
	};
	const expression = either$1(state);
	if (state.at < pattern.length) throw new RegexpError("unexpected )", pattern);
	return {
		expression,
		names: state.names
	};
}
function either$1(state) {
	const parts = [sequence(state)];
	while (state.pattern.charAt(state.at) === "|") {
		state.at++;
		parts.push(sequence(state));
	}
	return parts.length === 1 ? parts[0] ?? EMPTY : {
		kind: "either",
		parts
	};
}
function sequence(state) {
	const parts = [];
	let before = "";
	while (state.at < state.pattern.length && !"|)".includes(state.pattern.charAt(state.at))) {
		const repetition = takeRepetition(state, state.flags.lazy);
		if (repetition === void 0) {
			const part = quoted$1(state) ?? atom(state);
			if (Array.isArray(part)) parts.push(...part);
			else if (part !== void 0) parts.push(part);
		} else parts.push(repeated(parts.pop(), repetition, before));
		before = repetition === void 0 ? "" : before + repetition.written;
	}
	return parts.length === 1 ? parts[0] ?? EMPTY : {
		kind: "sequence",
		parts
	};
}
function atom(state) {
	const char = takeChar(state);
	switch (char) {
		case "(": return group(state);
		case "[": return {
			kind: "one",
			test: parseClass(state, state.flags.ignoreCase)
		};
		case ".": return {
			kind: "one",
			test: state.flags.dotAll ? () => true : (each) => each !== 10
		};
		case "^": return {
			kind: "assert",
			test: state.flags.multiline ? atLineStart : atTextStart
		};
		case "$": return {
			kind: "assert",
			test: state.flags.multiline ? atLineEnd : atTextEnd
		};
		case "\\": return escape(state);
		default: return literal(char, state.flags);
	}
}
function group(state) {
	const outer = state.flags;
	const index = openGroup(state);
	if (index === void 0) return void 0;
	if (++state.depth > MAX_DEPTH$1) throw new RegexpError("expression nests too deeply", state.pattern);
	const part = either$1(state);
	if (state.pattern.charAt(state.at) !== ")") throw new RegexpError("missing closing )", state.pattern);
	state.at++;
	state.flags = outer;
	state.depth--;
	return index === 0 ? part : {
		kind: "group",
		index,
		part
	};
}
function openGroup(state) {
	if (state.pattern.charAt(state.at) !== "?") return state.names.push(void 0) - 1;
	const rest = restOf$1(state);
	if (/^\?P?</.test(rest) && rest.length > 2) return state.names.push(groupName(state, rest)) - 1;
	const found = /^\?([imsU]*)(?:-([imsU]+))?([:)])/.exec(rest);
	if (found === null) throw new RegexpError("invalid or unsupported Perl syntax", `(${/^\?[imsU]*(?:-[imsU]*)?[^]?/u.exec(rest)?.[0] ?? ""}`);
	const [written, on = "", off = "", end] = found;
	state.at += written.length;
	state.flags = flagsWith(state.flags, on, off);
	return end === ")" ? void 0 : 0;
}
function groupName(state, rest) {
	const end = rest.indexOf(">");
	if (end === -1) throw new RegexpError("invalid named capture", `(${rest}`);
	const name = rest.slice(rest.indexOf("<") + 1, end);
	if (!/^[A-Za-z0-9_]+$/.test(name)) throw new RegexpError("invalid named capture", `(${rest.slice(0, end + 1)}`);
	state.at += end + 1;
	return name;
}
function flagsWith(flags, on, off) {
	const flag = (letter, before) => off.includes(letter) ? false : on.includes(letter) || before;
	return {
		ignoreCase: flag("i", flags.ignoreCase),
		multiline: flag("m", flags.multiline),
		dotAll: flag("s", flags.dotAll),
		lazy: flag("U", flags.lazy)
	};
}
function quoted$1(state) {
	const { pattern, at } = state;
	if (!pattern.startsWith("\\Q", at)) return void 0;
	const end = pattern.indexOf("\\E", at + 2);
	const text = pattern.slice(at + 2, end === -1 ? void 0 : end);
	state.at = end === -1 ? pattern.length : end + 2;
	return Array.from(text, (char) => literal(char, state.flags));
}
function escape(state) {
	const assertion = assertionOf(state.pattern.charAt(state.at));
	if (assertion !== void 0) {
		state.at++;
		return {
			kind: "assert",
			test: assertion
		};
	}
	const test = escapedClass(state, state.flags.ignoreCase);
	if (test !== void 0) return {
		kind: "one",
		test
	};
	return literal(String.fromCodePoint(escapedChar(state)), state.flags);
}
function literal(char, { ignoreCase }) {
	const code = char.codePointAt(0) ?? 0;
	const test = range(code, code);
	return {
		kind: "one",
		test: ignoreCase ? foldCase(test) : test
	};
}
const atTextStart = (before) => before === -1;
const atTextEnd = (_, after) => after === -1;
const atLineStart = (before) => before === -1 || before === 10;
const atLineEnd = (_, after) => after === -1 || after === 10;
const atWord = (before, after) => isWord$1(before) !== isWord$1(after);
function assertionOf(letter) {
	switch (letter) {
		case "A": return atTextStart;
		case "z": return atTextEnd;
		case "b": return atWord;
		case "B": return (before, after) => !atWord(before, after);
		default: return;
	}
}
// src/go/regexp/run-program.ts
const REPLACEMENT = 65533;
const SPEND_EVERY = 65536;
function runProgram(program, text, from, groups, spend) {
	const run = {
		text,
		program,
		entered: new Int32Array(program.length).fill(-1)
	};
	const none = Array.from({ length: (groups + 1) * 2 }, () => -1);
	let current = [];
	let found;
	let steps = program.length;
	for (let at = from;;) {
		if (found === void 0) enter(run, current, program.length - 1, at, none);
		if (current.length === 0) {
			if (found !== void 0 || at >= text.length) break;
		}
		const char = charAt(text, at);
		const next = char > 65535 ? at + 2 : at + 1;
		const following = [];
		for (const thread of current) {
			const instruction = program[thread.at];
			if (instruction?.kind === "one") {
				if (char !== -1 && instruction.test(char)) enter(run, following, instruction.next, next, thread.marks);
			} else {
				found = withEnd(thread.marks, at);
				break;
			}
		}
		steps += current.length + 1;
		if (steps > SPEND_EVERY && spend !== void 0) {
			spend(steps);
			steps = 0;
		}
		if (char === -1) break;
		current = following;
		at = next;
	}
	spend?.(steps);
	return found;
}
function withEnd(marks, end) {
	const match = marks.slice();
	match[1] = end;
	return match;
}
function enter(run, threads, start, place, startMarks) {
	const todo = [{
		at: start,
		marks: startMarks
	}];
	for (let thread = todo.pop(); thread !== void 0; thread = todo.pop()) {
		let { at, marks } = thread;
		while (run.entered[at] !== place) {
			run.entered[at] = place;
			const instruction = run.program[at];
			if (instruction === void 0) break;
			if (instruction.kind === "one" || instruction.kind === "match") {
				threads.push({
					at,
					marks
				});
				break;
			}
			if (instruction.kind === "split") todo.push({
				at: instruction.other,
				marks
			});
			else if (instruction.kind === "mark") marks = marked(marks, instruction.slot, place);
			else if (!instruction.test(charBefore(run.text, place), charAt(run.text, place))) break;
			at = instruction.next;
		}
	}
}
function marked(marks, slot, place) {
	if (slot >= marks.length) return marks;
	const copy = marks.slice();
	copy[slot] = place;
	return copy;
}
function charAt(text, at) {
	const code = text.codePointAt(at);
	if (code === void 0) return -1;
	return isStrayByte(code) ? REPLACEMENT : code;
}
function charBefore(text, at) {
	if (at === 0) return -1;
	const unit = text.charCodeAt(at - 1);
	if (!isStrayByte(unit)) return unit;
	const code = unit >= 56320 && at > 1 ? text.codePointAt(at - 2) ?? 0 : 0;
	return code > 65535 ? code : REPLACEMENT;
}
// src/go/regexp/go-regexp.ts
const MOST_CACHED = 500;
const cached = /* @__PURE__ */ new Map();
function compileGoRegexp(pattern) {
	let compiled = cached.get(pattern);
	if (compiled === void 0) {
		compiled = compile(pattern);
		if (cached.size >= MOST_CACHED) cached.clear();
		cached.set(pattern, compiled);
	}
	return compiled;
}
function compileRegexp(pattern) {
	const compiled = compileGoRegexp(pattern);
	if (compiled.kind === "error") return { error: compiled.error };
	return (text) => findMatch(compiled, text, 0) !== void 0;
}
function findMatch(regexp, text, from, spend) {
	return runProgram(regexp.program, text, from, 0, spend);
}
function findGroups(regexp, text, from, spend) {
	return runProgram(regexp.program, text, from, regexp.names.length - 1, spend);
}
function compile(pattern) {
	try {
		const { expression, names } = parseRegexp(pattern);
		return {
			kind: "regexp",
			program: compileProgram(expression, pattern),
			names
		};
	} catch (error) {
		if (error instanceof RegexpError) return {
			kind: "error",
			error: error.message
		};
		throw error;
	}
}
// src/changes/reloader.ts
const KINDS$4 = /* @__PURE__ */ new Set([
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
	const found = annotationsOf$1(workload, source.kind);
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
function annotationsOf$1({ manifest, podMetadata }, kind) {
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
	if (text(reload).split(",").some((pattern) => matches$1(pattern.trim(), name))) return {
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
function matches$1(pattern, name) {
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
	return KINDS$4.has(manifest.kind);
}
// src/changes/triggers.ts
const KINDS$3 = /* @__PURE__ */ new Map([
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
		return KINDS$3.get(resource.toLowerCase()) === kind && rest.join("/") === name;
	}) ? entry?.key : void 0;
}
// src/changes/restarted-by.ts
function restarterOf(workload, source, reloader = require_start.DEFAULT_RELOADER) {
	if (logicalName(source) !== source.name) return "the hash in its name";
	if (source.immutable) return "its immutability";
	const { podMetadata } = workload;
	const checksum = entriesAt(podMetadata, "annotations").find(({ name }) => CHECKSUM_NAME.test(name));
	if (checksum !== void 0) return `the annotation ${checksum.name}`;
	if (triggerOf(workload, source.kind, source.name) !== void 0) return "envfrom rollout";
	return reloadOf(workload, {
		before: source,
		after: source,
		build: source.build,
		name: source.name,
		keys: [],
		refusal: void 0
	}, true, reloader)?.reloads === true ? "Reloader" : void 0;
}
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
function* manifestsOf$1(build) {
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
function isObject$2(node) {
	return mapAt(node, "metadata") !== void 0 && node.entries.some(({ name, value }) => name === "apiVersion" && value.kind === "scalar") && node.entries.some(({ name, value }) => name === "kind" && value.kind === "scalar");
}
function nestedManifests(manifest) {
	return isBuiltIn(manifest) || manifest.expanded === true ? [] : nestedIn(manifest.node, manifest);
}
const nestedIn = require_start.memo((node, manifest) => [...objectsIn$1(node, manifest)]);
function* objectsIn$1(node, around) {
	if (node.kind === "scalar") return;
	const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
	for (const child of children) {
		if (child.kind === "map" && isObject$2(child)) yield manifestOf$1(child, around);
		yield* objectsIn$1(child, around);
	}
}
function manifestOf$1(node, { dialect }) {
	const text = (...path) => {
		const value = mapAt(node, ...path.slice(0, -1))?.entries.find(({ name }) => name === path.at(-1))?.value;
		return stringOf$1(value, dialect);
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
function known$3(value) {
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
function textsAt$1(root, path, dialect) {
	const steps = stepsOf$2(path);
	const last = steps.at(-1)?.kind === "keys" ? steps.length - 1 : steps.length;
	const nodes = follow(root, steps.slice(0, last));
	if (last < steps.length) return nodes.flatMap((node) => node.kind === "map" ? node.entries.map(({ name, key }) => ({
		name,
		at: key
	})) : []);
	return nodes.flatMap((node) => {
		const name = stringOf$1(node, dialect);
		return name === void 0 || name === "" ? [] : [{
			name,
			at: node
		}];
	});
}
function nodesAt(root, path) {
	return follow(root, stepsOf$2(path));
}
const parsed = /* @__PURE__ */ new Map();
function stepsOf$2(path) {
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
	const open = [node];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		yield next;
		if (next.kind === "scalar") continue;
		const children = next.kind === "sequence" ? next.items : next.entries.map(valueOf$1);
		for (let at = children.length - 1; at >= 0; at--) {
			const child = children[at];
			if (child !== void 0 && child.kind !== "scalar") open.push(child);
		}
	}
}
function valueOf$1({ value }) {
	return value;
}
// src/references/producers/external-secrets.ts
function externalSecretSources(manifest) {
	const cluster = manifest.kind === "ClusterExternalSecret";
	const spec = mapAt(manifest.node, "spec", ...cluster ? ["externalSecretSpec"] : []);
	const own = cluster ? scalarAt(manifest.node, "spec", "externalSecretName") ?? scalarAt(manifest.node, "metadata", "name") : scalarAt(manifest.node, "metadata", "name");
	const at = scalarAt(spec, "target", "name") ?? own;
	const name = stringOf$1(at, manifest.dialect) || stringOf$1(own, manifest.dialect);
	const policy = scalarAt(spec, "target", "creationPolicy")?.text;
	if (spec === void 0 || at === void 0 || !name || policy === "None") return [];
	return [{
		kind: kindOf(spec),
		name,
		at,
		namespace: cluster ? void 0 : manifest.namespace,
		...cluster && { anywhere: true },
		type: stringOf$1(scalarAt(spec, "target", "template", "type"), manifest.dialect),
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
	if (templated.length > 0 && !merges) return known$3(producedKeys(templated, kind));
	if (itemsAt(spec, "dataFrom").length > 0) return unknown$1("its keys come from the secret store");
	return known$3(producedKeys([...textsAt$1(spec, "data[*].secretKey", dialect), ...templated], kind));
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
		const values = textsAt$1(startOf(path, scope), path, scope.dialect);
		if (values.length > 0) return values;
	}
	return [];
}
function holds$1(condition, scope) {
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
	return productsBy(registry)(manifest);
}
const productsBy = require_start.memo((registry) => require_start.memo((manifest) => registry.rowsFor(manifest).flatMap(({ makes = [] }) => makes.flatMap((made) => sourcesOf$4(manifest, made)))));
const MOST_ITEMS = 200;
function sourcesOf$4(manifest, made) {
	const { node: root, dialect } = manifest;
	return (made.each === void 0 ? [root] : nodesAt(root, made.each).slice(0, MOST_ITEMS)).flatMap((item) => sourcesIn$1({
		root,
		item,
		dialect
	}, manifest, made));
}
function sourcesIn$1(scope, manifest, made) {
	if (made.when?.every((condition) => !holds$1(condition, scope))) return [];
	if (made.unless?.some((condition) => holds$1(condition, scope))) return [];
	return namesFrom(made.name, scope).map(({ name, at }) => ({
		kind: made.kind,
		name,
		at,
		namespace: namespaceOf$1(scope, manifest, made),
		...made.namespace === "*" && { anywhere: true },
		type: made.type === void 0 ? void 0 : namesFrom(made.type, scope)[0]?.name,
		keys: keysOf$1(scope, manifest, made),
		...usualKeysOf(scope, made)
	}));
}
function namespaceOf$1(scope, { namespace }, made) {
	if (made.namespace === void 0) return namespace;
	return made.namespace === "*" ? void 0 : namesFrom(made.namespace, scope)[0]?.name ?? namespace;
}
function keysOf$1(scope, { kind }, made) {
	if (made.keys === void 0 || made.unknownIf?.some((condition) => holds$1(condition, scope))) return unknown$1(`only the controller of ${kind} knows its keys`);
	const keys = made.keys.flatMap((template) => namesFrom(template, scope));
	if (keys.length === 0) return unknown$1(`${kind} does not show its keys`);
	return known$3(producedKeys(keys, kind));
}
function usualKeysOf(scope, made) {
	const keys = made.usualKeys?.flatMap((template) => namesFrom(template, scope)) ?? [];
	return keys.length === 0 ? {} : { usualKeys: keys.map(({ name }) => name) };
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
	return b.kind === "unknown" ? b : known$3(new Map([...a.value, ...b.value]));
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
	const name = stringOf$1(at, manifest.dialect);
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
		const text = given === void 0 ? void 0 : stringOf$1(value, manifest.dialect);
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
			namespace: stringOf$1(entryOf(parameters, beside)?.value, dialect) || void 0
		};
		return referenceAt(value, `parameters[${name}]`, manifest, given);
	});
}
const PERMISSION = "a permission on a name that may come later";
function permissionReferences(manifest) {
	if (manifest.group !== "rbac.authorization.k8s.io") return [];
	return itemsAt(manifest.node, "rules").flatMap((rule, index) => {
		const resources = new Set(itemsAt(rule, "resources").map((item) => stringOf$1(item, manifest.dialect)));
		return KINDS$2.flatMap(([resource, kind]) => resources.has(resource) ? namesOf(rule, `rules[${index}]`, kind, manifest) : []);
	});
}
const KINDS$2 = [["configmaps", "ConfigMap"], ["secrets", "Secret"]];
function namesOf(rule, path, kind, manifest) {
	return itemsAt(rule, "resourceNames").flatMap((name, index) => referenceAt(name, `${path}.resourceNames[${index}]`, manifest, {
		kind,
		use: "other",
		harmless: PERMISSION
	}));
}
function ownerReferences(manifest) {
	return itemsAt(manifest.node, "metadata", "ownerReferences").flatMap((owner, index) => {
		const kind = sourceKindOf$1(owner, manifest);
		if (kind === void 0 || owner.kind !== "map") return [];
		const path = `metadata.ownerReferences[${index}]`;
		return referenceAt(entryOf(owner, "name")?.value, path, manifest, {
			kind,
			use: "other",
			harmless: "an owner only decides about garbage collection"
		});
	});
}
function sourceKindOf$1(node, { dialect }) {
	if (node.kind !== "map") return void 0;
	const kind = textAt$1(node, "kind", dialect);
	if ((textAt$1(node, "apiVersion", dialect) ?? "v1") !== "v1" || (textAt$1(node, "group", dialect) ?? "") !== "") return void 0;
	return kind === "ConfigMap" || kind === "Secret" ? kind : void 0;
}
function textAt$1(node, field, dialect) {
	return stringOf$1(entryOf(node, field)?.value, dialect);
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
		if (item.kind === "map" && isObject$2(item)) continue;
		if (field === "imagePullSecrets") addPullSecret(item, `${path}[${index}]`, context);
		else walk$1(item, field === "certificateRefs" ? field : "", `${path}[${index}]`, context);
	}
	else {
		byMap(node, field, path, context);
		const isPodSpec = context.podSpecs.has(node);
		for (const { name, value } of node.entries) {
			if (isPodSpec && POD_SPEC_FIELDS.has(name)) continue;
			if (NO_REFERENCES.has(name) || value.kind === "map" && isObject$2(value)) continue;
			walk$1(value, name, `${path}.${name}`, context);
		}
	}
}
function byText(node, field, path, context) {
	const kind = SECRET_TEXT.test(field) || namesSecretOf(context.manifest, path) ? "Secret" : CONFIG_MAP_TEXT.test(field) ? "ConfigMap" : void 0;
	if (kind !== void 0) add(kind, node, {
		path,
		context,
		owner: void 0
	});
}
function namesSecretOf({ group }, path) {
	return group === "volsync.backube" && /^spec\.(?:restic|kopia)\.repository$/.test(path);
}
function byMap(node, field, path, context) {
	const name = entryOf(node, "name")?.value;
	if (name === void 0) return;
	const kind = sourceKindOf$1(node, context.manifest) ?? kindOfField(node, field) ?? selectorKindOf(node, path, context.manifest);
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
const MONITORING = /* @__PURE__ */ new Set(["monitoring.coreos.com", "operator.victoriametrics.com"]);
const SECRET_SELECTOR = /\.(?:basicAuth\.(?:username|password)|authorization\.credentials|apiURL|additional(?:Scrape|AlertManager|AlertRelabel)Configs|objectStorageConfig)$/;
function selectorKindOf(node, path, { group }) {
	return MONITORING.has(group) && SECRET_SELECTOR.test(path) && entryOf(node, "key") !== void 0 ? "Secret" : void 0;
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
	const name = released(stringOf$1(at, manifest.dialect) ?? "", manifest);
	if (at.kind !== "scalar" || name === "") return;
	found.push({
		kind,
		name,
		at,
		namespace: stringOf$1(scalarAt(owner, "namespace"), manifest.dialect) || manifest.namespace,
		key: keyOf$9(owner, at, path, manifest),
		optional: isTrue(entryOf(owner, "optional")?.value, manifest.dialect),
		path,
		use: "custom-resource",
		manifest,
		subject: void 0,
		harmless: void 0
	});
}
function keyOf$9(owner, name, path, { group, kind, dialect }) {
	const isValues = group === "helm.toolkit.fluxcd.io" && kind === "HelmRelease" && VALUES_FROM.test(path);
	const at = scalarAt(owner, isValues ? "valuesKey" : "key");
	const key = stringOf$1(at, dialect);
	if (at !== void 0 && key) return {
		name: key,
		at
	};
	return isValues ? {
		name: "values.yaml",
		at: name
	} : void 0;
}
const VALUES_FROM = /^spec\.valuesFrom\[\d+\]$/;
const RELEASE_NAME = /\{\{-?[ \t]*\.Release\.Name[ \t]*-?\}\}/g;
function released(name, { kind, name: own, node, dialect }) {
	if (kind !== "HelmRelease" || !name.includes("{{")) return name;
	const release = stringOf$1(scalarAt(node, "spec", "releaseName"), dialect) || own;
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
		const policy = stringOf$1(valueAt(binding.node, "spec", "policyName"), binding.dialect);
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
		namespace: stringOf$1(valueAt(param, "namespace"), binding.dialect) || void 0,
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
const MOST$1 = 5e3;
const known$2 = /* @__PURE__ */ new Map();
function pathBelow$1(path, step) {
	let below = known$2.get(path);
	if (below === void 0) {
		if (known$2.size >= MOST$1) known$2.clear();
		below = /* @__PURE__ */ new Map();
		known$2.set(path, below);
	}
	const made = below.get(step);
	if (made !== void 0) return made;
	const text = written(path, step);
	if (below.size < MOST$1) below.set(step, text);
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
	}, stepsOf$1(rows), manifest, found);
	return found;
}
const stepsOf$1 = require_start.memo((rows) => {
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
		path: pathBelow$1(path, field),
		item
	}] : [];
	if (value?.kind !== "sequence") return [];
	const at = pathBelow$1(path, field);
	return value.items.flatMap((each, index) => each.kind === "map" ? [{
		node: each,
		path: pathBelow$1(at, index),
		item: item ?? each
	}] : []);
}
function referencesOf$1({ node, path, item }, row, manifest) {
	const at = scalarAt(node, row.name ?? "name");
	const name = stringOf$1(at, manifest.dialect);
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
			path: pathBelow$1(pathBelow$1(volume.path, "items"), index),
			use: "volume-item"
		})];
	});
}
function keyAt(node, field, { dialect }) {
	const at = scalarAt(node, field);
	const name = stringOf$1(at, dialect);
	return at === void 0 || name === void 0 || name === "" ? void 0 : {
		name,
		at
	};
}
function namespaceOf(node, row, manifest) {
	if (row.namespace === void 0) return manifest.namespace;
	return stringOf$1(entryOf(node, row.namespace)?.value, manifest.dialect) || void 0;
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
			"spec.inheritedMetadata.annotations['reflector.v1.k8s.emberstack.com/reflection-auto-enabled']=true",
			"metadata.annotations['reflector.v1.k8s.emberstack.com/reflection-auto-enabled']=true"
		] }]
	},
	{
		"group": "",
		"kinds": ["ConfigMap", "Secret"],
		"adds": [{ "when": ["metadata.annotations['fluxcd.controlplane.io/copyFrom']", "metadata.annotations['fluxcd.controlplane.io/convertKubeConfigFrom']"] }]
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
			"spec.inheritedMetadata.annotations['replicator.v1.mittwald.de/replicate-to']",
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
			"spec.inheritedMetadata.annotations['kubed.appscode.com/sync']",
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
				"name": "{metadata.name}-app",
				"usualKeys": [
					"username",
					"user",
					"password",
					"dbname",
					"host",
					"port",
					"pgpass",
					"uri",
					"jdbc-uri",
					"fqdn-uri",
					"fqdn-jdbc-uri"
				]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-superuser",
				"usualKeys": [
					"username",
					"user",
					"password",
					"dbname",
					"host",
					"port",
					"pgpass",
					"uri",
					"jdbc-uri",
					"fqdn-uri",
					"fqdn-jdbc-uri"
				]
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
				"name": "{metadata.name}-app",
				"usualKeys": [
					"username",
					"user",
					"password",
					"dbname",
					"host",
					"port",
					"pgpass",
					"uri",
					"jdbc-uri",
					"fqdn-uri",
					"fqdn-jdbc-uri"
				]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-superuser",
				"usualKeys": [
					"username",
					"user",
					"password",
					"dbname",
					"host",
					"port",
					"pgpass",
					"uri",
					"jdbc-uri",
					"fqdn-uri",
					"fqdn-jdbc-uri"
				]
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
				"name": "{metadata.name}-pguser-{spec.users[*].name}",
				"usualKeys": [
					"user",
					"password",
					"verifier",
					"dbname",
					"host",
					"port",
					"uri",
					"jdbc-uri",
					"pgbouncer-host",
					"pgbouncer-port",
					"pgbouncer-uri",
					"pgbouncer-jdbc-uri"
				]
			},
			{
				"kind": "Secret",
				"name": "{metadata.name}-pguser-{metadata.name}",
				"usualKeys": [
					"user",
					"password",
					"verifier",
					"dbname",
					"host",
					"port",
					"uri",
					"jdbc-uri",
					"pgbouncer-host",
					"pgbouncer-port",
					"pgbouncer-uri",
					"pgbouncer-jdbc-uri"
				]
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
			"name": "{metadata.name}-pguser-{spec.users[*].name}",
			"usualKeys": [
				"user",
				"password",
				"verifier",
				"dbname",
				"host",
				"port",
				"uri",
				"jdbc-uri",
				"pgbouncer-host",
				"pgbouncer-port",
				"pgbouncer-uri",
				"pgbouncer-jdbc-uri"
			]
		}, {
			"kind": "Secret",
			"name": "{metadata.name}-pguser-{metadata.name}",
			"usualKeys": [
				"user",
				"password",
				"verifier",
				"dbname",
				"host",
				"port",
				"uri",
				"jdbc-uri",
				"pgbouncer-host",
				"pgbouncer-port",
				"pgbouncer-uri",
				"pgbouncer-jdbc-uri"
			]
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
				"name": "{spec.users[*].connectionStringSecretName}",
				"usualKeys": [
					"connectionString.standard",
					"connectionString.standardSrv",
					"username",
					"password"
				]
			},
			{
				"kind": "Secret",
				"each": "spec.users[*]",
				"name": "{metadata.name}-{.db}-{.name}",
				"usualKeys": [
					"connectionString.standard",
					"connectionString.standardSrv",
					"username",
					"password"
				]
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
		"group": "platform.confluent.io",
		"kinds": ["*"],
		"makes": [{
			"kind": "Secret",
			"name": "{metadata.name}-generated-jks",
			"when": ["spec.tls.autoGeneratedCerts=true"]
		}]
	},
	{
		"group": "kafka.strimzi.io",
		"kinds": ["Kafka"],
		"makes": [
			{
				"kind": "Secret",
				"name": "{metadata.name}-cluster-ca-cert",
				"usualKeys": [
					"ca.crt",
					"ca.p12",
					"ca.password"
				]
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
			"name": "{metadata.name}",
			"usualKeys": [
				"ca.crt",
				"user.crt",
				"user.key",
				"user.p12",
				"user.password",
				"password",
				"sasl.jaas.config"
			]
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
				"name": "{metadata.name}-default-user",
				"usualKeys": [
					"username",
					"password",
					"default_user.conf",
					"provider",
					"type",
					"host",
					"port",
					"connection_string"
				]
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
		"group": "operators.coreos.com",
		"kinds": ["ClusterServiceVersion"],
		"makes": [{
			"kind": "Secret",
			"name": "{spec.webhookdefinitions[*].deploymentName}-service-cert",
			"namespace": "*",
			"type": "kubernetes.io/tls"
		}, {
			"kind": "Secret",
			"name": "{spec.apiservicedefinitions.owned[*].deploymentName}-service-cert",
			"namespace": "*",
			"type": "kubernetes.io/tls"
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
			"usualKeys": ["{spec.output.secret.dataKey}"],
			"type": "{spec.output.secret.type}"
		}, {
			"kind": "ConfigMap",
			"name": "{spec.output.configMap.name}",
			"usualKeys": ["{spec.output.configMap.dataKey}"]
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
		"group": "spv.no",
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
	const exactFor = (manifest) => (exact.get(`${manifest.group}/${manifest.kind}`) ?? []).filter((row) => isFor$1(row, manifest));
	const isComplete = (manifest) => (complete.get(manifest.group) ?? []).some((row) => isWhere(row, manifest));
	return {
		rowsFor: (manifest) => [
			...exactFor(manifest),
			...(ofGroup.get(manifest.group) ?? []).filter((row) => isFor$1(row, manifest)),
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
	return named && isOfGroup && isFor$1(row, manifest);
}
function isFor$1(row, manifest) {
	const { apiVersion } = manifest;
	return (row.versions?.includes(apiVersion.slice(apiVersion.indexOf("/") + 1)) ?? true) && isWhere(row, manifest);
}
function isWhere({ within }, { node }) {
	return within === void 0 || require_start.hostSpan(node).file.path.startsWith(`${within}/`);
}
const BUILT_IN = registryOf(PRODUCERS);
// src/references/released-values.ts
const VALUES$2 = /^spec\.(?:values|sources?(?:\[\d+\])?\.helm)\b/;
const RELEASES$1 = /* @__PURE__ */ new Set(["helm-release", "argo-application"]);
function withoutReleasedValues(references, builds) {
	const releases = rendered(builds);
	if (releases.size === 0) return [...references];
	const ids = new Set(builds.flatMap(({ id, kind }) => RELEASES$1.has(kind) ? [id] : []));
	const taken = new Set(references.flatMap(({ build, kind, at, use }) => use === "custom-resource" || !ids.has(build) ? [] : [`${kind} ${placeOf$4(at)}`]));
	return references.filter(({ use, path, manifest, kind, at }) => {
		if (use !== "custom-resource" || !VALUES$2.test(path)) return true;
		const release = releases.get(placeOf$4(manifest.node));
		if (release === void 0) return true;
		return release === "in-part" && !taken.has(`${kind} ${placeOf$4(at)}`);
	});
}
function rendered(builds) {
	const found = /* @__PURE__ */ new Map();
	for (const { kind, deployedBy, partial, failures } of builds) {
		if (deployedBy === void 0) continue;
		if (!RELEASES$1.has(kind)) continue;
		const key = placeOf$4(deployedBy.at);
		const isWhole = partial.length === 0 && failures.length === 0 && found.get(key) !== "in-part";
		found.set(key, isWhole ? "whole" : "in-part");
	}
	return found;
}
function placeOf$4(node) {
	const { file, start } = require_start.hostSpan(node);
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
		for (const found of outside) references.push(inNamespace(placed$1(found, id, void 0, void 0), namespace));
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
	const ofContainers = containers.flatMap((container) => referencesIn(container.node, container.path, CONTAINER_FIELDS$1, manifest).map((found) => placed$1(found, workload.build, workload, container)));
	const mounted = workload.core ? mountedVolumes$1(containers) : void 0;
	const ofVolumes = referencesIn(podSpec, path, VOLUME_FIELDS, manifest).map((found) => placed$1(withMount(found, mounted), workload.build, workload, void 0));
	const ofPod = referencesIn(podSpec, path, POD_FIELDS, manifest).map((found) => placed$1(found, workload.build, workload, void 0));
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
function placed$1(found, build, workload, container) {
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
// src/references/kept-of-builds.ts
function nothingKept() {
	return {
		workloads: /* @__PURE__ */ new WeakMap(),
		podSpecs: /* @__PURE__ */ new WeakMap(),
		references: /* @__PURE__ */ new WeakMap(),
		sources: {
			ofBuilds: /* @__PURE__ */ new WeakMap(),
			ofObjects: /* @__PURE__ */ new WeakMap()
		}
	};
}
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
		const condition = when.find((each) => holds$1(each, scope));
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
	const row = registry.rowsFor(manifest).find(({ copies = [] }) => copies.some(({ when }) => when.some((condition) => holds$1(condition, scope))));
	return row === void 0 ? void 0 : /^[^(,]*[^(, ]/.exec(row.controller ?? "")?.[0] ?? row.group;
}
// src/references/source-keys.ts
const TEMPLATED_KEY = /\$\{|\{\{|\$\(/;
const TEMPLATED_VALUE = /\$\{/;
const SOPS_VALUE = /^ENC\[[A-Z0-9_]+,data:/;
function configMapKeys(manifest, context) {
	return keysOf(manifest, context, [["binaryData", bytesOf$1], ["data", textValue$1]]);
}
function secretKeys(manifest, context) {
	const { node } = manifest;
	if (!["data", "stringData"].some((field) => entryOf(node, field) !== void 0) && !isSopsEncrypted(node)) return unknown$1("the Secret is written without data, so something else fills it in");
	return keysOf(manifest, context, [["data", bytesOf$1], ["stringData", textValue$1]]);
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
	return known$3(keys);
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
function textValue$1(value, dialect) {
	const text = stringOrNull(value, dialect);
	return text === void 0 ? unknown$1("the value is not a string") : known$3({
		kind: "text",
		text
	});
}
function bytesOf$1(value, dialect) {
	if (value.kind === "sequence") return bytesOfNumbers(value.items, dialect);
	const text = stringOrNull(value, dialect);
	if (text === void 0) return unknown$1("the value is not a string");
	const decoded = decodeBase64(text);
	if (decoded.kind === "invalid") return unknown$1("the value is not valid base64");
	return known$3(sourceValueOf(decoded.bytes));
}
function bytesOfNumbers(items, dialect) {
	const bytes = [];
	for (const item of items) {
		const byte = item.kind === "scalar" ? resolveScalar(item, dialect) : void 0;
		const value = byte?.kind === "int" ? byte.value : byte?.kind === "null" ? 0 : -1;
		if (value < 0 || value > 255) return unknown$1("the value is not a list of bytes");
		bytes.push(value);
	}
	return known$3(sourceValueOf(Uint8Array.from(bytes)));
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
function collectSources(builds, registry = BUILT_IN, kept = nothingKept().sources) {
	const flux = builds.some((build) => build.objects.some(substitutesVariables));
	const { ofBuilds, ofObjects } = kept;
	return builds.flatMap((build) => {
		const before = ofBuilds.get(build);
		if (before?.flux === flux) return before.sources;
		const sources = [...manifestsOf$1(build)].flatMap((placed) => {
			const { node } = placed.manifest;
			let found = ofObjects.get(node);
			if (found?.flux !== flux) {
				found = {
					flux,
					sources: sourcesOf$3(placed, flux, registry)
				};
				ofObjects.set(node, found);
			}
			const { id, namespace } = build;
			return found.sources.map(({ source, copied }) => copied || namespace === void 0 || source.namespace !== void 0 ? Object.assign({ build: id }, source) : Object.assign({ build: id }, source, { namespace }));
		});
		ofBuilds.set(build, {
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
function sourcesOf$3(placed, flux, registry) {
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
	const spared = scalarAt(mapAt(manifest.node, "metadata", "annotations"), "kustomize.toolkit.fluxcd.io/substitute")?.text;
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
		type: kind === "Secret" ? stringOf$1(scalarAt(node, "type"), dialect) || void 0 : void 0,
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
	return known$3(new Map([...gained, ...own]));
}
function producedFrom({ trail }, kind) {
	return isGenerated(trail) ? kind === "ConfigMap" ? "configMapGenerator" : "secretGenerator" : "manifest";
}
function isGenerated(trail) {
	for (let here = trail; here !== void 0; here = here.before) if (here.step.kind === "generator") return true;
	return false;
}
// src/references/containers-of.ts
const LISTS = [
	["initContainers", "init"],
	["containers", "regular"],
	["ephemeralContainers", "ephemeral"]
];
function containersOf(podSpec, path) {
	return LISTS.flatMap(([field, kind]) => containersIn(valueAt(podSpec, field), kind, pathBelow$1(path, field)));
}
function containersIn(list, kind, path) {
	if (list?.kind !== "sequence") return [];
	return list.items.flatMap((item, index) => item.kind === "map" ? [containerOf(item, kind, pathBelow$1(path, index))] : []);
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
			if (item.kind === "map" && isObject$2(item)) continue;
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
		if (value.kind === "scalar" || value.kind === "map" && isObject$2(value)) continue;
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
function collectWorkloads(builds, { workloads: kept, podSpecs: known } = nothingKept()) {
	return builds.flatMap((build) => {
		const before = kept.get(build);
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
		kept.set(build, workloads);
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
function sourcesOf$2(verdict) {
	if (verdict.kind === "produced") return [verdict.source];
	return verdict.kind === "present" || verdict.kind === "elsewhere" ? verdict.sources : [];
}
// src/references/templated-name.ts
const NO_NAME = /[$<>{}[\]%@()]|__[A-Z]\w*__/;
const PLACEHOLDERS = /__[A-Z]\w*?__|\$?\$?\{\{?[^}]*\}?\}|\$\([^)]*\)|\$[A-Za-z_]\w*|<[^>]*>|\[[^\]]*\]|%+[^%]*%+|@[^@]*@/g;
function isTemplatedName(name) {
	return NO_NAME.test(name) || holdsPlaceholder$1(name);
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
		const nearness = sharedDepth(here, there) * MOST_FOLDERS$2 + Math.min(common, MOST_FOLDERS$2 - 1);
		if (nearness > best) [best, nearest] = [nearness, []];
		if (nearness === best) nearest.push(source);
	}
	return nearest;
}
const MOST_FOLDERS$2 = 1e3;
function sharedDepth(a, b) {
	let depth = 0;
	while (depth < a.length && a[depth] === b[depth]) depth += 1;
	return depth;
}
// src/model/folder-of.ts
function folderOf$1(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
// src/references/missing-of.ts
const MOST_COMPARED = 500;
function missingSources(index, notDeployed, meansOther, builds, others) {
	const nearestIn = nearestSources(index, others);
	const places = new Map(builds.map((build) => [build.id, placeOf$3(build)]));
	const isClose = (a, b) => areClose(a, b) || areClose(places.get(a) ?? a, places.get(b) ?? b);
	return (reference) => {
		const { kind, name, namespace, build } = reference;
		const other = kind === "Secret" ? "ConfigMap" : "Secret";
		const otherKind = chooseSources(reference, index, { kind: other })?.nearest[0] ?? hashedOf({
			...reference,
			kind: other
		}, index);
		const isSeen = (source) => SEEN.has(index.scopeOf(build, source.build));
		return {
			what: "source",
			nearest: renamedOf(reference, index) ?? nearestIn(reference),
			otherKind: otherKind !== void 0 && isClose(build, otherKind.build) && meansOther(reference, otherKind) ? otherKind : void 0,
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
	return index.written(kind, name).find((source) => source.build === build && (source.namespace === namespace || source.namespace === void 0) && isHashed(source) && source.name.includes(`${name}-`));
}
function renamedOf({ kind, name, build, namespace, use }, index) {
	if (use !== "custom-resource") return void 0;
	return index.written(kind, name).find((source) => source.build === build && source.name.includes(name) && !isHashed(source) && mayMeet(source.namespace, namespace));
}
const HASH = /^-[2456789bcdfghkmt]{10}$/;
function isHashed({ name }) {
	return HASH.test(name.slice(name.lastIndexOf("-")));
}
function placeOf$3({ id, kind, folder, deployedBy }) {
	if (kind !== "helm-release" || deployedBy === void 0) return folder ?? id;
	return folderOf$1(require_start.hostSpan(deployedBy.at).file.path);
}
function areClose(a, b) {
	return a === b || parentOf(a) === parentOf(b) || parentOf(a) === b || parentOf(b) === a;
}
function parentOf(build) {
	return build.slice(0, Math.max(0, build.lastIndexOf("/")));
}
function missingKey$1(source, key, siblings) {
	const keys = source.keys.kind === "known" ? source.keys.value : /* @__PURE__ */ new Map();
	const likely = likeliest(key, [...keys.keys()].map(summed));
	const nearest = misspelt(key, likely) ?? plausible(key, require_load.nearestName(key, likely));
	return {
		what: "key",
		source,
		nearest: nearest === void 0 ? void 0 : keys.get(nearest),
		inBinaryData: keys.get(key)?.field === "binaryData",
		siblings
	};
}
function nearestSources(index, others) {
	const listed = require_start.once(() => listNames(index, others));
	return (reference) => {
		const { kind, build, name } = reference;
		const lists = listed();
		for (const names of [lists.get(`${kind} ${build}`), lists.get(kind)]) {
			const likely = likeliest(name, names ?? []);
			const near = misspelt(name, likely) ?? plausible(name, require_load.nearestName(name, likely));
			if (near === void 0) continue;
			others?.want(near, build);
			const found = reachable(reference, near, index);
			if (found !== void 0) return found;
		}
	};
}
function listNames(index, others) {
	const lists = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	for (const { build, names } of namesByBuild(index.all, others?.sources() ?? [])) for (const [kind, name] of names) {
		const summary = summed(name);
		addOnce(lists, `${kind} ${build}`, summary, seen);
		addOnce(lists, kind, summary, seen);
	}
	return lists;
}
function namesByBuild(all, elsewhere) {
	const own = [...groupBy(all, ({ build }) => build)].map(([build, sources]) => ({
		build,
		names: sources.map(({ kind, name, at }) => [kind, writtenName(at, name)])
	}));
	if (elsewhere.length === 0) return own;
	return [...own, ...elsewhere].sort((a, b) => a.build < b.build ? -1 : Number(a.build > b.build));
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
		letters: require_load.lettersOf(name)
	};
}
function likeliest(name, names) {
	const { letters } = summed(name);
	const likely = [];
	for (const each of names) {
		if (each.name === name || Math.abs(each.name.length - name.length) > MOST_EDITED) continue;
		if (require_load.lettersApart(each.letters, letters) > 2 * MOST_EDITED) continue;
		likely.push(each.name);
		if (likely.length === MOST_COMPARED) break;
	}
	return likely;
}
const MOST_EDITED = 3;
function plausible(name, near) {
	if (near === void 0 || require_load.foldName(near) === require_load.foldName(name)) return near;
	const shortest = Math.min(name.length, near.length);
	let start = 0;
	while (start < shortest && name[start] === near[start]) start += 1;
	let end = 0;
	while (end < shortest - start && name.at(-1 - end) === near.at(-1 - end)) end += 1;
	return name.length + near.length - 2 * (start + end) <= 4 ? near : void 0;
}
// src/references/externals.ts
function declaredSources(externals) {
	const names = require_load.nameGlobs(externals.map(({ name }) => name));
	const namespaces = require_load.nameGlobs(externals.map(({ namespace }) => namespace));
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
		return declared.length === 0 ? void 0 : verdictOf$1(reference, declared);
	};
}
function isFor({ at }, { within }) {
	return within === void 0 || require_start.hostSpan(at).file.path.startsWith(`${within}/`);
}
function verdictOf$1(reference, declared) {
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
	const value = unknown$1("it is declared in the configuration");
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
		keys: known$3(new Map(keys)),
		producer: {
			kind: "externals",
			manifest
		},
		at,
		build
	};
}
// src/references/possible/telling-paths.ts
const NAMED_DOCUMENT = /(?:^|[/.])(?:README|INSTALL|HOWTO|NOTES|USAGE|SETUP|CONTRIBUTING)$/i;
const DOCUMENT = /\.(?:md|mdx|markdown|adoc|asciidoc|rst|txt)$/i;
function isDocument(path) {
	return DOCUMENT.test(path) || NAMED_DOCUMENT.test(path);
}
const PROGRAM$1 = /\.(?:sh|bash|zsh|ps1|py|go|ts|js|rb|java|kt|cs|tf|tftpl|hcl|jsonnet|libsonnet|cue|nix|dhall|just|mk|envrc|j2|tpl|tmpl)$|(?:^|\/)(?:Makefile|Justfile|justfile|Jenkinsfile|Tiltfile|Vagrantfile)$/;
const MODEL = /\.ya?ml[-._](?:example|sample|dist|template|default|tmpl|tpl)$/i;
function isModel(path) {
	return MODEL.test(path);
}
function isTelling$2(path) {
	return isDocument(path) || PROGRAM$1.test(path) || isModel(path);
}
// src/references/possible/mentioned-in-documents.ts
const MOST_BYTES$7 = 262144;
const MOST_DOCUMENTS = 5e3;
function mentionedInDocuments(tree, names, former = []) {
	let mentions;
	const known = () => mentions ??= mentionsIn$1(tree, names, former);
	return {
		named: ({ kind, name }) => {
			const path = known().named.get(`${kind} ${name}`);
			return path === void 0 ? void 0 : `${path} mentions it`;
		},
		perhaps: ({ kind, name }) => {
			const form = known().forms.find((each) => each.kind === kind && mayBecome(each.parts, name));
			return form === void 0 ? void 0 : `${form.path} mentions names of its form`;
		}
	};
}
function mentionsIn$1(tree, names, former) {
	const found = /* @__PURE__ */ new Map();
	const forms = [];
	const paths = tree?.paths ?? [];
	const documents = paths.filter(isDocument);
	let here;
	const isHere = (file) => {
		here ??= new Set([...paths, ...former.map(({ path }) => path)].map(baseOf));
		return here.has(file);
	};
	for (const path of documents.slice(0, MOST_DOCUMENTS)) {
		const content = tree?.read(path);
		if (content?.kind !== "bytes" || content.bytes.length > MOST_BYTES$7) continue;
		let lead = "";
		let isTable = false;
		for (const line of new TextDecoder().decode(content.bytes).split("\n")) {
			const isRow = ROW.test(line);
			if (isRow ? !isTable : !/^(?:\s|$)/.test(line) && !ITEM$1.test(line)) lead = line;
			isTable = isRow;
			for (const [kind, name] of [...mentionsOf(line, names, isHere), ...listedIn(line, lead, names)]) {
				const id = `${kind} ${name}`;
				if (!found.has(id)) found.set(id, path);
			}
			for (const { kind, parts } of formsOf(line)) forms.push({
				kind,
				parts,
				path
			});
		}
	}
	return {
		named: found,
		forms
	};
}
const FORM = /`([a-z0-9][-a-z0-9.]{2,62}<[-\w ]{1,40}>[-a-z0-9.]{3,63})`/g;
const COMMON = /^[-.](?:secrets?|config|configmap|credentials?|tls|env|values|auth|key)$/;
function* formsOf(line) {
	if (!line.includes("<") || FIELD.test(line)) return;
	const kinds = KINDS$1.filter(([, word]) => word.test(line)).map(([kind]) => kind);
	if (kinds.length === 0) return;
	for (const [, form = ""] of line.matchAll(FORM)) {
		const parts = wildcardParts(form);
		if (COMMON.test(parts.at(-1) ?? "")) continue;
		for (const kind of kinds) yield {
			kind,
			parts
		};
	}
}
const ITEM$1 = /^\s*(?:[-*+]|\d+[.)])[ \t]/;
const ROW = /^\s*\|/;
const IN_QUOTES = /`([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)`/g;
function* listedIn(line, lead, names) {
	if (!ITEM$1.test(line) && !ROW.test(line)) return;
	const kinds = KINDS$1.filter(([, word]) => word.test(lead)).map(([kind]) => kind);
	if (kinds.length === 0) return;
	for (const [, name = ""] of line.matchAll(IN_QUOTES)) if (names.has(name)) for (const kind of kinds) yield [kind, name];
}
const KINDS$1 = [["Secret", /\bsecrets?\b/i], ["ConfigMap", /\bconfig[- ]?maps?\b/i]];
const FIELD = /^[\s>-]*[\w.]+:(?:[ \t]|$)/;
const MANIFEST = /(?<![-\w.])([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)\.ya?ml(?![-\w])/g;
const WORD$5 = /(["'`]?)([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)\1/g;
function baseOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function* mentionsOf(line, names, isHere) {
	if (FIELD.test(line)) return;
	for (const [file, name = ""] of line.matchAll(MANIFEST)) {
		if (!names.has(name) || !/[-.]/.test(name) || isHere(file)) continue;
		for (const [kind] of KINDS$1) yield [kind, name];
	}
	const kinds = KINDS$1.filter(([, word]) => word.test(line)).map(([kind]) => kind);
	if (kinds.length === 0) return;
	for (const [, quote = "", name = ""] of line.matchAll(WORD$5)) {
		if (!names.has(name) || quote === "" && !/[-.]/.test(name)) continue;
		for (const kind of kinds) yield [kind, name];
	}
}
// src/references/possible/mentioned-in-comments.ts
function mentionedInComments(files, names) {
	let byFolder;
	const known = /* @__PURE__ */ new Map();
	return ({ kind, name, at }) => {
		const folder = folderOf$1(require_start.hostSpan(at).file.path);
		byFolder ??= groupBy(files, ({ path }) => folderOf$1(path));
		let found = known.get(folder);
		if (found === void 0) known.set(folder, found = mentionsIn(byFolder.get(folder) ?? [], names));
		const path = found.get(`${kind} ${name}`);
		return path === void 0 ? void 0 : `a comment in ${path} mentions it`;
	};
}
function mentionsIn(files, names) {
	const found = /* @__PURE__ */ new Map();
	for (const { path, source } of files) {
		if (source === void 0) continue;
		for (const [kind, name] of toldIn$1(source.text, names)) {
			const id = `${kind} ${name}`;
			if (!found.has(id)) found.set(id, path);
		}
	}
	return found;
}
const MAKING = /\b(?:creat|made\b|make|generat|writ|provision|manag|seal|encrypt|extern|operator|manual|appl(?:y|ied)|inject|sync|popul|install|vault\b|sops\b|kubectl\b)/i;
const GENERATOR$1 = /^[ \t]*(secret|configMap)Generator:/;
const NAMED = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)["']?[ \t]*$/;
function* toldIn$1(text, names) {
	let generates;
	for (const line of text.split("\n")) {
		const comment = commentOf(line);
		const generator = comment === void 0 ? void 0 : GENERATOR$1.exec(comment)?.[1];
		if (comment === void 0) generates = void 0;
		else if (generator !== void 0) generates = generator === "secret" ? "Secret" : "ConfigMap";
		if (comment === void 0) continue;
		const name = generates === void 0 ? void 0 : NAMED.exec(comment)?.[1];
		if (generates !== void 0 && name !== void 0) yield [generates, name];
		else if (MAKING.test(comment)) yield* mentionsOf(comment, names, () => true);
	}
}
function commentOf(line) {
	const trimmed = line.trimStart();
	return trimmed.startsWith("#") ? trimmed.replace(/^#+/, "") : void 0;
}
// src/references/possible/written-in-comment.ts
function writtenInComment({ kind, name, key, at }) {
	const { file } = require_start.hostSpan(at);
	if (key === void 0) return void 0;
	return objectsInComments(file).some((object) => holds(object, "kind", kind) && holds(object, "name", name) && object.includes(`\n${key.name}:`)) ? `a comment in ${file.path} writes ${kind} \`${name}\` with that key` : void 0;
}
function holds(object, field, value) {
	return object.includes(`\n${field}: ${value}\n`);
}
const objectsInComments = require_start.memo(({ text }) => {
	if (!/#[ \t]*apiVersion:/.test(text)) return [];
	const objects = [];
	let object;
	const close = () => {
		if (object !== void 0) objects.push(`\n${object.join("\n")}\n`);
		object = void 0;
	};
	for (const line of text.split("\n")) {
		const comment = commentOf(line)?.trim();
		if (comment === void 0 || comment.startsWith("apiVersion:")) close();
		if (comment?.startsWith("apiVersion:") === true) object = [];
		else if (comment !== void 0) object?.push(comment.replace(/[ \t]+#.*$/, ""));
	}
	close();
	return objects;
});
// src/references/keys-of-template.ts
const CONTROL = /^\{\{-?[ \t]*(?:if|else|end|with|range|define|block|break|continue|\/\*|\$\w*[ \t]*:?=)/;
const ACTION = /^[ \t]*(?:[^\s:#{][^:{]{0,200})?\{\{/;
const DATA = /^[ \t]*(?:data|stringData|binaryData):[ \t]*(\{\{)?/;
const BLOCK_SCALAR$1 = /^([ \t]*).*:[ \t]*[|>][-+\d]*[ \t]*$/;
function templateWith({ producer }, key, isSlip) {
	const { file, start } = require_start.hostSpan(producer.manifest.node);
	const end = file.text.indexOf("\n---", start);
	const own = file.text.slice(start, end === -1 ? void 0 : end);
	return file.text.includes(`${key}:`) || !isSlip && writesKeys(own) ? file.path : void 0;
}
function writesKeys(template) {
	let isData = false;
	let block;
	for (const line of template.split("\n")) {
		const data = DATA.exec(line);
		if (data?.[1] !== void 0) return true;
		isData ||= data !== null;
		const indent = line.length - line.trimStart().length;
		if (block !== void 0 && indent <= block && line.trim() !== "") block = void 0;
		if (!isData || block !== void 0) continue;
		if (ACTION.test(line) && !CONTROL.test(line.trimStart())) return true;
		const scalar = BLOCK_SCALAR$1.exec(line);
		if (scalar !== null) block = scalar[1]?.length;
	}
	return false;
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
	if (holder !== void 0) return foundVerdict(reference, choice, [holder, ...others(choice.nearest, holder)], keyOf$8(holder, key.name));
	if (choice.nearest.some((source) => has(source, reference) === "unknown")) return slipOfUsual(reference, choice, key.name) ?? foundVerdict(reference, choice, choice.nearest, void 0);
	return missingKeyVerdict(reference, choice, key.name, index);
}
function missingKeyVerdict(reference, choice, key, index) {
	const elsewhere = choice.decided ? void 0 : choice.possible.find((source) => has(source, reference) !== "no");
	if (elsewhere !== void 0) return {
		kind: "unknown",
		reason: `${nameOfSource(elsewhere)} (${require_start.placeOf(elsewhere.at)}) may be meant`
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
	const missing = missingKey$1(source, key, siblingsWith(reference, index, key));
	const template = index.isChart(source.build) ? templateWith(source, key, isSlip(key, missing)) : void 0;
	if (template !== void 0) return {
		kind: "unknown",
		reason: `${template} may write it with other values`
	};
	if (reference.optional) return {
		kind: "optional",
		missing
	};
	const other = equallyNear(choice, key, missing) ?? alternativeTo(source, reference, choice, index);
	if (other !== void 0) return {
		kind: "unknown",
		reason: `${nameOfSource(other)} (${require_start.placeOf(other.at)}) may be meant`
	};
	const written = choice.scope === "open" ? writtenInComment(reference) : void 0;
	if (written !== void 0) return {
		kind: "unknown",
		reason: written
	};
	return {
		kind: "broken",
		missing,
		proof: "missing-key"
	};
}
function slipOfUsual({ optional, harmless }, { nearest, possible }, key) {
	const [source] = nearest;
	if (source?.usualKeys === void 0 || optional || harmless !== void 0) return void 0;
	if ([...nearest, ...possible].some(({ usualKeys = [] }) => !usualKeys.some((usual) => isSlipOf(key, usual, usualKeys)))) return void 0;
	const keys = known$3(producedKeys(source.usualKeys.map((name) => ({
		name,
		at: source.at
	})), source.producer.kind));
	return {
		kind: "broken",
		missing: missingKey$1({
			...source,
			keys
		}, key, []),
		proof: "missing-key"
	};
}
function isSlipOf(key, usual, usualKeys) {
	return !usualKeys.includes(key) && nearMiss(key, usual) !== void 0;
}
function isSlip(key, { nearest }) {
	return nearest !== void 0 && nearMiss(key, nearest.key) !== void 0;
}
function isToBeFilled({ kind, keys, producer }) {
	if (kind !== "Secret" || keys.kind !== "known" || keys.value.size > 0) return false;
	const { node } = producer.manifest;
	return entryOf(node, "data") === void 0 && entryOf(node, "stringData") === void 0;
}
function equallyNear({ scope, nearest }, key, missing) {
	if (scope !== "open") return void 0;
	if (isSlip(key, missing)) return void 0;
	return nearest.find(({ build }) => build !== nearest[0]?.build);
}
function alternativeTo(source, reference, { scope }, index) {
	if (require_start.hostSpan(source.at).file === require_start.hostSpan(reference.at).file || scope !== "open" && !index.isFolder(reference.build)) return void 0;
	return (scope === "build" ? index.namedIn(reference.build, source.kind, source.name) : index.named(source.kind, source.name)).find((each) => each !== source && has(each, reference) !== "no");
}
function foundVerdict(reference, { scope }, sources, key) {
	const [first] = sources;
	if (first === void 0) return {
		kind: "unknown",
		reason: "no source is in reach"
	};
	if (!sources.some(isWritten$1)) return {
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
function isWritten$1({ kind, producer }) {
	return producer.manifest.group === "" && producer.manifest.kind === kind;
}
function has(source, { key, use }) {
	if (source.keys.kind === "unknown") return "unknown";
	const found = key === void 0 ? void 0 : source.keys.value.get(key.name);
	if (found === void 0) return "no";
	return found.field === "binaryData" && use === "env" && source.kind === "ConfigMap" ? "no" : "yes";
}
function keyOf$8(source, key) {
	return source.keys.kind === "known" ? source.keys.value.get(key) : void 0;
}
function others(sources, first) {
	return sources.filter((source) => source !== first);
}
// src/references/fields/documented-field.ts
const POD_SHAPE = /(?:^|\.)(?:valueFrom\.(?:secretKeyRef|configMapKeyRef)|envFrom\[\d+\]\.(?:secretRef|configMapRef))$/;
const SCRAPING = /(?:[sS]ecretKeyRef|bearerTokenSecret|basicAuth\.(?:username|password)|authorization\.credentials|apiURL|urlSecret|tlsConfig\.(?:(?:ca|cert)\.(?:secret|configMap)|keySecret)|oauth2\.(?:clientId\.(?:secret|configMap)|clientSecret))$/;
const TRAEFIK = /^spec\.(?:tls|defaultCertificate)\.secretName$/;
const ELASTIC = /^spec\.(?:(?:secureSettings|auth\.(?:fileRealm|roles))\[\d+\]|http\.tls\.certificate)\.secretName$/;
const PROVIDER_CONFIG = /^spec\.credentials\.secretRef$/;
const FIELDS$1 = {
	"kustomize.toolkit.fluxcd.io": /^spec\.(?:postBuild\.substituteFrom\[\d+\]|decryption\.secretRef|kubeConfig\.secretRef)$/,
	"helm.toolkit.fluxcd.io": /^spec\.(?:valuesFrom\[\d+\]|kubeConfig\.secretRef)$/,
	"source.toolkit.fluxcd.io": /^spec\.(?:secretRef|certSecretRef|proxySecretRef|verify\.secretRef)$/,
	"notification.toolkit.fluxcd.io": /^spec\.(?:secretRef|certSecretRef)$/,
	"image.toolkit.fluxcd.io": /^spec\.(?:secretRef|certSecretRef|proxySecretRef)$/,
	"cert-manager.io": /^spec\.(?:ca\.secretName|(?:acme|vault|venafi)\.(?:.*\.)?(?!privateKeySecretRef$)\w*[sS]ecretRef)$/,
	"trust.cert-manager.io": /^spec\.sources\[\d+\]\.(?:secret|configMap)$/,
	"external-secrets.io": /^spec\.(?:provider\..*[sS]ecretRef|selector\.secret(?:\.name)?)$/,
	"postgresql.cnpg.io": /^spec\.(?:superuserSecret|bootstrap\..*\.secret|managed\.roles\[\d+\]\.passwordSecret|.*\.s3Credentials\.\w+)$/,
	"monitoring.coreos.com": SCRAPING,
	"operator.victoriametrics.com": SCRAPING,
	"traefik.io": TRAEFIK,
	"traefik.containo.us": TRAEFIK,
	"argoproj.io": /\.(?:(?:access|secret)KeySecret|(?:username|password|sshPrivateKey|serviceAccountKey)Secret)$/,
	"tekton.dev": /^spec\.(?:.*\.)?workspaces\[\d+\]\.(?:secret\.secretName|configMap)$/,
	"kafka.strimzi.io": /\.(?:brokerCertChainAndKey\.secretName|trustedCertificates\[\d+\]\.secretName|authentication\.(?:passwordSecret|certificateAndKey)\.secretName)$/,
	"elasticsearch.k8s.elastic.co": ELASTIC,
	"kibana.k8s.elastic.co": ELASTIC,
	"mongodbcommunity.mongodb.com": /^spec\.users\[\d+\]\.passwordSecretRef$/,
	"volsync.backube": /^spec\.(?:restic|kopia)\.repository$/,
	"k8up.io": /^spec\.(?:.*\.)?(?:repoPassword|accessKeyID|secretAccessKey|account(?:ID|Key|Name))SecretRef$/,
	"metallb.io": /^spec\.passwordSecret$/,
	"loki.grafana.com": /^spec\.storage\.secret$/,
	"tempo.grafana.com": /^spec\.storage\.secret$/
};
function isDocumentedField({ path, manifest }) {
	return POD_SHAPE.test(path) || manifest.kind === "ProviderConfig" && PROVIDER_CONFIG.test(path) || FIELDS$1[manifest.group]?.test(path) === true;
}
// src/model/manifest.ts
const OWN_CHART_NAMESPACE = "default";
const KSOPS = "ksops decrypts values";
const PREVIEWED_WORKLOADS = "its chart is not here, so its workloads are previewed from its values";
const OVER = "the builds are far larger than the files that they are made of, so envfrom stopped";
const OF_NO_SOURCE = /* @__PURE__ */ new Set([KSOPS, PREVIEWED_WORKLOADS]);
function hidesObjects(reason) {
	return reason !== KSOPS;
}
function mayBringSources(reason) {
	return !OF_NO_SOURCE.has(reason);
}
// src/references/possible/composed-names.ts
const SHORTEST$1 = 3;
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
			const found = resources.get(name.slice(0, at))?.find(({ node }) => beginningsOf(rest).some((text) => textsIn$1(node).has(text)));
			if (found !== void 0) return `the controller of ${nameOfManifest(found)} may make it`;
		}
	};
}
function beginningsOf(name) {
	const parts = name.split("-");
	return parts.map((_, index) => parts.slice(0, parts.length - index).join("-")).filter(({ length }) => length >= SHORTEST$1);
}
const textsIn$1 = require_start.memo((node) => {
	const texts = /* @__PURE__ */ new Set();
	const stack = node.entries.flatMap(({ name, value }) => name === "spec" ? [value] : []);
	for (let next = stack.pop(); next !== void 0; next = stack.pop()) if (next.kind === "scalar") texts.add(next.text);
	else if (next.kind === "sequence") appendAll(stack, next.items);
	else for (const { value } of next.entries) stack.push(value);
	return texts;
});
// src/references/possible/released-in-text.ts
const COMMAND$3 = /\bhelm3?[ \t]+(?:install|upgrade)\b((?:\\\r?\n|[^\n|;&`]){1,600})/g;
const SWITCHES = new Set("--install -i --create-namespace --wait --atomic --debug --dry-run --force --reuse-values --reset-values --cleanup-on-fail --dependency-update --devel --generate-name -g --skip-crds --no-hooks --wait-for-jobs".split(" "));
const NAME$2 = /^["']?([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)["']?$/;
const LIST_FILE = /(?:^|\/)(?:skaffold|helmfile)[^/]*\.ya?ml(?:\.gotmpl)?$/;
const LISTED = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)["']?[ \t]*$/gm;
function* releasedInText(path, text) {
	for (const name of releasesIn(path, text)) yield* [name, `${name}-*`];
}
function* releasesIn(path, text) {
	if (LIST_FILE.test(path) && text.includes("releases:")) for (const [, name = ""] of text.matchAll(LISTED)) yield name;
	if (!text.includes("helm")) return;
	for (const [, rest = ""] of text.matchAll(COMMAND$3)) {
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
	return chart === void 0 ? void 0 : NAME$2.exec(name)?.[1];
}
// src/references/possible/made-in-text.ts
function* madeInText(path, text) {
	yield* createdIn$1(text);
	yield* copiedIn(text);
	yield* objectsIn(path, text);
	yield* generatedIn(path, text);
	for (const name of releasedInText(path, text)) for (const each of either(name)) yield name.includes("*") ? {
		...each,
		near: true
	} : each;
	if (TERRAFORM.test(text)) yield* terraformIn(text);
}
const CREATE = /(?:create[ \t]+(secret[ \t]+(?:generic|tls|docker-registry)|configmap|cm)|secrets[ \t]+new(?:-basicauth|-dockercfg|-sshauth)?)[ \t]+(?:(?:\\\n[ \t]*)?--?[-\w]+(?:[= ](?:"[^"\n]*"|'[^'\n]*'|[^\s\\]+))?[ \t]+){0,8}(?:\\\n[ \t]*)?["']?((?:\$\{\{[^}\n]{0,200}\}\}|\$\{[^}\s]*\}|\$\([^)\s]*\)|\$\w+|[a-z0-9])(?:\$\{\{[^}\n]{0,200}\}\}|\$\{[^}\s]*\}|\$\([^)\s]*\)|\$\w+|[-a-z0-9.])*)/g;
function* createdIn$1(text) {
	if (!text.includes("create") && !text.includes("secrets new")) return;
	let assigned;
	for (const [, what = "", name = ""] of text.matchAll(CREATE)) {
		const kind = what === "" || what.startsWith("secret") ? "Secret" : "ConfigMap";
		if (name.includes("$")) {
			assigned ??= assignmentsIn(text);
			for (const each of withoutVariables$1(name, assigned)) yield {
				kind,
				name: each
			};
		} else yield {
			kind,
			name
		};
	}
}
const VARIABLE$2 = /\$\{\{[^}]*\}\}|\$\{(\w+)[^}]*\}|\$\([^)]*\)|\$(\w+)/g;
function withoutVariables$1(name, assigned) {
	const [first, ...others] = name.matchAll(VARIABLE$2);
	const variable = first?.[1] ?? first?.[2];
	const values = variable === void 0 ? void 0 : assigned.get(variable);
	if (values !== void 0 && others.length === 0) return values.map((value) => name.replace(VARIABLE$2, () => value));
	const pattern = name.replaceAll(VARIABLE$2, "*");
	return hasLetters(pattern) ? [pattern] : [];
}
const ASSIGNED$1 = /\b(\w+)[ \t]*:?\??=[ \t]*["']?([a-z0-9][-a-z0-9.]*)/g;
const LOOP = /\bfor[ \t]+(\w+)[ \t]+in[ \t]+([-\w.'" \t]{1,2000})/g;
const MOST_VALUES = 20;
function assignmentsIn(text) {
	const assigned = /* @__PURE__ */ new Map();
	const add = (variable, value) => {
		const values = assigned.get(variable);
		if (values === void 0) assigned.set(variable, [value]);
		else if (!values.includes(value) && values.length < MOST_VALUES) values.push(value);
	};
	for (const [, variable = "", value = ""] of text.matchAll(ASSIGNED$1)) add(variable, value);
	for (const [, variable = "", list = ""] of text.matchAll(LOOP)) for (const [word] of list.matchAll(/[a-z0-9][-a-z0-9.]*/g)) add(variable, word);
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
const OBJECT$4 = /^([ \t]*)kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/gm;
const JSON_OBJECT = /"kind":[ \t]*"(Secret|ConfigMap)"/g;
const JSON_NAME = /"name":[ \t]*"([a-z0-9][-a-z0-9.]*)"/;
const OBJECT_NAME = /^[ \t]*name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/m;
const NEAR = 400;
function* objectsIn(path, text) {
	if (path.endsWith(".json")) return;
	const isYaml = /\.ya?ml$/.test(path);
	for (const { 0: line, 1: indent = "", 2: kind = "", index } of text.matchAll(OBJECT$4)) {
		if (isYaml && (indent.length < DEEP || !HERE_DOCUMENT.test(before(text, index)))) continue;
		const after = text.slice(index + line.length, index + line.length + NEAR);
		const name = OBJECT_NAME.exec(after)?.[1];
		if (name !== void 0) yield {
			kind: kind === "ConfigMap" ? kind : "Secret",
			name
		};
	}
	if (isYaml) return;
	for (const { 1: kind = "", index } of text.matchAll(JSON_OBJECT)) {
		const name = JSON_NAME.exec(text.slice(index, index + NEAR))?.[1];
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
const GENERATOR = /^[ \t]*(configMap|secret)Generator:[ \t]*\n((?:[ \t].*\n|-.*\n|\n){1,100})/gm;
const GENERATED_NAME = /^[ \t]*(?:-[ \t]*)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/gm;
const EDIT_ADD = /\bedit[ \t]+add[ \t]+(secret|configmap)[ \t]+["']?([a-z0-9][-a-z0-9.]*)/g;
function* generatedIn(path, text) {
	for (const [, what = "", name = ""] of text.matchAll(EDIT_ADD)) yield {
		kind: what === "secret" ? "Secret" : "ConfigMap",
		name
	};
	if (/\.(?:ya?ml|json)$/.test(path)) return;
	for (const [, what = "", entries = ""] of `${text}\n`.matchAll(GENERATOR)) for (const [, name = ""] of entries.matchAll(GENERATED_NAME)) yield {
		kind: what === "secret" ? "Secret" : "ConfigMap",
		name
	};
}
const PROGRAM = /\.(?:go|py|ts|js|rb|java|kt|cs|tf|tftpl|hcl|jsonnet|libsonnet|cue|nix|dhall)$/;
const QUOTED = /["'`]([a-z0-9][-a-z0-9.]*)["'`]/g;
const MAKES = /creat|apply|patch|upsert|ensure|Secret\{|ConfigMap\{|V1Secret|V1ConfigMap|new [\w.]*(?:Secret|ConfigMap)\(|(?:secret|configMap)\.new\(|kind["']?[ \t]*[:=][ \t]*["'](?:(?:Sealed|External)?Secret|ConfigMap)["']|kubernetes_(?:secret|config_map)/i;
function* quotedIn(path, read, names) {
	if (!PROGRAM.test(path)) return;
	const text = read();
	if (!/secret|config_?map/i.test(text) || !MAKES.test(text)) return;
	for (const [, name = ""] of text.matchAll(QUOTED)) if (names.has(name)) yield* either(name);
}
const TERRAFORM = /"kubernetes_(?:secret|config_map|manifest)/;
const TERRAFORM_NAME = /\bname[ \t]*=[ \t]*"((?:\$\{[^}"]*\}|[-a-z0-9.])+)"/g;
function* terraformIn(text) {
	for (const [, written = ""] of text.matchAll(TERRAFORM_NAME)) {
		const name = written.replaceAll(/\$\{[^}]*\}/g, "*");
		if (hasLetters(name) || !name.includes("*")) yield* either(name);
	}
}
const FEWEST_LETTERS$1 = 3;
function hasLetters(name) {
	return name.replaceAll(/[-*.]/g, "").length >= FEWEST_LETTERS$1;
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
		const found = jobsOf(build).find(({ manifest, isJob, words, creates, createsHere, made, ...job }) => manifest.node !== referring.node && mayMeet(job.namespace, namespace) && (isJob ? words.has(name) || creates.has(kind) && mayMean(name, made) : creates.has(kind) && words.has(name) || createsHere.has(kind) && isCompanion(kind, manifest, referring)));
		return found === void 0 ? void 0 : `${nameOfManifest(found.manifest)} may create it`;
	};
}
function mayMean(name, made) {
	return made.length === 0 || made.some((each) => mayBecome(wildcardParts(each.name), name));
}
function isCompanion(kind, creating, referring) {
	const first = firstWord(creating);
	return kind === "Secret" && first.length >= FEWEST_LETTERS && first === firstWord(referring);
}
const FEWEST_LETTERS = 3;
function firstWord({ name = "" }) {
	const end = name.indexOf("-");
	return end === -1 ? "" : name.slice(0, end);
}
function jobsIn(build) {
	const jobs = build.objects.filter((manifest) => podSpecPath(manifest) !== void 0);
	if (jobs.length === 0) return [];
	const allowed = creatorsIn(build, /^(?:Cluster)?Role$/);
	const allowedHere = creatorsIn(build, /^Role$/);
	return jobs.map((manifest) => {
		const spec = valueAt(manifest.node, ...podSpecPath(manifest) ?? []);
		const account = stringOf$1(scalarAt(spec, "serviceAccountName"), manifest.dialect) ?? "default";
		const texts = textsOf$5(spec, manifest);
		return {
			manifest,
			isJob: manifest.group === "batch",
			namespace: manifest.namespace ?? build.namespace,
			words: new Set(texts.flatMap((text) => text.match(WORD$4) ?? [])),
			made: texts.flatMap((text) => [...madeInText("", text)]),
			creates: allowed.get(account) ?? /* @__PURE__ */ new Set(),
			createsHere: allowedHere.get(account) ?? /* @__PURE__ */ new Set()
		};
	});
}
const WORD$4 = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
function textsOf$5(spec, { dialect }) {
	return ["initContainers", "containers"].flatMap((list) => itemsAt(spec, list)).flatMap((container) => [
		...itemsAt(container, "command"),
		...itemsAt(container, "args"),
		...itemsAt(container, "env").flatMap((item) => scalarAt(item, "value") ?? [])
	]).flatMap((text) => stringOf$1(text, dialect) ?? []);
}
const RESOURCES = /* @__PURE__ */ new Map([["secrets", "Secret"], ["configmaps", "ConfigMap"]]);
function creatorsIn({ objects }, kinds) {
	const roles = /* @__PURE__ */ new Map();
	for (const manifest of objects) if (kinds.test(manifest.kind)) roles.set(`${manifest.kind} ${manifest.name ?? ""}`, createdBy(manifest));
	const allowed = /* @__PURE__ */ new Map();
	for (const { kind, node, dialect } of objects) {
		if (!/^(?:Cluster)?RoleBinding$/.test(kind)) continue;
		const role = ["kind", "name"].map((field) => stringOf$1(scalarAt(node, "roleRef", field), dialect));
		for (const subject of itemsAt(node, "subjects")) {
			const account = stringOf$1(scalarAt(subject, "name"), dialect) ?? "";
			const created = allowed.get(account) ?? /* @__PURE__ */ new Set();
			for (const each of roles.get(role.join(" ")) ?? []) created.add(each);
			allowed.set(account, created);
		}
	}
	return allowed;
}
function createdBy({ node, dialect }) {
	const kinds = /* @__PURE__ */ new Set();
	for (const rule of itemsAt(node, "rules")) {
		const textsAt = (field) => itemsAt(rule, field).map((item) => stringOf$1(item, dialect));
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
// src/model/fleet/repository-trees.ts
const repositoryTrees = require_start.memo((tree) => {
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
	const opened = require_start.memo(open);
	return (path) => opened(byRoot.get(repositoryOf(path)) ?? first);
}
function mayLeadIn({ repositories }) {
	if (repositories === void 0) return () => true;
	return (folder, target) => repositoryOf(folder) === repositoryOf(target);
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
	return / \u2192 (https?:\/\/\S+)$/.exec(cluster)?.[1];
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
	return isNameless(cluster) && !other.startsWith(`${cluster} \u2192 `);
}
function folderOf({ folder, id }) {
	const path = folder ?? id;
	return path === "." ? "" : path;
}
function scopeOfFolders(a, b, units) {
	const [here, there] = [foldersOf$4(a), foldersOf$4(b)];
	let depth = 0;
	while (depth < here.length && here[depth] === there[depth]) depth += 1;
	const [mine, theirs] = [here[depth], there[depth]];
	if (mine === void 0 || theirs === void 0) return "open";
	if (environmentOf$1(mine) !== void 0 && environmentOf$1(theirs) !== void 0) return "other";
	const above = here.slice(0, depth);
	const stands = (name) => units.has([...above, name].join("/"));
	return stands(mine) && stands(theirs) ? "unrelated" : "open";
}
function foldersOf$4(path) {
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
function byNamePart(producers, builds, scopeOf) {
	const byName = groupBy(producers, ({ name }) => name);
	const homeOf = homesOf(builds);
	return (reference) => {
		for (const part of partsOf(reference.name)) {
			const found = byName.get(part)?.find((each) => reaches(each, reference, homeOf, scopeOf));
			if (found !== void 0) return found.reason;
		}
	};
}
function homesOf(builds) {
	const homes = new Map(builds.flatMap(({ id, kind, deployedBy }) => kind === "helm-release" && deployedBy?.parent !== void 0 ? [[id, deployedBy.parent]] : []));
	return (build) => homes.get(build) ?? build;
}
function reaches(producer, reference, homeOf, scopeOf) {
	if (!mayMeet(producer.namespace, reference.namespace)) return false;
	if (producer.shownBy?.has(reference.build) === true) return false;
	if (producer.build === void 0 || homeOf(producer.build) === homeOf(reference.build)) return true;
	return !producer.own && isInReach(scopeOf(reference.build, producer.build));
}
function* partsOf(name) {
	yield name;
	for (let at = name.lastIndexOf("-"); at > 0; at = name.lastIndexOf("-", at - 1)) yield name.slice(0, at);
}
// src/references/possible/custom-resources.ts
function unknownControllers(builds, registry, scopeOf) {
	return byNamePart(builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => registry.isProducer(manifest) || describesSecret(manifest, registry) ? producerOf(manifest, build) : [])), builds, scopeOf);
}
const NAMING = /^(?:name|key|ref|(?:secret|existing)\w*)$/i;
function describesSecret(manifest, registry) {
	if (!mayProduce(manifest, registry)) return false;
	return ["secret", "credentials"].flatMap((field) => mapAt(manifest.node, "spec", field) ?? []).some(({ entries }) => !entries.some(({ name }) => NAMING.test(name)));
}
const RELEASES = /^helm\./;
function remoteInstallers(builds, registry, scopeOf) {
	return byNamePart(builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => {
		if (RELEASES.test(manifest.group) || !mayProduce(manifest, registry)) return [];
		const target = scalarAt(mapAt(manifest.node, "spec"), "targetNamespace")?.text;
		if (target === void 0 || target === manifest.namespace) return [];
		return producerOf(manifest, build).map((each) => ({
			...each,
			namespace: target,
			own: false
		}));
	})), builds, scopeOf);
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
	const byName = groupBy(references.filter((reference) => reference.use === "custom-resource" && mayProduce(reference.manifest, registry) && !isDocumentedField(reference)), ({ kind, name }) => `${kind} ${name}`);
	return ({ kind, name, namespace, build }) => {
		const found = byName.get(`${kind} ${name}`)?.find((reference) => mayMeet(reference.namespace, namespace) && isInReach(scopeOf(build, reference.build)));
		if (found === void 0) return void 0;
		return `${nameOfManifest(found.manifest)} names it and may make it`;
	};
}
const MADE = /^(?:(?:secret|configmap|credentials?)(?:template|output|target|destination)|(?:target|output|generated|destination|created|connection)(?:secret|configmap|credentials?)(?:ref|name)?)$/i;
function describingResources(builds, registry, scopeOf) {
	const byName = groupBy(builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => mayProduce(manifest, registry) ? namesMadeBy(manifest.node).map((name) => ({
		name,
		manifest,
		build: build.id
	})) : [])), ({ name }) => name);
	return ({ name, build }) => {
		const found = byName.get(name)?.find((each) => isInReach(scopeOf(build, each.build)));
		return found === void 0 ? void 0 : `the controller of ${nameOfManifest(found.manifest)} may make it`;
	};
}
const namesMadeBy = require_start.memo((node) => entriesIn$1(node).flatMap(({ name, value }) => {
	if (!MADE.test(name)) return [];
	const made = value.kind === "scalar" ? value : scalarAt(value, "name");
	return made === void 0 ? [] : [made.text];
}));
function entriesIn$1(node) {
	if (node.kind === "scalar") return [];
	if (node.kind === "sequence") return node.items.flatMap(entriesIn$1);
	return node.entries.flatMap((entry) => [entry, ...entriesIn$1(entry.value)]);
}
function mayProduce(manifest, registry) {
	return !isBuiltIn(manifest) && !registry.isComplete(manifest) && manifest.group !== "";
}
// src/references/possible/released-charts.ts
function releasedCharts(builds, files, scopeOf) {
	const folders = new Set(builds.map(({ id }) => id));
	const whole = wholeReleases(builds);
	const released = builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => {
		const releases = releasesOf(manifest, folders);
		return releases.length === 0 || whole.has(keyOf$7(manifest.node)) ? [] : releases.map((release) => ({
			...release,
			build: build.id,
			own: false
		}));
	}));
	const rendered = renderedWhole(builds);
	const charts = files.flatMap((file) => chartIn(file, rendered));
	return byNamePart([...released, ...charts], builds, scopeOf);
}
function renderedWhole(builds) {
	const byFolder = groupBy(builds.filter(({ partial, failures }) => partial.length === 0 && failures.length === 0), ({ id, folder }) => folder ?? id);
	return new Map([...byFolder].map(([folder, own]) => [folder, new Set(own.map(({ id }) => id))]));
}
function wholeReleases(builds) {
	const whole = /* @__PURE__ */ new Set();
	const others = /* @__PURE__ */ new Set();
	for (const { kind, deployedBy, partial, failures } of builds) {
		if (deployedBy === void 0) continue;
		(!partial.some(mayBringSources) && failures.length === 0 && (kind === "helm-release" || kind === "argo-application") ? whole : others).add(keyOf$7(deployedBy.at));
	}
	return new Set([...whole].filter((key) => !others.has(key)));
}
function keyOf$7(node) {
	const { file, start } = require_start.hostSpan(node);
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
		const path = stringOf$1(valueAt(source, "path"), manifest.dialect)?.replace(/^\.?\/|\/$/g, "");
		if (!(scalarAt(source, "chart") !== void 0 || mapAt(source, "helm") !== void 0) && (path === void 0 || folders.has(path))) return [];
		const values = valueAt(source, "helm", "valuesObject");
		const release = stringOf$1(valueAt(source, "helm", "releaseName"), manifest.dialect);
		const chart = stringOf$1(valueAt(source, "chart"), manifest.dialect);
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
		return stringOf$1(value, manifest.dialect) ?? [];
	});
}
function textAt({ node, dialect }, ...path) {
	return stringOf$1(valueAt(node, ...path), dialect) || void 0;
}
const CHART_FILE$1 = /(?:^|\/)Chart\.ya?ml$/;
function chartIn({ path, source }, rendered) {
	if (source === void 0 || !CHART_FILE$1.test(path)) return [];
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
// src/references/possible/secret-repositories.ts
const SECRETS = /secret/i;
function secretRepositories(builds, scopeOf) {
	const seen = new Set(builds.flatMap(({ deployedBy }) => deployedBy === void 0 ? [] : [placeOf$2(deployedBy.at)]));
	const unseen = builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => deploysSecrets(manifest) && !seen.has(placeOf$2(manifest.node)) ? [{
		build: build.id,
		reason: `${nameOfManifest(manifest)} deploys Secrets that are not here`
	}] : []));
	return ({ kind, build }) => kind === "Secret" ? unseen.find((each) => isInReach(scopeOf(build, each.build)))?.reason : void 0;
}
function deploysSecrets({ group, kind, node }) {
	const spec = mapAt(node, "spec");
	if (group === "argoproj.io" && kind === "Application") return [mapAt(spec, "source"), ...itemsAt(spec, "sources")].some((source) => source !== void 0 && isOfSecrets(source));
	if (group !== "kustomize.toolkit.fluxcd.io") return false;
	const source = scalarAt(spec, "sourceRef", "name");
	return source !== void 0 && SECRETS.test(source.text);
}
function isOfSecrets(source) {
	const address = scalarAt(source, "repoURL");
	return scalarAt(source, "chart") === void 0 && address !== void 0 && SECRETS.test(address.text);
}
function placeOf$2(node) {
	const { file, start } = require_start.hostSpan(node);
	return `${start} ${file.path}`;
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
const UNREAD$2 = /* @__PURE__ */ new Set([
	"helm-template",
	"template",
	"unreadable",
	"too-large",
	"encrypted",
	"excluded"
]);
const VALUES$1 = /* @__PURE__ */ new Set(["not-kubernetes", "chart-values"]);
const INNER_OBJECT = /^[ \t]+(?:-[ \t]+)?kind:[ \t]*["']?(?:\w*Secret|ConfigMap)\b/m;
const MOST_BYTES$6 = 1048576;
const WORD$3 = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
function mentioningFiles(files, tree, names) {
	const mentionedIn = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (!isUnread$1(file)) continue;
		const text = contentOf(file, tree);
		for (const { 0: word, index } of text.matchAll(WORD$3)) {
			if (!names.has(word) || isConsumed(text, index)) continue;
			if (mentionedIn.get(word)?.at(-1) !== file.path) appendTo(mentionedIn, word, file.path);
		}
	}
	return ({ name, at }) => {
		const path = nearestPath(mentionedIn.get(name) ?? [], folderOf$1(require_start.hostSpan(at).file.path));
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
	if (content?.kind !== "bytes" || content.bytes.length > MOST_BYTES$6) return "";
	return new TextDecoder().decode(content.bytes);
}
function isUnread$1(file) {
	if (file.faults.length > 0) return true;
	if (file.class.kind !== "skipped") return false;
	const { as } = file.class;
	return UNREAD$2.has(as) || VALUES$1.has(as) && INNER_OBJECT.test(file.source?.text ?? "");
}
function encryptedNeighbours(files) {
	const encrypted = files.filter(({ class: each, path }) => each.kind === "skipped" && (each.as === "encrypted" || each.as === "binary" && /\.(?:ya?ml|json)$/.test(path)));
	return ({ at, kind }) => {
		if (kind !== "Secret") return void 0;
		const here = folderOf$1(require_start.hostSpan(at).file.path);
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
		partialBuilds$1(builds),
		releasedCharts(builds, files, index.scopeOf),
		unknownControllers(builds, registry, index.scopeOf),
		remoteInstallers(builds, registry, index.scopeOf),
		patternProducers(builds, registry, index.scopeOf),
		namingResources(references, registry, index.scopeOf),
		describingResources(builds, registry, index.scopeOf),
		composedNames(builds, registry),
		encryptedNeighbours(files),
		secretRepositories(builds, index.scopeOf),
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
		return `another part of the repository makes one (${require_start.placeOf(found.at)})`;
	};
}
function partialBuilds$1(builds) {
	const reasons = new Map(builds.map(({ id, partial }) => [id, partial.find(mayBringSources)]));
	return ({ build }) => reasons.get(build);
}
// src/references/possible/spoken-of.ts
function spokenOf(documented, files, names) {
	return [documented.named, mentionedInComments(files, names)];
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
	const { file, start } = require_start.hostSpan(node);
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
function removedSources(before, tree, registry, names, now) {
	if (before === void 0) return () => void 0;
	const index = indexSources(before.sources, before.builds, tree);
	const guessing = guessesOf(before.references.map(({ reference }) => reference), index, before, registry);
	const speaking = spokenOf(mentionedInDocuments(before.tree, names), before.files, names);
	return (reference, { spoken, guess }) => {
		const source = chooseSources(reference, index)?.nearest[0] ?? (writtenIn$1(now, reference) === void 0 ? writtenIn$1(index, reference) : void 0);
		return source !== void 0 && heldIn(speaking, spoken, reference) && heldIn(guessing, guess, reference) ? source : void 0;
	};
}
function writtenIn$1(index, { kind, name, namespace, build, at }) {
	return index.written(kind, writtenName(at, name)).find((each) => each.build === build && mayMeet(each.namespace, namespace));
}
function heldIn(possible, reason, reference) {
	if (reason === void 0) return true;
	const then = firstReason(possible, reference);
	return then !== void 0 && withoutLines(then) === withoutLines(reason);
}
function withoutLines(reason) {
	return reason.replaceAll(/:\d+/g, "");
}
// src/references/possible/hand-made-sources.ts
const MOST_BYTES$5 = 1048576;
const MOST_FILES$5 = 5e4;
const MOST_BYTES_IN_ALL$1 = 268435456;
function handMadeSources(files, tree, names) {
	let made;
	const known = () => made ??= madeByHand(files, tree, names);
	return {
		made: ({ kind, name, at }) => reason(known().made.get(`${kind} ${name}`) ?? [], at),
		run: ({ kind, name, at }) => {
			return reason((known().made.get(`${kind} ${name}`) ?? []).filter((path) => !isDocument(path) && !isModel(path)), at);
		},
		named: ({ name, at }) => reason(known().named.get(name) ?? [], at),
		perhaps: ({ kind, name, at }) => reason(known().perhaps(kind, name, at), at) ?? (known().complete ? void 0 : "the repository has more scripts than are searched")
	};
}
function reason(paths, at) {
	const path = nearestPath(paths, folderOf$1(require_start.hostSpan(at).file.path));
	return path === void 0 ? void 0 : `${path} explains how it is made`;
}
function madeByHand(files, tree, names) {
	const made = /* @__PURE__ */ new Map();
	const named = /* @__PURE__ */ new Map();
	const patterns = [];
	const reading = { complete: true };
	for (const text of textsOf$4(files, tree, reading)) {
		const { path, read } = text;
		for (const each of [...toldIn(text), ...quotedIn(path, read, names)]) if (each.name.includes("*")) patterns.push({
			made: each,
			path
		});
		else if (!names.has(each.name)) continue;
		else if (each.eitherKind === true) appendTo(named, each.name, path);
		else appendTo(made, `${each.kind} ${each.name}`, path);
	}
	return {
		made,
		named,
		perhaps: (kind, name, at) => patterns.flatMap((each) => each.made.kind === kind && mayBecome(wildcardParts(each.made.name), name) && (each.made.near !== true || isBelow(require_start.hostSpan(at).file.path, folderOf$1(each.path))) ? [each.path] : []),
		complete: reading.complete
	};
}
function isBelow(path, folder) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function toldIn({ path, of, read }) {
	const told = toldOf(of).get(path) ?? [...madeInText(path, read())];
	toldOf(of).set(path, told);
	return told;
}
const toldOf = require_start.memo((_of) => /* @__PURE__ */ new Map());
function* textsOf$4(files, tree, reading, isWanted = () => true) {
	for (const { path, source } of files) if (source !== void 0) yield {
		path,
		of: source,
		read: () => source.text
	};
	let left = MOST_BYTES_IN_ALL$1;
	let count = 0;
	for (const path of tree?.paths ?? []) {
		if (!isTelling$2(path) || !isWanted(path)) continue;
		count += 1;
		if (count > MOST_FILES$5 || left <= 0) {
			reading.complete = false;
			return;
		}
		const content = tree?.read(path);
		if (content?.kind !== "bytes") continue;
		const bytes = content.bytes.subarray(0, MOST_BYTES$5);
		left -= bytes.length;
		yield {
			path,
			of: content.bytes,
			read: () => new TextDecoder().decode(bytes)
		};
	}
}
// src/references/possible/written-objects.ts
const NAME$1 = /^[ \t]+name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/m;
function* writtenObjects(text, kindLine) {
	for (const object of text.split(/^---.*$/m)) {
		const kind = kindLine.exec(object)?.[1];
		const name = NAME$1.exec(object)?.[1];
		if (kind !== void 0 && name !== void 0) yield {
			kind,
			name,
			text: object
		};
	}
}
// src/references/possible/made-by-tests.ts
const OF_TESTS = /(?:^|\/)(?:tests?|e2e|integration|test[-_]?data|fixtures?|__fixtures__|__tests__)\/.*\.ya?ml$/;
const OBJECT$3 = /^kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/m;
const MOST_BYTES$4 = 262144;
const MOST_FILES$4 = 2e3;
function madeByTests(tree) {
	let made;
	return ({ kind, name }) => {
		const path = (made ??= madeIn(tree)).get(`${kind} ${name}`);
		return path === void 0 ? void 0 : `${path} makes one for a test`;
	};
}
function madeIn(tree) {
	const made = /* @__PURE__ */ new Map();
	const paths = (tree?.paths ?? []).filter((path) => OF_TESTS.test(path));
	for (const path of paths.slice(0, MOST_FILES$4)) {
		const content = tree?.read(path);
		if (content?.kind !== "bytes" || content.bytes.length > MOST_BYTES$4) continue;
		const text = new TextDecoder().decode(content.bytes);
		for (const { kind, name } of writtenObjects(text, OBJECT$3)) {
			const id = `${kind === "ConfigMap" ? kind : "Secret"} ${name}`;
			if (!made.has(id)) made.set(id, path);
		}
	}
	return made;
}
// src/references/possible/told-above.ts
const MOST_LEVELS = 5;
const MOST_LINES = 200;
const IN_ITEM = .5;
const KINDS = {
	Secret: /\bsecrets?\b/i,
	ConfigMap: /\bconfig[- ]?maps?\b/i
};
function toldAbove({ kind, at }) {
	const { file, start } = require_start.hostSpan(at);
	return commentsAbove(file.text, start).some((comment) => KINDS[kind].test(comment) && MAKING.test(comment)) ? `a comment in ${file.path} tells where it comes from` : void 0;
}
function commentsAbove(text, offset) {
	const lines = linesUpTo(text, offset);
	const comments = [];
	let indent = Infinity;
	let isNext = true;
	let levels = 0;
	for (const line of lines) {
		const comment = commentOf(line);
		if (comment !== void 0) {
			if (isNext && line.indexOf("#") <= indent) comments.push(comment);
			continue;
		}
		isNext = false;
		const depth = depthOf(line);
		if (depth === void 0 || depth >= indent) continue;
		levels += 1;
		if (levels > MOST_LEVELS) break;
		indent = depth;
		isNext = true;
	}
	return comments;
}
function linesUpTo(text, offset) {
	const after = text.indexOf("\n", offset);
	const end = after === -1 ? text.length : after;
	const lines = [];
	for (let at = end; at >= 0 && lines.length < MOST_LINES;) {
		const before = at === 0 ? -1 : text.lastIndexOf("\n", at - 1);
		lines.push(text.slice(before + 1, at));
		at = before;
	}
	return lines;
}
function depthOf(line) {
	const depth = line.search(/\S/);
	if (depth === -1) return void 0;
	return line.startsWith("- ", depth) ? depth + IN_ITEM : depth;
}
// src/references/possible/created-keys.ts
const SCRIPT = /\.(?:sh|bash|zsh|ps1|py|just|mk|envrc|j2|tpl|tmpl)$|(?:^|\/)(?:[A-Z]\w*|just)file$/;
const isMaking = (path) => SCRIPT.test(path) || isModel(path);
const COMMAND$2 = /\bcreate[ \t]+(secret[ \t]+generic|configmap|cm)[ \t]+((?:[^\n]*[\\`]\r?\n){0,60}[^\n]*)/g;
const NAME = /^(?:--?[-\w]+=\S+[ \t]+){0,8}["']?([a-z0-9][-a-z0-9.]*)/;
const KEY$1 = /--from-(?:literal|file)[= \t]+["']?([-\w.]+)=|--from-file[= \t]+["']?(?:[^\s"'=]*\/)?([-\w.]+)(?=["']?(?:\s|$))/g;
function createdKeys(files, tree) {
	let created;
	return ({ kind, name, key, at }, missing) => {
		if (key === void 0) return void 0;
		created ??= createdIn(files, tree);
		const nearest = missing?.what === "key" ? missing.nearest?.key : void 0;
		const isSlip = nearest !== void 0 && nearMiss(key.name, nearest) !== void 0;
		const all = created.get(idOf(kind, name, key.name)) ?? [];
		const path = nearestPath(isSlip ? all.filter((path) => !isModel(path)) : all, folderOf$1(require_start.hostSpan(at).file.path));
		return path === void 0 ? void 0 : `${path} makes ${kind} \`${name}\` with that key`;
	};
}
function createdIn(files, tree) {
	const created = /* @__PURE__ */ new Map();
	for (const { path, read } of textsOf$4(files, tree, { complete: true }, isMaking)) {
		const text = read();
		if (isModel(path)) for (const id of writtenIn(text)) appendTo(created, id, path);
		if (!text.includes("create")) continue;
		for (const [, what = "", command = ""] of text.matchAll(COMMAND$2)) {
			const name = NAME.exec(command)?.[1];
			if (name === void 0) continue;
			const kind = what.startsWith("secret") ? "Secret" : "ConfigMap";
			for (const [, given, file] of command.matchAll(KEY$1)) appendTo(created, idOf(kind, name, given ?? file ?? ""), path);
		}
	}
	return created;
}
function* writtenIn(text) {
	for (const { kind, name, text: object } of writtenObjects(text, OBJECT_KIND)) for (const [, key = ""] of object.matchAll(OBJECT_KEY)) yield idOf(kind, name, key);
}
const OBJECT_KIND = /^kind:[ \t]*["']?(Secret|ConfigMap)\b/m;
const OBJECT_KEY = /^[ \t]+["']?([-\w.]+)["']?:/gm;
function idOf(kind, name, key) {
	return `${kind} ${name} ${key}`;
}
// src/references/possible/failed-builds.ts
const WORD$2 = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
const PLAIN_NAME$1 = /\b\w*[nN]ame["']?:[ \t]+["']?([a-z0-9]+)["']?[ \t]*(?:$|[,}#])/gm;
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
			const words = wordsOf(texts.get(path) ?? "");
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
function wordsOf(text) {
	const composed = (text.match(WORD$2) ?? []).filter((word) => /[-.]/.test(word));
	return /* @__PURE__ */ new Set([...composed, ...[...text.matchAll(PLAIN_NAME$1)].map(([, name = ""]) => name)]);
}
// src/references/means-other-kind.ts
function meansOtherKind(references) {
	let byManifest;
	const takenBy = require_start.memo((manifest) => {
		byManifest ??= groupBy(references, (each) => each.manifest);
		return takenOf(byManifest.get(manifest) ?? []);
	});
	return ({ name, key, kind, manifest }, other) => {
		const known = other.keys.kind === "known" ? other.keys.value : void 0;
		if (known !== void 0 && key !== void 0) return known.has(key.name);
		const { whole, keys } = takenBy(manifest);
		const asked = keys.get(`${kind} ${name}`) ?? [];
		if (known !== void 0 && asked.some((each) => !known.has(each))) return false;
		return !whole.has(`${other.kind} ${name}`);
	};
}
function takenOf(references) {
	const whole = /* @__PURE__ */ new Set();
	const keys = /* @__PURE__ */ new Map();
	for (const { use, kind, name, at, key } of references) for (const each of /* @__PURE__ */ new Set([`${kind} ${name}`, `${kind} ${writtenName(at, name)}`])) if (key !== void 0) appendTo(keys, each, key.name);
	else if (use === "env-from" || use === "volume") whole.add(each);
	return {
		whole,
		keys
	};
}
// src/references/not-deployed.ts
function notDeployed(files, builds, registry) {
	const byName = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (file.class.kind !== "skipped" || file.class.as !== "not-deployed") continue;
		const folder = folderOf$1(file.path);
		for (const manifest of file.documents.flatMap((each) => each.manifests)) for (const { kind, name, at } of sourcesOfObject(manifest, registry)) appendTo(byName, `${kind} ${name}`, {
			at,
			path: file.path,
			folder
		});
	}
	const foldersOf = new Map(builds.map(({ id, files: own }) => [id, new Set(own.map(folderOf$1))]));
	const named = ({ kind, name }) => byName.get(`${kind} ${name}`) ?? [];
	return {
		forgotten: (reference) => named(reference).find(({ folder }) => foldersOf.get(reference.build)?.has(folder))?.at,
		sameFile: (reference) => {
			const own = require_start.hostSpan(reference.at).file.path;
			return named(reference).some(({ path }) => path === own) ? `${own} makes it` : void 0;
		}
	};
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
	const judged = references.flatMap((reference, at) => reference.use === "custom-resource" && isDocumentedField(reference) && !isBootstrapField(reference) ? [{
		reference,
		verdict: early[at]
	}] : []);
	const odd = /* @__PURE__ */ new Set();
	for (const ofObject of groupBy(judged, ({ reference }) => reference.manifest.node).values()) for (const own of groupBy(ofObject, ({ reference }) => reference.build).values()) addOdd(own, FEWEST, odd);
	const fields = groupBy(judged, ({ reference }) => fieldOf(reference));
	for (const ofField of fields.values()) addOdd(ofField, FEWEST_IN_FIELD, odd);
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
	const isNeeded = (source) => source !== void 0 && filesNaming.has(nameKey(source));
	const isOnlyMeantHere = ({ build }, nearest) => nearest?.build === build && !isNeeded(nearest);
	const proofOf = (reference, missing) => {
		const slip = slipOf(reference, missing);
		if (reference.use === "custom-resource") return controllerProof(reference, missing, slip, isOnlyMeantHere(reference, missing.nearest));
		if (missing.hashed !== void 0) return "unhashed";
		if (missing.otherKind !== void 0) return "other-kind";
		if (slip === "swap") return "near-miss";
		if (hasEverySibling(reference, missing, index)) return "siblings";
		if (isInOtherNamespace(reference, missing, index)) return "other-namespace";
		const isIntended = (filesNaming.get(nameKey(reference))?.size ?? 0) > MOST_COPIES && isNeeded(missing.nearest);
		return slip === "slip" && !isIntended ? "near-miss" : void 0;
	};
	return (reference, missing) => {
		const proof = proofOf(reference, missing);
		if (proof === void 0) return void 0;
		if (proof === "other-namespace" && isInMisspeltNamespace(reference, missing)) return {
			proof,
			outweighs: "texts"
		};
		if (proof === "near-miss" && isOnlyMeantHere(reference, missing.nearest)) return {
			proof,
			outweighs: "documents"
		};
		return {
			proof,
			outweighs: proof === "other-kind" ? "names" : "nothing"
		};
	};
}
function controllerProof(reference, { hashed }, slip, isOnlyMeant) {
	if (hashed !== void 0) return "unhashed";
	if (slip === "swap") return "near-miss";
	const isTold = isOnlyMeant || isDocumentedField(reference);
	return slip !== void 0 && isTold ? "near-miss" : void 0;
}
function slipOf({ at, name }, { nearest }) {
	if (nearest === void 0) return void 0;
	const [written, existing] = [writtenName(at, name), writtenName(nearest.at, nearest.name)];
	return written === existing ? "slip" : nearMiss(written, existing);
}
function hasEverySibling({ kind, manifest, build }, { siblings }, index) {
	if (index.isChart(build)) return false;
	const having = new Set(siblings.map((sibling) => sibling.build));
	if (having.size < (kind === "Secret" ? FEWEST_SIBLINGS : 1)) return false;
	return index.siblingsOf(manifest, build).every((id) => having.has(id));
}
function isInOtherNamespace({ name, namespace, build, manifest }, { elsewhere }, index) {
	const isUnchosen = (of) => index.isChart(of.build) && of.namespace === "default";
	if (isOpenNamespace(namespace) || isUnchosen({
		namespace,
		build
	})) return false;
	const copied = `${namespace}/${name}`;
	if (elsewhere.some(({ producer }) => isCopyOf(copied, producer.manifest))) return false;
	const isTold = ({ build: other, producer }) => index.scopeOf(build, other) !== "open" || writtenNamespaceOf(manifest) !== void 0 && writtenNamespaceOf(producer.manifest) !== void 0;
	return elsewhere.some((source) => !isUnchosen(source) && isTold(source));
}
function isInMisspeltNamespace({ namespace }, { elsewhere }) {
	return elsewhere.some((source) => namespace !== void 0 && source.namespace !== void 0 && nearMiss(namespace, source.namespace) !== void 0);
}
function isCopyOf(path, { node }) {
	return entriesAt(node, "metadata", "annotations").some(({ value }) => value.kind === "scalar" && value.text === path);
}
function filesByName(references) {
	const files = /* @__PURE__ */ new Map();
	for (const reference of references) {
		const key = nameKey(reference);
		const { path } = require_start.hostSpan(reference.at).file;
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
const GENERATED$1 = "[bcdfghjklmnpqrstvwxz2456789]{5}";
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
		name: new RegExp(`^[a-z0-9][-a-z0-9.]*-token-${GENERATED$1}$`),
		madeBy: "Kubernetes before 1.24 for a ServiceAccount"
	},
	{
		kind: "Secret",
		name: new RegExp(`^[a-z0-9][-a-z0-9.]*-dockercfg-${GENERATED$1}$`),
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
	const { cut } = surroundings;
	const early = references.map((reference) => judgeEarly(reference, index, declared, cut));
	const judgeLate = lateJudge(references.filter((_, at) => early[at] === void 0), references, index, surroundings, oddOnesOut(references, early));
	const keyCreated = createdKeys(surroundings.files, surroundings.tree);
	return references.map((reference, at) => {
		const found = early[at] ?? judgeLate(reference);
		const created = found.kind === "broken" && found.proof === "missing-key" ? keyCreated(reference, found.missing) : void 0;
		const verdict = created === void 0 ? found : {
			kind: "unknown",
			reason: created
		};
		return {
			reference,
			verdict,
			at: spanFor(reference, verdict)
		};
	});
}
function isSettled(reference, index) {
	const choice = chooseSources(reference, index);
	if (choice?.scope !== "build" || !choice.decided) return false;
	const { kind } = judgeFound(reference, choice, index);
	return kind === "present" || kind === "produced";
}
function judgeEarly(reference, index, declaredOf, cut) {
	const { name } = reference;
	const choice = chooseSources(reference, index);
	const found = choice === void 0 ? void 0 : judgeFound(reference, choice, index);
	if (found !== void 0 && found.kind !== "broken" && found.kind !== "optional") return found;
	if (isTemplatedName(name) && !isOfSameFile(reference, found)) return {
		kind: "unknown",
		reason: `the name \`${name}\` is a template`
	};
	const declared = declaredOf(reference);
	if (declared?.kind === "assumed") return declared;
	if (cut !== void 0 && choice?.scope !== "build") return {
		kind: "unknown",
		reason: cut
	};
	if (found !== void 0) return found;
	if (declared !== void 0) return declared;
	const wellKnown = wellKnownReason(reference);
	return wellKnown === void 0 ? void 0 : {
		kind: "assumed",
		reason: wellKnown
	};
}
const VARIABLE$1 = /\$\{\w+\}|\$\(\w+\)/g;
function isOfSameFile({ name, at }, found) {
	const missing = found === void 0 ? void 0 : missingIn(found);
	if (missing?.what !== "key" || isTemplatedName(name.replaceAll(VARIABLE$1, "a"))) return false;
	return require_start.hostSpan(missing.source.at).file.path === require_start.hostSpan(at).file.path;
}
function lateJudge(undecided, references, index, { builds, files, tree, settings, before, others }, odd) {
	if (undecided.length === 0) return () => ({
		kind: "unknown",
		reason: "nothing is missing"
	});
	const names = new Set(undecided.map(({ name }) => name));
	const registry = registryWith(settings.producers ?? []);
	const handMade = handMadeSources(files, tree, names);
	const documented = mentionedInDocuments(tree, names, before?.files);
	const failing = failedBuilds(builds, files, names);
	const { forgotten, sameFile } = notDeployed(files, builds, registry);
	const naming = [
		sameFile,
		mentioningFiles(files, tree, names),
		handMade.named
	];
	const speaking = spokenOf(documented, files, names);
	const guessing = [
		...guessesOf(references, index, {
			builds,
			files
		}, registry),
		handMade.perhaps,
		documented.perhaps,
		madeByTests(tree),
		toldAbove
	];
	const removedOf = removedSources(before, tree, registry, names, index);
	const missingOf = missingSources(index, forgotten, meansOtherKind(references), builds, others);
	const prove = proofs(references, index);
	return (reference) => {
		const missing = missingOf(reference);
		const { proof, outweighs = "nothing" } = prove(reference, missing) ?? {};
		const harmless = harmlessReason(reference, proof !== void 0 || odd.has(reference));
		const mayBeRemoved = !reference.optional && (harmless === void 0 || isNeededResource(reference));
		if (harmless !== void 0 && !mayBeRemoved) return {
			kind: "unknown",
			reason: harmless
		};
		const named = failing(reference) ?? TEXTS[outweighs].flatMap((texts) => handMade[texts](reference) ?? []).at(0) ?? (outweighs === "nothing" ? firstReason(naming, reference) : void 0);
		if (named !== void 0) return {
			kind: "unknown",
			reason: named
		};
		const spoken = outweighs === "nothing" ? firstReason(speaking, reference) : void 0;
		if (spoken === void 0 && proof !== void 0 && !reference.optional) return {
			kind: "broken",
			missing,
			proof
		};
		const guess = proof === void 0 ? firstReason(guessing, reference) : void 0;
		const removed = mayBeRemoved ? removedOf(reference, {
			spoken,
			guess
		}) : void 0;
		if (removed !== void 0) return {
			kind: "broken",
			missing: {
				...missing,
				removed
			},
			proof: "removed"
		};
		const reason = harmless ?? spoken ?? guess;
		if (reason !== void 0) return {
			kind: "unknown",
			reason
		};
		return {
			kind: reference.optional ? "optional" : "untraced",
			missing
		};
	};
}
const TEXTS = {
	nothing: ["made"],
	names: ["made"],
	documents: ["run"],
	texts: []
};
function isNeededResource(reference) {
	return reference.use === "custom-resource" && reference.harmless === void 0 && isDocumentedField(reference);
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
// src/resolve/services/service-variables.ts
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
// src/resolve/services/service-layer.ts
function isApiServer({ name, namespace }) {
	return name === "kubernetes" && namespace === "default";
}
var ServiceLayer = class {
	#byPrefix;
	#services;
	constructor(services) {
		const byName = /* @__PURE__ */ new Map();
		for (const service of services) if (!isApiServer(service) || !byName.has(service.name)) byName.set(service.name, service);
		this.#services = [...byName.values()];
		this.#byPrefix = groupBy(this.#services, ({ name }) => variableName(name));
	}
	get size() {
		return this.#services.length;
	}
	get(name) {
		const found = prefixesOf(name).flatMap((prefix) => (this.#byPrefix.get(prefix) ?? []).flatMap((service) => {
			const binding = bindingsOf(service).findLast((each) => each.name === name);
			return binding === void 0 ? [] : [{
				service,
				binding
			}];
		}));
		if (found.length > 1) {
			const orderOf = ({ service }) => this.#services.indexOf(service);
			found.sort((a, b) => orderOf(a) - orderOf(b));
		}
		return found.at(-1)?.binding;
	}
	all() {
		return [...new Map(this.#services.flatMap(bindingsOf).map((binding) => [binding.name, binding])).values()];
	}
};
function bindingsOf(service) {
	const from = {
		kind: "service",
		service: service.name,
		at: service.at
	};
	return serviceVariables(service).map(({ name, value }) => ({
		name,
		value,
		from,
		hides: [],
		unresolved: []
	}));
}
function prefixesOf(name) {
	return Array.from(name.matchAll(/_(?=SERVICE_|PORT)/g), ({ index }) => name.slice(0, index));
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
// src/resolve/services/services-of.ts
function serviceBinding({ layers }, name) {
	for (const layer of layers.toReversed()) {
		const found = layer.get(name);
		if (found !== void 0) return found;
	}
}
function serviceBindings({ layers }, hidden) {
	return layers.flatMap((layer, at) => {
		const above = layers.slice(at + 1);
		return layer.all().filter(({ name }) => !hidden.has(name) && !above.some((other) => other.get(name)));
	});
}
const NO_SERVICES = { layers: [] };
const API_SERVER = {
	name: "kubernetes",
	namespace: "default",
	at: void 0,
	clusterIp: placeholderValue("cluster IP of kubernetes"),
	written: void 0,
	ports: [{
		name: "https",
		port: "443",
		protocol: "TCP"
	}]
};
const NO_LAYER = new ServiceLayer([]);
const API_LAYER = new ServiceLayer([API_SERVER]);
function servicesOf(builds, facts, elsewhere = []) {
	if (facts.services?.kind === "none") return () => NO_SERVICES;
	const buildOf = new Map(builds.map((build) => [build.id, build]));
	const known = /* @__PURE__ */ new Map();
	const inFolders = folderServices(builds, facts, elsewhere);
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
	return first === API_SERVER && !others.some(({ name }) => name === API_SERVER.name) ? [API_LAYER, new ServiceLayer(others)] : [NO_LAYER, new ServiceLayer(own)];
}
const NONE_SHARED = {
	layer: NO_LAYER,
	names: /* @__PURE__ */ new Set()
};
function folderServices(builds, facts, elsewhere) {
	let found;
	const known = /* @__PURE__ */ new Map();
	return (namespace) => {
		if (namespace === void 0) return NONE_SHARED;
		let shared = known.get(namespace);
		if (shared === void 0) {
			found ??= servicesByNamespace(builds, facts, elsewhere);
			const services = found.get(namespace) ?? [];
			const names = new Set(services.map(({ name }) => name));
			shared = {
				layer: new ServiceLayer(services),
				names
			};
			known.set(namespace, shared);
		}
		return shared;
	};
}
function servicesByNamespace(builds, facts, elsewhere) {
	const own = builds.flatMap((build) => sharedIn$1(build, facts).map((service) => ({
		...service,
		build: build.id
	})));
	return groupBy(elsewhere.length === 0 ? own : sortedByBuild([...own, ...elsewhere.map((service) => new FoundElsewhere(service))]), ({ namespace }) => namespace);
}
function sharedIn$1({ kind, objects }, facts) {
	if (kind !== "folder") return [];
	return objects.flatMap((manifest) => {
		const service = findService(manifest, facts);
		return service === void 0 || isApiServer(service) ? [] : [service];
	});
}
function servicesForOthers(build) {
	return sharedIn$1(build, {}).flatMap(({ name, namespace, ports, at, written }) => namespace === void 0 || at === void 0 ? [] : [{
		build: build.id,
		name,
		namespace,
		clusterIp: written,
		ports,
		at
	}]);
}
var FoundElsewhere = class {
	#service;
	constructor(service) {
		this.#service = service;
	}
	get build() {
		return this.#service.build;
	}
	get name() {
		return this.#service.name;
	}
	get namespace() {
		return this.#service.namespace;
	}
	get written() {
		return this.#service.clusterIp;
	}
	get clusterIp() {
		return clusterIpAs(this.written, this.name);
	}
	get ports() {
		return this.#service.ports;
	}
	get at() {
		return this.#service.at;
	}
};
function sortedByBuild(services) {
	return services.sort((a, b) => a.build < b.build ? -1 : Number(a.build > b.build));
}
function findServices(objects, facts) {
	const found = objects.flatMap((manifest) => findService(manifest, facts) ?? []);
	return facts.services === void 0 && !found.some(isApiServer) ? [API_SERVER, ...found] : found;
}
function findService(manifest, facts) {
	const { group, kind, name, namespace, node, dialect } = manifest;
	if (group !== "" || kind !== "Service" || !name || /[{}$]/.test(name)) return void 0;
	const written = clusterIpOf(manifest, facts);
	if (written === "None") return void 0;
	const at = scalarAt(node, "metadata", "name") ?? node;
	const ports = portsOf({
		...manifest,
		dialect
	});
	const ip = scalarAt(node, "spec", "clusterIP");
	return {
		name,
		namespace,
		clusterIp: ip?.value !== void 0 && facts.services === void 0 ? scalarValue(ip, dialect) : clusterIpAs(written, name),
		written,
		ports,
		at
	};
}
function clusterIpOf(manifest, { services }) {
	const { name = "", namespace, node, dialect } = manifest;
	if (services?.kind === "listed") return services.clusterIPs.get(`${namespace ?? ""}/${name}`) || "None";
	const written = scalarText(scalarAt(node, "spec", "clusterIP"), dialect);
	if (scalarText(scalarAt(node, "spec", "type"), dialect) === "ExternalName") return "None";
	return written === "" ? void 0 : written;
}
function clusterIpAs(written, name) {
	return written === void 0 ? placeholderValue(`cluster IP of ${name}`) : textValue(written);
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
function settle$1(run, before, after) {
	run.left -= before.left - after.left;
	run.variables -= before.variables - after.variables;
}
function costOf(value) {
	let cost = 0;
	for (const part of value) cost += PER_PART + (part.kind === "placeholder" ? part.label.length : part.text.length);
	return cost;
}
// src/resolve/pods-of.ts
function podsOf(judged, builds, { kubernetesVersion, facts = {}, elsewhere }, budget = runBudget()) {
	const judgedOf = groupBy(judged, ({ reference }) => reference.workload);
	const services = servicesOf(builds, facts, elsewhere);
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
	const lines = linesOf$1(text);
	return version >= QUOTED_SINCE ? readQuoted(lines, key) : readContinued(lines, key);
}
function readQuoted(lines, key) {
	let at = 0;
	while (at < lines.length) {
		const line = trimStart(lines[at] ?? "");
		const number = ++at;
		if (isTooLong$1(lines[at - 1])) return tooLong();
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
		if (line === void 0 || isTooLong$1(line)) return refusal(`starting at line ${at}: unclosed single quote`);
		rest = line;
	}
}
function readContinued(lines, key) {
	const joined = [];
	for (const [index, written] of lines.entries()) {
		if (isTooLong$1(written)) return tooLong();
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
function linesOf$1(text) {
	const lines = text.split("\n").map((line) => line.endsWith("\r") ? line.slice(0, -1) : line);
	if (lines.at(-1) === "" && text.at(-1) !== "\r") lines.pop();
	return lines;
}
function isTooLong$1(line) {
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
// src/go/go-quote.ts
const ESCAPES$1 = /* @__PURE__ */ new Map([
	["\"", "\\\""],
	["\\", "\\\\"],
	["\x07", "\\a"],
	["\b", "\\b"],
	["\f", "\\f"],
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"],
	["\v", "\\v"]
]);
const SPECIAL$2 = /[^ !#-[\]-~]/gu;
const ASCII$2 = /^[ -~]$/;
const PRINTABLE$1 = String.raw`^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$`;
let printable;
function goQuote(text) {
	return `"${goEscape(text)}"`;
}
function goEscape(text, ascii = false) {
	return text.replace(SPECIAL$2, (char) => ESCAPES$1.get(char) ?? escapeChar(char, ascii));
}
function isGoPrintable(char) {
	printable ??= new RegExp(PRINTABLE$1, "u");
	return printable.test(char);
}
function escapeChar(char, ascii) {
	if (ascii ? ASCII$2.test(char) : isGoPrintable(char)) return char;
	const code = char.codePointAt(0) ?? 0;
	if (code < 32 || code === 127) return `\\x${hex(code, 2)}`;
	if (code >= 56448 && code <= 56575) return `\\x${hex(code - 56320, 2)}`;
	return code > 65535 ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}
function hex(code, digits) {
	return code.toString(16).padStart(digits, "0");
}
// src/resolve/volumes-of.ts
const volumesOf = require_start.memo((workload) => new Map([...ownVolumes(workload), ...claimedVolumes(workload)]));
const mountedVolumes = require_start.memo((workload) => {
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
				if (isWithin$1(cost, parts, budget)) values.push(value);
			}
		},
		joined: () => {
			if (isWithin$1(cost, parts, budget)) {
				budget.left -= cost;
				return joinValues(values);
			}
			budget.spent = true;
			return placeholderValue("more text than a process can be given");
		}
	};
}
function isWithin$1(cost, parts, { left }) {
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
// src/resolve/expand-field.ts
function expandField(node, lookup, pod, setLater = () => void 0) {
	const expansions = scalarValue(node, pod.dialect).map((part) => part.kind === "text" ? expand(part.text, lookup, pod.version, pod.budget) : {
		value: [part],
		missing: []
	});
	const value = joinValues(expansions.map((each) => each.value));
	const missing = expansions.flatMap((each) => each.missing);
	const placeOf = placesIn$1(node);
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
function placesIn$1(node) {
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
// src/go/compare-text.ts
function compareText(left, right) {
	const length = Math.min(left.length, right.length);
	for (let at = 0; at < length; at++) {
		const a = left.charCodeAt(at);
		const b = right.charCodeAt(at);
		if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1;
	}
	return left.length - right.length;
}
function isSurrogate(unit) {
	return unit >= 55296 && unit <= 57343;
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
		case "metadata.namespace": return known$1(manifest.namespace, "namespace");
		case "metadata.uid": return known$1(facts.podUid, "pod UID");
		case "spec.nodeName": return known$1(scalarText(scalarAt(podSpec, "nodeName"), dialect) || facts.nodeName, "node name");
		case "spec.serviceAccountName": return textValue(serviceAccountName(pod));
		case "status.hostIP": return known$1(hostIps(pod)?.[0], "host IP");
		case "status.hostIPs": return known$1(hostIps(pod)?.join(","), "host IPs");
		case "status.podIP": return known$1(firstPodIp(pod), "pod IP");
		default: return known$1(podIps(pod)?.join(","), "pod IPs");
	}
}
function known$1(text, label) {
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
	const quantity = quantityAt(valueAt(mapAt(pod.workload.podSpec, "resources", "limits"), name), pod);
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
const valueOfKey = require_start.memo((key, source) => makeValue(source, key));
function makeValue(source, { key, value, node }) {
	const label = labelOf$1(source, key);
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
function labelOf$1({ kind, name }, key) {
	return `${kind.toLowerCase()} ${name}/${key}`;
}
function sourcesOf$1({ verdict }) {
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
const ownKeys = require_start.memo((source) => {
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
// src/resolve/add-env.ts
function addEnv(container, pod, builder) {
	const items = itemsAt(container.node, "env");
	const names = items.map((item) => scalarText(scalarAt(item, "name"), pod.dialect));
	const later = laterEntries(items, names);
	for (const [index, node] of items.entries()) {
		const name = names[index] ?? "";
		later.get(name)?.pop();
		if (node.kind !== "map") continue;
		addEntry$1({
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
function addEntry$1(entry, setLater) {
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
	const source = SOURCES$1.find(([field]) => mapAt(from, field) !== void 0);
	const ref = source === void 0 ? void 0 : mapAt(from, source[0]);
	if (source === void 0 || ref === void 0) builder.assign(name, EMPTY_VALUE, {
		kind: "literal",
		at: written ?? node,
		itemAt: node
	});
	else source[1](entry, ref);
}
const SOURCES$1 = [
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
	const found = findValue(sourcesOf$1(judged), key);
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
	const lacksKey = found.kind === "missing" && sourcesOf$1(judged).length > 0;
	if (missing === void 0 && !lacksKey) {
		builder.assign(name, placeholderValue(labelOf$1(reference, key)), from);
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
	builder.assign(name, placeholderValue(`missing ${labelOf$1(reference, key)}`), from);
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
		} else addItem$1({
			node,
			prefix,
			judged,
			pod,
			builder
		});
	}
}
function addItem$1(item) {
	const { node, prefix, judged, builder } = item;
	const { reference, verdict } = judged;
	const { kind, name } = reference;
	const what = `${kind.toLowerCase()} ${name}`;
	switch (verdict.kind) {
		case "present":
		case "elsewhere":
		case "produced":
			addSources(item, sourcesOf$1(judged));
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
	return found.kind === "known" ? found.value : placeholderValue(labelOf$1(source, key.key));
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
const NONE$1 = [];
function environmentBuilder(services) {
	const assigned = /* @__PURE__ */ new Map();
	const unknowns = [];
	const skipped = [];
	const failures = [];
	return {
		assign: (name, value, from, unresolved = NONE$1) => {
			const latest = {
				name,
				value,
				from,
				hides: NONE$1,
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
				hides: NONE$1,
				unresolved: NONE$1
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
	settle$1(inPod.budget, before, budget);
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
	else addKeys$1(source, path, mode, pod, payload);
}
function addKeys$1(source, path, mode, pod, payload) {
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
	const [first, ...others] = sourcesOf$1(judged);
	const keys = first?.keys.kind === "known" && others.length === 0 ? first.keys.value : void 0;
	const items = itemsAt(source, "items");
	const readKey = (key, name) => first === void 0 || key === void 0 ? placeholderValue(labelOf$1(reference, name)) : keyValue(first, key);
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
		for (const source of sourcesOf$2(verdict)) {
			const first = users.get(source);
			if (first === void 0) users.set(source, user);
			else if (first !== user) shared.add(source);
		}
	}
	return shared;
}
// src/resolve/resolve-volumes.ts
function resolveVolumes(judged, builds, options) {
	const podOf = require_start.once(() => podsOf(judged, builds, options));
	return require_start.memo((workload) => volumesOfPod(podOf()(workload)));
}
function volumesOfPod(pod) {
	return new Map([...mountedVolumes(pod.workload)].flatMap(([name, volume]) => {
		const files = volumeFiles(volume, pod);
		return files === void 0 ? [] : [[name, files]];
	}));
}
// src/render/kustomize/tree/go-json.ts
const HTML = /[<>&\u2028\u2029]/g;
function goJsonString(text) {
	return JSON.stringify(text).replaceAll(HTML, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function goJson(node) {
	if (node.kind === "sequence") return `[${node.items.map(goJson).join(",")}]`;
	if (node.kind === "map") return goJsonObject(node.entries.map(({ key, value }) => [key.text, goJson(value)]));
	const resolved = resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return goJsonString(resolved.value);
		case "int":
		case "float": return goFloatJson(resolved.value);
		case "bool": return String(resolved.value);
		default: return "null";
	}
}
function goJsonObject(entries) {
	return `{${[...entries].sort(([left], [right]) => compareBytes(left, right)).map(([name, json]) => `${goJsonString(name)}:${json}`).join(",")}}`;
}
function compareBytes(left, right) {
	if (left === right) return 0;
	const length = Math.min(left.length, right.length);
	for (let index = 0; index < length; index++) {
		const one = left.charCodeAt(index);
		const other = right.charCodeAt(index);
		if (one !== other) return afterSurrogates(one) - afterSurrogates(other);
	}
	return left.length - right.length;
}
function afterSurrogates(unit) {
	return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
// src/render/kustomize/tree/nodes.ts
function scalarOf(text, at, trail, style = "plain") {
	const { file, start, end } = at;
	return trail === void 0 ? {
		kind: "scalar",
		file,
		start,
		end,
		text,
		style,
		untyped: true
	} : {
		kind: "scalar",
		file,
		start,
		end,
		text,
		style,
		untyped: true,
		trail
	};
}
function stringScalar(text, at, trail, style = "plain") {
	const { file, start, end } = at;
	return trail === void 0 ? {
		kind: "scalar",
		file,
		start,
		end,
		text,
		style,
		untyped: true,
		tag: "!!str"
	} : {
		kind: "scalar",
		file,
		start,
		end,
		text,
		style,
		untyped: true,
		trail,
		tag: "!!str"
	};
}
function mapOf(entries, at, trail) {
	return {
		kind: "map",
		entries: Array.from(entries, ([name, value]) => entry(scalarOf(name, at, trail), value)),
		...placePart(at),
		...trailPart(trail)
	};
}
function sequenceOf(items, at, trail) {
	return {
		kind: "sequence",
		items,
		...placePart(at),
		...trailPart(trail)
	};
}
function withEntry(map, key, value) {
	const old = entryOf(map, key.text);
	if (old?.value === value) return map;
	const entries = map.entries.slice();
	const made = old === void 0 ? entry(key, value) : {
		key: old.key,
		name: old.name,
		value
	};
	if (old === void 0) entries.push(made);
	else entries[entries.indexOf(old)] = made;
	const changed = remade(map, entries);
	takeOverIndex(map, changed, [[made.name, made]]);
	return changed;
}
function withoutEntry(map, name) {
	const old = entryOf(map, name);
	if (old === void 0) return map;
	const left = map.entries.filter((each) => each !== old);
	const changed = withRemoved(map, left, [name]);
	if (changed.entries === left) takeOverIndex(map, changed, [[name, void 0]]);
	return changed;
}
function withRemoved(map, entries, names) {
	const left = withEntries(map, entries);
	const { duplicates } = left;
	if (duplicates === void 0 || names.length === 0) return left;
	const revealed = names.flatMap((name) => duplicates.find(({ kept }) => kept.name === name) ?? []);
	const still = duplicates.filter((each) => !revealed.includes(each));
	const { duplicates: _gone, ...rest } = left;
	const all = [...entries, ...revealed.map(({ dropped }) => dropped)];
	return {
		...rest,
		entries: all,
		...still.length > 0 && { duplicates: still }
	};
}
function withEntries(map, entries) {
	return sameItems(map.entries, entries) ? map : remade(map, entries);
}
function remade(map, entries) {
	const { file, start, end, trail, tag, duplicates } = map;
	if (tag === void 0 && duplicates === void 0) return trail === void 0 ? {
		kind: "map",
		file,
		start,
		end,
		entries
	} : {
		kind: "map",
		file,
		start,
		end,
		entries,
		trail
	};
	return {
		...map,
		entries
	};
}
function withOwnTrail(map, trail) {
	const { file, start, end, entries, tag, duplicates, mergeOverrides } = map;
	if (!(tag === void 0 && duplicates === void 0 && mergeOverrides === void 0)) return {
		...map,
		trail
	};
	return {
		kind: "map",
		file,
		start,
		end,
		entries,
		trail
	};
}
function withItems(sequence, items) {
	if (sameItems(sequence.items, items)) return sequence;
	const { file, start, end, trail, tag } = sequence;
	if (tag !== void 0) return {
		...sequence,
		items
	};
	return trail === void 0 ? {
		kind: "sequence",
		file,
		start,
		end,
		items
	} : {
		kind: "sequence",
		file,
		start,
		end,
		items,
		trail
	};
}
function entry(key, value) {
	return {
		key,
		name: key.text,
		value
	};
}
function withTrail(node, trail) {
	return stampWith(trail)(node);
}
const stampWith = require_start.memo((trail) => require_start.memo((node) => stamp(node, trail)));
function stamp(node, trail) {
	if (node.kind === "scalar") return {
		...node,
		trail
	};
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => stamp(item, trail)),
		trail
	};
	const entries = node.entries.map(({ key, name, value }) => ({
		key: {
			...key,
			trail
		},
		name,
		value: stamp(value, trail)
	}));
	return {
		...node,
		entries,
		trail
	};
}
function sameItems(left, right) {
	return left.length === right.length && left.every((item, index) => item === right[index]);
}
function placePart({ file, start, end }) {
	return {
		file,
		start,
		end
	};
}
function trailPart(trail) {
	return trail === void 0 ? {} : { trail };
}
// src/render/kustomize/tree/scalar-type.ts
function withTextKept(node, text, at) {
	const type = typeTag(node);
	const { file, start, end } = at;
	const { tag: _tag, ...rest } = node;
	const plain = {
		...rest,
		text,
		file,
		start,
		end
	};
	if (node.untyped === true && node.tag === void 0) return plain;
	if (node.style !== "plain") return node.tag === void 0 ? plain : {
		...plain,
		tag: node.tag
	};
	return typeTag(plain) === type ? plain : {
		...plain,
		tag: type
	};
}
function typeTag(node) {
	if (node.tag !== void 0) return node.tag;
	if (node.style !== "plain") return "!!str";
	const resolved = resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return isTimestamp(node.text) ? "!!timestamp" : "!!str";
		case "invalid": return "!!float";
		default: return `!!${resolved.kind}`;
	}
}
function isText$1(node) {
	return node.untyped === true && node.tag === void 0 || typeTag(node) === "!!str";
}
function isTimestamp(text) {
	return /^[0-9]{4}-/.test(text) && timestampJson(text) !== void 0;
}
// src/render/kustomize/tree/secret-nodes.ts
function secretLabel(object, path) {
	const [field = "", ...keys] = path;
	if (scalarAt(object, "kind")?.text !== "Secret" || !/^(?:data|stringData)$/.test(field)) return;
	return `secret ${[scalarAt(object, "metadata", "name")?.text ?? "", ...keys].join("/")}`;
}
function labelOf(node) {
	if (node.kind !== "scalar") return void 0;
	const secret = node.value?.find(({ kind }) => kind === "secret");
	return secret?.kind === "secret" ? secret.label : void 0;
}
function asSecret(node, label) {
	if (node.kind === "scalar") return withValue(node, [{
		kind: "secret",
		text: node.text,
		label
	}]);
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => asSecret(item, label))
	};
	const entries = node.entries.map((entry) => entryWith(entry, asSecret(entry.value, `${label}/${entry.name}`)));
	return {
		...node,
		entries
	};
}
function withValue(node, value) {
	const { value: _, ...rest } = node;
	return value === void 0 ? rest : {
		...rest,
		value
	};
}
function withSecretOf(node, made) {
	const label = labelOf(node);
	if (label === void 0 || node.kind !== "scalar") return made;
	return node.value?.some((part) => part.kind === "secret" && part.text !== "" && made.text.includes(part.text)) === true ? withValue(made, [{
		kind: "secret",
		text: made.text,
		label
	}]) : made;
}
// src/render/kustomize/tree/node-fields.ts
function isEmptyNode(node) {
	if (node === void 0) return true;
	if (node.kind === "map") return node.entries.length === 0;
	if (node.kind === "sequence") return node.items.length === 0;
	return isNull(node, "kustomize");
}
function isMissingOrNull(node) {
	return node === void 0 || isNull(node, "kustomize");
}
function rawText(node) {
	return node?.kind === "scalar" ? node.text : "";
}
function setField(map, name, value) {
	const old = entryOf(map, name)?.value;
	const made = old === void 0 ? newText(value) : setText(old, value);
	return withEntry(map, scalarOf(name, value.at, value.trail), made);
}
function newText(value) {
	return newScalar(value, styleOfNew(value));
}
function stringOf(text, at, trail) {
	const style = text.includes("\n") ? "literal" : styleOfNew({
		text,
		tag: "!!str",
		at,
		trail
	});
	return newScalar({
		text,
		tag: "!!str",
		at,
		trail
	}, style);
}
function asString(node, text) {
	const made = stringOf(text, node, node.trail);
	return node.kind === "scalar" && node.style === made.style && node.text === text && typeTag(node) === "!!str" ? node : withSecretOf(node, made);
}
function setText(node, value) {
	return withSecretOf(node, newScalar(value, styleOf$2(node)));
}
function newScalar({ text, tag, at, trail }, style) {
	if (tag === "!!str") return stringScalar(text, at, trail, style);
	const made = scalarOf(text, at, trail, style);
	return tag === void 0 ? made : {
		...made,
		tag
	};
}
function styleOf$2(node) {
	return node.kind === "scalar" ? node.style : "plain";
}
function styleOfNew({ text, tag }) {
	if (tag !== void 0 && tag !== "!!str") return "plain";
	if (text === "" || text.includes("\n")) return "plain";
	return isTextAlways(text) ? "plain" : "double-quoted";
}
function isTextAlways(text) {
	return resolveScalar({
		kind: "scalar",
		text,
		style: "plain",
		file: {
			path: "",
			text: ""
		},
		start: 0,
		end: 0
	}, "kubectl").kind === "string";
}
// src/render/kustomize/tree/outcome.ts
function done(value) {
	return {
		kind: "done",
		value
	};
}
function refused(at, message, words) {
	return {
		kind: "refused",
		at,
		message,
		...words !== void 0 && { words }
	};
}
function joinRefused(all) {
	const [first, ...also] = all;
	if (first === void 0 || also.length === 0) return first;
	return {
		...first,
		also: [...first.also ?? [], ...also]
	};
}
function fold$1(items, start, step, passOver = () => false) {
	let state = start;
	for (const item of items) {
		const outcome = step(state, item);
		if (outcome.kind === "done") state = outcome.value;
		else if (!passOver(outcome)) return outcome;
	}
	return done(state);
}
function mapDone(outcome, change) {
	return outcome.kind === "refused" ? outcome : done(change(outcome.value));
}
// src/parse/document-error.ts
var DocumentError = class DocumentError extends Error {
	name = "DocumentError";
	start;
	end;
	words;
	inFile;
	constructor(start, end, message, words = {}, inFile = false) {
		super(message);
		this.start = start;
		this.end = end;
		this.words = words;
		this.inFile = inFile;
	}
	static atNode({ start, end }, message, words) {
		return new DocumentError(start, end, message, words, true);
	}
};
// src/parse/document-text.ts
function documentText(file, start, end, endLastLine = true) {
	const raw = file.text.slice(start, end);
	const ended = raw === "" || raw.endsWith("\n") || !endLastLine ? raw : `${raw}\n`;
	if (!raw.includes("\r\n")) return {
		file,
		text: ended,
		offsetOf: (at) => Math.min(start + at, end)
	};
	const breaks = crlfOffsets(raw);
	return {
		file,
		text: ended.replaceAll("\r\n", "\n"),
		offsetOf: (at) => Math.min(start + at + countBelow(breaks, at), end)
	};
}
function crlfOffsets(raw) {
	const found = [];
	for (let at = raw.indexOf("\r\n"); at !== -1; at = raw.indexOf("\r\n", at + 2)) found.push(at - found.length);
	return Int32Array.from(found);
}
function countBelow(offsets, at) {
	let low = 0;
	let high = offsets.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((offsets[middle] ?? 0) < at) low = middle + 1;
		else high = middle;
	}
	return low;
}
function isBlank(char) {
	return char === 32 || char === 9;
}
function isBreak(char) {
	if (char > 13 && char < 133) return false;
	return char === 10 || char === 13 || char === 133 || char === 8232 || char === 8233;
}
function isBreakOrEnd(char) {
	return char === 0 || isBreak(char);
}
function isBlankOrEnd(char) {
	if (char > 32 && char < 133) return false;
	return char === 0 || isBlank(char) || isBreak(char);
}
function isDigit(char) {
	return char >= 48 && char <= 57;
}
function isHex(char) {
	return isDigit(char) || char >= 65 && char <= 70 || char >= 97 && char <= 102;
}
function isAlphanumeric(char) {
	return isDigit(char) || char >= 65 && char <= 90 || char >= 97 && char <= 122;
}
function isWord(char) {
	return isAlphanumeric(char) || char === 45 || char === 95;
}
const FORBIDDEN = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ud800-\udfff\ue000-\ufffd]/;
// src/parse/alias-budget.ts
var AliasBudget = class {
	#limit;
	#sizes = /* @__PURE__ */ new Map();
	#decoded = 0;
	#aliased = 0;
	constructor(limit) {
		this.#limit = limit;
	}
	get counted() {
		return this.#decoded;
	}
	count() {
		this.#decoded++;
	}
	setSize(node, size) {
		this.#sizes.set(node, size);
	}
	expand(node) {
		const size = this.#sizes.get(node) ?? 1;
		this.#decoded += size + 1;
		this.#aliased += size;
		const ratio = this.#aliased / this.#decoded;
		if (this.#aliased > 100 && this.#decoded > 1e3 && ratio > allowedRatio(this.#decoded)) return {
			message: "Aliases make this document larger than kubectl reads",
			words: { kubectl: "yaml: document contains excessive aliasing" }
		};
		if (this.#aliased <= this.#limit) return void 0;
		return {
			message: `Aliases add more than ${this.#limit} nodes to this document, the limit`,
			words: { help: "Raise `limits.aliasNodes` in the configuration if this is meant." }
		};
	}
};
function allowedRatio(decoded) {
	if (decoded <= 4e5) return .99;
	if (decoded >= 4e6) return .1;
	return .99 - .89 * ((decoded - 4e5) / 36e5);
}
// src/parse/key-name.ts
function keyName(key) {
	if (key.tag === void 0 && (key.style !== "plain" || isPlainString(key.text))) return key.text;
	const resolved = resolveScalar(key, "kubectl");
	switch (resolved.kind) {
		case "string": return resolved.value;
		case "int": return resolved.json;
		case "float": return goFloatKey(resolved.value);
		case "bool": return String(resolved.value);
		case "null": return "";
		default: return infiniteKeyName(key.text.toLowerCase());
	}
}
function goKey(key) {
	const resolved = resolveScalar(key, "kubectl");
	return `${resolved.kind} ${"value" in resolved ? resolved.value : ""}`;
}
function infiniteKeyName(text) {
	if (text.endsWith("nan")) return ".nan";
	return text.startsWith("-") ? "-.inf" : ".inf";
}
// src/parse/entry-list.ts
const LINEAR_LIMIT = 12;
var EntryList = class {
	#entries = [];
	#duplicates;
	#mergeOverrides;
	#merged;
	#rivals;
	#slots;
	put(entry, merged) {
		if (merged) (this.#merged ??= /* @__PURE__ */ new Set()).add(entry);
		const slot = this.#slotOf(entry.name);
		const before = this.#entries[slot];
		if (before === void 0) {
			this.#slots?.set(entry.name, slot);
			this.#entries[slot] = entry;
			return;
		}
		this.#rivals ??= /* @__PURE__ */ new Map();
		const rivals = this.#rivals.get(entry.name) ?? /* @__PURE__ */ new Map([[goKey(before.key), before]]);
		this.#rivals.set(entry.name, rivals);
		const dropped = rivals.get(goKey(entry.key)) ?? before;
		rivals.set(goKey(entry.key), entry);
		(merged || this.#merged?.has(dropped) === true ? this.#mergeOverrides ??= [] : this.#duplicates ??= []).push({
			dropped,
			kept: entry
		});
		this.#entries[slot] = [...rivals.values()].at(-1) ?? entry;
	}
	merge(map, aliased) {
		for (const entry of map.entries) this.put(entry, true);
		if (!aliased && map.duplicates !== void 0) (this.#duplicates ??= []).push(...map.duplicates);
	}
	mapAt({ file, start, end }) {
		const entries = this.#entries.slice();
		const duplicates = this.#duplicates;
		const mergeOverrides = this.#mergeOverrides;
		const map = {
			kind: "map",
			file,
			start,
			end,
			entries
		};
		if (duplicates === void 0 && mergeOverrides === void 0) return map;
		return {
			...map,
			...duplicates !== void 0 && { duplicates },
			...mergeOverrides !== void 0 && { mergeOverrides }
		};
	}
	#slotOf(name) {
		const entries = this.#entries;
		if (this.#slots === void 0 && entries.length > LINEAR_LIMIT) this.#slots = new Map(entries.map((entry, slot) => [entry.name, slot]));
		if (this.#slots !== void 0) return this.#slots.get(name) ?? entries.length;
		for (let slot = 0; slot < entries.length; slot++) if (entries[slot]?.name === name) return slot;
		return entries.length;
	}
};
// src/parse/find-no-json.ts
function mayBeNoValue(text) {
	if (text.length < 4 || text.length > 5) return false;
	const last = text.charCodeAt(text.length - 1) | 32;
	return (last === 102 || last === 110) && text.includes(".");
}
function mayBeNoKey(text) {
	return text.length < 5 ? text === "" || text === "~" || /^null$/i.test(text) : /^[+\d]/.test(text);
}
function findNoJson(root) {
	let value;
	const pending = [root];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) if (node.kind === "sequence") pending.push(...node.items.toReversed());
	else if (node.kind === "scalar") value ??= noJsonValue(node);
	else {
		for (const { key } of node.entries) {
			const error = noJsonKey(key);
			if (error !== void 0) return error;
		}
		pending.push(...node.entries.map((entry) => entry.value).toReversed());
	}
	return value;
}
function noJsonKey(key) {
	const resolved = resolveScalar(key, "kubectl");
	const help = "Write the key, in quotes if this text is meant.";
	if (resolved.kind === "null") return DocumentError.atNode(key, "The key of a map is empty or null", {
		kubectl: "unsupported map key of type: %!s(<nil>)",
		help
	});
	if (resolved.kind !== "int" || BigInt(resolved.json) <= MAX_INT64) return void 0;
	return DocumentError.atNode(key, "This number is too large for the key of a map", {
		kubectl: "unsupported map key of type: uint64",
		help
	});
}
function noJsonValue(node) {
	const resolved = resolveScalar(node, "kubectl");
	if (resolved.kind !== "invalid") return void 0;
	return DocumentError.atNode(node, "JSON, and so Kubernetes, has no infinite numbers and no NaN", {
		kubectl: resolved.reason,
		help: "Quote the value if it is meant as text."
	});
}
// src/parse/read-entry.ts
function readEntry(key, name, value) {
	return key.style === "plain" && key.tag === void 0 && key.text === name && key.end - key.start === name.length && key.file === value.file ? new PlainEntry(key.start, name, value) : {
		key,
		name,
		value
	};
}
// src/parse/compose.ts
const DEEPEST$1 = 1e3;
var Composition = class {
	#document;
	#budget;
	#anchors = /* @__PURE__ */ new Map();
	#depth;
	#refused;
	#suspect = false;
	constructor(document, limits) {
		this.#document = document;
		this.#budget = new AliasBudget(limits.aliasNodes);
		this.#depth = Math.min(limits.depth, DEEPEST$1);
	}
	finish(root) {
		const refused = this.#refused ?? (this.#suspect ? findNoJson(root) : void 0);
		if (refused !== void 0) throw refused;
		return root;
	}
	checkDepth(depth, start, end) {
		if (depth <= this.#depth) return;
		throw new DocumentError(start, end, `Nested more than ${this.#depth} levels deep, the limit`, { help: "Raise `limits.depth` in the configuration if this is meant." });
	}
	scalar(start, end, read, style, tag) {
		this.#budget.count();
		const text = sharedText(read);
		const { file, offsetOf } = this.#document;
		const from = offsetOf(start);
		const to = offsetOf(end);
		if (tag === void 0) {
			this.#suspect ||= style === "plain" && mayBeNoValue(text);
			return {
				kind: "scalar",
				file,
				start: from,
				end: to,
				text,
				style
			};
		}
		const node = {
			kind: "scalar",
			file,
			start: from,
			end: to,
			text,
			style,
			tag
		};
		this.#suspect = true;
		this.#checkTag(node);
		return node;
	}
	sequence(start, end, items) {
		this.#budget.count();
		const { file, offsetOf } = this.#document;
		return {
			kind: "sequence",
			file,
			start: offsetOf(start),
			end: offsetOf(end),
			items: items.slice()
		};
	}
	map(start, end, pairs) {
		this.#budget.count();
		const entries = new EntryList();
		for (const pair of pairs) if (isMergeKey(pair.key)) for (const map of this.#mergedMaps(pair)) entries.merge(map, pair.aliased);
		else {
			const key = this.#keyOf(pair.key);
			entries.put(readEntry(key, keyName(key), pair.value), false);
		}
		const { file, offsetOf } = this.#document;
		return entries.mapAt({
			file,
			start: offsetOf(start),
			end: offsetOf(end)
		});
	}
	anchored(name, read) {
		if (name === void 0) return read();
		this.#anchors.set(name, "open");
		const before = this.#budget.counted;
		const node = read();
		this.#budget.setSize(node, this.#budget.counted - before);
		if (this.#anchors.get(name) === "open") this.#anchors.set(name, node);
		return node;
	}
	alias(name, start, end) {
		const node = this.#anchors.get(name);
		if (node === void 0) throw new DocumentError(start, end, "This alias names an anchor that does not exist in its document", {
			kubectl: "yaml: unknown anchor",
			help: "Define the anchor earlier in the same document; quote the value if `*` is part of it."
		});
		if (node === "open") {
			const message = "The value of this anchor contains itself";
			this.#refused ??= new DocumentError(start, end, message);
			return this.scalar(start, end, "", "plain");
		}
		const exceeded = this.#budget.expand(node);
		if (exceeded !== void 0) throw new DocumentError(start, end, exceeded.message, exceeded.words);
		return node;
	}
	#checkTag(node) {
		const resolved = resolveScalar(node, "kubectl");
		if (resolved.kind !== "invalid" || resolved.reason.startsWith("json:")) return;
		const message = `The value does not have the type of its tag \`${node.tag}\``;
		this.#refused ??= DocumentError.atNode(node, message, { kubectl: resolved.reason });
	}
	#mergedMaps({ value, aliased }) {
		if (value.kind === "map") return [value];
		if (value.kind === "sequence" && !aliased) {
			const maps = value.items.filter((item) => item.kind === "map");
			if (maps.length === value.items.length) return maps.toReversed();
		}
		const message = "`<<` merges a map or a list of maps; this is neither";
		const kubectl = "yaml: map merge requires map or sequence of maps as the value";
		this.#refused ??= DocumentError.atNode(value, message, { kubectl });
		return [];
	}
	#keyOf(key) {
		if (key.kind === "scalar") {
			this.#suspect ||= key.style === "plain" && mayBeNoKey(key.text);
			return key;
		}
		const message = "A map or a list cannot be the key of a map";
		const help = "Quote the text if it is a template placeholder such as `{{ \u2026 }}`.";
		this.#refused ??= DocumentError.atNode(key, message, {
			kubectl: "yaml: invalid map key",
			help
		});
		const { file, start, end } = key;
		return {
			kind: "scalar",
			file,
			start,
			end,
			text: "",
			style: "plain"
		};
	}
};
function isMergeKey(key) {
	if (key.kind !== "scalar" || key.text !== "<<") return false;
	return key.tag === void 0 ? key.style === "plain" : key.tag === "!!merge" || key.tag === "!";
}
const LONGEST$2 = 32;
const MOST = 2e4;
const texts = /* @__PURE__ */ new Map();
function sharedText(text) {
	if (text.length > LONGEST$2) return text;
	const known = texts.get(text);
	if (known !== void 0) return known;
	if (texts.size >= MOST) texts.clear();
	texts.set(text, text);
	return text;
}
// src/parse/go-yaml/problem-words.ts
const OPEN_BRACKET = "open bracket";
function wordProblem(problem, text, at) {
	if (problem === "found character that cannot start any token") return wordStart(text.charAt(at));
	return WORDS$2.get(problem) ?? `This is not valid YAML: ${problem}`;
}
function wordStart(char) {
	if (char === "	") return "A tab cannot indent YAML; only blanks can";
	return `A value cannot start with \`${char}\` unless it is quoted`;
}
const WORDS$2 = /* @__PURE__ */ new Map([
	[OPEN_BRACKET, "The bracket that opens here is never closed"],
	["could not find expected ':'", "A line that is neither `key: value` nor the continuation of the one before"],
	["mapping values are not allowed in this context", "A `key: value` pair is not allowed here; check the indentation, or quote a value that contains `: `"],
	["block sequence entries are not allowed in this context", "A list item (`- `) is not allowed here; check the indentation"],
	["mapping keys are not allowed in this context", "A key is not allowed here; check the indentation"],
	["did not find expected key", "This does not fit the indentation of the map around it"],
	["did not find expected '-' indicator", "This does not fit the indentation of the list around it"],
	["did not find expected ',' or ']'", "A list in `[ ]` is not closed, or a comma is missing"],
	["did not find expected ',' or '}'", "A map in `{ }` is not closed, or a comma is missing"],
	["did not find expected node content", "A value is missing, or starts with a character that needs quotes"],
	["found unexpected end of stream", "The quote that opens here is never closed"],
	["found unexpected document indicator", "The quote that opens here is not closed before the document ends"],
	["found unknown escape character", "A double-quoted value holds a backslash escape that YAML does not know"],
	["did not find expected hexdecimal number", "A double-quoted value holds an incomplete `\\x`, `\\u` or `\\U` escape"],
	["found invalid Unicode character escape code", "A double-quoted value holds an escape that is not a Unicode character (half of a surrogate pair)"],
	["found a tab character where an indentation space is expected", "A tab indents a line of this block; only blanks can"],
	["found a tab character that violates indentation", "A tab indents the continuation of this value; only blanks can"],
	["did not find expected comment or line break", "Something follows the block indicator or directive on its line"],
	["found an indentation indicator equal to 0", "The indentation of a block cannot be 0"],
	["did not find expected <document start>", "A directive must be followed by `---`, and kubectl has already split the file there"],
	["found incompatible YAML document", "kubectl reads YAML 1.1 only: remove the `%YAML` directive"],
	["found undefined tag handle", "The handle of this tag is not defined"],
	["did not find expected alphabetic or numeric character", "The name of an anchor or alias holds letters, digits, `-` and `_` only; quote the value if `*` or `&` is part of it"]
]);
// src/parse/go-yaml/scanner.ts
function createScanner(text) {
	const at = text.charCodeAt(0) === 65279 ? 1 : 0;
	return {
		text,
		at,
		line: 0,
		lineStart: at,
		flowLevel: 0,
		indent: -1,
		indents: [],
		simpleKeyAllowed: true,
		simpleKeys: [{
			possible: false,
			required: false,
			tokenNumber: 0,
			at,
			line: 0,
			column: 0
		}],
		levelOfToken: /* @__PURE__ */ new Map(),
		tokens: [],
		head: 0,
		tokensParsed: 0,
		streamEnded: false
	};
}
function peek({ text, at }, ahead = 0) {
	return codeAt(text, at + ahead);
}
function codeAt(text, at) {
	return at < text.length ? text.charCodeAt(at) : 0;
}
function column(scanner) {
	return scanner.at - scanner.lineStart;
}
function readBreak(scanner) {
	const char = peek(scanner);
	if (!isBreak(char)) return "";
	scanner.at += char === 13 && peek(scanner, 1) === 10 ? 2 : 1;
	scanner.line++;
	scanner.lineStart = scanner.at;
	return char === 8232 ? "\u2028" : char === 8233 ? "\u2029" : "\n";
}
function atDocumentIndicator(scanner) {
	if (scanner.at !== scanner.lineStart) return false;
	const char = peek(scanner);
	if (char !== 45 && char !== 46) return false;
	if (peek(scanner, 1) !== char || peek(scanner, 2) !== char) return false;
	const behind = peek(scanner, 3);
	return behind === 0 || behind === 32 || behind === 9 || isBreak(behind);
}
function token({ at: end, line }, type, start, text = "", suffix = "") {
	return {
		type,
		start,
		end,
		line,
		text,
		suffix,
		style: "plain"
	};
}
function emptyToken(type, { at, line }) {
	return {
		type,
		start: at,
		end: at,
		line,
		text: "",
		suffix: "",
		style: "plain"
	};
}
function scalarToken({ start, end, line, text, style }) {
	return {
		type: "scalar",
		start,
		end,
		line,
		text,
		suffix: "",
		style
	};
}
function insertToken(scanner, tokenNumber, made) {
	const { tokens } = scanner;
	const place = scanner.head + tokenNumber - scanner.tokensParsed;
	tokens.push(made);
	for (let at = tokens.length - 1; at > place; at -= 1) tokens[at] = tokens[at - 1] ?? made;
	tokens[place] = made;
}
function failScan(scanner, problem, start = scanner.at) {
	throw documentError(scanner.text, start, problem, scanner.line === 0 ? 0 : scanner.line + 1);
}
function failParse(scanner, problem, at) {
	throw documentError(scanner.text, at.start, problem, at.line);
}
function failOpen(scanner, problem, end, bracket) {
	const { words } = documentError(scanner.text, end.start, problem, end.line);
	const message = wordProblem(OPEN_BRACKET, scanner.text, bracket);
	throw new DocumentError(bracket, bracket + 1, message, words);
}
function documentError(text, start, problem, line) {
	const place = line === 0 ? "" : `line ${line}: `;
	return new DocumentError(start, endOfLine$3(text, start), wordProblem(problem, text, start), { kubectl: `yaml: ${place}${problem}` });
}
function endOfLine$3(text, from) {
	const found = text.indexOf("\n", from);
	return found === -1 ? text.length : found;
}
// src/parse/go-yaml/end-of-line.ts
function endOfLine$2(text, from) {
	let at = from;
	while (!isBreakOrEnd(codeAt(text, at))) at++;
	return at;
}
// src/parse/go-yaml/scan-tag.ts
const URI_MARKS = new Set(Array.from(";/?:@&=+$,.!~*'()[]%", (mark) => mark.charCodeAt(0)));
function scanAnchor(scanner, type) {
	const { at: start } = scanner;
	scanner.at++;
	while (isWord(peek(scanner))) scanner.at++;
	const text = scanner.text.slice(start + 1, scanner.at);
	const behind = peek(scanner);
	if (text === "" || !(isBlankOrEnd(behind) || "?:,]}%@`".includes(String.fromCharCode(behind)))) failScan(scanner, "did not find expected alphabetic or numeric character", start);
	return token(scanner, type, start, text);
}
function scanTag(scanner) {
	const { at: start } = scanner;
	const { text, suffix } = peek(scanner, 1) === 60 ? scanVerbatim(scanner) : scanShorthand(scanner);
	if (!isBlankOrEnd(peek(scanner))) failScan(scanner, "did not find expected whitespace or line break", start);
	return token(scanner, "tag", start, text, suffix);
}
function scanVerbatim(scanner) {
	const { at: start } = scanner;
	scanner.at += 2;
	const suffix = scanTagUri(scanner, start, "");
	if (peek(scanner) !== 62) failScan(scanner, "did not find the expected '>'", start);
	scanner.at++;
	return {
		text: "",
		suffix
	};
}
function scanShorthand(scanner) {
	const { at: start } = scanner;
	const handle = scanTagHandle(scanner, start, false);
	if (handle.length > 1 && handle.endsWith("!")) return {
		text: handle,
		suffix: scanTagUri(scanner, start, "")
	};
	const suffix = scanTagUri(scanner, start, handle);
	return suffix === "" ? {
		text: "",
		suffix: "!"
	} : {
		text: "!",
		suffix
	};
}
function scanTagHandle(scanner, start, directive) {
	if (peek(scanner) !== 33) failScan(scanner, "did not find expected '!'", start);
	const from = scanner.at++;
	while (isWord(peek(scanner))) scanner.at++;
	if (peek(scanner) === 33) scanner.at++;
	else if (directive && scanner.at - from > 1) failScan(scanner, "did not find expected '!'", start);
	return scanner.text.slice(from, scanner.at);
}
function scanTagUri(scanner, start, head) {
	let uri = head.slice(1);
	const from = scanner.at;
	for (let char = peek(scanner); isWord(char) || URI_MARKS.has(char); char = peek(scanner)) if (char === 37) uri += scanUriEscape(scanner, start);
	else {
		uri += String.fromCharCode(char);
		scanner.at++;
	}
	if (head === "" && scanner.at === from) failScan(scanner, "did not find expected tag URI", start);
	return uri;
}
function scanUriEscape(scanner, start) {
	const octets = [];
	let left = 1;
	while (octets.length < left) {
		if (peek(scanner) !== 37 || !isHex(peek(scanner, 1)) || !isHex(peek(scanner, 2))) failScan(scanner, "did not find URI escaped octet", start);
		const octet = Number.parseInt(scanner.text.slice(scanner.at + 1, scanner.at + 3), 16);
		if (octets.length === 0) {
			left = utf8Length(octet);
			if (left === 0) failScan(scanner, "found an incorrect leading UTF-8 octet", start);
		} else if ((octet & 192) !== 128) failScan(scanner, "found an incorrect trailing UTF-8 octet", start);
		octets.push(octet);
		scanner.at += 3;
	}
	return new TextDecoder().decode(Uint8Array.from(octets));
}
function utf8Length(octet) {
	if (octet < 128) return 1;
	if ((octet & 224) === 192) return 2;
	if ((octet & 240) === 224) return 3;
	return (octet & 248) === 240 ? 4 : 0;
}
// src/parse/go-yaml/scan-directive.ts
function scanDirective(scanner) {
	const { at: start, line } = scanner;
	scanner.at++;
	const name = scanDirectiveName(scanner, start);
	if (name !== "YAML" && name !== "TAG") failScan(scanner, "found unknown directive name", start);
	const found = name === "YAML" ? scanVersion(scanner, start) : scanTagDirective(scanner, start);
	skipBlanks(scanner);
	if (peek(scanner) === 35) while (!isBreakOrEnd(peek(scanner))) scanner.at++;
	if (!isBreakOrEnd(peek(scanner))) failScan(scanner, "did not find expected comment or line break", start);
	readBreak(scanner);
	return {
		...found,
		line
	};
}
function scanDirectiveName(scanner, start) {
	const from = scanner.at;
	while (isWord(peek(scanner))) scanner.at++;
	if (scanner.at === from) failScan(scanner, "could not find expected directive name", start);
	if (!isBlankOrEnd(peek(scanner))) failScan(scanner, "found unexpected non-alphabetical character", start);
	return scanner.text.slice(from, scanner.at);
}
function scanVersion(scanner, start) {
	skipBlanks(scanner);
	const major = scanVersionNumber(scanner, start);
	if (peek(scanner) !== 46) failScan(scanner, "did not find expected digit or '.' character", start);
	scanner.at++;
	return token(scanner, "version-directive", start, `${major}.${scanVersionNumber(scanner, start)}`);
}
function scanVersionNumber(scanner, start) {
	const from = scanner.at;
	while (isDigit(peek(scanner))) {
		scanner.at++;
		if (scanner.at - from > 2) failScan(scanner, "found extremely long version number", start);
	}
	if (scanner.at === from) failScan(scanner, "did not find expected version number", start);
	return Number(scanner.text.slice(from, scanner.at));
}
function scanTagDirective(scanner, start) {
	skipBlanks(scanner);
	const handle = scanTagHandle(scanner, start, true);
	if (!isBlank(peek(scanner))) failScan(scanner, "did not find expected whitespace", start);
	skipBlanks(scanner);
	const prefix = scanTagUri(scanner, start, "");
	if (!isBlankOrEnd(peek(scanner))) failScan(scanner, "did not find expected whitespace or line break", start);
	return token(scanner, "tag-directive", start, handle, prefix);
}
function skipBlanks(scanner) {
	while (isBlank(peek(scanner))) scanner.at++;
}
// src/parse/go-yaml/indents.ts
const MAX_DEPTH = 1e4;
function rollIndent(scanner, to, type, key) {
	if (scanner.flowLevel > 0 || scanner.indent >= to) return;
	scanner.indents.push(scanner.indent);
	scanner.indent = to;
	checkDepth(scanner, scanner.indents.length);
	const start = emptyToken(type, key ?? scanner);
	if (key === void 0) scanner.tokens.push(start);
	else insertToken(scanner, key.tokenNumber, start);
}
function unrollIndent(scanner, to) {
	if (scanner.flowLevel > 0) return;
	while (scanner.indent > to) {
		scanner.tokens.push(emptyToken("block-end", scanner));
		scanner.indent = scanner.indents.pop() ?? -1;
	}
}
function checkDepth(scanner, depth) {
	if (depth > MAX_DEPTH) failScan(scanner, `exceeded max depth of ${MAX_DEPTH}`);
}
// src/parse/go-yaml/scan-block.ts
function scanBlock(scanner, style) {
	const { at: start, line, text } = scanner;
	scanner.at++;
	const { chomping, increment } = scanBlockHeader(scanner, start);
	const lead = scanIndentation(scanner, start, increment === 0 ? 0 : Math.max(scanner.indent, 0) + increment);
	const { indent } = lead;
	let { breaks, end } = lead;
	let value = "";
	let lineBreak = "";
	let wasBlank = false;
	while (column(scanner) === indent && peek(scanner) !== 0) {
		const blank = isBlank(peek(scanner));
		if (!(style === "folded" && !wasBlank && !blank && lineBreak === "\n")) value += lineBreak;
		else if (breaks === "") value += " ";
		wasBlank = blank;
		const from = scanner.at;
		scanner.at = endOfLine$2(text, from);
		value += breaks + text.slice(from, scanner.at);
		lineBreak = readBreak(scanner);
		({breaks, end} = scanIndentation(scanner, start, indent));
	}
	if (chomping !== "-") value += lineBreak;
	if (chomping === "+") value += breaks;
	return scalarToken({
		start,
		end,
		line,
		text: value,
		style
	});
}
function scanBlockHeader(scanner, start) {
	let chomping = "";
	let increment = 0;
	for (let part = 0; part < 2; part++) {
		const char = peek(scanner);
		if ((char === 43 || char === 45) && chomping === "") chomping = scanner.text.charAt(scanner.at++);
		else if (isDigit(char) && increment === 0) {
			if (char === 48) failScan(scanner, "found an indentation indicator equal to 0", start);
			increment = char - 48;
			scanner.at++;
		}
	}
	while (isBlank(peek(scanner))) scanner.at++;
	if (peek(scanner) === 35) scanner.at = endOfLine$2(scanner.text, scanner.at);
	if (!isBreakOrEnd(peek(scanner))) failScan(scanner, "did not find expected comment or line break", start);
	readBreak(scanner);
	return {
		chomping,
		increment
	};
}
function scanIndentation(scanner, start, indent) {
	const { text } = scanner;
	let breaks = "";
	let end = scanner.at;
	let deepest = 0;
	for (;;) {
		const limit = indent === 0 ? Number.POSITIVE_INFINITY : scanner.lineStart + indent;
		let { at } = scanner;
		while (at < limit && codeAt(text, at) === 32) at++;
		scanner.at = at;
		deepest = Math.max(deepest, column(scanner));
		if (scanner.at < limit && peek(scanner) === 9) failScan(scanner, "found a tab character where an indentation space is expected", start);
		if (!isBreak(peek(scanner))) break;
		breaks += readBreak(scanner);
		end = scanner.at;
	}
	return {
		indent: indent === 0 ? Math.max(deepest, scanner.indent + 1, 1) : indent,
		breaks,
		end
	};
}
// src/parse/go-yaml/scan-breaks.ts
function fold(first, others) {
	if (first !== "\n") return first + others;
	return others === "" ? " " : others;
}
function scanBreaks(scanner, beforeTab) {
	const { text } = scanner;
	let breaks = "";
	for (;;) {
		let { at } = scanner;
		while (codeAt(text, at) === 32) at++;
		scanner.at = at;
		const char = codeAt(text, at);
		if (isBreak(char)) breaks += readBreak(scanner);
		else if (char !== 9) return breaks;
		else {
			beforeTab();
			scanner.at++;
		}
	}
}
// src/parse/go-yaml/scan-plain.ts
function scanPlain(scanner) {
	const { text, at: start, line, flowLevel } = scanner;
	const indent = scanner.indent + 1;
	let value = "";
	let end = start;
	let between = "";
	let broken = false;
	while (!atDocumentIndicator(scanner) && peek(scanner) !== 35) {
		const from = scanner.at;
		scanner.at = endOfWords(text, from, flowLevel > 0);
		if (scanner.at > from) {
			value += between + text.slice(from, scanner.at);
			end = scanner.at;
			broken = false;
		}
		const char = peek(scanner);
		if (!isBlank(char) && !isBreak(char)) break;
		const gap = scanGap(scanner, start, indent);
		between = gap.text;
		broken = gap.broken;
		if (flowLevel === 0 && column(scanner) < indent) break;
	}
	if (broken) scanner.simpleKeyAllowed = true;
	return scalarToken({
		start,
		end,
		line,
		text: value,
		style: "plain"
	});
}
function endOfWords(text, from, inFlow) {
	let end = from;
	for (let at = from;;) {
		const word = at;
		at = endOfWord(text, word, inFlow);
		if (at === word) return end;
		end = at;
		let char = codeAt(text, at);
		if (!isBlank(char)) return end;
		while (isBlank(char)) char = codeAt(text, ++at);
		if (char === 35) return end;
	}
}
function endOfWord(text, from, inFlow) {
	let at = from;
	for (let char = codeAt(text, at); !isBlankOrEnd(char); char = codeAt(text, ++at)) {
		if (char === 58 && isBlankOrEnd(codeAt(text, at + 1))) return at;
		if (inFlow && endsInFlow(char)) return at;
	}
	return at;
}
function endsInFlow(char) {
	return char === 44 || char === 63 || char === 91 || char === 93 || char === 123 || char === 125;
}
function scanGap(scanner, start, indent) {
	const from = scanner.at;
	while (isBlank(peek(scanner))) scanner.at++;
	if (!isBreak(peek(scanner))) return {
		text: scanner.text.slice(from, scanner.at),
		broken: false
	};
	return {
		text: fold(readBreak(scanner), scanBreaks(scanner, () => {
			if (column(scanner) < indent) failScan(scanner, "found a tab character that violates indentation", start);
		})),
		broken: true
	};
}
// src/parse/go-yaml/scan-quoted.ts
function scanQuoted(scanner, style) {
	const { at: start, line } = scanner;
	const quote = style === "single-quoted" ? 39 : 34;
	let value = "";
	scanner.at++;
	for (;;) {
		if (atDocumentIndicator(scanner)) failScan(scanner, "found unexpected document indicator", start);
		if (peek(scanner) === 0) failScan(scanner, "found unexpected end of stream", start);
		const run = style === "single-quoted" ? scanSingleRun(scanner) : scanDoubleRun(scanner, start);
		value += run.text;
		if (peek(scanner) === quote) break;
		value += scanQuotedGap(scanner, run.escapedBreak);
	}
	scanner.at++;
	return scalarToken({
		start,
		end: scanner.at,
		line,
		text: value,
		style
	});
}
function scanSingleRun(scanner) {
	const from = scanner.at;
	for (let char = peek(scanner); !isBlankOrEnd(char); char = peek(scanner)) {
		if (char === 39) {
			if (peek(scanner, 1) !== 39) break;
			scanner.at++;
		}
		scanner.at++;
	}
	return {
		text: scanner.text.slice(from, scanner.at).replaceAll("''", "'"),
		escapedBreak: false
	};
}
function scanDoubleRun(scanner, start) {
	let text = "";
	let from = scanner.at;
	for (let char = peek(scanner); !isBlankOrEnd(char) && char !== 34; char = peek(scanner)) {
		if (char !== 92) {
			scanner.at++;
			continue;
		}
		text += scanner.text.slice(from, scanner.at);
		scanner.at++;
		if (isBreak(peek(scanner))) {
			readBreak(scanner);
			return {
				text,
				escapedBreak: true
			};
		}
		text += scanEscape(scanner, start);
		from = scanner.at;
	}
	return {
		text: text + scanner.text.slice(from, scanner.at),
		escapedBreak: false
	};
}
const ESCAPES = /* @__PURE__ */ new Map([
	["0", "\0"],
	["a", "\x07"],
	["b", "\b"],
	["t", "	"],
	["	", "	"],
	["n", "\n"],
	["v", "\v"],
	["f", "\f"],
	["r", "\r"],
	["e", "\x1B"],
	[" ", " "],
	["\"", "\""],
	["'", "'"],
	["\\", "\\"],
	["N", "\u0085"],
	["_", "\xA0"],
	["L", "\u2028"],
	["P", "\u2029"]
]);
const CODE_LENGTHS = /* @__PURE__ */ new Map([
	["x", 2],
	["u", 4],
	["U", 8]
]);
function scanEscape(scanner, start) {
	const letter = scanner.text.charAt(scanner.at);
	const simple = ESCAPES.get(letter);
	const length = CODE_LENGTHS.get(letter);
	if (simple === void 0 && length === void 0) failScan(scanner, "found unknown escape character", start);
	scanner.at++;
	if (simple !== void 0 || length === void 0) return simple ?? "";
	for (let ahead = 0; ahead < length; ahead++) if (!isHex(peek(scanner, ahead))) failScan(scanner, "did not find expected hexdecimal number", start);
	const code = Number.parseInt(scanner.text.slice(scanner.at, scanner.at + length), 16);
	if (code >= 55296 && code <= 57343 || code > 1114111) failScan(scanner, "found invalid Unicode character escape code", start);
	scanner.at += length;
	return String.fromCodePoint(code);
}
function scanQuotedGap(scanner, escapedBreak) {
	const from = scanner.at;
	if (!escapedBreak) {
		while (isBlank(peek(scanner))) scanner.at++;
		if (!isBreak(peek(scanner))) return scanner.text.slice(from, scanner.at);
	}
	return fold(escapedBreak ? "" : readBreak(scanner), scanBreaks(scanner, () => {}));
}
// src/parse/go-yaml/simple-keys.ts
const MAX_KEY_LENGTH = 1024;
function isKeyPossible(scanner, key) {
	if (!key.possible) return false;
	if (key.line === scanner.line && !isTooLong(scanner, key)) return true;
	if (key.required) failScan(scanner, "could not find expected ':'", key.at);
	key.possible = false;
	return false;
}
function isTooLong(scanner, key) {
	if (scanner.at - key.at <= MAX_KEY_LENGTH) return false;
	if (scanner.at - key.at > 2 * MAX_KEY_LENGTH) return true;
	return Array.from(scanner.text.slice(key.at, scanner.at)).length > MAX_KEY_LENGTH;
}
function currentKey(scanner) {
	const key = scanner.simpleKeys.at(-1);
	if (key === void 0) throw new RangeError("the scanner lost its keys");
	return key;
}
function saveKey(scanner) {
	if (!scanner.simpleKeyAllowed) return;
	const { at, line } = scanner;
	const required = scanner.flowLevel === 0 && scanner.indent === column(scanner);
	const tokenNumber = scanner.tokensParsed + scanner.tokens.length - scanner.head;
	removeKey(scanner);
	const key = {
		possible: true,
		required,
		tokenNumber,
		at,
		line,
		column: column(scanner)
	};
	const level = scanner.simpleKeys.length - 1;
	scanner.simpleKeys[level] = key;
	scanner.levelOfToken.set(tokenNumber, level);
}
function removeKey(scanner) {
	const key = currentKey(scanner);
	if (!key.possible) return;
	if (key.required) failScan(scanner, "could not find expected ':'", key.at);
	key.possible = false;
	scanner.levelOfToken.delete(key.tokenNumber);
}
// src/parse/go-yaml/fetch-tokens.ts
const KEPT_ROOM = 64;
function peekToken(scanner) {
	while (needsMoreTokens(scanner)) fetchToken(scanner);
	const found = scanner.tokens[scanner.head];
	if (found === void 0) throw new RangeError("the scanner was read behind its end");
	return found;
}
function skipToken(scanner) {
	scanner.head++;
	scanner.tokensParsed++;
	if (scanner.head >= KEPT_ROOM && scanner.head === scanner.tokens.length) {
		scanner.tokens.length = 0;
		scanner.head = 0;
	}
}
function needsMoreTokens(scanner) {
	if (scanner.head === scanner.tokens.length) return true;
	const level = scanner.levelOfToken.get(scanner.tokensParsed);
	const key = level === void 0 ? void 0 : scanner.simpleKeys[level];
	return key !== void 0 && isKeyPossible(scanner, key);
}
function fetchToken(scanner) {
	skipToToken(scanner);
	unrollIndent(scanner, column(scanner));
	const char = peek(scanner);
	if (isAlphanumeric(char)) return fetchKeyStart(scanner, scanPlain);
	const atLineStart = scanner.at === scanner.lineStart;
	if (char === 0) return fetchStreamEnd(scanner);
	if (atLineStart && char === 37) return fetchDirective(scanner);
	if (atLineStart && atDocumentIndicator(scanner)) return fetchDocumentIndicator(scanner);
	if (fetchFlowIndicator(scanner, char)) return;
	if (fetchBlockIndicator(scanner, char)) return;
	if (fetchNodeStart(scanner, char)) return;
	failScan(scanner, "found character that cannot start any token");
}
function skipToToken(scanner) {
	const { text } = scanner;
	for (;;) {
		const blank = scanner.flowLevel > 0 || !scanner.simpleKeyAllowed ? 9 : 32;
		let { at } = scanner;
		let char = codeAt(text, at);
		while (char === 32 || char === blank) char = codeAt(text, ++at);
		scanner.at = char === 35 ? endOfLine$2(text, at) : at;
		if (!isBreak(peek(scanner))) return;
		readBreak(scanner);
		if (scanner.flowLevel === 0) scanner.simpleKeyAllowed = true;
	}
}
function fetchFlowIndicator(scanner, char) {
	switch (char) {
		case 91:
			startFlow(scanner, "flow-sequence-start");
			return true;
		case 123:
			startFlow(scanner, "flow-mapping-start");
			return true;
		case 93:
			endFlow(scanner, "flow-sequence-end");
			return true;
		case 125:
			endFlow(scanner, "flow-mapping-end");
			return true;
		case 44:
			removeKey(scanner);
			scanner.simpleKeyAllowed = true;
			pushIndicator(scanner, "flow-entry");
			return true;
		default: return false;
	}
}
function fetchBlockIndicator(scanner, char) {
	if (char !== 45 && char !== 63 && char !== 58) return false;
	const alone = isBlankOrEnd(peek(scanner, 1));
	if (char === 45 && alone) fetchBlockEntry(scanner);
	else if (char === 63 && (scanner.flowLevel > 0 || alone)) fetchKey(scanner);
	else if (char === 58 && (scanner.flowLevel > 0 || alone)) fetchValue(scanner);
	else return false;
	return true;
}
function fetchNodeStart(scanner, char) {
	switch (char) {
		case 42:
			fetchKeyStart(scanner, () => scanAnchor(scanner, "alias"));
			return true;
		case 38:
			fetchKeyStart(scanner, () => scanAnchor(scanner, "anchor"));
			return true;
		case 33:
			fetchKeyStart(scanner, scanTag);
			return true;
		case 39:
			fetchKeyStart(scanner, () => scanQuoted(scanner, "single-quoted"));
			return true;
		case 34:
			fetchKeyStart(scanner, () => scanQuoted(scanner, "double-quoted"));
			return true;
		case 124:
		case 62:
			if (scanner.flowLevel > 0) return false;
			removeKey(scanner);
			scanner.simpleKeyAllowed = true;
			scanner.tokens.push(scanBlock(scanner, char === 124 ? "literal" : "folded"));
			return true;
		default:
			if (!startsPlain(scanner, char)) return false;
			fetchKeyStart(scanner, scanPlain);
			return true;
	}
}
const NEVER_PLAIN = new Set(Array.from("-?:,[]{}#&*!|>'\"%@`", (mark) => mark.charCodeAt(0)));
function startsPlain(scanner, char) {
	const next = peek(scanner, 1);
	if (char === 45) return !isBlank(next);
	if (char === 63 || char === 58) return scanner.flowLevel === 0 && !isBlankOrEnd(next);
	return !isBlankOrEnd(char) && !NEVER_PLAIN.has(char);
}
function fetchStreamEnd(scanner) {
	if (column(scanner) !== 0) {
		scanner.line++;
		scanner.lineStart = scanner.at;
	}
	endBlocks(scanner);
	scanner.tokens.push(token(scanner, "stream-end", scanner.at));
}
function fetchDirective(scanner) {
	endBlocks(scanner);
	scanner.tokens.push(scanDirective(scanner));
}
function fetchDocumentIndicator(scanner) {
	endBlocks(scanner);
	pushIndicator(scanner, peek(scanner) === 45 ? "document-start" : "document-end", 3);
}
function endBlocks(scanner) {
	unrollIndent(scanner, -1);
	removeKey(scanner);
	scanner.simpleKeyAllowed = false;
}
function startFlow(scanner, type) {
	saveKey(scanner);
	const { at, line } = scanner;
	const tokenNumber = scanner.tokensParsed + scanner.tokens.length - scanner.head;
	scanner.simpleKeys.push({
		possible: false,
		required: false,
		tokenNumber,
		at,
		line,
		column: 0
	});
	scanner.flowLevel++;
	checkDepth(scanner, scanner.flowLevel);
	scanner.simpleKeyAllowed = true;
	pushIndicator(scanner, type);
}
function endFlow(scanner, type) {
	removeKey(scanner);
	if (scanner.flowLevel > 0) {
		scanner.flowLevel--;
		const gone = scanner.simpleKeys.pop();
		if (gone !== void 0) scanner.levelOfToken.delete(gone.tokenNumber);
	}
	scanner.simpleKeyAllowed = false;
	pushIndicator(scanner, type);
}
function fetchBlockEntry(scanner) {
	if (scanner.flowLevel === 0) {
		if (!scanner.simpleKeyAllowed) failScan(scanner, "block sequence entries are not allowed in this context");
		rollIndent(scanner, column(scanner), "block-sequence-start");
	}
	removeKey(scanner);
	scanner.simpleKeyAllowed = true;
	pushIndicator(scanner, "block-entry");
}
function fetchKey(scanner) {
	if (scanner.flowLevel === 0) {
		if (!scanner.simpleKeyAllowed) failScan(scanner, "mapping keys are not allowed in this context");
		rollIndent(scanner, column(scanner), "block-mapping-start");
	}
	removeKey(scanner);
	scanner.simpleKeyAllowed = scanner.flowLevel === 0;
	pushIndicator(scanner, "key");
}
function fetchValue(scanner) {
	const key = currentKey(scanner);
	if (isKeyPossible(scanner, key)) {
		insertToken(scanner, key.tokenNumber, emptyToken("key", key));
		rollIndent(scanner, key.column, "block-mapping-start", key);
		key.possible = false;
		scanner.levelOfToken.delete(key.tokenNumber);
		scanner.simpleKeyAllowed = false;
	} else {
		if (scanner.flowLevel === 0) {
			if (!scanner.simpleKeyAllowed) failScan(scanner, "mapping values are not allowed in this context");
			rollIndent(scanner, column(scanner), "block-mapping-start");
		}
		scanner.simpleKeyAllowed = scanner.flowLevel === 0;
	}
	pushIndicator(scanner, "value");
}
function fetchKeyStart(scanner, scan) {
	saveKey(scanner);
	scanner.simpleKeyAllowed = false;
	scanner.tokens.push(scan(scanner));
}
function pushIndicator(scanner, type, length = 1) {
	const start = scanner.at;
	scanner.at += length;
	scanner.tokens.push(token(scanner, type, start));
}
// src/parse/go-yaml/read-document-start.ts
function readDocumentStart(scanner) {
	const tagPrefixes = /* @__PURE__ */ new Map();
	let version = false;
	let next = peekToken(scanner);
	let explicit = next.type === "document-start";
	while (next.type === "version-directive" || next.type === "tag-directive") {
		if (next.type === "version-directive") {
			checkVersion(scanner, next, version);
			version = true;
		} else addTagPrefix(scanner, next, tagPrefixes);
		explicit = true;
		skipToken(scanner);
		next = peekToken(scanner);
	}
	if (explicit && next.type !== "document-start") failParse(scanner, "did not find expected <document start>", next);
	if (explicit) skipToken(scanner);
	return {
		explicit,
		tagPrefixes
	};
}
function checkVersion(scanner, directive, seen) {
	if (seen) failParse(scanner, "found duplicate %YAML directive", directive);
	if (directive.text !== "1.1") failParse(scanner, "found incompatible YAML document", directive);
}
function addTagPrefix(scanner, directive, known) {
	if (known.has(directive.text)) failParse(scanner, "found duplicate %TAG directive", directive);
	known.set(directive.text, directive.suffix);
}
// src/parse/go-yaml/tags.ts
const LONG_PREFIX = "tag:yaml.org,2002:";
function resolveTag(scanner, tag, prefixes) {
	const prefix = tag.text === "" ? "" : prefixes.get(tag.text) ?? DEFAULTS.get(tag.text);
	if (prefix === void 0) failParse(scanner, "found undefined tag handle", tag);
	const long = prefix + tag.suffix;
	return long.startsWith(LONG_PREFIX) ? `!!${long.slice(18)}` : long;
}
const DEFAULTS = /* @__PURE__ */ new Map([["!", "!"], ["!!", LONG_PREFIX]]);
// src/parse/go-yaml/go-yaml-reader.ts
var GoYamlReader = class {
	#scanner;
	#composition;
	#brackets = [];
	#tagPrefixes = /* @__PURE__ */ new Map();
	closedAt;
	#lastEnd = 0;
	#next;
	constructor(document, limits) {
		this.#scanner = createScanner(document.text);
		this.#composition = new Composition(document, limits);
	}
	readDocument() {
		if (this.#isAt("stream-end")) return void 0;
		const { explicit, tagPrefixes } = readDocumentStart(this.#scanner);
		this.#next = void 0;
		this.#tagPrefixes = tagPrefixes;
		const root = explicit && this.#isAtOne(DOCUMENT_ENDS) ? this.#empty(this.#peek().start) : this.#node(true, false, 0);
		const next = this.#peek();
		const finished = this.#composition.finish(root);
		if (next.type.startsWith("document-")) this.closedAt = next.end;
		return finished;
	}
	#peek() {
		this.#next ??= peekToken(this.#scanner);
		return this.#next;
	}
	#take() {
		const taken = this.#peek();
		skipToken(this.#scanner);
		this.#next = void 0;
		if (taken.end > taken.start) this.#lastEnd = this.#endOf(taken);
		return taken;
	}
	#isAt(type) {
		return this.#peek().type === type;
	}
	#isAtOne(types) {
		return types.includes(this.#peek().type);
	}
	#endOf({ style, start, end }) {
		return style === "literal" || style === "folded" ? endOfBlock(this.#scanner.text, start, end) : end;
	}
	#empty(at) {
		return this.#composition.scalar(at, at, "", "plain");
	}
	#fail(problem) {
		const token = this.#peek();
		const bracket = token.type === "stream-end" ? this.#brackets.at(-1) : void 0;
		if (bracket === void 0) failParse(this.#scanner, problem, token);
		return failOpen(this.#scanner, problem, token, bracket);
	}
	#nodeUnless(ends, at, block, indentless, depth) {
		return this.#isAtOne(ends) ? this.#empty(at) : this.#node(block, indentless, depth);
	}
	#node(block, indentless, depth) {
		const first = this.#peek();
		if (first.type === "alias") {
			this.#take();
			return this.#composition.alias(first.text, first.start, first.end);
		}
		this.#composition.checkDepth(depth, first.start, first.end);
		if (first.type !== "anchor" && first.type !== "tag") return this.#content(block, indentless, depth + 1, void 0) ?? this.#fail("did not find expected node content");
		const { anchor, tag } = this.#properties();
		return this.#composition.anchored(anchor, () => {
			const node = this.#content(block, indentless, depth + 1, tag);
			const at = this.#lastEnd;
			return node ?? this.#composition.scalar(at, at, "", "plain", tag);
		});
	}
	#properties() {
		let anchor;
		let tag;
		if (this.#isAt("anchor")) anchor = this.#take().text;
		if (this.#isAt("tag")) tag = this.#take();
		if (anchor === void 0 && this.#isAt("anchor")) anchor = this.#take().text;
		return {
			anchor,
			tag: tag && resolveTag(this.#scanner, tag, this.#tagPrefixes)
		};
	}
	#content(block, indentless, depth, tag) {
		const here = this.#peek();
		switch (here.type) {
			case "scalar":
				this.#take();
				return this.#composition.scalar(here.start, this.#endOf(here), here.text, here.style, tag);
			case "flow-sequence-start": return this.#flowSequence(depth);
			case "flow-mapping-start": return this.#flowMapping(depth);
			case "block-sequence-start": return block ? this.#blockSequence(depth) : void 0;
			case "block-mapping-start": return block ? this.#blockMapping(depth) : void 0;
			case "block-entry": return indentless ? this.#indentlessSequence(depth) : void 0;
			default: return;
		}
	}
	#blockSequence(depth) {
		const { start } = this.#take();
		const items = [];
		while (!this.#isAt("block-end")) {
			if (!this.#isAt("block-entry")) this.#fail("did not find expected '-' indicator");
			const { end } = this.#take();
			items.push(this.#nodeUnless(BLOCK_ITEM_ENDS, end, true, false, depth));
		}
		const sequence = this.#composition.sequence(start, this.#lastEnd, items);
		this.#take();
		return sequence;
	}
	#indentlessSequence(depth) {
		const { start } = this.#peek();
		const items = [];
		while (this.#isAt("block-entry")) {
			const { end } = this.#take();
			items.push(this.#nodeUnless(ITEM_ENDS, end, true, false, depth));
		}
		return this.#composition.sequence(start, this.#lastEnd, items);
	}
	#blockMapping(depth) {
		const { start } = this.#take();
		const pairs = [];
		while (!this.#isAt("block-end")) {
			if (!this.#isAt("key")) this.#fail("did not find expected key");
			const { end } = this.#take();
			const key = this.#nodeUnless(PAIR_ENDS, end, true, true, depth);
			pairs.push(this.#value(key, PAIR_ENDS, true, depth));
		}
		const map = this.#composition.map(start, this.#lastEnd, pairs);
		this.#take();
		return map;
	}
	#value(key, ends, block, depth) {
		if (!this.#isAt("value")) return {
			key,
			value: this.#empty(block ? this.#lastEnd : this.#peek().start),
			aliased: false
		};
		const { end } = this.#take();
		const aliased = this.#isAt("alias");
		return {
			key,
			value: this.#nodeUnless(ends, end, block, block, depth),
			aliased
		};
	}
	#flowSequence(depth) {
		const { start } = this.#take();
		this.#brackets.push(start);
		const items = [];
		while (!this.#atFlowEnd("flow-sequence-end", items.length > 0, "',' or ']'")) items.push(this.#isAt("key") ? this.#flowPair(depth) : this.#node(false, false, depth));
		const { end } = this.#take();
		this.#brackets.pop();
		return this.#composition.sequence(start, end, items);
	}
	#flowPair(depth) {
		this.#composition.checkDepth(depth, this.#peek().start, this.#peek().end);
		const { start } = this.#take();
		const ends = ["flow-entry", "flow-sequence-end"];
		const key = this.#isAt("value") || this.#isAtOne(ends) ? this.#empty(this.#take().end) : this.#node(false, false, depth + 1);
		const pair = this.#value(key, ends, false, depth + 1);
		return this.#composition.map(start, this.#lastEnd, [pair]);
	}
	#flowMapping(depth) {
		const { start } = this.#take();
		this.#brackets.push(start);
		const pairs = [];
		while (!this.#atFlowEnd("flow-mapping-end", pairs.length > 0, "',' or '}'")) pairs.push(this.#flowMappingPair(depth));
		const { end } = this.#take();
		this.#brackets.pop();
		return this.#composition.map(start, end, pairs);
	}
	#flowMappingPair(depth) {
		const ends = ["flow-entry", "flow-mapping-end"];
		if (!this.#isAt("key")) return {
			key: this.#node(false, false, depth),
			value: this.#empty(this.#peek().start),
			aliased: false
		};
		this.#take();
		const key = this.#isAt("value") || this.#isAtOne(ends) ? this.#empty(this.#peek().start) : this.#node(false, false, depth);
		return this.#value(key, ends, false, depth);
	}
	#atFlowEnd(end, comma, expected) {
		if (comma && !this.#isAt(end)) {
			if (!this.#isAt("flow-entry")) this.#fail(`did not find expected ${expected}`);
			this.#take();
		}
		return this.#isAt(end);
	}
};
const DOCUMENT_ENDS = [
	"version-directive",
	"tag-directive",
	"document-start",
	"document-end",
	"stream-end"
];
const BLOCK_ITEM_ENDS = ["block-entry", "block-end"];
const PAIR_ENDS = [
	"key",
	"value",
	"block-end"
];
const ITEM_ENDS = ["block-entry", ...PAIR_ENDS];
function endOfBlock(text, start, end) {
	let at = end;
	while (at > start && text.charCodeAt(at - 1) <= 32) at--;
	return at;
}
// src/parse/go-yaml/read-go-yaml.ts
function readGoYaml(document, limits) {
	const { text } = document;
	const forbidden = text.search(FORBIDDEN);
	if (forbidden === -1) return new GoYamlReader(document, limits).readDocument();
	const reader = new GoYamlReader({
		...document,
		text: text.slice(0, forbidden)
	}, limits);
	const root = attempt(() => reader.readDocument());
	if (reader.closedAt !== void 0 && !isLoaded(text, forbidden, reader.closedAt)) return root;
	throw new DocumentError(forbidden, forbidden + 1, "This control character is not allowed in YAML", {
		kubectl: "yaml: control characters are not allowed",
		help: "Remove it, or write it as an escape in a double-quoted value."
	});
}
function isLoaded(text, at, to) {
	const bytes = (end) => new TextEncoder().encode(text.slice(0, end)).length;
	return Math.floor(bytes(at) / 512) * 512 <= bytes(to);
}
function attempt(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof DocumentError) return void 0;
		throw error;
	}
}
// src/parse/read-json.ts
const SPACES = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const LITERALS = [
	"true",
	"false",
	"null"
];
function readJson(file, from, limits) {
	return new JsonReader(file, from, limits).readValue();
}
var JsonReader = class {
	#text;
	#composition;
	#at;
	constructor(file, from, limits) {
		this.#text = file.text;
		this.#composition = new Composition({
			file,
			text: file.text,
			offsetOf: (at) => at
		}, limits);
		this.#at = from;
	}
	readValue() {
		this.#skipSpaces();
		if (this.#at === this.#text.length) return void 0;
		const start = this.#at;
		return {
			root: this.#composition.finish(this.#value(0)),
			start,
			end: this.#at
		};
	}
	#value(depth) {
		const start = this.#at;
		this.#composition.checkDepth(depth, start, start);
		switch (this.#text.charAt(start)) {
			case "{": return this.#object(depth + 1);
			case "[": return this.#array(depth + 1);
			case "\"": return this.#string();
			default: return this.#numberOrLiteral();
		}
	}
	#object(depth) {
		const start = this.#at++;
		const pairs = [];
		while (!this.#isClosed("}", pairs.length > 0, "after object key:value pair")) {
			if (this.#text.charAt(this.#at) !== "\"") this.#fail("looking for beginning of object key string");
			const key = this.#string();
			this.#skipSpaces();
			if (this.#text.charAt(this.#at) !== ":") this.#fail("after object key");
			this.#at++;
			this.#skipSpaces();
			pairs.push({
				key,
				value: this.#value(depth),
				aliased: false
			});
		}
		return this.#composition.map(start, this.#at, pairs);
	}
	#array(depth) {
		const start = this.#at++;
		const items = [];
		while (!this.#isClosed("]", items.length > 0, "after array element")) items.push(this.#value(depth));
		return this.#composition.sequence(start, this.#at, items);
	}
	#isClosed(bracket, comma, where) {
		this.#skipSpaces();
		if (this.#text.charAt(this.#at) === bracket) {
			this.#at++;
			return true;
		}
		if (!comma) return false;
		if (this.#text.charAt(this.#at) !== ",") this.#fail(where);
		this.#at++;
		this.#skipSpaces();
		return false;
	}
	#string() {
		const start = this.#at;
		STRING.lastIndex = start;
		const raw = STRING.exec(this.#text)?.[0];
		if (raw === void 0) return this.#failInString();
		this.#at += raw.length;
		const text = raw.includes("\\") ? unescape(raw) : raw.slice(1, -1);
		return this.#composition.scalar(start, this.#at, text, "double-quoted");
	}
	#numberOrLiteral() {
		const start = this.#at;
		NUMBER.lastIndex = start;
		const text = NUMBER.exec(this.#text)?.[0] ?? LITERALS.find((word) => this.#text.startsWith(word, start));
		if (text === void 0) return this.#failInValue();
		this.#at += text.length;
		this.#checkNumberEnd();
		return this.#composition.scalar(start, this.#at, text, "plain");
	}
	#checkNumberEnd() {
		const next = this.#text.charAt(this.#at);
		if (next === ".") {
			this.#at++;
			this.#fail("after decimal point in numeric literal");
		}
		if (next === "e" || next === "E") {
			this.#at += /[-+]/.test(this.#text.charAt(this.#at + 1)) ? 2 : 1;
			this.#fail("in exponent of numeric literal");
		}
	}
	#skipSpaces() {
		SPACES.lastIndex = this.#at;
		SPACES.test(this.#text);
		this.#at = SPACES.lastIndex;
	}
	#failInString() {
		const inside = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
		inside.lastIndex = this.#at + 1;
		inside.test(this.#text);
		this.#at = inside.lastIndex;
		if (this.#text.charAt(this.#at) !== "\\") this.#fail("in string literal");
		this.#at++;
		this.#fail("in string escape code");
	}
	#failInValue() {
		const letter = this.#text.charAt(this.#at);
		const word = LITERALS.find((literal) => literal.startsWith(letter) && letter !== "");
		if (letter === "-") {
			this.#at++;
			this.#fail("in numeric literal");
		}
		if (word === void 0) this.#fail("looking for beginning of value");
		let good = 1;
		while (this.#text.charAt(this.#at + good) === word.charAt(good)) good++;
		this.#at += good;
		this.#fail(`in literal ${word} (expecting '${word.charAt(good)}')`);
	}
	#fail(where) {
		const at = this.#at;
		if (at >= this.#text.length) throw new DocumentError(at, at, "The JSON ends before it is complete", { kubectl: "unexpected EOF" });
		const shown = quoteChar(this.#text.charAt(at));
		throw new DocumentError(at, at + 1, `This is not valid JSON: unexpected character ${where}`, { kubectl: `invalid character ${shown} ${where}` });
	}
};
function unescape(raw) {
	const text = JSON.parse(raw);
	return typeof text === "string" ? text.replaceAll(/[\ud800-\udfff]/gu, "\ufffd") : "";
}
function quoteChar(char) {
	if (char === "'") return String.raw`'\''`;
	return char === "\"" ? `'"'` : `'${JSON.stringify(char).slice(1, -1)}'`;
}
// src/parse/read-json-stream.ts
const OPENS_WITH_BRACE = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]{0,4095}\{/;
const BLANKS = /(?:(?![\n\ufeff])[\s\u0085])*/y;
function readJsonStream(file, limits) {
	const values = [];
	if (!OPENS_WITH_BRACE.test(file.text)) return {
		values,
		ending: {
			kind: "yaml",
			from: 0,
			error: void 0
		}
	};
	let at = 0;
	try {
		for (let next = readJson(file, at, limits); next; next = readJson(file, at, limits)) {
			values.push(next);
			at = next.end;
		}
		return {
			values,
			ending: { kind: "complete" }
		};
	} catch (error) {
		if (!(error instanceof DocumentError)) throw error;
		const rest = restOf(file.text, at);
		if (values.length > 1 || rest === void 0) return {
			values,
			ending: {
				kind: "broken",
				error
			}
		};
		return {
			values,
			ending: {
				kind: "yaml",
				from: rest,
				error
			}
		};
	}
}
function restOf(text, from) {
	BLANKS.lastIndex = from;
	BLANKS.test(text);
	const at = BLANKS.lastIndex;
	if (new TextEncoder().encode(text.slice(at, at + 4)).length < 4) return void 0;
	return text.startsWith("\n", at) ? at + 1 : at;
}
// src/parse/split-documents.ts
const SPACE_AROUND$1 = /^(?:(?!\ufeff)[\s\u0085])+|(?:(?!\ufeff)[\s\u0085])+$/g;
function* splitDocuments(text, from) {
	let start = from;
	for (let line = separatorFrom(text, from); line !== -1;) {
		const lineEnd = endOfLine$1(text, line);
		const next = Math.min(lineEnd + 1, text.length);
		const rest = text.slice(line + 3, lineEnd).replaceAll(SPACE_AROUND$1, "");
		if (rest !== "" && !rest.startsWith("#")) {
			yield {
				start,
				end: line,
				badSeparator: {
					start: line,
					end: lineEnd
				}
			};
			start = next;
		} else if (line > start) {
			yield {
				start,
				end: line,
				badSeparator: void 0
			};
			start = next;
		}
		line = separatorFrom(text, next);
	}
	if (start < text.length) yield {
		start,
		end: text.length,
		badSeparator: void 0
	};
}
function separatorFrom(text, from) {
	if (text.startsWith("---", from)) return from;
	const found = text.indexOf("\n---", from);
	return found === -1 ? -1 : found + 1;
}
function endOfLine$1(text, from) {
	const found = text.indexOf("\n", from);
	return found === -1 ? text.length : found;
}
// src/parse/parse-text.ts
function parseText(file, limits, options = {}) {
	const documents = [];
	for (const document of readDocuments(file, limits, options)) {
		if (documents.length === limits.documents) {
			const fault = tooMany(document.span, limits);
			return {
				documents,
				faults: [...faultsOf$1(documents), fault]
			};
		}
		documents.push(document);
	}
	return {
		documents,
		faults: faultsOf$1(documents)
	};
}
function parseDocument({ file, start, end }, limits, options = {}) {
	return parseRange(file, {
		start,
		end,
		badSeparator: void 0
	}, limits, options);
}
function faultsOf$1(documents) {
	return documents.flatMap(({ fault }) => fault ?? []);
}
function tooMany({ file, start }, limits) {
	return {
		at: {
			file,
			start,
			end: start
		},
		message: `More than ${limits.documents} documents in one file, the limit`,
		help: "Raise `limits.documents` in the configuration if this is meant."
	};
}
function* readDocuments(file, limits, options) {
	const { values, ending } = readJsonStream(file, limits);
	for (const { root, start, end } of values) yield {
		span: {
			file,
			start,
			end
		},
		root,
		fault: void 0
	};
	if (ending.kind === "complete") return;
	if (ending.kind === "broken") {
		const { error } = ending;
		yield {
			span: {
				file,
				start: error.start,
				end: file.text.length
			},
			root: void 0,
			fault: jsonFault(file, error, error.words.kubectl)
		};
		return;
	}
	let jsonError = ending.error;
	for (const range of splitDocuments(file.text, ending.from)) {
		const document = parseRange(file, range, limits, options);
		if (jsonError === void 0 || document.fault === void 0) yield document;
		else yield {
			...document,
			fault: eitherFault(document.fault, jsonError, values.length > 0)
		};
		jsonError = void 0;
	}
}
function parseRange(file, { start, end, badSeparator }, limits, { skip, endLastLine }) {
	const span = {
		file,
		start,
		end
	};
	const fault = badSeparator && separatorFault(file, badSeparator);
	const document = documentText(file, start, end, endLastLine);
	const skipped = skip?.(document.text);
	if (skipped !== void 0) return {
		span,
		root: void 0,
		fault,
		skipped
	};
	try {
		return {
			span,
			root: readGoYaml(document, limits),
			fault
		};
	} catch (error) {
		if (!(error instanceof DocumentError)) throw error;
		return {
			span,
			root: void 0,
			fault: fault ?? faultOf(document, error)
		};
	}
}
function faultOf({ file, offsetOf }, error) {
	const place = error.inFile ? (at) => at : offsetOf;
	return {
		at: {
			file,
			start: place(error.start),
			end: place(error.end)
		},
		message: error.message,
		...error.words
	};
}
function separatorFault(file, { start, end }) {
	return {
		at: {
			file,
			start,
			end
		},
		message: "Only a comment may follow `---` on its line: kubectl stops reading the file here",
		kubectl: "invalid Yaml document separator",
		help: "Move what follows the dashes to a line of its own."
	};
}
function eitherFault(fault, error, afterJson) {
	const kubectl = jsonErrorText(fault.at.file, error);
	return afterJson ? {
		...fault,
		kubectl
	} : jsonFault(fault.at.file, error, kubectl);
}
function jsonFault(file, { start, end, message }, kubectl) {
	return {
		at: {
			file,
			start,
			end
		},
		message,
		...kubectl !== void 0 && { kubectl }
	};
}
function jsonErrorText(file, { start, end, words }) {
	const text = words.kubectl ?? "invalid JSON";
	if (start === end) return text;
	return `json: offset ${new TextEncoder().encode(file.text.slice(0, end)).length}: ${text}`;
}
// src/render/kustomize/tree/embedded-text.ts
function parseEmbedded(text) {
	const { documents } = parseText({
		path: "",
		text
	}, require_start.DEFAULT_LIMITS);
	const root = documents[0]?.root;
	return root === void 0 ? void 0 : withWrittenKeys(root);
}
function withWrittenKeys(node) {
	return node.kind === "scalar" ? node : converted(node);
}
const converted = require_start.memo((node) => node.kind === "sequence" ? withItems(node, node.items.map(withWrittenKeys)) : withEntries(node, node.entries.map(convertEntry)));
function convertEntry(entry) {
	const value = withWrittenKeys(entry.value);
	const { text } = entry.key;
	if (entry.name === text && value === entry.value) return entry;
	return {
		key: entry.key,
		name: text,
		value
	};
}
// src/render/kustomize/tree/write-folded.ts
const BREAK = /[\n\u2028\u2029]/;
function blockHints(text) {
	const hint = text === "" || text.startsWith(" ") || BREAK.test(text.charAt(0)) ? "2" : "";
	if (!BREAK.test(text.charAt(text.length - 1))) return `${hint}-`;
	return text.length === 1 || BREAK.test(text.charAt(text.length - 2)) ? `${hint}+` : hint;
}
function writeFolded(text, indent) {
	const out = [`>${blockHints(text)}\n`];
	const doubles = !/^[ \t]|^$/.test(text.replace(/^[\n\u2028\u2029]+/, ""));
	let afterBreak = true;
	let isIndented = true;
	for (const char of text) {
		if (BREAK.test(char)) {
			if (!afterBreak && !isIndented && char === "\n" && doubles) out.push("\n");
			out.push(char);
			afterBreak = true;
			continue;
		}
		if (afterBreak) {
			out.push(indent);
			isIndented = char === " " || char === "	";
		}
		out.push(char);
		afterBreak = false;
	}
	const written = out.join("");
	return written.endsWith("\n") ? written.slice(0, -1) : written;
}
// src/render/kustomize/tree/read-back.ts
const SPECIAL$1 = /[^\t\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const SPACE_AT_END = / (?:[\n\u2028\u2029]|$)/;
const NEXT_LINES = / *\u0085(?: *\u0085)* */g;
const UNREADABLE = "kustomize writes this text as a block that begins with a tab, and cannot read it again";
function readBack(node, inFlow) {
	const { text, style } = node;
	if (!inFlow && isBlock(node)) {
		if (text.startsWith("	")) return {
			kind: "unreadable",
			message: "yaml: found a tab character where an indentation space is expected"
		};
		if (style === "folded") return {
			kind: "text",
			text: refolded(text)
		};
	}
	return {
		kind: "text",
		text
	};
}
function printedText(text) {
	if (!text.includes("\u0085")) return text;
	return text.replaceAll(NEXT_LINES, (run) => "\n".repeat(run.split("\u0085").length - 2) || " ");
}
function isBlock({ text, style }) {
	if (style === "single-quoted" || style === "double-quoted" || text === "") return false;
	if (style === "plain" && !text.includes("\n")) return false;
	return !SPECIAL$1.test(text) && !SPACE_AT_END.test(text);
}
function refolded(text) {
	if (!text.includes("\n")) return text;
	const root = parseEmbedded(`a: ${writeFolded(text, "  ")}\n`);
	const value = root?.kind === "map" ? root.entries[0]?.value : void 0;
	return value?.kind === "scalar" ? value.text : text;
}
// src/render/kustomize/names/content-hash.ts
const LETTERS = {
	0: "g",
	1: "h",
	3: "k",
	a: "m",
	e: "t"
};
function contentHash(object) {
	const hash = hashSuffix(object);
	return hash.kind === "done" ? hash.value : digestOf(object);
}
function hashSuffix(object) {
	const data = valueAt(object, "data");
	if (data === void 0) return hashOf$1(object);
	const parts = PARTS.map((name) => valueAt(object, name));
	const known = hashes.get(data);
	if (known?.parts.every((part, index) => part === parts[index]) === true) return known.hash;
	const hash = hashOf$1(object);
	hashes.set(data, {
		parts,
		hash
	});
	return hash;
}
const PARTS = [
	"kind",
	"type",
	"binaryData",
	"stringData"
];
const hashes = /* @__PURE__ */ new WeakMap();
function hashOf$1(object) {
	return mapDone(readMaps(object), digestOf);
}
function digestOf(node) {
	const content = rawText(valueAt(node, "kind")) === "Secret" ? secretContent(node) : configMapContent(node);
	return (0, node_crypto.createHash)("sha256").update(goJsonObject(content)).digest("hex").slice(0, 10).replaceAll(/[013ae]/g, (digit) => LETTERS[digit] ?? digit);
}
const MAPS = /* @__PURE__ */ new Set([
	"data",
	"binaryData",
	"stringData"
]);
function readMaps(object) {
	const fields = [];
	for (const field of object.entries) {
		const read = field.value.kind === "map" && MAPS.has(field.name) ? readMap(field.value) : void 0;
		if (read?.kind === "refused") return read;
		fields.push(read === void 0 || read.value === field.value ? field : entryWith(field, read.value));
	}
	return done(withEntries(object, fields));
}
function readMap(map) {
	const entries = [];
	for (const each of map.entries) {
		const { value } = each;
		const read = value.kind === "scalar" ? readBack(value, false) : void 0;
		if (read?.kind === "unreadable") return refused(value, read.message, { message: UNREADABLE });
		const isSame = read === void 0 || value.kind !== "scalar" || read.text === value.text;
		entries.push(isSame ? each : entryWith(each, {
			...value,
			text: read.text
		}));
	}
	return done(withEntries(map, entries));
}
function configMapContent(node) {
	const binary = valueAt(node, "binaryData");
	return [
		["kind", "\"ConfigMap\""],
		["name", "\"\""],
		["data", encode(valueAt(node, "data"))],
		...binary?.kind === "map" ? [["binaryData", goJson(binary)]] : []
	];
}
function secretContent(node) {
	const strings = valueAt(node, "stringData");
	return [
		["kind", "\"Secret\""],
		["type", encode(valueAt(node, "type"))],
		["name", "\"\""],
		["data", encode(valueAt(node, "data"))],
		...strings?.kind === "map" ? [["stringData", goJson(strings)]] : []
	];
}
function encode(node) {
	return node === void 0 || node.kind === "scalar" ? goJsonString(rawText(node)) : goJson(node);
}
// src/rollout/copy-name.ts
const HASHED = new RegExp(`^(.+)-([2456789bcdfghkmt]{10})$`);
function splitCopyName(name) {
	const [, origin, hash] = HASHED.exec(name) ?? [];
	return origin === void 0 || hash === void 0 ? void 0 : {
		origin,
		hash
	};
}
function isCopyName(name, origin) {
	return splitCopyName(name)?.origin === origin;
}
// src/rollout/linked-kinds.ts
const TEMPLATE = [
	"spec",
	"template",
	"spec"
];
const LINKED_KINDS = [
	{
		resource: "deployment",
		kind: "Deployment",
		groups: ["apps", "extensions"],
		words: ["deployments", "deploy"],
		podSpec: TEMPLATE
	},
	{
		resource: "statefulset",
		kind: "StatefulSet",
		groups: ["apps"],
		words: ["statefulsets", "sts"],
		podSpec: TEMPLATE
	},
	{
		resource: "daemonset",
		kind: "DaemonSet",
		groups: ["apps", "extensions"],
		words: ["daemonsets", "ds"],
		podSpec: TEMPLATE
	},
	{
		resource: "cronjob",
		kind: "CronJob",
		groups: ["batch"],
		words: ["cronjobs", "cj"],
		podSpec: [
			"spec",
			"jobTemplate",
			"spec",
			"template",
			"spec"
		]
	},
	{
		resource: "rollout",
		kind: "Rollout",
		groups: ["argoproj.io"],
		words: ["rollouts", "ro"],
		podSpec: TEMPLATE
	}
];
const SOURCE_WORDS = /* @__PURE__ */ new Map([
	["configmap", "ConfigMap"],
	["configmaps", "ConfigMap"],
	["cm", "ConfigMap"],
	["secret", "Secret"],
	["secrets", "Secret"]
]);
function linkedKindNamed(word) {
	const [name = "", ...group] = word.toLowerCase().split(".");
	return LINKED_KINDS.find(({ resource, words, groups }) => (resource === name || words.includes(name)) && (group.length === 0 || groups.some((each) => group.join(".").endsWith(each))));
}
function sourceKindNamed(word) {
	return SOURCE_WORDS.get(word.toLowerCase());
}
function linkedKindOf({ group, kind }) {
	return LINKED_KINDS.find((each) => each.kind === kind && each.groups.includes(group));
}
function triggerAnnotation({ resource }) {
	return `${resource}.kubernetes.io/triggered-by`;
}
function podSpecOf({ node }, { podSpec }) {
	return mapAt(node, ...podSpec);
}
// src/rollout/copy.ts
const ORIGIN = "rollout.envfrom.dev/origin";
const REVISION = "rollout.envfrom.dev/revision";
function readCopy(manifest) {
	const { node, name } = manifest;
	const [word = "", origin] = scalarAt(node, "metadata", "annotations", "rollout.envfrom.dev/origin")?.text.split("/") ?? [];
	const kind = sourceKindNamed(word);
	const split = splitCopyName(name ?? "");
	if (name === void 0 || kind === void 0 || origin === void 0 || split === void 0) return void 0;
	if (kind !== manifest.kind) return void 0;
	const revision = Number(scalarAt(node, "metadata", "annotations", REVISION)?.text);
	const { hash } = split;
	return {
		kind,
		name,
		origin,
		hash,
		revision: Number.isSafeInteger(revision) && revision > 0 ? revision : 0,
		intact: isImmutable(node) && contentHash(node) === hash,
		manifest
	};
}
function copyFault({ node, kind, name = "" }) {
	if (valueAt(node, "sops")?.kind === "map") return `${kind} \`${name}\` is encrypted with SOPS, which signs the whole object: a copy under another name could not be decrypted`;
	return `${name}-0123456789`.length > MOST_NAME ? `the name of ${kind} \`${name}\` is too long for a copy` : void 0;
}
const MOST_NAME = 253;
function isImmutable(node) {
	const value = entryOf(node, "immutable")?.value;
	if (value?.kind !== "scalar") return false;
	const resolved = resolveScalar(value, "kubectl");
	return resolved.kind === "bool" && resolved.value;
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
function gatherEvidence(builds, files, settings, tree, before, memory, others) {
	const { kubernetesVersion } = settings;
	const kept = memory?.collected;
	const workloads = collectWorkloads(builds, kept);
	const registry = registryWith(settings.producers ?? []);
	const sources = collectSources(builds, registry, kept?.sources);
	const references = judgeReferences(collectReferences(builds, workloads, registry, kept?.references), sources, {
		builds,
		files,
		settings,
		cut: settings.cut,
		tree,
		before,
		others
	});
	const resolved = {
		kubernetesVersion,
		...others !== void 0 && { elsewhere: others.services }
	};
	const environmentsOf = (some) => resolveEnvironments(some, references, builds, resolved);
	const byName = groupBy(sources, ({ kind, name }) => `${kind} ${name}`);
	const previewed = require_start.once(() => new Set(builds.flatMap((build) => build.previewed === true ? build.objects : [])));
	const shared = require_start.once(() => sharedSources(references));
	const filesByPath = require_start.once(() => new Map(files.map((file) => [file.path, file])));
	const buildsById = require_start.once(() => new Map(builds.map((build) => [build.id, build])));
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
		...countedOf(references, others),
		environments: require_start.once(() => environmentsOf(workloads)),
		openEnvironments: () => openEnvironments(references, builds, resolved),
		buildOf: (id) => buildsById().get(id),
		fileOf: (path) => filesByPath().get(path),
		deploysSomething: builds.some(({ deployedBy }) => deployedBy !== void 0),
		environmentsOf,
		copies: judgeCopies(builds),
		...before !== void 0 && { before },
		...tree !== void 0 && { tree },
		change: () => {
			if (before !== void 0) change ??= require_start.changes.get().compareEvidence(before, evidence, settings.reloader);
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
function countedOf(references, others) {
	const ownReferences = require_start.once(() => others === void 0 ? references : references.filter(({ reference }) => !others.isForeign(reference.build)));
	return {
		ownReferences,
		madeNames: require_start.once(() => /* @__PURE__ */ new Set([...madeNames(ownReferences()), ...others?.made ?? []]))
	};
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
	return matchingOf(overrides)(require_start.hostSpan(at).file.path).findLast(({ rules }) => rules.has(rule))?.rules.get(rule);
}
const namedRules = require_start.memo((overrides) => {
	return new Set(overrides.flatMap(({ rules }) => [...rules.keys()]));
});
const matchingOf = require_start.memo((overrides) => {
	const globs = overrides.map(({ paths }) => require_load.pathGlobs(paths));
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
	const name = `\`${builds[0]?.folder ?? builds[0]?.id ?? ""}\``;
	const note = isChart ? `No entry point in ${whole} is known to deploy the chart ${name}.` : `Nothing in ${whole} deploys ${name}.`;
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
		if (isChosen(rule, settings, at) || require_start.makingOf(at)?.isForeign !== true) return problem;
		return {
			...problem,
			severity: LOWER[severity],
			help: help === void 0 ? NOTE : `${help} ${NOTE}`
		};
	});
}
// src/model/problem.ts
const SEVERITY_RANK = {
	error: 0,
	warning: 1,
	info: 2
};
// src/pipeline/merge-causes.ts
const MOST_PLACES = 3;
function mergeCauses(problems) {
	const groups = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const key = keyOf$6(problem);
		const group = key === void 0 ? void 0 : groups.get(key);
		if (group !== void 0) group.push(problem);
		else if (key !== void 0) groups.set(key, [problem]);
	}
	const first = new Map([...groups].map(([key, group]) => [key, gravestOf(group)]));
	return problems.flatMap((problem) => {
		const key = keyOf$6(problem);
		if (key === void 0) return [problem];
		if (first.get(key) !== problem) return [];
		return [merged(problem, groups.get(key)?.filter((each) => each !== problem) ?? [])];
	});
}
function gravestOf(group) {
	const gravest = Math.min(...new Set(group.map(({ severity }) => SEVERITY_RANK[severity])));
	return group.find(({ severity }) => SEVERITY_RANK[severity] === gravest);
}
function keyOf$6({ rule, cause, onePerCause }) {
	return onePerCause === true && cause !== void 0 ? `${rule} ${cause}` : void 0;
}
function merged(first, others) {
	if (others.length === 0) return first;
	const builds = new Set([first, ...others].flatMap((problem) => problem.builds));
	const elsewhere = placesOf$2(first, others);
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
function placesOf$2(first, others) {
	const seen = /* @__PURE__ */ new Set([require_start.placeOf(first.at)]);
	return others.flatMap(({ at }) => {
		const place = require_start.placeOf(at);
		if (seen.has(place)) return [];
		seen.add(place);
		return [at];
	});
}
// src/pipeline/merge-problems.ts
function mergeProblems(problems) {
	const merged = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const place = require_start.positionOf(problem.at);
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
function sortProblems(problems) {
	return problems.map((problem) => ({
		problem,
		place: require_start.positionOf(problem.at)
	})).sort(compare).map(({ problem }) => problem);
}
function sortSuppressed(suppressed) {
	return suppressed.map((each) => ({
		each,
		problem: each.problem,
		place: require_start.positionOf(each.problem.at)
	})).sort((a, b) => compare(a, b) || order(a.problem.builds.join("\n"), b.problem.builds.join("\n"))).map(({ each }) => each);
}
function compare(a, b) {
	return order(a.place.path, b.place.path) || a.place.line - b.place.line || a.place.column - b.place.column || order(a.problem.rule, b.problem.rule) || order(a.problem.message, b.problem.message) || a.place.endLine - b.place.endLine || a.place.endColumn - b.place.endColumn;
}
function order(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
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
// src/parse/decode-bytes.ts
const GIT_CRYPT = "\0GITCRYPT\0";
const ANSIBLE_VAULT = "$ANSIBLE_VAULT;";
const SNIFFED = 8e3;
function decodeBytes(path, bytes) {
	if (startsWith(bytes, GIT_CRYPT)) return noText("encrypted", "encrypted with git-crypt");
	if (startsWith(bytes, ANSIBLE_VAULT)) return noText("encrypted", "encrypted with Ansible Vault");
	if (utf16Of(bytes) === void 0 && bytes.subarray(0, SNIFFED).includes(0)) return noText("binary", "binary data, not text");
	const file = textFile(path, bytes);
	return {
		kind: "text",
		file,
		valid: file.encoding !== void 0 || !file.text.includes("\ufffd") || isUtf8(bytes)
	};
}
function textFile(path, bytes) {
	const encoding = utf16Of(bytes);
	if (encoding === void 0) return {
		path,
		text: decode$1(bytes, "utf-8")
	};
	return {
		path,
		text: decode$1(bytes.subarray(MARK_LENGTH), encoding),
		encoding: "UTF-16"
	};
}
function isUtf8(bytes) {
	try {
		decode$1(bytes, "utf-8", true);
		return true;
	} catch {
		return false;
	}
}
function decode$1(bytes, encoding, fatal = false) {
	return new TextDecoder(encoding, {
		fatal,
		ignoreBOM: true
	}).decode(bytes);
}
const MARK_LENGTH = 2;
function utf16Of([first, second]) {
	if (first === 255 && second === 254) return "utf-16le";
	return first === 254 && second === 255 ? "utf-16be" : void 0;
}
function noText(as, reason) {
	return {
		kind: "no-text",
		as,
		reason
	};
}
function startsWith(bytes, start) {
	for (let at = 0; at < start.length; at++) if (bytes[at] !== start.charCodeAt(at)) return false;
	return true;
}
// src/parse/is-formatted.ts
const BRACED = /:[ \t]+\{[A-Za-z_]\w*\}[ \t]*(?:#.*)?$/m;
const WORDS$1 = /* @__PURE__ */ new Set([
	"name",
	"namespace",
	"image"
]);
function isFormatted(text, roots) {
	return BRACED.test(text) && roots.some((root) => root !== void 0 && fieldsIn(root).some(isBraced));
}
function fieldsIn(node) {
	if (node.kind === "scalar") return [];
	if (node.kind === "sequence") return node.items.flatMap(fieldsIn);
	return node.entries.flatMap((entry) => [entry, ...fieldsIn(entry.value)]);
}
function isBraced({ name, value }) {
	if (!WORDS$1.has(name) || value.kind !== "map") return false;
	const written = value.file.text.slice(value.start, value.end);
	return /^\{[A-Za-z_]\w*\}$/.test(written);
}
// src/parse/is-ytt.ts
const CODE = /^[ \t]*(?:-[ \t]+)?#@(?:data\/values|overlay\/|schema\/|yaml\/|library\/|[ \t]+(?:load\(|def |if |elif |else:|for |end[ \t]*$|data\.))|^[ \t]*(?:-[ \t]+)?["']?[\w./-]+["']?:[ \t]+#@[ \t]/gm;
function isYtt(text, roots) {
	if (!text.includes("#@")) return false;
	const values = roots.flatMap((root) => root === void 0 ? [] : valuesIn(root)).sort((one, other) => one.start - other.start);
	let next = 0;
	for (const { 0: line, index } of text.matchAll(CODE)) {
		const at = index + line.indexOf("#@");
		while ((values[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
		if ((values[next]?.start ?? Number.POSITIVE_INFINITY) > at) return true;
	}
	return false;
}
function valuesIn(node) {
	if (node.kind === "scalar") return [node];
	if (node.kind === "sequence") return node.items.flatMap(valuesIn);
	return node.entries.flatMap(({ value }) => valuesIn(value));
}
// src/parse/looks-templated.ts
const MARK$2 = /\{\{|\{%|<%|^[ \t]*%\{|(?:^|[\s:[,-])(?:@@?[\w.-]+@|%%?[\w.-]+%)|[:-][ \t]+["']?(?:\{[A-Za-z][\w-]*\}|\[[A-Za-z][\w-]*\])[\w/.:@-]|[:-][ \t]+\*\*[A-Z][A-Z0-9_]*[ \t]*$|\b(?:name|namespace|image):[ \t]+@\w|^[ \t]*(?:__[A-Z0-9_]+__|<[^<>\n]+>|\$\{\w+\})[ \t]*$/m;
function looksTemplated({ file: { text }, start }) {
	const lineStart = text.lastIndexOf("\n", start - 1) + 1;
	const before = lineStart === 0 ? 0 : text.lastIndexOf("\n", lineStart - 2) + 1;
	const end = text.indexOf("\n", start);
	return MARK$2.test(text.slice(before, end === -1 ? text.length : end));
}
const PLACEHOLDER$2 = /(?:^|[\s:[,-])["']?(?:@@?[A-Z][A-Z0-9_]*@|%%?[A-Z][A-Z0-9_]*%|\*\*[A-Z][A-Z0-9_]*)["']?[ \t]*$/m;
function looksToBeFilledIn({ file: { text }, start }) {
	const line = text.lastIndexOf("\n", start - 1) + 1;
	const end = text.indexOf("\n", start);
	return PLACEHOLDER$2.test(text.slice(line, end === -1 ? text.length : end));
}
// src/parse/well-known-kinds.ts
const WELL_KNOWN_KINDS = /* @__PURE__ */ new Set([
	"Application",
	"ApplicationSet",
	"Certificate",
	"ClusterRole",
	"ClusterRoleBinding",
	"ConfigMap",
	"CronJob",
	"CustomResourceDefinition",
	"DaemonSet",
	"Deployment",
	"DeploymentConfig",
	"ExternalSecret",
	"HelmRelease",
	"HorizontalPodAutoscaler",
	"Ingress",
	"IngressClass",
	"Job",
	"LimitRange",
	"Namespace",
	"NetworkPolicy",
	"PersistentVolume",
	"PersistentVolumeClaim",
	"Pod",
	"PodDisruptionBudget",
	"PriorityClass",
	"ReplicaSet",
	"ReplicationController",
	"ResourceQuota",
	"Role",
	"RoleBinding",
	"Rollout",
	"SealedSecret",
	"Secret",
	"Service",
	"ServiceAccount",
	"ServiceMonitor",
	"StatefulSet",
	"StorageClass"
]);
// src/parse/manifests-of.ts
const NOTHING$1 = {
	manifests: [],
	faults: []
};
const KIND$2 = /^[A-Z][A-Za-z0-9]*$/;
const API_VERSION$1 = /^(?:[a-z0-9.-]+\/)?v[0-9]+(?:(?:alpha|beta)[0-9]+)?$/;
function manifestsOf(root) {
	if (root?.kind !== "map") return NOTHING$1;
	const identity = identityOf$4(root);
	if (identity === void 0) {
		const half = halfIdentified(root);
		if (half === void 0) return NOTHING$1;
		return {
			...NOTHING$1,
			half,
			...isPerhapsForeign(root) && { perhapsForeign: true }
		};
	}
	const items = entryOf(root, "items")?.value;
	if (items === void 0 || isNull(items, "kubectl")) return {
		manifests: [manifestOf(root, identity)],
		faults: []
	};
	if (items.kind !== "sequence") return {
		manifests: [manifestOf(root, identity)],
		faults: []
	};
	const found = items.items.map((item) => itemOf(item, identity));
	return {
		manifests: found.flatMap(({ manifests }) => manifests),
		faults: found.flatMap(({ faults }) => faults)
	};
}
function itemOf(item, list) {
	if (item.kind !== "map") return NOTHING$1;
	const itemKind = list.kind.endsWith("List") ? list.kind.slice(0, -4) : list.kind;
	const inherited = !hasIdentity(item, "apiVersion") && !hasIdentity(item, "kind") && itemKind !== "" ? {
		...list,
		kind: itemKind
	} : void 0;
	const identity = identityOf$4(item) ?? inherited;
	if (identity === void 0) return {
		manifests: [],
		faults: [{
			at: item,
			message: "An item of a list does not say what it is",
			kubectl: `[${missingParts(item).join(", ")}]`,
			help: "Give it `apiVersion` and `kind`."
		}]
	};
	if (entryOf(item, "items")?.value.kind === "sequence") return {
		manifests: [],
		faults: [{
			at: item,
			message: "A list cannot be an item of another list: kubectl refuses it",
			help: "Put its items into one list."
		}]
	};
	return {
		manifests: [manifestOf(item, identity)],
		faults: []
	};
}
function identityOf$4(node) {
	const apiVersion = stringOf$1(scalarAt(node, "apiVersion"), "kubectl");
	const kind = stringOf$1(scalarAt(node, "kind"), "kubectl");
	return apiVersion && kind ? {
		apiVersion,
		kind
	} : void 0;
}
function hasIdentity(node, field) {
	return Boolean(stringOf$1(scalarAt(node, field), "kubectl"));
}
function missingParts(node) {
	return ["apiVersion", "kind"].filter((field) => !hasIdentity(node, field)).map((field) => `${field} not set`);
}
function halfIdentified(node) {
	const apiVersion = stringOf$1(scalarAt(node, "apiVersion"), "kubectl") ?? "";
	const kind = stringOf$1(scalarAt(node, "kind"), "kubectl") ?? "";
	const missing = kind === "" ? "kind" : "apiVersion";
	const isJson = node.file.path.endsWith(".json");
	const meant = missing === "kind" ? API_VERSION$1.test(apiVersion) : KIND$2.test(kind) && !isJson;
	const name = stringOf$1(scalarAt(node, "metadata", "name"), "kubectl");
	if (!meant || name === void 0 || entryOf(node, missing) !== void 0) return void 0;
	if (entryOf(node, "baseDomain") !== void 0) return void 0;
	return {
		at: mapAt(node, "metadata") ?? node,
		message: `This object has no \`${missing}\``,
		kubectl: `${missing} not set`,
		help: `Add \`${missing}\` to it.`
	};
}
function isPerhapsForeign(node) {
	const kind = stringOf$1(scalarAt(node, "kind"), "kubectl") ?? "";
	const isMisspelt = node.entries.some(({ name }) => name?.toLowerCase() === "apiversion");
	return kind !== "" && !WELL_KNOWN_KINDS.has(kind) && !isMisspelt;
}
function manifestOf(node, { apiVersion, kind }) {
	const slash = apiVersion.indexOf("/");
	return {
		apiVersion,
		group: slash === -1 ? "" : apiVersion.slice(0, slash),
		kind,
		name: stringOf$1(scalarAt(node, "metadata", "name"), "kubectl"),
		namespace: stringOf$1(scalarAt(node, "metadata", "namespace"), "kubectl") || void 0,
		node,
		dialect: "kubectl"
	};
}
// src/parse/skip-document.ts
const API_VERSION = /^apiVersion:[ \t]*["']?apiextensions\.k8s\.io\//;
const KIND$1 = /^kind:[ \t]*(["']?)CustomResourceDefinition\1[ \t]*(?:#|$)/;
const IDENTITY = /^["']?(?:apiVersion|kind)["']?[ \t]*:|^<</gm;
const NO_KEY = /^(?:---|[ \t]*(?:#|$))/;
function skipDocument(text) {
	const [first = "", second = ""] = openingLines(text);
	if (!(API_VERSION.test(first) ? KIND$1.test(second) : KIND$1.test(first) && API_VERSION.test(second)) || text.match(IDENTITY)?.length !== 2) return void 0;
	return "a CustomResourceDefinition";
}
function openingLines(text) {
	const found = [];
	let start = text.startsWith("\ufeff") ? 1 : 0;
	while (start < text.length && found.length < 2) {
		const end = text.indexOf("\n", start);
		const line = text.slice(start, end === -1 ? text.length : end);
		if (!NO_KEY.test(line)) found.push(line);
		start += line.length + 1;
	}
	return found;
}
// src/parse/parse-file.ts
const MANIFEST_KEY = /(?:^|[{,][ \t]*|\?[ \t]+)["']?(?:apiVersion|kind)["']?[ \t]*:|"(?:apiVersion|kind)"[ \t\r\n]*:/m;
const HEAD_BYTES = 65536;
const known = /* @__PURE__ */ new WeakMap();
function parseFile(path, content, limits) {
	const before = content.kind === "bytes" ? known.get(content.bytes) : void 0;
	if (before?.file.path === path && before.limits === limits) return before.file;
	const file = parseContent(path, content, limits);
	if (content.kind === "bytes") known.set(content.bytes, {
		file,
		limits
	});
	return file;
}
function parseContent(path, content, limits) {
	if (!require_start.isManifestName(path)) return skippedFile(path, "not-yaml", "not a .yaml, .yml or .json file");
	if (content.kind === "unreadable") return unreadable(path, content);
	if (content.bytes.length > limits.fileSize) return tooLarge(path, content.bytes, limits);
	const decoded = decodeBytes(path, content.bytes);
	if (decoded.kind === "no-text") return notText(path, decoded, content.bytes);
	const { file } = decoded;
	if (require_start.KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf("/") + 1))) return parseKustomization(file, limits);
	if (!MANIFEST_KEY.test(file.text)) return notKubernetes(file);
	const { documents, faults } = parseText(file, limits, { skip: skipDocument });
	const read = documents.map((document) => {
		const sound = decoded.valid ? document : withoutBrokenText(document);
		return {
			...sound,
			found: manifestsOf(sound.root)
		};
	});
	const own = new Set(documents.map(({ fault }) => fault));
	return classify(file, read, faults.filter((fault) => !own.has(fault)));
}
function unreadable(path, { reason, cause }) {
	const file = skippedFile(path, "unreadable", reason);
	if (cause === "missing") return file;
	return withFault(file, "", {
		message: `The file cannot be read (${reason}), so nothing in it is checked`,
		help: "Make it readable, or leave it out with `exclude` in the configuration."
	});
}
function notText(path, { as, reason }, bytes) {
	const file = skippedFile(path, as, reason);
	const letters = bytes.subarray(0, HEAD_BYTES).filter((byte) => byte > 0 && byte < 128);
	const text = new TextDecoder("latin1").decode(letters);
	if (as !== "binary" || !API_VERSION_LINE.test(text) || !KIND_LINE.test(text)) return file;
	return withFault(file, "", {
		message: `The file cannot be read (${reason}), so nothing in it is checked`,
		help: "Save it as UTF-8."
	});
}
function tooLarge(path, bytes, { fileSize }) {
	const file = skippedFile(path, "too-large", `larger than ${fileSize} bytes, the limit`);
	const head = decodeBytes(path, bytes.subarray(0, HEAD_BYTES));
	if (head.kind === "no-text" || !MANIFEST_KEY.test(head.file.text)) return file;
	return withFault(file, head.file.text, {
		message: `The file is larger than ${fileSize} bytes, the limit, so nothing in it is checked`,
		help: "Raise `limits.fileSize` in the configuration (`--limit file-size=N`), or leave the file out with `exclude`."
	});
}
function withFault(file, text, fault) {
	const at = {
		file: {
			path: file.path,
			text
		},
		start: 0,
		end: 0
	};
	return {
		...file,
		faults: [{
			at,
			...fault
		}]
	};
}
function parseKustomization(file, limits) {
	const { documents, faults } = parseText(file, limits);
	if (faults.some(({ at }) => looksTemplated(at))) return template(file);
	const plain = documents.map(({ span, root }) => ({
		span,
		root,
		manifests: []
	}));
	return {
		path: file.path,
		class: { kind: "kustomization" },
		source: file,
		documents: plain,
		faults
	};
}
function classify(file, read, others) {
	if (read.some(({ fault }) => fault !== void 0 && looksTemplated(fault.at))) return template(file);
	const roots = read.map(({ root }) => root);
	if (isYtt(file.text, roots) || isFormatted(file.text, roots)) return template(file);
	if (read.some(({ fault }) => fault !== void 0) && COMMAND$1.test(file.text)) return skippedFile(file.path, "template", "a command for a shell, not YAML", file);
	const any = read.some(({ found, skipped }) => found.manifests.length > 0 || skipped !== void 0);
	const meant = read.some((document) => document.found.faults.length > 0 || document.found.half !== void 0 && document.found.perhapsForeign !== true || looksLikeManifest(document));
	if (!any && !meant) return notKubernetes(file);
	const faults = [...read.flatMap((document) => faultsOf(document, any)), ...others];
	return {
		path: file.path,
		class: { kind: "manifests" },
		source: file,
		documents: read.map(toParsed),
		faults
	};
}
function toParsed({ span, root, found, skipped }) {
	return {
		span,
		root,
		manifests: found.manifests,
		...skipped !== void 0 && { skipped }
	};
}
function faultsOf({ root, fault, found }, besideManifests) {
	if (fault !== void 0) return [fault];
	if (found.half !== void 0) return [found.half];
	if (!besideManifests) return found.faults;
	if (root === void 0 || root.kind === "map" || isNull(root, "kubectl")) return found.faults;
	return [{
		at: root,
		message: "A document of this file is not an object, and kubectl refuses it",
		kubectl: "invalid object to validate",
		help: "Remove the document."
	}];
}
const COMMAND$1 = /^(?:[ \t]*(?:#[^\n]*|(?:---)?\r?)\n){0,1000}(?:\$ )?(?:kubectl|oc|cat|k3s|microk8s|sudo|minikube)\b[^\n]*<<-?[ \t]*["']?\w/;
const API_VERSION_LINE = /^["']?apiVersion["']?[ \t]*:|"apiVersion"[ \t]*:/m;
const KIND_LINE = /^["']?kind["']?[ \t]*:|"kind"[ \t]*:/m;
function looksLikeManifest({ span, fault }) {
	if (fault === void 0) return false;
	const text = span.file.text.slice(span.start, span.end);
	return API_VERSION_LINE.test(text) && KIND_LINE.test(text);
}
function withoutBrokenText(document) {
	const { file, start, end } = document.span;
	const at = file.text.indexOf("\ufffd", start);
	const isJson = file.text.startsWith("{", start);
	if (at === -1 || at >= end || isJson || document.skipped !== void 0) return document;
	const fault = {
		at: {
			file,
			start: at,
			end: at + 1
		},
		message: "The text is not valid UTF-8 here",
		kubectl: "yaml: invalid leading UTF-8 octet",
		help: "Save the file as UTF-8."
	};
	return {
		span: document.span,
		root: void 0,
		fault: document.fault ?? fault
	};
}
function template(file) {
	return skippedFile(file.path, "template", "a template, which becomes YAML only when it is rendered", file);
}
function notKubernetes(file) {
	return skippedFile(file.path, "not-kubernetes", "no document in it has `apiVersion` and `kind`", file);
}
function skippedFile(path, as, reason, source) {
	return {
		path,
		class: {
			kind: "skipped",
			as,
			reason
		},
		source,
		documents: [],
		faults: []
	};
}
// src/parse/unused-folders.ts
const FOLDERS$1 = [
	{
		names: [
			"testdata",
			"test-data",
			"test_data",
			"test-cases",
			"test_cases",
			"testcases",
			"fixtures",
			"fixture",
			"fake",
			"fakes",
			"__fixtures__",
			"__mocks__",
			"__snapshots__",
			"__tests__",
			"golden",
			"golden-files",
			"goldens",
			"expected",
			"expected-output"
		],
		as: "fixture",
		reason: "data that tests read"
	},
	{
		names: [
			".chainsaw-test",
			"chainsaw",
			".chainsaw",
			"kuttl",
			".kuttl",
			"conformance-tests",
			"kyverno-test",
			".kyverno-test"
		],
		as: "fixture",
		reason: "steps of kuttl or Chainsaw tests"
	},
	{
		names: [
			"vendor",
			"vendored",
			"third_party",
			"third-party",
			"thirdparty",
			"node_modules",
			"bower_components",
			"site-packages",
			".venv",
			".terraform",
			".terragrunt-cache",
			"jspm_packages",
			"github.com"
		],
		as: "vendored",
		reason: "a copy of what others maintain"
	},
	{
		names: [
			".archive",
			"_archive",
			"archive",
			"archived",
			".archived",
			"_archived",
			".attic",
			"attic",
			".trash",
			".disabled",
			"_disabled",
			"deprecated",
			".deprecated",
			"_deprecated",
			".old",
			"_old",
			".unused",
			"_unused",
			".graveyard",
			"graveyard"
		],
		as: "archive",
		reason: "put aside, and kept for reference"
	},
	{
		names: [
			".cache",
			".tmp",
			"tmp",
			".tox",
			".git-crypt"
		],
		as: "generated",
		reason: "written by a tool for itself"
	},
	{
		names: [
			"_template",
			"_templates",
			".template",
			".templates",
			"cookiecutter",
			"scaffold",
			"scaffolds",
			"skeleton",
			"skeletons",
			"boilerplate",
			"boilerplates"
		],
		as: "template",
		reason: "a pattern that new folders are copied from"
	}
];
const TEST_SOURCE = /(?:_test\.go|(?:^|\/)test_[^/]*\.py|_test\.py|[._-](?:spec|test)\.[cm]?[jt]sx?|Tests?\.(?:java|kt|cs|scala)|_test\.rb|_spec\.rb|\.bats|\.robot|(?:^|\/)conftest\.py|_suite_test\.go|(?:^|\/)e2e[-_]tests\/.*\/run)$/;
const TEST_FOLDERS = /* @__PURE__ */ new Set([
	"test",
	"tests",
	"e2e",
	"integration-tests",
	"integration_tests",
	"e2e-tests",
	"e2e_tests",
	"acceptance",
	"acceptance-tests",
	"functional-tests",
	"hack"
]);
const TEMPLATED = /\{\{|\{%|<\w|\[\[/;
function unusedFolders(paths, named = []) {
	const rows = new Map(FOLDERS$1.flatMap((row) => row.names.map((name) => [name, row])));
	const tested = testedFolders(paths);
	const known = /* @__PURE__ */ new Map([["", void 0]]);
	const isNamed = (folder) => named.some((each) => each === folder || each.startsWith(`${folder}/`));
	const about = (folder) => {
		if (known.has(folder)) return known.get(folder);
		const slash = folder.lastIndexOf("/");
		const above = about(slash === -1 ? "" : folder.slice(0, slash));
		const found = isNamed(folder) ? void 0 : above ?? ownUse(folder, folder.slice(slash + 1));
		known.set(folder, found);
		return found;
	};
	const ownUse = (folder, name) => {
		const row = rows.get(name.toLowerCase());
		if (row !== void 0) return {
			as: row.as,
			reason: `${row.reason} (\`${folder}\`)`
		};
		if (TEMPLATED.test(name)) return {
			as: "template",
			reason: `a pattern that new folders are copied from (\`${folder}\`)`
		};
		if (tested.has(folder)) return {
			as: "fixture",
			reason: `beside the sources of tests (\`${folder}\`)`
		};
	};
	return (path) => about(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
}
function testedFolders(paths) {
	const tested = /* @__PURE__ */ new Set();
	for (const path of paths) {
		if (!TEST_SOURCE.test(path)) continue;
		const folders = path.split("/").slice(0, -1);
		const at = folders.findIndex((name) => TEST_FOLDERS.has(name));
		if (at !== -1) tested.add(folders.slice(0, at + 1).join("/"));
	}
	return tested;
}
// src/parse/parse-files.ts
function parseFiles(tree, limits) {
	const classes = classifyPaths(tree.paths);
	const unused = unusedFolders(tree.paths, [...tree.named ?? [], ...tree.selected ?? []]);
	const { isElsewhere = () => false } = tree;
	return tree.paths.filter((path) => require_start.isManifestName(path) && !isElsewhere(path)).map((path) => {
		const known = unusedClass(path, unused(path)) ?? classes.get(path);
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
const OTHERS = /(?:^|\/)(?:package(?:-lock)?|npm-shrinkwrap|bower|composer|(?:ts|js)config(?:\.[-\w]+)?|\.\w+rc|\.travis|dependabot|log4j2?(?:-\w+)?|resources\/(?:application|bootstrap)(?:-\w+)?|(?:docker-)?compose(?:[-.]\w+)*)\.(?:json|ya?ml)$/;
function unusedClass(path, folder) {
	if (folder === void 0) return void 0;
	return OTHERS.test(path) ? {
		kind: "skipped",
		as: "not-kubernetes",
		reason: "a file of another program by its name"
	} : {
		kind: "skipped",
		...folder
	};
}
// src/render/other-deployers.ts
const YAML = /\.ya?ml$/;
const OBJECT$2 = /^["']?(?:apiVersion|kind)["']?[ \t]*:/m;
const OTHER_DEPLOYERS = [
	{
		name: "Fleet",
		deploys: "the bundle of its folder",
		docs: "https://fleet.rancher.io/ref-fleet-yaml",
		files: [{
			path: /(?:^|\/)fleet\.ya?ml$/,
			holds: /^["']?(?:defaultNamespace|namespace|helm|kustomize|yaml|diff|targets|targetCustomizations|overrideTargets|dependsOn|labels|paused|rolloutStrategy|imageScans|keepResources|correctDrift|ignore|namespaceLabels|serviceAccount|name)["']?[ \t]*:|(?<![^])\s*(?![^])/m,
			lacks: OBJECT$2
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
			lacks: OBJECT$2
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
			lacks: OBJECT$2
		}, {
			path: /(?:^|\/)helmfile\.d\/[^/]+\.ya?ml(?:\.gotmpl)?$/,
			lacks: OBJECT$2
		}]
	},
	{
		name: "Skaffold",
		deploys: "the manifests and charts of its profiles",
		docs: "https://skaffold.dev/docs/references/yaml/",
		files: [{
			path: YAML,
			words: ["skaffold/"],
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
			words: ["#@"],
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
			words: ["score.dev/"],
			holds: /^apiVersion:[ \t]*["']?score\.dev\//m
		}]
	},
	{
		name: "Ansible",
		deploys: "what its tasks apply",
		docs: "https://docs.ansible.com/ansible/latest/collections/kubernetes/core/",
		files: [{
			path: YAML,
			words: [
				"kubernetes.core.",
				"community.kubernetes.",
				"redhat.openshift."
			],
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
		name: "Cluster API",
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
	const reader = newReader(tree);
	const names = namedIn(tree.paths);
	return {
		found: tree.paths.flatMap((path) => {
			const file = parsed.get(path);
			if (file?.source !== void 0) return deployersIn(file);
			if (file === void 0 && require_start.isManifestName(path) && tree.isElsewhere?.(path) === true) return [];
			return names.has(path) ? foundAt(path, [], reader.textOf) : [];
		}),
		unread: [...reader.unread]
	};
}
const deployersIn = require_start.memo((file) => {
	const { path, source, documents } = file;
	return foundAt(path, documents.flatMap(({ manifests }) => manifests.filter(({ group }) => GROUPS.has(group))), () => source?.text);
});
function foundAt(path, objects, textOf) {
	if (objects.length === 0 && !NAMES.test(path)) return [];
	return OTHER_DEPLOYERS.flatMap((deployer) => {
		const object = objects.find((manifest) => actsOn(deployer, manifest));
		if (object !== void 0) return {
			deployer,
			path,
			object
		};
		return deployer.files?.some((sign) => shows(sign, path, textOf)) === true ? {
			deployer,
			path
		} : [];
	});
}
const NAMES = new RegExp(OTHER_DEPLOYERS.flatMap(({ files = [] }) => files.map(({ path }) => path.source)).join("|"));
const namedIn = require_start.memo((paths) => new Set(paths.filter((path) => NAMES.test(path))));
const GROUPS = new Set(OTHER_DEPLOYERS.flatMap(({ objects = [] }) => objects.map(({ group }) => group)));
function actsOn({ objects }, { group, kind }) {
	return objects?.some((sign) => sign.group === group && sign.kinds.includes(kind)) === true;
}
function shows({ path: named, words, holds, lacks }, path, textOf) {
	if (!named.test(path)) return false;
	if (holds === void 0 && lacks === void 0) return true;
	const text = textOf(path);
	if (text === void 0 || words?.some((word) => text.includes(word)) === false) return false;
	return lacks?.test(text) !== true && (holds === void 0 || holds.test(text));
}
function newReader(tree) {
	const texts = /* @__PURE__ */ new Map();
	const unread = /* @__PURE__ */ new Set();
	const read = (path) => {
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
// src/model/report.ts
const IN_CHART = "no entry point is known to deploy its chart";
function isApplicationSet({ group, kind }) {
	return group === "argoproj.io" && kind === "ApplicationSet";
}
function entryObjectOf(manifest) {
	switch (`${manifest.group}/${manifest.kind}`) {
		case "kustomize.toolkit.fluxcd.io/Kustomization": return {
			kind: "flux-kustomization",
			manifest,
			sources: [fluxSource(manifest)]
		};
		case "argoproj.io/Application": return {
			kind: "argo-application",
			manifest,
			sources: argoSources(manifest)
		};
		case "helm.toolkit.fluxcd.io/HelmRelease": return {
			kind: "helm-release",
			manifest,
			sources: []
		};
		default: return;
	}
}
function templateOf(set) {
	const template = mapAt(set.node, "spec", "template") ?? set.node;
	return {
		kind: "argo-application",
		manifest: set,
		sources: argoSources({
			...set,
			node: template
		})
	};
}
function fluxSource(manifest) {
	const { node, dialect, namespace } = manifest;
	const reference = mapAt(node, "spec", "sourceRef");
	const text = (name) => stringOf$1(valueAt(reference, name), dialect) || void 0;
	return {
		folder: folderIn(valueAt(node, "spec", "path"), manifest) ?? emptyWhenAbsent(manifest),
		repository: {
			kind: "flux-source",
			sourceKind: text("kind") ?? "GitRepository",
			name: text("name") ?? "",
			namespace: text("namespace") ?? namespace
		},
		chart: false,
		revision: void 0
	};
}
function emptyWhenAbsent({ node }) {
	return valueAt(node, "spec", "path") === void 0 ? "" : void 0;
}
function argoSources(manifest) {
	const spec = mapAt(manifest.node, "spec");
	const single = valueAt(spec, "source");
	const several = itemsAt(spec, "sources");
	return (several.length > 0 ? several : single === void 0 ? [] : [single]).map((node) => ({
		folder: scalarAt(node, "chart") === void 0 ? folderIn(valueAt(node, "path"), manifest) : void 0,
		repository: {
			kind: "url",
			url: stringOf$1(valueAt(node, "repoURL"), manifest.dialect) ?? ""
		},
		chart: scalarAt(node, "chart") !== void 0,
		revision: revisionOf(stringOf$1(valueAt(node, "targetRevision"), manifest.dialect))
	}));
}
const DEFAULT_REVISIONS = /* @__PURE__ */ new Set([
	"",
	"HEAD",
	"main",
	"master",
	"refs/heads/main",
	"refs/heads/master"
]);
function revisionOf(text) {
	return text === void 0 || DEFAULT_REVISIONS.has(text) ? void 0 : text;
}
function folderIn(node, { dialect }) {
	const path = stringOf$1(node, dialect);
	if (path === void 0 || /[{}$]/.test(path)) return void 0;
	const parts = [];
	for (const part of path.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
// src/render/entry-points/chart-entries.ts
function withChartEntries(plan, charts) {
	const entries = [...entriesByIdentity(charts).values()];
	if (entries.length === 0) return plan;
	const named = new Set(entries.flatMap(({ sources }) => sources.flatMap(({ folder }) => folder ?? [])));
	const unseen = entries.map(({ manifest }) => ({
		manifest,
		reason: IN_CHART
	}));
	return {
		...plan,
		notLookedAt: [...plan.notLookedAt, ...unseen],
		isDeployed: (folder) => !named.has(folder) && plan.isDeployed(folder)
	};
}
function entriesByIdentity(charts) {
	const found = /* @__PURE__ */ new Map();
	for (const { objects } of charts) for (const manifest of objects) {
		const entry = isApplicationSet(manifest) ? templateOf(manifest) : entryObjectOf(manifest);
		const key = identityOf$3(manifest);
		if (entry !== void 0 && !found.has(key)) found.set(key, entry);
	}
	return found;
}
function identityOf$3({ group, kind, namespace = "", name = "" }) {
	return JSON.stringify([
		group,
		kind,
		namespace,
		name
	]);
}
// src/render/kustomize/load/paths.ts
function resolvePath(folder, path, root = "") {
	const below = pathBelow(root, folder);
	const parts = below === "" ? [] : below.split("/");
	for (const part of path.split("/")) {
		if (part === "" || part === ".") continue;
		if (part !== "..") parts.push(part);
		else if (parts.pop() === void 0) return void 0;
	}
	return pathIn(root, parts.join("/"));
}
function pathIn(root, path) {
	if (root === "") return path;
	return path === "" ? root : `${root}/${path}`;
}
function pathBelow(root, path) {
	return root === "" ? path : path.slice(root.length + 1);
}
function isInside$1(path, folder) {
	return folder === "" || path === folder || path.startsWith(`${folder}/`);
}
function parentFolder(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "" : path.slice(0, slash);
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function shown(folder) {
	return folder === "" ? "." : folder;
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
			return byTarget.get(addressText(target)) ?? registered(target, from);
		},
		ofKubeConfig(source, from) {
			return byTarget.get(source) ?? byTarget.get(source.replace(KUBECONFIG, "")) ?? registered(source, from);
		}
	};
}
const ARROW = " \u2192 ";
function registered(target, from) {
	const [first = from] = from.split(ARROW);
	return `${first}${ARROW}${target}`;
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
// src/render/entry-points/claims.ts
function claimedFolders(paths, graph) {
	const claimants = claimantsOf([{
		claimant: void 0,
		paths
	}], graph);
	return (folder) => claimants(folder).length > 0;
}
function claimantsOf(claims, { folders }) {
	const exact = /* @__PURE__ */ new Map();
	for (const { claimant, paths } of claims) for (const path of paths) addTo(exact, path === "" ? "." : path, claimant);
	const open = new Map([...exact].filter(([path]) => !folders.has(path)));
	return (folder) => {
		const found = [exact.get(folder), folder === "." ? void 0 : open.get(".")];
		for (let at = folder.lastIndexOf("/"); at > 0; at = folder.lastIndexOf("/", at - 1)) found.push(open.get(folder.slice(0, at)));
		return found.filter((each) => each !== void 0);
	};
}
// src/render/entry-points/makes-nothing.ts
const BRINGING = [
	"resources",
	"bases",
	"components",
	"generators",
	"configMapGenerator",
	"secretGenerator",
	"helmCharts",
	"helmChartInflationGenerator"
];
function makesNothing(files, graph) {
	const byPath = new Map(files.map((file) => [file.path, file]));
	return ({ id, failures }) => {
		if (failures.length === 0) return false;
		const file = byPath.get(graph.fileOf(id) ?? "");
		if (file?.class.kind !== "kustomization" || file.faults.length > 0) return false;
		return file.documents.every(({ root }) => BRINGING.every((field) => itemsAt(root, field).length === 0));
	};
}
// src/render/entry-points/unreadable-entries.ts
const GROUP = /\b(?:kustomize\.toolkit\.fluxcd|argoproj)\.io\//;
const KIND = /\bkind["']?:\s*["']?(?:Kustomization|Application|ApplicationSet)\b/;
function mayHoldEntry({ class: own, faults, source, documents }) {
	if (source === void 0) return false;
	if (own.kind === "skipped" && own.as === "template") return GROUP.test(source.text) && KIND.test(source.text);
	if (own.kind !== "manifests" || faults.length === 0) return false;
	return faults.some(({ at: { start: at } }) => {
		const around = documents.find(({ span }) => span.start <= at && at <= span.end);
		const text = source.text.slice(around?.span.start, around?.span.end);
		return GROUP.test(text) && KIND.test(text);
	});
}
// src/render/entry-points/starts-of.ts
const MOST_FOLLOWED = 50;
function startsOf(rest, graph, pathsOf) {
	const claimants = claimantsOf(rest.map((claimant) => ({
		claimant,
		paths: pathsOf(claimant)
	})), graph);
	const claimsOn = new Map(rest.map((entry) => [entry, foldersOf$3(entry, graph).flatMap(claimants)]));
	const claimsOf = (entry) => claimsOn.get(entry) ?? [];
	const free = rest.filter((entry) => claimsOf(entry).every((some) => some.size === 0 || some.size === 1 && some.has(entry)));
	if (free.length > 0) return free;
	const bootstraps = rest.filter((entry) => claimsOf(entry).some((some) => some.has(entry)));
	if (bootstraps.length > 0) return bootstraps;
	const roots = rest.filter(({ manifest }) => isUnlisted(manifest.node.file.path, graph)).slice(0, MOST_FOLLOWED).filter(leadsToItself(claimsOn));
	return roots.length > 0 ? roots : rest.slice(0, 1);
}
function foldersOf$3({ manifest }, graph) {
	const { path } = manifest.node.file;
	const folder = folderOf$1(path);
	const above = [...graph.aboveOf(path)];
	return graph.folders.has(folder) && above.length > 0 ? above : [folder, ...above];
}
function isUnlisted(path, { folders, listed, isSwitchedOff }) {
	return folders.has(folderOf$1(path)) && !listed.has(path) && !isSwitchedOff(path);
}
function leadsToItself(claimsOn) {
	const deployed = /* @__PURE__ */ new Map();
	const members = /* @__PURE__ */ new Map();
	for (const [entry, sets] of claimsOn) for (const set of sets) {
		const known = members.get(set);
		if (known !== void 0) {
			known.push(entry);
			continue;
		}
		members.set(set, [entry]);
		for (const claimant of set) {
			const own = deployed.get(claimant);
			if (own === void 0) deployed.set(claimant, /* @__PURE__ */ new Set([set]));
			else own.add(set);
		}
	}
	return (start) => {
		const seen = /* @__PURE__ */ new Set();
		const queue = [start];
		for (let entry = queue.pop(); entry !== void 0; entry = queue.pop()) for (const set of deployed.get(entry) ?? []) {
			if (seen.has(set)) continue;
			seen.add(set);
			const found = members.get(set) ?? [];
			if (found.includes(start)) return true;
			queue.push(...found);
		}
		return false;
	};
}
// src/render/entry-points/examples.ts
const EXAMPLES = /(?:^|\/)(?:demos?|examples?|samples?|tutorials?|playgrounds?|quickstarts?)\//i;
function withExamples(build, { entry: { manifest }, byHand }) {
	const { path } = require_start.hostSpan(manifest.node).file;
	if (build.failures.length === 0 || !byHand || !EXAMPLES.test(path)) return build;
	const note = `Nothing in this repository deploys \`${path}\`.`;
	return {
		...build,
		failures: build.failures.map((failure) => {
			const { at, help } = failure;
			if (require_start.hostSpan(at).file.path !== path) return failure;
			const more = help === void 0 ? note : `${help} ${note}`;
			return {
				...failure,
				severity: "warning",
				help: more
			};
		})
	};
}
// src/render/entry-points/walk-entries.ts
const MOST_BUILDS$1 = 1e4;
const FULL$1 = `the run has ${MOST_BUILDS$1} builds, the limit`;
const LIMITS = /* @__PURE__ */ new Set([FULL$1, OVER]);
function newWalk({ renderEntry, findEntries, clusters, learn, allowance }) {
	const queue = [];
	const seen = /* @__PURE__ */ new Set();
	const places = /* @__PURE__ */ new Set();
	const builds = [];
	const notLookedAt = [];
	const starts = /* @__PURE__ */ new Map();
	const said = /* @__PURE__ */ new Set();
	const say = (unseen) => {
		for (const one of unseen) {
			const key = `${identityOf$2(one.manifest)} ${one.reason}`;
			if (!said.has(key)) notLookedAt.push(one);
			said.add(key);
		}
	};
	const limit = () => {
		if (builds.length >= MOST_BUILDS$1) return FULL$1;
		return allowance.isSpent() ? OVER : void 0;
	};
	const enqueue = (placed) => {
		const { manifest, sources } = placed.entry;
		const folders = JSON.stringify(sources.map(({ folder }) => folder ?? ""));
		const key = `${identityOf$2(manifest)} ${placed.cluster} ${folders}`;
		places.add(placeOf$1(manifest));
		if (seen.has(key)) return;
		seen.add(key);
		queue.push(placed);
	};
	const enqueueFrom = (build, isMeant = () => true) => {
		const { entries, notLookedAt: unknown } = findEntries(build.objects);
		say(unknown);
		const cluster = build.cluster ?? clusters.ofFolder(build.folder ?? build.id);
		learn(build, cluster);
		const undeployed = build.undeployed === true;
		const byHand = build.deployedBy === void 0;
		if (entries.some(isStart) && byHand && !undeployed) starts.set(build.id, cluster);
		for (const entry of entries.filter(isMeant)) enqueue({
			entry,
			cluster,
			parent: build.id,
			byHand,
			undeployed
		});
	};
	return {
		builds,
		notLookedAt,
		starts,
		say,
		limit,
		enqueueFrom,
		enqueueWritten: (entry, undeployed = false) => {
			const folder = folderOf$1(require_start.hostSpan(entry.manifest.node).file.path);
			const cluster = clusters.ofFolder(folder);
			if (isStart(entry) && !undeployed) starts.set(folder, cluster);
			enqueue({
				entry,
				cluster,
				parent: folder,
				byHand: true,
				undeployed
			});
		},
		drain: () => {
			for (let next = queue.shift(); next !== void 0; next = queue.shift()) {
				const { manifest } = next.entry;
				const full = limit();
				const rendered = full === void 0 ? renderEntry(next) : {
					kind: "unknown",
					reason: full
				};
				if (rendered.kind === "unknown") {
					const { reason, need } = rendered;
					notLookedAt.push({
						manifest,
						reason,
						...need === void 0 ? {} : { need }
					});
					continue;
				}
				for (const each of rendered.builds) {
					const build = withExamples(next.undeployed ? {
						...each,
						undeployed: true
					} : each, next);
					builds.push(build);
					allowance.take(build);
					enqueueFrom(build);
				}
			}
		},
		hasSeen: (manifest) => places.has(placeOf$1(manifest))
	};
}
function isStart({ kind }) {
	return kind !== "helm-release";
}
function identityOf$2(manifest) {
	const { kind, namespace = "", name = "" } = manifest;
	return JSON.stringify([
		kind,
		namespace,
		name,
		placeOf$1(manifest)
	]);
}
function placeOf$1({ node }) {
	const { file, start } = require_start.hostSpan(node);
	return `${file.path}:${start}`;
}
// src/render/entry-points/plan-builds.ts
const OTHER_REPOSITORY = "its source is another repository";
const NOT_IN_FLEET = "its source is not in the fleet";
const NO_CHART = "its chart is not here";
const MAKERS = /* @__PURE__ */ new Set(["argo-application-set", "flux-resource-set"]);
const ELSEWHERE = /* @__PURE__ */ new Set([
	OTHER_REPOSITORY,
	NOT_IN_FLEET,
	NO_CHART
]);
function planBuilds(files, graph, tools) {
	const { found, written, own, isClaimed, tops } = startOfWalk(files, graph, tools);
	const walk = newWalk(tools);
	const isLeftOut = leftOutOf(own, graph, tools);
	const isNothing = makesNothing(files, graph);
	const isOff = ({ folder, id }) => graph.isSwitchedOff(folder ?? id);
	const seeds = tools.renderKustomizations(tops).map((seed) => {
		if (isNothing(seed)) return {
			...seed,
			undeployed: true,
			...isOff(seed) ? { failures: [] } : {}
		};
		return isLeftOut(seed) || isOff(seed) ? {
			...seed,
			undeployed: true
		} : seed;
	});
	const bootstraps = new Map(seeds.map((seed) => [seed, bootstrapsOf(seed, tools)]));
	for (const [seed, meant] of bootstraps) {
		if (seed.undeployed === true) continue;
		walk.enqueueFrom(seed, ({ manifest }) => meant.size === 0 || meant.has(manifest));
	}
	for (const { file, notLookedAt } of found) if (!graph.listed.has(file.path)) walk.say(notLookedAt);
	const listed = foldersListed(written, graph);
	for (const entry of written) {
		const { path } = entry.manifest.node.file;
		if (graph.listed.has(path) || graph.isSwitchedOff(path)) continue;
		const folder = folderOf$1(path);
		if (!isClaimed(folder)) walk.enqueueWritten(entry, listed.has(folder));
	}
	walk.drain();
	for (const seed of seeds) if (seed.undeployed === true) walk.enqueueFrom(seed);
	walk.drain();
	for (;;) {
		const built = filesBuilt([...seeds, ...walk.builds]);
		const rest = written.filter(({ manifest }) => !walk.hasSeen(manifest) && !isBuilt(manifest, built, graph));
		if (rest.length === 0) break;
		const reason = walk.limit();
		if (reason !== void 0) {
			walk.say(rest.map(({ manifest }) => ({
				manifest,
				reason
			})));
			break;
		}
		const starts = rest.filter(isStart);
		const next = starts.length > 0 ? startsOf(starts, graph, (entry) => pathsOf(entry, tools.homeOf)) : rest;
		const reached = claimsOf(own.filter(({ manifest }) => walk.hasSeen(manifest)), graph, tools.homeOf);
		for (const entry of next) {
			const { path } = entry.manifest.node.file;
			walk.enqueueWritten(entry, reached(folderOf$1(path)) || graph.isSwitchedOff(path));
		}
		walk.drain();
	}
	const rendered = new Set(walk.builds.flatMap(({ folder, files: read }) => folder === void 0 ? read : [folder, ...read]));
	const isLeft = (folder) => walk.limit() === void 0 && isClaimed(folder) && !isRendered$1(folder, rendered, graph);
	const left = graph.roots.filter(isLeft);
	return {
		builds: [
			...walk.builds,
			...seeds.filter((seed) => bootstraps.get(seed)?.size === 0),
			...tools.renderKustomizations(left)
		],
		notLookedAt: walk.notLookedAt,
		isDeployed: deployedFolders(walk, files, tools),
		starts: walk.starts
	};
}
function foldersListed(written, { listed, folders }) {
	const starts = written.filter(isStart).map(({ manifest }) => manifest.node.file.path);
	const found = new Set(starts.filter((path) => listed.has(path)).map(folderOf$1));
	return new Set([...found].filter((folder) => isAtOrBelow(folder, folders)));
}
function isAtOrBelow(folder, folders) {
	for (let at = folder; at !== "."; at = folderOf$1(at)) if (folders.has(at)) return true;
	return folders.has(".");
}
function deployedFolders({ builds, notLookedAt }, files, { rootOf }) {
	const deployed = !notLookedAt.some(mayDeployHere) && !files.some(mayHoldEntry) && !builds.some(({ kind, failures }) => MAKERS.has(kind) && failures.length > 0) ? builds.filter(({ kind }) => kind !== "helm-release") : [];
	const roots = new Set(deployed.map(({ id, folder, deployedBy }) => rootOf(folder ?? (deployedBy === void 0 ? id : require_start.hostSpan(deployedBy.at).file.path))));
	return (folder) => roots.has(rootOf(folder));
}
function filesBuilt(builds) {
	return new Set(builds.flatMap(({ files, failures }) => failures.length > 0 ? [] : files));
}
function isBuilt({ node }, built, { listed }) {
	return listed.has(node.file.path) && built.has(node.file.path);
}
function startOfWalk(files, graph, { findEntries, homeOf }) {
	const found = files.map((file) => ({
		file,
		...findEntries(manifestsIn(file))
	}));
	const written = found.flatMap(({ entries }) => entries);
	const own = written.filter((entry) => isOwnEntry(entry, homeOf));
	const isClaimed = claimsOf(own, graph, homeOf);
	return {
		found,
		written,
		own,
		isClaimed,
		tops: graph.roots.filter((root) => !isClaimed(root))
	};
}
function mayDeployHere({ reason }) {
	return !ELSEWHERE.has(reason);
}
function leftOutOf(own, graph, { findEntries, homeOf }) {
	const namedIn = /* @__PURE__ */ new Map();
	for (const entry of own) for (const folder of pathsOf(entry, homeOf)) if (graph.folders.has(folder)) addTo(namedIn, folder, entry.manifest.node.file.path);
	return ({ folder, id, objects }) => {
		const seed = folder ?? id;
		for (let at = folderOf$1(seed); at !== "."; at = folderOf$1(at)) if ([...namedIn.get(at) ?? []].some((path) => !path.startsWith(`${seed}/`))) return findEntries(objects).entries.some(isStart);
		return false;
	};
}
function bootstrapsOf({ folder, id, objects, failures }, { findEntries, homeOf, clusters }) {
	if (failures.length > 0) return /* @__PURE__ */ new Set();
	const own = folder ?? id;
	const cluster = clusters.ofFolder(own);
	const { entries } = findEntries(objects);
	const bootstraps = entries.filter(({ kind, sources, manifest }) => kind === "flux-kustomization" && sources.some((source) => {
		const home = homeOf(source, manifest.node, cluster);
		return home.kind === "here" && home.folder === own;
	}));
	return new Set(bootstraps.map(({ manifest }) => manifest));
}
function isOwnEntry({ sources, manifest }, homeOf) {
	return sources.some((source) => homeOf(source, manifest.node).kind === "here");
}
function claimsOf(entries, graph, homeOf) {
	return claimedFolders(entries.flatMap((entry) => pathsOf(entry, homeOf)), graph);
}
function pathsOf({ sources, manifest }, homeOf) {
	return sources.flatMap((source) => {
		const home = homeOf(source, manifest.node);
		return home.kind === "here" ? home.folder ?? [] : [];
	});
}
function isRendered$1(folder, rendered, { fileOf }) {
	if (rendered.has(folder === "." ? "" : folder)) return true;
	const file = fileOf(folder);
	return file !== void 0 && rendered.has(file);
}
// src/render/mark-expanded.ts
function markExpanded(builds, notLookedAt) {
	const expanded = new Set(builds.flatMap(({ kind, deployedBy, objects }) => kind === "flux-resource-set" && deployedBy !== void 0 && objects.length > 0 ? [deployedBy.at] : []));
	for (const { manifest } of notLookedAt) expanded.delete(manifest.node);
	if (expanded.size === 0) return builds;
	const isExpanded = ({ node }) => expanded.has(node);
	return builds.map((build) => build.objects.some(isExpanded) ? {
		...build,
		objects: build.objects.map((object) => isExpanded(object) ? {
			...object,
			expanded: true
		} : object)
	} : build);
}
// src/render/argo/application-set/generators/git/fixed-part.ts
function fixedPart(pattern) {
	if (pattern.includes("{{")) return void 0;
	const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
	const wild = parts.findIndex((part) => /[*?[{\\]/.test(part));
	return (wild === -1 ? parts : parts.slice(0, wild)).join("/");
}
// src/render/entry-points/generators-of.ts
const DEEPEST = 3;
function generatorsOf$1(set) {
	return {
		kind: "argo-application",
		manifest: set,
		sources: itemsAt(set.node, "spec", "generators").flatMap((item) => sourcesOf(item, set, 1))
	};
}
function sourcesOf(item, set, depth) {
	const git = mapAt(item, "git");
	const url = stringOf$1(valueAt(git, "repoURL"), set.dialect);
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
	const text = (...path) => stringOf$1(valueAt(node, "spec", ...path), dialect) || void 0;
	const url = text("url");
	if (url === void 0) return void 0;
	return {
		url,
		revision: revisionOf(REVISIONS.map((field) => text("ref", field)).find((each) => each !== void 0))
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
// src/render/entry-points/is-other-revision.ts
function isOtherRevision({ folder, repository }, revision, exists) {
	if (revision === void 0 || folder === void 0) return false;
	if (folder !== "") return !exists(folder);
	return repository.kind === "flux-source" && repository.name !== "flux-system";
}
// src/render/entry-points/repository-address.ts
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is;
const SCP_FORM = /^(?:[^@/\s]*@)?(\[[^\]]+\]|[^:/\s]+):(?!\/\/)(.*)$/s;
const PLACEHOLDER$1 = /\{\{|\$[{(]|<[\w-]+>/;
const WINDOWS_PATH = /^[a-z]:[\\/]/i;
const TRANSPORTS = {
	http: "http",
	https: "http",
	"git+http": "http",
	"git+https": "http",
	ssh: "ssh",
	"git+ssh": "ssh",
	"ssh+git": "ssh",
	git: "git",
	file: "file"
};
const USUAL_PORTS = {
	http: "80",
	https: "443",
	"git+http": "80",
	"git+https": "443",
	ssh: "22",
	"git+ssh": "22",
	"ssh+git": "22",
	git: "9418"
};
const OTHER_NAMES = {
	"ssh.github.com": "github.com",
	"www.github.com": "github.com",
	"altssh.gitlab.com": "gitlab.com",
	"www.gitlab.com": "gitlab.com",
	"altssh.bitbucket.org": "bitbucket.org",
	"www.bitbucket.org": "bitbucket.org",
	"ssh.dev.azure.com": "dev.azure.com",
	"vs-ssh.visualstudio.com": "dev.azure.com"
};
const ACCOUNT_ALIAS = /^(github\.com|gitlab\.com|bitbucket\.org)-[\w-]+$/;
function readRepositoryAddress(url) {
	const text = url.trim();
	if (text === "" || hasPlaceholder(text)) return void 0;
	const [, scheme, rest] = SCHEME.exec(text) ?? [];
	if (scheme !== void 0 && rest !== void 0) return addressOf(scheme.toLowerCase(), rest);
	if (WINDOWS_PATH.test(text) || /^[./~\\]/.test(text)) return localPath(text);
	const [, host, path] = SCP_FORM.exec(text) ?? [];
	if (host === void 0 || path === void 0) return localPath(text);
	return settle({
		host,
		port: void 0,
		transport: "ssh",
		path
	});
}
function hasPlaceholder(text) {
	return PLACEHOLDER$1.test(text);
}
function isSameRepository(a, b) {
	if (a.host !== b.host || a.path !== b.path) return false;
	if (a.transport !== b.transport || a.port === b.port) return true;
	return a.transport === "ssh" && (a.port === void 0 || b.port === void 0);
}
function repositoryName({ path }) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function addressOf(scheme, rest) {
	const transport = TRANSPORTS[scheme];
	if (transport === void 0) return void 0;
	const slash = rest.indexOf("/");
	const authority = slash === -1 ? rest : rest.slice(0, slash);
	const path = slash === -1 ? "" : rest.slice(slash + 1);
	if (transport === "file") return localPath(`/${path}`);
	const server = authority.slice(authority.lastIndexOf("@") + 1);
	const [, host = server, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(server) ?? [];
	return settle({
		host,
		port: port === void 0 || port === "" || port === USUAL_PORTS[scheme] ? void 0 : port,
		transport,
		path
	});
}
function localPath(text) {
	const path = tidyPath(text.replaceAll("\\", "/"));
	return path === "" ? void 0 : {
		host: "",
		port: void 0,
		transport: "file",
		path
	};
}
function settle(address) {
	const written = address.host.toLowerCase().replace(/\.$/, "");
	const known = OTHER_NAMES[written] ?? ACCOUNT_ALIAS.exec(written)?.[1] ?? written;
	const port = known === written ? address.port : void 0;
	const [host, path] = azurePath(known, tidyPath(decode(address.path)));
	if (host === "" || path === "") return void 0;
	const bare = address.transport === "http" ? path.replace(/^scm\//, "") : path;
	return {
		host,
		port,
		transport: address.transport,
		path: bare
	};
}
function azurePath(host, path) {
	const [, organization] = /^([\w-]+)\.visualstudio\.com$/.exec(host) ?? [];
	const full = organization === void 0 ? path : `${organization}/${path.replace(/^defaultcollection\//, "")}`;
	const site = organization === void 0 ? host : "dev.azure.com";
	if (site !== "dev.azure.com") return [host, path];
	const parts = full.split("/").filter((part) => part !== "_git");
	if (parts[0] === "v3") parts.shift();
	if (parts.length === 2) parts.push(parts[1] ?? "");
	return [site, parts.join("/")];
}
function tidyPath(path) {
	return path.replace(/[?#].*$/s, "").split("/").filter((part) => part !== "" && part !== ".").join("/").toLowerCase().replace(/\.git$/, "");
}
function decode(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
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
const LITTLE$2 = "what is used of it is here, which proves little";
const NAMESAKE = "its name and paths are those of this repository, whose own URL is used as well";
const NO_REMOTE = "no git remote is known, and the manifests use no path of it";
function guess(remotes, candidates, exists) {
	const rest = candidates.filter(({ address }) => !remotes.some((one) => isSameRepository(one, address)));
	const own = rest.filter((one) => one.uses.some((use) => isBootstrap(use, exists)));
	const mirrors = rest.filter((one) => !own.includes(one) && isMirror(one, remotes, exists));
	const known = [...because(own, "bootstrap"), ...because(mirrors, "fork")];
	const here = rest.filter((one) => !own.includes(one) && !mirrors.includes(one) && agreement(one, exists) === "here");
	const forks = here.filter((one) => isNamedAs(one, remotes));
	if (rest.length < candidates.length) return [...known, ...unknown(forks, NAMESAKE)];
	if (known.length + forks.length > 0) return [...known, ...because(forks, "fork")];
	if (here.length > 1) return unknown(here, SEVERAL);
	if (here.length === 1) return remotes.length === 0 || isTelling$1(here) ? because(here, "paths") : unknown(here, LITTLE$2);
	if (remotes.length > 0) return [];
	const nearly = rest.filter((one) => isNearlyHere(one, exists));
	if (nearly.length === 1) return because(nearly, "paths");
	return unknown(rest.filter((one) => agreement(one, exists) === "silent"), NO_REMOTE);
}
function isTelling$1(candidates) {
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
const NEARLY_ALL = .8;
const MOST_TELLING = 3;
function isMirror(candidate, remotes, exists) {
	const name = candidate.address.path.toLowerCase();
	return remotes.some(({ path }) => path.includes("/") && path.toLowerCase() === name) && isNearlyHere(candidate, exists);
}
function isNearlyHere({ uses }, exists) {
	const plain = [...new Set(uses.flatMap(({ path }) => path === void 0 ? [] : plainPath(path) ?? []))].filter((path) => path !== "" && !hasPlaceholder(path));
	const here = plain.filter(exists).length;
	return here >= MOST_TELLING && here >= NEARLY_ALL * plain.length;
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
	const hasNeighbours = neighboursHere(entries, addressOf, exists);
	return (source) => {
		const repository = addressOf(source.repository);
		if (repository === void 0) {
			const own = withoutUrl(source, exists);
			return own === "unknown" && hasNeighbours(source, FEWEST_HERE) ? "own" : own;
		}
		const found = identity(repository.url);
		if (found.kind === "this") return isOtherRevision(source, repository.revision, exists) && !hasNeighbours(source, FEWEST_OF_REVISION) ? "unknown" : "own";
		if (found.kind !== "unknown") return "other";
		return source.folder !== void 0 && source.folder !== "" && exists(source.folder) ? "own" : "unknown";
	};
}
const FEWEST_HERE = 3;
const FEWEST_OF_REVISION = 5;
const ALL_BUT_FEW = .95;
function neighboursHere(entries, addressOf, exists) {
	const folders = require_start.once(() => {
		const known = groupBy(entries.flatMap(({ sources }) => sources).filter(({ folder = "" }) => folder !== ""), (source) => sameSource(source, addressOf));
		return new Map([...known].map(([key, of]) => [key, new Set(of.map(({ folder = "" }) => folder))]));
	});
	return (source, fewest) => {
		if (source.folder === void 0 || source.folder === "") return false;
		const used = folders().get(sameSource(source, addressOf)) ?? /* @__PURE__ */ new Set();
		const here = [...used].filter(exists).length;
		return here >= fewest && (here >= used.size - 1 || here >= ALL_BUT_FEW * used.size);
	};
}
function sameSource({ repository, revision }, addressOf) {
	const address = addressOf(repository);
	if (address !== void 0) return `${address.url} ${address.revision ?? revision ?? ""}`;
	return repository.kind === "url" ? repository.url : `${repository.sourceKind} ${repository.name}`;
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
		const own = units.get(repositoryOf(require_start.hostSpan(from).file.path));
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
	return repositoryOf(require_start.hostSpan(node).file.path);
}
function withoutContradictions(manifests) {
	return [...groupBy(manifests.filter(({ kind }) => kind === "GitRepository"), ({ name = "", namespace = "" }) => `${namespace}/${name}`).values()].flatMap((same) => new Set(same.map((each) => writtenAddress(each)?.url)).size === 1 ? same : []);
}
function homeIn(root, { folder }, answer) {
	if (answer !== "own") return { kind: answer };
	return {
		kind: "here",
		root,
		folder: folder === void 0 ? void 0 : pathIn(root, folder)
	};
}
// src/render/file-parser.ts
function fileParser(tree, files, limits) {
	const parsed = new Map(files.map((file) => [file.path, file]));
	return (path) => {
		let file = parsed.get(path);
		if (file === void 0) {
			file = parseFile(path, tree.read(path), limits);
			parsed.set(path, file);
		}
		return file;
	};
}
// src/render/flux/resource-set/resource-set.ts
const OPERATOR_GROUP = "fluxcd.controlplane.io";
function isOfOperator({ group, kind }, wanted) {
	return group === "fluxcd.controlplane.io" && kind === wanted;
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
				const answer = answerOf$1(object);
				if (answer !== void 0) strict.set(cluster, answer && partial.length === 0);
			}
		},
		isStrict: (cluster) => strict.get(cluster) === true
	};
}
function answerOf$1(object) {
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
// src/render/kustomize/switched-off.ts
const ITEM = /^[ \t]*#[ \t#]*-[ \t]+["']?([^\s"'#]+)["']?[ \t]*(?:#.*)?$/gm;
function commentedPaths(kustomizations) {
	const paths = /* @__PURE__ */ new Set();
	for (const { path, source } of kustomizations) {
		if (source?.text.includes("#") !== true) continue;
		for (const [, item = ""] of source.text.matchAll(ITEM)) {
			const named = node_path.posix.join(folderOf$1(path), item);
			paths.add(named.endsWith("/") ? named.slice(0, -1) : named);
		}
	}
	return paths;
}
// src/render/kustomize/kustomization-graph.ts
const LISTING = [
	"resources",
	"bases",
	"components",
	"generators",
	"transformers",
	"validators",
	"configurations",
	"crds"
];
const kustomizationGraph = require_start.memo(graphOf);
function graphOf(files, mayLead = () => true) {
	const kustomizations = files.filter((file) => file.class.kind === "kustomization");
	const paths = new Map(kustomizations.map(({ path }) => [folderOf$1(path), path]));
	const folders = new Set(paths.keys());
	const below = /* @__PURE__ */ new Map();
	const listedBy = /* @__PURE__ */ new Map();
	const above = /* @__PURE__ */ new Map();
	const components = /* @__PURE__ */ new Set();
	for (const { path, documents } of kustomizations) {
		const folder = folderOf$1(path);
		for (const { root } of documents) {
			if (scalarAt(root, "kind")?.text === "Component") components.add(folder);
			for (const entry of listedEntries(root)) {
				const target = joinPath(folder, entry);
				if (!mayLead(folder, target)) continue;
				addTo(above, target, folder);
				if (folders.has(target)) addTo(below, folder, target);
				else addTo(listedBy, target, folder);
			}
		}
	}
	const roots = rootsOf$1(folders, below, components);
	const reached = /* @__PURE__ */ new Set();
	for (const root of roots) reach(root, below, reached);
	const fragments = [...listedBy].filter(([, by]) => [...by].every((folder) => !reached.has(folder)));
	let commented;
	return {
		roots,
		folders,
		fileOf: (folder) => paths.get(folder),
		aboveOf: (path) => {
			const found = /* @__PURE__ */ new Set();
			for (const folder of above.get(path) ?? []) reach(folder, above, found);
			return found;
		},
		listed: new Set(listedBy.keys()),
		fragments: new Set(fragments.map(([path]) => path)),
		isSwitchedOff: (path) => !above.has(path) && (commented ??= commentedPaths(kustomizations)).has(path)
	};
}
function joinPath(folder, entry) {
	const path = node_path.posix.join(folder, entry);
	return path.endsWith("/") ? path.slice(0, -1) : path;
}
function listedEntries(root) {
	return LISTING.flatMap((field) => itemsAt(root, field).flatMap((item) => item.kind === "scalar" && !item.text.includes("\n") ? [item.text] : []));
}
function rootsOf$1(folders, below, components) {
	const isListed = new Set([...below].flatMap(([folder, targets]) => [...targets].filter((target) => target !== folder)));
	const sorted = [...folders].sort();
	const roots = sorted.filter((folder) => !isListed.has(folder) && !components.has(folder));
	const reached = /* @__PURE__ */ new Set();
	for (const root of roots) reach(root, below, reached);
	for (const folder of sorted) {
		if (reached.has(folder) || components.has(folder)) continue;
		roots.push(folder);
		reach(folder, below, reached);
	}
	return roots.sort();
}
function reach(from, below, reached) {
	const open = [from];
	for (let folder = open.pop(); folder !== void 0; folder = open.pop()) {
		if (reached.has(folder)) continue;
		reached.add(folder);
		for (const target of below.get(folder) ?? []) open.push(target);
	}
}
// src/render/memory/door.ts
function newDoor(notes, name, isSame = Object.is) {
	let run = notes.run();
	const places = /* @__PURE__ */ new Map();
	const openPlaces = () => {
		if (run !== notes.run()) places.clear();
		run = notes.run();
		return places;
	};
	const askAt = (place) => () => openPlaces().get(place);
	return { at(place, ask) {
		openPlaces().set(place, ask);
		const askNow = askAt(place);
		return (...args) => {
			const answer = notes.unseen(() => ask(...args));
			notes.write(keyOf$5(name, place, args), questionOf(args, answer, isSame, askNow));
			return answer;
		};
	} };
}
function questionOf(args, answer, isSame, askNow) {
	return { isSame() {
		const ask = askNow();
		return ask !== void 0 && isSame(answer, ask(...args));
	} };
}
function keyOf$5(name, place, args) {
	return args.every((each) => each === void 0 || typeof each !== "object") ? [
		name,
		place,
		...args.map(String)
	].join("\0") : void 0;
}
// src/render/kustomize/load/walk-paths.ts
function pathsBelow$1(paths, folder) {
	return pathsIn(paths, folder).map((path) => ({
		path,
		key: path.replaceAll("/", "\0")
	})).sort((a, b) => compareBytes(a.key, b.key)).map(({ path }) => path);
}
function pathsIn(paths, folder) {
	return withPrefix(paths, folder === "" ? "" : `${folder}/`);
}
function filesIn(paths, folder) {
	const prefix = folder === "" ? "" : `${folder}/`;
	return withPrefix(paths, prefix).filter((path) => !path.includes("/", prefix.length));
}
function withPrefix(paths, prefix) {
	if (prefix === "") return paths;
	let low = 0;
	let high = paths.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((paths[middle] ?? "") < prefix) low = middle + 1;
		else high = middle;
	}
	let end = low;
	while (paths[end]?.startsWith(prefix) === true) end++;
	return paths.slice(low, end);
}
// src/render/memory/notes.ts
const NO_NOTES = {
	during: (work) => [work(), {
		questions: [],
		isAll: false
	}],
	include: () => {},
	forget: () => {}
};
function openNotes() {
	let run = {};
	let era = {};
	let known = /* @__PURE__ */ new WeakMap();
	let lastFacts;
	let page;
	const on = (next, work) => {
		const before = page;
		page = next;
		try {
			return work();
		} finally {
			page = before;
		}
	};
	const isTrue = (asked) => {
		let answer = known.get(asked);
		if (answer === void 0) {
			answer = asked.isAll && asked.questions.every(isStillSo);
			known.set(asked, answer);
			if (answer) asked.confirm?.();
		}
		return answer;
	};
	const isStillSo = (each) => "questions" in each ? isTrue(each) : on(void 0, each.isSame);
	return {
		begin(facts) {
			run = {};
			known = /* @__PURE__ */ new WeakMap();
			if (facts !== lastFacts) era = {};
			lastFacts = facts;
		},
		run: () => run,
		era: () => era,
		during(work) {
			const own = {
				questions: [],
				keys: /* @__PURE__ */ new Set(),
				included: /* @__PURE__ */ new Set(),
				isAll: true
			};
			return [on(own, work), {
				questions: own.questions,
				isAll: own.isAll
			}];
		},
		unseen: (work) => on(void 0, work),
		write(key, question) {
			if (page === void 0 || key !== void 0 && page.keys.has(key)) return;
			if (key !== void 0) page.keys.add(key);
			page.questions.push(question);
		},
		include(asked) {
			if (page === void 0 || page.included.has(asked)) return;
			page.included.add(asked);
			page.questions.push(asked);
		},
		forget() {
			if (page !== void 0) page.isAll = false;
		},
		isTrue
	};
}
// src/render/kustomize/load/context.ts
function openContext({ tree, parsed, limits, loadRestrictor, refusePlugins = false, refuseCharts = false, findChart, mayAppear = () => void 0, joined = () => void 0 }) {
	return {
		tree,
		parsed,
		limits,
		restrictToRoot: loadRestrictor === "root",
		refusePlugins,
		refuseCharts,
		findChart,
		mayAppear,
		joined,
		paths: memberOf(new Set(tree.paths), (path) => tree.read(path).kind === "bytes"),
		folders: memberOf(foldersOf$2(tree.paths), (path) => {
			const content = tree.read(path);
			return content.kind === "unreadable" && content.cause === "folder";
		}),
		below: (folder) => pathsIn(tree.paths, folder),
		sources: /* @__PURE__ */ new Map(),
		targets: newTargets(),
		notes: NO_NOTES
	};
}
function memberOf(listed, test) {
	const tested = /* @__PURE__ */ new Map();
	return { has: (path) => {
		if (listed.has(path)) return true;
		let answer = tested.get(path);
		if (answer === void 0) {
			answer = test(path);
			tested.set(path, answer);
		}
		return answer;
	} };
}
function foldersOf$2(paths) {
	const folders = /* @__PURE__ */ new Set([""]);
	for (const path of paths) {
		let folder = parentFolder(path);
		while (!folders.has(folder)) {
			folders.add(folder);
			folder = parentFolder(folder);
		}
	}
	return folders;
}
function newTargets() {
	const targets = /* @__PURE__ */ new Map();
	return {
		get: (key) => targets.get(key),
		put(key, result, asked) {
			const known = {
				result,
				asked
			};
			targets.set(key, known);
			return known;
		}
	};
}
function knownSource(context, path) {
	return context.sources.get(path) ?? context.parsed(path).source;
}
function sourceOf(context, path, bytes) {
	const source = textsOf$3(bytes).get(path) ?? textFile(path, bytes);
	textsOf$3(bytes).set(path, source);
	context.sources.set(path, source);
	return source;
}
const textsOf$3 = require_start.memo((_bytes) => /* @__PURE__ */ new Map());
// src/render/kustomize/load/noted-context.ts
function newFileDoors(notes) {
	return {
		read: newDoor(notes, "read", isSameContent),
		list: newDoor(notes, "list", isSameListed),
		below: newDoor(notes, "below", isSameList$4),
		parsed: newDoor(notes, "parsed", isSameFile),
		hasFile: newDoor(notes, "file"),
		hasFolder: newDoor(notes, "folder"),
		mayAppear: newDoor(notes, "appear"),
		joined: newDoor(notes, "joined")
	};
}
function openNotedContext(options, noting) {
	const context = openContext(options);
	return noting === void 0 ? context : notedContext(context, noting);
}
function notedContext(context, noting) {
	const { notes, doors, place } = noting;
	const tree = notedTree(context.tree, noting);
	const parsed = doors.parsed.at(place, context.parsed);
	const { sources, paths, folders } = context;
	return {
		...context,
		notes,
		tree,
		parsed,
		paths: { has: doors.hasFile.at(place, paths.has) },
		folders: { has: doors.hasFolder.at(place, folders.has) },
		below: doors.below.at(place, context.below),
		mayAppear: doors.mayAppear.at(place, context.mayAppear),
		joined: doors.joined.at(place, context.joined),
		sources: {
			get(path) {
				const known = sources.get(path);
				if (known === void 0) return void 0;
				parsed(path);
				tree.read(path);
				return known;
			},
			set: (path, source) => sources.set(path, source)
		},
		targets: notedTargets(context.targets, noting)
	};
}
function notedTargets(own, { targets, place }) {
	return {
		get(key) {
			const known = own.get(key);
			if (known !== void 0) return known;
			const before = targets.find(`${place} ${key}`);
			return before && own.put(key, before.result, before.asked);
		},
		put(key, result, asked) {
			const kept = result.outcome.kind === "done" && !result.schemaIsSet ? targets.put(`${place} ${key}`, result, asked) : { asked };
			return own.put(key, result, kept.asked);
		}
	};
}
function notedTree(tree, { doors, place }) {
	const list = doors.list.at(place, () => [tree.paths, tree.excluded]);
	const { paths: _, ...rest } = tree;
	return {
		...rest,
		get paths() {
			list();
			return tree.paths;
		},
		read: doors.read.at(place, tree.read)
	};
}
function isSameContent(before, now) {
	if (before === now) return true;
	return before.kind === "bytes" ? now.kind === "bytes" && Buffer.compare(before.bytes, now.bytes) === 0 : now.kind === "unreadable" && before.reason === now.reason && before.cause === now.cause;
}
function isSameListed(before, now) {
	return before.every((paths, at) => isSameList$4(paths ?? [], now[at] ?? []));
}
function isSameList$4(before, now) {
	if (before === now) return true;
	return before.length === now.length && before.every((each, at) => each === now[at]);
}
function isSameFile(before, now) {
	if (before === now) return true;
	const [one, other] = [before.class, now.class];
	return before.source === now.source && one.kind === "skipped" && other.kind === "skipped" && one.as === other.as && one.reason === other.reason && isSameList$4(before.documents, now.documents) && isSameList$4(before.faults, now.faults);
}
// src/render/kustomize/tree/embed-text.ts
const SPACE_AROUND = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;
function embedText(scalar, trimmed) {
	return trimmed ? embedTrimmed(scalar) : embedWhole(scalar);
}
const embedTrimmed = require_start.memo((scalar) => embed(scalar, true));
const embedWhole = require_start.memo((scalar) => embed(scalar, false));
function embed(scalar, trimmed) {
	const { file, text } = scalar;
	let offsets;
	const skipped = trimmed ? text.length - text.trimStart().length : 0;
	const offsetOf = (offset) => {
		offsets ??= textOffsets(scalar);
		const last = offsets.length - 1;
		return offsets[Math.max(0, Math.min(offset + skipped, last))] ?? scalar.start;
	};
	const embedded = {
		path: file.path,
		text: trimmed ? text.replaceAll(SPACE_AROUND, "") : text,
		host: { spanOf: (start, end) => {
			const from = offsetOf(start);
			return {
				file,
				start: from,
				end: Math.max(from, offsetOf(end))
			};
		} }
	};
	embeddings.set(embedded, {
		scalar,
		trimmed
	});
	return embedded;
}
const embeddings = /* @__PURE__ */ new WeakMap();
function embeddingOf(file) {
	return embeddings.get(file);
}
function textOffsets(scalar) {
	const { text, style, file, start, end } = scalar;
	const offsets = new Int32Array(text.length + 1);
	let at = style === "literal" || style === "folded" ? afterHeader(file.text, start, end) : start + (style === "plain" ? 0 : 1);
	for (let index = 0; index < text.length; index++) {
		const found = nextMatch(file.text, at, end, text[index] ?? "", style);
		offsets[index] = Math.min(found.start, end);
		at = found.end;
	}
	offsets[text.length] = Math.min(at, end);
	return offsets;
}
function afterHeader(source, start, end) {
	const newline = source.indexOf("\n", start);
	return newline === -1 || newline > end ? start : newline + 1;
}
function nextMatch(source, from, end, char, style) {
	for (let at = from; at < end; at++) {
		const found = source[at];
		if (style === "double-quoted" && found === "\\") {
			if (source[at + 1] !== "\n") return {
				start: at,
				end: at + escapeLength(source[at + 1])
			};
			continue;
		}
		if (style === "single-quoted" && found === "'") return {
			start: at,
			end: at + 2
		};
		if (found === char) return {
			start: at,
			end: at + 1
		};
		if (char === " " && found === "\n") return {
			start: at,
			end: at + 1
		};
		if (found !== " " && found !== "\n" && found !== "\r") return {
			start: at,
			end: at + 1
		};
	}
	return {
		start: from,
		end: from
	};
}
function escapeLength(letter) {
	switch (letter) {
		case "x": return 4;
		case "u": return 6;
		case "U": return 10;
		default: return 2;
	}
}
// src/render/kustomize/tree/is-same-tree.ts
const MOST_DEPTH = 1500;
function newComparing() {
	return {
		same: /* @__PURE__ */ new Map(),
		depth: 0
	};
}
function isSameTree(one, other, comparing) {
	if (Object.is(one, other)) return true;
	if (!isObject$1(one) || !isObject$1(other)) return false;
	if (comparing.same.get(one) === other) return true;
	if (comparing.depth >= MOST_DEPTH) return false;
	comparing.depth += 1;
	const answer = isSameObject(one, other, comparing);
	comparing.depth -= 1;
	if (answer) comparing.same.set(one, other);
	return answer;
}
function isSameObject(one, other, comparing) {
	if (Array.isArray(one)) return Array.isArray(other) && isSameList$3(one, other, comparing);
	if (one instanceof PlainEntry) return other instanceof PlainEntry && one.name === other.name && one.keyStart === other.keyStart && isSameTree(one.value, other.value, comparing);
	if (!isPlain$2(one) || !isPlain$2(other)) return false;
	if (isHosted(one)) return isHosted(other) && isSameEmbedding(one, other, comparing);
	const fields = Object.entries(one);
	const others = new Map(Object.entries(other));
	return fields.length === others.size && fields.every(([name, value]) => others.has(name) && isSameTree(value, others.get(name), comparing));
}
function isSameEmbedding(one, other, comparing) {
	const [from, to] = [embeddingOf(one), embeddingOf(other)];
	return from !== void 0 && one.path === other.path && isSameTree(from, to, comparing);
}
function isHosted(value) {
	return "host" in value && "text" in value;
}
function isSameList$3(one, other, comparing) {
	return one.length === other.length && one.every((each, at) => isSameTree(each, other[at], comparing));
}
function isObject$1(value) {
	return typeof value === "object" && value !== null;
}
function isPlain$2(value) {
	return Object.getPrototypeOf(value) === Object.prototype;
}
// src/render/settle-builds.ts
function settleBuilds(before, now) {
	const named = groupBy(before.flatMap(({ objects }) => objects), nameOf$2);
	const olds = new Map([...named].map(([name, objects]) => [name, objects.values()]));
	const comparing = newComparing();
	const settled = (object) => {
		const old = olds.get(nameOf$2(object))?.next().value;
		return old !== void 0 && isSameTree(old, object, comparing) ? old : object;
	};
	return now.map((build) => Object.assign({}, build, { objects: build.objects.map(settled) }));
}
function nameOf$2({ apiVersion, kind, namespace, name }) {
	return [
		apiVersion,
		kind,
		namespace,
		name
	].join("\0");
}
// src/render/helm/value/budget.ts
const MOST_STEPS$1 = 5e6;
const MOST_CHARACTERS$1 = 64e6;
function newBudget(steps = MOST_STEPS$1, characters = MOST_CHARACTERS$1) {
	return {
		steps,
		characters
	};
}
const OF_STEP = 4;
const CHARACTERS_PER_UNIT = 8;
function workOf({ steps, characters }) {
	const [made, text] = [MOST_STEPS$1 - Math.max(0, steps), MOST_CHARACTERS$1 - Math.max(0, characters)];
	return OF_STEP * made + text / CHARACTERS_PER_UNIT;
}
// src/render/entry-points/find-entries.ts
const MOST_MADE = 2e4;
const FULL = "the run has 20,000 entry objects that others make, the limit";
const MOST_STEPS = 15e6;
const MOST_CHARACTERS = 256e6;
function entryFinder(context, make, expand = (_manifest, _given, work) => work()) {
	const known = /* @__PURE__ */ new Map();
	const left = newBudget(MOST_STEPS, MOST_CHARACTERS);
	let count = 0;
	const made = (manifest) => {
		if (!isMaker(manifest)) return void 0;
		if (known.has(manifest.node)) return known.get(manifest.node);
		const found = count < MOST_MADE ? withinBudget(left, (given) => expand(manifest, given, () => measured(manifest, given, context, make))) : unseen(manifest);
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
	const { found, used } = use(newBudget(Math.min(fresh.steps, left.steps), Math.min(fresh.characters, left.characters)));
	left.steps -= used.steps;
	left.characters -= used.characters;
	return found;
}
function measured(manifest, given, context, make) {
	const budget = { ...given };
	const found = make(manifest, {
		...context,
		budget
	});
	const steps = given.steps - budget.steps;
	const characters = given.characters - budget.characters;
	return {
		found,
		used: {
			...budget,
			steps,
			characters
		}
	};
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
// src/render/entry-points/noted-entries.ts
const PLACE = "entries";
function notedEntries(context, doors) {
	const { findSource, releases, controllers } = context;
	const source = doors.source.at(PLACE, (placed, ...named) => findSource(placed)(...named));
	return {
		...context,
		homeOf: notedHomes(context.homeOf, doors),
		controllers: { isStrict: doors.isStrict.at(PLACE, controllers.isStrict) },
		findSource: (placed) => (kind, namespace, name) => source(placed, kind, namespace, name),
		releases: {
			...releases,
			findRepository: doors.repository.at(PLACE, releases.findRepository)
		}
	};
}
function notedHomes(homeOf, doors) {
	const ask = doors.home.at(PLACE, (source, from, cluster) => homeOf(source, from, cluster));
	return (source, from, cluster) => ask(source, from, cluster);
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
	const byName = groupBy(manifests.filter(({ group }) => group === "source.toolkit.fluxcd.io"), ({ kind, name = "" }) => `${kind} ${name}`);
	return (kind, name, namespace, here) => {
		const same = byName.get(`${kind} ${name}`) ?? [];
		const within = same.filter((each) => each.namespace === namespace);
		return nearestTo(here, within.length > 0 ? within : same, ({ node }) => require_start.hostSpan(node).file.path);
	};
}
// src/render/entry-points/written-sources.ts
function writtenSources(manifests, sourcesOf, { ofFolder }) {
	let byName;
	const clusterOf = ({ at }) => ofFolder(folderOf$1(at.file.path));
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
// src/go/byte-text.ts
const ASCII$1 = /^[\x00-\x7F]*$/;
function toByteText(text) {
	return ASCII$1.test(text) ? text : bytesToByteText(new TextEncoder().encode(text));
}
function bytesToByteText(bytes) {
	let out = "";
	for (let at = 0; at < bytes.length; at += 8192) out += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return out;
}
function bytesOf(text) {
	return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
function fromByteText(text) {
	if (ASCII$1.test(text)) return text;
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOf(text));
}
function isValidUtf8(text) {
	if (ASCII$1.test(text)) return true;
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(text));
		return true;
	} catch {
		return false;
	}
}
const END = {
	code: 0,
	width: 0
};
function runeAt(text, at) {
	if (at >= text.length) return END;
	const first = text.charCodeAt(at);
	if (first < 128) return {
		code: first,
		width: 1
	};
	const width = first >= 240 ? 4 : first >= 224 ? 3 : 2;
	const bytes = text.slice(at, at + width);
	if (first < 194 || bytes.length < width || !isValidUtf8(bytes)) return {
		code: 65533,
		width: 1
	};
	return {
		code: fromByteText(bytes).codePointAt(0) ?? 65533,
		width
	};
}
function runesOf(text) {
	const runes = [];
	for (let at = 0; at < text.length;) {
		const { code, width } = runeAt(text, at);
		runes.push(String.fromCodePoint(code));
		at += width;
	}
	return runes;
}
// src/go/path-match.ts
function pathMatch(pattern, name, matching) {
	const chunks = chunksOf(pattern);
	const matched = matchChunks(chunks, name, matching);
	if (matched !== "no" || matching.as === "envsubst") return matched;
	return chunks.some(({ text }) => isMalformed(text)) ? "bad-pattern" : "no";
}
function matchChunks(chunks, name, matching) {
	let rest = name;
	for (const [index, chunk] of chunks.entries()) {
		const isLast = index === chunks.length - 1;
		if (chunk.star && chunk.text === "") return crossesSlash(matching) || !rest.includes("/") ? "yes" : "no";
		const left = afterChunk(chunk, rest, isLast, matching);
		if (left.kind !== "matched") return left.kind;
		rest = left.rest;
	}
	return rest === "" ? "yes" : "no";
}
function crossesSlash({ as }) {
	return as === "envsubst";
}
function chunksOf(pattern) {
	const chunks = [];
	for (let at = 0; at < pattern.length;) {
		const from = at;
		while (pattern[at] === "*") at++;
		const start = at;
		let inRange = false;
		for (; at < pattern.length; at++) {
			const char = pattern[at];
			if (char === "\\") at = Math.min(at + 1, pattern.length - 1);
			else if (char === "[") inRange = true;
			else if (char === "]") inRange = false;
			else if (char === "*" && !inRange) break;
		}
		chunks.push({
			star: start > from,
			text: pattern.slice(start, at)
		});
	}
	return chunks;
}
const NO = { kind: "no" };
const BAD = { kind: "bad-pattern" };
function afterChunk({ star, text }, name, isLast, matching) {
	const isFit = (left) => left.kind === "matched" && (left.rest === "" || !isLast);
	const here = matchChunk(text, name, matching);
	if (isFit(here) || here.kind === "bad-pattern" || here.kind === "too-long") return here;
	if (!star) return NO;
	for (let at = 0; at < name.length; at++) {
		if (name[at] === "/" && !crossesSlash(matching)) return NO;
		const left = matchChunk(text, name.slice(at + 1), matching);
		if (isFit(left) || left.kind === "bad-pattern" || left.kind === "too-long") return left;
	}
	return NO;
}
function matchChunk(chunk, name, matching) {
	let at = 0;
	let here = 0;
	while (here < chunk.length) {
		if (--matching.steps.left < 0) return { kind: "too-long" };
		if (at >= name.length) return NO;
		const char = chunk[here];
		if (char === "[") {
			const found = matchClass(chunk, here + 1, runeAt(name, at).code);
			if (found === void 0) return BAD;
			if (!found.matches) return NO;
			at += runeAt(name, at).width;
			here = found.end;
			continue;
		}
		if (char === "?") {
			if (name[at] === "/" && !crossesSlash(matching)) return NO;
			at += runeAt(name, at).width;
			here++;
			continue;
		}
		if (char === "\\") here++;
		if (here >= chunk.length) return BAD;
		if (chunk[here] !== name[at]) return NO;
		at++;
		here++;
	}
	return {
		kind: "matched",
		rest: name.slice(at)
	};
}
function isMalformed(chunk) {
	for (let at = 0; at < chunk.length; at++) if (chunk[at] === "\\") {
		at++;
		if (at >= chunk.length) return true;
	} else if (chunk[at] === "[") {
		const found = matchClass(chunk, at + 1, 0);
		if (found === void 0) return true;
		at = found.end - 1;
	}
	return false;
}
function matchClass(chunk, start, code) {
	const negated = chunk[start] === "^";
	let at = negated ? start + 1 : start;
	let found = false;
	for (let ranges = 0; chunk[at] !== "]" || ranges === 0; ranges++) {
		const low = classCharacter(chunk, at);
		if (low === void 0) return void 0;
		at = low.end;
		let high = low;
		if (chunk[at] === "-") {
			const upper = classCharacter(chunk, at + 1);
			if (upper === void 0) return void 0;
			high = upper;
			at = upper.end;
		}
		if (low.code <= code && code <= high.code) found = true;
	}
	return {
		matches: found !== negated,
		end: at + 1
	};
}
function classCharacter(chunk, start) {
	if (start >= chunk.length || chunk[start] === "-" || chunk[start] === "]") return void 0;
	const at = chunk[start] === "\\" ? start + 1 : start;
	const { code, width } = runeAt(chunk, at);
	const end = at + width;
	return width === 0 || code === 65533 && width === 1 || end >= chunk.length ? void 0 : {
		code,
		end
	};
}
// src/render/flux/artifact/ignore-pattern.ts
const LONGEST_LINE = 65536;
function readPatterns(text, domain) {
	const patterns = [];
	for (const line of text.split("\n")) {
		if (line.length >= LONGEST_LINE) break;
		const own = line.replace(/\r$/, "");
		if (!own.startsWith("#") && own.trim() !== "") patterns.push(parsePattern(own, domain));
	}
	return patterns;
}
function parsePattern(line, domain) {
	const keeps = line.startsWith("!");
	let text = keeps ? line.slice(1) : line;
	if (!text.endsWith("\\ ")) text = text.replace(/ +$/, "");
	const foldersOnly = text.endsWith("/");
	if (foldersOnly) text = text.slice(0, -1);
	const parts = text.split("/");
	const isPath = parts.length > 1;
	return {
		domain,
		parts,
		tests: parts.map(nameTest),
		keeps,
		foldersOnly,
		isPath
	};
}
function matchesPattern(pattern, path, isFolder) {
	const { domain, isPath } = pattern;
	if (path.length <= domain.length) return false;
	if (domain.some((name, index) => path[index] !== name)) return false;
	const inside = domain.length === 0 ? path : path.slice(domain.length);
	return isPath ? matchesPath(pattern, inside, isFolder) : matchesName(pattern, inside, isFolder);
}
function matchesName({ tests, foldersOnly }, path, isFolder) {
	const index = path.findIndex(testAt(tests, 0));
	if (index === -1) return false;
	return !(foldersOnly && !isFolder && index === path.length - 1);
}
function matchesPath({ parts, tests, foldersOnly }, path, isFolder) {
	let at = 0;
	let matched = false;
	let anywhere = false;
	for (const [index, part] of parts.entries()) {
		if (part === "") {
			anywhere = false;
			continue;
		}
		if (part === "**") {
			if (index === parts.length - 1) break;
			anywhere = true;
			continue;
		}
		if (part.includes("**") || at >= path.length) return false;
		const matches = testAt(tests, index);
		const found = path.findIndex((name, place) => place >= at && matches(name));
		if (anywhere) {
			matched = found !== -1;
			at = found === -1 ? path.length : found + 1;
		} else if (found !== at) return false;
		else {
			matched = true;
			at++;
		}
		anywhere = false;
	}
	return matched && !(foldersOnly && !isFolder && at === path.length);
}
const SPECIAL = /[*?[\\]/;
function testAt(tests, index) {
	return tests[index] ?? (() => false);
}
function nameTest(part) {
	if (!SPECIAL.test(part)) return (name) => part === name;
	const end = part.slice(1);
	if (part.startsWith("*") && !SPECIAL.test(end)) return (name) => name.endsWith(end);
	const pattern = toByteText(part);
	return (name) => {
		return pathMatch(pattern, toByteText(name), {
			as: "path",
			steps: { left: 1e5 }
		}) === "yes";
	};
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
// src/render/kluctl-rendered.ts
const CHARTS$1 = ["helm-chart.yaml", "helm-chart.yml"];
const USUAL = "helm-rendered.yaml";
const OUTPUT = /^[ \t]+["']?output["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/m;
function kluctlChartOf(tree, path) {
	const folder = folderOf$1(path);
	const prefix = folder === "." ? "" : `${folder}/`;
	return CHARTS$1.map((name) => prefix + name).find((chart) => {
		const content = tree.read(chart);
		if (content.kind !== "bytes") return false;
		const text = new TextDecoder().decode(content.bytes);
		return /^helmChart:/m.test(text) && path === prefix + (OUTPUT.exec(text)?.[1] ?? USUAL);
	});
}
// src/render/may-appear.ts
const TELLING$1 = /\.(?:md|adoc|sh|bash|zsh|ps1|py|go|mk|just)$|(?:^|\/)(?:Makefile|Justfile|justfile|Taskfile\.ya?ml|\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml)$/;
const PLAIN_NAME = /(?:^|\/)[^./]+$/;
const PIPELINE = /(?:^|\/)(?:\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml)$/;
const MOST_FILES$3 = 3e3;
const MOST_BYTES$3 = 524288;
const GENERATED = [
	[/(?:^|\/)crd\/bases\/[^/]+\.ya?ml$/, [/controller[-_]gen/i, /\bcrd\b/]],
	[/(?:^|\/)webhook\/manifests\.ya?ml$/, [/controller[-_]gen/i, /\bwebhook\b/]],
	[/(?:^|\/)bases\/[^/]+\.clusterserviceversion\.ya?ml$/, [/\bgenerate kustomize manifests\b/]]
];
function mayAppear(tree, pushed) {
	const isIgnored = ignoredByGit(tree);
	const missingFolders = foldersMissingIn(tree);
	const isThereFrom = fileOrFolderIn(tree);
	let tellers;
	const known = /* @__PURE__ */ new Map();
	const reasonFor = (path) => {
		if (pushed === void 0) {
			if (/(?:^|\/)flux-system(?:\/|$)/.test(path)) return `\`flux bootstrap\` writes \`${path}\``;
			if (isIgnored(path)) return `git ignores \`${path}\`, which is not here`;
			const chart = kluctlChartOf(tree, path);
			if (chart !== void 0) return `kluctl renders the chart of \`${chart}\` into \`${path}\``;
		}
		tellers ??= tellingTexts(tree, pushed);
		const folders = missingFolders(path);
		const isCopied = (teller) => pushed === void 0 && isThereFrom(folderOf$1(teller.path), path) && isWritten(teller.text, "kustomization.yaml");
		const teller = tellers.find((each) => isCopied(each) || isAbout(each.path, path) && isWritten(each.text, nameOf$1(path)) || folders.some((folder) => isWritten(each.text, folder)) || GENERATED.some(([where, commands]) => where.test(path) && commands.every((command) => command.test(each.text))));
		return teller === void 0 ? void 0 : `${teller.path} explains how \`${path}\` is made`;
	};
	return (path) => {
		if (!known.has(path)) known.set(path, reasonFor(path));
		return known.get(path);
	};
}
function tellingTexts(tree, pushed) {
	const telling = pushed === void 0 ? TELLING$1 : PIPELINE;
	const texts = [];
	let plain = 0;
	for (const path of tree.paths) {
		if (texts.length >= MOST_FILES$3) break;
		const isNamedSo = telling.test(path);
		if (!isNamedSo) {
			if (pushed !== void 0 || plain >= MOST_FILES$3 || !PLAIN_NAME.test(path)) continue;
			plain += 1;
		}
		const content = tree.read(path);
		if (content.kind !== "bytes" || content.bytes.length > MOST_BYTES$3) continue;
		if (isNamedSo || isScript(content.bytes)) texts.push({
			path,
			text: new TextDecoder().decode(content.bytes)
		});
	}
	return texts;
}
function isScript(bytes) {
	return bytes[0] === 35 && bytes[1] === 33;
}
function foldersMissingIn(tree) {
	let folders;
	return (path) => {
		folders ??= foldersOf$2(tree.paths);
		const known = folders;
		return foldersAbove(path).filter((folder) => folder.includes("/") && !known.has(folder));
	};
}
const MOST_FOLDERS$1 = 30;
const LONGEST$1 = 1e3;
function fileOrFolderIn(tree) {
	let known;
	return (place, path) => {
		const prefix = place === "." ? "" : `${place}/`;
		if (path.length > LONGEST$1 || !path.startsWith(prefix)) return false;
		const names = path.slice(prefix.length).split("/");
		if (names.length > MOST_FOLDERS$1) return false;
		known ??= /* @__PURE__ */ new Set([...tree.paths, ...foldersOf$2(tree.paths)]);
		for (let from = 1; from < names.length; from += 1) if (known.has(prefix + names.slice(from).join("/"))) return true;
		return false;
	};
}
function foldersAbove(path) {
	const folders = [];
	for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) folders.push(path.slice(0, at));
	return folders;
}
function nameOf$1(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function isAbout(teller, path) {
	return !/^kustomization\.ya?ml$/i.test(nameOf$1(path)) || folderOf$1(teller) === folderOf$1(path);
}
const MOST_BEFORE = 1e4;
function isWritten(text, name) {
	const variables = /* @__PURE__ */ new Set();
	for (const before of linesBefore(text, name)) {
		if (writes(before)) return true;
		const variable = ASSIGNED.exec(before)?.[1];
		if (variable !== void 0 && variables.size < MOST_VARIABLES) variables.add(variable);
	}
	for (const variable of variables) for (const use of [
		`$${variable}`,
		`\${${variable}}`,
		`$(${variable})`
	]) for (const before of linesBefore(text, use)) if (writes(before)) return true;
	return false;
}
function* linesBefore(text, word) {
	for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) yield text.slice(Math.max(text.lastIndexOf("\n", at) + 1, at - MOST_BEFORE), at);
}
const ASSIGNED = /^[ \t]*(?:(?:export|local|readonly)[ \t]+)?([A-Za-z_]\w*)[ \t]*[:?]?=[ \t]*["']?[^\s"']*$/;
const MOST_VARIABLES = 10;
const OTHER_ENDS = [
	"\r",
	"\u2028",
	"\u2029"
];
const WRITING = /\b(?:cp|mv|tee|touch|install|envsubst|sops|openssl|WriteFile|open)\b/;
const OUTPUT_FLAG = /\s-o(?:ut(?:put)?)?[ =]["']?\S*$/;
const LONGEST_FLAG = 9;
const OUTPUT_FIELD = /^\s*out(?:put)?(?:[-_]?(?:file|path))?:\s*["']?\S*$/;
function writes(before) {
	let word = before.length;
	while (word > 0 && !/\s/.test(before.charAt(word - 1))) word -= 1;
	const isRedirected = before.includes(">", word) || before.slice(0, word).trimEnd().endsWith(">");
	const line = before.slice(Math.max(...OTHER_ENDS.map((end) => before.lastIndexOf(end))) + 1);
	return isRedirected || WRITING.test(line) || OUTPUT_FLAG.test(before.slice(Math.max(0, word - LONGEST_FLAG))) || OUTPUT_FIELD.test(before);
}
// src/render/open-entries.ts
const CONTROLLER_FLAGS = {
	newGitFileGlobbing: false,
	includeHiddenDirectories: false
};
function findingEntries({ settings, repositories, homeOf, exists, all }, written, memory) {
	const treeOf = perRepository(repositories, ({ tree, root }) => {
		const kept = {
			...tree,
			read: keptRead(tree.read)
		};
		return memory === void 0 ? kept : notedTree(kept, {
			...memory,
			place: `sets ${root}`
		});
	});
	if (memory !== void 0) for (const { root } of repositories) treeOf(root);
	const homes = memory === void 0 ? homeOf : notedHomes(homeOf, memory.entryDoors);
	const providers = written.filter((each) => isOfOperator(each, "ResourceSetInputProvider"));
	return entryFinder({
		limits: settings.limits,
		identify: identifyGit(homes, treeOf),
		clusters: registeredClusters(settings),
		...CONTROLLER_FLAGS,
		exists: (path) => repositories.some(({ root }) => exists(pathIn(root, path))),
		providers
	}, (manifest, maker) => require_start.deployers.get().makeEntries(manifest, maker), memory && expandOnce(memory, all, providers));
}
function expandOnce(memory, all, providers) {
	const list = listing(all, memory);
	return (manifest, given, work) => {
		const { file, start } = require_start.hostSpan(manifest.node);
		const key = JSON.stringify([
			manifest.namespace,
			manifest.name,
			file.path,
			start
		]);
		const facts = [
			manifest,
			given.steps,
			given.characters,
			...providers
		];
		return memory.makers.remember(key, facts, () => {
			if (isApplicationSet(manifest) && mentionsGit(manifest.node)) list();
			return work();
		});
	};
}
function mentionsGit(node) {
	if (node.kind === "scalar") return false;
	if (node.kind === "sequence") return node.items.some(mentionsGit);
	return node.entries.some(({ name, value }) => name === "git" || mentionsGit(value));
}
function listing(all, { doors, notes }) {
	const list = require_start.once(() => [
		all.paths,
		all.excluded,
		all.around?.()
	]);
	const ask = doors.list.at("all", list);
	const asked = require_start.once(() => notes.during(ask)[1]);
	return () => notes.include(asked());
}
function renderingEntries(used, memory) {
	const opened = require_start.once(() => {
		const context = entryContext(used, memory);
		const { entryRenderer } = require_start.deployers.get();
		return memory === void 0 ? entryRenderer(context) : rememberingEntries(entryRenderer(notedEntries(context, memory.entryDoors)), memory);
	});
	return (placed) => opened()(placed);
}
function rememberingEntries(render, { entries }) {
	return (placed) => {
		const { entry, cluster, parent, byHand, undeployed } = placed;
		const { kind, manifest, made } = entry;
		if (made !== void 0) return render(placed);
		const { file, start } = require_start.hostSpan(manifest.node);
		const key = JSON.stringify([
			kind,
			manifest.namespace,
			manifest.name,
			file.path,
			start,
			cluster
		]);
		const work = () => render(placed);
		return entries.remember(key, [
			manifest,
			parent,
			byHand,
			undeployed
		], work, settled);
	};
}
function settled(before, now) {
	if (before.kind !== "builds" || now.kind !== "builds") return now;
	return {
		kind: "builds",
		builds: settleBuilds(before.builds, now.builds)
	};
}
function entryContext(used, memory) {
	const { openArgo, openFlux } = require_start.deployers.get();
	const { tree, all, repositories, contextOf, parsed, findChart, manifests, clusters } = used;
	const { limits } = used.settings;
	const { homeOf, exists, controllers, kubernetesVersion } = used;
	const charts = used.charts();
	const inCluster = ({ tree: own, root }, place) => {
		const noting = memory && {
			...memory,
			place: `${place} ${root}`
		};
		return {
			tree: own,
			parsed,
			limits,
			mayAppear: mayAppear(own, "pushed"),
			noting
		};
	};
	const fluxIn = perRepository(repositories, (own) => openFlux(inCluster(own, "flux")));
	const argoIn = perRepository(repositories, (own) => openArgo({
		...inCluster(own, "argo"),
		findChart
	}));
	if (memory !== void 0) for (const { root } of repositories) [
		contextOf,
		fluxIn,
		argoIn
	].map((open) => open(root));
	return {
		homeOf,
		isFleet: all.repositories !== void 0,
		exists,
		fluxIn,
		findSource: writtenSources(manifests, sourcesKept(used.sourcesOf, memory), clusters),
		kubernetesVersion,
		clusters,
		controllers,
		argoIn,
		charts: {
			tree,
			limits,
			charts
		},
		releases: {
			tree,
			limits,
			charts,
			findRepository: sourceObjects(manifests),
			kustomizeIn: contextOf,
			kubernetesVersion
		}
	};
}
function sourcesKept(sourcesOf, memory) {
	if (memory === void 0) return sourcesOf;
	const { sources } = memory;
	return (manifest) => {
		const known = sources.get(manifest) ?? sourcesOf(manifest);
		sources.set(manifest, known);
		return known;
	};
}
function keptRead(read) {
	const contents = /* @__PURE__ */ new Map();
	return (path) => {
		const content = contents.get(path) ?? read(path);
		contents.set(path, content);
		return content;
	};
}
function registeredClusters({ clusters = [] }) {
	const registered = clusters.flatMap(({ server, ...cluster }) => server === void 0 ? [] : [{
		...cluster,
		server,
		at: void 0
	}]);
	return registered.length === 0 ? void 0 : registered;
}
// src/render/memory/shelf.ts
function newShelf(notes) {
	let [run, era] = [notes.run(), notes.era()];
	let before = /* @__PURE__ */ new Map();
	let now = /* @__PURE__ */ new Map();
	const ofRun = () => {
		if (run !== notes.run()) {
			before = era === notes.era() ? now : /* @__PURE__ */ new Map();
			now = /* @__PURE__ */ new Map();
			[run, era] = [notes.run(), notes.era()];
		}
		return now;
	};
	const known = (key, given) => {
		const kept = ofRun().get(key) ?? before.get(key);
		if (kept === void 0 || !isSameList$2(kept.given, given)) return void 0;
		return notes.isTrue(kept.asked) ? kept : void 0;
	};
	const made = (given, work) => {
		const [result, asked] = notes.during(work);
		return {
			given,
			result,
			asked
		};
	};
	const settled = (key, kept, settle) => {
		const old = before.get(key);
		if (old === void 0 || settle === void 0) return kept;
		return {
			...kept,
			result: settle(old.result, kept.result)
		};
	};
	return {
		remember(key, given, work, settle) {
			const kept = known(key, given) ?? settled(key, made(given, work), settle);
			ofRun().set(key, kept);
			notes.include(kept.asked);
			return kept.result;
		},
		find: (key) => known(key, []),
		put(key, result, asked) {
			const kept = {
				given: [],
				result,
				asked: {
					...asked,
					confirm: () => ofRun().set(key, kept)
				}
			};
			ofRun().set(key, kept);
			return kept;
		}
	};
}
function isSameList$2(one, other) {
	return one.length === other.length && one.every((each, at) => Object.is(each, other[at]));
}
// src/render/render-memory.ts
function openRenderMemory() {
	const notes = openNotes();
	const files = newFileDoors(notes);
	return {
		notes,
		doors: {
			...files,
			mayOpen: newDoor(notes, "may open"),
			hasArtifactFolder: newDoor(notes, "folder of an artifact"),
			open: newDoor(notes, "open")
		},
		chartDoors: {
			read: files.read,
			list: newDoor(notes, "files of a chart", isSameList$1),
			at: newDoor(notes, "chart of a folder"),
			anywhere: newDoor(notes, "chart anywhere"),
			named: newDoor(notes, "chart by name")
		},
		entryDoors: {
			home: newDoor(notes, "home", isSameRecord),
			isStrict: newDoor(notes, "strict"),
			source: newDoor(notes, "source", isSameRecord),
			repository: newDoor(notes, "repository")
		},
		charts: newShelf(notes),
		targets: newShelf(notes),
		kustomizations: newShelf(notes),
		ownCharts: newShelf(notes),
		entries: newShelf(notes),
		makers: newShelf(notes),
		sources: /* @__PURE__ */ new WeakMap()
	};
}
function factsOf({ repositories }) {
	return JSON.stringify(repositories?.map(({ name }) => name));
}
function isSameList$1(before, now) {
	return before.length === now.length && before.every((each, at) => each === now[at]);
}
function isSameRecord(before, now) {
	return isSameList$1(Object.entries(before).flat(), Object.entries(now).flat());
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
			const folder = [...folderOf$1(path).split("/"), ...dir.split("/")].filter((part) => part !== "" && part !== ".").join("/");
			if (!folders.has(folder)) folders.set(folder, `Fleet adds the objects of \`${path}\``);
		}
	}
	return (folder) => folders.get(folder);
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
			if (!isSkippedByFolder(file) || !require_start.isManifestName(file.path)) return file;
			if (!listed.has(file.path) && !listed.has(folderOf$1(file.path))) return file;
			revived += 1;
			return parseFile(file.path, tree.read(file.path), limits);
		});
		if (revived === 0) return current;
	}
}
function isSkippedByFolder({ class: each, source }) {
	return each.kind === "skipped" && source === void 0 && BY_FOLDER.has(each.as);
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
		const folder = folderOf$1(file.path);
		for (const { root } of file.documents) {
			if (root?.kind !== "map") continue;
			const targetsOf = (paths) => paths.map((path) => node_path.posix.join(folder, path)).filter((target) => mayLead(folder, target));
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
// src/render/work/work-of-build.ts
const LITTLE$1 = 1e5;
const OBJECT$1 = 800;
const NODE = 8;
const CONTAINER = 2500;
const CONTAINERS = /^(?:containers|initContainers|ephemeralContainers)$/;
function withWork(build, work) {
	return work < LITTLE$1 ? build : {
		...build,
		work
	};
}
function workOfBuild({ work = 0, objects }) {
	return objects.reduce((sum, { node }) => sum + OBJECT$1 + workOfNode(node), work);
}
const counts = /* @__PURE__ */ new WeakMap();
const works = /* @__PURE__ */ new WeakMap();
function workOfNode(node) {
	if (node.kind === "scalar") return NODE;
	const known = works.get(node);
	if (known !== void 0) return known;
	let work = NODE;
	if (node.kind === "sequence") for (const item of node.items) work += workOfNode(item);
	else for (const { name, value } of node.entries) {
		const isOfPod = value.kind === "sequence" && CONTAINERS.test(name);
		work += isOfPod ? CONTAINER * value.items.length + 32 * countOf(value) : workOfNode(value);
	}
	works.set(node, work);
	return work;
}
function countOf(node) {
	if (node.kind === "scalar") return 1;
	const known = counts.get(node);
	if (known !== void 0) return known;
	let count = 1;
	if (node.kind === "sequence") for (const item of node.items) count += countOf(item);
	else for (const { value } of node.entries) count += countOf(value);
	counts.set(node, count);
	return count;
}
// src/render/work/allowance.ts
const FREE = 3e7;
const PER_BYTE = 300;
function newAllowance(tree, { work: free = FREE }) {
	const bytesOf = bytesIn(tree);
	let work = 0;
	let bytes = 0;
	const seen = /* @__PURE__ */ new Set();
	let unread = [];
	return {
		isSpent() {
			if (work <= free) return false;
			for (const places of unread) for (const place of places) {
				if (!seen.has(place)) bytes += bytesOf(place);
				seen.add(place);
			}
			unread = [];
			return work > free + PER_BYTE * bytes;
		},
		take(build) {
			work += workOfBuild(build);
			unread.push(placesOf$1(build));
		}
	};
}
const bytesIn = require_start.memo((tree) => {
	const bytesOf = (path) => {
		const content = tree.read(path);
		return content.kind === "bytes" ? content.bytes.length : 0;
	};
	return (place) => place.endsWith("/") ? pathsBelow(tree.paths, place).reduce((sum, path) => sum + bytesOf(path), 0) : bytesOf(place);
});
function placesOf$1({ files, folder, kind, id, deployedBy, inflates = [] }) {
	const entry = deployedBy === void 0 ? [] : [require_start.hostSpan(deployedBy.at).file.path];
	const charts = inflates.flatMap(({ found }) => found === void 0 ? [] : placesAt(found));
	if (kind === "chart") return placesAt(folder ?? id);
	if (files.length > 0 || folder === void 0) return [
		...files,
		...entry,
		...charts
	];
	return [...placesAt(folder), ...entry];
}
function placesAt(path) {
	return [path, `${path}/`];
}
function pathsBelow(paths, folder) {
	if (folder === "./") return paths;
	let [from, to] = [0, paths.length];
	while (from < to) {
		const middle = from + to >> 1;
		if ((paths[middle] ?? "") < folder) from = middle + 1;
		else to = middle;
	}
	let end = from;
	while (paths[end]?.startsWith(folder) === true) end += 1;
	return paths.slice(from, end);
}
// src/model/parts/folders-named.ts
const LONGEST_PATH = 4096;
const COMMENTED = /#[ \t]*(?:-[ \t]*)?["']?([^\s"'#]+)/g;
function foldersNamed(file, isFolder) {
	return foldersMeant(file).filter(isFolder);
}
const foldersMeant = require_start.memo((file) => {
	const own = folderOf$1(file.path);
	const named = new Set(textsIn(file).flatMap((text) => foldersOf$1(text, own)));
	named.delete(own);
	return [...named].sort();
});
function textsIn({ documents, source }) {
	const texts = Array.from(source?.text.matchAll(COMMENTED) ?? [], ([, word = ""]) => word);
	const stack = documents.flatMap(({ root }) => root ?? []);
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) if (node.kind === "scalar") {
		if (node.text.length <= LONGEST_PATH && !node.text.includes("\n")) texts.push(node.text);
	} else if (node.kind === "sequence") for (const item of node.items) stack.push(item);
	else for (const { value } of node.entries) stack.push(value);
	return texts;
}
function foldersOf$1(text, folder) {
	const equals = text.indexOf("=");
	return (equals === -1 ? [text] : [text, text.slice(equals + 1)]).flatMap((path) => {
		const whole = node_path.posix.join(folder, path).replace(/\/+$/, "");
		return [whole === "" ? "." : whole, folderOf$1(whole)];
	});
}
// src/model/parts/groups.ts
var Groups = class {
	#above;
	constructor(count) {
		this.#above = Int32Array.from({ length: count }, (_, at) => at);
	}
	of(thing) {
		let root = thing;
		for (let above = this.#at(root); above !== root; above = this.#at(root)) root = above;
		for (let here = thing; here !== root;) {
			const above = this.#at(here);
			this.#above[here] = root;
			here = above;
		}
		return root;
	}
	join(one, other) {
		const [a, b] = [this.of(one), this.of(other)];
		this.#above[Math.max(a, b)] = Math.min(a, b);
	}
	#at(thing) {
		return this.#above[thing] ?? thing;
	}
};
// src/render/work/island-allowances.ts
function islandAllowances(tree, files, limits) {
	const islandOf = require_start.once(() => islandsOf(tree, files));
	const allowances = /* @__PURE__ */ new Map();
	const allowanceOf = (folder) => {
		const island = islandOf()(folder);
		const allowance = allowances.get(island) ?? newAllowance(tree, limits);
		allowances.set(island, allowance);
		return allowance;
	};
	const { work: free = FREE } = limits;
	let together = 0;
	let early = [];
	return {
		isSpent(folder) {
			if (together <= free) return false;
			for (const [each, build] of early) allowanceOf(each).take(build);
			early = [];
			return allowanceOf(folder).isSpent();
		},
		take(folder, build) {
			together += workOfBuild(build);
			early.push([folder, build]);
		}
	};
}
function islandsOf(tree, files) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of tree.paths) {
		const folder = folderOf$1(path);
		if (!folders.has(folder)) folders.set(folder, folders.size);
	}
	const groups = new Groups(folders.size);
	let inflating;
	for (const file of files) {
		if (!require_start.KUSTOMIZATION_NAMES.includes(file.path.slice(file.path.lastIndexOf("/") + 1))) continue;
		const own = folders.get(folderOf$1(file.path)) ?? 0;
		for (const other of foldersNamed(file, (path) => folders.has(path))) groups.join(own, folders.get(other) ?? 0);
		if (!inflates(file)) continue;
		inflating ??= own;
		groups.join(own, inflating);
	}
	return (folder) => groups.of(folders.get(folder) ?? 0);
}
function inflates({ documents }) {
	return documents.some(({ root }) => CHARTS.some((field) => itemsAt(root, field).length > 0));
}
const CHARTS = ["helmCharts", "helmChartInflationGenerator"];
// src/render/template-trees.ts
const TREE_NAME = /(?:^|\/)(?:_?templates?|tmpl)(?=\/)/;
const COPIED_NAME = /(?:^|\/)[\w.-]*[-_]templates?(?=\/)/;
const MARK$1 = /\{\{|\{%/;
const SUBSTITUTED = /(?:^|\/)tmpl$/;
const VARIABLE = /\$\{[A-Z][A-Z0-9_]*\}/;
function withoutTemplateTrees(files) {
	const trees = [...new Set(files.flatMap((file) => treesOf(file.path).filter((tree) => isTemplate$1(file, tree))))].filter((tree) => !isNamedOutside(tree, files));
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
	return [TREE_NAME, COPIED_NAME].flatMap((called) => {
		const found = called.exec(path);
		return found === null ? [] : [path.slice(0, found.index + found[0].length)];
	});
}
function isTemplate$1(file, tree) {
	const { class: each, source, documents } = file;
	if (COPIED_NAME.test(`${tree}/`)) return each.kind === "kustomization" && leavesRepository(file);
	if (each.kind === "skipped") return each.as === "template" && source !== void 0;
	if (SUBSTITUTED.test(tree) && source !== void 0 && VARIABLE.test(source.text)) return true;
	if (each.kind !== "kustomization") return false;
	return documents.some(({ root }) => itemsAt(root, "resources").some((item) => item.kind === "scalar" && MARK$1.test(item.text)));
}
function leavesRepository({ path, documents }) {
	return documents.some(({ root }) => listedEntries(root).some((entry) => node_path.posix.join(folderOf$1(path), entry).startsWith("../")));
}
function isNamedOutside(tree, files) {
	const name = tree.slice(tree.lastIndexOf("/") + 1);
	return files.some(({ path, class: each, source }) => {
		if (each.kind === "skipped" || path.startsWith(`${tree}/`) || source === void 0) return false;
		if (says(source.text, tree)) return tree !== name || each.kind === "kustomization";
		return each.kind === "kustomization" && tree.startsWith(`${folderOf$1(path)}/`) && says(source.text, tree.slice(folderOf$1(path).length + 1));
	});
}
function says(text, path) {
	let line = 0;
	for (let at = text.indexOf(path); at !== -1; at = text.indexOf(path, at + path.length)) {
		line = Math.max(line, text.lastIndexOf("\n", at) + 1);
		if (!/(?:^|\s)#/.test(text.slice(line, at))) return true;
		const end = text.indexOf("\n", at);
		if (end === -1) return false;
		at = end - path.length;
	}
	return false;
}
// src/render/replaced-files.ts
const TELLING = /\.(?:md|mdx|adoc|rst|sh|bash|zsh|mk|just)$|(?:^|\/)(?:Makefile|[Jj]ustfile|Jenkinsfile|Taskfile\.ya?ml|\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml|\.tekton\/[^/]+\.ya?ml)$/;
const MOST_FILES$2 = 3e3;
const MOST_BYTES$1 = 524288;
const MOST_BYTES_IN_ALL = 33554432;
function replacedFiles(tree) {
	let scripts;
	return (file) => {
		const text = file.source?.text;
		if (text === void 0 || isNamed$1(tree, file.path)) return void 0;
		const name = placeholderNameIn(file);
		if (name !== "") return `the name \`${name}\` in it is a placeholder`;
		if (isCalledTemplate(file) && TO_FILL_IN.test(text)) return "a template by its name, with placeholders";
		scripts ??= scriptsIn(tree);
		const found = scripts.find((script) => replacesIn(script, file.path, text));
		return found === void 0 ? void 0 : `${found.path} replaces names in it`;
	};
}
function lacksNames(tree, file) {
	return placeholderNameIn(file) !== "" && !isNamed$1(tree, file.path);
}
function isNamed$1({ selected, named }, path) {
	return selected?.has(path) === true || named?.includes(path) === true;
}
const placeholderNameIn = require_start.memo(({ documents }) => {
	for (const { name = "", node } of documents.flatMap(({ manifests }) => manifests)) {
		if (isPlaceholderName(name)) return name;
		const namespace = scalarAt(node, "metadata", "namespace")?.text ?? "";
		if (isPlaceholderName(namespace)) return namespace;
	}
	return "";
});
const TEMPLATE_NAME = /(?:^|[-_.])(?:template|tmpl|tpl)(?:[-_.][^/]*)?\.(?:ya?ml|json)$/i;
const TO_FILL_IN = /\b__\w+__\b|<[A-Za-z][\w -]*>|\$\{|\$\(|\{\{|%[A-Z_]+%|@[A-Z_]+@|\b(?:REPLACE|CHANGE_?-?ME|TODO|FIXME|PLACEHOLDER|YOUR[-_])|\b(?:replace|change)[-_]?(?:me|this|with)\b|(?:[nN]ame|[nN]amespace|image):[ \t]*["']?[A-Z][A-Z0-9]*_[A-Z0-9_]+["']?[ \t]*$/m;
function isCalledTemplate({ path, documents }) {
	if (!TEMPLATE_NAME.test(path.slice(path.lastIndexOf("/") + 1))) return false;
	return !documents.flatMap(({ manifests }) => manifests).some(({ kind }) => kind.endsWith("Template"));
}
function scriptsIn(tree) {
	const scripts = [];
	let left = MOST_BYTES_IN_ALL;
	for (const path of tree.paths.filter((each) => TELLING.test(each)).slice(0, MOST_FILES$2)) {
		const content = left > 0 ? tree.read(path) : void 0;
		if (content?.kind !== "bytes" || content.bytes.length > MOST_BYTES$1) continue;
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
const WORD$1 = /^[\w{}<>%@-]{4,60}$/;
function wordsReplacedIn(text) {
	const words = /* @__PURE__ */ new Set();
	for (const [command] of text.matchAll(COMMAND)) for (const [, , word = ""] of command.matchAll(EXPRESSION)) if (WORD$1.test(word) && isPlaceholder(word)) words.add(word);
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
// src/render/unused-content.ts
const TEST_GROUPS = /* @__PURE__ */ new Set([
	"kuttl.dev",
	"chainsaw.kyverno.io",
	"cli.kyverno.io"
]);
const unusedContent = require_start.memo((files) => {
	const tested = foldersWhere(files, isTest);
	const templated = foldersOfTemplates(files);
	const charts = chartNames(files);
	const exercises = exerciseFolders(files);
	return (file) => {
		if (file.class.kind !== "manifests") return void 0;
		const test = enclosing(tested, file.path);
		if (test !== void 0) return {
			kind: "skipped",
			as: "fixture",
			reason: `it belongs to a test (\`${test}\`)`
		};
		if (exercises.has(folderOf$1(file.path))) return {
			kind: "skipped",
			as: "fixture",
			reason: "an exercise, whose solution is in a folder below it"
		};
		if (isInvalidOnPurpose(file)) return {
			kind: "skipped",
			as: "fixture",
			reason: "its name says that it is invalid, and so it is"
		};
		const template = templated.has(folderOf$1(file.path)) ? folderOf$1(file.path) : void 0;
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
	return new Set(files.filter(holds).map(({ path }) => folderOf$1(path)));
}
function foldersOfTemplates(files) {
	const excess = /* @__PURE__ */ new Map();
	for (const file of files) {
		const weight = isTemplate(file) ? 1 : file.class.kind === "manifests" ? -1 : 0;
		if (weight === 0) continue;
		const folder = folderOf$1(file.path);
		excess.set(folder, (excess.get(folder) ?? 0) + weight);
	}
	return new Set([...excess].flatMap(([folder, more]) => more > 0 ? [folder] : []));
}
function enclosing(folders, path) {
	if (folders.size === 0) return void 0;
	for (let folder = folderOf$1(path); folder !== "."; folder = folderOf$1(folder)) if (folders.has(folder)) return folder;
}
const SOLUTION = /^(.+)\/solutions?\/[^/]+$/;
function exerciseFolders(files) {
	return new Set(files.flatMap(({ path, class: each }) => each.kind === "manifests" ? SOLUTION.exec(path)?.[1] ?? [] : []));
}
function isInvalidOnPurpose({ path, faults }) {
	return faults.length > 0 && /(?:^|[-_./])(?:invalid|malformed)(?:[-_.][^/]*)?$/.test(path);
}
function isTest({ documents }) {
	return documents.some(({ manifests }) => manifests.some(({ group }) => TEST_GROUPS.has(group)));
}
function isTemplate({ class: each, source }) {
	return each.kind === "skipped" && each.as === "template" && source !== void 0;
}
const CHART_FILE = /(?:^|\/)Chart\.yaml$/;
const CHART_NAME = /^name:[ \t]*["']?([\w.-]+)/m;
function chartNames(files) {
	return new Set(files.flatMap(({ path, source }) => {
		if (!CHART_FILE.test(path)) return [];
		const folder = folderOf$1(path);
		const own = CHART_NAME.exec(source?.text ?? "")?.[1];
		return [folder.slice(folder.lastIndexOf("/") + 1), own ?? []].flat();
	}));
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
const isPattern = require_start.memo(({ documents }) => {
	return documents.some(({ manifests }) => manifests.some(({ name, node }) => name === void 0 && scalarAt(mapAt(node, "metadata"), "generateName") === void 0 && entryOf(node, "status") !== void 0 && entryOf(node, "spec") === void 0));
});
const isPrinted = require_start.memo(({ documents }) => {
	const objects = documents.flatMap(({ manifests }) => manifests);
	return objects.length > 0 && objects.every(isLive);
});
function isLive({ node }) {
	const metadata = mapAt(node, "metadata");
	if (scalarAt(metadata, "uid") === void 0) return false;
	return entryOf(node, "status") !== void 0 || entryOf(metadata, "managedFields") !== void 0 || scalarAt(metadata, "resourceVersion") !== void 0;
}
// src/render/open-plan.ts
function openPlan(all, read, settings, sourcesOf, memory) {
	const { limits, loadRestrictor } = settings;
	memory?.notes.begin(factsOf(all));
	const files = withoutTemplateTrees(reviveListed(read, all, limits));
	const graph = kustomizationGraph(files, mayLeadIn(all));
	const charts = lazyCharts(all, settings, memory);
	const parsed = fileParser(all, files, limits);
	const kubernetesVersion = versionOf(settings);
	const tree = memory === void 0 ? all : notedTree(all, {
		...memory,
		place: "all"
	});
	const findChart = lazyFinder(tree, limits, charts, kubernetesVersion);
	const repositories = withDeclared(repositoryTrees(all), settings);
	const contextOf = contextsOf(repositories, {
		parsed,
		limits,
		loadRestrictor,
		findChart
	}, memory);
	const written = files.flatMap(manifestsIn);
	const manifests = [...written, ...written.flatMap(bootstrapped)];
	const exists = existenceIn(contextOf);
	const deployed = deployedAddresses();
	const homeOf = sourceHomes(repositories, {
		manifests,
		entries: entriesIn(manifests),
		exists
	}, deployed.inCluster);
	const rootOf = rootsIn(all);
	const shared = {
		tree,
		all,
		settings,
		repositories,
		contextOf,
		homeOf,
		exists
	};
	const findEntries = findingEntries(shared, written, memory);
	const clusters = clustersOf(settings.clusters, rootOf);
	const controllers = controllerFacts();
	const renderEntry = renderingEntries({
		...shared,
		manifests,
		sourcesOf,
		parsed,
		charts,
		findChart,
		clusters,
		controllers,
		kubernetesVersion
	}, memory);
	const rendering = {
		rootOf,
		contextOf,
		memory,
		graph,
		islands: islandAllowances(all, files, limits)
	};
	const tools = {
		findEntries,
		homeOf,
		rootOf,
		clusters,
		learn: (build, cluster) => {
			controllers.learn(build, cluster);
			deployed.learn(build, cluster);
		},
		renderKustomizations: (folders) => kustomizationsIn(folders, rendering),
		renderEntry,
		allowance: newAllowance(all, limits)
	};
	const patches = plainPatches(files, mayLeadIn(all));
	const sorted = {
		files,
		patches,
		planned: withoutUnused(tree, files, graph, patches),
		graph
	};
	const ownCharts = ownChartsOf(tree, settings, charts, memory);
	return {
		...sorted,
		ownCharts,
		tools
	};
}
function ownChartsOf(tree, settings, charts, memory) {
	const kubernetesVersion = versionOf(settings);
	return (deployed) => {
		if (!require_start.hasCharts(tree)) return [];
		const { ownCharts } = require_start.deployers.get();
		return ownCharts(deployed, {
			tree,
			limits: settings.limits,
			charts: charts(),
			kubernetesVersion
		}, memory?.ownCharts.remember);
	};
}
function lazyCharts(tree, settings, memory) {
	let opened;
	return () => {
		opened ??= require_start.deployers.get().openCharts(tree, {
			limits: settings.limits,
			folders: settings.charts,
			anyVersion: settings.anyChartVersion === true,
			noting: memory && {
				doors: memory.chartDoors,
				loaded: memory.charts
			}
		});
		return opened;
	};
}
function kustomizationsIn(folders, { rootOf, contextOf, memory, graph, islands }) {
	return [...groupBy(folders, rootOf)].flatMap(([root, own]) => {
		const context = contextOf(root);
		const render = (folder) => {
			const work = () => require_start.kustomize.get().kustomizationBuilds([folder], context);
			return memory === void 0 ? work() : memory.kustomizations.remember(folder, [root], work, settleBuilds);
		};
		return own.flatMap((folder) => {
			if (islands.isSpent(folder)) return notBuilt(folder, graph);
			const builds = render(folder);
			for (const build of builds) islands.take(folder, build);
			return builds;
		});
	});
}
function notBuilt(folder, { fileOf }) {
	const path = fileOf(folder);
	return {
		id: folder,
		kind: "kustomization",
		objects: [],
		partial: [OVER],
		failures: [],
		files: path === void 0 ? [] : [path]
	};
}
function contextsOf(repositories, shared, memory) {
	return perRepository(repositories, ({ tree, root }) => openNotedContext({
		...shared,
		tree,
		mayAppear: mayAppear(tree),
		joined: fleetFolders(tree)
	}, memory && {
		...memory,
		place: `kustomize ${root}`
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
	return [...entries, ...sets.flatMap((set) => [templateOf(set), generatorsOf$1(set)])];
}
function withoutUnused(tree, files, { listed }, patches) {
	const unused = unusedContent(files);
	return files.filter((file) => !patches.has(file.path) && (listed.has(file.path) || unused(file) === void 0 && !lacksNames(tree, file)));
}
function lazyFinder(tree, limits, charts, kubernetesVersion) {
	let find;
	return (wanted) => {
		const { chartFinder } = require_start.deployers.get();
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
const bootstrapped = require_start.memo((manifest) => isOfOperator(manifest, "FluxInstance") ? require_start.deployers.get().fluxInstanceSync(manifest).objects : []);
// src/render/plain/plain-builds.ts
function plainBuilds(files) {
	const folders = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (file.class.kind !== "manifests") continue;
		const objects = file.documents.flatMap(({ manifests }) => manifests);
		if (objects.length === 0) continue;
		const id = folderOf$1(file.path);
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
// src/render/skip-files.ts
function skipFiles(files, { folders, listed, isSwitchedOff }, builds, { tree, patches }) {
	const used = /* @__PURE__ */ new Set([...listed, ...builds.flatMap((build) => build.files)]);
	const deployedFrom = /* @__PURE__ */ new Set([...folders, ...[...used].map(folderOf$1)]);
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
		const folder = folderOf$1(file.path);
		if (isSwitchedOff(file.path)) return skipped(file, "not-deployed", "a kustomization lists it in a comment only");
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
		const key = keyOf$4(build.id, build.cluster);
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
	const parent = ids.get(keyOf$4(deployedBy.parent, cluster)) ?? deployedBy.parent;
	return parent === deployedBy.parent ? build : {
		...build,
		deployedBy: {
			...deployedBy,
			parent
		}
	};
}
function keyOf$4(id, cluster) {
	return JSON.stringify([id, cluster]);
}
// src/render/render-builds.ts
const FRAGMENT = "it belongs to a Component that no kustomization here uses";
function renderBuilds(tree, parsed, settings, sourcesOf = () => [], memory) {
	const { files, patches, graph, ownCharts, planned, tools } = openPlan(tree, parsed, settings, sourcesOf, memory);
	const followed = planBuilds(planned, graph, tools);
	const own = ownCharts(new Set(followed.builds.flatMap(({ folder, inflates = [] }) => [...folder === void 0 ? [] : [folder], ...inflates.flatMap(({ found }) => found ?? [])])));
	const plan = withChartEntries(followed, own);
	const classified = skipFiles(files, graph, plan.builds, {
		tree,
		patches
	});
	const owned = /* @__PURE__ */ new Set([...graph.listed, ...plan.builds.flatMap((build) => build.files)]);
	const plain = plainBuilds(classified.filter(({ path }) => !owned.has(path)));
	const taken = new Set([...plain, ...plan.builds].map(({ id }) => id));
	const fragments = plainBuilds(classified.filter(({ path }) => graph.fragments.has(path))).filter(({ id }) => !taken.has(id)).map((build) => ({
		...build,
		partial: [FRAGMENT]
	}));
	const builds = markExpanded(uniqueBuilds(placeBuilds([
		...plain,
		...fragments,
		...own,
		...plan.builds
	], plan, clustersOf(settings.clusters))), plan.notLookedAt);
	const cut = cutOf(builds, plan);
	const only = settings.build;
	return {
		builds: builds.filter(({ id, folder }) => only === void 0 || id === only || folder === only),
		files: classified,
		notLookedAt: plan.notLookedAt,
		...cut !== void 0 && { cut }
	};
}
function cutOf(builds, { notLookedAt }) {
	const [first] = notLookedAt.flatMap(({ reason }) => LIMITS.has(reason) ? [reason] : []);
	return first ?? (builds.some(({ partial }) => partial.includes("the builds are far larger than the files that they are made of, so envfrom stopped")) ? "the builds are far larger than the files that they are made of, so envfrom stopped" : void 0);
}
// src/pipeline/point-outside.ts
const MOST_FILES$1 = 5e4;
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
	const { file, start } = require_start.hostSpan(at);
	return `${start} ${file.path}`;
}
function placesOutside(wanted, paths, tree, limits) {
	const names = [...new Set([...wanted].map((source) => source.slice(source.indexOf(" ") + 1)))];
	const places = /* @__PURE__ */ new Map();
	let bytes = 0;
	for (const path of paths.filter(require_start.isManifestName).slice(0, MOST_FILES$1)) {
		const content = tree.read(path);
		if (content.kind !== "bytes") continue;
		bytes += content.bytes.length;
		if (bytes > MOST_BYTES || places.size === wanted.size) break;
		const text = new TextDecoder().decode(content.bytes);
		if (!names.some((name) => text.includes(name))) continue;
		for (const { source, at } of sourcesIn(parseFile(path, content, limits))) if (wanted.has(source) && !places.has(source)) places.set(source, require_start.placeOf(at));
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
// src/report/secrets/open-node.ts
const holdsSecretText = require_start.memo((root) => {
	const stack = [root];
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) if (node.kind === "scalar") {
		if (node.value?.some(({ kind }) => kind === "secret") === true) return true;
	} else if (node.kind === "sequence") for (const item of node.items) stack.push(item);
	else for (const entry of node.entries) {
		stack.push(entry.value);
		if (!(entry instanceof PlainEntry)) stack.push(entry.key);
	}
	return false;
});
function openNode(node) {
	if (node.kind === "scalar") {
		if (node.value?.some(({ kind }) => kind === "secret") !== true) return node;
		const text = (node.value.map((part) => part.kind === "placeholder" ? "" : part.text).join("") === node.text || node.value.some(({ kind }) => kind === "placeholder") ? node.value : node.value.filter(({ kind }) => kind === "secret")).map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join("");
		return {
			...node,
			text
		};
	}
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => openNode(item))
	};
	const entries = node.entries.map(openEntry);
	return {
		...node,
		entries
	};
}
function openEntry({ key, name, value }) {
	const open = openNode(key);
	if (open === key || open.kind !== "scalar") return {
		key,
		name,
		value: openNode(value)
	};
	return {
		key: open,
		name: open.text,
		value: openNode(value)
	};
}
// src/report/secrets/hide-in-workload.ts
const hideInWorkload = require_start.memo((workload, hide) => {
	const { manifest, podSpec, podMetadata, containers } = workload;
	return {
		...workload,
		manifest: hideInManifest(manifest, hide),
		podSpec: openMap(podSpec),
		podMetadata: podMetadata && openMap(podMetadata),
		containers: containers.map((each) => hideInContainer(each, hide))
	};
});
const hideInManifest = require_start.memo((manifest, hide) => {
	const { name, namespace, node } = manifest;
	return {
		...manifest,
		name: name === void 0 ? name : hide(name),
		namespace: namespace === void 0 ? namespace : hide(namespace),
		node: openMap(node)
	};
});
const hideInContainer = require_start.memo((container, hide) => {
	return {
		...container,
		name: hide(container.name),
		node: openMap(container.node)
	};
});
function openMap(node) {
	const open = openNode(node);
	return open.kind === "map" ? open : node;
}
// src/report/secrets/hide-in-source.ts
function hideInReference(reference, hide) {
	const { name, namespace, key, subject, container, manifest, workload } = reference;
	return {
		...reference,
		name: hide(name),
		key: key && {
			...key,
			name: hide(key.name)
		},
		subject: subject === void 0 ? subject : hide(subject),
		namespace: namespace && hide(namespace),
		container: container && hideInContainer(container, hide),
		manifest: hideInManifest(manifest, hide),
		workload: workload && hideInWorkload(workload, hide)
	};
}
const hideInSource = require_start.memo((source, hide) => {
	const { keys } = source;
	const names = {
		name: hide(source.name),
		namespace: source.namespace && hide(source.namespace)
	};
	if (keys.kind === "unknown") return {
		...source,
		...names,
		keys: {
			...keys,
			reason: hide(keys.reason)
		}
	};
	const named = /* @__PURE__ */ new Map();
	let hidden = 0;
	for (const [written, key] of keys.value) {
		const shown = hide(written);
		if (shown !== written) hidden += 1;
		const unique = shown === written || hidden === 1 ? shown : `${shown} ${hidden}`;
		named.set(unique, {
			...key,
			key: unique
		});
	}
	return {
		...source,
		...names,
		keys: {
			...keys,
			value: named
		}
	};
});
function hideInJudged(judged, hide) {
	const { reference, verdict } = judged;
	return {
		...judged,
		reference: hideInReference(reference, hide),
		verdict: hideInVerdict(verdict, hide)
	};
}
function hideInVerdict(verdict, hide) {
	switch (verdict.kind) {
		case "present":
		case "elsewhere": return {
			...verdict,
			sources: verdict.sources.map((each) => hideInSource(each, hide)),
			assumption: verdict.assumption && hide(verdict.assumption),
			key: verdict.key && {
				...verdict.key,
				key: hide(verdict.key.key)
			}
		};
		case "produced": return {
			...verdict,
			source: hideInSource(verdict.source, hide)
		};
		case "assumed":
		case "unknown": return {
			...verdict,
			reason: hide(verdict.reason)
		};
		case "untraced": return {
			...verdict,
			missing: hideInMissingSource(verdict.missing, hide)
		};
		default: return {
			...verdict,
			missing: hideInMissing(verdict.missing, hide)
		};
	}
}
function hideInMissing(missing, hide) {
	if (missing.what === "source") return hideInMissingSource(missing, hide);
	const { source, nearest } = missing;
	return {
		...missing,
		source: hideInSource(source, hide),
		nearest: nearest && {
			...nearest,
			key: hide(nearest.key)
		}
	};
}
function hideInMissingSource(missing, hide) {
	const { nearest, otherKind, elsewhere, hashed, otherClusters, removed } = missing;
	return {
		...missing,
		nearest: nearest && hideInSource(nearest, hide),
		otherKind: otherKind && hideInSource(otherKind, hide),
		elsewhere: elsewhere.map((each) => hideInSource(each, hide)),
		hashed: hashed && hideInSource(hashed, hide),
		otherClusters: otherClusters.map((each) => hideInSource(each, hide)),
		...removed !== void 0 && { removed: hideInSource(removed, hide) }
	};
}
// src/report/secrets/hide-in-environment.ts
function hideInEnvironment(environment, everywhere, hide) {
	const { failures, skipped, workload, container, bindings } = environment;
	const said = {
		...environment,
		failures: failures.map((each) => hideInFailure(each, hide)),
		skipped: skipped.map((each) => ({
			...each,
			name: each.name && hide(each.name),
			reason: hide(each.reason)
		}))
	};
	if (!everywhere) return failures.length + skipped.length === 0 ? environment : said;
	return {
		...said,
		workload: hideInWorkload(workload, hide),
		container: hideInContainer(container, hide),
		bindings: bindings.map((each) => hideInBinding(each, hide)),
		serviceBindings: require_start.once(() => environment.serviceBindings().map((each) => hideInBinding(each, hide))),
		command: hideInExpanded(environment.command, hide),
		args: hideInExpanded(environment.args, hide),
		probes: environment.probes.map((each) => ({
			...each,
			command: hideInExpanded(each.command, hide)
		})),
		hooks: environment.hooks.map((each) => ({
			...each,
			command: each.command.map(hide)
		})),
		subPaths: environment.subPaths.map((each) => ({
			volume: hide(each.volume),
			mountPath: hide(each.mountPath),
			subPath: each.subPath && hideInExpanded([each.subPath], hide)[0],
			failure: each.failure && hideInFailure(each.failure, hide)
		}))
	};
}
function hideInFailure(failure, hide) {
	const { message, reference } = failure;
	return {
		...failure,
		message: hide(message),
		reference: reference && hideInReference(reference, hide)
	};
}
function hideInExpanded(all, hide) {
	return all.map((each) => ({
		...each,
		value: hideInValue(each.value, hide)
	}));
}
function hideInBinding(binding, hide) {
	const { mayBeHiddenBy } = binding;
	return {
		...binding,
		name: hide(binding.name),
		value: hideInValue(binding.value, hide),
		from: hideInOrigin(binding.from, hide),
		hides: binding.hides.map((each) => hideInBinding(each, hide)),
		...mayBeHiddenBy !== void 0 && { mayBeHiddenBy: mayBeHiddenBy.map((each) => hideInReference(each, hide)) }
	};
}
function hideInValue(value, hide) {
	return value.map((part) => part.kind === "text" ? part : {
		...part,
		label: hide(part.label)
	});
}
function hideInOrigin(from, hide) {
	switch (from.kind) {
		case "env-from": return {
			...from,
			reference: hideInReference(from.reference, hide),
			source: hideInSource(from.source, hide),
			key: hide(from.key),
			prefix: hide(from.prefix)
		};
		case "key": return {
			...from,
			reference: hideInReference(from.reference, hide),
			source: from.source && hideInSource(from.source, hide),
			key: hide(from.key)
		};
		case "env-from-unknown": return {
			...from,
			reference: hideInReference(from.reference, hide)
		};
		case "field": return {
			...from,
			fieldPath: hide(from.fieldPath)
		};
		case "resource": return {
			...from,
			resource: hide(from.resource)
		};
		case "file": return {
			...from,
			path: hide(from.path),
			key: hide(from.key)
		};
		case "service": return {
			...from,
			service: hide(from.service)
		};
		default: return from;
	}
}
// src/report/secrets/mask-secret-text.ts
function looksLikeSecret(text) {
	if (!/ecret|Opaque|stringData|PRIVATE KEY/i.test(text)) return false;
	return /\bkind\W{0,8}secret(?:s|list|generator)?\b|\bsecretGenerators?\b|\bstringData\b|\btype\W{0,8}(?:Opaque|kubernetes\.io\/)|-----BEGIN/i.test(text);
}
const REFERENCES = /^(?:secret(?:s|KeyRef|Ref|Name|Namespace)?|imagePullSecrets?|existingSecret\w*|secretProviderClass\w*)$/i;
function mayBeSecret(text) {
	if (looksLikeSecret(text)) return true;
	for (const { index } of text.matchAll(/secret/gi)) {
		const [before = ""] = /\w*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
		const [, after = "", colon] = /^(\w*)(["']?[ \t]*:)?/.exec(text.slice(index, index + 60)) ?? [];
		if (colon !== void 0 && !REFERENCES.test(before + after)) return true;
	}
	return false;
}
function isPlausibleKey(text) {
	return /^[-._/a-zA-Z0-9]{1,253}$/.test(text) && !looksRandom(text);
}
function looksRandom(text) {
	for (const [run] of text.matchAll(/[A-Za-z0-9+=]{12,}/g)) {
		if (/\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run)) return true;
		if (run.length >= 24 && /\d/.test(run) && /[A-Za-z]/.test(run)) return true;
	}
	return false;
}
function maskPrivateKeys(text) {
	if (!text.includes("PRIVATE KEY")) return [];
	return [...text.matchAll(/-----BEGIN [^\n]{0,80}PRIVATE KEY[\s\S]*?(?:-----END[^\n]*|$(?![\s\S]))/g)].flatMap(({ index, 0: found }) => maskLines(text, index, index + found.length));
}
function maskComments(text) {
	return [...text.matchAll(/(^|[ \t])#([^\n]*\S)/gm)].map(({ index, 0: all, 1: before = "" }) => ({
		start: index + before.length,
		end: index + all.length
	}));
}
function maskLines(text, start, end) {
	const ranges = [];
	for (const line of linesOf(text, start, end)) pushTrimmed(text, line.start, line.end, ranges);
	return ranges;
}
function maskAfterEquals(text, start, end) {
	const [before] = /^[\s"'-]*([^=\n]*)=/.exec(text.slice(start, Math.min(end, start + 300))) ?? [];
	return maskLines(text, isPlausibleKey((before?.replace(/^[\s"'-]*(?:export\s)?/, "").slice(0, -1) ?? "").trim()) ? start + (before?.length ?? 0) : start, end);
}
function maskEnvLines(text) {
	return [...linesOf(text, 0, text.length)].flatMap(({ start, end }) => maskAfterEquals(text, start, end));
}
const OPEN_KEYS = /* @__PURE__ */ new Set([
	"apiVersion",
	"kind",
	"metadata",
	"name",
	"namespace",
	"type",
	"immutable",
	"op",
	"path"
]);
const KEY = /^(\s*(?:- )*)("[-\w./]*"|'[-\w./]*'|[-\w./]+)\s*:(?=\s|$)/;
const NO_VALUE = /^(?:\s*---.*|\s*\.\.\.|[[\]{},\s]*)$/;
const BLOCK_SCALAR = /^\s*(?:[&!]\S+\s+)*[|>][-+\d]*\s*(?:#.*)?$/;
function maskSecretText(text, start, end) {
	const ranges = [];
	let block;
	for (const line of linesOf(text, start, end)) {
		const written = text.slice(line.start, line.end);
		const indent = written.length - written.trimStart().length;
		if (block !== void 0 && (indent > block || written.trim() === "")) {
			pushTrimmed(text, line.start, line.end, ranges);
			continue;
		}
		block = void 0;
		const [before, key] = keyOf$3(written);
		if (NO_VALUE.test(written)) continue;
		if (BLOCK_SCALAR.test(written.slice(before.length))) {
			if (before !== "") block = indent;
			continue;
		}
		if (OPEN_KEYS.has(key) && isPlain$1(written.slice(before.length))) continue;
		pushTrimmed(text, line.start + before.length, line.end, ranges);
	}
	return ranges;
}
function keyOf$3(line) {
	const [before = "", , written = ""] = KEY.exec(line) ?? [];
	const key = written.replaceAll(/["']/g, "");
	return isPlausibleKey(key) ? [before, key] : ["", ""];
}
function isPlain$1(value) {
	return /^["']?[\w./-]*["']?,?$/.test(value.trim()) && !looksRandom(value);
}
const BRACKETS = /^[[\]{},]*$/;
function maskSeparators(text) {
	return [...text.matchAll(/^---[ \t]+([^\s#].*)$/gm)].map(({ index, 0: line, 1: rest = "" }) => ({
		start: index + line.length - rest.length,
		end: index + line.length
	}));
}
function pushTrimmed(text, start, end, ranges) {
	const written = text.slice(start, end);
	const trimmed = written.trim();
	if (BRACKETS.test(trimmed)) return;
	const from = start + written.indexOf(trimmed);
	ranges.push({
		start: from,
		end: from + trimmed.length
	});
}
function* linesOf(text, start, end) {
	let from = start;
	while (from < end) {
		const newline = text.indexOf("\n", from);
		const to = newline === -1 || newline >= end ? end : newline;
		yield {
			start: from,
			end: to
		};
		from = to + 1;
	}
}
// src/report/secrets/mask-values.ts
function childrenOf(node, limit) {
	const entries = [...node.entries, ...(node.duplicates ?? []).map(({ dropped }) => dropped)];
	entries.sort((a, b) => keyStartOf(a) - keyStartOf(b));
	return entries.map((entry, at) => {
		const following = entries[at + 1];
		const next = following === void 0 ? limit : keyStartOf(following);
		return {
			entry,
			limit: next > keyStartOf(entry) ? next : limit
		};
	});
}
function keyStartOf(entry) {
	return entry instanceof PlainEntry ? entry.keyStart : entry.key.start;
}
function maskNode(node, { text }, ranges) {
	appendAll(ranges, maskLines(text, node.start, node.end));
}
function maskData({ key, value }, limit, source, ranges) {
	if (value.kind !== "map") {
		maskValue(key, value, limit, source, ranges);
		return;
	}
	const isAlias = value.start < key.end;
	const children = childrenOf(value, isAlias ? value.end : limit);
	const first = children[0]?.entry.key.start ?? key.end;
	if (!isAlias && first > key.end) appendAll(ranges, maskLines(source.text, afterColon(key, source), first));
	for (const child of children) maskValue(child.entry.key, child.entry.value, child.limit, source, ranges);
}
function maskValue(key, value, limit, source, ranges) {
	const { text } = source;
	if (!isPlausibleKey(text.slice(key.start, key.end).replaceAll(/^["']|["']$/g, ""))) appendAll(ranges, maskLines(text, key.start, key.end));
	appendAll(ranges, maskLines(text, afterColon(key, source), limit));
	appendAll(ranges, maskLines(text, value.start, value.end));
}
function afterColon(key, { text }) {
	let start = key.end;
	while (/\s/.test(text.charAt(start))) start += 1;
	return text.charAt(start) === ":" ? start + 1 : start;
}
function maskLiterals(literals, { text }, ranges) {
	const items = literals?.kind === "sequence" ? literals.items : literals === void 0 ? [] : [literals];
	for (const item of items) appendAll(ranges, maskAfterEquals(text, item.start, item.end));
}
function mergeRanges(ranges) {
	const sorted = ranges.toSorted((a, b) => a.start - b.start || a.end - b.end);
	const merged = [];
	for (const range of sorted) {
		const last = merged.at(-1);
		if (last === void 0 || range.start > last.end) merged.push(range);
		else if (range.end > last.end) merged[merged.length - 1] = {
			start: last.start,
			end: range.end
		};
	}
	return merged;
}
// src/report/secrets/secret-files.ts
function secretFilesOf(files) {
	const found = /* @__PURE__ */ new Map();
	for (const { path, documents } of files) {
		if (documents.length === 0) continue;
		for (const [named, use] of secretFilesIn(documents, path)) found.set(named, use);
	}
	return found;
}
const secretFilesIn = require_start.memo((documents, path) => {
	const found = /* @__PURE__ */ new Map();
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	for (const { root } of documents) {
		if (root === void 0) continue;
		for (const generator of generatorsOf(root)) addGenerator(generator, folder, found);
		for (const text of textsOf$2(itemsAt(root, "generators"))) addInline(text, folder, found);
		for (const patch of [...itemsAt(root, "patches"), ...itemsAt(root, "patchesJson6902")]) {
			const named = scalarAt(patch, "path")?.text;
			const aimedAt = scalarAt(patch, "target", "kind")?.text ?? "";
			if (named === void 0) continue;
			if (/secret/i.test(aimedAt)) found.set(join(folder, named), "file");
			else if (/^$|[^A-Za-z]/.test(aimedAt)) found.set(join(folder, named), "patch");
		}
	}
	return found;
});
function generatorsOf(root) {
	const own = /^secretgenerator$/i.test(scalarAt(root, "kind")?.text ?? "") ? [root] : [];
	const field = mapAt(root, "secretGenerator");
	return [
		...own,
		...itemsAt(root, "secretGenerator"),
		...field === void 0 ? [] : [field]
	];
}
function addGenerator(generator, folder, found) {
	const env = scalarAt(generator, "env")?.text;
	for (const name of [...textsOf$2(itemsAt(generator, "envs")), ...env === void 0 ? [] : [env]]) found.set(join(folder, name), "env");
	for (const named of textsOf$2(itemsAt(generator, "files"))) found.set(join(folder, named.slice(named.indexOf("=") + 1)), "file");
}
function addInline(text, folder, found) {
	if (!/secretgenerator/i.test(text)) return;
	for (const [word] of text.matchAll(/[^\s,[\]{}"'=]+/g)) found.set(join(folder, word), "file");
}
function textsOf$2(nodes) {
	return nodes.flatMap((node) => node.kind === "scalar" ? [node.text] : []);
}
function join(folder, path) {
	const parts = [];
	for (const part of `${folder}${path}`.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
// src/report/secrets/secret-masks.ts
const secretMasks = require_start.memo((files) => {
	const known = /* @__PURE__ */ new Map();
	let byPath;
	let secretFiles;
	return (file) => {
		const { path } = file;
		const masks = known.get(path);
		if (masks !== void 0) return masks;
		byPath ??= new Map(files.map((parsed) => [parsed.path, parsed]));
		secretFiles ??= secretFilesOf(files);
		const computed = masksKept(file, byPath.get(path), secretFiles.get(path));
		known.set(path, computed);
		return computed;
	};
});
const kept = /* @__PURE__ */ new WeakMap();
function masksKept(file, parsed, use) {
	const documents = parsed?.documents;
	const before = kept.get(file);
	if (before !== void 0 && before.documents === documents && before.use === use) return before.ranges;
	const ranges = mergeRanges(masksOf(file, parsed, use));
	kept.set(file, {
		documents,
		use,
		ranges
	});
	return ranges;
}
function masksOf(file, parsed, use) {
	const { text } = file;
	if (use === "env") return maskEnvLines(text);
	if (use === "file") return maskLines(text, 0, text.length);
	const ranges = [...maskPrivateKeys(text)];
	const documents = parsed?.documents ?? [];
	if (isUnread(parsed, text) && (use === "patch" || mayBeSecret(text))) appendAll(ranges, maskSecretText(text, 0, text.length));
	else if (use === "patch" && /\bpath\W{1,4}(?:string)?data\b/i.test(text)) appendAll(ranges, maskSecretText(text, 0, text.length));
	for (const { root, span } of documents) if (root !== void 0) maskNodes(root, span.end, file, ranges);
	if (ranges.length === 0) return ranges;
	appendAll(ranges, maskComments(text));
	appendAll(ranges, maskSeparators(text));
	return ranges;
}
function isUnread(parsed, text) {
	if (parsed === void 0 || parsed.documents.length === 0) return true;
	let last = 0;
	for (const { root, span, skipped } of parsed.documents) {
		if (hasContent(text.slice(last, span.start))) return true;
		const end = skipped === void 0 ? endOfTree(root, span) : span.end;
		if (hasContent(text.slice(end, span.end))) return true;
		last = span.end;
	}
	return hasContent(text.slice(last));
}
function endOfTree(root, { start }) {
	return root === void 0 || root.kind === "scalar" ? start : root.end;
}
function hasContent(text) {
	return /^(?!\s*(?:#|(?:---|\.\.\.)\s*(?:#.*)?$|$)).+/m.test(text);
}
function maskNodes(root, end, source, ranges) {
	const seen = /* @__PURE__ */ new Set();
	const generates = /secretgenerator/i.test(source.text);
	const stack = [{
		node: root,
		limit: end
	}];
	for (let visit = stack.pop(); visit !== void 0; visit = stack.pop()) {
		const { node, limit, isSecret = false, isOpen = false } = visit;
		if (seen.has(node) || node.file.path !== source.path) continue;
		seen.add(node);
		if (node.kind === "scalar") {
			if (looksLikeSecret(node.text)) appendAll(ranges, maskSecretText(source.text, node.start, node.end));
		} else if (node.kind === "sequence") for (const [at, item] of node.items.entries()) stack.push({
			node: item,
			limit: beforeMark(source.text, node.items[at + 1]?.start) ?? limit,
			isSecret,
			isOpen
		});
		else {
			const children = childrenOf(node, limit);
			const ofSecret = isSecret || kindsOf(node).some((kind) => SECRET.test(kind));
			for (const child of children) maskEntry(node, ofSecret, child, source, ranges);
			for (const { entry, limit } of children) {
				const inherits = ofSecret && entry.name === "items";
				const isOpenList = entry.name === "configMapGenerator";
				stack.push({
					node: entry.value,
					limit,
					isSecret: inherits,
					isOpen: isOpenList
				});
				if (generates && !isOpen && !isConfigGenerator(node) && mayBeLiterals(entry)) maskLiterals(entry.value, source, ranges);
			}
		}
	}
}
function beforeMark(text, offset) {
	let at = offset;
	while (at !== void 0 && /[ -]/.test(text.charAt(at - 1))) at -= 1;
	return at;
}
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
const SECRET = /^\W*(?:v1\W+)?secrets?(?:list)?\W*$/i;
function kindsOf(node) {
	return [entryOf(node, "kind"), ...(node.duplicates ?? []).map(({ dropped }) => dropped)].flatMap((each) => each?.name === "kind" && each.value.kind === "scalar" ? [each.value.text] : []);
}
function maskEntry(parent, isSecret, { entry, limit }, source, ranges) {
	const { name, value } = entry;
	if (holdsSecretData(parent, isSecret, name)) maskData(entry, limit, source, ranges);
	else if (name === "template" && value.kind === "map") maskTemplate(value, limit, source, ranges);
	else if (name === LAST_APPLIED) appendAll(ranges, maskLines(source.text, value.start, limit));
	else if (/^secretgenerators?$/i.test(name)) {
		const items = value.kind === "sequence" ? value.items : [value];
		for (const item of items) maskGenerator(item, source, ranges);
	} else if (isSecret && name === "metadata" && value.kind === "map") for (const field of ["name", "namespace"]) {
		const named = entryOf(value, field);
		if (named !== void 0 && named.value.kind !== "scalar") maskNode(named.value, source, ranges);
	}
	else if (name === "patch" && patchesSecret(parent)) appendAll(ranges, maskSecretText(source.text, value.start, value.end));
}
const OPEN_FIELDS = /* @__PURE__ */ new Set([
	"apiVersion",
	"kind",
	"metadata",
	"type",
	"immutable"
]);
function holdsSecretData(parent, isSecret, name) {
	if (/^stringdata$/i.test(name)) return true;
	if (isSecret && name !== "items") return name === "data" || entryOf(parent, "metadata") !== void 0 && !OPEN_FIELDS.has(name);
	if (name !== "data") return false;
	const type = scalarAt(parent, "type")?.text ?? "";
	return /^(?:Opaque|kubernetes\.io\/|bootstrap\.kubernetes\.io\/|helm\.sh\/)/i.test(type);
}
function maskTemplate(template, limit, source, ranges) {
	if (entryOf(template, "spec") !== void 0) return;
	for (const item of itemsAt(template, "templateFrom")) {
		const literal = scalarAt(item, "literal");
		if (literal !== void 0) maskNode(literal, source, ranges);
	}
	const data = childrenOf(template, limit).find(({ entry }) => entry.name === "data");
	if (data !== void 0) maskData(data.entry, data.limit, source, ranges);
}
function isConfigGenerator(parent) {
	return scalarAt(parent, "kind")?.text === "ConfigMapGenerator";
}
function patchesSecret(parent) {
	const patch = scalarAt(parent, "patch")?.text ?? "";
	const kind = scalarAt(parent, "target", "kind")?.text;
	if (kind !== void 0) return /secret/i.test(kind);
	return /path\W*\/(data|stringData)\b/.test(patch);
}
const OPEN_ARGUMENTS = /* @__PURE__ */ new Set([
	"name",
	"namespace",
	"behavior",
	"type",
	"options"
]);
function maskGenerator(item, source, ranges) {
	if (item.kind !== "map") {
		maskNode(item, source, ranges);
		return;
	}
	for (const { name, value } of item.entries) if (/^(?:files|envs?)$/.test(name)) {
		const paths = value.kind === "sequence" ? value.items : [value];
		for (const path of paths) if (path.kind !== "scalar" || !isPlausiblePath(path.text)) maskNode(path, source, ranges);
	} else if (name === "literals") maskLiterals(value, source, ranges);
	else if (!OPEN_ARGUMENTS.has(name)) maskNode(value, source, ranges);
}
function isPlausiblePath(text) {
	return /^(?:[^=]*=)?[-._/a-zA-Z0-9 @+]{1,253}$/.test(text) && !looksRandom(text);
}
function mayBeLiterals({ name, value }) {
	if (name === "literals") return true;
	if (value.kind !== "sequence" || /^(?:files|envs|configMapGenerator)$/.test(name)) return false;
	return value.items.some((item) => item.kind === "scalar" && item.text.includes("="));
}
// src/report/secrets/secret-names.ts
function addSecretNames(builds, environments, masks, names) {
	for (const { objects } of builds) for (const { kind, node } of objects) if (kind === "Secret") addKeys(node, masks, names);
	else if (holdsSecretText(node)) addCopies(node, names);
	if (names.size === 0) return;
	for (const { bindings } of environments()) for (const { name, from } of bindings) if (from.kind === "env-from" && (names.has(from.key) || names.has(from.prefix))) names.add(name);
}
function addKeys(secret, masks, names) {
	for (const field of ["data", "stringData"]) for (const { name, key } of entriesAt(secret, field)) if (!isPlausibleKey(name) || isMasked(key, masks)) names.add(name);
}
function isMasked(key, masks) {
	const { file, start, end } = require_start.hostSpan(key);
	return end > start && coverOf(masks(file))(start);
}
const coverOf = require_start.memo((ranges) => {
	const sorted = [...ranges].sort((one, other) => one.start - other.start);
	let reached = 0;
	const ends = sorted.map(({ end }) => reached = Math.max(reached, end));
	return (offset) => {
		let [from, to] = [0, sorted.length];
		while (from < to) {
			const middle = from + to >> 1;
			if ((sorted[middle]?.start ?? 0) <= offset) from = middle + 1;
			else to = middle;
		}
		return (ends[from - 1] ?? 0) > offset;
	};
});
function addCopies(root, names) {
	const stack = [root];
	const add = (scalar) => {
		if (scalar.value?.some(({ kind }) => kind === "secret") === true) names.add(scalar.text);
	};
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) if (node.kind === "scalar") add(node);
	else if (node.kind === "sequence") for (const item of node.items) stack.push(item);
	else for (const { key, value } of node.entries) {
		add(key);
		stack.push(value);
	}
}
// src/report/secrets/open-names.ts
const openNames = require_start.memo((files) => {
	const names = /* @__PURE__ */ new Set();
	for (const { path } of files) {
		for (const part of path.split("/")) names.add(part);
		for (let at = path; at !== "." && !names.has(at); at = folderOf$1(at)) names.add(at);
	}
	addObjectNames(files, names);
	return names;
});
function addObjectNames(files, names) {
	for (const { documents } of files) for (const { manifests } of documents) for (const { apiVersion, group, kind, name = "", namespace = "" } of manifests) for (const each of [
		apiVersion,
		group,
		kind,
		name,
		namespace
	]) names.add(each);
}
function namesInTheOpen(references, sources, masks, isMeant) {
	const names = /* @__PURE__ */ new Set();
	const add = (name, at) => {
		if (!names.has(name) && isMeant(name) && !isMasked(at, masks)) names.add(name);
	};
	const addWritten = (name, at) => {
		if (at.text === name && at.value === void 0) add(name, at);
	};
	for (const { name, at, key, workload } of references) {
		if (workload === void 0) continue;
		addWritten(name, at);
		if (key !== void 0) addWritten(key.name, key.at);
	}
	for (const { keys } of sources) {
		if (keys.kind !== "known") continue;
		for (const { key, at } of keys.value.values()) if (isPlausibleKey(key) && isWrittenAt(key, at)) add(key, at);
	}
	return names;
}
function isWrittenAt(key, at) {
	const { file, start, end } = require_start.hostSpan(at);
	return file.text.slice(start, end).replaceAll(/^["']|["']$/g, "") === key && /^["']?[ \t]*:/.test(file.text.slice(end, end + 10));
}
// src/report/secrets/report-masks.ts
function masksOfReport({ files, masks: said }) {
	const masks = secretMasks(files);
	return (file) => said?.get(file.path) ?? masks(file);
}
function masksOfPlaces(masks, problems) {
	const found = /* @__PURE__ */ new Map();
	for (const span of placesIn(problems)) {
		const { file } = require_start.hostSpan(span);
		if (!found.has(file.path)) found.set(file.path, masks(file));
	}
	return found;
}
function placesIn(findings) {
	return findings.flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)]);
}
// src/report/secrets/is-own-report.ts
const JSON_HEAD = /^\{\s*"version": 1,\s*"tool": \{\s*"name": ?"envfrom",\s*"version": ?"[^"]*"\s*\},\s*"(?!environments")/;
const SARIF_HEAD = /^\{\s*"\$schema": "[^"]*",\s*"version": "2\.1\.0",\s*"runs": \[\s*\{\s*"tool": \{\s*"driver": \{\s*"name": "envfrom",/;
function isOwnReport(text) {
	return JSON_HEAD.test(text) || SARIF_HEAD.test(text);
}
// src/report/secrets/secret-texts.ts
const SHORTEST = 6;
const LONGEST = 4096;
function addSecretTexts(files, builds, masks, texts, seen) {
	for (const { source } of files) {
		if (source === void 0 || !mayConcernSecrets(source)) continue;
		const ranges = masks(source);
		if (seen.has(ranges)) continue;
		seen.add(ranges);
		for (const text of textsAt(ranges, source)) texts.add(text);
	}
	for (const { objects } of builds) for (const { kind, node } of objects) {
		if (kind !== "Secret") continue;
		for (const field of ["data", "stringData"]) for (const { value } of entriesAt(node, field)) {
			if (seen.has(value)) continue;
			seen.add(value);
			for (const text of textsOf$1(value)) texts.add(text);
		}
	}
}
const mayConcernSecrets = require_start.memo(({ text }) => (/secret/i.test(text) || looksLikeSecret(text)) && !isOwnReport(text));
const textsAt = require_start.memo((ranges, { text }) => {
	const texts = /* @__PURE__ */ new Set();
	for (const { start, end } of ranges) addText(text.slice(start, end), texts);
	return texts;
});
const textsOf$1 = require_start.memo((value) => {
	const texts = /* @__PURE__ */ new Set();
	if (value.kind === "scalar") addText(value.text, texts);
	return texts;
});
function addText(text, texts) {
	for (const line of text.split("\n")) {
		const bare = bareOf(line);
		if (bare.length < SHORTEST || /^(?:\*+|ENC\[.*)$/.test(bare)) continue;
		addWhole(bare, texts);
		const decoded = decodedOf(bare);
		if (decoded !== void 0 && !texts.has(decoded)) addText(decoded, texts);
		for (const word of bare.slice(0, LONGEST).split(/[\s"'`,;={}[\]()<>|&]+/)) if (word.length >= 8 && word !== bare && isTelling(word)) addWhole(word, texts);
	}
}
function addWhole(text, texts) {
	const part = text.slice(0, LONGEST);
	texts.add(part);
	if (part.length <= 512) texts.add(Buffer.from(part).toString("base64"));
}
function bareOf(line) {
	return line.slice(0, LONGEST * 2).trim().replace(/^(?:[-#:[{]\s+|["'[{]+)+/, "").replace(/[\]}"',]+$/, "");
}
function isTelling(word) {
	return looksRandom(word) || /\d/.test(word) && /[A-Za-z]/.test(word);
}
function decodedOf(text) {
	if (text.length < 8 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return void 0;
	const decoded = decodeBase64(text);
	if (decoded.kind === "invalid") return void 0;
	try {
		const plain = new TextDecoder("utf-8", { fatal: true }).decode(decoded.bytes);
		return /^[\t\n\r\u0020-\u007e\u00a0-\uffff]+$/.test(plain) ? plain : void 0;
	} catch {
		return;
	}
}
// src/report/secrets/text-finder.ts
const MOST_LENGTHS = 1e3;
function textFinder(texts) {
	const lengths = lengthsByHead(texts);
	const byHash = groupBy(texts, (text) => keyOf$2(hashOf(text), text.length));
	const bits = /* @__PURE__ */ new Uint8Array(65536);
	for (const text of texts) bits[hashOf(text) & 65535] = 1;
	const mayBegin = beginnings(lengths.keys());
	return (text) => {
		let hashes;
		return (at, isMeant) => {
			if (!mayBegin(text, at)) return "";
			const some = lengths.get(text.slice(at, at + SHORTEST));
			if (some === void 0) return "";
			hashes ??= prefixHashes(text);
			for (const length of some) {
				if (at + length > text.length) continue;
				const hash = hashBetween(hashes, at, at + length);
				if (bits[hash & 65535] !== 1) continue;
				const one = (byHash.get(keyOf$2(hash, length)) ?? []).find((each) => text.startsWith(each, at));
				if (one !== void 0 && isMeant(one)) return one;
			}
			return "";
		};
	};
}
function lengthsByHead(texts) {
	const byHead = /* @__PURE__ */ new Map();
	for (const text of texts) addTo(byHead, text.slice(0, SHORTEST), text.length);
	return new Map([...byHead].map(([head, lengths]) => [head, [...lengths].sort((a, b) => b - a).slice(0, MOST_LENGTHS)]));
}
function beginnings(heads) {
	const marks = /* @__PURE__ */ new Uint8Array(4096);
	for (const head of heads) marks[markAt(head, 0)] = 1;
	return (text, at) => marks[markAt(text, at)] === 1;
}
function markAt(text, at) {
	return text.charCodeAt(at) * 31 + text.charCodeAt(at + 1) & 4095;
}
const BASE = 16777619;
const POWERS = [1];
function powerOf(exponent) {
	for (let at = POWERS.length; at <= exponent; at += 1) POWERS.push(Math.imul(POWERS[at - 1] ?? 1, BASE));
	return POWERS[exponent] ?? 1;
}
function hashOf(text) {
	let hash = 0;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, BASE) + text.charCodeAt(at);
	return hash >>> 0;
}
function prefixHashes(text) {
	const hashes = new Uint32Array(text.length + 1);
	for (let at = 0; at < text.length; at += 1) hashes[at + 1] = Math.imul(hashes[at] ?? 0, BASE) + text.charCodeAt(at);
	return hashes;
}
function hashBetween(hashes, start, end) {
	return (hashes[end] ?? 0) - Math.imul(hashes[start] ?? 0, powerOf(end - start)) >>> 0;
}
function keyOf$2(hash, length) {
	return length * 4294967296 + hash;
}
// src/report/secrets/text-hider.ts
const MASK$1 = "***";
function textHider(texts, names, isOpen, elsewhere = NOTHING_ELSEWHERE) {
	const own = textFinder(texts);
	const isKnown = (text) => isOpen(text) || elsewhere.isOpen(text);
	const isNothing = texts.size === 0 && elsewhere === NOTHING_ELSEWHERE;
	const known = /* @__PURE__ */ new Map();
	const standing = /* @__PURE__ */ new Map();
	const standingOf = (one) => {
		const before = standing.get(one);
		if (before !== void 0) return before;
		const found = judgeStanding(one, names);
		standing.set(one, found);
		return found;
	};
	return (text) => {
		if (names.has(text)) return MASK$1;
		if (text.length < SHORTEST || isNothing) return text;
		const before = known.get(text);
		if (before !== void 0) return before;
		const ownAt = own(text);
		const hidden = hide(text, (at) => {
			const isMeant = (one) => isTold(text, at, one, standingOf(one)) && !isKnown(one);
			const found = ownAt(at, isMeant);
			return elsewhere === NOTHING_ELSEWHERE ? found : longestElsewhere(text, at, elsewhere, found, isMeant);
		});
		if (text.length < 1e3) known.set(text, hidden);
		return hidden;
	};
}
const NO_LENGTHS = [];
const NOTHING_ELSEWHERE = {
	lengthsAt: () => NO_LENGTHS,
	has: () => false,
	isOpen: () => false
};
function hide(text, findAt) {
	let result = "";
	let done = 0;
	let at = 0;
	while (at + SHORTEST <= text.length) {
		const found = findAt(at);
		if (found === "") at += 1;
		else {
			result += `${text.slice(done, at)}${MASK$1}`;
			at += found.length;
			done = at;
		}
	}
	return done === 0 ? text : result + text.slice(done);
}
function longestElsewhere(text, at, { lengthsAt, has }, found, isMeant) {
	for (const length of lengthsAt(text.slice(at, at + SHORTEST))) {
		if (length <= found.length) break;
		if (at + length > text.length) continue;
		const one = text.slice(at, at + length);
		if (has(one) && isMeant(one)) return one;
	}
	return found;
}
const OWN = /* @__PURE__ */ new Set(["optional: true", "key: value"]);
function judgeStanding(one, names) {
	return {
		as: standingAs(one),
		isName: names.has(one),
		isWord: /^[A-Za-z]+$/.test(one)
	};
}
function standingAs(one) {
	if (OWN.has(one)) return "never";
	if (looksRandom(one)) return "anywhere";
	if (/^(?:[A-Za-z]{1,15}[.,:;]?|base64)$/.test(one)) return "never";
	return /^[A-Za-z][a-z]*(?:[-. ][A-Za-z]+)*[.,:;]?$/.test(one) ? "quoted" : "apart";
}
function isTold(text, at, { length }, standing) {
	const before = text.charAt(at - 1);
	const after = text.charAt(at + length);
	switch (standing.as) {
		case "anywhere": return true;
		case "apart": return !/[A-Za-z0-9_-]/.test(before) && !/[A-Za-z0-9_-]/.test(after);
		default: {
			const isQuoted = /["'`=[]/.test(before) && /["'`=\]]/.test(after);
			return standing.as === "quoted" && isQuoted || standing.isName && isNamed(text, at, length, standing.isWord);
		}
	}
}
const BEFORE_NAME = /(?:["'`=[/]|\b(?:keys?|secret|config ?map|volume|field|supported:) )$/i;
function isNamed(text, at, length, isOneWord) {
	const isWord = /[A-Za-z0-9_]/;
	if (isWord.test(text.charAt(at - 1)) || isWord.test(text.charAt(at + length))) return false;
	return !isOneWord || BEFORE_NAME.test(text.slice(Math.max(0, at - 12), at));
}
// src/report/secrets/hide-secrets.ts
function hideSecrets(report, before, elsewhere) {
	const { files, builds } = report;
	const { hide, names } = hiderOf(before === void 0 ? [report] : [report, before], placesIn([...report.problems, ...report.suppressed.map(({ problem }) => problem)]), elsewhere);
	const telling = names.size > 0 ? new Set(builds.map(({ id }) => id)) : buildsThatCopy(builds);
	return {
		...report,
		problems: report.problems.map((problem) => hideInProblem(problem, hide)),
		suppressed: report.suppressed.map((each) => ({
			...each,
			problem: hideInProblem(each.problem, hide),
			...each.reason !== void 0 && { reason: hide(each.reason) }
		})),
		builds: builds.map((build) => ({
			...build,
			partial: build.partial.map(hide),
			failures: build.failures.map((finding) => hideInFinding(finding, hide))
		})),
		files: files.map((file) => hideInFile(file, hide)),
		notLookedAt: report.notLookedAt.map((each) => ({
			...each,
			manifest: telling.size === 0 ? each.manifest : hideInManifest(each.manifest, hide),
			reason: hide(each.reason)
		})),
		references: telling.size === 0 ? report.references : report.references.map((judged) => hideInJudged(judged, hide)),
		sources: telling.size === 0 ? report.sources : report.sources.map((source) => hideInSource(source, hide)),
		environments: require_start.once(() => report.environments().map((each) => hideInEnvironment(each, telling.has(each.workload.build), hide)))
	};
}
function buildsThatCopy(builds) {
	const copying = builds.filter(({ objects }) => objects.some(({ kind, node }) => kind !== "Secret" && holdsSecretText(node)));
	return new Set(copying.map(({ id }) => id));
}
function hideSecretsOf(findings, files, builds) {
	const { hide } = hiderOf([{
		files,
		builds
	}], placesIn(findings));
	return findings.map((finding) => hideInFinding(finding, hide));
}
function textHiderOf(runs) {
	return hiderOf(runs, []).hide;
}
const NONE = () => [];
function hiderOf(runs, places, elsewhere) {
	const names = /* @__PURE__ */ new Set();
	for (const { files, builds, environments = NONE } of runs) addSecretNames(builds, environments, secretMasks(files), names);
	const hider = require_start.once(() => {
		const texts = textsOf(runs, places);
		for (const name of names) addText(name, texts);
		return textHider(texts, names, openTexts(runs, texts, elsewhere), elsewhere);
	});
	return {
		hide: (text) => hider()(text),
		names
	};
}
function textsOf(runs, places) {
	const texts = /* @__PURE__ */ new Set();
	const seen = /* @__PURE__ */ new Set();
	for (const [index, { files, builds }] of runs.entries()) {
		const masks = secretMasks(files);
		addSecretTexts(files, builds, masks, texts, seen);
		if (index === 0) addOutside(places, files, masks, texts);
	}
	return texts;
}
function openTexts(runs, texts, elsewhere) {
	const isSecret = (text) => texts.has(text) || elsewhere?.has(text) === true;
	const open = new Set(runs.flatMap(({ files, references = [], sources = [] }) => [...namesInTheOpen(references.map(({ reference }) => reference), sources, secretMasks(files), isSecret)]));
	return (text) => open.has(text) || runs.some(({ files }) => openNames(files).has(text));
}
function addOutside(places, files, masks, texts) {
	const seen = new Set(files.map(({ path }) => path));
	for (const at of places) {
		const { file } = require_start.hostSpan(at);
		if (seen.has(file.path)) continue;
		seen.add(file.path);
		for (const { start, end } of masks(file)) addText(file.text.slice(start, end), texts);
	}
}
function hideInProblem(problem, hide) {
	return {
		...problem,
		...hideInFinding(problem, hide)
	};
}
function hideInFinding(finding, hide) {
	const { message, related, help, cause, subject } = finding;
	return {
		...finding,
		message: hide(message),
		...related !== void 0 && { related: related.map((each) => ({
			...each,
			message: hide(each.message)
		})) },
		...help !== void 0 && { help: hide(help) },
		...cause !== void 0 && { cause: hide(cause) },
		...subject !== void 0 && { subject: hideInSubject(subject, hide) }
	};
}
function hideInSubject(subject, hide) {
	const { name, container, detail } = subject;
	return {
		...subject,
		name: name === void 0 ? name : hide(name),
		...container !== void 0 && { container: hide(container) },
		...detail !== void 0 && { detail: hide(detail) }
	};
}
function hideInFile(file, hide) {
	const { class: found, documents } = file;
	if (found.kind !== "skipped" && documents.every(({ skipped }) => skipped === void 0)) return file;
	return {
		...file,
		class: found.kind === "skipped" ? {
			...found,
			reason: hide(found.reason)
		} : found,
		documents: documents.map((each) => each.skipped === void 0 ? each : {
			...each,
			skipped: hide(each.skipped)
		})
	};
}
// src/pipeline/restrict-builds.ts
const KUSTOMIZATION = /^(?:(.*)\/)?(?:kustomization\.ya?ml|Kustomization)$/;
function restrictBuilds(builds, selected) {
	const whole = new Set(buildsNamed(builds, selected));
	return builds.filter((build) => whole.has(build) || build.objects.some(({ node }) => selected.has(require_start.hostSpan(node).file.path)));
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
	const isIn = (at) => selected.has(require_start.hostSpan(at).file.path);
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
	return judged.flatMap(({ reference, verdict }) => reference.use === "env-from" ? sourcesOf$2(verdict).map(isShared) : []);
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
	const commentsAt = groupBy(comments, keyOf$1);
	const used = /* @__PURE__ */ new Set();
	const left = [];
	const suppressed = [];
	for (const problem of problems) {
		const place = require_start.positionOf(problem.at);
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
function keyOf$1({ rule, at }) {
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
		message: `This ${what} does not name a rule, so it suppresses nothing.`,
		help: "Name the rule: `# envfrom-ignore <rule> -- <reason>`."
	};
	if (!known.has(rule)) {
		const nearest = require_load.nearestName(rule, known);
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
const styleOf$1 = require_start.memo((root) => {
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
		...styleOf$1(root),
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
		...styleOf$1(root),
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
		...styleOf$1(root),
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
	for (const comment of comments.map(require_start.hostSpan).reverse()) {
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
	const line = require_start.positionOf(comment).line;
	let target = line;
	if (COMMENT_OR_BLANK.test(textOfLine(file, line))) do
		target += 1;
	while (!targets.has(target) && target < require_start.lineStarts(file).length && COMMENT_OR_BLANK.test(textOfLine(file, target)));
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
	for (let next = line + 1; next <= require_start.lineStarts(file).length; next += 1) {
		const column = textOfLine(file, next).search(/\S/);
		if (column === -1) continue;
		if (column <= indent) break;
		last = next;
	}
	return last;
}
function textOfLine(file, line) {
	const starts = require_start.lineStarts(file);
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
	const ours = dead.filter(({ at }) => checked.has(require_start.hostSpan(at).file.path));
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
		const { file } = require_start.hostSpan(at);
		if (!sources.has(file.path)) sources.set(file.path, file);
	}
	return [...sources.values()].filter(mentionsSuppression).flatMap((source) => {
		return readComments(findComments(source, (roots.get(source.path) ?? (() => rootsOf(source, limits)))()));
	});
}
function rootsOf(source, limits) {
	if (!require_start.isManifestName(source.path)) return [];
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
function examine(tree, rules, settings, before, memory) {
	const known = {
		before,
		memory
	};
	const { report, evidence } = lookAt(tree, rules, settings, known);
	return {
		report: finished(report, known),
		evidence
	};
}
function finished(report, { before, others }) {
	const problems = mergeCauses(report.problems);
	return hideSecrets({
		...report,
		problems
	}, before, others?.secrets);
}
function lookAt(tree, rules, settings, { before, memory, others }) {
	const parsed = parsedFiles(tree, settings.limits);
	const { rendered: remembered } = memory ?? {};
	const rendered = renderBuilds(tree, parsed, settings, sourcesOfObject, remembered);
	const { files, notLookedAt, cut } = rendered;
	const builds = memory?.keepBuilds(rendered.builds) ?? rendered.builds;
	const evidence = gatherEvidence(builds, files, {
		...settings,
		cut
	}, tree, before, memory, others);
	const { left, suppressed } = suppressProblems(runRules(rules, evidence, settings, others === void 0 ? memory : void 0), evidence, rules, settings);
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
		report: {
			...shown,
			problems
		},
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
		const identity = require_start.identityOf(problem);
		const path = require_start.fileOf(problem);
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
	return require_start.absentKind(problem) !== void 0;
}
function referenceOf({ problem, build }) {
	const { subject, builds } = problem;
	const { kind, namespace, name, detail } = subject ?? {};
	const where = build === "" ? builds[0] : build;
	return JSON.stringify([
		require_start.absentKind(problem),
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
const UNREAD$1 = /* @__PURE__ */ new Set([
	"unreadable",
	"too-large",
	"binary"
]);
function unreadableIn({ files, builds }) {
	const unread = files.filter(({ class: found, faults }) => faults.length > 0 || found.kind === "skipped" && UNREAD$1.has(found.as));
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
// src/pipeline/run-memory.ts
function openRunMemory() {
	let builds = /* @__PURE__ */ new Map();
	let last;
	return {
		rendered: openRenderMemory(),
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
		collected: nothingKept(),
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
var examine_check_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ examineCheck: () => examineCheck });
function examineCheck(run, tree, known = {}) {
	const { base, baseline, settings } = run;
	const { head, memory = base === void 0 ? void 0 : openRunMemory() } = known;
	const of = (some, before) => examine(some, catalogue, settings, before, memory);
	const before = base === void 0 ? void 0 : of(base.tree);
	const { report: whole, evidence } = head ?? of(tree, before?.evidence);
	const compared = base === void 0 || before === void 0 ? whole : compareReports(whole, before.report, base.label);
	const left = baseline === void 0 ? compared : require_start.applyBaseline(compared, baseline.entries, baseline.path, isWhole(run));
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
// src/report/problems/shown-paths.ts
const WORD = /([^\s`'"(),]+?)((?::\d+){0,2}[.:;]?)(?=[\s`'"(),]|$)/g;
const OBJECT = /^[A-Z][A-Za-z]+ \S/;
function shownPaths(report, showPath) {
	if (showPath === void 0) return {
		path: same$1,
		build: same$1,
		text: same$1
	};
	let known;
	const isKnown = (word) => {
		known ??= /* @__PURE__ */ new Set([...report.files.map(({ path }) => path), ...report.builds.flatMap(({ files }) => files)]);
		return known.has(word);
	};
	return {
		path: showPath,
		build: (id) => OBJECT.test(id) ? id : showPath(id),
		text: (text) => text.replace(WORD, (word, path, place) => isKnown(path) ? `${showPath(path)}${place}` : word)
	};
}
function same$1(text) {
	return text;
}
// src/report/text/style.ts
function styleOf(color) {
	return color ? COLORED : PLAIN;
}
function paint(format) {
	const [open = "", close = ""] = (0, node_util.styleText)(format, "\0", { validateStream: false }).split("\0");
	return (text) => text === "" ? "" : open + text + close;
}
function same(text) {
	return text;
}
const COLORED = {
	color: true,
	plain: same,
	bold: paint("bold"),
	dim: paint("dim"),
	underline: paint("underline"),
	red: paint("red"),
	yellow: paint("yellow"),
	blue: paint("blue"),
	cyan: paint("cyan"),
	green: paint("green")
};
const PLAIN = {
	color: false,
	plain: same,
	bold: same,
	dim: same,
	underline: same,
	red: same,
	yellow: same,
	blue: same,
	cyan: same,
	green: same
};
// src/report/problems/builds-of.ts
const MOST_BUILDS = 6;
const MOST_WITHOUT = 3;
function buildsOf(problem, report, show = (build) => build) {
	const { builds } = problem;
	if (builds.length === 0) return void 0;
	const having = new Set(builds);
	const using = usersOf(report).get(require_start.hostSpan(problem.at).file.path);
	const without = using?.filter((build) => !having.has(build)) ?? [];
	if (using !== void 0 && without.length === 0) return void 0;
	const names = clusterNames(builds, without, report);
	if (without.length > 0 && without.length <= MOST_WITHOUT && builds.length > without.length + 1) return `in ${require_start.count(builds.length, "build")}, but not in ${require_start.shortListOf(without.map(show), MOST_WITHOUT)}`;
	return `in ${require_start.shortListOf(builds.map((id) => show(id) + (names.get(id) ?? "")), MOST_BUILDS)}`;
}
function clusterNames(having, without, { builds }) {
	if (without.length === 0) return /* @__PURE__ */ new Map();
	const byId = new Map(builds.map((build) => [build.id, build]));
	const folderOf = (id) => byId.get(id)?.folder ?? id;
	const folders = new Set(without.map(folderOf));
	return new Map(having.flatMap((id) => {
		const cluster = byId.get(id)?.cluster;
		return cluster === void 0 || id.includes(`(${cluster})`) || !folders.has(folderOf(id)) ? [] : [[id, ` (cluster ${cluster})`]];
	}));
}
const usersOf = require_start.memo(({ builds }) => {
	const users = /* @__PURE__ */ new Map();
	for (const { id, files } of builds) for (const file of files) appendTo(users, file, id);
	return users;
});
// src/report/problems/group-by-cause.ts
function groupByCause(problems) {
	const groups = [];
	const known = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const { rule, severity, cause } = problem;
		const key = cause === void 0 ? void 0 : `${rule} ${severity} ${cause}`;
		const same = key === void 0 ? void 0 : known.get(key);
		if (same !== void 0) {
			same.push(problem);
			continue;
		}
		const others = [];
		groups.push({
			first: problem,
			others
		});
		if (key !== void 0) known.set(key, others);
	}
	return groups;
}
// src/report/problems/known-problems.ts
const MOST_RULES$1 = 4;
function tellsNew({ comparison, baseline }) {
	return comparison !== void 0 || baseline !== void 0;
}
const knownProblems = require_start.memo(({ comparison, baseline }) => {
	return /* @__PURE__ */ new Set([...comparison?.old ?? [], ...baseline?.accepted ?? []]);
});
function countsOf(report) {
	const { problems } = report;
	if (!tellsNew(report)) return require_start.severityCounts(problems);
	const known = knownProblems(report);
	const fresh = problems.filter((problem) => !known.has(problem)).length;
	if (fresh === problems.length) return require_start.severityCounts(problems, "new ");
	return `${require_start.severityCounts(problems)}, ${fresh === 0 ? "none" : require_start.numberText(fresh)} of them new`;
}
function comparisonNotes(report) {
	const shown = new Set(report.problems);
	const { comparison, baseline } = report;
	return [...comparison === void 0 ? [] : [comparedWith(comparison, shown)], ...baseline === void 0 ? [] : acceptedBy(baseline, shown)];
}
function comparedWith({ base, old, fixed, uncompared }, shown) {
	const isHidden = old.some((problem) => !shown.has(problem));
	const parts = [
		...old.length === 0 ? [] : [`${require_start.count(old.length, "old problem")}${isHidden ? " not shown (`--all-problems` shows them)" : ""}`],
		...fixed.length === 0 ? [] : [`${require_start.count(fixed.length, "problem")} fixed`],
		...uncompared === 0 ? [] : [`${require_start.numberText(uncompared)} of the old ones unclear, since the base cannot be read there`]
	];
	return `Compared with ${base}: ${parts.length === 0 ? "no old problems" : parts.join(", ")}.`;
}
function acceptedBy({ path, accepted, unused }, shown) {
	const isHidden = accepted.some((problem) => !shown.has(problem));
	const number = `${require_start.count(accepted.length, "problem")}${isHidden ? " not shown" : ""}`;
	const gone = unused.reduce((sum, entry) => sum + entry.count, 0);
	const rules = require_start.shortListOf([...new Set(unused.map(({ rule }) => rule))], MOST_RULES$1);
	return [`The baseline \`${path}\` accepts ${number}.`, ...gone === 0 ? [] : [`It also accepts ${require_start.count(gone, "problem")} that ${gone === 1 ? "is" : "are"} gone (${rules}): \`envfrom baseline --prune\` removes ${gone === 1 ? "it" : "them"}.`]];
}
// src/report/text/trail-text.ts
const WORDS = /* @__PURE__ */ new Map([
	["patch", "patched in"],
	["generator", "generated"],
	["transformer", "set"],
	["replacement", "replaced"],
	["substitution", "substituted"],
	["template", "templated"],
	["prefix", "renamed"],
	["namespace", "given its namespace"]
]);
function trailText(span) {
	const { path } = require_start.hostSpan(span).file;
	const shown = [];
	for (const { kind, at } of stepsOf(trailOf(span))) {
		const words = WORDS.get(kind);
		if (words === void 0 || at === void 0 || require_start.hostSpan(at).file.path === path) continue;
		const text = `${words} by ${require_start.placeOf(at)}`;
		if (shown.at(-1) !== text) shown.push(text);
	}
	return shown.length === 0 ? void 0 : shown.slice(-3).join(", then ");
}
function stepsOf(trail) {
	const steps = [];
	for (let here = trail; here !== void 0; here = here.before) steps.push(here.step);
	return steps.reverse();
}
// src/report/problems/totals-of.ts
function totalsOf({ totals, references, sources, workloads }) {
	return totals ?? {
		references: references.length,
		sources: sources.length,
		workloads: workloads.length
	};
}
// src/report/problems/other-places.ts
const MOST_ROWS$1 = 8;
function otherPlaces({ first, others, isOfNames }, all) {
	if (others.length === 0) return void 0;
	const rows = rowsOf(others, all, isOfNames === true ? nameOf : aboutOf);
	const shown = all || rows.length <= 9 ? rows : rows.slice(0, MOST_ROWS$1);
	const covered = shown.reduce((sum, { times }) => sum + times, 0);
	const here = exactPlace(first);
	const isHere = others.every((problem) => exactPlace(problem) === here);
	return {
		title: isOfNames ? `the same for ${require_start.count(others.length, "more name")}:` : isHere ? `the same here for ${require_start.numberText(others.length)} more:` : `the same at ${require_start.count(others.length, "more place")}:`,
		rows: shown.map(({ at, place, about, times }, index) => ({
			at,
			place: place === (shown[index - 1]?.place ?? here) ? "" : place,
			about: times === 1 ? about : [about, `${times} times`].filter(isText).join(", ")
		})),
		rest: covered === others.length ? void 0 : `and ${require_start.numberText(others.length - covered)} more`
	};
}
function rowsOf(problems, all, tell) {
	const rows = /* @__PURE__ */ new Map();
	for (const [index, problem] of problems.entries()) {
		const about = tell(problem.subject);
		const key = all ? String(index) : JSON.stringify([require_start.positionOf(problem.at).path, about]);
		const same = rows.get(key);
		if (same === void 0) rows.set(key, {
			at: problem.at,
			place: exactPlace(problem),
			about,
			times: 1
		});
		else same.times += 1;
	}
	return [...rows.values()];
}
function exactPlace({ at }) {
	const { path, line, column } = require_start.positionOf(at);
	return `${path}:${line}:${column}`;
}
function aboutOf(subject) {
	if (subject === void 0) return "";
	const { kind, name = "", container } = subject;
	return [`${kind} ${name}`.trim(), ...container === void 0 ? [] : [`container ${container}`]].filter(isText).join(", ");
}
function nameOf(subject) {
	return subject?.detail ?? aboutOf(subject);
}
function isText(text) {
	return text !== "";
}
// src/report/problems/coverage-of.ts
const NOUNS = {
	Kustomization: "Flux Kustomization",
	HelmRelease: "Helm release",
	Application: "Argo CD application",
	ApplicationSet: "Argo CD application set",
	ResourceSet: "Flux resource set"
};
const DEPLOYERS = [
	["Kustomization", "flux-kustomization"],
	["Application", "argo-application"],
	["HelmRelease", "helm-release"]
];
function deployersOf({ builds, notLookedAt }) {
	return DEPLOYERS.flatMap(([kind, buildKind]) => {
		const own = builds.filter((build) => build.kind === buildKind);
		const previewed = own.filter((build) => build.previewed === true).length;
		const seen = own.length;
		const unseen = notLookedAt.filter(({ manifest }) => manifest.kind === kind).length;
		if (seen + unseen === 0) return [];
		const all = require_start.count(seen + unseen, NOUNS[kind] ?? kind);
		const words = unseen === 0 ? all : `${require_start.numberText(seen)} of ${all}`;
		return [previewed === 0 ? words : `${words} (${require_start.numberText(previewed)} previewed from values)`];
	});
}
const UNUSED = [
	["fixture", "test fixture"],
	["vendored", "vendored file"],
	["archive", "archived file"],
	["generated", "generated file"],
	["template", "template"]
];
function notLookedAtOf(report) {
	const deployers = report.otherDeployers.map((name) => `what ${name} deploys`);
	return [
		...entriesNotLookedAt(report),
		...chartsNotLookedAt(report),
		...buildsUnseen(report),
		...unusedFilesOf(report),
		...deployers
	];
}
function unusedFilesOf({ files }) {
	const skipped = groupBy(files, skippedAs);
	return UNUSED.flatMap(([as, words]) => {
		const some = skipped.get(as)?.length ?? 0;
		return some === 0 ? [] : [require_start.count(some, words)];
	});
}
function nounOf(kind) {
	return NOUNS[kind] ?? kind;
}
function entriesNotLookedAt({ notLookedAt }) {
	return [...groupBy(notLookedAt, entryKey).values()].map(entryWords);
}
function entryKey({ manifest, reason }) {
	return `${manifest.kind} ${reason}`;
}
function entryWords(group) {
	const [first] = group;
	if (first === void 0) return "";
	const { kind, name } = first.manifest;
	const who = group.length === 1 ? `${kind} \`${name ?? ""}\`` : require_start.count(group.length, NOUNS[kind] ?? kind);
	if (first.need !== void 0) return `${who} whose ${group.length === 1 ? "chart is" : "charts are"} not here (\`envfrom charts\`)`;
	return `${who} (${group.length === 1 ? first.reason : reasonOfMany(first.reason)})`;
}
const OF_MANY = [[/^it deploys\b/, "they deploy"], [/\bits\b/g, "their"]];
function reasonOfMany(reason) {
	return OF_MANY.reduce((clause, [one, many]) => clause.replace(one, many), reason);
}
function chartsNotLookedAt(report) {
	const [unrendered, inPart] = chartsInPart(report);
	const parts = inPart.length === 0 ? [] : [`parts of ${require_start.count(inPart.length, "chart")}`];
	return [...unrendered.length === 0 ? [] : [`${unrenderedOf(report)} (\`envfrom build CHART\` says why)`], ...parts.map((words) => `${words} (\`--verbose\` says why)`)];
}
function unrenderedOf(report) {
	const [{ length }] = chartsInPart(report);
	if (length === 0) return "";
	return `${require_start.count(length, "chart")} that ${length === 1 ? "was" : "were"} not rendered`;
}
function chartsInPart({ builds }) {
	const byFolder = [...groupBy(builds.filter(({ kind, partial }) => kind === "chart" && partial.length > 0), ({ id, folder }) => folder ?? id)];
	const isNothing = ([, some]) => some.every(({ objects }) => objects.length === 0);
	return [byFolder.filter(isNothing).map(([folder]) => folder), byFolder.filter((each) => !isNothing(each)).map(([folder]) => folder)];
}
function buildsUnseen({ builds }) {
	const over = builds.filter(({ kind, partial }) => kind === "kustomization" && partial.includes("the builds are far larger than the files that they are made of, so envfrom stopped"));
	const words = over.length === 0 ? [] : [`${require_start.count(over.length, "kustomization")} (${OVER})`];
	const applications = [...groupBy(builds.filter(({ kind, objects, partial, failures }) => kind === "argo-application" && objects.length + failures.length === 0 && partial.length > 0), ({ partial }) => partial.join("; "))].map(([reason, some]) => {
		const [first] = some;
		return some.length === 1 && first !== void 0 ? `what \`${first.deployedBy?.name ?? first.id}\` deploys (${reason})` : `what ${require_start.count(some.length, nounOf("Application"))} deploy (${reason})`;
	});
	return [...words, ...applications];
}
function skippedAs({ class: found }) {
	return found.kind === "skipped" ? found.as : "";
}
// src/report/problems/nothing-checked.ts
function nothingChecked(report) {
	const { notLookedAt, otherDeployers, files } = report;
	if (Object.values(totalsOf(report)).some((total) => total > 0)) return void 0;
	const kinds = [...groupBy(notLookedAt, ({ manifest }) => manifest.kind)];
	const entries = kinds.map(([kind, some]) => require_start.count(some.length, nounOf(kind)));
	const unused = unusedFilesOf(report);
	const unrendered = [unrenderedOf(report)].filter((words) => words !== "");
	const isUnused = files.every(({ class: { kind } }) => kind === "skipped") && unused.length + unrendered.length > 0;
	if (entries.length === 0 && otherDeployers.length === 0 && !isUnused) return void 0;
	const advice = [
		...kinds.flatMap(([kind, some]) => some.every(({ reason }) => reason === "no entry point is known to deploy its chart") ? RENDER_CHART : ADVICE.get(kind) ?? []),
		...otherDeployers.map((name) => `Render what ${name} deploys, and check the result: \`envfrom check FOLDER\`, or \`\u2026 | envfrom check -\`.`),
		...unused.length === 0 ? [] : [NAME_IT]
	];
	const seen = [
		...entries,
		...unrendered,
		...unused,
		...otherDeployers.map((name) => `what ${name} deploys`)
	];
	return {
		seen: require_start.shortListOf(seen, MOST_SEEN),
		advice: [...new Set(advice)]
	};
}
const MOST_SEEN = 4;
const RENDER_CHART = "Add the Application that installs the chart, or render the chart into this repository (`helm template CHART -f VALUES`), and check again.";
const NAME_IT = "Name a folder or file to check it all the same: `envfrom check FOLDER`.";
const SOURCES = "If they deploy from this repository under another URL, set `repositoryUrls` in the configuration; else run envfrom in the repository that they name, or check both together: `envfrom fleet`.";
const ADVICE = /* @__PURE__ */ new Map([
	["HelmRelease", "`envfrom charts --missing --format sh` prints the commands that fetch the charts; run them, then check again."],
	["Kustomization", SOURCES],
	["Application", SOURCES],
	["ApplicationSet", SOURCES]
]);
// src/report/problems/summary-of.ts
function verdictOf(report) {
	const { problems, files } = report;
	if (problems.length > 0) {
		const places = new Set(problems.map(({ at }) => require_start.hostSpan(at).file.path));
		return `${countsOf(report)} in ${require_start.count(places.size, "file")}`;
	}
	if (files.length === 0) return "Nothing was checked: there are no YAML or JSON files here";
	const nothing = nothingChecked(report);
	if (nothing !== void 0) return `Nothing was checked: found only ${nothing.seen}`;
	if (files.some(({ class: { kind } }) => kind !== "skipped") || rendersCharts(report)) return tellsNew(report) ? "No new problems" : "No problems";
	return files.length === 1 ? "Nothing was checked: the only file holds no Kubernetes objects" : `Nothing was checked: none of ${require_start.count(files.length, "file")} holds Kubernetes objects`;
}
const MOST_RULES = 4;
function scopeOf(report) {
	const { files, suppressed, repositories } = report;
	const { references, workloads } = totalsOf(report);
	const skipped = files.filter((file) => file.class.kind === "skipped").length;
	const of = repositories === void 0 ? "" : ` of ${require_start.count(repositories.length, "repository", "repositories")}`;
	const rules = [...new Set(suppressed.map(({ problem }) => problem.rule))];
	return [
		`${require_start.count(references, "reference")} of ${require_start.count(workloads, "workload")} in ${placesOf(report, files.length - skipped)}${of} checked`,
		...deployersOf(report),
		...suppressed.length === 0 ? [] : [`${require_start.count(suppressed.length, "problem")} suppressed (${require_start.shortListOf(rules, MOST_RULES)})`],
		...skipped === 0 ? [] : [`${require_start.count(skipped, "file")} skipped`]
	].join(", ");
}
function placesOf({ builds }, files) {
	const charts = builds.filter((build) => build.kind === "chart" && isRendered(build)).length;
	return files === 0 && charts > 0 ? require_start.count(charts, "chart") : require_start.count(files, "file");
}
function isRendered({ objects, partial }) {
	return objects.length > 0 || partial.length === 0;
}
function rendersCharts({ builds }) {
	return builds.some(({ kind, objects }) => kind === "chart" && objects.length > 0);
}
const UNREAD = [
	["too-large", "over the size limit"],
	["binary", "not UTF-8 text"],
	["unreadable", "unreadable"]
];
function unreadOf({ files }) {
	const byReason = groupBy(files, reasonOf);
	const counts = UNREAD.flatMap(([as, words]) => {
		const some = byReason.get(as)?.length ?? 0;
		return some === 0 ? [] : [`${some} ${words}`];
	});
	if (counts.length === 0) return void 0;
	const unread = UNREAD.flatMap(([as]) => byReason.get(as) ?? []);
	const was = unread.length === 1 ? "file was" : "files were";
	const paths = require_start.shortListOf(unread.map(({ path }) => path), 3);
	return `${require_start.numberText(unread.length)} ${was} not read: ${counts.join(", ")} (${paths})`;
}
function reasonOf({ class: found }) {
	return found.kind === "skipped" ? found.as : found.kind;
}
function closingLines(report, style, options) {
	const { problems } = report;
	const shown = options.infos ? problems : problems.filter(({ severity }) => severity !== "info");
	const infos = problems.length - shown.length + (report.unlistedInfos ?? 0);
	const verdict = shown.length === 0 && infos > 0 ? `No ${tellsNew(report) ? "new " : ""}errors or warnings` : verdictOf({
		...report,
		problems: shown
	});
	const unread = unreadOf(report);
	const unseen = notLookedAtOf(report);
	const lines = [
		`${scopeOf(report)}.`,
		...comparisonNotes(report),
		...unseen.length === 0 ? [] : [`Not looked at: ${unseen.join(", ")}.`],
		...unread === void 0 ? [] : [`${unread}.`],
		...shown.length + infos > 0 ? [] : nothingChecked(report)?.advice ?? [],
		...options.notices,
		...infos === 0 ? [] : [`${require_start.count(infos, "info")} not shown.`],
		...options.hints ? hintsOf(shown, infos, report) : []
	].map((note) => style.dim(require_start.escapeText(note)));
	const paint = verdict.startsWith("Nothing was checked") ? style.yellow : paintOf(shown, style);
	return [style.bold(paint(`${verdict}.`)), ...lines].join("\n");
}
function paintOf(problems, style) {
	const counts = require_start.countSeverities(problems);
	if ((counts.get("error") ?? 0) > 0) return style.red;
	return (counts.get("warning") ?? 0) > 0 ? style.yellow : style.green;
}
function hintsOf(problems, infos, report) {
	const severity = require_start.SEVERITIES.find((one) => problems.some((problem) => problem.severity === one));
	const [most] = [...groupBy(problems.filter((problem) => problem.severity === severity), ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
	const isSomeSkipped = report.files.some((file) => file.class.kind === "skipped");
	const unseen = [...infos === 0 ? [] : ["the infos"], ...isSomeSkipped ? ["why files were skipped"] : []];
	return [
		...most === void 0 ? [] : [`\`envfrom explain ${most[0]}\` explains the rule.`],
		...unseen.length === 0 ? [] : [`\`--verbose\` shows ${unseen.join(" and ")}.`],
		...most === void 0 && totalsOf(report).workloads > 0 ? ["`envfrom env` shows the environment of each container."] : []
	];
}
// src/report/problems/fold-untraced.ts
const FOLDED = /* @__PURE__ */ new Set(["untraced-config-map", "untraced-secret"]);
const MOST_SHOWN = 5;
function foldUntraced(groups) {
	const seen = /* @__PURE__ */ new Map();
	for (const group of groups) {
		const key = keyOf(group);
		if (key !== void 0) seen.set(key, [...seen.get(key) ?? [], group]);
	}
	return groups.flatMap((group) => {
		const same = seen.get(keyOf(group) ?? "") ?? [];
		const at = same.indexOf(group);
		if (same.length <= 7 || at < MOST_SHOWN) return [group];
		if (at > MOST_SHOWN) return [];
		const others = same.slice(6).map(({ first }) => first);
		return [{
			first: group.first,
			others,
			isOfNames: true
		}];
	});
}
function keyOf({ first: { rule, severity } }) {
	return FOLDED.has(rule) ? `${rule} ${severity}` : void 0;
}
const ambiguousRanges = [
	161,
	161,
	164,
	164,
	167,
	168,
	170,
	170,
	173,
	174,
	176,
	180,
	182,
	186,
	188,
	191,
	198,
	198,
	208,
	208,
	215,
	216,
	222,
	225,
	230,
	230,
	232,
	234,
	236,
	237,
	240,
	240,
	242,
	243,
	247,
	250,
	252,
	252,
	254,
	254,
	257,
	257,
	273,
	273,
	275,
	275,
	283,
	283,
	294,
	295,
	299,
	299,
	305,
	307,
	312,
	312,
	319,
	322,
	324,
	324,
	328,
	331,
	333,
	333,
	338,
	339,
	358,
	359,
	363,
	363,
	462,
	462,
	464,
	464,
	466,
	466,
	468,
	468,
	470,
	470,
	472,
	472,
	474,
	474,
	476,
	476,
	593,
	593,
	609,
	609,
	708,
	708,
	711,
	711,
	713,
	715,
	717,
	717,
	720,
	720,
	728,
	731,
	733,
	733,
	735,
	735,
	768,
	879,
	913,
	929,
	931,
	937,
	945,
	961,
	963,
	969,
	1025,
	1025,
	1040,
	1103,
	1105,
	1105,
	8208,
	8208,
	8211,
	8214,
	8216,
	8217,
	8220,
	8221,
	8224,
	8226,
	8228,
	8231,
	8240,
	8240,
	8242,
	8243,
	8245,
	8245,
	8251,
	8251,
	8254,
	8254,
	8308,
	8308,
	8319,
	8319,
	8321,
	8324,
	8364,
	8364,
	8451,
	8451,
	8453,
	8453,
	8457,
	8457,
	8467,
	8467,
	8470,
	8470,
	8481,
	8482,
	8486,
	8486,
	8491,
	8491,
	8531,
	8532,
	8539,
	8542,
	8544,
	8555,
	8560,
	8569,
	8585,
	8585,
	8592,
	8601,
	8632,
	8633,
	8658,
	8658,
	8660,
	8660,
	8679,
	8679,
	8704,
	8704,
	8706,
	8707,
	8711,
	8712,
	8715,
	8715,
	8719,
	8719,
	8721,
	8721,
	8725,
	8725,
	8730,
	8730,
	8733,
	8736,
	8739,
	8739,
	8741,
	8741,
	8743,
	8748,
	8750,
	8750,
	8756,
	8759,
	8764,
	8765,
	8776,
	8776,
	8780,
	8780,
	8786,
	8786,
	8800,
	8801,
	8804,
	8807,
	8810,
	8811,
	8814,
	8815,
	8834,
	8835,
	8838,
	8839,
	8853,
	8853,
	8857,
	8857,
	8869,
	8869,
	8895,
	8895,
	8978,
	8978,
	9312,
	9449,
	9451,
	9547,
	9552,
	9587,
	9600,
	9615,
	9618,
	9621,
	9632,
	9633,
	9635,
	9641,
	9650,
	9651,
	9654,
	9655,
	9660,
	9661,
	9664,
	9665,
	9670,
	9672,
	9675,
	9675,
	9678,
	9681,
	9698,
	9701,
	9711,
	9711,
	9733,
	9734,
	9737,
	9737,
	9742,
	9743,
	9756,
	9756,
	9758,
	9758,
	9792,
	9792,
	9794,
	9794,
	9824,
	9825,
	9827,
	9829,
	9831,
	9834,
	9836,
	9837,
	9839,
	9839,
	9886,
	9887,
	9919,
	9919,
	9926,
	9933,
	9935,
	9939,
	9941,
	9953,
	9955,
	9955,
	9960,
	9961,
	9963,
	9969,
	9972,
	9972,
	9974,
	9977,
	9979,
	9980,
	9982,
	9983,
	10045,
	10045,
	10102,
	10111,
	11094,
	11097,
	12872,
	12879,
	57344,
	63743,
	65024,
	65039,
	65533,
	65533,
	127232,
	127242,
	127248,
	127277,
	127280,
	127337,
	127344,
	127373,
	127375,
	127376,
	127387,
	127404,
	917760,
	917999,
	983040,
	1048573,
	1048576,
	1114109
];
const fullwidthRanges = [
	12288,
	12288,
	65281,
	65376,
	65504,
	65510
];
const wideRanges = [
	4352,
	4447,
	8986,
	8987,
	9001,
	9002,
	9193,
	9196,
	9200,
	9200,
	9203,
	9203,
	9725,
	9726,
	9748,
	9749,
	9776,
	9783,
	9800,
	9811,
	9855,
	9855,
	9866,
	9871,
	9875,
	9875,
	9889,
	9889,
	9898,
	9899,
	9917,
	9918,
	9924,
	9925,
	9934,
	9934,
	9940,
	9940,
	9962,
	9962,
	9970,
	9971,
	9973,
	9973,
	9978,
	9978,
	9981,
	9981,
	9989,
	9989,
	9994,
	9995,
	10024,
	10024,
	10060,
	10060,
	10062,
	10062,
	10067,
	10069,
	10071,
	10071,
	10133,
	10135,
	10160,
	10160,
	10175,
	10175,
	11035,
	11036,
	11088,
	11088,
	11093,
	11093,
	11904,
	11929,
	11931,
	12019,
	12032,
	12245,
	12272,
	12287,
	12289,
	12350,
	12353,
	12438,
	12441,
	12543,
	12549,
	12591,
	12593,
	12686,
	12688,
	12773,
	12783,
	12830,
	12832,
	12871,
	12880,
	42124,
	42128,
	42182,
	43360,
	43388,
	44032,
	55203,
	63744,
	64255,
	65040,
	65049,
	65072,
	65106,
	65108,
	65126,
	65128,
	65131,
	94176,
	94180,
	94192,
	94198,
	94208,
	101594,
	101631,
	101664,
	101760,
	101874,
	101888,
	102801,
	102816,
	102866,
	110576,
	110579,
	110581,
	110587,
	110589,
	110590,
	110592,
	110888,
	110898,
	110898,
	110928,
	110930,
	110933,
	110933,
	110948,
	110952,
	110960,
	111355,
	119552,
	119638,
	119648,
	119670,
	126980,
	126980,
	127183,
	127183,
	127374,
	127374,
	127377,
	127386,
	127406,
	127406,
	127488,
	127490,
	127504,
	127547,
	127552,
	127560,
	127568,
	127569,
	127584,
	127589,
	127744,
	127776,
	127789,
	127797,
	127799,
	127868,
	127870,
	127891,
	127904,
	127946,
	127951,
	127955,
	127968,
	127984,
	127988,
	127988,
	127992,
	128062,
	128064,
	128064,
	128066,
	128252,
	128255,
	128317,
	128331,
	128334,
	128336,
	128359,
	128378,
	128378,
	128405,
	128406,
	128420,
	128420,
	128507,
	128591,
	128640,
	128709,
	128716,
	128716,
	128720,
	128722,
	128725,
	128729,
	128732,
	128735,
	128747,
	128748,
	128756,
	128764,
	128986,
	128986,
	128992,
	129003,
	129008,
	129008,
	129292,
	129338,
	129340,
	129349,
	129351,
	129535,
	129648,
	129660,
	129664,
	129734,
	129736,
	129736,
	129740,
	129757,
	129759,
	129771,
	129775,
	129786,
	131072,
	196605,
	196608,
	262141
];
// node_modules/get-east-asian-width/utilities.js
const isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) high = mid - 1;
		else if (codePoint > ranges[i + 1]) low = mid + 1;
		else return true;
	}
	return false;
};
// node_modules/get-east-asian-width/lookup.js
const commonCjkCodePoint = 19968;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];
	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];
		if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) return [start, end];
		if (end - start > fastPathEnd - fastPathStart) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}
	return [fastPathStart, fastPathEnd];
}
const isAmbiguous = (codePoint) => {
	if (codePoint < 161 || codePoint > 1114109) return false;
	return isInRange(ambiguousRanges, codePoint);
};
const isFullwidth = (codePoint) => {
	if (codePoint < 12288 || codePoint > 65510) return false;
	return isInRange(fullwidthRanges, codePoint);
};
const isWide = (codePoint) => {
	if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) return true;
	if (codePoint < 4352 || codePoint > 262141) return false;
	return isInRange(wideRanges, codePoint);
};
// node_modules/get-east-asian-width/index.js
function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
	validate(codePoint);
	if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) return 2;
	return 1;
}
// src/report/text/display-width.ts
const ASCII = /^[\u0020-\u007e]*$/;
const zeroWidth = require_start.once(() => new RegExp(String.raw`^[\p{Mn}\p{Me}\p{Cf}]$`, "u"));
function displayWidth(text) {
	if (ASCII.test(text)) return text.length;
	let width = 0;
	for (const char of text) width += charWidth(char);
	return width;
}
function charWidth(char) {
	if (char.length === 1 && char >= " " && char <= "~") return 1;
	if (zeroWidth().test(char)) return 0;
	return eastAsianWidth(char.codePointAt(0) ?? 0);
}
function padEnd(text, width) {
	return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}
function padStart(text, width) {
	return " ".repeat(Math.max(0, width - displayWidth(text))) + text;
}
// src/report/text/wrap-text.ts
function wrapText(text, width) {
	if (width === void 0 || displayWidth(text) <= width) return [text];
	const lines = [];
	let line = "";
	let used = 0;
	for (const word of text.split(" ")) {
		const needed = displayWidth(word);
		if (line !== "" && used + 1 + needed > width) {
			lines.push(line);
			line = word;
			used = needed;
		} else {
			used += needed + (line === "" ? 0 : 1);
			line = line === "" ? word : `${line} ${word}`;
		}
	}
	return [...lines, line];
}
// src/report/problems/problem-table.ts
const MOST_ROWS = 20;
const MOST_FOLDERS = 3;
const DEPTH = 3;
function problemTable(problems, style, options) {
	const rows = require_start.SEVERITIES.flatMap((severity) => {
		return [...groupBy(problems.filter((problem) => problem.severity === severity), ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length).map(([rule, some]) => {
			const folders = foldersOf(some, options);
			return {
				count: require_start.count(some.length, severity),
				rule: require_start.escapeText(rule),
				folders
			};
		});
	});
	const shown = rows.length > 21 ? rows.slice(0, MOST_ROWS) : rows;
	const counts = widest(shown.map((row) => row.count));
	const rules = widest(shown.map(({ rule }) => rule));
	const beside = counts + rules + 6;
	const room = options.width === void 0 ? void 0 : Math.max(20, options.width - beside);
	const lines = shown.flatMap((row) => {
		const head = `  ${row.count.padStart(counts)}  ${padEnd(row.rule, rules)}  `;
		return wrapText(row.folders, room).map((part, at) => (at === 0 ? head : " ".repeat(beside)) + style.dim(part));
	});
	const rest = rows.length - shown.length;
	if (rest > 0) lines.push(`  ${style.dim(`and ${require_start.count(rest, "more rule")}`)}`);
	return `${[style.bold("Problems by rule and folder"), ...lines].join("\n")}\n`;
}
function foldersOf(problems, { showPath }) {
	const named = [...groupBy(problems, ({ at }) => folderOf$1(require_start.hostSpan(at).file.path).split("/").slice(0, DEPTH).join("/"))].toSorted(([, a], [, b]) => b.length - a.length).map(([folder, some]) => `${require_start.escapeText(showPath?.(folder) ?? folder)} ${some.length}`);
	return require_start.shortListOf(named, MOST_FOLDERS);
}
function widest(texts) {
	return texts.reduce((most, text) => Math.max(most, displayWidth(text)), 0);
}
// src/report/problems/code-frame.ts
const MASK = "***";
function frameLines(span, position, masks, { before, after, width }) {
	const { file, start, end } = require_start.hostSpan(span);
	const starts = require_start.lineStarts(file);
	const marked = position.line - 1;
	const first = Math.max(0, marked - before);
	const last = Math.min(starts.length - 1, marked + after);
	const lines = [];
	for (let index = first; index <= last; index += 1) {
		const range = lineRange(file, starts, index);
		const mark = index === marked ? {
			start,
			end: Math.min(end, range.end)
		} : void 0;
		lines.push({
			number: index + 1,
			...showLine(file.text, range, mark, masks, width)
		});
	}
	return trimBlank(lines);
}
function trimBlank(lines) {
	const isShown = ({ text, mark }) => mark !== void 0 || text.trim() !== "";
	return lines.slice(lines.findIndex(isShown), lines.findLastIndex(isShown) + 1);
}
function lineRange(file, starts, index) {
	const start = starts[index] ?? 0;
	let end = starts[index + 1] ?? file.text.length;
	if (file.text.charAt(end - 1) === "\n" && end > start) end -= 1;
	if (file.text.charAt(end - 1) === "\r" && end > start) end -= 1;
	return {
		start,
		end
	};
}
const PRINTABLE = /^[\u0020-\u007e]*$/;
function showLine(text, line, mark, masks, width) {
	if (!((masks[firstMaskFrom(masks, line.start)]?.start ?? Infinity) < line.end) && line.end - line.start <= width) {
		const written = text.slice(line.start, line.end);
		if (PRINTABLE.test(written)) return {
			text: written.trimEnd(),
			mark: markIn(line, mark)
		};
	}
	const middle = mark?.start ?? line.start;
	const reach = 2 * width;
	const window = {
		start: Math.max(line.start, middle - reach),
		end: Math.min(line.end, middle + reach)
	};
	return clip(cellsOf(text, window, masks), mark, width, {
		before: window.start > line.start,
		after: window.end < line.end
	});
}
function markIn(line, mark) {
	if (mark === void 0) return void 0;
	return {
		column: mark.start - line.start,
		width: Math.max(1, mark.end - mark.start)
	};
}
const TAB = "    ";
function cellsOf(text, window, masks) {
	const cells = [];
	let next = firstMaskFrom(masks, window.start);
	let at = window.start;
	while (at < window.end) {
		const mask = masks[next];
		if (mask !== void 0 && at >= mask.start) {
			const end = Math.min(mask.end, window.end);
			if (end > at) cells.push({
				start: at,
				end,
				shown: MASK,
				width: 3
			});
			at = Math.max(at, end);
			next += 1;
			continue;
		}
		const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const shown = char === "	" ? TAB : require_start.escapeText(char);
		const width = shown === char ? charWidth(char) : shown.length;
		cells.push({
			start: at,
			end: at + char.length,
			shown,
			width
		});
		at += char.length;
	}
	return cells;
}
function firstMaskFrom(masks, offset) {
	let low = 0;
	let high = masks.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((masks[middle]?.end ?? 0) <= offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
const ELLIPSIS = "\u2026";
function clip(cells, mark, width, cut) {
	const columns = columnsOf(cells);
	const columnAt = (index) => columns[index] ?? columns.at(-1) ?? 0;
	const [first, last] = markedCells(cells, mark);
	let from = 0;
	if (columnAt(cells.length) > width && columnAt(last) > width - 1) {
		const skip = columnAt(first) - Math.floor(width / 3);
		while (from < first && columnAt(from) < skip) from += 1;
	}
	const head = from > 0 || cut.before ? ELLIPSIS : "";
	const room = columnAt(from) + width - head.length;
	let to = cells.length;
	if (columnAt(to) > room || cut.after) {
		to = from;
		while (to < cells.length && columnAt(to + 1) < room) to += 1;
	}
	const tail = to < cells.length || cut.after ? ELLIPSIS : "";
	const text = `${head}${cells.slice(from, to).map((cell) => cell.shown).join("")}${tail}`;
	if (mark === void 0) return {
		text: text.trimEnd(),
		mark: void 0
	};
	const column = head.length + columnAt(first) - columnAt(from);
	const marked = Math.max(1, columnAt(Math.min(last, to)) - columnAt(first));
	return {
		text: text.trimEnd(),
		mark: {
			column,
			width: marked
		}
	};
}
function columnsOf(cells) {
	const columns = [0];
	let column = 0;
	for (const { width } of cells) columns.push(column += width);
	return columns;
}
function markedCells(cells, mark) {
	if (mark === void 0) return [0, 0];
	const found = cells.findIndex(({ end }) => end > mark.start);
	const first = found === -1 ? cells.length : found;
	const last = cells.findLastIndex(({ start }) => start < mark.end) + 1;
	return [first, Math.max(first + 1, last)];
}
// src/report/problems/draw-frame.ts
const CONTEXT = {
	before: 2,
	after: 1
};
const NO_CONTEXT = {
	before: 0,
	after: 0
};
const CODE_WIDTH = 140;
function frameOf(span, label, options) {
	const position = require_start.positionOf(span);
	const size = {
		...label === void 0 ? CONTEXT : NO_CONTEXT,
		width: codeWidth(options.width)
	};
	return {
		position,
		label,
		lines: frameLines(span, position, options.masks(require_start.hostSpan(span).file), size)
	};
}
function drawFrame({ position, lines, label }, gutter, look, options) {
	const { style } = options;
	const { path, line, column } = position;
	const bar = style.blue("|");
	const drawn = [`${gutter}${style.blue("-->")} ${require_start.escapeText(options.paths.path(path))}:${line}:${column}`, `${gutter} ${bar}`];
	for (const { number, text, mark } of lines) {
		drawn.push(`${style.blue(String(number).padStart(gutter.length))} ${bar} ${text}`.trimEnd());
		if (mark !== void 0) drawn.push(...drawMark(mark, label ?? "", gutter, look, options));
	}
	return drawn;
}
function drawMark({ column, width: marked }, label, gutter, { paint, marker }, { style, width }) {
	const lead = `${gutter} ${style.blue("|")} `;
	const under = `${lead}${" ".repeat(column)}${paint(marker.repeat(marked))}`;
	if (label === "") return [under];
	const room = bodyWidth(width, gutter.length + 4 + column + marked);
	if (room === void 0 || displayWidth(label) <= room) return [`${under} ${boldNames(label, style)}`];
	return [under, ...wrapText(label, bodyWidth(width, gutter.length + 3)).map((part) => lead + boldNames(part, style))];
}
function boldNames(text, style) {
	if (!style.color) return text;
	return text.replace(/`[^`]*`/g, (name) => style.bold(name));
}
function codeWidth(width) {
	return Math.max(40, (width ?? CODE_WIDTH) - 8);
}
function bodyWidth(width, used) {
	return width === void 0 ? void 0 : Math.max(20, width - used);
}
// src/report/problems/problem-text.ts
const MOST_RELATED = 10;
const WIDEST_PLACE$1 = 100;
function problemText(group, page) {
	const { style } = page;
	const { first: problem } = group;
	const related = (problem.related ?? []).filter(isHere).slice(0, MOST_RELATED);
	const frames = [frameOf(problem.at, void 0, page), ...related.map(({ at, message }) => frameOf(at, plain(message, page), page))];
	const last = frames.flatMap(({ lines }) => lines.map((line) => line.number)).reduce((most, number) => Math.max(most, number), 1);
	const gutter = " ".repeat(String(last).length);
	const lines = [...headline(problem, page)];
	for (const [at, frame] of frames.entries()) {
		if (at > 0) lines.push(`${gutter} ${style.blue("|")}`);
		const paint = at === 0 ? severityPaint(problem.severity, style) : style.blue;
		lines.push(...drawFrame(frame, gutter, {
			paint,
			marker: at === 0 ? "^" : "-"
		}, page));
	}
	const footer = [...footerOf(problem, page).flatMap((note) => drawNote(note, gutter, page)), ...drawOthers(group, gutter, page)];
	if (footer.length > 0) lines.push(`${gutter} ${style.blue("|")}`, ...footer);
	return `${lines.join("\n")}\n`;
}
function isHere({ before }) {
	return before !== true;
}
function headline(problem, page) {
	const { style, width } = page;
	const paint = severityPaint(problem.severity, style);
	const head = `${problem.severity}[${require_start.escapeText(problem.rule)}]: `;
	const [first = "", ...rest] = wrapText(`${head}${plain(problem.message, page)}`, bodyWidth(width, 2));
	const message = boldNames(first.slice(head.length - 1), style);
	return [`${style.bold(paint(head.slice(0, -2)))}:${message}`, ...rest.map((line) => `  ${boldNames(line, style)}`)];
}
function footerOf(problem, { report, paths }) {
	const builds = buildsOf(problem, report, paths.build);
	const trail = trailText(problem.at);
	const unshown = (problem.related ?? []).length - MOST_RELATED;
	return [
		...(problem.related ?? []).filter((place) => !isHere(place)).map(({ at, message }) => ["", `${message}: ${require_start.placeOf(at)}`]),
		...unshown > 0 ? [["", `and ${require_start.count(unshown, "more place")}`]] : [],
		...problem.help === void 0 ? [] : [["help: ", problem.help]],
		...trail === void 0 ? [] : [["", trail]],
		...builds === void 0 ? [] : [["", builds]],
		...knownProblems(report).has(problem) ? [["", "not new"]] : []
	];
}
function drawNote([word, text], gutter, page) {
	const { style, width } = page;
	const indent = " ".repeat(gutter.length + 3 + word.length);
	const lines = wrapText(plain(text, page), bodyWidth(width, indent.length));
	const head = `${gutter} ${style.blue("=")} ${style.bold(word)}`;
	return lines.map((line, at) => (at === 0 ? head : indent) + boldNames(line, style));
}
function drawOthers(group, gutter, page) {
	const others = otherPlaces(group, page.verbose);
	if (others === void 0) return [];
	const { title, rows, rest } = others;
	const { style } = page;
	const indent = " ".repeat(gutter.length + 5);
	const places = rows.map(({ place }) => plain(place, page));
	const widest = places.reduce((most, place) => Math.max(most, displayWidth(place)), 0);
	const width = Math.min(widest, bodyWidth(page.width, 40) ?? WIDEST_PLACE$1);
	const lines = rows.map(({ about }, at) => {
		const place = width === 0 ? "" : `${padEnd(places[at] ?? "", width)}  `;
		return `${indent}${place}${style.dim(plain(about, page))}`.trimEnd();
	});
	if (rest !== void 0) lines.push(indent + style.dim(rest));
	return [`${gutter} ${style.blue("=")} ${title}`, ...lines];
}
function plain(text, { paths }) {
	return require_start.escapeText(paths.text(require_start.clipText(text)));
}
function severityPaint(severity, style) {
	if (severity === "error") return style.red;
	return severity === "warning" ? style.yellow : style.cyan;
}
// src/report/problems/verbose-notes.ts
const WIDEST_PLACE = 60;
const MOST_FILES = 10;
function verboseNotes(report, style, paths) {
	const sections = [
		["Documents skipped", skippedDocuments(report)],
		["Builds that may lack objects", partialBuilds(report)],
		["References that may miss their source without harm", referenceNotes(report, harmlessNote)],
		["References that rest on an assumption", referenceNotes(report, assumptionNote)],
		["References that cannot be judged offline", referenceNotes(report, unknownNote)],
		["Suppressed problems", suppressedProblems(report)]
	];
	return [...skippedFiles(report, style, paths), ...sections.flatMap(([title, notes]) => notes.length === 0 ? [] : [section(title, notes, style, paths)])];
}
function section(title, notes, style, paths) {
	const shown = notes.map(({ place, text }) => ({
		place: require_start.escapeText(paths.text(place)),
		text: require_start.escapeText(paths.text(text))
	}));
	const widths = shown.map(({ place }) => displayWidth(place));
	const width = Math.min(WIDEST_PLACE, widths.reduce((a, b) => Math.max(a, b), 0));
	const lines = shown.map(({ place, text }) => `  ${padEnd(place, width)}  ${style.dim(text)}`);
	return `${[style.bold(`${title}: ${require_start.numberText(notes.length)}`), ...lines].join("\n")}\n`;
}
function skippedFiles({ files }, style, paths) {
	const skipped = files.flatMap(({ path, class: found }) => found.kind === "skipped" ? [{
		path,
		why: `${found.as}: ${found.reason}`
	}] : []);
	if (skipped.length === 0) return [];
	const lines = [...groupBy(skipped, ({ why }) => why)].toSorted(([, a], [, b]) => b.length - a.length).flatMap(([why, some]) => {
		const isLong = some.length > 11;
		const named = (isLong ? some.slice(0, MOST_FILES) : some).map(({ path }) => `    ${require_start.escapeText(paths.path(path))}`);
		const rest = `    and ${require_start.count(some.length - MOST_FILES, "more file")}: --format json lists them all`;
		const head = `  ${require_start.numberText(some.length)} ${require_start.escapeText(why)}`;
		return [
			style.dim(head),
			...named,
			...isLong ? [style.dim(rest)] : []
		];
	});
	return [`${[style.bold(`Skipped files: ${require_start.numberText(skipped.length)}`), ...lines].join("\n")}\n`];
}
function skippedDocuments({ files }) {
	return files.flatMap(({ documents }) => documents.flatMap(({ span, skipped }) => skipped === void 0 ? [] : [{
		place: require_start.placeOf(span),
		text: skipped
	}]));
}
function partialBuilds({ builds }) {
	return builds.flatMap(({ id, partial }) => partial.map((reason) => ({
		place: id,
		text: reason
	})));
}
function referenceNotes({ references }, noteOf) {
	const seen = /* @__PURE__ */ new Set();
	return references.flatMap((judged) => {
		const text = noteOf(judged);
		if (text === void 0) return [];
		const { path, line, column } = require_start.positionOf(judged.at);
		const { kind, name, key } = judged.reference;
		const named = `${kind} ${name}${key === void 0 ? "" : `/${key.name}`}`;
		const note = {
			place: `${path}:${line}:${column}`,
			text: `${named}: ${text}`
		};
		const identity = `${note.place}\0${note.text}`;
		if (seen.has(identity)) return [];
		seen.add(identity);
		return [note];
	});
}
function harmlessNote({ reference, verdict }) {
	if (verdict.kind === "broken") return reference.harmless;
	if (verdict.kind !== "optional") return void 0;
	return verdict.missing.what === "source" ? "optional, and missing" : "optional, and the key is missing";
}
function assumptionNote({ verdict }) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return verdict.assumption;
	if (verdict.kind === "assumed") return verdict.reason;
	if (verdict.kind !== "produced") return void 0;
	const { producer, at } = verdict.source;
	return `made by ${producer.kind} ${producer.manifest.name ?? ""} (${require_start.placeOf(at)})`;
}
function unknownNote({ verdict }) {
	return verdict.kind === "unknown" ? verdict.reason : void 0;
}
function suppressedProblems({ suppressed }) {
	return suppressed.map(({ problem, by, reason }) => ({
		place: require_start.placeOf(problem.at),
		text: `${problem.rule}, by ${require_start.placeOf(by)}${reason === void 0 ? "" : `: ${reason}`}`
	}));
}
// src/report/problems/format-text.ts
var format_text_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatGuardedText: () => formatGuardedText });
function* formatGuardedText(report, options) {
	for (const lines of formatText(report, options)) yield options.guardCommands ? require_start.guardCommands(lines) : lines;
}
function* formatText(report, options) {
	const { verbose, width } = options;
	const style = styleOf(options.color);
	const paths = shownPaths(report, options.showPath);
	const page = {
		report,
		style,
		masks: masksOfReport(report),
		width,
		verbose,
		paths
	};
	const shown = options.infos ? report.problems : report.problems.filter(isGrave);
	const found = groupByCause(require_start.worstLast(shown));
	const groups = verbose ? found : foldUntraced(found);
	let lines = 0;
	for (const group of groups) {
		const block = problemText(group, page);
		lines += block.split("\n").length;
		yield `${block}\n`;
	}
	if (verbose) for (const note of verboseNotes(report, style, paths)) yield `${note}\n`;
	if (lines > (options.screen ?? Number.POSITIVE_INFINITY)) yield `${problemTable(shown, style, options)}\n`;
	yield `${closingLines(report, style, options)}\n`;
}
function isGrave({ severity }) {
	return severity !== "info";
}
// src/pipeline/without-milder.ts
function withoutMilder(report, least) {
	const problems = report.problems.filter(({ severity }) => SEVERITY_RANK[severity] <= SEVERITY_RANK[least]);
	const { unlistedInfos: _, ...rest } = report;
	return least === "info" ? {
		...report,
		problems
	} : {
		...rest,
		problems
	};
}
// src/cli/check/answer-check.ts
var answer_check_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerOf: () => answerOf });
const SAYS_NOTICES = /* @__PURE__ */ new Set([
	"text",
	"markdown",
	"json"
]);
async function answerOf(run, report, { layouts, least }) {
	const hasFiles = [...run.tree.selected ?? run.tree.paths].some(require_start.isManifestName);
	const saysNothing = layouts.some(({ format, file }) => format === "text" && file === void 0);
	const saysNotices = layouts.some(({ format }) => SAYS_NOTICES.has(format));
	const pages = layouts.some(({ format }) => format === "sarif") ? (await Promise.resolve().then(() => require("./pages.js")).then((n) => n.pages_exports)).pages : /* @__PURE__ */ new Map();
	const formatPieces = await formatterOf(layouts);
	const shown = least === void 0 ? report : withoutMilder(report, least);
	return {
		says: [...hasFiles || saysNothing ? [] : ["envfrom: no YAML or JSON files to check."], ...saysNotices ? [] : run.notices.map((notice) => `envfrom: ${notice}`)],
		outputs: layouts.map(({ format, file, options }) => ({
			file,
			pieces: formatPieces(format, shown, {
				...options,
				...format === "sarif" && { pages }
			})
		})),
		code: require_start.exitCodeOf(report, run)
	};
}
async function formatterOf(layouts) {
	if (layouts.every(({ format }) => format === "text")) {
		const { formatGuardedText } = await Promise.resolve().then(() => format_text_exports);
		return (_, report, options) => formatGuardedText(report, options);
	}
	return (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.format_problems_exports)).formatInPieces;
}
Object.defineProperty(exports, "CHART_FILE", {
	enumerable: true,
	get: function() {
		return CHART_FILE$1;
	}
});
Object.defineProperty(exports, "DocumentError", {
	enumerable: true,
	get: function() {
		return DocumentError;
	}
});
Object.defineProperty(exports, "Groups", {
	enumerable: true,
	get: function() {
		return Groups;
	}
});
Object.defineProperty(exports, "KSOPS", {
	enumerable: true,
	get: function() {
		return KSOPS;
	}
});
Object.defineProperty(exports, "LONGEST_STRING", {
	enumerable: true,
	get: function() {
		return LONGEST_STRING;
	}
});
Object.defineProperty(exports, "MAX_INT64", {
	enumerable: true,
	get: function() {
		return MAX_INT64;
	}
});
Object.defineProperty(exports, "NOT_IN_FLEET", {
	enumerable: true,
	get: function() {
		return NOT_IN_FLEET;
	}
});
Object.defineProperty(exports, "NO_CHART", {
	enumerable: true,
	get: function() {
		return NO_CHART;
	}
});
Object.defineProperty(exports, "OPERATOR_GROUP", {
	enumerable: true,
	get: function() {
		return OPERATOR_GROUP;
	}
});
Object.defineProperty(exports, "ORIGIN", {
	enumerable: true,
	get: function() {
		return ORIGIN;
	}
});
Object.defineProperty(exports, "OTHER_REPOSITORY", {
	enumerable: true,
	get: function() {
		return OTHER_REPOSITORY;
	}
});
Object.defineProperty(exports, "OVER", {
	enumerable: true,
	get: function() {
		return OVER;
	}
});
Object.defineProperty(exports, "OWN_CHART_NAMESPACE", {
	enumerable: true,
	get: function() {
		return OWN_CHART_NAMESPACE;
	}
});
Object.defineProperty(exports, "PREVIEWED_WORKLOADS", {
	enumerable: true,
	get: function() {
		return PREVIEWED_WORKLOADS;
	}
});
Object.defineProperty(exports, "PlainEntry", {
	enumerable: true,
	get: function() {
		return PlainEntry;
	}
});
Object.defineProperty(exports, "REVISION", {
	enumerable: true,
	get: function() {
		return REVISION;
	}
});
Object.defineProperty(exports, "UNREADABLE", {
	enumerable: true,
	get: function() {
		return UNREADABLE;
	}
});
Object.defineProperty(exports, "addItem", {
	enumerable: true,
	get: function() {
		return addItem;
	}
});
Object.defineProperty(exports, "addObjectNames", {
	enumerable: true,
	get: function() {
		return addObjectNames;
	}
});
Object.defineProperty(exports, "addSecretNames", {
	enumerable: true,
	get: function() {
		return addSecretNames;
	}
});
Object.defineProperty(exports, "addSecretTexts", {
	enumerable: true,
	get: function() {
		return addSecretTexts;
	}
});
Object.defineProperty(exports, "addTo", {
	enumerable: true,
	get: function() {
		return addTo;
	}
});
Object.defineProperty(exports, "answerOf", {
	enumerable: true,
	get: function() {
		return answerOf;
	}
});
Object.defineProperty(exports, "answer_check_exports", {
	enumerable: true,
	get: function() {
		return answer_check_exports;
	}
});
Object.defineProperty(exports, "appendAll", {
	enumerable: true,
	get: function() {
		return appendAll;
	}
});
Object.defineProperty(exports, "appendTo", {
	enumerable: true,
	get: function() {
		return appendTo;
	}
});
Object.defineProperty(exports, "asSecret", {
	enumerable: true,
	get: function() {
		return asSecret;
	}
});
Object.defineProperty(exports, "asString", {
	enumerable: true,
	get: function() {
		return asString;
	}
});
Object.defineProperty(exports, "baseName", {
	enumerable: true,
	get: function() {
		return baseName;
	}
});
Object.defineProperty(exports, "behind", {
	enumerable: true,
	get: function() {
		return behind;
	}
});
Object.defineProperty(exports, "blockHints", {
	enumerable: true,
	get: function() {
		return blockHints;
	}
});
Object.defineProperty(exports, "buildsOf", {
	enumerable: true,
	get: function() {
		return buildsOf;
	}
});
Object.defineProperty(exports, "bytesToByteText", {
	enumerable: true,
	get: function() {
		return bytesToByteText;
	}
});
Object.defineProperty(exports, "catalogue", {
	enumerable: true,
	get: function() {
		return catalogue;
	}
});
Object.defineProperty(exports, "catalogue_exports", {
	enumerable: true,
	get: function() {
		return catalogue_exports;
	}
});
Object.defineProperty(exports, "ceilQuotient", {
	enumerable: true,
	get: function() {
		return ceilQuotient;
	}
});
Object.defineProperty(exports, "charWidth", {
	enumerable: true,
	get: function() {
		return charWidth;
	}
});
Object.defineProperty(exports, "collectReferences", {
	enumerable: true,
	get: function() {
		return collectReferences;
	}
});
Object.defineProperty(exports, "collectSources", {
	enumerable: true,
	get: function() {
		return collectSources;
	}
});
Object.defineProperty(exports, "collectWorkloads", {
	enumerable: true,
	get: function() {
		return collectWorkloads;
	}
});
Object.defineProperty(exports, "columnOf", {
	enumerable: true,
	get: function() {
		return columnOf;
	}
});
Object.defineProperty(exports, "compareBytes", {
	enumerable: true,
	get: function() {
		return compareBytes;
	}
});
Object.defineProperty(exports, "compareKeys", {
	enumerable: true,
	get: function() {
		return compareKeys;
	}
});
Object.defineProperty(exports, "compareOpaque", {
	enumerable: true,
	get: function() {
		return compareOpaque;
	}
});
Object.defineProperty(exports, "compareTemplates", {
	enumerable: true,
	get: function() {
		return compareTemplates;
	}
});
Object.defineProperty(exports, "compareText", {
	enumerable: true,
	get: function() {
		return compareText;
	}
});
Object.defineProperty(exports, "comparisonNotes", {
	enumerable: true,
	get: function() {
		return comparisonNotes;
	}
});
Object.defineProperty(exports, "compileGoRegexp", {
	enumerable: true,
	get: function() {
		return compileGoRegexp;
	}
});
Object.defineProperty(exports, "compileRegexp", {
	enumerable: true,
	get: function() {
		return compileRegexp;
	}
});
Object.defineProperty(exports, "contentHash", {
	enumerable: true,
	get: function() {
		return contentHash;
	}
});
Object.defineProperty(exports, "copyFault", {
	enumerable: true,
	get: function() {
		return copyFault;
	}
});
Object.defineProperty(exports, "decodeBase64", {
	enumerable: true,
	get: function() {
		return decodeBase64;
	}
});
Object.defineProperty(exports, "decodeBytes", {
	enumerable: true,
	get: function() {
		return decodeBytes;
	}
});
Object.defineProperty(exports, "deployersIn", {
	enumerable: true,
	get: function() {
		return deployersIn;
	}
});
Object.defineProperty(exports, "displayWidth", {
	enumerable: true,
	get: function() {
		return displayWidth;
	}
});
Object.defineProperty(exports, "done", {
	enumerable: true,
	get: function() {
		return done;
	}
});
Object.defineProperty(exports, "eastAsianWidth", {
	enumerable: true,
	get: function() {
		return eastAsianWidth;
	}
});
Object.defineProperty(exports, "editScalar", {
	enumerable: true,
	get: function() {
		return editScalar;
	}
});
Object.defineProperty(exports, "embedText", {
	enumerable: true,
	get: function() {
		return embedText;
	}
});
Object.defineProperty(exports, "entriesAt", {
	enumerable: true,
	get: function() {
		return entriesAt;
	}
});
Object.defineProperty(exports, "entriesNotLookedAt", {
	enumerable: true,
	get: function() {
		return entriesNotLookedAt;
	}
});
Object.defineProperty(exports, "entry", {
	enumerable: true,
	get: function() {
		return entry;
	}
});
Object.defineProperty(exports, "entryObjectOf", {
	enumerable: true,
	get: function() {
		return entryObjectOf;
	}
});
Object.defineProperty(exports, "entryOf", {
	enumerable: true,
	get: function() {
		return entryOf;
	}
});
Object.defineProperty(exports, "entryWith", {
	enumerable: true,
	get: function() {
		return entryWith;
	}
});
Object.defineProperty(exports, "examine", {
	enumerable: true,
	get: function() {
		return examine;
	}
});
Object.defineProperty(exports, "examineCheck", {
	enumerable: true,
	get: function() {
		return examineCheck;
	}
});
Object.defineProperty(exports, "examine_check_exports", {
	enumerable: true,
	get: function() {
		return examine_check_exports;
	}
});
Object.defineProperty(exports, "fileParser", {
	enumerable: true,
	get: function() {
		return fileParser;
	}
});
Object.defineProperty(exports, "filesIn", {
	enumerable: true,
	get: function() {
		return filesIn;
	}
});
Object.defineProperty(exports, "findGroups", {
	enumerable: true,
	get: function() {
		return findGroups;
	}
});
Object.defineProperty(exports, "findMatch", {
	enumerable: true,
	get: function() {
		return findMatch;
	}
});
Object.defineProperty(exports, "fixedPart", {
	enumerable: true,
	get: function() {
		return fixedPart;
	}
});
Object.defineProperty(exports, "fold", {
	enumerable: true,
	get: function() {
		return fold$1;
	}
});
Object.defineProperty(exports, "folderOf", {
	enumerable: true,
	get: function() {
		return folderOf$1;
	}
});
Object.defineProperty(exports, "foldersNamed", {
	enumerable: true,
	get: function() {
		return foldersNamed;
	}
});
Object.defineProperty(exports, "formatGuardedText", {
	enumerable: true,
	get: function() {
		return formatGuardedText;
	}
});
Object.defineProperty(exports, "fromByteText", {
	enumerable: true,
	get: function() {
		return fromByteText;
	}
});
Object.defineProperty(exports, "gatherEvidence", {
	enumerable: true,
	get: function() {
		return gatherEvidence;
	}
});
Object.defineProperty(exports, "goEscape", {
	enumerable: true,
	get: function() {
		return goEscape;
	}
});
Object.defineProperty(exports, "goFloatJson", {
	enumerable: true,
	get: function() {
		return goFloatJson;
	}
});
Object.defineProperty(exports, "goFloatText", {
	enumerable: true,
	get: function() {
		return goFloatText;
	}
});
Object.defineProperty(exports, "goJson", {
	enumerable: true,
	get: function() {
		return goJson;
	}
});
Object.defineProperty(exports, "goJsonString", {
	enumerable: true,
	get: function() {
		return goJsonString;
	}
});
Object.defineProperty(exports, "goQuote", {
	enumerable: true,
	get: function() {
		return goQuote;
	}
});
Object.defineProperty(exports, "groupBy", {
	enumerable: true,
	get: function() {
		return groupBy;
	}
});
Object.defineProperty(exports, "groupByCause", {
	enumerable: true,
	get: function() {
		return groupByCause;
	}
});
Object.defineProperty(exports, "hasPlaceholder", {
	enumerable: true,
	get: function() {
		return hasPlaceholder;
	}
});
Object.defineProperty(exports, "hashSuffix", {
	enumerable: true,
	get: function() {
		return hashSuffix;
	}
});
Object.defineProperty(exports, "hideInBinding", {
	enumerable: true,
	get: function() {
		return hideInBinding;
	}
});
Object.defineProperty(exports, "hideInValue", {
	enumerable: true,
	get: function() {
		return hideInValue;
	}
});
Object.defineProperty(exports, "hideSecrets", {
	enumerable: true,
	get: function() {
		return hideSecrets;
	}
});
Object.defineProperty(exports, "hideSecretsOf", {
	enumerable: true,
	get: function() {
		return hideSecretsOf;
	}
});
Object.defineProperty(exports, "hidesObjects", {
	enumerable: true,
	get: function() {
		return hidesObjects;
	}
});
Object.defineProperty(exports, "identityOfSource", {
	enumerable: true,
	get: function() {
		return identityOfSource;
	}
});
Object.defineProperty(exports, "indexSources", {
	enumerable: true,
	get: function() {
		return indexSources;
	}
});
Object.defineProperty(exports, "insertInFlow", {
	enumerable: true,
	get: function() {
		return insertInFlow;
	}
});
Object.defineProperty(exports, "isApplicationSet", {
	enumerable: true,
	get: function() {
		return isApplicationSet;
	}
});
Object.defineProperty(exports, "isBuiltIn", {
	enumerable: true,
	get: function() {
		return isBuiltIn;
	}
});
Object.defineProperty(exports, "isContainerResource", {
	enumerable: true,
	get: function() {
		return isContainerResource;
	}
});
Object.defineProperty(exports, "isCopyName", {
	enumerable: true,
	get: function() {
		return isCopyName;
	}
});
Object.defineProperty(exports, "isEmptyNode", {
	enumerable: true,
	get: function() {
		return isEmptyNode;
	}
});
Object.defineProperty(exports, "isFlow", {
	enumerable: true,
	get: function() {
		return isFlow;
	}
});
Object.defineProperty(exports, "isGoPrintable", {
	enumerable: true,
	get: function() {
		return isGoPrintable;
	}
});
Object.defineProperty(exports, "isInside", {
	enumerable: true,
	get: function() {
		return isInside$1;
	}
});
Object.defineProperty(exports, "isJsonText", {
	enumerable: true,
	get: function() {
		return isJsonText;
	}
});
Object.defineProperty(exports, "isMade", {
	enumerable: true,
	get: function() {
		return isMade;
	}
});
Object.defineProperty(exports, "isMissingOrNull", {
	enumerable: true,
	get: function() {
		return isMissingOrNull;
	}
});
Object.defineProperty(exports, "isNameless", {
	enumerable: true,
	get: function() {
		return isNameless;
	}
});
Object.defineProperty(exports, "isNull", {
	enumerable: true,
	get: function() {
		return isNull;
	}
});
Object.defineProperty(exports, "isOfOperator", {
	enumerable: true,
	get: function() {
		return isOfOperator;
	}
});
Object.defineProperty(exports, "isPlainString", {
	enumerable: true,
	get: function() {
		return isPlainString;
	}
});
Object.defineProperty(exports, "isPlausibleKey", {
	enumerable: true,
	get: function() {
		return isPlausibleKey;
	}
});
Object.defineProperty(exports, "isSameField", {
	enumerable: true,
	get: function() {
		return isSameField;
	}
});
Object.defineProperty(exports, "isSettled", {
	enumerable: true,
	get: function() {
		return isSettled;
	}
});
Object.defineProperty(exports, "isTemplate", {
	enumerable: true,
	get: function() {
		return isTemplate$1;
	}
});
Object.defineProperty(exports, "isTemplatedName", {
	enumerable: true,
	get: function() {
		return isTemplatedName;
	}
});
Object.defineProperty(exports, "isTest", {
	enumerable: true,
	get: function() {
		return isTest;
	}
});
Object.defineProperty(exports, "isText", {
	enumerable: true,
	get: function() {
		return isText$1;
	}
});
Object.defineProperty(exports, "isTrue", {
	enumerable: true,
	get: function() {
		return isTrue;
	}
});
Object.defineProperty(exports, "isValidUtf8", {
	enumerable: true,
	get: function() {
		return isValidUtf8;
	}
});
Object.defineProperty(exports, "isWrittenAlike", {
	enumerable: true,
	get: function() {
		return isWrittenAlike;
	}
});
Object.defineProperty(exports, "isZeroQuantity", {
	enumerable: true,
	get: function() {
		return isZeroQuantity;
	}
});
Object.defineProperty(exports, "itemsAt", {
	enumerable: true,
	get: function() {
		return itemsAt;
	}
});
Object.defineProperty(exports, "joinRefused", {
	enumerable: true,
	get: function() {
		return joinRefused;
	}
});
Object.defineProperty(exports, "jsonTypeName", {
	enumerable: true,
	get: function() {
		return jsonTypeName;
	}
});
Object.defineProperty(exports, "judgedOf", {
	enumerable: true,
	get: function() {
		return judgedOf;
	}
});
Object.defineProperty(exports, "knownProblems", {
	enumerable: true,
	get: function() {
		return knownProblems;
	}
});
Object.defineProperty(exports, "knownSource", {
	enumerable: true,
	get: function() {
		return knownSource;
	}
});
Object.defineProperty(exports, "knownText", {
	enumerable: true,
	get: function() {
		return knownText;
	}
});
Object.defineProperty(exports, "kustomizationGraph", {
	enumerable: true,
	get: function() {
		return kustomizationGraph;
	}
});
Object.defineProperty(exports, "labelKeyRefusals", {
	enumerable: true,
	get: function() {
		return labelKeyRefusals;
	}
});
Object.defineProperty(exports, "labelOf", {
	enumerable: true,
	get: function() {
		return labelOf;
	}
});
Object.defineProperty(exports, "labelValueRefusals", {
	enumerable: true,
	get: function() {
		return labelValueRefusals;
	}
});
Object.defineProperty(exports, "lineBreakOf", {
	enumerable: true,
	get: function() {
		return lineBreakOf;
	}
});
Object.defineProperty(exports, "linkedKindNamed", {
	enumerable: true,
	get: function() {
		return linkedKindNamed;
	}
});
Object.defineProperty(exports, "linkedKindOf", {
	enumerable: true,
	get: function() {
		return linkedKindOf;
	}
});
Object.defineProperty(exports, "listedEntries", {
	enumerable: true,
	get: function() {
		return listedEntries;
	}
});
Object.defineProperty(exports, "logicalName", {
	enumerable: true,
	get: function() {
		return logicalName;
	}
});
Object.defineProperty(exports, "logicalNames", {
	enumerable: true,
	get: function() {
		return logicalNames;
	}
});
Object.defineProperty(exports, "lookAt", {
	enumerable: true,
	get: function() {
		return lookAt;
	}
});
Object.defineProperty(exports, "looksToBeFilledIn", {
	enumerable: true,
	get: function() {
		return looksToBeFilledIn;
	}
});
Object.defineProperty(exports, "madeInText", {
	enumerable: true,
	get: function() {
		return madeInText;
	}
});
Object.defineProperty(exports, "madeNames", {
	enumerable: true,
	get: function() {
		return madeNames;
	}
});
Object.defineProperty(exports, "manifestsOf", {
	enumerable: true,
	get: function() {
		return manifestsOf;
	}
});
Object.defineProperty(exports, "mapAt", {
	enumerable: true,
	get: function() {
		return mapAt;
	}
});
Object.defineProperty(exports, "mapDone", {
	enumerable: true,
	get: function() {
		return mapDone;
	}
});
Object.defineProperty(exports, "mapOf", {
	enumerable: true,
	get: function() {
		return mapOf;
	}
});
Object.defineProperty(exports, "masksOfPlaces", {
	enumerable: true,
	get: function() {
		return masksOfPlaces;
	}
});
Object.defineProperty(exports, "masksOfReport", {
	enumerable: true,
	get: function() {
		return masksOfReport;
	}
});
Object.defineProperty(exports, "matchesPattern", {
	enumerable: true,
	get: function() {
		return matchesPattern;
	}
});
Object.defineProperty(exports, "mergeCauses", {
	enumerable: true,
	get: function() {
		return mergeCauses;
	}
});
Object.defineProperty(exports, "nameInCluster", {
	enumerable: true,
	get: function() {
		return nameInCluster;
	}
});
Object.defineProperty(exports, "nameOfContainer", {
	enumerable: true,
	get: function() {
		return nameOfContainer;
	}
});
Object.defineProperty(exports, "nameOfManifest", {
	enumerable: true,
	get: function() {
		return nameOfManifest;
	}
});
Object.defineProperty(exports, "nameOfReferrer", {
	enumerable: true,
	get: function() {
		return nameOfReferrer;
	}
});
Object.defineProperty(exports, "namesInTheOpen", {
	enumerable: true,
	get: function() {
		return namesInTheOpen;
	}
});
Object.defineProperty(exports, "namesSources", {
	enumerable: true,
	get: function() {
		return namesSources;
	}
});
Object.defineProperty(exports, "nearMiss", {
	enumerable: true,
	get: function() {
		return nearMiss;
	}
});
Object.defineProperty(exports, "newAllowance", {
	enumerable: true,
	get: function() {
		return newAllowance;
	}
});
Object.defineProperty(exports, "newBudget", {
	enumerable: true,
	get: function() {
		return newBudget;
	}
});
Object.defineProperty(exports, "newText", {
	enumerable: true,
	get: function() {
		return newText;
	}
});
Object.defineProperty(exports, "notedTree", {
	enumerable: true,
	get: function() {
		return notedTree;
	}
});
Object.defineProperty(exports, "openContext", {
	enumerable: true,
	get: function() {
		return openContext;
	}
});
Object.defineProperty(exports, "openNode", {
	enumerable: true,
	get: function() {
		return openNode;
	}
});
Object.defineProperty(exports, "openNotedContext", {
	enumerable: true,
	get: function() {
		return openNotedContext;
	}
});
Object.defineProperty(exports, "openRunMemory", {
	enumerable: true,
	get: function() {
		return openRunMemory;
	}
});
Object.defineProperty(exports, "originOfKey", {
	enumerable: true,
	get: function() {
		return originOfKey;
	}
});
Object.defineProperty(exports, "otherPlaces", {
	enumerable: true,
	get: function() {
		return otherPlaces;
	}
});
Object.defineProperty(exports, "padEnd", {
	enumerable: true,
	get: function() {
		return padEnd;
	}
});
Object.defineProperty(exports, "padStart", {
	enumerable: true,
	get: function() {
		return padStart;
	}
});
Object.defineProperty(exports, "parentFolder", {
	enumerable: true,
	get: function() {
		return parentFolder;
	}
});
Object.defineProperty(exports, "parseDocument", {
	enumerable: true,
	get: function() {
		return parseDocument;
	}
});
Object.defineProperty(exports, "parseEmbedded", {
	enumerable: true,
	get: function() {
		return parseEmbedded;
	}
});
Object.defineProperty(exports, "parseFile", {
	enumerable: true,
	get: function() {
		return parseFile;
	}
});
Object.defineProperty(exports, "parseFiles", {
	enumerable: true,
	get: function() {
		return parseFiles;
	}
});
Object.defineProperty(exports, "parseGoInteger", {
	enumerable: true,
	get: function() {
		return parseGoInteger;
	}
});
Object.defineProperty(exports, "parsePattern", {
	enumerable: true,
	get: function() {
		return parsePattern;
	}
});
Object.defineProperty(exports, "parseQuantity", {
	enumerable: true,
	get: function() {
		return parseQuantity;
	}
});
Object.defineProperty(exports, "parseText", {
	enumerable: true,
	get: function() {
		return parseText;
	}
});
Object.defineProperty(exports, "parsedFiles", {
	enumerable: true,
	get: function() {
		return parsedFiles;
	}
});
Object.defineProperty(exports, "pathBelow", {
	enumerable: true,
	get: function() {
		return pathBelow;
	}
});
Object.defineProperty(exports, "pathIn", {
	enumerable: true,
	get: function() {
		return pathIn;
	}
});
Object.defineProperty(exports, "pathMatch", {
	enumerable: true,
	get: function() {
		return pathMatch;
	}
});
Object.defineProperty(exports, "pathsBelow", {
	enumerable: true,
	get: function() {
		return pathsBelow$1;
	}
});
Object.defineProperty(exports, "podSpecOf", {
	enumerable: true,
	get: function() {
		return podSpecOf;
	}
});
Object.defineProperty(exports, "printedText", {
	enumerable: true,
	get: function() {
		return printedText;
	}
});
Object.defineProperty(exports, "quantityText", {
	enumerable: true,
	get: function() {
		return quantityText;
	}
});
Object.defineProperty(exports, "rawText", {
	enumerable: true,
	get: function() {
		return rawText;
	}
});
Object.defineProperty(exports, "readBack", {
	enumerable: true,
	get: function() {
		return readBack;
	}
});
Object.defineProperty(exports, "readCopy", {
	enumerable: true,
	get: function() {
		return readCopy;
	}
});
Object.defineProperty(exports, "readJson", {
	enumerable: true,
	get: function() {
		return readJson;
	}
});
Object.defineProperty(exports, "readPatterns", {
	enumerable: true,
	get: function() {
		return readPatterns;
	}
});
Object.defineProperty(exports, "refused", {
	enumerable: true,
	get: function() {
		return refused;
	}
});
Object.defineProperty(exports, "registryWith", {
	enumerable: true,
	get: function() {
		return registryWith;
	}
});
Object.defineProperty(exports, "reloadOf", {
	enumerable: true,
	get: function() {
		return reloadOf;
	}
});
Object.defineProperty(exports, "removeEntry", {
	enumerable: true,
	get: function() {
		return removeEntry;
	}
});
Object.defineProperty(exports, "removeItem", {
	enumerable: true,
	get: function() {
		return removeItem;
	}
});
Object.defineProperty(exports, "renderBuilds", {
	enumerable: true,
	get: function() {
		return renderBuilds;
	}
});
Object.defineProperty(exports, "renderedFrom", {
	enumerable: true,
	get: function() {
		return renderedFrom;
	}
});
Object.defineProperty(exports, "repositoryOf", {
	enumerable: true,
	get: function() {
		return repositoryOf;
	}
});
Object.defineProperty(exports, "resolvePath", {
	enumerable: true,
	get: function() {
		return resolvePath;
	}
});
Object.defineProperty(exports, "resolveScalar", {
	enumerable: true,
	get: function() {
		return resolveScalar;
	}
});
Object.defineProperty(exports, "restrictBuilds", {
	enumerable: true,
	get: function() {
		return restrictBuilds;
	}
});
Object.defineProperty(exports, "runeAt", {
	enumerable: true,
	get: function() {
		return runeAt;
	}
});
Object.defineProperty(exports, "runesOf", {
	enumerable: true,
	get: function() {
		return runesOf;
	}
});
Object.defineProperty(exports, "scalarAt", {
	enumerable: true,
	get: function() {
		return scalarAt;
	}
});
Object.defineProperty(exports, "scalarOf", {
	enumerable: true,
	get: function() {
		return scalarOf;
	}
});
Object.defineProperty(exports, "scalarText", {
	enumerable: true,
	get: function() {
		return scalarText;
	}
});
Object.defineProperty(exports, "scopeOf", {
	enumerable: true,
	get: function() {
		return scopeOf;
	}
});
Object.defineProperty(exports, "secretLabel", {
	enumerable: true,
	get: function() {
		return secretLabel;
	}
});
Object.defineProperty(exports, "secretMasks", {
	enumerable: true,
	get: function() {
		return secretMasks;
	}
});
Object.defineProperty(exports, "sequenceOf", {
	enumerable: true,
	get: function() {
		return sequenceOf;
	}
});
Object.defineProperty(exports, "servicesForOthers", {
	enumerable: true,
	get: function() {
		return servicesForOthers;
	}
});
Object.defineProperty(exports, "setField", {
	enumerable: true,
	get: function() {
		return setField;
	}
});
Object.defineProperty(exports, "setText", {
	enumerable: true,
	get: function() {
		return setText;
	}
});
Object.defineProperty(exports, "setValue", {
	enumerable: true,
	get: function() {
		return setValue;
	}
});
Object.defineProperty(exports, "shown", {
	enumerable: true,
	get: function() {
		return shown;
	}
});
Object.defineProperty(exports, "shownPaths", {
	enumerable: true,
	get: function() {
		return shownPaths;
	}
});
Object.defineProperty(exports, "sortProblems", {
	enumerable: true,
	get: function() {
		return sortProblems;
	}
});
Object.defineProperty(exports, "sortSuppressed", {
	enumerable: true,
	get: function() {
		return sortSuppressed;
	}
});
Object.defineProperty(exports, "sourceKindNamed", {
	enumerable: true,
	get: function() {
		return sourceKindNamed;
	}
});
Object.defineProperty(exports, "sourceOf", {
	enumerable: true,
	get: function() {
		return sourceOf;
	}
});
Object.defineProperty(exports, "sourcesMeant", {
	enumerable: true,
	get: function() {
		return sourcesMeant;
	}
});
Object.defineProperty(exports, "sourcesOf", {
	enumerable: true,
	get: function() {
		return sourcesOf$2;
	}
});
Object.defineProperty(exports, "sourcesOfObject", {
	enumerable: true,
	get: function() {
		return sourcesOfObject;
	}
});
Object.defineProperty(exports, "splitCopyName", {
	enumerable: true,
	get: function() {
		return splitCopyName;
	}
});
Object.defineProperty(exports, "splitDocuments", {
	enumerable: true,
	get: function() {
		return splitDocuments;
	}
});
Object.defineProperty(exports, "stepsOf", {
	enumerable: true,
	get: function() {
		return stepsOf;
	}
});
Object.defineProperty(exports, "stringOf", {
	enumerable: true,
	get: function() {
		return stringOf;
	}
});
Object.defineProperty(exports, "stringOf$1", {
	enumerable: true,
	get: function() {
		return stringOf$1;
	}
});
Object.defineProperty(exports, "stringScalar", {
	enumerable: true,
	get: function() {
		return stringScalar;
	}
});
Object.defineProperty(exports, "styleOf", {
	enumerable: true,
	get: function() {
		return styleOf;
	}
});
Object.defineProperty(exports, "takeOverIndex", {
	enumerable: true,
	get: function() {
		return takeOverIndex;
	}
});
Object.defineProperty(exports, "tellsNew", {
	enumerable: true,
	get: function() {
		return tellsNew;
	}
});
Object.defineProperty(exports, "textHiderOf", {
	enumerable: true,
	get: function() {
		return textHiderOf;
	}
});
Object.defineProperty(exports, "textOffsets", {
	enumerable: true,
	get: function() {
		return textOffsets;
	}
});
Object.defineProperty(exports, "timestampJson", {
	enumerable: true,
	get: function() {
		return timestampJson;
	}
});
Object.defineProperty(exports, "toByteText", {
	enumerable: true,
	get: function() {
		return toByteText;
	}
});
Object.defineProperty(exports, "totalsOf", {
	enumerable: true,
	get: function() {
		return totalsOf;
	}
});
Object.defineProperty(exports, "trailOf", {
	enumerable: true,
	get: function() {
		return trailOf;
	}
});
Object.defineProperty(exports, "trailText", {
	enumerable: true,
	get: function() {
		return trailText;
	}
});
Object.defineProperty(exports, "treesOf", {
	enumerable: true,
	get: function() {
		return treesOf;
	}
});
Object.defineProperty(exports, "triggerAnnotation", {
	enumerable: true,
	get: function() {
		return triggerAnnotation;
	}
});
Object.defineProperty(exports, "triggerOf", {
	enumerable: true,
	get: function() {
		return triggerOf;
	}
});
Object.defineProperty(exports, "typeTag", {
	enumerable: true,
	get: function() {
		return typeTag;
	}
});
Object.defineProperty(exports, "unreadOf", {
	enumerable: true,
	get: function() {
		return unreadOf;
	}
});
Object.defineProperty(exports, "unusedFolders", {
	enumerable: true,
	get: function() {
		return unusedFolders;
	}
});
Object.defineProperty(exports, "valueAt", {
	enumerable: true,
	get: function() {
		return valueAt;
	}
});
Object.defineProperty(exports, "valueComparer", {
	enumerable: true,
	get: function() {
		return valueComparer;
	}
});
Object.defineProperty(exports, "verdictOf", {
	enumerable: true,
	get: function() {
		return verdictOf;
	}
});
Object.defineProperty(exports, "withEntries", {
	enumerable: true,
	get: function() {
		return withEntries;
	}
});
Object.defineProperty(exports, "withEntry", {
	enumerable: true,
	get: function() {
		return withEntry;
	}
});
Object.defineProperty(exports, "withItems", {
	enumerable: true,
	get: function() {
		return withItems;
	}
});
Object.defineProperty(exports, "withOwnTrail", {
	enumerable: true,
	get: function() {
		return withOwnTrail;
	}
});
Object.defineProperty(exports, "withRemoved", {
	enumerable: true,
	get: function() {
		return withRemoved;
	}
});
Object.defineProperty(exports, "withTextKept", {
	enumerable: true,
	get: function() {
		return withTextKept;
	}
});
Object.defineProperty(exports, "withTrail", {
	enumerable: true,
	get: function() {
		return withTrail;
	}
});
Object.defineProperty(exports, "withValue", {
	enumerable: true,
	get: function() {
		return withValue;
	}
});
Object.defineProperty(exports, "withWork", {
	enumerable: true,
	get: function() {
		return withWork;
	}
});
Object.defineProperty(exports, "withoutEntry", {
	enumerable: true,
	get: function() {
		return withoutEntry;
	}
});
Object.defineProperty(exports, "workOf", {
	enumerable: true,
	get: function() {
		return workOf;
	}
});
Object.defineProperty(exports, "wrapText", {
	enumerable: true,
	get: function() {
		return wrapText;
	}
});
Object.defineProperty(exports, "writeEntry", {
	enumerable: true,
	get: function() {
		return writeEntry;
	}
});
Object.defineProperty(exports, "writeFolded", {
	enumerable: true,
	get: function() {
		return writeFolded;
	}
});
Object.defineProperty(exports, "writtenName", {
	enumerable: true,
	get: function() {
		return writtenName;
	}
});
Object.defineProperty(exports, "writtenNameOf", {
	enumerable: true,
	get: function() {
		return writtenNameOf;
	}
});
