"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_run_run_run_format_problems_format_text_format_file_deploym_mkucgkgk = require("./report-document.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection.js");
// src/commands/builds/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuilds: () => runBuilds });
function runBuilds(args, host) {
	return require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.printList(args, host, {
		places: args.positionals,
		filtersBuilds: false,
		printsProblems: true,
		empty: {
			note: "nothing in this repository is deployed.",
			headings: 0
		},
		async load() {
			const { formatBuilds } = await Promise.resolve().then(() => require("./report-graph.js")).then((n) => n.format_builds_exports);
			return (_, report, options) => formatBuilds(require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.formatOf(args.values), report, options);
		}
	});
}
// src/commands/diff/exit-code-of-diff.ts
var exit_code_of_diff_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ diffExitCode: () => diffExitCode });
function diffExitCode(change, values) {
	if (require_start.countFailing(change, require_start.failingVerdicts(values)) > 0) return 1;
	const isDifferent = change.workloads.length + change.sources.length > 0;
	return values.has("exit-code") && isDifferent ? 1 : 0;
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
		...require_engine_action_action_worker_run_run_run_run_format_problems_format_text_format_file_deploym_mkucgkgk.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_run_format_problems_format_text_format_file_deploym_mkucgkgk.printDocument("text", [{
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
// src/commands/selection/inventory.ts
var inventory_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	inventoryPieces: () => inventoryPieces,
	readInventory: () => readInventory
});
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
Object.defineProperty(exports, "exit_code_of_diff_exports", {
	enumerable: true,
	get: function() {
		return exit_code_of_diff_exports;
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
Object.defineProperty(exports, "listJson", {
	enumerable: true,
	get: function() {
		return listJson;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
