"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_run_compare_trees_engines = require("./render-argo.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f = require("./report-environments.js");
// src/commands/output/files-url.ts
function filesUrlOf(values, { env }) {
	const named = values.get("files-url")?.at(-1);
	if (named !== void 0) {
		if (/^https?:\/\/[^\s"'<>]+$/i.test(named)) return require_start.withoutEndSlashes(named);
		throw new require_load.CannotRun(`\`--files-url ${named}\` is not a web address.`, "It starts with https://, as in `https://github.com/OWNER/REPO/blob/SHA`.");
	}
	return urlOnGithub(env) ?? urlOnGitlab(env);
}
function urlOnGithub(env) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
	if (server === void 0 || repository === void 0 || commit === void 0) return void 0;
	return `${server}/${repository}/blob/${commit}`;
}
function urlOnGitlab(env) {
	const { CI_PROJECT_URL: project, CI_COMMIT_SHA: commit } = env;
	return project === void 0 || commit === void 0 ? void 0 : `${project}/-/blob/${commit}`;
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
	const { found, left } = require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.pairBy(before.uncheckedEntries, after.uncheckedEntries, [placeOf, identityOf]);
	const around = {
		sources,
		isChanged,
		changedSource: changedFluxSources(builds)
	};
	const comes = isTelling(builds, "after", require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.formerlyHidden);
	const goes = isTelling(builds, "before", require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.newlyHidden);
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
	const comparable = new Set(require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.comparableBuilds(builds));
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
	if (require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.newlyHidden(pair) !== void 0 || require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.formerlyHidden(pair) !== void 0) return false;
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
	return require_engine_action_worker_watch_run_run_run_run_compare_trees_engines.noteFailures(failed, (isOne) => `${isOne ? "changes" : "change"}, and cannot be built on either side`);
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
// src/report/redact/redact-change.ts
function redactChange(change, redaction) {
	const { inName, inMessage } = redaction;
	const withReasons = (rollout) => ({
		...rollout,
		reasons: rollout.reasons.map(({ wording, ...reason }) => ({
			...reason,
			text: wording === void 0 ? inName(reason.text) : inMessage(wording)
		}))
	});
	const source = require_start.memo((each) => redactSourceChange(each, inName));
	return {
		...change,
		sources: change.sources.map((each) => source(each)),
		unused: change.unused.map((each) => source(each)),
		notCompared: change.notCompared.map((each) => redactNote(each, redaction)),
		builds: change.builds.map(({ before, after }) => ({
			before: before && redactBuildNames(before, inName),
			after: after && redactBuildNames(after, inName)
		})),
		workloads: change.workloads.map((workload) => ({
			...workload,
			before: workload.before && require_check.redactWorkload(workload.before, inName),
			after: workload.after && require_check.redactWorkload(workload.after, inName),
			builds: workload.builds.map((each) => inName(each)),
			namespaces: workload.namespaces.map((each) => inName(each)),
			rollout: withReasons(workload.rollout),
			containers: workload.containers.map((container) => redactContainer(container, redaction))
		}))
	};
}
function redactBuildNames({ id, folder, ...build }, redact) {
	return {
		...build,
		id: redact(id),
		...folder !== void 0 && { folder: redact(folder) }
	};
}
function redactSourceChange({ before, after, build, name, keys, refusal, ...change }, redact) {
	const isCopied = [before, after].flatMap((side) => side?.name ?? []).some((each) => redact(each) !== each);
	return {
		...change,
		build: redact(build),
		name: isCopied ? "***" : redact(name),
		before: before && require_check.redactSource(before, redact),
		after: after && require_check.redactSource(after, redact),
		keys: keys.map((each) => ({
			...each,
			key: redact(each.key),
			before: each.before && require_check.redactKey(each.before, redact),
			after: each.after && require_check.redactKey(each.after, redact)
		})),
		refusal: refusal && {
			...refusal,
			message: redact(refusal.message),
			recreatedBy: refusal.recreatedBy && redact(refusal.recreatedBy)
		}
	};
}
function redactNote({ alike, ...note }, { inMessage, inName }) {
	return {
		...note,
		text: inMessage(note.text, note.at),
		...alike !== void 0 && { alike: {
			subject: inName(alike.subject),
			clause: inName(alike.clause)
		} }
	};
}
function redactContainer(container, redaction) {
	const { inName: redact } = redaction;
	const failure = (each) => require_check.redactFailure(each, redaction);
	const content = (side) => side && {
		value: require_check.redactValue(side.value, redact),
		from: side.from && {
			source: require_check.redactSource(side.from.source, redact),
			key: require_check.redactKey(side.from.key, redact)
		}
	};
	return {
		...container,
		name: redact(container.name),
		stops: container.stops.map(failure),
		needs: container.needs.map(failure),
		mends: container.mends.map(failure),
		variables: container.variables.map((each) => ({
			...each,
			name: redact(each.name),
			before: each.before && require_check.redactBinding(each.before, redact),
			after: each.after && require_check.redactBinding(each.after, redact),
			nowHides: each.nowHides.map((binding) => require_check.redactBinding(binding, redact)),
			noLongerHides: each.noLongerHides.map((binding) => require_check.redactBinding(binding, redact))
		})),
		files: container.files.map((file) => ({
			...file,
			path: redact(file.path),
			before: content(file.before),
			after: content(file.after)
		}))
	};
}
function redactMatrix(matrix, redaction) {
	const { inName: redact } = redaction;
	return {
		...matrix,
		workload: require_check.redactWorkload(matrix.workload, redact),
		variants: matrix.variants.map((each) => require_check.redactWorkload(each, redact)),
		containers: matrix.containers.map(({ name, environments, rows }) => ({
			name: redact(name),
			environments: environments.map((each) => each && require_check.redactEnvironment(each, true, redaction)),
			rows: rows.map((row) => ({
				...row,
				name: redact(row.name),
				cells: row.cells.map((cell) => cell && require_check.redactBinding(cell, redact))
			}))
		}))
	};
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
	return redactChange({
		...change,
		notCompared: [...change.notCompared, ...notes]
	}, redaction);
}
// src/commands/output/change-output.ts
function changeFormatOf(values) {
	const asked = values.get("format")?.at(-1);
	return require_start.CHANGE_FORMATS.find((known) => known === asked) ?? "text";
}
function linksOf(values, host) {
	return changeFormatOf(values) === "html" ? filesUrlOf(values, host) : void 0;
}
const NO_CI = { env: {} };
function changeOptionsOf(values, host, given) {
	const sink = values.has("output") ? void 0 : host.stdout;
	return {
		...require_start.DEFAULT_CHANGE_OPTIONS,
		...given,
		version: require_version.VERSION,
		color: require_start.hasColor(values, host, sink),
		width: require_load.widthOf(sink) ?? require_start.DEFAULT_CHANGE_OPTIONS.width,
		files: values.has("files"),
		verbose: values.has("verbose"),
		guardCommands: sink !== void 0 && require_load.isLogOfCi(host)
	};
}
// src/rollout/compare/workload-origin.ts
function originOf({ manifest, path }) {
	const name = require_start.scalarAt(manifest.node, "metadata", "name");
	const { file, start } = require_start.hostSpan(name ?? manifest.node);
	return [
		manifest.kind,
		path,
		file.path,
		start
	].join("\n");
}
function writtenTitleOf({ manifest, path }) {
	return [
		manifest.group,
		manifest.kind,
		require_start.writtenNameOf(manifest) ?? "",
		path
	].join("\n");
}
// src/rollout/compare/environment-matrix.ts
function variantsOf(environments) {
	const workloads = [...new Set(environments.map(({ workload }) => workload))];
	const byTitle = require_start.groupBy(workloads, writtenTitleOf);
	const byOrigin = require_start.groupBy(workloads, originOf);
	const seen = /* @__PURE__ */ new Set();
	return workloads.flatMap((first) => {
		if (seen.has(first)) return [];
		const all = /* @__PURE__ */ new Set([
			first,
			...byOrigin.get(originOf(first)) ?? [],
			...byTitle.get(writtenTitleOf(first)) ?? []
		]);
		for (const each of all) seen.add(each);
		return [[...all]];
	});
}
const environmentsByWorkload = require_start.memo(({ environments }) => require_start.groupBy(environments(), ({ workload }) => workload));
function environmentMatrix(evidence, variants) {
	const [workload] = variants;
	if (workload === void 0) return void 0;
	const all = environmentsByWorkload(evidence);
	const containers = [...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name)))].map((name) => {
		const environments = variants.map((each) => all.get(each)?.find(({ container }) => container.name === name));
		return {
			name,
			environments,
			rows: rowsOf(environments, variants, evidence)
		};
	});
	return {
		workload,
		columns: variants.map(({ build }) => build),
		variants,
		containers
	};
}
function rowsOf(environments, variants, evidence) {
	const bindings = environments.map((each) => new Map(each?.bindings.map((binding) => [binding.name, binding])));
	const names = new Set(bindings.flatMap((each) => [...each.keys()]));
	const judged = variants.map((each) => require_check.judgedOf(evidence, each));
	return [...names].map((name) => {
		const cells = bindings.map((each) => each.get(name));
		const compare = (one, other) => {
			const [old, now] = [cells[one], cells[other]];
			if (old === void 0 || now === void 0) return "changed";
			if (require_start.lacksPart(old.value) && require_start.lacksPart(now.value)) return "same";
			const comparer = require_check.valueComparer(judged[one] ?? [], judged[other] ?? []);
			if (comparer.isOpaque(old.value) !== comparer.isOpaque(now.value)) return "perhaps";
			if (!isAlikeSecret(old.value, now.value)) return "perhaps";
			return comparer.compare(old.value, now.value);
		};
		const classes = classesOf(cells, (one, other) => compare(one, other) === "same");
		const kinds = [...new Set(classes)];
		const same = classes.every((each) => each === 0);
		const isOpen = (kind) => kinds.every((other) => other >= kind || compare(other, kind) === "perhaps");
		return {
			name,
			cells,
			same,
			perhaps: !same && !kinds.includes(-1) && kinds.every(isOpen),
			classes
		};
	});
}
function isAlikeSecret(one, other) {
	if (!one.some(isSecret) && !other.some(isSecret)) return true;
	return one.length === other.length && one.every((part, at) => part.kind === other[at]?.kind);
}
function isSecret({ kind }) {
	return kind === "secret";
}
function classesOf(cells, isSame) {
	const classes = [];
	for (const [at, cell] of cells.entries()) {
		const first = cell === void 0 ? -1 : classes.findIndex((each, index) => each === index && isSame(index, at));
		classes.push(cell === void 0 ? -1 : first === -1 ? at : first);
	}
	return classes;
}
// src/commands/selection/select-matrices.ts
function collectMatrices(evidence, report, before) {
	const redaction = require_check.redactionOf(before === void 0 ? [evidence] : [evidence, before]);
	return matricesOf(evidence, environmentsIn(evidence, report), redaction);
}
function selectMatrices(evidence, report, selection) {
	const redaction = require_check.redactionOf([evidence]);
	const shown = new Map(environmentsIn(evidence, report).map((each) => [require_check.redactEnvironment(each, true, redaction), each]));
	return matricesOf(evidence, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.selectEnvironments([...shown.keys()], {
		...selection,
		builds: evidence.builds
	}).flatMap((each) => shown.get(each) ?? []), redaction);
}
function environmentsIn(evidence, report) {
	const builds = new Set(report.builds.map(({ id }) => id));
	const workloads = new Set(report.workloads.map(require_check.originalOf));
	return evidence.environments().filter(({ workload }) => builds.has(workload.build) && workloads.has(workload));
}
function matricesOf(evidence, environments, redaction) {
	return variantsOf(environments).flatMap((variants) => {
		const matrix = environmentMatrix(evidence, variants.toSorted(byStage));
		return matrix === void 0 ? [] : [redactMatrix(matrix, redaction)];
	});
}
const STAGES = [
	/(?:^|[^a-z])(?:local|dev|develop|development|sandbox)(?:[^a-z]|$)/i,
	/(?:^|[^a-z])(?:test|testing|qa|int|integration|preview)(?:[^a-z]|$)/i,
	/(?:^|[^a-z])(?:stage|staging|stg|uat|preprod|pre-prod)(?:[^a-z]|$)/i,
	/(?:^|[^a-z])(?:prod|production|prd|live)(?:[^a-z]|$)/i
];
function byStage(one, other) {
	return stageOf(one) - stageOf(other);
}
function stageOf({ build }) {
	return STAGES.findIndex((words) => words.test(build));
}
Object.defineProperty(exports, "NO_CI", {
	enumerable: true,
	get: function() {
		return NO_CI;
	}
});
Object.defineProperty(exports, "changeFormatOf", {
	enumerable: true,
	get: function() {
		return changeFormatOf;
	}
});
Object.defineProperty(exports, "changeOptionsOf", {
	enumerable: true,
	get: function() {
		return changeOptionsOf;
	}
});
Object.defineProperty(exports, "changesBetween", {
	enumerable: true,
	get: function() {
		return changesBetween;
	}
});
Object.defineProperty(exports, "collectMatrices", {
	enumerable: true,
	get: function() {
		return collectMatrices;
	}
});
Object.defineProperty(exports, "compare_trees_exports", {
	enumerable: true,
	get: function() {
		return compare_trees_exports;
	}
});
Object.defineProperty(exports, "filesUrlOf", {
	enumerable: true,
	get: function() {
		return filesUrlOf;
	}
});
Object.defineProperty(exports, "linksOf", {
	enumerable: true,
	get: function() {
		return linksOf;
	}
});
Object.defineProperty(exports, "originOf", {
	enumerable: true,
	get: function() {
		return originOf;
	}
});
Object.defineProperty(exports, "redactChange", {
	enumerable: true,
	get: function() {
		return redactChange;
	}
});
Object.defineProperty(exports, "selectMatrices", {
	enumerable: true,
	get: function() {
		return selectMatrices;
	}
});
Object.defineProperty(exports, "urlOnGithub", {
	enumerable: true,
	get: function() {
		return urlOnGithub;
	}
});
Object.defineProperty(exports, "writtenTitleOf", {
	enumerable: true,
	get: function() {
		return writtenTitleOf;
	}
});
