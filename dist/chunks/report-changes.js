"use strict";
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_watch_run_run_run_run_engines = require("./rollout-compare.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run = require("./report-document.js");
const require_engine_action_worker_run_run_run = require("./report-environments.js");
// src/pipeline/note-entry-objects.ts
function noteEntryObjects(before, after, { builds, sources }) {
	const { found, left } = require_engine_action_worker_watch_run_run_run_run_engines.pairBy(before.uncheckedEntries, after.uncheckedEntries, [placeOf, identityOf]);
	const comes = isTelling(builds, "after", require_engine_action_worker_watch_run_run_run_run_engines.formerlyHidden);
	const goes = isTelling(builds, "before", require_engine_action_worker_watch_run_run_run_run_engines.newlyHidden);
	const [wasSeen, isSeen] = [deployersOf(before), deployersOf(after)];
	const whatHappens = (entry) => {
		const old = found.get(entry);
		if (old !== void 0) return changeOf(old, entry, sources);
		if (wasSeen.has(nameOf(entry))) return { word: "changes" };
		return comes(entry) === false ? void 0 : { word: "is new" };
	};
	const changed = after.uncheckedEntries.filter((entry) => !isSeen.has(nameOf(entry))).flatMap((entry) => {
		const what = whatHappens(entry);
		return what === void 0 ? [] : [noteOf(entry, what)];
	});
	const gone = [...left].filter((entry) => !wasSeen.has(nameOf(entry)) && !isSeen.has(nameOf(entry))).filter((entry) => goes(entry) === true).map((entry) => noteOf(entry, { word: "is removed" }));
	return [...changed, ...gone];
}
const CLAUSES = {
	"is new": ["and what it deploys", "are new, and what each deploys"],
	changes: ["and what it deploys", "change, and what each deploys"],
	"is removed": ["and what it deployed", "are removed, and what each deployed"]
};
function noteOf({ manifest, reason }, { word, more }) {
	const [one, several] = CLAUSES[word];
	const name = require_check.nameInCluster(manifest);
	const detail = more === void 0 ? "" : ` (${more})`;
	return {
		text: `${name} ${word}${detail}, ${one} is not known here: ${require_start.messageText(reason)}`,
		at: manifest.node,
		alike: {
			subject: `${name}${detail}`,
			clause: `${several} is not known here: ${require_start.messageText(reason)}`
		}
	};
}
function nameOf({ manifest }) {
	return require_check.nameInCluster(manifest).replaceAll("`", "");
}
function deployersOf({ builds }) {
	return new Set(builds.map(({ deployedBy }) => deployedBy?.name));
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
	const comparable = new Set(require_engine_action_worker_watch_run_run_run_run_engines.comparableBuilds(builds));
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
function changeOf(old, now, sources) {
	const more = versionsOf(old, now);
	if (more !== void 0) return {
		word: "changes",
		more
	};
	if (!isSameSpec(old.manifest, now.manifest)) return { word: "changes" };
	const source = valuesOf(now.manifest, sources);
	return source === void 0 ? void 0 : {
		word: "changes",
		more: `its values come from ${source}`
	};
}
function versionsOf({ need: old }, { need: now }) {
	if (old === void 0 || now === void 0 || old.name !== now.name) return void 0;
	if (old.version === now.version) return void 0;
	const [from, to] = [old, now].map(({ version = "the newest" }) => version);
	return `version ${from} to ${to} of its chart`;
}
function isSameSpec(old, now) {
	const [one, other] = [old, now].map(({ node }) => require_start.valueAt(node, "spec"));
	return require_check.isSameField(one, old.dialect, other, now.dialect);
}
function valuesOf({ node, dialect, namespace }, sources) {
	for (const item of require_start.itemsAt(node, "spec", "valuesFrom")) {
		const [kind, name, key = "values.yaml"] = [
			"kind",
			"name",
			"valuesKey"
		].map((field) => require_check.stringOf$1(require_start.valueAt(item, field), dialect) || void 0);
		const isMeant = ({ before, after, keys }) => [before, after].some((each) => each?.kind === kind && each?.name === name && each?.namespace === namespace) && (keys.length === 0 || keys.some((each) => each.key === key));
		const change = sources.find(isMeant);
		if (change !== void 0) return `${kind} \`${change.name}\``;
	}
}
// src/pipeline/note-partial-builds.ts
const MOST_BUILDS$1 = 3;
function notePartialBuilds(change, trees) {
	const told = new Set(change.workloads.flatMap(({ builds }) => builds));
	const withSource = new Set(change.sources.map(({ build }) => build));
	const isChanged = changedFile(trees);
	const hidden = change.builds.filter((pair) => isHidden(pair) && !told.has(idOf(pair)) && (withSource.has(idOf(pair)) || reachingFiles(pair, trees).some(isChanged)));
	return [
		...noteFailed(hidden),
		...noteParts(hidden),
		...noteVersions(change)
	];
}
function noteVersions({ builds }) {
	const found = builds.flatMap(({ before, after }) => {
		const [old, now] = [before?.chart, after?.chart];
		if (after?.previewed !== true || old === void 0 || now === void 0) return [];
		if (old.name !== now.name || old.version === now.version) return [];
		const versions = [old, now].map(({ version = "the newest" }) => version).join(" to ");
		return [{
			id: after.id,
			text: `from version ${versions}`,
			chart: now.name
		}];
	});
	return [...require_start.groupBy(found, ({ chart, text }) => `chart \`${chart}\` goes ${text}`)].map(([text, group]) => {
		return {
			text: `${text} in ${require_start.shortListOf(group.map(({ id }) => id), MOST_BUILDS$1)}, and is not here: only values are compared`,
			at: void 0
		};
	});
}
function isHidden({ before, after }) {
	const [failedBefore, failsNow] = [before, after].map((build) => build?.failures.length ?? 0);
	if (failedBefore || failsNow) return Boolean(failedBefore && failsNow);
	const pair = {
		before,
		after
	};
	if (require_engine_action_worker_watch_run_run_run_run_engines.newlyHidden(pair) !== void 0 || require_engine_action_worker_watch_run_run_run_run_engines.formerlyHidden(pair) !== void 0) return false;
	return after?.previewed !== true && reasonOf(pair) !== void 0;
}
function noteFailed(hidden) {
	const failed = hidden.flatMap((pair) => {
		const failure = pair.after?.failures[0];
		return failure === void 0 ? [] : [{
			id: idOf(pair),
			failure
		}];
	});
	return require_engine_action_worker_watch_run_run_run_run_engines.noteFailures(failed, (isOne) => `${isOne ? "changes" : "change"}, and cannot be built on either side`);
}
function noteParts(hidden) {
	const parts = hidden.filter(({ after }) => !after?.failures.length);
	return [...require_start.groupBy(parts, (pair) => require_start.messageText(reasonOf(pair) ?? ""))].map(([reason, group]) => {
		const ids = require_start.shortListOf(group.map((pair) => `\`${idOf(pair)}\``), MOST_BUILDS$1);
		return {
			text: group.length === 1 ? `build ${ids} changes, and a part of what it deploys is not known here: ${reason}` : `builds ${ids} change, and a part of what they deploy is not known here: ${reason}`,
			at: void 0
		};
	});
}
function idOf({ before, after }) {
	return (after ?? before)?.id ?? "";
}
function reasonOf({ before, after }) {
	return after?.partial.find(require_start.hidesObjects) ?? before?.partial.find(require_start.hidesObjects);
}
function reachingFiles(pair, { base, head }) {
	const sides = [pair.before, pair.after].filter((build) => build !== void 0);
	const objects = new Set(sides.flatMap((build) => build.objects.map(({ node }) => node.file.path)));
	return sides.flatMap((build) => {
		if (build.kind !== "chart" && build.files.length > 0) return build.files.filter((path) => !objects.has(path) || isKustomization(path));
		const folder = build.folder ?? build.id;
		const prefix = folder === "." ? "" : `${folder}/`;
		return [base, head].flatMap(({ paths }) => paths.filter((path) => path.startsWith(prefix) && isOfChart(path.slice(prefix.length))));
	});
}
function isKustomization(path) {
	return /(^|\/)(kustomization(\.ya?ml)?|Kustomization)$/.test(path);
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
// src/report/redact/redact-change.ts
function redactChange(change, redaction) {
	const { inName } = redaction;
	const withReasons = (rollout) => ({
		...rollout,
		reasons: rollout.reasons.map((reason) => ({
			...reason,
			text: inName(reason.text)
		}))
	});
	return {
		...change,
		notCompared: change.notCompared.map((each) => redactNote(each, redaction)),
		workloads: change.workloads.map((workload) => ({
			...workload,
			rollout: withReasons(workload.rollout),
			containers: workload.containers.map((container) => redactContainer(container, redaction))
		}))
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
	const { inName: redact, inMessage } = redaction;
	const failure = ({ wording, ...each }) => ({
		...each,
		message: inMessage(wording ?? each.message)
	});
	const content = (side) => side && {
		...side,
		value: require_check.redactValue(side.value, redact)
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
function redactMatrix(matrix, redact) {
	return {
		...matrix,
		containers: matrix.containers.map(({ name, rows }) => ({
			name: redact(name),
			rows: rows.map((row) => ({
				...row,
				name: redact(row.name),
				cells: row.cells.map((cell) => cell && require_check.redactBinding(cell, redact))
			}))
		}))
	};
}
// src/pipeline/gather-tree.ts
function gatherTree(engines, tree, settings, before, memory) {
	const parsed = require_check.parsedFiles(tree, settings.limits);
	const { rendered: remembered } = memory ?? {};
	const rendered = require_check.renderBuilds(engines, tree, parsed, settings, require_check.sourcesOfObject, remembered);
	const { files, uncheckedEntries, cut } = rendered;
	const kept = memory?.keepBuilds(rendered.builds) ?? rendered.builds;
	const builds = require_check.markCopies(kept, files);
	return {
		evidence: require_check.gatherEvidence(engines, builds, files, {
			...settings,
			cut
		}, tree, before, memory),
		report: {
			builds: tree.selected === void 0 ? builds : require_check.restrictBuilds(builds, tree.selected),
			uncheckedEntries
		}
	};
}
// src/commands/diff/compare-trees.ts
function diff(engines, base, head, settings) {
	const memory = require_check.openRunMemory();
	const before = gatherTree(engines, base, settings, void 0, memory);
	const after = gatherTree(engines, head, settings, before.evidence, memory);
	const { cluster } = settings;
	require_check.refuseUnknownSelection(settings, [...before.evidence.builds, ...after.evidence.builds]);
	const changes = changesBetween(before, after, {
		base,
		head
	});
	return cluster === void 0 ? changes : {
		...changes,
		change: require_check.changeInCluster(changes.change, cluster)
	};
}
function diffSettings(engines, tree, { before, after }) {
	const old = gatherTree(engines, tree, before);
	const now = gatherTree(engines, tree, after, old.evidence);
	require_check.refuseUnknownSelection(before, [...old.evidence.builds, ...now.evidence.builds]);
	const changes = changesBetween(old, now, {
		base: tree,
		head: tree
	});
	const { cluster } = before;
	return cluster === void 0 ? changes : {
		...changes,
		change: require_check.changeInCluster(changes.change, cluster)
	};
}
function changesBetween(before, after, trees) {
	const change = after.evidence.change();
	if (change === void 0) throw new Error("a run with a base knows what it changes");
	const redaction = require_check.redactionOf([before.evidence, after.evidence]);
	const { builds, uncheckedEntries } = after.report;
	const told = uncheckedEntries.map((each) => ({
		...each,
		reason: redaction.inReason(each.reason)
	}));
	const notes = [...noteEntryObjects(before.report, {
		builds,
		uncheckedEntries: told
	}, change), ...notePartialBuilds(change, trees)];
	return {
		change: redactChange({
			...change,
			notCompared: [...change.notCompared, ...notes]
		}, redaction),
		redact: redaction.inName
	};
}
// src/report/changes/change-summary.ts
function countChanges({ workloads }) {
	const containers = workloads.filter(({ before, after }) => before !== void 0 && after !== void 0).flatMap((each) => each.containers);
	const variables = containers.flatMap((each) => each.variables);
	const of = (kind) => variables.filter((each) => each.kind === kind).length;
	const added = of("added");
	const removed = of("removed");
	return {
		workloads: workloads.length,
		verdicts: new Map(require_engine_action_worker_watch_run_run_run_run_engines.ROLLOUT_VERDICTS.flatMap((verdict) => {
			const number = workloads.filter(({ rollout }) => rollout.verdict === verdict).length;
			return number === 0 ? [] : [[verdict, number]];
		})),
		needless: workloads.filter(({ rollout }) => rollout.needless).length,
		variables: {
			added,
			removed,
			changed: variables.length - added - removed - of("moved")
		},
		files: containers.reduce((sum, { files }) => sum + files.length, 0),
		stopped: workloads.flatMap((each) => each.containers).filter(({ stops }) => stops.length > 0).length
	};
}
const PHRASES = {
	"not-applied": ["cannot be applied", "cannot be applied"],
	"would-not-start": ["would not start", "would not start"],
	stale: ["keeps old values", "keep old values"],
	"never-updates": ["never updates", "never update"],
	"on-delete": ["waits until its pods are deleted", "wait until their pods are deleted"],
	unknown: ["is unclear", "are unclear"],
	removed: ["is removed", "are removed"],
	rolls: ["rolls out", "roll out"],
	reloaded: ["is reloaded", "are reloaded"],
	triggered: ["is triggered", "are triggered"],
	"next-run": ["changes at its next run", "change at their next run"],
	"updates-live": ["updates live", "update live"],
	created: ["is new", "are new"],
	unaffected: ["is unaffected", "are unaffected"]
};
function summaryOf(change, rollouts) {
	const counts = countChanges(change);
	const { added, removed, changed } = counts.variables;
	const variables = [
		[changed, "changed"],
		[added, "added"],
		[removed, "removed"]
	].filter(([number]) => number > 0).map(([number, word], at) => `${at === 0 ? require_start.count(number, "variable") : number} ${word}`).join(", ");
	const verdicts = [...counts.verdicts].map(([verdict, number]) => `${require_start.numberText(number)} ${PHRASES[verdict][number === 1 ? 0 : 1]}`).join(", ");
	if (counts.workloads === 0) return rollouts ? "No workload is touched." : "No variable or mounted file differs.";
	return [
		rollouts ? `${require_start.count(counts.workloads, "workload")}: ${verdicts}.` : `${require_start.count(counts.workloads, "workload")} ${counts.workloads === 1 ? "differs" : "differ"}.`,
		...variables === "" ? [] : [`${variables}.`],
		...counts.files === 0 ? [] : [`${require_start.count(counts.files, "mounted file")} changed.`]
	].join(" ");
}
function adviceFor(change) {
	const { verdicts } = countChanges(change);
	if (verdicts.has("not-applied")) return "What cannot be changed needs a new name (a configMapGenerator gives one), or must be deleted first.";
	if (change.workloads.some(isHelpedByRestart)) return "Restart stale workloads (`kubectl rollout restart`), or let the content reach the pod template: a configMapGenerator, a checksum annotation, or Stakater Reloader.";
}
function isHelpedByRestart({ rollout, containers }) {
	return (rollout.verdict === "stale" || rollout.verdict === "never-updates") && containers.every(({ stops }) => stops.length === 0);
}
// src/report/changes/change-texts.ts
const MOST_UNUSED = 5;
const MOST_BUILDS = 3;
const MOST_ALONE = 2;
const MOST_SUBJECTS = 5;
function titlesOfUnused({ unused }, { redact }) {
	const titles = [...new Set(unused.map((source) => redact(sourceTitle(source))))];
	const rest = titles.length - MOST_UNUSED;
	return rest > 1 ? [...titles.slice(0, MOST_UNUSED), `\u2026 ${require_start.numberText(rest)} more`] : titles;
}
function notComparedTexts(notes) {
	return [...require_start.groupBy(notes, (note) => note.alike?.clause ?? note).values()].flatMap((group) => {
		const texts = [...new Set(group.map(({ text, at }) => at === void 0 ? require_start.messageText(text) : `${require_start.messageText(text)} (${require_start.placeOf(at)})`))];
		const subjects = [...new Set(group.flatMap(({ alike }) => alike?.subject ?? []))];
		const [clause] = group.flatMap(({ alike }) => alike?.clause ?? []);
		if (clause === void 0 || subjects.length <= MOST_ALONE) return texts;
		return [`${require_start.shortListOf(subjects, MOST_SUBJECTS)} ${clause}`];
	});
}
function sourceTitle({ before, after, name, keys, refusal }) {
	const { kind = "ConfigMap", namespace } = after ?? before ?? {};
	const where = namespace === void 0 ? name : `${namespace}/${name}`;
	const what = before === void 0 ? "is new" : after === void 0 ? "is removed" : refusal === void 0 ? keyCount(keys) : `cannot change: ${refusal.message}`;
	const at = after?.at ?? before?.at;
	return `${kind} ${where} ${what}${at === void 0 ? "" : ` (${require_start.placeOf(at)})`}`;
}
function keyCount(keys) {
	if (keys.length === 0) return "may change";
	const sure = keys.filter(({ kind }) => kind !== "perhaps");
	const shown = sure.length === 0 ? keys : sure;
	const verb = sure.length === 0 ? "may change" : "changes";
	const what = shown.length === 1 ? `key ${shown[0]?.key ?? ""}` : require_start.count(shown.length, "key");
	const more = sure.length === 0 ? 0 : keys.length - sure.length;
	return `${verb} in ${what}${more === 0 ? "" : `, and perhaps in ${require_start.numberText(more)} more`}`;
}
function namesOfBuilds({ builds }, { rollouts }) {
	const undeployed = new Set(builds.flatMap(({ before, after }) => {
		const build = after ?? before;
		return build !== void 0 && require_check.isUndeployed(build) ? [build.id] : [];
	}));
	const isSeveral = builds.length > (rollouts ? 1 : 2);
	return (workload) => {
		const names = isSeveral ? require_start.shortListOf(buildNames(workload.builds), MOST_BUILDS) : "";
		if (!workload.builds.every((id) => undeployed.has(id))) return names;
		return [...names === "" ? [] : [names], "not deployed by this repository"].join(", ");
	};
}
function buildNames(builds) {
	return [...require_start.groupBy(builds, (id) => id.replace(/ \(.*\)$/, ""))].flatMap(([place, ids]) => ids.length === 1 ? ids : [`${place} (${require_start.count(ids.length, "build")})`]);
}
// src/report/changes/change-values.ts
const LONGEST = 60;
const LEAD = 12;
function shownChange(kind, before, after) {
	if (kind === "added" || before === void 0) return [require_start.code(shownValue(after ?? []))];
	if (kind === "removed" || after === void 0) return [require_start.code(shownValue(before))];
	if (kind === "moved") return [require_start.code(shownSame(before, after))];
	const [old, now] = [shownValue(before), shownValue(after)];
	if (old !== now) return cutTwo(old, now);
	return [require_start.code(cut(marked(after, kind === "changed" ? "changed" : "may change")))];
}
function shownValue(value) {
	return value.length === 0 ? "(empty)" : cut(value.map((part) => partText(part, void 0)).join(""));
}
function shownSame(before, after) {
	if ([...before, ...after].some(({ kind }) => kind === "secret")) return "\u2039secret, same\u203a";
	return shownValue(after);
}
function marked(value, mark) {
	return value.map((part) => partText(part, mark)).join("");
}
function partText(part, mark) {
	const suffix = mark === void 0 ? "" : `, ${mark}`;
	if (part.kind === "text") return part.text;
	return `\u2039${part.kind === "secret" || part.label.startsWith("secret ") ? "secret" : part.label}${suffix}\u203a`;
}
function cut(text) {
	return text.length <= LONGEST ? text : `${text.slice(0, 59)}\u2026`;
}
function cutTwo(from, to) {
	let same = 0;
	const most = Math.min(from.length, to.length);
	while (same < most && from[same] === to[same]) same += 1;
	const start = Math.max(from.length, to.length) > LONGEST && same > 24 ? same - LEAD : 0;
	const window = (text) => cut(start === 0 ? text : `\u2026${text.slice(start)}`);
	return [
		require_start.code(window(from)),
		require_start.quiet(" \u2192 "),
		require_start.code(window(to))
	];
}
// src/report/changes/line-diff.ts
const MOST_COMPARED = 2e3;
const CONTEXT = 2;
function lineDiff(before, after) {
	const [old, now] = [linesOf(before), linesOf(after)];
	let start = 0;
	while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
	let end = 0;
	const most = Math.min(old.length, now.length) - start;
	while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
	const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end));
	return withContext([
		...old.slice(0, start).map(same),
		...middle,
		...old.slice(old.length - end).map(same)
	]);
}
function same(text) {
	return {
		mark: " ",
		text
	};
}
function countLines(before, after) {
	const lines = lineDiff(before, after);
	return {
		added: lines.filter(({ mark }) => mark === "+").length,
		removed: lines.filter(({ mark }) => mark === "-").length
	};
}
function linesOf(text) {
	if (text === "") return [];
	const lines = text.split("\n");
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function between(old, now) {
	const removed = old.map((text) => ({
		mark: "-",
		text
	}));
	const added = now.map((text) => ({
		mark: "+",
		text
	}));
	if (old.length * now.length === 0 || old.length * now.length > MOST_COMPARED * MOST_COMPARED / 4) return [...removed, ...added];
	const width = now.length + 1;
	const lengths = new Uint32Array((old.length + 1) * width);
	for (let i = old.length - 1; i >= 0; i -= 1) for (let j = now.length - 1; j >= 0; j -= 1) lengths[i * width + j] = old[i] === now[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
	const lines = [];
	let [i, j] = [0, 0];
	while (i < old.length && j < now.length) if (old[i] === now[j]) {
		lines.push({
			mark: " ",
			text: old[i] ?? ""
		});
		i += 1;
		j += 1;
	} else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
		lines.push({
			mark: "-",
			text: old[i] ?? ""
		});
		i += 1;
	} else {
		lines.push({
			mark: "+",
			text: now[j] ?? ""
		});
		j += 1;
	}
	return [
		...lines,
		...removed.slice(i),
		...added.slice(j)
	];
}
function withContext(lines) {
	const near = new Uint8Array(lines.length);
	for (const [at, { mark }] of lines.entries()) {
		if (mark === " ") continue;
		near.fill(1, Math.max(0, at - CONTEXT), Math.min(lines.length, at + CONTEXT + 1));
	}
	const shown = [];
	for (const [at, line] of lines.entries()) if (near[at] === 1) shown.push(line);
	else if (shown.at(-1)?.mark !== "\u2026") shown.push({
		mark: "\u2026",
		text: ""
	});
	const first = shown[0]?.mark === "\u2026" ? 1 : 0;
	const last = shown.at(-1)?.mark === "\u2026" ? shown.length - 1 : shown.length;
	return shown.slice(first, Math.max(first, last));
}
// src/report/changes/change-rows.ts
const MARKS = {
	added: "+",
	removed: "-",
	changed: "~",
	unknown: "~",
	known: "~",
	moved: "=",
	perhaps: "?"
};
const MOST_LINES = 40;
const TONES = {
	"+": "good",
	"-": "error",
	"~": "warning",
	"=": "quiet",
	"?": "warning"
};
function rowOf({ kind, name, value, origin, span, notes, lines = [] }, { redact }, isScreen) {
	const mark = MARKS[kind];
	const from = [{
		text: redact(origin),
		tone: "quiet",
		at: span
	}];
	const more = notes.map((note) => [require_start.quiet(redact(note))]);
	const title = [require_start.code(name)];
	const diff = lines.length === 0 ? [] : [{
		kind: "code",
		language: "diff",
		lines: lines.map(drawn),
		...isScreen ? {} : { title }
	}];
	return {
		mark,
		tone: TONES[mark],
		cells: [
			[title],
			[value],
			isScreen ? [from] : [...origin === "" ? [] : [from], ...more]
		],
		below: [...isScreen ? more.map((text) => require_start.paragraph(text, { hang: 2 })) : [], ...diff]
	};
}
function drawn({ mark, text }) {
	return {
		text: `${mark} ${text}`,
		tone: DIFF_TONES[mark]
	};
}
const DIFF_TONES = {
	"+": "good",
	"-": "error",
	" ": "quiet",
	"\u2026": "quiet"
};
function variableRow({ kind, name, before, after, nowHides, noLongerHides }, options, isScreen) {
	const shown = after ?? before;
	const origin = shown === void 0 ? "" : originOf(shown.from);
	const was = before === void 0 ? "" : originOf(before.from);
	const isElsewhere = after !== void 0 && before !== void 0 && nameOnly(was) !== nameOnly(origin);
	const trail = after?.from.at === void 0 ? void 0 : require_check.trailText(after.from.at);
	return rowOf({
		kind,
		name,
		value: shownChange(kind, before?.value, after?.value),
		origin: after === void 0 ? `was ${origin}` : origin,
		span: after?.from.at,
		notes: [
			...isElsewhere ? [`was ${was}`] : [],
			...trail === void 0 ? [] : [trail],
			...nowHides.map(({ from }) => `now hides ${originOf(from)}`),
			...noLongerHides.filter(({ from }) => originOf(from) !== origin).map(({ from }) => `no longer hides ${originOf(from)}`),
			...kind === "unknown" && !isMissing(after) ? ["its value is no longer known"] : []
		]
	}, options, isScreen);
}
function isMissing(binding) {
	return binding?.value.some((part) => part.kind === "placeholder" && part.label.startsWith("missing ")) === true;
}
function nameOnly(origin) {
	return origin.replace(/:\d+\)$/, "");
}
function originOf(from) {
	if (from.kind !== "key" && from.kind !== "env-from" || from.source === void 0) return require_engine_action_worker_run_run_run.originText(from);
	return require_engine_action_worker_run_run_run.originText({
		...from,
		reference: {
			...from.reference,
			name: require_check.logicalName(from.source)
		}
	});
}
function fileRow({ kind, path, mount, before, after }, options, isScreen) {
	const from = after?.from ?? before?.from;
	const origin = from === void 0 ? "" : `${from.source.kind === "ConfigMap" ? "" : "Secret "}${require_check.logicalName(from.source)}/${from.key.key} (${require_start.placeOf(require_check.originOfKey(from.key))})`;
	const [old, now] = [openText(before), openText(after)];
	const isText = kind === "changed" && old !== void 0 && now !== void 0;
	return rowOf({
		kind,
		name: path,
		value: isText && (old.includes("\n") || now.includes("\n")) ? [require_start.code(lineCount(old, now))] : kind === "added" || kind === "removed" ? [require_start.code(sizeOf(now ?? old))] : shownChange(kind, before?.value, after?.value),
		origin,
		span: after?.from && require_check.originOfKey(after.from.key),
		notes: mount === "sub-path" ? ["mounted with subPath"] : [],
		lines: options.files && isText ? clip(lineDiff(old, now)) : []
	}, options, isScreen);
}
function openText(content) {
	if (content === void 0 || content.value.some(({ kind }) => kind !== "text")) return void 0;
	return require_check.knownText(content.value);
}
function lineCount(old, now) {
	const { added, removed } = countLines(old, now);
	const words = [...added > 0 ? [`${require_start.count(added, "line")} added`] : [], ...removed > 0 ? [`${added > 0 ? removed : require_start.count(removed, "line")} removed`] : []];
	return words.length === 0 ? "the end of its last line changed" : words.join(", ");
}
function sizeOf(text) {
	return text === void 0 ? "file" : require_start.count(text.split("\n").length - (text.endsWith("\n") ? 1 : 0), "line");
}
function clip(lines) {
	const shown = lines.map(({ mark, text }) => ({
		mark,
		text: text.slice(0, 400)
	}));
	if (shown.length <= 41) return shown;
	return [...shown.slice(0, MOST_LINES), {
		mark: "\u2026",
		text: `${shown.length - MOST_LINES} more lines`
	}];
}
// src/report/changes/container-sections.ts
function containerSections(container, isWhole, page) {
	const { status, variables, files } = container;
	const failures = failureParagraphs(container, page);
	if (isWhole && status === "removed") return [];
	if (isWhole) {
		if (variables.length + files.length + failures.length === 0 && status === "kept") return [];
		const amounts = [...variables.length === 0 ? [] : [require_start.count(variables.length, "variable")], ...files.length === 0 ? [] : [require_start.count(files.length, "mounted file")]].join(", ");
		return [containerSection(container, amounts === "" ? "" : `: ${amounts}`, failures, page)];
	}
	const rows = [...variables.map((variable) => variableRow(variable, page.options, page.isScreen)), ...status === "removed" ? [] : files.map((file) => fileRow(file, page.options, page.isScreen))];
	if (rows.length + failures.length === 0 && status === "kept") return [];
	const table = rows.length === 0 ? [] : [{
		...ROWS,
		rows
	}];
	const blocks = page.isScreen ? [...table, ...failures] : [...failures, ...table];
	return [containerSection(container, status === "kept" ? "" : `, ${status}`, blocks, page)];
}
const ROWS = {
	kind: "table",
	untitled: true,
	columns: [
		{
			title: "Name",
			most: 34
		},
		{
			title: "Value",
			most: 44
		},
		{
			title: "From",
			fit: "below"
		}
	]
};
function containerSection({ name, kind }, suffix, blocks, { options }) {
	const word = kind === "regular" ? "container" : `${kind} container`;
	return require_start.section(options.redact(`${word} ${name}${suffix}`), blocks, 3);
}
function failureParagraphs({ stops, needs, mends }, page) {
	const paragraphsOf = (list, words, look) => list.map((failure) => {
		const reason = {
			text: words(failure),
			before: void 0,
			after: failure.at
		};
		return require_start.paragraph(reasonLine(reason, page, "quoted"), look);
	});
	return [
		...paragraphsOf(stops, ({ reason, message: text }) => `would not start: ${reason}: ${text}`, {
			mark: "! ",
			icon: "\ud83d\uded1",
			tone: "error"
		}),
		...paragraphsOf(needs, needText, {
			mark: "? ",
			icon: "\u2754",
			tone: "warning"
		}),
		...paragraphsOf(mends, ({ reason, message: text }) => `starts again; before: ${reason}: ${text}`, {
			mark: "\u2713 ",
			icon: "\u2705",
			tone: "good"
		})
	];
}
function needText({ reference, message: text }) {
	return `needs ${reference === void 0 ? text : `${reference.kind} ${reference.name}`}, which nothing in this repository makes`;
}
function reasonLine({ text, before, after }, { options: { redact } }, code) {
	const said = require_start.message(redact(text), code);
	const span = after ?? before;
	if (span === void 0) return said;
	const place = `${after === void 0 ? "was " : ""}${require_start.placeOf(span)}`;
	return [
		...said,
		" (",
		{
			text: place,
			code: "bare",
			at: after
		},
		")"
	];
}
// src/report/changes/workload-blocks.ts
const VERDICTS = {
	"not-applied": {
		icon: "\ud83d\uded1",
		tone: "error"
	},
	"would-not-start": {
		icon: "\ud83d\uded1",
		tone: "error"
	},
	stale: {
		icon: "\ud83d\udd34",
		tone: "error"
	},
	"never-updates": {
		icon: "\ud83d\udd34",
		tone: "error"
	},
	"on-delete": {
		icon: "\ud83d\udfe0",
		tone: "warning"
	},
	unknown: {
		icon: "\u26aa",
		tone: "warning"
	},
	removed: {
		icon: "\u2796",
		tone: "warning"
	},
	rolls: {
		icon: "\ud83d\udfe2",
		tone: "good"
	},
	reloaded: {
		icon: "\ud83d\udfe2",
		tone: "good"
	},
	triggered: {
		icon: "\ud83d\udfe2",
		tone: "good"
	},
	"next-run": {
		icon: "\ud83d\udd35",
		tone: "good"
	},
	"updates-live": {
		icon: "\ud83d\udfe1",
		tone: "warning"
	},
	created: {
		icon: "\u2795",
		tone: "good"
	},
	unaffected: {
		icon: "\u26aa",
		tone: "quiet"
	}
};
function verdictTable({ workloads }, page) {
	return {
		kind: "table",
		columns: [
			{ title: page.isScreen ? "VERDICT" : "Verdict" },
			{
				title: page.isScreen ? "WORKLOAD" : "Workload",
				most: 48
			},
			{
				title: page.isScreen ? "WHY" : "Why",
				fit: "words"
			}
		],
		rows: workloads.map((workload) => verdictRow(workload, page))
	};
}
function verdictRow(change, page) {
	const { reasons } = change.rollout;
	const builds = page.buildsOf(change);
	const title = require_start.code(titleOf(change, page));
	const counts = {
		number: 1,
		noun: "workload"
	};
	if (page.isScreen) {
		const why = [...require_start.message(page.options.redact(reasons[0]?.text ?? ""), "bare"), ...builds === "" ? [] : [` [${builds}]`]];
		return {
			cells: [
				[[verdictPart(change, page)]],
				[[title]],
				[why]
			],
			counts
		};
	}
	const isBelow = change.containers.length > 0;
	const why = reasons.filter(({ effect }, at) => at === 0 || effect !== true || !isBelow).map((reason) => reasonLine(reason, page, "quoted"));
	return {
		cells: [
			[[verdictPart(change, page)]],
			[[title], ...builds === "" ? [] : [builds]],
			why
		],
		counts
	};
}
function verdictPart({ rollout: { verdict, needless } }, { isScreen }) {
	return {
		text: needless ? `${verdict} without need` : verdict,
		...VERDICTS[verdict],
		strong: !isScreen
	};
}
function titleOf({ before, after }, { options: { redact } }) {
	const manifest = (after ?? before)?.manifest;
	return redact(manifest === void 0 ? "" : require_check.nameInCluster(manifest).replaceAll("`", ""));
}
function workloadSection(change, page) {
	const { rollout, before, after } = change;
	const isWhole = before === void 0 || after === void 0;
	const containers = change.containers.flatMap((container) => containerSections(container, isWhole, page));
	if (!(containers.length > 0 || page.isScreen && rollout.reasons.length > 1)) return [];
	const showsReasons = page.isScreen && page.options.rollouts;
	const builds = page.buildsOf(change);
	const reasons = rollout.reasons.filter(({ effect }, at) => effect !== true || containers.length === 0 && at > 0);
	return [{
		kind: "section",
		level: 2,
		folds: true,
		title: titleOf(change, page),
		asides: [...showsReasons ? [[verdictPart(change, page)]] : [], ...builds === "" ? [] : [builds]],
		blocks: [...(showsReasons ? reasons : []).map((reason) => require_start.paragraph(reasonLine(reason, page, "bare"), {
			mark: "\u00b7 ",
			tone: "quiet"
		})), ...containers],
		counts: {
			number: 1,
			noun: "workload"
		}
	}];
}
// src/report/changes/changes-document.ts
function changesDocument(change, options, format) {
	const { rollouts, labels } = options;
	const page = {
		options,
		isScreen: format === "text",
		buildsOf: namesOfBuilds(change, options)
	};
	const fromTo = require_start.message(`from ${labels.base} to ${labels.head}`);
	const advice = rollouts ? adviceFor(change) : void 0;
	const table = {
		kind: "group",
		indented: true,
		blocks: [verdictTable(change, page)]
	};
	const verdicts = rollouts && change.workloads.length > 0 ? [table] : [];
	const sections = change.workloads.flatMap((workload) => workloadSection(workload, page));
	const notCompared = notComparedTexts(change.notCompared).map((text) => notComparedParagraph(options.redact(text), page.isScreen));
	const summary = summaryOf(change, rollouts);
	if (page.isScreen) return [
		require_start.fixedLine([
			require_start.strong("Changes"),
			" ",
			...fromTo.map((part) => ({
				...part,
				...QUIET
			}))
		]),
		...verdicts,
		...sections,
		...unusedGroup(change, page),
		{
			kind: "group",
			blocks: notCompared
		},
		{
			kind: "group",
			blocks: [require_start.paragraph(summary, { tone: "strong" }), ...adviceBlocks(advice, page.isScreen)]
		}
	];
	const blocks = [
		...format === "html" ? [require_start.paragraph(fromTo, QUIET)] : [],
		...verdicts,
		...adviceBlocks(advice, page.isScreen),
		...unusedGroup(change, page),
		...notCompared,
		...sections
	];
	return [require_start.section(summary, blocks)];
}
const QUIET = { tone: "quiet" };
function adviceBlocks(advice, isScreen) {
	if (advice === void 0) return [];
	if (isScreen) return [require_start.paragraph(["help: ", ...require_start.message(advice, "bare")], { tone: "info" })];
	return [require_start.paragraph([
		require_start.strong("help:"),
		" ",
		...require_start.message(advice)
	])];
}
function notComparedParagraph(text, isScreen) {
	const counts = {
		number: 1,
		noun: "build that is not compared",
		plural: "builds that are not compared"
	};
	const said = isScreen ? ["not compared: ", ...require_start.message(text, "bare")] : [
		require_start.strong("Not compared:"),
		" ",
		...require_start.message(text)
	];
	return require_start.paragraph(said, {
		tone: "warning",
		counts
	});
}
function unusedGroup(change, { options, isScreen }) {
	const titles = titlesOfUnused(change, options);
	if (titles.length === 0) return [];
	return [{
		kind: "group",
		blocks: [[{
			text: "Changed, but used by no workload that the change touches:",
			strong: !isScreen
		}], ...titles].map((line, at) => require_start.fixedLine(line, {
			...QUIET,
			mark: at === 0 ? "" : "  "
		}))
	}];
}
// src/report/changes/changes-json.ts
const SHAPE_VERSION = 1;
function changesJson(change, options) {
	const { redact, version, labels, rollouts } = options;
	const { verdicts, variables, ...counts } = countChanges(change);
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
		sources: change.sources.map((source) => sourceChangeJson(source, redact)),
		notCompared: change.notCompared.map(({ text, at }) => ({
			message: redact(require_start.messageText(text)),
			...place(at)
		}))
	})}\n`;
}
function workloadJson({ before, after, renamed, builds, rollout, containers }, { redact, rollouts }) {
	return {
		...objectJson(after ?? before, redact),
		before: before === void 0 ? null : objectJson(before, redact),
		status: after === void 0 ? "removed" : before === void 0 ? "added" : renamed ? "renamed" : "changed",
		builds,
		rollout: rollouts ? {
			verdict: rollout.verdict,
			needless: rollout.needless,
			reasons: rollout.reasons.map((reason) => reasonJson(reason, redact))
		} : void 0,
		containers: containers.map((container) => containerJson(container, redact))
	};
}
function objectJson(workload, redact) {
	if (workload === void 0) return {};
	const { apiVersion, kind, namespace, name, node } = workload.manifest;
	return {
		apiVersion,
		kind,
		namespace: namespace && redact(namespace),
		name: name && redact(name),
		...require_formats.placeJson(node)
	};
}
function reasonJson({ text, before, after }, redact) {
	return {
		message: redact(require_start.messageText(text)),
		before: before && require_formats.placeJson(before),
		after: after && require_formats.placeJson(after)
	};
}
function containerJson({ name, kind, status, variables, files, stops, needs, mends }, redact) {
	const failure = ({ reason, message, at }) => ({
		reason,
		message: redact(message),
		...require_formats.placeJson(at)
	});
	return {
		name: redact(name),
		kind,
		status,
		variables: variables.map((variable) => variableJson(variable, redact)),
		files: files.map((file) => fileJson(file, redact)),
		stops: stops.map(failure),
		needs: needs.map(failure),
		mends: mends.map(failure)
	};
}
function variableJson({ kind, name, before, after, nowHides, noLongerHides }, redact) {
	const masks = kind === "moved" && [before, after].some((each) => each && isSecret(each.value));
	return {
		name,
		kind,
		before: before && bindingJson(before, masks, redact),
		after: after && bindingJson(after, masks, redact),
		nowHides: nowHides.map(({ from }) => originJson(from, redact)),
		noLongerHides: noLongerHides.map(({ from }) => originJson(from, redact))
	};
}
function bindingJson({ value, from }, masks, redact) {
	return {
		...valueJson(value, masks),
		from: originJson(from, redact)
	};
}
function isSecret(value) {
	return value.some(({ kind }) => kind === "secret");
}
function valueJson(value, masks) {
	return {
		value: masks ? "<secret>" : value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join(""),
		exact: !masks && value.every(({ kind }) => kind === "text"),
		secret: masks || isSecret(value)
	};
}
function originJson(from, redact) {
	switch (from.kind) {
		case "env-from":
		case "key": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			key: redact(from.key),
			...require_formats.placeJson(from.at)
		};
		case "env-from-unknown": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			...require_formats.placeJson(from.at)
		};
		default: return {
			kind: from.kind,
			...place(from.at)
		};
	}
}
function nameJson({ kind, name }, redact) {
	return {
		kind,
		name: redact(name)
	};
}
function fileJson({ kind, path, mount, before, after }, redact) {
	const from = (side) => side && {
		secret: isSecret(side.value),
		source: side.from && {
			...nameJson(side.from.source, redact),
			key: redact(side.from.key.key),
			...require_formats.placeJson(require_check.originOfKey(side.from.key))
		}
	};
	return {
		path: redact(path),
		kind,
		mount,
		before: from(before),
		after: from(after)
	};
}
function sourceChangeJson({ before, after, build, name, keys, refusal }, redact) {
	const { kind, namespace, at } = after ?? before ?? {};
	return {
		kind,
		namespace: namespace && redact(namespace),
		name: redact(name),
		build,
		status: after === void 0 ? "removed" : before === void 0 ? "added" : "changed",
		...place(at),
		keys: keys.map((key) => keyJson(key, redact)),
		refusal: refusal && {
			message: refusal.message,
			recreatedBy: refusal.recreatedBy,
			...require_formats.placeJson(refusal.at)
		}
	};
}
function keyJson({ key, kind, before, after }, redact) {
	return {
		key: redact(key),
		kind,
		before: before && require_formats.placeJson(before.at),
		after: after && require_formats.placeJson(after.at)
	};
}
function place(at) {
	return at === void 0 ? {} : { ...require_formats.placeJson(at) };
}
// src/report/changes/format-changes.ts
function formatChanges(format, change, options) {
	if (format === "json") return changesJson(change, options);
	return require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.printDocument(format, changesDocument(change, options, format), require_start.printOptionsOf(options));
}
Object.defineProperty(exports, "changesBetween", {
	enumerable: true,
	get: function() {
		return changesBetween;
	}
});
Object.defineProperty(exports, "countChanges", {
	enumerable: true,
	get: function() {
		return countChanges;
	}
});
Object.defineProperty(exports, "diff", {
	enumerable: true,
	get: function() {
		return diff;
	}
});
Object.defineProperty(exports, "diffSettings", {
	enumerable: true,
	get: function() {
		return diffSettings;
	}
});
Object.defineProperty(exports, "formatChanges", {
	enumerable: true,
	get: function() {
		return formatChanges;
	}
});
Object.defineProperty(exports, "gatherTree", {
	enumerable: true,
	get: function() {
		return gatherTree;
	}
});
Object.defineProperty(exports, "redactChange", {
	enumerable: true,
	get: function() {
		return redactChange;
	}
});
Object.defineProperty(exports, "redactMatrix", {
	enumerable: true,
	get: function() {
		return redactMatrix;
	}
});
Object.defineProperty(exports, "shownValue", {
	enumerable: true,
	get: function() {
		return shownValue;
	}
});
