"use strict";
const require_load = require("./load.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f = require("./report-environments.js");
// src/commands/selection/select-environments.ts
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
	const bySubject = new Map(environments.map((each) => [require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.subjectOf(each), each]));
	return selectSubjects([...bySubject.keys()], selection).flatMap((subject) => bySubject.get(subject) ?? []);
}
function selectSubjects(subjects, selection) {
	const { workloads, files, namespace } = selection;
	const inNamespace = namespace === void 0 ? subjects : inNamespaceOf(subjects, namespace);
	const selectors = [...workloads.map((selector) => {
		const { text, kind } = selector;
		return {
			text,
			kind,
			matches: releaseMatcher(selector, selection.builds ?? []) ?? matcherOf(selector, subjects)
		};
	}), ...files.map((file) => ({
		text: file,
		kind: void 0,
		matches: fileMatcher(file)
	}))];
	for (const { text, kind, matches } of selectors) {
		if (inNamespace.some(matches)) continue;
		const elsewhere = subjects.filter(matches);
		throw elsewhere.length > 0 ? inOtherNamespaces(text, namespace ?? "", elsewhere) : nothingMatches(text, kind, subjects, selection);
	}
	if (selectors.length === 0) return inNamespace;
	return inNamespace.filter((subject) => selectors.some(({ matches }) => matches(subject)));
}
function inNamespaceOf(subjects, wanted) {
	const { matches } = require_load.nameGlobs([wanted]);
	const exact = subjects.filter(({ namespace }) => matches(namespace ?? ""));
	if (exact.length > 0) return exact;
	return subjects.filter(({ namespace }) => namespace === void 0);
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
	return ({ build, container: of }) => ids.has(build) && matchesContainer(of);
}
function matcherOf(selector, subjects) {
	const { otherwise } = selector;
	const matches = workloadMatcher(selector);
	return otherwise === void 0 || subjects.some(matches) ? matches : workloadMatcher(otherwise);
}
function workloadMatcher({ kind, namespace, name, container }) {
	const matchesNamespace = namespace === void 0 ? () => true : require_load.nameGlobs([namespace]).matches;
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	return (subject) => matchesName(subject.name ?? "") && matchesNamespace(subject.namespace ?? "") && matchesContainer(subject.container) && matchesKind(subject.kind, subject.group);
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
	return ({ file: path }) => matches(path);
}
function inOtherNamespaces(text, namespace, found) {
	const names = [...new Set(found.map((subject) => subject.namespace ?? ""))];
	return new require_load.CannotRun(`No workload matches \`${text}\` in namespace \`${namespace}\`.`, `It is in ${listed(names.map((name) => `\`${name}\``), " and ")}.`);
}
function nothingMatches(text, kind, subjects, { namespace, notRendered }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ", ")}.`];
	if (subjects.length === 0) return new require_load.CannotRun(["There are no workloads in these files.", ...unseen]);
	const near = nearestWorkloads(text, kind, subjects);
	const titles = [...new Set(subjects.map(titleOf))];
	return new require_load.CannotRun([`No workload matches \`${text}\`${inNamespace}.`, ...unseen], near.length === 0 ? `There are ${listed(titles, ", ")}.` : `Did you mean ${listed(near.map((name) => `\`${name}\``), " or ")}?`);
}
function severalContainers(environments) {
	const names = environments.map((environment) => {
		const { workload, container } = environment;
		return `${titleOf(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.subjectOf(environment))}/${container.name} (build ${workload.build})`;
	});
	return new require_load.CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}. \`-b BUILD\` chooses the build.`);
}
function nearestWorkloads(text, kind, subjects) {
	const names = new Set(subjects.flatMap((subject) => namesOf(subject, kind)));
	const nearest = require_load.nearestPath(text, names);
	const [first = "", asked = first, container] = text.toLowerCase().split("/");
	const alike = subjects.filter(({ name = "" }) => isAlike(name.toLowerCase(), asked)).map((each) => titleOf(each) + (container === void 0 ? "" : `/${each.container}`));
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
function namesOf({ kind, group, name = "", container }, written = "*") {
	return [name, ...(kindMatcher(written)(kind, group) ? [kind.toLowerCase(), written] : [kind.toLowerCase()]).flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container}`])];
}
function titleOf({ kind, name = "" }) {
	return `${kind.toLowerCase()}/${name}`;
}
Object.defineProperty(exports, "selectEnvironments", {
	enumerable: true,
	get: function() {
		return selectEnvironments;
	}
});
Object.defineProperty(exports, "selectSubjects", {
	enumerable: true,
	get: function() {
		return selectSubjects;
	}
});
Object.defineProperty(exports, "severalContainers", {
	enumerable: true,
	get: function() {
		return severalContainers;
	}
});
