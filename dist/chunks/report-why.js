"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js = require("./report-document.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4 = require("./report-document2.js");
const require_engine_run_exit_code_of_diff_run_run_run = require("./commands-diff.js");
// src/commands/env/shared-question.ts
function wholeRun(run) {
	return {
		run: {
			...run,
			settings: withoutBuild(run.settings)
		},
		sharedAs: require_start.ENVIRONMENTS
	};
}
function withoutBuild(settings) {
	const { selectedBuilds, ...rest } = settings;
	return selectedBuilds === void 0 ? settings : rest;
}
const SHOWN_FORMATS = [
	"table",
	"json",
	"markdown",
	"html"
];
function shownFormat({ values }) {
	if ([
		"matrix",
		"services",
		"show-values"
	].some((flag) => values.has(flag))) return void 0;
	const asked = values.get("format")?.at(-1) ?? "table";
	return SHOWN_FORMATS.find((known) => known === asked);
}
// src/commands/env/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runEnv: () => runEnv });
function runEnv(args, host) {
	refuseValuesOnPage(args.values);
	refuseBesideMatrix(args.values);
	const words = require_engine_run_exit_code_of_diff_run_run_run.readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	const asked = {
		args,
		words,
		host
	};
	const format = shownFormat(args);
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(require_load.placesToLook(words, host.cwd), args.values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			if (args.values.has("matrix")) {
				const { answerMatrix } = await Promise.resolve().then(() => require("./report-changes2.js")).then((n) => n.answer_matrix_exports);
				return (engines, run) => answerMatrix(engines, run, asked);
			}
			const { answerEnv } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.answer_env_exports);
			return (engines, run, offer) => answerEnv(engines, run, asked, offer);
		},
		...format !== void 0 && { wider: {
			of: wholeRun,
			async load() {
				const { answerFromKept } = await Promise.resolve().then(() => require("./report-environments2.js")).then((n) => n.answer_from_kept_exports);
				return (kept, run) => answerFromKept(kept, run, asked, format);
			}
		} }
	});
}
function refuseValuesOnPage(values) {
	if (!values.has("show-values") || values.get("format")?.at(-1) !== "html") return;
	throw new require_load.CannotRun("`--show-values` cannot be used with `--format html`.");
}
const NOT_IN_MATRIX = ["show-values", "services"];
const NOT_MATRIX_FORMATS = /* @__PURE__ */ new Set(["dotenv", "describe"]);
function refuseBesideMatrix(values) {
	if (!values.has("matrix")) return;
	const format = values.get("format")?.at(-1) ?? "";
	const other = NOT_MATRIX_FORMATS.has(format) ? `format ${format}` : NOT_IN_MATRIX.find((name) => values.has(name));
	if (other !== void 0) throw new require_load.CannotRun(`\`--${other}\` cannot be used with \`--matrix\`.`);
}
// src/commands/selection/list-filter.ts
var list_filter_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ listFilter: () => listFilter });
function listFilter(filter, builds) {
	const { kind, verdict } = filter;
	const names = require_load.nameGlobs([filter.name ?? "*"]);
	const namespaces = require_load.nameGlobs([filter.namespace ?? "*"]);
	if (filter.builds !== void 0) require_check.refuseUnknownBuild(filter.builds, builds);
	const named = filter.builds === void 0 ? builds : require_check.buildsNamed(filter.builds, builds);
	const ids = new Set(named.map(({ id }) => id));
	return (listed) => (kind === void 0 || listed.kind === kind) && (verdict === void 0 || listed.verdict === verdict) && ids.has(listed.build) && names.matches(listed.name) && (filter.namespace === void 0 || namespaces.matches(listed.namespace ?? ""));
}
// src/report/why/usage-query.ts
function queryMatcher({ what, name, key }) {
	const names = require_load.nameGlobs([name]);
	const isOfKind = (kind) => what === void 0 || what === kind;
	if (key !== void 0) {
		const keys = require_load.nameGlobs([key]);
		return {
			variable: () => false,
			source: () => false,
			key: (kind, source, one) => isOfKind(kind) && names.matches(source) && keys.matches(one)
		};
	}
	return {
		variable: (one) => (what === void 0 || what === "variable") && names.matches(one),
		source: (kind, one) => isOfKind(kind) && names.matches(one),
		key: (_kind, _source, one) => what === void 0 && names.matches(one)
	};
}
// src/report/why/collect-usage.ts
function collectUsage({ builds, environments, sources, references }, query) {
	const matcher = queryMatcher(query);
	const found = sources.flatMap((source) => usageOf(source, matcher));
	const byBuild = {
		environments: require_start.groupBy(environments(), ({ workload }) => workload.build),
		sources: require_start.groupBy(found, ({ source }) => source.build),
		references: require_start.groupBy(referencesTo(references, found, matcher), ({ reference }) => reference.build)
	};
	return builds.flatMap((build) => {
		const all = byBuild.environments.get(build.id) ?? [];
		const usage = {
			build,
			environments: all.flatMap((environment) => reduced(environment, matcher)),
			open: mayBeOpen(query) ? all.filter((one) => isOpen(one, matcher)) : [],
			sources: byBuild.sources.get(build.id) ?? [],
			references: byBuild.references.get(build.id) ?? []
		};
		const { environments: setting, open, sources: made, references: using } = usage;
		return setting.length + open.length + made.length + using.length === 0 ? [] : [usage];
	});
}
function mayBeOpen({ what, name, key }) {
	return key === void 0 && (what === "variable" || what === void 0 && VARIABLE.test(name));
}
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
function usageOf(source, matcher) {
	const { kind, keys, at } = source;
	const names = namesOf(at, source.name);
	if (names.some((name) => matcher.source(kind, name))) return [{
		source,
		keys: void 0
	}];
	if (keys.kind !== "known") return [];
	const named = [...keys.value.keys()].filter((key) => names.some((name) => matcher.key(kind, name, key)));
	return named.length === 0 ? [] : [{
		source,
		keys: named
	}];
}
function namesOf(at, name) {
	return [.../* @__PURE__ */ new Set([name, require_start.writtenName(at, name)])];
}
function referencesTo(references, found, matcher) {
	const wanted = new Set(found.map(({ source }) => require_check.identityOfSource(source)));
	return references.filter(({ reference, verdict }) => {
		const { kind, key, use } = reference;
		const names = namesOf(reference.at, reference.name);
		if (names.some((name) => matcher.source(kind, name))) return true;
		if (key !== void 0) return names.some((name) => matcher.key(kind, name, key.name));
		return (use === "env-from" || use === "volume") && require_check.sourcesOf(verdict).some((source) => wanted.has(require_check.identityOfSource(source)));
	});
}
function reduced(environment, matcher) {
	const { bindings, skipped, failures } = environment;
	const kept = {
		...environment,
		bindings: bindings.filter((binding) => isAsked(binding, matcher)),
		skipped: skipped.filter(({ name }) => name !== void 0 && matcher.variable(name)),
		failures: failures.filter(({ reference }) => reference?.use === "env" && reference.subject !== void 0 && matcher.variable(reference.subject))
	};
	return kept.bindings.length + kept.skipped.length + kept.failures.length === 0 ? [] : [kept];
}
function isAsked(binding, matcher) {
	if (binding.from.kind === "env-from-unknown") return false;
	if (matcher.variable(binding.name)) return true;
	return [binding, ...binding.hides].some(({ from }) => (from.kind === "env-from" || from.kind === "key") && namesOf(from.reference.at, from.reference.name).some((name) => matcher.key(from.reference.kind, name, from.key)));
}
function isOpen({ bindings }, matcher) {
	return bindings.some(({ from }) => from.kind === "env-from-unknown") && !bindings.some((binding) => isAsked(binding, matcher));
}
// src/commands/selection/select-usage.ts
var select_usage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	isNamedNowhere: () => isNamedNowhere,
	selectUsage: () => selectUsage
});
function selectUsage(report, asked, { builds }) {
	const all = collectUsage(report, asked);
	const isListed = listFilter({
		...ANY,
		builds
	}, report.builds);
	const usage = all.filter(({ build: { id } }) => isListed({
		kind: "",
		name: "",
		namespace: void 0,
		build: id
	}));
	if (usage.some(isCertain)) return usage;
	const where = builds === void 0 ? "in this repository" : `in build \`${builds[0] ?? ""}\``;
	const unknown = usage.reduce((sum, each) => sum + each.open.length, 0) === 0 ? [] : ["Some containers take all keys of a ConfigMap or Secret whose keys are not known: it may be one of them."];
	throw new require_load.CannotRun([`Nothing ${where} sets, defines or uses \`${asked.text}\`.`, ...unknown], helpOf(report, asked, all));
}
function isNamedNowhere(report, asked) {
	return !collectUsage(report, asked).some(isCertain);
}
const ANY = {
	kind: void 0,
	name: void 0,
	namespace: void 0,
	verdict: void 0
};
function isCertain({ environments, sources, references }) {
	return environments.length + sources.length + references.length > 0;
}
function helpOf({ environments, sources, references }, { name, key }, elsewhere) {
	const other = elsewhere.find(isCertain)?.build.id;
	if (other !== void 0) return `Build \`${other}\` has it.`;
	const names = [
		...environments().flatMap(({ bindings }) => bindings.map((binding) => binding.name)),
		...sources.map((source) => source.name),
		...references.map(({ reference }) => reference.name)
	];
	const nearest = key === void 0 ? require_load.nearestName(name, new Set(names)) : void 0;
	return nearest === void 0 ? void 0 : `Did you mean \`${nearest}\`?`;
}
// src/report/problems/format-severity.ts
var format_severity_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	formatSeverity: () => formatSeverity,
	linesReported: () => linesReported
});
const MOST = 20;
const WHY = {
	rule: "the severity of the rule",
	strict: "`--strict` raises it",
	named: "the rule is off by default; you asked for it",
	settings: "the configuration or a flag sets it",
	override: "an override in the configuration sets it for this path",
	finding: "what was found is less certain or less severe than the rule in general",
	"third-party-chart": "a chart that is not of this repository wrote it",
	"chart-defaults": "it holds for the chart with its default values, which releases may change",
	"not-deployed": "nothing in this repository deploys it",
	typo: "it is a misspelling, which every release of the chart has",
	elsewhere: "it is within what comes from another repository, which nobody can edit in this repository",
	floating: "a branch may have it by now: it was checked as of the commit that is locked",
	"not-known-deployed": "nothing in this repository is known to deploy it"
};
function formatSeverity(report, asked, options) {
	const { problems, suppressed } = problemsOf(report, asked);
	const document = [...problems.filter((each) => isAt(each, asked)).map(problemSection), ...suppressed.filter(({ problem }) => isAt(problem, asked)).map((each) => suppressedSection(each))].slice(0, MOST);
	if ([...document].length === 0) return void 0;
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function linesReported(report, asked) {
	const { problems, suppressed } = problemsOf(report, asked);
	const lines = [...problems, ...suppressed.map(({ problem }) => problem)].filter((each) => pathOf(each) === asked.path).map(({ at }) => lineOf(at));
	return [...new Set(lines)].toSorted((one, other) => one - other);
}
function problemsOf({ problems, undeployed, comparison, suppressed }, { rule }) {
	return {
		problems: [
			...problems,
			...undeployed,
			...comparison?.old ?? []
		].filter((each) => each.rule === rule),
		suppressed: suppressed.filter(({ problem }) => problem.rule === rule)
	};
}
function isAt(problem, { path, line }) {
	return pathOf(problem) === path && lineOf(problem.at) === line;
}
function pathOf({ at }) {
	return require_start.hostSpan(at).file.path;
}
function lineOf(at) {
	return require_start.positionOf(require_start.hostSpan(at)).line;
}
function problemSection(problem) {
	const { at, message: text, help, severity, reasons = [] } = problem;
	return require_start.section([`${require_start.placeOf(at)}: `, {
		text: severity,
		tone: severity
	}], [
		require_start.paragraph(require_start.message(text)),
		...help === void 0 ? [] : [require_start.paragraph(require_start.message(help), {
			mark: "= help: ",
			hang: 2
		})],
		...stepsOf(reasons, severity)
	]);
}
function stepsOf(reasons, last) {
	return reasons.map(({ because, severity }, at) => {
		const what = at === reasons.length - 1 && severity === last ? require_start.strong(severity) : severity;
		return require_start.fixedLine([
			what,
			": ",
			...require_start.message(WHY[because])
		], { mark: "  " });
	});
}
function suppressedSection({ problem, by, reason }) {
	const why = reason === void 0 ? "without a reason" : `with the reason: ${reason}`;
	return require_start.section([`${require_start.placeOf(problem.at)}: `, require_start.strong("suppressed")], [require_start.paragraph(require_start.message(problem.message)), require_start.fixedLine(`suppressed at ${require_start.placeOf(by)}, ${why}`, { mark: "  " })]);
}
// src/report/why/fields-reading.ts
const MOST_FIELDS = 10;
function fieldsReading({ node }, name) {
	const written = name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
	const kubernetes = new RegExp(String.raw`(?<!\$)\$\(${written}\)`);
	const shell = new RegExp(String.raw`\$(?:\{${written}(?!\w)|${written}(?!\w))`);
	const fields = [];
	const stack = [{
		at: "",
		node
	}];
	for (let next = stack.pop(); next !== void 0; next = stack.pop()) if (next.node.kind === "scalar") {
		const { text } = next.node;
		if (kubernetes.test(text) || COMMAND.test(next.at) && shell.test(text)) fields.push(next.at);
		if (fields.length === MOST_FIELDS) break;
	} else require_start.appendAll(stack, childrenOf(next.at, next.node).toReversed());
	return fields;
}
const COMMAND = /(?:^|\.)(?:command|args)\[\d+\]$/;
function childrenOf(at, node) {
	if (node.kind === "sequence") return node.items.map((item, index) => ({
		at: `${at}[${index}]`,
		node: item
	}));
	return node.entries.map(({ key, value }) => ({
		at: at === "" ? key.text : `${at}.${key.text}`,
		node: value
	}));
}
// src/report/why/why-document.ts
const MOST_ENTRIES = 50;
const MOST_NAMES = 5;
const LONGEST_VALUE = 100;
function whyDocument(query, usage) {
	return usage.map((each) => {
		const entries = entriesOf(each, query);
		const more = entries.length - MOST_ENTRIES;
		return require_start.section(titleOf(each.build), [...entries.slice(0, MOST_ENTRIES).map(entryGroup), ...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more`, { tone: "quiet" })] : []]);
	});
}
function entryGroup({ title, lines }) {
	const below = lines.map((text) => require_start.fixedLine(text, { mark: "  " }));
	return {
		kind: "group",
		blocks: [require_start.fixedLine(title), ...below]
	};
}
function titleOf({ id, cluster }) {
	return cluster === void 0 || require_check.isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
}
function entriesOf({ environments, open, sources, references }, query) {
	return [
		...variablesOf(environments),
		...environments.flatMap((each) => misses(each)),
		...openOf(open, query),
		...sources.map((each) => sourceOf(each)),
		...usesOf(references, query)
	];
}
function variablesOf(environments) {
	const found = environments.flatMap((environment) => environment.bindings.map((binding) => ({
		environment,
		...bindingEntry(binding)
	})));
	return [...require_start.groupBy(found, ({ title, lines }) => JSON.stringify([title, lines])).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const names = [...new Set(group.map(({ environment }) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.containerTitle(environment)))];
		const reads = group.flatMap(({ environment, name }) => fieldsReading(environment.container, name));
		const read = [...new Set(reads)];
		return [{
			title: first.title,
			lines: [
				`in ${names.slice(0, MOST_NAMES).join("; ")}${moreOf(names)}`,
				...read.length === 0 ? [] : [`read in ${require_start.shortListOf(read, MOST_NAMES)}`],
				...first.lines
			]
		}];
	});
}
function moreOf(names) {
	const more = names.length - MOST_NAMES;
	return more > 0 ? `; and ${require_start.numberText(more)} more` : "";
}
function bindingEntry(binding) {
	const { name, value, from } = binding;
	const text = require_start.clipText(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.valueText(value, false), LONGEST_VALUE);
	const trail = from.at === void 0 ? void 0 : require_check.trailText(from.at);
	return {
		name,
		title: [
			require_start.strong(name),
			" = ",
			text === "" ? require_start.quiet("(empty)") : text
		],
		lines: [`from ${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.originText(from)}${trail === void 0 ? "" : `, ${trail}`}`, ...require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.originNotes(binding).map((note) => [require_start.quiet(note)])]
	};
}
function consequence({ isOpen }) {
	return isOpen === true ? {
		text: "is not known",
		tone: "warning"
	} : {
		text: "cannot be set",
		tone: "error"
	};
}
function misses(environment) {
	const lines = [`in ${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.containerTitle(environment)}`];
	return [...environment.skipped.map(({ name = "", reason, at }) => ({
		title: [
			require_start.strong(name),
			" ",
			require_start.quiet("is not set")
		],
		lines: [...lines, `${reason} (${require_start.placeOf(at)})`]
	})), ...environment.failures.map((failure) => ({
		title: [
			require_start.strong(failure.reference?.subject ?? ""),
			" ",
			consequence(failure)
		],
		lines: [...lines, `${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.failureText(failure)} (${require_start.placeOf(failure.at)})`]
	}))];
}
function openOf(open, { name }) {
	if (open.length === 0) return [];
	const sources = open.flatMap(({ bindings }) => bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [`${from.reference.kind} ${from.reference.name}`] : []));
	const titles = open.map(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.containerTitle);
	const whose = require_start.shortListOf([...new Set(sources)], MOST_NAMES);
	return [{
		title: [
			require_start.strong(name),
			" ",
			require_start.quiet(`may be a key of ${whose}, whose keys are not known`)
		],
		lines: [`in ${titles.slice(0, MOST_NAMES).join("; ")}${moreOf(titles)}`]
	}];
}
function sourceOf({ source, keys }) {
	const { producer, at } = source;
	const name = `${source.kind} ${source.namespace === void 0 ? "" : `${source.namespace}/`}${source.name}`;
	const made = producer.kind === "manifest" ? "written" : `generated by ${producer.kind}`;
	const all = source.keys.kind === "known" ? [...source.keys.value.keys()] : void 0;
	const known = keys ?? all;
	const which = known === void 0 ? "its keys are not known" : `${known.length === 1 ? "key" : "keys"} ${require_start.shortListOf(known, 10)}`;
	return {
		title: [require_start.strong(name), known?.length === 0 ? ", no keys" : `, ${which}`],
		lines: [`${made} in ${require_start.placeOf(at)}`]
	};
}
function usesOf(references, query) {
	const { source } = queryMatcher(query);
	return references.flatMap(({ reference, verdict, at }) => {
		const { kind, name, key, use, namespace } = reference;
		const isNamed = source(kind, name) || source(kind, require_start.writtenName(reference.at, name));
		if ((use === "env" || use === "env-from") && !isNamed) return [];
		const said = verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind;
		const tone = verdict.kind === "broken" ? "error" : "quiet";
		const named = `${kind} ${require_start.qualifiedName(namespace, name)}${key === void 0 ? "" : `:${key.name}`}`;
		return [{
			title: [`${reference.workload === void 0 ? require_start.nameOfReferrer(reference) : whoOf(reference)} uses ${named}  `, {
				text: said,
				tone
			}],
			lines: [`${reference.path} (${require_start.placeOf(at)})`]
		}];
	});
}
function whoOf({ container, workload, manifest }) {
	return container === void 0 || workload === void 0 ? require_start.plainNameInCluster(manifest) : require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.containerTitle({
		workload,
		container
	});
}
// src/report/why/why-json.ts
function whyJson({ text }, { usage, leftOut }, { version }) {
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		asked: text,
		builds: usage.map(buildJson),
		leftOut: leftOut === 0 ? void 0 : leftOut
	})}\n`;
}
function buildJson({ build, environments, open, sources, references }) {
	return {
		build: build.id,
		cluster: build.cluster,
		containers: environments.map(containerJson),
		mayAlsoSet: open.map((environment) => ({
			...namesJson(environment),
			sources: openSourcesOf(environment)
		})),
		sources: sources.map(usageJson),
		references: references.map(require_formats.referenceJson)
	};
}
function namesJson({ workload, container }) {
	return {
		workload: require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.workloadJson(workload),
		container: {
			name: container.name,
			kind: container.kind,
			field: container.path
		},
		...require_start.positionOf(container.node)
	};
}
function containerJson(environment) {
	const { bindings, skipped, failures, container } = environment;
	return {
		...namesJson(environment),
		variables: bindings.map((binding) => ({
			...require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.bindingJson(binding, false),
			readIn: fieldsReading(container, binding.name)
		})),
		skipped: skipped.map(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.skippedJson),
		failures: failures.map(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.failureJson)
	};
}
function openSourcesOf({ bindings }) {
	return bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [{
		kind: from.reference.kind,
		name: from.reference.name,
		...require_start.positionOf(from.at)
	}] : []);
}
function usageJson({ source, keys }) {
	return {
		...require_formats.sourceJson(source),
		type: source.type,
		keys
	};
}
// src/report/why/format-why.ts
var format_why_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatWhy: () => formatWhy });
function formatWhy(format, query, usage, options) {
	const bounded = boundUsage(usage);
	if (format === "json") return whyJson(query, bounded, options);
	const print = {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
		...options
	};
	const blocks = whyDocument(query, bounded.usage);
	if (format === "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument("html", [require_start.section(query.text, blocks, 1)], print);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument("text", blocks, print);
}
function boundUsage(usage) {
	const shown = usage.flatMap(({ environments }) => environments).map((each) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.withShortValues({
		...each,
		command: [],
		args: [],
		probes: []
	}));
	const { environments, leftOut } = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.withinExtent(shown, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.FOR_PROGRAMS, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.sizeOf);
	let from = 0;
	return {
		usage: usage.map((each) => {
			const some = environments.slice(from, from += each.environments.length);
			return {
				...each,
				environments: some
			};
		}),
		leftOut
	};
}
Object.defineProperty(exports, "format_severity_exports", {
	enumerable: true,
	get: function() {
		return format_severity_exports;
	}
});
Object.defineProperty(exports, "format_why_exports", {
	enumerable: true,
	get: function() {
		return format_why_exports;
	}
});
Object.defineProperty(exports, "listFilter", {
	enumerable: true,
	get: function() {
		return listFilter;
	}
});
Object.defineProperty(exports, "list_filter_exports", {
	enumerable: true,
	get: function() {
		return list_filter_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "select_usage_exports", {
	enumerable: true,
	get: function() {
		return select_usage_exports;
	}
});
Object.defineProperty(exports, "wholeRun", {
	enumerable: true,
	get: function() {
		return wholeRun;
	}
});
