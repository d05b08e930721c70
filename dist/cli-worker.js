"use strict";
const require_engine_cli_worker_action_action_worker_load_compiled_hold_signals_isolate_spinner_run = require("./chunks/cli.js");
const require_start = require("./chunks/start.js");
const require_engine_cli_worker_watch_run_run_view = require("./chunks/rollout-write.js");
let node_worker_threads = require("node:worker_threads");
// src/cli-worker.ts
function post(message) {
	node_worker_threads.parentPort?.postMessage(message);
}
runCommandLine(node_worker_threads.workerData);
async function runCommandLine(given) {
	const { argv, listed, cwd, stdout, stderr, signals } = given;
	post({
		kind: "done",
		code: await require_start.run(argv, {
			kept: {
				program: __dirname,
				isAsked: false
			},
			cwd,
			env: process.env,
			stdin: process.stdin,
			stdout: {
				...stdout,
				write: (text) => post({
					kind: "stdout",
					text
				})
			},
			stderr: {
				...stderr,
				write: (text) => post({
					kind: "stderr",
					text
				})
			},
			spinner: {
				load: () => Promise.resolve(),
				show: require_start.perFrame((count) => post({
					kind: "read",
					count
				})),
				stop: () => {}
			},
			listings: require_engine_cli_worker_watch_run_run_view.handedListings(listed),
			holdSignals: require_engine_cli_worker_action_action_worker_load_compiled_hold_signals_isolate_spinner_run.holdInWorker(signals),
			time: () => (/* @__PURE__ */ new Date()).toTimeString().slice(0, 8)
		})
	});
}
