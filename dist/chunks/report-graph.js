"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js = require("./report-document.js");
const require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds = require("./command-report.js");
const require_dagre_esm = require("./dagre.esm.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4 = require("./report-document2.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
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
const LONGEST$2 = 60;
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
		...frames.flatMap(({ title, box }) => [`<rect class="frame" ${boxText(box)} rx="6"/>`, textAt$1({
			x: box.x + 10,
			y: box.y + 24 * .8
		}, shown(title), "title")]),
		...layout.edges.map(edgeLine),
		...graph.groups.flatMap(({ nodes }) => nodes.flatMap((node) => nodeLines(node, layout))),
		...layout.edges.map(labelLine),
		...more === "" ? [] : [textAt$1({
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
	return [`<rect class="node${kind === "absent" ? " absent" : ""}" ${boxText(box)} rx="${corner}"/>`, textAt$1({
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
	return textAt$1({
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
function textAt$1({ x, y }, text, name = "", more = "") {
	return `<text${name === "" ? "" : ` class="${name}"`} x="${round(x)}" y="${round(y)}"${more}>${safe(text)}</text>`;
}
function safe(text) {
	return text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0) ?? 63};`);
}
function shown(text) {
	return require_start.clipText(require_start.escapeText(text), LONGEST$2);
}
function round(number) {
	return Math.round(number * 10) / 10;
}
// src/report/graph/reference-graph.ts
const MOST_READABLE = 60;
const NUL = "\0";
function referenceGraph(references, most = MOST_READABLE) {
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
// src/commands/opening/no-base.ts
var NoBase = class extends require_load.CannotRun {};
// src/io/git/revisions.ts
const BOUNDS = {
	milliseconds: 6e4,
	bytes: 67108864
};
const COMMIT_SIZE = 4194304;
function resolveRevision(repository, revision) {
	const found = require_start.findObjects(repository, [`${revision}^{commit}`]);
	if (found.kind === "failed") return found;
	const [commit] = found.value;
	if (commit?.kind === "commit") return {
		kind: "done",
		value: commit.id
	};
	return {
		kind: "failed",
		reason: "it names no commit of this repository"
	};
}
function parentsOf(repository, commit) {
	const found = require_start.findObjects(repository, [commit]);
	if (found.kind === "failed") return found;
	const [object] = found.value;
	if (object?.kind !== "commit" || object.size > COMMIT_SIZE) return {
		kind: "failed",
		reason: "the commit is not in this clone"
	};
	const read = require_start.readObjects(repository, [object]);
	if (read.kind === "failed") return read;
	const text = read.value.get(object.id)?.toString() ?? "";
	return {
		kind: "done",
		value: [...text.slice(0, text.indexOf("\n\n")).matchAll(/^parent (\w+)$/gm)].map(([, id = ""]) => id)
	};
}
function mergeBase(repository, one, other) {
	if (!require_start.isObjectId(one) || !require_start.isObjectId(other)) return {
		kind: "failed",
		reason: "it is not the id of a commit"
	};
	const output = require_start.askObjects(repository, [
		"merge-base",
		one,
		other
	], BOUNDS);
	if (output.kind === "failed") return output.cause === "refused" ? {
		kind: "done",
		value: void 0
	} : output;
	const id = output.bytes.toString().trim();
	return {
		kind: "done",
		value: require_start.isObjectId(id) ? id : void 0
	};
}
function isShallow({ common }) {
	return ((0, node_fs.lstatSync)((0, node_path.join)(common, "shallow"), { throwIfNoEntry: false })?.size ?? 0) > 0;
}
// src/io/git/choose-base.ts
const DEFAULT_BRANCHES = [
	"refs/remotes/upstream/HEAD",
	"refs/remotes/origin/HEAD",
	"refs/remotes/upstream/main",
	"refs/remotes/upstream/master",
	"refs/remotes/origin/main",
	"refs/remotes/origin/master",
	"refs/heads/main",
	"refs/heads/master"
];
function chooseBase(repository, request) {
	const head = resolveRevision(repository, "HEAD");
	if (head.kind === "failed") return failed("The repository has no commit yet.");
	return request === void 0 ? ofDefaultBranch(repository, head.value) : ofPullRequest(repository, head.value, request);
}
function ofPullRequest(repository, head, request) {
	const { merge, base, target, setting } = request;
	if (merge === head) {
		const parents = parentsOf(repository, head);
		const first = parents.kind === "done" && parents.value.length > 1 ? parents.value[0] : void 0;
		if (first !== void 0) {
			if (isHere(repository, first)) return done(first, "the base of the pull request");
			return failed(`The base of the pull request is not in this clone: ${setting("2")}.`);
		}
	}
	const candidates = [...base === void 0 ? [] : [base], ...target === void 0 ? [] : [`refs/remotes/origin/${target}`, `refs/heads/${target}`]];
	for (const candidate of candidates) {
		const found = resolveRevision(repository, candidate);
		if (found.kind === "failed") continue;
		const common = mergeBase(repository, found.value, head);
		if (common.kind === "done" && common.value !== void 0) return done(common.value, "the base of the pull request");
	}
	return failed(`The base of the pull request is not in this clone: ${setting("0")}.`);
}
function ofDefaultBranch(repository, head) {
	for (const branch of DEFAULT_BRANCHES) {
		const found = resolveRevision(repository, branch);
		if (found.kind === "failed") continue;
		const common = mergeBase(repository, found.value, head);
		if (common.kind === "done" && common.value !== void 0) return done(common.value, `the merge base with \`${shortName(branch)}\``);
	}
	return failed(isShallow(repository) ? "This clone is shallow and does not hold the commit to compare with: run `git fetch --unshallow`, or name another one." : "There is no branch `main` or `master` to compare with: name a revision.");
}
function shortName(branch) {
	return branch.replace(/^refs\/(?:remotes|heads)\//, "").replace(/\/HEAD$/, "");
}
function isHere(repository, commit) {
	const found = require_start.findObjects(repository, [`${commit}^{tree}`]);
	return found.kind === "done" && found.value[0] !== void 0;
}
function done(commit, name) {
	return {
		kind: "done",
		value: {
			commit,
			name
		}
	};
}
function failed(reason) {
	return {
		kind: "failed",
		reason
	};
}
// src/io/git/pull-request.ts
const TARGETS = [
	"SYSTEM_PULLREQUEST_TARGETBRANCH",
	"BITBUCKET_PR_DESTINATION_BRANCH",
	"CHANGE_TARGET",
	"BUILDKITE_PULL_REQUEST_BASE_BRANCH"
];
function pullRequestOf(env, event) {
	return ofGithub(env, event) ?? ofGitlab(env) ?? ofOther(env);
}
const GITHUB_EVENTS = /* @__PURE__ */ new Set([
	"pull_request",
	"pull_request_target",
	"pull_request_review",
	"pull_request_review_comment",
	"merge_group"
]);
function ofGithub(env, event) {
	if (env["GITHUB_ACTIONS"] !== "true") return void 0;
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	if (!GITHUB_EVENTS.has(name)) return void 0;
	const payload = require_start.parsedJson(event);
	const base = name === "merge_group" ? textAt(payload, "merge_group", "base_sha") : textAt(payload, "pull_request", "base", "sha");
	return {
		merge: /^refs\/pull\/\d+\/merge$/.test(env["GITHUB_REF"] ?? "") ? idOrNone(env["GITHUB_SHA"]) : void 0,
		base: idOrNone(base),
		target: named$1(env["GITHUB_BASE_REF"]),
		setting: (depth) => `set \`fetch-depth: ${depth}\` on actions/checkout`
	};
}
function ofGitlab(env) {
	if (env["GITLAB_CI"] !== "true" || named$1(env["CI_MERGE_REQUEST_IID"]) === void 0) return void 0;
	return {
		merge: env["CI_MERGE_REQUEST_EVENT_TYPE"] === "merged_result" ? idOrNone(env["CI_COMMIT_SHA"]) : void 0,
		base: idOrNone(env["CI_MERGE_REQUEST_DIFF_BASE_SHA"]),
		target: named$1(env["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]),
		setting: (depth) => `set the variable \`GIT_DEPTH: "${depth}"\` on the job`
	};
}
function ofOther(env) {
	const target = TARGETS.flatMap((name) => named$1(env[name]) ?? [])[0];
	if (target === void 0) return void 0;
	return {
		merge: void 0,
		base: idOrNone(env["BITBUCKET_PR_DESTINATION_COMMIT"]),
		target: target.replace(/^refs\/heads\//, ""),
		setting: () => "let the CI system clone the whole history"
	};
}
function idOrNone(text) {
	return text !== void 0 && require_start.isObjectId(text) && !/^0+$/.test(text) ? text : void 0;
}
function named$1(text) {
	return text === void 0 || text === "" ? void 0 : text;
}
function textAt(value, ...keys) {
	let here = value;
	for (const key of keys) {
		if (typeof here !== "object" || here === null) return void 0;
		here = Object.entries(here).find(([name]) => name === key)?.[1];
	}
	return typeof here === "string" ? here : void 0;
}
// src/io/open-stored-tree.ts
function openStoredTree(stored, options) {
	const { located, remotes, revisions } = options;
	const { root, targets } = located;
	const wanted = require_load.pathFilter(options);
	const matchers = targets.map((target) => matcherOf(target, root));
	const files = new Set(targets.flatMap((target) => target.kind === "file" ? [require_load.pathFrom(root, target.path)] : []));
	const isChosen = (path) => matchers.some((matches) => matches(path));
	const isSingle = targets.every(({ kind }) => kind === "file" || kind === "glob");
	const isIn = (path) => files.has(path) || wanted(path);
	const chosen = isSingle ? stored.paths : stored.paths.filter(isChosen);
	return {
		...stored,
		paths: chosen.filter(isIn),
		...isSingle && { selected: new Set(stored.paths.filter(isChosen)) },
		...!isSingle && !require_load.namesRoot(located) && { around: () => stored.paths.filter((path) => !isChosen(path) && wanted(path)) },
		named: targets.flatMap((target) => target.kind === "folder" && target.path !== root ? [require_load.pathFrom(root, target.path)] : []),
		remotes,
		...revisions !== void 0 && { revisions },
		excluded: chosen.filter((path) => !isIn(path) && require_start.isManifestName(path))
	};
}
function matcherOf(target, root) {
	switch (target.kind) {
		case "folder": {
			const folder = require_load.pathFrom(root, target.path);
			return (path) => folder === "" || path.startsWith(`${folder}/`);
		}
		case "file": {
			const file = require_load.pathFrom(root, target.path);
			return (path) => path === file;
		}
		case "glob": {
			const folder = require_load.pathFrom(root, target.folder);
			const { matches } = require_load.pathGlobs([target.pattern]);
			const start = folder === "" ? "" : `${folder}/`;
			return (path) => path.startsWith(start) && matches(path.slice(start.length));
		}
		default: return () => false;
	}
}
// src/commands/opening/open-stored.ts
const UNFILTERED = {
	include: [],
	exclude: [],
	settings: { limits: require_start.DEFAULT_LIMITS }
};
function openStored(side, located, { include, exclude, settings }, host) {
	const repository = repositoryOf(located, side, host);
	const { fileSize } = settings.limits;
	const { stored, label } = storedOf(side, repository, fileSize, host);
	return {
		tree: openStoredTree(stored, {
			located,
			include,
			exclude,
			remotes: require_start.remotesOf(repository.top, host.env).flatMap(({ urls }) => urls),
			revisions: require_start.revisionsHere(repository.top, host.env)
		}),
		label
	};
}
function repositoryOf({ root, targets }, { kind }, { env }) {
	const Refusal = kind === "default" ? NoBase : require_load.CannotRun;
	if (targets.some((target) => target.kind === "stdin" || target.kind === "stream")) throw new require_load.CannotRun("Standard input has no earlier version to compare with.", "Name the folder or file to compare with: `--base-dir`.");
	if (require_load.workTreeOf(root) !== root) throw new Refusal("There is no git repository to compare with.", "Name a folder to compare with instead: `--base-dir`.");
	const opened = require_start.openRepository(root, env);
	if (opened.kind === "repository") return withObjects(opened.repository, Refusal);
	throw new Refusal(`git cannot read the files to compare with: ${opened.reason}.`);
}
function withObjects(repository, Refusal) {
	const reason = require_start.borrowing(repository);
	if (reason === void 0) return repository;
	throw new Refusal(`git cannot read the files to compare with: ${reason}.`, "Copy them: `git repack -a -d`, then remove `.git/objects/info/alternates`. Or trust this repository: `--trust FOLDER`.");
}
function storedOf(side, repository, fileSize, host) {
	if (side.kind === "index") return {
		stored: valueOf(require_start.openIndex(repository, fileSize), "the index"),
		label: "the index"
	};
	if (side.kind === "last-commit") return resolveRevision(repository, "HEAD").kind === "failed" ? {
		stored: NO_FILES,
		label: "an empty repository"
	} : storedOf({
		kind: "revision",
		revision: "HEAD"
	}, repository, fileSize, host);
	const { commit, label } = side.kind === "default" ? defaultBase(repository, host) : named(side.revision, repository);
	return {
		stored: valueOf(require_start.openRevision(repository, commit, fileSize), label),
		label
	};
}
const NO_FILES = {
	paths: [],
	blobOf: () => void 0,
	read: () => ({
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
	})
};
function defaultBase(repository, { env }) {
	const chosen = chooseBase(repository, pullRequestOf(env, eventOf(env)));
	if (chosen.kind === "failed") throw new NoBase(chosen.reason);
	const { commit, name } = chosen.value;
	return {
		commit,
		label: `${name} (${short(commit)})`
	};
}
const EVENT_SIZE = 16777216;
function eventOf(env) {
	return require_start.contentText(require_start.readNamedFile(env["GITHUB_EVENT_PATH"] ?? "", EVENT_SIZE)) ?? "{}";
}
function named(revision, repository) {
	const found = resolveRevision(repository, revision);
	if (found.kind === "failed" || !isHere(repository, found.value)) throw new require_load.CannotRun(`\`${revision}\` is not a commit, branch or tag of this repository.`, isShallow(repository) ? "This clone is shallow: clone more of the history (`fetch-depth: 0` on actions/checkout, `git fetch --unshallow` elsewhere)." : void 0);
	const id = short(found.value);
	return {
		commit: found.value,
		label: revision.startsWith(id) ? id : `\`${revision}\` (${id})`
	};
}
function short(commit) {
	return commit.slice(0, 7);
}
function valueOf(asked, label) {
	if (asked.kind === "done") return asked.value;
	throw new require_load.CannotRun(`The files of ${label} cannot be read: ${asked.reason}.`);
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
	if (format === "dot") return graphDot(referenceGraph(references, MOST_FOR_GRAPHVIZ));
	const graph = referenceGraph(references);
	return format === "svg" ? graphSvg(graph) : graphMermaid(graph);
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
		`  subgraph g${at}["${mermaidText(require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds.titleOfGroup(group, report))}"]`,
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
		require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds.nameOfBuild(build),
		require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds.BUILD_KINDS[kind],
		facts.join(", ")
	].map(mermaidText).join("<br/>");
}
// src/report/inventory/format-builds.ts
var format_builds_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatBuilds: () => formatBuilds });
function formatBuilds(format, report, options) {
	const groups = require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds.buildTree(report);
	if (format === "json") return json(groups, report, options);
	if (format === "mermaid") return buildsMermaid(groups, report);
	const document = [
		...groups.map((group) => treeSection(require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds.titleOfGroup(group, report), nodesOf(group.roots))),
		...versionSections(report),
		...notChecked(report)
	];
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
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
		text: `(${require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds.BUILD_KINDS[kind]})`,
		tone: "quiet"
	};
	return [
		require_engine_action_worker_run_format_problems_format_why_format_references_inventory_format_builds.nameOfBuild(build),
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
Object.defineProperty(exports, "NoBase", {
	enumerable: true,
	get: function() {
		return NoBase;
	}
});
Object.defineProperty(exports, "UNFILTERED", {
	enumerable: true,
	get: function() {
		return UNFILTERED;
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
Object.defineProperty(exports, "inlineGraphSvg", {
	enumerable: true,
	get: function() {
		return inlineGraphSvg;
	}
});
Object.defineProperty(exports, "openStored", {
	enumerable: true,
	get: function() {
		return openStored;
	}
});
Object.defineProperty(exports, "referenceGraph", {
	enumerable: true,
	get: function() {
		return referenceGraph;
	}
});
