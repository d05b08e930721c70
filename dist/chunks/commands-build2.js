"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ofeftlzr = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp = require("./report-document2.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection.js");
let node_path = require("node:path");
// src/report/redact/redact-build.ts
const DATA = /* @__PURE__ */ new Set(["data", "stringData"]);
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
function redactBuild(build, files, { inName }) {
	const isSecret = require_check.writtenInSecret(files);
	return {
		...build,
		objects: build.objects.map((object) => redactObject(object, isSecret, inName))
	};
}
function redactObject(object, isSecret = () => false, inName) {
	const { kind, node } = object;
	const open = require_check.openNode(withoutSecrets(node, isSecret), inName);
	if (open.kind !== "map") return object;
	return {
		...object,
		node: kind === "Secret" ? redactSecret(open) : open
	};
}
function withoutSecrets(node, isSecret) {
	if (node.kind === "scalar") return node.text !== "" && isSecret(node) ? redactedScalar(node) : node;
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => withoutSecrets(item, isSecret))
	};
	const entries = node.entries.map((entry) => {
		const value = withoutSecrets(entry.value, isSecret);
		return isSecret({
			...entry.key,
			end: entry.key.start + 1
		}) ? redactedKey(entry.key, value) : require_start.entryWith(entry, value);
	});
	return {
		...node,
		entries
	};
}
function redactedScalar(node) {
	const { value: _, ...rest } = node;
	return {
		...rest,
		text: "***",
		style: "double-quoted"
	};
}
function redactedKey(key, value) {
	return {
		name: "***",
		key: redactedScalar(key),
		value
	};
}
function redactSecret(node) {
	const entries = node.entries.map((entry) => {
		if (DATA.has(entry.name)) return require_start.entryWith(entry, redactValues(entry.value));
		return entry.name === "metadata" ? require_start.entryWith(entry, redactApplied(entry.value)) : entry;
	});
	return {
		...node,
		entries
	};
}
function redactApplied(node) {
	if (node.kind !== "map") return node;
	const entries = node.entries.map((entry) => {
		if (entry.name === "annotations") return require_start.entryWith(entry, redactApplied(entry.value));
		return entry.name === LAST_APPLIED ? require_start.entryWith(entry, redactValues(entry.value)) : entry;
	});
	return {
		...node,
		entries
	};
}
function redactValues(node) {
	if (node.kind === "scalar") return redactedScalar(node);
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map(redactValues)
	};
	const entries = node.entries.map((entry) => {
		const value = redactValues(entry.value);
		return require_check.isPlausibleKey(entry.name) ? require_start.entryWith(entry, value) : redactedKey(entry.key, value);
	});
	return {
		...node,
		entries
	};
}
// src/render/origin-lines.ts
function originLines(node) {
	const home = require_start.hostSpan(node).file.path;
	const lines = [`from ${require_start.placeOf(node)}`];
	for (const { path, place } of foreignFields(node, home)) lines.push(`${path} from ${place}`);
	return lines;
}
function foreignFields(root, home) {
	const found = [];
	const visit = (node, path) => {
		if ((require_start.hostSpan(node).file.path !== home || node.kind === "scalar" && require_check.trailOf(node) !== void 0) && node.kind === "scalar") {
			found.push({
				path,
				place: require_start.placeOf(node)
			});
			return;
		}
		if (node.kind === "map") for (const { name, value } of node.entries) visit(value, path === "" ? name : `${path}.${name}`);
		else if (node.kind === "sequence") for (const [index, item] of node.items.entries()) visit(item, `${path}[${index}]`);
	};
	visit(root, "");
	return found.filter(({ path }) => path !== "apiVersion" && path !== "kind");
}
// src/commands/build/chart-arguments.ts
const SETS = [
	"set",
	"set-string",
	"set-json",
	"set-file",
	"set-literal"
];
function chartArguments(values) {
	const text = (flag, otherwise) => values.get(flag)?.at(-1) ?? otherwise;
	return {
		helm: text("helm", "3") === "4" ? 4 : 3,
		releaseName: text("release-name", "release-name"),
		namespace: text("namespace", "default"),
		kubernetesVersion: text("kubernetes-version", `1.37.0`),
		apiVersions: separated(values, "api-versions"),
		valuesFiles: separated(values, "values"),
		sets: SETS.flatMap((kind) => (values.get(kind) ?? []).map((each) => ({
			kind,
			text: each
		}))),
		showOnly: values.get("show-only") ?? [],
		includeCrds: values.has("include-crds"),
		noHooks: values.has("no-hooks"),
		skipTests: values.has("skip-tests"),
		skipSchemaValidation: values.has("skip-schema-validation")
	};
}
function refuseChartOptions(values) {
	const wrong = require_start.CHART_OPTIONS.find(({ name }) => values.has(name));
	if (wrong === void 0) return;
	throw new require_load.CannotRun(`\`--${wrong.name}\` works only with charts, but this is a kustomization.`, "Name the folder or the archive of a chart.");
}
function separated(values, flag) {
	return (values.get(flag) ?? []).flatMap((each) => each.split(","));
}
// src/render/print-build.ts
function printBuild({ objects }, { origins }) {
	if (!origins) return require_engine_action_worker_run_watch_run_run_run_engines.writeYaml(objects.map(({ node }) => node));
	return objects.map((object) => `${originLines(object.node).map((line) => `# ${line}\n`).join("")}${require_engine_action_worker_run_watch_run_run_run_engines.writeYaml([object.node])}`).join("---\n");
}
// src/commands/build/build-folder.ts
function build(tree, folder, settings, options) {
	const files = tree.paths.filter(require_start.isManifestName).map((path) => require_check.parseFile(path, tree.read(path), settings.limits));
	if (!require_check.kustomizationGraph(files).folders.has(folder)) throw new require_load.CannotRun(`There is no kustomization in \`${folder}\`.`, "Name a folder with a kustomization.yaml, kustomization.yml or Kustomization, or a Helm chart.");
	const { limits, loadRestrictor } = settings;
	const parsed = require_check.fileParser(tree, files, limits);
	const charts = (helm) => require_engine_action_worker_run_watch_run_run_run_engines.openCharts(tree, {
		limits,
		helm,
		folders: settings.charts,
		anyVersion: settings.anyChartVersion === true
	});
	const kubernetesVersion = `1.${settings.namedKubernetes ?? settings.kubernetesVersion}.0`;
	const findChart = require_engine_action_worker_run_watch_run_run_run_engines.chartFinder({
		tree,
		limits,
		charts,
		kubernetesVersion
	});
	const context = require_check.openContext({
		tree,
		parsed,
		limits,
		loadRestrictor,
		findChart
	});
	const [rendered] = require_engine_action_worker_run_watch_run_run_run_engines.kustomizationBuilds([folder], context);
	if (rendered === void 0) throw new Error("one folder gives one build");
	const redaction = require_check.redactionOf([{
		files,
		builds: [rendered]
	}]);
	const partial = rendered.partial.map(redaction.inReason);
	const failures = rendered.failures.map(({ at, message }) => ({
		at,
		message: redaction.inMessage(message, at)
	}));
	return {
		text: failures.length > 0 ? "" : printBuild(options.maskSecrets === true ? redactBuild(rendered, files, redaction) : rendered, options),
		partial: partial.map(require_start.messageText),
		failures
	};
}
// src/commands/build/chart-named.ts
function chartNamed(word, cwd) {
	if (/\.(?:tgz|tar\.gz)$/.test(word)) return word;
	const folder = /(?:^|[\\/])Chart\.yaml$/.test(word) ? (0, node_path.join)(word, "..") : word;
	if (require_load.whatIsAt(cwd, (0, node_path.join)(folder, "Chart.yaml")) !== "file") return void 0;
	if (folder !== word) return folder;
	return require_start.KUSTOMIZATION_NAMES.some((name) => require_load.whatIsAt(cwd, (0, node_path.join)(folder, name)) === "file") ? void 0 : folder;
}
// src/commands/build/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuild: () => runBuild });
async function runBuild(args, host) {
	const { positionals, values } = args;
	const [word = ".", more] = positionals;
	if (more !== void 0) throw new require_load.CannotRun(`\`envfrom build\` takes one folder or chart: remove \`${more}\`.`);
	const chart = chartNamed(word, host.cwd);
	if (chart !== void 0) return (await Promise.resolve().then(() => require("./commands-build.js")).then((n) => n.run_build_chart_exports)).runBuildChart(chart, args, host);
	refuseChartOptions(values);
	const { tree, settings, located, notices } = await require_start.openRun([folderNamed(word, host)], new Map(values).set("no-config", [""]), host);
	for (const notice of notices) require_start.writeStderr(host, `envfrom: ${notice}`);
	const [target] = located.targets;
	if (target?.kind !== "folder") throw new require_load.CannotRun(`\`${word}\` is not a folder.`);
	const built = build(tree, require_load.pathFrom(located.root, target.path) || ".", settings, {
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(host)
	});
	for (const reason of built.partial) require_start.writeStderr(host, `envfrom: left out: ${reason}`);
	const failed = built.failures.map(({ at, message }) => `${require_start.placeOf(at)}: error: ${require_start.messageText(message)}`);
	for (const failure of new Set(failed)) require_start.writeStderr(host, failure);
	if (built.failures.length > 0) return 1;
	await require_start.writeOutput(built.text, values.get("output")?.at(-1), located, host);
	return 0;
}
function folderNamed(word, { cwd }) {
	return /^(?:kustomization\.ya?ml|Kustomization)$/.test((0, node_path.basename)(word)) && require_load.whatIsAt(cwd, word) === "file" ? (0, node_path.dirname)(word) : word;
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
			const { listFilter } = await Promise.resolve().then(() => require("./report-environments.js")).then((n) => n.list_filter_exports);
			return (run, report, options) => {
				const isListed = listFilter(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.filterOf(values, run), report.builds);
				return formatSources(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), report.sources.filter(isListed), report, options);
			};
		}
	});
}
// src/report/problems/format-severity.ts
var format_severity_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	formatSeverity: () => formatSeverity,
	linesReported: () => linesReported
});
const MOST = 20;
const WHY = {
	rule: "the severity of the rule",
	strict: "`--strict` raises it",
	named: "the rule is off by default; you asked for it",
	settings: "the configuration or a flag sets it",
	override: "an override in the configuration sets it for this path",
	finding: "what was found is less certain or less severe than the rule in general",
	"third-party-chart": "a chart that is not of this repository wrote it",
	"chart-defaults": "it holds for the chart with its default values, which releases may change",
	"not-deployed": "nothing in this repository deploys it",
	typo: "it is a misspelling, which every release of the chart has",
	elsewhere: "it is within what comes from another repository, which nobody here can edit",
	floating: "a branch may have it by now: it was judged as of the commit that is locked",
	"not-known-deployed": "nothing in this repository is known to deploy it"
};
function formatSeverity(report, asked, options) {
	const { problems, suppressed } = problemsOf(report, asked);
	const document = [...problems.filter((each) => isAt(each, asked)).map(problemSection), ...suppressed.filter(({ problem }) => isAt(problem, asked)).map((each) => suppressedSection(each))].slice(0, MOST);
	if ([...document].length === 0) return void 0;
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ofeftlzr.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function linesReported(report, asked) {
	const { problems, suppressed } = problemsOf(report, asked);
	const lines = [...problems, ...suppressed.map(({ problem }) => problem)].filter((each) => pathOf(each) === asked.path).map(({ at }) => lineOf(at));
	return [...new Set(lines)].toSorted((one, other) => one - other);
}
function problemsOf({ problems, undeployed, comparison, suppressed }, { rule }) {
	return {
		problems: [
			...problems,
			...undeployed,
			...comparison?.old ?? []
		].filter((each) => each.rule === rule),
		suppressed: suppressed.filter(({ problem }) => problem.rule === rule)
	};
}
function isAt(problem, { path, line }) {
	return pathOf(problem) === path && lineOf(problem.at) === line;
}
function pathOf({ at }) {
	return require_start.hostSpan(at).file.path;
}
function lineOf(at) {
	return require_start.positionOf(require_start.hostSpan(at)).line;
}
function problemSection(problem) {
	const { at, message: text, help, severity, reasons = [] } = problem;
	return require_start.section([`${require_start.placeOf(at)}: `, {
		text: severity,
		tone: severity
	}], [
		require_start.paragraph(require_start.message(text)),
		...help === void 0 ? [] : [require_start.paragraph(require_start.message(help), {
			mark: "= help: ",
			hang: 2
		})],
		...stepsOf(reasons, severity)
	]);
}
function stepsOf(reasons, last) {
	return reasons.map(({ because, severity }, at) => {
		const what = at === reasons.length - 1 && severity === last ? require_start.strong(severity) : severity;
		return require_start.fixedLine([
			what,
			": ",
			...require_start.message(WHY[because])
		], { mark: "  " });
	});
}
function suppressedSection({ problem, by, reason }) {
	const why = reason === void 0 ? "without a reason" : `with the reason: ${reason}`;
	return require_start.section([`${require_start.placeOf(problem.at)}: `, require_start.strong("suppressed")], [require_start.paragraph(require_start.message(problem.message)), require_start.fixedLine(`suppressed at ${require_start.placeOf(by)}, ${why}`, { mark: "  " })]);
}
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
	}
});
Object.defineProperty(exports, "format_severity_exports", {
	enumerable: true,
	get: function() {
		return format_severity_exports;
	}
});
Object.defineProperty(exports, "originLines", {
	enumerable: true,
	get: function() {
		return originLines;
	}
});
Object.defineProperty(exports, "redactObject", {
	enumerable: true,
	get: function() {
		return redactObject;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
