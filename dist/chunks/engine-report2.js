"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_list_run_env_run_diff_compare_evidence = require("./engine-changes.js");
const require_engine_action_worker_open_job_run_diff_watch_run_examine_check = require("./engine-report.js");
const require_engine_action_worker_run_diff_open_comparison = require("./engine-io.js");
const require_engine_run_diff_compare_evidence = require("./engine-changes2.js");
const require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1 = require("./engine-pipeline.js");
let node_path = require("node:path");
let node_v8 = require("node:v8");
// src/pipeline/parts/kept-island.ts
function mayDependOnNames(verdict) {
	return !(verdict.kind === "broken" && verdict.missing.what === "key") && !require_check.isMade(verdict);
}
function keptIsland(survey, report, isDecided) {
	const isLacking = report.references.some(({ verdict }) => mayDependOnNames(verdict));
	const skipped = report.files.flatMap((file) => file.class.kind === "skipped" ? [file.path] : []);
	if (!isDecided) return {
		survey,
		skipped,
		isLacking
	};
	const made = [...require_check.madeNames(report.references)];
	return {
		survey,
		skipped,
		isLacking,
		found: {
			...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.packReport(report),
			left: [],
			made
		}
	};
}
// src/pipeline/parts/touched-islands.ts
function isAlike({ before, after }, secrets) {
	if (saidBesideNames(before) !== saidBesideNames(after)) return false;
	const [old, now] = [new Set(before.open), new Set(after.open)];
	return ![...old, ...now].filter((name) => !old.has(name) || !now.has(name)).some((name) => secrets.has(name));
}
function saidBesideNames({ special, naming, services, secrets }) {
	return JSON.stringify([
		special,
		naming,
		services,
		secrets
	]);
}
function touchedIslands(changes, files, kept) {
	const builds = changes.flatMap(({ before, after }) => [...before.builds, ...after.builds]);
	const isMaking = builds.some(([, , sources]) => sources.length > 0);
	const names = new Set(builds.flatMap(namesOf));
	const all = kept.flatMap(({ survey }) => survey.builds);
	const makers = all.filter((build) => require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.namesMadeBy(build).some((name) => names.has(name)));
	const shared = /* @__PURE__ */ new Set([...names, ...makers.flatMap(require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.namesMadeBy)]);
	const touched = new Set(changes.map(({ number }) => number));
	for (const build of makers) touched.add(build[1]);
	for (const [, island, , asks] of all) if (asks.some((name) => shared.has(name))) touched.add(island);
	for (const [island, { found, isLacking }] of kept.entries()) if (found?.masks.some(([path]) => files.has(path)) === true || isLacking && isMaking) touched.add(island);
	return touched;
}
function namesOf(build) {
	return [...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.namesMadeBy(build), ...build[3]];
}
// src/commands/renew-parts.ts
const MOST_AGAIN = .25;
const MOST_PROBLEMS = 1e5;
const MOST_CHANGED = 20;
function examineKeeping(division, hasRoom) {
	const { keep, ...found } = examineToKeep(division);
	return {
		...found,
		kept: hasRoom() ? keep() : void 0
	};
}
function examineToKeep(division) {
	const { tree, rules, settings, memory } = division;
	const { report, evidence } = require_check.lookAt(tree, rules, settings, { memory });
	const hidden = require_check.hideSecrets(report);
	return {
		report: {
			...hidden,
			problems: require_check.mergeCauses(hidden.problems)
		},
		evidence,
		keep: () => keepParts(report, hidden, division)
	};
}
function keepParts(report, hidden, { tree, settings, digest }) {
	if (require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.countSpecialFiles(report) > report.files.length * MOST_AGAIN) return void 0;
	if (report.problems.length > MOST_PROBLEMS) return void 0;
	const near = /* @__PURE__ */ new Map();
	const islands = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.findIslands(tree, settings.limits, near);
	const surveys = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.surveyIslands(report, islands, digest);
	const parts = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.openParts(surveys, tree, islands, digest);
	const kept = [...keepIslands(surveys.keys(), hidden, surveys, parts, islands).values()];
	return isWorthKeeping(kept, islands) ? {
		near: [...near],
		islands: kept
	} : void 0;
}
function keepIslands(some, report, surveys, { special }, islands) {
	const undecided = new Set(require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.undecidedIn(report, islands));
	const reports = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.splitReport(report, islands);
	const kept = /* @__PURE__ */ new Map();
	for (const island of some) {
		const found = reports.get(island) ?? {
			...report,
			...NOTHING_FOUND
		};
		const isDecided = !special.has(island) && !undecided.has(island);
		kept.set(island, keptIsland(surveys[island] ?? require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.NOTHING_SURVEYED, found, isDecided));
	}
	return kept;
}
const NOTHING_FOUND = {
	problems: [],
	suppressed: [],
	files: [],
	builds: [],
	references: [],
	sources: [],
	workloads: []
};
function isWorthKeeping(kept, islands) {
	const again = new Set(kept.flatMap(({ found }, at) => found === void 0 ? [at] : []));
	return require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.partOf(again, islands) <= MOST_AGAIN;
}
function renew(division, kept, changed, countsInfos) {
	const { tree, settings, digest } = division;
	const near = nearAfter(kept, changed);
	const islands = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.findIslands(tree, settings.limits, near);
	const changes = changesOf(division, islands, kept.islands, changed);
	if (changes === void 0 || !isNearBy(near, kept, changed)) return void 0;
	const after = new Map(changes.map((each) => [each.number, each.after]));
	const surveys = kept.islands.map(({ survey }, island) => after.get(island) ?? survey);
	const parts = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.openParts(surveys, tree, islands, digest);
	if (changes.some((each) => parts.special.has(each.number) || !isAlike(each, parts.secrets))) return;
	const touched = touchedIslands(changes, new Set(changed), kept.islands);
	for (const [island, { found }] of kept.islands.entries()) if (found === void 0) touched.add(island);
	if (require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.partOf(touched, islands) > MOST_AGAIN) return void 0;
	return renewTouched(touched, changed, {
		division,
		parts,
		islands,
		surveys,
		near,
		kept: kept.islands,
		countsInfos
	});
}
function renewTouched(touched, changed, { division, parts, islands, surveys, near, kept, countsInfos }) {
	const joining = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.openJoining(division.tree, countsInfos);
	const made = /* @__PURE__ */ new Set();
	for (const [island, { found }] of kept.entries()) {
		if (found === void 0 || touched.has(island)) continue;
		joining.add(found);
		for (const each of found.made) made.add(each);
	}
	const { report, evidence } = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.lookAtIslands(touched, parts, division, made);
	if (report.files.some((file) => isSkipped(file) && changed.includes(file.path))) return void 0;
	const again = keepIslands(touched, report, surveys, parts, islands);
	return {
		...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.joinIslands(joining, touched, {
			report,
			evidence
		}, islands),
		kept: {
			near: [...near],
			islands: kept.map((island, at) => again.get(at) ?? island)
		}
	};
}
function nearAfter({ near }, changed) {
	const left = new Map(near);
	for (const path of changed) left.delete(path);
	return left;
}
function isNearBy(near, kept, changed) {
	const before = new Map(kept.near);
	return changed.every((path) => near.get(path)?.join("\n") === before.get(path)?.join("\n"));
}
function changesOf(division, islands, kept, changed) {
	const byIsland = require_check.groupBy(changed, islands.of);
	if (byIsland.size > MOST_CHANGED || !changed.every(require_start.isManifestName)) return void 0;
	const changes = [];
	for (const [number, paths] of byIsland) {
		const island = number === void 0 ? void 0 : kept[number];
		if (number === void 0 || island === void 0) return void 0;
		const { survey: before, skipped } = island;
		if (skipped.some((path) => paths.includes(path))) return void 0;
		const after = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.surveyPart(division, islands, [number]);
		changes.push({
			number,
			before,
			after
		});
	}
	return changes;
}
function isSkipped({ class: each }) {
	return each.kind === "skipped";
}
// src/cli/kept/has-room.ts
const FOR_EACH = 10;
const FOR_PART = 209715200;
function hasRoomFor(bytes) {
	const { used_heap_size: used, heap_size_limit: limit } = (0, node_v8.getHeapStatistics)();
	return used + bytes * FOR_EACH + FOR_PART < limit;
}
function hasRoom() {
	const { used_heap_size: used, heap_size_limit: limit } = (0, node_v8.getHeapStatistics)();
	return used < limit / 2;
}
// src/options/diff-arguments.ts
function readDiffArguments(words, values, whatIsAt) {
	const [baseDir, headDir] = ["base-dir", "head-dir"].map((name) => values.get(name)?.at(-1));
	const isPath = (word) => word === "-" || whatIsAt(word) !== void 0;
	const first = words.findIndex(isPath);
	const named = first === -1 ? words : words.slice(0, first);
	const [base, head, third] = named.flatMap(partsOfRange);
	const paths = words.slice(named.length);
	if (third !== void 0) throw new require_load.CannotRun(`\`${third}\` is a third revision: only two can be compared.`, "Paths must exist on disk.");
	if (headDir !== void 0 && baseDir === void 0) throw new require_load.CannotRun("`--head-dir` needs a `--base-dir` to compare with.");
	if (baseDir !== void 0 && base !== void 0) throw new require_load.CannotRun(`\`--base-dir\` and the revision \`${base}\` cannot both be the base.`);
	const staged = values.has("staged");
	if (staged && (head !== void 0 || headDir !== void 0)) throw new require_load.CannotRun(`\`--staged\` and ${head === void 0 ? "`--head-dir`" : `the revision \`${head}\``} cannot both be the head.`);
	return {
		base,
		head,
		baseDir,
		headDir,
		staged,
		paths
	};
}
function partsOfRange(word) {
	const [, from = "", to = ""] = /^(.*[^.])\.\.([^.].*)?$/.exec(word) ?? [];
	return from === "" ? [word] : [from, to === "" ? "HEAD" : to];
}
// src/report/changes/html-page.ts
const STYLE = `
:root { color-scheme: light dark; --dim: #6a737d; --line: #d0d7de; --red: #cf222e; --green: #1a7f37; --amber: #9a6700; }
@media (prefers-color-scheme: dark) { :root { --dim: #8b949e; --line: #30363d; --red: #ff7b72; --green: #3fb950; --amber: #d29922; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h3 { font-size: 1rem; font-weight: 500; }
table { border-collapse: collapse; width: 100%; } td, th { border-top: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { border: 1px solid var(--line); overflow-x: auto; padding: .5rem; }
small, .dim { color: var(--dim); } .bad { color: var(--red); } .good { color: var(--green); } .soso { color: var(--amber); }
`;
function htmlPage(body) {
	return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>envfrom diff</title>\n<style>${STYLE}</style>\n${body}\n</html>\n`;
}
const LOG_COMMAND = /#(?=#\w*\[)/g;
function htmlText(raw) {
	return raw.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replace(LOG_COMMAND, "&#35;");
}
// src/report/changes/changes-html.ts
const CLASSES = {
	blocked: "bad",
	stale: "bad",
	"never updates": "bad",
	"recreate by hand": "soso",
	"on delete": "soso",
	unknown: "soso",
	removed: "soso",
	rolls: "good",
	reloaded: "good",
	triggered: "good",
	"next run": "good",
	"updates live": "soso",
	created: "good",
	unaffected: "dim"
};
function changesHtml(change, options) {
	const view = require_engine_action_worker_open_job_run_diff_watch_run_examine_check.changeView(change, options);
	const { base, head } = options.labels;
	const advice = options.rollouts ? require_engine_action_worker_open_job_run_diff_watch_run_examine_check.adviceFor(change) : void 0;
	return htmlPage([
		`<h1>${htmlText(require_engine_action_worker_open_job_run_diff_watch_run_examine_check.summaryOf(change, options.rollouts))}</h1>`,
		`<p class="dim">From ${htmlText(base)} to ${htmlText(head)}.</p>`,
		...options.rollouts && view.workloads.length > 0 ? [verdictTable$1(view.workloads)] : [],
		...advice === void 0 ? [] : [`<p>${message(advice)}</p>`],
		...view.notCompared.map((note) => `<p class="bad">Not compared: ${message(note)}</p>`),
		...view.workloads.filter(({ containers }) => containers.length > 0).map(details$1),
		...view.unused.length === 0 ? [] : [`<h2>Changed, but used by no workload that the change touches</h2><ul>${view.unused.map((each) => `<li>${htmlText(each)}</li>`).join("")}</ul>`]
	].join("\n"));
}
function verdictTable$1(workloads) {
	return `<table><tr><th>Verdict<th>Workload<th>Why\n${workloads.map(({ title, builds, verdict, needless, reasons }) => {
		const name = `<b class="${CLASSES[verdict]}">${verdict}${needless ? " without need" : ""}</b>`;
		const where = builds === "" ? "" : `<br><small>${htmlText(builds)}</small>`;
		return `<tr><td>${name}<td>${htmlText(title)}${where}<td>${reasons.map(reasonHtml).join("<br>")}`;
	}).join("\n")}\n</table>`;
}
function reasonHtml({ text: said, place }) {
	return message(said) + (place === void 0 ? "" : ` <small>${htmlText(place)}</small>`);
}
function details$1({ title, builds, containers }) {
	const where = builds === "" ? "" : ` <small>${htmlText(builds)}</small>`;
	return `<h2>${htmlText(title)}${where}</h2>\n${containers.map(containerHtml).join("\n")}`;
}
function containerHtml({ title, rows, stops, needs, mends }) {
	const failures = [
		...stops.map((reason) => `<p class="bad">${reasonHtml(reason)}</p>`),
		...needs.map((reason) => `<p class="soso">${reasonHtml(reason)}</p>`),
		...mends.map((reason) => `<p class="good">${reasonHtml(reason)}</p>`)
	];
	const table = rows.length === 0 ? "" : `<table>\n${rows.map(rowHtml).join("\n")}\n</table>`;
	return `<h3>${htmlText(title)}</h3>${failures.join("")}${table}`;
}
function rowHtml({ mark, name, value, origin, notes, lines }) {
	const paint = mark === "+" ? "good" : mark === "-" ? "bad" : "soso";
	const from = [origin, ...notes].filter((each) => each !== "").map(htmlText).join("<br>");
	const diff = lines.length === 0 ? "" : `<pre>${lines.map((line) => htmlText(`${line.mark} ${line.text}`)).join("\n")}</pre>`;
	return `<tr><td class="${paint}"><code>${mark}</code><td><code>${htmlText(name)}</code><td>${valueHtml(value)}${diff}<td><small>${from}</small>`;
}
function valueHtml(value) {
	if (value.kind === "one") return `<code>${htmlText(value.text)}</code>`;
	return `<code>${htmlText(value.from)}</code> \u2192 <code>${htmlText(value.to)}</code>`;
}
function message(said) {
	return said.split("`").map((part, at) => at % 2 === 1 ? `<code>${htmlText(part)}</code>` : htmlText(part)).join("");
}
// src/report/changes/changes-json.ts
const SHAPE_VERSION = 1;
function changesJson(change, options) {
	const { hide, version, labels, rollouts } = options;
	const { verdicts, variables, ...counts } = require_engine_action_worker_open_job_run_diff_watch_run_examine_check.countChanges(change);
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
		sources: change.sources.map((source) => sourceChangeJson(source, hide)),
		notCompared: change.notCompared.map(({ text, at }) => ({
			message: hide(text),
			...place(at)
		}))
	})}\n`;
}
function workloadJson({ before, after, renamed, builds, rollout, containers }, { hide, rollouts }) {
	return {
		...objectJson(after ?? before, hide),
		before: before === void 0 ? null : objectJson(before, hide),
		status: after === void 0 ? "removed" : before === void 0 ? "added" : renamed ? "renamed" : "changed",
		builds,
		rollout: rollouts ? {
			verdict: rollout.verdict,
			needless: rollout.needless,
			reasons: rollout.reasons.map((reason) => reasonJson(reason, hide))
		} : void 0,
		containers: containers.map((container) => containerJson(container, hide))
	};
}
function objectJson(workload, hide) {
	if (workload === void 0) return {};
	const { apiVersion, kind, namespace, name, node } = workload.manifest;
	return {
		apiVersion,
		kind,
		namespace: namespace && hide(namespace),
		name: name && hide(name),
		...require_formats.placeJson(node)
	};
}
function reasonJson({ text, before, after }, hide) {
	return {
		message: hide(text),
		before: before && require_formats.placeJson(before),
		after: after && require_formats.placeJson(after)
	};
}
function containerJson({ name, kind, status, variables, files, stops, needs, mends }, hide) {
	const failure = ({ reason, message, at }) => ({
		reason,
		message: hide(message),
		...require_formats.placeJson(at)
	});
	return {
		name: hide(name),
		kind,
		status,
		variables: variables.map((variable) => variableJson(variable, hide)),
		files: files.map((file) => fileJson(file, hide)),
		stops: stops.map(failure),
		needs: needs.map(failure),
		mends: mends.map(failure)
	};
}
function variableJson({ kind, name, before, after, nowHides, noLongerHides }, hide) {
	const masks = kind === "moved" && [before, after].some((each) => each && isSecret(each.value));
	return {
		name,
		kind,
		before: before && bindingJson(before, masks, hide),
		after: after && bindingJson(after, masks, hide),
		nowHides: nowHides.map(({ from }) => originJson(from, hide)),
		noLongerHides: noLongerHides.map(({ from }) => originJson(from, hide))
	};
}
function bindingJson({ value, from }, masks, hide) {
	return {
		...valueJson(value, masks),
		from: originJson(from, hide)
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
function originJson(from, hide) {
	switch (from.kind) {
		case "env-from":
		case "key": return {
			kind: from.kind,
			source: nameJson(from.reference, hide),
			key: hide(from.key),
			...require_formats.placeJson(from.at)
		};
		case "env-from-unknown": return {
			kind: from.kind,
			source: nameJson(from.reference, hide),
			...require_formats.placeJson(from.at)
		};
		default: return {
			kind: from.kind,
			...place(from.at)
		};
	}
}
function nameJson({ kind, name }, hide) {
	return {
		kind,
		name: hide(name)
	};
}
function fileJson({ kind, path, mount, before, after }, hide) {
	const from = (side) => side && {
		secret: isSecret(side.value),
		source: side.from && {
			...nameJson(side.from.source, hide),
			key: hide(side.from.key.key),
			...require_formats.placeJson(require_check.originOfKey(side.from.key))
		}
	};
	return {
		path: hide(path),
		kind,
		mount,
		before: from(before),
		after: from(after)
	};
}
function sourceChangeJson({ before, after, build, name, keys, refusal }, hide) {
	const { kind, namespace, at } = after ?? before ?? {};
	return {
		kind,
		namespace: namespace && hide(namespace),
		name: hide(name),
		build,
		status: after === void 0 ? "removed" : before === void 0 ? "added" : "changed",
		...place(at),
		keys: keys.map((key) => keyJson(key, hide)),
		refusal: refusal && {
			message: refusal.message,
			recreatedBy: refusal.recreatedBy,
			...require_formats.placeJson(refusal.at)
		}
	};
}
function keyJson({ key, kind, before, after }, hide) {
	return {
		key: hide(key),
		kind,
		before: before && require_formats.placeJson(before.at),
		after: after && require_formats.placeJson(after.at)
	};
}
function place(at) {
	return at === void 0 ? {} : { ...require_formats.placeJson(at) };
}
// src/report/changes/changes-text.ts
const INDENT$1 = "  ";
const WIDEST_NAME = 34;
const WIDEST_VALUE = 44;
function changesText(change, options) {
	const style = require_check.styleOf(options.color);
	const view = require_engine_action_worker_open_job_run_diff_watch_run_examine_check.changeView(change, options);
	const { base, head } = options.labels;
	return `${[
		[`${style.bold("Changes")} ${style.dim(`from ${base} to ${head}`)}`],
		...options.rollouts ? [verdictTable(view.workloads, style, options.width)] : [],
		...view.workloads.filter(hasDetails).map((workload) => details(workload, style, options)),
		unusedLines(view.unused, style),
		view.notCompared.flatMap((text) => require_check.wrapText(`not compared: ${plain(text)}`, options.width).map(style.yellow)),
		[...require_check.wrapText(require_engine_action_worker_open_job_run_diff_watch_run_examine_check.summaryOf(change, options.rollouts), options.width).map(style.bold), ...adviceLines(change, style, options)]
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function adviceLines(change, style, { rollouts, width }) {
	const advice = rollouts ? require_engine_action_worker_open_job_run_diff_watch_run_examine_check.adviceFor(change) : void 0;
	return advice === void 0 ? [] : require_check.wrapText(`help: ${plain(advice)}`, width).map(style.cyan);
}
function verdictTable(workloads, style, width = 200) {
	if (workloads.length === 0) return [];
	const verdicts = workloads.map(verdictText);
	const first = widest([...verdicts, "VERDICT"]);
	const second = Math.min(48, widest([...workloads.map(({ title }) => title), "WORKLOAD"]));
	const room = Math.max(30, width - first - second - 6);
	const rows = workloads.flatMap((workload, at) => {
		const [reason] = workload.reasons;
		const builds = workload.builds === "" ? "" : ` [${workload.builds}]`;
		const why = require_check.wrapText(plain(reason?.text ?? "") + builds, room);
		const verdict = require_check.padEnd(verdicts[at] ?? "", first);
		const isWide = require_check.displayWidth(workload.title) > second;
		const head = `${INDENT$1}${paintOf(workload.verdict, style)(verdict)}${INDENT$1}${require_check.padEnd(workload.title, second)}`;
		const blank = " ".repeat(first + second + 6);
		if (isWide) return [head.trimEnd(), ...why.map((line) => blank + line)];
		return why.map((line, index) => index === 0 ? `${head}${INDENT$1}${line}` : blank + line);
	});
	const titles = [
		require_check.padEnd("VERDICT", first),
		require_check.padEnd("WORKLOAD", second),
		"WHY"
	].join(INDENT$1);
	return [INDENT$1 + style.dim(titles), ...rows];
}
function verdictText({ verdict, needless }) {
	return needless ? `${verdict} without need` : verdict;
}
function paintOf(verdict, style) {
	switch (verdict) {
		case "blocked":
		case "stale":
		case "never updates": return style.red;
		case "recreate by hand":
		case "on delete":
		case "unknown":
		case "updates live":
		case "removed": return style.yellow;
		case "unaffected": return style.dim;
		default: return style.green;
	}
}
function hasDetails({ containers, reasons }) {
	return containers.length > 0 || reasons.length > 1;
}
function details(workload, style, options) {
	const { title, verdict, builds, reasons, containers } = workload;
	const shown = reasons.filter(({ effect }, at) => !effect || containers.length === 0 && at > 0);
	return [
		[
			style.bold(title),
			...options.rollouts ? [paintOf(verdict, style)(verdictText(workload))] : [],
			...builds === "" ? [] : [style.dim(builds)]
		].join(INDENT$1),
		...options.rollouts ? shown.flatMap((reason) => reasonLines(reason, style, options.width)) : [],
		...containers.flatMap((container) => containerLines$1(container, style, options))
	];
}
function reasonLines({ text, place }, style, width) {
	const whole = plain(text) + (place === void 0 ? "" : ` (${place})`);
	const room = width === void 0 ? void 0 : width - 4;
	return require_check.wrapText(whole, room).map((line, at) => style.dim(`${INDENT$1}${at === 0 ? "\u00b7 " : INDENT$1}${line}`));
}
function containerLines$1({ title, rows, stops, needs, mends }, style, options) {
	const name = Math.min(WIDEST_NAME, widest(rows.map((row) => row.name)));
	const value = Math.min(WIDEST_VALUE, widest(rows.map((row) => valueText(row.value))));
	const room = options.width === void 0 ? void 0 : Math.max(40, options.width - 6);
	const fails = (list, mark, paint) => list.flatMap(({ text, place }) => require_check.wrapText(`${text}${place === void 0 ? "" : ` (${place})`}`, room).map((line, at) => `${INDENT$1}${INDENT$1}${paint(`${at === 0 ? mark : " "} ${line}`)}`));
	return [
		`${INDENT$1}${style.underline(title)}`,
		...rows.flatMap((row) => rowLines(row, name, value, style, options.width)),
		...fails(stops, "!", style.red),
		...fails(needs, "?", style.yellow),
		...fails(mends, "\u2713", style.green)
	];
}
function rowLines(row, name, value, style, width) {
	const text = valueText(row.value);
	const lead = `${row.mark} ${require_check.padEnd(row.name, name)}${INDENT$1}`;
	const used = 4 + require_check.displayWidth(lead) + 2 + require_check.displayWidth(row.origin);
	const room = width ?? Number.POSITIVE_INFINITY;
	const isAligned = used + Math.max(value, require_check.displayWidth(text)) <= room;
	const isBeside = row.origin === "" || used + require_check.displayWidth(text) <= room;
	const gap = " ".repeat(isAligned ? Math.max(0, value - require_check.displayWidth(text)) : 0);
	const first = `${INDENT$1}${INDENT$1}${rowPaint(row, style)(lead)}${shown(row.value, style)}${isBeside ? `${gap}${INDENT$1}${style.dim(row.origin)}` : ""}`;
	const below = [...isBeside ? [] : [row.origin], ...row.notes];
	return [
		first.trimEnd(),
		...below.flatMap((note) => require_check.wrapText(note, width && width - 8).map((line, at) => `${INDENT$1.repeat(at === 0 ? 3 : 4)}${style.dim(line)}`)),
		...row.lines.map((line) => `${INDENT$1.repeat(4)}${diffPaint(line.mark, style)(`${line.mark} ${line.text}`.trimEnd())}`)
	];
}
function diffPaint(mark, style) {
	if (mark === "+") return style.green;
	return mark === "-" ? style.red : style.dim;
}
function rowPaint({ mark }, style) {
	if (mark === "+") return style.green;
	if (mark === "-") return style.red;
	return mark === "=" ? style.dim : style.yellow;
}
function valueText(value) {
	return value.kind === "one" ? value.text : `${value.from} \u2192 ${value.to}`;
}
function shown(value, style) {
	return value.kind === "one" ? value.text : `${value.from} ${style.dim("\u2192")} ${value.to}`;
}
function unusedLines(unused, style) {
	if (unused.length === 0) return [];
	const rest = unused.length - 5;
	return [
		style.dim("Changed, but used by no workload that the change touches:"),
		...unused.slice(0, rest > 1 ? 5 : unused.length).map((text) => style.dim(`${INDENT$1}${text}`)),
		...rest > 1 ? [style.dim(`${INDENT$1}\u2026 ${rest} more`)] : []
	];
}
function widest(texts) {
	return texts.reduce((most, text) => Math.max(most, require_check.displayWidth(text)), 0);
}
function plain(text) {
	return text.replaceAll("`", "");
}
// src/report/changes/format-changes.ts
function formatChanges(format, change, options) {
	switch (format) {
		case "json": return changesJson(change, options);
		case "html": return changesHtml(change, options);
		default: {
			const text = (format === "markdown" ? require_engine_action_worker_open_job_run_diff_watch_run_examine_check.changesMarkdown : changesText)(change, options);
			return options.guardCommands ? require_start.guardCommands(text) : text;
		}
	}
}
// src/cli/change-output.ts
function changeFormatOf(values) {
	const asked = values.get("format")?.at(-1);
	return require_start.CHANGE_FORMATS.find((known) => known === asked) ?? "text";
}
function changeOptionsOf(values, outside, given) {
	const sink = values.has("output") ? void 0 : outside.stdout;
	return {
		...require_start.DEFAULT_CHANGE_OPTIONS,
		...given,
		version: require_version.VERSION,
		color: require_start.hasColor(values, outside, sink),
		width: require_load.widthOf(sink) ?? require_start.DEFAULT_CHANGE_OPTIONS.width,
		files: values.has("files"),
		guardCommands: sink !== void 0 && require_load.isLogOfCi(outside)
	};
}
// src/changes/workload-origin.ts
function originOf({ manifest, path }) {
	const name = require_check.scalarAt(manifest.node, "metadata", "name");
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
		require_check.writtenNameOf(manifest) ?? "",
		path
	].join("\n");
}
// src/changes/compare-variants.ts
const NO_ROLLOUT = {
	verdict: "unaffected",
	needless: false,
	reasons: []
};
function compareVariants(evidence, left, right) {
	const [olds, news] = [left, right].map((builds) => workloadsIn(evidence, builds));
	const pairs = matchVariants(olds ?? [], news ?? []);
	const sideOf = require_engine_run_diff_compare_evidence.resolveSides(evidence, pairs.flat());
	const workloads = pairs.flatMap(([before, after]) => {
		if (before === void 0 || after === void 0) return [];
		const containers = require_engine_run_diff_compare_evidence.compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
		if (containers.length === 0) return [];
		return [{
			before,
			after,
			renamed: false,
			builds: [`${before.build} \u2192 ${after.build}`],
			rollout: NO_ROLLOUT,
			containers
		}];
	});
	const alone = pairs.flatMap(([before, after]) => {
		const only = before === void 0 ? after : after === void 0 ? before : void 0;
		if (only === void 0) return [];
		return [{
			text: `only \`${only.build}\` has ${require_check.nameInCluster(only.manifest)}`,
			at: only.manifest.node
		}];
	});
	const builds = [...left.map((before) => ({
		before,
		after: void 0
	})), ...right.map((after) => ({
		before: void 0,
		after
	}))];
	return {
		workloads: require_engine_run_diff_compare_evidence.mergeWorkloads(workloads),
		sources: [],
		unused: [],
		builds,
		notCompared: alone
	};
}
function withoutMoved(container) {
	const variables = container.variables.filter(({ kind }) => kind !== "moved");
	const { status, files, stops, needs, mends } = container;
	const isEmpty = [
		variables,
		files,
		stops,
		needs,
		mends
	].every(({ length }) => length === 0);
	return status === "kept" && isEmpty ? [] : [{
		...container,
		variables
	}];
}
function workloadsIn({ workloads }, builds) {
	const ids = new Set(builds.map(({ id }) => id));
	return workloads.filter(({ build }) => ids.has(build));
}
function matchVariants(olds, news) {
	const found = /* @__PURE__ */ new Map();
	const left = new Set(olds);
	for (const keyOf of [originOf, writtenTitleOf]) {
		const waiting = /* @__PURE__ */ new Map();
		for (const old of left) require_check.appendTo(waiting, keyOf(old), old);
		for (const now of news) {
			if (found.has(now)) continue;
			const old = waiting.get(keyOf(now))?.shift();
			if (old === void 0) continue;
			found.set(now, old);
			left.delete(old);
		}
	}
	return [...news.map((now) => [found.get(now), now]), ...[...left].map((old) => [old, void 0])];
}
// src/changes/environment-matrix.ts
function variantsOf(environments) {
	const workloads = [...new Set(environments.map(({ workload }) => workload))];
	const byTitle = require_check.groupBy(workloads, writtenTitleOf);
	const byOrigin = require_check.groupBy(workloads, originOf);
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
function environmentMatrix(evidence, variants) {
	const [workload] = variants;
	if (workload === void 0) return void 0;
	const all = require_check.groupBy(evidence.environments(), (environment) => environment.workload);
	const containers = [...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name)))].map((name) => {
		return {
			name,
			rows: rowsOf(variants.map((each) => all.get(each)?.find(({ container }) => container.name === name)), variants, evidence)
		};
	});
	return {
		workload,
		columns: variants.map(({ build }) => build),
		containers
	};
}
function rowsOf(environments, variants, evidence) {
	const bindings = environments.map((each) => new Map(each?.bindings.map((binding) => [binding.name, binding])));
	const names = new Set(bindings.flatMap((each) => [...each.keys()]));
	const judged = variants.map((each) => require_check.judgedOf(evidence, each));
	return [...names].map((name) => {
		const cells = bindings.map((each) => each.get(name));
		const classes = classesOf(cells, (one, other) => {
			const [old, now] = [cells[one], cells[other]];
			if (old === void 0 || now === void 0) return false;
			return require_check.valueComparer(judged[one] ?? [], judged[other] ?? []).compare(old.value, now.value) === "same";
		});
		return {
			name,
			cells,
			same: classes.every((each) => each === 0),
			classes
		};
	});
}
function classesOf(cells, isSame) {
	const classes = [];
	for (const [at, cell] of cells.entries()) {
		const first = cell === void 0 ? -1 : classes.findIndex((each, index) => each === index && isSame(index, at));
		classes.push(cell === void 0 ? -1 : first === -1 ? at : first);
	}
	return classes;
}
// src/changes/select-builds.ts
function selectBuilds(builds, word, path) {
	const exact = builds.filter((build) => pathsOf(build).some((each) => each === path || each === word));
	if (exact.length > 0) return exact;
	const below = builds.filter((build) => pathsOf(build).some((each) => each.startsWith(`${path}/`)));
	if (below.length > 0) return below;
	const named = builds.filter(({ deployedBy }) => {
		const name = deployedBy?.name ?? "";
		return name === word || name.slice(name.lastIndexOf("/") + 1) === word;
	});
	if (named.length > 0) return named;
	const { matches } = require_load.pathGlobs([`/${path}`]);
	return builds.filter((build) => pathsOf(build).some(matches));
}
function pathsOf({ id, folder }) {
	return [id, ...folder === void 0 ? [] : [folder]];
}
// src/commands/compare-variants.ts
function between(tree, settings, [left, right]) {
	const { evidence } = require_engine_action_worker_open_job_run_diff_watch_run_examine_check.gatherTree(tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	const hide = require_check.textHiderOf([evidence]);
	return {
		change: require_engine_action_worker_open_job_run_diff_watch_run_examine_check.hideInChange(change, hide),
		hide
	};
}
function buildsNamed(builds, { word, path }) {
	const found = selectBuilds(builds, word, path);
	if (found.length > 0) return found;
	const near = require_load.nearestName(path, new Set(builds.map(({ id }) => id)));
	const help = near === void 0 ? "`envfrom builds` lists the builds." : `Did you mean \`${near}\`?`;
	throw new require_load.CannotRun(`No build matches \`${word}\`.`, help);
}
const MOST_NAMED = 10;
function matrix(tree, settings, selection) {
	const { evidence } = require_engine_action_worker_open_job_run_diff_watch_run_examine_check.gatherTree(tree, settings);
	const { builds, environments } = evidence;
	const variants = variantsOf(require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.selectEnvironments(environments(), {
		...selection,
		builds
	}));
	const [first = [], ...others] = variants;
	if (others.length > 0) {
		const names = variants.slice(0, MOST_NAMED).flatMap(([each]) => each === void 0 ? [] : [require_check.nameInCluster(each.manifest)]);
		const rest = variants.length - names.length;
		throw new require_load.CannotRun(`\`--matrix\` shows one workload, and ${variants.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`);
	}
	const found = environmentMatrix(evidence, first);
	if (found === void 0) throw new require_load.CannotRun("There are no workloads here.");
	const hide = require_check.textHiderOf([evidence]);
	return {
		matrix: require_engine_action_worker_open_job_run_diff_watch_run_examine_check.hideInMatrix(found, hide),
		hide
	};
}
// src/report/changes/format-matrix.ts
const INDENT = "  ";
const ABSENT = "\u2014";
function formatMatrix(format, matrix, options) {
	switch (format) {
		case "json": return matrixJson(matrix, options);
		case "html": return matrixHtml(matrix, options);
		default: {
			const text = (format === "markdown" ? matrixMarkdown : matrixText)(matrix, options);
			return options.guardCommands ? require_start.guardCommands(text) : text;
		}
	}
}
function titleOf({ workload }, { hide }) {
	return hide(require_start.escapeText(require_check.nameOfManifest(workload.manifest).replaceAll("`", "")));
}
function headsOf({ columns }) {
	const split = columns.map((id) => id.split("/"));
	const [first = []] = split;
	if (split.length < 2) return columns.map(require_start.escapeText);
	const most = Math.min(...split.map((parts) => parts.length)) - 1;
	let start = 0;
	while (start < most && split.every((parts) => parts[start] === first[start])) start += 1;
	let end = 0;
	while (end < most - start && split.every((parts) => parts.at(-1 - end) === first.at(-1 - end))) end += 1;
	return split.map((parts) => require_start.escapeText(parts.slice(start, parts.length - end).join("/")));
}
function cellText(row, at) {
	const binding = row.cells[at];
	if (binding === void 0) return ABSENT;
	const text = require_engine_action_worker_open_job_run_diff_watch_run_examine_check.shownValue(binding.value);
	const secrets = row.cells.filter((cell) => cell !== void 0 && require_engine_action_worker_open_job_run_diff_watch_run_examine_check.shownValue(cell.value) === text);
	const kinds = new Set(row.classes.filter((each) => each !== -1));
	if (!text.includes("\u2039") || secrets.length < 2 || kinds.size < 2) return text;
	return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}
function matrixText(matrix, options) {
	const style = require_check.styleOf(options.color);
	const heads = headsOf(matrix);
	const blocks = matrix.containers.map((container) => containerLines(container, heads, style, options));
	return `${[`${style.bold(titleOf(matrix, options))}  ${style.dim(require_start.count(heads.length, "build"))}`, ...blocks.flat()].join("\n")}\n`;
}
function containerLines(container, heads, style, { width, hide }) {
	const differing = container.rows.filter(({ same }) => !same);
	const equal = container.rows.filter(({ same }) => same).map(({ name }) => require_start.escapeText(name));
	const lines = [`${INDENT}${style.underline(hide(require_start.escapeText(`container ${container.name}`)))}`];
	if (differing.length > 0) lines.push(...tableLines(differing, heads, style, width) ?? listLines(differing, heads, style, width));
	if (equal.length > 0) {
		const text = `${require_start.count(equal.length, "variable")} the same in all: ${equal.join(", ")}`;
		lines.push(...require_check.wrapText(text, width && width - 4).map((line) => `${INDENT}${INDENT}${style.dim(line)}`));
	}
	return container.rows.length === 0 ? [...lines, `${INDENT}${INDENT}${style.dim("no variables")}`] : lines;
}
function tableLines(rows, heads, style, width) {
	const cells = rows.map((row) => heads.map((_, at) => cellText(row, at)));
	const widths = heads.map((head, at) => Math.max(require_check.displayWidth(head), ...cells.map((row) => require_check.displayWidth(row[at] ?? ""))));
	const first = Math.max(4, ...rows.map(({ name }) => require_check.displayWidth(require_start.escapeText(name))));
	const all = widths.reduce((sum, each) => sum + each + 2, 4 + first);
	if (width !== void 0 && all > width) return void 0;
	const line = (name, texts) => `${INDENT}${INDENT}${require_check.padEnd(name, first)}${texts.map((text, at) => INDENT + require_check.padEnd(text, widths[at] ?? 0)).join("")}`.trimEnd();
	return [style.dim(line("NAME", heads)), ...rows.map(({ name }, at) => line(require_start.escapeText(name), cells[at] ?? []))];
}
function listLines(rows, heads, style, width) {
	return rows.flatMap((row) => {
		const groups = /* @__PURE__ */ new Map();
		for (const [at, head] of heads.entries()) {
			const text = cellText(row, at);
			groups.set(text, [...groups.get(text) ?? [], head]);
		}
		return [`${INDENT}${INDENT}${style.bold(require_start.escapeText(row.name))}`, ...[...groups].flatMap(([text, builds]) => require_check.wrapText(`${text}  in ${builds.join(", ")}`, width && width - 8).map((part, at) => `${INDENT.repeat(at === 0 ? 3 : 4)}${part}`))];
	});
}
function matrixMarkdown(matrix, options) {
	const heads = headsOf(matrix);
	const tables = matrix.containers.map(({ name, rows }) => {
		const lines = rows.map((row) => `| ${[require_formats.markdownCode(row.name), ...heads.map((_, at) => require_formats.markdownCode(cellText(row, at)))].join(" | ")} |\n`);
		const head = `| ${["Name", ...heads.map(require_formats.markdownText)].join(" | ")} |\n|${" :--- |".repeat(heads.length + 1)}\n`;
		return `\n${require_formats.markdownText(`container ${name}`)}\n\n${head}${lines.join("")}`;
	});
	return `### ${require_formats.markdownText(titleOf(matrix, options))}\n${tables.join("")}`;
}
function matrixHtml(matrix, options) {
	const heads = headsOf(matrix);
	const tables = matrix.containers.map(({ name, rows }) => {
		const head = `<tr><th>Name${heads.map((each) => `<th>${htmlText(each)}`).join("")}`;
		const lines = rows.map((row) => `<tr class="${row.same ? "dim" : ""}"><td><code>${htmlText(require_start.escapeText(row.name))}</code>${heads.map((_, at) => `<td><code>${htmlText(cellText(row, at))}</code>`).join("")}`);
		return `<h3>${htmlText(`container ${name}`)}</h3>\n<table>\n${[head, ...lines].join("\n")}\n</table>`;
	});
	return htmlPage(`<h1>${htmlText(titleOf(matrix, options))}</h1>\n${tables.join("\n")}`);
}
function matrixJson({ workload, columns, containers }, { version, hide }) {
	const { apiVersion, kind, name } = workload.manifest;
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		workload: {
			apiVersion,
			kind,
			name: name && hide(name)
		},
		builds: columns,
		containers: containers.map((container) => ({
			name: hide(container.name),
			variables: container.rows.map((row) => ({
				name: row.name,
				same: row.same,
				values: columns.map((build, at) => {
					const binding = row.cells[at];
					if (binding === void 0) return {
						build,
						set: false
					};
					const from = binding.from.at === void 0 ? {} : require_formats.placeJson(binding.from.at);
					return {
						build,
						set: true,
						value: binding.value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join(""),
						group: row.classes[at],
						...from
					};
				})
			}))
		}))
	})}\n`;
}
// src/cli/run-variants.ts
async function runBetween(args, outside) {
	const { values } = args;
	const [left, right, ...paths] = args.positionals;
	if (left === void 0 || right === void 0) throw new require_load.CannotRun("`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.");
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(paths, values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const { root, here } = run.located;
		const named = (word) => ({
			word,
			path: require_load.pathFrom(root, (0, node_path.resolve)(here, word)) || "."
		});
		const { change, hide } = between(await progress.watch(run.tree), run.settings, [named(left), named(right)]);
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const options = changeOptionsOf(values, outside, {
			labels: {
				base: `\`${left}\``,
				head: `\`${right}\``
			},
			hide,
			rollouts: false
		});
		require_start.writeOutput(formatChanges(changeFormatOf(values), change, options), values.get("output")?.at(-1), run.located, outside);
		return values.has("exit-code") && change.workloads.length + change.notCompared.length > 0 ? 1 : 0;
	} finally {
		progress.stop();
	}
}
async function runMatrix(args, outside) {
	const { values } = args;
	const words = require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.readEnvArguments(args.positionals, (path) => require_load.whatIsAt(outside.cwd, path));
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_start.openRun(words.places, values, outside);
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run);
		const { root, here } = run.located;
		const files = words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file)));
		const found = matrix(await progress.watch(run.tree), run.settings, {
			workloads: words.workloads,
			files,
			namespace: void 0,
			notRendered: []
		});
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const options = changeOptionsOf(values, outside, {
			labels: {
				base: "",
				head: ""
			},
			hide: found.hide,
			rollouts: false
		});
		require_start.writeOutput(formatMatrix(changeFormatOf(values), found.matrix, options), values.get("output")?.at(-1), run.located, outside);
		return 0;
	} finally {
		progress.stop();
	}
}
// src/cli/run-diff.ts
var run_diff_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDiff: () => runDiff });
async function runDiff(args, outside) {
	const { values } = args;
	refuseOneTree(values);
	if (values.has("between")) return runBetween(args, outside);
	if (values.has("matrix")) return runMatrix(args, outside);
	const words = readDiffArguments(args.positionals, values, (path) => require_load.whatIsAt(outside.cwd, path));
	const progress = require_start.startProgress(outside);
	try {
		const run = await require_engine_action_worker_run_diff_open_comparison.openComparison(words.paths, values, outside, sidesOf(words));
		if (outside.isolate !== void 0 && require_start.isLarge(run)) return await outside.isolate();
		await require_start.loadStages(run, run.base);
		const head = await progress.watch(run.tree);
		const { change, hide } = require_engine_action_worker_open_job_run_diff_watch_run_examine_check.diff(run.base, head, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.say(outside, `envfrom: ${notice}`);
		const { labels } = run;
		const options = changeOptionsOf(values, outside, {
			labels,
			hide,
			rollouts: true
		});
		const text = formatChanges(changeFormatOf(values), change, options);
		require_start.writeOutput(text, values.get("output")?.at(-1), run.located, outside);
		return values.has("exit-code") && change.workloads.length + change.sources.length > 0 ? 1 : 0;
	} finally {
		progress.stop();
	}
}
function refuseOneTree(values) {
	const one = ["between", "matrix"].find((name) => values.has(name));
	const side = [
		"base-dir",
		"head-dir",
		"staged"
	].find((name) => values.has(name));
	if (one === void 0 || side === void 0) return;
	throw new require_load.CannotRun(`\`--${side}\` cannot be used with \`--${one}\`, which looks at the files here.`);
}
function sidesOf({ base, head, baseDir, headDir, staged }) {
	return {
		base: baseSide(),
		head: headSide()
	};
	function baseSide() {
		if (baseDir !== void 0) return {
			kind: "folder",
			path: baseDir
		};
		if (base !== void 0) return {
			kind: "revision",
			revision: base
		};
		return { kind: staged ? "last-commit" : "default" };
	}
	function headSide() {
		if (headDir !== void 0) return {
			kind: "folder",
			path: headDir
		};
		if (head !== void 0) return {
			kind: "revision",
			revision: head
		};
		return { kind: staged ? "index" : "work-tree" };
	}
}
Object.defineProperty(exports, "examineKeeping", {
	enumerable: true,
	get: function() {
		return examineKeeping;
	}
});
Object.defineProperty(exports, "examineToKeep", {
	enumerable: true,
	get: function() {
		return examineToKeep;
	}
});
Object.defineProperty(exports, "hasRoom", {
	enumerable: true,
	get: function() {
		return hasRoom;
	}
});
Object.defineProperty(exports, "hasRoomFor", {
	enumerable: true,
	get: function() {
		return hasRoomFor;
	}
});
Object.defineProperty(exports, "renew", {
	enumerable: true,
	get: function() {
		return renew;
	}
});
Object.defineProperty(exports, "run_diff_exports", {
	enumerable: true,
	get: function() {
		return run_diff_exports;
	}
});
