import { F as itemsAt, L as scalarAt, y as addTo } from "./engine-model.js";
import { U as folderOf } from "./engine-kustomize.js";
import { l as parseFile } from "./engine-parse2.js";
import { posix } from "node:path";
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
function kustomizationGraph(files) {
	const kustomizations = files.filter((file) => file.class.kind === "kustomization");
	const paths = new Map(kustomizations.map(({ path }) => [folderOf(path), path]));
	const folders = new Set(paths.keys());
	const below = /* @__PURE__ */ new Map();
	const listedBy = /* @__PURE__ */ new Map();
	const components = /* @__PURE__ */ new Set();
	for (const { path, documents } of kustomizations) {
		const folder = folderOf(path);
		for (const { root } of documents) {
			if (scalarAt(root, "kind")?.text === "Component") components.add(folder);
			for (const entry of listedEntries(root)) {
				const target = joinPath(folder, entry);
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
export { listedEntries as n, fileParser as r, kustomizationGraph as t };
