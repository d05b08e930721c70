#!/usr/bin/env node
import { t as VERSION } from "./chunks/version.js";
import * as nodeModule from "node:module";
import process from "node:process";
// src/cli.ts
/** The process: what is fast to answer first, then the rest of the program, loaded when it is needed. */
async function main(argv) {
	enableCompileCache();
	process.stdout.on("error", ignoreClosedPipe);
	process.stderr.on("error", ignoreClosedPipe);
	if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
		process.stdout.write(`${VERSION}\n`);
		return;
	}
	const { run } = await import("./chunks/run.js");
	process.exitCode = await run(argv, {
		cwd: process.cwd(),
		env: process.env,
		stdin: process.stdin,
		stdout: process.stdout,
		stderr: process.stderr
	});
}
/** Keeps the compiled program between runs, where Node can (22.1 and later). */
function enableCompileCache() {
	if (!("enableCompileCache" in nodeModule)) return;
	if (typeof nodeModule.enableCompileCache === "function") nodeModule.enableCompileCache();
}
/** `envfrom | head` closes the pipe early: no reason to crash, and the exit code stays what it is. */
function ignoreClosedPipe(error) {
	if (!("code" in error) || error.code !== "EPIPE") throw error;
}
await main(process.argv.slice(2));
export {};
