"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ofeftlzr = require("./report-document.js");
const require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants = require("./pipeline.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp = require("./report-document2.js");
const require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants = require("./report-environments.js");
// src/commands/arguments/single-word.ts
function singleWord({ command, positionals }) {
	const [word, extra] = positionals;
	if (extra !== void 0) throw tooMany(command.name, extra);
	return word;
}
function refuseWords({ command, positionals: [word] }) {
	if (word !== void 0) throw tooMany(command.name, word);
}
function tooMany(command, word) {
	return new require_load.CannotRun(`\`envfrom ${command}\` takes no argument \`${word}\`.`);
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
	for (const keyOf of [require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.originOf, require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.writtenTitleOf]) {
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
	const variants = require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.variantsOf(require_engine_select_usage_format_why_list_filter_select_references_answer_env_compare_variants.selectEnvironments(environments(), {
		...selection,
		builds
	}));
	const [first = [], ...others] = variants;
	if (others.length > 0) {
		const names = variants.slice(0, MOST_NAMED).flatMap(([each]) => each === void 0 ? [] : [require_check.nameInCluster(each.manifest)]);
		const rest = variants.length - names.length;
		throw new require_load.CannotRun(`\`--matrix\` shows one workload, and ${variants.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`);
	}
	const found = require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.environmentMatrix(evidence, first);
	if (found === void 0) throw new require_load.CannotRun("There are no workloads here.");
	const redaction = require_check.redactionOf([evidence]);
	return {
		matrix: require_engine_action_worker_examine_check_watch_run_run_compare_trees_compare_variants.redactMatrix(found, redaction),
		redact: redaction.inName
	};
}
// src/commands/arguments/option.ts
const OPTION_GROUPS = [
	"What to look at",
	"What to report",
	"How strict",
	"Output",
	"Repository",
	"Speed",
	"Every command"
];
// src/model/rule.ts
const GROUP_TITLES = {
	references: "References",
	environment: "Environment",
	builds: "Builds",
	values: "Values and objects",
	fields: "Fields",
	volumes: "Volumes",
	unused: "Unused",
	files: "Files"
};
// src/report/problems/format-rules.ts
function formatRules(format, rules, { color, width }) {
	if (format === "json") return `${require_start.safeJson(rules)}\n`;
	if (format === "markdown") return markdownTable(rules);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_g2dwvicp.printDocument("text", rulesDocument(rules), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ofeftlzr.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
function rulesDocument(rules) {
	const columns = [
		{
			title: "Rule",
			least: Math.max(...rules.map(({ id }) => require_check.displayWidth(id)))
		},
		{
			title: "Severity",
			least: Math.max(...rules.map(({ severity }) => severity.length))
		},
		{
			title: "What it reports",
			fit: "words"
		}
	];
	return [...require_start.groupBy(rules, ({ group }) => group)].map(([group, members]) => {
		const rows = members.map((rule) => {
			const { id, severity } = rule;
			return {
				tone: "strong",
				cells: [
					[id],
					[[{
						text: severity,
						tone: severity === "off" ? "quiet" : severity
					}]],
					[plainSummary(rule)]
				]
			};
		});
		return require_start.section(GROUP_TITLES[group], [{
			kind: "table",
			untitled: true,
			columns,
			rows
		}]);
	});
}
function plainSummary({ summary, severity, strict }) {
	return strict === void 0 || strict === severity ? summary : `${summary} (--strict: ${strict})`;
}
function markdownTable(rules) {
	return `| Rule | Severity | What it reports |\n| :--- | :--- | :--- |\n${rules.map(({ id, severity, strict, summary }) => {
		return `| [${id}](rules/${id}/README.md) | ${strict === void 0 || strict === severity ? severity : `${severity} (strict: ${strict})`} | ${summary.replaceAll("|", String.raw`\|`)} |\n`;
	}).join("")}`;
}
// src/commands/rules/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runRules: () => runRules });
async function runRules(args, host) {
	refuseWords(args);
	const { stdout } = host;
	const asked = args.values.get("format")?.at(-1);
	const format = require_start.RULE_FORMATS.find((known) => known === asked) ?? "table";
	const rules = require_check.catalogue.map(({ meta }) => meta);
	const look = {
		color: require_start.hasColor(args.values, host, stdout),
		width: require_load.widthOf(stdout)
	};
	stdout.write(formatRules(format, rules, look));
	return 0;
}
Object.defineProperty(exports, "OPTION_GROUPS", {
	enumerable: true,
	get: function() {
		return OPTION_GROUPS;
	}
});
Object.defineProperty(exports, "compare_variants_exports", {
	enumerable: true,
	get: function() {
		return compare_variants_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "singleWord", {
	enumerable: true,
	get: function() {
		return singleWord;
	}
});
Object.defineProperty(exports, "tooMany", {
	enumerable: true,
	get: function() {
		return tooMany;
	}
});
