"use strict";
const require_version = require("./version.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f = require("./report-environments.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
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
		builds: change.builds.map(({ before, after }) => ({
			before: before && redactBuildNames(before, inName),
			after: after && redactBuildNames(after, inName)
		})),
		workloads: change.workloads.map((workload) => ({
			...workload,
			before: workload.before && require_check.redactWorkload(workload.before, inName),
			after: workload.after && require_check.redactWorkload(workload.after, inName),
			builds: workload.builds.map((each) => inName(each)),
			namespaces: workload.namespaces.map((each) => inName(each)),
			rollout: withReasons(workload.rollout),
			containers: workload.containers.map((container) => redactContainer(container, redaction))
		}))
	};
}
function redactBuildNames({ id, folder, ...build }, redact) {
	return {
		...build,
		id: redact(id),
		...folder !== void 0 && { folder: redact(folder) }
	};
}
function redactSourceChange({ before, after, build, name, keys, refusal, ...change }, redact) {
	const isCopied = [before, after].flatMap((side) => side?.name ?? []).some((each) => redact(each) !== each);
	return {
		...change,
		build: redact(build),
		name: isCopied ? "***" : redact(name),
		before: before && require_check.redactSource(before, redact),
		after: after && require_check.redactSource(after, redact),
		keys: keys.map((each) => ({
			...each,
			key: redact(each.key),
			before: each.before && require_check.redactKey(each.before, redact),
			after: each.after && require_check.redactKey(each.after, redact)
		})),
		refusal: refusal && {
			...refusal,
			message: redact(refusal.message),
			recreatedBy: refusal.recreatedBy && redact(refusal.recreatedBy)
		}
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
	const { inName: redact } = redaction;
	const failure = (each) => require_check.redactFailure(each, redaction);
	const content = (side) => side && {
		value: require_check.redactValue(side.value, redact),
		from: side.from && {
			source: require_check.redactSource(side.from.source, redact),
			key: require_check.redactKey(side.from.key, redact)
		}
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
// src/commands/selection/select-matrices.ts
function collectMatrices(evidence, report, before) {
	const redaction = require_check.redactionOf(before === void 0 ? [evidence] : [evidence, before]);
	return matricesOf(evidence, environmentsIn(evidence, report), redaction);
}
function selectMatrices(evidence, report, selection) {
	const redaction = require_check.redactionOf([evidence]);
	const shown = new Map(environmentsIn(evidence, report).map((each) => [require_check.redactEnvironment(each, true, redaction), each]));
	return matricesOf(evidence, require_engine_action_action_worker_run_kept_environments_format_problems_format_text_format_why_fo_kpt4x68f.selectEnvironments([...shown.keys()], {
		...selection,
		builds: evidence.builds
	}).flatMap((each) => shown.get(each) ?? []), redaction);
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
// src/commands/opening/no-base.ts
var NoBase = class extends require_load.CannotRun {};
// src/io/git/revisions.ts
const BOUNDS = {
	milliseconds: 6e4,
	bytes: 67108864
};
const COMMIT_SIZE = 4194304;
function resolveRevision(repository, revision) {
	const found = require_start.findObjects(repository, [`${revision}^{commit}`]);
	if (found.kind === "failed") return found;
	const [commit] = found.value;
	if (commit?.kind === "commit") return {
		kind: "done",
		value: commit.id
	};
	return {
		kind: "failed",
		reason: "it names no commit of this repository"
	};
}
function parentsOf(repository, commit) {
	const found = require_start.findObjects(repository, [commit]);
	if (found.kind === "failed") return found;
	const [object] = found.value;
	if (object?.kind !== "commit" || object.size > COMMIT_SIZE) return {
		kind: "failed",
		reason: "the commit is not in this clone"
	};
	const read = require_start.readObjects(repository, [object]);
	if (read.kind === "failed") return read;
	const text = read.value.get(object.id)?.toString() ?? "";
	return {
		kind: "done",
		value: [...text.slice(0, text.indexOf("\n\n")).matchAll(/^parent (\w+)$/gm)].map(([, id = ""]) => id)
	};
}
function mergeBase(repository, one, other) {
	if (!require_start.isObjectId(one) || !require_start.isObjectId(other)) return {
		kind: "failed",
		reason: "it is not the id of a commit"
	};
	const output = require_start.askObjects(repository, [
		"merge-base",
		one,
		other
	], BOUNDS);
	if (output.kind === "failed") return output.cause === "refused" ? {
		kind: "done",
		value: void 0
	} : output;
	const id = output.bytes.toString().trim();
	return {
		kind: "done",
		value: require_start.isObjectId(id) ? id : void 0
	};
}
function isShallow({ common }) {
	return ((0, node_fs.lstatSync)((0, node_path.join)(common, "shallow"), { throwIfNoEntry: false })?.size ?? 0) > 0;
}
// src/io/git/choose-base.ts
const DEFAULT_BRANCHES = [
	"refs/remotes/upstream/HEAD",
	"refs/remotes/origin/HEAD",
	"refs/remotes/upstream/main",
	"refs/remotes/upstream/master",
	"refs/remotes/origin/main",
	"refs/remotes/origin/master",
	"refs/heads/main",
	"refs/heads/master"
];
function chooseBase(repository, request) {
	const head = resolveRevision(repository, "HEAD");
	if (head.kind === "failed") return failed("The repository has no commit yet.");
	return request === void 0 ? ofDefaultBranch(repository, head.value) : ofPullRequest(repository, head.value, request);
}
function ofPullRequest(repository, head, request) {
	const { merge, base, target, setting } = request;
	if (merge === head) {
		const parents = parentsOf(repository, head);
		const first = parents.kind === "done" && parents.value.length > 1 ? parents.value[0] : void 0;
		if (first !== void 0) {
			if (isHere(repository, first)) return done(first, "the base of the pull request");
			return failed(`The base of the pull request is not in this clone: ${setting("2")}.`);
		}
	}
	const candidates = [...base === void 0 ? [] : [base], ...target === void 0 ? [] : [`refs/remotes/origin/${target}`, `refs/heads/${target}`]];
	for (const candidate of candidates) {
		const found = resolveRevision(repository, candidate);
		if (found.kind === "failed") continue;
		const common = mergeBase(repository, found.value, head);
		if (common.kind === "done" && common.value !== void 0) return done(common.value, "the base of the pull request");
	}
	return failed(`The base of the pull request is not in this clone: ${setting("0")}.`);
}
function ofDefaultBranch(repository, head) {
	for (const branch of DEFAULT_BRANCHES) {
		const found = resolveRevision(repository, branch);
		if (found.kind === "failed") continue;
		const common = mergeBase(repository, found.value, head);
		if (common.kind === "done" && common.value !== void 0) return done(common.value, `the merge base with \`${shortName(branch)}\``);
	}
	return failed(isShallow(repository) ? "This clone is shallow and does not hold the commit to compare with: run `git fetch --unshallow`, or name another one." : "There is no branch `main` or `master` to compare with: name a revision.");
}
function shortName(branch) {
	return branch.replace(/^refs\/(?:remotes|heads)\//, "").replace(/\/HEAD$/, "");
}
function isHere(repository, commit) {
	const found = require_start.findObjects(repository, [`${commit}^{tree}`]);
	return found.kind === "done" && found.value[0] !== void 0;
}
function done(commit, name) {
	return {
		kind: "done",
		value: {
			commit,
			name
		}
	};
}
function failed(reason) {
	return {
		kind: "failed",
		reason
	};
}
// src/io/git/pull-request.ts
const TARGETS = [
	"SYSTEM_PULLREQUEST_TARGETBRANCH",
	"BITBUCKET_PR_DESTINATION_BRANCH",
	"CHANGE_TARGET",
	"BUILDKITE_PULL_REQUEST_BASE_BRANCH"
];
function pullRequestOf(env, event) {
	return ofGithub(env, event) ?? ofGitlab(env) ?? ofOther(env);
}
const GITHUB_EVENTS = /* @__PURE__ */ new Set([
	"pull_request",
	"pull_request_target",
	"pull_request_review",
	"pull_request_review_comment",
	"merge_group"
]);
function ofGithub(env, event) {
	if (env["GITHUB_ACTIONS"] !== "true") return void 0;
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	if (!GITHUB_EVENTS.has(name)) return void 0;
	const payload = require_start.parsedJson(event);
	const base = name === "merge_group" ? textAt(payload, "merge_group", "base_sha") : textAt(payload, "pull_request", "base", "sha");
	return {
		merge: /^refs\/pull\/\d+\/merge$/.test(env["GITHUB_REF"] ?? "") ? idOrNone(env["GITHUB_SHA"]) : void 0,
		base: idOrNone(base),
		target: named$1(env["GITHUB_BASE_REF"]),
		setting: (depth) => `set \`fetch-depth: ${depth}\` on actions/checkout`
	};
}
function ofGitlab(env) {
	if (env["GITLAB_CI"] !== "true" || named$1(env["CI_MERGE_REQUEST_IID"]) === void 0) return void 0;
	return {
		merge: env["CI_MERGE_REQUEST_EVENT_TYPE"] === "merged_result" ? idOrNone(env["CI_COMMIT_SHA"]) : void 0,
		base: idOrNone(env["CI_MERGE_REQUEST_DIFF_BASE_SHA"]),
		target: named$1(env["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]),
		setting: (depth) => `set the variable \`GIT_DEPTH: "${depth}"\` on the job`
	};
}
function ofOther(env) {
	const target = TARGETS.flatMap((name) => named$1(env[name]) ?? [])[0];
	if (target === void 0) return void 0;
	return {
		merge: void 0,
		base: idOrNone(env["BITBUCKET_PR_DESTINATION_COMMIT"]),
		target: target.replace(/^refs\/heads\//, ""),
		setting: () => "let the CI system clone the whole history"
	};
}
function idOrNone(text) {
	return text !== void 0 && require_start.isObjectId(text) && !/^0+$/.test(text) ? text : void 0;
}
function named$1(text) {
	return text === void 0 || text === "" ? void 0 : text;
}
function textAt(value, ...keys) {
	let here = value;
	for (const key of keys) {
		if (typeof here !== "object" || here === null) return void 0;
		here = Object.entries(here).find(([name]) => name === key)?.[1];
	}
	return typeof here === "string" ? here : void 0;
}
// src/io/open-stored-tree.ts
function openStoredTree(stored, options) {
	const { located, remotes, revisions } = options;
	const { root, targets } = located;
	const wanted = require_load.pathFilter(options);
	const matchers = targets.map((target) => matcherOf(target, root));
	const files = new Set(targets.flatMap((target) => target.kind === "file" ? [require_load.pathFrom(root, target.path)] : []));
	const isChosen = (path) => matchers.some((matches) => matches(path));
	const isSingle = targets.every(({ kind }) => kind === "file" || kind === "glob");
	const isIn = (path) => files.has(path) || wanted(path);
	const chosen = isSingle ? stored.paths : stored.paths.filter(isChosen);
	return {
		...stored,
		paths: chosen.filter(isIn),
		...isSingle && { selected: new Set(stored.paths.filter(isChosen)) },
		...!isSingle && !require_load.namesRoot(located) && { around: () => stored.paths.filter((path) => !isChosen(path) && wanted(path)) },
		named: targets.flatMap((target) => target.kind === "folder" && target.path !== root ? [require_load.pathFrom(root, target.path)] : []),
		remotes,
		...revisions !== void 0 && { revisions },
		excluded: chosen.filter((path) => !isIn(path) && require_start.isManifestName(path))
	};
}
function matcherOf(target, root) {
	switch (target.kind) {
		case "folder": {
			const folder = require_load.pathFrom(root, target.path);
			return (path) => folder === "" || path.startsWith(`${folder}/`);
		}
		case "file": {
			const file = require_load.pathFrom(root, target.path);
			return (path) => path === file;
		}
		case "glob": {
			const folder = require_load.pathFrom(root, target.folder);
			const { matches } = require_load.pathGlobs([target.pattern]);
			const start = folder === "" ? "" : `${folder}/`;
			return (path) => path.startsWith(start) && matches(path.slice(start.length));
		}
		default: return () => false;
	}
}
// src/commands/opening/open-stored.ts
const UNFILTERED = {
	include: [],
	exclude: [],
	settings: { limits: require_start.DEFAULT_LIMITS }
};
function openStored(side, located, { include, exclude, settings }, host) {
	const repository = repositoryOf(located, side, host);
	const { fileSize } = settings.limits;
	const { stored, label } = storedOf(side, repository, fileSize, host);
	return {
		tree: openStoredTree(stored, {
			located,
			include,
			exclude,
			remotes: require_start.remotesOf(repository.top, host.env).flatMap(({ urls }) => urls),
			revisions: require_start.revisionsHere(repository.top, host.env)
		}),
		label
	};
}
function repositoryOf({ root, targets }, { kind }, { env }) {
	const Refusal = kind === "default" ? NoBase : require_load.CannotRun;
	if (targets.some((target) => target.kind === "stdin" || target.kind === "stream")) throw new require_load.CannotRun("Standard input has no earlier version to compare with.", "Name the folder or file to compare with: `--base-dir`.");
	if (require_load.workTreeOf(root) !== root) throw new Refusal("There is no git repository to compare with.", "Name a folder to compare with instead: `--base-dir`.");
	const opened = require_start.openRepository(root, env);
	if (opened.kind === "repository") return withObjects(opened.repository, Refusal);
	throw new Refusal(`git cannot read the files to compare with: ${opened.reason}.`);
}
function withObjects(repository, Refusal) {
	const reason = require_start.borrowing(repository);
	if (reason === void 0) return repository;
	throw new Refusal(`git cannot read the files to compare with: ${reason}.`, "Copy them: `git repack -a -d`, then remove `.git/objects/info/alternates`. Or trust this repository: `--trust FOLDER`.");
}
function storedOf(side, repository, fileSize, host) {
	if (side.kind === "index") return {
		stored: valueOf(require_start.openIndex(repository, fileSize), "the index"),
		label: "the index"
	};
	if (side.kind === "last-commit") return resolveRevision(repository, "HEAD").kind === "failed" ? {
		stored: NO_FILES,
		label: "an empty repository"
	} : storedOf({
		kind: "revision",
		revision: "HEAD"
	}, repository, fileSize, host);
	const { commit, label } = side.kind === "default" ? defaultBase(repository, host) : named(side.revision, repository);
	return {
		stored: valueOf(require_start.openRevision(repository, commit, fileSize), label),
		label
	};
}
const NO_FILES = {
	paths: [],
	blobOf: () => void 0,
	read: () => ({
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
	})
};
function defaultBase(repository, { env }) {
	const chosen = chooseBase(repository, pullRequestOf(env, eventOf(env)));
	if (chosen.kind === "failed") throw new NoBase(chosen.reason);
	const { commit, name } = chosen.value;
	return {
		commit,
		label: `${name} (${short(commit)})`
	};
}
const EVENT_SIZE = 16777216;
function eventOf(env) {
	return require_start.contentText(require_start.readNamedFile(env["GITHUB_EVENT_PATH"] ?? "", EVENT_SIZE)) ?? "{}";
}
function named(revision, repository) {
	const found = resolveRevision(repository, revision);
	if (found.kind === "failed" || !isHere(repository, found.value)) throw new require_load.CannotRun(`\`${revision}\` is not a commit, branch or tag of this repository.`, isShallow(repository) ? "This clone is shallow: clone more of the history (`fetch-depth: 0` on actions/checkout, `git fetch --unshallow` elsewhere)." : void 0);
	const id = short(found.value);
	return {
		commit: found.value,
		label: revision.startsWith(id) ? id : `\`${revision}\` (${id})`
	};
}
function short(commit) {
	return commit.slice(0, 7);
}
function valueOf(asked, label) {
	if (asked.kind === "done") return asked.value;
	throw new require_load.CannotRun(`The files of ${label} cannot be read: ${asked.reason}.`);
}
Object.defineProperty(exports, "NO_CI", {
	enumerable: true,
	get: function() {
		return NO_CI;
	}
});
Object.defineProperty(exports, "NoBase", {
	enumerable: true,
	get: function() {
		return NoBase;
	}
});
Object.defineProperty(exports, "UNFILTERED", {
	enumerable: true,
	get: function() {
		return UNFILTERED;
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
Object.defineProperty(exports, "openStored", {
	enumerable: true,
	get: function() {
		return openStored;
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
Object.defineProperty(exports, "selectMatrices", {
	enumerable: true,
	get: function() {
		return selectMatrices;
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
