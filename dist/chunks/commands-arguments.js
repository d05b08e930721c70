"use strict";
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
Object.defineProperty(exports, "OPTION_GROUPS", {
	enumerable: true,
	get: function() {
		return OPTION_GROUPS;
	}
});
Object.defineProperty(exports, "choicesOf", {
	enumerable: true,
	get: function() {
		return choicesOf;
	}
});
