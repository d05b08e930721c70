"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0 = require("./report-document.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar = require("./report-document2.js");
const require_engine_run_run_format_file_deployment_format_items_format_dependencies_format_charts = require("./report-inventory.js");
const require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix = require("./commands-env.js");
// src/report/text/shell-quote.ts
const NEEDS_NO_QUOTES = /^[A-Za-z0-9_@%+=:,./-]+$/;
function shellQuote(text) {
	if (text === "") return "''";
	if (NEEDS_NO_QUOTES.test(text)) return text;
	const quoted = [];
	for (const char of text) if (char === "'") quoted.push(String.raw`'\''`);
	else if (char === "\n") quoted.push("\n''");
	else if (char === "	" || require_start.escapeText(char) === char) quoted.push(char);
	else quoted.push(`'"$(printf '${octal(char)}')"'`);
	return `'${quoted.join("").replaceAll(require_start.LOG_COMMAND, "#''")}'`;
}
function octal(char) {
	return [...new TextEncoder().encode(char)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
// src/report/environments/environment-document.ts
function* environmentsDocument(environments) {
	const showBuild = new Set(environments.map(({ build }) => build)).size > 1;
	const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.withinExtent(environments, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.FOR_PEOPLE, ({ size }) => size());
	const sections = [...sameEnvironments(shown.environments)];
	for (const same of sections) yield sectionOf(same, showBuild);
	const differing = workloadThatDiffers(sections);
	if (differing !== void 0) yield require_start.fixedLine(require_start.message(`\`envfrom env --matrix ${differing}\` shows its builds side by side.`), { tone: "quiet" });
	if (shown.leftOut === 0) return;
	const text = `${require_start.count(shown.leftOut, "more container")} not shown. Name a workload to see its variables.`;
	yield require_start.fixedLine(text, { tone: "quiet" });
}
const COLUMNS$1 = [
	{
		title: "NAME",
		most: 36
	},
	{
		title: "VALUE",
		fit: "anywhere"
	},
	{ title: "FROM" }
];
function sameEnvironments(environments) {
	const found = /* @__PURE__ */ new Map();
	for (const environment of environments) {
		const { kind, name, role, place, version, same: sameOf } = environment;
		const key = JSON.stringify([
			kind,
			name,
			role,
			place,
			version,
			sameOf()
		]);
		const same = found.get(key);
		if (same === void 0) found.set(key, {
			environment,
			others: []
		});
		else same.others.push(environment);
	}
	return found.values();
}
function workloadThatDiffers(sections) {
	const seen = /* @__PURE__ */ new Map();
	for (const { environment } of sections) {
		const { build, kind, name: of = "", role } = environment;
		const name = `${kind.toLowerCase()}/${of}`;
		const key = `${name} ${role}`;
		const before = seen.get(key);
		if (before !== void 0 && before !== build && PLAIN.test(name)) return name;
		seen.set(key, before ?? build);
	}
}
const PLAIN = /^[\w./-]+$/;
const MAX_BUILDS = 4;
function buildsText({ environment, others }) {
	const names = others.map(({ build, namespace, name }) => namespace === void 0 || namespace === environment.namespace ? build : `${build} (${namespace}/${name})`);
	const same = names.length === 0 ? "" : `, the same in ${require_start.shortListOf(names, MAX_BUILDS)}`;
	return `, build ${environment.build}${same}`;
}
function sectionOf(same, showBuild) {
	const { title, place, isPreviewed, version, rows: rowsOf } = same.environment;
	const rows = rowsOf();
	const build = showBuild || same.others.length > 0 ? buildsText(same) : "";
	const previewed = isPreviewed ? ", previewed from values" : "";
	const block = rows.length === 0 ? require_start.paragraph("no variables", { tone: "quiet" }) : {
		kind: "table",
		columns: COLUMNS$1,
		rows
	};
	const by = version === void 0 ? "" : `, ${version}`;
	return {
		...require_start.section(title, [block]),
		asides: [`${place}${build}${previewed}${by}`]
	};
}
// src/report/environments/environment-dotenv.ts
function environmentsDotenv(environments, options) {
	return environments.map((environment) => section(environment, options)).join("\n");
}
function section(environment, options) {
	const { bindings, serviceBindings, failures, container } = environment;
	return [
		`# ${require_start.escapeText(`${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.containerTitle(environment)} (${require_start.placeOf(container.node)})`)}`,
		...failures.map((failure) => {
			const text = require_start.escapeText(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.failureText(failure));
			return failure.isOpen === true ? `# ${text}` : `# would not start: ${text}`;
		}),
		...bindings.map((binding) => assignment(binding, options)),
		...options.services ? serviceBindings().map((binding) => assignment(binding, options)) : []
	].map((line) => `${line}\n`).join("");
}
function assignment({ name, value }, { showValues }) {
	const commented = (why) => `# ${require_start.escapeText(`${name}=${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.valueText(value, showValues)}`)}  (${why})`;
	if (value.some(({ kind }) => kind === "placeholder")) return commented("not known offline");
	if (!showValues && require_start.holdsSecret(value)) return commented("a Secret: --show-values shows it");
	if (value.some((part) => part.kind === "secret" && part.bytes !== void 0)) return commented("not UTF-8");
	if (!require_check.isShellName(name)) return commented("no shell can read this name");
	const text = value.map((part) => part.kind === "placeholder" ? "" : part.text).join("");
	if (text.includes("\0")) return commented("a NUL character, which no variable can hold");
	return `${name}=${shellQuote(text)}`;
}
// src/report/environments/environment-summary.ts
function summaryDocument(environments) {
	const builds = [...require_start.groupBy(environments, ({ build }) => build)];
	const groups = builds.map(([build, some]) => {
		return {
			kind: "group",
			blocks: [require_start.fixedLine(`build ${build}`, { tone: "strong" }), tableOf(some, true)]
		};
	});
	const hint = "Name a workload, as in `envfrom env deployment/api`, to see its variables.";
	return [...builds.length < 2 ? [tableOf(environments, false)] : [tableOf([], false), ...groups], require_start.fixedLine(hint, { tone: "quiet" })];
}
const COLUMNS = [...[
	"VARIABLES",
	"UNKNOWN",
	"HIDDEN",
	"PROBLEMS"
].map((title) => ({
	title,
	align: "right",
	least: title.length
})), { title: "CONTAINER" }];
function tableOf(environments, isUntitled) {
	return {
		kind: "table",
		columns: COLUMNS,
		rows: environments.map(rowOf),
		untitled: isUntitled
	};
}
function rowOf({ title, counts }) {
	const { variables, unknown, hidden, problems } = counts();
	return { cells: [...[
		variables,
		unknown,
		hidden,
		problems
	].map((number, at) => {
		const tone = number === 0 ? "quiet" : COLUMNS[at]?.title === "PROBLEMS" ? "error" : void 0;
		return [[{
			text: String(number),
			tone
		}]];
	}), [title]] };
}
// src/report/environments/format-environments.ts
const ENVIRONMENT_FORMATS = [
	"table",
	"json",
	"dotenv",
	"markdown",
	"html"
];
function* environmentPieces(format, environments, options) {
	if (format === "dotenv") yield environmentsDotenv(environments, options);
	else yield* shownPieces(format, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.showEnvironments(environments, options), options);
}
function* shownPieces(format, environments, options) {
	const print = {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		...options
	};
	if (format === "html") {
		const page = [require_start.section("Environments", environmentsDocument(environments), 1)];
		yield* require_formats.printHtml(page, print);
	} else if (format === "markdown") yield* require_formats.printMarkdown(environmentsDocument(environments), print);
	else if (format === "table") yield tables(environments, options);
	else {
		const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.withinExtent(environments, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.FOR_PROGRAMS, ({ size }) => size());
		yield* require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.environmentsJson(shown, options.version);
	}
}
function tables(environments, options) {
	const print = {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		...options
	};
	const { screen = Infinity } = options;
	let text = "";
	let lines = 1;
	for (const piece of require_check.printText(environmentsDocument(environments), print)) {
		lines += piece.split("\n").length - 1;
		if (environments.length > 1 && lines > screen) return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("text", summaryDocument(environments), print);
		text += piece;
	}
	return text;
}
// src/commands/env/answer-from-kept.ts
var answer_from_kept_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerFromKept: () => answerFromKept });
async function answerFromKept(kept, run, asked, format) {
	const { builds, notRendered, environments } = require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.readKept(kept);
	const { selectedBuilds } = run.settings;
	const named = require_check.buildsNamed(selectedBuilds ?? [], builds);
	const notices = require_start.noticeLines(run.notices);
	const answer = await require_start.orRefusal(notices, () => {
		if (selectedBuilds !== void 0) require_check.refuseUnknownBuild(selectedBuilds, builds);
		const ids = new Set(named.map(({ id }) => id));
		const own = environments.filter(({ build }) => selectedBuilds === void 0 || ids.has(build));
		const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.selectSubjects(own, {
			...require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.selectedBy(asked, run),
			notRendered,
			builds
		});
		const file = asked.args.values.get("output")?.at(-1);
		const pieces = shownPieces(format, shown, require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.printedOptions(asked));
		return {
			says: require_engine_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix.emptyNotes(shown),
			outputs: [{
				file,
				pieces
			}],
			code: 0
		};
	});
	return answer.code === 2 && named.length > 0 ? void 0 : answer;
}
// src/report/inventory/format-charts.ts
var format_charts_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatCharts: () => formatCharts });
const HEAD = [
	"RELEASE",
	"CHART",
	"VERSION",
	"FROM",
	"FOUND"
];
function formatCharts(format, report, options) {
	const needed = neededCharts(report).filter(({ found }) => !options.missing || found === void 0);
	if (format === "sh") return pullScript(needed, options.folder);
	if (format === "json") {
		const items = needed.map(({ at, ...chart }) => ({
			...chart,
			repository: chart.repository && require_check.withoutLogins(chart.repository),
			...require_start.positionOf(at)
		}));
		return require_engine_run_run_format_file_deployment_format_items_format_dependencies_format_charts.listJson("charts", items, options);
	}
	const rows = needed.map(({ release, name, version, repository, found, previewed }) => [
		release,
		name,
		version ?? "(newest)",
		repository === void 0 ? "?" : require_check.withoutLogins(repository),
		found ?? (previewed ? "no, previewed from values" : "no")
	]);
	return require_engine_run_run_format_file_deployment_format_items_format_dependencies_format_charts.table(HEAD, rows, options);
}
function neededCharts({ builds, uncheckedEntries }) {
	const made = builds.flatMap(({ chart, deployedBy, previewed }) => chart === void 0 || deployedBy === void 0 ? [] : [{
		...chart,
		release: deployedBy.name,
		at: deployedBy.at,
		previewed: previewed === true
	}]);
	const inflated = builds.flatMap(({ id, inflates = [], deployedBy }) => inflates.flatMap(({ name, version, repository, found, at, previewed = false }) => {
		if (repository === void 0) return [];
		return [{
			name,
			version,
			repository,
			found,
			release: deployedBy?.name ?? id,
			at,
			previewed
		}];
	}));
	const unseen = uncheckedEntries.flatMap(({ manifest, need }) => {
		if (need === void 0) return [];
		const { kind, namespace, name = "" } = manifest;
		const release = `${kind} ${require_start.qualifiedName(namespace, name)}`;
		return [{
			...need,
			release,
			at: manifest.node,
			found: void 0,
			previewed: false
		}];
	});
	return [
		...made,
		...inflated,
		...unseen
	].sort((a, b) => require_start.byCodeUnit(keyOf(a), keyOf(b)));
}
function keyOf({ release, name, version = "", at }) {
	return JSON.stringify([
		release,
		name,
		version,
		require_start.placeOf(at)
	]);
}
const NAME = /^[a-zA-Z0-9][-a-zA-Z0-9._]*$/;
const VERSION = /^[-a-zA-Z0-9.^~<>=*|, +_]+$/;
const URL = /^(?:https?|oci):\/\/[^\s"'`$\\{}<>|;&()]+$/;
function pullScript(needed, folder) {
	const lines = new Set(needed.map((chart) => pullLine(chart, folder)));
	return [...[
		"#!/bin/sh",
		"set -eu",
		`mkdir -p ${shellQuote(folder)}`
	], ...lines].map((line) => `${line}\n`).join("");
}
function pullLine({ name, version, repository, release }, folder) {
	const skip = (why) => `# ${require_start.escapeText(`${release}: ${why}`)}`;
	if (!NAME.test(name)) return skip("its chart has no name that Helm takes");
	if (repository === void 0) return skip(`nothing in this repository says where chart ${name} comes from`);
	if (!URL.test(repository)) return skip(`the address of chart ${name} is not a plain URL`);
	if (require_check.withoutLogins(repository) !== repository) return skip(`the address of chart ${name} holds a login`);
	if (version !== void 0 && (!VERSION.test(version) || version.startsWith("-"))) return skip(`the version of chart ${name} is not known`);
	return [
		"helm",
		"pull",
		...repository.startsWith("oci://") ? [repository] : [
			name,
			"--repo",
			repository
		],
		...version === void 0 ? [] : ["--version", version],
		"--destination",
		folder
	].map(shellQuote).join(" ");
}
Object.defineProperty(exports, "ENVIRONMENT_FORMATS", {
	enumerable: true,
	get: function() {
		return ENVIRONMENT_FORMATS;
	}
});
Object.defineProperty(exports, "answer_from_kept_exports", {
	enumerable: true,
	get: function() {
		return answer_from_kept_exports;
	}
});
Object.defineProperty(exports, "environmentPieces", {
	enumerable: true,
	get: function() {
		return environmentPieces;
	}
});
Object.defineProperty(exports, "format_charts_exports", {
	enumerable: true,
	get: function() {
		return format_charts_exports;
	}
});
Object.defineProperty(exports, "shellQuote", {
	enumerable: true,
	get: function() {
		return shellQuote;
	}
});
