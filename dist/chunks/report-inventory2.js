"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_worker_watch_run_run_run_compare_variants_engines = require("./rollout-compare.js");
const require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg = require("./report-changes2.js");
const require_engine_action_worker_run_run_open_fleet_open_comparison = require("./commands-opening.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z = require("./commands-selection.js");
const require_engine_run_edit_externals_answer_from_kept_answer_env_format_charts = require("./report-environments2.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/io/vendor/record-items.ts
const NEW = `${require_start.VENDOR}/.new`;
const LARGEST = 16777216;
async function recordItems(options) {
	const { root, isLocked, lock = lockedItems(root) } = options;
	for (const folder of [
		".envfrom",
		require_start.VENDOR,
		NEW
	]) if (kindOf((0, node_path.join)(root, folder)) === "other") throw new require_load.CannotRun(`\`${folder}\` is not a folder; it may be a symbolic link.`);
	const locked = new Map(lock.map((item) => [require_start.itemKey(item), item]));
	const notices = [];
	for (const line of textOf((0, node_path.join)(root, NEW, "records")).split("\n")) {
		const stored = line === "" ? void 0 : store(line, options, locked);
		if (typeof stored === "string") notices.push(stored);
		else if (stored !== void 0) noteStored(locked, stored);
	}
	(0, node_fs.rmSync)((0, node_path.join)(root, NEW, "records"), { force: true });
	if (isLocked) return notices;
	await writeLock(root, [...locked.values()]);
	return notices;
}
function triedItems(root) {
	return new Set(textOf((0, node_path.join)(root, NEW, "tried")).split("\n"));
}
function hasMissed(root) {
	return kindOf((0, node_path.join)(root, NEW, "missed")) !== void 0;
}
async function writeLock(root, items) {
	await require_start.writeFiles([{
		path: (0, node_path.join)(root, require_start.LOCK),
		name: require_start.LOCK,
		text: require_start.lockText(items)
	}], root);
}
function noteStored(locked, stored) {
	const place = require_start.itemPlace(stored)?.stored;
	for (const [key, item] of locked) {
		if (item.type !== "git" || require_start.itemPlace(item)?.stored !== place) continue;
		locked.set(key, {
			...item,
			hash: stored.hash,
			paths: stored.paths
		});
	}
	locked.set(require_start.itemKey(stored), stored);
}
function store(line, { root, isLocked, isPlain }, locked) {
	const [number = "", commit = "", date = "", kind, url = "", name = "", version = "", ...more] = line.split("	");
	const type = require_start.ITEM_TYPES.find((each) => each === kind);
	if (type === void 0 || !/^\d+$/.test(number) || !/^\d{4}-\d\d-\d\d$/.test(date)) return "A record of the script cannot be read.";
	const asked = {
		type,
		url,
		...name !== "" && { name },
		version: version === "" ? void 0 : version,
		...type === "oci" && more.length > 0 && { mediaType: more[0] }
	};
	const paths = type === "oci" ? [] : more;
	const staged = stagedAt((0, node_path.join)(root, NEW, number), type, name, commit);
	const found = staged && require_start.walkItem(staged.path);
	if (staged === void 0 || found === void 0) return `${url}: nothing was fetched, or too much.`;
	const item = {
		...asked,
		resolved: staged.resolved ?? found.hash,
		date,
		paths,
		hash: found.hash
	};
	const place = isPlain(item) ? require_start.itemPlace(item) : void 0;
	if (place === void 0) return `${url}: its name is not plain.`;
	const before = locked.get(require_start.itemKey(item));
	if (isLocked && before?.hash !== item.hash) return `${url}: what was fetched is not what the lock says.`;
	const path = (0, node_path.join)(root, require_start.VENDOR, place.stored);
	const link = linkAbove((0, node_path.join)(root, require_start.VENDOR), place.stored);
	if (link !== void 0) return `${url}: \`${require_start.VENDOR}/${link}\` is not a folder.`;
	(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
	(0, node_fs.rmSync)(path, {
		recursive: true,
		force: true
	});
	(0, node_fs.renameSync)(staged.path, path);
	return item;
}
function linkAbove(folder, path) {
	const parts = path.split("/").slice(0, -1);
	return parts.map((_, at) => parts.slice(0, at + 1).join("/")).find((each) => !["folder", void 0].includes(kindOf((0, node_path.join)(folder, each))));
}
function stagedAt(folder, type, name, commit) {
	if (kindOf(folder) !== "folder") return void 0;
	if (type === "git" || type === "oci") return {
		path: folder,
		resolved: commit
	};
	if (type === "file") return {
		path: (0, node_path.join)(folder, "file"),
		resolved: void 0
	};
	const prefix = `${name}-`;
	const archive = (0, node_fs.readdirSync)(folder).find((each) => each.startsWith(prefix) && each.endsWith(".tgz"));
	if (archive === void 0) return void 0;
	return {
		path: (0, node_path.join)(folder, archive),
		resolved: archive.slice(prefix.length, -4)
	};
}
function lockedItems(root) {
	const text = textOf((0, node_path.join)(root, require_start.LOCK));
	if (text === "") return [];
	const lock = require_start.readLock(text);
	if (lock.kind === "fault") throw new require_load.CannotRun(`\`${require_start.LOCK}\` cannot be read: ${lock.fault}. Correct or remove it.`);
	return lock.items;
}
function kindOf(path) {
	try {
		const found = (0, node_fs.lstatSync)(path);
		if (found.isDirectory()) return "folder";
		return found.isFile() ? "file" : "other";
	} catch {
		return;
	}
}
function textOf(path) {
	return kindOf(path) === "file" && (0, node_fs.lstatSync)(path).size <= LARGEST ? (0, node_fs.readFileSync)(path, "utf8") : "";
}
// src/report/inventory/dependencies/refusal-of.ts
const LONGEST = 1e3;
const SEGMENT = /^[A-Za-z0-9_~][A-Za-z0-9._~+%-]*$/;
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?$/;
const USER = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const REF = /^[A-Za-z0-9_][A-Za-z0-9._/+@-]*$/;
const VERSION = /^[A-Za-z0-9^~<>=*][A-Za-z0-9.^~<>=*|, +_-]*$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const MEDIA_TYPE = /^[A-Za-z0-9][A-Za-z0-9._+-]*\/[A-Za-z0-9][A-Za-z0-9._+-]*$/;
const QUERY = /^[A-Za-z0-9._~=&/%+-]*$/;
function refusalOf(asked) {
	const { type, url, name, version = "", paths, mediaType, operation } = asked;
	if (type === "bucket") return "a bucket is copied by the client of its cloud";
	if ([
		url,
		name ?? "",
		version,
		...paths
	].some((text) => text.length > LONGEST)) return "its address is too long";
	const address = addressRefusal(type, url);
	if (address !== void 0) return address;
	if (type === "chart" && !NAME.test(name ?? "")) return "its chart has no plain name";
	if (version !== "" && !isVersion(asked, version)) return "its version is not known";
	if (operation !== void 0) return "its layer is neither extracted nor copied";
	if (mediaType !== void 0 && !isMediaType(mediaType)) return "its media type is not plain";
	return paths.every(isPath) ? void 0 : "its path is not plain";
}
function isMediaType(text) {
	return text.length <= LONGEST && MEDIA_TYPE.test(text);
}
function addressRefusal(type, url) {
	if (url.startsWith("http://")) return "http is not encrypted";
	const [address = "", query, ...rest] = url.split("?");
	if (rest.length > 0 || query !== void 0 && (type !== "file" || !QUERY.test(query))) return NOT_PLAIN;
	const scp = /^([^@/:]+)@([^@/:]+):(?!\/\/)(.+)$/.exec(address);
	if (type === "git" && scp !== null) {
		const [, user = "", host = "", path = ""] = scp;
		return USER.test(user) && HOST.test(host) && isPath(path.replace(/^\//, "")) ? void 0 : NOT_PLAIN;
	}
	const [, scheme = "", authority = "", path = ""] = /^([a-z]+):\/\/([^/]*)(.*)$/.exec(address) ?? [];
	if (!SCHEMES[type].includes(scheme)) return NOT_PLAIN;
	const at = authority.lastIndexOf("@");
	const user = at === -1 ? void 0 : authority.slice(0, at);
	return (user === void 0 || scheme === "ssh" && USER.test(user)) && HOST.test(authority.slice(at + 1)) && isPath(path.replace(/^\/|\/$/g, "")) ? void 0 : NOT_PLAIN;
}
const NOT_PLAIN = "its address is not a plain URL";
const SCHEMES = {
	git: ["https", "ssh"],
	chart: ["https", "oci"],
	oci: ["oci"],
	file: ["https"],
	bucket: []
};
function isVersion({ type }, version) {
	if (type === "git") return REF.test(version) && !version.includes("..") && !version.includes("@{");
	if (type === "oci") return DIGEST.test(version) || NAME.test(version);
	return DIGEST.test(version) || VERSION.test(version);
}
function isPath(path) {
	return path === "" || path.split("/").every((part) => SEGMENT.test(part) || HIDDEN.test(part));
}
const HIDDEN = /^\.(?!git$)[A-Za-z0-9_][A-Za-z0-9._+-]*$/i;
// src/report/inventory/dependencies/collect-dependencies.ts
function dependenciesOf(report) {
	const groups = require_start.groupBy(require_start.neededItems(report.builds, report.uncheckedEntries), require_start.itemKey);
	return [...groups.keys()].sort().flatMap((key) => {
		const [first, ...rest] = groups.get(key) ?? [];
		return first === void 0 ? [] : [dependencyOf([first, ...rest], first)];
	});
}
function dependencyOf(needs, first) {
	const { type, url, name, version, mediaType, operation } = first;
	const paths = [...new Set(needs.map(({ path = "" }) => path))].sort();
	const places = /* @__PURE__ */ new Map();
	for (const { by, at } of needs) {
		const { path, line } = require_start.positionOf(at);
		const key = JSON.stringify([
			path,
			String(line).padStart(9, "0"),
			by
		]);
		if (!places.has(key)) places.set(key, {
			by,
			at
		});
	}
	const asked = {
		type,
		url,
		...name !== void 0 && { name },
		version,
		...mediaType !== void 0 && { mediaType },
		...operation !== void 0 && { operation }
	};
	return {
		...asked,
		paths: type === "git" ? paths : [],
		neededBy: [...places].sort(([one], [other]) => one < other ? -1 : 1).map(([, need]) => need),
		found: needs.every(({ found }) => found !== void 0) ? first.found : void 0,
		refusal: refusalOf({
			...asked,
			paths
		})
	};
}
// src/report/inventory/dependencies/script-functions.ts
const FUNCTIONS = String.raw`
# Where git, helm, curl and oras put what they fetch, before envfrom hashes and stores it.
new=.envfrom/vendor/.new
failed=0
say() { printf 'envfrom: %s\n' "$*" >&2; }

# Programs ask nobody: they use the logins that are there, or fail.
export GIT_TERMINAL_PROMPT=0 GIT_LFS_SKIP_SMUDGE=1 GIT_LITERAL_PATHSPECS=1 GCM_INTERACTIVE=never
export GIT_HTTP_LOW_SPEED_LIMIT=1000 GIT_HTTP_LOW_SPEED_TIME=60
[ -n "$GIT_SSH_COMMAND$GIT_SSH" ] || export GIT_SSH_COMMAND='ssh -oBatchMode=yes -oConnectTimeout=30'
if command -v timeout >/dev/null 2>&1; then slow() { timeout 900 "$@"; }; else slow() { "$@"; }; fi

# begin NUMBER KEY: an item is tried once.
begin() {
  mkdir -p "$new" || exit 1
  printf '%s\n' "$2" >>"$new/tried"
  rm -rf -- "$new/$1" "$new/$1.git"
  mkdir "$new/$1"
}

# fetched NUMBER RESOLVED DATE TYPE URL NAME VERSION PATH...
fetched() {
  record=$1
  shift
  for word in "$@"; do record="$record	$word"; done
  printf '%s\n' "$record" >>"$new/records"
}

missed() {
  failed=$((failed + 1))
  printf '%s\n' "$*" >>"$new/missed"
  say "could not fetch $*"
}

today() { date -u +%Y-%m-%d; }

# safe_git ARGUMENT...: no hooks, no other programs of a repository, only the protocols in $allow. Reads $input.
safe_git() {
  GIT_ALLOW_PROTOCOL=$allow slow git --git-dir="$repo" -c core.hooksPath=/dev/null -c core.fsmonitor=false \
    -c core.autocrlf=false -c core.eol=lf -c advice.detachedHead=false -c gc.auto=0 "$@" <"${"$"}{input:-/dev/null}"
}

# git_item NUMBER KEY ALLOW FETCH-URL URL VERSION REF PATH...
git_item() {
  number=$1 key=$2 allow=$3 from=$4 url=$5 version=$6 ref=$7
  shift 7
  begin "$number" "$key"
  repo=$new/$number.git
  if ! git_commit; then
    missed "$url $version"
    return
  fi
  for path in "$@"; do
    # A path that does not exist is known not to exist.
    git_files && safe_git --work-tree="$new/$number" -c core.bare=false \
      checkout --quiet --force "$commit" -- "${"$"}{path:-.}" 2>"$new/error" ||
      grep -q 'did not match any' "$new/error" ||
      { missed "$url $version $path"; return; }
  done
  fetched "$number" "$commit" "$(safe_git log -1 --format=%cs "$commit")" \
    git "$url" '' "$version" "$@"
  rm -rf -- "$repo"
}

git_start() {
  rm -rf -- "$repo"
  git init --quiet --bare "$repo" </dev/null && safe_git config remote.origin.url "$from"
}

# The commit alone, if the server gives it, without files.
git_commit() {
  git_start || return 1
  if safe_git fetch --quiet --depth 1 --no-tags --filter=blob:none origin "$ref"; then
    # git fetches nothing by itself: a server could make it start itself without end.
    for name in remote.origin.promisor remote.origin.partialclonefilter extensions.partialclone; do
      safe_git config --unset-all "$name" || :
    done
    commit=$(safe_git rev-parse --verify --quiet 'FETCH_HEAD^{commit}')
    return
  fi
  # A server that gives no commits by their names, or not some of them: all branches and tags.
  git_start && safe_git fetch --quiet origin '+refs/heads/*:refs/heads/*' '+refs/tags/*:refs/tags/*' || return 1
  for name in "refs/tags/$ref" "refs/heads/$ref" "$ref"; do
    commit=$(safe_git rev-parse --verify --quiet "$name^{commit}") && return 0
  done
  return 1
}

# The files below $path that are not here yet.
git_files() {
  : >"$new/error"
  if [ -z "$path" ]; then set --; else set -- "$path"; fi
  safe_git ls-tree -r "$commit" -- "$@" | sed -n 's/^[0-7]* blob \([0-9a-f]*\).*/\1/p' | sort -u >"$new/$number.files"
  input=$new/$number.files
  safe_git cat-file --batch-check | sed -n 's/ missing$//p' >"$new/$number.wanted"
  input=$new/$number.wanted
  [ ! -s "$input" ] || safe_git -c fetch.negotiationAlgorithm=noop fetch --quiet --no-tags --no-write-fetch-head origin --stdin
  code=$?
  input=
  return "$code"
}

# chart_item NUMBER KEY FLAG FETCH-URL URL NAME VERSION WANTED
chart_item() {
  number=$1 key=$2 flag=$3 from=$4 url=$5 name=$6 version=$7 wanted=$8
  begin "$number" "$key"
  case $from in
    oci://*) set -- "$from" ;;
    *) set -- "$name" --repo "$from" ;;
  esac
  [ -z "$wanted" ] || set -- "$@" --version "$wanted"
  [ -z "$flag" ] || set -- "$@" "$flag"
  if slow helm pull "$@" --destination "$new/$number" </dev/null >/dev/null; then
    fetched "$number" '' "$(today)" chart "$url" "$name" "$version"
  else
    missed "$name of $url $version"
  fi
}

# file_item NUMBER KEY PROTOCOLS FETCH-URL URL
file_item() {
  number=$1 key=$2 allow=$3 from=$4 url=$5
  begin "$number" "$key"
  if slow curl --fail --silent --show-error --location --proto "=$allow" --max-redirs 5 \
    --max-filesize 67108864 --max-time 300 --output "$new/$number/file" -- "$from" </dev/null; then
    fetched "$number" '' "$(today)" file "$url" '' ''
  else
    missed "$url"
  fi
}

# oci_item NUMBER KEY FLAG FETCH-URL URL VERSION REFERENCE [MEDIA-TYPE]: the first layer of an artifact, or of a media type, unpacked.
oci_item() {
  number=$1 key=$2 flag=$3 from=${"$"}{4#oci://} url=$5 version=$6 reference=$7 media=${"$"}{8-}
  begin "$number" "$key"
  wanted='"digest":"'
  [ -z "$media" ] || wanted="\"mediaType\":\"$media\""
  case $reference in sha256:*) at=$from@$reference ;; *) at=$from:$reference ;; esac
  set --
  [ -z "$flag" ] || set -- "$flag"
  digest=$(slow oras resolve "$@" "$at" </dev/null) &&
    slow oras manifest fetch "$@" --output "$new/$number.json" "$from@$digest" </dev/null &&
    layer=$(tr -d ' \n\r\t' <"$new/$number.json" | sed 's/.*"layers":\[//' | tr '}' '\n' |
      grep -F -- "$wanted" |
      sed -n 's/.*"digest":"\(sha256:[0-9a-f]*\)".*/\1/p' | head -n 1) &&
    slow oras blob fetch "$@" --output "$new/$number.tgz" "$from@$layer" </dev/null &&
    (ulimit -f 131072 && tar -xzf "$new/$number.tgz" -C "$new/$number" </dev/null) || {
    missed "$url $version"
    return
  }
  fetched "$number" "$digest" "$(today)" oci "$url" '' "$version" ${"$"}{media:+"$media"}
}
`;
// src/report/inventory/dependencies/script.ts
const MAX_ROUNDS = 5;
function toFetch(dependencies, locked, isUpdate, isOfItem) {
	const byKey = new Map(locked.map((item) => [require_start.itemKey(item), item]));
	return dependencies.flatMap((dependency) => {
		const { type, url, name, version, mediaType, paths, found, refusal } = dependency;
		if (!(found === void 0 || isUpdate && isOfItem(found)) || refusal !== void 0) return [];
		const before = isUpdate ? void 0 : byKey.get(require_start.itemKey(dependency));
		const all = /* @__PURE__ */ new Set([...paths.map(topOf), ...before?.paths ?? []]);
		const fetched = before === void 0 ? version : before.resolved;
		return [{
			type,
			url,
			name,
			version,
			mediaType,
			paths: all.has("") ? [""] : [...all].sort(),
			fetched
		}];
	});
}
function lockedFetches(locked) {
	return locked.flatMap(({ type, url, name, version, mediaType, resolved, paths }) => {
		const asked = {
			type,
			url,
			name,
			version,
			mediaType,
			paths
		};
		return refusalOf(asked) === void 0 ? [{
			...asked,
			fetched: resolved
		}] : [];
	});
}
function topOf(path) {
	return path.split("/", 1)[0] ?? "";
}
function fetchScript(fetches, options) {
	const { round, refused, mirrors, isStale } = options;
	const left = leftOf(fetches, options);
	const head = round === 0 ? [...startOf(options), FUNCTIONS.trim()] : [];
	const lost = refused === 0 ? [] : [`failed=$((failed + ${refused}))`];
	const lines = left.length === 0 && !(isStale && round === 0) || round >= MAX_ROUNDS ? endOf(options, left.length) : [...left.map((item, at) => itemLine(item, at + 1, mirrors)), ...nextRound(options)];
	return [
		...head,
		"",
		...lost,
		...lines
	].map((line) => `${line}\n`).join("");
}
function leftOf(fetches, { tried }) {
	return fetches.filter((item) => !tried.has(triedKey(item)));
}
function startOf({ toRoot }) {
	return [
		"#!/bin/sh",
		"# Fetches what the repository deploys from elsewhere, into .envfrom/vendor, and writes .envfrom/dependencies.lock.",
		"# ENVFROM is the command that runs envfrom.",
		...toRoot === "" ? [] : [`cd ${require_engine_run_edit_externals_answer_from_kept_answer_env_format_charts.shellQuote(toRoot)} || exit 1`],
		"for folder in .envfrom .envfrom/vendor; do",
		"  if [ -L \"$folder\" ]; then",
		"    printf 'envfrom: %s is a symbolic link\\n' \"$folder\" >&2",
		"    exit 1",
		"  fi",
		"done",
		"mkdir -p .envfrom/vendor || exit 1",
		"rm -rf -- .envfrom/vendor/.gitignore || exit 1",
		"printf '*\\n' >.envfrom/vendor/.gitignore",
		"rm -rf -- .envfrom/vendor/.new",
		"mkdir .envfrom/vendor/.new || exit 1"
	];
}
function nextRound({ again, round }) {
	const call = ["${ENVFROM:-envfrom}", ...again.map(require_engine_run_edit_externals_answer_from_kept_answer_env_format_charts.shellQuote)].join(" ");
	const file = `.envfrom/vendor/.new/next-${round + 1}`;
	return [`${call} </dev/null >${file} || exit 1`, `. ./${file}`];
}
function endOf({ isLocked }, left) {
	const more = [`failed=$((failed + ${left}))`, "say 'what was fetched needs still more: run the script again'"];
	return [
		...left === 0 ? [] : more,
		"rm -rf -- \"$new\"",
		"if [ \"$failed\" -gt 0 ]; then",
		"  say \"$failed could not be fetched; everything else is available\"",
		"  exit 1",
		"fi",
		isLocked ? "say 'done'" : "say 'done: commit .envfrom/dependencies.lock'"
	];
}
function triedKey(item) {
	return Buffer.from(JSON.stringify([require_start.itemKey(item), item.paths])).toString("base64url");
}
const LOCAL = /^oci:\/\/(?:localhost|127\.0\.0\.1)[:/]/;
function itemLine(item, number, mirrors) {
	const { type, url, name = "", version = "", mediaType, paths, fetched = "" } = item;
	const mirror = mirrors.find(({ prefix }) => url.startsWith(prefix));
	const from = mirror === void 0 ? url : `${mirror.url}${url.slice(mirror.prefix.length)}`;
	const start = [String(number), triedKey(item)];
	const isMirrored = mirror !== void 0;
	const flag = isMirrored && LOCAL.test(from) ? "--plain-http" : "";
	return {
		git: () => {
			const allow = isMirrored ? "https:ssh:http:file" : "https:ssh";
			return [
				"git_item",
				...start,
				allow,
				from,
				url,
				version,
				fetched || "HEAD",
				...paths
			];
		},
		chart: () => [
			"chart_item",
			...start,
			flag,
			from,
			url,
			name,
			version,
			fetched
		],
		file: () => [
			"file_item",
			...start,
			isMirrored ? "https,http,file" : "https",
			from,
			url
		],
		oci: () => {
			const layer = mediaType === void 0 ? [] : [mediaType];
			return [
				"oci_item",
				...start,
				flag,
				from,
				url,
				version,
				fetched || "latest",
				...layer
			];
		},
		bucket: () => [":"]
	}[type]().map(require_engine_run_edit_externals_answer_from_kept_answer_env_format_charts.shellQuote).join(" ");
}
// src/io/vendor/prune-vendor.ts
const STORED = {
	charts: /^[0-9a-f]{64}\.tgz$/,
	files: /^[0-9a-f]{64}$/,
	git: /^[0-9a-f]{40}$/,
	oci: /^[0-9a-f]{64}$/
};
const DEEPEST = 20;
const MAX = 5e4;
function storedBeside(root, locked) {
	const kept = new Set(locked.flatMap((item) => require_start.itemPlace(item)?.stored ?? []));
	if (![".envfrom", ".envfrom/vendor"].every((folder) => isFolder((0, node_path.join)(root, folder)))) return [];
	const found = [];
	for (const [type, name] of Object.entries(STORED)) walk(root, type, name, found);
	return found.filter((path) => !kept.has(path)).sort();
}
function removeStored(root, paths) {
	for (const path of paths) {
		(0, node_fs.rmSync)((0, node_path.join)(root, require_start.VENDOR, path), {
			recursive: true,
			force: true
		});
		removeEmpty(root, (0, node_path.dirname)(path));
	}
}
function removeEmpty(root, folder) {
	for (let at = folder; at.includes("/"); at = (0, node_path.dirname)(at)) try {
		(0, node_fs.rmdirSync)((0, node_path.join)(root, require_start.VENDOR, at));
	} catch {
		return;
	}
}
function walk(root, folder, stored, found) {
	if (folder.split("/").length > DEEPEST) return;
	for (const entry of entriesOf((0, node_path.join)(root, require_start.VENDOR, folder))) {
		if (found.length >= MAX) return;
		const path = `${folder}/${entry.name}`;
		if (stored.test(entry.name)) found.push(path);
		else if (folder.startsWith("git") && entry.isDirectory()) walk(root, path, stored, found);
	}
}
function entriesOf(folder) {
	return isFolder(folder) ? (0, node_fs.readdirSync)(folder, { withFileTypes: true }) : [];
}
function isFolder(path) {
	try {
		return (0, node_fs.lstatSync)(path).isDirectory();
	} catch {
		return false;
	}
}
// src/commands/dependencies/stale-items.ts
const NOTHING_STALE = {
	lock: void 0,
	locked: 0,
	stored: []
};
function staleItems({ positionals, values }, { here, root }, report, locked) {
	const isPart = positionals.length > 0 || here !== root || PARTS.some((flag) => values.has(flag));
	const isCut = report.uncheckedEntries.some(({ reason }) => require_start.isLimit(reason));
	if (isPart || isCut || values.has("locked") || hasMissed(root)) return {
		...NOTHING_STALE,
		stored: storedBeside(root, locked)
	};
	const asked = new Set(dependenciesOf(report).map(require_start.itemKey));
	const lock = locked.filter((item) => asked.has(require_start.itemKey(item)));
	return {
		lock,
		locked: locked.length - lock.length,
		stored: storedBeside(root, lock)
	};
}
const PARTS = [
	"include",
	"exclude",
	"tracked"
];
function isStale({ locked, stored }) {
	return locked + stored.length > 0;
}
async function removeStale(root, { lock, locked, stored }, host) {
	if (lock !== void 0 && locked > 0) {
		await writeLock(root, lock);
		require_start.writeStderr(host, `envfrom: removed ${require_start.count(locked, "item")} from ${require_start.LOCK}: nothing asks for them any more.`);
	}
	if (stored.length === 0) return;
	removeStored(root, stored);
	require_start.writeStderr(host, `envfrom: removed ${require_start.count(stored.length, "item")} that ${require_start.LOCK} does not name.`);
}
// src/commands/dependencies/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runDependencies: () => runDependencies });
async function runDependencies(args, host) {
	const { positionals, values } = args;
	const missing = values.has("missing");
	const isScript = require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values) === "sh";
	if (isScript && values.has("fleet")) throw new require_load.CannotRun("The script fetches for one repository: run it in each one of the fleet.");
	if (values.has("base") && !values.has("locked")) throw new require_load.CannotRun("`--base` needs `--locked`: it says whose lock is used.");
	const mirrors = (values.get("mirror") ?? []).map(readMirror);
	const round = Number(values.get("record")?.at(-1) ?? 0);
	const base = vendorOfBase(args, host);
	const refused = round > 0 ? await record(args, host, base) : 0;
	let stale;
	const own = isScript ? {
		...host,
		kept: void 0
	} : host;
	const code = await require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.printList(args, own, {
		places: positionals,
		async load() {
			const { formatDependencies } = await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.format_dependencies_exports);
			return (run, report, options) => {
				if (!isScript) return formatDependencies(require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.formatOf(values), report, {
					...options,
					missing
				});
				const planned = script(run, report, {
					args,
					mirrors,
					round,
					refused,
					base
				});
				stale = planned.stale;
				return planned.text;
			};
		},
		filtersBuilds: false,
		empty: {
			note: missing ? "nothing is missing." : "nothing comes from elsewhere.",
			headings: 1
		}
	});
	if (stale !== void 0) await removeStale(require_load.locatePaths(host.cwd, positionals).root, stale, host);
	return code;
}
function readMirror(text) {
	const [, prefix, url] = /^([^=]+)=([a-z]+:\/\/.*|\/.*)$/.exec(text) ?? [];
	if (prefix === void 0 || url === void 0) throw new require_load.CannotRun(`Invalid value \`${text}\` for \`--mirror\`: use PREFIX=URL.`);
	return {
		prefix,
		url
	};
}
function vendorOfBase({ positionals, values }, host) {
	const revision = values.get("base")?.at(-1);
	if (revision === void 0) return void 0;
	const located = require_load.locatePaths(host.cwd, positionals);
	const { tree, label } = require_engine_action_worker_run_run_open_fleet_open_comparison.openStored({
		kind: "revision",
		revision
	}, located, require_engine_action_worker_run_run_open_fleet_open_comparison.UNFILTERED, host);
	const { fileSize } = require_start.DEFAULT_LIMITS;
	const vendor = require_start.openVendor({
		root: located.root,
		tree,
		fileSize
	});
	if (vendor?.fault === void 0) return vendor ?? NOTHING;
	throw new require_load.CannotRun(`\`${require_start.LOCK}\` of ${label} cannot be read: ${vendor.fault}.`);
}
const NOTHING = {
	items: [],
	locked: [],
	fault: void 0,
	read: () => ({
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
	})
};
async function record({ positionals, values }, host, base) {
	const { root } = require_load.locatePaths(host.cwd, positionals);
	const notices = await recordItems({
		root,
		lock: base?.locked,
		isLocked: values.has("locked"),
		isPlain: (item) => refusalOf(item) === void 0
	});
	for (const line of require_start.noticeLines(notices)) require_start.writeStderr(host, line);
	return notices.length;
}
function script(run, report, { args, mirrors, round, refused, base }) {
	const { values } = args;
	const { located, tree } = run;
	const { here, root } = located;
	const vendor = base ?? tree.vendor;
	if (vendor?.fault !== void 0) throw new require_load.CannotRun(`\`${require_start.LOCK}\` cannot be read: ${vendor.fault}.`, "Correct the lock, or remove it.");
	if (vendor === void 0 && values.has("locked")) throw new require_load.CannotRun(`There is no \`${require_start.LOCK}\` to fetch by.`, "Write it: `envfrom dependencies -f sh | sh`.");
	const locked = vendor?.locked ?? [];
	const isThere = (path) => require_start.itemAt(vendor, path) !== void 0;
	const fetches = values.has("locked") ? lockedFetches(locked).filter((item) => !isWhole(item, vendor?.items ?? [])) : toFetch(dependenciesOf(report), locked, values.has("update"), isThere);
	const tried = round === 0 ? /* @__PURE__ */ new Set() : triedItems(root);
	const stale = base === void 0 ? staleItems(args, located, report, locked) : NOTHING_STALE;
	const isDone = round > 0 && refused === 0 && leftOf(fetches, { tried }).length === 0;
	return {
		text: fetchScript(fetches, {
			mirrors,
			round,
			refused,
			isStale: isStale(stale),
			isLocked: values.has("locked"),
			tried,
			toRoot: require_load.pathFrom(here, root),
			again: again(args, {
				here,
				root
			}, round + 1)
		}),
		stale: isDone ? stale : void 0
	};
}
function isWhole(fetch, items) {
	return require_start.itemFor({ items }, fetch)?.files() !== void 0;
}
const OF_OUTPUT = /* @__PURE__ */ new Set([
	"format",
	"output",
	"record",
	"missing"
]);
function again({ positionals, values }, { here, root }, round) {
	const flags = [...values].flatMap(([name, all]) => OF_OUTPUT.has(name) ? [] : flagWords(name, all));
	const below = require_load.pathFrom(root, here);
	const paths = positionals.map((path) => below === "" || path.startsWith("/") ? path : `${below}/${path}`);
	return [
		"dependencies",
		...flags,
		"--format",
		"sh",
		"--record",
		String(round),
		"--",
		...paths
	];
}
function flagWords(name, values) {
	return values.length === 0 ? [`--${name}`] : values.flatMap((value) => value === "" ? [`--${name}`] : [`--${name}=${value}`]);
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
	const sideOf = require_engine_action_worker_watch_run_run_run_compare_variants_engines.resolveSides(evidence, pairs.flat());
	const workloads = pairs.flatMap(([before, after]) => {
		if (before === void 0 || after === void 0) return [];
		const containers = require_engine_action_worker_watch_run_run_run_compare_variants_engines.compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
		if (containers.length === 0) return [];
		return [{
			before,
			after,
			renamed: false,
			builds: [`${before.build} \u2192 ${after.build}`],
			amount: 1,
			namespaces: [after.namespace ?? ""],
			rollout: NO_ROLLOUT,
			containers
		}];
	});
	const alone = pairs.flatMap(([before, after]) => {
		const only = before === void 0 ? after : after === void 0 ? before : void 0;
		if (only === void 0) return [];
		return [{
			text: `only \`${only.build}\` has ${require_start.nameOfWorkload(only)}`,
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
		workloads: require_engine_action_worker_watch_run_run_run_compare_variants_engines.mergeWorkloads(workloads),
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
	for (const keyOf of [require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.originOf, require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.writtenTitleOf]) {
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
var compare_variants_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	between: () => between,
	matrix: () => matrix
});
function between(engines, tree, settings, [left, right]) {
	const { evidence } = require_check.gatherTree(engines, tree, settings);
	const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
	const change = compareVariants(evidence, one ?? [], other ?? []);
	return require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.redactChange(change, require_check.redactionOf([evidence]));
}
function buildsNamed(builds, { word, path }) {
	const found = selectBuilds(builds, word, path);
	if (found.length > 0) return found;
	const near = require_load.nearestName(path, new Set(builds.map(({ id }) => id)));
	const help = near === void 0 ? "`envfrom builds` lists the builds." : `Did you mean \`${near}\`?`;
	throw new require_load.CannotRun(`No build matches \`${word}\`.`, help);
}
const MAX_NAMED = 10;
function matrix(engines, tree, settings, selection) {
	const { evidence } = require_check.gatherTree(engines, tree, settings);
	const matrices = require_engine_action_worker_run_run_answer_matrix_compare_trees_format_matrix_answer_changes_compa_blwvh2yg.selectMatrices(evidence, evidence, selection);
	if (matrices.length > 1) {
		const names = matrices.slice(0, MAX_NAMED).flatMap(({ variants: [first] }) => first === void 0 ? [] : [require_start.nameOfWorkload(first)]);
		const rest = matrices.length - names.length;
		throw new require_load.CannotRun(`\`diff --matrix\` shows one workload, and ${matrices.length} match.`, `Name one of ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}, or use \`envfrom env --matrix\`.`);
	}
	if (matrices.length === 0) throw new require_load.CannotRun("There are no workloads in these files.");
	return matrices;
}
Object.defineProperty(exports, "compare_variants_exports", {
	enumerable: true,
	get: function() {
		return compare_variants_exports;
	}
});
Object.defineProperty(exports, "dependenciesOf", {
	enumerable: true,
	get: function() {
		return dependenciesOf;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
