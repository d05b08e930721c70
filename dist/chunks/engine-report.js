import { Ct as escapeText, Et as linesOfFailure, G as locatePaths, Jt as CannotRun, M as SEVERITIES, N as count, R as worstFirst, St as clipText, Tt as safeJson, X as isGitPath, Yt as loadAllParts, bt as say, dt as lineStarts, g as openCheck, jt as parseArguments, mt as positionOf, p as giveAnswer, pt as placeOf, qt as fleetArguments, ut as hostSpan, vt as startSpinner, wt as percentEncode, xt as guardCommands } from "./start.js";
import { h as groupBy } from "./engine-go.js";
import { C as styleOf, S as buildsOf, _ as fingerprints, b as tellsNew, c as scopeOf, f as otherPlaces, l as unreadOf, m as formatJson, t as formatGuardedText, u as verdictOf, v as comparisonNotes, w as shownPaths, x as groupByCause, y as knownProblems } from "./engine-report4.js";
import { i as trailText } from "./engine-report5.js";
import { n as makeBundle } from "./engine-transfer.js";
import { Worker } from "node:worker_threads";
import { getHeapStatistics } from "node:v8";
import { join } from "node:path";
import { statSync, watch } from "node:fs";
import { setTimeout } from "node:timers/promises";
// src/cli/isolate.ts
async function isolate(entry, argv, outside) {
	const spinner = startSpinner(outside);
	await spinner?.load();
	const { cwd, stdout, stderr } = outside;
	const worker = startWorker(entry, {
		argv,
		cwd,
		stdout: terminalOf(stdout),
		stderr: terminalOf(stderr)
	});
	return new Promise((finish) => {
		let code = 2;
		worker.on("message", (message) => {
			if (message.kind === "read") spinner?.show(message.count);
			else if (message.kind === "done") ({code} = message);
			else {
				spinner?.stop();
				(message.kind === "stdout" ? stdout : stderr).write(message.text);
			}
		});
		worker.on("error", (error) => {
			spinner?.stop();
			for (const line of linesOfWorkerFailure(error)) say(outside, line);
		});
		worker.on("exit", () => {
			spinner?.stop();
			finish(code);
		});
	});
}
function startWorker(entry, workerData) {
	const maxOldGenerationSizeMb = megabytes(getHeapStatistics().heap_size_limit);
	return new Worker(entry, {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb }
	});
}
function linesOfWorkerFailure(error) {
	if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) return linesOfFailure(error);
	const limit = megabytes(getHeapStatistics().heap_size_limit);
	return linesOfFailure(new CannotRun(`The run needs more than the ${limit} MB of memory that Node may use here.`, "Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192."));
}
function megabytes(bytes) {
	return Math.max(1, Math.floor(bytes / 1024 / 1024));
}
function terminalOf({ isTTY, columns, rows }) {
	return {
		...isTTY === void 0 ? {} : { isTTY },
		...columns === void 0 ? {} : { columns },
		...rows === void 0 ? {} : { rows }
	};
}
// src/report/text/escape-markdown.ts
const MARKUP = /[\\`*_~[\]<>&|$]/g;
const ZERO_WIDTH_SPACE = "&#8203;";
function markdownMessage(message) {
	const parts = message.split("`");
	if (!(parts.length % 2 === 1)) return markdownText(message);
	return parts.map((part, at) => at % 2 === 1 ? markdownCode(part) : markdownText(part)).join("");
}
function markdownText(text) {
	return escapeText(text).replace(MARKUP, (char) => `&#${char.charCodeAt(0)};`).replace(/@(?=\w)/g, `@${ZERO_WIDTH_SPACE}`).replace(/(^|[^&])#(?=\d)/g, `$1#${ZERO_WIDTH_SPACE}`).replace(/\b(GH-)(?=\d)/gi, `$1${ZERO_WIDTH_SPACE}`).replaceAll("://", "&#58;//").replace(/www\./gi, (www) => `${www.slice(0, -1)}&#46;`);
}
function markdownCode(text) {
	const shown = escapeText(text);
	if (shown === "") return "";
	return !/[\\|`]/.test(shown) && shown.trim() === shown ? `\`${shown}\`` : `<code>${markdownText(text)}</code>`;
}
// src/report/problems/format-concise.ts
function formatConcise(report, { color, showPath }) {
	const style = styleOf(color);
	const paths = shownPaths(report, showPath);
	return report.problems.map((problem) => `${lineOf(problem, style, paths)}\n`).join("");
}
function lineOf({ at, severity, rule, message }, style, paths) {
	const { path, line, column } = positionOf(at);
	const paint = {
		error: style.red,
		warning: style.yellow,
		info: style.cyan
	}[severity];
	return `${`${style.bold(escapeText(paths.path(path)))}:${line}:${column}:`} ${paint(severity)}[${escapeText(rule)}] ${escapeText(paths.text(clipText(message)))}`;
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
	return SEVERITIES.flatMap((severity) => annotationsOf(severity, places.filter(({ first }) => first.severity === severity), report)).map((line) => `${line}\n`).join("");
}
function placesOf(report, { isChanged }) {
	const known = knownProblems(report);
	const rankOf = (problem) => (known.has(problem) ? 2 : 0) + (isChanged(problem.at) ? 0 : 1);
	const sorted = worstFirst(report.problems.toSorted((a, b) => rankOf(a) - rankOf(b)));
	return [...groupBy(sorted, ({ at }) => placeOf(at)).values()].flatMap(([first, ...others]) => first === void 0 ? [] : [{
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
	const text = `${count(hidden.filter((problem) => problem.severity === severity).length, `more ${severity}`)}: GitHub shows ${MOST_PER_KIND} annotations of a kind. The log and the job summary have them all.`;
	return [...shown.map((place) => annotation(place, report)), command(COMMANDS[severity], { title: "envfrom" }, text)];
}
function oneOfEachCauseFirst(places) {
	const causes = new Set(groupByCause(places.map(({ first }) => first)).map(({ first }) => first));
	const order = ({ first, rank }) => 2 * rank + (causes.has(first) ? 0 : 1);
	return places.toSorted((a, b) => order(a) - order(b));
}
function annotation({ first, others }, report) {
	const { path, line, column, endLine, endColumn } = positionOf(first.at);
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
		...others.length > MOST_OTHERS ? [`and ${count(others.length - MOST_OTHERS, "more problem")} on this line`] : []
	];
	return command(COMMANDS[first.severity], properties, texts.join("\n\n"));
}
function annotationText(problem, report) {
	const related = (problem.related ?? []).map(({ at, message }) => `${placeOf(at)}: ${message}`);
	const builds = buildsOf(problem, report);
	const trail = trailText(problem.at);
	return [
		problem.message,
		...related,
		...problem.help === void 0 ? [] : [problem.help],
		...trail === void 0 ? [] : [`It is ${trail}.`],
		...builds === void 0 ? [] : [`Holds ${builds}.`]
	].map((line) => escapeText(clipText(line))).join("\n");
}
function command(name, properties, text) {
	return `::${name} ${Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(escapeText(value))}`).join(",")}::${escapeData(text)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// src/report/problems/format-gitlab.ts
const SEVERITY = {
	error: "major",
	warning: "minor",
	info: "info"
};
function formatGitlab({ problems }) {
	const names = fingerprints(problems);
	const issues = problems.map(({ at, rule, severity, message, help }, index) => {
		const { path, line, endLine } = positionOf(at);
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
	});
	return `${safeJson(issues)}\n`;
}
// src/report/problems/format-junit.ts
function formatJunit(report) {
	const suites = groupBy(report.problems, ({ at }) => hostSpan(at).file.path);
	const lines = suites.size === 0 ? [
		"  <testsuite name=\"envfrom\" tests=\"1\" failures=\"0\" errors=\"0\">",
		"    <testcase classname=\"envfrom\" name=\"no problems\"/>",
		"  </testsuite>"
	] : [...suites].flatMap(([path, problems]) => suiteOf(path, problems, report));
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="envfrom" tests="${Math.max(1, report.problems.length)}" failures="${report.problems.filter(isFailure).length}" errors="0">`,
		...lines,
		"</testsuites>\n"
	].join("\n");
}
function suiteOf(path, problems, report) {
	const failures = problems.filter(isFailure).length;
	return [
		`  <testsuite name="${escapeXml(path)}" tests="${problems.length}" failures="${failures}" errors="0">`,
		...problems.flatMap((problem) => caseOf(problem, report)),
		"  </testsuite>"
	];
}
function caseOf(problem, report) {
	const { path, line, column } = positionOf(problem.at);
	const text = detailsOf$1(problem, report).map(escapeXml).join("\n");
	const message = escapeXml(problem.message);
	const body = isFailure(problem) ? `      <failure type="${problem.severity}" message="${message}">${text}</failure>` : `      <system-out>${text}</system-out>`;
	return [
		`    <testcase classname="${escapeXml(path)}" name="${escapeXml(problem.rule)} at ${line}:${column}" file="${escapeXml(path)}" line="${line}">`,
		body,
		"    </testcase>"
	];
}
function isFailure({ severity }) {
	return severity !== "info";
}
function detailsOf$1(problem, report) {
	const { path, line, column } = positionOf(problem.at);
	const builds = buildsOf(problem, report);
	return [
		`${path}:${line}:${column}: ${problem.severity}[${problem.rule}] ${problem.message}`,
		...(problem.related ?? []).map(({ at, message }) => `${placeOf(at)}: ${message}`),
		...problem.help === void 0 ? [] : [`help: ${problem.help}`],
		...builds === void 0 ? [] : [builds]
	];
}
const ENTITIES = /* @__PURE__ */ new Map([
	["&", "&amp;"],
	["<", "&lt;"],
	[">", "&gt;"],
	["\"", "&quot;"],
	["'", "&apos;"]
]);
const LOG_COMMAND = /#(?=#\w*\[)|^\s*:(?=:)/g;
function escapeXml(text) {
	return escapeText(clipText(text)).replace(/[&<>"']/g, (char) => ENTITIES.get(char) ?? char).replace(LOG_COMMAND, (text) => text === "#" ? "&#35;" : text.replace(":", "&#58;"));
}
// src/report/problems/format-markdown.ts
const MESSAGE_LENGTH = 2e3;
const NOTE_BYTES = 300;
function formatMarkdown(report, options) {
	const head = headOf(report, options);
	const chunks = [head];
	let room = options.maxBytes - NOTE_BYTES - Buffer.byteLength(head);
	let shown = 0;
	fill: for (const [path, groups] of filesBySeverity(report.problems)) {
		let table = tableHead(path);
		for (const group of groups) {
			const row = table + rowOf(group, report, options);
			room -= Buffer.byteLength(row);
			if (room < 0) break fill;
			chunks.push(row);
			table = "";
			shown += 1 + group.others.length;
		}
	}
	const rest = report.problems.length - shown;
	if (rest > 0) chunks.push(`\n${count(rest, "more problem")} did not fit here; the log has them all.\n`);
	return chunks.join("");
}
function headOf(report, { notices, lead }) {
	const unread = unreadOf(report);
	const notes = [...unread === void 0 ? [] : [`${unread}.`], ...notices];
	const compared = comparisonNotes(report).map(messageOf).join(" ");
	return `${[
		`## envfrom: ${verdictOf(report)}`,
		`${messageOf(scopeOf(report))}.`,
		...compared === "" ? [] : [compared],
		...notes.map((note) => `**Note:** ${messageOf(note)}`)
	].join("\n\n")}\n${lead === "" ? "" : `\n${lead}`}`;
}
function tableHead(path) {
	return `\n### ${markdownCode(path)}\n\n| Line | Rule | Problem |\n| ---: | :--- | :--- |\n`;
}
function rowOf(group, report, options) {
	const { at, severity, rule } = group.first;
	const place = linkTo(at, String(positionOf(at).line), options);
	const details = [...detailsOf(group.first, report, options), ...othersOf(group, options)];
	return `| ${place} | **${severity}**<br>${markdownCode(rule)} | ${details.join("<br>")} |\n`;
}
function detailsOf(problem, report, options) {
	const builds = buildsOf(problem, report);
	const trail = trailText(problem.at);
	const related = (problem.related ?? []).map(({ at, message, before }) => {
		const { path, line } = positionOf(at);
		const place = markdownCode(`${path}:${line}`);
		return `${before === true ? place : linkTo(at, place, options)}: ${messageOf(message)}`;
	});
	return [
		messageOf(problem.message),
		...related,
		...problem.help === void 0 ? [] : [`**help:** ${messageOf(problem.help)}`],
		...trail === void 0 ? [] : [markdownText(trail)],
		...builds === void 0 ? [] : [markdownText(builds)],
		...knownProblems(report).has(problem) ? ["not new"] : []
	];
}
function othersOf(group, options) {
	const others = otherPlaces(group, options.verbose);
	if (others === void 0) return [];
	const { title, rows, rest } = others;
	return [
		title,
		...rows.map(({ at, place, about }) => [...place === "" ? [] : [linkTo(at, markdownCode(place), options)], messageOf(about)].join(" ")),
		...rest === void 0 ? [] : [rest]
	];
}
function messageOf(message) {
	return markdownMessage(clipText(message, MESSAGE_LENGTH));
}
function linkTo(span, shown, { filesUrl }) {
	if (filesUrl === void 0) return shown;
	const { path, line } = positionOf(span);
	return `[${shown}](${filesUrl}/${percentEncode(path)}#L${line})`;
}
function filesBySeverity(problems) {
	const groups = groupByCause(worstFirst(problems));
	return [...groupBy(groups, ({ first }) => hostSpan(first.at).file.path)];
}
// src/report/problems/format-rdjson.ts
const LEVELS$1 = {
	error: "ERROR",
	warning: "WARNING",
	info: "INFO"
};
const PAGES = "https://github.com/envfrom/envfrom/blob/main/rules";
function formatRdjson(report) {
	const result = {
		source: {
			name: "envfrom",
			url: "https://github.com/envfrom/envfrom"
		},
		diagnostics: report.problems.map((problem) => diagnosticOf(problem, report))
	};
	return `${safeJson(result)}\n`;
}
function diagnosticOf(problem, report) {
	const { rule, severity, message, help, at } = problem;
	const related = (problem.related ?? []).filter(({ before }) => before !== true);
	const builds = buildsOf(problem, report);
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
	const { path, line, endLine } = positionOf(span);
	const { file, start, end } = hostSpan(span);
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
	const start = lineStarts(file)[line - 1] ?? 0;
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
	const changes = [...groupBy(fix.edits, ({ at }) => hostSpan(at).file.path)];
	return { fixes: [{
		description: { text: plain(fix.message) },
		artifactChanges: changes.map(([path, edits]) => ({
			artifactLocation: {
				uri: percentEncode(path),
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
	const { line, column, endLine, endColumn } = positionOf(span);
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
	const links = relatedIn(problem).map(({ at, message }, index) => `[${linkText(placeOf(at))}](${index + 1}): ${plain(message)}`);
	const gone = (problem.related ?? []).filter(({ before }) => before === true).map(({ at, message }) => plain(`${placeOf(at)}: ${message}`));
	const builds = buildsOf(problem, report);
	return [
		plain(problem.message),
		...links,
		...gone,
		...problem.help === void 0 ? [] : [plain(problem.help)],
		...builds === void 0 ? [] : [plain(`Holds ${builds}.`)]
	].filter((line) => line !== "").join("\n") || problem.rule;
}
function plain(text) {
	return clipText(text).replaceAll("](", "] (");
}
function linkText(text) {
	return plain(text).replace(/[\\[\]]/g, String.raw`\$&`);
}
function physicalLocation(span) {
	const { path, line, column, endLine, endColumn } = positionOf(span);
	return {
		artifactLocation: {
			uri: percentEncode(path),
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
	const { file } = hostSpan(span);
	const starts = lineStarts(file);
	const start = starts[line - 1] ?? 0;
	const next = starts[line] ?? file.text.length + 1;
	const text = file.text.slice(start, next - 1);
	return (text.endsWith("\r") ? text.length - 1 : text.length) + 1;
}
// src/report/problems/format-sarif.ts
const MOST_RESULTS = 25e3;
const DESCRIPTION_LENGTH = 1024;
const HOME = "https://github.com/envfrom/envfrom";
function formatSarif(report, options) {
	const suppressed = options.showSuppressed ? report.suppressed : [];
	const shown = new Set(report.problems);
	const all = [...[...knownProblems(report)].filter((problem) => !shown.has(problem)), ...report.problems];
	const problems = mostSevere(all);
	const rules = rulesOf({
		...report,
		problems: all
	});
	const results = resultsOf(problems, suppressed, rules, report);
	const rest = all.length - problems.length;
	const log = {
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
	};
	return `${safeJson(log)}\n`;
}
function mostSevere(problems) {
	if (problems.length <= MOST_RESULTS) return problems;
	return worstFirst(problems).slice(0, MOST_RESULTS);
}
function restNote(rest) {
	return { toolExecutionNotifications: [{
		level: "note",
		message: { text: `${count(rest, "more problem")} left out: code scanning takes ${MOST_RESULTS} results.` }
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
	const known = tellsNew(report) ? knownProblems(report) : void 0;
	const names = fingerprints(all);
	const ruleIndex = new Map(rules.map(({ id }, at) => [id, at]));
	return all.map((problem, at) => sarifResult(problem, {
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
	const text = clipText(summary, DESCRIPTION_LENGTH);
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
const FORMATS = {
	text: formatGuardedText,
	concise: (report, options) => guarded(formatConcise(report, options), options),
	json: formatJson,
	sarif: formatSarif,
	github: formatGithub,
	markdown: (report, options) => guarded(formatMarkdown(report, options), options),
	gitlab: formatGitlab,
	junit: formatJunit,
	rdjson: formatRdjson
};
function formatProblems(format, report, options) {
	return FORMATS[format](report, options);
}
function guarded(text, options) {
	return options.guardCommands ? guardCommands(text) : text;
}
// src/io/keep-contents.ts
const SETTLED_MS = 2500;
function contentKeeper(root) {
	let now = /* @__PURE__ */ new Map();
	return (tree) => {
		const before = now;
		now = /* @__PURE__ */ new Map();
		const round = now;
		return {
			...tree,
			read(path) {
				const known = round.get(path);
				if (known !== void 0) return known.content;
				const kept = before.get(path);
				const state = stateOf(join(root, path));
				if (kept?.isSettled === true && state !== void 0 && kept.state === state.text) {
					round.set(path, kept);
					return kept.content;
				}
				const read = tree.read(path);
				if (read.kind !== "bytes" || state === void 0) return read;
				const content = kept !== void 0 && Buffer.compare(kept.content.bytes, read.bytes) === 0 ? kept.content : read;
				round.set(path, {
					content,
					state: state.text,
					isSettled: state.isSettled
				});
				return content;
			}
		};
	};
}
function stateOf(path) {
	const asked = Date.now();
	try {
		const stats = statSync(path, {
			bigint: true,
			throwIfNoEntry: false
		});
		if (stats === void 0) return void 0;
		const { dev, ino, size, mode, mtimeNs, ctimeNs, ctimeMs } = stats;
		return {
			text: [
				dev,
				ino,
				size,
				mode,
				mtimeNs,
				ctimeNs
			].join(" "),
			isSettled: Number(ctimeMs) < asked - SETTLED_MS
		};
	} catch {
		return;
	}
}
// src/io/watch-folder.ts
const QUIET_MS = 20;
const GIT_FILES = /^\.git[/\\](?:index|HEAD|config)$/;
function watchFolder(folder) {
	let isChanged = false;
	let failure;
	let wake;
	const watcher = start(folder);
	watcher.on("change", (_, name) => {
		if (!isOfInterest(String(name))) return;
		isChanged = true;
		wake?.();
	});
	watcher.on("error", (error) => {
		failure = error;
		wake?.();
	});
	async function* changes() {
		try {
			for (;;) {
				if (!isChanged && failure === void 0) await new Promise((resolve) => {
					wake = resolve;
				});
				if (failure !== void 0) throw cannotWatch(failure);
				while (isChanged) {
					isChanged = false;
					await setTimeout(QUIET_MS);
				}
				yield;
			}
		} finally {
			watcher.close();
		}
	}
	return changes();
}
function isOfInterest(name) {
	return !isGitPath(name) || GIT_FILES.test(name);
}
function start(folder) {
	try {
		return watch(folder, { recursive: true });
	} catch (error) {
		throw cannotWatch(error);
	}
}
function cannotWatch(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
	return new CannotRun(code === "ENOSPC" || code === "EMFILE" ? "The system does not let this process watch so many folders." : `The folder cannot be watched: the system says ${code}.`, code === "ENOSPC" ? "On Linux, raise `fs.inotify.max_user_watches`." : void 0);
}
// src/cli/kept/watch-check.ts
const CLEAR = "\x1B[2J\x1B[3J\x1B[H";
async function watchCheck({ positionals, values }, { open, answer }, outside) {
	refuseWatch(positionals, values);
	const { root, targets } = locatePaths(outside.cwd, positionals);
	if (targets.some(({ kind }) => kind === "stream")) throw new CannotRun("`--watch` checks files again and again, and a pipe can be read once.");
	const keep = contentKeeper(root);
	const changes = outside.changes?.(root) ?? watchFolder(root);
	let last;
	const round = async () => {
		try {
			const run = await open();
			const now = await answer(run, run.base === void 0 ? keep(run.tree) : run.tree);
			const isSame = last !== void 0 && JSON.stringify(last) === JSON.stringify(now);
			last = now;
			if (isSame) return now.code;
			if (outside.stdout.isTTY === true) outside.stdout.write(CLEAR);
			giveAnswer(now, run.located, outside);
			say(outside, "envfrom: watching for changes (Ctrl+C ends).");
			return now.code;
		} catch (error) {
			last = void 0;
			for (const line of linesOfFailure(error)) say(outside, line);
			return 2;
		}
	};
	let code = await round();
	for await (const _ of changes) code = await round();
	return code;
}
function refuseWatch(positionals, values) {
	if (values.has("fix")) throw new CannotRun("`--watch` and `--fix` cannot be used together.");
	if (positionals.includes("-")) throw new CannotRun("`--watch` checks files, not standard input.");
}
// src/cli/shares/run-job.ts
async function runJob(argv, { share, salt }, outside) {
	const { positionals, values } = fleetArguments(parseArguments(argv));
	const run = await openCheck(positionals, values, outside);
	await loadAllParts();
	return JSON.stringify(makeBundle(run, share, {
		salt,
		isKept: false
	}, outside));
}
// src/cli/shares/start-job.ts
function startJob(entry, run) {
	const worker = startWorker(entry, run);
	return new Promise((finish) => {
		let text;
		worker.on("message", (message) => {
			text = message;
		});
		worker.on("error", () => {});
		worker.on("exit", () => finish(text));
	});
}
export { markdownCode as a, isolate as c, formatProblems as i, linesOfWorkerFailure as l, runJob as n, markdownMessage as o, watchCheck as r, markdownText as s, startJob as t, startWorker as u };
