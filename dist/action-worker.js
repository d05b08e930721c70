import { a as setOutput, i as getInput, n as writeSummary, o as startGroup, r as endGroup, t as sayActionFailure } from "./chunks/say-action-failure.js";
import { t as pages } from "./chunks/pages.js";
import { Et as linesOfFailure, Jt as CannotRun, Lt as DEFAULT_CHANGE_OPTIONS, Yt as loadAllParts, at as writeFileFor, dt as whatIsAt, jt as parseArguments, lt as pathFrom, p as openCheck, tt as hasColor, wt as exitCodeOf, zt as DEFAULT_FORMAT_OPTIONS } from "./chunks/start.js";
import { w as examineCheck } from "./chunks/check.js";
import { a as argumentsOf, i as actionInputs, o as isInputOn, r as changedLines } from "./chunks/engine-cli2.js";
import { t as formatProblems } from "./chunks/formats.js";
import { t as VERSION } from "./chunks/version.js";
import { a as countChanges, s as changesBetween, t as changesMarkdown } from "./chunks/engine-report.js";
import { n as NoBase } from "./chunks/engine-io.js";
import { parentPort, workerData } from "node:worker_threads";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import process from "node:process";
// src/action/change-section.ts
function changeSection({ base, tree }, { report, evidence, before }, filesUrl) {
	if (base === void 0 || before === void 0) return void 0;
	const { change, hide } = changesBetween(before, {
		report,
		evidence
	}, {
		base: base.tree,
		head: tree
	});
	const { variables, verdicts } = countChanges(change);
	const labels = {
		base: base.label,
		head: "the working tree"
	};
	return {
		markdown: (maxBytes) => changesMarkdown(change, {
			...DEFAULT_CHANGE_OPTIONS,
			version: VERSION,
			labels,
			hide,
			filesUrl,
			maxBytes
		}),
		changedVariables: variables.added + variables.removed + variables.changed,
		staleWorkloads: verdicts.get("stale") ?? 0
	};
}
// src/action/open-action.ts
const NO_BASE = "none";
const REQUESTS = /* @__PURE__ */ new Set([
	"pull_request",
	"pull_request_target",
	"merge_group"
]);
function workingFolder(inputs, workspace) {
	const named = inputs.get("working-directory") ?? ".";
	const folder = resolve(workspace, named);
	if (whatIsAt(workspace, named) === "folder") return folder;
	throw new CannotRun(`The input \`working-directory\` names no folder of the workspace: \`${named}\`.`, "It is relative to the workspace; actions/checkout comes before this step.");
}
async function openAction(inputs, outside) {
	const { positionals, values: given } = parseArguments(argumentsOf(inputs));
	const named = given.get("base")?.at(-1);
	const isRequest = REQUESTS.has(outside.env["GITHUB_EVENT_NAME"] ?? "");
	if (named === NO_BASE || named === void 0 && !isRequest) {
		const values = without(given, "base");
		return {
			run: await openCheck(positionals, values, outside),
			values,
			notCompared: void 0
		};
	}
	const values = new Map(given).set("base", [named ?? "auto"]);
	try {
		return {
			run: await openCheck(positionals, values, outside),
			values,
			notCompared: void 0
		};
	} catch (error) {
		const isAsked = named !== void 0 || given.has("config-from");
		if (!(error instanceof NoBase) || isAsked) throw error;
		const plain = without(given, "base");
		return {
			run: await openCheck(positionals, plain, outside),
			values: plain,
			notCompared: `Cannot tell new problems from old ones. ${[...error.lines, ...error.help === void 0 ? [] : [error.help]].join(" ")}`
		};
	}
}
function without(values, name) {
	return new Map([...values].filter(([key]) => key !== name));
}
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
		cwd: workingFolder(inputs, workspace)
	};
	const writes = {
		annotations: isInputOn(inputs, "annotations"),
		summary: isInputOn(inputs, "summary")
	};
	await loadAllParts();
	const { run, values, notCompared } = await openAction(inputs, there);
	const checked = examineCheck(run, run.tree);
	const { report } = checked;
	const options = {
		...DEFAULT_FORMAT_OPTIONS,
		version: VERSION,
		color: hasColor(values, outside, outside.stdout),
		verbose: values.has("verbose"),
		infos: values.has("verbose"),
		hints: true,
		screen: SCREEN,
		notices: [...notCompared === void 0 ? [] : [notCompared], ...run.notices],
		isChanged: run.base === void 0 ? () => false : changedLines(run.base.tree, run.tree),
		filesUrl: filesUrlOf(outside),
		pages
	};
	const changes = changeSection(run, checked, options.filesUrl);
	writeLog(formatProblems("text", report, {
		...options,
		guardCommands: true
	}), outside);
	if (writes.annotations) outside.stdout.write(formatProblems("github", report, options));
	if (writes.summary) {
		const { maxBytes } = DEFAULT_FORMAT_OPTIONS;
		await writeSummary(summaryOf(report, options, changes, maxBytes), outside);
	}
	const write = (name, text) => {
		const file = inputs.get(name) ?? "";
		if (file === "") return "";
		const path = resolve(there.cwd, file);
		writeFileFor(path, text(), run.located.root, file);
		return pathFrom(workspace, path);
	};
	const files = {
		"sarif-file": write("sarif-file", () => formatProblems("sarif", report, options)),
		"comment-file": write("comment-file", () => commentOf(report, options, changes))
	};
	const code = exitCodeOf(report, run);
	setOutputs(report, changes, files, code);
	return code;
}
const MARKER = "<!-- envfrom -->\n";
function commentOf(report, options, changes) {
	return MARKER + summaryOf(report, options, changes, 65519);
}
function summaryOf(report, options, changes, maxBytes) {
	const lead = changes?.markdown(Math.floor(maxBytes * .6)) ?? "";
	return formatProblems("markdown", report, {
		...options,
		lead,
		maxBytes
	});
}
function writeLog(text, { stdout }) {
	const token = randomUUID();
	startGroup("envfrom: all problems");
	stdout.write(`::stop-commands::${token}\n${text}::${token}::\n`);
	endGroup();
}
function setOutputs({ problems, comparison }, changes, files, code) {
	for (const severity of [
		"error",
		"warning",
		"info"
	]) {
		const count = problems.filter((problem) => problem.severity === severity).length;
		setOutput(`${severity}s`, String(count));
	}
	const old = new Set(comparison?.old);
	const fresh = problems.filter((problem) => !old.has(problem)).length;
	setOutput("new-problems", comparison === void 0 ? "" : String(fresh));
	setOutput("fixed-problems", comparison === void 0 ? "" : String(comparison.fixed.length));
	setOutput("changed-variables", String(changes?.changedVariables ?? ""));
	setOutput("stale-workloads", String(changes?.staleWorkloads ?? ""));
	for (const [name, path] of Object.entries(files)) setOutput(name, path);
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
