"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
const require_start = require("./start.js");
let node_crypto = require("node:crypto");
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
// src/report/problems/format-github.ts
const MOST_PER_KIND = 10;
const MOST_OTHERS = 5;
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
	if (places.length <= MOST_PER_KIND) return places.map((place) => annotation(place, report));
	const ordered = oneOfEachCauseFirst(places);
	const shown = ordered.slice(0, 9);
	const hidden = ordered.slice(shown.length).flatMap(({ first, others }) => [first, ...others]);
	const text = `${require_start.count(hidden.filter((problem) => problem.severity === severity).length, `more ${severity}`)}: GitHub shows ${MOST_PER_KIND} annotations of a kind. The log and the job summary have them all.`;
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
		...others.slice(0, MOST_OTHERS).map((problem) => `${problem.rule}: ${annotationText(problem, report)}`),
		...others.length > MOST_OTHERS ? [`and ${require_start.count(others.length - MOST_OTHERS, "more problem")} on this line`] : []
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
// src/report/text/place-json.ts
function placeJson(span) {
	return require_start.positionOf(span);
}
function trailJson(span) {
	const steps = require_check.stepsOf(require_check.trailOf(span));
	if (steps.length === 0) return void 0;
	return steps.map(({ kind, at, in: folder }) => ({
		kind,
		in: folder,
		at: at && placeJson(at)
	}));
}
function sourceJson(source) {
	return {
		kind: source.kind,
		namespace: source.namespace,
		name: source.name,
		producer: source.producer.kind,
		build: source.build,
		...placeJson(source.at)
	};
}
// src/report/text/deployer-version.ts
function versionJson({ deployer, version, helm, kustomize, known }) {
	const at = known.by === "repository" ? placeJson(known.at) : void 0;
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
		default: return `${name}: assumed, because nothing here says which version runs`;
	}
}
function shortVersion({ deployer, version, known }) {
	const name = `${require_start.DEPLOYER_TITLES[deployer]} ${version}`;
	if (known.by === "settings") return name;
	return known.by === "repository" ? `${name} (${require_start.placeOf(known.at)})` : `${name} assumed`;
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
		...placeJson(at)
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
		otherDeployers: report.otherDeployers,
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
			...placeJson(deployedBy.at)
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
		...placeJson(node)
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
		baseline: baseline && baselineJson(baseline)
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
function baselineJson({ path, accepted, unused }) {
	return {
		path,
		accepted: accepted.length,
		unused
	};
}
function problemJson(problem, fingerprint, state) {
	const { rule, severity, message, help, at, related, builds, subject } = problem;
	return {
		rule,
		severity,
		state,
		undeployed: problem.undeployed,
		message,
		help,
		...placeJson(at),
		trail: trailJson(at),
		related: (related ?? []).map(relatedJson),
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
function relatedJson({ at, message }) {
	return {
		message,
		...placeJson(at)
	};
}
function suppressedJson({ problem, by, reason }) {
	return {
		problem: problemJson(problem, void 0),
		by: placeJson(by),
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
	const name = escapeXml(path);
	return [
		`  <testsuite name="${name}" ${totals(problems.length, problems, failing)} file="${name}">`,
		...problems.flatMap((problem) => caseOf(problem, report, failing)),
		"  </testsuite>"
	];
}
function totals(tests, problems, failing) {
	return `tests="${tests}" failures="${problems.filter(({ severity }) => failing.includes(severity)).length}" errors="0"`;
}
function caseOf(problem, report, failing) {
	const { path, line, column } = require_start.positionOf(problem.at);
	const text = detailsOf$1(problem, report).map(escapeXml).join("\n");
	const message = escapeXml(`${path}:${line}:${column}: ${problem.message}`);
	const body = failing.includes(problem.severity) ? `      <failure type="${problem.severity}" message="${message}">${text}</failure>` : `      <system-out>${text}</system-out>`;
	return [
		`    <testcase classname="${escapeXml(path)}" name="${escapeXml(problem.rule)} at ${line}:${column}">`,
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
	for (const block of document) for (const { text, counts } of chunksOf(block, options)) {
		const own = isFirst ? text.replace(/^\n/, "") : text;
		room -= Buffer.byteLength(own);
		if (room >= 0) {
			isFirst = false;
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
		case "overview":
			yield* chunksOf(block.block, options);
			break;
		default: yield { text: `\n${block.text}` };
	}
}
function* sectionChunks(section, options) {
	const { level, title, asides = [], blocks, folds, counts } = section;
	const beside = asides.map((aside) => `, ${lineText(aside, options)}`).join("");
	if (folds === true) {
		yield {
			text: `\n<details open><summary>${`<b>${lineText(title, options)}</b>${beside}`}</summary>\n${blocks.flatMap((block) => [...chunksOf(block, options)]).map((chunk) => chunk.text).join("")}\n</details>\n`,
			counts
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
function rowText({ mark = "", cells }, marked, options) {
	const texts = cells.map((lines) => lines.map((line) => lineText(line, options)).join("<br>"));
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
	const notes = [
		...unchecked.length === 0 ? [] : [`not checked: ${unchecked.join(" ")}`],
		...unread === void 0 ? [] : [`${unread}.`],
		...notices
	];
	const compared = [...require_start.comparisonNotes(report), ...require_start.undeployedNotes(report)].map((note) => require_start.message(note));
	const blocks = [...[
		require_start.message(require_start.scopeOf(report).join(" ")),
		...compared.length === 0 ? [] : [require_start.joined(compared, " ")],
		...notes.map((note) => [
			require_start.strong("Note:"),
			" ",
			...require_start.message(note)
		])
	].map((text) => require_start.paragraph(text)), ...lead === "" ? [] : [{
		kind: "printed",
		text: lead
	}]];
	return [require_start.section(`envfrom: ${require_start.verdictOf(report)}`, blocks, 1), ...filesBySeverity(report).map(([path, groups]) => fileSection(path, groups, report, options))];
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
const MOST_RELATED = 99;
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
	return related.filter(({ before }) => before !== true).slice(0, MOST_RELATED);
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
const MOST_RESULTS = 25e3;
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
	if (problems.length <= MOST_RESULTS) return problems;
	return require_start.mostSevereFirst(problems).slice(0, MOST_RESULTS);
}
function restNote(rest) {
	return { toolExecutionNotifications: [{
		level: "note",
		message: { text: `${require_start.count(rest, "more problem")} left out: code scanning takes ${MOST_RESULTS} results.` }
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
		helpUri: `${HOME}/blob/main/rules/${id}/README.md`,
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
Object.defineProperty(exports, "escapeMarkup", {
	enumerable: true,
	get: function() {
		return escapeMarkup;
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
Object.defineProperty(exports, "markdownMessage", {
	enumerable: true,
	get: function() {
		return markdownMessage;
	}
});
Object.defineProperty(exports, "placeJson", {
	enumerable: true,
	get: function() {
		return placeJson;
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
