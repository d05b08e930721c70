"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_engine_run_select_usage_format_why_list_filter_select_references = require("./commands-build2.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection2.js");
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
	return options.showOnly.length === 0 ? require_check.done(text) : showOnly(text, options);
}
function documentOf(name, text, comments) {
	return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join("")}${text}\n`;
}
const SOURCE = /# Source: [^/]{1,300}\/(.+)/;
function showOnly(text, { helm, showOnly: patterns }) {
	const documents = require_engine_action_worker_run_watch_run_run_run_engines.splitManifests(require_engine_action_worker_run_watch_run_run_run_engines.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const matches = require_engine_action_worker_run_watch_run_run_run_engines.compileGlob(pattern, require_load.GO_PATH);
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
	if (version.kind === "done") return version.value;
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
	const readFile = require_engine_action_worker_run_watch_run_run_run_engines.setFileReader({ read: request.readNamed });
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
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_select_usage_format_why_list_filter_select_references.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_action_worker_run_watch_run_run_run_engines.writeYaml(manifests.map((object) => require_engine_run_select_usage_format_why_list_filter_select_references.redactObject(object).node)).trimEnd();
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
// src/commands/selection/print-inventory.ts
function printInventory(args, host, list) {
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(list.places, require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.withoutBuild(args.values), host),
		sharedAs: require_start.INVENTORY,
		load: loadInventory,
		view: () => loadView(args, host, list)
	});
}
async function loadInventory() {
	const { readTree } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.check_tree_exports);
	const { inventoryAnswer } = await Promise.resolve().then(() => require("./rollout-write.js")).then((n) => n.inventory_exports);
	return (engines, run) => inventoryAnswer(readTree(engines, run), run);
}
async function loadView({ values }, host, { load, empty }) {
	const { readInventory } = await Promise.resolve().then(() => require("./rollout-write.js")).then((n) => n.inventory_exports);
	const view = await load();
	return (answer, run) => {
		const inventory = readInventory(answer);
		if (inventory === void 0) return answer;
		return require_start.orRefusal(answer.says, () => {
			const color = require_start.hasColor(values, host, require_start.sinkOf(values, host));
			const text = view(run, inventory, {
				version: require_version.VERSION,
				color
			});
			return {
				says: require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.emptyNote(empty, values, text),
				outputs: [require_start.textOutput(values, host, text)],
				code: 0
			};
		});
	};
}
// src/commands/references/run.ts
var run_exports$2 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runReferences: () => runReferences });
function runReferences(args, host) {
	const { positionals, values } = args;
	return printInventory(args, host, {
		places: positionals,
		empty: {
			note: "no references to list.",
			headings: 1
		},
		async load() {
			const { formatReferences } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.format_references_exports);
			const { listFilter } = await Promise.resolve().then(() => require("./commands-build2.js")).then((n) => n.list_filter_exports);
			return (run, { references, deployments }, options) => {
				const isListed = listFilter(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.filterOf(values, run), deployments.builds);
				return formatReferences(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), references.filter(isListed), options);
			};
		}
	});
}
// src/commands/sources/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runSources: () => runSources });
function runSources(args, host) {
	const { positionals, values } = args;
	return printInventory(args, host, {
		places: positionals,
		empty: {
			note: "no sources to list.",
			headings: 1
		},
		async load() {
			const { formatSources } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.format_sources_exports);
			const { listFilter } = await Promise.resolve().then(() => require("./commands-build2.js")).then((n) => n.list_filter_exports);
			return (run, { sources, deployments }, options) => {
				const isListed = listFilter(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.filterOf(values, run), deployments.builds);
				return formatSources(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), sources.filter(isListed), options);
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
	return require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.printList(args, host, {
		places,
		filtersBuilds: true,
		async load() {
			const { formatWhy } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.format_why_exports);
			const { isNamedNowhere, selectUsage } = await Promise.resolve().then(() => require("./commands-build2.js")).then((n) => n.select_usage_exports);
			const { deploymentsOf } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.file_deployment_exports);
			const fileText = await loadFileText(args);
			return (run, report, options) => {
				if (isNamedNowhere(report, asked) && require_load.whatIsAt(host.cwd, first) === "folder") return fileText(first, run, deploymentsOf(report), options);
				const usage = selectUsage(report, asked, require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.filterOf(values, run));
				return formatWhy(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), asked, usage, options);
			};
		}
	});
}
function whyFile(args, host, path, places) {
	return printInventory(args, host, {
		places,
		async load() {
			const fileText = await loadFileText(args);
			return (run, { deployments }, options) => fileText(path, run, deployments, options);
		}
	});
}
async function loadFileText({ values }) {
	const { deploymentOfPath } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.file_deployment_exports);
	const { formatFileDeployment } = await Promise.resolve().then(() => require("./report-environments2.js")).then((n) => n.format_file_deployment_exports);
	return (text, { located: { here, root } }, deployments, options) => {
		const found = deploymentOfPath(deployments, require_load.pathFrom(root, (0, node_path.resolve)(here, text)) || ".");
		if (found === void 0) throw new require_load.CannotRun(`Nothing at \`${text}\` was read.`, "Name a manifest or a folder of manifests.");
		return formatFileDeployment(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), found, options);
	};
}
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
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
Object.defineProperty(exports, "run_exports$2", {
	enumerable: true,
	get: function() {
		return run_exports$2;
	}
});
