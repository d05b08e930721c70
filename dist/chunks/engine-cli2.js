"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
let node_worker_threads = require("node:worker_threads");
let node_v8 = require("node:v8");
// src/cli/isolate.ts
var isolate_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ isolate: () => isolate });
async function isolate(entry, line, outside) {
	const spinner = require_start.startSpinner(outside);
	await spinner?.load();
	const { cwd, stdout, stderr } = outside;
	const worker = startWorker(entry, {
		...line,
		cwd,
		stdout: terminalOf(stdout),
		stderr: terminalOf(stderr)
	});
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
			for (const line of linesOfWorkerFailure(error)) require_start.say(outside, line);
		});
		worker.on("exit", () => {
			spinner?.stop();
			finish(code);
		});
	});
}
function startWorker(entry, workerData) {
	const maxOldGenerationSizeMb = megabytes((0, node_v8.getHeapStatistics)().heap_size_limit);
	return new node_worker_threads.Worker(entry, {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb }
	});
}
function linesOfWorkerFailure(error) {
	if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) return require_start.linesOfFailure(error);
	const limit = megabytes((0, node_v8.getHeapStatistics)().heap_size_limit);
	return require_start.linesOfFailure(new require_load.CannotRun(`The run needs more than the ${limit} MB of memory that Node may use here.`, "Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192."));
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
