"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_run_answer_env_answer_matrix_format_matrix_format_charts = require("./report-inventory2.js");
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
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuild: () => runBuild });
async function runBuild(args, host) {
	const { positionals, values } = args;
	const [word = ".", more] = positionals;
	if (more !== void 0) throw new require_load.CannotRun(`\`envfrom build\` takes one folder or chart: remove \`${more}\`.`);
	const chart = chartNamed(word, host.cwd);
	if (chart !== void 0) return (await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.run_build_chart_exports)).runBuildChart(chart, args, host);
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
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/dependencies/format-dependencies.ts
var format_dependencies_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatDependencies: () => formatDependencies });
const HEAD$1 = [
	"TYPE",
	"WHAT",
	"VERSION",
	"NEEDED BY",
	"AT HAND"
];
function formatDependencies(format, report, options) {
	const listed = require_engine_run_answer_env_answer_matrix_format_matrix_format_charts.dependenciesOf(report).filter(({ found }) => !options.missing || found === void 0);
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
			...require_formats.placeJson(at)
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
	return table(HEAD$1, rows, options);
}
function versionOf({ type, version, mediaType }) {
	const asked = version ?? UNASKED[type];
	return mediaType === void 0 ? asked : `${asked}, layer ${mediaType}`;
}
function whatOf({ type, url, name, paths }) {
	if (type === "chart" && name !== void 0 && !url.startsWith("oci://")) return `${name} of ${url}`;
	const folders = paths.filter((path) => path !== "");
	return folders.length === 0 ? url : `${url} ${require_start.shortListOf(folders, MOST_FOLDERS)}`;
}
const UNASKED = {
	git: "(default branch)",
	chart: "(newest)",
	oci: "",
	file: "",
	bucket: ""
};
const MOST_FOLDERS = 2;
function placesOf({ neededBy: [first, ...more] }) {
	if (first === void 0) return "";
	const rest = more.length === 0 ? "" : ` and ${require_start.count(more.length, "more place")}`;
	return `${require_start.placeOf(first.at)}${rest}`;
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
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument(format === "html" ? "html" : "text", fileDocument(found), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function fileDocument({ path, answer, because, builds }) {
	const more = builds.length - MOST_BUILDS;
	return [require_start.section([`${path}: `, require_start.strong(ANSWERS[answer])], [
		...because.map((text) => require_start.fixedLine(require_start.message(text), { mark: "  " })),
		...builds.slice(0, MOST_BUILDS).flatMap(({ build, deployment, because: text }) => [require_start.fixedLine(titleOf(build, deployment.answer, builds.length), { mark: "  " }), require_start.fixedLine(require_start.message(text), { mark: "    " })]),
		...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more builds`, { tone: "quiet" })] : []
	])];
}
function titleOf({ id, cluster }, answer, of) {
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
		builds: builds.map(({ build, deployment, because: sentence }) => ({
			build: build.id,
			cluster: build.cluster,
			answer: deployment.answer,
			evidence: deployment.evidence.kind,
			because: sentence
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
Object.defineProperty(exports, "format_sources_exports", {
	enumerable: true,
	get: function() {
		return format_sources_exports;
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
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
