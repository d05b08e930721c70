import { S as scalarAt, b as itemsAt, f as addTo, i as resolveScalar } from "./engine-go.js";
import { l as parseFile } from "./engine-parse2.js";
import { posix } from "node:path";
// src/model/trail.ts
function trailOf(span) {
	return isRendered(span) ? span.trail : void 0;
}
function isRendered(span) {
	return "trail" in span;
}
// src/model/written-name.ts
const NAME = /^(["']?)([\w.${}()-]+)\1$/;
function writtenName(at, rendered) {
	if (trailOf(at) === void 0) return rendered;
	const text = at.file.text.slice(at.start, at.end);
	return NAME.exec(text)?.[2] ?? rendered;
}
function writtenNameOf({ node, name }) {
	const at = scalarAt(node, "metadata", "name");
	return at === void 0 || name === void 0 ? name : writtenName(at, name);
}
function writtenNamespaceOf({ node, namespace }) {
	const at = scalarAt(node, "metadata", "namespace");
	return at === void 0 || trailOf(at) !== void 0 ? void 0 : namespace;
}
const HASH = /-[0-9a-z]{10}$/;
function logicalName({ name, at }) {
	return isHashed(at) ? name.replace(HASH, "") : name;
}
function isHashed(at) {
	for (let here = trailOf(at); here !== void 0; here = here.before) if (here.step.kind === "hash") return true;
	return false;
}
// src/go/base64.ts
const DIGITS = digitsOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
const PLAIN = /^[A-Za-z0-9+/]*={0,2}$/;
const PAD = 61;
function decodeBase64(text) {
	const packed = packedBase64(text);
	if (packed === void 0) return {
		kind: "invalid",
		offset: firstIllegal(encoded(text))
	};
	return {
		kind: "bytes",
		bytes: Uint8Array.from(Buffer.from(packed, "base64"))
	};
}
function illegalBase64(text) {
	return packedBase64(text) === void 0 ? firstIllegal(encoded(text)) : void 0;
}
function base64Size(text) {
	const packed = packedBase64(text) ?? "";
	const padding = packed.endsWith("==") ? 2 : Number(packed.endsWith("="));
	return packed.length / 4 * 3 - padding;
}
function packedBase64(text) {
	const packed = /[\r\n]/.test(text) ? text.replaceAll(/[\r\n]/g, "") : text;
	return packed.length % 4 === 0 && PLAIN.test(packed) ? packed : void 0;
}
function encoded(text) {
	return new TextEncoder().encode(text);
}
function firstIllegal(input) {
	let at = 0;
	for (;;) {
		let digits = 0;
		while (digits < 4) {
			if (at === input.length) return at - digits;
			const byte = input[at] ?? 0;
			at += 1;
			if (isNewline(byte)) continue;
			if (DIGITS.has(byte)) digits += 1;
			else return byte === PAD ? illegalPadding(input, at, digits) : at - 1;
		}
	}
}
function illegalPadding(input, at, digits) {
	if (digits < 2) return at - 1;
	if (digits === 3) return skipNewlines(input, at);
	const second = skipNewlines(input, at);
	if (second === input.length) return second;
	if (input[second] !== PAD) return second - 1;
	return skipNewlines(input, second + 1);
}
function skipNewlines(input, from) {
	let at = from;
	while (at < input.length && isNewline(input[at] ?? 0)) at += 1;
	return at;
}
function isNewline(byte) {
	return byte === 10 || byte === 13;
}
function digitsOf(alphabet) {
	return new Set(new TextEncoder().encode(alphabet));
}
// src/model/parsed-file.ts
function manifestsIn({ class: each, documents }) {
	return each.kind === "manifests" ? documents.flatMap(({ manifests }) => manifests) : [];
}
// src/model/scalar-text.ts
function scalarText(node, dialect) {
	if (node?.kind !== "scalar") return "";
	const resolved = resolveScalar(node, dialect);
	switch (resolved.kind) {
		case "string": return resolved.value;
		case "int":
		case "float": return resolved.json;
		case "bool": return String(resolved.value);
		case "null": return "";
		default: return node.text;
	}
}
function isTrue(node, dialect) {
	return boolOf(node, dialect) === true;
}
function isFalse(node, dialect) {
	return boolOf(node, dialect) === false;
}
function boolOf(node, dialect) {
	if (node?.kind !== "scalar") return void 0;
	const resolved = resolveScalar(node, dialect);
	return resolved.kind === "bool" ? resolved.value : void 0;
}
// src/model/folder-of.ts
function folderOf(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
// src/parse/unused-folders.ts
const FOLDERS = [
	{
		names: [
			"testdata",
			"test-data",
			"test_data",
			"fixtures",
			"fixture",
			"fake",
			"fakes",
			"__fixtures__",
			"__mocks__",
			"__snapshots__",
			"__tests__",
			"golden",
			"golden-files",
			"goldens",
			"expected",
			"expected-output"
		],
		as: "fixture",
		reason: "data that tests read"
	},
	{
		names: [
			".chainsaw-test",
			"chainsaw",
			".chainsaw",
			"kuttl",
			".kuttl",
			"conformance-tests",
			"kyverno-test",
			".kyverno-test"
		],
		as: "fixture",
		reason: "steps of kuttl or Chainsaw tests"
	},
	{
		names: [
			"vendor",
			"vendored",
			"third_party",
			"third-party",
			"thirdparty",
			"node_modules",
			"bower_components",
			"site-packages",
			".venv",
			".terraform",
			".terragrunt-cache",
			"jspm_packages",
			"github.com"
		],
		as: "vendored",
		reason: "a copy of what others maintain"
	},
	{
		names: [
			".archive",
			"_archive",
			"archive",
			"archived",
			".archived",
			"_archived",
			".attic",
			"attic",
			".trash",
			".disabled",
			"_disabled",
			"deprecated",
			".deprecated",
			"_deprecated",
			".old",
			"_old",
			".unused",
			"_unused",
			".graveyard",
			"graveyard"
		],
		as: "archive",
		reason: "put aside, and kept for reference"
	},
	{
		names: [
			".cache",
			".tmp",
			"tmp",
			".tox",
			".git-crypt",
			".idea",
			".vscode"
		],
		as: "generated",
		reason: "written by a tool for itself"
	},
	{
		names: [
			"_template",
			"_templates",
			".template",
			".templates",
			"cookiecutter",
			"scaffold",
			"scaffolds",
			"skeleton",
			"skeletons",
			"boilerplate",
			"boilerplates"
		],
		as: "template",
		reason: "a pattern that new folders are copied from"
	}
];
const TEST_SOURCE = /(?:_test\.go|(?:^|\/)test_[^/]*\.py|_test\.py|[._-](?:spec|test)\.[cm]?[jt]sx?|Tests?\.(?:java|kt|cs|scala)|_test\.rb|_spec\.rb|\.bats|\.robot|(?:^|\/)conftest\.py|_suite_test\.go)$/;
const TEST_FOLDERS = /* @__PURE__ */ new Set([
	"test",
	"tests",
	"e2e",
	"integration-tests",
	"integration_tests",
	"e2e-tests",
	"e2e_tests",
	"acceptance",
	"acceptance-tests",
	"functional-tests",
	"hack"
]);
const TEMPLATED = /\{\{|\{%|<\w|\[\[/;
function unusedFolders(paths, named = []) {
	const rows = new Map(FOLDERS.flatMap((row) => row.names.map((name) => [name, row])));
	const tested = testedFolders(paths);
	const known = /* @__PURE__ */ new Map([["", void 0]]);
	const isNamed = (folder) => named.some((each) => each === folder || each.startsWith(`${folder}/`));
	const about = (folder) => {
		if (known.has(folder)) return known.get(folder);
		const slash = folder.lastIndexOf("/");
		const above = about(slash === -1 ? "" : folder.slice(0, slash));
		const found = isNamed(folder) ? void 0 : above ?? ownUse(folder, folder.slice(slash + 1));
		known.set(folder, found);
		return found;
	};
	const ownUse = (folder, name) => {
		const row = rows.get(name);
		if (row !== void 0) return {
			as: row.as,
			reason: `${row.reason} (\`${folder}\`)`
		};
		if (TEMPLATED.test(name)) return {
			as: "template",
			reason: `a pattern that new folders are copied from (\`${folder}\`)`
		};
		if (tested.has(folder)) return {
			as: "fixture",
			reason: `beside the sources of tests (\`${folder}\`)`
		};
	};
	return (path) => about(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
}
function testedFolders(paths) {
	const tested = /* @__PURE__ */ new Set();
	for (const path of paths) {
		if (!TEST_SOURCE.test(path)) continue;
		const folders = path.split("/").slice(0, -1);
		const at = folders.findIndex((name) => TEST_FOLDERS.has(name));
		if (at !== -1) tested.add(folders.slice(0, at + 1).join("/"));
	}
	return tested;
}
// src/render/file-parser.ts
function fileParser(tree, files, limits) {
	const parsed = new Map(files.map((file) => [file.path, file]));
	return (path) => {
		let file = parsed.get(path);
		if (file === void 0) {
			file = parseFile(path, tree.read(path), limits);
			parsed.set(path, file);
		}
		return file;
	};
}
// src/render/kustomize/kustomization-graph.ts
const LISTING = [
	"resources",
	"bases",
	"components",
	"generators",
	"transformers",
	"validators",
	"configurations",
	"crds"
];
function kustomizationGraph(files, mayLead = () => true) {
	const kustomizations = files.filter((file) => file.class.kind === "kustomization");
	const paths = new Map(kustomizations.map(({ path }) => [folderOf(path), path]));
	const folders = new Set(paths.keys());
	const below = /* @__PURE__ */ new Map();
	const listedBy = /* @__PURE__ */ new Map();
	const above = /* @__PURE__ */ new Map();
	const components = /* @__PURE__ */ new Set();
	for (const { path, documents } of kustomizations) {
		const folder = folderOf(path);
		for (const { root } of documents) {
			if (scalarAt(root, "kind")?.text === "Component") components.add(folder);
			for (const entry of listedEntries(root)) {
				const target = joinPath(folder, entry);
				if (!mayLead(folder, target)) continue;
				addTo(above, target, folder);
				if (folders.has(target)) addTo(below, folder, target);
				else addTo(listedBy, target, folder);
			}
		}
	}
	const roots = rootsOf(folders, below, components);
	const reached = /* @__PURE__ */ new Set();
	for (const root of roots) reach(root, below, reached);
	const fragments = [...listedBy].filter(([, by]) => [...by].every((folder) => !reached.has(folder)));
	return {
		roots,
		folders,
		fileOf: (folder) => paths.get(folder),
		aboveOf: (path) => {
			const found = /* @__PURE__ */ new Set();
			for (const folder of above.get(path) ?? []) reach(folder, above, found);
			return found;
		},
		listed: new Set(listedBy.keys()),
		fragments: new Set(fragments.map(([path]) => path))
	};
}
function joinPath(folder, entry) {
	const path = posix.join(folder, entry);
	return path.endsWith("/") ? path.slice(0, -1) : path;
}
function listedEntries(root) {
	return LISTING.flatMap((field) => itemsAt(root, field).flatMap((item) => item.kind === "scalar" && !item.text.includes("\n") ? [item.text] : []));
}
function rootsOf(folders, below, components) {
	const isListed = new Set([...below].flatMap(([folder, targets]) => [...targets].filter((target) => target !== folder)));
	const sorted = [...folders].sort();
	const roots = sorted.filter((folder) => !isListed.has(folder) && !components.has(folder));
	const reached = /* @__PURE__ */ new Set();
	for (const root of roots) reach(root, below, reached);
	for (const folder of sorted) {
		if (reached.has(folder) || components.has(folder)) continue;
		roots.push(folder);
		reach(folder, below, reached);
	}
	return roots.sort();
}
function reach(from, below, reached) {
	const open = [from];
	for (let folder = open.pop(); folder !== void 0; folder = open.pop()) {
		if (reached.has(folder)) continue;
		reached.add(folder);
		for (const target of below.get(folder) ?? []) open.push(target);
	}
}
export { trailOf as _, folderOf as a, scalarText as c, decodeBase64 as d, illegalBase64 as f, writtenNamespaceOf as g, writtenNameOf as h, unusedFolders as i, manifestsIn as l, writtenName as m, listedEntries as n, isFalse as o, logicalName as p, fileParser as r, isTrue as s, kustomizationGraph as t, base64Size as u };
