"use strict";
const require_start = require("./start.js");
const require_check = require("./check.js");
// src/report/problems/format-page.ts
const CODE_INDENT = "    ";
function formatPage(markdown, { color, width }) {
	const style = require_check.styleOf(color);
	const lines = [];
	for (const block of blocksOf(markdown)) {
		if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
		lines.push(...drawBlock(block, style, width));
	}
	return `${lines.join("\n")}\n`;
}
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(\S.*)$/;
function blocksOf(markdown) {
	const blocks = [];
	const lines = markdown.split(/\r?\n/);
	for (let at = 0; at < lines.length;) {
		const [block, next] = blockAt(lines, at);
		if (block !== void 0) blocks.push(block);
		at = next;
	}
	return blocks;
}
function blockAt(lines, at) {
	const line = lines[at] ?? "";
	if (line.trim() === "") return [void 0, at + 1];
	const [, marks = "", text = ""] = HEADING.exec(line) ?? [];
	if (marks !== "") return [{
		kind: "heading",
		level: marks.length,
		text
	}, at + 1];
	const [, fence = "", title = ""] = FENCE.exec(line) ?? [];
	if (fence !== "") {
		const end = endOf(lines, at + 1, (other) => other.trim() === fence);
		return [{
			kind: "code",
			title: title.trim(),
			lines: lines.slice(at + 1, end)
		}, end + 1];
	}
	const end = endOf(lines, at, (other) => other.trim() === "" || HEADING.test(other) || FENCE.test(other));
	const own = lines.slice(at, end);
	if (line.startsWith("|")) return [{
		kind: "table",
		lines: own
	}, end];
	if (ITEM.test(line)) return [{
		kind: "list",
		items: itemsOf(own)
	}, end];
	return [{
		kind: "paragraph",
		text: own.map((part) => part.trim()).join(" ")
	}, end];
}
function endOf(lines, from, isEnd) {
	const found = lines.slice(from).findIndex(isEnd);
	return found === -1 ? lines.length : from + found;
}
function itemsOf(lines) {
	const items = [];
	for (const line of lines) {
		const [, text] = ITEM.exec(line) ?? [];
		if (text !== void 0) items.push(text);
		else items.push(`${items.pop() ?? ""} ${line.trim()}`);
	}
	return items;
}
function drawBlock(block, style, width) {
	switch (block.kind) {
		case "heading": return [style.bold(block.level === 1 ? style.underline(block.text) : block.text)];
		case "code": {
			const title = block.title.replace(/^\S+\s*/, "");
			const isOutput = block.title.startsWith("console");
			return [...title === "" ? [] : [`  ${style.dim(title)}`], ...block.lines.flatMap((line) => isOutput ? wrapOutput(line, width) : [line]).map((line) => style.cyan(line === "" ? "" : CODE_INDENT + line))];
		}
		case "list": return block.items.flatMap((item) => {
			return require_check.wrapText(links(item), width === void 0 ? void 0 : width - 4).map((line, at) => (at === 0 ? "  - " : "    ") + inline(line, style));
		});
		case "table": return block.lines;
		default: return require_check.wrapText(links(block.text), width).map((line) => inline(line, style));
	}
}
function wrapOutput(line, width) {
	const indent = /^ */.exec(line)?.[0] ?? "";
	if (width === void 0 || /^ *\d* *(?:\||-->)/.test(line)) return [line];
	const room = Math.max(20, width - 4 - indent.length - 2);
	return require_check.wrapText(line.slice(indent.length), room).map((part, at) => at === 0 ? indent + part : `${indent}  ${part}`);
}
function links(text) {
	return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, shown, address) => /^https?:/.test(address) && address !== shown ? `${shown} (${address})` : shown);
}
function inline(text, style) {
	if (!style.color) return text;
	return text.replace(/`([^`]+)`/g, (_, code) => style.cyan(code)).replace(/\*\*([^*]+)\*\*/g, (_, strong) => style.bold(strong));
}
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
	return textTable(rules, require_check.styleOf(color), width);
}
const LEAST_SUMMARY = 30;
function textTable(rules, style, width) {
	const idWidth = widest(rules.map(({ id }) => id));
	const severityWidth = widest(rules.map(({ severity }) => severity));
	const beside = idWidth + severityWidth + 6;
	const isNarrow = width !== void 0 && width - beside < LEAST_SUMMARY;
	const indent = " ".repeat(isNarrow ? 4 : beside);
	const room = width === void 0 ? void 0 : Math.max(LEAST_SUMMARY, width - indent.length);
	return [...require_check.groupBy(rules, ({ group }) => group)].map(([group, members]) => {
		const lines = members.flatMap((rule) => {
			const head = `  ${style.bold(require_check.padEnd(rule.id, idWidth))}  ${severityText(rule, severityWidth, style)}  `;
			const summary = require_check.wrapText(plainSummary(rule), room);
			if (isNarrow) return [head.trimEnd(), ...summary.map((line) => indent + line)];
			return summary.map((line, at) => (at === 0 ? head : indent) + line);
		});
		return `${[style.underline(GROUP_TITLES[group]), ...lines].join("\n")}\n`;
	}).join("\n");
}
function plainSummary({ summary, severity, strict }) {
	return strict === void 0 || strict === severity ? summary : `${summary} (--strict: ${strict})`;
}
function severityText({ severity }, width, style) {
	const text = require_check.padEnd(severity, width);
	return {
		error: style.red,
		warning: style.yellow,
		info: style.cyan,
		off: style.dim
	}[severity](text);
}
function markdownTable(rules) {
	return `| Rule | Severity | What it reports |\n| :--- | :--- | :--- |\n${rules.map(({ id, severity, strict, summary }) => {
		return `| [${id}](rules/${id}/README.md) | ${strict === void 0 || strict === severity ? severity : `${severity} (strict: ${strict})`} | ${summary.replaceAll("|", String.raw`\|`)} |\n`;
	}).join("")}`;
}
function widest(texts) {
	return texts.reduce((most, text) => Math.max(most, require_check.displayWidth(text)), 0);
}
Object.defineProperty(exports, "formatPage", {
	enumerable: true,
	get: function() {
		return formatPage;
	}
});
Object.defineProperty(exports, "formatRules", {
	enumerable: true,
	get: function() {
		return formatRules;
	}
});
