"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj = require("./report-document.js");
const require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox = require("./commands-selection.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9 = require("./report-document2.js");
const require_engine_action_worker_run_run_open_fleet_open_comparison = require("./io-git.js");
const require_engine_run_format_file_deployment_format_sources_format_references_format_dependencies_format_charts = require("./command-build.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run = require("./commands-selection2.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/render/helm/output/print-release.ts
function printRelease(manifests, hooks, crds, options) {
	const { above = () => [], shown = ({ file }) => file.text } = options;
	const print = (manifest) => documentOf(manifest.name, shown(manifest), above(manifest));
	const documents = [...crds.map(({ name, file }) => documentOf(name, require_engine_action_worker_run_watch_run_run_run_engines.fromBytes(file.bytes), [])), ...manifests.map(print)];
	const shownHooks = hooks.filter(({ events }) => {
		return !options.noHooks && !(options.skipTests && events?.includes("test") === true);
	});
	const text = `${require_engine_action_worker_run_watch_run_run_run_engines.trimSpace(require_engine_action_worker_run_watch_run_run_run_engines.textOf(documents.join(""))).text}\n${shownHooks.map(print).join("")}`;
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
	const documents = require_engine_action_worker_run_watch_run_run_run_engines.splitManifests(require_engine_action_worker_run_watch_run_run_run_engines.textOf(text), helm).map((document) => document.text);
	let shown = "";
	for (const pattern of patterns) {
		const matches = require_check.compileGlob(pattern, require_load.GO_PATH);
		const found = documents.filter((document) => {
			const name = SOURCE.exec(document)?.[1];
			return name !== void 0 && matches?.(name) === true;
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
// src/commands/build/build-chart.ts
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
	return require_engine_action_worker_run_watch_run_run_run_engines.renderChart(loaded.chart, given.values, {
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
	const version = require_engine_action_worker_run_watch_run_run_run_engines.parseKubeVersion(kubernetesVersion);
	if (version.kind === "version") return version.version;
	throw new require_load.CannotRun(`Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`);
}
function nameOf({ releaseName }) {
	if (require_engine_action_worker_run_watch_run_run_run_engines.releaseNameFault(releaseName) === void 0) return releaseName;
	throw new require_load.CannotRun(`Invalid release name \`${releaseName}\`: use at most 53 lower-case letters, digits, \`-\` and \`.\`.`);
}
function chartAt(place, read, options) {
	if (place.kind === "folder") {
		const found = require_engine_action_worker_run_watch_run_run_run_engines.chartFilesOfFolder(place.path, place.files, read);
		return found.kind === "refused" ? found : require_engine_action_worker_run_watch_run_run_run_engines.loadChart(place.path, found.files, options);
	}
	const content = read(place.path);
	if (content.kind === "bytes") return require_engine_action_worker_run_watch_run_run_run_engines.loadArchive(place.path, content.bytes, options);
	throw new require_load.CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}
function givenValues(request, options) {
	const files = request.values.map(({ path, bytes }) => ({ file: {
		path,
		text: require_engine_action_worker_run_watch_run_run_run_engines.fromBytes(bytes)
	} }));
	const sets = request.sets.map(({ kind, text }) => ({
		kind,
		file: argumentFile(kind, text)
	}));
	const readFile = (path) => {
		const content = request.readNamed(path);
		return content.kind === "bytes" ? { text: require_engine_action_worker_run_watch_run_run_run_engines.textOf(require_engine_action_worker_run_watch_run_run_run_engines.fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
	return require_engine_action_worker_run_watch_run_run_run_engines.composeValues({
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
		...origins && { above: ({ root }) => root === void 0 ? [] : require_engine_run_format_file_deployment_format_sources_format_references_format_dependencies_format_charts.originLines(root) }
	});
}
function maskedText({ root, file }) {
	const { manifests } = require_check.manifestsOf(root);
	if (!manifests.some(({ kind }) => kind === "Secret")) return file.text;
	return require_engine_action_worker_run_watch_run_run_run_engines.writeYaml(manifests.map((object) => require_engine_run_format_file_deployment_format_sources_format_references_format_dependencies_format_charts.redactObject(object).node)).trimEnd();
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
// src/commands/build/run-build-chart.ts
var run_build_chart_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBuildChart: () => runBuildChart });
const MOST_BYTES = 104857600;
async function runBuildChart(word, { values }, host) {
	const located = require_load.locatePaths(host.cwd, [word]);
	const said = require_engine_run_format_file_deployment_format_sources_format_references_format_dependencies_format_charts.chartArguments(values);
	const given = [];
	for (const name of said.valuesFiles) given.push(await valuesFile(name, located, host));
	const built = buildChart(placeIn(located, word), require_start.contentReader(located.root, MOST_BYTES), {
		...said,
		values: given,
		readNamed: (path) => require_start.readNamedFile((0, node_path.resolve)(located.here, path), MOST_BYTES),
		origins: values.has("origins"),
		maskSecrets: values.has("mask-secrets") || require_load.isLogOfCi(host)
	}, require_start.DEFAULT_LIMITS);
	for (const warning of built.warnings) report(warning, "warning", host);
	if (built.failure !== void 0) {
		report(built.failure, "error", host);
		return 1;
	}
	await require_start.writeOutput(built.text, values.get("output")?.at(-1), located, host);
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
function report({ message, at }, severity, host) {
	const [first = "", ...rest] = message.trimEnd().replace(/^warning: /i, "").split("\n");
	const place = at === void 0 ? "envfrom" : require_start.placeOf(at);
	require_start.writeStderr(host, `${place}: ${severity}: ${first}`);
	for (const line of rest) require_start.writeStderr(host, `  ${line}`);
}
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
// src/commands/diff/run-variants.ts
async function runBetween(args, host) {
	const { values } = args;
	const [left, right, ...paths] = args.positionals;
	if (left === void 0 || right === void 0) throw new require_load.CannotRun("`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.");
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(paths, values, host),
		layout: () => require_start.layoutOf(args, host),
		async load() {
			const { between } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.compare_variants_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-graph.js")).then((n) => n.answer_changes_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const [one, other] = [left, right].map((word) => ({
					word,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, word)) || "."
				}));
				if (one === void 0 || other === void 0) throw new Error("two variants were named");
				const { change, redact } = between(engines, tree, settings, [one, other]);
				const labels = {
					base: `\`${left}\``,
					head: `\`${right}\``
				};
				const isDifferent = change.workloads.length + change.notCompared.length > 0;
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
						redact,
						rollouts: false
					},
					notices,
					code: values.has("exit-code") && isDifferent ? 1 : 0
				});
			};
		}
	});
}
async function runMatrix(args, host) {
	const { values } = args;
	const words = readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(words.places, values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			const { matrix } = await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.compare_variants_exports);
			const { matrixPieces } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.format_matrix_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const found = matrix(engines, tree, settings, {
					workloads: words.workloads,
					files: words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file))),
					namespace: void 0,
					notRendered: []
				});
				const options = require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeOptionsOf(values, host, {
					labels: {
						base: "",
						head: ""
					},
					redact: found.redact,
					rollouts: false
				});
				const pieces = matrixPieces(require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeFormatOf(values), found.matrices, options, "differences");
				return {
					says: notices.map((notice) => `envfrom: ${notice}`),
					outputs: [{
						file: values.get("output")?.at(-1),
						pieces
					}],
					code: 0
				};
			};
		}
	});
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
async function runWith(args, host) {
	const { values, positionals } = args;
	const revision = positionals.find((word) => require_load.whatIsAt(host.cwd, word) === void 0);
	if (revision !== void 0) throw new require_load.CannotRun(`\`--with\` looks at the files on disk: there is no \`${revision}\`.`);
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(positionals, values, host),
		layout: ({ settings }) => [require_start.layoutOf(args, host), upgraded(settings, values.get("with") ?? [])],
		async load() {
			const { diffSettings } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.compare_trees_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-graph.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.exit_code_of_diff_exports);
			return (engines, { tree, settings, notices }) => {
				const upgrade = upgraded(settings, values.get("with") ?? []);
				const both = {
					before: settings,
					after: upgrade.settings
				};
				const { change, redact } = diffSettings(engines, tree, both);
				const labels = {
					base: "the versions that run",
					head: upgrade.label
				};
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
						redact,
						rollouts: true
					},
					notices: [...notices, ...upgrade.notices],
					code: diffExitCode(change, values)
				});
			};
		}
	});
}
// src/commands/diff/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDiff: () => runDiff });
async function runDiff(args, host) {
	const { values } = args;
	refuseOneTree(values);
	if (values.has("between")) return runBetween(args, host);
	if (values.has("with")) return runWith(args, host);
	if (values.has("matrix")) return runMatrix(args, host);
	const words = readDiffArguments(args.positionals, values, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: async () => {
			const { base, labels, ...rest } = await require_engine_action_worker_run_run_open_fleet_open_comparison.openComparison(words.paths, values, host, sidesOf(words));
			return {
				...rest,
				base: {
					tree: base,
					label: labels.base
				},
				label: labels.head
			};
		},
		layout: ({ base }) => [
			require_start.layoutOf(args, host),
			words,
			require_engine_action_worker_run_run_select_references_answer_env_answer_matrix_compare_trees_compa_hy96neox.changeFormatOf(values) === "html" ? base.label : void 0
		],
		async load() {
			const { diff } = await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.compare_trees_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-graph.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.exit_code_of_diff_exports);
			return (engines, { base, tree, settings, label, notices }) => {
				const { change, redact } = diff(engines, base.tree, tree, settings);
				const labels = {
					base: base.label,
					head: label
				};
				return answerChanges(args, host, {
					change,
					shown: {
						labels,
						redact,
						rollouts: true
					},
					notices,
					code: diffExitCode(change, values)
				});
			};
		}
	});
}
function refuseOneTree(values) {
	const one = [
		"between",
		"matrix",
		"with"
	].find((name) => values.has(name));
	if (one !== void 0 && one !== "with" && values.has("cluster")) throw new require_load.CannotRun(`\`--cluster\` cannot be used with \`--${one}\`, which compares variants.`);
	if (one !== void 0 && one !== "with" && values.has("fail-on-verdict")) throw new require_load.CannotRun(`\`--fail-on-verdict\` cannot be used with \`--${one}\`: nothing is rolled out.`);
	const side = [
		"base-dir",
		"head-dir",
		"staged"
	].find((name) => values.has(name));
	if (one === void 0 || side === void 0) return;
	throw new require_load.CannotRun(`\`--${side}\` cannot be used with \`--${one}\`, which looks at the files on disk.`);
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
// src/commands/env/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runEnv: () => runEnv });
function runEnv(args, host) {
	refuseValuesOnPage(args.values);
	refuseBesideMatrix(args.values);
	const words = readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(require_load.placesToLook(words, host.cwd), args.values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			if (args.values.has("matrix")) {
				const { answerMatrix } = await Promise.resolve().then(() => require("./rollout-write.js")).then((n) => n.answer_matrix_exports);
				return (engines, run) => answerMatrix(engines, run, {
					args,
					words,
					host
				});
			}
			const { answerEnv } = await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.answer_env_exports);
			return (engines, run) => answerEnv(engines, run, {
				args,
				words,
				host
			});
		}
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
// src/commands/explain/explain-place.ts
var explain_place_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ explainPlace: () => explainPlace });
const PLACE = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s;
function explainPlace(args, host, rule, written) {
	const [, file, line] = PLACE.exec(written) ?? [];
	if (file === void 0 || line === void 0) throw new require_load.CannotRun(`\`${written}\` is not a place.`, `Write a file and a line: \`envfrom explain ${rule} deployment.yaml:12\`.`);
	if (require_load.whatIsAt(host.cwd, file) !== "file") throw new require_load.CannotRun(`No such file: \`${file}\`.`, "Name a file below the current folder.");
	const values = new Map([...args.values, ["only", [rule]]]);
	return require_engine_load_compiled_run_run_run_run_run_run_run_explain_place_run_run_run_run_run.printList({
		...args,
		values
	}, host, {
		places: [".", (0, node_path.dirname)(file)],
		words: [rule, written],
		filtersBuilds: false,
		printsProblems: true,
		async load() {
			const { formatSeverity, linesReported } = await Promise.resolve().then(() => format_severity_exports);
			return ({ located: { here, root } }, report, options) => {
				const asked = {
					rule,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, file)),
					line: Number(line)
				};
				const text = formatSeverity(report, asked, {
					...options,
					width: require_load.widthOf(host.stdout)
				});
				if (text !== void 0) return text;
				const lines = linesReported(report, asked);
				throw new require_load.CannotRun(`\`${rule}\` reports nothing at ${written}.`, lines.length === 0 ? "Nor does it anywhere else in this file." : `It reports something in this file at line ${lines.slice(0, 10).join(", ")}.`);
			};
		}
	});
}
// src/report/problems/format-severity.ts
var format_severity_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	formatSeverity: () => formatSeverity,
	linesReported: () => linesReported
});
const MOST = 20;
const WHY = {
	rule: "the severity of the rule",
	strict: "`--strict` raises it",
	named: "the rule is off by default; you asked for it",
	settings: "the configuration or a flag sets it",
	override: "an override in the configuration sets it for this path",
	finding: "what was found is less certain or less severe than the rule in general",
	"third-party-chart": "a chart that is not of this repository wrote it",
	"chart-defaults": "it holds for the chart with its default values, which releases may change",
	"not-deployed": "nothing in this repository deploys it",
	typo: "it is a misspelling, which every release of the chart has",
	elsewhere: "it is within what comes from another repository, which nobody can edit in this repository",
	floating: "a branch may have it by now: it was checked as of the commit that is locked",
	"not-known-deployed": "nothing in this repository is known to deploy it"
};
function formatSeverity(report, asked, options) {
	const { problems, suppressed } = problemsOf(report, asked);
	const document = [...problems.filter((each) => isAt(each, asked)).map(problemSection), ...suppressed.filter(({ problem }) => isAt(problem, asked)).map((each) => suppressedSection(each))].slice(0, MOST);
	if ([...document].length === 0) return void 0;
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_ks88fcv9.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_form_ig1bchqj.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function linesReported(report, asked) {
	const { problems, suppressed } = problemsOf(report, asked);
	const lines = [...problems, ...suppressed.map(({ problem }) => problem)].filter((each) => pathOf(each) === asked.path).map(({ at }) => lineOf(at));
	return [...new Set(lines)].toSorted((one, other) => one - other);
}
function problemsOf({ problems, undeployed, comparison, suppressed }, { rule }) {
	return {
		problems: [
			...problems,
			...undeployed,
			...comparison?.old ?? []
		].filter((each) => each.rule === rule),
		suppressed: suppressed.filter(({ problem }) => problem.rule === rule)
	};
}
function isAt(problem, { path, line }) {
	return pathOf(problem) === path && lineOf(problem.at) === line;
}
function pathOf({ at }) {
	return require_start.hostSpan(at).file.path;
}
function lineOf(at) {
	return require_start.positionOf(require_start.hostSpan(at)).line;
}
function problemSection(problem) {
	const { at, message: text, help, severity, reasons = [] } = problem;
	return require_start.section([`${require_start.placeOf(at)}: `, {
		text: severity,
		tone: severity
	}], [
		require_start.paragraph(require_start.message(text)),
		...help === void 0 ? [] : [require_start.paragraph(require_start.message(help), {
			mark: "= help: ",
			hang: 2
		})],
		...stepsOf(reasons, severity)
	]);
}
function stepsOf(reasons, last) {
	return reasons.map(({ because, severity }, at) => {
		const what = at === reasons.length - 1 && severity === last ? require_start.strong(severity) : severity;
		return require_start.fixedLine([
			what,
			": ",
			...require_start.message(WHY[because])
		], { mark: "  " });
	});
}
function suppressedSection({ problem, by, reason }) {
	const why = reason === void 0 ? "without a reason" : `with the reason: ${reason}`;
	return require_start.section([`${require_start.placeOf(problem.at)}: `, require_start.strong("suppressed")], [require_start.paragraph(require_start.message(problem.message)), require_start.fixedLine(`suppressed at ${require_start.placeOf(by)}, ${why}`, { mark: "  " })]);
}
Object.defineProperty(exports, "explain_place_exports", {
	enumerable: true,
	get: function() {
		return explain_place_exports;
	}
});
Object.defineProperty(exports, "readEnvArguments", {
	enumerable: true,
	get: function() {
		return readEnvArguments;
	}
});
Object.defineProperty(exports, "run_build_chart_exports", {
	enumerable: true,
	get: function() {
		return run_build_chart_exports;
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
