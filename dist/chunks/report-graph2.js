"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0 = require("./report-document.js");
const require_engine_action_worker_run_format_problems_format_why_inventory_format_builds = require("./report-page.js");
const require_engine_action_action_worker_run_run_run_format_graph_format_builds = require("./report-graph.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar = require("./report-document2.js");
const require_engine_run_run_format_file_deployment_format_items_format_dependencies_format_charts = require("./report-inventory.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/io/list-chart.ts
const MAX_FILES = 5e4;
function listChart(root, folder) {
	const files = [];
	const walk = (path, above) => {
		const real = realPath(path);
		if (real === void 0 || !require_load.isWithin(root, real) || above.includes(real)) return;
		for (const name of require_start.namesIn(real)) {
			if (files.length >= MAX_FILES) return;
			const below = (0, node_path.join)(path, name);
			const kind = kindOf(below);
			if (kind === "folder") walk(below, [...above, real]);
			else if (kind === "file") files.push(require_load.pathFrom(root, below));
		}
	};
	walk(folder, []);
	return files.sort();
}
function realPath(path) {
	try {
		return (0, node_fs.realpathSync)(path);
	} catch {
		return;
	}
}
function kindOf(path) {
	try {
		const stats = (0, node_fs.statSync)(path);
		if (stats.isDirectory()) return "folder";
		return stats.isFile() ? "file" : void 0;
	} catch {
		return;
	}
}
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter((hook) => !options.noHooks && !(options.skipTests && require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.isTestHook(hook)));
	const text = `${require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.trimSpace(require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
	return options.showOnly.length === 0 ? require_check.done(text) : showOnly(text, options);
}
function documentOf(name, text, comments) {
	return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join("")}${text}\n`;
}
const SOURCE = /# Source: [^/]{1,300}\/(.+)/;
function showOnly(text, { helm, showOnly: patterns }) {
	const documents = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.splitManifests(require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const matches = require_check.compileGlob(pattern, require_load.GO_PATH);
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && matches?.(name) === true;
		});
		if (found.length === 0) return require_check.refusal(`could not find template ${pattern} in chart`);
		shown += found.map((document) => `---\n${document}\n`).join("");
	}
	return require_check.done(shown);
}
// src/commands/build/build-chart.ts
function buildChart(place, read, request, limits) {
	const rendered = renderRequested(place, read, request, limits);
	const { warnings } = rendered;
	if (rendered.kind === "refused") return {
		...failed(rendered),
		warnings
	};
	const printed = print(rendered, request);
	return printed.kind === "done" ? {
		text: printed.value,
		warnings
	} : {
		text: "",
		warnings,
		failure: {
			message: printed.message,
			at: void 0
		}
	};
}
function renderRequested(place, read, request, limits) {
	const options = {
		limits,
		helm: request.helm
	};
	const kubeVersion = kubeVersionOf(request);
	const given = givenValues(request, options);
	if (given.kind === "refused") return {
		...given,
		warnings: []
	};
	const loaded = chartAt(place, read, options);
	if (loaded.kind === "refused") return {
		...loaded,
		warnings: []
	};
	return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.renderChart(loaded.chart, given.values, {
		name: nameOf(request),
		namespace: request.namespace,
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion,
		apiVersions: request.apiVersions
	}, {
		...options,
		missing: "refuse",
		skipSchemaValidation: request.skipSchemaValidation
	});
}
function failed(refusal) {
	const { message, discreet = message, at } = refusal;
	return {
		text: "",
		warnings: [],
		failure: {
			message: discreet,
			at
		}
	};
}
function kubeVersionOf({ kubernetesVersion }) {
	const version = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.parseKubeVersion(kubernetesVersion);
	if (version.kind === "done") return version.value;
	throw new require_load.CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.releaseNameFault(releaseName) === void 0) return releaseName;
	throw new require_load.CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lowercase letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.loadArchive(place.path, content.bytes, options);
	throw new require_load.CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.setFileReader({ read: request.readNamed });
	return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.composeValues({
		files,
		sets,
		readFile
	}, options);
}
function argumentFile(kind, text) {
	return {
		path: `--${kind}`,
		text
	};
}
function print(rendered, request) {
	const { manifests, hooks, crds } = rendered;
	const { helm, noHooks, skipTests, showOnly, includeCrds, origins, maskSecrets } = request;
	return printRelease(manifests, hooks, includeCrds ? crds : [], {
		helm,
		noHooks,
		skipTests,
		showOnly,
		...maskSecrets && { shown: maskedText },
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_run_format_file_deployment_format_items_format_dependencies_format_charts.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.writeYaml(manifests.map((object) => require_engine_run_run_format_file_deployment_format_items_format_dependencies_format_charts.redactObject(object).node)).trimEnd();
}
// src/commands/build/run-build-chart.ts
var run_build_chart_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuildChart: () => runBuildChart });
const MAX_BYTES = 104857600;
async function runBuildChart(word, { values }, host) {
	const located = require_load.locatePaths(host.cwd, [word]);
	const said = require_engine_run_run_format_file_deployment_format_items_format_dependencies_format_charts.chartArguments(values);
	const given = [];
	for (const name of said.valuesFiles) given.push(await valuesFile(name, located, host));
	const built = buildChart(placeIn(located, word), require_start.contentReader(located.root, MAX_BYTES), {
		...said,
		values: given,
		readNamed: (path) => require_start.readNamedFile((0, node_path.resolve)(located.here, path), MAX_BYTES),
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(host)
	}, require_start.DEFAULT_LIMITS);
	for (const warning of built.warnings) report(warning, "warning", host);
	if (built.failure !== void 0) {
		report(built.failure, "error", host);
		return 1;
	}
	await require_start.writeOutput(built.text, values.get("output")?.at(-1), located, host);
	return 0;
}
function placeIn({ root, targets }, word) {
	const [target] = targets;
	if (target?.kind === "folder") return {
		kind: "folder",
		path: require_load.pathFrom(root, target.path) || ".",
		files: listChart(root, target.path)
	};
	if (target?.kind === "file") return {
		kind: "archive",
		path: require_load.pathFrom(root, target.path)
	};
	throw new require_load.CannotRun(`\`${word}\` is neither the folder nor the archive of a chart.`);
}
async function valuesFile(name, { here, root }, { stdin }) {
	if (name === "-") {
		const content = await require_start.readStdin(stdin, MAX_BYTES);
		if (content.kind === "bytes") return {
			path: "stdin.yaml",
			bytes: content.bytes
		};
	}
	const absolute = (0, node_path.resolve)(here, name);
	const content = require_start.readNamedFile(absolute, MAX_BYTES);
	if (content.kind === "bytes") return {
		path: require_load.isWithin(root, absolute) ? require_load.pathFrom(root, absolute) : name,
		bytes: content.bytes
	};
	const help = /^\w+:\/\//.test(name) ? "Nothing is fetched: download it first." : void 0;
	throw new require_load.CannotRun(`Cannot read the values file \`${name}\`: ${content.reason}.`, help);
}
function report({ message, at }, severity, host) {
	const [first = "", ...rest] = message.trimEnd().replace(/^warning: /i, "").split("\n");
	const place = at === void 0 ? "envfrom" : require_start.placeOf(at);
	require_start.writeStderr(host, `${place}: ${severity}: ${first}`);
	for (const line of rest) require_start.writeStderr(host, `  ${line}`);
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
const MAX_FOR_GRAPHVIZ = 400;
function formatGraph(format, references) {
	if (format === "dot") return graphDot(require_engine_action_action_worker_run_run_run_format_graph_format_builds.referenceGraph(references, MAX_FOR_GRAPHVIZ));
	const graph = require_engine_action_action_worker_run_run_run_format_graph_format_builds.referenceGraph(references);
	return format === "svg" ? require_engine_action_action_worker_run_run_run_format_graph_format_builds.graphSvg(graph) : graphMermaid(graph);
}
// src/report/inventory/builds-mermaid.ts
const MAX_BUILDS = 300;
function buildsMermaid(groups, report) {
	let drawn = 0;
	let leftOut = 0;
	const edges = [];
	const linesOf = (node, parent) => {
		if (drawn === MAX_BUILDS) {
			leftOut += 1;
			return node.children.flatMap((child) => linesOf(child, void 0));
		}
		const id = `n${drawn++}`;
		if (parent !== void 0) edges.push(`  ${parent} --> ${id}`);
		const failed = node.build.failures.length > 0 ? ":::failed" : "";
		return [`    ${id}["${labelOf(node)}"]${failed}`, ...node.children.flatMap((child) => linesOf(child, id))];
	};
	const boxes = groups.flatMap((group, at) => [
		`  subgraph g${at}["${mermaidText(require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.titleOfGroup(group, report))}"]`,
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
		require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.nameOfBuild(build),
		require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.BUILD_KINDS[kind],
		facts.join(", ")
	].map(mermaidText).join("<br/>");
}
// src/report/inventory/format-builds.ts
var format_builds_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatBuilds: () => formatBuilds });
function formatBuilds(format, report, options) {
	const groups = require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.buildTree(report);
	if (format === "json") return json(groups, report, options);
	if (format === "mermaid") return buildsMermaid(groups, report);
	const document = [
		...groups.map((group) => treeSection(require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.titleOfGroup(group, report), nodesOf(group.roots))),
		...versionSections(report),
		...notChecked(report)
	];
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
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
		text: `(${require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.BUILD_KINDS[kind]})`,
		tone: "quiet"
	};
	return [
		require_engine_action_worker_run_format_problems_format_why_inventory_format_builds.nameOfBuild(build),
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
const MAX_NAMES = 5;
function notChecked(report) {
	const nodes = [...require_start.entryGroups(report).map(([words, entries]) => entriesNode(words, entries)), ...report.otherDeployers.map(({ name }) => ({
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
	const more = names.length - MAX_NAMES;
	const shown = [...names.slice(0, MAX_NAMES), ...more > 0 ? [`and ${more} more`] : []];
	return {
		text,
		children: isOne ? [] : shown.map((name) => ({
			text: name,
			children: []
		}))
	};
}
function nameOfEntry({ manifest }) {
	const { kind, namespace, name = "(unnamed)" } = manifest;
	return `${kind} ${require_start.qualifiedName(namespace, name)}`;
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
	const { uncheckedEntries: unseen } = report;
	const otherDeployers = report.otherDeployers.map(({ name }) => name);
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
Object.defineProperty(exports, "run_build_chart_exports", {
	enumerable: true,
	get: function() {
		return run_build_chart_exports;
	}
});
