"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_action_worker_run_run_run_run_kept_environments_format_problems_format_text_f_l6f1e5rv = require("./report-document.js");
const require_engine_action_worker_run_run_run_select_references_answer_from_kept_answer_env_answer_matri_j6midkgw = require("./commands-selection.js");
const require_engine_action_action_worker_run_help_text_format_problems_answer_changes = require("./report-changes2.js");
const require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_charts = require("./report-environments2.js");
// src/commands/arguments/action-inputs.ts
const OWN = [{
	name: "paths",
	description: "Files, folders or globs to check, one per line",
	default: "."
}, {
	name: "working-directory",
	description: "The folder that paths are relative to, itself relative to the workspace",
	default: "."
}];
const WRITES = [
	{
		name: "annotations",
		description: "Annotate lines of the pull request, ten per severity at most: new problems and changed lines first",
		default: "true"
	},
	{
		name: "summary",
		description: "Write a job summary",
		default: "true"
	},
	{
		name: "comment-file",
		description: "Write the summary to this file, short enough for a comment on the pull request"
	},
	{
		name: "report-file",
		description: "Write the report to this file, one page of HTML, for actions/upload-artifact"
	},
	{
		name: "sarif-file",
		description: "Write SARIF to this file, for github/codeql-action/upload-sarif"
	}
];
function actionInputs() {
	return [
		...OWN,
		...require_start.CHECK.options.filter(({ input }) => input === true).map(inputOf),
		...WRITES
	];
}
const OTHER_HELP = {
	mirror: "Fetch addresses that begin with PREFIX from URL: PREFIX=URL",
	base: "Report only problems that are new since this commit or branch; in a pull request since its base branch, unless `none` is given",
	"all-problems": "With `base` or a baseline: also report problems that are not new"
};
function inputOf(option) {
	const { name, repeatable, value } = option;
	const help = OTHER_HELP[name] ?? option.help;
	if (value === void 0) return {
		name,
		description: help,
		default: "false",
		option
	};
	return {
		name,
		description: (repeatable === true ? `${firstPart(help)}, one per line` : help) + require_engine_action_action_worker_run_help_text_format_problems_answer_changes.choicesOf(option),
		option
	};
}
function firstPart(help) {
	return help.replace("; may be given several times", "");
}
function argumentsOf(inputs) {
	return [
		"check",
		...actionInputs().flatMap(({ name, option }) => {
			const value = inputs.get(name) ?? "";
			if (option === void 0 || value === "") return [];
			if (option.value === void 0) return isInputOn(inputs, name) ? [`--${name}`] : [];
			return (option.repeatable === true ? linesOf$1(value) : [value]).map((one) => `--${name}=${one}`);
		}),
		"--",
		...linesOf$1(inputs.get("paths") ?? "")
	];
}
function isInputOn(inputs, name) {
	const value = (inputs.get(name) ?? "").trim();
	if (/^(?:true|True|TRUE)$/.test(value)) return true;
	if (/^(?:false|False|FALSE|)$/.test(value)) return false;
	throw new require_load.CannotRun(`Invalid value \`${value}\` for the input \`${name}\`: use \`true\` or \`false\`.`);
}
function linesOf$1(text) {
	return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
// src/pipeline/changed-lines.ts
function changedLines(base, head) {
	const byPath = /* @__PURE__ */ new Map();
	return (at) => {
		const { path, line } = require_start.positionOf(at);
		let isChanged = byPath.get(path);
		if (isChanged === void 0) {
			isChanged = between(base.read(path), head.read(path));
			byPath.set(path, isChanged);
		}
		return isChanged(line);
	};
}
function between(before, now) {
	if (now.kind === "unreadable") return () => false;
	if (before.kind === "unreadable") return () => true;
	if (before.bytes === now.bytes) return () => false;
	const [then, lines] = [linesOf(before.bytes), linesOf(now.bytes)];
	const shortest = Math.min(then.length, lines.length);
	let start = 0;
	while (start < shortest && then[start] === lines[start]) start += 1;
	let end = 0;
	while (end < shortest - start && then.at(-1 - end) === lines.at(-1 - end)) end += 1;
	const had = new Set(then.slice(start, then.length - end));
	return (line) => {
		const at = line - 1;
		return at >= start && at < lines.length - end && !had.has(lines[at] ?? "");
	};
}
function linesOf(bytes) {
	return new TextDecoder().decode(bytes).split(/\r?\n/);
}
// src/commands/env/answer-from-kept.ts
var answer_from_kept_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerFromKept: () => answerFromKept });
async function answerFromKept(kept, run, asked, format) {
	const { builds, notRendered, environments } = require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_charts.readKept(kept);
	const { selectedBuilds } = run.settings;
	const named = require_check.buildsNamed(selectedBuilds ?? [], builds);
	const notices = run.notices.map((notice) => `envfrom: ${notice}`);
	const answer = await require_start.orRefusal(notices, () => {
		if (selectedBuilds !== void 0) require_check.refuseUnknownBuild(selectedBuilds, builds);
		const ids = new Set(named.map(({ id }) => id));
		const own = environments.filter(({ build }) => selectedBuilds === void 0 || ids.has(build));
		const shown = require_engine_action_worker_run_run_run_select_references_answer_from_kept_answer_env_answer_matri_j6midkgw.selectSubjects(own, {
			...require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_charts.selectedBy(asked, run),
			notRendered,
			builds
		});
		const file = asked.args.values.get("output")?.at(-1);
		const pieces = require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_charts.shownPieces(format, shown, require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_charts.printedOptions(asked));
		return {
			says: require_engine_run_kept_environments_answer_from_kept_answer_env_answer_matrix_format_charts.emptyNotes(shown),
			outputs: [{
				file,
				pieces
			}],
			code: 0
		};
	});
	return answer.code === 2 && named.length > 0 ? void 0 : answer;
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
const HEAD$1 = [
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
	return table(HEAD$1, rows, options);
}
function rowOf$1({ reference, verdict, at }) {
	const { kind, namespace, name, key } = reference;
	const named = require_start.qualifiedName(namespace, name);
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
const HEAD = [
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
	return table(HEAD, rows, options);
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
		require_start.qualifiedName(namespace, name),
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
// src/commands/selection/inventory.ts
var inventory_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	inventoryAnswer: () => inventoryAnswer,
	readInventory: () => readInventory
});
function inventoryAnswer(report, { notices }) {
	return {
		says: notices.map((notice) => `envfrom: ${notice}`),
		outputs: [{
			file: void 0,
			pieces: inventoryPieces(report)
		}],
		code: 0
	};
}
function* inventoryPieces(report) {
	yield `{"references":${JSON.stringify(report.references.map(listedReference))}`;
	yield `,"sources":${JSON.stringify(listedSources(report.sources, report))}`;
	yield `,"deployments":${JSON.stringify(deploymentsOf(report))}}`;
}
function readInventory({ outputs }) {
	const [output] = outputs;
	if (output === void 0) return void 0;
	return JSON.parse([...output.pieces].join(""));
}
Object.defineProperty(exports, "actionInputs", {
	enumerable: true,
	get: function() {
		return actionInputs;
	}
});
Object.defineProperty(exports, "answer_from_kept_exports", {
	enumerable: true,
	get: function() {
		return answer_from_kept_exports;
	}
});
Object.defineProperty(exports, "argumentsOf", {
	enumerable: true,
	get: function() {
		return argumentsOf;
	}
});
Object.defineProperty(exports, "changedLines", {
	enumerable: true,
	get: function() {
		return changedLines;
	}
});
Object.defineProperty(exports, "file_deployment_exports", {
	enumerable: true,
	get: function() {
		return file_deployment_exports;
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
Object.defineProperty(exports, "inventory_exports", {
	enumerable: true,
	get: function() {
		return inventory_exports;
	}
});
Object.defineProperty(exports, "isInputOn", {
	enumerable: true,
	get: function() {
		return isInputOn;
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
