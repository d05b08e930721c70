"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox = require("./commands-output.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_gbz07fcu = require("./report-document.js");
const require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes = require("./report-changes.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kwm4e9v0 = require("./report-document2.js");
// src/report/text/origin-text.ts
function originText(from) {
	return `${nameOfOrigin(from)}${placed(from.at)}`;
}
function nameOfOrigin(from) {
	switch (from.kind) {
		case "env-from":
		case "key": return `${nameOf(from.reference)}/${from.key}`;
		case "env-from-unknown": return `${from.reference.kind} ${from.reference.name}`;
		case "field": return from.fieldPath;
		case "resource": return from.resource;
		case "file": return `file ${from.path}, key ${from.key}`;
		case "service": return `Service ${from.service}`;
		default: return "value";
	}
}
function nameOf({ kind, name }) {
	return kind === "ConfigMap" ? name : `${kind} ${name}`;
}
function originNotes({ hides, mayBeHiddenBy, unresolved }) {
	return [
		...hides.map(({ from }) => `hides ${originText(from)}`),
		...(mayBeHiddenBy ?? []).map(({ kind, name, at }) => `may be hidden by ${kind} ${name}, whose keys are not known${placed(at)}`),
		...unresolved.map(unresolvedText)
	];
}
function unresolvedText({ name, setLater }) {
	return `$(${name}) stays: ${setLater === void 0 ? "nothing sets it" : `it is set only later${placed(setLater)}`}`;
}
function placed(at) {
	return at === void 0 ? "" : ` (${require_start.placeOf(at)})`;
}
// src/report/environments/failure-text.ts
function failureText({ reason, message, reference, isOpen }) {
	if (isOpen !== true || reference === void 0) return `${reason}: ${message}`;
	return `${reference.kind} ${reference.name} is not defined in this repository`;
}
// src/report/environments/value-lines.ts
const NEWLINE = {
	text: "\u21b5",
	tone: "quiet"
};
const BLANK = "\u00b7";
function valueLines(value, showValues) {
	const lines = [];
	let line = [];
	for (const part of value) {
		const shown = partText(part, showValues);
		if (part.kind === "placeholder" || part.kind === "secret" && !showValues) {
			line.push({
				text: shown,
				tone: part.kind === "secret" ? "warning" : "info"
			});
			continue;
		}
		for (const [at, text] of shown.split("\n").entries()) {
			if (at > 0) {
				lines.push([...line, NEWLINE]);
				line = [];
			}
			line.push(...visibleParts(text));
		}
	}
	if (line.length > 0) return [...lines, line];
	return lines.length > 0 ? lines : [[{
		text: "(empty)",
		tone: "quiet"
	}]];
}
function visibleParts(line) {
	const inner = line.trim();
	const lead = line.length - line.trimStart().length;
	const tail = inner === "" ? 0 : line.length - line.trimEnd().length;
	return [
		{
			text: line.slice(0, lead).replaceAll(" ", BLANK),
			tone: "quiet"
		},
		{ text: inner },
		{
			text: line.slice(line.length - tail).replaceAll(" ", BLANK),
			tone: "quiet"
		}
	].filter(({ text }) => text !== "");
}
function valueText(value, showValues) {
	return value.map((part) => partText(part, showValues)).join("");
}
function partText(part, showValues) {
	if (part.kind === "text" || part.kind === "secret" && showValues) return part.text;
	return `<${part.label}>`;
}
// src/report/changes/changes-json.ts
const SHAPE_VERSION = 1;
function changesJson(change, options) {
	const { redact, version, labels, rollouts } = options;
	const { verdicts, variables, ...counts } = require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes.countChanges(change);
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
	const { apiVersion, kind, namespace, name, node } = workload.manifest;
	return {
		apiVersion: redact(apiVersion),
		kind: kind && redact(kind),
		namespace: namespace && redact(namespace),
		name: name && redact(name),
		...require_formats.placeJson(node)
	};
}
function reasonJson({ text, before, after }, redact) {
	return {
		message: redact(require_start.messageText(text)),
		before: before && require_formats.placeJson(before),
		after: after && require_formats.placeJson(after)
	};
}
function containerJson({ name, kind, status, variables, files, stops, needs, mends }, redact) {
	const failure = ({ reason, message, at }) => ({
		reason,
		message: redact(message),
		...require_formats.placeJson(at)
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
	const masks = kind === "moved" && [before, after].some((each) => each && require_check.holdsSecret(each.value));
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
		secret: masks || require_check.holdsSecret(value)
	};
}
function originJson(from, redact) {
	switch (from.kind) {
		case "env-from":
		case "key": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			key: redact(from.key),
			...require_formats.placeJson(from.at)
		};
		case "env-from-unknown": return {
			kind: from.kind,
			source: nameJson(from.reference, redact),
			...require_formats.placeJson(from.at)
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
		secret: require_check.holdsSecret(side.value),
		source: side.from && {
			...nameJson(side.from.source, redact),
			key: redact(side.from.key.key),
			...require_formats.placeJson(require_check.originOfKey(side.from.key))
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
			...require_formats.placeJson(refusal.at)
		}
	};
}
function keyJson({ key, kind, before, after }, redact) {
	return {
		key: redact(key),
		kind,
		before: before && require_formats.placeJson(before.at),
		after: after && require_formats.placeJson(after.at)
	};
}
function place(at) {
	return at === void 0 ? {} : { ...require_formats.placeJson(at) };
}
// src/report/changes/format-changes.ts
function formatChanges(format, change, options) {
	if (format === "json") return changesJson(change, options);
	const document = require_engine_action_worker_run_answer_matrix_format_matrix_answer_changes.changesDocument(change, options, format);
	const print = require_start.printOptionsOf(options);
	if (format !== "html") return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kwm4e9v0.printDocument(format, document, print);
	return [...require_formats.printHtml(document, {
		...print,
		maxBytes: require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_gbz07fcu.PAGE_BYTES,
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
	const options = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeOptionsOf(values, host, shown);
	const text = formatChanges(require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeFormatOf(values), change, options);
	return {
		says: notices.map((notice) => `envfrom: ${notice}`),
		outputs: [{
			file: values.get("output")?.at(-1),
			pieces: [text]
		}],
		code
	};
}
Object.defineProperty(exports, "answer_changes_exports", {
	enumerable: true,
	get: function() {
		return answer_changes_exports;
	}
});
Object.defineProperty(exports, "failureText", {
	enumerable: true,
	get: function() {
		return failureText;
	}
});
Object.defineProperty(exports, "formatChanges", {
	enumerable: true,
	get: function() {
		return formatChanges;
	}
});
Object.defineProperty(exports, "originNotes", {
	enumerable: true,
	get: function() {
		return originNotes;
	}
});
Object.defineProperty(exports, "originText", {
	enumerable: true,
	get: function() {
		return originText;
	}
});
Object.defineProperty(exports, "valueLines", {
	enumerable: true,
	get: function() {
		return valueLines;
	}
});
Object.defineProperty(exports, "valueText", {
	enumerable: true,
	get: function() {
		return valueText;
	}
});
