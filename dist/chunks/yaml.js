// node_modules/yaml/dist/directives-DqP9ea45.js
var Scalar = class {
	static BLOCK_FOLDED = "BLOCK_FOLDED";
	static BLOCK_LITERAL = "BLOCK_LITERAL";
	static PLAIN = "PLAIN";
	static QUOTE_DOUBLE = "QUOTE_DOUBLE";
	static QUOTE_SINGLE = "QUOTE_SINGLE";
	value;
	constructor(value) {
		this.value = value;
	}
	/** Create a copy of this node.  */
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = [...this.range];
		return copy;
	}
	/** A plain JavaScript representation of this node. */
	toJS(_doc, ctx) {
		if (ctx && this.anchor) ctx.anchors.set(this, {
			aliasCount: 0,
			count: 1,
			res: this.value
		});
		return this.value;
	}
	toString() {
		return String(this.value);
	}
};
const FOLD_FLOW = "flow";
const FOLD_BLOCK = "block";
const FOLD_QUOTED = "quoted";
/**
* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
* terminated with `\n` and started with `indent`.
*/
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
	if (!lineWidth || lineWidth < 0) return text;
	if (lineWidth < minContentWidth) minContentWidth = 0;
	const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
	if (text.length <= endStep) return text;
	const folds = [];
	const escapedFolds = {};
	let end = lineWidth - indent.length;
	if (typeof indentAtStart === "number") {
		if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
		else end = lineWidth - indentAtStart;
	}
	let split = void 0;
	let prev = void 0;
	let overflow = false;
	let i = -1;
	let escStart = -1;
	let escEnd = -1;
	if (mode === "block") {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1) end = i + endStep;
	}
	for (let ch; ch = text[i += 1];) {
		if (mode === "quoted" && ch === "\\") {
			escStart = i;
			switch (text[i + 1]) {
				case "x":
					i += 3;
					break;
				case "u":
					i += 5;
					break;
				case "U":
					i += 9;
					break;
				default: i += 1;
			}
			escEnd = i;
		}
		if (ch === "\n") {
			if (mode === "block") i = consumeMoreIndentedLines(text, i, indent.length);
			end = i + indent.length + endStep;
			split = void 0;
		} else {
			if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
				const next = text[i + 1];
				if (next && next !== " " && next !== "\n" && next !== "	") split = i;
			}
			if (i >= end) {
				if (split) {
					folds.push(split);
					end = split + endStep;
					split = void 0;
				} else if (mode === "quoted") {
					while (prev === " " || prev === "	") {
						prev = ch;
						ch = text[i += 1];
						overflow = true;
					}
					const j = i > escEnd + 1 ? i - 2 : escStart - 1;
					if (escapedFolds[j]) return text;
					folds.push(j);
					escapedFolds[j] = true;
					end = j + endStep;
					split = void 0;
				} else overflow = true;
			}
		}
		prev = ch;
	}
	if (overflow && onOverflow) onOverflow();
	if (folds.length === 0) return text;
	if (onFold) onFold();
	let res = text.slice(0, folds[0]);
	for (let i = 0; i < folds.length; ++i) {
		const fold = folds[i];
		const end = folds[i + 1] || text.length;
		if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
		else {
			if (mode === "quoted" && escapedFolds[fold]) res += `${text[fold]}\\`;
			res += `\n${indent}${text.slice(fold + 1, end)}`;
		}
	}
	return res;
}
/**
* Presumes `i + 1` is at the start of a line
* @returns index of last newline in more-indented block
*/
function consumeMoreIndentedLines(text, i, indent) {
	let end = i;
	let start = i + 1;
	let ch = text[start];
	while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
	else {
		do
			ch = text[++i];
		while (ch && ch !== "\n");
		end = i;
		start = i + 1;
		ch = text[start];
	}
	return end;
}
const getFoldOptions = (ctx, isBlock) => ({
	indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
	lineWidth: ctx.options.lineWidth,
	minContentWidth: ctx.options.minContentWidth
});
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
	if (!lineWidth || lineWidth < 0) return false;
	const limit = lineWidth - indentLength;
	const strLen = str.length;
	if (strLen <= limit) return false;
	for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
		if (i - start > limit) return true;
		start = i + 1;
		if (strLen - start <= limit) return false;
	}
	return true;
}
function doubleQuotedString(value, ctx) {
	const json = JSON.stringify(value);
	if (ctx.options.doubleQuotedAsJSON) return json;
	const { implicitKey } = ctx;
	const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	let str = "";
	let start = 0;
	for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
		if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
			str += json.slice(start, i) + "\\ ";
			i += 1;
			start = i;
			ch = "\\";
		}
		if (ch === "\\") switch (json[i + 1]) {
			case "u":
				{
					str += json.slice(start, i);
					const code = json.substr(i + 2, 4);
					switch (code) {
						case "0000":
							str += "\\0";
							break;
						case "0007":
							str += "\\a";
							break;
						case "000b":
							str += "\\v";
							break;
						case "001b":
							str += "\\e";
							break;
						case "0085":
							str += "\\N";
							break;
						case "00a0":
							str += "\\_";
							break;
						case "2028":
							str += "\\L";
							break;
						case "2029":
							str += "\\P";
							break;
						default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
						else str += json.substr(i, 6);
					}
					i += 5;
					start = i + 1;
				}
				break;
			case "n":
				if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
				else {
					str += json.slice(start, i) + "\n\n";
					while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
						str += "\n";
						i += 2;
					}
					str += indent;
					if (json[i + 2] === " ") str += "\\";
					i += 1;
					start = i + 1;
				}
				break;
			default: i += 1;
		}
	}
	str = start ? str + json.slice(start) : json;
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
	const { singleQuote } = ctx.options;
	let qs;
	if (singleQuote === false) qs = doubleQuotedString;
	else {
		const hasDouble = value.includes("\"");
		const hasSingle = value.includes("'");
		if (hasDouble && !hasSingle) qs = singleQuotedString;
		else if (hasSingle && !hasDouble) qs = doubleQuotedString;
		else qs = singleQuote ? singleQuotedString : doubleQuotedString;
	}
	return qs(value, ctx);
}
let blockEndNewlines;
try {
	blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
	const { blockQuote, commentString, lineWidth } = ctx.options;
	if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
	const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
	const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
	if (!value) return literal ? "|\n" : ">\n";
	let chomp;
	let endStart;
	for (endStart = value.length; endStart > 0; --endStart) {
		const ch = value[endStart - 1];
		if (ch !== "\n" && ch !== "	" && ch !== " ") break;
	}
	let end = value.substring(endStart);
	const endNlPos = end.indexOf("\n");
	if (endNlPos === -1) chomp = "-";
	else if (value === end || endNlPos !== end.length - 1) {
		chomp = "+";
		if (onChompKeep) onChompKeep();
	} else chomp = "";
	if (end) {
		value = value.slice(0, -end.length);
		if (end[end.length - 1] === "\n") end = end.slice(0, -1);
		end = end.replace(blockEndNewlines, `$&${indent}`);
	}
	let startWithSpace = false;
	let startEnd;
	let startNlPos = -1;
	for (startEnd = 0; startEnd < value.length; ++startEnd) {
		const ch = value[startEnd];
		if (ch === " ") startWithSpace = true;
		else if (ch === "\n") startNlPos = startEnd;
		else break;
	}
	let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
	if (start) {
		value = value.substring(start.length);
		start = start.replace(/\n+/g, `$&${indent}`);
	}
	let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
	if (comment) {
		header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
		if (onComment) onComment();
	}
	if (!literal) {
		const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
		let literalFallback = false;
		const foldOptions = getFoldOptions(ctx, true);
		if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
			literalFallback = true;
		};
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
		if (!literalFallback) return `>${header}\n${indent}${body}`;
	}
	value = value.replace(/\n+/g, `$&${indent}`);
	return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
	const { type, value } = item;
	const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
	if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
	if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
	if (containsDocumentMarker(value)) {
		if (indent === "") {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
	}
	const str = value.replace(/\n+/g, `$&\n${indent}`);
	if (actualString) {
		const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.(str);
		const { compat, tags } = ctx.doc.schema;
		if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
	}
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
			default: return null;
		}
	};
	let res = _stringify(type);
	if (res === null) {
		const { defaultKeyType, defaultStringType } = ctx.options;
		const t = implicitKey && defaultKeyType || defaultStringType;
		res = _stringify(t);
		if (res === null) throw new Error(`Unsupported default string type ${t}`);
	}
	return res;
}
/**
* Verify that the input string is a valid anchor.
*
* Will throw on errors.
*/
function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = /* @__PURE__ */ new Set();
	visit$1(root, { Value(_key, node) {
		if (node.anchor) anchors.add(node.anchor);
	} });
	return anchors;
}
/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
function findNewAnchor(prefix, exclude) {
	for (let i = 1;; ++i) {
		const name = `${prefix}${i}`;
		if (!exclude.has(name)) return name;
	}
}
const defaultTagPrefix = "tag:yaml.org,2002:";
var NodeCreator = class {
	keepUndefined;
	replacer;
	schema;
	#anchorPrefix;
	#aliasObjects = [];
	#doc;
	#flow;
	#onTagObj;
	#prevAnchors = null;
	#sourceObjects = /* @__PURE__ */ new Map();
	constructor(docOrSchema, options = {}, replacer) {
		this.keepUndefined = options.keepUndefined ?? false;
		this.replacer = replacer;
		this.#flow = options.flow ?? false;
		this.#onTagObj = options.onTagObj;
		this.#anchorPrefix = options.anchorPrefix || "a";
		if (docOrSchema instanceof Document) {
			if (options.aliasDuplicateObjects ?? true) this.#doc = docOrSchema;
			this.schema = docOrSchema.schema;
		} else this.schema = docOrSchema;
	}
	create(value, tagName) {
		if (value instanceof Document) value = value.value;
		if (isNode(value)) return value;
		if (value instanceof Pair) return this.schema.map.createNode(this, null).set(value);
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		let ref = void 0;
		if (this.#doc && value && typeof value === "object") {
			ref = this.#sourceObjects.get(value);
			if (ref) {
				if (!ref.anchor) {
					this.#aliasObjects.push(value);
					this.#prevAnchors ??= anchorNames(this.#doc);
					ref.anchor = findNewAnchor(this.#anchorPrefix, this.#prevAnchors);
					this.#prevAnchors.add(ref.anchor);
				}
				return new Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				this.#sourceObjects.set(value, ref);
			}
		}
		let tagObj;
		if (tagName) {
			if (tagName.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
			const match = this.schema.tags.filter((t) => t.tag === tagName);
			tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
		} else tagObj = this.schema.tags.find((t) => t.identify?.(value) && !t.format);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? this.schema.map : Symbol.iterator in Object(value) ? this.schema.seq : this.schema.map;
		}
		if (this.#onTagObj) {
			this.#onTagObj(tagObj);
			this.#onTagObj = void 0;
		}
		const node = tagObj?.createNode?.(this, value) ?? new Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		if (this.#flow && isCollection(node)) node.flow = true;
		return node;
	}
	createPair(key, value) {
		return new Pair(this.create(key), value == null ? null : this.create(value));
	}
	/**
	* With circular references, the source node is only resolved after all
	* of its child nodes are. This is why anchors are set only after all of
	* the nodes have been created.
	*/
	setAnchors() {
		for (const source of this.#aliasObjects) {
			const ref = this.#sourceObjects.get(source);
			if (typeof ref === "object" && ref.anchor && (ref.node instanceof Scalar || isCollection(ref.node))) ref.node.anchor = ref.anchor;
			else throw Object.assign(/* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)"), { source });
		}
	}
};
/**
* Stringifies a comment.
*
* Empty comment lines are left empty,
* lines consisting of a single space are replaced by `#`,
* and all other lines are prefixed with a `#`.
*/
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment)) return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
function warn(logLevel, warning) {
	if (logLevel === "debug" || logLevel === "warn") {
		if (typeof process !== "undefined" && typeof process.emitWarning === "function") process.emitWarning(warning);
		else console.warn(warning);
	}
}
const MERGE_KEY = "<<";
const merge = {
	identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: (str) => str === MERGE_KEY,
	resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
	stringify: () => MERGE_KEY
};
const isMergeKey = (doc, key) => (merge.identify(key) || key instanceof Scalar && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && Boolean(doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default));
function addMergeToJSMap(doc, ctx, map, value, isPlainObject) {
	const source = getMergeSource(doc, ctx, value);
	if (Array.isArray(source)) for (const it of source) mergeValue(doc, ctx, map, it, isPlainObject);
	else mergeValue(doc, ctx, map, value, isPlainObject);
}
function mergeValue(doc, ctx, map, value, isPlainObject) {
	const srcMap = getMergeSource(doc, ctx, value).toJS(doc, ctx, Map);
	if (!(srcMap instanceof Map)) throw new Error("Merge sources must be maps or map aliases");
	for (const [key, value] of srcMap) if (map instanceof Map) {
		if (!map.has(key)) map.set(key, value);
	} else if (map instanceof Set) map.add(key);
	else if (!Object.prototype.hasOwnProperty.call(map, key)) {
		if (!isPlainObject || key === "__proto__" || key === "constructor") Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		else map[key] = value;
	}
	return map;
}
function getMergeSource(doc, ctx, value) {
	if (!(value instanceof Alias)) return value;
	const source = value.resolve(doc, ctx);
	if (!source) {
		const msg = `Unresolved alias (the anchor must be set before the alias): ${value.source}`;
		throw new ReferenceError(msg);
	}
	ctx.resolveAlias(doc, source);
	return source;
}
const defaultStringifyOptions = {
	blockQuote: true,
	commentString: stringifyComment,
	defaultKeyType: null,
	defaultStringType: "PLAIN",
	directives: null,
	doubleQuotedAsJSON: false,
	doubleQuotedMinMultiLineLength: 40,
	falseStr: "false",
	flowCollectionPadding: true,
	indentSeq: true,
	lineWidth: 80,
	minContentWidth: 20,
	nullStr: "null",
	simpleKeys: false,
	singleQuote: null,
	sortMapEntries: false,
	trailingComma: false,
	trueStr: "true",
	verifyAliasOrder: true
};
const resolvedCache = /* @__PURE__ */ new WeakMap();
function getResolvedOptions(schema) {
	const key = schema.toStringOptions ?? defaultStringifyOptions;
	let resolved = resolvedCache.get(key);
	if (!resolved) {
		resolved = schema.toStringOptions ? {
			...defaultStringifyOptions,
			...schema.toStringOptions
		} : defaultStringifyOptions;
		resolvedCache.set(key, resolved);
	}
	return resolved;
}
const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
function createStringifyContext(doc, options) {
	const resolved = getResolvedOptions(doc.schema);
	const opt = options ? {
		...resolved,
		...options
	} : resolved;
	let inFlow;
	switch (opt.collectionStyle) {
		case "block":
			inFlow = false;
			break;
		case "flow":
			inFlow = true;
			break;
		default: inFlow = null;
	}
	const sortMapEntries = typeof opt.sortMapEntries === "function" ? opt.sortMapEntries : opt.sortMapEntries === true ? sortMapEntriesByKey : null;
	return {
		anchors: /* @__PURE__ */ new Set(),
		doc,
		flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
		inFlow,
		options: opt,
		sortMapEntries
	};
}
function getTagObject(tags, item) {
	if (item.tag) {
		const match = tags.filter((t) => t.tag === item.tag);
		if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
	}
	let tagObj;
	let obj;
	if (item instanceof Scalar) {
		obj = item.value;
		let match = tags.filter((t) => t.identify?.(obj));
		if (match.length > 1) {
			const testMatch = match.filter((t) => t.test);
			if (testMatch.length > 0) match = testMatch;
		}
		tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
	} else {
		obj = item;
		tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
	}
	if (!tagObj) {
		const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
		throw new Error(`Tag not resolved for ${name} value`);
	}
	return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives) return "";
	const props = [];
	const anchor = node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag) props.push(doc.directives.tagString(tag));
	return props.join(" ");
}
function stringify(node, ctx, onComment, onChompKeep) {
	if (node instanceof Pair) return node.toString(ctx, onComment, onChompKeep);
	if (node instanceof Alias) {
		if (ctx.doc.directives) return node.toString(ctx);
		if (ctx.resolvedAliases?.has(node)) throw new TypeError("Cannot stringify circular structure without alias nodes");
		if (ctx.resolvedAliases) ctx.resolvedAliases.add(node);
		else ctx.resolvedAliases = /* @__PURE__ */ new Set([node]);
		node = node.resolve(ctx.doc) ?? null;
	}
	let tagObj = void 0;
	node ??= ctx.doc.createNode(null, { onTagObj: (o) => tagObj = o });
	tagObj ??= getTagObject(ctx.doc.schema.tags, node);
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : node instanceof Scalar ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
	if (!props) return str;
	return node instanceof Scalar || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
}
function addPairToJSMap(doc, ctx, map, { key, value }, isPlainObject) {
	if ("addToJSMap" in key) key.addToJSMap?.(doc, ctx, map, value, isPlainObject);
	else if (isMergeKey(doc, key)) addMergeToJSMap(doc, ctx, map, value, isPlainObject);
	else {
		const jsKey = key.toJS(doc, ctx);
		if (map instanceof Map) map.set(jsKey, value ? value.toJS(doc, ctx) : value);
		else if (map instanceof Set) map.add(jsKey);
		else {
			const stringKey = stringifyKey(doc, ctx, key, jsKey);
			const jsValue = value ? value.toJS(doc, ctx) : value;
			if (!isPlainObject && stringKey in map || stringKey === "__proto__" || stringKey === "constructor") Object.defineProperty(map, stringKey, {
				value: jsValue,
				writable: true,
				enumerable: true,
				configurable: true
			});
			else map[stringKey] = jsValue;
		}
	}
	return map;
}
function stringifyKey(doc, ctx, key, jsKey) {
	if (jsKey === null) return "";
	if (typeof jsKey !== "object") return String(jsKey);
	const strCtx = createStringifyContext(doc, void 0);
	for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
	strCtx.inFlow = true;
	strCtx.inStringifyKey = true;
	const strKey = key.toString(strCtx);
	if (!ctx.mapKeyWarned) {
		let jsonStr = JSON.stringify(strKey);
		if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
		const msg = `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use a Map instead.`;
		warn(doc.options.logLevel, msg);
		ctx.mapKeyWarned = true;
	}
	return strKey;
}
function cloneMapOrSet(coll, schema) {
	schema ??= coll.schema;
	const copy = new coll.constructor(schema);
	for (const [key, value] of coll.values) copy.values.set(key, value.clone(schema));
	if (coll.range) copy.range = [...coll.range];
	const propDesc = Object.getOwnPropertyDescriptors(coll);
	for (const [name, prop] of Object.entries(propDesc)) if (!(name in copy)) Object.defineProperty(copy, name, prop);
	return copy;
}
var YAMLMap = class {
	static tagName = "tag:yaml.org,2002:map";
	values = /* @__PURE__ */ new Map();
	/**
	* A generic collection factory method that can be used
	* by other node classes that inherit from YAMLMap
	*/
	static create(nc, obj) {
		const { replacer } = nc;
		const map = new this(nc.schema);
		if (obj && typeof obj === "object") {
			const iter = obj instanceof Map ? obj : Object.entries(obj);
			for (let [key, value] of iter) {
				if (replacer) {
					if (typeof replacer === "function") value = replacer.call(obj, key, value);
					else if (Array.isArray(replacer) && !replacer.includes(key)) continue;
				}
				if (value !== void 0 || nc.keepUndefined) {
					const mk = nc.schema.mapKey(key);
					const pair = nc.createPair(key, value);
					map.values.set(mk, pair);
				}
			}
		}
		return map;
	}
	constructor(schema, elements) {
		Object.defineProperty(this, "schema", {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
		this.values = new Map(elements?.map((pair) => [this.schema.mapKey(pair), pair]));
	}
	get size() {
		return this.values.size;
	}
	/**
	* Create a copy of this map.
	*
	* @param schema - If defined, overwrites the original's schema
	*/
	clone(schema) {
		return cloneMapOrSet(this, schema);
	}
	/**
	* Remove a value from the mapping.
	* @returns `true` if the item was found and removed.
	*/
	delete(key) {
		let mk = this.schema.mapKey(key);
		if (this.values.delete(mk)) return true;
		mk = key instanceof Pair ? key.key : isNode(key) ? key : null;
		if (mk) {
			for (const [k, p] of this.values) if (p.key === mk) return this.values.delete(k);
		}
		return false;
	}
	/** Return value at `key`, or `undefined` if not found.  */
	get(key) {
		return this.getPair(key)?.value;
	}
	/** Return pair at `key`, or `undefined` if not found.  */
	getPair(key) {
		let mk = this.schema.mapKey(key);
		const pair = this.values.get(mk);
		if (pair) return pair;
		mk = key instanceof Pair ? key.key : isNode(key) ? key : null;
		if (mk) {
			for (const p of this.values.values()) if (p.key === mk) return p;
		}
	}
	/** Check if the mapping includes a value with the key `key`.  */
	has(key) {
		let mk = this.schema.mapKey(key);
		if (this.values.has(mk)) return true;
		mk = key instanceof Pair ? key.key : isNode(key) ? key : null;
		if (mk) {
			for (const p of this.values.values()) if (p.key === mk) return true;
		}
		return false;
	}
	/**
	* Return the internal Map key matching `key`, or `undefined` if not found.
	*
	* @param allowMissing - If `true`, a key is always returned,
	*                       even if the key is not in the map.
	*/
	keyOf(key, allowMissing = false) {
		let mk = this.schema.mapKey(key);
		if (allowMissing || this.values.has(mk)) return mk;
		mk = key instanceof Pair ? key.key : isNode(key) ? key : null;
		if (mk) {
			for (const [k, v] of this.values) if (v.key === mk) return k;
		}
	}
	pairs() {
		return this.values.values();
	}
	set(keyOrPair, value, options) {
		const mk = this.schema.mapKey(keyOrPair);
		let pair;
		if (keyOrPair instanceof Pair) pair = keyOrPair;
		else if (isNode(keyOrPair) && (value == null || isNode(value))) pair = new Pair(keyOrPair, value ?? null);
		else pair = new NodeCreator(this.schema, options).createPair(keyOrPair, value);
		if (pair.value instanceof Scalar) {
			const prev = this.values.get(mk);
			if (prev) {
				if (!prev.value) {
					prev.value = pair.value;
					return this;
				}
				if (prev.value instanceof Scalar) {
					Object.assign(prev.value, pair.value);
					return this;
				}
			}
		}
		this.values.set(mk, pair);
		return this;
	}
	toJS(doc, ctx, Type) {
		ctx ??= new ToJSContext();
		let map;
		let isPlainObject = false;
		if (Type) map = new Type();
		else if (ctx.mapAsMap) map = /* @__PURE__ */ new Map();
		else {
			map = {};
			isPlainObject = true;
		}
		if (this.anchor) ctx.setAnchor(this, map);
		for (const pair of this.values.values()) addPairToJSMap(doc, ctx, map, pair, isPlainObject);
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		let pairs = this.values.values();
		if (ctx.sortMapEntries) pairs = Array.from(pairs).sort(ctx.sortMapEntries);
		return ctx.inFlow ?? this.flow ? this.#stringifyFlowMap(ctx, pairs) : this.#stringifyBlockMap(ctx, pairs, onComment, onChompKeep);
	}
	#stringifyBlockMap(ctx, pairs, onComment, onChompKeep) {
		const { indent, options: { commentString } } = ctx;
		let chompKeep = false;
		const lines = [];
		for (const pair of pairs) {
			let comment = null;
			if (!chompKeep && pair.key.spaceBefore) lines.push("");
			let cb = pair.key.commentBefore;
			if (cb && chompKeep) cb = cb.replace(/^\n+/, "");
			if (cb) {
				const ic = indentComment(commentString(cb), indent).trimStart();
				lines.push(ic);
			}
			chompKeep = false;
			let str = stringifyPair(pair, ctx, () => comment = null, () => chompKeep = true);
			if (comment) str += lineComment(str, indent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(str);
		}
		let str;
		if (lines.length === 0) str = "{}";
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (this.comment) {
			str += "\n" + indentComment(commentString(this.comment), indent);
			onComment?.();
		} else if (chompKeep) onChompKeep?.();
		return str;
	}
	#stringifyFlowMap(ctx, pairs) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString, lineWidth, trailingComma } } = ctx;
		const itemIndent = indent + indentStep;
		const itemCtx = {
			...ctx,
			indent: itemIndent,
			inFlow: true
		};
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		let itemsLeft = this.values.size;
		for (const pair of pairs) {
			itemsLeft -= 1;
			let comment = null;
			const ik = pair.key;
			if (ik.spaceBefore) {
				lines.push("");
				reqNewline = true;
			}
			if (ik.commentBefore) {
				const ic = indentComment(commentString(ik.commentBefore), indent);
				lines.push(ic.trimStart());
				reqNewline = true;
			}
			if (ik.comment) reqNewline = true;
			const iv = pair.value;
			if (iv) {
				if (iv.comment) comment = iv.comment;
				if (iv.commentBefore) reqNewline = true;
			} else if (ik?.comment) comment = ik.comment;
			if (comment) reqNewline = true;
			let str = stringifyPair(pair, itemCtx, () => comment = null);
			reqNewline ||= lines.length > linesAtValue || str.includes("\n");
			if (itemsLeft > 0) str += ",";
			else if (trailingComma) {
				if (!reqNewline && lineWidth > 0) reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > lineWidth;
				if (reqNewline) str += ",";
			}
			if (comment) str += lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		if (lines.length === 0) return "{}";
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = "{";
			for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
			return `${str}\n${indent}}`;
		}
		return `{${fcPadding}${lines.join(" ")}${fcPadding}}`;
	}
};
const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var YAMLSeq = class extends Array {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	/**
	* A generic collection factory method that can be extended
	* to other node classes that inherit from YAMLSeq
	*/
	static create(nc, obj) {
		const seq = new this(nc.schema);
		if (obj && Symbol.iterator in Object(obj)) {
			let i = 0;
			for (let it of obj) {
				if (typeof nc.replacer === "function") {
					const key = obj instanceof Set ? it : String(i++);
					it = nc.replacer.call(obj, key, it);
				}
				seq.push(nc.create(it));
			}
		}
		return seq;
	}
	constructor(schema, elements = []) {
		super(...nodeValues(schema, elements));
		Object.defineProperty(this, "schema", {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
	}
	get size() {
		return this.length;
	}
	/**
	* Create a copy of this collection.
	*
	* @param schema - If defined, overwrites the original's schema
	*/
	clone(schema) {
		const copy = this.constructor.from(this, (it) => it.clone(schema));
		if (this.range) copy.range = [...this.range];
		const propDesc = Object.getOwnPropertyDescriptors(this);
		for (const [name, prop] of Object.entries(propDesc)) if (!(name in copy)) Object.defineProperty(copy, name, prop);
		if (schema) copy.schema = schema;
		return copy;
	}
	/**
	* Change all elements within a range of indices in this sequence to a static value.
	*
	* Non-node values are converted to Node values.
	*/
	fill(value, start, end) {
		return super.fill(nodeValue(this.schema, value), start, end);
	}
	/** @private */
	_push(item) {
		super.push(item);
	}
	/**
	* Append new elements to this sequence, and return its new length.
	*
	* Non-node values are converted to Node values.
	*/
	push(...values) {
		return super.push(...nodeValues(this.schema, values));
	}
	/**
	* Set a value in this sequence.
	*
	* Non-node values are converted to Node values.
	*/
	set(idx, value, options) {
		if (!Number.isInteger(idx)) throw new TypeError(`Expected an integer, not ${JSON.stringify(idx)}.`);
		const prev = this.at(idx);
		if (prev instanceof Scalar && isScalarValue(value)) prev.value = value;
		else {
			if (idx < 0) {
				if (idx < -this.length) throw new RangeError(`Invalid index ${idx}`);
				idx += this.length;
			}
			this[idx] = nodeValue(this.schema, value, options);
		}
	}
	/**
	* Changes the contents of this sequence by removing or replacing existing elements
	* and/or adding new elements in place.
	*
	* Non-node values are converted to Node values.
	*/
	splice(start, deleteCount, ...values) {
		const nv = nodeValues(this.schema, values);
		return arguments.length < 2 ? super.splice(start) : super.splice(start, Number(deleteCount), ...nv);
	}
	/**
	* Prepend new elements to this sequence, and return its new length.
	*
	* Non-node values are converted to Node values.
	*/
	unshift(...values) {
		return super.unshift(...nodeValues(this.schema, values));
	}
	/** A plain JavaScript representation of this node. */
	toJS(doc, ctx) {
		ctx ??= new ToJSContext();
		if (this.anchor) {
			const res = [];
			if (this.anchor) ctx.setAnchor(this, res);
			for (const item of this) res.push(item.toJS(doc, ctx));
			return res;
		}
		return Array.from(this, (item) => item.toJS(doc, ctx));
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		return ctx.inFlow ?? this.flow ? this.#stringifyFlowSeq(ctx) : this.#stringifyBlockSeq(ctx, onComment, onChompKeep);
	}
	#stringifyBlockSeq(ctx, onComment, onChompKeep) {
		const { indent, options: { commentString } } = ctx;
		const itemIndent = indent + "  ";
		const itemCtx = {
			...ctx,
			indent: itemIndent
		};
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < this.length; ++i) {
			const item = this[i];
			let comment = null;
			if (item instanceof Pair) {
				if (!chompKeep && item.key.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.key.commentBefore, chompKeep);
			} else if (item) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			}
			chompKeep = false;
			let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(`- ${str}`);
		}
		let str;
		if (lines.length === 0) str = "[]";
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (this.comment) {
			str += "\n" + indentComment(commentString(this.comment), indent);
			onComment?.();
		} else if (chompKeep) onChompKeep?.();
		return str;
	}
	#stringifyFlowSeq(ctx) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		const itemIndent = indent + "  " + indentStep;
		const itemCtx = {
			...ctx,
			indent: itemIndent,
			inFlow: true
		};
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < this.length; ++i) {
			const item = this[i];
			let comment = null;
			if (item instanceof Pair) {
				const ik = item.key;
				if (ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment) reqNewline = true;
				const iv = item.value;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (ik?.comment) comment = ik.comment;
			} else if (item) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify(item, itemCtx, () => comment = null);
			reqNewline ||= lines.length > linesAtValue || str.includes("\n");
			if (i < this.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline ||= lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth;
				if (reqNewline) str += ",";
			}
			if (comment) str += lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		if (lines.length === 0) return "[]";
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = "[";
			for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
			return `${str}\n${indent}]`;
		}
		return `[${fcPadding}${lines.join(" ")}${fcPadding}]`;
	}
};
function nodeValue(schema, value, options) {
	if (isNode(value) || value instanceof Pair) return value;
	return new NodeCreator(schema, options).create(value);
}
function nodeValues(schema, values) {
	let nc;
	return values.map((value) => {
		if (isNode(value) || value instanceof Pair) return value;
		nc ??= new NodeCreator(schema);
		return nc.create(value);
	});
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
	if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
	if (comment) {
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart());
	}
}
var YAMLSet = class {
	static tagName = "tag:yaml.org,2002:set";
	/** A fully qualified tag */
	tag = "tag:yaml.org,2002:set";
	values = /* @__PURE__ */ new Map();
	constructor(schema) {
		Object.defineProperty(this, "schema", {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
	}
	get size() {
		return this.values.size;
	}
	add(value, options) {
		if (this.has(value)) return this;
		const mk = this.schema.mapKey(value);
		const node = isNode(value) ? value : new NodeCreator(this.schema, options).create(value);
		this.values.set(mk, node);
		return this;
	}
	/**
	* Create a copy of this set.
	*
	* @param schema - If defined, overwrites the original's schema
	*/
	clone(schema) {
		return cloneMapOrSet(this, schema);
	}
	/**
	* Remove `value` from the set.
	* @returns `true` if the item was found and removed.
	*/
	delete(value) {
		const mk = this.schema.mapKey(value);
		if (this.values.delete(mk)) return true;
		if (isNode(value)) {
			for (const [k, v] of this.values) if (v === value) return this.values.delete(k);
		}
		return false;
	}
	/** Return the node matching `value`, if the set includes it.  */
	get(value) {
		const mk = this.schema.mapKey(value);
		const node = this.values.get(mk);
		if (node) return node;
		if (isNode(value)) {
			for (const v of this.values.values()) if (v === value) return v;
		}
	}
	/** Check if the set includes `value`.  */
	has(value) {
		const mk = this.schema.mapKey(value);
		if (this.values.has(mk)) return true;
		if (isNode(value)) {
			for (const v of this.values.values()) if (v === value) return true;
		}
		return false;
	}
	/**
	* Return the internal Map key matching `value`, or `undefined` if not found.
	*
	* @param allowMissing - If `true`, a key is always returned,
	*                       even if the value is not in the set.
	*/
	keyOf(value, allowMissing = false) {
		const mk = this.schema.mapKey(value);
		if (allowMissing || this.values.has(mk)) return mk;
		if (isNode(value)) {
			for (const [k, v] of this.values) if (v === value) return k;
		}
	}
	/** A plain JavaScript representation of this set. */
	toJS(doc, ctx) {
		ctx ??= new ToJSContext();
		const set = /* @__PURE__ */ new Set();
		if (this.anchor) ctx.setAnchor(this, set);
		for (const item of this.values.values()) set.add(item.toJS(doc, ctx));
		return set;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		let items = this.values.values();
		if (ctx.sortMapEntries) items = Array.from(items, (item) => new Pair(item)).sort(ctx.sortMapEntries).map((pair) => pair.key);
		if (ctx.inFlow ?? this.flow) return this.#stringifyFlowSet(ctx, items);
		else return this.#stringifyBlockSet(ctx, items, onComment, onChompKeep);
	}
	#stringifyBlockSet(ctx, items, onComment, onChompKeep) {
		const { indent, indentStep, options: { commentString } } = ctx;
		const itemCtx = {
			...ctx,
			implicitKey: false,
			indent: indent + indentStep
		};
		let chompKeep = false;
		let res = null;
		for (const item of items) {
			if (!chompKeep && item.spaceBefore) {
				if (typeof res === "string") res += "\n";
				else res = "";
			}
			let cb = item.commentBefore;
			if (cb && chompKeep) cb = cb.replace(/^\n+/, "");
			if (cb) {
				const ic = indentComment(commentString(cb), indent).trimStart();
				if (typeof res === "string") res += `\n${indent}${ic}`;
				else res = ic;
			}
			chompKeep = false;
			let comment = item.comment;
			let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			str = str ? `? ${str}` : "?";
			if (comment) {
				str += lineComment(str, itemCtx.indent, commentString(comment));
				chompKeep = false;
			}
			if (typeof res === "string") res += `\n${indent}${str}`;
			else res = str;
		}
		if (this.comment) {
			const cs = commentString(this.comment);
			if (typeof res === "string") res += "\n" + indentComment(cs, indent);
			else res = "{}" + lineComment("", indent, cs);
			onComment?.();
		} else if (chompKeep) onChompKeep?.();
		return res ?? "{}";
	}
	#stringifyFlowSet(ctx, items) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString, lineWidth, trailingComma } } = ctx;
		const itemCtx = {
			...ctx,
			indent: indent + indentStep + indentStep,
			inFlow: true
		};
		let reqNewline = false;
		const lines = [];
		let itemsLeft = this.values.size;
		let singleLineWidth = 2 * fcPadding.length;
		for (const item of items) {
			itemsLeft -= 1;
			if (item.spaceBefore) {
				lines.push("");
				reqNewline = true;
			}
			if (item.commentBefore) {
				const ic = indentComment(commentString(item.commentBefore), indent);
				lines.push(ic.trimStart());
				reqNewline = true;
			}
			let comment = item.comment;
			if (comment) reqNewline = true;
			itemCtx.implicitKey = !isCollection(item);
			let str = stringify(item, itemCtx, () => comment = null) || "?";
			if (isCollection(item)) str = `? ${str}`;
			reqNewline ||= str.includes("\n");
			if (!reqNewline && lineWidth > 0) {
				singleLineWidth += str.length + 2;
				if (singleLineWidth > lineWidth) reqNewline = true;
			}
			if (itemsLeft > 0 || trailingComma && reqNewline) str += ",";
			if (comment) str += lineComment(str, indent + indentStep, commentString(comment));
			lines.push(str);
		}
		if (lines.length === 0) return "{}";
		if (!reqNewline) return `{${fcPadding}${lines.join(" ")}${fcPadding}}`;
		let str = "{";
		for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
		return `${str}\n${indent}}`;
	}
};
/** Type predicate for collections */
const isCollection = (node) => node instanceof YAMLMap || node instanceof YAMLSeq || node instanceof YAMLSet;
/** Type predicate for `Node` values */
const isNode = (node) => node instanceof Scalar || node instanceof Alias || node instanceof YAMLMap || node instanceof YAMLSeq || node instanceof YAMLSet;
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	if (simpleKeys) {
		if (key.comment) throw new Error("With simple keys, key nodes cannot have comments");
		if (isCollection(key)) throw new Error("With simple keys, collection cannot be used as a key value");
	}
	let explicitKey = !simpleKeys && (!(key instanceof Scalar) || key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL);
	ctx = {
		...ctx,
		implicitKey: !explicitKey,
		indent: indent + indentStep
	};
	let keyComment = key.comment;
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
	if (!explicitKey && !ctx.inFlow && str.length > 1024) {
		if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
		explicitKey = true;
	}
	if (ctx.inFlow) {
		if (value == null) {
			if (keyCommentDone && onComment) onComment();
			return str === "" ? "?" : explicitKey ? `? ${str}` : `${str}:`;
		}
	} else if (value == null && explicitKey) {
		str = `? ${str}`;
		if (keyComment && !keyCommentDone) str += lineComment(str, ctx.indent, commentString(keyComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	if (keyCommentDone) keyComment = null;
	if (explicitKey) {
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	} else {
		str = `${str}:`;
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (value) {
		vsb = !!value.spaceBefore;
		vcb = value.commentBefore;
		valueComment = value.comment;
	} else {
		vsb = false;
		vcb = null;
		valueComment = null;
	}
	ctx.implicitKey = false;
	if (!explicitKey && !keyComment && value instanceof Scalar) ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && value instanceof YAMLSeq && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
	let valueCommentDone = false;
	const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
	let ws = " ";
	if (keyComment || vsb || vcb) {
		ws = vsb ? "\n" : "";
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === "" && !ctx.inFlow) {
			if (ws === "\n" && valueComment) ws = "\n\n";
		} else ws += `\n${ctx.indent}`;
	} else if (!explicitKey && isCollection(value)) {
		const vs0 = valueStr[0];
		const nl0 = valueStr.indexOf("\n");
		const hasNewline = nl0 !== -1;
		const flow = ctx.inFlow ?? value.flow ?? value.size === 0;
		if (hasNewline || !flow) {
			let hasPropsLine = false;
			if (hasNewline && (vs0 === "&" || vs0 === "!")) {
				let sp0 = valueStr.indexOf(" ");
				if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
				if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
			}
			if (!hasPropsLine) ws = `\n${ctx.indent}`;
		}
	} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
	str += ws + valueStr;
	if (ctx.inFlow) {
		if (valueCommentDone && onComment) onComment();
	} else if (valueComment && !valueCommentDone) str += lineComment(str, ctx.indent, commentString(valueComment));
	else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}
var Pair = class Pair {
	key;
	value;
	constructor(key, value = null) {
		this.key = key;
		this.value = value;
	}
	clone(schema) {
		const key = this.key.clone(schema);
		const value = this.value?.clone(schema) ?? null;
		return new Pair(key, value);
	}
	toJS(doc, ctx) {
		return addPairToJSMap(doc, ctx, ctx.mapAsMap ? /* @__PURE__ */ new Map() : {}, this, true);
	}
	toString(ctx, onComment, onChompKeep) {
		return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
	}
};
/** A context used in `node.toJS()` implementations */
var ToJSContext = class {
	anchors = /* @__PURE__ */ new Map();
	/** Cached anchor and alias nodes in the order they occur in the document */
	aliasResolveCache;
	mapAsMap;
	mapKeyWarned = false;
	maxAliasCount;
	constructor(opt) {
		this.mapAsMap = opt?.mapAsMap === true;
		this.maxAliasCount = opt?.maxAliasCount ?? 100;
	}
	setAnchor(node, res) {
		const anchor = this.anchors.get(node);
		if (anchor) anchor.res = res;
		else this.anchors.set(node, {
			aliasCount: 0,
			count: 1,
			res
		});
	}
	resolveAlias(doc, source) {
		let data = this.anchors.get(source);
		if (!data) {
			source.toJS(doc, this);
			data = this.anchors.get(source);
		}
		/* istanbul ignore if */
		if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
		if (this.maxAliasCount >= 0) {
			data.count += 1;
			data.aliasCount ||= this.#getAliasCount(doc, source);
			if (data.count * data.aliasCount > this.maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
		}
		return data.res;
	}
	#getAliasCount(doc, node) {
		if (node instanceof Alias) {
			const source = node.resolve(doc, this);
			const anchor = source && this.anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (node instanceof Pair) {
			const kc = this.#getAliasCount(doc, node.key);
			const vc = this.#getAliasCount(doc, node.value);
			return Math.max(kc, vc);
		} else if (Array.isArray(node)) {
			let count = 0;
			for (const item of node) {
				const c = this.#getAliasCount(doc, item);
				if (c > count) count = c;
			}
			return count;
		}
		return 1;
	}
};
var Alias = class Alias {
	source;
	constructor(source) {
		this.source = source;
		Object.defineProperty(this, "tag", { set() {
			throw new Error("Alias nodes cannot have tags");
		} });
	}
	/** Create a copy of this node.  */
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = [...this.range];
		return copy;
	}
	/**
	* Resolve the value of this alias within `doc`, finding the last
	* instance of the `source` anchor before this node.
	*/
	resolve(doc, ctx) {
		if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
		let nodes;
		if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
		else {
			nodes = [];
			visit$1(doc, { Node: (_key, node) => {
				if (node instanceof Alias || node.anchor) nodes.push(node);
			} });
			if (ctx) ctx.aliasResolveCache = nodes;
		}
		let found = void 0;
		for (const node of nodes) {
			if (node === this) break;
			if (node.anchor === this.source) found = node;
		}
		return found;
	}
	/** A plain JavaScript representation of the resolved value of this alias. */
	toJS(doc, ctx) {
		if (!doc?.schema) throw new TypeError("A document argument is required");
		ctx ??= new ToJSContext();
		const source = this.resolve(doc, ctx);
		if (!source) {
			const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw new ReferenceError(msg);
		}
		return ctx.resolveAlias(doc, source);
	}
	toString(ctx, _onComment, _onChompKeep) {
		const src = `*${this.source}`;
		if (ctx) {
			anchorIsValid(this.source);
			if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new Error(msg);
			}
			if (ctx.implicitKey) return `${src} `;
		}
		return src;
	}
};
const map = {
	collection: "map",
	default: true,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	createNode(nc, obj) {
		return YAMLMap.create(nc, obj);
	},
	resolve(map, onError) {
		if (!(map instanceof YAMLMap)) onError("Expected a mapping for this tag");
		return map;
	}
};
const seq = {
	collection: "seq",
	default: true,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	createNode(nc, obj) {
		return YAMLSeq.create(nc, obj);
	},
	resolve(seq, onError) {
		if (!(seq instanceof YAMLSeq)) onError("Expected a sequence for this tag");
		return seq;
	}
};
const string = {
	identify: (value) => typeof value === "string",
	default: true,
	tag: "tag:yaml.org,2002:str",
	resolve: (str) => str,
	stringify(item, ctx, onComment, onChompKeep) {
		ctx = Object.assign({ actualString: true }, ctx);
		return stringifyString(item, ctx, onComment, onChompKeep);
	}
};
const nullValues = /* @__PURE__ */ new Set([
	"",
	"~",
	"null",
	"Null",
	"NULL"
]);
const nullTag = {
	identify: (value) => value == null,
	createNode: () => new Scalar(null),
	default: true,
	tag: "tag:yaml.org,2002:null",
	test: (value) => nullValues.has(value),
	resolve: () => new Scalar(null),
	stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test(source) ? source : ctx.options.nullStr
};
const boolValues = /* @__PURE__ */ new Set([
	"true",
	"True",
	"TRUE",
	"false",
	"False",
	"FALSE"
]);
const boolTag = {
	identify: (value) => typeof value === "boolean",
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: (value) => boolValues.has(value),
	resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
	stringify({ source, value }, ctx) {
		if (source && boolTag.test(source)) {
			if (value === (source[0] === "t" || source[0] === "T")) return source;
		}
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
};
function stringifyNumber({ format, minFractionDigits, source, tag, value }, version = "1.2") {
	if (typeof value === "bigint") return String(value);
	const num = typeof value === "number" ? value : Number(value);
	if (!isFinite(num)) {
		if (typeof value === "number" && source) {
			const source_ = version === "1.1" ? source.replace(/_/g, "") : source;
			if (parseFloat(source_) === num) return source;
		}
		return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
	}
	let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
	if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
		let i = n.indexOf(".");
		if (i < 0) {
			i = n.length;
			n += ".";
		}
		let d = minFractionDigits - (n.length - i - 1);
		while (d-- > 0) n += "0";
	}
	return n;
}
const floatNaNValues = /* @__PURE__ */ new Set([
	".nan",
	".NaN",
	".NAN",
	".inf",
	".Inf",
	".INF",
	"+.inf",
	"+.Inf",
	"+.INF",
	"-.inf",
	"-.Inf",
	"-.INF"
]);
/** First char must be a digit, sign, or dot to match any float pattern */
function couldBeFloat(value) {
	const c = value.charCodeAt(0);
	return c >= 48 && c <= 57 || c === 43 || c === 45 || c === 46;
}
const floatExpRe = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/;
const floatRe = /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/;
const floatNaN$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: (value) => floatNaNValues.has(value),
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: (node) => stringifyNumber(node)
};
const floatExp$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: (value) => couldBeFloat(value) && floatExpRe.test(value),
	resolve: (str) => parseFloat(str),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: (value) => couldBeFloat(value) && floatRe.test(value),
	resolve(str) {
		const node = new Scalar(parseFloat(str));
		const dot = str.indexOf(".");
		if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
		return node;
	},
	stringify: (node) => stringifyNumber(node)
};
const intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
const intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
	return stringifyNumber(node);
}
function isOctInt(value) {
	if (value.length < 3 || value[0] !== "0" || value[1] !== "o") return false;
	for (let i = 2; i < value.length; i++) {
		const c = value.charCodeAt(i);
		if (c < 48 || c > 55) return false;
	}
	return true;
}
function isInt(value) {
	let i = 0;
	if (value.length === 0) return false;
	if (value.charCodeAt(0) === 43 || value.charCodeAt(0) === 45) i = 1;
	if (i === value.length) return false;
	for (; i < value.length; i++) {
		const c = value.charCodeAt(i);
		if (c < 48 || c > 57) return false;
	}
	return true;
}
function isHexInt(value) {
	if (value.length < 3 || value[0] !== "0" || value[1] !== "x") return false;
	for (let i = 2; i < value.length; i++) {
		const c = value.charCodeAt(i);
		if (!(c >= 48 && c <= 57) && !(c >= 65 && c <= 70) && !(c >= 97 && c <= 102)) return false;
	}
	return true;
}
const intOct$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: isOctInt,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
	stringify: (node) => intStringify$1(node, 8, "0o")
};
const int$1 = {
	identify: intIdentify$2,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: isInt,
	resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
	stringify: (node) => stringifyNumber(node)
};
const intHex$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: isHexInt,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
	stringify: (node) => intStringify$1(node, 16, "0x")
};
const schema$2 = [
	map,
	seq,
	string,
	nullTag,
	boolTag,
	intOct$1,
	int$1,
	intHex$1,
	floatNaN$1,
	floatExp$1,
	float$1
];
function intIdentify$1(value) {
	return typeof value === "bigint" || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
	{
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify: stringifyJSON
	},
	{
		identify: (value) => value == null,
		createNode: () => new Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: (str) => str === "null",
		resolve: () => null,
		stringify: stringifyJSON
	},
	{
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: (str) => str === "true" || str === "false",
		resolve: (str) => str === "true",
		stringify: stringifyJSON
	},
	{
		identify: intIdentify$1,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: (str) => /^-?(?:0|[1-9][0-9]*)$/.test(str),
		resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
		stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
	},
	{
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: (str) => /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/.test(str),
		resolve: (str) => parseFloat(str),
		stringify: stringifyJSON
	}
];
const jsonError = {
	default: true,
	tag: "",
	test: () => true,
	resolve(str, onError) {
		onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
		return str;
	}
};
const schema$1 = [
	map,
	seq,
	...jsonScalars,
	jsonError
];
const binary = {
	identify: (value) => value instanceof Uint8Array,
	default: false,
	tag: "tag:yaml.org,2002:binary",
	/**
	* Returns a Buffer in Node.js and an Uint8Array elsewhere
	*
	* To use the resulting buffer as an image, you'll want to do something like:
	*
	*   const blob = new Blob([buffer], { type: 'image/jpeg' })
	*   document.querySelector('#photo').src = URL.createObjectURL(blob)
	*/
	resolve(src, onError) {
		if (typeof Buffer === "function") return Buffer.from(src, "base64");
		else if (typeof Uint8Array.fromBase64 === "function") return Uint8Array.fromBase64(src);
		else if (typeof atob === "function") {
			const str = atob(src.replace(/[\n\r]/g, ""));
			const buffer = new Uint8Array(str.length);
			for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
			return buffer;
		} else {
			onError("This environment does not support reading binary tags; either Buffer or atob is required");
			return src;
		}
	},
	stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
		if (!value) return "";
		const buf = value;
		let str;
		if (typeof buf.toBase64 === "function") str = buf.toBase64();
		else if (typeof Buffer === "function") str = buf instanceof Buffer ? buf.toString("base64") : Buffer.from(buf.buffer).toString("base64");
		else if (typeof btoa === "function") {
			let s = "";
			for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
			str = btoa(s);
		} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		type ??= Scalar.BLOCK_LITERAL;
		if (type !== Scalar.QUOTE_DOUBLE) {
			const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
			const n = Math.ceil(str.length / lineWidth);
			const lines = new Array(n);
			for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
			str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment,
			type,
			value: str
		}, ctx, onComment, onChompKeep);
	}
};
function resolvePairs(seq, onError) {
	if (seq instanceof YAMLSeq) for (let i = 0; i < seq.length; ++i) {
		const item = seq[i];
		if (item instanceof Pair) continue;
		if (item instanceof YAMLMap) {
			if (item.size > 1) onError("Each pair must have its own sequence indicator");
			const pair = item.values.values().next().value ?? new Pair(new Scalar(null));
			if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
			if (item.comment) {
				const cn = pair.value ?? pair.key;
				cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
			}
			seq[i] = pair;
		} else seq[i] = new Pair(item, null);
	}
	else onError("Expected a sequence for this tag");
	return seq;
}
function createPairs(nc, iterable) {
	const pairs = new YAMLSeq(nc.schema);
	pairs.tag = "tag:yaml.org,2002:pairs";
	let i = 0;
	if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
		if (typeof nc.replacer === "function") it = nc.replacer.call(iterable, String(i++), it);
		let key, value;
		if (Array.isArray(it)) {
			if (it.length === 2) {
				key = it[0];
				value = it[1];
			} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
		} else if (it && it instanceof Object) {
			const keys = Object.keys(it);
			if (keys.length === 1) {
				key = keys[0];
				value = it[key];
			} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
		} else key = it;
		pairs.push(nc.createPair(key, value));
	}
	return pairs;
}
const pairs = {
	collection: "seq",
	default: false,
	tag: "tag:yaml.org,2002:pairs",
	resolve: resolvePairs,
	createNode: createPairs
};
var YAMLOMap = class extends YAMLSeq {
	constructor(schema, elements) {
		super(schema, elements);
		this.tag = omap.tag;
	}
	/**
	* Append new pairs to the omap, and return its new length.
	*/
	push(...pairs) {
		for (const pair of pairs) if (pair instanceof Pair) super.push(pair);
		else throw new Error("Omap only supports Pair values");
		return this.length;
	}
	/**
	* Set a pair in this omap.
	*
	* Throws if `idx` is not an integer.
	*/
	set(idx, pair) {
		if (!Number.isInteger(idx)) throw new TypeError(`Expected an integer, not ${JSON.stringify(idx)}.`);
		if (idx < 0) {
			if (idx < -this.length) throw new RangeError(`Invalid index ${idx}`);
			idx += this.length;
		}
		this[idx] = pair;
	}
	/**
	* The returned value actually has type `Map<unknown, unknown>`,
	* but TypeScript won't allow widening the signature of a child method.
	*/
	toJS(doc, ctx) {
		if (!ctx) return super.toJS(doc);
		const map = /* @__PURE__ */ new Map();
		if (this.anchor) ctx.anchors.set(this, {
			aliasCount: 0,
			count: 1,
			res: map
		});
		for (const pair of this) {
			const key = pair.key.toJS(doc, ctx);
			const value = pair.value ? pair.value.toJS(doc, ctx) : null;
			if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
			map.set(key, value);
		}
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		const keys = /* @__PURE__ */ new Set();
		for (const pair of this) {
			const key = this.schema.mapKey(pair);
			if (keys.has(key)) throw new Error("Ordered maps must not include duplicate keys");
			keys.add(key);
		}
		return super.toString(ctx, onComment, onChompKeep);
	}
};
const omap = {
	collection: "seq",
	identify: (value) => value instanceof Map,
	nodeClass: YAMLOMap,
	default: false,
	tag: "tag:yaml.org,2002:omap",
	createNode(nc, iterable) {
		const pairs = createPairs(nc, iterable);
		return new YAMLOMap(nc.schema, pairs);
	},
	resolve(seq, onError) {
		const pairs = resolvePairs(seq, onError);
		const seenKeys = [];
		for (const { key } of pairs) if (key instanceof Scalar) {
			if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
			else seenKeys.push(key.value);
		}
		return Object.assign(new YAMLOMap(seq.schema), pairs);
	}
};
function boolStringify({ value, source }, ctx) {
	if (source && (value ? trueTag : falseTag).test(source)) return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
	identify: (value) => value === true,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: (str) => /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/.test(str),
	resolve: () => new Scalar(true),
	stringify: boolStringify
};
const falseTag = {
	identify: (value) => value === false,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: (str) => /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/.test(str),
	resolve: () => new Scalar(false),
	stringify: boolStringify
};
const floatNaN = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: (str) => /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/.test(str),
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: (node) => stringifyNumber(node, "1.1")
};
const floatExp = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: (str) => /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/.test(str),
	resolve: (str) => parseFloat(str.replace(/_/g, "")),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node, "1.1");
	}
};
const float = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: (str) => /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/.test(str),
	resolve(str) {
		const node = new Scalar(parseFloat(str.replace(/_/g, "")));
		const dot = str.indexOf(".");
		if (dot !== -1) {
			const f = str.substring(dot + 1).replace(/_/g, "");
			if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
		}
		return node;
	},
	stringify: (node) => stringifyNumber(node, "1.1")
};
const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
	const sign = str[0];
	if (sign === "-" || sign === "+") offset += 1;
	str = str.substring(offset).replace(/_/g, "");
	if (intAsBigInt) {
		switch (radix) {
			case 2:
				str = `0b${str}`;
				break;
			case 8:
				str = `0o${str}`;
				break;
			case 16: str = `0x${str}`;
		}
		const n = BigInt(str);
		return sign === "-" ? BigInt(-1) * n : n;
	}
	const n = parseInt(str, radix);
	return sign === "-" ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
	const { value } = node;
	if (intIdentify(value)) {
		const str = value.toString(radix);
		return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
	}
	return stringifyNumber(node);
}
const intBin = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: (str) => /^[-+]?0b[0-1_]+$/.test(str),
	resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
	stringify: (node) => intStringify(node, 2, "0b")
};
const intOct = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: (str) => /^[-+]?0[0-7_]+$/.test(str),
	resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
	stringify: (node) => intStringify(node, 8, "0")
};
const int = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: (str) => /^[-+]?[0-9][0-9_]*$/.test(str),
	resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
	stringify: (node) => stringifyNumber(node, "1.1")
};
const intHex = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: (str) => /^[-+]?0x[0-9a-fA-F_]+$/.test(str),
	resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
	stringify: (node) => intStringify(node, 16, "0x")
};
const set = {
	collection: "map",
	identify: (value) => value instanceof Set,
	nodeClass: YAMLSet,
	default: false,
	tag: "tag:yaml.org,2002:set",
	createNode(nc, iterable) {
		const set = new YAMLSet(nc.schema);
		if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
			if (typeof nc.replacer === "function") value = nc.replacer.call(iterable, value, value);
			const mk = nc.schema.mapKey(value);
			set.values.set(mk, nc.create(value));
		}
		return set;
	},
	resolve(set, onError) {
		if (!(set instanceof YAMLSet)) onError("Expected a set for this tag");
		return set;
	}
};
/** Internal types handle bigint as number, because TS can't figure it out. */
function parseSexagesimal(str, asBigInt) {
	const sign = str[0];
	const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
	const num = (n) => asBigInt ? BigInt(n) : Number(n);
	const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
	return sign === "-" ? num(-1) * res : res;
}
/**
* hhhh:mm:ss.sss
*
* Internal types handle bigint as number, because TS can't figure it out.
*/
function stringifySexagesimal(node) {
	let { value } = node;
	let num = (n) => n;
	if (typeof value === "bigint") num = (n) => BigInt(n);
	else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
	let sign = "";
	if (value < 0) {
		sign = "-";
		value *= num(-1);
	}
	const _60 = num(60);
	const parts = [value % _60];
	if (value < 60) parts.unshift(0);
	else {
		value = (value - parts[0]) / _60;
		parts.unshift(value % _60);
		if (value >= 60) {
			value = (value - parts[0]) / _60;
			parts.unshift(value);
		}
	}
	return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const intTime = {
	identify: (value) => typeof value === "bigint" || Number.isInteger(value),
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: (str) => /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/.test(str),
	resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
	stringify: stringifySexagesimal
};
const floatTime = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: (str) => /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/.test(str),
	resolve: (str) => parseSexagesimal(str, false),
	stringify: stringifySexagesimal
};
const timestampRe = RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$");
const timestamp = {
	identify: (value) => value instanceof Date,
	default: true,
	tag: "tag:yaml.org,2002:timestamp",
	test: (str) => timestampRe.test(str),
	resolve(str) {
		const match = str.match(timestampRe);
		if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		const [, year, month, day, hour, minute, second] = match.map(Number);
		const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
		let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
		const tz = match[8];
		if (tz && tz !== "Z") {
			let d = parseSexagesimal(tz, false);
			if (Math.abs(d) < 30) d *= 60;
			date -= 6e4 * d;
		}
		return new Date(date);
	},
	stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};
