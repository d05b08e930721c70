"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_run_answer_env_format_charts = require("./command-dependencies.js");
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
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/dependencies/format-dependencies.ts
var format_dependencies_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatDependencies: () => formatDependencies });
const HEAD$1 = [
	"TYPE",
	"WHAT",
	"VERSION",
	"NEEDED BY",
	"AT HAND"
];
function formatDependencies(format, report, options) {
	const listed = require_engine_run_answer_env_format_charts.dependenciesOf(report).filter(({ found }) => !options.missing || found === void 0);
	return format === "json" ? asJson(listed, options) : asTable(listed, options);
}
function asJson(listed, options) {
	return listJson("dependencies", listed.map(({ neededBy, found, refusal, ...item }) => ({
		...item,
		atHand: found !== void 0,
		found,
		refusal,
		neededBy: neededBy.map(({ by, at }) => ({
			object: by,
			...require_formats.placeJson(at)
		}))
	})), options);
}
function asTable(listed, options) {
	const rows = listed.map((item) => [
		item.type,
		whatOf(item),
		versionOf(item),
		placesOf(item),
		item.found ?? (item.refusal === void 0 ? "no" : `no: ${item.refusal}`)
	]);
	return table(HEAD$1, rows, options);
}
function versionOf({ type, version, mediaType }) {
	const asked = version ?? UNASKED[type];
	return mediaType === void 0 ? asked : `${asked}, layer ${mediaType}`;
}
function whatOf({ type, url, name, paths }) {
	if (type === "chart" && name !== void 0 && !url.startsWith("oci://")) return `${name} of ${url}`;
	const folders = paths.filter((path) => path !== "");
	return folders.length === 0 ? url : `${url} ${require_start.shortListOf(folders, MOST_FOLDERS)}`;
}
const UNASKED = {
	git: "(default branch)",
	chart: "(newest)",
	oci: "",
	file: "",
	bucket: ""
};
const MOST_FOLDERS = 2;
function placesOf({ neededBy: [first, ...more] }) {
	if (first === void 0) return "";
	const rest = more.length === 0 ? "" : ` and ${require_start.count(more.length, "more place")}`;
	return `${require_start.placeOf(first.at)}${rest}`;
}
// src/report/inventory/format-sources.ts
var format_sources_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatSources: () => formatSources });
const HEAD = [
	"KIND",
	"NAME",
	"KEYS",
	"MADE BY",
	"USES",
	"PLACE"
];
function formatSources(format, sources, { references, repositories }, options) {
	const uses = usesOf(references);
	if (format === "json") return listJson("sources", sources.map((source) => ({
		...require_formats.sourceJson(source),
		repository: repositories && require_check.repositoryOf(require_start.hostSpan(source.at).file.path),
		type: source.type,
		keys: source.keys.kind === "known" ? [...source.keys.value.keys()] : void 0,
		keysUnknown: source.keys.kind === "known" ? void 0 : require_start.messageText(source.keys.reason),
		uses: uses.get(require_check.identityOfSource(source)) ?? 0
	})), options);
	const rows = sources.map((source) => [
		source.kind,
		`${source.namespace === void 0 ? "" : `${source.namespace}/`}${source.name}`,
		source.keys.kind === "known" ? String(source.keys.value.size) : "?",
		source.producer.kind,
		String(uses.get(require_check.identityOfSource(source)) ?? 0),
		require_start.placeOf(source.at)
	]);
	return table(HEAD, rows, options);
}
function usesOf(references) {
	const uses = /* @__PURE__ */ new Map();
	for (const { verdict } of references) for (const source of require_check.sourcesOf(verdict)) {
		const identity = require_check.identityOfSource(source);
		uses.set(identity, (uses.get(identity) ?? 0) + 1);
	}
	return uses;
}
// src/report/why/format-file-deployment.ts
var format_file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatFileDeployment: () => formatFileDeployment });
const MOST_BUILDS = 50;
const ANSWERS = {
	deployed: "deployed",
	"not-deployed": "not deployed",
	unknown: "not known whether it is deployed"
};
function formatFileDeployment(format, found, options) {
	if (format === "json") return fileJson(found, options);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument(format === "html" ? "html" : "text", fileDocument(found), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function fileDocument({ path, answer, because, builds }) {
	const more = builds.length - MOST_BUILDS;
	return [require_start.section([`${path}: `, require_start.strong(ANSWERS[answer])], [
		...because.map((text) => require_start.fixedLine(require_start.message(text), { mark: "  " })),
		...builds.slice(0, MOST_BUILDS).flatMap(({ build, deployment, because: text }) => [require_start.fixedLine(titleOf(build, deployment.answer, builds.length), { mark: "  " }), require_start.fixedLine(require_start.message(text), { mark: "    " })]),
		...more > 0 ? [require_start.fixedLine(`and ${require_start.numberText(more)} more builds`, { tone: "quiet" })] : []
	])];
}
function titleOf({ id, cluster }, answer, of) {
	const name = cluster === void 0 || require_check.isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
	return of === 1 ? `in build ${name}` : `in build ${name}: ${ANSWERS[answer]}`;
}
function fileJson({ path, answer, because, builds }, { version }) {
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		asked: path,
		answer,
		because,
		builds: builds.map(({ build, deployment, because: sentence }) => ({
			build: build.id,
			cluster: build.cluster,
			answer: deployment.answer,
			evidence: deployment.evidence.kind,
			because: sentence
		}))
	})}\n`;
}
Object.defineProperty(exports, "format_dependencies_exports", {
	enumerable: true,
	get: function() {
		return format_dependencies_exports;
	}
});
Object.defineProperty(exports, "format_file_deployment_exports", {
	enumerable: true,
	get: function() {
		return format_file_deployment_exports;
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
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
