import { t as run } from "./chunks/start.js";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
// src/cli-worker.ts
const given = workerData;
const kept = {
	program: fileURLToPath(new URL(".", import.meta.url)),
	isAsked: false
};
function post(message) {
	parentPort?.postMessage(message);
}
if ("job" in given) await workOnJob(given);
else await workOnRun(given);
async function workOnRun({ argv, cwd, stdout, stderr }) {
	post({
		kind: "done",
		code: await run(argv, {
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
			async startJob(job) {
				const { startJob } = await import("./chunks/start-job.js");
				return startJob(new URL("./cli-worker.js", import.meta.url), {
					argv,
					cwd,
					job
				});
			}
		})
	});
}
async function workOnJob({ argv, cwd, job }) {
	const { runJob } = await import("./chunks/run-job.js");
	const silent = { write: () => {} };
	const outside = {
		kept,
		cwd,
		env: process.env,
		stdin: process.stdin
	};
	parentPort?.postMessage(await runJob(argv, job, {
		...outside,
		stdout: silent,
		stderr: silent
	}));
}
export {};
