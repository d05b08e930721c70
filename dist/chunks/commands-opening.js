"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js = require("./report-document.js");
const require_engine_action_worker_run_run_open_comparison_run_format_graph_format_builds = require("./report-graph.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4 = require("./report-document2.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_crypto = require("node:crypto");
// src/commands/arguments/single-word.ts
function singleWord({ command, positionals }) {
	const [word, extra] = positionals;
	if (extra !== void 0) throw tooMany(command.name, extra);
	return word;
}
function refuseWords({ command, positionals: [word] }) {
	if (word !== void 0) throw tooMany(command.name, word);
}
function tooMany(command, word) {
	return new require_load.CannotRun(`\`envfrom ${command}\` takes no argument \`${word}\`.`);
}
// src/io/mount-tree.ts
function mountTree(tree, folder) {
	if (folder === "" || folder === ".") return tree;
	const place = (path) => `${folder}/${path}`;
	return {
		paths: tree.paths.map(place),
		named: [folder],
		...tree.remotes !== void 0 && { remotes: tree.remotes },
		...tree.revisions !== void 0 && { revisions: tree.revisions },
		...tree.excluded !== void 0 && { excluded: tree.excluded.map(place) },
		...tree.links !== void 0 && { links: tree.links.map(({ path, target }) => ({
			path: place(path),
			target: place(target)
		})) },
		...tree.notices !== void 0 && { notices: tree.notices },
		read: (path) => path.startsWith(`${folder}/`) ? tree.read(path.slice(folder.length + 1)) : outside()
	};
}
function outside() {
	return {
		kind: "unreadable",
		reason: "it is outside the folder to compare with, where nothing is read",
		cause: "outside"
	};
}
// src/io/share-contents.ts
function shareContents(head, base) {
	const readHead = require_start.memoBy(head.read);
	const readOwn = require_start.memoBy(base.read);
	const read = require_start.memoBy((path) => {
		const now = readHead(path);
		const id = base.blobOf?.(path);
		if (now.kind === "bytes" && id !== void 0 && id === idOf(head, path, now.bytes, id)) return now;
		const before = readOwn(path);
		if (before.kind === "unreadable") return before;
		if (now.kind === "bytes" && isSameContent(before.bytes, now.bytes)) return now;
		return require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.lfsContentOf(before.bytes) === void 0 || base.blobOf === void 0 ? before : inLfs();
	});
	return {
		base: {
			...base,
			read
		},
		head: {
			...head,
			read: readHead
		}
	};
}
function idOf(head, path, bytes, like) {
	return head.blobOf?.(path) ?? blobIdOf(bytes, like);
}
function isSameContent(before, now) {
	if (Buffer.compare(before, now) === 0) return true;
	const content = require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.lfsContentOf(before);
	return content !== void 0 && isLfsContent(now, content);
}
function inLfs() {
	return {
		kind: "unreadable",
		reason: "its content is in Git LFS, not in this commit"
	};
}
const SHA256_LENGTH = 64;
function blobIdOf(bytes, like) {
	return (0, node_crypto.createHash)(like.length === SHA256_LENGTH ? "sha256" : "sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function isLfsContent(bytes, sha256) {
	return (0, node_crypto.createHash)("sha256").update(bytes).digest("hex") === sha256;
}
// src/commands/opening/open-comparison.ts
var open_comparison_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openComparison: () => openComparison });
async function openComparison(paths, values, host, { base, head }) {
	let label = "the working tree";
	const open = (located, options) => {
		if (head.kind === "work-tree" || head.kind === "folder") return void 0;
		const stored = require_engine_action_worker_run_run_open_comparison_run_format_graph_format_builds.openStored(head, located, options, host);
		({label} = stored);
		return stored.tree;
	};
	const config = (located) => base.kind === "folder" || values.get("config-from")?.at(-1) !== "base" ? void 0 : require_engine_action_worker_run_run_open_comparison_run_format_graph_format_builds.openStored(base, located, require_engine_action_worker_run_run_open_comparison_run_format_graph_format_builds.UNFILTERED, host).tree;
	const words = head.kind === "folder" ? [head.path] : paths;
	const run = await require_start.openRun(words, values, host, {
		open,
		config
	});
	const before = base.kind === "folder" ? await openFolder(base.path, run, host) : require_engine_action_worker_run_run_open_comparison_run_format_graph_format_builds.openStored(base, run.located, run, host);
	const trees = shareContents(run.tree, before.tree);
	return {
		...run,
		notices: [...run.notices, ...base.kind === "folder" ? [] : changedConfig(run, trees, values)],
		tree: trees.head,
		base: run.tree.charts === void 0 ? trees.base : {
			...trees.base,
			charts: run.tree.charts
		},
		labels: {
			base: before.label,
			head: head.kind === "folder" ? `\`${head.path}\`` : label
		}
	};
}
function changedConfig({ located: { here, root, start } }, { base, head }, values) {
	if (values.has("no-config")) return [];
	const named = values.get("config")?.at(-1);
	return (named === void 0 ? [...require_start.configPaths(start, root)].flat() : [(0, node_path.resolve)(here, named)]).filter((path) => require_load.isWithin(root, path) && !isSameIn(base, head, require_load.pathFrom(root, path))).map((path) => {
		const shown = require_load.pathFrom(root, path);
		return values.get("config-from")?.at(-1) === "base" ? `The change touches \`${shown}\`; the version of the base commit is used.` : `The change touches \`${shown}\`, which decides what is reported about it; \`config-from: base\` uses the version of the base commit.`;
	});
}
function isSameIn(base, head, path) {
	const [before, now] = [base.read(path), head.read(path)];
	if (before.kind === "unreadable" || now.kind === "unreadable") return before.kind === now.kind;
	return before.bytes === now.bytes;
}
const STREAM_NAME = "stdin.yaml";
async function openFolder(path, run, host) {
	const { here, root, targets } = run.located;
	const [target, other] = targets;
	if (target === void 0 || other !== void 0) throw new require_load.CannotRun("`--base-dir` is compared with one path: remove the others.");
	const { targets: found } = require_load.locatePaths(host.cwd, [path]);
	const [base] = found;
	if (base === void 0 || base.kind === "glob" || base.kind === "stdin") throw new require_load.CannotRun(`\`--base-dir ${path}\` does not exist.`);
	const isFolder = base.kind === "folder";
	const top = isFolder ? base.path : (0, node_path.resolve)(base.path, "..");
	const tree = await require_start.openTree({
		located: {
			here,
			root: top,
			start: top,
			targets: found
		},
		include: [],
		exclude: [],
		trackedOnly: false,
		fileSize: run.settings.limits.fileSize,
		env: host.env,
		listings: host.listings,
		stdin: {
			stream: host.stdin,
			path: STREAM_NAME,
			isNamed: false
		}
	});
	const label = `\`${path}\``;
	if (target.kind === "folder") {
		if (!isFolder) throw new require_load.CannotRun(`\`--base-dir ${path}\` is a file, but a folder is checked.`);
		return {
			tree: mountTree(tree, require_load.pathFrom(root, target.path)),
			label
		};
	}
	if (isFolder) throw new require_load.CannotRun(`\`--base-dir ${path}\` is a folder, but a file is checked.`);
	return {
		tree: renamed(tree, run.tree.paths[0] ?? STREAM_NAME),
		label
	};
}
function renamed(tree, name) {
	const [own = ""] = tree.paths;
	return {
		...tree,
		paths: [name],
		read: (path) => tree.read(path === name ? own : path)
	};
}
// src/io/join-trees.ts
function joinTrees(checkouts, isIn) {
	const sorted = checkouts.toSorted((a, b) => a.name < b.name ? -1 : 1);
	const mounted = new Map(sorted.map(({ name, tree }) => [name, mountTree(tree, name)]));
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
// src/model/rule.ts
const GROUP_TITLES = {
	references: "References",
	environment: "Environment",
	builds: "Builds",
	values: "Values and objects",
	fields: "Fields",
	volumes: "Volumes",
	unused: "Unused",
	files: "Files"
};
// src/report/problems/format-rules.ts
function formatRules(format, rules, { color, width }) {
	if (format === "json") return `${require_start.safeJson(rules)}\n`;
	if (format === "markdown") return markdownTable(rules);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_n45v2ah4.printDocument("text", rulesDocument(rules), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_fp4hj6js.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
function rulesDocument(rules) {
	const columns = [
		{
			title: "Rule",
			least: Math.max(...rules.map(({ id }) => require_check.displayWidth(id)))
		},
		{
			title: "Severity",
			least: Math.max(...rules.map(({ severity }) => severity.length))
		},
		{
			title: "What it reports",
			fit: "words"
		}
	];
	return [...require_start.groupBy(rules, ({ group }) => group)].map(([group, members]) => {
		const rows = members.map((rule) => {
			const { id, severity } = rule;
			return {
				tone: "strong",
				cells: [
					[id],
					[[{
						text: severity,
						tone: severity === "off" ? "quiet" : severity
					}]],
					[plainSummary(rule)]
				]
			};
		});
		return require_start.section(GROUP_TITLES[group], [{
			kind: "table",
			untitled: true,
			columns,
			rows
		}]);
	});
}
function plainSummary({ summary, severity, strict }) {
	return strict === void 0 || strict === severity ? summary : `${summary} (--strict: ${strict})`;
}
function markdownTable(rules) {
	return `| Rule | Severity | What it reports |\n| :--- | :--- | :--- |\n${rules.map(({ id, severity, strict, summary }) => {
		return `| [${id}](rules/${id}/README.md) | ${strict === void 0 || strict === severity ? severity : `${severity} (strict: ${strict})`} | ${summary.replaceAll("|", String.raw`\|`)} |\n`;
	}).join("")}`;
}
// src/commands/rules/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runRules: () => runRules });
async function runRules(args, host) {
	refuseWords(args);
	const { stdout } = host;
	const asked = args.values.get("format")?.at(-1);
	const format = require_start.RULE_FORMATS.find((known) => known === asked) ?? "table";
	const rules = require_check.catalogue.map(({ meta }) => meta);
	const look = {
		color: require_start.hasColor(args.values, host, stdout),
		width: require_load.widthOf(stdout)
	};
	stdout.write(formatRules(format, rules, look));
	return 0;
}
Object.defineProperty(exports, "openComparison", {
	enumerable: true,
	get: function() {
		return openComparison;
	}
});
Object.defineProperty(exports, "open_comparison_exports", {
	enumerable: true,
	get: function() {
		return open_comparison_exports;
	}
});
Object.defineProperty(exports, "open_fleet_exports", {
	enumerable: true,
	get: function() {
		return open_fleet_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "singleWord", {
	enumerable: true,
	get: function() {
		return singleWord;
	}
});
Object.defineProperty(exports, "tooMany", {
	enumerable: true,
	get: function() {
		return tooMany;
	}
});
