"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_worker_run_format_problems_format_text_format_builds = require("./report-inventory.js");
const require_engine_action_worker_run_run_format_graph_answer_changes = require("./report-graph.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_load_compiled_run_run_propose_items_add_items_edit_externals_answer_env_check_tree = require("./report-describe.js");
const require_config = require("./config.js");
let node_path = require("node:path");
// src/commands/init/plan-clusters.ts
const ELSEWHERE = " \u2192 ";
function planClusters({ builds }, { clusters = [], entryPoints = [] }) {
	const names = /* @__PURE__ */ new Set([...clusters.map(({ name }) => name), ...entryPoints.flatMap(({ cluster }) => cluster ?? [])]);
	const found = [...new Set(builds.flatMap(({ cluster }) => cluster ?? []))].filter((cluster) => cluster !== "." && !names.has(cluster) && !cluster.includes(ELSEWHERE)).sort();
	return [...require_start.groupBy(found, lastPart)].flatMap(([name, folders]) => {
		const isOwnName = folders.length === 1 && !names.has(name);
		return folders.map((folder) => ({
			name: isOwnName ? name : folder,
			folders: [folder]
		}));
	});
}
function lastPart(folder) {
	return folder.slice(folder.lastIndexOf("/") + 1);
}
// src/commands/init/plan-entry-points.ts
function planEntryPoints({ builds }) {
	return builds.flatMap((build) => {
		const { id, folder = id, kind, deployment, objects, failures } = build;
		if (kind !== "chart" || deployment?.evidence.kind !== "chart") return [];
		if (objects.length === 0 || failures.length > 0 || require_check.isInExamples(folder)) return [];
		const cluster = require_check.environmentOf$1(build);
		if (cluster === void 0 || require_check.environmentOf(cluster) === void 0) return [];
		return [{
			chart: folder,
			values: [id.slice(folder.length + require_check.WITH.length)],
			cluster
		}];
	});
}
// src/references/objects/glob-names.ts
const MANY = 8;
const SHORTEST = 4;
function globNames(names, others) {
	const left = new Set(names);
	const taken = new Set(others.flatMap(patternsFor));
	const found = [];
	const widest = [...require_start.groupBy(names.flatMap((name) => patternsFor(name).map((pattern) => ({
		name,
		pattern
	}))), ({ pattern }) => pattern)].toSorted(([a, some], [b, more]) => more.length - some.length || b.length - a.length || (a < b ? -1 : 1));
	for (const [pattern, group] of widest) {
		const covered = group.flatMap(({ name }) => left.has(name) ? [name] : []);
		if (taken.has(pattern) || covered.length < MANY) continue;
		for (const name of covered) left.delete(name);
		found.push({
			pattern,
			names: covered
		});
	}
	const single = [...left].map((name) => ({
		pattern: name,
		names: [name]
	}));
	return [...found, ...single].toSorted((a, b) => a.pattern < b.pattern ? -1 : 1);
}
function patternsFor(name) {
	return [...name.matchAll(/[-.]/g)].flatMap(({ index }) => [...index + 1 >= SHORTEST ? [`${name.slice(0, index + 1)}*`] : [], ...name.length - index >= SHORTEST ? [`*${name.slice(index)}`] : []]);
}
// src/commands/init/plan-externals.ts
const MANY_NAMESPACES = 3;
const NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
const EXISTS = /* @__PURE__ */ new Set([
	"present",
	"elsewhere",
	"produced"
]);
function planExternals({ references }, declared) {
	const covering = coveringOf(declared);
	const needed = references.filter(({ verdict }) => !EXISTS.has(verdict.kind));
	const used = new Set(needed.flatMap(({ reference }) => covering(reference)));
	const undeclared = references.filter(({ verdict, reference }) => verdict.kind === "undeclared" && verdict.missing.nearest === void 0 && [reference.name, reference.namespace ?? reference.name].every((name) => NAME.test(name)) && covering(reference).length === 0);
	const unused = [...declared.keys()].filter((index) => !used.has(index));
	return {
		add: KINDS.flatMap((kind) => declarationsOf(kind, undeclared, references)),
		drop: new Set(unused)
	};
}
const KINDS = ["ConfigMap", "Secret"];
function coveringOf(declared) {
	const names = require_load.nameGlobs(declared.map(({ name }) => name));
	const namespaces = require_load.nameGlobs(declared.map(({ namespace }) => namespace));
	return ({ kind, name, namespace }) => {
		const named = names.matching(name).filter((index) => declared[index]?.kind === kind);
		if (named.length === 0 || namespace === void 0) return named;
		const within = new Set(namespaces.matching(namespace));
		return named.filter((index) => within.has(index));
	};
}
function declarationsOf(kind, undeclared, all) {
	const existing = all.flatMap(({ reference, verdict }) => reference.kind === kind && EXISTS.has(verdict.kind) ? [reference.name] : []);
	return [...require_start.groupBy(usesOf(undeclared.filter(({ reference }) => reference.kind === kind)), ({ namespace }) => namespace)].flatMap(([namespace, uses]) => {
		const users = new Map(uses.map((use) => [use.name, use.users]));
		return globNames([...users.keys()], existing).map(({ pattern, names }) => ({
			kind,
			namespace,
			name: pattern,
			comment: commentOf(names, names.flatMap((name) => users.get(name) ?? []))
		}));
	});
}
function usesOf(undeclared) {
	return [...require_start.groupBy(undeclared, ({ reference }) => reference.name)].flatMap(([name, users]) => {
		const namespaces = require_start.groupBy(users, ({ reference }) => reference.namespace);
		if (namespaces.has(void 0) || namespaces.size >= MANY_NAMESPACES) return [{
			name,
			namespace: void 0,
			users
		}];
		return [...namespaces].map(([namespace, some]) => ({
			name,
			namespace,
			users: some
		}));
	});
}
function commentOf(names, users) {
	const [first] = users;
	if (first === void 0) return "";
	const objects = [...new Set(users.map(({ reference }) => require_check.nameOfManifest(reference.manifest)))];
	const which = names.length === 1 ? "" : `${require_start.shortListOf(names, 3)}: `;
	const who = require_start.shortListOf(objects.map((name) => name.replaceAll("`", "")), 1);
	return require_start.escapeText(`${which}${WHY[first.reference.use] ?? "not defined or mentioned anywhere in this repository"}; for ${who}, ${require_start.placeOf(first.at)}`);
}
const WHY = {
	"image-pull-secret": "credentials of a registry, usually created by hand",
	"ingress-tls": "a certificate that nothing in this repository requests"
};
// src/commands/init/plan-sources.ts
const FEWEST_PATHS = 2;
function planSources({ uncheckedEntries, files }) {
	const unknown = uncheckedEntries.filter(({ reason }) => reason.code === "unknown-artifact");
	if (unknown.length === 0) return [];
	const folders = require_check.foldersOf(files.map(({ path }) => path));
	const uses = unknown.flatMap(({ manifest }) => useOf(manifest) ?? []);
	return [...require_start.groupBy(uses, ({ key }) => key).values()].flatMap((same) => {
		const [first] = same;
		const paths = new Set(same.map(({ path }) => path));
		const [folder, second] = wholesOf([...paths], folders);
		if (first === void 0 || folder === void 0 || second !== void 0) return [];
		if (paths.size < FEWEST_PATHS) return [];
		return [{
			...first.source,
			folder
		}];
	});
}
function useOf(manifest) {
	const { node, dialect, namespace: own } = manifest;
	const text = (...path) => require_check.stringOf$1(require_start.valueAt(node, "spec", ...path), dialect) || void 0;
	const path = text("path")?.replaceAll(/^(?:\.?\/)+|(?<!\/)\/+$/g, "");
	const [kind, name] = [text("sourceRef", "kind"), text("sourceRef", "name")];
	const namespace = text("sourceRef", "namespace") ?? own;
	if (!path || path === "." || kind === void 0 || name === void 0) return void 0;
	const source = {
		kind,
		...namespace !== void 0 && { namespace },
		name
	};
	return {
		key: `${kind} ${namespace ?? ""}/${name}`,
		source,
		path
	};
}
function wholesOf([first = "", ...others], folders) {
	return [...folders].flatMap((folder) => {
		if (folder === first) return ["."];
		return folder.endsWith(`/${first}`) ? [folder.slice(0, -first.length - 1)] : [];
	}).filter((whole) => others.every((path) => folders.has(below(whole, path)))).sort();
}
function below(whole, path) {
	return whole === "." ? path : `${whole}/${path}`;
}
// src/report/inventory/init-texts.ts
const MOST_FOLDERS = 5;
const NOTABLE = /* @__PURE__ */ new Set([
	"fixture",
	"vendored",
	"archive",
	"generated"
]);
function initHeader({ files }) {
	const skipped = files.flatMap(({ path, class: found }) => found.kind === "skipped" && NOTABLE.has(found.as) ? [{
		path,
		as: found.as
	}] : []);
	const folders = [...require_start.groupBy(skipped, ({ path, as }) => `${require_start.folderOf(path)}\0${as}`)];
	const lines = folders.slice(0, MOST_FOLDERS).map(([key, some]) => {
		const [folder = "", as = ""] = key.split("\0");
		return `#   ${require_start.escapeText(folder || ".")} (${as}, ${require_start.count(some.length, "file")})`;
	});
	const more = folders.length - MOST_FOLDERS;
	return [
		"# Written by `envfrom init`; `envfrom init --update` keeps it up to date.",
		"# `externals` are the ConfigMaps and Secrets that are created outside this repository.",
		"# With --strict, every other name that nothing in the repository defines or mentions is an error.",
		...lines.length === 0 ? [] : [
			"#",
			"# Not checked; include a folder to check it:",
			...lines
		],
		...more > 0 ? [`#   and ${require_start.count(more, "more folder")}`] : [],
		"",
		""
	].join("\n");
}
const ABOUT_ENTRY_POINTS = ["Nothing in this repository deploys these charts, but they have values files of environments.", "Uncomment the releases that people install, and add their `namespace` and `release`."];
function initSummary(path, { add, drop, clusters, sources, proposed }, changed) {
	const name = require_start.escapeText(path);
	if (!changed) return `Nothing to change in ${name}.\n`;
	const counts = [
		require_start.count(add.length, "external"),
		...clusters.length === 0 ? [] : [require_start.count(clusters.length, "cluster")],
		...sources.length === 0 ? [] : [require_start.count(sources.length, "source")]
	];
	if (add.length + drop.size + clusters.length + sources.length + proposed.length === 0) return `Wrote ${name}. Nothing has to be declared: every name that is used is defined or explained.\n`;
	const removed = drop.size === 0 ? "" : `, ${require_start.numberText(drop.size)} removed`;
	const hint = add.length === 0 ? "" : " Read the list: a misspelled name is declared too.";
	const more = proposed.length === 0 ? "" : ` ${require_start.count(proposed.length, "entry point")} proposed in a comment: uncomment what is right.`;
	return `Wrote ${name}: ${require_start.listOf(counts)} declared${removed}.${hint}${more}\n`;
}
// src/commands/init/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runInit: () => runInit });
const SCHEMA_LINE = `# yaml-language-server: $schema=${require_config.CONFIG_SCHEMA}\n`;
async function runInit(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const tree = await progress.watch(run.tree);
		const engines = await require_start.loadEngines({
			...run,
			tree
		});
		const there = configOf(run, args);
		if (there !== void 0 && !values.has("update")) throw isThere(there);
		const settings = {
			...run.settings,
			externals: []
		};
		const report = require_engine_load_compiled_run_run_propose_items_add_items_edit_externals_answer_env_check_tree.check(engines, tree, require_check.catalogue, settings);
		progress.stop();
		const plan = planExternals(report, run.settings.externals);
		const { editExternals } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.edit_externals_exports);
		const before = there?.text ?? `${SCHEMA_LINE}${initHeader(report)}`;
		const { addItems } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.add_items_exports);
		const clusters = planClusters(report, run.settings);
		const sources = planSources(report);
		const declared = addItems(editExternals(before, plan), "clusters", clusters);
		const { proposeItems } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.propose_items_exports);
		const found = planEntryPoints(report);
		const withSources = addItems(declared, "sources", sources);
		const text = proposeItems(withSources, "entryPoints", found, ABOUT_ENTRY_POINTS);
		const proposed = text === withSources ? [] : found;
		if (values.has("dry-run")) host.stdout.write(text);
		else await write(text, there, run, {
			...plan,
			clusters,
			sources,
			proposed
		}, host);
		return 0;
	} finally {
		progress.stop();
	}
}
function configOf({ located }, { values }) {
	const { here, root, start } = located;
	const named = values.get("config")?.at(-1);
	return named === void 0 ? require_start.findConfig(start, root)?.file : {
		...require_start.namedConfig(here, root, named),
		path: require_load.pathFrom(root, (0, node_path.join)(here, named))
	};
}
function isThere({ path }) {
	return new require_load.CannotRun(`The configuration already exists: \`${path}\`.`, "`envfrom init --update` adds new names to it, and removes those that nothing needs.");
}
async function write(text, there, { located: { root, start } }, plan, { stdout, holdSignals }) {
	const path = there?.path ?? require_load.pathFrom(root, (0, node_path.join)(start, ".envfrom.yaml"));
	if (text !== there?.text) await require_start.writeFiles([{
		path: (0, node_path.join)(root, path),
		name: path,
		text
	}], root, holdSignals);
	stdout.write(initSummary(path, plan, text !== there?.text));
}
// src/report/graph/graph-dot.ts
const LONGEST$1 = 200;
const STYLES = {
	fine: "",
	open: ", style=dashed",
	broken: ", style=bold, color=\"#c62828\", fontcolor=\"#c62828\""
};
function graphDot({ groups, edges, leftOut }) {
	return [
		"digraph references {",
		"  rankdir=LR;",
		"  node [shape=box];",
		...groups.flatMap(({ title, nodes }, at) => [
			`  subgraph cluster_${at} {`,
			`    label=${quoted(title)};`,
			...nodes.map((node) => `    ${nodeText$1(node)}`),
			"  }"
		]),
		...edges.map(({ from, to, label, state }) => `  ${from} -> ${to} [label=${quoted(label)}${STYLES[state]}];`),
		...leftOut === 0 ? [] : [`  more [label=${quoted(`${require_start.count(leftOut, "more reference")} not drawn`)}];`],
		"}"
	].map((line) => `${line}\n`).join("");
}
function nodeText$1({ id, label, kind }) {
	return `${id} [label=${quoted(label)}${{
		referrer: "",
		source: ", style=rounded",
		absent: ", style=\"rounded,dashed\""
	}[kind]}];`;
}
function quoted(text) {
	return `"${require_start.clipText(require_start.escapeText(text), LONGEST$1).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
// src/report/text/mermaid-text.ts
const LONGEST = 200;
const SIGN = /[^\p{L}\p{N} ./:,()_-]/gu;
function mermaidText(text) {
	return require_start.clipText(require_start.escapeText(text), LONGEST).replaceAll(SIGN, (sign) => `#${sign.codePointAt(0) ?? 63};`);
}
// src/report/graph/graph-mermaid.ts
const ARROWS = {
	fine: "-->",
	open: "-.->",
	broken: "==>"
};
function graphMermaid({ groups, edges, leftOut }) {
	const broken = edges.flatMap(({ state }, at) => state === "broken" ? [at] : []);
	return [
		"flowchart LR",
		...groups.flatMap(({ title, nodes }, at) => [
			`  subgraph b${at}["${mermaidText(title)}"]`,
			...nodes.map((node) => `    ${nodeText(node)}`),
			"  end"
		]),
		...edges.map(({ from, to, label, state }) => `  ${from} ${ARROWS[state]}|"${mermaidText(label)}"| ${to}`),
		...broken.length === 0 ? [] : [`  linkStyle ${broken.join(",")} stroke:#c62828,color:#c62828`],
		"  classDef absent stroke-dasharray: 5 5",
		...leftOut === 0 ? [] : [`  more["${mermaidText(`${require_start.count(leftOut, "more reference")} not drawn`)}"]`]
	].map((line) => `${line}\n`).join("");
}
function nodeText({ id, label, kind }) {
	const text = mermaidText(label);
	if (kind === "referrer") return `${id}["${text}"]`;
	return `${id}(["${text}"])${kind === "absent" ? ":::absent" : ""}`;
}
// src/report/graph/format-graph.ts
var format_graph_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatGraph: () => formatGraph });
const MOST_FOR_GRAPHVIZ = 400;
function formatGraph(format, references) {
	if (format === "dot") return graphDot(require_engine_action_worker_run_run_format_graph_answer_changes.referenceGraph(references, MOST_FOR_GRAPHVIZ));
	const graph = require_engine_action_worker_run_run_format_graph_answer_changes.referenceGraph(references);
	return format === "svg" ? require_engine_action_worker_run_run_format_graph_answer_changes.graphSvg(graph) : graphMermaid(graph);
}
// src/report/inventory/builds-mermaid.ts
const MOST_BUILDS = 300;
function buildsMermaid(groups, report) {
	let drawn = 0;
	let leftOut = 0;
	const edges = [];
	const linesOf = (node, parent) => {
		if (drawn === MOST_BUILDS) {
			leftOut += 1;
			return node.children.flatMap((child) => linesOf(child, void 0));
		}
		const id = `n${drawn++}`;
		if (parent !== void 0) edges.push(`  ${parent} --> ${id}`);
		const failed = node.build.failures.length > 0 ? ":::failed" : "";
		return [`    ${id}["${labelOf(node)}"]${failed}`, ...node.children.flatMap((child) => linesOf(child, id))];
	};
	const boxes = groups.flatMap((group, at) => [
		`  subgraph g${at}["${mermaidText(require_engine_action_worker_run_format_problems_format_text_format_builds.titleOfGroup(group, report))}"]`,
		...group.roots.flatMap((root) => linesOf(root, void 0)),
		"  end"
	]);
	const more = leftOut === 0 ? [] : [`  more["${require_start.count(leftOut, "more build")} not drawn"]`];
	return [
		"flowchart TD",
		...boxes,
		...edges,
		"  classDef failed stroke:#c62828",
		...more
	].map((line) => `${line}\n`).join("");
}
function labelOf({ build, workloads, problems }) {
	const { kind, objects, failures } = build;
	const facts = [failures.length > 0 ? "cannot be built" : `${require_start.count(objects.length, "object")}, ${require_start.count(workloads, "workload")}`, ...problems.length > 0 ? [require_start.count(problems.length, "problem")] : []];
	return [
		require_engine_action_worker_run_format_problems_format_text_format_builds.nameOfBuild(build),
		require_engine_action_worker_run_format_problems_format_text_format_builds.BUILD_KINDS[kind],
		facts.join(", ")
	].map(mermaidText).join("<br/>");
}
// src/report/inventory/version-sections.ts
function versionSections({ builds }) {
	const lines = [...new Set(builds.flatMap(linesOf))].toSorted();
	if (lines.length === 0) return [];
	const nodes = lines.map((text) => ({
		text,
		children: []
	}));
	return [require_start.section("Versions", [{
		kind: "tree",
		nodes
	}])];
}
function linesOf({ deployerVersion }) {
	return deployerVersion === void 0 ? [] : [require_formats.versionText(deployerVersion)];
}
// src/report/inventory/format-builds.ts
var format_builds_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatBuilds: () => formatBuilds });
function formatBuilds(format, report, options) {
	const groups = require_engine_action_worker_run_format_problems_format_text_format_builds.buildTree(report);
	if (format === "json") return json(groups, report, options);
	if (format === "mermaid") return buildsMermaid(groups, report);
	const document = [
		...groups.map((group) => treeSection(require_engine_action_worker_run_format_problems_format_text_format_builds.titleOfGroup(group, report), nodesOf(group.roots))),
		...versionSections(report),
		...notChecked(report)
	];
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function treeSection(title, nodes) {
	return require_start.section(title, [{
		kind: "tree",
		nodes
	}]);
}
function nodesOf(nodes) {
	return nodes.map((node) => ({
		text: lineOf(node),
		children: nodesOf(node.children)
	}));
}
function lineOf({ build, workloads, problems }) {
	const { kind, objects, failures } = build;
	const tone = problems.some(({ severity }) => severity === "error") ? "error" : "warning";
	const facts = [
		failures.length > 0 ? [{
			text: "cannot be built",
			tone: "error"
		}] : `${require_start.count(objects.length, "object")}, ${require_start.count(workloads, "workload")}`,
		...lackOf(build),
		...problems.length > 0 ? [[{
			text: require_start.severityCounts(problems),
			tone
		}]] : []
	];
	const noun = {
		text: `(${require_engine_action_worker_run_format_problems_format_text_format_builds.BUILD_KINDS[kind]})`,
		tone: "quiet"
	};
	return [
		require_engine_action_worker_run_format_problems_format_text_format_builds.nameOfBuild(build),
		" ",
		noun,
		"  ",
		...require_start.partsOf(require_start.joined(facts, ", "))
	];
}
function lackOf({ previewed, partial }) {
	if (previewed === true) return ["previewed from values"];
	return partial.length > 0 ? ["may lack objects"] : [];
}
const MOST_NAMES = 5;
function notChecked(report) {
	const nodes = [...require_start.entryGroups(report).map(([words, entries]) => entriesNode(words, entries)), ...report.otherDeployers.map((name) => ({
		text: `what ${name} deploys`,
		children: []
	}))];
	return nodes.length === 0 ? [] : [treeSection("Not checked", nodes)];
}
function entriesNode(words, entries) {
	const names = [...new Set(entries.map(nameOfEntry))];
	const isOne = entries.length === 1;
	const what = isOne ? `${names.join("")}: ${words.reason}` : require_start.notCheckedWords(words);
	const text = words.remedy === void 0 ? what : require_start.message(`${what}. ${words.remedy}`);
	const more = names.length - MOST_NAMES;
	const shown = [...names.slice(0, MOST_NAMES), ...more > 0 ? [`and ${more} more`] : []];
	return {
		text,
		children: isOne ? [] : shown.map((name) => ({
			text: name,
			children: []
		}))
	};
}
function nameOfEntry({ manifest: { kind, namespace, name } }) {
	return `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name ?? "(unnamed)"}`;
}
function json(groups, report, { version }) {
	const builds = groups.flatMap(({ roots }) => flat(roots)).map(({ build, workloads, problems }) => {
		const counts = require_start.countSeverities(problems);
		return {
			...require_formats.buildJson(build),
			parent: build.deployedBy?.parent,
			failed: build.failures.length > 0,
			workloads,
			errors: counts.get("error") ?? 0,
			warnings: counts.get("warning") ?? 0,
			infos: counts.get("info") ?? 0
		};
	});
	const { uncheckedEntries: unseen, otherDeployers } = report;
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		clusters: require_check.clustersIn(report.builds),
		builds,
		uncheckedEntries: unseen.map(require_formats.uncheckedEntryJson),
		otherDeployers
	})}\n`;
}
function flat(nodes) {
	return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
Object.defineProperty(exports, "format_builds_exports", {
	enumerable: true,
	get: function() {
		return format_builds_exports;
	}
});
Object.defineProperty(exports, "format_graph_exports", {
	enumerable: true,
	get: function() {
		return format_graph_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
