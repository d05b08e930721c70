"use strict";
const require_engine_cli_worker_action_action_worker_load_compiled_hold_signals_isolate_spinner_run = require("./chunks/cli.js");
const require_say_action_failure = require("./chunks/say-action-failure.js");
let node_url = require("node:url");
// src/action/isolate-action.ts
async function isolateAction(entry, host) {
	const worker = require_engine_cli_worker_action_action_worker_load_compiled_hold_signals_isolate_spinner_run.startWorker(entry, { cwd: host.cwd });
	let code = 2;
	let failure;
	await new Promise((finish) => {
		worker.on("message", (message) => {
			code = message;
		});
		worker.on("error", (error) => {
			failure = require_engine_cli_worker_action_action_worker_load_compiled_hold_signals_isolate_spinner_run.linesOfWorkerFailure(error);
		});
		worker.on("exit", () => finish());
	});
	if (failure !== void 0) await require_say_action_failure.sayActionFailure(failure, host);
	return code;
}
// src/action.ts
process.exitCode = 2;
isolateAction((0, node_url.pathToFileURL)(`${__dirname}/action-worker.js`), {
	cwd: process.env["GITHUB_WORKSPACE"] ?? ".",
	env: process.env,
	stdin: process.stdin,
	stdout: process.stdout,
	stderr: process.stderr
}).then((code) => {
	process.exitCode = code;
});
