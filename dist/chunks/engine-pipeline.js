"use strict";
const require_start = require("./start.js");
const require_check = require("./check.js");
let node_path = require("node:path");
// src/pipeline/parts/find-islands.ts
function findIslands(tree, limits, near = /* @__PURE__ */ new Map()) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of tree.paths) {
		const folder = require_check.folderOf(path);
		if (!folders.has(folder)) folders.set(folder, folders.size);
	}
	const groups = new require_check.Groups(folders.size);
	for (const path of tree.paths) {
		if (!require_start.KUSTOMIZATION_NAMES.includes(node_path.posix.basename(path))) continue;
		const folder = require_check.folderOf(path);
		const named = near.get(path) ?? nearFolders(path, tree, limits, folders);
		near.set(path, named);
		for (const other of named) groups.join(folders.get(folder) ?? 0, folders.get(other) ?? 0);
	}
	return numbered(tree.paths, folders, groups);
}
function partOf(some, { files }) {
	const all = files.reduce((sum, { length }) => sum + length, 0);
	return [...some].reduce((sum, island) => sum + (files[island]?.length ?? 0), 0) / Math.max(1, all);
}
function islandsOfBuild({ files, folder, id, deployedBy }, islands) {
	const start = deployedBy === void 0 ? `${folder ?? id}/` : require_start.hostSpan(deployedBy.at).file.path;
	const paths = files.length > 0 ? files : [start];
	return [...new Set(paths.flatMap((path) => islands.of(path) ?? []))];
}
function numbered(paths, folders, groups) {
	const numbers = /* @__PURE__ */ new Map();
	const files = [];
	const of = (path) => {
		const folder = folders.get(require_check.folderOf(path));
		return folder === void 0 ? void 0 : numbers.get(groups.of(folder));
	};
	for (const path of paths) {
		const group = groups.of(folders.get(require_check.folderOf(path)) ?? 0);
		let island = numbers.get(group);
		if (island === void 0) {
			island = files.length;
			numbers.set(group, island);
			files.push([]);
		}
		if (require_start.isManifestName(path)) files[island]?.push(path);
	}
	const below = (wanted) => [...folders].flatMap(([folder, at]) => isBelow(folder, wanted) ? numbers.get(groups.of(at)) ?? [] : []);
	const above = require_start.once(() => new Set([...folders.keys()].flatMap(withParents)));
	return {
		of,
		files,
		isFolder: (path) => above().has(path),
		below
	};
}
function withParents(folder) {
	const parents = [];
	for (let at = folder; at !== "."; at = require_check.folderOf(at)) parents.push(at);
	return parents;
}
function isBelow(folder, wanted) {
	for (let at = folder; at !== "."; at = require_check.folderOf(at)) if (wanted.has(at)) return true;
	return wanted.has(".");
}
function nearFolders(path, tree, limits, folders) {
	const { documents, source } = require_check.parseFile(path, tree.read(path), limits);
	return require_check.foldersNamed({
		path,
		documents,
		source
	}, (folder) => folders.has(folder));
}
// src/pipeline/parts/pack-report.ts
function packReport(report) {
	const { problems, suppressed, files, builds } = report;
	return {
		problems: problems.map(packedProblem),
		suppressed: suppressed.map(packedSuppressed),
		skipped: files.flatMap(packedSkip),
		documents: files.flatMap(packedDocuments),
		builds: builds.map(packedBuild),
		totals: require_check.totalsOf(report),
		masks: [...report.masks ?? []].map(([path, ranges]) => [path, ranges.map(({ start, end }) => [start, end])])
	};
}
function packedProblem(problem) {
	const { at, related, fix, subject, isSlip: _, ...rest } = problem;
	return {
		...rest,
		at: packedPlace(at),
		...related !== void 0 && { related: related.map((each) => [packedPlace(each.at), each.message]) },
		...fix !== void 0 && { fix: {
			message: fix.message,
			edits: fix.edits.map((edit) => [packedPlace(edit.at), edit.text])
		} },
		...subject !== void 0 && { subject: packedSubject(subject) }
	};
}
function packedSubject(subject) {
	const { kind, namespace, name, container, detail } = subject;
	return {
		kind,
		namespace,
		name,
		...container !== void 0 && { container },
		...detail !== void 0 && { detail }
	};
}
function packedSuppressed({ problem, by, reason }) {
	return {
		problem: packedProblem(problem),
		by: packedPlace(by),
		...reason !== void 0 && { reason }
	};
}
function packedPlace(span) {
	const place = packedSpan(span);
	const steps = [];
	for (let here = require_check.trailOf(span); here !== void 0; here = here.before) {
		const { kind, at, in: folder } = here.step;
		steps.push([
			kind,
			at === void 0 ? null : packedSpan(at),
			folder
		]);
	}
	return steps.length === 0 ? place : [...place, steps];
}
function packedSpan(span) {
	const { file, start, end } = require_start.hostSpan(span);
	const { line, column, endLine, endColumn } = require_start.positionOf(span);
	return [
		file.path,
		start,
		end,
		line,
		column,
		endLine,
		endColumn
	];
}
function packedSkip({ path, class: each }) {
	return each.kind === "skipped" ? [[
		path,
		each.as,
		each.reason
	]] : [];
}
function packedDocuments({ documents }) {
	return documents.flatMap(({ span, skipped }) => skipped === void 0 ? [] : [[packedPlace(span), skipped]]);
}
function packedBuild(build) {
	const { id, kind, folder, cluster, namespace, undeployed, objects, files } = build;
	return {
		id,
		kind: kind === "folder" ? kind : "kustomization",
		...folder !== void 0 && { folder },
		...cluster !== void 0 && { cluster },
		...namespace !== void 0 && { namespace },
		...undeployed !== void 0 && { undeployed },
		objects: objects.length,
		files
	};
}
// src/pipeline/parts/secret-digests.ts
function secretDigests(texts, digest) {
	return Array.from(texts, (text) => [
		headOf(text),
		text.length,
		bitsOf(text),
		digest(text)
	]);
}
function headOf(text) {
	return bitsOf(text.slice(0, 6));
}
const NO_LENGTHS = [];
function digestedTexts(all, digest) {
	const found = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	const digests = /* @__PURE__ */ new Set();
	for (const [head, length, bits, each] of all) {
		require_check.addTo(found, head, length);
		seen.add(markOf(length, bits));
		digests.add(each);
	}
	const lengths = new Map([...found].map(([head, some]) => [head, [...some].sort((a, b) => b - a)]));
	return {
		lengthsAt: (head) => lengths.get(bitsOf(head)) ?? NO_LENGTHS,
		has: (text) => seen.has(markOf(text.length, bitsOf(text))) && digests.has(digest(text))
	};
}
const BITS = 65536;
function markOf(length, bits) {
	return length * BITS + bits;
}
function bitsOf(text) {
	let hash = 2166136261;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
	return (hash ^ hash >>> 16) & 65535;
}
// src/pipeline/parts/source-file.ts
function openSourceFile(tree) {
	const known = /* @__PURE__ */ new Map();
	return (path) => {
		let file = known.get(path);
		if (file === void 0) known.set(path, file = new LazyFile(path, tree));
		return file;
	};
}
var LazyFile = class {
	path;
	#tree;
	#text;
	constructor(path, tree) {
		this.path = path;
		this.#tree = tree;
	}
	get text() {
		this.#text ??= textOf(this.path, this.#tree);
		return this.#text;
	}
};
function textOf(path, tree) {
	const content = tree.read(path);
	if (content.kind !== "bytes") return "";
	const decoded = require_check.decodeBytes(path, content.bytes);
	return decoded.kind === "text" ? decoded.file.text : "";
}
// src/pipeline/parts/special-island.ts
const UNREAD = /* @__PURE__ */ new Set([
	"encrypted",
	"binary",
	"unreadable",
	"too-large",
	"template",
	"excluded"
]);
const POLICIES = "admissionregistration.k8s.io";
const isSpecialFile = require_start.memo((file) => {
	const { path, class: each, source, documents, faults } = file;
	if (faults.length > 0 || require_check.CHART_FILE.test(path)) return true;
	if (each.kind === "skipped" && UNREAD.has(each.as) && (source !== void 0 || each.as !== "template")) return true;
	if (source === void 0) return false;
	if (require_check.treesOf(path).length > 0 || require_check.renderedFrom(file) !== void 0) return true;
	if (documents.some(({ manifests }) => manifests.some(isSpecialObject))) return true;
	return require_check.deployersIn(file).length > 0 || !require_check.madeInText(path, source.text).next().done;
});
function isSpecialObject(manifest) {
	const { group, name = "", namespace = "" } = manifest;
	return !require_check.isBuiltIn(manifest) || group === POLICIES || require_check.isTemplatedName(name) || require_check.isTemplatedName(namespace);
}
const TEMPLATES = /\btemplates?\/|[-_/]templates?\b|\btmpl\b/;
function namesTemplates({ source }) {
	return source !== void 0 && TEMPLATES.test(source.text);
}
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
function specialIsland(island, files, isFolder, digest) {
	const words = /* @__PURE__ */ new Set();
	for (const { source } of files) for (const word of source?.text.match(WORD) ?? []) words.add(word);
	return {
		island,
		words: Array.from(words, (word) => wordDigest(word, digest)),
		claims: [...claimsOf(files)].filter((claim) => claim === "." || isFolder(claim)),
		tests: [...new Set(files.filter(require_check.isTest).map(({ path }) => require_check.folderOf(path)))],
		isTemplate: files.some((file) => require_check.treesOf(file.path).some((tree) => require_check.isTemplate(file, tree)))
	};
}
function wordDigest(word, digest) {
	return digest(`word ${word}`);
}
const DEPLOYING = /(?:^|\.)fluxcd\.(?:io|controlplane\.io)$|^argoproj\.io$/;
function claimsOf(files) {
	const entries = files.flatMap(({ documents }) => documents.flatMap(({ manifests }) => manifests.filter(({ group }) => DEPLOYING.test(group))));
	if (entries.length === 0) return /* @__PURE__ */ new Set();
	const patches = files.filter(({ class: each }) => each.kind === "kustomization").flatMap(({ documents }) => documents.flatMap(({ root }) => root ?? []));
	const claims = [...entries.map(({ node }) => node), ...patches].flatMap((node) => [...pathsIn(node)].map(claimOf));
	return new Set(entries.some(deploysRoot) ? [...claims, "."] : claims);
}
function deploysRoot({ group, kind, node }) {
	return group === "kustomize.toolkit.fluxcd.io" && kind === "Kustomization" && require_check.scalarAt(node, "spec", "path") === void 0;
}
const PATH_FIELDS = /* @__PURE__ */ new Set([
	"path",
	"paths",
	"chart",
	"value"
]);
const PATH_IN_TEXT = /\b(?:path|chart)["']?:[ \t]*["']?([^\s"',}]+)/g;
function* pathsIn(root) {
	const stack = [{
		node: root,
		isPath: false
	}];
	for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
		const { node, isPath } = next;
		if (node.kind === "scalar") {
			if (isPath && !node.text.includes("\n")) yield node.text;
			else for (const [, path = ""] of node.text.matchAll(PATH_IN_TEXT)) yield path;
		} else if (node.kind === "sequence") for (const item of node.items) stack.push({
			node: item,
			isPath
		});
		else for (const { name, value } of node.entries) stack.push({
			node: value,
			isPath: PATH_FIELDS.has(name)
		});
	}
}
function claimOf(path) {
	const open = path.search(/[*?[{$]/);
	const parts = (open === -1 ? path : path.slice(0, path.lastIndexOf("/", open) + 1)).split("/").filter((part) => part !== "" && part !== ".");
	return parts.length === 0 ? "." : parts.join("/");
}
// src/pipeline/parts/survey.ts
const NOTHING_SURVEYED = {
	builds: [],
	special: [],
	naming: [],
	services: [],
	secrets: [],
	open: []
};
function namesMadeBy([, , sources]) {
	return sources.flatMap((source) => source.split("\n").slice(1));
}
// src/pipeline/parts/open-parts.ts
function openParts(read, tree, islands, digest) {
	const surveys = Array.from(read, withoutNames);
	const special = specialIslands(surveys, islands);
	const builds = surveys.flatMap((survey) => survey.builds).filter(([, island]) => !special.has(island)).sort(([a], [b]) => a < b ? -1 : Number(a > b));
	const isWord = wordsOf(surveys, digest);
	const services = surveys.flatMap((survey) => survey.services);
	const secrets = secretsOf(surveys, read, tree, digest);
	return {
		special,
		secrets,
		view(own, more) {
			const seen = /* @__PURE__ */ new Set([
				...special,
				...own,
				...more
			]);
			for (const island of neighbours(own, builds, isWord)) seen.add(island);
			return viewOf(own, seen, {
				tree,
				islands,
				builds,
				services,
				secrets,
				special
			});
		}
	};
}
function withoutNames(survey) {
	return {
		...survey,
		open: []
	};
}
function specialIslands(surveys, islands) {
	const found = surveys.flatMap((survey) => survey.special);
	const special = new Set(found.map(({ island }) => island));
	const folders = new Set(found.flatMap(({ claims, tests }) => [...claims, ...tests]));
	for (const island of islands.below(folders)) special.add(island);
	if (found.some(({ isTemplate }) => isTemplate)) for (const island of surveys.flatMap(({ naming }) => naming)) special.add(island);
	return special;
}
function wordsOf(surveys, digest) {
	const words = new Set(surveys.flatMap((survey) => survey.special.flatMap((each) => each.words)));
	if (words.size === 0) return () => false;
	const known = /* @__PURE__ */ new Map();
	return (name) => {
		let isWord = known.get(name);
		if (isWord === void 0) known.set(name, isWord = words.has(wordDigest(name, digest)));
		return isWord;
	};
}
const MOST_ASKING = 4;
function neighbours(own, builds, isWord) {
	const ours = builds.filter(([, island]) => own.has(island));
	const asked = new Set(ours.flatMap(([, , , asks]) => asks));
	const made = new Set(ours.flatMap(namesMadeBy));
	const isAsked = (name) => asked.has(name) || isWord(name);
	const makers = builds.filter((build) => namesMadeBy(build).some(isAsked));
	const shared = new Set(makers.flatMap(namesMadeBy));
	const asking = /* @__PURE__ */ new Map();
	const found = new Set(makers.map(([, island]) => island));
	for (const [, island, , asks] of builds) {
		if (own.has(island)) continue;
		for (const name of asks) {
			const count = asking.get(name) ?? 0;
			const isNeeded = isAsked(name);
			if (isNeeded) asking.set(name, count + 1);
			const mayTell = shared.has(name) || count < MOST_ASKING;
			if (made.has(name) || isWord(name) || isNeeded && mayTell) found.add(island);
		}
	}
	return found;
}
function namedSource(source) {
	const [kind, name = "", written = name] = source.split("\n");
	return [kind === "Secret" ? kind : "ConfigMap", written];
}
const NOT_JUDGED = /* @__PURE__ */ new Set();
function viewOf(own, seen, whole) {
	const { tree, islands, builds, services, secrets, special } = whole;
	const rest = builds.filter(([, island]) => !seen.has(island));
	const away = new Set(rest.map(([id]) => id));
	const foreign = new Set(builds.flatMap(([id, island]) => own.has(island) ? [] : [id]));
	const fileOf = openSourceFile(tree);
	const wanted = /* @__PURE__ */ new Set();
	const isSpecialOwn = [...own].some((island) => special.has(island));
	return {
		tree: {
			...tree,
			isElsewhere: (path) => !seen.has(islands.of(path) ?? -1)
		},
		others: {
			sources: () => rest.map(([build, , sources]) => ({
				build,
				names: sources.map(namedSource)
			})),
			services: services.filter(([build]) => away.has(build)).map((service) => new SurveyedElsewhere(service, fileOf)).sort((a, b) => a.build < b.build ? -1 : Number(a.build > b.build)),
			secrets,
			made: NOT_JUDGED,
			isForeign: (build) => foreign.has(build),
			want(written, build) {
				if (!foreign.has(build)) wanted.add(written);
			}
		},
		lacking(evidence) {
			const ordinary = new Set(builds.map(([id]) => id));
			const isMeant = (id) => isSpecialOwn && !ordinary.has(id);
			return lackingIn(rest, wanted, namesOf$1(evidence, isMeant));
		}
	};
}
function namesOf$1({ references, sources }, isMeant) {
	const needed = references.flatMap(({ reference: { name, at, build } }) => isMeant(build) ? [name, require_check.writtenName(at, name)] : []);
	const made = sources.flatMap(({ name, at, build }) => isMeant(build) ? [name, require_check.writtenName(at, name)] : []);
	return {
		needed: new Set(needed),
		made: new Set(made)
	};
}
function lackingIn(rest, wanted, { needed, made }) {
	const lacking = /* @__PURE__ */ new Set();
	for (const build of rest) {
		const [, island, , asks] = build;
		if (namesMadeBy(build).some((name) => wanted.has(name) || needed.has(name)) || asks.some((name) => made.has(name))) lacking.add(island);
	}
	if (lacking.size === 0) return lacking;
	const named = /* @__PURE__ */ new Set();
	for (const [, island, , asks] of rest) for (const name of asks) {
		if (!wanted.has(name) || named.has(name)) continue;
		named.add(name);
		lacking.add(island);
	}
	return lacking;
}
function secretsOf(surveys, whole, tree, digest) {
	const { lengthsAt, has } = digestedTexts(surveys.flatMap((survey) => survey.secrets), digest);
	const open = /* @__PURE__ */ new Set();
	for (const survey of whole) for (const name of survey.open) if (has(name)) open.add(name);
	const paths = require_start.once(() => tree.paths.filter(require_start.isManifestName));
	const isOfPath = (text) => paths().some((path) => path === text || path.startsWith(`${text}/`) || !text.includes("/") && `${path}/`.includes(`/${text}/`));
	const known = /* @__PURE__ */ new Map();
	return {
		lengthsAt,
		has,
		isOpen(text) {
			if (open.has(text)) return true;
			let isKnown = known.get(text);
			if (isKnown === void 0) known.set(text, isKnown = isOfPath(text));
			return isKnown;
		}
	};
}
var SurveyedElsewhere = class {
	#service;
	#fileOf;
	constructor(service, fileOf) {
		this.#service = service;
		this.#fileOf = fileOf;
	}
	get build() {
		return this.#service[0];
	}
	get name() {
		return this.#service[1];
	}
	get namespace() {
		return this.#service[2];
	}
	get clusterIp() {
		return this.#service[3] ?? void 0;
	}
	get ports() {
		return this.#service[4].map(([name, port, protocol]) => ({
			name,
			port,
			protocol
		}));
	}
	get at() {
		const [, , , , , path, start, end] = this.#service;
		return {
			file: this.#fileOf(path),
			start,
			end
		};
	}
};
// src/pipeline/parts/split-report.ts
function restrictToIslands(report, islands, isOwn) {
	const of = islandsOfReport(report, islands);
	const problems = report.problems.filter((problem) => isOwn(of.problem(problem)));
	return {
		...report,
		problems,
		suppressed: report.suppressed.filter(({ problem }) => isOwn(of.problem(problem))),
		files: report.files.filter((file) => isOwn(of.file(file))),
		builds: report.builds.filter(({ id }) => isOwn(of.build(id))),
		references: report.references.filter(({ reference }) => isOwn(of.build(reference.build))),
		sources: report.sources.filter(({ build }) => isOwn(of.build(build))),
		workloads: report.workloads.filter(({ build }) => isOwn(of.build(build))),
		masks: require_check.masksOfPlaces(require_check.masksOfReport(report), problems)
	};
}
function splitReport(report, islands) {
	const of = islandsOfReport(report, islands);
	const problems = grouped(report.problems, of.problem);
	const suppressed = grouped(report.suppressed, ({ problem }) => of.problem(problem));
	const files = grouped(report.files, of.file);
	const builds = grouped(report.builds, ({ id }) => of.build(id));
	const references = grouped(report.references, ({ reference }) => of.build(reference.build));
	const sources = grouped(report.sources, ({ build }) => of.build(build));
	const masks = require_check.masksOfReport(report);
	const workloads = grouped(report.workloads, ({ build }) => of.build(build));
	const found = /* @__PURE__ */ new Set([
		...files.keys(),
		...builds.keys(),
		...problems.keys()
	]);
	return new Map(Array.from(found, (island) => [island, {
		...report,
		problems: problems.of(island),
		suppressed: suppressed.of(island),
		files: files.of(island),
		builds: builds.of(island),
		references: references.of(island),
		sources: sources.of(island),
		workloads: workloads.of(island),
		masks: require_check.masksOfPlaces(masks, problems.of(island))
	}]));
}
var Grouped = class extends Map {
	of(island) {
		return this.get(island) ?? [];
	}
};
function grouped(items, of) {
	const groups = new Grouped();
	for (const item of items) require_check.appendTo(groups, of(item), item);
	return groups;
}
function islandsOfReport({ builds }, islands) {
	const byId = new Map(builds.map((build) => [build.id, islandsOfBuild(build, islands)[0]]));
	return {
		build: (id) => byId.get(id),
		problem({ at, builds: [first] }) {
			return first === void 0 ? islands.of(require_start.hostSpan(at).file.path) : byId.get(first);
		},
		file({ path, class: each }) {
			return each.kind === "skipped" && each.as === "excluded" ? void 0 : islands.of(path);
		}
	};
}
// src/report/secrets/secrets-of-part.ts
function secretsOfPart(files, builds, references, sources) {
	const masks = require_check.secretMasks(files);
	const texts = /* @__PURE__ */ new Set();
	require_check.addSecretTexts(files, builds, masks, texts, /* @__PURE__ */ new Set());
	const open = /* @__PURE__ */ new Set();
	require_check.addObjectNames(files, open);
	const isNew = (name) => !open.has(name);
	for (const name of require_check.namesInTheOpen(references, sources, masks, isNew)) open.add(name);
	return {
		texts,
		open
	};
}
function buildsNamedBySecrets(files, builds) {
	const masks = require_check.secretMasks(files);
	return builds.filter((build) => {
		const names = /* @__PURE__ */ new Set();
		require_check.addSecretNames([build], () => [], masks, names);
		return names.size > 0;
	});
}
// src/pipeline/parts/survey-part.ts
const FILES_AT_ONCE = 15e3;
function surveyPart({ tree, ...how }, islands, own) {
	const surveys = (how.memory === void 0 ? batchesOf(own, islands) : [own]).map((some) => {
		const paths = new Set(some.flatMap((island) => islands.files[island] ?? []));
		return surveyBatch({
			...tree,
			isElsewhere: (path) => !paths.has(path)
		}, islands, how);
	});
	const secrets = surveys.flatMap((each) => each.secrets);
	return {
		builds: surveys.flatMap(({ builds }) => builds),
		special: surveys.flatMap(({ special }) => special),
		naming: surveys.flatMap(({ naming }) => naming),
		services: surveys.flatMap(({ services }) => services),
		secrets: [...new Map(secrets.map((each) => [each[3], each])).values()],
		open: [...new Set(surveys.flatMap(({ open }) => open))]
	};
}
function batchesOf(own, { files }) {
	const batches = [];
	let room = 0;
	for (const island of own) {
		const count = files[island]?.length ?? 0;
		if (room < count || batches.length === 0) {
			batches.push([]);
			room = FILES_AT_ONCE;
		}
		room -= count;
		batches.at(-1)?.push(island);
	}
	return batches;
}
function surveyIslands({ files, builds, sources, references }, islands, digest) {
	const filesOf = require_check.groupBy(files, ({ path }) => islands.of(path));
	const buildsOf = /* @__PURE__ */ new Map();
	for (const build of builds) for (const island of islandsOfBuild(build, islands)) require_check.appendTo(buildsOf, island, build);
	const made = require_check.groupBy(sources, ({ build }) => build);
	const needed = require_check.groupBy(references, ({ reference: { build } }) => build);
	const collect = (some) => ({
		sources: some.flatMap(({ id }) => made.get(id) ?? []),
		references: some.flatMap(({ id }) => (needed.get(id) ?? []).map((each) => each.reference))
	});
	return islands.files.map((_, island) => {
		return openBatch(/* @__PURE__ */ new Map([[island, filesOf.get(island) ?? []]]), islands).survey(buildsOf.get(island) ?? [], collect, digest);
	});
}
function collectWith({ settings, memory }) {
	const registry = require_check.registryWith(settings.producers ?? []);
	const kept = memory?.collected;
	return (builds) => ({
		sources: require_check.collectSources(builds, registry, kept?.sources),
		references: require_check.collectReferences(builds, require_check.collectWorkloads(builds, kept), registry, kept?.references)
	});
}
function surveyBatch(part, islands, how) {
	const { settings, digest, memory } = how;
	const read = require_check.parseFiles(part, settings.limits);
	const batch = openBatch(require_check.groupBy(read, ({ path }) => islands.of(path) ?? -1), islands);
	const { rendered: remembered } = memory ?? {};
	const rendered = require_check.renderBuilds(part, batch.calm(), settings, require_check.sourcesOfObject, remembered);
	const builds = memory?.keepBuilds(rendered.builds) ?? rendered.builds;
	return batch.survey(builds, collectWith(how), digest);
}
function openBatch(byIsland, islands) {
	const special = new Set([...byIsland].flatMap(([island, files]) => files.some(isSpecialFile) ? [island] : []));
	const isCalm = (build) => islandsOfBuild(build, islands).every((island) => !special.has(island));
	const leaveOut = (builds) => {
		for (const build of builds) for (const island of islandsOfBuild(build, islands)) special.add(island);
	};
	const calm = () => [...byIsland].flatMap(([island, files]) => special.has(island) ? [] : files);
	return {
		calm,
		survey(all, collect, digest) {
			leaveOut(all.filter((build) => !isOrdinary(build, islands)));
			leaveOut(buildsNamedBySecrets(calm(), all.filter(isCalm)));
			const [files, builds] = [calm(), all.filter(isCalm)];
			const { sources, references } = collect(builds);
			const surveyed = surveyBuilds(builds, sources, references, islands);
			const { texts, open } = secretsOfPart(files, builds, references, sources);
			return {
				builds: surveyed,
				special: [...special].flatMap((island) => {
					const some = byIsland.get(island);
					return some === void 0 ? [] : [specialIsland(island, some, islands.isFolder, digest)];
				}),
				naming: [...byIsland].flatMap(([island, some]) => !special.has(island) && some.some(namesTemplates) ? [island] : []),
				services: builds.flatMap(require_check.servicesForOthers).map(surveyedService),
				secrets: secretDigests(texts, digest),
				open: [...open]
			};
		}
	};
}
function isOrdinary(build, islands) {
	return islandsOfBuild(build, islands).length === 1 && isPlain(build);
}
function isPlain({ kind, deployedBy, partial, failures, inflates, objects }) {
	return (kind === "folder" || kind === "kustomization") && deployedBy === void 0 && partial.length === 0 && failures.length === 0 && inflates === void 0 && !objects.some(isSpecialObject);
}
function countSpecialFiles({ files, builds }) {
	const special = new Set(files.flatMap((file) => isSpecialFile(file) ? [file.path] : []));
	for (const build of builds) if (!isPlain(build)) for (const path of build.files) special.add(path);
	return special.size;
}
function surveyBuilds(builds, sources, references, islands) {
	const index = require_check.indexSources(sources, builds);
	const made = require_check.groupBy(sources, ({ build }) => build);
	const needed = require_check.groupBy(references, ({ build }) => build);
	return builds.map((build) => [
		build.id,
		islandsOfBuild(build, islands)[0] ?? -1,
		(made.get(build.id) ?? []).map(surveyedSource),
		namesOf((needed.get(build.id) ?? []).filter((each) => !require_check.isSettled(each, index)))
	]);
}
function surveyedSource({ kind, name, at }) {
	const written = require_check.writtenName(at, name);
	return (written === name ? [kind, name] : [
		kind,
		name,
		written
	]).join("\n");
}
function namesOf(references) {
	return [...new Set(references.flatMap(({ name, at }) => [name, require_check.writtenName(at, name)]))];
}
function surveyedService(service) {
	const { build, name, namespace, clusterIp = null, ports, at } = service;
	const { file, start, end } = require_start.hostSpan(at);
	return [
		build,
		name,
		namespace,
		clusterIp,
		ports.map((port) => [
			port.name,
			port.port,
			port.protocol
		]),
		file.path,
		start,
		end
	];
}
// src/pipeline/parts/unpack-report.ts
function openJoining(tree, countsInfos) {
	const shared = openShared(tree);
	const { same } = shared;
	const problems = [];
	const suppressed = [];
	const changed = /* @__PURE__ */ new Map();
	const builds = [];
	const masks = /* @__PURE__ */ new Map();
	const all = {
		references: 0,
		sources: 0,
		workloads: 0
	};
	let unlistedInfos = 0;
	const isCounted = ({ severity, onePerCause }) => countsInfos && severity === "info" && onePerCause !== true;
	const addTotals = ({ references, sources, workloads }) => {
		all.references += references;
		all.sources += sources;
		all.workloads += workloads;
	};
	return {
		add(part) {
			for (const each of part.problems) if (isCounted(each)) unlistedInfos += 1;
			else problems.push(problemOf(each, shared));
			for (const each of part.suppressed) suppressed.push(suppressedOf(each, shared));
			for (const each of part.builds) builds.push(buildOf(each, same));
			for (const file of unusualFiles(part, shared)) changed.set(file.path, file);
			for (const [path, ranges] of part.masks) {
				const some = ranges.map(([start, end]) => ({
					start,
					end
				}));
				masks.set(same(path), some.length === 0 ? NO_RANGES : some);
			}
			addTotals(part.totals);
		},
		join(own, files) {
			const others = files.map((path) => changed.get(path) ?? fileAs(path, classOf(path)));
			addTotals(require_check.totalsOf(own));
			return {
				...own,
				problems: require_check.sortProblems([...own.problems, ...problems]),
				...unlistedInfos > 0 && { unlistedInfos },
				suppressed: require_check.sortSuppressed([...own.suppressed, ...suppressed]),
				files: sortedBy([...own.files, ...others], ({ path }) => path),
				builds: sortedBy([...own.builds, ...builds], ({ id }) => id),
				totals: all,
				masks: new Map([...masks, ...own.masks ?? []])
			};
		}
	};
}
const NO_RANGES = [];
function openShared(tree) {
	const fileOf = openSourceFile(tree);
	const texts = /* @__PURE__ */ new Map();
	const same = (text) => {
		const known = texts.get(text);
		if (known === void 0) texts.set(text, text);
		return known ?? text;
	};
	const spanOf = (place) => {
		const [path, , , , , , , steps] = place;
		const span = new Placed(fileOf(same(path)), place);
		return steps === void 0 ? span : Object.assign(span, { trail: trailOf(steps, spanOf) });
	};
	return {
		spanOf,
		same
	};
}
var Placed = class {
	file;
	start;
	end;
	#line;
	#column;
	#endLine;
	#endColumn;
	constructor(file, place) {
		this.file = file;
		[, this.start, this.end, this.#line, this.#column, this.#endLine, this.#endColumn] = place;
	}
	get position() {
		return {
			path: this.file.path,
			line: this.#line,
			column: this.#column,
			endLine: this.#endLine,
			endColumn: this.#endColumn
		};
	}
};
function sortedBy(items, keyOf) {
	return items.sort((a, b) => keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)));
}
function trailOf(steps, spanOf) {
	let trail;
	for (const [kind, at, folder] of steps.toReversed()) trail = {
		step: {
			kind,
			at: at === null ? void 0 : spanOf(at),
			in: folder
		},
		before: trail
	};
	return trail;
}
function problemOf({ at, related, fix, subject, ...rest }, { spanOf, same }) {
	const problem = {
		...rest,
		rule: same(rest.rule),
		builds: rest.builds.map(same),
		at: spanOf(at)
	};
	return Object.assign(problem, rest.help !== void 0 && { help: same(rest.help) }, related !== void 0 && { related: related.map(([place, message]) => ({
		at: spanOf(place),
		message: same(message)
	})) }, fix !== void 0 && { fix: {
		message: same(fix.message),
		edits: fix.edits.map(([place, text]) => ({
			at: spanOf(place),
			text
		}))
	} }, subject !== void 0 && { subject: subjectOf(subject, same) });
}
function subjectOf({ kind, namespace, name, container, detail }, same) {
	return {
		kind: same(kind),
		namespace: namespace === void 0 ? void 0 : same(namespace),
		name: name === void 0 ? void 0 : same(name),
		...container !== void 0 && { container: same(container) },
		...detail !== void 0 && { detail: same(detail) }
	};
}
function suppressedOf({ problem, by, reason }, shared) {
	return {
		problem: problemOf(problem, shared),
		by: shared.spanOf(by),
		reason
	};
}
const NO_DOCUMENTS = [];
const NO_FAULTS = [];
function fileAs(path, found, documents = NO_DOCUMENTS) {
	return {
		path,
		class: found,
		source: void 0,
		documents,
		faults: NO_FAULTS
	};
}
function unusualFiles({ skipped, documents }, { spanOf, same }) {
	const files = new Map(skipped.map(([path, as, reason]) => [path, fileAs(path, {
		kind: "skipped",
		as,
		reason: same(reason)
	})]));
	for (const [path, some] of require_check.groupBy(documents, ([[of]]) => of)) {
		const found = some.map(([place, reason]) => ({
			span: spanOf(place),
			root: void 0,
			manifests: [],
			skipped: same(reason)
		}));
		files.set(path, fileAs(path, files.get(path)?.class ?? MANIFESTS, found));
	}
	return [...files.values()];
}
const MANIFESTS = { kind: "manifests" };
const KUSTOMIZATION = { kind: "kustomization" };
function classOf(path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return require_start.KUSTOMIZATION_NAMES.includes(name) ? KUSTOMIZATION : MANIFESTS;
}
function buildOf({ objects, files, ...rest }, same) {
	return {
		...rest,
		id: same(rest.id),
		files: files.map(same),
		objects: Array.from({ length: objects }),
		partial: NOTHING,
		failures: NOTHING
	};
}
const NOTHING = [];
// src/commands/look-at-islands.ts
function lookAtIslands(own, parts, { rules, settings, memory }, made = /* @__PURE__ */ new Set()) {
	let more = /* @__PURE__ */ new Set();
	for (;;) {
		const { tree, others, lacking } = parts.view(own, more);
		const { report, evidence } = require_check.lookAt(tree, rules, settings, {
			memory,
			others: {
				...others,
				made
			}
		});
		const needed = lacking(evidence);
		if (needed.size === 0) return {
			report: require_check.hideSecrets(report, void 0, others.secrets),
			evidence
		};
		more = /* @__PURE__ */ new Set([...more, ...needed]);
	}
}
function undecidedIn({ references, builds }, islands) {
	const untraced = new Set(references.flatMap(({ reference, verdict }) => verdict.kind === "untraced" ? [reference.build] : []));
	return builds.flatMap((build) => untraced.has(build.id) || build.deployedBy !== void 0 ? islandsOfBuild(build, islands) : []);
}
function joinIslands(joining, own, { report, evidence }, islands) {
	const restricted = restrictToIslands(report, islands, (island) => island === void 0 || own.has(island));
	const files = islands.files.filter((_, island) => !own.has(island)).flat();
	const joined = joining.join(restricted, files);
	return {
		report: {
			...joined,
			problems: require_check.mergeCauses(joined.problems)
		},
		evidence
	};
}
Object.defineProperty(exports, "NOTHING_SURVEYED", {
	enumerable: true,
	get: function() {
		return NOTHING_SURVEYED;
	}
});
Object.defineProperty(exports, "countSpecialFiles", {
	enumerable: true,
	get: function() {
		return countSpecialFiles;
	}
});
Object.defineProperty(exports, "findIslands", {
	enumerable: true,
	get: function() {
		return findIslands;
	}
});
Object.defineProperty(exports, "joinIslands", {
	enumerable: true,
	get: function() {
		return joinIslands;
	}
});
Object.defineProperty(exports, "lookAtIslands", {
	enumerable: true,
	get: function() {
		return lookAtIslands;
	}
});
Object.defineProperty(exports, "namesMadeBy", {
	enumerable: true,
	get: function() {
		return namesMadeBy;
	}
});
Object.defineProperty(exports, "openJoining", {
	enumerable: true,
	get: function() {
		return openJoining;
	}
});
Object.defineProperty(exports, "openParts", {
	enumerable: true,
	get: function() {
		return openParts;
	}
});
Object.defineProperty(exports, "packReport", {
	enumerable: true,
	get: function() {
		return packReport;
	}
});
Object.defineProperty(exports, "partOf", {
	enumerable: true,
	get: function() {
		return partOf;
	}
});
Object.defineProperty(exports, "restrictToIslands", {
	enumerable: true,
	get: function() {
		return restrictToIslands;
	}
});
Object.defineProperty(exports, "splitReport", {
	enumerable: true,
	get: function() {
		return splitReport;
	}
});
Object.defineProperty(exports, "surveyIslands", {
	enumerable: true,
	get: function() {
		return surveyIslands;
	}
});
Object.defineProperty(exports, "surveyPart", {
	enumerable: true,
	get: function() {
		return surveyPart;
	}
});
Object.defineProperty(exports, "undecidedIn", {
	enumerable: true,
	get: function() {
		return undecidedIn;
	}
});
