import { Ct as escapeText, F as numberText, Gt as nearestName, I as severityCounts, Jt as CannotRun, L as shortListOf, N as count, P as countSeverities, Tt as safeJson, ct as pathGlobs, ht as memo, mt as positionOf, pt as placeOf, st as nameGlobs, ut as hostSpan } from "./start.js";
import { m as groupBy } from "./engine-go.js";
import { n as sourceJson, r as trailJson, t as placeJson } from "./engine-report7.js";
import { t as eastAsianWidth } from "./get-east-asian-width.js";
import { styleText } from "node:util";
import { createHash } from "node:crypto";
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
// src/report/problems/known-problems.ts
const MOST_RULES = 4;
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
	const rules = shortListOf([...new Set(unused.map(({ rule }) => rule))], MOST_RULES);
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
// src/report/text/origin-text.ts
function originText(from) {
	return escapeText(`${nameOfOrigin(from)}${placed(from.at)}`);
}
function nameOfOrigin(from) {
	switch (from.kind) {
		case "env-from":
		case "key": return `${nameOf(from.reference)}/${from.key}`;
		case "env-from-unknown": return `${from.reference.kind} ${from.reference.name}`;
		case "field": return from.fieldPath;
		case "resource": return from.resource;
		case "file": return `file ${from.path}, key ${from.key}`;
		case "service": return `Service ${from.service}`;
		default: return "value";
	}
}
function nameOf({ kind, name }) {
	return kind === "ConfigMap" ? name : `${kind} ${name}`;
}
function originNotes({ hides, mayBeHiddenBy, unresolved }) {
	return [
		...hides.map(({ from }) => `hides ${originText(from)}`),
		...(mayBeHiddenBy ?? []).map((reference) => escapeText(`may be hidden by ${reference.kind} ${reference.name}, whose keys are not known${placed(reference.at)}`)),
		...unresolved.map(unresolvedText)
	];
}
function unresolvedText({ name, setLater }) {
	const why = setLater === void 0 ? "nothing sets it" : `it is set only later${placed(setLater)}`;
	return escapeText(`$(${name}) stays: ${why}`);
}
function placed(at) {
	return at === void 0 ? "" : ` (${placeOf(at)})`;
}
// src/pipeline/select-environments.ts
const MOST_LISTED = 8;
const SHORT_KINDS = /* @__PURE__ */ new Map([
	["po", "pod"],
	["deploy", "deployment"],
	["sts", "statefulset"],
	["ds", "daemonset"],
	["rs", "replicaset"],
	["rc", "replicationcontroller"],
	["cj", "cronjob"],
	["ksvc", "service"],
	["dc", "deploymentconfig"],
	["ro", "rollout"],
	["wf", "workflow"]
]);
function selectEnvironments(environments, selection) {
	const { workloads, files, namespace } = selection;
	const inNamespace = namespace === void 0 ? environments : inNamespaceOf(environments, namespace);
	const selectors = [...workloads.map((selector) => {
		const { text, kind } = selector;
		return {
			text,
			kind,
			matches: releaseMatcher(selector, selection.builds ?? []) ?? workloadMatcher(selector)
		};
	}), ...files.map((file) => ({
		text: file,
		kind: void 0,
		matches: fileMatcher(file)
	}))];
	for (const { text, kind, matches } of selectors) if (!inNamespace.some(matches)) throw nothingMatches(text, kind, environments, selection);
	if (selectors.length === 0) return inNamespace;
	return inNamespace.filter((environment) => selectors.some(({ matches }) => matches(environment)));
}
function inNamespaceOf(environments, namespace) {
	const { matches } = nameGlobs([namespace]);
	const exact = environments.filter(({ workload }) => matches(workload.manifest.namespace ?? ""));
	if (exact.length > 0) return exact;
	return environments.filter(({ workload }) => workload.manifest.namespace === void 0);
}
const RELEASE_KINDS = /* @__PURE__ */ new Map([
	["release", "HelmRelease"],
	["hr", "HelmRelease"],
	["helmrelease", "HelmRelease"],
	["helmreleases", "HelmRelease"],
	["app", "Application"],
	["application", "Application"],
	["applications", "Application"]
]);
function releaseMatcher({ kind: written, name, container }, builds) {
	const kind = RELEASE_KINDS.get(written?.toLowerCase() ?? "");
	if (kind === void 0) return void 0;
	const { matches: matchesName } = nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : nameGlobs([container]).matches;
	const deployed = builds.filter(({ deployedBy }) => {
		const [, of, own = ""] = /^(\S+) (?:.*\/)?([^/]*)$/.exec(deployedBy?.name ?? "") ?? [];
		return of === kind && matchesName(own);
	});
	const ids = new Set(deployed.map(({ id }) => id));
	return ({ workload, container: { name: of } }) => ids.has(workload.build) && matchesContainer(of);
}
function workloadMatcher({ kind, name, container }) {
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const { matches: matchesName } = nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : nameGlobs([container]).matches;
	return ({ workload: { manifest }, container: { name: of } }) => matchesName(manifest.name ?? "") && matchesContainer(of) && matchesKind(manifest.kind, manifest.group);
}
function kindMatcher(written) {
	const [first = "", ...group] = written.toLowerCase().split(".");
	const { matches } = nameGlobs([SHORT_KINDS.get(first) ?? first]);
	const wantedGroup = group.join(".");
	return (kind, ofGroup) => {
		const lower = kind.toLowerCase();
		return [
			lower,
			`${lower}s`,
			`${lower}es`,
			lower.replace(/y$/, "ies")
		].some(matches) && (wantedGroup === "" || wantedGroup === ofGroup.toLowerCase());
	};
}
function fileMatcher(file) {
	const { matches } = pathGlobs([`/${file}`]);
	return ({ workload }) => matches(hostSpan(workload.podSpec).file.path);
}
function nothingMatches(text, kind, environments, { namespace, notRendered }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ", ")}.`];
	if (environments.length === 0) return new CannotRun(["There are no workloads here.", ...unseen]);
	const near = nearestWorkloads(text, kind, environments);
	const titles = [...new Set(environments.map(titleOf))];
	return new CannotRun([`No workload matches \`${text}\`${inNamespace}.`, ...unseen], near.length === 0 ? `There are ${listed(titles, ", ")}.` : `Did you mean ${listed(near.map((name) => `\`${name}\``), " or ")}?`);
}
function severalContainers(environments) {
	const names = environments.map((environment) => {
		const { workload, container } = environment;
		return `${titleOf(environment)}/${container.name} (build ${workload.build})`;
	});
	return new CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}.`);
}
function nearestWorkloads(text, kind, environments) {
	const names = new Set(environments.flatMap((environment) => namesOf(environment, kind)));
	const nearest = nearestName(text, names);
	const [first = "", asked = first, container] = text.toLowerCase().split("/");
	const alike = environments.filter(({ workload }) => isAlike((workload.manifest.name ?? "").toLowerCase(), asked)).map((each) => titleOf(each) + (container === void 0 ? "" : `/${each.container.name}`));
	if (nearest === void 0) return [...new Set(alike)];
	return [.../* @__PURE__ */ new Set([nearest, ...alike.filter((title) => !title.endsWith(`/${nameIn(nearest)}`))])];
}
function nameIn(title) {
	return title.split("/")[1] ?? title;
}
function isAlike(one, other) {
	const [long, short] = one.length < other.length ? [other, one] : [one, other];
	return short.length > 1 && `-${long}-`.includes(`-${short}-`);
}
function listed(texts, between) {
	const shown = texts.slice(0, MOST_LISTED).join(between);
	const more = texts.length - MOST_LISTED;
	return more > 0 ? `${shown}, and ${more} more` : shown;
}
function namesOf({ workload, container }, written = "*") {
	const { kind, group, name = "" } = workload.manifest;
	return [name, ...(kindMatcher(written)(kind, group) ? [kind.toLowerCase(), written] : [kind.toLowerCase()]).flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container.name}`])];
}
function titleOf({ workload }) {
	return `${workload.manifest.kind.toLowerCase()}/${workload.manifest.name ?? ""}`;
}
// src/options/env-arguments.ts
const FILE_NAME = /\.(?:ya?ml|json)$/i;
function readEnvArguments(words, whatIsAt) {
	const places = [];
	const files = [];
	const workloads = [];
	for (const word of words) {
		const existing = word === "-" ? "folder" : whatIsAt(word);
		if (existing === "folder") places.push(word);
		else if (existing === "file" || isFileGlob(word, whatIsAt)) files.push(word);
		else workloads.push(selectorOf(word));
	}
	return {
		places,
		files,
		workloads
	};
}
function isFileGlob(word, whatIsAt) {
	if (!/[*?[{]/.test(word)) return false;
	const folder = word.slice(0, word.indexOf("/") + 1);
	return FILE_NAME.test(word) || word.includes("**") || folder !== "" && whatIsAt(folder) === "folder";
}
function selectorOf(word) {
	const parts = word.split("/");
	if (FILE_NAME.test(word) || word.startsWith(".") || word.startsWith("/")) throw new CannotRun(`No such file or directory: \`${word}\`.`);
	if (parts.length > 3 || parts.includes("")) throw new CannotRun(`\`${word}\` is neither a path that exists nor a workload.`, "A workload is named as `api`, `deployment/api` or `deploy/api/container`.");
	const [first = "", second, container] = parts;
	if (second === void 0) return {
		text: word,
		kind: void 0,
		name: first,
		container
	};
	return {
		text: word,
		kind: first,
		name: second,
		container
	};
}
export { knownProblems as C, countsOf as S, styleOf as T, formatJson as _, originText as a, fingerprints as b, displayWidth as c, deployersOf as d, entriesNotLookedAt as f, buildJson as g, unusedFilesOf as h, originNotes as i, padEnd as l, nounOf as m, selectEnvironments as n, wrapText as o, notLookedAtOf as p, severalContainers as r, charWidth as s, readEnvArguments as t, padStart as u, notLookedAtJson as v, tellsNew as w, comparisonNotes as x, referenceJson as y };
