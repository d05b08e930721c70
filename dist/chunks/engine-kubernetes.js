import { s as MAX_INT64 } from "./engine-go.js";
import { g as writtenNamespaceOf, h as writtenNameOf, m as writtenName } from "./engine-model.js";
// src/edits/fragment.ts
const PLAIN = /^[A-Za-z_/](?:[\w./-]*[\w/-])?$/;
const PLAIN_IN_BLOCK = /^[A-Za-z_/](?:[\w./,-]*[\w/-])?$/;
const WORDS = /^(?:y|yes|n|no|true|false|on|off|null|nan|inf)$/i;
function writeScalar(text, inFlow) {
	return (inFlow ? PLAIN : PLAIN_IN_BLOCK).test(text) && !WORDS.test(text) ? text : JSON.stringify(text);
}
function writeEntry(key, value, style) {
	const name = writeScalar(key, false);
	if (isEmpty(value)) return `${name}: ${Array.isArray(value) ? "[]" : "{}"}`;
	if (typeof value !== "object") return `${name}: ${scalarOf(value, false)}`;
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
	if (typeof value !== "object") return `- ${scalarOf(value, false)}`;
	const inner = {
		...style,
		indent: style.indent + 2
	};
	if (isList(value)) return `- ${value.map((item) => writeItem(item, inner)).join(style.lineBreak + pad(inner.indent))}`;
	return `- ${writeMap(value, inner)}`;
}
function writeFlow(value, json) {
	if (json) return JSON.stringify(value);
	if (typeof value !== "object") return scalarOf(value, true);
	if (isList(value)) return `[${value.map((item) => writeFlow(item, json)).join(", ")}]`;
	return `{${Object.entries(value).map(([key, item]) => `${writeScalar(key, true)}: ${writeFlow(item, json)}`).join(", ")}}`;
}
function writeMap(map, style) {
	return Object.entries(map).map(([key, value]) => writeEntry(key, value, style)).join(style.lineBreak + pad(style.indent));
}
function scalarOf(value, inFlow) {
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
// src/model/near-miss.ts
const SHORTEST_WORD = 5;
const LONG_NAME = 14;
const VARIANTS = new Set("dev develop development test tests testing qa uat stage staging stg pre preprod prod prd production live demo sandbox local ci int eu us ap na sa east west north south central primary secondary main backup blue green canary stable beta alpha old new internal external public private read write reader writer master slave leader follower client server source target in out rw ro".split(" "));
function nearMiss(written, existing) {
	if (written === existing || Math.abs(written.length - existing.length) > 2) return void 0;
	if (differInDigits(written, existing)) return void 0;
	if (isSwap(written, existing)) return written.length >= 3 ? "swap" : void 0;
	if (fold(written) === fold(existing)) return fold(written).length >= SHORTEST_WORD ? "slip" : void 0;
	return isSlip(wordsOf(written), wordsOf(existing)) ? "slip" : void 0;
}
function differInDigits(a, b) {
	let [at, other] = [nextDigit(a, 0), nextDigit(b, 0)];
	while (at < a.length && other < b.length) {
		while (isDigit(a, at) && a.charCodeAt(at) === b.charCodeAt(other)) {
			at += 1;
			other += 1;
		}
		if (isDigit(a, at) || isDigit(b, other)) return true;
		[at, other] = [nextDigit(a, at), nextDigit(b, other)];
	}
	return at < a.length || other < b.length;
}
function nextDigit(name, from) {
	let at = from;
	while (at < name.length && !isDigit(name, at)) at += 1;
	return at;
}
function isDigit(name, at) {
	const code = name.charCodeAt(at);
	return code >= 48 && code <= 57;
}
function isSwap(a, b) {
	if (a.length !== b.length) return false;
	let at = 0;
	while (a[at] === b[at]) at += 1;
	return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
function fold(name) {
	return name.toLowerCase().replaceAll(/[-_.]/g, "");
}
function wordsOf(name) {
	return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().split(/[-_.]/);
}
function isSlip(written, existing) {
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
	if (VARIANTS.has(word) || VARIANTS.has(other)) return false;
	if (isSwap(word, other) || isDoubling(word, other)) return true;
	if (Math.max(word.length, other.length) < SHORTEST_WORD) return false;
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
// src/kubernetes/validation/placeholder-name.ts
const WHOLE = /^(?:[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+|_{1,2}[A-Z][A-Z0-9_]*_{1,2}|[A-Z][A-Z0-9]{3,})$/;
function isPlaceholderName(name) {
	return WHOLE.test(name);
}
const ASKING = /(?:^|[^A-Za-z0-9])(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9](?![a-z0-9])|(?:YOUR|Your|your)[-_]|(?:change|replace|CHANGE|REPLACE)[-_]?(?:me|ME|this|THIS|with|WITH)(?![A-Za-z])|placeholder|PLACEHOLDER)/;
function holdsPlaceholder(name) {
	return isPlaceholderName(name) || ASKING.test(name);
}
// src/kubernetes/validation/names.ts
const SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const LABEL = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;
const KEY = /^[-._a-zA-Z0-9]+$/;
const STRICT_VARIABLE = /^[-._a-zA-Z][-._a-zA-Z0-9]*$/;
const RELAXED_VARIABLE = /^[\x20-\x3c\x3e-\x7e]+$/;
const LABEL_LENGTH = 63;
const SUBDOMAIN_LENGTH = 253;
const RELAXED_SINCE = 32;
function refusalOfSubdomain(name) {
	if (name.length > SUBDOMAIN_LENGTH) return tooLong(SUBDOMAIN_LENGTH);
	if (SUBDOMAIN.test(name)) return void 0;
	return "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
}
function refusalOfReferred(name) {
	return holdsPlaceholder(name) ? void 0 : refusalOfSubdomain(name);
}
function refusalOfSubdomainPrefix(name) {
	return holdsPlaceholder(name) ? void 0 : refusalOfSubdomain(maskTrailingDash(name));
}
function refusalOfLabel(name) {
	if (name.length > LABEL_LENGTH) return tooLong(LABEL_LENGTH);
	if (LABEL.test(name)) return void 0;
	return "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
}
function refusalOfKey(key) {
	if (key.length > SUBDOMAIN_LENGTH) return tooLong(SUBDOMAIN_LENGTH);
	if (!KEY.test(key)) return "a valid config key must consist of alphanumeric characters, '-', '_' or '.'";
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
function tooLong(limit) {
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
function endOfLine(text, offset) {
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
	const last = lastOf(node);
	let end = endOfLine(text, node.end);
	if (last.kind !== "scalar" || !/^[|>][0-9]*\+/.test(text.slice(last.start, last.start + 4))) return end;
	for (;;) {
		const next = startOfNextLine(text, end);
		if (next === text.length || text.slice(next, endOfLine(text, next)).trim() !== "") return end;
		end = endOfLine(text, next);
	}
}
function lastOf(node) {
	if (node.kind === "scalar" || isFlow(node)) return node;
	const last = node.kind === "map" ? node.entries.at(-1)?.value : node.items.at(-1);
	return last === void 0 || !isWrittenIn(node, last) ? node : lastOf(last);
}
function isJsonText(text) {
	return /^\ufeff?\s*[{[]\s*["{}\]]/.test(text);
}
function isDirectValue(key, { file, start }) {
	return file === key.file && file.host === void 0 && start > key.end && /^["']?[ \t]*:[ \t]*$/.test(file.text.slice(key.end, start));
}
// src/kubernetes/validation/label-key.ts
const NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const DOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
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
function* domainRefusals(domain) {
	if (domain === void 0) return;
	if (domain === "") {
		yield "prefix part must be non-empty";
		return;
	}
	if (byteLength$1(domain) > MAX_DOMAIN) yield `prefix part must be no more than ${MAX_DOMAIN} bytes`;
	if (!DOMAIN.test(domain)) yield `prefix part ${DOMAIN_RULE}`;
}
function* nameRefusals(name) {
	if (name === "") yield "name part must be non-empty";
	else if (byteLength$1(name) > MAX_NAME) yield `name part must be no more than ${MAX_NAME} bytes`;
	if (!NAME.test(name)) yield `name part ${NAME_RULE}`;
}
function byteLength$1(text) {
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
function valueOf(quantity) {
	return scaledValueOf(quantity, 0);
}
function milliValueOf(quantity) {
	return scaledValueOf(quantity, -3);
}
function isZeroQuantity({ amount }) {
	return amount.value === 0n;
}
function ceilQuotient(quantity, divisor, isCpu) {
	const units = isCpu ? milliValueOf : valueOf;
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
		const bytes = byteLength(name) + 1 + bytesOf(value) + 1;
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
			const bytes = bytesOf(value) + 1;
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
function bytesOf(value) {
	let bytes = 0;
	for (const part of value) if (part.kind === "secret" && part.bytes !== void 0) bytes += part.bytes.length;
	else if (part.kind !== "placeholder") bytes += byteLength(part.text);
	return bytes;
}
function byteLength(text) {
	return Buffer.byteLength(text);
}
export { refusalOfReferred as A, nameInCluster as B, startOfNextLine as C, refusalOfItemPath as D, refusalOfDescendingPath as E, refusalOfSubdomainPrefix as F, nameOfSource as G, nameOfContainerIn as H, refusalOfVariable as I, writeEntry as J, editScalar as K, holdsPlaceholder as L, refusalOfSteps as M, refusalOfStrictVariable as N, refusalOfKey as O, refusalOfSubdomain as P, isPlaceholderName as R, startOfLine as S, knownText as T, nameOfManifest as U, nameOfContainer as V, nameOfReferrer as W, writeItem as X, writeFlow as Y, writeScalar as Z, isFirstOnLine as _, divisorRefusal as a, isWrittenIn as b, ceilQuotient as c, parseQuantity as d, splitSubscript as f, isDirectValue as g, columnOf as h, CONTAINER_RESOURCES as i, refusalOfRelaxedVariable as j, refusalOfLabel as k, isZeroQuantity as l, behind as m, LONGEST_STRING as n, isContainerResource as o, labelKeyRefusals as p, pad as q, oversizesOf as r, quantityText as s, LARGEST_PROCESS as t, ZERO_QUANTITY as u, isFlow as v, isSameText as w, lineBreakOf as x, isJsonText as y, nearMiss as z };
