"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_format_matrix_answer_changes = require("./report-changes.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp = require("./report-document.js");
const require_engine_action_worker_run_run_run_run_run_run_format_problems_format_file_deployment_format__e1hd1bwp = require("./report-document2.js");
const require_engine_load_compiled_run_run_help_text_format_graph = require("./report-graph.js");
// src/report/inventory/build-tree.ts
function buildTree(report) {
	const found = findings(report);
	return [...require_start.groupBy(report.builds, (build) => JSON.stringify([require_check.isUndeployed(build) ? "undeployed" : "cluster", build.cluster])).values()].map((builds) => groupOf(builds, found)).toSorted((a, b) => RANK[a.kind] - RANK[b.kind] || compare(a.cluster ?? "", b.cluster ?? ""));
}
const RANK = {
	cluster: 0,
	plain: 1,
	undeployed: 2
};
function compare(a, b) {
	return a < b ? -1 : Number(a > b);
}
function findings({ problems, workloads: all }) {
	const workloads = require_start.groupBy(all, ({ build }) => build);
	const byBuild = require_start.groupBy(problems.flatMap((problem) => problem.builds.map((build) => ({
		build,
		problem
	}))), ({ build }) => build);
	return ({ id }) => ({
		workloads: new Set(workloads.get(id)?.map(({ manifest, path }) => [
			manifest.kind,
			manifest.namespace,
			manifest.name,
			path
		].join("\0"))).size,
		problems: byBuild.get(id)?.map(({ problem }) => problem) ?? []
	});
}
function kindOf(build) {
	if (build !== void 0 && require_check.isUndeployed(build)) return "undeployed";
	return build?.cluster === void 0 ? "plain" : "cluster";
}
function groupOf(builds, found) {
	const [first] = builds;
	const cluster = first?.cluster;
	const kind = kindOf(first);
	const parentOf = parents(builds);
	const below = require_start.groupBy(builds, parentOf);
	const left = new Set(builds);
	const nodesOf = (some) => some.filter((build) => left.delete(build)).map((build) => ({
		build,
		...found(build),
		children: nodesOf(below.get(build) ?? [])
	}));
	const roots = nodesOf(below.get(void 0) ?? []);
	const others = builds.flatMap((build) => left.has(build) ? nodesOf([topOf(build, parentOf)]) : []);
	return {
		kind,
		cluster,
		roots: [...roots, ...others]
	};
}
function parents(builds) {
	const byId = new Map(builds.map((build) => [build.id, build]));
	return (build) => {
		const parent = byId.get(build.deployedBy?.parent ?? "");
		return parent === build ? void 0 : parent;
	};
}
function topOf(build, parentOf) {
	const met = /* @__PURE__ */ new Set();
	let top = build;
	while (!met.has(top)) {
		met.add(top);
		top = parentOf(top) ?? top;
	}
	return top;
}
// src/report/inventory/build-names.ts
const BUILD_KINDS = {
	folder: "folder of manifests",
	kustomization: "kustomization",
	"flux-kustomization": "Flux",
	"argo-application": "Argo CD",
	"argo-application-set": "Argo CD",
	"flux-resource-set": "Flux operator",
	"helm-release": "Helm release",
	chart: "chart"
};
function titleOfGroup({ kind, cluster }, { repositories }) {
	const whole = repositories === void 0 ? "this repository" : "the fleet";
	if (kind === "undeployed") return `Nothing in ${whole} deploys`;
	if (kind === "plain") return "Entry points";
	if (cluster === ".") return "The cluster";
	return cluster !== void 0 && require_check.isNameless(cluster) ? `The cluster of ${require_check.repositoryOf(cluster)}` : `Cluster ${cluster ?? ""}`;
}
function nameOfBuild({ id, kind, folder = id, deployedBy }) {
	const own = id === `${folder} (${kind})` ? folder : id;
	return deployedBy === void 0 || deployedBy.name === folder ? own : `${deployedBy.name} \u2192 ${folder}`;
}
// src/report/changes/column-heads.ts
function headsOf(columns) {
	const split = columns.map((id) => id.split("/"));
	const [first = []] = split;
	if (split.length < 2) return columns;
	const most = Math.min(...split.map((parts) => parts.length)) - 1;
	let start = 0;
	while (start < most && split.every((parts) => parts[start] === first[start])) start += 1;
	let end = 0;
	while (end < most - start && split.every((parts) => parts.at(-1 - end) === first.at(-1 - end))) end += 1;
	return split.map((parts) => parts.slice(start, parts.length - end).join("/"));
}
// src/report/changes/format-matrix.ts
var format_matrix_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatMatrix: () => formatMatrix });
const ABSENT = "\u2014";
function formatMatrix(format, matrix, options) {
	if (format === "json") return matrixJson(matrix, options);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp.printDocument(format, matrixDocument(matrix, options, format), require_start.printOptionsOf(options));
}
function titleOf({ workload }, { redact }) {
	return redact(require_check.nameOfManifest(workload.manifest)).replaceAll("`", "");
}
function cellText(row, at) {
	const binding = row.cells[at];
	if (binding === void 0) return ABSENT;
	const text = require_engine_action_worker_run_format_matrix_answer_changes.shownValue(binding.value);
	const secrets = row.cells.filter((cell) => cell !== void 0 && require_engine_action_worker_run_format_matrix_answer_changes.shownValue(cell.value) === text);
	const kinds = new Set(row.classes.filter((each) => each !== -1));
	if (!text.includes("\u2039") || secrets.length < 2 || kinds.size < 2) return text;
	return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}
