"use strict";
const require_version = require("./version.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f = require("./report-environments.js");
// src/commands/output/files-url.ts
function filesUrlOf(values, { env }) {
	const named = values.get("files-url")?.at(-1);
	if (named !== void 0) {
		if (/^https?:\/\/[^\s"'<>]+$/i.test(named)) return require_start.withoutEndSlashes(named);
		throw new require_load.CannotRun(`\`--files-url ${named}\` is not a web address.`, "It starts with https://, as in `https://github.com/OWNER/REPO/blob/SHA`.");
	}
	return urlOnGithub(env) ?? urlOnGitlab(env);
}
function urlOnGithub(env) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
	if (server === void 0 || repository === void 0 || commit === void 0) return void 0;
	return `${server}/${repository}/blob/${commit}`;
}
function urlOnGitlab(env) {
	const { CI_PROJECT_URL: project, CI_COMMIT_SHA: commit } = env;
	return project === void 0 || commit === void 0 ? void 0 : `${project}/-/blob/${commit}`;
}
// src/report/redact/redact-change.ts
function redactChange(change, redaction) {
	const { inName, inMessage } = redaction;
	const withReasons = (rollout) => ({
		...rollout,
		reasons: rollout.reasons.map(({ wording, ...reason }) => ({
			...reason,
			text: wording === void 0 ? inName(reason.text) : inMessage(wording)
		}))
	});
	const source = require_start.memo((each) => redactSourceChange(each, inName));
	return {
		...change,
		sources: change.sources.map((each) => source(each)),
		unused: change.unused.map((each) => source(each)),
		notCompared: change.notCompared.map((each) => redactNote(each, redaction)),
		workloads: change.workloads.map((workload) => ({
			...workload,
			rollout: withReasons(workload.rollout),
			containers: workload.containers.map((container) => redactContainer(container, redaction))
		}))
	};
}
function redactSourceChange({ before, after, name, keys, ...change }, redact) {
	const isCopied = [before, after].flatMap((side) => side?.name ?? []).some((each) => redact(each) !== each);
	return {
		...change,
		name: isCopied ? "***" : redact(name),
		before: before && require_check.redactSource(before, redact),
		after: after && require_check.redactSource(after, redact),
		keys: keys.map((each) => ({
			...each,
			key: redact(each.key)
		}))
	};
}
function redactNote({ alike, ...note }, { inMessage, inName }) {
	return {
		...note,
		text: inMessage(note.text, note.at),
		...alike !== void 0 && { alike: {
			subject: inName(alike.subject),
			clause: inName(alike.clause)
		} }
	};
}
function redactContainer(container, redaction) {
	const { inName: redact, inMessage } = redaction;
	const failure = ({ wording, ...each }) => ({
		...each,
		message: inMessage(wording ?? each.message)
	});
	const content = (side) => side && {
		...side,
		value: require_check.redactValue(side.value, redact)
	};
	return {
		...container,
		name: redact(container.name),
		stops: container.stops.map(failure),
		needs: container.needs.map(failure),
		mends: container.mends.map(failure),
		variables: container.variables.map((each) => ({
			...each,
			name: redact(each.name),
			before: each.before && require_check.redactBinding(each.before, redact),
			after: each.after && require_check.redactBinding(each.after, redact),
			nowHides: each.nowHides.map((binding) => require_check.redactBinding(binding, redact)),
			noLongerHides: each.noLongerHides.map((binding) => require_check.redactBinding(binding, redact))
		})),
		files: container.files.map((file) => ({
			...file,
			path: redact(file.path),
			before: content(file.before),
			after: content(file.after)
		}))
	};
}
function redactMatrix(matrix, redaction) {
	const { inName: redact } = redaction;
	return {
		...matrix,
		workload: require_check.redactWorkload(matrix.workload, redact),
		variants: matrix.variants.map((each) => require_check.redactWorkload(each, redact)),
		containers: matrix.containers.map(({ name, environments, rows }) => ({
			name: redact(name),
			environments: environments.map((each) => each && require_check.redactEnvironment(each, true, redaction)),
			rows: rows.map((row) => ({
				...row,
				name: redact(row.name),
				cells: row.cells.map((cell) => cell && require_check.redactBinding(cell, redact))
			}))
		}))
	};
}
// src/commands/output/change-output.ts
function changeFormatOf(values) {
	const asked = values.get("format")?.at(-1);
	return require_start.CHANGE_FORMATS.find((known) => known === asked) ?? "text";
}
function linksOf(values, host) {
	return changeFormatOf(values) === "html" ? filesUrlOf(values, host) : void 0;
}
const NO_CI = { env: {} };
function changeOptionsOf(values, host, given) {
	const sink = values.has("output") ? void 0 : host.stdout;
	return {
		...require_start.DEFAULT_CHANGE_OPTIONS,
		...given,
		version: require_version.VERSION,
		color: require_start.hasColor(values, host, sink),
		width: require_load.widthOf(sink) ?? require_start.DEFAULT_CHANGE_OPTIONS.width,
		files: values.has("files"),
		verbose: values.has("verbose"),
		guardCommands: sink !== void 0 && require_load.isLogOfCi(host)
	};
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
		require_start.writtenNameOf(manifest) ?? "",
		path
	].join("\n");
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
const environmentsByWorkload = require_start.memo(({ environments }) => require_start.groupBy(environments(), ({ workload }) => workload));
function environmentMatrix(evidence, variants) {
	const [workload] = variants;
	if (workload === void 0) return void 0;
	const all = environmentsByWorkload(evidence);
	const containers = [...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name)))].map((name) => {
		const environments = variants.map((each) => all.get(each)?.find(({ container }) => container.name === name));
		return {
			name,
			environments,
			rows: rowsOf(environments, variants, evidence)
		};
	});
	return {
		workload,
		columns: variants.map(({ build }) => build),
		variants,
		containers
	};
}
function rowsOf(environments, variants, evidence) {
	const bindings = environments.map((each) => new Map(each?.bindings.map((binding) => [binding.name, binding])));
	const names = new Set(bindings.flatMap((each) => [...each.keys()]));
	const judged = variants.map((each) => require_check.judgedOf(evidence, each));
	return [...names].map((name) => {
		const cells = bindings.map((each) => each.get(name));
		const compare = (one, other) => {
			const [old, now] = [cells[one], cells[other]];
			if (old === void 0 || now === void 0) return "changed";
			if (require_start.lacksPart(old.value) && require_start.lacksPart(now.value)) return "same";
			const comparer = require_check.valueComparer(judged[one] ?? [], judged[other] ?? []);
			if (comparer.isOpaque(old.value) !== comparer.isOpaque(now.value)) return "perhaps";
			if (!isAlikeSecret(old.value, now.value)) return "perhaps";
			return comparer.compare(old.value, now.value);
		};
		const classes = classesOf(cells, (one, other) => compare(one, other) === "same");
		const kinds = [...new Set(classes)];
		const same = classes.every((each) => each === 0);
		const isOpen = (kind) => kinds.every((other) => other >= kind || compare(other, kind) === "perhaps");
		return {
			name,
			cells,
			same,
			perhaps: !same && !kinds.includes(-1) && kinds.every(isOpen),
			classes
		};
	});
}
function isAlikeSecret(one, other) {
	if (!one.some(isSecret) && !other.some(isSecret)) return true;
	return one.length === other.length && one.every((part, at) => part.kind === other[at]?.kind);
}
function isSecret({ kind }) {
	return kind === "secret";
}
function classesOf(cells, isSame) {
	const classes = [];
	for (const [at, cell] of cells.entries()) {
		const first = cell === void 0 ? -1 : classes.findIndex((each, index) => each === index && isSame(index, at));
		classes.push(cell === void 0 ? -1 : first === -1 ? at : first);
	}
	return classes;
}
// src/commands/selection/select-environments.ts
const MOST_LISTED = 8;
const SHORT_KINDS = /* @__PURE__ */ new Map([
	["po", "pod"],
	["deploy", "deployment"],
	["sts", "statefulset"],
	["ds", "daemonset"],
	["rs", "replicaset"],
	["rc", "replicationcontroller"],
	["cj", "cronjob"],
	["ksvc", "service"],
	["dc", "deploymentconfig"],
	["ro", "rollout"],
	["wf", "workflow"]
]);
function selectEnvironments(environments, selection) {
	const bySubject = new Map(environments.map((each) => [require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.subjectOf(each), each]));
	return selectSubjects([...bySubject.keys()], selection).flatMap((subject) => bySubject.get(subject) ?? []);
}
function selectSubjects(subjects, selection) {
	const { workloads, files, namespace } = selection;
	const inNamespace = namespace === void 0 ? subjects : inNamespaceOf(subjects, namespace);
	const selectors = [...workloads.map((selector) => {
		const { text, kind } = selector;
		return {
			text,
			kind,
			matches: releaseMatcher(selector, selection.builds ?? []) ?? matcherOf(selector, subjects)
		};
	}), ...files.map((file) => ({
		text: file,
		kind: void 0,
		matches: fileMatcher(file)
	}))];
	for (const { text, kind, matches } of selectors) {
		if (inNamespace.some(matches)) continue;
		const elsewhere = subjects.filter(matches);
		throw elsewhere.length > 0 ? inOtherNamespaces(text, namespace ?? "", elsewhere) : nothingMatches(text, kind, subjects, selection);
	}
	if (selectors.length === 0) return inNamespace;
	return inNamespace.filter((subject) => selectors.some(({ matches }) => matches(subject)));
}
function inNamespaceOf(subjects, wanted) {
	const { matches } = require_load.nameGlobs([wanted]);
	const exact = subjects.filter(({ namespace }) => matches(namespace ?? ""));
	if (exact.length > 0) return exact;
	return subjects.filter(({ namespace }) => namespace === void 0);
}
const RELEASE_KINDS = /* @__PURE__ */ new Map([
	["release", "HelmRelease"],
	["hr", "HelmRelease"],
	["helmrelease", "HelmRelease"],
	["helmreleases", "HelmRelease"],
	["app", "Application"],
	["application", "Application"],
	["applications", "Application"]
]);
function releaseMatcher({ kind: written, name, container }, builds) {
	const kind = RELEASE_KINDS.get(written?.toLowerCase() ?? "");
	if (kind === void 0) return void 0;
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	const deployed = builds.filter(({ deployedBy: { object } = {} }) => object?.kind === kind && matchesName(object.name ?? ""));
	const ids = new Set(deployed.map(({ id }) => id));
	return ({ build, container: of }) => ids.has(build) && matchesContainer(of);
}
function matcherOf(selector, subjects) {
	const { otherwise } = selector;
	const matches = workloadMatcher(selector);
	return otherwise === void 0 || subjects.some(matches) ? matches : workloadMatcher(otherwise);
}
function workloadMatcher({ kind, namespace, name, container }) {
	const matchesNamespace = namespace === void 0 ? () => true : require_load.nameGlobs([namespace]).matches;
	const matchesKind = kind === void 0 ? () => true : kindMatcher(kind);
	const { matches: matchesName } = require_load.nameGlobs([name]);
	const matchesContainer = container === void 0 ? () => true : require_load.nameGlobs([container]).matches;
	return (subject) => matchesName(subject.name ?? "") && matchesNamespace(subject.namespace ?? "") && matchesContainer(subject.container) && matchesKind(subject.kind, subject.group);
}
function kindMatcher(written) {
	const [first = "", ...group] = written.toLowerCase().split(".");
	const { matches } = require_load.nameGlobs([SHORT_KINDS.get(first) ?? first]);
	const wantedGroup = group.join(".");
	return (kind, ofGroup) => {
		const lower = kind.toLowerCase();
		return [
			lower,
			`${lower}s`,
			`${lower}es`,
			lower.replace(/y$/, "ies")
		].some(matches) && (wantedGroup === "" || wantedGroup === ofGroup.toLowerCase());
	};
}
function fileMatcher(file) {
	const { matches } = require_load.pathGlobs([`/${file}`]);
	return ({ file: path }) => matches(path);
}
function inOtherNamespaces(text, namespace, found) {
	const names = [...new Set(found.map((subject) => subject.namespace ?? ""))];
	return new require_load.CannotRun(`No workload matches \`${text}\` in namespace \`${namespace}\`.`, `It is in ${listed(names.map((name) => `\`${name}\``), " and ")}.`);
}
function nothingMatches(text, kind, subjects, { namespace, notRendered }) {
	const inNamespace = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ", ")}.`];
	if (subjects.length === 0) return new require_load.CannotRun(["There are no workloads in these files.", ...unseen]);
	const near = nearestWorkloads(text, kind, subjects);
	const titles = [...new Set(subjects.map(titleOf))];
	return new require_load.CannotRun([`No workload matches \`${text}\`${inNamespace}.`, ...unseen], near.length === 0 ? `There are ${listed(titles, ", ")}.` : `Did you mean ${listed(near.map((name) => `\`${name}\``), " or ")}?`);
}
function severalContainers(environments) {
	const names = environments.map((environment) => {
		const { workload, container } = environment;
		return `${titleOf(require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.subjectOf(environment))}/${container.name} (build ${workload.build})`;
	});
	return new require_load.CannotRun(`\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`, `Name one of them: ${listed(names, ", ")}. \`-b BUILD\` chooses the build.`);
}
function nearestWorkloads(text, kind, subjects) {
	const names = new Set(subjects.flatMap((subject) => namesOf(subject, kind)));
	const nearest = require_load.nearestPath(text, names);
	const [first = "", asked = first, container] = text.toLowerCase().split("/");
	const alike = subjects.filter(({ name = "" }) => isAlike(name.toLowerCase(), asked)).map((each) => titleOf(each) + (container === void 0 ? "" : `/${each.container}`));
	if (nearest === void 0) return [...new Set(alike)];
	return [.../* @__PURE__ */ new Set([nearest, ...alike.filter((title) => !title.endsWith(`/${nameIn(nearest)}`))])];
}
function nameIn(title) {
	return title.split("/")[1] ?? title;
}
function isAlike(one, other) {
	const [long, short] = one.length < other.length ? [other, one] : [one, other];
	return short.length > 1 && `-${long}-`.includes(`-${short}-`);
}
function listed(texts, between) {
	const shown = texts.slice(0, MOST_LISTED).join(between);
	const more = texts.length - MOST_LISTED;
	return more > 0 ? `${shown}, and ${more} more` : shown;
}
function namesOf({ kind, group, name = "", container }, written = "*") {
	return [name, ...(kindMatcher(written)(kind, group) ? [kind.toLowerCase(), written] : [kind.toLowerCase()]).flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container}`])];
}
function titleOf({ kind, name = "" }) {
	return `${kind.toLowerCase()}/${name}`;
}
// src/commands/selection/select-matrices.ts
function collectMatrices(evidence, report, before) {
	const redaction = require_check.redactionOf(before === void 0 ? [evidence] : [evidence, before]);
	return matricesOf(evidence, environmentsIn(evidence, report), redaction);
}
function selectMatrices(evidence, report, selection) {
	const redaction = require_check.redactionOf([evidence]);
	const shown = new Map(environmentsIn(evidence, report).map((each) => [require_check.redactEnvironment(each, true, redaction), each]));
	return {
		matrices: matricesOf(evidence, selectEnvironments([...shown.keys()], {
			...selection,
			builds: evidence.builds
		}).flatMap((each) => shown.get(each) ?? []), redaction),
		redact: redaction.inName
	};
}
function environmentsIn(evidence, report) {
	const builds = new Set(report.builds.map(({ id }) => id));
	const workloads = new Set(report.workloads.map(require_check.originalOf));
	return evidence.environments().filter(({ workload }) => builds.has(workload.build) && workloads.has(workload));
}
function matricesOf(evidence, environments, redaction) {
	return variantsOf(environments).flatMap((variants) => {
		const matrix = environmentMatrix(evidence, variants.toSorted(byStage));
		return matrix === void 0 ? [] : [redactMatrix(matrix, redaction)];
	});
}
const STAGES = [
	/(?:^|[^a-z])(?:local|dev|develop|development|sandbox)(?:[^a-z]|$)/i,
	/(?:^|[^a-z])(?:test|testing|qa|int|integration|preview)(?:[^a-z]|$)/i,
	/(?:^|[^a-z])(?:stage|staging|stg|uat|preprod|pre-prod)(?:[^a-z]|$)/i,
	/(?:^|[^a-z])(?:prod|production|prd|live)(?:[^a-z]|$)/i
];
function byStage(one, other) {
	return stageOf(one) - stageOf(other);
}
function stageOf({ build }) {
	return STAGES.findIndex((words) => words.test(build));
}
Object.defineProperty(exports, "NO_CI", {
	enumerable: true,
	get: function() {
		return NO_CI;
	}
});
Object.defineProperty(exports, "changeFormatOf", {
	enumerable: true,
	get: function() {
		return changeFormatOf;
	}
});
Object.defineProperty(exports, "changeOptionsOf", {
	enumerable: true,
	get: function() {
		return changeOptionsOf;
	}
});
Object.defineProperty(exports, "collectMatrices", {
	enumerable: true,
	get: function() {
		return collectMatrices;
	}
});
Object.defineProperty(exports, "filesUrlOf", {
	enumerable: true,
	get: function() {
		return filesUrlOf;
	}
});
Object.defineProperty(exports, "linksOf", {
	enumerable: true,
	get: function() {
		return linksOf;
	}
});
Object.defineProperty(exports, "originOf", {
	enumerable: true,
	get: function() {
		return originOf;
	}
});
Object.defineProperty(exports, "redactChange", {
	enumerable: true,
	get: function() {
		return redactChange;
	}
});
Object.defineProperty(exports, "selectEnvironments", {
	enumerable: true,
	get: function() {
		return selectEnvironments;
	}
});
Object.defineProperty(exports, "selectMatrices", {
	enumerable: true,
	get: function() {
		return selectMatrices;
	}
});
Object.defineProperty(exports, "selectSubjects", {
	enumerable: true,
	get: function() {
		return selectSubjects;
	}
});
Object.defineProperty(exports, "severalContainers", {
	enumerable: true,
	get: function() {
		return severalContainers;
	}
});
Object.defineProperty(exports, "urlOnGithub", {
	enumerable: true,
	get: function() {
		return urlOnGithub;
	}
});
Object.defineProperty(exports, "writtenTitleOf", {
	enumerable: true,
	get: function() {
		return writtenTitleOf;
	}
});
