"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes = require("./report-changes.js");
const require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox = require("./commands-selection.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_run_run_run_run_missing_entry_points = require("./commands-build2.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, require_engine_action_worker_run_watch_run_run_run_engines.fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter(({ events }) => {
		return !options.noHooks && !(options.skipTests && events?.includes("test") === true);
	});
	const text = `${require_engine_action_worker_run_watch_run_run_run_engines.trimSpace(require_engine_action_worker_run_watch_run_run_run_engines.textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
	return options.showOnly.length === 0 ? {
		kind: "printed",
		text
	} : showOnly(text, options);
}
function documentOf(name, text, comments) {
	return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join("")}${text}\n`;
}
const SOURCE = /# Source: [^/]{1,300}\/(.+)/;
function showOnly(text, { helm, showOnly: patterns }) {
	const documents = require_engine_action_worker_run_watch_run_run_run_engines.splitManifests(require_engine_action_worker_run_watch_run_run_run_engines.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const matches = require_check.compileGlob(pattern, require_load.GO_PATH);
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && matches?.(name) === true;
		});
		if (found.length === 0) return {
			kind: "refused",
			message: `could not find template ${pattern} in chart`
		};
		shown += found.map((document) => `---\n${document}\n`).join("");
	}
	return {
		kind: "printed",
		text: shown
	};
}
// src/commands/build/build-chart.ts
function buildChart(place, read, request, limits) {
	const rendered = renderRequested(place, read, request, limits);
	const { warnings } = rendered;
	if (rendered.kind === "refused") return {
		...failed(rendered),
		warnings
	};
	const printed = print(rendered, request);
	return printed.kind === "printed" ? {
		text: printed.text,
		warnings
	} : {
		text: "",
		warnings,
		failure: {
			message: printed.message,
			at: void 0
		}
	};
}
function renderRequested(place, read, request, limits) {
	const options = {
		limits,
		helm: request.helm
	};
	const kubeVersion = kubeVersionOf(request);
	const given = givenValues(request, options);
	if (given.kind === "refused") return {
		...given,
		warnings: []
	};
	const loaded = chartAt(place, read, options);
	if (loaded.kind === "refused") return {
		...loaded,
		warnings: []
	};
	return require_engine_action_worker_run_watch_run_run_run_engines.renderChart(loaded.chart, given.values, {
		name: nameOf(request),
		namespace: request.namespace,
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion,
		apiVersions: request.apiVersions
	}, {
		...options,
		missing: "refuse",
		skipSchemaValidation: request.skipSchemaValidation
	});
}
function failed(refusal) {
	const { message, discreet = message, at } = refusal;
	return {
		text: "",
		warnings: [],
		failure: {
			message: discreet,
			at
		}
	};
}
function kubeVersionOf({ kubernetesVersion }) {
	const version = require_engine_action_worker_run_watch_run_run_run_engines.parseKubeVersion(kubernetesVersion);
	if (version.kind === "version") return version.version;
	throw new require_load.CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (require_engine_action_worker_run_watch_run_run_run_engines.releaseNameFault(releaseName) === void 0) return releaseName;
	throw new require_load.CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lowercase letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = require_engine_action_worker_run_watch_run_run_run_engines.chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : require_engine_action_worker_run_watch_run_run_run_engines.loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return require_engine_action_worker_run_watch_run_run_run_engines.loadArchive(place.path, content.bytes, options);
	throw new require_load.CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: require_engine_action_worker_run_watch_run_run_run_engines.fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = (path) => {
		const content = request.readNamed(path);
		return content.kind === "bytes" ? { text: require_engine_action_worker_run_watch_run_run_run_engines.textOf(require_engine_action_worker_run_watch_run_run_run_engines.fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
	return require_engine_action_worker_run_watch_run_run_run_engines.composeValues({
		files,
		sets,
		readFile
	}, options);
}
function argumentFile(kind, text) {
	return {
		path: `--${kind}`,
		text
	};
}
function print(rendered, request) {
	const { manifests, hooks, crds } = rendered;
	const { helm, noHooks, skipTests, showOnly, includeCrds, origins, maskSecrets } = request;
	return printRelease(manifests, hooks, includeCrds ? crds : [], {
		helm,
		noHooks,
		skipTests,
		showOnly,
		...maskSecrets && { shown: maskedText },
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_run_run_run_missing_entry_points.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_action_worker_run_watch_run_run_run_engines.writeYaml(manifests.map((object) => require_engine_run_run_run_run_missing_entry_points.redactObject(object).node)).trimEnd();
}
// src/io/list-chart.ts
const MOST_FILES$1 = 5e4;
function listChart(root, folder) {
	const files = [];
	const walk = (path, above) => {
		const real = realPath(path);
		if (real === void 0 || !require_load.isWithin(root, real) || above.includes(real)) return;
		for (const name of namesIn(real)) {
			if (files.length >= MOST_FILES$1) return;
			const below = (0, node_path.join)(path, name);
			const kind = kindOf(below);
			if (kind === "folder") walk(below, [...above, real]);
			else if (kind === "file") files.push(require_load.pathFrom(root, below));
		}
	};
	walk(folder, []);
	return files.sort();
}
function realPath(path) {
	try {
		return (0, node_fs.realpathSync)(path);
	} catch {
		return;
	}
}
function namesIn(folder) {
	try {
		return (0, node_fs.readdirSync)(folder).sort();
	} catch {
		return [];
	}
}
function kindOf(path) {
	try {
		const stats = (0, node_fs.statSync)(path);
		if (stats.isDirectory()) return "folder";
		return stats.isFile() ? "file" : void 0;
	} catch {
		return;
	}
}
// src/commands/build/run-build-chart.ts
var run_build_chart_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuildChart: () => runBuildChart });
const MOST_BYTES = 104857600;
async function runBuildChart(word, { values }, host) {
	const located = require_load.locatePaths(host.cwd, [word]);
	const said = require_engine_run_run_run_run_missing_entry_points.chartArguments(values);
	const given = [];
	for (const name of said.valuesFiles) given.push(await valuesFile(name, located, host));
	const built = buildChart(placeIn(located, word), require_start.contentReader(located.root, MOST_BYTES), {
		...said,
		values: given,
		readNamed: (path) => require_start.readNamedFile((0, node_path.resolve)(located.here, path), MOST_BYTES),
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(host)
	}, require_start.DEFAULT_LIMITS);
	for (const warning of built.warnings) report(warning, "warning", host);
	if (built.failure !== void 0) {
		report(built.failure, "error", host);
		return 1;
	}
	await require_start.writeOutput(built.text, values.get("output")?.at(-1), located, host);
	return 0;
}
function placeIn({ root, targets }, word) {
	const [target] = targets;
	if (target?.kind === "folder") return {
		kind: "folder",
		path: require_load.pathFrom(root, target.path) || ".",
		files: listChart(root, target.path)
	};
	if (target?.kind === "file") return {
		kind: "archive",
		path: require_load.pathFrom(root, target.path)
	};
	throw new require_load.CannotRun(`\`${word}\` is neither the folder nor the archive of a chart.`);
}
async function valuesFile(name, { here, root }, { stdin }) {
	if (name === "-") {
		const content = await require_start.readStdin(stdin, MOST_BYTES);
		if (content.kind === "bytes") return {
			path: "stdin.yaml",
			bytes: content.bytes
		};
	}
	const absolute = (0, node_path.resolve)(here, name);
	const content = require_start.readNamedFile(absolute, MOST_BYTES);
	if (content.kind === "bytes") return {
		path: require_load.isWithin(root, absolute) ? require_load.pathFrom(root, absolute) : name,
		bytes: content.bytes
	};
	const help = /^\w+:\/\//.test(name) ? "Nothing is fetched: download it first." : void 0;
	throw new require_load.CannotRun(`Cannot read the values file \`${name}\`: ${content.reason}.`, help);
}
function report({ message, at }, severity, host) {
	const [first = "", ...rest] = message.trimEnd().replace(/^warning: /i, "").split("\n");
	const place = at === void 0 ? "envfrom" : require_start.placeOf(at);
	require_start.writeStderr(host, `${place}: ${severity}: ${first}`);
	for (const line of rest) require_start.writeStderr(host, `  ${line}`);
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
	if (matrices.length === 0) throw new require_load.CannotRun("There are no workloads in these files.");
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
			apiVersion: redact(apiVersion),
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
			says: matrices.length === 0 ? ["envfrom: there are no workloads in these files."] : [],
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
Object.defineProperty(exports, "run_build_chart_exports", {
	enumerable: true,
	get: function() {
		return run_build_chart_exports;
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
