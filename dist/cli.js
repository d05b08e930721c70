#!/usr/bin/env node
"use strict";
const require_version = require("./chunks/version.js");
let node_url = require("node:url");
// src/cli.ts
let isCut = false;
const program = __dirname;
const workerFile = (0, node_url.pathToFileURL)(`${program}/cli-worker.js`);
async function main(argv) {
	process.stdout.on("error", cutOff);
	process.stderr.on("error", () => {});
	if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
		process.stdout.write(`${require_version.VERSION}\n`);
		return;
	}
	process.exitCode = 2;
	const { loadCompiled } = await Promise.resolve().then(() => require("./chunks/load.js")).then((n) => n.load_compiled_exports);
	const cwd = currentFolder();
	const keepCompiled = loadCompiled(program, argv, {
		env: process.env,
		cwd
	});
	const { newSpinner } = await Promise.resolve().then(() => require("./chunks/start.js")).then((n) => n.spinner_exports);
	const { run } = await Promise.resolve().then(() => require("./chunks/start.js")).then((n) => n.run_exports);
	const { heldSignals } = await Promise.resolve().then(() => require("./chunks/cli.js")).then((n) => n.hold_signals_exports);
	const signals = heldSignals();
	const code = await run(argv, hostOf(argv, cwd, newSpinner(process.env), signals.hold));
	signals.obey();
	process.exitCode = isCut ? 2 : code;
	keepCompiled();
}
function hostOf(argv, cwd, spinner, holdSignals) {
	const listed = /* @__PURE__ */ new Map();
	const host = {
		kept: {
			program,
			isAsked: true
		},
		cwd,
		env: process.env,
		get stdin() {
			return process.stdin;
		},
		stdout: process.stdout,
		stderr: process.stderr,
		spinner,
		holdSignals,
		time: () => (/* @__PURE__ */ new Date()).toTimeString().slice(0, 8),
		listings: {
			take: () => void 0,
			add: (key, files) => listed.set(key, files)
		},
		async isolate() {
			const { isolate } = await Promise.resolve().then(() => require("./chunks/cli.js")).then((n) => n.isolate_exports);
			return isolate(workerFile, {
				argv,
				listed
			}, host);
		}
	};
	return host;
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
main(process.argv.slice(2));
