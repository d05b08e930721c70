"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes2.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar = require("./report-document2.js");
let node_path = require("node:path");
// src/report/environments/environment-options.ts
const DEFAULT_ENVIRONMENT_OPTIONS = {
	version: "",
	color: false,
	width: 100,
	showValues: false,
	services: false,
	guardCommands: false,
	screen: void 0,
	problems: [],
	versionOf: () => void 0
};
// src/commands/selection/not-rendered.ts
function notRenderedOf(report) {
	const builds = report.builds.flatMap(({ id, failures, partial }) => {
		if (failures.length > 0) return [`${id} (it cannot be built)`];
		return partial.length > 0 ? [`${id} (in part)`] : [];
	});
	return [...require_start.entryObjects(report).map(require_start.notCheckedWords), ...builds];
}
// src/commands/selection/kept-environments.ts
var kept_environments_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ environmentsAnswer: () => environmentsAnswer });
const MAX_CONTAINERS = 4e3;
const MAX_CHARACTERS = 16777216;
const PER_BINDING = 512;
function environmentsAnswer(report) {
	const environments = report.environments();
	if (environments.length > MAX_CONTAINERS) return void 0;
	const shown = require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.showEnvironments(environments, contentOptions(report));
	if (!isWithin(shown)) return void 0;
	return {
		says: [],
		outputs: [{
			file: void 0,
			pieces: linesOf(shown, report)
		}],
		code: 0
	};
}
function isWithin(environments) {
	let left = MAX_CHARACTERS;
	for (const { size } of environments) {
		const { bindings, characters } = size();
		left -= bindings * PER_BINDING + 2 * characters;
		if (left < 0) return false;
	}
	return true;
}
function contentOptions({ builds, problems }) {
	const versions = new Map(builds.map(({ id, deployerVersion }) => [id, deployerVersion]));
	return {
		...DEFAULT_ENVIRONMENT_OPTIONS,
		problems,
		versionOf: (build) => versions.get(build)
	};
}
function* linesOf(environments, report) {
	const heading = {
		notRendered: notRenderedOf(report),
		builds: report.builds.map(({ id, folder, cluster, deployedBy }) => ({
			id,
			...folder !== void 0 && { folder },
			...cluster !== void 0 && { cluster },
			...deployedBy !== void 0 && { deployedBy: {
				name: deployedBy.name,
				object: {
					kind: deployedBy.object.kind,
					name: deployedBy.object.name
				}
			} }
		})),
		heads: environments.map((each) => ({
			...each,
			counted: each.counts()
		}))
	};
	yield JSON.stringify(heading);
	const numbers = /* @__PURE__ */ new Map();
	for (const { rows, same, size, json } of environments) {
		const key = same();
		const number = numbers.get(key) ?? numbers.size;
		numbers.set(key, number);
		const details = {
			rows: rows(),
			same: String(number),
			size: size(),
			json: json()
		};
		yield `\n${JSON.stringify(details)}`;
	}
}
function readKept({ outputs }) {
	const [first = "", ...lines] = outputs.flatMap(({ pieces }) => [...pieces]).join("").split("\n");
	const { builds, notRendered, heads } = JSON.parse(first);
	return {
		builds,
		notRendered,
		environments: heads.map(({ counted, ...head }, at) => {
			const details = require_start.once(() => JSON.parse(lines[at] ?? ""));
			return {
				...head,
				counts: () => counted,
				rows: () => details().rows,
				same: () => details().same,
				size: () => details().size,
				json: () => details().json
			};
		})
	};
}
// src/commands/env/asked.ts
function selectedBy({ args, words }, { located: { root, here } }) {
	return {
		workloads: words.workloads,
		files: words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file))),
		namespace: args.values.get("namespace")?.at(-1)
	};
}
function printedOptions({ args: { values, positionals }, words, host }) {
	const sink = require_start.sinkOf(values, host);
	const isWhole = positionals.length === words.places.length;
	return {
		version: require_version.VERSION,
		color: require_start.hasColor(values, host, sink),
		width: require_load.widthOf(sink) ?? DEFAULT_ENVIRONMENT_OPTIONS.width,
		guardCommands: sink !== void 0 && require_load.isLogOfCi(host),
		screen: isWhole ? require_load.screenOf(sink) : void 0
	};
}
function emptyNotes({ length }) {
	return length === 0 ? ["envfrom: there are no workloads in these files."] : [];
}
// src/report/changes/matrix-document.ts
const ABSENT = "\u2013";
const MAX_WORKLOADS = 20;
function matricesDocument(matrices, view, format) {
	const look = {
		view,
		format
	};
	const sections = matrices.slice(0, MAX_WORKLOADS).map((each) => workloadSection(each, look));
	const leftOut = matrices.length - sections.length;
	const note = `${require_start.count(leftOut, "more workload")} not shown. Name a workload to see its variables.`;
	const blocks = [...sections, ...leftOut === 0 ? [] : [require_start.paragraph(note, { tone: "quiet" })]];
	return format === "html" && view === "environments" ? [require_start.section("Environments", blocks, 1)] : blocks;
}
function workloadSection(matrix, look) {
	const heads = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.headsOf(matrix.columns);
	const isScreen = look.format === "text";
	const blocks = matrix.containers.map(({ name, rows }) => {
		const all = isScreen ? screenBlocks(rows, heads, look) : pageBlocks(rows, heads, look);
		return require_start.section(`container ${name}`, all, 3);
	});
	const asides = look.view === "environments" ? legendOf(matrix) : [];
	const title = require_start.nameOfManifest(matrix.workload.manifest, "");
	const builds = isScreen || asides.length > 0 ? [require_start.count(heads.length, "build")] : [];
	return {
		...require_start.section(title, blocks),
		asides: [...builds, ...asides]
	};
}
function legendOf({ columns, containers }) {
	if (columns.length < 2) return [];
	const marks = containers.flatMap(({ rows }) => rows.map(markOf));
	const differing = marks.filter((mark) => mark === "~").length;
	const open = marks.filter((mark) => mark === "?").length;
	if (differing + open === 0) return ["no variable differs"];
	const differ = differing === 1 ? "1 variable differs" : `${require_start.count(differing, "variable")} differ`;
	return [...differing === 0 ? [] : [[require_start.code("~"), ` ${differ}`]], ...open === 0 ? [] : [[require_start.code("?"), ` ${open} may differ`]]];
}
function markOf({ same, perhaps }) {
	if (same) return "";
	return perhaps ? "?" : "~";
}
function screenBlocks(rows, heads, look) {
	if (rows.length === 0) return [noVariables()];
	const differing = rows.filter(({ same }) => !same);
	const equal = rows.filter(({ same }) => same);
	const byName = {
		kind: "group",
		blocks: differing.flatMap((row) => valuesOf(row, heads))
	};
	const few = differing.length === 0 ? [] : [{
		...tableOf(differing, heads, look),
		narrow: byName
	}];
	const text = `${require_start.count(equal.length, "variable")} the same in all`;
	if (look.view === "differences") {
		const names = `${text}: ${equal.map(({ name }) => name).join(", ")}`;
		return [...few, ...equal.length === 0 ? [] : [require_start.paragraph(names, { tone: "quiet" })]];
	}
	if (heads.length < 2) return [oneColumn(rows, heads)];
	const rest = equal.length === 0 ? [] : [require_start.fixedLine(`${text}:`, { tone: "quiet" }), oneColumn(equal, heads)];
	return [{
		...tableOf(rows, heads, look),
		narrow: {
			kind: "group",
			blocks: [...few, ...rest]
		}
	}];
}
function pageBlocks(rows, heads, look) {
	return rows.length === 0 ? [noVariables()] : [tableOf(rows, heads, look)];
}
function noVariables() {
	return require_start.paragraph("no variables", { tone: "quiet" });
}
function tableOf(rows, heads, { view, format }) {
	const isScreen = format === "text";
	const isMarked = view === "environments" && heads.length > 1;
	const title = isScreen ? `${isMarked ? "  " : ""}NAME` : "Name";
	const blank = isScreen ? " " : "";
	return {
		kind: "table",
		columns: [title, ...heads].map((head) => ({ title: head })),
		rows: rows.map((row) => ({
			cells: [[[require_start.code(row.name)]], ...heads.map((_, at) => [cellLine(row, at)])],
			...isMarked && { mark: markOf(row) || blank },
			tone: row.same && heads.length > 1 ? "quiet" : void 0
		})),
		...format === "html" && { headed: true }
	};
}
function oneColumn(rows, heads) {
	return {
		kind: "table",
		columns: [{ title: "NAME" }, {
			title: heads.length === 1 ? heads[0] ?? "" : "VALUE",
			fit: "below"
		}],
		rows: rows.map((row) => ({ cells: [[[require_start.code(row.name)]], [cellLine(row, 0)]] }))
	};
}
function valuesOf(row, heads) {
	const groups = require_start.groupBy(heads.entries(), ([at]) => cellText(row, at));
	return [require_start.fixedLine(row.name, { tone: "strong" }), ...[...groups].map(([text, some]) => {
		const builds = some.map(([, head]) => head).join(", ");
		return require_start.paragraph(`${text}  in ${builds}`, {
			mark: "  ",
			hang: 2
		});
	})];
}
function cellLine(row, at) {
	return [row.cells[at] !== void 0 ? require_start.code(cellText(row, at)) : require_start.quiet(ABSENT)];
}
function cellText(row, at) {
	const binding = row.cells[at];
	if (binding === void 0) return ABSENT;
	const text = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.shownValue(binding.value);
	const secrets = row.cells.filter((cell) => cell !== void 0 && require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.shownValue(cell.value) === text);
	const kinds = new Set(row.classes.filter((each) => each !== -1));
	if (binding.value.every(({ kind }) => kind === "text") || secrets.length < 2 || kinds.size < 2) return text;
	return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}
