"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes = require("./report-changes.js");
const require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox = require("./commands-selection.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_action_worker_run_run_open_fleet_open_comparison = require("./io-git.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
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
	for (const keyOf of [require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.originOf, require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.writtenTitleOf]) {
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
// src/commands/diff/compare-variants.ts
var compare_variants_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	between: () => between,
	matrix: () => matrix
});
function between(engines, tree, settings, [left, right]) {
	const { evidence } = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.gatherTree(engines, tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	const redaction = require_check.redactionOf([evidence]);
	return {
		change: require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.redactChange(change, redaction),
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
	const { evidence } = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.gatherTree(engines, tree, settings);
	const found = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.selectMatrices(evidence, evidence, selection);
	const { matrices } = found;
	if (matrices.length > 1) {
		const names = matrices.slice(0, MOST_NAMED).flatMap(({ variants: [first] }) => first === void 0 ? [] : [require_check.nameInCluster(first.manifest)]);
		const rest = matrices.length - names.length;
		throw new require_load.CannotRun(`\`diff --matrix\` shows one workload, and ${matrices.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}, or use \`envfrom env --matrix\`.`);
	}
	if (matrices.length === 0) throw new require_load.CannotRun("There are no workloads here.");
	return found;
}
// src/commands/env/asked.ts
function selectionOf({ args, words }, { located: { root, here } }, report) {
	return {
		workloads: words.workloads,
		files: words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file))),
		namespace: args.values.get("namespace")?.at(-1),
		notRendered: notRenderedOf(report),
		builds: report.builds
	};
}
function notRenderedOf(report) {
	const builds = report.builds.flatMap(({ id, failures, partial }) => {
		if (failures.length > 0) return [`${id} (it cannot be built)`];
		return partial.length > 0 ? [`${id} (in part)`] : [];
	});
	return [...require_start.entryObjects(report).map(require_start.notCheckedWords), ...builds];
}
// src/report/changes/matrix-document.ts
const ABSENT = "\u2013";
const MOST_WORKLOADS = 20;
function matricesDocument(matrices, { redact }, view, format) {
	const look = {
		redact,
		view,
		format
	};
	const sections = matrices.slice(0, MOST_WORKLOADS).map((each) => workloadSection(each, look));
	const leftOut = matrices.length - sections.length;
	const note = `${require_start.count(leftOut, "more workload")} not shown. Name a workload to see its variables.`;
	const blocks = [...sections, ...leftOut === 0 ? [] : [require_start.paragraph(note, { tone: "quiet" })]];
	return format === "html" && view === "environments" ? [require_start.section("Environments", blocks, 1)] : blocks;
}
function workloadSection(matrix, look) {
	const heads = require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes.headsOf(matrix.columns);
	const isScreen = look.format === "text";
	const blocks = matrix.containers.map(({ name, rows }) => {
		const all = isScreen ? screenBlocks(rows, heads, look) : pageBlocks(rows, heads, look);
		return require_start.section(look.redact(`container ${name}`), all, 3);
	});
	const asides = look.view === "environments" ? legendOf(matrix) : [];
	const title = look.redact(require_check.nameOfManifest(matrix.workload.manifest)).replaceAll("`", "");
	const builds = isScreen || asides.length > 0 ? [require_start.count(heads.length, "build")] : [];
	return {
		...require_start.section(title, blocks),
		asides: [...builds, ...asides]
	};
}
function legendOf({ columns, containers }) {
	if (columns.length < 2) return [];
	const marks = containers.flatMap(({ rows }) => rows.map(markOf));
	const differing = marks.filter((mark) => mark === "~").length;
	const open = marks.filter((mark) => mark === "?").length;
	if (differing + open === 0) return ["no variable differs"];
	const differ = differing === 1 ? "1 variable differs" : `${require_start.count(differing, "variable")} differ`;
	return [...differing === 0 ? [] : [[require_start.code("~"), ` ${differ}`]], ...open === 0 ? [] : [[require_start.code("?"), ` ${open} may differ`]]];
}
function markOf({ same, perhaps }) {
	if (same) return "";
	return perhaps ? "?" : "~";
}
function screenBlocks(rows, heads, look) {
	if (rows.length === 0) return [noVariables()];
	const differing = rows.filter(({ same }) => !same);
	const equal = rows.filter(({ same }) => same);
	const byName = {
		kind: "group",
		blocks: differing.flatMap((row) => valuesOf(row, heads))
	};
	const few = differing.length === 0 ? [] : [{
		...tableOf(differing, heads, look),
		narrow: byName
	}];
	const text = `${require_start.count(equal.length, "variable")} the same in all`;
	if (look.view === "differences") {
		const names = `${text}: ${equal.map(({ name }) => name).join(", ")}`;
		return [...few, ...equal.length === 0 ? [] : [require_start.paragraph(names, { tone: "quiet" })]];
	}
	if (heads.length < 2) return [oneColumn(rows, heads)];
	const rest = equal.length === 0 ? [] : [require_start.fixedLine(`${text}:`, { tone: "quiet" }), oneColumn(equal, heads)];
	return [{
		...tableOf(rows, heads, look),
		narrow: {
			kind: "group",
			blocks: [...few, ...rest]
		}
	}];
}
function pageBlocks(rows, heads, look) {
	return rows.length === 0 ? [noVariables()] : [tableOf(rows, heads, look)];
}
function noVariables() {
	return require_start.paragraph("no variables", { tone: "quiet" });
}
function tableOf(rows, heads, { view, format }) {
	const isScreen = format === "text";
	const isMarked = view === "environments" && heads.length > 1;
	const title = isScreen ? `${isMarked ? "  " : ""}NAME` : "Name";
	const blank = isScreen ? " " : "";
	return {
		kind: "table",
		columns: [title, ...heads].map((head) => ({ title: head })),
		rows: rows.map((row) => ({
			cells: [[[require_start.code(row.name)]], ...heads.map((_, at) => [cellLine(row, at)])],
			...isMarked && { mark: markOf(row) || blank },
			tone: row.same && heads.length > 1 ? "quiet" : void 0
		})),
		...format === "html" && { headed: true }
	};
}
function oneColumn(rows, heads) {
	return {
		kind: "table",
		columns: [{ title: "NAME" }, {
			title: heads.length === 1 ? heads[0] ?? "" : "VALUE",
			fit: "below"
		}],
		rows: rows.map((row) => ({ cells: [[[require_start.code(row.name)]], [cellLine(row, 0)]] }))
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
function cellLine(row, at) {
	return [row.cells[at] !== void 0 ? require_start.code(cellText(row, at)) : require_start.quiet(ABSENT)];
}
function cellText(row, at) {
	const binding = row.cells[at];
	if (binding === void 0) return ABSENT;
	const text = require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes.shownValue(binding.value);
	const secrets = row.cells.filter((cell) => cell !== void 0 && require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes.shownValue(cell.value) === text);
	const kinds = new Set(row.classes.filter((each) => each !== -1));
	if (!text.includes("\u2039") || secrets.length < 2 || kinds.size < 2) return text;
	return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}
// src/report/changes/format-matrix.ts
var format_matrix_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ matrixPieces: () => matrixPieces });
function* matrixPieces(format, matrices, options, view) {
	if (format === "json") yield* matrixJson(matrices, options, view);
	else {
		const document = matricesDocument(matrices, options, view, format);
		yield* require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.PRINTERS[format](document, require_start.printOptionsOf(options));
	}
}
function matrixJson(matrices, { version, redact }, view) {
	const head = {
		version: 1,
		tool: {
			name: "envfrom",
			version
		}
	};
	const workloads = matrices.map((matrix) => workloadJson(matrix, redact));
	const body = view === "environments" ? {
		...head,
		workloads
	} : {
		...head,
		...workloads[0]
	};
	return [`${require_start.safeJson(body)}\n`];
}
function workloadJson({ workload, columns, containers }, redact) {
	const { apiVersion, kind, name } = workload.manifest;
	return {
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
	};
}
// src/commands/env/answer-matrix.ts
var answer_matrix_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerMatrix: () => answerMatrix });
const FORMATS = /* @__PURE__ */ new Map([
	["json", "json"],
	["markdown", "markdown"],
	["html", "html"]
]);
function answerMatrix(engines, run, asked) {
	const { values } = asked.args;
	const notices = run.notices.map((notice) => `envfrom: ${notice}`);
	return require_start.orRefusal(notices, () => {
		const { report, evidence } = require_check.examine(engines, run.tree, [], run.settings);
		require_check.refuseUnknownSelection(run.settings, evidence.builds);
		const { matrices, redact } = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.selectMatrices(evidence, report, selectionOf(asked, run, report));
		const options = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeOptionsOf(values, asked.host, {
			labels: {
				base: "",
				head: ""
			},
			redact,
			rollouts: false
		});
		const pieces = matrixPieces(FORMATS.get(values.get("format")?.at(-1) ?? "") ?? "text", matrices, options, "environments");
		return {
			says: matrices.length === 0 ? ["envfrom: there are no workloads here."] : [],
			outputs: [{
				file: values.get("output")?.at(-1),
				pieces
			}],
			code: 0
		};
	});
}
// src/commands/fleet/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runFleet: () => runFleet });
function runFleet(args, host) {
	const { positionals, values } = args;
	if (positionals.length === 0) throw new require_load.CannotRun("Name the repositories of the fleet.", "`envfrom fleet ../infra ../shop` checks two checkouts together; `envfrom fleet fleet.yaml` those that a file lists.");
	const fleet = new Map([...values, ["fleet", positionals]]);
	return require_start.runCheck({
		...args,
		positionals: [],
		values: fleet
	}, host);
}
// src/io/join-trees.ts
function joinTrees(checkouts, isIn) {
	const sorted = checkouts.toSorted((a, b) => a.name < b.name ? -1 : 1);
	const mounted = new Map(sorted.map(({ name, tree }) => [name, require_engine_action_worker_run_run_open_fleet_open_comparison.mountTree(tree, name)]));
	const trees = [...mounted.values()];
	const all = trees.flatMap(({ paths }) => paths).sort();
	const left = all.filter((path) => !isIn(path) && require_start.isManifestName(path));
	return {
		paths: all.filter(isIn),
		named: [...mounted.keys()],
		repositories: sorted.map(({ name, tree, declared, claimed, sources }) => ({
			name,
			remotes: tree.remotes ?? [],
			...tree.revisions !== void 0 && { revisions: tree.revisions },
			declared,
			claimed,
			sources
		})),
		excluded: [...trees.flatMap(({ excluded = [] }) => excluded), ...left].sort(),
		notices: sorted.flatMap(({ name, tree: { notices = [] } }) => notices.map((notice) => `${name}: ${notice}`)),
		charts: joinShelves(sorted),
		read: (path) => mounted.get(require_check.repositoryOf(path))?.read(path) ?? nowhere()
	};
}
function joinShelves(checkouts) {
	const shelves = new Map(checkouts.map(({ name, charts }) => [name, charts]));
	const [first] = shelves.values();
	return {
		paths: [...checkouts.flatMap(({ name, charts }) => charts.paths.filter((path) => !isOfMachine(path)).map((path) => `${name}/${path}`)), ...(first?.paths ?? []).filter(isOfMachine)],
		read(path) {
			if (isOfMachine(path)) return first?.read(path) ?? nowhere();
			const name = require_check.repositoryOf(path);
			return shelves.get(name)?.read(path.slice(name.length + 1)) ?? nowhere();
		}
	};
}
function isOfMachine(path) {
	return path.startsWith("$");
}
function nowhere() {
	return {
		kind: "unreadable",
		reason: "it is in no repository of the fleet",
		cause: "outside"
	};
}
// src/commands/settings/fleet-settings.ts
const USUAL_CHARTS = [".envfrom/charts"];
function fleetSettings(run, repositories, flagged) {
	const overrides = [...repositories.flatMap((each) => overridesOf(each, flagged)), ...run.overrides ?? []];
	const clusters = joined([...run.clusters ?? [], ...clustersOf(repositories)]);
	const producers = repositories.flatMap(({ name, settings }) => (settings.producers ?? []).map((row) => isOfOperator(row) ? row : {
		...row,
		within: name
	}));
	const entryPoints = [...run.entryPoints ?? [], ...repositories.flatMap(entryPointsOf)];
	return {
		...run,
		...entryPoints.length > 0 && { entryPoints },
		...overrides.length > 0 && { overrides },
		...clusters.length > 0 && { clusters },
		...producers.length > 0 && { producers: [...run.producers ?? [], ...producers] },
		externals: [...run.externals, ...repositories.flatMap(({ name, settings }) => settings.externals.map((each) => ({
			...each,
			within: name
		})))],
		charts: [...run.charts ?? [], ...repositories.flatMap(({ name, settings: { charts = USUAL_CHARTS } }) => charts.map((folder) => `${name}/${folder}`))]
	};
}
function isOfOperator({ group, kinds, complete = false }) {
	return group.includes(".") && !group.endsWith(".k8s.io") && !complete && ![group, ...kinds].some((name) => name.includes("*"));
}
function overridesOf({ name, settings: { rules, overrides = [] } }, flagged) {
	return [...rules.size === 0 ? [] : [{
		paths: [`/${name}`],
		rules
	}], ...overrides.map((each) => ({
		...each,
		paths: each.paths.map((glob) => globBelow(name, glob))
	}))].map((each) => ({
		...each,
		rules: new Map([...each.rules].filter(([id]) => !flagged.has(id)))
	}));
}
function entryPointsOf({ name, settings: { entryPoints = [] } }) {
	const pathBelow = (path) => path === "." ? name : `${name}/${path}`;
	return entryPoints.map((each) => ({
		...each,
		path: pathBelow(each.path),
		values: each.values.map(pathBelow)
	}));
}
function globBelow(name, glob) {
	const path = glob.replace(/^\.?\//, "").replace(/\/+$/, "");
	return !path.includes("/") && !glob.startsWith("/") && !glob.startsWith("./") ? `${name}/**/${path}` : `${name}/${path}`;
}
function clustersOf(repositories) {
	const declared = new Map(repositories.map((each) => [each.name, new Set(each.settings.clusters?.map(nameOf))]));
	const isClaimed = (cluster) => cluster.includes("/") && declared.get(require_check.repositoryOf(cluster))?.has(cluster) === false;
	return repositories.flatMap(({ name, settings: { clusters = [] } }) => clusters.filter((each) => !isClaimed(each.name)).map((each) => ({
		...each,
		folders: each.folders.map((folder) => folder === "." ? name : `${name}/${folder}`)
	})));
}
function nameOf({ name }) {
	return name;
}
function joined(clusters) {
	return [...require_start.groupBy(clusters, nameOf).values()].flatMap((same) => {
		const [first] = same;
		const registered = same.find(({ server }) => server !== void 0) ?? first;
		if (registered === void 0) return [];
		return [{
			...registered,
			folders: [...new Set(same.flatMap(({ folders }) => folders))]
		}];
	});
}
// src/io/locate-checkouts.ts
const MOST = 1e3;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function locateCheckouts(named) {
	if (named.length === 0) throw new require_load.CannotRun("The fleet has no repositories.");
	if (named.length > MOST) throw new require_load.CannotRun(`The fleet has ${named.length} repositories; the limit is ${MOST}.`, "Split the list: repositories that deploy to the same clusters belong together.");
	const checkouts = named.map((each) => ({
		...each,
		...placeOf(each)
	}));
	const byName = checkouts.toSorted((a, b) => a.name < b.name ? -1 : 1);
	for (const [at, { name, path }] of byName.entries()) {
		const next = byName[at + 1];
		if (next?.name !== name || next.root === void 0) continue;
		throw new require_load.CannotRun(`Two repositories of the fleet are called \`${name}\`: \`${path}\` and \`${next.path}\`.`, "Give one of them another `name` in the list.");
	}
	refuseNested(checkouts);
	return byName.map(({ name, root, urls }) => ({
		name,
		root,
		urls
	}));
}
function refuseNested(checkouts) {
	const byRoot = checkouts.toSorted((a, b) => `${a.root}/` < `${b.root}/` ? -1 : 1);
	for (const [at, { path, root }] of byRoot.entries()) {
		const next = byRoot[at + 1];
		if (next === void 0 || !require_load.isWithin(root, next.root)) continue;
		throw new require_load.CannotRun(root === next.root ? `\`${path}\` and \`${next.path}\` are the same folder.` : `\`${next.path}\` is inside \`${path}\`, which is in the fleet too.`, root === next.root ? void 0 : "Check out every repository next to the others.");
	}
}
function placeOf({ path, from, name: given }) {
	const absolute = (0, node_path.resolve)(from, path);
	const root = folderAt(absolute);
	if (root === void 0) throw new require_load.CannotRun(`No such folder: \`${path}\`, of the fleet.`);
	if (require_load.isGitPath(root)) throw new require_load.CannotRun(`\`${path}\` is inside a \`.git\` folder, where nothing is read.`);
	const name = given ?? (0, node_path.basename)(absolute);
	if (NAME.test(name)) return {
		root,
		name
	};
	throw new require_load.CannotRun(`\`${name}\` cannot be the name of a repository of the fleet: use up to 100 letters, digits, dots, dashes and underscores.`, given === void 0 ? `Give \`${path}\` a \`name\` in the list of the fleet.` : void 0);
}
function folderAt(path) {
	try {
		const real = node_fs.realpathSync.native(path);
		return (0, node_fs.statSync)(real).isDirectory() ? real : void 0;
	} catch {
		return;
	}
}
// src/commands/opening/fleet/fleet-checkouts.ts
async function fleetCheckouts(cwd, words) {
	const named = [];
	for (const word of words) named.push(...await checkoutsOf(cwd, word));
	return locateCheckouts(named);
}
async function checkoutsOf(cwd, word) {
	const what = require_load.whatIsAt(cwd, word);
	if (what === void 0) throw new require_load.CannotRun(`No such file or directory: \`${word}\`.`);
	if (what === "folder") return [{
		path: word,
		from: cwd,
		urls: []
	}];
	const from = (0, node_path.dirname)((0, node_path.resolve)(cwd, word));
	const { readFleet } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.read_fleet_exports);
	return readFleet(require_start.namedConfig(cwd, from, word)).map((item) => ({
		...item,
		from
	}));
}
// src/commands/opening/fleet/repository-options.ts
const OF_THE_RUN = [
	"kubernetesVersion",
	"argocdVersion",
	"fluxVersion",
	"strict",
	"failOn",
	"maxWarnings",
	"limits",
	"loadRestrictor",
	"chartVersionAny",
	"reloader"
];
async function repositoryOptions({ name, root }, readsConfig, ruleIds) {
	const baseline = (require_load.whatIsAt(root, ".envfrom-baseline.json") === "file" ? [`${name}/${require_start.BASELINE_NAME}`] : []).map((path) => `\`${path}\` is not used in a fleet.`);
	const found = readsConfig ? require_start.findConfig(root, root, void 0, name) : void 0;
	if (found === void 0) return {
		name,
		...require_start.runOptionsOf(/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map(), []),
		notices: baseline
	};
	const { readConfig } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.read_config_exports);
	const { file } = found;
	const config = readConfig(file, ruleIds);
	const used = new Map([...config].filter(([key]) => !OF_THE_RUN.includes(key)));
	const left = OF_THE_RUN.filter((key) => config.has(key));
	const notice = require_start.configNotice(used, file.path);
	return {
		name,
		file,
		...require_start.runOptionsOf(/* @__PURE__ */ new Map(), used, ruleIds),
		notices: [
			...notice === void 0 ? [] : [notice],
			...left.length === 0 ? [] : [ofTheRun(file.path, left)],
			...baseline
		]
	};
}
function ofTheRun(path, keys) {
	return `\`${path}\` also sets ${keys.map((key) => `\`${key}\``).join(", ")}, which a fleet takes from flags and \`--config\` only.`;
}
// src/commands/opening/fleet/open-fleet.ts
var open_fleet_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openFleet: () => openFleet });
const REFUSED = [
	"fix",
	"base",
	"base-dir",
	"staged",
	"baseline",
	"watch",
	"repo-url",
	"stdin-filename"
];
const MOST_NOTICES = 10;
async function openFleet(words, values, host, rules) {
	const refused = REFUSED.find((name) => values.has(name));
	if (refused !== void 0) throw new require_load.CannotRun(`\`--${refused}\` cannot be used with a fleet.`);
	const checkouts = await fleetCheckouts(host.cwd, words);
	const roots = checkouts.map(({ root }) => root);
	const root = require_load.commonFolder(roots);
	const here = (0, node_path.resolve)(host.cwd);
	const { run, about, file } = await optionsOfRun(values, {
		here,
		roots,
		root
	}, rules);
	const repositories = [];
	const opened = [];
	for (const checkout of checkouts) {
		const options = await repositoryOptions(checkout, !values.has("no-config"), rules);
		repositories.push(options);
		opened.push(await openCheckout(checkout, options, {
			run,
			values,
			host
		}));
	}
	const flagged = new Set((values.get("rule") ?? []).map((setting) => setting.split("=")[0] ?? ""));
	const tree = joinTrees(opened, filterOf(run));
	await require_start.checkEntryPoints(run.settings, file, tree, true);
	return {
		...run,
		settings: {
			...fleetSettings(run.settings, repositories, flagged),
			...buildOf(values)
		},
		located: {
			here,
			root,
			start: root,
			targets: []
		},
		roots,
		tree,
		notices: [
			...about,
			...run.notices,
			...fewOf(repositories.flatMap(({ notices }) => notices)),
			...tree.notices ?? []
		]
	};
}
async function optionsOfRun(values, { here, root, roots }, rules) {
	const named = values.get("config")?.at(-1);
	if (named === void 0) return {
		run: require_start.runOptionsOf(values, /* @__PURE__ */ new Map(), rules),
		about: []
	};
	const { readConfig } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.read_config_exports);
	const file = require_start.namedConfig(here, root, named);
	const config = readConfig(file, rules);
	const notice = roots.some((each) => require_load.isWithin(each, (0, node_path.resolve)(here, named))) ? require_start.configNotice(config, named) : void 0;
	return {
		run: require_start.runOptionsOf(values, config, rules),
		file,
		about: notice === void 0 ? [] : [notice]
	};
}
async function openCheckout({ name, root, urls }, { settings, file, include, exclude }, { run, values, host }) {
	const { env, stdin, cwd } = host;
	const { fileSize } = run.settings.limits;
	const tree = await require_start.openTree({
		located: {
			here: cwd,
			root,
			start: root,
			targets: [{
				kind: "folder",
				path: root
			}]
		},
		include,
		exclude,
		trackedOnly: values.has("tracked"),
		fileSize,
		env,
		stdin: {
			stream: stdin,
			path: "stdin.yaml",
			isNamed: false
		}
	});
	await require_start.checkEntryPoints(settings, file, tree, true);
	const folders = settings.charts ?? [".envfrom/charts"];
	const charts = require_start.openChartShelf({
		root,
		folders,
		env,
		fileSize
	});
	const { repositoryUrls: claimed = [], sources } = settings;
	return {
		name,
		tree,
		charts,
		declared: urls,
		claimed,
		sources
	};
}
function filterOf({ include, exclude }) {
	const included = require_load.pathGlobs(include);
	const excluded = require_load.pathGlobs(exclude);
	return (path) => (include.length === 0 || included.matches(path)) && !excluded.matches(path);
}
function buildOf(values) {
	const build = values.get("build")?.at(-1)?.replace(/\/+$/, "");
	return build === void 0 ? {} : { selectedBuilds: [build] };
}
function fewOf(notices) {
	const more = notices.length - MOST_NOTICES;
	if (more <= 0) return notices;
	return [...notices.slice(0, MOST_NOTICES), `${more} more notices about the configurations of repositories are not shown.`];
}
// src/report/inventory/format-words.ts
var format_words_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatWords: () => formatWords });
const MOST_WORDS = 5e3;
const PLAIN = /^[\w./:@+-]+$/;
function formatWords(list, report) {
	const words = list === "builds" ? report.builds.map(({ id }) => id) : report.workloads.map(({ manifest: { kind, name } }) => `${kind.toLowerCase()}/${name}`);
	return [...new Set(words)].filter((word) => PLAIN.test(word)).sort().slice(0, MOST_WORDS).map((word) => `${word}\n`).join("");
}
// src/report/why/file-deployment.ts
var file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ deploymentOfPath: () => deploymentOfPath });
const UNKNOWN = require_check.deploymentBy({ kind: "none" });
const RANK = {
	deployed: 0,
	unknown: 1,
	"not-deployed": 2
};
function deploymentOfPath({ builds, files, repositories }, path) {
	const whole = repositories === void 0 ? "this repository" : "the fleet";
	const isAt = (file) => path === "." || file === path || file.startsWith(`${path}/`);
	const found = files.filter((file) => isAt(file.path));
	const reading = builds.filter((build) => readsAny(build, isAt)).map(judged);
	if (found.length === 0 && reading.length === 0) return void 0;
	const sentence = (deployment, of) => require_start.messageText(require_check.deploymentWords(deployment, of, whole));
	if (reading.length > 0) return {
		path,
		answer: bestOf(reading.map(({ deployment }) => deployment)),
		because: [],
		builds: reading.map(({ build, deployment }) => ({
			build,
			deployment,
			because: sentence(deployment, build.folder ?? build.id)
		}))
	};
	const alone = found.map((file) => ({
		file,
		deployment: require_check.deploymentOfFile(file) ?? UNKNOWN
	}));
	return {
		path,
		answer: bestOf(alone.map(({ deployment }) => deployment)),
		because: [`No build reads \`${path}\`.`, ...alone.slice(0, MOST_FILES).map(({ file, deployment }) => skipped(file) ?? sentence(deployment, file.path))],
		builds: []
	};
}
const MOST_FILES = 20;
function skipped(file) {
	if (require_check.deploymentOfFile(file) !== void 0 || file.class.kind !== "skipped") return void 0;
	return `\`${file.path}\` is skipped: ${file.class.reason}.`;
}
function judged(build) {
	return {
		build,
		deployment: build.deployment ?? UNKNOWN
	};
}
function bestOf(all) {
	const [best] = all.map(({ answer }) => answer).toSorted((a, b) => RANK[a] - RANK[b]);
	return best ?? "unknown";
}
function readsAny({ files, folder, objects }, isAt) {
	if (folder !== void 0 && isAt(folder)) return true;
	if (files.some((file) => isAt(file) || isAt(require_start.folderOf(file)))) return true;
	return objects.some(({ node }) => isAt(require_start.hostSpan(node).file.path));
}
Object.defineProperty(exports, "answer_matrix_exports", {
	enumerable: true,
	get: function() {
		return answer_matrix_exports;
	}
});
Object.defineProperty(exports, "compare_variants_exports", {
	enumerable: true,
	get: function() {
		return compare_variants_exports;
	}
});
Object.defineProperty(exports, "file_deployment_exports", {
	enumerable: true,
	get: function() {
		return file_deployment_exports;
	}
});
Object.defineProperty(exports, "format_matrix_exports", {
	enumerable: true,
	get: function() {
		return format_matrix_exports;
	}
});
Object.defineProperty(exports, "format_words_exports", {
	enumerable: true,
	get: function() {
		return format_words_exports;
	}
});
Object.defineProperty(exports, "open_fleet_exports", {
	enumerable: true,
	get: function() {
		return open_fleet_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "selectionOf", {
	enumerable: true,
	get: function() {
		return selectionOf;
	}
});
