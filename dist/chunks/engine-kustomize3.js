import { dt as memo } from "./start.js";
import { d as resolveScalar, p as timestampJson, v as goFloatText } from "./engine-model.js";
import { t as blockHints } from "./engine-parse.js";
// src/render/kustomize/print/natural-order.ts
const LETTER = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;
function compareNaturally(left, right) {
	if (left === right) return 0;
	const a = Array.from(left);
	const b = Array.from(right);
	for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return compareFrom(a, b, at);
	return a.length - b.length;
}
function compareFrom(a, b, at) {
	const [left = "", right = ""] = [a[at], b[at]];
	const [leftLetter, rightLetter] = [isLetter(left), isLetter(right)];
	if (leftLetter && rightLetter) return compareChars(left, right);
	if (leftLetter || rightLetter) return rightLetter ? -1 : 1;
	const lead = left === "0" || right === "0" ? leadingOne(a, at) : 0;
	const first = digitsFrom(a, at, lead);
	const second = digitsFrom(b, at, lead);
	if (first.value !== second.value) return first.value < second.value ? -1 : 1;
	if (first.end !== second.end) return first.end - second.end;
	return compareChars(left, right);
}
function leadingOne(chars, at) {
	for (let before = at - 1; before >= 0 && isDigit(chars[before] ?? ""); before--) if (chars[before] !== "0") return 1;
	return 0;
}
function digitsFrom(chars, start, lead) {
	let end = start;
	let value = BigInt(lead);
	for (; isDigit(chars[end] ?? ""); end++) {
		const digit = (chars[end]?.codePointAt(0) ?? 48) - 48;
		value = BigInt.asIntN(64, value * 10n + BigInt(digit));
	}
	return {
		value,
		end
	};
}
function compareChars(left, right) {
	return (left.codePointAt(0) ?? 0) - (right.codePointAt(0) ?? 0);
}
function isLetter(char) {
	return /^[A-Za-z]$/.test(char) || char > "" && LETTER.test(char);
}
function isDigit(char) {
	return /^[0-9]$/.test(char) || char > "" && DIGIT.test(char);
}
// src/render/kustomize/tree/scalar-style.ts
const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const SPECIAL = /[^\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const ODD_BREAK = /[\u2028\u2029]/;
const SPACE_BEFORE_BREAK = / [\n\u2028\u2029]/;
const BREAK_BEFORE_SPACE = /[\n\u2028\u2029] /;
const NO_PLAIN_START = /^(?:[#,[\]{}&*!|>'"%@`]|[?:-](?:[ \t\n]|$)|---|\.\.\.)/;
const NO_PLAIN_INSIDE = /:(?:[ \t\n]|$)|[ \t\n]#/;
function styleOfText(text) {
	if (SPECIAL.test(text) || SPACE_BEFORE_BREAK.test(text)) return "double-quoted";
	if (text.includes("\n")) return text.endsWith(" ") ? "double-quoted" : "literal";
	if (ODD_BREAK.test(text)) return BREAK_BEFORE_SPACE.test(text) ? "double-quoted" : "single-quoted";
	if (!isTextWhenPlain(text)) return "double-quoted";
	return isPlainAllowed(text) ? "plain" : "single-quoted";
}
function isTextWhenPlain(text) {
	if (text === "" || BASE_60.test(text)) return false;
	if (!/^[-+.0-9yYnNtTfFoO~]/.test(text)) return true;
	if (timestampJson(text) !== void 0) return false;
	return resolveScalar(plainScalar(text), "kubectl").kind === "string";
}
function isPlainAllowed(text) {
	if (text.startsWith(" ") || text.endsWith(" ")) return false;
	return !NO_PLAIN_START.test(text) && !NO_PLAIN_INSIDE.test(text);
}
function plainScalar(text) {
	return {
		kind: "scalar",
		text,
		style: "plain",
		file: {
			path: "",
			text: ""
		},
		start: 0,
		end: 0
	};
}
// src/go/yaml-escape.ts
const SHORT = /* @__PURE__ */ new Map([
	[0, "0"],
	[7, "a"],
	[8, "b"],
	[9, "t"],
	[10, "n"],
	[11, "v"],
	[12, "f"],
	[13, "r"],
	[27, "e"],
	[34, "\""],
	[92, "\\"],
	[133, "N"],
	[160, "_"],
	[8232, "L"],
	[8233, "P"]
]);
const ESCAPED = /["\\]|[^\x20-\x7E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/u;
const ALL_ESCAPED = new RegExp(ESCAPED, "gu");
function isEscaped(char) {
	return ESCAPED.test(char);
}
function escapeChar(char) {
	const code = char.codePointAt(0) ?? 0;
	const short = SHORT.get(code);
	if (short !== void 0) return `\\${short}`;
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${hex.padStart(2, "0")}`;
	return code <= 65535 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
function escapeText(text) {
	return text.replace(ALL_ESCAPED, escapeChar);
}
// src/render/kustomize/tree/embed-text.ts
const SPACE_AROUND = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;
function embedText(scalar, trimmed) {
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
// src/render/kustomize/tree/write-text.ts
const WIDTH = 80;
const LINE = /[^\n\u2028\u2029]+/g;
const ODD_BREAKS = /[\u2028\u2029]/;
const ODD_BREAKS_BEFORE_TEXT = /[\u2028\u2029]+(?=[^\u2028\u2029])/g;
function writeText(text, place) {
	const style = styleOfText(text);
	if (style === "literal") return place === void 0 ? `"${escaped(text)}"` : literal(text, place.indent);
	return writeQuoted(text, style, place);
}
function writeQuoted(text, style, place) {
	const inner = place !== void 0 && text.includes(" ") && place.column + text.length > WIDTH ? folded(text, style, place) : marked(text, style);
	if (style === "plain") return inner;
	return style === "single-quoted" ? `'${withBreaks(inner, place)}'` : `"${inner}"`;
}
function marked(text, style) {
	if (style === "plain") return text;
	return style === "single-quoted" ? text.replaceAll("'", "''") : escaped(text);
}
function withBreaks(text, place) {
	if (!ODD_BREAKS.test(text)) return text;
	return text.replaceAll(ODD_BREAKS_BEFORE_TEXT, (breaks) => breaks + (place?.indent ?? ""));
}
function folded(text, style, { column, indent }) {
	const out = [];
	const allEscaped = text.startsWith("﻿");
	let at = style === "plain" ? column : column + 1;
	let start = 0;
	for (let space = text.indexOf(" "); space !== -1; space = text.indexOf(" ", space + 1)) {
		const run = text.slice(start, space);
		const written = allEscaped ? run.replace(/[^]/gu, escapeChar) : marked(run, style);
		out.push(written);
		at += lengthOf(written);
		start = space + 1;
		const next = text.charAt(start);
		if (at > WIDTH && !(run === "" && space > 0) && mayBreak(text, space, style)) {
			out.push(`\n${indent}`, next === " " ? "\\" : "");
			at = indent.length + (next === " " ? 1 : 0);
		} else {
			out.push(" ");
			at++;
		}
	}
	const rest = text.slice(start);
	out.push(allEscaped ? rest.replace(/[^]/gu, escapeChar) : marked(rest, style));
	return out.join("");
}
function mayBreak(text, space, style) {
	if (style !== "plain" && (space === 0 || space === text.length - 1)) return false;
	return style === "double-quoted" || text.charAt(space + 1) !== " ";
}
function lengthOf(text) {
	return /[\uDC00-\uDFFF]/.test(text) ? Array.from(text).length : text.length;
}
function literal(text, indent) {
	const body = text.endsWith("\n") ? text.slice(0, -1) : text;
	return `|${blockHints(text)}\n${indented(body, indent)}`;
}
function indented(text, indent) {
	return text.replaceAll(LINE, (line) => indent + line);
}
function escaped(text) {
	return text.startsWith("﻿") ? text.replace(/[^]/gu, escapeChar) : escapeText(text);
}
// src/render/kustomize/print/write-yaml.ts
const LONGEST_SIMPLE_KEY = 128;
const MAX_INT = 2n ** 64n - 1n;
const MIN_INT = -(2n ** 63n);
function writeYaml(objects) {
	return objects.map(writeDocument).join("---\n");
}
function writeDocument(object) {
	const out = [];
	writeBlock(out, object, "");
	return out.join("");
}
function writeBlock(out, node, indent) {
	if (node.kind === "map" && node.entries.length > 0) writeMap(out, node, indent);
	else if (node.kind === "sequence" && node.items.length > 0) writeSequence(out, node, indent);
	else out.push(ended(node, inline(node, {
		column: indent.length,
		indent
	})));
}
function writeMap(out, map, indent) {
	sortedEntries(map).forEach((entry, index) => {
		if (index > 0) out.push(indent);
		writeEntry(out, entry, indent);
	});
}
const sortedEntries = memo(({ entries }) => entries.toSorted((a, b) => compareNaturally(a.key.text, b.key.text)));
function writeEntry(out, { key, value }, indent) {
	const inner = `${indent}  `;
	if (!isSimpleKey(key.text)) {
		const place = {
			column: inner.length,
			indent: inner
		};
		out.push("? ", writeText(key.text, place), `\n${indent}: `);
		writeBlock(out, value, inner);
		return;
	}
	const name = writeText(key.text, void 0);
	out.push(name, ":");
	if (value.kind === "map" && value.entries.length > 0) {
		out.push(`\n${inner}`);
		writeMap(out, value, inner);
	} else if (value.kind === "sequence" && value.items.length > 0) {
		out.push(`\n${indent}`);
		writeSequence(out, value, indent);
	} else {
		const column = indent.length + lengthOf(name) + 2;
		out.push(" ", ended(value, inline(value, {
			column,
			indent: inner
		})));
	}
}
function writeSequence(out, { items }, indent) {
	items.forEach((item, index) => {
		out.push(index > 0 ? `${indent}- ` : "- ");
		writeBlock(out, item, `${indent}  `);
	});
}
function ended(node, text) {
	return node.kind === "scalar" && text.startsWith("|") && /[\u2028\u2029]$/.test(node.text) ? text : `${text}\n`;
}
function inline(node, place) {
	if (node.kind === "map") return "{}";
	if (node.kind === "sequence") return "[]";
	return scalarText(node, place);
}
function scalarText(node, place) {
	const resolved = resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return writeText(resolved.value, place);
		case "int":
		case "float": return numberText(resolved.json);
		case "bool": return String(resolved.value);
		case "invalid": return writeQuoted(node.text, "double-quoted", place);
		default: return "null";
	}
}
function numberText(json) {
	if (!/^-?[0-9]+$/.test(json)) return goFloatText(Number(json));
	const value = BigInt(json);
	return value <= MAX_INT && value >= MIN_INT ? String(value) : goFloatText(Number(json));
}
function isSimpleKey(text) {
	if (text.length * 3 > LONGEST_SIMPLE_KEY && byteLength(text) > LONGEST_SIMPLE_KEY) return false;
	return !/[\r\n\u0085\u2028\u2029]/.test(text);
}
function byteLength(text) {
	return new TextEncoder().encode(text).length;
}
export { embeddingOf as a, isEscaped as c, styleOfText as d, compareNaturally as f, embedText as i, isPlainAllowed as l, writeQuoted as n, textOffsets as o, writeText as r, escapeChar as s, writeYaml as t, isTextWhenPlain as u };
