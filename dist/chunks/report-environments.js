"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_action_worker_run_format_problems_format_why_format_references_inventory_answer_env__lty5ax9e = require("./report-changes2.js");
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
	const events = require_start.groupBy(skipped, ({ at, reason }) => `${require_start.hostPlaceOf(at)} ${reason}`);
	for (const [first, ...others] of events.values()) {
		if (first === void 0) continue;
		const { name, at, reason } = first;
		const item = itemOf(items, at);
		const entry = sentence((others.length === 0 ? name : void 0) ?? item?.name ?? "", `skipped: ${reason}`, at, "quiet");
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
			const key = require_start.hostPlaceOf(next);
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
	return items.get(require_start.hostPlaceOf(at));
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
	const notes = require_engine_action_worker_run_format_problems_format_why_format_references_inventory_answer_env__lty5ax9e.originNotes(binding);
	return {
		trail: from.at && !isGenerated(from.at) ? require_check.trailText(from.at) : void 0,
		row: (trail) => ({
			tone: "strong",
			cells: [
				[name],
				require_engine_action_worker_run_format_problems_format_why_format_references_inventory_answer_env__lty5ax9e.valueLines(value, showValues),
				[require_engine_action_worker_run_format_problems_format_why_format_references_inventory_answer_env__lty5ax9e.originText(from), ...[...trail === void 0 ? [] : [trail], ...notes].map((text) => [require_start.quiet(text)])]
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
	return sentence(item ?? elsewhere, require_engine_action_worker_run_format_problems_format_why_format_references_inventory_answer_env__lty5ax9e.failureText(failure), at, failure.isOpen === true ? "warning" : "error");
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
		require_engine_action_worker_run_format_problems_format_why_format_references_inventory_answer_env__lty5ax9e.valueLines(value, showValues),
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
		value: require_engine_action_worker_run_format_problems_format_why_format_references_inventory_answer_env__lty5ax9e.valueText(value, showValues),
		exact: isExact,
		secret: require_check.holdsSecret(value),
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
// src/commands/selection/list-filter.ts
var list_filter_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ listFilter: () => listFilter });
function listFilter(filter, builds) {
	const { kind, verdict } = filter;
	const names = require_load.nameGlobs([filter.name ?? "*"]);
	const namespaces = require_load.nameGlobs([filter.namespace ?? "*"]);
	if (filter.builds !== void 0) require_check.refuseUnknownBuild(filter.builds, builds);
	const named = filter.builds === void 0 ? builds : require_check.buildsNamed(filter.builds, builds);
	const ids = new Set(named.map(({ id }) => id));
	return (listed) => (kind === void 0 || listed.kind === kind) && (verdict === void 0 || listed.verdict === verdict) && ids.has(listed.build) && names.matches(listed.name) && (filter.namespace === void 0 || namespaces.matches(listed.namespace ?? ""));
}
// src/report/why/usage-query.ts
function queryMatcher({ what, name, key }) {
	const names = require_load.nameGlobs([name]);
	const isOfKind = (kind) => what === void 0 || what === kind;
	if (key !== void 0) {
		const keys = require_load.nameGlobs([key]);
		return {
			variable: () => false,
			source: () => false,
			key: (kind, source, one) => isOfKind(kind) && names.matches(source) && keys.matches(one)
		};
	}
	return {
		variable: (one) => (what === void 0 || what === "variable") && names.matches(one),
		source: (kind, one) => isOfKind(kind) && names.matches(one),
		key: (_kind, _source, one) => what === void 0 && names.matches(one)
	};
}
// src/report/why/collect-usage.ts
function collectUsage({ builds, environments, sources, references }, query) {
	const matcher = queryMatcher(query);
	const found = sources.flatMap((source) => usageOf(source, matcher));
	const byBuild = {
		environments: require_start.groupBy(environments(), ({ workload }) => workload.build),
		sources: require_start.groupBy(found, ({ source }) => source.build),
		references: require_start.groupBy(referencesTo(references, found, matcher), ({ reference }) => reference.build)
	};
	return builds.flatMap((build) => {
		const all = byBuild.environments.get(build.id) ?? [];
		const usage = {
			build,
			environments: all.flatMap((environment) => reduced(environment, matcher)),
			open: mayBeOpen(query) ? all.filter((one) => isOpen(one, matcher)) : [],
			sources: byBuild.sources.get(build.id) ?? [],
			references: byBuild.references.get(build.id) ?? []
		};
		const { environments: setting, open, sources: made, references: using } = usage;
		return setting.length + open.length + made.length + using.length === 0 ? [] : [usage];
	});
}
function mayBeOpen({ what, name, key }) {
	return key === void 0 && (what === "variable" || what === void 0 && VARIABLE.test(name));
}
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
function usageOf(source, matcher) {
	const { kind, keys, at } = source;
	const names = namesOf(at, source.name);
	if (names.some((name) => matcher.source(kind, name))) return [{
		source,
		keys: void 0
	}];
	if (keys.kind !== "known") return [];
	const named = [...keys.value.keys()].filter((key) => names.some((name) => matcher.key(kind, name, key)));
	return named.length === 0 ? [] : [{
		source,
		keys: named
	}];
}
function namesOf(at, name) {
	return [.../* @__PURE__ */ new Set([name, require_check.writtenName(at, name)])];
}
function referencesTo(references, found, matcher) {
	const wanted = new Set(found.map(({ source }) => require_check.identityOfSource(source)));
	return references.filter(({ reference, verdict }) => {
		const { kind, key, use } = reference;
		const names = namesOf(reference.at, reference.name);
		if (names.some((name) => matcher.source(kind, name))) return true;
		if (key !== void 0) return names.some((name) => matcher.key(kind, name, key.name));
		return (use === "env-from" || use === "volume") && require_check.sourcesOf(verdict).some((source) => wanted.has(require_check.identityOfSource(source)));
	});
}
function reduced(environment, matcher) {
	const { bindings, skipped, failures } = environment;
	const kept = {
		...environment,
		bindings: bindings.filter((binding) => isAsked(binding, matcher)),
		skipped: skipped.filter(({ name }) => name !== void 0 && matcher.variable(name)),
		failures: failures.filter(({ reference }) => reference?.use === "env" && reference.subject !== void 0 && matcher.variable(reference.subject))
	};
	return kept.bindings.length + kept.skipped.length + kept.failures.length === 0 ? [] : [kept];
}
function isAsked(binding, matcher) {
	if (binding.from.kind === "env-from-unknown") return false;
	if (matcher.variable(binding.name)) return true;
	return [binding, ...binding.hides].some(({ from }) => (from.kind === "env-from" || from.kind === "key") && namesOf(from.reference.at, from.reference.name).some((name) => matcher.key(from.reference.kind, name, from.key)));
}
function isOpen({ bindings }, matcher) {
	return bindings.some(({ from }) => from.kind === "env-from-unknown") && !bindings.some((binding) => isAsked(binding, matcher));
}
// src/commands/selection/select-usage.ts
var select_usage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	isNamedNowhere: () => isNamedNowhere,
	selectUsage: () => selectUsage
});
function selectUsage(report, asked, { builds }) {
	const all = collectUsage(report, asked);
	const isListed = listFilter({
		...ANY,
		builds
	}, report.builds);
	const usage = all.filter(({ build: { id } }) => isListed({
		kind: "",
		name: "",
		namespace: void 0,
		build: id
	}));
	if (usage.some(isCertain)) return usage;
	const where = builds === void 0 ? "in this repository" : `in build \`${builds[0] ?? ""}\``;
	const unknown = usage.reduce((sum, each) => sum + each.open.length, 0) === 0 ? [] : ["Some containers take all keys of a ConfigMap or Secret whose keys are not known: it may be one of them."];
	throw new require_load.CannotRun([`Nothing ${where} sets, defines or uses \`${asked.text}\`.`, ...unknown], helpOf(report, asked, all));
}
function isNamedNowhere(report, asked) {
	return !collectUsage(report, asked).some(isCertain);
}
const ANY = {
	kind: void 0,
	name: void 0,
	namespace: void 0,
	verdict: void 0
};
function isCertain({ environments, sources, references }) {
	return environments.length + sources.length + references.length > 0;
}
function helpOf({ environments, sources, references }, { name, key }, elsewhere) {
	const other = elsewhere.find(isCertain)?.build.id;
	if (other !== void 0) return `Build \`${other}\` has it.`;
	const names = [
		...environments().flatMap(({ bindings }) => bindings.map((binding) => binding.name)),
		...sources.map((source) => source.name),
		...references.map(({ reference }) => reference.name)
	];
	const nearest = key === void 0 ? require_load.nearestName(name, new Set(names)) : void 0;
	return nearest === void 0 ? void 0 : `Did you mean \`${nearest}\`?`;
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
Object.defineProperty(exports, "listFilter", {
	enumerable: true,
	get: function() {
		return listFilter;
	}
});
Object.defineProperty(exports, "list_filter_exports", {
	enumerable: true,
	get: function() {
		return list_filter_exports;
	}
});
Object.defineProperty(exports, "queryMatcher", {
	enumerable: true,
	get: function() {
		return queryMatcher;
	}
});
Object.defineProperty(exports, "select_usage_exports", {
	enumerable: true,
	get: function() {
		return select_usage_exports;
	}
});
Object.defineProperty(exports, "skippedJson", {
	enumerable: true,
	get: function() {
		return skippedJson;
	}
});
