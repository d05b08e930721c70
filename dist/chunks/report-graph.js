"use strict";
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_dagre_esm = require("./dagre.esm.js");
const NODE = 28;
const GAP = 14;
const MARGIN = 12;
const PAD = 8;
function layOut(graph, measures) {
	const boxes = /* @__PURE__ */ new Map();
	const edges = [];
	const frames = [];
	let y = MARGIN;
	let width = 0;
	for (const { title, nodes } of graph.groups) {
		const ids = new Set(nodes.map(({ id }) => id));
		const placed = layOutGroup(nodes, graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)), measures, {
			x: 26,
			y: y + 24 + PAD
		});
		for (const [id, box] of placed.boxes) boxes.set(id, box);
		edges.push(...placed.edges);
		const wide = Math.max(placed.width, measures.title(title)) + 28;
		const height = 32 + placed.height + GAP;
		frames.push({
			title,
			box: {
				x: MARGIN,
				y,
				width: wide,
				height
			}
		});
		width = Math.max(width, wide);
		y += height + MARGIN;
	}
	const across = graph.edges.filter((edge) => !edges.some((placed) => placed.edge === edge)).flatMap((edge) => acrossFrames(edge, boxes));
	return {
		width: width + 24,
		height: y,
		frames: frames.map(({ title, box }) => ({
			title,
			box: {
				...box,
				width
			}
		})),
		boxes,
		edges: [...edges, ...across]
	};
}
function layOutGroup(nodes, edges, measures, corner) {
	const drawing = new require_dagre_esm.ie.Graph({ multigraph: true });
	drawing.setGraph({
		rankdir: "LR",
		nodesep: GAP,
		edgesep: PAD,
		ranksep: 42
	});
	for (const { id, label } of nodes) drawing.setNode(id, {
		width: Math.ceil(measures.node(label) + 16),
		height: NODE
	});
	for (const [at, { from, to, label }] of edges.entries()) {
		const size = {
			width: Math.ceil(measures.edge(label) + PAD),
			height: 22
		};
		drawing.setEdge(from, to, {
			...size,
			labelpos: "c"
		}, String(at));
	}
	require_dagre_esm.Oe(drawing);
	const { width = 0, height = 0 } = drawing.graph();
	const moved = ({ x, y }) => ({
		x: x + corner.x,
		y: y + corner.y
	});
	return {
		width,
		height,
		boxes: new Map(nodes.map(({ id }) => {
			const { x, y, width: wide, height: high } = drawing.node(id);
			return [id, {
				...moved({
					x: x - wide / 2,
					y: y - high / 2
				}),
				width: wide,
				height: high
			}];
		})),
		edges: edges.map((edge, at) => {
			const { points = [], x = 0, y = 0 } = drawing.edge(edge.from, edge.to, String(at));
			return {
				edge,
				points: points.map(moved),
				label: moved({
					x,
					y
				})
			};
		})
	};
}
function acrossFrames(edge, boxes) {
	const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
	if (from === void 0 || to === void 0) return [];
	const start = {
		x: from.x + from.width,
		y: from.y + from.height / 2
	};
	const end = {
		x: to.x,
		y: to.y + to.height / 2
	};
	const label = {
		x: (start.x + end.x) / 2,
		y: start.y + (end.y - start.y) * .7
	};
	return [{
		edge,
		points: [start, end],
		label
	}];
}
// src/report/graph/graph-svg.ts
const LONGEST = 60;
const CHARACTER = 7.3;
const SMALL_CHARACTER = 6.4;
const STYLE = "svg{background:#fff}text{fill:#212121;font:12px monospace}.said{font-size:10.5px}.title{font-weight:bold}.frame{fill:#fafafa;stroke:#cfd8dc}.node{fill:#fff;stroke:#37474f}.absent{stroke-dasharray:5 4}.edge{fill:none;stroke:#607d8b}.open{stroke-dasharray:5 4}.broken{stroke:#c62828;stroke-width:2}.said.bad{fill:#c62828}";
const MEASURES = {
	node: (label) => require_check.displayWidth(shown(label)) * CHARACTER,
	edge: (label) => require_check.displayWidth(shown(label)) * SMALL_CHARACTER,
	title: (title) => require_check.displayWidth(shown(title)) * CHARACTER
};
function graphSvg(graph) {
	return picture(graph, "xmlns=\"http://www.w3.org/2000/svg\"", [`<style>${STYLE}</style>`]);
}
function inlineGraphSvg(graph, title) {
	return picture(graph, `class="graph" role="img" aria-label="${safe(require_start.escapeText(title))}"`, []);
}
function picture(graph, attributes, head) {
	const layout = layOut(graph, MEASURES);
	const { width, height, frames } = layout;
	const more = graph.leftOut === 0 ? "" : `${require_start.count(graph.leftOut, "more reference")} not drawn`;
	const [wide, high] = [round(width), round(height + (more === "" ? 0 : 24))];
	return [
		`<svg ${attributes} width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">`,
		...head,
		...frames.flatMap(({ title, box }) => [`<rect class="frame" ${boxText(box)} rx="6"/>`, textAt({
			x: box.x + 10,
			y: box.y + 24 * .8
		}, shown(title), "title")]),
		...layout.edges.map(edgeLine),
		...graph.groups.flatMap(({ nodes }) => nodes.flatMap((node) => nodeLines(node, layout))),
		...layout.edges.map(labelLine),
		...more === "" ? [] : [textAt({
			x: 12,
			y: height + 12
		}, more, "title")],
		"</svg>"
	].map((line) => `${line}\n`).join("");
}
function nodeLines({ id, label, kind }, { boxes }) {
	const box = boxes.get(id);
	if (box === void 0) return [];
	const corner = kind === "referrer" ? 3 : 14;
	return [`<rect class="node${kind === "absent" ? " absent" : ""}" ${boxText(box)} rx="${corner}"/>`, textAt({
		x: box.x + 8,
		y: box.y + box.height / 2 + 4
	}, shown(label))];
}
function edgeLine({ edge: { state }, points }) {
	const [first = {
		x: 0,
		y: 0
	}, ...others] = points;
	let before = first;
	const curves = others.map((point) => {
		const middle = round((before.x + point.x) / 2);
		const curve = `C${middle} ${round(before.y)} ${middle} ${round(point.y)} ${pointText(point)}`;
		before = point;
		return curve;
	});
	return `<path class="edge ${state}" d="M${pointText(first)} ${curves.join(" ")}"/>`;
}
function labelLine({ edge: { label, state }, label: at }) {
	const name = state === "broken" ? "said bad" : "said";
	return textAt({
		x: at.x,
		y: at.y - 3
	}, shown(label), name, " text-anchor=\"middle\"");
}
function pointText({ x, y }) {
	return `${round(x)} ${round(y)}`;
}
function boxText({ x, y, width, height }) {
	return `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
}
function textAt({ x, y }, text, name = "", more = "") {
	return `<text${name === "" ? "" : ` class="${name}"`} x="${round(x)}" y="${round(y)}"${more}>${safe(text)}</text>`;
}
function safe(text) {
	return text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0) ?? 63};`);
}
function shown(text) {
	return require_start.clipText(require_start.escapeText(text), LONGEST);
}
function round(number) {
	return Math.round(number * 10) / 10;
}
// src/report/graph/reference-graph.ts
const MAX_READABLE = 60;
const NUL = "\0";
function referenceGraph(references, most = MAX_READABLE) {
	const links = references.flatMap(linksOf);
	const edges = [...require_start.groupBy(links, ({ from, to }) => from.key + NUL + to.key).values()];
	const drawn = worstOf(edges, most);
	const nodes = new Map(drawn.flatMap((some) => some.slice(0, 1).flatMap(({ from, to }) => [from, to].map((node) => [node.key, node]))));
	const ids = new Map([...nodes.keys()].map((key, at) => [key, `n${at}`]));
	const idOf = (key) => ids.get(key) ?? "";
	return {
		groups: [...require_start.groupBy(nodes.values(), ({ build }) => build)].map(([build, some]) => groupOf(build, some, idOf)),
		edges: drawn.flatMap((some) => some.slice(0, 1).map(({ from, to }) => ({
			from: idOf(from.key),
			to: idOf(to.key),
			...edgeText(some.map(({ judged }) => judged))
		}))),
		leftOut: edges.length - drawn.length
	};
}
function groupOf(build, ends, idOf) {
	const [first, ...others] = new Set(ends.map(({ namespace }) => namespace));
	const shared = others.length === 0 ? first : void 0;
	return {
		title: shared === void 0 ? build : `${build}, namespace ${shared}`,
		nodes: ends.map(({ key, label, kind }) => ({
			id: idOf(key),
			label: shared === void 0 ? label : label.replace(` ${shared}/`, " "),
			kind
		}))
	};
}
function worstOf(edges, most) {
	if (edges.length <= most) return edges;
	const worst = (some) => some.reduce((rank, { judged }) => Math.max(rank, rankOf(judged.verdict)), 0);
	const kept = new Set(edges.toSorted((a, b) => worst(b) - worst(a)).slice(0, most));
	return edges.filter((edge) => kept.has(edge));
}
function linksOf(judged) {
	const { reference, verdict } = judged;
	const { manifest, build, kind, namespace, name } = reference;
	const label = require_start.plainNameInCluster(manifest);
	const from = {
		key: [
			"from",
			build,
			label
		].join(NUL),
		build,
		label,
		kind: "referrer",
		namespace: manifest.namespace
	};
	const found = [...require_check.sourcesOf(verdict), ...madeFor(verdict)];
	if (found.length > 0) return found.map((source) => ({
		from,
		to: nodeOf(source),
		judged
	}));
	const named = `${kind} ${require_start.qualifiedName(namespace, name)}`;
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
			kind: "absent",
			namespace
		},
		judged
	}];
}
function madeFor(verdict) {
	return (verdict.kind === "broken" || verdict.kind === "optional") && verdict.missing.what === "key" ? [verdict.missing.source] : [];
}
function nodeOf(source) {
	const { kind, namespace, name, build } = source;
	const label = `${kind} ${require_start.qualifiedName(namespace, name)}`;
	return {
		key: require_check.identityOfSource(source),
		build,
		label,
		kind: "source",
		namespace
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
Object.defineProperty(exports, "graphSvg", {
	enumerable: true,
	get: function() {
		return graphSvg;
	}
});
Object.defineProperty(exports, "inlineGraphSvg", {
	enumerable: true,
	get: function() {
		return inlineGraphSvg;
	}
});
Object.defineProperty(exports, "referenceGraph", {
	enumerable: true,
	get: function() {
		return referenceGraph;
	}
});
