import { $t as KUSTOMIZATION_NAMES, Dt as isLogOfCi, Jt as CannotRun, L as placeOf, P as hostSpan, Rt as CHART_OPTIONS, St as memo, U as contentReader, W as readNamedFile, Yt as loadAllParts, b as readStdin, ct as locatePaths, dt as whatIsAt, en as isManifestName, gt as say, lt as pathFrom, m as openRun, rt as writeOutput, st as isWithin, v as DEFAULT_LIMITS } from "./start.js";
import { B as openNode, Et as manifestsOf, Gr as entryWith, Gt as blockHints, L as isPlausibleKey, Or as goFloatText, P as hideSecretsOf, Sr as resolveScalar, Tt as parseFile, Vr as trailOf, et as openContext, it as fileParser, nt as kustomizationGraph, wr as timestampJson } from "./check.js";
import { $ as loadArchive, I as splitManifests, L as trimSpace, Q as parseKubeVersion, R as releaseNameFault, _t as textOf, et as loadChart, r as renderChart, t as composeValues, vt as chartFilesOfFolder, xt as fromBytes, yt as matchPath } from "./engine-helm.js";
import { t as buildKustomization } from "./engine-kustomize2.js";
import { f as openCharts, t as chartFinder } from "./engine-releases.js";
import { basename, dirname, join, resolve } from "node:path";
import { readdirSync, realpathSync, statSync } from "node:fs";
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter(({ events }) => {
		return !options.noHooks && !(options.skipTests && events?.includes("test") === true);
	});
	const text = `${trimSpace(textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
	return options.showOnly.length === 0 ? {
		kind: "printed",
		text
	} : showOnly(text, options);
}
function documentOf(name, text, comments) {
	return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join("")}${text}\n`;
}
const SOURCE = /# Source: [^/]+\/(.+)/;
function showOnly(text, { helm, showOnly: patterns }) {
	const documents = splitManifests(textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && matchPath(pattern, name) === true;
		});
		if (found.length === 0) return {
			kind: "refused",
			message: `could not find template ${pattern} in chart`
		};
		shown += found.map((document) => `---\n${document}\n`).join("");
	}
	return {
		kind: "printed",
		text: shown
	};
}
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
	if (timestampJson(text) !== void 0) return false;
	return resolveScalar(plainScalar(text), "kubectl").kind === "string";
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
	const inner = place !== void 0 && text.includes(" ") && place.column + text.length > WIDTH ? folded(text, style, place) : marked(text, style);
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
	const allEscaped = text.startsWith("﻿");
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
	return `|${blockHints(text)}\n${indented(body, indent)}`;
}
function indented(text, indent) {
	return text.replaceAll(LINE, (line) => indent + line);
}
function escaped(text) {
	return text.startsWith("﻿") ? text.replace(/[^]/gu, escapeChar) : escapeText(text);
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
const sortedEntries = memo(({ entries }) => entries.toSorted((a, b) => compareNaturally(a.key.text, b.key.text)));
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
	const resolved = resolveScalar(node, "kustomize");
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
	if (!/^-?[0-9]+$/.test(json)) return goFloatText(Number(json));
	const value = BigInt(json);
	return value <= MAX_INT && value >= MIN_INT ? String(value) : goFloatText(Number(json));
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
	const open = openNode(node);
	if (open.kind !== "map") return object;
	return {
		...object,
		node: kind === "Secret" ? maskSecret(open) : open
	};
}
function maskSecret(node) {
	const entries = node.entries.map((entry) => {
		if (DATA.has(entry.name)) return entryWith(entry, maskValues(entry.value));
		return entry.name === "metadata" ? entryWith(entry, maskApplied(entry.value)) : entry;
	});
	return {
		...node,
		entries
	};
}
function maskApplied(node) {
	if (node.kind !== "map") return node;
	const entries = node.entries.map((entry) => {
		if (entry.name === "annotations") return entryWith(entry, maskApplied(entry.value));
		return entry.name === LAST_APPLIED ? entryWith(entry, maskValues(entry.value)) : entry;
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
		if (isPlausibleKey(name)) return entryWith(entry, value);
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
	const home = hostSpan(node).file.path;
	const lines = [`from ${placeOf(node)}`];
	for (const { path, place } of foreignFields(node, home)) lines.push(`${path} from ${place}`);
	return lines;
}
function foreignFields(root, home) {
	const found = [];
	const visit = (node, path) => {
		if ((hostSpan(node).file.path !== home || node.kind === "scalar" && trailOf(node) !== void 0) && node.kind === "scalar") {
			found.push({
				path,
				place: placeOf(node)
			});
			return;
		}
		if (node.kind === "map") for (const { name, value } of node.entries) visit(value, path === "" ? name : `${path}.${name}`);
		else if (node.kind === "sequence") for (const [index, item] of node.items.entries()) visit(item, `${path}[${index}]`);
	};
	visit(root, "");
	return found.filter(({ path }) => path !== "apiVersion" && path !== "kind");
}
// src/commands/build-chart.ts
function buildChart(place, read, request, limits) {
	const rendered = renderRequested(place, read, request, limits);
	const { warnings } = rendered;
	if (rendered.kind === "refused") return {
		...failed(rendered),
		warnings
	};
	const printed = print(rendered, request);
	return printed.kind === "printed" ? {
		text: printed.text,
		warnings
	} : {
		text: "",
		warnings,
		failure: {
			message: printed.message,
			at: void 0
		}
	};
}
function renderRequested(place, read, request, limits) {
	const options = {
		limits,
		helm: request.helm
	};
	const kubeVersion = kubeVersionOf(request);
	const given = givenValues(request, options);
	if (given.kind === "refused") return {
		...given,
		warnings: []
	};
	const loaded = chartAt(place, read, options);
	if (loaded.kind === "refused") return {
		...loaded,
		warnings: []
	};
	return renderChart(loaded.chart, given.values, {
		name: nameOf(request),
		namespace: request.namespace,
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion,
		apiVersions: request.apiVersions
	}, {
		...options,
		missing: "refuse",
		skipSchemaValidation: request.skipSchemaValidation
	});
}
function failed(refusal) {
	const { message, discreet = message, at } = refusal;
	return {
		text: "",
		warnings: [],
		failure: {
			message: discreet,
			at
		}
	};
}
function kubeVersionOf({ kubernetesVersion }) {
	const version = parseKubeVersion(kubernetesVersion);
	if (version.kind === "version") return version.version;
	throw new CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (releaseNameFault(releaseName) === void 0) return releaseName;
	throw new CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lower-case letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return loadArchive(place.path, content.bytes, options);
	throw new CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = (path) => {
		const content = request.readNamed(path);
		return content.kind === "bytes" ? { text: textOf(fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
	return composeValues({
		files,
		sets,
		readFile
	}, options);
}
function argumentFile(kind, text) {
	return {
		path: `--${kind}`,
		text
	};
}
function print(rendered, request) {
	const { manifests, hooks, crds } = rendered;
	const { helm, noHooks, skipTests, showOnly, includeCrds, origins, maskSecrets } = request;
	return printRelease(manifests, hooks, includeCrds ? crds : [], {
		helm,
		noHooks,
		skipTests,
		showOnly,
		...maskSecrets && { shown: maskedText },
		...origins && { above: ({ root }) => root === void 0 ? [] : originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return writeYaml(manifests.map((object) => maskObject(object).node)).trimEnd();
}
// src/io/list-chart.ts
const MOST_FILES = 5e4;
function listChart(root, folder) {
	const files = [];
	const walk = (path, above) => {
		const real = realPath(path);
		if (real === void 0 || !isWithin(root, real) || above.includes(real)) return;
		for (const name of namesIn(real)) {
			if (files.length >= MOST_FILES) return;
			const below = join(path, name);
			const kind = kindOf(below);
			if (kind === "folder") walk(below, [...above, real]);
			else if (kind === "file") files.push(pathFrom(root, below));
		}
	};
	walk(folder, []);
	return files.sort();
}
function realPath(path) {
	try {
		return realpathSync(path);
	} catch {
		return;
	}
}
function namesIn(folder) {
	try {
		return readdirSync(folder).sort();
	} catch {
		return [];
	}
}
function kindOf(path) {
	try {
		const stats = statSync(path);
		if (stats.isDirectory()) return "folder";
		return stats.isFile() ? "file" : void 0;
	} catch {
		return;
	}
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
	const wrong = CHART_OPTIONS.find(({ name }) => values.has(name));
	if (wrong === void 0) return;
	throw new CannotRun(`\`--${wrong.name}\` works only with charts, but this is a kustomization.`, "Name the folder or the archive of a chart.");
}
function separated(values, flag) {
	return (values.get(flag) ?? []).flatMap((each) => each.split(","));
}
// src/cli/run-build-chart.ts
const MOST_BYTES = 104857600;
async function runBuildChart(word, { values }, outside) {
	const located = locatePaths(outside.cwd, [word]);
	const said = chartArguments(values);
	const given = [];
	for (const name of said.valuesFiles) given.push(await valuesFile(name, located, outside));
	const built = buildChart(placeIn(located, word), contentReader(located.root, MOST_BYTES), {
		...said,
		values: given,
		readNamed: (path) => readNamedFile(resolve(located.here, path), MOST_BYTES),
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || isLogOfCi(outside)
	}, DEFAULT_LIMITS);
	for (const warning of built.warnings) report(warning, "warning", outside);
	if (built.failure !== void 0) {
		report(built.failure, "error", outside);
		return 1;
	}
	writeOutput(built.text, values.get("output")?.at(-1), located, outside);
	return 0;
}
function placeIn({ root, targets }, word) {
	const [target] = targets;
	if (target?.kind === "folder") return {
		kind: "folder",
		path: pathFrom(root, target.path) || ".",
		files: listChart(root, target.path)
	};
	if (target?.kind === "file") return {
		kind: "archive",
		path: pathFrom(root, target.path)
	};
	throw new CannotRun(`\`${word}\` is neither the folder nor the archive of a chart.`);
}
async function valuesFile(name, { here, root }, { stdin }) {
	if (name === "-") {
		const content = await readStdin(stdin, MOST_BYTES);
		if (content.kind === "bytes") return {
			path: "stdin.yaml",
			bytes: content.bytes
		};
	}
	const absolute = resolve(here, name);
	const content = readNamedFile(absolute, MOST_BYTES);
	if (content.kind === "bytes") return {
		path: isWithin(root, absolute) ? pathFrom(root, absolute) : name,
		bytes: content.bytes
	};
	const help = /^\w+:\/\//.test(name) ? "Nothing is fetched: download it first." : void 0;
	throw new CannotRun(`Cannot read the values file \`${name}\`: ${content.reason}.`, help);
}
function report({ message, at }, severity, outside) {
	const [first = "", ...rest] = message.trimEnd().replace(/^warning: /i, "").split("\n");
	const place = at === void 0 ? "envfrom" : placeOf(at);
	say(outside, `${place}: ${severity}: ${first}`);
	for (const line of rest) say(outside, `  ${line}`);
}
// src/render/kustomize/kustomization-builds.ts
function kustomizationBuilds(folders, context) {
	return folders.map((folder) => {
		const { objects, partial, findings, files, charts } = buildKustomization(context, folder === "." ? "" : folder);
		return {
			id: folder,
			kind: "kustomization",
			objects,
			partial,
			files,
			failures: findings,
			...charts.length === 0 ? {} : { inflates: charts }
		};
	});
}
// src/render/print-build.ts
function printBuild({ objects }, { origins }) {
	if (!origins) return writeYaml(objects.map(({ node }) => node));
	return objects.map((object) => `${originLines(object.node).map((line) => `# ${line}\n`).join("")}${writeYaml([object.node])}`).join("---\n");
}
// src/commands/build.ts
function build(tree, folder, settings, options) {
	const files = tree.paths.filter(isManifestName).map((path) => parseFile(path, tree.read(path), settings.limits));
	if (!kustomizationGraph(files).folders.has(folder)) throw new CannotRun(`There is no kustomization in \`${folder}\`.`, "Name a folder with a kustomization.yaml, kustomization.yml or Kustomization, or a Helm chart.");
	const { limits, loadRestrictor } = settings;
	const parsed = fileParser(tree, files, limits);
	const charts = openCharts(tree, {
		limits,
		folders: settings.charts,
		anyVersion: settings.anyChartVersion === true
	});
	const kubernetesVersion = `1.${settings.kubernetesVersion}.0`;
	const findChart = chartFinder({
		tree,
		limits,
		charts,
		kubernetesVersion
	});
	const context = openContext({
		tree,
		parsed,
		limits,
		loadRestrictor,
		findChart
	});
	const [rendered] = kustomizationBuilds([folder], context);
	if (rendered === void 0) throw new Error("one folder gives one build");
	const { partial } = rendered;
	const failures = hideSecretsOf(rendered.failures, files, [rendered]);
	return {
		text: failures.length > 0 ? "" : printBuild(options.maskSecrets === true ? maskBuild(rendered) : rendered, options),
		partial,
		failures
	};
}
// src/cli/chart-named.ts
function chartNamed(word, cwd) {
	if (/\.(?:tgz|tar\.gz)$/.test(word)) return word;
	const folder = /(?:^|[\\/])Chart\.yaml$/.test(word) ? join(word, "..") : word;
	if (whatIsAt(cwd, join(folder, "Chart.yaml")) !== "file") return void 0;
	if (folder !== word) return folder;
	return KUSTOMIZATION_NAMES.some((name) => whatIsAt(cwd, join(folder, name)) === "file") ? void 0 : folder;
}
// src/cli/run-build.ts
async function runBuild(args, outside) {
	const { positionals, values } = args;
	const [word = ".", more] = positionals;
	if (more !== void 0) throw new CannotRun(`\`envfrom build\` takes one folder or chart: remove \`${more}\`.`);
	const chart = chartNamed(word, outside.cwd);
	if (chart !== void 0) return (await import("./run-build-chart.js")).runBuildChart(chart, args, outside);
	refuseChartOptions(values);
	const run = await openRun([folderNamed(word, outside)], new Map(values).set("no-config", [""]), outside);
	await loadAllParts();
	const { tree, settings, located, notices } = run;
	for (const notice of notices) say(outside, `envfrom: ${notice}`);
	const [target] = located.targets;
	if (target?.kind !== "folder") throw new CannotRun(`\`${word}\` is not a folder.`);
	const built = build(tree, pathFrom(located.root, target.path) || ".", settings, {
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || isLogOfCi(outside)
	});
	for (const reason of built.partial) say(outside, `envfrom: left out: ${reason}`);
	for (const { at, message } of built.failures) say(outside, `${placeOf(at)}: error: ${message}`);
	if (built.failures.length > 0) return 1;
	writeOutput(built.text, values.get("output")?.at(-1), located, outside);
	return 0;
}
function folderNamed(word, { cwd }) {
	return /^(?:kustomization\.ya?ml|Kustomization)$/.test(basename(word)) && whatIsAt(cwd, word) === "file" ? dirname(word) : word;
}
export { writeQuoted as a, isEscaped as c, styleOfText as d, compareNaturally as f, writeYaml as i, isPlainAllowed as l, kustomizationBuilds as n, writeText as o, runBuildChart as r, escapeChar as s, runBuild as t, isTextWhenPlain as u };
