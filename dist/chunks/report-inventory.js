"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants = require("./pipeline.js");
const require_engine_action_action_worker_run_run_format_problems_format_text_format_file_deployment_form_j40udv64 = require("./report-document.js");
const require_engine_action_worker_run_run_run_run_run_run_format_problems_format_file_deployment_format__g8lu8n2g = require("./report-document2.js");
const require_dagre_esm = require("./dagre.esm.js");
// src/rollout/compare/workload-origin.ts
function originOf({ manifest, path }) {
	const name = require_start.scalarAt(manifest.node, "metadata", "name");
	const { file, start } = require_start.hostSpan(name ?? manifest.node);
	return [
		manifest.kind,
		path,
		file.path,
		start
	].join("\n");
}
function writtenTitleOf({ manifest, path }) {
	return [
		manifest.group,
		manifest.kind,
		require_check.writtenNameOf(manifest) ?? "",
		path
	].join("\n");
}
// src/rollout/compare-variants.ts
const NO_ROLLOUT = {
	verdict: "unaffected",
	needless: false,
	reasons: []
};
function compareVariants(evidence, left, right) {
	const [olds, news] = [left, right].map((builds) => workloadsIn(evidence, builds));
	const pairs = matchVariants(olds ?? [], news ?? []);
	const sideOf = require_engine_action_worker_watch_run_run_run_compare_variants_engines.resolveSides(evidence, pairs.flat());
	const workloads = pairs.flatMap(([before, after]) => {
		if (before === void 0 || after === void 0) return [];
		const containers = require_engine_action_worker_watch_run_run_run_compare_variants_engines.compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
		if (containers.length === 0) return [];
		return [{
			before,
			after,
			renamed: false,
			builds: [`${before.build} \u2192 ${after.build}`],
			amount: 1,
			namespaces: [after.manifest.namespace ?? ""],
			rollout: NO_ROLLOUT,
			containers
		}];
	});
	const alone = pairs.flatMap(([before, after]) => {
		const only = before === void 0 ? after : after === void 0 ? before : void 0;
		if (only === void 0) return [];
		return [{
			text: `only \`${only.build}\` has ${require_check.nameInCluster(only.manifest)}`,
			at: only.manifest.node
		}];
	});
	const builds = [...left.map((before) => ({
		before,
		after: void 0
	})), ...right.map((after) => ({
		before: void 0,
		after
	}))];
	return {
		workloads: require_engine_action_worker_watch_run_run_run_compare_variants_engines.mergeWorkloads(workloads),
		sources: [],
		unused: [],
		builds,
		notCompared: alone
	};
}
function withoutMoved(container) {
	const variables = container.variables.filter(({ kind }) => kind !== "moved");
	const { status, files, stops, needs, mends } = container;
	const isEmpty = [
		variables,
		files,
		stops,
		needs,
		mends
	].every(({ length }) => length === 0);
	return status === "kept" && isEmpty ? [] : [{
		...container,
		variables
	}];
}
function workloadsIn({ workloads }, builds) {
	const ids = new Set(builds.map(({ id }) => id));
	return workloads.filter(({ build }) => ids.has(build));
}
function matchVariants(olds, news) {
	const found = /* @__PURE__ */ new Map();
	const left = new Set(olds);
	for (const keyOf of [originOf, writtenTitleOf]) {
		const waiting = /* @__PURE__ */ new Map();
		for (const old of left) require_start.appendTo(waiting, keyOf(old), old);
		for (const now of news) {
			if (found.has(now)) continue;
			const old = waiting.get(keyOf(now))?.shift();
			if (old === void 0) continue;
			found.set(now, old);
			left.delete(old);
		}
	}
	return [...news.map((now) => [found.get(now), now]), ...[...left].map((old) => [old, void 0])];
}
// src/rollout/compare/environment-matrix.ts
function variantsOf(environments) {
	const workloads = [...new Set(environments.map(({ workload }) => workload))];
	const byTitle = require_start.groupBy(workloads, writtenTitleOf);
	const byOrigin = require_start.groupBy(workloads, originOf);
	const seen = /* @__PURE__ */ new Set();
	return workloads.flatMap((first) => {
		if (seen.has(first)) return [];
		const all = /* @__PURE__ */ new Set([
			first,
			...byOrigin.get(originOf(first)) ?? [],
			...byTitle.get(writtenTitleOf(first)) ?? []
		]);
		for (const each of all) seen.add(each);
		return [[...all]];
	});
}
const environmentsByWorkload = require_start.memo(({ environments }) => require_start.groupBy(environments(), ({ workload }) => workload));
function environmentMatrix(evidence, variants) {
	const [workload] = variants;
	if (workload === void 0) return void 0;
	const all = environmentsByWorkload(evidence);
	const containers = [...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name)))].map((name) => {
		const environments = variants.map((each) => all.get(each)?.find(({ container }) => container.name === name));
		return {
			name,
			environments,
			rows: rowsOf(environments, variants, evidence)
		};
	});
	return {
		workload,
		columns: variants.map(({ build }) => build),
		variants,
		containers
	};
}
function rowsOf(environments, variants, evidence) {
	const bindings = environments.map((each) => new Map(each?.bindings.map((binding) => [binding.name, binding])));
	const names = new Set(bindings.flatMap((each) => [...each.keys()]));
	const judged = variants.map((each) => require_check.judgedOf(evidence, each));
	return [...names].map((name) => {
		const cells = bindings.map((each) => each.get(name));
		const compare = (one, other) => {
			const [old, now] = [cells[one], cells[other]];
			if (old === void 0 || now === void 0) return "changed";
			if (isMissing(old) && isMissing(now)) return "same";
			const comparer = require_check.valueComparer(judged[one] ?? [], judged[other] ?? []);
			if (comparer.isOpaque(old.value) !== comparer.isOpaque(now.value)) return "perhaps";
			if (!isAlikeSecret(old.value, now.value)) return "perhaps";
			return comparer.compare(old.value, now.value);
		};
		const classes = classesOf(cells, (one, other) => compare(one, other) === "same");
		const kinds = [...new Set(classes)];
		const same = classes.every((each) => each === 0);
		const isOpen = (kind) => kinds.every((other) => other >= kind || compare(other, kind) === "perhaps");
		return {
			name,
			cells,
			same,
			perhaps: !same && !kinds.includes(-1) && kinds.every(isOpen),
			classes
		};
	});
}
function isAlikeSecret(one, other) {
	if (!one.some(isSecret) && !other.some(isSecret)) return true;
	return one.length === other.length && one.every((part, at) => part.kind === other[at]?.kind);
}
function isSecret({ kind }) {
	return kind === "secret";
}
function isMissing({ value }) {
	return value.some((part) => part.kind === "placeholder" && part.label.startsWith("missing "));
}
function classesOf(cells, isSame) {
	const classes = [];
	for (const [at, cell] of cells.entries()) {
		const first = cell === void 0 ? -1 : classes.findIndex((each, index) => each === index && isSame(index, at));
		classes.push(cell === void 0 ? -1 : first === -1 ? at : first);
	}
	return classes;
}
// src/rollout/compare/select-builds.ts
function selectBuilds(builds, word, path) {
	const exact = builds.filter((build) => pathsOf(build).some((each) => each === path || each === word));
	if (exact.length > 0) return exact;
	const below = builds.filter((build) => pathsOf(build).some((each) => each.startsWith(`${path}/`)));
	if (below.length > 0) return below;
	const named = builds.filter(({ deployedBy }) => {
		const name = deployedBy?.name ?? "";
		return name === word || name.slice(name.lastIndexOf("/") + 1) === word;
	});
	if (named.length > 0) return named;
	const { matches } = require_load.pathGlobs([`/${path}`]);
	return builds.filter((build) => pathsOf(build).some(matches));
}
function pathsOf({ id, folder }) {
	return [id, ...folder === void 0 ? [] : [folder]];
}
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
// src/commands/diff/compare-variants.ts
var compare_variants_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	between: () => between,
	matrix: () => matrix
});
function between(engines, tree, settings, [left, right]) {
	const { evidence } = require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.gatherTree(engines, tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	const redaction = require_check.redactionOf([evidence]);
	return {
		change: require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.redactChange(change, redaction),
		redact: redaction.inName
	};
}
function buildsNamed(builds, { word, path }) {
	const found = selectBuilds(builds, word, path);
	if (found.length > 0) return found;
	const near = require_load.nearestName(path, new Set(builds.map(({ id }) => id)));
	const help = near === void 0 ? "`envfrom builds` lists the builds." : `Did you mean \`${near}\`?`;
	throw new require_load.CannotRun(`No build matches \`${word}\`.`, help);
}
const MOST_NAMED = 10;
function matrix(engines, tree, settings, selection) {
	const { evidence } = require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.gatherTree(engines, tree, settings);
	const { builds, environments } = evidence;
	const variants = variantsOf(selectEnvironments(environments(), {
		...selection,
		builds
	}));
	const [first = [], ...others] = variants;
	if (others.length > 0) {
		const names = variants.slice(0, MOST_NAMED).flatMap(([each]) => each === void 0 ? [] : [require_check.nameInCluster(each.manifest)]);
		const rest = variants.length - names.length;
		throw new require_load.CannotRun(`\`--matrix\` shows one workload, and ${variants.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`);
	}
	const found = environmentMatrix(evidence, first);
	if (found === void 0) throw new require_load.CannotRun("There are no workloads here.");
	const redaction = require_check.redactionOf([evidence]);
	return {
		matrix: require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.redactMatrix(found, redaction),
		redact: redaction.inName
	};
}
// src/report/text/shell-quote.ts
const LOG_COMMAND = /#(?=#\w*\[)/g;
const NEEDS_NO_QUOTES = /^[A-Za-z0-9_@%+=:,./-]+$/;
function shellQuote(text) {
	if (text === "") return "''";
	if (NEEDS_NO_QUOTES.test(text)) return text;
	const quoted = [];
	for (const char of text) if (char === "'") quoted.push(String.raw`'\''`);
	else if (char === "\n") quoted.push("\n''");
	else if (char === "	" || require_start.escapeText(char) === char) quoted.push(char);
	else quoted.push(`'"$(printf '${octal(char)}')"'`);
	return `'${quoted.join("").replaceAll(LOG_COMMAND, "#''")}'`;
}
function octal(char) {
	return [...new TextEncoder().encode(char)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
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
		...require_engine_action_worker_run_run_run_run_run_run_format_problems_format_file_deployment_format__g8lu8n2g.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_format_problems_format_text_format_file_deployment_form_j40udv64.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/format-charts.ts
var format_charts_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatCharts: () => formatCharts });
const HEAD$1 = [
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
	return table(HEAD$1, rows, options);
}
function neededCharts({ builds, uncheckedEntries }) {
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
	const unseen = uncheckedEntries.flatMap(({ manifest, need }) => {
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
		`mkdir -p ${shellQuote(folder)}`
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
	].map(shellQuote).join(" ");
}
// src/report/inventory/format-sources.ts
var format_sources_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatSources: () => formatSources });
const HEAD = [
	"KIND",
	"NAME",
	"KEYS",
	"MADE BY",
	"USES",
	"PLACE"
];
function formatSources(format, sources, { references, repositories }, options) {
	const uses = usesOf(references);
	if (format === "json") return listJson("sources", sources.map((source) => ({
		...require_formats.sourceJson(source),
		repository: repositories && require_check.repositoryOf(require_start.hostSpan(source.at).file.path),
		type: source.type,
		keys: source.keys.kind === "known" ? [...source.keys.value.keys()] : void 0,
		keysUnknown: source.keys.kind === "known" ? void 0 : require_start.messageText(source.keys.reason),
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
	return table(HEAD, rows, options);
}
function usesOf(references) {
	const uses = /* @__PURE__ */ new Map();
	for (const { verdict } of references) for (const source of require_check.sourcesOf(verdict)) {
		const identity = require_check.identityOfSource(source);
		uses.set(identity, (uses.get(identity) ?? 0) + 1);
	}
	return uses;
}
Object.defineProperty(exports, "compare_variants_exports", {
	enumerable: true,
	get: function() {
		return compare_variants_exports;
	}
});
Object.defineProperty(exports, "environmentMatrix", {
	enumerable: true,
	get: function() {
		return environmentMatrix;
	}
});
Object.defineProperty(exports, "format_charts_exports", {
	enumerable: true,
	get: function() {
		return format_charts_exports;
	}
});
Object.defineProperty(exports, "format_sources_exports", {
	enumerable: true,
	get: function() {
		return format_sources_exports;
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
Object.defineProperty(exports, "listJson", {
	enumerable: true,
	get: function() {
		return listJson;
	}
});
Object.defineProperty(exports, "referenceGraph", {
	enumerable: true,
	get: function() {
		return referenceGraph;
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
Object.defineProperty(exports, "shellQuote", {
	enumerable: true,
	get: function() {
		return shellQuote;
	}
});
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
Object.defineProperty(exports, "variantsOf", {
	enumerable: true,
	get: function() {
		return variantsOf;
	}
});
