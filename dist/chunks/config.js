"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_yaml = require("./yaml.js");
let node_path = require("node:path");
// src/config/config-schema.ts
const CONFIG_SCHEMA = "https://raw.githubusercontent.com/envfrom/envfrom/main/schemas/config.schema.json";
// src/config/add-items.ts
var add_items_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	addItems: () => addItems,
	proposeItems: () => proposeItems
});
function addItems(text, key, items) {
	if (items.length === 0) return text;
	const document = require_yaml.parseDocument(text);
	const there = document.get(key);
	const list = require_yaml.isSeq(there) ? there : new require_yaml.YAMLSeq();
	for (const item of items) list.add(document.createNode(item, { flow: true }));
	list.flow = false;
	if (list !== there) document.set(key, list);
	const indentSeq = !/^\w+:[ \t]*\n- /m.test(text);
	return document.toString({
		lineWidth: 0,
		flowCollectionPadding: false,
		indentSeq
	});
}
function proposeItems(text, key, items, about) {
	if (items.length === 0 || new RegExp(`^[#\\s]*${key}:`, "m").test(text)) return text;
	const lines = [...about, ...addItems("", key, items).trimEnd().split("\n")];
	return `${text.trimEnd()}\n\n${lines.map((line) => `# ${line}\n`).join("")}`;
}
// src/config/edit-externals.ts
var edit_externals_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ editExternals: () => editExternals });
function editExternals(text, { add, drop }) {
	if (add.length === 0 && drop.size === 0) return text;
	const document = require_yaml.parseDocument(text);
	const there = document.get("externals");
	const list = require_yaml.isSeq(there) ? there : new require_yaml.YAMLSeq();
	const [first] = list.items;
	if (isCommented(first) && list.commentBefore) {
		first.commentBefore ??= list.commentBefore;
		list.commentBefore = null;
	}
	list.items = list.items.filter((_, index) => !drop.has(index));
	for (const { comment, kind, namespace, name } of add) {
		const named = {
			kind,
			...namespace !== void 0 && { namespace },
			name
		};
		const item = document.createNode(named, { flow: true });
		item.commentBefore = ` ${comment}`;
		list.add(item);
	}
	list.flow = false;
	if (list.items.length === 0) document.delete("externals");
	else if (list !== there) document.set("externals", list);
	const indentSeq = !/^\w+:[ \t]*\n- /m.test(text);
	return document.toString({
		lineWidth: 0,
		flowCollectionPadding: false,
		indentSeq
	});
}
function isCommented(item) {
	return require_yaml.isSeq(item) || typeof item === "object" && item !== null && "items" in item;
}
// src/config/fail-on.ts
var fail_on_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ failOn: () => failOn });
function failOn(violations, file, help) {
	if (violations.length === 0) return;
	const lines = violations.map(({ at, message }) => {
		const { line, column } = require_start.positionOf(at);
		return `${file.path}:${line}:${column}: ${message}`;
	});
	throw new require_load.CannotRun([...new Set(lines)], help);
}
// src/config/explain-violation.ts
const TYPES = /* @__PURE__ */ new Map([
	["object", "a map"],
	["array", "a list"],
	["string", "text"],
	["integer", "a whole number"],
	["boolean", "`true` or `false`"],
	["string,number", "a version such as `1.34`"]
]);
function explainViolation(error, validated) {
	const steps = stepsOf(error.instancePath);
	const node = nodeAt(validated, steps);
	const at = spanOf$1(node, validated);
	const name = steps.length === 0 ? "The file" : `\`${nameOf(steps)}\``;
	const { keyword, params } = error;
	switch (keyword) {
		case "additionalProperties": return unknownKey(String(params["additionalProperty"]), node, validated, keysAllowed(validated.schema, error));
		case "anyOf": return {
			at,
			message: `${name} needs a \`url\` or a \`name\`.`
		};
		case "oneOf": return {
			at,
			message: `${name} needs either a \`folder\` or a \`chart\`.`
		};
		case "required":
		case "dependencies": return {
			at,
			message: `${name} lacks \`${String(params["missingProperty"])}\`.`
		};
		case "enum": return {
			at,
			message: notOneOf(name, node, params["allowedValues"])
		};
		case "type": return {
			at,
			message: `${name} must be ${TYPES.get(String(params["type"])) ?? "different"}.`
		};
		case "minimum": return {
			at,
			message: `${name} must be at least ${String(params["limit"])}.`
		};
		case "pattern": return {
			at,
			message: `${name} ${patternMessage(steps)}`
		};
		default: return {
			at,
			message: `${name} is not valid.`
		};
	}
}
function patternMessage(steps) {
	return steps[0] === "producers" ? "is not a valid template: write paths in braces, such as `{metadata.name}`." : "is not a Kubernetes version.";
}
function unknownRules(validated, ruleIds) {
	const { contents } = validated.document;
	const overrides = require_yaml.isMap(contents) ? contents.get("overrides") : void 0;
	const count = require_yaml.isSeq(overrides) ? overrides.items.length : 0;
	return [["rules"], ...Array.from({ length: count }, (_, index) => [
		"overrides",
		`${index}`,
		"rules"
	])].flatMap((steps) => {
		const rules = nodeAt(validated, steps);
		if (!require_yaml.isMap(rules) || rules === contents) return [];
		return rules.items.flatMap(({ key }) => require_yaml.isScalar(key) ? [String(key.value)] : []).filter((id) => !ruleIds.includes(require_start.currentRuleId(id))).map((id) => unknownKey(id, rules, validated, ruleIds, "rule"));
	});
}
function unknownKey(key, map, validated, known, what = "key") {
	return {
		at: spanOf$1((require_yaml.isMap(map) ? map.items : []).find((pair) => require_yaml.isScalar(pair.key) && String(pair.key.value) === key)?.key ?? map, validated),
		message: `Unknown ${what} \`${key}\`.${hintOf(key, known)}`
	};
}
function notOneOf(name, node, allowed) {
	const values = Array.isArray(allowed) ? allowed.map(String) : [];
	const value = require_yaml.isScalar(node) ? node.source ?? String(node.value) : "";
	const nearest = require_load.nearestName(value, values);
	const hint = nearest === void 0 ? "" : ` Did you mean \`${nearest}\`?`;
	return `Invalid value \`${value}\` for ${name}: use ${require_start.choiceOf(values)}.${hint}`;
}
function hintOf(wrong, names) {
	const nearest = require_load.nearestName(wrong, names);
	if (nearest !== void 0) return ` Did you mean \`${nearest}\`?`;
	if (names.length > 15) return "";
	return ` Use ${require_start.choiceOf(names)}.`;
}
function keysAllowed(schema, { schemaPath }) {
	let here = schema;
	for (const step of stepsOf(schemaPath.slice(1)).slice(0, -1)) here = memberOf(here, step);
	const properties = memberOf(here, "properties");
	if (typeof properties !== "object" || properties === null) return [];
	return Object.keys(properties).filter((key) => key !== "$schema");
}
function memberOf(value, name) {
	if (typeof value !== "object" || value === null) return void 0;
	return Object.entries(value).find(([key]) => key === name)?.[1];
}
function stepsOf(pointer) {
	return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function nameOf(steps) {
	const [first = "", ...rest] = steps;
	return first + rest.map((step) => /^\d+$/.test(step) ? `[${step}]` : `.${step}`).join("");
}
function placeOf(validated, steps) {
	return spanOf$1(nodeAt(validated, steps), validated);
}
function nodeAt({ document }, steps) {
	let here = document.contents;
	for (const step of steps) {
		const next = require_yaml.isCollection(here) ? here.get(step, true) : void 0;
		if (next === void 0) return here;
		here = next;
	}
	return here;
}
function spanOf$1(node, { file }) {
	const [start = 0, end = start] = (require_yaml.isNode(node) ? node.range : void 0) ?? [];
	return {
		file,
		start,
		end
	};
}
// src/config/parse-config.ts
const DEEPEST = 100;
const OPTIONS = {
	prettyErrors: false,
	merge: true,
	uniqueKeys: false
};
function parseConfig(file) {
	const tooDeep = [];
	const documents = [...new require_yaml.Composer(OPTIONS).compose(tokensOf(file.text, tooDeep), true, file.text.length)];
	const [document, second] = documents.filter(saysSomething);
	const errors = documents.flatMap((each) => each.errors);
	const violations = [
		...tooDeep.map((at) => violation(file, at, at, `Nested more than ${DEEPEST} levels deep.`)),
		...errors.map(({ pos: [start, end], message }) => violation(file, start, end, message)),
		...duplicatesIn(file, document?.contents)
	];
	if (violations.length > 0 || second === void 0) return {
		document,
		violations
	};
	const [start, end] = second.contents?.range ?? second.range;
	return {
		document,
		violations: [violation(file, start, end, "Write one document only.")]
	};
}
function* tokensOf(text, tooDeep) {
	const parser = new require_yaml.Parser();
	let at = 0;
	for (const lexeme of new require_yaml.Lexer().lex(text)) {
		yield* parser.next(lexeme);
		at += lexeme.length;
		if (parser.stack.length > DEEPEST) {
			tooDeep.push(Math.min(at, text.length));
			return;
		}
	}
	yield* parser.end();
}
function saysSomething({ contents }) {
	return contents !== null && !(require_yaml.isScalar(contents) && contents.source === "");
}
function duplicatesIn(file, node) {
	if (require_yaml.isSeq(node)) return node.items.flatMap((item) => duplicatesIn(file, item));
	if (!require_yaml.isMap(node)) return [];
	const seen = /* @__PURE__ */ new Set();
	return node.items.flatMap(({ key, value }) => {
		const below = duplicatesIn(file, value);
		if (!require_yaml.isScalar(key)) return below;
		const name = String(key.value);
		const [start = 0, end = start] = key.range ?? [];
		if (seen.has(name)) return [violation(file, start, end, `\`${name}\` is set twice.`), ...below];
		seen.add(name);
		return below;
	});
}
function violation(file, start, end, message) {
	return {
		at: {
			file,
			start,
			end
		},
		message
	};
}
// src/config/missing-entry-points.ts
var missing_entry_points_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ missingEntryPoints: () => missingEntryPoints });
function missingEntryPoints(declared, file, read) {
	const mistakes = declared.flatMap((entry, index) => mistakesOf(entry, read).map(({ steps, message }) => ({
		steps: [
			"entryPoints",
			index,
			...steps
		].map(String),
		message
	})));
	if (mistakes.length === 0) return [];
	const { document } = parseConfig(file);
	return mistakes.map(({ steps, message }) => ({
		at: document === void 0 ? {
			file,
			start: 0,
			end: 0
		} : placeOf({
			file,
			document
		}, steps),
		message
	}));
}
function mistakesOf({ kind, path, values }, read) {
	const isFile = (name) => read(node_path.posix.join(path, name)).kind === "bytes";
	const isChart = isFile("Chart.yaml");
	if (!isFolder(path, read)) return [{
		steps: [kind],
		message: `The ${kind} \`${path}\` does not exist.`
	}];
	if (kind === "folder") return isChart && !require_start.KUSTOMIZATION_NAMES.some(isFile) ? [{
		steps: [kind],
		message: `\`${path}\` is a Helm chart: write \`chart: ${path}\`.`
	}] : [];
	if (!isChart) return [{
		steps: [kind],
		message: `\`${path}\` is not a Helm chart: it has no Chart.yaml.`
	}];
	return values.flatMap((file, index) => read(file).kind === "bytes" ? [] : [{
		steps: ["values", index],
		message: `The values file \`${file}\` does not exist.`
	}]);
}
function isFolder(path, read) {
	if (path === ".") return true;
	const content = read(path);
	return content.kind === "unreadable" && content.cause === "folder";
}
// schemas/config.schema.json
var config_schema_default = {
	$schema: "http://json-schema.org/draft-07/schema#",
	$id: "https://envfrom.dev/schemas/config.schema.json",
	title: "Configuration of envfrom",
	description: "The file `.envfrom.yaml`, `.envfrom.yml` or `.config/envfrom.yaml` of a repository.",
	type: "object",
	additionalProperties: false,
	properties: {
		"$schema": {
			"title": "Schema",
			"description": "For editors; not read.",
			"type": "string"
		},
		"kubernetesVersion": {
			"title": "Kubernetes version",
			"description": "The version of the cluster, best known from 1.25 to 1.37: what its API server accepts, and how its kubelet builds environments.",
			"type": ["string", "number"],
			"pattern": "^v?1\\.[0-9]{1,3}(\\.[0-9]+)?$",
			"default": "1.37",
			"examples": ["1.34"]
		},
		"argocdVersion": {
			"title": "Version of Argo CD",
			"description": "The version of Argo CD, which decides the versions of Helm and kustomize that render; known from 2.4 to 3.6. Without it, what the repository installs, else the newest.",
			"type": ["string", "number"],
			"examples": ["3.6"]
		},
		"fluxVersion": {
			"title": "Version of Flux",
			"description": "The version of Flux, which decides the versions of Helm and kustomize that render; known from 0.41 to 2.10. Without it, what the repository installs, else the newest.",
			"type": ["string", "number"],
			"examples": ["2.10"]
		},
		"strict": {
			"title": "Strict",
			"description": "Report ConfigMaps and Secrets that are defined nowhere as errors instead of warnings.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"failOn": {
			"title": "Fail on",
			"description": "The exit code is 1 if any problem is at least this severe.",
			"enum": [
				"error",
				"warning",
				"info",
				"never"
			],
			"default": "error",
			"examples": ["warning"]
		},
		"maxWarnings": {
			"title": "Most warnings",
			"description": "The exit code is 1 if there are more warnings than this.",
			"type": "integer",
			"minimum": 0,
			"examples": [10]
		},
		"rules": {
			"title": "Rules",
			"description": "The severity of rules, by id; `off` turns one off.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"missing-config-map": {
					"description": "A required ConfigMap does not exist, beyond doubt: a misspelled name, the wrong kind or namespace.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"missing-config-map-key": {
					"description": "A required key is missing from a ConfigMap whose keys are all known.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"missing-secret": {
					"description": "A required Secret does not exist, beyond doubt: a misspelled name, the wrong kind or namespace.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"missing-secret-key": {
					"description": "A required key is missing from a Secret whose keys are all known.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"undeclared-config-map": {
					"description": "A required ConfigMap is not defined or mentioned anywhere in the repository.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"undeclared-secret": {
					"description": "A required Secret is not defined or mentioned anywhere in the repository.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"misspelled-optional-reference": {
					"description": "The name of an optional ConfigMap, Secret or key looks misspelled, so what it would set stays unset.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"wrong-secret-type": {
					"description": "A Secret is used where only Secrets of another type are read.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"applied-after-use": {
					"description": "A ConfigMap or Secret is applied after the hook or workload that needs it, which holds up everything else.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"missing-dependency": {
					"description": "A Flux object waits for an object that does not exist, or for itself, so it never becomes ready.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"forbidden-reflection": {
					"description": "A ConfigMap or Secret that Reflector fills names a source that may not be reflected to its namespace.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"missing-flux-source": {
					"description": "A Flux object names a source that does not exist where it looks, and one of nearly that name, of another kind or in another namespace, does.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"copied-reference": {
					"description": "A copied file still names the ConfigMap or Secret of the application that it was copied from.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"missing-secret-store": {
					"description": "An object that generates a Secret names a store or an issuer that does not exist, and similar objects name one that does.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"missing-object": {
					"description": "A claim, Service, Gateway or other object that another one names does not exist, and another one must be meant.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"missing-port": {
					"description": "A probe, Service, Ingress or route names a port or listener that what it connects to does not have.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"colliding-variable": {
					"description": "Two envFrom items set the same variable, and the later one wins silently.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"overridden-variable": {
					"description": "An env entry replaces a variable that envFrom sets.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "info"
				},
				"duplicate-variable": {
					"description": "A variable is set twice in one env list.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"invalid-variable-name": {
					"description": "A variable has no name, or one that this version of Kubernetes does not allow.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-prefix": {
					"description": "An envFrom item has a prefix that this version of Kubernetes does not allow.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"forward-variable-reference": {
					"description": "A `$(NAME)` comes before the entry that sets NAME, so it is not expanded.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"undefined-variable-reference": {
					"description": "A `$(NAME)` names a variable that nothing in the pod sets, so it is not expanded.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"nonportable-variable-name": {
					"description": "A variable has a name that no shell and few programs can read.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"file-as-variable": {
					"description": "envFrom injects a whole file as one variable.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"binary-data-as-variable": {
					"description": "A variable is read from a key that holds binary data.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"service-variable-collision": {
					"description": "A variable has the same name as one that a Service injects.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "info"
				},
				"case-variant-variable": {
					"description": "Two variables of a Windows pod differ only in upper and lower case.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"oversized-environment": {
					"description": "A container has more variables and arguments than Linux allows for one process.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unexpanded-value": {
					"description": "A value refers to a variable in a way that Kubernetes does not expand: `$(NAME)` in a ConfigMap, or `${NAME}` in `env`.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"service-variable-as-setting": {
					"description": "A Service injects a variable that the program in the container takes for a setting.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"non-string-value": {
					"description": "A field that takes a string holds a number, a boolean, a list or a map.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-key": {
					"description": "A ConfigMap or Secret has a key that Kubernetes does not allow.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"duplicate-key": {
					"description": "A map has the same key twice, and only the last one counts.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"data-and-binary-data": {
					"description": "A ConfigMap has the same key in `data` and in `binaryData`.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-base64": {
					"description": "A value of `data` in a Secret, or of `binaryData` in a ConfigMap, is not base64.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"trailing-newline": {
					"description": "A one-line value of a Secret that is read as a variable or as credentials ends with a newline.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"double-encoded-secret": {
					"description": "A value of a Secret is still base64 after Kubernetes has decoded it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"oversized-source": {
					"description": "A ConfigMap or Secret is larger than Kubernetes, or client-side apply, accepts.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"incomplete-typed-secret": {
					"description": "A Secret of a built-in type lacks a key that the type requires, or has an invalid value there.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"misspelled-secret-type": {
					"description": "The type of a Secret looks like a misspelled built-in type.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"invalid-name": {
					"description": "An object has no name, or a name or namespace that Kubernetes does not allow.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unknown-kind": {
					"description": "A kind is misspelled, or does not exist in the apiVersion it is given.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"duplicate-object": {
					"description": "Two objects of one build or cluster have the same kind, namespace and name, but different content.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"edited-rollout-copy": {
					"description": "A copy that `envfrom rollout` wrote was edited: its content no longer matches its name.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"stale-rollout-copy": {
					"description": "A ConfigMap or Secret was edited, but the workloads that are linked to it still use a copy of what it held before.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"stale-after-change": {
					"description": "The change edits what a workload reads when it starts, and nothing restarts its running pods.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"immutable-change": {
					"description": "The change edits what the API server does not allow to change, so applying it fails.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"stale-on-next-change": {
					"description": "A workload reads this ConfigMap or Secret when it starts, and nothing restarts it when that changes.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
				},
				"unparsed-env-file": {
					"description": "A line of an env file has no `=`, or quotes or a comment that become part of the value.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"unknown-field": {
					"description": "A field is misspelled, or is in a place where Kubernetes has no field of that name.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"wrong-field-type": {
					"description": "A field holds a value of a type that Kubernetes cannot decode there.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-value-source": {
					"description": "A variable or an envFrom item has no source, several sources, or both a source and a value.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-reference": {
					"description": "A reference lacks its name or key, or has an invalid or duplicate one.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-field-path": {
					"description": "A fieldRef names a field that the pod does not have, or one that cannot be read there.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-resource-field": {
					"description": "A resourceFieldRef names an unknown resource, or a divisor that the resource does not allow.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"missing-volume": {
					"description": "A mount, device or fileKeyRef names a volume that the pod does not have.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-volume": {
					"description": "A volume has an invalid name, the name of another volume, or not exactly one source.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-volume-path": {
					"description": "A path of a volume item or a mount is missing, absolute, or leaves the volume.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"duplicate-mount-path": {
					"description": "Two mounts or devices of a container have the same path.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"overlapping-volume-paths": {
					"description": "Two items of a volume have the same path, or the path of one is below the file of the other.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"invalid-file-mode": {
					"description": "A file mode of a volume is not between 0 and 0777, or lacks the zero that makes it octal.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-mount-option": {
					"description": "A mount has an option that Kubernetes does not know, or does not allow in this combination.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"missing-sub-path": {
					"description": "A `subPath` does not match a file of its ConfigMap or Secret, so an empty directory is mounted.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"sub-path-never-updates": {
					"description": "A ConfigMap or Secret is mounted with subPath, so running pods never see a change.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "info"
				},
				"nested-file-mount": {
					"description": "A file is mounted inside the directory of a ConfigMap or Secret, where the kubelet creates a directory for it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unbuildable-kustomization": {
					"description": "A kustomization cannot be built, so nothing of it is deployed or checked.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unrenderable-chart": {
					"description": "A Helm chart cannot be rendered with the values it gets, so nothing of it is deployed.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unrewritten-reference": {
					"description": "A generated name gets a hash that never reaches the field that refers to it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"unlisted-manifest": {
					"description": "A manifest is in the folder of a kustomization, but no kustomization lists it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
				},
				"random-secret-value": {
					"description": "A template generates a value of a Secret at random, so every rendering changes it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"unmatched-patch": {
					"description": "The `target` of a patch, or an entry of `images`, names what its kustomization does not have.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "info"
				},
				"version-dependent-build": {
					"description": "Versions of Flux, Argo CD, Helm or kustomize build this differently, and nothing says which one runs.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"moved-sealed-secret": {
					"description": "A build changes the name or namespace that a SealedSecret was sealed for.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"empty-application": {
					"description": "An Application or ApplicationSet of Argo CD deploys nothing, or nothing that runs, or a Kustomization of Flux only itself.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"stale-lock": {
					"description": "The lock of what is deployed from elsewhere does not fit what is asked for, or what was fetched.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"left-out-by-change": {
					"description": "The change takes workloads out of what is deployed, although their files stay.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"scientific-notation": {
					"description": "A template prints a large number of the values in scientific notation.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"contested-secret": {
					"description": "Two objects generate the same Secret, and only one of them can own it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unlisted-addition": {
					"description": "The change adds a manifest or a folder beside those that a kustomization lists, but no kustomization lists it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"unset-flux-variable": {
					"description": "Flux replaces a variable with nothing, because `postBuild` does not set it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"undecrypted-secret": {
					"description": "A Kustomization of Flux applies a Secret that SOPS encrypted, and configures no decryption.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"unlisted-generator": {
					"description": "A ksops generator is in the folder of a kustomization, but no kustomization lists it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"missing-namespace": {
					"description": "Flux applies an object that has no namespace and needs one.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"mismatched-selector": {
					"description": "The selector of a workload names a label that its own pods do not have.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unsupported-value": {
					"description": "A field has a value that is none of those which Kubernetes knows for it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-port": {
					"description": "A port has no name where it needs one, an invalid one, or that of another port.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-container": {
					"description": "A container has no name, an invalid one, or that of another container of its pod.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"missing-field": {
					"description": "A field is missing that the API server refuses to do without.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"forbidden-application": {
					"description": "The AppProject of an Application does not exist, or does not permit its source, its destination, or an object that it deploys.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unused-config-map": {
					"description": "No field of any object in the repository names this ConfigMap.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
				},
				"unused-secret": {
					"description": "No field of any object in the repository names this Secret.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
				},
				"unused-key": {
					"description": "Every reference to this ConfigMap or Secret reads single keys, and none reads this one.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
				},
				"unused-helm-value": {
					"description": "A Helm release sets a value that no template of its chart reads, or a template reads one that is only set in another spelling.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"unreadable-manifest": {
					"description": "A manifest cannot be read, or a limit was hit, so nothing in it is checked.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unused-suppression": {
					"description": "A comment or annotation that should suppress a problem suppresses nothing.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				}
			},
			"examples": [{ "missing-secret": "error" }]
		},
		"overrides": {
			"title": "Rules by path",
			"description": "Other severities for the problems in some files. The last item that names a rule counts; `--rule` overrides them all.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["paths", "rules"],
				"properties": {
					"paths": {
						"title": "Paths",
						"description": "Globs for the files that the problems are in, written as in `include`.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["apps/legacy/**"]]
					},
					"rules": {
						"title": "Rules",
						"description": "The severity of rules in these files, by id; `off` turns one off.",
						"type": "object",
						"additionalProperties": false,
						"properties": {
							"missing-config-map": {
								"description": "A required ConfigMap does not exist, beyond doubt: a misspelled name, the wrong kind or namespace.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"missing-config-map-key": {
								"description": "A required key is missing from a ConfigMap whose keys are all known.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"missing-secret": {
								"description": "A required Secret does not exist, beyond doubt: a misspelled name, the wrong kind or namespace.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"missing-secret-key": {
								"description": "A required key is missing from a Secret whose keys are all known.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"undeclared-config-map": {
								"description": "A required ConfigMap is not defined or mentioned anywhere in the repository.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"undeclared-secret": {
								"description": "A required Secret is not defined or mentioned anywhere in the repository.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"misspelled-optional-reference": {
								"description": "The name of an optional ConfigMap, Secret or key looks misspelled, so what it would set stays unset.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"wrong-secret-type": {
								"description": "A Secret is used where only Secrets of another type are read.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"applied-after-use": {
								"description": "A ConfigMap or Secret is applied after the hook or workload that needs it, which holds up everything else.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"missing-dependency": {
								"description": "A Flux object waits for an object that does not exist, or for itself, so it never becomes ready.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"forbidden-reflection": {
								"description": "A ConfigMap or Secret that Reflector fills names a source that may not be reflected to its namespace.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"missing-flux-source": {
								"description": "A Flux object names a source that does not exist where it looks, and one of nearly that name, of another kind or in another namespace, does.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"copied-reference": {
								"description": "A copied file still names the ConfigMap or Secret of the application that it was copied from.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"missing-secret-store": {
								"description": "An object that generates a Secret names a store or an issuer that does not exist, and similar objects name one that does.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"missing-object": {
								"description": "A claim, Service, Gateway or other object that another one names does not exist, and another one must be meant.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"missing-port": {
								"description": "A probe, Service, Ingress or route names a port or listener that what it connects to does not have.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"colliding-variable": {
								"description": "Two envFrom items set the same variable, and the later one wins silently.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"overridden-variable": {
								"description": "An env entry replaces a variable that envFrom sets.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "info"
							},
							"duplicate-variable": {
								"description": "A variable is set twice in one env list.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"invalid-variable-name": {
								"description": "A variable has no name, or one that this version of Kubernetes does not allow.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-prefix": {
								"description": "An envFrom item has a prefix that this version of Kubernetes does not allow.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"forward-variable-reference": {
								"description": "A `$(NAME)` comes before the entry that sets NAME, so it is not expanded.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"undefined-variable-reference": {
								"description": "A `$(NAME)` names a variable that nothing in the pod sets, so it is not expanded.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"nonportable-variable-name": {
								"description": "A variable has a name that no shell and few programs can read.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"file-as-variable": {
								"description": "envFrom injects a whole file as one variable.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"binary-data-as-variable": {
								"description": "A variable is read from a key that holds binary data.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"service-variable-collision": {
								"description": "A variable has the same name as one that a Service injects.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "info"
							},
							"case-variant-variable": {
								"description": "Two variables of a Windows pod differ only in upper and lower case.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"oversized-environment": {
								"description": "A container has more variables and arguments than Linux allows for one process.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unexpanded-value": {
								"description": "A value refers to a variable in a way that Kubernetes does not expand: `$(NAME)` in a ConfigMap, or `${NAME}` in `env`.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"service-variable-as-setting": {
								"description": "A Service injects a variable that the program in the container takes for a setting.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"non-string-value": {
								"description": "A field that takes a string holds a number, a boolean, a list or a map.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-key": {
								"description": "A ConfigMap or Secret has a key that Kubernetes does not allow.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"duplicate-key": {
								"description": "A map has the same key twice, and only the last one counts.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"data-and-binary-data": {
								"description": "A ConfigMap has the same key in `data` and in `binaryData`.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-base64": {
								"description": "A value of `data` in a Secret, or of `binaryData` in a ConfigMap, is not base64.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"trailing-newline": {
								"description": "A one-line value of a Secret that is read as a variable or as credentials ends with a newline.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"double-encoded-secret": {
								"description": "A value of a Secret is still base64 after Kubernetes has decoded it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"oversized-source": {
								"description": "A ConfigMap or Secret is larger than Kubernetes, or client-side apply, accepts.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"incomplete-typed-secret": {
								"description": "A Secret of a built-in type lacks a key that the type requires, or has an invalid value there.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"misspelled-secret-type": {
								"description": "The type of a Secret looks like a misspelled built-in type.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"invalid-name": {
								"description": "An object has no name, or a name or namespace that Kubernetes does not allow.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unknown-kind": {
								"description": "A kind is misspelled, or does not exist in the apiVersion it is given.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"duplicate-object": {
								"description": "Two objects of one build or cluster have the same kind, namespace and name, but different content.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"edited-rollout-copy": {
								"description": "A copy that `envfrom rollout` wrote was edited: its content no longer matches its name.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"stale-rollout-copy": {
								"description": "A ConfigMap or Secret was edited, but the workloads that are linked to it still use a copy of what it held before.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"stale-after-change": {
								"description": "The change edits what a workload reads when it starts, and nothing restarts its running pods.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"immutable-change": {
								"description": "The change edits what the API server does not allow to change, so applying it fails.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"stale-on-next-change": {
								"description": "A workload reads this ConfigMap or Secret when it starts, and nothing restarts it when that changes.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "off"
							},
							"unparsed-env-file": {
								"description": "A line of an env file has no `=`, or quotes or a comment that become part of the value.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"unknown-field": {
								"description": "A field is misspelled, or is in a place where Kubernetes has no field of that name.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"wrong-field-type": {
								"description": "A field holds a value of a type that Kubernetes cannot decode there.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-value-source": {
								"description": "A variable or an envFrom item has no source, several sources, or both a source and a value.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-reference": {
								"description": "A reference lacks its name or key, or has an invalid or duplicate one.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-field-path": {
								"description": "A fieldRef names a field that the pod does not have, or one that cannot be read there.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-resource-field": {
								"description": "A resourceFieldRef names an unknown resource, or a divisor that the resource does not allow.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"missing-volume": {
								"description": "A mount, device or fileKeyRef names a volume that the pod does not have.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-volume": {
								"description": "A volume has an invalid name, the name of another volume, or not exactly one source.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-volume-path": {
								"description": "A path of a volume item or a mount is missing, absolute, or leaves the volume.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"duplicate-mount-path": {
								"description": "Two mounts or devices of a container have the same path.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"overlapping-volume-paths": {
								"description": "Two items of a volume have the same path, or the path of one is below the file of the other.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"invalid-file-mode": {
								"description": "A file mode of a volume is not between 0 and 0777, or lacks the zero that makes it octal.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-mount-option": {
								"description": "A mount has an option that Kubernetes does not know, or does not allow in this combination.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"missing-sub-path": {
								"description": "A `subPath` does not match a file of its ConfigMap or Secret, so an empty directory is mounted.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"sub-path-never-updates": {
								"description": "A ConfigMap or Secret is mounted with subPath, so running pods never see a change.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "info"
							},
							"nested-file-mount": {
								"description": "A file is mounted inside the directory of a ConfigMap or Secret, where the kubelet creates a directory for it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unbuildable-kustomization": {
								"description": "A kustomization cannot be built, so nothing of it is deployed or checked.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unrenderable-chart": {
								"description": "A Helm chart cannot be rendered with the values it gets, so nothing of it is deployed.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unrewritten-reference": {
								"description": "A generated name gets a hash that never reaches the field that refers to it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"unlisted-manifest": {
								"description": "A manifest is in the folder of a kustomization, but no kustomization lists it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "off"
							},
							"random-secret-value": {
								"description": "A template generates a value of a Secret at random, so every rendering changes it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"unmatched-patch": {
								"description": "The `target` of a patch, or an entry of `images`, names what its kustomization does not have.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "info"
							},
							"version-dependent-build": {
								"description": "Versions of Flux, Argo CD, Helm or kustomize build this differently, and nothing says which one runs.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"moved-sealed-secret": {
								"description": "A build changes the name or namespace that a SealedSecret was sealed for.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"empty-application": {
								"description": "An Application or ApplicationSet of Argo CD deploys nothing, or nothing that runs, or a Kustomization of Flux only itself.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"stale-lock": {
								"description": "The lock of what is deployed from elsewhere does not fit what is asked for, or what was fetched.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"left-out-by-change": {
								"description": "The change takes workloads out of what is deployed, although their files stay.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"scientific-notation": {
								"description": "A template prints a large number of the values in scientific notation.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"contested-secret": {
								"description": "Two objects generate the same Secret, and only one of them can own it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unlisted-addition": {
								"description": "The change adds a manifest or a folder beside those that a kustomization lists, but no kustomization lists it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"unset-flux-variable": {
								"description": "Flux replaces a variable with nothing, because `postBuild` does not set it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"undecrypted-secret": {
								"description": "A Kustomization of Flux applies a Secret that SOPS encrypted, and configures no decryption.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"unlisted-generator": {
								"description": "A ksops generator is in the folder of a kustomization, but no kustomization lists it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"missing-namespace": {
								"description": "Flux applies an object that has no namespace and needs one.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"mismatched-selector": {
								"description": "The selector of a workload names a label that its own pods do not have.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unsupported-value": {
								"description": "A field has a value that is none of those which Kubernetes knows for it.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-port": {
								"description": "A port has no name where it needs one, an invalid one, or that of another port.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"invalid-container": {
								"description": "A container has no name, an invalid one, or that of another container of its pod.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"missing-field": {
								"description": "A field is missing that the API server refuses to do without.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"forbidden-application": {
								"description": "The AppProject of an Application does not exist, or does not permit its source, its destination, or an object that it deploys.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unused-config-map": {
								"description": "No field of any object in the repository names this ConfigMap.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "off"
							},
							"unused-secret": {
								"description": "No field of any object in the repository names this Secret.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "off"
							},
							"unused-key": {
								"description": "Every reference to this ConfigMap or Secret reads single keys, and none reads this one.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "off"
							},
							"unused-helm-value": {
								"description": "A Helm release sets a value that no template of its chart reads, or a template reads one that is only set in another spelling.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							},
							"unreadable-manifest": {
								"description": "A manifest cannot be read, or a limit was hit, so nothing in it is checked.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "error"
							},
							"unused-suppression": {
								"description": "A comment or annotation that should suppress a problem suppresses nothing.",
								"enum": [
									"error",
									"warning",
									"info",
									"off"
								],
								"default": "warning"
							}
						}
					}
				}
			},
			"examples": [[{
				"paths": ["apps/legacy/**"],
				"rules": { "undeclared-secret": "off" }
			}]]
		},
		"clusters": {
			"title": "Clusters",
			"description": "The clusters that this repository deploys to, each name once.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["name"],
				"properties": {
					"name": {
						"title": "Name",
						"description": "The name it is shown under, and the one that destinations of Argo CD use.",
						"type": "string",
						"minLength": 1,
						"examples": ["prod"]
					},
					"folders": {
						"title": "Folders",
						"description": "Everything in these folders, or below them, goes to this cluster: objects of Flux and Argo CD, kustomizations, manifests. Without it, clusters are recognized by folders such as `clusters/<name>`.",
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1
						},
						"examples": [["clusters/prod"]]
					},
					"server": {
						"title": "Server",
						"description": "The address under which it is registered in Argo CD. The clusters generator of an ApplicationSet selects from the clusters that have one.",
						"type": "string",
						"minLength": 1,
						"examples": ["https://prod.example.com:6443", "https://kubernetes.default.svc"]
					},
					"project": {
						"title": "Project",
						"description": "The project of Argo CD that it belongs to.",
						"type": "string",
						"examples": ["default"]
					},
					"argocdVersion": {
						"title": "Version of Argo CD",
						"description": "The version of Argo CD, which decides the versions of Helm and kustomize that render; known from 2.4 to 3.6. Without it, what the repository installs, else the newest.",
						"type": ["string", "number"],
						"examples": ["3.6"]
					},
					"fluxVersion": {
						"title": "Version of Flux",
						"description": "The version of Flux, which decides the versions of Helm and kustomize that render; known from 0.41 to 2.10. Without it, what the repository installs, else the newest.",
						"type": ["string", "number"],
						"examples": ["2.10"]
					},
					"labels": {
						"title": "Labels",
						"description": "Labels of its Secret in Argo CD.",
						"type": "object",
						"additionalProperties": { "type": "string" },
						"examples": [{ "env": "prod" }]
					},
					"annotations": {
						"title": "Annotations",
						"description": "Annotations of its Secret in Argo CD.",
						"type": "object",
						"additionalProperties": { "type": "string" },
						"examples": [{ "region": "eu" }]
					}
				},
				"dependencies": {
					"project": ["server"],
					"labels": ["server"],
					"annotations": ["server"]
				}
			},
			"examples": [[{
				"name": "prod",
				"folders": ["clusters/prod"]
			}, {
				"name": "edge",
				"server": "https://edge.example.com",
				"labels": { "env": "prod" }
			}]]
		},
		"externals": {
			"title": "ConfigMaps and Secrets that are created elsewhere",
			"description": "ConfigMaps and Secrets that are created outside this repository. References to them are accepted.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["kind", "name"],
				"properties": {
					"kind": {
						"title": "Kind",
						"description": "ConfigMap or Secret.",
						"enum": ["ConfigMap", "Secret"]
					},
					"namespace": {
						"title": "Namespace",
						"description": "A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`); any namespace if it is left out.",
						"type": "string",
						"default": "*",
						"examples": ["prod", "team-*"]
					},
					"name": {
						"title": "Name",
						"description": "A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`).",
						"type": "string",
						"examples": ["db-credentials", "*-tls"]
					},
					"keys": {
						"title": "Keys",
						"description": "Its keys. If given, a reference to another key is an error; if omitted, every key is accepted.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["username", "password"]]
					}
				}
			},
			"examples": [[{
				"kind": "Secret",
				"namespace": "prod",
				"name": "db-*"
			}]]
		},
		"producers": {
			"title": "What your own operators make",
			"description": "Rows that say which ConfigMaps and Secrets the controllers of custom resources create, in the form of the built-in table (docs/producers.md).",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["group", "kinds"],
				"properties": {
					"controller": {
						"title": "Controller",
						"description": "Name of the controller, shown in messages.",
						"type": "string",
						"examples": ["Shop operator"]
					},
					"link": {
						"title": "Link",
						"description": "Where it is documented.",
						"type": "string",
						"examples": ["https://example.com/docs"]
					},
					"group": {
						"title": "API group",
						"description": "The API group of the objects, without version; empty for the core group, `*` for any, `*.example.com` for all that end like this.",
						"type": "string",
						"examples": ["shop.example.com"]
					},
					"kinds": {
						"title": "Kinds",
						"description": "The kinds of the objects; `*` for any.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["Database"]]
					},
					"versions": {
						"title": "Versions",
						"description": "The versions of the API; any when left out.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["v1alpha1"]]
					},
					"makes": {
						"title": "Makes",
						"description": "The ConfigMaps and Secrets that the controller creates for one object.",
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": ["kind", "name"],
							"properties": {
								"kind": {
									"title": "Kind",
									"description": "What is made.",
									"enum": ["ConfigMap", "Secret"]
								},
								"each": {
									"title": "Each",
									"description": "One ConfigMap or Secret for each node at this path; paths that begin with a dot start there.",
									"type": "string",
									"examples": ["spec.users[*]"]
								},
								"name": {
									"title": "Name",
									"description": "The name: text, and paths in braces (`{spec.secretName|metadata.name}`). With `*`, which matches any text, it may exist, but is not certain to.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["{metadata.name}-credentials"]
								},
								"namespace": {
									"title": "Namespace",
									"description": "Written as a name; the one of the object if it is left out, `*` for any.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["{spec.namespace|metadata.namespace}"]
								},
								"keys": {
									"title": "Keys",
									"description": "All its keys, each written as a name; unknown when left out.",
									"type": "array",
									"items": {
										"type": "string",
										"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$"
									},
									"examples": [["username", "password"]]
								},
								"usualKeys": {
									"title": "Usual keys",
									"description": "Where not all keys are known: those that it usually has. A reference to one of them, misspelled, is a problem.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["username", "password"]]
								},
								"unknownIf": {
									"title": "Conditions",
									"description": "The keys are not known if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								},
								"type": {
									"title": "Type",
									"description": "The type of the Secret, written as a name.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["kubernetes.io/tls"]
								},
								"when": {
									"title": "Conditions",
									"description": "Made only if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								},
								"unless": {
									"title": "Conditions",
									"description": "Not made if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								}
							}
						},
						"examples": [[{
							"kind": "Secret",
							"name": "{metadata.name}-credentials"
						}]]
					},
					"adds": {
						"title": "Adds",
						"description": "Keys that a controller adds to a ConfigMap or Secret.",
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": ["when"],
							"properties": {
								"keys": {
									"title": "Keys",
									"description": "All its keys, each written as a name; unknown when left out.",
									"type": "array",
									"items": {
										"type": "string",
										"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$"
									},
									"examples": [["username", "password"]]
								},
								"when": {
									"title": "Conditions",
									"description": "Added if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								}
							}
						},
						"examples": [[{
							"keys": ["ca.crt"],
							"when": ["metadata.annotations['example.com/ca']"]
						}]]
					},
					"copies": {
						"title": "Copies",
						"description": "When a controller copies what the object is or becomes to other namespaces.",
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": ["when"],
							"properties": {
								"when": {
									"title": "Conditions",
									"description": "Copied if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								},
								"namespaces": {
									"title": "Namespaces",
									"description": "Paths of texts that list the only namespaces it is copied to, with commas between.",
									"type": "array",
									"items": { "type": "string" }
								},
								"anywhereIf": {
									"title": "Conditions",
									"description": "Copied to any namespace if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								}
							}
						},
						"examples": [[{ "when": ["metadata.annotations['example.com/copy']=true"] }]]
					},
					"complete": {
						"title": "Complete",
						"description": "The controllers of the group create nothing else: their objects explain no other missing name.",
						"type": "boolean",
						"default": false,
						"examples": [true]
					},
					"example": {
						"title": "Example",
						"description": "Manifests for which the controller creates everything above.",
						"type": "string"
					}
				}
			},
			"examples": [[{
				"group": "shop.example.com",
				"kinds": ["Database"],
				"makes": [{
					"kind": "Secret",
					"name": "{metadata.name}-credentials",
					"keys": ["password"]
				}]
			}]]
		},
		"include": {
			"title": "Include",
			"description": "Check only files that match one of these globs, relative to the repository: `*` and `?` within a name, `**` across folders, `[a-z]`, `{a,b}`. A glob without `/` matches at any depth, one that names a folder all files in it.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["apps/**"]]
		},
		"exclude": {
			"title": "Exclude",
			"description": "Leave out files that match one of these globs, written as in `include`; kustomizations may still load them.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["**/testdata/**"]]
		},
		"repositoryUrls": {
			"title": "URLs of this repository",
			"description": "Other URLs of this repository (mirrors, forks), as Flux and Argo CD objects write them.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["https://git.example.com/team/gitops.git"]]
		},
		"sources": {
			"title": "Sources that are built from this repository",
			"description": "Sources of Flux and Argo CD that are folders of this repository, although nothing in it shows that: OCI artifacts that a pipeline elsewhere pushes, buckets, artifacts that a controller publishes. Each has a `url` or a `name`.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"anyOf": [{ "required": ["url"] }, { "required": ["name"] }],
				"properties": {
					"url": {
						"title": "URL",
						"description": "Its URL, as the source object or the Application has it.",
						"type": "string",
						"minLength": 1,
						"examples": ["oci://registry.example.com/team/gitops"]
					},
					"kind": {
						"title": "Kind",
						"description": "The kind of the source object; any kind if it is omitted.",
						"enum": [
							"OCIRepository",
							"ExternalArtifact",
							"Bucket",
							"GitRepository"
						],
						"examples": ["OCIRepository"]
					},
					"name": {
						"title": "Name",
						"description": "The name of the source object.",
						"type": "string",
						"minLength": 1,
						"examples": ["apps"]
					},
					"namespace": {
						"title": "Namespace",
						"description": "The namespace of the source object; any namespace if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["flux-system"]
					},
					"folder": {
						"title": "Folder",
						"description": "The folder of this repository that it is built from.",
						"default": ".",
						"type": "string",
						"minLength": 1,
						"examples": ["kubernetes"]
					}
				}
			},
			"examples": [[{ "url": "oci://registry.example.com/team/gitops" }, {
				"kind": "ExternalArtifact",
				"namespace": "flux-system",
				"name": "apps",
				"folder": "apps"
			}]]
		},
		"entryPoints": {
			"title": "What is deployed",
			"description": "What people deploy although no object in this repository does: each item is followed as if this repository deployed it. It has a `folder` or a `chart`.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"oneOf": [{ "required": ["folder"] }, { "required": ["chart"] }],
				"dependencies": {
					"values": ["chart"],
					"release": ["chart"]
				},
				"properties": {
					"folder": {
						"title": "Folder",
						"description": "A folder that is applied: built by kustomize if it has a kustomization, else with all folders below it (`kubectl apply -R -f`), except those that have a kustomization or a chart.",
						"type": "string",
						"minLength": 1,
						"examples": ["apps/web/overlays/prod"]
					},
					"chart": {
						"title": "Chart",
						"description": "The folder of a Helm chart that is installed.",
						"type": "string",
						"minLength": 1,
						"examples": ["charts/api"]
					},
					"values": {
						"title": "Values files",
						"description": "The values files that the chart is installed with, in their order, relative to the chart; from the root of the repository with a `/` at the beginning.",
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1
						},
						"examples": [["values-prod.yaml", "/environments/prod/api.yaml"]]
					},
					"namespace": {
						"title": "Namespace",
						"description": "The namespace of objects that name none. Of a chart, the namespace of its release: `default` if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["shop"]
					},
					"release": {
						"title": "Release",
						"description": "The name of the release; the name of the chart if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["api"]
					},
					"cluster": {
						"title": "Cluster",
						"description": "The cluster that gets it, by its name in `clusters` or as `envfrom builds` shows it; unknown if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["prod"]
					}
				}
			},
			"examples": [[{
				"folder": "apps/web/overlays/prod",
				"cluster": "prod"
			}, {
				"chart": "charts/api",
				"values": ["values.yaml", "values-prod.yaml"],
				"namespace": "shop",
				"release": "api",
				"cluster": "prod"
			}]]
		},
		"charts": {
			"title": "Folders of charts",
			"description": "Folders of the repository that hold pulled Helm charts, archives or unpacked, whether git ignores them or not.",
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			},
			"default": [".envfrom/charts"],
			"examples": [[".cache/charts"]]
		},
		"chartVersionAny": {
			"title": "Any version of a chart",
			"description": "Another version of a chart may be used if the right one is not available.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"loadRestrictor": {
			"title": "What kustomizations may load",
			"description": "Which files a kustomization may load: any in the repository, or only below its own folder (the default of kustomize).",
			"enum": ["repository", "root"],
			"default": "repository",
			"examples": ["root"]
		},
		"reloader": {
			"title": "Stakater Reloader",
			"description": "The flags that the cluster's Stakater Reloader is started with: they decide which workloads it restarts after a change.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"autoReloadAll": {
					"description": "Workloads without an annotation restart too (`--auto-reload-all`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnCreate": {
					"description": "Workloads restart when a ConfigMap or Secret is created (`--reload-on-create`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnDelete": {
					"description": "Workloads restart when a ConfigMap or Secret is deleted (`--reload-on-delete`).",
					"type": "boolean",
					"default": false
				},
				"ignoresConfigMaps": {
					"description": "Changes of ConfigMaps restart nothing (`--resources-to-ignore=configMaps`).",
					"type": "boolean",
					"default": false
				},
				"ignoresSecrets": {
					"description": "Changes of Secrets restart nothing (`--resources-to-ignore=secrets`).",
					"type": "boolean",
					"default": false
				},
				"ignoredNamespaces": {
					"description": "Namespaces in which nothing restarts (`--namespaces-to-ignore`).",
					"type": "array",
					"items": { "type": "string" }
				},
				"argoRollouts": {
					"description": "Rollouts of Argo restart too (`--is-Argo-Rollouts`).",
					"type": "boolean",
					"default": true
				}
			},
			"examples": [{ "autoReloadAll": true }]
		},
		"limits": {
			"title": "Limits",
			"description": "Limits on the size of input files.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"fileSize": {
					"description": "Bytes of one file.",
					"type": "integer",
					"minimum": 1,
					"default": 10485760
				},
				"aliasNodes": {
					"description": "Nodes that the aliases of one document may add.",
					"type": "integer",
					"minimum": 1,
					"default": 1e6
				},
				"depth": {
					"description": "Depth of nested maps and lists.",
					"type": "integer",
					"minimum": 1,
					"default": 200
				},
				"documents": {
					"description": "Documents of one file.",
					"type": "integer",
					"minimum": 1,
					"default": 1e4
				}
			},
			"examples": [{ "fileSize": 20971520 }]
		}
	},
	examples: [{
		"kubernetesVersion": "1.34",
		"failOn": "warning",
		"rules": {
			"missing-secret": "error",
			"service-variable-collision": "off"
		},
		"externals": [{
			"kind": "Secret",
			"namespace": "prod",
			"name": "db-*",
			"keys": ["password"]
		}],
		"exclude": ["vendor/**"]
	}]
};
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// src/config/validate-config.js
const validate = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://envfrom.dev/schemas/config.schema.json",
	"title": "Configuration of envfrom",
	"description": "The file `.envfrom.yaml`, `.envfrom.yml` or `.config/envfrom.yaml` of a repository.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"$schema": {
			"title": "Schema",
			"description": "For editors; not read.",
			"type": "string"
		},
		"kubernetesVersion": {
			"title": "Kubernetes version",
			"description": "The version of the cluster, best known from 1.25 to 1.37: what its API server accepts, and how its kubelet builds environments.",
			"type": ["string", "number"],
			"pattern": "^v?1\\.[0-9]{1,3}(\\.[0-9]+)?$",
			"default": "1.37",
			"examples": ["1.34"]
		},
		"argocdVersion": {
			"title": "Version of Argo CD",
			"description": "The version of Argo CD, which decides the versions of Helm and kustomize that render; known from 2.4 to 3.6. Without it, what the repository installs, else the newest.",
			"type": ["string", "number"],
			"examples": ["3.6"]
		},
		"fluxVersion": {
			"title": "Version of Flux",
			"description": "The version of Flux, which decides the versions of Helm and kustomize that render; known from 0.41 to 2.10. Without it, what the repository installs, else the newest.",
			"type": ["string", "number"],
			"examples": ["2.10"]
		},
		"strict": {
			"title": "Strict",
			"description": "Report ConfigMaps and Secrets that are defined nowhere as errors instead of warnings.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"failOn": {
			"title": "Fail on",
			"description": "The exit code is 1 if any problem is at least this severe.",
			"enum": [
				"error",
				"warning",
				"info",
				"never"
			],
			"default": "error",
			"examples": ["warning"]
		},
		"maxWarnings": {
			"title": "Most warnings",
			"description": "The exit code is 1 if there are more warnings than this.",
			"type": "integer",
			"minimum": 0,
			"examples": [10]
		},
		"rules": {
			"title": "Rules",
			"description": "The severity of rules, by id; `off` turns one off.",
			"type": "object",
			"additionalProperties": { "enum": [
				"error",
				"warning",
				"info",
				"off"
			] },
			"examples": [{ "missing-secret": "error" }]
		},
		"overrides": {
			"title": "Rules by path",
			"description": "Other severities for the problems in some files. The last item that names a rule counts; `--rule` overrides them all.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["paths", "rules"],
				"properties": {
					"paths": {
						"title": "Paths",
						"description": "Globs for the files that the problems are in, written as in `include`.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["apps/legacy/**"]]
					},
					"rules": {
						"title": "Rules",
						"description": "The severity of rules in these files, by id; `off` turns one off.",
						"type": "object",
						"additionalProperties": { "enum": [
							"error",
							"warning",
							"info",
							"off"
						] }
					}
				}
			},
			"examples": [[{
				"paths": ["apps/legacy/**"],
				"rules": { "undeclared-secret": "off" }
			}]]
		},
		"clusters": {
			"title": "Clusters",
			"description": "The clusters that this repository deploys to, each name once.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["name"],
				"properties": {
					"name": {
						"title": "Name",
						"description": "The name it is shown under, and the one that destinations of Argo CD use.",
						"type": "string",
						"minLength": 1,
						"examples": ["prod"]
					},
					"folders": {
						"title": "Folders",
						"description": "Everything in these folders, or below them, goes to this cluster: objects of Flux and Argo CD, kustomizations, manifests. Without it, clusters are recognized by folders such as `clusters/<name>`.",
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1
						},
						"examples": [["clusters/prod"]]
					},
					"server": {
						"title": "Server",
						"description": "The address under which it is registered in Argo CD. The clusters generator of an ApplicationSet selects from the clusters that have one.",
						"type": "string",
						"minLength": 1,
						"examples": ["https://prod.example.com:6443", "https://kubernetes.default.svc"]
					},
					"project": {
						"title": "Project",
						"description": "The project of Argo CD that it belongs to.",
						"type": "string",
						"examples": ["default"]
					},
					"argocdVersion": {
						"title": "Version of Argo CD",
						"description": "The version of Argo CD, which decides the versions of Helm and kustomize that render; known from 2.4 to 3.6. Without it, what the repository installs, else the newest.",
						"type": ["string", "number"],
						"examples": ["3.6"]
					},
					"fluxVersion": {
						"title": "Version of Flux",
						"description": "The version of Flux, which decides the versions of Helm and kustomize that render; known from 0.41 to 2.10. Without it, what the repository installs, else the newest.",
						"type": ["string", "number"],
						"examples": ["2.10"]
					},
					"labels": {
						"title": "Labels",
						"description": "Labels of its Secret in Argo CD.",
						"type": "object",
						"additionalProperties": { "type": "string" },
						"examples": [{ "env": "prod" }]
					},
					"annotations": {
						"title": "Annotations",
						"description": "Annotations of its Secret in Argo CD.",
						"type": "object",
						"additionalProperties": { "type": "string" },
						"examples": [{ "region": "eu" }]
					}
				},
				"dependencies": {
					"project": ["server"],
					"labels": ["server"],
					"annotations": ["server"]
				}
			},
			"examples": [[{
				"name": "prod",
				"folders": ["clusters/prod"]
			}, {
				"name": "edge",
				"server": "https://edge.example.com",
				"labels": { "env": "prod" }
			}]]
		},
		"externals": {
			"title": "ConfigMaps and Secrets that are created elsewhere",
			"description": "ConfigMaps and Secrets that are created outside this repository. References to them are accepted.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["kind", "name"],
				"properties": {
					"kind": {
						"title": "Kind",
						"description": "ConfigMap or Secret.",
						"enum": ["ConfigMap", "Secret"]
					},
					"namespace": {
						"title": "Namespace",
						"description": "A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`); any namespace if it is left out.",
						"type": "string",
						"default": "*",
						"examples": ["prod", "team-*"]
					},
					"name": {
						"title": "Name",
						"description": "A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`).",
						"type": "string",
						"examples": ["db-credentials", "*-tls"]
					},
					"keys": {
						"title": "Keys",
						"description": "Its keys. If given, a reference to another key is an error; if omitted, every key is accepted.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["username", "password"]]
					}
				}
			},
			"examples": [[{
				"kind": "Secret",
				"namespace": "prod",
				"name": "db-*"
			}]]
		},
		"producers": {
			"title": "What your own operators make",
			"description": "Rows that say which ConfigMaps and Secrets the controllers of custom resources create, in the form of the built-in table (docs/producers.md).",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["group", "kinds"],
				"properties": {
					"controller": {
						"title": "Controller",
						"description": "Name of the controller, shown in messages.",
						"type": "string",
						"examples": ["Shop operator"]
					},
					"link": {
						"title": "Link",
						"description": "Where it is documented.",
						"type": "string",
						"examples": ["https://example.com/docs"]
					},
					"group": {
						"title": "API group",
						"description": "The API group of the objects, without version; empty for the core group, `*` for any, `*.example.com` for all that end like this.",
						"type": "string",
						"examples": ["shop.example.com"]
					},
					"kinds": {
						"title": "Kinds",
						"description": "The kinds of the objects; `*` for any.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["Database"]]
					},
					"versions": {
						"title": "Versions",
						"description": "The versions of the API; any when left out.",
						"type": "array",
						"items": { "type": "string" },
						"examples": [["v1alpha1"]]
					},
					"makes": {
						"title": "Makes",
						"description": "The ConfigMaps and Secrets that the controller creates for one object.",
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": ["kind", "name"],
							"properties": {
								"kind": {
									"title": "Kind",
									"description": "What is made.",
									"enum": ["ConfigMap", "Secret"]
								},
								"each": {
									"title": "Each",
									"description": "One ConfigMap or Secret for each node at this path; paths that begin with a dot start there.",
									"type": "string",
									"examples": ["spec.users[*]"]
								},
								"name": {
									"title": "Name",
									"description": "The name: text, and paths in braces (`{spec.secretName|metadata.name}`). With `*`, which matches any text, it may exist, but is not certain to.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["{metadata.name}-credentials"]
								},
								"namespace": {
									"title": "Namespace",
									"description": "Written as a name; the one of the object if it is left out, `*` for any.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["{spec.namespace|metadata.namespace}"]
								},
								"keys": {
									"title": "Keys",
									"description": "All its keys, each written as a name; unknown when left out.",
									"type": "array",
									"items": {
										"type": "string",
										"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$"
									},
									"examples": [["username", "password"]]
								},
								"usualKeys": {
									"title": "Usual keys",
									"description": "Where not all keys are known: those that it usually has. A reference to one of them, misspelled, is a problem.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["username", "password"]]
								},
								"unknownIf": {
									"title": "Conditions",
									"description": "The keys are not known if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								},
								"type": {
									"title": "Type",
									"description": "The type of the Secret, written as a name.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["kubernetes.io/tls"]
								},
								"when": {
									"title": "Conditions",
									"description": "Made only if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								},
								"unless": {
									"title": "Conditions",
									"description": "Not made if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								}
							}
						},
						"examples": [[{
							"kind": "Secret",
							"name": "{metadata.name}-credentials"
						}]]
					},
					"adds": {
						"title": "Adds",
						"description": "Keys that a controller adds to a ConfigMap or Secret.",
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": ["when"],
							"properties": {
								"keys": {
									"title": "Keys",
									"description": "All its keys, each written as a name; unknown when left out.",
									"type": "array",
									"items": {
										"type": "string",
										"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$"
									},
									"examples": [["username", "password"]]
								},
								"when": {
									"title": "Conditions",
									"description": "Added if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								}
							}
						},
						"examples": [[{
							"keys": ["ca.crt"],
							"when": ["metadata.annotations['example.com/ca']"]
						}]]
					},
					"copies": {
						"title": "Copies",
						"description": "When a controller copies what the object is or becomes to other namespaces.",
						"type": "array",
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": ["when"],
							"properties": {
								"when": {
									"title": "Conditions",
									"description": "Copied if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								},
								"namespaces": {
									"title": "Namespaces",
									"description": "Paths of texts that list the only namespaces it is copied to, with commas between.",
									"type": "array",
									"items": { "type": "string" }
								},
								"anywhereIf": {
									"title": "Conditions",
									"description": "Copied to any namespace if one of these holds. A path (anything is there), or `path=text`.",
									"type": "array",
									"items": { "type": "string" },
									"examples": [["spec.enabled=true"]]
								}
							}
						},
						"examples": [[{ "when": ["metadata.annotations['example.com/copy']=true"] }]]
					},
					"complete": {
						"title": "Complete",
						"description": "The controllers of the group create nothing else: their objects explain no other missing name.",
						"type": "boolean",
						"default": false,
						"examples": [true]
					},
					"example": {
						"title": "Example",
						"description": "Manifests for which the controller creates everything above.",
						"type": "string"
					}
				}
			},
			"examples": [[{
				"group": "shop.example.com",
				"kinds": ["Database"],
				"makes": [{
					"kind": "Secret",
					"name": "{metadata.name}-credentials",
					"keys": ["password"]
				}]
			}]]
		},
		"include": {
			"title": "Include",
			"description": "Check only files that match one of these globs, relative to the repository: `*` and `?` within a name, `**` across folders, `[a-z]`, `{a,b}`. A glob without `/` matches at any depth, one that names a folder all files in it.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["apps/**"]]
		},
		"exclude": {
			"title": "Exclude",
			"description": "Leave out files that match one of these globs, written as in `include`; kustomizations may still load them.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["**/testdata/**"]]
		},
		"repositoryUrls": {
			"title": "URLs of this repository",
			"description": "Other URLs of this repository (mirrors, forks), as Flux and Argo CD objects write them.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["https://git.example.com/team/gitops.git"]]
		},
		"sources": {
			"title": "Sources that are built from this repository",
			"description": "Sources of Flux and Argo CD that are folders of this repository, although nothing in it shows that: OCI artifacts that a pipeline elsewhere pushes, buckets, artifacts that a controller publishes. Each has a `url` or a `name`.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"anyOf": [{ "required": ["url"] }, { "required": ["name"] }],
				"properties": {
					"url": {
						"title": "URL",
						"description": "Its URL, as the source object or the Application has it.",
						"type": "string",
						"minLength": 1,
						"examples": ["oci://registry.example.com/team/gitops"]
					},
					"kind": {
						"title": "Kind",
						"description": "The kind of the source object; any kind if it is omitted.",
						"enum": [
							"OCIRepository",
							"ExternalArtifact",
							"Bucket",
							"GitRepository"
						],
						"examples": ["OCIRepository"]
					},
					"name": {
						"title": "Name",
						"description": "The name of the source object.",
						"type": "string",
						"minLength": 1,
						"examples": ["apps"]
					},
					"namespace": {
						"title": "Namespace",
						"description": "The namespace of the source object; any namespace if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["flux-system"]
					},
					"folder": {
						"title": "Folder",
						"description": "The folder of this repository that it is built from.",
						"default": ".",
						"type": "string",
						"minLength": 1,
						"examples": ["kubernetes"]
					}
				}
			},
			"examples": [[{ "url": "oci://registry.example.com/team/gitops" }, {
				"kind": "ExternalArtifact",
				"namespace": "flux-system",
				"name": "apps",
				"folder": "apps"
			}]]
		},
		"entryPoints": {
			"title": "What is deployed",
			"description": "What people deploy although no object in this repository does: each item is followed as if this repository deployed it. It has a `folder` or a `chart`.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"oneOf": [{ "required": ["folder"] }, { "required": ["chart"] }],
				"dependencies": {
					"values": ["chart"],
					"release": ["chart"]
				},
				"properties": {
					"folder": {
						"title": "Folder",
						"description": "A folder that is applied: built by kustomize if it has a kustomization, else with all folders below it (`kubectl apply -R -f`), except those that have a kustomization or a chart.",
						"type": "string",
						"minLength": 1,
						"examples": ["apps/web/overlays/prod"]
					},
					"chart": {
						"title": "Chart",
						"description": "The folder of a Helm chart that is installed.",
						"type": "string",
						"minLength": 1,
						"examples": ["charts/api"]
					},
					"values": {
						"title": "Values files",
						"description": "The values files that the chart is installed with, in their order, relative to the chart; from the root of the repository with a `/` at the beginning.",
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1
						},
						"examples": [["values-prod.yaml", "/environments/prod/api.yaml"]]
					},
					"namespace": {
						"title": "Namespace",
						"description": "The namespace of objects that name none. Of a chart, the namespace of its release: `default` if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["shop"]
					},
					"release": {
						"title": "Release",
						"description": "The name of the release; the name of the chart if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["api"]
					},
					"cluster": {
						"title": "Cluster",
						"description": "The cluster that gets it, by its name in `clusters` or as `envfrom builds` shows it; unknown if it is omitted.",
						"type": "string",
						"minLength": 1,
						"examples": ["prod"]
					}
				}
			},
			"examples": [[{
				"folder": "apps/web/overlays/prod",
				"cluster": "prod"
			}, {
				"chart": "charts/api",
				"values": ["values.yaml", "values-prod.yaml"],
				"namespace": "shop",
				"release": "api",
				"cluster": "prod"
			}]]
		},
		"charts": {
			"title": "Folders of charts",
			"description": "Folders of the repository that hold pulled Helm charts, archives or unpacked, whether git ignores them or not.",
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			},
			"default": [".envfrom/charts"],
			"examples": [[".cache/charts"]]
		},
		"chartVersionAny": {
			"title": "Any version of a chart",
			"description": "Another version of a chart may be used if the right one is not available.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"loadRestrictor": {
			"title": "What kustomizations may load",
			"description": "Which files a kustomization may load: any in the repository, or only below its own folder (the default of kustomize).",
			"enum": ["repository", "root"],
			"default": "repository",
			"examples": ["root"]
		},
		"reloader": {
			"title": "Stakater Reloader",
			"description": "The flags that the cluster's Stakater Reloader is started with: they decide which workloads it restarts after a change.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"autoReloadAll": {
					"description": "Workloads without an annotation restart too (`--auto-reload-all`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnCreate": {
					"description": "Workloads restart when a ConfigMap or Secret is created (`--reload-on-create`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnDelete": {
					"description": "Workloads restart when a ConfigMap or Secret is deleted (`--reload-on-delete`).",
					"type": "boolean",
					"default": false
				},
				"ignoresConfigMaps": {
					"description": "Changes of ConfigMaps restart nothing (`--resources-to-ignore=configMaps`).",
					"type": "boolean",
					"default": false
				},
				"ignoresSecrets": {
					"description": "Changes of Secrets restart nothing (`--resources-to-ignore=secrets`).",
					"type": "boolean",
					"default": false
				},
				"ignoredNamespaces": {
					"description": "Namespaces in which nothing restarts (`--namespaces-to-ignore`).",
					"type": "array",
					"items": { "type": "string" }
				},
				"argoRollouts": {
					"description": "Rollouts of Argo restart too (`--is-Argo-Rollouts`).",
					"type": "boolean",
					"default": true
				}
			},
			"examples": [{ "autoReloadAll": true }]
		},
		"limits": {
			"title": "Limits",
			"description": "Limits on the size of input files.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"fileSize": {
					"description": "Bytes of one file.",
					"type": "integer",
					"minimum": 1,
					"default": 10485760
				},
				"aliasNodes": {
					"description": "Nodes that the aliases of one document may add.",
					"type": "integer",
					"minimum": 1,
					"default": 1e6
				},
				"depth": {
					"description": "Depth of nested maps and lists.",
					"type": "integer",
					"minimum": 1,
					"default": 200
				},
				"documents": {
					"description": "Documents of one file.",
					"type": "integer",
					"minimum": 1,
					"default": 1e4
				}
			},
			"examples": [{ "fileSize": 20971520 }]
		}
	},
	"examples": [{
		"kubernetesVersion": "1.34",
		"failOn": "warning",
		"rules": {
			"missing-secret": "error",
			"service-variable-collision": "off"
		},
		"externals": [{
			"kind": "Secret",
			"namespace": "prod",
			"name": "db-*",
			"keys": ["password"]
		}],
		"exclude": ["vendor/**"]
	}]
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^v?1\\.[0-9]{1,3}(\\.[0-9]+)?$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^(?:[^{}]|\\{[^{}]+\\})+$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				const err1 = {
					instancePath: instancePath + "/$schema",
					schemaPath: "#/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.kubernetesVersion !== void 0) {
			let data1 = data.kubernetesVersion;
			if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1))) {
				const err2 = {
					instancePath: instancePath + "/kubernetesVersion",
					schemaPath: "#/properties/kubernetesVersion/type",
					keyword: "type",
					params: { type: schema11.properties.kubernetesVersion.type },
					message: "must be string,number"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err3 = {
						instancePath: instancePath + "/kubernetesVersion",
						schemaPath: "#/properties/kubernetesVersion/pattern",
						keyword: "pattern",
						params: { pattern: "^v?1\\.[0-9]{1,3}(\\.[0-9]+)?$" },
						message: "must match pattern \"^v?1\\.[0-9]{1,3}(\\.[0-9]+)?$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.argocdVersion !== void 0) {
			let data2 = data.argocdVersion;
			if (typeof data2 !== "string" && !(typeof data2 == "number" && isFinite(data2))) {
				const err4 = {
					instancePath: instancePath + "/argocdVersion",
					schemaPath: "#/properties/argocdVersion/type",
					keyword: "type",
					params: { type: schema11.properties.argocdVersion.type },
					message: "must be string,number"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.fluxVersion !== void 0) {
			let data3 = data.fluxVersion;
			if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3))) {
				const err5 = {
					instancePath: instancePath + "/fluxVersion",
					schemaPath: "#/properties/fluxVersion/type",
					keyword: "type",
					params: { type: schema11.properties.fluxVersion.type },
					message: "must be string,number"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.strict !== void 0) {
			if (typeof data.strict !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/strict",
					schemaPath: "#/properties/strict/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.failOn !== void 0) {
			let data5 = data.failOn;
			if (!(data5 === "error" || data5 === "warning" || data5 === "info" || data5 === "never")) {
				const err7 = {
					instancePath: instancePath + "/failOn",
					schemaPath: "#/properties/failOn/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.failOn.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.maxWarnings !== void 0) {
			let data6 = data.maxWarnings;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err8 = {
					instancePath: instancePath + "/maxWarnings",
					schemaPath: "#/properties/maxWarnings/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err9 = {
						instancePath: instancePath + "/maxWarnings",
						schemaPath: "#/properties/maxWarnings/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data7 = data.rules;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) for (const key1 in data7) {
				let data8 = data7[key1];
				if (!(data8 === "error" || data8 === "warning" || data8 === "info" || data8 === "off")) {
					const err10 = {
						instancePath: instancePath + "/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/rules/additionalProperties/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.rules.additionalProperties.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			else {
				const err11 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.overrides !== void 0) {
			let data9 = data.overrides;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data10 = data9[i0];
					if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
						if (data10.paths === void 0) {
							const err12 = {
								instancePath: instancePath + "/overrides/" + i0,
								schemaPath: "#/properties/overrides/items/required",
								keyword: "required",
								params: { missingProperty: "paths" },
								message: "must have required property 'paths'"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data10.rules === void 0) {
							const err13 = {
								instancePath: instancePath + "/overrides/" + i0,
								schemaPath: "#/properties/overrides/items/required",
								keyword: "required",
								params: { missingProperty: "rules" },
								message: "must have required property 'rules'"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						for (const key2 in data10) if (!(key2 === "paths" || key2 === "rules")) {
							const err14 = {
								instancePath: instancePath + "/overrides/" + i0,
								schemaPath: "#/properties/overrides/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data10.paths !== void 0) {
							let data11 = data10.paths;
							if (Array.isArray(data11)) {
								const len1 = data11.length;
								for (let i1 = 0; i1 < len1; i1++) if (typeof data11[i1] !== "string") {
									const err15 = {
										instancePath: instancePath + "/overrides/" + i0 + "/paths/" + i1,
										schemaPath: "#/properties/overrides/items/properties/paths/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							} else {
								const err16 = {
									instancePath: instancePath + "/overrides/" + i0 + "/paths",
									schemaPath: "#/properties/overrides/items/properties/paths/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data10.rules !== void 0) {
							let data13 = data10.rules;
							if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key3 in data13) {
								let data14 = data13[key3];
								if (!(data14 === "error" || data14 === "warning" || data14 === "info" || data14 === "off")) {
									const err17 = {
										instancePath: instancePath + "/overrides/" + i0 + "/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/overrides/items/properties/rules/additionalProperties/enum",
										keyword: "enum",
										params: { allowedValues: schema11.properties.overrides.items.properties.rules.additionalProperties.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
							else {
								const err18 = {
									instancePath: instancePath + "/overrides/" + i0 + "/rules",
									schemaPath: "#/properties/overrides/items/properties/rules/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/overrides/" + i0,
							schemaPath: "#/properties/overrides/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/overrides",
					schemaPath: "#/properties/overrides/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.clusters !== void 0) {
			let data15 = data.clusters;
			if (Array.isArray(data15)) {
				const len2 = data15.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data16 = data15[i2];
					if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
						if (data16.name === void 0) {
							const err21 = {
								instancePath: instancePath + "/clusters/" + i2,
								schemaPath: "#/properties/clusters/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						for (const key4 in data16) if (!(key4 === "name" || key4 === "folders" || key4 === "server" || key4 === "project" || key4 === "argocdVersion" || key4 === "fluxVersion" || key4 === "labels" || key4 === "annotations")) {
							const err22 = {
								instancePath: instancePath + "/clusters/" + i2,
								schemaPath: "#/properties/clusters/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (data16.project !== void 0) {
							if (data16.server === void 0) {
								const err23 = {
									instancePath: instancePath + "/clusters/" + i2,
									schemaPath: "#/properties/clusters/items/dependencies",
									keyword: "dependencies",
									params: {
										property: "project",
										missingProperty: "server",
										depsCount: 1,
										deps: "server"
									},
									message: "must have property server when property project is present"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
						if (data16.labels !== void 0) {
							if (data16.server === void 0) {
								const err24 = {
									instancePath: instancePath + "/clusters/" + i2,
									schemaPath: "#/properties/clusters/items/dependencies",
									keyword: "dependencies",
									params: {
										property: "labels",
										missingProperty: "server",
										depsCount: 1,
										deps: "server"
									},
									message: "must have property server when property labels is present"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						}
						if (data16.annotations !== void 0) {
							if (data16.server === void 0) {
								const err25 = {
									instancePath: instancePath + "/clusters/" + i2,
									schemaPath: "#/properties/clusters/items/dependencies",
									keyword: "dependencies",
									params: {
										property: "annotations",
										missingProperty: "server",
										depsCount: 1,
										deps: "server"
									},
									message: "must have property server when property annotations is present"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
						if (data16.name !== void 0) {
							let data17 = data16.name;
							if (typeof data17 === "string") {
								if (func3(data17) < 1) {
									const err26 = {
										instancePath: instancePath + "/clusters/" + i2 + "/name",
										schemaPath: "#/properties/clusters/items/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/clusters/" + i2 + "/name",
									schemaPath: "#/properties/clusters/items/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
						if (data16.folders !== void 0) {
							let data18 = data16.folders;
							if (Array.isArray(data18)) {
								const len3 = data18.length;
								for (let i3 = 0; i3 < len3; i3++) {
									let data19 = data18[i3];
									if (typeof data19 === "string") {
										if (func3(data19) < 1) {
											const err28 = {
												instancePath: instancePath + "/clusters/" + i2 + "/folders/" + i3,
												schemaPath: "#/properties/clusters/items/properties/folders/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err28];
											else vErrors.push(err28);
											errors++;
										}
									} else {
										const err29 = {
											instancePath: instancePath + "/clusters/" + i2 + "/folders/" + i3,
											schemaPath: "#/properties/clusters/items/properties/folders/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
								}
							} else {
								const err30 = {
									instancePath: instancePath + "/clusters/" + i2 + "/folders",
									schemaPath: "#/properties/clusters/items/properties/folders/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						}
						if (data16.server !== void 0) {
							let data20 = data16.server;
							if (typeof data20 === "string") {
								if (func3(data20) < 1) {
									const err31 = {
										instancePath: instancePath + "/clusters/" + i2 + "/server",
										schemaPath: "#/properties/clusters/items/properties/server/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err31];
									else vErrors.push(err31);
									errors++;
								}
							} else {
								const err32 = {
									instancePath: instancePath + "/clusters/" + i2 + "/server",
									schemaPath: "#/properties/clusters/items/properties/server/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						}
						if (data16.project !== void 0) {
							if (typeof data16.project !== "string") {
								const err33 = {
									instancePath: instancePath + "/clusters/" + i2 + "/project",
									schemaPath: "#/properties/clusters/items/properties/project/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
						}
						if (data16.argocdVersion !== void 0) {
							let data22 = data16.argocdVersion;
							if (typeof data22 !== "string" && !(typeof data22 == "number" && isFinite(data22))) {
								const err34 = {
									instancePath: instancePath + "/clusters/" + i2 + "/argocdVersion",
									schemaPath: "#/properties/clusters/items/properties/argocdVersion/type",
									keyword: "type",
									params: { type: schema11.properties.clusters.items.properties.argocdVersion.type },
									message: "must be string,number"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
						}
						if (data16.fluxVersion !== void 0) {
							let data23 = data16.fluxVersion;
							if (typeof data23 !== "string" && !(typeof data23 == "number" && isFinite(data23))) {
								const err35 = {
									instancePath: instancePath + "/clusters/" + i2 + "/fluxVersion",
									schemaPath: "#/properties/clusters/items/properties/fluxVersion/type",
									keyword: "type",
									params: { type: schema11.properties.clusters.items.properties.fluxVersion.type },
									message: "must be string,number"
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
						if (data16.labels !== void 0) {
							let data24 = data16.labels;
							if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
								for (const key5 in data24) if (typeof data24[key5] !== "string") {
									const err36 = {
										instancePath: instancePath + "/clusters/" + i2 + "/labels/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/clusters/items/properties/labels/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							} else {
								const err37 = {
									instancePath: instancePath + "/clusters/" + i2 + "/labels",
									schemaPath: "#/properties/clusters/items/properties/labels/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
						}
						if (data16.annotations !== void 0) {
							let data26 = data16.annotations;
							if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
								for (const key6 in data26) if (typeof data26[key6] !== "string") {
									const err38 = {
										instancePath: instancePath + "/clusters/" + i2 + "/annotations/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/clusters/items/properties/annotations/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err38];
									else vErrors.push(err38);
									errors++;
								}
							} else {
								const err39 = {
									instancePath: instancePath + "/clusters/" + i2 + "/annotations",
									schemaPath: "#/properties/clusters/items/properties/annotations/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						}
					} else {
						const err40 = {
							instancePath: instancePath + "/clusters/" + i2,
							schemaPath: "#/properties/clusters/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
				}
			} else {
				const err41 = {
					instancePath: instancePath + "/clusters",
					schemaPath: "#/properties/clusters/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		if (data.externals !== void 0) {
			let data28 = data.externals;
			if (Array.isArray(data28)) {
				const len4 = data28.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data29 = data28[i4];
					if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
						if (data29.kind === void 0) {
							const err42 = {
								instancePath: instancePath + "/externals/" + i4,
								schemaPath: "#/properties/externals/items/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
						if (data29.name === void 0) {
							const err43 = {
								instancePath: instancePath + "/externals/" + i4,
								schemaPath: "#/properties/externals/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
						for (const key7 in data29) if (!(key7 === "kind" || key7 === "namespace" || key7 === "name" || key7 === "keys")) {
							const err44 = {
								instancePath: instancePath + "/externals/" + i4,
								schemaPath: "#/properties/externals/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key7 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
						if (data29.kind !== void 0) {
							let data30 = data29.kind;
							if (!(data30 === "ConfigMap" || data30 === "Secret")) {
								const err45 = {
									instancePath: instancePath + "/externals/" + i4 + "/kind",
									schemaPath: "#/properties/externals/items/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.externals.items.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						}
						if (data29.namespace !== void 0) {
							if (typeof data29.namespace !== "string") {
								const err46 = {
									instancePath: instancePath + "/externals/" + i4 + "/namespace",
									schemaPath: "#/properties/externals/items/properties/namespace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
						if (data29.name !== void 0) {
							if (typeof data29.name !== "string") {
								const err47 = {
									instancePath: instancePath + "/externals/" + i4 + "/name",
									schemaPath: "#/properties/externals/items/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
						}
						if (data29.keys !== void 0) {
							let data33 = data29.keys;
							if (Array.isArray(data33)) {
								const len5 = data33.length;
								for (let i5 = 0; i5 < len5; i5++) if (typeof data33[i5] !== "string") {
									const err48 = {
										instancePath: instancePath + "/externals/" + i4 + "/keys/" + i5,
										schemaPath: "#/properties/externals/items/properties/keys/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
							} else {
								const err49 = {
									instancePath: instancePath + "/externals/" + i4 + "/keys",
									schemaPath: "#/properties/externals/items/properties/keys/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err49];
								else vErrors.push(err49);
								errors++;
							}
						}
					} else {
						const err50 = {
							instancePath: instancePath + "/externals/" + i4,
							schemaPath: "#/properties/externals/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
			} else {
				const err51 = {
					instancePath: instancePath + "/externals",
					schemaPath: "#/properties/externals/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
		if (data.producers !== void 0) {
			let data35 = data.producers;
			if (Array.isArray(data35)) {
				const len6 = data35.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data36 = data35[i6];
					if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
						if (data36.group === void 0) {
							const err52 = {
								instancePath: instancePath + "/producers/" + i6,
								schemaPath: "#/properties/producers/items/required",
								keyword: "required",
								params: { missingProperty: "group" },
								message: "must have required property 'group'"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
						if (data36.kinds === void 0) {
							const err53 = {
								instancePath: instancePath + "/producers/" + i6,
								schemaPath: "#/properties/producers/items/required",
								keyword: "required",
								params: { missingProperty: "kinds" },
								message: "must have required property 'kinds'"
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
						for (const key8 in data36) if (!func2.call(schema11.properties.producers.items.properties, key8)) {
							const err54 = {
								instancePath: instancePath + "/producers/" + i6,
								schemaPath: "#/properties/producers/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key8 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
						if (data36.controller !== void 0) {
							if (typeof data36.controller !== "string") {
								const err55 = {
									instancePath: instancePath + "/producers/" + i6 + "/controller",
									schemaPath: "#/properties/producers/items/properties/controller/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
						}
						if (data36.link !== void 0) {
							if (typeof data36.link !== "string") {
								const err56 = {
									instancePath: instancePath + "/producers/" + i6 + "/link",
									schemaPath: "#/properties/producers/items/properties/link/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
						}
						if (data36.group !== void 0) {
							if (typeof data36.group !== "string") {
								const err57 = {
									instancePath: instancePath + "/producers/" + i6 + "/group",
									schemaPath: "#/properties/producers/items/properties/group/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						}
						if (data36.kinds !== void 0) {
							let data40 = data36.kinds;
							if (Array.isArray(data40)) {
								const len7 = data40.length;
								for (let i7 = 0; i7 < len7; i7++) if (typeof data40[i7] !== "string") {
									const err58 = {
										instancePath: instancePath + "/producers/" + i6 + "/kinds/" + i7,
										schemaPath: "#/properties/producers/items/properties/kinds/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err58];
									else vErrors.push(err58);
									errors++;
								}
							} else {
								const err59 = {
									instancePath: instancePath + "/producers/" + i6 + "/kinds",
									schemaPath: "#/properties/producers/items/properties/kinds/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err59];
								else vErrors.push(err59);
								errors++;
							}
						}
						if (data36.versions !== void 0) {
							let data42 = data36.versions;
							if (Array.isArray(data42)) {
								const len8 = data42.length;
								for (let i8 = 0; i8 < len8; i8++) if (typeof data42[i8] !== "string") {
									const err60 = {
										instancePath: instancePath + "/producers/" + i6 + "/versions/" + i8,
										schemaPath: "#/properties/producers/items/properties/versions/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err60];
									else vErrors.push(err60);
									errors++;
								}
							} else {
								const err61 = {
									instancePath: instancePath + "/producers/" + i6 + "/versions",
									schemaPath: "#/properties/producers/items/properties/versions/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
						}
						if (data36.makes !== void 0) {
							let data44 = data36.makes;
							if (Array.isArray(data44)) {
								const len9 = data44.length;
								for (let i9 = 0; i9 < len9; i9++) {
									let data45 = data44[i9];
									if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
										if (data45.kind === void 0) {
											const err62 = {
												instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9,
												schemaPath: "#/properties/producers/items/properties/makes/items/required",
												keyword: "required",
												params: { missingProperty: "kind" },
												message: "must have required property 'kind'"
											};
											if (vErrors === null) vErrors = [err62];
											else vErrors.push(err62);
											errors++;
										}
										if (data45.name === void 0) {
											const err63 = {
												instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9,
												schemaPath: "#/properties/producers/items/properties/makes/items/required",
												keyword: "required",
												params: { missingProperty: "name" },
												message: "must have required property 'name'"
											};
											if (vErrors === null) vErrors = [err63];
											else vErrors.push(err63);
											errors++;
										}
										for (const key9 in data45) if (!func2.call(schema11.properties.producers.items.properties.makes.items.properties, key9)) {
											const err64 = {
												instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9,
												schemaPath: "#/properties/producers/items/properties/makes/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key9 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err64];
											else vErrors.push(err64);
											errors++;
										}
										if (data45.kind !== void 0) {
											let data46 = data45.kind;
											if (!(data46 === "ConfigMap" || data46 === "Secret")) {
												const err65 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/kind",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/kind/enum",
													keyword: "enum",
													params: { allowedValues: schema11.properties.producers.items.properties.makes.items.properties.kind.enum },
													message: "must be equal to one of the allowed values"
												};
												if (vErrors === null) vErrors = [err65];
												else vErrors.push(err65);
												errors++;
											}
										}
										if (data45.each !== void 0) {
											if (typeof data45.each !== "string") {
												const err66 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/each",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/each/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err66];
												else vErrors.push(err66);
												errors++;
											}
										}
										if (data45.name !== void 0) {
											let data48 = data45.name;
											if (typeof data48 === "string") {
												if (!pattern1.test(data48)) {
													const err67 = {
														instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/name",
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/name/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
														message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
													};
													if (vErrors === null) vErrors = [err67];
													else vErrors.push(err67);
													errors++;
												}
											} else {
												const err68 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/name",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/name/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err68];
												else vErrors.push(err68);
												errors++;
											}
										}
										if (data45.namespace !== void 0) {
											let data49 = data45.namespace;
											if (typeof data49 === "string") {
												if (!pattern1.test(data49)) {
													const err69 = {
														instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/namespace",
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/namespace/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
														message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
													};
													if (vErrors === null) vErrors = [err69];
													else vErrors.push(err69);
													errors++;
												}
											} else {
												const err70 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/namespace",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/namespace/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err70];
												else vErrors.push(err70);
												errors++;
											}
										}
										if (data45.keys !== void 0) {
											let data50 = data45.keys;
											if (Array.isArray(data50)) {
												const len10 = data50.length;
												for (let i10 = 0; i10 < len10; i10++) {
													let data51 = data50[i10];
													if (typeof data51 === "string") {
														if (!pattern1.test(data51)) {
															const err71 = {
																instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/keys/" + i10,
																schemaPath: "#/properties/producers/items/properties/makes/items/properties/keys/items/pattern",
																keyword: "pattern",
																params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
																message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
															};
															if (vErrors === null) vErrors = [err71];
															else vErrors.push(err71);
															errors++;
														}
													} else {
														const err72 = {
															instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/keys/" + i10,
															schemaPath: "#/properties/producers/items/properties/makes/items/properties/keys/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err72];
														else vErrors.push(err72);
														errors++;
													}
												}
											} else {
												const err73 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/keys",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/keys/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err73];
												else vErrors.push(err73);
												errors++;
											}
										}
										if (data45.usualKeys !== void 0) {
											let data52 = data45.usualKeys;
											if (Array.isArray(data52)) {
												const len11 = data52.length;
												for (let i11 = 0; i11 < len11; i11++) if (typeof data52[i11] !== "string") {
													const err74 = {
														instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/usualKeys/" + i11,
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/usualKeys/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err74];
													else vErrors.push(err74);
													errors++;
												}
											} else {
												const err75 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/usualKeys",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/usualKeys/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err75];
												else vErrors.push(err75);
												errors++;
											}
										}
										if (data45.unknownIf !== void 0) {
											let data54 = data45.unknownIf;
											if (Array.isArray(data54)) {
												const len12 = data54.length;
												for (let i12 = 0; i12 < len12; i12++) if (typeof data54[i12] !== "string") {
													const err76 = {
														instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/unknownIf/" + i12,
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/unknownIf/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err76];
													else vErrors.push(err76);
													errors++;
												}
											} else {
												const err77 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/unknownIf",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/unknownIf/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err77];
												else vErrors.push(err77);
												errors++;
											}
										}
										if (data45.type !== void 0) {
											let data56 = data45.type;
											if (typeof data56 === "string") {
												if (!pattern1.test(data56)) {
													const err78 = {
														instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/type",
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/type/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
														message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
													};
													if (vErrors === null) vErrors = [err78];
													else vErrors.push(err78);
													errors++;
												}
											} else {
												const err79 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/type",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/type/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err79];
												else vErrors.push(err79);
												errors++;
											}
										}
										if (data45.when !== void 0) {
											let data57 = data45.when;
											if (Array.isArray(data57)) {
												const len13 = data57.length;
												for (let i13 = 0; i13 < len13; i13++) if (typeof data57[i13] !== "string") {
													const err80 = {
														instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/when/" + i13,
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/when/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err80];
													else vErrors.push(err80);
													errors++;
												}
											} else {
												const err81 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/when",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/when/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err81];
												else vErrors.push(err81);
												errors++;
											}
										}
										if (data45.unless !== void 0) {
											let data59 = data45.unless;
											if (Array.isArray(data59)) {
												const len14 = data59.length;
												for (let i14 = 0; i14 < len14; i14++) if (typeof data59[i14] !== "string") {
													const err82 = {
														instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/unless/" + i14,
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/unless/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err82];
													else vErrors.push(err82);
													errors++;
												}
											} else {
												const err83 = {
													instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9 + "/unless",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/unless/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err83];
												else vErrors.push(err83);
												errors++;
											}
										}
									} else {
										const err84 = {
											instancePath: instancePath + "/producers/" + i6 + "/makes/" + i9,
											schemaPath: "#/properties/producers/items/properties/makes/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err84];
										else vErrors.push(err84);
										errors++;
									}
								}
							} else {
								const err85 = {
									instancePath: instancePath + "/producers/" + i6 + "/makes",
									schemaPath: "#/properties/producers/items/properties/makes/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err85];
								else vErrors.push(err85);
								errors++;
							}
						}
						if (data36.adds !== void 0) {
							let data61 = data36.adds;
							if (Array.isArray(data61)) {
								const len15 = data61.length;
								for (let i15 = 0; i15 < len15; i15++) {
									let data62 = data61[i15];
									if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
										if (data62.when === void 0) {
											const err86 = {
												instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15,
												schemaPath: "#/properties/producers/items/properties/adds/items/required",
												keyword: "required",
												params: { missingProperty: "when" },
												message: "must have required property 'when'"
											};
											if (vErrors === null) vErrors = [err86];
											else vErrors.push(err86);
											errors++;
										}
										for (const key10 in data62) if (!(key10 === "keys" || key10 === "when")) {
											const err87 = {
												instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15,
												schemaPath: "#/properties/producers/items/properties/adds/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key10 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err87];
											else vErrors.push(err87);
											errors++;
										}
										if (data62.keys !== void 0) {
											let data63 = data62.keys;
											if (Array.isArray(data63)) {
												const len16 = data63.length;
												for (let i16 = 0; i16 < len16; i16++) {
													let data64 = data63[i16];
													if (typeof data64 === "string") {
														if (!pattern1.test(data64)) {
															const err88 = {
																instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15 + "/keys/" + i16,
																schemaPath: "#/properties/producers/items/properties/adds/items/properties/keys/items/pattern",
																keyword: "pattern",
																params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
																message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
															};
															if (vErrors === null) vErrors = [err88];
															else vErrors.push(err88);
															errors++;
														}
													} else {
														const err89 = {
															instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15 + "/keys/" + i16,
															schemaPath: "#/properties/producers/items/properties/adds/items/properties/keys/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err89];
														else vErrors.push(err89);
														errors++;
													}
												}
											} else {
												const err90 = {
													instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15 + "/keys",
													schemaPath: "#/properties/producers/items/properties/adds/items/properties/keys/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err90];
												else vErrors.push(err90);
												errors++;
											}
										}
										if (data62.when !== void 0) {
											let data65 = data62.when;
											if (Array.isArray(data65)) {
												const len17 = data65.length;
												for (let i17 = 0; i17 < len17; i17++) if (typeof data65[i17] !== "string") {
													const err91 = {
														instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15 + "/when/" + i17,
														schemaPath: "#/properties/producers/items/properties/adds/items/properties/when/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err91];
													else vErrors.push(err91);
													errors++;
												}
											} else {
												const err92 = {
													instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15 + "/when",
													schemaPath: "#/properties/producers/items/properties/adds/items/properties/when/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err92];
												else vErrors.push(err92);
												errors++;
											}
										}
									} else {
										const err93 = {
											instancePath: instancePath + "/producers/" + i6 + "/adds/" + i15,
											schemaPath: "#/properties/producers/items/properties/adds/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err93];
										else vErrors.push(err93);
										errors++;
									}
								}
							} else {
								const err94 = {
									instancePath: instancePath + "/producers/" + i6 + "/adds",
									schemaPath: "#/properties/producers/items/properties/adds/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err94];
								else vErrors.push(err94);
								errors++;
							}
						}
						if (data36.copies !== void 0) {
							let data67 = data36.copies;
							if (Array.isArray(data67)) {
								const len18 = data67.length;
								for (let i18 = 0; i18 < len18; i18++) {
									let data68 = data67[i18];
									if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
										if (data68.when === void 0) {
											const err95 = {
												instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18,
												schemaPath: "#/properties/producers/items/properties/copies/items/required",
												keyword: "required",
												params: { missingProperty: "when" },
												message: "must have required property 'when'"
											};
											if (vErrors === null) vErrors = [err95];
											else vErrors.push(err95);
											errors++;
										}
										for (const key11 in data68) if (!(key11 === "when" || key11 === "namespaces" || key11 === "anywhereIf")) {
											const err96 = {
												instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18,
												schemaPath: "#/properties/producers/items/properties/copies/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key11 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err96];
											else vErrors.push(err96);
											errors++;
										}
										if (data68.when !== void 0) {
											let data69 = data68.when;
											if (Array.isArray(data69)) {
												const len19 = data69.length;
												for (let i19 = 0; i19 < len19; i19++) if (typeof data69[i19] !== "string") {
													const err97 = {
														instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18 + "/when/" + i19,
														schemaPath: "#/properties/producers/items/properties/copies/items/properties/when/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err97];
													else vErrors.push(err97);
													errors++;
												}
											} else {
												const err98 = {
													instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18 + "/when",
													schemaPath: "#/properties/producers/items/properties/copies/items/properties/when/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err98];
												else vErrors.push(err98);
												errors++;
											}
										}
										if (data68.namespaces !== void 0) {
											let data71 = data68.namespaces;
											if (Array.isArray(data71)) {
												const len20 = data71.length;
												for (let i20 = 0; i20 < len20; i20++) if (typeof data71[i20] !== "string") {
													const err99 = {
														instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18 + "/namespaces/" + i20,
														schemaPath: "#/properties/producers/items/properties/copies/items/properties/namespaces/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err99];
													else vErrors.push(err99);
													errors++;
												}
											} else {
												const err100 = {
													instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18 + "/namespaces",
													schemaPath: "#/properties/producers/items/properties/copies/items/properties/namespaces/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err100];
												else vErrors.push(err100);
												errors++;
											}
										}
										if (data68.anywhereIf !== void 0) {
											let data73 = data68.anywhereIf;
											if (Array.isArray(data73)) {
												const len21 = data73.length;
												for (let i21 = 0; i21 < len21; i21++) if (typeof data73[i21] !== "string") {
													const err101 = {
														instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18 + "/anywhereIf/" + i21,
														schemaPath: "#/properties/producers/items/properties/copies/items/properties/anywhereIf/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err101];
													else vErrors.push(err101);
													errors++;
												}
											} else {
												const err102 = {
													instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18 + "/anywhereIf",
													schemaPath: "#/properties/producers/items/properties/copies/items/properties/anywhereIf/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err102];
												else vErrors.push(err102);
												errors++;
											}
										}
									} else {
										const err103 = {
											instancePath: instancePath + "/producers/" + i6 + "/copies/" + i18,
											schemaPath: "#/properties/producers/items/properties/copies/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err103];
										else vErrors.push(err103);
										errors++;
									}
								}
							} else {
								const err104 = {
									instancePath: instancePath + "/producers/" + i6 + "/copies",
									schemaPath: "#/properties/producers/items/properties/copies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
						}
						if (data36.complete !== void 0) {
							if (typeof data36.complete !== "boolean") {
								const err105 = {
									instancePath: instancePath + "/producers/" + i6 + "/complete",
									schemaPath: "#/properties/producers/items/properties/complete/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						}
						if (data36.example !== void 0) {
							if (typeof data36.example !== "string") {
								const err106 = {
									instancePath: instancePath + "/producers/" + i6 + "/example",
									schemaPath: "#/properties/producers/items/properties/example/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err106];
								else vErrors.push(err106);
								errors++;
							}
						}
					} else {
						const err107 = {
							instancePath: instancePath + "/producers/" + i6,
							schemaPath: "#/properties/producers/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err107];
						else vErrors.push(err107);
						errors++;
					}
				}
			} else {
				const err108 = {
					instancePath: instancePath + "/producers",
					schemaPath: "#/properties/producers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err108];
				else vErrors.push(err108);
				errors++;
			}
		}
		if (data.include !== void 0) {
			let data77 = data.include;
			if (Array.isArray(data77)) {
				const len22 = data77.length;
				for (let i22 = 0; i22 < len22; i22++) if (typeof data77[i22] !== "string") {
					const err109 = {
						instancePath: instancePath + "/include/" + i22,
						schemaPath: "#/properties/include/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err109];
					else vErrors.push(err109);
					errors++;
				}
			} else {
				const err110 = {
					instancePath: instancePath + "/include",
					schemaPath: "#/properties/include/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err110];
				else vErrors.push(err110);
				errors++;
			}
		}
		if (data.exclude !== void 0) {
			let data79 = data.exclude;
			if (Array.isArray(data79)) {
				const len23 = data79.length;
				for (let i23 = 0; i23 < len23; i23++) if (typeof data79[i23] !== "string") {
					const err111 = {
						instancePath: instancePath + "/exclude/" + i23,
						schemaPath: "#/properties/exclude/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err111];
					else vErrors.push(err111);
					errors++;
				}
			} else {
				const err112 = {
					instancePath: instancePath + "/exclude",
					schemaPath: "#/properties/exclude/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err112];
				else vErrors.push(err112);
				errors++;
			}
		}
		if (data.repositoryUrls !== void 0) {
			let data81 = data.repositoryUrls;
			if (Array.isArray(data81)) {
				const len24 = data81.length;
				for (let i24 = 0; i24 < len24; i24++) if (typeof data81[i24] !== "string") {
					const err113 = {
						instancePath: instancePath + "/repositoryUrls/" + i24,
						schemaPath: "#/properties/repositoryUrls/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err113];
					else vErrors.push(err113);
					errors++;
				}
			} else {
				const err114 = {
					instancePath: instancePath + "/repositoryUrls",
					schemaPath: "#/properties/repositoryUrls/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err114];
				else vErrors.push(err114);
				errors++;
			}
		}
		if (data.sources !== void 0) {
			let data83 = data.sources;
			if (Array.isArray(data83)) {
				const len25 = data83.length;
				for (let i25 = 0; i25 < len25; i25++) {
					let data84 = data83[i25];
					const _errs178 = errors;
					let valid65 = false;
					const _errs179 = errors;
					if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
						if (data84.url === void 0) {
							const err115 = {
								instancePath: instancePath + "/sources/" + i25,
								schemaPath: "#/properties/sources/items/anyOf/0/required",
								keyword: "required",
								params: { missingProperty: "url" },
								message: "must have required property 'url'"
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
					}
					var _valid0 = _errs179 === errors;
					valid65 = valid65 || _valid0;
					if (!valid65) {
						const _errs180 = errors;
						if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
							if (data84.name === void 0) {
								const err116 = {
									instancePath: instancePath + "/sources/" + i25,
									schemaPath: "#/properties/sources/items/anyOf/1/required",
									keyword: "required",
									params: { missingProperty: "name" },
									message: "must have required property 'name'"
								};
								if (vErrors === null) vErrors = [err116];
								else vErrors.push(err116);
								errors++;
							}
						}
						var _valid0 = _errs180 === errors;
						valid65 = valid65 || _valid0;
					}
					if (!valid65) {
						const err117 = {
							instancePath: instancePath + "/sources/" + i25,
							schemaPath: "#/properties/sources/items/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err117];
						else vErrors.push(err117);
						errors++;
					} else {
						errors = _errs178;
						if (vErrors !== null) {
							if (_errs178) vErrors.length = _errs178;
							else vErrors = null;
						}
					}
					if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
						for (const key12 in data84) if (!(key12 === "url" || key12 === "kind" || key12 === "name" || key12 === "namespace" || key12 === "folder")) {
							const err118 = {
								instancePath: instancePath + "/sources/" + i25,
								schemaPath: "#/properties/sources/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key12 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err118];
							else vErrors.push(err118);
							errors++;
						}
						if (data84.url !== void 0) {
							let data85 = data84.url;
							if (typeof data85 === "string") {
								if (func3(data85) < 1) {
									const err119 = {
										instancePath: instancePath + "/sources/" + i25 + "/url",
										schemaPath: "#/properties/sources/items/properties/url/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err119];
									else vErrors.push(err119);
									errors++;
								}
							} else {
								const err120 = {
									instancePath: instancePath + "/sources/" + i25 + "/url",
									schemaPath: "#/properties/sources/items/properties/url/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err120];
								else vErrors.push(err120);
								errors++;
							}
						}
						if (data84.kind !== void 0) {
							let data86 = data84.kind;
							if (!(data86 === "OCIRepository" || data86 === "ExternalArtifact" || data86 === "Bucket" || data86 === "GitRepository")) {
								const err121 = {
									instancePath: instancePath + "/sources/" + i25 + "/kind",
									schemaPath: "#/properties/sources/items/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.sources.items.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err121];
								else vErrors.push(err121);
								errors++;
							}
						}
						if (data84.name !== void 0) {
							let data87 = data84.name;
							if (typeof data87 === "string") {
								if (func3(data87) < 1) {
									const err122 = {
										instancePath: instancePath + "/sources/" + i25 + "/name",
										schemaPath: "#/properties/sources/items/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err122];
									else vErrors.push(err122);
									errors++;
								}
							} else {
								const err123 = {
									instancePath: instancePath + "/sources/" + i25 + "/name",
									schemaPath: "#/properties/sources/items/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err123];
								else vErrors.push(err123);
								errors++;
							}
						}
						if (data84.namespace !== void 0) {
							let data88 = data84.namespace;
							if (typeof data88 === "string") {
								if (func3(data88) < 1) {
									const err124 = {
										instancePath: instancePath + "/sources/" + i25 + "/namespace",
										schemaPath: "#/properties/sources/items/properties/namespace/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err124];
									else vErrors.push(err124);
									errors++;
								}
							} else {
								const err125 = {
									instancePath: instancePath + "/sources/" + i25 + "/namespace",
									schemaPath: "#/properties/sources/items/properties/namespace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							}
						}
						if (data84.folder !== void 0) {
							let data89 = data84.folder;
							if (typeof data89 === "string") {
								if (func3(data89) < 1) {
									const err126 = {
										instancePath: instancePath + "/sources/" + i25 + "/folder",
										schemaPath: "#/properties/sources/items/properties/folder/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err126];
									else vErrors.push(err126);
									errors++;
								}
							} else {
								const err127 = {
									instancePath: instancePath + "/sources/" + i25 + "/folder",
									schemaPath: "#/properties/sources/items/properties/folder/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err127];
								else vErrors.push(err127);
								errors++;
							}
						}
					} else {
						const err128 = {
							instancePath: instancePath + "/sources/" + i25,
							schemaPath: "#/properties/sources/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err128];
						else vErrors.push(err128);
						errors++;
					}
				}
			} else {
				const err129 = {
					instancePath: instancePath + "/sources",
					schemaPath: "#/properties/sources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err129];
				else vErrors.push(err129);
				errors++;
			}
		}
		if (data.entryPoints !== void 0) {
			let data90 = data.entryPoints;
			if (Array.isArray(data90)) {
				const len26 = data90.length;
				for (let i26 = 0; i26 < len26; i26++) {
					let data91 = data90[i26];
					const _errs195 = errors;
					let valid69 = false;
					let passing0 = null;
					const _errs196 = errors;
					if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
						if (data91.folder === void 0) {
							const err130 = {
								instancePath: instancePath + "/entryPoints/" + i26,
								schemaPath: "#/properties/entryPoints/items/oneOf/0/required",
								keyword: "required",
								params: { missingProperty: "folder" },
								message: "must have required property 'folder'"
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
					}
					var _valid1 = _errs196 === errors;
					if (_valid1) {
						valid69 = true;
						passing0 = 0;
					}
					const _errs197 = errors;
					if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
						if (data91.chart === void 0) {
							const err131 = {
								instancePath: instancePath + "/entryPoints/" + i26,
								schemaPath: "#/properties/entryPoints/items/oneOf/1/required",
								keyword: "required",
								params: { missingProperty: "chart" },
								message: "must have required property 'chart'"
							};
							if (vErrors === null) vErrors = [err131];
							else vErrors.push(err131);
							errors++;
						}
					}
					var _valid1 = _errs197 === errors;
					if (_valid1 && valid69) {
						valid69 = false;
						passing0 = [passing0, 1];
					} else if (_valid1) {
						valid69 = true;
						passing0 = 1;
					}
					if (!valid69) {
						const err132 = {
							instancePath: instancePath + "/entryPoints/" + i26,
							schemaPath: "#/properties/entryPoints/items/oneOf",
							keyword: "oneOf",
							params: { passingSchemas: passing0 },
							message: "must match exactly one schema in oneOf"
						};
						if (vErrors === null) vErrors = [err132];
						else vErrors.push(err132);
						errors++;
					} else {
						errors = _errs195;
						if (vErrors !== null) {
							if (_errs195) vErrors.length = _errs195;
							else vErrors = null;
						}
					}
					if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
						for (const key13 in data91) if (!(key13 === "folder" || key13 === "chart" || key13 === "values" || key13 === "namespace" || key13 === "release" || key13 === "cluster")) {
							const err133 = {
								instancePath: instancePath + "/entryPoints/" + i26,
								schemaPath: "#/properties/entryPoints/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key13 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err133];
							else vErrors.push(err133);
							errors++;
						}
						if (data91.values !== void 0) {
							if (data91.chart === void 0) {
								const err134 = {
									instancePath: instancePath + "/entryPoints/" + i26,
									schemaPath: "#/properties/entryPoints/items/dependencies",
									keyword: "dependencies",
									params: {
										property: "values",
										missingProperty: "chart",
										depsCount: 1,
										deps: "chart"
									},
									message: "must have property chart when property values is present"
								};
								if (vErrors === null) vErrors = [err134];
								else vErrors.push(err134);
								errors++;
							}
						}
						if (data91.release !== void 0) {
							if (data91.chart === void 0) {
								const err135 = {
									instancePath: instancePath + "/entryPoints/" + i26,
									schemaPath: "#/properties/entryPoints/items/dependencies",
									keyword: "dependencies",
									params: {
										property: "release",
										missingProperty: "chart",
										depsCount: 1,
										deps: "chart"
									},
									message: "must have property chart when property release is present"
								};
								if (vErrors === null) vErrors = [err135];
								else vErrors.push(err135);
								errors++;
							}
						}
						if (data91.folder !== void 0) {
							let data92 = data91.folder;
							if (typeof data92 === "string") {
								if (func3(data92) < 1) {
									const err136 = {
										instancePath: instancePath + "/entryPoints/" + i26 + "/folder",
										schemaPath: "#/properties/entryPoints/items/properties/folder/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err136];
									else vErrors.push(err136);
									errors++;
								}
							} else {
								const err137 = {
									instancePath: instancePath + "/entryPoints/" + i26 + "/folder",
									schemaPath: "#/properties/entryPoints/items/properties/folder/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err137];
								else vErrors.push(err137);
								errors++;
							}
						}
						if (data91.chart !== void 0) {
							let data93 = data91.chart;
							if (typeof data93 === "string") {
								if (func3(data93) < 1) {
									const err138 = {
										instancePath: instancePath + "/entryPoints/" + i26 + "/chart",
										schemaPath: "#/properties/entryPoints/items/properties/chart/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err138];
									else vErrors.push(err138);
									errors++;
								}
							} else {
								const err139 = {
									instancePath: instancePath + "/entryPoints/" + i26 + "/chart",
									schemaPath: "#/properties/entryPoints/items/properties/chart/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err139];
								else vErrors.push(err139);
								errors++;
							}
						}
						if (data91.values !== void 0) {
							let data94 = data91.values;
							if (Array.isArray(data94)) {
								const len27 = data94.length;
								for (let i27 = 0; i27 < len27; i27++) {
									let data95 = data94[i27];
									if (typeof data95 === "string") {
										if (func3(data95) < 1) {
											const err140 = {
												instancePath: instancePath + "/entryPoints/" + i26 + "/values/" + i27,
												schemaPath: "#/properties/entryPoints/items/properties/values/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err140];
											else vErrors.push(err140);
											errors++;
										}
									} else {
										const err141 = {
											instancePath: instancePath + "/entryPoints/" + i26 + "/values/" + i27,
											schemaPath: "#/properties/entryPoints/items/properties/values/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err141];
										else vErrors.push(err141);
										errors++;
									}
								}
							} else {
								const err142 = {
									instancePath: instancePath + "/entryPoints/" + i26 + "/values",
									schemaPath: "#/properties/entryPoints/items/properties/values/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err142];
								else vErrors.push(err142);
								errors++;
							}
						}
						if (data91.namespace !== void 0) {
							let data96 = data91.namespace;
							if (typeof data96 === "string") {
								if (func3(data96) < 1) {
									const err143 = {
										instancePath: instancePath + "/entryPoints/" + i26 + "/namespace",
										schemaPath: "#/properties/entryPoints/items/properties/namespace/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err143];
									else vErrors.push(err143);
									errors++;
								}
							} else {
								const err144 = {
									instancePath: instancePath + "/entryPoints/" + i26 + "/namespace",
									schemaPath: "#/properties/entryPoints/items/properties/namespace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err144];
								else vErrors.push(err144);
								errors++;
							}
						}
						if (data91.release !== void 0) {
							let data97 = data91.release;
							if (typeof data97 === "string") {
								if (func3(data97) < 1) {
									const err145 = {
										instancePath: instancePath + "/entryPoints/" + i26 + "/release",
										schemaPath: "#/properties/entryPoints/items/properties/release/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err145];
									else vErrors.push(err145);
									errors++;
								}
							} else {
								const err146 = {
									instancePath: instancePath + "/entryPoints/" + i26 + "/release",
									schemaPath: "#/properties/entryPoints/items/properties/release/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err146];
								else vErrors.push(err146);
								errors++;
							}
						}
						if (data91.cluster !== void 0) {
							let data98 = data91.cluster;
							if (typeof data98 === "string") {
								if (func3(data98) < 1) {
									const err147 = {
										instancePath: instancePath + "/entryPoints/" + i26 + "/cluster",
										schemaPath: "#/properties/entryPoints/items/properties/cluster/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err147];
									else vErrors.push(err147);
									errors++;
								}
							} else {
								const err148 = {
									instancePath: instancePath + "/entryPoints/" + i26 + "/cluster",
									schemaPath: "#/properties/entryPoints/items/properties/cluster/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err148];
								else vErrors.push(err148);
								errors++;
							}
						}
					} else {
						const err149 = {
							instancePath: instancePath + "/entryPoints/" + i26,
							schemaPath: "#/properties/entryPoints/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err149];
						else vErrors.push(err149);
						errors++;
					}
				}
			} else {
				const err150 = {
					instancePath: instancePath + "/entryPoints",
					schemaPath: "#/properties/entryPoints/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err150];
				else vErrors.push(err150);
				errors++;
			}
		}
		if (data.charts !== void 0) {
			let data99 = data.charts;
			if (Array.isArray(data99)) {
				const len28 = data99.length;
				for (let i28 = 0; i28 < len28; i28++) {
					let data100 = data99[i28];
					if (typeof data100 === "string") {
						if (func3(data100) < 1) {
							const err151 = {
								instancePath: instancePath + "/charts/" + i28,
								schemaPath: "#/properties/charts/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err151];
							else vErrors.push(err151);
							errors++;
						}
					} else {
						const err152 = {
							instancePath: instancePath + "/charts/" + i28,
							schemaPath: "#/properties/charts/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err152];
						else vErrors.push(err152);
						errors++;
					}
				}
			} else {
				const err153 = {
					instancePath: instancePath + "/charts",
					schemaPath: "#/properties/charts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err153];
				else vErrors.push(err153);
				errors++;
			}
		}
		if (data.chartVersionAny !== void 0) {
			if (typeof data.chartVersionAny !== "boolean") {
				const err154 = {
					instancePath: instancePath + "/chartVersionAny",
					schemaPath: "#/properties/chartVersionAny/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err154];
				else vErrors.push(err154);
				errors++;
			}
		}
		if (data.loadRestrictor !== void 0) {
			let data102 = data.loadRestrictor;
			if (!(data102 === "repository" || data102 === "root")) {
				const err155 = {
					instancePath: instancePath + "/loadRestrictor",
					schemaPath: "#/properties/loadRestrictor/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.loadRestrictor.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err155];
				else vErrors.push(err155);
				errors++;
			}
		}
		if (data.reloader !== void 0) {
			let data103 = data.reloader;
			if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
				for (const key14 in data103) if (!(key14 === "autoReloadAll" || key14 === "reloadOnCreate" || key14 === "reloadOnDelete" || key14 === "ignoresConfigMaps" || key14 === "ignoresSecrets" || key14 === "ignoredNamespaces" || key14 === "argoRollouts")) {
					const err156 = {
						instancePath: instancePath + "/reloader",
						schemaPath: "#/properties/reloader/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key14 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err156];
					else vErrors.push(err156);
					errors++;
				}
				if (data103.autoReloadAll !== void 0) {
					if (typeof data103.autoReloadAll !== "boolean") {
						const err157 = {
							instancePath: instancePath + "/reloader/autoReloadAll",
							schemaPath: "#/properties/reloader/properties/autoReloadAll/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err157];
						else vErrors.push(err157);
						errors++;
					}
				}
				if (data103.reloadOnCreate !== void 0) {
					if (typeof data103.reloadOnCreate !== "boolean") {
						const err158 = {
							instancePath: instancePath + "/reloader/reloadOnCreate",
							schemaPath: "#/properties/reloader/properties/reloadOnCreate/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err158];
						else vErrors.push(err158);
						errors++;
					}
				}
				if (data103.reloadOnDelete !== void 0) {
					if (typeof data103.reloadOnDelete !== "boolean") {
						const err159 = {
							instancePath: instancePath + "/reloader/reloadOnDelete",
							schemaPath: "#/properties/reloader/properties/reloadOnDelete/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err159];
						else vErrors.push(err159);
						errors++;
					}
				}
				if (data103.ignoresConfigMaps !== void 0) {
					if (typeof data103.ignoresConfigMaps !== "boolean") {
						const err160 = {
							instancePath: instancePath + "/reloader/ignoresConfigMaps",
							schemaPath: "#/properties/reloader/properties/ignoresConfigMaps/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err160];
						else vErrors.push(err160);
						errors++;
					}
				}
				if (data103.ignoresSecrets !== void 0) {
					if (typeof data103.ignoresSecrets !== "boolean") {
						const err161 = {
							instancePath: instancePath + "/reloader/ignoresSecrets",
							schemaPath: "#/properties/reloader/properties/ignoresSecrets/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err161];
						else vErrors.push(err161);
						errors++;
					}
				}
				if (data103.ignoredNamespaces !== void 0) {
					let data109 = data103.ignoredNamespaces;
					if (Array.isArray(data109)) {
						const len29 = data109.length;
						for (let i29 = 0; i29 < len29; i29++) if (typeof data109[i29] !== "string") {
							const err162 = {
								instancePath: instancePath + "/reloader/ignoredNamespaces/" + i29,
								schemaPath: "#/properties/reloader/properties/ignoredNamespaces/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err162];
							else vErrors.push(err162);
							errors++;
						}
					} else {
						const err163 = {
							instancePath: instancePath + "/reloader/ignoredNamespaces",
							schemaPath: "#/properties/reloader/properties/ignoredNamespaces/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err163];
						else vErrors.push(err163);
						errors++;
					}
				}
				if (data103.argoRollouts !== void 0) {
					if (typeof data103.argoRollouts !== "boolean") {
						const err164 = {
							instancePath: instancePath + "/reloader/argoRollouts",
							schemaPath: "#/properties/reloader/properties/argoRollouts/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err164];
						else vErrors.push(err164);
						errors++;
					}
				}
			} else {
				const err165 = {
					instancePath: instancePath + "/reloader",
					schemaPath: "#/properties/reloader/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err165];
				else vErrors.push(err165);
				errors++;
			}
		}
		if (data.limits !== void 0) {
			let data112 = data.limits;
			if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
				for (const key15 in data112) if (!(key15 === "fileSize" || key15 === "aliasNodes" || key15 === "depth" || key15 === "documents")) {
					const err166 = {
						instancePath: instancePath + "/limits",
						schemaPath: "#/properties/limits/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key15 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err166];
					else vErrors.push(err166);
					errors++;
				}
				if (data112.fileSize !== void 0) {
					let data113 = data112.fileSize;
					if (!(typeof data113 == "number" && !(data113 % 1) && !isNaN(data113) && isFinite(data113))) {
						const err167 = {
							instancePath: instancePath + "/limits/fileSize",
							schemaPath: "#/properties/limits/properties/fileSize/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err167];
						else vErrors.push(err167);
						errors++;
					}
					if (typeof data113 == "number" && isFinite(data113)) {
						if (data113 < 1 || isNaN(data113)) {
							const err168 = {
								instancePath: instancePath + "/limits/fileSize",
								schemaPath: "#/properties/limits/properties/fileSize/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err168];
							else vErrors.push(err168);
							errors++;
						}
					}
				}
				if (data112.aliasNodes !== void 0) {
					let data114 = data112.aliasNodes;
					if (!(typeof data114 == "number" && !(data114 % 1) && !isNaN(data114) && isFinite(data114))) {
						const err169 = {
							instancePath: instancePath + "/limits/aliasNodes",
							schemaPath: "#/properties/limits/properties/aliasNodes/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err169];
						else vErrors.push(err169);
						errors++;
					}
					if (typeof data114 == "number" && isFinite(data114)) {
						if (data114 < 1 || isNaN(data114)) {
							const err170 = {
								instancePath: instancePath + "/limits/aliasNodes",
								schemaPath: "#/properties/limits/properties/aliasNodes/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err170];
							else vErrors.push(err170);
							errors++;
						}
					}
				}
				if (data112.depth !== void 0) {
					let data115 = data112.depth;
					if (!(typeof data115 == "number" && !(data115 % 1) && !isNaN(data115) && isFinite(data115))) {
						const err171 = {
							instancePath: instancePath + "/limits/depth",
							schemaPath: "#/properties/limits/properties/depth/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err171];
						else vErrors.push(err171);
						errors++;
					}
					if (typeof data115 == "number" && isFinite(data115)) {
						if (data115 < 1 || isNaN(data115)) {
							const err172 = {
								instancePath: instancePath + "/limits/depth",
								schemaPath: "#/properties/limits/properties/depth/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err172];
							else vErrors.push(err172);
							errors++;
						}
					}
				}
				if (data112.documents !== void 0) {
					let data116 = data112.documents;
					if (!(typeof data116 == "number" && !(data116 % 1) && !isNaN(data116) && isFinite(data116))) {
						const err173 = {
							instancePath: instancePath + "/limits/documents",
							schemaPath: "#/properties/limits/properties/documents/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err173];
						else vErrors.push(err173);
						errors++;
					}
					if (typeof data116 == "number" && isFinite(data116)) {
						if (data116 < 1 || isNaN(data116)) {
							const err174 = {
								instancePath: instancePath + "/limits/documents",
								schemaPath: "#/properties/limits/properties/documents/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err174];
							else vErrors.push(err174);
							errors++;
						}
					}
				}
			} else {
				const err175 = {
					instancePath: instancePath + "/limits",
					schemaPath: "#/properties/limits/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err175];
				else vErrors.push(err175);
				errors++;
			}
		}
	} else {
		const err176 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err176];
		else vErrors.push(err176);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
// src/config/read-config.ts
var read_config_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ readConfig: () => readConfig });
const HELP$1 = `Its schema: ${CONFIG_SCHEMA}`;
function readConfig(file, ruleIds) {
	const { document, violations } = parseConfig(file);
	failOn(violations, file, HELP$1);
	if (document === void 0) return /* @__PURE__ */ new Map();
	const value = valueOf(document, file);
	if (!validate(value)) {
		failOn((validate.errors ?? []).filter(({ schemaPath }) => !/\/(?:any|one)Of\//.test(schemaPath)).map((error) => explainViolation(error, {
			file,
			document,
			schema: config_schema_default
		})), file, HELP$1);
		return /* @__PURE__ */ new Map();
	}
	failOn(unknownRules({
		file,
		document,
		schema: config_schema_default
	}, ruleIds), file, HELP$1);
	failOn(repeatedClusters(file, document), file, HELP$1);
	return new Map(Object.entries(value));
}
const VERSIONS = [
	"kubernetesVersion",
	"argocdVersion",
	"fluxVersion"
];
function valueOf(document, file) {
	const { contents } = document;
	const clusters = require_yaml.isMap(contents) ? contents.get("clusters") : void 0;
	for (const map of [contents, ...require_yaml.isSeq(clusters) ? clusters.items : []]) if (require_yaml.isMap(map)) for (const key of VERSIONS) keepText(map.get(key, true));
	try {
		return document.toJS();
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		failOn([{
			at: {
				file,
				start: 0,
				end: 0
			},
			message
		}], file, HELP$1);
		return;
	}
}
function keepText(version) {
	if (require_yaml.isScalar(version)) version.value = version.source ?? version.value;
}
function repeatedClusters(file, { contents }) {
	const clusters = require_yaml.isMap(contents) ? contents.get("clusters") : void 0;
	if (!require_yaml.isSeq(clusters)) return [];
	const names = clusters.items.flatMap((one) => scalarsAt(one, "name"));
	const folders = clusters.items.flatMap((one) => scalarsAt(one, "folders"));
	return [...repeated(file, names, (name) => `Two clusters are named \`${name}\`.`), ...repeated(file, folders, (folder) => `The folder \`${folder}\` belongs to two clusters.`)];
}
function scalarsAt(cluster, key) {
	const value = require_yaml.isMap(cluster) ? cluster.get(key, true) : void 0;
	return (require_yaml.isSeq(value) ? value.items : [value]).filter((item) => require_yaml.isScalar(item));
}
function repeated(file, scalars, message) {
	const seen = /* @__PURE__ */ new Set();
	return scalars.flatMap(({ value, range }) => {
		const text = String(value);
		const isFirst = !seen.has(text);
		seen.add(text);
		const [start = 0, end = start] = range ?? [];
		return isFirst ? [] : [{
			at: {
				file,
				start,
				end
			},
			message: message(text)
		}];
	});
}
// src/config/read-fleet.ts
var read_fleet_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ readFleet: () => readFleet });
const HELP = "The list of a fleet is described in docs/fleet.md.";
const KEYS = /* @__PURE__ */ new Set([
	"path",
	"name",
	"urls"
]);
function readFleet(file) {
	const { document, violations } = parseConfig(file);
	failOn(violations, file, HELP);
	const contents = document?.contents;
	if (!require_yaml.isSeq(contents)) throw new require_load.CannotRun(`\`${file.path}\` is not a list of repositories.`, "Write one path per line, such as `- ../infra`, or maps with `path`, `name` and `urls`.");
	const mistakes = [];
	const items = contents.items.flatMap((item) => itemOf(item, {
		file,
		document
	}, mistakes));
	failOn(mistakes, file, HELP);
	return items;
}
function itemOf(item, { file }, mistakes) {
	const fail = (node, message) => {
		mistakes.push({
			at: spanOf(node, file),
			message
		});
		return [];
	};
	const plain = textIn(item);
	if (plain !== void 0) return [{
		path: plain,
		urls: []
	}];
	if (!require_yaml.isMap(item)) return fail(item, "A repository must be a path, or a map with `path`.");
	for (const { key } of item.items) {
		const name = require_yaml.isScalar(key) ? String(key.value) : "";
		if (!KEYS.has(name)) fail(key, `Unknown key \`${name}\`. Use path, name or urls.`);
	}
	const [path, name] = ["path", "name"].map((key) => textIn(item.get(key, true)));
	if (path === void 0) return fail(item, "A repository must have a `path`, which is text.");
	if (item.has("name") && name === void 0) return fail(item, "`name` must be text.");
	const listed = item.get("urls", true);
	const urls = require_yaml.isSeq(listed) ? listed.items.map(textIn) : [];
	if (item.has("urls") && !require_yaml.isSeq(listed) || urls.includes(void 0)) return fail(listed, "`urls` must be a list of texts.");
	const known = urls.flatMap((url) => url ?? []);
	return [{
		path,
		...name !== void 0 && { name },
		urls: known
	}];
}
function textIn(node) {
	if (!require_yaml.isScalar(node) || node.value === null || node.value === "") return void 0;
	return typeof node.value === "string" ? node.value : node.source;
}
function spanOf(node, file) {
	const [start = 0, end = start] = (isRanged(node) ? node.range ?? void 0 : void 0) ?? [];
	return {
		file,
		start,
		end
	};
}
function isRanged(node) {
	return require_yaml.isScalar(node) || require_yaml.isMap(node) || require_yaml.isSeq(node);
}
Object.defineProperty(exports, "CONFIG_SCHEMA", {
	enumerable: true,
	get: function() {
		return CONFIG_SCHEMA;
	}
});
Object.defineProperty(exports, "add_items_exports", {
	enumerable: true,
	get: function() {
		return add_items_exports;
	}
});
Object.defineProperty(exports, "edit_externals_exports", {
	enumerable: true,
	get: function() {
		return edit_externals_exports;
	}
});
Object.defineProperty(exports, "fail_on_exports", {
	enumerable: true,
	get: function() {
		return fail_on_exports;
	}
});
Object.defineProperty(exports, "missing_entry_points_exports", {
	enumerable: true,
	get: function() {
		return missing_entry_points_exports;
	}
});
Object.defineProperty(exports, "read_config_exports", {
	enumerable: true,
	get: function() {
		return read_config_exports;
	}
});
Object.defineProperty(exports, "read_fleet_exports", {
	enumerable: true,
	get: function() {
		return read_fleet_exports;
	}
});
