"use strict";
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
let node_crypto = require("node:crypto");
// src/report/document/html/html-page.ts
const STYLE = `
:root { color-scheme: light dark; --quiet: #59636e; --line: #d0d7de; --error: #cf222e; --good: #1a7f37; --warning: #9a6700; --info: #0969da; }
@media (prefers-color-scheme: dark) { :root { --quiet: #9198a1; --line: #30363d; --error: #ff7b72; --good: #3fb950; --warning: #d29922; --info: #58a6ff; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h3 { font-size: 1rem; font-weight: 500; } summary > * { display: inline; }
table { border-collapse: collapse; width: 100%; } td, th { border-top: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { border: 1px solid var(--line); overflow-x: auto; padding: .5rem; }
small, .quiet { color: var(--quiet); } .error { color: var(--error); } .good { color: var(--good); } .warning { color: var(--warning); } .info { color: var(--info); }
`;
function pageStart(title) {
	return [
		"<!doctype html>",
		"<html lang=\"en\">",
		"<head>",
		"<meta charset=\"utf-8\">",
		`<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; style-src 'sha256-${(0, node_crypto.createHash)("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`}">`,
		"<meta name=\"viewport\" content=\"width=device-width\">",
		`<title>${require_formats.escapeMarkup(title)}</title>`,
		`<style>${STYLE}</style>`,
		"</head>",
		"<body>",
		"<main>"
	].map((line) => `${line}\n`).join("");
}
const PAGE_END = "</main>\n</body>\n</html>\n";
// src/report/document/html/print-html.ts
function* printHtml(document, { filesUrl }) {
	let isFirst = true;
	for (const block of document) {
		if (isFirst) yield pageStart(block.kind === "section" ? plainText(block.title) : "envfrom");
		isFirst = false;
		yield `${blockHtml(block, {
			depth: 1,
			filesUrl
		})}\n`;
	}
	yield isFirst ? pageStart("envfrom") + PAGE_END : PAGE_END;
}
function blockHtml(block, place) {
	switch (block.kind) {
		case "section": return sectionHtml(block, place);
		case "group": return `<div>\n${blocksHtml(block.blocks, place)}</div>`;
		case "paragraph": return paragraphHtml(block, place);
		case "table": return tableHtml(block, place);
		case "tree": return listHtml(block.nodes, place);
		case "frame": return frameHtml(block, place);
		case "code": return codeHtml(block, place);
		case "overview": return blockHtml(block.block, place);
		default: return block.text;
	}
}
function blocksHtml(blocks, place) {
	return blocks.map((block) => `${blockHtml(block, place)}\n`).join("");
}
function sectionHtml({ title, asides = [], blocks, folds }, place) {
	const beside = asides.map((aside) => ` <small>${lineHtml(aside, place)}</small>`).join("");
	const name = `h${Math.min(6, place.depth)}`;
	const head = `<${name}>${lineHtml(title, place)}${beside}</${name}>`;
	const body = blocksHtml(blocks, {
		...place,
		depth: place.depth + 1
	});
	return folds === true ? `<details open><summary>${head}</summary>\n${body}</details>` : `<section>${head}\n${body}</section>`;
}
function paragraphHtml({ text, tone }, place) {
	return `<p${classOf(tone)}>${lineHtml(text, place)}</p>`;
}
function tableHtml({ columns, rows, untitled }, place) {
	const marked = rows.some(({ mark }) => mark !== void 0);
	const titles = [...marked ? [""] : [], ...columns.map(({ title }) => title)];
	const cells = titles.map((title) => `<th scope="col">${require_formats.escapeMarkup(title)}</th>`).join("");
	return `<table>\n${untitled === true ? "" : `<thead><tr>${cells}</tr></thead>\n`}<tbody>\n${rows.map((row) => rowHtml(row, titles.length, marked, place)).join("")}</tbody></table>`;
}
function rowHtml(row, columns, marked, place) {
	const { mark = "", cells, tone, below = [] } = row;
	const rest = columns - (marked ? 1 : 0) - cells.length;
	const texts = cells.map((lines, at) => {
		return `<td${rest > 0 && at === cells.length - 1 ? ` colspan="${rest + 1}"` : ""}>${lines.map((line) => lineHtml(line, place)).join("<br>")}</td>`;
	});
	const signs = marked ? `<td${classOf(tone)}><code>${require_formats.escapeMarkup(mark)}</code></td>` : "";
	const more = below.length === 0 ? "" : `<tr><td colspan="${columns}">\n`;
	const after = more === "" ? "" : `${more}${blocksHtml(below, place)}</td></tr>\n`;
	return `<tr${marked ? "" : classOf(tone)}>${signs}${texts.join("")}</tr>\n${after}`;
}
function listHtml(nodes, place) {
	return `<ul>\n${nodes.map(({ text, children }) => {
		const below = children.length === 0 ? "" : `\n${listHtml(children, place)}`;
		return `<li>${lineHtml(text, place)}${below}</li>\n`;
	}).join("")}</ul>`;
}
function frameHtml({ severity, rule, message, excerpts, notes }, place) {
	const head = [{
		text: `${severity}[${rule}]`,
		tone: severity,
		strong: true
	}, ": "];
	const said = notes.map(({ label, text, blocks = [] }) => `<p>${lineHtml([{
		text: label,
		strong: true
	}, ...require_start.partsOf(text)], place)}</p>\n${blocksHtml(blocks, place)}`);
	return `<article>\n<p>${lineHtml([...head, ...require_start.partsOf(message)], place)}</p>\n${excerpts.map((excerpt) => excerptHtml(excerpt, place)).join("")}${said.join("")}</article>`;
}
function excerptHtml({ at, place: where, lines, label }, place) {
	const title = [{
		text: where,
		at
	}, ...label.length === 0 ? [] : [": ", ...require_start.partsOf(label)]];
	const code = lines.map(({ number, text, mark }) => `${mark === void 0 ? " " : "&gt;"} ${number} ${require_formats.escapeMarkup(text)}\n`);
	return `<p>${lineHtml(title, place)}</p>\n<pre>${code.join("")}</pre>\n`;
}
function codeHtml({ title, lines }, place) {
	return `${title === void 0 ? "" : `<p>${lineHtml(title, place)}</p>\n`}<pre>${lines.map((line) => `${lineHtml([line], place)}\n`).join("")}</pre>`;
}
function lineHtml(line, place) {
	return require_start.partsOf(line).map((part) => partHtml(part, place)).join("");
}
function partHtml({ text, tone, strong, code, at }, { filesUrl }) {
	const escaped = require_formats.escapeMarkup(text);
	if (escaped === "") return "";
	const shown = code === void 0 ? escaped : `<code>${escaped}</code>`;
	const name = strong === true || tone === "strong" ? "b" : "span";
	const toned = name === "span" && tone === void 0 ? shown : `<${name}${classOf(tone)}>${shown}</${name}>`;
	if (at === void 0 || filesUrl === void 0) return toned;
	const { path, line } = require_start.positionOf(at);
	return `<a href="${require_formats.escapeMarkup(`${filesUrl}/${require_start.percentEncode(path)}#L${line}`)}">${toned}</a>`;
}
function classOf(tone) {
	return tone === void 0 || tone === "strong" ? "" : ` class="${tone}"`;
}
function plainText(line) {
	return require_start.partsOf(line).map(({ text }) => text).join("");
}
// src/report/document/print-document.ts
const PRINTERS = {
	text: require_check.printText,
	markdown: require_formats.printMarkdown,
	html: printHtml
};
function printDocument(format, document, options) {
	return [...PRINTERS[format](document, options)].join("");
}
// src/report/document/print-options.ts
const DEFAULT_PRINT_OPTIONS = {
	color: false,
	width: void 0,
	guardCommands: false,
	maxBytes: Infinity,
	rest: "the command shows all",
	filesUrl: void 0
};
Object.defineProperty(exports, "DEFAULT_PRINT_OPTIONS", {
	enumerable: true,
	get: function() {
		return DEFAULT_PRINT_OPTIONS;
	}
});
Object.defineProperty(exports, "printDocument", {
	enumerable: true,
	get: function() {
		return printDocument;
	}
});
