"use strict";
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_list_run_env_run_diff_compare_evidence = require("./engine-changes.js");
// src/commands/check.ts
function check(tree, rules, settings) {
	return require_check.examine(tree, rules, settings).report;
}
// src/report/environments/bound-environments.ts
const MOST_FOR_PROGRAMS = 16777216;
const MOST_FOR_PEOPLE = 2097152;
const PER_BINDING = 256;
function boundEnvironments(environments, most) {
	const shown = [];
	let left = most;
	for (const environment of environments) {
		const bounded = withShortValues(environment);
		left -= costOf(bounded);
		if (left < 0 && shown.length > 0) break;
		shown.push(bounded);
	}
	return {
		environments: shown,
		leftOut: environments.length - shown.length
	};
}
function costOf({ bindings, command, args }) {
	let cost = 0;
	for (const binding of bindings) {
		cost += PER_BINDING + lengthOf(binding.value);
		for (const { value } of binding.hides) cost += PER_BINDING + lengthOf(value);
	}
	for (const { value } of [...command, ...args]) cost += PER_BINDING + lengthOf(value);
	return cost;
}
function withShortValues(environment) {
	const { bindings, command, args, subPaths, probes } = environment;
	const expanded = [
		...command,
		...args,
		...probes.flatMap((probe) => probe.command)
	];
	if (![
		...bindings,
		...bindings.flatMap(({ hides }) => hides),
		...expanded
	].some(({ value }) => lengthOf(value) > 131072)) return environment;
	return {
		...environment,
		bindings: bindings.map(shortBinding),
		command: command.map(shortElement),
		args: args.map(shortElement),
		probes: probes.map((probe) => ({
			...probe,
			command: probe.command.map(shortElement)
		})),
		subPaths: subPaths.map((each) => ({
			...each,
			subPath: each.subPath && shortElement(each.subPath)
		}))
	};
}
function shortBinding(binding) {
	return {
		...binding,
		value: shortValue(binding.value),
		hides: binding.hides.map(shortBinding)
	};
}
function shortElement(element) {
	return {
		...element,
		value: shortValue(element.value)
	};
}
function shortValue(value) {
	const length = lengthOf(value);
	if (length <= 131072) return value;
	const secret = value.find(({ kind }) => kind === "secret");
	return [{
		kind: "placeholder",
		label: `${secret?.kind === "secret" ? `${secret.label}, ` : ""}${require_start.numberText(length)} characters`
	}];
}
function lengthOf(value) {
	let length = 0;
	for (const part of value) length += part.kind === "text" || part.kind === "secret" ? part.text.length : part.label.length;
	return length;
}
// src/report/environments/environment-rows.ts
function environmentRows(environment, { services, problems }) {
	const { bindings, serviceBindings, failures, skipped } = environment;
	const items = containerItems(environment.container.node);
	const late = items.size;
	const failed = new Set(failures.map(({ at }) => itemOf(items, at)));
	const placed = bindings.flatMap((binding) => {
		const item = itemOf(items, assignedAt(binding));
		if (item !== void 0 && failed.has(item)) return [];
		return [{
			order: item?.order ?? late,
			row: bindingRow(binding)
		}];
	});
	for (const { name, at, reason } of skipped) {
		const item = itemOf(items, at);
		const row = noteRow("skipped", name ?? item?.name ?? "", `skipped: ${reason}`, at);
		placed.push({
			order: item?.order ?? late,
			row
		});
	}
	for (const failure of failures) {
		const item = itemOf(items, failure.at);
		placed.push({
			order: item?.order ?? late,
			row: failureRow(failure, item?.name)
		});
	}
	const ordered = placed.toSorted((a, b) => a.order - b.order).map(({ row }) => row);
	return [
		...ordered.map((row, at) => row.trail === ordered[at - 1]?.trail ? row : withTrail(row)),
		...services ? serviceBindings().map(bindingRow) : [],
		...expandedRows(environment, problems)
	];
}
function withTrail(row) {
	return row.trail === void 0 ? row : {
		...row,
		notes: [require_start.escapeText(row.trail), ...row.notes]
	};
}
function containerItems(container) {
	const items = /* @__PURE__ */ new Map();
	const lists = ["envFrom", "env"].flatMap((list) => require_check.itemsAt(container, list).map((node, at) => ({
		node,
		label: `${list}[${at}]`
	})));
	for (const [order, { node, label }] of lists.entries()) {
		const item = {
			order,
			name: (require_check.entryOf(node, "name") === void 0 ? void 0 : require_check.scalarAt(node, "name")?.text) ?? label
		};
		const stack = [node];
		for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
			const key = placeKey(next);
			if (!items.has(key)) items.set(key, item);
			for (const child of childrenOf(next)) stack.push(child);
		}
	}
	return items;
}
function childrenOf(node) {
	if (node.kind === "scalar") return [];
	return node.kind === "map" ? node.entries.map(({ value }) => value) : node.items;
}
function itemOf(items, at) {
	return items.get(placeKey(at));
}
function placeKey(span) {
	const { file, start } = require_start.hostSpan(span);
	return `${file.path}:${start}`;
}
function assignedAt({ from }) {
	if ("itemAt" in from) return from.itemAt;
	return from.kind === "service" ? NOWHERE : from.at;
}
const NOWHERE = {
	file: {
		path: "",
		text: ""
	},
	start: 0,
	end: 0
};
function bindingRow(binding) {
	const { name, value, from } = binding;
	return {
		kind: "variable",
		name: require_start.escapeText(name),
		value,
		from: require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.originText(from),
		notes: require_engine_action_worker_run_list_run_env_run_diff_compare_evidence.originNotes(binding),
		trail: from.at && !isGenerated(from.at) ? require_check.trailText(from.at) : void 0
	};
}
function isGenerated(at) {
	return require_check.trailOf(at)?.step.kind === "generator";
}
function failureRow(failure, item) {
	const { reason, message, at, reference } = failure;
	const volume = reference?.subject;
	const elsewhere = volume === void 0 ? "container" : `volume ${volume}`;
	return noteRow("failure", item ?? elsewhere, `${reason}: ${message}`, at);
}
function noteRow(kind, name, text, at) {
	return {
		kind,
		name: require_start.escapeText(name),
		value: require_start.escapeText(text),
		from: require_start.escapeText(require_start.placeOf(at)),
		notes: []
	};
}
function expandedRows({ command, args, probes, subPaths }, problems) {
	const rowsOf = (name, elements) => elements.flatMap((element, at) => isExpanded(element) || element.unresolved.length > 0 && isProblem(element, problems) ? [expandedRow(`${name}[${at}]`, element)] : []);
	return [
		...rowsOf("command", command),
		...rowsOf("args", args),
		...probes.flatMap(({ probe, command: elements }) => rowsOf(probe, elements)),
		...subPaths.flatMap(({ mountPath, subPath }) => subPath === void 0 ? [] : [expandedRow(`subPath of ${mountPath}`, subPath)])
	];
}
function isExpanded({ value, at, unresolved }) {
	if ("text" in at && typeof at.text === "string") return require_check.knownText(value) !== at.text;
	const variables = at.file.text.slice(at.start, at.end).split("$(").length - 1;
	return unresolved.length < variables;
}
function isProblem({ at }, problems) {
	const { file, start, end } = require_start.hostSpan(at);
	return problems.some((problem) => {
		const other = require_start.hostSpan(problem.at);
		return file.path === other.file.path && start <= other.start && other.end <= end;
	});
}
function expandedRow(name, { value, at }) {
	return {
		kind: "expanded",
		name: require_start.escapeText(name),
		value,
		from: require_start.escapeText(require_start.placeOf(at)),
		notes: []
	};
}
// src/report/environments/value-lines.ts
const NEWLINE = "\u21b5";
const BLANK = "\u00b7";
const MOST_LINES = 12;
function valueLines(value, width, style, showValues) {
	const writer = new CellWriter(Math.max(8, width));
	for (const part of value) writePart(part, writer, style, showValues);
	const lines = writer.finish();
	if (lines.length === 1 && lines[0]?.width === 0) return [cell("(empty)", style.dim)];
	if (lines.length <= 13) return lines;
	const rest = lines.length - MOST_LINES;
	return [...lines.slice(0, MOST_LINES), cell(`\u2026 ${rest} more lines`, style.dim)];
}
function valueText(value, showValues) {
	return value.map((part) => require_start.escapeText(partText(part, showValues))).join("");
}
function valueWidth(value, showValues) {
	const lines = value.map((part) => partText(part, showValues)).join("").split("\n").map((line) => require_check.displayWidth(require_start.escapeText(line)));
	const isBroken = lines.length > 1 ? 1 : 0;
	return lines.reduce((most, width) => Math.max(most, width), 0) + isBroken;
}
function partText(part, showValues) {
	if (part.kind === "text" || part.kind === "secret" && showValues) return part.text;
	return `<${part.label}>`;
}
function cell(text, paint) {
	return {
		text: paint(text),
		width: require_check.displayWidth(text)
	};
}
function writePart(part, writer, style, showValues) {
	const shown = partText(part, showValues);
	if (part.kind === "placeholder" || part.kind === "secret" && !showValues) {
		writer.write(require_start.escapeText(shown), part.kind === "secret" ? style.yellow : style.cyan);
		return;
	}
	for (const [at, line] of shown.split("\n").entries()) {
		if (at > 0) {
			writer.write(NEWLINE, style.dim);
			writer.breakLine();
		}
		writeText(line, writer, style);
	}
}
function writeText(line, writer, style) {
	const inner = line.trim();
	const lead = line.length - line.trimStart().length;
	const tail = inner === "" ? 0 : line.length - line.trimEnd().length;
	writer.write(visible(line.slice(0, lead)), style.dim);
	writer.write(require_start.escapeText(inner), style.plain);
	writer.write(visible(line.slice(line.length - tail)), style.dim);
}
function visible(blanks) {
	return require_start.escapeText(blanks).replaceAll(" ", BLANK);
}
var CellWriter = class {
	#width;
	#lines = [];
	#text = "";
	#used = 0;
	constructor(width) {
		this.#width = width;
	}
	write(text, paint) {
		let run = "";
		for (const char of text) {
			const width = require_check.charWidth(char);
			if (this.#used + width > this.#width) {
				this.#text += paint(run);
				run = "";
				this.breakLine();
			}
			run += char;
			this.#used += width;
		}
		this.#text += paint(run);
	}
	breakLine() {
		this.#lines.push({
			text: this.#text,
			width: this.#used
		});
		this.#text = "";
		this.#used = 0;
	}
	finish() {
		if (this.#used > 0 || this.#lines.length === 0) this.breakLine();
		return this.#lines;
	}
};
// src/report/environments/environment-table.ts
const INDENT = "  ";
const GAP = "  ";
const WIDEST_NAME = 36;
const LEAST_NAME = 8;
function environmentTable(environment, style, options, showBuild) {
	const title = titleOf(environment, style, showBuild, options.width);
	const rows = environmentRows(environment, options);
	if (rows.length === 0) return [...title, `${INDENT}${style.dim("no variables")}`];
	const widths = columnWidths(rows, options);
	const head = widths.from === void 0 ? [require_check.padEnd("NAME", widths.name), "VALUE, FROM"] : [
		require_check.padEnd("NAME", widths.name),
		require_check.padEnd("VALUE", widths.value),
		"FROM"
	];
	return [
		...title,
		INDENT + style.dim(head.join(GAP)),
		...rows.flatMap((row) => drawRow(row, widths, style, options))
	];
}
function titleOf({ workload, container }, style, showBuild, width) {
	const build = showBuild ? `, build ${workload.build}` : "";
	const previewed = workload.previewed === true ? ", previewed from values" : "";
	const title = containerTitle({
		workload,
		container
	});
	const place = require_start.escapeText(`${require_start.placeOf(container.node)}${build}${previewed}`);
	return require_check.displayWidth(title) + 2 + require_check.displayWidth(place) <= width ? [`${style.bold(title)}${GAP}${style.dim(place)}`] : [style.bold(title), INDENT + style.dim(place)];
}
function containerTitle({ workload, container }) {
	const words = `${require_check.nameInCluster(workload.manifest)}, ${require_check.nameOfContainer(container)}`;
	return require_start.escapeText(words.replaceAll("`", ""));
}
const LEAST_VALUE = 32;
function columnWidths(rows, { width, showValues }) {
	const names = rows.map((row) => require_check.displayWidth(row.name));
	const values = rows.map(({ value }) => typeof value === "string" ? 0 : valueWidth(value, showValues));
	const origins = rows.filter(({ value }) => typeof value !== "string").flatMap(({ from, notes }) => [from, ...notes].map(require_check.displayWidth));
	const widestName = Math.min(WIDEST_NAME, Math.max(LEAST_NAME, width - LEAST_VALUE - LEAST_NAME));
	const name = Math.min(widestName, largest(names, 4));
	const room = Math.max(LEAST_VALUE, width - 2 - name - 2);
	const from = largest(origins, 4);
	const wanted = largest(values, 7);
	const rest = room - 2 - from;
	if (rest < Math.min(wanted, LEAST_VALUE)) return {
		name,
		value: room,
		from: void 0,
		room
	};
	return {
		name,
		value: Math.min(wanted, rest),
		from,
		room
	};
}
function largest(numbers, least) {
	return numbers.reduce((most, number) => Math.max(most, number), least);
}
function drawRow(row, widths, style, options) {
	const name = {
		variable: style.bold,
		failure: style.red,
		skipped: style.dim,
		expanded: style.plain
	}[row.kind](row.name);
	const isWide = require_check.displayWidth(row.name) > widths.name;
	const [first = "", ...rest] = typeof row.value === "string" ? sentence(row, widths, style) : cells(row, widths, style, options);
	const blank = " ".repeat(widths.name);
	const pad = " ".repeat(Math.max(0, widths.name - require_check.displayWidth(row.name)));
	return (isWide ? [
		"",
		first,
		...rest
	] : [first, ...rest]).map((line, at) => {
		const lead = at === 0 ? name + (line === "" ? "" : pad) : blank;
		return `${INDENT}${lead}${line === "" ? "" : GAP}${line}`.trimEnd();
	});
}
function sentence({ kind, value, from }, widths, style) {
	const paint = kind === "failure" ? style.red : style.dim;
	return require_check.wrapText(`${typeof value === "string" ? value : ""} (${from})`, widths.room).map(paint);
}
function cells({ value, from, notes }, widths, style, { showValues }) {
	const left = typeof value === "string" ? [] : valueLines(value, widths.value, style, showValues);
	if (widths.from === void 0) {
		const room = widths.room - 4;
		const below = [`from ${from}`, ...notes].flatMap((line) => require_check.wrapText(line, room).map((part, at) => INDENT.repeat(at === 0 ? 1 : 2) + style.dim(part)));
		return [...left.map(({ text }) => text), ...below];
	}
	const right = [from, ...notes.map((note) => style.dim(note))];
	return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
		const { text, width } = left[at] ?? {
			text: "",
			width: 0
		};
		const origin = right[at];
		if (origin === void 0) return text;
		return `${text}${" ".repeat(Math.max(0, widths.value - width))}${GAP}${origin}`;
	});
}
// src/report/text/shell-quote.ts
const LOG_COMMAND = /#(?=#\w*\[)/g;
const NEEDS_NO_QUOTES = /^[A-Za-z0-9_@%+=:,./-]+$/;
function shellQuote(text) {
	if (text === "") return "''";
	if (NEEDS_NO_QUOTES.test(text)) return text;
	const quoted = [];
	for (const char of text) if (char === "'") quoted.push(String.raw`'\''`);
	else if (char === "\n") quoted.push("\n''");
	else if (char === "	" || require_start.escapeText(char) === char) quoted.push(char);
	else quoted.push(`'"$(printf '${octal(char)}')"'`);
	return `'${quoted.join("").replaceAll(LOG_COMMAND, "#''")}'`;
}
function octal(char) {
	return [...new TextEncoder().encode(char)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
// src/report/environments/environment-json.ts
const SHAPE_VERSION = 1;
function environmentsJson({ environments, leftOut }, options) {
	return `${[...require_formats.jsonPieces({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version: options.version
		},
		environments: require_formats.later(environments, (environment) => environmentJson(environment, options)),
		leftOut: leftOut === 0 ? void 0 : leftOut
	})].join("")}\n`;
}
function environmentJson(environment, options) {
	const { workload, container } = environment;
	const { apiVersion, kind, namespace, name } = workload.manifest;
	const { showValues } = options;
	const expanded = (list) => list.map((element) => expandedJson(element, showValues));
	return {
		workload: {
			apiVersion,
			kind,
			namespace,
			name
		},
		container: {
			name: container.name,
			kind: container.kind,
			field: container.path
		},
		build: workload.build,
		previewed: workload.previewed,
		...require_formats.placeJson(container.node),
		variables: environment.bindings.map((binding) => bindingJson(binding, showValues)),
		serviceVariables: options.services ? environment.serviceBindings().map((binding) => bindingJson(binding, showValues)) : void 0,
		skipped: environment.skipped.map(skippedJson),
		failures: environment.failures.map(failureJson),
		command: expanded(environment.command),
		args: expanded(environment.args),
		probes: environment.probes.map(({ probe, command }) => ({
			probe,
			command: expanded(command)
		})),
		hooks: environment.hooks,
		subPaths: environment.subPaths.map((subPath) => subPathJson(subPath, showValues))
	};
}
function bindingJson(binding, showValues) {
	return {
		name: binding.name,
		...valueJson(binding.value, showValues),
		from: originJson(binding.from),
		hides: binding.hides.map((hidden) => ({
			...valueJson(hidden.value, showValues),
			from: originJson(hidden.from)
		})),
		mayBeHiddenBy: (binding.mayBeHiddenBy ?? []).map(referenceName),
		unresolved: binding.unresolved.map(unresolvedJson)
	};
}
function valueJson(value, showValues) {
	const isExact = value.every((part) => part.kind === "text" || part.kind === "secret" && showValues && part.bytes === void 0);
	return {
		value: value.map((part) => partText(part, showValues)).join(""),
		exact: isExact,
		secret: value.some(({ kind }) => kind === "secret"),
		parts: isExact ? void 0 : value.map((part) => partJson(part, showValues))
	};
}
function partJson(part, showValues) {
	if (part.kind === "text") return {
		kind: "text",
		text: part.text
	};
	if (part.kind === "placeholder") return {
		kind: "placeholder",
		label: part.label
	};
	if (!showValues) return {
		kind: "secret",
		label: part.label
	};
	const base64 = part.bytes && Buffer.from(part.bytes).toString("base64");
	return {
		kind: "secret",
		label: part.label,
		text: part.text,
		base64
	};
}
function originJson(from) {
	const place = from.at === void 0 ? {} : {
		...require_formats.placeJson(from.at),
		trail: require_formats.trailJson(from.at)
	};
	switch (from.kind) {
		case "env-from": return {
			kind: from.kind,
			...referenceName(from.reference),
			key: from.key,
			prefix: from.prefix,
			...place
		};
		case "env-from-unknown": return {
			kind: from.kind,
			...referenceName(from.reference),
			...place
		};
		case "key": return {
			kind: from.kind,
			...referenceName(from.reference),
			key: from.key,
			...place
		};
		case "field": return {
			kind: from.kind,
			fieldPath: from.fieldPath,
			...place
		};
		case "resource": return {
			kind: from.kind,
			resource: from.resource,
			...place
		};
		case "file": return {
			kind: from.kind,
			file: from.path,
			key: from.key,
			...place
		};
		case "service": return {
			kind: from.kind,
			service: from.service,
			...place
		};
		default: return {
			kind: from.kind,
			...place
		};
	}
}
function referenceName({ kind, name }) {
	return { source: {
		kind,
		name
	} };
}
function unresolvedJson({ name, setLater }) {
	return {
		name,
		setLater: setLater && require_formats.placeJson(setLater)
	};
}
function skippedJson({ name, at, reason }) {
	return {
		name,
		reason,
		...require_formats.placeJson(at)
	};
}
function failureJson({ reason, message, at }) {
	return {
		reason,
		message,
		...require_formats.placeJson(at)
	};
}
function expandedJson({ value, at, unresolved }, showValues) {
	return {
		...valueJson(value, showValues),
		unresolved: unresolved.map(unresolvedJson),
		...require_formats.placeJson(at)
	};
}
function subPathJson({ volume, mountPath, subPath, failure }, showValues) {
	return {
		volume,
		mountPath,
		subPath: subPath && expandedJson(subPath, showValues),
		failure: failure && failureJson(failure)
	};
}
Object.defineProperty(exports, "MOST_FOR_PEOPLE", {
	enumerable: true,
	get: function() {
		return MOST_FOR_PEOPLE;
	}
});
Object.defineProperty(exports, "MOST_FOR_PROGRAMS", {
	enumerable: true,
	get: function() {
		return MOST_FOR_PROGRAMS;
	}
});
Object.defineProperty(exports, "bindingJson", {
	enumerable: true,
	get: function() {
		return bindingJson;
	}
});
Object.defineProperty(exports, "boundEnvironments", {
	enumerable: true,
	get: function() {
		return boundEnvironments;
	}
});
Object.defineProperty(exports, "check", {
	enumerable: true,
	get: function() {
		return check;
	}
});
Object.defineProperty(exports, "containerTitle", {
	enumerable: true,
	get: function() {
		return containerTitle;
	}
});
Object.defineProperty(exports, "environmentTable", {
	enumerable: true,
	get: function() {
		return environmentTable;
	}
});
Object.defineProperty(exports, "environmentsJson", {
	enumerable: true,
	get: function() {
		return environmentsJson;
	}
});
Object.defineProperty(exports, "failureJson", {
	enumerable: true,
	get: function() {
		return failureJson;
	}
});
Object.defineProperty(exports, "shellQuote", {
	enumerable: true,
	get: function() {
		return shellQuote;
	}
});
Object.defineProperty(exports, "skippedJson", {
	enumerable: true,
	get: function() {
		return skippedJson;
	}
});
Object.defineProperty(exports, "valueText", {
	enumerable: true,
	get: function() {
		return valueText;
	}
});
