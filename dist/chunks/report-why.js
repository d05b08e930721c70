"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0 = require("./report-document.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar = require("./report-document2.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z = require("./commands-selection.js");
const require_engine_run_run_run_select_usage_format_why_list_filter_select_references = require("./commands-diff.js");
let node_path = require("node:path");
// src/commands/selection/print-inventory.ts
function printInventory(args, host, list) {
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(list.places, require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.withoutBuild(args.values), host),
		sharedAs: require_start.INVENTORY,
		load: loadInventory,
		view: () => loadView(args, host, list)
	});
}
async function loadInventory() {
	const { readTree } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.check_tree_exports);
	const { inventoryAnswer } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.inventory_exports);
	return (engines, run) => inventoryAnswer(readTree(engines, run), run);
}
async function loadView({ values }, host, { load, empty }) {
	const { readInventory } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.inventory_exports);
	const view = await load();
	return (answer, run) => {
		const inventory = readInventory(answer);
		if (inventory === void 0) return answer;
		return require_start.orRefusal(answer.says, () => {
			const color = require_start.hasColor(values, host, require_start.sinkOf(values, host));
			const text = view(run, inventory, {
				version: require_version.VERSION,
				color
			});
			return {
				says: require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.emptyNote(empty, values, text),
				outputs: [require_start.textOutput(values, host, text)],
				code: 0
			};
		});
	};
}
// src/commands/selection/print-items.ts
var print_items_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	runReferences: () => runReferences,
	runSources: () => runSources
});
function runReferences(args, host) {
	return printItems("references", args, host);
}
function runSources(args, host) {
	return printItems("sources", args, host);
}
function printItems(list, args, host) {
	const { positionals, values } = args;
	return printInventory(args, host, {
		places: positionals,
		empty: {
			note: `no ${list} to list.`,
			headings: 1
		},
		async load() {
			const { formatItems } = await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.format_items_exports);
			const { listFilter } = await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.list_filter_exports);
			return (run, inventory, options) => {
				const isListed = listFilter(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.filterOf(values, run), inventory.deployments.builds);
				return formatItems(list, require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values), inventory[list].filter(isListed), options);
			};
		}
	});
}
// src/commands/why/why-arguments.ts
const KINDS = /* @__PURE__ */ new Map([
	["configmap", "ConfigMap"],
	["configmaps", "ConfigMap"],
	["cm", "ConfigMap"],
	["secret", "Secret"],
	["secrets", "Secret"],
	["variable", "variable"],
	["var", "variable"],
	["env", "variable"]
]);
function isPath(text) {
	if (!/[/\\]|\.(?:ya?ml|json)$/.test(text)) return false;
	return !/^[^/]*\/[^/]*$/.test(text) || !KINDS.has(text.split("/")[0]?.toLowerCase() ?? "");
}
function readWhyArguments([text, ...places]) {
	if (text === void 0 || text === "") throw new require_load.CannotRun("Name a variable, a ConfigMap or Secret, or a key.", USAGE);
	const [, written, name = "", key] = /^(?:([^/:]*)\/)?([^/]*?)(?::([^/:]+))?$/s.exec(text) ?? [];
	const what = written === void 0 ? void 0 : KINDS.get(written.toLowerCase());
	if (name === "" || !(written === void 0 || what !== void 0) || what === "variable" && key !== void 0) throw new require_load.CannotRun(`\`${text}\` is not the name of a variable, a ConfigMap or Secret, or a key.`, USAGE);
	return {
		asked: {
			text,
			what,
			name,
			key
		},
		places
	};
}
const USAGE = "Write `LOG_LEVEL`, `secret/db`, `cm/app`, or `cm/app:LOG_LEVEL` for a key; paths come after it. The path of a file asks whether it is deployed.";
// src/commands/why/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runWhy: () => runWhy });
function runWhy(args, host) {
	const { positionals, values } = args;
	const [first = "", ...rest] = positionals;
	if (isPath(first) && require_load.whatIsAt(host.cwd, first) !== void 0) return whyFile(args, host, first, rest);
	const { asked, places } = readWhyArguments(positionals);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.printList(args, host, {
		places,
		filtersBuilds: true,
		async load() {
			const { formatWhy } = await Promise.resolve().then(() => format_why_exports);
			const { isNamedNowhere, selectUsage } = await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.select_usage_exports);
			const { deploymentsOf } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.file_deployment_exports);
			const fileText = await loadFileText(args);
			return (run, report, options) => {
				if (isNamedNowhere(report, asked) && require_load.whatIsAt(host.cwd, first) === "folder") return fileText(first, run, deploymentsOf(report), options);
				const usage = selectUsage(report, asked, require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.filterOf(values, run));
				return formatWhy(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values), asked, usage, options);
			};
		}
	});
}
function whyFile(args, host, path, places) {
	return printInventory(args, host, {
		places,
		async load() {
			const fileText = await loadFileText(args);
			return (run, { deployments }, options) => fileText(path, run, deployments, options);
		}
	});
}
async function loadFileText({ values }) {
	const { deploymentOfPath } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.file_deployment_exports);
	const { formatFileDeployment } = await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.format_file_deployment_exports);
	return (text, { located: { here, root } }, deployments, options) => {
		const found = deploymentOfPath(deployments, require_load.pathFrom(root, (0, node_path.resolve)(here, text)) || ".");
		if (found === void 0) throw new require_load.CannotRun(`Nothing at \`${text}\` was read.`, "Name a manifest or a folder of manifests.");
		return formatFileDeployment(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values), found, options);
	};
}
// src/report/why/fields-reading.ts
const MAX_FIELDS = 10;
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
		if (fields.length === MAX_FIELDS) break;
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
const MAX_ENTRIES = 50;
const MAX_NAMES = 5;
const LONGEST_VALUE = 100;
function whyDocument(query, usage) {
	return usage.map((each) => {
		const entries = entriesOf(each, query);
		const more = entries.length - MAX_ENTRIES;
		return require_start.section(titleOf(each.build), [...entries.slice(0, MAX_ENTRIES).map(entryGroup), ...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more`, { tone: "quiet" })] : []]);
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
		const names = [...new Set(group.map(({ environment }) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.containerTitle(environment)))];
		const reads = group.flatMap(({ environment, name }) => fieldsReading(environment.container, name));
		const read = [...new Set(reads)];
		return [{
			title: first.title,
			lines: [
				`in ${names.slice(0, MAX_NAMES).join("; ")}${moreOf(names)}`,
				...read.length === 0 ? [] : [`read in ${require_start.shortListOf(read, MAX_NAMES)}`],
				...first.lines
			]
		}];
	});
}
function moreOf(names) {
	const more = names.length - MAX_NAMES;
	return more > 0 ? `; and ${require_start.numberText(more)} more` : "";
}
function bindingEntry(binding) {
	const { name, value, from } = binding;
	const text = require_start.clipText(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.valueText(value, false), LONGEST_VALUE);
	const trail = from.at === void 0 ? void 0 : require_check.trailText(from.at);
	return {
		name,
		title: [
			require_start.strong(name),
			" = ",
			text === "" ? require_start.quiet("(empty)") : text
		],
		lines: [`from ${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originText(from)}${trail === void 0 ? "" : `, ${trail}`}`, ...require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originNotes(binding).map((note) => [require_start.quiet(note)])]
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
	const lines = [`in ${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.containerTitle(environment)}`];
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
		lines: [...lines, `${require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.failureText(failure)} (${require_start.placeOf(failure.at)})`]
	}))];
}
function openOf(open, { name }) {
	if (open.length === 0) return [];
	const sources = open.flatMap(({ bindings }) => bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [`${from.reference.kind} ${from.reference.name}`] : []));
	const titles = open.map(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.containerTitle);
	const whose = require_start.shortListOf([...new Set(sources)], MAX_NAMES);
	return [{
		title: [
			require_start.strong(name),
			" ",
			require_start.quiet(`may be a key of ${whose}, whose keys are not known`)
		],
		lines: [`in ${titles.slice(0, MAX_NAMES).join("; ")}${moreOf(titles)}`]
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
	const { source } = require_engine_run_run_run_select_usage_format_why_list_filter_select_references.queryMatcher(query);
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
	return container === void 0 || workload === void 0 ? require_start.plainNameInCluster(manifest) : require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.containerTitle({
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
		workload: require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.workloadJson(workload),
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
			...require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.bindingJson(binding, false),
			readIn: fieldsReading(container, binding.name)
		})),
		skipped: skipped.map(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.skippedJson),
		failures: failures.map(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.failureJson)
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
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		...options
	};
	const blocks = whyDocument(query, bounded.usage);
	if (format === "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("html", [require_start.section(query.text, blocks, 1)], print);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("text", blocks, print);
}
function boundUsage(usage) {
	const shown = usage.flatMap(({ environments }) => environments).map((each) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.withShortValues({
		...each,
		command: [],
		args: [],
		probes: []
	}));
	const { environments, leftOut } = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.withinExtent(shown, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.FOR_PROGRAMS, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.sizeOf);
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
Object.defineProperty(exports, "print_items_exports", {
	enumerable: true,
	get: function() {
		return print_items_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
