import { Et as linesOfFailure, Jt as CannotRun, Yt as loadAllParts, f as startSpinner, gt as say, jt as parseArguments, p as openCheck, qt as fleetArguments } from "./start.js";
import { n as makeBundle } from "./engine-transfer.js";
import { Worker } from "node:worker_threads";
import { getHeapStatistics } from "node:v8";
// src/cli/isolate.ts
async function isolate(entry, argv, outside) {
	const spinner = startSpinner(outside);
	await spinner?.load();
	const { cwd, stdout, stderr } = outside;
	const worker = startWorker(entry, {
		argv,
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
			for (const line of linesOfWorkerFailure(error)) say(outside, line);
		});
		worker.on("exit", () => {
			spinner?.stop();
			finish(code);
		});
	});
}
function startWorker(entry, workerData) {
	const maxOldGenerationSizeMb = megabytes(getHeapStatistics().heap_size_limit);
	return new Worker(entry, {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb }
	});
}
function linesOfWorkerFailure(error) {
	if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) return linesOfFailure(error);
	const limit = megabytes(getHeapStatistics().heap_size_limit);
	return linesOfFailure(new CannotRun(`The run needs more than the ${limit} MB of memory that Node may use here.`, "Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192."));
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
// src/cli/shares/run-job.ts
async function runJob(argv, { share, salt }, outside) {
	const { positionals, values } = fleetArguments(parseArguments(argv));
	const run = await openCheck(positionals, values, outside);
	await loadAllParts();
	return JSON.stringify(makeBundle(run, share, {
		salt,
		isKept: false
	}, outside));
}
// src/cli/shares/start-job.ts
function startJob(entry, run) {
	const worker = startWorker(entry, run);
	return new Promise((finish) => {
		let text;
		worker.on("message", (message) => {
			text = message;
		});
		worker.on("error", () => {});
		worker.on("exit", () => finish(text));
	});
}
export { startWorker as a, linesOfWorkerFailure as i, runJob as n, isolate as r, startJob as t };
