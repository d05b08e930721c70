"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_engine_cli_worker_action_action_worker_load_compiled_start_job_run_isolate = require("./engine-cli.js");
// src/cli/shares/start-job.ts
var start_job_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ startJob: () => startJob });
function startJob(entry, run) {
	const worker = require_engine_cli_worker_action_action_worker_load_compiled_start_job_run_isolate.startWorker(entry, run);
	let hasEnded = false;
	worker.on("exit", () => {
		hasEnded = true;
	});
	worker.on("error", () => {});
	const ask = (question) => new Promise((finish) => {
		if (hasEnded) return finish(void 0);
		worker.once("message", (answer) => finish(answer));
		worker.once("exit", () => finish(void 0));
		worker.postMessage(question);
	});
	return {
		survey: () => ask({}),
		judge: (surveys) => ask({ surveys }),
		end: () => void worker.terminate()
	};
}
Object.defineProperty(exports, "start_job_exports", {
	enumerable: true,
	get: function() {
		return start_job_exports;
	}
});
