"use strict";
const require_start = require("./start.js");
const require_load = require("./load.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
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
const ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
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
	return text !== void 0 && ID.test(text) && !/^0+$/.test(text) ? text : void 0;
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
Object.defineProperty(exports, "openStored", {
	enumerable: true,
	get: function() {
		return openStored;
	}
});
