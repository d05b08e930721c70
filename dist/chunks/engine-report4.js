import { Ct as escapeText, F as numberText, I as severityCounts, L as shortListOf, M as SEVERITIES, N as count, P as countSeverities, St as clipText, Tt as safeJson, dt as lineStarts, ht as memo, mt as positionOf, pt as placeOf, ut as hostSpan, xt as guardCommands, z as worstLast } from "./start.js";
import { h as groupBy, m as appendTo } from "./engine-go.js";
import { a as folderOf } from "./engine-model.js";
import { t as secretMasks } from "./engine-report3.js";
import { i as trailText, n as sourceJson, r as trailJson, t as placeJson } from "./engine-report5.js";
import { t as eastAsianWidth } from "./get-east-asian-width.js";
import { styleText } from "node:util";
import { createHash } from "node:crypto";
// src/report/problems/shown-paths.ts
const WORD = /([^\s`'"(),]+?)((?::\d+){0,2}[.:;]?)(?=[\s`'"(),]|$)/g;
function shownPaths(report, showPath) {
	if (showPath === void 0) return {
		path: same$1,
		text: same$1
	};
	let known;
	const isKnown = (word) => {
		known ??= /* @__PURE__ */ new Set([...report.files.map(({ path }) => path), ...report.builds.flatMap(({ files }) => files)]);
		return known.has(word);
	};
	return {
		path: showPath,
		text: (text) => text.replace(WORD, (word, path, place) => isKnown(path) ? `${showPath(path)}${place}` : word)
	};
}
function same$1(text) {
	return text;
}
// src/report/text/style.ts
function styleOf(color) {
	return color ? COLORED : PLAIN;
}
function paint(format) {
	const [open = "", close = ""] = styleText(format, "\0", { validateStream: false }).split("\0");
	return (text) => text === "" ? "" : open + text + close;
}
function same(text) {
	return text;
}
const COLORED = {
	color: true,
	plain: same,
	bold: paint("bold"),
	dim: paint("dim"),
	underline: paint("underline"),
	red: paint("red"),
	yellow: paint("yellow"),
	blue: paint("blue"),
	cyan: paint("cyan"),
	green: paint("green")
};
const PLAIN = {
	color: false,
	plain: same,
	bold: same,
	dim: same,
	underline: same,
	red: same,
	yellow: same,
	blue: same,
	cyan: same,
	green: same
};
// src/report/problems/builds-of.ts
const MOST_BUILDS = 6;
const MOST_WITHOUT = 3;
function buildsOf(problem, report, showPath = (path) => path) {
	const { builds } = problem;
	if (builds.length === 0) return void 0;
	const having = new Set(builds);
	const using = usersOf(report).get(hostSpan(problem.at).file.path);
	const without = using?.filter((build) => !having.has(build)) ?? [];
	if (using !== void 0 && without.length === 0) return void 0;
	if (without.length > 0 && without.length <= MOST_WITHOUT && builds.length > without.length + 1) return `in ${count(builds.length, "build")}, but not in ${shortListOf(without.map(showPath), MOST_WITHOUT)}`;
	return `in ${shortListOf(builds.map(showPath), MOST_BUILDS)}`;
}
const usersOf = memo(({ builds }) => {
	const users = /* @__PURE__ */ new Map();
	for (const { id, files } of builds) for (const file of files) appendTo(users, file, id);
	return users;
});
// src/report/problems/group-by-cause.ts
function groupByCause(problems) {
	const groups = [];
	const known = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const { rule, severity, cause } = problem;
		const key = cause === void 0 ? void 0 : `${rule} ${severity} ${cause}`;
		const same = key === void 0 ? void 0 : known.get(key);
		if (same !== void 0) {
			same.push(problem);
			continue;
		}
		const others = [];
		groups.push({
			first: problem,
			others
		});
		if (key !== void 0) known.set(key, others);
	}
	return groups;
}
// src/report/problems/known-problems.ts
const MOST_RULES$1 = 4;
function tellsNew({ comparison, baseline }) {
	return comparison !== void 0 || baseline !== void 0;
}
const knownProblems = memo(({ comparison, baseline }) => {
	return /* @__PURE__ */ new Set([...comparison?.old ?? [], ...baseline?.accepted ?? []]);
});
function countsOf(report) {
	const { problems } = report;
	if (!tellsNew(report)) return severityCounts(problems);
	const known = knownProblems(report);
	const fresh = problems.filter((problem) => !known.has(problem)).length;
	if (fresh === problems.length) return severityCounts(problems, "new ");
	return `${severityCounts(problems)}, ${fresh === 0 ? "none" : numberText(fresh)} of them new`;
}
function comparisonNotes(report) {
	const shown = new Set(report.problems);
	const { comparison, baseline } = report;
	return [...comparison === void 0 ? [] : [comparedWith(comparison, shown)], ...baseline === void 0 ? [] : acceptedBy(baseline, shown)];
}
function comparedWith({ base, old, fixed, uncompared }, shown) {
	const isHidden = old.some((problem) => !shown.has(problem));
	const parts = [
		...old.length === 0 ? [] : [`${count(old.length, "old problem")}${isHidden ? " not shown (`--all-problems` shows them)" : ""}`],
		...fixed.length === 0 ? [] : [`${count(fixed.length, "problem")} fixed`],
		...uncompared === 0 ? [] : [`${numberText(uncompared)} of the old ones unclear, since the base cannot be read there`]
	];
	return `Compared with ${base}: ${parts.length === 0 ? "no old problems" : parts.join(", ")}.`;
}
function acceptedBy({ path, accepted, unused }, shown) {
	const isHidden = accepted.some((problem) => !shown.has(problem));
	const number = `${count(accepted.length, "problem")}${isHidden ? " not shown" : ""}`;
	const gone = unused.reduce((sum, entry) => sum + entry.count, 0);
	const rules = shortListOf([...new Set(unused.map(({ rule }) => rule))], MOST_RULES$1);
	return [`The baseline \`${path}\` accepts ${number}.`, ...gone === 0 ? [] : [`It also accepts ${count(gone, "problem")} that ${gone === 1 ? "is" : "are"} gone (${rules}): \`envfrom baseline --prune\` removes ${gone === 1 ? "it" : "them"}.`]];
}
// src/report/problems/fingerprint.ts
const HASH_LENGTH = 32;
function fingerprints(problems) {
	const seen = /* @__PURE__ */ new Map();
	return problems.map((problem) => {
		const hash = createHash("sha256").update(identityOf(problem)).digest("hex").slice(0, HASH_LENGTH);
		const number = (seen.get(hash) ?? 0) + 1;
		seen.set(hash, number);
		return `${hash}:${number}`;
	});
}
function identityOf({ rule, at, subject, message }) {
	const { path } = hostSpan(at).file;
	const about = subject === void 0 ? [message.replace(/\d+/g, "#")] : [
		subject.kind,
		subject.namespace,
		subject.name,
		subject.container,
		subject.detail
	];
	return JSON.stringify([
		rule,
		path,
		...about.map((part) => part ?? "")
	]);
}
// src/report/problems/reference-json.ts
function referenceJson({ reference, verdict, at }) {
	const { manifest, container } = reference;
	return {
		kind: reference.kind,
		namespace: reference.namespace,
		name: reference.name,
		key: reference.key?.name,
		optional: reference.optional,
		use: reference.use,
		field: reference.path,
		object: {
			apiVersion: manifest.apiVersion,
			kind: manifest.kind,
			namespace: manifest.namespace,
			name: manifest.name
		},
		container: container?.name,
		subject: reference.subject,
		build: reference.build,
		verdict: verdict.kind,
		...verdictJson(verdict),
		harmless: reference.harmless,
		...placeJson(at)
	};
}
function verdictJson(verdict) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return {
		sources: verdict.sources.map(sourceJson),
		assumption: verdict.assumption
	};
	if (verdict.kind === "produced") return { sources: [sourceJson(verdict.source)] };
	if (verdict.kind === "broken") return {
		proof: verdict.proof,
		missing: missingJson(verdict.missing)
	};
	if ("missing" in verdict) return { missing: missingJson(verdict.missing) };
	return { reason: verdict.reason };
}
function missingJson(missing) {
	if (missing.what === "key") return {
		what: "key",
		source: sourceJson(missing.source),
		nearest: missing.nearest?.key,
		inBinaryData: missing.inBinaryData
	};
	return {
		what: "source",
		nearest: missing.nearest?.name,
		otherKind: missing.otherKind && sourceJson(missing.otherKind),
		elsewhere: missing.elsewhere.map(sourceJson)
	};
}
// src/report/problems/format-json.ts
const SHAPE_VERSION = 1;
function formatJson(report, options) {
	const { version, notices, references } = options;
	const names = fingerprints(report.problems);
	const known = tellsNew(report) ? knownProblems(report) : void 0;
	const stateOf = (problem) => known && (known.has(problem) ? "old" : "new");
	return [
		["version", pretty(SHAPE_VERSION)],
		["tool", pretty({
			name: "envfrom",
			version
		})],
		["summary", pretty(summaryJson(report))],
		["notices", pretty(notices)],
		["problems", pretty(report.problems.map((problem, at) => problemJson(problem, names[at], stateOf(problem))))],
		...comparisonParts(report),
		["suppressed", pretty(report.suppressed.map(suppressedJson))],
		...references ? [["references", lines(report.references, referenceJson)]] : [],
		["builds", pretty(report.builds.map(buildJson))],
		["notLookedAt", pretty(report.notLookedAt.map(notLookedAtJson))],
		...report.repositories === void 0 ? [] : [["repositories", pretty(report.repositories)]],
		["otherDeployers", pretty(report.otherDeployers)],
		["skipped", pretty(report.files.flatMap(skippedFileJson))],
		["skippedDocuments", pretty(report.files.flatMap(skippedDocumentJson))]
	].flatMap(([name, chunks], at) => [`${at === 0 ? "{" : ","}\n  "${name}": `].concat(chunks)).concat("\n}\n").join("");
}
function buildJson({ id, kind, folder, cluster, namespace, ...build }) {
	const { deployedBy, undeployed, previewed, objects, partial } = build;
	return {
		id,
		kind,
		folder,
		cluster,
		namespace,
		deployedBy: deployedBy && {
			name: deployedBy.name,
			...placeJson(deployedBy.at)
		},
		undeployed,
		previewed,
		objects: objects.length,
		partial
	};
}
function notLookedAtJson({ manifest, reason }) {
	const { kind, namespace, name, node } = manifest;
	return {
		kind,
		namespace,
		name,
		reason,
		...placeJson(node)
	};
}
function pretty(value) {
	return [safeJson(value).replaceAll("\n", "\n  ")];
}
function lines(items, jsonOf) {
	if (items.length === 0) return ["[]"];
	return [...items.map((item, at) => `${at === 0 ? "[" : ","}\n    ${safeJson(jsonOf(item), 0)}`), "\n  ]"];
}
function summaryJson(report) {
	const counts = countSeverities(report.problems);
	const skipped = report.files.filter((file) => file.class.kind === "skipped").length;
	return {
		errors: counts.get("error") ?? 0,
		warnings: counts.get("warning") ?? 0,
		infos: counts.get("info") ?? 0,
		suppressed: report.suppressed.length,
		filesChecked: report.files.length - skipped,
		filesSkipped: skipped,
		references: report.references.length,
		builds: report.builds.length
	};
}
function comparisonParts({ comparison, baseline }) {
	return [...comparison === void 0 ? [] : [["comparison", pretty(comparisonJson(comparison))]], ...baseline === void 0 ? [] : [["baseline", pretty(baselineJson(baseline))]]];
}
function comparisonJson({ base, old, fixed, uncompared }) {
	return {
		base,
		old: old.length,
		uncompared,
		fixed: fixed.map((problem) => problemJson(problem, void 0))
	};
}
function baselineJson({ path, accepted, unused }) {
	return {
		path,
		accepted: accepted.length,
		unused
	};
}
function problemJson(problem, fingerprint, state) {
	const { rule, severity, message, help, at, related, builds, subject } = problem;
	return {
		rule,
		severity,
		state,
		message,
		help,
		...placeJson(at),
		trail: trailJson(at),
		related: (related ?? []).map(relatedJson),
		builds,
		subject: subject && {
			kind: subject.kind,
			namespace: subject.namespace,
			name: subject.name,
			container: subject.container,
			detail: subject.detail
		},
		fingerprint
	};
}
function relatedJson({ at, message }) {
	return {
		message,
		...placeJson(at)
	};
}
function suppressedJson({ problem, by, reason }) {
	return {
		problem: problemJson(problem, void 0),
		by: placeJson(by),
		reason
	};
}
function skippedFileJson(file) {
	if (file.class.kind !== "skipped") return [];
	return [{
		path: file.path,
		as: file.class.as,
		reason: file.class.reason
	}];
}
function skippedDocumentJson({ documents }) {
	return documents.flatMap(({ span, skipped }) => {
		if (skipped === void 0) return [];
		const { path, line } = positionOf(span);
		return [{
			path,
			line,
			reason: skipped
		}];
	});
}
// src/report/problems/other-places.ts
const MOST_ROWS$1 = 8;
function otherPlaces({ first, others, isOfNames }, all) {
	if (others.length === 0) return void 0;
	const rows = rowsOf(others, all, isOfNames === true ? nameOf : aboutOf);
	const shown = all || rows.length <= 9 ? rows : rows.slice(0, MOST_ROWS$1);
	const covered = shown.reduce((sum, { times }) => sum + times, 0);
	const here = exactPlace(first);
	const isHere = others.every((problem) => exactPlace(problem) === here);
	return {
		title: isOfNames ? `the same for ${count(others.length, "more name")}:` : isHere ? `the same here for ${numberText(others.length)} more:` : `the same at ${count(others.length, "more place")}:`,
		rows: shown.map(({ at, place, about, times }, index) => ({
			at,
			place: place === (shown[index - 1]?.place ?? here) ? "" : place,
			about: times === 1 ? about : [about, `${times} times`].filter(isText).join(", ")
		})),
		rest: covered === others.length ? void 0 : `and ${numberText(others.length - covered)} more`
	};
}
function rowsOf(problems, all, tell) {
	const rows = /* @__PURE__ */ new Map();
	for (const [index, problem] of problems.entries()) {
		const about = tell(problem.subject);
		const key = all ? String(index) : JSON.stringify([positionOf(problem.at).path, about]);
		const same = rows.get(key);
		if (same === void 0) rows.set(key, {
			at: problem.at,
			place: exactPlace(problem),
			about,
			times: 1
		});
		else same.times += 1;
	}
	return [...rows.values()];
}
function exactPlace({ at }) {
	const { path, line, column } = positionOf(at);
	return `${path}:${line}:${column}`;
}
function aboutOf(subject) {
	if (subject === void 0) return "";
	const { kind, name = "", container } = subject;
	return [`${kind} ${name}`.trim(), ...container === void 0 ? [] : [`container ${container}`]].filter(isText).join(", ");
}
function nameOf(subject) {
	return subject?.detail ?? aboutOf(subject);
}
function isText(text) {
	return text !== "";
}
// src/report/problems/coverage-of.ts
const NOUNS = {
	Kustomization: "Flux Kustomization",
	HelmRelease: "Helm release",
	Application: "Argo CD application",
	ApplicationSet: "Argo CD application set",
	ResourceSet: "Flux resource set"
};
const DEPLOYERS = [
	["Kustomization", "flux-kustomization"],
	["Application", "argo-application"],
	["HelmRelease", "helm-release"]
];
function deployersOf({ builds, notLookedAt }) {
	return DEPLOYERS.flatMap(([kind, buildKind]) => {
		const own = builds.filter((build) => build.kind === buildKind);
		const previewed = own.filter((build) => build.previewed === true).length;
		const seen = own.length;
		const unseen = notLookedAt.filter(({ manifest }) => manifest.kind === kind).length;
		if (seen + unseen === 0) return [];
		const all = count(seen + unseen, NOUNS[kind] ?? kind);
		const words = unseen === 0 ? all : `${numberText(seen)} of ${all}`;
		return [previewed === 0 ? words : `${words} (${numberText(previewed)} previewed from values)`];
	});
}
const UNUSED = [
	["fixture", "test fixture"],
	["vendored", "vendored file"],
	["archive", "archived file"],
	["generated", "generated file"],
	["template", "template"]
];
function notLookedAtOf(report) {
	const deployers = report.otherDeployers.map((name) => `what ${name} deploys`);
	return [
		...entriesNotLookedAt(report),
		...unusedFilesOf(report),
		...deployers
	];
}
function unusedFilesOf({ files }) {
	const skipped = groupBy(files, skippedAs);
	return UNUSED.flatMap(([as, words]) => {
		const some = skipped.get(as)?.length ?? 0;
		return some === 0 ? [] : [count(some, words)];
	});
}
function nounOf(kind) {
	return NOUNS[kind] ?? kind;
}
function entriesNotLookedAt({ notLookedAt }) {
	return [...groupBy(notLookedAt, entryKey).values()].map(entryWords);
}
function entryKey({ manifest, reason }) {
	return `${manifest.kind} ${reason}`;
}
function entryWords(group) {
	const [first] = group;
	if (first === void 0) return "";
	const { kind, name } = first.manifest;
	const who = group.length === 1 ? `${kind} \`${name ?? ""}\`` : count(group.length, NOUNS[kind] ?? kind);
	if (first.need !== void 0) return `${who} whose ${group.length === 1 ? "chart is" : "charts are"} not here (\`envfrom charts\`)`;
	return `${who} (${first.reason})`;
}
function skippedAs({ class: found }) {
	return found.kind === "skipped" ? found.as : "";
}
// src/report/problems/nothing-checked.ts
function nothingChecked(report) {
	const { references, workloads, sources, notLookedAt, otherDeployers, files } = report;
	if (references.length > 0 || workloads.length > 0 || sources.length > 0) return void 0;
	const kinds = [...groupBy(notLookedAt, ({ manifest }) => manifest.kind)];
	const entries = kinds.map(([kind, some]) => count(some.length, nounOf(kind)));
	const unused = unusedFilesOf(report);
	const isAllSkipped = files.every(({ class: { kind } }) => kind === "skipped");
	if (entries.length === 0 && otherDeployers.length === 0 && !(isAllSkipped && unused.length > 0)) return void 0;
	const advice = [
		...kinds.flatMap(([kind]) => ADVICE.get(kind) ?? []),
		...otherDeployers.map((name) => `Render what ${name} deploys, and check the result: \`envfrom check FOLDER\`, or \`… | envfrom check -\`.`),
		...unused.length === 0 ? [] : [NAME_IT]
	];
	const seen = [
		...entries,
		...unused,
		...otherDeployers.map((name) => `what ${name} deploys`)
	];
	return {
		seen: shortListOf(seen, MOST_SEEN),
		advice: [...new Set(advice)]
	};
}
const MOST_SEEN = 4;
const NAME_IT = "Name a folder or file to check it all the same: `envfrom check FOLDER`.";
const SOURCES = "If they deploy from this repository under another URL, set `repositoryUrls` in the configuration; else run envfrom in the repository that they name, or check both together: `envfrom fleet`.";
const ADVICE = /* @__PURE__ */ new Map([
	["HelmRelease", "`envfrom charts --missing --format sh` prints the commands that fetch the charts; run them, then check again."],
	["Kustomization", SOURCES],
	["Application", SOURCES],
	["ApplicationSet", SOURCES]
]);
// src/report/problems/summary-of.ts
function verdictOf(report) {
	const { problems, files } = report;
	if (problems.length > 0) {
		const places = new Set(problems.map(({ at }) => hostSpan(at).file.path));
		return `${countsOf(report)} in ${count(places.size, "file")}`;
	}
	if (files.length === 0) return "Nothing was checked: there are no YAML or JSON files here";
	const nothing = nothingChecked(report);
	if (nothing !== void 0) return `Nothing was checked: found only ${nothing.seen}`;
	if (files.some(({ class: { kind } }) => kind !== "skipped")) return tellsNew(report) ? "No new problems" : "No problems";
	return files.length === 1 ? "Nothing was checked: the only file holds no Kubernetes objects" : `Nothing was checked: none of ${count(files.length, "file")} holds Kubernetes objects`;
}
const MOST_RULES = 4;
function scopeOf(report) {
	const { files, references, workloads, suppressed, repositories } = report;
	const skipped = files.filter((file) => file.class.kind === "skipped").length;
	const of = repositories === void 0 ? "" : ` of ${count(repositories.length, "repository", "repositories")}`;
	const rules = [...new Set(suppressed.map(({ problem }) => problem.rule))];
	return [
		`${count(references.length, "reference")} of ${count(workloads.length, "workload")} in ${count(files.length - skipped, "file")}${of} checked`,
		...deployersOf(report),
		...suppressed.length === 0 ? [] : [`${count(suppressed.length, "problem")} suppressed (${shortListOf(rules, MOST_RULES)})`],
		...skipped === 0 ? [] : [`${count(skipped, "file")} skipped`]
	].join(", ");
}
const UNREAD = [
	["too-large", "over the size limit"],
	["binary", "not UTF-8 text"],
	["unreadable", "unreadable"]
];
function unreadOf({ files }) {
	const byReason = groupBy(files, reasonOf);
	const counts = UNREAD.flatMap(([as, words]) => {
		const some = byReason.get(as)?.length ?? 0;
		return some === 0 ? [] : [`${some} ${words}`];
	});
	if (counts.length === 0) return void 0;
	const unread = UNREAD.flatMap(([as]) => byReason.get(as) ?? []);
	const was = unread.length === 1 ? "file was" : "files were";
	const paths = shortListOf(unread.map(({ path }) => path), 3);
	return `${numberText(unread.length)} ${was} not read: ${counts.join(", ")} (${paths})`;
}
function reasonOf({ class: found }) {
	return found.kind === "skipped" ? found.as : found.kind;
}
function closingLines(report, style, options) {
	const { problems } = report;
	const infos = options.infos ? 0 : problems.filter(({ severity }) => severity === "info").length;
	const shown = problems.filter(({ severity }) => infos === 0 || severity !== "info");
	const verdict = shown.length === 0 && infos > 0 ? `No ${tellsNew(report) ? "new " : ""}errors or warnings` : verdictOf({
		...report,
		problems: shown
	});
	const unread = unreadOf(report);
	const unseen = notLookedAtOf(report);
	const lines = [
		`${scopeOf(report)}.`,
		...comparisonNotes(report),
		...unseen.length === 0 ? [] : [`Not looked at: ${unseen.join(", ")}.`],
		...unread === void 0 ? [] : [`${unread}.`],
		...problems.length > 0 ? [] : nothingChecked(report)?.advice ?? [],
		...options.notices,
		...infos === 0 ? [] : [`${count(infos, "info")} not shown.`],
		...options.hints ? hintsOf(shown, infos, report) : []
	].map((note) => style.dim(escapeText(note)));
	const paint = verdict.startsWith("Nothing was checked") ? style.yellow : paintOf(shown, style);
	return [style.bold(paint(`${verdict}.`)), ...lines].join("\n");
}
function paintOf(problems, style) {
	const counts = countSeverities(problems);
	if ((counts.get("error") ?? 0) > 0) return style.red;
	return (counts.get("warning") ?? 0) > 0 ? style.yellow : style.green;
}
function hintsOf(problems, infos, { files, workloads }) {
	const severity = SEVERITIES.find((one) => problems.some((problem) => problem.severity === one));
	const [most] = [...groupBy(problems.filter((problem) => problem.severity === severity), ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
	const isSomeSkipped = files.some((file) => file.class.kind === "skipped");
	const unseen = [...infos === 0 ? [] : ["the infos"], ...isSomeSkipped ? ["why files were skipped"] : []];
	return [
		...most === void 0 ? [] : [`\`envfrom explain ${most[0]}\` says more about the rule.`],
		...unseen.length === 0 ? [] : [`\`--verbose\` shows ${unseen.join(" and ")}.`],
		...most === void 0 && workloads.length > 0 ? ["`envfrom env` shows the environment of each container."] : []
	];
}
// src/report/problems/fold-untraced.ts
const FOLDED = /* @__PURE__ */ new Set(["untraced-config-map", "untraced-secret"]);
const MOST_SHOWN = 5;
function foldUntraced(groups) {
	const seen = /* @__PURE__ */ new Map();
	for (const group of groups) {
		const key = keyOf(group);
		if (key !== void 0) seen.set(key, [...seen.get(key) ?? [], group]);
	}
	return groups.flatMap((group) => {
		const same = seen.get(keyOf(group) ?? "") ?? [];
		const at = same.indexOf(group);
		if (same.length <= 7 || at < MOST_SHOWN) return [group];
		if (at > MOST_SHOWN) return [];
		const others = same.slice(6).map(({ first }) => first);
		return [{
			first: group.first,
			others,
			isOfNames: true
		}];
	});
}
function keyOf({ first: { rule, severity } }) {
	return FOLDED.has(rule) ? `${rule} ${severity}` : void 0;
}
// src/report/text/display-width.ts
const ASCII = /^[\u0020-\u007e]*$/;
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
function displayWidth(text) {
	if (ASCII.test(text)) return text.length;
	let width = 0;
	for (const char of text) width += charWidth(char);
	return width;
}
function charWidth(char) {
	if (char.length === 1 && char >= " " && char <= "~") return 1;
	if (ZERO_WIDTH.test(char)) return 0;
	return eastAsianWidth(char.codePointAt(0) ?? 0);
}
function padEnd(text, width) {
	return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}
function padStart(text, width) {
	return " ".repeat(Math.max(0, width - displayWidth(text))) + text;
}
// src/report/text/wrap-text.ts
function wrapText(text, width) {
	if (width === void 0 || displayWidth(text) <= width) return [text];
	const lines = [];
	let line = "";
	let used = 0;
	for (const word of text.split(" ")) {
		const needed = displayWidth(word);
		if (line !== "" && used + 1 + needed > width) {
			lines.push(line);
			line = word;
			used = needed;
		} else {
			used += needed + (line === "" ? 0 : 1);
			line = line === "" ? word : `${line} ${word}`;
		}
	}
	return [...lines, line];
}
// src/report/problems/problem-table.ts
const MOST_ROWS = 20;
const MOST_FOLDERS = 3;
const DEPTH = 3;
function problemTable(problems, style, options) {
	const rows = SEVERITIES.flatMap((severity) => {
		return [...groupBy(problems.filter((problem) => problem.severity === severity), ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length).map(([rule, some]) => {
			const folders = foldersOf(some, options);
			return {
				count: count(some.length, severity),
				rule: escapeText(rule),
				folders
			};
		});
	});
	const shown = rows.length > 21 ? rows.slice(0, MOST_ROWS) : rows;
	const counts = widest(shown.map((row) => row.count));
	const rules = widest(shown.map(({ rule }) => rule));
	const beside = counts + rules + 6;
	const room = options.width === void 0 ? void 0 : Math.max(20, options.width - beside);
	const lines = shown.flatMap((row) => {
		const head = `  ${row.count.padStart(counts)}  ${padEnd(row.rule, rules)}  `;
		return wrapText(row.folders, room).map((part, at) => (at === 0 ? head : " ".repeat(beside)) + style.dim(part));
	});
	const rest = rows.length - shown.length;
	if (rest > 0) lines.push(`  ${style.dim(`and ${count(rest, "more rule")}`)}`);
	return `${[style.bold("Problems by rule and folder"), ...lines].join("\n")}\n`;
}
function foldersOf(problems, { showPath }) {
	const named = [...groupBy(problems, ({ at }) => folderOf(hostSpan(at).file.path).split("/").slice(0, DEPTH).join("/"))].toSorted(([, a], [, b]) => b.length - a.length).map(([folder, some]) => `${escapeText(showPath?.(folder) ?? folder)} ${some.length}`);
	return shortListOf(named, MOST_FOLDERS);
}
function widest(texts) {
	return texts.reduce((most, text) => Math.max(most, displayWidth(text)), 0);
}
// src/report/problems/code-frame.ts
const MASK = "***";
function frameLines(span, position, masks, { before, after, width }) {
	const { file, start, end } = hostSpan(span);
	const starts = lineStarts(file);
	const marked = position.line - 1;
	const first = Math.max(0, marked - before);
	const last = Math.min(starts.length - 1, marked + after);
	const lines = [];
	for (let index = first; index <= last; index += 1) {
		const range = lineRange(file, starts, index);
		const mark = index === marked ? {
			start,
			end: Math.min(end, range.end)
		} : void 0;
		lines.push({
			number: index + 1,
			...showLine(file.text, range, mark, masks, width)
		});
	}
	return trimBlank(lines);
}
function trimBlank(lines) {
	const isShown = ({ text, mark }) => mark !== void 0 || text.trim() !== "";
	return lines.slice(lines.findIndex(isShown), lines.findLastIndex(isShown) + 1);
}
function lineRange(file, starts, index) {
	const start = starts[index] ?? 0;
	let end = starts[index + 1] ?? file.text.length;
	if (file.text.charAt(end - 1) === "\n" && end > start) end -= 1;
	if (file.text.charAt(end - 1) === "\r" && end > start) end -= 1;
	return {
		start,
		end
	};
}
const PRINTABLE = /^[\u0020-\u007e]*$/;
function showLine(text, line, mark, masks, width) {
	if (!((masks[firstMaskFrom(masks, line.start)]?.start ?? Infinity) < line.end) && line.end - line.start <= width) {
		const written = text.slice(line.start, line.end);
		if (PRINTABLE.test(written)) return {
			text: written.trimEnd(),
			mark: markIn(line, mark)
		};
	}
	const middle = mark?.start ?? line.start;
	const reach = 2 * width;
	const window = {
		start: Math.max(line.start, middle - reach),
		end: Math.min(line.end, middle + reach)
	};
	return clip(cellsOf(text, window, masks), mark, width, {
		before: window.start > line.start,
		after: window.end < line.end
	});
}
function markIn(line, mark) {
	if (mark === void 0) return void 0;
	return {
		column: mark.start - line.start,
		width: Math.max(1, mark.end - mark.start)
	};
}
const TAB = "    ";
function cellsOf(text, window, masks) {
	const cells = [];
	let next = firstMaskFrom(masks, window.start);
	let at = window.start;
	while (at < window.end) {
		const mask = masks[next];
		if (mask !== void 0 && at >= mask.start) {
			const end = Math.min(mask.end, window.end);
			if (end > at) cells.push({
				start: at,
				end,
				shown: MASK,
				width: 3
			});
			at = Math.max(at, end);
			next += 1;
			continue;
		}
		const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const shown = char === "	" ? TAB : escapeText(char);
		const width = shown === char ? charWidth(char) : shown.length;
		cells.push({
			start: at,
			end: at + char.length,
			shown,
			width
		});
		at += char.length;
	}
	return cells;
}
function firstMaskFrom(masks, offset) {
	let low = 0;
	let high = masks.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((masks[middle]?.end ?? 0) <= offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
const ELLIPSIS = "…";
function clip(cells, mark, width, cut) {
	const columns = columnsOf(cells);
	const columnAt = (index) => columns[index] ?? columns.at(-1) ?? 0;
	const [first, last] = markedCells(cells, mark);
	let from = 0;
	if (columnAt(cells.length) > width && columnAt(last) > width - 1) {
		const skip = columnAt(first) - Math.floor(width / 3);
		while (from < first && columnAt(from) < skip) from += 1;
	}
	const head = from > 0 || cut.before ? ELLIPSIS : "";
	const room = columnAt(from) + width - head.length;
	let to = cells.length;
	if (columnAt(to) > room || cut.after) {
		to = from;
		while (to < cells.length && columnAt(to + 1) < room) to += 1;
	}
	const tail = to < cells.length || cut.after ? ELLIPSIS : "";
	const text = `${head}${cells.slice(from, to).map((cell) => cell.shown).join("")}${tail}`;
	if (mark === void 0) return {
		text: text.trimEnd(),
		mark: void 0
	};
	const column = head.length + columnAt(first) - columnAt(from);
	const marked = Math.max(1, columnAt(Math.min(last, to)) - columnAt(first));
	return {
		text: text.trimEnd(),
		mark: {
			column,
			width: marked
		}
	};
}
function columnsOf(cells) {
	const columns = [0];
	let column = 0;
	for (const { width } of cells) columns.push(column += width);
	return columns;
}
function markedCells(cells, mark) {
	if (mark === void 0) return [0, 0];
	const found = cells.findIndex(({ end }) => end > mark.start);
	const first = found === -1 ? cells.length : found;
	const last = cells.findLastIndex(({ start }) => start < mark.end) + 1;
	return [first, Math.max(first + 1, last)];
}
// src/report/problems/draw-frame.ts
const CONTEXT = {
	before: 2,
	after: 1
};
const NO_CONTEXT = {
	before: 0,
	after: 0
};
const CODE_WIDTH = 140;
function frameOf(span, label, options) {
	const position = positionOf(span);
	const size = {
		...label === void 0 ? CONTEXT : NO_CONTEXT,
		width: codeWidth(options.width)
	};
	return {
		position,
		label,
		lines: frameLines(span, position, options.masks(hostSpan(span).file), size)
	};
}
function drawFrame({ position, lines, label }, gutter, look, options) {
	const { style } = options;
	const { path, line, column } = position;
	const bar = style.blue("|");
	const drawn = [`${gutter}${style.blue("-->")} ${escapeText(options.paths.path(path))}:${line}:${column}`, `${gutter} ${bar}`];
	for (const { number, text, mark } of lines) {
		drawn.push(`${style.blue(String(number).padStart(gutter.length))} ${bar} ${text}`.trimEnd());
		if (mark !== void 0) drawn.push(...drawMark(mark, label ?? "", gutter, look, options));
	}
	return drawn;
}
function drawMark({ column, width: marked }, label, gutter, { paint, marker }, { style, width }) {
	const lead = `${gutter} ${style.blue("|")} `;
	const under = `${lead}${" ".repeat(column)}${paint(marker.repeat(marked))}`;
	if (label === "") return [under];
	const room = bodyWidth(width, gutter.length + 4 + column + marked);
	if (room === void 0 || displayWidth(label) <= room) return [`${under} ${boldNames(label, style)}`];
	return [under, ...wrapText(label, bodyWidth(width, gutter.length + 3)).map((part) => lead + boldNames(part, style))];
}
function boldNames(text, style) {
	if (!style.color) return text;
	return text.replace(/`[^`]*`/g, (name) => style.bold(name));
}
function codeWidth(width) {
	return Math.max(40, (width ?? CODE_WIDTH) - 8);
}
function bodyWidth(width, used) {
	return width === void 0 ? void 0 : Math.max(20, width - used);
}
// src/report/problems/problem-text.ts
const MOST_RELATED = 10;
const WIDEST_PLACE$1 = 100;
function problemText(group, page) {
	const { style } = page;
	const { first: problem } = group;
	const related = (problem.related ?? []).filter(isHere).slice(0, MOST_RELATED);
	const frames = [frameOf(problem.at, void 0, page), ...related.map(({ at, message }) => frameOf(at, plain(message, page), page))];
	const last = frames.flatMap(({ lines }) => lines.map((line) => line.number)).reduce((most, number) => Math.max(most, number), 1);
	const gutter = " ".repeat(String(last).length);
	const lines = [...headline(problem, page)];
	for (const [at, frame] of frames.entries()) {
		if (at > 0) lines.push(`${gutter} ${style.blue("|")}`);
		const paint = at === 0 ? severityPaint(problem.severity, style) : style.blue;
		lines.push(...drawFrame(frame, gutter, {
			paint,
			marker: at === 0 ? "^" : "-"
		}, page));
	}
	const footer = [...footerOf(problem, page).flatMap((note) => drawNote(note, gutter, page)), ...drawOthers(group, gutter, page)];
	if (footer.length > 0) lines.push(`${gutter} ${style.blue("|")}`, ...footer);
	return `${lines.join("\n")}\n`;
}
function isHere({ before }) {
	return before !== true;
}
function headline(problem, page) {
	const { style, width } = page;
	const paint = severityPaint(problem.severity, style);
	const head = `${problem.severity}[${escapeText(problem.rule)}]: `;
	const [first = "", ...rest] = wrapText(`${head}${plain(problem.message, page)}`, bodyWidth(width, 2));
	const message = boldNames(first.slice(head.length), style);
	return [`${style.bold(paint(head.slice(0, -2)))}: ${message}`, ...rest.map((line) => `  ${boldNames(line, style)}`)];
}
function footerOf(problem, { report, paths }) {
	const builds = buildsOf(problem, report, paths.path);
	const trail = trailText(problem.at);
	const unshown = (problem.related ?? []).length - MOST_RELATED;
	return [
		...(problem.related ?? []).filter((place) => !isHere(place)).map(({ at, message }) => ["", `${message}: ${placeOf(at)}`]),
		...unshown > 0 ? [["", `and ${count(unshown, "more place")}`]] : [],
		...problem.help === void 0 ? [] : [["help: ", problem.help]],
		...trail === void 0 ? [] : [["", trail]],
		...builds === void 0 ? [] : [["", builds]],
		...knownProblems(report).has(problem) ? [["", "not new"]] : []
	];
}
function drawNote([word, text], gutter, page) {
	const { style, width } = page;
	const indent = " ".repeat(gutter.length + 3 + word.length);
	const lines = wrapText(plain(text, page), bodyWidth(width, indent.length));
	const head = `${gutter} ${style.blue("=")} ${style.bold(word)}`;
	return lines.map((line, at) => (at === 0 ? head : indent) + boldNames(line, style));
}
function drawOthers(group, gutter, page) {
	const others = otherPlaces(group, page.verbose);
	if (others === void 0) return [];
	const { title, rows, rest } = others;
	const { style } = page;
	const indent = " ".repeat(gutter.length + 5);
	const places = rows.map(({ place }) => plain(place, page));
	const widest = places.reduce((most, place) => Math.max(most, displayWidth(place)), 0);
	const width = Math.min(widest, bodyWidth(page.width, 40) ?? WIDEST_PLACE$1);
	const lines = rows.map(({ about }, at) => {
		const place = width === 0 ? "" : `${padEnd(places[at] ?? "", width)}  `;
		return `${indent}${place}${style.dim(plain(about, page))}`.trimEnd();
	});
	if (rest !== void 0) lines.push(indent + style.dim(rest));
	return [`${gutter} ${style.blue("=")} ${title}`, ...lines];
}
function plain(text, { paths }) {
	return escapeText(paths.text(clipText(text)));
}
function severityPaint(severity, style) {
	if (severity === "error") return style.red;
	return severity === "warning" ? style.yellow : style.cyan;
}
// src/report/problems/verbose-notes.ts
const WIDEST_PLACE = 60;
const MOST_FILES = 10;
function verboseNotes(report, style, paths) {
	const sections = [
		["Documents skipped", skippedDocuments(report)],
		["Builds that may lack objects", partialBuilds(report)],
		["References that may miss their source without harm", referenceNotes(report, harmlessNote)],
		["References taken on an assumption", referenceNotes(report, assumptionNote)],
		["References that cannot be judged offline", referenceNotes(report, unknownNote)],
		["Suppressed problems", suppressedProblems(report)]
	];
	return [...skippedFiles(report, style, paths), ...sections.flatMap(([title, notes]) => notes.length === 0 ? [] : [section(title, notes, style, paths)])];
}
function section(title, notes, style, paths) {
	const shown = notes.map(({ place, text }) => ({
		place: escapeText(paths.text(place)),
		text: escapeText(paths.text(text))
	}));
	const widths = shown.map(({ place }) => displayWidth(place));
	const width = Math.min(WIDEST_PLACE, widths.reduce((a, b) => Math.max(a, b), 0));
	const lines = shown.map(({ place, text }) => `  ${padEnd(place, width)}  ${style.dim(text)}`);
	return `${[style.bold(`${title}: ${numberText(notes.length)}`), ...lines].join("\n")}\n`;
}
function skippedFiles({ files }, style, paths) {
	const skipped = files.flatMap(({ path, class: found }) => found.kind === "skipped" ? [{
		path,
		why: `${found.as}: ${found.reason}`
	}] : []);
	if (skipped.length === 0) return [];
	const lines = [...groupBy(skipped, ({ why }) => why)].toSorted(([, a], [, b]) => b.length - a.length).flatMap(([why, some]) => {
		const isLong = some.length > 11;
		const named = (isLong ? some.slice(0, MOST_FILES) : some).map(({ path }) => `    ${escapeText(paths.path(path))}`);
		const rest = `    and ${count(some.length - MOST_FILES, "more file")}: --format json lists them all`;
		const head = `  ${numberText(some.length)} ${escapeText(why)}`;
		return [
			style.dim(head),
			...named,
			...isLong ? [style.dim(rest)] : []
		];
	});
	return [`${[style.bold(`Skipped files: ${numberText(skipped.length)}`), ...lines].join("\n")}\n`];
}
function skippedDocuments({ files }) {
	return files.flatMap(({ documents }) => documents.flatMap(({ span, skipped }) => skipped === void 0 ? [] : [{
		place: placeOf(span),
		text: skipped
	}]));
}
function partialBuilds({ builds }) {
	return builds.flatMap(({ id, partial }) => partial.map((reason) => ({
		place: id,
		text: reason
	})));
}
function referenceNotes({ references }, noteOf) {
	const seen = /* @__PURE__ */ new Set();
	return references.flatMap((judged) => {
		const text = noteOf(judged);
		if (text === void 0) return [];
		const { path, line, column } = positionOf(judged.at);
		const { kind, name, key } = judged.reference;
		const named = `${kind} ${name}${key === void 0 ? "" : `/${key.name}`}`;
		const note = {
			place: `${path}:${line}:${column}`,
			text: `${named}: ${text}`
		};
		const identity = `${note.place}\0${note.text}`;
		if (seen.has(identity)) return [];
		seen.add(identity);
		return [note];
	});
}
function harmlessNote({ reference, verdict }) {
	if (verdict.kind === "broken") return reference.harmless;
	if (verdict.kind !== "optional") return void 0;
	return verdict.missing.what === "source" ? "optional, and missing" : "optional, and the key is missing";
}
function assumptionNote({ verdict }) {
	if (verdict.kind === "present" || verdict.kind === "elsewhere") return verdict.assumption;
	if (verdict.kind === "assumed") return verdict.reason;
	if (verdict.kind !== "produced") return void 0;
	const { producer, at } = verdict.source;
	return `made by ${producer.kind} ${producer.manifest.name ?? ""} (${placeOf(at)})`;
}
function unknownNote({ verdict }) {
	return verdict.kind === "unknown" ? verdict.reason : void 0;
}
function suppressedProblems({ suppressed }) {
	return suppressed.map(({ problem, by, reason }) => ({
		place: placeOf(problem.at),
		text: `${problem.rule}, by ${placeOf(by)}${reason === void 0 ? "" : `: ${reason}`}`
	}));
}
// src/report/problems/format-text.ts
function formatGuardedText(report, options) {
	const text = formatText(report, options);
	return options.guardCommands ? guardCommands(text) : text;
}
function formatText(report, options) {
	const { verbose, width } = options;
	const style = styleOf(options.color);
	const paths = shownPaths(report, options.showPath);
	const page = {
		report,
		style,
		masks: secretMasks(report.files),
		width,
		verbose,
		paths
	};
	const shown = options.infos ? report.problems : report.problems.filter(isGrave);
	const found = groupByCause(worstLast(shown));
	const blocks = (verbose ? found : foldUntraced(found)).map((group) => problemText(group, page));
	const lines = blocks.reduce((sum, block) => sum + block.split("\n").length, 0);
	if (verbose) blocks.push(...verboseNotes(report, style, paths));
	if (lines > (options.screen ?? Number.POSITIVE_INFINITY)) blocks.push(problemTable(shown, style, options));
	blocks.push(closingLines(report, style, options));
	return `${blocks.join("\n")}\n`;
}
function isGrave({ severity }) {
	return severity !== "info";
}
export { styleOf as C, buildsOf as S, fingerprints as _, displayWidth as a, tellsNew as b, scopeOf as c, entriesNotLookedAt as d, otherPlaces as f, referenceJson as g, notLookedAtJson as h, charWidth as i, unreadOf as l, formatJson as m, formatText as n, padEnd as o, buildJson as p, wrapText as r, padStart as s, formatGuardedText as t, verdictOf as u, comparisonNotes as v, shownPaths as w, groupByCause as x, knownProblems as y };
