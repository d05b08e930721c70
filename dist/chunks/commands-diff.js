"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_engine_action_worker_watch_run_run_examine_check = require("./report-changes.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_version = require("./version.js");
const require_engine_action_worker_run_open_comparison = require("./io-git.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_run_engines = require("./rollout-compare.js");
const require_engine_run_run_run = require("./report-graph.js");
const require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run = require("./report-document.js");
const require_formats = require("./formats.js");
let node_path = require("node:path");
// src/commands/diff/diff-arguments.ts
function readDiffArguments(words, values, whatIsAt) {
	const [baseDir, headDir] = ["base-dir", "head-dir"].map((name) => values.get(name)?.at(-1));
	const isPath = (word) => word === "-" || whatIsAt(word) !== void 0;
	const first = words.findIndex(isPath);
	const named = first === -1 ? words : words.slice(0, first);
	const [base, head, third] = named.flatMap(partsOfRange);
	const paths = words.slice(named.length);
	if (third !== void 0) throw new require_load.CannotRun(`\`${third}\` is a third revision: only two can be compared.`, "Paths must exist on disk.");
	if (headDir !== void 0 && baseDir === void 0) throw new require_load.CannotRun("`--head-dir` needs a `--base-dir` to compare with.");
	if (baseDir !== void 0 && base !== void 0) throw new require_load.CannotRun(`\`--base-dir\` and the revision \`${base}\` cannot both be the base.`);
	const staged = values.has("staged");
	if (staged && (head !== void 0 || headDir !== void 0)) throw new require_load.CannotRun(`\`--staged\` and ${head === void 0 ? "`--head-dir`" : `the revision \`${head}\``} cannot both be the head.`);
	return {
		base,
		head,
		baseDir,
		headDir,
		staged,
		paths
	};
}
function partsOfRange(word) {
	const [, from = "", to = ""] = /^(.*[^.])\.\.([^.].*)?$/.exec(word) ?? [];
	return from === "" ? [word] : [from, to === "" ? "HEAD" : to];
}
// src/commands/output/change-output.ts
function changeFormatOf(values) {
	const asked = values.get("format")?.at(-1);
	return require_start.CHANGE_FORMATS.find((known) => known === asked) ?? "text";
}
function changeOptionsOf(values, host, given) {
	const sink = values.has("output") ? void 0 : host.stdout;
	return {
		...require_start.DEFAULT_CHANGE_OPTIONS,
		...given,
		version: require_version.VERSION,
		color: require_start.hasColor(values, host, sink),
		width: require_load.widthOf(sink) ?? require_start.DEFAULT_CHANGE_OPTIONS.width,
		files: values.has("files"),
		guardCommands: sink !== void 0 && require_load.isLogOfCi(host)
	};
}
// src/commands/diff/upgraded.ts
const NAMES = [...require_start.DEPLOYER_KEYS.map(({ deployer }) => deployer), "kubernetes"];
function upgraded(settings, words) {
	const wanted = new Map(words.map((word) => {
		const [name, version] = require_start.splitPair("--with", word, "argocd=3.5");
		require_start.checkValue(name, NAMES, "`--with`");
		return [name, version];
	}));
	const named = require_start.namedDeployers((flag) => wanted.get(require_start.DEPLOYER_KEYS.find((each) => each.flag === flag)?.deployer ?? ""));
	const kubernetes = require_start.kubernetesOf(wanted.get("kubernetes"));
	const deployers = {
		...settings.deployers,
		...named.deployers
	};
	const clusters = settings.clusters?.map((cluster) => ({
		...cluster,
		deployers: {
			...cluster.deployers,
			...named.deployers
		}
	}));
	return {
		settings: {
			...settings,
			...wanted.has("kubernetes") && kubernetes.settings,
			deployers,
			...clusters !== void 0 && { clusters }
		},
		label: labelOf(named.deployers ?? {}, wanted.get("kubernetes")),
		notices: [...named.notices, ...kubernetes.notices]
	};
}
function labelOf(deployers, kubernetes) {
	return [...require_start.DEPLOYER_KEYS.map(({ deployer }) => deployer).flatMap((name) => {
		const row = deployers[name];
		return row === void 0 ? [] : [`${require_start.DEPLOYER_TITLES[name]} ${row.version}`];
	}), ...kubernetes === void 0 ? [] : [`Kubernetes ${kubernetes}`]].join(", ");
}
// src/commands/diff/run-with.ts
async function runWith({ values, positionals }, host) {
	const revision = positionals.find((word) => require_load.whatIsAt(host.cwd, word) === void 0);
	if (revision !== void 0) throw new require_load.CannotRun(`\`--with\` looks at the files here: there is no \`${revision}\`.`);
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		const upgrade = upgraded(run.settings, values.get("with") ?? []);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const tree = await progress.watch(run.tree);
		const both = {
			before: run.settings,
			after: upgrade.settings
		};
		const { change, redact } = require_engine_action_worker_watch_run_run_examine_check.diffSettings(engines, tree, both);
		progress.stop();
		for (const notice of [...run.notices, ...upgrade.notices]) require_start.writeStderr(host, `envfrom: ${notice}`);
		const options = changeOptionsOf(values, host, {
			labels: {
				base: "the versions that run",
				head: upgrade.label
			},
			redact,
			rollouts: true
		});
		const text = require_engine_action_worker_watch_run_run_examine_check.formatChanges(changeFormatOf(values), change, options);
		await require_start.writeOutput(text, values.get("output")?.at(-1), run.located, host);
		return values.has("exit-code") && change.workloads.length + change.sources.length > 0 ? 1 : 0;
	} finally {
		progress.stop();
	}
}
// src/rollout/compare/workload-origin.ts
function originOf({ manifest, path }) {
	const name = require_start.scalarAt(manifest.node, "metadata", "name");
	const { file, start } = require_start.hostSpan(name ?? manifest.node);
	return [
		manifest.kind,
		path,
		file.path,
		start
	].join("\n");
}
function writtenTitleOf({ manifest, path }) {
	return [
		manifest.group,
		manifest.kind,
		require_check.writtenNameOf(manifest) ?? "",
		path
	].join("\n");
}
// src/rollout/compare-variants.ts
const NO_ROLLOUT = {
	verdict: "unaffected",
	needless: false,
	reasons: []
};
function compareVariants(evidence, left, right) {
	const [olds, news] = [left, right].map((builds) => workloadsIn(evidence, builds));
	const pairs = matchVariants(olds ?? [], news ?? []);
	const sideOf = require_engine_action_worker_watch_run_run_run_run_engines.resolveSides(evidence, pairs.flat());
	const workloads = pairs.flatMap(([before, after]) => {
		if (before === void 0 || after === void 0) return [];
		const containers = require_engine_action_worker_watch_run_run_run_run_engines.compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
		if (containers.length === 0) return [];
		return [{
			before,
			after,
			renamed: false,
			builds: [`${before.build} \u2192 ${after.build}`],
			rollout: NO_ROLLOUT,
			containers
		}];
	});
	const alone = pairs.flatMap(([before, after]) => {
		const only = before === void 0 ? after : after === void 0 ? before : void 0;
		if (only === void 0) return [];
		return [{
			text: `only \`${only.build}\` has ${require_check.nameInCluster(only.manifest)}`,
			at: only.manifest.node
		}];
	});
	const builds = [...left.map((before) => ({
		before,
		after: void 0
	})), ...right.map((after) => ({
		before: void 0,
		after
	}))];
	return {
		workloads: require_engine_action_worker_watch_run_run_run_run_engines.mergeWorkloads(workloads),
		sources: [],
		unused: [],
		builds,
		notCompared: alone
	};
}
function withoutMoved(container) {
	const variables = container.variables.filter(({ kind }) => kind !== "moved");
	const { status, files, stops, needs, mends } = container;
	const isEmpty = [
		variables,
		files,
		stops,
		needs,
		mends
	].every(({ length }) => length === 0);
	return status === "kept" && isEmpty ? [] : [{
		...container,
		variables
	}];
}
function workloadsIn({ workloads }, builds) {
	const ids = new Set(builds.map(({ id }) => id));
	return workloads.filter(({ build }) => ids.has(build));
}
function matchVariants(olds, news) {
	const found = /* @__PURE__ */ new Map();
	const left = new Set(olds);
	for (const keyOf of [originOf, writtenTitleOf]) {
		const waiting = /* @__PURE__ */ new Map();
		for (const old of left) require_start.appendTo(waiting, keyOf(old), old);
		for (const now of news) {
			if (found.has(now)) continue;
			const old = waiting.get(keyOf(now))?.shift();
			if (old === void 0) continue;
			found.set(now, old);
			left.delete(old);
		}
	}
	return [...news.map((now) => [found.get(now), now]), ...[...left].map((old) => [old, void 0])];
}
// src/rollout/compare/environment-matrix.ts
function variantsOf(environments) {
	const workloads = [...new Set(environments.map(({ workload }) => workload))];
	const byTitle = require_start.groupBy(workloads, writtenTitleOf);
	const byOrigin = require_start.groupBy(workloads, originOf);
	const seen = /* @__PURE__ */ new Set();
	return workloads.flatMap((first) => {
		if (seen.has(first)) return [];
		const all = /* @__PURE__ */ new Set([
			first,
			...byOrigin.get(originOf(first)) ?? [],
			...byTitle.get(writtenTitleOf(first)) ?? []
		]);
		for (const each of all) seen.add(each);
		return [[...all]];
	});
}
function environmentMatrix(evidence, variants) {
	const [workload] = variants;
	if (workload === void 0) return void 0;
	const all = require_start.groupBy(evidence.environments(), (environment) => environment.workload);
	const containers = [...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name)))].map((name) => {
		return {
			name,
			rows: rowsOf(variants.map((each) => all.get(each)?.find(({ container }) => container.name === name)), variants, evidence)
		};
	});
	return {
		workload,
		columns: variants.map(({ build }) => build),
		containers
	};
}
function rowsOf(environments, variants, evidence) {
	const bindings = environments.map((each) => new Map(each?.bindings.map((binding) => [binding.name, binding])));
	const names = new Set(bindings.flatMap((each) => [...each.keys()]));
	const judged = variants.map((each) => require_check.judgedOf(evidence, each));
	return [...names].map((name) => {
		const cells = bindings.map((each) => each.get(name));
		const classes = classesOf(cells, (one, other) => {
			const [old, now] = [cells[one], cells[other]];
			if (old === void 0 || now === void 0) return false;
			return require_check.valueComparer(judged[one] ?? [], judged[other] ?? []).compare(old.value, now.value) === "same";
		});
		return {
			name,
			cells,
			same: classes.every((each) => each === 0),
			classes
		};
	});
}
function classesOf(cells, isSame) {
	const classes = [];
	for (const [at, cell] of cells.entries()) {
		const first = cell === void 0 ? -1 : classes.findIndex((each, index) => each === index && isSame(index, at));
		classes.push(cell === void 0 ? -1 : first === -1 ? at : first);
	}
	return classes;
}
// src/rollout/compare/select-builds.ts
function selectBuilds(builds, word, path) {
	const exact = builds.filter((build) => pathsOf(build).some((each) => each === path || each === word));
	if (exact.length > 0) return exact;
	const below = builds.filter((build) => pathsOf(build).some((each) => each.startsWith(`${path}/`)));
	if (below.length > 0) return below;
	const named = builds.filter(({ deployedBy }) => {
		const name = deployedBy?.name ?? "";
		return name === word || name.slice(name.lastIndexOf("/") + 1) === word;
	});
	if (named.length > 0) return named;
	const { matches } = require_load.pathGlobs([`/${path}`]);
	return builds.filter((build) => pathsOf(build).some(matches));
}
function pathsOf({ id, folder }) {
	return [id, ...folder === void 0 ? [] : [folder]];
}
// src/commands/diff/compare-variants.ts
function between(engines, tree, settings, [left, right]) {
	const { evidence } = require_engine_action_worker_watch_run_run_examine_check.gatherTree(engines, tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	const redaction = require_check.redactionOf([evidence]);
	return {
		change: require_engine_action_worker_watch_run_run_examine_check.redactChange(change, redaction),
		redact: redaction.inName
	};
}
function buildsNamed(builds, { word, path }) {
	const found = selectBuilds(builds, word, path);
	if (found.length > 0) return found;
	const near = require_load.nearestName(path, new Set(builds.map(({ id }) => id)));
	const help = near === void 0 ? "`envfrom builds` lists the builds." : `Did you mean \`${near}\`?`;
	throw new require_load.CannotRun(`No build matches \`${word}\`.`, help);
}
const MOST_NAMED = 10;
function matrix(engines, tree, settings, selection) {
	const { evidence } = require_engine_action_worker_watch_run_run_examine_check.gatherTree(engines, tree, settings);
	const { builds, environments } = evidence;
	const variants = variantsOf(require_engine_run_run_run.selectEnvironments(environments(), {
		...selection,
		builds
	}));
	const [first = [], ...others] = variants;
	if (others.length > 0) {
		const names = variants.slice(0, MOST_NAMED).flatMap(([each]) => each === void 0 ? [] : [require_check.nameInCluster(each.manifest)]);
		const rest = variants.length - names.length;
		throw new require_load.CannotRun(`\`--matrix\` shows one workload, and ${variants.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`);
	}
	const found = environmentMatrix(evidence, first);
	if (found === void 0) throw new require_load.CannotRun("There are no workloads here.");
	const redaction = require_check.redactionOf([evidence]);
	return {
		matrix: require_engine_action_worker_watch_run_run_examine_check.redactMatrix(found, redaction.inName),
		redact: redaction.inName
	};
}
// src/report/changes/format-matrix.ts
const ABSENT = "\u2014";
function formatMatrix(format, matrix, options) {
	if (format === "json") return matrixJson(matrix, options);
	return require_engine_action_action_worker_run_run_run_run_run_run_run_run_format_problems_format_text_run.printDocument(format, matrixDocument(matrix, options, format), require_start.printOptionsOf(options));
}
function titleOf({ workload }, { redact }) {
	return redact(require_check.nameOfManifest(workload.manifest).replaceAll("`", ""));
}
function headsOf({ columns }) {
	const split = columns.map((id) => id.split("/"));
	const [first = []] = split;
	if (split.length < 2) return columns;
	const most = Math.min(...split.map((parts) => parts.length)) - 1;
	let start = 0;
	while (start < most && split.every((parts) => parts[start] === first[start])) start += 1;
	let end = 0;
	while (end < most - start && split.every((parts) => parts.at(-1 - end) === first.at(-1 - end))) end += 1;
	return split.map((parts) => parts.slice(start, parts.length - end).join("/"));
}
function cellText(row, at) {
	const binding = row.cells[at];
	if (binding === void 0) return ABSENT;
	const text = require_engine_action_worker_watch_run_run_examine_check.shownValue(binding.value);
	const secrets = row.cells.filter((cell) => cell !== void 0 && require_engine_action_worker_watch_run_run_examine_check.shownValue(cell.value) === text);
	const kinds = new Set(row.classes.filter((each) => each !== -1));
	if (!text.includes("\u2039") || secrets.length < 2 || kinds.size < 2) return text;
	return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}
function matrixDocument(matrix, options, format) {
	const heads = headsOf(matrix);
	const isScreen = format === "text";
	const blocks = matrix.containers.map(({ name, rows }) => {
		const title = options.redact(`container ${name}`);
		const all = isScreen ? screenBlocks(rows, heads) : [tableOf(rows, heads, "Name")];
		return require_start.section(title, all, 3);
	});
	const asides = isScreen ? [require_start.count(heads.length, "build")] : [];
	return [{
		...require_start.section(titleOf(matrix, options), blocks),
		asides
	}];
}
function screenBlocks(rows, heads) {
	if (rows.length === 0) return [require_start.paragraph("no variables", { tone: "quiet" })];
	const differing = rows.filter(({ same }) => !same);
	const equal = rows.filter(({ same }) => same).map(({ name }) => name);
	const text = `${require_start.count(equal.length, "variable")} the same in all: ${equal.join(", ")}`;
	const narrow = {
		kind: "group",
		blocks: differing.flatMap((row) => valuesOf(row, heads))
	};
	return [...differing.length === 0 ? [] : [{
		...tableOf(differing, heads, "NAME"),
		narrow
	}], ...equal.length === 0 ? [] : [require_start.paragraph(text, { tone: "quiet" })]];
}
function tableOf(rows, heads, title) {
	return {
		kind: "table",
		columns: [title, ...heads].map((head) => ({ title: head })),
		rows: rows.map((row) => ({
			cells: [row.name, ...heads.map((_, at) => cellText(row, at))].map((text) => [[require_start.code(text)]]),
			tone: row.same ? "quiet" : void 0
		}))
	};
}
function valuesOf(row, heads) {
	const groups = require_start.groupBy(heads.entries(), ([at]) => cellText(row, at));
	return [require_start.fixedLine(row.name, { tone: "strong" }), ...[...groups].map(([text, some]) => {
		const builds = some.map(([, head]) => head).join(", ");
		return require_start.paragraph(`${text}  in ${builds}`, {
			mark: "  ",
			hang: 2
		});
	})];
}
function matrixJson({ workload, columns, containers }, { version, redact }) {
	const { apiVersion, kind, name } = workload.manifest;
	return `${require_start.safeJson({
		version: 1,
		tool: {
			name: "envfrom",
			version
		},
		workload: {
			apiVersion,
			kind,
			name: name && redact(name)
		},
		builds: columns,
		containers: containers.map((container) => ({
			name: redact(container.name),
			variables: container.rows.map((row) => ({
				name: row.name,
				same: row.same,
				values: columns.map((build, at) => {
					const binding = row.cells[at];
					if (binding === void 0) return {
						build,
						set: false
					};
					const from = binding.from.at === void 0 ? {} : require_formats.placeJson(binding.from.at);
					return {
						build,
						set: true,
						value: binding.value.map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join(""),
						group: row.classes[at],
						...from
					};
				})
			}))
		}))
	})}\n`;
}
// src/commands/diff/run-variants.ts
async function runBetween(args, host) {
	const { values } = args;
	const [left, right, ...paths] = args.positionals;
	if (left === void 0 || right === void 0) throw new require_load.CannotRun("`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.");
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(paths, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const { root, here } = run.located;
		const named = (word) => ({
			word,
			path: require_load.pathFrom(root, (0, node_path.resolve)(here, word)) || "."
		});
		const { change, redact } = between(engines, await progress.watch(run.tree), run.settings, [named(left), named(right)]);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const options = changeOptionsOf(values, host, {
			labels: {
				base: `\`${left}\``,
				head: `\`${right}\``
			},
			redact,
			rollouts: false
		});
		await require_start.writeOutput(require_engine_action_worker_watch_run_run_examine_check.formatChanges(changeFormatOf(values), change, options), values.get("output")?.at(-1), run.located, host);
		return values.has("exit-code") && change.workloads.length + change.notCompared.length > 0 ? 1 : 0;
	} finally {
		progress.stop();
	}
}
async function runMatrix(args, host) {
	const { values } = args;
	const words = require_engine_run_run_run.readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(words.places, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run);
		const { root, here } = run.located;
		const files = words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file)));
		const found = matrix(engines, await progress.watch(run.tree), run.settings, {
			workloads: words.workloads,
			files,
			namespace: void 0,
			notRendered: []
		});
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const options = changeOptionsOf(values, host, {
			labels: {
				base: "",
				head: ""
			},
			redact: found.redact,
			rollouts: false
		});
		await require_start.writeOutput(formatMatrix(changeFormatOf(values), found.matrix, options), values.get("output")?.at(-1), run.located, host);
		return 0;
	} finally {
		progress.stop();
	}
}
// src/commands/diff/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDiff: () => runDiff });
async function runDiff(args, host) {
	const { values } = args;
	refuseOneTree(values);
	if (values.has("between")) return runBetween(args, host);
	if (values.has("with")) return runWith(args, host);
	if (values.has("matrix")) return runMatrix(args, host);
	const words = readDiffArguments(args.positionals, values, (path) => require_load.whatIsAt(host.cwd, path));
	const progress = require_start.startProgress(host);
	try {
		const run = await require_engine_action_worker_run_open_comparison.openComparison(words.paths, values, host, sidesOf(words));
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const engines = await require_start.loadEngines(run, run.base);
		const head = await progress.watch(run.tree);
		const { change, redact } = require_engine_action_worker_watch_run_run_examine_check.diff(engines, run.base, head, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const { labels } = run;
		const options = changeOptionsOf(values, host, {
			labels,
			redact,
			rollouts: true
		});
		const text = require_engine_action_worker_watch_run_run_examine_check.formatChanges(changeFormatOf(values), change, options);
		await require_start.writeOutput(text, values.get("output")?.at(-1), run.located, host);
		return values.has("exit-code") && change.workloads.length + change.sources.length > 0 ? 1 : 0;
	} finally {
		progress.stop();
	}
}
function refuseOneTree(values) {
	const one = [
		"between",
		"matrix",
		"with"
	].find((name) => values.has(name));
	if (one !== void 0 && one !== "with" && values.has("cluster")) throw new require_load.CannotRun(`\`--cluster\` cannot be used with \`--${one}\`, which compares variants.`);
	const side = [
		"base-dir",
		"head-dir",
		"staged"
	].find((name) => values.has(name));
	if (one === void 0 || side === void 0) return;
	throw new require_load.CannotRun(`\`--${side}\` cannot be used with \`--${one}\`, which looks at the files here.`);
}
function sidesOf({ base, head, baseDir, headDir, staged }) {
	return {
		base: baseSide(),
		head: headSide()
	};
	function baseSide() {
		if (baseDir !== void 0) return {
			kind: "folder",
			path: baseDir
		};
		if (base !== void 0) return {
			kind: "revision",
			revision: base
		};
		return { kind: staged ? "last-commit" : "default" };
	}
	function headSide() {
		if (headDir !== void 0) return {
			kind: "folder",
			path: headDir
		};
		if (head !== void 0) return {
			kind: "revision",
			revision: head
		};
		return { kind: staged ? "index" : "work-tree" };
	}
}
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
