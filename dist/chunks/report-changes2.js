"use strict";
const require_version = require("./version.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
let node_crypto = require("node:crypto");
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
// src/report/document/anchors.ts
const SLUG_LENGTH = 40;
const HASH_LENGTH = 8;
function anchorOf(prefix, ...names) {
	return `${prefix}-${names.filter((name) => name !== void 0 && !name.includes("\n")).join("-").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, SLUG_LENGTH).replace(/^-|-$/g, "")}-${hashOf(names)}`;
}
function freeAnchor(used, prefix, ...names) {
	const anchor = (number) => anchorOf(prefix, ...names, `\n${number}`);
	let number = 0;
	while (used.has(anchor(number))) number += 1;
	used.add(anchor(number));
	return anchor(number);
}
function anchorIn(outer, ...names) {
	return [outer.slice(-8), ...names.map(plainName)].join(".");
}
function plainName(name) {
	return name.replaceAll(/[^\w.-]/gu, (char) => `~${(char.codePointAt(0) ?? 0).toString(16)}`);
}
function hashOf(names) {
	const text = JSON.stringify(names.map((name) => name ?? null));
	return (0, node_crypto.createHash)("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
}
// src/report/changes/change-summary.ts
function countChanges({ workloads }) {
	const containers = workloads.filter(({ before, after }) => before !== void 0 && after !== void 0).flatMap((each) => each.containers);
	const variables = containers.flatMap((each) => each.variables);
	const of = (kind) => variables.filter((each) => each.kind === kind).length;
	const added = of("added");
	const removed = of("removed");
	return {
		workloads: amountOf(workloads),
		verdicts: new Map(require_start.ROLLOUT_VERDICTS.flatMap((verdict) => {
			const number = amountOf(workloads.filter(({ rollout }) => rollout.verdict === verdict));
			return number === 0 ? [] : [[verdict, number]];
		})),
		needless: amountOf(workloads.filter(({ rollout }) => rollout.needless)),
		variables: {
			added,
			removed,
			changed: variables.length - added - removed - of("moved")
		},
		files: containers.reduce((sum, { files }) => sum + files.length, 0),
		stopped: workloads.flatMap((each) => each.containers).filter(({ stops }) => stops.length > 0).length
	};
}
function amountOf(workloads) {
	return workloads.reduce((sum, { amount }) => sum + amount, 0);
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
function phraseOf({ verdict, held }, number) {
	if (held === true) return number === 1 ? "waits until it is resumed" : "wait until they are resumed";
	return PHRASES[verdict][number === 1 ? 0 : 1];
}
function verdictWords(workloads) {
	const held = workloads.filter(({ rollout }) => rollout.held === true);
	return [...require_start.ROLLOUT_VERDICTS.map((verdict) => workloads.filter(({ rollout }) => rollout.verdict === verdict && rollout.held !== true)), held].flatMap((group) => {
		const [first] = group;
		const number = amountOf(group);
		return first === void 0 ? [] : [`${require_start.numberText(number)} ${phraseOf(first.rollout, number)}`];
	}).join(", ");
}
function summaryOf(change, rollouts) {
	const counts = countChanges(change);
	const { added, removed, changed } = counts.variables;
	const variables = [
		[changed, "changed"],
		[added, "added"],
		[removed, "removed"]
	].filter(([number]) => number > 0).map(([number, word], at) => `${at === 0 ? require_start.count(number, "variable") : number} ${word}`).join(", ");
	if (counts.workloads === 0) return rollouts ? "No workload is touched." : "No variable or mounted file differs.";
	return [
		rollouts ? `${require_start.count(counts.workloads, "workload")}: ${verdictWords(change.workloads)}.` : `${require_start.count(counts.workloads, "workload")} ${counts.workloads === 1 ? "differs" : "differ"}.`,
		...variables === "" ? [] : [`${variables}.`],
		...counts.files === 0 ? [] : [`${require_start.count(counts.files, "mounted file")} changed.`]
	].join(" ");
}
function adviceFor(change) {
	const { verdicts } = countChanges(change);
	if (verdicts.has("not-applied")) return "Give what cannot be changed a new name (a configMapGenerator does), or delete it first.";
	if (change.workloads.some(({ rollout }) => rollout.forgotten === true)) return "Run `envfrom rollout --write` and commit what it writes, so that the workloads get a copy of the new content.";
	if (change.workloads.some(isHelpedByRestart)) return "Restart stale workloads (`kubectl rollout restart`) after the merge, or make it automatic: a configMapGenerator, a checksum annotation, or Stakater Reloader.";
}
function isHelpedByRestart({ rollout, containers }) {
	return (rollout.verdict === "stale" || rollout.verdict === "never-updates") && containers.every(({ stops }) => stops.length === 0);
}
// src/report/changes/change-texts.ts
const MAX_UNUSED = 5;
const MAX_BUILDS = 8;
const MAX_ALONE = 2;
const MAX_SUBJECTS = 5;
function titlesOfUnused({ unused }) {
	const titles = [...new Set(unused.map(sourceTitle))];
	const rest = titles.length - MAX_UNUSED;
	return rest > 1 ? [...titles.slice(0, MAX_UNUSED), `\u2026 ${require_start.numberText(rest)} more`] : titles;
}
function notComparedTexts(notes) {
	return [...require_start.groupBy(notes, (note) => note.alike?.clause ?? note).values()].flatMap((group) => {
		const texts = [...new Set(group.map(({ text, at }) => at === void 0 ? require_start.messageText(text) : `${require_start.messageText(text)} (${require_start.placeOf(at)})`))];
		const subjects = [...new Set(group.flatMap(({ alike }) => alike?.subject ?? []))];
		const [clause] = group.flatMap(({ alike }) => alike?.clause ?? []);
		if (clause === void 0 || subjects.length <= MAX_ALONE) return texts;
		return [`${require_start.shortListOf(subjects, MAX_SUBJECTS)} ${clause}`];
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
	const folders = new Map(builds.flatMap(({ before, after }) => [before, after].flatMap((build) => build === void 0 ? [] : [[build.id, build.folder]])));
	const isSeveral = builds.length > (rollouts ? 1 : 2);
	return (workload) => {
		const names = isSeveral ? require_start.shortListOf(buildNames(workload.builds, folders), MAX_BUILDS) : "";
		if (!workload.builds.every((id) => undeployed.has(id))) return names;
		return [...names === "" ? [] : [names], "not deployed by this repository"].join(", ");
	};
}
function buildNames(builds, folders) {
	return [...require_start.groupBy(builds, (id) => folders.get(id) ?? id)].flatMap(([place, ids]) => ids.length === 1 ? ids : [`${place} (${require_start.count(ids.length, "build")})`]);
}
const MAX_FOLDS = 12;
const MAX_PLACES = 3;
const COUNTED = /* @__PURE__ */ new Set([
	"removed",
	"created",
	"unaffected"
]);
function shownWorkloads({ workloads, builds }, all) {
	if (all || workloads.length <= 20) return {
		open: workloads,
		folded: []
	};
	const placeOf = placesOf(builds);
	const groups = /* @__PURE__ */ new Map();
	for (const each of workloads) require_start.appendTo(groups, keyOf(each, placeOf), each);
	let room = 20;
	const open = /* @__PURE__ */ new Set();
	const rest = [];
	for (const group of [...groups.values()].toSorted((a, b) => rankOf(a) - rankOf(b))) {
		const fits = group.length <= room || !COUNTED.has(verdictOf(group)) ? room : 0;
		for (const each of group.slice(0, fits)) open.add(each);
		room -= Math.min(fits, group.length);
		if (group.length > fits) rest.push(group.slice(fits));
	}
	const folds = rest.length <= MAX_FOLDS ? rest : byVerdict(rest.flat());
	return {
		open: workloads.filter((each) => open.has(each)),
		folded: folds.map((group) => ({
			title: titleOf$1(group, open, placeOf),
			workloads: group
		}))
	};
}
function keyOf(change, placeOf) {
	const { verdict, held } = change.rollout;
	return JSON.stringify([
		verdict,
		held,
		placeOf(change)
	]);
}
function byVerdict(workloads) {
	const groups = /* @__PURE__ */ new Map();
	for (const each of workloads) require_start.appendTo(groups, `${each.rollout.verdict} ${String(each.rollout.held)}`, each);
	return [...groups.values()];
}
function verdictOf([first]) {
	return first?.rollout.verdict ?? "unaffected";
}
function rankOf(group) {
	return require_start.ROLLOUT_VERDICTS.indexOf(verdictOf(group));
}
function titleOf$1(group, open, placeOf) {
	const number = group.reduce((sum, { amount }) => sum + amount, 0);
	const [first] = group;
	if (first === void 0) return "";
	const places = [...new Set(group.flatMap((each) => [...placeOf(each)]))];
	return `${[...open].some((each) => keyOf(each, placeOf) === keyOf(first, placeOf)) ? `${require_start.numberText(number)} more ${number === 1 ? "workload" : "workloads"}` : require_start.count(number, "workload")}${places.length === 0 ? "" : ` of ${require_start.shortListOf(places, MAX_PLACES)}`} ${phraseOf(first.rollout, number)}`;
}
function placesOf(changes) {
	const builds = changes.flatMap(({ before, after }) => {
		const build = after ?? before;
		return build === void 0 ? [] : [[build.id, placeOfBuild(build)]];
	});
	const places = new Map(builds);
	return (change) => [...new Set(change.builds.map((id) => places.get(id) ?? id))];
}
function placeOfBuild({ id, cluster }) {
	return cluster === void 0 || require_check.isNameless(cluster) ? id : `cluster ${cluster.replace(/^clusters\//, "")}`;
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
	if ([...before, ...after].some(({ kind }) => kind === "secret")) return "<secret, same>";
	return shownValue(after);
}
function marked(value, mark) {
	return value.map((part) => partText(part, mark)).join("");
}
function partText(part, mark) {
	const suffix = mark === void 0 ? "" : `, ${mark}`;
	if (part.kind === "text") return part.text;
	return `<${part.kind === "secret" || part.label.startsWith("secret ") ? "secret" : part.label}${suffix}>`;
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
const MAX_COMPARED = 2e3;
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
	if (old.length * now.length === 0 || old.length * now.length > MAX_COMPARED * MAX_COMPARED / 4) return [...removed, ...added];
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
const MAX_LINES = 40;
const TONES = {
	"+": "good",
	"-": "error",
	"~": "warning",
	"=": "quiet",
	"?": "warning"
};
function rowOf({ kind, name, value, origin, span, notes, lines = [] }, isScreen) {
	const mark = MARKS[kind];
	const from = [{
		text: origin,
		tone: "quiet",
		at: span
	}];
	const more = notes.map((note) => [require_start.quiet(note)]);
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
function variableRow({ kind, name, before, after, nowHides, noLongerHides }, isScreen) {
	const shown = after ?? before;
	const origin = shown === void 0 ? "" : originOf$1(shown.from);
	const isElsewhere = after !== void 0 && before !== void 0 && keyOfOrigin(before.from) !== keyOfOrigin(after.from);
	const trail = after?.from.at === void 0 ? void 0 : require_check.trailText(after.from.at);
	return rowOf({
		kind,
		name,
		value: shownChange(kind, before?.value, after?.value),
		origin: after === void 0 ? `was ${origin}` : origin,
		span: after?.from.at,
		notes: [
			...isElsewhere ? [`was ${originOf$1(before.from)}`] : [],
			...trail === void 0 ? [] : [trail],
			...nowHides.map(({ from }) => `now hides ${originOf$1(from)}`),
			...noLongerHides.filter(({ from }) => originOf$1(from) !== origin).map(({ from }) => `no longer hides ${originOf$1(from)}`),
			...kind === "unknown" && after !== void 0 && !require_start.lacksPart(after.value) ? ["its value is no longer known"] : []
		]
	}, isScreen);
}
function keyOfOrigin(from) {
	return JSON.stringify([require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originName(withoutHash(from)), from.at && require_start.positionOf(from.at).path]);
}
function originOf$1(from) {
	return require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originText(withoutHash(from));
}
function withoutHash(from) {
	if (from.kind !== "key" && from.kind !== "env-from" || from.source === void 0) return from;
	return {
		...from,
		reference: {
			...from.reference,
			name: require_start.logicalName(from.source)
		}
	};
}
function fileRow({ kind, path, mount, before, after }, options, isScreen) {
	const from = after?.from ?? before?.from;
	const origin = from === void 0 ? "" : `${from.source.kind === "ConfigMap" ? "" : "Secret "}${require_start.logicalName(from.source)}/${from.key.key} (${require_start.placeOf(require_check.originOfKey(from.key))})`;
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
	}, isScreen);
}
function openText(content) {
	if (content === void 0 || content.value.some(({ kind }) => kind !== "text")) return void 0;
	return require_start.knownText(content.value);
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
	return [...shown.slice(0, MAX_LINES), {
		mark: "\u2026",
		text: `${shown.length - MAX_LINES} more lines`
	}];
}
// src/report/changes/container-sections.ts
function containerSections(container, isWhole, page, address) {
	const { status, variables, files } = container;
	const failures = failureParagraphs(container);
	if (isWhole && status === "removed") return [];
	if (isWhole) {
		if (variables.length + files.length + failures.length === 0 && status === "kept") return [];
		const amounts = [...variables.length === 0 ? [] : [require_start.count(variables.length, "variable")], ...files.length === 0 ? [] : [require_start.count(files.length, "mounted file")]].join(", ");
		return [containerSection(container, amounts === "" ? "" : `: ${amounts}`, failures)];
	}
	const rows = [...variables.map((variable) => ({
		...variableRow(variable, page.isScreen),
		anchor: anchorIn(address, container.name, variable.name)
	})), ...status === "removed" ? [] : files.map((file, at) => ({
		...fileRow(file, page.options, page.isScreen),
		anchor: anchorIn(address, container.name, "file", String(at))
	}))];
	if (rows.length + failures.length === 0 && status === "kept") return [];
	const table = rows.length === 0 ? [] : [{
		...ROWS,
		rows
	}];
	const blocks = page.isScreen ? [...table, ...failures] : [...failures, ...table];
	return [containerSection(container, status === "kept" ? "" : `, ${status}`, blocks)];
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
function containerSection({ name, kind }, suffix, blocks) {
	const word = kind === "regular" ? "container" : `${kind} container`;
	return require_start.section(`${word} ${name}${suffix}`, blocks, 3);
}
function paragraphsOf(list, words, look) {
	return list.map((failure) => {
		const reason = {
			text: words(failure),
			before: void 0,
			after: failure.at
		};
		return require_start.paragraph(reasonLine(reason, "quoted"), look);
	});
}
function failureParagraphs({ stops, needs, mends }) {
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
	return `needs ${reference === void 0 ? text : `${reference.kind} ${reference.name}`}, which nothing in this repository defines`;
}
function reasonLine({ text, before, after }, code) {
	const said = require_start.message(text, code);
	const span = after ?? before;
	if (span === void 0) return said;
	const was = after === void 0 ? "was " : "";
	return [
		...said,
		` (${was}`,
		{
			text: require_start.placeOf(span),
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
function verdictTable(workloads, page) {
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
	const title = require_start.code(titleOf(change));
	const counts = {
		number: 1,
		noun: "workload"
	};
	if (page.isScreen) {
		const why = [...require_start.message(reasons[0]?.text ?? "", "bare"), ...builds === "" ? [] : [` [${builds}]`]];
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
	const why = reasons.filter(({ effect }, at) => at === 0 || effect !== true || !isBelow).map((reason) => reasonLine(reason, "quoted"));
	return {
		anchor: `verdict-${page.addressOf(change)}`,
		cells: [
			[[verdictPart(change, page)]],
			[[title], ...builds === "" ? [] : [builds]],
			why
		],
		counts
	};
}
function verdictPart({ rollout }, { isScreen }) {
	const { verdict, needless, held } = rollout;
	return {
		text: `${verdict}${needless ? " without need" : ""}${held === true ? " once resumed" : ""}`,
		...VERDICTS[verdict],
		strong: !isScreen
	};
}
function titleOf({ before, after, namespaces }) {
	const workload = after ?? before;
	if (workload === void 0) return "";
	const { kind, name = "" } = workload.manifest;
	return namespaces.length < 2 ? require_start.nameOfWorkload(workload, "") : `${kind} ${name} in ${require_start.shortListOf(namespaces.filter(Boolean), MAX_NAMESPACES)}`;
}
const MAX_NAMESPACES = 4;
function workloadSection(change, folds, page) {
	const { rollout, before, after } = change;
	const isWhole = before === void 0 || after === void 0;
	const containers = change.containers.flatMap((container) => containerSections(container, isWhole, page, page.addressOf(change)));
	if (!(containers.length > 0 || page.isScreen && rollout.reasons.length > 1)) return [];
	const showsReasons = page.isScreen && page.options.rollouts;
	const builds = page.buildsOf(change);
	const reasons = rollout.reasons.filter(({ effect }, at) => effect !== true || containers.length === 0 && at > 0);
	return [{
		kind: "section",
		level: 2,
		folds,
		anchor: page.addressOf(change),
		title: titleOf(change),
		asides: [...showsReasons ? [[verdictPart(change, page)]] : [], ...builds === "" ? [] : [builds]],
		blocks: [...(showsReasons ? reasons : []).map((reason) => require_start.paragraph(reasonLine(reason, "bare"), {
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
		buildsOf: namesOfBuilds(change, options),
		addressOf: addresses()
	};
	const fromTo = require_start.message(`from ${labels.base} to ${labels.head}`);
	const advice = rollouts ? adviceFor(change) : void 0;
	const shown = shownWorkloads(change, !rollouts || page.isScreen && options.verbose);
	const verdicts = rollouts && change.workloads.length > 0 ? verdictBlocks(shown, page) : [];
	const sections = workloadSections(shown, page);
	const notCompared = notComparedTexts(change.notCompared).map((text) => notComparedParagraph(text, page.isScreen));
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
	if (format !== "html") return [require_start.section(summary, blocks)];
	return [{
		...require_start.section("Change", [require_start.paragraph(summary, { tone: "strong" }), ...blocks], 1),
		anchor: require_start.CHANGE_VIEW
	}];
}
function addresses() {
	const used = /* @__PURE__ */ new Set();
	return require_start.memoBy((workload) => {
		const builds = `\n${workload.builds.join(" ")}`;
		return freeAnchor(used, "change", titleOf(workload), builds);
	});
}
const QUIET = { tone: "quiet" };
function verdictBlocks({ open, folded }, page) {
	const table = {
		kind: "group",
		indented: true,
		blocks: [verdictTable(open, page)]
	};
	const tables = open.length === 0 ? [] : [table];
	if (folded.length === 0) return tables;
	const rows = folded.map(({ title, workloads }) => {
		return {
			kind: "section",
			level: 2,
			folds: "closed",
			title,
			blocks: [verdictTable(workloads, page)]
		};
	});
	if (!page.isScreen) return [...tables, ...rows];
	const lines = rows.map(({ title }) => require_start.paragraph(title, {
		mark: "\u2026 ",
		hang: 0,
		...QUIET
	}));
	const rest = require_start.paragraph(require_start.message("`--verbose` lists them.", "bare"), QUIET);
	return [...tables, {
		kind: "group",
		indented: true,
		blocks: [...lines, rest]
	}];
}
function workloadSections({ open, folded }, page) {
	let room = 20;
	const opened = open.flatMap((workload) => {
		room -= rowsOf$1(workload);
		return workloadSection(workload, room < 0 ? "closed" : "open", page);
	});
	if (page.isScreen) return opened;
	const rest = folded.flatMap(({ workloads }) => workloads);
	return [...opened, ...rest.flatMap((each) => workloadSection(each, "closed", page))];
}
function rowsOf$1({ containers }) {
	return containers.reduce((sum, { variables, files }) => sum + variables.length + files.length, 1);
}
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
function unusedGroup(change, { isScreen }) {
	const titles = titlesOfUnused(change);
	if (titles.length === 0) return [];
	return [{
		kind: "group",
		blocks: [[{
			text: "Changed, but no affected workload uses it:",
			strong: !isScreen
		}], ...titles].map((line, at) => require_start.fixedLine(line, {
			...QUIET,
			mark: at === 0 ? "" : "  "
		}))
	}];
}
// src/report/changes/column-heads.ts
function headsOf(columns) {
	const split = columns.map((id) => id.split("/"));
	const [first = []] = split;
	if (split.length < 2) return columns;
	const most = Math.min(...split.map((parts) => parts.length)) - 1;
	let start = 0;
	while (start < most && split.every((parts) => parts[start] === first[start])) start += 1;
	let end = 0;
	while (end < most - start && split.every((parts) => parts.at(-1 - end) === first.at(-1 - end))) end += 1;
	return split.map((parts) => parts.slice(start, parts.length - end).join("/"));
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
			before: before && redactBuildNames(before, redaction),
			after: after && redactBuildNames(after, redaction)
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
function redactBuildNames(build, redaction) {
	const { inName } = redaction;
	const { id, folder } = build;
	const shown = {
		id: inName(id),
		...folder !== void 0 && { folder: inName(folder) }
	};
	return {
		...build,
		...shown,
		...require_check.redactTarget(build, redaction)
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
	const { inName: redact, names } = redaction;
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
		variables: names.size === 0 ? container.variables : container.variables.map((each) => redactVariable(each, redact)),
		files: container.files.map((file) => ({
			...file,
			path: redact(file.path),
			before: content(file.before),
			after: content(file.after)
		}))
	};
}
function redactVariable(variable, redact) {
	const { name, before, after, nowHides, noLongerHides } = variable;
	return {
		...variable,
		name: redact(name),
		before: before && require_check.redactBinding(before, redact),
		after: after && require_check.redactBinding(after, redact),
		nowHides: nowHides.map((binding) => require_check.redactBinding(binding, redact)),
		noLongerHides: noLongerHides.map((binding) => require_check.redactBinding(binding, redact))
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
	return matricesOf(evidence, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.selectEnvironments([...shown.keys()], {
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
Object.defineProperty(exports, "anchorIn", {
	enumerable: true,
	get: function() {
		return anchorIn;
	}
});
Object.defineProperty(exports, "anchorOf", {
	enumerable: true,
	get: function() {
		return anchorOf;
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
Object.defineProperty(exports, "changesDocument", {
	enumerable: true,
	get: function() {
		return changesDocument;
	}
});
Object.defineProperty(exports, "collectMatrices", {
	enumerable: true,
	get: function() {
		return collectMatrices;
	}
});
Object.defineProperty(exports, "countChanges", {
	enumerable: true,
	get: function() {
		return countChanges;
	}
});
Object.defineProperty(exports, "filesUrlOf", {
	enumerable: true,
	get: function() {
		return filesUrlOf;
	}
});
Object.defineProperty(exports, "freeAnchor", {
	enumerable: true,
	get: function() {
		return freeAnchor;
	}
});
Object.defineProperty(exports, "headsOf", {
	enumerable: true,
	get: function() {
		return headsOf;
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
Object.defineProperty(exports, "shownValue", {
	enumerable: true,
	get: function() {
		return shownValue;
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
