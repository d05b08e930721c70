"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_cli_worker_action_action_worker_load_compiled_start_job_run_isolate = require("./engine-cli.js");
const require_check = require("./check.js");
// src/render/transfer/tree-nodes.ts
function nodesOf({ documents }) {
	const nodes = /* @__PURE__ */ new Set();
	const visitEntry = ({ key, value }) => {
		visit(key);
		visit(value);
	};
	const visit = (node) => {
		if (nodes.has(node)) return;
		nodes.add(node);
		if (node.kind === "sequence") node.items.forEach(visit);
		if (node.kind !== "map") return;
		node.entries.forEach(visitEntry);
		for (const { dropped, kept } of [...node.duplicates ?? [], ...node.mergeOverrides ?? []]) {
			visitEntry(dropped);
			visitEntry(kept);
		}
	};
	for (const { root } of documents) if (root !== void 0) visit(root);
	return [...nodes];
}
// src/render/transfer/written-text.ts
function writtenText({ file, start, end }) {
	const written = file.text.slice(start, end);
	switch (written[0]) {
		case "\"":
		case "'": return written.slice(1, -1);
		case "|": return blockText(written);
		default: return written;
	}
}
function blockText(written) {
	const [header = "", ...lines] = written.split("\n");
	const first = lines.find((line) => line.trim() !== "") ?? "";
	const indent = first.length - first.trimStart().length;
	const text = lines.map((line) => line.slice(Math.min(indent, line.length))).join("\n");
	if (header.includes("+")) return text;
	const trimmed = text.replace(/\n+$/, "");
	return header.includes("-") ? trimmed : `${trimmed}\n`;
}
// src/render/transfer/pack-builds.ts
function packBuilds(builds, tools) {
	const packer = newPacker(tools);
	return {
		...packer.tables,
		builds: builds.flatMap((build) => packed(build, packer) ?? [])
	};
}
var CannotPack = class extends Error {};
const BUILD_FIELDS = /* @__PURE__ */ new Set([
	"id",
	"kind",
	"objects",
	"partial",
	"failures",
	"files"
]);
const MANIFEST_FIELDS = new Set("apiVersion group kind name namespace node dialect".split(" "));
const NODE_FIELDS = new Set("kind file start end trail tag entries duplicates mergeOverrides items text style untyped".split(" "));
function packed(build, packer) {
	const { id, kind, objects, partial, failures, files } = build;
	if (kind !== "kustomization" || failures.length > 0) return void 0;
	try {
		knowAll(build, BUILD_FIELDS);
		return {
			id,
			objects: objects.map(packer.manifest),
			partial,
			files
		};
	} catch (error) {
		if (error instanceof CannotPack) return void 0;
		throw error;
	}
}
function knowAll(object, fields) {
	for (const name of Object.keys(object)) if (!fields.has(name)) throw new CannotPack();
}
function newPacker({ parsed, sourceAt }) {
	const files = newTable();
	const trails = newTable();
	const nodes = newTable();
	const entries = newTable();
	const numbersOf = numbering(parsed);
	const file = files.indexed((source) => {
		if (source.host === void 0) {
			const own = sourceAt(source.path);
			if (own !== source && own?.text !== source.text) throw new CannotPack();
			return source.path;
		}
		const embedding = require_check.embeddingOf(source);
		if (embedding === void 0) throw new CannotPack();
		return [node(embedding.scalar), embedding.trimmed];
	});
	const place = ({ file: source, start, end }) => [
		file(source),
		start,
		end
	];
	const trail = trails.indexed(({ step, before }) => {
		const { kind, at, in: folder } = step;
		return [
			kind,
			at === void 0 ? -1 : isNode(at) ? node(at) : place(at),
			folder,
			before === void 0 ? -1 : trail(before)
		];
	});
	const entry = entries.indexed(({ key, value, name }) => {
		const packedEntry = [node(key), node(value)];
		return name === key.text ? packedEntry : [...packedEntry, name];
	});
	const pairs = (list) => list?.map(({ dropped, kept }) => [entry(dropped), entry(kept)]) ?? -1;
	const scalarText = (scalar) => {
		if (writtenText(scalar) === scalar.text) return -1;
		return numbersOf(scalar.file)?.scalarAt(scalar) ?? scalar.text;
	};
	const node = nodes.indexed((each) => {
		const own = numbersOf(each.file)?.numbers.get(each);
		if (own !== void 0) return [
			"file",
			file(each.file),
			own
		];
		knowAll(each, NODE_FIELDS);
		const on = each.trail === void 0 ? -1 : trail(each.trail);
		const written = [
			...place(each),
			on,
			each.tag ?? -1
		];
		if (each.kind === "sequence") return [
			"sequence",
			written,
			each.items.map(node)
		];
		if (each.kind === "scalar") return [
			"scalar",
			written,
			scalarText(each),
			each.style,
			each.untyped === true
		];
		const { duplicates, mergeOverrides } = each;
		return [
			"map",
			written,
			each.entries.map(entry),
			pairs(duplicates),
			pairs(mergeOverrides)
		];
	});
	return {
		tables: {
			files: files.rows,
			trails: trails.rows,
			nodes: nodes.rows,
			entries: entries.rows
		},
		manifest(manifest) {
			knowAll(manifest, MANIFEST_FIELDS);
			const { apiVersion, group, kind, name = -1, namespace = -1, dialect } = manifest;
			return [
				node(manifest.node),
				dialect,
				apiVersion,
				group,
				kind,
				name,
				namespace
			];
		}
	};
}
function isNode(span) {
	return "kind" in span;
}
function newTable() {
	const rows = [];
	const indices = /* @__PURE__ */ new Map();
	return {
		rows,
		indexed: (make) => (thing) => {
			const known = indices.get(thing);
			if (known !== void 0) return known;
			const row = make(thing);
			const index = rows.push(row) - 1;
			indices.set(thing, index);
			return index;
		}
	};
}
function numbering(parsed) {
	const known = /* @__PURE__ */ new Map();
	return (source) => {
		if (!known.has(source)) known.set(source, numbersOfFile(source, parsed));
		return known.get(source);
	};
}
function numbersOfFile(source, parsed) {
	if (source.host !== void 0) return void 0;
	const file = parsed(source.path);
	if (file.source !== source) return void 0;
	const nodes = nodesOf(file);
	const scalars = /* @__PURE__ */ new Map();
	for (const [index, { kind, start, end }] of nodes.entries()) if (kind === "scalar") scalars.set(`${start} ${end}`, index);
	return {
		numbers: new Map(nodes.map((node, index) => [node, index])),
		scalarAt({ start, end, text }) {
			const index = scalars.get(`${start} ${end}`);
			const found = index === void 0 ? void 0 : nodes[index];
			return found?.kind === "scalar" && found.text === text ? index : void 0;
		}
	};
}
// src/render/transfer/unpack-builds.ts
function unpackBuilds(packed, tools) {
	try {
		const unpack = newUnpacker(packed, tools);
		return packed.builds.map(({ id, objects, partial, files }) => ({
			id,
			kind: "kustomization",
			objects: objects.map(unpack),
			partial,
			failures: [],
			files
		}));
	} catch {
		throw new require_load.CannotRun("What a shard rendered does not fit the files here.", "Run the shards again.");
	}
}
function newUnpacker(packed, { parsed, sourceAt }) {
	const treeOf = treesBy(parsed);
	const file = table(packed.files, (row) => {
		if (typeof row !== "string") return require_check.embedText(scalar(row[0]), row[1]);
		return found(sourceAt(row));
	});
	const trail = table(packed.trails, ([kind, at, folder, before]) => {
		return {
			step: {
				kind,
				at: placeOf(at),
				in: folder
			},
			before: before === -1 ? void 0 : trail(before)
		};
	});
	const placeOf = (at) => {
		if (typeof at !== "number") return {
			file: file(at[0]),
			start: at[1],
			end: at[2]
		};
		return at === -1 ? void 0 : node(at);
	};
	const entry = table(packed.entries, ([key, value, name]) => {
		const own = scalar(key);
		return {
			key: own,
			name: name ?? own.text,
			value: node(value)
		};
	});
	const pairs = (rows) => rows === -1 ? void 0 : rows.map(([dropped, kept]) => ({
		dropped: entry(dropped),
		kept: entry(kept)
	}));
	const node = table(packed.nodes, (row) => {
		if (row[0] === "file") return found(treeOf(file(row[1]))[row[2]]);
		const [at, start, end, step, tag] = row[1];
		const place = {
			file: file(at),
			start,
			end,
			...step !== -1 && { trail: trail(step) },
			...typeof tag === "string" && { tag }
		};
		if (row[0] === "sequence") return {
			kind: "sequence",
			...place,
			items: row[2].map(node)
		};
		if (row[0] === "scalar") {
			const [, , text, style, untyped] = row;
			const own = textOf(text, place);
			return {
				kind: "scalar",
				...place,
				text: own,
				style,
				...untyped && { untyped }
			};
		}
		const [duplicates, mergeOverrides] = [pairs(row[3]), pairs(row[4])];
		return {
			kind: "map",
			...place,
			entries: row[2].map(entry),
			...duplicates !== void 0 && { duplicates },
			...mergeOverrides !== void 0 && { mergeOverrides }
		};
	});
	const textOf = (text, place) => {
		if (typeof text === "string") return text;
		return text === -1 ? writtenText(place) : scalarOf(treeOf(place.file)[text]).text;
	};
	const scalar = (index) => scalarOf(node(index));
	return ([at, dialect, apiVersion, group, kind, name, namespace]) => {
		const root = node(at);
		if (root.kind !== "map") throw misfit();
		return {
			apiVersion,
			group,
			kind,
			name: name === -1 ? void 0 : name,
			namespace: namespace === -1 ? void 0 : namespace,
			node: root,
			dialect
		};
	};
}
function scalarOf(node) {
	if (node?.kind !== "scalar") throw misfit();
	return node;
}
function found(thing) {
	if (thing === void 0) throw misfit();
	return thing;
}
function misfit() {
	return /* @__PURE__ */ new Error("packed builds that do not fit the files");
}
function table(rows, make) {
	const made = [];
	return (index) => {
		const known = made[index];
		if (known !== void 0) return known;
		const row = rows[index];
		if (row === void 0) throw misfit();
		const thing = make(row);
		made[index] = thing;
		return thing;
	};
}
function treesBy(parsed) {
	const known = /* @__PURE__ */ new Map();
	return (source) => {
		let nodes = known.get(source);
		if (nodes === void 0) {
			const file = parsed(source.path);
			known.set(source, nodes = file.source === source ? nodesOf(file) : []);
		}
		return nodes;
	};
}
// src/render/render-share.ts
function renderShare(tree, read, settings, { index, count }) {
	const plan = require_check.openPlan(tree, read, settings, () => []);
	const folders = require_check.topFolders(plan.planned, plan.graph, plan.tools);
	const [from, to] = [index - 1, index].map((end) => Math.floor(folders.length * end / count));
	return packBuilds(plan.tools.renderKustomizations(folders.slice(from, to)), plan);
}
function withShares(shares) {
	return (plan) => {
		const ready = new Map(shares.flatMap((packed) => unpackBuilds(packed, plan).map((build) => [build.id, build])));
		const renderKustomizations = (folders) => folders.flatMap((folder) => ready.get(folder) ?? plan.tools.renderKustomizations([folder]));
		return {
			...plan,
			tools: {
				...plan.tools,
				renderKustomizations
			}
		};
	};
}
// src/commands/render-part.ts
function renderPart(tree, settings, share) {
	return renderShare(tree, require_check.parsedFiles(tree, settings.limits), settings, share);
}
function readAhead(tree, { limits }) {
	require_check.parsedFiles(tree, limits);
}
// src/cli/shares/share-bundle.ts
function makeBundle(run, share, salt, outside) {
	const recorder = require_start.recordReads(require_load.keyedDigest(salt));
	const packed = renderPart(recorder.record("head", run.tree), run.settings, share);
	const reads = recorder.reads();
	if (reads === void 0) throw new require_load.CannotRun("A file changed while it was read.");
	return {
		share,
		world: worldOf(run, outside),
		salt,
		reads,
		packed
	};
}
function isOfRun({ world, reads, salt }, run, tree, outside) {
	return world === worldOf(run, outside) && require_start.isUnchanged(reads, require_start.askingAgain({ head: tree }, require_load.keyedDigest(salt)));
}
const worldOf = require_start.memo(({ tree, settings }, { kept }) => {
	const program = kept === void 0 ? void 0 : require_start.programDigest(kept.program);
	const { notices: _, ...shape } = require_start.shapeOf(tree);
	const { limits, loadRestrictor, repositoryUrls, kubernetesVersion } = settings;
	const { charts, anyChartVersion, clusters } = settings;
	const options = [
		limits,
		loadRestrictor,
		repositoryUrls,
		kubernetesVersion
	];
	return require_load.keyedDigest("world")(require_start.dataText([
		require_version.VERSION,
		program,
		shape,
		options,
		charts,
		anyChartVersion,
		clusters
	]));
});
// src/cli/shares/run-job.ts
var run_job_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runJob: () => runJob });
async function runJob(argv, { share, salt }, outside) {
	const { positionals, values } = require_start.fleetArguments(require_start.parseArguments(argv));
	const run = await require_start.openCheck(positionals, values, outside);
	await require_start.loadAllParts();
	return JSON.stringify(makeBundle(run, share, salt, outside));
}
// src/cli/shares/start-job.ts
var start_job_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ startJob: () => startJob });
function startJob(entry, run) {
	const worker = require_engine_cli_worker_action_action_worker_load_compiled_start_job_run_isolate.startWorker(entry, run);
	return new Promise((finish) => {
		let text;
		worker.on("message", (message) => {
			text = message;
		});
		worker.on("error", () => {});
		worker.on("exit", () => finish(text));
	});
}
Object.defineProperty(exports, "isOfRun", {
	enumerable: true,
	get: function() {
		return isOfRun;
	}
});
Object.defineProperty(exports, "readAhead", {
	enumerable: true,
	get: function() {
		return readAhead;
	}
});
Object.defineProperty(exports, "run_job_exports", {
	enumerable: true,
	get: function() {
		return run_job_exports;
	}
});
Object.defineProperty(exports, "start_job_exports", {
	enumerable: true,
	get: function() {
		return start_job_exports;
	}
});
Object.defineProperty(exports, "withShares", {
	enumerable: true,
	get: function() {
		return withShares;
	}
});
