"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ofeftlzr = require("./report-document.js");
const require_engine_action_worker_run_format_problems_format_why_format_references_answer_env_answer_cha_ee8tbr6n = require("./report-changes2.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp = require("./report-document2.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
const require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants = require("./report-environments.js");
let node_path = require("node:path");
// src/commands/baseline/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBaseline: () => runBaseline });
async function runBaseline(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? (0, node_path.resolve)(root, require_start.BASELINE_NAME) : (0, node_path.resolve)(here, named);
		const content = require_start.readNamed(here, root, path);
		const text = content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : void 0;
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new require_load.CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = require_engine_run_run_answer_env_check_tree.check(engines, await progress.watch(run.tree), require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const entries = isPruning ? require_start.prunedBaseline(before, [...report.problems, ...report.undeployed]) : require_start.baselineOf(report.problems);
		const next = require_start.baselineText(entries);
		if (next !== text) await require_start.writeFiles([{
			path,
			name,
			text: next
		}], root, host.holdSignals);
		host.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
		return 0;
	} finally {
		progress.stop();
	}
}
function readOrNone(text, name, isPruning) {
	try {
		return require_start.readBaseline(text, name);
	} catch (error) {
		if (isPruning || !(error instanceof require_load.CannotRun)) throw error;
		return [];
	}
}
function summaryOf(name, entries, before, isPruning) {
	const [now, then] = [entries, before].map((some) => some.reduce((sum, entry) => sum + entry.count, 0));
	if (isPruning) {
		const gone = (then ?? 0) - (now ?? 0);
		return `${name}: ${require_start.count(gone, "problem")} removed, ${now ?? 0} left.`;
	}
	return `${name}: ${require_start.count(now ?? 0, "problem")} accepted.`;
}
// src/report/why/file-deployment.ts
var file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ deploymentOfPath: () => deploymentOfPath });
const UNKNOWN = require_check.deploymentBy({ kind: "none" });
const RANK = {
	deployed: 0,
	unknown: 1,
	"not-deployed": 2
};
function deploymentOfPath({ builds, files, repositories }, path) {
	const whole = repositories === void 0 ? "this repository" : "the fleet";
	const isAt = (file) => path === "." || file === path || file.startsWith(`${path}/`);
	const found = files.filter((file) => isAt(file.path));
	const reading = builds.filter((build) => readsAny(build, isAt)).map(judged);
	if (found.length === 0 && reading.length === 0) return void 0;
	const sentence = (deployment, of) => require_start.messageText(require_check.deploymentWords(deployment, of, whole));
	if (reading.length > 0) return {
		path,
		answer: bestOf(reading.map(({ deployment }) => deployment)),
		because: [],
		builds: reading.map(({ build, deployment }) => ({
			build,
			deployment,
			because: sentence(deployment, build.folder ?? build.id)
		}))
	};
	const alone = found.map((file) => ({
		file,
		deployment: require_check.deploymentOfFile(file) ?? UNKNOWN
	}));
	return {
		path,
		answer: bestOf(alone.map(({ deployment }) => deployment)),
		because: [`No build reads \`${path}\`.`, ...alone.slice(0, MOST_FILES).map(({ file, deployment }) => skipped(file) ?? sentence(deployment, file.path))],
		builds: []
	};
}
const MOST_FILES = 20;
function skipped(file) {
	if (require_check.deploymentOfFile(file) !== void 0 || file.class.kind !== "skipped") return void 0;
	return `\`${file.path}\` is skipped: ${file.class.reason}.`;
}
function judged(build) {
	return {
		build,
		deployment: build.deployment ?? UNKNOWN
	};
}
function bestOf(all) {
	const [best] = all.map(({ answer }) => answer).toSorted((a, b) => RANK[a] - RANK[b]);
	return best ?? "unknown";
}
function readsAny({ files, folder, objects }, isAt) {
	if (folder !== void 0 && isAt(folder)) return true;
	if (files.some((file) => isAt(file) || isAt(require_start.folderOf(file)))) return true;
	return objects.some(({ node }) => isAt(require_start.hostSpan(node).file.path));
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
			...require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.bindingJson(binding, false),
			readIn: fieldsReading(container, binding.name)
		})),
		skipped: skipped.map(require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.skippedJson),
		failures: failures.map(require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.failureJson)
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
		const names = [...new Set(group.map(({ environment }) => require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.containerTitle(environment)))];
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
	const lines = [`in ${require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.containerTitle(environment)}`];
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
	const titles = open.map(require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.containerTitle);
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
	const { source } = require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.queryMatcher(query);
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
	return container === void 0 || workload === void 0 ? require_check.nameInCluster(manifest) : require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.containerTitle({
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
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ofeftlzr.DEFAULT_PRINT_OPTIONS,
		...options
	};
	const blocks = whyDocument(query, bounded.usage);
	if (format === "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp.printDocument("html", [require_start.section(query.text, blocks, 1)], print);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp.printDocument("text", blocks, print);
}
function withShortValues(usage) {
	const shown = usage.flatMap(({ environments }) => environments).map((each) => ({
		...each,
		command: [],
		args: [],
		probes: []
	}));
	const { environments, leftOut } = require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.boundEnvironments(shown, require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.FOR_PROGRAMS);
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
Object.defineProperty(exports, "file_deployment_exports", {
	enumerable: true,
	get: function() {
		return file_deployment_exports;
	}
});
Object.defineProperty(exports, "format_why_exports", {
	enumerable: true,
	get: function() {
		return format_why_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
