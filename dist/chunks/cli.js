"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
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
const YOUNG_MEGABYTES = 24;
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
