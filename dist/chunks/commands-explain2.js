"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_formats = require("./formats.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run = require("./commands-selection2.js");
const require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix_format_charts = require("./report-environments2.js");
const require_engine_run_read_config_format_sources_format_references_inventory_compare_variants_format_d_c3nmbkis = require("./commands-init.js");
let node_path = require("node:path");
// src/commands/explain/explain-place.ts
var explain_place_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ explainPlace: () => explainPlace });
const PLACE = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s;
function explainPlace(args, host, rule, written) {
	const [, file, line] = PLACE.exec(written) ?? [];
	if (file === void 0 || line === void 0) throw new require_load.CannotRun(`\`${written}\` is not a place.`, `Write a file and a line: \`envfrom explain ${rule} deployment.yaml:12\`.`);
	if (require_load.whatIsAt(host.cwd, file) !== "file") throw new require_load.CannotRun(`No such file: \`${file}\`.`, "Name a file below the current folder.");
	const values = new Map([...args.values, ["only", [rule]]]);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.printList({
		...args,
		values
	}, host, {
		places: [".", (0, node_path.dirname)(file)],
		words: [rule, written],
		filtersBuilds: false,
		printsProblems: true,
		async load() {
			const { formatSeverity, linesReported } = await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.format_severity_exports);
			return ({ located: { here, root } }, report, options) => {
				const asked = {
					rule,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, file)),
					line: Number(line)
				};
				const text = formatSeverity(report, asked, {
					...options,
					width: require_load.widthOf(host.stdout)
				});
				if (text !== void 0) return text;
				const lines = linesReported(report, asked);
				throw new require_load.CannotRun(`\`${rule}\` reports nothing at ${written}.`, lines.length === 0 ? "Nor does it anywhere else in this file." : `It reports something in this file at line ${lines.slice(0, 10).join(", ")}.`);
			};
		}
	});
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
	if (format === "json") {
		const items = needed.map(({ at, ...chart }) => ({
			...chart,
			...require_formats.placeJson(at)
		}));
		return require_engine_run_read_config_format_sources_format_references_inventory_compare_variants_format_d_c3nmbkis.listJson("charts", items, options);
	}
	const rows = needed.map(({ release, name, version, repository, found, previewed }) => [
		release,
		name,
		version ?? "(newest)",
		repository ?? "?",
		found ?? (previewed ? "no, previewed from values" : "no")
	]);
	return require_engine_run_read_config_format_sources_format_references_inventory_compare_variants_format_d_c3nmbkis.table(HEAD, rows, options);
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
		const release = `${kind} ${require_start.qualifiedName(namespace, name)}`;
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
		`mkdir -p ${require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix_format_charts.shellQuote(folder)}`
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
	].map(require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_matrix_format_charts.shellQuote).join(" ");
}
Object.defineProperty(exports, "explain_place_exports", {
	enumerable: true,
	get: function() {
		return explain_place_exports;
	}
});
Object.defineProperty(exports, "format_charts_exports", {
	enumerable: true,
	get: function() {
		return format_charts_exports;
	}
});
