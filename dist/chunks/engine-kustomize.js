import { ht as memo, ot as DEFAULT_LIMITS } from "./start.js";
import { C as takeOverIndex, i as resolveScalar, o as timestampJson, t as isNull, v as entryOf, w as valueAt, y as entryWith } from "./engine-go.js";
import { d as goJsonString, i as parseText, l as goJson, n as writeFolded, u as goJsonObject } from "./engine-parse.js";
import { createHash } from "node:crypto";
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
const stampWith = memo((trail) => memo((node) => stamp(node, trail)));
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
function isText(node) {
	return node.untyped === true && node.tag === void 0 || typeTag(node) === "!!str";
}
function isTimestamp(text) {
	return /^[0-9]{4}-/.test(text) && timestampJson(text) !== void 0;
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
	const style = old === void 0 ? styleOfNew(value) : styleOf(old);
	return withEntry(map, scalarOf(name, value.at, value.trail), newScalar(value, style));
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
	return node.kind === "scalar" && node.style === made.style && node.text === text && typeTag(node) === "!!str" ? node : made;
}
function setText(node, value) {
	return newScalar(value, styleOf(node));
}
function newScalar({ text, tag, at, trail }, style) {
	if (tag === "!!str") return stringScalar(text, at, trail, style);
	const made = scalarOf(text, at, trail, style);
	return tag === void 0 ? made : {
		...made,
		tag
	};
}
function styleOf(node) {
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
function fold(items, start, step, passOver = () => false) {
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
// src/render/kustomize/tree/embedded-text.ts
function parseEmbedded(text) {
	const { documents } = parseText({
		path: "",
		text
	}, DEFAULT_LIMITS);
	const root = documents[0]?.root;
	return root === void 0 ? void 0 : withWrittenKeys(root);
}
function withWrittenKeys(node) {
	return node.kind === "scalar" ? node : converted(node);
}
const converted = memo((node) => node.kind === "sequence" ? withItems(node, node.items.map(withWrittenKeys)) : withEntries(node, node.entries.map(convertEntry)));
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
// src/render/kustomize/tree/read-back.ts
const SPECIAL = /[^\t\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
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
	if (!text.includes("")) return text;
	return text.replaceAll(NEXT_LINES, (run) => "\n".repeat(run.split("").length - 2) || " ");
}
function isBlock({ text, style }) {
	if (style === "single-quoted" || style === "double-quoted" || text === "") return false;
	if (style === "plain" && !text.includes("\n")) return false;
	return !SPECIAL.test(text) && !SPACE_AT_END.test(text);
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
	if (data === void 0) return hashOf(object);
	const parts = PARTS.map((name) => valueAt(object, name));
	const known = hashes.get(data);
	if (known?.parts.every((part, index) => part === parts[index]) === true) return known.hash;
	const hash = hashOf(object);
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
function hashOf(object) {
	return mapDone(readMaps(object), digestOf);
}
function digestOf(node) {
	const content = rawText(valueAt(node, "kind")) === "Secret" ? secretContent(node) : configMapContent(node);
	return createHash("sha256").update(goJsonObject(content)).digest("hex").slice(0, 10).replaceAll(/[013ae]/g, (digit) => LETTERS[digit] ?? digit);
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
function isInside(path, folder) {
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
		folders: memberOf(foldersOf(tree.paths), (path) => {
			const content = tree.read(path);
			return content.kind === "unreadable" && content.cause === "folder";
		}),
		sources: /* @__PURE__ */ new Map(),
		documents: /* @__PURE__ */ new WeakMap(),
		targets: /* @__PURE__ */ new Map()
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
function foldersOf(paths) {
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
function sourceAt(context, path) {
	const known = knownSource(context, path);
	if (known !== void 0) return known;
	const content = context.tree.read(path);
	return content.kind === "bytes" ? sourceOf(context, path, content.bytes) : void 0;
}
function knownSource(context, path) {
	return context.sources.get(path) ?? context.parsed(path).source;
}
function sourceOf(context, path, bytes) {
	const source = {
		path,
		text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
	};
	context.sources.set(path, source);
	return source;
}
export { stringOf as A, withEntry as B, asString as C, rawText as D, newText as E, mapOf as F, withRemoved as H, scalarOf as I, sequenceOf as L, typeTag as M, withTextKept as N, setField as O, entry as P, stringScalar as R, refused as S, isMissingOrNull as T, withTrail as U, withItems as V, withoutEntry as W, parseEmbedded as _, baseName as a, joinRefused as b, pathBelow as c, shown as d, contentHash as f, readBack as g, printedText as h, sourceOf as i, isText as j, setText as k, pathIn as l, UNREADABLE as m, openContext as n, isInside as o, hashSuffix as p, sourceAt as r, parentFolder as s, knownSource as t, resolvePath as u, done as v, isEmptyNode as w, mapDone as x, fold as y, withEntries as z };
