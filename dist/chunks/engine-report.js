"use strict";
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_list_run_env_run_diff_compare_evidence = require("./engine-changes.js");
// src/pipeline/note-entry-objects.ts
function noteEntryObjects(before, after, { builds, sources }) {
	const { found, left } = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.pairBy(before.notLookedAt, after.notLookedAt, [placeOf, identityOf]);
	const comes = isTelling(builds, "after", require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.formerlyHidden);
	const goes = isTelling(builds, "before", require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.newlyHidden);
	const [wasSeen, isSeen] = [deployersOf(before), deployersOf(after)];
	const whatHappens = (entry) => {
		const old = found.get(entry);
		if (old !== void 0) return changeOf(old, entry, sources);
		if (wasSeen.has(nameOf(entry))) return { word: "changes" };
		return comes(entry) === false ? void 0 : { word: "is new" };
	};
	const changed = after.notLookedAt.filter((entry) => !isSeen.has(nameOf(entry))).flatMap((entry) => {
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
		text: `${name} ${word}${detail}, ${one} is not known here: ${reason}`,
		at: manifest.node,
		alike: {
			subject: `${name}${detail}`,
			clause: `${several} is not known here: ${reason}`
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
	const comparable = new Set(require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.comparableBuilds(builds));
	const holders = /* @__PURE__ */ new Map();
	for (const pair of builds) {
		const tells = comparable.has(pair) && hides(pair) === void 0;
		for (const manifest of pair[side]?.objects ?? []) {
			const key = placeOf({
				manifest,
				reason: ""
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
	const [one, other] = [old, now].map(({ node }) => require_check.valueAt(node, "spec"));
	return require_check.isSameField(one, old.dialect, other, now.dialect);
}
function valuesOf({ node, dialect, namespace }, sources) {
	for (const item of require_check.itemsAt(node, "spec", "valuesFrom")) {
		const [kind, name, key = "values.yaml"] = [
			"kind",
			"name",
			"valuesKey"
		].map((field) => require_check.stringOf$1(require_check.valueAt(item, field), dialect) || void 0);
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
	return [...require_check.groupBy(found, ({ chart, text }) => `chart \`${chart}\` goes ${text}`)].map(([text, group]) => {
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
	if (require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.newlyHidden(pair) !== void 0 || require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.formerlyHidden(pair) !== void 0) return false;
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
	return require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.noteFailures(failed, (isOne) => `${isOne ? "changes" : "change"}, and cannot be built on either side`);
}
function noteParts(hidden) {
	const parts = hidden.filter(({ after }) => !after?.failures.length);
	return [...require_check.groupBy(parts, reasonOf)].map(([reason, group]) => {
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
	return after?.partial.find(require_check.hidesObjects) ?? before?.partial.find(require_check.hidesObjects);
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
// src/report/secrets/hide-in-change.ts
function hideInChange(change, hide) {
	return {
		...change,
		workloads: change.workloads.map((workload) => ({
			...workload,
			containers: workload.containers.map((container) => hideInContainer(container, hide))
		}))
	};
}
function hideInContainer(container, hide) {
	const content = (side) => side && {
		...side,
		value: require_check.hideInValue(side.value, hide)
	};
	return {
		...container,
		name: hide(container.name),
		variables: container.variables.map((each) => ({
			...each,
			name: hide(each.name),
			before: each.before && require_check.hideInBinding(each.before, hide),
			after: each.after && require_check.hideInBinding(each.after, hide),
			nowHides: each.nowHides.map((binding) => require_check.hideInBinding(binding, hide)),
			noLongerHides: each.noLongerHides.map((binding) => require_check.hideInBinding(binding, hide))
		})),
		files: container.files.map((file) => ({
			...file,
			path: hide(file.path),
			before: content(file.before),
			after: content(file.after)
		}))
	};
}
function hideInMatrix(matrix, hide) {
	return {
		...matrix,
		containers: matrix.containers.map(({ name, rows }) => ({
			name: hide(name),
			rows: rows.map((row) => ({
				...row,
				name: hide(row.name),
				cells: row.cells.map((cell) => cell && require_check.hideInBinding(cell, hide))
			}))
		}))
	};
}
// src/commands/gather-tree.ts
function gatherTree(tree, settings, before, memory) {
	const parsed = require_check.parsedFiles(tree, settings.limits);
	const { rendered: remembered } = memory ?? {};
	const rendered = require_check.renderBuilds(tree, parsed, settings, require_check.sourcesOfObject, remembered);
	const { files, notLookedAt, cut } = rendered;
	const builds = memory?.keepBuilds(rendered.builds) ?? rendered.builds;
	return {
		evidence: require_check.gatherEvidence(builds, files, {
			...settings,
			cut
		}, tree, before, memory),
		report: {
			builds: tree.selected === void 0 ? builds : require_check.restrictBuilds(builds, tree.selected),
			notLookedAt
		}
	};
}
// src/commands/diff.ts
function diff(base, head, settings) {
	const memory = require_check.openRunMemory();
	const before = gatherTree(base, settings, void 0, memory);
	return changesBetween(before, gatherTree(head, settings, before.evidence, memory), {
		base,
		head
	});
}
function changesBetween(before, after, trees) {
	const change = after.evidence.change();
	if (change === void 0) throw new Error("a run with a base knows what it changes");
	const hide = require_check.textHiderOf([before.evidence, after.evidence]);
	const { builds, notLookedAt } = after.report;
	const told = notLookedAt.map((each) => ({
		...each,
		reason: hide(each.reason)
	}));
	const notes = [...noteEntryObjects(before.report, {
		builds,
		notLookedAt: told
	}, change), ...notePartialBuilds(change, trees)];
	return {
		change: hideInChange({
			...change,
			notCompared: [...change.notCompared, ...notes]
		}, hide),
		hide
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
		verdicts: new Map(require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.ROLLOUT_VERDICTS.flatMap((verdict) => {
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
function summaryOf(change, rollouts) {
	const counts = countChanges(change);
	const { added, removed, changed } = counts.variables;
	const variables = [
		[changed, "changed"],
		[added, "added"],
		[removed, "removed"]
	].filter(([number]) => number > 0).map(([number, word], at) => `${at === 0 ? require_start.count(number, "variable") : number} ${word}`).join(", ");
	const verdicts = [...counts.verdicts].map(([verdict, number]) => `${number} ${verdict}`).join(", ");
	if (counts.workloads === 0) return rollouts ? "No workload is touched." : "No variable or mounted file differs.";
	return [
		rollouts ? `${require_start.count(counts.workloads, "workload")}: ${verdicts}.` : `${require_start.count(counts.workloads, "workload")} ${counts.workloads === 1 ? "differs" : "differ"}.`,
		...variables === "" ? [] : [`${variables}.`],
		...counts.files === 0 ? [] : [`${require_start.count(counts.files, "mounted file")} changed.`],
		...counts.stopped === 0 ? [] : [`${require_start.count(counts.stopped, "container")} would not start.`]
	].join(" ");
}
function adviceFor(change) {
	const { verdicts } = countChanges(change);
	if (verdicts.has("blocked")) return "What cannot be changed needs a new name (a configMapGenerator gives one), or must be deleted first.";
	if (change.workloads.some(isHelpedByRestart)) return "Restart stale workloads (`kubectl rollout restart`), or let the content reach the pod template: a configMapGenerator, a checksum annotation, or Stakater Reloader.";
}
function isHelpedByRestart({ rollout, containers }) {
	return (rollout.verdict === "stale" || rollout.verdict === "never updates") && containers.every(({ stops }) => stops.length === 0);
}
// src/report/changes/change-values.ts
const LONGEST = 60;
const LEAD = 12;
function shownChange(kind, before, after) {
	if (kind === "added" || before === void 0) return one(shownValue(after ?? []));
	if (kind === "removed" || after === void 0) return one(shownValue(before));
	if (kind === "moved") return one(shownSame(before, after));
	const [old, now] = [shownValue(before), shownValue(after)];
	if (old !== now) return cutTwo(old, now);
	return one(cut(marked(after, kind === "changed" ? "changed" : "may change")));
}
function one(text) {
	return {
		kind: "one",
		text
	};
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
	if (part.kind === "text") return require_start.escapeText(part.text);
	return `\u2039${part.kind === "secret" || part.label.startsWith("secret ") ? "secret" : require_start.escapeText(part.label)}${suffix}\u203a`;
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
	return {
		kind: "two",
		from: window(from),
		to: window(to)
	};
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
function variableRow({ kind, name, before, after, nowHides, noLongerHides }, { hide }) {
	const shown = after ?? before;
	const origin = shown === void 0 ? "" : originOf(shown.from);
	const was = before === void 0 ? "" : originOf(before.from);
	const isElsewhere = after !== void 0 && before !== void 0 && nameOnly(was) !== nameOnly(origin);
	const trail = after?.from.at === void 0 ? void 0 : require_check.trailText(after.from.at);
	return {
		mark: MARKS[kind],
		name: require_start.escapeText(name),
		value: shownChange(kind, before?.value, after?.value),
		origin: hide(after === void 0 ? `was ${origin}` : origin),
		span: after?.from.at,
		notes: [
			...isElsewhere ? [`was ${was}`] : [],
			...trail === void 0 ? [] : [trail],
			...nowHides.map(({ from }) => `now hides ${originOf(from)}`),
			...noLongerHides.filter(({ from }) => originOf(from) !== origin).map(({ from }) => `no longer hides ${originOf(from)}`),
			...kind === "unknown" && !isMissing(after) ? ["its value is no longer known"] : []
		].map((note) => hide(require_start.escapeText(note))),
		lines: []
	};
}
function isMissing(binding) {
	return binding?.value.some((part) => part.kind === "placeholder" && part.label.startsWith("missing ")) === true;
}
function nameOnly(origin) {
	return origin.replace(/:\d+\)$/, "");
}
function originOf(from) {
	if (from.kind !== "key" && from.kind !== "env-from" || from.source === void 0) return require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.originText(from);
	return require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.originText({
		...from,
		reference: {
			...from.reference,
			name: require_check.logicalName(from.source)
		}
	});
}
function fileRow({ kind, path, mount, before, after }, { hide, files }) {
	const from = after?.from ?? before?.from;
	const origin = from === void 0 ? "" : `${from.source.kind === "ConfigMap" ? "" : "Secret "}${require_check.logicalName(from.source)}/${from.key.key} (${require_start.placeOf(require_check.originOfKey(from.key))})`;
	const [old, now] = [openText(before), openText(after)];
	const isText = kind === "changed" && old !== void 0 && now !== void 0;
	const value = isText && (old.includes("\n") || now.includes("\n")) ? {
		kind: "one",
		text: lineCount(old, now)
	} : kind === "added" || kind === "removed" ? {
		kind: "one",
		text: sizeOf(now ?? old)
	} : shownChange(kind, before?.value, after?.value);
	return {
		mark: MARKS[kind],
		name: require_start.escapeText(path),
		value,
		origin: hide(require_start.escapeText(origin)),
		span: after?.from && require_check.originOfKey(after.from.key),
		notes: mount === "sub-path" ? ["mounted with subPath"] : [],
		lines: files && isText ? clip(lineDiff(old, now)) : []
	};
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
		text: require_start.escapeText(text.slice(0, 400))
	}));
	if (shown.length <= 41) return shown;
	return [...shown.slice(0, MOST_LINES), {
		mark: "\u2026",
		text: `${shown.length - MOST_LINES} more lines`
	}];
}
// src/report/changes/change-view.ts
const MOST_BUILDS = 3;
const MOST_ALONE = 2;
const MOST_SUBJECTS = 5;
function changeView(change, options) {
	const undeployed = new Set(change.builds.flatMap(({ before, after }) => {
		const build = after ?? before;
		return build?.undeployed === true ? [build.id] : [];
	}));
	const several = change.builds.length > (options.rollouts ? 1 : 2);
	return {
		workloads: change.workloads.map((workload) => workloadView(workload, buildsText(workload.builds, several, undeployed), options)),
		unused: [...new Set(change.unused.map((source) => options.hide(sourceTitle(source))))],
		notCompared: notComparedTexts(change.notCompared).map((text) => require_start.escapeText(options.hide(text)))
	};
}
function notComparedTexts(notes) {
	return [...require_check.groupBy(notes, (note) => note.alike?.clause ?? note).values()].flatMap((group) => {
		const texts = [...new Set(group.map(({ text, at }) => at === void 0 ? text : `${text} (${require_start.placeOf(at)})`))];
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
	return require_start.escapeText(`${kind} ${where} ${what}${at === void 0 ? "" : ` (${require_start.placeOf(at)})`}`);
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
function buildsText(builds, several, undeployed) {
	const names = several ? require_start.shortListOf(buildNames(builds), MOST_BUILDS) : "";
	if (!builds.every((id) => undeployed.has(id))) return names;
	return [...names === "" ? [] : [names], "not deployed by this repository"].join(", ");
}
function buildNames(builds) {
	return [...require_check.groupBy(builds, (id) => id.replace(/ \(.*\)$/, ""))].flatMap(([place, ids]) => ids.length === 1 ? ids : [`${place} (${require_start.count(ids.length, "build")})`]);
}
function workloadView(change, builds, options) {
	const { before, after, rollout, containers } = change;
	const manifest = (after ?? before)?.manifest;
	const { hide } = options;
	return {
		title: hide(require_start.escapeText(manifest === void 0 ? "" : require_check.nameInCluster(manifest).replaceAll("`", ""))),
		builds: require_start.escapeText(builds),
		verdict: rollout.verdict,
		needless: rollout.needless,
		reasons: rollout.reasons.map((reason) => reasonView(reason, options)),
		containers: containers.flatMap((container) => before === void 0 || after === void 0 ? wholeContainer(container, options) : containerView(container, options))
	};
}
function reasonView({ text, effect, before, after }, { hide }) {
	const span = after ?? before;
	const was = after === void 0 && before !== void 0 ? "was " : "";
	return {
		text: require_start.escapeText(hide(text)),
		effect: effect === true,
		place: span === void 0 ? void 0 : require_start.escapeText(`${was}${require_start.placeOf(span)}`),
		span: after
	};
}
function wholeContainer(container, options) {
	const { variables, files, status } = container;
	const [view] = containerView(container, options);
	if (view === void 0 || status === "removed") return [];
	const amounts = [...variables.length === 0 ? [] : [require_start.count(variables.length, "variable")], ...files.length === 0 ? [] : [require_start.count(files.length, "mounted file")]];
	const title = amounts.length === 0 ? view.title : `${view.title}: ${amounts.join(", ")}`;
	return [{
		...view,
		title: title.replace(", added", ""),
		rows: []
	}];
}
function containerView(container, options) {
	const { name, kind, status, variables, files, stops, needs, mends } = container;
	const word = kind === "regular" ? "container" : `${kind} container`;
	const suffix = status === "kept" ? "" : `, ${status}`;
	const failures = (list, text) => list.map(({ reason, message, at }) => reasonView({
		text: `${text}: ${reason}: ${message}`,
		after: at
	}, options));
	const rows = [...variables.map((variable) => variableRow(variable, options)), ...status === "removed" ? [] : files.map((file) => fileRow(file, options))];
	if ([
		rows,
		stops,
		needs,
		mends
	].every(({ length }) => length === 0) && status === "kept") return [];
	return [{
		title: options.hide(require_start.escapeText(`${word} ${name}${suffix}`)),
		rows,
		stops: failures(stops, "would not start"),
		needs: needs.map((need) => reasonView(needReason(need), options)),
		mends: failures(mends, "starts again; before")
	}];
}
function needReason({ reference, message, at }) {
	return {
		text: `needs ${reference === void 0 ? message : `${reference.kind} ${reference.name}`}, which nothing in this repository makes`,
		after: at
	};
}
// src/report/changes/changes-markdown.ts
const NOTE_BYTES = 300;
const ICONS = {
	blocked: "\ud83d\uded1",
	stale: "\ud83d\udd34",
	"never updates": "\ud83d\udd34",
	"recreate by hand": "\ud83d\udfe0",
	"on delete": "\ud83d\udfe0",
	unknown: "\u26aa",
	removed: "\u2796",
	rolls: "\ud83d\udfe2",
	reloaded: "\ud83d\udfe2",
	triggered: "\ud83d\udfe2",
	"next run": "\ud83d\udd35",
	"updates live": "\ud83d\udfe1",
	created: "\u2795",
	unaffected: "\u26aa"
};
function changesMarkdown(change, options) {
	const view = changeView(change, options);
	const head = `### ${require_formats.markdownText(summaryOf(change, options.rollouts))}\n`;
	const room = { left: options.maxBytes - NOTE_BYTES - Buffer.byteLength(head) };
	const chunks = [head];
	if (view.workloads.length > 0 && options.rollouts) chunks.push("\n| Verdict | Workload | Why |\n| :--- | :--- | :--- |\n", ...fitting(view.workloads.map((each) => verdictRow(each, options)), room, "workload"));
	const advice = options.rollouts ? adviceFor(change) : void 0;
	if (advice !== void 0) chunks.push(`\n**help:** ${require_formats.markdownMessage(advice)}\n`);
	chunks.push(...fitting(unusedLines(view.unused), room, "changed source"));
	const notes = view.notCompared.map((text) => `\n**Not compared:** ${require_formats.markdownMessage(text)}\n`);
	chunks.push(...fitting(notes, room, "build that is not compared", "builds that are not compared"));
	const details = view.workloads.filter(({ containers }) => containers.length > 0);
	chunks.push(...fitting(details.map((each) => detailsOf(each, options)), room, "workload"));
	return chunks.join("");
}
function unusedLines(unused) {
	if (unused.length === 0) return [];
	const rest = unused.length - 5;
	const shown = unused.slice(0, rest > 1 ? 5 : unused.length).map(require_formats.markdownText);
	const more = rest > 1 ? [`\u2026 ${require_start.numberText(rest)} more`] : [];
	return [`\n**Changed, and no touched workload uses it:**<br>${[...shown, ...more].join("<br>")}\n`];
}
function fitting(chunks, room, noun, plural) {
	const shown = [];
	for (const chunk of chunks) {
		room.left -= Buffer.byteLength(chunk);
		if (room.left < 0) break;
		shown.push(chunk);
	}
	const rest = chunks.length - shown.length;
	if (rest > 0) shown.push(`\n${require_start.count(rest, `more ${noun}`, plural === void 0 ? void 0 : `more ${plural}`)} did not fit here; \`envfrom diff\` shows all.\n`);
	return shown;
}
function verdictRow({ title, builds, verdict, needless, reasons, containers }, options) {
	const name = `${ICONS[verdict]} **${verdict}${needless ? " without need" : ""}**`;
	const where = builds === "" ? "" : `<br>${require_formats.markdownText(builds)}`;
	const why = reasons.filter(({ effect }, at) => at === 0 || !effect || containers.length === 0).map((reason) => reasonText(reason, options)).join("<br>");
	return `| ${name} | ${require_formats.markdownCode(title)}${where} | ${why} |\n`;
}
function reasonText({ text, place, span }, options) {
	const shown = place === void 0 ? "" : ` (${linkTo(span, require_formats.markdownCode(place), options)})`;
	return require_formats.markdownMessage(text) + shown;
}
function detailsOf({ title, builds, containers }, options) {
	const where = builds === "" ? "" : `, ${require_formats.markdownText(builds)}`;
	const tables = containers.map((container) => containerTable(container, options)).join("");
	return `\n<details open><summary><b>${require_formats.markdownText(title)}</b>${where}</summary>\n${tables}\n</details>\n`;
}
function containerTable({ title, rows, stops, needs, mends }, options) {
	const failures = [
		...stops.map((reason) => `\n\ud83d\uded1 ${reasonText(reason, options)}\n`),
		...needs.map((reason) => `\n\u2754 ${reasonText(reason, options)}\n`),
		...mends.map((reason) => `\n\u2705 ${reasonText(reason, options)}\n`)
	];
	const table = rows.length === 0 ? "" : `\n|   | Name | Value | From |\n| :---: | :--- | :--- | :--- |\n${rows.map((row) => rowOf(row, options)).join("")}`;
	const diffs = rows.filter(({ lines }) => lines.length > 0).map(fileDiff);
	return `\n${require_formats.markdownText(title)}\n${failures.join("")}${table}${diffs.join("")}`;
}
function rowOf({ mark, name, value, origin, span, notes }, options) {
	const from = [...origin === "" ? [] : [linkTo(span, require_formats.markdownText(origin), options)], ...notes.map(require_formats.markdownText)];
	return `| ${require_formats.markdownCode(mark)} | ${require_formats.markdownCode(name)} | ${valueText(value)} | ${from.join("<br>")} |\n`;
}
function valueText(value) {
	return value.kind === "one" ? require_formats.markdownCode(value.text) : `${require_formats.markdownCode(value.from)} \u2192 ${require_formats.markdownCode(value.to)}`;
}
function fileDiff({ name, lines }) {
	const text = lines.map(({ mark, text }) => `${mark === "\u2026" ? "@@" : mark}${mark === "\u2026" ? ` ${text}` : text}`).join("\n");
	const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longest + 1);
	return `\n${require_formats.markdownCode(name)}\n\n${fence}diff\n${text}\n${fence}\n`;
}
function linkTo(span, shown, { filesUrl }) {
	if (filesUrl === void 0 || span === void 0) return shown;
	const { path, line } = require_start.positionOf(span);
	return `[${shown}](${filesUrl}/${require_start.percentEncode(path)}#L${line})`;
}
Object.defineProperty(exports, "adviceFor", {
	enumerable: true,
	get: function() {
		return adviceFor;
	}
});
Object.defineProperty(exports, "changeView", {
	enumerable: true,
	get: function() {
		return changeView;
	}
});
Object.defineProperty(exports, "changesBetween", {
	enumerable: true,
	get: function() {
		return changesBetween;
	}
});
Object.defineProperty(exports, "changesMarkdown", {
	enumerable: true,
	get: function() {
		return changesMarkdown;
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
Object.defineProperty(exports, "gatherTree", {
	enumerable: true,
	get: function() {
		return gatherTree;
	}
});
Object.defineProperty(exports, "hideInChange", {
	enumerable: true,
	get: function() {
		return hideInChange;
	}
});
Object.defineProperty(exports, "hideInMatrix", {
	enumerable: true,
	get: function() {
		return hideInMatrix;
	}
});
Object.defineProperty(exports, "shownValue", {
	enumerable: true,
	get: function() {
		return shownValue;
	}
});
Object.defineProperty(exports, "summaryOf", {
	enumerable: true,
	get: function() {
		return summaryOf;
	}
});
