"use strict";
const require_check = require("./check.js");
// src/pipeline/check.ts
function check(engines, tree, rules, settings) {
	const { report, evidence } = require_check.examine(engines, tree, rules, settings);
	require_check.refuseUnknownSelection(settings, evidence.builds);
	return report;
}
Object.defineProperty(exports, "check", {
	enumerable: true,
	get: function() {
		return check;
	}
});
