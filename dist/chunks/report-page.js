"use strict";
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0 = require("./report-document.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes2.js");
const require_formats = require("./formats.js");
const require_start = require("./start.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_run_run_format_graph_format_builds = require("./report-graph.js");
const require_version = require("./version.js");
const require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet = require("./pipeline.js");
let node_path = require("node:path");
// src/report/page/badges.ts
function severityBadges(problems) {
	const counts = require_start.countSeverities(problems);
	return require_start.SEVERITIES.flatMap((severity) => {
		const number = counts.get(severity) ?? 0;
		return number === 0 ? [] : [[{
			text: require_start.count(number, severity),
			tone: severity,
			badge: true
		}]];
	});
}
// src/report/page/variable-cells.ts
const MAX_LINES = 8;
const MAX_CHARACTERS = 4e3;
function variableCell(binding, whyUnknown, words = []) {
	const value = valueParts(binding);
	const reason = whyUnknown(binding);
	const { at } = binding.from;
	const steps = at === void 0 ? [] : trailLines(at);
	const notes = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originNotes(binding);
	const rest = value.slice(MAX_LINES);
	const hidden = [
		...rest,
		...steps,
		...notes.map((note) => [{
			text: note,
			tone: "quiet"
		}])
	];
	const titles = [
		...rest.length === 0 ? [] : [`${require_start.numberText(rest.length)} more lines`],
		...steps.length === 0 ? [] : ["how it got there"],
		...binding.hides.length === 0 ? [] : ["what it hides"],
		...(binding.mayBeHiddenBy ?? []).length === 0 ? [] : ["what may hide it"],
		...binding.unresolved.length === 0 ? [] : ["what stays as $(NAME)"]
	];
	return {
		lines: [
			...value.slice(0, MAX_LINES),
			...words.map((text) => [{
				text,
				tone: "quiet"
			}]),
			[...originLine(binding), ...reason === void 0 ? [] : [require_start.quiet(`; ${reason}`)]]
		],
		fold: hidden.length === 0 ? void 0 : {
			title: titles.join(", "),
			lines: hidden
		}
	};
}
function originLine({ from }) {
	return [{
		text: require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originText(from),
		tone: "quiet",
		at: from.at
	}];
}
function valueParts({ value }) {
	let left = MAX_CHARACTERS;
	const lines = [];
	let cut = 0;
	for (const line of require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.valueLines(value, false)) {
		const parts = require_start.partsOf(line).map((part) => {
			const text = part.text.slice(0, Math.max(0, left));
			cut += part.text.length - text.length;
			left -= part.text.length;
			return {
				...part,
				text,
				code: "bare"
			};
		});
		if (parts.some(({ text }) => text !== "")) lines.push(parts);
	}
	if (cut > 0) lines.push([{
		text: `\u2026 ${require_start.numberText(cut)} more characters`,
		tone: "quiet"
	}]);
	return lines;
}
const STEPS = {
	resource: "taken from a base",
	component: "added by a component",
	patch: "patched",
	generator: "generated",
	transformer: "set by a transformer",
	replacement: "replaced",
	substitution: "substituted by Flux",
	template: "filled in by a template",
	prefix: "renamed with a prefix or suffix",
	namespace: "given its namespace",
	hash: "renamed with a hash",
	reference: "its reference renamed"
};
function trailLines(at) {
	const steps = require_check.stepsOf(require_start.trailOf(at));
	if (steps.length === 0) return [];
	const lines = steps.map(({ kind, at: asked, in: folder }) => {
		const words = `${STEPS[kind]} in ${folder}`;
		if (asked === void 0) return [{
			text: words,
			tone: "quiet"
		}];
		return [{
			text: `${words}: `,
			tone: "quiet"
		}, {
			text: require_start.placeOf(asked),
			tone: "quiet",
			at: require_start.hostSpan(asked)
		}];
	});
	return [[{
		text: "written in ",
		tone: "quiet"
	}, {
		text: require_start.placeOf(at),
		tone: "quiet",
		at
	}], ...lines];
}
// src/report/page/variable-tables.ts
const MAX_COLUMNS = 5;
const MAX_NAMED = 3;
function allOf(heads) {
	return heads.length === 2 ? "both builds" : `all ${heads.length} builds`;
}
const NOT_SET = {
	lines: [[{
		text: "not set",
		tone: "quiet"
	}]],
	fold: void 0
};
function variableTables({ name: container, rows }, view) {
	const { heads } = view;
	const label = `container ${container} of ${view.title}`;
	if (heads.length < 2) return rows.length === 0 ? [] : [oneBuild(rows, container, view, `Variables of ${label}`)];
	const differing = rows.filter(({ same }) => !same);
	const equal = rows.filter(({ same }) => same);
	const table = (heads.length > MAX_COLUMNS ? byValue : byBuild)(differing, container, view, `Differing variables of ${label}`);
	const title = `${require_start.count(equal.length, "variable")} the same in ${allOf(heads)}`;
	return [...differing.length === 0 ? [] : [table], ...equal.length === 0 ? [] : [{
		...require_start.section(title, [allBuilds(equal, container, view, `Equal variables of ${label}`)], 3),
		folds: differing.length === 0 ? "open" : "closed"
	}]];
}
function tableMaker(titlesOf, cellsOf) {
	return (rows, container, view, caption) => ({
		kind: "table",
		caption,
		headed: true,
		code: true,
		columns: ["Name", ...titlesOf(view.heads)].map((title) => ({ title })),
		rows: rows.map((row) => rowOf$1(row, container, view, cellsOf(row, view)))
	});
}
const oneBuild = tableMaker(() => ["Value"], ({ cells: [binding] }, view) => [cellOf(binding, view)]);
const byBuild = tableMaker((heads) => heads, (row, view) => row.cells.map((binding, at) => cellOf(binding, view, samenessOf(row, at, view.heads))));
const byValue = tableMaker(() => ["Values, and the builds that have them"], (row, view) => {
	const cells = [...require_start.groupBy(row.cells.keys(), (at) => row.classes[at] ?? -1)].map(([kind, some]) => {
		const names = some.map((at) => view.heads[at] ?? "");
		const where = [{
			text: `in ${require_start.shortListOf(names, MAX_NAMED)}`,
			strong: true
		}];
		const binding = row.cells[kind];
		const { lines, fold } = cellOf(binding, view);
		const origins = binding === void 0 ? [] : originsOf(row, some, view.heads);
		const all = [...fold?.lines ?? [], ...origins];
		return {
			lines: [where, ...lines],
			fold: all.length === 0 ? void 0 : {
				title: fold?.title ?? "where in each",
				lines: all
			}
		};
	});
	const lines = cells.flatMap((cell) => cell.lines);
	const folded = cells.flatMap(({ fold }) => fold?.lines ?? []);
	return [{
		lines,
		fold: folded.length === 0 ? void 0 : {
			title: "more",
			lines: folded
		}
	}];
});
const allBuilds = tableMaker((heads) => [`Value in ${allOf(heads)}`], (row, view) => {
	const [binding] = row.cells;
	if (binding === void 0) return [NOT_SET];
	const cell = cellOf(binding, view);
	const origins = originsOf(row, [...row.cells.keys()], view.heads);
	const title = [cell.fold?.title, ...origins.length === 0 ? [] : ["where in each build"]].filter((text) => text !== void 0).join(", ");
	const lines = [...cell.fold?.lines ?? [], ...origins];
	return [{
		lines: cell.lines,
		fold: lines.length === 0 ? void 0 : {
			title,
			lines
		}
	}];
});
function cellOf(binding, { whyUnknown }, words = []) {
	return binding === void 0 ? NOT_SET : variableCell(binding, whyUnknown, words);
}
function originsOf({ cells }, some, heads) {
	const lines = some.flatMap((at) => {
		const binding = cells[at];
		return binding === void 0 ? [] : [{
			at,
			line: originLine(binding)
		}];
	});
	const groups = require_start.groupBy(lines, ({ line }) => require_start.plainText(line));
	if (groups.size < 2) return [];
	return [...groups.values()].map((same) => [require_start.quiet(`${require_start.listOf(same.map(({ at }) => heads[at] ?? ""))}: `), ...same[0]?.line ?? []]);
}
function samenessOf({ cells, classes, perhaps }, at, heads) {
	if (cells[at]?.value.every(({ kind }) => kind === "text") ?? true) return [];
	const first = cells.findIndex((cell) => cell !== void 0);
	if (first === at || first === -1) return [];
	const named = heads[first] ?? "";
	if (classes[at] === classes[first]) return [`the same as in ${named}`];
	return [perhaps ? `may differ from ${named}` : `differs from ${named}`];
}
function rowOf$1({ name, same, perhaps }, container, view, cells) {
	const badge = perhaps ? {
		text: "may differ",
		tone: "info",
		badge: true
	} : {
		text: "differs",
		tone: "warning",
		badge: true
	};
	const differs = !same && view.heads.length > 1;
	return {
		anchor: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.anchorIn(view.anchor, container, name),
		cells: [[[require_start.code(name), ...differs ? [" ", badge] : []]], ...cells.map(({ lines }) => lines)],
		more: [void 0, ...cells.map(({ fold }) => fold)]
	};
}
// src/report/page/environments-view.ts
const MAX_OPEN$2 = 6;
const MAX_BUILDS$2 = 6;
const MAX_CELLS = 5e4;
const MAX_PROBLEMS = 5;
const LONGEST_PROBLEM = 200;
function environmentsView(index) {
	const { workloads } = index;
	return {
		...require_start.section("Environments", parts(), 1),
		anchor: "environments"
	};
	function* parts() {
		if (workloads.length === 0) {
			yield require_start.paragraph("There are no workloads in these files.", { tone: "quiet" });
			return;
		}
		yield require_start.paragraph(LEGEND, { tone: "quiet" });
		const empty = workloads.filter(isEmpty);
		const open = workloads.length - empty.length <= MAX_OPEN$2;
		for (const view of workloads) if (!isEmpty(view)) yield workloadSection(view, index, open);
		if (empty.length > 0) yield emptySection(empty);
	}
}
const LEGEND = "What the process of each container gets, and below each value where it is written. Values in <angle brackets> are secret, or known only to the cluster. A build is what one overlay, Application, release or folder deploys.";
function isEmpty({ variables, problems, matrix }) {
	return variables + problems.length === 0 && matrix.containers.every(({ environments }) => environments.every((each) => each === void 0 || each.failures.length + each.skipped.length === 0));
}
function emptySection(views) {
	const nodes = views.map(({ title, podSpec, heads, matrix, anchor, referencesAnchor }) => {
		const names = require_start.shortListOf(matrix.containers.map(({ name }) => name), MAX_BUILDS$2);
		const where = heads.length === 1 ? `build ${heads[0] ?? ""}` : `${heads.length} builds`;
		return {
			text: [
				{
					text: title,
					code: "bare"
				},
				require_start.quiet(`${podSpec === void 0 ? "" : ` ${podSpec}`} ${where}, container ${names} `),
				...referencesAnchor === void 0 ? [] : [{
					text: "What it refers to",
					to: referencesAnchor
				}]
			],
			children: [],
			anchor
		};
	});
	return {
		...require_start.section(`${require_start.count(views.length, "workload")} without variables`, [{
			kind: "tree",
			nodes
		}]),
		folds: "closed",
		facets: [],
		counts: {
			number: views.length,
			noun: "workload"
		}
	};
}
function workloadSection(view, index, open) {
	const { matrix, title, heads, problems, differing, variables, anchor, referencesAnchor } = view;
	const { podSpec } = view;
	const builds = heads.length === 1 ? `build ${heads[0] ?? ""}` : `${heads.length} builds`;
	const stops = matrix.containers.some(({ environments }) => environments.some((each) => (each?.failures.length ?? 0) > 0));
	const asides = [
		...severityBadges(problems),
		...differing === 0 ? [] : [[{
			text: `${require_start.count(differing, "variable")} ${differing === 1 ? "differs" : "differ"}`,
			tone: "warning",
			badge: true
		}]],
		`${require_start.count(variables, "variable")}, ${builds}`,
		...podSpec === void 0 ? [] : [podSpec]
	];
	const shown = require_check.groupByCause(require_start.mostSevereFirst(problems));
	const said = shown.slice(0, MAX_PROBLEMS).map(({ first: problem, others }) => require_start.paragraph([
		{
			text: problem.severity,
			tone: problem.severity,
			badge: true
		},
		" ",
		...require_start.clippedMessage(problem.message, LONGEST_PROBLEM),
		others.length === 0 ? " " : ` (and ${require_start.numberText(others.length)} more of the same cause) `,
		{
			text: "show",
			to: index.anchorOfProblem(problem)
		}
	]));
	const more = shown.length - MAX_PROBLEMS;
	return {
		...require_start.section([{
			text: title,
			code: "bare"
		}], [
			...said,
			...more > 0 ? [require_start.paragraph(`and ${require_start.count(more, "more problem")}`, { tone: "quiet" })] : [],
			...containerSections(matrix.containers, view),
			...referencesAnchor === void 0 ? [] : [require_start.paragraph([{
				text: "What it refers to",
				to: referencesAnchor
			}])]
		]),
		anchor,
		asides,
		folds: open ? "open" : "closed",
		facets: [...problems.length > 0 || stops ? ["problem"] : [], ...differing > 0 ? ["differs"] : []],
		counts: {
			number: 1,
			noun: "workload"
		}
	};
}
function* containerSections(containers, view) {
	let room = MAX_CELLS;
	for (const [at, container] of containers.entries()) {
		room -= container.rows.length * view.heads.length;
		if (room < 0 && at > 0) {
			const more = require_start.count(containers.length - at, "more container");
			yield require_start.paragraph(`${more} did not fit into this page; \`envfrom env\` shows them.`, { tone: "warning" });
			return;
		}
		yield containerSection(container, view);
	}
}
function containerSection(container, view) {
	const { environments, rows } = container;
	const kind = environments.find((each) => each !== void 0)?.container.kind ?? "regular";
	const word = kind === "regular" ? "container" : `${kind} container`;
	const missing = view.heads.filter((_, at) => environments[at] === void 0);
	return require_start.section([`${word} `, {
		text: container.name,
		code: "bare"
	}], [
		...failureLines(container, view),
		...missing.length === 0 ? [] : [require_start.paragraph(`Not in ${require_start.shortListOf(missing, MAX_BUILDS$2)}.`, { tone: "quiet" })],
		...rows.length === 0 ? [require_start.paragraph("no variables", { tone: "quiet" })] : [],
		...variableTables(container, view),
		...skippedLines(container, view)
	], 3);
}
function failureLines({ environments }, { heads, problems }) {
	const told = new Set(problems.map(({ at }) => require_start.placeOf(at)));
	return grouped(environments.flatMap((each, at) => (each?.failures ?? []).map((failure) => ({
		text: require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.failureText(failure),
		place: failure.at,
		head: heads[at] ?? "",
		isOpen: failure.isOpen === true
	}))), heads).flatMap(({ first, where, isEverywhere }) => {
		const { text, place, isOpen } = first;
		if (isEverywhere && told.has(require_start.placeOf(place))) return [];
		const line = [
			{
				text: isOpen === true ? "Needs what is defined elsewhere" : "Would not start",
				tone: isOpen === true ? "warning" : "error",
				badge: true
			},
			` ${heads.length > 1 ? `in ${where}: ` : ""}`,
			...require_start.message(text),
			" (",
			{
				text: require_start.placeOf(place),
				code: "bare",
				at: place
			},
			")"
		];
		return [require_start.paragraph(line)];
	});
}
function skippedLines({ environments }, { heads }) {
	return grouped(environments.flatMap((each, at) => (each?.skipped ?? []).map(({ name, reason, at: place }) => ({
		text: `${name === void 0 ? "" : `${name} is `}skipped: ${reason}`,
		place,
		head: heads[at] ?? ""
	}))), heads).map(({ first: { text, place }, where }) => require_start.fixedLine([
		require_start.quiet(`${text}${heads.length > 1 ? `, in ${where}` : ""} (`),
		{
			text: require_start.placeOf(place),
			tone: "quiet",
			at: place
		},
		require_start.quiet(")")
	]));
}
function grouped(all, heads) {
	return [...require_start.groupBy(all, ({ text, place }) => `${text} ${require_start.placeOf(place)}`).values()].flatMap((some) => {
		const [first] = some;
		const names = [...new Set(some.map(({ head }) => head))];
		const isEverywhere = names.length === new Set(heads).size;
		const where = isEverywhere ? allOf(heads) : require_start.shortListOf(names, MAX_BUILDS$2);
		return first === void 0 ? [] : [{
			first,
			where,
			isEverywhere
		}];
	});
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
// src/report/inventory/build-tree.ts
function buildTree(report) {
	const found = findings(report);
	return [...require_start.groupBy(report.builds, (build) => JSON.stringify([require_check.isUndeployed(build) ? "undeployed" : "cluster", build.cluster])).values()].map((builds) => groupOf(builds, found)).toSorted((a, b) => RANK[a.kind] - RANK[b.kind] || require_start.byCodeUnit(a.cluster ?? "", b.cluster ?? ""));
}
const RANK = {
	cluster: 0,
	plain: 1,
	undeployed: 2
};
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
	const others = builds.flatMap((build) => left.has(build) ? nodesOf([require_check.topOf(build, parentOf)]) : []);
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
// src/report/page/not-checked-tree.ts
const MAX_NAMES = 300;
function notCheckedTree(report) {
	const { uncheckedEntries, builds } = report;
	const inPart = builds.filter(({ partial }) => partial.length > 0);
	return [
		...require_start.notCheckedLines(report, true).map((text) => ({
			text: require_start.message(text.charAt(0).toUpperCase() + text.slice(1)),
			children: []
		})),
		...named(`Not checked, by name (${require_start.numberText(uncheckedEntries.length)})`, uncheckedEntries.map(({ manifest, reason }) => [
			...require_start.message(require_start.nameInCluster(manifest)),
			require_start.quiet(`: ${require_start.messageText(reason)} (`),
			{
				text: require_start.placeOf(manifest.node),
				at: manifest.node,
				tone: "quiet"
			},
			require_start.quiet(")")
		])),
		...named(`Checked in part, by name (${require_start.numberText(inPart.length)})`, inPart.map((build) => [{
			text: nameOfBuild(build),
			to: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.anchorOf("build", build.id)
		}, require_start.quiet(`: ${[...new Set(build.partial.map(require_start.messageText))].join("; ")}`)]))
	];
}
function named(title, lines) {
	if (lines.length === 0) return [];
	const rest = lines.length - MAX_NAMES;
	const shown = lines.slice(0, MAX_NAMES).map((text) => ({
		text,
		children: []
	}));
	const more = rest > 0 ? [{
		text: [require_start.quiet(`and ${require_start.count(rest, "more", "more")}`)],
		children: []
	}] : [];
	return [{
		text: title,
		children: [...shown, ...more],
		folds: "closed"
	}];
}
// src/report/page/overview-view.ts
const MAX_OPEN$1 = 12;
function overviewView({ report }, index, { notices }) {
	const { problems } = report;
	const unchecked = notCheckedTree(report);
	const tone = problems.some(({ severity }) => severity === "error") ? "error" : void 0;
	const notes = [
		...require_start.comparisonNotes(report),
		...require_start.undeployedNotes(report),
		...notices
	];
	const blocks = [
		require_start.paragraph([{
			text: `${require_start.verdictOf(report)}.`,
			strong: true,
			tone
		}]),
		factsOf(report, index),
		...[...require_start.scopeOf(report), ...notes].map((text) => require_start.paragraph(require_start.message(text), { tone: "quiet" })),
		require_start.section("Not checked", unchecked.length === 0 ? [require_start.paragraph("Everything that was found was checked.", { tone: "quiet" })] : [{
			kind: "tree",
			nodes: unchecked
		}]),
		require_start.section("Everything, by what deploys it", treesOf(report, index))
	];
	return {
		...require_start.section("Overview", blocks, 1),
		anchor: "overview"
	};
}
function factsOf(report, { workloads }) {
	const counts = require_start.countSeverities(report.problems);
	const [errors = 0, warnings = 0] = ["error", "warning"].map((each) => counts.get(each) ?? 0);
	const variables = workloads.reduce((sum, each) => sum + each.variables, 0);
	const differing = workloads.reduce((sum, each) => sum + each.differing, 0);
	return {
		kind: "facts",
		facts: [
			{
				...fact(errors, "error", "problems"),
				tone: errors > 0 ? "error" : "good"
			},
			{
				...fact(warnings, "warning", "problems"),
				tone: warnings > 0 ? "warning" : "good"
			},
			fact(workloads.length, report.workloads.length === workloads.length ? "workload" : "different workload", "environments"),
			fact(variables, "variable", "environments"),
			{
				...fact(differing, "variable differs between builds", "environments", "variables differ between builds"),
				...differing > 0 && { only: "differs" }
			},
			fact(report.references.length, "reference", "references")
		]
	};
}
function fact(number, noun, to, plural = `${noun}s`) {
	return {
		number: require_start.numberText(number),
		words: number === 1 ? noun : plural,
		to
	};
}
function treesOf(report, index) {
	const workloads = require_start.groupBy(report.workloads, ({ build }) => build);
	const open = report.builds.length <= MAX_OPEN$1;
	return buildTree(report).flatMap((group) => [require_start.section(titleOfGroup(group, report), [{
		kind: "tree",
		nodes: group.roots.map((root) => nodeOf(root, workloads, index, open))
	}])]);
}
function nodeOf(node, workloads, index, open) {
	const { build, problems } = node;
	const own = (workloads.get(build.id) ?? []).map((workload) => ({
		workload,
		view: viewOf$2(workload, index)
	})).toSorted((a, b) => Number(hasNone(a.view)) - Number(hasNone(b.view))).map(({ workload, view }) => workloadNode(workload, view, index));
	const children = [...own, ...node.children.map((each) => nodeOf(each, workloads, index, open))];
	const facets = /* @__PURE__ */ new Set([...problems.length > 0 || build.failures.length > 0 ? ["problem"] : [], ...children.flatMap((child) => child.facets ?? [])]);
	const badges = severityBadges(problems);
	return {
		text: [
			{
				text: nameOfBuild(build),
				code: "bare"
			},
			" ",
			require_start.quiet(BUILD_KINDS[build.kind]),
			...own.length === 0 ? [] : [require_start.quiet(`, ${require_start.count(own.length, "workload")}`)],
			...build.partial.length > 0 ? [require_start.quiet(", checked in part")] : [],
			...require_check.isUndeployed(build) ? [require_start.quiet(", not known to be deployed")] : [],
			...build.failures.length > 0 ? [" ", {
				text: "cannot be built",
				tone: "error",
				badge: true
			}] : [],
			...badges.flatMap((badge) => [" ", ...typeof badge === "string" ? [badge] : badge])
		],
		children,
		folds: open ? "open" : "closed",
		facets: [...facets],
		anchor: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.anchorOf("build", build.id)
	};
}
function viewOf$2({ build, manifest, path }, index) {
	return index.workloadOf(build, manifest, path);
}
function hasNone(view) {
	return view?.variables === 0;
}
function workloadNode({ build, manifest, path }, view, index) {
	const problems = index.problemsOf(build, manifest, path);
	const differs = (view?.differing ?? 0) > 0;
	return {
		text: [
			{
				text: view === void 0 ? require_start.plainNameInCluster(manifest) : view.title,
				...view !== void 0 && { to: view.anchor }
			},
			...view?.podSpec === void 0 ? [] : [require_start.quiet(` ${view.podSpec}`)],
			...hasNone(view) ? [require_start.quiet(" no variables")] : [],
			...severityBadges(problems).flatMap((badge) => [" ", ...typeof badge === "string" ? [badge] : badge])
		],
		children: [],
		facets: [...problems.length > 0 ? ["problem"] : [], ...differs ? ["differs"] : []]
	};
}
// src/report/page/reference-words.ts
const VERDICT_WORDS = {
	broken: "It does not exist, beyond doubt: the workload would not start.",
	undeclared: "Not defined or mentioned in these files: created by hand, elsewhere, or a mistake.",
	unknown: "The files cannot tell.",
	optional: "It does not exist, and may be missing.",
	present: "A manifest defines it.",
	produced: "A controller creates it from an object in these files.",
	elsewhere: "Another build of the same cluster defines it.",
	assumed: "Every cluster has it, or the configuration says so."
};
const TONES = {
	broken: "error",
	undeclared: "warning",
	unknown: "info",
	optional: "quiet",
	present: "good",
	produced: "good",
	elsewhere: "good",
	assumed: "good"
};
function isTroubled(kind) {
	return kind === "broken" || kind === "undeclared";
}
function rankOf(kind) {
	return [
		"broken",
		"undeclared",
		"unknown",
		"optional"
	].indexOf(kind) >>> 0;
}
function verdictPart({ kind }) {
	return isTroubled(kind) ? {
		text: kind,
		tone: TONES[kind],
		badge: true
	} : { text: kind };
}
const USES = {
	"env-from": "envFrom: all keys as variables",
	env: "variable",
	volume: "volume",
	"volume-item": "file of volume",
	"image-pull-secret": "imagePullSecrets",
	"volume-driver": "volume driver",
	"service-account": "service account",
	"ingress-tls": "TLS of an Ingress",
	storage: "storage",
	annotation: "annotation",
	"custom-resource": "field of a custom resource",
	other: "field"
};
function useText({ use, subject, container }) {
	const what = subject === void 0 ? USES[use] : `${USES[use]} ${subject}`;
	return container === void 0 ? what : `${what} in container ${container.name}`;
}
function evidenceLine(verdict) {
	switch (verdict.kind) {
		case "present":
		case "elsewhere": return require_start.joined([...verdict.sources.slice(0, MAX_SOURCES).map(madeIn), ...verdict.assumption === void 0 ? [] : [require_start.message(verdict.assumption)]], ", ");
		case "produced": return madeIn(verdict.source);
		case "assumed":
		case "unknown": return require_start.message(require_start.messageText(verdict.reason));
		case "broken":
		case "undeclared": return [missingWords(verdict), ...require_start.partsOf(nearestLine(verdict))];
		default: return ["it may be missing", ...require_start.partsOf(nearestLine(verdict))];
	}
}
function missingWords(verdict) {
	return verdict.kind === "broken" ? PROOFS[verdict.proof] : "nothing in the files defines or mentions it";
}
const MAX_SOURCES = 3;
const PROOFS = {
	"missing-key": "all its keys are known, and this is not one of them",
	"other-kind": "only the other kind has the name",
	"other-namespace": "it exists only in another namespace",
	siblings: "every other variant of the workload has it",
	"near-miss": "a name that exists differs by a typo",
	unhashed: "the name gets a hash that never reaches this field",
	removed: "the change removes it"
};
function nearestLine({ missing }) {
	if (missing.what === "key") {
		const { nearest, source } = missing;
		const near = nearest === void 0 ? [] : [
			"; did you mean ",
			{
				text: nearest.key,
				code: "bare"
			},
			"?"
		];
		return [
			"; ",
			...require_start.partsOf(madeIn(source)),
			...near
		];
	}
	const { nearest } = missing;
	if (nearest === void 0) return "";
	return [
		"; the nearest name is ",
		{
			text: nearest.name,
			code: "bare"
		},
		" in ",
		{
			text: require_start.placeOf(nearest.at),
			at: nearest.at,
			code: "bare"
		}
	];
}
function madeIn({ producer, at }) {
	return [producer.kind === "manifest" ? "written in " : `generated by ${producer.kind} in `, {
		text: require_start.placeOf(at),
		at
	}];
}
function titleOfSource(source) {
	return `${source.kind} ${require_start.logicalName(source)}`;
}
function titleOfReference({ kind, namespace, name, manifest, key }) {
	return `${kind} ${namespace === void 0 || namespace === manifest.namespace ? "" : `${namespace}/`}${name}${key === void 0 ? "" : `/${key.name}`}`;
}
// src/report/page/unknown-reason.ts
function unknownReasons(references) {
	const verdicts = new Map(references.map(({ reference, verdict }) => [keyOf$2(reference), verdict]));
	return ({ value, from }) => {
		if (!("reference" in from) || value.every(({ kind }) => kind !== "placeholder")) return;
		const verdict = verdicts.get(keyOf$2(from.reference));
		if (verdict?.kind === "broken" || verdict?.kind === "undeclared") return `missing: ${missingWords(verdict)}`;
		const own = "source" in from && from.source !== void 0 ? [from.source] : [];
		const sources = own.length > 0 || verdict === void 0 ? own : require_check.sourcesOf(verdict);
		const key = "key" in from ? from.key : void 0;
		const [reason] = sources.flatMap((source) => reasonIn(source, key) ?? []);
		const why = reason ?? (verdict && require_start.plainText(evidenceLine(verdict)));
		return why && `not known: ${why}`;
	};
}
function reasonIn({ keys }, key) {
	if (keys.kind === "unknown") return require_start.messageText(keys.reason);
	const value = key === void 0 ? void 0 : keys.value.get(key)?.value;
	return value?.kind === "unknown" ? require_start.messageText(value.reason) : void 0;
}
function keyOf$2({ build, at }) {
	return `${build}\0${at.file.path}\0${at.start}`;
}
// src/report/page/page-index.ts
function indexPage({ report, matrices }) {
	const byWorkload = problemsByWorkload(report.problems);
	const used = /* @__PURE__ */ new Set();
	const builds = new Map(report.builds.map((build) => [build.id, build]));
	const titles = require_start.groupBy(matrices, ({ workload }) => titleOf(workload));
	const folded = require_check.foldUndeclared(report);
	const cards = require_check.groupByCause(require_start.mostSevereFirst(folded.problems));
	const whyUnknown = unknownReasons(report.references);
	const referring = new Set(report.references.map(({ reference: { build, manifest, workload } }) => keyOf$1(build, manifest) + (workload?.path ?? "")));
	const all = matrices.map((matrix) => {
		const view = viewOf$1(matrix, byWorkload, builds, used);
		const isAlone = titles.get(view.title)?.length === 1;
		const refers = matrix.variants.some(({ build, manifest, path }) => referring.has(keyOf$1(build, manifest) + path));
		return {
			...view,
			podSpec: isAlone ? void 0 : matrix.workload.path,
			referencesAnchor: refers ? view.anchor.replace("env-", "refs-") : void 0,
			whyUnknown
		};
	});
	const workloads = [...all.filter(hasVariables), ...all.filter((view) => !hasVariables(view))];
	const views = /* @__PURE__ */ new Map();
	for (const view of workloads) for (const { build, manifest, path } of view.matrix.variants) {
		const key = keyOf$1(build, manifest);
		views.set(key + path, view);
		if (!views.has(key)) views.set(key, view);
	}
	const byProblem = /* @__PURE__ */ new Map();
	for (const view of workloads) for (const problem of view.problems) require_start.appendTo(byProblem, problem, view);
	const workloadOf = (build, manifest, path = "") => views.get(keyOf$1(build, manifest) + path);
	return {
		workloads,
		workloadOf,
		problemsOf: (build, manifest, path) => workloadOf(build, manifest, path)?.problems.filter((each) => each.builds.includes(build)) ?? [],
		workloadsOfProblem: (problem) => byProblem.get(problem) ?? [],
		anchorOfProblem: problemAnchors(report, folded, cards),
		folded,
		cards
	};
}
function viewOf$1(matrix, byWorkload, builds, used) {
	const { workload, columns, containers, variants } = matrix;
	const title = titleOf(workload);
	const { path } = require_start.positionOf(workload.manifest.node);
	const anchor = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.freeAnchor(used, "env", title, `\n${path} ${workload.path}`);
	const rows = containers.flatMap((container) => container.rows);
	return {
		matrix,
		title,
		anchor,
		heads: columnHeads(matrix, builds),
		problems: [...new Set(variants.flatMap(({ build, manifest }) => byWorkload.get(writtenKey(build, manifest)) ?? []))],
		differing: columns.length === 1 ? 0 : rows.filter(({ same }) => !same).length,
		variables: rows.length
	};
}
function hasVariables({ variables }) {
	return variables > 0;
}
function titleOf({ manifest }) {
	return require_start.nameOfManifest(manifest, "");
}
function columnHeads({ columns, variants }, builds) {
	const folderOf = (id) => builds.get(id)?.folder ?? id;
	const folders = columns.map(folderOf);
	const heads = new Set(folders).size === 1 ? folders : require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.headsOf(folders);
	return columns.map((id, at) => {
		const head = heads[at] ?? id;
		const deployer = builds.get(id)?.deployedBy?.name;
		const by = folders.indexOf(folderOf(id)) === folders.lastIndexOf(folderOf(id)) || deployer === void 0 ? "" : ` (${deployer})`;
		if (columns.indexOf(id) === columns.lastIndexOf(id)) return head + by;
		const { namespace, manifest } = variants[at] ?? {};
		return `${head}${by} (${[namespace, manifest?.name].filter((each) => each !== void 0).join("/")})`;
	});
}
function problemsByWorkload(problems) {
	const found = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const { subject, builds } = problem;
		if (subject === void 0) continue;
		for (const build of builds) require_start.appendTo(found, keyOf$1(build, subject), problem);
	}
	return found;
}
function problemAnchors({ problems }, folded, cards) {
	const names = require_formats.fingerprints(problems);
	const own = new Map(problems.map((problem, at) => {
		const [hash = "", number = ""] = (names[at] ?? "").split(":");
		return [problem, `problem-${hash.slice(0, 12)}-${number}`];
	}));
	const shown = new Set(folded.problems);
	const left = problems.filter((problem) => !shown.has(problem));
	const summary = folded.problems.find((problem) => !own.has(problem));
	const [first] = left;
	const anchors = new Map(own);
	const summaryAnchor = first && own.get(first);
	if (summaryAnchor !== void 0) {
		for (const each of left) anchors.set(each, summaryAnchor);
		if (summary !== void 0) anchors.set(summary, summaryAnchor);
	}
	for (const card of cards) {
		const anchor = anchors.get(card.first);
		if (anchor !== void 0) for (const other of card.others) anchors.set(other, anchor);
	}
	return (problem) => anchors.get(problem) ?? "problems";
}
function writtenKey(build, manifest) {
	const [namespace, name] = [require_start.writtenNamespaceOf(manifest), require_start.writtenNameOf(manifest)];
	return keyOf$1(build, {
		kind: manifest.kind,
		namespace,
		name
	});
}
function keyOf$1(build, { kind, namespace, name }) {
	return [
		build,
		kind,
		namespace ?? "",
		name ?? "",
		""
	].join("\0");
}
// src/report/page/problems-view.ts
const RULES = "https://github.com/envfrom/envfrom/blob/main/rules";
const MAX_LINKS = 3;
function problemsView(whole, index) {
	const report = index.folded;
	const context = {
		report,
		masks: require_check.frameRanges(report),
		width: void 0,
		verbose: false,
		paths: require_check.displayPaths(report, void 0),
		marksFixes: false
	};
	return {
		...require_start.section("Problems", parts(), 1),
		anchor: "problems"
	};
	function* parts() {
		yield require_start.paragraph(`${require_start.verdictOf(whole)}.`, { tone: "strong" });
		for (const note of [...require_start.comparisonNotes(whole), ...require_start.undeployedNotes(whole)]) yield require_start.paragraph(note, { tone: "quiet" });
		let last = "";
		for (const group of index.cards) {
			const { severity } = group.first;
			if (severity !== last) yield require_start.section(TITLES[severity], []);
			last = severity;
			yield frameOf(group, context, index);
		}
	}
}
const TITLES = {
	error: "Errors",
	warning: "Warnings",
	info: "Infos"
};
function frameOf(group, context, index) {
	const frame = require_check.problemFrame(group, context);
	const links = environmentsOf([group.first, ...group.others], index);
	const rest = links.length - MAX_LINKS;
	return {
		...frame,
		anchor: index.anchorOfProblem(group.first),
		href: `${RULES}/${encodeURIComponent(frame.rule)}/README.md`,
		facets: ["problem"],
		notes: [...frame.notes, ...links.length === 0 ? [] : [{
			label: "",
			text: [
				"See the environment of ",
				...links.slice(0, MAX_LINKS).flatMap((link, at) => [...at === 0 ? [] : [", "], link]),
				...rest > 0 ? [` and ${require_start.count(rest, "more workload")}`] : []
			]
		}]]
	};
}
function environmentsOf(problems, { workloadsOfProblem }) {
	return [...new Set(problems.flatMap(workloadsOfProblem))].map(({ title, podSpec, anchor }) => ({
		text: podSpec === void 0 ? title : `${title} ${podSpec}`,
		to: anchor
	}));
}
// src/report/page/source-sections.ts
const MAX_BUILDS$1 = 4;
const MAX_KEYS = 12;
const MAX_USES = 12;
function* sourceSections(report, index) {
	for (const entry of entriesOf(report)) yield sourceSection(entry, index);
}
function entriesOf({ sources, references }) {
	const made = require_start.groupBy(sources, titleOfSource);
	const read = require_start.groupBy(references, titleReferred);
	return [.../* @__PURE__ */ new Set([...read.keys(), ...made.keys()])].map((title) => ({
		title,
		sources: made.get(title) ?? [],
		references: read.get(title) ?? []
	})).toSorted((a, b) => worstOf$1(a) - worstOf$1(b) || (a.title < b.title ? -1 : Number(a.title > b.title)));
}
function titleReferred({ reference, verdict }) {
	const [found] = require_check.sourcesOf(verdict);
	const missing = require_check.missingIn(verdict);
	const source = found ?? (missing?.what === "key" ? missing.source : void 0);
	return source === void 0 ? `${reference.kind} ${reference.name}` : titleOfSource(source);
}
function worstOf$1({ references }) {
	return references.reduce((worst, { verdict }) => Math.min(worst, rankOf(verdict.kind)), 2 ** 33);
}
function sourceSection({ title, sources, references }, index) {
	const [worst] = references.toSorted((a, b) => rankOf(a.verdict.kind) - rankOf(b.verdict.kind));
	const isBad = worst !== void 0 && isTroubled(worst.verdict.kind);
	const readers = new Set(references.map(({ reference }) => referrerOf(reference, index).text));
	const unread = "nothing in this repository reads it";
	return {
		...require_start.section([require_start.code(title)], [...sources.length === 0 ? [require_start.paragraph("Nothing in these files defines it.", { tone: "quiet" })] : definedLines(sources), ...readerLines(references, index)]),
		anchor: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.anchorOf("source", title),
		asides: [...isBad ? [[verdictPart(worst.verdict)]] : [], readers.size === 0 ? unread : `read by ${require_start.shortListOf([...readers], 3)}`],
		folds: "closed",
		facets: isBad ? ["problem"] : [],
		counts: {
			number: 1,
			noun: "ConfigMap or Secret",
			plural: "ConfigMaps and Secrets"
		}
	};
}
function definedLines(sources) {
	const groups = require_start.groupBy(sources, (source) => `${source.producer.kind} ${require_start.placeOf(source.at)}`);
	let before = "";
	return [...groups.values()].flatMap((some) => {
		const [first] = some;
		if (first === void 0) return [];
		const builds = [...new Set(some.map(({ build }) => build))];
		const namespaces = [...new Set(some.flatMap(({ namespace }) => namespace ?? []))];
		const keys = keysOf(first);
		const isSame = keys.text === before;
		before = keys.text;
		return [require_start.paragraph([
			...capitalized(madeIn(first)),
			". ",
			...isSame ? ["The same keys"] : keys.line,
			namespaces.length === 0 ? "" : `; ${plural(namespaces, "namespace")} ${require_start.shortListOf(namespaces, MAX_BUILDS$1)}`,
			`; ${plural(builds, "build")} ${require_start.shortListOf(builds, MAX_BUILDS$1)}`
		])];
	});
}
function plural(names, noun) {
	return names.length === 1 ? noun : `${noun}s`;
}
function capitalized(line) {
	const [first, ...rest] = require_start.partsOf(line);
	if (first === void 0) return [];
	return [{
		...first,
		text: first.text.charAt(0).toUpperCase() + first.text.slice(1)
	}, ...rest];
}
function keysOf({ keys }) {
	if (keys.kind === "unknown") return {
		text: "?",
		line: ["Its keys are not known"]
	};
	const names = [...keys.value.keys()];
	if (names.length === 0) return {
		text: "",
		line: ["No keys"]
	};
	const rest = names.length - MAX_KEYS;
	const shown = names.slice(0, rest > 1 ? MAX_KEYS : names.length).join(", ");
	const more = rest > 1 ? ` and ${require_start.numberText(rest)} more` : "";
	return {
		text: names.join("\n"),
		line: [
			`${names.length === 1 ? "Key" : "Keys"} `,
			require_start.code(shown),
			more
		]
	};
}
function readerLines(references, index) {
	return [...require_start.groupBy(references, ({ reference, verdict }) => `${verdict.kind} ${referrerOf(reference, index).text}`).values()].flatMap((some) => {
		const [first] = some;
		if (first === void 0) return [];
		const { reference, verdict } = first;
		const builds = [...new Set(some.map((each) => each.reference.build))];
		const uses = [...new Set(some.map((each) => usedAs(each.reference)))];
		return [require_start.paragraph([
			...isTroubled(verdict.kind) ? [verdictPart(verdict), " "] : [],
			"Read by ",
			referrerOf(reference, index),
			`${isTroubled(verdict.kind) ? "" : ` (${verdict.kind})`} as ${require_start.shortListOf(uses, MAX_USES)}; ${plural(builds, "build")} ${require_start.shortListOf(builds, MAX_BUILDS$1)}`
		])];
	});
}
function usedAs(reference) {
	const { key } = reference;
	return key === void 0 ? useText(reference) : `${useText(reference)} from key ${key.name}`;
}
function referrerOf({ build, manifest, workload }, { workloadOf }) {
	const view = workloadOf(build, manifest, workload?.path);
	if (view === void 0) return { text: require_start.plainNameInCluster(manifest) };
	const { title, podSpec, referencesAnchor } = view;
	return {
		text: podSpec === void 0 ? title : `${title} ${podSpec}`,
		...referencesAnchor !== void 0 && { to: referencesAnchor }
	};
}
// src/report/page/workload-references.ts
const MAX_PICTURES = 200;
const MAX_ARROWS = 25;
const MAX_OPEN = 6;
const MAX_BUILDS = 4;
function* workloadReferences(references, index) {
	const groups = [...require_start.groupBy(references, (judged) => keyOf(judged, index)).values()];
	const sorted = groups.toSorted((a, b) => worstOf(a) - worstOf(b));
	for (const [at, some] of sorted.entries()) yield referrerSection(some, index, {
		open: groups.length <= MAX_OPEN,
		drawn: at < MAX_PICTURES
	});
}
function keyOf({ reference }, index) {
	return viewOf(reference, index)?.anchor ?? require_start.plainNameInCluster(reference.manifest);
}
function viewOf({ build, manifest, workload }, { workloadOf }) {
	return workload && workloadOf(build, manifest, workload.path);
}
function worstOf(some) {
	return some.reduce((worst, { verdict }) => Math.min(worst, rankOf(verdict.kind)), Infinity);
}
function referrerSection(some, index, { open, drawn }) {
	const [first] = some;
	const view = first === void 0 ? void 0 : viewOf(first.reference, index);
	const title = view?.title ?? (first === void 0 ? "" : require_start.plainNameInCluster(first.reference.manifest));
	const groups = [...require_start.groupBy(some, rowKey).values()];
	const troubled = require_start.groupBy(groups.flatMap(([each]) => each?.verdict.kind ?? []).filter(isTroubled), (kind) => kind);
	const builds = buildsIn(some);
	const rows = groups.toSorted((a, b) => worstOf(a) - worstOf(b)).map((group) => rowOf(group, builds.length));
	return {
		...require_start.section([require_start.code(title), ...view?.podSpec === void 0 ? [] : [require_start.quiet(` ${view.podSpec}`)]], [
			...pictureOf(some, title, drawn),
			{
				kind: "table",
				caption: `What ${title} refers to`,
				columns: COLUMNS,
				rows
			},
			...view === void 0 ? [] : [require_start.paragraph([{
				text: "What its containers get",
				to: view.anchor
			}])]
		]),
		anchor: view?.referencesAnchor ?? require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.anchorOf("refs", title),
		asides: [...[...troubled].map(([kind, { length }]) => [{
			text: `${require_start.numberText(length)} ${kind}`,
			tone: TONES[kind],
			badge: true
		}]), `${require_start.count(rows.length, "reference")}, ${builds.length === 1 ? `build ${builds[0] ?? ""}` : require_start.count(builds.length, "build")}`],
		folds: open ? "open" : "closed",
		facets: troubled.size > 0 ? ["problem"] : [],
		counts: {
			number: 1,
			noun: "object that refers",
			plural: "objects that refer"
		}
	};
}
function pictureOf(some, title, drawn) {
	const builds = [...require_start.groupBy(some, ({ reference }) => reference.build)];
	const [worst] = builds.toSorted(([, a], [, b]) => worstOf(a) - worstOf(b) || b.length - a.length);
	if (worst === void 0) return [];
	const [build, references] = worst;
	if (!drawn) return [require_start.paragraph("Not drawn on this page: `envfrom graph` draws it.", { tone: "quiet" })];
	const graph = require_engine_action_action_worker_run_run_run_format_graph_format_builds.referenceGraph(references, MAX_ARROWS);
	const text = require_engine_action_action_worker_run_run_run_format_graph_format_builds.inlineGraphSvg(graph, `What ${title} refers to in build ${build}`);
	return [...builds.length === 1 ? [] : [require_start.paragraph(`Drawn as in build ${build}.`, { tone: "quiet" })], {
		kind: "printed",
		text
	}];
}
const COLUMNS = [
	{ title: "Verdict" },
	{ title: "Source" },
	{ title: "Used as" },
	{ title: "Evidence" }
];
function rowKey({ reference, verdict, at }) {
	return [
		verdict.kind,
		titleOfReference(reference),
		reference.key?.name,
		useText(reference),
		require_start.placeOf(at)
	].join("\0");
}
function rowOf(group, allBuilds) {
	const [first] = group;
	if (first === void 0) return { cells: [] };
	const { reference, verdict, at } = first;
	const builds = buildsIn(group);
	return {
		cells: [
			[[verdictPart(verdict)]],
			[[require_start.code(titleOfReference(reference))]],
			[useText(reference), [{
				text: require_start.placeOf(at),
				at,
				tone: "quiet"
			}]],
			[evidenceLine(verdict), ...builds.length === allBuilds ? [] : [[require_start.quiet(`in ${require_start.shortListOf(builds, MAX_BUILDS)}`)]]]
		],
		facets: isTroubled(verdict.kind) ? ["problem"] : []
	};
}
function buildsIn(some) {
	return [...new Set(some.map(({ reference: { build } }) => build))];
}
// src/report/page/references-view.ts
function referencesView(report, index) {
	return {
		...require_start.section("References", parts(), 1),
		anchor: "references"
	};
	function* parts() {
		const { references } = report;
		if (references.length + report.sources.length === 0) {
			yield require_start.paragraph("Nothing refers to a ConfigMap or Secret.", { tone: "quiet" });
			return;
		}
		yield verdictTable(references);
		yield require_start.paragraph([
			{
				text: WHAT_IT_READS.title,
				to: WHAT_IT_READS.anchor
			},
			" \u00b7 ",
			{
				text: WHO_READS_IT.title,
				to: WHO_READS_IT.anchor
			}
		]);
		yield {
			...require_start.section(WHAT_IT_READS.title, []),
			anchor: WHAT_IT_READS.anchor
		};
		yield* workloadReferences(references, index);
		yield {
			...require_start.section(WHO_READS_IT.title, []),
			anchor: WHO_READS_IT.anchor
		};
		yield* sourceSections(report, index);
	}
}
const WHAT_IT_READS = {
	title: "By workload: what it reads",
	anchor: "by-workload"
};
const WHO_READS_IT = {
	title: "By ConfigMap and Secret: who reads it",
	anchor: "by-source"
};
function verdictTable(references) {
	const groups = require_start.groupBy(references, ({ verdict }) => verdict.kind);
	const kinds = ORDER.filter((kind) => groups.has(kind));
	return {
		kind: "table",
		caption: `What is known about ${require_start.count(references.length, "reference")}`,
		headed: true,
		columns: [
			{ title: "Verdict" },
			{ title: "Number" },
			{ title: "Meaning" }
		],
		rows: kinds.map((kind) => ({
			cells: [
				[[{
					...require_start.code(kind),
					tone: TONES[kind],
					badge: true
				}]],
				[require_start.numberText(groups.get(kind)?.length ?? 0)],
				[VERDICT_WORDS[kind]]
			],
			facets: isTroubled(kind) ? ["problem"] : []
		}))
	};
}
const ORDER = [
	"broken",
	"undeclared",
	"unknown",
	"optional",
	"present",
	"produced",
	"elsewhere",
	"assumed"
];
// src/report/page/format-page.ts
function formatPage(content, options) {
	const index = indexPage(content);
	return require_formats.printHtml(viewsOf(content, index, options), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		filesUrl: options.filesUrl,
		maxBytes: options.maxBytes,
		rest: "name a PATH, or use --build or --cluster, to see them",
		page: setupOf(content, index, options)
	});
}
function* viewsOf(content, index, options) {
	yield overviewView(content, index, options);
	yield environmentsView(index);
	yield problemsView(content.report, index);
	if (content.change !== void 0) yield* require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changesDocument(content.change.change, content.change.options, "html");
	yield referencesView(content.report, index);
}
const SHARES = /* @__PURE__ */ new Map([
	["overview", .2],
	["environments", .6],
	["problems", .5],
	["change", .5]
]);
function setupOf({ report, change }, { workloads }, { title }) {
	const { problems, references } = report;
	const counts = require_start.countSeverities(problems);
	const worst = [
		"error",
		"warning",
		"info"
	].find((each) => (counts.get(each) ?? 0) > 0);
	return {
		title,
		asides: [],
		shares: SHARES,
		views: [
			{
				anchor: "overview",
				title: "Overview"
			},
			{
				anchor: "environments",
				title: "Environments",
				number: require_start.numberText(workloads.length)
			},
			{
				anchor: "problems",
				title: "Problems",
				number: require_start.numberText(problems.length),
				tone: worst ?? "good"
			},
			...change === void 0 ? [] : [{
				anchor: "change",
				title: "Change",
				number: require_start.numberText(change.change.workloads.length)
			}],
			{
				anchor: "references",
				title: "References",
				number: require_start.numberText(references.length)
			}
		]
	};
}
// src/commands/report/page-of.ts
function pageOf(run, checked, asked) {
	return formatPage(contentOf(run, checked, asked), pageOptionsOf(run, asked.filesUrl));
}
function pageOptionsOf({ located: { start, root }, notices, roots }, filesUrl) {
	const title = roots === void 0 ? (0, node_path.basename)((0, node_path.resolve)(root, start)) : "fleet";
	return {
		version: require_version.VERSION,
		title,
		notices,
		filesUrl,
		maxBytes: require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.PAGE_BYTES
	};
}
function contentOf({ base, tree }, { report, evidence, before }, { values, host }) {
	const matrices = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.collectMatrices(evidence, report, before?.evidence);
	if (base === void 0 || before === void 0) return {
		report,
		matrices
	};
	const trees = {
		base: base.tree,
		head: tree
	};
	const change = require_engine_action_worker_run_exit_code_of_diff_run_add_items_compare_trees_read_fleet.changesBetween(before, {
		report,
		evidence
	}, trees);
	const labels = {
		base: base.label,
		head: "the working tree"
	};
	return {
		report,
		matrices,
		change: {
			change,
			options: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeOptionsOf(values, host, {
				labels,
				rollouts: true
			})
		}
	};
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
Object.defineProperty(exports, "nameOfBuild", {
	enumerable: true,
	get: function() {
		return nameOfBuild;
	}
});
Object.defineProperty(exports, "pageOf", {
	enumerable: true,
	get: function() {
		return pageOf;
	}
});
Object.defineProperty(exports, "titleOfGroup", {
	enumerable: true,
	get: function() {
		return titleOfGroup;
	}
});
