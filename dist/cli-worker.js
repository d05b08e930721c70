"use strict";
const require_start = require("./chunks/start.js");
const require_engine_cli_worker_run_run_merge_watch_run = require("./chunks/engine-cli.js");
let node_url = require("node:url");
let node_worker_threads = require("node:worker_threads");
// src/cli-worker.ts
const given = node_worker_threads.workerData;
const kept = {
	program: __dirname,
	isAsked: false
};
function post(message) {
	node_worker_threads.parentPort?.postMessage(message);
}
"job" in given ? workOnJob(given) : workOnRun(given);
async function workOnRun({ argv, listed, cwd, stdout, stderr }) {
	post({
		kind: "done",
		code: await require_start.run(argv, {
			kept,
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
			onRead: (count) => post({
				kind: "read",
				count
			}),
			listings: require_engine_cli_worker_run_run_merge_watch_run.handedListings(listed),
			async startJob(job, onRead) {
				const { startJob } = await Promise.resolve().then(() => require("./chunks/engine-cli5.js")).then((n) => n.start_job_exports);
				return startJob((0, node_url.pathToFileURL)(__filename), {
					argv,
					cwd,
					listed,
					job
				}, onRead);
			}
		})
	});
}
async function workOnJob({ argv, cwd, listed, job }) {
	const { openJob } = await Promise.resolve().then(() => require("./chunks/engine-cli5.js")).then((n) => n.open_job_exports);
	const silent = { write: () => {} };
	const opened = await openJob(argv, job, {
		kept,
		cwd,
		env: process.env,
		stdin: process.stdin,
		listings: require_engine_cli_worker_run_run_merge_watch_run.handedListings(listed),
		onRead: (count) => tell({
			kind: "read",
			count
		}),
		stdout: silent,
		stderr: silent
	});
	node_worker_threads.parentPort?.on("message", ({ surveys }) => {
		if (surveys === void 0) tell({
			kind: "survey",
			survey: opened.survey()
		});
		else tell({
			kind: "findings",
			findings: opened.judge(surveys)
		});
	});
}
function tell(message) {
	node_worker_threads.parentPort?.postMessage(message);
}
