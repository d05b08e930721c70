"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_load = require("./load.js");
const require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants = require("./pipeline.js");
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
		require_check.writtenNameOf(manifest) ?? "",
		path
	].join("\n");
}
// src/rollout/compare-variants.ts
const NO_ROLLOUT = {
	verdict: "unaffected",
	needless: false,
	reasons: []
};
function compareVariants(evidence, left, right) {
	const [olds, news] = [left, right].map((builds) => workloadsIn(evidence, builds));
	const pairs = matchVariants(olds ?? [], news ?? []);
	const sideOf = require_engine_action_worker_watch_run_run_run_compare_variants_engines.resolveSides(evidence, pairs.flat());
	const workloads = pairs.flatMap(([before, after]) => {
		if (before === void 0 || after === void 0) return [];
		const containers = require_engine_action_worker_watch_run_run_run_compare_variants_engines.compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
		if (containers.length === 0) return [];
		return [{
			before,
			after,
			renamed: false,
			builds: [`${before.build} \u2192 ${after.build}`],
			amount: 1,
			namespaces: [after.manifest.namespace ?? ""],
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
		workloads: require_engine_action_worker_watch_run_run_run_compare_variants_engines.mergeWorkloads(workloads),
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
		for (const old of left) require_start.appendTo(waiting, keyOf(old), old);
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
			if (isMissing(old) && isMissing(now)) return "same";
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
function isMissing({ value }) {
	return value.some((part) => part.kind === "placeholder" && part.label.startsWith("missing "));
}
function classesOf(cells, isSame) {
	const classes = [];
	for (const [at, cell] of cells.entries()) {
		const first = cell === void 0 ? -1 : classes.findIndex((each, index) => each === index && isSame(index, at));
		classes.push(cell === void 0 ? -1 : first === -1 ? at : first);
	}
	return classes;
}
// src/rollout/compare/select-builds.ts
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
	for (const { text, kind, matches } of selectors) {
		if (inNamespace.some(matches)) continue;
		const elsewhere = environments.filter(matches);
		throw elsewhere.length > 0 ? inOtherNamespaces(text, namespace ?? "", elsewhere) : nothingMatches(text, kind, environments, selection);
	}
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
function inOtherNamespaces(text, namespace, found) {
	const names = [...new Set(found.map(({ workload }) => workload.manifest.namespace ?? ""))];
	return new require_load.CannotRun(`No workload matches \`${text}\` in namespace \`${namespace}\`.`, `It is in ${listed(names.map((name) => `\`${name}\``), " and ")}.`);
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
	return new require_load.CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}. \`-b BUILD\` chooses the build.`);
}
function nearestWorkloads(text, kind, environments) {
	const names = new Set(environments.flatMap((environment) => namesOf(environment, kind)));
	const nearest = require_load.nearestPath(text, names);
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
// src/commands/diff/compare-variants.ts
var compare_variants_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	between: () => between,
	matrix: () => matrix
});
function between(engines, tree, settings, [left, right]) {
	const { evidence } = require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.gatherTree(engines, tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	const redaction = require_check.redactionOf([evidence]);
	return {
		change: require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.redactChange(change, redaction),
		redact: redaction.inName
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
function matrix(engines, tree, settings, selection) {
	const { evidence } = require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.gatherTree(engines, tree, settings);
	const { builds, environments } = evidence;
	const variants = variantsOf(selectEnvironments(environments(), {
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
	const redaction = require_check.redactionOf([evidence]);
	return {
		matrix: require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.redactMatrix(found, redaction),
		redact: redaction.inName
	};
}
Object.defineProperty(exports, "compare_variants_exports", {
	enumerable: true,
	get: function() {
		return compare_variants_exports;
	}
});
Object.defineProperty(exports, "environmentMatrix", {
	enumerable: true,
	get: function() {
		return environmentMatrix;
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
Object.defineProperty(exports, "variantsOf", {
	enumerable: true,
	get: function() {
		return variantsOf;
	}
});
