// src/go/regexp/syntax.ts
var RegexpError = class extends Error {
	constructor(problem, part) {
		super(`error parsing regexp: ${problem}: \`${part}\``);
	}
};
function restOf(cursor) {
	return cursor.pattern.slice(cursor.at);
}
function takeChar(cursor) {
	const code = cursor.pattern.codePointAt(cursor.at);
	if (code === void 0) return "";
	if (isStrayByte(code)) throw new RegexpError("invalid UTF-8", restOf(cursor));
	const char = String.fromCodePoint(code);
	cursor.at += char.length;
	return char;
}
function isStrayByte(code) {
	return code >= 55296 && code <= 57343;
}
// src/go/regexp/compile.ts
const MATCH = 0;
const MAX_INSTRUCTIONS = 5e4;
function compileProgram(expression, pattern) {
	const code = [{ kind: "match" }];
	const entry = compile$1(expression, MATCH, {
		code,
		pattern
	});
	code.push({
		kind: "mark",
		slot: 0,
		next: entry
	});
	return code;
}
function compile$1(expression, next, build) {
	switch (expression.kind) {
		case "empty": return next;
		case "one":
		case "assert": return add(build, {
			...expression,
			next
		});
		case "group": {
			const end = add(build, {
				kind: "mark",
				slot: expression.index * 2 + 1,
				next
			});
			const start = compile$1(expression.part, end, build);
			return add(build, {
				kind: "mark",
				slot: expression.index * 2,
				next: start
			});
		}
		case "sequence": return expression.parts.reduceRight((then, part) => compile$1(part, then, build), next);
		case "either": return expression.parts.map((part) => compile$1(part, next, build)).reduceRight((other, start) => add(build, {
			kind: "split",
			next: start,
			other
		}));
		default: return compileRepeat(expression, next, build);
	}
}
function compileRepeat(repeat, next, build) {
	const { part, min, max } = repeat;
	if (max === 0) return next;
	let start = next;
	if (max === void 0) start = min === 0 ? star(repeat, next, build) : plus(repeat, next, build);
	for (let count = min; count < (max ?? 0); count++) start = split(repeat, compile$1(part, start, build), next, build);
	const copies = max === void 0 ? min - 1 : min;
	for (let count = 0; count < copies; count++) start = compile$1(part, start, build);
	return start;
}
function star(repeat, next, build) {
	if (isNullable(repeat.part)) return split(repeat, plus(repeat, next, build), next, build);
	return loop(repeat, next, build).loop;
}
function plus(repeat, next, build) {
	return loop(repeat, next, build).start;
}
function loop(repeat, next, build) {
	const instruction = {
		kind: "split",
		next,
		other: next
	};
	const at = add(build, instruction);
	const start = compile$1(repeat.part, at, build);
	if (repeat.lazy) instruction.other = start;
	else instruction.next = start;
	return {
		loop: at,
		start
	};
}
function split({ lazy }, inside, next, build) {
	return lazy ? add(build, {
		kind: "split",
		next,
		other: inside
	}) : add(build, {
		kind: "split",
		next: inside,
		other: next
	});
}
function add({ code, pattern }, instruction) {
	if (code.length > MAX_INSTRUCTIONS) throw new RegexpError("expression too large", pattern);
	return code.push(instruction) - 1;
}
const nullable = /* @__PURE__ */ new WeakMap();
function isNullable(expression) {
	let known = nullable.get(expression);
	if (known === void 0) {
		known = computeNullable(expression);
		nullable.set(expression, known);
	}
	return known;
}
function computeNullable(expression) {
	switch (expression.kind) {
		case "one": return false;
		case "empty":
		case "assert": return true;
		case "group": return isNullable(expression.part);
		case "sequence": return expression.parts.every(isNullable);
		case "either": return expression.parts.some(isNullable);
		default: return expression.min === 0 || isNullable(expression.part);
	}
}
// src/go/regexp/fold-case.ts
const CASED = /^\p{Changes_When_Casefolded}$/u;
const LAST_CASED = 125251;
let cachedOrbits;
function foldsOf(char) {
	if (char < 128) return foldsOfAscii(char);
	cachedOrbits ??= findOrbits();
	return cachedOrbits.get(char) ?? [];
}
function foldsOfAscii(char) {
	const lower = char | 32;
	if (lower < 97 || lower > 122) return [];
	const other = char ^ 32;
	if (lower === 107) return [other, 8490];
	return lower === 115 ? [other, 383] : [other];
}
function findOrbits() {
	const members = /* @__PURE__ */ new Map();
	for (let code = 65; code <= LAST_CASED; code++) {
		if (code >= 55296 && code <= 57343) continue;
		const char = String.fromCodePoint(code);
		if (!CASED.test(char)) continue;
		const folded = foldOf(char);
		if (folded === void 0 || folded === code) continue;
		const orbit = members.get(folded) ?? /* @__PURE__ */ new Set([folded]);
		members.set(folded, orbit.add(code));
	}
	const orbits = /* @__PURE__ */ new Map();
	for (const orbit of members.values()) for (const code of orbit) orbits.set(code, Array.from(orbit).filter((other) => other !== code));
	return orbits;
}
function foldOf(char) {
	const candidates = [
		char.toLowerCase(),
		char.toUpperCase().toLowerCase(),
		char.toUpperCase()
	];
	const same = new RegExp(`^\\u{${char.codePointAt(0)?.toString(16) ?? ""}}$`, "iu");
	return candidates.find((other) => other !== char && same.test(other))?.codePointAt(0);
}
// src/go/regexp/unicode-names.ts
const SCRIPTS = new Set(`Adlam Ahom Arabic Armenian Avestan Balinese Bamum Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese Buhid
Carian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari Dogra Duployan
Elbasan Elymaic Ethiopic Georgian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han Hangul Hanunoo Hatran Hebrew
Hiragana Inherited Javanese Kaithi Kannada Katakana Kawi Kharoshthi Khmer Khojki Khudawadi Lao Latin Lepcha Limbu Lisu
Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Medefaidrin Miao Modi Mongolian Mro Multani Myanmar
Nabataean Nandinagari Newa Nko Nushu Ogham Oriya Osage Osmanya Palmyrene Phoenician Rejang Runic Samaritan Saurashtra
Sharada Shavian Siddham Sinhala Sogdian Soyombo Sundanese Syriac Tagalog Tagbanwa Takri Tamil Tangsa Tangut Telugu
Thaana Thai Tibetan Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Yezidi Yi`.split(/\s/));
const CATEGORY_ALIASES = new Map(`C=other Cc=control,cntrl Cf=format Cn=unassigned Co=privateuse Cs=surrogate L=letter LC=casedletter
Ll=lowercaseletter Lm=modifierletter Lo=otherletter Lt=titlecaseletter Lu=uppercaseletter M=mark,combiningmark
Mc=spacingmark Me=enclosingmark Mn=nonspacingmark N=number Nd=decimalnumber,digit Nl=letternumber No=othernumber
P=punctuation,punct Pc=connectorpunctuation Pd=dashpunctuation Pe=closepunctuation Pf=finalpunctuation
Pi=initialpunctuation Po=otherpunctuation Ps=openpunctuation S=symbol Sc=currencysymbol Sk=modifiersymbol Sm=mathsymbol
So=othersymbol Z=separator Zl=lineseparator Zp=paragraphseparator Zs=spaceseparator`.split(/\s/).flatMap((line) => {
	const [short = "", long = ""] = line.split("=");
	return [short.toLowerCase(), ...long.split(",")].map((name) => [name, short]);
}));
// src/go/regexp/char-classes.ts
const isDigit = (char) => char >= 48 && char <= 57;
const isWord = (char) => isDigit(char) || isLetter(char) || char === 95;
const isLetter = (char) => char >= 65 && char <= 90 || char >= 97 && char <= 122;
const isSpace = (char) => char === 9 || char === 10 || char === 12 || char === 13 || char === 32;
const PERL = /* @__PURE__ */ new Map([
	["d", isDigit],
	["s", isSpace],
	["w", isWord]
]);
const POSIX = /* @__PURE__ */ new Map([
	["alnum", (char) => isDigit(char) || isLetter(char)],
	["alpha", isLetter],
	["ascii", (char) => char <= 127],
	["blank", (char) => char === 9 || char === 32],
	["cntrl", (char) => char < 32 || char === 127],
	["digit", isDigit],
	["graph", (char) => char >= 33 && char <= 126],
	["lower", (char) => char >= 97 && char <= 122],
	["print", (char) => char >= 32 && char <= 126],
	["punct", (char) => char >= 33 && char <= 126 && !isDigit(char) && !isLetter(char)],
	["space", (char) => isSpace(char) || char === 11],
	["upper", (char) => char >= 65 && char <= 90],
	["word", isWord],
	["xdigit", (char) => isDigit(char) || char >= 65 && char <= 70 || char >= 97 && char <= 102]
]);
function perlClass(letter, ignoreCase) {
	const test = PERL.get(letter.toLowerCase());
	if (test === void 0) return void 0;
	return signed(test, letter !== letter.toLowerCase(), ignoreCase);
}
function posixClass(name, ignoreCase) {
	const test = POSIX.get(name.replace(/^\^/, ""));
	if (test === void 0) throw new RegexpError("invalid character class range", `[:${name}:]`);
	return signed(test, name.startsWith("^"), ignoreCase);
}
function unicodeClass(name, written, ignoreCase) {
	const test = propertyTest(name.replace(/^\^/, ""));
	if (test === void 0) throw new RegexpError("invalid character class range", written);
	return signed(test, written.startsWith("\\P") !== name.startsWith("^"), ignoreCase);
}
function signed(test, negated, ignoreCase) {
	const folded = ignoreCase ? foldCase(test) : test;
	return negated ? not(folded) : folded;
}
const testOf = /* @__PURE__ */ new Map();
function propertyTest(name) {
	const plain = name.replaceAll(/[-_ ]/g, "").toLowerCase();
	if (!testOf.has(plain)) testOf.set(plain, findProperty(plain));
	return testOf.get(plain);
}
function findProperty(name) {
	switch (name) {
		case "any": return () => true;
		case "assigned": return not(matching("gc=Cn"));
		case "ascii": return (char) => char <= 127;
	}
	const category = CATEGORY_ALIASES.get(name);
	if (category !== void 0) return matching(`gc=${category}`);
	const script = name.charAt(0).toUpperCase() + name.slice(1);
	return SCRIPTS.has(script) ? matching(`sc=${script}`) : void 0;
}
function matching(property) {
	const pattern = new RegExp(`^\\p{${property}}$`, "u");
	return (char) => pattern.test(String.fromCodePoint(char));
}
function range(from, to) {
	return from === to ? (char) => char === from : (char) => char >= from && char <= to;
}
function anyOf(tests) {
	const [only] = tests;
	return tests.length === 1 && only !== void 0 ? only : (char) => tests.some((test) => test(char));
}
function not(test) {
	return (char) => !test(char);
}
function foldCase(test) {
	return (char) => test(char) || foldsOf(char).some(test);
}
// src/go/regexp/parse-escape.ts
const MAX_CHAR = 1114111;
const SIMPLE_ESCAPES = /* @__PURE__ */ new Map([
	["a", 7],
	["f", 12],
	["t", 9],
	["n", 10],
	["r", 13],
	["v", 11]
]);
function escapedClass(cursor, ignoreCase) {
	const letter = cursor.pattern.charAt(cursor.at);
	const perl = perlClass(letter, ignoreCase);
	if (perl !== void 0) {
		cursor.at++;
		return perl;
	}
	return letter === "p" || letter === "P" ? escapedProperty(cursor, ignoreCase) : void 0;
}
function escapedProperty(cursor, ignoreCase) {
	const start = cursor.at - 1;
	cursor.at++;
	let name = takeChar(cursor);
	if (name === "{") {
		const end = cursor.pattern.indexOf("}", cursor.at);
		if (end === -1) throw new RegexpError("invalid character class range", cursor.pattern.slice(start));
		name = cursor.pattern.slice(cursor.at, end);
		cursor.at = end + 1;
	}
	return unicodeClass(name, cursor.pattern.slice(start, cursor.at), ignoreCase);
}
function escapedChar(cursor) {
	const start = cursor.at - 1;
	if (cursor.at >= cursor.pattern.length) throw new RegexpError("trailing backslash at end of expression", "");
	const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.exec(restOf(cursor))?.[0];
	if (octal !== void 0) {
		cursor.at += octal.length;
		return parseInt(octal, 8);
	}
	const letter = takeChar(cursor);
	const code = letter.codePointAt(0) ?? 0;
	const known = letter === "x" ? hexChar(cursor) : SIMPLE_ESCAPES.get(letter);
	if (known !== void 0) return known;
	if (letter !== "x" && code < 128 && (!isWord(code) || letter === "_")) return code;
	throw new RegexpError("invalid escape sequence", cursor.pattern.slice(start, cursor.at));
}
function hexChar(cursor) {
	const first = takeChar(cursor);
	if (first !== "{") {
		const digits = first === "" ? "" : first + takeChar(cursor);
		return /^[0-9A-Fa-f]{2}$/.test(digits) ? parseInt(digits, 16) : void 0;
	}
	let code = 0;
	for (let count = 0;; count++) {
		const digit = takeChar(cursor);
		if (digit === "}" && count > 0) return code;
		if (!/^[0-9A-Fa-f]$/.test(digit)) return void 0;
		code = code * 16 + parseInt(digit, 16);
		if (code > MAX_CHAR) return void 0;
	}
}
// src/go/regexp/parse-class.ts
function parseClass(cursor, ignoreCase) {
	const { pattern } = cursor;
	const start = cursor.at - 1;
	const negated = pattern.charAt(cursor.at) === "^";
	if (negated) cursor.at++;
	const tests = [];
	for (let first = true; first || pattern.charAt(cursor.at) !== "]"; first = false) tests.push(classItem(cursor, start, ignoreCase));
	cursor.at++;
	return negated ? not(anyOf(tests)) : anyOf(tests);
}
function classItem(cursor, start, ignoreCase) {
	const { pattern } = cursor;
	if (pattern.startsWith("[:", cursor.at)) {
		const end = pattern.indexOf(":]", cursor.at + 2);
		if (end !== -1) {
			const name = pattern.slice(cursor.at + 2, end);
			cursor.at = end + 2;
			return posixClass(name, ignoreCase);
		}
	}
	if (pattern.charAt(cursor.at) === "\\" && cursor.at + 1 < pattern.length) {
		cursor.at++;
		const test = escapedClass(cursor, ignoreCase);
		if (test !== void 0) return test;
		cursor.at--;
	}
	const test = classRange(cursor, start);
	return ignoreCase ? foldCase(test) : test;
}
function classRange(cursor, start) {
	const { pattern } = cursor;
	const written = cursor.at;
	const from = classChar(cursor, start);
	if (pattern.charAt(cursor.at) !== "-" || ["]", ""].includes(pattern.charAt(cursor.at + 1))) return range(from, from);
	cursor.at++;
	const to = classChar(cursor, start);
	if (to < from) throw new RegexpError("invalid character class range", pattern.slice(written, cursor.at));
	return range(from, to);
}
function classChar(cursor, start) {
	if (cursor.at >= cursor.pattern.length) throw new RegexpError("missing closing ]", cursor.pattern.slice(start));
	const char = takeChar(cursor);
	return char === "\\" ? escapedChar(cursor) : char.codePointAt(0) ?? 0;
}
// src/go/regexp/parse-repetition.ts
const MAX_REPEAT = 1e3;
const REPETITION = /(?:([*+?])|\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*)?)?\})(\??)/y;
function takeRepetition(cursor, lazy) {
	REPETITION.lastIndex = cursor.at;
	const found = REPETITION.exec(cursor.pattern);
	if (found === null) return void 0;
	const [written, sign, low = "0", comma, high, mark] = found;
	cursor.at += written.length;
	const how = {
		lazy: lazy !== (mark === "?"),
		written
	};
	if (sign !== void 0) return {
		min: sign === "+" ? 1 : 0,
		max: sign === "?" ? 1 : void 0,
		...how
	};
	const min = Number(low);
	return {
		min,
		max: comma === void 0 ? min : high === void 0 ? void 0 : Number(high),
		...how
	};
}
function repeated(part, { min, max, lazy, written }, before) {
	if (min > MAX_REPEAT || max !== void 0 && (max > MAX_REPEAT || max < min)) throw new RegexpError("invalid repeat count", written.replace(/(?<=.)\?$/, ""));
	if (before !== "") throw new RegexpError("invalid nested repetition operator", before + written);
	if (part === void 0) throw new RegexpError("missing argument to repetition operator", written);
	const made = {
		kind: "repeat",
		part,
		min,
		max,
		lazy
	};
	if (weight(made) > MAX_REPEAT) throw new RegexpError("invalid repeat count", written);
	return made;
}
function weight(expression) {
	switch (expression.kind) {
		case "repeat": {
			const count = expression.max ?? expression.min;
			return expression.max === 0 ? 1 : Math.max(1, count) * weight(expression.part);
		}
		case "group": return weight(expression.part);
		case "sequence":
		case "either": return expression.parts.reduce((most, part) => Math.max(most, weight(part)), 1);
		default: return 1;
	}
}
// src/go/regexp/parse.ts
const MAX_DEPTH = 1e3;
const NO_FLAGS = {
	ignoreCase: false,
	multiline: false,
	dotAll: false,
	lazy: false
};
const EMPTY = { kind: "empty" };
function parseRegexp(pattern) {
	const state = {
		pattern,
		at: 0,
		flags: NO_FLAGS,
		depth: 0,
		names: [void 0]
	};
	const expression = either(state);
	if (state.at < pattern.length) throw new RegexpError("unexpected )", pattern);
	return {
		expression,
		names: state.names
	};
}
function either(state) {
	const parts = [sequence(state)];
	while (state.pattern.charAt(state.at) === "|") {
		state.at++;
		parts.push(sequence(state));
	}
	return parts.length === 1 ? parts[0] ?? EMPTY : {
		kind: "either",
		parts
	};
}
function sequence(state) {
	const parts = [];
	let before = "";
	while (state.at < state.pattern.length && !"|)".includes(state.pattern.charAt(state.at))) {
		const repetition = takeRepetition(state, state.flags.lazy);
		if (repetition === void 0) {
			const part = quoted(state) ?? atom(state);
			if (Array.isArray(part)) parts.push(...part);
			else if (part !== void 0) parts.push(part);
		} else parts.push(repeated(parts.pop(), repetition, before));
		before = repetition === void 0 ? "" : before + repetition.written;
	}
	return parts.length === 1 ? parts[0] ?? EMPTY : {
		kind: "sequence",
		parts
	};
}
function atom(state) {
	const char = takeChar(state);
	switch (char) {
		case "(": return group(state);
		case "[": return {
			kind: "one",
			test: parseClass(state, state.flags.ignoreCase)
		};
		case ".": return {
			kind: "one",
			test: state.flags.dotAll ? () => true : (each) => each !== 10
		};
		case "^": return {
			kind: "assert",
			test: state.flags.multiline ? atLineStart : atTextStart
		};
		case "$": return {
			kind: "assert",
			test: state.flags.multiline ? atLineEnd : atTextEnd
		};
		case "\\": return escape(state);
		default: return literal(char, state.flags);
	}
}
function group(state) {
	const outer = state.flags;
	const index = openGroup(state);
	if (index === void 0) return void 0;
	if (++state.depth > MAX_DEPTH) throw new RegexpError("expression nests too deeply", state.pattern);
	const part = either(state);
	if (state.pattern.charAt(state.at) !== ")") throw new RegexpError("missing closing )", state.pattern);
	state.at++;
	state.flags = outer;
	state.depth--;
	return index === 0 ? part : {
		kind: "group",
		index,
		part
	};
}
function openGroup(state) {
	if (state.pattern.charAt(state.at) !== "?") return state.names.push(void 0) - 1;
	const rest = restOf(state);
	if (/^\?P?</.test(rest) && rest.length > 2) return state.names.push(groupName(state, rest)) - 1;
	const found = /^\?([imsU]*)(?:-([imsU]+))?([:)])/.exec(rest);
	if (found === null) throw new RegexpError("invalid or unsupported Perl syntax", `(${/^\?[imsU]*(?:-[imsU]*)?[^]?/u.exec(rest)?.[0] ?? ""}`);
	const [written, on = "", off = "", end] = found;
	state.at += written.length;
	state.flags = flagsWith(state.flags, on, off);
	return end === ")" ? void 0 : 0;
}
function groupName(state, rest) {
	const end = rest.indexOf(">");
	if (end === -1) throw new RegexpError("invalid named capture", `(${rest}`);
	const name = rest.slice(rest.indexOf("<") + 1, end);
	if (!/^[A-Za-z0-9_]+$/.test(name)) throw new RegexpError("invalid named capture", `(${rest.slice(0, end + 1)}`);
	state.at += end + 1;
	return name;
}
function flagsWith(flags, on, off) {
	const flag = (letter, before) => off.includes(letter) ? false : on.includes(letter) || before;
	return {
		ignoreCase: flag("i", flags.ignoreCase),
		multiline: flag("m", flags.multiline),
		dotAll: flag("s", flags.dotAll),
		lazy: flag("U", flags.lazy)
	};
}
function quoted(state) {
	const { pattern, at } = state;
	if (!pattern.startsWith("\\Q", at)) return void 0;
	const end = pattern.indexOf("\\E", at + 2);
	const text = pattern.slice(at + 2, end === -1 ? void 0 : end);
	state.at = end === -1 ? pattern.length : end + 2;
	return Array.from(text, (char) => literal(char, state.flags));
}
function escape(state) {
	const assertion = assertionOf(state.pattern.charAt(state.at));
	if (assertion !== void 0) {
		state.at++;
		return {
			kind: "assert",
			test: assertion
		};
	}
	const test = escapedClass(state, state.flags.ignoreCase);
	if (test !== void 0) return {
		kind: "one",
		test
	};
	return literal(String.fromCodePoint(escapedChar(state)), state.flags);
}
function literal(char, { ignoreCase }) {
	const code = char.codePointAt(0) ?? 0;
	const test = range(code, code);
	return {
		kind: "one",
		test: ignoreCase ? foldCase(test) : test
	};
}
const atTextStart = (before) => before === -1;
const atTextEnd = (_, after) => after === -1;
const atLineStart = (before) => before === -1 || before === 10;
const atLineEnd = (_, after) => after === -1 || after === 10;
const atWord = (before, after) => isWord(before) !== isWord(after);
function assertionOf(letter) {
	switch (letter) {
		case "A": return atTextStart;
		case "z": return atTextEnd;
		case "b": return atWord;
		case "B": return (before, after) => !atWord(before, after);
		default: return;
	}
}
// src/go/regexp/run-program.ts
const REPLACEMENT = 65533;
const SPEND_EVERY = 65536;
function runProgram(program, text, from, groups, spend) {
	const run = {
		text,
		program,
		entered: new Int32Array(program.length).fill(-1)
	};
	const none = Array.from({ length: (groups + 1) * 2 }, () => -1);
	let current = [];
	let found;
	let steps = program.length;
	for (let at = from;;) {
		if (found === void 0) enter(run, current, program.length - 1, at, none);
		if (current.length === 0) {
			if (found !== void 0 || at >= text.length) break;
		}
		const char = charAt(text, at);
		const next = char > 65535 ? at + 2 : at + 1;
		const following = [];
		for (const thread of current) {
			const instruction = program[thread.at];
			if (instruction?.kind === "one") {
				if (char !== -1 && instruction.test(char)) enter(run, following, instruction.next, next, thread.marks);
			} else {
				found = withEnd(thread.marks, at);
				break;
			}
		}
		steps += current.length + 1;
		if (steps > SPEND_EVERY && spend !== void 0) {
			spend(steps);
			steps = 0;
		}
		if (char === -1) break;
		current = following;
		at = next;
	}
	spend?.(steps);
	return found;
}
function withEnd(marks, end) {
	const match = marks.slice();
	match[1] = end;
	return match;
}
function enter(run, threads, start, place, startMarks) {
	const todo = [{
		at: start,
		marks: startMarks
	}];
	for (let thread = todo.pop(); thread !== void 0; thread = todo.pop()) {
		let { at, marks } = thread;
		while (run.entered[at] !== place) {
			run.entered[at] = place;
			const instruction = run.program[at];
			if (instruction === void 0) break;
			if (instruction.kind === "one" || instruction.kind === "match") {
				threads.push({
					at,
					marks
				});
				break;
			}
			if (instruction.kind === "split") todo.push({
				at: instruction.other,
				marks
			});
			else if (instruction.kind === "mark") marks = marked(marks, instruction.slot, place);
			else if (!instruction.test(charBefore(run.text, place), charAt(run.text, place))) break;
			at = instruction.next;
		}
	}
}
function marked(marks, slot, place) {
	if (slot >= marks.length) return marks;
	const copy = marks.slice();
	copy[slot] = place;
	return copy;
}
function charAt(text, at) {
	const code = text.codePointAt(at);
	if (code === void 0) return -1;
	return isStrayByte(code) ? REPLACEMENT : code;
}
function charBefore(text, at) {
	if (at === 0) return -1;
	const unit = text.charCodeAt(at - 1);
	if (!isStrayByte(unit)) return unit;
	const code = unit >= 56320 && at > 1 ? text.codePointAt(at - 2) ?? 0 : 0;
	return code > 65535 ? code : REPLACEMENT;
}
// src/go/regexp/go-regexp.ts
const MOST_CACHED = 500;
const cached = /* @__PURE__ */ new Map();
function compileGoRegexp(pattern) {
	let compiled = cached.get(pattern);
	if (compiled === void 0) {
		compiled = compile(pattern);
		if (cached.size >= MOST_CACHED) cached.clear();
		cached.set(pattern, compiled);
	}
	return compiled;
}
function compileRegexp(pattern) {
	const compiled = compileGoRegexp(pattern);
	if (compiled.kind === "error") return { error: compiled.error };
	return (text) => findMatch(compiled, text, 0) !== void 0;
}
function findMatch(regexp, text, from, spend) {
	return runProgram(regexp.program, text, from, 0, spend);
}
function findGroups(regexp, text, from, spend) {
	return runProgram(regexp.program, text, from, regexp.names.length - 1, spend);
}
function compile(pattern) {
	try {
		const { expression, names } = parseRegexp(pattern);
		return {
			kind: "regexp",
			program: compileProgram(expression, pattern),
			names
		};
	} catch (error) {
		if (error instanceof RegexpError) return {
			kind: "error",
			error: error.message
		};
		throw error;
	}
}
// src/go/go-quote.ts
const ESCAPES = /* @__PURE__ */ new Map([
	["\"", "\\\""],
	["\\", "\\\\"],
	["\x07", "\\a"],
	["\b", "\\b"],
	["\f", "\\f"],
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"],
	["\v", "\\v"]
]);
const SPECIAL = /[^ !#-[\]-~]/gu;
const ASCII = /^[ -~]$/;
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
function goQuote(text) {
	return `"${goEscape(text)}"`;
}
function goEscape(text, ascii = false) {
	return text.replace(SPECIAL, (char) => ESCAPES.get(char) ?? escapeChar(char, ascii));
}
function isGoPrintable(char) {
	return PRINTABLE.test(char);
}
function escapeChar(char, ascii) {
	if (ascii ? ASCII.test(char) : PRINTABLE.test(char)) return char;
	const code = char.codePointAt(0) ?? 0;
	if (code < 32 || code === 127) return `\\x${hex(code, 2)}`;
	if (code >= 56448 && code <= 56575) return `\\x${hex(code - 56320, 2)}`;
	return code > 65535 ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}
function hex(code, digits) {
	return code.toString(16).padStart(digits, "0");
}
// src/go/compare-text.ts
function compareText(left, right) {
	const length = Math.min(left.length, right.length);
	for (let at = 0; at < length; at++) {
		const a = left.charCodeAt(at);
		const b = right.charCodeAt(at);
		if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1;
	}
	return left.length - right.length;
}
function isSurrogate(unit) {
	return unit >= 55296 && unit <= 57343;
}
export { compileGoRegexp as a, findMatch as c, isGoPrintable as i, goEscape as n, compileRegexp as o, goQuote as r, findGroups as s, compareText as t };
