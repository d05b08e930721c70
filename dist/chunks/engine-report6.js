"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
const require_engine_run_list_run_init_run_env_run_baseline = require("./engine-report3.js");
const require_load = require("./load.js");
const require_engine_action_worker_run_list_run_env_run_diff_compare_evidence = require("./engine-changes.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_version = require("./version.js");
let node_path = require("node:path");
// src/options/why-arguments.ts
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
function readWhyArguments([text, ...places]) {
	if (text === void 0 || text === "") throw new require_load.CannotRun("Name a variable, a source or a key.", USAGE);
	const [, written, name = "", key] = /^(?:([^/:]*)\/)?([^/]*?)(?::([^/:]+))?$/s.exec(text) ?? [];
	const what = written === void 0 ? void 0 : KINDS.get(written.toLowerCase());
	if (name === "" || !(written === void 0 || what !== void 0) || what === "variable" && key !== void 0) throw new require_load.CannotRun(`\`${text}\` is not the name of a variable, a source or a key.`, USAGE);
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
const USAGE = "Write `LOG_LEVEL`, `secret/db`, `cm/app`, or `cm/app:LOG_LEVEL` for a key; paths come after it.";
// src/pipeline/list-filter.ts
function listFilter(filter, builds) {
	const { kind, verdict } = filter;
	const names = require_load.nameGlobs([filter.name ?? "*"]);
	const namespaces = require_load.nameGlobs([filter.namespace ?? "*"]);
	const ids = new Set(buildsNamed(filter.builds, builds).map(({ id }) => id));
	return (listed) => (kind === void 0 || listed.kind === kind) && (verdict === void 0 || listed.verdict === verdict) && ids.has(listed.build) && names.matches(listed.name) && (filter.namespace === void 0 || namespaces.matches(listed.namespace ?? ""));
}
function buildsNamed(wanted, builds) {
	if (wanted === void 0) return builds;
	const exact = builds.filter(({ id, folder = id }) => [id, folder].some((each) => wanted.includes(each)));
	if (exact.length > 0) return exact;
	return builds.filter(({ id, folder = id, cluster = folder }) => [folder, cluster].some((each) => wanted.some((name) => `/${each}`.endsWith(`/${name}`))));
}
// src/pipeline/select-references.ts
function selectReferences({ references, environments, builds }, selection, { namespace, builds: wanted }) {
	const isListed = listFilter({
		...ANY$1,
		namespace,
		builds: wanted
	}, builds);
	const isSelected = selectedBy(environments, selection);
	return references.filter(({ reference }) => isSelected(reference) && isListed(reference));
}
const ANY$1 = {
	kind: void 0,
	name: void 0,
	verdict: void 0
};
function selectedBy(environments, selection) {
	if (selection.workloads.length + selection.files.length === 0) return () => true;
	const selected = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.selectEnvironments(environments(), selection);
	const keys = new Set(selected.map(({ workload }) => keyOf$1(workload)));
	return ({ workload }) => workload !== void 0 && keys.has(keyOf$1(workload));
}
function keyOf$1({ build, path, manifest: { kind, namespace, name } }) {
	return [
		build,
		kind,
		namespace,
		name,
		path
	].join("\0");
}
// src/report/why/asked.ts
function askedMatcher({ what, name, key }) {
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
function collectUsage({ builds, environments, sources, references }, asked) {
	const matcher = askedMatcher(asked);
	const found = sources.flatMap((source) => usageOf(source, matcher));
	const byBuild = {
		environments: require_check.groupBy(environments(), ({ workload }) => workload.build),
		sources: require_check.groupBy(found, ({ source }) => source.build),
		references: require_check.groupBy(referencesTo(references, found, matcher), ({ reference }) => reference.build)
	};
	return builds.flatMap((build) => {
		const all = byBuild.environments.get(build.id) ?? [];
		const usage = {
			build,
			environments: all.flatMap((environment) => reduced(environment, matcher)),
			open: mayBeOpen(asked) ? all.filter((one) => isOpen(one, matcher)) : [],
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
	return [.../* @__PURE__ */ new Set([name, require_check.writtenName(at, name)])];
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
// src/pipeline/select-usage.ts
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
	const where = builds === void 0 ? "here" : `in build \`${builds[0] ?? ""}\``;
	const unknown = usage.reduce((sum, each) => sum + each.open.length, 0) === 0 ? [] : ["Some containers take all keys of sources whose keys are not known; it may be among them."];
	throw new require_load.CannotRun([`Nothing ${where} sets, makes or uses \`${asked.text}\`.`, ...unknown], helpOf(report, asked, all));
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
// src/report/graph/graph-dot.ts
const LONGEST$2 = 200;
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
	return `"${require_start.clipText(require_start.escapeText(text), LONGEST$2).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
// src/report/text/mermaid-text.ts
const LONGEST$1 = 200;
const SIGN = /[^\p{L}\p{N} ./:,()_-]/gu;
function mermaidText(text) {
	return require_start.clipText(require_start.escapeText(text), LONGEST$1).replaceAll(SIGN, (sign) => `#${sign.codePointAt(0) ?? 63};`);
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
const NODE = 28;
const GAP = 12;
const MARGIN = 16;
const BETWEEN = 260;
function layOut(graph, widthOf) {
	const nodes = graph.groups.flatMap((group) => group.nodes);
	const widest = (left) => nodes.filter((node) => isLeft(node) === left).reduce((most, { label }) => Math.max(most, widthOf(label) + 16), 60);
	const [leftWidth, rightWidth] = [Math.ceil(widest(true)), Math.ceil(widest(false))];
	const left = 28;
	const right = left + leftWidth + BETWEEN;
	const width = right + rightWidth + GAP + MARGIN;
	const rank = ranks(graph);
	const boxes = /* @__PURE__ */ new Map();
	const frames = [];
	let y = MARGIN;
	for (const { title, nodes: some } of graph.groups) {
		const columns = [some.filter(isLeft), byRank(some.filter((node) => !isLeft(node)), rank)];
		for (const [at, column] of columns.entries()) {
			const place = at === 0 ? {
				x: left,
				width: leftWidth
			} : {
				x: right,
				width: rightWidth
			};
			for (const [row, { id }] of column.entries()) boxes.set(id, {
				...place,
				y: y + 24 + GAP + row * 40,
				height: NODE
			});
		}
		const height = 36 + Math.max(...columns.map((column) => column.length)) * 40;
		frames.push({
			title,
			box: {
				x: MARGIN,
				y,
				width: width - 32,
				height
			}
		});
		y += height + MARGIN;
	}
	return {
		width,
		height: y,
		frames,
		boxes
	};
}
function isLeft({ kind }) {
	return kind === "referrer";
}
function ranks({ groups, edges }) {
	const rows = new Map(groups.flatMap(({ nodes }) => nodes.map(({ id }, row) => [id, row])));
	const sums = /* @__PURE__ */ new Map();
	for (const { from, to } of edges) {
		const { sum, count } = sums.get(to) ?? {
			sum: 0,
			count: 0
		};
		sums.set(to, {
			sum: sum + (rows.get(from) ?? 0),
			count: count + 1
		});
	}
	return new Map([...sums].map(([id, { sum, count }]) => [id, sum / count]));
}
function byRank(nodes, rank) {
	return nodes.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}
// src/report/graph/graph-svg.ts
const LONGEST = 60;
const CHARACTER = 7.3;
const STROKES = {
	fine: "stroke=\"#607d8b\"",
	open: "stroke=\"#607d8b\" stroke-dasharray=\"5 4\"",
	broken: "stroke=\"#c62828\" stroke-width=\"2\""
};
function graphSvg(graph) {
	const layout = layOut(graph, (label) => require_check.displayWidth(shown(label)) * CHARACTER);
	const { width, height, frames } = layout;
	const more = graph.leftOut === 0 ? "" : `${require_start.count(graph.leftOut, "more reference")} not drawn`;
	const full = height + (more === "" ? 0 : 24);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${full}" viewBox="0 0 ${width} ${full}" font-family="monospace" font-size="12">`,
		"<style>svg{background:#fff}text{fill:#212121}</style>",
		...frames.flatMap(({ title, box }) => [`<rect ${boxText(box)} fill="#fafafa" stroke="#cfd8dc"/>`, textAt(box.x + 8, box.y + 18, shown(title), " font-weight=\"bold\"")]),
		...graph.edges.flatMap((edge) => edgeLines(edge, layout)),
		...graph.groups.flatMap(({ nodes }) => nodes.flatMap((node) => nodeLines(node, layout))),
		...more === "" ? [] : [textAt(8, height + 18, more)],
		"</svg>"
	].map((line) => `${line}\n`).join("");
}
function nodeLines({ id, label, kind }, { boxes }) {
	const box = boxes.get(id);
	if (box === void 0) return [];
	const dash = kind === "absent" ? " stroke-dasharray=\"5 4\"" : "";
	const round = kind === "referrer" ? "" : " rx=\"10\"";
	return [`<rect ${boxText(box)} fill="#fff" stroke="#37474f"${round}${dash}/>`, textAt(box.x + 8, box.y + box.height / 2 + 4, shown(label))];
}
function edgeLines({ from, to, label, state }, { boxes }) {
	const [left, right] = [boxes.get(from), boxes.get(to)];
	if (left === void 0 || right === void 0) return [];
	const [x1, y1] = [left.x + left.width, left.y + left.height / 2];
	const [x2, y2] = [right.x, right.y + right.height / 2];
	const middle = round((x1 + x2) / 2);
	const [x, y] = [round(x1 + (x2 - x1) * .62), round(y1 + (y2 - y1) * .7) - 3];
	const fill = state === "broken" ? " style=\"fill:#c62828\"" : "";
	return [`<path d="M${round(x1)} ${y1} C${middle} ${y1} ${middle} ${y2} ${round(x2)} ${y2}" fill="none" ${STROKES[state]}/>`, textAt(x, y, shown(label), ` font-size="10" text-anchor="middle"${fill}`)];
}
function boxText({ x, y, width, height }) {
	return `x="${round(x)}" y="${y}" width="${round(width)}" height="${height}"`;
}
function textAt(x, y, text, more = "") {
	const safe = text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0) ?? 63};`);
	return `<text x="${round(x)}" y="${round(y)}"${more}>${safe}</text>`;
}
function shown(text) {
	return require_start.clipText(require_start.escapeText(text), LONGEST);
}
function round(number) {
	return Math.round(number * 10) / 10;
}
// src/report/graph/reference-graph.ts
const MOST_EDGES = 400;
const NUL = "\0";
function referenceGraph(references) {
	const links = references.flatMap(linksOf);
	const edges = [...require_check.groupBy(links, ({ from, to }) => from.key + NUL + to.key).values()];
	const drawn = edges.slice(0, MOST_EDGES);
	const nodes = new Map(drawn.flatMap((some) => some.slice(0, 1).flatMap(({ from, to }) => [from, to].map((node) => [node.key, node]))));
	const ids = new Map([...nodes.keys()].map((key, at) => [key, `n${at}`]));
	const idOf = (key) => ids.get(key) ?? "";
	return {
		groups: [...require_check.groupBy(nodes.values(), ({ build }) => build)].map(([title, some]) => ({
			title,
			nodes: some.map(({ key, label, kind }) => ({
				id: idOf(key),
				label,
				kind
			}))
		})),
		edges: drawn.flatMap((some) => some.slice(0, 1).map(({ from, to }) => ({
			from: idOf(from.key),
			to: idOf(to.key),
			...toldOf(some.map(({ judged }) => judged))
		}))),
		leftOut: edges.length - drawn.length
	};
}
function linksOf(judged) {
	const { reference, verdict } = judged;
	const { manifest, build, kind, namespace, name } = reference;
	const label = require_check.nameInCluster(manifest).replaceAll("`", "");
	const from = {
		key: [
			"from",
			build,
			label
		].join(NUL),
		build,
		label,
		kind: "referrer"
	};
	const found = [...require_check.sourcesOf(verdict), ...madeFor(verdict)];
	if (found.length > 0) return found.map((source) => ({
		from,
		to: nodeOf(source),
		judged
	}));
	const named = `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}`;
	return [{
		from,
		to: {
			key: [
				"absent",
				build,
				named
			].join(NUL),
			build,
			label: named,
			kind: "absent"
		},
		judged
	}];
}
function madeFor(verdict) {
	return (verdict.kind === "broken" || verdict.kind === "optional") && verdict.missing.what === "key" ? [verdict.missing.source] : [];
}
function nodeOf(source) {
	const { kind, namespace, name, build } = source;
	const label = `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}`;
	return {
		key: require_check.identityOfSource(source),
		build,
		label,
		kind: "source"
	};
}
function toldOf(judged) {
	const words = [...require_check.groupBy(judged, ({ reference }) => WORDS[reference.use] ?? reference.use)].map(([use, some]) => some.length === 1 ? use : `${use} (${some.length})`);
	const worst = judged.toSorted((a, b) => rankOf(b.verdict) - rankOf(a.verdict))[0];
	const state = worst === void 0 ? "fine" : STATES[rankOf(worst.verdict)];
	const said = worst === void 0 || state === "fine" ? "" : `: ${wordOf(worst)}`;
	return {
		label: `${words.join(", ")}${said}`,
		state: state ?? "fine"
	};
}
const STATES = [
	"fine",
	"open",
	"broken"
];
const WORDS = {
	"env-from": "envFrom",
	"volume-item": "volume item",
	"image-pull-secret": "imagePullSecrets",
	"ingress-tls": "TLS",
	"service-account": "service account",
	"custom-resource": "field"
};
const GOOD = /* @__PURE__ */ new Set([
	"present",
	"produced",
	"elsewhere",
	"assumed"
]);
function rankOf({ kind }) {
	if (kind === "broken") return 2;
	return GOOD.has(kind) ? 0 : 1;
}
function wordOf({ verdict, reference }) {
	if (verdict.kind !== "broken") return verdict.kind;
	const key = verdict.missing.what === "key" ? ` ${reference.key?.name ?? ""}` : "";
	return `broken (${verdict.proof}${key})`;
}
// src/report/graph/format-graph.ts
function formatGraph(format, references) {
	const graph = referenceGraph(references);
	if (format === "dot") return graphDot(graph);
	return format === "svg" ? graphSvg(graph) : graphMermaid(graph);
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
// src/report/inventory/build-tree.ts
function buildTree(report) {
	const found = findings(report);
	return [...require_check.groupBy(report.builds, ({ cluster, undeployed }) => JSON.stringify([undeployed === true ? "undeployed" : "cluster", cluster])).values()].map((builds) => groupOf(builds, found)).toSorted((a, b) => RANK[a.kind] - RANK[b.kind] || compare(a.cluster ?? "", b.cluster ?? ""));
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
	const workloads = require_check.groupBy(all, ({ build }) => build);
	const byBuild = require_check.groupBy(problems.flatMap((problem) => problem.builds.map((build) => ({
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
function groupOf(builds, found) {
	const [first] = builds;
	const cluster = first?.cluster;
	const kind = first?.undeployed ? "undeployed" : cluster === void 0 ? "plain" : "cluster";
	const parentOf = parents(builds);
	const below = require_check.groupBy(builds, parentOf);
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
	const style = require_check.styleOf(options.color);
	const blocks = groups.map((group) => [style.bold(require_start.escapeText(titleOfGroup(group, report))), ...linesOf$1(group.roots, "", style)]);
	const unseen = notLookedAt(report, style);
	return [...blocks, ...unseen.length === 0 ? [] : [unseen]].map((lines) => lines.map((line) => `${line}\n`).join("")).join("\n");
}
function linesOf$1(nodes, indent, style) {
	return nodes.flatMap((node, at) => {
		const isLast = at === nodes.length - 1;
		return [`${indent}${isLast ? "\u2514\u2500" : "\u251c\u2500"} ${lineOf(node, style)}`, ...linesOf$1(node.children, `${indent}${isLast ? "   " : "\u2502  "}`, style)];
	});
}
function lineOf({ build, workloads, problems }, style) {
	const { kind, objects, failures } = build;
	const worst = problems.some(({ severity }) => severity === "error") ? style.red : style.yellow;
	const facts = [
		failures.length > 0 ? style.red("cannot be built") : `${require_start.count(objects.length, "object")}, ${require_start.count(workloads, "workload")}`,
		...lackOf(build),
		...problems.length > 0 ? [worst(require_start.severityCounts(problems))] : []
	];
	return `${require_start.escapeText(nameOfBuild(build))} ${style.dim(`(${BUILD_KINDS[kind]})`)}  ${facts.join(", ")}`;
}
function lackOf({ previewed, partial }) {
	if (previewed === true) return ["previewed from values"];
	return partial.length > 0 ? ["may lack objects"] : [];
}
function notLookedAt({ notLookedAt: unseen, otherDeployers }, style) {
	const names = [...unseen.map(({ manifest: { kind, namespace, name }, reason }) => {
		return `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name ?? "(unnamed)"}: ${reason}`;
	}), ...otherDeployers.map((name) => `what ${name} deploys`)];
	if (names.length === 0) return [];
	const last = names.length - 1;
	return [style.bold("Not looked at"), ...names.map((name, at) => `${at === last ? "\u2514\u2500" : "\u251c\u2500"} ${require_start.escapeText(name)}`)];
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
	const { notLookedAt: unseen, otherDeployers } = report;
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		builds,
		notLookedAt: unseen.map(require_formats.notLookedAtJson),
		otherDeployers
	})}\n`;
}
function flat(nodes) {
	return nodes.flatMap((node) => [node, ...flat(node.children)]);
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
function table(head, rows, style) {
	const cells = rows.map((row) => row.map(require_start.escapeText));
	const widths = head.map((title, at) => Math.min(WIDEST, cells.reduce((most, row) => Math.max(most, require_check.displayWidth(row[at] ?? "")), title.length)));
	const lineOf = (row) => row.map((cell, at) => at === row.length - 1 ? cell : require_check.padEnd(cell, widths[at] ?? 0)).join("  ");
	return [style.bold(lineOf(head)), ...cells.map(lineOf)].map((line) => `${line}\n`).join("");
}
// src/report/inventory/format-charts.ts
const HEAD$2 = [
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
		...require_formats.placeJson(at)
	})), options);
	const rows = needed.map(({ release, name, version, repository, found, previewed }) => [
		release,
		name,
		version ?? "(newest)",
		repository ?? "?",
		found ?? (previewed ? "no, previewed from values" : "no")
	]);
	return table(HEAD$2, rows, require_check.styleOf(options.color));
}
function neededCharts({ builds, notLookedAt }) {
	const made = builds.flatMap(({ chart, deployedBy, previewed }) => chart === void 0 || deployedBy === void 0 ? [] : [{
		...chart,
		release: deployedBy.name,
		at: deployedBy.at,
		previewed: previewed === true
	}]);
	const inflated = builds.flatMap(({ id, inflates = [], deployedBy }) => inflates.flatMap(({ at, ...chart }) => {
		if (chart.repository === void 0) return [];
		return [{
			...chart,
			release: deployedBy?.name ?? id,
			at,
			previewed: false
		}];
	}));
	const unseen = notLookedAt.flatMap(({ manifest, need }) => {
		if (need === void 0) return [];
		const { kind, namespace, name = "" } = manifest;
		const release = `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}`;
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
	].sort((a, b) => order(keyOf(a), keyOf(b)));
}
function keyOf({ release, name, version = "", at }) {
	return JSON.stringify([
		release,
		name,
		version,
		require_start.placeOf(at)
	]);
}
function order(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
const NAME = /^[a-zA-Z0-9][-a-zA-Z0-9._]*$/;
const VERSION = /^[-a-zA-Z0-9.^~<>=*|, +_]+$/;
const URL = /^(?:https?|oci):\/\/[^\s"'`$\\{}<>|;&()]+$/;
function pullScript(needed, folder) {
	const lines = new Set(needed.map((chart) => pullLine(chart, folder)));
	return [...[
		"#!/bin/sh",
		"set -eu",
		`mkdir -p ${require_engine_run_list_run_init_run_env_run_baseline.shellQuote(folder)}`
	], ...lines].map((line) => `${line}\n`).join("");
}
function pullLine({ name, version, repository, release }, folder) {
	const skip = (why) => `# ${require_start.escapeText(`${release}: ${why}`)}`;
	if (!NAME.test(name)) return skip("its chart has no name that Helm takes");
	if (repository === void 0) return skip(`nothing here says where chart ${name} comes from`);
	if (!URL.test(repository)) return skip(`the address of chart ${name} is not a plain URL`);
	if (version !== void 0 && (!VERSION.test(version) || version.startsWith("-"))) return skip(`the version of chart ${name} is not known here`);
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
	].map(require_engine_run_list_run_init_run_env_run_baseline.shellQuote).join(" ");
}
// src/report/inventory/format-references.ts
const HEAD$1 = [
	"VERDICT",
	"KIND",
	"NAME",
	"USED BY",
	"PLACE"
];
function formatReferences(format, references, options) {
	if (format === "json") return listJson("references", references.map(require_formats.referenceJson), options);
	return table(HEAD$1, references.map(rowOf), require_check.styleOf(options.color));
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
// src/report/inventory/format-sources.ts
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
		keysUnknown: source.keys.kind === "known" ? void 0 : source.keys.reason,
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
	return table(HEAD, rows, require_check.styleOf(options.color));
}
function usesOf$1(references) {
	const uses = /* @__PURE__ */ new Map();
	for (const { verdict } of references) for (const source of require_check.sourcesOf(verdict)) {
		const identity = require_check.identityOfSource(source);
		uses.set(identity, (uses.get(identity) ?? 0) + 1);
	}
	return uses;
}
// src/report/why/read-by.ts
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
	} else require_check.appendAll(stack, childrenOf(next.at, next.node).toReversed());
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
			...require_engine_run_list_run_init_run_env_run_baseline.bindingJson(binding, false),
			readIn: fieldsReading(container, binding.name)
		})),
		skipped: skipped.map(require_engine_run_list_run_init_run_env_run_baseline.skippedJson),
		failures: failures.map(require_engine_run_list_run_init_run_env_run_baseline.failureJson)
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
// src/report/why/why-text.ts
const MOST_ENTRIES = 50;
const MOST_NAMES = 5;
const LONGEST_VALUE = 100;
function whyText(asked, usage, { color }) {
	const style = require_check.styleOf(color);
	return usage.map((each) => [style.bold(require_start.escapeText(titleOf(each.build))), ...linesOf(entriesOf(each, asked, style), style)]).map((lines) => lines.map((line) => `${line}\n`).join("")).join("\n");
}
function titleOf({ id, cluster }) {
	return cluster === void 0 || require_check.isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
}
function linesOf(entries, style) {
	const more = entries.length - MOST_ENTRIES;
	return [...entries.slice(0, MOST_ENTRIES).flatMap(({ title, lines }) => [`  ${title}`, ...lines.map((line) => `    ${line}`)]), ...more > 0 ? [style.dim(`  and ${require_start.count(more, "more")}`.replace(/s$/, ""))] : []];
}
function entriesOf({ environments, open, sources, references }, asked, style) {
	return [
		...variablesOf(environments, style),
		...environments.flatMap((each) => misses(each, style)),
		...openOf(open, asked, style),
		...sources.map((each) => sourceOf(each, style)),
		...usesOf(references, asked, style)
	];
}
function variablesOf(environments, style) {
	const told = environments.flatMap((environment) => environment.bindings.map((binding) => ({
		environment,
		...tellBinding(binding, style)
	})));
	return [...require_check.groupBy(told, ({ title, lines }) => [title, ...lines].join("\n")).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const names = [...new Set(group.map(({ environment }) => require_engine_run_list_run_init_run_env_run_baseline.containerTitle(environment)))];
		const reads = group.flatMap(({ environment, name }) => fieldsReading(environment.container, name));
		const read = [...new Set(reads)].map(require_start.escapeText);
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
	return more > 0 ? `; and ${require_start.count(more, "more")}`.replace(/s$/, "") : "";
}
function tellBinding(binding, style) {
	const { name, value, from } = binding;
	const text = require_start.clipText(require_engine_run_list_run_init_run_env_run_baseline.valueText(value, false), LONGEST_VALUE);
	const trail = from.at === void 0 ? void 0 : require_check.trailText(from.at);
	return {
		name,
		title: `${style.bold(require_start.escapeText(name))} = ${text === "" ? style.dim("(empty)") : text}`,
		lines: [`from ${require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.originText(from)}${trail === void 0 ? "" : `, ${require_start.escapeText(trail)}`}`, ...require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.originNotes(binding).map((note) => style.dim(note))]
	};
}
function misses(environment, style) {
	const lines = [`in ${require_engine_run_list_run_init_run_env_run_baseline.containerTitle(environment)}`];
	return [...environment.skipped.map(({ name = "", reason, at }) => ({
		title: `${style.bold(require_start.escapeText(name))} ${style.dim("is not set")}`,
		lines: [...lines, require_start.escapeText(`${reason} (${require_start.placeOf(at)})`)]
	})), ...environment.failures.map(({ reference, reason, message, at }) => ({
		title: `${style.bold(require_start.escapeText(reference?.subject ?? ""))} ${style.red("cannot be set")}`,
		lines: [...lines, require_start.escapeText(`${reason}: ${message} (${require_start.placeOf(at)})`)]
	}))];
}
function openOf(open, { name }, style) {
	if (open.length === 0) return [];
	const sources = open.flatMap(({ bindings }) => bindings.flatMap(({ from }) => from.kind === "env-from-unknown" ? [`${from.reference.kind} ${from.reference.name}`] : []));
	const titles = open.map(require_engine_run_list_run_init_run_env_run_baseline.containerTitle);
	const whose = require_start.shortListOf([...new Set(sources)].map(require_start.escapeText), MOST_NAMES);
	return [{
		title: `${style.bold(require_start.escapeText(name))} ${style.dim(`may be a key of ${whose}, whose keys are not known`)}`,
		lines: [`in ${titles.slice(0, MOST_NAMES).join("; ")}${moreOf(titles)}`]
	}];
}
function sourceOf({ source, keys }, style) {
	const { producer, at } = source;
	const name = `${source.kind} ${source.namespace === void 0 ? "" : `${source.namespace}/`}${source.name}`;
	const made = producer.kind === "manifest" ? "written" : `made by ${producer.kind}`;
	const all = source.keys.kind === "known" ? [...source.keys.value.keys()] : void 0;
	const known = keys ?? all;
	const which = known === void 0 ? "its keys are not known" : `${known.length === 1 ? "key" : "keys"} ${require_start.shortListOf(known, 10)}`;
	return {
		title: `${style.bold(require_start.escapeText(name))}${require_start.escapeText(known?.length === 0 ? ", no keys" : `, ${which}`)}`,
		lines: [require_start.escapeText(`${made} in ${require_start.placeOf(at)}`)]
	};
}
function usesOf(references, asked, style) {
	const { source } = askedMatcher(asked);
	return references.flatMap(({ reference, verdict, at }) => {
		const { kind, name, key, use, namespace } = reference;
		const isNamed = source(kind, name) || source(kind, require_check.writtenName(reference.at, name));
		if ((use === "env" || use === "env-from") && !isNamed) return [];
		const said = verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind;
		const paint = verdict.kind === "broken" ? style.red : style.dim;
		const named = `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}${key === void 0 ? "" : `:${key.name}`}`;
		const who = reference.workload === void 0 ? require_check.nameOfReferrer(reference) : whoOf(reference);
		return [{
			title: `${require_start.escapeText(`${who.replaceAll("`", "")} uses ${named}`)}  ${paint(said)}`,
			lines: [require_start.escapeText(`${reference.path} (${require_start.placeOf(at)})`)]
		}];
	});
}
function whoOf({ container, workload, manifest }) {
	return container === void 0 || workload === void 0 ? require_check.nameInCluster(manifest) : require_engine_run_list_run_init_run_env_run_baseline.containerTitle({
		workload,
		container
	});
}
// src/report/why/format-why.ts
function formatWhy(format, asked, usage, options) {
	const bounded = withShortValues(usage);
	if (format === "json") return whyJson(asked, bounded, options);
	return whyText(asked, bounded.usage, options);
}
function withShortValues(usage) {
	const shown = usage.flatMap(({ environments }) => environments).map((each) => ({
		...each,
		command: [],
		args: [],
		probes: []
	}));
	const { environments, leftOut } = require_engine_run_list_run_init_run_env_run_baseline.boundEnvironments(shown, require_engine_run_list_run_init_run_env_run_baseline.MOST_FOR_PROGRAMS);
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
// src/cli/run-list.ts
var run_list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runList: () => runList });
const EMPTY = /* @__PURE__ */ new Map([
	["builds", "nothing here is deployed."],
	["charts", "no charts to list."],
	["references", "no references to list."],
	["sources", "no sources to list."]
]);
function emptyNote({ command, values }, text) {
	const format = values.get("format")?.at(-1) ?? "table";
	const isTable = format === "table" || format === "text";
	const rows = text.split("\n").filter((line) => line !== "").length;
	return isTable && rows <= (command === "builds" ? 0 : 1) ? EMPTY.get(command) : void 0;
}
async function runList(args, outside) {
	const { command, values } = args;
	const isFiltered = command !== "builds" && command !== "charts";
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(placesOf(args, outside), isFiltered ? withoutBuild(values) : values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const report = require_engine_run_list_run_init_run_env_run_baseline.check(await progress.watch(run.tree), require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const file = values.get("output")?.at(-1);
		const sink = file === void 0 ? outside.stdout : void 0;
		const text = listed(args, run, report, {
			version: require_version.VERSION,
			color: require_start.hasColor(values, outside, sink)
		});
		const note = emptyNote(args, text);
		if (note !== void 0) require_start.say(outside, `envfrom: ${note}`);
		const guards = sink !== void 0 && require_load.isLogOfCi(outside);
		require_start.writeOutput(guards ? require_start.guardCommands(text) : text, file, run.located, outside);
		return 0;
	} finally {
		progress.stop();
	}
}
function placesOf({ command, positionals }, { cwd }) {
	if (command === "why") return readWhyArguments(positionals).places;
	return command === "graph" ? require_load.placesToLook(selectorsOf(positionals, cwd), cwd) : positionals;
}
function selectorsOf(words, here) {
	return require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.readEnvArguments(words, (path) => require_load.whatIsAt(here, path));
}
function listed({ command, values, positionals }, run, report, options) {
	const format = values.get("format")?.at(-1) ?? "";
	if (command === "builds") return formatBuilds(format, report, options);
	if (command === "charts") {
		const missing = values.has("missing");
		const [folder = ".envfrom/charts"] = run.settings.charts ?? [];
		return formatCharts(format, report, {
			...options,
			missing,
			folder
		});
	}
	if (command === "why") {
		const { asked } = readWhyArguments(positionals);
		return formatWhy(format, asked, selectUsage(report, asked, filterOf(values, run)), options);
	}
	if (command === "graph") {
		const { workloads, files } = selectorsOf(positionals, run.located.here);
		const { here, root } = run.located;
		return formatGraph(format, selectReferences(report, {
			workloads,
			files: files.map((path) => require_load.pathFrom(root, (0, node_path.resolve)(here, path))),
			namespace: void 0,
			notRendered: [],
			builds: report.builds
		}, filterOf(values, run)));
	}
	const isListed = listFilter(filterOf(values, run), report.builds);
	if (command === "sources") return formatSources(format, report.sources.filter(isListed), report, options);
	return formatReferences(format, report.references.filter(({ reference, verdict }) => {
		const { kind, name, namespace, build } = reference;
		return isListed({
			kind,
			name,
			namespace,
			build,
			verdict: verdict.kind
		});
	}), options);
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
function withoutBuild(values) {
	return new Map([...values].filter(([name]) => name !== "build"));
}
Object.defineProperty(exports, "run_list_exports", {
	enumerable: true,
	get: function() {
		return run_list_exports;
	}
});
