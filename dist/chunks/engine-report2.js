import { _ as entryOf, a as stringOf, b as mapAt, h as PlainEntry, t as isNull, x as scalarAt, y as itemsAt } from "./engine-go.js";
// src/parse/manifests-of.ts
const NOTHING = {
	manifests: [],
	faults: []
};
const KIND = /^[A-Z][A-Za-z0-9]*$/;
const API_VERSION = /^(?:[a-z0-9.-]+\/)?v[0-9]+(?:(?:alpha|beta)[0-9]+)?$/;
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
	const meant = missing === "kind" ? API_VERSION.test(apiVersion) : KIND.test(kind) && !isJson;
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
	append(ranges, maskLines(text, node.start, node.end));
}
function maskData({ key, value }, limit, source, ranges) {
	if (value.kind !== "map") {
		maskValue(key, value, limit, source, ranges);
		return;
	}
	const isAlias = value.start < key.end;
	const children = childrenOf(value, isAlias ? value.end : limit);
	const first = children[0]?.entry.key.start ?? key.end;
	if (!isAlias && first > key.end) append(ranges, maskLines(source.text, afterColon(key, source), first));
	for (const child of children) maskValue(child.entry.key, child.entry.value, child.limit, source, ranges);
}
function maskValue(key, value, limit, source, ranges) {
	const { text } = source;
	if (!isPlausibleKey(text.slice(key.start, key.end).replaceAll(/^["']|["']$/g, ""))) append(ranges, maskLines(text, key.start, key.end));
	append(ranges, maskLines(text, afterColon(key, source), limit));
	append(ranges, maskLines(text, value.start, value.end));
}
function afterColon(key, { text }) {
	let start = key.end;
	while (/\s/.test(text.charAt(start))) start += 1;
	return text.charAt(start) === ":" ? start + 1 : start;
}
function maskLiterals(literals, { text }, ranges) {
	const items = literals?.kind === "sequence" ? literals.items : literals === void 0 ? [] : [literals];
	for (const item of items) append(ranges, maskAfterEquals(text, item.start, item.end));
}
function append(ranges, more) {
	for (const range of more) ranges.push(range);
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
	if (isUnread(parsed, text) && (use === "patch" || mayBeSecret(text))) append(ranges, maskSecretText(text, 0, text.length));
	else if (use === "patch" && /\bpath\W{1,4}(?:string)?data\b/i.test(text)) append(ranges, maskSecretText(text, 0, text.length));
	for (const { root, span } of documents) if (root !== void 0) maskNodes(root, span.end, file, ranges);
	if (ranges.length === 0) return ranges;
	append(ranges, maskComments(text));
	append(ranges, maskSeparators(text));
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
			if (looksLikeSecret(node.text)) append(ranges, maskSecretText(source.text, node.start, node.end));
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
	else if (name === LAST_APPLIED) append(ranges, maskLines(source.text, value.start, limit));
	else if (/^secretgenerators?$/i.test(name)) {
		const items = value.kind === "sequence" ? value.items : [value];
		for (const item of items) maskGenerator(item, source, ranges);
	} else if (isSecret && name === "metadata" && value.kind === "map") for (const field of ["name", "namespace"]) {
		const named = entryOf(value, field);
		if (named !== void 0 && named.value.kind !== "scalar") maskNode(named.value, source, ranges);
	}
	else if (name === "patch" && patchesSecret(parent)) append(ranges, maskSecretText(source.text, value.start, value.end));
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
export { pathMatch as a, isValidUtf8 as c, toByteText as d, newBudget as f, looksRandom as i, runeAt as l, isPlausibleKey as n, bytesToByteText as o, manifestsOf as p, looksLikeSecret as r, fromByteText as s, secretMasks as t, runesOf as u };
