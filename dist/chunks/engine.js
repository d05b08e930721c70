import { t as VERSION } from "./version.js";
import { t as require_dist } from "./yaml.js";
import { createHash } from "node:crypto";
import { basename, dirname, isAbsolute, join as join$1, posix, relative, resolve, sep } from "node:path";
import { closeSync, createReadStream, existsSync, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { execFile } from "node:child_process";
import { parseArgs, styleText } from "node:util";
// src/model/name-of.ts
/** `Deployment shop/api`, as messages name an object. */
function nameOfManifest({ kind, namespace, name }) {
	return `${kind} \`${namespace === void 0 ? "" : `${namespace}/`}${name ?? "(unnamed)"}\``;
}
/** `ConfigMap shop/app-config`. */
function nameOfSource({ kind, namespace, name }) {
	return `${kind} \`${namespace === void 0 ? "" : `${namespace}/`}${name}\``;
}
/** `container api`, `init container migrate`. */
function nameOfContainer({ kind, name }) {
	return `${kind === "regular" ? "container" : `${kind} container`} \`${name}\``;
}
/** `container api of Deployment shop/api`. */
function nameOfContainerIn(container, workload) {
	return `${nameOfContainer(container)} of ${nameOfManifest(workload.manifest)}`;
}
/** Who refers: the container of a workload, the workload, or the object. */
function nameOfReferrer({ container, workload, manifest }) {
	if (container !== void 0 && workload !== void 0) return nameOfContainerIn(container, workload);
	return nameOfManifest(manifest);
}
// src/model/consequence-of.ts
/**
* What a missing source, or a missing key of one that exists, does to whoever refers to it: one sentence, with the event text
* of the kubelet where it is the kubelet who fails. Source: semantics §1.4, §4.2, §4.3, §5.
*/
function consequenceOf(reference, missing) {
	const { use, manifest } = reference;
	switch (use) {
		case "env":
		case "env-from": return containerWaits(reference, missing);
		case "volume":
		case "volume-item": return podWaits(reference, missing);
		case "image-pull-secret": return `Images are pulled without it; the pod's event is FailedToRetrieveImagePullSecret: "Unable to retrieve some image pull secrets (${reference.name}); attempting to pull the image may not succeed."`;
		case "volume-driver": return `The volume cannot be mounted, so the pods of ${nameOfManifest(manifest)} stay Pending.`;
		case "ingress-tls": return "The Ingress controller serves its default certificate, or none, for these hosts.";
		case "storage": return "Volumes that need it cannot be provisioned, attached or mounted.";
		case "service-account":
		case "annotation":
		case "custom-resource":
		case "other": return `${nameOfManifest(manifest)} refers to nothing.`;
	}
}
function containerWaits(reference, missing) {
	const { container } = reference;
	return `${container === void 0 ? "The container" : capital$2(nameOfContainer(container))} will not start: ${container?.kind === "init" ? "Init:CreateContainerConfigError" : "CreateContainerConfigError"}, "Error: ${kubeletText(reference, missing)}".`;
}
function kubeletText(reference, missing) {
	const { kind, name, key } = reference;
	if (missing === "source") return `${kind.toLowerCase()} "${name}" not found`;
	return `couldn't find key ${key?.name ?? ""} in ${kind} ${reference.namespace ?? "<namespace>"}/${name}`;
}
function podWaits(reference, missing) {
	const { kind, name, key, manifest, subject } = reference;
	const text = missing === "source" ? `${kind.toLowerCase()} "${name}" not found` : `${kind === "ConfigMap" ? "configmap references" : "references"} non-existent ${kind === "ConfigMap" ? "config" : "secret"} key: ${key?.name ?? ""}`;
	return `The pods of ${nameOfManifest(manifest)} stay in ContainerCreating: FailedMount, "MountVolume.SetUp failed for volume "${subject ?? ""}" : ${text}".`;
}
function capital$2(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/model/span.ts
const lineStartsOf = /* @__PURE__ */ new WeakMap();
/** Offsets at which the lines of a file start; computed once per file. */
function lineStarts(file) {
	const known = lineStartsOf.get(file);
	if (known !== void 0) return known;
	const starts = [0];
	const { text } = file;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	const result = Int32Array.from(starts);
	lineStartsOf.set(file, result);
	return result;
}
/** The span in the file a person opens: an embedded text's span is carried to its host, however deep. */
function hostSpan(span) {
	let { file, start, end } = span;
	while (file.host !== void 0) {
		const { host } = file;
		start = host.offsetOf(start);
		end = Math.max(start, host.offsetOf(end));
		file = host.file;
	}
	return {
		file,
		start,
		end
	};
}
/** Lines and columns of a span in the file a person opens. */
function positionOf(span) {
	const { file, start, end } = hostSpan(span);
	const starts = lineStarts(file);
	const line = lineAt(starts, start);
	const endLine = lineAt(starts, end);
	return {
		path: file.path,
		line: line + 1,
		column: start - (starts[line] ?? 0) + 1,
		endLine: endLine + 1,
		endColumn: end - (starts[endLine] ?? 0) + 1
	};
}
/** `path:line` of a span, as messages name a second place. */
function placeOf$2(span) {
	const { path, line } = positionOf(span);
	return `${path}:${line}`;
}
function lineAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
// src/model/missing-finding.ts
/** The longest list of names that a message still shows whole. */
const SHORT_LIST$1 = 8;
/** The finding for a broken reference: what is missing, what that does, what may have been meant. */
function missingFinding({ reference, at }, missing) {
	return missing.what === "source" ? {
		at,
		...missingSource(reference, missing)
	} : {
		at,
		...missingKey$2(reference, missing)
	};
}
function missingSource(reference, missing) {
	const { kind, name, namespace } = reference;
	const where = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	return {
		message: capital$1(`${nameOfReferrer(reference)} needs ${kind} \`${name}\`, which does not exist${where}. ${consequenceOf(reference, "source")}`),
		...sourceHelp(reference, missing)
	};
}
function sourceHelp(reference, missing) {
	const { otherKind, elsewhere, nearest } = missing;
	if (otherKind !== void 0) return {
		help: `Refer to it as a ${otherKind.kind} (\`${fieldFor(reference, otherKind.kind)}\`), or rename it.`,
		related: [{
			at: otherKind.at,
			message: `exists as a ${otherKind.kind}`
		}]
	};
	if (elsewhere.length > 0) return elsewhereHelp(reference, elsewhere);
	if (nearest !== void 0) return {
		help: `Did you mean \`${nearest.name}\`?`,
		related: [{
			at: nearest.at,
			message: `${nameOfSource(nearest)} is here`
		}]
	};
	return { help: `Add it to the repository, mark the reference \`optional: true\`, or declare it under \`externals\` in .envfrom.yaml when it is made elsewhere.` };
}
function elsewhereHelp(reference, elsewhere) {
	const namespaces = [...new Set(elsewhere.map(({ namespace }) => namespace ?? ""))].sort();
	const related = elsewhere.slice(0, 3).map((source) => ({
		at: source.at,
		message: `exists only in namespace \`${source.namespace ?? ""}\``
	}));
	const list = namespaces.slice(0, SHORT_LIST$1).map((namespace) => `\`${namespace}\``).join(", ");
	return {
		help: `A pod reads only its own namespace: make a ${reference.kind} \`${reference.name}\` in \`${reference.namespace ?? ""}\` too (it exists in ${list}).`,
		related
	};
}
function missingKey$2(reference, missing) {
	const { source, nearest, inBinaryData } = missing;
	const key = reference.key?.name ?? "";
	const message = `${nameOfReferrer(reference)} reads key \`${key}\` of ${nameOfSource(source)}, which ${inBinaryData ? "has it in `binaryData` only: variables read `data`" : "has no such key"}. ${consequenceOf(reference, "key")}`;
	const related = [{
		at: nearest?.at ?? source.at,
		message: nearest === void 0 ? `${nameOfSource(source)} is here` : `nearest key \`${nearest.key}\``
	}];
	return {
		message: capital$1(message),
		help: keyHelp(missing),
		related
	};
}
function keyHelp({ source, nearest, inBinaryData }) {
	if (inBinaryData) return "Move the key to `data`, or mount the ConfigMap as a volume.";
	if (nearest !== void 0) return `Did you mean \`${nearest.key}\`?`;
	const keys = source.keys.kind === "known" ? [...source.keys.value.keys()].sort() : [];
	if (keys.length === 0) return `It has no keys at all (${placeOf$2(source.at)}).`;
	if (keys.length > SHORT_LIST$1) return `Use one of its ${keys.length} keys, or add this one.`;
	return `Its keys are ${keys.map((name) => `\`${name}\``).join(", ")}.`;
}
function fieldFor(reference, kind) {
	if (reference.use === "env-from") return kind === "Secret" ? "secretRef" : "configMapRef";
	if (reference.use === "env") return kind === "Secret" ? "secretKeyRef" : "configMapKeyRef";
	return kind === "Secret" ? "secret" : "configMap";
}
function capital$1(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/model/node.ts
const LINEAR_SEARCH_LIMIT = 12;
const indexOf = /* @__PURE__ */ new WeakMap();
/** The entry of a map under a key, or undefined (also when `node` is no map). Keys are data: `__proto__` too. */
function entryOf(node, name) {
	if (node?.kind !== "map") return void 0;
	if (node.entries.length <= LINEAR_SEARCH_LIMIT) return node.entries.find((entry) => entry.name === name);
	let index = indexOf.get(node);
	if (index === void 0) {
		index = new Map(node.entries.map((entry) => [entry.name, entry]));
		indexOf.set(node, index);
	}
	return index.get(name);
}
/** The value under a path of keys; undefined when a step is no map or has no such key. */
function valueAt(node, ...path) {
	let here = node;
	for (const name of path) here = entryOf(here, name)?.value;
	return here;
}
/** The map under a path, or undefined. */
function mapAt(node, ...path) {
	const value = valueAt(node, ...path);
	return value?.kind === "map" ? value : void 0;
}
/** The scalar under a path, or undefined. */
function scalarAt(node, ...path) {
	const value = valueAt(node, ...path);
	return value?.kind === "scalar" ? value : void 0;
}
/** The items of the sequence under a path; none when there is no sequence. */
function itemsAt(node, ...path) {
	const value = valueAt(node, ...path);
	return value?.kind === "sequence" ? value.items : [];
}
/** The entries of the map under a path; none when there is no map. */
function entriesAt(node, ...path) {
	return mapAt(node, ...path)?.entries ?? [];
}
// src/model/subject-of.ts
/** What a finding about an object is about; `detail` is the field, variable, key or name within it. */
function subjectOfManifest(manifest, detail) {
	const metadata = mapAt(manifest.node, "metadata");
	return {
		kind: manifest.kind,
		namespace: manifest.namespace,
		name: manifest.name,
		...detail === void 0 ? {} : { detail },
		annotated: metadata === void 0 ? [] : [metadata]
	};
}
/** What a finding about a workload, or one container of it, is about. */
function subjectOfWorkload(workload, container, detail) {
	const subject = subjectOfManifest(workload.manifest, detail);
	const template = workload.podMetadata;
	const own = (subject.annotated ?? []).filter((metadata) => metadata !== template);
	return {
		...subject,
		...container === void 0 ? {} : { container: container.name },
		annotated: template === void 0 ? own : [...own, template]
	};
}
// src/model/rule-constructors.ts
/**
* Asks about each object by itself. The answer must depend on the object and the Kubernetes version alone: an object
* that many builds share is asked about once.
*/
function rulePerManifest(meta, check) {
	return {
		meta,
		*check(evidence) {
			const known = /* @__PURE__ */ new Map();
			for (const { manifest, build } of evidence.manifests) {
				let answer = known.get(manifest.node);
				if (answer?.road !== manifest.road) {
					answer = {
						road: manifest.road,
						findings: [...check(manifest, evidence)]
					};
					known.set(manifest.node, answer);
				}
				for (const finding of answer.findings) yield {
					subject: subjectOfManifest(manifest),
					...finding,
					build
				};
			}
		}
	};
}
/** Asks about each pod spec, of custom resources too (`workload.core` tells). */
function rulePerWorkload(meta, check) {
	return {
		meta,
		*check(evidence) {
			for (const workload of evidence.workloads) {
				const subject = subjectOfWorkload(workload, void 0);
				for (const finding of check(workload, evidence)) yield {
					subject,
					...finding,
					build: workload.build
				};
			}
		}
	};
}
/** Asks about each container of each pod spec. */
function rulePerContainer(meta, check) {
	return {
		meta,
		*check(evidence) {
			for (const workload of evidence.workloads) for (const container of workload.containers) {
				const subject = subjectOfWorkload(workload, container);
				for (const finding of check(container, workload, evidence)) yield {
					subject,
					...finding,
					build: workload.build
				};
			}
		}
	};
}
/** Asks about each container's environment, as the kubelet will build it. */
function rulePerEnvironment(meta, check) {
	return {
		meta,
		*check(evidence) {
			for (const environment of evidence.environments) {
				const { workload, container } = environment;
				const subject = subjectOfWorkload(workload, container);
				for (const finding of check(environment, evidence)) yield {
					subject,
					...finding,
					build: workload.build
				};
			}
		}
	};
}
/** Asks about each reference, with its verdict. */
function rulePerReference(meta, check) {
	return {
		meta,
		*check(evidence) {
			for (const judged of evidence.references) {
				const { workload, container, manifest, name, build } = judged.reference;
				const subject = workload === void 0 ? subjectOfManifest(manifest, name) : subjectOfWorkload(workload, container, name);
				for (const finding of check(judged, evidence)) yield {
					subject,
					...finding,
					build
				};
			}
		}
	};
}
/** Asks about each source, whoever makes it. */
function rulePerSource(meta, check) {
	return {
		meta,
		*check(evidence) {
			for (const source of evidence.sources) {
				const subject = subjectOfManifest(source.producer.manifest);
				for (const finding of check(source, evidence)) yield {
					subject,
					...finding,
					build: source.build
				};
			}
		}
	};
}
// rules/missing-config-map/rule.ts
const rule$50 = rulePerReference({
	id: "missing-config-map",
	summary: "A required ConfigMap exists nowhere the reference can reach.",
	severity: "error",
	group: "references",
	since: "0.1.0"
}, function* (judged) {
	const { reference, verdict } = judged;
	if (verdict.kind !== "broken" || verdict.missing.what !== "source") return;
	if (reference.kind !== "ConfigMap" || reference.use === "volume-item") return;
	yield missingFinding(judged, verdict.missing);
});
// rules/missing-config-map-key/rule.ts
const rule$49 = rulePerReference({
	id: "missing-config-map-key",
	summary: "A required key is missing from a ConfigMap whose keys are all known.",
	severity: "error",
	group: "references",
	since: "0.1.0"
}, function* (judged) {
	const { reference, verdict } = judged;
	if (verdict.kind !== "broken" || verdict.missing.what !== "key") return;
	if (verdict.missing.inBinaryData && reference.workload !== void 0) return;
	if (reference.kind === "ConfigMap") yield missingFinding(judged, verdict.missing);
});
// rules/missing-secret/rule.ts
const rule$48 = rulePerReference({
	id: "missing-secret",
	summary: "A required Secret exists nowhere the reference can reach.",
	severity: "warning",
	strict: "error",
	group: "references",
	since: "0.1.0"
}, function* (judged) {
	const { reference, verdict } = judged;
	if (verdict.kind !== "broken" || verdict.missing.what !== "source") return;
	if (reference.kind !== "Secret" || reference.use === "volume-item") return;
	yield missingFinding(judged, verdict.missing);
});
// rules/missing-secret-key/rule.ts
const rule$47 = rulePerReference({
	id: "missing-secret-key",
	summary: "A required key is missing from a Secret whose keys are all known.",
	severity: "error",
	group: "references",
	since: "0.1.0"
}, function* (judged) {
	const { reference, verdict } = judged;
	if (verdict.kind !== "broken" || verdict.missing.what !== "key") return;
	if (reference.kind === "Secret") yield missingFinding(judged, verdict.missing);
});
// rules/missing-optional-source/rule.ts
const rule$46 = rulePerReference({
	id: "missing-optional-source",
	summary: "An optional ConfigMap, Secret or key is not in the repository, so what it would set stays unset.",
	severity: "info",
	group: "references",
	since: "0.1.0"
}, function* ({ reference, verdict, at }) {
	if (verdict.kind !== "optional" || reference.harmless !== void 0) return;
	if (reference.use === "volume-item" && verdict.missing.what === "source") return;
	yield {
		at,
		message: `${whatIsMissing(reference, verdict.missing)}; ${effectOf(reference)}`
	};
});
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
/** What readers of a Secret silently ignore: semantics §5, rows imagePullSecrets and Ingress tls. */
const EXPECTED = /* @__PURE__ */ new Map([["image-pull-secret", {
	types: ["kubernetes.io/dockerconfigjson", "kubernetes.io/dockercfg"],
	effect: "the kubelet ignores it silently and pulls without credentials"
}], ["ingress-tls", {
	types: ["kubernetes.io/tls"],
	effect: "Ingress controllers look for `tls.crt` and `tls.key` of a TLS Secret and may serve a default certificate"
}]]);
const rule$45 = rulePerReference({
	id: "wrong-secret-type",
	summary: "A Secret is used where only Secrets of another type are read.",
	severity: "warning",
	group: "references",
	since: "0.1.0"
}, function* ({ reference, verdict, at }) {
	const expected = EXPECTED.get(reference.use);
	if (expected === void 0 || verdict.kind !== "present") return;
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
// src/model/binding-origin.ts
/** The variable was set by an entry of the `env` list. */
function isFromEnvList({ kind }) {
	return kind !== "env-from" && kind !== "env-from-unknown" && kind !== "service";
}
/** Where the workload asks for the variable: the envFrom item or the env entry; the Service's place for a service variable. */
function askedForAt(origin) {
	return origin.kind === "env-from" || origin.kind === "key" ? origin.itemAt : origin.at;
}
/** The value as text where all of it is known (secret parts included: never show it), else undefined. */
function knownText(value) {
	let text = "";
	for (const part of value) {
		if (part.kind === "placeholder") return void 0;
		text += part.text;
	}
	return text;
}
// rules/colliding-variable/rule.ts
const rule$44 = rulePerEnvironment({
	id: "colliding-variable",
	summary: "Two envFrom sources give the same variable, and the later one wins silently.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const binding of bindings) if (binding.from.kind === "env-from") yield* collisionsOf(binding);
});
function* collisionsOf(winner) {
	for (const loser of winner.hides) {
		if (winner.from.kind !== "env-from" || loser.from.kind !== "env-from") continue;
		const same = sameText(winner, loser);
		yield {
			at: winner.from.itemAt,
			message: `Variable \`${winner.name}\` comes from ${described(winner.from)} and from ${described(loser.from)}${same ? ", with the same value" : ""}: the later envFrom item wins.`,
			...same ? { severity: "info" } : { help: help$1(winner.name) },
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
function sameText(one, other) {
	const text = knownText(one.value);
	return text !== void 0 && text === knownText(other.value);
}
function help$1(name) {
	return `Remove \`${name}\` from one of them, give one envFrom item a prefix, or say which one is meant with an env entry.`;
}
// rules/overridden-variable/rule.ts
const rule$43 = rulePerEnvironment({
	id: "overridden-variable",
	summary: "An env entry replaces a variable that envFrom brings.",
	severity: "info",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const binding of bindings) if (isFromEnvList(binding.from)) yield* overriddenBy(binding);
});
function* overriddenBy({ name, from, hides }) {
	const hidden = hides.find((earlier) => earlier.from.kind === "env-from")?.from;
	const at = askedForAt(from);
	if (hidden?.kind !== "env-from" || at === void 0) return;
	yield {
		at,
		message: `This entry replaces \`${name}\`, which envFrom brings from ${nameOfSource(hidden.source)} (key \`${hidden.key}\`): env always wins over envFrom, wherever it stands.`,
		related: [{
			at: hidden.at,
			message: "the value that is hidden"
		}]
	};
}
// rules/duplicate-variable/rule.ts
const rule$42 = rulePerContainer({
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
		message: `\`${name}\` is set a second time, from its own earlier value. The kubelet does as it says, but server-side apply refuses the list: duplicate entries for key [name="${name}"].`,
		related
	};
	return {
		at,
		message: `\`${name}\` is set twice in one env list: this entry hides the one at ${placeOf$2(earlier)}. Client-side \`kubectl apply\` merges env by name and may drop or reorder either of them; server-side apply refuses the list.`,
		help: "Keep one of the two entries.",
		related
	};
}
/** The API server's own exception from its warning "hides previous definition": semantics §3.2. */
function buildsOnEarlier(item, name) {
	if (valueAt(item, "valueFrom") !== void 0) return false;
	const value = scalarAt(item, "value")?.text ?? "";
	const self = `$(${name})`;
	return value !== self && value.includes(self);
}
// rules/late-variable-reference/rule.ts
const rule$41 = rulePerEnvironment({
	id: "late-variable-reference",
	summary: "A `$(NAME)` stands before the entry that sets NAME, so it stays as it is written.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const { name, unresolved } of bindings) for (const variable of unresolved) {
		const { setLater } = variable;
		if (setLater === void 0) continue;
		yield {
			at: variable.at,
			message: `\`$(${variable.name})\` in \`${name}\` stays as it is written: \`${variable.name}\` is set only further down, at ${placeOf$2(setLater)}, and env is evaluated from top to bottom.`,
			help: `Move the entry of \`${variable.name}\` above this one.`,
			related: [{
				at: setLater,
				message: "set here, too late"
			}]
		};
	}
});
// rules/undefined-variable-reference/rule.ts
/** Names that are meant as variables; `$(date)` in a script is the shell's business. */
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
/** Service variables: a Service that is not in the repository may bring them. */
const SERVICE_VARIABLE = /_(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?)$/;
/** What the image or the container runtime sets: the kubelet does not see them. */
const IMAGE_VARIABLES = /* @__PURE__ */ new Set([
	"PATH",
	"HOME",
	"HOSTNAME",
	"USER",
	"PWD",
	"SHELL",
	"JAVA_HOME"
]);
const rule$40 = rulePerEnvironment({
	id: "undefined-variable-reference",
	summary: "A `$(NAME)` names a variable that nothing in the pod sets, so it stays as it is written.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* (environment) {
	if (!environment.workload.core || mayBeSetElsewhere(environment)) return;
	for (const { name, unresolved } of environment.bindings) for (const variable of unresolved) yield* undefinedIn(`the value of \`${name}\``, variable, environment);
	for (const [field, items] of [["command", environment.command], ["args", environment.args]]) for (const { unresolved } of items) for (const variable of unresolved) yield* undefinedIn(field, variable, environment);
});
/** An envFrom source whose keys cannot be told may bring any name. */
function mayBeSetElsewhere({ bindings, skipped, failures }) {
	if (bindings.some(({ from }) => from.kind === "env-from-unknown")) return true;
	return failures.length > 0 || skipped.some(({ name }) => name === void 0);
}
function* undefinedIn(where, variable, environment) {
	const { name, at, setLater } = variable;
	if (setLater !== void 0 || !VARIABLE.test(name) || SERVICE_VARIABLE.test(name)) return;
	yield {
		at,
		message: `\`$(${name})\` in ${where} stays as it is written: ${IMAGE_VARIABLES.has(name) ? `\`${name}\` may be set by the image, which the kubelet cannot see` : "nothing in this container sets it"}.`,
		help: `Set \`${name}\` in env, or write \`$$(${name})\` if the text is meant.${near(name, environment)}`
	};
}
function near(name, { bindings }) {
	const folded = fold$3(name);
	const match = bindings.find((binding) => fold$3(binding.name) === folded);
	return match === void 0 ? "" : ` There is a variable \`${match.name}\`.`;
}
function fold$3(name) {
	return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}
// src/model/variable-name.ts
/** A C identifier: the names that POSIX shells and nearly all programs can read. */
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** True for names that `$NAME` in a shell can read. */
function isShellName(name) {
	return C_IDENTIFIER.test(name);
}
const FILE_NAME$1 = /\.(properties|ya?ml|json|jsonnet|conf|cfg|cnf|config|ini|toml|xml|txt|md|sh|bash|py|js|ts|lua|sql|html?|css|tpl|tmpl|env|crt|cer|pem|key|p12|jks|csv|rules|hcl|service|htpasswd|template)$/i;
/** True for keys that are named like a file: `app.properties`. */
function isFileName(key) {
	return FILE_NAME$1.test(key);
}
// rules/unshellable-variable-name/rule.ts
const rule$39 = rulePerEnvironment({
	id: "unshellable-variable-name",
	summary: "A variable has a name that no shell and few programs can read.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const binding of bindings) if (!isShellName(binding.name)) yield* unshellable(binding);
});
function* unshellable({ name, from }) {
	const at = askedForAt(from);
	if (at === void 0) return;
	if (from.kind === "env-from") {
		if (isFileName(from.key)) return;
		yield {
			at,
			message: `envFrom makes key \`${from.key}\` of ${nameOfSource(from.source)} a variable named \`${name}\`. It is set, but it is no C identifier: no shell can read it, and few programs look for it.`,
			help: "Rename the key (letters, digits and `_`, not starting with a digit), or read it with an env entry under a readable name.",
			related: [{
				at: from.at,
				message: "the key is here"
			}]
		};
		return;
	}
	yield {
		at,
		message: `Variable \`${name}\` is set, but its name is no C identifier: no shell can read it, and few programs look for it.`,
		help: "Use letters, digits and `_` only, not starting with a digit."
	};
}
// rules/file-as-variable/rule.ts
const rule$38 = rulePerEnvironment({
	id: "file-as-variable",
	summary: "envFrom injects a whole file as one variable.",
	severity: "warning",
	group: "environment",
	since: "0.1.0"
}, function* ({ bindings }) {
	for (const { name, value, from } of bindings) {
		if (from.kind !== "env-from" || !isFileName(from.key)) continue;
		yield {
			at: from.itemAt,
			message: `envFrom sets variable \`${name}\` to the whole file that ${nameOfSource(from.source)} holds under \`${from.key}\`${lines(value)}: no shell can read a variable of that name.`,
			help: "Mount the file as a volume, or write its settings as keys of their own.",
			related: [{
				at: from.at,
				message: "the key is here"
			}]
		};
	}
});
function lines(value) {
	const count = knownText(value)?.trimEnd().split("\n").length ?? 1;
	return count > 1 ? ` (${count} lines)` : "";
}
// rules/binary-data-as-variable/rule.ts
const rule$37 = {
	meta: {
		id: "binary-data-as-variable",
		summary: "A variable is read from a key that holds binary data.",
		severity: "error",
		group: "environment",
		since: "0.1.0"
	},
	*check(evidence) {
		for (const judged of evidence.references) yield* fromBinaryData(judged);
		for (const { workload, container, bindings } of evidence.environments) for (const binding of bindings) {
			const finding = fromBinarySecret(binding);
			if (finding === void 0) continue;
			yield {
				subject: subjectOfWorkload(workload, container, binding.name),
				...finding,
				build: workload.build
			};
		}
	}
};
/** The kubelet reads `data` of a ConfigMap only: a key of `binaryData` counts as missing. */
function* fromBinaryData({ reference, verdict, at }) {
	if (verdict.kind !== "broken" || verdict.missing.what !== "key" || !verdict.missing.inBinaryData) return;
	const { workload, container, build } = reference;
	if (workload === void 0) return;
	const { source } = verdict.missing;
	yield {
		at,
		message: `${nameOfReferrer(reference)} reads key \`${reference.key?.name ?? ""}\` of ${nameOfSource(source)} as a variable, but the key is in \`binaryData\`, which never becomes one. ${consequenceOf(reference, "key")}`,
		help: "Move the key to `data` if it is text, or mount the ConfigMap as a volume.",
		related: [{
			at: source.at,
			message: "the ConfigMap"
		}],
		subject: subjectOfWorkload(workload, container, reference.name),
		build
	};
}
function fromBinarySecret({ name, from }) {
	if (from.kind !== "env-from" && from.kind !== "key" || from.source?.kind !== "Secret") return void 0;
	const value = (from.source.keys.kind === "known" ? from.source.keys.value : void 0)?.get(from.key)?.value;
	const at = askedForAt(from);
	if (value?.kind !== "known" || value.value.kind !== "bytes" || at === void 0) return void 0;
	const hasNul = value.value.bytes.includes(0);
	return {
		at,
		...hasNul ? {} : { severity: "warning" },
		message: hasNul ? `Variable \`${name}\` would hold a NUL byte from key \`${from.key}\` of ${nameOfSource(from.source)}: no process can have such a variable, so the container cannot be created.` : `Variable \`${name}\` would hold bytes that are no UTF-8 from key \`${from.key}\` of ${nameOfSource(from.source)}: kubelets up to 1.33 fail to create the container, and few programs can read it.`,
		help: "Mount the Secret as a volume, or store the value as text (base64 within the value, for example).",
		related: [{
			at: from.at,
			message: "the key"
		}]
	};
}
// rules/service-variable-clash/rule.ts
const rule$36 = rulePerEnvironment({
	id: "service-variable-clash",
	summary: "A variable has the name of one that a Service brings.",
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
			message: `\`${name}\` is also a variable that Service \`${service.service}\` brings to every pod of its namespace. The one set here wins; a container that does not set it sees the Service's, such as \`tcp://…\`.`,
			help: "Rename the variable, or set `enableServiceLinks: false` in the pod.",
			...service.at === void 0 ? {} : { related: [{
				at: service.at,
				message: "the Service"
			}] }
		};
	}
});
// rules/case-variant-variable/rule.ts
const rule$35 = rulePerEnvironment({
	id: "case-variant-variable",
	summary: "In a Windows pod two variables differ in upper and lower case only.",
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
const rule$34 = rulePerSource({
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
const rule$33 = rulePerSource({
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
const rule$32 = rulePerSource({
	id: "unused-key",
	summary: "All who refer to this ConfigMap or Secret read single keys of it, and none reads this one.",
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
			message: `Nobody reads key \`${key}\` of ${nameOfSource(source)}: every reference to it names other keys.`,
			help: "Remove the key, or the mistake is a reference that should name it."
		};
	}
});
/** The keys that are read, or undefined when somebody reads the source whole or nobody reads it at all. */
function keysRead(references) {
	const keys = /* @__PURE__ */ new Set();
	const withItems = new Set(references.filter(({ reference }) => reference.use === "volume-item").map(({ reference }) => volumeOf(reference.path)));
	for (const { reference } of references) if (reference.key !== void 0) keys.add(reference.key.name);
	else if (reference.use !== "volume" || !withItems.has(volumeOf(reference.path))) return void 0;
	return keys.size === 0 ? void 0 : keys;
}
/** `spec.volumes[0].configMap.items[1]` and `spec.volumes[0].configMap` are of one volume. */
function volumeOf(path) {
	return path.replace(/\.items\[\d+\].*$/, "");
}
// rules/unreadable-manifest/rule.ts
const rule$31 = {
	meta: {
		id: "unreadable-manifest",
		summary: "A manifest cannot be read, or a limit was hit, so nothing in it is checked.",
		severity: "error",
		group: "files",
		since: "0.1.0"
	},
	*check({ files }) {
		for (const { faults } of files) for (const { at, message, kubectl, help } of faults) yield {
			at,
			message: kubectl === void 0 ? message : `${message} kubectl says: ${kubectl}`,
			...help === void 0 ? {} : { help }
		};
	}
};
// rules/unused-suppression/rule.ts
/** The stage that applies suppressions knows which of them silence nothing; it reports them under this rule. */
const rule$30 = {
	meta: {
		id: "unused-suppression",
		summary: "A comment or annotation that should silence a problem silences nothing.",
		severity: "warning",
		group: "files",
		since: "0.1.0"
	},
	check: () => []
};
// src/model/go-number.ts
/** Numbers as Go's strconv reads and its JSON encoder writes them (what go-yaml and kubectl are built on). */
const MAX_UINT64 = 2n ** 64n - 1n;
const MAX_INT64$2 = 2n ** 63n - 1n;
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
/**
* strconv.ParseInt with base 0 and 64 bits (`0x`, `0b`, `0o`, and a leading zero, are prefixes), then ParseUint: what
* go-yaml makes an integer. Undefined when it is none, or one beyond 64 bits. Underscores must be gone.
*/
function parseGoInteger(text) {
	const sign = /^[-+]/.exec(text)?.[0] ?? "";
	return withSign(sign, magnitude(text.slice(sign.length))) ?? oddBinary(text);
}
/** strconv.ParseFloat for what go-yaml takes for a decimal; undefined when it is none or overflows. */
function parseGoFloat(text) {
	if (!DECIMAL.test(text)) return void 0;
	const value = Number(text);
	return Number.isFinite(value) ? value : void 0;
}
/** A float as Go's encoding/json writes it: JavaScript's rules, but for the negative zero. */
function goFloatJson(value) {
	return Object.is(value, -0) ? "-0" : String(value);
}
/** strconv.FormatFloat(value, 'g', -1, 32): how sigs.k8s.io/yaml turns a float key into text. */
function goFloatKey(value) {
	const text = shortestFloat32(value);
	const sign = text.startsWith("-") ? "-" : "";
	const [mantissa = "", power = "0"] = text.slice(sign.length).split("e");
	const exponent = Number(power);
	if (exponent >= -4 && exponent < 21) return sign + plainDecimal(mantissa.replace(".", ""), exponent);
	const size = String(Math.abs(exponent)).padStart(2, "0");
	return `${sign}${mantissa}e${exponent < 0 ? "-" : "+"}${size}`;
}
function shortestFloat32(value) {
	if (Object.is(value, -0)) return "-0e+0";
	const rounded = Math.fround(value);
	for (let digits = 0; digits < 9; digits++) {
		const text = rounded.toExponential(digits);
		if (Math.fround(Number(text)) === rounded) return text;
	}
	return rounded.toExponential(9);
}
function plainDecimal(digits, exponent) {
	if (exponent < 0) return `0.${"0".repeat(-exponent - 1)}${digits}`;
	const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
	const rest = digits.slice(exponent + 1);
	return rest === "" ? whole : `${whole}.${rest}`;
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
	if (sign === "-") return value <= MAX_INT64$2 + 1n ? -value : void 0;
	return value <= (sign === "+" ? MAX_INT64$2 : MAX_UINT64) ? value : void 0;
}
/** go-yaml's own second try at binary numbers also takes a sign after the prefix: `0b-1`. */
function oddBinary(text) {
	const found = /^0b([-+])([01]+)$/.exec(text);
	if (found === null) return void 0;
	return withSign(found[1] ?? "", ofBase(found[2] ?? "", "0b"));
}
// src/model/timestamp.ts
const TIMESTAMP = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt](\d{1,2}):(\d{1,2}):(\d{1,2})([.,]\d+)?(Z|[-+]\d{2}:\d{2}))| (\d{1,2}):(\d{1,2}):(\d{1,2})([.,]\d+)?)?$/;
/**
* A plain scalar that go-yaml takes for a timestamp, as Go marshals it to JSON (`2020-01-01` → `2020-01-01T00:00:00Z`);
* undefined when it is none.
*/
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
/** Go keeps nanoseconds and drops trailing zeros. */
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
const WORDS$1 = new Map([
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
/** YAML 1.1 booleans, which go-yaml v2 (kubectl) still reads and go-yaml v3 (kustomize) no longer does. */
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
/** What a word or a number may start with; go-yaml looks no further at any other text. */
const HINTS = "-+.0123456789yYnNtTfFoO~";
const LONGEST_WORD = 5;
/** Whether a plain scalar without a tag is text on every road, told without working out what else it may be. */
function isPlainString(text) {
	if (text === "") return false;
	const hint = HINTS.indexOf(text.charAt(0));
	return hint === -1 || hint > 12 && text.length > LONGEST_WORD;
}
/**
* How a scalar arrives in JSON: read by kubectl (sigs.k8s.io/yaml, go-yaml v2), or read by kustomize (go-yaml v3)
* whose output kubectl reads again. Quoted and block scalars are strings unless an explicit tag says otherwise.
*/
function resolveScalar(node, road) {
	if (node.tag !== void 0) return resolveTagged(node.text, node.tag, road);
	if (node.style !== "plain") return {
		kind: "string",
		value: node.text
	};
	return resolvePlain(node.text, road);
}
/** The text of a scalar that arrives as a JSON string; undefined for anything else, null and absent included. */
function stringOf(node, road) {
	if (node?.kind !== "scalar") return void 0;
	const resolved = resolveScalar(node, road);
	return resolved.kind === "string" ? resolved.value : void 0;
}
/** Whether a node is YAML's null, which Kubernetes treats as an absent field. */
function isNull(node, road) {
	return node.kind === "scalar" && resolveScalar(node, road).kind === "null";
}
/** The type of a node's JSON value in the words of Go's decoder: `cannot unmarshal number into Go struct field …`. */
function jsonTypeName(node, road) {
	if (node.kind === "map") return "object";
	if (node.kind === "sequence") return "array";
	const { kind } = resolveScalar(node, road);
	switch (kind) {
		case "int":
		case "float": return "number";
		case "invalid": return "string";
		default: return kind;
	}
}
function resolvePlain(text, road) {
	if (isPlainString(text)) return {
		kind: "string",
		value: text
	};
	const word = WORDS$1.get(text) ?? (road === "kubectl" ? OLD_WORDS.get(text) : void 0);
	if (word !== void 0) return word;
	if (!NUMBER_START.test(text)) return {
		kind: "string",
		value: text
	};
	const timestamp = timestampJson(text);
	if (timestamp !== void 0) return {
		kind: "string",
		value: road === "kubectl" ? text : timestamp
	};
	return resolveNumber(text) ?? {
		kind: "string",
		value: text
	};
}
function resolveNumber(text) {
	const integer = text.startsWith(".") ? void 0 : parseGoInteger(text.replaceAll("_", ""));
	if (integer !== void 0) return {
		kind: "int",
		value: Number(integer),
		json: String(integer)
	};
	const float = parseGoFloat(text.startsWith(".") ? text : text.replaceAll("_", ""));
	if (float === void 0) return void 0;
	return {
		kind: "float",
		value: float,
		json: goFloatJson(float)
	};
}
function resolveTagged(text, tag, road) {
	switch (tag) {
		case "!!bool":
		case "!!int":
		case "!!null":
		case "!!float":
		case "!!timestamp": return resolveAs(text, tag, road);
		case "!!binary": return decodeBinary(text);
		default: return {
			kind: "string",
			value: text
		};
	}
}
function resolveAs(text, tag, road) {
	if (tag !== "!!timestamp" && timestampJson(text) !== void 0) return resolveNumber(text) ?? mismatch("!!str", text, tag);
	const resolved = resolvePlain(text, road);
	const found = tagOf(text, resolved);
	if (found === tag) return resolved;
	if (tag === "!!float" && resolved.kind === "int" && BigInt(resolved.json) <= MAX_INT64$2) return {
		kind: "float",
		value: resolved.value,
		json: goFloatJson(resolved.value)
	};
	return mismatch(found, text, tag);
}
function tagOf(text, resolved) {
	switch (resolved.kind) {
		case "string": return timestampJson(text) === void 0 ? "!!str" : "!!timestamp";
		case "invalid": return "!!float";
		default: return `!!${resolved.kind}`;
	}
}
function mismatch(found, text, wanted) {
	return {
		kind: "invalid",
		reason: `yaml: cannot decode ${found} \`${text}\` as a ${wanted}`
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
// src/model/validation/struct-items.ts
/** The items of a list under `parent`; what is no map is left out (a problem of its own). */
function structItems(parent, field, parentPath, road) {
	return itemsAt(parent, field).flatMap((item, index) => {
		const node = structOf$1(item, road);
		return node === void 0 ? [] : [{
			node,
			index,
			path: `${parentPath}.${field}[${index}]`
		}];
	});
}
function structOf$1(item, road) {
	if (item.kind === "map") return item;
	if (!isNull(item, road)) return void 0;
	return {
		kind: "map",
		entries: [],
		file: item.file,
		start: item.start,
		end: item.end
	};
}
// src/model/validation/env-items.ts
/** The entries of a container's `env`, with their paths. */
function envItems(container, { manifest }) {
	return structItems(container.node, "env", container.path, manifest.road);
}
/** The items of a container's `envFrom`, with their paths. */
function envFromItems(container, { manifest }) {
	return structItems(container.node, "envFrom", container.path, manifest.road);
}
// src/model/validation/is-templated.ts
/**
* Placeholders that something fills in before the API server sees the text: `${X}` and `$X` (envsubst, Flux), `{{ x }}`
* (Helm, Jinja, Argo CD), `$(X)`, `<path:x#y>` and `<x>` (Argo CD Vault Plugin, people), `%X%`, `@X@`, `ENC[…]` (SOPS).
*/
const PLACEHOLDER = /\$\{|\{\{|\{%|\$\([A-Za-z_][\w.]*\)|\$[A-Z_][A-Z0-9_]*|<[A-Za-z_][^<>]*>|%[A-Za-z_]\w*%|@[A-Za-z_]\w*@|\bENC\[/;
/** Whether a text holds a placeholder, so that what reaches the API server is not known. */
function isTemplated$1(text) {
	return PLACEHOLDER.test(text);
}
// src/model/validation/field.ts
function textField(parent, name, road) {
	const node = entryOf(parent, name)?.value;
	if (node === void 0) return {
		kind: "empty",
		at: headOf(parent)
	};
	if (node.kind !== "scalar") return { kind: "unknown" };
	const resolved = resolveScalar(node, road);
	if (resolved.kind === "null") return {
		kind: "empty",
		at: visible$1(node, parent)
	};
	if (resolved.kind !== "string") return { kind: "unknown" };
	if (resolved.value === "") return {
		kind: "empty",
		at: visible$1(node, parent)
	};
	if (isTemplated$1(resolved.value)) return { kind: "unknown" };
	return {
		kind: "text",
		text: resolved.value,
		at: node
	};
}
/** Whether a field is set: present and not null. */
function isSet(parent, name, road) {
	return setField(parent, name, road) !== void 0;
}
/** The value of a field that is present and not null. */
function setField(parent, name, road) {
	const node = entryOf(parent, name)?.value;
	if (node === void 0) return void 0;
	return node.kind === "scalar" && resolveScalar(node, road).kind === "null" ? void 0 : node;
}
/** The map under a field that is set; undefined when it is no map. */
function setMap(parent, name, road) {
	const node = setField(parent, name, road);
	return node?.kind === "map" ? node : void 0;
}
/** A short place for what a map lacks: its first key, or the map itself when that is elsewhere or there is none. */
function headOf(node) {
	if (node.kind !== "map") return node;
	return node.entries.find(({ key }) => key.file === node.file && key.start >= node.start && key.end <= node.end)?.key ?? node;
}
function visible$1(node, parent) {
	return node.end > node.start ? node : headOf(parent);
}
// src/model/validation/is-validated.ts
/** Custom resources whose pod template is a Kubernetes one, validated as such by their controller. */
const LIKE_CORE = [["argoproj.io", "Rollout"], ["apps.openshift.io", "DeploymentConfig"]];
/** Whether Kubernetes' own validation decides about a pod spec. Other operators may add volumes, defaults or names. */
function isValidated({ core, manifest }) {
	if (core) return true;
	return LIKE_CORE.some(([group, kind]) => manifest.group === group && manifest.kind === kind);
}
// src/model/validation/names.ts
/**
* The API server's rules for names, in its own words: each answers what is wrong with a text, or undefined. Lengths are
* checked first, so no regular expression ever sees a long text. Source: k8s.io/apimachinery util/validation.
*/
const SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const LABEL = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;
const KEY$1 = /^[-._a-zA-Z0-9]+$/;
const STRICT_VARIABLE = /^[-._a-zA-Z][-._a-zA-Z0-9]*$/;
const RELAXED_VARIABLE = /^[\x20-\x3c\x3e-\x7e]+$/;
const QUALIFIED_PART = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const LABEL_LENGTH = 63;
const SUBDOMAIN_LENGTH = 253;
/** RelaxedEnvironmentVariableValidation: on by default since 1.32, locked on since 1.34. */
const RELAXED_SINCE = 32;
/** Names of ConfigMaps, Secrets and most objects. */
function faultOfSubdomain(name) {
	if (name.length > SUBDOMAIN_LENGTH) return tooLong$1(SUBDOMAIN_LENGTH);
	if (SUBDOMAIN.test(name)) return void 0;
	return "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
}
/**
* Names in `envFrom`, which are checked as if something could still be appended: a trailing dash passes. `b-` then
* names an object that can never exist.
*/
function faultOfSubdomainPrefix(name) {
	return faultOfSubdomain(maskTrailingDash(name));
}
/** Names of namespaces and volumes. */
function faultOfLabel(name) {
	if (name.length > LABEL_LENGTH) return tooLong$1(LABEL_LENGTH);
	if (LABEL.test(name)) return void 0;
	return "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
}
/** Keys of ConfigMaps and Secrets. */
function faultOfKey(key) {
	if (key.length > SUBDOMAIN_LENGTH) return tooLong$1(SUBDOMAIN_LENGTH);
	if (!KEY$1.test(key)) return "a valid config key must consist of alphanumeric characters, '-', '_' or '.'";
	return faultOfDots(key);
}
/** Names of variables, and prefixes of `envFrom`, by the rule of a Kubernetes version. */
function faultOfVariable(name, version) {
	return version >= RELAXED_SINCE ? faultOfRelaxedVariable(name) : faultOfStrictVariable(name);
}
function faultOfRelaxedVariable(name) {
	if (name === "") return "environment variable name must be non-empty";
	if (RELAXED_VARIABLE.test(name)) return void 0;
	return "a valid environment variable name must consist only of printable ASCII characters other than '='";
}
/** The rule up to 1.31; kubelets up to 1.29 skip what breaks it. */
function faultOfStrictVariable(name) {
	if (!STRICT_VARIABLE.test(name)) return "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit";
	return faultOfDots(name);
}
/** Keys of labels and annotations: `name` or `domain/name`. */
function faultOfQualifiedName(name) {
	const parts = name.split("/");
	const [domain, part] = parts.length === 2 ? parts : [void 0, name];
	if (parts.length > 2 || part === void 0) return "a qualified name must consist of alphanumeric characters, '-', '_' or '.', with an optional DNS subdomain prefix and '/'";
	if (domain === "") return "prefix part must be non-empty";
	const fault = domain === void 0 ? void 0 : faultOfSubdomain(domain);
	if (fault !== void 0) return `prefix part ${fault}`;
	if (part === "") return "name part must be non-empty";
	if (part.length > LABEL_LENGTH) return `name part ${tooLong$1(LABEL_LENGTH)}`;
	if (QUALIFIED_PART.test(part)) return void 0;
	return "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
}
function maskTrailingDash(name) {
	return name.length > 1 && name.endsWith("-") ? `${name.slice(0, -2)}a` : name;
}
function faultOfDots(text) {
	if (text === ".") return "must not be '.'";
	if (text === "..") return "must not be '..'";
	return text.startsWith("..") ? "must not start with '..'" : void 0;
}
function tooLong$1(limit) {
	return `must be no more than ${limit} characters`;
}
// src/model/validation/refusal.ts
/** What the API server answers, as a sentence: `The API server refuses it: "spec.volumes[0].name: Required value".` */
function refusal(path, text) {
	return `The API server refuses it: \`${path}: ${text}\`.`;
}
/** `Invalid value: "x": detail`, with the value as Go quotes it (long ones shortened). */
function invalidValue(value, detail) {
	const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
	return `Invalid value: ${JSON.stringify(shown)}: ${detail}`;
}
const SHOWN = 60;
// rules/invalid-variable-name/rule.ts
/** The last kubelet that checks the names envFrom gives, and skips the invalid ones. */
const LAST_SKIPPING = 29;
const meta$1 = {
	id: "invalid-variable-name",
	summary: "A variable has no name, or one that this version of Kubernetes does not allow.",
	severity: "error",
	group: "environment",
	since: "0.1.0"
};
const perContainer = rulePerContainer(meta$1, function* (container, workload, evidence) {
	if (!isValidated(workload)) return;
	const version = evidence.kubernetesVersion;
	for (const { node, path } of envItems(container, workload)) {
		const name = textField(node, "name", workload.manifest.road);
		if (name.kind === "unknown") continue;
		if (name.kind === "empty") {
			yield {
				at: name.at,
				message: `A variable of ${nameOfContainerIn(container, workload)} has no name. ${refusal(`${path}.name`, "Required value")}`,
				help: "Give it a `name`."
			};
			continue;
		}
		const fault = faultOfVariable(name.text, version);
		if (fault === void 0) continue;
		const later = faultOfRelaxedVariable(name.text) === void 0;
		yield {
			at: name.at,
			message: `\`${name.text}\` is no valid name for a variable of ${nameOfContainerIn(container, workload)}. ${refusal(`${path}.name`, invalidValue(name.text, fault))}${later ? " Kubernetes 1.32 and later take it." : ""}`,
			help: "Use letters, digits and `_`, not starting with a digit.",
			subject: subjectOfWorkload(workload, container, name.text)
		};
	}
});
const perReference = rulePerReference(meta$1, function* (judged, evidence) {
	if (evidence.kubernetesVersion > LAST_SKIPPING || judged.reference.use !== "env-from") return;
	const prefix = prefixOf(judged);
	if (prefix === void 0) return;
	const sources = judged.verdict.kind === "present" ? judged.verdict.sources : [];
	for (const source of sources) yield* skippedKeys(judged, source, prefix);
});
const rule$29 = {
	meta: meta$1,
	*check(evidence) {
		yield* perContainer.check(evidence);
		yield* perReference.check(evidence);
	}
};
/** Kubelets up to 1.29 leave these keys out, with an event that few people read. */
function* skippedKeys(judged, source, prefix) {
	const { workload, container } = judged.reference;
	if (source.keys.kind === "unknown" || workload === void 0 || container === void 0) return;
	for (const { key, field, at } of source.keys.value.values()) {
		const name = prefix + key;
		const fault = field === "binaryData" ? void 0 : faultOfStrictVariable(name);
		if (fault === void 0) continue;
		yield {
			at: judged.at,
			severity: "warning",
			message: `Key \`${key}\` of ${nameOfSource(source)} gives no variable in ${nameOfContainerIn(container, workload)}: kubelets up to 1.29 skip \`${name}\` (${fault}), with the event InvalidEnvironmentVariableNames. Later ones set it.`,
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
	const prefix = textField(item, "prefix", reference.manifest.road);
	if (prefix.kind === "unknown") return void 0;
	return prefix.kind === "empty" ? "" : prefix.text;
}
// rules/invalid-prefix/rule.ts
const rule$28 = rulePerContainer({
	id: "invalid-prefix",
	summary: "A prefix of envFrom is one that this version of Kubernetes does not allow.",
	severity: "error",
	group: "environment",
	since: "0.1.0"
}, function* (container, workload, evidence) {
	if (!isValidated(workload)) return;
	for (const { node, path } of envFromItems(container, workload)) {
		const prefix = textField(node, "prefix", workload.manifest.road);
		if (prefix.kind !== "text") continue;
		const fault = faultOfVariable(prefix.text, evidence.kubernetesVersion);
		if (fault === void 0) continue;
		const later = faultOfRelaxedVariable(prefix.text) === void 0;
		yield {
			at: prefix.at,
			message: `\`${prefix.text}\` is no valid prefix for variables of ${nameOfContainerIn(container, workload)}. ${refusal(`${path}.prefix`, invalidValue(prefix.text, fault))}${later ? " Kubernetes 1.32 and later take it." : ""}`,
			help: "Use letters, digits and `_`, not starting with a digit.",
			subject: subjectOfWorkload(workload, container, prefix.text)
		};
	}
});
// src/model/base64.ts
const DIGITS = digitsOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
const PLAIN$1 = /^[A-Za-z0-9+/]*={0,2}$/;
const PAD = 61;
/**
* Decodes as the API server does (`encoding/base64.StdEncoding`): the standard alphabet, padding required, `\r` and `\n`
* ignored anywhere, blanks and tabs refused, non-zero trailing bits accepted. The offset counts UTF-8 bytes.
*/
function decodeBase64(text) {
	const packed = text.replaceAll(/[\r\n]/g, "");
	if (packed.length % 4 === 0 && PLAIN$1.test(packed)) return {
		kind: "bytes",
		bytes: Uint8Array.from(Buffer.from(packed, "base64"))
	};
	return {
		kind: "invalid",
		offset: firstIllegal(new TextEncoder().encode(text))
	};
}
/** Walks quanta of four as Go does; only called for texts that do not decode. */
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
/** `at` is just after the first `=`, which followed `digits` digits of its quantum. */
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
// src/model/shape/shape.ts
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
// src/model/shape/object-shapes.ts
/** Objects, pod templates and environments, as Kubernetes 1.36 decodes them (k8s.io/api v1, apps/v1, batch/v1). */
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
// src/model/shape/volume-shapes.ts
/** Volumes, mounts and all sources of volumes, as Kubernetes 1.36 decodes them (k8s.io/api core/v1). */
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
// src/model/shape/find-shape-faults.ts
const SHAPES = new Map([...OBJECT_SHAPES, ...VOLUME_SHAPES].map((shape) => [shape.name, shape]));
/** The kinds whose fields are known whole, and their apiVersion. */
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
/** The struct of that name, where it is one of those we know. */
function shapeNamed(name) {
	return SHAPES.get(name);
}
/** Whether the kind's fields are known whole: ConfigMap, Secret and the workloads, in the versions that still exist. */
function hasShape({ apiVersion, kind }) {
	return KIND_VERSIONS.get(kind) === apiVersion;
}
/**
* Decodes an object as the API server does and yields everything it would refuse, in order of writing. Kinds we do not
* know whole yield nothing, templated scalars neither.
*/
function* findShapeFaults({ apiVersion, kind, node, road }) {
	const shape = SHAPES.get(kind);
	if (shape === void 0 || KIND_VERSIONS.get(kind) !== apiVersion) return;
	yield* structFaults(node, shape, {
		road,
		goStruct: kind,
		goPath: "",
		path: "",
		key: void 0
	});
}
function* structFaults(node, shape, context) {
	for (const entry of node.entries) {
		const path = context.path === "" ? entry.name : `${context.path}.${entry.name}`;
		const type = shape.fields.get(entry.name);
		if (type === void 0) {
			yield {
				kind: "unknown-field",
				entry,
				path,
				shape,
				parent: node
			};
			continue;
		}
		const goPath = context.goPath === "" ? entry.name : `${context.goPath}.${entry.name}`;
		const { road } = context;
		yield* faultsOf$4(entry.value, type, {
			road,
			goStruct: shape.name,
			goPath,
			path,
			key: entry.key
		});
	}
}
function* faultsOf$4(node, type, context) {
	if (type.kind === "any" || isOpen$1(node, context.road)) return;
	switch (type.kind) {
		case "struct":
			yield* structOf(node, type, context);
			return;
		case "list":
			yield* listOf$2(node, type, context);
			return;
		case "map":
			yield* mapOf$2(node, type, context);
			return;
		case "bytes":
			yield* bytesOf$1(node, type, context);
			return;
		default: yield* scalarOf(node, type, context);
	}
}
function* structOf(node, type, context) {
	const shape = SHAPES.get(type.name);
	if (node.kind !== "map") yield wrongType(node, type, context);
	else if (shape !== void 0) yield* structFaults(node, shape, context);
}
function* listOf$2(node, type, context) {
	if (node.kind !== "sequence") {
		yield wrongType(node, type, context);
		return;
	}
	for (const [index, item] of node.items.entries()) {
		const path = `${context.path}[${index}]`;
		yield* faultsOf$4(item, type.items, {
			...context,
			path,
			key: void 0
		});
	}
}
function* mapOf$2(node, type, context) {
	if (node.kind !== "map") {
		yield wrongType(node, type, context);
		return;
	}
	for (const { key, name, value } of node.entries) yield* faultsOf$4(value, type.items, {
		...context,
		path: `${context.path}[${name}]`,
		key
	});
}
/** base64 text, or a list of byte values, which Go takes as well. */
function* bytesOf$1(node, type, context) {
	if (node.kind === "sequence") {
		const uint8 = {
			kind: "int32",
			goName: "uint8"
		};
		for (const item of node.items) yield* scalarOf(item, uint8, context);
		return;
	}
	const resolved = node.kind === "scalar" ? resolveScalar(node, context.road) : void 0;
	if (node.kind !== "scalar" || resolved?.kind !== "string") {
		yield wrongType(node, type, context);
		return;
	}
	const decoded = decodeBase64(resolved.value);
	if (decoded.kind === "bytes") return;
	const { path, key } = context;
	yield {
		kind: "illegal-base64",
		at: node,
		path,
		key,
		offset: decoded.offset
	};
}
function* scalarOf(node, type, context) {
	if (node.kind !== "scalar") {
		yield wrongType(node, type, context);
		return;
	}
	const resolved = resolveScalar(node, context.road);
	switch (resolved.kind) {
		case "string":
		case "bool":
			if (type.kind !== resolved.kind) yield wrongType(node, type, context);
			return;
		case "int":
		case "float":
			if (!fits(resolved.json, type)) yield wrongType(node, type, context, resolved.json);
			return;
	}
}
const RANGES = /* @__PURE__ */ new Map([
	["uint8", [0n, 255n]],
	["int32", [-(2n ** 31n), 2n ** 31n - 1n]],
	["int64", [-(2n ** 63n), 2n ** 63n - 1n]]
]);
/** Whether Go's strconv takes a JSON number for an integer type: `888` yes, `8.5` and `1e3` no. */
function fits(json, { goName }) {
	const range = RANGES.get(goName);
	if (range === void 0 || !/^-?\d{1,20}$/.test(json)) return false;
	const value = BigInt(json);
	return value >= range[0] && value <= range[1];
}
/** Null is every type's zero value; what a template becomes is not known; an invalid scalar is a problem of its own. */
function isOpen$1(node, road) {
	if (node.kind !== "scalar") return false;
	const { kind } = resolveScalar(node, road);
	return kind === "null" || kind === "invalid" || isTemplated$1(node.text);
}
function wrongType(at, wanted, { road, goStruct, goPath, path, key }, number) {
	const found = jsonTypeName(at, road);
	return {
		kind: "wrong-type",
		at,
		key,
		path,
		wanted,
		found,
		said: `json: cannot unmarshal ${number !== void 0 && RANGES.has(wanted.goName) ? `number ${number}` : found} into Go struct field ${goStruct}.${goPath} of type ${wanted.goName}`
	};
}
// src/model/shape/shape-faults.ts
const faultsOf$3 = /* @__PURE__ */ new WeakMap();
/** The faults of an object, found once however many rules ask. */
function shapeFaults(manifest) {
	const known = faultsOf$3.get(manifest.node);
	if (known?.road === manifest.road) return known.faults;
	const faults = [...findShapeFaults(manifest)];
	faultsOf$3.set(manifest.node, {
		road: manifest.road,
		faults
	});
	return faults;
}
// rules/non-string-value/rule.ts
const rule$27 = rulePerManifest({
	id: "non-string-value",
	summary: "A field that takes a string holds a number, a boolean, a list or a map.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	for (const fault of shapeFaults(manifest)) if (fault.kind === "wrong-type" && wantsText(fault)) yield findingOf$5(fault, manifest);
});
function wantsText({ wanted }) {
	return wanted.kind === "string" || wanted.kind === "bytes";
}
function findingOf$5(fault, manifest) {
	const { at, key, path, said } = fault;
	const secret = manifest.kind === "Secret";
	return {
		at: secret ? key ?? at : at,
		message: `\`${path}\` of ${nameOfManifest(manifest)} is ${found(fault, secret)}, and only a string is allowed there. kubectl apply fails: \`${said}\`.${kustomizeNote(fault, manifest)}`,
		help: help(fault, secret),
		subject: subjectOfManifest(manifest, path)
	};
}
/** The type, and for a scalar the text that reads so; never a text of a Secret. */
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
function kustomizeNote({ at }, { road }) {
	if (road === "kustomize" || at.kind !== "scalar") return "";
	if (resolveScalar(at, "kustomize").kind !== "string") return "";
	return " kustomize would quote it; kubectl does not.";
}
function help({ at }, secret) {
	if (at.kind !== "scalar") return "Write the value as text: a block scalar (`|`) keeps its lines.";
	return secret ? "Put the value in quotes." : `Put it in quotes: \`"${at.text}"\`.`;
}
// rules/invalid-key/rule.ts
const FIELDS = /* @__PURE__ */ new Map([["ConfigMap", ["data", "binaryData"]], ["Secret", ["data", "stringData"]]]);
const rule$26 = rulePerManifest({
	id: "invalid-key",
	summary: "A key of a ConfigMap or Secret is one that Kubernetes does not allow.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	const fields = manifest.group === "" ? FIELDS.get(manifest.kind) : void 0;
	for (const field of fields ?? []) for (const { key, name } of entriesAt(manifest.node, field)) {
		const fault = isTemplated$1(name) ? void 0 : faultOfKey(name);
		if (fault === void 0) continue;
		const path = `${field === "stringData" ? "data" : field}[${name}]`;
		yield {
			at: key,
			message: `\`${name}\` cannot be a key of ${nameOfManifest(manifest)}. ${refusal(path, invalidValue(name, fault))}`,
			help: "Use letters, digits, `-`, `_` and `.` only, at most 253, not starting with `..`. A volume can still give the file any path: `items[].path`.",
			subject: subjectOfManifest(manifest, `${field}[${name}]`)
		};
	}
});
// rules/duplicate-key/rule.ts
const rule$25 = rulePerManifest({
	id: "duplicate-key",
	summary: "A map has the same key twice, and only the last one counts.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	for (const { duplicates = [] } of mapsIn(manifest.node)) for (const { dropped, kept } of duplicates) yield {
		at: dropped.key,
		message: `\`${dropped.name}\` stands twice in one map of ${nameOfManifest(manifest)}: kubectl drops this one silently and keeps the last (${placeOf$2(kept.key)}); kustomize refuses the file.`,
		help: `Keep one \`${dropped.name}\`, with what both were meant to hold.`,
		related: [{
			at: kept.key,
			message: "this one counts"
		}],
		subject: subjectOfManifest(manifest, dropped.name)
	};
});
/** Every map of an object once, also where aliases lead to it many times. */
function* mapsIn(root) {
	const seen = /* @__PURE__ */ new Set();
	const open = [root];
	for (let node = open.pop(); node !== void 0; node = open.pop()) {
		if (node.kind === "scalar" || seen.has(node)) continue;
		seen.add(node);
		if (node.kind === "map") yield node;
		const inside = node.kind === "map" ? node.entries.map(({ value }) => value) : node.items;
		for (const child of inside) open.push(child);
	}
}
// rules/data-and-binary-data/rule.ts
const rule$24 = rulePerManifest({
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
const rule$23 = rulePerManifest({
	id: "invalid-base64",
	summary: "A value of `data` in a Secret, or of `binaryData` in a ConfigMap, is not base64.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	for (const fault of shapeFaults(manifest)) {
		if (fault.kind !== "illegal-base64") continue;
		yield {
			at: fault.key ?? fault.at,
			message: `\`${fault.path}\` of ${nameOfManifest(manifest)} is not valid base64. kubectl apply fails: \`illegal base64 data at input byte ${fault.offset}\`.${causeOf(fault.at)}`,
			help: manifest.kind === "Secret" ? "Encode the value (`printf '%s' … | base64 -w0`), or write it in plain text under `stringData`." : "Encode the file (`base64 -w0 FILE`), or write text under `data`.",
			subject: subjectOfManifest(manifest, fault.path)
		};
	}
});
/** The likely cause, from the kinds of characters alone: the text itself may be a secret. */
function causeOf({ text, style }) {
	const packed = text.replaceAll(/[\r\n]/g, "");
	if (/[ \t]/.test(packed.trim()) && /^[A-Za-z0-9+/= \t]*$/.test(packed)) return ` It holds blanks, which base64 may not: ${style === "folded" ? "a folded block (`>`)" : "a value over several lines"} joins its lines with them.`;
	if (/^[ \t]|[ \t]$/.test(packed)) return " A blank at its start or end is not allowed in base64.";
	if (/^[A-Za-z0-9_-]+=*$/.test(packed) && /[-_]/.test(packed)) return " It uses the URL-safe alphabet (`-` and `_`) instead of the standard one (`+` and `/`).";
	if (/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return ` Its length is ${packed.length}, which is no multiple of 4: padding (\`=\`) is missing, or it is plain text.`;
	return "";
}
// rules/trailing-newline/rule.ts
const rule$22 = {
	meta: {
		id: "trailing-newline",
		summary: "A one-line value of a Secret that is read as a variable ends with a newline.",
		severity: "warning",
		group: "values",
		since: "0.1.0"
	},
	*check(evidence) {
		for (const { source, key, readers } of readKeys(evidence)) if (endsWithNewline(key)) yield findingOf$4(source, key, readers);
	}
};
/** Every key of a Secret that some container reads as a variable, with who reads it. */
function readKeys({ references }) {
	const read = /* @__PURE__ */ new Map();
	for (const judged of references) {
		const { use, kind, key: wanted } = judged.reference;
		if (kind !== "Secret" || use !== "env" && use !== "env-from") continue;
		for (const source of sourcesOf$2(judged)) {
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
function sourcesOf$2({ verdict }) {
	if (verdict.kind === "present") return verdict.sources;
	return verdict.kind === "produced" ? [verdict.source] : [];
}
/** Several lines are a file, where a last newline belongs. */
function endsWithNewline({ value }) {
	if (value.kind === "unknown" || value.value.kind !== "text") return false;
	const { text } = value.value;
	return text.indexOf("\n") === text.length - 1 && text.trim() !== "";
}
function findingOf$4(source, key, readers) {
	const [first] = readers;
	const who = first === void 0 ? "A container" : nameOfReferrer(first.reference);
	return {
		at: key.at,
		message: `The value of key \`${key.key}\` in ${nameOfSource(source)} ends with a newline. ${capital(who)} reads it as a variable, newline included: a password with it is a wrong password.`,
		help: key.field === "data" ? "Encode it without the newline: `printf '%s' … | base64`, or `echo -n`." : "Write `|-` instead of `|`, or put the value in quotes.",
		related: readers.slice(0, 3).map(({ at }) => ({
			at,
			message: "read as a variable here"
		})),
		subject: subjectOfManifest(source.producer.manifest, key.key),
		build: source.build
	};
}
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// rules/double-encoded-secret/rule.ts
/** Keys that are meant to hold base64, or an encoded credential pair. */
const ENCODED_ON_PURPOSE = /auth|basic|base64|b64|encoded|htpasswd|token/i;
/** Shorter texts decode to something printable by accident. */
const SHORTEST = 8;
const rule$21 = rulePerSource({
	id: "double-encoded-secret",
	summary: "A value of a Secret is base64 once more after Kubernetes has decoded it.",
	severity: "warning",
	group: "values",
	since: "0.1.0"
}, function* (source) {
	if (source.kind !== "Secret" || source.keys.kind === "unknown") return;
	for (const key of source.keys.value.values()) {
		if (!isEncodedTwice(key)) continue;
		yield {
			at: key.at,
			message: `The value of key \`${key.key}\` in ${nameOfSource(source)} is still base64 when Kubernetes has decoded it: whoever reads the Secret gets the encoded text.`,
			help: key.field === "stringData" ? "`stringData` takes plain text: write the value itself, or move it to `data`." : "Encode the value once.",
			subject: subjectOfManifest(source.producer.manifest, key.key)
		};
	}
});
/** Random bytes in base64 are a good password; base64 of printable text is text somebody encoded. */
function isEncodedTwice({ key, value }) {
	if (value.kind === "unknown" || value.value.kind !== "text") return false;
	if (ENCODED_ON_PURPOSE.test(key)) return false;
	const text = value.value.text.trim();
	if (text.length < SHORTEST || !/[A-Z]/.test(text)) return false;
	const decoded = decodeBase64(text);
	return decoded.kind === "bytes" && decoded.bytes.every(isPrintable);
}
function isPrintable(byte) {
	return byte >= 32 && byte < 127 || byte === 10 || byte === 13 || byte === 9;
}
// rules/oversized-source/rule.ts
/** What the API server accepts as the sum of all values, and kubectl's annotation as the whole object in JSON. */
const LARGEST = 1048576;
const LARGEST_ANNOTATION = 262144;
const rule$20 = rulePerManifest({
	id: "oversized-source",
	summary: "A ConfigMap or Secret is larger than Kubernetes, or client-side apply, takes.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	const fields = fieldsOf$1(manifest);
	if (fields.size === 0) return;
	const at = placeOfData(manifest, [...fields.keys()]);
	const size = [...fields.values()].reduce((sum, bytes) => sum + bytes, 0);
	if (size > LARGEST) yield tooLarge(manifest, at, size);
	else if (jsonSize(manifest.node) > LARGEST_ANNOTATION) yield tooLargeForApply(manifest, at);
});
function tooLarge(manifest, at, size) {
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
		message: `${nameOfManifest(manifest)} is larger than 256 KiB: client-side kubectl apply stores it once more in an annotation and fails with \`metadata.annotations: Too long: may not be more than ${LARGEST_ANNOTATION} bytes\`.`,
		help: "Apply it with `--server-side` (Flux does; Argo CD with `ServerSideApply=true`), or split it."
	};
}
/** Bytes of each field as stored; data of a Secret and binaryData are decoded. */
function fieldsOf$1({ kind, group, node }) {
	const encoded = kind === "Secret" ? "data" : "binaryData";
	const plain = kind === "Secret" ? "stringData" : "data";
	if (group !== "" || kind !== "Secret" && kind !== "ConfigMap") return /* @__PURE__ */ new Map();
	const overriding = kind === "Secret" ? new Set(entriesAt(node, plain).map(({ name }) => name)) : void 0;
	const sizes = /* @__PURE__ */ new Map();
	for (const { name, value } of entriesAt(node, encoded)) if (overriding?.has(name) !== true) add$1(sizes, encoded, decodedSize(value));
	for (const { value } of entriesAt(node, plain)) add$1(sizes, plain, textSize(value));
	return sizes;
}
function add$1(sizes, field, size) {
	sizes.set(field, (sizes.get(field) ?? 0) + size);
}
function decodedSize(value) {
	if (value.kind !== "scalar") return 0;
	const decoded = decodeBase64(value.text);
	return decoded.kind === "bytes" ? decoded.bytes.length : 0;
}
function textSize(value) {
	return value.kind === "scalar" ? Buffer.byteLength(value.text) : 0;
}
/** Bytes of the object as JSON, about: what kubectl writes into its annotation. */
function jsonSize(node) {
	switch (node.kind) {
		case "scalar": return Buffer.byteLength(JSON.stringify(node.text));
		case "sequence": return node.items.reduce((sum, item) => sum + jsonSize(item) + 1, 2);
		case "map": return node.entries.reduce((sum, { name, value }) => sum + Buffer.byteLength(JSON.stringify(name)) + jsonSize(value) + 2, 2);
	}
}
function placeOfData({ node }, fields) {
	for (const field of fields) {
		const entry = entryOf(node, field);
		if (entry !== void 0) return entry.key;
	}
	return node;
}
// src/model/validation/stored-secret.ts
/**
* `data` with `stringData` written over it; undefined when the keys themselves cannot be told (a templated key, data
* that is no map).
*/
function storedSecret({ node, road }) {
	const stored = /* @__PURE__ */ new Map();
	for (const field of ["data", "stringData"]) {
		if (valueAt(node, field)?.kind === "sequence") return void 0;
		for (const { name, value } of entriesAt(node, field)) {
			if (isTemplated$1(name)) return void 0;
			stored.set(name, storedValue(value, field === "data", road));
		}
	}
	return stored;
}
function storedValue(value, encoded, road) {
	if (value.kind !== "scalar") return void 0;
	const resolved = resolveScalar(value, road);
	if (resolved.kind === "null") return "";
	if (resolved.kind !== "string" || isTemplated$1(resolved.value)) return void 0;
	if (!encoded) return resolved.value;
	const decoded = decodeBase64(resolved.value);
	return decoded.kind === "bytes" ? Buffer.from(decoded.bytes).toString("latin1") : void 0;
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
const rule$19 = rulePerManifest({
	id: "incomplete-secret-type",
	summary: "A Secret lacks what its type requires.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	if (manifest.kind !== "Secret" || manifest.group !== "") return;
	const type = textField(manifest.node, "type", manifest.road);
	if (type.kind !== "text") return;
	if (type.text === "kubernetes.io/service-account-token") yield* accountToken(manifest, type.at);
	const data = storedSecret(manifest);
	for (const lack of data === void 0 ? [] : CHECKS.get(type.text)?.(data) ?? []) yield findingOf$3(manifest, type.text, lack, placeOf$1(manifest, lack.key) ?? type.at);
});
function findingOf$3(manifest, type, lack, at) {
	const { key, text, help, warning } = lack;
	const what = warning === void 0 ? refusal(`data[${key}]`, text) : `The API server takes it with a warning: \`${warning}\`.`;
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
	const found = annotations && textField(annotations, ACCOUNT, manifest.road);
	if (found !== void 0 && found.kind !== "empty") return;
	yield {
		at: entryOf(annotations, ACCOUNT)?.key ?? at,
		message: `${nameOfManifest(manifest)} is a token for no ServiceAccount. ${refusal(`metadata.annotations[${ACCOUNT}]`, "Required value")}`,
		help: `Name the ServiceAccount in the annotation \`${ACCOUNT}\`.`,
		subject: subjectOfManifest(manifest, ACCOUNT)
	};
}
/** A JSON object, as Go's json.Unmarshal into a map takes it: `null` passes, `[]` and `""` do not. */
function jsonObject(data, key) {
	const help = `Make it with \`kubectl create secret docker-registry\`; the key is \`${key}\`.`;
	if (!data.has(key)) return [{
		key,
		text: "Required value",
		help
	}];
	const value = data.get(key);
	if (value === void 0 || isTemplated$1(value)) return [];
	const fault = jsonFault$1(value);
	if (fault === void 0) return [];
	return [{
		key,
		text: `Invalid value: "<secret contents redacted>": ${fault}`,
		help
	}];
}
function jsonFault$1(text) {
	if (text.trim() === "") return "unexpected end of JSON input";
	try {
		const json = JSON.parse(text);
		if (typeof json === "object" && !Array.isArray(json)) return void 0;
		return `json: cannot unmarshal ${Array.isArray(json) ? "array" : typeof json === "boolean" ? "bool" : typeof json} into Go value of type map[string]interface {}`;
	} catch {
		return "it is no JSON";
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
	if (isTemplated$1(certificate) || isTemplated$1(privateKey)) return [];
	const fault = certificateFault(certificate) ?? keyFault(privateKey);
	return fault === void 0 ? [] : [{
		...fault,
		text: "",
		help
	}];
}
/** What Go's tls.X509KeyPair says first; the API server passes it on as a warning. */
function certificateFault(text) {
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
function keyFault(text) {
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
function placeOf$1({ node }, key) {
	return (entryOf(mapAt(node, "stringData"), key) ?? entryOf(mapAt(node, "data"), key))?.key;
}
// src/model/nearest-name.ts
/** Comparisons one question may cost, so that no list of names makes it slow. */
const MOST_COMPARED$1 = 4e3;
/**
* The candidate a person most likely meant: equal but for case and separators, else the smallest edit distance (a swap of
* neighbours counts once) within a third of the length. Undefined when none is near. Ties go to the first in code unit order.
*/
function nearestName(name, candidates) {
	const bound = Math.min(3, Math.floor(name.length / 3));
	const letters = lettersOf(name);
	const folded = fold$2(name);
	let nearest;
	let smallest = bound + 1;
	let compared = 0;
	for (const candidate of candidates) {
		if (candidate === name) continue;
		const alike = fold$2(candidate) === folded;
		const possible = Math.abs(candidate.length - name.length) <= bound && bitCount$1(letters ^ lettersOf(candidate)) <= 2 * bound;
		if (!alike && !possible) continue;
		compared += 1;
		if (compared > MOST_COMPARED$1) break;
		const distance = alike ? .5 : editDistance(name, candidate);
		if (distance < smallest || distance === smallest && nearest !== void 0 && candidate < nearest) {
			smallest = distance;
			nearest = candidate;
		}
	}
	return nearest;
}
function fold$2(name) {
	return name.toLowerCase().replaceAll(/[-_. ]/g, "");
}
/** A set of the characters as 32 bits: names within distance d differ in at most 2d of them. */
function lettersOf(name) {
	let bits = 0;
	for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) & 31);
	return bits;
}
function bitCount$1(bits) {
	let rest = bits;
	let count = 0;
	for (; rest !== 0; count += 1) rest &= rest - 1;
	return count;
}
/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours cost one each. */
function editDistance(a, b) {
	let before = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row += 1) {
		const next = [row];
		for (let column = 1; column <= b.length; column += 1) {
			const same = a[row - 1] === b[column - 1];
			let cost = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
			if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
			next.push(cost);
		}
		before = last;
		last = next;
	}
	return last[b.length] ?? 0;
}
// rules/unknown-secret-type/rule.ts
const DOMAIN$1 = "kubernetes.io/";
/** The types with a meaning in Kubernetes, by what stands behind the domain. */
const LOCAL_NAMES = [
	"service-account-token",
	"dockercfg",
	"dockerconfigjson",
	"basic-auth",
	"ssh-auth",
	"tls"
];
/** What people write instead: kubectl's own words, mostly. */
const MISTAKES$1 = /* @__PURE__ */ new Map([
	["generic", "Opaque"],
	["docker-registry", "kubernetes.io/dockerconfigjson"],
	["kubernetes.io/docker-registry", "kubernetes.io/dockerconfigjson"],
	["kubernetes.io/opaque", "Opaque"],
	["kubernetes.io/Opaque", "Opaque"],
	["bootstrap.kubernetes.io/tokens", "bootstrap.kubernetes.io/token"]
]);
const rule$18 = rulePerManifest({
	id: "unknown-secret-type",
	summary: "The type of a Secret is a near miss of one that Kubernetes knows.",
	severity: "warning",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	if (manifest.kind !== "Secret" || manifest.group !== "") return;
	const type = textField(manifest.node, "type", manifest.road);
	const meant = type.kind === "text" ? meantType(type.text) : void 0;
	if (type.kind !== "text" || meant === void 0) return;
	yield {
		at: type.at,
		message: `${nameOfManifest(manifest)} has type \`${type.text}\`, which means nothing to Kubernetes: it takes any text, checks no keys, and a type never changes once the Secret exists.`,
		help: `Did you mean \`${meant}\`?`,
		subject: subjectOfManifest(manifest, type.text)
	};
});
function meantType(type) {
	const mistake = MISTAKES$1.get(type);
	if (mistake !== void 0) return mistake;
	if (type === "Opaque" || type === "bootstrap.kubernetes.io/token") return void 0;
	if (!type.includes("/")) return nearestName(type, ["Opaque"]) ?? (LOCAL_NAMES.includes(type) ? DOMAIN$1 + type : void 0);
	const [domain = "", local = ""] = type.split("/");
	const meant = nearestName(local, LOCAL_NAMES);
	return nearestName(domain, [DOMAIN$1.slice(0, -1)]) !== void 0 && meant !== void 0 && type !== DOMAIN$1 + meant ? DOMAIN$1 + meant : void 0;
}
// rules/invalid-name/rule.ts
/** A CronJob's name leaves room for the `-<time>` of its Jobs. */
const LONGEST_CRON_JOB = 52;
const rule$17 = rulePerManifest({
	id: "invalid-name",
	summary: "An object has no name, or a name or namespace that Kubernetes does not allow.",
	severity: "error",
	group: "values",
	since: "0.1.0"
}, function* (manifest) {
	if (!hasShape(manifest)) return;
	const metadata = mapAt(manifest.node, "metadata");
	if (metadata === void 0) {
		yield unnamed(manifest, headOf(manifest.node));
		return;
	}
	const { road } = manifest;
	const name = textField(metadata, "name", road);
	const generated = textField(metadata, "generateName", road);
	if (name.kind === "empty" && generated.kind === "empty") yield unnamed(manifest, entryOf(manifest.node, "metadata")?.key ?? name.at);
	yield* faultsOf$2(manifest, "name", name, faultOfName(manifest));
	yield* faultsOf$2(manifest, "generateName", generated, faultOfSubdomainPrefix);
	yield* faultsOf$2(manifest, "namespace", textField(metadata, "namespace", road), faultOfLabel);
});
function faultOfName({ kind }) {
	if (kind !== "CronJob") return faultOfSubdomain;
	return (name) => faultOfSubdomain(name) ?? (name.length > LONGEST_CRON_JOB ? `must be no more than ${LONGEST_CRON_JOB} characters` : void 0);
}
function unnamed(manifest, at) {
	return {
		at,
		message: `A ${manifest.kind} has no name. ${refusal("metadata.name", "Required value: name or generateName is required")}`,
		help: "Add `metadata.name`."
	};
}
function* faultsOf$2(manifest, field, text, faultOf) {
	const fault = text.kind === "text" ? faultOf(text.text) : void 0;
	if (text.kind !== "text" || fault === void 0) return;
	yield {
		at: text.at,
		message: `\`${text.text}\` is no valid ${field} for ${nameOfManifest(manifest)}. ${refusal(`metadata.${field}`, invalidValue(text.text, fault))}`,
		help: "Use lower case letters, digits and `-`; begin and end with a letter or digit.",
		subject: subjectOfManifest(manifest, field)
	};
}
// rules/unknown-kind/rule.ts
const rule$16 = rulePerManifest({
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
/** Groups in which Kubernetes alone defines kinds. */
const OWN_GROUPS = /* @__PURE__ */ new Set([
	"",
	"apps",
	"batch"
]);
/** The kind that was meant, for near misses only: what else exists in these groups is not listed here. */
function meantKind({ apiVersion, group, kind }) {
	const version = KIND_VERSIONS.get(kind);
	if (version !== void 0) return group !== groupOf(version) && isMisplaced(apiVersion) ? {
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
/** `v1`, `apps/v1` and `batch/v1`: old groups such as `extensions` really had these kinds once. */
function isMisplaced(apiVersion) {
	return apiVersion === "v1" || apiVersion === "apps/v1" || apiVersion === "batch/v1";
}
/** Real kinds that are not listed here (`Node`, `Service` …) differ by more. */
function isNearMiss(kind, nearest) {
	return Math.abs(kind.length - nearest.length) <= 2;
}
function groupOf(apiVersion) {
	return apiVersion.includes("/") ? apiVersion.slice(0, apiVersion.indexOf("/")) : "";
}
// src/model/same-content.ts
/** Whether two nodes are the same JSON, however they are written: order of keys, quotes and comments do not count. */
function sameContent(one, other, road) {
	if (one === other) return true;
	if (one.kind === "map" && other.kind === "map") return one.entries.length === other.entries.length && one.entries.every(({ name, value }) => {
		const twin = entryOf(other, name)?.value;
		return twin !== void 0 && sameContent(value, twin, road);
	});
	if (one.kind === "sequence" && other.kind === "sequence") return one.items.length === other.items.length && one.items.every((item, index) => {
		const twin = other.items[index];
		return twin !== void 0 && sameContent(item, twin, road);
	});
	if (one.kind !== "scalar" || other.kind !== "scalar") return false;
	return jsonOf(one, road) === jsonOf(other, road);
}
function jsonOf(node, road) {
	const resolved = resolveScalar(node, road);
	switch (resolved.kind) {
		case "string": return JSON.stringify(resolved.value);
		case "bool": return String(resolved.value);
		case "null": return "null";
		case "invalid": return resolved.reason;
		default: return resolved.json;
	}
}
// rules/duplicate-object/rule.ts
const rule$15 = {
	meta: {
		id: "duplicate-object",
		summary: "Two objects of one build have the same kind, namespace and name, and differ.",
		severity: "error",
		group: "values",
		since: "0.1.0"
	},
	*check({ builds }) {
		for (const { id, objects } of builds) for (const finding of duplicatesIn(objects)) yield {
			...finding,
			build: id
		};
	}
};
function* duplicatesIn(objects) {
	const first = /* @__PURE__ */ new Map();
	for (const manifest of objects) {
		const key = identityOf$3(manifest);
		if (key === void 0) continue;
		const other = first.get(key);
		if (other === void 0) first.set(key, manifest);
		else if (!sameContent(other.node, manifest.node, manifest.road)) yield findingOf$2(manifest, other);
	}
}
/** Undefined when the name is generated or templated. */
function identityOf$3({ group, kind, namespace = "", name }) {
	if (name === void 0 || isTemplated$1(name) || isTemplated$1(namespace)) return void 0;
	return JSON.stringify([
		group,
		kind,
		namespace,
		name
	]);
}
function findingOf$2(manifest, other) {
	const at = placeOfName(manifest);
	const there = placeOfName(other);
	const together = at.file.path === there.file.path;
	return {
		at,
		severity: together ? "error" : "warning",
		message: `${nameOfManifest(manifest)} is written twice with different content${together ? "" : ", here and in another file of the folder"} (${placeOf$2(there)}): kubectl applies both, and the last one stays.`,
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
// src/model/shape/field-mistakes.ts
/** Fields that people write where Kubernetes has none, by struct and field, and what to do instead. */
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
		mountPath: "Where a volume is mounted is said in the `volumeMounts` of a container.",
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
		name: "Did you mean `secretName`? A volume names its Secret so, unlike a ConfigMap.",
		mode: "Did you mean `defaultMode`?"
	},
	ConfigMapProjection: {
		...namespaceMistake(),
		configMapName: "Did you mean `name`?",
		defaultMode: "Move `defaultMode` up to `projected`; an item can have a `mode`."
	},
	SecretProjection: {
		...namespaceMistake(),
		secretName: "Did you mean `name`? A projected source names its Secret so, unlike a volume.",
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
/** What to do instead of a field that a struct does not have, for the mistakes people make; undefined for others. */
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
/** The longest list of fields that a message still shows whole. */
const SHORT_LIST = 8;
const rule$14 = rulePerManifest({
	id: "unknown-field",
	summary: "A field is misspelt, or stands where Kubernetes has none of that name.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (manifest) {
	for (const fault of shapeFaults(manifest)) {
		if (fault.kind !== "unknown-field" || isTemplated$1(fault.entry.name)) continue;
		if (fault.path === "sops") continue;
		const help = helpFor$5(fault);
		if (help === void 0) continue;
		yield {
			at: fault.entry.key,
			message: `\`${fault.path}\` of ${nameOfManifest(manifest)} is no field of Kubernetes. kubectl apply fails: \`strict decoding error: unknown field "${fault.path}"\`; without validation it is dropped silently.`,
			help,
			subject: subjectOfManifest(manifest, fault.path)
		};
	}
});
/** What to write instead; undefined when a newer Kubernetes may well have the field. */
function helpFor$5({ entry, shape }) {
	const { name } = entry;
	const mistake = helpForMistake(shape.name, name);
	if (mistake !== void 0) return mistake;
	const fields = [...shape.fields.keys()];
	const nearest = nearestName(name, fields);
	if (nearest !== void 0 && (shape.known === "closed" || isTypo(name, nearest))) return `Did you mean \`${nearest}\`?`;
	if (shape.known === "listed") return void 0;
	if (fields.length > SHORT_LIST) return "Remove it, or move it to where it belongs.";
	return `The fields here are ${fields.map((field) => `\`${field}\``).join(", ")}.`;
}
/** Close enough that no new field of Kubernetes would be called so. */
function isTypo(name, nearest) {
	if (name.toLowerCase() === nearest.toLowerCase()) return true;
	return name.length > 4 && Math.abs(name.length - nearest.length) <= 1;
}
// rules/wrong-field-type/rule.ts
const rule$13 = rulePerManifest({
	id: "wrong-field-type",
	summary: "A field holds a value of another type than Kubernetes decodes there.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (manifest) {
	for (const fault of shapeFaults(manifest)) {
		if (fault.kind !== "wrong-type") continue;
		const { at, key, path, wanted, said } = fault;
		if (wanted.kind === "string" || wanted.kind === "bytes") continue;
		yield {
			at: at.kind === "scalar" ? at : key ?? at,
			message: `\`${path}\` of ${nameOfManifest(manifest)} must be ${wordOf(wanted)}. kubectl apply fails: \`${said}\`.`,
			help: helpFor$4(fault),
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
/** EnvFiles: on by default since 1.35; before, the API server drops or refuses the field. */
const FILE_KEY_SINCE = 35;
const rule$12 = rulePerContainer({
	id: "invalid-value-source",
	summary: "A variable or an envFrom item has no source, several, or a source beside a value.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (container, workload, { kubernetesVersion }) {
	if (!isValidated(workload)) return;
	const { road } = workload.manifest;
	const where = nameOfContainerIn(container, workload);
	const known = kubernetesVersion >= FILE_KEY_SINCE ? SOURCES$2 : SOURCES$2.slice(0, -1);
	for (const item of envItems(container, workload)) yield* faultsOfVariable(item, {
		road,
		where,
		known,
		kubernetesVersion
	});
	for (const item of envFromItems(container, workload)) yield* faultsOfEnvFrom(item, road, where, `${container.path}.envFrom`);
});
function* faultsOfVariable({ node, path }, context) {
	const { road, where, known, kubernetesVersion } = context;
	const valueFrom = setField(node, "valueFrom", road);
	if (valueFrom?.kind !== "map") return;
	const at = entryOf(node, "valueFrom")?.key ?? node;
	const name = textField(node, "name", road);
	const who = `Variable \`${name.kind === "text" ? name.text : ""}\` of ${where}`;
	const sources = known.filter((source) => isSet(valueFrom, source, road));
	const refuse = (text) => refusal(`${path}.valueFrom`, invalidValue("", text));
	if (sources.length === 0) {
		const file = isSet(valueFrom, "fileKeyRef", road);
		const drops = `Kubernetes 1.${kubernetesVersion} does not know \`fileKeyRef\` (on by default since 1.35).`;
		yield {
			at,
			message: `${who} has a \`valueFrom\` without a source. ${file ? `${drops} ` : ""}${refuse(`must specify one of: ${listOf$1(known)}`)}`,
			help: `Add one of ${listOf$1(known)}, or write a \`value\` instead.`
		};
	} else if (isNotEmpty(node, road)) yield {
		at,
		message: `${who} has both \`value\` and \`valueFrom\`. ${refuse("may not be specified when `value` is not empty")}`,
		help: "Keep one of the two. In a patch, remove the other one with `value: null` or `valueFrom: null`.",
		...relatedTo(node, ["value"])
	};
	else if (sources.length > 1) yield {
		at,
		message: `${who} has ${sources.length} sources: ${listOf$1(sources)}. ${refuse("may not have more than one field specified at a time")}`,
		help: "Keep one of them.",
		...relatedTo(valueFrom, sources)
	};
}
/** The API server names the list, not the item. */
function* faultsOfEnvFrom(item, road, where, path) {
	const { node, index } = item;
	const sources = ENV_FROM_SOURCES.filter((source) => isSet(node, source, road));
	if (sources.length === 1) return;
	const none = sources.length === 0;
	const text = none ? `must specify one of: ${listOf$1(ENV_FROM_SOURCES)}` : "may not have more than one field specified at a time";
	yield {
		at: headOf(node),
		message: `\`envFrom[${index}]\` of ${where} names ${none ? "no source" : "a ConfigMap and a Secret at once"}. ${refusal(path, invalidValue("", text))}`,
		help: none ? "Add `configMapRef` or `secretRef`, with a `name`." : "Write two items, one for each.",
		...none ? {} : relatedTo(node, sources)
	};
}
function isNotEmpty(node, road) {
	return textField(node, "value", road).kind !== "empty";
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
/** As Kubernetes lists them: `a`, `b` or `c`. */
function listOf$1(names) {
	const quoted = names.map((name) => `\`${name}\``);
	const last = quoted.at(-1) ?? "";
	return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} or ${last}`;
}
// src/model/validation/text-fault.ts
const REQUIRED = { empty: "Required value" };
/** The fault of one field, or none. Templated values have none. */
function textFaults(parent, name, parentPath, road, { empty, faultOf }) {
	const field = textField(parent, name, road);
	const path = `${parentPath}.${name}`;
	if (field.kind === "unknown") return [];
	if (field.kind === "empty") return empty === void 0 ? [] : [{
		at: field.at,
		path,
		value: void 0,
		text: empty
	}];
	const fault = faultOf?.(field.text);
	if (fault === void 0) return [];
	return [{
		at: field.at,
		path,
		value: field.text,
		text: invalidValue(field.text, fault)
	}];
}
/** The message for a fault; `who` is the thing whose field it is, `field` its name there: `secretKeyRef.key`. */
function textFaultMessage(who, field, fault) {
	return `${fault.value === void 0 ? `${who} has no \`${field}\`.` : `\`${fault.value}\` is no valid \`${field}\` for ${lower$1(who)}.`} ${refusal(fault.path, fault.text)}`;
}
/** The finding for a fault. */
function textFaultFinding(who, field, fault, help) {
	return {
		at: fault.at,
		message: textFaultMessage(who, field, fault),
		help
	};
}
function lower$1(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// src/model/validation/volume-path.ts
/** The API server's rules for paths within volumes: what is wrong with one, in its words, or undefined. */
/** No step of the path is `..` (ValidatePathNoBacksteps). */
function faultOfSteps(path) {
	return path.split("/").includes("..") ? "must not contain '..'" : void 0;
}
/** Relative, and no `..` in it: `subPath`. */
function faultOfDescendingPath(path) {
	return path.startsWith("/") ? "must be a relative path" : faultOfSteps(path);
}
/** Relative, no `..` in it and not starting with `..`: paths of volume items. */
function faultOfItemPath(path) {
	const fault = faultOfDescendingPath(path);
	if (fault !== void 0) return fault;
	return path.startsWith("..") ? "must not start with '..'" : void 0;
}
// src/model/validation/check-key-references.ts
const NAME_HELP = "Names of ConfigMaps and Secrets are lower case letters, digits, `-` and `.`.";
const KEY_HELP = "Keys are letters, digits, `-`, `_` and `.`.";
/** An absent name is not "required" here: the empty name breaks the rule for names. */
const KEY_REF = {
	name: {
		empty: invalidValue("", faultOfSubdomain("") ?? ""),
		faultOf: faultOfSubdomain
	},
	key: {
		...REQUIRED,
		faultOf: faultOfKey
	}
};
const FILE_KEY_REF = {
	key: {
		...REQUIRED,
		faultOf: faultOfRelaxedVariable
	},
	volumeName: {
		...REQUIRED,
		faultOf: faultOfLabel
	},
	path: {
		...REQUIRED,
		faultOf: faultOfSteps
	}
};
const VALUE_REFS = [
	["configMapKeyRef", KEY_REF],
	["secretKeyRef", KEY_REF],
	["fileKeyRef", FILE_KEY_REF]
];
const ENV_FROM = {
	...REQUIRED,
	faultOf: faultOfSubdomainPrefix
};
/** What the API server refuses in the references of a container's environment: names, keys, paths (semantics §3.2, §3.3). */
function* checkKeyReferences(container, workload) {
	const { road } = workload.manifest;
	const where = nameOfContainerIn(container, workload);
	for (const { node, path } of envItems(container, workload)) {
		const valueFrom = setMap(node, "valueFrom", road);
		if (valueFrom === void 0) continue;
		const who = `Variable \`${nameOf$1(node, workload)}\` of ${where}`;
		for (const [field, checks] of VALUE_REFS) {
			const reference = setMap(valueFrom, field, road);
			if (reference === void 0) continue;
			for (const [name, check] of Object.entries(checks)) for (const fault of textFaults(reference, name, `${path}.valueFrom.${field}`, road, check)) {
				const help = name === "name" ? NAME_HELP : KEY_HELP;
				yield textFaultFinding(who, `${field}.${name}`, fault, helpFor$3(fault.value, name, help));
			}
		}
	}
	for (const { node, path, index } of envFromItems(container, workload)) for (const field of ["configMapRef", "secretRef"]) {
		const reference = setMap(node, field, road);
		if (reference === void 0) continue;
		for (const fault of textFaults(reference, "name", `${path}.${field}`, road, ENV_FROM)) yield textFaultFinding(`\`envFrom[${index}]\` of ${where}`, `${field}.name`, fault, helpFor$3(fault.value, "name", NAME_HELP));
	}
}
function helpFor$3(value, name, help) {
	if (value === void 0) return `Add \`${name}\`.`;
	switch (name) {
		case "volumeName": return "Name an `emptyDir` volume of the pod.";
		case "path": return "Write a path within the volume, without `..`.";
		default: return help;
	}
}
function nameOf$1(node, { manifest }) {
	const name = textField(node, "name", manifest.road);
	return name.kind === "text" ? name.text : "";
}
// src/model/validation/check-object-references.ts
/** References of a PersistentVolume's CSI source that the API server checks (`nodeStageSecretRef` it does not). */
const CSI_REFERENCES = [
	"controllerPublishSecretRef",
	"controllerExpandSecretRef",
	"nodePublishSecretRef",
	"nodeExpandSecretRef"
];
const NAME$1 = {
	...REQUIRED,
	faultOf: faultOfSubdomain
};
const NAMESPACE = {
	...REQUIRED,
	faultOf: faultOfLabel
};
/** What the API server refuses in the names of Secrets in objects other than workloads: Ingress, PersistentVolume. */
function* checkObjectReferences(manifest) {
	if (manifest.kind === "Ingress" && manifest.group === "networking.k8s.io") yield* checkIngress(manifest);
	if (manifest.kind === "PersistentVolume" && manifest.group === "") yield* checkVolume(manifest);
}
function* checkIngress(manifest) {
	const spec = mapAt(manifest.node, "spec");
	if (spec === void 0) return;
	const check = {
		empty: void 0,
		faultOf: faultOfSubdomain
	};
	for (const { node, path } of structItems(spec, "tls", "spec", manifest.road)) for (const fault of textFaults(node, "secretName", path, manifest.road, check)) yield textFaultFinding(nameOfManifest(manifest), "tls[].secretName", fault, "Names of Secrets are lower case letters, digits, `-` and `.`.");
}
function* checkVolume(manifest) {
	const csi = mapAt(manifest.node, "spec", "csi");
	for (const field of csi === void 0 ? [] : CSI_REFERENCES) {
		const reference = csi && setMap(csi, field, manifest.road);
		if (reference === void 0) continue;
		const path = `spec.csi.${field}`;
		for (const [name, check] of [["name", NAME$1], ["namespace", NAMESPACE]]) for (const fault of textFaults(reference, name, path, manifest.road, check)) yield textFaultFinding(nameOfManifest(manifest), `csi.${field}.${name}`, fault, "A PersistentVolume has no namespace: give both `name` and `namespace` of the Secret.");
	}
}
// src/model/validation/volume-items.ts
function volumeItems({ podSpec, path, manifest }) {
	const { road } = manifest;
	return structItems(podSpec, "volumes", path, road).map((item) => {
		const name = textField(item.node, "name", road);
		return {
			...item,
			name: name.kind === "text" ? name.text : ""
		};
	});
}
/** The sources of a `projected` volume. */
function projectionItems(volume, { manifest }) {
	const projected = setMap(volume.node, "projected", manifest.road);
	if (projected === void 0) return [];
	return structItems(projected, "sources", `${volume.path}.projected`, manifest.road);
}
/** The ConfigMaps, Secrets and downward API parts of a volume, in order. */
function volumeParts(volume, workload) {
	return [...partsOf$1(volume.node, volume.path, false, workload), ...projectionItems(volume, workload).flatMap(({ node, path }) => partsOf$1(node, path, true, workload))];
}
/** The `volumeMounts` of a container. */
function mountItems(container, { manifest }) {
	return structItems(container.node, "volumeMounts", container.path, manifest.road);
}
const KINDS$1 = [
	"secret",
	"configMap",
	"downwardAPI"
];
function partsOf$1(parent, parentPath, projected, { manifest }) {
	return KINDS$1.flatMap((kind) => {
		const node = setMap(parent, kind, manifest.road);
		if (node === void 0) return [];
		const path = `${parentPath}.${kind}`;
		return [{
			kind,
			node,
			path,
			projected,
			items: structItems(node, "items", path, manifest.road)
		}];
	});
}
// src/model/validation/check-volume-references.ts
/** Sources of volumes that name a Secret in a field of their own: path within the volume, field, check. */
const DRIVERS$1 = [
	[
		["csi", "nodePublishSecretRef"],
		"name",
		{
			...REQUIRED,
			faultOf: faultOfSubdomain
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
/** What the API server refuses in the names that volumes and imagePullSecrets give (semantics §4.1). */
function* checkVolumeReferences(workload) {
	for (const volume of volumeItems(workload)) {
		yield* checkParts(volume, workload);
		yield* checkDrivers(volume, workload);
	}
	yield* checkPullSecrets(workload);
}
function* checkParts(volume, workload) {
	const { road } = workload.manifest;
	for (const { kind, node, path, projected, items } of volumeParts(volume, workload)) {
		if (kind === "downwardAPI") continue;
		const field = kind === "secret" && !projected ? "secretName" : "name";
		const who = nameOfVolume(volume, workload);
		for (const fault of textFaults(node, field, path, road, REQUIRED)) yield textFaultFinding(who, `${kind}.${field}`, fault, `Add \`${field}\`.`);
		for (const item of items) for (const fault of textFaults(item.node, "key", item.path, road, REQUIRED)) yield textFaultFinding(who, `${kind}.items[].key`, fault, "Name the `key`.");
	}
}
function* checkDrivers(volume, workload) {
	const { road } = workload.manifest;
	const who = nameOfVolume(volume, workload);
	for (const [steps, field, check] of DRIVERS$1) {
		const parent = valueAt(volume.node, ...steps);
		if (parent?.kind !== "map") continue;
		const path = [volume.path, ...steps].join(".");
		for (const fault of textFaults(parent, field, path, road, check)) yield textFaultFinding(who, [...steps, field].join("."), fault, "Name the Secret.");
	}
	const iscsi = setMap(volume.node, "iscsi", road);
	if (iscsi === void 0 || isSet(iscsi, "secretRef", road)) return;
	const chap = ["chapAuthDiscovery", "chapAuthSession"].find((field) => isTrue$3(iscsi, field, workload));
	if (chap === void 0) return;
	yield {
		at: headOf(iscsi),
		message: `${who} asks for \`${chap}\` and names no Secret with the credentials. ${refusal(`${volume.path}.iscsi.secretRef`, "Required value")}`,
		help: "Add `secretRef.name`."
	};
}
/** The API server takes both with a warning; the kubelet skips an empty name. */
function* checkPullSecrets(workload) {
	const { manifest, podSpec, path: at } = workload;
	const taken = /* @__PURE__ */ new Map();
	for (const { node, path } of structItems(podSpec, "imagePullSecrets", at, manifest.road)) {
		const name = textField(node, "name", manifest.road);
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
function isTrue$3(parent, field, { manifest }) {
	const node = valueAt(parent, field);
	if (node?.kind !== "scalar") return false;
	const resolved = resolveScalar(node, manifest.road);
	return resolved.kind === "bool" && resolved.value;
}
// rules/invalid-reference/rule.ts
const meta = {
	id: "invalid-reference",
	summary: "A reference lacks a name or key, or has one that Kubernetes does not allow or take twice.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
};
const parts = [
	rulePerContainer(meta, (container, workload) => isValidated(workload) ? checkKeyReferences(container, workload) : []),
	rulePerWorkload(meta, (workload) => isValidated(workload) ? checkVolumeReferences(workload) : []),
	rulePerManifest(meta, checkObjectReferences)
];
const rule$11 = {
	meta,
	*check(evidence) {
		for (const part of parts) yield* part.check(evidence);
	}
};
// src/model/validation/downward-items.ts
/** All items of the downward API in a pod spec: of variables, and of volumes. */
function downwardItems(workload, field) {
	return [...ofVariables(workload, field), ...ofVolumes(workload, field)];
}
function* ofVariables(workload, field) {
	const { road } = workload.manifest;
	for (const container of workload.containers) for (const { node, path } of envItems(container, workload)) {
		const valueFrom = setMap(node, "valueFrom", road);
		const reference = valueFrom && setMap(valueFrom, field, road);
		if (reference === void 0) continue;
		const name = textField(node, "name", road);
		yield {
			node: reference,
			path: `${path}.valueFrom.${field}`,
			who: `Variable \`${name.kind === "text" ? name.text : ""}\` of ${nameOfContainerIn(container, workload)}`,
			inVolume: false,
			container
		};
	}
}
function* ofVolumes(workload, field) {
	for (const volume of volumeItems(workload)) for (const { kind, items } of volumeParts(volume, workload)) {
		if (kind !== "downwardAPI") continue;
		for (const { node, path } of items) {
			const reference = setMap(node, field, workload.manifest.road);
			const ignored = field === "resourceFieldRef" && setMap(node, "fieldRef", workload.manifest.road);
			if (reference === void 0 || ignored) continue;
			const who = nameOfVolume(volume, workload);
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
// src/model/validation/field-path.ts
/** Fields of a pod that exist for fieldRef at all; `spec.host` is an old name of `spec.nodeName`. */
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
/** What `env` takes without a subscript, sorted as Kubernetes lists it. */
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
/** What a downward API volume takes without a subscript. */
const VOLUME_FIELDS$1 = [
	"metadata.annotations",
	"metadata.labels",
	"metadata.name",
	"metadata.namespace",
	"metadata.uid"
];
/**
* What the API server says about a fieldPath (semantics §1.5); `allowed` are the paths without subscript. Undefined when it
* takes it.
*/
function faultOfFieldPath(fieldPath, apiVersion, allowed) {
	const notConverted = (reason) => ({
		field: ".fieldPath",
		text: `Invalid value: ${JSON.stringify(fieldPath)}: error converting fieldPath: ${reason}`
	});
	if (apiVersion !== "v1") return notConverted(`unsupported pod version: ${apiVersion}`);
	const subscripted = splitSubscript$1(fieldPath);
	if (subscripted !== void 0) return faultOfSubscript(subscripted, notConverted, fieldPath);
	if (!CONVERTIBLE.has(fieldPath)) return notConverted(`field label not supported: ${fieldPath}`);
	const converted = fieldPath === "spec.host" ? "spec.nodeName" : fieldPath;
	if (allowed.includes(converted)) return void 0;
	const list = allowed.map((path) => JSON.stringify(path)).join(", ");
	return {
		field: ".fieldPath",
		text: `Unsupported value: ${JSON.stringify(converted)}: supported values: ${list}`
	};
}
function faultOfSubscript({ path, subscript }, notConverted, fieldPath) {
	if (path !== "metadata.annotations" && path !== "metadata.labels") return notConverted(`field label does not support subscript: ${fieldPath}`);
	const name = path === "metadata.annotations" ? subscript.toLowerCase() : subscript;
	const fault = faultOfQualifiedName(name);
	if (fault === void 0) return void 0;
	return {
		field: "",
		text: `Invalid value: ${JSON.stringify(name)}: ${fault}`
	};
}
/** `metadata.labels['app']` → path and key; only single quotes count. */
function splitSubscript$1(fieldPath) {
	if (!fieldPath.endsWith("']")) return void 0;
	const open = fieldPath.indexOf("['");
	if (open < 1 || open + 2 > fieldPath.length - 2) return void 0;
	return {
		path: fieldPath.slice(0, open),
		subscript: fieldPath.slice(open + 2, -2)
	};
}
// rules/invalid-field-path/rule.ts
const rule$10 = rulePerWorkload({
	id: "invalid-field-path",
	summary: "A fieldRef names no field of the pod, or one that cannot be read there.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	const { road } = workload.manifest;
	for (const { node, path, who, inVolume, container } of downwardItems(workload, "fieldRef")) {
		const field = textField(node, "fieldPath", road);
		const version = textField(node, "apiVersion", road);
		if (field.kind === "unknown" || version.kind === "unknown") continue;
		const subject = subjectOfWorkload(workload, container, path);
		if (field.kind === "empty") {
			yield {
				at: field.at,
				message: `${who} reads a field of the pod and does not say which. ${refusal(`${path}.fieldPath`, "Required value")}`,
				help: "Add `fieldPath`.",
				subject
			};
			continue;
		}
		const allowed = inVolume ? VOLUME_FIELDS$1 : VARIABLE_FIELDS;
		const apiVersion = version.kind === "empty" ? "v1" : version.text;
		const fault = faultOfFieldPath(field.text, apiVersion, allowed);
		if (fault === void 0) continue;
		yield {
			at: apiVersion === "v1" || version.kind === "empty" ? field.at : version.at,
			message: `${who} cannot read \`${field.text}\` of the pod. ${refusal(path + fault.field, fault.text)}`,
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
	return `What can be read is ${allowed.map((path) => `\`${path}\``).join(", ")}, and single labels and annotations: \`metadata.labels['some-key']\`.`;
}
// src/model/quantity.ts
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
const MAX_INT64$1 = 2n ** 63n - 1n;
/** Bounds on hostile texts and exponents, with which apimachinery would compute for minutes. */
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
/** The parts of a quantity in their order, each possibly empty: apimachinery scans without ever going back. */
const SCAN = [
	/[-+]?/y,
	/0*/y,
	/[0-9]*/y,
	/(?:\.[0-9]*)?/y,
	/[eEinumkKMGTP]*[-+]?[0-9]*/y
];
/** Reads a quantity as apimachinery v1.36 does (ParseQuantity after UnmarshalJSON's trim of blanks). */
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
	if (exponent > MAX_INT64$1 || exponent < -MAX_INT64$1 - 1n) return void 0;
	return {
		exponent: Number(BigInt.asIntN(32, exponent)),
		format: "DecimalExponent"
	};
}
/** The fast path: what fits 64 bits with digits to spare. */
function parseSmall(parts, text) {
	const { positive, whole, fraction, suffix } = parts;
	const digits = whole + fraction;
	const binary = suffix.format === "BinarySI";
	if (spareDigits(whole, fraction, suffix) < 0) return void 0;
	const scale = (binary ? 0 : suffix.exponent) - fraction.length;
	if (scale < -9) return void 0;
	const value = BigInt(digits) * (binary ? 2n ** BigInt(suffix.exponent) : 1n);
	if (value > MAX_INT64$1) return void 0;
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
	if (binary && value > MAX_INT64$1 * 10n ** BigInt(finalScale)) {
		value = MAX_INT64$1;
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
/** value × 10^-from as a number of 10^-to, rounded away from zero. */
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
// src/model/quantity-value.ts
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
/** Quantity.Value(): whole units, rounded away from zero; what overflows 64 bits wraps or is 0, as in apimachinery. */
function valueOf$2(quantity) {
	return scaledValueOf(quantity, 0);
}
/** Quantity.MilliValue(): thousandths. */
function milliValueOf(quantity) {
	return scaledValueOf(quantity, -3);
}
function isZeroQuantity({ amount }) {
	return amount.value === 0n;
}
function scaledValueOf({ amount }, scale) {
	const { value } = amount;
	if (amount.kind === "decimal") return scaledBig(value, amount.scale, -scale);
	if (amount.scale < scale) return scaleDown(value, scale - amount.scale);
	return scaleUp(value, amount.scale - scale);
}
/** negativeScaleInt64: value / 10^steps, away from zero. */
function scaleDown(value, steps) {
	if (steps > 19) return value === 0n ? 0n : value > 0n ? 1n : -1n;
	const divisor = 10n ** BigInt(steps);
	const result = value / divisor;
	if (value % divisor === 0n) return result;
	return value > 0n ? result + 1n : result - 1n;
}
/** positiveScaleInt64, whose caller ignores that it failed: a product of one factor wraps, a loop of ×10 gives 0. */
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
/** apimachinery's scaledValue of an infinite decimal: value × 10^-from as a number of 10^-to. */
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
// src/model/quantity-text.ts
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
/** Quantity.String(): the canonical form (`1000` → `1k`), or the text as written where apimachinery keeps it. */
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
/** The amount in whole units; undefined when it is not whole. */
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
/** Digits without trailing zeros and a power of ten that is a multiple of 3. */
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
// src/model/resource-divisor.ts
/** The resources that resourceFieldRef takes, sorted; `limits.hugepages-*` and `requests.hugepages-*` come on top. */
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
/** Whether resourceFieldRef takes a resource of this name, as the API server checks it. */
function isContainerResource(resource) {
	return CONTAINER_RESOURCES.includes(resource) || isHugePages(resource);
}
/** What the API server says about a divisor of a resource; undefined when it accepts it (0 means none). */
function divisorComplaint(resource, divisor) {
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
const rule$9 = rulePerWorkload({
	id: "invalid-resource-field",
	summary: "A resourceFieldRef names no resource of a container, or a divisor it does not take.",
	severity: "error",
	group: "fields",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const item of downwardItems(workload, "resourceFieldRef")) {
		const subject = subjectOfWorkload(workload, item.container, item.path);
		for (const finding of faultsOf$1(item, workload)) yield {
			...finding,
			subject
		};
	}
});
/** In the API server's order: the container (volumes only), then the resource; the divisor always. */
function* faultsOf$1(item, workload) {
	const { node, path, who, inVolume } = item;
	const { road } = workload.manifest;
	const resource = textField(node, "resource", road);
	const container = textField(node, "containerName", road);
	if (inVolume && container.kind === "empty") yield {
		at: container.at,
		message: `${who} reads a resource and does not say of which container. ${refusal(`${path}.containerName`, "Required value")}`,
		help: "Add `containerName`."
	};
	else if (resource.kind === "empty") yield {
		at: resource.at,
		message: `${who} reads a resource and does not say which. ${refusal(`${path}.resource`, "Required value")}`,
		help: "Add `resource`, such as `limits.memory`."
	};
	else if (resource.kind === "text" && !isContainerResource(resource.text)) {
		const nearest = nearestName(resource.text, CONTAINER_RESOURCES);
		const list = CONTAINER_RESOURCES.map((name) => JSON.stringify(name)).join(", ");
		yield {
			at: resource.at,
			message: `${who} cannot read the resource \`${resource.text}\`. ${refusal(`${path}.resource`, `Unsupported value: ${JSON.stringify(resource.text)}: supported values: ${list}`)}`,
			help: nearest === void 0 ? "Use `limits.` or `requests.` with `cpu`, `memory`, `ephemeral-storage` or `hugepages-…`." : `Did you mean \`${nearest}\`?`
		};
	}
	if (resource.kind !== "unknown") yield* divisorFaults(item, workload, resource.kind === "text" ? resource.text : "");
}
function* divisorFaults({ node, path, who }, { manifest }, resource) {
	const at = entryOf(node, "divisor")?.value;
	if (at?.kind !== "scalar" || isTemplated$1(at.text)) return;
	const resolved = resolveScalar(at, manifest.road);
	if (resolved.kind === "null" || resolved.kind === "invalid") return;
	const parsed = parseQuantity("json" in resolved ? resolved.json : String(resolved.value));
	const help = "Use `1`, a unit such as `1Mi` (memory, storage), or `1m` (cpu).";
	if (parsed.kind === "invalid" || resolved.kind === "bool") {
		const reason = parsed.kind === "invalid" ? parsed.reason : "it is a boolean";
		yield {
			at,
			message: `${who} divides by \`${at.text}\`, which is no quantity. kubectl apply fails: \`${reason}\`.`,
			help
		};
		return;
	}
	const complaint = divisorComplaint(resource, parsed.quantity);
	if (complaint === void 0) return;
	yield {
		at,
		message: `${who} divides \`${resource}\` by \`${at.text}\`. ${refusal(`${path}.divisor`, invalidValue(resource, complaint))}`,
		help
	};
}
// src/model/validation/pod-volumes.ts
/**
* The names a mount may use: the pod's volumes and, in a StatefulSet, its claim templates. Undefined when some of them cannot
* be told.
*/
function volumeNames({ podSpec, path, manifest }) {
	const names = /* @__PURE__ */ new Set();
	if (hasOddItems(podSpec, "volumes")) return void 0;
	for (const { node } of structItems(podSpec, "volumes", path, manifest.road)) {
		const name = textField(node, "name", manifest.road);
		if (name.kind === "unknown") return void 0;
		if (name.kind === "text") names.add(name.text);
	}
	for (const claim of itemsAt(manifest.node, "spec", "volumeClaimTemplates")) {
		const metadata = mapAt(claim, "metadata");
		const name = metadata === void 0 ? void 0 : textField(metadata, "name", manifest.road);
		if (name?.kind === "unknown") return void 0;
		if (name?.kind === "text") names.add(name.text);
	}
	return names;
}
/** Items that are no maps: a template that expands to some. */
function hasOddItems(parent, field) {
	return itemsAt(parent, field).some(({ kind }) => kind !== "map");
}
// rules/missing-volume/rule.ts
const rule$8 = rulePerContainer({
	id: "missing-volume",
	summary: "A mount, device or fileKeyRef names a volume that the pod does not have.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload) {
	if (!isValidated(workload)) return;
	const volumes = volumeNames(workload);
	for (const use of usesOf(container, workload)) {
		const finding = findingOf$1(use, volumes, nameOfContainerIn(container, workload));
		if (finding === void 0) continue;
		const detail = use.name.kind === "text" ? use.name.text : use.path;
		yield {
			...finding,
			subject: subjectOfWorkload(workload, container, detail)
		};
	}
});
function* usesOf(container, workload) {
	const { road } = workload.manifest;
	for (const [field, word] of [["volumeMounts", "A mount"], ["volumeDevices", "A device"]]) for (const { node, path } of structItems(container.node, field, container.path, road)) yield {
		name: textField(node, "name", road),
		path: `${path}.name`,
		word
	};
	for (const { node, path } of envItems(container, workload)) {
		const valueFrom = setMap(node, "valueFrom", road);
		const reference = valueFrom && setMap(valueFrom, "fileKeyRef", road);
		const name = reference && textField(reference, "volumeName", road);
		if (name?.kind !== "text") continue;
		yield {
			name,
			path: `${path}.valueFrom.fileKeyRef.volumeName`,
			word: "A fileKeyRef"
		};
	}
}
function findingOf$1({ name, path, word }, volumes, where) {
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
// rules/invalid-volume/rule.ts
const SOURCES$1 = fieldsOf("Volume").filter((field) => field !== "name");
const PROJECTIONS = fieldsOf("VolumeProjection");
/** Seconds a projected token may live at least. */
const SHORTEST_TOKEN = 600;
const rule$7 = rulePerWorkload({
	id: "invalid-volume",
	summary: "A volume has no valid name, the name of another, or not exactly one source.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	const taken = /* @__PURE__ */ new Map();
	for (const volume of volumeItems(workload)) {
		yield* nameFaults$1(volume, workload, taken);
		yield* sourceFaults(volume, workload);
		yield* projectionFaults(volume, workload);
		yield* downwardFaults(volume, workload);
	}
});
function fieldsOf(struct) {
	return [...shapeNamed(struct)?.fields.keys() ?? []];
}
function* nameFaults$1(volume, workload, taken) {
	const { node, path } = volume;
	const check = {
		empty: "Required value",
		faultOf: faultOfLabel
	};
	for (const fault of textFaults(node, "name", path, workload.manifest.road, check)) yield textFaultFinding(`A volume of ${nameOfManifest(workload.manifest)}`, "name", fault, "Name it with lower case letters, digits and `-`, at most 63.");
	const name = textField(node, "name", workload.manifest.road);
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
/** The API server keeps the first source in an order of its own and names the others. */
function* sourceFaults(volume, workload) {
	const { node, path } = volume;
	const set = SOURCES$1.filter((source) => isSet(node, source, workload.manifest.road));
	const extra = SOURCES_IN_ORDER.filter((source) => set.includes(source)).slice(1);
	if (extra.length === 0) return;
	const [last = ""] = extra;
	yield {
		at: entryOf(node, last)?.key ?? headOf(node),
		message: `${nameOfVolume(volume, workload)} has ${set.length} sources: ${set.map((source) => `\`${source}\``).join(", ")}. ${refusal(`${path}.${last}`, "Forbidden: may not specify more than 1 volume type")}`,
		help: "Keep one of them, or put several ConfigMaps and Secrets into one `projected` volume.",
		related: set.flatMap((source) => {
			const entry = entryOf(node, source);
			return entry === void 0 || source === last ? [] : [{
				at: entry.key,
				message: `\`${source}\` is here`
			}];
		})
	};
}
function* projectionFaults(volume, workload) {
	const { road } = workload.manifest;
	const who = nameOfVolume(volume, workload);
	for (const { node, path, index } of projectionItems(volume, workload)) {
		const set = PROJECTIONS.filter((source) => isSet(node, source, road));
		const what = `Source ${index + 1} of ${lower(who)}`;
		if (set.length === 0) yield {
			at: headOf(node),
			severity: "warning",
			message: `${what} is empty, so it adds nothing. The API server warns: \`volume ${JSON.stringify(volume.name)} (Projected) has no sources provided\`.`,
			help: "Add `configMap`, `secret`, `downwardAPI` or `serviceAccountToken`."
		};
		else if (set.length > 1) yield {
			at: entryOf(node, set[1] ?? "")?.key ?? headOf(node),
			message: `${what} is ${set.length} sources at once: ${set.map((source) => `\`${source}\``).join(", ")}. ${refusal(path, "Forbidden: may not specify more than 1 volume type per source")}`,
			help: "Write one item of `sources` for each."
		};
		yield* tokenFaults(node, path, who, workload);
		yield* bundleFaults(node, path, who, workload);
	}
}
function* tokenFaults(source, path, who, { manifest }) {
	const token = setMap(source, "serviceAccountToken", manifest.road);
	const at = token && entryOf(token, "expirationSeconds")?.value;
	if (at?.kind !== "scalar") return;
	const seconds = resolveScalar(at, manifest.road);
	if (seconds.kind !== "int") return;
	const limit = seconds.value < SHORTEST_TOKEN ? "less than 10 minutes" : seconds.value > 2 ** 32 ? "larger than 2^32 seconds" : void 0;
	if (limit === void 0) return;
	yield {
		at,
		message: `The token in ${lower(who)} lives ${seconds.json} seconds. ${refusal(`${path}.serviceAccountToken.expirationSeconds`, `Invalid value: ${seconds.json}: may not specify a duration ${limit}`)}`,
		help: `Use ${SHORTEST_TOKEN} or more; 3600 is the default.`
	};
}
function* bundleFaults(source, path, who, { manifest }) {
	const { road } = manifest;
	const bundle = setMap(source, "clusterTrustBundle", road);
	if (bundle !== void 0) {
		const named = ["name", "signerName"].filter((field) => isSet(bundle, field, road));
		const text = named.length === 0 ? "Required value: either name or signerName must be specified" : "Invalid value: only one of name and signerName may be used";
		if (named.length !== 1) yield {
			at: headOf(bundle),
			message: `The trust bundle in ${lower(who)} must have either a name or a signer. ${refusal(`${path}.clusterTrustBundle`, text)}`,
			help: "Write one of `name` and `signerName`."
		};
	}
	const certificate = setMap(source, "podCertificate", road);
	if (certificate === void 0 || [
		"credentialBundlePath",
		"keyPath",
		"certificateChainPath"
	].some((field) => isSet(certificate, field, road))) return;
	yield {
		at: headOf(certificate),
		message: `The certificate in ${lower(who)} is written nowhere. ${refusal(`${path}.podCertificate`, "Required value: specify at least one of credentialBundlePath, keyPath, and certificateChainPath")}`,
		help: "Add `credentialBundlePath`."
	};
}
function* downwardFaults(volume, workload) {
	const { road } = workload.manifest;
	for (const { kind, path, items } of volumeParts(volume, workload)) {
		if (kind !== "downwardAPI") continue;
		for (const { node } of items) {
			const field = isSet(node, "fieldRef", road);
			if (field !== isSet(node, "resourceFieldRef", road)) continue;
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
/** The order in which validateVolumeSource looks. */
const SOURCES_IN_ORDER = [
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
// rules/invalid-volume-path/rule.ts
const ITEM = {
	...REQUIRED,
	faultOf: faultOfItemPath
};
const MAYBE_ITEM = {
	empty: void 0,
	faultOf: faultOfItemPath
};
const SUB_PATH = {
	empty: void 0,
	faultOf: faultOfDescendingPath
};
const RELATIVE = "Write a path relative to the volume, without `..`.";
/** Projected sources with a path of their own. The API server leaves the index out of a token's. */
const PROJECTED = [
	[
		"serviceAccountToken",
		"path",
		ITEM
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
const rule$6 = rulePerWorkload({
	id: "invalid-volume-path",
	summary: "A path of a volume item or a mount is missing, absolute, or leaves the volume.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const volume of volumeItems(workload)) yield* volumeFaults(volume, workload);
	for (const container of workload.containers) yield* mountFaults(container, workload);
});
function* volumeFaults(volume, workload) {
	const { road } = workload.manifest;
	const who = nameOfVolume(volume, workload);
	for (const { kind, path, items } of volumeParts(volume, workload)) for (const item of items) {
		const parent = kind === "downwardAPI" ? path : item.path;
		for (const fault of textFaults(item.node, "path", parent, road, ITEM)) yield textFaultFinding(who, `${kind}.items[].path`, fault, RELATIVE);
	}
	for (const { node, path } of projectionItems(volume, workload)) for (const [source, field, check] of PROJECTED) {
		const projection = setMap(node, source, road);
		if (projection === void 0) continue;
		for (const fault of textFaults(projection, field, `${path}.${source}`, road, check)) yield textFaultFinding(who, `${source}.${field}`, fault, RELATIVE);
	}
}
/** The API server names the list, not the mount, for subPath and subPathExpr. */
function* mountFaults(container, workload) {
	const { road } = workload.manifest;
	const who = `A mount of ${nameOfContainerIn(container, workload)}`;
	const list = `${container.path}.volumeMounts`;
	for (const { node, path } of mountItems(container, workload)) {
		for (const fault of textFaults(node, "mountPath", path, road, REQUIRED)) yield textFaultFinding(who, "mountPath", fault, "Add `mountPath`.");
		for (const field of ["subPath", "subPathExpr"]) for (const fault of textFaults(node, field, list, road, SUB_PATH)) yield textFaultFinding(who, field, fault, RELATIVE);
		yield* bothSubPaths(node, path, who, workload);
	}
}
function* bothSubPaths(node, path, who, { manifest }) {
	const plain = textField(node, "subPath", manifest.road);
	const expression = textField(node, "subPathExpr", manifest.road);
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
const rule$5 = rulePerContainer({
	id: "duplicate-mount-path",
	summary: "Two mounts or devices of a container have the same path.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload) {
	if (!isValidated(workload)) return;
	const { road } = workload.manifest;
	const taken = /* @__PURE__ */ new Map();
	const uses = [...structItems(container.node, "volumeDevices", container.path, road).map(({ node, path }) => ({
		node,
		path,
		field: "devicePath"
	})), ...mountItems(container, workload).map(({ node, path }) => ({
		node,
		path,
		field: "mountPath"
	}))];
	for (const { node, path, field } of uses) {
		const mountPath = textField(node, field, road);
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
// src/model/validation/provided-paths.ts
/** The paths of a configMap, secret, downwardAPI or projected volume, in the order the API server reads them. */
function providedPaths(volume, workload) {
	const { road } = workload.manifest;
	return [...pathsOf(volume.node, "secretName", road), ...projectionItems(volume, workload).flatMap(({ node }) => pathsOf(node, "name", road))];
}
function pathsOf(parent, secretName, road) {
	return [
		...objectPaths(parent, "secret", secretName, road),
		...objectPaths(parent, "configMap", "name", road),
		...itemPaths(setMap(parent, "downwardAPI", road), {
			source: "DownwardAPI",
			name: void 0
		}, road),
		...plainPath(parent, "serviceAccountToken", "path", "ServiceAccountToken", road),
		...bundlePath(parent, road),
		...plainPath(parent, "podCertificate", "certificateChainPath", "PodCertificate chain", road),
		...plainPath(parent, "podCertificate", "keyPath", "PodCertificate key", road),
		...plainPath(parent, "podCertificate", "credentialBundlePath", "PodCertificate credential bundle", road)
	];
}
function objectPaths(parent, field, nameField, road) {
	const node = setMap(parent, field, road);
	if (node === void 0) return [];
	const found = textField(node, nameField, road);
	const name = found.kind === "text" ? found.text : "";
	return itemPaths(node, {
		source: `${field === "secret" ? "Secret" : "ConfigMap"} ${JSON.stringify(name)}`,
		name
	}, road);
}
function itemPaths(node, { source, name }, road) {
	if (node === void 0) return [];
	return structItems(node, "items", "", road).flatMap((item) => {
		const path = textField(item.node, "path", road);
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
function plainPath(parent, field, pathField, source, road) {
	const node = setMap(parent, field, road);
	const path = node && textField(node, pathField, road);
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
function bundlePath(parent, road) {
	const node = setMap(parent, "clusterTrustBundle", road);
	if (node === void 0) return [];
	const name = textField(node, "name", road);
	const signer = textField(node, "signerName", road);
	const shown = name.kind === "text" ? name.text : signer.kind === "text" ? signer.text : "";
	return plainPath(parent, "clusterTrustBundle", "path", `ClusterTrustBundle ${JSON.stringify(shown)}`, road);
}
// rules/overlapping-volume-paths/rule.ts
const rule$4 = rulePerWorkload({
	id: "overlapping-volume-paths",
	summary: "Two items of a volume have the same path, or one lies in a file of the other.",
	severity: "warning",
	group: "volumes",
	since: "0.1.0"
}, function* (workload) {
	if (!isValidated(workload)) return;
	for (const volume of volumeItems(workload)) yield* overlapsIn(volume, workload, isSet(volume.node, "projected", workload.manifest.road));
});
/** One pass: a path meets an equal one, one of its own folders, or one that lies below it. */
function* overlapsIn(volume, workload, projected) {
	const files = /* @__PURE__ */ new Map();
	const folders = /* @__PURE__ */ new Map();
	for (const provided of providedPaths(volume, workload)) {
		const path = provided.path.replace(/\/+$/, "");
		if (path === "") continue;
		const above = foldersOf$1(path);
		const other = [path, ...above].map((at) => files.get(at)).find(Boolean) ?? folders.get(path);
		if (other !== void 0) yield findingOf(volume, workload, {
			provided,
			other,
			projected
		});
		if (!files.has(path)) files.set(path, provided);
		for (const folder of above) if (!folders.has(folder)) folders.set(folder, provided);
	}
}
function findingOf(volume, workload, overlap) {
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
/** `a/b/c` → `a/b`, `a`. */
function foldersOf$1(path) {
	const folders = [];
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) folders.push(path.slice(0, end));
	return folders;
}
// src/model/validation/file-modes.ts
/** Every mode of the volumes of a pod spec. */
function* fileModes(workload) {
	const { road } = workload.manifest;
	for (const volume of volumeItems(workload)) {
		const who = nameOfVolume(volume, workload);
		const parts = volumeParts(volume, workload);
		const projected = setMap(volume.node, "projected", road);
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
			...parts.flatMap(({ items }) => items.map(({ node, path }) => ({
				node,
				path,
				field: "mode"
			})))
		];
		for (const { node, path, field } of places) {
			const at = entryOf(node, field)?.value;
			const resolved = at?.kind === "scalar" ? resolveScalar(at, road) : void 0;
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
/** Decimal numbers that nobody means as such: they look like the octal modes people know. */
const LOOKS_OCTAL = new Set("400 440 444 500 550 555 600 640 644 660 664 666 700 740 744 750 755 770 775 777".split(" "));
/** Whether a mode was written as octal digits without the zero that makes it octal. */
function looksOctal({ at }) {
	return LOOKS_OCTAL.has(at.text);
}
// rules/decimal-file-mode/rule.ts
const rule$3 = rulePerWorkload({
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
			message: `${mode.who} has \`${mode.field}: ${mode.at.text}\`, which is a decimal number: ${refused ? refusal(mode.path, `Invalid value: ${mode.value}: must be a number between 0 and 0777 (octal), both inclusive`) : `the files get mode 0${mode.value.toString(8)}, not 0${mode.at.text}.`}`,
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
const rule$2 = rulePerWorkload({
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
			message: `${who} has \`${field}: ${written}\`${written === at.text ? "" : ")"}. ${refusal(path, `Invalid value: ${value}: must be a number between 0 and 0777 (octal), both inclusive`)}`,
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
const rule$1 = rulePerContainer({
	id: "invalid-mount-option",
	summary: "A mount has an option that Kubernetes does not know, or not in this combination.",
	severity: "error",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload) {
	if (!isValidated(workload)) return;
	const { road } = workload.manifest;
	const where = nameOfContainerIn(container, workload);
	const list = `${container.path}.volumeMounts`;
	const devices = new Set(structItems(container.node, "volumeDevices", container.path, road).flatMap(({ node }) => {
		const name = textField(node, "name", road);
		return name.kind === "text" ? [name.text] : [];
	}));
	const privileged = isTrue$2(valueAt(container.node, "securityContext", "privileged"), road);
	for (const { node, path } of mountItems(container, workload)) {
		yield* propagationFaults(node, {
			road,
			where,
			list,
			privileged
		});
		yield* readOnlyFaults(node, {
			road,
			where,
			list,
			privileged
		});
		const name = textField(node, "name", road);
		if (name.kind !== "text" || !devices.has(name.text)) continue;
		yield {
			at: name.at,
			message: `Volume \`${name.text}\` is a mount and a device of ${where} at once. ${refusal(`${path}.name`, invalidValue(name.text, "must not already exist in volumeDevices"))}`,
			help: "Keep the mount or the device."
		};
	}
});
function* propagationFaults(node, context) {
	const option = textField(node, "mountPropagation", context.road);
	if (option.kind !== "text") return;
	if (!PROPAGATIONS.includes(option.text)) yield unknownOption(option.text, option.at, "mountPropagation", PROPAGATIONS, context);
	else if (option.text === "Bidirectional" && !context.privileged) yield {
		at: option.at,
		message: `A mount of ${context.where} is \`Bidirectional\`, and the container is not privileged. ${refusal(`${context.list}.mountPropagation`, "Forbidden: Bidirectional mount propagation is available only to privileged containers")}`,
		help: "Use `HostToContainer`, or set `securityContext.privileged: true`."
	};
}
function* readOnlyFaults(node, context) {
	const { road, where, list } = context;
	const option = textField(node, "recursiveReadOnly", road);
	if (option.kind !== "text" || option.text === "Disabled") return;
	if (!READ_ONLY_MODES.includes(option.text)) {
		yield unknownOption(option.text, option.at, "recursiveReadOnly", READ_ONLY_MODES, context);
		return;
	}
	const refuse = (text) => refusal(`${list}.recursiveReadOnly`, `Forbidden: ${text}`);
	if (!isTrue$2(valueAt(node, "readOnly"), road)) yield {
		at: option.at,
		message: `A mount of ${where} is recursively read-only without \`readOnly: true\`. ${refuse("may only be specified when readOnly is true")}`,
		help: "Add `readOnly: true`."
	};
	const propagation = textField(node, "mountPropagation", road);
	if (propagation.kind === "text" && propagation.text !== "None") yield {
		at: option.at,
		message: `A mount of ${where} is recursively read-only with \`mountPropagation: ${propagation.text}\`. ${refuse("may only be specified when mountPropagation is None or not specified")}`,
		help: "Remove `mountPropagation`."
	};
}
function unknownOption(text, at, field, known, { where, list }) {
	const supported = known.map((name) => JSON.stringify(name)).join(", ");
	return {
		at,
		message: `A mount of ${where} has \`${field}: ${text}\`. ${refusal(`${list}.${field}`, `Unsupported value: ${JSON.stringify(text)}: supported values: ${supported}`)}`,
		help: `Use ${known.map((name) => `\`${name}\``).join(", ")}.`
	};
}
function isTrue$2(node, road) {
	if (node?.kind !== "scalar") return false;
	const resolved = resolveScalar(node, road);
	return resolved.kind === "bool" && resolved.value;
}
// rules/sub-path-never-updates/rule.ts
const LIVE_SOURCES = /* @__PURE__ */ new Map([
	["configMap", "ConfigMap"],
	["secret", "Secret"],
	["projected", "projected"],
	["downwardAPI", "downward API"]
]);
const rule = rulePerContainer({
	id: "sub-path-never-updates",
	summary: "A ConfigMap or Secret is mounted with subPath, so running pods never see a change.",
	severity: "info",
	group: "volumes",
	since: "0.1.0"
}, function* (container, workload) {
	const { road } = workload.manifest;
	for (const { node } of mountItems(container, workload)) {
		const name = textField(node, "name", road);
		const plain = textField(node, "subPath", road);
		const subPath = plain.kind === "empty" ? textField(node, "subPathExpr", road) : plain;
		if (name.kind !== "text" || subPath.kind !== "text") continue;
		const source = liveSourceOf(name.text, workload);
		if (source === void 0) continue;
		yield {
			at: subPath.at,
			message: `The mount of ${source} volume \`${name.text}\` in ${nameOfContainerIn(container, workload)} uses \`subPath\`: the file stays as it was when the container started, also when the source changes.`,
			help: "Mount the whole volume if the file should change in place; otherwise restart the pods on a change (a hash in the name, a checksum annotation).",
			subject: subjectOfWorkload(workload, container, name.text)
		};
	}
});
function liveSourceOf(name, workload) {
	const volume = volumeItems(workload).find((item) => item.name === name);
	if (volume === void 0) return void 0;
	const source = [...LIVE_SOURCES.keys()].find((field) => isSet(volume.node, field, workload.manifest.road));
	return source === void 0 ? void 0 : LIVE_SOURCES.get(source);
}
// rules/catalogue.ts
/** The only list of rules: grouped as in the README, in the order in which they are documented. */
const catalogue = [
	rule$50,
	rule$49,
	rule$48,
	rule$47,
	rule$46,
	rule$45,
	rule$44,
	rule$43,
	rule$42,
	rule$29,
	rule$28,
	rule$41,
	rule$40,
	rule$39,
	rule$38,
	rule$37,
	rule$36,
	rule$35,
	rule$27,
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
	rule$12,
	rule$11,
	rule$10,
	rule$9,
	rule$8,
	rule$7,
	rule$6,
	rule$5,
	rule$4,
	rule$3,
	rule$2,
	rule$1,
	rule,
	rule$34,
	rule$33,
	rule$32,
	rule$31,
	rule$30
];
// src/references/built-in-kinds.ts
/** Groups that Kubernetes itself serves. */
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
/** Kinds of the core group; old OpenShift kinds shared its `v1` and are not among them. */
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
/** Whether Kubernetes itself knows the kind; everything else is a custom resource, read by shape. */
function isBuiltIn({ group, kind }) {
	return group === "" ? CORE_KINDS.has(kind) : BUILT_IN_GROUPS.has(group);
}
// src/references/nested-manifests.ts
const nestedIn = /* @__PURE__ */ new WeakMap();
/** The objects of a build, each followed by the ones that stand inside it. */
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
/** Whether a node is a whole object: apiVersion, kind and metadata. References to objects have no metadata. */
function isObject(node) {
	return mapAt(node, "metadata") !== void 0 && node.entries.some(({ name, value }) => name === "apiVersion" && value.kind === "scalar") && node.entries.some(({ name, value }) => name === "kind" && value.kind === "scalar");
}
function nestedManifests(manifest) {
	if (isBuiltIn(manifest)) return [];
	let nested = nestedIn.get(manifest.node);
	if (nested === void 0) {
		nested = [...objectsIn(manifest.node, manifest)];
		nestedIn.set(manifest.node, nested);
	}
	return nested;
}
function* objectsIn(node, around) {
	if (node.kind === "scalar") return;
	const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
	for (const child of children) {
		if (child.kind === "map" && isObject(child)) yield manifestOf$1(child, around);
		yield* objectsIn(child, around);
	}
}
function manifestOf$1(node, { road }) {
	const text = (...path) => {
		const value = mapAt(node, ...path.slice(0, -1))?.entries.find(({ name }) => name === path.at(-1))?.value;
		return stringOf(value, road);
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
		road
	};
}
// src/model/knowable.ts
function known$1(value) {
	return {
		kind: "known",
		value
	};
}
function unknown(reason) {
	return {
		kind: "unknown",
		reason
	};
}
// src/references/producers/made-source.ts
/** Keys whose values only the controller knows. */
function madeKeys(keys, producer) {
	const value = unknown(`${producer} fills it in`);
	return new Map(keys.map(({ name, at }) => [name, {
		key: name,
		field: "data",
		value,
		at
	}]));
}
// src/references/producers/name-template.ts
/**
* The names a template gives for an object. `{a.b}` stands for the string at that path, `{a|b}` for the first of two that is
* there; `[*]` in a path goes through a list, `{a.~}` through the keys of a map. A path that leads nowhere gives no name.
*
*     {metadata.name}-ca        {spec.target.name|metadata.name}        {spec.tls[*].secretName}
*/
function namesFrom(template, root, road) {
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
		const values = firstOf(part.slice(1, -1).split("|"), root, road);
		names = names.flatMap(({ name, at }) => values.map((value) => ({
			name: name + value.name,
			at: at ?? value.at
		})));
	}
	return names.flatMap(({ name, at }) => name === "" || at === void 0 ? [] : [{
		name,
		at
	}]);
}
function firstOf(paths, root, road) {
	for (const path of paths) {
		const values = stringsAt(root, path, road);
		if (values.length > 0) return values;
	}
	return [];
}
/** The strings at a path of the template language above, empty ones left out. */
function stringsAt(root, path, road) {
	let nodes = [root];
	for (const step of path.split(".")) {
		if (step === "~") return nodes.flatMap((node) => node.kind === "map" ? node.entries.map(({ name, key }) => ({
			name,
			at: key
		})) : []);
		nodes = nodes.flatMap((node) => nodesBelow(node, step));
	}
	return nodes.flatMap((node) => {
		const name = stringOf(node, road);
		return name === void 0 || name === "" ? [] : [{
			name,
			at: node
		}];
	});
}
function nodesBelow(node, step) {
	const list = step.endsWith("[*]");
	const value = entryOf(node, list ? step.slice(0, -3) : step)?.value;
	if (value === void 0) return [];
	if (!list) return [value];
	return value.kind === "sequence" ? value.items : [];
}
// src/references/producers/annotated.ts
/** Annotations by which cert-manager makes the TLS Secrets that an Ingress or Gateway names. */
const CERT_MANAGER$1 = /^(?:cert-manager\.io|certmanager\.k8s\.io)\/(?:cluster-)?issuer$|^kubernetes\.io\/tls-acme$/;
const SERVING_CERT = /^service\.(?:alpha|beta)\.openshift\.io\/serving-cert-secret-name$/;
/** The Secrets that an annotation on an Ingress, Gateway or Service has made. */
function annotatedSources(manifest) {
	switch (manifest.kind) {
		case "Ingress": return certificates(manifest, stringsAt(manifest.node, "spec.tls[*].secretName", manifest.road));
		case "Gateway": return certificates(manifest, stringsAt(manifest.node, "spec.listeners[*].tls.certificateRefs[*].name", manifest.road));
		case "Service": return servingCertificates(manifest);
		default: return [];
	}
}
function certificates(manifest, names) {
	return entriesAt(manifest.node, "metadata", "annotations").some(({ name }) => CERT_MANAGER$1.test(name)) ? names.map((name) => tlsSecret(manifest, name, "cert-manager")) : [];
}
function servingCertificates(manifest) {
	return entriesAt(manifest.node, "metadata", "annotations").flatMap(({ name, value }) => {
		const secret = SERVING_CERT.test(name) ? stringOf(value, manifest.road) : void 0;
		return secret ? [tlsSecret(manifest, {
			name: secret,
			at: value
		}, "OpenShift")] : [];
	});
}
function tlsSecret({ namespace }, { name, at }, by) {
	return {
		kind: "Secret",
		name,
		at,
		namespace,
		type: "kubernetes.io/tls",
		keys: known$1(madeKeys([
			"tls.crt",
			"tls.key",
			"ca.crt"
		].map((key) => ({
			name: key,
			at
		})), by))
	};
}
/** Crossplane and its relatives write a resource's connection details to a Secret of any name. */
const CONNECTIONS = [
	"writeConnectionSecretToRef",
	"publishConnectionDetailsTo",
	"writeConnectionSecretToReference"
];
/** The Secret that a resource is told to write its connection details to. */
function connectionSources({ node, namespace, road }) {
	const spec = mapAt(node, "spec");
	return CONNECTIONS.flatMap((field) => {
		const reference = entryOf(spec, field)?.value;
		const at = entryOf(reference, "name")?.value;
		const name = stringOf(at, road);
		if (at === void 0 || !name) return [];
		const own = stringOf(entryOf(reference, "namespace")?.value, road);
		const keys = unknown("only the controller knows its keys");
		return [{
			kind: "Secret",
			name,
			at,
			namespace: own || namespace,
			type: void 0,
			keys
		}];
	});
}
// src/references/producers/producer.ts
/** Shorthands of the tables. */
function secret(name, more = {}) {
	return {
		kind: "Secret",
		name,
		...more
	};
}
function configMap(name, more = {}) {
	return {
		kind: "ConfigMap",
		name,
		...more
	};
}
// src/references/producers/certificates.ts
const TLS = {
	keys: [
		"tls.crt",
		"tls.key",
		"ca.crt"
	],
	type: "kubernetes.io/tls"
};
const ACME_KEY = { keys: ["tls.key"] };
const CERTIFICATES = [
	...["cert-manager.io", "certmanager.k8s.io"].flatMap((group) => [
		{
			group,
			kinds: ["Certificate"],
			makes: [secret("{spec.secretName}", {
				...TLS,
				openIf: ["spec.keystores", "spec.additionalOutputFormats"]
			})]
		},
		{
			group,
			kinds: ["Issuer"],
			makes: [secret("{spec.acme.privateKeySecretRef.name}", ACME_KEY)]
		},
		{
			group,
			kinds: ["ClusterIssuer"],
			makes: [secret("{spec.acme.privateKeySecretRef.name}", {
				...ACME_KEY,
				namespace: "any"
			})]
		}
	]),
	{
		group: "trust.cert-manager.io",
		kinds: ["Bundle", "ClusterBundle"],
		makes: [configMap("{metadata.name}", {
			namespace: "any",
			when: ["spec.target.configMap"]
		}), secret("{metadata.name}", {
			namespace: "any",
			when: ["spec.target.secret"]
		})]
	},
	{
		group: "networking.internal.knative.dev",
		kinds: ["Certificate"],
		makes: [secret("{spec.secretName}", TLS)]
	},
	{
		group: "talos.dev",
		kinds: ["ServiceAccount"],
		makes: [secret("{metadata.name}", { keys: ["config"] })]
	}
];
// src/references/producers/external-secrets.ts
/**
* What an ExternalSecret or ClusterExternalSecret of external-secrets.io makes. The keys are those of `data`, or of the
* template that replaces them; with `dataFrom`, `templateFrom` or a merge into an existing Secret only the store knows.
*/
function externalSecretSources(manifest) {
	const cluster = manifest.kind === "ClusterExternalSecret";
	const spec = mapAt(manifest.node, "spec", ...cluster ? ["externalSecretSpec"] : []);
	const own = cluster ? scalarAt(manifest.node, "spec", "externalSecretName") ?? scalarAt(manifest.node, "metadata", "name") : scalarAt(manifest.node, "metadata", "name");
	const at = scalarAt(spec, "target", "name") ?? own;
	const name = stringOf(at, manifest.road) || stringOf(own, manifest.road);
	const policy = scalarAt(spec, "target", "creationPolicy")?.text;
	if (spec === void 0 || at === void 0 || !name || policy === "None") return [];
	return [{
		kind: kindOf(spec),
		name,
		at,
		namespace: cluster ? void 0 : manifest.namespace,
		type: stringOf(scalarAt(spec, "target", "template", "type"), manifest.road),
		keys: policy === "Merge" ? unknown("it is merged into an existing Secret") : keysOf$3(spec, manifest)
	}];
}
function kindOf(spec) {
	return scalarAt(spec, "target", "manifest", "kind")?.text === "ConfigMap" ? "ConfigMap" : "Secret";
}
function keysOf$3(spec, { road, kind }) {
	const template = mapAt(spec, "target", "template");
	const templated = entriesAt(template, "data").map(({ key, name }) => ({
		name,
		at: key
	}));
	if (itemsAt(template, "templateFrom").length > 0) return unknown("its keys come from a template elsewhere");
	if (templated.some(({ name }) => name.includes("{{"))) return unknown("its keys are templates");
	const merges = scalarAt(template, "mergePolicy")?.text === "Merge";
	if (templated.length > 0 && !merges) return known$1(madeKeys(templated, kind));
	if (itemsAt(spec, "dataFrom").length > 0) return unknown("its keys come from the secret store");
	return known$1(madeKeys([...stringsAt(spec, "data[*].secretKey", road), ...templated], kind));
}
// src/references/producers/kyverno.ts
/** What the `generate` rules of a Kyverno policy make: ConfigMaps and Secrets, written there or cloned. */
function kyvernoSources(manifest) {
	return itemsAt(manifest.node, "spec", "rules").flatMap((rule) => {
		const generate = mapAt(rule, "generate");
		return generate === void 0 ? [] : generated(generate, manifest);
	});
}
function generated(generate, { road }) {
	const kind = scalarAt(generate, "kind")?.text;
	const at = scalarAt(generate, "name");
	const name = stringOf(at, road);
	if (kind !== "ConfigMap" && kind !== "Secret" || at === void 0 || !name) return [];
	const data = ["data", "stringData"].flatMap((field) => entriesAt(generate, "data", field));
	return [{
		kind,
		name,
		at,
		namespace: void 0,
		type: void 0,
		keys: data.length === 0 ? unknown("it is cloned by a policy") : known$1(madeKeys(data.map(({ name, key }) => ({
			name,
			at: key
		})), "Kyverno"))
	}];
}
// src/references/producers/operators.ts
const OWN$2 = "{metadata.name}";
/** A name per suffix: `own('-ca', '-server')`. */
function own(...suffixes) {
	return suffixes.map((suffix) => secret(OWN$2 + suffix));
}
/** Databases, brokers, storage and clusters whose operators make Secrets for their users. Only they know the keys. */
const OPERATORS = [
	{
		group: "postgresql.cnpg.io",
		kinds: ["Cluster"],
		makes: own("-app", "-superuser", "-ca", "-server", "-replication")
	},
	{
		group: "k8s.enterprisedb.io",
		kinds: ["Cluster"],
		makes: own("-app", "-superuser", "-ca")
	},
	{
		group: "acid.zalan.do",
		kinds: ["postgresql"],
		makes: [
			secret("{spec.users.~}.{metadata.name}.credentials.postgresql.acid.zalan.do"),
			secret("postgres.{metadata.name}.credentials.postgresql.acid.zalan.do"),
			secret("standby.{metadata.name}.credentials.postgresql.acid.zalan.do"),
			secret("pooler.{metadata.name}.credentials.postgresql.acid.zalan.do")
		]
	},
	{
		group: "postgres-operator.crunchydata.com",
		kinds: ["PostgresCluster"],
		makes: [secret("{metadata.name}-pguser-{spec.users[*].name}"), ...own("-pguser-{metadata.name}", "-cluster-cert", "-replication-cert", "-pgbouncer")]
	},
	{
		group: "db.movetokube.com",
		kinds: ["PostgresUser"],
		makes: [secret("{spec.secretName}-{metadata.name}")]
	},
	{
		group: "kafka.strimzi.io",
		kinds: ["Kafka"],
		makes: [
			...own("-cluster-ca-cert", "-cluster-ca", "-clients-ca-cert", "-clients-ca"),
			...own("-kafka-brokers", "-zookeeper-nodes", "-cluster-operator-certs"),
			configMap("{metadata.name}-kafka-config")
		]
	},
	{
		group: "kafka.strimzi.io",
		kinds: ["KafkaUser"],
		makes: [secret(OWN$2)]
	},
	{
		group: "elasticsearch.k8s.elastic.co",
		kinds: ["Elasticsearch"],
		makes: own("-es-elastic-user", "-es-internal-users", "-es-xpack-file-realm", "-es-http-certs-public", "-es-http-certs-internal", "-es-http-ca-internal", "-es-transport-certs-public", "-es-transport-ca-internal", "-es-remote-ca")
	},
	...[
		"kibana:kb",
		"apm:apm",
		"agent:agent",
		"beat:beat",
		"logstash:ls",
		"maps:ems"
	].map((pair) => {
		const [product = "", short = ""] = pair.split(":");
		return {
			group: `${product}.k8s.elastic.co`,
			kinds: [
				"Kibana",
				"ApmServer",
				"Agent",
				"Beat",
				"Logstash",
				"ElasticMapsServer"
			],
			makes: own(...[
				"http-certs-public",
				"http-certs-internal",
				"config",
				"user",
				"token"
			].map((part) => `-${short}-${part}`))
		};
	}),
	{
		group: "rabbitmq.com",
		kinds: ["RabbitmqCluster"],
		makes: [...own("-default-user", "-erlang-cookie"), configMap(`${OWN$2}-server-conf`)]
	},
	{
		group: "rabbitmq.com",
		kinds: ["User"],
		makes: own("-user-credentials")
	},
	{
		group: "objectbucket.io",
		kinds: ["ObjectBucketClaim"],
		makes: [secret(OWN$2, { keys: ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] }), configMap(OWN$2, { keys: [
			"BUCKET_HOST",
			"BUCKET_NAME",
			"BUCKET_PORT",
			"BUCKET_REGION",
			"BUCKET_SUBREGION"
		] })]
	},
	{
		group: "ceph.rook.io",
		kinds: ["CephCluster"],
		makes: [
			...[
				"rook-ceph-mon",
				"rook-ceph-admin-keyring",
				"rook-ceph-dashboard-password"
			].map((name) => secret(name)),
			...["provisioner", "node"].flatMap((role) => [secret(`rook-csi-rbd-${role}`), secret(`rook-csi-cephfs-${role}`)]),
			configMap("rook-ceph-mon-endpoints"),
			configMap("rook-config-override")
		]
	},
	{
		group: "ceph.rook.io",
		kinds: ["CephObjectStoreUser"],
		makes: [secret("rook-ceph-object-user-{spec.store}-{metadata.name}")]
	},
	{
		group: "ceph.rook.io",
		kinds: ["CephClient"],
		makes: [secret("{spec.secretName}"), secret("rook-ceph-client-{spec.name|metadata.name}")]
	},
	{
		group: "cluster.x-k8s.io",
		kinds: ["Cluster"],
		makes: own("-kubeconfig", "-ca", "-etcd", "-proxy", "-sa")
	},
	{
		group: "grafana.integreatly.org",
		kinds: ["Grafana"],
		makes: own("-admin-credentials")
	},
	{
		group: "integreatly.org",
		kinds: ["Grafana"],
		makes: [secret("grafana-admin-credentials")]
	},
	{
		group: "kubeflow.org",
		kinds: ["Notebook"],
		makes: own("-oauth-config", "-oauth-client", "-oauth-proxy", "-tls")
	},
	{
		group: "mongodbcommunity.mongodb.com",
		kinds: ["MongoDBCommunity"],
		makes: [secret("{spec.users[*].connectionStringSecretName}"), ...own("-agent-password", "-keyfile")]
	},
	{
		group: "mongodb.com",
		kinds: ["MongoDBUser"],
		makes: [secret("{spec.connectionStringSecretName}")]
	},
	{
		group: "psmdb.percona.com",
		kinds: ["PerconaServerMongoDB"],
		makes: own("-secrets", "-ssl", "-mongodb-keyfile")
	},
	{
		group: "pxc.percona.com",
		kinds: ["PerconaXtraDBCluster"],
		makes: own("-secrets", "-ssl")
	},
	{
		group: "pgv2.percona.com",
		kinds: ["PerconaPGCluster"],
		makes: [secret("{metadata.name}-pguser-{spec.users[*].name}"), ...own("-pguser-{metadata.name}")]
	},
	{
		group: "k8s.mariadb.com",
		kinds: ["MariaDB"],
		makes: own("-root", "-password", "-metrics-password")
	},
	{
		group: "k8s.mariadb.com",
		kinds: ["Connection"],
		makes: [secret("{spec.secretName|metadata.name}")]
	},
	{
		group: "keycloak.org",
		kinds: ["Keycloak"],
		makes: [secret("credential-{metadata.name}")]
	},
	{
		group: "k8s.keycloak.org",
		kinds: ["Keycloak"],
		makes: own("-initial-admin")
	},
	{
		group: "argoproj.io",
		kinds: ["ArgoCD"],
		makes: [...own("-cluster", "-ca", "-tls"), configMap(`${OWN$2}-ca`)]
	},
	{
		group: "minio.min.io",
		kinds: ["Tenant"],
		makes: [secret("{spec.users[*].name}"), secret("{spec.configuration.name}")]
	},
	{
		group: "hive.openshift.io",
		kinds: ["ClusterDeployment"],
		makes: own("-admin-kubeconfig", "-admin-password")
	},
	{
		group: "servicecatalog.k8s.io",
		kinds: ["ServiceBinding"],
		makes: [secret("{spec.secretName|metadata.name}")]
	},
	{
		group: "services.cloud.sap.com",
		kinds: ["ServiceBinding"],
		makes: [secret("{spec.secretName|metadata.name}")]
	}
];
// src/references/producers/secret-stores.ts
const OWN$1 = "{metadata.name}";
// src/references/producers/sources-made-by.ts
const ROWS = rowsByKind([
	...[
		{
			group: "bitnami.com",
			kinds: ["SealedSecret"],
			makes: [secret("{spec.template.metadata.name|metadata.name}", {
				namespace: "{spec.template.metadata.namespace|metadata.namespace}",
				keysAt: ["spec.encryptedData.~", "spec.template.data.~"],
				openIf: ["spec.data"]
			})]
		},
		{
			group: "kubernetes-client.io",
			kinds: ["ExternalSecret"],
			makes: [secret(OWN$1, {
				keysAt: [
					"spec.data[*].name",
					"secretDescriptor.data[*].name",
					"spec.template.data.~",
					"spec.template.stringData.~"
				],
				openIf: [
					"spec.dataFrom",
					"spec.dataFromWithOptions",
					"secretDescriptor.dataFrom"
				]
			})]
		},
		{
			group: "secrets-store.csi.x-k8s.io",
			kinds: ["SecretProviderClass"],
			makes: [secret("{spec.secretObjects[*].secretName}")]
		},
		{
			group: "onepassword.com",
			kinds: ["OnePasswordItem"],
			makes: [secret(OWN$1)]
		},
		{
			group: "secrets.hashicorp.com",
			kinds: [
				"VaultStaticSecret",
				"VaultDynamicSecret",
				"VaultPKISecret",
				"HCPVaultSecretsApp"
			],
			makes: [secret("{spec.destination.name}")]
		},
		{
			group: "ricoberger.de",
			kinds: ["VaultSecret"],
			makes: [secret(OWN$1)]
		},
		{
			group: "redhatcop.redhat.io",
			kinds: ["VaultSecret"],
			makes: [secret("{spec.output.name}")]
		},
		{
			group: "koudingspawn.de",
			kinds: ["Vault"],
			makes: [secret(OWN$1)]
		},
		{
			group: "k8s.bitwarden.com",
			kinds: ["BitwardenSecret"],
			makes: [secret("{spec.secretName}")]
		},
		{
			group: "lerentis.uploadfilter24.eu",
			kinds: [
				"BitwardenSecret",
				"RegistryCredential",
				"BitwardenTemplate"
			],
			makes: [secret("{spec.name}", { namespace: "{spec.namespace|metadata.namespace}" })]
		},
		{
			group: "secrets.doppler.com",
			kinds: ["DopplerSecret"],
			makes: [secret("{spec.managedSecret.name}", { namespace: "{spec.managedSecret.namespace|metadata.namespace}" })]
		},
		{
			group: "secrets.infisical.com",
			kinds: ["InfisicalSecret", "InfisicalDynamicSecret"],
			makes: [
				secret("{spec.managedSecretReference.secretName}", { namespace: "{spec.managedSecretReference.secretNamespace|metadata.namespace}" }),
				secret("{spec.managedKubeSecretReferences[*].secretName}", { namespace: "any" }),
				configMap("{spec.managedKubeConfigMapReferences[*].configMapName}", { namespace: "any" })
			]
		},
		{
			group: "isindir.github.com",
			kinds: ["SopsSecret"],
			makes: [secret("{spec.secretTemplates[*].name}"), secret("{spec.secret_templates[*].name}")]
		},
		{
			group: "craftypath.github.io",
			kinds: ["SopsSecret"],
			makes: [secret(OWN$1)]
		},
		{
			group: "gitops.secret.io",
			kinds: ["SopsSecretManifest"],
			makes: [secret(OWN$1)]
		},
		{
			group: "spv.no",
			kinds: ["AzureKeyVaultSecret"],
			makes: [secret("{spec.output.secret.name}"), configMap("{spec.output.configMap.name}")]
		},
		{
			group: "mumoshu.github.io",
			kinds: ["AWSSecret"],
			makes: [secret(OWN$1)]
		},
		{
			group: "secretgenerator.mittwald.de",
			kinds: [
				"StringSecret",
				"BasicAuth",
				"SSHKeyPair"
			],
			makes: [secret(OWN$1)]
		},
		{
			group: "secretgen.k14s.io",
			kinds: [
				"Password",
				"Certificate",
				"RSAKey",
				"SSHKey",
				"SecretTemplate"
			],
			makes: [secret(OWN$1)]
		},
		{
			group: "secretgen.carvel.dev",
			kinds: ["SecretImport", "SecretTemplate"],
			makes: [secret(OWN$1)]
		}
	],
	...CERTIFICATES,
	...OPERATORS
]);
/** The sources that controllers make from an object which is itself no ConfigMap or Secret. */
function sourcesMadeBy(manifest) {
	const annotated = annotatedSources(manifest);
	if (isBuiltIn(manifest)) return annotated;
	const rows = ROWS.get(`${manifest.group}/${manifest.kind}`) ?? [];
	return [
		...annotated,
		...rows.flatMap(({ makes }) => makes.flatMap((made) => sourcesOfRow(manifest, made))),
		...specialSources(manifest),
		...connectionSources(manifest)
	];
}
function specialSources(manifest) {
	switch (manifest.group) {
		case "external-secrets.io": return /^(?:Cluster)?ExternalSecret$/.test(manifest.kind) ? externalSecretSources(manifest) : [];
		case "kyverno.io": return kyvernoSources(manifest);
		default: return [];
	}
}
function sourcesOfRow(manifest, made) {
	const { node, road } = manifest;
	if (made.when?.every((path) => isAbsent(manifest, path))) return [];
	return namesFrom(made.name, node, road).map(({ name, at }) => ({
		kind: made.kind,
		name,
		at,
		namespace: namespaceOf$1(manifest, made),
		type: made.type,
		keys: keysOf$2(manifest, made, at)
	}));
}
function namespaceOf$1({ node, road, namespace }, made) {
	if (made.namespace === void 0) return namespace;
	return made.namespace === "any" ? void 0 : namesFrom(made.namespace, node, road)[0]?.name;
}
function keysOf$2(manifest, made, at) {
	if (!(made.openIf?.every((path) => isAbsent(manifest, path)) ?? true) || made.keys === void 0 && made.keysAt === void 0) return unknown(`only the controller of ${manifest.kind} knows its keys`);
	const found = (made.keysAt ?? []).flatMap((path) => stringsAt(manifest.node, path, manifest.road));
	return known$1(madeKeys([...(made.keys ?? []).map((name) => ({
		name,
		at
	})), ...found], manifest.kind));
}
function isAbsent({ node }, path) {
	return valueAt(node, ...path.split(".")) === void 0;
}
function rowsByKind(rows) {
	const byKind = /* @__PURE__ */ new Map();
	for (const row of rows) for (const kind of row.kinds) {
		const key = `${row.group}/${kind}`;
		byKind.set(key, [...byKind.get(key) ?? [], row]);
	}
	return byKind;
}
// src/references/fields/free-form-references.ts
/** The references that built-in objects hold in free-form places (marked ◊ in semantics §5). */
function freeFormReferences(manifest) {
	return [
		...annotationReferences(manifest),
		...parameterReferences(manifest),
		...permissionReferences(manifest),
		...ownerReferences(manifest)
	];
}
/** A reference by the text of one scalar. */
function referenceAt(at, path, manifest, told) {
	const name = stringOf(at, manifest.road);
	if (at?.kind !== "scalar" || name === void 0 || name === "") return [];
	return [{
		...base(at, path, manifest),
		namespace: manifest.namespace,
		...told,
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
/** Annotations whose value is `name`, `namespace/name`, or names separated by commas. */
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
		const told = ANNOTATIONS.find(([pattern]) => pattern.test(name))?.[1];
		const text = told === void 0 ? void 0 : stringOf(value, manifest.road);
		if (told === void 0 || text === void 0 || value.kind !== "scalar") return [];
		const path = `metadata.annotations[${name}]`;
		return text.split(",").flatMap((each) => {
			const [first = "", second] = each.trim().split("/");
			const target = second ?? first;
			if (target === "") return [];
			const namespace = second === void 0 ? manifest.namespace : first || manifest.namespace;
			return [{
				...base(value, path, manifest),
				namespace,
				...told,
				name: target
			}];
		});
	});
}
const SECRET_PARAMETER = /^(.*(?:-secret-|[sS]ecret))([nN]ame)$/;
/** StorageClass and VolumeSnapshotClass `parameters`: `…-secret-name` beside `…-secret-namespace`, `secretName` beside `secretNamespace`. */
function parameterReferences(manifest) {
	const { kind, node, road } = manifest;
	if (!/^(?:StorageClass|Volume(?:Group)?SnapshotClass)$/.test(kind)) return [];
	const parameters = mapAt(node, "parameters");
	return (parameters?.entries ?? []).flatMap(({ name, value }) => {
		const [, prefix, word] = SECRET_PARAMETER.exec(name) ?? [];
		if (prefix === void 0 || word === void 0) return [];
		const beside = `${prefix}${word === "name" ? "namespace" : "Namespace"}`;
		const told = {
			kind: "Secret",
			use: "storage",
			namespace: stringOf(entryOf(parameters, beside)?.value, road) || void 0
		};
		return referenceAt(value, `parameters[${name}]`, manifest, told);
	});
}
const PERMISSION = "a permission on a name that may come later";
/** RBAC `resourceNames` for secrets and configmaps. */
function permissionReferences(manifest) {
	if (manifest.group !== "rbac.authorization.k8s.io") return [];
	return itemsAt(manifest.node, "rules").flatMap((rule, index) => {
		const resources = new Set(itemsAt(rule, "resources").map((item) => stringOf(item, manifest.road)));
		return KINDS.flatMap(([resource, kind]) => resources.has(resource) ? namesOf$1(rule, `rules[${index}]`, kind, manifest) : []);
	});
}
const KINDS = [["configmaps", "ConfigMap"], ["secrets", "Secret"]];
function namesOf$1(rule, path, kind, manifest) {
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
/** ConfigMap or Secret, when a map's `kind` says so and its `apiVersion` or `group` does not contradict. */
function sourceKindOf$1(node, { road }) {
	if (node.kind !== "map") return void 0;
	const kind = textAt$1(node, "kind", road);
	if ((textAt$1(node, "apiVersion", road) ?? "v1") !== "v1" || (textAt$1(node, "group", road) ?? "") !== "") return void 0;
	return kind === "ConfigMap" || kind === "Secret" ? kind : void 0;
}
function textAt$1(node, field, road) {
	return stringOf(entryOf(node, field)?.value, road);
}
// src/references/fields/references-in.ts
/**
* The references that rows of a table find under an owner: a container, a pod spec, or an object. Rows that go through the same list
* are taken item by item, so the references come in the order in which they are written and read.
*/
function referencesIn(owner, ownerPath, rows, manifest) {
	const found = [];
	visit({
		node: owner,
		path: ownerPath,
		item: void 0
	}, stepsOf(rows), manifest, found);
	return found;
}
const stepsOfTable = /* @__PURE__ */ new WeakMap();
function stepsOf(rows) {
	let root = stepsOfTable.get(rows);
	if (root !== void 0) return root;
	root = {
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
	stepsOfTable.set(rows, root);
	return root;
}
function visit(place, steps, manifest, found) {
	for (const row of steps.ending) found.push(...referencesOf(place, row, manifest));
	for (const [step, below] of steps.below) for (const next of placesBelow(place, step)) visit(next, below, manifest, found);
}
function placesBelow({ node, path, item }, step) {
	const isList = step.endsWith("[*]");
	const field = isList ? step.slice(0, -3) : step;
	const value = entryOf(node, field)?.value;
	const at = path === "" ? field : `${path}.${field}`;
	if (!isList) return value?.kind === "map" ? [{
		node: value,
		path: at,
		item
	}] : [];
	if (value?.kind !== "sequence") return [];
	return value.items.flatMap((each, index) => each.kind === "map" ? [{
		node: each,
		path: `${at}[${index}]`,
		item: item ?? each
	}] : []);
}
function referencesOf({ node, path, item }, row, manifest) {
	const at = scalarAt(node, row.name ?? "name");
	const name = stringOf(at, manifest.road);
	if (at === void 0 || name === void 0 || name === "") return [];
	const key = row.key === void 0 ? void 0 : keyAt(node, row.key, manifest);
	if (row.key !== void 0 && key === void 0) return [];
	const reference = {
		kind: row.kind,
		name,
		at,
		namespace: namespaceOf(node, row, manifest),
		key,
		optional: isTrue$1(entryOf(node, "optional")?.value, manifest),
		path,
		use: row.use,
		manifest,
		subject: item === void 0 || item === node ? void 0 : scalarAt(item, "name")?.text,
		harmless: row.harmless
	};
	return row.items === void 0 ? [reference] : [reference, ...itemReferences(node, reference)];
}
/** `items[*].key` of a volume: each names one key of the volume's source. */
function itemReferences(node, volume) {
	return itemsAt(node, "items").flatMap((item, index) => {
		const key = keyAt(item, "key", volume.manifest);
		if (key === void 0) return [];
		return [Object.assign({}, volume, {
			key,
			path: `${volume.path}.items[${index}]`,
			use: "volume-item"
		})];
	});
}
function keyAt(node, field, { road }) {
	const at = scalarAt(node, field);
	const name = stringOf(at, road);
	return at === void 0 || name === void 0 || name === "" ? void 0 : {
		name,
		at
	};
}
function namespaceOf(node, row, manifest) {
	if (row.namespace === void 0) return manifest.namespace;
	return stringOf(entryOf(node, row.namespace)?.value, manifest.road) || void 0;
}
/** Whether a field is YAML's true, as the road reads it. */
function isTrue$1(node, { road }) {
	if (node?.kind !== "scalar") return false;
	const resolved = resolveScalar(node, road);
	return resolved.kind === "bool" && resolved.value;
}
// src/references/fields/custom-resource-references.ts
/** What a pod spec's own tables read; the rest of the map around it is read by shape like everything else. */
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
/** Fields that hold a map with a name: `secretKeyRef`, `passwordSecretRef`, `bearerTokenSecret`, `configMapRef`, `secret` … */
const SECRET_MAP = /(?:^s|S)ecret(?:Key)?(?:Ref|Reference|Selector)?$/;
const CONFIG_MAP_MAP = /(?:^c|C)onfig[mM]ap(?:Key)?(?:Ref|Reference|Selector)?$/;
/** Fields whose text is the name: `existingSecret`, `secretName`, `tlsSecretName` … */
const SECRET_TEXT = /^existingSecret$|(?:^s|S)ecretName$/;
const CONFIG_MAP_TEXT = /^existingConfig[mM]ap$|(?:^c|C)onfig[mM]apName$/;
/**
* References of a custom resource outside its pod specs, by the shapes that APIs have in common. What a missing one means only
* its controller knows. Names that the object itself produces are not references.
*/
function customResourceReferences(manifest, podSpecs) {
	const made = new Set(sourcesMadeBy(manifest).map(({ at }) => at));
	const found = [];
	for (const { name, value } of manifest.node.entries) if (name !== "metadata" && name !== "status") walk$1(value, name, name, {
		manifest,
		podSpecs,
		found
	});
	return found.filter(({ at }) => !made.has(at));
}
function walk$1(node, field, path, context) {
	if (node.kind === "scalar") byText(node, field, path, context);
	else if (node.kind === "sequence") for (const [index, item] of node.items.entries()) {
		if (item.kind === "map" && isObject(item)) continue;
		if (field === "imagePullSecrets") addPullSecret(item, `${path}[${index}]`, context);
		else walk$1(item, field === "certificateRefs" ? field : "", `${path}[${index}]`, context);
	}
	else {
		byMap(node, field, path, context);
		const isPodSpec = context.podSpecs.has(node);
		for (const { name, value } of node.entries) {
			if (isPodSpec && POD_SPEC_FIELDS.has(name)) continue;
			if (value.kind === "map" && isObject(value)) continue;
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
	const kind = sourceKindOf$1(node, context.manifest) ?? kindOfField(node, field);
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
	const name = stringOf(at, manifest.road);
	if (at.kind !== "scalar" || name === void 0 || name === "") return;
	const keyAt = scalarAt(owner, "key");
	const key = stringOf(keyAt, manifest.road);
	found.push({
		kind,
		name,
		at,
		namespace: stringOf(scalarAt(owner, "namespace"), manifest.road) || manifest.namespace,
		key: keyAt === void 0 || !key ? void 0 : {
			name: key,
			at: keyAt
		},
		optional: isTrue$1(entryOf(owner, "optional")?.value, manifest),
		path,
		use: "custom-resource",
		manifest,
		subject: void 0,
		harmless: void 0
	});
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
/** The fields of built-in objects outside pod specs, by `group/kind` (semantics §5). */
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
/**
* `spec.paramRef` of admission policy bindings whose policy takes ConfigMaps (`paramKind: {apiVersion: v1, kind: ConfigMap}`);
* the policy itself may stand in any build.
*/
function paramReferences(builds) {
	const objects = builds.flatMap((build) => build.objects).filter(isAdmission);
	const policies = new Set(objects.filter(takesConfigMaps).map(({ kind, name }) => `${kind}Binding/${name}`));
	return new Map(objects.flatMap((binding) => {
		const policy = stringOf(valueAt(binding.node, "spec", "policyName"), binding.road);
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
	const told = {
		kind: "ConfigMap",
		use: "other",
		namespace: stringOf(valueAt(param, "namespace"), binding.road) || void 0,
		optional: scalarAt(param, "parameterNotFoundAction")?.text === "Allow"
	};
	return referenceAt(valueAt(param, "name"), "spec.paramRef", binding, told);
}
// src/references/fields/pod-fields.ts
/** The fields of a container that name a source (semantics §5). */
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
/** The fields of a pod spec's volumes. The volume says `secretName` where a projection says `name`. */
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
/** The other fields of a pod spec. */
const POD_FIELDS = [{
	path: "imagePullSecrets[*]",
	kind: "Secret",
	use: "image-pull-secret"
}];
// src/references/collect-references.ts
/**
* Every reference of the builds: of the workloads' pod specs and containers, of built-in objects (semantics §5), and, by shape, of
* custom resources. In the order of the builds and their objects; in a pod spec as the kubelet reads them. Empty names and names
* that are no strings are no references: validation speaks about them.
*/
function collectReferences(builds, workloads) {
	const workloadsOf = groupByManifest(workloads);
	const params = paramReferences(builds);
	const references = [];
	for (const build of builds) for (const { manifest } of manifestsOf$1(build)) {
		const own = workloadsOf.get(build.id)?.get(manifest) ?? [];
		const outside = [...objectReferences(manifest, own), ...params.get(manifest) ?? []];
		for (const workload of own) references.push(...podReferences(workload));
		for (const found of outside) references.push(placed$1(found, build.id, void 0, void 0));
	}
	return references;
}
function groupByManifest(workloads) {
	const byBuild = /* @__PURE__ */ new Map();
	for (const workload of workloads) {
		let ofBuild = byBuild.get(workload.build);
		if (ofBuild === void 0) byBuild.set(workload.build, ofBuild = /* @__PURE__ */ new Map());
		const ofManifest = ofBuild.get(workload.manifest);
		if (ofManifest === void 0) ofBuild.set(workload.manifest, [workload]);
		else ofManifest.push(workload);
	}
	return byBuild;
}
function objectReferences(manifest, workloads) {
	const rows = OBJECT_FIELDS.get(`${manifest.group}/${manifest.kind}`) ?? [];
	const free = [...referencesIn(manifest.node, "", rows, manifest), ...freeFormReferences(manifest)];
	if (isBuiltIn(manifest) || manifest.group === "kyverno.io") return free;
	const podSpecs = new Set(workloads.map(({ podSpec }) => podSpec));
	return [...free, ...customResourceReferences(manifest, podSpecs)];
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
/** The kubelet sets up only volumes that a container mounts (semantics §4.2). */
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
	return Object.assign({
		build,
		workload,
		container
	}, found);
}
// src/references/gained-keys.ts
/** What controllers add to a ConfigMap or Secret that carries an annotation or label (semantics §7). */
const GAINS = [
	{
		on: "annotations",
		name: /^service\.(?:alpha|beta)\.openshift\.io\/inject-cabundle$/,
		keys: ["service-ca.crt"]
	},
	{
		on: "labels",
		name: /^config\.openshift\.io\/inject-trusted-cabundle$/,
		keys: ["ca-bundle.crt"]
	},
	{
		on: "annotations",
		name: /^kubernetes\.io\/service-account\.name$/,
		keys: [
			"token",
			"ca.crt",
			"namespace"
		]
	},
	{
		on: "annotations",
		name: /^reflector\.v1\.k8s\.emberstack\.com\/reflects$/,
		keys: "unknown"
	},
	{
		on: "annotations",
		name: /^replicator\.v1\.mittwald\.de\/replicate-from$/,
		keys: "unknown"
	},
	{
		on: "annotations",
		name: /^secret-generator\.v1\.mittwald\.de\//,
		keys: "unknown"
	}
];
/** Annotations by which a controller copies the object to other namespaces, and who does it. */
const COPIERS = [
	[/^reflector\.v1\.k8s\.emberstack\.com\/reflection-auto-enabled$/, "reflector"],
	[/^replicator\.v1\.mittwald\.de\/replicate-to(?:-matching)?$/, "replicator"],
	[/^kubed\.appscode\.com\/sync$/, "config-syncer"]
];
/** Where an object that becomes a Secret keeps the annotations of that Secret. */
const ANNOTATIONS_AT = [
	["metadata", "annotations"],
	[
		"spec",
		"secretTemplate",
		"annotations"
	],
	[
		"spec",
		"template",
		"metadata",
		"annotations"
	],
	[
		"spec",
		"target",
		"template",
		"metadata",
		"annotations"
	]
];
/** Keys that a ConfigMap or Secret has besides its own; `unknown` when only the controller knows them. */
function gainedKeys({ node, road }) {
	const gained = /* @__PURE__ */ new Map();
	for (const { on, name, keys } of GAINS) {
		const entry = entriesAt(node, "metadata", on).find((each) => name.test(each.name));
		if (entry === void 0 || stringOf(entry.value, road) === "false") continue;
		if (keys === "unknown") return "unknown";
		for (const key of keys) gained.set(key, gainedKey(key, entry));
	}
	return gained;
}
function gainedKey(key, { key: at }) {
	return {
		key,
		field: "data",
		value: unknown("the cluster fills it in"),
		at
	};
}
/** Who copies the source that an object is or becomes to other namespaces; undefined when nobody does. */
function copiesElsewhere({ node, kind }) {
	const own = kind === "ConfigMap" || kind === "Secret";
	for (const path of own ? ANNOTATIONS_AT.slice(0, 1) : ANNOTATIONS_AT) for (const { name } of entriesAt(node, ...path)) {
		const copier = COPIERS.find(([pattern]) => pattern.test(name));
		if (copier !== void 0) return copier[1];
	}
}
// src/references/source-keys.ts
/** `${X}`, `{{ x }}` or `$(x)` in a key: no key of Kubernetes has these characters. */
const TEMPLATED_KEY = /\$\{|\{\{|\$\(/;
const TEMPLATED_VALUE = /\$\{/;
const SOPS_VALUE = /^ENC\[[A-Z0-9_]+,data:/;
/** The keys of a ConfigMap: `data`, then `binaryData`. */
function configMapKeys(manifest, context) {
	return keysOf$1(manifest, context, [["binaryData", bytesOf], ["data", textOf$6]]);
}
/** The keys of a Secret: `data`, which `stringData` overrides. One that has neither field waits for somebody to fill it in. */
function secretKeys(manifest, context) {
	const { node } = manifest;
	if (mapAt(node, "data") === void 0 && mapAt(node, "stringData") === void 0) return unknown("the Secret is written without data, so somebody else fills it in");
	return keysOf$1(manifest, context, [["data", bytesOf], ["stringData", textOf$6]]);
}
/** Later fields override earlier ones. */
function keysOf$1({ node, road }, context, fields) {
	const keys = /* @__PURE__ */ new Map();
	const encrypted = isSopsEncrypted(node);
	for (const [field, decode] of fields) for (const entry of entriesAt(node, field)) {
		if (TEMPLATED_KEY.test(entry.name)) return unknown(`key ${entry.name} is a template`);
		const value = valueOf$1(entry, {
			decode,
			road,
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
	return known$1(keys);
}
function valueOf$1({ value }, reading) {
	const { decode, road, encrypted, context } = reading;
	if (encrypted && value.kind === "scalar" && SOPS_VALUE.test(value.text)) return unknown("the value is encrypted with SOPS");
	if (context.substitutedBy !== void 0 && value.kind === "scalar") {
		if (TEMPLATED_VALUE.test(value.text)) return unknown(`the value holds a variable that ${context.substitutedBy} fills in`);
	}
	return decode(value, road);
}
/** SOPS keeps a `sops` map at the top of each document that it encrypts. */
function isSopsEncrypted(node) {
	return valueAt(node, "sops")?.kind === "map";
}
/** A null is the empty string (semantics §3.6); a number, boolean or collection is refused by the API server. */
function textOf$6(value, road) {
	const text = stringOrNull(value, road);
	return text === void 0 ? unknown("the value is no string") : known$1({
		kind: "text",
		text
	});
}
/** base64, or an array of byte values, which Go's decoder takes too (semantics §3.5). */
function bytesOf(value, road) {
	if (value.kind === "sequence") return bytesOfNumbers(value.items, road);
	const text = stringOrNull(value, road);
	if (text === void 0) return unknown("the value is no string");
	const decoded = decodeBase64(text);
	if (decoded.kind === "invalid") return unknown("the value is not valid base64");
	return known$1(sourceValueOf(decoded.bytes));
}
function bytesOfNumbers(items, road) {
	const bytes = [];
	for (const item of items) {
		const byte = item.kind === "scalar" ? resolveScalar(item, road) : void 0;
		const value = byte?.kind === "int" ? byte.value : byte?.kind === "null" ? 0 : -1;
		if (value < 0 || value > 255) return unknown("the value is no list of bytes");
		bytes.push(value);
	}
	return known$1(sourceValueOf(Uint8Array.from(bytes)));
}
/** Bytes as text when they are valid UTF-8. */
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
function stringOrNull(value, road) {
	if (value.kind !== "scalar") return void 0;
	const resolved = resolveScalar(value, road);
	if (resolved.kind === "null") return "";
	return resolved.kind === "string" ? resolved.value : void 0;
}
// src/references/collect-sources.ts
/**
* Every ConfigMap and Secret that the builds' objects are or become: manifests and generated ones, objects nested in others, and
* what controllers make from an object (the tables in producers/). In the order of the builds and their objects.
*/
function collectSources(builds) {
	const flux = builds.some((build) => build.objects.some(substitutesVariables));
	const collected = /* @__PURE__ */ new Map();
	return builds.flatMap((build) => [...manifestsOf$1(build)].flatMap((placed) => {
		const { node } = placed.manifest;
		let found = collected.get(node);
		if (found === void 0) {
			found = {
				manifest: placed.manifest,
				sources: sourcesOf$1(placed, flux)
			};
			collected.set(node, found);
		}
		return found.sources.map((source) => Object.assign({ build: build.id }, source));
	}));
}
/** A Flux Kustomization that replaces `${X}` in what it applies. */
function substitutesVariables({ group, node }) {
	return group === "kustomize.toolkit.fluxcd.io" && mapAt(node, "spec", "postBuild") !== void 0;
}
function sourcesOf$1(placed, flux) {
	const { manifest } = placed;
	const kind = sourceKindOf(manifest);
	const own = kind === void 0 ? [] : ownSource(placed, kind, contextOf(placed, flux));
	const made = kind === void 0 ? sourcesMadeBy(manifest) : [];
	const producer = {
		kind: manifest.kind,
		manifest
	};
	const sources = own.concat(made.map((source) => Object.assign({
		immutable: false,
		producer
	}, source)));
	const copier = copiesElsewhere(manifest);
	if (copier === void 0) return sources;
	const copies = sources.map((source) => ({
		...source,
		namespace: void 0,
		producer: {
			kind: copier,
			manifest
		}
	}));
	return [...sources, ...copies];
}
function sourceKindOf({ group, kind }) {
	return group === "" && (kind === "ConfigMap" || kind === "Secret") ? kind : void 0;
}
function contextOf({ manifest, within }, flux) {
	if (within?.kind === "Template") return { substitutedBy: "the Template" };
	const spared = scalarAt(mapAt(manifest.node, "metadata", "annotations"), "kustomize.toolkit.fluxcd.io/substitute")?.text;
	return { substitutedBy: flux && spared !== "disabled" ? "Flux" : void 0 };
}
function ownSource(placed, kind, context) {
	const { manifest, within } = placed;
	const { node, road, name, namespace } = manifest;
	const at = scalarAt(node, "metadata", "name");
	if (name === void 0 || name === "" || at === void 0) return [];
	const immutable = scalarAt(node, "immutable");
	const resolved = immutable === void 0 ? void 0 : resolveScalar(immutable, road);
	return [{
		kind,
		name,
		namespace,
		type: kind === "Secret" ? stringOf(scalarAt(node, "type"), road) || void 0 : void 0,
		immutable: resolved?.kind === "bool" && resolved.value,
		keys: keysOf(manifest, kind, context),
		producer: {
			kind: within?.kind ?? madeFrom(node, kind),
			manifest
		},
		at
	}];
}
function keysOf(manifest, kind, context) {
	const written = kind === "ConfigMap" ? configMapKeys(manifest, context) : secretKeys(manifest, context);
	const gained = gainedKeys(manifest);
	if (gained === "unknown") return unknown("a controller fills it in");
	if (gained.size === 0) return written;
	if (written.kind === "unknown" && entriesAt(manifest.node, "data").length > 0) return written;
	const own = written.kind === "known" ? written.value : /* @__PURE__ */ new Map();
	return known$1(new Map([...gained, ...own]));
}
function madeFrom({ way }, kind) {
	return isGenerated(way) ? kind === "ConfigMap" ? "configMapGenerator" : "secretGenerator" : "manifest";
}
function isGenerated(way) {
	for (let here = way; here !== void 0; here = here.before) if (here.step.kind === "generator") return true;
	return false;
}
// src/references/containers-of.ts
const LISTS = [
	["initContainers", "init"],
	["containers", "regular"],
	["ephemeralContainers", "ephemeral"]
];
/** The containers of a pod spec, in the order in which they start. Items that are no maps are left out. */
function containersOf(podSpec, path) {
	return LISTS.flatMap(([field, kind]) => containersIn(valueAt(podSpec, field), kind, `${path}.${field}`));
}
/** The containers of one list; `path` is the list's own. */
function containersIn(list, kind, path) {
	if (list?.kind !== "sequence") return [];
	return list.items.flatMap((item, index) => item.kind === "map" ? [containerOf(item, kind, `${path}[${index}]`)] : []);
}
/** One container; a nameless one is called by its place. */
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
/** Whether a node has the shape of a container: an image, or a name and something that containers have. */
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
/** Built-in kinds with a pod spec, by group and kind, removed apiVersions included. Source: semantics §6. */
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
/** Where a built-in workload keeps its pod spec; undefined for every other kind. */
function podSpecPath({ group, kind }) {
	return POD_SPEC_PATHS.get(group)?.get(kind);
}
// src/references/pod-specs-by-shape.ts
/** What a pod spec keeps for itself: nothing below these is another pod spec. */
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
/** Every pod spec in a custom resource at any depth, recognised by its containers; objects nested in it are not entered. */
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
			if (item.kind === "map" && isObject(item)) continue;
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
		if (value.kind === "scalar" || value.kind === "map" && isObject(value)) continue;
		walk({
			node: value,
			path: path === "" ? name : `${path}.${name}`,
			template: name === "spec" && path !== "" ? node : void 0,
			found
		});
	}
}
/** An Argo template carries its pods' metadata itself; a custom resource's own metadata is not its pods'. */
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
/** Argo Workflows: a template runs one `container`, one `script`, or a `containerSet`. */
function argoContainers(node, at) {
	const single = ["container", "script"].flatMap((field) => {
		const value = mapAt(node, field);
		if (value === void 0 || scalarAt(value, "image") === void 0) return [];
		return [containerOf(value, "regular", at(field))];
	});
	const set = valueAt(node, "containerSet", "containers");
	return [...single, ...containersIn(set, "regular", at("containerSet.containers"))];
}
/** Tekton: the steps of a task share one pod; `stepTemplate` holds what they have in common. */
function tektonContainers(node, at) {
	const steps = itemsAt(node, "steps");
	const template = mapAt(node, "stepTemplate");
	if (!steps.some((step) => step.kind === "map" && scalarAt(step, "image") !== void 0) && template === void 0) return [];
	return [...template === void 0 ? [] : [containerOf(template, "regular", at("stepTemplate"))], ...steps.length === 0 ? [] : containersIn(valueAt(node, "steps"), "regular", at("steps"))];
}
// src/references/collect-workloads.ts
/** Kinds whose pod specs are patterns, or values of a chart: nothing runs as it is written there. */
const PATTERNS_ONLY = /(^|\.)(kyverno\.io|gatekeeper\.sh|kustomize\.config\.k8s\.io)$/;
const CHART_VALUES = /* @__PURE__ */ new Set([
	"HelmRelease",
	"HelmChart",
	"HelmChartConfig",
	"Application",
	"ApplicationSet"
]);
/**
* Every pod spec of every build: the built-in kinds at their usual place (semantics §6), and whatever embeds one in a custom
* resource or in an object nested there, recognised by shape.
*/
function collectWorkloads(builds) {
	const known = /* @__PURE__ */ new Map();
	return builds.flatMap((build) => [...manifestsOf$1(build)].flatMap((placed) => {
		const { manifest, within } = placed;
		let found = known.get(manifest.node);
		if (found === void 0) {
			found = podSpecsOf(placed);
			known.set(manifest.node, found);
		}
		const core = within === void 0 && isBuiltIn(manifest);
		return found.map((podSpec) => Object.assign({
			manifest,
			core,
			build: build.id
		}, podSpec));
	}));
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
// src/references/templated.ts
/** Characters that no name in Kubernetes has, and every templating language needs. */
const NO_NAME = /[$<>{}[\]%@()]/;
const PLACEHOLDERS = /\$?\$?\{\{?[^}]*\}?\}|\$\([^)]*\)|\$[A-Za-z_]\w*|<[^>]*>|\[[^\]]*\]|%+[^%]*%+|@[^@]*@/g;
/** Whether a name is a template that something fills in before it is applied: `${APP}-config`, `{{ .name }}`, `<name>`. */
function isTemplated(name) {
	return NO_NAME.test(name);
}
/** A name that is a template, as text that may stand anywhere in between; undefined when nothing of it is fixed. */
function fixedPartsOf(name) {
	const parts = name.split(PLACEHOLDERS);
	return parts.some((part) => part.length > 1) ? parts : void 0;
}
/** Whether a template could become `name`; `parts` are its fixed parts in order. */
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
/** Whether two namespaces may be one: equal, or left open by either side (`kubectl apply -n`, a template). */
function mayMeet(a, b) {
	return a === b || isOpen(a) || isOpen(b);
}
function isOpen(namespace) {
	return namespace === void 0 || isTemplated(namespace);
}
/** What must hold for a source to be the one a reference means, as a clause; undefined when nothing is left open. */
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
/**
* Narrows the sources of a kind (the reference's, unless said) and the reference's name: namespaces first (one explicit namespace never
* satisfies another), then the build it is applied with, then the builds whose folders share most of its path. Undefined when
* none may be meant.
*/
function chooseSources(reference, index, { kind = reference.kind, name = reference.name } = {}) {
	const { build, namespace } = reference;
	const reaches = (source) => mayMeet(source.namespace, namespace);
	const sameBuild = index.namedIn(build, kind, name).filter(reaches);
	const exact = sameBuild.filter((source) => source.namespace === namespace);
	if (exact.length > 0) return {
		nearest: exact,
		possible: exact,
		decided: true
	};
	const possible = index.named(kind, name).filter(reaches);
	if (possible.length === 0) return void 0;
	return {
		nearest: sameBuild.length > 0 ? sameBuild : nearestBuilds(build, possible),
		possible,
		decided: false
	};
}
function nearestBuilds(build, sources) {
	const here = build.split("/");
	let deepest = -1;
	let nearest = [];
	for (const source of sources) {
		const depth = sharedDepth(here, source.build.split("/"));
		if (depth > deepest) [deepest, nearest] = [depth, []];
		if (depth === deepest) nearest.push(source);
	}
	return nearest;
}
function sharedDepth(a, b) {
	let depth = 0;
	while (depth < a.length && a[depth] === b[depth]) depth += 1;
	return depth;
}
// src/references/externals.ts
/** Whether the configuration declares the source of a reference, and its key when it names one. */
function declaredExternal({ kind, name, namespace, key }, externals) {
	return externals.find((external) => external.kind === kind && matchesGlob(external.name, name) && (namespace === void 0 || matchesGlob(external.namespace, namespace)) && (key === void 0 || (external.keys?.includes(key.name) ?? true)));
}
/** `*` stands for any text, `?` for one character; linear but for one level of backtracking. */
function matchesGlob(glob, text) {
	let at = 0;
	let from = 0;
	let star = -1;
	let retry = 0;
	while (at < text.length) if (glob[from] === "*") {
		star = from;
		retry = at;
		from += 1;
	} else if (from < glob.length && (glob[from] === "?" || glob[from] === text[at])) {
		from += 1;
		at += 1;
	} else if (star !== -1) {
		retry += 1;
		from = star + 1;
		at = retry;
	} else return false;
	while (glob[from] === "*") from += 1;
	return from === glob.length;
}
// src/references/missing-of.ts
/** Names that one question compares at most. */
const MOST_COMPARED = 500;
/** Answers for one run; the lists of names are made once. */
function missingSources(index) {
	const nearestIn = nearestSources(index);
	return (reference) => {
		const { kind, name, namespace, build } = reference;
		const otherKind = chooseSources(reference, index, { kind: kind === "Secret" ? "ConfigMap" : "Secret" })?.nearest[0];
		return {
			what: "source",
			nearest: nearestIn(reference),
			otherKind: otherKind !== void 0 && isClose(build, otherKind.build) ? otherKind : void 0,
			elsewhere: index.named(kind, name).filter((source) => !mayMeet(source.namespace, namespace))
		};
	};
}
/** Builds in the same folder, or in folders of one. Farther away a name of the other kind is a coincidence. */
function isClose(a, b) {
	return a === b || parentOf(a) === parentOf(b) || parentOf(a) === b || parentOf(b) === a;
}
function parentOf(build) {
	return build.slice(0, Math.max(0, build.lastIndexOf("/")));
}
/** What helps to find the mistake in a reference whose source has no such key. */
function missingKey$1(source, key) {
	const keys = source.keys.kind === "known" ? source.keys.value : /* @__PURE__ */ new Map();
	const nearest = plausible(key, nearestName(key, likeliest(key, [...keys.keys()].map(summed))));
	return {
		what: "key",
		source,
		nearest: nearest === void 0 ? void 0 : keys.get(nearest),
		inBinaryData: keys.get(key)?.field === "binaryData"
	};
}
/** The nearest name in the reference's build, else anywhere its namespace reaches. */
function nearestSources(index) {
	const ofBuild = /* @__PURE__ */ new Map();
	const ofKind = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	for (const { kind, name, build } of index.all) {
		const summary = summed(name);
		addOnce(ofBuild, `${kind} ${build}`, summary, seen);
		addOnce(ofKind, kind, summary, seen);
	}
	return (reference) => {
		const { kind, build, name } = reference;
		for (const names of [ofBuild.get(`${kind} ${build}`), ofKind.get(kind)]) {
			const near = plausible(name, nearestName(name, likeliest(name, names ?? [])));
			const choice = near === void 0 ? void 0 : chooseSources(reference, index, { name: near });
			if (choice !== void 0) return choice.nearest[0];
		}
	};
}
function addOnce(lists, list, summary, seen) {
	const id = `${list} ${summary.name}`;
	if (seen.has(id)) return;
	seen.add(id);
	const names = lists.get(list);
	if (names === void 0) lists.set(list, [summary]);
	else names.push(summary);
}
/** A name with the set of its characters as 32 bits, to tell quickly that two are far apart. */
function summed(name) {
	let letters = 0;
	for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) & 31);
	return {
		name,
		letters
	};
}
function likeliest(name, names) {
	const { letters } = summed(name);
	const likely = [];
	for (const each of names) {
		if (each.name === name || Math.abs(each.name.length - name.length) > MOST_EDITED) continue;
		if (bitCount(each.letters ^ letters) > 2 * MOST_EDITED) continue;
		likely.push(each.name);
		if (likely.length === MOST_COMPARED) break;
	}
	return likely;
}
function bitCount(bits) {
	let rest = bits;
	let count = 0;
	for (; rest !== 0; count += 1) rest &= rest - 1;
	return count;
}
/** Letters that a slip changes at most. */
const MOST_EDITED = 3;
/** A slip changes a few letters in one place: `db-secret` is not what `api-secret` was meant to be. */
function plausible(name, near) {
	if (near === void 0 || fold$1(near) === fold$1(name)) return near;
	const shortest = Math.min(name.length, near.length);
	let start = 0;
	while (start < shortest && name[start] === near[start]) start += 1;
	let end = 0;
	while (end < shortest - start && name.at(-1 - end) === near.at(-1 - end)) end += 1;
	return name.length + near.length - 2 * (start + end) <= 4 ? near : void 0;
}
function fold$1(name) {
	return name.toLowerCase().replaceAll(/[-_.]/g, "");
}
// src/references/judge-found.ts
/** The verdict on a reference whose source exists: what remains open is the key. */
function judgeFound(reference, choice) {
	const { key } = reference;
	if (key === void 0) return foundVerdict(reference, choice.nearest, void 0);
	if (isTemplated(key.name)) return {
		kind: "unknown",
		reason: `the key \`${key.name}\` is a template`
	};
	const holder = choice.nearest.find((source) => has(source, reference) === "yes");
	if (holder !== void 0) return foundVerdict(reference, [holder, ...others(choice.nearest, holder)], keyOf$1(holder, key.name));
	if (choice.nearest.some((source) => has(source, reference) === "unknown")) return foundVerdict(reference, choice.nearest, void 0);
	return missingKeyVerdict(reference, choice, key.name);
}
function missingKeyVerdict(reference, choice, key) {
	const elsewhere = choice.decided ? void 0 : choice.possible.find((source) => has(source, reference) !== "no");
	if (elsewhere !== void 0) return {
		kind: "unknown",
		reason: `${nameOfSource(elsewhere)} (${placeOf$2(elsewhere.at)}) may be meant`
	};
	if (reference.harmless !== void 0) return {
		kind: "unknown",
		reason: reference.harmless
	};
	if (reference.use === "custom-resource") return {
		kind: "unknown",
		reason: "what a missing key means, its controller decides"
	};
	const [source] = choice.nearest;
	if (source === void 0) return {
		kind: "unknown",
		reason: "no source is in reach"
	};
	return {
		kind: reference.optional ? "optional" : "broken",
		missing: missingKey$1(source, key)
	};
}
/** Present when a manifest of the repository holds it, produced when only a controller makes it. */
function foundVerdict(reference, sources, key) {
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
		kind: "present",
		sources,
		assumption: assumptionOf(reference, first),
		key
	};
}
/** Whether a manifest (or a generator of kustomize) holds the source itself, so that its values can be read. */
function isWritten({ kind, producer }) {
	return producer.manifest.group === "" && producer.manifest.kind === kind;
}
/** `binaryData` satisfies volumes; variables read `data` only. */
function has(source, { key, use }) {
	if (source.keys.kind === "unknown") return "unknown";
	const found = key === void 0 ? void 0 : source.keys.value.get(key.name);
	if (found === void 0) return "no";
	return found.field === "binaryData" && use === "env" && source.kind === "ConfigMap" ? "no" : "yes";
}
function keyOf$1(source, key) {
	return source.keys.kind === "known" ? source.keys.value.get(key) : void 0;
}
function others(sources, first) {
	return sources.filter((source) => source !== first);
}
// src/references/makers/name-prefixes.ts
/** Whether a maker's name is the reference's, or begins it before a `-`, or (some makers) ends it after one. */
function byNamePart(makers) {
	const byName = /* @__PURE__ */ new Map();
	for (const maker of makers) {
		const same = byName.get(maker.name);
		if (same === void 0) byName.set(maker.name, [maker]);
		else same.push(maker);
	}
	return ({ name, namespace }) => {
		for (const { part, isSuffix } of partsOf(name)) {
			const maker = byName.get(part)?.find((each) => mayMeet(each.namespace, namespace) && (!isSuffix || each.suffixToo));
			if (maker !== void 0) return maker.reason;
		}
	};
}
function* partsOf(name) {
	yield {
		part: name,
		isSuffix: false
	};
	for (let at = name.lastIndexOf("-"); at > 0; at = name.lastIndexOf("-", at - 1)) {
		yield {
			part: name.slice(0, at),
			isSuffix: false
		};
		yield {
			part: name.slice(at + 1),
			isSuffix: true
		};
	}
}
// src/references/makers/charts.ts
/**
* Helm charts that the repository releases but does not render: their objects bear names that begin with the release's name, or with
* `fullnameOverride`.
*/
function chartMakers(builds, files) {
	const folders = new Set(builds.map(({ id }) => id));
	return byNamePart([...builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => releasesOf(manifest, folders))), ...files.flatMap(chartIn)]);
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
	return makers(manifest, [
		textAt(manifest, "spec", "releaseName") ?? byDefault,
		name,
		textAt(manifest, "spec", "chart", "spec", "chart"),
		textAt(manifest, "spec", "chartRef", "name"),
		...fullNames(valueAt(manifest.node, "spec", "values"), manifest)
	], target ?? namespace);
}
function k3sRelease(manifest) {
	return makers(manifest, [manifest.name, textAt(manifest, "spec", "chart")], textAt(manifest, "spec", "targetNamespace"));
}
/** An Application renders a chart unless its source is a folder of plain manifests in this repository. */
function argoReleases(manifest, folders) {
	const spec = mapAt(manifest.node, "spec");
	return makers(manifest, [valueAt(spec, "source")].concat(itemsAt(spec, "sources")).flatMap((source) => {
		const path = stringOf(valueAt(source, "path"), manifest.road)?.replace(/^\.?\/|\/$/g, "");
		if (!(scalarAt(source, "chart") !== void 0 || mapAt(source, "helm") !== void 0) && (path === void 0 || folders.has(path))) return [];
		const values = valueAt(source, "helm", "valuesObject");
		const release = stringOf(valueAt(source, "helm", "releaseName"), manifest.road);
		const chart = stringOf(valueAt(source, "chart"), manifest.road);
		return [release ?? manifest.name, chart].concat(fullNames(values, manifest));
	}), textAt(manifest, "spec", "destination", "namespace"));
}
function makers(manifest, names, namespace) {
	const reason = `the chart of ${nameOfManifest(manifest)} may make it`;
	return names.flatMap((name) => name === void 0 || name === "" ? [] : [{
		name,
		namespace,
		reason,
		suffixToo: false
	}]);
}
function fullNames(values, manifest) {
	if (values === void 0 || values.kind === "scalar") return [];
	if (values.kind === "sequence") return values.items.flatMap((item) => fullNames(item, manifest));
	return values.entries.flatMap(({ name, value }) => {
		if (name !== "fullnameOverride" && name !== "nameOverride") return fullNames(value, manifest);
		return stringOf(value, manifest.road) ?? [];
	});
}
function textAt({ node, road }, ...path) {
	return stringOf(valueAt(node, ...path), road) || void 0;
}
const CHART_FILE = /(?:^|\/)Chart\.ya?ml$/;
/** A chart of the repository, released by a command that is written nowhere: usually under its own name. */
function chartIn({ path, source }) {
	if (source === void 0 || !CHART_FILE.test(path)) return [];
	const name = /^name:[ \t]*["']?([-a-z0-9.]+)/m.exec(source.text)?.[1];
	if (name === void 0) return [];
	return [{
		name,
		namespace: void 0,
		reason: `the chart in ${path} may make it`,
		suffixToo: false
	}];
}
// src/references/makers/custom-resources.ts
/** Groups whose controllers make no ConfigMap or Secret beyond what the producer tables say. */
const QUIET_GROUPS = /* @__PURE__ */ new Set([
	"apps.openshift.io",
	"argoproj.io",
	"authorization.openshift.io",
	"autoscaling.k8s.io",
	"bitnami.com",
	"build.openshift.io",
	"cert-manager.io",
	"cilium.io",
	"cloud.google.com",
	"config.openshift.io",
	"console.openshift.io",
	"external-secrets.io",
	"gateway.networking.k8s.io",
	"helm.cattle.io",
	"helm.toolkit.fluxcd.io",
	"image.openshift.io",
	"image.toolkit.fluxcd.io",
	"k8s.cni.cncf.io",
	"keda.sh",
	"kustomize.config.k8s.io",
	"kustomize.toolkit.fluxcd.io",
	"kyverno.io",
	"metallb.io",
	"metallb.universe.tf",
	"monitoring.coreos.com",
	"monitoring.googleapis.com",
	"networking.gke.io",
	"networking.istio.io",
	"notification.toolkit.fluxcd.io",
	"operators.coreos.com",
	"project.openshift.io",
	"projectcalico.org",
	"crd.projectcalico.org",
	"rbac.authorization.k8s.io",
	"route.openshift.io",
	"security.istio.io",
	"security.openshift.io",
	"serving.knative.dev",
	"snapshot.storage.k8s.io",
	"source.toolkit.fluxcd.io",
	"tekton.dev",
	"template.openshift.io",
	"traefik.containo.us",
	"traefik.io",
	"triggers.tekton.dev",
	"upgrade.cattle.io"
]);
/** Whether an object's controller may make sources that only it knows of. */
function isMaker(manifest) {
	return !isBuiltIn(manifest) && !QUIET_GROUPS.has(manifest.group) && manifest.group !== "";
}
/** Operators name what they make after their resource: `orders-db-credentials` of a `Database` called `orders-db`. */
function operatorMakers(builds) {
	return byNamePart(builds.flatMap((build) => [...manifestsOf$1(build)].flatMap(({ manifest }) => makerOf(manifest))));
}
function makerOf(manifest) {
	const { name, namespace } = manifest;
	if (name === void 0 || !isMaker(manifest)) return [];
	return [{
		name,
		namespace,
		reason: `the controller of ${nameOfManifest(manifest)} may make it`,
		suffixToo: true
	}];
}
/** A custom resource that names the source may be the one that makes it. */
function namingMakers(references) {
	const byName = /* @__PURE__ */ new Map();
	for (const reference of references) {
		if (reference.use !== "custom-resource" || !isMaker(reference.manifest)) continue;
		const id = `${reference.kind} ${reference.name}`;
		const same = byName.get(id);
		if (same === void 0) byName.set(id, [reference]);
		else same.push(reference);
	}
	return ({ kind, name, namespace }) => {
		const found = byName.get(`${kind} ${name}`)?.find((reference) => mayMeet(reference.namespace, namespace));
		if (found === void 0) return void 0;
		return `${nameOfManifest(found.manifest)} names it and may make it`;
	};
}
// src/references/makers/templated-sources.ts
/** Sources whose name is a template that may become the name: anywhere when part of it is fixed, else in the same build. */
function templatedMakers({ templated }) {
	return ({ kind, name, namespace, build }) => {
		const found = templated.find(({ source, parts }) => source.kind === kind && mayMeet(source.namespace, namespace) && (parts === void 0 ? source.build === build : mayBecome(parts, name)));
		return found === void 0 ? void 0 : `${nameOfSource(found.source)} may become it`;
	};
}
// src/references/makers/unread-files.ts
/** Files that hold objects which we cannot read; what they say in clear text still counts. */
const UNREAD = /* @__PURE__ */ new Set([
	"helm-template",
	"template",
	"unreadable",
	"too-large",
	"encrypted"
]);
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
/** Files that mention a name and could not be read as objects: templates, files with a broken document. `names` are those in question. */
function mentioningFiles(files, names) {
	const mentionedIn = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (file.source === void 0 || names.size === 0 || !isUnread(file)) continue;
		for (const [word] of file.source.text.matchAll(WORD)) if (names.has(word) && !mentionedIn.has(word)) mentionedIn.set(word, file.path);
	}
	return ({ name }) => {
		const path = mentionedIn.get(name);
		return path === void 0 ? void 0 : `${path} mentions it and cannot be read`;
	};
}
function isUnread(file) {
	if (file.faults.length > 0) return true;
	return file.class.kind === "left-alone" && UNREAD.has(file.class.as);
}
/** `kubectl create secret generic NAME`, `oc create configmap NAME`, Terraform's `name = "NAME"` in a `kubernetes_secret`. */
const CREATE = /create[ \t]+(?:(?:-n|--namespace)[= \t]\S+[ \t]+)?(secret[ \t]+(?:generic|tls|docker-registry)|configmap|cm)[ \t]+((?:--?[-\w]+(?:[= ]\S+)?[ \t]+){0,8})["']?([a-z0-9][-a-z0-9.]*)/g;
const HAND_MADE = /create[ \t]+(?:\S+[ \t]+){0,3}?(?:secret|configmap|cm)[ \t]/;
/** Commands in scripts, tasks and documents of the repository that create a source by hand. */
function handMakers(files) {
	let commands;
	return ({ kind, name }) => {
		commands ??= commandsIn(files);
		const path = commands.get(`${kind} ${name}`);
		return path === void 0 ? void 0 : `a command in ${path} creates it`;
	};
}
function commandsIn(files) {
	const commands = /* @__PURE__ */ new Map();
	for (const { path, source } of files) {
		if (source === void 0 || !HAND_MADE.test(source.text)) continue;
		for (const [, what = "", , name = ""] of source.text.matchAll(CREATE)) {
			const kind = what.startsWith("secret") ? "Secret" : "ConfigMap";
			if (!commands.has(`${kind} ${name}`)) commands.set(`${kind} ${name}`, path);
		}
	}
	return commands;
}
/**
* Files encrypted as a whole (git-crypt, SOPS of unknown format) near the reference: in its folder, above or below it, or, for a
* Secret, anywhere under the same top folder. What is in them nobody can tell.
*/
function encryptedNeighbours(files) {
	const encrypted = files.filter(({ class: each, path }) => each.kind === "left-alone" && (each.as === "encrypted" || each.as === "binary" && /\.(?:ya?ml|json)$/.test(path)));
	return (reference) => {
		const found = encrypted.find(({ path }) => isNear(path, reference));
		return found === void 0 ? void 0 : `${found.path} is encrypted and may hold it`;
	};
}
function isNear(path, { at, kind }) {
	const here = foldersOf(hostSpan(at).file.path);
	const there = foldersOf(path);
	if (kind === "Secret") return here.length === 0 || there.length === 0 || here[0] === there[0];
	const shared = here.findIndex((folder, depth) => there[depth] !== folder);
	const depth = shared === -1 ? here.length : shared;
	return depth === here.length || depth === there.length;
}
function foldersOf(path) {
	return path.split("/").slice(0, -1);
}
// src/references/source-index.ts
/** Builds the index; linear in the sources. */
function indexSources(all) {
	const byName = /* @__PURE__ */ new Map();
	const byBuild = /* @__PURE__ */ new Map();
	const templated = [];
	for (const source of all) {
		const { kind, name, build } = source;
		append$1(byName, `${kind} ${name}`, source);
		append$1(byBuild, `${kind} ${name} ${build}`, source);
		if (isTemplated(name)) templated.push({
			source,
			parts: fixedPartsOf(name)
		});
	}
	return {
		named: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
		namedIn: (build, kind, name) => byBuild.get(`${kind} ${name} ${build}`) ?? [],
		templated,
		all
	};
}
function append$1(lists, key, source) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [source]);
	else list.push(source);
}
// src/references/well-known-sources.ts
const GENERATED = "[bcdfghjklmnpqrstvwxz2456789]{5}";
/** Objects that exist in a cluster without a manifest (semantics §7). */
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
		name: new RegExp(`^[a-z0-9][-a-z0-9.]*-token-${GENERATED}$`),
		madeBy: "Kubernetes before 1.24 for a ServiceAccount"
	},
	{
		kind: "Secret",
		name: new RegExp(`^[a-z0-9][-a-z0-9.]*-dockercfg-${GENERATED}$`),
		madeBy: "OpenShift for a ServiceAccount"
	}
];
/** Why the source of a reference exists although no manifest makes it; undefined when it is none of those. */
function wellKnownReason({ kind, name, namespace }) {
	const found = WELL_KNOWN.find((each) => each.kind === kind && (typeof each.name === "string" ? each.name === name : each.name.test(name)) && (each.namespace === void 0 || mayMeet(each.namespace, namespace)));
	return found === void 0 ? void 0 : `made by ${found.madeBy}`;
}
// src/references/judge-references.ts
/**
* A verdict for each reference, in their order. Looked up by kind, name and namespace, in the reference's own build first, then in
* the whole repository. `broken` is only said of what nothing in the repository makes or may make.
*/
function judgeReferences(references, sources, surroundings) {
	const index = indexSources(sources);
	const early = references.map((reference) => judgeEarly(reference, index, surroundings));
	const judgeLate = lateJudge(references.filter((_, at) => early[at] === void 0), references, index, surroundings);
	return references.map((reference, at) => {
		const verdict = early[at] ?? judgeLate(reference);
		return {
			reference,
			verdict,
			at: placeOf(reference, verdict)
		};
	});
}
/** All verdicts but those on missing sources: these need to know everything that is missing. */
function judgeEarly(reference, index, { settings }) {
	const { name } = reference;
	const choice = chooseSources(reference, index);
	const found = choice === void 0 ? void 0 : judgeFound(reference, choice);
	if (found !== void 0 && found.kind !== "broken" && found.kind !== "optional") return found;
	if (isTemplated(name)) return {
		kind: "unknown",
		reason: `the name \`${name}\` is a template`
	};
	if (declaredExternal(reference, settings.externals) !== void 0) return {
		kind: "assumed",
		reason: "declared in the configuration under `externals`"
	};
	if (found !== void 0) return found;
	const wellKnown = wellKnownReason(reference);
	return wellKnown === void 0 ? void 0 : {
		kind: "assumed",
		reason: wellKnown
	};
}
function lateJudge(undecided, references, index, { builds, files }) {
	if (undecided.length === 0) return () => ({
		kind: "unknown",
		reason: "nothing is missing"
	});
	const names = new Set(undecided.map(({ name }) => name));
	const makers = [
		templatedMakers(index),
		partialBuilds$1(builds),
		chartMakers(builds, files),
		operatorMakers(builds),
		namingMakers(references),
		mentioningFiles(files, names),
		handMakers(files),
		encryptedNeighbours(files)
	];
	const missingOf = missingSources(index);
	return (reference) => {
		const harmless = harmlessReason(reference);
		if (harmless !== void 0) return {
			kind: "unknown",
			reason: harmless
		};
		for (const maker of makers) {
			const reason = maker(reference);
			if (reason !== void 0) return {
				kind: "unknown",
				reason
			};
		}
		return {
			kind: reference.optional ? "optional" : "broken",
			missing: missingOf(reference)
		};
	};
}
function partialBuilds$1(builds) {
	const reasons = new Map(builds.map(({ id, partial }) => [id, partial[0]]));
	return ({ build }) => reasons.get(build);
}
/** Why nothing follows from a missing source here. */
function harmlessReason({ use, harmless, kind, name }) {
	if (harmless !== void 0) return harmless;
	if (use === "custom-resource") return "what a missing source means, its controller decides";
	return use === "volume-item" ? `${kind} \`${name}\` itself is not found` : void 0;
}
function placeOf({ at, key, use }, verdict) {
	const missing = verdict.kind === "broken" || verdict.kind === "optional" ? verdict.missing : void 0;
	return (use === "volume-item" || missing?.what === "key") && key !== void 0 ? key.at : at;
}
// src/references/references-by-source.ts
/** The references that may mean a source, whatever their verdict: only those are left out that another one decides. */
function referencesBySource(references, sources) {
	const index = indexSources(sources);
	const bySource = /* @__PURE__ */ new Map();
	for (const judged of references) for (const source of chooseSources(judged.reference, index)?.possible ?? []) {
		const same = bySource.get(source);
		if (same === void 0) bySource.set(source, [judged]);
		else same.push(judged);
	}
	return bySource;
}
// src/resolve/pod.ts
/** A scalar as the text its field ends up with: strings as they are, numbers and booleans as JSON writes them, else empty. */
function textOf$5(node, road) {
	if (node?.kind !== "scalar") return "";
	const resolved = resolveScalar(node, road);
	switch (resolved.kind) {
		case "string": return resolved.value;
		case "int":
		case "float": return resolved.json;
		case "bool": return String(resolved.value);
		case "null": return "";
		default: return node.text;
	}
}
/** A field that is YAML's true. */
function isTrue(node, road) {
	if (node?.kind !== "scalar") return false;
	const resolved = resolveScalar(node, road);
	return resolved.kind === "bool" && resolved.value;
}
/** A field that is YAML's false. */
function isFalse(node, road) {
	if (node?.kind !== "scalar") return false;
	const resolved = resolveScalar(node, road);
	return resolved.kind === "bool" && !resolved.value;
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
/** Joins values into one; texts that touch become one part. */
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
	return parts;
}
/** Whether a value is surely the empty string; what only the cluster knows is taken to be something. */
function isEmptyValue(value) {
	return value.every((part) => part.kind !== "placeholder" && part.text === "");
}
/** The text with secrets readable: only for comparing and for reading paths, never for output. */
function rawText(value) {
	return value.map((part) => part.kind === "placeholder" ? "" : part.text).join("");
}
/** The text as it may be shown: secrets and placeholders in angle brackets. */
function shownText(value) {
	return value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join("");
}
// src/resolve/service-variables.ts
/** The variables of one Service in the order in which pkg/kubelet/envvars makes them. */
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
/** The ports of a Service's manifest; ports that are no numbers are left out, TCP is the default. */
function portsOf({ node, road }) {
	return itemsAt(node, "spec", "ports").flatMap((item) => {
		const port = textOf$5(scalarAt(item, "port"), road);
		if (!/^[0-9]{1,5}$/.test(port)) return [];
		return [{
			name: textOf$5(scalarAt(item, "name"), road),
			port,
			protocol: textOf$5(scalarAt(item, "protocol"), road) || "TCP"
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
const NO_SERVICES = {
	bindings: [],
	byName: /* @__PURE__ */ new Map()
};
/** The API server makes it, with this port, in every cluster. */
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
/**
* Which Services a pod sees: those of its build and its namespace (an object without a namespace may land in any, so it
* matches), unless `enableServiceLinks` is false, and always `default/kubernetes`. Other builds do not count: they may
* be other clusters. Each combination of build, namespace and links is computed once.
*/
function servicesOf(builds, facts) {
	if (facts.services?.kind === "none") return () => NO_SERVICES;
	const buildOf = new Map(builds.map((build) => [build.id, build]));
	const servicesIn = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Map();
	return (workload) => {
		const { build, manifest, podSpec } = workload;
		const links = !isFalse(scalarAt(podSpec, "enableServiceLinks"), manifest.road);
		const key = JSON.stringify([
			build,
			manifest.namespace,
			links
		]);
		let services = known.get(key);
		if (services === void 0) {
			let found = servicesIn.get(build);
			if (found === void 0) {
				found = findServices(buildOf.get(build)?.objects ?? [], facts);
				servicesIn.set(build, found);
			}
			services = visibleServices$1(found, manifest.namespace, links);
			known.set(key, services);
		}
		return services;
	};
}
function findServices(objects, facts) {
	const found = objects.flatMap((manifest) => findService(manifest, facts) ?? []);
	return facts.services === void 0 && !found.some(isApiServer) ? [API_SERVER, ...found] : found;
}
function findService(manifest, facts) {
	const { group, kind, name, namespace, node, road } = manifest;
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
			road
		}),
		at
	};
}
/** Undefined when there is none: headless, ExternalName, or not allocated yet. */
function clusterIpOf(manifest, { services }) {
	const { name = "", namespace, node, road } = manifest;
	if (services?.kind === "listed") {
		const ip = services.clusterIPs.get(`${namespace ?? ""}/${name}`);
		return ip === void 0 || ip === "" || ip === "None" ? void 0 : textValue(ip);
	}
	const written = textOf$5(scalarAt(node, "spec", "clusterIP"), road);
	const type = textOf$5(scalarAt(node, "spec", "type"), road);
	if (written === "None" || type === "ExternalName") return void 0;
	return written === "" ? placeholderValue(`cluster IP of ${name}`) : textValue(written);
}
function visibleServices$1(services, namespace, links) {
	const seen = /* @__PURE__ */ new Map();
	for (const service of services) if (isApiServer(service)) {
		if (!seen.has(service.name)) seen.set(service.name, service);
	} else if (links && matches(service.namespace, namespace)) seen.set(service.name, service);
	const byName = /* @__PURE__ */ new Map();
	for (const service of seen.values()) for (const { name, value } of serviceVariables(service)) {
		const from = {
			kind: "service",
			service: service.name,
			at: service.at
		};
		byName.set(name, {
			name,
			value,
			from,
			hides: [],
			unresolved: []
		});
	}
	return {
		bindings: [...byName.values()],
		byName
	};
}
function isApiServer({ name, namespace }) {
	return name === "kubernetes" && namespace === "default";
}
function matches(one, other) {
	return one === void 0 || other === void 0 || one === other;
}
// src/resolve/pods-of.ts
/** The pod of each workload, in their order, with its references and the Services it sees. */
function podsOf(workloads, judged, builds, { kubernetesVersion, facts = {} }) {
	const judgedOf = groupByWorkload(judged);
	const services = servicesOf(builds, facts);
	return workloads.map((workload) => ({
		workload,
		road: workload.manifest.road,
		namespace: workload.manifest.namespace ?? "<namespace>",
		version: kubernetesVersion,
		facts,
		judged: judgedOf.get(workload) ?? /* @__PURE__ */ new Map(),
		services: services(workload)
	}));
}
function groupByWorkload(judged) {
	const groups = /* @__PURE__ */ new Map();
	for (const each of judged) {
		const { workload, path } = each.reference;
		if (workload === void 0) continue;
		const group = groups.get(workload);
		if (group === void 0) groups.set(workload, /* @__PURE__ */ new Map([[path, each]]));
		else group.set(path, each);
	}
	return groups;
}
// src/resolve/env-file.ts
/** The alpha grammar, with `NAME=value` and continued lines, ended there. */
const QUOTED_SINCE = 35;
/** bufio.Scanner's longest line in bytes. */
const MAX_LINE = 65536;
const NOT_FOUND = {
	kind: "value",
	value: ""
};
/**
* Looks up a key as the kubelet's ParseEnv does (KEP-3721): the first occurrence ends the reading, so later faults go
* unnoticed; a key that is not there, or holds nothing, is the empty text.
*/
function readEnvFile(text, key, version) {
	const lines = linesOf$2(text);
	return version >= QUOTED_SINCE ? readQuoted(lines, key) : readContinued(lines, key);
}
/** Since 1.35: `NAME='value'`, quotes over several lines, comments after them. */
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
		if (!rest.startsWith("'")) return fault(`at line ${number}: value must be enclosed in single quotes`);
		const quoted = readQuote(lines, at, rest.slice(1));
		if (quoted.kind === "error") return quoted;
		if (name.value === key) return quoted;
		at = quoted.next;
	}
	return NOT_FOUND;
}
function readName(line, number) {
	const equals = line.indexOf("=");
	if (equals === -1) return fault(`at line ${number}: missing '='`);
	const written = line.slice(0, equals);
	const name = trimEnd(written);
	if (name === "") return fault(`at line ${number}: empty variable name`);
	if (name !== written) return fault(`at line ${number}: whitespace before '=' is not allowed`);
	return {
		kind: "value",
		value: name
	};
}
/** `at` is the index of the line after the one that `rest` ends. */
function readQuote(lines, at, first) {
	const parts = [];
	let rest = first;
	for (let next = at;; next++) {
		const close = rest.indexOf("'");
		if (close !== -1) {
			parts.push(rest.slice(0, close));
			const after = trimStart(rest.slice(close + 1));
			if (after !== "" && !after.startsWith("#")) return fault(`at line ${next}: unexpected content after closing quote`);
			return {
				kind: "value",
				value: parts.join("\n"),
				next
			};
		}
		parts.push(rest);
		const line = lines[next];
		if (line === void 0 || isTooLong$1(line)) return fault(`starting at line ${at}: unclosed single quote`);
		rest = line;
	}
}
/** 1.34 (alpha): `NAME = value`, where a backslash at the end joins the next line with one blank. */
function readContinued(lines, key) {
	const joined = [];
	for (const [index, written] of lines.entries()) {
		if (isTooLong$1(written)) return tooLong();
		const line = trimStart(written);
		const continues = joined.length > 0;
		if (line === "" || line.startsWith("#")) {
			const what = line === "" ? "blank line" : "comment";
			if (continues) return fault(`at line ${index + 1}: ${what} in continuation`);
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
		if (equals === -1 || name === "") return fault(`at line ${index + 1}`);
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
/** The lines as bufio.ScanLines gives them: without a last empty one, without a carriage return at their end. */
function linesOf$2(text) {
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
function fault(where) {
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
// src/resolve/go-quote.ts
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
const PRINTABLE$1 = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
/** strconv.Quote: a text in double quotes, as Go writes it (`%q`). */
function goQuote(text) {
	return `"${Array.from(text, quoteChar).join("")}"`;
}
function quoteChar(char) {
	const escape = ESCAPES$1.get(char);
	if (escape !== void 0) return escape;
	if (PRINTABLE$1.test(char)) return char;
	const code = char.codePointAt(0) ?? 0;
	if (code < 32 || code === 127) return `\\x${hex(code, 2)}`;
	return code > 65535 ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}
function hex(code, digits) {
	return code.toString(16).padStart(digits, "0");
}
// src/resolve/volumes-of.ts
const volumesByName = /* @__PURE__ */ new WeakMap();
const mountedOf = /* @__PURE__ */ new WeakMap();
/** The volumes of a pod by name: its own, and what a StatefulSet claims for each of its pods. */
function volumesOf(workload) {
	let volumes = volumesByName.get(workload);
	if (volumes === void 0) {
		volumes = new Map([...ownVolumes(workload), ...claimedVolumes(workload)]);
		volumesByName.set(workload, volumes);
	}
	return volumes;
}
/** The volumes that some container mounts: only these are set up on the node. */
function mountedVolumes(workload) {
	let mounted = mountedOf.get(workload);
	if (mounted === void 0) {
		const names = new Set(workload.containers.flatMap(({ node }) => mountedNames(node, workload)));
		mounted = new Map([...volumesOf(workload)].filter(([name]) => names.has(name)));
		mountedOf.set(workload, mounted);
	}
	return mounted;
}
/** The names of the volumes that a container mounts. */
function mountedNames(container, { manifest }) {
	return itemsAt(container, "volumeMounts").map((mount) => textOf$5(scalarAt(mount, "name"), manifest.road));
}
function ownVolumes({ podSpec, path, manifest }) {
	return itemsAt(podSpec, "volumes").flatMap((node, index) => {
		if (node.kind !== "map") return [];
		const name = textOf$5(scalarAt(node, "name"), manifest.road);
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
		const name = textOf$5(scalarAt(node, "metadata", "name"), manifest.road);
		return [[name, {
			name,
			node,
			path: void 0
		}]];
	});
}
// src/resolve/add-file-key.ts
/** EnvFiles (KEP-3721) is on by default since 1.35; in 1.34 the field is dropped unless the alpha gate is set. */
const ALPHA_SINCE = 34;
const ON_SINCE = 35;
const MAX_ALPHA_KEY = 128;
const MAX_ALPHA_VALUE = 32768;
/** A fileKeyRef: one key of an env file in an emptyDir of the pod, which only a running pod has. */
function addFileKey(entry, ref) {
	const { name, node, pod, builder } = entry;
	const { road, version, facts } = pod;
	const text = (field) => textOf$5(scalarAt(ref, field), road);
	const [volume, path, key] = [
		text("volumeName"),
		text("path"),
		text("key")
	];
	const from = {
		kind: "file",
		path,
		key,
		at: node
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
	const optional = isTrue(valueAt(ref, "optional"), road);
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
	if (isAlpha && byteLength$1(key) > MAX_ALPHA_KEY) return failed(`key ${goQuote(key)} exceeds maximum length of ${MAX_ALPHA_KEY} characters`);
	const found = content === void 0 ? void 0 : readEnvFile(content, key, version);
	if (found === void 0 || found.kind === "error") return {
		kind: "error",
		message: "couldn't parse env file"
	};
	if (isAlpha && byteLength$1(found.value) > MAX_ALPHA_VALUE) return failed(`value for key ${goQuote(key)} exceeds maximum size of 32KB`);
	return found;
}
function failed(what) {
	return {
		kind: "error",
		message: `environment variable ${what}`
	};
}
/** Joined below the volume's root: a leading `/` and `..` cannot leave it. */
function safePath(path) {
	const steps = [];
	for (const step of path.split("/")) if (step === "..") steps.pop();
	else if (step !== "" && step !== ".") steps.push(step);
	return steps.join("/");
}
function byteLength$1(text) {
	return new TextEncoder().encode(text).length;
}
// src/resolve/expand.ts
/** Since then `$` before a character outside ASCII is left alone. */
const UNICODE_SINCE = 34;
/**
* Replaces `$(NAME)` by values, as third_party/forked/golang/expansion does: left to right, once; `$$` is an escaped
* `$`; a name ends at the first `)`; an unknown one stays as written. Results are not scanned again.
*/
function expand(text, lookup, version) {
	if (!text.includes("$")) return {
		value: textValue(text),
		missing: []
	};
	const values = [];
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
		value: joinValues(values),
		missing
	};
}
function isBeyondAscii(char) {
	return char !== void 0 && char > "";
}
/** Up to 1.33 the first byte of the character was taken for a Latin-1 character; its other bytes no longer decode. */
function garbled(text, at) {
	const bytes = new TextEncoder().encode(String.fromCodePoint(text.codePointAt(at) ?? 0));
	return String.fromCodePoint(bytes[0] ?? 0) + new TextDecoder().decode(bytes.subarray(1));
}
function charLength(text, at) {
	return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}
// src/resolve/expand-field.ts
/** Expands the text of a field; a name that means nothing stays and is listed, with where it is set later, if it is. */
function expandField(node, lookup, pod, setLater = () => void 0) {
	const { value, missing } = expand(textOf$5(node, pod.road), lookup, pod.version);
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
/** Finds texts one after the other in the node as written; what its escapes or folds hide is the node itself. */
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
// src/resolve/label-key.ts
const NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const DOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const MAX_NAME = 63;
const MAX_DOMAIN = 253;
const NAME_RULE = "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const DOMAIN_RULE = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
/** What is wrong with a key of labels or annotations, in the kubelet's words, joined as it joins them; undefined when nothing is. */
function labelKeyFault(key) {
	const parts = key.split("/");
	if (parts.length > 2) return `a valid label key ${NAME_RULE} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`;
	const [domain, name = ""] = parts.length === 2 ? parts : [void 0, key];
	const faults = [...domainFaults(domain), ...nameFaults(name)];
	return faults.length === 0 ? void 0 : faults.join(";");
}
function* domainFaults(domain) {
	if (domain === void 0) return;
	if (domain === "") {
		yield "prefix part must be non-empty";
		return;
	}
	if (byteLength(domain) > MAX_DOMAIN) yield `prefix part must be no more than ${MAX_DOMAIN} bytes`;
	if (!DOMAIN.test(domain)) yield `prefix part ${DOMAIN_RULE}`;
}
function* nameFaults(name) {
	if (name === "") yield "name part must be non-empty";
	else if (byteLength(name) > MAX_NAME) yield `name part must be no more than ${MAX_NAME} bytes`;
	if (!NAME.test(name)) yield `name part ${NAME_RULE}`;
}
function byteLength(text) {
	return new TextEncoder().encode(text).length;
}
// src/resolve/field-path.ts
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
/** Converted by the API, and then supported nowhere. */
const CONVERTED_ONLY = /* @__PURE__ */ new Set([
	"spec.restartPolicy",
	"spec.schedulerName",
	"status.phase"
]);
/** `status.hostIPs` exists since then. */
const HOST_IPS_SINCE = 28;
/** `metadata.labels['app']` → its path and subscript; undefined when the path has no subscript. */
function splitSubscript(fieldPath) {
	const open = fieldPath.indexOf("['");
	if (open < 1 || !fieldPath.endsWith("']") || fieldPath.length < open + 4) return void 0;
	return {
		path: fieldPath.slice(0, open),
		subscript: fieldPath.slice(open + 2, -2)
	};
}
/** A fieldRef of an env entry: converted first (`spec.host` is an alias), as the kubelet does. */
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
/** A fieldRef of a file in a downwardAPI volume: only metadata, without conversion. */
function volumeField(fieldPath) {
	return extract(fieldPath);
}
/** pkg/fieldpath's ExtractFieldPathAsString: which part of the metadata is meant. */
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
	const fault = labelKeyFault(map === "annotations" ? key.toLowerCase() : key);
	if (fault !== void 0) return unusable(`invalid key subscript in ${fieldPath}: ${fault}`);
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
// src/resolve/compare-text.ts
/** Order of Go's strings: by bytes of UTF-8, which is the order of code points. */
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
/** Reads `010.1.2.3`, `FD00::6`, `::ffff:1.2.3.4` (an IPv4 address); undefined for anything else, zones included. */
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
/** The groups of one side; only the last of the whole address may be dotted. */
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
/** Lower case, no leading zeros, the first longest run of two or more zero groups as `::` (RFC 5952). */
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
/** A generated name is cut there before five random characters follow. */
const MAX_GENERATED_BASE = 58;
/** Room for a ReplicaSet's hash, its dash, and the dash before the suffix. */
const HASH_ROOM = 12;
/** The name of a workload's pods, as far as their controller lets it be told. */
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
/** Labels that controllers put on the pods they make, by kind of the controller. */
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
/** Copied from the node when a pod is bound to it (PodTopologyLabels). */
const NODE_LABELS = /* @__PURE__ */ new Set(["topology.kubernetes.io/zone", "topology.kubernetes.io/region"]);
const JOB_ANNOTATIONS = /* @__PURE__ */ new Set(["batch.kubernetes.io/job-completion-index", "batch.kubernetes.io/cronjob-scheduled-timestamp"]);
/** Whether a label or annotation that the manifest does not write may still be on the pod: then its value cannot be told. */
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
/** The value of a usable field; what only the cluster knows is a placeholder. */
function fieldValue(field, pod) {
	switch (field.kind) {
		case "plain": return plainValue(field.path, pod);
		case "map": return wholeMap(field.map, pod);
		default: return subscriptValue(field.map, field.key, pod);
	}
}
function plainValue(path, pod) {
	const { facts, workload, road } = pod;
	const { podSpec, manifest } = workload;
	switch (path) {
		case "metadata.name": return podName(workload);
		case "metadata.namespace": return known(manifest.namespace, "namespace");
		case "metadata.uid": return known(facts.podUid, "pod UID");
		case "spec.nodeName": return known(textOf$5(scalarAt(podSpec, "nodeName"), road) || facts.nodeName, "node name");
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
/** The old field `serviceAccount` counts where the new one is empty; admission fills in `default`. */
function serviceAccountName({ workload, road }) {
	const { podSpec } = workload;
	return textOf$5(scalarAt(podSpec, "serviceAccountName"), road) || textOf$5(scalarAt(podSpec, "serviceAccount"), road) || "default";
}
/** At most one address per family, the family of the first address first (GetNodeHostIPs). */
function hostIps({ facts }) {
	const all = addresses(facts.hostIPs);
	const first = all?.[0];
	if (all === void 0 || first === void 0) return void 0;
	const other = all.find(({ family }) => family !== first.family);
	return other === void 0 ? [first.text] : [first.text, other.text];
}
/** At most one address per family, the node's primary family first (sortPodIPs). */
function podIps({ facts }) {
	const all = addresses(facts.podIPs);
	if (all === void 0) return void 0;
	const primary = facts.primaryFamily ?? "IPv4";
	return [all.find(({ family }) => family === primary), all.find(({ family }) => family !== primary)].flatMap((ip) => ip === void 0 ? [] : [ip.text]);
}
/** Empty while the pod has no address. */
function firstPodIp(pod) {
	const all = podIps(pod);
	return all === void 0 ? void 0 : all[0] ?? "";
}
function addresses(texts) {
	return texts?.flatMap((text) => parseIp(text) ?? []);
}
function subscriptValue(map, key, pod) {
	const node = valueAt(pod.workload.podMetadata, map, key);
	if (node !== void 0) return textValue(textOf$5(node, pod.road));
	if (isAddedAtRunTime(map, key, pod.workload)) return placeholderValue(`${map === "labels" ? "label" : "annotation"} ${key}`);
	return EMPTY_VALUE;
}
/** `key="value"` lines, sorted; what controllers add to the map later is not in it. */
function wholeMap(map, { workload, road }) {
	const entries = [...entriesAt(workload.podMetadata, map)];
	entries.sort((a, b) => compareText(a.name, b.name));
	return textValue(entries.map(({ name, value }) => `${name}=${goQuote(textOf$5(value, road))}`).join("\n"));
}
// src/resolve/resource-value.ts
/** Missing limits of these are the node's; hugepages are never overcommitted. */
const FALLS_BACK = /* @__PURE__ */ new Set([
	"cpu",
	"memory",
	"ephemeral-storage"
]);
/** Pod-level resources are on by default since then, and stand before the node's. */
const POD_LEVEL_SINCE = 34;
const ONE = {
	...ZERO_QUANTITY,
	amount: {
		kind: "int64",
		value: 1n,
		scale: 0
	}
};
/**
* A resourceFieldRef of an env entry: ceil(quantity / divisor). By name, regular containers come first, then init
* containers, which never fall back to the node; without a name it is the container being started, which does.
*/
function resourceValue(ref, container, pod) {
	const asked = readRef(ref, pod);
	if ("kind" in asked) return asked;
	const name = textOf$5(scalarAt(ref, "containerName"), pod.road);
	if (name === "") return valueFor(asked, container, "pod-then-node");
	const target = containerNamed(name, pod);
	if (target === void 0) return {
		kind: "unusable",
		message: `container ${name} not found`
	};
	return valueFor(asked, target, isInit(target) ? "none" : "pod-then-node");
}
/** A resourceFieldRef of a downwardAPI file: always by name, and every container falls back to the node, never to the pod. */
function volumeResourceValue(ref, pod) {
	const asked = readRef(ref, pod);
	if ("kind" in asked) return asked;
	const name = textOf$5(scalarAt(ref, "containerName"), pod.road);
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
	const resource = textOf$5(scalarAt(ref, "resource"), pod.road);
	const divisorText = textOf$5(scalarAt(ref, "divisor"), pod.road);
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
/** The API server copies limits to requests that are left out, but not for ephemeral containers. */
function requestOf(resources, name, { kind }) {
	const own = valueAt(resources, "requests", name);
	return own === void 0 && kind !== "ephemeral" ? valueAt(resources, "limits", name) : own;
}
/** The first quantity of a container that the API server cannot read: it refuses the whole object. */
function refusedQuantity(resources, { road }) {
	for (const list of ["limits", "requests"]) for (const { name, value } of entriesAt(resources, list)) {
		const text = textOf$5(value, road);
		const parsed = text === "" ? void 0 : parseQuantity(text);
		if (parsed?.kind === "invalid") return `${list}.${name}: ${parsed.reason}`;
	}
}
function quantityAt(node, { road }) {
	const parsed = parseQuantity(textOf$5(node, road));
	return parsed.kind === "quantity" ? parsed.quantity : void 0;
}
/** What stands in for a limit that is not set: the pod's own, then what the node can allocate, if it lists the resource. */
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
/** CPU counts in thousandths, everything else in whole units; both are rounded up before, and the quotient again. */
function divided(quantity, { name, divisor }) {
	const units = name === "cpu" ? milliValueOf : valueOf$2;
	return {
		kind: "value",
		value: textValue(goInt64(Math.ceil(Number(units(quantity)) / Number(units(divisor)))))
	};
}
/** A float as int64, as amd64 converts it: everything out of range is the smallest number. */
function goInt64(value) {
	return value >= -(2 ** 63) && value < 2 ** 63 ? String(BigInt(value)) : "-9223372036854775808";
}
// src/resolve/source-values.ts
const valueOfKey = /* @__PURE__ */ new WeakMap();
/** The value of one key of a source as the cluster stores it. What comes from a Secret is always a secret part. */
function keyValue(source, key) {
	let value = valueOfKey.get(key);
	if (value === void 0) {
		value = makeValue(source, key);
		valueOfKey.set(key, value);
	}
	return value;
}
function makeValue(source, { key, value }) {
	const label = labelOf(source, key);
	if (value.kind === "unknown") return placeholderValue(label);
	const stored = value.value;
	const text = stored.kind === "text" ? stored.text : new TextDecoder().decode(stored.bytes);
	if (source.kind === "ConfigMap") return text === "" ? EMPTY_VALUE : textValue(text);
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
/** `secret db/password`. */
function labelOf({ kind, name }, key) {
	return `${kind.toLowerCase()} ${name}/${key}`;
}
/** The sources a judged reference may mean; none when it means nothing we can see. */
function sourcesOf({ verdict }) {
	if (verdict.kind === "present") return verdict.sources;
	return verdict.kind === "produced" ? [verdict.source] : [];
}
/** One key over all the sources that may be meant: known when they agree. `binaryData` holds no variables. */
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
		else if (found.kind !== "known" || !sameValue(found.value, value)) return {
			kind: "unknown",
			source: void 0
		};
	}
	return found;
}
/** The keys that some of the sources bring as variables, with the first place of each; undefined when one cannot tell its keys. */
function variableKeys(sources) {
	const all = /* @__PURE__ */ new Map();
	for (const source of sources) {
		if (source.keys.kind === "unknown") return void 0;
		for (const [name, key] of source.keys.value) if (variableKey(key) !== void 0 && !all.has(name)) all.set(name, {
			source,
			key
		});
	}
	return all;
}
function variableKey(key) {
	return key?.field === "binaryData" ? void 0 : key;
}
function sameValue(one, other) {
	return one === other || isKnown(one) && isKnown(other) && rawText(one) === rawText(other);
}
function isKnown(value) {
	return value.every((part) => part.kind !== "placeholder");
}
/** What the kubelet says about a source that is not there. */
function notFound({ kind, name }) {
	return `${kind.toLowerCase()} "${name}" not found`;
}
function keyNotFound({ kind, name }, key, namespace) {
	return `couldn't find key ${key} in ${kind} ${namespace}/${name}`;
}
// src/resolve/add-env.ts
/** The env list, in order: each entry over whatever had its name before. */
function addEnv(container, pod, builder) {
	const items = itemsAt(container.node, "env");
	const names = items.map((item) => textOf$5(scalarAt(item, "name"), pod.road));
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
/** The entries of each name from last to first, so that the next one to come is at the end. */
function laterEntries(items, names) {
	const later = /* @__PURE__ */ new Map();
	for (let index = items.length - 1; index >= 0; index--) {
		const item = items[index];
		const name = names[index] ?? "";
		const at = scalarAt(item, "name") ?? item;
		if (at === void 0) continue;
		const known = later.get(name);
		if (known === void 0) later.set(name, [at]);
		else known.push(at);
	}
	return later;
}
function addEntry(entry, setLater) {
	const { name, node, pod, builder } = entry;
	const written = valueAt(node, "value");
	if (written !== void 0 && textOf$5(written, pod.road) !== "") {
		const { value, unresolved } = expandField(written, builder.lookup, pod, setLater);
		builder.assign(name, value, {
			kind: "literal",
			at: node
		}, unresolved);
		return;
	}
	const from = mapAt(node, "valueFrom");
	const source = SOURCES.find(([field]) => mapAt(from, field) !== void 0);
	const ref = source === void 0 ? void 0 : mapAt(from, source[0]);
	if (source === void 0 || ref === void 0) builder.assign(name, EMPTY_VALUE, {
		kind: "literal",
		at: node
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
	const fieldPath = textOf$5(scalarAt(ref, "fieldPath"), pod.road);
	const field = envField(textOf$5(scalarAt(ref, "apiVersion"), pod.road) || "v1", fieldPath, pod.version);
	const from = {
		kind: "field",
		fieldPath,
		at: node
	};
	if (field.kind === "unusable") {
		builder.fail(field.message, scalarAt(ref, "fieldPath") ?? ref);
		builder.assign(name, placeholderValue(`field ${fieldPath}`), from);
	} else builder.assign(name, fieldValue(field, pod), from);
}
function addResource({ name, node, container, pod, builder }, ref) {
	const resource = textOf$5(scalarAt(ref, "resource"), pod.road);
	const found = resourceValue(ref, container, pod);
	const from = {
		kind: "resource",
		resource,
		at: node
	};
	if (found.kind === "unusable") builder.fail(found.message, ref);
	const value = found.kind === "value" ? found.value : placeholderValue(resource);
	builder.assign(name, value, from);
}
function addKey(entry, ref, field) {
	const { pod, path, builder } = entry;
	const judged = pod.judged.get(`${path}.valueFrom.${field}`);
	const name = textOf$5(scalarAt(ref, "name"), pod.road);
	if (judged !== void 0) addJudgedKey(entry, judged);
	else if (name === "") builder.fail(`object "${pod.namespace}"/"" not registered`, ref);
	else {
		const kind = field === "secretKeyRef" ? "Secret" : "ConfigMap";
		const key = textOf$5(scalarAt(ref, "key"), pod.road);
		builder.fail(keyNotFound({
			kind,
			name
		}, key, pod.namespace), ref);
	}
}
function addJudgedKey(entry, judged) {
	const { name, node, pod, builder } = entry;
	const { reference, verdict, at } = judged;
	const key = reference.key?.name ?? "";
	const found = findValue(sourcesOf(judged), key);
	const isMissing = verdict.kind === "broken" || verdict.kind === "optional";
	if (found.kind === "known") {
		const { source, key: sourceKey, value } = found;
		const from = {
			kind: "key",
			reference,
			source,
			key
		};
		builder.assign(name, value, {
			...from,
			at: sourceKey.at,
			itemAt: node
		});
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
	if (!isMissing && !lacksKey) {
		builder.assign(name, placeholderValue(labelOf(reference, key)), from);
		return;
	}
	const noSource = isMissing && verdict.missing.what === "source";
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
	builder.fail(message, at, reference);
	builder.assign(name, placeholderValue(`missing ${labelOf(reference, key)}`), from);
}
// src/resolve/add-env-from.ts
/** Up to there the kubelet skips names that are not valid by the strict rule. */
const LAST_SKIPPING_VERSION = 29;
/** The envFrom list, in order: every key of every source, later ones over earlier ones. */
function addEnvFrom(container, pod, builder) {
	for (const [index, node] of itemsAt(container.node, "envFrom").entries()) {
		if (node.kind !== "map") continue;
		const field = ["configMapRef", "secretRef"].find((each) => mapAt(node, each) !== void 0);
		if (field === void 0) continue;
		const judged = pod.judged.get(`${container.path}.envFrom[${index}].${field}`);
		const prefix = textOf$5(scalarAt(node, "prefix"), pod.road);
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
	const invalid = [];
	for (const [name, { source, key }] of keys) {
		const variable = prefix + name;
		if (pod.version <= LAST_SKIPPING_VERSION && faultOfStrictVariable(variable) !== void 0) {
			invalid.push(variable);
			continue;
		}
		const from = {
			kind: "env-from",
			reference,
			source,
			key: name,
			prefix
		};
		const value = valueAmong(sources, source, key);
		builder.assign(variable, value, {
			...from,
			at: key.at,
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
/** One event for each envFrom item, in the kubelet's words. */
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
function environmentBuilder(services) {
	const assigned = /* @__PURE__ */ new Map();
	const unknowns = [];
	const skipped = [];
	const failures = [];
	return {
		assign: (name, value, from, unresolved = []) => {
			const latest = {
				name,
				value,
				from,
				hides: [],
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
				hides: [],
				unresolved: []
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
			return services.byName.get(name)?.value;
		},
		result: () => ({
			bindings: [...unknowns.map(({ binding }) => binding), ...Array.from(assigned.values(), (each) => finish(each, unknowns, services))],
			skipped,
			failures
		})
	};
}
/** `LEVEL, if secret app has it`. */
function maybeLabel(name, { reference, prefix }) {
	return `${name.slice(prefix.length)}, if ${reference.kind.toLowerCase()} ${reference.name} has it`;
}
function finish({ latest, unknownBefore, earlier }, unknowns, services) {
	const { name } = latest;
	const service = services.byName.get(name);
	const hides = [...earlier.toReversed(), ...service === void 0 ? [] : [service]];
	const mayBeHiddenBy = unknowns.slice(unknownBefore).filter(({ prefix }) => name.startsWith(prefix)).map(({ reference }) => reference);
	if (hides.length === 0 && mayBeHiddenBy.length === 0) return latest;
	return mayBeHiddenBy.length === 0 ? {
		...latest,
		hides
	} : {
		...latest,
		hides,
		mayBeHiddenBy
	};
}
// src/resolve/mounts.ts
/** The mounts of a container against its final environment, as the kubelet's makeMounts does. */
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
	const { workload, road } = pod;
	const at = scalarAt(mount, "name");
	const volume = textOf$5(at, road);
	if (!workload.core || volumesOf(workload).has(volume)) return void 0;
	return failure(`cannot find ${`volume ${goQuote(volume)} to mount into container ${goQuote(container.name)}`}`, at ?? mount);
}
function resolveSubPath(mount, pod, lookup) {
	const { road } = pod;
	const expression = scalarAt(mount, "subPathExpr");
	if (expression === void 0 || textOf$5(expression, road) === "") {
		const written = scalarAt(mount, "subPath");
		const text = textOf$5(written, road);
		if (written === void 0 || text === "") return void 0;
		const fault = pathFault(text, text);
		return {
			mounted: void 0,
			failure: fault === void 0 ? void 0 : failure(fault, written)
		};
	}
	const { subPath, fault } = expandSubPath(expression, pod, lookup);
	const failed = fault === void 0 ? void 0 : failure(fault, expression);
	return {
		mounted: {
			volume: textOf$5(scalarAt(mount, "name"), road),
			mountPath: textOf$5(scalarAt(mount, "mountPath"), road),
			subPath,
			failure: failed
		},
		failure: failed
	};
}
/** A variable that is not set, or empty, is an error here, unlike everywhere else. */
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
		fault: `missing value for ${[...missing].sort(compareText).join(", ")}`
	};
	return {
		subPath,
		fault: pathFault(rawText(subPath.value), shownText(subPath.value))
	};
}
function pathFault(path, shown) {
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
/**
* Exec commands of probes. They see env entries only, as written: what comes from a source is empty, envFrom and
* services do not exist for them (ExpandContainerCommandOnlyStatic).
*/
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
/** Exec commands of lifecycle hooks, which nobody expands. */
function readHooks(container, { road }) {
	return HOOKS.flatMap((hook) => {
		const exec = mapAt(container.node, "lifecycle", hook, "exec");
		if (exec === void 0) return [];
		return [{
			hook,
			command: itemsAt(exec, "command").map((item) => textOf$5(item, road))
		}];
	});
}
function writtenValues(container, { road }) {
	return new Map(itemsAt(container.node, "env").map((item) => [textOf$5(scalarAt(item, "name"), road), textValue(textOf$5(scalarAt(item, "value"), road))]));
}
// src/resolve/resolve-container.ts
/** The environment of one container; nothing is inherited from another. */
function resolveContainer(container, pod, volumeFailures) {
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
		get serviceBindings() {
			return visibleServices(bindings, pod.services);
		},
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
/** Made on demand and shared as far as can be: there may be thousands for each of thousands of containers. */
function visibleServices(bindings, services) {
	const hidden = new Set(bindings.map(({ name }) => name).filter((name) => services.byName.has(name)));
	if (hidden.size === 0) return services.bindings;
	return services.bindings.filter(({ name }) => !hidden.has(name));
}
/** Elements of command and args see the final environment, service variables included. */
function expandList(field, container, pod, lookup) {
	return itemsAt(container.node, field).map((item) => expandField(item, lookup, pod));
}
// src/resolve/target-path.ts
const MAX_PATH = 4096;
const MAX_FILE_NAME = 255;
/** What the kubelet's atomic writer says about the path of a file in a volume; undefined when it takes it. */
function targetPathFault(path) {
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
// src/resolve/volume-files.ts
const DEFAULT_MODE = 420;
/**
* The payload of a configMap, secret, projected or downwardAPI volume (semantics §4.2); undefined for any other kind.
* Later items and later sources win over earlier ones of the same path.
*/
function volumeFiles(volume, pod) {
	const { node, path } = volume;
	if (path === void 0) return void 0;
	const payload = {
		files: /* @__PURE__ */ new Map(),
		faults: [],
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
	if (payload.faults.length === 0) checkPaths(payload, node);
	return payload;
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
	const file = textOf$5(scalarAt(token ?? bundle, "path"), pod.road);
	const label = token === void 0 ? "trust bundle" : "service account token";
	if (token === void 0 && bundle === void 0) payload.partial = true;
	else payload.files.set(file, {
		value: placeholderValue(label),
		mode
	});
}
function addSource(field, source, path, mode, pod, payload) {
	if (field === "downwardAPI") addDownwardFiles(source, mode, pod, payload);
	else addKeys(source, path, mode, pod, payload);
}
/** One ConfigMap or Secret: all its keys, or the listed ones. */
function addKeys(source, path, mode, pod, payload) {
	const judged = pod.judged.get(path);
	if (judged === void 0) {
		payload.partial = true;
		return;
	}
	const { reference, verdict } = judged;
	if (verdict.kind === "broken" && verdict.missing.what === "source") {
		payload.faults.push({
			message: notFound(reference),
			at: judged.at,
			reference
		});
		return;
	}
	if (verdict.kind === "optional" && verdict.missing.what === "source") return;
	const [first, ...others] = sourcesOf(judged);
	const keys = first?.keys.kind === "known" && others.length === 0 ? first.keys.value : void 0;
	const items = itemsAt(source, "items");
	const readKey = (key, name) => first === void 0 || key === void 0 ? placeholderValue(labelOf(reference, name)) : keyValue(first, key);
	if (items.length > 0) addItems({
		items,
		keys,
		readKey,
		reference,
		path,
		mode,
		pod,
		payload
	});
	else if (keys === void 0) payload.partial = true;
	else for (const [name, key] of keys) payload.files.set(name, {
		value: readKey(key, name),
		mode
	});
}
function addItems({ items, keys, readKey, reference, path, mode, pod, payload }) {
	const files = /* @__PURE__ */ new Map();
	for (const [index, item] of items.entries()) {
		const at = scalarAt(item, "key");
		const name = textOf$5(at, pod.road);
		const key = keys?.get(name);
		if (keys !== void 0 && key === void 0) {
			if (reference.optional) continue;
			const own = pod.judged.get(`${path}.items[${index}]`)?.reference ?? reference;
			payload.faults.push({
				message: missingKey(reference, name),
				at: at ?? item,
				reference: own
			});
			return;
		}
		const file = textOf$5(scalarAt(item, "path"), pod.road);
		files.set(file, {
			value: readKey(key, name),
			mode: modeAt(item, "mode", pod) ?? mode
		});
	}
	for (const [file, content] of files) payload.files.set(file, content);
}
function missingKey({ kind }, key) {
	return kind === "ConfigMap" ? `configmap references non-existent config key: ${key}` : `references non-existent secret key: ${key}`;
}
function addDownwardFiles(source, mode, pod, payload) {
	for (const item of itemsAt(source, "items")) {
		if (item.kind !== "map") continue;
		const file = cleanPath(textOf$5(scalarAt(item, "path"), pod.road));
		const { value, fault } = downwardValue(item, pod);
		if (fault !== void 0) payload.faults.push({
			message: fault,
			at: item,
			reference: void 0
		});
		payload.files.set(file, {
			value,
			mode: modeAt(item, "mode", pod) ?? mode
		});
	}
}
function downwardValue(item, pod) {
	const fieldRef = mapAt(item, "fieldRef");
	if (fieldRef !== void 0) {
		const field = volumeField(textOf$5(scalarAt(fieldRef, "fieldPath"), pod.road));
		return field.kind === "unusable" ? {
			value: EMPTY_VALUE,
			fault: field.message
		} : {
			value: fieldValue(field, pod),
			fault: void 0
		};
	}
	const resourceRef = mapAt(item, "resourceFieldRef");
	if (resourceRef === void 0) return {
		value: EMPTY_VALUE,
		fault: void 0
	};
	const found = volumeResourceValue(resourceRef, pod);
	return found.kind === "value" ? {
		value: found.value,
		fault: void 0
	} : {
		value: EMPTY_VALUE,
		fault: found.kind === "unusable" ? found.message : void 0
	};
}
/** Paths are checked again when the files are written. */
function checkPaths(payload, at) {
	for (const path of payload.files.keys()) {
		const message = targetPathFault(path);
		if (message === void 0) continue;
		payload.faults.push({
			message,
			at,
			reference: void 0
		});
		return;
	}
}
function modeAt(node, field, { road }) {
	const scalar = scalarAt(node, field);
	const resolved = scalar === void 0 ? void 0 : resolveScalar(scalar, road);
	return resolved?.kind === "int" ? resolved.value : void 0;
}
/** filepath.Clean of a relative path, as far as a valid one needs it. */
function cleanPath(path) {
	const steps = path.split("/").filter((step) => step !== "" && step !== ".");
	return steps.length === 0 ? "." : (path.startsWith("/") ? "/" : "") + steps.join("/");
}
// src/resolve/volume-failures.ts
/**
* Why volumes of a pod cannot be set up. The whole pod then waits, before any container starts; the failure is told with the
* containers that mount the volume.
*/
function volumeFailures(pod) {
	const failureOf = /* @__PURE__ */ new Map();
	for (const volume of mountedVolumes(pod.workload).values()) {
		const faults = volumeFiles(volume, pod)?.faults ?? [];
		const [first] = faults;
		if (first !== void 0) failureOf.set(volume.name, failureFor(volume, first, faults));
	}
	if (failureOf.size === 0) return () => [];
	return ({ node }) => [...new Set(mountedNames(node, pod.workload))].flatMap((name) => failureOf.get(name) ?? []);
}
function failureFor(volume, { at, reference }, faults) {
	const messages = [...new Set(faults.map(({ message }) => message))];
	const text = messages.length === 1 ? messages[0] ?? "" : `[${messages.join(", ")}]`;
	return {
		reason: "FailedMount",
		message: `MountVolume.SetUp failed for volume "${volume.name}" : ${text}`,
		at,
		reference
	};
}
// src/resolve/resolve-environments.ts
/**
* The environment of every container of every workload, as the kubelet of the given version builds it (semantics §1 and
* §2), in the order of the workloads and their containers. What cannot be told offline is a placeholder.
*/
function resolveEnvironments(workloads, judged, builds, options) {
	return podsOf(workloads, judged, builds, options).flatMap((pod) => {
		const failuresOf = volumeFailures(pod);
		return pod.workload.containers.map((container) => resolveContainer(container, pod, failuresOf(container)));
	});
}
// src/gather-evidence.ts
/** All that rules may ask about the builds of a run. Frozen at the top; the data below is read-only by type. */
function gatherEvidence(builds, files, settings) {
	const { kubernetesVersion } = settings;
	const workloads = collectWorkloads(builds);
	const sources = collectSources(builds);
	const references = judgeReferences(collectReferences(builds, workloads), sources, {
		builds,
		files,
		settings
	});
	const environments = resolveEnvironments(workloads, references, builds, { kubernetesVersion });
	const byName = groupBy(sources, ({ kind, name }) => `${kind} ${name}`);
	const referring = referencesBySource(references, sources);
	return Object.freeze({
		kubernetesVersion,
		files,
		builds,
		manifests: builds.flatMap(({ id, objects }) => objects.map((manifest) => ({
			manifest,
			build: id
		}))),
		workloads,
		sources,
		references,
		environments,
		sourcesNamed: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
		referencesTo: (source) => referring.get(source) ?? []
	});
}
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const same = groups.get(key);
		if (same === void 0) groups.set(key, [item]);
		else same.push(item);
	}
	return groups;
}
// src/merge-problems.ts
const GRAVITY = {
	error: 0,
	warning: 1,
	info: 2
};
/**
* The same problem (rule, place, message) of several builds as one that names them all, with the gravest severity.
* Sorted by path, line, column, rule, message.
*/
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
		if (GRAVITY[problem.severity] < GRAVITY[known.problem.severity]) known.problem = problem;
	}
	return [...merged.values()].map(({ problem, place, builds }) => ({
		problem: {
			...problem,
			builds: [...builds].sort()
		},
		place
	})).sort(compare).map(({ problem }) => problem);
}
function compare(a, b) {
	return order(a.place.path, b.place.path) || a.place.line - b.place.line || a.place.column - b.place.column || order(a.problem.rule, b.problem.rule) || order(a.problem.message, b.problem.message);
}
/** By code unit, the same on every machine. */
function order(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
// src/model/file-tree.ts
const MANIFEST_NAME = /(?:\.ya?ml|\.json|(?:^|\/)Kustomization)$/i;
/** Whether a file may hold manifests, by its name: all others are read only where a kustomization names them. */
function isManifestName(path) {
	return MANIFEST_NAME.test(path);
}
// src/parse/manifests-of.ts
/** The Kubernetes objects in a document: itself, or the items of a list, which kubectl flattens. */
function manifestsOf(root) {
	if (root?.kind !== "map") return [];
	const manifest = manifestOf(root, void 0);
	if (manifest === void 0) return [];
	if (!manifest.kind.endsWith("List") || scalarAt(root, "items") !== void 0) return [manifest];
	const inherited = inheritedFrom(manifest);
	return itemsAt(root, "items").flatMap((item) => item.kind === "map" ? manifestOf(item, inherited) ?? [] : []);
}
/** Items of a `ConfigMapList` may leave out what they are; items of `v1/List` may not. */
function inheritedFrom({ apiVersion, kind }) {
	return kind === "List" ? void 0 : {
		apiVersion,
		kind: kind.slice(0, -4)
	};
}
function manifestOf(node, inherited) {
	const apiVersion = stringOf(scalarAt(node, "apiVersion"), "kubectl") ?? inherited?.apiVersion;
	const kind = stringOf(scalarAt(node, "kind"), "kubectl") ?? inherited?.kind;
	if (!apiVersion || !kind) return void 0;
	const slash = apiVersion.indexOf("/");
	return {
		apiVersion,
		group: slash === -1 ? "" : apiVersion.slice(0, slash),
		kind,
		name: stringOf(scalarAt(node, "metadata", "name"), "kubectl"),
		namespace: stringOf(scalarAt(node, "metadata", "namespace"), "kubectl") || void 0,
		node,
		road: "kubectl"
	};
}
// src/parse/document-error.ts
/** Ends the reading of one document; caught where the document is read, never seen outside `parse/`. */
var DocumentError = class DocumentError extends Error {
	name = "DocumentError";
	start;
	end;
	words;
	/** The offsets are those of the file already, not of the document's text. */
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
function documentText(file, start, end) {
	const raw = file.text.slice(start, end);
	const ended = raw === "" || raw.endsWith("\n") ? raw : `${raw}\n`;
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
/** Where the `\n` of each CRLF stands once all carriage returns before it are gone. */
function crlfOffsets(raw) {
	const found = [];
	for (let at = raw.indexOf("\r\n"); at !== -1; at = raw.indexOf("\r\n", at + 2)) found.push(at - found.length);
	return Int32Array.from(found);
}
/** How many of the sorted offsets are smaller than `at`. */
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
// src/parse/alias-budget.ts
/**
* How much the aliases of a document add to it. Aliases share nodes here, but everyone who walks the tree pays for each,
* as kubectl does; it gives up beyond go-yaml's ratio, and we at the configured limit.
*/
var AliasBudget = class {
	#limit;
	#sizes = /* @__PURE__ */ new Map();
	#decoded = 0;
	#aliased = 0;
	constructor(limit) {
		this.#limit = limit;
	}
	/** Nodes so far, those that aliases added included. */
	get counted() {
		return this.#decoded;
	}
	/** Counts one node of the text. */
	count() {
		this.#decoded++;
	}
	/** The nodes an anchored node stands for, itself included. */
	setSize(node, size) {
		this.#sizes.set(node, size);
	}
	/** Counts an alias of an anchored node; says so when that is too much. */
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
/** go-yaml v2's guard against alias bombs: the part of a document that may come from aliases. */
function allowedRatio(decoded) {
	if (decoded <= 4e5) return .99;
	if (decoded >= 4e6) return .1;
	return .99 - .89 * ((decoded - 4e5) / 36e5);
}
// src/parse/entry-list.ts
const LINEAR_LIMIT = 12;
/** The entries of a map while it is read: the last one per name, in the place of the first, and what was replaced. */
var EntryList = class {
	#entries = [];
	#duplicates = [];
	#mergeOverrides = [];
	#merged = /* @__PURE__ */ new Set();
	#slots;
	/** `merged`: the entry came through `<<`. */
	put(entry, merged) {
		const slot = this.#slotOf(entry.name);
		const dropped = this.#entries[slot];
		if (dropped === void 0) this.#slots?.set(entry.name, slot);
		else (merged || this.#merged.has(dropped) ? this.#mergeOverrides : this.#duplicates).push({
			dropped,
			kept: entry
		});
		this.#entries[slot] = entry;
		if (merged) this.#merged.add(entry);
	}
	result() {
		return {
			entries: this.#entries,
			...this.#duplicates.length > 0 && { duplicates: this.#duplicates },
			...this.#mergeOverrides.length > 0 && { mergeOverrides: this.#mergeOverrides }
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
/** Cheap test for a plain value that `findNoJson` may refuse: `.inf`, `-.INF`, `.nan`. */
function mayBeNoValue(text) {
	if (text.length < 4 || text.length > 5) return false;
	const last = text.charCodeAt(text.length - 1) | 32;
	return (last === 102 || last === 110) && text.includes(".");
}
/** Cheap test for a plain key that `findNoJson` may refuse: null, or a number beyond 63 bits. */
function mayBeNoKey(text) {
	return text.length < 5 ? text === "" || text === "~" || /^null$/i.test(text) : /^[+\d]/.test(text);
}
/** The first key, else the first value of a finished tree that JSON has no place for. */
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
	if (resolved.kind !== "int" || BigInt(resolved.json) <= MAX_INT64$2) return void 0;
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
// src/parse/key-name.ts
/** A key as kubectl's JSON holds it: `on` → `true`, `0755` → `493`. */
function keyName(key) {
	if (key.tag === void 0 && (key.style !== "plain" || isPlainString(key.text))) return key.text;
	const resolved = resolveScalar(key, "kubectl");
	switch (resolved.kind) {
		case "string": return resolved.value;
		case "int": return resolved.json;
		case "float": return goFloatKey(resolved.value);
		case "bool": return String(resolved.value);
		case "null": return "";
		case "invalid": return infiniteKeyName(key.text.toLowerCase());
	}
}
/** Infinite numbers may be keys, though not values. */
function infiniteKeyName(text) {
	if (text.endsWith("nan")) return ".nan";
	return text.startsWith("-") ? "-.inf" : ".inf";
}
// src/parse/compose.ts
/** Everything that walks the tree recurses: this keeps the stack safe whatever the configuration says. */
const DEEPEST = 1e3;
/**
* Builds the tree of one document the way kubectl's decoder does, whichever reader found its parts: anchors, `<<`,
* duplicate keys, tags. Offsets come in as offsets of the document's text. What the decoder refuses only once the whole
* text is read is kept until `finish`, so that an error of syntax comes first.
*/
var Composition = class {
	#document;
	#budget;
	#anchors = /* @__PURE__ */ new Map();
	#depth;
	#refused;
	/** Something was read that JSON cannot hold; no harm is done where a later key of the same name replaces it. */
	#suspect = false;
	constructor(document, limits) {
		this.#document = document;
		this.#budget = new AliasBudget(limits.aliasNodes);
		this.#depth = Math.min(limits.depth, DEEPEST);
	}
	/** The finished tree; throws what was refused on the way. */
	finish(root) {
		const refused = this.#refused ?? (this.#suspect ? findNoJson(root) : void 0);
		if (refused !== void 0) throw refused;
		return root;
	}
	checkDepth(depth, start, end) {
		if (depth <= this.#depth) return;
		throw new DocumentError(start, end, `Nested more than ${this.#depth} levels deep, the limit`, { help: "Raise `limits.depth` in the configuration if this is meant." });
	}
	scalar(start, end, text, style, tag) {
		this.#budget.count();
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
			items
		};
	}
	/**
	* In order of writing, a later entry replaces an earlier one, and `<<` counts where it stands: an explicit key before
	* it is overwritten by the merged one, one behind it wins.
	*/
	map(start, end, pairs) {
		this.#budget.count();
		const entries = new EntryList();
		for (const pair of pairs) if (isMergeKey(pair.key)) for (const entry of this.#mergedEntries(pair)) entries.put(entry, true);
		else {
			const key = this.#keyOf(pair.key);
			entries.put({
				key,
				name: keyName(key),
				value: pair.value
			}, false);
		}
		const { file, offsetOf } = this.#document;
		return {
			kind: "map",
			file,
			start: offsetOf(start),
			end: offsetOf(end),
			...entries.result()
		};
	}
	/** Reads a node that bears an anchor; the decoder knows the anchor from the node's start on. */
	anchored(name, read) {
		if (name === void 0) return read();
		this.#anchors.set(name, "open");
		const before = this.#budget.counted;
		const node = read();
		this.#budget.setSize(node, this.#budget.counted - before);
		if (this.#anchors.get(name) === "open") this.#anchors.set(name, node);
		return node;
	}
	/** The node an alias stands for. */
	alias(name, start, end) {
		const node = this.#anchors.get(name);
		if (node === void 0) throw new DocumentError(start, end, `The anchor \`${name}\` is not defined in this document`, {
			kubectl: `yaml: unknown anchor '${name}' referenced`,
			help: "Define the anchor before its first use, in the same document."
		});
		if (node === "open") {
			const message = `The value of the anchor \`${name}\` contains itself`;
			const kubectl = `yaml: anchor '${name}' value contains itself`;
			this.#refused ??= new DocumentError(start, end, message, { kubectl });
			return this.scalar(start, end, "", "plain");
		}
		const exceeded = this.#budget.expand(node);
		if (exceeded !== void 0) throw new DocumentError(start, end, exceeded.message, exceeded.words);
		return node;
	}
	/** A value that its tag does not fit is refused wherever it stands. */
	#checkTag(node) {
		const resolved = resolveScalar(node, "kubectl");
		if (resolved.kind !== "invalid" || resolved.reason.startsWith("json:")) return;
		const message = `The value is none of the type its tag \`${node.tag}\` demands`;
		this.#refused ??= DocumentError.atNode(node, message, { kubectl: resolved.reason });
	}
	#mergedEntries({ value, aliased }) {
		if (value.kind === "map") return value.entries;
		if (value.kind === "sequence" && !aliased) {
			const maps = value.items.filter((item) => item.kind === "map");
			if (maps.length === value.items.length) return maps.toReversed().flatMap((map) => map.entries);
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
		const help = "Quote the text if it is a template placeholder such as `{{ … }}`.";
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
// src/parse/end-of-block.ts
/** Where a block scalar ends for a person: behind its last character, without the blank lines that trail it. */
function endOfBlock(text, start, end) {
	let at = end;
	while (at > start && text.charCodeAt(at - 1) <= 32) at--;
	return at;
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
	return char === 0 || isBlank(char) || isBreak(char);
}
function isDigit(char) {
	return char >= 48 && char <= 57;
}
function isHex(char) {
	return isDigit(char) || char >= 65 && char <= 70 || char >= 97 && char <= 102;
}
/** Letters of anchors, tag handles and directives. */
function isWord(char) {
	if (isDigit(char) || char === 45 || char === 95) return true;
	return char >= 65 && char <= 90 || char >= 97 && char <= 122;
}
/** What go-yaml's reader refuses anywhere in a text. */
const FORBIDDEN = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ud800-\udfff\ue000-\ufffd]/;
// src/parse/go-yaml/problem-words.ts
/** go-yaml's problem → what is wrong in plain words. Never quotes the text around it: that may be a Secret. */
function wordProblem(problem, text, at) {
	if (problem === "found character that cannot start any token") return wordStart(text.charAt(at));
	return WORDS.get(problem) ?? `This is no valid YAML: ${problem}`;
}
function wordStart(char) {
	if (char === "	") return "A tab cannot indent YAML; only blanks can";
	return `A value cannot start with \`${char}\` unless it is quoted`;
}
const WORDS = /* @__PURE__ */ new Map([
	["could not find expected ':'", "A line that is neither `key: value` nor the continuation of the one before"],
	["mapping values are not allowed in this context", "A `key: value` pair cannot stand here; check the indentation, or quote a value that contains `: `"],
	["block sequence entries are not allowed in this context", "A list item (`- `) cannot stand here; check the indentation"],
	["mapping keys are not allowed in this context", "A key cannot stand here; check the indentation"],
	["did not find expected key", "This does not fit the indentation of the map around it"],
	["did not find expected '-' indicator", "This does not fit the indentation of the list around it"],
	["did not find expected ',' or ']'", "A list in `[ ]` is not closed, or a comma is missing"],
	["did not find expected ',' or '}'", "A map in `{ }` is not closed, or a comma is missing"],
	["did not find expected node content", "A value is missing, or starts with a character that needs quotes"],
	["found unexpected end of stream", "The quote that opens here is never closed"],
	["found unexpected document indicator", "The quote that opens here is not closed before the document ends"],
	["found unknown escape character", "A double-quoted value holds a backslash escape that YAML does not know"],
	["did not find expected hexdecimal number", "A double-quoted value holds an incomplete `\\x`, `\\u` or `\\U` escape"],
	["found invalid Unicode character escape code", "A double-quoted value holds an escape that is no Unicode character (half of a surrogate pair)"],
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
/** Puts the cursor on a scalar, to read it alone. */
function seek(scanner, at, indent, flowLevel) {
	scanner.at = at;
	scanner.lineStart = at === 0 ? 0 : scanner.text.lastIndexOf("\n", at - 1) + 1;
	scanner.indent = indent;
	scanner.flowLevel = flowLevel;
}
/** The code unit at an offset from the cursor; 0 behind the end. */
function peek(scanner, ahead = 0) {
	const at = scanner.at + ahead;
	return at < scanner.text.length ? scanner.text.charCodeAt(at) : 0;
}
function column(scanner) {
	return scanner.at - scanner.lineStart;
}
/** Steps over one line break, if there is one, and returns what it counts as in a scalar. */
function readBreak(scanner) {
	const char = peek(scanner);
	if (!isBreak(char)) return "";
	scanner.at += char === 13 && peek(scanner, 1) === 10 ? 2 : 1;
	scanner.line++;
	scanner.lineStart = scanner.at;
	return char === 8232 ? "\u2028" : char === 8233 ? "\u2029" : "\n";
}
/** `---` or `...` at the start of a line, with nothing glued to it. */
function atDocumentIndicator(scanner) {
	if (scanner.at !== scanner.lineStart) return false;
	const char = peek(scanner);
	if (char !== 45 && char !== 46) return false;
	if (peek(scanner, 1) !== char || peek(scanner, 2) !== char) return false;
	const behind = peek(scanner, 3);
	return behind === 0 || behind === 32 || behind === 9 || isBreak(behind);
}
function token(scanner, type, start, words = {}) {
	const { at: end, line } = scanner;
	return {
		type,
		start,
		end,
		line,
		text: "",
		suffix: "",
		style: "plain",
		...words
	};
}
/** Ends the document the way go-yaml's scanner does: its line is the one the cursor has reached. */
function failScan(scanner, problem, start = scanner.at) {
	throw documentError(scanner.text, start, problem, scanner.line === 0 ? 0 : scanner.line + 1);
}
/** Ends the document the way go-yaml's parser does: its line is the one before the token's. */
function failParse(scanner, problem, at) {
	throw documentError(scanner.text, at.start, problem, at.line);
}
function documentError(text, start, problem, line) {
	const place = line === 0 ? "" : `line ${line}: `;
	return new DocumentError(start, endOfLine$2(text, start), wordProblem(problem, text, start), { kubectl: `yaml: ${place}${problem}` });
}
function endOfLine$2(text, from) {
	const found = text.indexOf("\n", from);
	return found === -1 ? text.length : found;
}
// src/parse/go-yaml/scan-tag.ts
/** Punctuation that a tag may hold besides letters and digits; `%` starts an escape. */
const URI_MARKS = new Set(Array.from(";/?:@&=+$,.!~*'()[]%", (mark) => mark.charCodeAt(0)));
/** `&name` or `*name`. */
function scanAnchor(scanner, type) {
	const { at: start } = scanner;
	scanner.at++;
	while (isWord(peek(scanner))) scanner.at++;
	const text = scanner.text.slice(start + 1, scanner.at);
	const behind = peek(scanner);
	if (text === "" || !(isBlankOrEnd(behind) || "?:,]}%@`".includes(String.fromCharCode(behind)))) failScan(scanner, "did not find expected alphabetic or numeric character", start);
	return token(scanner, type, start, { text });
}
/** `!<uri>`, `!suffix`, `!handle!suffix` or `!`. */
function scanTag(scanner) {
	const { at: start } = scanner;
	const { text, suffix } = peek(scanner, 1) === 60 ? scanVerbatim(scanner) : scanShorthand(scanner);
	if (!isBlankOrEnd(peek(scanner))) failScan(scanner, "did not find expected whitespace or line break", start);
	return token(scanner, "tag", start, {
		text,
		suffix
	});
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
/** The rest of a tag behind `head`, whose `!` is dropped. */
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
/** One character as the `%xx` octets of its UTF-8 form. */
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
/** `%YAML 1.1` or `%TAG ! prefix`, to the end of its line. */
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
	return token(scanner, "version-directive", start, { text: `${major}.${scanVersionNumber(scanner, start)}` });
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
	return token(scanner, "tag-directive", start, {
		text: handle,
		suffix: prefix
	});
}
function skipBlanks(scanner) {
	while (isBlank(peek(scanner))) scanner.at++;
}
// src/parse/go-yaml/scan-scalar.ts
/** Line breaks between two runs of text: one is a blank, more are kept but for the first. */
function fold(first, others) {
	if (first !== "\n") return first + others;
	return others === "" ? " " : others;
}
function scanPlain(scanner) {
	const { text, at: start, line, flowLevel } = scanner;
	const indent = scanner.indent + 1;
	let value = "";
	let end = start;
	let between = "";
	let broken = false;
	while (!atDocumentIndicator(scanner) && peek(scanner) !== 35) {
		const word = scanner.at;
		while (!endsPlain(scanner, flowLevel)) scanner.at++;
		if (scanner.at > word) {
			value += between + text.slice(word, scanner.at);
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
	return token(scanner, "scalar", start, {
		text: value,
		end,
		line
	});
}
function endsPlain(scanner, flowLevel) {
	const char = peek(scanner);
	if (isBlankOrEnd(char)) return true;
	if (char === 58) return isBlankOrEnd(peek(scanner, 1));
	if (flowLevel === 0) return false;
	return char === 44 || char === 63 || char === 91 || char === 93 || char === 123 || char === 125;
}
/** Blanks and line breaks inside a plain scalar, as what they count for. */
function scanGap(scanner, start, indent) {
	const from = scanner.at;
	while (isBlank(peek(scanner))) scanner.at++;
	if (!isBreak(peek(scanner))) return {
		text: scanner.text.slice(from, scanner.at),
		broken: false
	};
	return {
		text: fold(readBreak(scanner), scanBreaks(scanner, () => {
			if (column(scanner) < indent && peek(scanner) === 9) failScan(scanner, "found a tab character that violates indentation", start);
		})),
		broken: true
	};
}
/** Empty lines and the blanks that lead the next one. */
function scanBreaks(scanner, beforeBlank) {
	let breaks = "";
	for (let char = peek(scanner); isBlank(char) || isBreak(char); char = peek(scanner)) if (isBreak(char)) breaks += readBreak(scanner);
	else {
		beforeBlank();
		scanner.at++;
	}
	return breaks;
}
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
	return token(scanner, "scalar", start, {
		text: value,
		style,
		line
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
	["N", ""],
	["_", "\xA0"],
	["L", "\u2028"],
	["P", "\u2029"]
]);
/** Digits behind `\x`, `\u` and `\U`. */
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
/** Blanks and line breaks inside a quoted scalar, as what they count for. */
function scanQuotedGap(scanner, escapedBreak) {
	const from = scanner.at;
	if (!escapedBreak) {
		while (isBlank(peek(scanner))) scanner.at++;
		if (!isBreak(peek(scanner))) return scanner.text.slice(from, scanner.at);
	}
	return fold(escapedBreak ? "" : readBreak(scanner), scanBreaks(scanner, () => {}));
}
function scanBlock(scanner, style) {
	const { at: start, line } = scanner;
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
		while (!isBreakOrEnd(peek(scanner))) scanner.at++;
		value += breaks + scanner.text.slice(from, scanner.at);
		lineBreak = readBreak(scanner);
		({breaks, end} = scanIndentation(scanner, start, indent));
	}
	if (chomping !== "-") value += lineBreak;
	if (chomping === "+") value += breaks;
	return token(scanner, "scalar", start, {
		text: value,
		style,
		line,
		end
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
	if (peek(scanner) === 35) while (!isBreakOrEnd(peek(scanner))) scanner.at++;
	if (!isBreakOrEnd(peek(scanner))) failScan(scanner, "did not find expected comment or line break", start);
	readBreak(scanner);
	return {
		chomping,
		increment
	};
}
/** Empty lines and indentation before the next line; finds the scalar's own indentation when it is 0. */
function scanIndentation(scanner, start, indent) {
	const breaks = [];
	let end = scanner.at;
	let deepest = 0;
	for (;;) {
		while ((indent === 0 || column(scanner) < indent) && peek(scanner) === 32) scanner.at++;
		deepest = Math.max(deepest, column(scanner));
		if ((indent === 0 || column(scanner) < indent) && peek(scanner) === 9) failScan(scanner, "found a tab character where an indentation space is expected", start);
		if (!isBreak(peek(scanner))) break;
		breaks.push(readBreak(scanner));
		end = scanner.at;
	}
	return {
		indent: indent === 0 ? Math.max(deepest, scanner.indent + 1, 1) : indent,
		breaks: breaks.join(""),
		end
	};
}
// src/parse/go-yaml/fetch-tokens.ts
/** Collections may not nest deeper for go-yaml. */
const MAX_DEPTH = 1e4;
/** An implicit key must end within so many characters, and on its line. */
const MAX_KEY_LENGTH = 1024;
/** The next token without taking it. */
function peekToken(scanner) {
	while (needsMoreTokens(scanner)) fetchToken(scanner);
	const found = scanner.tokens[scanner.head];
	if (found === void 0) throw new RangeError("the scanner was read behind its end");
	return found;
}
function takeToken(scanner) {
	const taken = peekToken(scanner);
	scanner.head++;
	scanner.tokensParsed++;
	if (scanner.head === scanner.tokens.length) {
		scanner.tokens.length = 0;
		scanner.head = 0;
	}
	return taken;
}
/** A token may turn out to be a key only when the `:` behind it is found: until then it cannot be handed out. */
function needsMoreTokens(scanner) {
	if (scanner.head === scanner.tokens.length) return true;
	const level = scanner.levelOfToken.get(scanner.tokensParsed);
	const key = level === void 0 ? void 0 : scanner.simpleKeys[level];
	return key !== void 0 && isKeyPossible(scanner, key);
}
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
function fetchToken(scanner) {
	skipToToken(scanner);
	unrollIndent(scanner, column(scanner));
	const char = peek(scanner);
	const atLineStart = scanner.at === scanner.lineStart;
	if (char === 0) return fetchStreamEnd(scanner);
	if (atLineStart && char === 37) return fetchDirective(scanner);
	if (atLineStart && atDocumentIndicator(scanner)) return fetchDocumentIndicator(scanner);
	if (fetchFlowIndicator(scanner, char)) return;
	if (fetchBlockIndicator(scanner, char)) return;
	if (fetchNodeStart(scanner, char)) return;
	failScan(scanner, "found character that cannot start any token");
}
/** Blanks, comments and line breaks. A tab may not lead a line where a key could start. */
function skipToToken(scanner) {
	for (;;) {
		const tabs = scanner.flowLevel > 0 || !scanner.simpleKeyAllowed;
		while (peek(scanner) === 32 || tabs && peek(scanner) === 9) scanner.at++;
		if (peek(scanner) === 35) while (!isBreakOrEnd(peek(scanner))) scanner.at++;
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
			fetchKeyStart(scanner, () => scanTag(scanner));
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
			fetchKeyStart(scanner, () => scanPlain(scanner));
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
		const place = scanner.head + key.tokenNumber - scanner.tokensParsed;
		const { at: end, line } = key;
		scanner.tokens.splice(place, 0, token(scanner, "key", end, {
			end,
			line
		}));
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
/** Anything that an implicit key may start with: a scalar, an alias, an anchor, a tag. */
function fetchKeyStart(scanner, scan) {
	saveKey(scanner);
	scanner.simpleKeyAllowed = false;
	scanner.tokens.push(scan());
}
function pushIndicator(scanner, type, length = 1) {
	const start = scanner.at;
	scanner.at += length;
	scanner.tokens.push(token(scanner, type, start));
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
/** Opens a block collection when the column is deeper than the one around it; before `key` if it is given. */
function rollIndent(scanner, to, type, key) {
	if (scanner.flowLevel > 0 || scanner.indent >= to) return;
	scanner.indents.push(scanner.indent);
	scanner.indent = to;
	checkDepth(scanner, scanner.indents.length);
	const { at: end, line } = key ?? scanner;
	const start = token(scanner, type, end, {
		end,
		line
	});
	if (key === void 0) scanner.tokens.push(start);
	else scanner.tokens.splice(scanner.head + key.tokenNumber - scanner.tokensParsed, 0, start);
}
function unrollIndent(scanner, to) {
	if (scanner.flowLevel > 0) return;
	while (scanner.indent > to) {
		scanner.tokens.push(token(scanner, "block-end", scanner.at));
		scanner.indent = scanner.indents.pop() ?? -1;
	}
}
function checkDepth(scanner, depth) {
	if (depth > MAX_DEPTH) failScan(scanner, `exceeded max depth of ${MAX_DEPTH}`);
}
// src/parse/go-yaml/tags.ts
const LONG_PREFIX = "tag:yaml.org,2002:";
/** The tag a token stands for: the core ones short (`!!int`), others as they are (`!vault`). */
function resolveTag(scanner, tag, prefixes) {
	const prefix = tag.text === "" ? "" : prefixes.get(tag.text) ?? DEFAULTS.get(tag.text);
	if (prefix === void 0) failParse(scanner, "found undefined tag handle", tag);
	const long = prefix + tag.suffix;
	return long.startsWith(LONG_PREFIX) ? `!!${long.slice(18)}` : long;
}
const DEFAULTS = /* @__PURE__ */ new Map([["!", "!"], ["!!", LONG_PREFIX]]);
// src/parse/go-yaml/read-go-yaml.ts
/**
* One document's text → its tree, by the rules of go-yaml v2's scanner and parser, with their quirks: what kubectl reads
* is read, what it refuses is refused with its words (DocumentError). Undefined for an empty document.
* Imitates https://github.com/yaml/go-yaml/tree/v2.4.3 (scannerc.go, parserc.go, decode.go).
*/
function readGoYaml(document, limits) {
	checkCharacters(document.text);
	return new GoYamlReader(document, limits).readDocument();
}
function checkCharacters(text) {
	const at = text.search(FORBIDDEN);
	if (at === -1) return;
	throw new DocumentError(at, at + 1, "A control character stands here, which YAML does not allow", {
		kubectl: "yaml: control characters are not allowed",
		help: "Remove it, or write it as an escape in a double-quoted value."
	});
}
var GoYamlReader = class {
	#scanner;
	#composition;
	#tagPrefixes = /* @__PURE__ */ new Map();
	/** Behind the last thing that was written: where a collection ends whose end nothing marks. */
	#lastEnd = 0;
	constructor(document, limits) {
		this.#scanner = createScanner(document.text);
		this.#composition = new Composition(document, limits);
	}
	readDocument() {
		if (this.#isAt("stream-end")) return void 0;
		const root = this.#readDocumentStart() && this.#isAt(...DOCUMENT_ENDS) ? this.#empty(this.#peek().start) : this.#node(true, false, 0);
		this.#peek();
		return this.#composition.finish(root);
	}
	#peek() {
		return peekToken(this.#scanner);
	}
	#take() {
		const taken = takeToken(this.#scanner);
		if (taken.end > taken.start) this.#lastEnd = this.#endOf(taken);
		return taken;
	}
	#isAt(...types) {
		return types.includes(this.#peek().type);
	}
	#endOf({ style, start, end }) {
		return style === "literal" || style === "folded" ? endOfBlock(this.#scanner.text, start, end) : end;
	}
	/** Directives and `---`; false when the document starts without. */
	#readDocumentStart() {
		let explicit = this.#isAt("document-start");
		let version = false;
		for (; this.#isAt("version-directive", "tag-directive"); explicit = true) {
			const directive = this.#peek();
			if (directive.type === "version-directive") {
				this.#checkVersion(directive, version);
				version = true;
			} else this.#addTagPrefix(directive);
			this.#take();
		}
		if (explicit && !this.#isAt("document-start")) failParse(this.#scanner, "did not find expected <document start>", this.#peek());
		if (explicit) this.#take();
		return explicit;
	}
	#checkVersion(directive, seen) {
		if (seen) failParse(this.#scanner, "found duplicate %YAML directive", directive);
		if (directive.text !== "1.1") failParse(this.#scanner, "found incompatible YAML document", directive);
	}
	#addTagPrefix(directive) {
		if (this.#tagPrefixes.has(directive.text)) failParse(this.#scanner, "found duplicate %TAG directive", directive);
		this.#tagPrefixes.set(directive.text, directive.suffix);
	}
	#empty(at) {
		return this.#composition.scalar(at, at, "", "plain");
	}
	/** A node, or an empty one at `at` when a token of `ends` comes first. */
	#nodeUnless(ends, at, block, indentless, depth) {
		return this.#isAt(...ends) ? this.#empty(at) : this.#node(block, indentless, depth);
	}
	#node(block, indentless, depth) {
		const first = this.#peek();
		if (first.type === "alias") {
			this.#take();
			return this.#composition.alias(first.text, first.start, first.end);
		}
		this.#composition.checkDepth(depth, first.start, first.end);
		const { anchor, tag } = this.#properties();
		return this.#composition.anchored(anchor, () => {
			const bare = anchor === void 0 && tag === void 0;
			const node = this.#content(block, indentless, depth + 1, tag);
			if (node === void 0 && bare) failParse(this.#scanner, "did not find expected node content", this.#peek());
			const at = this.#lastEnd;
			return node ?? this.#composition.scalar(at, at, "", "plain", tag);
		});
	}
	/** An anchor and a tag, in either order. */
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
			if (!this.#isAt("block-entry")) failParse(this.#scanner, "did not find expected '-' indicator", this.#peek());
			const { end } = this.#take();
			items.push(this.#nodeUnless(["block-entry", "block-end"], end, true, false, depth));
		}
		const sequence = this.#composition.sequence(start, this.#lastEnd, items);
		this.#take();
		return sequence;
	}
	/** A sequence whose dashes stand under the key it belongs to. */
	#indentlessSequence(depth) {
		const { start } = this.#peek();
		const items = [];
		while (this.#isAt("block-entry")) {
			const { end } = this.#take();
			items.push(this.#nodeUnless(["block-entry", ...PAIR_ENDS], end, true, false, depth));
		}
		return this.#composition.sequence(start, this.#lastEnd, items);
	}
	#blockMapping(depth) {
		const { start } = this.#take();
		const pairs = [];
		while (!this.#isAt("block-end")) {
			if (!this.#isAt("key")) failParse(this.#scanner, "did not find expected key", this.#peek());
			const { end } = this.#take();
			const key = this.#nodeUnless(PAIR_ENDS, end, true, true, depth);
			pairs.push(this.#value(key, PAIR_ENDS, true, depth));
		}
		const map = this.#composition.map(start, this.#lastEnd, pairs);
		this.#take();
		return map;
	}
	/** What stands behind a key: `:` and a node, `:` alone, or nothing. */
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
		const items = [];
		while (!this.#atFlowEnd("flow-sequence-end", items.length > 0, "',' or ']'")) items.push(this.#isAt("key") ? this.#flowPair(depth) : this.#node(false, false, depth));
		const { end } = this.#take();
		return this.#composition.sequence(start, end, items);
	}
	/** `[a: b]`: a map of one pair, without braces. */
	#flowPair(depth) {
		this.#composition.checkDepth(depth, this.#peek().start, this.#peek().end);
		const { start } = this.#take();
		const ends = ["flow-entry", "flow-sequence-end"];
		const key = this.#isAt("value", ...ends) ? this.#empty(this.#take().end) : this.#node(false, false, depth + 1);
		const pair = this.#value(key, ends, false, depth + 1);
		return this.#composition.map(start, this.#lastEnd, [pair]);
	}
	#flowMapping(depth) {
		const { start } = this.#take();
		const pairs = [];
		while (!this.#atFlowEnd("flow-mapping-end", pairs.length > 0, "',' or '}'")) pairs.push(this.#flowMappingPair(depth));
		const { end } = this.#take();
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
		const key = this.#isAt("value", ...ends) ? this.#empty(this.#peek().start) : this.#node(false, false, depth);
		return this.#value(key, ends, false, depth);
	}
	/** Steps over the comma between entries; true at the closing bracket, also behind a last comma. */
	#atFlowEnd(end, comma, expected) {
		if (comma && !this.#isAt(end)) {
			if (!this.#isAt("flow-entry")) failParse(this.#scanner, `did not find expected ${expected}`, this.#peek());
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
const PAIR_ENDS = [
	"key",
	"value",
	"block-end"
];
// src/parse/read-json.ts
const SPACES = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
/** A string's raw text; what encoding/json refuses in one ends the match early. */
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const LITERALS = [
	"true",
	"false",
	"null"
];
/**
* The next value of a JSON stream as Go's encoding/json reads it, from `from` on; undefined when only blanks are left.
* Throws DocumentError at the character that makes it no JSON.
*/
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
	/** Steps over the comma between entries, or over the closing bracket. */
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
		return this.#composition.scalar(start, this.#at, text, "plain");
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
		const char = this.#text.charAt(at);
		const shown = char === "'" ? String.raw`'\''` : char === "\"" ? `'"'` : `'${char}'`;
		throw new DocumentError(at, at + 1, `This is no valid JSON: unexpected character ${where}`, { kubectl: `invalid character ${shown} ${where}` });
	}
};
/** Escapes resolved; half a surrogate pair becomes the replacement character, as in Go. */
function unescape(raw) {
	const text = JSON.parse(raw);
	return typeof text === "string" ? text.replaceAll(/\p{Surrogate}/gu, "�") : "";
}
// src/parse/read-json-stream.ts
/** Go's idea of a blank, within the bytes that kubectl looks at. */
const OPENS_WITH_BRACE = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]{0,4095}\{/;
const REST_OF_LINE = /(?:(?!\n)[\s\u0085])*\n?/y;
/**
* The JSON values a text starts with, one behind the other, as kubectl's decoder finds them (apimachinery's
* YAMLOrJSONDecoder): text that opens with `{` is tried as JSON, and as YAML from the first error on unless two values
* have settled what it is.
*/
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
		if (values.length > 1) return {
			values,
			ending: {
				kind: "broken",
				error
			}
		};
		REST_OF_LINE.lastIndex = at;
		REST_OF_LINE.test(file.text);
		return {
			values,
			ending: {
				kind: "yaml",
				from: REST_OF_LINE.lastIndex,
				error
			}
		};
	}
}
// src/parse/unusual.ts
var import_dist = require_dist();
/** A part in which YAML 1.2 and kubectl's decoder may differ: the document is read by go-yaml's rules instead. */
var Unusual = class extends Error {
	name = "Unusual";
};
/** One for all: it is no failure, and nobody reads where it came from. */
const UNUSUAL$1 = new Unusual("kubectl may read this differently");
function unusual() {
	throw UNUSUAL$1;
}
/** Blanks, comments and line breaks mean the same to everyone; a tab does not, and nothing else belongs between nodes. */
function checkTrivia(token) {
	if (token.type === "newline" || token.type === "comment") return;
	if (token.type !== "space" || token.source.includes("	")) unusual();
}
// src/parse/read-flow.ts
const ALIAS = /^\*[A-Za-z0-9_-]+$/;
/** go-yaml gives up a key after 1,024 characters, and at the end of its line. */
const LONGEST_KEY = 1e3;
/** `[ ]` and `{ }` of the package's tokens, as far as go-yaml reads them the same. */
var FlowReader = class {
	#composition;
	#scalars;
	constructor(composition, scalars) {
		this.#composition = composition;
		this.#scalars = scalars;
	}
	readFlow(token, indent, depth) {
		const { start, items, end } = token;
		const [close, ...trailing] = end;
		const isMap = start.type === "flow-map-start";
		if (close?.type !== (isMap ? "flow-map-end" : "flow-seq-end")) unusual();
		for (const part of trailing) checkTrivia(part);
		const filled = items.filter((item, index) => !isTrailingComma(item, index, items.length));
		filled.forEach((item, index) => checkComma(item.start, index > 0));
		const place = {
			indent,
			inFlow: true
		};
		const from = start.offset;
		const to = close.offset + 1;
		if (isMap) {
			const pairs = filled.map((item) => this.#readPair(item, place, depth + 1));
			return this.#composition.map(from, to, pairs);
		}
		const values = filled.map((item) => this.#readItem(item, place, depth + 1));
		return this.#composition.sequence(from, to, values);
	}
	/** A key that needs no `?`: a plain or quoted scalar on one line, in block maps too. */
	readKey(key, place) {
		if (key === null || key === void 0) unusual();
		if (key.type !== "scalar" && key.type !== "single-quoted-scalar" && key.type !== "double-quoted-scalar") unusual();
		if (key.source.length > LONGEST_KEY || key.source.includes("\n")) unusual();
		return this.#scalars.readFlowScalar(key, place);
	}
	readAlias({ source, offset, end }) {
		for (const trailing of end ?? []) checkTrivia(trailing);
		if (!ALIAS.test(source)) unusual();
		return this.#composition.alias(source.slice(1), offset, offset + source.length);
	}
	#readItem({ key, sep, value }, place, depth) {
		if (key !== void 0 || sep !== void 0 || value === void 0) unusual();
		return this.#readValue(value, place, depth);
	}
	#readPair({ key, sep, value }, place, depth) {
		if (sep === void 0 || value === void 0) unusual();
		const readKey = this.readKey(key, place);
		let colon = false;
		for (const part of sep) if (part.type === "map-value-ind" && !colon) colon = true;
		else if (part.type === "newline" && !colon) unusual();
		else checkTrivia(part);
		if (!colon) unusual();
		return {
			key: readKey,
			value: this.#readValue(value, place, depth),
			aliased: value.type === "alias"
		};
	}
	#readValue(value, place, depth) {
		this.#composition.checkDepth(depth, value.offset, value.offset);
		switch (value.type) {
			case "alias": return this.readAlias(value);
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.#scalars.readFlowScalar(value, place);
			case "flow-collection": return this.readFlow(value, place.indent, depth);
			default: return unusual();
		}
	}
};
/** Whether an item of a flow collection is nothing but what stands behind the last entry. */
function isTrailingComma({ start, key, sep, value }, index, count) {
	if (key !== void 0 || sep !== void 0 || value !== void 0) return false;
	if (index !== count - 1) unusual();
	checkComma(start, index > 0 && start.some(({ type }) => type === "comma"));
	return true;
}
/** Between two entries stands one comma, before the first none. */
function checkComma(start, expected) {
	let commas = 0;
	for (const part of start) if (part.type === "comma") commas++;
	else checkTrivia(part);
	if (commas !== (expected ? 1 : 0)) unusual();
}
// src/parse/read-scalar.ts
const PLAIN_START = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|[-?:]\S)/;
const BLOCK_HEADER = /^[|>][-+]?$/;
/** Scalars of the package's tokens: their extent as `yaml` found it, their text as go-yaml reads it. */
var ScalarReader = class {
	#text;
	#composition;
	#scanner;
	/** Where the block scalar that was read last ends in the text. */
	lastEnd = 0;
	constructor(text, composition) {
		this.#text = text;
		this.#composition = composition;
		this.#scanner = createScanner(text);
	}
	/** A plain or quoted scalar. */
	readFlowScalar(token, place) {
		for (const trailing of token.end ?? []) checkTrivia(trailing);
		switch (token.type) {
			case "scalar": return this.#readPlain(token, place);
			case "single-quoted-scalar": return this.#readQuoted(token, "single-quoted", place);
			case "double-quoted-scalar": return this.#readQuoted(token, "double-quoted", place);
			default: return unusual();
		}
	}
	/** A literal or folded scalar. */
	readBlockScalar(token, indent) {
		const [header, ...trivia] = token.props;
		if (header?.type !== "block-scalar-header" || !BLOCK_HEADER.test(header.source)) unusual();
		let contentStart = header.offset + header.source.length;
		for (const part of trivia) {
			checkTrivia(part);
			contentStart += "source" in part ? part.source.length : 0;
		}
		seek(this.#scanner, header.offset, indent, 0);
		const style = header.source.startsWith("|") ? "literal" : "folded";
		const scanned = scanBlock(this.#scanner, style);
		if (scanned.end !== contentStart + token.source.length) unusual();
		const end = endOfBlock(this.#text, scanned.start, scanned.end);
		this.lastEnd = end;
		return this.#composition.scalar(scanned.start, end, scanned.text, style);
	}
	#readPlain({ source, offset }, place) {
		if (!PLAIN_START.test(source)) unusual();
		const end = offset + source.length;
		const text = place.inFlow || source.includes("\n") ? this.#scan(offset, end, place, () => scanPlain(this.#scanner)) : source;
		return this.#composition.scalar(offset, end, text, "plain");
	}
	#readQuoted({ source, offset }, style, place) {
		const end = offset + source.length;
		const text = (style === "single-quoted" ? /^'[^'\n]*'$/ : /^"[^"\\\n]*"$/).test(source) ? source.slice(1, -1) : this.#scan(offset, end, place, () => scanQuoted(this.#scanner, style));
		return this.#composition.scalar(offset, end, text, style);
	}
	#scan(start, end, place, scan) {
		seek(this.#scanner, start, place.indent, place.inFlow ? 1 : 0);
		const scanned = scan();
		if (scanned.end !== end) unusual();
		return scanned.text;
	}
};
// src/parse/read-yaml.ts
const UNUSUAL = Symbol("unusual");
/** Control characters, the line breaks of YAML 1.1, byte order marks. */
const UNUSUAL_CHARACTER = /[^\t\n\u0020-\u007e\u00a0-\u2027\u202a-\ud7ff\ud800-\udfff\ue000-\ufefe\uff00-\ufffd]/;
const ANCHOR = /^&[A-Za-z0-9_-]+$/;
/**
* One document's text → its tree, from the parts that the package `yaml` finds in it; undefined for an empty document.
* UNUSUAL when it holds a part that YAML 1.2 and kubectl's decoder (go-yaml v2) may read differently, or one that either
* refuses: then go-yaml's own rules must tell (`readGoYaml`). Whatever is read here reads the same there.
*/
function readYaml(document, limits) {
	if (UNUSUAL_CHARACTER.test(document.text)) return UNUSUAL;
	try {
		return new CstReader(document, limits).readStream(new import_dist.Parser().parse(document.text));
	} catch (error) {
		if (error instanceof Unusual || error instanceof DocumentError) return UNUSUAL;
		if (error instanceof RangeError) return UNUSUAL;
		throw error;
	}
}
var CstReader = class {
	#text;
	#composition;
	#scalars;
	#flows;
	/** Behind the last thing written: where a block collection ends. */
	#lastEnd = 0;
	constructor(document, limits) {
		this.#text = document.text;
		this.#composition = new Composition(document, limits);
		this.#scalars = new ScalarReader(document.text, this.#composition);
		this.#flows = new FlowReader(this.#composition, this.#scalars);
	}
	readStream(tokens) {
		let document;
		for (const token of tokens) if (token.type === "document" && document === void 0) document = token;
		else checkTrivia(token);
		return document && this.#readDocument(document);
	}
	#readDocument({ start, value, end }) {
		const [first, ...rest] = start;
		const marked = first?.type === "doc-start";
		for (const token of marked ? rest : start) checkTrivia(token);
		for (const token of end ?? []) checkTrivia(token);
		if (value === void 0) return marked ? unusual() : void 0;
		if (marked && !rest.some(({ type }) => type === "newline")) unusual();
		return this.#composition.finish(this.#node(value, -1, void 0, 0));
	}
	#node(token, indent, anchor, depth) {
		this.#composition.checkDepth(depth, token.offset, token.offset);
		if (token.type === "alias") {
			if (anchor !== void 0) unusual();
			this.#lastEnd = token.offset + token.source.length;
			return this.#flows.readAlias(token);
		}
		return this.#composition.anchored(anchor, () => this.#content(token, indent, depth + 1));
	}
	#content(token, indent, depth) {
		switch (token.type) {
			case "block-map": return this.#blockMap(token, depth);
			case "block-seq": return this.#blockSequence(token, depth);
			case "flow-collection":
				this.#lastEnd = (token.end[0]?.offset ?? 0) + 1;
				return this.#flows.readFlow(token, indent, depth);
			case "block-scalar": {
				const scalar = this.#scalars.readBlockScalar(token, indent);
				this.#lastEnd = this.#scalars.lastEnd;
				return scalar;
			}
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
				this.#lastEnd = token.offset + token.source.length;
				return this.#scalars.readFlowScalar(token, {
					indent,
					inFlow: false
				});
			default: return unusual();
		}
	}
	#blockMap({ offset, indent, items }, depth) {
		const pairs = [];
		for (const item of items) {
			for (const part of item.start) checkTrivia(part);
			if (item.key === void 0 && item.sep === void 0 && item.value === void 0) continue;
			pairs.push(this.#blockPair(item, indent, depth));
		}
		return this.#composition.map(this.#firstKey(items) ?? offset, this.#lastEnd, pairs);
	}
	#firstKey(items) {
		return items.find(({ key }) => key)?.key?.offset;
	}
	#blockPair({ key, sep, value }, indent, depth) {
		const read = this.#flows.readKey(key, {
			indent,
			inFlow: false
		});
		if (!key || this.#columnOf(key.offset) !== indent) unusual();
		const lead = this.#lead(sep ?? [], "map-value-ind");
		if (value === void 0) return {
			key: read,
			value: this.#empty(lead),
			aliased: false
		};
		if (lead.broken) {
			const deepest = value.type === "block-seq" ? indent : indent + 1;
			if (this.#columnOf(value.offset) < deepest) unusual();
		} else if (value.type === "block-map" || value.type === "block-seq") unusual();
		return {
			key: read,
			value: this.#node(value, indent, lead.anchor, depth),
			aliased: value.type === "alias"
		};
	}
	#blockSequence({ indent, items }, depth) {
		const nodes = [];
		let start;
		for (const { start: parts, value } of items) {
			const dash = parts.find(({ type }) => type === "seq-item-ind");
			if (dash === void 0) {
				if (value !== void 0) unusual();
				for (const part of parts) checkTrivia(part);
				continue;
			}
			if (this.#columnOf(dash.offset) !== indent) unusual();
			start ??= dash.offset;
			nodes.push(this.#sequenceItem(parts, value, indent, depth));
		}
		return this.#composition.sequence(start ?? unusual(), this.#lastEnd, nodes);
	}
	#sequenceItem(parts, value, indent, depth) {
		const lead = this.#lead(parts, "seq-item-ind");
		if (value === void 0) return this.#empty(lead);
		const nested = value.type === "block-map" || value.type === "block-seq";
		if (lead.broken) {
			if (this.#columnOf(value.offset) <= indent) unusual();
		} else if (nested && lead.anchor !== void 0) unusual();
		return this.#node(value, indent, lead.anchor, depth);
	}
	/** An indicator, perhaps an anchor, and the trivia around them. */
	#lead(parts, indicator) {
		let end;
		let anchor;
		let broken = false;
		for (const part of parts) if (part.type === indicator && end === void 0 && (indicator === "seq-item-ind" || !broken)) {
			end = part.offset + 1;
			broken = false;
		} else if (part.type === "anchor" && end !== void 0 && anchor === void 0) {
			if (!ANCHOR.test(part.source)) unusual();
			anchor = part.source.slice(1);
			end = part.offset + part.source.length;
		} else {
			checkTrivia(part);
			broken ||= part.type === "newline";
		}
		return {
			anchor,
			broken,
			end: end ?? unusual()
		};
	}
	#empty({ anchor, end }) {
		this.#lastEnd = end;
		return this.#composition.anchored(anchor, () => this.#composition.scalar(end, end, "", "plain"));
	}
	#columnOf(offset) {
		return offset - this.#text.lastIndexOf("\n", offset - 1) - 1;
	}
};
// src/parse/split-documents.ts
const SPACE_AROUND = /^[\s\u0085]+|[\s\u0085]+$/g;
/**
* Documents as kubectl tells them apart before any YAML is parsed (apimachinery's YAMLReader): every line that starts
* with `---` ends one, also inside a quoted scalar, but for one that opens a document, which belongs to it. Behind the
* dashes only blanks and a comment may follow.
*/
function* splitDocuments(text, from) {
	let start = from;
	for (let line = separatorFrom(text, from); line !== -1;) {
		const lineEnd = endOfLine$1(text, line);
		const next = Math.min(lineEnd + 1, text.length);
		const rest = text.slice(line + 3, lineEnd).replaceAll(SPACE_AROUND, "");
		if (rest !== "" && !rest.startsWith("#")) {
			yield {
				start,
				end: line,
				badSeparator: {
					start: line,
					end: lineEnd,
					rest
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
/**
* YAML or JSON text → documents, told apart and read as kubectl does, except that the documents behind a broken one are
* read too. Never throws.
*/
function parseText(file, limits, skip) {
	const documents = [];
	for (const document of readDocuments(file, limits, skip)) {
		if (documents.length === limits.documents) {
			const fault = tooMany(document.span, limits);
			return {
				documents,
				faults: [...faultsOf(documents), fault]
			};
		}
		documents.push(document);
	}
	return {
		documents,
		faults: faultsOf(documents)
	};
}
function faultsOf(documents) {
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
function* readDocuments(file, limits, skip) {
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
		const document = parseRange(file, range, limits, skip);
		if (jsonError === void 0 || document.fault === void 0) yield document;
		else yield {
			...document,
			fault: eitherFault(document.fault, jsonError, values.length > 0)
		};
		jsonError = void 0;
	}
}
function parseRange(file, { start, end, badSeparator }, limits, skip) {
	const span = {
		file,
		start,
		end
	};
	const fault = badSeparator && separatorFault(file, badSeparator);
	const document = documentText(file, start, end);
	const skipped = skip?.(document.text);
	if (skipped !== void 0) return {
		span,
		root: void 0,
		fault,
		skipped
	};
	try {
		const root = readYaml(document, limits);
		return {
			span,
			root: root === UNUSUAL ? readGoYaml(document, limits) : root,
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
function separatorFault(file, { start, end, rest }) {
	return {
		at: {
			file,
			start,
			end
		},
		message: "Only a comment may follow `---` on its line: kubectl stops reading the file here",
		kubectl: `invalid Yaml document separator: ${rest}`,
		help: "Move what follows the dashes to a line of its own."
	};
}
/** Neither JSON nor YAML: kubectl reports what the JSON decoder said, wherever the mistake is easier to see. */
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
/** Offsets of encoding/json count bytes, and stand behind the offending one. */
function jsonErrorText(file, { start, end, words }) {
	const text = words.kubectl ?? "invalid JSON";
	if (start === end) return text;
	return `json: offset ${new TextEncoder().encode(file.text.slice(0, end)).length}: ${text}`;
}
// src/parse/parse-file.ts
const KUSTOMIZATIONS = /* @__PURE__ */ new Set([
	"kustomization.yaml",
	"kustomization.yml",
	"Kustomization"
]);
const YAML_NAME = /\.(?:ya?ml|json)$/;
const MANIFEST_LINES = /(?:^|[{,][ \t]*)["']?(?:apiVersion|kind)["']?[ \t]*:|"(?:apiVersion|kind)"[ \t]*:/m;
/** One file of the tree → what it is and what is in it. Never throws; whatever is left alone says why. */
function parseFile(path, content, limits) {
	if (content.kind === "unreadable") return leftAlone$1(path, void 0, "unreadable", content.reason);
	const isKustomization = KUSTOMIZATIONS.has(path.slice(path.lastIndexOf("/") + 1));
	if (!isKustomization && !YAML_NAME.test(path)) return leftAlone$1(path, void 0, "not-yaml", "not a .yaml, .yml or .json file");
	if (content.bytes.length > limits.fileSize) return leftAlone$1(path, void 0, "too-large", `larger than ${limits.fileSize} bytes, the limit`);
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content.bytes);
	const file = {
		path,
		text
	};
	if (!isKustomization && !MANIFEST_LINES.test(text)) return leftAlone$1(path, file, "not-kubernetes", "no document has apiVersion and kind");
	const { documents, faults } = parseText(file, limits);
	const parsed = documents.map(({ span, root }) => ({
		span,
		root,
		manifests: isKustomization ? [] : manifestsOf(root)
	}));
	return {
		path,
		class: { kind: isKustomization ? "kustomization" : "manifests" },
		source: file,
		documents: parsed,
		faults
	};
}
function leftAlone$1(path, source, as, reason) {
	return {
		path,
		class: {
			kind: "left-alone",
			as,
			reason
		},
		source,
		documents: [],
		faults: []
	};
}
// src/render/plain-builds.ts
/**
* One build per folder: what `kubectl apply -f FOLDER` would apply, in the order of the files. `more` are objects that something
* in a folder makes. Folders without objects make no build.
*/
function plainBuilds(files, more) {
	const objectsOf = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (file.class.kind !== "manifests") continue;
		const objects = file.documents.flatMap(({ manifests }) => manifests);
		if (objects.length > 0) append(objectsOf, folderOf$1(file.path), objects);
	}
	for (const [folder, objects] of more) append(objectsOf, folder, objects);
	return [...objectsOf.entries()].sort(([a], [b]) => a < b ? -1 : 1).map(([id, objects]) => ({
		id,
		kind: "folder",
		objects,
		partial: []
	}));
}
/** The folder of a path; `.` for the root. */
function folderOf$1(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
function append(objectsOf, folder, objects) {
	const known = objectsOf.get(folder);
	if (known === void 0) objectsOf.set(folder, [...objects]);
	else for (const object of objects) known.push(object);
}
// src/render/plain-generators.ts
const GENERATORS = [["configMapGenerator", "ConfigMap"], ["secretGenerator", "Secret"]];
/**
* The ConfigMaps and Secrets that kustomizations generate, by folder, under the name that the folder's manifests use for them
* (without hash). Nothing is transformed or merged here.
*/
function plainGenerators(tree, files) {
	const generated = /* @__PURE__ */ new Map();
	for (const file of files) {
		if (file.class.kind !== "kustomization") continue;
		const root = file.documents.find((document) => document.root?.kind === "map")?.root;
		const folder = folderOf$1(file.path);
		const objects = GENERATORS.flatMap(([field, kind]) => itemsAt(root, field).flatMap((item) => item.kind === "map" ? generate({
			tree,
			folder,
			kind,
			item
		}) : []));
		if (objects.length > 0) generated.set(folder, objects);
	}
	return generated;
}
function generate(generator) {
	const { folder, kind, item } = generator;
	const name = scalarAt(item, "name");
	if (name === void 0 || name.text === "") return [];
	const namespace = scalarAt(item, "namespace");
	const data = [
		...literals(item),
		...fileEntries(generator),
		...envEntries(generator)
	];
	const node = {
		...mapOf$1(item, [
			entry(item, "apiVersion", text(item, "v1")),
			entry(item, "kind", text(item, kind)),
			entry(item, "metadata", mapOf$1(item, [entry(name, "name", name), ...namespace === void 0 ? [] : [entry(namespace, "namespace", namespace)]])),
			entry(item, kind === "ConfigMap" ? "data" : "stringData", mapOf$1(item, data))
		]),
		way: {
			step: {
				kind: "generator",
				at: item,
				in: folder
			},
			before: void 0
		}
	};
	return [{
		apiVersion: "v1",
		group: "",
		kind,
		name: name.text,
		namespace: namespace?.text || void 0,
		node,
		road: "kustomize"
	}];
}
function literals(item) {
	return scalarsOf(item, "literals").flatMap((literal) => {
		const at = literal.text.indexOf("=");
		if (at < 1) return [];
		const value = literal.text.slice(at + 1).replace(/^(["'])([^]*)\1$/, "$2");
		return [entry(literal, literal.text.slice(0, at), text(literal, value))];
	});
}
function fileEntries({ tree, folder, item }) {
	return scalarsOf(item, "files").map((file) => {
		const at = file.text.indexOf("=");
		const path = file.text.slice(at + 1);
		return entry(file, at === -1 ? posix.basename(path) : file.text.slice(0, at), text(file, contentOf(tree, folder, path)));
	});
}
function envEntries({ tree, folder, item }) {
	const single = scalarAt(item, "env");
	return [...scalarsOf(item, "envs"), ...single === void 0 ? [] : [single]].flatMap((file) => contentOf(tree, folder, file.text).split(/\r?\n/).flatMap((line) => {
		const [, key, value] = /^\s*([^#=\s][^=]*)=(.*)$/.exec(line) ?? [];
		return key === void 0 ? [] : [entry(file, key, text(file, value ?? ""))];
	}));
}
function contentOf(tree, folder, path) {
	const content = tree.read(posix.join(folder, path));
	return content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : "";
}
function scalarsOf(item, field) {
	return itemsAt(item, field).filter((node) => node.kind === "scalar");
}
function mapOf$1({ file, start, end }, entries) {
	return {
		kind: "map",
		file,
		start,
		end,
		entries
	};
}
function entry(at, name, value) {
	return {
		key: text(at, name),
		name,
		value
	};
}
function text({ file, start, end }, value) {
	return {
		kind: "scalar",
		file,
		start,
		end,
		text: value,
		style: "double-quoted"
	};
}
// src/render/plain-patches.ts
/** Fields of a kustomization whose files are no objects of their own, with the field of each item that holds the path. */
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
/** The files that kustomizations use as patches or as configuration of kustomize, left alone: they are never read as objects. */
function plainPatches(files) {
	const kustomizations = files.filter((file) => file.class.kind === "kustomization");
	const usedBy = /* @__PURE__ */ new Map();
	const resources = /* @__PURE__ */ new Set();
	for (const file of kustomizations) {
		const folder = folderOf$1(file.path);
		for (const { root } of file.documents) {
			if (root?.kind !== "map") continue;
			for (const path of patchPaths(root)) usedBy.set(posix.join(folder, path), file.path);
			for (const path of resourcePaths(root)) resources.add(posix.join(folder, path));
		}
	}
	return new Map(files.flatMap((file) => {
		const kustomization = usedBy.get(file.path);
		if (kustomization === void 0 || resources.has(file.path)) return [];
		const left = {
			kind: "left-alone",
			as: "patch",
			reason: `a patch or configuration of ${kustomization}`
		};
		return [[file.path, {
			...file,
			class: left
		}]];
	}));
}
function patchPaths(root) {
	const openapi = textOf$4(valueAt(root, "openapi", "path"));
	return [...PATCH_FIELDS.flatMap(([field, path]) => itemsAt(root, field).flatMap((item) => textOf$4(path === void 0 ? item : scalarAt(item, path)))), ...openapi];
}
function resourcePaths(root) {
	return RESOURCE_FIELDS.flatMap((field) => itemsAt(root, field).flatMap(textOf$4));
}
/** A path, not an inline patch. */
function textOf$4(node) {
	if (node?.kind !== "scalar" || node.text === "" || node.text.includes("\n")) return [];
	return [node.text];
}
// src/render/render-builds.ts
/** As written → as applied: every entry point of the tree as one build, each field still knowing where it came from. */
function renderBuilds(tree, files, _settings) {
	const patches = plainPatches(files);
	const classified = files.map((file) => patches.get(file.path) ?? file);
	return {
		builds: plainBuilds(classified, plainGenerators(tree, classified)),
		files: classified,
		findings: []
	};
}
// src/run-rules.ts
/** The severity of a rule in this run: the configuration's, else the one under `--strict`, else its own. */
function severityOf(meta, settings) {
	const configured = settings.rules.get(meta.id);
	if (configured !== void 0) return configured;
	return settings.strict ? meta.strict ?? meta.severity : meta.severity;
}
/** Asks every rule that is on. One problem per finding and build, in the order of the rules. */
function runRules(rules, evidence, settings) {
	const problems = [];
	for (const { meta, check } of rules) {
		if (severityOf(meta, settings) === "off") continue;
		for (const finding of check(evidence)) problems.push(problemOf(finding, meta, settings));
	}
	return problems;
}
/**
* A finding as the problem of one rule. A severity of its own (`info` where a collision is harmless) holds unless the
* configuration says something about the rule.
*/
function problemOf(finding, meta, settings) {
	const { build, severity: own, ...rest } = finding;
	const ofRule = severityOf(meta, settings);
	const severity = settings.rules.has(meta.id) ? ofRule : own ?? ofRule;
	return {
		...rest,
		rule: meta.id,
		severity: severity === "off" ? "info" : severity,
		builds: build === void 0 ? [] : [build]
	};
}
// src/suppress/apply-suppressions.ts
/**
* Splits the problems of single builds (an overlay may silence its own) into those left and those that a comment or an
* annotation silences.
*/
function applySuppressions(problems, comments, annotations) {
	const commentsAt = /* @__PURE__ */ new Map();
	for (const comment of comments) {
		const list = commentsAt.get(keyOf(comment));
		if (list === void 0) commentsAt.set(keyOf(comment), [comment]);
		else list.push(comment);
	}
	const used = /* @__PURE__ */ new Set();
	const left = [];
	const silenced = [];
	for (const problem of problems) {
		const place = positionOf(problem.at);
		const written = commentsAt.get(`${problem.rule} ${place.path}`) ?? [];
		const carried = (problem.subject?.annotated ?? []).flatMap((node) => annotations.get(node) ?? []);
		const covering = [...written.filter((suppression) => covers(suppression, place)), ...carried.filter(({ rule }) => rule === problem.rule)];
		for (const suppression of covering) used.add(identityOf$2(suppression));
		const [by] = covering;
		if (by === void 0) left.push(problem);
		else silenced.push({
			problem,
			by: by.at,
			reason: by.reason
		});
	}
	return {
		left,
		silenced,
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
/** One per place: an annotation that several builds carry is dead only when it silences nothing in all of them. */
function deadOf(all, used) {
	const dead = /* @__PURE__ */ new Map();
	for (const suppression of all) {
		const identity = identityOf$2(suppression);
		if (!used.has(identity)) dead.set(identity, suppression);
	}
	return [...dead.values()];
}
/** The same for copies of one annotation in several builds. */
function identityOf$2({ rule, at }) {
	return `${rule} ${at.start} ${at.file.path}`;
}
// src/suppress/find-comments.ts
const MARK = "envfrom-ignore";
const COMMENT$1 = /(?:^|(?<=\s))#+[ \t]*envfrom-ignore[^\r\n]*/gm;
/**
* The comments of a file that may silence something, in its order. What only looks like one inside a scalar (a script in a
* ConfigMap) is none. A document that cannot be read has no scalars: there, every `#` after white space counts.
*/
function findComments({ source, documents }) {
	if (source === void 0 || !source.text.includes(MARK)) return [];
	const scalars = scalarRanges(documents.flatMap(({ root }) => root ?? []));
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
/** Where scalars stand, sorted; keys and values that a later duplicate replaced, too. */
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
/** A comment may follow the `|` of a block scalar. */
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
/**
* What `unused-suppression` says about suppressions that silenced nothing. One whose rule did not run (`ran`) may be
* needed by those who run it: silence.
*/
function findDeadSuppressions(dead, rules, ran) {
	const known = new Set(rules.map(({ id }) => id));
	return dead.filter(({ rule }) => ran.has(rule) || !known.has(rule)).map((suppression) => {
		const { message, help } = wordsFor(suppression, known);
		return {
			at: suppression.at,
			message,
			help
		};
	});
}
function wordsFor({ rule, scope }, known) {
	const what = scope.kind === "object" ? "annotation" : "comment";
	if (rule === "") return {
		message: `This ${what} names no rule, so it silences nothing.`,
		help: "Name the rule: `# envfrom-ignore <rule> -- <reason>`."
	};
	if (!known.has(rule)) {
		const nearest = nearestName(rule, known);
		return {
			message: `This ${what} silences \`${rule}\`, but there is no such rule.${nearest === void 0 ? "" : ` Did you mean \`${nearest}\`?`}`,
			help: "Correct the rule, or remove it. `envfrom rules` lists them."
		};
	}
	return {
		message: `This ${what} silences \`${rule}\`, but the rule reports nothing ${{
			file: "in this file",
			lines: "on the line it is about",
			object: "about this object"
		}[scope.kind]}.`,
		help: `Remove the ${what}: it would hide the next real problem.`
	};
}
// src/suppress/read-annotations.ts
const PREFIX = "ignore.envfrom.dev/";
/** The suppressions that a `metadata` map carries: `ignore.envfrom.dev/<rule>: reason`, one per annotation. */
function readAnnotations(metadata) {
	const suppressions = [];
	for (const { name, key, value } of entriesAt(metadata, "annotations")) {
		if (!name.startsWith(PREFIX)) continue;
		const reason = value.kind === "scalar" ? value.text.trim() : "";
		suppressions.push({
			rule: name.slice(19),
			reason: reason === "" ? void 0 : reason,
			at: key,
			scope: { kind: "object" }
		});
	}
	return suppressions;
}
// src/suppress/read-comments.ts
const COMMENT = /^#+\s*envfrom-ignore(-file)?(?=\s|$)(.*)$/s;
const COMMENT_OR_BLANK = /^\s*(#|$)/;
/**
* The suppressions that the comments of one file write, in their order, one per rule named; ordinary comments give none.
* `# envfrom-ignore <rule>[, <rule>] [-- reason]` is about its own line or, alone on a line, about the next line that
* is no comment; where that line starts a list item, about the whole item. `# envfrom-ignore-file` is about the file.
*/
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
		read.push(rules.map((rule) => ({
			rule,
			reason,
			at: comment,
			scope
		})));
	}
	return read.reverse().flat();
}
/** ` rule-a, rule-b -- why` in its parts; one empty rule when none is named. */
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
/** The lines a comment is about. `targets` keeps what later comments of the file are about: a block of comments stays linear. */
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
/** The last line of the list item that starts on a line; the line itself when none does. */
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
/** Text of a 1-based line, with its end. */
function textOfLine(file, line) {
	const starts = lineStarts(file);
	const start = starts[line - 1] ?? file.text.length;
	return file.text.slice(start, starts[line] ?? file.text.length);
}
// src/silence-problems.ts
/** Takes out what comments and annotations silence, and adds what `unused-suppression` says about the dead ones. */
function silenceProblems(found, evidence, rules, settings) {
	if (settings.suppressions === "ignore") return {
		left: found,
		silenced: []
	};
	const { left, silenced, dead } = applySuppressions(found, evidence.files.flatMap((file) => readComments(findComments(file))), annotationsOf$1(evidence));
	const metas = rules.map(({ meta }) => meta);
	const reporter = metas.find(({ id }) => id === "unused-suppression");
	if (reporter === void 0 || severityOf(reporter, settings) === "off") return {
		left,
		silenced
	};
	const ran = metas.filter((meta) => severityOf(meta, settings) !== "off").map(({ id }) => id);
	const more = findDeadSuppressions(dead, metas, new Set(ran));
	return {
		left: [...left, ...more.map((finding) => problemOf(finding, reporter, settings))],
		silenced
	};
}
/** The suppressions on every object and pod template, by the `metadata` that carries them. */
function annotationsOf$1(evidence) {
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
// src/check.ts
/** The order of the stages, from the files of a run to what a reporter gets. Pure: the same tree gives the same report. */
function check(tree, rules, settings) {
	const { builds, files } = renderBuilds(tree, [...tree.paths.filter(isManifestName).map((path) => parseFile(path, tree.read(path), settings.limits)), ...(tree.excluded ?? []).map(excludedFile)].sort((a, b) => a.path < b.path ? -1 : 1), settings);
	const evidence = gatherEvidence(builds, files, settings);
	const { left, silenced } = silenceProblems(runRules(rules, evidence, settings), evidence, rules, settings);
	return {
		problems: mergeProblems(left),
		silenced,
		files,
		builds,
		references: evidence.references,
		environments: evidence.environments,
		rules: rules.map(({ meta }) => meta)
	};
}
function excludedFile(path) {
	return {
		path,
		class: {
			kind: "left-alone",
			as: "excluded",
			reason: "the configuration or a flag excludes it"
		},
		source: void 0,
		documents: [],
		faults: []
	};
}
// src/cli/color.ts
/**
* Whether to colour what goes to a stream: the flag decides, then FORCE_COLOR and NO_COLOR, then the terminal. Logs of
* GitHub Actions show colours.
*/
function hasColor(flags, { env }, sink) {
	const flag = flags.has("no-color") ? "never" : flags.get("color")?.at(-1);
	if (flag === "always" || flag === "never") return flag === "always";
	if (sink === void 0) return false;
	const force = env["FORCE_COLOR"];
	if (force !== void 0) return force !== "0" && force !== "false";
	if ((env["NO_COLOR"] ?? "") !== "") return false;
	if (env["GITHUB_ACTIONS"] === "true") return true;
	return sink.isTTY === true && env["TERM"] !== "dumb";
}
// src/model/cannot-run.ts
/** What the user must fix first (a bad flag, no such path). Caught at the edges: one line, exit 2. Never for problems in manifests. */
var CannotRun = class extends Error {
	name = "CannotRun";
	help;
	constructor(message, help) {
		super(message);
		this.help = help;
	}
};
// src/io/glob.ts
/** Whether a text is a glob rather than a plain path. */
function isGlob(text) {
	return /[*?[{]/.test(text);
}
/**
* A matcher for paths: `*` and `?` within a name, `**` across folders, `[a-z]`, `{a,b}`. A pattern without `/` matches at
* any depth, as in ignore files; one that names a folder matches everything in it.
*/
function pathMatcher(pattern) {
	const trimmed = pattern.replace(/^\.\//, "").replace(/\/+$/, "");
	const anchored = trimmed.includes("/") ? trimmed.replace(/^\//, "") : `**/${trimmed}`;
	const expression = new RegExp(`^${sourceOf(anchored)}(?:/.*)?$`, "s");
	return (path) => expression.test(path);
}
/** A matcher for names (of workloads, of namespaces): `*` is any text, `?` one character. */
function nameMatcher(pattern) {
	const source = escape(pattern).replaceAll(String.raw`\*`, ".*").replaceAll(String.raw`\?`, ".");
	const expression = new RegExp(`^${source}$`, "s");
	return (name) => expression.test(name);
}
const TOKEN = /(?:\*\*\/)+|\*{2,}|\*|\?|\[[!^]?[^\]/]+\]|[{},]|[^*?[{},]+|\[/g;
/** A regular expression for a glob; braces that do not pair are plain characters. */
function sourceOf(glob) {
	const paired = /^[^{}]*(?:\{[^{}]*\}[^{}]*)*$/.test(glob);
	let inBraces = false;
	let source = "";
	for (const [token] of glob.matchAll(TOKEN)) {
		if (paired && (token === "{" || token === "}")) inBraces = token === "{";
		source += sourceOfToken(token, paired, inBraces);
	}
	return source;
}
function sourceOfToken(token, paired, inBraces) {
	if (token.startsWith("**/")) return "(?:.*/)?";
	if (token.startsWith("**")) return ".*";
	if (token === "*") return "[^/]*";
	if (token === "?") return "[^/]";
	if (token.length > 1 && token.startsWith("[")) return classSource(token);
	if (token === "," && inBraces) return "|";
	if (paired && token === "{") return "(?:";
	if (paired && token === "}") return ")";
	return escape(token);
}
/** `[!a-z]` → `[^a-z]`; a range that is no range (`[z-a]`) is plain characters. */
function classSource(token) {
	const body = token.slice(1, -1).replace(/^[!^]/, "");
	const source = `[${body.length < token.length - 2 ? "^" : ""}${body.replaceAll(/[\\^[\]]/g, String.raw`\$&`)}]`;
	return isRegExp(source) ? source : escape(token);
}
function isRegExp(source) {
	try {
		return new RegExp(source) instanceof RegExp;
	} catch {
		return false;
	}
}
function escape(text) {
	return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
// src/io/locate-paths.ts
/** What the path arguments name. Throws CannotRun for one that does not exist. */
function locatePaths(cwd, paths) {
	const here = realpathSync(cwd);
	const targets = (paths.length === 0 ? ["."] : paths).map((path) => targetOf(here, path));
	const folders = targets.map((target) => folderOf(target, here));
	const start = commonFolder(folders);
	const tops = new Set(folders.map(workTreeOf));
	const [top] = tops;
	if (tops.size === 1 && top !== void 0) return {
		here,
		root: top,
		start,
		targets
	};
	return {
		here,
		root: isWithin(here, start) ? here : start,
		start,
		targets
	};
}
/** The top of the git work tree around a folder, or undefined. */
function workTreeOf(folder) {
	for (let at = folder;; at = dirname(at)) {
		if (existsSync(join$1(at, ".git"))) return at;
		if (dirname(at) === at) return void 0;
	}
}
/** Whether `path` is `folder` or lies in it; both absolute. */
function isWithin(folder, path) {
	return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
/** A path relative to the root of the run, with `/` on every operating system. */
function pathFrom(root, absolute) {
	return relative(root, absolute).split(sep).join("/");
}
/** What exists at a path; undefined for nothing. */
function whatIsAt(cwd, path) {
	const stats = statOf(resolve(cwd, path));
	if (stats === void 0) return void 0;
	return stats.isDirectory() ? "folder" : "file";
}
function targetOf(cwd, path) {
	if (path === "-") return { kind: "stdin" };
	const absolute = resolve(cwd, path);
	const stats = statOf(absolute);
	if (stats === void 0) {
		if (isGlob(path)) return globTarget(cwd, path);
		throw new CannotRun(`No such file or directory: \`${path}\`.`, nearestPathHelp(cwd, absolute));
	}
	if (stats.isDirectory()) return {
		kind: "folder",
		path: realpathSync(absolute)
	};
	if (stats.isFile()) return {
		kind: "file",
		path: realpathSync(absolute)
	};
	return {
		kind: "stream",
		path: absolute
	};
}
function statOf(path) {
	try {
		return statSync(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
/** The pattern, cut at its first part that is no plain name: `k8s/*.yaml` is `*.yaml` in `k8s`. */
function globTarget(cwd, path) {
	const parts = path.split(/[/\\]/).filter((part) => part !== ".");
	const plain = parts.slice(0, parts.findIndex(isGlob));
	const folder = resolve(cwd, path.startsWith("/") ? "/" : "", ...plain);
	if (statOf(folder)?.isDirectory() !== true) throw new CannotRun(`No such directory: \`${plain.join("/")}\`, of the glob \`${path}\`.`, nearestPathHelp(cwd, folder));
	const pattern = `/${parts.slice(plain.length).join("/")}`;
	return {
		kind: "glob",
		folder: realpathSync(folder),
		pattern,
		as: path
	};
}
function folderOf(target, cwd) {
	switch (target.kind) {
		case "folder": return target.path;
		case "file": return dirname(target.path);
		case "glob": return target.folder;
		default: return cwd;
	}
}
function commonFolder(folders) {
	let common = folders[0] ?? sep;
	for (const folder of folders) while (!isWithin(common, folder) && dirname(common) !== common) common = dirname(common);
	return common;
}
/** "Did you mean `k8s/app.yaml`?", from the nearest folder that exists. */
function nearestPathHelp(cwd, absolute) {
	const folder = dirname(absolute);
	if (statOf(folder)?.isDirectory() !== true) return dirname(folder) === folder ? void 0 : nearestPathHelp(cwd, folder);
	const nearest = nearestName(basename(absolute), namesIn(folder));
	if (nearest === void 0) return void 0;
	return `Did you mean \`${pathFrom(cwd, join$1(folder, nearest))}\`?`;
}
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
// src/io/find-config.ts
const NAMES = [
	".envfrom.yaml",
	".envfrom.yml",
	".config/envfrom.yaml"
];
/** The nearest configuration file, from a folder up to the root; in one folder the first name wins. */
function findConfig(start, root) {
	for (let folder = start;; folder = dirname(folder)) {
		for (const name of NAMES) {
			const path = join$1(folder, name);
			if (isFile(path)) return readConfigFile(path, pathFrom(root, path));
		}
		if (folder === root || !isWithin(root, folder) || dirname(folder) === folder) return void 0;
	}
}
/** The configuration file that the user names. Throws CannotRun when it cannot be read. */
function namedConfig(cwd, path) {
	return readConfigFile(resolve(cwd, path), path);
}
function isFile(path) {
	try {
		return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
	} catch {
		return false;
	}
}
function readConfigFile(absolute, path) {
	try {
		return {
			path,
			text: readFileSync(absolute, "utf8")
		};
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
		throw new CannotRun(`Cannot read the configuration \`${path}\`: ${code === "ENOENT" ? "there is no such file" : code}.`);
	}
}
// src/io/list-with-git.ts
/** Text that git lists for a large repository, in bytes. */
const MAX_OUTPUT = 1073741824;
/**
* The files of a work tree below some folders (relative to its top; none: all): tracked ones that still exist, and unless
* `trackedOnly` those that are new and not ignored. Submodules and nested repositories are left out. Undefined when git is
* not installed or refuses.
*/
async function listWithGit(top, folders, trackedOnly) {
	const listing = "-z -t --stage --cached --deleted".split(" ");
	const others = trackedOnly ? [] : ["--others", "--exclude-standard"];
	const output = await runGit(top, [
		"ls-files",
		...listing,
		...others,
		"--",
		...folders
	]);
	return output === void 0 ? void 0 : readListing(top, output);
}
/** Lines are `H <mode> <object> <stage>\t<path>`, `R` the same again for a deleted file, `? <path>` for an untracked one. */
function readListing(top, output) {
	const files = /* @__PURE__ */ new Set();
	const symlinks = /* @__PURE__ */ new Set();
	for (const line of output.split("\0")) {
		if (line.startsWith("? ")) {
			const path = line.slice(2);
			if (!path.endsWith("/")) (isSymlink(top, path) ? symlinks : files).add(path);
			continue;
		}
		const match = /^(\S) (\d+) \S+ \d\t(.+)$/s.exec(line);
		if (match === null) continue;
		const [, tag = "", mode = "", path = ""] = match;
		if (tag === "R" || tag === "S" && !exists(top, path)) {
			files.delete(path);
			symlinks.delete(path);
		} else if (mode === "120000") symlinks.add(path);
		else if (mode.startsWith("100")) files.add(path);
	}
	return {
		files: [...files],
		symlinks: [...symlinks]
	};
}
function exists(top, path) {
	return lstatSync(join$1(top, path), { throwIfNoEntry: false }) !== void 0;
}
function isSymlink(top, path) {
	return lstatSync(join$1(top, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
/**
* Runs git for reading only: no locks, no hooks (a repository may name a file system monitor to start), no repository
* inherited from a hook's environment, and also where the folder belongs to someone else (containers of CI).
*/
function runGit(top, args) {
	const safe = [
		"-c",
		"core.fsmonitor=false",
		"-c",
		"core.quotePath=false",
		"-c",
		`safe.directory=${top}`
	];
	const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_PREFIX: _prefix, ...inherited } = process.env;
	const env = {
		...inherited,
		GIT_OPTIONAL_LOCKS: "0",
		LC_ALL: "C"
	};
	return new Promise((done) => {
		execFile("git", [
			"--literal-pathspecs",
			...safe,
			...args
		], {
			cwd: top,
			env,
			maxBuffer: MAX_OUTPUT,
			encoding: "utf8",
			windowsHide: true
		}, (error, stdout) => done(error === null ? stdout : void 0));
	});
}
// src/io/list-without-git.ts
const IGNORE_FILES = ["**/.gitignore", "**/.ignore"];
const NEVER = ["**/.git/**", "**/node_modules/**"];
/** Every file below a folder, outside git: without what its ignore files name; symlinks are not followed. */
async function listWithoutGit(folder) {
	const { globby } = await import("./globby.js");
	const paths = (await globby("**", {
		cwd: folder,
		dot: true,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
		suppressErrors: true,
		ignore: NEVER,
		ignoreFiles: IGNORE_FILES
	})).filter(({ path }) => !isAbsolute(path));
	return {
		files: paths.filter(({ dirent }) => dirent.isFile()).map(({ path }) => path),
		symlinks: paths.filter(({ dirent }) => dirent.isSymbolicLink()).map(({ path }) => path)
	};
}
// src/io/list-folder.ts
/**
* The files below a folder, absolute: as git lists them in a work tree, by a walk elsewhere, and also where the user names a folder
* that git ignores. A symlink counts when it leads to a file under the root that is not listed itself; one to a folder does not.
*/
async function listFolder(root, folder, trackedOnly) {
	const { base, files, symlinks } = await list(folder, trackedOnly);
	const listed = new Set(files.map((file) => join$1(base, file)));
	const linked = symlinks.map((link) => join$1(base, link)).filter((link) => {
		const target = fileBehind(link);
		return target !== void 0 && isWithin(root, target) && !listed.has(target);
	});
	return [...[...listed].map((absolute) => ({
		absolute,
		plain: true
	})), ...linked.map((absolute) => ({
		absolute,
		plain: false
	}))];
}
async function list(folder, trackedOnly) {
	const top = workTreeOf(folder);
	if (top !== void 0) {
		const listing = await listWithGit(top, top === folder ? [] : [pathFrom(top, folder)], trackedOnly);
		if (listing !== void 0 && listing.files.length + listing.symlinks.length > 0 || listing !== void 0 && trackedOnly) return {
			base: top,
			...listing
		};
	}
	return {
		base: folder,
		...await listWithoutGit(folder)
	};
}
function fileBehind(link) {
	try {
		const target = realpathSync(link);
		return statSync(target).isFile() ? target : void 0;
	} catch {
		return;
	}
}
// src/io/read-content.ts
/**
* Reads one file under the root. A file longer than `limit` bytes comes as its first `limit + 1`: enough to see that it is
* too long. `plain`: no part of the path is a symlink; else it is followed, but never out of the root. Pipes and devices
* are not opened, so nothing waits for them.
*/
function readContent(root, path, limit, plain) {
	try {
		const absolute = plain ? join$1(root, path) : realpathSync(join$1(root, path));
		if (!isWithin(root, absolute)) return outside();
		const stats = lstatSync(absolute);
		if (stats.isDirectory()) return {
			kind: "unreadable",
			reason: "it is a folder",
			cause: "folder"
		};
		if (!stats.isFile()) return {
			kind: "unreadable",
			reason: "it is no regular file"
		};
		return {
			kind: "bytes",
			bytes: readBytes(absolute, limit)
		};
	} catch (error) {
		return unreadable(error);
	}
}
function readBytes(absolute, limit) {
	const file = openSync(absolute, "r");
	try {
		const size = Math.min(fstatSync(file).size, limit) + 1;
		const bytes = new Uint8Array(size);
		let length = 0;
		for (let read = -1; read !== 0 && length < size; length += read) read = readSync(file, bytes, length, size - length, length);
		return bytes.subarray(0, length);
	} finally {
		closeSync(file);
	}
}
function outside() {
	return {
		kind: "unreadable",
		reason: "it is outside the repository, where nothing is read",
		cause: "outside"
	};
}
const REASONS = /* @__PURE__ */ new Map([
	["EACCES", "permission denied"],
	["EPERM", "permission denied"],
	["ELOOP", "its symlinks lead in a circle"],
	["ENAMETOOLONG", "its name is too long"],
	["EMFILE", "too many files are open"]
]);
/** In words of our own: the system's message holds the absolute path. */
function unreadable(error) {
	const code = codeOf(error);
	if (code === "ENOENT" || code === "ENOTDIR") return {
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
	};
	return {
		kind: "unreadable",
		reason: REASONS.get(code) ?? `the system says ${code}`
	};
}
function codeOf(error) {
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
	throw error;
}
// src/io/read-stream.ts
/** Reads a stream to its end, or its first `limit + 1` bytes: enough to see that it is too long. */
async function readStream(stream, limit) {
	const chunks = [];
	let length = 0;
	for await (const chunk of stream) {
		chunks.push(chunk);
		length += chunk.length;
		if (length > limit) break;
	}
	return {
		kind: "bytes",
		bytes: Buffer.concat(chunks).subarray(0, limit + 1)
	};
}
/** Reads a pipe or a device by its path. */
async function readPipe(path, limit) {
	return readStream(createReadStream(path), limit);
}
// src/io/open-tree.ts
/** The files that the targets name, listed by git in a work tree, by globby elsewhere. Throws CannotRun when a glob matches none. */
async function openTree(options) {
	const { root, targets } = options.located;
	const lists = await Promise.all(targets.map((target) => choose(target, options)));
	const chosen = /* @__PURE__ */ new Map();
	for (const file of lists.flat()) if (file.named || !chosen.has(file.path)) chosen.set(file.path, file);
	const wanted = filterOf(options);
	const paths = [...chosen.keys()].sort();
	const isIn = (path) => chosen.get(path)?.named === true || wanted(path);
	return {
		paths: paths.filter(isIn),
		excluded: paths.filter((path) => !isIn(path) && isManifestName(path)),
		read: (path) => chosen.get(path)?.content ?? readContent(root, path, options.fileSize, chosen.get(path)?.plain === true)
	};
}
async function choose(target, options) {
	const { located, stdin, fileSize } = options;
	switch (target.kind) {
		case "stdin": {
			const content = await readStream(stdin.stream, fileSize);
			return [{
				path: stdin.path,
				plain: true,
				named: true,
				content
			}];
		}
		case "stream": return [{
			path: `${pathFrom("/", target.path)}.yaml`,
			plain: true,
			named: true,
			content: await readPipe(target.path, fileSize)
		}];
		case "file": return [{
			path: pathFrom(located.root, target.path),
			plain: true,
			named: true
		}];
		case "folder": return chooseBelow(target.path, () => true, options);
		default: {
			const matches = pathMatcher(target.pattern);
			const chosen = await chooseBelow(target.folder, matches, options);
			if (chosen.length === 0) throw new CannotRun(`No file matches \`${target.as}\`.`);
			return chosen;
		}
	}
}
/** The files below a folder whose path, relative to it, matches. */
async function chooseBelow(folder, matches, { located, trackedOnly }) {
	return (await listFolder(located.root, folder, trackedOnly)).filter(({ absolute }) => matches(pathFrom(folder, absolute))).map(({ absolute, plain }) => {
		return {
			path: pathFrom(located.root, absolute),
			plain,
			named: false
		};
	});
}
function filterOf({ include, exclude }) {
	const included = include.map(pathMatcher);
	const excluded = exclude.map(pathMatcher);
	return (path) => (included.length === 0 || included.some((matches) => matches(path))) && !excluded.some((matches) => matches(path));
}
// src/model/limits.ts
const DEFAULT_LIMITS = {
	fileSize: 10485760,
	aliasNodes: 1e6,
	depth: 200,
	documents: 1e4
};
// src/report/escape-text.ts
/**
* What a terminal, a viewer or a reader would not show as it is: control characters (escape sequences start with one), C1
* controls, bidirectional overrides (Trojan Source), zero-width and blank characters, lone surrogates, non-characters.
*/
const UNSAFE = /(?! |\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{DI}\ufff9-\ufffb\ufffe\uffff]/gu;
/** The same without the `g` flag's memory. */
const ANY_UNSAFE = new RegExp(UNSAFE.source, "u");
const SHORT = /* @__PURE__ */ new Map([
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"]
]);
/** Text for one line of a human format: what cannot be seen is written as `\n`, `\u001b`, `\u{e0001}`. */
function escapeText(text) {
	if (!ANY_UNSAFE.test(text)) return text;
	return text.replace(UNSAFE, (char) => SHORT.get(char) ?? unicodeEscape(char));
}
/** One character as its escape, also when it could be shown. */
function unicodeEscape(char) {
	const point = char.codePointAt(0) ?? 0;
	const hex = point.toString(16);
	return point > 65535 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
/** JSON whose strings hold the same text with what cannot be seen as `\uXXXX`: lossless, and safe to print. */
function safeJson(value) {
	const json = JSON.stringify(value, void 0, 2);
	if (!ANY_UNSAFE.test(json.replaceAll("\n", ""))) return json;
	return json.replace(UNSAFE, (char) => char === "\n" ? char : codeUnitEscapes(char));
}
/** Cuts hostile lengths; names and messages of real manifests are far shorter. */
function clipText(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1)}…`;
}
function codeUnitEscapes(char) {
	let result = "";
	for (let index = 0; index < char.length; index += 1) result += `\\u${char.charCodeAt(index).toString(16).padStart(4, "0")}`;
	return result;
}
// src/report/style.ts
/** Whether there is colour is decided by the caller (`--color`, `NO_COLOR`, a terminal), never here. */
function styleOf(color) {
	return color ? COLORED : PLAIN;
}
function paint(format) {
	const [open = "", close = ""] = styleText(format, "\0", { validateStream: false }).split("\0");
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
// src/report/format-concise.ts
const MESSAGE_LENGTH$5 = 4e3;
/** One line per problem, `path:line:column: severity[rule] message`, for editors and grep; nothing when there is none. */
function formatConcise({ problems }, { color }) {
	const style = styleOf(color);
	return problems.map((problem) => `${lineOf(problem, style)}\n`).join("");
}
function lineOf({ at, severity, rule, message }, style) {
	const { path, line, column } = positionOf(at);
	const paint = {
		error: style.red,
		warning: style.yellow,
		info: style.cyan
	}[severity];
	return `${`${style.bold(escapeText(path))}:${line}:${column}:`} ${paint(severity)}[${escapeText(rule)}] ${escapeText(clipText(message, MESSAGE_LENGTH$5))}`;
}
// src/report/words.ts
/** From most to least severe. */
const SEVERITIES$1 = [
	"error",
	"warning",
	"info"
];
/** `1 file`, `2 files`, `1,204 files`. */
function count(number, noun, plural = `${noun}s`) {
	return `${number.toLocaleString("en-US")} ${number === 1 ? noun : plural}`;
}
/** `a`, `a and b`, `a, b and c`. */
function listOf(words) {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
/** A list that names at most `most` of its words and counts the rest. */
function shortListOf(words, most) {
	if (words.length <= most + 1) return listOf(words);
	return listOf([...words.slice(0, most), `${(words.length - most).toLocaleString("en-US")} more`]);
}
/** How many problems there are of each severity. */
function countSeverities(problems) {
	const counts = new Map(SEVERITIES$1.map((severity) => [severity, 0]));
	for (const { severity } of problems) counts.set(severity, (counts.get(severity) ?? 0) + 1);
	return counts;
}
/** `2 errors, 1 warning and 3 infos`; severities without problems are left out. */
function severityCounts(problems) {
	const counts = countSeverities(problems);
	return listOf(SEVERITIES$1.flatMap((severity) => {
		const number = counts.get(severity) ?? 0;
		return number === 0 ? [] : [count(number, severity)];
	}));
}
/** Errors, warnings, infos; otherwise in the order they were in. */
function worstFirst(problems) {
	return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ severity }) {
	return SEVERITIES$1.indexOf(severity);
}
// src/report/builds-of.ts
const MOST_BUILDS = 6;
/**
* `in overlays/prod and overlays/uat`: in which builds a problem holds. Undefined when that goes without saying: it is in no build, in
* plain manifests, or in the one build of the folder that its file is in.
*/
function buildsOf(problem, report) {
	const { builds } = problem;
	const [only, ...others] = builds;
	if (only === void 0) return void 0;
	if (others.length === 0) {
		if (kindsOf(report).get(only) !== "kustomization") return void 0;
		const { path } = hostSpan(problem.at).file;
		if (path.slice(0, path.lastIndexOf("/")) === only) return void 0;
	}
	return `in ${shortListOf(builds, MOST_BUILDS)}`;
}
const kindsOfReport = /* @__PURE__ */ new WeakMap();
function kindsOf(report) {
	let kinds = kindsOfReport.get(report);
	if (kinds === void 0) {
		kinds = new Map(report.builds.map(({ id, kind }) => [id, kind]));
		kindsOfReport.set(report, kinds);
	}
	return kinds;
}
// src/report/format-github.ts
/** Annotations of one kind that GitHub keeps per step; further ones vanish without a word. */
const MOST_PER_KIND = 10;
const MESSAGE_LENGTH$4 = 4e3;
const COMMANDS$1 = {
	error: "error",
	warning: "warning",
	info: "notice"
};
/**
* Workflow commands that GitHub Actions turns into annotations: errors first, at most ten of a kind, the tenth counting the rest
* when there are more.
*/
function formatGithub(report) {
	return SEVERITIES$1.flatMap((severity) => annotationsOf(severity, report)).map((line) => `${line}\n`).join("");
}
function annotationsOf(severity, report) {
	const problems = report.problems.filter((problem) => problem.severity === severity);
	if (problems.length <= MOST_PER_KIND) return problems.map((problem) => annotation(problem, report));
	const shown = problems.slice(0, 9);
	const text = `${count(problems.length - shown.length, `more ${severity}`)}: GitHub shows ${MOST_PER_KIND} annotations of a kind. The log and the job summary have them all.`;
	return [...shown.map((problem) => annotation(problem, report)), command(COMMANDS$1[severity], { title: "envfrom" }, text)];
}
function annotation(problem, report) {
	const { path, line, column, endLine, endColumn } = positionOf(problem.at);
	const properties = {
		file: path,
		line: String(line),
		endLine: String(endLine),
		...line === endLine && endColumn > column ? {
			col: String(column),
			endColumn: String(endColumn)
		} : {},
		title: problem.rule
	};
	return command(COMMANDS$1[problem.severity], properties, textOf$3(problem, report));
}
function textOf$3(problem, report) {
	const related = (problem.related ?? []).map(({ at, message }) => `${placeOf$2(at)}: ${message}`);
	const builds = buildsOf(problem, report);
	return [
		problem.message,
		...related,
		...problem.help === void 0 ? [] : [problem.help],
		...builds === void 0 ? [] : [`Holds ${builds}.`]
	].map((line) => escapeText(clipText(line, MESSAGE_LENGTH$4))).join("\n");
}
/** `::name key=value,…::text`, escaped as @actions/core does. */
function command(name, properties, text) {
	return `::${name} ${Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(escapeText(value))}`).join(",")}::${escapeData(text)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// src/report/fingerprint.ts
const HASH_LENGTH = 32;
/**
* One stable name per problem, in order: a hash of rule, file and subject, and a counter for problems that share them. No line
* numbers, so that an edit above a problem does not make it a new one.
*/
function fingerprints(problems) {
	const seen = /* @__PURE__ */ new Map();
	return problems.map((problem) => {
		const hash = createHash("sha256").update(identityOf$1(problem)).digest("hex").slice(0, HASH_LENGTH);
		const number = (seen.get(hash) ?? 0) + 1;
		seen.set(hash, number);
		return `${hash}:${number}`;
	});
}
function identityOf$1({ rule, at, subject, message }) {
	const { path } = hostSpan(at).file;
	const about = subject === void 0 ? [message.replace(/\d+/g, "#")] : [
		subject.kind,
		subject.namespace,
		subject.name,
		subject.container,
		subject.detail
	];
	return JSON.stringify([
		rule,
		path,
		...about.map((part) => part ?? "")
	]);
}
// src/report/format-gitlab.ts
const SEVERITY = {
	error: "major",
	warning: "minor",
	info: "info"
};
/** GitLab's code quality report: a JSON array of what it reads of CodeClimate's format. */
function formatGitlab({ problems }) {
	const names = fingerprints(problems);
	return `${safeJson(problems.map(({ at, rule, severity, message, help }, index) => {
		const { path, line, endLine } = positionOf(at);
		return {
			description: help === void 0 ? message : `${message} ${help}`,
			check_name: rule,
			fingerprint: names[index],
			severity: SEVERITY[severity],
			location: {
				path,
				lines: {
					begin: line,
					end: endLine
				}
			}
		};
	}))}\n`;
}
// src/report/place-json.ts
/** A place as every JSON format of ours names it: lines and UTF-16 columns from 1, `endColumn` exclusive. */
function placeJson(span) {
	return positionOf(span);
}
/** A source as the JSON formats name it. */
function sourceJson(source) {
	return {
		kind: source.kind,
		namespace: source.namespace,
		name: source.name,
		producer: source.producer.kind,
		build: source.build,
		...placeJson(source.at)
	};
}
// src/report/reference-json.ts
/** A reference and what is known about it; fields without a value are left out. */
function referenceJson({ reference, verdict, at }) {
	const { manifest, container } = reference;
	return {
		kind: reference.kind,
		namespace: reference.namespace,
		name: reference.name,
		key: reference.key?.name,
		optional: reference.optional,
		use: reference.use,
		field: reference.path,
		object: {
			apiVersion: manifest.apiVersion,
			kind: manifest.kind,
			namespace: manifest.namespace,
			name: manifest.name
		},
		container: container?.name,
		subject: reference.subject,
		build: reference.build,
		verdict: verdict.kind,
		...verdictJson(verdict),
		harmless: reference.harmless,
		...placeJson(at)
	};
}
function verdictJson(verdict) {
	if (verdict.kind === "present") return {
		sources: verdict.sources.map(sourceJson),
		assumption: verdict.assumption
	};
	if (verdict.kind === "produced") return { sources: [sourceJson(verdict.source)] };
	if ("missing" in verdict) return { missing: missingJson(verdict.missing) };
	return { reason: verdict.reason };
}
function missingJson(missing) {
	if (missing.what === "key") return {
		what: "key",
		source: sourceJson(missing.source),
		nearest: missing.nearest?.key,
		inBinaryData: missing.inBinaryData
	};
	return {
		what: "source",
		nearest: missing.nearest?.name,
		otherKind: missing.otherKind && sourceJson(missing.otherKind),
		elsewhere: missing.elsewhere.map(sourceJson)
	};
}
// src/report/format-json.ts
/** Version of the shape that `schemas/report.schema.json` describes; raised when a reader could break. */
const SHAPE_VERSION$1 = 1;
/** Everything a run found out except values, as `schemas/report.schema.json` says. */
function formatJson(report, { version }) {
	const names = fingerprints(report.problems);
	return `${safeJson({
		version: SHAPE_VERSION$1,
		tool: {
			name: "envfrom",
			version
		},
		summary: summaryJson(report),
		problems: report.problems.map((problem, at) => problemJson(problem, names[at])),
		silenced: report.silenced.map(silencedJson),
		references: report.references.map(referenceJson),
		builds: report.builds.map(({ id, kind, objects, partial }) => ({
			id,
			kind,
			objects: objects.length,
			partial
		})),
		leftAlone: report.files.flatMap(leftAloneJson),
		skippedDocuments: report.files.flatMap(skippedJson$1)
	})}\n`;
}
function summaryJson(report) {
	const counts = countSeverities(report.problems);
	const alone = report.files.filter((file) => file.class.kind === "left-alone").length;
	return {
		errors: counts.get("error") ?? 0,
		warnings: counts.get("warning") ?? 0,
		infos: counts.get("info") ?? 0,
		silenced: report.silenced.length,
		filesChecked: report.files.length - alone,
		filesLeftAlone: alone,
		references: report.references.length,
		builds: report.builds.length
	};
}
function problemJson(problem, fingerprint) {
	const { rule, severity, message, help, at, related, builds, subject } = problem;
	return {
		rule,
		severity,
		message,
		help,
		...placeJson(at),
		related: (related ?? []).map(relatedJson),
		builds,
		subject: subject && {
			kind: subject.kind,
			namespace: subject.namespace,
			name: subject.name,
			container: subject.container,
			detail: subject.detail
		},
		fingerprint
	};
}
function relatedJson({ at, message }) {
	return {
		message,
		...placeJson(at)
	};
}
function silencedJson({ problem, by, reason }) {
	return {
		problem: problemJson(problem, void 0),
		by: placeJson(by),
		reason
	};
}
function leftAloneJson(file) {
	if (file.class.kind !== "left-alone") return [];
	return [{
		path: file.path,
		as: file.class.as,
		reason: file.class.reason
	}];
}
function skippedJson$1({ documents }) {
	return documents.flatMap(({ span, skipped }) => {
		if (skipped === void 0) return [];
		const { path, line } = positionOf(span);
		return [{
			path,
			line,
			reason: skipped
		}];
	});
}
// src/report/format-junit.ts
const MESSAGE_LENGTH$3 = 4e3;
/**
* JUnit XML: a suite per file with problems, a test case per problem. Errors and warnings are failures, infos are cases
* that pass and say something. Without problems there is one case, passed: some readers take an empty file for a crash.
*/
function formatJunit(report) {
	const suites = /* @__PURE__ */ new Map();
	for (const problem of report.problems) {
		const { path } = hostSpan(problem.at).file;
		const suite = suites.get(path);
		if (suite === void 0) suites.set(path, [problem]);
		else suite.push(problem);
	}
	const lines = suites.size === 0 ? [
		"  <testsuite name=\"envfrom\" tests=\"1\" failures=\"0\" errors=\"0\">",
		"    <testcase classname=\"envfrom\" name=\"no problems\"/>",
		"  </testsuite>"
	] : [...suites].flatMap(([path, problems]) => suiteOf(path, problems, report));
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="envfrom" tests="${Math.max(1, report.problems.length)}" failures="${report.problems.filter(isFailure).length}" errors="0">`,
		...lines,
		"</testsuites>\n"
	].join("\n");
}
function suiteOf(path, problems, report) {
	const failures = problems.filter(isFailure).length;
	return [
		`  <testsuite name="${escapeXml(path)}" tests="${problems.length}" failures="${failures}" errors="0">`,
		...problems.flatMap((problem) => caseOf(problem, report)),
		"  </testsuite>"
	];
}
function caseOf(problem, report) {
	const { path, line, column } = positionOf(problem.at);
	const text = detailsOf$1(problem, report).map(escapeXml).join("\n");
	const message = escapeXml(problem.message);
	const body = isFailure(problem) ? `      <failure type="${problem.severity}" message="${message}">${text}</failure>` : `      <system-out>${text}</system-out>`;
	return [
		`    <testcase classname="${escapeXml(path)}" name="${escapeXml(problem.rule)} at ${line}:${column}" file="${escapeXml(path)}" line="${line}">`,
		body,
		"    </testcase>"
	];
}
function isFailure({ severity }) {
	return severity !== "info";
}
function detailsOf$1(problem, report) {
	const { path, line, column } = positionOf(problem.at);
	const builds = buildsOf(problem, report);
	return [
		`${path}:${line}:${column}: ${problem.severity}[${problem.rule}] ${problem.message}`,
		...(problem.related ?? []).map(({ at, message }) => `${placeOf$2(at)}: ${message}`),
		...problem.help === void 0 ? [] : [`help: ${problem.help}`],
		...builds === void 0 ? [] : [builds]
	];
}
const ENTITIES = /* @__PURE__ */ new Map([
	["&", "&amp;"],
	["<", "&lt;"],
	[">", "&gt;"],
	["\"", "&quot;"],
	["'", "&apos;"]
]);
/** Text for XML 1.0, in content and attributes: what cannot be shown, and what XML forbids even as a reference, is written as `\u0000`. */
function escapeXml(text) {
	return escapeText(clipText(text, MESSAGE_LENGTH$3)).replace(/[&<>"']/g, (char) => ENTITIES.get(char) ?? char);
}
// src/report/escape-markdown.ts
/** Characters that mean something to GitHub's Markdown anywhere in a line of text; `$` starts its formulas. */
const MARKUP = /[\\`*_~[\]<>&|$]/g;
/** Zero-width space: keeps GitHub from making a mention or a reference of what follows, and cannot be seen. */
const ZERO_WIDTH_SPACE = "&#8203;";
/**
* A message for a Markdown paragraph or table cell, on one line: names in backticks become code, all else shows as it is. No
* text can leave its place, become a link, a mention (`@user`), a reference (`#123`) or HTML.
*/
function markdownMessage(message) {
	const parts = message.split("`");
	if (!(parts.length % 2 === 1)) return markdownText(message);
	return parts.map((part, at) => at % 2 === 1 ? markdownCode(part) : markdownText(part)).join("");
}
/** Plain text for Markdown. */
function markdownText(text) {
	return escapeText(text).replace(MARKUP, (char) => `&#${char.charCodeAt(0)};`).replace(/@(?=\w)/g, `@${ZERO_WIDTH_SPACE}`).replace(/(^|[^&])#(?=\d)/g, `$1#${ZERO_WIDTH_SPACE}`).replace(/\b(GH-)(?=\d)/gi, `$1${ZERO_WIDTH_SPACE}`).replaceAll("://", "&#58;//").replace(/www\./gi, (www) => `${www.slice(0, -1)}&#46;`);
}
/** Code, on one line. A code span cannot hold all characters safely (in a table, `\|` and `|` end its cell): those go into HTML. */
function markdownCode(text) {
	const shown = escapeText(text);
	if (shown === "") return "";
	return !/[\\|`]/.test(shown) && shown.trim() === shown ? `\`${shown}\`` : `<code>${markdownText(text)}</code>`;
}
// src/report/percent-encode.ts
/** A path as a relative URI reference: every segment percent-encoded, lone surrogates replaced, parentheses too (Markdown). */
function percentEncode(path) {
	return path.replace(/\p{Cs}/gu, "�").split("/").map((segment) => encodeURIComponent(segment).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)).join("/");
}
// src/report/summary-of.ts
/** `2 errors and 1 warning in 3 files`, or `No problems`. */
function verdictOf({ problems }) {
	if (problems.length === 0) return "No problems";
	const files = new Set(problems.map(({ at }) => hostSpan(at).file.path));
	return `${severityCounts(problems)} in ${count(files.size, "file")}`;
}
/** `48 references of 12 workloads in 41 files checked, 2 problems silenced, 7 files left alone`. */
function scopeOf({ files, references, environments, silenced }) {
	const workloads = new Set(environments.map(({ workload }) => workload)).size;
	const alone = files.filter((file) => file.class.kind === "left-alone").length;
	return [
		`${count(references.length, "reference")} of ${count(workloads, "workload")} in ${count(files.length - alone, "file")} checked`,
		...silenced.length === 0 ? [] : [`${count(silenced.length, "problem")} silenced`],
		...alone === 0 ? [] : [`${count(alone, "file")} left alone`]
	].join(", ");
}
/** The last lines of a text report. */
function summaryOf(report, style, verbose) {
	const counts = countSeverities(report.problems);
	const paint = (text) => {
		if ((counts.get("error") ?? 0) > 0) return style.red(text);
		if ((counts.get("warning") ?? 0) > 0) return style.yellow(text);
		return style.green(text);
	};
	const hint = report.files.some((file) => file.class.kind === "left-alone") && !verbose ? " (--verbose says why)" : "";
	return `${style.bold(paint(`${verdictOf(report)}.`))}\n${style.dim(`${scopeOf(report)}${hint}.`)}`;
}
// src/report/format-markdown.ts
const MESSAGE_LENGTH$2 = 2e3;
/** Bytes kept for the line that counts what did not fit. */
const NOTE_BYTES = 300;
/**
* A job summary or pull-request comment in GitHub's Markdown: one table per file, files with errors first. Never longer than
* `maxBytes`: what does not fit is counted.
*/
function formatMarkdown(report, options) {
	const head = `## envfrom: ${verdictOf(report)}\n\n${scopeOf(report)}.\n`;
	const chunks = [head];
	let room = options.maxBytes - NOTE_BYTES - Buffer.byteLength(head);
	let shown = 0;
	fill: for (const [path, problems] of filesBySeverity(report.problems)) {
		let table = tableHead(path);
		for (const problem of problems) {
			const row = table + rowOf(problem, report, options);
			room -= Buffer.byteLength(row);
			if (room < 0) break fill;
			chunks.push(row);
			table = "";
			shown += 1;
		}
	}
	const rest = report.problems.length - shown;
	if (rest > 0) chunks.push(`\n${count(rest, "more problem")} did not fit here; the log has them all.\n`);
	return chunks.join("");
}
function tableHead(path) {
	return `\n### ${markdownCode(path)}\n\n| Line | Rule | Problem |\n| ---: | :--- | :--- |\n`;
}
function rowOf(problem, report, options) {
	const { line } = positionOf(problem.at);
	return `| ${linkTo(problem.at, String(line), options)} | ${`**${problem.severity}**<br>${markdownCode(problem.rule)}`} | ${detailsOf(problem, report, options).join("<br>")} |\n`;
}
function detailsOf(problem, report, options) {
	const builds = buildsOf(problem, report);
	const related = (problem.related ?? []).map(({ at, message }) => {
		const { path, line } = positionOf(at);
		return `${linkTo(at, markdownCode(`${path}:${line}`), options)}: ${messageOf(message)}`;
	});
	return [
		messageOf(problem.message),
		...related,
		...problem.help === void 0 ? [] : [`**help:** ${messageOf(problem.help)}`],
		...builds === void 0 ? [] : [markdownText(builds)]
	];
}
function messageOf(message) {
	return markdownMessage(clipText(message, MESSAGE_LENGTH$2));
}
function linkTo(span, shown, { filesUrl }) {
	if (filesUrl === void 0) return shown;
	const { path, line } = positionOf(span);
	return `[${shown}](${filesUrl}/${percentEncode(path)}#L${line})`;
}
/** Files in the order of their worst problem, then by path; their problems likewise. */
function filesBySeverity(problems) {
	const files = /* @__PURE__ */ new Map();
	for (const problem of worstFirst(problems)) {
		const { path } = hostSpan(problem.at).file;
		const file = files.get(path);
		if (file === void 0) files.set(path, [problem]);
		else file.push(problem);
	}
	return [...files];
}
// src/report/sarif-result.ts
const MESSAGE_LENGTH$1 = 4e3;
/** Code scanning shows 100 locations of a result. */
const MOST_RELATED = 99;
const LEVELS$1 = {
	error: "error",
	warning: "warning",
	info: "note"
};
/** One result; its message links to the related locations. */
function sarifResult(problem, context) {
	const related = (problem.related ?? []).slice(0, MOST_RELATED);
	return {
		ruleId: problem.rule,
		ruleIndex: context.ruleIndex,
		level: LEVELS$1[problem.severity],
		message: { text: textOf$2(problem, context.report) },
		locations: [{ physicalLocation: physicalLocation(problem.at) }],
		...related.length === 0 ? {} : { relatedLocations: related.map(({ at, message }, index) => ({
			id: index + 1,
			physicalLocation: physicalLocation(at),
			message: { text: plain$1(message) || "Related place." }
		})) },
		partialFingerprints: { primaryLocationLineHash: context.fingerprint },
		...suppressions(context.silenced)
	};
}
function suppressions(silenced) {
	if (silenced === void 0) return {};
	if (silenced === "not") return { suppressions: [] };
	const { reason, by } = silenced;
	return { suppressions: [{
		kind: "inSource",
		...reason === void 0 || reason === "" ? {} : { justification: reason },
		location: { physicalLocation: physicalLocation(by) }
	}] };
}
function textOf$2(problem, report) {
	const links = (problem.related ?? []).slice(0, MOST_RELATED).map(({ at, message }, index) => `[${linkText(placeOf$2(at))}](${index + 1}): ${plain$1(message)}`);
	const builds = buildsOf(problem, report);
	return [
		plain$1(problem.message),
		...links,
		...problem.help === void 0 ? [] : [plain$1(problem.help)],
		...builds === void 0 ? [] : [plain$1(`Holds ${builds}.`)]
	].filter((line) => line !== "").join("\n") || problem.rule;
}
/** Text in which nothing can be taken for a link `[text](target)`. */
function plain$1(text) {
	return clipText(text, MESSAGE_LENGTH$1).replaceAll("](", "] (");
}
/** Text of a link; brackets and backslashes in it are escaped (SARIF §3.11.6). */
function linkText(text) {
	return plain$1(text).replace(/[\\[\]]/g, String.raw`\$&`);
}
/** One line, so that code scanning shows the alert on a pull request that changes just this line. */
function physicalLocation(span) {
	const { path, line, column, endLine, endColumn } = positionOf(span);
	return {
		artifactLocation: {
			uri: percentEncode(path),
			uriBaseId: "%SRCROOT%"
		},
		region: {
			startLine: line,
			startColumn: column,
			endLine: line,
			endColumn: Math.max(column, endLine === line ? endColumn : lineEndColumn(span, line))
		}
	};
}
function lineEndColumn(span, line) {
	const { file } = hostSpan(span);
	const starts = lineStarts(file);
	const start = starts[line - 1] ?? 0;
	const next = starts[line] ?? file.text.length + 1;
	const text = file.text.slice(start, next - 1);
	return (text.endsWith("\r") ? text.length - 1 : text.length) + 1;
}
// src/report/format-sarif.ts
/** Limits of GitHub code scanning: a file with more results is refused. */
const MOST_RESULTS = 25e3;
const DESCRIPTION_LENGTH = 1024;
/**
* SARIF 2.1.0 as GitHub code scanning wants it, and valid for other readers. No code is in it, so no Secret either. Silenced
* problems are left out unless asked for: code scanning would open alerts for them.
*/
function formatSarif(report, options) {
	const silenced = options.showSilenced ? report.silenced : [];
	const problems = mostSevere(report.problems);
	const rules = rulesOf(report);
	const results = resultsOf(problems, silenced, rules, report);
	const rest = report.problems.length - problems.length;
	return `${safeJson({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: driverOf(rules, options) },
			automationDetails: { id: "envfrom/" },
			columnKind: "utf16CodeUnits",
			invocations: [{
				executionSuccessful: true,
				...rest > 0 ? restNote(rest) : {}
			}],
			results
		}]
	})}\n`;
}
/** All problems, or as many as a file may have, the worst of them. */
function mostSevere(problems) {
	if (problems.length <= MOST_RESULTS) return problems;
	return worstFirst(problems).slice(0, MOST_RESULTS);
}
function restNote(rest) {
	return { toolExecutionNotifications: [{
		level: "note",
		message: { text: `${count(rest, "more problem")} left out: code scanning takes ${MOST_RESULTS} results.` }
	}] };
}
/** The rules that ran, and any that reported without being known. */
function rulesOf({ rules, problems, silenced }) {
	const found = [...problems, ...silenced.map(({ problem }) => problem)];
	const used = new Set(found.map(({ rule }) => rule));
	const listed = rules.filter(({ id, severity }) => severity !== "off" || used.has(id));
	const known = new Set(rules.map(({ id }) => id));
	const others = found.filter(({ rule }) => !known.has(rule));
	const strangers = new Map(others.map(({ rule, severity }) => [rule, severity]));
	return [...listed, ...[...strangers].map(([id, severity]) => {
		return {
			id,
			summary: `${id}.`,
			severity,
			group: "files",
			since: ""
		};
	})];
}
function resultsOf(problems, silenced, rules, report) {
	const all = [...problems, ...silenced.map(({ problem }) => problem)];
	const names = fingerprints(all);
	const ruleIndex = new Map(rules.map(({ id }, at) => [id, at]));
	return all.map((problem, at) => sarifResult(problem, {
		report,
		ruleIndex: ruleIndex.get(problem.rule) ?? 0,
		fingerprint: names[at] ?? "",
		silenced: silenced.length === 0 ? void 0 : silenced[at - problems.length] ?? "not"
	}));
}
function driverOf(rules, { version, pages }) {
	return {
		name: "envfrom",
		...version === "" ? {} : { semanticVersion: version },
		rules: rules.map((rule) => descriptorOf(rule, pages.get(rule.id)))
	};
}
const LEVELS = {
	error: "error",
	warning: "warning",
	info: "note"
};
const PROBLEM_SEVERITY = {
	error: "error",
	warning: "warning",
	info: "recommendation"
};
function descriptorOf({ id, summary, severity, group }, page) {
	const shown = severity === "off" ? "warning" : severity;
	const text = clipText(summary, DESCRIPTION_LENGTH);
	const help = `${text} Run \`envfrom explain ${id}\` for examples and reasons.`;
	return {
		id,
		name: pascalCase(id),
		shortDescription: { text },
		fullDescription: { text },
		help: {
			text: help,
			markdown: page === void 0 || page === "" ? help : page
		},
		defaultConfiguration: {
			level: LEVELS[shown],
			enabled: severity !== "off"
		},
		properties: {
			tags: ["kubernetes", group],
			precision: "high",
			"problem.severity": PROBLEM_SEVERITY[shown]
		}
	};
}
function pascalCase(id) {
	return id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
// src/report/display-width.ts
const ASCII = /^[\u0020-\u007e]*$/;
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
/** East Asian wide and fullwidth characters, and emoji: two columns of a terminal. */
const WIDE = /^[\u1100-\u115f\u231a\u231b\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]$/u;
/** Columns that a text takes on a terminal; expects text without control characters. */
function displayWidth(text) {
	if (ASCII.test(text)) return text.length;
	let width = 0;
	for (const char of text) width += charWidth(char);
	return width;
}
/** Columns of one character (one code point). */
function charWidth(char) {
	if (char.length === 1 && char >= " " && char <= "~") return 1;
	if (ZERO_WIDTH.test(char)) return 0;
	return WIDE.test(char) ? 2 : 1;
}
/** The text with blanks behind it up to a width. */
function padEnd(text, width) {
	return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}
/** The text with blanks before it up to a width. */
function padStart(text, width) {
	return " ".repeat(Math.max(0, width - displayWidth(text))) + text;
}
/** The lines around the start of a span, with the mark under its part of the first line. */
function frameLines(span, position, masks, { before, after, width }) {
	const { file, start, end } = hostSpan(span);
	const starts = lineStarts(file);
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
/** Blank lines at the edges say nothing. */
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
/** How much text around a mark is looked at, in a line that may be megabytes long. */
const REACH = 1e3;
const PRINTABLE = /^[\u0020-\u007e]*$/;
function showLine(text, line, mark, masks, width) {
	if (!((masks[firstMaskFrom(masks, line.start)]?.start ?? 1e400) < line.end) && line.end - line.start <= width) {
		const written = text.slice(line.start, line.end);
		if (PRINTABLE.test(written)) return {
			text: written.trimEnd(),
			mark: markIn(line, mark)
		};
	}
	const middle = mark?.start ?? line.start;
	const window = {
		start: Math.max(line.start, middle - REACH),
		end: Math.min(line.end, middle + REACH)
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
/** The characters of a window, each with what is shown for it. */
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
				shown: "***",
				width: 3
			});
			at = Math.max(at, end);
			next += 1;
			continue;
		}
		const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const shown = char === "	" ? TAB : escapeText(char);
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
/** Index of the first mask that ends after an offset. */
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
const ELLIPSIS = "…";
/** The cells that fit, with the marked ones in sight, an ellipsis where something is left out. */
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
/** The column at which each cell starts, and where the last one ends. */
function columnsOf(cells) {
	const columns = [0];
	let column = 0;
	for (const { width } of cells) columns.push(column += width);
	return columns;
}
/** Indexes of the cells that a mark covers, the second exclusive; one cell when it is empty. */
function markedCells(cells, mark) {
	if (mark === void 0) return [0, 0];
	const found = cells.findIndex(({ end }) => end > mark.start);
	const first = found === -1 ? cells.length : found;
	const last = cells.findLastIndex(({ start }) => start < mark.end) + 1;
	return [first, Math.max(first + 1, last)];
}
// src/report/mask-secret-text.ts
/** A text that is no tree to us, but may be a Secret: a broken document, a patch, a manifest inside a value. */
function looksLikeSecret(text) {
	if (!/ecret|Opaque|stringData/i.test(text)) return false;
	return /\bkind\W{0,8}secrets?\b|\bstringData\b|\btype\W{0,8}(Opaque|kubernetes\.io\/)/i.test(text);
}
/** The written part of every line, without blanks around it. */
function maskLines(text, start, end) {
	const ranges = [];
	for (const line of linesOf$1(text, start, end)) pushTrimmed(text, line.start, line.end, ranges);
	return ranges;
}
/** What stands behind the first `=`, or everything when there is none. */
function maskAfterEquals(text, start, end) {
	const equals = text.slice(start, end).indexOf("=");
	return maskLines(text, equals === -1 ? start : start + equals + 1, end);
}
/** `KEY=value` lines, each by itself as kustomize reads them. */
function maskEnvLines(text) {
	return [...linesOf$1(text, 0, text.length)].flatMap(({ start, end }) => maskAfterEquals(text, start, end));
}
/** Keys that Secret manifests and patches have outside of their data; their values are no secrets. */
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
const KEY = /^(\s*(?:- )*)("[^"]*"|'[^']*'|[\w./-]+)\s*:(?=\s|$)/;
/** Document marks, brackets, blank lines. */
const NO_VALUE = /^(?:\s*---.*|\s*\.\.\.|[[\]{},\s]*)$/;
const BLOCK_SCALAR = /^\s*(?:[&!]\S+\s+)*[|>][-+\d]*\s*(?:#.*)?$/;
/** Lines of a text that looks like a Secret: what follows a key is masked, what has no key altogether. */
function maskSecretText(text, start, end) {
	const ranges = [];
	/** Indentation of the key whose block scalar we are in. */
	let block;
	for (const line of linesOf$1(text, start, end)) {
		const written = text.slice(line.start, line.end);
		const indent = written.length - written.trimStart().length;
		if (block !== void 0 && (indent > block || written.trim() === "")) {
			pushTrimmed(text, line.start, line.end, ranges);
			continue;
		}
		block = void 0;
		const [before = "", , key = ""] = KEY.exec(written) ?? [];
		if (NO_VALUE.test(written)) continue;
		if (BLOCK_SCALAR.test(written.slice(before.length))) {
			if (before !== "") block = indent;
			continue;
		}
		if (OPEN_KEYS.has(key.replaceAll(/["']/g, "")) && isPlain(written.slice(before.length))) continue;
		pushTrimmed(text, line.start + before.length, line.end, ranges);
	}
	return ranges;
}
/** One word, as the values of the open keys are. */
function isPlain(value) {
	return /^["']?[\w./-]*["']?,?$/.test(value.trim());
}
const BRACKETS = /^[[\]{},]*$/;
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
function* linesOf$1(text, start, end) {
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
// src/report/secret-files.ts
/**
* Files whose content kustomize puts into Secrets, and how: `env` files hold `KEY=value` lines, any other `file` is one
* value. Patches that are aimed at Secrets by their target count as files too: nothing in them says that they are.
*/
function secretFilesOf(files) {
	const found = /* @__PURE__ */ new Map();
	for (const { path, documents } of files) for (const { root } of documents) {
		if (root === void 0) continue;
		const folder = path.slice(0, path.lastIndexOf("/") + 1);
		for (const generator of generatorsOf(root)) addGenerator(generator, folder, found);
		for (const patch of [...itemsAt(root, "patches"), ...itemsAt(root, "patchesJson6902")]) {
			const named = scalarAt(patch, "path")?.text;
			const aimedAt = scalarAt(patch, "target", "kind")?.text ?? "";
			if (named !== void 0 && /secret/i.test(aimedAt)) found.set(join(folder, named), "file");
		}
	}
	return found;
}
function generatorsOf(root) {
	return [...scalarAt(root, "kind")?.text === "SecretGenerator" ? [root] : [], ...itemsAt(root, "secretGenerator")];
}
function addGenerator(generator, folder, found) {
	const env = scalarAt(generator, "env")?.text;
	for (const name of [...textsOf$1(itemsAt(generator, "envs")), ...env === void 0 ? [] : [env]]) found.set(join(folder, name), "env");
	for (const named of textsOf$1(itemsAt(generator, "files"))) found.set(join(folder, named.slice(named.indexOf("=") + 1)), "file");
}
function textsOf$1(nodes) {
	return nodes.flatMap((node) => node.kind === "scalar" ? [node.text] : []);
}
/** A path as a kustomization writes it, relative to the root of the run. */
function join(folder, path) {
	const parts = [];
	for (const part of `${folder}${path}`.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
// src/report/secret-masks.ts
/**
* Where the values of Secrets stand in the files of a run: `data` and `stringData` of Secret manifests (nested ones too), literals and
* files of secret generators, patches of Secrets, last-applied annotations, templates of Secret-making resources, and whatever
* looks like a Secret in a document that cannot be read. Computed per file, when a frame of it is drawn.
*/
function secretMasks(files) {
	const known = /* @__PURE__ */ new Map();
	let byPath;
	let secretFiles;
	return (file) => {
		const { path } = file;
		const masks = known.get(path);
		if (masks !== void 0) return masks;
		byPath ??= new Map(files.map((parsed) => [parsed.path, parsed]));
		secretFiles ??= secretFilesOf(files);
		const computed = mergeRanges(masksOf(file, byPath.get(path), secretFiles.get(path)));
		known.set(path, computed);
		return computed;
	};
}
function masksOf(file, parsed, use) {
	const { text } = file;
	if (use === "env") return maskEnvLines(text);
	if (use === "file") return maskLines(text, 0, text.length);
	const ranges = [];
	const documents = parsed?.documents ?? [];
	for (const { root, span } of documents) if (root === void 0) maskUnread(text, span.start, span.end, ranges);
	else maskNodes(root, span.end, file, ranges);
	if (documents.length === 0) maskUnread(text, 0, text.length, ranges);
	return ranges;
}
function maskUnread(text, start, end, ranges) {
	if (!looksLikeSecret(text.slice(start, end))) return;
	ranges.push(...maskSecretText(text, start, end));
}
function maskNodes(root, end, source, ranges) {
	const seen = /* @__PURE__ */ new Set();
	const stack = [{
		node: root,
		limit: end
	}];
	for (let visit = stack.pop(); visit !== void 0; visit = stack.pop()) {
		const { node, limit } = visit;
		if (seen.has(node) || node.file.path !== source.path) continue;
		seen.add(node);
		if (node.kind === "scalar") {
			if (looksLikeSecret(node.text)) ranges.push(...maskSecretText(source.text, node.start, node.end));
		} else if (node.kind === "sequence") for (const [at, item] of node.items.entries()) stack.push({
			node: item,
			limit: beforeMark(source.text, node.items[at + 1]?.start) ?? limit
		});
		else {
			const children = childrenOf(node, limit);
			for (const child of children) maskEntry(node, child, source, ranges);
			for (const { entry, limit } of children) stack.push({
				node: entry.value,
				limit
			});
		}
	}
}
/** The offset before the `- ` of an item. */
function beforeMark(text, offset) {
	let at = offset;
	while (at !== void 0 && /[ -]/.test(text.charAt(at - 1))) at -= 1;
	return at;
}
/** The entries of a map as they stand in the text, replaced ones too, each with where its text ends. */
function childrenOf(node, limit) {
	const entries = [...node.entries, ...(node.duplicates ?? []).map(({ dropped }) => dropped)];
	entries.sort((a, b) => a.key.start - b.key.start);
	return entries.map((entry, at) => {
		const next = entries[at + 1]?.key.start ?? limit;
		return {
			entry,
			limit: next > entry.key.start ? next : limit
		};
	});
}
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
const SECRET = /^secrets?$/i;
function maskEntry(parent, { entry, limit }, source, ranges) {
	const { name, value } = entry;
	if ((name === "data" || name === "stringData") && holdsSecretData(parent, name)) maskData(entry, limit, source, ranges);
	else if (name === "template" && value.kind === "map") maskTemplate(value, limit, source, ranges);
	else if (name === LAST_APPLIED) ranges.push(...maskLines(source.text, value.start, limit));
	else if (name === "literals" && isSecretGenerator(parent)) maskLiterals(value, source, ranges);
	else if (name === "secretGenerator" && value.kind === "sequence") for (const item of value.items) maskLiterals(entryOf(item, "literals")?.value, source, ranges);
	else if (name === "patch" && patchesSecret(parent)) ranges.push(...maskSecretText(source.text, value.start, value.end));
}
function holdsSecretData(parent, name) {
	return name === "stringData" || SECRET.test(scalarAt(parent, "kind")?.text ?? "");
}
/** `template.data` of SealedSecret and ExternalSecret becomes data of the Secret. */
function maskTemplate(template, limit, source, ranges) {
	if (entryOf(template, "spec") !== void 0) return;
	const data = childrenOf(template, limit).find(({ entry }) => entry.name === "data");
	if (data !== void 0) maskData(data.entry, data.limit, source, ranges);
}
function isSecretGenerator(parent) {
	return /^secretgenerator$/i.test(scalarAt(parent, "kind")?.text ?? "");
}
/** A patch whose target is a Secret, or may be one; ConfigMaps and workloads are named by their kind. */
function patchesSecret(parent) {
	const patch = scalarAt(parent, "patch")?.text ?? "";
	const kind = scalarAt(parent, "target", "kind")?.text;
	if (kind !== void 0) return /secret/i.test(kind);
	return /path\W*\/(data|stringData)\b/.test(patch);
}
/** Everything but the keys, comments included: they may hold a value that was. */
function maskData({ key, value }, limit, source, ranges) {
	if (value.kind !== "map") {
		maskValue(key, value, limit, source, ranges);
		return;
	}
	const isAlias = value.start < key.end;
	for (const child of childrenOf(value, isAlias ? value.end : limit)) maskValue(child.entry.key, child.entry.value, child.limit, source, ranges);
}
/** From the colon after the key to the next key; and the value itself, which an alias has elsewhere. */
function maskValue(key, value, limit, source, ranges) {
	const { text } = source;
	let start = key.end;
	while (/\s/.test(text.charAt(start))) start += 1;
	if (text.charAt(start) === ":") start += 1;
	ranges.push(...maskLines(text, start, limit), ...maskLines(text, value.start, value.end));
}
function maskLiterals(literals, { text }, ranges) {
	const items = literals?.kind === "sequence" ? literals.items : [];
	for (const item of items) ranges.push(...maskAfterEquals(text, item.start, item.end));
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
// src/report/verbose-notes.ts
const WIDEST_PLACE = 60;
/** What `--verbose` adds to the text report: everything that was decided without being a problem, with the reason. */
function verboseNotes(report, style) {
	return [
		["Files left alone", leftAlone(report)],
		["Documents skipped", skippedDocuments(report)],
		["Builds that may lack objects", partialBuilds(report)],
		["References that may miss their source without harm", referenceNotes(report, harmlessNote)],
		["References taken on an assumption", referenceNotes(report, assumptionNote)],
		["References that cannot be judged offline", referenceNotes(report, unknownNote)],
		["Silenced problems", silencedProblems(report)]
	].flatMap(([title, notes]) => notes.length === 0 ? [] : [section$1(title, notes, style)]);
}
function section$1(title, notes, style) {
	const widths = notes.map(({ place }) => displayWidth(place));
	const width = Math.min(WIDEST_PLACE, widths.reduce((a, b) => Math.max(a, b), 0));
	const lines = notes.map(({ place, text }) => `  ${padEnd(place, width)}  ${style.dim(text)}`);
	return `${[style.bold(title), ...lines].join("\n")}\n`;
}
function leftAlone({ files }) {
	return files.flatMap((file) => file.class.kind === "left-alone" ? [{
		place: escapeText(file.path),
		text: escapeText(`${file.class.as}: ${file.class.reason}`)
	}] : []);
}
function skippedDocuments({ files }) {
	return files.flatMap(({ documents }) => documents.flatMap(({ span, skipped }) => skipped === void 0 ? [] : [{
		place: shownPlace(span),
		text: escapeText(skipped)
	}]));
}
function partialBuilds({ builds }) {
	return builds.flatMap(({ id, partial }) => partial.map((reason) => ({
		place: escapeText(id),
		text: escapeText(reason)
	})));
}
function referenceNotes({ references }, noteOf) {
	const seen = /* @__PURE__ */ new Set();
	return references.flatMap((judged) => {
		const text = noteOf(judged);
		if (text === void 0) return [];
		const { path, line, column } = positionOf(judged.at);
		const { kind, name, key } = judged.reference;
		const named = `${kind} ${name}${key === void 0 ? "" : `/${key.name}`}`;
		const note = {
			place: escapeText(`${path}:${line}:${column}`),
			text: escapeText(`${named}: ${text}`)
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
	if (verdict.kind === "present") return verdict.assumption;
	if (verdict.kind === "assumed") return verdict.reason;
	if (verdict.kind !== "produced") return void 0;
	const { producer, at } = verdict.source;
	return `made by ${producer.kind} ${producer.manifest.name ?? ""} (${placeOf$2(at)})`;
}
function unknownNote({ verdict }) {
	return verdict.kind === "unknown" ? verdict.reason : void 0;
}
function silencedProblems({ silenced }) {
	return silenced.map(({ problem, by, reason }) => ({
		place: shownPlace(problem.at),
		text: escapeText(`${problem.rule}, by ${placeOf$2(by)}${reason === void 0 ? "" : `: ${reason}`}`)
	}));
}
function shownPlace(span) {
	return escapeText(placeOf$2(span));
}
// src/report/wrap-text.ts
/** The text in lines of at most `width` columns, broken at blanks; a longer word has a line of its own. */
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
// src/report/format-text.ts
/** Lines of code that a problem and its second places show. */
const CONTEXT = {
	before: 2,
	after: 1
};
const NO_CONTEXT = {
	before: 0,
	after: 0
};
/** Columns of code where no width is given. */
const CODE_WIDTH = 140;
const MESSAGE_LENGTH = 4e3;
/** For people: problems by file, each with its code, the second places, what to do, and where it holds; then what was checked. */
function formatText(report, options) {
	const style = styleOf(options.color);
	const page = {
		report,
		style,
		masks: secretMasks(report.files),
		width: options.width
	};
	const blocks = [];
	for (const [path, problems] of groupByPath(report.problems)) {
		blocks.push(`${style.bold(escapeText(path))}  ${style.dim(severityCounts(problems))}\n`);
		for (const problem of problems) blocks.push(formatProblem(problem, page));
	}
	if (options.verbose) blocks.push(...verboseNotes(report, style));
	blocks.push(summaryOf(report, style, options.verbose));
	return `${blocks.join("\n")}\n`;
}
function groupByPath(problems) {
	const groups = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const { path } = positionOf(problem.at);
		const group = groups.get(path);
		if (group === void 0) groups.set(path, [problem]);
		else group.push(problem);
	}
	return groups;
}
function formatProblem(problem, page) {
	const { style } = page;
	const paint = severityPaint(problem.severity, style);
	const frames = [frameOf(problem.at, void 0, page), ...(problem.related ?? []).map((related) => relatedFrame(related, page))];
	const last = Math.max(...frames.flatMap(({ lines }) => lines.map((line) => line.number)), 1);
	const gutter = " ".repeat(String(last).length);
	const lines = [...headline(problem, page)];
	for (const [at, frame] of frames.entries()) {
		if (at > 0) lines.push(`${gutter} ${style.blue("|")}`);
		const look = at === 0 ? {
			paint,
			marker: "^"
		} : {
			paint: style.blue,
			marker: "-"
		};
		lines.push(...drawFrame(frame, gutter, look, page));
	}
	const footer = footerOf(problem, page).flatMap((note) => drawNote(note, gutter, page));
	if (footer.length > 0) lines.push(`${gutter} ${style.blue("|")}`, ...footer);
	return `${lines.join("\n")}\n`;
}
function headline(problem, { style, width }) {
	const paint = severityPaint(problem.severity, style);
	const head = `${problem.severity}[${escapeText(problem.rule)}]: `;
	const [first = "", ...rest] = wrapText(`${head}${plain(problem.message)}`, bodyWidth(width, 2));
	return [`${style.bold(paint(head.slice(0, -2)))}: ${names(first.slice(head.length), style)}`, ...rest.map((line) => `  ${names(line, style)}`)];
}
/** `help: …` and `in overlays/prod and overlays/uat`. */
function footerOf(problem, { report }) {
	const builds = buildsOf(problem, report);
	return [...problem.help === void 0 ? [] : [["help: ", problem.help]], ...builds === void 0 ? [] : [["", builds]]];
}
function drawNote([word, text], gutter, { style, width }) {
	const indent = " ".repeat(gutter.length + 3 + word.length);
	const lines = wrapText(plain(text), bodyWidth(width, indent.length));
	const head = `${gutter} ${style.blue("=")} ${style.bold(word)}`;
	return lines.map((line, at) => (at === 0 ? head : indent) + names(line, style));
}
function frameOf(span, label, page) {
	const position = positionOf(span);
	const size = {
		...label === void 0 ? CONTEXT : NO_CONTEXT,
		width: codeWidth(page.width)
	};
	return {
		position,
		label,
		lines: frameLines(span, position, page.masks(hostSpan(span).file), size)
	};
}
function relatedFrame({ at, message }, page) {
	return frameOf(at, plain(message), page);
}
function drawFrame({ position, lines, label }, gutter, { paint, marker }, { style, width }) {
	const { path, line, column } = position;
	const bar = style.blue("|");
	const drawn = [`${gutter}${style.blue("-->")} ${escapeText(path)}:${line}:${column}`, `${gutter} ${bar}`];
	for (const { number, text, mark } of lines) {
		drawn.push(`${style.blue(String(number).padStart(gutter.length))} ${bar} ${text}`.trimEnd());
		if (mark === void 0) continue;
		const under = `${gutter} ${bar} ${" ".repeat(mark.column)}${paint(marker.repeat(mark.width))}`;
		const room = bodyWidth(width, gutter.length + 4 + mark.column + mark.width);
		if (label === void 0 || label === "") drawn.push(under);
		else if (room === void 0 || displayWidth(label) <= room) drawn.push(`${under} ${names(label, style)}`);
		else {
			const wrapped = wrapText(label, bodyWidth(width, gutter.length + 3));
			drawn.push(under, ...wrapped.map((part) => `${gutter} ${bar} ${names(part, style)}`));
		}
	}
	return drawn;
}
function plain(text) {
	return escapeText(clipText(text, MESSAGE_LENGTH));
}
/** Names in backticks stand out; the backticks stay, so that a copied message is whole. */
function names(text, style) {
	if (!style.color) return text;
	return text.replace(/`[^`]*`/g, (name) => style.bold(name));
}
function severityPaint(severity, style) {
	if (severity === "error") return style.red;
	return severity === "warning" ? style.yellow : style.cyan;
}
function codeWidth(width) {
	return Math.max(40, (width ?? CODE_WIDTH) - 8);
}
function bodyWidth(width, used) {
	return width === void 0 ? void 0 : Math.max(20, width - used);
}
// src/report/guard-commands.ts
/** A line that the runner would read as `::command::`: it skips leading white space. Colour codes stop it, but a log may be stored without them. */
const COMMAND = /^((?:[^\S\n]|\u001b\[[0-9;]*m)*):(?=(?:\u001b\[[0-9;]*m)*:)/gm;
/** The older form, which the runner finds anywhere in a line. */
const OLD_COMMAND = /##(?=\[)/g;
/**
* Text in which no line is a workflow command for the runner of GitHub Actions, whatever names and values it holds
* (runner, `ActionCommand.TryParseV2` and `TryParse`).
*/
function guardCommands(text) {
	return text.replace(COMMAND, "$1\\u003a").replace(OLD_COMMAND, "#\\u0023");
}
// src/report/format-problems.ts
/** Every format of `check`, in the order in which help names them. */
const PROBLEM_FORMATS = [
	"text",
	"concise",
	"json",
	"sarif",
	"github",
	"markdown",
	"gitlab",
	"junit"
];
const FORMATS = {
	text: (report, options) => guarded(formatText(report, options), options),
	concise: (report, options) => guarded(formatConcise(report, options), options),
	json: formatJson,
	sarif: formatSarif,
	github: formatGithub,
	markdown: formatMarkdown,
	gitlab: formatGitlab,
	junit: formatJunit
};
/** A report in one format: pure, sorted as the report is, the same bytes for the same report; ends with a newline unless empty. */
function formatProblems(format, report, options) {
	return FORMATS[format](report, options);
}
function guarded(text, options) {
	return options.guardCommands ? guardCommands(text) : text;
}
// src/options/option-table.ts
const FAIL_ON = [
	"error",
	"warning",
	"info",
	"never"
];
const ENVIRONMENT_FORMATS$1 = [
	"table",
	"json",
	"dotenv",
	"describe"
];
const RULE_FORMATS = [
	"table",
	"json",
	"markdown"
];
const COLORS = [
	"auto",
	"always",
	"never"
];
const SHELLS = [
	"bash",
	"zsh",
	"fish"
];
const RUNS = ["check", "env"];
const OPTIONS = [
	{
		name: "format",
		letter: "f",
		value: "FORMAT[=FILE]",
		values: PROBLEM_FORMATS,
		takesFile: true,
		repeatable: true,
		help: "How to write the problems, and to which file; may be given several times",
		default: "text; with GITHUB_ACTIONS=true also github",
		commands: ["check"]
	},
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: ENVIRONMENT_FORMATS$1,
		help: "How to write the environments",
		default: "table",
		commands: ["env"]
	},
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: RULE_FORMATS,
		help: "How to write the table of rules",
		default: "table",
		commands: ["rules"]
	},
	{
		name: "output",
		letter: "o",
		value: "FILE",
		completes: "files",
		help: "Write to a file instead of standard output",
		commands: ["check", "env"]
	},
	{
		name: "fail-on",
		value: "SEVERITY",
		values: FAIL_ON,
		help: "Exit with 1 from this severity on",
		default: "error",
		commands: ["check"],
		config: "failOn",
		input: true
	},
	{
		name: "max-warnings",
		value: "N",
		help: "Exit with 1 when there are more warnings than this",
		commands: ["check"],
		config: "maxWarnings",
		input: true
	},
	{
		name: "exit-zero",
		help: "Exit with 0 whatever is found; the same as --fail-on never",
		commands: ["check"]
	},
	{
		name: "strict",
		help: "Take missing Secrets for errors, and raise other rules that have a strict severity",
		commands: ["check"],
		config: "strict",
		input: true
	},
	{
		name: "rule",
		value: "RULE=SEVERITY",
		repeatable: true,
		completes: "rules",
		help: "Set the severity of a rule: error, warning, info or off; may be given several times",
		commands: ["check"],
		config: "rules",
		input: true
	},
	{
		name: "kubernetes-version",
		letter: "k",
		value: "VERSION",
		help: `The cluster's version, 1.25 to 1.36: what it accepts, and how its kubelet builds environments`,
		default: `1.36`,
		commands: RUNS,
		config: "kubernetesVersion",
		input: true
	},
	{
		name: "include",
		value: "GLOB",
		repeatable: true,
		help: "Check only files that match, relative to the repository; may be given several times",
		commands: RUNS,
		config: "include",
		input: true
	},
	{
		name: "exclude",
		value: "GLOB",
		repeatable: true,
		help: "Leave out files that match; kustomizations may still load them",
		commands: RUNS,
		config: "exclude",
		input: true
	},
	{
		name: "tracked",
		help: "Look only at files that git tracks; the default in pre-commit",
		commands: RUNS
	},
	{
		name: "stdin-filename",
		value: "PATH",
		completes: "files",
		help: "The name under which problems of standard input (`-`) are reported",
		default: "stdin.yaml",
		commands: RUNS
	},
	{
		name: "config",
		letter: "c",
		value: "FILE",
		completes: "files",
		help: "The configuration file",
		default: "the nearest .envfrom.yaml, .envfrom.yml or .config/envfrom.yaml",
		commands: RUNS,
		input: true
	},
	{
		name: "no-config",
		help: "Read no configuration file",
		commands: RUNS
	},
	{
		name: "no-ignore",
		help: "Report also what `envfrom-ignore` comments and annotations silence",
		commands: ["check"],
		input: true
	},
	{
		name: "load-restrictor",
		value: "SCOPE",
		values: ["repository", "root"],
		help: "What kustomizations may load: the repository's files, or only those below their own folder",
		default: "repository",
		commands: RUNS,
		config: "loadRestrictor",
		input: true
	},
	{
		name: "limit",
		value: "NAME=NUMBER",
		repeatable: true,
		help: "Change a bound on input: file-size (bytes), alias-nodes, depth, documents",
		commands: RUNS,
		config: "limits"
	},
	{
		name: "namespace",
		letter: "n",
		value: "NAMESPACE",
		help: "Only workloads of this namespace; a glob",
		commands: ["env"]
	},
	{
		name: "services",
		help: "Show the variables that Services give, too",
		commands: ["env"]
	},
	{
		name: "show-values",
		help: "Show the values of Secrets",
		commands: ["env"]
	},
	{
		name: "verbose",
		letter: "v",
		help: "Say also what was left alone, assumed or silenced, and why",
		commands: RUNS,
		input: true
	},
	{
		name: "quiet",
		letter: "q",
		help: "Write errors only; warnings still count for the exit code",
		commands: ["check"]
	},
	{
		name: "color",
		value: "WHEN",
		values: COLORS,
		help: "Colour: auto looks at NO_COLOR, FORCE_COLOR and the terminal",
		default: "auto",
		commands: []
	},
	{
		name: "no-color",
		help: "The same as --color never",
		commands: []
	},
	{
		name: "help",
		letter: "h",
		help: "Show help",
		commands: []
	},
	{
		name: "version",
		letter: "V",
		help: "Show the version",
		commands: []
	}
];
/** The options of one command, in the order of help. */
function optionsOf(command) {
	return OPTIONS.filter(({ commands }) => commands.length === 0 || commands.includes(command));
}
// src/options/command-table.ts
const COMMANDS = [
	{
		name: "check",
		usage: "[PATH…]",
		summary: "Report what is wrong with ConfigMap and Secret references (the default command)",
		details: [
			"PATH is a file, a folder, a glob or `-` for standard input; without one, the current folder. The files given are",
			"the world: a reference that none of them satisfies is missing. Name folders rather than single files where",
			"sources live next door. Kustomizations load their bases from the whole repository.",
			"",
			"Exit code 0: nothing to fail on. 1: problems at or over --fail-on. 2: could not run."
		],
		examples: [
			{
				line: "envfrom",
				does: "check everything below the current folder"
			},
			{
				line: "envfrom check apps/ infra/",
				does: "check two folders together"
			},
			{
				line: "envfrom --format sarif=out.sarif --format text",
				does: "a file for code scanning, text for people"
			},
			{
				line: "helm template chart | envfrom check -",
				does: "check what another program renders"
			},
			{
				line: "envfrom --rule unused-key=info --fail-on warning",
				does: "one more rule, and a stricter exit code"
			}
		],
		completes: "files"
	},
	{
		name: "env",
		usage: "[SELECTOR…] [PATH…]",
		summary: "Show the environment each container will get, and where every value comes from",
		details: [
			"SELECTOR names workloads: deployment/api, deploy/api/container, api, or globs of these (deploy/*). A file or a glob",
			"of files selects the workloads written there. A folder, or `-` for standard input, is where to look; without one,",
			"the current folder. What exists on disk is a path: write deploy/api or ./deployment/api where both could be meant.",
			"",
			"Values of Secrets are masked unless --show-values is given."
		],
		examples: [
			{
				line: "envfrom env deployment/api",
				does: "every container of one Deployment"
			},
			{
				line: "envfrom env apps/shop deploy/api/server -n prod",
				does: "one container, in one folder and namespace"
			},
			{
				line: "envfrom env k8s/api.yaml --format json",
				does: "the workloads of a file, for programs"
			},
			{
				line: "envfrom env deploy/api --format dotenv --show-values > .env",
				does: "run the program locally with it"
			}
		],
		completes: "files"
	},
	{
		name: "explain",
		usage: "RULE",
		summary: "Explain a rule: what it finds, why it matters, what to do",
		details: [],
		examples: [{
			line: "envfrom explain colliding-variable",
			does: "the page of one rule"
		}],
		completes: "rules"
	},
	{
		name: "rules",
		usage: "",
		summary: "List the rules and their severities",
		details: [],
		examples: [{
			line: "envfrom rules --format json",
			does: "the list, for programs"
		}],
		completes: "none"
	},
	{
		name: "completion",
		usage: "bash|zsh|fish",
		summary: "Print a completion script for a shell",
		details: [],
		examples: [
			{
				line: "source <(envfrom completion bash)",
				does: "for this session; or put it in ~/.bashrc"
			},
			{
				line: "envfrom completion zsh > ~/.zfunc/_envfrom",
				does: "where $fpath looks"
			},
			{
				line: "envfrom completion fish > ~/.config/fish/completions/envfrom.fish",
				does: "for good"
			}
		],
		completes: "shells"
	},
	{
		name: "help",
		usage: "[COMMAND]",
		summary: "Show help, of one command or of all",
		details: [],
		examples: [],
		completes: "commands"
	}
];
/** The command of a name, or undefined. */
function commandNamed(name) {
	return COMMANDS.find((command) => command.name === name);
}
// src/options/parse-arguments.ts
/** Reads the arguments after `node cli.js`. Throws CannotRun, with a suggestion, for what the tables do not know. */
function parseArguments(argv) {
	const tokens = tokensOf(argv);
	const words = tokens.filter((token) => token.kind === "positional").map(({ value }) => value);
	const named = commandNamed(words[0] ?? "");
	const command = named?.name ?? "check";
	const values = /* @__PURE__ */ new Map();
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const option = optionNamed(token.name, token.rawName, command);
		const value = valueOf(option, token.rawName, token.value);
		const known = values.get(option.name);
		if (known === void 0 || option.repeatable !== true) values.set(option.name, [value]);
		else known.push(value);
	}
	const positionals = named === void 0 ? words : words.slice(1);
	return {
		command,
		named: named !== void 0,
		values,
		positionals
	};
}
/** Help for a first word that is neither a command nor a path. */
function commandHelp(word) {
	const nearest = nearestName(word, COMMANDS.map(({ name }) => name));
	return nearest === void 0 ? void 0 : `Did you mean the command \`${nearest}\`?`;
}
/** The value if the option is known for it, with the nearest one when it is not. */
function checkValue(value, values, what) {
	if (values.includes(value)) return;
	const nearest = nearestName(value, values);
	const hint = nearest === void 0 ? "" : `Did you mean \`${nearest}\`? `;
	throw new CannotRun(`\`${value}\` is no value of ${what}.`, `${hint}It takes ${values.map((name) => `\`${name}\``).join(", ")}.`);
}
function tokensOf(argv) {
	const options = {};
	for (const { name, letter, value } of OPTIONS) options[name] = {
		type: value === void 0 ? "boolean" : "string",
		multiple: true,
		...letter === void 0 ? {} : { short: letter }
	};
	return parseArgs({
		args: [...argv],
		options,
		allowPositionals: true,
		strict: false,
		tokens: true
	}).tokens;
}
function optionNamed(name, written, command) {
	const options = optionsOf(command);
	const option = options.find((candidate) => candidate.name === name);
	if (option !== void 0) return option;
	const elsewhere = OPTIONS.find((candidate) => candidate.name === name);
	if (elsewhere !== void 0) {
		const commands = elsewhere.commands.map((other) => `\`envfrom ${other}\``).join(" and ");
		throw new CannotRun(`\`${written}\` is no option of \`envfrom ${command}\`.`, `It belongs to ${commands}.`);
	}
	const nearest = nearestName(name, options.map((candidate) => candidate.name));
	throw new CannotRun(`Unknown option \`${written}\`.`, nearest === void 0 ? `\`envfrom help ${command}\` lists the options.` : `Did you mean \`--${nearest}\`?`);
}
function valueOf(option, written, value) {
	if (option.value === void 0) {
		if (value === void 0) return "";
		throw new CannotRun(`\`${written}\` takes no value.`);
	}
	if (value === void 0 || value === "") {
		const kinds = option.values?.map((name) => `\`${name}\``).join(", ");
		const help = kinds === void 0 ? void 0 : `It takes ${kinds}.`;
		throw new CannotRun(`\`${written}\` needs a value: \`--${option.name} ${option.value}\`.`, help);
	}
	if (option.values !== void 0) checkValue(option.takesFile === true ? value.split("=")[0] ?? "" : value, option.values, `\`--${option.name}\``);
	return value;
}
// src/options/run-options.ts
const SEVERITIES = [
	"error",
	"warning",
	"info",
	"off"
];
const RESTRICTORS = ["repository", "root"];
/** Throws CannotRun for a flag's value that makes no sense; the configuration is valid already. */
function runOptionsOf(values, config, ruleIds) {
	const text = (flag, key) => values.get(flag)?.at(-1) ?? textOf$1(config.get(key));
	const included = values.get("include") ?? textsOf(config.get("include"));
	return {
		settings: {
			kubernetesVersion: minorOf(text("kubernetes-version", "kubernetesVersion")),
			strict: values.has("strict") || config.get("strict") === true,
			rules: severitiesOf(values, config, ruleIds),
			externals: itemsOf(config.get("externals")).map(externalOf),
			limits: limitsOf(values, config),
			loadRestrictor: pick(RESTRICTORS, text("load-restrictor", "loadRestrictor")) ?? "repository",
			suppressions: values.has("no-ignore") ? "ignore" : "apply"
		},
		failOn: values.has("exit-zero") ? "never" : pick(FAIL_ON, text("fail-on", "failOn")) ?? "error",
		maxWarnings: numberOf("--max-warnings", text("max-warnings", "maxWarnings")),
		include: included,
		exclude: [...textsOf(config.get("exclude")), ...values.get("exclude") ?? []]
	};
}
/** `1.34`, `v1.34`, `1.34.2` → 34. */
function minorOf(version) {
	if (version === void 0) return 36;
	const minor = Number(/^v?1\.(\d{1,3})(?:\.\d+)?(?:[-+].*)?$/.exec(version)?.[1] ?? NaN);
	if (minor >= 25 && minor <= 36) return minor;
	throw new CannotRun(`\`${version}\` is no Kubernetes version that envfrom knows.`, `It knows 1.25 to 1.36; take the nearest.`);
}
function severitiesOf(values, config, ruleIds) {
	const severities = /* @__PURE__ */ new Map();
	for (const [id, value] of Object.entries(mapOf(config.get("rules")))) {
		const severity = pick(SEVERITIES, textOf$1(value));
		if (severity !== void 0) severities.set(id, severity);
	}
	for (const setting of values.get("rule") ?? []) {
		const [id, value] = splitPair("--rule", setting, "missing-secret=error");
		if (!ruleIds.includes(id)) checkValue(id, ruleIds, "`--rule`");
		checkValue(value, SEVERITIES, `\`--rule ${id}\``);
		severities.set(id, pick(SEVERITIES, value) ?? "off");
	}
	return severities;
}
const LIMIT_NAMES = /* @__PURE__ */ new Map([
	["file-size", "fileSize"],
	["alias-nodes", "aliasNodes"],
	["depth", "depth"],
	["documents", "documents"]
]);
function limitsOf(values, config) {
	const limits = { ...DEFAULT_LIMITS };
	const configured = mapOf(config.get("limits"));
	for (const key of LIMIT_NAMES.values()) {
		const value = configured[key];
		if (typeof value === "number") limits[key] = value;
	}
	for (const setting of values.get("limit") ?? []) {
		const [name, value] = splitPair("--limit", setting, "file-size=20000000");
		checkValue(name, [...LIMIT_NAMES.keys()], "`--limit`");
		const key = LIMIT_NAMES.get(name);
		const number = numberOf(`--limit ${name}`, value);
		if (key !== void 0 && number !== void 0) limits[key] = Math.max(1, number);
	}
	return limits;
}
function externalOf(value) {
	const { kind, namespace, name, keys } = mapOf(value);
	return {
		kind: kind === "ConfigMap" ? "ConfigMap" : "Secret",
		namespace: textOf$1(namespace) ?? "*",
		name: textOf$1(name) ?? "*",
		keys: keys === void 0 ? void 0 : textsOf(keys)
	};
}
function splitPair(flag, setting, example) {
	const cut = setting.indexOf("=");
	if (cut > 0) return [setting.slice(0, cut), setting.slice(cut + 1)];
	throw new CannotRun(`\`${flag} ${setting}\` has no \`=\`.`, `Write it as \`${flag} ${example}\`.`);
}
function numberOf(flag, text) {
	if (text === void 0) return void 0;
	if (/^\d{1,15}$/.test(text)) return Number(text);
	throw new CannotRun(`\`${flag}\` takes a whole number, not \`${text}\`.`);
}
function pick(all, text) {
	return all.find((one) => one === text);
}
function textOf$1(value) {
	return typeof value === "string" || typeof value === "number" ? String(value) : void 0;
}
function textsOf(value) {
	return itemsOf(value).flatMap((item) => textOf$1(item) ?? []);
}
function itemsOf(value) {
	return Array.isArray(value) ? value : [];
}
function mapOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
// src/cli/open-run.ts
/** Paths, configuration and flags → the files and the options of a run. Throws CannotRun. */
async function openRun(paths, values, outside) {
	const located = locatePaths(outside.cwd, paths);
	if (outside.stdin.isTTY === true && located.targets.some(({ kind }) => kind === "stdin")) throw new CannotRun("`-` reads standard input, but nothing is piped into it.");
	const options = runOptionsOf(values, await configOf(located, values, outside), catalogue.map(({ meta }) => meta.id));
	const stdinName = values.get("stdin-filename")?.at(-1);
	const tree = await openTree({
		located,
		include: options.include,
		exclude: options.exclude,
		trackedOnly: values.has("tracked") || outside.env["PRE_COMMIT"] === "1",
		fileSize: options.settings.limits.fileSize,
		stdin: {
			stream: outside.stdin,
			path: stdinName === void 0 ? "stdin.yaml" : pathFrom(located.root, resolve(located.here, stdinName))
		}
	});
	return {
		...options,
		located,
		tree
	};
}
/** Reading it, its parser and its validator are loaded only where there is one. */
async function configOf(located, values, { cwd }) {
	const named = values.get("config")?.at(-1);
	if (named === void 0 && values.has("no-config")) return /* @__PURE__ */ new Map();
	const file = named === void 0 ? findConfig(located.start, located.root) : namedConfig(cwd, named);
	if (file === void 0) return /* @__PURE__ */ new Map();
	const { readConfig } = await import("./config2.js");
	return readConfig(file);
}
// src/cli/say-failure.ts
/** What is said when a run ends without a report, and its exit code. */
function sayFailure(error) {
	return {
		code: 2,
		text: error instanceof CannotRun ? sayCannotRun(error) : sayCrash(error)
	};
}
function sayCannotRun({ message, help }) {
	const [first = "", ...rest] = [...message.split("\n"), ...help === void 0 ? [] : help.split("\n")].map(escapeText);
	return [
		`envfrom: ${first}`,
		...rest.map((line) => `  ${line}`),
		""
	].join("\n");
}
/** The frames tell where; the message of a bug may quote what was read, so it is left out. */
function sayCrash(error) {
	const name = error instanceof Error ? error.name : typeof error;
	const frames = (error instanceof Error ? error.stack ?? "" : "").split("\n").filter((line) => /^\s+at /.test(line));
	return [
		`envfrom ${VERSION} crashed (${name}). This is a bug in envfrom, not in your files; please report it with these lines:`,
		...frames,
		""
	].join("\n");
}
// src/cli/write-output.ts
/** Writes to a file named relative to the current folder, making its folders, or to standard output. Throws CannotRun. */
function writeOutput(text, file, outside) {
	if (file === void 0) {
		outside.stdout.write(text);
		return;
	}
	const path = resolve(outside.cwd, file);
	try {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	} catch (error) {
		throw new CannotRun(`Cannot write \`${file}\`: ${error instanceof Error && "code" in error ? String(error.code) : "unknown error"}.`);
	}
}
// src/exit-code-of.ts
const FAILING = {
	error: ["error"],
	warning: ["error", "warning"],
	info: [
		"error",
		"warning",
		"info"
	],
	never: []
};
/** 1 when a problem is at or over the threshold, or there are more warnings than allowed; else 0. */
function exitCodeOf({ problems }, { failOn, maxWarnings }) {
	if (failOn === "never") return 0;
	if (problems.some(({ severity }) => FAILING[failOn].includes(severity))) return 1;
	const warnings = problems.filter(({ severity }) => severity === "warning").length;
	return maxWarnings !== void 0 && warnings > maxWarnings ? 1 : 0;
}
// src/options/action-inputs.ts
const OWN = [{
	name: "paths",
	description: "Files, folders or globs to check, one per line",
	default: "."
}, {
	name: "working-directory",
	description: "The folder that paths are relative to, itself relative to the workspace",
	default: "."
}];
const WRITES = [
	{
		name: "annotations",
		description: "Annotate the lines of a pull request, ten per severity at most",
		default: "true"
	},
	{
		name: "summary",
		description: "Write a job summary",
		default: "true"
	},
	{
		name: "sarif-file",
		description: "Write SARIF to this file, for github/codeql-action/upload-sarif"
	}
];
/** The inputs of action.yml: those of the action itself, and the flags that the table of options offers. */
function actionInputs() {
	return [
		...OWN,
		...OPTIONS.filter(({ input }) => input === true).map(inputOf),
		...WRITES
	];
}
function inputOf(option) {
	const { name, help, repeatable, value } = option;
	if (value === void 0) return {
		name,
		description: help,
		default: "false",
		option
	};
	return {
		name,
		description: repeatable === true ? `${firstPart(help)}, one per line` : help,
		option
	};
}
/** Help without what is said about giving the flag several times. */
function firstPart(help) {
	return help.replace("; may be given several times", "");
}
/** The command line that inputs stand for. A switch is on for `true` as YAML 1.2 writes it. */
function argumentsOf(inputs) {
	return [
		"check",
		...actionInputs().flatMap(({ name, option }) => {
			const value = inputs.get(name) ?? "";
			if (option === void 0 || value === "") return [];
			if (option.value === void 0) return /^(?:true|True|TRUE)$/.test(value) ? [`--${name}`] : [];
			return (option.repeatable === true ? linesOf(value) : [value]).map((one) => `--${name}=${one}`);
		}),
		"--",
		...linesOf(inputs.get("paths") ?? "")
	];
}
function linesOf(text) {
	return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
/** What holds unless the user asks for something else. */
const DEFAULT_FORMAT_OPTIONS = {
	version: "",
	color: false,
	width: void 0,
	verbose: false,
	guardCommands: false,
	showSilenced: false,
	maxBytes: 1024e3,
	filesUrl: void 0,
	pages: /* @__PURE__ */ new Map()
};
// src/cli/progress.ts
/** Runs shorter than this show nothing. */
const PATIENCE_MS = 300;
const FRAME_MS = 80;
/** With fewer files the work is done before anyone could read a word. */
const MANY_FILES = 200;
const SILENT = {
	watch: (tree) => Promise.resolve(tree),
	stop: nothing
};
/**
* A spinner on standard error once the work has taken a while, where that is a terminal. The stages are synchronous, so it
* turns with the files they read. The cursor stays visible: an interrupted run leaves nothing to mend.
*/
function startProgress({ stderr, env }) {
	if (stderr.isTTY !== true || stderr !== process.stderr || (env["CI"] ?? "") !== "") return SILENT;
	const start = performance.now();
	let stop = nothing;
	return {
		async watch(tree) {
			const total = tree.paths.filter(isManifestName).length;
			if (total < MANY_FILES) return tree;
			const { default: ora } = await import("./ora.js");
			const spinner = ora({
				stream: process.stderr,
				hideCursor: false,
				discardStdin: false
			});
			stop = () => void spinner.stop();
			let lastFrame = start + PATIENCE_MS;
			let count = 0;
			const tick = () => {
				count += 1;
				const now = performance.now();
				if (now - lastFrame < FRAME_MS) return;
				lastFrame = now;
				spinner.text = `Reading ${count} of ${total} files`;
				if (spinner.isSpinning) spinner.render();
				else spinner.start();
			};
			return {
				...tree,
				read(path) {
					tick();
					return tree.read(path);
				}
			};
		},
		stop: () => stop()
	};
}
function nothing() {}
// src/cli/run-check.ts
/** `envfrom check`: every format asked for, each where it was asked for. */
async function runCheck(args, outside) {
	const progress = startProgress(outside);
	try {
		const run = await openRun(args.positionals, args.values, outside);
		const report = check(await progress.watch(run.tree), catalogue, run.settings);
		progress.stop();
		if (!run.tree.paths.some(isManifestName)) outside.stderr.write("envfrom: no YAML or JSON files to check.\n");
		await writeFormats(args, report, outside);
		return exitCodeOf(report, run);
	} finally {
		progress.stop();
	}
}
async function writeFormats({ values }, report, outside) {
	const shown = values.has("quiet") ? onlyErrors(report) : report;
	const toFile = values.get("output")?.at(-1);
	for (const { format, file = toFile } of wantedFormats(values, outside)) {
		const sink = file === void 0 ? outside.stdout : void 0;
		writeOutput(formatProblems(format, shown, {
			...DEFAULT_FORMAT_OPTIONS,
			version: VERSION,
			color: hasColor(values, outside, sink),
			width: sink?.isTTY === true ? sink.columns : void 0,
			verbose: values.has("verbose"),
			guardCommands: sink !== void 0 && outside.env["GITHUB_ACTIONS"] === "true",
			pages: format === "sarif" ? (await import("./pages.js")).pages : /* @__PURE__ */ new Map()
		}), file, outside);
	}
}
/** `sarif=out.sarif` → format and file. Without any: text, and annotations too where GitHub Actions reads the log. */
function wantedFormats(values, { env }) {
	const asked = values.get("format");
	if (asked === void 0) {
		const text = {
			format: "text",
			file: void 0
		};
		return env["GITHUB_ACTIONS"] === "true" ? [text, {
			...text,
			format: "github"
		}] : [text];
	}
	return asked.flatMap((one) => {
		const [name, ...rest] = one.split("=");
		const format = PROBLEM_FORMATS.find((known) => known === name);
		const file = rest.join("=");
		return format === void 0 ? [] : [{
			format,
			file: file === "" ? void 0 : file
		}];
	});
}
function onlyErrors(report) {
	return {
		...report,
		problems: report.problems.filter(({ severity }) => severity === "error")
	};
}
// src/options/env-arguments.ts
const FILE_NAME = /\.(?:ya?ml|json)$/i;
/**
* Tells selectors and paths apart: what exists on disk is a path, and so is what looks like a file (`*.yaml`, `apps/**`);
* the rest is NAME, KIND/NAME or KIND/NAME/CONTAINER. Throws CannotRun for what can be neither.
*/
function readEnvArguments(words, whatIsAt) {
	const places = [];
	const files = [];
	const workloads = [];
	for (const word of words) {
		const existing = word === "-" ? "folder" : whatIsAt(word);
		if (existing === "folder") places.push(word);
		else if (existing === "file" || isFileGlob(word, whatIsAt)) files.push(word);
		else workloads.push(selectorOf(word));
	}
	return {
		places,
		files,
		workloads
	};
}
function isFileGlob(word, whatIsAt) {
	if (!/[*?[{]/.test(word)) return false;
	const folder = word.slice(0, word.indexOf("/") + 1);
	return FILE_NAME.test(word) || word.includes("**") || folder !== "" && whatIsAt(folder) === "folder";
}
function selectorOf(word) {
	const parts = word.split("/");
	if (FILE_NAME.test(word) || word.startsWith(".") || word.startsWith("/")) throw new CannotRun(`No such file or directory: \`${word}\`.`);
	if (parts.length > 3 || parts.includes("")) throw new CannotRun(`\`${word}\` is neither a path that exists nor a workload.`, "A workload is named as `api`, `deployment/api` or `deploy/api/container`.");
	const [first = "", second, container] = parts;
	if (second === void 0) return {
		text: word,
		kind: void 0,
		name: first,
		container
	};
	return {
		text: word,
		kind: first,
		name: second,
		container
	};
}
// src/report/environment-options.ts
/** What holds unless the user asks for something else. */
const DEFAULT_ENVIRONMENT_OPTIONS = {
	version: "",
	color: false,
	width: 100,
	showValues: false,
	services: false,
	guardCommands: false,
	screen: void 0,
	problems: []
};
// src/report/origin-text.ts
/** Where a variable comes from: `app-defaults/LOG_LEVEL (config/defaults.yaml:7)`. */
function originText(from) {
	return escapeText(`${nameOfOrigin(from)}${placed(from.at)}`);
}
function nameOfOrigin(from) {
	switch (from.kind) {
		case "env-from":
		case "key": return `${nameOf(from.reference)}/${from.key}`;
		case "env-from-unknown": return `${from.reference.kind} ${from.reference.name}`;
		case "field": return from.fieldPath;
		case "resource": return from.resource;
		case "file": return `file ${from.path}, key ${from.key}`;
		case "service": return `Service ${from.service}`;
		default: return "value";
	}
}
/** ConfigMaps by their name alone: they are what most variables come from. */
function nameOf({ kind, name }) {
	return kind === "ConfigMap" ? name : `${kind} ${name}`;
}
/** What belongs under the origin: what it hides, what may hide it, which `$(X)` stayed. */
function originNotes({ hides, mayBeHiddenBy, unresolved }) {
	return [
		...hides.map(({ from }) => `hides ${originText(from)}`),
		...(mayBeHiddenBy ?? []).map((reference) => escapeText(`may be hidden by ${reference.kind} ${reference.name}, whose keys are not known${placed(reference.at)}`)),
		...unresolved.map(unresolvedText)
	];
}
function unresolvedText({ name, setLater }) {
	return escapeText(`$(${name}) stays: ${setLater === void 0 ? "nothing sets it" : `it is set only later${placed(setLater)}`}`);
}
/** ` (config/defaults.yaml:7)`. */
function placed(at) {
	return at === void 0 ? "" : ` (${placeOf$2(at)})`;
}
// src/report/environment-rows.ts
/**
* Variables in the order of their assignment, with the failures and skipped entries where they happen, then the commands, arguments,
* exec probes and sub-paths that contain `$(`.
*/
function environmentRows(environment, services) {
	const { bindings, serviceBindings, failures, skipped } = environment;
	const items = containerItems(environment.container.node);
	const late = items.size;
	const placed = bindings.map((binding) => ({
		order: itemOf(items, assignedAt(binding))?.order ?? late,
		row: bindingRow(binding)
	}));
	for (const { name, at, reason } of skipped) {
		const item = itemOf(items, at);
		const row = noteRow("skipped", name ?? item?.name ?? "", `skipped: ${reason}`, at);
		placed.push({
			order: item?.order ?? late,
			row
		});
	}
	for (const failure of failures) {
		const item = itemOf(items, failure.at);
		placed.push({
			order: item?.order ?? late,
			row: failureRow(failure, item?.name)
		});
	}
	return [
		...placed.toSorted((a, b) => a.order - b.order).map(({ row }) => row),
		...services ? serviceBindings.map(bindingRow) : [],
		...expandedRows(environment)
	];
}
/** The envFrom and env items of a container by the place of every scalar in them. */
function containerItems(container) {
	const items = /* @__PURE__ */ new Map();
	const lists = ["envFrom", "env"].flatMap((list) => itemsAt(container, list).map((node, at) => ({
		node,
		label: `${list}[${at}]`
	})));
	for (const [order, { node, label }] of lists.entries()) {
		const item = {
			order,
			name: (entryOf(node, "name") === void 0 ? void 0 : scalarAt(node, "name")?.text) ?? label
		};
		const stack = [node];
		for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
			const key = placeKey(next);
			if (!items.has(key)) items.set(key, item);
			if (next.kind === "sequence") stack.push(...next.items);
			if (next.kind === "map") stack.push(...next.entries.map(({ value }) => value));
		}
	}
	return items;
}
function itemOf(items, at) {
	return items.get(placeKey(at));
}
function placeKey(span) {
	const { file, start } = hostSpan(span);
	return `${file.path}:${start}`;
}
function assignedAt({ from }) {
	if (from.kind === "env-from" || from.kind === "key") return from.itemAt;
	return from.kind === "service" ? NOWHERE : from.at;
}
const NOWHERE = {
	file: {
		path: "",
		text: ""
	},
	start: 0,
	end: 0
};
function bindingRow(binding) {
	const { name, value, from } = binding;
	return {
		kind: "variable",
		name: escapeText(name),
		value,
		from: originText(from),
		notes: originNotes(binding)
	};
}
function failureRow(failure, item) {
	const { reason, message, at, reference } = failure;
	const volume = reference?.subject;
	const elsewhere = volume === void 0 ? "container" : `volume ${volume}`;
	return noteRow("failure", item ?? elsewhere, `${reason}: ${message}`, at);
}
function noteRow(kind, name, text, at) {
	return {
		kind,
		name: escapeText(name),
		value: escapeText(text),
		from: escapeText(placeOf$2(at)),
		notes: []
	};
}
function expandedRows({ command, args, probes, subPaths }) {
	return [
		...listRows("command", command),
		...listRows("args", args),
		...probes.flatMap(({ probe, command }) => listRows(probe, command)),
		...subPaths.flatMap(({ mountPath, subPath }) => subPath === void 0 ? [] : [expandedRow(`subPath of ${mountPath}`, subPath)])
	];
}
function listRows(name, elements) {
	return elements.flatMap((element, at) => writtenText(element.at).includes("$(") ? [expandedRow(`${name}[${at}]`, element)] : []);
}
function expandedRow(name, { value, at }) {
	return {
		kind: "expanded",
		name: escapeText(name),
		value,
		from: escapeText(placeOf$2(at)),
		notes: []
	};
}
function writtenText({ file, start, end }) {
	return file.text.slice(start, end);
}
// src/report/value-lines.ts
/** Stands at the end of a line where the value has a newline, to tell it from a wrapped line. */
const NEWLINE = "↵";
/** Stands for a blank at the edge of a line, where it could not be seen. */
const BLANK = "·";
const MOST_LINES = 12;
/**
* A value as lines of at most `width` columns. Placeholders and secrets are in angle brackets; a secret is shown in clear only on request.
* A value of many lines is cut, with a count of what is left out.
*/
function valueLines(value, width, style, showValues) {
	const writer = new CellWriter(Math.max(8, width));
	for (const part of value) writePart(part, writer, style, showValues);
	const lines = writer.finish();
	if (lines.length === 1 && lines[0]?.width === 0) return [cell("(empty)", style.dim)];
	if (lines.length <= 13) return lines;
	const rest = lines.length - MOST_LINES;
	return [...lines.slice(0, MOST_LINES), cell(`… ${rest} more lines`, style.dim)];
}
/** The value on one line, without colour. */
function valueText(value, showValues) {
	return value.map((part) => escapeText(textOf(part, showValues))).join("");
}
/** Columns of the longest line of a value, where nothing is wrapped. */
function valueWidth(value, showValues) {
	const lines = value.map((part) => textOf(part, showValues)).join("").split("\n").map((line) => displayWidth(escapeText(line)));
	const isBroken = lines.length > 1 ? 1 : 0;
	return lines.reduce((most, width) => Math.max(most, width), 0) + isBroken;
}
/** The text of a part; what may not or cannot be shown is in angle brackets. */
function textOf(part, showValues) {
	if (part.kind === "text" || part.kind === "secret" && showValues) return part.text;
	return `<${part.label}>`;
}
/** A line in one colour. */
function cell(text, paint) {
	return {
		text: paint(text),
		width: displayWidth(text)
	};
}
function writePart(part, writer, style, showValues) {
	const shown = textOf(part, showValues);
	if (part.kind === "placeholder" || part.kind === "secret" && !showValues) {
		writer.write(escapeText(shown), part.kind === "secret" ? style.yellow : style.cyan);
		return;
	}
	for (const [at, line] of shown.split("\n").entries()) {
		if (at > 0) {
			writer.write(NEWLINE, style.dim);
			writer.breakLine();
		}
		writeText(line, writer, style);
	}
}
function writeText(line, writer, style) {
	const inner = line.trim();
	const lead = line.length - line.trimStart().length;
	const tail = inner === "" ? 0 : line.length - line.trimEnd().length;
	writer.write(visible(line.slice(0, lead)), style.dim);
	writer.write(escapeText(inner), style.plain);
	writer.write(visible(line.slice(line.length - tail)), style.dim);
}
function visible(blanks) {
	return escapeText(blanks).replaceAll(" ", BLANK);
}
/** Fills lines character by character; a run in one colour is painted once per line. */
var CellWriter = class {
	#width;
	#lines = [];
	#text = "";
	#used = 0;
	constructor(width) {
		this.#width = width;
	}
	write(text, paint) {
		let run = "";
		for (const char of text) {
			const width = charWidth(char);
			if (this.#used + width > this.#width) {
				this.#text += paint(run);
				run = "";
				this.breakLine();
			}
			run += char;
			this.#used += width;
		}
		this.#text += paint(run);
	}
	breakLine() {
		this.#lines.push({
			text: this.#text,
			width: this.#used
		});
		this.#text = "";
		this.#used = 0;
	}
	finish() {
		if (this.#used > 0 || this.#lines.length === 0) this.breakLine();
		return this.#lines;
	}
};
// src/report/environment-table.ts
const INDENT = "  ";
const GAP = "  ";
const WIDEST_NAME = 36;
/** The environment of one container as lines: a title, then NAME, VALUE and FROM. */
function environmentTable(environment, style, options, showBuild) {
	const title = titleOf$1(environment, style, showBuild);
	const rows = environmentRows(environment, options.services);
	if (rows.length === 0) return [title, `${INDENT}${style.dim("no variables")}`];
	const widths = columnWidths(rows, options);
	const head = [
		padEnd("NAME", widths.name),
		padEnd("VALUE", widths.value),
		"FROM"
	];
	return [
		title,
		INDENT + style.dim(head.join(GAP)),
		...rows.flatMap((row) => drawRow(row, widths, style, options))
	];
}
/** `Deployment shop/api, container api`, and where that is. */
function titleOf$1({ workload, container }, style, showBuild) {
	const build = showBuild ? `, build ${workload.build}` : "";
	return `${style.bold(containerTitle({
		workload,
		container
	}))}  ${style.dim(escapeText(`${placeOf$2(container.node)}${build}`))}`;
}
/** The name of a container and its workload, without backticks. */
function containerTitle({ workload, container }) {
	return escapeText(`${nameOfManifest(workload.manifest)}, ${nameOfContainer(container)}`.replaceAll("`", ""));
}
/** FROM has what it needs as long as VALUE keeps nearly half; both are wrapped beyond that. */
function columnWidths(rows, { width, showValues }) {
	const names = rows.map((row) => displayWidth(row.name));
	const values = rows.map(({ value }) => typeof value === "string" ? 0 : valueWidth(value, showValues));
	const origins = rows.map(({ value, from }) => typeof value === "string" ? 0 : displayWidth(from));
	const name = Math.min(WIDEST_NAME, largest(names, 4));
	const room = Math.max(40, width - 2 - name - 4);
	const from = largest(origins, 4);
	const wanted = largest(values, 7);
	const value = Math.min(wanted, Math.max(room - from, Math.floor(room * .45)));
	return {
		name,
		value,
		from: room - value
	};
}
function largest(numbers, least) {
	return numbers.reduce((most, number) => Math.max(most, number), least);
}
function drawRow(row, widths, style, options) {
	const name = {
		variable: style.bold,
		failure: style.red,
		skipped: style.dim,
		expanded: style.plain
	}[row.kind](row.name);
	const isWide = displayWidth(row.name) > widths.name;
	const [first = "", ...rest] = typeof row.value === "string" ? sentence(row, widths, style) : cells(row, widths, style, options);
	const blank = " ".repeat(widths.name);
	const pad = " ".repeat(Math.max(0, widths.name - displayWidth(row.name)));
	return (isWide ? [
		"",
		first,
		...rest
	] : [first, ...rest]).map((line, at) => {
		const lead = at === 0 ? name + (line === "" ? "" : pad) : blank;
		return `${INDENT}${lead}${line === "" ? "" : GAP}${line}`.trimEnd();
	});
}
/** A failure or a skipped entry: the sentence takes both columns, its place follows. */
function sentence({ kind, value, from }, widths, style) {
	const paint = kind === "failure" ? style.red : style.dim;
	return wrapText(`${typeof value === "string" ? value : ""} (${from})`, widths.value + 2 + widths.from).map((line) => paint(line));
}
function cells({ value, from, notes }, widths, style, { showValues }) {
	const left = typeof value === "string" ? [] : valueLines(value, widths.value, style, showValues);
	const right = [...wrapText(from, widths.from).map((line) => cell(line, style.plain)), ...notes.flatMap((note) => wrapText(note, widths.from)).map((line) => cell(line, style.dim))];
	const height = Math.max(left.length, right.length);
	return Array.from({ length: height }, (_, at) => {
		const value = left[at] ?? {
			text: "",
			width: 0
		};
		const origin = right[at];
		if (origin === void 0) return value.text;
		return `${value.text}${" ".repeat(Math.max(0, widths.value - value.width))}${GAP}${origin.text}`;
	});
}
// src/report/shell-quote.ts
const NEEDS_NO_QUOTES = /^[A-Za-z0-9_@%+=:,./-]+$/;
/**
* A word of a POSIX shell whose value is exactly the text (which has no NUL). Characters that a terminal would act on or hide are
* made by `printf`, so that the file is safe to look at; a line never starts with the text itself, so that none can be taken for a workflow command.
*/
function shellQuote(text) {
	if (text === "") return "''";
	if (NEEDS_NO_QUOTES.test(text)) return text;
	const quoted = [];
	for (const char of text) if (char === "'") quoted.push(String.raw`'\''`);
	else if (char === "\n") quoted.push("\n''");
	else if (char === "	" || escapeText(char) === char) quoted.push(char);
	else quoted.push(`'"$(printf '${octal(char)}')"'`);
	return `'${quoted.join("")}'`;
}
/** The UTF-8 bytes of a character as `printf` reads them. */
function octal(char) {
	return [...new TextEncoder().encode(char)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
// src/report/environment-dotenv.ts
/** What a POSIX shell takes for a name in an assignment. */
const SHELL_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/**
* Assignments that a POSIX shell can source, one section per container. What cannot be assigned is there as a comment with the reason:
* names that are no shell names, values that only the cluster knows, and Secrets unless they were asked for.
*/
function environmentsDotenv(environments, options) {
	return environments.map((environment) => section(environment, options)).join("\n");
}
function section(environment, options) {
	const { bindings, serviceBindings, failures, container } = environment;
	return [
		`# ${containerTitle(environment)} (${escapeText(placeOf$2(container.node))})`,
		...failures.map(({ reason, message }) => `# would not start: ${escapeText(`${reason}: ${message}`)}`),
		...bindings.map((binding) => assignment(binding, options)),
		...options.services ? serviceBindings.map((binding) => assignment(binding, options)) : []
	].map((line) => `${line}\n`).join("");
}
function assignment({ name, value }, { showValues }) {
	const commented = (why) => `# ${escapeText(name)}=${valueText(value, showValues)}  (${why})`;
	if (value.some(({ kind }) => kind === "placeholder")) return commented("known in the cluster only");
	if (!showValues && value.some(({ kind }) => kind === "secret")) return commented("a Secret: --show-values shows it");
	if (value.some((part) => part.kind === "secret" && part.bytes !== void 0)) return commented("not UTF-8");
	if (!SHELL_NAME.test(name)) return commented("no shell can read this name");
	const text = value.map((part) => part.kind === "placeholder" ? "" : part.text).join("");
	if (text.includes("\0")) return commented("a NUL character, which no variable can hold");
	return `${name}=${shellQuote(text)}`;
}
// src/report/environment-json.ts
/** Version of the shape that `schemas/environment.schema.json` describes; raised when a reader could break. */
const SHAPE_VERSION = 1;
/** Environments as `schemas/environment.schema.json` says. */
function environmentsJson(environments, options) {
	return `${safeJson({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version: options.version
		},
		environments: environments.map((environment) => environmentJson(environment, options))
	})}\n`;
}
function environmentJson(environment, options) {
	const { workload, container } = environment;
	const { apiVersion, kind, namespace, name } = workload.manifest;
	const { showValues } = options;
	const expanded = (list) => list.map((element) => expandedJson(element, showValues));
	return {
		workload: {
			apiVersion,
			kind,
			namespace,
			name
		},
		container: {
			name: container.name,
			kind: container.kind,
			field: container.path
		},
		build: workload.build,
		...placeJson(container.node),
		variables: environment.bindings.map((binding) => bindingJson(binding, showValues)),
		serviceVariables: options.services ? environment.serviceBindings.map((binding) => bindingJson(binding, showValues)) : void 0,
		skipped: environment.skipped.map(skippedJson),
		failures: environment.failures.map(failureJson),
		command: expanded(environment.command),
		args: expanded(environment.args),
		probes: environment.probes.map(({ probe, command }) => ({
			probe,
			command: expanded(command)
		})),
		hooks: environment.hooks,
		subPaths: environment.subPaths.map((subPath) => subPathJson(subPath, showValues))
	};
}
function bindingJson(binding, showValues) {
	return {
		name: binding.name,
		...valueJson(binding.value, showValues),
		from: originJson(binding.from),
		hides: binding.hides.map((hidden) => ({
			...valueJson(hidden.value, showValues),
			from: originJson(hidden.from)
		})),
		mayBeHiddenBy: (binding.mayBeHiddenBy ?? []).map(referenceName),
		unresolved: binding.unresolved.map(unresolvedJson)
	};
}
/** `value` is the text as it may be shown; `exact` says whether it is the very text that the process gets. */
function valueJson(value, showValues) {
	const isExact = value.every((part) => part.kind === "text" || part.kind === "secret" && showValues && part.bytes === void 0);
	return {
		value: value.map((part) => textOf(part, showValues)).join(""),
		exact: isExact,
		secret: value.some(({ kind }) => kind === "secret"),
		parts: isExact ? void 0 : value.map((part) => partJson(part, showValues))
	};
}
function partJson(part, showValues) {
	if (part.kind === "text") return {
		kind: "text",
		text: part.text
	};
	if (part.kind === "placeholder") return {
		kind: "placeholder",
		label: part.label
	};
	if (!showValues) return {
		kind: "secret",
		label: part.label
	};
	const base64 = part.bytes && Buffer.from(part.bytes).toString("base64");
	return {
		kind: "secret",
		label: part.label,
		text: part.text,
		base64
	};
}
function originJson(from) {
	const place = from.at === void 0 ? {} : placeJson(from.at);
	switch (from.kind) {
		case "env-from": return {
			kind: from.kind,
			...referenceName(from.reference),
			key: from.key,
			prefix: from.prefix,
			...place
		};
		case "env-from-unknown": return {
			kind: from.kind,
			...referenceName(from.reference),
			...place
		};
		case "key": return {
			kind: from.kind,
			...referenceName(from.reference),
			key: from.key,
			...place
		};
		case "field": return {
			kind: from.kind,
			fieldPath: from.fieldPath,
			...place
		};
		case "resource": return {
			kind: from.kind,
			resource: from.resource,
			...place
		};
		case "file": return {
			kind: from.kind,
			file: from.path,
			key: from.key,
			...place
		};
		case "service": return {
			kind: from.kind,
			service: from.service,
			...place
		};
		default: return {
			kind: from.kind,
			...place
		};
	}
}
function referenceName({ kind, name }) {
	return { source: {
		kind,
		name
	} };
}
function unresolvedJson({ name, setLater }) {
	return {
		name,
		setLater: setLater && placeJson(setLater)
	};
}
function skippedJson({ name, at, reason }) {
	return {
		name,
		reason,
		...placeJson(at)
	};
}
function failureJson({ reason, message, at }) {
	return {
		reason,
		message,
		...placeJson(at)
	};
}
function expandedJson({ value, at, unresolved }, showValues) {
	return {
		...valueJson(value, showValues),
		unresolved: unresolved.map(unresolvedJson),
		...placeJson(at)
	};
}
function subPathJson({ volume, mountPath, subPath, failure }, showValues) {
	return {
		volume,
		mountPath,
		subPath: subPath && expandedJson(subPath, showValues),
		failure: failure && failureJson(failure)
	};
}
// src/report/environment-summary.ts
const HEAD = [
	"VARIABLES",
	"UNKNOWN",
	"HIDDEN",
	"PROBLEMS"
];
/** One line per container: how many variables it has, how many of them only the cluster knows, how many assignments are hidden, and problems. */
function environmentSummary(environments, style, { problems }, showBuild) {
	const counted = countByContainer(problems);
	const rows = environments.map((environment) => ({
		title: titleOf(environment, showBuild),
		counts: countsOf(environment, counted.get(identityOf(environment)) ?? 0)
	}));
	const width = rows.reduce((most, { title }) => Math.max(most, displayWidth(title)), 9);
	const head = [padEnd("CONTAINER", width), ...HEAD].join("  ");
	const lines = rows.map(({ title, counts }) => {
		const numbers = counts.map((number, at) => {
			const text = padStart(String(number), HEAD[at]?.length ?? 0);
			if (number === 0) return style.dim(text);
			return at === 3 ? style.red(text) : text;
		});
		return [padEnd(title, width), ...numbers].join("  ");
	});
	const hint = "Name a workload, as in `envfrom env deployment/api`, to see its variables.";
	return `${[
		style.dim(head),
		...lines,
		"",
		style.dim(hint)
	].join("\n")}\n`;
}
function titleOf({ workload, container }, showBuild) {
	const title = containerTitle({
		workload,
		container
	});
	return showBuild ? `${title} (${escapeText(workload.build)})` : title;
}
function countsOf({ bindings, failures }, problems) {
	const unknown = bindings.filter(({ value }) => value.some(({ kind }) => kind === "placeholder"));
	const hidden = bindings.reduce((sum, { hides }) => sum + hides.length, 0);
	return [
		bindings.length,
		unknown.length,
		hidden,
		Math.max(problems, failures.length)
	];
}
/** Problems by the container they are about. */
function countByContainer(problems) {
	const counts = /* @__PURE__ */ new Map();
	for (const { subject, builds } of problems) {
		if (subject?.container === void 0) continue;
		const { kind, namespace, name, container } = subject;
		for (const build of builds) {
			const identity = JSON.stringify([
				build,
				kind,
				namespace ?? "",
				name ?? "",
				container
			]);
			counts.set(identity, (counts.get(identity) ?? 0) + 1);
		}
	}
	return counts;
}
function identityOf({ workload, container }) {
	const { kind, namespace, name } = workload.manifest;
	return JSON.stringify([
		workload.build,
		kind,
		namespace ?? "",
		name ?? "",
		container.name
	]);
}
// src/report/format-environments.ts
/** Every format of `env` that is made here; `describe` is a format of its own. */
const ENVIRONMENT_FORMATS = [
	"table",
	"json",
	"dotenv"
];
/** The environments of containers in one format: pure, in the given order; values of Secrets only when asked for. */
function formatEnvironments(format, environments, options) {
	if (format === "json") return environmentsJson(environments, options);
	if (format === "dotenv") return environmentsDotenv(environments, options);
	const text = tables(environments, options);
	return options.guardCommands ? guardCommands(text) : text;
}
function tables(environments, options) {
	const style = styleOf(options.color);
	const isSeveralBuilds = new Set(environments.map(({ workload }) => workload.build)).size > 1;
	const blocks = [];
	let lines = 0;
	for (const environment of environments) {
		const block = environmentTable(environment, style, options, isSeveralBuilds);
		lines += block.length + 1;
		if (options.screen !== void 0 && environments.length > 1 && lines > options.screen) return environmentSummary(environments, style, options, isSeveralBuilds);
		blocks.push(block.map((line) => `${line}\n`).join(""));
	}
	return blocks.join("\n");
}
// src/select-environments.ts
const SHORT_KINDS = /* @__PURE__ */ new Map([
	["po", "pod"],
	["deploy", "deployment"],
	["sts", "statefulset"],
	["ds", "daemonset"],
	["rs", "replicaset"],
	["rc", "replicationcontroller"],
	["cj", "cronjob"],
	["ksvc", "service"],
	["dc", "deploymentconfig"],
	["ro", "rollout"],
	["wf", "workflow"]
]);
/** The environments that a selection names, in their order. Throws CannotRun for a selector that names none. */
function selectEnvironments(environments, selection) {
	const { workloads, files, namespace } = selection;
	const inNamespace = namespace === void 0 ? environments : inNamespaceOf(environments, namespace);
	const selectors = [...workloads.map((selector) => ({
		text: selector.text,
		matches: workloadMatcher(selector)
	})), ...files.map((file) => ({
		text: file,
		matches: fileMatcher(file)
	}))];
	for (const { text, matches } of selectors) if (!inNamespace.some(matches)) throw nothingMatches(text, environments, selection);
	if (selectors.length === 0) return inNamespace;
	return inNamespace.filter((environment) => selectors.some(({ matches }) => matches(environment)));
}
/** Workloads of the namespace; where there are none, those that leave it open and may be applied there. */
function inNamespaceOf(environments, namespace) {
	const matches = nameMatcher(namespace);
	const exact = environments.filter(({ workload }) => matches(workload.manifest.namespace ?? ""));
	if (exact.length > 0) return exact;
	return environments.filter(({ workload }) => workload.manifest.namespace === void 0);
}
function workloadMatcher({ kind, name, container }) {
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const matchesName = nameMatcher(name);
	const matchesContainer = container === void 0 ? () => true : nameMatcher(container);
	return ({ workload: { manifest }, container: { name: of } }) => matchesName(manifest.name ?? "") && matchesContainer(of) && matchesKind(manifest.kind, manifest.group);
}
/** `deploy`, `Deployments`, `deployment.apps`, `rollout.argoproj.io`, `*`. */
function kindMatcher(written) {
	const [first = "", ...group] = written.toLowerCase().split(".");
	const matches = nameMatcher(SHORT_KINDS.get(first) ?? first);
	const wantedGroup = group.join(".");
	return (kind, ofGroup) => {
		const lower = kind.toLowerCase();
		return [
			lower,
			`${lower}s`,
			`${lower}es`,
			lower.replace(/y$/, "ies")
		].some(matches) && (wantedGroup === "" || wantedGroup === ofGroup.toLowerCase());
	};
}
function fileMatcher(file) {
	const matches = pathMatcher(`/${file}`);
	return ({ workload }) => matches(hostSpan(workload.podSpec).file.path);
}
function nothingMatches(text, environments, { namespace }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	if (environments.length === 0) return new CannotRun("There are no workloads here.");
	const names = new Set(environments.flatMap(namesOf));
	const nearest = nearestName(text, names);
	const some = [...names].filter((name) => name.split("/").length === 2).slice(0, 10);
	return new CannotRun(`No workload matches \`${text}\`${inNamespace}.`, nearest === void 0 ? `There are ${some.join(", ")}.` : `Did you mean \`${nearest}\`?`);
}
/** How one container's workload can be named, as the user may have meant it. */
function namesOf({ workload, container }) {
	const name = workload.manifest.name ?? "";
	const kind = workload.manifest.kind.toLowerCase();
	return [
		`${kind}/${name}`,
		name,
		`${kind}/${name}/${container.name}`
	];
}
// src/cli/run-env.ts
/** Lines that count as a screenful where there is no screen. */
const DEFAULT_SCREEN = 60;
/** `envfrom env`: the environments of the containers selected; what would stop one is shown, and is no failure of the command. */
async function runEnv(args, outside) {
	const { values } = args;
	const words = readEnvArguments(args.positionals, (path) => whatIsAt(outside.cwd, path));
	const progress = startProgress(outside);
	try {
		const run = await openRun(placesOf(words, outside), values, outside);
		const report = check(await progress.watch(run.tree), catalogue, run.settings);
		progress.stop();
		const { root, here } = run.located;
		writeEnvironments(args, {
			environments: selectEnvironments(report.environments, {
				workloads: words.workloads,
				files: words.files.map((file) => pathFrom(root, resolve(here, file))),
				namespace: values.get("namespace")?.at(-1)
			}),
			report,
			isWhole: args.positionals.length === words.places.length
		}, outside);
		return 0;
	} finally {
		progress.stop();
	}
}
/** Files select; they are looked for in the current folder, or in their own where they are elsewhere. */
function placesOf({ places, files }, { cwd }) {
	if (places.length > 0) return places;
	const elsewhere = files.filter((file) => !isWithin(cwd, resolve(cwd, file)));
	return elsewhere.length === 0 ? ["."] : elsewhere.map((file) => dirname(resolve(cwd, file)));
}
function writeEnvironments({ values }, { environments, report, isWhole }, outside) {
	const file = values.get("output")?.at(-1);
	const sink = file === void 0 ? outside.stdout : void 0;
	const asked = values.get("format")?.at(-1) ?? "table";
	writeOutput(formatEnvironments(ENVIRONMENT_FORMATS.find((known) => known === asked) ?? "table", environments, {
		...DEFAULT_ENVIRONMENT_OPTIONS,
		version: VERSION,
		color: hasColor(values, outside, sink),
		...sink?.columns === void 0 ? {} : { width: sink.columns },
		showValues: values.has("show-values"),
		services: values.has("services"),
		guardCommands: sink !== void 0 && outside.env["GITHUB_ACTIONS"] === "true",
		screen: isWhole ? sink?.rows ?? DEFAULT_SCREEN : void 0,
		problems: report.problems
	}), file, outside);
}
// src/cli/run.ts
/** Runs one command line; never throws. Standard output gets the report and nothing else. */
async function run(argv, outside) {
	try {
		return await runCommand(parseArguments(argv), outside);
	} catch (error) {
		const { code, text } = sayFailure(error);
		outside.stderr.write(text);
		return code;
	}
}
async function runCommand(args, outside) {
	const { command, named, values } = args;
	if (values.has("version")) {
		outside.stdout.write(`${VERSION}\n`);
		return 0;
	}
	if (values.has("help")) {
		const { helpText } = await import("./help-text.js");
		outside.stdout.write(helpText(named ? command : void 0));
		return 0;
	}
	switch (command) {
		case "check": {
			const { runCheck } = await import("./run-check.js");
			return suggestingCommands(args, () => runCheck(args, outside));
		}
		case "env": {
			const { runEnv } = await import("./run-env.js");
			return runEnv(args, outside);
		}
		default: {
			const { runInfo } = await import("./run-info.js");
			return runInfo(args, outside);
		}
	}
}
/** `envfrom chek`: a lone word that names no path was perhaps meant as a command. */
async function suggestingCommands({ named, positionals }, work) {
	try {
		return await work();
	} catch (error) {
		const [word = ""] = positionals;
		if (!(error instanceof CannotRun) || named || !/^[a-z]+$/.test(word)) throw error;
		throw new CannotRun(error.message, commandHelp(word) ?? error.help);
	}
}
export { catalogue as C, parseText as S, positionOf as T, formatProblems as _, actionInputs as a, hasColor as b, writeOutput as c, checkValue as d, parseArguments as f, optionsOf as g, SHELLS as h, DEFAULT_FORMAT_OPTIONS as i, sayFailure as l, commandNamed as m, runEnv as n, argumentsOf as o, COMMANDS as p, runCheck as r, exitCodeOf as s, run as t, openRun as u, DEFAULT_LIMITS as v, nearestName as w, check as x, CannotRun as y };
