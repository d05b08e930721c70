"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_engine_run_run_run_run_run_run = require("./report-inventory.js");
const require_check = require("./check.js");
let node_path = require("node:path");
// src/commands/selection/select-environments.ts
const MOST_LISTED = 8;
const SHORT_KINDS = /* @__PURE__ */ new Map([
	["po", "pod"],
	["deploy", "deployment"],
	["sts", "statefulset"],
	["ds", "daemonset"],
	["rs", "replicaset"],
	["rc", "replicationcontroller"],
	["cj", "cronjob"],
	["ksvc", "service"],
	["dc", "deploymentconfig"],
	["ro", "rollout"],
	["wf", "workflow"]
]);
function selectEnvironments(environments, selection) {
	const { workloads, files, namespace } = selection;
	const inNamespace = namespace === void 0 ? environments : inNamespaceOf(environments, namespace);
	const selectors = [...workloads.map((selector) => {
		const { text, kind } = selector;
		return {
			text,
			kind,
			matches: releaseMatcher(selector, selection.builds ?? []) ?? workloadMatcher(selector)
		};
	}), ...files.map((file) => ({
		text: file,
		kind: void 0,
		matches: fileMatcher(file)
	}))];
	for (const { text, kind, matches } of selectors) {
		if (inNamespace.some(matches)) continue;
		const elsewhere = environments.filter(matches);
		throw elsewhere.length > 0 ? inOtherNamespaces(text, namespace ?? "", elsewhere) : nothingMatches(text, kind, environments, selection);
	}
	if (selectors.length === 0) return inNamespace;
	return inNamespace.filter((environment) => selectors.some(({ matches }) => matches(environment)));
}
function inNamespaceOf(environments, namespace) {
	const { matches } = require_load.nameGlobs([namespace]);
	const exact = environments.filter(({ workload }) => matches(workload.manifest.namespace ?? ""));
	if (exact.length > 0) return exact;
	return environments.filter(({ workload }) => workload.manifest.namespace === void 0);
}
const RELEASE_KINDS = /* @__PURE__ */ new Map([
	["release", "HelmRelease"],
	["hr", "HelmRelease"],
	["helmrelease", "HelmRelease"],
	["helmreleases", "HelmRelease"],
	["app", "Application"],
	["application", "Application"],
	["applications", "Application"]
]);
function releaseMatcher({ kind: written, name, container }, builds) {
	const kind = RELEASE_KINDS.get(written?.toLowerCase() ?? "");
	if (kind === void 0) return void 0;
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	const deployed = builds.filter(({ deployedBy }) => {
		const [, of, own = ""] = /^(\S+) (?:.*\/)?([^/]*)$/.exec(deployedBy?.name ?? "") ?? [];
		return of === kind && matchesName(own);
	});
	const ids = new Set(deployed.map(({ id }) => id));
	return ({ workload, container: { name: of } }) => ids.has(workload.build) && matchesContainer(of);
}
function workloadMatcher({ kind, name, container }) {
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	return ({ workload: { manifest }, container: { name: of } }) => matchesName(manifest.name ?? "") && matchesContainer(of) && matchesKind(manifest.kind, manifest.group);
}
function kindMatcher(written) {
	const [first = "", ...group] = written.toLowerCase().split(".");
	const { matches } = require_load.nameGlobs([SHORT_KINDS.get(first) ?? first]);
	const wantedGroup = group.join(".");
	return (kind, ofGroup) => {
		const lower = kind.toLowerCase();
		return [
			lower,
			`${lower}s`,
			`${lower}es`,
			lower.replace(/y$/, "ies")
		].some(matches) && (wantedGroup === "" || wantedGroup === ofGroup.toLowerCase());
	};
}
function fileMatcher(file) {
	const { matches } = require_load.pathGlobs([`/${file}`]);
	return ({ workload }) => matches(require_start.hostSpan(workload.podSpec).file.path);
}
function inOtherNamespaces(text, namespace, found) {
	const names = [...new Set(found.map(({ workload }) => workload.manifest.namespace ?? ""))];
	return new require_load.CannotRun(`No workload matches \`${text}\` in namespace \`${namespace}\`.`, `It is in ${listed(names.map((name) => `\`${name}\``), " and ")}.`);
}
function nothingMatches(text, kind, environments, { namespace, notRendered }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ", ")}.`];
	if (environments.length === 0) return new require_load.CannotRun(["There are no workloads here.", ...unseen]);
	const near = nearestWorkloads(text, kind, environments);
	const titles = [...new Set(environments.map(titleOf))];
	return new require_load.CannotRun([`No workload matches \`${text}\`${inNamespace}.`, ...unseen], near.length === 0 ? `There are ${listed(titles, ", ")}.` : `Did you mean ${listed(near.map((name) => `\`${name}\``), " or ")}?`);
}
function severalContainers(environments) {
	const names = environments.map((environment) => {
		const { workload, container } = environment;
		return `${titleOf(environment)}/${container.name} (build ${workload.build})`;
	});
	return new require_load.CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}. \`-b BUILD\` chooses the build.`);
}
function nearestWorkloads(text, kind, environments) {
	const names = new Set(environments.flatMap((environment) => namesOf(environment, kind)));
	const nearest = require_load.nearestPath(text, names);
	const [first = "", asked = first, container] = text.toLowerCase().split("/");
	const alike = environments.filter(({ workload }) => isAlike((workload.manifest.name ?? "").toLowerCase(), asked)).map((each) => titleOf(each) + (container === void 0 ? "" : `/${each.container.name}`));
	if (nearest === void 0) return [...new Set(alike)];
	return [.../* @__PURE__ */ new Set([nearest, ...alike.filter((title) => !title.endsWith(`/${nameIn(nearest)}`))])];
}
function nameIn(title) {
	return title.split("/")[1] ?? title;
}
function isAlike(one, other) {
	const [long, short] = one.length < other.length ? [other, one] : [one, other];
	return short.length > 1 && `-${long}-`.includes(`-${short}-`);
}
function listed(texts, between) {
	const shown = texts.slice(0, MOST_LISTED).join(between);
	const more = texts.length - MOST_LISTED;
	return more > 0 ? `${shown}, and ${more} more` : shown;
}
function namesOf({ workload, container }, written = "*") {
	const { kind, group, name = "" } = workload.manifest;
	return [name, ...(kindMatcher(written)(kind, group) ? [kind.toLowerCase(), written] : [kind.toLowerCase()]).flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container.name}`])];
}
function titleOf({ workload }) {
	return `${workload.manifest.kind.toLowerCase()}/${workload.manifest.name ?? ""}`;
}
// src/commands/selection/workload-selectors.ts
const FILE_NAME = /\.(?:ya?ml|json)$/i;
function readEnvArguments(words, whatIsAt) {
	const places = [];
	const files = [];
	const workloads = [];
	for (const word of words) {
		const existing = word === "-" ? "folder" : whatIsAt(word);
		if (existing === "folder") places.push(word);
		else if (existing === "file" || isFileGlob(word, whatIsAt)) files.push(word);
		else workloads.push(selectorOf(word));
	}
	return {
		places,
		files,
		workloads
	};
}
function isFileGlob(word, whatIsAt) {
	if (!/[*?[{]/.test(word)) return false;
	const folder = word.slice(0, word.indexOf("/") + 1);
	return FILE_NAME.test(word) || word.includes("**") || folder !== "" && whatIsAt(folder) === "folder";
}
function selectorOf(word) {
	const parts = word.split("/");
	if (FILE_NAME.test(word) || word.startsWith(".") || word.startsWith("/")) throw new require_load.CannotRun(`No such file or directory: \`${word}\`.`);
	if (parts.length > 3 || parts.includes("")) throw new require_load.CannotRun(`\`${word}\` is neither a path that exists nor a workload.`, "A workload is named as `api`, `deployment/api` or `deploy/api/container`.");
	const [first = "", second, container] = parts;
	if (second === void 0) return {
		text: word,
		kind: void 0,
		name: first,
		container
	};
	return {
		text: word,
		kind: first,
		name: second,
		container
	};
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
			`  subgraph b${at}["${require_engine_run_run_run_run_run_run.mermaidText(title)}"]`,
			...nodes.map((node) => `    ${nodeText(node)}`),
			"  end"
		]),
		...edges.map(({ from, to, label, state }) => `  ${from} ${ARROWS[state]}|"${require_engine_run_run_run_run_run_run.mermaidText(label)}"| ${to}`),
		...broken.length === 0 ? [] : [`  linkStyle ${broken.join(",")} stroke:#c62828,color:#c62828`],
		"  classDef absent stroke-dasharray: 5 5",
		...leftOut === 0 ? [] : [`  more["${require_engine_run_run_run_run_run_run.mermaidText(`${require_start.count(leftOut, "more reference")} not drawn`)}"]`]
	].map((line) => `${line}\n`).join("");
}
function nodeText({ id, label, kind }) {
	const text = require_engine_run_run_run_run_run_run.mermaidText(label);
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
	const edges = [...require_start.groupBy(links, ({ from, to }) => from.key + NUL + to.key).values()];
	const drawn = edges.slice(0, MOST_EDGES);
	const nodes = new Map(drawn.flatMap((some) => some.slice(0, 1).flatMap(({ from, to }) => [from, to].map((node) => [node.key, node]))));
	const ids = new Map([...nodes.keys()].map((key, at) => [key, `n${at}`]));
	const idOf = (key) => ids.get(key) ?? "";
	return {
		groups: [...require_start.groupBy(nodes.values(), ({ build }) => build)].map(([title, some]) => ({
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
			...edgeText(some.map(({ judged }) => judged))
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
function edgeText(judged) {
	const words = [...require_start.groupBy(judged, ({ reference }) => WORDS[reference.use] ?? reference.use)].map(([use, some]) => some.length === 1 ? use : `${use} (${some.length})`);
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
// src/commands/selection/select-references.ts
function selectReferences({ references, environments, builds }, selection, { namespace, builds: wanted }) {
	const isListed = require_engine_run_run_run_run_run_run.listFilter({
		...ANY,
		namespace,
		builds: wanted
	}, builds);
	const isSelected = selectedBy(environments, selection);
	return references.filter(({ reference }) => isSelected(reference) && isListed(reference));
}
const ANY = {
	kind: void 0,
	name: void 0,
	verdict: void 0
};
function selectedBy(environments, selection) {
	if (selection.workloads.length + selection.files.length === 0) return () => true;
	const selected = selectEnvironments(environments(), selection);
	const keys = new Set(selected.map(({ workload }) => keyOf(workload)));
	return ({ workload }) => workload !== void 0 && keys.has(keyOf(workload));
}
function keyOf({ build, path, manifest: { kind, namespace, name } }) {
	return [
		build,
		kind,
		namespace,
		name,
		path
	].join("\0");
}
// src/commands/graph/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runGraph: () => runGraph });
function runGraph(args, host) {
	const { positionals, values } = args;
	const selected = readEnvArguments(positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_engine_run_run_run_run_run_run.printList(args, host, {
		places: require_load.placesToLook(selected, host.cwd),
		view: (run, report) => {
			const { here, root } = run.located;
			const references = selectReferences(report, {
				workloads: selected.workloads,
				files: selected.files.map((path) => require_load.pathFrom(root, (0, node_path.resolve)(here, path))),
				namespace: void 0,
				notRendered: [],
				builds: report.builds
			}, require_engine_run_run_run_run_run_run.filterOf(values, run));
			return formatGraph(require_engine_run_run_run_run_run_run.formatOf(values), references);
		},
		filtersBuilds: true
	});
}
Object.defineProperty(exports, "readEnvArguments", {
	enumerable: true,
	get: function() {
		return readEnvArguments;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "selectEnvironments", {
	enumerable: true,
	get: function() {
		return selectEnvironments;
	}
});
Object.defineProperty(exports, "severalContainers", {
	enumerable: true,
	get: function() {
		return severalContainers;
	}
});
