"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_action_worker_run_help_text_format_problems = require("./commands-arguments.js");
let node_worker_threads = require("node:worker_threads");
let node_v8 = require("node:v8");
// src/cli/hold-signals.ts
var hold_signals_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ heldSignals: () => heldSignals });
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function heldSignals() {
	let came;
	return {
		async hold(work) {
			const release = onSignal((signal) => came ??= signal);
			try {
				return await work(() => came !== void 0);
			} finally {
				release();
			}
		},
		obey() {
			if (came !== void 0) process.kill(process.pid, came);
		}
	};
}
const [IS_HELD, CAME] = [0, 1];
function newSignalFlags() {
	return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}
function holdInWorker(flags) {
	return async (work) => {
		Atomics.store(flags, IS_HELD, 1);
		try {
			return await work(() => Atomics.load(flags, CAME) === 1);
		} finally {
			Atomics.store(flags, IS_HELD, 0);
		}
	};
}
function watchForWorker(flags) {
	let came;
	const end = (signal) => {
		release();
		process.kill(process.pid, signal);
	};
	const release = onSignal((signal) => {
		const isFirst = came === void 0;
		came = signal;
		Atomics.store(flags, CAME, 1);
		if (!isFirst || Atomics.load(flags, IS_HELD) === 0) end(signal);
	});
	return () => {
		release();
		if (came !== void 0) end(came);
	};
}
function onSignal(listener) {
	for (const signal of SIGNALS) process.on(signal, listener);
	return () => {
		for (const signal of SIGNALS) process.off(signal, listener);
	};
}
// src/cli/isolate.ts
var isolate_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ isolate: () => isolate });
async function isolate(entry, line, host) {
	const { cwd, stdout, stderr, spinner } = host;
	await spinner?.load();
	const signals = newSignalFlags();
	const terminals = {
		stdout: terminalOf(stdout),
		stderr: terminalOf(stderr)
	};
	const run = {
		...line,
		cwd,
		...terminals,
		signals
	};
	const release = watchForWorker(signals);
	const worker = startWorker(entry, run);
	return new Promise((finish) => {
		let code = 2;
		worker.on("message", (message) => {
			if (message.kind === "read") spinner?.show(message.count);
			else if (message.kind === "done") ({code} = message);
			else {
				spinner?.stop();
				(message.kind === "stdout" ? stdout : stderr).write(message.text);
			}
		});
		worker.on("error", (error) => {
			spinner?.stop();
			for (const line of linesOfWorkerFailure(error)) require_start.writeStderr(host, line);
		});
		worker.on("exit", () => {
			spinner?.stop();
			release();
			finish(code);
		});
	});
}
const YOUNG_MEGABYTES = 96;
function startWorker(entry, workerData) {
	const resourceLimits = {
		maxOldGenerationSizeMb: megabytes((0, node_v8.getHeapStatistics)().heap_size_limit),
		maxYoungGenerationSizeMb: YOUNG_MEGABYTES
	};
	return new node_worker_threads.Worker(entry, {
		workerData,
		resourceLimits
	});
}
function linesOfWorkerFailure(error) {
	if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) return require_start.linesOfFailure(error);
	const limit = megabytes((0, node_v8.getHeapStatistics)().heap_size_limit);
	return require_start.linesOfFailure(new require_load.CannotRun(`The run needs more than the ${limit} MB of memory that Node may use.`, "Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192."));
}
function megabytes(bytes) {
	return Math.max(1, Math.floor(bytes / 1024 / 1024));
}
function terminalOf({ isTTY, columns, rows }) {
	return {
		...isTTY === void 0 ? {} : { isTTY },
		...columns === void 0 ? {} : { columns },
		...rows === void 0 ? {} : { rows }
	};
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
		description: (repeatable === true ? `${firstPart(help)}, one per line` : help) + require_engine_action_worker_run_help_text_format_problems.choicesOf(option),
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
Object.defineProperty(exports, "holdInWorker", {
	enumerable: true,
	get: function() {
		return holdInWorker;
	}
});
Object.defineProperty(exports, "hold_signals_exports", {
	enumerable: true,
	get: function() {
		return hold_signals_exports;
	}
});
Object.defineProperty(exports, "isInputOn", {
	enumerable: true,
	get: function() {
		return isInputOn;
	}
});
Object.defineProperty(exports, "isolate_exports", {
	enumerable: true,
	get: function() {
		return isolate_exports;
	}
});
Object.defineProperty(exports, "linesOfWorkerFailure", {
	enumerable: true,
	get: function() {
		return linesOfWorkerFailure;
	}
});
Object.defineProperty(exports, "startWorker", {
	enumerable: true,
	get: function() {
		return startWorker;
	}
});
