"use strict";
const require_say_action_failure = require("./chunks/say-action-failure.js");
const require_pages = require("./chunks/pages.js");
const require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet = require("./chunks/pipeline.js");
const require_check = require("./chunks/check.js");
const require_start = require("./chunks/start.js");
const require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines = require("./chunks/render-argo.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./chunks/report-changes2.js");
const require_engine_action_worker_run_format_problems_format_why_inventory_format_builds = require("./chunks/report-page.js");
const require_load = require("./chunks/load.js");
const require_formats = require("./chunks/formats.js");
const require_version = require("./chunks/version.js");
const require_engine_action_action_worker_run_help_text_format_problems_answer_changes = require("./chunks/report-changes.js");
const require_engine_action_worker_run_run_open_fleet_open_comparison = require("./chunks/commands-opening.js");
let node_worker_threads = require("node:worker_threads");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
// src/action/change-section.ts
function changeSection({ base, tree }, { report, evidence, before }, filesUrl) {
	if (base === void 0 || before === void 0) return void 0;
	const change = require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet.changesBetween(before, {
		report,
		evidence
	}, {
		base: base.tree,
		head: tree
	});
	const { variables, verdicts, workloads } = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.countChanges(change);
	const labels = {
		base: base.label,
		head: "the working tree"
	};
	return {
		markdown: (maxBytes) => require_engine_action_action_worker_run_help_text_format_problems_answer_changes.formatChanges("markdown", change, {
			...require_start.DEFAULT_CHANGE_OPTIONS,
			version: require_version.VERSION,
			labels,
			filesUrl,
			maxBytes
		}),
		changedVariables: variables.added + variables.removed + variables.changed,
		staleWorkloads: verdicts.get("stale") ?? 0,
		touchedWorkloads: workloads,
		isEmpty: [
			change.workloads,
			change.sources,
			change.notCompared
		].every(({ length }) => length === 0)
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
	const folder = (0, node_path.resolve)(workspace, named);
	if (require_load.whatIsAt(workspace, named) === "folder") return folder;
	throw new require_load.CannotRun(`The input \`working-directory\` is not a folder of the workspace: \`${named}\`.`, "It is relative to the workspace; actions/checkout comes before this step.");
}
async function openAction(inputs, host) {
	const { positionals, values: given } = require_start.parseArguments(require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet.argumentsOf(inputs));
	const named = given.get("base")?.at(-1);
	const isRequest = REQUESTS.has(host.env["GITHUB_EVENT_NAME"] ?? "");
	if (named === NO_BASE || named === void 0 && !isRequest) {
		const values = without(given, "base");
		return {
			run: await require_start.openCheck(positionals, values, host),
			values,
			notCompared: void 0
		};
	}
	const values = new Map(given).set("base", [named ?? "auto"]);
	try {
		return {
			run: await require_start.openCheck(positionals, values, host),
			values,
			notCompared: void 0
		};
	} catch (error) {
		const isAsked = named !== void 0 || given.has("config-from");
		if (!(error instanceof require_engine_action_worker_run_run_open_fleet_open_comparison.NoBase) || isAsked) throw error;
		const plain = without(given, "base");
		return {
			run: await require_start.openCheck(positionals, plain, host),
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
async function runAction(host) {
	const inputs = new Map(require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet.actionInputs().map(({ name }) => [name, require_say_action_failure.getInput(name)]));
	try {
		return await runWith(inputs, host);
	} catch (error) {
		await require_say_action_failure.sayActionFailure(require_start.linesOfFailure(error), host);
		return 2;
	}
}
async function runWith(inputs, host) {
	const workspace = host.env["GITHUB_WORKSPACE"] ?? host.cwd;
	const there = {
		...host,
		cwd: workingFolder(inputs, workspace)
	};
	const writes = {
		annotations: require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet.isInputOn(inputs, "annotations"),
		summary: require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet.isInputOn(inputs, "summary")
	};
	const { run, values, notCompared } = await openAction(inputs, there);
	const checked = require_check.examineCheck(require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.ENGINES, run, run.tree);
	const { report } = checked;
	const options = {
		...require_start.DEFAULT_FORMAT_OPTIONS,
		version: require_version.VERSION,
		color: require_start.hasColor(values, host, host.stdout),
		verbose: values.has("verbose"),
		infos: values.has("verbose"),
		hints: true,
		screen: SCREEN,
		notices: [...notCompared === void 0 ? [] : [notCompared], ...run.notices],
		isChanged: run.base === void 0 ? () => false : require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet.changedLines(run.base.tree, run.tree),
		filesUrl: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.urlOnGithub(host.env),
		pages: require_pages.pages
	};
	const changes = changeSection(run, checked, options.filesUrl);
	const told = {
		report,
		options,
		changes,
		end: reportNote(inputs.get("report-file"), host)
	};
	const isNewOnly = run.base !== void 0 && !run.showsAll;
	const text = require_formats.formatProblems("text", report, {
		...options,
		guardCommands: true
	});
	writeLog(isNewOnly ? "envfrom: new problems" : "envfrom: all problems", text, host);
	if (writes.annotations) host.stdout.write(require_formats.formatProblems("github", report, options));
	if (writes.summary) {
		const { maxBytes } = require_start.DEFAULT_FORMAT_OPTIONS;
		await require_say_action_failure.writeSummary(summaryOf(told, maxBytes), host);
	}
	const write = async (name, text) => {
		const file = inputs.get(name) ?? "";
		if (file === "") return "";
		const path = (0, node_path.resolve)(there.cwd, file);
		await require_start.writeFiles([{
			path,
			name: file,
			text: text()
		}], run.located.root, host.holdSignals);
		return require_load.pathFrom(workspace, path);
	};
	const files = {
		"sarif-file": await write("sarif-file", () => require_formats.formatProblems("sarif", report, options)),
		"comment-file": await write("comment-file", () => commentOf(told)),
		"report-file": await write("report-file", () => {
			const asked = {
				filesUrl: options.filesUrl,
				values,
				host
			};
			return [...require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.pageOf(run, checked, asked)].join("");
		})
	};
	const code = require_start.exitCodeOf(report, run);
	setOutputs(report, changes, files, code);
	return code;
}
const COMMENT_BYTES = 65536;
const MARKER = "<!-- envfrom -->\n";
function commentOf(told) {
	const marks = MARKER + (isNothing(told) ? NOTHING : "");
	return marks + summaryOf(told, COMMENT_BYTES - marks.length);
}
function reportNote(file, { env }) {
	if (file === void 0 || file === "") return "";
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
	return `\n**Report:** ${require_formats.markdownCode((0, node_path.basename)(file))}, among the ${server !== void 0 && repository !== void 0 && run !== void 0 ? `[artifacts of this run](${server}/${repository}/actions/runs/${run}#artifacts)` : "artifacts of this run"}.\n`;
}
const NOTHING = "<!-- envfrom: nothing to report -->\n";
function isNothing({ report: { problems, comparison }, options, changes }) {
	const old = new Set(comparison?.old);
	return problems.every((problem) => old.has(problem)) && (comparison?.fixed.length ?? 0) === 0 && changes?.isEmpty !== false && options.notices.length === 0;
}
function summaryOf({ report, options, changes, end }, most) {
	const maxBytes = most - Buffer.byteLength(end);
	const lead = changes?.markdown(Math.floor(maxBytes * .6)) ?? "";
	return require_formats.formatProblems("markdown", report, {
		...options,
		lead,
		maxBytes
	}) + end;
}
function writeLog(title, text, { stdout }) {
	const token = (0, node_crypto.randomUUID)();
	require_say_action_failure.startGroup(title);
	stdout.write(`::stop-commands::${token}\n${text}::${token}::\n`);
	require_say_action_failure.endGroup();
}
function setOutputs({ problems, comparison }, changes, files, code) {
	for (const severity of [
		"error",
		"warning",
		"info"
	]) {
		const count = problems.filter((problem) => problem.severity === severity).length;
		require_say_action_failure.setOutput(`${severity}s`, String(count));
	}
	const old = new Set(comparison?.old);
	const fresh = problems.filter((problem) => !old.has(problem)).length;
	require_say_action_failure.setOutput("new-problems", comparison === void 0 ? "" : String(fresh));
	require_say_action_failure.setOutput("fixed-problems", comparison === void 0 ? "" : String(comparison.fixed.length));
	require_say_action_failure.setOutput("changed-variables", String(changes?.changedVariables ?? ""));
	require_say_action_failure.setOutput("stale-workloads", String(changes?.staleWorkloads ?? ""));
	require_say_action_failure.setOutput("touched-workloads", String(changes?.touchedWorkloads ?? ""));
	for (const [name, path] of Object.entries(files)) require_say_action_failure.setOutput(name, path);
	require_say_action_failure.setOutput("conclusion", code === 0 ? "success" : "failure");
}
// src/action-worker.ts
const { cwd } = node_worker_threads.workerData;
runAction({
	cwd,
	env: process.env,
	stdin: process.stdin,
	stdout: process.stdout,
	stderr: process.stderr
}).then((code) => node_worker_threads.parentPort?.postMessage(code));
