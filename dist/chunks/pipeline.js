"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines = require("./render-argo.js");
const require_engine_action_worker_run_run_open_comparison_run_answer_matrix_compare_trees_compare_variants = require("./io-git.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js = require("./report-document.js");
const require_engine_action_worker_run_edit_externals_answer_matrix_format_matrix_answer_changes = require("./report-changes.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4 = require("./report-document2.js");
// src/commands/arguments/option.ts
const OPTION_GROUPS = [
	"What to look at",
	"What to report",
	"How strict",
	"Output",
	"Repository",
	"Speed",
	"Every command"
];
function choicesOf({ values = [], default: usual }) {
	const notes = [...values.length === 0 ? [] : [values.join(", ")], ...usual === void 0 ? [] : [`default: ${usual}`]];
	return notes.length === 0 ? "" : ` (${notes.join("; ")})`;
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
const MOST_BUILDS = 3;
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
			text: `${text} in ${require_start.shortListOf(group.map(({ id }) => id), MOST_BUILDS)}, and is not available: only values are compared`,
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
		const ids = require_start.shortListOf(group.map((pair) => `\`${idOf(pair)}\``), MOST_BUILDS);
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
const MOST_NAMED = 3;
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
		text: `${what} ${verb} not deployed from here as far as can be seen, so ${seen} ${verb} not compared: ${require_start.shortListOf(found.map((path) => `\`${path}\``), MOST_NAMED)}`,
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
	return require_engine_action_worker_run_run_open_comparison_run_answer_matrix_compare_trees_compare_variants.redactChange(noted, redaction);
}
// src/report/changes/changes-json.ts
const SHAPE_VERSION = 1;
function changesJson(change, options) {
	const { version, labels, rollouts } = options;
	const { verdicts, variables, ...counts } = require_engine_action_worker_run_edit_externals_answer_matrix_format_matrix_answer_changes.countChanges(change);
	return `${require_start.safeJson({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version
		},
		base: labels.base,
		head: labels.head,
		summary: {
			...counts,
			verdicts: rollouts ? Object.fromEntries(verdicts) : void 0,
			variables
		},
		workloads: change.workloads.map((workload) => workloadJson(workload, options)),
		sources: change.sources.map(sourceChangeJson),
		notCompared: change.notCompared.map(({ text, at }) => ({
			message: require_start.messageText(text),
			...place(at)
		}))
	})}\n`;
}
function workloadJson({ before, after, renamed, builds, namespaces, amount, rollout, containers }, { rollouts }) {
	return {
		...objectJson(after ?? before),
		before: before === void 0 ? null : objectJson(before),
		status: after === void 0 ? "removed" : before === void 0 ? "added" : renamed ? "renamed" : "changed",
		builds,
		namespaces: namespaces.filter((each) => each !== ""),
		amount,
		rollout: rollouts ? {
			verdict: rollout.verdict,
			needless: rollout.needless,
			held: rollout.held ?? false,
			forgotten: rollout.forgotten ?? false,
			reasons: rollout.reasons.map(reasonJson)
		} : void 0,
		containers: containers.map(containerJson)
	};
}
function objectJson(workload) {
	if (workload === void 0) return {};
	const { namespace } = workload;
	const { apiVersion, kind, name, node } = workload.manifest;
	return {
		apiVersion,
		kind,
		namespace,
		name,
		...require_start.positionOf(node)
	};
}
function reasonJson({ text, before, after }) {
	return {
		message: require_start.messageText(text),
		before: before && require_start.positionOf(before),
		after: after && require_start.positionOf(after)
	};
}
function containerJson({ name, kind, status, variables, files, stops, needs, mends }) {
	return {
		name,
		kind,
		status,
		variables: variables.map(variableJson),
		files: files.map(fileJson),
		stops: stops.map(failureJson),
		needs: needs.map(failureJson),
		mends: mends.map(failureJson)
	};
}
function variableJson({ kind, name, before, after, nowHides, noLongerHides }) {
	const masks = kind === "moved" && [before, after].some((each) => each && require_start.holdsSecret(each.value));
	return {
		name,
		kind,
		before: before && bindingJson(before, masks),
		after: after && bindingJson(after, masks),
		nowHides: nowHides.map(({ from }) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.originJson(from)),
		noLongerHides: noLongerHides.map(({ from }) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.originJson(from))
	};
}
function bindingJson({ value, from }, masks) {
	return {
		...masks ? {
			value: "<secret>",
			exact: false,
			secret: true
		} : require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.valueJson(value, false),
		from: require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.originJson(from)
	};
}
function nameJson({ kind, name }) {
	return {
		kind,
		name
	};
}
function failureJson({ reason, message, at }) {
	return {
		reason,
		message,
		...require_start.positionOf(at)
	};
}
function fileJson({ path, kind, mount, before, after }) {
	return {
		path,
		kind,
		mount,
		before: contentJson(before),
		after: contentJson(after)
	};
}
function contentJson(side) {
	return side && {
		secret: require_start.holdsSecret(side.value),
		source: side.from && {
			...nameJson(side.from.source),
			key: side.from.key.key,
			...require_start.positionOf(require_check.originOfKey(side.from.key))
		}
	};
}
function sourceChangeJson({ before, after, build, name, keys, refusal }) {
	const { kind, namespace, at } = after ?? before ?? {};
	return {
		kind,
		namespace,
		name,
		build,
		status: after === void 0 ? "removed" : before === void 0 ? "added" : "changed",
		...place(at),
		keys: keys.map(keyJson),
		refusal: refusal && {
			message: refusal.message,
			recreatedBy: refusal.recreatedBy,
			...require_start.positionOf(refusal.at)
		}
	};
}
function keyJson({ key, kind, before, after }) {
	return {
		key,
		kind,
		before: before && require_start.positionOf(before.at),
		after: after && require_start.positionOf(after.at)
	};
}
function place(at) {
	return at === void 0 ? {} : { ...require_start.positionOf(at) };
}
// src/report/changes/format-changes.ts
function formatChanges(format, change, options) {
	if (format === "json") return changesJson(change, options);
	const document = require_engine_action_worker_run_edit_externals_answer_matrix_format_matrix_answer_changes.changesDocument(change, options, format);
	const print = require_start.printOptionsOf(options);
	if (format !== "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument(format, document, print);
	return [...require_formats.printHtml(document, {
		...print,
		maxBytes: require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.PAGE_BYTES,
		page: page()
	})].join("");
}
function page() {
	return {
		title: "changes",
		asides: [],
		shares: /* @__PURE__ */ new Map(),
		views: [{
			anchor: require_start.CHANGE_VIEW,
			title: "Change"
		}]
	};
}
// src/commands/diff/answer-changes.ts
var answer_changes_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerChanges: () => answerChanges });
function answerChanges({ values }, host, { change, shown, notices, code }) {
	const options = require_engine_action_worker_run_run_open_comparison_run_answer_matrix_compare_trees_compare_variants.changeOptionsOf(values, host, shown);
	const text = formatChanges(require_engine_action_worker_run_run_open_comparison_run_answer_matrix_compare_trees_compare_variants.changeFormatOf(values), change, options);
	return {
		says: require_start.noticeLines(notices),
		outputs: [{
			file: values.get("output")?.at(-1),
			pieces: [text]
		}],
		code
	};
}
Object.defineProperty(exports, "OPTION_GROUPS", {
	enumerable: true,
	get: function() {
		return OPTION_GROUPS;
	}
});
Object.defineProperty(exports, "answer_changes_exports", {
	enumerable: true,
	get: function() {
		return answer_changes_exports;
	}
});
Object.defineProperty(exports, "changesBetween", {
	enumerable: true,
	get: function() {
		return changesBetween;
	}
});
Object.defineProperty(exports, "choicesOf", {
	enumerable: true,
	get: function() {
		return choicesOf;
	}
});
Object.defineProperty(exports, "compare_trees_exports", {
	enumerable: true,
	get: function() {
		return compare_trees_exports;
	}
});
Object.defineProperty(exports, "formatChanges", {
	enumerable: true,
	get: function() {
		return formatChanges;
	}
});
