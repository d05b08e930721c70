import { N as run } from "./chunks/engine.js";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
// src/cli-worker.ts
const { argv, cwd, stdout, stderr } = workerData;
function post(message) {
	parentPort?.postMessage(message);
}
post({
	kind: "done",
	code: await run(argv, {
		kept: {
			program: fileURLToPath(new URL(".", import.meta.url)),
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
		onRead: (count) => post({
			kind: "read",
			count
		})
	})
});
export {};
