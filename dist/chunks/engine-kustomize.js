"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_run_set_run_build_deployers_kustomization_builds = require("./engine-kustomize2.js");
const require_engine_run_build_deployers = require("./engine-helm.js");
let node_path = require("node:path");
// src/render/kustomize/print/natural-order.ts
const LETTER = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;
function compareNaturally(left, right) {
	if (left === right) return 0;
	const a = Array.from(left);
	const b = Array.from(right);
	for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return compareFrom(a, b, at);
	return a.length - b.length;
}
function compareFrom(a, b, at) {
	const [left = "", right = ""] = [a[at], b[at]];
	const [leftLetter, rightLetter] = [isLetter(left), isLetter(right)];
	if (leftLetter && rightLetter) return compareChars(left, right);
	if (leftLetter || rightLetter) return rightLetter ? -1 : 1;
	const lead = left === "0" || right === "0" ? leadingOne(a, at) : 0;
	const first = digitsFrom(a, at, lead);
	const second = digitsFrom(b, at, lead);
	if (first.value !== second.value) return first.value < second.value ? -1 : 1;
	if (first.end !== second.end) return first.end - second.end;
	return compareChars(left, right);
}
function leadingOne(chars, at) {
	for (let before = at - 1; before >= 0 && isDigit(chars[before] ?? ""); before--) if (chars[before] !== "0") return 1;
	return 0;
}
function digitsFrom(chars, start, lead) {
	let end = start;
	let value = BigInt(lead);
	for (; isDigit(chars[end] ?? ""); end++) {
		const digit = (chars[end]?.codePointAt(0) ?? 48) - 48;
		value = BigInt.asIntN(64, value * 10n + BigInt(digit));
	}
	return {
		value,
		end
	};
}
function compareChars(left, right) {
	return (left.codePointAt(0) ?? 0) - (right.codePointAt(0) ?? 0);
}
function isLetter(char) {
	return /^[A-Za-z]$/.test(char) || char > "" && LETTER.test(char);
}
function isDigit(char) {
	return /^[0-9]$/.test(char) || char > "" && DIGIT.test(char);
}
// src/render/kustomize/tree/scalar-style.ts
const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const SPECIAL = /[^\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const ODD_BREAK = /[\u2028\u2029]/;
const SPACE_BEFORE_BREAK = / [\n\u2028\u2029]/;
const BREAK_BEFORE_SPACE = /[\n\u2028\u2029] /;
const NO_PLAIN_START = /^(?:[#,[\]{}&*!|>'"%@`]|[?:-](?:[ \t\n]|$)|---|\.\.\.)/;
const NO_PLAIN_INSIDE = /:(?:[ \t\n]|$)|[ \t\n]#/;
function styleOfText(text) {
	if (SPECIAL.test(text) || SPACE_BEFORE_BREAK.test(text)) return "double-quoted";
	if (text.includes("\n")) return text.endsWith(" ") ? "double-quoted" : "literal";
	if (ODD_BREAK.test(text)) return BREAK_BEFORE_SPACE.test(text) ? "double-quoted" : "single-quoted";
	if (!isTextWhenPlain(text)) return "double-quoted";
	return isPlainAllowed(text) ? "plain" : "single-quoted";
}
function isTextWhenPlain(text) {
	if (text === "" || BASE_60.test(text)) return false;
	if (!/^[-+.0-9yYnNtTfFoO~]/.test(text)) return true;
	if (require_check.timestampJson(text) !== void 0) return false;
	return require_check.resolveScalar(plainScalar(text), "kubectl").kind === "string";
}
function isPlainAllowed(text) {
	if (text.startsWith(" ") || text.endsWith(" ")) return false;
	return !NO_PLAIN_START.test(text) && !NO_PLAIN_INSIDE.test(text);
}
function plainScalar(text) {
	return {
		kind: "scalar",
		text,
		style: "plain",
		file: {
			path: "",
			text: ""
		},
		start: 0,
		end: 0
	};
}
// src/go/yaml-escape.ts
const SHORT = /* @__PURE__ */ new Map([
	[0, "0"],
	[7, "a"],
	[8, "b"],
	[9, "t"],
	[10, "n"],
	[11, "v"],
	[12, "f"],
	[13, "r"],
	[27, "e"],
	[34, "\""],
	[92, "\\"],
	[133, "N"],
	[160, "_"],
	[8232, "L"],
	[8233, "P"]
]);
const ESCAPED = /["\\]|[^\x20-\x7E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/u;
const ALL_ESCAPED = new RegExp(ESCAPED, "gu");
function isEscaped(char) {
	return ESCAPED.test(char);
}
function escapeChar(char) {
	const code = char.codePointAt(0) ?? 0;
	const short = SHORT.get(code);
	if (short !== void 0) return `\\${short}`;
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${hex.padStart(2, "0")}`;
	return code <= 65535 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
function escapeText(text) {
	return text.replace(ALL_ESCAPED, escapeChar);
}
// src/render/kustomize/tree/write-text.ts
const WIDTH = 80;
const LINE = /[^\n\u2028\u2029]+/g;
const ODD_BREAKS = /[\u2028\u2029]/;
const ODD_BREAKS_BEFORE_TEXT = /[\u2028\u2029]+(?=[^\u2028\u2029])/g;
function writeText(text, place) {
	const style = styleOfText(text);
	if (style === "literal") return place === void 0 ? `"${escaped(text)}"` : literal(text, place.indent);
	return writeQuoted(text, style, place);
}
function writeQuoted(text, style, place) {
	const line = marked(text, style);
	const inner = place !== void 0 && text.includes(" ") && place.column + line.length > WIDTH ? folded(text, style, place) : line;
	if (style === "plain") return inner;
	return style === "single-quoted" ? `'${withBreaks(inner, place)}'` : `"${inner}"`;
}
function marked(text, style) {
	if (style === "plain") return text;
	return style === "single-quoted" ? text.replaceAll("'", "''") : escaped(text);
}
function withBreaks(text, place) {
	if (!ODD_BREAKS.test(text)) return text;
	return text.replaceAll(ODD_BREAKS_BEFORE_TEXT, (breaks) => breaks + (place?.indent ?? ""));
}
function folded(text, style, { column, indent }) {
	const out = [];
	const allEscaped = text.startsWith("\ufeff");
	let at = style === "plain" ? column : column + 1;
	let start = 0;
	for (let space = text.indexOf(" "); space !== -1; space = text.indexOf(" ", space + 1)) {
		const run = text.slice(start, space);
		const written = allEscaped ? run.replace(/[^]/gu, escapeChar) : marked(run, style);
		out.push(written);
		at += lengthOf(written);
		start = space + 1;
		const next = text.charAt(start);
		if (at > WIDTH && !(run === "" && space > 0) && mayBreak(text, space, style)) {
			out.push(`\n${indent}`, next === " " ? "\\" : "");
			at = indent.length + (next === " " ? 1 : 0);
		} else {
			out.push(" ");
			at++;
		}
	}
	const rest = text.slice(start);
	out.push(allEscaped ? rest.replace(/[^]/gu, escapeChar) : marked(rest, style));
	return out.join("");
}
function mayBreak(text, space, style) {
	if (style !== "plain" && (space === 0 || space === text.length - 1)) return false;
	return style === "double-quoted" || text.charAt(space + 1) !== " ";
}
function lengthOf(text) {
	return /[\uDC00-\uDFFF]/.test(text) ? Array.from(text).length : text.length;
}
function literal(text, indent) {
	const body = text.endsWith("\n") ? text.slice(0, -1) : text;
	return `|${require_check.blockHints(text)}\n${indented(body, indent)}`;
}
function indented(text, indent) {
	return text.replaceAll(LINE, (line) => indent + line);
}
function escaped(text) {
	return text.startsWith("\ufeff") ? text.replace(/[^]/gu, escapeChar) : escapeText(text);
}
// src/render/kustomize/print/write-yaml.ts
const LONGEST_SIMPLE_KEY = 128;
const MAX_INT = 2n ** 64n - 1n;
const MIN_INT = -(2n ** 63n);
function writeYaml(objects) {
	return objects.map(writeDocument).join("---\n");
}
function writeDocument(object) {
	const out = [];
	writeBlock(out, object, "");
	return out.join("");
}
function writeBlock(out, node, indent) {
	if (node.kind === "map" && node.entries.length > 0) writeMap(out, node, indent);
	else if (node.kind === "sequence" && node.items.length > 0) writeSequence(out, node, indent);
	else out.push(ended(node, inline(node, {
		column: indent.length,
		indent
	})));
}
function writeMap(out, map, indent) {
	sortedEntries(map).forEach((entry, index) => {
		if (index > 0) out.push(indent);
		writeEntry(out, entry, indent);
	});
}
const sortedEntries = require_start.memo(({ entries }) => entries.toSorted((a, b) => compareNaturally(a.key.text, b.key.text)));
function writeEntry(out, { key, value }, indent) {
	const inner = `${indent}  `;
	if (!isSimpleKey(key.text)) {
		const place = {
			column: inner.length,
			indent: inner
		};
		out.push("? ", writeText(key.text, place), `\n${indent}: `);
		writeBlock(out, value, inner);
		return;
	}
	const name = writeText(key.text, void 0);
	out.push(name, ":");
	if (value.kind === "map" && value.entries.length > 0) {
		out.push(`\n${inner}`);
		writeMap(out, value, inner);
	} else if (value.kind === "sequence" && value.items.length > 0) {
		out.push(`\n${indent}`);
		writeSequence(out, value, indent);
	} else {
		const column = indent.length + lengthOf(name) + 2;
		out.push(" ", ended(value, inline(value, {
			column,
			indent: inner
		})));
	}
}
function writeSequence(out, { items }, indent) {
	items.forEach((item, index) => {
		out.push(index > 0 ? `${indent}- ` : "- ");
		writeBlock(out, item, `${indent}  `);
	});
}
function ended(node, text) {
	return node.kind === "scalar" && text.startsWith("|") && /[\u2028\u2029]$/.test(node.text) ? text : `${text}\n`;
}
function inline(node, place) {
	if (node.kind === "map") return "{}";
	if (node.kind === "sequence") return "[]";
	return scalarText(node, place);
}
function scalarText(node, place) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return writeText(resolved.value, place);
		case "int":
		case "float": return numberText(resolved.json);
		case "bool": return String(resolved.value);
		case "invalid": return writeQuoted(node.text, "double-quoted", place);
		default: return "null";
	}
}
function numberText(json) {
	if (!/^-?[0-9]+$/.test(json)) return require_check.goFloatText(Number(json));
	const value = BigInt(json);
	return value <= MAX_INT && value >= MIN_INT ? String(value) : require_check.goFloatText(Number(json));
}
function isSimpleKey(text) {
	if (text.length * 3 > LONGEST_SIMPLE_KEY && byteLength(text) > LONGEST_SIMPLE_KEY) return false;
	return !/[\r\n\u0085\u2028\u2029]/.test(text);
}
function byteLength(text) {
	return new TextEncoder().encode(text).length;
}
// src/report/secrets/mask-build.ts
const DATA = /* @__PURE__ */ new Set(["data", "stringData"]);
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
function maskBuild(build) {
	return {
		...build,
		objects: build.objects.map(maskObject)
	};
}
function maskObject(object) {
	const { kind, node } = object;
	const open = require_check.openNode(node);
	if (open.kind !== "map") return object;
	return {
		...object,
		node: kind === "Secret" ? maskSecret(open) : open
	};
}
function maskSecret(node) {
	const entries = node.entries.map((entry) => {
		if (DATA.has(entry.name)) return require_check.entryWith(entry, maskValues(entry.value));
		return entry.name === "metadata" ? require_check.entryWith(entry, maskApplied(entry.value)) : entry;
	});
	return {
		...node,
		entries
	};
}
function maskApplied(node) {
	if (node.kind !== "map") return node;
	const entries = node.entries.map((entry) => {
		if (entry.name === "annotations") return require_check.entryWith(entry, maskApplied(entry.value));
		return entry.name === LAST_APPLIED ? require_check.entryWith(entry, maskValues(entry.value)) : entry;
	});
	return {
		...node,
		entries
	};
}
function maskValues(node) {
	if (node.kind === "scalar") return {
		...node,
		text: "***",
		style: "double-quoted"
	};
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map(maskValues)
	};
	const entries = node.entries.map((entry) => {
		const { name, key } = entry;
		const value = maskValues(entry.value);
		if (require_check.isPlausibleKey(name)) return require_check.entryWith(entry, value);
		return {
			name: "***",
			key: {
				...key,
				text: "***",
				style: "double-quoted"
			},
			value
		};
	});
	return {
		...node,
		entries
	};
}
// src/render/origin-lines.ts
function originLines(node) {
	const home = require_start.hostSpan(node).file.path;
	const lines = [`from ${require_start.placeOf(node)}`];
	for (const { path, place } of foreignFields(node, home)) lines.push(`${path} from ${place}`);
	return lines;
}
function foreignFields(root, home) {
	const found = [];
	const visit = (node, path) => {
		if ((require_start.hostSpan(node).file.path !== home || node.kind === "scalar" && require_check.trailOf(node) !== void 0) && node.kind === "scalar") {
			found.push({
				path,
				place: require_start.placeOf(node)
			});
			return;
		}
		if (node.kind === "map") for (const { name, value } of node.entries) visit(value, path === "" ? name : `${path}.${name}`);
		else if (node.kind === "sequence") for (const [index, item] of node.items.entries()) visit(item, `${path}[${index}]`);
	};
	visit(root, "");
	return found.filter(({ path }) => path !== "apiVersion" && path !== "kind");
}
// src/options/chart-arguments.ts
const SETS = [
	"set",
	"set-string",
	"set-json",
	"set-file",
	"set-literal"
];
function chartArguments(values) {
	const text = (flag, otherwise) => values.get(flag)?.at(-1) ?? otherwise;
	return {
		helm: text("helm", "3") === "4" ? 4 : 3,
		releaseName: text("release-name", "release-name"),
		namespace: text("namespace", "default"),
		kubernetesVersion: text("kubernetes-version", `1.36.0`),
		apiVersions: separated(values, "api-versions"),
		valuesFiles: separated(values, "values"),
		sets: SETS.flatMap((kind) => (values.get(kind) ?? []).map((each) => ({
			kind,
			text: each
		}))),
		showOnly: values.get("show-only") ?? [],
		includeCrds: values.has("include-crds"),
		noHooks: values.has("no-hooks"),
		skipTests: values.has("skip-tests"),
		skipSchemaValidation: values.has("skip-schema-validation")
	};
}
function refuseChartOptions(values) {
	const wrong = require_start.CHART_OPTIONS.find(({ name }) => values.has(name));
	if (wrong === void 0) return;
	throw new require_load.CannotRun(`\`--${wrong.name}\` works only with charts, but this is a kustomization.`, "Name the folder or the archive of a chart.");
}
function separated(values, flag) {
	return (values.get(flag) ?? []).flatMap((each) => each.split(","));
}
// src/render/kustomize/kustomization-builds.ts
var kustomization_builds_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ kustomizationBuilds: () => kustomizationBuilds });
function kustomizationBuilds(folders, context) {
	return folders.map((folder) => {
		const { objects, partial, findings, files, charts, patches, work } = require_engine_run_set_run_build_deployers_kustomization_builds.buildKustomization(context, folder === "." ? "" : folder);
		const found = {
			...charts.length === 0 ? {} : { inflates: charts },
			...patches.length === 0 ? {} : { patches }
		};
		return require_check.withWork({
			id: folder,
			kind: "kustomization",
			objects,
			partial,
			files,
			failures: findings,
			...found
		}, work);
	});
}
// src/render/print-build.ts
function printBuild({ objects }, { origins }) {
	if (!origins) return writeYaml(objects.map(({ node }) => node));
	return objects.map((object) => `${originLines(object.node).map((line) => `# ${line}\n`).join("")}${writeYaml([object.node])}`).join("---\n");
}
// src/commands/build.ts
function build(tree, folder, settings, options) {
	const files = tree.paths.filter(require_start.isManifestName).map((path) => require_check.parseFile(path, tree.read(path), settings.limits));
	if (!require_check.kustomizationGraph(files).folders.has(folder)) throw new require_load.CannotRun(`There is no kustomization in \`${folder}\`.`, "Name a folder with a kustomization.yaml, kustomization.yml or Kustomization, or a Helm chart.");
	const { limits, loadRestrictor } = settings;
	const parsed = require_check.fileParser(tree, files, limits);
	const charts = require_engine_run_build_deployers.openCharts(tree, {
		limits,
		folders: settings.charts,
		anyVersion: settings.anyChartVersion === true
	});
	const kubernetesVersion = `1.${settings.kubernetesVersion}.0`;
	const findChart = require_engine_run_build_deployers.chartFinder({
		tree,
		limits,
		charts,
		kubernetesVersion
	});
	const context = require_check.openContext({
		tree,
		parsed,
		limits,
		loadRestrictor,
		findChart
	});
	const [rendered] = kustomizationBuilds([folder], context);
	if (rendered === void 0) throw new Error("one folder gives one build");
	const { partial } = rendered;
	const failures = require_check.hideSecretsOf(rendered.failures, files, [rendered]);
	return {
		text: failures.length > 0 ? "" : printBuild(options.maskSecrets === true ? maskBuild(rendered) : rendered, options),
		partial,
		failures
	};
}
// src/cli/chart-named.ts
function chartNamed(word, cwd) {
	if (/\.(?:tgz|tar\.gz)$/.test(word)) return word;
	const folder = /(?:^|[\\/])Chart\.yaml$/.test(word) ? (0, node_path.join)(word, "..") : word;
	if (require_load.whatIsAt(cwd, (0, node_path.join)(folder, "Chart.yaml")) !== "file") return void 0;
	if (folder !== word) return folder;
	return require_start.KUSTOMIZATION_NAMES.some((name) => require_load.whatIsAt(cwd, (0, node_path.join)(folder, name)) === "file") ? void 0 : folder;
}
// src/cli/run-build.ts
var run_build_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuild: () => runBuild });
async function runBuild(args, outside) {
	const { positionals, values } = args;
	const [word = ".", more] = positionals;
	if (more !== void 0) throw new require_load.CannotRun(`\`envfrom build\` takes one folder or chart: remove \`${more}\`.`);
	const chart = chartNamed(word, outside.cwd);
	if (chart !== void 0) return (await Promise.resolve().then(() => require("./engine-report4.js")).then((n) => n.run_build_chart_exports)).runBuildChart(chart, args, outside);
	refuseChartOptions(values);
	const run = await require_start.openRun([folderNamed(word, outside)], new Map(values).set("no-config", [""]), outside);
	await require_start.loadAllParts();
	const { tree, settings, located, notices } = run;
	for (const notice of notices) require_start.say(outside, `envfrom: ${notice}`);
	const [target] = located.targets;
	if (target?.kind !== "folder") throw new require_load.CannotRun(`\`${word}\` is not a folder.`);
	const built = build(tree, require_load.pathFrom(located.root, target.path) || ".", settings, {
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(outside)
	});
	for (const reason of built.partial) require_start.say(outside, `envfrom: left out: ${reason}`);
	const failed = built.failures.map(({ at, message }) => `${require_start.placeOf(at)}: error: ${message}`);
	for (const failure of new Set(failed)) require_start.say(outside, failure);
	if (built.failures.length > 0) return 1;
	require_start.writeOutput(built.text, values.get("output")?.at(-1), located, outside);
	return 0;
}
function folderNamed(word, { cwd }) {
	return /^(?:kustomization\.ya?ml|Kustomization)$/.test((0, node_path.basename)(word)) && require_load.whatIsAt(cwd, word) === "file" ? (0, node_path.dirname)(word) : word;
}
Object.defineProperty(exports, "chartArguments", {
	enumerable: true,
	get: function() {
		return chartArguments;
	}
});
Object.defineProperty(exports, "compareNaturally", {
	enumerable: true,
	get: function() {
		return compareNaturally;
	}
});
Object.defineProperty(exports, "escapeChar", {
	enumerable: true,
	get: function() {
		return escapeChar;
	}
});
Object.defineProperty(exports, "isEscaped", {
	enumerable: true,
	get: function() {
		return isEscaped;
	}
});
Object.defineProperty(exports, "isPlainAllowed", {
	enumerable: true,
	get: function() {
		return isPlainAllowed;
	}
});
Object.defineProperty(exports, "isTextWhenPlain", {
	enumerable: true,
	get: function() {
		return isTextWhenPlain;
	}
});
Object.defineProperty(exports, "kustomization_builds_exports", {
	enumerable: true,
	get: function() {
		return kustomization_builds_exports;
	}
});
Object.defineProperty(exports, "maskObject", {
	enumerable: true,
	get: function() {
		return maskObject;
	}
});
Object.defineProperty(exports, "originLines", {
	enumerable: true,
	get: function() {
		return originLines;
	}
});
Object.defineProperty(exports, "run_build_exports", {
	enumerable: true,
	get: function() {
		return run_build_exports;
	}
});
Object.defineProperty(exports, "styleOfText", {
	enumerable: true,
	get: function() {
		return styleOfText;
	}
});
Object.defineProperty(exports, "writeQuoted", {
	enumerable: true,
	get: function() {
		return writeQuoted;
	}
});
Object.defineProperty(exports, "writeText", {
	enumerable: true,
	get: function() {
		return writeText;
	}
});
Object.defineProperty(exports, "writeYaml", {
	enumerable: true,
	get: function() {
		return writeYaml;
	}
});
