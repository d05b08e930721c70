"use strict";
const require_start = require("./start.js");
const require_check = require("./check.js");
// src/edits/apply-edits.ts
function applyEdits(text, edits) {
	const sorted = edits.toSorted(byPlace);
	const out = [];
	let at = 0;
	for (const { at: span, text: written } of sorted) {
		if (span.start < at) continue;
		out.push(text.slice(at, span.start), written);
		at = span.end;
	}
	return out.join("") + text.slice(at);
}
function conflictingEdits(edits) {
	const conflicting = /* @__PURE__ */ new Set();
	let last;
	for (const edit of edits.toSorted(byPlace)) {
		if (last !== void 0 && !isSameEdit(last, edit) && meet(last, edit)) conflicting.add(last).add(edit);
		if (last === void 0 || edit.at.end >= last.at.end) last = edit;
	}
	return conflicting;
}
function isSameEdit(a, b) {
	return a.at.start === b.at.start && a.at.end === b.at.end && a.text === b.text;
}
function meet(a, b) {
	return a.at.start === b.at.start && a.at.end === b.at.end || a.at.start < b.at.end && b.at.start < a.at.end;
}
function byPlace(a, b) {
	return a.at.start - b.at.start || a.at.end - b.at.end;
}
// src/edits/changed-files.ts
function changedFiles(edits) {
	return [...require_start.groupBy(edits, ({ at }) => at.file.path)].map(([path, some]) => ({
		path,
		...textsOf(some[0]?.at.file, some)
	})).filter(({ before, after }) => before !== after).sort((a, b) => a.path < b.path ? -1 : 1);
}
function textsOf(file, edits) {
	const before = file?.text ?? "";
	const after = applyEdits(before, edits);
	return {
		before,
		after: before.endsWith("\n") ? after : after.replace(/\r?\n$/, "")
	};
}
// src/rollout/write/point-uses.ts
function pointUses(uses, name) {
	const edits = /* @__PURE__ */ new Map();
	const faults = [];
	for (const { name: node } of uses) {
		const key = `${node.file.path}:${node.start}`;
		if (require_check.writtenText(node) === name || edits.has(key)) continue;
		const edit = require_check.editScalar(asWritten(node), name, true);
		if (edit !== void 0) edits.set(key, edit);
		else faults.push(`${require_start.placeOf(node)}: the name cannot be edited, since it is rendered; write \`${name}\` where it comes from`);
	}
	return {
		edits: [...edits.values()],
		faults
	};
}
function asWritten(node) {
	return {
		...node,
		text: require_check.writtenText(node)
	};
}
Object.defineProperty(exports, "applyEdits", {
	enumerable: true,
	get: function() {
		return applyEdits;
	}
});
Object.defineProperty(exports, "changedFiles", {
	enumerable: true,
	get: function() {
		return changedFiles;
	}
});
Object.defineProperty(exports, "conflictingEdits", {
	enumerable: true,
	get: function() {
		return conflictingEdits;
	}
});
Object.defineProperty(exports, "pointUses", {
	enumerable: true,
	get: function() {
		return pointUses;
	}
});
