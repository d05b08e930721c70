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
const PAGE_BYTES = 20971520;
Object.defineProperty(exports, "DEFAULT_PRINT_OPTIONS", {
	enumerable: true,
	get: function() {
		return DEFAULT_PRINT_OPTIONS;
	}
});
Object.defineProperty(exports, "PAGE_BYTES", {
	enumerable: true,
	get: function() {
		return PAGE_BYTES;
	}
});
