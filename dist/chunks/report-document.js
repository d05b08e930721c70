"use strict";
const require_check = require("./check.js");
const require_formats = require("./formats.js");
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
// src/report/document/print-document.ts
const PRINTERS = {
	text: require_check.printText,
	markdown: require_formats.printMarkdown,
	html: require_formats.printHtml
};
function printDocument(format, document, options) {
	return [...PRINTERS[format](document, options)].join("");
}
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
Object.defineProperty(exports, "PRINTERS", {
	enumerable: true,
	get: function() {
		return PRINTERS;
	}
});
Object.defineProperty(exports, "printDocument", {
	enumerable: true,
	get: function() {
		return printDocument;
	}
});
