import { c as goFloatJson, g as PlainEntry, i as resolveScalar, l as goFloatKey, n as isPlainString, s as MAX_INT64 } from "./engine-go.js";
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
	return char === 0 || isBlank(char) || isBreak(char);
}
function isDigit(char) {
	return char >= 48 && char <= 57;
}
function isHex(char) {
	return isDigit(char) || char >= 65 && char <= 70 || char >= 97 && char <= 102;
}
function isWord(char) {
	if (isDigit(char) || char === 45 || char === 95) return true;
	return char >= 65 && char <= 90 || char >= 97 && char <= 122;
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
	#duplicates = [];
	#mergeOverrides = [];
	#merged = /* @__PURE__ */ new Set();
	#rivals = /* @__PURE__ */ new Map();
	#slots;
	put(entry, merged) {
		if (merged) this.#merged.add(entry);
		const slot = this.#slotOf(entry.name);
		const before = this.#entries[slot];
		if (before === void 0) {
			this.#slots?.set(entry.name, slot);
			this.#entries[slot] = entry;
			return;
		}
		const rivals = this.#rivals.get(entry.name) ?? /* @__PURE__ */ new Map([[goKey(before.key), before]]);
		this.#rivals.set(entry.name, rivals);
		const dropped = rivals.get(goKey(entry.key)) ?? before;
		rivals.set(goKey(entry.key), entry);
		(merged || this.#merged.has(dropped) ? this.#mergeOverrides : this.#duplicates).push({
			dropped,
			kept: entry
		});
		this.#entries[slot] = [...rivals.values()].at(-1) ?? entry;
	}
	merge(map, aliased) {
		for (const entry of map.entries) this.put(entry, true);
		if (!aliased) this.#duplicates.push(...map.duplicates ?? []);
	}
	result() {
		return {
			entries: this.#entries.slice(),
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
const DEEPEST = 1e3;
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
		this.#depth = Math.min(limits.depth, DEEPEST);
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
		return {
			kind: "map",
			file,
			start: offsetOf(start),
			end: offsetOf(end),
			...entries.result()
		};
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
const LONGEST = 32;
const MOST = 2e4;
const texts = /* @__PURE__ */ new Map();
function sharedText(text) {
	if (text.length > LONGEST) return text;
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
	return WORDS.get(problem) ?? `This is not valid YAML: ${problem}`;
}
function wordStart(char) {
	if (char === "	") return "A tab cannot indent YAML; only blanks can";
	return `A value cannot start with \`${char}\` unless it is quoted`;
}
const WORDS = /* @__PURE__ */ new Map([
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
function peek(scanner, ahead = 0) {
	const at = scanner.at + ahead;
	return at < scanner.text.length ? scanner.text.charCodeAt(at) : 0;
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
	return new DocumentError(start, endOfLine$1(text, start), wordProblem(problem, text, start), { kubectl: `yaml: ${place}${problem}` });
}
function endOfLine$1(text, from) {
	const found = text.indexOf("\n", from);
	return found === -1 ? text.length : found;
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
	return token(scanner, type, start, { text });
}
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
// src/parse/go-yaml/indents.ts
const MAX_DEPTH = 1e4;
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
// src/parse/go-yaml/scan-block.ts
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
function scanIndentation(scanner, start, indent) {
	const breaks = [];
	let end = scanner.at;
	let deepest = 0;
	for (;;) {
		const limit = indent === 0 ? Number.POSITIVE_INFINITY : scanner.lineStart + indent;
		while (scanner.at < limit && peek(scanner) === 32) scanner.at++;
		deepest = Math.max(deepest, column(scanner));
		if (scanner.at < limit && peek(scanner) === 9) failScan(scanner, "found a tab character where an indentation space is expected", start);
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
// src/parse/go-yaml/scan-breaks.ts
function fold(first, others) {
	if (first !== "\n") return first + others;
	return others === "" ? " " : others;
}
function scanBreaks(scanner, beforeBlank) {
	let breaks = "";
	for (let char = peek(scanner); isBlank(char) || isBreak(char); char = peek(scanner)) if (isBreak(char)) breaks += readBreak(scanner);
	else {
		beforeBlank();
		scanner.at++;
	}
	return breaks;
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
	for (;;) {
		const blank = scanner.flowLevel > 0 || !scanner.simpleKeyAllowed ? 9 : 32;
		while (peek(scanner) === 32 || peek(scanner) === blank) scanner.at++;
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
		takeToken(scanner);
		next = peekToken(scanner);
	}
	if (explicit && next.type !== "document-start") failParse(scanner, "did not find expected <document start>", next);
	if (explicit) takeToken(scanner);
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
	constructor(document, limits) {
		this.#scanner = createScanner(document.text);
		this.#composition = new Composition(document, limits);
	}
	readDocument() {
		if (this.#isAt("stream-end")) return void 0;
		const { explicit, tagPrefixes } = readDocumentStart(this.#scanner);
		this.#tagPrefixes = tagPrefixes;
		const root = explicit && this.#isAtOne(DOCUMENT_ENDS) ? this.#empty(this.#peek().start) : this.#node(true, false, 0);
		const next = this.#peek();
		const finished = this.#composition.finish(root);
		if (next.type.startsWith("document-")) this.closedAt = next.end;
		return finished;
	}
	#peek() {
		return peekToken(this.#scanner);
	}
	#take() {
		const taken = takeToken(this.#scanner);
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
		const { anchor, tag } = this.#properties();
		return this.#composition.anchored(anchor, () => {
			const bare = anchor === void 0 && tag === void 0;
			const node = this.#content(block, indentless, depth + 1, tag);
			if (node === void 0 && bare) this.#fail("did not find expected node content");
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
	return typeof text === "string" ? text.replaceAll(/\p{Surrogate}/gu, "�") : "";
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
const SPACE_AROUND = /^(?:(?!\ufeff)[\s\u0085])+|(?:(?!\ufeff)[\s\u0085])+$/g;
function* splitDocuments(text, from) {
	let start = from;
	for (let line = separatorFrom(text, from); line !== -1;) {
		const lineEnd = endOfLine(text, line);
		const next = Math.min(lineEnd + 1, text.length);
		const rest = text.slice(line + 3, lineEnd).replaceAll(SPACE_AROUND, "");
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
function endOfLine(text, from) {
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
function parseDocument({ file, start, end }, limits, options = {}) {
	return parseRange(file, {
		start,
		end,
		badSeparator: void 0
	}, limits, options);
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
export { splitDocuments as a, compareBytes as c, goJsonString as d, parseText as i, goJson as l, writeFolded as n, readJson as o, parseDocument as r, DocumentError as s, blockHints as t, goJsonObject as u };
