"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_v8 = require("node:v8");
let node_crypto = require("node:crypto");
let node_os = require("node:os");
let node_buffer = require("node:buffer");
let node_vm = require("node:vm");
// src/model/cannot-run.ts
var CannotRun = class extends Error {
	name = "CannotRun";
	lines;
	help;
	constructor(message, help) {
		const lines = typeof message === "string" ? [message] : message;
		super(lines.join("\n"));
		this.lines = lines;
		this.help = help;
	}
};
// src/text/nearest-name.ts
const LONGEST_NAME = 512;
const WIDTH = 7;
const SEPARATORS = lettersOf("-_. ");
const MAX_LOOKED_AT = 6e4;
function nearestName(name, candidates) {
	if (name.length > LONGEST_NAME) return void 0;
	const bound = Math.min(3, Math.floor(name.length / 3));
	const letters = lettersOf(name);
	const folded = foldName(name);
	let nearest;
	let smallest = bound + 1;
	let lookedAt = 0;
	for (const candidate of candidates) {
		if (candidate === name || candidate.length > LONGEST_NAME) continue;
		lookedAt += candidate.length;
		if (lookedAt > MAX_LOOKED_AT) break;
		const others = lettersOf(candidate);
		const alike = ((letters ^ others) & ~SEPARATORS) === 0 && foldName(candidate) === folded;
		const possible = Math.abs(candidate.length - name.length) <= bound && lettersApart(letters, others) <= 2 * bound;
		if (!alike && !possible) continue;
		lookedAt += candidate.length * WIDTH;
		const distance = alike ? .5 : editDistance(name, candidate, Math.ceil(smallest));
		if (distance < smallest || distance === smallest && nearest !== void 0 && candidate < nearest) {
			smallest = distance;
			nearest = candidate;
		}
	}
	return nearest;
}
function nearestPath(path, candidates) {
	const parts = path.split(PARTS);
	return nearestName(path, [...candidates].filter((candidate) => {
		const others = candidate.split(PARTS);
		return others.length === parts.length && others.every((part, at) => isNear(part, parts[at]));
	}));
}
const PARTS = /[/.]/;
function isNear(part, asked = "") {
	const [short, long] = part.length < asked.length ? [part, asked] : [asked, part];
	return short.length > 1 && long.length - short.length <= 1 && long.startsWith(short) || nearestName(asked, [part]) !== void 0;
}
function foldName(name) {
	return name.toLowerCase().replaceAll(/[-_. ]/g, "");
}
function lettersOf(name) {
	let bits = 0;
	for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) & 31);
	return bits;
}
function lettersApart(one, other) {
	let rest = one ^ other;
	let count = 0;
	for (; rest !== 0; count += 1) rest &= rest - 1;
	return count;
}
const ROWS = [
	0,
	1,
	2
].map(() => /* @__PURE__ */ new Int16Array(514));
function editDistance(a, b, most) {
	const far = most + 1;
	const start = sharedStart(a, b);
	const end = sharedEnd(a, b, start);
	const height = a.length - start - end;
	const width = b.length - start - end;
	if (Math.abs(height - width) > most) return far;
	let [before, last, next] = ROWS;
	if (before === void 0 || last === void 0 || next === void 0) return far;
	for (let column = 0; column <= width + 1; column += 1) {
		before[column] = far;
		last[column] = Math.min(column, far);
	}
	for (let row = 1; row <= height; row += 1) {
		if (fillRow(a, b, {
			start,
			row,
			width,
			most
		}, before, last, next) >= far) return far;
		[before, last, next] = [
			last,
			next,
			before
		];
	}
	return last[width] ?? far;
}
function fillRow(a, b, { start, row, width, most }, before, last, next) {
	const far = most + 1;
	const first = Math.max(1, row - most);
	const end = Math.min(width, row + most);
	const own = a.charCodeAt(start + row - 1);
	const previous = row > 1 ? a.charCodeAt(start + row - 2) : -1;
	let least = first === 1 ? Math.min(row, far) : far;
	next[first - 1] = least;
	next[end + 1] = far;
	for (let column = first; column <= end; column += 1) {
		const other = b.charCodeAt(start + column - 1);
		let cost = (last[column - 1] ?? far) + (own === other ? 0 : 1);
		cost = Math.min(cost, (last[column] ?? far) + 1, (next[column - 1] ?? far) + 1, far);
		if (column > 1 && previous === other && own === b.charCodeAt(start + column - 2) && row > 1) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
		next[column] = cost;
		least = Math.min(least, cost);
	}
	return least;
}
function sharedStart(a, b) {
	const shortest = Math.min(a.length, b.length);
	let start = 0;
	while (start < shortest && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
	return start;
}
function sharedEnd(a, b, start) {
	const shortest = Math.min(a.length, b.length) - start;
	let end = 0;
	while (end < shortest && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
	return end;
}
// src/commands/host.ts
function isLogOfCi({ env }) {
	return [
		"CI",
		"GITHUB_ACTIONS",
		"TF_BUILD",
		"TEAMCITY_VERSION"
	].some((name) => (env[name] ?? "") !== "");
}
function screenOf(sink) {
	return sink?.rows || 60;
}
function widthOf(sink) {
	if (sink?.isTTY !== true || sink.columns === void 0 || sink.columns <= 0) return void 0;
	return sink.columns;
}
// src/text/glob/glob-automaton.ts
const SLASH$2 = 47;
function buildAutomaton(globs) {
	const states = [];
	const start = newState(states, "none");
	for (const [index, alternatives] of globs.entries()) for (const tokens of alternatives) follow(states, start, tokens).accepts.push(index);
	return {
		states,
		start,
		seen: new Int32Array(states.length),
		round: 0
	};
}
function newState(states, loop) {
	const state = {
		id: states.length,
		loop,
		steps: void 0,
		characters: void 0,
		tests: [],
		free: [],
		folder: void 0,
		accepts: []
	};
	states.push(state);
	return state;
}
function follow(states, from, tokens) {
	let state = from;
	for (const token of tokens) state = step(states, state, token);
	return state;
}
function step(states, from, token) {
	if (token.kind === "character") {
		const known = from.characters?.get(token.code);
		if (known !== void 0) return known;
		const next = newState(states, "none");
		from.characters ??= /* @__PURE__ */ new Map();
		from.characters.set(token.code, next);
		return next;
	}
	const key = token.kind === "one" || token.kind === "choice" ? token.text : token.kind;
	const known = from.steps?.get(key);
	if (known !== void 0) return known;
	const next = newStep(states, from, token);
	from.steps ??= /* @__PURE__ */ new Map();
	from.steps.set(key, next);
	return next;
}
function newStep(states, from, token) {
	const { kind } = token;
	const next = newState(states, kind === "within" || kind === "across" ? kind : "none");
	if (kind === "one") from.tests.push({
		has: token.has,
		to: next
	});
	else if (kind === "choice") for (const option of token.options) follow(states, from, option).free.push(next);
	else {
		from.free.push(next);
		if (kind === "folders") {
			const within = newState(states, "across");
			within.folder = next;
			from.free.push(within);
		}
	}
	return next;
}
function runAutomaton(automaton, text, { below, found }, steps) {
	const isFound = (states) => states.some(({ accepts }) => accepts.length > 0 && found(accepts));
	let here = enter(automaton, [automaton.start], steps);
	for (let at = 0; at < text.length && here.length > 0;) {
		const code = text.codePointAt(at) ?? 0;
		if (below && code === SLASH$2 && isFound(here)) return true;
		here = enter(automaton, reached(here, code), steps);
		if (steps.left < 0) return void 0;
		at += code > 65535 ? 2 : 1;
	}
	return isFound(here);
}
function reached(here, code) {
	const next = [];
	for (const state of here) {
		if (state.loop === "across" || state.loop === "within" && code !== SLASH$2) next.push(state);
		const same = state.characters?.get(code);
		if (same !== void 0) next.push(same);
		if (code === SLASH$2 && state.folder !== void 0) next.push(state.folder);
		for (const { has, to } of state.tests) if (has(code)) next.push(to);
	}
	return next;
}
function enter(automaton, waiting, steps) {
	automaton.round += 1;
	const { seen, round } = automaton;
	const entered = [];
	for (let state = waiting.pop(); state !== void 0; state = waiting.pop()) {
		steps.left -= 1;
		if (seen[state.id] === round) continue;
		seen[state.id] = round;
		entered.push(state);
		for (const free of state.free) waiting.push(free);
	}
	return entered;
}
// src/text/glob/read-class.ts
const SLASH$1 = 47;
const LONGEST$1 = 256;
const POSIX = /* @__PURE__ */ new Map([
	["alnum", "09AZaz"],
	["alpha", "AZaz"],
	["blank", "  		"],
	["cntrl", "\0"],
	["digit", "09"],
	["graph", "!~"],
	["lower", "az"],
	["print", " ~"],
	["punct", "!/:@[`{~"],
	["space", "  	\r"],
	["upper", "AZ"],
	["xdigit", "09AFaf"]
]);
function readClass(glob, at, dialect) {
	const { negation, slash, posix } = dialect.classes;
	const isNegated = at + 1 < glob.length && negation.includes(glob.charAt(at + 1));
	const start = at + (isNegated ? 2 : 1);
	if (!glob.slice(start, at + LONGEST$1).includes("]")) return void 0;
	const ranges = [];
	const literal = posix === true ? start : -1;
	let end = start;
	while (glob[end] !== "]" || end === literal) {
		const item = readItem(glob, end, start, dialect);
		if (item === void 0 || item.end - at > LONGEST$1) return void 0;
		ranges.push(...item.ranges);
		end = item.end;
	}
	if (ranges.length === 0) return void 0;
	if (slash === "malformed" && glob.slice(at, end).includes("/")) return void 0;
	const matches = (code) => ranges.some(([low, high]) => low <= code && code <= high) !== isNegated;
	return {
		has: slash === "matches" ? matches : (code) => code !== SLASH$1 && matches(code),
		end: end + 1
	};
}
function readItem(glob, at, start, dialect) {
	const { ranges, posix } = dialect.classes;
	if (posix === true && glob.startsWith("[:", at)) {
		const item = readPosixClass(glob, at);
		if (item !== "none") return item;
	}
	if (ranges === "alone") return readAlone(glob, at, start, dialect);
	const low = readCharacter$1(glob, at, dialect);
	if (low === void 0) return void 0;
	if (!(glob[low.end] === "-" && (ranges === "strict" || glob[low.end + 1] !== "]"))) return {
		ranges: [[low.code, low.code]],
		end: low.end
	};
	const high = readCharacter$1(glob, low.end + 1, dialect);
	return high && rangeOf(low.code, high.code, high.end, dialect);
}
function readAlone(glob, at, start, dialect) {
	const plain = readCharacter$1(glob, at, {
		...dialect,
		escapes: false
	});
	if (plain !== void 0 && at === start && glob[plain.end] === "-") {
		const high = readCharacter$1(glob, plain.end + 1, {
			...dialect,
			escapes: false
		});
		if (high === void 0 || glob[high.end] !== "]") return void 0;
		return rangeOf(plain.code, high.code, high.end, dialect);
	}
	const char = readCharacter$1(glob, at, dialect);
	return char && {
		ranges: [[char.code, char.code]],
		end: char.end
	};
}
function rangeOf(low, high, end, { classes }) {
	if (low <= high || classes.reversed === "empty") return {
		ranges: [[low, high]],
		end
	};
	return classes.reversed === "low" ? {
		ranges: [[low, low]],
		end
	} : void 0;
}
function readPosixClass(glob, at) {
	const [written, name = ""] = /^\[:(\w*):\]/.exec(glob.slice(at, at + 12)) ?? [];
	if (written === void 0) return "none";
	const ends = POSIX.get(name);
	if (ends === void 0) return void 0;
	const codes = Array.from(ends, (char) => char.charCodeAt(0));
	return {
		ranges: codes.flatMap((low, index) => index % 2 === 0 ? [[low, codes[index + 1] ?? low]] : []),
		end: at + written.length
	};
}
function readCharacter$1(glob, at, { escapes, classes }) {
	const char = glob.charAt(at);
	if (classes.ranges === "strict" && (char === "-" || char === "]")) return void 0;
	const from = escapes && char === "\\" ? at + 1 : at;
	const code = glob.codePointAt(from);
	return code === void 0 ? void 0 : {
		code,
		end: from + (code > 65535 ? 2 : 1)
	};
}
// src/text/glob/glob-braces.ts
function pairBraces(glob, dialect) {
	const pairs = /* @__PURE__ */ new Map();
	const opened = [];
	const endCloses = dialect.braces === "open-choice";
	let single = 0;
	for (let at = 0; at < glob.length; at += 1) {
		const char = glob[at];
		if (char === "\\" && dialect.escapes) at += 1;
		else if (char === "[") at = (readClass(glob, at, dialect)?.end ?? at + 1) - 1;
		else if (char === "{") opened.push({
			open: at,
			commas: []
		});
		else if (char === ",") opened.at(-1)?.commas.push(at);
		else if (char === "}") {
			const last = opened.pop();
			if (last === void 0) single += 1;
			else pairs.set(last.open, {
				...last,
				close: at
			});
		}
	}
	single += opened.length;
	if (endCloses) for (const each of opened) pairs.set(each.open, {
		...each,
		close: glob.length
	});
	return {
		pairs,
		single
	};
}
function optionsOf(glob, { open, commas, close }) {
	const ends = [...commas, close];
	return ends.map((end, index) => glob.slice((index === 0 ? open : ends[index - 1] ?? 0) + 1, end));
}
const MAX_EXPANDED = 1e3;
function expandBraces(glob, dialect) {
	const expanded = [];
	const waiting = [glob];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		if (expanded.length + waiting.length > MAX_EXPANDED) return void 0;
		const { pairs, single } = pairBraces(next, dialect);
		if (single > 0) return void 0;
		const pair = [...pairs.values()].reduce((first, each) => first === void 0 || each.open < first.open ? each : first, void 0);
		if (pair === void 0) expanded.push(next);
		else {
			const [before, after] = [next.slice(0, pair.open), next.slice(pair.close + 1)];
			waiting.push(...optionsOf(next, pair).map((option) => before + option + after));
		}
	}
	return expanded;
}
// src/text/glob/read-glob.ts
const MAX_NESTED = 8;
const LONGEST = 1e4;
const SLASH = 47;
function readGlob(glob, dialect) {
	if (glob.length > LONGEST) return void 0;
	const read = (dialect.braces === "expansion" ? expandBraces(glob, dialect) : [glob])?.map((each) => readTokens(each, dialect, 0));
	const valid = read?.filter((tokens) => tokens !== void 0);
	return valid?.length === read?.length ? valid : void 0;
}
function readTokens(glob, dialect, depth) {
	const reading = {
		glob,
		dialect,
		braces: (dialect.braces === "choice" || dialect.braces === "open-choice") && glob.includes("{") && depth < MAX_NESTED ? pairBraces(glob, dialect) : void 0,
		depth
	};
	const tokens = [];
	for (let at = 0; at < glob.length;) {
		const read = readToken(reading, at);
		if (read === void 0) return void 0;
		if (!isRepeated(tokens.at(-1), read.token)) tokens.push(read.token);
		at = read.end;
	}
	return tokens;
}
function readToken(reading, at) {
	const { glob, dialect } = reading;
	switch (glob[at]) {
		case "*": return readStars(glob, at, dialect);
		case "?": return {
			token: {
				kind: "one",
				text: "?",
				has: anyOf(dialect)
			},
			end: at + 1
		};
		case "[": {
			const found = readClass(glob, at, dialect);
			if (found === void 0) return malformed(reading, at);
			return {
				token: {
					kind: "one",
					text: glob.slice(at, found.end),
					has: found.has
				},
				end: found.end
			};
		}
		case "{": return readChoice(reading, at);
		case "\\":
			if (!dialect.escapes) return readCharacter(glob, at);
			return at + 1 < glob.length ? readCharacter(glob, at + 1) : malformed(reading, at);
		case "/": return readTail(glob, at, dialect) ?? readCharacter(glob, at);
		default: return readCharacter(glob, at);
	}
}
function anyOf({ crossesFolders }) {
	return crossesFolders ? () => true : (code) => code !== SLASH;
}
function malformed({ glob, dialect }, at) {
	return dialect.malformed === "character" ? readCharacter(glob, at) : void 0;
}
function readCharacter(glob, at) {
	const code = glob.codePointAt(at) ?? 0;
	return {
		token: {
			kind: "character",
			code
		},
		end: at + (code > 65535 ? 2 : 1)
	};
}
function readStars(glob, at, { crossesFolders, doubleStar }) {
	let end = at;
	while (glob[end] === "*") end += 1;
	const isDouble = end - at > 1;
	if (crossesFolders || isDouble && doubleStar === "text") return {
		token: { kind: "across" },
		end
	};
	const isPart = (at === 0 || glob[at - 1] === "/") && (end === glob.length || glob[end] === "/");
	if (!isDouble || !isPart || doubleStar !== "folders") return {
		token: { kind: "within" },
		end
	};
	if (end === glob.length) return {
		token: { kind: "across" },
		end
	};
	return {
		token: { kind: "folders" },
		end: end + 1
	};
}
function readTail(glob, at, { withFolder }) {
	if (withFolder !== true || !/^(?:\/\*\*)+$/.test(glob.slice(at))) return void 0;
	return {
		token: {
			kind: "choice",
			text: "/**",
			options: [[{
				kind: "character",
				code: SLASH
			}, { kind: "across" }], []]
		},
		end: glob.length
	};
}
function readChoice(reading, at) {
	const { glob, dialect, braces, depth } = reading;
	if (dialect.braces === "characters") return readCharacter(glob, at);
	const pair = braces?.pairs.get(at);
	if (pair === void 0) return malformed(reading, at);
	if (dialect.braces === "choice" && pair.commas.length === 0) return readCharacter(glob, at);
	const options = [];
	for (const option of optionsOf(glob, pair)) {
		const tokens = readTokens(option, dialect, depth + 1);
		if (tokens === void 0) return void 0;
		options.push(tokens);
	}
	const end = Math.min(pair.close + 1, glob.length);
	return {
		token: {
			kind: "choice",
			text: glob.slice(at, end),
			options
		},
		end
	};
}
function isRepeated(before, token) {
	return before?.kind === token.kind && (token.kind === "folders" || token.kind === "across");
}
// src/text/glob/glob-dialects.ts
const PATHS = {
	crossesFolders: false,
	doubleStar: "folders",
	braces: "choice",
	escapes: false,
	classes: {
		negation: "!^",
		ranges: "anywhere",
		reversed: "malformed",
		slash: "malformed"
	},
	malformed: "character"
};
const NAMES = {
	...PATHS,
	crossesFolders: true,
	doubleStar: "text",
	classes: {
		...PATHS.classes,
		slash: "matches"
	}
};
const GIT_PATH = {
	crossesFolders: false,
	doubleStar: "folders",
	braces: "characters",
	escapes: true,
	classes: {
		negation: "!^",
		ranges: "anywhere",
		reversed: "low",
		slash: "never",
		posix: true
	},
	malformed: "refused",
	bytes: true
};
const GIT_TEXT = {
	...GIT_PATH,
	crossesFolders: true,
	doubleStar: "star",
	classes: {
		...GIT_PATH.classes,
		slash: "matches"
	}
};
const GOBWAS_PATH = {
	crossesFolders: false,
	doubleStar: "text",
	braces: "open-choice",
	escapes: true,
	classes: {
		negation: "!",
		ranges: "alone",
		reversed: "malformed",
		slash: "matches"
	},
	malformed: "refused"
};
const GOBWAS_TEXT = {
	...GOBWAS_PATH,
	crossesFolders: true
};
const DOUBLESTAR = {
	crossesFolders: false,
	doubleStar: "folders",
	withFolder: true,
	braces: "expansion",
	escapes: true,
	classes: {
		negation: "!^",
		ranges: "anywhere",
		reversed: "low",
		slash: "malformed"
	},
	malformed: "refused"
};
const GO_PATH = {
	crossesFolders: false,
	doubleStar: "star",
	braces: "characters",
	escapes: true,
	classes: {
		negation: "^",
		ranges: "strict",
		reversed: "empty",
		slash: "matches"
	},
	malformed: "refused"
};
const ENVSUBST = {
	...GO_PATH,
	crossesFolders: true
};
// src/text/glob/glob-set.ts
function isGlob(text) {
	return /[*?[{]/.test(text);
}
function pathGlobs(globs) {
	return globSet(globs.map(anchored), PATHS, "below");
}
function pathFilter({ include, exclude }) {
	const included = pathGlobs(include);
	const excluded = pathGlobs(exclude);
	return (path) => (include.length === 0 || included.matches(path)) && !excluded.matches(path);
}
function anchored(glob) {
	const start = glob.startsWith("./") ? 2 : 0;
	let end = glob.length;
	while (end > start && glob[end - 1] === "/") end -= 1;
	const path = glob.slice(start, end);
	if (!path.includes("/")) return `**/${path}`;
	return path.startsWith("/") ? path.slice(1) : path;
}
function nameGlobs(globs) {
	return globSet(globs, NAMES, "whole");
}
function gitGlobs(globs) {
	return globSet(globs, GIT_PATH, "whole");
}
const BUDGET = 2e7;
const BUDGET_PER_CHARACTER = 200;
function globSet(globs, dialect, scope) {
	if (globs.length === 0) return NO_GLOBS;
	const automaton = buildAutomaton(globs.map((glob) => readGlob(glob, dialect) ?? []));
	const steps = { left: BUDGET };
	const below = scope === "below";
	const run = (text, found) => {
		steps.left += text.length * BUDGET_PER_CHARACTER;
		const isFound = runAutomaton(automaton, text, {
			below,
			found
		}, steps);
		if (isFound === void 0) throw tooCostly();
		return isFound;
	};
	return {
		matches: (text) => run(text, () => true),
		matching(text) {
			const all = /* @__PURE__ */ new Set();
			run(text, (accepts) => {
				steps.left -= accepts.length;
				for (const index of accepts) all.add(index);
				return false;
			});
			return [...all].sort((a, b) => a - b);
		}
	};
}
const NO_GLOBS = {
	matches: () => false,
	matching: () => []
};
function tooCostly() {
	return new CannotRun("The globs of this run are too many and too complex to match.", "Name folders instead of using many `*` in one glob.");
}
// src/io/is-git-path.ts
const HFS_IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const MAY_BE_GIT = /\.git|git~|[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/i;
function isGitPath(path) {
	if (!MAY_BE_GIT.test(path)) return false;
	return path.split(/[/\\]/).some(isGitName);
}
function isGitName(name) {
	const [plain = ""] = name.replace(HFS_IGNORED, "").toLowerCase().split(":", 1);
	return /^(?:\.git|git~\d+)[. ]*$/.test(plain);
}
// src/io/locate-paths.ts
var locate_paths_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ whatIsAt: () => whatIsAt });
function locatePaths(cwd, paths) {
	const here = currentFolder(cwd);
	const targets = (paths.length === 0 ? ["."] : paths).map((path) => targetOf(here, path));
	const folders = targets.map((target) => folderOf(target, here));
	const start = commonFolder(folders);
	const tops = new Set(folders.map(workTreeOf));
	const [top] = tops;
	if (tops.size === 1 && top !== void 0) return {
		here,
		root: top,
		start,
		targets
	};
	return {
		here,
		root: isWithin(here, start) ? here : start,
		start,
		targets
	};
}
function namesRoot({ root, targets }) {
	return targets.some((target) => target.kind === "folder" && target.path === root);
}
function currentFolder(cwd) {
	try {
		const here = node_fs.realpathSync.native(cwd);
		if ((0, node_fs.statSync)(here).isDirectory()) return here;
	} catch {}
	throw new CannotRun(`No such folder: \`${cwd}\`.`);
}
function workTreeOf(folder) {
	for (let at = folder;; at = (0, node_path.dirname)(at)) {
		if (hasRepository(at)) return at;
		if ((0, node_path.dirname)(at) === at) return void 0;
	}
}
function hasRepository(folder) {
	const link = (0, node_path.join)(folder, ".git");
	try {
		return !(0, node_fs.lstatSync)(link).isDirectory() || (0, node_fs.existsSync)((0, node_path.join)(link, "HEAD"));
	} catch {
		return false;
	}
}
function isWithin(folder, path) {
	return path === folder || path.startsWith(folder.endsWith(node_path.sep) ? folder : folder + node_path.sep);
}
const ODD_STEP = /^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|\/$|\\/;
function pathBelow(folder, path) {
	if (node_path.sep !== "/" || path === "" || folder.endsWith(node_path.sep) || ODD_STEP.test(path)) return (0, node_path.join)(folder, path);
	return `${folder}/${path}`;
}
function pathFrom(root, absolute) {
	const start = root.endsWith(node_path.sep) ? root.length : root.length + 1;
	const path = isWithin(root, absolute) ? absolute.slice(start) : (0, node_path.relative)(root, absolute);
	return node_path.sep === "/" ? path : path.replaceAll(node_path.sep, "/");
}
function whatIsAt(cwd, path) {
	const stats = statOf((0, node_path.resolve)(cwd, path));
	if (stats === void 0) return void 0;
	return stats.isDirectory() ? "folder" : "file";
}
function targetOf(cwd, path) {
	if (path === "-") return { kind: "stdin" };
	const absolute = (0, node_path.resolve)(cwd, path);
	const stats = statOf(absolute);
	if (stats === void 0) {
		if (isGlob(path)) return globTarget(cwd, path);
		throw new CannotRun(`No such file or directory: \`${path}\`.`, nearestPathHelp(cwd, absolute));
	}
	if (stats.isDirectory()) return {
		kind: "folder",
		path: realPathOf$1(absolute, path)
	};
	if (stats.isFile()) return {
		kind: "file",
		path: realPathOf$1(absolute, path)
	};
	return {
		kind: "stream",
		path: absolute
	};
}
function realPathOf$1(absolute, path) {
	const real = node_fs.realpathSync.native(absolute);
	if (!isGitPath(real)) return real;
	throw new CannotRun(`\`${path}\` is inside a \`.git\` folder, where nothing is read.`);
}
function statOf(path) {
	try {
		return (0, node_fs.statSync)(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
function globTarget(cwd, path) {
	const parts = path.split(/[/\\]/).filter((part) => part !== ".");
	const plain = parts.slice(0, parts.findIndex(isGlob));
	const folder = (0, node_path.resolve)(cwd, path.startsWith("/") ? "/" : "", ...plain);
	if (statOf(folder)?.isDirectory() !== true) throw new CannotRun(`No such folder: \`${plain.join("/")}\`, of the glob \`${path}\`.`, nearestPathHelp(cwd, folder));
	const pattern = `/${parts.slice(plain.length).join("/")}`;
	return {
		kind: "glob",
		folder: realPathOf$1(folder, path),
		pattern,
		as: path
	};
}
function folderOf(target, cwd) {
	switch (target.kind) {
		case "folder": return target.path;
		case "file": return (0, node_path.dirname)(target.path);
		case "glob": return target.folder;
		default: return cwd;
	}
}
function commonFolder(folders) {
	let common = folders[0] ?? node_path.sep;
	for (const folder of folders) while (!isWithin(common, folder) && (0, node_path.dirname)(common) !== common) common = (0, node_path.dirname)(common);
	return common;
}
function nearestPathHelp(cwd, absolute) {
	const folder = (0, node_path.dirname)(absolute);
	if (statOf(folder)?.isDirectory() !== true) return (0, node_path.dirname)(folder) === folder ? void 0 : nearestPathHelp(cwd, folder);
	const nearest = nearestPath((0, node_path.basename)(absolute), namesIn(folder));
	if (nearest === void 0) return void 0;
	return `Did you mean \`${pathFrom(cwd, (0, node_path.join)(folder, nearest))}\`?`;
}
function namesIn(folder) {
	try {
		return (0, node_fs.readdirSync)(folder);
	} catch {
		return [];
	}
}
function placesToLook({ places, files }, cwd) {
	if (places.length > 0) return places;
	const elsewhere = files.filter((file) => !isWithin(cwd, (0, node_path.resolve)(cwd, file)));
	return elsewhere.length === 0 ? ["."] : elsewhere.map((file) => (0, node_path.dirname)((0, node_path.resolve)(cwd, file)));
}
// src/commands/opening/tune-compiler.ts
const LONG_RUN_FILES = 2e4;
const TURBOFAN = late("invocation-count-for-turbofan", 2e4, 3e3);
const GROWTH = ["semi-space-growth-factor", {
	plain: 1,
	short: 2,
	usual: 2
}];
const FLAGS = /* @__PURE__ */ new Map([
	["20", [late("interrupt-budget", 1e6, 67584), GROWTH]],
	["22", [TURBOFAN, GROWTH]],
	["24", [
		TURBOFAN,
		late("invocation-count-for-maglev", 4e3, 400),
		GROWTH
	]]
]);
const MANY_FILES = 2e3;
const WHILE_READING = /* @__PURE__ */ new Map([["20", "interrupt-budget=250000"]]);
let current;
function tuneCompiler(files, isPlain) {
	setCompiler(files >= LONG_RUN_FILES ? "usual" : isPlain ? "plain" : "short");
}
function late(name, value, usual) {
	return [name, {
		plain: value,
		short: value,
		usual
	}];
}
function withUsualCompiler(work) {
	const before = current;
	if (before !== "usual") setCompiler("usual");
	try {
		return work();
	} finally {
		if (before !== void 0) setCompiler(before);
	}
}
function withReadingCompiler(files, read) {
	const option = files < MANY_FILES ? void 0 : WHILE_READING.get(majorVersion());
	if (option === void 0 || current === void 0 || current === "usual") return read();
	(0, node_v8.setFlagsFromString)(`--${option}`);
	try {
		return read();
	} finally {
		setCompiler(current);
	}
}
function majorVersion() {
	return process.versions.node.split(".")[0] ?? "";
}
function setCompiler(run) {
	current = run;
	for (const [name, values] of FLAGS.get(majorVersion()) ?? []) (0, node_v8.setFlagsFromString)(`--${name}=${values[run]}`);
}
// src/io/cache/cache-folder.ts
function usualCacheFolder(env) {
	const caches = textOf(env["XDG_CACHE_HOME"]);
	if (caches !== void 0) return (0, node_path.join)(caches, "envfrom");
	if ((0, node_os.platform)() === "win32") {
		const local = textOf(env["LOCALAPPDATA"]);
		return local === void 0 ? void 0 : (0, node_path.join)(local, "envfrom", "Cache");
	}
	const home = textOf(env["HOME"]);
	if (home === void 0) return void 0;
	return (0, node_os.platform)() === "darwin" ? (0, node_path.join)(home, "Library", "Caches", "envfrom") : (0, node_path.join)(home, ".cache", "envfrom");
}
function liesIn(root, folder) {
	return isWithin(root, withRealParent((0, node_path.resolve)(folder)));
}
function withRealParent(path) {
	try {
		return node_fs.realpathSync.native(path);
	} catch {
		const parent = (0, node_path.dirname)(path);
		return parent === path ? path : (0, node_path.join)(withRealParent(parent), path.slice(parent.length));
	}
}
function textOf(value) {
	return value === void 0 || value === "" ? void 0 : value;
}
// src/io/cache/keyed-digest.ts
function keyedDigest(key) {
	return (...parts) => markOf(key, "digest", parts).toString("hex");
}
function markOf(key, purpose, parts) {
	const mark = (0, node_crypto.createHmac)("sha256", key).update(purpose);
	for (const part of parts) {
		const bytes = typeof part === "string" ? Buffer.from(part) : part;
		mark.update(`\0${bytes.length}\0`).update(bytes);
	}
	return mark.digest();
}
// src/io/cache/open-store.ts
const MEGABYTE = 1048576;
const BOUNDS = {
	entry: 32 * MEGABYTE,
	all: 256 * MEGABYTE,
	count: 500
};
const KEY_BYTES = 32;
const MARK_BYTES = 32;
const KEY = "key";
const ENTRY = /^[0-9a-f]{64}$/;
const PARTIAL = /^[0-9a-f]{16}\.tmp$/;
const READ = node_fs.constants.O_RDONLY | (node_fs.constants.O_NOFOLLOW ?? 0) | (node_fs.constants.O_NONBLOCK ?? 0);
function openStore(folder, bounds = BOUNDS) {
	try {
		(0, node_fs.mkdirSync)(folder, {
			recursive: true,
			mode: 448
		});
		if (!isPrivate((0, node_fs.lstatSync)(folder), "folder")) return void 0;
		const key = keyOf(folder);
		return key === void 0 ? void 0 : storeWith(folder, key, bounds);
	} catch {
		return;
	}
}
function storeWith(folder, key, bounds) {
	return {
		digest: keyedDigest(key),
		birth: birthOf((0, node_path.join)(folder, KEY)),
		get: (name) => attempt(() => entryAt(folder, name, key, bounds)),
		put: (name, content) => attempt(() => {
			if (!ENTRY.test(name) || content.length > bounds.entry) return;
			writeWhole(folder, name, [markOf(key, "entry", [name, content]), content]);
			removeOldest(folder, bounds);
		})
	};
}
function entryAt(folder, name, key, bounds) {
	if (!ENTRY.test(name)) return void 0;
	const bytes = bytesOf((0, node_path.join)(folder, name), bounds.entry + MARK_BYTES);
	if (bytes === void 0 || bytes.length < MARK_BYTES) return void 0;
	const content = bytes.subarray(MARK_BYTES);
	return (0, node_crypto.timingSafeEqual)(bytes.subarray(0, MARK_BYTES), markOf(key, "entry", [name, content])) ? content : void 0;
}
function keyOf(folder) {
	const path = (0, node_path.join)(folder, KEY);
	const found = attempt(() => bytesOf(path, KEY_BYTES));
	if (found?.length === KEY_BYTES) return found;
	if (found !== void 0) (0, node_fs.rmSync)(path, { force: true });
	const partial = writePartial(folder, [(0, node_crypto.randomBytes)(KEY_BYTES)]);
	attempt(() => (0, node_fs.linkSync)(partial, path));
	(0, node_fs.rmSync)(partial, { force: true });
	const made = bytesOf(path, KEY_BYTES);
	return made?.length === KEY_BYTES ? made : void 0;
}
function birthOf(path) {
	const { dev, ino, ctimeNs } = (0, node_fs.lstatSync)(path, { bigint: true });
	return [
		dev,
		ino,
		ctimeNs
	].join(" ");
}
function bytesOf(path, most) {
	const file = (0, node_fs.openSync)(path, READ);
	try {
		const stats = (0, node_fs.fstatSync)(file);
		return isPrivate(stats, "file") && stats.size <= most ? (0, node_fs.readFileSync)(file) : void 0;
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function isPrivate(stats, kind) {
	if (!(kind === "file" ? stats.isFile() : stats.isDirectory())) return false;
	const user = process.geteuid?.();
	if (user === void 0) return true;
	return stats.uid === user && (stats.mode & (kind === "file" ? 63 : 18)) === 0;
}
function writeWhole(folder, name, parts) {
	const partial = writePartial(folder, parts);
	try {
		(0, node_fs.renameSync)(partial, (0, node_path.join)(folder, name));
	} catch (error) {
		(0, node_fs.rmSync)(partial, { force: true });
		throw error;
	}
}
function writePartial(folder, parts) {
	const path = (0, node_path.join)(folder, `${(0, node_crypto.randomBytes)(8).toString("hex")}.tmp`);
	const file = (0, node_fs.openSync)(path, "wx", 384);
	try {
		for (const part of parts) (0, node_fs.writeFileSync)(file, part);
	} catch (error) {
		(0, node_fs.rmSync)(path, { force: true });
		throw error;
	} finally {
		(0, node_fs.closeSync)(file);
	}
	return path;
}
function removeOldest(folder, { all, count }) {
	const entries = (0, node_fs.readdirSync)(folder).filter((name) => ENTRY.test(name) || PARTIAL.test(name)).flatMap((name) => {
		const stats = (0, node_fs.lstatSync)((0, node_path.join)(folder, name), { throwIfNoEntry: false });
		return stats === void 0 ? [] : [{
			name,
			size: stats.size,
			at: stats.mtimeMs
		}];
	}).sort((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1));
	let bytes = 0;
	for (const [index, { name, size }] of entries.entries()) {
		bytes += size;
		if (index >= count || bytes > all) (0, node_fs.rmSync)((0, node_path.join)(folder, name), { force: true });
	}
}
function attempt(work) {
	try {
		return work();
	} catch {
		return;
	}
}
// src/cli/compiled/open-compiled.ts
const DIGEST_LENGTH = 64;
const HEADER_LENGTH = 80;
function openCompiled(argv, { env, cwd }) {
	const folder = usualCacheFolder(env);
	if (folder === void 0 || isLogOfCi({ env })) return void 0;
	if ((env["NODE_DISABLE_COMPILE_CACHE"] ?? "") !== "") return void 0;
	if (checkedFolders(argv, cwd).some((each) => liesIn(each, folder))) return void 0;
	const store = openStore(folder);
	return store === void 0 ? void 0 : compiledIn(store);
}
function compiledIn(store) {
	const node = [
		process.version,
		process.arch,
		String((0, node_v8.cachedDataVersionTag)())
	];
	const nameOf = (file) => store.digest("compiled code", store.birth, ...node, file);
	return {
		digestOf: (source) => store.digest("source", source),
		find(file, digest) {
			const entry = store.get(nameOf(file));
			if (entry === void 0 || entry.length < HEADER_LENGTH) return void 0;
			const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.length);
			if (bytes.toString("latin1", 0, DIGEST_LENGTH) !== digest) return void 0;
			return {
				made: bytes.readDoubleBE(DIGEST_LENGTH),
				extended: bytes.readDoubleBE(72),
				bytes: bytes.subarray(HEADER_LENGTH)
			};
		},
		keep(file, digest, { made, extended, bytes }) {
			const header = Buffer.alloc(HEADER_LENGTH);
			header.write(digest, "latin1");
			header.writeDoubleBE(made, DIGEST_LENGTH);
			header.writeDoubleBE(extended, 72);
			store.put(nameOf(file), Buffer.concat([header, bytes]));
		}
	};
}
function checkedFolders(argv, cwd) {
	const paths = argv.filter((word) => !word.startsWith("-")).map((word) => (0, node_path.resolve)(cwd, word));
	return [...new Set([cwd, ...paths].map((path) => realPathOf(path)))].map((path) => workTreeOf(path) ?? path);
}
function realPathOf(path) {
	try {
		return node_fs.realpathSync.native(path);
	} catch {
		return path;
	}
}
// src/cli/compiled/load-compiled.ts
var load_compiled_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ loadCompiled: () => loadCompiled });
const LEAST_BYTES = 8192;
function loadCompiled(folder, argv, host) {
	const compiled = openCompiled(argv, host);
	if (compiled === void 0) return () => {};
	const usual = require.extensions[".js"];
	const loaded = [];
	require.extensions[".js"] = (module, file) => {
		if (!file.startsWith(folder + node_path.sep)) return usual?.(module, file);
		const source = (0, node_fs.readFileSync)(file);
		if (source.length < LEAST_BYTES) return usual?.(module, file);
		const digest = compiled.digestOf(source);
		const found = compiled.find(file, digest);
		const script = scriptOf(file, source, found);
		const kept = found !== void 0 && script.cachedDataRejected === false ? {
			made: found.made,
			extended: found.extended
		} : void 0;
		loaded.push({
			file,
			digest,
			script,
			kept
		});
		const run = script.runInThisContext();
		const requireFrom = (id) => module.require(id);
		return run(module.exports, requireFrom, module, file, (0, node_path.dirname)(file));
	};
	return () => {
		const now = Date.now();
		for (const each of loaded) keepLoaded(each, compiled, now);
	};
}
function scriptOf(filename, source, found) {
	const code = `(function (exports, require, module, __filename, __dirname) { ${source.toString((0, node_buffer.isAscii)(source) ? "latin1" : "utf8")}\n})`;
	return withUsualCompiler(() => new node_vm.Script(code, {
		filename,
		...found && { cachedData: found.bytes }
	}));
}
function keepLoaded({ file, digest, script, kept }, compiled, now) {
	if (kept !== void 0 && !isDue(kept, now)) return;
	const bytes = withUsualCompiler(() => script.createCachedData());
	compiled.keep(file, digest, {
		bytes,
		made: kept?.made ?? now,
		extended: now
	});
}
function isDue({ made, extended }, now) {
	return now < extended || now - made >= 2 * (extended - made);
}
Object.defineProperty(exports, "CannotRun", {
	enumerable: true,
	get: function() {
		return CannotRun;
	}
});
Object.defineProperty(exports, "DOUBLESTAR", {
	enumerable: true,
	get: function() {
		return DOUBLESTAR;
	}
});
Object.defineProperty(exports, "ENVSUBST", {
	enumerable: true,
	get: function() {
		return ENVSUBST;
	}
});
Object.defineProperty(exports, "GIT_PATH", {
	enumerable: true,
	get: function() {
		return GIT_PATH;
	}
});
Object.defineProperty(exports, "GIT_TEXT", {
	enumerable: true,
	get: function() {
		return GIT_TEXT;
	}
});
Object.defineProperty(exports, "GOBWAS_PATH", {
	enumerable: true,
	get: function() {
		return GOBWAS_PATH;
	}
});
Object.defineProperty(exports, "GOBWAS_TEXT", {
	enumerable: true,
	get: function() {
		return GOBWAS_TEXT;
	}
});
Object.defineProperty(exports, "GO_PATH", {
	enumerable: true,
	get: function() {
		return GO_PATH;
	}
});
Object.defineProperty(exports, "buildAutomaton", {
	enumerable: true,
	get: function() {
		return buildAutomaton;
	}
});
Object.defineProperty(exports, "commonFolder", {
	enumerable: true,
	get: function() {
		return commonFolder;
	}
});
Object.defineProperty(exports, "expandBraces", {
	enumerable: true,
	get: function() {
		return expandBraces;
	}
});
Object.defineProperty(exports, "foldName", {
	enumerable: true,
	get: function() {
		return foldName;
	}
});
Object.defineProperty(exports, "gitGlobs", {
	enumerable: true,
	get: function() {
		return gitGlobs;
	}
});
Object.defineProperty(exports, "isGitPath", {
	enumerable: true,
	get: function() {
		return isGitPath;
	}
});
Object.defineProperty(exports, "isLogOfCi", {
	enumerable: true,
	get: function() {
		return isLogOfCi;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "lettersApart", {
	enumerable: true,
	get: function() {
		return lettersApart;
	}
});
Object.defineProperty(exports, "lettersOf", {
	enumerable: true,
	get: function() {
		return lettersOf;
	}
});
Object.defineProperty(exports, "liesIn", {
	enumerable: true,
	get: function() {
		return liesIn;
	}
});
Object.defineProperty(exports, "load_compiled_exports", {
	enumerable: true,
	get: function() {
		return load_compiled_exports;
	}
});
Object.defineProperty(exports, "locatePaths", {
	enumerable: true,
	get: function() {
		return locatePaths;
	}
});
Object.defineProperty(exports, "locate_paths_exports", {
	enumerable: true,
	get: function() {
		return locate_paths_exports;
	}
});
Object.defineProperty(exports, "nameGlobs", {
	enumerable: true,
	get: function() {
		return nameGlobs;
	}
});
Object.defineProperty(exports, "namesRoot", {
	enumerable: true,
	get: function() {
		return namesRoot;
	}
});
Object.defineProperty(exports, "nearestName", {
	enumerable: true,
	get: function() {
		return nearestName;
	}
});
Object.defineProperty(exports, "nearestPath", {
	enumerable: true,
	get: function() {
		return nearestPath;
	}
});
Object.defineProperty(exports, "openStore", {
	enumerable: true,
	get: function() {
		return openStore;
	}
});
Object.defineProperty(exports, "pathBelow", {
	enumerable: true,
	get: function() {
		return pathBelow;
	}
});
Object.defineProperty(exports, "pathFilter", {
	enumerable: true,
	get: function() {
		return pathFilter;
	}
});
Object.defineProperty(exports, "pathFrom", {
	enumerable: true,
	get: function() {
		return pathFrom;
	}
});
Object.defineProperty(exports, "pathGlobs", {
	enumerable: true,
	get: function() {
		return pathGlobs;
	}
});
Object.defineProperty(exports, "placesToLook", {
	enumerable: true,
	get: function() {
		return placesToLook;
	}
});
Object.defineProperty(exports, "readGlob", {
	enumerable: true,
	get: function() {
		return readGlob;
	}
});
Object.defineProperty(exports, "runAutomaton", {
	enumerable: true,
	get: function() {
		return runAutomaton;
	}
});
Object.defineProperty(exports, "screenOf", {
	enumerable: true,
	get: function() {
		return screenOf;
	}
});
Object.defineProperty(exports, "tuneCompiler", {
	enumerable: true,
	get: function() {
		return tuneCompiler;
	}
});
Object.defineProperty(exports, "usualCacheFolder", {
	enumerable: true,
	get: function() {
		return usualCacheFolder;
	}
});
Object.defineProperty(exports, "whatIsAt", {
	enumerable: true,
	get: function() {
		return whatIsAt;
	}
});
Object.defineProperty(exports, "widthOf", {
	enumerable: true,
	get: function() {
		return widthOf;
	}
});
Object.defineProperty(exports, "withReadingCompiler", {
	enumerable: true,
	get: function() {
		return withReadingCompiler;
	}
});
Object.defineProperty(exports, "workTreeOf", {
	enumerable: true,
	get: function() {
		return workTreeOf;
	}
});
