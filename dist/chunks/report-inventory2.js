"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv = require("./report-document.js");
const require_engine_run_fix_problems_format_file_deployment_answer_from_kept_answer_env_format_charts = require("./report-environments2.js");
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
	for (const keyOf of [require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.originOf, require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.writtenTitleOf]) {
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
// src/commands/diff/compare-variants.ts
var compare_variants_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	between: () => between,
	matrix: () => matrix
});
function between(engines, tree, settings, [left, right]) {
	const { evidence } = require_check.gatherTree(engines, tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	const redaction = require_check.redactionOf([evidence]);
	return {
		change: require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.redactChange(change, redaction),
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
	const { evidence } = require_check.gatherTree(engines, tree, settings);
	const found = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.selectMatrices(evidence, evidence, selection);
	const { matrices } = found;
	if (matrices.length > 1) {
		const names = matrices.slice(0, MOST_NAMED).flatMap(({ variants: [first] }) => first === void 0 ? [] : [require_check.nameInCluster(first.manifest)]);
		const rest = matrices.length - names.length;
		throw new require_load.CannotRun(`\`diff --matrix\` shows one workload, and ${matrices.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}, or use \`envfrom env --matrix\`.`);
	}
	if (matrices.length === 0) throw new require_load.CannotRun("There are no workloads in these files.");
	return found;
}
// src/report/inventory/list-json.ts
function listJson(name, items, { version }) {
	const lines = items.map((item, at) => `${at === 0 ? "" : ","}\n  ${require_start.safeJson(item, 0)}`);
	return [
		`{"version": 1, "tool": ${require_start.safeJson({
			name: "envfrom",
			version
		}, 0)}, "${name}": [`,
		...lines,
		"\n]}\n"
	].join("");
}
// src/report/inventory/table.ts
const WIDEST = 60;
function table(titles, rows, options) {
	const columns = titles.map((title) => ({
		title,
		most: WIDEST
	}));
	const cells = rows.map((row) => ({ cells: row.map((cell) => [cell]) }));
	const print = {
		...require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/format-references.ts
var format_references_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatReferences: () => formatReferences });
const HEAD$2 = [
	"VERDICT",
	"KIND",
	"NAME",
	"USED BY",
	"PLACE"
];
function listedReference(judged) {
	const { kind, name, namespace, build } = judged.reference;
	return {
		kind,
		name,
		namespace,
		build,
		verdict: judged.verdict.kind,
		cells: rowOf$1(judged),
		json: require_formats.referenceJson(judged)
	};
}
function formatReferences(format, references, options) {
	const items = references.map(({ json }) => json);
	if (format === "json") return listJson("references", items, options);
	const rows = references.map(({ cells }) => cells);
	return table(HEAD$2, rows, options);
}
function rowOf$1({ reference, verdict, at }) {
	const { kind, namespace, name, key } = reference;
	const named = `${namespace === void 0 ? "" : `${namespace}/`}${name}`;
	return [
		verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind,
		kind,
		key === void 0 ? named : `${named}:${key.name}`,
		require_check.nameOfReferrer(reference).replaceAll("`", ""),
		require_start.placeOf(at)
	];
}
// src/report/inventory/format-sources.ts
var format_sources_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatSources: () => formatSources });
const HEAD$1 = [
	"KIND",
	"NAME",
	"KEYS",
	"MADE BY",
	"USES",
	"PLACE"
];
function listedSources(sources, { references, repositories }) {
	const uses = usesOf(references);
	return sources.map((source) => {
		const { kind, name, namespace, build } = source;
		const used = uses.get(require_check.identityOfSource(source)) ?? 0;
		const json = {
			...jsonOf(source, repositories),
			uses: used
		};
		return {
			kind,
			name,
			namespace,
			build,
			cells: rowOf(source, used),
			json
		};
	});
}
function formatSources(format, sources, options) {
	const items = sources.map(({ json }) => json);
	if (format === "json") return listJson("sources", items, options);
	const rows = sources.map(({ cells }) => cells);
	return table(HEAD$1, rows, options);
}
function jsonOf(source, repositories) {
	const { keys, type, at } = source;
	return {
		...require_formats.sourceJson(source),
		repository: repositories && require_check.repositoryOf(require_start.hostSpan(at).file.path),
		type,
		keys: keys.kind === "known" ? [...keys.value.keys()] : void 0,
		keysUnknown: keys.kind === "known" ? void 0 : require_start.messageText(keys.reason)
	};
}
function rowOf({ kind, namespace, name, keys, producer, at }, uses) {
	return [
		kind,
		`${namespace === void 0 ? "" : `${namespace}/`}${name}`,
		keys.kind === "known" ? String(keys.value.size) : "?",
		producer.kind,
		String(uses),
		require_start.placeOf(at)
	];
}
function usesOf(references) {
	const uses = /* @__PURE__ */ new Map();
	for (const { verdict } of references) for (const source of require_check.sourcesOf(verdict)) {
		const identity = require_check.identityOfSource(source);
		uses.set(identity, (uses.get(identity) ?? 0) + 1);
	}
	return uses;
}
// src/report/why/file-deployment.ts
var file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	deploymentOfPath: () => deploymentOfPath,
	deploymentsOf: () => deploymentsOf
});
const UNKNOWN = require_check.deploymentBy({ kind: "none" });
const RANK = {
	deployed: 0,
	unknown: 1,
	"not-deployed": 2
};
function deploymentsOf({ builds, files, repositories }) {
	const whole = repositories === void 0 ? "this repository" : "the fleet";
	const sentence = (deployment, of) => require_start.messageText(require_check.deploymentWords(deployment, of, whole));
	return {
		builds: builds.map((build) => {
			const { id, folder, cluster, files: own, deployment = UNKNOWN } = build;
			return {
				id,
				...folder !== void 0 && { folder },
				...cluster !== void 0 && { cluster },
				files: own,
				others: otherPaths(build),
				answer: deployment.answer,
				evidence: deployment.evidence.kind,
				because: sentence(deployment, folder ?? id)
			};
		}),
		files: files.map((file) => {
			const deployment = require_check.deploymentOfFile(file) ?? UNKNOWN;
			const because = skipped(file) ?? sentence(deployment, file.path);
			return {
				path: file.path,
				answer: deployment.answer,
				because
			};
		})
	};
}
function otherPaths({ files, objects }) {
	const paths = new Set(objects.map(({ node }) => require_start.hostSpan(node).file.path));
	for (const file of files) paths.delete(file);
	return [...paths];
}
function deploymentOfPath({ builds, files }, path) {
	const isAt = (file) => path === "." || file === path || file.startsWith(`${path}/`);
	const alone = files.filter((file) => isAt(file.path));
	const reading = builds.filter((build) => readsAny(build, isAt));
	if (alone.length === 0 && reading.length === 0) return void 0;
	if (reading.length > 0) return {
		path,
		answer: bestOf(reading),
		because: [],
		builds: reading
	};
	return {
		path,
		answer: bestOf(alone),
		because: [`No build reads \`${path}\`.`, ...alone.slice(0, MOST_FILES).map(({ because }) => because)],
		builds: []
	};
}
const MOST_FILES = 20;
function skipped(file) {
	if (require_check.deploymentOfFile(file) !== void 0 || file.class.kind !== "skipped") return void 0;
	return `\`${file.path}\` is skipped: ${file.class.reason}.`;
}
function bestOf(all) {
	const [best] = all.map(({ answer }) => answer).toSorted((a, b) => RANK[a] - RANK[b]);
	return best ?? "unknown";
}
function readsAny({ files, folder, others }, isAt) {
	if (folder !== void 0 && isAt(folder)) return true;
	return files.some((file) => isAt(file) || isAt(require_start.folderOf(file))) || others.some(isAt);
}
// src/report/inventory/format-charts.ts
var format_charts_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatCharts: () => formatCharts });
const HEAD = [
	"RELEASE",
	"CHART",
	"VERSION",
	"FROM",
	"FOUND"
];
function formatCharts(format, report, options) {
	const needed = neededCharts(report).filter(({ found }) => !options.missing || found === void 0);
	if (format === "sh") return pullScript(needed, options.folder);
	if (format === "json") return listJson("charts", needed.map(({ at, ...chart }) => ({
		...chart,
		...require_formats.placeJson(at)
	})), options);
	const rows = needed.map(({ release, name, version, repository, found, previewed }) => [
		release,
		name,
		version ?? "(newest)",
		repository ?? "?",
		found ?? (previewed ? "no, previewed from values" : "no")
	]);
	return table(HEAD, rows, options);
}
function neededCharts({ builds, uncheckedEntries }) {
	const made = builds.flatMap(({ chart, deployedBy, previewed }) => chart === void 0 || deployedBy === void 0 ? [] : [{
		...chart,
		release: deployedBy.name,
		at: deployedBy.at,
		previewed: previewed === true
	}]);
	const inflated = builds.flatMap(({ id, inflates = [], deployedBy }) => inflates.flatMap(({ at, ...chart }) => {
		if (chart.repository === void 0) return [];
		const { previewed = false } = chart;
		return [{
			...chart,
			release: deployedBy?.name ?? id,
			at,
			previewed
		}];
	}));
	const unseen = uncheckedEntries.flatMap(({ manifest, need }) => {
		if (need === void 0) return [];
		const { kind, namespace, name = "" } = manifest;
		const release = `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}`;
		return [{
			...need,
			release,
			at: manifest.node,
			found: void 0,
			previewed: false
		}];
	});
	return [
		...made,
		...inflated,
		...unseen
	].sort((a, b) => require_start.byCodeUnit(keyOf(a), keyOf(b)));
}
function keyOf({ release, name, version = "", at }) {
	return JSON.stringify([
		release,
		name,
		version,
		require_start.placeOf(at)
	]);
}
const NAME = /^[a-zA-Z0-9][-a-zA-Z0-9._]*$/;
const VERSION = /^[-a-zA-Z0-9.^~<>=*|, +_]+$/;
const URL = /^(?:https?|oci):\/\/[^\s"'`$\\{}<>|;&()]+$/;
function pullScript(needed, folder) {
	const lines = new Set(needed.map((chart) => pullLine(chart, folder)));
	return [...[
		"#!/bin/sh",
		"set -eu",
		`mkdir -p ${require_engine_run_fix_problems_format_file_deployment_answer_from_kept_answer_env_format_charts.shellQuote(folder)}`
	], ...lines].map((line) => `${line}\n`).join("");
}
function pullLine({ name, version, repository, release }, folder) {
	const skip = (why) => `# ${require_start.escapeText(`${release}: ${why}`)}`;
	if (!NAME.test(name)) return skip("its chart has no name that Helm takes");
	if (repository === void 0) return skip(`nothing in this repository says where chart ${name} comes from`);
	if (!URL.test(repository)) return skip(`the address of chart ${name} is not a plain URL`);
	if (version !== void 0 && (!VERSION.test(version) || version.startsWith("-"))) return skip(`the version of chart ${name} is not known`);
	return [
		"helm",
		"pull",
		...repository.startsWith("oci://") ? [repository] : [
			name,
			"--repo",
			repository
		],
		...version === void 0 ? [] : ["--version", version],
		"--destination",
		folder
	].map(require_engine_run_fix_problems_format_file_deployment_answer_from_kept_answer_env_format_charts.shellQuote).join(" ");
}
Object.defineProperty(exports, "compare_variants_exports", {
	enumerable: true,
	get: function() {
		return compare_variants_exports;
	}
});
Object.defineProperty(exports, "deploymentsOf", {
	enumerable: true,
	get: function() {
		return deploymentsOf;
	}
});
Object.defineProperty(exports, "file_deployment_exports", {
	enumerable: true,
	get: function() {
		return file_deployment_exports;
	}
});
Object.defineProperty(exports, "format_charts_exports", {
	enumerable: true,
	get: function() {
		return format_charts_exports;
	}
});
Object.defineProperty(exports, "format_references_exports", {
	enumerable: true,
	get: function() {
		return format_references_exports;
	}
});
Object.defineProperty(exports, "format_sources_exports", {
	enumerable: true,
	get: function() {
		return format_sources_exports;
	}
});
Object.defineProperty(exports, "listJson", {
	enumerable: true,
	get: function() {
		return listJson;
	}
});
Object.defineProperty(exports, "listedReference", {
	enumerable: true,
	get: function() {
		return listedReference;
	}
});
Object.defineProperty(exports, "listedSources", {
	enumerable: true,
	get: function() {
		return listedSources;
	}
});
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
