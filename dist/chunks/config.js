import { $ as CannotRun, J as positionOf, Q as choiceOf, Z as nearestName } from "./engine.js";
import { a as YAMLSeq, c as isNode, i as Composer, l as isScalar, n as Parser, o as isCollection, r as Lexer, s as isMap, t as parseDocument, u as isSeq } from "./yaml.js";
import { t as require_ucs2length } from "./read-config.js";
// src/config/config-value.ts
function itemsOf(value) {
	return Array.isArray(value) ? value : [];
}
function mapOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
// src/config/config-notice.ts
const MOST_NAMED = 6;
function configNotice(config, path) {
	const changes = [
		...ruleChanges(mapOf(config.get("rules"))),
		...countOf(config.get("include"), "include", "includes"),
		...countOf(config.get("exclude"), "exclude", "excludes"),
		...countOf(config.get("repositoryUrls"), "repository URL", "repository URLs"),
		...countOf(config.get("charts"), "folder of charts", "folders of charts"),
		...externalChanges(itemsOf(config.get("externals"))),
		...producerChanges(itemsOf(config.get("producers"))),
		...limitChanges(mapOf(config.get("limits"))),
		...["failOn", "maxWarnings"].flatMap((key) => {
			const value = config.get(key);
			return value === void 0 ? [] : [`${key} ${scalarText(value)}`];
		})
	];
	return changes.length === 0 ? void 0 : `\`${path}\` changes this run: ${changes.join("; ")}.`;
}
function ruleChanges(rules) {
	const off = Object.keys(rules).filter((rule) => rules[rule] === "off");
	const others = Object.keys(rules).filter((rule) => rules[rule] !== "off");
	return [...off.length === 0 ? [] : [`${number(off.length, "rule")} off (${named(off)})`], ...others.length === 0 ? [] : [`${number(others.length, "rule")} at another severity (${named(others.map((rule) => `${rule}: ${scalarText(rules[rule])}`))})`]];
}
function externalChanges(externals) {
	if (externals.length === 0) return [];
	const any = externals.filter((external) => /^[*?]+$/.test(scalarText(mapOf(external)["name"])));
	const broad = any.length === 0 ? "" : `, ${any.length} of them for any name`;
	return [`${number(externals.length, "external")}${broad}`];
}
function producerChanges(rows) {
	return rows.length === 0 ? [] : [number(rows.length, "producer")];
}
function limitChanges(limits) {
	const names = Object.keys(limits).map((name) => `${name} ${scalarText(limits[name])}`);
	return names.length === 0 ? [] : [`limits (${named(names)})`];
}
function countOf(value, one, many) {
	const globs = itemsOf(value).map(scalarText);
	if (globs.length === 0) return [];
	return [`${globs.length} ${globs.length === 1 ? one : many} (${named(globs)})`];
}
function named(names) {
	const shown = names.slice(0, MOST_NAMED).join(", ");
	return names.length > MOST_NAMED ? `${shown} and ${names.length - MOST_NAMED} more` : shown;
}
function number(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function scalarText(value) {
	return typeof value === "object" ? "" : String(value);
}
// src/config/edit-externals.ts
function editExternals(text, { add, drop }) {
	if (add.length === 0 && drop.size === 0) return text;
	const document = parseDocument(text);
	const there = document.get("externals");
	const list = isSeq(there) ? there : new YAMLSeq();
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
	return isSeq(item) || typeof item === "object" && item !== null && "items" in item;
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
			"description": "The version of the cluster, 1.25 to 1.36: what its API server accepts, and how its kubelet builds environments.",
			"type": ["string", "number"],
			"pattern": "^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$",
			"default": "1.36",
			"examples": ["1.34"]
		},
		"strict": {
			"title": "Strict",
			"description": "Take missing Secrets for errors, and raise other rules that have a strict severity.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"failOn": {
			"title": "Fail on",
			"description": "The severity from which on the exit code is 1.",
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
			"description": "The exit code is 1 when there are more warnings than this.",
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
					"description": "A required ConfigMap does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.",
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
					"description": "A required Secret does not exist, beyond doubt: a misspelt name, the wrong kind or namespace.",
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
				"untraced-config-map": {
					"description": "Nothing in the repository makes or mentions a required ConfigMap.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"untraced-secret": {
					"description": "Nothing in the repository makes or mentions a required Secret.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"missing-optional-source": {
					"description": "The name of an optional ConfigMap, Secret or key looks misspelt, so what it would set stays unset.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "info"
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
				"colliding-variable": {
					"description": "Two envFrom sources give the same variable, and the later one wins silently.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"overridden-variable": {
					"description": "An env entry replaces a variable that envFrom brings.",
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
					"description": "A prefix of envFrom is one that this version of Kubernetes does not allow.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"late-variable-reference": {
					"description": "A `$(NAME)` stands before the entry that sets NAME, so it stays as it is written.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"undefined-variable-reference": {
					"description": "A `$(NAME)` names a variable that nothing in the pod sets, so it stays as it is written.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"unshellable-variable-name": {
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
				"service-variable-clash": {
					"description": "A variable has the name of one that a Service brings.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "info"
				},
				"case-variant-variable": {
					"description": "In a Windows pod two variables differ in upper and lower case only.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"oversized-environment": {
					"description": "A container is given more variables and arguments than Linux starts a process with.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
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
					"description": "A key of a ConfigMap or Secret is one that Kubernetes does not allow.",
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
					"description": "A one-line value of a Secret that is read as a variable ends with a newline.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"double-encoded-secret": {
					"description": "A value of a Secret is base64 once more after Kubernetes has decoded it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"oversized-source": {
					"description": "A ConfigMap or Secret is larger than Kubernetes, or client-side apply, takes.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"incomplete-secret-type": {
					"description": "A Secret lacks what its type requires.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"unknown-secret-type": {
					"description": "The type of a Secret is a near miss of one that Kubernetes knows.",
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
					"description": "A kind is misspelt, or does not exist in the apiVersion it is given.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"duplicate-object": {
					"description": "Two objects of one build have the same kind, namespace and name, and differ.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"edited-copy": {
					"description": "A copy that `envfrom rollout` made was edited: its content is not what its name says.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"config-change-without-rollout": {
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
					"description": "The change edits what the API server lets nobody change: applying it fails.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"stale-on-change": {
					"description": "A workload reads this ConfigMap or Secret when it starts, and nothing restarts it when that changes.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
				},
				"unknown-field": {
					"description": "A field is misspelt, or stands where Kubernetes has none of that name.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"wrong-field-type": {
					"description": "A field holds a value of another type than Kubernetes decodes there.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-value-source": {
					"description": "A variable or an envFrom item has no source, several, or a source beside a value.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-reference": {
					"description": "A reference lacks a name or key, or has one that Kubernetes does not allow or take twice.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-field-path": {
					"description": "A fieldRef names no field of the pod, or one that cannot be read there.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-resource-field": {
					"description": "A resourceFieldRef names no resource of a container, or a divisor it does not take.",
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
					"description": "A volume has no valid name, the name of another, or not exactly one source.",
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
					"description": "Two items of a volume have the same path, or one lies in a file of the other.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"decimal-file-mode": {
					"description": "A file mode such as `400` is written without the zero that makes it octal.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"invalid-file-mode": {
					"description": "A file mode of a volume is not between 0 and 0777.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "error"
				},
				"invalid-mount-option": {
					"description": "A mount has an option that Kubernetes does not know, or not in this combination.",
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
				"unhashed-reference": {
					"description": "A generated name gets a hash that never reaches the field which names it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
				},
				"undeployed-manifest": {
					"description": "A manifest lies in a folder of a kustomization, and no kustomization lists it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
				},
				"unstable-template": {
					"description": "A template makes a value of a Secret at random, so every rendering changes it.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "warning"
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
					"description": "All who refer to this ConfigMap or Secret read single keys of it, and none reads this one.",
					"enum": [
						"error",
						"warning",
						"info",
						"off"
					],
					"default": "off"
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
		"externals": {
			"title": "Sources that exist elsewhere",
			"description": "ConfigMaps and Secrets that no manifest of the repository makes: references to them are fine.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["kind", "name"],
				"properties": {
					"kind": {
						"title": "Kind",
						"description": "What it is.",
						"enum": ["ConfigMap", "Secret"]
					},
					"namespace": {
						"title": "Namespace",
						"description": "A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`); any namespace when left out.",
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
						"description": "The keys it has; any key when left out.",
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
			"description": "Rows that say which ConfigMaps and Secrets the controllers of custom resources make, in the form of the built-in table (docs/producers.md).",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["group", "kinds"],
				"properties": {
					"controller": {
						"title": "Controller",
						"description": "Who makes it, for people.",
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
						"description": "The API group of the objects, without version; empty for the core group, `*` for any, `*.example.com` for all that end so.",
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
						"description": "The ConfigMaps and Secrets that the controller makes of one object.",
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
									"description": "One source for each node at this path; paths that begin with a dot start there.",
									"type": "string",
									"examples": ["spec.users[*]"]
								},
								"name": {
									"title": "Name",
									"description": "The name: text, and paths in braces (`{spec.secretName|metadata.name}`). With `*`, which stands for any text, the source only may be made.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["{metadata.name}-credentials"]
								},
								"namespace": {
									"title": "Namespace",
									"description": "Written as a name; the own one when left out, `*` for any.",
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
								"unknownIf": {
									"title": "Conditions",
									"description": "The keys cannot be told if one of these holds. A path (anything is there), or `path=text`.",
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
							"properties": { "when": {
								"title": "Conditions",
								"description": "Copied if one of these holds. A path (anything is there), or `path=text`.",
								"type": "array",
								"items": { "type": "string" },
								"examples": [["spec.enabled=true"]]
							} }
						},
						"examples": [[{ "when": ["metadata.annotations['example.com/copy']=true"] }]]
					},
					"complete": {
						"title": "Complete",
						"description": "The controllers of the group make nothing but what is said: objects of theirs explain no other missing name.",
						"type": "boolean",
						"default": false,
						"examples": [true]
					},
					"example": {
						"title": "Example",
						"description": "Manifests from which everything above is made.",
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
			"description": "How objects of Flux and Argo CD name this repository, where its git remotes do not tell: a mirror, a fork.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["https://git.example.com/team/gitops.git"]]
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
			"description": "Another version of a chart may stand in for one that is not here.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"loadRestrictor": {
			"title": "What kustomizations may load",
			"description": "The repository's files, or only those below their own folder, as kustomize does by default.",
			"enum": ["repository", "root"],
			"default": "repository",
			"examples": ["root"]
		},
		"reloader": {
			"title": "Stakater Reloader",
			"description": "How the cluster's Stakater Reloader is started: what its flags say decides which workloads it restarts after a change.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"autoReloadAll": {
					"description": "Workloads without an annotation restart too (`--auto-reload-all`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnCreate": {
					"description": "Workloads restart when a source is created (`--reload-on-create`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnDelete": {
					"description": "Workloads restart when a source is deleted (`--reload-on-delete`).",
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
			"description": "Bounds on hostile or accidental input.",
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
			"service-variable-clash": "off"
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
	const at = spanOf(node, validated);
	const name = steps.length === 0 ? "The file" : `\`${nameOf(steps)}\``;
	const { keyword, params } = error;
	switch (keyword) {
		case "additionalProperties": return unknownKey(String(params["additionalProperty"]), node, validated, keysAllowed(validated.schema, error));
		case "required": return {
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
	return steps[0] === "producers" ? "is not a valid template: write paths in braces, such as `{metadata.name}`." : "is not a supported Kubernetes version.";
}
function unknownRules(validated, ruleIds) {
	const rules = nodeAt(validated, ["rules"]);
	if (!isMap(rules) || rules === validated.document.contents) return [];
	return rules.items.flatMap(({ key }) => isScalar(key) ? [String(key.value)] : []).filter((id) => !ruleIds.includes(id)).map((id) => unknownKey(id, rules, validated, ruleIds, "rule"));
}
function unknownKey(key, map, validated, known, what = "key") {
	return {
		at: spanOf((isMap(map) ? map.items : []).find((pair) => isScalar(pair.key) && String(pair.key.value) === key)?.key ?? map, validated),
		message: `Unknown ${what} \`${key}\`.${hintOf(key, known)}`
	};
}
function notOneOf(name, node, allowed) {
	const values = Array.isArray(allowed) ? allowed.map(String) : [];
	const value = isScalar(node) ? node.source ?? String(node.value) : "";
	const nearest = nearestName(value, values);
	const hint = nearest === void 0 ? "" : ` Did you mean \`${nearest}\`?`;
	return `Invalid value \`${value}\` for ${name}: use ${choiceOf(values)}.${hint}`;
}
function hintOf(wrong, names) {
	const nearest = nearestName(wrong, names);
	if (nearest !== void 0) return ` Did you mean \`${nearest}\`?`;
	if (names.length > 15) return "";
	return ` Use ${choiceOf(names)}.`;
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
function nodeAt({ document }, steps) {
	let here = document.contents;
	for (const step of steps) {
		const next = isCollection(here) ? here.get(step, true) : void 0;
		if (next === void 0) return here;
		here = next;
	}
	return here;
}
function spanOf(node, { file }) {
	const [start = 0, end = start] = (isNode(node) ? node.range : void 0) ?? [];
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
	const documents = [...new Composer(OPTIONS).compose(tokensOf(file.text, tooDeep), true, file.text.length)];
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
	const parser = new Parser();
	let at = 0;
	for (const lexeme of new Lexer().lex(text)) {
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
	return contents !== null && !(isScalar(contents) && contents.source === "");
}
function duplicatesIn(file, node) {
	if (isSeq(node)) return node.items.flatMap((item) => duplicatesIn(file, item));
	if (!isMap(node)) return [];
	const seen = /* @__PURE__ */ new Set();
	return node.items.flatMap(({ key, value }) => {
		const below = duplicatesIn(file, value);
		if (!isScalar(key)) return below;
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
			"description": "The version of the cluster, 1.25 to 1.36: what its API server accepts, and how its kubelet builds environments.",
			"type": ["string", "number"],
			"pattern": "^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$",
			"default": "1.36",
			"examples": ["1.34"]
		},
		"strict": {
			"title": "Strict",
			"description": "Take missing Secrets for errors, and raise other rules that have a strict severity.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"failOn": {
			"title": "Fail on",
			"description": "The severity from which on the exit code is 1.",
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
			"description": "The exit code is 1 when there are more warnings than this.",
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
		"externals": {
			"title": "Sources that exist elsewhere",
			"description": "ConfigMaps and Secrets that no manifest of the repository makes: references to them are fine.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["kind", "name"],
				"properties": {
					"kind": {
						"title": "Kind",
						"description": "What it is.",
						"enum": ["ConfigMap", "Secret"]
					},
					"namespace": {
						"title": "Namespace",
						"description": "A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`); any namespace when left out.",
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
						"description": "The keys it has; any key when left out.",
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
			"description": "Rows that say which ConfigMaps and Secrets the controllers of custom resources make, in the form of the built-in table (docs/producers.md).",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["group", "kinds"],
				"properties": {
					"controller": {
						"title": "Controller",
						"description": "Who makes it, for people.",
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
						"description": "The API group of the objects, without version; empty for the core group, `*` for any, `*.example.com` for all that end so.",
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
						"description": "The ConfigMaps and Secrets that the controller makes of one object.",
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
									"description": "One source for each node at this path; paths that begin with a dot start there.",
									"type": "string",
									"examples": ["spec.users[*]"]
								},
								"name": {
									"title": "Name",
									"description": "The name: text, and paths in braces (`{spec.secretName|metadata.name}`). With `*`, which stands for any text, the source only may be made.",
									"type": "string",
									"pattern": "^(?:[^{}]|\\{[^{}]+\\})+$",
									"examples": ["{metadata.name}-credentials"]
								},
								"namespace": {
									"title": "Namespace",
									"description": "Written as a name; the own one when left out, `*` for any.",
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
								"unknownIf": {
									"title": "Conditions",
									"description": "The keys cannot be told if one of these holds. A path (anything is there), or `path=text`.",
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
							"properties": { "when": {
								"title": "Conditions",
								"description": "Copied if one of these holds. A path (anything is there), or `path=text`.",
								"type": "array",
								"items": { "type": "string" },
								"examples": [["spec.enabled=true"]]
							} }
						},
						"examples": [[{ "when": ["metadata.annotations['example.com/copy']=true"] }]]
					},
					"complete": {
						"title": "Complete",
						"description": "The controllers of the group make nothing but what is said: objects of theirs explain no other missing name.",
						"type": "boolean",
						"default": false,
						"examples": [true]
					},
					"example": {
						"title": "Example",
						"description": "Manifests from which everything above is made.",
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
			"description": "How objects of Flux and Argo CD name this repository, where its git remotes do not tell: a mirror, a fork.",
			"type": "array",
			"items": { "type": "string" },
			"examples": [["https://git.example.com/team/gitops.git"]]
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
			"description": "Another version of a chart may stand in for one that is not here.",
			"type": "boolean",
			"default": false,
			"examples": [true]
		},
		"loadRestrictor": {
			"title": "What kustomizations may load",
			"description": "The repository's files, or only those below their own folder, as kustomize does by default.",
			"enum": ["repository", "root"],
			"default": "repository",
			"examples": ["root"]
		},
		"reloader": {
			"title": "Stakater Reloader",
			"description": "How the cluster's Stakater Reloader is started: what its flags say decides which workloads it restarts after a change.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"autoReloadAll": {
					"description": "Workloads without an annotation restart too (`--auto-reload-all`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnCreate": {
					"description": "Workloads restart when a source is created (`--reload-on-create`).",
					"type": "boolean",
					"default": false
				},
				"reloadOnDelete": {
					"description": "Workloads restart when a source is deleted (`--reload-on-delete`).",
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
			"description": "Bounds on hostile or accidental input.",
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
			"service-variable-clash": "off"
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
const func5 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$", "u");
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
						params: { pattern: "^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$" },
						message: "must match pattern \"^v?1\\.(25|26|27|28|29|30|31|32|33|34|35|36)(\\.[0-9]+)?$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.strict !== void 0) {
			if (typeof data.strict !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/strict",
					schemaPath: "#/properties/strict/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.failOn !== void 0) {
			let data3 = data.failOn;
			if (!(data3 === "error" || data3 === "warning" || data3 === "info" || data3 === "never")) {
				const err5 = {
					instancePath: instancePath + "/failOn",
					schemaPath: "#/properties/failOn/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.failOn.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.maxWarnings !== void 0) {
			let data4 = data.maxWarnings;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err6 = {
					instancePath: instancePath + "/maxWarnings",
					schemaPath: "#/properties/maxWarnings/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err7 = {
						instancePath: instancePath + "/maxWarnings",
						schemaPath: "#/properties/maxWarnings/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data5 = data.rules;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key1 in data5) {
				let data6 = data5[key1];
				if (!(data6 === "error" || data6 === "warning" || data6 === "info" || data6 === "off")) {
					const err8 = {
						instancePath: instancePath + "/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/rules/additionalProperties/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.rules.additionalProperties.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			else {
				const err9 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.externals !== void 0) {
			let data7 = data.externals;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						if (data8.kind === void 0) {
							const err10 = {
								instancePath: instancePath + "/externals/" + i0,
								schemaPath: "#/properties/externals/items/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data8.name === void 0) {
							const err11 = {
								instancePath: instancePath + "/externals/" + i0,
								schemaPath: "#/properties/externals/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						for (const key2 in data8) if (!(key2 === "kind" || key2 === "namespace" || key2 === "name" || key2 === "keys")) {
							const err12 = {
								instancePath: instancePath + "/externals/" + i0,
								schemaPath: "#/properties/externals/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data8.kind !== void 0) {
							let data9 = data8.kind;
							if (!(data9 === "ConfigMap" || data9 === "Secret")) {
								const err13 = {
									instancePath: instancePath + "/externals/" + i0 + "/kind",
									schemaPath: "#/properties/externals/items/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.externals.items.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						}
						if (data8.namespace !== void 0) {
							if (typeof data8.namespace !== "string") {
								const err14 = {
									instancePath: instancePath + "/externals/" + i0 + "/namespace",
									schemaPath: "#/properties/externals/items/properties/namespace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (data8.name !== void 0) {
							if (typeof data8.name !== "string") {
								const err15 = {
									instancePath: instancePath + "/externals/" + i0 + "/name",
									schemaPath: "#/properties/externals/items/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data8.keys !== void 0) {
							let data12 = data8.keys;
							if (Array.isArray(data12)) {
								const len1 = data12.length;
								for (let i1 = 0; i1 < len1; i1++) if (typeof data12[i1] !== "string") {
									const err16 = {
										instancePath: instancePath + "/externals/" + i0 + "/keys/" + i1,
										schemaPath: "#/properties/externals/items/properties/keys/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							} else {
								const err17 = {
									instancePath: instancePath + "/externals/" + i0 + "/keys",
									schemaPath: "#/properties/externals/items/properties/keys/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/externals/" + i0,
							schemaPath: "#/properties/externals/items/type",
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
					instancePath: instancePath + "/externals",
					schemaPath: "#/properties/externals/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.producers !== void 0) {
			let data14 = data.producers;
			if (Array.isArray(data14)) {
				const len2 = data14.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data15 = data14[i2];
					if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
						if (data15.group === void 0) {
							const err20 = {
								instancePath: instancePath + "/producers/" + i2,
								schemaPath: "#/properties/producers/items/required",
								keyword: "required",
								params: { missingProperty: "group" },
								message: "must have required property 'group'"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (data15.kinds === void 0) {
							const err21 = {
								instancePath: instancePath + "/producers/" + i2,
								schemaPath: "#/properties/producers/items/required",
								keyword: "required",
								params: { missingProperty: "kinds" },
								message: "must have required property 'kinds'"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						for (const key3 in data15) if (!func2.call(schema11.properties.producers.items.properties, key3)) {
							const err22 = {
								instancePath: instancePath + "/producers/" + i2,
								schemaPath: "#/properties/producers/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (data15.controller !== void 0) {
							if (typeof data15.controller !== "string") {
								const err23 = {
									instancePath: instancePath + "/producers/" + i2 + "/controller",
									schemaPath: "#/properties/producers/items/properties/controller/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
						if (data15.link !== void 0) {
							if (typeof data15.link !== "string") {
								const err24 = {
									instancePath: instancePath + "/producers/" + i2 + "/link",
									schemaPath: "#/properties/producers/items/properties/link/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						}
						if (data15.group !== void 0) {
							if (typeof data15.group !== "string") {
								const err25 = {
									instancePath: instancePath + "/producers/" + i2 + "/group",
									schemaPath: "#/properties/producers/items/properties/group/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
						if (data15.kinds !== void 0) {
							let data19 = data15.kinds;
							if (Array.isArray(data19)) {
								const len3 = data19.length;
								for (let i3 = 0; i3 < len3; i3++) if (typeof data19[i3] !== "string") {
									const err26 = {
										instancePath: instancePath + "/producers/" + i2 + "/kinds/" + i3,
										schemaPath: "#/properties/producers/items/properties/kinds/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/producers/" + i2 + "/kinds",
									schemaPath: "#/properties/producers/items/properties/kinds/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
						if (data15.versions !== void 0) {
							let data21 = data15.versions;
							if (Array.isArray(data21)) {
								const len4 = data21.length;
								for (let i4 = 0; i4 < len4; i4++) if (typeof data21[i4] !== "string") {
									const err28 = {
										instancePath: instancePath + "/producers/" + i2 + "/versions/" + i4,
										schemaPath: "#/properties/producers/items/properties/versions/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
							} else {
								const err29 = {
									instancePath: instancePath + "/producers/" + i2 + "/versions",
									schemaPath: "#/properties/producers/items/properties/versions/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
						}
						if (data15.makes !== void 0) {
							let data23 = data15.makes;
							if (Array.isArray(data23)) {
								const len5 = data23.length;
								for (let i5 = 0; i5 < len5; i5++) {
									let data24 = data23[i5];
									if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
										if (data24.kind === void 0) {
											const err30 = {
												instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5,
												schemaPath: "#/properties/producers/items/properties/makes/items/required",
												keyword: "required",
												params: { missingProperty: "kind" },
												message: "must have required property 'kind'"
											};
											if (vErrors === null) vErrors = [err30];
											else vErrors.push(err30);
											errors++;
										}
										if (data24.name === void 0) {
											const err31 = {
												instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5,
												schemaPath: "#/properties/producers/items/properties/makes/items/required",
												keyword: "required",
												params: { missingProperty: "name" },
												message: "must have required property 'name'"
											};
											if (vErrors === null) vErrors = [err31];
											else vErrors.push(err31);
											errors++;
										}
										for (const key4 in data24) if (!func2.call(schema11.properties.producers.items.properties.makes.items.properties, key4)) {
											const err32 = {
												instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5,
												schemaPath: "#/properties/producers/items/properties/makes/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key4 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err32];
											else vErrors.push(err32);
											errors++;
										}
										if (data24.kind !== void 0) {
											let data25 = data24.kind;
											if (!(data25 === "ConfigMap" || data25 === "Secret")) {
												const err33 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/kind",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/kind/enum",
													keyword: "enum",
													params: { allowedValues: schema11.properties.producers.items.properties.makes.items.properties.kind.enum },
													message: "must be equal to one of the allowed values"
												};
												if (vErrors === null) vErrors = [err33];
												else vErrors.push(err33);
												errors++;
											}
										}
										if (data24.each !== void 0) {
											if (typeof data24.each !== "string") {
												const err34 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/each",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/each/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err34];
												else vErrors.push(err34);
												errors++;
											}
										}
										if (data24.name !== void 0) {
											let data27 = data24.name;
											if (typeof data27 === "string") {
												if (!pattern1.test(data27)) {
													const err35 = {
														instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/name",
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/name/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
														message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
													};
													if (vErrors === null) vErrors = [err35];
													else vErrors.push(err35);
													errors++;
												}
											} else {
												const err36 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/name",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/name/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err36];
												else vErrors.push(err36);
												errors++;
											}
										}
										if (data24.namespace !== void 0) {
											let data28 = data24.namespace;
											if (typeof data28 === "string") {
												if (!pattern1.test(data28)) {
													const err37 = {
														instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/namespace",
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/namespace/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
														message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
													};
													if (vErrors === null) vErrors = [err37];
													else vErrors.push(err37);
													errors++;
												}
											} else {
												const err38 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/namespace",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/namespace/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err38];
												else vErrors.push(err38);
												errors++;
											}
										}
										if (data24.keys !== void 0) {
											let data29 = data24.keys;
											if (Array.isArray(data29)) {
												const len6 = data29.length;
												for (let i6 = 0; i6 < len6; i6++) {
													let data30 = data29[i6];
													if (typeof data30 === "string") {
														if (!pattern1.test(data30)) {
															const err39 = {
																instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/keys/" + i6,
																schemaPath: "#/properties/producers/items/properties/makes/items/properties/keys/items/pattern",
																keyword: "pattern",
																params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
																message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
															};
															if (vErrors === null) vErrors = [err39];
															else vErrors.push(err39);
															errors++;
														}
													} else {
														const err40 = {
															instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/keys/" + i6,
															schemaPath: "#/properties/producers/items/properties/makes/items/properties/keys/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err40];
														else vErrors.push(err40);
														errors++;
													}
												}
											} else {
												const err41 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/keys",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/keys/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err41];
												else vErrors.push(err41);
												errors++;
											}
										}
										if (data24.unknownIf !== void 0) {
											let data31 = data24.unknownIf;
											if (Array.isArray(data31)) {
												const len7 = data31.length;
												for (let i7 = 0; i7 < len7; i7++) if (typeof data31[i7] !== "string") {
													const err42 = {
														instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/unknownIf/" + i7,
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/unknownIf/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err42];
													else vErrors.push(err42);
													errors++;
												}
											} else {
												const err43 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/unknownIf",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/unknownIf/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err43];
												else vErrors.push(err43);
												errors++;
											}
										}
										if (data24.type !== void 0) {
											let data33 = data24.type;
											if (typeof data33 === "string") {
												if (!pattern1.test(data33)) {
													const err44 = {
														instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/type",
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/type/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
														message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
													};
													if (vErrors === null) vErrors = [err44];
													else vErrors.push(err44);
													errors++;
												}
											} else {
												const err45 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/type",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/type/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err45];
												else vErrors.push(err45);
												errors++;
											}
										}
										if (data24.when !== void 0) {
											let data34 = data24.when;
											if (Array.isArray(data34)) {
												const len8 = data34.length;
												for (let i8 = 0; i8 < len8; i8++) if (typeof data34[i8] !== "string") {
													const err46 = {
														instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/when/" + i8,
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/when/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err46];
													else vErrors.push(err46);
													errors++;
												}
											} else {
												const err47 = {
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/when",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/when/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err47];
												else vErrors.push(err47);
												errors++;
											}
										}
										if (data24.unless !== void 0) {
											let data36 = data24.unless;
											if (Array.isArray(data36)) {
												const len9 = data36.length;
												for (let i9 = 0; i9 < len9; i9++) if (typeof data36[i9] !== "string") {
													const err48 = {
														instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/unless/" + i9,
														schemaPath: "#/properties/producers/items/properties/makes/items/properties/unless/items/type",
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
													instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5 + "/unless",
													schemaPath: "#/properties/producers/items/properties/makes/items/properties/unless/type",
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
											instancePath: instancePath + "/producers/" + i2 + "/makes/" + i5,
											schemaPath: "#/properties/producers/items/properties/makes/items/type",
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
									instancePath: instancePath + "/producers/" + i2 + "/makes",
									schemaPath: "#/properties/producers/items/properties/makes/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						}
						if (data15.adds !== void 0) {
							let data38 = data15.adds;
							if (Array.isArray(data38)) {
								const len10 = data38.length;
								for (let i10 = 0; i10 < len10; i10++) {
									let data39 = data38[i10];
									if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
										if (data39.when === void 0) {
											const err52 = {
												instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10,
												schemaPath: "#/properties/producers/items/properties/adds/items/required",
												keyword: "required",
												params: { missingProperty: "when" },
												message: "must have required property 'when'"
											};
											if (vErrors === null) vErrors = [err52];
											else vErrors.push(err52);
											errors++;
										}
										for (const key5 in data39) if (!(key5 === "keys" || key5 === "when")) {
											const err53 = {
												instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10,
												schemaPath: "#/properties/producers/items/properties/adds/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key5 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err53];
											else vErrors.push(err53);
											errors++;
										}
										if (data39.keys !== void 0) {
											let data40 = data39.keys;
											if (Array.isArray(data40)) {
												const len11 = data40.length;
												for (let i11 = 0; i11 < len11; i11++) {
													let data41 = data40[i11];
													if (typeof data41 === "string") {
														if (!pattern1.test(data41)) {
															const err54 = {
																instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10 + "/keys/" + i11,
																schemaPath: "#/properties/producers/items/properties/adds/items/properties/keys/items/pattern",
																keyword: "pattern",
																params: { pattern: "^(?:[^{}]|\\{[^{}]+\\})+$" },
																message: "must match pattern \"^(?:[^{}]|\\{[^{}]+\\})+$\""
															};
															if (vErrors === null) vErrors = [err54];
															else vErrors.push(err54);
															errors++;
														}
													} else {
														const err55 = {
															instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10 + "/keys/" + i11,
															schemaPath: "#/properties/producers/items/properties/adds/items/properties/keys/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err55];
														else vErrors.push(err55);
														errors++;
													}
												}
											} else {
												const err56 = {
													instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10 + "/keys",
													schemaPath: "#/properties/producers/items/properties/adds/items/properties/keys/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err56];
												else vErrors.push(err56);
												errors++;
											}
										}
										if (data39.when !== void 0) {
											let data42 = data39.when;
											if (Array.isArray(data42)) {
												const len12 = data42.length;
												for (let i12 = 0; i12 < len12; i12++) if (typeof data42[i12] !== "string") {
													const err57 = {
														instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10 + "/when/" + i12,
														schemaPath: "#/properties/producers/items/properties/adds/items/properties/when/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err57];
													else vErrors.push(err57);
													errors++;
												}
											} else {
												const err58 = {
													instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10 + "/when",
													schemaPath: "#/properties/producers/items/properties/adds/items/properties/when/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err58];
												else vErrors.push(err58);
												errors++;
											}
										}
									} else {
										const err59 = {
											instancePath: instancePath + "/producers/" + i2 + "/adds/" + i10,
											schemaPath: "#/properties/producers/items/properties/adds/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err59];
										else vErrors.push(err59);
										errors++;
									}
								}
							} else {
								const err60 = {
									instancePath: instancePath + "/producers/" + i2 + "/adds",
									schemaPath: "#/properties/producers/items/properties/adds/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err60];
								else vErrors.push(err60);
								errors++;
							}
						}
						if (data15.copies !== void 0) {
							let data44 = data15.copies;
							if (Array.isArray(data44)) {
								const len13 = data44.length;
								for (let i13 = 0; i13 < len13; i13++) {
									let data45 = data44[i13];
									if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
										if (data45.when === void 0) {
											const err61 = {
												instancePath: instancePath + "/producers/" + i2 + "/copies/" + i13,
												schemaPath: "#/properties/producers/items/properties/copies/items/required",
												keyword: "required",
												params: { missingProperty: "when" },
												message: "must have required property 'when'"
											};
											if (vErrors === null) vErrors = [err61];
											else vErrors.push(err61);
											errors++;
										}
										for (const key6 in data45) if (!(key6 === "when")) {
											const err62 = {
												instancePath: instancePath + "/producers/" + i2 + "/copies/" + i13,
												schemaPath: "#/properties/producers/items/properties/copies/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key6 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err62];
											else vErrors.push(err62);
											errors++;
										}
										if (data45.when !== void 0) {
											let data46 = data45.when;
											if (Array.isArray(data46)) {
												const len14 = data46.length;
												for (let i14 = 0; i14 < len14; i14++) if (typeof data46[i14] !== "string") {
													const err63 = {
														instancePath: instancePath + "/producers/" + i2 + "/copies/" + i13 + "/when/" + i14,
														schemaPath: "#/properties/producers/items/properties/copies/items/properties/when/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err63];
													else vErrors.push(err63);
													errors++;
												}
											} else {
												const err64 = {
													instancePath: instancePath + "/producers/" + i2 + "/copies/" + i13 + "/when",
													schemaPath: "#/properties/producers/items/properties/copies/items/properties/when/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err64];
												else vErrors.push(err64);
												errors++;
											}
										}
									} else {
										const err65 = {
											instancePath: instancePath + "/producers/" + i2 + "/copies/" + i13,
											schemaPath: "#/properties/producers/items/properties/copies/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
								}
							} else {
								const err66 = {
									instancePath: instancePath + "/producers/" + i2 + "/copies",
									schemaPath: "#/properties/producers/items/properties/copies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						}
						if (data15.complete !== void 0) {
							if (typeof data15.complete !== "boolean") {
								const err67 = {
									instancePath: instancePath + "/producers/" + i2 + "/complete",
									schemaPath: "#/properties/producers/items/properties/complete/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
						}
						if (data15.example !== void 0) {
							if (typeof data15.example !== "string") {
								const err68 = {
									instancePath: instancePath + "/producers/" + i2 + "/example",
									schemaPath: "#/properties/producers/items/properties/example/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err68];
								else vErrors.push(err68);
								errors++;
							}
						}
					} else {
						const err69 = {
							instancePath: instancePath + "/producers/" + i2,
							schemaPath: "#/properties/producers/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err69];
						else vErrors.push(err69);
						errors++;
					}
				}
			} else {
				const err70 = {
					instancePath: instancePath + "/producers",
					schemaPath: "#/properties/producers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err70];
				else vErrors.push(err70);
				errors++;
			}
		}
		if (data.include !== void 0) {
			let data50 = data.include;
			if (Array.isArray(data50)) {
				const len15 = data50.length;
				for (let i15 = 0; i15 < len15; i15++) if (typeof data50[i15] !== "string") {
					const err71 = {
						instancePath: instancePath + "/include/" + i15,
						schemaPath: "#/properties/include/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err71];
					else vErrors.push(err71);
					errors++;
				}
			} else {
				const err72 = {
					instancePath: instancePath + "/include",
					schemaPath: "#/properties/include/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err72];
				else vErrors.push(err72);
				errors++;
			}
		}
		if (data.exclude !== void 0) {
			let data52 = data.exclude;
			if (Array.isArray(data52)) {
				const len16 = data52.length;
				for (let i16 = 0; i16 < len16; i16++) if (typeof data52[i16] !== "string") {
					const err73 = {
						instancePath: instancePath + "/exclude/" + i16,
						schemaPath: "#/properties/exclude/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
			} else {
				const err74 = {
					instancePath: instancePath + "/exclude",
					schemaPath: "#/properties/exclude/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err74];
				else vErrors.push(err74);
				errors++;
			}
		}
		if (data.repositoryUrls !== void 0) {
			let data54 = data.repositoryUrls;
			if (Array.isArray(data54)) {
				const len17 = data54.length;
				for (let i17 = 0; i17 < len17; i17++) if (typeof data54[i17] !== "string") {
					const err75 = {
						instancePath: instancePath + "/repositoryUrls/" + i17,
						schemaPath: "#/properties/repositoryUrls/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err75];
					else vErrors.push(err75);
					errors++;
				}
			} else {
				const err76 = {
					instancePath: instancePath + "/repositoryUrls",
					schemaPath: "#/properties/repositoryUrls/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err76];
				else vErrors.push(err76);
				errors++;
			}
		}
		if (data.charts !== void 0) {
			let data56 = data.charts;
			if (Array.isArray(data56)) {
				const len18 = data56.length;
				for (let i18 = 0; i18 < len18; i18++) {
					let data57 = data56[i18];
					if (typeof data57 === "string") {
						if (func5(data57) < 1) {
							const err77 = {
								instancePath: instancePath + "/charts/" + i18,
								schemaPath: "#/properties/charts/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
					} else {
						const err78 = {
							instancePath: instancePath + "/charts/" + i18,
							schemaPath: "#/properties/charts/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
				}
			} else {
				const err79 = {
					instancePath: instancePath + "/charts",
					schemaPath: "#/properties/charts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err79];
				else vErrors.push(err79);
				errors++;
			}
		}
		if (data.chartVersionAny !== void 0) {
			if (typeof data.chartVersionAny !== "boolean") {
				const err80 = {
					instancePath: instancePath + "/chartVersionAny",
					schemaPath: "#/properties/chartVersionAny/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err80];
				else vErrors.push(err80);
				errors++;
			}
		}
		if (data.loadRestrictor !== void 0) {
			let data59 = data.loadRestrictor;
			if (!(data59 === "repository" || data59 === "root")) {
				const err81 = {
					instancePath: instancePath + "/loadRestrictor",
					schemaPath: "#/properties/loadRestrictor/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.loadRestrictor.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err81];
				else vErrors.push(err81);
				errors++;
			}
		}
		if (data.reloader !== void 0) {
			let data60 = data.reloader;
			if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
				for (const key7 in data60) if (!(key7 === "autoReloadAll" || key7 === "reloadOnCreate" || key7 === "reloadOnDelete" || key7 === "ignoresConfigMaps" || key7 === "ignoresSecrets" || key7 === "ignoredNamespaces" || key7 === "argoRollouts")) {
					const err82 = {
						instancePath: instancePath + "/reloader",
						schemaPath: "#/properties/reloader/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key7 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
				if (data60.autoReloadAll !== void 0) {
					if (typeof data60.autoReloadAll !== "boolean") {
						const err83 = {
							instancePath: instancePath + "/reloader/autoReloadAll",
							schemaPath: "#/properties/reloader/properties/autoReloadAll/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
				}
				if (data60.reloadOnCreate !== void 0) {
					if (typeof data60.reloadOnCreate !== "boolean") {
						const err84 = {
							instancePath: instancePath + "/reloader/reloadOnCreate",
							schemaPath: "#/properties/reloader/properties/reloadOnCreate/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				}
				if (data60.reloadOnDelete !== void 0) {
					if (typeof data60.reloadOnDelete !== "boolean") {
						const err85 = {
							instancePath: instancePath + "/reloader/reloadOnDelete",
							schemaPath: "#/properties/reloader/properties/reloadOnDelete/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err85];
						else vErrors.push(err85);
						errors++;
					}
				}
				if (data60.ignoresConfigMaps !== void 0) {
					if (typeof data60.ignoresConfigMaps !== "boolean") {
						const err86 = {
							instancePath: instancePath + "/reloader/ignoresConfigMaps",
							schemaPath: "#/properties/reloader/properties/ignoresConfigMaps/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				}
				if (data60.ignoresSecrets !== void 0) {
					if (typeof data60.ignoresSecrets !== "boolean") {
						const err87 = {
							instancePath: instancePath + "/reloader/ignoresSecrets",
							schemaPath: "#/properties/reloader/properties/ignoresSecrets/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err87];
						else vErrors.push(err87);
						errors++;
					}
				}
				if (data60.ignoredNamespaces !== void 0) {
					let data66 = data60.ignoredNamespaces;
					if (Array.isArray(data66)) {
						const len19 = data66.length;
						for (let i19 = 0; i19 < len19; i19++) if (typeof data66[i19] !== "string") {
							const err88 = {
								instancePath: instancePath + "/reloader/ignoredNamespaces/" + i19,
								schemaPath: "#/properties/reloader/properties/ignoredNamespaces/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
					} else {
						const err89 = {
							instancePath: instancePath + "/reloader/ignoredNamespaces",
							schemaPath: "#/properties/reloader/properties/ignoredNamespaces/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err89];
						else vErrors.push(err89);
						errors++;
					}
				}
				if (data60.argoRollouts !== void 0) {
					if (typeof data60.argoRollouts !== "boolean") {
						const err90 = {
							instancePath: instancePath + "/reloader/argoRollouts",
							schemaPath: "#/properties/reloader/properties/argoRollouts/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err90];
						else vErrors.push(err90);
						errors++;
					}
				}
			} else {
				const err91 = {
					instancePath: instancePath + "/reloader",
					schemaPath: "#/properties/reloader/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err91];
				else vErrors.push(err91);
				errors++;
			}
		}
		if (data.limits !== void 0) {
			let data69 = data.limits;
			if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
				for (const key8 in data69) if (!(key8 === "fileSize" || key8 === "aliasNodes" || key8 === "depth" || key8 === "documents")) {
					const err92 = {
						instancePath: instancePath + "/limits",
						schemaPath: "#/properties/limits/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err92];
					else vErrors.push(err92);
					errors++;
				}
				if (data69.fileSize !== void 0) {
					let data70 = data69.fileSize;
					if (!(typeof data70 == "number" && !(data70 % 1) && !isNaN(data70) && isFinite(data70))) {
						const err93 = {
							instancePath: instancePath + "/limits/fileSize",
							schemaPath: "#/properties/limits/properties/fileSize/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err93];
						else vErrors.push(err93);
						errors++;
					}
					if (typeof data70 == "number" && isFinite(data70)) {
						if (data70 < 1 || isNaN(data70)) {
							const err94 = {
								instancePath: instancePath + "/limits/fileSize",
								schemaPath: "#/properties/limits/properties/fileSize/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err94];
							else vErrors.push(err94);
							errors++;
						}
					}
				}
				if (data69.aliasNodes !== void 0) {
					let data71 = data69.aliasNodes;
					if (!(typeof data71 == "number" && !(data71 % 1) && !isNaN(data71) && isFinite(data71))) {
						const err95 = {
							instancePath: instancePath + "/limits/aliasNodes",
							schemaPath: "#/properties/limits/properties/aliasNodes/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err95];
						else vErrors.push(err95);
						errors++;
					}
					if (typeof data71 == "number" && isFinite(data71)) {
						if (data71 < 1 || isNaN(data71)) {
							const err96 = {
								instancePath: instancePath + "/limits/aliasNodes",
								schemaPath: "#/properties/limits/properties/aliasNodes/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err96];
							else vErrors.push(err96);
							errors++;
						}
					}
				}
				if (data69.depth !== void 0) {
					let data72 = data69.depth;
					if (!(typeof data72 == "number" && !(data72 % 1) && !isNaN(data72) && isFinite(data72))) {
						const err97 = {
							instancePath: instancePath + "/limits/depth",
							schemaPath: "#/properties/limits/properties/depth/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err97];
						else vErrors.push(err97);
						errors++;
					}
					if (typeof data72 == "number" && isFinite(data72)) {
						if (data72 < 1 || isNaN(data72)) {
							const err98 = {
								instancePath: instancePath + "/limits/depth",
								schemaPath: "#/properties/limits/properties/depth/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err98];
							else vErrors.push(err98);
							errors++;
						}
					}
				}
				if (data69.documents !== void 0) {
					let data73 = data69.documents;
					if (!(typeof data73 == "number" && !(data73 % 1) && !isNaN(data73) && isFinite(data73))) {
						const err99 = {
							instancePath: instancePath + "/limits/documents",
							schemaPath: "#/properties/limits/properties/documents/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
					if (typeof data73 == "number" && isFinite(data73)) {
						if (data73 < 1 || isNaN(data73)) {
							const err100 = {
								instancePath: instancePath + "/limits/documents",
								schemaPath: "#/properties/limits/properties/documents/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
					}
				}
			} else {
				const err101 = {
					instancePath: instancePath + "/limits",
					schemaPath: "#/properties/limits/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err101];
				else vErrors.push(err101);
				errors++;
			}
		}
	} else {
		const err102 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err102];
		else vErrors.push(err102);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
// src/config/read-config.ts
function readConfig(file, ruleIds) {
	const { document, violations } = parseConfig(file);
	failOn(violations, file);
	if (document === void 0) return /* @__PURE__ */ new Map();
	const value = valueOf(document, file);
	if (!validate(value)) {
		failOn((validate.errors ?? []).map((error) => explainViolation(error, {
			file,
			document,
			schema: config_schema_default
		})), file);
		return /* @__PURE__ */ new Map();
	}
	failOn(unknownRules({
		file,
		document,
		schema: config_schema_default
	}, ruleIds), file);
	return new Map(Object.entries(value));
}
function valueOf(document, file) {
	const version = isScalar(document.contents) ? void 0 : document.get("kubernetesVersion", true);
	if (isScalar(version)) version.value = version.source ?? version.value;
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
		}], file);
		return;
	}
}
function failOn(violations, file) {
	if (violations.length === 0) return;
	const lines = violations.map(({ at, message }) => {
		const { line, column } = positionOf(at);
		return `${file.path}:${line}:${column}: ${message}`;
	});
	throw new CannotRun([...new Set(lines)], "The configuration is described by schemas/config.schema.json.");
}
export { mapOf as a, itemsOf as i, editExternals as n, configNotice as r, readConfig as t };
