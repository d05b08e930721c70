"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
const require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants = require("./rollout-compare.js");
const require_engine_run_run_exit_code_of_diff_run_run_run_open_fleet = require("./commands-opening.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_crypto = require("node:crypto");
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
	if (!require_start.isObjectId(one) || !require_start.isObjectId(other)) return noCommit();
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
function noCommit() {
	return {
		kind: "failed",
		reason: "it is not the id of a commit"
	};
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
	const content = require_start.readNamedFile(env["GITHUB_EVENT_PATH"] ?? "", EVENT_SIZE);
	return content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : "{}";
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
// src/io/git/blob-id.ts
const SHA256_LENGTH = 64;
function blobIdOf(bytes, like) {
	return (0, node_crypto.createHash)(like.length === SHA256_LENGTH ? "sha256" : "sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function isLfsContent(bytes, sha256) {
	return (0, node_crypto.createHash)("sha256").update(bytes).digest("hex") === sha256;
}
// src/io/share-contents.ts
function shareContents(head, base) {
	const readHead = kept(head.read);
	const readOwn = kept(base.read);
	const read = kept((path) => {
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
function kept(read) {
	const contents = /* @__PURE__ */ new Map();
	return (path) => {
		const known = contents.get(path);
		if (known !== void 0) return known;
		const content = read(path);
		contents.set(path, content);
		return content;
	};
}
// src/commands/opening/open-comparison.ts
var open_comparison_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openComparison: () => openComparison });
async function openComparison(paths, values, host, { base, head }) {
	let label = "the working tree";
	const open = (located, options) => {
		if (head.kind === "work-tree" || head.kind === "folder") return void 0;
		const stored = openStored(head, located, options, host);
		({label} = stored);
		return stored.tree;
	};
	const config = (located) => base.kind === "folder" || values.get("config-from")?.at(-1) !== "base" ? void 0 : openStored(base, located, UNFILTERED, host).tree;
	const words = head.kind === "folder" ? [head.path] : paths;
	const run = await require_start.openRun(words, values, host, {
		open,
		config
	});
	const before = base.kind === "folder" ? await openFolder(base.path, run, host) : openStored(base, run.located, run, host);
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
// src/commands/diff/run-variants.ts
async function runBetween(args, host) {
	const { values } = args;
	const [left, right, ...paths] = args.positionals;
	if (left === void 0 || right === void 0) throw new require_load.CannotRun("`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.");
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(paths, values, host),
		layout: () => require_start.layoutOf(args, host),
		async load() {
			const { between } = await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.compare_variants_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes2.js")).then((n) => n.answer_changes_exports);
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
	const words = require_engine_run_run_exit_code_of_diff_run_run_run_open_fleet.readEnvArguments(args.positionals, (path) => require_load.whatIsAt(host.cwd, path));
	return require_start.answerQuestion(args, host, {
		open: () => require_start.openRun(words.places, values, host),
		layout: () => [require_start.layoutOf(args, host), words],
		async load() {
			const { matrix } = await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.compare_variants_exports);
			const { matrixPieces } = await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.format_matrix_exports);
			return (engines, { tree, settings, located: { root, here }, notices }) => {
				const found = matrix(engines, tree, settings, {
					workloads: words.workloads,
					files: words.files.map((file) => require_load.pathFrom(root, (0, node_path.resolve)(here, file))),
					namespace: void 0,
					notRendered: []
				});
				const options = require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.changeOptionsOf(values, host, {
					labels: {
						base: "",
						head: ""
					},
					redact: found.redact,
					rollouts: false,
					filesUrl: require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.linksOf(values, require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.NO_CI)
				});
				const pieces = matrixPieces(require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.changeFormatOf(values), found.matrices, options, "differences");
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
			const { diffSettings } = await Promise.resolve().then(() => require("./rollout-compare.js")).then((n) => n.compare_trees_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes2.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./commands-opening.js")).then((n) => n.exit_code_of_diff_exports);
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
						rollouts: true,
						filesUrl: require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.linksOf(values, require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.NO_CI)
					},
					notices: [...notices, ...upgrade.notices],
					code: diffExitCode(change, values)
				});
			};
		}
	});
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
	const isCheckedOut = words.head === void 0 && words.headDir === void 0;
	const filesUrl = require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.linksOf(values, isCheckedOut ? host : require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.NO_CI);
	return require_start.answerQuestion(args, host, {
		open: async () => {
			const { base, labels, ...rest } = await openComparison(words.paths, values, host, sidesOf(words));
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
			require_engine_action_worker_examine_check_watch_run_run_run_answer_matrix_compare_trees_compare_variants.changeFormatOf(values) === "html" ? [base.label, filesUrl] : void 0
		],
		async load() {
			const { diff } = await Promise.resolve().then(() => require("./rollout-compare.js")).then((n) => n.compare_trees_exports);
			const { answerChanges } = await Promise.resolve().then(() => require("./report-changes2.js")).then((n) => n.answer_changes_exports);
			const { diffExitCode } = await Promise.resolve().then(() => require("./commands-opening.js")).then((n) => n.exit_code_of_diff_exports);
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
						rollouts: true,
						filesUrl
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
Object.defineProperty(exports, "mountTree", {
	enumerable: true,
	get: function() {
		return mountTree;
	}
});
Object.defineProperty(exports, "openStored", {
	enumerable: true,
	get: function() {
		return openStored;
	}
});
Object.defineProperty(exports, "open_comparison_exports", {
	enumerable: true,
	get: function() {
		return open_comparison_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
