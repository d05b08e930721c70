"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_list_run_env_run_diff_compare_evidence = require("./engine-changes.js");
const require_engine_action_worker_run_diff_watch_run_examine_check = require("./engine-report.js");
const require_engine_action_worker_run_diff_open_comparison = require("./engine-io.js");
const require_engine_run_diff_compare_evidence = require("./engine-changes2.js");
const require_engine_run_build_deployers = require("./engine-helm.js");
const require_engine_run_rollout_run_build_deployers_kustomization_builds = require("./engine-kustomize.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, require_engine_run_build_deployers.fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter(({ events }) => {
		return !options.noHooks && !(options.skipTests && events?.includes("test") === true);
	});
	const text = `${require_engine_run_build_deployers.trimSpace(require_engine_run_build_deployers.textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
	return options.showOnly.length === 0 ? {
		kind: "printed",
		text
	} : showOnly(text, options);
}
function documentOf(name, text, comments) {
	return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join("")}${text}\n`;
}
const SOURCE = /# Source: [^/]+\/(.+)/;
function showOnly(text, { helm, showOnly: patterns }) {
	const documents = require_engine_run_build_deployers.splitManifests(require_engine_run_build_deployers.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && require_engine_run_build_deployers.matchPath(pattern, name) === true;
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
// src/commands/build-chart.ts
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
	return require_engine_run_build_deployers.renderChart(loaded.chart, given.values, {
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
	const version = require_engine_run_build_deployers.parseKubeVersion(kubernetesVersion);
	if (version.kind === "version") return version.version;
	throw new require_load.CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (require_engine_run_build_deployers.releaseNameFault(releaseName) === void 0) return releaseName;
	throw new require_load.CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lower-case letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = require_engine_run_build_deployers.chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : require_engine_run_build_deployers.loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return require_engine_run_build_deployers.loadArchive(place.path, content.bytes, options);
	throw new require_load.CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: require_engine_run_build_deployers.fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = (path) => {
		const content = request.readNamed(path);
		return content.kind === "bytes" ? { text: require_engine_run_build_deployers.textOf(require_engine_run_build_deployers.fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
	return require_engine_run_build_deployers.composeValues({
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
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_rollout_run_build_deployers_kustomization_builds.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeYaml(manifests.map((object) => require_engine_run_rollout_run_build_deployers_kustomization_builds.maskObject(object).node)).trimEnd();
}
// src/io/list-chart.ts
const MOST_FILES = 5e4;
function listChart(root, folder) {
	const files = [];
	const walk = (path, above) => {
		const real = realPath(path);
		if (real === void 0 || !require_load.isWithin(root, real) || above.includes(real)) return;
		for (const name of namesIn(real)) {
			if (files.length >= MOST_FILES) return;
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
// src/cli/run-build-chart.ts
var run_build_chart_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuildChart: () => runBuildChart });
const MOST_BYTES = 104857600;
async function runBuildChart(word, { values }, outside) {
	const located = require_load.locatePaths(outside.cwd, [word]);
	const said = require_engine_run_rollout_run_build_deployers_kustomization_builds.chartArguments(values);
	const given = [];
	for (const name of said.valuesFiles) given.push(await valuesFile(name, located, outside));
	const built = buildChart(placeIn(located, word), require_start.contentReader(located.root, MOST_BYTES), {
		...said,
		values: given,
		readNamed: (path) => require_start.readNamedFile((0, node_path.resolve)(located.here, path), MOST_BYTES),
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(outside)
	}, require_start.DEFAULT_LIMITS);
	for (const warning of built.warnings) report(warning, "warning", outside);
	if (built.failure !== void 0) {
		report(built.failure, "error", outside);
		return 1;
	}
	require_start.writeOutput(built.text, values.get("output")?.at(-1), located, outside);
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
function report({ message, at }, severity, outside) {
	const [first = "", ...rest] = message.trimEnd().replace(/^warning: /i, "").split("\n");
	const place = at === void 0 ? "envfrom" : require_start.placeOf(at);
	require_start.say(outside, `${place}: ${severity}: ${first}`);
	for (const line of rest) require_start.say(outside, `  ${line}`);
}
// src/options/diff-arguments.ts
function readDiffArguments(words, values, whatIsAt) {
	const [baseDir, headDir] = ["base-dir", "head-dir"].map((name) => values.get(name)?.at(-1));
	const isPath = (word) => word === "-" || whatIsAt(word) !== void 0;
	const first = words.findIndex(isPath);
	const named = first === -1 ? words : words.slice(0, first);
	const [base, head, third] = named.flatMap(partsOfRange);
	const paths = words.slice(named.length);
	if (third !== void 0) throw new require_load.CannotRun(`\`${third}\` is a third revision: only two can be compared.`, "Paths must exist on disk.");
	if (headDir !== void 0 && baseDir === void 0) throw new require_load.CannotRun("`--head-dir` needs a `--base-dir` to compare with.");
	if (baseDir !== void 0 && base !== void 0) throw new require_load.CannotRun(`\`--base-dir\` and the revision \`${base}\` cannot both be the base.`);
	const staged = values.has("staged");
	if (staged && (head !== void 0 || headDir !== void 0)) throw new require_load.CannotRun(`\`--staged\` and ${head === void 0 ? "`--head-dir`" : `the revision \`${head}\``} cannot both be the head.`);
	return {
		base,
		head,
		baseDir,
		headDir,
		staged,
		paths
	};
}
function partsOfRange(word) {
	const [, from = "", to = ""] = /^(.*[^.])\.\.([^.].*)?$/.exec(word) ?? [];
	return from === "" ? [word] : [from, to === "" ? "HEAD" : to];
}
// src/cli/change-output.ts
function changeFormatOf(values) {
	const asked = values.get("format")?.at(-1);
	return require_start.CHANGE_FORMATS.find((known) => known === asked) ?? "text";
}
function changeOptionsOf(values, outside, given) {
	const sink = values.has("output") ? void 0 : outside.stdout;
	return {
		...require_start.DEFAULT_CHANGE_OPTIONS,
		...given,
		version: require_version.VERSION,
		color: require_start.hasColor(values, outside, sink),
		width: require_load.widthOf(sink) ?? require_start.DEFAULT_CHANGE_OPTIONS.width,
		files: values.has("files"),
		guardCommands: sink !== void 0 && require_load.isLogOfCi(outside)
	};
}
// src/changes/workload-origin.ts
function originOf({ manifest, path }) {
	const name = require_check.scalarAt(manifest.node, "metadata", "name");
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
// src/changes/compare-variants.ts
const NO_ROLLOUT = {
	verdict: "unaffected",
	needless: false,
	reasons: []
};
function compareVariants(evidence, left, right) {
	const [olds, news] = [left, right].map((builds) => workloadsIn(evidence, builds));
	const pairs = matchVariants(olds ?? [], news ?? []);
	const sideOf = require_engine_run_diff_compare_evidence.resolveSides(evidence, pairs.flat());
	const workloads = pairs.flatMap(([before, after]) => {
		if (before === void 0 || after === void 0) return [];
		const containers = require_engine_run_diff_compare_evidence.compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
		if (containers.length === 0) return [];
		return [{
			before,
			after,
			renamed: false,
			builds: [`${before.build} \u2192 ${after.build}`],
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
		workloads: require_engine_run_diff_compare_evidence.mergeWorkloads(workloads),
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
		for (const old of left) require_check.appendTo(waiting, keyOf(old), old);
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
// src/changes/environment-matrix.ts
function variantsOf(environments) {
	const workloads = [...new Set(environments.map(({ workload }) => workload))];
	const byTitle = require_check.groupBy(workloads, writtenTitleOf);
	const byOrigin = require_check.groupBy(workloads, originOf);
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
function environmentMatrix(evidence, variants) {
	const [workload] = variants;
	if (workload === void 0) return void 0;
	const all = require_check.groupBy(evidence.environments(), (environment) => environment.workload);
	const containers = [...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name)))].map((name) => {
		return {
			name,
			rows: rowsOf(variants.map((each) => all.get(each)?.find(({ container }) => container.name === name)), variants, evidence)
		};
	});
	return {
		workload,
		columns: variants.map(({ build }) => build),
		containers
	};
}
function rowsOf(environments, variants, evidence) {
	const bindings = environments.map((each) => new Map(each?.bindings.map((binding) => [binding.name, binding])));
	const names = new Set(bindings.flatMap((each) => [...each.keys()]));
	const judged = variants.map((each) => require_check.judgedOf(evidence, each));
	return [...names].map((name) => {
		const cells = bindings.map((each) => each.get(name));
		const classes = classesOf(cells, (one, other) => {
			const [old, now] = [cells[one], cells[other]];
			if (old === void 0 || now === void 0) return false;
			return require_check.valueComparer(judged[one] ?? [], judged[other] ?? []).compare(old.value, now.value) === "same";
		});
		return {
			name,
			cells,
			same: classes.every((each) => each === 0),
			classes
		};
	});
}
function classesOf(cells, isSame) {
	const classes = [];
	for (const [at, cell] of cells.entries()) {
		const first = cell === void 0 ? -1 : classes.findIndex((each, index) => each === index && isSame(index, at));
		classes.push(cell === void 0 ? -1 : first === -1 ? at : first);
	}
	return classes;
}
// src/changes/select-builds.ts
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
// src/commands/compare-variants.ts
function between(tree, settings, [left, right]) {
	const { evidence } = require_engine_action_worker_run_diff_watch_run_examine_check.gatherTree(tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	const hide = require_check.textHiderOf([evidence]);
	return {
		change: require_engine_action_worker_run_diff_watch_run_examine_check.hideInChange(change, hide),
		hide
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
function matrix(tree, settings, selection) {
	const { evidence } = require_engine_action_worker_run_diff_watch_run_examine_check.gatherTree(tree, settings);
	const { builds, environments } = evidence;
	const variants = variantsOf(require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.selectEnvironments(environments(), {
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
	const hide = require_check.textHiderOf([evidence]);
	return {
		matrix: require_engine_action_worker_run_diff_watch_run_examine_check.hideInMatrix(found, hide),
		hide
	};
}
// src/report/changes/format-matrix.ts
const ABSENT = "\u2014";
function formatMatrix(format, matrix, options) {
	if (format === "json") return matrixJson(matrix, options);
	return require_engine_action_worker_run_diff_watch_run_examine_check.printDocument(format, matrixDocument(matrix, options, format), require_start.printOptionsOf(options));
}
function titleOf({ workload }, { hide }) {
	return hide(require_check.nameOfManifest(workload.manifest).replaceAll("`", ""));
}
function headsOf({ columns }) {
	const split = columns.map((id) => id.split("/"));
	const [first = []] = split;
	if (split.length < 2) return columns;
	const most = Math.min(...split.map((parts) => parts.length)) - 1;
	let start = 0;
	while (start < most && split.every((parts) => parts[start] === first[start])) start += 1;
	let end = 0;
	while (end < most - start && split.every((parts) => parts.at(-1 - end) === first.at(-1 - end))) end += 1;
	return split.map((parts) => parts.slice(start, parts.length - end).join("/"));
}
function cellText(row, at) {
	const binding = row.cells[at];
	if (binding === void 0) return ABSENT;
	const text = require_engine_action_worker_run_diff_watch_run_examine_check.shownValue(binding.value);
	const secrets = row.cells.filter((cell) => cell !== void 0 && require_engine_action_worker_run_diff_watch_run_examine_check.shownValue(cell.value) === text);
	const kinds = new Set(row.classes.filter((each) => each !== -1));
	if (!text.includes("\u2039") || secrets.length < 2 || kinds.size < 2) return text;
	return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}
function matrixDocument(matrix, options, format) {
	const heads = headsOf(matrix);
	const isScreen = format === "text";
	const blocks = matrix.containers.map(({ name, rows }) => {
		return {
			kind: "section",
			level: 3,
			title: options.hide(`container ${name}`),
			blocks: isScreen ? screenBlocks(rows, heads) : [tableOf(rows, heads, "Name")]
		};
	});
	const asides = isScreen ? [require_start.count(heads.length, "build")] : [];
	return [{
		kind: "section",
		level: 2,
		title: titleOf(matrix, options),
		asides,
		blocks
	}];
}
function screenBlocks(rows, heads) {
	if (rows.length === 0) return [{
		kind: "paragraph",
		text: "no variables",
		tone: "quiet"
	}];
	const differing = rows.filter(({ same }) => !same);
	const equal = rows.filter(({ same }) => same).map(({ name }) => name);
	const text = `${require_start.count(equal.length, "variable")} the same in all: ${equal.join(", ")}`;
	const narrow = {
		kind: "group",
		blocks: differing.flatMap((row) => valuesOf(row, heads))
	};
	return [...differing.length === 0 ? [] : [{
		...tableOf(differing, heads, "NAME"),
		narrow
	}], ...equal.length === 0 ? [] : [{
		kind: "paragraph",
		text,
		tone: "quiet"
	}]];
}
function tableOf(rows, heads, title) {
	return {
		kind: "table",
		columns: [title, ...heads].map((head) => ({ title: head })),
		rows: rows.map((row) => ({
			cells: [row.name, ...heads.map((_, at) => cellText(row, at))].map((text) => [[{
				text,
				code: "bare"
			}]]),
			tone: row.same ? "quiet" : void 0
		}))
	};
}
function valuesOf(row, heads) {
	const groups = require_check.groupBy(heads.entries(), ([at]) => cellText(row, at));
	return [{
		kind: "paragraph",
		text: row.name,
		tone: "strong",
		keeps: true
	}, ...[...groups].map(([text, some]) => {
		return {
			kind: "paragraph",
			text: `${text}  in ${some.map(([, head]) => head).join(", ")}`,
			mark: "  ",
			hang: 2
		};
	})];
}
function matrixJson({ workload, columns, containers }, { version, hide }) {
	const { apiVersion, kind, name } = workload.manifest;
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		workload: {
			apiVersion,
			kind,
			name: name && hide(name)
		},
		builds: columns,
		containers: containers.map((container) => ({
			name: hide(container.name),
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
	})}\n`;
}
// src/cli/run-variants.ts
async function runBetween(args, outside) {
	const { values } = args;
	const [left, right, ...paths] = args.positionals;
	if (left === void 0 || right === void 0) throw new require_load.CannotRun("`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.");
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(paths, values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const { root, here } = run.located;
		const named = (word) => ({
			word,
			path: require_load.pathFrom(root, (0, node_path.resolve)(here, word)) || "."
		});
		const { change, hide } = between(await progress.watch(run.tree), run.settings, [named(left), named(right)]);
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const options = changeOptionsOf(values, outside, {
			labels: {
				base: `\`${left}\``,
				head: `\`${right}\``
			},
			hide,
			rollouts: false
		});
		require_start.writeOutput(require_engine_action_worker_run_diff_watch_run_examine_check.formatChanges(changeFormatOf(values), change, options), values.get("output")?.at(-1), run.located, outside);
		return values.has("exit-code") && change.workloads.length + change.notCompared.length > 0 ? 1 : 0;
	} finally {
		progress.stop();
	}
}
async function runMatrix(args, outside) {
	const { values } = args;
	const words = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.readEnvArguments(args.positionals, (path) => require_load.whatIsAt(outside.cwd, path));
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(words.places, values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const { root, here } = run.located;
		const files = words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file)));
		const found = matrix(await progress.watch(run.tree), run.settings, {
			workloads: words.workloads,
			files,
			namespace: void 0,
			notRendered: []
		});
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const options = changeOptionsOf(values, outside, {
			labels: {
				base: "",
				head: ""
			},
			hide: found.hide,
			rollouts: false
		});
		require_start.writeOutput(formatMatrix(changeFormatOf(values), found.matrix, options), values.get("output")?.at(-1), run.located, outside);
		return 0;
	} finally {
		progress.stop();
	}
}
// src/cli/run-diff.ts
var run_diff_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDiff: () => runDiff });
async function runDiff(args, outside) {
	const { values } = args;
	refuseOneTree(values);
	if (values.has("between")) return runBetween(args, outside);
	if (values.has("matrix")) return runMatrix(args, outside);
	const words = readDiffArguments(args.positionals, values, (path) => require_load.whatIsAt(outside.cwd, path));
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_engine_action_worker_run_diff_open_comparison.openComparison(words.paths, values, outside, sidesOf(words));
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run, run.base);
		const head = await progress.watch(run.tree);
		const { change, hide } = require_engine_action_worker_run_diff_watch_run_examine_check.diff(run.base, head, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const { labels } = run;
		const options = changeOptionsOf(values, outside, {
			labels,
			hide,
			rollouts: true
		});
		const text = require_engine_action_worker_run_diff_watch_run_examine_check.formatChanges(changeFormatOf(values), change, options);
		require_start.writeOutput(text, values.get("output")?.at(-1), run.located, outside);
		return values.has("exit-code") && change.workloads.length + change.sources.length > 0 ? 1 : 0;
	} finally {
		progress.stop();
	}
}
function refuseOneTree(values) {
	const one = ["between", "matrix"].find((name) => values.has(name));
	const side = [
		"base-dir",
		"head-dir",
		"staged"
	].find((name) => values.has(name));
	if (one === void 0 || side === void 0) return;
	throw new require_load.CannotRun(`\`--${side}\` cannot be used with \`--${one}\`, which looks at the files here.`);
}
function sidesOf({ base, head, baseDir, headDir, staged }) {
	return {
		base: baseSide(),
		head: headSide()
	};
	function baseSide() {
		if (baseDir !== void 0) return {
			kind: "folder",
			path: baseDir
		};
		if (base !== void 0) return {
			kind: "revision",
			revision: base
		};
		return { kind: staged ? "last-commit" : "default" };
	}
	function headSide() {
		if (headDir !== void 0) return {
			kind: "folder",
			path: headDir
		};
		if (head !== void 0) return {
			kind: "revision",
			revision: head
		};
		return { kind: staged ? "index" : "work-tree" };
	}
}
Object.defineProperty(exports, "run_build_chart_exports", {
	enumerable: true,
	get: function() {
		return run_build_chart_exports;
	}
});
Object.defineProperty(exports, "run_diff_exports", {
	enumerable: true,
	get: function() {
		return run_diff_exports;
	}
});
