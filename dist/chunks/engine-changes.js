"use strict";
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
// src/changes/comparable-builds.ts
function comparableBuilds(builds) {
	const olds = new Map(builds.map((pair) => [pair.before?.id, pair]));
	const news = new Map(builds.map((pair) => [pair.after?.id, pair]));
	const known = /* @__PURE__ */ new Map();
	return builds.filter(isBuilt);
	function isBuilt(pair) {
		const found = known.get(pair);
		if (found !== void 0) return found;
		known.set(pair, true);
		const answer = !pair.before?.failures.length && !pair.after?.failures.length && parentsOf(pair).every(isBuilt);
		known.set(pair, answer);
		return answer;
	}
	function parentsOf({ before, after }) {
		const old = before?.deployedBy?.parent;
		const now = after?.deployedBy?.parent;
		return [old === void 0 ? void 0 : olds.get(old), now === void 0 ? void 0 : news.get(now)].filter((parent) => parent !== void 0);
	}
}
function newlyHidden({ before, after }) {
	return partialOnlyIn(after, before);
}
function formerlyHidden({ before, after }) {
	return partialOnlyIn(before, after);
}
function partialOnlyIn(build, other) {
	if (build === void 0 || other === void 0) return void 0;
	const known = new Set(other.partial.map(withoutNumbers));
	return build.partial.find((reason) => require_check.hidesObjects(reason) && !known.has(withoutNumbers(reason)));
}
function withoutNumbers(reason) {
	return reason.replaceAll(/\b[\da-f]{7,40}\b|\d+/g, "#");
}
// src/changes/pair-by.ts
function pairBy(olds, news, keys) {
	const found = /* @__PURE__ */ new Map();
	const left = new Set(olds);
	for (const keyOf of keys) {
		const waiting = require_check.groupBy([...left], keyOf);
		for (const after of news) {
			if (found.has(after)) continue;
			const before = waiting.get(keyOf(after))?.shift();
			if (before === void 0) continue;
			left.delete(before);
			found.set(after, before);
		}
	}
	return {
		found,
		left
	};
}
// src/changes/rollout-reasons.ts
const MOST_NAMES = 3;
function templateReasons(differences, needless) {
	const of = (kind) => differences.filter((each) => each.kind === kind);
	return [
		...reasonFor(of("field"), (names) => `its pod template changes: ${names}`),
		...hashReason(of("hash")),
		...reasonFor(of("checksum"), (names) => `a checksum follows the content: ${names}`),
		...reasonFor(of("random"), (names) => `every rendering changes it: ${names}`),
		...needless ? [{ text: "no variable or file that it uses changes" }] : []
	];
}
function hashReason(differences) {
	const sources = [...new Set(differences.flatMap((each) => each.sources))];
	const names = shortList(sources.map((source) => source.replace(/ (.*)$/, (_, name) => ` \`${name}\``)));
	const text = sources.length === 1 ? `the name of ${names} in its pod template has a new hash` : `the names of ${names} in its pod template have new hashes`;
	return reasonFor(differences, () => text);
}
function reasonFor(differences, textOf) {
	const [first] = differences;
	if (first === void 0) return [];
	return [{
		text: textOf(shortList(withoutContainer([...new Set(differences.map(({ name }) => name))]))),
		before: first.before,
		after: first.after
	}];
}
function withoutContainer(names) {
	return new Set(names.flatMap((name) => CONTAINER.exec(name)?.[0] ?? [])).size === 1 ? names.map((name) => name.replace(CONTAINER, "")) : names;
}
const CONTAINER = / of container `[^`]*`$/;
function effectReason({ mode, kind, name, subjects, perhaps, before, after }) {
	const source = `${kind} \`${name}\``;
	const shown = shortList(subjects.map((each) => each.endsWith("*") ? "every key" : `\`${each}\``));
	const isOne = subjects.length === 1;
	return {
		text: {
			env: `${shown} ${isOne ? "comes" : "come"} from ${source}, which ${perhaps ? "may change" : "changes"}`,
			volume: `${shown} ${isOne ? "follows" : "follow"} ${source} within a minute or two; the process must read ${isOne ? "it" : "them"} again`,
			"sub-path": `${shown} ${isOne ? "is" : "are"} mounted from ${source} with subPath, which the kubelet never updates`
		}[mode],
		effect: true,
		before,
		after
	};
}
function staleReason(effects) {
	const read = effects.filter(({ mode, perhaps }) => mode === "env" && !perhaps);
	const [first] = read;
	if (first === void 0) return void 0;
	const names = [...new Set(read.flatMap(({ subjects }) => subjects))].map((each) => each.endsWith("*") ? "every key" : `\`${each}\``);
	const sources = shortList(read.map(({ kind, name }) => `${kind} \`${name}\``));
	return {
		text: `it reads ${shortList(names)} from ${sources} when it starts, and nothing in its pod template changes`,
		effect: true,
		before: first.before,
		after: first.after
	};
}
function shortList(words) {
	const shown = words.length <= 4 ? words : [...words.slice(0, MOST_NAMES), `${words.length - MOST_NAMES} more`];
	const last = shown.at(-1) ?? "";
	return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} and ${last}`;
}
// src/changes/note-failures.ts
function noteFailures(failed, say) {
	return [...require_check.groupBy(failed, ({ failure }) => `${require_start.placeOf(failure.at)}\n${failure.message}`).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const { message, at } = first.failure;
		return [{
			text: `${namesOf$1(group)} ${say(group.length === 1)}: ${message}`,
			at
		}];
	});
}
function namesOf$1(builds) {
	const names = shortList(builds.map(({ id }) => `\`${id}\``));
	return `${builds.length === 1 ? "build" : "builds"} ${names}`;
}
// src/model/changes/change.ts
const ROLLOUT_VERDICTS = [
	"blocked",
	"stale",
	"never updates",
	"recreate by hand",
	"on delete",
	"unknown",
	"removed",
	"rolls",
	"reloaded",
	"triggered",
	"next run",
	"updates live",
	"created",
	"unaffected"
];
// src/report/text/origin-text.ts
function originText(from) {
	return require_start.escapeText(`${nameOfOrigin(from)}${placed(from.at)}`);
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
		...(mayBeHiddenBy ?? []).map((reference) => require_start.escapeText(`may be hidden by ${reference.kind} ${reference.name}, whose keys are not known${placed(reference.at)}`)),
		...unresolved.map(unresolvedText)
	];
}
function unresolvedText({ name, setLater }) {
	const why = setLater === void 0 ? "nothing sets it" : `it is set only later${placed(setLater)}`;
	return require_start.escapeText(`$(${name}) stays: ${why}`);
}
function placed(at) {
	return at === void 0 ? "" : ` (${require_start.placeOf(at)})`;
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
	const { matches } = require_load.nameGlobs([namespace]);
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
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	const deployed = builds.filter(({ deployedBy }) => {
		const [, of, own = ""] = /^(\S+) (?:.*\/)?([^/]*)$/.exec(deployedBy?.name ?? "") ?? [];
		return of === kind && matchesName(own);
	});
	const ids = new Set(deployed.map(({ id }) => id));
	return ({ workload, container: { name: of } }) => ids.has(workload.build) && matchesContainer(of);
}
function workloadMatcher({ kind, name, container }) {
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	return ({ workload: { manifest }, container: { name: of } }) => matchesName(manifest.name ?? "") && matchesContainer(of) && matchesKind(manifest.kind, manifest.group);
}
function kindMatcher(written) {
	const [first = "", ...group] = written.toLowerCase().split(".");
	const { matches } = require_load.nameGlobs([SHORT_KINDS.get(first) ?? first]);
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
	const { matches } = require_load.pathGlobs([`/${file}`]);
	return ({ workload }) => matches(require_start.hostSpan(workload.podSpec).file.path);
}
function nothingMatches(text, kind, environments, { namespace, notRendered }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ", ")}.`];
	if (environments.length === 0) return new require_load.CannotRun(["There are no workloads here.", ...unseen]);
	const near = nearestWorkloads(text, kind, environments);
	const titles = [...new Set(environments.map(titleOf))];
	return new require_load.CannotRun([`No workload matches \`${text}\`${inNamespace}.`, ...unseen], near.length === 0 ? `There are ${listed(titles, ", ")}.` : `Did you mean ${listed(near.map((name) => `\`${name}\``), " or ")}?`);
}
function severalContainers(environments) {
	const names = environments.map((environment) => {
		const { workload, container } = environment;
		return `${titleOf(environment)}/${container.name} (build ${workload.build})`;
	});
	return new require_load.CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}.`);
}
function nearestWorkloads(text, kind, environments) {
	const names = new Set(environments.flatMap((environment) => namesOf(environment, kind)));
	const nearest = require_load.nearestName(text, names);
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
	if (FILE_NAME.test(word) || word.startsWith(".") || word.startsWith("/")) throw new require_load.CannotRun(`No such file or directory: \`${word}\`.`);
	if (parts.length > 3 || parts.includes("")) throw new require_load.CannotRun(`\`${word}\` is neither a path that exists nor a workload.`, "A workload is named as `api`, `deployment/api` or `deploy/api/container`.");
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
Object.defineProperty(exports, "ROLLOUT_VERDICTS", {
	enumerable: true,
	get: function() {
		return ROLLOUT_VERDICTS;
	}
});
Object.defineProperty(exports, "comparableBuilds", {
	enumerable: true,
	get: function() {
		return comparableBuilds;
	}
});
Object.defineProperty(exports, "effectReason", {
	enumerable: true,
	get: function() {
		return effectReason;
	}
});
Object.defineProperty(exports, "formerlyHidden", {
	enumerable: true,
	get: function() {
		return formerlyHidden;
	}
});
Object.defineProperty(exports, "newlyHidden", {
	enumerable: true,
	get: function() {
		return newlyHidden;
	}
});
Object.defineProperty(exports, "noteFailures", {
	enumerable: true,
	get: function() {
		return noteFailures;
	}
});
Object.defineProperty(exports, "originNotes", {
	enumerable: true,
	get: function() {
		return originNotes;
	}
});
Object.defineProperty(exports, "originText", {
	enumerable: true,
	get: function() {
		return originText;
	}
});
Object.defineProperty(exports, "pairBy", {
	enumerable: true,
	get: function() {
		return pairBy;
	}
});
Object.defineProperty(exports, "readEnvArguments", {
	enumerable: true,
	get: function() {
		return readEnvArguments;
	}
});
Object.defineProperty(exports, "selectEnvironments", {
	enumerable: true,
	get: function() {
		return selectEnvironments;
	}
});
Object.defineProperty(exports, "severalContainers", {
	enumerable: true,
	get: function() {
		return severalContainers;
	}
});
Object.defineProperty(exports, "staleReason", {
	enumerable: true,
	get: function() {
		return staleReason;
	}
});
Object.defineProperty(exports, "templateReasons", {
	enumerable: true,
	get: function() {
		return templateReasons;
	}
});
