import { a as setOutput, i as getInput, n as writeSummary, o as startGroup, r as endGroup, t as sayActionFailure } from "./chunks/say-action-failure.js";
import { M as formatProblems, O as parseArguments, _ as hasColor, d as argumentsOf, f as isInputOn, g as pathFrom, h as openRun, l as DEFAULT_FORMAT_OPTIONS, m as writeFileFor, p as exitCodeOf, u as actionInputs, v as check, w as linesOfFailure, y as catalogue } from "./chunks/engine.js";
import { t as pages } from "./chunks/pages.js";
import { t as VERSION } from "./chunks/version.js";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
// src/action/run-action.ts
const SCREEN = 60;
async function runAction(outside) {
	const inputs = new Map(actionInputs().map(({ name }) => [name, getInput(name)]));
	try {
		return await runWith(inputs, outside);
	} catch (error) {
		await sayActionFailure(linesOfFailure(error), outside);
		return 2;
	}
}
async function runWith(inputs, outside) {
	const workspace = outside.env["GITHUB_WORKSPACE"] ?? outside.cwd;
	const there = {
		...outside,
		cwd: resolve(workspace, inputs.get("working-directory") ?? ".")
	};
	const writes = {
		annotations: isInputOn(inputs, "annotations"),
		summary: isInputOn(inputs, "summary")
	};
	const { positionals, values } = parseArguments(argumentsOf(inputs));
	const run = await openRun(positionals, values, there);
	const report = check(run.tree, catalogue, run.settings);
	const options = {
		...DEFAULT_FORMAT_OPTIONS,
		version: VERSION,
		color: hasColor(values, outside, outside.stdout),
		verbose: values.has("verbose"),
		infos: values.has("verbose"),
		hints: true,
		screen: SCREEN,
		notices: run.notices,
		filesUrl: filesUrlOf(outside),
		pages
	};
	writeLog(formatProblems("text", report, {
		...options,
		guardCommands: true
	}), outside);
	if (writes.annotations) outside.stdout.write(formatProblems("github", report, options));
	if (writes.summary) await writeSummary(formatProblems("markdown", report, options), outside);
	const sarif = inputs.get("sarif-file") ?? "";
	if (sarif !== "") {
		const path = resolve(there.cwd, sarif);
		writeFileFor(path, formatProblems("sarif", report, options), run.located.root, sarif);
	}
	const code = exitCodeOf(report, run);
	setOutputs(report, sarif === "" ? "" : pathFrom(workspace, resolve(there.cwd, sarif)), code);
	return code;
}
function writeLog(text, { stdout }) {
	const token = randomUUID();
	startGroup("envfrom: all problems");
	stdout.write(`::stop-commands::${token}\n${text}::${token}::\n`);
	endGroup();
}
function setOutputs({ problems }, sarif, code) {
	for (const severity of [
		"error",
		"warning",
		"info"
	]) {
		const count = problems.filter((problem) => problem.severity === severity).length;
		setOutput(`${severity}s`, String(count));
	}
	setOutput("sarif-file", sarif);
	setOutput("conclusion", code === 0 ? "success" : "failure");
}
function filesUrlOf({ env }) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
	if (server === void 0 || repository === void 0 || commit === void 0) return void 0;
	return `${server}/${repository}/blob/${commit}`;
}
// src/action-worker.ts
const { cwd } = workerData;
const code = await runAction({
	cwd,
	env: process.env,
	stdin: process.stdin,
	stdout: process.stdout,
	stderr: process.stderr
});
parentPort?.postMessage(code);
export {};
