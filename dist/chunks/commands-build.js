"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
const require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv = require("./report-document.js");
const require_engine_run_select_usage_format_why_list_filter_select_references = require("./commands-build2.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run = require("./commands-selection2.js");
const require_engine_action_worker_run_run_run_run_fix_problems = require("./edits.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter(({ events }) => {
		return !options.noHooks && !(options.skipTests && events?.includes("test") === true);
	});
	const text = `${require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.trimSpace(require_check.textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
	return options.showOnly.length === 0 ? require_check.done(text) : showOnly(text, options);
}
function documentOf(name, text, comments) {
	return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join("")}${text}\n`;
}
const SOURCE = /# Source: [^/]{1,300}\/(.+)/;
function showOnly(text, { helm, showOnly: patterns }) {
	const documents = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.splitManifests(require_check.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const matches = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.compileGlob(pattern, require_load.GO_PATH);
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && matches?.(name) === true;
		});
		if (found.length === 0) return require_check.refusal(`could not find template ${pattern} in chart`);
		shown += found.map((document) => `---\n${document}\n`).join("");
	}
	return require_check.done(shown);
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
	return printed.kind === "done" ? {
		text: printed.value,
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
	return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.renderChart(loaded.chart, given.values, {
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
	const version = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.parseKubeVersion(kubernetesVersion);
	if (version.kind === "done") return version.value;
	throw new require_load.CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.releaseNameFault(releaseName) === void 0) return releaseName;
	throw new require_load.CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lowercase letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.loadArchive(place.path, content.bytes, options);
	throw new require_load.CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.setFileReader({ read: request.readNamed });
	return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.composeValues({
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
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_select_usage_format_why_list_filter_select_references.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.writeYaml(manifests.map((object) => require_engine_run_select_usage_format_why_list_filter_select_references.redactObject(object).node)).trimEnd();
}
// src/io/list-chart.ts
const MOST_FILES = 5e4;
function listChart(root, folder) {
	const files = [];
	const walk = (path, above) => {
		const real = realPath(path);
		if (real === void 0 || !require_load.isWithin(root, real) || above.includes(real)) return;
		for (const name of require_start.namesIn(real)) {
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
	const said = require_engine_run_select_usage_format_why_list_filter_select_references.chartArguments(values);
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
// src/commands/charts/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runCharts: () => runCharts });
const GOES = "envfrom: `envfrom charts` goes with the next release: `envfrom dependencies` lists charts and everything else that is deployed from elsewhere.";
function runCharts(args, host) {
	const { positionals, values } = args;
	if (require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.formatOf(values) === "table") require_start.writeStderr(host, GOES);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.printList(args, host, {
		places: positionals,
		filtersBuilds: false,
		empty: {
			note: "no charts to list.",
			headings: 1
		},
		async load() {
			const { formatCharts } = await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.format_charts_exports);
			return ({ settings }, report, options) => {
				const [folder = ".envfrom/charts"] = settings.charts ?? [];
				const missing = values.has("missing");
				return formatCharts(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.formatOf(values), report, {
					...options,
					missing,
					folder
				});
			};
		}
	});
}
// src/pipeline/fix-problems.ts
var fix_problems_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ fixProblems: () => fixProblems });
const MOST_ROUNDS = 5;
function fixProblems(tree, first, examine) {
	const texts = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Set();
	const fixed = [];
	let report = first;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const made = oneRound(tree, texts, report, refused, examine);
		if (made === void 0) break;
		for (const [path, edited] of made.texts) texts.set(path, edited);
		fixed.push(...made.fixed);
		report = made.report;
	}
	return {
		changes: [...texts].map(([path, { before, text }]) => ({
			path,
			before,
			after: text
		})).toSorted((a, b) => a.path < b.path ? -1 : 1),
		fixed,
		report
	};
}
function oneRound(tree, known, report, refused, examine) {
	for (;;) {
		const candidates = report.problems.filter((problem) => isFixable(problem) && !refused.has(keyOf(problem)));
		if (candidates.length === 0) return void 0;
		const { texts, made } = edit(known, candidates);
		const after = examine(withTexts(tree, new Map([...known, ...texts])));
		const still = new Set(after.problems.map(placeKey));
		const failed = made.filter(({ key }) => still.has(key));
		if (failed.length === 0) return made.length === 0 ? void 0 : {
			texts,
			fixed: made.map(({ problem }) => problem),
			report: after
		};
		for (const { problem } of failed) refused.add(keyOf(problem));
	}
}
function isFixable({ fix }) {
	return fix !== void 0 && fix.edits.length > 0 && fix.edits.every(({ at: { file } }) => file === fix.edits[0]?.at.file && file.host === void 0 && file.encoding === void 0 && !file.text.includes("rollout.envfrom.dev/origin"));
}
function edit(known, candidates) {
	const texts = /* @__PURE__ */ new Map();
	const made = [];
	for (const [path, problems] of require_start.groupBy(candidates, pathOf)) {
		const conflicting = require_engine_action_worker_run_run_run_run_fix_problems.conflictingEdits(problems.flatMap(editsOf));
		const agreed = problems.filter((each) => !editsOf(each).some((one) => conflicting.has(one)));
		const edits = differentEdits(agreed);
		const file = edits[0]?.at.file;
		if (file === void 0) continue;
		const text = require_engine_action_worker_run_run_run_run_fix_problems.applyEdits(file.text, edits);
		texts.set(path, {
			before: known.get(path)?.before ?? file.text,
			text
		});
		const place = placesAfter(edits);
		for (const problem of agreed) {
			const { start, file: of } = require_start.hostSpan(problem.at);
			made.push({
				problem,
				key: keyAt(problem, of.path === path ? place(start) : start)
			});
		}
	}
	return {
		texts,
		made
	};
}
function differentEdits(problems) {
	const edits = problems.flatMap(editsOf).map((each) => [`${each.at.start} ${each.at.end} ${each.text}`, each]);
	return [...new Map(edits).values()];
}
function editsOf({ fix }) {
	return fix?.edits ?? [];
}
function pathOf({ fix }) {
	return fix?.edits[0]?.at.file.path ?? "";
}
function placesAfter(edits) {
	const sorted = edits.toSorted((a, b) => a.at.end - b.at.end);
	const shifts = [0];
	for (const { at, text } of sorted) shifts.push((shifts.at(-1) ?? 0) + text.length - (at.end - at.start));
	return (offset) => {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >> 1;
			const span = sorted[middle]?.at;
			if (span !== void 0 && span.end <= offset && span.start < offset) low = middle + 1;
			else high = middle;
		}
		return offset + (shifts[low] ?? 0);
	};
}
function placeKey(problem) {
	return keyAt(problem, require_start.hostSpan(problem.at).start);
}
function keyAt({ rule, at }, offset) {
	return `${rule} ${require_start.hostSpan(at).file.path} ${offset}`;
}
function keyOf(problem) {
	return `${placeKey(problem)} ${problem.message}`;
}
function withTexts(tree, texts) {
	const contents = new Map([...texts].map(([path, { text }]) => [path, new TextEncoder().encode(text)]));
	return {
		...tree,
		read(path) {
			const bytes = contents.get(path);
			return bytes === void 0 ? tree.read(path) : {
				kind: "bytes",
				bytes
			};
		}
	};
}
// src/report/why/format-file-deployment.ts
var format_file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatFileDeployment: () => formatFileDeployment });
const MOST_BUILDS = 50;
const ANSWERS = {
	deployed: "deployed",
	"not-deployed": "not deployed",
	unknown: "not known whether it is deployed"
};
function formatFileDeployment(format, found, options) {
	if (format === "json") return fileJson(found, options);
	return require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv.printDocument(format === "html" ? "html" : "text", fileDocument(found), {
		...require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function fileDocument({ path, answer, because, builds }) {
	const more = builds.length - MOST_BUILDS;
	return [require_start.section([`${path}: `, require_start.strong(ANSWERS[answer])], [
		...because.map((text) => require_start.fixedLine(require_start.message(text), { mark: "  " })),
		...builds.slice(0, MOST_BUILDS).flatMap((build) => [require_start.fixedLine(titleOf(build, builds.length), { mark: "  " }), require_start.fixedLine(require_start.message(build.because), { mark: "    " })]),
		...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more builds`, { tone: "quiet" })] : []
	])];
}
function titleOf({ id, cluster, answer }, of) {
	const name = cluster === void 0 || require_check.isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
	return of === 1 ? `in build ${name}` : `in build ${name}: ${ANSWERS[answer]}`;
}
function fileJson({ path, answer, because, builds }, { version }) {
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		asked: path,
		answer,
		because,
		builds: builds.map((build) => ({
			build: build.id,
			cluster: build.cluster,
			answer: build.answer,
			evidence: build.evidence,
			because: build.because
		}))
	})}\n`;
}
Object.defineProperty(exports, "fix_problems_exports", {
	enumerable: true,
	get: function() {
		return fix_problems_exports;
	}
});
Object.defineProperty(exports, "format_file_deployment_exports", {
	enumerable: true,
	get: function() {
		return format_file_deployment_exports;
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
