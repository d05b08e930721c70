#!/usr/bin/env node
import { t as VERSION } from "./chunks/version.js";
import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";
// src/cli.ts
let isCut = false;
async function main(argv) {
	enableCompileCache();
	process.stdout.on("error", cutOff);
	process.stderr.on("error", () => {});
	if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
		process.stdout.write(`${VERSION}\n`);
		return;
	}
	const { run } = await import("./chunks/run.js");
	const outside = {
		kept: {
			program: fileURLToPath(new URL(".", import.meta.url)),
			isAsked: true
		},
		cwd: currentFolder(),
		env: process.env,
		stdin: process.stdin,
		stdout: process.stdout,
		stderr: process.stderr
	};
	const code = await run(argv, {
		...outside,
		async isolate() {
			const { isolate } = await import("./chunks/isolate.js");
			return isolate(new URL("./cli-worker.js", import.meta.url), argv, outside);
		},
		async startJob(job) {
			const { startJob } = await import("./chunks/start-job.js");
			const { cwd } = outside;
			return startJob(new URL("./cli-worker.js", import.meta.url), {
				argv,
				cwd,
				job
			});
		}
	});
	process.exitCode = isCut ? 2 : code;
}
function enableCompileCache() {
	if (!("enableCompileCache" in nodeModule)) return;
	if (typeof nodeModule.enableCompileCache === "function") nodeModule.enableCompileCache();
}
function currentFolder() {
	try {
		return process.cwd();
	} catch {
		return process.env["PWD"] ?? ".";
	}
}
function cutOff(error) {
	const code = "code" in error ? String(error.code) : "unknown error";
	if (code === "EPIPE" || isCut) return;
	isCut = true;
	process.exitCode = 2;
	const reason = code === "ENOSPC" ? "no space is left" : `the system says ${code}`;
	process.stderr.write(`envfrom: Cannot write to standard output: ${reason}.\n`);
}
await main(process.argv.slice(2));
export {};
