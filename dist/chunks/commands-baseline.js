"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_pages = require("./pages.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_worker_run_run_run_help_text_format_problems_run = require("./commands-arguments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
let node_path = require("node:path");
// src/commands/baseline/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBaseline: () => runBaseline });
async function runBaseline(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const tree = await progress.watch(run.tree);
		const engines = await require_start.loadEngines({
			...run,
			tree
		});
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? (0, node_path.resolve)(root, require_start.BASELINE_NAME) : (0, node_path.resolve)(here, named);
		const content = require_start.readNamed(here, root, path);
		const text = content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : void 0;
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new require_load.CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = require_engine_run_run_answer_env_check_tree.check(engines, tree, require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const entries = isPruning ? require_start.prunedBaseline(before, [...report.problems, ...report.undeployed]) : require_start.baselineOf(report.problems);
		if (text === void 0 && entries.length === 0) {
			host.stdout.write("Nothing to accept: no problems were found.\n");
			return 0;
		}
		const next = require_start.baselineText(entries);
		if (next !== text) await require_start.writeFiles([{
			path,
			name,
			text: next
		}], root, host.holdSignals);
		host.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
		return 0;
	} finally {
		progress.stop();
	}
}
function readOrNone(text, name, isPruning) {
	try {
		return require_start.readBaseline(text, name);
	} catch (error) {
		if (isPruning || !(error instanceof require_load.CannotRun)) throw error;
		return [];
	}
}
function summaryOf(name, entries, before, isPruning) {
	const [now, then] = [entries, before].map((some) => some.reduce((sum, entry) => sum + entry.count, 0));
	if (isPruning) {
		const gone = (then ?? 0) - (now ?? 0);
		return `${name}: ${require_start.count(gone, "problem")} removed, ${now ?? 0} left.`;
	}
	return `${name}: ${require_start.count(now ?? 0, "problem")} accepted.`;
}
// src/report/problems/format-page.ts
const CODE_INDENT = 4;
function formatPage(markdown, { color, width }) {
	const lines = markdown.split(/\r?\n/);
	const blocks = [];
	for (let at = 0; at < lines.length;) {
		const [block, next] = blockAt(lines, at, width);
		if (block !== void 0) blocks.push(block);
		at = next;
	}
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", blocks, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(\S.*)$/;
function blockAt(lines, at, width) {
	const line = lines[at] ?? "";
	if (line.trim() === "") return [void 0, at + 1];
	const [, marks = "", heading = ""] = HEADING.exec(line) ?? [];
	if (marks !== "") return [{
		kind: "paragraph",
		text: heading,
		tone: "strong"
	}, at + 1];
	const [, fence = "", title = ""] = FENCE.exec(line) ?? [];
	if (fence !== "") {
		const end = endOf(lines, at + 1, (other) => other.trim() === fence);
		return [{
			kind: "group",
			indented: true,
			blocks: [codeOf(title.trim(), lines.slice(at + 1, end), width)]
		}, end + 1];
	}
	const end = endOf(lines, at, (other) => other.trim() === "" || HEADING.test(other) || FENCE.test(other));
	const own = lines.slice(at, end);
	if (line.startsWith("|")) return [tableOf(own), end];
	if (ITEM.test(line)) return [listOf(own), end];
	return [{
		kind: "paragraph",
		text: inline(own.map((part) => part.trim()).join(" "))
	}, end];
}
function endOf(lines, from, isEnd) {
	const found = lines.slice(from).findIndex(isEnd);
	return found === -1 ? lines.length : from + found;
}
function codeOf(info, lines, width) {
	const title = info.replace(/^\S+\s*/, "");
	return {
		kind: "code",
		lines: (info.startsWith("console") ? lines.flatMap((line) => wrapOutput(line, width)) : lines).map((text) => ({
			text,
			tone: "info"
		})),
		language: "",
		...title === "" ? {} : { title }
	};
}
function listOf(lines) {
	const items = [];
	for (const line of lines) {
		const [, text] = ITEM.exec(line) ?? [];
		items.push(text ?? `${items.pop() ?? ""} ${line.trim()}`);
	}
	return {
		kind: "group",
		indented: true,
		blocks: items.map((text) => ({
			kind: "paragraph",
			text: inline(text),
			mark: "- "
		}))
	};
}
function tableOf(lines) {
	const [titles = [], , ...rows] = lines.map((line) => line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim()));
	return {
		kind: "table",
		columns: titles.map((title) => ({
			title,
			fit: "words"
		})),
		rows: rows.map((cells) => ({ cells: cells.map((cell) => [inline(cell)]) }))
	};
}
function wrapOutput(line, width) {
	const indent = /^ */.exec(line)?.[0] ?? "";
	if (width === void 0 || /^ *\d* *(?:\||-->)/.test(line)) return [line];
	const room = Math.max(20, width - CODE_INDENT - indent.length - 2);
	return require_check.wrapText(line.slice(indent.length), room).map((part, at) => at === 0 ? indent + part : `${indent}  ${part}`);
}
function links(text) {
	return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, shown, address) => /^https?:/.test(address) && address !== shown ? `${shown} (${address})` : shown);
}
function inline(text) {
	return links(text).split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
		if (/^`.+`$/.test(part)) return {
			text: part.slice(1, -1),
			code: "quoted"
		};
		return part.startsWith("**") ? {
			text: part.slice(2, -2),
			tone: "strong"
		} : { text: part };
	});
}
// src/commands/explain/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runExplain: () => runExplain });
async function runExplain(args, host) {
	const { stdout } = host;
	const [written, place, extra] = args.positionals;
	if (extra !== void 0) throw require_engine_action_worker_run_run_run_help_text_format_problems_run.tooMany(args.command.name, extra);
	for (const notice of require_start.renamedRuleNotices(written === void 0 ? [] : [written])) host.stderr.write(`${notice}\n`);
	if (written !== void 0 && place !== void 0) {
		const rule = require_start.currentRuleId(written);
		require_start.checkKnown(rule, ruleIds(), "rule", "envfrom rules");
		const { explainPlace } = await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.explain_place_exports);
		return explainPlace(args, host, rule, place);
	}
	const page = pageOf(written && require_start.currentRuleId(written));
	const color = require_start.hasColor(args.values, host, stdout);
	const isDrawn = color || stdout.isTTY === true;
	stdout.write(isDrawn ? formatPage(page, {
		color,
		width: require_load.widthOf(stdout)
	}) : page);
	return 0;
}
function ruleIds() {
	return require_check.catalogue.map(({ meta }) => meta.id);
}
function pageOf(rule) {
	if (rule === void 0) throw new require_load.CannotRun("Name the rule to explain.", "For example `envfrom explain missing-config-map`. `envfrom rules` lists them.");
	const page = require_pages.pages.get(rule);
	if (page !== void 0) return page.endsWith("\n") ? page : `${page}\n`;
	require_start.checkKnown(rule, ruleIds(), "rule", "envfrom rules");
	throw new Error("a rule has no page");
}
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
