"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh = require("./engine-pipeline.js");
const require_engine_run_build_deployers = require("./engine-helm.js");
const require_engine_run_rollout_run_build_deployers_kustomization_builds = require("./engine-kustomize.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_v8 = require("node:v8");
// src/pipeline/parts/kept-island.ts
function mayDependOnNames(verdict) {
	return !(verdict.kind === "broken" && verdict.missing.what === "key") && !require_check.isMade(verdict);
}
function keptIsland(survey, report, isDecided) {
	const isLacking = report.references.some(({ verdict }) => mayDependOnNames(verdict));
	const skipped = report.files.flatMap((file) => file.class.kind === "skipped" ? [file.path] : []);
	if (!isDecided) return {
		survey,
		skipped,
		isLacking
	};
	const made = [...require_check.madeNames(report.references)];
	return {
		survey,
		skipped,
		isLacking,
		found: {
			...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.packReport(report),
			left: [],
			made
		}
	};
}
// src/pipeline/parts/touched-islands.ts
function isAlike({ before, after }, secrets) {
	if (saidBesideNames(before) !== saidBesideNames(after)) return false;
	const [old, now] = [new Set(before.open), new Set(after.open)];
	return ![...old, ...now].filter((name) => !old.has(name) || !now.has(name)).some((name) => secrets.has(name));
}
function saidBesideNames({ special, naming, services, secrets }) {
	return JSON.stringify([
		special,
		naming,
		services,
		secrets
	]);
}
function touchedIslands(changes, files, kept) {
	const builds = changes.flatMap(({ before, after }) => [...before.builds, ...after.builds]);
	const isMaking = builds.some(([, , sources]) => sources.length > 0);
	const names = new Set(builds.flatMap(namesOf));
	const all = kept.flatMap(({ survey }) => survey.builds);
	const makers = all.filter((build) => require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.namesMadeBy(build).some((name) => names.has(name)));
	const shared = /* @__PURE__ */ new Set([...names, ...makers.flatMap(require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.namesMadeBy)]);
	const touched = new Set(changes.map(({ number }) => number));
	for (const build of makers) touched.add(build[1]);
	for (const [, island, , asks] of all) if (asks.some((name) => shared.has(name))) touched.add(island);
	for (const [island, { found, isLacking }] of kept.entries()) if (found?.masks.some(([path]) => files.has(path)) === true || isLacking && isMaking) touched.add(island);
	return touched;
}
function namesOf(build) {
	return [...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.namesMadeBy(build), ...build[3]];
}
// src/commands/renew-parts.ts
const MOST_AGAIN = .25;
const MOST_PROBLEMS = 1e5;
const MOST_CHANGED = 20;
function examineKeeping(division, hasRoom) {
	const { tree, rules, settings } = division;
	const { report, evidence } = require_check.lookAt(tree, rules, settings, {});
	const hidden = require_check.hideSecrets(report);
	return {
		report: {
			...hidden,
			problems: require_check.mergeCauses(hidden.problems)
		},
		evidence,
		kept: hasRoom() ? keepParts(report, hidden, division) : void 0
	};
}
function keepParts(report, hidden, { tree, settings, digest }) {
	if (require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.countSpecialFiles(report) > report.files.length * MOST_AGAIN) return void 0;
	if (report.problems.length > MOST_PROBLEMS) return void 0;
	const near = /* @__PURE__ */ new Map();
	const islands = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.findIslands(tree, settings.limits, near);
	const surveys = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.surveyIslands(report, islands, digest);
	const parts = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.openParts(surveys, tree, islands, digest);
	const kept = [...keepIslands(surveys.keys(), hidden, surveys, parts, islands).values()];
	return isWorthKeeping(kept, islands) ? {
		near: [...near],
		islands: kept
	} : void 0;
}
function keepIslands(some, report, surveys, { special }, islands) {
	const undecided = new Set(require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.undecidedIn(report, islands));
	const reports = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.splitReport(report, islands);
	const kept = /* @__PURE__ */ new Map();
	for (const island of some) {
		const found = reports.get(island) ?? {
			...report,
			...NOTHING_FOUND
		};
		const isDecided = !special.has(island) && !undecided.has(island);
		kept.set(island, keptIsland(surveys[island] ?? require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.NOTHING_SURVEYED, found, isDecided));
	}
	return kept;
}
const NOTHING_FOUND = {
	problems: [],
	suppressed: [],
	files: [],
	builds: [],
	references: [],
	sources: [],
	workloads: []
};
function isWorthKeeping(kept, islands) {
	const again = new Set(kept.flatMap(({ found }, at) => found === void 0 ? [at] : []));
	return require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.partOf(again, islands) <= MOST_AGAIN;
}
function renew(division, kept, changed, countsInfos) {
	const { tree, settings, digest } = division;
	const near = nearAfter(kept, changed);
	const islands = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.findIslands(tree, settings.limits, near);
	const changes = changesOf(division, islands, kept.islands, changed);
	if (changes === void 0 || !isNearBy(near, kept, changed)) return void 0;
	const after = new Map(changes.map((each) => [each.number, each.after]));
	const surveys = kept.islands.map(({ survey }, island) => after.get(island) ?? survey);
	const parts = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.openParts(surveys, tree, islands, digest);
	if (changes.some((each) => parts.special.has(each.number) || !isAlike(each, parts.secrets))) return;
	const touched = touchedIslands(changes, new Set(changed), kept.islands);
	for (const [island, { found }] of kept.islands.entries()) if (found === void 0) touched.add(island);
	if (require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.partOf(touched, islands) > MOST_AGAIN) return void 0;
	return renewTouched(touched, changed, {
		division,
		parts,
		islands,
		surveys,
		near,
		kept: kept.islands,
		countsInfos
	});
}
function renewTouched(touched, changed, { division, parts, islands, surveys, near, kept, countsInfos }) {
	const joining = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.openJoining(division.tree, countsInfos);
	const made = /* @__PURE__ */ new Set();
	for (const [island, { found }] of kept.entries()) {
		if (found === void 0 || touched.has(island)) continue;
		joining.add(found);
		for (const each of found.made) made.add(each);
	}
	const { report, evidence } = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.lookAtIslands(touched, parts, division, made);
	if (report.files.some((file) => isSkipped(file) && changed.includes(file.path))) return void 0;
	const again = keepIslands(touched, report, surveys, parts, islands);
	return {
		...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.joinIslands(joining, touched, {
			report,
			evidence
		}, islands),
		kept: {
			near: [...near],
			islands: kept.map((island, at) => again.get(at) ?? island)
		}
	};
}
function nearAfter({ near }, changed) {
	const left = new Map(near);
	for (const path of changed) left.delete(path);
	return left;
}
function isNearBy(near, kept, changed) {
	const before = new Map(kept.near);
	return changed.every((path) => near.get(path)?.join("\n") === before.get(path)?.join("\n"));
}
function changesOf({ tree, settings, digest }, islands, kept, changed) {
	const byIsland = require_check.groupBy(changed, islands.of);
	if (byIsland.size > MOST_CHANGED || !changed.every(require_start.isManifestName)) return void 0;
	const changes = [];
	for (const [number, paths] of byIsland) {
		const island = number === void 0 ? void 0 : kept[number];
		if (number === void 0 || island === void 0) return void 0;
		const { survey: before, skipped } = island;
		if (skipped.some((path) => paths.includes(path))) return void 0;
		const after = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_forma_blz8dnvh.surveyPart(tree, islands, [number], settings, digest);
		changes.push({
			number,
			before,
			after
		});
	}
	return changes;
}
function isSkipped({ class: each }) {
	return each.kind === "skipped";
}
// src/cli/kept/part-cache.ts
var part_cache_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openPartCache: () => openPartCache });
const TOGETHER = 200;
const MOST_BYTES$1 = 100663296;
const ENOUGH = 24;
function openPartCache(store, name, known, ask, settings) {
	let found;
	let reads = [];
	let left;
	const divisionOf = (tree) => ({
		tree,
		rules: require_check.catalogue,
		settings,
		digest: (text) => store.digest("part", text).slice(0, ENOUGH)
	});
	const taken = (made) => {
		left = made?.kept;
		return made;
	};
	return {
		async renew(tree, countsInfos) {
			found = storedParts(store, name, known);
			if (found === void 0) return void 0;
			const { kept, index } = found;
			const before = known.get(index.reads) ?? [];
			const now = before.map(ask);
			const changed = before.filter((read, at) => now[at]?.[3] !== read[3]);
			const paths = changed.flatMap(([of, door, path]) => of === "head" && door === "file" ? [path] : []);
			if (paths.length < changed.length) return void 0;
			const made = await require_start.loadingParts(async () => renew(divisionOf(tree), kept, paths, countsInfos));
			if (made !== void 0) reads = now;
			else found = void 0;
			return taken(made);
		},
		examine(tree) {
			const made = examineKeeping(divisionOf(tree), hasRoom);
			left = made.kept;
			return made;
		},
		reads: () => reads,
		keep(all) {
			if (left === void 0) return;
			const islands = storeIslands(store, left.islands, found);
			if (islands === void 0) return;
			const index = {
				reads: all,
				near: left.near,
				islands
			};
			store.put(name, Buffer.from(JSON.stringify(index)));
		}
	};
}
const FOR_EACH = 10;
const FOR_PART = 209715200;
function hasRoomFor(bytes) {
	const { used_heap_size: used, heap_size_limit: limit } = (0, node_v8.getHeapStatistics)();
	return used + bytes * FOR_EACH + FOR_PART < limit;
}
function hasRoom() {
	const { used_heap_size: used, heap_size_limit: limit } = (0, node_v8.getHeapStatistics)();
	return used < limit / 2;
}
function storedParts(store, name, known) {
	const index = dataOf(store.get(name));
	if (index === void 0 || known.get(index.reads) === void 0) return void 0;
	if (!hasRoomFor(index.islands.reduce((sum, [, each]) => sum + each, 0))) return void 0;
	const islands = [];
	for (const [each] of index.islands) {
		const some = dataOf(store.get(each));
		if (some === void 0) return void 0;
		islands.push(...some);
	}
	return {
		index,
		kept: {
			near: index.near,
			islands
		}
	};
}
function dataOf(bytes) {
	return bytes && JSON.parse(require_start.textOf(bytes));
}
function storeIslands(store, islands, before) {
	const stored = [];
	let bytes = 0;
	for (let at = 0; at < islands.length; at += TOGETHER) {
		const some = islands.slice(at, at + TOGETHER);
		const known = before?.index.islands[at / TOGETHER];
		if (known !== void 0 && some.every((each, i) => each === before?.kept.islands[at + i])) {
			stored.push(known);
			continue;
		}
		const content = contentOf(some);
		bytes += content?.length ?? 0;
		if (content === void 0 || bytes > MOST_BYTES$1) return void 0;
		const name = store.digest("islands", content);
		store.put(name, content);
		stored.push([name, content.length]);
	}
	return stored;
}
function contentOf(some) {
	try {
		return Buffer.from(JSON.stringify(some));
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, require_engine_run_build_deployers.fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter(({ events }) => {
		return !options.noHooks && !(options.skipTests && events?.includes("test") === true);
	});
	const text = `${require_engine_run_build_deployers.trimSpace(require_engine_run_build_deployers.textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
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
	const documents = require_engine_run_build_deployers.splitManifests(require_engine_run_build_deployers.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && require_engine_run_build_deployers.matchPath(pattern, name) === true;
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
	return require_engine_run_build_deployers.renderChart(loaded.chart, given.values, {
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
	const version = require_engine_run_build_deployers.parseKubeVersion(kubernetesVersion);
	if (version.kind === "version") return version.version;
	throw new require_load.CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (require_engine_run_build_deployers.releaseNameFault(releaseName) === void 0) return releaseName;
	throw new require_load.CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lower-case letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = require_engine_run_build_deployers.chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : require_engine_run_build_deployers.loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return require_engine_run_build_deployers.loadArchive(place.path, content.bytes, options);
	throw new require_load.CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: require_engine_run_build_deployers.fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = (path) => {
		const content = request.readNamed(path);
		return content.kind === "bytes" ? { text: require_engine_run_build_deployers.textOf(require_engine_run_build_deployers.fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
	return require_engine_run_build_deployers.composeValues({
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
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_rollout_run_build_deployers_kustomization_builds.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_run_rollout_run_build_deployers_kustomization_builds.writeYaml(manifests.map((object) => require_engine_run_rollout_run_build_deployers_kustomization_builds.maskObject(object).node)).trimEnd();
}
// src/io/list-chart.ts
const MOST_FILES = 5e4;
function listChart(root, folder) {
	const files = [];
	const walk = (path, above) => {
		const real = realPath(path);
		if (real === void 0 || !require_load.isWithin(root, real) || above.includes(real)) return;
		for (const name of namesIn(real)) {
			if (files.length >= MOST_FILES) return;
			const below = (0, node_path.join)(path, name);
			const kind = kindOf(below);
			if (kind === "folder") walk(below, [...above, real]);
			else if (kind === "file") files.push(require_load.pathFrom(root, below));
		}
	};
	walk(folder, []);
	return files.sort();
}
function realPath(path) {
	try {
		return (0, node_fs.realpathSync)(path);
	} catch {
		return;
	}
}
function namesIn(folder) {
	try {
		return (0, node_fs.readdirSync)(folder).sort();
	} catch {
		return [];
	}
}
function kindOf(path) {
	try {
		const stats = (0, node_fs.statSync)(path);
		if (stats.isDirectory()) return "folder";
		return stats.isFile() ? "file" : void 0;
	} catch {
		return;
	}
}
// src/cli/run-build-chart.ts
var run_build_chart_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuildChart: () => runBuildChart });
const MOST_BYTES = 104857600;
async function runBuildChart(word, { values }, outside) {
	const located = require_load.locatePaths(outside.cwd, [word]);
	const said = require_engine_run_rollout_run_build_deployers_kustomization_builds.chartArguments(values);
	const given = [];
	for (const name of said.valuesFiles) given.push(await valuesFile(name, located, outside));
	const built = buildChart(placeIn(located, word), require_start.contentReader(located.root, MOST_BYTES), {
		...said,
		values: given,
		readNamed: (path) => require_start.readNamedFile((0, node_path.resolve)(located.here, path), MOST_BYTES),
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(outside)
	}, require_start.DEFAULT_LIMITS);
	for (const warning of built.warnings) report(warning, "warning", outside);
	if (built.failure !== void 0) {
		report(built.failure, "error", outside);
		return 1;
	}
	require_start.writeOutput(built.text, values.get("output")?.at(-1), located, outside);
	return 0;
}
function placeIn({ root, targets }, word) {
	const [target] = targets;
	if (target?.kind === "folder") return {
		kind: "folder",
		path: require_load.pathFrom(root, target.path) || ".",
		files: listChart(root, target.path)
	};
	if (target?.kind === "file") return {
		kind: "archive",
		path: require_load.pathFrom(root, target.path)
	};
	throw new require_load.CannotRun(`\`${word}\` is neither the folder nor the archive of a chart.`);
}
async function valuesFile(name, { here, root }, { stdin }) {
	if (name === "-") {
		const content = await require_start.readStdin(stdin, MOST_BYTES);
		if (content.kind === "bytes") return {
			path: "stdin.yaml",
			bytes: content.bytes
		};
	}
	const absolute = (0, node_path.resolve)(here, name);
	const content = require_start.readNamedFile(absolute, MOST_BYTES);
	if (content.kind === "bytes") return {
		path: require_load.isWithin(root, absolute) ? require_load.pathFrom(root, absolute) : name,
		bytes: content.bytes
	};
	const help = /^\w+:\/\//.test(name) ? "Nothing is fetched: download it first." : void 0;
	throw new require_load.CannotRun(`Cannot read the values file \`${name}\`: ${content.reason}.`, help);
}
function report({ message, at }, severity, outside) {
	const [first = "", ...rest] = message.trimEnd().replace(/^warning: /i, "").split("\n");
	const place = at === void 0 ? "envfrom" : require_start.placeOf(at);
	require_start.say(outside, `${place}: ${severity}: ${first}`);
	for (const line of rest) require_start.say(outside, `  ${line}`);
}
Object.defineProperty(exports, "part_cache_exports", {
	enumerable: true,
	get: function() {
		return part_cache_exports;
	}
});
Object.defineProperty(exports, "run_build_chart_exports", {
	enumerable: true,
	get: function() {
		return run_build_chart_exports;
	}
});
