"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_gbz07fcu = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kwm4e9v0 = require("./report-document2.js");
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
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_gbz07fcu.DEFAULT_PRINT_OPTIONS,
		...options
	};
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kwm4e9v0.printDocument("text", [{
		kind: "table",
		columns,
		rows: cells
	}], print);
}
// src/report/inventory/format-references.ts
var format_references_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ formatReferences: () => formatReferences });
const HEAD = [
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
		cells: rowOf(judged),
		json: require_formats.referenceJson(judged)
	};
}
function formatReferences(format, references, options) {
	const items = references.map(({ json }) => json);
	if (format === "json") return listJson("references", items, options);
	const rows = references.map(({ cells }) => cells);
	return table(HEAD, rows, options);
}
function rowOf({ reference, verdict, at }) {
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
Object.defineProperty(exports, "format_references_exports", {
	enumerable: true,
	get: function() {
		return format_references_exports;
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
Object.defineProperty(exports, "table", {
	enumerable: true,
	get: function() {
		return table;
	}
});
