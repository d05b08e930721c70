"use strict";
const require_formats = require("./formats.js");
// src/report/document/print-document.ts
const PRINTERS = {
	text: require("./check.js").printText,
	markdown: require_formats.printMarkdown,
	html: require_formats.printHtml
};
function printDocument(format, document, options) {
	return [...PRINTERS[format](document, options)].join("");
}
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
