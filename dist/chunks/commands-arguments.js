"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_pages = require("./pages.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
// src/commands/arguments/single-word.ts
function singleWord({ command, positionals }) {
	const [word, extra] = positionals;
	if (extra !== void 0) throw tooMany(command.name, extra);
	return word;
}
function refuseWords({ command, positionals: [word] }) {
	if (word !== void 0) throw tooMany(command.name, word);
}
function tooMany(command, word) {
	return new require_load.CannotRun(`\`envfrom ${command}\` takes no argument \`${word}\`.`);
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
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runExplain: () => runExplain });
async function runExplain(args, host) {
	const { stdout } = host;
	const [written, place, extra] = args.positionals;
	if (extra !== void 0) throw tooMany(args.command.name, extra);
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
// src/commands/arguments/option.ts
const OPTION_GROUPS = [
	"What to look at",
	"What to report",
	"How strict",
	"Output",
	"Repository",
	"Speed",
	"Every command"
];
// src/model/rule.ts
const GROUP_TITLES = {
	references: "References",
	environment: "Environment",
	builds: "Builds",
	values: "Values and objects",
	fields: "Fields",
	volumes: "Volumes",
	unused: "Unused",
	files: "Files"
};
// src/report/problems/format-rules.ts
function formatRules(format, rules, { color, width }) {
	if (format === "json") return `${require_start.safeJson(rules)}\n`;
	if (format === "markdown") return markdownTable(rules);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", rulesDocument(rules), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
function rulesDocument(rules) {
	const columns = [
		{
			title: "Rule",
			least: Math.max(...rules.map(({ id }) => require_check.displayWidth(id)))
		},
		{
			title: "Severity",
			least: Math.max(...rules.map(({ severity }) => severity.length))
		},
		{
			title: "What it reports",
			fit: "words"
		}
	];
	return [...require_start.groupBy(rules, ({ group }) => group)].map(([group, members]) => {
		const rows = members.map((rule) => {
			const { id, severity } = rule;
			return {
				tone: "strong",
				cells: [
					[id],
					[[{
						text: severity,
						tone: severity === "off" ? "quiet" : severity
					}]],
					[plainSummary(rule)]
				]
			};
		});
		return require_start.section(GROUP_TITLES[group], [{
			kind: "table",
			untitled: true,
			columns,
			rows
		}]);
	});
}
function plainSummary({ summary, severity, strict }) {
	return strict === void 0 || strict === severity ? summary : `${summary} (--strict: ${strict})`;
}
function markdownTable(rules) {
	return `| Rule | Severity | What it reports |\n| :--- | :--- | :--- |\n${rules.map(({ id, severity, strict, summary }) => {
		return `| [${id}](rules/${id}/README.md) | ${strict === void 0 || strict === severity ? severity : `${severity} (strict: ${strict})`} | ${summary.replaceAll("|", String.raw`\|`)} |\n`;
	}).join("")}`;
}
// src/commands/rules/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runRules: () => runRules });
async function runRules(args, host) {
	refuseWords(args);
	const { stdout } = host;
	const asked = args.values.get("format")?.at(-1);
	const format = require_start.RULE_FORMATS.find((known) => known === asked) ?? "table";
	const rules = require_check.catalogue.map(({ meta }) => meta);
	const look = {
		color: require_start.hasColor(args.values, host, stdout),
		width: require_load.widthOf(stdout)
	};
	stdout.write(formatRules(format, rules, look));
	return 0;
}
Object.defineProperty(exports, "OPTION_GROUPS", {
	enumerable: true,
	get: function() {
		return OPTION_GROUPS;
	}
});
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
Object.defineProperty(exports, "singleWord", {
	enumerable: true,
	get: function() {
		return singleWord;
	}
});
