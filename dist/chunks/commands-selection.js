"use strict";
const require_load = require("./load.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
let node_path = require("node:path");
// src/commands/selection/print-list.ts
function printList(args, host, list) {
	const { values } = args;
	const { places, words, filtersBuilds } = list;
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(places, filtersBuilds ? withoutBuild(values) : values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		load: () => loadList(args, host, list)
	});
}
async function loadList({ values }, host, { load, empty, printsProblems }) {
	const { checkTree, readTree } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.check_tree_exports);
	const view = await load();
	return (engines, run) => {
		const report = printsProblems === true ? checkTree(engines, run) : readTree(engines, run);
		const notices = require_start.noticeLines(run.notices);
		return require_start.orRefusal(notices, () => {
			const sink = require_start.sinkOf(values, host);
			const color = require_start.hasColor(values, host, sink);
			const text = view(run, report, {
				version: require_version.VERSION,
				color,
				width: require_load.widthOf(sink)
			});
			return {
				says: emptyNote(empty, values, text),
				outputs: [require_start.textOutput(values, host, text)],
				code: 0
			};
		});
	};
}
function formatOf(values) {
	return values.get("format")?.at(-1) ?? "";
}
function filterOf(values, { located: { here, root } }) {
	const last = (name) => values.get(name)?.at(-1);
	return {
		kind: last("kind"),
		name: last("name"),
		namespace: last("namespace"),
		verdict: last("verdict"),
		builds: values.get("build")?.flatMap((build) => [build, require_load.pathFrom(root, (0, node_path.resolve)(here, build)) || "."])
	};
}
function emptyNote(empty, values, text) {
	return empty !== void 0 && isTable(values) && rowsOf(text) <= empty.headings ? [`envfrom: ${empty.note}`] : [];
}
function isTable(values) {
	return [
		"",
		"table",
		"text"
	].includes(formatOf(values));
}
function rowsOf(text) {
	return text.split("\n").filter((line) => line !== "").length;
}
function withoutBuild(values) {
	return new Map([...values].filter(([name]) => name !== "build"));
}
Object.defineProperty(exports, "emptyNote", {
	enumerable: true,
	get: function() {
		return emptyNote;
	}
});
Object.defineProperty(exports, "filterOf", {
	enumerable: true,
	get: function() {
		return filterOf;
	}
});
Object.defineProperty(exports, "formatOf", {
	enumerable: true,
	get: function() {
		return formatOf;
	}
});
Object.defineProperty(exports, "printList", {
	enumerable: true,
	get: function() {
		return printList;
	}
});
Object.defineProperty(exports, "withoutBuild", {
	enumerable: true,
	get: function() {
		return withoutBuild;
	}
});
