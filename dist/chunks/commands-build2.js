"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_build_chart = require("./commands-build.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run = require("./commands-selection.js");
let node_path = require("node:path");
// src/render/origin-lines.ts
function originLines(node) {
	const home = require_start.hostSpan(node).file.path;
	const lines = [`from ${require_start.placeOf(node)}`];
	for (const { path, place } of fieldsElsewhere(node, home)) lines.push(`${path} from ${place}`);
	return lines;
}
function fieldsElsewhere(root, home) {
	const found = [];
	const visit = (node, path) => {
		if ((require_start.hostSpan(node).file.path !== home || node.kind === "scalar" && require_start.trailOf(node) !== void 0) && node.kind === "scalar") {
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
// src/report/redact/redact-build.ts
const DATA = /* @__PURE__ */ new Set(["data", "stringData"]);
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
		return entry.name === "kubectl.kubernetes.io/last-applied-configuration" ? require_start.entryWith(entry, redactValues(entry.value)) : entry;
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
	if (!origins) return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.writeYaml(objects.map(({ node }) => node));
	return objects.map((object) => `${originLines(object.node).map((line) => `# ${line}\n`).join("")}${require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.writeYaml([object.node])}`).join("---\n");
}
// src/commands/build/build-folder.ts
function build(tree, folder, settings, options) {
	const files = tree.paths.filter(require_start.isManifestName).map((path) => require_check.parseFile(path, tree.read(path), settings.limits));
	if (!require_check.kustomizationGraph(files).folders.has(folder)) throw new require_load.CannotRun(`There is no kustomization in \`${folder}\`.`, "Name a folder with a kustomization.yaml, kustomization.yml or Kustomization, or a Helm chart.");
	const { limits, loadRestrictor } = settings;
	const parsed = require_check.fileParser(tree, files, limits);
	const charts = (helm) => require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.openCharts(tree, {
		limits,
		helm,
		folders: settings.charts,
		anyVersion: settings.anyChartVersion === true
	});
	const kubernetesVersion = `1.${settings.namedKubernetes ?? settings.kubernetesVersion}.0`;
	const findChart = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.chartFinder({
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
	const [rendered] = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.kustomizationBuilds([folder], context);
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
	for (const line of require_start.noticeLines(notices)) require_start.writeStderr(host, line);
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
	return require_start.KUSTOMIZATION_NAMES.includes((0, node_path.basename)(word)) && require_load.whatIsAt(cwd, word) === "file" ? (0, node_path.dirname)(word) : word;
}
function chartNamed(word, cwd) {
	if (/\.(?:tgz|tar\.gz)$/.test(word)) return word;
	const folder = /(?:^|[\\/])Chart\.yaml$/.test(word) ? (0, node_path.join)(word, "..") : word;
	if (require_load.whatIsAt(cwd, (0, node_path.join)(folder, "Chart.yaml")) !== "file") return void 0;
	if (folder !== word) return folder;
	return require_start.KUSTOMIZATION_NAMES.some((name) => require_load.whatIsAt(cwd, (0, node_path.join)(folder, name)) === "file") ? void 0 : folder;
}
// src/commands/explain/explain-place.ts
var explain_place_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ explainPlace: () => explainPlace });
const PLACE = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s;
function explainPlace(args, host, rule, written) {
	const [, file, line] = PLACE.exec(written) ?? [];
	if (file === void 0 || line === void 0) throw new require_load.CannotRun(`\`${written}\` is not a place.`, `Write a file and a line: \`envfrom explain ${rule} deployment.yaml:12\`.`);
	if (require_load.whatIsAt(host.cwd, file) !== "file") throw new require_load.CannotRun(`No such file: \`${file}\`.`, "Name a file below the current folder.");
	const values = new Map([...args.values, ["only", [rule]]]);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.printList({
		...args,
		values
	}, host, {
		places: [".", (0, node_path.dirname)(file)],
		words: [rule, written],
		filtersBuilds: false,
		printsProblems: true,
		async load() {
			const { formatSeverity, linesReported } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.format_severity_exports);
			return ({ located: { here, root } }, report, options) => {
				const asked = {
					rule,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, file)),
					line: Number(line)
				};
				const text = formatSeverity(report, asked, {
					...options,
					width: require_load.widthOf(host.stdout)
				});
				if (text !== void 0) return text;
				const lines = linesReported(report, asked);
				throw new require_load.CannotRun(`\`${rule}\` reports nothing at ${written}.`, lines.length === 0 ? "Nor does it anywhere else in this file." : `It reports something in this file at line ${lines.slice(0, 10).join(", ")}.`);
			};
		}
	});
}
// src/commands/why/why-arguments.ts
const KINDS = /* @__PURE__ */ new Map([
	["configmap", "ConfigMap"],
	["configmaps", "ConfigMap"],
	["cm", "ConfigMap"],
	["secret", "Secret"],
	["secrets", "Secret"],
	["variable", "variable"],
	["var", "variable"],
	["env", "variable"]
]);
function isPath(text) {
	if (!/[/\\]|\.(?:ya?ml|json)$/.test(text)) return false;
	return !/^[^/]*\/[^/]*$/.test(text) || !KINDS.has(text.split("/")[0]?.toLowerCase() ?? "");
}
function readWhyArguments([text, ...places]) {
	if (text === void 0 || text === "") throw new require_load.CannotRun("Name a variable, a ConfigMap or Secret, or a key.", USAGE);
	const [, written, name = "", key] = /^(?:([^/:]*)\/)?([^/]*?)(?::([^/:]+))?$/s.exec(text) ?? [];
	const what = written === void 0 ? void 0 : KINDS.get(written.toLowerCase());
	if (name === "" || !(written === void 0 || what !== void 0) || what === "variable" && key !== void 0) throw new require_load.CannotRun(`\`${text}\` is not the name of a variable, a ConfigMap or Secret, or a key.`, USAGE);
	return {
		asked: {
			text,
			what,
			name,
			key
		},
		places
	};
}
const USAGE = "Write `LOG_LEVEL`, `secret/db`, `cm/app`, or `cm/app:LOG_LEVEL` for a key; paths come after it. The path of a file asks whether it is deployed.";
// src/commands/why/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runWhy: () => runWhy });
function runWhy(args, host) {
	const { positionals, values } = args;
	const [first = "", ...rest] = positionals;
	if (isPath(first) && require_load.whatIsAt(host.cwd, first) !== void 0) return whyFile(args, host, first, rest);
	const { asked, places } = readWhyArguments(positionals);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.printList(args, host, {
		places,
		filtersBuilds: true,
		async load() {
			const { formatWhy } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.format_why_exports);
			const { isNamedNowhere, selectUsage } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.select_usage_exports);
			const { deploymentsOf } = await Promise.resolve().then(() => require("./command-dependencies.js")).then((n) => n.file_deployment_exports);
			const fileText = await loadFileText(args);
			return (run, report, options) => {
				if (isNamedNowhere(report, asked) && require_load.whatIsAt(host.cwd, first) === "folder") return fileText(first, run, deploymentsOf(report), options);
				const usage = selectUsage(report, asked, require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.filterOf(values, run));
				return formatWhy(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.formatOf(values), asked, usage, options);
			};
		}
	});
}
function whyFile(args, host, path, places) {
	return require_engine_action_worker_run_run_run_run_build_chart.printInventory(args, host, {
		places,
		async load() {
			const fileText = await loadFileText(args);
			return (run, { deployments }, options) => fileText(path, run, deployments, options);
		}
	});
}
async function loadFileText({ values }) {
	const { deploymentOfPath } = await Promise.resolve().then(() => require("./command-dependencies.js")).then((n) => n.file_deployment_exports);
	const { formatFileDeployment } = await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.format_file_deployment_exports);
	return (text, { located: { here, root } }, deployments, options) => {
		const found = deploymentOfPath(deployments, require_load.pathFrom(root, (0, node_path.resolve)(here, text)) || ".");
		if (found === void 0) throw new require_load.CannotRun(`Nothing at \`${text}\` was read.`, "Name a manifest or a folder of manifests.");
		return formatFileDeployment(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.formatOf(values), found, options);
	};
}
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
	}
});
Object.defineProperty(exports, "explain_place_exports", {
	enumerable: true,
	get: function() {
		return explain_place_exports;
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
