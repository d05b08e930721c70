"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
const require_start = require("./start.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_gbz07fcu = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kwm4e9v0 = require("./report-document2.js");
const require_load = require("./load.js");
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
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kwm4e9v0.printDocument("text", rulesDocument(rules), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_gbz07fcu.DEFAULT_PRINT_OPTIONS,
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
