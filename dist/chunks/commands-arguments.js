"use strict";
const require_load = require("./load.js");
const require_start = require("./start.js");
// src/commands/arguments/action-inputs.ts
const OWN = [{
	name: "paths",
	description: "Files, folders or globs to check, one per line",
	default: "."
}, {
	name: "working-directory",
	description: "The folder that paths are relative to, itself relative to the workspace",
	default: "."
}];
const WRITES = [
	{
		name: "annotations",
		description: "Annotate the lines of a pull request: new problems and changed lines first, ten per severity at most",
		default: "true"
	},
	{
		name: "summary",
		description: "Write a job summary",
		default: "true"
	},
	{
		name: "comment-file",
		description: "Write the summary to this file, short enough for a comment on the pull request"
	},
	{
		name: "sarif-file",
		description: "Write SARIF to this file, for github/codeql-action/upload-sarif"
	}
];
function actionInputs() {
	return [
		...OWN,
		...require_start.CHECK.options.filter(({ input }) => input === true).map(inputOf),
		...WRITES
	];
}
const OTHER_HELP = { base: "Report only the problems that are not in this commit or branch; in a pull request its own base, unless `none` is given" };
function inputOf(option) {
	const { name, repeatable, value } = option;
	const help = OTHER_HELP[name] ?? option.help;
	if (value === void 0) return {
		name,
		description: help,
		default: "false",
		option
	};
	return {
		name,
		description: repeatable === true ? `${firstPart(help)}, one per line` : help,
		option
	};
}
function firstPart(help) {
	return help.replace("; may be given several times", "");
}
function argumentsOf(inputs) {
	return [
		"check",
		...actionInputs().flatMap(({ name, option }) => {
			const value = inputs.get(name) ?? "";
			if (option === void 0 || value === "") return [];
			if (option.value === void 0) return isInputOn(inputs, name) ? [`--${name}`] : [];
			return (option.repeatable === true ? linesOf$1(value) : [value]).map((one) => `--${name}=${one}`);
		}),
		"--",
		...linesOf$1(inputs.get("paths") ?? "")
	];
}
function isInputOn(inputs, name) {
	const value = (inputs.get(name) ?? "").trim();
	if (/^(?:true|True|TRUE)$/.test(value)) return true;
	if (/^(?:false|False|FALSE|)$/.test(value)) return false;
	throw new require_load.CannotRun(`Invalid value \`${value}\` for the input \`${name}\`: use \`true\` or \`false\`.`);
}
function linesOf$1(text) {
	return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
// src/pipeline/changed-lines.ts
function changedLines(base, head) {
	const byPath = /* @__PURE__ */ new Map();
	return (at) => {
		const { path, line } = require_start.positionOf(at);
		let isChanged = byPath.get(path);
		if (isChanged === void 0) {
			isChanged = between(base.read(path), head.read(path));
			byPath.set(path, isChanged);
		}
		return isChanged(line);
	};
}
function between(before, now) {
	if (now.kind === "unreadable") return () => false;
	if (before.kind === "unreadable") return () => true;
	if (before.bytes === now.bytes) return () => false;
	const [then, lines] = [linesOf(before.bytes), linesOf(now.bytes)];
	const shortest = Math.min(then.length, lines.length);
	let start = 0;
	while (start < shortest && then[start] === lines[start]) start += 1;
	let end = 0;
	while (end < shortest - start && then.at(-1 - end) === lines.at(-1 - end)) end += 1;
	const had = new Set(then.slice(start, then.length - end));
	return (line) => {
		const at = line - 1;
		return at >= start && at < lines.length - end && !had.has(lines[at] ?? "");
	};
}
function linesOf(bytes) {
	return new TextDecoder().decode(bytes).split(/\r?\n/);
}
Object.defineProperty(exports, "actionInputs", {
	enumerable: true,
	get: function() {
		return actionInputs;
	}
});
Object.defineProperty(exports, "argumentsOf", {
	enumerable: true,
	get: function() {
		return argumentsOf;
	}
});
Object.defineProperty(exports, "changedLines", {
	enumerable: true,
	get: function() {
		return changedLines;
	}
});
Object.defineProperty(exports, "isInputOn", {
	enumerable: true,
	get: function() {
		return isInputOn;
	}
});
