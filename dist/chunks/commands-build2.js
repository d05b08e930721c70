"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
let node_path = require("node:path");
// src/report/redact/redact-build.ts
const DATA = /* @__PURE__ */ new Set(["data", "stringData"]);
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
function redactBuild(build) {
	return {
		...build,
		objects: build.objects.map(redactObject)
	};
}
function redactObject(object) {
	const { kind, node } = object;
	const open = require_check.openNode(node);
	if (open.kind !== "map") return object;
	return {
		...object,
		node: kind === "Secret" ? redactSecret(open) : open
	};
}
function redactSecret(node) {
	const entries = node.entries.map((entry) => {
		if (DATA.has(entry.name)) return require_check.entryWith(entry, redactValues(entry.value));
		return entry.name === "metadata" ? require_check.entryWith(entry, redactApplied(entry.value)) : entry;
	});
	return {
		...node,
		entries
	};
}
function redactApplied(node) {
	if (node.kind !== "map") return node;
	const entries = node.entries.map((entry) => {
		if (entry.name === "annotations") return require_check.entryWith(entry, redactApplied(entry.value));
		return entry.name === LAST_APPLIED ? require_check.entryWith(entry, redactValues(entry.value)) : entry;
	});
	return {
		...node,
		entries
	};
}
function redactValues(node) {
	if (node.kind === "scalar") return {
		...node,
		text: "***",
		style: "double-quoted"
	};
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map(redactValues)
	};
	const entries = node.entries.map((entry) => {
		const { name, key } = entry;
		const value = redactValues(entry.value);
		if (require_check.isPlausibleKey(name)) return require_check.entryWith(entry, value);
		return {
			name: "***",
			key: {
				...key,
				text: "***",
				style: "double-quoted"
			},
			value
		};
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
		kubernetesVersion: text("kubernetes-version", `1.36.0`),
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
	const charts = require_engine_action_worker_run_watch_run_run_run_engines.openCharts(tree, {
		limits,
		folders: settings.charts,
		anyVersion: settings.anyChartVersion === true
	});
	const kubernetesVersion = `1.${settings.kubernetesVersion}.0`;
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
	const { partial } = rendered;
	const failures = require_check.redactFindings(rendered.failures, files, [rendered]);
	return {
		text: failures.length > 0 ? "" : printBuild(options.maskSecrets === true ? redactBuild(rendered) : rendered, options),
		partial,
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
	const failed = built.failures.map(({ at, message }) => `${require_start.placeOf(at)}: error: ${require_check.messageText(message)}`);
	for (const failure of new Set(failed)) require_start.writeStderr(host, failure);
	if (built.failures.length > 0) return 1;
	require_start.writeOutput(built.text, values.get("output")?.at(-1), located, host);
	return 0;
}
function folderNamed(word, { cwd }) {
	return /^(?:kustomization\.ya?ml|Kustomization)$/.test((0, node_path.basename)(word)) && require_load.whatIsAt(cwd, word) === "file" ? (0, node_path.dirname)(word) : word;
}
// src/edits/unified-diff.ts
const CONTEXT = 3;
const MOST_LINES = 2e3;
function unifiedDiff(path, before, after) {
	if (before.text === after.text) return "";
	const [old, fresh] = [linesOf(before.text ?? ""), linesOf(after.text ?? "")];
	const shown = {
		"-": linesOf(before.shown ?? ""),
		"+": linesOf(after.shown ?? "")
	};
	const steps = [];
	let [oldAt, freshAt] = [0, 0];
	for (const [mark] of stepsOf(old, fresh)) {
		const line = mark === "-" ? shown["-"][oldAt] : shown["+"][freshAt];
		steps.push([mark, line ?? ""]);
		if (mark !== "+") oldAt += 1;
		if (mark !== "-") freshAt += 1;
	}
	return [
		...[before.text === void 0 ? "--- /dev/null" : `--- ${pathText(`a/${path}`)}`, after.text === void 0 ? "+++ /dev/null" : `+++ ${pathText(`b/${path}`)}`],
		...hunksOf(steps).map((hunk) => hunkText(steps, hunk)),
		""
	].join("\n");
}
const ESCAPES = /* @__PURE__ */ new Map([
	["\"", "\\\""],
	["\\", "\\\\"],
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"]
]);
function pathText(path) {
	const quoted = path.replace(/["\\]|(?! )[\p{C}\p{Z}]/gu, (char) => {
		const octal = Array.from(new TextEncoder().encode(char), (byte) => `\\${byte.toString(8).padStart(3, "0")}`);
		return ESCAPES.get(char) ?? octal.join("");
	});
	return quoted === path ? path : `"${quoted}"`;
}
function linesOf(text) {
	if (text === "") return [];
	const lines = text.split("\n");
	const last = lines.pop() ?? "";
	return last === "" ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}
function stepsOf(before, after) {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start]) start++;
	let end = 0;
	const shortest = Math.min(before.length, after.length) - start;
	while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end++;
	const old = before.slice(start, before.length - end);
	const fresh = after.slice(start, after.length - end);
	return [
		...before.slice(0, start).map(kept),
		...middleSteps(old, fresh),
		...before.slice(before.length - end).map(kept)
	];
}
function kept(line) {
	return [" ", line];
}
function middleSteps(old, fresh) {
	if (old.length * fresh.length > MOST_LINES * MOST_LINES || old.length === 0 || fresh.length === 0) return [...old.map((line) => ["-", line]), ...fresh.map((line) => ["+", line])];
	const width = fresh.length + 1;
	const common = new Uint32Array((old.length + 1) * width);
	for (let i = old.length - 1; i >= 0; i--) for (let j = fresh.length - 1; j >= 0; j--) {
		const here = i * width + j;
		common[here] = old[i] === fresh[j] ? (common[here + width + 1] ?? 0) + 1 : Math.max(common[here + width] ?? 0, common[here + 1] ?? 0);
	}
	const steps = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < fresh.length) {
		const here = i * width + j;
		if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
			steps.push([" ", old[i++] ?? ""]);
			j++;
		} else if (j === fresh.length || i < old.length && (common[here + width] ?? 0) >= (common[here + 1] ?? 0)) steps.push(["-", old[i++] ?? ""]);
		else steps.push(["+", fresh[j++] ?? ""]);
	}
	return steps;
}
function hunksOf(steps) {
	const hunks = [];
	for (const [at, [mark]] of steps.entries()) {
		if (mark === " ") continue;
		const from = Math.max(0, at - CONTEXT);
		const to = Math.min(steps.length, at + CONTEXT + 1);
		const last = hunks.at(-1);
		if (last !== void 0 && from <= last.to) last.to = to;
		else hunks.push({
			from,
			to
		});
	}
	return hunks;
}
function hunkText(steps, { from, to }) {
	const before = steps.slice(0, from);
	const inside = steps.slice(from, to);
	const range = (other) => {
		const count = inside.filter(([mark]) => mark !== other).length;
		const start = before.filter(([mark]) => mark !== other).length + (count === 0 ? 0 : 1);
		return count === 1 ? String(start) : `${start},${count}`;
	};
	const lines = inside.map(([mark, line]) => `${mark}${line}`);
	return [`@@ -${range("+")} +${range("-")} @@`, ...lines].join("\n");
}
// src/report/redact/redact-file-text.ts
const REDACTED = "***";
function fileTextRedactor(files) {
	const rangesOf = require_check.frameRanges(files);
	return (file) => {
		let at = 0;
		let out = "";
		for (const { start, end } of rangesOf(file)) {
			out += file.text.slice(at, start) + REDACTED;
			at = end;
		}
		return out + file.text.slice(at);
	};
}
// src/commands/output/diff-changes.ts
var diff_changes_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ diffChanges: () => diffChanges });
function diffChanges(changes, files, limits) {
	const changed = new Map(changes.flatMap(({ path, after }) => after === void 0 ? [] : [[path, require_check.parseFile(path, {
		kind: "bytes",
		bytes: new TextEncoder().encode(after)
	}, limits)]]));
	const maskBefore = fileTextRedactor(files);
	const maskAfter = fileTextRedactor(files.map((file) => changed.get(file.path) ?? file));
	return changes.map(({ path, before, after }) => unifiedDiff(path, {
		text: before,
		shown: before && maskBefore({
			path,
			text: before
		})
	}, {
		text: after,
		shown: after && maskAfter({
			path,
			text: after
		})
	})).join("");
}
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
	}
});
Object.defineProperty(exports, "diffChanges", {
	enumerable: true,
	get: function() {
		return diffChanges;
	}
});
Object.defineProperty(exports, "diff_changes_exports", {
	enumerable: true,
	get: function() {
		return diff_changes_exports;
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
