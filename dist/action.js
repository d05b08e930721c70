import { a as startWorker, i as linesOfWorkerFailure } from "./chunks/engine-cli.js";
import { t as sayActionFailure } from "./chunks/say-action-failure.js";
import process from "node:process";
// src/action/isolate-action.ts
async function isolateAction(entry, outside) {
	const worker = startWorker(entry, { cwd: outside.cwd });
	let code = 2;
	let failure;
	await new Promise((finish) => {
		worker.on("message", (message) => {
			code = message;
		});
		worker.on("error", (error) => {
			failure = linesOfWorkerFailure(error);
		});
		worker.on("exit", () => finish());
	});
	if (failure !== void 0) await sayActionFailure(failure, outside);
	return code;
}
// src/action.ts
process.exitCode = await isolateAction(new URL("./action-worker.js", import.meta.url), {
	cwd: process.env["GITHUB_WORKSPACE"] ?? ".",
	env: process.env,
	stdin: process.stdin,
	stdout: process.stdout,
	stderr: process.stderr
});
export {};
