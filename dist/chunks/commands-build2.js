"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
let node_path = require("node:path");
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
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuild: () => runBuild });
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
	return require_start.KUSTOMIZATION_NAMES.includes((0, node_path.basename)(word)) && require_load.whatIsAt(cwd, word) === "file" ? (0, node_path.dirname)(word) : word;
}
function chartNamed(word, cwd) {
	if (/\.(?:tgz|tar\.gz)$/.test(word)) return word;
	const folder = /(?:^|[\\/])Chart\.yaml$/.test(word) ? (0, node_path.join)(word, "..") : word;
	if (require_load.whatIsAt(cwd, (0, node_path.join)(folder, "Chart.yaml")) !== "file") return void 0;
	if (folder !== word) return folder;
	return require_start.KUSTOMIZATION_NAMES.some((name) => require_load.whatIsAt(cwd, (0, node_path.join)(folder, name)) === "file") ? void 0 : folder;
}
// src/commands/selection/list-filter.ts
var list_filter_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ listFilter: () => listFilter });
function listFilter(filter, builds) {
	const { kind, verdict } = filter;
	const names = require_load.nameGlobs([filter.name ?? "*"]);
	const namespaces = require_load.nameGlobs([filter.namespace ?? "*"]);
	if (filter.builds !== void 0) require_check.refuseUnknownBuild(filter.builds, builds);
	const named = filter.builds === void 0 ? builds : require_check.buildsNamed(filter.builds, builds);
	const ids = new Set(named.map(({ id }) => id));
	return (listed) => (kind === void 0 || listed.kind === kind) && (verdict === void 0 || listed.verdict === verdict) && ids.has(listed.build) && names.matches(listed.name) && (filter.namespace === void 0 || namespaces.matches(listed.namespace ?? ""));
}
// src/report/why/usage-query.ts
function queryMatcher({ what, name, key }) {
	const names = require_load.nameGlobs([name]);
	const isOfKind = (kind) => what === void 0 || what === kind;
	if (key !== void 0) {
		const keys = require_load.nameGlobs([key]);
		return {
			variable: () => false,
			source: () => false,
			key: (kind, source, one) => isOfKind(kind) && names.matches(source) && keys.matches(one)
		};
	}
	return {
		variable: (one) => (what === void 0 || what === "variable") && names.matches(one),
		source: (kind, one) => isOfKind(kind) && names.matches(one),
		key: (_kind, _source, one) => what === void 0 && names.matches(one)
	};
}
// src/report/why/collect-usage.ts
function collectUsage({ builds, environments, sources, references }, query) {
	const matcher = queryMatcher(query);
	const found = sources.flatMap((source) => usageOf(source, matcher));
	const byBuild = {
		environments: require_start.groupBy(environments(), ({ workload }) => workload.build),
		sources: require_start.groupBy(found, ({ source }) => source.build),
		references: require_start.groupBy(referencesTo(references, found, matcher), ({ reference }) => reference.build)
	};
	return builds.flatMap((build) => {
		const all = byBuild.environments.get(build.id) ?? [];
		const usage = {
			build,
			environments: all.flatMap((environment) => reduced(environment, matcher)),
			open: mayBeOpen(query) ? all.filter((one) => isOpen(one, matcher)) : [],
			sources: byBuild.sources.get(build.id) ?? [],
			references: byBuild.references.get(build.id) ?? []
		};
		const { environments: setting, open, sources: made, references: using } = usage;
		return setting.length + open.length + made.length + using.length === 0 ? [] : [usage];
	});
}
function mayBeOpen({ what, name, key }) {
	return key === void 0 && (what === "variable" || what === void 0 && VARIABLE.test(name));
}
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
function usageOf(source, matcher) {
	const { kind, keys, at } = source;
	const names = namesOf(at, source.name);
	if (names.some((name) => matcher.source(kind, name))) return [{
		source,
		keys: void 0
	}];
	if (keys.kind !== "known") return [];
	const named = [...keys.value.keys()].filter((key) => names.some((name) => matcher.key(kind, name, key)));
	return named.length === 0 ? [] : [{
		source,
		keys: named
	}];
}
function namesOf(at, name) {
	return [.../* @__PURE__ */ new Set([name, require_check.writtenName(at, name)])];
}
function referencesTo(references, found, matcher) {
	const wanted = new Set(found.map(({ source }) => require_check.identityOfSource(source)));
	return references.filter(({ reference, verdict }) => {
		const { kind, key, use } = reference;
		const names = namesOf(reference.at, reference.name);
		if (names.some((name) => matcher.source(kind, name))) return true;
		if (key !== void 0) return names.some((name) => matcher.key(kind, name, key.name));
		return (use === "env-from" || use === "volume") && require_check.sourcesOf(verdict).some((source) => wanted.has(require_check.identityOfSource(source)));
	});
}
function reduced(environment, matcher) {
	const { bindings, skipped, failures } = environment;
	const kept = {
		...environment,
		bindings: bindings.filter((binding) => isAsked(binding, matcher)),
		skipped: skipped.filter(({ name }) => name !== void 0 && matcher.variable(name)),
		failures: failures.filter(({ reference }) => reference?.use === "env" && reference.subject !== void 0 && matcher.variable(reference.subject))
	};
	return kept.bindings.length + kept.skipped.length + kept.failures.length === 0 ? [] : [kept];
}
function isAsked(binding, matcher) {
	if (binding.from.kind === "env-from-unknown") return false;
	if (matcher.variable(binding.name)) return true;
	return [binding, ...binding.hides].some(({ from }) => (from.kind === "env-from" || from.kind === "key") && namesOf(from.reference.at, from.reference.name).some((name) => matcher.key(from.reference.kind, name, from.key)));
}
function isOpen({ bindings }, matcher) {
	return bindings.some(({ from }) => from.kind === "env-from-unknown") && !bindings.some((binding) => isAsked(binding, matcher));
}
// src/commands/selection/select-usage.ts
var select_usage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	isNamedNowhere: () => isNamedNowhere,
	selectUsage: () => selectUsage
});
function selectUsage(report, asked, { builds }) {
	const all = collectUsage(report, asked);
	const isListed = listFilter({
		...ANY,
		builds
	}, report.builds);
	const usage = all.filter(({ build: { id } }) => isListed({
		kind: "",
		name: "",
		namespace: void 0,
		build: id
	}));
	if (usage.some(isCertain)) return usage;
	const where = builds === void 0 ? "in this repository" : `in build \`${builds[0] ?? ""}\``;
	const unknown = usage.reduce((sum, each) => sum + each.open.length, 0) === 0 ? [] : ["Some containers take all keys of a ConfigMap or Secret whose keys are not known: it may be one of them."];
	throw new require_load.CannotRun([`Nothing ${where} sets, defines or uses \`${asked.text}\`.`, ...unknown], helpOf(report, asked, all));
}
function isNamedNowhere(report, asked) {
	return !collectUsage(report, asked).some(isCertain);
}
const ANY = {
	kind: void 0,
	name: void 0,
	namespace: void 0,
	verdict: void 0
};
function isCertain({ environments, sources, references }) {
	return environments.length + sources.length + references.length > 0;
}
function helpOf({ environments, sources, references }, { name, key }, elsewhere) {
	const other = elsewhere.find(isCertain)?.build.id;
	if (other !== void 0) return `Build \`${other}\` has it.`;
	const names = [
		...environments().flatMap(({ bindings }) => bindings.map((binding) => binding.name)),
		...sources.map((source) => source.name),
		...references.map(({ reference }) => reference.name)
	];
	const nearest = key === void 0 ? require_load.nearestName(name, new Set(names)) : void 0;
	return nearest === void 0 ? void 0 : `Did you mean \`${nearest}\`?`;
}
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
	}
});
Object.defineProperty(exports, "listFilter", {
	enumerable: true,
	get: function() {
		return listFilter;
	}
});
Object.defineProperty(exports, "list_filter_exports", {
	enumerable: true,
	get: function() {
		return list_filter_exports;
	}
});
Object.defineProperty(exports, "originLines", {
	enumerable: true,
	get: function() {
		return originLines;
	}
});
Object.defineProperty(exports, "queryMatcher", {
	enumerable: true,
	get: function() {
		return queryMatcher;
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
Object.defineProperty(exports, "select_usage_exports", {
	enumerable: true,
	get: function() {
		return select_usage_exports;
	}
});
