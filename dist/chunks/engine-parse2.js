import { $t as KUSTOMIZATION_NAMES, en as isManifestName } from "./start.js";
import { S as scalarAt, a as stringOf, t as isNull, v as entryOf, x as mapAt } from "./engine-go.js";
import { i as parseText } from "./engine-parse.js";
// src/parse/decode-bytes.ts
const GIT_CRYPT = "\0GITCRYPT\0";
const ANSIBLE_VAULT = "$ANSIBLE_VAULT;";
const SNIFFED = 8e3;
function decodeBytes(bytes) {
	if (startsWith(bytes, GIT_CRYPT)) return noText("encrypted", "encrypted with git-crypt");
	if (startsWith(bytes, ANSIBLE_VAULT)) return noText("encrypted", "encrypted with Ansible Vault");
	if (isUtf16(bytes)) return noText("binary", "UTF-16 text; Kubernetes reads UTF-8");
	if (bytes.subarray(0, SNIFFED).includes(0)) return noText("binary", "binary data, not text");
	try {
		return {
			kind: "text",
			text: new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes),
			validUtf8: true
		};
	} catch {
		return {
			kind: "text",
			text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
			validUtf8: false
		};
	}
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
function isUtf16(bytes) {
	const [first, second] = bytes;
	return first === 255 && second === 254 || first === 254 && second === 255;
}
// src/parse/looks-templated.ts
const MARK = /\{\{|\{%|<%|(?:^|[\s:[,-])(?:@@?[\w.-]+@|%%?[\w.-]+%)|[:-][ \t]+["']?\{[A-Za-z][\w-]*\}[\w/.:@-]|^[ \t]*(?:__[A-Z0-9_]+__|<[^<>\n]+>)[ \t]*$/m;
function looksTemplated({ file: { text }, start }) {
	const lineStart = text.lastIndexOf("\n", start - 1) + 1;
	const before = lineStart === 0 ? 0 : text.lastIndexOf("\n", lineStart - 2) + 1;
	const end = text.indexOf("\n", start);
	return MARK.test(text.slice(before, end === -1 ? text.length : end));
}
// src/parse/manifests-of.ts
const NOTHING = {
	manifests: [],
	faults: []
};
const KIND$1 = /^[A-Z][A-Za-z0-9]*$/;
const API_VERSION$1 = /^(?:[a-z0-9.-]+\/)?v[0-9]+(?:(?:alpha|beta)[0-9]+)?$/;
function manifestsOf(root) {
	if (root?.kind !== "map") return NOTHING;
	const identity = identityOf(root);
	if (identity === void 0) {
		const half = halfIdentified(root);
		return half === void 0 ? NOTHING : {
			...NOTHING,
			half
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
	if (item.kind !== "map") return NOTHING;
	const itemKind = list.kind.endsWith("List") ? list.kind.slice(0, -4) : list.kind;
	const inherited = !hasIdentity(item, "apiVersion") && !hasIdentity(item, "kind") && itemKind !== "" ? {
		...list,
		kind: itemKind
	} : void 0;
	const identity = identityOf(item) ?? inherited;
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
function identityOf(node) {
	const apiVersion = stringOf(scalarAt(node, "apiVersion"), "kubectl");
	const kind = stringOf(scalarAt(node, "kind"), "kubectl");
	return apiVersion && kind ? {
		apiVersion,
		kind
	} : void 0;
}
function hasIdentity(node, field) {
	return Boolean(stringOf(scalarAt(node, field), "kubectl"));
}
function missingParts(node) {
	return ["apiVersion", "kind"].filter((field) => !hasIdentity(node, field)).map((field) => `${field} not set`);
}
function halfIdentified(node) {
	const apiVersion = stringOf(scalarAt(node, "apiVersion"), "kubectl") ?? "";
	const kind = stringOf(scalarAt(node, "kind"), "kubectl") ?? "";
	const missing = kind === "" ? "kind" : "apiVersion";
	const isJson = node.file.path.endsWith(".json");
	const meant = missing === "kind" ? API_VERSION$1.test(apiVersion) : KIND$1.test(kind) && !isJson;
	const name = stringOf(scalarAt(node, "metadata", "name"), "kubectl");
	if (!meant || name === void 0 || entryOf(node, missing) !== void 0) return void 0;
	return {
		at: mapAt(node, "metadata") ?? node,
		message: `This object has no \`${missing}\``,
		kubectl: `${missing} not set`,
		help: `Add \`${missing}\` to it.`
	};
}
function manifestOf(node, { apiVersion, kind }) {
	const slash = apiVersion.indexOf("/");
	return {
		apiVersion,
		group: slash === -1 ? "" : apiVersion.slice(0, slash),
		kind,
		name: stringOf(scalarAt(node, "metadata", "name"), "kubectl"),
		namespace: stringOf(scalarAt(node, "metadata", "namespace"), "kubectl") || void 0,
		node,
		dialect: "kubectl"
	};
}
// src/parse/skip-document.ts
const API_VERSION = /^apiVersion:[ \t]*["']?apiextensions\.k8s\.io\//;
const KIND = /^kind:[ \t]*(["']?)CustomResourceDefinition\1[ \t]*(?:#|$)/;
const IDENTITY = /^["']?(?:apiVersion|kind)["']?[ \t]*:|^<</gm;
const NO_KEY = /^(?:---|[ \t]*(?:#|$))/;
function skipDocument(text) {
	const [first = "", second = ""] = openingLines(text);
	if (!(API_VERSION.test(first) ? KIND.test(second) : KIND.test(first) && API_VERSION.test(second)) || text.match(IDENTITY)?.length !== 2) return void 0;
	return "a CustomResourceDefinition";
}
function openingLines(text) {
	const found = [];
	let start = text.startsWith("﻿") ? 1 : 0;
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
	if (!isManifestName(path)) return skippedFile(path, "not-yaml", "not a .yaml, .yml or .json file");
	if (content.kind === "unreadable") return unreadable(path, content);
	if (content.bytes.length > limits.fileSize) return tooLarge(path, content.bytes, limits);
	const decoded = decodeBytes(content.bytes);
	if (decoded.kind === "no-text") return notText(path, decoded, content.bytes);
	const file = {
		path,
		text: decoded.text
	};
	if (KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf("/") + 1))) return parseKustomization(file, limits);
	if (!MANIFEST_KEY.test(file.text)) return notKubernetes(file);
	const { documents, faults } = parseText(file, limits, { skip: skipDocument });
	const read = documents.map((document) => {
		const sound = decoded.validUtf8 ? document : withoutBrokenText(document);
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
	const head = decodeBytes(bytes.subarray(0, HEAD_BYTES));
	if (head.kind === "no-text" || !MANIFEST_KEY.test(head.text)) return file;
	return withFault(file, head.text, {
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
	const any = read.some(({ found, skipped }) => found.manifests.length > 0 || skipped !== void 0);
	const meant = read.some((document) => document.found.faults.length > 0 || document.found.half !== void 0 || looksLikeManifest(document));
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
const API_VERSION_LINE = /^["']?apiVersion["']?[ \t]*:|"apiVersion"[ \t]*:/m;
const KIND_LINE = /^["']?kind["']?[ \t]*:|"kind"[ \t]*:/m;
function looksLikeManifest({ span, fault }) {
	if (fault === void 0) return false;
	const text = span.file.text.slice(span.start, span.end);
	return API_VERSION_LINE.test(text) && KIND_LINE.test(text);
}
function withoutBrokenText(document) {
	const { file, start, end } = document.span;
	const at = file.text.indexOf("�", start);
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
// src/render/helm/value/budget.ts
const MOST_STEPS = 5e6;
const MOST_CHARACTERS = 64e6;
function newBudget(steps = MOST_STEPS, characters = MOST_CHARACTERS) {
	return {
		steps,
		characters
	};
}
// src/go/byte-text.ts
const ASCII = /^[\x00-\x7F]*$/;
function toByteText(text) {
	return ASCII.test(text) ? text : bytesToByteText(new TextEncoder().encode(text));
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
	if (ASCII.test(text)) return text;
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOf(text));
}
function isValidUtf8(text) {
	if (ASCII.test(text)) return true;
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
export { runeAt as a, newBudget as c, decodeBytes as d, isValidUtf8 as i, parseFile as l, bytesToByteText as n, runesOf as o, fromByteText as r, toByteText as s, pathMatch as t, manifestsOf as u };
