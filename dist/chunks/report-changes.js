"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_select_references_answer_from_kept_answer_env_answer_matrix_co_e9591773 = require("./commands-output.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js = require("./report-document.js");
const require_engine_action_worker_run_edit_externals_answer_matrix_format_matrix_answer_changes = require("./report-changes2.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4 = require("./report-document2.js");
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
	const { redact, version, labels, rollouts } = options;
	const { verdicts, variables, ...counts } = require_engine_action_worker_run_edit_externals_answer_matrix_format_matrix_answer_changes.countChanges(change);
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
		sources: change.sources.map((source) => sourceChangeJson(source, redact)),
		notCompared: change.notCompared.map(({ text, at }) => ({
			message: redact(require_start.messageText(text)),
			...place(at)
		}))
	})}\n`;
}
function workloadJson({ before, after, renamed, builds, namespaces, amount, rollout, containers }, { redact, rollouts }) {
	return {
		...objectJson(after ?? before, redact),
		before: before === void 0 ? null : objectJson(before, redact),
		status: after === void 0 ? "removed" : before === void 0 ? "added" : renamed ? "renamed" : "changed",
		builds,
		namespaces: namespaces.flatMap((each) => each === "" ? [] : [redact(each)]),
		amount,
		rollout: rollouts ? {
			verdict: rollout.verdict,
			needless: rollout.needless,
			held: rollout.held ?? false,
			forgotten: rollout.forgotten ?? false,
			reasons: rollout.reasons.map((reason) => reasonJson(reason, redact))
		} : void 0,
		containers: containers.map((container) => containerJson(container, redact))
	};
}
function objectJson(workload, redact) {
	if (workload === void 0) return {};
	const { namespace } = workload;
	const { apiVersion, kind, name, node } = workload.manifest;
	return {
		apiVersion: redact(apiVersion),
		kind: kind && redact(kind),
		namespace: namespace && redact(namespace),
		name: name && redact(name),
		...require_start.positionOf(node)
	};
}
function reasonJson({ text, before, after }, redact) {
	return {
		message: redact(require_start.messageText(text)),
		before: before && require_start.positionOf(before),
		after: after && require_start.positionOf(after)
	};
}
function containerJson({ name, kind, status, variables, files, stops, needs, mends }, redact) {
	const failure = ({ reason, message, at }) => ({
		reason,
		message: redact(message),
		...require_start.positionOf(at)
	});
	return {
		name: redact(name),
		kind,
		status,
		variables: variables.map((variable) => variableJson(variable, redact)),
		files: files.map((file) => fileJson(file, redact)),
		stops: stops.map(failure),
		needs: needs.map(failure),
		mends: mends.map(failure)
	};
}
function variableJson({ kind, name, before, after, nowHides, noLongerHides }, redact) {
	const masks = kind === "moved" && [before, after].some((each) => each && require_start.holdsSecret(each.value));
	return {
		name,
		kind,
		before: before && bindingJson(before, masks, redact),
		after: after && bindingJson(after, masks, redact),
		nowHides: nowHides.map(({ from }) => originJson(from, redact)),
		noLongerHides: noLongerHides.map(({ from }) => originJson(from, redact))
	};
}
function bindingJson({ value, from }, masks, redact) {
	return {
		...valueJson(value, masks),
		from: originJson(from, redact)
	};
}
function valueJson(value, masks) {
	return {
		value: masks ? "<secret>" : value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join(""),
		exact: !masks && value.every(({ kind }) => kind === "text"),
		secret: masks || require_start.holdsSecret(value)
	};
}
function originJson(from, redact) {
	switch (from.kind) {
		case "env-from":
		case "key": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			key: redact(from.key),
			...require_start.positionOf(from.at)
		};
		case "env-from-unknown": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			...require_start.positionOf(from.at)
		};
		default: return {
			kind: from.kind,
			...place(from.at)
		};
	}
}
function nameJson({ kind, name }, redact) {
	return {
		kind,
		name: redact(name)
	};
}
function fileJson({ kind, path, mount, before, after }, redact) {
	const from = (side) => side && {
		secret: require_start.holdsSecret(side.value),
		source: side.from && {
			...nameJson(side.from.source, redact),
			key: redact(side.from.key.key),
			...require_start.positionOf(require_check.originOfKey(side.from.key))
		}
	};
	return {
		path: redact(path),
		kind,
		mount,
		before: from(before),
		after: from(after)
	};
}
function sourceChangeJson({ before, after, build, name, keys, refusal }, redact) {
	const { kind, namespace, at } = after ?? before ?? {};
	return {
		kind,
		namespace: namespace && redact(namespace),
		name: redact(name),
		build,
		status: after === void 0 ? "removed" : before === void 0 ? "added" : "changed",
		...place(at),
		keys: keys.map((key) => keyJson(key, redact)),
		refusal: refusal && {
			message: redact(refusal.message),
			recreatedBy: refusal.recreatedBy,
			...require_start.positionOf(refusal.at)
		}
	};
}
function keyJson({ key, kind, before, after }, redact) {
	return {
		key: redact(key),
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
	const document = require_engine_action_worker_run_edit_externals_answer_matrix_format_matrix_answer_changes.changesDocument(change, options, format);
	const print = require_start.printOptionsOf(options);
	if (format !== "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument(format, document, print);
	return [...require_formats.printHtml(document, {
		...print,
		maxBytes: require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.PAGE_BYTES,
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
	const options = require_engine_action_worker_run_run_select_references_answer_from_kept_answer_env_answer_matrix_co_e9591773.changeOptionsOf(values, host, shown);
	const text = formatChanges(require_engine_action_worker_run_run_select_references_answer_from_kept_answer_env_answer_matrix_co_e9591773.changeFormatOf(values), change, options);
	return {
		says: notices.map((notice) => `envfrom: ${notice}`),
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
