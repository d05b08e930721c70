"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes = require("./report-changes.js");
const require_dagre_esm = require("./dagre.esm.js");
const require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox = require("./commands-selection.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection2.js");
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
const NUL = "\0";
function referenceGraph(references, most = 60) {
	const links = references.flatMap(linksOf);
	const edges = [...require_start.groupBy(links, ({ from, to }) => from.key + NUL + to.key).values()];
	const drawn = worstOf(edges, most);
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
function worstOf(edges, most) {
	if (edges.length <= most) return edges;
	const worst = (some) => some.reduce((rank, { judged }) => Math.max(rank, rankOf(judged.verdict)), 0);
	const kept = new Set(edges.toSorted((a, b) => worst(b) - worst(a)).slice(0, most));
	return edges.filter((edge) => kept.has(edge));
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
// src/report/changes/changes-json.ts
const SHAPE_VERSION = 1;
function changesJson(change, options) {
	const { redact, version, labels, rollouts } = options;
	const { verdicts, variables, ...counts } = require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes.countChanges(change);
	return `${require_start.safeJson({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version
		},
		base: labels.base,
		head: labels.head,
		summary: {
			...counts,
			verdicts: rollouts ? Object.fromEntries(verdicts) : void 0,
			variables
		},
		workloads: change.workloads.map((workload) => workloadJson(workload, options)),
		sources: change.sources.map((source) => sourceChangeJson(source, redact)),
		notCompared: change.notCompared.map(({ text, at }) => ({
			message: redact(require_start.messageText(text)),
			...place(at)
		}))
	})}\n`;
}
function workloadJson({ before, after, renamed, builds, namespaces, amount, rollout, containers }, { redact, rollouts }) {
	return {
		...objectJson(after ?? before, redact),
		before: before === void 0 ? null : objectJson(before, redact),
		status: after === void 0 ? "removed" : before === void 0 ? "added" : renamed ? "renamed" : "changed",
		builds,
		namespaces: namespaces.flatMap((each) => each === "" ? [] : [redact(each)]),
		amount,
		rollout: rollouts ? {
			verdict: rollout.verdict,
			needless: rollout.needless,
			held: rollout.held ?? false,
			forgotten: rollout.forgotten ?? false,
			reasons: rollout.reasons.map((reason) => reasonJson(reason, redact))
		} : void 0,
		containers: containers.map((container) => containerJson(container, redact))
	};
}
function objectJson(workload, redact) {
	if (workload === void 0) return {};
	const { apiVersion, kind, namespace, name, node } = workload.manifest;
	return {
		apiVersion: redact(apiVersion),
		kind: kind && redact(kind),
		namespace: namespace && redact(namespace),
		name: name && redact(name),
		...require_formats.placeJson(node)
	};
}
function reasonJson({ text, before, after }, redact) {
	return {
		message: redact(require_start.messageText(text)),
		before: before && require_formats.placeJson(before),
		after: after && require_formats.placeJson(after)
	};
}
function containerJson({ name, kind, status, variables, files, stops, needs, mends }, redact) {
	const failure = ({ reason, message, at }) => ({
		reason,
		message: redact(message),
		...require_formats.placeJson(at)
	});
	return {
		name: redact(name),
		kind,
		status,
		variables: variables.map((variable) => variableJson(variable, redact)),
		files: files.map((file) => fileJson(file, redact)),
		stops: stops.map(failure),
		needs: needs.map(failure),
		mends: mends.map(failure)
	};
}
function variableJson({ kind, name, before, after, nowHides, noLongerHides }, redact) {
	const masks = kind === "moved" && [before, after].some((each) => each && isSecret(each.value));
	return {
		name,
		kind,
		before: before && bindingJson(before, masks, redact),
		after: after && bindingJson(after, masks, redact),
		nowHides: nowHides.map(({ from }) => originJson(from, redact)),
		noLongerHides: noLongerHides.map(({ from }) => originJson(from, redact))
	};
}
function bindingJson({ value, from }, masks, redact) {
	return {
		...valueJson(value, masks),
		from: originJson(from, redact)
	};
}
function isSecret(value) {
	return value.some(({ kind }) => kind === "secret");
}
function valueJson(value, masks) {
	return {
		value: masks ? "<secret>" : value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join(""),
		exact: !masks && value.every(({ kind }) => kind === "text"),
		secret: masks || isSecret(value)
	};
}
function originJson(from, redact) {
	switch (from.kind) {
		case "env-from":
		case "key": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			key: redact(from.key),
			...require_formats.placeJson(from.at)
		};
		case "env-from-unknown": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			...require_formats.placeJson(from.at)
		};
		default: return {
			kind: from.kind,
			...place(from.at)
		};
	}
}
function nameJson({ kind, name }, redact) {
	return {
		kind,
		name: redact(name)
	};
}
function fileJson({ kind, path, mount, before, after }, redact) {
	const from = (side) => side && {
		secret: isSecret(side.value),
		source: side.from && {
			...nameJson(side.from.source, redact),
			key: redact(side.from.key.key),
			...require_formats.placeJson(require_check.originOfKey(side.from.key))
		}
	};
	return {
		path: redact(path),
		kind,
		mount,
		before: from(before),
		after: from(after)
	};
}
function sourceChangeJson({ before, after, build, name, keys, refusal }, redact) {
	const { kind, namespace, at } = after ?? before ?? {};
	return {
		kind,
		namespace: namespace && redact(namespace),
		name: redact(name),
		build,
		status: after === void 0 ? "removed" : before === void 0 ? "added" : "changed",
		...place(at),
		keys: keys.map((key) => keyJson(key, redact)),
		refusal: refusal && {
			message: redact(refusal.message),
			recreatedBy: refusal.recreatedBy,
			...require_formats.placeJson(refusal.at)
		}
	};
}
function keyJson({ key, kind, before, after }, redact) {
	return {
		key: redact(key),
		kind,
		before: before && require_formats.placeJson(before.at),
		after: after && require_formats.placeJson(after.at)
	};
}
function place(at) {
	return at === void 0 ? {} : { ...require_formats.placeJson(at) };
}
// src/report/changes/format-changes.ts
function formatChanges(format, change, options) {
	if (format === "json") return changesJson(change, options);
	const document = require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes.changesDocument(change, options, format);
	const print = require_start.printOptionsOf(options);
	if (format !== "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument(format, document, print);
	return [...require_formats.printHtml(document, {
		...print,
		maxBytes: require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.PAGE_BYTES,
		page: page()
	})].join("");
}
function page() {
	return {
		title: "changes",
		asides: [],
		shares: /* @__PURE__ */ new Map(),
		views: [{
			anchor: require_start.CHANGE_VIEW,
			title: "Change"
		}]
	};
}
// src/commands/diff/answer-changes.ts
var answer_changes_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerChanges: () => answerChanges });
function answerChanges({ values }, host, { change, shown, notices, code }) {
	const options = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeOptionsOf(values, host, shown);
	const text = formatChanges(require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeFormatOf(values), change, options);
	return {
		says: notices.map((notice) => `envfrom: ${notice}`),
		outputs: [{
			file: values.get("output")?.at(-1),
			pieces: [text]
		}],
		code
	};
}
// src/commands/sources/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runSources: () => runSources });
function runSources(args, host) {
	const { positionals, values } = args;
	return require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.printList(args, host, {
		places: positionals,
		filtersBuilds: true,
		empty: {
			note: "no sources to list.",
			headings: 1
		},
		async load() {
			const { formatSources } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.format_sources_exports);
			const { listFilter } = await Promise.resolve().then(() => require("./rollout-write2.js")).then((n) => n.list_filter_exports);
			return (run, report, options) => {
				const isListed = listFilter(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.filterOf(values, run), report.builds);
				return formatSources(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), report.sources.filter(isListed), report, options);
			};
		}
	});
}
Object.defineProperty(exports, "answer_changes_exports", {
	enumerable: true,
	get: function() {
		return answer_changes_exports;
	}
});
Object.defineProperty(exports, "formatChanges", {
	enumerable: true,
	get: function() {
		return formatChanges;
	}
});
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
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
