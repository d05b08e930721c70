"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_pages = require("./pages.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run = require("./report-document.js");
const require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_k3y02hbu = require("./pipeline.js");
const require_engine_run_run_run_help_text_run = require("./commands-arguments.js");
let node_path = require("node:path");
// src/commands/baseline/run.ts
var run_exports$2 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBaseline: () => runBaseline });
async function runBaseline(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? (0, node_path.resolve)(root, require_start.BASELINE_NAME) : (0, node_path.resolve)(here, named);
		const content = require_start.readNamed(here, root, path);
		const text = content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : void 0;
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new require_load.CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = require_engine_cli_worker_action_worker_load_compiled_run_run_run_run_run_run_run_run_run_run_run_r_k3y02hbu.check(engines, await progress.watch(run.tree), require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const entries = isPruning ? require_start.prunedBaseline(before, [...report.problems, ...report.undeployed]) : require_start.baselineOf(report.problems);
		const next = require_start.baselineText(entries);
		if (next !== text) await require_start.writeFiles([{
			path,
			name,
			text: next
		}], root, host.holdSignals);
		host.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
		return 0;
	} finally {
		progress.stop();
	}
}
function readOrNone(text, name, isPruning) {
	try {
		return require_start.readBaseline(text, name);
	} catch (error) {
		if (isPruning || !(error instanceof require_load.CannotRun)) throw error;
		return [];
	}
}
function summaryOf(name, entries, before, isPruning) {
	const [now, then] = [entries, before].map((some) => some.reduce((sum, entry) => sum + entry.count, 0));
	if (isPruning) {
		const gone = (then ?? 0) - (now ?? 0);
		return `${name}: ${require_start.count(gone, "problem")} removed, ${now ?? 0} left.`;
	}
	return `${name}: ${require_start.count(now ?? 0, "problem")} accepted.`;
}
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
	if (chart !== void 0) return (await Promise.resolve().then(() => require("./commands-build2.js")).then((n) => n.run_build_chart_exports)).runBuildChart(chart, args, host);
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
// src/report/problems/format-page.ts
const CODE_INDENT = 4;
function formatPage(markdown, { color, width }) {
	const lines = markdown.split(/\r?\n/);
	const blocks = [];
	for (let at = 0; at < lines.length;) {
		const [block, next] = blockAt(lines, at, width);
		if (block !== void 0) blocks.push(block);
		at = next;
	}
	return require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.printDocument("text", blocks, {
		...require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(\S.*)$/;
function blockAt(lines, at, width) {
	const line = lines[at] ?? "";
	if (line.trim() === "") return [void 0, at + 1];
	const [, marks = "", heading = ""] = HEADING.exec(line) ?? [];
	if (marks !== "") return [{
		kind: "paragraph",
		text: heading,
		tone: "strong"
	}, at + 1];
	const [, fence = "", title = ""] = FENCE.exec(line) ?? [];
	if (fence !== "") {
		const end = endOf(lines, at + 1, (other) => other.trim() === fence);
		return [{
			kind: "group",
			indented: true,
			blocks: [codeOf(title.trim(), lines.slice(at + 1, end), width)]
		}, end + 1];
	}
	const end = endOf(lines, at, (other) => other.trim() === "" || HEADING.test(other) || FENCE.test(other));
	const own = lines.slice(at, end);
	if (line.startsWith("|")) return [tableOf(own), end];
	if (ITEM.test(line)) return [listOf(own), end];
	return [{
		kind: "paragraph",
		text: inline(own.map((part) => part.trim()).join(" "))
	}, end];
}
function endOf(lines, from, isEnd) {
	const found = lines.slice(from).findIndex(isEnd);
	return found === -1 ? lines.length : from + found;
}
function codeOf(info, lines, width) {
	const title = info.replace(/^\S+\s*/, "");
	return {
		kind: "code",
		lines: (info.startsWith("console") ? lines.flatMap((line) => wrapOutput(line, width)) : lines).map((text) => ({
			text,
			tone: "info"
		})),
		language: "",
		...title === "" ? {} : { title }
	};
}
function listOf(lines) {
	const items = [];
	for (const line of lines) {
		const [, text] = ITEM.exec(line) ?? [];
		items.push(text ?? `${items.pop() ?? ""} ${line.trim()}`);
	}
	return {
		kind: "group",
		indented: true,
		blocks: items.map((text) => ({
			kind: "paragraph",
			text: inline(text),
			mark: "- "
		}))
	};
}
function tableOf(lines) {
	const [titles = [], , ...rows] = lines.map((line) => line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim()));
	return {
		kind: "table",
		columns: titles.map((title) => ({
			title,
			fit: "words"
		})),
		rows: rows.map((cells) => ({ cells: cells.map((cell) => [inline(cell)]) }))
	};
}
function wrapOutput(line, width) {
	const indent = /^ */.exec(line)?.[0] ?? "";
	if (width === void 0 || /^ *\d* *(?:\||-->)/.test(line)) return [line];
	const room = Math.max(20, width - CODE_INDENT - indent.length - 2);
	return require_check.wrapText(line.slice(indent.length), room).map((part, at) => at === 0 ? indent + part : `${indent}  ${part}`);
}
function links(text) {
	return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, shown, address) => /^https?:/.test(address) && address !== shown ? `${shown} (${address})` : shown);
}
function inline(text) {
	return links(text).split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
		if (/^`.+`$/.test(part)) return {
			text: part.slice(1, -1),
			code: "quoted"
		};
		return part.startsWith("**") ? {
			text: part.slice(2, -2),
			tone: "strong"
		} : { text: part };
	});
}
// src/commands/explain/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runExplain: () => runExplain });
async function runExplain(args, host) {
	const { stdout } = host;
	const page = pageOf(require_engine_run_run_run_help_text_run.singleWord(args));
	const color = require_start.hasColor(args.values, host, stdout);
	const isDrawn = color || stdout.isTTY === true;
	stdout.write(isDrawn ? formatPage(page, {
		color,
		width: require_load.widthOf(stdout)
	}) : page);
	return 0;
}
function pageOf(rule) {
	if (rule === void 0) throw new require_load.CannotRun("Name the rule to explain.", "For example `envfrom explain missing-config-map`. `envfrom rules` lists them.");
	const page = require_pages.pages.get(rule);
	if (page !== void 0) return page.endsWith("\n") ? page : `${page}\n`;
	const ids = require_check.catalogue.map(({ meta }) => meta.id);
	require_start.checkKnown(rule, ids, "rule", "envfrom rules");
	throw new Error("a rule has no page");
}
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
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
Object.defineProperty(exports, "run_exports$2", {
	enumerable: true,
	get: function() {
		return run_exports$2;
	}
});
