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
const WORDS = new Map([
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
function stringOf(node, dialect) {
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
	const word = WORDS.get(text) ?? (dialect === "kubectl" ? OLD_WORDS.get(text) : void 0);
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
export { takeOverIndex as C, scalarAt as S, entriesAt as _, stringOf as a, itemsAt as b, goFloatJson as c, goFloatText as d, addTo as f, PlainEntry as g, groupBy as h, resolveScalar as i, goFloatKey as l, appendTo as m, isPlainString as n, timestampJson as o, appendAll as p, jsonTypeName as r, MAX_INT64 as s, isNull as t, parseGoInteger as u, entryOf as v, valueAt as w, mapAt as x, entryWith as y };
