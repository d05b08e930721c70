"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes2.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0 = require("./report-document.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m = require("./report-environments.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar = require("./report-document2.js");
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
function choicesOf({ values = [], default: usual }) {
	const notes = [...values.length === 0 ? [] : [values.join(", ")], ...usual === void 0 ? [] : [`default: ${usual}`]];
	return notes.length === 0 ? "" : ` (${notes.join("; ")})`;
}
// src/report/changes/changes-json.ts
const SHAPE_VERSION = 1;
function changesJson(change, options) {
	const { version, labels, rollouts } = options;
	const { verdicts, variables, ...counts } = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.countChanges(change);
	return `${require_start.safeJson({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version
		},
		base: labels.base,
		head: labels.head,
		summary: {
			...counts,
			verdicts: rollouts ? Object.fromEntries(verdicts) : void 0,
			variables
		},
		workloads: change.workloads.map((workload) => workloadJson(workload, options)),
		sources: change.sources.map(sourceChangeJson),
		notCompared: change.notCompared.map(({ text, at }) => ({
			message: require_start.messageText(text),
			...place(at)
		}))
	})}\n`;
}
function workloadJson({ before, after, renamed, builds, namespaces, amount, rollout, containers }, { rollouts }) {
	return {
		...objectJson(after ?? before),
		before: before === void 0 ? null : objectJson(before),
		status: after === void 0 ? "removed" : before === void 0 ? "added" : renamed ? "renamed" : "changed",
		builds,
		namespaces: namespaces.filter((each) => each !== ""),
		amount,
		rollout: rollouts ? {
			verdict: rollout.verdict,
			needless: rollout.needless,
			held: rollout.held ?? false,
			forgotten: rollout.forgotten ?? false,
			reasons: rollout.reasons.map(reasonJson)
		} : void 0,
		containers: containers.map(containerJson)
	};
}
function objectJson(workload) {
	if (workload === void 0) return {};
	const { namespace } = workload;
	const { apiVersion, kind, name, node } = workload.manifest;
	return {
		apiVersion,
		kind,
		namespace,
		name,
		...require_start.positionOf(node)
	};
}
function reasonJson({ text, before, after }) {
	return {
		message: require_start.messageText(text),
		before: before && require_start.positionOf(before),
		after: after && require_start.positionOf(after)
	};
}
function containerJson({ name, kind, status, variables, files, stops, needs, mends }) {
	return {
		name,
		kind,
		status,
		variables: variables.map(variableJson),
		files: files.map(fileJson),
		stops: stops.map(failureJson),
		needs: needs.map(failureJson),
		mends: mends.map(failureJson)
	};
}
function variableJson({ kind, name, before, after, nowHides, noLongerHides }) {
	const masks = kind === "moved" && [before, after].some((each) => each && require_start.holdsSecret(each.value));
	return {
		name,
		kind,
		before: before && bindingJson(before, masks),
		after: after && bindingJson(after, masks),
		nowHides: nowHides.map(({ from }) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originJson(from)),
		noLongerHides: noLongerHides.map(({ from }) => require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originJson(from))
	};
}
function bindingJson({ value, from }, masks) {
	return {
		...masks ? {
			value: "<secret>",
			exact: false,
			secret: true
		} : require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.valueJson(value, false),
		from: require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_in_ldli092m.originJson(from)
	};
}
function nameJson({ kind, name }) {
	return {
		kind,
		name
	};
}
function failureJson({ reason, message, at }) {
	return {
		reason,
		message,
		...require_start.positionOf(at)
	};
}
function fileJson({ path, kind, mount, before, after }) {
	return {
		path,
		kind,
		mount,
		before: contentJson(before),
		after: contentJson(after)
	};
}
function contentJson(side) {
	return side && {
		secret: require_start.holdsSecret(side.value),
		source: side.from && {
			...nameJson(side.from.source),
			key: side.from.key.key,
			...require_start.positionOf(require_check.originOfKey(side.from.key))
		}
	};
}
function sourceChangeJson({ before, after, build, name, keys, refusal }) {
	const { kind, namespace, at } = after ?? before ?? {};
	return {
		kind,
		namespace,
		name,
		build,
		status: after === void 0 ? "removed" : before === void 0 ? "added" : "changed",
		...place(at),
		keys: keys.map(keyJson),
		refusal: refusal && {
			message: refusal.message,
			recreatedBy: refusal.recreatedBy,
			...require_start.positionOf(refusal.at)
		}
	};
}
function keyJson({ key, kind, before, after }) {
	return {
		key,
		kind,
		before: before && require_start.positionOf(before.at),
		after: after && require_start.positionOf(after.at)
	};
}
function place(at) {
	return at === void 0 ? {} : { ...require_start.positionOf(at) };
}
// src/report/changes/format-changes.ts
function formatChanges(format, change, options) {
	if (format === "json") return changesJson(change, options);
	const document = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changesDocument(change, options, format);
	const print = require_start.printOptionsOf(options);
	if (format !== "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument(format, document, print);
	return [...require_formats.printHtml(document, {
		...print,
		maxBytes: require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.PAGE_BYTES,
		page: page()
	})].join("");
}
function page() {
	return {
		title: "changes",
		asides: [],
		shares: /* @__PURE__ */ new Map(),
		views: [{
			anchor: require_start.CHANGE_VIEW,
			title: "Change"
		}]
	};
}
// src/commands/diff/answer-changes.ts
var answer_changes_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ answerChanges: () => answerChanges });
function answerChanges({ values }, host, { change, shown, notices, code }) {
	const options = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeOptionsOf(values, host, shown);
	const text = formatChanges(require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.changeFormatOf(values), change, options);
	return {
		says: require_start.noticeLines(notices),
		outputs: [{
			file: values.get("output")?.at(-1),
			pieces: [text]
		}],
		code
	};
}
Object.defineProperty(exports, "OPTION_GROUPS", {
	enumerable: true,
	get: function() {
		return OPTION_GROUPS;
	}
});
Object.defineProperty(exports, "answer_changes_exports", {
	enumerable: true,
	get: function() {
		return answer_changes_exports;
	}
});
Object.defineProperty(exports, "choicesOf", {
	enumerable: true,
	get: function() {
		return choicesOf;
	}
});
Object.defineProperty(exports, "formatChanges", {
	enumerable: true,
	get: function() {
		return formatChanges;
	}
});