const schema = [
	map,
	seq,
	string,
	nullTag,
	trueTag,
	falseTag,
	intBin,
	intOct,
	int,
	intHex,
	floatNaN,
	floatExp,
	float,
	binary,
	merge,
	omap,
	pairs,
	set,
	intTime,
	floatTime,
	timestamp
];
const schemas = /* @__PURE__ */ new Map([
	["core", schema$2],
	["failsafe", [
		map,
		seq,
		string
	]],
	["json", schema$1],
	["yaml11", schema],
	["yaml-1.1", schema]
]);
const tagsByName = {
	binary,
	bool: boolTag,
	float: float$1,
	floatExp: floatExp$1,
	floatNaN: floatNaN$1,
	floatTime,
	int: int$1,
	intHex: intHex$1,
	intOct: intOct$1,
	intTime,
	map,
	merge,
	null: nullTag,
	omap,
	pairs,
	seq,
	set,
	timestamp
};
const coreKnownTags = {
	"tag:yaml.org,2002:binary": binary,
	"tag:yaml.org,2002:merge": merge,
	"tag:yaml.org,2002:omap": omap,
	"tag:yaml.org,2002:pairs": pairs,
	"tag:yaml.org,2002:set": set,
	"tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas.get(schemaName);
	if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge) ? [...schemaTags, merge] : schemaTags.slice();
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags)) tags = [];
		else {
			const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
	else if (typeof customTags === "function") tags = customTags(tags.slice());
	if (addMergeTag) tags = [...tags, merge];
	return tags.reduce((tags, tag) => {
		const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
		if (!tagObj) {
			const tagName = JSON.stringify(tag);
			const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
		}
		if (!tags.includes(tagObj)) tags.push(tagObj);
		return tags;
	}, []);
}
var Schema = class Schema {
	compat;
	knownTags;
	mapKey;
	name;
	tags;
	toStringOptions;
	constructor({ compat, customTags, mapKey, merge, resolveKnownTags, schema, toStringDefaults }) {
		this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
		this.mapKey = mapKey ?? defaultMapKey;
		this.name = typeof schema === "string" && schema || "core";
		this.knownTags = resolveKnownTags ? coreKnownTags : {};
		this.tags = getTags(customTags, this.name, merge);
		this.toStringOptions = toStringDefaults ?? null;
		Object.defineProperty(this, "map", { value: map });
		Object.defineProperty(this, "scalar", { value: string });
		Object.defineProperty(this, "seq", { value: seq });
	}
	clone() {
		const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		copy.tags = this.tags.slice();
		return copy;
	}
};
function defaultMapKey(value) {
	if (value instanceof Pair) value = value.key;
	if (value instanceof Scalar) value = value.value;
	return value ?? null;
}
function stringifyDocument(doc, options) {
	const lines = [];
	let hasDirectives = options.directives === true;
	if (options.directives !== false && doc.directives) {
		const dir = doc.directives.toString(doc);
		if (dir) {
			lines.push(dir);
			hasDirectives = true;
		} else if (doc.directives.docStart) hasDirectives = true;
	}
	if (hasDirectives) lines.push("---");
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1) lines.unshift("");
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ""));
	}
	let chompKeep = false;
	if (doc.value.spaceBefore && hasDirectives) lines.push("");
	if (doc.value.commentBefore) {
		const cs = commentString(doc.value.commentBefore);
		lines.push(indentComment(cs, ""));
	}
	ctx.forceBlockIndent = !!doc.comment;
	let contentComment = doc.value.comment;
	const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
	let body = stringify(doc.value, ctx, () => contentComment = null, onChompKeep);
	if (contentComment) body += lineComment(body, "", commentString(contentComment));
	if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
	else lines.push(body);
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes("\n")) {
				lines.push("...");
				lines.push(indentComment(cs, ""));
			} else lines.push(`... ${cs}`);
		} else lines.push("...");
	} else {
		let dc = doc.comment;
		if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
			lines.push(indentComment(commentString(dc), ""));
		}
	}
	return lines.join("\n") + "\n";
}
function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === "object") {
		if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
			const v0 = val[i];
			const v1 = applyReviver(reviver, val, String(i), v0);
			if (v1 === void 0) delete val[i];
			else if (v1 !== v0) val[i] = v1;
		}
		else if (val instanceof Map) for (const k of Array.from(val.keys())) {
			const v0 = val.get(k);
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) val.delete(k);
			else if (v1 !== v0) val.set(k, v1);
		}
		else if (val instanceof Set) for (const v0 of Array.from(val)) {
			const v1 = applyReviver(reviver, val, v0, v0);
			if (v1 === void 0) val.delete(v0);
			else if (v1 !== v0) {
				val.delete(v0);
				val.add(v1);
			}
		}
		else for (const [k, v0] of Object.entries(val)) {
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) delete val[k];
			else if (v1 !== v0) val[k] = v1;
		}
	}
	return reviver.call(obj, key, val);
}
var Document = class Document {
	/** A comment before this Document */
	commentBefore = null;
	/** A comment immediately after this Document */
	comment = null;
	/** The document value. */
	value;
	directives;
	/** Errors encountered during parsing. */
	errors = [];
	options;
	/** Warnings encountered during parsing. */
	warnings = [];
	constructor(value, replacerOrOptions, options) {
		let replacer = null;
		if (typeof replacerOrOptions === "function" || Array.isArray(replacerOrOptions)) replacer = replacerOrOptions;
		else if (options === void 0 && replacerOrOptions) options = replacerOrOptions;
		const opt = Object.assign({
			intAsBigInt: false,
			keepSourceTokens: false,
			logLevel: "warn",
			prettyErrors: true,
			strict: true,
			stringKeys: false,
			version: "1.2"
		}, options);
		this.options = opt;
		let { version } = opt;
		if (options?._directives) {
			this.directives = options._directives.atDocument();
			if (this.directives.yaml.explicit) version = this.directives.yaml.version;
		} else this.directives = new Directives({ version });
		this.setSchema(version, options);
		this.value = this.createNode(value, replacer, options);
	}
	/**
	* Create a deep copy of this Document and its value.
	*
	* Custom Node values that inherit from `Object` still refer to their original instances.
	*/
	clone() {
		const copy = Object.create(Document.prototype);
		copy.commentBefore = this.commentBefore;
		copy.comment = this.comment;
		copy.errors = this.errors.slice();
		copy.warnings = this.warnings.slice();
		copy.options = Object.assign({}, this.options);
		if (this.directives) copy.directives = this.directives.clone();
		copy.schema = this.schema.clone();
		copy.value = this.value.clone(copy.schema);
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	/**
	* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
	*
	* If `node` already has an anchor, `name` is ignored.
	* Otherwise, the `node.anchor` value will be set to `name`,
	* or if an anchor with that name is already present in the document,
	* `name` will be used as a prefix for a new unique anchor.
	* If `name` is undefined, the generated anchor will use 'a' as a prefix.
	*/
	createAlias(node, name) {
		if (!node.anchor) {
			const prev = anchorNames(this);
			node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
		}
		return new Alias(node.anchor);
	}
	createNode(value, replacer, options) {
		let nc;
		if (typeof replacer === "function") {
			value = replacer.call({ "": value }, "", value);
			nc = new NodeCreator(this, options, replacer);
		} else if (Array.isArray(replacer)) {
			const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
			const asStr = replacer.filter(keyToStr).map(String);
			if (asStr.length > 0) replacer = [...replacer, ...asStr];
			nc = new NodeCreator(this, options, replacer);
		} else {
			options ??= replacer ?? void 0;
			nc = new NodeCreator(this, options);
		}
		const node = nc.create(value, options?.tag);
		nc.setAnchors();
		return node;
	}
	/**
	* Convert a key and a value into a `Pair` using the current schema,
	* recursively wrapping all values as `Scalar` or `Collection` nodes.
	*/
	createPair(key, value, options = {}) {
		const nc = new NodeCreator(this, options);
		const pair = nc.createPair(key, value);
		nc.setAnchors();
		return pair;
	}
	/**
	* Returns item at `key`, or `undefined` if not found.
	*/
	get(key) {
		if (this.value instanceof YAMLMap || this.value instanceof YAMLSet) return this.value.get(key);
		if (this.value instanceof YAMLSeq) {
			if (Number.isInteger(key)) return this.value.at(key);
			throw new TypeError(`Expected an integer, not ${JSON.stringify(key)}.`);
		}
	}
	/**
	* Returns pair at `key`, or `undefined` if not found.
	*/
	getPair(key) {
		if (this.value instanceof YAMLMap) return this.value.getPair(key);
		if (this.value instanceof YAMLSeq) {
			if (!Number.isInteger(key)) throw new TypeError(`Expected an integer, not ${JSON.stringify(key)}.`);
			const pair = this.value.at(key);
			if (pair instanceof Pair) return pair;
			throw new TypeError(`Value at ${key} is not a Pair`);
		}
	}
	/**
	* Sets a value in this document's top-level collection. For `!!set`, `value` is ignored.
	*/
	set(key, value) {
		if (this.value instanceof YAMLSet) this.value.add(key);
		else if (this.value instanceof YAMLMap || this.value instanceof YAMLSeq) this.value.set(key, value);
		else throw new Error("Expected a YAML collection as document value");
	}
	/**
	* Change the YAML version and schema used by the document.
	* A `null` version disables support for directives, explicit tags, anchors, and aliases.
	* It also requires the `schema` option to be given as a `Schema` instance value.
	*
	* Overrides all previously set schema options.
	*/
	setSchema(version, options = {}) {
		if (typeof version === "number") version = String(version);
		let opt;
		switch (version) {
			case "1.1":
				if (this.directives) this.directives.yaml.version = "1.1";
				else this.directives = new Directives({ version: "1.1" });
				opt = {
					resolveKnownTags: false,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				if (this.directives) this.directives.yaml.version = version;
				else this.directives = new Directives({ version });
				opt = {
					resolveKnownTags: true,
					schema: "core"
				};
				break;
			case null:
				if (this.directives) delete this.directives;
				opt = null;
				break;
			default: {
				const sv = JSON.stringify(version);
				throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
			}
		}
		if (options.schema instanceof Object) this.schema = options.schema;
		else if (opt) this.schema = new Schema(Object.assign(opt, options));
		else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
	}
	/** A plain JavaScript representation of the document `value`. */
	toJS(opt = {}) {
		const { onAnchor, reviver } = opt;
		const ctx = new ToJSContext(opt);
		const res = this.value.toJS(this, ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
	/** A JSON representation of the document `value`.  */
	toJSON() {
		return this.toJS({ mapAsMap: false });
	}
	/** A YAML representation of the document. */
	toString(options = {}) {
		if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
		if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
			const s = JSON.stringify(options.indent);
			throw new Error(`"indent" option must be a positive integer, not ${s}`);
		}
		return stringifyDocument(this, options);
	}
};
const BREAK$1 = Symbol("break visit");
const SKIP$1 = Symbol("skip children");
const REMOVE$1 = Symbol("remove node");
/**
* Apply a visitor to an AST node or document.
*
* Walks through the tree (depth-first) starting from `node`, calling a
* `visitor` function with three arguments:
*   - `key`: For sequence values and map `Pair`, the node's index in the
*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
*     `null` for the root node.
*   - `node`: The current node.
*   - `path`: The ancestry of the current node.
*
* The return value of the visitor may be used to control the traversal:
*   - `undefined` (default): Do nothing and continue
*   - `visit.SKIP`: Do not visit the children of this node, continue with next
*     sibling
*   - `visit.BREAK`: Terminate traversal completely
*   - `visit.REMOVE`: Remove the current node, then continue with the next one
*   - `Node`: Replace the current node, then continue by visiting it
*   - `number`: While iterating the items of a sequence or map, set the index
*     of the next step. This is useful especially if the index of the current
*     node has changed.
*
* If `visitor` is a single function, it will be called with all values
* encountered in the tree, including e.g. `null` values. Alternatively,
* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
* `Alias` and `Scalar` node. To define the same visitor function for more than
* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
* specific defined one will be used for each node.
*/
const visit$1 = function visit(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (node instanceof Document) {
		if (visit_(null, node.value, visitor_, [node]) === REMOVE$1) node.value = new Scalar(null);
	} else visit_(null, node, visitor_, []);
};
visit$1.BREAK = BREAK$1;
visit$1.SKIP = SKIP$1;
visit$1.REMOVE = REMOVE$1;
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || ctrl instanceof Pair) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (node instanceof YAMLSeq) {
			path = [...path, node];
			for (let i = 0; i < node.length; ++i) {
				const ci = visit_(i, node[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.splice(i, 1);
					i -= 1;
				}
			}
		} else if (node instanceof YAMLMap || node instanceof YAMLSet) {
			path = [...path, node];
			const entries = Array.from(node.values);
			const delKeys = [];
			for (let i = 0; i < entries.length; ++i) {
				const ci = visit_(i, entries[i][1], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) delKeys.push(entries[i][0]);
			}
			for (const dk of delKeys) node.values.delete(dk);
		} else if (node instanceof Pair) {
			path = [...path, node];
			const ck = visit_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = new Scalar(null);
			const cv = visit_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
/**
* Apply an async visitor to an AST node or document.
*
* Walks through the tree (depth-first) starting from `node`, calling a
* `visitor` function with three arguments:
*   - `key`: For sequence values and map `Pair`, the node's index in the
*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
*     `null` for the root node.
*   - `node`: The current node.
*   - `path`: The ancestry of the current node.
*
* The return value of the visitor may be used to control the traversal:
*   - `Promise`: Must resolve to one of the following values
*   - `undefined` (default): Do nothing and continue
*   - `visitAsync.SKIP`: Do not visit the children of this node,
*     continue with next sibling
*   - `visitAsync.BREAK`: Terminate traversal completely
*   - `visitAsync.REMOVE`: Remove the current node,
*     then continue with the next one
*   - `Node`: Replace the current node, then continue by visiting it
*   - `number`: While iterating the items of a sequence or map, set the index
*     of the next step. This is useful especially if the index of the current
*     node has changed.
*
* If `visitor` is a single function, it will be called with all values
* encountered in the tree, including e.g. `null` values. Alternatively,
* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
* `Alias` and `Scalar` node. To define the same visitor function for more than
* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
* specific defined one will be used for each node.
*/
const visitAsync = async function visitAsync(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (node instanceof Document) {
		if (await visitAsync_(null, node.value, visitor_, [node]) === REMOVE$1) node.value = new Scalar(null);
	} else await visitAsync_(null, node, visitor_, []);
};
visitAsync.BREAK = BREAK$1;
visitAsync.SKIP = SKIP$1;
visitAsync.REMOVE = REMOVE$1;
async function visitAsync_(key, node, visitor, path) {
	const ctrl = await callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || ctrl instanceof Pair) {
		replaceNode(key, path, ctrl);
		return visitAsync_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (node instanceof YAMLSeq) {
			path = [...path, node];
			for (let i = 0; i < node.length; ++i) {
				const ci = await visitAsync_(i, node[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.splice(i, 1);
					i -= 1;
				}
			}
		} else if (node instanceof YAMLMap || node instanceof YAMLSet) {
			path = [...path, node];
			const entries = Array.from(node.values);
			const delKeys = [];
			for (let i = 0; i < entries.length; ++i) {
				const ci = await visitAsync_(i, entries[i][1], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) delKeys.push(entries[i][0]);
			}
			for (const dk of delKeys) node.values.delete(dk);
		} else if (node instanceof Pair) {
			path = [...path, node];
			const ck = await visitAsync_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = new Scalar(null);
			const cv = await visitAsync_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
function initVisitor(visitor) {
	if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
		Alias: visitor.Node,
		Map: visitor.Node,
		Scalar: visitor.Node,
		Seq: visitor.Node
	}, visitor.Value && {
		Map: visitor.Value,
		Scalar: visitor.Value,
		Seq: visitor.Value
	}, visitor.Collection && {
		Map: visitor.Collection,
		Seq: visitor.Collection
	}, visitor);
	return visitor;
}
function callVisitor(key, node, visitor, path) {
	if (typeof visitor === "function") return visitor(key, node, path);
	if (node instanceof YAMLMap || node instanceof YAMLSet) return visitor.Map?.(key, node, path);
	if (node instanceof YAMLSeq) return visitor.Seq?.(key, node, path);
	if (node instanceof Pair) return visitor.Pair?.(key, node, path);
	if (node instanceof Scalar) return visitor.Scalar?.(key, node, path);
	if (node instanceof Alias) return visitor.Alias?.(key, node, path);
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (parent instanceof YAMLSeq) parent[key] = node;
	else if (parent instanceof YAMLMap) {
		if (node instanceof Pair) {
			const entries = Array.from(parent.values);
			entries[key] = [parent.keyOf(node, true), node];
			parent.values = new Map(entries);
		} else throw new Error("Cannot replace map pair with non-pair value");
	} else if (parent instanceof YAMLSet) {
		if (isNode(node)) {
			const entries = Array.from(parent.values);
			entries[key] = [parent.keyOf(node, true), node];
			parent.values = new Map(entries);
		} else throw new Error("Cannot replace set value with non-node value");
	} else if (parent instanceof Pair) {
		if (isNode(node)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else throw new Error(`Cannot replace pair ${key} with non-node value`);
	} else if (parent instanceof Document) {
		if (node instanceof Scalar || isCollection(node)) parent.value = node;
		else throw new Error("Cannot replace Document value with non-node value");
	} else {
		const pt = parent instanceof Alias ? "alias" : "scalar";
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}
const escapeChars = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class Directives {
	static defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	static defaultTags = { "!!": "tag:yaml.org,2002:" };
	yaml;
	tags;
	/**
	* The directives-end/doc-start marker `---`. If `null`, a marker may still be
	* included in the document's stringified representation.
	*/
	docStart = null;
	/** The doc-end marker `...`.  */
	docEnd = false;
	/**
	* Used when parsing YAML 1.1, where:
	* > If the document specifies no directives, it is parsed using the same
	* > settings as the previous document. If the document does specify any
	* > directives, all directives of previous documents, if any, are ignored.
	*/
	atNextDocument;
	constructor(yaml, tags) {
		this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
		this.tags = Object.assign({}, Directives.defaultTags, tags);
	}
	clone() {
		const copy = new Directives(this.yaml, this.tags);
		copy.docStart = this.docStart;
		return copy;
	}
	/**
	* During parsing, get a Directives instance for the current document and
	* update the stream state according to the current version's spec.
	*/
	atDocument() {
		const res = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = true;
				break;
			case "1.2":
				this.atNextDocument = false;
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.2"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
		}
		return res;
	}
	/**
	* @param onError - May be called even if the action was successful
	* @returns `true` on success
	*/
	add(line, onError) {
		if (this.atNextDocument) {
			this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: "1.1"
			};
			this.tags = Object.assign({}, Directives.defaultTags);
			this.atNextDocument = false;
		}
		const parts = line.trim().split(/[ \t]+/);
		const name = parts.shift();
		switch (name) {
			case "%TAG": {
				if (parts.length !== 2) {
					onError(0, "%TAG directive should contain exactly two parts");
					if (parts.length < 2) return false;
				}
				const [handle, prefix] = parts;
				this.tags[handle] = prefix;
				return true;
			}
			case "%YAML": {
				this.yaml.explicit = true;
				if (parts.length !== 1) {
					onError(0, "%YAML directive should contain exactly one part");
					return false;
				}
				const [version] = parts;
				if (version === "1.1" || version === "1.2") {
					this.yaml.version = version;
					return true;
				} else {
					const isValid = /^\d+\.\d+$/.test(version);
					onError(6, `Unsupported YAML version ${version}`, isValid);
					return false;
				}
			}
			default:
				onError(0, `Unknown directive ${name}`, true);
				return false;
		}
	}
	/**
	* Resolves a tag, matching handles to those defined in %TAG directives.
	*
	* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
	*   `'!local'` tag, or `null` if unresolvable.
	*/
	tagName(source, onError) {
		if (source === "!") return "!";
		if (source[0] !== "!") {
			onError(`Not a valid tag: ${source}`);
			return null;
		}
		if (source[1] === "<") {
			const verbatim = source.slice(2, -1);
			if (verbatim === "!" || verbatim === "!!") {
				onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
				return null;
			}
			if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
			return verbatim;
		}
		const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
		if (!suffix) onError(`The ${source} tag has no suffix`);
		const prefix = this.tags[handle];
		if (prefix) try {
			return prefix + decodeURIComponent(suffix);
		} catch (error) {
			onError(String(error));
			return null;
		}
		if (handle === "!") return source;
		onError(`Could not resolve tag: ${source}`);
		return null;
	}
	/**
	* Given a fully resolved tag, returns its printable string form,
	* taking into account current tag prefixes and defaults.
	*/
	tagString(tag) {
		for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
		return tag[0] === "!" ? tag : `!<${tag}>`;
	}
	toString(doc) {
		const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
		const tagEntries = Object.entries(this.tags);
		let tagNames;
		if (doc && tagEntries.length > 0) {
			const tags = {};
			visit$1(doc.value, (_key, node) => {
				if (node?.tag) tags[node.tag] = true;
			});
			tagNames = Object.keys(tags);
		} else tagNames = [];
		for (const [handle, prefix] of tagEntries) {
			if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
			if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
		}
		return lines.join("\n");
	}
};
// node_modules/yaml/dist/line-counter-B2FjSv3E.js
const BREAK = Symbol("break visit");
const SKIP = Symbol("skip children");
const REMOVE = Symbol("remove item");
/**
* Apply a visitor to a CST document or item.
*
* Walks through the tree (depth-first) starting from the root, calling a
* `visitor` function with two arguments when entering each item:
*   - `item`: The current item, which included the following members:
*     - `start: SourceToken[]` – Source tokens before the key or value,
*       possibly including its anchor or tag.
*     - `key?: Token | null` – Set for pair values. May then be `null`, if
*       the key before the `:` separator is empty.
*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
*       which should include the `:` map value indicator if `value` is set.
*     - `value?: Token` – The value of a sequence item, or of a map pair.
*   - `path`: The steps from the root to the current node, as an array of
*     `['key' | 'value', number]` tuples.
*
* The return value of the visitor may be used to control the traversal:
*   - `undefined` (default): Do nothing and continue
*   - `visit.SKIP`: Do not visit the children of this token, continue with
*      next sibling
*   - `visit.BREAK`: Terminate traversal completely
*   - `visit.REMOVE`: Remove the current item, then continue with the next one
*   - `number`: Set the index of the next step. This is useful especially if
*     the index of the current token has changed.
*   - `function`: Define the next visitor for this item. After the original
*     visitor is called on item entry, next visitors are called after handling
*     a non-empty `key` and when exiting the item.
*/
const visit = function visit(cst, visitor) {
	if ("type" in cst && cst.type === "document") cst = {
		start: cst.start,
		value: cst.value
	};
	_visit([], cst, visitor);
};
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
visit.itemAtPath = (cst, path) => {
	let item = cst;
	for (const [field, index] of path) {
		const tok = item?.[field];
		if (tok && "items" in tok) item = tok.items[index];
		else return void 0;
	}
	return item;
};
visit.parentCollection = (cst, path) => {
	const parent = visit.itemAtPath(cst, path.slice(0, -1));
	const field = path[path.length - 1][0];
	const coll = parent?.[field];
	if (coll && "items" in coll) return coll;
	throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
	let ctrl = visitor(item, path);
	if (typeof ctrl === "symbol") return ctrl;
	for (const field of ["key", "value"]) {
		const token = item[field];
		if (token && "items" in token) {
			for (let i = 0; i < token.items.length; ++i) {
				const ci = _visit([...path, [field, i]], token.items[i], visitor);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK) return BREAK;
				else if (ci === REMOVE) {
					token.items.splice(i, 1);
					i -= 1;
				}
			}
			if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
		}
	}
	return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}
/* istanbul ignore next */
/** Get a printable representation of a lexer token */
function prettyToken(token) {
	switch (token) {
		case "﻿": return "<BOM>";
		case "": return "<DOC>";
		case "": return "<FLOW_END>";
		case "": return "<SCALAR>";
		default: return JSON.stringify(token);
	}
}
/** Identify the type of a lexer token. May return `null` for unknown tokens. */
function tokenType(source) {
	switch (source) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (source[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}
function isEmpty(ch) {
	switch (ch) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return true;
		default: return false;
	}
}
const CHAR_TAB = 9;
const CHAR_LF = 10;
const CHAR_CR = 13;
const CHAR_SPACE = 32;
const CHAR_HASH = 35;
const CHAR_COLON = 58;
function isEmptyChar(ch) {
	return Number.isNaN(ch) || ch === CHAR_SPACE || ch === CHAR_LF || ch === CHAR_CR || ch === CHAR_TAB;
}
const flowIndicatorCharCodes = /* @__PURE__ */ new Set([
	44,
	91,
	93,
	123,
	125
]);
const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
const blockScalarHeader = /([|>][^\s#]*)([ \t]*)((?:.|\r(?!\n))*)$/my;
const directiveLine = /(%(?:[^ \t\n\r]|[ \t](?![\n\r#]))*)([ \t]*)(#.*)?$/my;
const docMarker = /[-.]{3}(?=[ \n\r\t]|$)(?:([ \t]+)(#.*)?)?/y;
const emptyLineOrComment = /([ \t]*)(#.*)?$/my;
const indicator = /(?:(&[^\s,[\]{}]*|!<[^\s>]*>?|!(?:[0-9a-z-#;/?:@&=+$_.!~*'()]|%[0-9a-f]{2})*)|([-?:])(?=[ \n\r\t]|$)|([-?:])(?=[,[\]{}]|$))([ \t]*)/iy;
/**
* Splits an input `source` string into lexical YAML tokens,
* i.e. smaller strings that are easily identifiable by `tokens.tokenType()`.
*
* Lexing starts always in a "stream" context.
*
* In addition to slices of the original input, the following control characters
* may also be emitted:
*
* - `\x02` (Start of Text): A document starts with the next token
* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
* - `\x1f` (Unit Separator): Next token is a scalar value
* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
*/
function lex(source) {
	if (typeof source !== "string") throw TypeError("source is not a string");
	const lexer = new Lexer(source);
	const end = source.length;
	let state = "stream";
	while (lexer.pos < end) switch (state) {
		case "stream":
			state = lexer.stream();
			break;
		case "document":
			state = lexer.document();
			break;
		case "flow": state = lexer.flow();
	}
	return lexer.tokens;
}
var Lexer = class {
	/** Current input */
	source = "";
	/**
	* Flag noting whether the map value indicator : can immediately follow this
	* node within a flow context.
	*/
	flowKey = false;
	/** Count of surrounding flow collection levels. */
	flowLevel = 0;
	/**
	* Minimum level of indentation required for next lines to be parsed as a
	* part of the current scalar value.
	*/
	indentNext = 0;
	/** Indentation level of the current line. */
	indentValue = 0;
	/** A pointer to `source`; the current position of the lexer. */
	pos = 0;
	tokens = [];
	constructor(source) {
		this.source = source;
	}
	charAt(n) {
		const i = this.pos + n;
		return i < this.source.length ? this.source[i] : void 0;
	}
	continueScalar(offset) {
		if (this.indentNext > 0) {
			const len = this.source.length;
			let indent = 0;
			while (offset + indent < len && this.source.charCodeAt(offset + indent) === CHAR_SPACE) ++indent;
			const cc = offset + indent < len ? this.source.charCodeAt(offset + indent) : NaN;
			if (cc === CHAR_CR) {
				if (this.source.charCodeAt(indent + offset + 1) === CHAR_LF) return offset + indent + 1;
			}
			return cc === CHAR_LF || indent >= this.indentNext ? offset + indent : -1;
		}
		docMarker.lastIndex = offset;
		return docMarker.test(this.source) ? -1 : offset;
	}
	stream() {
		if (this.charAt(0) === "﻿") {
			this.count(1);
			return "stream";
		}
		directiveLine.lastIndex = this.pos;
		let m = directiveLine.exec(this.source);
		if (m) {
			const [line, directive, spaces, comment] = m;
			this.tokens.push(directive);
			if (spaces) this.tokens.push(spaces);
			if (comment) this.tokens.push(comment);
			this.pos += line.length;
			this.newline();
			return "stream";
		}
		emptyLineOrComment.lastIndex = this.pos;
		m = emptyLineOrComment.exec(this.source);
		if (m) {
			const [line, spaces, comment] = m;
			if (spaces) this.tokens.push(spaces);
			if (comment) this.tokens.push(comment);
			this.pos += line.length;
			this.newline();
			return "stream";
		}
		this.tokens.push("");
		return this.lineStart();
	}
	lineStart() {
		docMarker.lastIndex = this.pos;
		const dmm = docMarker.exec(this.source);
		if (dmm) {
			const [line, spaces, comment] = dmm;
			this.count(3);
			if (spaces) {
				this.tokens.push(spaces);
				this.pos += spaces.length;
			}
			if (comment) {
				this.tokens.push(comment);
				this.pos += comment.length;
			}
			this.newline();
			this.indentValue = 0;
			this.indentNext = 0;
			return line.startsWith("-") ? this.lineStart() : "stream";
		}
		this.indentValue = this.spaces(false);
		if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
		while (true) {
			const ch = this.source[this.pos];
			if (ch !== "-" && ch !== "?" && ch !== ":") break;
			const next = this.source[this.pos + 1];
			if (next !== void 0 && next !== " " && next !== "\n" && next !== "\r" && next !== "	") break;
			this.tokens.push(ch);
			const start = this.pos;
			this.pos += 1;
			let sc = this.source.charCodeAt(this.pos);
			while (sc === CHAR_SPACE || sc === CHAR_TAB) sc = this.source.charCodeAt(++this.pos);
			if (this.pos > start + 1) this.tokens.push(this.source.slice(start + 1, this.pos));
			this.indentNext = this.indentValue + 1;
			this.indentValue += this.pos - start;
		}
		return "document";
	}
	document() {
		this.spaces(true);
		this.indicators();
		const ch = this.charAt(0);
		switch (ch) {
			case "#": this.toLineEnd();
			case "\n":
			case void 0:
				this.newline();
				return this.lineStart();
			case "{":
			case "[":
				this.count(1);
				this.flowKey = false;
				this.flowLevel = 1;
				return "flow";
			case "}":
			case "]":
				this.count(1);
				return "document";
			case "*":
				this.until(isNotAnchorChar);
				return "document";
			case "\"":
			case "'":
				this.quotedScalar(ch);
				return "document";
			case "|":
			case ">":
				this.blockScalar();
				return this.lineStart();
			case "\r": if (this.charAt(1) === "\n") {
				this.count(2);
				return this.lineStart();
			}
			default:
				this.plainScalar();
				return "document";
		}
	}
	flow() {
		let nl, sp;
		let indent = -1;
		do {
			nl = this.newline();
			if (nl > 0) {
				sp = this.spaces(false);
				this.indentValue = indent = sp;
			} else sp = 0;
			sp += this.spaces(true);
		} while (nl + sp > 0);
		let ch = this.charAt(0);
		if (indent !== -1 && indent < this.indentNext && ch !== "#" && !(indent === this.indentNext - 1 && this.flowLevel === 1 && (ch === "]" || ch === "}"))) {
			this.flowLevel = 0;
			this.tokens.push("");
			return this.lineStart();
		}
		if (indent === 0) {
			docMarker.lastIndex = this.pos;
			if (docMarker.test(this.source)) {
				this.flowLevel = 0;
				this.tokens.push("");
				return this.lineStart();
			}
		}
		while (ch === ",") {
			this.count(1);
			this.spaces(true);
			this.flowKey = false;
			ch = this.charAt(0);
		}
		if (this.indicators()) ch = this.charAt(0);
		switch (ch) {
			case "\n":
			case void 0: break;
			case "#":
				this.toLineEnd();
				break;
			case "{":
			case "[":
				this.count(1);
				this.flowKey = false;
				this.flowLevel += 1;
				break;
			case "}":
			case "]":
				this.count(1);
				this.flowKey = true;
				this.flowLevel -= 1;
				return this.flowLevel ? "flow" : "document";
			case "*":
				this.until(isNotAnchorChar);
				break;
			case "\"":
			case "'":
				this.flowKey = true;
				this.quotedScalar(ch);
				break;
			case ":":
				if (this.flowKey) {
					this.flowKey = false;
					this.count(1);
					this.spaces(true);
				} else {
					const next = this.charAt(1);
					if (isEmpty(next) || next === ",") {
						this.count(1);
						this.spaces(true);
					} else this.plainScalar();
				}
				break;
			case "\r": if (this.charAt(1) === "\n") break;
			default:
				this.flowKey = false;
				this.plainScalar();
		}
		return "flow";
	}
	indicators() {
		let hasIndicators = false;
		indicator.lastIndex = this.pos;
		let m;
		while (m = indicator.exec(this.source)) {
			hasIndicators ||= true;
			const [fm, tagOrAnchor, bsEmpty, bsInFlow, spaces] = m;
			if (tagOrAnchor) this.tokens.push(tagOrAnchor);
			else if (this.flowLevel > 0) {
				this.tokens.push(bsEmpty ?? bsInFlow);
				this.flowKey &&= false;
			} else if (bsEmpty) {
				this.tokens.push(bsEmpty);
				this.indentNext = this.indentValue + 1;
			} else break;
			if (spaces) this.tokens.push(spaces);
			this.pos += fm.length;
		}
		return hasIndicators;
	}
	quotedScalar(quote) {
		let end = this.source.indexOf(quote, this.pos + 1);
		if (quote === "'") while (end !== -1 && this.source[end + 1] === "'") end = this.source.indexOf("'", end + 2);
		else while (end !== -1) {
			let n = 0;
			while (this.source[end - 1 - n] === "\\") n += 1;
			if (n % 2 === 0) break;
			end = this.source.indexOf("\"", end + 1);
		}
		const qb = this.source.substring(0, end);
		let nl = qb.indexOf("\n", this.pos);
		if (nl !== -1) {
			while (nl !== -1) {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = qb.indexOf("\n", cs);
			}
			if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
		}
		if (end === -1) end = this.source.length;
		this.toIndex(end + 1, false);
	}
	blockScalar() {
		let bsIndent = -1;
		let bsKeep = false;
		blockScalarHeader.lastIndex = this.pos;
		const [line, header, spaces, comment] = blockScalarHeader.exec(this.source);
		for (const ch of header) if (ch === "+") bsKeep = true;
		else if (ch > "0" && ch <= "9") bsIndent = Number(ch) - 1;
		this.tokens.push(header);
		if (spaces) this.tokens.push(spaces);
		if (comment) this.tokens.push(comment);
		this.pos += line.length;
		this.newline();
		let nl = this.pos - 1;
		let indent = 0;
		let cc;
		loop: for (let i = this.pos; cc = this.source.charCodeAt(i); ++i) switch (cc) {
			case CHAR_SPACE:
				indent += 1;
				break;
			case CHAR_LF:
				nl = i;
				indent = 0;
				break;
			case CHAR_CR: if (this.source.charCodeAt(i + 1) === CHAR_LF) break;
			default: break loop;
		}
		if (indent >= this.indentNext) {
			if (bsIndent === -1) this.indentNext = indent;
			else this.indentNext = bsIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = this.source.indexOf("\n", cs);
			} while (nl !== -1);
			if (nl === -1) nl = this.source.length;
		}
		let i = nl + 1;
		cc = this.source.charCodeAt(i);
		while (cc === CHAR_SPACE) cc = this.source.charCodeAt(++i);
		if (cc === CHAR_TAB) {
			while (cc === CHAR_TAB || cc === CHAR_SPACE || cc === CHAR_CR || cc === CHAR_LF) cc = this.source.charCodeAt(++i);
			nl = i - 1;
		} else if (!bsKeep) do {
			let i = nl - 1;
			let cc = this.source.charCodeAt(i);
			if (cc === CHAR_CR) cc = this.source.charCodeAt(--i);
			const lastChar = i;
			while (cc === CHAR_SPACE) cc = this.source.charCodeAt(--i);
			if (cc === CHAR_LF && i >= this.pos && i + 1 + indent > lastChar) nl = i;
			else break;
		} while (true);
		this.tokens.push("");
		this.toIndex(nl + 1, true);
	}
	plainScalar() {
		const inFlow = this.flowLevel > 0;
		let end = this.pos - 1;
		let i = this.pos - 1;
		let cc;
		const len = this.source.length;
		while (++i < len) {
			cc = this.source.charCodeAt(i);
			if (cc === CHAR_COLON) {
				const next = i + 1 < len ? this.source.charCodeAt(i + 1) : NaN;
				if (isEmptyChar(next) || inFlow && flowIndicatorCharCodes.has(next)) break;
				end = i;
			} else if (isEmptyChar(cc)) {
				let next = i + 1 < len ? this.source.charCodeAt(i + 1) : NaN;
				if (cc === CHAR_CR) {
					if (next === CHAR_LF) {
						i += 1;
						cc = CHAR_LF;
						next = i + 1 < len ? this.source.charCodeAt(i + 1) : NaN;
					} else end = i;
				}
				if (next === CHAR_HASH || inFlow && flowIndicatorCharCodes.has(next)) break;
				if (cc === CHAR_LF) {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorCharCodes.has(cc)) break;
				end = i;
			}
		}
		this.tokens.push("");
		this.toIndex(end + 1, true);
	}
	count(n) {
		if (n > 0) {
			const s = this.source.substr(this.pos, n);
			this.tokens.push(s);
			this.pos += n;
			return n;
		}
		return 0;
	}
	toIndex(i, allowEmpty) {
		const s = this.source.slice(this.pos, i);
		if (s) {
			this.tokens.push(s);
			this.pos += s.length;
		} else if (allowEmpty) this.tokens.push("");
		return s.length;
	}
	toLineEnd() {
		let i = this.pos;
		let ch = this.source.charCodeAt(i);
		while (ch && ch !== CHAR_LF) ch = this.source.charCodeAt(++i);
		if (this.source.charCodeAt(i - 1) === CHAR_CR) --i;
		return this.toIndex(i, false);
	}
	newline() {
		const ch = this.source[this.pos];
		if (ch === "\n") return this.count(1);
		else if (ch === "\r" && this.charAt(1) === "\n") return this.count(2);
		else return 0;
	}
	spaces(allowTabs) {
		let i = this.pos;
		const len = this.source.length;
		while (i < len) {
			const cc = this.source.charCodeAt(i);
			if (cc !== CHAR_SPACE && !(allowTabs && cc === CHAR_TAB)) break;
			++i;
		}
		const n = i - this.pos;
		if (n > 0) {
			const s = this.source.substr(this.pos, n);
			this.tokens.push(s);
			this.pos = i;
		}
		return n;
	}
	until(test) {
		let i = this.pos;
		let ch = this.source[i];
		while (!test(ch)) ch = this.source[++i];
		return this.toIndex(i, false);
	}
};
function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
	return false;
}
const logToken$1 = typeof process !== "undefined" && process.env?.LOG_TOKENS ? (token) => console.log("|", prettyToken(token)) : () => {};
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) switch (list[i].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return i;
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return true;
		default: return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case "document": return parent.start;
		case "block-map": {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case "block-seq": return parent.items[parent.items.length - 1].start;
		/* istanbul ignore next should not happen */
		default: return [];
	}
}
/** Note: May modify input array */
function getFirstKeyStartProps(prev) {
	if (prev.length === 0) return [];
	let i = prev.length;
	loop: while (--i >= 0) switch (prev[i].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	while (prev[++i]?.type === "space");
	return prev.splice(i, prev.length);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === "flow-seq-start") {
		for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
			if (it.key) it.value = it.key;
			delete it.key;
			if (isFlowToken(it.value)) {
				if (it.value.end) Array.prototype.push.apply(it.value.end, it.sep);
				else it.value.end = it.sep;
			} else Array.prototype.push.apply(it.start, it.sep);
			delete it.sep;
		}
	}
}
/**
* A YAML concrete syntax tree (CST) parser
*
* ```ts
* const src: string = ...
* for (const token of new Parser().parse(src)) {
*   // token: Token
* }
* ```
*
* To use the parser with a user-provided lexer:
*
* ```ts
* function parse(source: string, lexTokens: string[]) {
*   const parser = new Parser()
*   for (const lexeme of lexTokens) parser.next(lexeme)
*   return parser.end()
* }
*
* const src: string = ...
* for (const token of parse(src, lex(src))) {
*   // token: Token
* }
* ```
*/
var Parser = class {
	onNewLine;
	/** If true, space and sequence indicators count as indentation */
	atNewLine = true;
	/** If true, next token is a scalar value */
	atScalar = false;
	/** Current indentation level */
	indent = 0;
	/** Current offset since the start of parsing */
	offset = 0;
	/** On the same line with a block map key */
	onKeyLine = false;
	/** Top indicates the node that's currently being built */
	stack = [];
	/** The source of the current token, set in parse() */
	source = "";
	/** The type of the current token, set in parse() */
	type = "";
	tokens = [];
	/**
	* @param onNewLine - If defined, called separately with the start position of
	*   each new line (in `parse()`, including the start of input).
	*/
	constructor(onNewLine) {
		this.onNewLine = onNewLine;
	}
	/**
	* Parse `source` as a YAML stream.
	*
	* Errors are not thrown, but included in the result as `{ type: 'error', message }` tokens.
	*
	* @returns Tokens representing each directive, document, and other structure.
	*/
	parse(source) {
		if (this.onNewLine && this.offset === 0) this.onNewLine(0);
		for (const lexeme of lex(source)) this.next(lexeme);
		return this.end();
	}
	/**
	* Advance the parser by the `source` of one lexical token.
	*/
	next(source) {
		this.source = source;
		logToken$1(source);
		if (this.atScalar) {
			this.atScalar = false;
			this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
		if (!type) {
			const message = `Not a YAML token: ${source}`;
			this.pop({
				type: "error",
				offset: this.offset,
				message,
				source
			});
			this.offset += source.length;
		} else if (type === "scalar") {
			this.atNewLine = false;
			this.atScalar = true;
			this.type = "scalar";
		} else {
			this.type = type;
			this.step();
			switch (type) {
				case "newline":
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) this.onNewLine(this.offset + source.length);
					break;
				case "space":
					if (this.atNewLine && source[0] === " ") this.indent += source.length;
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					if (this.atNewLine) this.indent += source.length;
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = false;
			}
			this.offset += source.length;
		}
	}
	/** Call at end of input to account for any remaining constructions */
	end() {
		while (this.stack.length > 0) this.pop();
		return this.tokens;
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	step() {
		const top = this.peek(1);
		if (this.type === "doc-end" && top?.type !== "doc-end") {
			while (this.stack.length > 0) this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
			return;
		}
		if (!top) {
			const token = this.stream();
			if (token) this.tokens.push(token);
			return;
		}
		switch (top.type) {
			case "document": return this.document(top);
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.scalar(top);
			case "block-scalar": return this.blockScalar(top);
			case "block-map": return this.blockMap(top);
			case "block-seq": return this.blockSequence(top);
			case "flow-collection": return this.flowCollection(top);
			case "doc-end": return this.documentEnd(top);
		}
		/* istanbul ignore next should not happen */
		this.pop();
	}
	peek(n) {
		return this.stack[this.stack.length - n];
	}
	pop(error) {
		const token = error ?? this.stack.pop();
		/* istanbul ignore if should not happen */
		if (!token) this.tokens.push({
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		});
		else if (this.stack.length === 0) this.tokens.push(token);
		else {
			const top = this.peek(1);
			if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
			else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
			if (token.type === "flow-collection") fixFlowSeqItems(token);
			switch (top.type) {
				case "document":
					top.value = token;
					break;
				case "block-scalar":
					top.props.push(token);
					break;
				case "block-map": {
					const it = top.items[top.items.length - 1];
					if (it.value) {
						top.items.push({
							start: [],
							key: token,
							sep: []
						});
						this.onKeyLine = true;
						return;
					} else if (it.sep) it.value = token;
					else {
						const item = it;
						item.key = token;
						item.sep = [];
						this.onKeyLine = !item.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					const it = top.items[top.items.length - 1];
					if (it.value) top.items.push({
						start: [],
						value: token
					});
					else it.value = token;
					break;
				}
				case "flow-collection": {
					const it = top.items[top.items.length - 1];
					if (!it || it.value) top.items.push({
						start: [],
						key: token,
						sep: []
					});
					else if (it.sep) it.value = token;
					else {
						it.key = token;
						it.sep = [];
					}
					return;
				}
				/* istanbul ignore next should not happen */
				default:
					this.pop();
					this.pop(token);
			}
			if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
				const last = token.items[token.items.length - 1];
				if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
					if (top.type === "document") top.end = last.start;
					else top.items.push({ start: last.start });
					token.items.splice(-1, 1);
				}
			}
		}
	}
	stream() {
		switch (this.type) {
			case "directive-line": return {
				type: "directive",
				offset: this.offset,
				source: this.source
			};
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline": return this.sourceToken;
			case "doc-mode":
			case "doc-start": {
				const doc = {
					type: "document",
					offset: this.offset,
					start: []
				};
				if (this.type === "doc-start") doc.start.push(this.sourceToken);
				this.stack.push(doc);
				return null;
			}
		}
		return {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	document(doc) {
		if (doc.value) return this.lineEnd(doc);
		switch (this.type) {
			case "doc-start":
				if (findNonEmptyIndex(doc.start) !== -1) {
					this.pop();
					this.step();
				} else doc.start.push(this.sourceToken);
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				doc.start.push(this.sourceToken);
				return;
		}
		const bv = this.startBlockValue(doc);
		if (bv) this.stack.push(bv);
		else this.tokens.push({
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		});
	}
	scalar(scalar) {
		if (this.type === "map-value-ind") {
			const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
			let sep;
			if (scalar.end) {
				sep = scalar.end;
				sep.push(this.sourceToken);
				delete scalar.end;
			} else sep = [this.sourceToken];
			const map = {
				type: "block-map",
				offset: scalar.offset,
				indent: scalar.indent,
				items: [{
					start,
					key: scalar,
					sep
				}]
			};
			this.onKeyLine = true;
			this.stack[this.stack.length - 1] = map;
		} else this.lineEnd(scalar);
	}
	blockScalar(scalar) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				scalar.props.push(this.sourceToken);
				return;
			case "scalar":
				scalar.source = this.source;
				this.atNewLine = true;
				this.indent = 0;
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					while (nl !== 0) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf("\n", nl) + 1;
					}
				}
				this.pop();
				break;
			/* istanbul ignore next should not happen */
			default:
				this.pop();
				this.step();
		}
	}
	blockMap(map) {
		const it = map.items[map.items.length - 1];
		switch (this.type) {
			case "newline":
				this.onKeyLine = false;
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else map.items.push({ start: [this.sourceToken] });
				} else if (it.sep) it.sep.push(this.sourceToken);
				else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) map.items.push({ start: [this.sourceToken] });
				else if (it.sep) it.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(it.start, map.indent)) {
						const end = (map.items[map.items.length - 2]?.value)?.end;
						if (Array.isArray(end)) {
							Array.prototype.push.apply(end, it.start);
							end.push(this.sourceToken);
							map.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= map.indent) {
			const atMapIndent = !this.onKeyLine && this.indent === map.indent;
			const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
			let start = [];
			if (atNextItem && it.sep && !it.value) {
				const nl = [];
				for (let i = 0; i < it.sep.length; ++i) {
					const st = it.sep[i];
					switch (st.type) {
						case "newline":
							nl.push(i);
							break;
						case "space": break;
						case "comment":
							if (st.indent > map.indent) nl.length = 0;
							break;
						default: nl.length = 0;
					}
				}
				if (nl.length >= 2) start = it.sep.splice(nl[1]);
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start });
						this.onKeyLine = true;
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					if (!it.sep && !it.explicitKey) {
						it.start.push(this.sourceToken);
						it.explicitKey = true;
					} else if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({
							start,
							explicitKey: true
						});
					} else this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: true
						}]
					});
					this.onKeyLine = true;
					return;
				case "map-value-ind":
					if (it.explicitKey) {
						if (!it.sep) {
							if (includesToken(it.start, "newline")) {
								const item = it;
								item.key = null;
								item.sep = [this.sourceToken];
							} else {
								const start = getFirstKeyStartProps(it.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (it.value) map.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
							const start = getFirstKeyStartProps(it.start);
							const key = it.key;
							const sep = it.sep;
							sep.push(this.sourceToken);
							delete it.key;
							delete it.sep;
							this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key,
									sep
								}]
							});
						} else if (start.length > 0) it.sep = [
							...it.sep,
							...start,
							this.sourceToken
						];
						else it.sep.push(this.sourceToken);
					} else if (!it.sep) {
						const item = it;
						item.key = null;
						item.sep = [this.sourceToken];
					} else if (it.value || atNextItem) map.items.push({
						start,
						key: null,
						sep: [this.sourceToken]
					});
					else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					});
					else it.sep.push(this.sourceToken);
					this.onKeyLine = true;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (atNextItem || it.value) {
						map.items.push({
							start,
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					} else if (it.sep) this.stack.push(fs);
					else {
						const item = it;
						item.key = fs;
						item.sep = [];
						this.onKeyLine = true;
					}
					return;
				}
				default: {
					const bv = this.startBlockValue(map);
					if (bv) {
						if (bv.type === "block-seq") {
							if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
								this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else if (atMapIndent && (it.sep || it.explicitKey || start.length > 0)) map.items.push({ start });
						this.stack.push(bv);
						return;
					}
				}
			}
		}
		this.pop();
		this.step();
	}
	blockSequence(seq) {
		const it = seq.items[seq.items.length - 1];
		switch (this.type) {
			case "newline":
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else seq.items.push({ start: [this.sourceToken] });
				} else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) seq.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(it.start, seq.indent)) {
						const end = (seq.items[seq.items.length - 2]?.value)?.end;
						if (Array.isArray(end)) {
							Array.prototype.push.apply(end, it.start);
							end.push(this.sourceToken);
							seq.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (it.value || this.indent <= seq.indent) break;
				it.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== seq.indent) break;
				if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
				else it.start.push(this.sourceToken);
				return;
		}
		if (this.indent > seq.indent) {
			const bv = this.startBlockValue(seq);
			if (bv) {
				this.stack.push(bv);
				return;
			}
		}
		this.pop();
		this.step();
	}
	flowCollection(fc) {
		const it = fc.items[fc.items.length - 1];
		if (this.type === "flow-error-end") {
			let top;
			do {
				this.pop();
				top = this.peek(1);
			} while (top?.type === "flow-collection");
		} else if (fc.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					if (!it || it.value) fc.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						it.key = null;
						it.sep = [this.sourceToken];
					}
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (!it || it.value) fc.items.push({
						start: [],
						key: fs,
						sep: []
					});
					else if (it.sep) this.stack.push(fs);
					else {
						it.key = fs;
						it.sep = [];
					}
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					fc.end.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(fc);
			/* istanbul ignore else should not happen */
			if (bv) this.stack.push(bv);
			else {
				this.pop();
				this.step();
			}
		} else {
			const parent = this.peek(2);
			if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
				this.pop();
				this.step();
			} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
				const start = getFirstKeyStartProps(getPrevProps(parent));
				fixFlowSeqItems(fc);
				const sep = fc.end.splice(1, fc.end.length);
				sep.push(this.sourceToken);
				const map = {
					type: "block-map",
					offset: fc.offset,
					indent: fc.indent,
					items: [{
						start,
						key: fc,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else this.lineEnd(fc);
		}
	}
	flowScalar(type) {
		if (this.onNewLine) {
			let nl = this.source.indexOf("\n") + 1;
			while (nl !== 0) {
				this.onNewLine(this.offset + nl);
				nl = this.source.indexOf("\n", nl) + 1;
			}
		}
		return {
			type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(parent) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				start.push(this.sourceToken);
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						explicitKey: true
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(start, indent) {
		if (this.type !== "comment") return false;
		if (this.indent <= indent) return false;
		return start.every((st) => st.type === "newline" || st.type === "space");
	}
	documentEnd(docEnd) {
		if (this.type !== "doc-mode") {
			if (docEnd.end) docEnd.end.push(this.sourceToken);
			else docEnd.end = [this.sourceToken];
			if (this.type === "newline") this.pop();
		}
	}
	lineEnd(token) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				this.pop();
				this.step();
				break;
			case "newline": this.onKeyLine = false;
			default:
				if (token.end) token.end.push(this.sourceToken);
				else token.end = [this.sourceToken];
				if (this.type === "newline") this.pop();
		}
	}
};
typeof process !== "undefined" && process.env?.LOG_STREAM;
export { Parser as t };
