"use strict";
// src/report/document/print-options.ts
const DEFAULT_PRINT_OPTIONS = {
	color: false,
	width: void 0,
	guardCommands: false,
	maxBytes: Infinity,
	rest: "the command shows all",
	filesUrl: void 0
};
Object.defineProperty(exports, "DEFAULT_PRINT_OPTIONS", {
	enumerable: true,
	get: function() {
		return DEFAULT_PRINT_OPTIONS;
	}
});
