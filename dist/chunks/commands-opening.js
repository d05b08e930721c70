"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_run_open_fleet_open_comparison = require("./commands-diff.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run = require("./commands-selection2.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/commands/baseline/run.ts
var run_exports$3 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBaseline: () => runBaseline });
async function runBaseline(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const tree = await progress.watch(run.tree);
		const engines = await require_start.loadEngines({
			...run,
			tree
		});
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? (0, node_path.resolve)(root, require_start.BASELINE_NAME) : (0, node_path.resolve)(here, named);
		const content = require_start.readNamed(here, root, path);
		const text = content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : void 0;
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new require_load.CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = require_engine_run_run_answer_env_check_tree.check(engines, tree, require_check.catalogue, run.settings);
		progress.stop();
		for (const notice of run.notices) require_start.writeStderr(host, `envfrom: ${notice}`);
		const entries = isPruning ? require_start.prunedBaseline(before, [...report.problems, ...report.undeployed]) : require_start.baselineOf(report.problems);
		if (text === void 0 && entries.length === 0) {
			host.stdout.write("Nothing to accept: no problems were found.\n");
			return 0;
		}
		const next = require_start.baselineText(entries);
		if (next !== text) await require_start.writeFiles([{
			path,
			name,
			text: next
		}], root, host.holdSignals);
		host.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
		return 0;
	} finally {
		progress.stop();
	}
}
function readOrNone(text, name, isPruning) {
	try {
		return require_start.readBaseline(text, name);
	} catch (error) {
		if (isPruning || !(error instanceof require_load.CannotRun)) throw error;
		return [];
	}
}
function summaryOf(name, entries, before, isPruning) {
	const [now, then] = [entries, before].map((some) => some.reduce((sum, entry) => sum + entry.count, 0));
	if (isPruning) {
		const gone = (then ?? 0) - (now ?? 0);
		return `${name}: ${require_start.count(gone, "problem")} removed, ${now ?? 0} left.`;
	}
	return `${name}: ${require_start.count(now ?? 0, "problem")} accepted.`;
}
// src/commands/builds/run.ts
var run_exports$2 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuilds: () => runBuilds });
function runBuilds(args, host) {
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.printList(args, host, {
		places: args.positionals,
		filtersBuilds: false,
		printsProblems: true,
		empty: {
			note: "nothing in this repository is deployed.",
			headings: 0
		},
		async load() {
			const { formatBuilds } = await Promise.resolve().then(() => require("./report-graph.js")).then((n) => n.format_builds_exports);
			return (_, report, options) => formatBuilds(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.formatOf(args.values), report, options);
		}
	});
}
// src/commands/diff/exit-code-of-diff.ts
var exit_code_of_diff_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ diffExitCode: () => diffExitCode });
function diffExitCode(change, values) {
	if (require_start.countFailing(change, require_start.failingVerdicts(values)) > 0) return 1;
	const isDifferent = change.workloads.length + change.sources.length > 0;
	return values.has("exit-code") && isDifferent ? 1 : 0;
}
// src/commands/selection/workload-selectors.ts
const FILE_NAME = /\.(?:ya?ml|json)$/i;
function readEnvArguments(words, whatIsAt) {
	const places = [];
	const files = [];
	const workloads = [];
	for (const word of words) {
		const existing = word === "-" ? "folder" : whatIsAt(word);
		if (existing === "folder") places.push(word);
		else if (existing === "file" || isFileGlob(word, whatIsAt)) files.push(word);
		else workloads.push(selectorOf(word));
	}
	return {
		places,
		files,
		workloads
	};
}
function isFileGlob(word, whatIsAt) {
	if (!/[*?[{]/.test(word)) return false;
	const folder = word.slice(0, word.indexOf("/") + 1);
	return FILE_NAME.test(word) || word.includes("**") || folder !== "" && whatIsAt(folder) === "folder";
}
function selectorOf(word) {
	const parts = word.split("/");
	if (FILE_NAME.test(word) || word.startsWith(".") || word.startsWith("/")) throw new require_load.CannotRun(`No such file or directory: \`${word}\`.`);
	if (parts.length > 3 || parts.includes("")) throw new require_load.CannotRun(`\`${word}\` is neither a path that exists nor a workload.`, "A workload is named as `api`, `deployment/api` or `deploy/api/container`.");
	const [first = "", second, container] = parts;
	if (second === void 0) return {
		text: word,
		kind: void 0,
		name: first,
		container
	};
	return {
		text: word,
		kind: first,
		name: second,
		container
	};
}
// src/commands/env/shared-question.ts
function wholeRun(run) {
	return {
		run: {
			...run,
			settings: withoutBuild(run.settings)
		},
		sharedAs: require_start.ENVIRONMENTS
	};
}
function withoutBuild(settings) {
	const { selectedBuilds, ...rest } = settings;
	return selectedBuilds === void 0 ? settings : rest;
}
const SHOWN_FORMATS = [
	"table",
	"json",
	"markdown",
	"html"
];
function shownFormat({ values }) {
	if ([
		"matrix",
		"services",
		"show-values"
	].some((flag) => values.has(flag))) return void 0;
	const asked = values.get("format")?.at(-1) ?? "table";
	return SHOWN_FORMATS.find((known) => known === asked);
}
// src/commands/env/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runEnv: () => runEnv });
function runEnv(args, host) {
	refuseValuesOnPage(args.values);
	refuseBesideMatrix(args.values);
	const words = readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	const asked = {
		args,
		words,
		host
	};
	const format = shownFormat(args);
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(require_load.placesToLook(words, host.cwd), args.values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			if (args.values.has("matrix")) {
				const { answerMatrix } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.answer_matrix_exports);
				return (engines, run) => answerMatrix(engines, run, asked);
			}
			const { answerEnv } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.answer_env_exports);
			return (engines, run, offer) => answerEnv(engines, run, asked, offer);
		},
		...format !== void 0 && { wider: {
			of: wholeRun,
			async load() {
				const { answerFromKept } = await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.answer_from_kept_exports);
				return (kept, run) => answerFromKept(kept, run, asked, format);
			}
		} }
	});
}
function refuseValuesOnPage(values) {
	if (!values.has("show-values") || values.get("format")?.at(-1) !== "html") return;
	throw new require_load.CannotRun("`--show-values` cannot be used with `--format html`.");
}
const NOT_IN_MATRIX = ["show-values", "services"];
const NOT_MATRIX_FORMATS = /* @__PURE__ */ new Set(["dotenv", "describe"]);
function refuseBesideMatrix(values) {
	if (!values.has("matrix")) return;
	const format = values.get("format")?.at(-1) ?? "";
	const other = NOT_MATRIX_FORMATS.has(format) ? `format ${format}` : NOT_IN_MATRIX.find((name) => values.has(name));
	if (other !== void 0) throw new require_load.CannotRun(`\`--${other}\` cannot be used with \`--matrix\`.`);
}
// src/commands/graph/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runGraph: () => runGraph });
function runGraph(args, host) {
	const { positionals, values } = args;
	const selected = readEnvArguments(positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.printList(args, host, {
		places: require_load.placesToLook(selected, host.cwd),
		words: selected,
		filtersBuilds: true,
		async load() {
			const { formatGraph } = await Promise.resolve().then(() => require("./report-graph.js")).then((n) => n.format_graph_exports);
			const { selectReferences } = await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.select_references_exports);
			return (run, report) => {
				const { here, root } = run.located;
				const selection = {
					workloads: selected.workloads,
					files: selected.files.map((path) => require_load.pathFrom(root, (0, node_path.resolve)(here, path))),
					namespace: void 0,
					notRendered: [],
					builds: report.builds
				};
				const references = selectReferences(report, selection, require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.filterOf(values, run));
				return formatGraph(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_run_run_run.formatOf(values), references);
			};
		}
	});
}
// src/io/join-trees.ts
function joinTrees(checkouts, isIn) {
	const sorted = checkouts.toSorted((a, b) => a.name < b.name ? -1 : 1);
	const mounted = new Map(sorted.map(({ name, tree }) => [name, require_engine_action_worker_run_run_open_fleet_open_comparison.mountTree(tree, name)]));
	const trees = [...mounted.values()];
	const all = trees.flatMap(({ paths }) => paths).sort();
	const left = all.filter((path) => !isIn(path) && require_start.isManifestName(path));
	return {
		paths: all.filter(isIn),
		named: [...mounted.keys()],
		repositories: sorted.map(({ name, tree, declared, claimed, sources }) => ({
			name,
			remotes: tree.remotes ?? [],
			...tree.revisions !== void 0 && { revisions: tree.revisions },
			declared,
			claimed,
			sources
		})),
		excluded: [...trees.flatMap(({ excluded = [] }) => excluded), ...left].sort(),
		links: trees.flatMap(({ links = [] }) => links),
		notices: sorted.flatMap(({ name, tree: { notices = [] } }) => notices.map((notice) => `${name}: ${notice}`)),
		charts: joinShelves(sorted),
		read: (path) => mounted.get(require_check.repositoryOf(path))?.read(path) ?? nowhere()
	};
}
function joinShelves(checkouts) {
	const shelves = new Map(checkouts.map(({ name, charts }) => [name, charts]));
	const [first] = shelves.values();
	return {
		paths: [...checkouts.flatMap(({ name, charts }) => charts.paths.filter((path) => !isOfMachine(path)).map((path) => `${name}/${path}`)), ...(first?.paths ?? []).filter(isOfMachine)],
		read(path) {
			if (isOfMachine(path)) return first?.read(path) ?? nowhere();
			const name = require_check.repositoryOf(path);
			return shelves.get(name)?.read(path.slice(name.length + 1)) ?? nowhere();
		}
	};
}
function isOfMachine(path) {
	return path.startsWith("$");
}
function nowhere() {
	return {
		kind: "unreadable",
		reason: "it is in no repository of the fleet",
		cause: "outside"
	};
}
// src/commands/settings/fleet-settings.ts
const USUAL_CHARTS = [".envfrom/charts"];
function fleetSettings(run, repositories, flagged) {
	const overrides = [...repositories.flatMap((each) => overridesOf(each, flagged)), ...run.overrides ?? []];
	const clusters = joined([...run.clusters ?? [], ...clustersOf(repositories)]);
	const producers = repositories.flatMap(({ name, settings }) => (settings.producers ?? []).map((row) => isOfOperator(row) ? row : {
		...row,
		within: name
	}));
	const entryPoints = [...run.entryPoints ?? [], ...repositories.flatMap(entryPointsOf)];
	return {
		...run,
		...entryPoints.length > 0 && { entryPoints },
		...overrides.length > 0 && { overrides },
		...clusters.length > 0 && { clusters },
		...producers.length > 0 && { producers: [...run.producers ?? [], ...producers] },
		externals: [...run.externals, ...repositories.flatMap(({ name, settings }) => settings.externals.map((each) => ({
			...each,
			within: name
		})))],
		charts: [...run.charts ?? [], ...repositories.flatMap(({ name, settings: { charts = USUAL_CHARTS } }) => charts.map((folder) => `${name}/${folder}`))]
	};
}
function isOfOperator({ group, kinds, complete = false }) {
	return group.includes(".") && !group.endsWith(".k8s.io") && !complete && ![group, ...kinds].some((name) => name.includes("*"));
}
function overridesOf({ name, settings: { rules, overrides = [] } }, flagged) {
	return [...rules.size === 0 ? [] : [{
		paths: [`/${name}`],
		rules
	}], ...overrides.map((each) => ({
		...each,
		paths: each.paths.map((glob) => globBelow(name, glob))
	}))].map((each) => ({
		...each,
		rules: new Map([...each.rules].filter(([id]) => !flagged.has(id)))
	}));
}
function entryPointsOf({ name, settings: { entryPoints = [] } }) {
	const pathBelow = (path) => path === "." ? name : `${name}/${path}`;
	return entryPoints.map((each) => ({
		...each,
		path: pathBelow(each.path),
		values: each.values.map(pathBelow)
	}));
}
function globBelow(name, glob) {
	const path = require_start.withoutEndSlashes(glob.replace(/^\.?\//, ""));
	return !path.includes("/") && !glob.startsWith("/") && !glob.startsWith("./") ? `${name}/**/${path}` : `${name}/${path}`;
}
function clustersOf(repositories) {
	const declared = new Map(repositories.map((each) => [each.name, new Set(each.settings.clusters?.map(nameOf))]));
	const isClaimed = (cluster) => cluster.includes("/") && declared.get(require_check.repositoryOf(cluster))?.has(cluster) === false;
	return repositories.flatMap(({ name, settings: { clusters = [] } }) => clusters.filter((each) => !isClaimed(each.name)).map((each) => ({
		...each,
		folders: each.folders.map((folder) => folder === "." ? name : `${name}/${folder}`)
	})));
}
function nameOf({ name }) {
	return name;
}
function joined(clusters) {
	return [...require_start.groupBy(clusters, nameOf).values()].flatMap((same) => {
		const [first] = same;
		const registered = same.find(({ server }) => server !== void 0) ?? first;
		if (registered === void 0) return [];
		return [{
			...registered,
			folders: [...new Set(same.flatMap(({ folders }) => folders))]
		}];
	});
}
// src/io/locate-checkouts.ts
const MOST = 1e3;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function locateCheckouts(named) {
	if (named.length === 0) throw new require_load.CannotRun("The fleet has no repositories.");
	if (named.length > MOST) throw new require_load.CannotRun(`The fleet has ${named.length} repositories; the limit is ${MOST}.`, "Split the list: repositories that deploy to the same clusters belong together.");
	const checkouts = named.map((each) => ({
		...each,
		...placeOf(each)
	}));
	const byName = checkouts.toSorted((a, b) => a.name < b.name ? -1 : 1);
	for (const [at, { name, path }] of byName.entries()) {
		const next = byName[at + 1];
		if (next?.name !== name || next.root === void 0) continue;
		throw new require_load.CannotRun(`Two repositories of the fleet are called \`${name}\`: \`${path}\` and \`${next.path}\`.`, "Give one of them another `name` in the list.");
	}
	refuseNested(checkouts);
	return byName.map(({ name, root, urls }) => ({
		name,
		root,
		urls
	}));
}
function refuseNested(checkouts) {
	const byRoot = checkouts.toSorted((a, b) => `${a.root}/` < `${b.root}/` ? -1 : 1);
	for (const [at, { path, root }] of byRoot.entries()) {
		const next = byRoot[at + 1];
		if (next === void 0 || !require_load.isWithin(root, next.root)) continue;
		throw new require_load.CannotRun(root === next.root ? `\`${path}\` and \`${next.path}\` are the same folder.` : `\`${next.path}\` is inside \`${path}\`, which is in the fleet too.`, root === next.root ? void 0 : "Check out every repository next to the others.");
	}
}
function placeOf({ path, from, name: given }) {
	const absolute = (0, node_path.resolve)(from, path);
	const root = folderAt(absolute);
	if (root === void 0) throw new require_load.CannotRun(`No such folder: \`${path}\`, of the fleet.`);
	if (require_load.isGitPath(root)) throw new require_load.CannotRun(`\`${path}\` is inside a \`.git\` folder, where nothing is read.`);
	const name = given ?? (0, node_path.basename)(absolute);
	if (NAME.test(name)) return {
		root,
		name
	};
	throw new require_load.CannotRun(`\`${name}\` cannot be the name of a repository of the fleet: use up to 100 letters, digits, dots, dashes and underscores.`, given === void 0 ? `Give \`${path}\` a \`name\` in the list of the fleet.` : void 0);
}
function folderAt(path) {
	try {
		const real = node_fs.realpathSync.native(path);
		return (0, node_fs.statSync)(real).isDirectory() ? real : void 0;
	} catch {
		return;
	}
}
// src/commands/opening/fleet/fleet-checkouts.ts
async function fleetCheckouts(cwd, words) {
	const named = [];
	for (const word of words) named.push(...await checkoutsOf(cwd, word));
	return locateCheckouts(named);
}
async function checkoutsOf(cwd, word) {
	const what = require_load.whatIsAt(cwd, word);
	if (what === void 0) throw new require_load.CannotRun(`No such file or directory: \`${word}\`.`);
	if (what === "folder") return [{
		path: word,
		from: cwd,
		urls: []
	}];
	const from = (0, node_path.dirname)((0, node_path.resolve)(cwd, word));
	const { readFleet } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.read_fleet_exports);
	return readFleet(require_start.namedConfig(cwd, from, word)).map((item) => ({
		...item,
		from
	}));
}
// src/commands/opening/fleet/repository-options.ts
const OF_THE_RUN = [
	"kubernetesVersion",
	"argocdVersion",
	"fluxVersion",
	"strict",
	"failOn",
	"maxWarnings",
	"limits",
	"loadRestrictor",
	"chartVersionAny",
	"reloader"
];
async function repositoryOptions({ name, root }, readsConfig, ruleIds) {
	const baseline = (require_load.whatIsAt(root, ".envfrom-baseline.json") === "file" ? [`${name}/${require_start.BASELINE_NAME}`] : []).map((path) => `\`${path}\` is not used in a fleet.`);
	const found = readsConfig ? require_start.findConfig(root, root, void 0, name) : void 0;
	if (found === void 0) return {
		name,
		...require_start.runOptionsOf(/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map(), []),
		notices: baseline
	};
	const { readConfig } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.read_config_exports);
	const { file } = found;
	const config = readConfig(file, ruleIds);
	const used = new Map([...config].filter(([key]) => !OF_THE_RUN.includes(key)));
	const left = OF_THE_RUN.filter((key) => config.has(key));
	const notice = require_start.configNotice(used, file.path);
	return {
		name,
		file,
		...require_start.runOptionsOf(/* @__PURE__ */ new Map(), used, ruleIds),
		notices: [
			...notice === void 0 ? [] : [notice],
			...left.length === 0 ? [] : [ofTheRun(file.path, left)],
			...baseline
		]
	};
}
function ofTheRun(path, keys) {
	return `\`${path}\` also sets ${keys.map((key) => `\`${key}\``).join(", ")}, which a fleet takes from flags and \`--config\` only.`;
}
// src/commands/opening/fleet/open-fleet.ts
var open_fleet_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openFleet: () => openFleet });
const REFUSED = [
	"fix",
	"base",
	"base-dir",
	"staged",
	"baseline",
	"watch",
	"repo-url",
	"stdin-filename"
];
const MOST_NOTICES = 10;
async function openFleet(words, values, host, rules) {
	const refused = REFUSED.find((name) => values.has(name));
	if (refused !== void 0) throw new require_load.CannotRun(`\`--${refused}\` cannot be used with a fleet.`);
	const checkouts = await fleetCheckouts(host.cwd, words);
	const roots = checkouts.map(({ root }) => root);
	const root = require_load.commonFolder(roots);
	const here = (0, node_path.resolve)(host.cwd);
	const { run, about, file } = await optionsOfRun(values, {
		here,
		roots,
		root
	}, rules);
	const repositories = [];
	const opened = [];
	for (const checkout of checkouts) {
		const options = await repositoryOptions(checkout, !values.has("no-config"), rules);
		repositories.push(options);
		opened.push(await openCheckout(checkout, options, {
			run,
			values,
			host
		}));
	}
	const flagged = new Set((values.get("rule") ?? []).map((setting) => setting.split("=")[0] ?? ""));
	const tree = joinTrees(opened, require_load.pathFilter(run));
	await require_start.checkEntryPoints(run.settings, file, tree, true);
	return {
		...run,
		settings: {
			...fleetSettings(run.settings, repositories, flagged),
			...buildOf(values)
		},
		located: {
			here,
			root,
			start: root,
			targets: []
		},
		roots,
		tree,
		notices: [
			...about,
			...run.notices,
			...fewOf(repositories.flatMap(({ notices }) => notices)),
			...tree.notices ?? []
		]
	};
}
async function optionsOfRun(values, { here, root, roots }, rules) {
	const named = values.get("config")?.at(-1);
	if (named === void 0) return {
		run: require_start.runOptionsOf(values, /* @__PURE__ */ new Map(), rules),
		about: []
	};
	const { readConfig } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.read_config_exports);
	const file = require_start.namedConfig(here, root, named);
	const config = readConfig(file, rules);
	const notice = roots.some((each) => require_load.isWithin(each, (0, node_path.resolve)(here, named))) ? require_start.configNotice(config, named) : void 0;
	return {
		run: require_start.runOptionsOf(values, config, rules),
		file,
		about: notice === void 0 ? [] : [notice]
	};
}
async function openCheckout({ name, root, urls }, { settings, file, include, exclude }, { run, values, host }) {
	const { env, stdin, cwd } = host;
	const { fileSize } = run.settings.limits;
	const tree = await require_start.openTree({
		located: {
			here: cwd,
			root,
			start: root,
			targets: [{
				kind: "folder",
				path: root
			}]
		},
		include,
		exclude,
		trackedOnly: values.has("tracked"),
		fileSize,
		env,
		stdin: {
			stream: stdin,
			path: "stdin.yaml",
			isNamed: false
		}
	});
	await require_start.checkEntryPoints(settings, file, tree, true);
	const folders = settings.charts ?? [".envfrom/charts"];
	const charts = require_start.openChartShelf({
		root,
		folders,
		env,
		fileSize
	});
	const { repositoryUrls: claimed = [], sources } = settings;
	return {
		name,
		tree,
		charts,
		declared: urls,
		claimed,
		sources
	};
}
function buildOf(values) {
	const build = values.get("build")?.at(-1)?.replace(/(?<!\/)\/+$/, "");
	return build === void 0 ? {} : { selectedBuilds: [build] };
}
function fewOf(notices) {
	const more = notices.length - MOST_NOTICES;
	if (more <= 0) return notices;
	return [...notices.slice(0, MOST_NOTICES), `${more} more notices about the configurations of repositories are not shown.`];
}
Object.defineProperty(exports, "exit_code_of_diff_exports", {
	enumerable: true,
	get: function() {
		return exit_code_of_diff_exports;
	}
});
Object.defineProperty(exports, "open_fleet_exports", {
	enumerable: true,
	get: function() {
		return open_fleet_exports;
	}
});
Object.defineProperty(exports, "readEnvArguments", {
	enumerable: true,
	get: function() {
		return readEnvArguments;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
Object.defineProperty(exports, "run_exports$2", {
	enumerable: true,
	get: function() {
		return run_exports$2;
	}
});
Object.defineProperty(exports, "run_exports$3", {
	enumerable: true,
	get: function() {
		return run_exports$3;
	}
});
Object.defineProperty(exports, "wholeRun", {
	enumerable: true,
	get: function() {
		return wholeRun;
	}
});
