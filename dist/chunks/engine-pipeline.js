"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_start_job_run_job_render_jobs = require("./engine-transfer.js");
let node_crypto = require("node:crypto");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/cli/shares/render-jobs.ts
var render_jobs_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	jobCount: () => jobCount,
	renderInJobs: () => renderInJobs
});
const MOST_JOBS = 64;
const SALT_BYTES = 16;
function jobCount({ values }, { located }) {
	const text = values.get("jobs")?.at(-1) ?? "1";
	const isStream = located.targets.some(({ kind }) => kind === "stdin" || kind === "stream");
	if (text === "auto") return 1;
	const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	if (count < 1 || count > MOST_JOBS) throw new require_load.CannotRun(`Invalid value \`${text}\` for \`--jobs\`: use auto, or a number from 1 to ${MOST_JOBS}.`);
	return isStream ? 1 : count;
}
async function renderInJobs(count, run, tree, outside) {
	const { startJob } = outside;
	if (startJob === void 0) return require_engine_start_job_run_job_render_jobs.withShares([]);
	const salt = (0, node_crypto.randomBytes)(SALT_BYTES).toString("hex");
	const jobs = Array.from({ length: count }, (_, at) => ({
		index: at + 1,
		count
	})).map((share) => startJob({
		share,
		salt
	}));
	require_engine_start_job_run_job_render_jobs.readAhead(tree, run.settings);
	const packed = (await Promise.all(jobs)).flatMap((text) => {
		if (text === void 0) return [];
		const bundle = JSON.parse(text);
		return require_engine_start_job_run_job_render_jobs.isOfRun(bundle, run, tree, outside) ? [bundle.packed] : [];
	});
	return require_engine_start_job_run_job_render_jobs.withShares(packed);
}
// src/pipeline/parts/find-islands.ts
const LONGEST_PATH = 4096;
function findIslands(tree, limits) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of tree.paths) {
		const folder = require_check.folderOf(path);
		if (!folders.has(folder)) folders.set(folder, folders.size);
	}
	const groups = new Groups(folders.size);
	for (const path of tree.paths) {
		if (!require_start.KUSTOMIZATION_NAMES.includes(node_path.posix.basename(path))) continue;
		const own = folders.get(require_check.folderOf(path));
		for (const text of textsIn(path, tree, limits)) for (const near of foldersNamed(text, require_check.folderOf(path))) {
			const other = folders.get(near);
			if (own !== void 0 && other !== void 0) groups.join(own, other);
		}
	}
	return numbered(tree.paths, folders, groups);
}
function islandsOfBuild({ files, folder, id }, islands) {
	const paths = files.length > 0 ? files : [`${folder ?? id}/`];
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
const COMMENTED = /#[ \t]*(?:-[ \t]*)?["']?([^\s"'#]+)/g;
function textsIn(path, tree, limits) {
	const { documents, source } = require_check.parseFile(path, tree.read(path), limits);
	const texts = Array.from(source?.text.matchAll(COMMENTED) ?? [], ([, word = ""]) => word);
	const stack = documents.flatMap(({ root }) => root ?? []);
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) if (node.kind === "scalar") {
		if (node.text.length <= LONGEST_PATH && !node.text.includes("\n")) texts.push(node.text);
	} else if (node.kind === "sequence") for (const item of node.items) stack.push(item);
	else for (const { value } of node.entries) stack.push(value);
	return texts;
}
function foldersNamed(text, folder) {
	const equals = text.indexOf("=");
	return (equals === -1 ? [text] : [text, text.slice(equals + 1)]).flatMap((path) => {
		const whole = node_path.posix.join(folder, path).replace(/\/+$/, "");
		return [whole === "" ? "." : whole, require_check.folderOf(whole)];
	});
}
var Groups = class {
	#above;
	constructor(count) {
		this.#above = Int32Array.from({ length: count }, (_, at) => at);
	}
	of(thing) {
		let root = thing;
		for (let above = this.#at(root); above !== root; above = this.#at(root)) root = above;
		for (let here = thing; here !== root;) {
			const above = this.#at(here);
			this.#above[here] = root;
			here = above;
		}
		return root;
	}
	join(one, other) {
		const [a, b] = [this.of(one), this.of(other)];
		this.#above[Math.max(a, b)] = Math.min(a, b);
	}
	#at(thing) {
		return this.#above[thing] ?? thing;
	}
};
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
	const decoded = require_check.decodeBytes(content.bytes);
	return decoded.kind === "text" ? decoded.text : "";
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
function isSpecialFile(file) {
	const { path, class: each, source, documents, faults } = file;
	if (faults.length > 0 || require_check.CHART_FILE.test(path)) return true;
	if (each.kind === "skipped" && UNREAD.has(each.as) && (source !== void 0 || each.as !== "template")) return true;
	if (source === void 0) return false;
	if (require_check.treesOf(path).length > 0 || require_check.renderedFrom(file) !== void 0) return true;
	if (documents.some(({ manifests }) => manifests.some(isSpecialObject))) return true;
	return !require_check.madeInText(path, source.text).next().done;
}
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
function namesMadeBy([, , sources]) {
	return sources.flatMap((source) => source.split("\n").slice(1));
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
// src/report/secrets/secrets-of-part.ts
function secretsOfPart(files, builds, references) {
	const masks = require_check.secretMasks(files);
	const texts = /* @__PURE__ */ new Set();
	require_check.addSecretTexts(files, builds, masks, texts, /* @__PURE__ */ new Set());
	const open = /* @__PURE__ */ new Set();
	require_check.addObjectNames(files, open);
	for (const name of require_check.namesInTheOpen(references, masks, (each) => !open.has(each))) open.add(name);
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
function surveyPart(tree, islands, own, settings, digest) {
	const surveys = batchesOf(own, islands).map((some) => {
		const paths = new Set(some.flatMap((island) => islands.files[island] ?? []));
		return surveyBatch({
			...tree,
			isElsewhere: (path) => !paths.has(path)
		}, islands, settings, digest);
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
function surveyBatch(part, islands, settings, digest) {
	const read = require_check.parseFiles(part, settings.limits);
	const byIsland = require_check.groupBy(read, ({ path }) => islands.of(path) ?? -1);
	const special = new Set([...byIsland].flatMap(([island, files]) => files.some(isSpecialFile) ? [island] : []));
	const isCalm = (build) => islandsOfBuild(build, islands).every((island) => !special.has(island));
	const leaveOut = (builds) => {
		for (const build of builds) for (const island of islandsOfBuild(build, islands)) special.add(island);
	};
	const calm = () => [...byIsland].flatMap(([island, files]) => special.has(island) ? [] : files);
	const { builds: all } = require_check.renderBuilds(part, calm(), settings, require_check.sourcesOfObject);
	leaveOut(all.filter((build) => !isOrdinary(build, islands)));
	leaveOut(buildsNamedBySecrets(calm(), all.filter(isCalm)));
	const [files, builds] = [calm(), all.filter(isCalm)];
	const { surveyed, references } = surveyBuilds(builds, islands, settings);
	const { texts, open } = secretsOfPart(files, builds, references);
	return {
		builds: surveyed,
		special: [...special].map((island) => specialIsland(island, byIsland.get(island) ?? [], islands.isFolder, digest)),
		naming: [...byIsland].flatMap(([island, some]) => !special.has(island) && some.some(namesTemplates) ? [island] : []),
		services: builds.flatMap(require_check.servicesForOthers).map(surveyedService),
		secrets: secretDigests(texts, digest),
		open: [...open]
	};
}
function isOrdinary(build, islands) {
	const { kind, deployedBy, partial, failures, inflates, objects } = build;
	return (kind === "folder" || kind === "kustomization") && deployedBy === void 0 && partial.length === 0 && failures.length === 0 && inflates === void 0 && islandsOfBuild(build, islands).length === 1 && !objects.some(isSpecialObject);
}
function surveyBuilds(builds, islands, settings) {
	const registry = require_check.registryWith(settings.producers ?? []);
	const sources = require_check.collectSources(builds, registry);
	const references = require_check.collectReferences(builds, require_check.collectWorkloads(builds), registry);
	const index = require_check.indexSources(sources, builds);
	const made = require_check.groupBy(sources, ({ build }) => build);
	const needed = require_check.groupBy(references, ({ build }) => build);
	return {
		surveyed: builds.map((build) => [
			build.id,
			islandsOfBuild(build, islands)[0] ?? -1,
			(made.get(build.id) ?? []).map(surveyedSource),
			namesOf((needed.get(build.id) ?? []).filter((each) => !require_check.isSettled(each, index)))
		]),
		references
	};
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
function openJoining(tree) {
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
	const addTotals = ({ references, sources, workloads }) => {
		all.references += references;
		all.sources += sources;
		all.workloads += workloads;
	};
	return {
		add(part) {
			for (const each of part.problems) problems.push(problemOf(each, shared));
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
// src/commands/judge-parts.ts
function survey({ tree, settings, digest }, share) {
	const islands = findIslands(tree, settings.limits);
	return surveyPart(tree, islands, islandsOf(share, islands), settings, digest);
}
function judge(division, share, surveys) {
	const islands = findIslands(division.tree, division.settings.limits);
	const parts = openParts(surveys, division.tree, islands, division.digest);
	const own = new Set(islandsOf(share, islands).filter((island) => !parts.special.has(island)));
	const { report } = lookAtIslands(own, parts, division);
	const left = new Set(undecidedIn(report, islands).filter((island) => own.has(island)));
	const isOwn = (island) => island !== void 0 && own.has(island) && !left.has(island);
	const restricted = restrictToIslands(report, islands, isOwn);
	return {
		...packReport(restricted),
		left: [...left],
		made: [...require_check.madeNames(restricted.references)]
	};
}
function undecidedIn({ references, builds }, islands) {
	const untraced = new Set(references.flatMap(({ reference, verdict }) => verdict.kind === "untraced" ? [reference.build] : []));
	return builds.flatMap((build) => untraced.has(build.id) ? islandsOfBuild(build, islands) : []);
}
function merge(division, surveys, packed) {
	const { tree, settings } = division;
	const islands = findIslands(tree, settings.limits);
	const joining = openJoining(tree);
	const left = /* @__PURE__ */ new Set();
	const made = /* @__PURE__ */ new Set();
	for (const part of packed) {
		joining.add(part);
		for (const island of part.left) left.add(island);
		for (const each of part.made) made.add(each);
	}
	const parts = openParts(neededOf(surveys, left), tree, islands, division.digest);
	const own = /* @__PURE__ */ new Set([...parts.special, ...left]);
	const { report, evidence } = lookAtIslands(own, parts, division, made);
	const isOwn = (island) => island === void 0 || own.has(island);
	const files = islands.files.filter((_, island) => !own.has(island)).flat();
	const joined = joining.join(restrictToIslands(report, islands, isOwn), files);
	return {
		report: {
			...joined,
			problems: require_check.mergeCauses(joined.problems)
		},
		evidence
	};
}
function neededOf(surveys, left) {
	const only = Array.from(surveys, ({ special, naming }) => ({
		...NOTHING_SURVEYED,
		special,
		naming
	}));
	return left.size === 0 && only.every(({ special }) => special.length === 0) ? only : surveys;
}
const NOTHING_SURVEYED = {
	builds: [],
	special: [],
	naming: [],
	services: [],
	secrets: [],
	open: []
};
function islandsOf({ index, count }, { files }) {
	const total = files.reduce((sum, { length }) => sum + length, 0);
	const [from, to] = [index - 1, index].map((end) => total * end / count);
	let before = 0;
	return files.flatMap(({ length }, island) => {
		const isOwn = before >= (from ?? 0) && before < (to ?? 0);
		before += length;
		return isOwn ? [island] : [];
	});
}
function lookAtIslands(own, parts, { rules, settings }, made = /* @__PURE__ */ new Set()) {
	let more = /* @__PURE__ */ new Set();
	for (;;) {
		const { tree, others, lacking } = parts.view(own, more);
		const { report, evidence } = require_check.lookAt(tree, rules, settings, { others: {
			...others,
			made
		} });
		const needed = lacking(evidence);
		if (needed.size === 0) return {
			report: require_check.hideSecrets(report, void 0, others.secrets),
			evidence
		};
		more = /* @__PURE__ */ new Set([...more, ...needed]);
	}
}
function restrictToIslands(report, islands, isOwn) {
	const builds = report.builds.filter((build) => isOwn(islandsOfBuild(build, islands)[0]));
	const ids = new Set(builds.map(({ id }) => id));
	const isOwnProblem = (problem) => problem.builds.length > 0 ? problem.builds.some((id) => ids.has(id)) : isOwn(islands.of(require_start.hostSpan(problem.at).file.path));
	const problems = report.problems.filter(isOwnProblem);
	return {
		...report,
		problems,
		suppressed: report.suppressed.filter(({ problem }) => isOwnProblem(problem)),
		files: report.files.filter((file) => isOwnFile(file, islands, isOwn)),
		builds,
		references: report.references.filter(({ reference }) => ids.has(reference.build)),
		sources: report.sources.filter(({ build }) => ids.has(build)),
		workloads: report.workloads.filter(({ build }) => ids.has(build)),
		masks: require_check.masksOfPlaces(report, problems)
	};
}
function isOwnFile({ path, class: each }, islands, isOwn) {
	return isOwn(each.kind === "skipped" && each.as === "excluded" ? void 0 : islands.of(path));
}
// src/cli/shares/divide-run.ts
const ENOUGH = 24;
function divideRun(run, tree, outside) {
	const world = worldOf(run, outside);
	const digest = require_load.keyedDigest(world);
	return {
		world,
		division: {
			tree,
			rules: require_check.catalogue,
			settings: run.settings,
			digest: (text) => digest(text).slice(0, ENOUGH)
		}
	};
}
function refuseSelection({ tree, settings }) {
	if (tree.selected === void 0 && settings.build === void 0) return;
	throw new require_load.CannotRun("`--shard` divides folders, not single files or builds.", "Name folders, or nothing for the whole repository.");
}
function worldOf({ tree, settings }, { kept }) {
	const program = kept === void 0 ? void 0 : require_start.programDigest(kept.program);
	const { notices: _, ...shape } = require_start.shapeOf({
		...tree,
		paths: []
	});
	return require_load.keyedDigest("world")(require_start.dataText([
		require_version.VERSION,
		program,
		shape,
		settings
	]), ...blocksOf(tree.paths));
}
const PATHS_AT_ONCE = 1e3;
function* blocksOf(paths) {
	for (let at = 0; at < paths.length; at += PATHS_AT_ONCE) yield paths.slice(at, at + PATHS_AT_ONCE).join("\n");
}
// src/io/exchange-folder.ts
const NAMES = {
	survey: /^envfrom-survey-(\d{1,4})-of-(\d{1,4})\.json$/,
	findings: /^envfrom-findings-(\d{1,4})-of-(\d{1,4})\.json$/
};
const MOST_BYTES = 1073741824;
function nameOf({ index, count }, step) {
	return `envfrom-${step}-${index}-of-${count}.json`;
}
function removeShare(folder, share, step, root) {
	const name = nameOf(share, step);
	const path = (0, node_path.join)(folder, name);
	if ((0, node_fs.statSync)(path, { throwIfNoEntry: false }) !== void 0) require_start.removeFileFor(path, root, name);
}
function writeShare(folder, share, step, text, root) {
	const whole = `${text}\n${sumOf(text)}\n`;
	const name = nameOf(share, step);
	require_start.writeFileFor((0, node_path.join)(folder, name), whole, root, name);
}
function sumOf(text) {
	return (0, node_crypto.createHash)("sha256").update(text).digest("hex");
}
const WORDS = {
	survey: {
		flags: "",
		lost: "missing"
	},
	findings: {
		flags: " --judge",
		lost: "not judged"
	}
};
function countShares(folder, named, step) {
	const found = sharesIn(folder, named, step);
	const [count = 0, other] = [...new Set(sharesIn(folder, named, "survey").map(({ count }) => count))].sort((a, b) => a - b);
	if (count === 0) throw new require_load.CannotRun(`\`${named}\` holds no shards.`, `\`envfrom check --shard 1/2 --exchange ${named}\` writes the first of two.`);
	if (other !== void 0) throw new require_load.CannotRun(`\`${named}\` holds shards of several runs: some of ${count}, some of ${other}.`, "Empty the folder before each run.");
	const there = new Set(found.flatMap((each) => each.count === count ? [each.index] : []));
	const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !there.has(index));
	const [first] = missing;
	if (first !== void 0) {
		const which = missing.length === 1 ? "Shard" : "Shards";
		const { flags, lost } = WORDS[step];
		throw new require_load.CannotRun(`${which} ${listOf(missing)} of ${count} ${missing.length === 1 ? "is" : "are"} ${lost} in \`${named}\`.`, `Run \`envfrom check --shard ${first}/${count} --exchange ${named}${flags}\`; a shard that fails writes nothing: look at its own output.`);
	}
	return count;
}
function listOf(numbers) {
	const shown = numbers.slice(0, 10).join(", ");
	return numbers.length > 10 ? `${shown} and ${numbers.length - 10} more` : shown;
}
function sharesIn(folder, named, step) {
	try {
		return (0, node_fs.readdirSync)(folder).flatMap((name) => {
			const [, index, count] = NAMES[step].exec(name) ?? [];
			return index === void 0 ? [] : [{
				index: Number(index),
				count: Number(count)
			}];
		});
	} catch {
		throw new require_load.CannotRun(`\`${named}\` is not a folder that can be read.`);
	}
}
function readShare(folder, share, step) {
	const path = (0, node_path.join)(folder, nameOf(share, step));
	const name = `Shard ${share.index} of ${share.count}`;
	let whole;
	try {
		const stats = (0, node_fs.statSync)(path);
		if (stats.isFile() && stats.size <= MOST_BYTES) whole = (0, node_fs.readFileSync)(path, "utf8");
	} catch {}
	if (whole === void 0) throw new require_load.CannotRun(`${name} cannot be read.`);
	const [text = "", sum] = whole.split("\n");
	if (sum !== sumOf(text)) throw new require_load.CannotRun(`${name} is damaged, or not written to its end.`);
	return text;
}
// src/cli/shares/exchanged.ts
function openExchange(folder, named, step = "findings") {
	const count = countShares(folder, named, "survey");
	if (step !== "survey") countShares(folder, named, step);
	return {
		folder,
		named,
		count
	};
}
function* shardsOf({ folder, count }, step) {
	for (let index = 1; index <= count; index += 1) {
		const share = {
			index,
			count
		};
		yield {
			name: `Shard ${index} of ${count}`,
			text: readShare(folder, share, step)
		};
	}
}
function* surveysOf(exchange, world) {
	for (const shard of shardsOf(exchange, "survey")) yield surveyIn(shard, world).survey;
}
function surveysDigest(exchange) {
	const digest = require_load.keyedDigest("surveys");
	const each = [];
	for (const { text } of shardsOf(exchange, "survey")) each.push(digest(text));
	return digest(...each);
}
function surveyIn(shard, world) {
	let survey;
	try {
		survey = JSON.parse(shard.text);
	} catch {
		throw damaged(shard);
	}
	return ofRun(survey, shard, world);
}
function findingsIn(shard, world) {
	let findings;
	try {
		findings = JSON.parse(shard.text);
	} catch {
		throw damaged(shard);
	}
	return ofRun(findings, shard, world);
}
function ofRun(exchanged, { name }, world) {
	if (exchanged?.world !== world) throw ofAnotherRun(name);
	return exchanged;
}
function damaged({ name }) {
	return new require_load.CannotRun(`${name} is damaged.`, "Run it again.");
}
function fitting({ named }, make) {
	try {
		return make();
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new require_load.CannotRun(`What is in \`${named}\` does not fit the files.`, "Run all shards again.");
	}
}
function checkReads({ world, reads }, tree, shard) {
	if (!require_start.isUnchanged(reads, { head: tree }, require_load.keyedDigest(world))) throw ofAnotherRun(shard);
}
function ofAnotherRun(shard) {
	return new require_load.CannotRun(`${shard} was made from other files, with other options, or by another version of envfrom.`, "Shards and `envfrom merge` need the same files, paths, configuration and version.");
}
// src/cli/shares/run-merge.ts
var run_merge_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runMerge: () => runMerge });
const OF_ONE_RUN = [
	"references",
	"verbose",
	"base",
	"base-dir",
	"staged"
];
function runMerge(args, outside) {
	const [named, ...positionals] = args.positionals;
	if (named === void 0) throw new require_load.CannotRun("`envfrom merge` needs the folder that the shards wrote to.", "`envfrom merge DIR` reads what `envfrom check --shard I/N --exchange DIR` wrote.");
	const exchange = openExchange((0, node_path.resolve)(outside.cwd, named), named);
	const alone = OF_ONE_RUN.find((name) => args.values.has(name));
	const examineParts = (run, tree) => {
		refuseSelection(run);
		const { division, world } = divideRun(run, tree, outside);
		const found = judged(exchange, run.tree, world);
		if (alone === void 0) {
			const surveys = { [Symbol.iterator]: () => surveysOf(exchange, world) };
			return fitting(exchange, () => merge(division, surveys, found));
		}
		fitting(exchange, () => [...found].length);
		require_start.say(outside, `envfrom: \`--${alone}\` needs all references, so the shards are of no use here.`);
	};
	return require_start.runCheck({
		...args,
		positionals
	}, outside, examineParts);
}
function* judged(exchange, tree, world) {
	const judgedWith = surveysDigest(exchange);
	for (const shard of shardsOf(exchange, "findings")) {
		const found = findingsIn(shard, world);
		if (found.surveys !== judgedWith) throw ofAnotherRun(shard.name);
		checkReads(found, tree, shard.name);
		yield found.report;
	}
}
Object.defineProperty(exports, "checkReads", {
	enumerable: true,
	get: function() {
		return checkReads;
	}
});
Object.defineProperty(exports, "divideRun", {
	enumerable: true,
	get: function() {
		return divideRun;
	}
});
Object.defineProperty(exports, "fitting", {
	enumerable: true,
	get: function() {
		return fitting;
	}
});
Object.defineProperty(exports, "judge", {
	enumerable: true,
	get: function() {
		return judge;
	}
});
Object.defineProperty(exports, "openExchange", {
	enumerable: true,
	get: function() {
		return openExchange;
	}
});
Object.defineProperty(exports, "readShare", {
	enumerable: true,
	get: function() {
		return readShare;
	}
});
Object.defineProperty(exports, "refuseSelection", {
	enumerable: true,
	get: function() {
		return refuseSelection;
	}
});
Object.defineProperty(exports, "removeShare", {
	enumerable: true,
	get: function() {
		return removeShare;
	}
});
Object.defineProperty(exports, "render_jobs_exports", {
	enumerable: true,
	get: function() {
		return render_jobs_exports;
	}
});
Object.defineProperty(exports, "run_merge_exports", {
	enumerable: true,
	get: function() {
		return run_merge_exports;
	}
});
Object.defineProperty(exports, "survey", {
	enumerable: true,
	get: function() {
		return survey;
	}
});
Object.defineProperty(exports, "surveyIn", {
	enumerable: true,
	get: function() {
		return surveyIn;
	}
});
Object.defineProperty(exports, "surveysDigest", {
	enumerable: true,
	get: function() {
		return surveysDigest;
	}
});
Object.defineProperty(exports, "surveysOf", {
	enumerable: true,
	get: function() {
		return surveysOf;
	}
});
Object.defineProperty(exports, "writeShare", {
	enumerable: true,
	get: function() {
		return writeShare;
	}
});
