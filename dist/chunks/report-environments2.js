"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js = require("./report-document.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4 = require("./report-document2.js");
const require_engine_run_fix_problems_file_deployment_inventory = require("./command-dependencies.js");
let node_path = require("node:path");
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
	const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.withinExtent(environments, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.FOR_PEOPLE, ({ size }) => size());
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
const MOST_BUILDS = 4;
function buildsText({ environment, others }) {
	const names = others.map(({ build, namespace, name }) => namespace === void 0 || namespace === environment.namespace ? build : `${build} (${namespace}/${name})`);
	const same = names.length === 0 ? "" : `, the same in ${require_start.shortListOf(names, MOST_BUILDS)}`;
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
		`# ${require_start.escapeText(`${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.containerTitle(environment)} (${require_start.placeOf(container.node)})`)}`,
		...failures.map((failure) => {
			const text = require_start.escapeText(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.failureText(failure));
			return failure.isOpen === true ? `# ${text}` : `# would not start: ${text}`;
		}),
		...bindings.map((binding) => assignment(binding, options)),
		...options.services ? serviceBindings().map((binding) => assignment(binding, options)) : []
	].map((line) => `${line}\n`).join("");
}
function assignment({ name, value }, { showValues }) {
	const commented = (why) => `# ${require_start.escapeText(`${name}=${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.valueText(value, showValues)}`)}  (${why})`;
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
		rows: environments.map(rowOf$2),
		untitled: isUntitled
	};
}
function rowOf$2({ title, counts }) {
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
	else yield* shownPieces(format, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.showEnvironments(environments, options), options);
}
function* shownPieces(format, environments, options) {
	const print = {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
		...options
	};
	if (format === "html") {
		const page = [require_start.section("Environments", environmentsDocument(environments), 1)];
		yield* require_formats.printHtml(page, print);
	} else if (format === "markdown") yield* require_formats.printMarkdown(environmentsDocument(environments), print);
	else if (format === "table") yield tables(environments, options);
	else {
		const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.withinExtent(environments, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.FOR_PROGRAMS, ({ size }) => size());
		yield* require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.environmentsJson(shown, options.version);
	}
}
function tables(environments, options) {
	const print = {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
		...options
	};
	const { screen = Infinity } = options;
	let text = "";
	let lines = 1;
	for (const piece of require_check.printText(environmentsDocument(environments), print)) {
		lines += piece.split("\n").length - 1;
		if (environments.length > 1 && lines > screen) return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument("text", summaryDocument(environments), print);
		text += piece;
	}
	return text;
}
// src/report/environments/environment-options.ts
const DEFAULT_ENVIRONMENT_OPTIONS = {
	version: "",
	color: false,
	width: 100,
	showValues: false,
	services: false,
	guardCommands: false,
	screen: void 0,
	problems: [],
	versionOf: () => void 0
};
// src/commands/selection/not-rendered.ts
function notRenderedOf(report) {
	const builds = report.builds.flatMap(({ id, failures, partial }) => {
		if (failures.length > 0) return [`${id} (it cannot be built)`];
		return partial.length > 0 ? [`${id} (in part)`] : [];
	});
	return [...require_start.entryObjects(report).map(require_start.notCheckedWords), ...builds];
}
// src/commands/selection/kept-environments.ts
var kept_environments_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ environmentsAnswer: () => environmentsAnswer });
const MOST_CONTAINERS = 4e3;
const MOST_CHARACTERS = 16777216;
const PER_BINDING = 512;
function environmentsAnswer(report) {
	const environments = report.environments();
	if (environments.length > MOST_CONTAINERS) return void 0;
	const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.showEnvironments(environments, contentOptions(report));
	if (!isWithin(shown)) return void 0;
	return {
		says: [],
		outputs: [{
			file: void 0,
			pieces: linesOf(shown, report)
		}],
		code: 0
	};
}
function isWithin(environments) {
	let left = MOST_CHARACTERS;
	for (const { size } of environments) {
		const { bindings, characters } = size();
		left -= bindings * PER_BINDING + 2 * characters;
		if (left < 0) return false;
	}
	return true;
}
function contentOptions({ builds, problems }) {
	const versions = new Map(builds.map(({ id, deployerVersion }) => [id, deployerVersion]));
	return {
		...DEFAULT_ENVIRONMENT_OPTIONS,
		problems,
		versionOf: (build) => versions.get(build)
	};
}
function* linesOf(environments, report) {
	const heading = {
		notRendered: notRenderedOf(report),
		builds: report.builds.map(({ id, folder, cluster, deployedBy }) => ({
			id,
			...folder !== void 0 && { folder },
			...cluster !== void 0 && { cluster },
			...deployedBy !== void 0 && { deployedBy: {
				name: deployedBy.name,
				object: {
					kind: deployedBy.object.kind,
					name: deployedBy.object.name
				}
			} }
		})),
		heads: environments.map((each) => ({
			...each,
			counted: each.counts()
		}))
	};
	yield JSON.stringify(heading);
	const numbers = /* @__PURE__ */ new Map();
	for (const { rows, same, size, json } of environments) {
		const key = same();
		const number = numbers.get(key) ?? numbers.size;
		numbers.set(key, number);
		const details = {
			rows: rows(),
			same: String(number),
			size: size(),
			json: json()
		};
		yield `\n${JSON.stringify(details)}`;
	}
}
function readKept({ outputs }) {
	const [first = "", ...lines] = outputs.flatMap(({ pieces }) => [...pieces]).join("").split("\n");
	const { builds, notRendered, heads } = JSON.parse(first);
	return {
		builds,
		notRendered,
		environments: heads.map(({ counted, ...head }, at) => {
			const details = require_start.once(() => JSON.parse(lines[at] ?? ""));
			return {
				...head,
				counts: () => counted,
				rows: () => details().rows,
				same: () => details().same,
				size: () => details().size,
				json: () => details().json
			};
		})
	};
}
// src/commands/env/asked.ts
function selectedBy({ args, words }, { located: { root, here } }) {
	return {
		workloads: words.workloads,
		files: words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file))),
		namespace: args.values.get("namespace")?.at(-1)
	};
}
function printedOptions({ args: { values, positionals }, words, host }) {
	const sink = require_start.sinkOf(values, host);
	const isWhole = positionals.length === words.places.length;
	return {
		version: require_version.VERSION,
		color: require_start.hasColor(values, host, sink),
		width: require_load.widthOf(sink) ?? DEFAULT_ENVIRONMENT_OPTIONS.width,
		guardCommands: sink !== void 0 && require_load.isLogOfCi(host),
		screen: isWhole ? require_load.screenOf(sink) : void 0
	};
}
function emptyNotes({ length }) {
	return length === 0 ? ["envfrom: there are no workloads in these files."] : [];
}
// src/commands/env/answer-from-kept.ts
var answer_from_kept_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerFromKept: () => answerFromKept });
async function answerFromKept(kept, run, asked, format) {
	const { builds, notRendered, environments } = readKept(kept);
	const { selectedBuilds } = run.settings;
	const named = require_check.buildsNamed(selectedBuilds ?? [], builds);
	const notices = require_start.noticeLines(run.notices);
	const answer = await require_start.orRefusal(notices, () => {
		if (selectedBuilds !== void 0) require_check.refuseUnknownBuild(selectedBuilds, builds);
		const ids = new Set(named.map(({ id }) => id));
		const own = environments.filter(({ build }) => selectedBuilds === void 0 || ids.has(build));
		const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.selectSubjects(own, {
			...selectedBy(asked, run),
			notRendered,
			builds
		});
		const file = asked.args.values.get("output")?.at(-1);
		const pieces = shownPieces(format, shown, printedOptions(asked));
		return {
			says: emptyNotes(shown),
			outputs: [{
				file,
				pieces
			}],
			code: 0
		};
	});
	return answer.code === 2 && named.length > 0 ? void 0 : answer;
}
// src/report/inventory/list-json.ts
function listJson(name, items, { version }) {
	const lines = items.map((item, at) => `${at === 0 ? "" : ","}\n  ${require_start.safeJson(item, 0)}`);
	return [
		`{"version": 1, "tool": ${require_start.safeJson({
			name: "envfrom",
			version
		}, 0)}, "${name}": [`,
		...lines,
		"\n]}\n"
	].join("");
}
// src/report/inventory/table.ts
const WIDEST = 60;
function table(titles, rows, options) {
	const columns = titles.map((title) => ({
		title,
		most: WIDEST
	}));
	const cells = rows.map((row) => ({ cells: row.map((cell) => [cell]) }));
	const print = {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/format-references.ts
var format_references_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatReferences: () => formatReferences });
const HEAD$2 = [
	"VERDICT",
	"KIND",
	"NAME",
	"USED BY",
	"PLACE"
];
function listedReference(judged) {
	const { kind, name, namespace, build } = judged.reference;
	return {
		kind,
		name,
		namespace,
		build,
		verdict: judged.verdict.kind,
		cells: rowOf$1(judged),
		json: require_formats.referenceJson(judged)
	};
}
function formatReferences(format, references, options) {
	const items = references.map(({ json }) => json);
	if (format === "json") return listJson("references", items, options);
	const rows = references.map(({ cells }) => cells);
	return table(HEAD$2, rows, options);
}
function rowOf$1({ reference, verdict, at }) {
	const { kind, namespace, name, key } = reference;
	const named = require_start.qualifiedName(namespace, name);
	return [
		verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind,
		kind,
		key === void 0 ? named : `${named}:${key.name}`,
		require_start.nameOfReferrer(reference),
		require_start.placeOf(at)
	];
}
// src/report/inventory/format-sources.ts
var format_sources_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatSources: () => formatSources });
const HEAD$1 = [
	"KIND",
	"NAME",
	"KEYS",
	"MADE BY",
	"USES",
	"PLACE"
];
function listedSources(sources, { references, repositories }) {
	const uses = usesOf(references);
	return sources.map((source) => {
		const { kind, name, namespace, build } = source;
		const used = uses.get(require_check.identityOfSource(source)) ?? 0;
		const json = {
			...jsonOf(source, repositories),
			uses: used
		};
		return {
			kind,
			name,
			namespace,
			build,
			cells: rowOf(source, used),
			json
		};
	});
}
function formatSources(format, sources, options) {
	const items = sources.map(({ json }) => json);
	if (format === "json") return listJson("sources", items, options);
	const rows = sources.map(({ cells }) => cells);
	return table(HEAD$1, rows, options);
}
function jsonOf(source, repositories) {
	const { keys, type, at } = source;
	return {
		...require_formats.sourceJson(source),
		repository: repositories && require_check.repositoryOf(require_start.hostSpan(at).file.path),
		type,
		keys: keys.kind === "known" ? [...keys.value.keys()] : void 0,
		keysUnknown: keys.kind === "known" ? void 0 : require_start.messageText(keys.reason)
	};
}
function rowOf({ kind, namespace, name, keys, producer, at }, uses) {
	return [
		kind,
		require_start.qualifiedName(namespace, name),
		keys.kind === "known" ? String(keys.value.size) : "?",
		producer.kind,
		String(uses),
		require_start.placeOf(at)
	];
}
function usesOf(references) {
	const uses = /* @__PURE__ */ new Map();
	for (const { verdict } of references) for (const source of require_check.sourcesOf(verdict)) {
		const identity = require_check.identityOfSource(source);
		uses.set(identity, (uses.get(identity) ?? 0) + 1);
	}
	return uses;
}
// src/commands/selection/inventory.ts
var inventory_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	inventoryAnswer: () => inventoryAnswer,
	readInventory: () => readInventory
});
function inventoryAnswer(report, { notices }) {
	return {
		says: require_start.noticeLines(notices),
		outputs: [{
			file: void 0,
			pieces: inventoryPieces(report)
		}],
		code: 0
	};
}
function* inventoryPieces(report) {
	yield `{"references":${JSON.stringify(report.references.map(listedReference))}`;
	yield `,"sources":${JSON.stringify(listedSources(report.sources, report))}`;
	yield `,"deployments":${JSON.stringify(require_engine_run_fix_problems_file_deployment_inventory.deploymentsOf(report))}}`;
}
function readInventory({ outputs }) {
	const [output] = outputs;
	if (output === void 0) return void 0;
	return JSON.parse([...output.pieces].join(""));
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
	if (format === "json") return listJson("charts", needed.map(({ at, ...chart }) => ({
		...chart,
		...require_start.positionOf(at)
	})), options);
	const rows = needed.map(({ release, name, version, repository, found, previewed }) => [
		release,
		name,
		version ?? "(newest)",
		repository ?? "?",
		found ?? (previewed ? "no, previewed from values" : "no")
	]);
	return table(HEAD, rows, options);
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
Object.defineProperty(exports, "contentOptions", {
	enumerable: true,
	get: function() {
		return contentOptions;
	}
});
Object.defineProperty(exports, "emptyNotes", {
	enumerable: true,
	get: function() {
		return emptyNotes;
	}
});
Object.defineProperty(exports, "environmentPieces", {
	enumerable: true,
	get: function() {
		return environmentPieces;
	}
});
Object.defineProperty(exports, "environmentsAnswer", {
	enumerable: true,
	get: function() {
		return environmentsAnswer;
	}
});
Object.defineProperty(exports, "format_charts_exports", {
	enumerable: true,
	get: function() {
		return format_charts_exports;
	}
});
Object.defineProperty(exports, "format_references_exports", {
	enumerable: true,
	get: function() {
		return format_references_exports;
	}
});
Object.defineProperty(exports, "format_sources_exports", {
	enumerable: true,
	get: function() {
		return format_sources_exports;
	}
});
Object.defineProperty(exports, "inventory_exports", {
	enumerable: true,
	get: function() {
		return inventory_exports;
	}
});
Object.defineProperty(exports, "kept_environments_exports", {
	enumerable: true,
	get: function() {
		return kept_environments_exports;
	}
});
Object.defineProperty(exports, "listJson", {
	enumerable: true,
	get: function() {
		return listJson;
	}
});
Object.defineProperty(exports, "notRenderedOf", {
	enumerable: true,
	get: function() {
		return notRenderedOf;
	}
});
Object.defineProperty(exports, "printedOptions", {
	enumerable: true,
	get: function() {
		return printedOptions;
	}
});
Object.defineProperty(exports, "selectedBy", {
	enumerable: true,
	get: function() {
		return selectedBy;
	}
});
Object.defineProperty(exports, "shellQuote", {
	enumerable: true,
	get: function() {
		return shellQuote;
	}
});
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
