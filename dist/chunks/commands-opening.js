"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
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
const MAX = 1e3;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function locateCheckouts(named) {
	if (named.length === 0) throw new require_load.CannotRun("The fleet has no repositories.");
	if (named.length > MAX) throw new require_load.CannotRun(`The fleet has ${named.length} repositories; the limit is ${MAX}.`, "Split the list: repositories that deploy to the same clusters belong together.");
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
const MAX_NOTICES = 10;
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
	const more = notices.length - MAX_NOTICES;
	if (more <= 0) return notices;
	return [...notices.slice(0, MAX_NOTICES), `${more} more notices about the configurations of repositories are not shown.`];
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
Object.defineProperty(exports, "openComparison", {
	enumerable: true,
	get: function() {
		return openComparison;
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
Object.defineProperty(exports, "open_fleet_exports", {
	enumerable: true,
	get: function() {
		return open_fleet_exports;
	}
});
