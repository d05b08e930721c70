"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_run_answer_env_format_charts = require("./command-dependencies.js");
const require_engine_run_select_usage_format_why_list_filter_select_references = require("./rollout-write2.js");
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
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/dependencies/format-dependencies.ts
var format_dependencies_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatDependencies: () => formatDependencies });
const HEAD$1 = [
	"TYPE",
	"WHAT",
	"VERSION",
	"NEEDED BY",
	"AT HAND"
];
function formatDependencies(format, report, options) {
	const listed = require_engine_run_answer_env_format_charts.dependenciesOf(report).filter(({ found }) => !options.missing || found === void 0);
	return format === "json" ? asJson(listed, options) : asTable(listed, options);
}
function asJson(listed, options) {
	return listJson("dependencies", listed.map(({ neededBy, found, refusal, ...item }) => ({
		...item,
		atHand: found !== void 0,
		found,
		refusal,
		neededBy: neededBy.map(({ by, at }) => ({
			object: by,
			...require_formats.placeJson(at)
		}))
	})), options);
}
function asTable(listed, options) {
	const rows = listed.map((item) => [
		item.type,
		whatOf(item),
		item.version ?? UNASKED[item.type],
		placesOf(item),
		item.found ?? (item.refusal === void 0 ? "no" : `no: ${item.refusal}`)
	]);
	return table(HEAD$1, rows, options);
}
function whatOf({ type, url, name, paths }) {
	if (type === "chart" && name !== void 0 && !url.startsWith("oci://")) return `${name} of ${url}`;
	const folders = paths.filter((path) => path !== "");
	return folders.length === 0 ? url : `${url} ${require_start.shortListOf(folders, MOST_FOLDERS)}`;
}
const UNASKED = {
	git: "(default branch)",
	chart: "(newest)",
	oci: "",
	file: "",
	bucket: ""
};
const MOST_FOLDERS = 2;
function placesOf({ neededBy: [first, ...more] }) {
	if (first === void 0) return "";
	const rest = more.length === 0 ? "" : ` and ${require_start.count(more.length, "more place")}`;
	return `${require_start.placeOf(first.at)}${rest}`;
}
// src/report/inventory/format-sources.ts
var format_sources_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatSources: () => formatSources });
const HEAD = [
	"KIND",
	"NAME",
	"KEYS",
	"MADE BY",
	"USES",
	"PLACE"
];
function formatSources(format, sources, { references, repositories }, options) {
	const uses = usesOf$1(references);
	if (format === "json") return listJson("sources", sources.map((source) => ({
		...require_formats.sourceJson(source),
		repository: repositories && require_check.repositoryOf(require_start.hostSpan(source.at).file.path),
		type: source.type,
		keys: source.keys.kind === "known" ? [...source.keys.value.keys()] : void 0,
		keysUnknown: source.keys.kind === "known" ? void 0 : require_start.messageText(source.keys.reason),
		uses: uses.get(require_check.identityOfSource(source)) ?? 0
	})), options);
	const rows = sources.map((source) => [
		source.kind,
		`${source.namespace === void 0 ? "" : `${source.namespace}/`}${source.name}`,
		source.keys.kind === "known" ? String(source.keys.value.size) : "?",
		source.producer.kind,
		String(uses.get(require_check.identityOfSource(source)) ?? 0),
		require_start.placeOf(source.at)
	]);
	return table(HEAD, rows, options);
}
function usesOf$1(references) {
	const uses = /* @__PURE__ */ new Map();
	for (const { verdict } of references) for (const source of require_check.sourcesOf(verdict)) {
		const identity = require_check.identityOfSource(source);
		uses.set(identity, (uses.get(identity) ?? 0) + 1);
	}
	return uses;
}
// src/report/why/format-file-deployment.ts
var format_file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatFileDeployment: () => formatFileDeployment });
const MOST_BUILDS = 50;
const ANSWERS = {
	deployed: "deployed",
	"not-deployed": "not deployed",
	unknown: "not known whether it is deployed"
};
function formatFileDeployment(format, found, options) {
	if (format === "json") return fileJson(found, options);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument(format === "html" ? "html" : "text", fileDocument(found), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function fileDocument({ path, answer, because, builds }) {
	const more = builds.length - MOST_BUILDS;
	return [require_start.section([`${path}: `, require_start.strong(ANSWERS[answer])], [
		...because.map((text) => require_start.fixedLine(require_start.message(text), { mark: "  " })),
		...builds.slice(0, MOST_BUILDS).flatMap(({ build, deployment, because: text }) => [require_start.fixedLine(titleOf$1(build, deployment.answer, builds.length), { mark: "  " }), require_start.fixedLine(require_start.message(text), { mark: "    " })]),
		...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more builds`, { tone: "quiet" })] : []
	])];
}
function titleOf$1({ id, cluster }, answer, of) {
	const name = cluster === void 0 || require_check.isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
	return of === 1 ? `in build ${name}` : `in build ${name}: ${ANSWERS[answer]}`;
}
function fileJson({ path, answer, because, builds }, { version }) {
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		asked: path,
		answer,
		because,
		builds: builds.map(({ build, deployment, because: sentence }) => ({
			build: build.id,
			cluster: build.cluster,
			answer: deployment.answer,
			evidence: deployment.evidence.kind,
			because: sentence
		}))
	})}\n`;
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
function namesJson({ workload: { manifest }, container }) {
	const { apiVersion, kind, namespace, name } = manifest;
	return {
		workload: {
			apiVersion,
			kind,
			namespace,
			name
		},
		container: {
			name: container.name,
			kind: container.kind,
			field: container.path
		},
		...require_formats.placeJson(container.node)
	};
}
function containerJson(environment) {
	const { bindings, skipped, failures, container } = environment;
	return {
		...namesJson(environment),
		variables: bindings.map((binding) => ({
			...require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.bindingJson(binding, false),
			readIn: fieldsReading(container, binding.name)
		})),
		skipped: skipped.map(require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.skippedJson),
		failures: failures.map(require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.failureJson)
	};
}
function openSourcesOf({ bindings }) {
	return bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [{
		kind: from.reference.kind,
		name: from.reference.name,
		...require_formats.placeJson(from.at)
	}] : []);
}
function usageJson({ source, keys }) {
	return {
		...require_formats.sourceJson(source),
		type: source.type,
		keys
	};
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
		const names = [...new Set(group.map(({ environment }) => require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.containerTitle(environment)))];
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
	const text = require_start.clipText(require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.valueText(value, false), LONGEST_VALUE);
	const trail = from.at === void 0 ? void 0 : require_check.trailText(from.at);
	return {
		name,
		title: [
			require_start.strong(name),
			" = ",
			text === "" ? require_start.quiet("(empty)") : text
		],
		lines: [`from ${require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.originText(from)}${trail === void 0 ? "" : `, ${trail}`}`, ...require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.originNotes(binding).map((note) => [require_start.quiet(note)])]
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
	const lines = [`in ${require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.containerTitle(environment)}`];
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
		lines: [...lines, `${require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.failureText(failure)} (${require_start.placeOf(failure.at)})`]
	}))];
}
function openOf(open, { name }) {
	if (open.length === 0) return [];
	const sources = open.flatMap(({ bindings }) => bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [`${from.reference.kind} ${from.reference.name}`] : []));
	const titles = open.map(require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.containerTitle);
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
	const { source } = require_engine_run_select_usage_format_why_list_filter_select_references.queryMatcher(query);
	return references.flatMap(({ reference, verdict, at }) => {
		const { kind, name, key, use, namespace } = reference;
		const isNamed = source(kind, name) || source(kind, require_check.writtenName(reference.at, name));
		if ((use === "env" || use === "env-from") && !isNamed) return [];
		const said = verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind;
		const tone = verdict.kind === "broken" ? "error" : "quiet";
		const named = `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}${key === void 0 ? "" : `:${key.name}`}`;
		return [{
			title: [`${(reference.workload === void 0 ? require_check.nameOfReferrer(reference) : whoOf(reference)).replaceAll("`", "")} uses ${named}  `, {
				text: said,
				tone
			}],
			lines: [`${reference.path} (${require_start.placeOf(at)})`]
		}];
	});
}
function whoOf({ container, workload, manifest }) {
	return container === void 0 || workload === void 0 ? require_check.nameInCluster(manifest) : require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.containerTitle({
		workload,
		container
	});
}
// src/report/why/format-why.ts
var format_why_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatWhy: () => formatWhy });
function formatWhy(format, query, usage, options) {
	const bounded = withShortValues(usage);
	if (format === "json") return whyJson(query, bounded, options);
	const print = {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	};
	const blocks = whyDocument(query, bounded.usage);
	if (format === "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("html", [require_start.section(query.text, blocks, 1)], print);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", blocks, print);
}
function withShortValues(usage) {
	const shown = usage.flatMap(({ environments }) => environments).map((each) => ({
		...each,
		command: [],
		args: [],
		probes: []
	}));
	const { environments, leftOut } = require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.boundEnvironments(shown, require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n.FOR_PROGRAMS);
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
Object.defineProperty(exports, "format_dependencies_exports", {
	enumerable: true,
	get: function() {
		return format_dependencies_exports;
	}
});
Object.defineProperty(exports, "format_file_deployment_exports", {
	enumerable: true,
	get: function() {
		return format_file_deployment_exports;
	}
});
Object.defineProperty(exports, "format_sources_exports", {
	enumerable: true,
	get: function() {
		return format_sources_exports;
	}
});
Object.defineProperty(exports, "format_why_exports", {
	enumerable: true,
	get: function() {
		return format_why_exports;
	}
});
Object.defineProperty(exports, "listJson", {
	enumerable: true,
	get: function() {
		return listJson;
	}
});
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
