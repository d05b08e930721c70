import { $t as isManifestName } from "./start.js";
import { t as isNull } from "./engine-go.js";
import { p as manifestsOf } from "./engine-report2.js";
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
const KUSTOMIZATIONS = /* @__PURE__ */ new Set([
	"kustomization.yaml",
	"kustomization.yml",
	"Kustomization"
]);
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
	if (KUSTOMIZATIONS.has(path.slice(path.lastIndexOf("/") + 1))) return parseKustomization(file, limits);
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
export { decodeBytes as n, parseFile as t };
