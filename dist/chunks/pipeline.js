"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_help_text_format_problems_answer_changes = require("./report-changes.js");
const require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines = require("./render-argo.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes2.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z = require("./commands-selection.js");
// src/commands/arguments/action-inputs.ts
const OWN = [{
	name: "paths",
	description: "Files, folders or globs to check, one per line",
	default: "."
}, {
	name: "working-directory",
	description: "The folder that paths are relative to, itself relative to the workspace",
	default: "."
}];
const WRITES = [
	{
		name: "annotations",
		description: "Annotate lines of the pull request, ten per severity at most: new problems and changed lines first",
		default: "true"
	},
	{
		name: "summary",
		description: "Write a job summary",
		default: "true"
	},
	{
		name: "comment-file",
		description: "Write the summary to this file, short enough for a comment on the pull request"
	},
	{
		name: "report-file",
		description: "Write the report to this file, one page of HTML, for actions/upload-artifact"
	},
	{
		name: "sarif-file",
		description: "Write SARIF to this file, for github/codeql-action/upload-sarif"
	}
];
function actionInputs() {
	return [
		...OWN,
		...require_start.CHECK.options.filter(({ input }) => input === true).map(inputOf),
		...WRITES
	];
}
const OTHER_HELP = {
	mirror: "Fetch addresses that begin with PREFIX from URL: PREFIX=URL",
	base: "Report only problems that are new since this commit or branch; in a pull request since its base branch, unless `none` is given",
	"all-problems": "With `base` or a baseline: also report problems that are not new"
};
function inputOf(option) {
	const { name, repeatable, value } = option;
	const help = OTHER_HELP[name] ?? option.help;
	if (value === void 0) return {
		name,
		description: help,
		default: "false",
		option
	};
	return {
		name,
		description: (repeatable === true ? `${firstPart(help)}, one per line` : help) + require_engine_action_action_worker_run_help_text_format_problems_answer_changes.choicesOf(option),
		option
	};
}
function firstPart(help) {
	return help.replace("; may be given several times", "");
}
function argumentsOf(inputs) {
	return [
		"check",
		...actionInputs().flatMap(({ name, option }) => {
			const value = inputs.get(name) ?? "";
			if (option === void 0 || value === "") return [];
			if (option.value === void 0) return isInputOn(inputs, name) ? [`--${name}`] : [];
			return (option.repeatable === true ? linesOf$1(value) : [value]).map((one) => `--${name}=${one}`);
		}),
		"--",
		...linesOf$1(inputs.get("paths") ?? "")
	];
}
function isInputOn(inputs, name) {
	const value = (inputs.get(name) ?? "").trim();
	if (/^(?:true|True|TRUE)$/.test(value)) return true;
	if (/^(?:false|False|FALSE|)$/.test(value)) return false;
	throw new require_load.CannotRun(`Invalid value \`${value}\` for the input \`${name}\`: use \`true\` or \`false\`.`);
}
function linesOf$1(text) {
	return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
// src/rollout/compare/is-same-request.ts
const HOW = new Set(`interval retryInterval timeout suspend dependsOn serviceAccountName wait healthChecks healthCheckExprs prune force deletionPolicy install upgrade rollback uninstall test driftDetection maxHistory persistentClient waitStrategy project syncPolicy ignoreDifferences info revisionHistoryLimit`.split(" "));
function isSameRequest(one, other) {
	const [old, now] = [one, other].map(({ node }) => require_start.mapAt(node, "spec"));
	return [...new Set([old, now].flatMap((spec) => spec?.entries ?? []).map(({ name }) => name))].every((name) => HOW.has(name) || require_check.isSameField(require_start.valueAt(old, name), one.dialect, require_start.valueAt(now, name), other.dialect));
}
// src/rollout/compare/changed-flux-sources.ts
function changedFluxSources(builds) {
	const changed = /* @__PURE__ */ new Map();
	const clusters = /* @__PURE__ */ new Map();
	for (const { before, after } of builds) {
		if (after === void 0) continue;
		const old = new Map(sourcesOf(before).map((source) => [keyOf(source, after), source]));
		for (const source of sourcesOf(after)) {
			const was = old.get(keyOf(source, after));
			if (was !== void 0 && !isSameRequest(was, source)) changed.set(keyOf(source, after), source);
		}
		for (const { node } of after.objects) clusters.set(node, after.cluster);
	}
	return (entry) => {
		if (changed.size === 0) return void 0;
		const cluster = clusters.get(entry.node);
		for (const path of require_check.sourceFieldsOf(entry)) {
			const [kind, name, namespace = entry.namespace] = [
				"kind",
				"name",
				"namespace"
			].map((field) => require_check.stringOf(require_start.valueAt(entry.node, ...path, field), entry.dialect));
			const found = changed.get(keyOf({
				kind,
				name,
				namespace
			}, { cluster }));
			if (found !== void 0) return found;
		}
	};
}
function sourcesOf(build) {
	return build?.objects.filter(({ group }) => group === "source.toolkit.fluxcd.io") ?? [];
}
function keyOf({ kind, name, namespace }, { cluster }) {
	return [
		cluster,
		kind,
		namespace,
		name
	].join("\n");
}
// src/pipeline/note-entry-objects.ts
function noteEntryObjects(before, after, { builds, sources }, isChanged) {
	const { found, left } = require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.pairBy(before.uncheckedEntries, after.uncheckedEntries, [placeOf, identityOf]);
	const around = {
		sources,
		isChanged,
		changedSource: changedFluxSources(builds)
	};
	const comes = isTelling(builds, "after", require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.formerlyHidden);
	const goes = isTelling(builds, "before", require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.newlyHidden);
	const [wasBuilt, isBuilt] = ["before", "after"].map((side) => isTelling(builds, side, () => void 0));
	const [wasSeen, isSeen] = [deployersOf(before), deployersOf(after)];
	const whatHappens = (entry) => {
		const old = found.get(entry);
		if (old !== void 0) {
			if (entry.reason.code === require_start.IN_CHART.code) return void 0;
			return wasBuilt?.(old) === false || isBuilt?.(entry) === false ? void 0 : changeOf(old, entry, around);
		}
		if (wasSeen.has(require_start.plainNameInCluster(entry.manifest))) return { word: "changes" };
		return comes(entry) === false ? void 0 : { word: "is new" };
	};
	const changed = after.uncheckedEntries.filter((entry) => !isSeen.has(require_start.plainNameInCluster(entry.manifest))).flatMap((entry) => {
		const what = whatHappens(entry);
		return what === void 0 ? [] : [noteOf(entry, what)];
	});
	const former = [...left].flatMap((entry) => {
		const name = require_start.plainNameInCluster(entry.manifest);
		if (wasSeen.has(name)) return [];
		const at = isSeen.get(name);
		if (at === void 0) return goes(entry) === true ? [noteOf(entry, { word: "is removed" })] : [];
		return entry.reason.code === require_start.IN_CHART.code ? [] : [{
			...noteOf(entry, { word: "is rendered now" }),
			at
		}];
	});
	return [
		...changed,
		...former,
		...changedInCharts(after, builds)
	];
}
function changedInCharts({ builds, uncheckedEntries }, pairs) {
	const unknown = new Set(uncheckedEntries.filter(({ reason }) => reason.code === require_start.IN_CHART.code).map(identityOf));
	if (unknown.size === 0) return [];
	const known = new Set(builds.map(({ cluster, deployedBy }) => inCluster(cluster, deployedBy?.name)));
	const withEnvironments = new Set(builds.flatMap(({ cluster, folder }) => cluster === void 0 ? [] : folder ?? []));
	const changed = /* @__PURE__ */ new Map();
	for (const { before, after } of pairs) {
		if (before === void 0 || after?.kind !== "chart") continue;
		const { cluster, folder = "" } = after;
		if (cluster === void 0 && withEnvironments.has(folder)) continue;
		const old = new Map(unseenIn(before).map((entry) => [identityOf(entry), entry.manifest]));
		for (const entry of unseenIn(after)) {
			const [identity, { manifest }] = [identityOf(entry), entry];
			const was = unknown.has(identity) ? old.get(identity) : void 0;
			if (was === void 0 || isSameRequest(was, manifest)) continue;
			if (known.has(inCluster(cluster, require_start.plainNameInCluster(manifest)))) continue;
			changed.set(identity, noteOf(entry, { word: "changes" }));
		}
	}
	return [...changed.values()];
}
function unseenIn({ objects }) {
	return objects.map((manifest) => ({
		manifest,
		reason: require_start.IN_CHART
	}));
}
function inCluster(cluster, name) {
	return JSON.stringify([cluster, name]);
}
const CLAUSES = {
	"is new": ["and what it deploys", "are new, and what each deploys"],
	changes: ["and what it deploys", "change, and what each deploys"],
	"is removed": ["and what it deployed", "are removed, and what each deployed"],
	"is rendered now": ["and what it deployed before", "are rendered now, and what each deployed before"]
};
function noteOf({ manifest, reason }, { word, more }) {
	const [one, several] = CLAUSES[word];
	const name = require_start.nameInCluster(manifest);
	const detail = more === void 0 ? "" : ` (${more})`;
	return {
		text: `${name} ${word}${detail}, ${one} is not known: ${require_start.messageText(reason)}`,
		at: manifest.node,
		alike: {
			subject: `${name}${detail}`,
			clause: `${several} is not known: ${require_start.messageText(reason)}`
		}
	};
}
function deployersOf({ builds }) {
	return new Map(builds.flatMap(({ deployedBy }) => deployedBy ? [[deployedBy.name, deployedBy.at]] : []));
}
function identityOf({ manifest }) {
	return [
		manifest.group,
		manifest.kind,
		manifest.namespace ?? "",
		manifest.name ?? ""
	].join("\n");
}
function placeOf(entry) {
	return `${identityOf(entry)}\n${entry.manifest.node.file.path}`;
}
function isTelling(builds, side, hides) {
	let holders;
	return (entry) => {
		holders ??= tellingOf(builds, side, hides);
		return holders.get(placeOf(entry));
	};
}
function tellingOf(builds, side, hides) {
	const comparable = new Set(require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.comparableBuilds(builds));
	const holders = /* @__PURE__ */ new Map();
	for (const pair of builds) {
		const tells = comparable.has(pair) && hides(pair) === void 0;
		for (const manifest of pair[side]?.objects ?? []) {
			const key = placeOf({
				manifest,
				reason: require_start.words("")
			});
			holders.set(key, tells || holders.get(key) === true);
		}
	}
	return holders;
}
function changeOf(old, now, { sources, isChanged, changedSource }) {
	const more = versionsOf(old, now);
	if (more !== void 0) return {
		word: "changes",
		more
	};
	if (!isSameRequest(old.manifest, now.manifest)) return { word: "changes" };
	const values = valuesOf(now.manifest, sources) ?? valueFileOf(now, isChanged);
	if (values !== void 0) return {
		word: "changes",
		more: `its values come from ${values}`
	};
	const source = changedSource(now.manifest);
	return source && {
		word: "changes",
		more: `through ${require_start.nameInCluster(source)}`
	};
}
function versionsOf({ need: old }, { need: now }) {
	if (old === void 0 || now === void 0 || old.name !== now.name) return void 0;
	if (old.version === now.version) return void 0;
	const [from, to] = [old, now].map(({ version = "the newest" }) => version);
	return `version ${from} to ${to} of its chart`;
}
function valueFileOf({ valueFiles = [] }, isChanged) {
	const changed = valueFiles.find(isChanged);
	return changed && `\`${changed}\``;
}
function valuesOf({ node, dialect, namespace }, sources) {
	for (const item of require_start.itemsAt(node, "spec", "valuesFrom")) {
		const [kind, name, key = "values.yaml"] = [
			"kind",
			"name",
			"valuesKey"
		].map((field) => require_check.stringOf(require_start.valueAt(item, field), dialect) || void 0);
		const isMeant = ({ before, after, keys }) => [before, after].some((each) => each?.kind === kind && each?.name === name && each?.namespace === namespace) && (keys.length === 0 || keys.some((each) => each.key === key));
		const change = sources.find(isMeant);
		if (change !== void 0) return `${kind} \`${change.name}\``;
	}
}
// src/pipeline/note-partial-builds.ts
const MAX_BUILDS = 3;
function notePartialBuilds(change, trees) {
	const told = new Set(change.workloads.flatMap(({ builds }) => builds));
	const withSource = new Set(change.sources.map(({ build }) => build));
	const isChanged = changedFile(trees);
	const hidden = change.builds.filter((pair) => isHidden(pair) && !told.has(idOf(pair)) && (withSource.has(idOf(pair)) || asksForOther(pair) || reachingFiles(pair, trees).some(isChanged)));
	return [
		...noteFailed(hidden),
		...noteParts(hidden),
		...noteVersions(change)
	];
}
function noteVersions({ builds }) {
	const found = builds.flatMap(({ before, after }) => {
		if (before === void 0 || after === void 0) return [];
		return previewedCharts(after).flatMap((now) => {
			const old = previewedCharts(before).find(({ name }) => name === now.name);
			if (old === void 0 || old.version === now.version) return [];
			const versions = [old, now].map(({ version = "the newest" }) => version).join(" to ");
			return [{
				id: after.id,
				text: `from version ${versions}`,
				chart: now.name
			}];
		});
	});
	return [...require_start.groupBy(found, ({ chart, text }) => `chart \`${chart}\` goes ${text}`)].map(([text, group]) => {
		return {
			text: `${text} in ${require_start.shortListOf(group.map(({ id }) => id), MAX_BUILDS)}, and is not available: only values are compared`,
			at: void 0
		};
	});
}
function previewedCharts({ chart, previewed, inflates = [] }) {
	return [...chart === void 0 || previewed !== true ? [] : [chart], ...inflates.filter((each) => each.previewed === true)];
}
function isHidden({ before, after }) {
	const [failedBefore, failsNow] = [before, after].map((build) => build?.failures.length ?? 0);
	if (failedBefore || failsNow) return Boolean(failedBefore && failsNow);
	const pair = {
		before,
		after
	};
	if (require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.newlyHidden(pair) !== void 0 || require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.formerlyHidden(pair) !== void 0) return false;
	const reason = reasonOf(pair);
	return reason !== void 0 && !require_start.isOfPreview(reason);
}
function asksForOther({ before, after }) {
	const [old, now] = [before?.deployedBy, after?.deployedBy];
	if (old === void 0 || now === void 0) return false;
	return !isSameRequest(old.object, now.object);
}
function noteFailed(hidden) {
	const failed = hidden.flatMap((pair) => {
		const failure = pair.after?.failures[0];
		return failure === void 0 ? [] : [{
			id: idOf(pair),
			failure
		}];
	});
	return require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.noteFailures(failed, (isOne) => `${isOne ? "changes" : "change"}, and cannot be built on either side`);
}
function noteParts(hidden) {
	const parts = hidden.filter(({ after }) => !after?.failures.length);
	return [...require_start.groupBy(parts, (pair) => require_start.messageText(reasonOf(pair) ?? ""))].map(([reason, group]) => {
		const ids = require_start.shortListOf(group.map((pair) => `\`${idOf(pair)}\``), MAX_BUILDS);
		return {
			text: group.length === 1 ? `build ${ids} changes, and a part of what it deploys is not known: ${reason}` : `builds ${ids} change, and a part of what they deploy is not known: ${reason}`,
			at: void 0
		};
	});
}
function idOf({ before, after }) {
	return (after ?? before)?.id ?? "";
}
function reasonOf({ before, after }) {
	const reasons = [...after?.partial ?? [], ...before?.partial ?? []].filter(require_start.hidesObjects);
	return reasons.find((reason) => !require_start.isOfPreview(reason)) ?? reasons[0];
}
function reachingFiles(pair, { base, head }) {
	const sides = [pair.before, pair.after].filter((build) => build !== void 0);
	const objects = new Set(sides.flatMap((build) => build.objects.map(({ node }) => node.file.path)));
	return sides.flatMap((build) => {
		if (build.kind !== "chart" && build.files.length > 0) return build.files.filter((path) => !objects.has(path) || require_start.isKustomizationFile(path));
		const folder = build.folder ?? build.id;
		const prefix = require_start.folderPrefix(folder);
		return [base, head].flatMap(({ paths }) => paths.filter((path) => path.startsWith(prefix) && isOfChart(path.slice(prefix.length))));
	});
}
function isOfChart(name) {
	return !/(^|\/)\.|\.md$|^(ci|docs|tests)\//.test(name);
}
function changedFile({ base, head }) {
	return (path) => {
		const [old, now] = [base.read(path), head.read(path)];
		if (old.kind !== "bytes" || now.kind !== "bytes") return old.kind !== now.kind;
		return old.bytes !== now.bytes && !isSame(old.bytes, now.bytes);
	};
}
function isSame(one, other) {
	return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
// src/pipeline/note-unjudged-files.ts
const EXPECTED = /* @__PURE__ */ new Set([
	"archive",
	"chart-values",
	"helm-template",
	"not-deployed",
	"patch",
	"template"
]);
const MAX_NAMED = 3;
function noteUnjudgedFiles(files, builds, trees) {
	const sides = builds.flatMap(({ before, after }) => [before, after].filter((build) => build !== void 0));
	const used = new Set(sides.flatMap(({ files, values }) => [...files, ...values?.files ?? []]));
	const charts = new Set(sides.flatMap(({ id, folder = id, chart, kind, values }) => chart === void 0 && values === void 0 && kind !== "chart" ? [] : [folder]));
	const isUsed = (path) => used.has(path) || charts.has(".") || require_start.foldersAbove(path).some((folder) => charts.has(folder));
	const isChanged = changedFile(trees);
	const found = [...new Set(files.filter(isExpected).map(({ path }) => path))].filter((path) => !isUsed(path) && isChanged(path)).sort();
	if (found.length === 0) return [];
	const [what, verb, seen] = found.length === 1 ? [
		"1 changed file",
		"is",
		"it"
	] : [
		require_start.count(found.length, "changed file"),
		"are",
		"they"
	];
	return [{
		text: `${what} ${verb} not deployed from here as far as can be seen, so ${seen} ${verb} not compared: ${require_start.shortListOf(found.map((path) => `\`${path}\``), MAX_NAMED)}`,
		at: void 0
	}];
}
function isExpected({ class: each }) {
	return each.kind !== "skipped" || EXPECTED.has(each.as);
}
// src/commands/diff/compare-trees.ts
var compare_trees_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	diff: () => diff,
	diffSettings: () => diffSettings
});
function diff(engines, base, head, settings) {
	const memory = require_check.openRunMemory();
	const before = require_check.gatherTree(engines, base, settings, void 0, memory);
	const after = require_check.gatherTree(engines, head, settings, before.evidence, memory);
	const { cluster } = settings;
	require_check.refuseUnknownSelection(settings, [...before.evidence.builds, ...after.evidence.builds]);
	const change = changesBetween(before, after, {
		base,
		head
	});
	return cluster === void 0 ? change : require_check.changeInCluster(change, cluster);
}
function diffSettings(engines, tree, { before, after }) {
	const old = require_check.gatherTree(engines, tree, before);
	const now = require_check.gatherTree(engines, tree, after, old.evidence);
	require_check.refuseUnknownSelection(before, [...old.evidence.builds, ...now.evidence.builds]);
	const change = changesBetween(old, now, {
		base: tree,
		head: tree
	});
	const { cluster } = before;
	return cluster === void 0 ? change : require_check.changeInCluster(change, cluster);
}
function changesBetween(before, after, trees) {
	const change = after.evidence.change();
	if (change === void 0) throw new Error("a run with a base knows what it changes");
	const redaction = require_check.redactionOf([before.evidence, after.evidence]);
	const { builds, uncheckedEntries } = after.report;
	const now = {
		builds,
		uncheckedEntries: uncheckedEntries.map((each) => ({
			...each,
			reason: redaction.inReason(each.reason)
		}))
	};
	const notes = [
		...noteEntryObjects(before.report, now, change, changedFile(trees)),
		...notePartialBuilds(change, trees),
		...noteUnjudgedFiles([...before.evidence.files, ...after.evidence.files], change.builds, trees)
	];
	const noted = {
		...change,
		notCompared: [...change.notCompared, ...notes]
	};
	return require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.redactChange(noted, redaction);
}
// src/pipeline/changed-lines.ts
function changedLines(base, head) {
	const isChangedIn = require_start.memoBy((path) => between(base.read(path), head.read(path)));
	return (at) => {
		const { path, line } = require_start.positionOf(at);
		return isChangedIn(path)(line);
	};
}
function between(before, now) {
	if (now.kind === "unreadable") return () => false;
	if (before.kind === "unreadable") return () => true;
	if (before.bytes === now.bytes) return () => false;
	const [then, lines] = [linesOf(before.bytes), linesOf(now.bytes)];
	const shortest = Math.min(then.length, lines.length);
	let start = 0;
	while (start < shortest && then[start] === lines[start]) start += 1;
	let end = 0;
	while (end < shortest - start && then.at(-1 - end) === lines.at(-1 - end)) end += 1;
	const had = new Set(then.slice(start, then.length - end));
	return (line) => {
		const at = line - 1;
		return at >= start && at < lines.length - end && !had.has(lines[at] ?? "");
	};
}
function linesOf(bytes) {
	return new TextDecoder().decode(bytes).split(/\r?\n/);
}
// src/commands/builds/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuilds: () => runBuilds });
function runBuilds(args, host) {
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.printList(args, host, {
		places: args.positionals,
		filtersBuilds: false,
		printsProblems: true,
		empty: {
			note: "nothing in this repository is deployed.",
			headings: 0
		},
		async load() {
			const { formatBuilds } = await Promise.resolve().then(() => require("./report-graph2.js")).then((n) => n.format_builds_exports);
			return (_, report, options) => formatBuilds(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(args.values), report, options);
		}
	});
}
// src/commands/diff/exit-code-of-diff.ts
var exit_code_of_diff_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ diffExitCode: () => diffExitCode });
function diffExitCode(change, values) {
	if (require_start.countFailing(change, require_start.failingVerdicts(values)) > 0) return 1;
	const isDifferent = change.workloads.length + change.sources.length > 0;
	return values.has("exit-code") && isDifferent ? 1 : 0;
}
Object.defineProperty(exports, "actionInputs", {
	enumerable: true,
	get: function() {
		return actionInputs;
	}
});
Object.defineProperty(exports, "argumentsOf", {
	enumerable: true,
	get: function() {
		return argumentsOf;
	}
});
Object.defineProperty(exports, "changedLines", {
	enumerable: true,
	get: function() {
		return changedLines;
	}
});
Object.defineProperty(exports, "changesBetween", {
	enumerable: true,
	get: function() {
		return changesBetween;
	}
});
Object.defineProperty(exports, "compare_trees_exports", {
	enumerable: true,
	get: function() {
		return compare_trees_exports;
	}
});
Object.defineProperty(exports, "exit_code_of_diff_exports", {
	enumerable: true,
	get: function() {
		return exit_code_of_diff_exports;
	}
});
Object.defineProperty(exports, "isInputOn", {
	enumerable: true,
	get: function() {
		return isInputOn;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
