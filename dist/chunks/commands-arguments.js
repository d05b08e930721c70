"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_load_compiled_run_run_run_run_format_file_deployment = require("./commands-diff.js");
// src/commands/arguments/option.ts
const OPTION_GROUPS = [
	"What to look at",
	"What to report",
	"How strict",
	"Output",
	"Repository",
	"Speed",
	"Every command"
];
function choicesOf({ values = [], default: usual }) {
	const notes = [...values.length === 0 ? [] : [values.join(", ")], ...usual === void 0 ? [] : [`default: ${usual}`]];
	return notes.length === 0 ? "" : ` (${notes.join("; ")})`;
}
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
		description: "Annotate lines of the pull request, ten per severity at most: new problems and changed lines first",
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
		name: "report-file",
		description: "Write the report to this file, one page of HTML, for actions/upload-artifact"
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
const OTHER_HELP = {
	mirror: "Fetch addresses that begin with PREFIX from URL: PREFIX=URL",
	base: "Report only problems that are new since this commit or branch; in a pull request since its base branch, unless `none` is given",
	"all-problems": "With `base` or a baseline: also report problems that are not new"
};
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
		description: (repeatable === true ? `${firstPart(help)}, one per line` : help) + choicesOf(option),
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
// src/commands/env/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runEnv: () => runEnv });
function runEnv(args, host) {
	refuseValuesOnPage(args.values);
	refuseBesideMatrix(args.values);
	const words = require_engine_load_compiled_run_run_run_run_format_file_deployment.readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(require_load.placesToLook(words, host.cwd), args.values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			if (args.values.has("matrix")) {
				const { answerMatrix } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.answer_matrix_exports);
				return (engines, run) => answerMatrix(engines, run, {
					args,
					words,
					host
				});
			}
			const { answerEnv } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.answer_env_exports);
			return (engines, run) => answerEnv(engines, run, {
				args,
				words,
				host
			});
		}
	});
}
function refuseValuesOnPage(values) {
	if (!values.has("show-values") || values.get("format")?.at(-1) !== "html") return;
	throw new require_load.CannotRun("`--show-values` cannot be used with `--format html`.");
}
const NOT_IN_MATRIX = ["show-values", "services"];
const NOT_MATRIX_FORMATS = /* @__PURE__ */ new Set(["dotenv", "describe"]);
function refuseBesideMatrix(values) {
	if (!values.has("matrix")) return;
	const format = values.get("format")?.at(-1) ?? "";
	const other = NOT_MATRIX_FORMATS.has(format) ? `format ${format}` : NOT_IN_MATRIX.find((name) => values.has(name));
	if (other !== void 0) throw new require_load.CannotRun(`\`--${other}\` cannot be used with \`--matrix\`.`);
}
Object.defineProperty(exports, "OPTION_GROUPS", {
	enumerable: true,
	get: function() {
		return OPTION_GROUPS;
	}
});
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
Object.defineProperty(exports, "choicesOf", {
	enumerable: true,
	get: function() {
		return choicesOf;
	}
});
Object.defineProperty(exports, "isInputOn", {
	enumerable: true,
	get: function() {
		return isInputOn;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