// src/report/changes/format-matrix.ts
var format_matrix_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ matrixPieces: () => matrixPieces });
function* matrixPieces(format, matrices, options, view) {
	if (format === "json") yield* matrixJson(matrices, options, view);
	else {
		const document = matricesDocument(matrices, view, format);
		yield* require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.PRINTERS[format](document, require_start.printOptionsOf(options));
	}
}
function matrixJson(matrices, { version }, view) {
	const head = {
		version: 1,
		tool: {
			name: "envfrom",
			version
		}
	};
	const workloads = matrices.map(workloadJson);
	const body = view === "environments" ? {
		...head,
		workloads
	} : {
		...head,
		...workloads[0]
	};
	return [`${require_start.safeJson(body)}\n`];
}
function workloadJson({ workload, columns, containers }) {
	const { apiVersion, kind, name } = workload.manifest;
	return {
		workload: {
			apiVersion,
			kind,
			name
		},
		builds: columns,
		containers: containers.map((container) => ({
			name: container.name,
			variables: container.rows.map((row) => ({
				name: row.name,
				same: row.same,
				values: columns.map((build, at) => {
					const binding = row.cells[at];
					if (binding === void 0) return {
						build,
						set: false
					};
					const from = binding.from.at === void 0 ? {} : require_start.positionOf(binding.from.at);
					return {
						build,
						set: true,
						value: binding.value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join(""),
						group: row.classes[at],
						...from
					};
				})
			}))
		}))
	};
}
// src/commands/env/answer-matrix.ts
var answer_matrix_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerMatrix: () => answerMatrix });
const FORMATS = /* @__PURE__ */ new Map([
	["json", "json"],
	["markdown", "markdown"],
	["html", "html"]
]);
function answerMatrix(engines, run, asked) {
	const { values } = asked.args;
	const notices = require_start.noticeLines(run.notices);
	return require_start.orRefusal(notices, () => {
		const { report, evidence } = require_check.examine(engines, run.tree, [], run.settings);
		require_check.refuseUnknownSelection(run.settings, evidence.builds);
		const selection = {
			...selectedBy(asked, run),
			notRendered: notRenderedOf(report)
		};
		const matrices = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.selectMatrices(evidence, report, selection);
		const options = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeOptionsOf(values, asked.host, {
			labels: {
				base: "",
				head: ""
			},
			rollouts: false
		});
		const pieces = matrixPieces(FORMATS.get(values.get("format")?.at(-1) ?? "") ?? "text", matrices, options, "environments");
		return {
			says: emptyNotes(matrices),
			outputs: [{
				file: values.get("output")?.at(-1),
				pieces
			}],
			code: 0
		};
	});
}
Object.defineProperty(exports, "answer_matrix_exports", {
	enumerable: true,
	get: function() {
		return answer_matrix_exports;
	}
});
Object.defineProperty(exports, "contentOptions", {
	enumerable: true,
	get: function() {
		return contentOptions;
	}
});
Object.defineProperty(exports, "emptyNotes", {
	enumerable: true,
	get: function() {
		return emptyNotes;
	}
});
Object.defineProperty(exports, "environmentsAnswer", {
	enumerable: true,
	get: function() {
		return environmentsAnswer;
	}
});
Object.defineProperty(exports, "format_matrix_exports", {
	enumerable: true,
	get: function() {
		return format_matrix_exports;
	}
});
Object.defineProperty(exports, "kept_environments_exports", {
	enumerable: true,
	get: function() {
		return kept_environments_exports;
	}
});
Object.defineProperty(exports, "notRenderedOf", {
	enumerable: true,
	get: function() {
		return notRenderedOf;
	}
});
Object.defineProperty(exports, "printedOptions", {
	enumerable: true,
	get: function() {
		return printedOptions;
	}
});
Object.defineProperty(exports, "readKept", {
	enumerable: true,
	get: function() {
		return readKept;
	}
});
Object.defineProperty(exports, "selectedBy", {
	enumerable: true,
	get: function() {
		return selectedBy;
	}
});
