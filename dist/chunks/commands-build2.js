"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection.js");
const require_engine_action_worker_run_run_run_run_fix_problems = require("./edits.js");
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
var run_exports$2 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuild: () => runBuild });
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
	const { inventoryAnswer } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.inventory_exports);
	return (engines, run) => inventoryAnswer(readTree(engines, run), run);
}
async function loadView({ values }, host, { load, empty }) {
	const { readInventory } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.inventory_exports);
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
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runReferences: () => runReferences });
function runReferences(args, host) {
	const { positionals, values } = args;
	return printInventory(args, host, {
		places: positionals,
		empty: {
			note: "no references to list.",
			headings: 1
		},
		async load() {
			const { formatReferences } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.format_references_exports);
			const { listFilter } = await Promise.resolve().then(() => require("./report-environments.js")).then((n) => n.list_filter_exports);
			return (run, { references, deployments }, options) => {
				const isListed = listFilter(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.filterOf(values, run), deployments.builds);
				return formatReferences(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), references.filter(isListed), options);
			};
		}
	});
}
// src/commands/sources/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runSources: () => runSources });
function runSources(args, host) {
	const { positionals, values } = args;
	return printInventory(args, host, {
		places: positionals,
		empty: {
			note: "no sources to list.",
			headings: 1
		},
		async load() {
			const { formatSources } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.format_sources_exports);
			const { listFilter } = await Promise.resolve().then(() => require("./report-environments.js")).then((n) => n.list_filter_exports);
			return (run, { sources, deployments }, options) => {
				const isListed = listFilter(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.filterOf(values, run), deployments.builds);
				return formatSources(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(values), sources.filter(isListed), options);
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
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
	}
});
Object.defineProperty(exports, "fix_problems_exports", {
	enumerable: true,
	get: function() {
		return fix_problems_exports;
	}
});
Object.defineProperty(exports, "originLines", {
	enumerable: true,
	get: function() {
		return originLines;
	}
});
Object.defineProperty(exports, "printInventory", {
	enumerable: true,
	get: function() {
		return printInventory;
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
Object.defineProperty(exports, "run_exports$2", {
	enumerable: true,
	get: function() {
		return run_exports$2;
	}
});
