import { $ as loadArchive, A as valueOrigin, E as parseConstraint, Q as parseKubeVersion, R as releaseNameFault, T as satisfies, _ as mergeTables, _t as textOf, a as BRACES, b as newTable, bt as sourceOf, c as isFunctionName, d as newSet, et as loadChart, f as narrowSpan, h as nodeValue, i as parseTemplate, l as bindTemplates, mt as originOf, nt as parseVersion, o as compile, p as parseErrorText, r as renderChart, s as runMachine, t as composeValues, tt as compareVersions, u as addTemplate, v as copyTable, vt as chartFilesOfFolder, x as allFunctions, xt as fromBytes, y as isTable, z as NIL } from "./engine-helm.js";
import { Gt as nearestName, P as hostSpan, St as memo } from "./start.js";
import { $t as done, Cr as stringOf, Et as manifestsOf, In as folderOf, Xr as valueAt, ct as newBudget, qr as mapAt, rn as refused, wt as unusedFolders } from "./check.js";
// src/render/releases/chart-library.ts
const CHART_FILE = /(?:^|\/)Chart\.yaml$/;
const ARCHIVE$1 = /\.tgz$/;
const PULLED_CHARTS = [".envfrom/charts"];
function openCharts(tree, { limits, folders: pulled = PULLED_CHARTS, anyVersion }) {
	const isPulled = (path) => path.startsWith("$") || pulled.some((folder) => path.startsWith(`${folder}/`));
	const unused = unusedFolders(tree.paths, tree.named);
	const isCounted = (path) => isPulled(path) || unused(path) === void 0;
	const shelf = new Set(tree.charts?.paths ?? []);
	const paths = [.../* @__PURE__ */ new Set([...tree.paths, ...shelf])];
	const read = (path) => shelf.has(path) && tree.charts !== void 0 ? tree.charts.read(path) : tree.read(path);
	const all = paths.filter((path) => CHART_FILE.test(path) && isCounted(path)).map(folderOf);
	const known = new Set(all);
	const tops = all.filter((folder) => !isSubchart(folder, known));
	const loaded = /* @__PURE__ */ new Map();
	const load = (path) => {
		let chart = loaded.get(path);
		if (chart === void 0) {
			chart = ARCHIVE$1.test(path) ? loadArchiveAt(path, read, limits) : loadFolder(path, paths, read, limits);
			loaded.set(path, chart);
		}
		return chart;
	};
	const beside = (folder) => {
		const prefix = folder === "." ? "" : `${folder}/`;
		const own = (tree.around?.() ?? []).filter((path) => path.startsWith(prefix));
		if (!own.includes(`${prefix}Chart.yaml`)) return void 0;
		const chart = loaded.get(folder) ?? loadFolder(folder, own, read, limits);
		loaded.set(folder, chart);
		return chart;
	};
	const archives = paths.filter((path) => ARCHIVE$1.test(path) && isPulled(path));
	return {
		folders: tops.filter((folder) => !isPulled(folder)),
		isPulled,
		at: (folder) => known.has(folder) ? load(folder) : void 0,
		anywhere: (folder) => known.has(folder) ? load(folder) : beside(folder),
		named: (name, version) => {
			const isLikely = (path) => path.includes(`/${name}-`);
			const likely = [...archives.filter(isLikely), ...tops].map(load);
			const others = () => archives.filter((path) => !isLikely(path) && !path.startsWith("$")).map(load);
			return newestOf(likely.filter((chart) => fits(chart, name, version))) ?? newestOf(others().filter((chart) => fits(chart, name, version))) ?? (anyVersion ? newestOf(likely.filter((chart) => fits(chart, name, "*"))) : void 0);
		}
	};
}
function isSubchart(folder, known) {
	for (let at = folder.lastIndexOf("/charts/"); at !== -1; at = folder.lastIndexOf("/charts/", at - 1)) {
		if (known.has(folder.slice(0, at))) return true;
		if (at === 0) break;
	}
	return folder.startsWith("charts/") && known.has(".");
}
function loadFolder(folder, all, read, limits) {
	const prefix = folder === "." ? "" : `${folder}/`;
	const paths = all.filter((path) => path.startsWith(prefix));
	const files = chartFilesOfFolder(folder, paths, read);
	if (files.kind === "refused") return files;
	return loadChart(folder, files.files, {
		limits,
		helm: 3
	});
}
function loadArchiveAt(path, read, limits) {
	const content = read(path);
	if (content.kind === "unreadable") {
		const at = {
			file: {
				path,
				text: ""
			},
			start: 0,
			end: 0
		};
		return {
			kind: "refused",
			message: content.reason,
			at
		};
	}
	return loadArchive(path, content.bytes, {
		limits,
		helm: 3
	});
}
function newestOf(charts) {
	return charts.reduce((best, chart) => {
		if (best === void 0) return chart;
		const [one, other] = [versionOf(best), versionOf(chart)];
		if (typeof other === "string") return best;
		return typeof one === "string" || compareVersions(other, one) > 0 ? chart : best;
	}, void 0);
}
function versionOf(loaded) {
	return parseVersion(loaded.kind === "chart" ? loaded.chart.metadata.version.text : "");
}
function fits(loaded, name, version) {
	if (loaded.kind === "refused" || loaded.chart.metadata.name.text !== name) return false;
	return isVersionFor(loaded.chart.metadata.version.text, version);
}
function isVersionFor(own, version) {
	if (version === void 0 || version === "" || version === "*" || version === own) return true;
	const range = parseConstraint(version);
	const parsed = parseVersion(own);
	return typeof range !== "string" && typeof parsed !== "string" && satisfies(parsed, range);
}
// src/render/helm/template/render-text.ts
function newTextRenderer(language) {
	const { name } = language;
	const program = programOf(language);
	const bind = memo((source) => bindTemplates(name, source, program.parse(source.text)));
	return (source, dot, { missingKey, budget }) => {
		const bound = bind(source);
		if (bound.kind === "fault") {
			const { fault } = bound;
			const at = narrowSpan(source, fault.start, fault.end);
			return {
				kind: "parse-error",
				message: parseErrorText(name, fault),
				at
			};
		}
		const set = newSet();
		for (const template of bound.all) addTemplate(set, template);
		const execution = {
			set,
			dot,
			budget,
			helm: 3,
			program,
			included: /* @__PURE__ */ new Map(),
			missingKey
		};
		const executed = runMachine(bound.main, execution);
		if (executed.kind === "text") return executed;
		const { levels, at } = executed.error;
		return {
			kind: "error",
			message: levels[0] ?? "",
			at
		};
	};
}
function programOf({ functions, delimiters = BRACES }) {
	const isFunction = (word) => isFunctionName(functions, word);
	return {
		parse: (text) => parseTemplate(text, isFunction, delimiters),
		compile: memo((root) => compile(root, functions))
	};
}
// src/render/releases/chart-need.ts
function fluxChartNeed(release, find) {
	const spec = mapAt(release.node, "spec", "chart", "spec");
	if (spec !== void 0) return needOfSpec(spec, release, find);
	const reference = mapAt(release.node, "spec", "chartRef");
	const named = textIn(reference, release, "name");
	if (named === void 0) return void 0;
	const kind = textIn(reference, release, "kind") ?? "";
	const found = find(kind, named, textIn(reference, release, "namespace") ?? release.namespace, pathOf(release));
	if (found === void 0) return {
		name: named,
		version: void 0,
		repository: void 0
	};
	if (kind === "HelmChart") return needOfSpec(mapAt(found.node, "spec"), found, find);
	const url = textIn(found.node, found, "spec", "url");
	const version = textIn(found.node, found, "spec", "ref", "tag") ?? textIn(found.node, found, "spec", "ref", "semver");
	return {
		name: url === void 0 ? named : lastPart(url),
		version,
		repository: url
	};
}
function needOfSpec(spec, owner, find) {
	const chart = textIn(spec, owner, "chart");
	if (chart === void 0) return void 0;
	const namespace = textIn(spec, owner, "sourceRef", "namespace") ?? owner.namespace;
	const source = find(textIn(spec, owner, "sourceRef", "kind") ?? "", textIn(spec, owner, "sourceRef", "name") ?? "", namespace, pathOf(owner));
	const url = source === void 0 ? void 0 : textIn(source.node, source, "spec", "url");
	const isOci = url?.startsWith("oci://") === true;
	return {
		name: lastPart(chart),
		version: textIn(spec, owner, "version"),
		repository: isOci ? `${url.replace(/\/+$/, "")}/${chart}` : url
	};
}
function pathOf({ node }) {
	return hostSpan(node).file.path;
}
function otherVersion(need, loaded) {
	if (need?.version === void 0 || loaded.kind === "refused") return [];
	const { text } = loaded.chart.metadata.version;
	if (isVersionFor(text, need.version)) return [];
	return [`version ${text} of its chart stands in for ${need.version}, which is not here`];
}
function withVersion(rendered, instead) {
	if (instead.length === 0) return rendered;
	const values = {
		...rendered.values,
		unused: []
	};
	return {
		...rendered,
		partial: [...rendered.partial, ...instead],
		values
	};
}
function lastPart(path) {
	const trimmed = path.replace(/\/+$/, "");
	return trimmed.slice(trimmed.lastIndexOf("/") + 1);
}
function textIn(node, { dialect }, ...path) {
	return stringOf(valueAt(node, ...path), dialect) || void 0;
}
// src/render/releases/foreign-files.ts
const REPOSITORY = /^(?:https?:|oci:|@|alias:)/;
const ARCHIVE = /\.tgz(?:$|!)/;
function foreignFiles(chart, at, isPulled) {
	const folders = foreignFolders(chart, isPulled);
	if (folders.length === 0) return void 0;
	const isForeign = (path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}!`));
	return {
		at,
		isForeign,
		isHidden: false
	};
}
function foreignFolders({ path, metadata, dependencies }, isPulled) {
	if (ARCHIVE.test(path) || isPulled(path)) return [path];
	const fromElsewhere = new Set((metadata.dependencies ?? []).flatMap((declared) => declared !== void 0 && REPOSITORY.test(declared.repository.text) ? declared.name.text : []));
	return dependencies.flatMap((below) => fromElsewhere.has(below.metadata.name.text) ? [below.path] : foreignFolders(below, isPulled));
}
// src/render/releases/release-values.ts
function layeredValues(layers, readFile, limits) {
	let values = newTable();
	for (const layer of layers) {
		const composed = layerValues(layer, values, readFile, limits);
		if (composed.kind === "refused") return composed;
		values = composed.values;
	}
	return {
		kind: "values",
		values
	};
}
function layerValues(layer, before, readFile, limits) {
	if (layer.kind === "node") {
		const { secret, dialect = "kubectl" } = layer;
		const value = nodeValue(layer.node, {
			by: "value",
			secret,
			dialect
		});
		return {
			kind: "values",
			values: isTable(value) ? mergeTables(before, value) : before
		};
	}
	const given = layer.kind === "file" ? {
		files: [layer.file],
		sets: []
	} : {
		files: [],
		sets: [layer.set]
	};
	const own = composeValues({
		...given,
		readFile
	}, {
		limits,
		helm: 3
	});
	if (own.kind === "refused") return own;
	return {
		kind: "values",
		values: mergeTables(before, own.values)
	};
}
function setFileReader(tree) {
	return (path) => {
		const content = tree.read(path);
		return content.kind === "bytes" ? { text: textOf(fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
}
function valuesFileAt(path, tree) {
	const content = tree.read(path);
	if (content.kind !== "bytes") return void 0;
	return { file: {
		path,
		text: fromBytes(content.bytes)
	} };
}
// src/render/releases/unused/files-of-values.ts
function filesOfValues(given) {
	const files = /* @__PURE__ */ new Set();
	collect(given, files);
	return [...files].sort();
}
function collect({ entries, keyOrigins }, files) {
	for (const origin of keyOrigins?.values() ?? []) if (origin.span !== void 0) files.add(hostSpan(origin.span).file.path);
	for (const value of entries.values()) if (isTable(value)) collect(value, files);
}
// src/render/helm/template/mentions/mentioning.ts
const DEEPEST = 200;
function newMentioning() {
	return {
		values: [],
		calls: /* @__PURE__ */ new Set(),
		callsAny: false,
		depth: 0
	};
}
function notePlace(own, path, use) {
	own.values.push({
		path,
		whole: use === "whole"
	});
}
function deeper(own, look) {
	if (own.depth >= DEEPEST) {
		notePlace(own, [], "whole");
		own.callsAny = true;
		return;
	}
	own.depth += 1;
	const result = look();
	own.depth -= 1;
	return result;
}
function newScope() {
	return {
		dot: void 0,
		variables: /* @__PURE__ */ new Map()
	};
}
function declare({ variables }, name, place) {
	variables.set(name, place);
}
function fieldsOf(from, names) {
	if (from !== void 0) return [...from, ...names];
	if (names.includes("Subcharts")) return [];
	const at = names.lastIndexOf("Values");
	return at === -1 ? void 0 : names.slice(at + 1);
}
// src/render/helm/template/mentions/use-pipe.ts
const TESTS = /* @__PURE__ */ new Set([
	"not",
	"empty",
	"hasKey",
	"kindIs",
	"typeIs",
	"kindOf",
	"typeOf",
	"eq",
	"ne"
]);
const LOGIC = /* @__PURE__ */ new Set(["and", "or"]);
const LOOKUPS = /* @__PURE__ */ new Set([
	"index",
	"get",
	"hasKey"
]);
const METHODS = /* @__PURE__ */ new Set([
	"AsMap",
	"Table",
	"PathValue",
	"YAML"
]);
function usePipe(pipe, scope, own, use) {
	const { variables, commands, isAssign } = pipe;
	const [variable, second] = variables;
	const isDeclared = variable !== void 0 && second === void 0 && !isAssign;
	const place = pipePlace(commands, scope, own, isDeclared ? "alias" : use);
	if (isDeclared) declare(scope, variable.name, place);
	note(own, place, isDeclared ? "alias" : isAssign ? "whole" : use);
	return place;
}
function pipePlace(commands, scope, own, use) {
	let piped = void 0;
	for (const [index, command] of commands.entries()) {
		const isLast = index === commands.length - 1;
		piped = commandPlace(command, {
			place: piped,
			isPiped: index > 0
		}, scope, own, isLast ? use : "alias");
	}
	return piped;
}
function commandPlace({ args }, { place: piped, isPiped }, scope, own, use) {
	const [head, ...rest] = args;
	if (head === void 0) return void 0;
	if (head.kind !== "identifier") {
		for (const argument of rest) useOperand(argument, scope, own, "whole");
		note(own, piped, "whole");
		return operandPlace(head, scope, own);
	}
	const { name } = head;
	if (LOOKUPS.has(name)) return lookup(name, rest, piped, scope, own);
	if (name === "default") return withDefault(rest, {
		place: piped,
		isPiped
	}, scope, own);
	if (name === "include" || name === "tpl") noteIncluded(name, rest, own);
	const each = useOfArguments(name, use);
	for (const argument of rest) useOperand(argument, scope, own, each);
	note(own, piped, each);
}
function useOfArguments(name, use) {
	if (TESTS.has(name)) return "test";
	return LOGIC.has(name) && use === "test" ? "test" : "whole";
}
function noteIncluded(name, [what], own) {
	if (name === "tpl") return;
	if (what?.kind === "string") own.calls.add(what.text);
	else if (!isOwnFile(what)) own.callsAny = true;
}
function isOwnFile(what) {
	if (what?.kind !== "pipe") return false;
	const [command] = what.commands;
	return (command?.args ?? []).some((one) => lastNameOf(one) === "BasePath");
}
function lastNameOf(operand) {
	if (operand.kind === "field") return operand.names.at(-1);
	return operand.kind === "variable" ? operand.fields.at(-1) : void 0;
}
function lookup(name, args, piped, scope, own) {
	const [table, ...keys] = args;
	const from = table === void 0 ? void 0 : operandPlace(table, scope, own);
	const names = [];
	for (const key of keys) {
		if (key.kind !== "string") break;
		names.push(key.text);
	}
	const isWhole = names.length < keys.length || keys.length === 0;
	for (const key of keys) useOperand(key, scope, own, "whole");
	note(own, piped, "whole");
	const place = fieldsOf(from, names);
	if (isWhole) note(own, place, "whole");
	if (name !== "hasKey") return place;
	note(own, place, "test");
}
function withDefault(args, { place: piped, isPiped }, scope, own) {
	const last = isPiped ? void 0 : args.at(-1);
	for (const argument of args) if (argument !== last) useOperand(argument, scope, own, "whole");
	return last === void 0 ? piped : operandPlace(last, scope, own);
}
function useOperand(operand, scope, own, use) {
	note(own, operandPlace(operand, scope, own, use), use);
}
function operandPlace(operand, scope, own, use = "alias") {
	switch (operand.kind) {
		case "dot": return scope.dot;
		case "field": return fieldsOf(scope.dot, operand.names);
		case "variable": return fieldsOf(scope.variables.get(operand.name), operand.fields);
		case "chain": return deeper(own, () => fieldsOf(operandPlace(operand.node, scope, own), operand.fields));
		case "pipe": return deeper(own, () => pipePlace(operand.commands, scope, own, use));
		default: return;
	}
}
function note(own, place, use) {
	if (place === void 0) return;
	const isMethod = METHODS.has(place[0] ?? "");
	notePlace(own, isMethod ? [] : place, isMethod ? "whole" : use);
}
// src/render/helm/template/mentions/walk-list.ts
function walkList(list, own) {
	walk(list, newScope(), own);
}
function walk({ nodes }, scope, own) {
	for (const node of nodes) walkNode(node, scope, own);
}
function walkNode(node, scope, own) {
	switch (node.kind) {
		case "action":
			usePipe(node.pipe, scope, own, "whole");
			break;
		case "template":
			own.calls.add(node.name);
			if (node.pipe !== void 0) usePipe(node.pipe, scope, own, "whole");
			break;
		case "if":
		case "with":
		case "range": deeper(own, () => walkBranch(node, scope, own));
	}
}
const USES = {
	if: "test",
	with: "alias",
	range: "whole"
};
function walkBranch({ kind, pipe, list, elseList }, outer, own) {
	const scope = {
		dot: outer.dot,
		variables: new Map(outer.variables)
	};
	const place = usePipe(pipe, scope, own, USES[kind]);
	if (kind === "range") for (const { name } of pipe.variables) declare(scope, name, void 0);
	const within = new Map(scope.variables);
	walk(list, {
		dot: dotOf(kind, place, scope),
		variables: within
	}, own);
	if (elseList !== void 0) walk(elseList, scope, own);
}
function dotOf(kind, place, { dot }) {
	if (kind === "if") return dot;
	return kind === "with" ? place : void 0;
}
// src/render/helm/template/mentions.ts
const VALUES = /\.Values((?:\.[\p{L}_][\p{L}\p{N}_]*)*)/gu;
const CALLED = /\b(?:include|template)\s+"([^"]+)"/g;
function mentionsOf(text, functions) {
	const parsed = parseTemplate(text, (name) => isFunctionName(functions, name));
	if (parsed.kind === "fault") return {
		main: mentionsOfText(text),
		defines: /* @__PURE__ */ new Map()
	};
	const main = newMentioning();
	walkList(parsed.main, main);
	const defines = /* @__PURE__ */ new Map();
	for (const [name, { root }] of parsed.defines) {
		const own = newMentioning();
		walkList(root, own);
		defines.set(name, own);
	}
	return {
		main,
		defines
	};
}
function mentionsOfText(text) {
	const own = newMentioning();
	for (const [, path = ""] of text.matchAll(VALUES)) notePlace(own, path.split(".").slice(1), "whole");
	for (const [, name = ""] of text.matchAll(CALLED)) own.calls.add(name);
	return own;
}
// src/render/releases/unused/value-tree.ts
function valueTree(mentions) {
	const root = newTree();
	for (const { path, whole } of mentions) {
		let here = root;
		for (const key of path) {
			const next = here.below.get(key) ?? newTree();
			here.below.set(key, next);
			here = next;
		}
		here.whole ||= whole;
	}
	return root;
}
function newTree() {
	return {
		below: /* @__PURE__ */ new Map(),
		whole: false
	};
}
// src/render/releases/unused/chart-values.ts
const chartValues = memo((chart) => {
	const charts = withSubcharts(chart);
	return valuesOf(chart, definesOf(charts), extraOf(charts));
});
function valuesOf(chart, defines, extra) {
	const mentions = [...reachedFrom([...chart.templates.filter(isExecuted).map((file) => fileMentions(file).main), ...extra], defines).flatMap(({ values }) => values), ...askedByMetadata(chart)];
	const subcharts = /* @__PURE__ */ new Map();
	const below = new Map(chart.dependencies.map((each) => [each.metadata.name.text, valuesOf(each, defines, extra)]));
	const dependencies = (chart.metadata.dependencies ?? []).filter((each) => each !== void 0);
	const isDeclared = new Set(dependencies.map(({ name }) => name.text));
	for (const [name, values] of below) if (!isDeclared.has(name)) subcharts.set(name, values);
	for (const declared of dependencies) {
		const name = declared.alias.text || declared.name.text;
		subcharts.set(name, below.get(declared.name.text));
	}
	return {
		tree: valueTree(mentions),
		subcharts
	};
}
function definesOf(charts) {
	const defines = /* @__PURE__ */ new Map();
	for (const file of charts.flatMap(({ templates }) => templates)) for (const [name, mentions] of fileMentions(file).defines) {
		const known = defines.get(name);
		if (known === void 0) defines.set(name, [mentions]);
		else known.push(mentions);
	}
	return defines;
}
function reachedFrom(start, defines) {
	const reached = new Set(start);
	for (const { calls, callsAny } of reached) for (const name of callsAny ? defines.keys() : calls) for (const each of defines.get(name) ?? []) reached.add(each);
	return [...reached];
}
const fileMentions = memo((file) => mentionsOf(sourceOf(file).text, allFunctions(3)));
function isExecuted({ name }) {
	return !name.slice(name.lastIndexOf("/") + 1).startsWith("_");
}
function extraOf(charts) {
	return charts.flatMap(({ files, values }) => [...files.map((file) => sourceOf(file).text), ...values.slice(0, 1).map(({ file }) => file.text)]).filter((text) => text.includes("{{")).map(mentionsOfText);
}
function askedByMetadata({ metadata }) {
	const asked = [{
		path: ["tags"],
		whole: true
	}];
	for (const declared of metadata.dependencies ?? []) {
		if (declared === void 0) continue;
		const name = declared.alias.text || declared.name.text;
		for (const condition of declared.condition.text.split(",")) asked.push({
			path: condition.trim().split("."),
			whole: true
		});
		if (declared.importValues.length > 0) asked.push({
			path: [name],
			whole: true
		});
	}
	return asked;
}
function withSubcharts(chart) {
	return [chart, ...chart.dependencies.flatMap(withSubcharts)];
}
// src/render/releases/unused/paths-to.ts
const MOST_PATHS = 50;
function pathsTo(chart, key) {
	const found = /* @__PURE__ */ new Map();
	inChart(chart, key, [], found);
	return [...found.values()];
}
function suffixPaths(paths, written) {
	return paths.filter((path) => (endsWith(path, written) || endsWith(written, path)) && !path.every((key, index) => key === written[index]));
}
function inChart(chart, key, at, found) {
	inTree(chart.tree, key, at, found);
	for (const [name, below] of chart.subcharts) if (below !== void 0) inChart(below, key, [...at, name], found);
}
function inTree(tree, key, at, found) {
	for (const [name, below] of tree.below) {
		if (found.size >= MOST_PATHS) return;
		const path = [...at, name];
		if (name === key) found.set(path.join("\n"), path);
		inTree(below, key, path, found);
	}
}
function endsWith(long, short) {
	const skipped = long.length - short.length;
	return skipped > 0 && short.every((key, index) => key === long[skipped + index]);
}
// src/render/releases/unused/find-unused-values.ts
const NOTE = /^(?:x-|_|\.)/;
const ANCHOR = /(?:^|[\s:])&[^\s&]/;
function findUnusedValues(chart, given) {
	const root = chartValues(chart);
	const texts = valueTree(textsIn(given).flatMap((text) => mentionsOfText(text).values));
	const found = [];
	look(given, {
		path: [],
		trees: [root.tree, texts],
		charts: [root]
	}, root, found);
	return found;
}
function look(table, level, root, found) {
	if (level.trees.some(({ whole }) => whole)) return;
	for (const [key, value] of table.entries) {
		const below = levelBelow(level, key, root);
		if (below === void 0 || value.kind === "nil" || NOTE.test(key)) continue;
		if (below.trees.length === 0) {
			const at = table.keyOrigins?.get(key)?.span;
			if (at !== void 0 && !holdsAnchor(at, value)) found.push({
				at,
				path: below.path,
				nearest: nearest(level, key, root)
			});
		} else if (isTable(value)) look(value, below, root, found);
	}
}
function levelBelow({ path, trees, charts }, key, root) {
	const named = trees.flatMap((tree) => tree.below.get(key) ?? []);
	const below = {
		path: [...path, key],
		trees: named,
		charts: []
	};
	if (charts.length === 0) return below;
	if (key === "global") {
		const all = allCharts(root).flatMap(({ tree }) => tree.below.get(key) ?? []);
		return {
			...below,
			trees: [{
				below: /* @__PURE__ */ new Map(),
				whole: false
			}, ...all]
		};
	}
	if (!charts.some(({ subcharts }) => subcharts.has(key))) return below;
	const own = charts.flatMap(({ subcharts }) => subcharts.get(key) ?? []);
	if (own.length === 0) return void 0;
	return {
		...below,
		trees: [...named, ...own.map(({ tree }) => tree)],
		charts: own
	};
}
function allCharts(chart) {
	return [chart, ...[...chart.subcharts.values()].flatMap((each) => each ? allCharts(each) : [])];
}
function nearest({ path, trees, charts }, key, root) {
	const siblings = [...trees.flatMap((tree) => [...tree.below.keys()]), ...charts.flatMap(({ subcharts }) => [...subcharts.keys()])];
	const name = nearestName(key, siblings);
	if (name !== void 0) return [...path, name];
	const [elsewhere, ...others] = suffixPaths(pathsTo(root, key), [...path, key]);
	return others.length > 0 ? void 0 : elsewhere;
}
function holdsAnchor(key, value) {
	const start = hostSpan(key);
	const span = valueOrigin(value)?.span;
	const end = span === void 0 ? start : hostSpan(span);
	if (end.file !== start.file) return false;
	return ANCHOR.test(start.file.text.slice(start.start, end.end));
}
function textsIn(value) {
	if (value.kind === "string") return value.text.text.includes("{{") ? [value.text.text] : [];
	if (value.kind === "list") return value.items.flatMap(textsIn);
	return value.kind === "map" ? [...value.entries.values()].flatMap(textsIn) : [];
}
// src/render/releases/unused/unused-values.ts
const MOST_PROOFS = 5;
function unusedValues(chart, given, rendered, render) {
	if (rendered.partial.length > 0) return [];
	const found = findUnusedValues(chart, given);
	const isInVain = (values) => isSame(rendered, render(without(given, values)));
	if (found.length === 0 || isInVain(found)) return found;
	return found.length > MOST_PROOFS ? [] : found.filter((each) => isInVain([each]));
}
function without(given, unused) {
	const rest = copyTable(given);
	for (const { path } of unused) {
		let table = rest;
		for (const key of path.slice(0, -1)) {
			const next = table.entries.get(key);
			if (isTable(next)) table = next;
		}
		table.entries.delete(path.at(-1) ?? "");
	}
	return rest;
}
function isSame({ templates }, other) {
	if (other.kind === "refused" || other.templates.length !== templates.length) return false;
	const texts = new Map(other.templates.map(({ name, text }) => [name, text.text]));
	return templates.every(({ name, text }) => texts.get(name) === text.text);
}
// src/render/releases/render-release.ts
const NO_VALUES = {
	files: [],
	unused: []
};
function renderRelease(request, limits) {
	const { chart, values, release, kubernetesVersion, apiVersions, at } = request;
	const isStandIn = request.foreign?.isHidden === true;
	const given = {
		files: filesOfValues(values),
		unused: []
	};
	const version = parseKubeVersion(kubernetesVersion);
	if (version.kind === "refused") return refusedObjects({
		at,
		message: version.message,
		of: "chart"
	}, given);
	const render = (table) => renderChart(chart, table, {
		...release,
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion: version.version,
		apiVersions
	}, {
		limits,
		helm: 3,
		missing: "leave-out",
		skipSchemaValidation: request.skipSchemaValidation,
		foreign: request.foreign
	});
	const rendered = render(values);
	if (rendered.kind === "refused") {
		const missing = missingDependencies(chart);
		if (missing.length > 0) return {
			objects: [],
			failures: [],
			partial: missing.map(lacks),
			values: given
		};
		return refusedObjects(refusalFinding(rendered, at), given);
	}
	const { manifests, hooks, partial } = rendered;
	return {
		objects: [...manifests, ...hooks].flatMap(objectsOf),
		failures: [],
		partial: partial.map(lacks),
		values: isStandIn ? given : {
			...given,
			unused: unusedValues(chart, values, rendered, render)
		}
	};
}
function lacks(name) {
	return `the dependency \`${name}\` of its chart is not here`;
}
function missingDependencies({ metadata, dependencies }) {
	const here = new Set(dependencies.map((each) => each.metadata.name.text));
	return (metadata.dependencies ?? []).flatMap((each) => each === void 0 || here.has(each.name.text) ? [] : [each.name.text]);
}
function objectsOf({ root }) {
	return manifestsOf(root).manifests;
}
function refusedObjects(failure, values) {
	return {
		objects: [],
		failures: [failure],
		partial: ["its chart cannot be rendered"],
		values
	};
}
function refusalFinding({ message, discreet, at, error }, release) {
	const own = discreet ?? message;
	const [first = ""] = own.split("\n", 1);
	const what = (error === void 0 ? first : error.message).replace(/\.$/, "");
	const isPlaced = at.file.text !== "";
	return {
		at: isPlaced ? at : release,
		message: `The chart cannot be rendered: ${what}. Helm: ${own.split("\n").slice(0, 3).join(" ")}`,
		of: "chart",
		...error?.kind === "parse" ? { cause: "syntax" } : {},
		...isPlaced ? { related: [{
			at: release,
			message: "for this release"
		}] } : {}
	};
}
// src/render/releases/inflated-charts.ts
const ELSEWHERE = /^(?:https?|oci):/;
function chartFinder(context) {
	return (wanted) => {
		const { charts } = context;
		const loaded = wanted.folder === void 0 ? charts.named(wanted.name, wanted.version) : charts.anywhere(wanted.folder);
		return loaded === void 0 ? void 0 : foundChart(wanted, loaded, context);
	};
}
function foundChart(wanted, loaded, context) {
	if (loaded.kind === "refused") {
		const { message } = loaded;
		const inflate = ({ at }) => refused(at, message, { message: `The chart cannot be loaded. Helm: ${message}` });
		return {
			path: loaded.at.file.path,
			values: void 0,
			inflate
		};
	}
	const { chart } = loaded;
	const instead = wanted.folder === void 0 ? otherVersion(wanted, loaded) : [];
	return {
		path: chart.path,
		values: chart.values[0]?.file,
		inflate: (request) => {
			const inflated = inflate(chart, wanted, request, context);
			if (inflated.kind === "refused") return inflated;
			const { sources, partial } = inflated.value;
			return done({
				sources,
				partial: [...partial, ...instead]
			});
		}
	};
}
function inflate(chart, { repository }, request, { tree, limits, charts, kubernetesVersion }) {
	const { at, namespace, apiVersions } = request;
	const name = releaseName(chart, request);
	if (name.kind === "refused") return name;
	const version = parseKubeVersion(request.kubeVersion || kubernetesVersion);
	if (version.kind === "refused") return helmRefuses(at, version.message);
	const values = layeredValues(request.values.map(layerOf), setFileReader(tree), limits);
	if (values.kind === "refused") return helmRefuses(values.at ?? at, values.discreet ?? values.message);
	const isForeign = ELSEWHERE.test(repository ?? "") ? () => true : charts.isPulled;
	const rendered = renderChart(chart, values.values, {
		name: name.value.text,
		nameOrigin: name.value.origin,
		namespace: namespace || "default",
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion: version.version,
		apiVersions
	}, {
		limits,
		helm: 3,
		missing: "leave-out",
		skipSchemaValidation: false,
		foreign: foreignFiles(chart, at, isForeign)
	});
	if (rendered.kind === "refused") {
		const { message, related } = refusalFinding(rendered, at);
		const words = {
			message,
			...related === void 0 ? {} : { related }
		};
		return refused(rendered.at.file.text === "" ? at : rendered.at, rendered.message, words);
	}
	const partial = [...rendered.partial.map(lacks), ...name.value.partial];
	return done({
		sources: printed(rendered, request),
		partial
	});
}
function helmRefuses(at, message) {
	return refused(at, message, { message: `The chart cannot be rendered. Helm: ${message}` });
}
function releaseName({ path }, { releaseName: given, nameTemplate, at }) {
	if (given.text !== "" && nameTemplate.text !== "") return helmRefuses(nameTemplate.at ?? at, "cannot set --name-template and also specify a name");
	const written = given.text === "" ? nameTemplate : given;
	const origin = originOf("release", written.at ?? at);
	if (written.text === "") {
		const text = `${path.slice(path.lastIndexOf("/") + 1).replace(/\.tgz$/, "")}-0000000000`;
		const partial = [`a chart without \`releaseName\` gets its name when it is rendered`];
		return done({
			text,
			origin: {
				...origin,
				unknowable: "--generate-name"
			},
			partial
		});
	}
	const name = given.text === "" ? templatedName(written.text) : done(written.text);
	if (name.kind === "refused") return {
		...name,
		at: written.at ?? at
	};
	const fault = releaseNameFault(name.value);
	if (fault !== void 0) return helmRefuses(written.at ?? at, fault);
	return done({
		text: name.value,
		origin,
		partial: []
	});
}
const NAME_TEMPLATES = newTextRenderer({
	name: "name-template",
	functions: allFunctions(3)
});
function templatedName(template) {
	const options = {
		missingKey: "default",
		budget: newBudget()
	};
	const rendered = NAME_TEMPLATES(textOf(template), NIL, options);
	if (rendered.kind === "text") return done(rendered.text.text);
	const { message } = rendered;
	return helmRefuses({
		file: {
			path: "",
			text: ""
		},
		start: 0,
		end: 0
	}, message);
}
function layerOf(given) {
	if (given.kind === "file") return {
		kind: "file",
		file: { file: given.file }
	};
	return {
		kind: "node",
		node: given.node,
		secret: false,
		dialect: "kustomize"
	};
}
function printed({ crds, manifests, hooks }, { includeCrds, skipHooks, skipTests }) {
	const isShown = ({ events }) => !(skipTests && events?.includes("test") === true);
	return [
		...includeCrds ? crds.map(({ file }) => sourceOf(file)) : [],
		...manifests.map(({ file }) => file),
		...skipHooks ? [] : hooks.filter(isShown).map(({ file }) => file)
	];
}
export { setFileReader as a, fluxChartNeed as c, newTextRenderer as d, openCharts as f, layeredValues as i, otherVersion as l, NO_VALUES as n, valuesFileAt as o, renderRelease as r, foreignFiles as s, chartFinder as t, withVersion as u };
