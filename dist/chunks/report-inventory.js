"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0 = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar = require("./report-document2.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z = require("./commands-selection.js");
const require_engine_load_compiled_run_compare_variants = require("./report-inventory2.js");
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
	if (chart !== void 0) return (await Promise.resolve().then(() => require("./report-graph2.js")).then((n) => n.run_build_chart_exports)).runBuildChart(chart, args, host);
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
// src/commands/charts/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runCharts: () => runCharts });
const GOES = "envfrom: `envfrom charts` goes with the next release: `envfrom dependencies` lists charts and everything else that is deployed from elsewhere.";
function runCharts(args, host) {
	const { positionals, values } = args;
	if (require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values) === "table") require_start.writeStderr(host, GOES);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.printList(args, host, {
		places: positionals,
		filtersBuilds: false,
		empty: {
			note: "no charts to list.",
			headings: 1
		},
		async load() {
			const { formatCharts } = await Promise.resolve().then(() => require("./report-environments2.js")).then((n) => n.format_charts_exports);
			return ({ settings }, report, options) => {
				const [folder = ".envfrom/charts"] = settings.charts ?? [];
				const missing = values.has("missing");
				return formatCharts(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values), report, {
					...options,
					missing,
					folder
				});
			};
		}
	});
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
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/dependencies/format-dependencies.ts
var format_dependencies_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatDependencies: () => formatDependencies });
const HEAD = [
	"TYPE",
	"WHAT",
	"VERSION",
	"NEEDED BY",
	"AT HAND"
];
function formatDependencies(format, report, options) {
	const listed = require_engine_load_compiled_run_compare_variants.dependenciesOf(report).filter(({ found }) => !options.missing || found === void 0);
	return format === "json" ? asJson(listed, options) : asTable(listed, options);
}
function asJson(listed, options) {
	return listJson("dependencies", listed.map(({ neededBy, found, refusal, ...item }) => ({
		...item,
		atHand: found !== void 0,
		found,
		refusal,
		neededBy: neededBy.map(({ by, at }) => ({
			object: by,
			...require_start.positionOf(at)
		}))
	})), options);
}
function asTable(listed, options) {
	const rows = listed.map((item) => [
		item.type,
		whatOf(item),
		versionOf(item),
		placesOf(item),
		item.found ?? (item.refusal === void 0 ? "no" : `no: ${item.refusal}`)
	]);
	return table(HEAD, rows, options);
}
function versionOf({ type, version, mediaType }) {
	const asked = version ?? UNASKED[type];
	return mediaType === void 0 ? asked : `${asked}, layer ${mediaType}`;
}
function whatOf({ type, url, name, paths }) {
	if (type === "chart" && name !== void 0 && !url.startsWith("oci://")) return `${name} of ${url}`;
	const folders = paths.filter((path) => path !== "");
	return folders.length === 0 ? url : `${url} ${require_start.shortListOf(folders, MAX_FOLDERS)}`;
}
const UNASKED = {
	git: "(default branch)",
	chart: "(newest)",
	oci: "",
	file: "",
	bucket: ""
};
const MAX_FOLDERS = 2;
function placesOf({ neededBy: [first, ...more] }) {
	if (first === void 0) return "";
	const rest = more.length === 0 ? "" : ` and ${require_start.count(more.length, "more place")}`;
	return `${require_start.placeOf(first.at)}${rest}`;
}
// src/report/inventory/format-items.ts
var format_items_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatItems: () => formatItems });
const HEADS = {
	references: [
		"VERDICT",
		"KIND",
		"NAME",
		"USED BY",
		"PLACE"
	],
	sources: [
		"KIND",
		"NAME",
		"KEYS",
		"MADE BY",
		"USES",
		"PLACE"
	]
};
function formatItems(list, format, items, options) {
	if (format === "json") return listJson(list, items.map(({ json }) => json), options);
	return table(HEADS[list], items.map(({ cells }) => cells), options);
}
// src/report/why/format-file-deployment.ts
var format_file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatFileDeployment: () => formatFileDeployment });
const MAX_BUILDS = 50;
const ANSWERS = {
	deployed: "deployed",
	"not-deployed": "not deployed",
	unknown: "not known whether it is deployed"
};
function formatFileDeployment(format, found, options) {
	if (format === "json") return fileJson(found, options);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument(format === "html" ? "html" : "text", fileDocument(found), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function fileDocument({ path, answer, because, builds }) {
	const more = builds.length - MAX_BUILDS;
	return [require_start.section([`${path}: `, require_start.strong(ANSWERS[answer])], [
		...because.map((text) => require_start.fixedLine(require_start.message(text), { mark: "  " })),
		...builds.slice(0, MAX_BUILDS).flatMap((build) => [require_start.fixedLine(titleOf(build, builds.length), { mark: "  " }), require_start.fixedLine(require_start.message(build.because), { mark: "    " })]),
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
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
	}
});
Object.defineProperty(exports, "format_dependencies_exports", {
	enumerable: true,
	get: function() {
		return format_dependencies_exports;
	}
});
Object.defineProperty(exports, "format_file_deployment_exports", {
	enumerable: true,
	get: function() {
		return format_file_deployment_exports;
	}
});
Object.defineProperty(exports, "format_items_exports", {
	enumerable: true,
	get: function() {
		return format_items_exports;
	}
});
Object.defineProperty(exports, "listJson", {
	enumerable: true,
	get: function() {
		return listJson;
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
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
