"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
let node_crypto = require("node:crypto");
// src/report/problems/format-github.ts
const MAX_PER_KIND = 10;
const MAX_OTHERS = 5;
const COMMANDS = {
	error: "error",
	warning: "warning",
	info: "notice"
};
function formatGithub(report, options) {
	const places = placesOf(report, options);
	return require_start.SEVERITIES.flatMap((severity) => annotationsOf(severity, places.filter(({ first }) => first.severity === severity), report)).map((line) => `${line}\n`).join("");
}
function placesOf(report, { isChanged }) {
	const known = require_start.knownProblems(report);
	const rankOf = (problem) => (known.has(problem) ? 2 : 0) + (isChanged(problem.at) ? 0 : 1);
	const sorted = require_start.mostSevereFirst(report.problems.toSorted((a, b) => rankOf(a) - rankOf(b)));
	return [...require_start.groupBy(sorted, ({ at }) => require_start.placeOf(at)).values()].flatMap(([first, ...others]) => first === void 0 ? [] : [{
		first,
		others,
		rank: rankOf(first)
	}]);
}
function annotationsOf(severity, places, report) {
	if (places.length <= MAX_PER_KIND) return places.map((place) => annotation(place, report));
	const ordered = oneOfEachCauseFirst(places);
	const shown = ordered.slice(0, 9);
	const hidden = ordered.slice(shown.length).flatMap(({ first, others }) => [first, ...others]);
	const text = `${require_start.count(hidden.filter((problem) => problem.severity === severity).length, `more ${severity}`)}: GitHub shows ${MAX_PER_KIND} annotations of a kind. The log and the job summary have them all.`;
	return [...shown.map((place) => annotation(place, report)), command(COMMANDS[severity], { title: "envfrom" }, text)];
}
function oneOfEachCauseFirst(places) {
	const causes = new Set(require_check.groupByCause(places.map(({ first }) => first)).map(({ first }) => first));
	const order = ({ first, rank }) => 2 * rank + (causes.has(first) ? 0 : 1);
	return places.toSorted((a, b) => order(a) - order(b));
}
function annotation({ first, others }, report) {
	const { path, line, column, endLine, endColumn } = require_start.positionOf(first.at);
	const properties = {
		file: path,
		line: String(line),
		endLine: String(endLine),
		...line === endLine && endColumn > column ? {
			col: String(column),
			endColumn: String(endColumn)
		} : {},
		title: first.rule
	};
	const texts = [
		annotationText(first, report),
		...others.slice(0, MAX_OTHERS).map((problem) => `${problem.rule}: ${annotationText(problem, report)}`),
		...others.length > MAX_OTHERS ? [`and ${require_start.count(others.length - MAX_OTHERS, "more problem")} on this line`] : []
	];
	return command(COMMANDS[first.severity], properties, texts.join("\n\n"));
}
function annotationText(problem, report) {
	const related = (problem.related ?? []).map(({ at, message }) => `${require_start.placeOf(at)}: ${message}`);
	const builds = require_check.buildsOf(problem, report);
	const trail = require_check.trailText(problem.at);
	return [
		problem.message,
		...related,
		...problem.help === void 0 ? [] : [problem.help],
		...trail === void 0 ? [] : [`It is ${trail}.`],
		...builds === void 0 ? [] : [`Holds ${builds}.`]
	].map((line) => require_start.escapeText(require_start.clipText(line))).join("\n");
}
function command(name, properties, text) {
	return `::${name} ${Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(require_start.escapeText(value))}`).join(",")}::${escapeData(text)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// src/report/text/escape-markdown.ts
const MARKUP$1 = /[\\`*_~[\]<>&|$]/g;
const ZERO_WIDTH_SPACE = "&#8203;";
function markdownMessage(message) {
	const parts = message.split("`");
	if (!(parts.length % 2 === 1)) return markdownText(message);
	return parts.map((part, at) => at % 2 === 1 ? markdownCode(part) : markdownText(part)).join("");
}
function markdownText(text) {
	return require_start.escapeText(text).replace(MARKUP$1, (char) => `&#${char.charCodeAt(0)};`).replace(/@(?=\w)/g, `@${ZERO_WIDTH_SPACE}`).replace(/(^|[^&])#(?=\d)/g, `$1#${ZERO_WIDTH_SPACE}`).replace(/\b(GH-)(?=\d)/gi, `$1${ZERO_WIDTH_SPACE}`).replaceAll("://", "&#58;//").replace(/www\./gi, (www) => `${www.slice(0, -1)}&#46;`);
}
function markdownCode(text) {
	const shown = require_start.escapeText(text);
	if (shown === "") return "";
	return !/[\\|`<]/.test(shown) && shown.trim() === shown ? `\`${shown}\`` : `<code>${markdownText(text)}</code>`;
}
// src/report/text/escape-markup.ts
const ENTITIES = /* @__PURE__ */ new Map([
	["&", "&amp;"],
	["<", "&lt;"],
	[">", "&gt;"],
	["\"", "&quot;"],
	["'", "&apos;"],
	["#", "&#35;"]
]);
const MARKUP = /[&<>"']|#(?=#\w*\[)|^\s*:(?=:)/g;
function escapeMarkup(text) {
	return require_start.escapeText(text).replace(MARKUP, (found) => ENTITIES.get(found) ?? found.replace(":", "&#58;"));
}
// src/report/document/html/line-html.ts
function lineHtml(line, filesUrl) {
	return require_start.partsOf(line).map((part) => partHtml(part, filesUrl)).join("");
}
function classHtml(...names) {
	const used = names.filter((name) => name !== void 0 && name !== false && name !== "strong");
	return used.length === 0 ? "" : ` class="${used.join(" ")}"`;
}
function idHtml(anchor) {
	return anchor === void 0 ? "" : ` id="${escapeMarkup(anchor)}"`;
}
function facetsOf(facets) {
	return facets === void 0 ? [] : ["f", ...facets.map((facet) => `f-${facet}`)];
}
function partHtml(part, filesUrl) {
	if (part.text === "") return "";
	const text = part.at === void 0 ? escapeMarkup(part.text) : pathHtml(part.text);
	const address = addressOf(part, filesUrl);
	if (address === void 0) return tonedHtml(text, part);
	if (part.code === void 0 && part.tone === "quiet") return `<a class="quiet" href="${escapeMarkup(address)}">${text}</a>`;
	return `<a href="${escapeMarkup(address)}">${tonedHtml(text, part)}</a>`;
}
const SHORTEST = 24;
function pathHtml(text) {
	let html = "";
	let from = 0;
	for (const { index } of text.matchAll(/[ /]/g)) {
		const isBlank = text[index] === " ";
		if (!isBlank && index - from < SHORTEST) continue;
		html += escapeMarkup(text.slice(from, index + 1)) + (isBlank ? "" : "<wbr>");
		from = index + 1;
	}
	return html + escapeMarkup(text.slice(from));
}
function tonedHtml(text, { tone, strong, badge, code }) {
	const isStrong = strong === true || tone === "strong";
	const looks = classHtml(tone, badge && "badge");
	if (!isStrong && code !== void 0) return `<code${looks}>${text}</code>`;
	const shown = code === void 0 ? text : `<code>${text}</code>`;
	if (!isStrong && looks === "") return shown;
	const name = isStrong ? "b" : "span";
	return `<${name}${looks}>${shown}</${name}>`;
}
function addressOf({ at, to, href }, filesUrl) {
	if (to !== void 0) return `#${to}`;
	if (href !== void 0) return isOfWeb(href) ? href : void 0;
	return at === void 0 || filesUrl === void 0 ? void 0 : fileAddress(at, filesUrl);
}
function fileAddress(at, filesUrl) {
	const { path, line } = require_start.positionOf(at);
	const address = `${filesUrl}/${require_start.percentEncode(path)}#L${line}`;
	return isOfWeb(address) ? address : void 0;
}
function isOfWeb(address) {
	return /^https?:\/\//i.test(address);
}
// src/report/document/html/table-html.ts
const MAX_ON_SCREEN = 3;
function tableHtml(table, { filesUrl }, below) {
	const { columns, rows, untitled, caption, headed = false, code = false } = table;
	const marked = rows.some(({ mark }) => mark !== void 0);
	const titles = columns.map(({ title }) => title);
	const cells = titles.map((title) => `<th scope="col">${escapeMarkup(title)}</th>`).join("");
	const head = untitled === true ? "" : `<thead><tr>${marked ? "<td></td>" : ""}${cells}</tr></thead>\n`;
	const layout = {
		columns: titles.length + (marked ? 1 : 0),
		marked,
		headed,
		code,
		filesUrl,
		below
	};
	const name = caption === void 0 ? "" : `<caption>${escapeMarkup(caption)}</caption>\n`;
	const lines = rows.map((row) => rowHtml(row, layout));
	const whole = `<table${classHtml(code && "code")}>\n${name}${head}<tbody>\n${lines.join("")}</tbody></table>`;
	if (titles.length <= MAX_ON_SCREEN) return whole;
	return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeMarkup(caption ?? "Table")}">${whole}</div>`;
}
function rowHtml(row, layout) {
	const { mark = "", cells, more = [], tone, below = [], anchor, facets } = row;
	const { columns, marked, headed } = layout;
	const rest = columns - (marked ? 1 : 0) - cells.length;
	const texts = cells.map((lines, at) => {
		const span = rest > 0 && at === cells.length - 1 ? ` colspan="${rest + 1}"` : "";
		const name = headed && at === 0 ? "th scope=\"row\"" : "td";
		const isCode = !layout.code && lines.some(isOpen) && lines.every((line) => isOpen(line) || isAside(line));
		return `<${name}${span}${classHtml(isCode && "code")}>${cellHtml(lines, more[at], isCode ? {
			...layout,
			code: true
		} : layout)}`;
	});
	const signs = marked ? `<td${classHtml(tone)}><code>${escapeMarkup(mark)}</code>` : "";
	const after = below.length === 0 ? "" : `<tr><td class="below" colspan="${columns}">\n${layout.below(below)}`;
	const looks = classHtml(!marked && tone, ...facetsOf(facets));
	return `<tr${idHtml(anchor)}${looks}>${signs}${texts.join("")}\n${after}`;
}
function cellHtml(lines, fold, layout) {
	const { filesUrl } = layout;
	const shown = linesHtml(lines, layout);
	if (fold === void 0) return shown;
	const more = fold.lines.map((line) => lineHtml(foldedParts(line, filesUrl), filesUrl)).join("<br>");
	return `${shown}<details><summary>${escapeMarkup(fold.title)}</summary>${more}</details>`;
}
function foldedParts(line, filesUrl) {
	return require_start.partsOf(line).map(({ tone, at, ...part }) => ({
		...part,
		tone: tone === "quiet" ? void 0 : tone,
		at: filesUrl === void 0 ? void 0 : at
	}));
}
function linesHtml(lines, { code, filesUrl }) {
	let html = "";
	let before;
	for (const line of lines) {
		const parts = require_start.partsOf(line);
		if (isAside(line)) {
			html += `<p>${lineHtml(parts.map((part) => ({
				...part,
				tone: void 0
			})), filesUrl)}`;
			before = "paragraph";
		} else {
			const sign = before === "paragraph" ? "</p>" : "<br>";
			const shown = code ? parts.map(openCode) : parts;
			html += (before === void 0 ? "" : sign) + lineHtml(shown, filesUrl);
			before = "line";
		}
	}
	return html;
}
function isAside(line) {
	const parts = require_start.partsOf(line);
	return parts.length > 0 && parts.every(({ tone, code }) => tone === "quiet" && code === void 0);
}
function isOpen(line) {
	const parts = require_start.partsOf(line);
	return parts.length > 0 && parts.every(({ code, tone }) => code !== void 0 && tone === void 0);
}
function openCode({ code, ...part }) {
	return code !== void 0 && part.tone === "quiet" ? {
		...part,
		code
	} : part;
}
// src/report/document/html/block-html.ts
function blockHtml(block, place) {
	switch (block.kind) {
		case "section": return sectionHtml(block, place);
		case "group": return `<div>\n${blocksHtml(block.blocks, place)}</div>`;
		case "paragraph": return paragraphHtml(block, place);
		case "table": return tableHtml(block, place, (below) => blocksHtml(below, place));
		case "tree": return treeHtml(block.nodes, place, true);
		case "frame": return frameHtml(block, place);
		case "code": return codeHtml(block, place);
		case "facts": return factsHtml(block);
		case "overview": return blockHtml(block.block, place);
		default: return block.text;
	}
}
function headingHtml({ title, asides = [] }, { depth, filesUrl }) {
	const beside = asides.map((aside) => ` <small>${lineHtml(aside, filesUrl)}</small>`).join("");
	const name = `h${Math.min(6, depth)}`;
	return `<${name}>${lineHtml(title, filesUrl)}${beside}</${name}>`;
}
function blocksHtml(blocks, place) {
	let text = "";
	for (const block of blocks) text += `${blockHtml(block, place)}\n`;
	return text;
}
function sectionHtml(section, place) {
	const { blocks, folds, anchor, facets } = section;
	const head = headingHtml(section, place);
	const body = blocksHtml(blocks, {
		...place,
		depth: place.depth + 1
	});
	const attributes = idHtml(anchor) + classHtml(...facetsOf(facets));
	if (folds === void 0) return `<section${attributes}>${head}\n${body}</section>`;
	return `<details${attributes}${folds === "open" ? " open" : ""}><summary>${head}</summary>\n${body}</details>`;
}
function paragraphHtml({ text, tone, icon, mark }, { filesUrl }) {
	return `<p${classHtml(tone, icon !== void 0 && mark?.trim() !== "" ? "note" : void 0)}>${lineHtml(text, filesUrl)}</p>`;
}
function treeHtml(nodes, place, isOuter = false) {
	const items = nodes.map(({ text, children, anchor, facets, folds }) => {
		const attributes = idHtml(anchor) + classHtml(...facetsOf(facets));
		const line = lineHtml(text, place.filesUrl);
		if (children.length === 0) return `<li${attributes}>${line}</li>\n`;
		const below = treeHtml(children, place);
		if (folds === void 0) return `<li${attributes}>${line}\n${below}</li>\n`;
		return `<li${attributes}><details${folds === "open" ? " open" : ""}><summary>${line}</summary>\n${below}</details></li>\n`;
	});
	return `<ul${isOuter ? " class=\"tree\"" : ""}>\n${items.join("")}</ul>`;
}
function frameHtml(frame, place) {
	const { severity, rule, href, message, excerpts, notes, anchor, facets } = frame;
	const head = [
		{
			text: severity,
			tone: severity,
			badge: true
		},
		" ",
		...require_start.partsOf(message),
		" ",
		{
			text: rule,
			code: "bare",
			tone: "quiet",
			...href && { href }
		},
		...anchor === void 0 ? [] : [" ", {
			text: "#",
			tone: "quiet",
			to: anchor
		}]
	];
	const said = notes.map(({ label, text, blocks = [] }) => `<p${classHtml(label === "" && "quiet")}>${lineHtml([{
		text: label,
		strong: true
	}, ...require_start.partsOf(text)], place.filesUrl)}</p>\n${blocksHtml(blocks, place)}`);
	const shown = excerpts.map((excerpt) => excerptHtml(excerpt, place));
	return `<article${idHtml(anchor)}${classHtml(`is-${severity}`, ...facetsOf(facets))}>\n<p>${lineHtml(head, place.filesUrl)}</p>\n${shown.join("")}${said.join("")}</article>`;
}
function excerptHtml({ at, place: where, lines, label }, { filesUrl }) {
	const title = [{
		text: where,
		at,
		code: "bare"
	}, ...label.length === 0 ? [] : [" ", ...require_start.partsOf(label)]];
	const code = lines.map(({ number, text, mark }) => {
		const isMarked = mark !== void 0;
		return `${isMarked ? "&gt;" : " "} <i>${number}</i> ${isMarked ? markedHtml(text, mark) : escapeMarkup(text)}\n`;
	});
	return `<p class="place">${lineHtml(title, filesUrl)}</p>\n<pre>${code.join("")}</pre>\n`;
}
function markedHtml(text, mark) {
	const end = mark.column + mark.width;
	const marked = text.slice(mark.column, end);
	if (marked === "" || !/^[ -~]*$/.test(text)) return escapeMarkup(text);
	return `${escapeMarkup(text.slice(0, mark.column))}<mark>${escapeMarkup(marked)}</mark>${escapeMarkup(text.slice(end))}`;
}
function codeHtml({ title, lines }, { filesUrl }) {
	return `${title === void 0 ? "" : `<p>${lineHtml(title, filesUrl)}</p>\n`}<pre>${lines.map((line) => `${lineHtml([line], filesUrl)}\n`).join("")}</pre>`;
}
function factsHtml({ facts }) {
	return `<ul class="facts">\n${facts.map(({ number, words, tone, to, only }) => {
		const filter = only === void 0 ? "" : ` data-only="${only}"`;
		const text = `<b>${escapeMarkup(number)}</b> ${escapeMarkup(words)}`;
		const shown = to === void 0 ? text : `<a href="#${escapeMarkup(to)}"${filter}>${text}</a>`;
		return `<li${classHtml(tone)}>${shown}</li>\n`;
	}).join("")}</ul>`;
}
// src/report/document/html/page-search.js?raw
var page_search_default = "// The rest of what a page does, after `page-views.js`, with its names.\n// Search: the texts of everything that has an address as one long text, made while nobody waits.\nlet places;\nlet pending;\n/** For each place, how long its name is, with which its text begins, and the name of the part that it is in. */\nlet names = [];\nlet parts = [];\nlet joined = '';\nlet lowered = '';\nlet starts = [];\n\nconst plain = (text) => text.replace(/\\s+/g, ' ').trim();\n\n/** The lines of an element, without what is folded away or below it in a tree. */\nfunction linesOf(element) {\n  let text = '';\n  for (let node = element.firstChild; node !== null; node = node.nextSibling) {\n    const name = node.nodeName;\n    if (name === 'BR') text += ' \u00b7 ';\n    else if (name === 'P') {\n      const next = node.nextSibling?.nodeName ?? 'P';\n      text +=\n        (text && !text.endsWith(' \u00b7 ') ? ' \u00b7 ' : '') +\n        node.textContent +\n        (next === 'P' || next === 'DETAILS' ? '' : ' \u00b7 ');\n    } else if (name !== 'UL' && name !== 'SUMMARY' && name !== 'DETAILS') text += node.textContent;\n  }\n  return text;\n}\n\nlet table;\nlet heads = [];\n\n/** What a row shows: of several columns first each head with its value, then where these come from; at the end what is folded away. */\nfunction lineOfRow(row) {\n  const now = row.parentElement.parentElement;\n  if (now !== table) heads = [...(now.tHead?.rows[0].cells ?? [])].map((cell) => cell.textContent);\n  table = now;\n  const cells = [...row.cells].map(linesOf);\n  const folded = all('details', row).map(linesOf);\n  if (heads.length < 3) return [...cells, ...folded].join(' \u00b7 ');\n  const [name, ...others] = cells;\n  const lines = others.map((text) => text.split(' \u00b7 '));\n  const values = lines.map(([value], at) => heads[at + 1] + ': ' + value);\n  return [name, ...values, ...lines.flatMap((some) => some.slice(1)), ...folded].join(' \u00b7 ');\n}\n\n/** What an element is called, and all that it says. */\nfunction textsOf(element) {\n  if (element.tagName === 'TR') {\n    const [first] = element.cells;\n    const isNamed = first.tagName === 'TH' && first.closest('.code') !== null;\n    const name = isNamed ? first.firstChild.textContent : '';\n    return [name, lineOfRow(element)];\n  }\n  if (element.tagName === 'ARTICLE') {\n    const [first = '', ...others] = all('p', element).map((p) => p.textContent);\n    const name = plain(first).replace(/ #$/, '');\n    return [name, [name, ...others].join(' \u00b7 ')];\n  }\n  const head = element.tagName === 'LI' || element.tagName === 'DETAILS';\n  const line = (head && find('summary', element)) || element;\n  const name = find('code, a', line)?.textContent ?? '';\n  return [name, line.tagName === 'SUMMARY' ? line.textContent : linesOf(line)];\n}\n\nlet around;\nlet part = '';\n\n/** The part that an element is in: a workload, for a variable. */\nfunction partOf({ parentElement }) {\n  if (parentElement === around) return part;\n  around = parentElement;\n  const outer = parentElement.closest('details[id], section[id]:not(.view)');\n  const heading = outer && find('h3, h4, h5', outer);\n  part = heading ? plain(heading.firstChild.textContent) : '';\n  return part;\n}\n\nfunction* index() {\n  places = [];\n  const texts = [];\n  const lows = [];\n  let length = 0;\n  for (const element of document.querySelectorAll('main [id]')) {\n    if (element.classList.contains('view')) continue;\n    const [name, said] = textsOf(element).map(plain);\n    const text = said === '' ? name : said;\n    const low = text.toLowerCase();\n    places.push(element);\n    names.push(text.startsWith(name) ? name.length : 0);\n    parts.push(partOf(element));\n    starts.push(length);\n    texts.push(text);\n    // Some letters become two when they are lowered: then places would not fit.\n    lows.push(low.length === text.length ? low : text);\n    length += text.length + 1;\n    if (places.length % 500 === 0) yield;\n  }\n  joined = texts.join('\\n');\n  lowered = lows.join('\\n');\n}\n\n/** Goes on with the index for some milliseconds; whether it is done then. */\nfunction indexFor(milliseconds) {\n  const end = performance.now() + milliseconds;\n  pending ??= index();\n  do {\n    if (pending.next().done) return true;\n  } while (performance.now() < end);\n  return false;\n}\n\nfunction work(deadline) {\n  if (!indexFor(deadline.timeRemaining() - 2)) requestIdleCallback(work);\n}\nif ('requestIdleCallback' in window) requestIdleCallback(work);\n\nconst MOST = 100;\n/** A key is not held up any longer by an index that is not made yet. */\nconst LONGEST = 100;\nlet searching;\n\nfunction placeAt(offset) {\n  let low = 0;\n  let high = starts.length - 1;\n  while (low < high) {\n    const middle = (low + high + 1) >> 1;\n    if (starts[middle] <= offset) low = middle;\n    else high = middle - 1;\n  }\n  return low;\n}\n\nconst endOf = (place) => (starts[place + 1] ?? joined.length + 1) - 1;\nconst wordsOf = (query) => [...new Set(query.toLowerCase().split(/\\s+/).filter(Boolean))];\n\n/** How well a word fits that was found somewhere in a place: 0 is its whole name, 3 is not its name. */\nfunction rankAt(place, at, word) {\n  const last = starts[place] + names[place];\n  if (at + word.length > last) return 3;\n  if (at > starts[place] && !' /'.includes(lowered[at - 1])) return 2;\n  return at + word.length === last ? 0 : 1;\n}\n\nfunction* placesOfWord(word) {\n  for (let at = lowered.indexOf(word); at !== -1;) {\n    const place = placeAt(at);\n    // A name may have the word twice.\n    const last = Math.max(at, starts[place] + names[place] - word.length);\n    const ends = last > at && lowered.startsWith(word, last);\n    const rank = rankAt(place, at, word);\n    yield [place, ends ? Math.min(rank, rankAt(place, last, word)) : rank];\n    at = lowered.indexOf(word, endOf(place));\n  }\n}\n\n/** Words that a place itself does not have may name the part that it is in. */\nfunction* placesOfWords(words) {\n  for (const place of places.keys()) {\n    const text = lowered.slice(starts[place], endOf(place));\n    const outside = parts[place].toLowerCase();\n    const own = words.filter((word) => text.includes(word));\n    if (own.length === 0) continue;\n    if (!words.every((word) => own.includes(word) || outside.includes(word))) continue;\n    const ranks = own.map((word) => rankAt(place, starts[place] + text.indexOf(word), word));\n    yield [place, Math.min(...ranks)];\n  }\n}\n\n/** The places that hold all words of a query, those that are called so first. */\nfunction matches(query) {\n  const words = wordsOf(query);\n  const found = [[], [], [], []];\n  let count = 0;\n  if (words.length === 0) return { found: [], count };\n  const all = words.length === 1 ? placesOfWord(words[0]) : placesOfWords(words);\n  for (const [place, rank] of all) {\n    count += 1;\n    if (found[rank].length < MOST) found[rank].push(place);\n  }\n  return { found: found.flat().slice(0, MOST), count };\n}\n\nfunction look() {\n  const query = search.value.trim();\n  results.hidden = query === '';\n  clearTimeout(searching);\n  if (query === '') return;\n  const said = document.createElement('p');\n  if (!indexFor(LONGEST)) {\n    said.textContent = 'Searching \u2026';\n    results.replaceChildren(said);\n    searching = setTimeout(look);\n    return;\n  }\n  const { found, count } = matches(query);\n  said.textContent =\n    count === 0\n      ? `Nothing here has \u201c${query}\u201d.`\n      : `${count.toLocaleString('en')} ${count === 1 ? 'place' : 'places'}${count > found.length ? `, the first ${found.length} below` : ''}`;\n  const list = document.createElement('ol');\n  for (const place of found) list.append(resultOf(place, wordsOf(query)));\n  results.replaceChildren(said, list);\n  results.scrollTop = 0;\n  history.replaceState(null, '', '#q=' + encodeURIComponent(query));\n}\n\n/** What a place is called and where it is, and below it what it says. */\nfunction resultOf(place, words) {\n  const element = places[place];\n  const text = joined.slice(starts[place], endOf(place));\n  const name = text.slice(0, names[place]);\n  const item = document.createElement('li');\n  const link = document.createElement('a');\n  link.href = '#' + encodeURIComponent(element.id);\n  const called = document.createElement('b');\n  mark(called, name, words);\n  const where = document.createElement('small');\n  const view = find('h2', element.closest('.view')).firstChild.textContent.trim();\n  where.textContent = [parts[place], view].filter(Boolean).join(' \u00b7 ');\n  const said = document.createElement('small');\n  said.className = 'said';\n  const rest = text.slice(names[place]).replace(/^ \u00b7 | $/g, '');\n  const [first = 0] = words\n    .filter((word) => !name.toLowerCase().includes(word))\n    .map((word) => rest.toLowerCase().indexOf(word))\n    .filter((at) => at !== -1)\n    .sort((a, b) => a - b);\n  const from = first > 80 ? first - 40 : 0;\n  mark(said, (from > 0 ? '\u2026' : '') + rest.slice(from, from + 240), words);\n  link.append(called, ' ', where, said);\n  item.append(link);\n  return item;\n}\n\n/** A text with the words of the query marked. */\nfunction mark(element, text, words) {\n  const low = text.toLowerCase();\n  for (let at = 0; at < text.length;) {\n    const [next] = words\n      .map((word) => ({ word, start: low.indexOf(word, at) }))\n      .filter(({ start }) => start !== -1)\n      .sort((a, b) => a.start - b.start || b.word.length - a.word.length);\n    if (next === undefined) {\n      element.append(text.slice(at));\n      return;\n    }\n    const sign = document.createElement('mark');\n    const end = next.start + next.word.length;\n    sign.textContent = text.slice(next.start, end);\n    element.append(text.slice(at, next.start), sign);\n    at = end;\n  }\n}\n\nsearch.addEventListener('input', look);\nsearch.addEventListener('keydown', (event) => {\n  const links = all('a', results);\n  if (event.key === 'Enter' && links.length > 0) links[0].click();\n  if (event.key === 'ArrowDown' && links.length > 0) links[0].focus();\n  if (event.key === 'Enter' || event.key === 'ArrowDown') event.preventDefault();\n});\nresults.addEventListener('click', (event) => {\n  if (event.target.closest('a') !== null) {\n    results.hidden = true;\n    search.value = '';\n  }\n});\nresults.addEventListener('keydown', (event) => {\n  const links = all('a', results);\n  const at = links.indexOf(document.activeElement);\n  if (event.key === 'ArrowDown') (links[at + 1] ?? links[at]).focus();\n  if (event.key === 'ArrowUp') (links[at - 1] ?? search).focus();\n  if (event.key.startsWith('Arrow')) event.preventDefault();\n});\ndocument.addEventListener('click', (event) => {\n  if (event.target.closest('header') === null) results.hidden = true;\n});\n\ngo();\n";
// src/report/document/html/page-start.js?raw
var page_start_default = "// What runs before the page is read: other views than the first take no work until the whole page is there.\ndocument.documentElement.className = 'starting';\n";
// src/report/document/html/page-views.js?raw
var page_views_default = "// What a page does first: views, filters, keys. `page-search.js` goes on.\nconst root = document.documentElement;\nconst find = (selector, from = document) => from.querySelector(selector);\nconst all = (selector, from = document) => [...from.querySelectorAll(selector)];\nconst views = all('.view');\nconst search = find('#search');\nconst results = find('#results');\nlet shown = views[0];\n\nroot.classList.replace('starting', 'js');\nfind('#tools').hidden = false;\n\nfunction show(view) {\n  shown = view;\n  for (const each of views) each.classList.toggle('on', each === view);\n  for (const link of all('nav a')) {\n    if (link.hash === '#' + view.id) link.setAttribute('aria-current', 'page');\n    else link.removeAttribute('aria-current');\n  }\n  filterShown();\n}\n\nfunction decoded(text) {\n  try {\n    return decodeURIComponent(text);\n  } catch {\n    return text;\n  }\n}\n\n/** Shows what the address names, whatever it is folded into. */\nfunction go() {\n  const { hash } = location;\n  if (hash.startsWith('#q=')) {\n    show(shown);\n    search.value = decoded(hash.slice(3));\n    look();\n    return;\n  }\n  results.hidden = true;\n  const target = document.getElementById(decoded(hash.slice(1)));\n  const view =\n    target?.closest('.view') ?? (target === null || target.id === 'main' ? shown : views[0]);\n  show(view);\n  if (target === null || target === view || target.id === 'main') {\n    if (target === view) scrollTo(0, 0);\n    return;\n  }\n  for (let at = target; at !== null && at !== view; at = at.parentElement)\n    if (at.tagName === 'DETAILS') at.open = true;\n  if (target.closest('.f') !== null && target.offsetParent === null) clearFilters();\n  target.scrollIntoView({ block: target.tagName === 'TR' ? 'center' : 'start' });\n  if (target.tabIndex < 0) target.tabIndex = -1;\n  target.focus({ preventScroll: true });\n}\n\n// Filters.\nconst none = document.createElement('p');\nnone.className = 'none';\nnone.textContent = 'Nothing in this view is left by the filter.';\n\nfunction sayNothingLeft() {\n  none.remove();\n  const filters = ['problem', 'differs'].filter((facet) =>\n    root.classList.contains('only-' + facet),\n  );\n  if (filters.length === 0 || find('.f', shown) === null) return;\n  const left = find('.f' + filters.map((facet) => '.f-' + facet).join(''), shown);\n  if (left === null) shown.append(none);\n}\n\nfunction clearFilters() {\n  for (const facet of ['problem', 'differs']) setFilter(facet, false);\n}\n\nfunction setFilter(facet, on) {\n  find('#filter-' + facet + ' input').checked = on;\n  filterShown();\n}\n\n/** A view is filtered only by what some of its parts have and others do not. */\nfunction filterShown() {\n  for (const facet of ['problem', 'differs']) {\n    const filter = find('#filter-' + facet);\n    filter.hidden =\n      find('.f-' + facet, shown) === null || find('.f:not(.f-' + facet + ')', shown) === null;\n    root.classList.toggle('only-' + facet, find('input', filter).checked && !filter.hidden);\n  }\n  sayNothingLeft();\n}\nfor (const facet of ['problem', 'differs'])\n  find('#filter-' + facet + ' input').addEventListener('change', (event) =>\n    setFilter(facet, event.target.checked),\n  );\nfor (const link of all('a[data-only]'))\n  link.addEventListener('click', () => setFilter(link.dataset.only, true));\n\n// Keys.\nconst KEYS = [\n  ['/', 'search'],\n  [views.length > 1 ? '1 \u2026 ' + views.length : '1', 'the views'],\n  ['j, k', 'the next or the previous part of the view'],\n  ['o', 'open or close all parts of the view'],\n  ['p', 'only what has problems'],\n  ['d', 'only what differs'],\n  ['Esc', 'close'],\n  ['?', 'this list'],\n];\nconst dialog = document.createElement('dialog');\ndialog.setAttribute('aria-label', 'Keys');\nconst keys = document.createElement('table');\nfor (const [key, does] of KEYS) {\n  const row = keys.insertRow();\n  const sign = document.createElement('kbd');\n  sign.textContent = key;\n  row.insertCell().append(sign);\n  row.insertCell().textContent = does;\n}\nconst close = document.createElement('button');\nclose.textContent = 'Close';\nclose.addEventListener('click', () => dialog.close());\ndialog.append(keys, close);\nfind('main').append(dialog);\nfind('#keys').addEventListener('click', () => dialog.showModal());\n\nfunction move(step) {\n  const parts = all(':scope > details, :scope > article, :scope > section', shown).filter(\n    (part) => part.offsetParent !== null,\n  );\n  const now = parts.findIndex((part) => part.contains(document.activeElement));\n  const next = parts[Math.min(parts.length - 1, Math.max(0, now + step))];\n  if (next === undefined) return;\n  const goal = find('summary', next) ?? next;\n  goal.tabIndex = goal.tagName === 'SUMMARY' ? 0 : -1;\n  goal.focus({ preventScroll: true });\n  next.scrollIntoView({ block: 'start' });\n}\n\nfunction toggleAll() {\n  const parts = all(':scope > details', shown);\n  const open = parts.some((part) => !part.open);\n  for (const part of parts) part.open = open;\n}\n\nconst ACTIONS = {\n  '/': () => search.focus(),\n  '?': () => dialog.showModal(),\n  j: () => move(1),\n  k: () => move(-1),\n  o: toggleAll,\n  p: () => find('#filter-problem:not([hidden]) input')?.click(),\n  d: () => find('#filter-differs:not([hidden]) input')?.click(),\n};\n\ndocument.addEventListener('keydown', (event) => {\n  if (event.ctrlKey || event.metaKey || event.altKey) return;\n  if (event.key === 'Escape') {\n    results.hidden = true;\n    search.blur();\n    return;\n  }\n  if (event.target.closest('input, dialog') !== null) return;\n  const view = views[Number(event.key) - 1];\n  const action = view === undefined ? ACTIONS[event.key] : () => (location.hash = view.id);\n  if (action === undefined) return;\n  event.preventDefault();\n  action();\n});\n\n// Paper shows all.\nlet closed = [];\naddEventListener('beforeprint', () => {\n  closed = all('details:not([open])');\n  for (const part of closed) part.open = true;\n});\naddEventListener('afterprint', () => {\n  for (const part of closed) part.open = false;\n});\n\naddEventListener('hashchange', go);\n";
// src/report/document/html/page.css?raw
var page_default = ":root {\n  color-scheme: light dark;\n  --sans: system-ui, -apple-system, 'Segoe UI', sans-serif;\n  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;\n  --bg: #fff;\n  --soft: #f6f7f9;\n  --line: #dde2e8;\n  --text: #1b2230;\n  --quiet: #59636e;\n  --link: #0a58a8;\n  --mark: #fff1b8;\n  --error: #b3261e;\n  --error-soft: #fdecea;\n  --warning: #835000;\n  --warning-soft: #fff3dc;\n  --good: #19663a;\n  --good-soft: #e6f5ec;\n  --info: #0a58a8;\n  --info-soft: #e6f0fb;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --bg: #11151b;\n    --soft: #191f27;\n    --line: #2d3641;\n    --text: #e2e7ee;\n    --quiet: #9ba6b4;\n    --link: #7db9ff;\n    --mark: #5a4a12;\n    --error: #ff9088;\n    --error-soft: #3b1d1c;\n    --warning: #f5bd63;\n    --warning-soft: #33270f;\n    --good: #7fd69b;\n    --good-soft: #14301f;\n    --info: #7db9ff;\n    --info-soft: #12283f;\n  }\n}\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 8rem;\n}\nbody {\n  background: var(--bg);\n  color: var(--text);\n  font: 15px/1.5 var(--sans);\n  margin: 0;\n}\nmain {\n  margin: 0 auto;\n  max-width: 84rem;\n  padding: 1rem 1.5rem 4rem;\n}\na {\n  color: var(--link);\n  text-decoration-thickness: 1px;\n  text-underline-offset: 2px;\n}\ncode,\npre {\n  font: 13px/1.5 var(--mono);\n  overflow-wrap: anywhere;\n}\nh1 {\n  font-size: 1.15rem;\n  font-weight: 600;\n  margin: 0;\n}\nh2 {\n  font-size: 1.35rem;\n  margin: 1.5rem 0 1rem;\n}\nh3 {\n  font-size: 1rem;\n  font-weight: 600;\n  margin: 1.75rem 0 0.5rem;\n}\nh4 {\n  font-size: 0.95rem;\n  font-weight: 600;\n  margin: 1.25rem 0 0.4rem;\n}\nh5 {\n  font-size: 0.9rem;\n  font-weight: 600;\n  margin: 1rem 0 0.3rem;\n}\nh2 small,\nh3 small,\nh4 small,\nh5 small {\n  font-weight: 400;\n  margin-left: 0.6rem;\n}\nsmall,\n.quiet {\n  color: var(--quiet);\n  font-size: 0.87em;\n}\np {\n  margin: 0.4rem 0;\n}\n.error {\n  color: var(--error);\n}\n.warning {\n  color: var(--warning);\n}\n.good {\n  color: var(--good);\n}\n.info {\n  color: var(--info);\n}\n.badge {\n  background: var(--soft);\n  border-radius: 1em;\n  font-size: 0.78rem;\n  font-weight: 600;\n  padding: 0.1em 0.6em;\n  white-space: nowrap;\n}\n.error.badge {\n  background: var(--error-soft);\n}\n.warning.badge {\n  background: var(--warning-soft);\n}\n.good.badge {\n  background: var(--good-soft);\n}\n.info.badge {\n  background: var(--info-soft);\n}\n.skip {\n  left: 0;\n  position: absolute;\n  top: -4rem;\n}\n.skip:focus {\n  background: var(--bg);\n  padding: 0.5rem;\n  top: 0;\n  z-index: 9;\n}\n.unseen {\n  clip-path: inset(50%);\n  height: 1px;\n  overflow: hidden;\n  position: absolute;\n  white-space: nowrap;\n  width: 1px;\n}\nheader {\n  align-items: center;\n  background: var(--bg);\n  border-bottom: 1px solid var(--line);\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.5rem 1.5rem;\n  padding: 0.7rem 1.5rem 0;\n  position: sticky;\n  top: 0;\n  z-index: 5;\n}\n.brand {\n  background: var(--text);\n  border-radius: 0.3rem;\n  color: var(--bg);\n  font:\n    600 0.85rem ui-monospace,\n    monospace;\n  margin-right: 0.5rem;\n  padding: 0.2rem 0.5rem;\n}\nnav {\n  flex-basis: 100%;\n}\nnav ul {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.25rem;\n  list-style: none;\n  margin: 0;\n  padding: 0;\n}\nnav a {\n  border-bottom: 3px solid transparent;\n  color: var(--text);\n  display: block;\n  padding: 0.35rem 0.8rem 0.5rem;\n  text-decoration: none;\n}\nnav a:hover {\n  background: var(--soft);\n  border-radius: 0.3rem 0.3rem 0 0;\n}\nnav a[aria-current] {\n  border-color: var(--link);\n  font-weight: 600;\n}\n.tools:not([hidden]) {\n  align-items: center;\n  display: flex;\n  flex: 1;\n  flex-wrap: wrap;\n  gap: 0.5rem 1rem;\n  justify-content: flex-end;\n}\n.search {\n  flex: 1;\n  max-width: 30rem;\n  min-width: 12rem;\n}\ninput[type='search'],\nbutton {\n  background: var(--soft);\n  border: 1px solid var(--line);\n  border-radius: 0.4rem;\n  color: inherit;\n  font: inherit;\n  padding: 0.3rem 0.7rem;\n}\ninput[type='search'] {\n  width: 100%;\n}\ninput::placeholder {\n  color: var(--quiet);\n  opacity: 1;\n}\nbutton {\n  cursor: pointer;\n}\n.filter {\n  color: var(--quiet);\n  font-size: 0.87rem;\n  white-space: nowrap;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 1px;\n}\n#results:not([hidden]) {\n  background: var(--bg);\n  border: 1px solid var(--line);\n  border-radius: 0.5rem;\n  box-shadow: 0 0.7rem 2rem #0004;\n  left: 1.5rem;\n  max-height: 75vh;\n  overflow: auto;\n  padding: 0.5rem;\n  position: absolute;\n  right: 1.5rem;\n  top: 3.4rem;\n  z-index: 6;\n}\n#results ol {\n  list-style: none;\n  margin: 0;\n  padding: 0;\n}\n#results a {\n  border-radius: 0.3rem;\n  color: inherit;\n  display: block;\n  padding: 0.35rem 0.6rem;\n  text-decoration: none;\n}\n#results b {\n  font-weight: 600;\n  margin-right: 0.4rem;\n  overflow-wrap: anywhere;\n}\n#results .said {\n  -webkit-box-orient: vertical;\n  display: -webkit-box;\n  -webkit-line-clamp: 2;\n  overflow: hidden;\n  overflow-wrap: anywhere;\n}\n#results a:hover,\n#results a:focus {\n  background: var(--soft);\n}\n#results p {\n  color: var(--quiet);\n  font-size: 0.87rem;\n  margin: 0.2rem 0.6rem;\n}\nmark {\n  background: var(--mark);\n  border-radius: 0.15rem;\n  color: inherit;\n}\n.facts {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.75rem;\n  list-style: none;\n  margin: 1rem 0 1.5rem;\n  padding: 0;\n}\n.facts li {\n  background: var(--soft);\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  min-width: 8rem;\n  padding: 0.6rem 1rem;\n}\n.facts b {\n  display: block;\n  font-size: 1.5rem;\n  line-height: 1.2;\n}\n.facts a {\n  color: inherit;\n  display: block;\n  text-decoration: none;\n}\n.facts li:hover {\n  border-color: var(--link);\n}\ntable {\n  border-collapse: collapse;\n  margin: 0.3rem 0 0.8rem;\n  width: 100%;\n}\ncaption {\n  clip-path: inset(50%);\n  height: 1px;\n  overflow: hidden;\n  position: absolute;\n  white-space: nowrap;\n  width: 1px;\n}\ntd,\nth {\n  border-top: 1px solid var(--line);\n  padding: 0.4rem 0.8rem 0.4rem 0;\n  text-align: left;\n  vertical-align: top;\n}\nthead th {\n  border-top: 0;\n  color: var(--quiet);\n  font-size: 0.8rem;\n  font-weight: 600;\n  overflow-wrap: anywhere;\n}\ntbody th {\n  font-weight: 500;\n  min-width: 10rem;\n  width: 20%;\n}\ntd {\n  min-width: 9rem;\n  overflow-wrap: anywhere;\n}\nth:first-child,\ntd:first-child {\n  min-width: 0;\n}\nth:first-child code,\n.code th:first-child {\n  overflow-wrap: break-word;\n}\n.code td,\n.code tbody th,\ntd.code,\nth.code {\n  font: 13px/22.5px var(--mono);\n}\n.code b,\n.code .badge,\n.code details {\n  font-family: var(--sans);\n}\ntd:not(.below) > p {\n  color: var(--quiet);\n  font: 13px/22.5px var(--sans);\n  margin: 0;\n}\ntd > p + b {\n  display: inline-block;\n  margin-top: 0.5rem;\n}\n/* What is not known is no link. */\ntd .info:not(.badge) {\n  color: inherit;\n  font-style: italic;\n}\ntr:target,\nli:target,\narticle:target,\ndetails:target > summary {\n  background: var(--info-soft);\n  box-shadow: 0 0 0 0.3rem var(--info-soft);\n}\n.scroll {\n  overflow-x: auto;\n  position: relative;\n}\ntd details > summary {\n  color: var(--link);\n  cursor: pointer;\n  font-size: 0.8rem;\n}\ntd details {\n  color: var(--quiet);\n  font-size: 0.87rem;\n}\nmain > section > details,\n.view > details {\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  margin: 0.6rem 0;\n  padding: 0 1rem;\n}\n.view > details > summary {\n  cursor: pointer;\n  margin: 0 -1rem;\n  padding: 0.5rem 1rem;\n}\n.view > details > summary:hover {\n  background: var(--soft);\n  border-radius: 0.6rem;\n}\n.view > details[open] > summary {\n  border-bottom: 1px solid var(--line);\n  border-radius: 0.6rem 0.6rem 0 0;\n}\nsummary > h2,\nsummary > h3,\nsummary > h4,\nsummary > h5 {\n  display: inline;\n  margin: 0;\n}\nsummary .quiet {\n  font-weight: 400;\n}\ndetails details > summary {\n  cursor: pointer;\n}\nul.tree,\n.tree ul {\n  list-style: none;\n  margin: 0.2rem 0;\n  padding-left: 1.3rem;\n}\nul.tree {\n  padding-left: 0;\n}\n.tree li {\n  padding: 0.12rem 0;\n}\n.tree > li,\n.view > article,\n.view > details {\n  content-visibility: auto;\n  contain-intrinsic-block-size: auto 2.5rem;\n}\n.tree summary {\n  cursor: pointer;\n}\narticle {\n  border: 1px solid var(--line);\n  border-left: 4px solid var(--quiet);\n  border-radius: 0.5rem;\n  margin: 0.8rem 0;\n  padding: 0.5rem 1rem 0.6rem;\n}\n.is-error {\n  border-left-color: var(--error);\n}\n.is-warning {\n  border-left-color: var(--warning);\n}\n.is-info {\n  border-left-color: var(--info);\n}\npre {\n  background: var(--soft);\n  border-radius: 0.4rem;\n  margin: 0.3rem 0 0.6rem;\n  overflow-x: auto;\n  overflow-wrap: normal;\n  padding: 0.5rem 0.8rem;\n  white-space: pre-wrap;\n}\npre i {\n  color: var(--quiet);\n  display: inline-block;\n  font-style: normal;\n  min-width: 2.2em;\n  text-align: right;\n}\n.place {\n  margin-top: 0.6rem;\n}\n.graph {\n  height: auto;\n  max-width: 100%;\n}\n.graph text {\n  fill: var(--text);\n  font:\n    12px ui-monospace,\n    monospace;\n}\n.graph .node {\n  fill: var(--bg);\n  stroke: var(--quiet);\n}\n.graph .absent {\n  stroke-dasharray: 5 4;\n}\n.graph .frame {\n  fill: var(--soft);\n  stroke: var(--line);\n}\n.graph .edge {\n  fill: none;\n  stroke: var(--quiet);\n}\n.graph .open {\n  stroke-dasharray: 5 4;\n}\n.graph .broken {\n  stroke: var(--error);\n  stroke-width: 2;\n}\n.graph .said {\n  font-size: 10.5px;\n}\n.graph .said.bad {\n  fill: var(--error);\n}\n.graph .title {\n  font-weight: 600;\n}\ndialog {\n  background: var(--bg);\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  color: inherit;\n  max-width: 30rem;\n  padding: 1rem 1.5rem;\n}\ndialog::backdrop {\n  background: #0006;\n}\nkbd {\n  background: var(--soft);\n  border: 1px solid var(--line);\n  border-radius: 0.3rem;\n  font:\n    12px ui-monospace,\n    monospace;\n  padding: 0.1rem 0.4rem;\n}\n/* What nobody looks at yet is not laid out while the page is read. */\n.starting .view > section,\n.starting .view ~ .view,\n.js .view:not(.on) {\n  display: none;\n}\n.only-problem .on .f:not(.f-problem),\n.only-differs .on .f:not(.f-differs) {\n  display: none;\n}\n.none {\n  color: var(--quiet);\n  padding: 1rem 0;\n}\n@media print {\n  header {\n    position: static;\n  }\n  .tools,\n  nav,\n  .skip {\n    display: none !important;\n  }\n  .js .view {\n    display: block !important;\n  }\n  h2,\n  h3,\n  h4,\n  h5,\n  summary {\n    break-after: avoid;\n  }\n  article,\n  tr {\n    break-inside: avoid;\n  }\n  .tree > li,\n  .view > article,\n  .view > details,\n  details::details-content {\n    content-visibility: visible;\n  }\n  details::details-content {\n    display: block;\n  }\n}\n@media (max-width: 50rem) {\n  main,\n  header {\n    padding-left: 0.8rem;\n    padding-right: 0.8rem;\n  }\n  header {\n    position: relative;\n  }\n  .search {\n    flex-basis: 100%;\n    max-width: none;\n  }\n  #results:not([hidden]) {\n    flex-basis: 100%;\n    position: static;\n  }\n  td {\n    min-width: 5rem;\n  }\n  .scroll td {\n    min-width: 11rem;\n  }\n  .scroll tbody th {\n    background: var(--bg);\n    left: 0;\n    position: sticky;\n  }\n  .scroll tr:target th {\n    background: inherit;\n  }\n}\n";
// src/report/document/html/html-page.ts
const pageScript = page_views_default + page_search_default;
const hashOf = (text) => `'sha256-${(0, node_crypto.createHash)("sha256").update(text).digest("base64")}'`;
function pageStart(title) {
	return headHtml(title, []) + lines("<body>", "<main>");
}
function viewsStart({ title, asides, views }) {
	const links = views.map(({ anchor, title: name, number, tone }) => {
		const amount = number === void 0 ? "" : ` <span${classHtml(tone, "badge")}>${escapeMarkup(number)}</span>`;
		return `<li><a href="#${anchor}">${escapeMarkup(name)}${amount}</a></li>`;
	});
	const beside = asides.map((aside) => ` <small>${escapeMarkup(aside)}</small>`).join("");
	return headHtml(`${title} \u00b7 envfrom`, [{
		kind: "classic",
		code: page_start_default
	}, {
		kind: "module",
		code: pageScript
	}]) + lines("<body>", "<a class=\"skip\" href=\"#main\">Skip to the content</a>", "<header>", `<h1><span class="brand">envfrom</span> ${escapeMarkup(title)}${beside}</h1>`, ...TOOLS, ...views.length < 2 ? [] : [
		"<nav aria-label=\"Views\"><ul>",
		...links,
		"</ul></nav>"
	], "</header>", "<main id=\"main\">");
}
const TOOLS = [
	"<div class=\"tools\" id=\"tools\" hidden>",
	"<label class=\"search\"><span class=\"unseen\">Search names, values and places</span><input id=\"search\" type=\"search\" placeholder=\"Search names, values, places\" autocomplete=\"off\" spellcheck=\"false\"></label>",
	"<label class=\"filter\" id=\"filter-problem\"><input type=\"checkbox\"> With problems</label>",
	"<label class=\"filter\" id=\"filter-differs\"><input type=\"checkbox\"> With differences</label>",
	"<button id=\"keys\" type=\"button\" aria-label=\"Keys\">?</button>",
	"</div>",
	"<div id=\"results\" role=\"region\" aria-label=\"Search results\" aria-live=\"polite\" hidden></div>"
];
const PAGE_END = "</main>\n</body>\n</html>\n";
function headHtml(title, scripts) {
	const hashes = scripts.map(({ code }) => ` ${hashOf(code)}`).join("");
	const allowed = hashes === "" ? "" : ` script-src${hashes};`;
	return lines("<!doctype html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">", `<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; style-src ${hashOf(page_default)};${allowed} base-uri 'none'; form-action 'none'`}">`, "<meta name=\"viewport\" content=\"width=device-width\">", "<meta name=\"referrer\" content=\"no-referrer\">", `<title>${escapeMarkup(title)}</title>`, `<style>${page_default}</style>`, ...scripts.map(({ kind, code }) => `<script${kind === "module" ? " type=\"module\"" : ""}>${code}<\/script>`), "</head>");
}
function lines(...texts) {
	return texts.map((text) => `${text}\n`).join("");
}
// src/report/document/html/page-room.ts
const PAGE_ELEMENTS = 5e5;
const DETAILS = 20;
function roomOf(html) {
	let elements = 0;
	for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) if (html[at + 1] !== "/") elements += html.startsWith("details", at + 1) ? DETAILS : 1;
	return {
		bytes: Buffer.byteLength(html),
		elements
	};
}
function roomWithout(room, { bytes, elements }) {
	return {
		bytes: room.bytes - bytes,
		elements: room.elements - elements
	};
}
function shareOf({ bytes, elements }, share) {
	return {
		bytes: bytes * share,
		elements: elements * share
	};
}
function isRoom({ bytes, elements }) {
	return bytes > 0 && elements > 0;
}
// src/report/document/html/print-html.ts
function* printHtml(document, options) {
	if (options.page !== void 0) yield* printViews(document, options, options.page);
	else yield* printOne(document, options);
}
function* printOne(document, { filesUrl }) {
	let isFirst = true;
	for (const block of document) {
		if (isFirst) yield pageStart(block.kind === "section" ? require_start.plainText(block.title) : "envfrom");
		isFirst = false;
		yield `${blockHtml(block, {
			depth: 1,
			filesUrl
		})}\n`;
	}
	yield isFirst ? pageStart("envfrom") + PAGE_END : PAGE_END;
}
function* printViews(document, options, page) {
	const start = viewsStart(page);
	yield start;
	let room = roomWithout({
		bytes: options.maxBytes,
		elements: PAGE_ELEMENTS
	}, roomOf(start));
	for (const block of document) {
		const share = block.kind === "section" ? page.shares.get(block.anchor ?? "") : void 0;
		for (const piece of viewPieces(block, options, shareOf(room, share ?? 1))) {
			room = roomWithout(room, roomOf(piece));
			yield piece;
		}
	}
	yield PAGE_END;
}
function* viewPieces(block, options, most) {
	const place = {
		depth: 2,
		filesUrl: options.filesUrl
	};
	if (block.kind !== "section") {
		yield `${blockHtml(block, place)}\n`;
		return;
	}
	yield `<section class="view"${idHtml(block.anchor)}>${headingHtml(block, place)}\n`;
	let room = most;
	const left = /* @__PURE__ */ new Map();
	for (const inner of block.blocks) {
		const text = isRoom(room) ? `${blockHtml(inner, {
			...place,
			depth: 3
		})}\n` : "";
		room = roomWithout(room, roomOf(text));
		if (isRoom(room)) yield text;
		else countIn(left, inner);
	}
	for (const count of left.values()) yield noteOf$1(count, options.rest);
	yield "</section>\n";
}
function countIn(left, block) {
	const counts = countsOf(block);
	if (counts === void 0) return;
	const before = left.get(counts.noun)?.number ?? 0;
	left.set(counts.noun, {
		...counts,
		number: before + counts.number
	});
}
function countsOf(block) {
	return "counts" in block ? block.counts : void 0;
}
function noteOf$1({ number, noun, plural = `${noun}s` }, rest) {
	return `<p class="warning">${escapeMarkup(`${require_start.numberText(number)} more ${number === 1 ? noun : plural} did not fit into this page; ${rest}.`)}</p>\n`;
}
// src/report/problems/fingerprint.ts
const HASH_LENGTH = 32;
function fingerprints(problems) {
	const seen = /* @__PURE__ */ new Map();
	return problems.map((problem) => {
		const hash = (0, node_crypto.createHash)("sha256").update(identityOf(problem)).digest("hex").slice(0, HASH_LENGTH);
		const number = (seen.get(hash) ?? 0) + 1;
		seen.set(hash, number);
		return `${hash}:${number}`;
	});
}
function identityOf({ rule, at, subject, message }) {
	const { path } = require_start.hostSpan(at).file;
	const about = subject === void 0 ? [message.replace(/\d+/g, "#")] : [
		subject.kind,
		subject.namespace,
		subject.name,
		subject.container,
		subject.detail
	];
	return JSON.stringify([
		rule,
		path,
		...about.map((part) => part ?? "")
	]);
}
// src/report/text/deployer-version.ts
function versionJson({ deployer, version, helm, kustomize, known }) {
	const at = known.by === "repository" ? require_start.positionOf(known.at) : void 0;
	return {
		deployer,
		version,
		helm,
		kustomize,
		known: known.by,
		at
	};
}
function versionText({ deployer, version, helm, kustomize, known }) {
	const name = `${require_start.DEPLOYER_TITLES[deployer]} ${version} (Helm ${helm}, kustomize ${kustomize})`;
	switch (known.by) {
		case "settings": return `${name}: as the settings say`;
		case "repository": return `${name}: as ${require_start.placeOf(known.at)} says`;
		default: return `${name}: assumed, because nothing in this repository says which version runs`;
	}
}
function shortVersion({ deployer, version, known }) {
	const name = `${require_start.DEPLOYER_TITLES[deployer]} ${version}`;
	if (known.by === "settings") return name;
	return known.by === "repository" ? `${name} (${require_start.placeOf(known.at)})` : `${name} assumed`;
}
// src/report/text/json-pieces.ts
var LaterList = class {
	items;
	isOneLine;
	constructor(items, isOneLine) {
		this.items = items;
		this.isOneLine = isOneLine;
	}
};
function later(things, toJson, isOneLine = false) {
	const items = function* () {
		for (const [index, thing] of things.entries()) yield toJson(thing, index);
	};
	return new LaterList(items, isOneLine);
}
function* jsonPieces(value, margin = "") {
	const inner = `${margin}  `;
	if (value instanceof LaterList) {
		const { items, isOneLine } = value;
		yield* listed(items(), margin, (item) => [textOf(item, inner, isOneLine)]);
	} else if (Array.isArray(value)) yield* listed(value, margin, (item) => jsonPieces(item, inner));
	else if (isRecord(value)) {
		let open = "{";
		for (const [name, field] of Object.entries(value)) {
			if (field === void 0) continue;
			yield `${open}\n${inner}${require_start.safeJson(name)}: `;
			yield* jsonPieces(field, inner);
			open = ",";
		}
		yield open === "{" ? "{}" : `\n${margin}}`;
	} else yield require_start.safeJson(value);
}
function* listed(items, margin, piecesOf) {
	let open = "[";
	for (const item of items) {
		yield `${open}\n${margin}  `;
		yield* piecesOf(item);
		open = ",";
	}
	yield open === "[" ? "[]" : `\n${margin}]`;
}
function textOf(item, margin, isOneLine) {
	return isOneLine ? require_start.safeJson(item, 0) : require_start.safeJson(item).replaceAll("\n", `\n${margin}`);
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}
// src/report/text/place-json.ts
function trailJson(span) {
	const steps = require_check.stepsOf(require_start.trailOf(span));
	if (steps.length === 0) return void 0;
	return steps.map(({ kind, at, in: folder }) => ({
		kind,
		in: folder,
		at: at && require_start.positionOf(at)
	}));
}
function sourceJson(source) {
	return {
		kind: source.kind,
		namespace: source.namespace,
		name: source.name,
		producer: source.producer.kind,
		build: source.build,
		...require_start.positionOf(source.at)
	};
}
// src/report/problems/format-concise.ts
function formatConcise(report, { color, showPath }) {
	const style = require_check.styleOf(color);
	const paths = require_check.displayPaths(report, showPath);
	return report.problems.map((problem) => `${lineOf(problem, style, paths)}\n`).join("");
}
function lineOf({ at, severity, rule, message }, style, paths) {
	const { path, line, column } = require_start.positionOf(at);
	const paint = {
		error: style.red,
		warning: style.yellow,
		info: style.cyan
	}[severity];
	return `${`${style.bold(require_start.escapeText(paths.path(path)))}:${line}:${column}:`} ${paint(severity)}[${require_start.escapeText(rule)}] ${require_start.escapeText(paths.text(require_start.clipText(message)))}`;
}
// src/report/problems/format-gitlab.ts
const SEVERITY = {
	error: "major",
	warning: "minor",
	info: "info"
};
function* formatGitlab({ problems }) {
	const names = fingerprints(problems);
	yield* jsonPieces(later(problems, ({ at, rule, severity, message, help }, index) => {
		const { path, line, endLine } = require_start.positionOf(at);
		return {
			description: help === void 0 ? message : `${message} ${help}`,
			check_name: rule,
			fingerprint: names[index],
			severity: SEVERITY[severity],
			location: {
				path,
				lines: {
					begin: line,
					end: endLine
				}
			}
		};
	}));
	yield "\n";
}
// src/report/problems/format-html.ts
function formatHtml(whole, options) {
	const report = require_check.foldUndeclared(whole);
	return printHtml([require_start.section(require_start.verdictOf(whole), blocks())], require_start.printOptionsOf$1(options));
	function* blocks() {
		const notes = [
			...require_start.scopeOf(whole),
			...require_start.comparisonNotes(whole),
			...require_start.undeployedNotes(whole),
			...require_start.notCheckedLines(whole, true).map((line) => `Not checked: ${line}`),
			...options.notices
		];
		for (const note of notes) yield require_start.paragraph(require_start.message(note), { tone: "quiet" });
		const context = {
			report,
			masks: require_check.frameRanges(report),
			width: void 0,
			verbose: options.verbose,
			paths: require_check.displayPaths(report, options.showPath),
			marksFixes: false
		};
		for (const group of require_check.groupByCause(require_start.mostSevereFirst(report.problems))) yield require_check.problemFrame(group, context);
	}
}
// src/report/problems/reference-json.ts
function referenceJson({ reference, verdict, at }) {
	const { manifest, container } = reference;
	return {
		kind: reference.kind,
		namespace: reference.namespace,
		name: reference.name,
		key: reference.key?.name,
		optional: reference.optional,
		use: reference.use,
		field: reference.path,
		object: {
			apiVersion: manifest.apiVersion,
			kind: manifest.kind,
			namespace: manifest.namespace,
			name: manifest.name
		},
		container: container?.name,
		subject: reference.subject,
		build: reference.build,
		verdict: verdict.kind,
		...verdictJson(verdict),
		harmless: reference.toleratesMissing && require_start.messageText(reference.toleratesMissing),
		...require_start.positionOf(at)
	};
}
function verdictJson(verdict) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return {
		sources: verdict.sources.map(sourceJson),
		assumption: verdict.assumption
	};
	if (verdict.kind === "produced") return { sources: [sourceJson(verdict.source)] };
	if (verdict.kind === "broken") return {
		proof: verdict.proof,
		missing: missingJson(verdict.missing)
	};
	if ("missing" in verdict) return { missing: missingJson(verdict.missing) };
	return { reason: require_start.messageText(verdict.reason) };
}
function missingJson(missing) {
	if (missing.what === "key") return {
		what: "key",
		source: sourceJson(missing.source),
		nearest: missing.nearest?.key,
		inBinaryData: missing.inBinaryData
	};
	return {
		what: "source",
		nearest: missing.nearest?.name,
		otherKind: missing.otherKind && sourceJson(missing.otherKind),
		elsewhere: missing.elsewhere.map(sourceJson)
	};
}
// src/report/problems/format-json.ts
const SHAPE_VERSION = 1;
function* formatJson(report, options) {
	const { version, notices, references } = options;
	const names = fingerprints([...report.problems, ...report.undeployed]);
	const known = require_start.hasKnownProblems(report) ? require_start.knownProblems(report) : void 0;
	const stateOf = (problem) => known && (known.has(problem) ? "old" : "new");
	yield* jsonPieces({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version
		},
		summary: summaryJson(report),
		notices,
		problems: later(report.problems, (problem, at) => problemJson(problem, names[at], stateOf(problem))),
		undeployed: later(report.undeployed, (problem, at) => problemJson(problem, names[report.problems.length + at])),
		...comparisonParts(report),
		suppressed: later(report.suppressed, suppressedJson),
		references: references ? later(report.references, referenceJson, true) : void 0,
		builds: later(report.builds, buildJson),
		uncheckedEntries: later(report.uncheckedEntries, uncheckedEntryJson),
		repositories: report.repositories,
		otherDeployers: report.otherDeployers.map(({ name }) => name),
		skipped: report.files.flatMap(skippedFileJson),
		skippedDocuments: report.files.flatMap(skippedDocumentJson)
	});
	yield "\n";
}
function buildJson(build) {
	const { id, kind, folder, cluster, namespace } = build;
	const { deployedBy, deployerVersion, previewed, objects, partial } = build;
	return {
		id,
		kind,
		folder,
		cluster,
		namespace,
		deployedBy: deployedBy && {
			name: deployedBy.name,
			...require_start.positionOf(deployedBy.at)
		},
		version: deployerVersion && versionJson(deployerVersion),
		undeployed: require_check.isUndeployed(build) || void 0,
		previewed,
		objects: objects.length,
		partial: partial.map(require_start.messageText)
	};
}
function uncheckedEntryJson({ manifest, reason }) {
	const { kind, namespace, name, node } = manifest;
	return {
		kind,
		namespace,
		name,
		reason: require_start.messageText(reason),
		...require_start.positionOf(node)
	};
}
function summaryJson(report) {
	const counts = require_start.countSeverities(report.problems);
	const skipped = report.files.filter((file) => file.class.kind === "skipped").length;
	return {
		errors: counts.get("error") ?? 0,
		warnings: counts.get("warning") ?? 0,
		infos: counts.get("info") ?? 0,
		undeployed: report.undeployed.length,
		suppressed: report.suppressed.length,
		filesChecked: report.files.length - skipped,
		filesSkipped: skipped,
		references: report.references.length,
		builds: report.builds.length,
		...coverageJson(report)
	};
}
function coverageJson(report) {
	const { judged, all, inPart, previewed, workloads, notChecked } = require_start.coverageOf(report);
	return {
		workloads,
		entries: {
			all,
			judged,
			inPart,
			previewed
		},
		notChecked: notChecked.map(({ entries, what, reason, remedy }) => ({
			entries,
			what,
			reason,
			remedy
		}))
	};
}
function comparisonParts({ comparison, baseline }) {
	return {
		comparison: comparison && comparisonJson(comparison),
		baseline: baseline && {
			path: baseline.path,
			accepted: baseline.accepted.length,
			unused: baseline.unused
		}
	};
}
function comparisonJson({ base, old, fixed, uncompared }) {
	return {
		base,
		old: old.length,
		uncompared,
		fixed: later(fixed, (problem) => problemJson(problem, void 0))
	};
}
function problemJson(problem, fingerprint, state) {
	const { rule, severity, message, help, at, related, builds, subject } = problem;
	return {
		rule,
		severity,
		state,
		undeployed: problem.undeployed,
		elsewhere: problem.elsewhere,
		message,
		help,
		...require_start.positionOf(at),
		trail: trailJson(at),
		related: (related ?? []).map((each) => ({
			message: each.message,
			...require_start.positionOf(each.at)
		})),
		builds,
		subject: subject && {
			kind: subject.kind,
			namespace: subject.namespace,
			name: subject.name,
			container: subject.container,
			detail: subject.detail
		},
		fingerprint
	};
}
function suppressedJson({ problem, by, reason }) {
	return {
		problem: problemJson(problem, void 0),
		by: require_start.positionOf(by),
		reason
	};
}
function skippedFileJson(file) {
	if (file.class.kind !== "skipped") return [];
	return [{
		path: file.path,
		as: file.class.as,
		reason: file.class.reason
	}];
}
function skippedDocumentJson({ documents }) {
	return documents.flatMap(({ span, skipped }) => {
		if (skipped === void 0) return [];
		const { path, line } = require_start.positionOf(span);
		return [{
			path,
			line,
			reason: skipped
		}];
	});
}
// src/report/problems/format-junit.ts
function formatJunit(report, failing) {
	const suites = require_start.groupBy(report.problems, ({ at }) => require_start.hostSpan(at).file.path);
	const lines = suites.size === 0 ? [
		"  <testsuite name=\"envfrom\" tests=\"1\" failures=\"0\" errors=\"0\">",
		"    <testcase classname=\"envfrom\" name=\"no problems\"/>",
		"  </testsuite>"
	] : [...suites].flatMap(([path, problems]) => suiteOf(path, problems, report, failing));
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="envfrom" ${totals(Math.max(1, report.problems.length), report.problems, failing)}>`,
		...lines,
		"</testsuites>\n"
	].join("\n");
}
function suiteOf(path, problems, report, failing) {
	const names = caseNames(problems);
	return [
		`  <testsuite name="${escapeXml(path)}" ${totals(problems.length, problems, failing)}>`,
		...problems.flatMap((problem, at) => caseOf(problem, names[at] ?? "", report, failing)),
		"  </testsuite>"
	];
}
function caseNames(problems) {
	const seen = /* @__PURE__ */ new Map();
	return problems.map(({ rule, at }) => {
		const { line, column } = require_start.positionOf(at);
		const name = `${rule} at ${line}:${column}`;
		const number = (seen.get(name) ?? 0) + 1;
		seen.set(name, number);
		return number === 1 ? name : `${name} (${number})`;
	});
}
function isFailure({ severity, undeployed }, failing) {
	return undeployed !== true && failing.includes(severity);
}
function totals(tests, problems, failing) {
	return `tests="${tests}" failures="${problems.filter((problem) => isFailure(problem, failing)).length}" errors="0"`;
}
function caseOf(problem, name, report, failing) {
	const { path, line, column } = require_start.positionOf(problem.at);
	const text = detailsOf$1(problem, report).map(escapeXml).join("\n");
	const message = escapeXml(`${path}:${line}:${column}: ${problem.message}`);
	const body = isFailure(problem, failing) ? `      <failure type="${problem.severity}" message="${message}">${text}</failure>` : `      <system-out>${text}</system-out>`;
	return [
		`    <testcase classname="${escapeXml(path)}" name="${escapeXml(name)}">`,
		body,
		"    </testcase>"
	];
}
function detailsOf$1(problem, report) {
	const { path, line, column } = require_start.positionOf(problem.at);
	const builds = require_check.buildsOf(problem, report);
	return [
		`${path}:${line}:${column}: ${problem.severity}[${problem.rule}] ${problem.message}`,
		...(problem.related ?? []).map(({ at, message }) => `${require_start.placeOf(at)}: ${message}`),
		...problem.help === void 0 ? [] : [`help: ${problem.help}`],
		...builds === void 0 ? [] : [builds]
	];
}
function escapeXml(text) {
	return escapeMarkup(require_start.clipText(text));
}
// src/report/document/markdown/print-markdown.ts
const NOTE_BYTES = 300;
function* printMarkdown(document, options) {
	const { maxBytes, rest, guardCommands: guards } = options;
	const shown = (text) => guards ? require_start.guardCommands(text) : text;
	let room = maxBytes - NOTE_BYTES;
	let isFirst = true;
	let left;
	let folds = 0;
	for (const block of document) for (const { text, counts, fold } of chunksOf(block, options)) {
		if (fold === "end") {
			if (folds > 0) yield text;
			folds = Math.max(0, folds - 1);
			continue;
		}
		const own = isFirst ? text.replace(/^\n/, "") : text;
		room -= Buffer.byteLength(own);
		if (room >= 0) {
			isFirst = false;
			if (fold === "start") folds++;
			yield shown(own);
		} else if (counts !== void 0) {
			if (left !== void 0 && left.noun !== counts.noun) yield noteOf(left, rest);
			const before = left?.noun === counts.noun ? left.number : 0;
			left = {
				...counts,
				number: before + counts.number
			};
		}
	}
	if (left !== void 0) yield noteOf(left, rest);
}
function noteOf({ number, noun, plural = `${noun}s` }, rest) {
	return `\n${require_start.count(number, `more ${noun}`, `more ${plural}`)} did not fit here; ${rest}.\n`;
}
function* chunksOf(block, options) {
	switch (block.kind) {
		case "section":
			yield* sectionChunks(block, options);
			break;
		case "table":
			yield* tableChunks(block, options);
			break;
		case "group":
			yield* groupChunks(block.blocks, options);
			break;
		case "paragraph":
			yield {
				text: `\n${paragraph(block, options)}\n`,
				counts: block.counts
			};
			break;
		case "tree":
			yield { text: `\n${list(block.nodes, "", options)}` };
			break;
		case "frame":
			yield {
				text: frame(block, options),
				counts: block.counts
			};
			break;
		case "code":
			yield { text: code(block, options) };
			break;
		case "facts":
			yield { text: `\n${startText(require_start.factsText(block), options)}\n` };
			break;
		case "overview":
			yield* chunksOf(block.block, options);
			break;
		default: yield { text: `\n${block.text}` };
	}
}
function* sectionChunks(section, options) {
	const { level, title, asides = [], blocks, folds, counts } = section;
	const beside = asides.map((aside) => `, ${lineText(aside, options)}`).join("");
	if (folds !== void 0) {
		const summary = `<summary><b>${lineText(title, options)}</b>${beside}</summary>`;
		const start = `\n<details${folds === "open" ? " open" : ""}>${summary}\n`;
		const end = "\n</details>\n";
		const body = [...blocks].flatMap((block) => [...chunksOf(block, options)]);
		if (counts !== void 0) {
			yield {
				text: `${start}${body.map((chunk) => chunk.text).join("")}${end}`,
				counts
			};
			return;
		}
		yield {
			text: start,
			fold: "start"
		};
		yield* body;
		yield {
			text: end,
			fold: "end"
		};
		return;
	}
	const name = level === 3 ? startText(title, options) : lineText(title, options);
	let head = `\n${level === 3 ? "" : `${"#".repeat(level + 1)} `}${name}${beside}\n`;
	for (const block of blocks) for (const chunk of chunksOf(block, options)) {
		yield {
			...chunk,
			text: head + chunk.text
		};
		head = "";
	}
	if (head !== "") yield {
		text: head,
		counts
	};
}
function* groupChunks(blocks, options) {
	if (!blocks.every(({ kind }) => kind === "paragraph")) for (const block of blocks) yield* chunksOf(block, options);
	else yield { text: `\n${blocks.flatMap((block) => block.kind === "paragraph" ? [paragraph(block, options)] : []).join("<br>")}\n` };
}
const RULES = {
	left: ":---",
	right: "---:",
	center: ":---:"
};
function* tableChunks({ columns, rows }, options) {
	const marked = rows.some(({ mark }) => mark !== void 0);
	const all = marked ? [{
		title: " ",
		align: "center"
	}, ...columns] : columns;
	const rules = all.map(({ align }) => RULES[align ?? "left"]);
	let head = `\n| ${all.map(({ title }) => title === " " ? " " : markdownText(title)).join(" | ")} |\n| ${rules.join(" | ")} |\n`;
	for (const row of rows) {
		yield {
			text: head + rowText(row, marked, options),
			counts: row.counts
		};
		head = "";
	}
	for (const block of rows.flatMap(({ below = [] }) => below)) yield* chunksOf(block, options);
}
function rowText(row, marked, options) {
	const { mark = "" } = row;
	const texts = require_start.wholeCells(row).map((lines) => lines.map((line) => lineText(line, options)).join("<br>"));
	return `| ${[...marked ? [markdownCode(mark)] : [], ...texts].join(" | ")} |\n`;
}
function paragraph({ text, icon }, options) {
	return icon === void 0 ? startText(text, options) : `${icon} ${lineText(text, options)}`;
}
function startText(line, options) {
	return lineText(line, options).trimStart().replace(/^(\d*)([#+=.)-])/, (_, digits, sign) => {
		return `${digits}&#${sign.charCodeAt(0)};`;
	});
}
function list(nodes, indent, options) {
	return nodes.map(({ text, children }) => `${indent}- ${startText(text, options)}\n${list(children, `${indent}  `, options)}`).join("");
}
function frame({ severity, rule, message, excerpts, notes }, options) {
	return `\n${[
		lineText([...[
			{
				text: severity,
				strong: true
			},
			" ",
			{
				text: rule,
				code: "bare"
			},
			": "
		], ...require_start.partsOf(message)], options),
		...excerpts.map(({ at, place, label }) => lineText([
			{
				text: place,
				code: "bare",
				at
			},
			" ",
			...require_start.partsOf(label)
		], options)),
		...notes.map(({ label, text }) => lineText([
			{
				text: label.trim(),
				strong: label !== ""
			},
			" ",
			...require_start.partsOf(text)
		], options))
	].join("<br>")}\n`;
}
function code({ title, language, lines }, options) {
	const text = lines.map((line) => require_start.escapeText(line.text)).join("\n");
	const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
	const fence = "`".repeat(longest + 1);
	return `${title === void 0 ? "" : `\n${startText(title, options)}\n`}\n${fence}${language}\n${text}\n${fence}\n`;
}
function lineText(line, options) {
	return mergePlain(require_start.partsOf(line)).map((part) => partText(part, options)).join("");
}
function mergePlain(parts) {
	const merged = [];
	for (const part of parts) {
		const last = merged.at(-1);
		if (last !== void 0 && isPlain(last) && isPlain(part)) merged.splice(-1, 1, { text: last.text + part.text });
		else merged.push(part);
	}
	return merged;
}
function isPlain({ code: isCode, strong, tone, at }) {
	return isCode === void 0 && strong !== true && tone !== "strong" && at === void 0;
}
function partText({ text, tone, strong, code: isCode, at, icon }, options) {
	const shown = isCode === void 0 ? markdownText(text) : markdownCode(text);
	const linked = linkTo(at, (strong === true || tone === "strong") && shown !== "" ? `**${shown}**` : shown, options);
	return icon === void 0 ? linked : `${icon} ${linked}`;
}
function linkTo(at, shown, { filesUrl }) {
	if (at === void 0 || filesUrl === void 0) return shown;
	const { path, line } = require_start.positionOf(at);
	return `[${shown}](${filesUrl}/${require_start.percentEncode(path)}#L${line})`;
}
// src/report/problems/format-markdown.ts
function formatMarkdown(report, options) {
	return printMarkdown(summaryDocument(require_check.foldUndeclared(report), options), require_start.printOptionsOf$1(options));
}
function summaryDocument(report, options) {
	const { notices, lead } = options;
	const unread = require_start.unreadOf(report);
	const unchecked = require_start.notCheckedLines(report, false);
	const compared = [...require_start.comparisonNotes(report), ...require_start.undeployedNotes(report)].map((note) => require_start.message(note));
	const facts = [
		require_start.message(require_start.scopeOf(report).join(" ")),
		...compared.length === 0 ? [] : [require_start.joined(compared, " ")],
		...unchecked.length === 0 ? [] : [noteLine(`not checked: ${unchecked.join(" ")}`)],
		...unread === void 0 ? [] : [noteLine(`${unread}.`)]
	];
	const known = require_start.knownProblems(report);
	const isUrgent = (problem) => problem.severity === "error" && !known.has(problem);
	const files = filesBySeverity(report);
	const urgent = files.filter(([, groups]) => groups.some(({ first }) => isUrgent(first)));
	const others = files.filter((file) => !urgent.includes(file));
	const sections = (some) => openSections(some, report, options);
	return [
		require_start.section(`envfrom: ${require_start.verdictOf(report)}`, notices.map((notice) => require_start.paragraph(noteLine(notice))), 1),
		...sections(urgent),
		...lead === "" ? [] : [{
			kind: "printed",
			text: lead
		}],
		...sections(others),
		...facts.map((text) => require_start.paragraph(text))
	];
}
function noteLine(text) {
	return [
		require_start.strong("Note:"),
		" ",
		...require_start.message(text)
	];
}
const MAX_OPEN = 20;
function openSections(files, report, options) {
	let room = MAX_OPEN;
	return files.flatMap(([path, groups]) => {
		const open = groups.slice(0, room);
		const rest = groups.slice(open.length);
		room -= open.length;
		const tables = open.length === 0 ? [] : [fileSection(path, open, report, options)];
		if (rest.length === 0) return tables;
		const problems = rest.flatMap(({ first, others }) => [first, ...others]);
		const more = require_start.severityCounts(problems, open.length === 0 ? "" : "more ");
		const table = fileSection(path, rest, report, options);
		return [...tables, {
			...table,
			folds: "closed",
			asides: [more]
		}];
	});
}
const COLUMNS = [
	{
		title: "Line",
		align: "right"
	},
	{ title: "Rule" },
	{ title: "Problem" }
];
function fileSection(path, groups, report, { verbose }) {
	const rows = groups.map((group) => {
		const { at, severity, rule } = group.first;
		return {
			cells: [
				[[{
					text: String(require_start.positionOf(at).line),
					at
				}]],
				[[require_start.strong(severity)], [require_start.code(rule)]],
				[...detailsOf(group.first, report), ...othersOf(group, verbose)]
			],
			counts: {
				number: 1 + group.others.length,
				noun: "problem"
			}
		};
	});
	return require_start.section([require_start.code(path)], [{
		kind: "table",
		columns: COLUMNS,
		rows
	}]);
}
function detailsOf(problem, report) {
	const builds = require_check.buildsOf(problem, report);
	const trail = require_check.trailText(problem.at);
	const related = (problem.related ?? []).map(({ at, message: text, before }) => {
		const { path, line } = require_start.positionOf(at);
		return [
			{
				...require_start.code(`${path}:${line}`),
				at: before === true ? void 0 : at
			},
			": ",
			...require_start.message(text)
		];
	});
	return [
		require_start.message(problem.message),
		...related,
		...problem.help === void 0 ? [] : [[
			require_start.strong("help:"),
			" ",
			...require_start.message(problem.help)
		]],
		...trail === void 0 ? [] : [trail],
		...builds === void 0 ? [] : [builds],
		...require_start.knownProblems(report).has(problem) ? ["not new"] : []
	];
}
function othersOf(group, verbose) {
	const others = require_check.otherPlaces(group, verbose);
	if (others === void 0) return [];
	const { title, rows, rest } = others;
	return [
		title,
		...rows.map(({ at, place, about }) => [...place === "" ? [] : [{
			...require_start.code(place),
			at
		}, " "], ...require_start.message(about)]),
		...rest === void 0 ? [] : [rest]
	];
}
function filesBySeverity({ problems }) {
	const groups = require_check.groupByCause(require_start.mostSevereFirst(problems));
	return [...require_start.groupBy(groups, ({ first }) => require_start.hostSpan(first.at).file.path)];
}
// src/report/problems/format-rdjson.ts
const LEVELS$1 = {
	error: "ERROR",
	warning: "WARNING",
	info: "INFO"
};
const PAGES = "https://github.com/envfrom/envfrom/blob/main/rules";
function* formatRdjson(report) {
	yield* jsonPieces({
		source: {
			name: "envfrom",
			url: "https://github.com/envfrom/envfrom"
		},
		diagnostics: later(report.problems, (problem) => diagnosticOf(problem, report))
	});
	yield "\n";
}
function diagnosticOf(problem, report) {
	const { rule, severity, message, help, at } = problem;
	const related = (problem.related ?? []).filter(({ before }) => before !== true);
	const builds = require_check.buildsOf(problem, report);
	return {
		message: [
			message,
			...help === void 0 ? [] : [help],
			...builds === void 0 ? [] : [`Holds ${builds}.`]
		].join("\n"),
		location: locationOf(at),
		severity: LEVELS$1[severity],
		code: {
			value: rule,
			url: `${PAGES}/${rule}/README.md`
		},
		...related.length > 0 && { related_locations: related.map((place) => ({
			message: place.message,
			location: locationOf(place.at)
		})) }
	};
}
function locationOf(span) {
	const { path, line, endLine } = require_start.positionOf(span);
	const { file, start, end } = require_start.hostSpan(span);
	return {
		path,
		range: {
			start: {
				line,
				column: bytesTo(file, line, start)
			},
			end: {
				line: endLine,
				column: bytesTo(file, endLine, end)
			}
		}
	};
}
function bytesTo(file, line, offset) {
	const start = require_start.lineStarts(file)[line - 1] ?? 0;
	return Buffer.byteLength(file.text.slice(start, offset)) + 1;
}
// src/report/problems/sarif-result.ts
const MAX_RELATED = 99;
const LEVELS = {
	error: "error",
	warning: "warning",
	info: "note"
};
function sarifResult(problem, context) {
	const related = relatedIn(problem);
	return {
		ruleId: problem.rule,
		ruleIndex: context.ruleIndex,
		level: LEVELS[problem.severity],
		message: { text: resultText(problem, context.report) },
		locations: [{ physicalLocation: physicalLocation(problem.at) }],
		...related.length === 0 ? {} : { relatedLocations: related.map(({ at, message }, index) => ({
			id: index + 1,
			physicalLocation: physicalLocation(at),
			message: { text: plain(message) || "Related place." }
		})) },
		partialFingerprints: { primaryLocationLineHash: context.fingerprint },
		...context.baselineState !== void 0 && { baselineState: context.baselineState },
		...fixes(problem),
		...suppressions(context.suppressed)
	};
}
function fixes({ fix, subject }) {
	if (fix === void 0 || subject?.kind === "Secret") return {};
	const changes = [...require_start.groupBy(fix.edits, ({ at }) => require_start.hostSpan(at).file.path)];
	return { fixes: [{
		description: { text: plain(fix.message) },
		artifactChanges: changes.map(([path, edits]) => ({
			artifactLocation: {
				uri: require_start.percentEncode(path),
				uriBaseId: "%SRCROOT%"
			},
			replacements: edits.map(({ at, text }) => ({
				deletedRegion: regionOf(at),
				...text !== "" && { insertedContent: { text } }
			}))
		}))
	}] };
}
function regionOf(span) {
	const { line, column, endLine, endColumn } = require_start.positionOf(span);
	return {
		startLine: line,
		startColumn: column,
		endLine,
		endColumn
	};
}
function relatedIn({ related = [] }) {
	return related.filter(({ before }) => before !== true).slice(0, MAX_RELATED);
}
function suppressions(suppressed) {
	if (suppressed === void 0) return {};
	if (suppressed === "not") return { suppressions: [] };
	const { reason, by } = suppressed;
	return { suppressions: [{
		kind: "inSource",
		...reason === void 0 || reason === "" ? {} : { justification: reason },
		location: { physicalLocation: physicalLocation(by) }
	}] };
}
function resultText(problem, report) {
	const links = relatedIn(problem).map(({ at, message }, index) => `[${linkText(require_start.placeOf(at))}](${index + 1}): ${plain(message)}`);
	const gone = (problem.related ?? []).filter(({ before }) => before === true).map(({ at, message }) => plain(`${require_start.placeOf(at)}: ${message}`));
	const builds = require_check.buildsOf(problem, report);
	return [
		plain(problem.message),
		...links,
		...gone,
		...problem.help === void 0 ? [] : [plain(problem.help)],
		...builds === void 0 ? [] : [plain(`Holds ${builds}.`)]
	].filter((line) => line !== "").join("\n") || problem.rule;
}
function plain(text) {
	return require_start.clipText(text).replaceAll("](", "] (");
}
function linkText(text) {
	return plain(text).replace(/[\\[\]]/g, String.raw`\$&`);
}
function physicalLocation(span) {
	const { path, line, column, endLine, endColumn } = require_start.positionOf(span);
	return {
		artifactLocation: {
			uri: require_start.percentEncode(path),
			uriBaseId: "%SRCROOT%"
		},
		region: {
			startLine: line,
			startColumn: column,
			endLine: line,
			endColumn: Math.max(column, endLine === line ? endColumn : lineEndColumn(span, line))
		}
	};
}
function lineEndColumn(span, line) {
	const { file } = require_start.hostSpan(span);
	const starts = require_start.lineStarts(file);
	const start = starts[line - 1] ?? 0;
	const next = starts[line] ?? file.text.length + 1;
	const text = file.text.slice(start, next - 1);
	return (text.endsWith("\r") ? text.length - 1 : text.length) + 1;
}
// src/report/problems/format-sarif.ts
const MAX_RESULTS = 25e3;
const MAX_KEPT = 5e3;
const DESCRIPTION_LENGTH = 1024;
const HOME = "https://github.com/envfrom/envfrom";
function* formatSarif(report, options) {
	const suppressed = options.showSuppressed ? report.suppressed : [];
	const shown = new Set(report.problems);
	const all = [...[...require_start.knownProblems(report)].filter((problem) => !shown.has(problem)), ...report.problems];
	const problems = mostSevere(all);
	const rules = rulesOf({
		...report,
		problems: all
	});
	const results = resultsOf(problems, suppressed, rules, report);
	const rest = all.length - problems.length;
	yield* jsonPieces({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: driverOf(rules, options) },
			automationDetails: { id: "envfrom/" },
			columnKind: "utf16CodeUnits",
			invocations: [{
				executionSuccessful: true,
				...rest > 0 ? restNote(rest) : {}
			}],
			results
		}]
	});
	yield "\n";
}
function mostSevere(problems) {
	if (problems.length <= MAX_KEPT) return problems;
	return require_start.mostSevereFirst(problems).slice(0, MAX_RESULTS);
}
function restNote(rest) {
	return { toolExecutionNotifications: [{
		level: "note",
		message: { text: `${require_start.count(rest, "more problem")} left out: code scanning takes ${MAX_RESULTS} results.` }
	}] };
}
function rulesOf({ rules, problems, suppressed }) {
	const found = [...problems, ...suppressed.map(({ problem }) => problem)];
	const used = new Set(found.map(({ rule }) => rule));
	const listed = rules.filter(({ id, severity }) => severity !== "off" || used.has(id));
	const known = new Set(rules.map(({ id }) => id));
	const others = found.filter(({ rule }) => !known.has(rule));
	const strangers = new Map(others.map(({ rule, severity }) => [rule, severity]));
	return [...listed, ...[...strangers].map(([id, severity]) => {
		return {
			id,
			summary: `${id}.`,
			severity,
			group: "files",
			since: ""
		};
	})];
}
function resultsOf(problems, suppressed, rules, report) {
	const all = [...problems, ...suppressed.map(({ problem }) => problem)];
	const known = require_start.hasKnownProblems(report) ? require_start.knownProblems(report) : void 0;
	const names = fingerprints(all);
	const ruleIndex = new Map(rules.map(({ id }, at) => [id, at]));
	return later(all, (problem, at) => sarifResult(problem, {
		report,
		ruleIndex: ruleIndex.get(problem.rule) ?? 0,
		fingerprint: names[at] ?? "",
		baselineState: known && (known.has(problem) ? "unchanged" : "new"),
		suppressed: suppressed.length === 0 ? void 0 : suppressed[at - problems.length] ?? "not"
	}));
}
function driverOf(rules, { version, pages }) {
	return {
		name: "envfrom",
		informationUri: HOME,
		...version === "" ? {} : { semanticVersion: version },
		rules: rules.map((rule) => descriptorOf(rule, pages.get(rule.id)))
	};
}
const PROBLEM_SEVERITY = {
	error: "error",
	warning: "warning",
	info: "recommendation"
};
function descriptorOf({ id, summary, severity, group }, page) {
	const shown = severity === "off" ? "warning" : severity;
	const text = require_start.clipText(summary, DESCRIPTION_LENGTH);
	const help = `${text} Run \`envfrom explain ${id}\` for examples and reasons.`;
	return {
		id,
		name: pascalCase(id),
		shortDescription: { text },
		fullDescription: { text },
		helpUri: `${HOME}/blob/main/rules/${require_start.percentEncode(id)}/README.md`,
		help: {
			text: help,
			markdown: page === void 0 || page === "" ? help : page
		},
		defaultConfiguration: {
			level: LEVELS[shown],
			enabled: severity !== "off"
		},
		properties: {
			tags: ["kubernetes", group],
			precision: "high",
			"problem.severity": PROBLEM_SEVERITY[shown]
		}
	};
}
function pascalCase(id) {
	return id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
// src/report/problems/format-problems.ts
var format_problems_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatInPieces: () => formatInPieces });
const FORMATS = {
	text: require_check.formatText,
	concise: (report, options) => [guarded(formatConcise(report, options), options)],
	json: formatJson,
	sarif: formatSarif,
	github: (report, options) => [formatGithub(require_check.foldUndeclared(report), options)],
	markdown: formatMarkdown,
	html: formatHtml,
	gitlab: formatGitlab,
	junit: (report, { failing }) => [formatJunit(report, failing)],
	rdjson: formatRdjson
};
function formatInPieces(format, report, options) {
	return FORMATS[format](report, options);
}
function formatProblems(format, report, options) {
	return [...formatInPieces(format, report, options)].join("");
}
function guarded(text, options) {
	return options.guardCommands ? require_start.guardCommands(text) : text;
}
Object.defineProperty(exports, "buildJson", {
	enumerable: true,
	get: function() {
		return buildJson;
	}
});
Object.defineProperty(exports, "escapeData", {
	enumerable: true,
	get: function() {
		return escapeData;
	}
});
Object.defineProperty(exports, "fingerprints", {
	enumerable: true,
	get: function() {
		return fingerprints;
	}
});
Object.defineProperty(exports, "formatProblems", {
	enumerable: true,
	get: function() {
		return formatProblems;
	}
});
Object.defineProperty(exports, "format_problems_exports", {
	enumerable: true,
	get: function() {
		return format_problems_exports;
	}
});
Object.defineProperty(exports, "jsonPieces", {
	enumerable: true,
	get: function() {
		return jsonPieces;
	}
});
Object.defineProperty(exports, "later", {
	enumerable: true,
	get: function() {
		return later;
	}
});
Object.defineProperty(exports, "markdownCode", {
	enumerable: true,
	get: function() {
		return markdownCode;
	}
});
Object.defineProperty(exports, "markdownMessage", {
	enumerable: true,
	get: function() {
		return markdownMessage;
	}
});
Object.defineProperty(exports, "printHtml", {
	enumerable: true,
	get: function() {
		return printHtml;
	}
});
Object.defineProperty(exports, "printMarkdown", {
	enumerable: true,
	get: function() {
		return printMarkdown;
	}
});
Object.defineProperty(exports, "referenceJson", {
	enumerable: true,
	get: function() {
		return referenceJson;
	}
});
Object.defineProperty(exports, "shortVersion", {
	enumerable: true,
	get: function() {
		return shortVersion;
	}
});
Object.defineProperty(exports, "sourceJson", {
	enumerable: true,
	get: function() {
		return sourceJson;
	}
});
Object.defineProperty(exports, "trailJson", {
	enumerable: true,
	get: function() {
		return trailJson;
	}
});
Object.defineProperty(exports, "uncheckedEntryJson", {
	enumerable: true,
	get: function() {
		return uncheckedEntryJson;
	}
});
Object.defineProperty(exports, "versionJson", {
	enumerable: true,
	get: function() {
		return versionJson;
	}
});
Object.defineProperty(exports, "versionText", {
	enumerable: true,
	get: function() {
		return versionText;
	}
});
