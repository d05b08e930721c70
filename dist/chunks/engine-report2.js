"use strict";
const require_start = require("./start.js");
// src/report/text/origin-text.ts
function originText(from) {
	return require_start.escapeText(`${nameOfOrigin(from)}${placed(from.at)}`);
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
		...(mayBeHiddenBy ?? []).map((reference) => require_start.escapeText(`may be hidden by ${reference.kind} ${reference.name}, whose keys are not known${placed(reference.at)}`)),
		...unresolved.map(unresolvedText)
	];
}
function unresolvedText({ name, setLater }) {
	const why = setLater === void 0 ? "nothing sets it" : `it is set only later${placed(setLater)}`;
	return require_start.escapeText(`$(${name}) stays: ${why}`);
}
function placed(at) {
	return at === void 0 ? "" : ` (${require_start.placeOf(at)})`;
}
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