function matrixDocument(matrix, options, format) {
	const heads = headsOf(matrix.columns);
	const isScreen = format === "text";
	const blocks = matrix.containers.map(({ name, rows }) => {
		const title = options.redact(`container ${name}`);
		const all = isScreen ? screenBlocks(rows, heads) : [tableOf(rows, heads, "Name")];
		return require_start.section(title, all, 3);
	});
	const asides = isScreen ? [require_start.count(heads.length, "build")] : [];
	return [{
		...require_start.section(titleOf(matrix, options), blocks),
		asides
	}];
}
function screenBlocks(rows, heads) {
	if (rows.length === 0) return [require_start.paragraph("no variables", { tone: "quiet" })];
	const differing = rows.filter(({ same }) => !same);
	const equal = rows.filter(({ same }) => same).map(({ name }) => name);
	const text = `${require_start.count(equal.length, "variable")} the same in all: ${equal.join(", ")}`;
	const narrow = {
		kind: "group",
		blocks: differing.flatMap((row) => valuesOf(row, heads))
	};
	return [...differing.length === 0 ? [] : [{
		...tableOf(differing, heads, "NAME"),
		narrow
	}], ...equal.length === 0 ? [] : [require_start.paragraph(text, { tone: "quiet" })]];
}
function tableOf(rows, heads, title) {
	return {
		kind: "table",
		columns: [title, ...heads].map((head) => ({ title: head })),
		rows: rows.map((row) => ({
			cells: [row.name, ...heads.map((_, at) => cellText(row, at))].map((text) => [[require_start.code(text)]]),
			tone: row.same ? "quiet" : void 0
		}))
	};
}
function valuesOf(row, heads) {
	const groups = require_start.groupBy(heads.entries(), ([at]) => cellText(row, at));
	return [require_start.fixedLine(row.name, { tone: "strong" }), ...[...groups].map(([text, some]) => {
		const builds = some.map(([, head]) => head).join(", ");
		return require_start.paragraph(`${text}  in ${builds}`, {
			mark: "  ",
			hang: 2
		});
	})];
}
function matrixJson({ workload, columns, containers }, { version, redact }) {
	const { apiVersion, kind, name } = workload.manifest;
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		workload: {
			apiVersion,
			kind: redact(kind),
			name: name && redact(name)
		},
		builds: columns,
		containers: containers.map((container) => ({
			name: redact(container.name),
			variables: container.rows.map((row) => ({
				name: row.name,
				same: row.same,
				values: columns.map((build, at) => {
					const binding = row.cells[at];
					if (binding === void 0) return {
						build,
						set: false
					};
					const from = binding.from.at === void 0 ? {} : require_formats.placeJson(binding.from.at);
					return {
						build,
						set: true,
						value: binding.value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join(""),
						group: row.classes[at],
						...from
					};
				})
			}))
		}))
	})}\n`;
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
	if (format === "dot") return graphDot(require_engine_load_compiled_run_run_help_text_format_graph.referenceGraph(references, MOST_FOR_GRAPHVIZ));
	const graph = require_engine_load_compiled_run_run_help_text_format_graph.referenceGraph(references);
	return format === "svg" ? require_engine_load_compiled_run_run_help_text_format_graph.graphSvg(graph) : graphMermaid(graph);
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
		`  subgraph g${at}["${mermaidText(titleOfGroup(group, report))}"]`,
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
		nameOfBuild(build),
		BUILD_KINDS[kind],
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
	const groups = buildTree(report);
	if (format === "json") return json(groups, report, options);
	if (format === "mermaid") return buildsMermaid(groups, report);
	const document = [
		...groups.map((group) => treeSection(titleOfGroup(group, report), nodesOf(group.roots))),
		...versionSections(report),
		...uncheckedEntries(report)
	];
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_run_run_format_problems_format_file_deployment_format__e1hd1bwp.DEFAULT_PRINT_OPTIONS,
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
		text: `(${BUILD_KINDS[kind]})`,
		tone: "quiet"
	};
	return [
		nameOfBuild(build),
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
function uncheckedEntries({ uncheckedEntries: unseen, otherDeployers }) {
	const names = [...unseen.map(({ manifest: { kind, namespace, name }, reason }) => {
		return `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name ?? "(unnamed)"}: ${require_start.messageText(reason)}`;
	}), ...otherDeployers.map((name) => `what ${name} deploys`)];
	if (names.length === 0) return [];
	return [treeSection("Not checked", names.map((text) => ({
		text,
		children: []
	})))];
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
Object.defineProperty(exports, "BUILD_KINDS", {
	enumerable: true,
	get: function() {
		return BUILD_KINDS;
	}
});
Object.defineProperty(exports, "buildTree", {
	enumerable: true,
	get: function() {
		return buildTree;
	}
});
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
Object.defineProperty(exports, "format_matrix_exports", {
	enumerable: true,
	get: function() {
		return format_matrix_exports;
	}
});
Object.defineProperty(exports, "headsOf", {
	enumerable: true,
	get: function() {
		return headsOf;
	}
});
Object.defineProperty(exports, "nameOfBuild", {
	enumerable: true,
	get: function() {
		return nameOfBuild;
	}
});
Object.defineProperty(exports, "titleOfGroup", {
	enumerable: true,
	get: function() {
		return titleOfGroup;
	}
});
