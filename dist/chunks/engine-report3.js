import { S as scalarAt, b as itemsAt, g as PlainEntry, p as appendAll, v as entryOf, x as mapAt } from "./engine-go.js";
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
		const [before, key] = keyOf(written);
		if (NO_VALUE.test(written)) continue;
		if (BLOCK_SCALAR.test(written.slice(before.length))) {
			if (before !== "") block = indent;
			continue;
		}
		if (OPEN_KEYS.has(key) && isPlain(written.slice(before.length))) continue;
		pushTrimmed(text, line.start + before.length, line.end, ranges);
	}
	return ranges;
}
function keyOf(line) {
	const [before = "", , written = ""] = KEY.exec(line) ?? [];
	const key = written.replaceAll(/["']/g, "");
	return isPlausibleKey(key) ? [before, key] : ["", ""];
}
function isPlain(value) {
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
	for (const { path, documents } of files) for (const { root } of documents) {
		if (root === void 0) continue;
		const folder = path.slice(0, path.lastIndexOf("/") + 1);
		for (const generator of generatorsOf(root)) addGenerator(generator, folder, found);
		for (const text of textsOf(itemsAt(root, "generators"))) addInline(text, folder, found);
		for (const patch of [...itemsAt(root, "patches"), ...itemsAt(root, "patchesJson6902")]) {
			const named = scalarAt(patch, "path")?.text;
			const aimedAt = scalarAt(patch, "target", "kind")?.text ?? "";
			if (named === void 0) continue;
			if (/secret/i.test(aimedAt)) found.set(join(folder, named), "file");
			else if (/^$|[^A-Za-z]/.test(aimedAt)) found.set(join(folder, named), "patch");
		}
	}
	return found;
}
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
	for (const name of [...textsOf(itemsAt(generator, "envs")), ...env === void 0 ? [] : [env]]) found.set(join(folder, name), "env");
	for (const named of textsOf(itemsAt(generator, "files"))) found.set(join(folder, named.slice(named.indexOf("=") + 1)), "file");
}
function addInline(text, folder, found) {
	if (!/secretgenerator/i.test(text)) return;
	for (const [word] of text.matchAll(/[^\s,[\]{}"'=]+/g)) found.set(join(folder, word), "file");
}
function textsOf(nodes) {
	return nodes.flatMap((node) => node.kind === "scalar" ? [node.text] : []);
}
function join(folder, path) {
	const parts = [];
	for (const part of `${folder}${path}`.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
// src/report/secrets/secret-masks.ts
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
		const computed = masksKept(file, byPath.get(path), secretFiles.get(path));
		known.set(path, computed);
		return computed;
	};
}
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
			const ofSecret = isSecret || SECRET.test(kindOf(node));
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
function kindOf(node) {
	return scalarAt(node, "kind")?.text ?? "";
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
export { looksRandom as i, isPlausibleKey as n, looksLikeSecret as r, secretMasks as t };
