"use strict";
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_formats = require("./formats.js");
const require_check = require("./check.js");
// src/report/text/origin-text.ts
function originText(from) {
	return `${originName(from)}${placed(from.at)}`;
}
function originName(from) {
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
function withinExtent(items, { most, perBinding }, sizeOfItem) {
	let left = most;
	let shown = 0;
	for (const item of items) {
		const { bindings, characters } = sizeOfItem(item);
		left -= bindings * perBinding + characters;
		if (left < 0 && shown > 0) break;
		shown += 1;
	}
	return {
		environments: items.slice(0, shown),
		leftOut: items.length - shown
	};
}
function sizeOf({ bindings, command, args }) {
	const values = [...bindings.flatMap(({ value, hides }) => [value, ...hides.map((hidden) => hidden.value)]), ...[...command, ...args].map(({ value }) => value)];
	const characters = values.reduce((sum, value) => sum + lengthOf(value), 0);
	return {
		bindings: values.length,
		characters
	};
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
// src/report/environments/environment-json.ts
const SHAPE_VERSION = 1;
function* environmentsJson({ environments, leftOut }, version) {
	yield* require_formats.jsonPieces({
		version: SHAPE_VERSION,
		tool: {
			name: "envfrom",
			version
		},
		environments: require_formats.later(environments, ({ json }) => json()),
		leftOut: leftOut === 0 ? void 0 : leftOut
	});
	yield "\n";
}
function workloadJson({ manifest, namespace }) {
	const { apiVersion, kind, name } = manifest;
	return {
		apiVersion,
		kind,
		namespace,
		name
	};
}
function environmentJson(environment, options) {
	const { workload, container } = environment;
	const { showValues } = options;
	const version = options.versionOf(workload.build);
	const expanded = (list) => list.map((element) => expandedJson(element, showValues));
	return {
		workload: workloadJson(workload),
		container: {
			name: container.name,
			kind: container.kind,
			field: container.path
		},
		build: workload.build,
		previewed: workload.previewed,
		version: version && require_formats.versionJson(version),
		...require_start.positionOf(container.node),
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
		secret: require_start.holdsSecret(value),
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
		...require_start.positionOf(from.at),
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
		setLater: setLater && require_start.positionOf(setLater)
	};
}
function skippedJson({ name, at, reason }) {
	return {
		name,
		reason,
		...require_start.positionOf(at)
	};
}
function failureJson({ reason, message, at, isOpen }) {
	return {
		reason,
		message,
		...isOpen === true && { certain: false },
		...require_start.positionOf(at)
	};
}
function expandedJson({ value, at, unresolved }, showValues) {
	return {
		...valueJson(value, showValues),
		unresolved: unresolved.map(unresolvedJson),
		...require_start.positionOf(at)
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
const NOWHERE = require_start.fileSpan("");
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
	return require_start.trailOf(at)?.step.kind === "generator";
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
function expandedRows({ command, args, probes, subPaths, workload: { build } }, problems, showValues) {
	const rowsOf = (name, elements) => elements.flatMap((element, at) => isExpanded(element) || element.unresolved.length > 0 && isProblem(element, problems, build) ? [expandedRow(`${name}[${at}]`, element, showValues)] : []);
	return [
		...rowsOf("command", command),
		...rowsOf("args", args),
		...probes.flatMap(({ probe, command: elements }) => rowsOf(probe, elements)),
		...subPaths.flatMap(({ mountPath, subPath }) => subPath === void 0 ? [] : [expandedRow(`subPath of ${mountPath}`, subPath, showValues)])
	];
}
function isExpanded({ value, at, unresolved }) {
	if ("text" in at && typeof at.text === "string") return require_start.knownText(value) !== at.text;
	const variables = at.file.text.slice(at.start, at.end).split("$(").length - 1;
	return unresolved.length < variables;
}
function isProblem({ at }, problems, build) {
	const { file, start, end } = require_start.hostSpan(at);
	return problems.some((problem) => {
		const other = require_start.hostSpan(problem.at);
		return file.path === other.file.path && start <= other.start && other.end <= end && problem.builds.includes(build);
	});
}
function expandedRow(name, { value, at }, showValues) {
	return { cells: [
		[name],
		valueLines(value, showValues),
		[require_start.placeOf(at)]
	] };
}
// src/report/environments/shown-environment.ts
function showEnvironments(environments, options) {
	const problemsOf = problemCounter(options.problems);
	return environments.map((environment) => {
		const short = require_start.once(() => withShortValues(environment));
		const rows = require_start.once(() => environmentRows(short(), options));
		return {
			...headOf(environment, options),
			counts: () => countsOf(environment, problemsOf(environment)),
			rows,
			same: () => sameKey(short(), rows()),
			size: () => sizeOf(short()),
			json: () => environmentJson(short(), options)
		};
	});
}
function subjectOf({ workload, container }) {
	const { namespace } = workload;
	const { kind, group, name } = workload.manifest;
	return {
		build: workload.build,
		kind,
		group,
		namespace,
		name,
		container: container.name,
		file: require_start.hostSpan(workload.podSpec).file.path
	};
}
function containerTitle({ workload, container }) {
	return `${require_start.nameOfWorkload(workload, "")}, ${require_start.nameOfContainer(container)}`;
}
function headOf(environment, { versionOf }) {
	const { workload, container } = environment;
	const version = versionOf(workload.build);
	return {
		...subjectOf(environment),
		role: require_start.nameOfContainer(container),
		title: containerTitle(environment),
		place: require_start.placeOf(container.node),
		isPreviewed: workload.previewed === true,
		version: version && require_formats.shortVersion(version)
	};
}
function countsOf({ bindings, failures }, problems) {
	return {
		variables: bindings.length,
		unknown: bindings.filter(({ value }) => value.some(({ kind }) => kind === "placeholder")).length,
		hidden: bindings.reduce((sum, { hides }) => sum + hides.length, 0),
		problems: Math.max(problems, failures.length)
	};
}
function sameKey({ workload, bindings }, rows) {
	const { namespace } = workload;
	const values = bindings.map(({ value, hides }) => [value, hides.map((hidden) => hidden.value)]);
	const cells = rows.map((row) => row.cells.map((lines) => lines.map((line) => require_start.partsOf(line).map(({ text }) => text))));
	const shown = JSON.stringify(cells);
	const open = namespace === void 0 ? shown : shown.replaceAll(`${namespace}/`, "");
	return JSON.stringify([open, values]);
}
function problemCounter(problems) {
	const counts = /* @__PURE__ */ new Map();
	for (const { subject, builds } of problems) {
		if (subject?.container === void 0) continue;
		const { kind, namespace, name, container } = subject;
		for (const build of builds) {
			const identity = JSON.stringify([
				build,
				kind,
				namespace ?? "",
				name ?? "",
				container
			]);
			counts.set(identity, (counts.get(identity) ?? 0) + 1);
		}
	}
	return (environment) => counts.get(identityOf(environment)) ?? 0;
}
function identityOf({ workload, container }) {
	const { manifest, build } = workload;
	const [namespace, name] = [require_start.writtenNamespaceOf(manifest), require_start.writtenNameOf(manifest)];
	return JSON.stringify([
		build,
		manifest.kind,
		namespace ?? "",
		name ?? "",
		container.name
	]);
}
// src/commands/selection/select-environments.ts
const MAX_LISTED = 8;
const SHORT_KINDS = /* @__PURE__ */ new Map([
	["po", "pod"],
	["deploy", "deployment"],
	["sts", "statefulset"],
	["ds", "daemonset"],
	["rs", "replicaset"],
	["rc", "replicationcontroller"],
	["cj", "cronjob"],
	["ksvc", "service"],
	["dc", "deploymentconfig"],
	["ro", "rollout"],
	["wf", "workflow"]
]);
function selectEnvironments(environments, selection) {
	const bySubject = new Map(environments.map((each) => [subjectOf(each), each]));
	return selectSubjects([...bySubject.keys()], selection).flatMap((subject) => bySubject.get(subject) ?? []);
}
function selectSubjects(subjects, selection) {
	const { workloads, files, namespace } = selection;
	const inNamespace = namespace === void 0 ? subjects : inNamespaceOf(subjects, namespace);
	const selectors = [...workloads.map((selector) => {
		const { text, kind } = selector;
		return {
			text,
			kind,
			matches: releaseMatcher(selector, selection.builds ?? []) ?? matcherOf(selector, subjects)
		};
	}), ...files.map((file) => ({
		text: file,
		kind: void 0,
		matches: fileMatcher(file)
	}))];
	for (const { text, kind, matches } of selectors) {
		if (inNamespace.some(matches)) continue;
		const elsewhere = subjects.filter(matches);
		throw elsewhere.length > 0 ? inOtherNamespaces(text, namespace ?? "", elsewhere) : nothingMatches(text, kind, subjects, selection);
	}
	if (selectors.length === 0) return inNamespace;
	return inNamespace.filter((subject) => selectors.some(({ matches }) => matches(subject)));
}
function inNamespaceOf(subjects, wanted) {
	const { matches } = require_load.nameGlobs([wanted]);
	const exact = subjects.filter(({ namespace }) => matches(namespace ?? ""));
	if (exact.length > 0) return exact;
	return subjects.filter(({ namespace }) => namespace === void 0);
}
const RELEASE_KINDS = /* @__PURE__ */ new Map([
	["release", "HelmRelease"],
	["hr", "HelmRelease"],
	["helmrelease", "HelmRelease"],
	["helmreleases", "HelmRelease"],
	["app", "Application"],
	["application", "Application"],
	["applications", "Application"]
]);
function releaseMatcher({ kind: written, name, container }, builds) {
	const kind = RELEASE_KINDS.get(written?.toLowerCase() ?? "");
	if (kind === void 0) return void 0;
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	const deployed = builds.filter(({ deployedBy: { object } = {} }) => object?.kind === kind && matchesName(object.name ?? ""));
	const ids = new Set(deployed.map(({ id }) => id));
	return ({ build, container: of }) => ids.has(build) && matchesContainer(of);
}
function matcherOf(selector, subjects) {
	const { otherwise } = selector;
	const matches = workloadMatcher(selector);
	return otherwise === void 0 || subjects.some(matches) ? matches : workloadMatcher(otherwise);
}
function workloadMatcher({ kind, namespace, name, container }) {
	const matchesNamespace = namespace === void 0 ? () => true : require_load.nameGlobs([namespace]).matches;
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	return (subject) => matchesName(subject.name ?? "") && matchesNamespace(subject.namespace ?? "") && matchesContainer(subject.container) && matchesKind(subject.kind, subject.group);
}
function kindMatcher(written) {
	const [first = "", ...group] = written.toLowerCase().split(".");
	const { matches } = require_load.nameGlobs([SHORT_KINDS.get(first) ?? first]);
	const wantedGroup = group.join(".");
	return (kind, ofGroup) => {
		const lower = kind.toLowerCase();
		return [
			lower,
			`${lower}s`,
			`${lower}es`,
			lower.replace(/y$/, "ies")
		].some(matches) && (wantedGroup === "" || wantedGroup === ofGroup.toLowerCase());
	};
}
function fileMatcher(file) {
	const { matches } = require_load.pathGlobs([`/${file}`]);
	return ({ file: path }) => matches(path);
}
function inOtherNamespaces(text, namespace, found) {
	const names = [...new Set(found.map((subject) => subject.namespace ?? ""))];
	return new require_load.CannotRun(`No workload matches \`${text}\` in namespace \`${namespace}\`.`, `It is in ${listed(names.map((name) => `\`${name}\``), " and ")}.`);
}
function nothingMatches(text, kind, subjects, { namespace, notRendered }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ", ")}.`];
	if (subjects.length === 0) return new require_load.CannotRun(["There are no workloads in these files.", ...unseen]);
	const near = nearestWorkloads(text, kind, subjects);
	const titles = [...new Set(subjects.map(titleOf))];
	return new require_load.CannotRun([`No workload matches \`${text}\`${inNamespace}.`, ...unseen], near.length === 0 ? `There are ${listed(titles, ", ")}.` : `Did you mean ${listed(near.map((name) => `\`${name}\``), " or ")}?`);
}
function severalContainers(environments) {
	const names = environments.map((environment) => {
		const { workload, container } = environment;
		return `${titleOf(subjectOf(environment))}/${container.name} (build ${workload.build})`;
	});
	return new require_load.CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}. \`-b BUILD\` chooses the build.`);
}
function nearestWorkloads(text, kind, subjects) {
	const names = new Set(subjects.flatMap((subject) => namesOf(subject, kind)));
	const nearest = require_load.nearestPath(text, names);
	const [first = "", asked = first, container] = text.toLowerCase().split("/");
	const alike = subjects.filter(({ name = "" }) => isAlike(name.toLowerCase(), asked)).map((each) => titleOf(each) + (container === void 0 ? "" : `/${each.container}`));
	if (nearest === void 0) return [...new Set(alike)];
	return [.../* @__PURE__ */ new Set([nearest, ...alike.filter((title) => !title.endsWith(`/${nameIn(nearest)}`))])];
}
function nameIn(title) {
	return title.split("/")[1] ?? title;
}
function isAlike(one, other) {
	const [long, short] = one.length < other.length ? [other, one] : [one, other];
	return short.length > 1 && `-${long}-`.includes(`-${short}-`);
}
function listed(texts, between) {
	const shown = texts.slice(0, MAX_LISTED).join(between);
	const more = texts.length - MAX_LISTED;
	return more > 0 ? `${shown}, and ${more} more` : shown;
}
function namesOf({ kind, group, name = "", container }, written = "*") {
	return [name, ...(kindMatcher(written)(kind, group) ? [kind.toLowerCase(), written] : [kind.toLowerCase()]).flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container}`])];
}
function titleOf({ kind, name = "" }) {
	return `${kind.toLowerCase()}/${name}`;
}
Object.defineProperty(exports, "FOR_PEOPLE", {
	enumerable: true,
	get: function() {
		return FOR_PEOPLE;
	}
});
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
Object.defineProperty(exports, "containerTitle", {
	enumerable: true,
	get: function() {
		return containerTitle;
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
Object.defineProperty(exports, "originJson", {
	enumerable: true,
	get: function() {
		return originJson;
	}
});
Object.defineProperty(exports, "originName", {
	enumerable: true,
	get: function() {
		return originName;
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
Object.defineProperty(exports, "selectEnvironments", {
	enumerable: true,
	get: function() {
		return selectEnvironments;
	}
});
Object.defineProperty(exports, "selectSubjects", {
	enumerable: true,
	get: function() {
		return selectSubjects;
	}
});
Object.defineProperty(exports, "severalContainers", {
	enumerable: true,
	get: function() {
		return severalContainers;
	}
});
Object.defineProperty(exports, "showEnvironments", {
	enumerable: true,
	get: function() {
		return showEnvironments;
	}
});
Object.defineProperty(exports, "sizeOf", {
	enumerable: true,
	get: function() {
		return sizeOf;
	}
});
Object.defineProperty(exports, "skippedJson", {
	enumerable: true,
	get: function() {
		return skippedJson;
	}
});
Object.defineProperty(exports, "valueJson", {
	enumerable: true,
	get: function() {
		return valueJson;
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
Object.defineProperty(exports, "withShortValues", {
	enumerable: true,
	get: function() {
		return withShortValues;
	}
});
Object.defineProperty(exports, "withinExtent", {
	enumerable: true,
	get: function() {
		return withinExtent;
	}
});
Object.defineProperty(exports, "workloadJson", {
	enumerable: true,
	get: function() {
		return workloadJson;
	}
});
