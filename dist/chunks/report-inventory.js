"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run = require("./report-document.js");
const require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_k3y02hbu = require("./pipeline.js");
let node_path = require("node:path");
// src/report/text/mermaid-text.ts
const LONGEST = 200;
const SIGN = /[^\p{L}\p{N} ./:,()_-]/gu;
function mermaidText(text) {
	return require_start.clipText(require_start.escapeText(text), LONGEST).replaceAll(SIGN, (sign) => `#${sign.codePointAt(0) ?? 63};`);
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
// src/report/inventory/format-builds.ts
function formatBuilds(format, report, options) {
	const groups = buildTree(report);
	if (format === "json") return json(groups, report, options);
	if (format === "mermaid") return buildsMermaid(groups, report);
	const document = [
		...groups.map((group) => treeSection(titleOfGroup(group, report), nodesOf(group.roots))),
		...versionSections(report),
		...uncheckedEntries(report)
	];
	return require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.printDocument("text", document, {
		...require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.DEFAULT_PRINT_OPTIONS,
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
// src/commands/selection/print-list.ts
async function printList({ values }, host, { places, view, filtersBuilds, empty }) {
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(places, filtersBuilds ? withoutBuild(values) : values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const report = require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_k3y02hbu.check(engines, await progress.watch(run.tree), require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const file = values.get("output")?.at(-1);
		const sink = file === void 0 ? host.stdout : void 0;
		const text = view(run, report, {
			version: require_version.VERSION,
			color: require_start.hasColor(values, host, sink)
		});
		if (empty !== void 0 && isTable(values) && rowsOf(text) <= empty.headings) require_start.writeStderr(host, `envfrom: ${empty.note}`);
		const guards = sink !== void 0 && require_load.isLogOfCi(host);
		await require_start.writeOutput(guards ? require_start.guardCommands(text) : text, file, run.located, host);
		return 0;
	} finally {
		progress.stop();
	}
}
function formatOf(values) {
	return values.get("format")?.at(-1) ?? "";
}
function filterOf(values, { located: { here, root } }) {
	const last = (name) => values.get(name)?.at(-1);
	return {
		kind: last("kind"),
		name: last("name"),
		namespace: last("namespace"),
		verdict: last("verdict"),
		builds: values.get("build")?.flatMap((build) => [build, require_load.pathFrom(root, (0, node_path.resolve)(here, build)) || "."])
	};
}
function isTable(values) {
	return [
		"",
		"table",
		"text"
	].includes(formatOf(values));
}
function rowsOf(text) {
	return text.split("\n").filter((line) => line !== "").length;
}
function withoutBuild(values) {
	return new Map([...values].filter(([name]) => name !== "build"));
}
// src/commands/builds/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuilds: () => runBuilds });
function runBuilds(args, host) {
	return printList(args, host, {
		places: args.positionals,
		view: (_, report, options) => formatBuilds(formatOf(args.values), report, options),
		filtersBuilds: false,
		empty: {
			note: "nothing here is deployed.",
			headings: 0
		}
	});
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
		...require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/commands/selection/list-filter.ts
function listFilter(filter, builds) {
	const { kind, verdict } = filter;
	const names = require_load.nameGlobs([filter.name ?? "*"]);
	const namespaces = require_load.nameGlobs([filter.namespace ?? "*"]);
	if (filter.builds !== void 0) require_check.refuseUnknownBuild(filter.builds, builds);
	const named = filter.builds === void 0 ? builds : require_check.buildsNamed(filter.builds, builds);
	const ids = new Set(named.map(({ id }) => id));
	return (listed) => (kind === void 0 || listed.kind === kind) && (verdict === void 0 || listed.verdict === verdict) && ids.has(listed.build) && names.matches(listed.name) && (filter.namespace === void 0 || namespaces.matches(listed.namespace ?? ""));
}
// src/report/inventory/format-references.ts
const HEAD = [
	"VERDICT",
	"KIND",
	"NAME",
	"USED BY",
	"PLACE"
];
function formatReferences(format, references, options) {
	if (format === "json") return listJson("references", references.map(require_formats.referenceJson), options);
	return table(HEAD, references.map(rowOf), options);
}
function rowOf({ reference, verdict, at }) {
	const { kind, namespace, name, key } = reference;
	const named = `${namespace === void 0 ? "" : `${namespace}/`}${name}`;
	return [
		verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind,
		kind,
		key === void 0 ? named : `${named}:${key.name}`,
		require_check.nameOfReferrer(reference).replaceAll("`", ""),
		require_start.placeOf(at)
	];
}
// src/commands/references/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runReferences: () => runReferences });
function runReferences(args, host) {
	const { positionals, values } = args;
	return printList(args, host, {
		places: positionals,
		view: (run, report, options) => {
			const isListed = listFilter(filterOf(values, run), report.builds);
			const references = report.references.filter(({ reference, verdict }) => {
				const { kind, name, namespace, build } = reference;
				return isListed({
					kind,
					name,
					namespace,
					build,
					verdict: verdict.kind
				});
			});
			return formatReferences(formatOf(values), references, options);
		},
		filtersBuilds: true,
		empty: {
			note: "no references to list.",
			headings: 1
		}
	});
}
Object.defineProperty(exports, "filterOf", {
	enumerable: true,
	get: function() {
		return filterOf;
	}
});
Object.defineProperty(exports, "formatOf", {
	enumerable: true,
	get: function() {
		return formatOf;
	}
});
Object.defineProperty(exports, "listFilter", {
	enumerable: true,
	get: function() {
		return listFilter;
	}
});
Object.defineProperty(exports, "listJson", {
	enumerable: true,
	get: function() {
		return listJson;
	}
});
Object.defineProperty(exports, "mermaidText", {
	enumerable: true,
	get: function() {
		return mermaidText;
	}
});
Object.defineProperty(exports, "printList", {
	enumerable: true,
	get: function() {
		return printList;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
