"use strict";
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
// src/report/text/origin-text.ts
function originText(from) {
	return `${nameOfOrigin(from)}${placed(from.at)}`;
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
		...(mayBeHiddenBy ?? []).map(({ kind, name, at }) => `may be hidden by ${kind} ${name}, whose keys are not known${placed(at)}`),
		...unresolved.map(unresolvedText)
	];
}
function unresolvedText({ name, setLater }) {
	return `$(${name}) stays: ${setLater === void 0 ? "nothing sets it" : `it is set only later${placed(setLater)}`}`;
}
function placed(at) {
	return at === void 0 ? "" : ` (${require_start.placeOf(at)})`;
}
// src/report/environments/failure-text.ts
function failureText({ reason, message, reference, isOpen }) {
	if (isOpen !== true || reference === void 0) return `${reason}: ${message}`;
	return `${reference.kind} ${reference.name} is not defined in this repository`;
}
// src/report/environments/value-lines.ts
const NEWLINE = {
	text: "\u21b5",
	tone: "quiet"
};
const BLANK = "\u00b7";
function valueLines(value, showValues) {
	const lines = [];
	let line = [];
	for (const part of value) {
		const shown = partText(part, showValues);
		if (part.kind === "placeholder" || part.kind === "secret" && !showValues) {
			line.push({
				text: shown,
				tone: part.kind === "secret" ? "warning" : "info"
			});
			continue;
		}
		for (const [at, text] of shown.split("\n").entries()) {
			if (at > 0) {
				lines.push([...line, NEWLINE]);
				line = [];
			}
			line.push(...visibleParts(text));
		}
	}
	if (line.length > 0) return [...lines, line];
	return lines.length > 0 ? lines : [[{
		text: "(empty)",
		tone: "quiet"
	}]];
}
function visibleParts(line) {
	const inner = line.trim();
	const lead = line.length - line.trimStart().length;
	const tail = inner === "" ? 0 : line.length - line.trimEnd().length;
	return [
		{
			text: line.slice(0, lead).replaceAll(" ", BLANK),
			tone: "quiet"
		},
		{ text: inner },
		{
			text: line.slice(line.length - tail).replaceAll(" ", BLANK),
			tone: "quiet"
		}
	].filter(({ text }) => text !== "");
}
function valueText(value, showValues) {
	return value.map((part) => partText(part, showValues)).join("");
}
function partText(part, showValues) {
	if (part.kind === "text" || part.kind === "secret" && showValues) return part.text;
	return `<${part.label}>`;
}
// src/report/environments/bound-environments.ts
const FOR_PROGRAMS = {
	most: 16777216,
	perBinding: 512
};
const FOR_PEOPLE = {
	most: 2097152,
	perBinding: 256
};
function boundEnvironments(environments, { most, perBinding }) {
	const shown = [];
	let left = most;
	for (const environment of environments) {
		const bounded = withShortValues(environment);
		left -= costOf(bounded, perBinding);
		if (left < 0 && shown.length > 0) break;
		shown.push(bounded);
	}
	return {
		environments: shown,
		leftOut: environments.length - shown.length
	};
}
function costOf({ bindings, command, args }, perBinding) {
	let cost = 0;
	for (const binding of bindings) {
		cost += perBinding + lengthOf(binding.value);
		for (const { value } of binding.hides) cost += perBinding + lengthOf(value);
	}
	for (const { value } of [...command, ...args]) cost += perBinding + lengthOf(value);
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
function environmentRows(environment, { services, problems, showValues }) {
	const { bindings, serviceBindings, failures, skipped } = environment;
	const items = containerItems(environment.container.node);
	const late = items.size;
	const failed = new Set(failures.map(({ at }) => itemOf(items, at)));
	const placed = bindings.flatMap((binding) => {
		const item = itemOf(items, assignedAt(binding));
		if (item !== void 0 && failed.has(item)) return [];
		return [{
			order: item?.order ?? late,
			entry: bindingEntry(binding, showValues)
		}];
	});
	for (const { name, at, reason } of skipped) {
		const item = itemOf(items, at);
		const entry = sentence(name ?? item?.name ?? "", `skipped: ${reason}`, at, "quiet");
		placed.push({
			order: item?.order ?? late,
			entry
		});
	}
	for (const failure of failures) {
		const item = itemOf(items, failure.at);
		placed.push({
			order: item?.order ?? late,
			entry: failureEntry(failure, item?.name)
		});
	}
	const ordered = placed.toSorted((a, b) => a.order - b.order).map(({ entry }) => entry);
	return [
		...ordered.map(({ trail, row }, at) => row(trail === ordered[at - 1]?.trail ? void 0 : trail)),
		...services ? serviceBindings().map((binding) => bindingEntry(binding, showValues).row(void 0)) : [],
		...expandedRows(environment, problems, showValues)
	];
}
function containerItems(container) {
	const items = /* @__PURE__ */ new Map();
	const lists = ["envFrom", "env"].flatMap((list) => require_start.itemsAt(container, list).map((node, at) => ({
		node,
		label: `${list}[${at}]`
	})));
	for (const [order, { node, label }] of lists.entries()) {
		const item = {
			order,
			name: (require_start.entryOf(node, "name") === void 0 ? void 0 : require_start.scalarAt(node, "name")?.text) ?? label
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
function bindingEntry(binding, showValues) {
	const { name, value, from } = binding;
	const notes = originNotes(binding);
	return {
		trail: from.at && !isGenerated(from.at) ? require_check.trailText(from.at) : void 0,
		row: (trail) => ({
			tone: "strong",
			cells: [
				[name],
				valueLines(value, showValues),
				[originText(from), ...[...trail === void 0 ? [] : [trail], ...notes].map((text) => [require_start.quiet(text)])]
			]
		})
	};
}
function isGenerated(at) {
	return require_check.trailOf(at)?.step.kind === "generator";
}
function failureEntry(failure, item) {
	const { at, reference } = failure;
	const volume = reference?.subject;
	const elsewhere = volume === void 0 ? "container" : `volume ${volume}`;
	return sentence(item ?? elsewhere, failureText(failure), at, failure.isOpen === true ? "warning" : "error");
}
function sentence(name, text, at, tone) {
	return { row: () => ({
		tone,
		cells: [[name], [`${text} (${require_start.placeOf(at)})`]]
	}) };
}
function expandedRows({ command, args, probes, subPaths }, problems, showValues) {
	const rowsOf = (name, elements) => elements.flatMap((element, at) => isExpanded(element) || element.unresolved.length > 0 && isProblem(element, problems) ? [expandedRow(`${name}[${at}]`, element, showValues)] : []);
	return [
		...rowsOf("command", command),
		...rowsOf("args", args),
		...probes.flatMap(({ probe, command: elements }) => rowsOf(probe, elements)),
		...subPaths.flatMap(({ mountPath, subPath }) => subPath === void 0 ? [] : [expandedRow(`subPath of ${mountPath}`, subPath, showValues)])
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
function expandedRow(name, { value, at }, showValues) {
	return { cells: [
		[name],
		valueLines(value, showValues),
		[require_start.placeOf(at)]
	] };
}
// src/report/environments/environment-document.ts
function* environmentsDocument(environments, options) {
	const showBuild = new Set(environments.map(({ workload }) => workload.build)).size > 1;
	const shown = boundEnvironments(environments, FOR_PEOPLE);
	const sections = [...sameEnvironments(shown.environments, options)];
	for (const same of sections) yield sectionOf(same, options, showBuild);
	const differing = workloadThatDiffers(sections);
	if (differing !== void 0) yield require_start.fixedLine(require_start.message(`\`envfrom env --matrix ${differing}\` shows its builds side by side.`), { tone: "quiet" });
	if (shown.leftOut === 0) return;
	const text = `${require_start.count(shown.leftOut, "more container")} not shown. Name a workload to see its variables.`;
	yield require_start.fixedLine(text, { tone: "quiet" });
}
const COLUMNS = [
	{
		title: "NAME",
		most: 36
	},
	{
		title: "VALUE",
		fit: "anywhere"
	},
	{ title: "FROM" }
];
function sameEnvironments(environments, options) {
	const found = /* @__PURE__ */ new Map();
	for (const environment of environments) {
		const rows = environmentRows(environment, options);
		const version = options.versionOf(environment.workload.build);
		const key = sameKey(environment, rows) + JSON.stringify(version ?? null);
		const same = found.get(key);
		if (same === void 0) found.set(key, {
			environment,
			rows,
			others: []
		});
		else same.others.push(environment);
	}
	return found.values();
}
function workloadThatDiffers(sections) {
	const seen = /* @__PURE__ */ new Map();
	for (const { environment } of sections) {
		const { build, manifest } = environment.workload;
		const name = `${manifest.kind.toLowerCase()}/${manifest.name ?? ""}`;
		const key = `${name} ${require_check.nameOfContainer(environment.container)}`;
		const before = seen.get(key);
		if (before !== void 0 && before !== build && PLAIN.test(name)) return name;
		seen.set(key, before ?? build);
	}
}
const PLAIN = /^[\w./-]+$/;
function sameKey(environment, rows) {
	const { workload, container, bindings } = environment;
	const { kind, name, namespace } = workload.manifest;
	const values = bindings.map(({ value, hides }) => [value, hides.map((hidden) => hidden.value)]);
	const cells = rows.map((row) => row.cells.map((lines) => lines.map((line) => require_start.partsOf(line).map(({ text }) => text))));
	const shown = JSON.stringify(cells);
	const open = namespace === void 0 ? shown : shown.replaceAll(`${namespace}/`, "");
	const place = require_start.placeOf(container.node);
	return JSON.stringify([
		kind,
		name,
		require_check.nameOfContainer(container),
		place,
		open,
		values
	]);
}
const MOST_BUILDS = 4;
function buildsText({ environment: { workload }, others }) {
	const names = others.map(({ workload: { build, manifest } }) => {
		const { namespace, name } = manifest;
		return namespace === void 0 || namespace === workload.manifest.namespace ? build : `${build} (${namespace}/${name})`;
	});
	const same = names.length === 0 ? "" : `, the same in ${require_start.shortListOf(names, MOST_BUILDS)}`;
	return `, build ${workload.build}${same}`;
}
function sectionOf(same, options, showBuild) {
	const { environment, rows } = same;
	const { workload, container } = environment;
	const build = showBuild || same.others.length > 0 ? buildsText(same) : "";
	const previewed = workload.previewed === true ? ", previewed from values" : "";
	const block = rows.length === 0 ? require_start.paragraph("no variables", { tone: "quiet" }) : {
		kind: "table",
		columns: COLUMNS,
		rows
	};
	const version = options.versionOf(workload.build);
	const by = version === void 0 ? "" : `, ${require_formats.shortVersion(version)}`;
	const asides = [`${require_start.placeOf(container.node)}${build}${previewed}${by}`];
	return {
		...require_start.section(containerTitle(environment), [block]),
		asides
	};
}
function containerTitle({ workload, container }) {
	return `${require_check.nameInCluster(workload.manifest)}, ${require_check.nameOfContainer(container)}`.replaceAll("`", "");
}
// src/report/environments/environment-json.ts
const SHAPE_VERSION = 1;
function* environmentsJson({ environments, leftOut }, options) {
	yield* require_formats.jsonPieces({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version: options.version
		},
		environments: require_formats.later(environments, (environment) => environmentJson(environment, options)),
		leftOut: leftOut === 0 ? void 0 : leftOut
	});
	yield "\n";
}
function environmentJson(environment, options) {
	const { workload, container } = environment;
	const { apiVersion, kind, namespace, name } = workload.manifest;
	const { showValues } = options;
	const version = options.versionOf(workload.build);
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
		version: version && require_formats.versionJson(version),
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
		value: valueText(value, showValues),
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
function failureJson({ reason, message, at, isOpen }) {
	return {
		reason,
		message,
		...isOpen === true && { certain: false },
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
Object.defineProperty(exports, "FOR_PROGRAMS", {
	enumerable: true,
	get: function() {
		return FOR_PROGRAMS;
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
Object.defineProperty(exports, "containerTitle", {
	enumerable: true,
	get: function() {
		return containerTitle;
	}
});
Object.defineProperty(exports, "environmentsDocument", {
	enumerable: true,
	get: function() {
		return environmentsDocument;
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
Object.defineProperty(exports, "failureText", {
	enumerable: true,
	get: function() {
		return failureText;
	}
});
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
Object.defineProperty(exports, "skippedJson", {
	enumerable: true,
	get: function() {
		return skippedJson;
	}
});
Object.defineProperty(exports, "valueLines", {
	enumerable: true,
	get: function() {
		return valueLines;
	}
});
Object.defineProperty(exports, "valueText", {
	enumerable: true,
	get: function() {
		return valueText;
	}
});
