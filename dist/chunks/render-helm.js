"use strict";
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_json_schema_draft_07 = require("./json-schema-draft-07.js");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
let node_zlib = require("node:zlib");
// src/model/elsewhere/needs-here.ts
function needsHere(needs) {
	const roots = /* @__PURE__ */ new Map();
	for (const { found, at } of needs) if (found !== void 0 && !roots.has(found)) roots.set(found, at);
	const here = (at, left) => {
		const { path } = require_start.hostSpan(at).file;
		const root = [...roots.keys()].find((each) => path.startsWith(`${each}/`));
		const outer = root === void 0 ? void 0 : roots.get(root);
		return outer === void 0 || left === 0 ? at : here(outer, left - 1);
	};
	return needs.map((need) => ({
		...need,
		at: here(need.at, roots.size)
	}));
}
// src/render/work/meter.ts
let done = 0;
function noteWork(work) {
	done += work;
}
function measured(run) {
	const before = done;
	try {
		return [run(), done - before];
	} finally {
		done = before;
	}
}
// src/render/kustomize/tree/part-ranges.ts
function partRanges(text, value) {
	const ranges = [];
	let start = 0;
	for (const [index, part] of value.entries()) {
		const next = value[index + 1];
		const behind = next === void 0 || next.kind === "placeholder" ? "" : next.text;
		const end = part.kind === "placeholder" ? endAt(text, start, behind) : start + part.text.length;
		ranges.push({
			part,
			start,
			end
		});
		start = end;
	}
	return ranges;
}
function endAt(text, start, behind) {
	const own = behind !== "" && text.startsWith("{{", start) ? text.indexOf("}}", start) + 2 : start;
	const found = behind === "" ? -1 : text.indexOf(behind, own);
	return found === -1 ? text.length : found;
}
function rangesWithin(ranges, start, end) {
	const first = require_start.countBefore(ranges, (range) => range.end <= start);
	let behind = first;
	while (behind < ranges.length && (ranges[behind]?.start ?? end) < end) behind += 1;
	return ranges.slice(first, behind);
}
// src/render/kustomize/build/folder-build.ts
function recordedIn({ partial, files, kustomizations, needs }) {
	return {
		differences: [],
		partial: require_start.sortedReasons(partial),
		files: [...files].sort(),
		kustomizations: [...kustomizations].sort(),
		patches: [],
		needs: [...needs.values()]
	};
}
// src/render/kustomize/load/recorder.ts
function newRecorder(goesOn = false) {
	return {
		...goesOn && { left: /* @__PURE__ */ new Set() },
		partial: /* @__PURE__ */ new Set(),
		files: /* @__PURE__ */ new Set(),
		kustomizations: /* @__PURE__ */ new Set(),
		charts: /* @__PURE__ */ new Map(),
		patches: /* @__PURE__ */ new Map(),
		leftOutPatches: /* @__PURE__ */ new Set(),
		needs: /* @__PURE__ */ new Map(),
		versioned: /* @__PURE__ */ new Set(),
		outside: /* @__PURE__ */ new Set()
	};
}
function notePatch({ patches }, patch) {
	const key = `${patch.at.file.path}:${patch.at.start}`;
	if (patch.unmet === void 0 || !patches.has(key)) patches.set(key, patch);
}
function mergeRecorder(into, from) {
	for (const each of from.partial) into.partial.add(each);
	for (const each of from.files) into.files.add(each);
	for (const each of from.kustomizations) into.kustomizations.add(each);
	for (const [key, each] of from.charts) into.charts.set(key, each);
	for (const each of from.patches.values()) notePatch(into, each);
	for (const each of from.leftOutPatches) into.leftOutPatches.add(each);
	for (const [key, each] of from.needs) if (!into.needs.has(key)) into.needs.set(key, each);
	for (const each of from.versioned) into.versioned.add(each);
	for (const each of from.outside) into.outside.add(each);
	for (const each of from.left ?? []) into.left?.add(each);
}
function tolerate(recorder, refusal, without = "without-changes") {
	const { words } = refusal;
	if (words?.since !== void 0) {
		recorder.versioned.add(refusal);
		return true;
	}
	if (words?.offline !== void 0) {
		recorder.partial.add(words.offline);
		return true;
	}
	if (words?.absence === true && recorder.partial.size > 0) return true;
	if (words?.isPreventable === true && lacksTransformer(recorder)) return true;
	if (recorder.left === void 0 || refusal.isTooMuch === true) return false;
	recorder.left.add(without);
	return true;
}
function lacksTransformer({ partial }) {
	return [...partial].some(({ code }) => code === "transformer");
}
function noteNewer({ versioned }, at, feature, error, builtSince) {
	versioned.add(require_check.refused(at, error, {
		message: require_start.message$1`${feature}, and versions of kustomize before ${builtSince} refuse that`,
		builtSince
	}));
}
function noteNewField(recorder, at, field, builtSince) {
	const error = `invalid Kustomization: json: unknown field "${field}"`;
	noteNewer(recorder, at, require_start.message$1`\`${require_start.words(field)}\` is used here`, error, builtSince);
}
function trailFrom(kind, at, folder) {
	return {
		step: {
			kind,
			at,
			in: require_check.shown(folder)
		},
		before: void 0
	};
}
function onto(trail, before) {
	return before === void 0 ? trail : {
		step: trail.step,
		before
	};
}
// src/render/kustomize/tree/refusal-findings.ts
function refusalFindings(refusals, builder) {
	return refusals.flatMap((refusal) => [refusal, ...refusal.also ?? []]).map((refusal) => FINDINGS[builder](refusal));
}
const FINDINGS = {
	kustomize: require_start.memo((refusal) => findingOf(refusal, "kustomize")),
	Flux: require_start.memo((refusal) => findingOf(refusal, "Flux")),
	"Argo CD": require_start.memo((refusal) => findingOf(refusal, "Argo CD"))
};
function findingOf(refusal, builder) {
	const { at, words: words$3 } = refusal;
	const [refuses = ""] = refusal.message.split("\n", 1);
	const name = require_start.words(builder);
	return {
		at,
		message: words$3 === void 0 ? require_start.message$1`${name} refuses this: ${refuses}` : require_start.message$1`${words$3.message}. ${name}: ${words$3.said ?? refuses}`,
		...words$3?.related !== void 0 && { related: words$3.related },
		...words$3?.cause !== void 0 && {
			cause: words$3.cause,
			onePerCause: true
		},
		...words$3?.code === "missing-path" && { isOfAbsence: true },
		...words$3?.code === "namespace-above" && { isSetAbove: true },
		...words$3?.help !== void 0 && { help: require_start.message$1`${words$3.help}` }
	};
}
// src/render/kustomize/load/remote-path.ts
const SCHEMES = [
	"ssh://",
	"https://",
	"http://",
	"file://"
];
function isRemoteFile(path) {
	return /^https?:/i.test(path);
}
function isRemoteFolder(path) {
	return remoteFolder(path) !== void 0;
}
function remoteFolder(path) {
	if (path.startsWith("/")) return void 0;
	const [uri = "", query = ""] = splitOnce(path, "?");
	const rest = repositoryPart(withoutPrefix(uri, "git::"));
	if (rest === void 0) return void 0;
	const { isLocalScheme, text, prefix } = rest;
	const [repository, folder] = splitRepository(text, isLocalScheme);
	if (repository === "" || leavesRepository(folder)) return void 0;
	const below = folder.split("/").filter((part) => part !== "" && part !== ".");
	return {
		url: `${prefix}${repository}`,
		path: tidied(below),
		ref: refOf(query)
	};
}
function refOf(query) {
	const values = new URLSearchParams(query);
	return values.get("ref") || values.get("version") || void 0;
}
function tidied(parts) {
	const kept = [];
	for (const part of parts) if (part === "..") kept.pop();
	else kept.push(part);
	return kept.join("/");
}
function splitOnce(text, separator) {
	const at = text.indexOf(separator);
	return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
function repositoryPart(uri) {
	const scheme = SCHEMES.find((each) => uri.toLowerCase().startsWith(each)) ?? "";
	const afterScheme = uri.slice(scheme.length);
	const user = /^[a-zA-Z][a-zA-Z0-9-]*@/.exec(afterScheme)?.[0] ?? "";
	const host = afterScheme.slice(user.length);
	const isGitHub = /^github\.com[/:]/i.test(host);
	const colonSplits = scheme === "" && (user !== "" || isGitHub);
	if (scheme === "" && !colonSplits) return void 0;
	if (scheme === "file://") return {
		isLocalScheme: true,
		text: afterScheme,
		prefix: scheme
	};
	const slash = host.indexOf("/");
	const colon = colonSplits ? host.indexOf(":") : -1;
	if (colonSplits && !isGitHub && (colon === -1 || slash !== -1 && slash < colon)) return void 0;
	const end = colonSplits && (slash === -1 || colon > 0 && colon < slash) ? colon : slash;
	if (end === -1) return void 0;
	const name = host.slice(0, end);
	const prefix = colonSplits && user !== "" ? `${user}${name}:` : `${scheme || "https://"}${user}${name}/`;
	return {
		isLocalScheme: false,
		text: host.slice(end + 1),
		prefix
	};
}
function splitRepository(text, whole) {
	const azure = text.indexOf("_git/");
	if (azure !== -1) {
		const [name = "", ...rest] = text.slice(azure + 5).split("/");
		return [text.slice(0, azure) + name, rest.join("/")];
	}
	const double = text.indexOf("//");
	if (double !== -1) return [text.slice(0, double), text.slice(double + 2)];
	const suffix = text.indexOf(".git");
	if (suffix !== -1) return [text.slice(0, suffix + 4), text.slice(suffix + 4)];
	if (whole) return [text, ""];
	const segments = text.split("/");
	if (segments.length < 2) return ["", ""];
	return [segments.slice(0, 2).join("/"), segments.slice(2).join("/")];
}
function leavesRepository(folder) {
	let depth = 0;
	for (const part of folder.split("/")) {
		if (part === "..") depth--;
		else if (part !== "" && part !== ".") depth++;
		if (depth < 0) return true;
	}
	return false;
}
function withoutPrefix(text, prefix) {
	return text.toLowerCase().startsWith(prefix) ? text.slice(prefix.length) : text;
}
// src/render/kustomize/load/elsewhere.ts
const ONE_FILE = /\.(?:ya?ml|json)$/i;
function remoteItem(path) {
	const folder = remoteFolder(path);
	if (isRemoteFile(path) && (folder === void 0 || ONE_FILE.test(path.split("?")[0] ?? ""))) return {
		type: "file",
		url: require_start.plainUrl(path),
		version: void 0
	};
	if (folder === void 0) return void 0;
	return {
		type: "git",
		url: require_start.plainUrl(folder.url),
		version: folder.ref,
		path: folder.path
	};
}
function noteLacking({ context, recorder }, found, at) {
	const { vendor, root } = context.tree;
	const item = root === void 0 ? void 0 : require_start.itemAt(vendor, root);
	if (item === void 0) return;
	const { type, url, version } = item;
	const path = found.slice(item.root.length + 1);
	const key = `${require_start.itemKey(item)} ${path}`;
	recorder.needs.set(key, {
		type,
		url,
		version,
		path,
		at,
		found: void 0
	});
}
function isOfItem({ tree: { vendor, root } }) {
	return root !== void 0 && require_start.itemAt(vendor, root) !== void 0;
}
function findElsewhere({ context, recorder }, path, at) {
	const asked = remoteItem(path);
	if (asked === void 0) return void 0;
	const found = context.elsewhere(asked);
	const key = `${require_start.itemKey(asked)} ${asked.path ?? ""}`;
	if (!recorder.needs.has(key)) recorder.needs.set(key, {
		...asked,
		at,
		found: found?.item.root
	});
	return found;
}
const CRDS = /[/.-](?:crds?|customresourcedefinitions?)(?:[/.-][^/?]*)?(?:\?|$)/i;
function notAtHand(path, what) {
	return {
		...what === "file" ? require_start.message$1`\`${path}\` is not fetched` : require_start.message$1`the remote base \`${path}\` is not fetched`,
		code: CRDS.test(path) ? "crds" : "remote-base"
	};
}
// src/render/kustomize/load/load-file.ts
function findFile(context, use) {
	const { folder, path, at } = use;
	if (isRemoteFile(path)) return remoteFile(path, at);
	const found = path.startsWith("/") ? void 0 : require_check.resolvePath(folder, path, context.tree.root);
	if (found === void 0) return outside$1(use);
	if (path.includes("\n")) return noFile(found, use);
	if (!context.paths.has(found)) return missing$4(context, found, use);
	if (context.restrictToRoot && !require_check.isInside(found, folder)) return restricted(found, use);
	return require_check.done(found);
}
function noFile(found, { path, at }) {
	const text = `evalsymlink failure on '${require_check.shown(found)}' : lstat ${require_check.shown(found)}: no such file or directory`;
	return require_check.refused(at, text, {
		code: "missing-path",
		message: require_start.message$1`\`${path}\` does not exist`,
		cause: `there is no ${found}`
	});
}
function remoteFile(path, at) {
	return require_check.refused(at, `cannot read ${path}`, {
		message: require_start.message$1`\`${path}\` is on the network and is not fetched`,
		offline: notAtHand(path, "file")
	});
}
function outside$1({ path, at }) {
	return require_check.refused(at, `file '${path}' is outside of the repository`, {
		message: require_start.message$1`\`${path}\` is outside the repository, where envfrom reads nothing`,
		help: require_start.message$1`Keep everything a kustomization reads within the repository.`
	});
}
function missing$4(context, found, { path, at }) {
	if (context.folders.has(found)) return require_check.refused(at, `'${require_check.shown(found)}' must resolve to a file`, { message: require_start.message$1`\`${path}\` is a folder, but must be a file` });
	const away = leadsOutside(context, found, {
		path,
		at
	});
	if (away !== void 0) return away;
	const text = `evalsymlink failure on '${require_check.shown(found)}' : lstat ${require_check.shown(found)}: no such file or directory`;
	const offline = context.mayAppear(found);
	const lacking = firstMissing(context, found);
	const where = lacking === found ? "" : ` (there is no folder \`${lacking}\`)`;
	const near = lacking === found ? nearestSibling(context, found) : void 0;
	return require_check.refused(at, text, {
		code: "missing-path",
		message: require_start.message$1`\`${path}\` does not exist${where}`,
		...near !== void 0 && { help: require_start.message$1`Did you mean \`${near}\`?` },
		cause: `there is no ${lacking}`,
		...offline !== void 0 && { offline: lackOf(found, offline) }
	});
}
const SECRETS = /^(?:[-\w.]*[-_.])?secrets?(?:[-_.]enc(?:rypted)?|\.sops)?\.ya?ml$/i;
function lackOf(path, clause) {
	const reason = require_start.message$1`${clause}`;
	return SECRETS.test(require_start.fileNameOf(path)) ? {
		...reason,
		code: "secrets-file"
	} : reason;
}
function leadsOutside({ tree }, found, { path, at }) {
	const content = tree.read(found);
	if (content.kind === "bytes" || content.cause !== "outside") return void 0;
	return unreadable$1(content, {
		path,
		at
	});
}
function nearestSibling({ below }, found) {
	const folder = require_start.folderOf(found) === "." ? "" : require_start.folderOf(found);
	return require_load.nearestName(require_start.fileNameOf(found), require_check.filesIn(below(folder), folder).map(require_start.fileNameOf));
}
function firstMissing({ folders }, path) {
	let lacking = path;
	while (lacking !== "" && !folders.has(require_check.parentFolder(lacking))) lacking = require_check.parentFolder(lacking);
	return lacking;
}
function restricted(found, { folder, path, at }) {
	const text = `security; file '${require_check.shown(found)}' is not in or below '${require_check.shown(folder)}'`;
	return require_check.refused(at, text, {
		message: require_start.message$1`\`${path}\` is not in or below \`${require_check.shown(folder)}\`, which kustomize refuses to read`,
		help: require_start.message$1`Build with \`--load-restrictor LoadRestrictionsNone\`, or move the file.`
	});
}
function outsideFolder(found, use) {
	const refusal = restricted(found, use);
	return require_check.refused(refusal.at, refusal.message, {
		message: require_start.message$1`\`${use.path}\` is not in or below \`${require_check.shown(use.folder)}\`, which \`kubectl apply -k\` refuses to read`,
		help: require_start.message$1`Move the file, list its folder, or apply what \`kustomize build --load-restrictor LoadRestrictionsNone\` prints.`,
		cause: `files outside ${require_check.shown(use.folder)}`
	});
}
function findNoted(context, use, recorder) {
	const found = findFile(context, use);
	if (found.kind === "done") {
		if (!require_check.isInside(found.value, use.folder) && !isOfItem(context)) recorder.outside.add(outsideFolder(found.value, use));
		return found;
	}
	const path = require_check.resolvePath(use.folder, use.path, context.tree.root);
	if (path === void 0) return found;
	const isLacking = found.words?.offline !== void 0;
	if (isLacking && isOfItem(context)) noteLacking({
		context,
		recorder
	}, path, use.at);
	const isGone = found.words?.code === "missing-path" && !isLacking;
	if (recorder.left === void 0 || !isGone) return found;
	const meant = misspeltFile(context, path);
	if (meant === void 0) return found;
	recorder.left.add("without-objects");
	return findFile(context, {
		...use,
		path: `${use.path.slice(0, -require_start.fileNameOf(path).length)}${meant}`
	});
}
function misspeltFile(context, path) {
	const near = nearestSibling(context, path);
	return near !== void 0 && require_check.typoOf(require_start.fileNameOf(path), near) !== void 0 ? near : void 0;
}
function fileElsewhere(context, { path, at }, recorder) {
	if (remoteItem(path)?.type !== "file") return void 0;
	const found = findElsewhere({
		context,
		recorder
	}, path, at);
	if (found === void 0) return void 0;
	const use = {
		folder: found.item.root,
		path: require_start.fileNameOf(found.place),
		at
	};
	return {
		context: found.context,
		use
	};
}
function loadBytes(context, use, recorder) {
	const away = fileElsewhere(context, use, recorder);
	if (away !== void 0) return loadBytes(away.context, away.use, recorder);
	const found = findNoted(context, use, recorder);
	if (found.kind === "refused") return found;
	recorder.files.add(found.value);
	const content = context.tree.read(found.value);
	if (content.kind === "unreadable") return unreadable$1(content, use);
	return require_check.done({
		path: found.value,
		bytes: content.bytes
	});
}
function unreadable$1(content, { path, at }) {
	return require_check.refused(at, `cannot read '${path}': ${content.reason}`, { message: require_start.message$1`\`${path}\` cannot be read: ${content.reason}` });
}
function loadText(context, use, recorder) {
	const away = fileElsewhere(context, use, recorder);
	if (away !== void 0) return loadText(away.context, away.use, recorder);
	const found = findNoted(context, use, recorder);
	if (found.kind === "refused") return found;
	const known = require_check.knownSource(context, found.value);
	if (known !== void 0) {
		recorder.files.add(found.value);
		return require_check.done(known);
	}
	const loaded = loadBytes(context, use, recorder);
	if (loaded.kind === "refused") return loaded;
	const { path, bytes } = loaded.value;
	if (bytes.length > context.limits.fileSize) return require_check.refused(use.at, `file '${require_check.shown(path)}' is too large`, { message: require_start.message$1`\`${use.path}\` is larger than ${context.limits.fileSize} bytes, the limit` });
	return require_check.done(require_check.sourceOf(context, path, bytes));
}
// src/render/kustomize/tree/making-of-parts.ts
const rangesIn$1 = require_start.memo(({ text, value = [] }) => partRanges(text, value));
function makingOfParts(node, place, start, end) {
	const parts = rangesWithin(rangesIn$1(node), start, end).map(({ part }) => part);
	const unknown = parts.find((part) => part.kind === "placeholder");
	return {
		places: [place],
		calls: [],
		secret: parts.some(({ kind }) => kind === "secret"),
		unknowable: unknown?.label
	};
}
// src/render/kustomize/tree/embed-text.ts
const SPACE_AROUND$1 = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|(?<![\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;
function embedText(scalar, trimmed) {
	return trimmed ? embedTrimmed(scalar) : embedWhole(scalar);
}
const embedTrimmed = require_start.memo((scalar) => embed(scalar, true));
const embedWhole = require_start.memo((scalar) => embed(scalar, false));
function embed(scalar, trimmed) {
	const { file, text } = scalar;
	let offsets;
	const skipped = trimmed ? text.length - text.trimStart().length : 0;
	const offsetOf = (offset) => {
		offsets ??= textOffsets(scalar);
		const last = offsets.length - 1;
		return offsets[Math.max(0, Math.min(offset + skipped, last))] ?? scalar.start;
	};
	const spanOf = (start, end) => {
		const from = offsetOf(start);
		return {
			file,
			start: from,
			end: Math.max(from, offsetOf(end))
		};
	};
	const madeOf = (start, end) => makingOfParts(scalar, spanOf(start, end), start + skipped, end + skipped);
	const madeFrom = {
		scalar,
		trimmed
	};
	const embedded = {
		path: file.path,
		text: trimmed ? text.replaceAll(SPACE_AROUND$1, "") : text,
		host: {
			spanOf,
			...scalar.value !== void 0 && { madeOf },
			madeFrom
		}
	};
	embeddings.set(embedded, madeFrom);
	return embedded;
}
const embeddings = /* @__PURE__ */ new WeakMap();
function embeddingOf(file) {
	return embeddings.get(file);
}
function textOffsets(scalar) {
	const { text, style, file, start, end } = scalar;
	const offsets = new Int32Array(text.length + 1);
	if (file.text.startsWith(text, start) && end - start === text.length) return offsets.map((_, index) => start + index);
	let at = style === "literal" || style === "folded" ? afterHeader(file.text, start, end) : start + (style === "plain" ? 0 : 1);
	for (let index = 0; index < text.length; index++) {
		const found = nextMatch(file.text, at, end, text[index] ?? "", style);
		offsets[index] = Math.min(found.start, end);
		at = found.end;
	}
	offsets[text.length] = Math.min(at, end);
	return offsets;
}
function afterHeader(source, start, end) {
	const newline = source.indexOf("\n", start);
	return newline === -1 || newline > end ? start : newline + 1;
}
function nextMatch(source, from, end, char, style) {
	for (let at = from; at < end; at++) {
		const found = source[at];
		if (style === "double-quoted" && found === "\\") {
			if (source[at + 1] !== "\n") return {
				start: at,
				end: at + escapeLength(source[at + 1])
			};
			continue;
		}
		if (style === "single-quoted" && found === "'") return {
			start: at,
			end: at + 2
		};
		if (found === char) return {
			start: at,
			end: at + 1
		};
		if (char === " " && found === "\n") return {
			start: at,
			end: at + 1
		};
		if (found !== " " && found !== "\n" && found !== "\r") return {
			start: at,
			end: at + 1
		};
	}
	return {
		start: from,
		end: from
	};
}
function escapeLength(letter) {
	switch (letter) {
		case "x": return 4;
		case "u": return 6;
		case "U": return 10;
		default: return 2;
	}
}
// src/render/kustomize/object/gvk.ts
const ORDER_FIRST = [
	"Namespace",
	"ResourceQuota",
	"StorageClass",
	"CustomResourceDefinition",
	"ServiceAccount",
	"PodSecurityPolicy",
	"Role",
	"ClusterRole",
	"RoleBinding",
	"ClusterRoleBinding",
	"ConfigMap",
	"Secret",
	"Endpoints",
	"Service",
	"LimitRange",
	"PriorityClass",
	"PersistentVolume",
	"PersistentVolumeClaim",
	"Deployment",
	"StatefulSet",
	"CronJob",
	"PodDisruptionBudget"
];
const ORDER_LAST = ["MutatingWebhookConfiguration", "ValidatingWebhookConfiguration"];
const ANY_GVK = {
	group: "",
	version: "",
	kind: ""
};
const DEFAULT_ORDER = typeOrder(ORDER_FIRST, ORDER_LAST);
function parseApiVersion(apiVersion) {
	return {
		group: require_check.groupOf(apiVersion),
		version: apiVersion.slice(apiVersion.indexOf("/") + 1)
	};
}
function apiVersionOf({ group, version }) {
	return group === "" ? version : `${group}/${version}`;
}
function isSelected(gvk, selector) {
	return (selector.group === "" || selector.group === gvk.group) && (selector.version === "" || selector.version === gvk.version) && (selector.kind === "" || selector.kind === gvk.kind);
}
function sameGvk(left, right) {
	return left.group === right.group && left.version === right.version && left.kind === right.kind;
}
function gvkText({ group, version, kind }) {
	return `${kind || "[noKind]"}.${version || "[noVer]"}.${group || "[noGrp]"}`;
}
function compareGvk(left, right) {
	const order = (DEFAULT_ORDER.get(left.kind) ?? 0) - (DEFAULT_ORDER.get(right.kind) ?? 0);
	return order === 0 ? require_check.compareText(sortText(left), sortText(right)) : order;
}
function typeOrder(first, last) {
	return new Map([...first.map((kind, index) => [kind, index - first.length]), ...last.map((kind, index) => [kind, index + 1])]);
}
function sortText({ group, version, kind }) {
	return `${group || "~G"}_${version || "~V"}_${kind || "~K"}`;
}
// src/render/kustomize/tree/scalar-type.ts
function withTextKept(node, text, at) {
	const type = typeTag(node);
	const { file, start, end } = at;
	const { tag: _tag, ...rest } = node;
	const plain = {
		...rest,
		text,
		file,
		start,
		end
	};
	if (node.untyped === true && node.tag === void 0) return plain;
	if (node.style !== "plain") return node.tag === void 0 ? plain : {
		...plain,
		tag: node.tag
	};
	return typeTag(plain) === type ? plain : {
		...plain,
		tag: type
	};
}
function typeTag(node) {
	if (node.tag !== void 0) return node.tag;
	if (node.style !== "plain") return "!!str";
	const resolved = require_check.resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return isTimestamp(node.text) ? "!!timestamp" : "!!str";
		case "invalid": return "!!float";
		default: return `!!${resolved.kind}`;
	}
}
function isText$1(node) {
	return node.untyped === true && node.tag === void 0 || typeTag(node) === "!!str";
}
function isTimestamp(text) {
	return /^[0-9]{4}-/.test(text) && require_check.timestampJson(text) !== void 0;
}
// src/render/kustomize/tree/secret-nodes.ts
function secretLabel(object, path) {
	const [field = "", ...keys] = path;
	if (require_start.scalarAt(object, "kind")?.text !== "Secret" || !/^(?:data|stringData)$/.test(field)) return;
	return `secret ${[require_start.scalarAt(object, "metadata", "name")?.text ?? "", ...keys.map(keyLabel)].join("/")}`;
}
function keyLabel(key) {
	return require_check.isPlausibleKey(key) ? key : "***";
}
function labelOf(node) {
	if (node.kind !== "scalar") return void 0;
	const secret = node.value?.find(({ kind }) => kind === "secret");
	return secret?.kind === "secret" ? secret.label : void 0;
}
function asSecret(node, label) {
	if (node.kind === "scalar") return withValue$1(node, [{
		kind: "secret",
		text: node.text,
		label
	}]);
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => asSecret(item, label))
	};
	const entries = node.entries.map((entry) => require_start.entryWith(entry, asSecret(entry.value, `${label}/${keyLabel(entry.name)}`)));
	return {
		...node,
		entries
	};
}
function withSecretData(object) {
	const entries = object.entries.map((entry) => {
		const label = secretLabel(object, [entry.name]);
		return label === void 0 ? entry : require_start.entryWith(entry, asSecret(entry.value, label));
	});
	return {
		...object,
		entries
	};
}
function withValue$1(node, value) {
	const { value: _, ...rest } = node;
	return value === void 0 ? rest : {
		...rest,
		value
	};
}
function withSecretOf(node, made) {
	const label = labelOf(node);
	if (label === void 0 || node.kind !== "scalar") return made;
	return node.value?.some((part) => part.kind === "secret" && part.text !== "" && made.text.includes(part.text)) === true ? withValue$1(made, [{
		kind: "secret",
		text: made.text,
		label
	}]) : made;
}
// src/render/kustomize/tree/node-fields.ts
function isEmptyNode(node) {
	if (node === void 0) return true;
	if (node.kind === "map") return node.entries.length === 0;
	if (node.kind === "sequence") return node.items.length === 0;
	return require_check.isNull(node, "kustomize");
}
function isMissingOrNull(node) {
	return node === void 0 || require_check.isNull(node, "kustomize");
}
function setField(map, name, value) {
	const old = require_start.entryOf(map, name)?.value;
	const made = old === void 0 ? newText(value) : setText(old, value);
	return require_check.withEntry(map, require_check.scalarOf(name, value.at, value.trail), made);
}
function newText(value) {
	return newScalar(value, styleOfNew(value));
}
function stringOf$3(text, at, trail) {
	const style = text.includes("\n") ? "literal" : styleOfNew({
		text,
		tag: "!!str"
	});
	return newScalar({
		text,
		tag: "!!str",
		at,
		trail
	}, style);
}
function asString(node, text) {
	const made = stringOf$3(text, node, node.trail);
	return node.kind === "scalar" && node.style === made.style && node.text === text && typeTag(node) === "!!str" ? node : withSecretOf(node, made);
}
function setText(node, value) {
	return withSecretOf(node, newScalar(value, styleOf(node)));
}
function newScalar({ text, tag, at, trail }, style) {
	const made = tag === "!!str" ? require_check.stringScalar(text, at, trail, style) : withTag(require_check.scalarOf(text, at, trail, style), tag);
	return require_start.isScalarAt(at) ? withSecretOf(at, made) : made;
}
function withTag(made, tag) {
	return tag === void 0 ? made : {
		...made,
		tag
	};
}
function styleOf(node) {
	return node.kind === "scalar" ? node.style : "plain";
}
function styleOfNew({ text, tag }) {
	if (tag !== void 0 && tag !== "!!str") return "plain";
	if (text === "" || text.includes("\n")) return "plain";
	return isTextAlways(text) ? "plain" : "double-quoted";
}
function isTextAlways(text) {
	return require_check.resolveScalar({
		kind: "scalar",
		text,
		style: "plain",
		file: {
			path: "",
			text: ""
		},
		start: 0,
		end: 0
	}, "kubectl").kind === "string";
}
// src/render/kustomize/tree/schema.ts
function isNamespaceable(apiVersion, kind, schema) {
	return schema.isNamespaced(apiVersion, kind) !== false;
}
// src/render/kustomize/object/resource-id.ts
const NO_NAMESPACE = "_non_namespaceable_";
function effectiveNamespace({ namespace, clusterScoped }) {
	if (clusterScoped) return NO_NAMESPACE;
	return namespace === "" ? "default" : namespace;
}
function idKey(id) {
	return `${id.group}\u0000${id.version}\u0000${id.kind}\u0000${id.name}\u0000${effectiveNamespace(id)}`;
}
function sameId(left, right) {
	return sameTypeAndName(left, right) && effectiveNamespace(left) === effectiveNamespace(right);
}
function sameTypeAndName(left, right) {
	return left.name === right.name && sameGvk(left, right);
}
function idText(id) {
	return `${gvkText(id)}/${id.name || "[noName]"}.${id.namespace || "[noNs]"}`;
}
// src/render/kustomize/object/shared-scalars.ts
function writeToAll(before, after, shared) {
	const written = /* @__PURE__ */ new Map();
	collectWritten(before, after, new Set(shared), written);
	if (written.size === 0) return {
		node: after,
		shared
	};
	const node = replaceAll$1(after, written);
	return {
		node: node.kind === "map" ? node : after,
		shared: shared.map((each) => lastOf(each, written))
	};
}
function collectWritten(before, after, shared, written) {
	if (before === after) return;
	if (before.kind === "scalar") {
		if (after.kind !== "scalar" || !shared.has(before)) return;
		const earlier = written.get(before);
		if (earlier !== void 0) written.set(earlier, after);
		written.set(before, after);
	} else if (before.kind === "map" && after.kind === "map") for (const { name, key, value } of sorted$1(before)) {
		const now = require_start.entryOf(after, name);
		if (now?.key === key) collectWritten(value, now.value, shared, written);
	}
	else if (before.kind === "sequence" && after.kind === "sequence") before.items.forEach((item, index) => {
		const now = after.items[index];
		if (now !== void 0) collectWritten(item, now, shared, written);
	});
}
function sorted$1({ entries }) {
	return entries.toSorted((left, right) => require_check.compareText(left.name, right.name));
}
function lastOf(node, written) {
	let last = node;
	for (let next = written.get(last); next !== void 0; next = written.get(last)) last = next;
	return last;
}
function replaceAll$1(node, written) {
	if (node.kind === "scalar") return lastOf(node, written);
	return require_check.withChildren(node, (child) => replaceAll$1(child, written));
}
// src/render/kustomize/object/resource.ts
function unknownIds() {
	return {
		current: void 0,
		key: void 0,
		previous: void 0
	};
}
function resourceOf$1(node, schema) {
	return {
		node,
		schema,
		varNames: [],
		shared: [],
		rewritten: false,
		ids: unknownIds()
	};
}
const IDENTITY$1 = [
	"metadata",
	"kind",
	"apiVersion"
];
function withNode(resource, node) {
	if (node === resource.node) return resource;
	const ids = sameIdentity(resource.node, node) ? resource.ids : unknownIds();
	const { schema, varNames, shared, rewritten } = resource;
	if (shared.length === 0) return {
		node,
		schema,
		varNames,
		shared,
		rewritten,
		ids
	};
	return {
		schema,
		varNames,
		rewritten,
		ids,
		...writeToAll(resource.node, node, shared)
	};
}
function sameIdentity(left, right) {
	return IDENTITY$1.every((name) => require_start.entryOf(left, name)?.value === require_start.entryOf(right, name)?.value);
}
const typesOf$1 = require_start.memoBy((apiVersion) => require_start.memoBy((kind) => ({
	...parseApiVersion(apiVersion),
	kind
})));
function gvkOf(node) {
	const apiVersion = require_check.valueText(require_start.scalarAt(node, "apiVersion"));
	const kind = require_check.valueText(require_start.scalarAt(node, "kind"));
	return typesOf$1(apiVersion)(kind);
}
function nameOf$4(node) {
	return metadataText(node, "name");
}
function namespaceOf(node) {
	return metadataText(node, "namespace");
}
function metadataText(node, field) {
	const value = require_start.valueAt(node, "metadata", field);
	return isEmptyNode(value) ? "" : require_check.valueText(value);
}
function currentId({ node, schema, ids }) {
	if (ids.current !== void 0) return ids.current;
	const { group, version, kind } = gvkOf(node);
	const id = {
		group,
		version,
		kind,
		name: nameOf$4(node),
		namespace: namespaceOf(node),
		clusterScoped: !isNamespaceable(require_check.valueText(require_start.scalarAt(node, "apiVersion")), kind, schema)
	};
	ids.current = id;
	return id;
}
function currentKey(resource) {
	const { ids } = resource;
	ids.key ??= idKey(currentId(resource));
	return ids.key;
}
function setName(node, name, at, trail) {
	return setMetadata(node, (metadata) => setField(metadata, "name", {
		text: name,
		at,
		trail
	}), at);
}
function setNamespace(node, namespace, at) {
	if (namespace === "") return require_start.mapAt(node, "metadata") === void 0 ? node : setMetadata(node, (each) => require_check.withoutEntry(each, "namespace"), at);
	const value = {
		text: namespace,
		at,
		trail: void 0
	};
	return setMetadata(node, (metadata) => setField(metadata, "namespace", value), at);
}
function setMetadata(node, change, at) {
	const metadata = require_start.mapAt(node, "metadata") ?? require_check.mapOf([], at, void 0);
	const changed = change(metadata);
	return changed === metadata && require_start.mapAt(node, "metadata") !== void 0 ? node : require_check.withEntry(node, require_check.scalarOf("metadata", at, void 0), changed);
}
// src/render/kustomize/object/annotations.ts
const INTERNAL = "internal.config.kubernetes.io/";
const PREVIOUS_KINDS = `${INTERNAL}previousKinds`;
const PREVIOUS_NAMES = `${INTERNAL}previousNames`;
const PREVIOUS_NAMESPACES = `${INTERNAL}previousNamespaces`;
const PREFIXES = `${INTERNAL}prefixes`;
const SUFFIXES = `${INTERNAL}suffixes`;
const REFERRED_BY = `${INTERNAL}refBy`;
const GENERATOR_BEHAVIOR = `${INTERNAL}generatorBehavior`;
const NEEDS_HASH$1 = `${INTERNAL}needsHashSuffix`;
const ALLOW_NAME_CHANGE = `${INTERNAL}allowNameChange`;
const ALLOW_KIND_CHANGE = `${INTERNAL}allowKindChange`;
const ORIGIN = "config.kubernetes.io/origin";
const TRANSFORMATIONS = "alpha.config.kubernetes.io/transformations";
const HELM_GENERATED = `${INTERNAL}helm-generated`;
const ENABLED = "enabled";
const BUILD_ANNOTATIONS = [
	PREVIOUS_KINDS,
	PREVIOUS_NAMES,
	PREFIXES,
	SUFFIXES,
	PREVIOUS_NAMESPACES,
	ALLOW_NAME_CHANGE,
	ALLOW_KIND_CHANGE,
	REFERRED_BY,
	GENERATOR_BEHAVIOR,
	NEEDS_HASH$1,
	`${INTERNAL}path`,
	`${INTERNAL}index`,
	`${INTERNAL}seqindent`,
	`${INTERNAL}id`,
	`${INTERNAL}annotations-migration-resource-id`,
	"config.kubernetes.io/path",
	"config.kubernetes.io/index",
	"config.k8s.io/id",
	HELM_GENERATED
];
function isInternalAnnotation(key) {
	return key.startsWith(INTERNAL) || key === "config.kubernetes.io/path" || key === "config.kubernetes.io/index" || key === "config.k8s.io/id";
}
function annotationsOf(node) {
	return textsOf(node, "annotations");
}
function labelsOf(node) {
	return textsOf(node, "labels");
}
function annotationOf(node, name) {
	const value = require_start.valueAt(node, "metadata", "annotations", name);
	return value === void 0 ? void 0 : require_check.valueText(value);
}
function textsOf(node, field) {
	const map = require_start.mapAt(require_start.mapAt(node, "metadata"), field);
	const later = (map?.duplicates ?? []).map(({ dropped }) => dropped);
	const entries = [...map?.entries ?? [], ...later];
	return new Map(entries.map(({ key, value }) => [key.text, require_check.valueText(value)]));
}
function setAnnotation(node, name, text, at) {
	return noteTexts(node, [[name, () => text]], at);
}
function append$1(text) {
	return (old) => old === void 0 ? text : `${old},${text}`;
}
function appendToAnnotations(node, notes, at) {
	return noteTexts(node, notes.filter(([, text]) => text !== "").map(([name, text]) => [name, append$1(text)]), at);
}
function noteTexts(node, notes, at) {
	return setMetadata(node, (metadata) => {
		const old = require_start.mapAt(metadata, "annotations");
		const changed = withTexts$1(old === void 0 || isEmptyNode(old) ? require_check.mapOf([], at, void 0) : old, notes, at);
		return require_check.withEntry(metadata, require_check.scalarOf("annotations", at, void 0), changed);
	}, at);
}
function withTexts$1(map, notes, at) {
	if (notes.length === 0) return map;
	const entries = map.entries.slice();
	for (const [name, textFor] of notes) {
		const place = entries.findIndex((each) => each.name === name);
		const before = entries[place];
		const old = before?.value;
		const text = textFor(old === void 0 ? void 0 : require_check.valueText(old));
		const style = old?.kind === "scalar" ? old.style : "single-quoted";
		const value = require_check.stringScalar(text, at, void 0, style);
		if (before === void 0) entries.push(require_check.entry(require_check.scalarOf(name, at, void 0), value));
		else entries[place] = require_start.entryWith(before, value);
	}
	return require_check.withEntries(map, entries);
}
function listInAnnotation(node, name) {
	return annotationOf(node, name)?.split(",") ?? [];
}
function setAnnotations(node, texts, at) {
	return setTexts(node, "annotations", texts, at);
}
function setLabels(node, texts, at) {
	return setTexts(node, "labels", texts, at);
}
function setTexts(node, field, texts, at) {
	return setMetadata(node, (metadata) => {
		if (texts.size === 0) return require_check.withoutEntry(metadata, field);
		const old = require_start.mapAt(metadata, field);
		const entries = [...texts.keys()].sort(require_check.compareText).map((name) => textEntry(old, name, texts.get(name) ?? "", at));
		const map = require_check.withEntries(withoutDuplicates(old, at), sameOrder(old, entries));
		return require_check.withEntry(metadata, require_check.scalarOf(field, at, void 0), map);
	}, at);
}
function withoutDuplicates(map, at) {
	if (map === void 0) return require_check.mapOf([], at, void 0);
	const { duplicates, ...rest } = map;
	return duplicates === void 0 ? map : rest;
}
function sameOrder(old, entries) {
	if (old === void 0 || old.entries.length !== entries.length) return entries;
	const made = new Map(entries.map((each) => [each.name, each]));
	const ordered = old.entries.flatMap(({ name }) => made.get(name) ?? []);
	return ordered.length === entries.length ? ordered : entries;
}
function textEntry(old, name, text, at) {
	const found = old?.entries.findLast((each) => each.key.text === name);
	if (found === void 0) return require_check.entry(require_check.scalarOf(name, at, void 0), stringOf$3(text, at, void 0));
	const { key, value } = found;
	const string = asString(value, text);
	if (key.style === "plain" && key.tag === void 0) return string === value ? found : require_start.entryWith(found, string);
	return require_check.entry(require_check.scalarOf(name, key, key.trail), string);
}
// src/render/kustomize/object/previous-ids.ts
function previousIds(resource) {
	const { node, ids: known } = resource;
	if (known.previous !== void 0) return known.previous;
	const namespaces = listInAnnotation(node, PREVIOUS_NAMESPACES);
	const kinds = listInAnnotation(node, PREVIOUS_KINDS);
	const { group, version } = gvkOf(node);
	const ids = listInAnnotation(node, PREVIOUS_NAMES).map((name, index) => ({
		group,
		version,
		kind: kinds[index] ?? "",
		name,
		namespace: namespaces[index] ?? "",
		clusterScoped: false
	}));
	known.previous = ids;
	return ids;
}
function brokenNotes({ node }) {
	const names = listInAnnotation(node, PREVIOUS_NAMES).length;
	if (names === 0) return void 0;
	if (["internal.config.kubernetes.io/previousNamespaces", "internal.config.kubernetes.io/previousKinds"].map((each) => listInAnnotation(node, each).length).every((count) => count === names)) return void 0;
	return require_check.refused(node, "number of previous names, number of previous namespaces, number of previous kinds not equal", { message: require_start.message$1`This object does not have as many previous names as previous namespaces and kinds` });
}
function originalId(resource) {
	return previousIds(resource)[0] ?? currentId(resource);
}
function allIds(resource) {
	return [...previousIds(resource), currentId(resource)];
}
function storePreviousId(resource, at, more = []) {
	for (const path of [["metadata"], ["metadata", "annotations"]]) {
		const place = require_start.valueAt(resource.node, ...path);
		if (place === void 0 || place.kind === "map" || isEmptyNode(place)) continue;
		if (place.kind === "scalar" && path.length > 1) continue;
		return require_check.refused(place, "wrong node kind: expected MappingNode", { message: require_start.message$1`\`${path.join(".")}\` must be a map` });
	}
	const id = currentId(resource);
	const notes = [
		...more,
		[PREVIOUS_NAMES, id.name],
		[PREVIOUS_NAMESPACES, effectiveNamespace(id)],
		[PREVIOUS_KINDS, id.kind]
	];
	return require_check.done(withNode(resource, appendToAnnotations(resource.node, notes, at)));
}
function sameAffixes(left, right, orNone) {
	return sameEnding(listInAnnotation(left.node, "internal.config.kubernetes.io/prefixes"), listInAnnotation(right.node, "internal.config.kubernetes.io/prefixes"), orNone) && sameEnding(listInAnnotation(left.node, "internal.config.kubernetes.io/suffixes"), listInAnnotation(right.node, "internal.config.kubernetes.io/suffixes"), orNone);
}
function sameEnding(left, right, orNone) {
	if (left.length === 0 || right.length === 0) return orNone || left.length === right.length;
	const length = Math.min(left.length, right.length);
	return left.slice(-length).every((each, index) => each === right.slice(-length)[index]);
}
// src/render/kustomize/object/resource-list.ts
function emptyList() {
	return {
		items: [],
		byId: /* @__PURE__ */ new Map()
	};
}
function listOf$3(resources) {
	const byId = new Map(resources.map((each) => [currentKey(each), each]));
	return {
		items: [...resources],
		byId
	};
}
function append(list, resource, at) {
	const key = currentKey(resource);
	const other = list.byId.get(key);
	if (other !== void 0) return duplicateId(currentId(resource), other, resource, at);
	list.byId.set(key, resource);
	list.items.push(resource);
}
function appendAll(list, resources, at) {
	return require_start.firstOf(resources, (resource) => append(list, resource, at));
}
function duplicateId(id, other, resource, at) {
	const called = require_start.name(id.name, require_start.nameNodeOf(resource.node));
	return require_check.refused(at ?? resource.node, `may not add resource with an already registered id: ${idText(id)}`, {
		message: require_start.message$1`${id.kind} \`${called}\` is in this build twice`,
		isPreventable: true,
		said: require_start.message$1`may not add resource with an already registered id: ${idMessage(id, resource)}`,
		help: require_start.message$1`List the object, or the kustomization that includes it, only once; change it with a patch.`,
		related: [{
			at: other.node,
			message: require_start.message$1`it is here first`
		}, {
			at: resource.node,
			message: require_start.message$1`and here again`
		}]
	});
}
function idMessage({ name: name$1, namespace, ...gvk }, { node }) {
	const called = require_start.name(name$1 || "[noName]", require_start.nameNodeOf(node));
	const where = require_start.name(namespace || "[noNs]", require_start.scalarAt(node, "metadata", "namespace"));
	return require_start.message$1`${gvkText(gvk)}/${called}.${where}`;
}
function matchingAnyId(resources, matches) {
	return resources.filter((each) => allIds(each).some(matches));
}
function withAnyId(resources, id) {
	return indexByAnyId(resources).get(idKey(id)) ?? [];
}
const indexByAnyId = require_start.memo((resources) => {
	const index = /* @__PURE__ */ new Map();
	for (const resource of resources) for (const key of new Set(allIds(resource).map(idKey))) require_start.appendTo(index, key, resource);
	return index;
});
function nearestOfKind(resources, { kind, name: name$2 }) {
	const named = new Map(resources.flatMap((each) => {
		const present = currentId(each);
		return present.kind === kind ? [[present.name, each.node]] : [];
	}));
	const near = require_load.nearestName(name$2, named.keys());
	const node = near === void 0 ? void 0 : named.get(near);
	if (near === void 0 || node === void 0) return void 0;
	return require_start.name(near, require_start.nameNodeOf(node));
}
function helpOfNear(resources, id) {
	const near = nearestOfKind(resources, id);
	return near && require_start.message$1`Did you mean \`${near}\`?`;
}
function namespaceOfTwin(resources, id) {
	const twin = resources.find((each) => {
		const { group, kind, name, namespace } = currentId(each);
		return group === id.group && kind === id.kind && name === id.name && namespace !== id.namespace;
	});
	const namespace = require_start.scalarAt(twin?.node, "metadata", "namespace");
	return namespace && require_start.name(namespace.text, namespace);
}
function helpOfTwin(resources, id) {
	const namespace = namespaceOfTwin(resources, id);
	return namespace && require_start.message$1`The one in this build is in namespace \`${namespace}\`: write the same \`namespace\` in the patch.`;
}
function findById(resources, id, at) {
	const found = withAnyId(resources, id);
	const [only] = found;
	if (only !== void 0 && found.length === 1) return require_check.done(only);
	const text = idText(id);
	const many = found.length > 1;
	const words = `${many ? "multiple" : "no"} matches for Id ${text}`;
	const message$5 = many ? `${found.length} objects of this build are, or once were, ${id.kind} \`${id.name}\`, so the patch has no single target` : `This patch is for ${id.kind} \`${id.name}\`, which this build does not have`;
	const help = many ? void 0 : helpOfTwin(resources, id) ?? helpOfNear(resources, id);
	return require_check.refused(at, `${words}; failed to find unique target for patch ${text}`, {
		message: message$5,
		...help !== void 0 && { help },
		absence: !many,
		related: found.map((each) => ({
			at: each.node,
			message: require_start.message$1`it may be this one`
		}))
	});
}
// src/render/kustomize/fields/default-field-specs.ts
function create(path, kind = "", group = "", version = "") {
	return {
		path,
		kind,
		group,
		version,
		create: true
	};
}
function existing(path, kind = "", group = "") {
	return {
		...ANY_GVK,
		path,
		kind,
		group,
		create: false
	};
}
const TEMPLATE = "spec/template/metadata";
const JOB = "spec/jobTemplate";
const NAME_FIELDS = [existing("metadata/name")];
const NAMESPACE_FIELDS = [
	create("metadata/name", "Namespace"),
	create("spec/service/namespace", "APIService", "apiregistration.k8s.io"),
	existing("spec/conversion/webhook/clientConfig/service/namespace", "CustomResourceDefinition", "apiextensions.k8s.io")
];
const ANNOTATION_FIELDS = [
	create("metadata/annotations"),
	create(`${TEMPLATE}/annotations`, "ReplicationController", "", "v1"),
	create(`${TEMPLATE}/annotations`, "Deployment"),
	create(`${TEMPLATE}/annotations`, "ReplicaSet"),
	create(`${TEMPLATE}/annotations`, "DaemonSet"),
	create(`${TEMPLATE}/annotations`, "StatefulSet"),
	create(`${TEMPLATE}/annotations`, "Job", "batch"),
	create(`${JOB}/metadata/annotations`, "CronJob", "batch"),
	create(`${JOB}/${TEMPLATE}/annotations`, "CronJob", "batch")
];
const TEMPLATE_LABEL_FIELDS = [
	create("metadata/labels"),
	create(`${TEMPLATE}/labels`, "ReplicationController", "", "v1"),
	create(`${TEMPLATE}/labels`, "Deployment"),
	create(`${TEMPLATE}/labels`, "ReplicaSet"),
	create(`${TEMPLATE}/labels`, "DaemonSet"),
	create(`${TEMPLATE}/labels`, "StatefulSet", "apps"),
	create(`${TEMPLATE}/labels`, "Job", "batch"),
	create(`${JOB}/metadata/labels`, "CronJob", "batch"),
	create(`${JOB}/${TEMPLATE}/labels`, "CronJob", "batch")
];
const CLAIM_TEMPLATE_LABEL_FIELDS = [create("spec/volumeClaimTemplates[]/metadata/labels", "StatefulSet", "apps")];
const AFFINITY_SELECTORS = [
	"podAffinity/preferredDuringSchedulingIgnoredDuringExecution/podAffinityTerm",
	"podAffinity/requiredDuringSchedulingIgnoredDuringExecution",
	"podAntiAffinity/preferredDuringSchedulingIgnoredDuringExecution/podAffinityTerm",
	"podAntiAffinity/requiredDuringSchedulingIgnoredDuringExecution"
];
function podSelectors(kind) {
	return [...AFFINITY_SELECTORS.map((term) => `affinity/${term}`), "topologySpreadConstraints"].map((term) => existing(`spec/template/spec/${term}/labelSelector/matchLabels`, kind, "apps"));
}
const COMMON_LABEL_FIELDS = [
	create("spec/selector", "Service", "", "v1"),
	create("spec/selector", "ReplicationController", "", "v1"),
	create("spec/selector/matchLabels", "Deployment"),
	...podSelectors("Deployment"),
	create("spec/selector/matchLabels", "ReplicaSet"),
	create("spec/selector/matchLabels", "DaemonSet"),
	create("spec/selector/matchLabels", "StatefulSet", "apps"),
	...podSelectors("StatefulSet"),
	existing("spec/selector/matchLabels", "Job", "batch"),
	existing(`${JOB}/spec/selector/matchLabels`, "CronJob", "batch"),
	existing("spec/selector/matchLabels", "PodDisruptionBudget", "policy"),
	existing("spec/podSelector/matchLabels", "NetworkPolicy", "networking.k8s.io"),
	existing("spec/ingress/from/podSelector/matchLabels", "NetworkPolicy", "networking.k8s.io"),
	existing("spec/egress/to/podSelector/matchLabels", "NetworkPolicy", "networking.k8s.io"),
	...TEMPLATE_LABEL_FIELDS,
	...CLAIM_TEMPLATE_LABEL_FIELDS
];
const IMAGES = [
	"containers[]/image",
	"initContainers[]/image",
	"volumes[]/image/reference"
];
const IMAGE_FIELDS = ["spec", "spec/template/spec"].flatMap((spec) => IMAGES.map((path) => create(`${spec}/${path}`)));
const REPLICA_FIELDS = [
	"Deployment",
	"ReplicationController",
	"ReplicaSet",
	"StatefulSet"
].map((kind) => create("spec/replicas", kind));
const IN_CONTAINER = [
	"args",
	"command",
	"env/value",
	"volumeMounts/mountPath"
];
function podVariables(kind, spec, nfs = `${spec}/volumes`) {
	return [...["containers", "initContainers"].flatMap((list) => IN_CONTAINER.map((path) => existing(`${spec}/${list}/${path}`, kind))), existing(`${nfs}/nfs/server`, kind)];
}
const VARIABLE_FIELDS = [
	...podVariables("CronJob", `${JOB}/spec/template/spec`, `${JOB}/spec/template/volumes`),
	...podVariables("DaemonSet", "spec/template/spec"),
	...podVariables("Deployment", "spec/template/spec"),
	existing("spec/template/metadata/annotations", "Deployment"),
	existing("spec/rules/host", "Ingress"),
	existing("spec/tls/hosts", "Ingress"),
	existing("spec/tls/secretName", "Ingress"),
	...podVariables("Job", "spec/template/spec"),
	...podVariables("Pod", "spec"),
	...podVariables("ReplicaSet", "spec/template/spec"),
	existing("spec/ports/port", "Service"),
	existing("spec/ports/targetPort", "Service"),
	...podVariables("StatefulSet", "spec/template/spec", "spec/volumeClaimTemplates/spec"),
	existing("spec/nfs/server", "PersistentVolume"),
	existing("metadata/labels"),
	existing("metadata/annotations")
];
// src/render/kustomize/fields/default-name-references.ts
const RBAC = "rbac.authorization.k8s.io";
const ADMISSION = "admissionregistration.k8s.io";
const POD_SPECS = [
	[
		"Pod",
		"spec",
		"v1"
	],
	["PodTemplate", "template/spec"],
	["Deployment", "spec/template/spec"],
	["ReplicaSet", "spec/template/spec"],
	["DaemonSet", "spec/template/spec"],
	["StatefulSet", "spec/template/spec"],
	["Job", "spec/template/spec"],
	["CronJob", "spec/jobTemplate/spec/template/spec"]
];
const OTHER_POD_SPECS = [
	["Pod", "spec"],
	["StatefulSet", "spec/template/spec"],
	["Deployment", "spec/template/spec"],
	["ReplicationController", "spec/template/spec"],
	["CronJob", "spec/jobTemplate/spec/template/spec"],
	["Job", "spec/template/spec"],
	["DaemonSet", "spec/template/spec"]
];
function field(path, kind, group = "", version = "") {
	return {
		path,
		kind,
		group,
		version,
		create: false
	};
}
function inPods(...paths) {
	return POD_SPECS.flatMap(([kind, spec, version]) => paths.map((path) => field(`${spec}/${path}`, kind, "", version)));
}
function inOtherPods(path) {
	return OTHER_POD_SPECS.map(([kind, spec]) => field(`${spec}/${path}`, kind));
}
function target(kind, version = "", group = "") {
	return {
		...ANY_GVK,
		kind,
		version,
		group
	};
}
function scaled$1(kind) {
	const referrers = [field("spec/scaleTargetRef/name", "HorizontalPodAutoscaler")];
	return {
		...target(kind),
		referrers
	};
}
const DEFAULT_NAME_REFERENCES = [
	...[
		"Deployment",
		"ReplicationController",
		"ReplicaSet",
		"StatefulSet"
	].map(scaled$1),
	{
		...target("ConfigMap", "v1"),
		referrers: [
			...inPods("volumes/configMap/name", "containers/env/valueFrom/configMapKeyRef/name", "initContainers/env/valueFrom/configMapKeyRef/name", "containers/envFrom/configMapRef/name", "initContainers/envFrom/configMapRef/name", "volumes/projected/sources/configMap/name"),
			field("spec/configSource/configMap", "Node"),
			field("rules/resourceNames", "Role"),
			field("rules/resourceNames", "ClusterRole"),
			field("metadata/annotations/nginx.ingress.kubernetes.io\\/fastcgi-params-configmap", "Ingress")
		]
	},
	{
		...target("Secret", "v1"),
		referrers: [
			...inPods("volumes/secret/secretName", "containers/env/valueFrom/secretKeyRef/name", "initContainers/env/valueFrom/secretKeyRef/name", "containers/envFrom/secretRef/name", "initContainers/envFrom/secretRef/name", "imagePullSecrets/name", "volumes/projected/sources/secret/name"),
			field("spec/tls/secretName", "Ingress"),
			field("metadata/annotations/ingress.kubernetes.io\\/auth-secret", "Ingress"),
			field("metadata/annotations/nginx.ingress.kubernetes.io\\/auth-secret", "Ingress"),
			field("metadata/annotations/nginx.ingress.kubernetes.io\\/auth-tls-secret", "Ingress"),
			field("imagePullSecrets/name", "ServiceAccount"),
			field("parameters/secretName", "StorageClass"),
			field("parameters/adminSecretName", "StorageClass"),
			field("parameters/userSecretName", "StorageClass"),
			field("parameters/secretRef", "StorageClass"),
			field("rules/resourceNames", "Role"),
			field("rules/resourceNames", "ClusterRole"),
			field("spec/template/spec/containers/env/valueFrom/secretKeyRef/name", "Service", "serving.knative.dev", "v1"),
			field("spec/azureFile/secretName", "PersistentVolume")
		]
	},
	{
		...target("Service", "v1"),
		referrers: [
			field("spec/serviceName", "StatefulSet", "apps"),
			field("spec/rules/http/paths/backend/serviceName", "Ingress"),
			field("spec/backend/serviceName", "Ingress"),
			field("spec/rules/http/paths/backend/service/name", "Ingress"),
			field("spec/defaultBackend/service/name", "Ingress"),
			field("spec/service/name", "APIService", "apiregistration.k8s.io"),
			field("webhooks/clientConfig/service", "ValidatingWebhookConfiguration", ADMISSION),
			field("webhooks/clientConfig/service", "MutatingWebhookConfiguration", ADMISSION)
		]
	},
	{
		...target("Role", "", RBAC),
		referrers: [field("roleRef/name", "RoleBinding", RBAC)]
	},
	{
		...target("ClusterRole", "", RBAC),
		referrers: [field("roleRef/name", "RoleBinding", RBAC), field("roleRef/name", "ClusterRoleBinding", RBAC)]
	},
	{
		...target("ServiceAccount", "v1"),
		referrers: [
			field("subjects", "RoleBinding", RBAC),
			field("subjects", "ClusterRoleBinding", RBAC),
			...inOtherPods("serviceAccountName")
		]
	},
	{
		...target("PersistentVolumeClaim", "v1"),
		referrers: inOtherPods("volumes/persistentVolumeClaim/claimName")
	},
	{
		...target("PersistentVolume", "v1"),
		referrers: [field("spec/volumeName", "PersistentVolumeClaim"), field("rules/resourceNames", "ClusterRole")]
	},
	{
		...target("StorageClass", "v1", "storage.k8s.io"),
		referrers: [
			field("spec/storageClassName", "PersistentVolume"),
			field("spec/storageClassName", "PersistentVolumeClaim"),
			field("spec/volumeClaimTemplates/spec/storageClassName", "StatefulSet")
		]
	},
	{
		...target("PriorityClass", "v1", "scheduling.k8s.io"),
		referrers: inOtherPods("priorityClassName")
	},
	{
		...target("IngressClass", "v1", "networking.k8s.io/v1"),
		referrers: [field("spec/ingressClassName", "Ingress")]
	},
	{
		...target("ValidatingAdmissionPolicy", "", ADMISSION),
		referrers: [field("spec/policyName", "ValidatingAdmissionPolicyBinding", ADMISSION)]
	}
];
// src/render/kustomize/load/transformer-config.ts
const FIELD_SPEC_TABLES = [
	"namePrefix",
	"nameSuffix",
	"namespace",
	"commonLabels",
	"labels",
	"templateLabels",
	"volumeClaimTemplateLabels",
	"commonAnnotations",
	"varReference",
	"images",
	"replicas"
];
const EMPTY_CONFIG = {
	namePrefix: [],
	nameSuffix: [],
	namespace: [],
	commonLabels: [],
	labels: [],
	templateLabels: [],
	volumeClaimTemplateLabels: [],
	commonAnnotations: [],
	nameReference: [],
	varReference: [],
	images: [],
	replicas: []
};
const BUILT_IN = sorted({
	namePrefix: NAME_FIELDS,
	nameSuffix: NAME_FIELDS,
	namespace: NAMESPACE_FIELDS,
	commonLabels: COMMON_LABEL_FIELDS,
	labels: [],
	templateLabels: TEMPLATE_LABEL_FIELDS,
	volumeClaimTemplateLabels: CLAIM_TEMPLATE_LABEL_FIELDS,
	commonAnnotations: ANNOTATION_FIELDS,
	nameReference: DEFAULT_NAME_REFERENCES,
	varReference: VARIABLE_FIELDS,
	images: IMAGE_FIELDS,
	replicas: REPLICA_FIELDS
});
function mergeConfig(config, other, at) {
	if (other === EMPTY_CONFIG) return require_check.done(config);
	if (other === BUILT_IN && (config === BUILT_IN || config === EMPTY_CONFIG)) return require_check.done(other);
	const known = merges.get(config)?.get(other);
	if (known !== void 0) return require_check.done(known);
	const made = mergeTables$1(config, other, at);
	if (made.kind === "refused") return made;
	require_start.getOrMake(merges, config, () => /* @__PURE__ */ new WeakMap()).set(other, made.value);
	return made;
}
const merges = /* @__PURE__ */ new WeakMap();
function mergeTables$1(config, other, at) {
	const merged = { ...config };
	for (const table of FIELD_SPEC_TABLES) {
		const specs = mergeSpecs(config[table], other[table], at);
		if (specs.kind === "refused") return specs;
		merged[table] = specs.value;
	}
	const references = mergeReferences(config.nameReference, other.nameReference, at);
	return require_check.mapDone(references, (nameReference) => sorted({
		...merged,
		nameReference
	}));
}
function sorted(config) {
	const made = {
		...config,
		nameReference: config.nameReference.toSorted(compareGvk)
	};
	for (const table of FIELD_SPEC_TABLES) made[table] = config[table].toSorted(compareGvk);
	return made;
}
function mergeSpecs(specs, more, at) {
	if (more.length === 0) return require_check.done(specs);
	const result = [...specs];
	const byPath = require_start.groupBy(specs, ({ path }) => path);
	for (const spec of more) {
		const known = byPath.get(spec.path)?.find((each) => isSelected(each, spec));
		if (known === void 0) {
			result.push(spec);
			require_start.appendTo(byPath, spec.path, spec);
		} else if (known.create !== spec.create) return require_check.refused(at, "conflicting fieldspecs", { message: require_start.message$1`One configuration creates the field \`${spec.path}\` where it is missing, and another does not` });
	}
	return require_check.done(result);
}
function mergeReferences(references, more, at) {
	const result = [...references];
	for (const each of more) {
		const known = result.findIndex((other) => sameGvk(other, each));
		const found = result[known];
		if (found === void 0) {
			result.push(each);
			continue;
		}
		const referrers = mergeSpecs(found.referrers, each.referrers, at);
		if (referrers.kind === "refused") return referrers;
		result[known] = {
			...found,
			referrers: referrers.value
		};
	}
	return require_check.done(result);
}
const DEFAULT_CONFIG = BUILT_IN;
// src/render/kustomize/load/vars.ts
function mergeVars(vars, more) {
	const result = new Map(vars);
	for (const each of more) {
		const other = result.get(each.name);
		if (other !== void 0) return require_check.refused(each.at, `var '${each.name}' already encountered`, {
			message: require_start.message$1`The var \`${each.name}\` is defined twice`,
			related: [{
				at: other.at,
				message: require_start.message$1`the other definition`
			}]
		});
		result.set(each.name, each);
	}
	return require_check.done(result);
}
function bindVars(resources, vars) {
	let result = resources;
	for (const each of vars) {
		const id = targetOf(each);
		const matches = id.namespace === "" ? sameTypeAndName : sameId;
		const found = matchingAnyId(result, (other) => matches(other, id));
		const [only] = found;
		if (found.length > 1) return require_check.refused(each.at, `found ${found.length} resId matches for var ${each.name}`, {
			message: require_start.message$1`The var \`${each.name}\` may mean ${found.length} objects`,
			help: require_start.message$1`Name the namespace of the object in \`objref\`.`,
			related: found.map(({ node }) => ({
				at: node,
				message: require_start.message$1`it may be this one`
			}))
		});
		if (only === void 0) continue;
		const bound = {
			...only,
			varNames: [...only.varNames, each.name]
		};
		result = result.map((resource) => resource === only ? bound : resource);
	}
	return require_check.done(result);
}
function targetOf({ group, version, kind, objectName, namespace }) {
	return {
		group,
		version,
		kind,
		name: objectName,
		namespace,
		clusterScoped: false
	};
}
// src/render/kustomize/load/accumulation.ts
const EMPTY_ACCUMULATION = {
	resources: [],
	config: EMPTY_CONFIG,
	vars: /* @__PURE__ */ new Map()
};
function mergeAccumulation(into, from, at) {
	const list = listOf$3(into.resources);
	const failure = appendAll(list, from.resources, at);
	if (failure !== void 0) return failure;
	const config = mergeConfig(into.config, from.config, at);
	if (config.kind === "refused") return config;
	const vars = mergeVars(into.vars, from.vars.values());
	if (vars.kind === "refused") return vars;
	return require_check.done({
		resources: list.items,
		config: config.value,
		vars: vars.value
	});
}
// src/render/kustomize/load/decode.ts
const NO_TEXT = {
	text: "",
	at: void 0
};
function openDecoding(name, file, how = {}) {
	return {
		failures: [],
		strict: false,
		lenientText: false,
		dialect: "kubectl",
		...how,
		name,
		file
	};
}
function pluginDecoding(name, { file }) {
	return openDecoding(name, file, {
		lenientText: true,
		dialect: "kustomize"
	});
}
function openStruct(struct, names) {
	const { decoding, path } = struct;
	const values = knownFields(struct, names);
	const item = (name) => ({
		node: values.get(name),
		decoding,
		path: path === "" ? name : `${path}.${name}`
	});
	const listAt = (name, decode) => list(item(name), decode) ?? [];
	return {
		at: struct.node ?? {
			file: decoding.file,
			start: 0,
			end: 0
		},
		node: (name) => values.get(name),
		item,
		text: (name) => text(item(name)),
		textMap: (name) => textMap$1(item(name)),
		flag: (name) => bool(item(name)),
		integer: (name) => integer(item(name)),
		list: listAt,
		texts: (name) => listAt(name, text),
		fields: (name, inner) => openStruct(item(name), inner)
	};
}
function knownFields(struct, names) {
	const { decoding, path } = struct;
	const values = /* @__PURE__ */ new Map();
	for (const { key, name, value } of sortedEntries$1(mapOrFail(struct))) {
		const known = names.includes(name) ? name : names.find((each) => sameFold(each, name));
		if (known !== void 0) {
			if (!require_check.isNull(value, decoding.dialect)) values.set(known, value);
		} else if (decoding.strict) decoding.failures.push(unknownField(key, name, path, names, decoding.name));
		else if (decoding.dropped !== void 0) {
			const of = placeNamed(path, "A kustomization");
			decoding.dropped.push({
				at: key,
				name,
				of,
				meant: require_load.nearestName(name, names)
			});
		}
	}
	return values;
}
function sortedEntries$1(map) {
	return (map?.entries ?? []).toSorted((left, right) => require_check.compareText(left.name, right.name));
}
function sameFold(left, right) {
	return left.toLowerCase() === right.toLowerCase();
}
function unknownField(at, name, path, names, of) {
	const place = placeNamed(path, of === "TransformerConfig" ? "A file of `configurations`" : "A kustomization");
	const meant = require_load.nearestName(name, names);
	const known = names.map((each) => `\`${each}\``).join(", ");
	const list = names.length <= 8 ? `; it knows ${known}` : "";
	return require_check.refused(at, `${of === "Kustomization" ? "invalid Kustomization" : "error unmarshaling JSON: while decoding JSON"}: json: unknown field "${name}"`, {
		message: require_start.message$1`${place} has no field \`${name}\`${list}`,
		...meant !== void 0 && { help: require_start.message$1`Did you mean \`${meant}\`?` },
		...of === "TransformerConfig" && { since: "5.4.0" }
	});
}
function mapOrFail({ node, decoding, path }) {
	if (node === void 0 || node.kind === "map") return node;
	if (require_check.isNull(node, decoding.dialect)) return void 0;
	decoding.failures.push(wrongType$1(node, "a map", path, decoding));
}
function text({ node, decoding, path }) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return NO_TEXT;
	const value = node.kind === "scalar" ? textValue$1(node, decoding) : void 0;
	if (value !== void 0) return {
		text: value,
		at: node
	};
	decoding.failures.push(wrongType$1(node, "a string", path, decoding));
	return NO_TEXT;
}
function textValue$1(node, decoding) {
	if (node.kind !== "scalar") return void 0;
	const resolved = require_check.resolveScalar(node, decoding.dialect);
	if (resolved.kind === "string") return resolved.value;
	if (!decoding.lenientText) return void 0;
	switch (resolved.kind) {
		case "int": return resolved.json;
		case "float": return require_check.goFloatText(resolved.value);
		case "bool": return String(resolved.value);
		default: return;
	}
}
function bool({ node, decoding, path }) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return false;
	const resolved = node.kind === "scalar" ? require_check.resolveScalar(node, decoding.dialect) : void 0;
	if (resolved?.kind === "bool") return resolved.value;
	decoding.failures.push(wrongType$1(node, "true or false", path, decoding));
	return false;
}
function integer({ node, decoding, path }) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return 0;
	const resolved = node.kind === "scalar" ? require_check.resolveScalar(node, decoding.dialect) : void 0;
	if (resolved?.kind === "int") return resolved.value;
	if (resolved?.kind === "float" && Number.isInteger(resolved.value)) return resolved.value;
	decoding.failures.push(wrongType$1(node, "a whole number", path, decoding));
	return 0;
}
const ITEM$1 = "[]";
function placeNamed(path, root) {
	if (path === "") return root;
	return path.endsWith(ITEM$1) ? `An entry of \`${path.slice(0, -2)}\`` : `\`${path}\``;
}
function joinSame(failures, from) {
	const first = failures[from]?.message;
	if (failures.slice(from).every(({ message: said }) => said === first)) failures.splice(from + 1);
}
function list({ node, decoding, path }, decode) {
	if (node === void 0 || require_check.isNull(node, decoding.dialect)) return void 0;
	if (node.kind === "sequence") {
		const before = decoding.failures.length;
		const items = node.items.map((each) => decode({
			node: each,
			decoding,
			path: `${path}${ITEM$1}`
		}));
		joinSame(decoding.failures, before);
		return items;
	}
	decoding.failures.push(wrongType$1(node, "a list", path, decoding));
}
function textMap$1(item) {
	const { decoding, path } = item;
	const map = mapOrFail(item);
	if (map === void 0) return void 0;
	return map.entries.map(({ key, name, value }) => ({
		key: name,
		keyAt: key,
		value: text({
			node: value,
			decoding,
			path: `${path}.${name}`
		})
	})).sort((left, right) => left.key < right.key ? -1 : 1);
}
function wrongType$1(node, wanted, path, { name, dialect }) {
	const found = {
		object: "a map",
		array: "a list",
		string: "a string",
		number: "a number",
		bool: "a boolean",
		null: "null"
	};
	const type = require_check.jsonTypeName(node, dialect);
	const quote = wanted === "a string" && (type === "number" || type === "bool");
	return require_check.refused(node, `invalid ${name}: json: cannot unmarshal ${type} into Go struct field ${name}.${path.replaceAll(ITEM$1, "")}`, {
		message: require_start.message$1`${placeNamed(path, `The ${name}`)} must be ${wanted}, not ${found[type]}`,
		...quote && { help: require_start.message$1`Put it in quotes.` }
	});
}
// src/render/kustomize/load/decode-arguments.ts
const GVK = [
	"group",
	"version",
	"kind"
];
function decodeGvk({ text }) {
	return {
		group: text("group").text,
		version: text("version").text,
		kind: text("kind").text
	};
}
function decodeFieldSpec(item) {
	const fields = openStruct(item, [
		...GVK,
		"path",
		"create"
	]);
	return {
		...decodeGvk(fields),
		path: fields.text("path").text,
		create: fields.flag("create")
	};
}
function decodeSelector(item) {
	if (item.node === void 0) return void 0;
	const fields = openStruct(item, [
		...GVK,
		"name",
		"namespace",
		"annotationSelector",
		"labelSelector"
	]);
	return {
		...decodeGvk(fields),
		name: fields.text("name").text,
		nameAt: fields.node("name"),
		namespace: fields.text("namespace").text,
		annotationSelector: fields.text("annotationSelector").text,
		labelSelector: fields.text("labelSelector").text
	};
}
const LABEL_FLAGS = [
	"includeSelectors",
	"includeTemplates",
	"includeVolumeClaimTemplates"
];
function decodeLabel(item) {
	const { at, textMap, flag, list } = openStruct(item, [
		"pairs",
		...LABEL_FLAGS,
		"fields"
	]);
	return {
		pairs: textMap("pairs") ?? [],
		includeSelectors: flag("includeSelectors"),
		includeTemplates: flag("includeTemplates"),
		includeVolumeClaimTemplates: flag("includeVolumeClaimTemplates"),
		fields: list("fields", decodeFieldSpec),
		at
	};
}
function decodePatch(patch) {
	const { at, item, text, fields } = openStruct(patch, [
		"path",
		"patch",
		"target",
		"options"
	]);
	const options = fields("options", ["allowNameChange", "allowKindChange"]);
	return {
		path: text("path"),
		patch: text("patch"),
		target: decodeSelector(item("target")),
		allowNameChange: options.flag("allowNameChange"),
		allowKindChange: options.flag("allowKindChange"),
		at
	};
}
function decodeImage(item) {
	const { at, text } = openStruct(item, [
		"name",
		"newName",
		"tagSuffix",
		"newTag",
		"digest"
	]);
	return {
		name: text("name"),
		newName: text("newName"),
		newTag: text("newTag"),
		tagSuffix: text("tagSuffix"),
		digest: text("digest"),
		at
	};
}
function decodeReplica(item) {
	const { at, node, text, integer } = openStruct(item, ["name", "count"]);
	return {
		name: text("name").text,
		count: integer("count"),
		at,
		countAt: node("count") ?? at
	};
}
function decodeVar(item) {
	const { at, text, fields } = openStruct(item, [
		"name",
		"objref",
		"fieldref"
	]);
	const object = fields("objref", [
		"apiVersion",
		...GVK,
		"name",
		"namespace"
	]);
	const fieldPath = fields("fieldref", ["fieldPath"]).text("fieldPath").text;
	const [first = "", second, ...more] = object.text("apiVersion").text.split("/");
	const gvk = decodeGvk(object);
	return {
		...first === "" || more.length > 0 ? gvk : {
			...gvk,
			version: second ?? first
		},
		group: second !== void 0 && more.length === 0 ? first : gvk.group,
		name: text("name").text,
		objectName: object.text("name").text,
		namespace: object.text("namespace").text,
		fieldPath: fieldPath || "metadata.name",
		at
	};
}
// src/render/kustomize/load/decode-generator.ts
function decodeGeneratorOptions(item) {
	if (item.node === void 0) return void 0;
	const { at, textMap, flag } = openStruct(item, [
		"labels",
		"annotations",
		"disableNameSuffixHash",
		"immutable"
	]);
	return {
		labels: textMap("labels"),
		annotations: textMap("annotations"),
		disableNameSuffixHash: flag("disableNameSuffixHash"),
		immutable: flag("immutable"),
		at
	};
}
const GENERATOR$1 = [
	"namespace",
	"name",
	"behavior",
	"literals",
	"files",
	"envs",
	"env",
	"options"
];
function decodeGenerator(entry) {
	const { at, item, text, texts } = openStruct(entry, entry.path.startsWith("secret") ? [...GENERATOR$1, "type"] : GENERATOR$1);
	const env = text("env");
	return {
		name: text("name"),
		namespace: text("namespace"),
		behavior: text("behavior").text,
		literals: texts("literals"),
		files: texts("files"),
		envs: env.text === "" ? texts("envs") : [...texts("envs"), env],
		options: decodeGeneratorOptions(item("options")),
		type: text("type"),
		at
	};
}
// src/render/kustomize/load/decode-helm.ts
const CHART_TEXTS = "name version repo releaseName namespace valuesFile valuesMerge kubeVersion nameTemplate chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values releaseNamespace".split(" ");
const CHART_FLAGS = [
	"includeCRDs",
	"skipHooks",
	"skipTests",
	"debug",
	"devel"
];
const CHART_LISTS = [
	"additionalValuesFiles",
	"apiVersions",
	"extraArgs"
];
const CHART_MAPS = ["valuesInline", "valuesLocal"];
function decodeHelm(item) {
	const fields = openStruct(item, [
		...CHART_TEXTS,
		...CHART_FLAGS,
		...CHART_LISTS,
		...CHART_MAPS
	]);
	const flags = new Map(CHART_FLAGS.map((name) => [name, fields.flag(name)]));
	const lists = new Map(CHART_LISTS.map((name) => [name, fields.texts(name)]));
	const parts = new Map(CHART_TEXTS.map((name) => [name, fields.text(name)]));
	const part = (...spellings) => {
		const given = spellings.flatMap((name) => parts.get(name) ?? []);
		return given.find((each) => each.text !== "") ?? given[0] ?? {
			text: "",
			at: void 0
		};
	};
	const flag = (name) => flags.get(name) === true;
	const inline = fields.node("valuesInline") ?? fields.node("valuesLocal");
	return {
		name: part("name", "chartName"),
		version: part("version", "chartVersion").text,
		repo: part("repo", "chartRepoUrl").text,
		releaseName: part("releaseName"),
		nameTemplate: part("nameTemplate"),
		namespace: part("namespace").text,
		valuesFile: part("valuesFile", "values"),
		additionalValuesFiles: lists.get("additionalValuesFiles") ?? [],
		valuesInline: mapOrFail({
			...fields.item("valuesInline"),
			node: inline
		}),
		dialect: item.decoding.dialect,
		valuesMerge: part("valuesMerge"),
		includeCRDs: flag("includeCRDs"),
		skipHooks: flag("skipHooks"),
		skipTests: flag("skipTests"),
		apiVersions: (lists.get("apiVersions") ?? []).map((each) => each.text),
		kubeVersion: part("kubeVersion").text,
		chartHome: part("chartHome"),
		at: fields.at
	};
}
// src/render/kustomize/load/decode-replacement.ts
function decodeReplacement(entry) {
	const fields = openStruct(entry, [
		"source",
		"targets",
		"sourceValue",
		"path"
	]);
	const value = fields.item("sourceValue");
	return {
		path: fields.text("path"),
		source: decodeSource(fields.item("source")),
		sourceValue: value.node === void 0 ? void 0 : text(value),
		targets: fields.list("targets", decodeTarget$1),
		at: fields.at
	};
}
function decodeSource(item) {
	if (item.node === void 0) return void 0;
	const fields = openStruct(item, [
		"group",
		"version",
		"kind",
		"name",
		"namespace",
		"fieldPath",
		"options"
	]);
	return {
		...decodeGvk(fields),
		name: fields.text("name").text,
		namespace: fields.text("namespace").text,
		fieldPath: fields.text("fieldPath").text,
		options: decodeOptions(fields.item("options")),
		at: fields.at
	};
}
function decodeTarget$1(target) {
	const fields = openStruct(target, [
		"select",
		"reject",
		"fieldPaths",
		"options"
	]);
	const rejected = fields.list("reject", decodeSelector);
	return {
		select: decodeSelector(fields.item("select")),
		reject: rejected.flatMap((each) => each ?? []),
		fieldPaths: fields.texts("fieldPaths"),
		options: decodeOptions(fields.item("options")),
		at: fields.at
	};
}
function decodeOptions(item) {
	if (item.node === void 0) return void 0;
	const fields = openStruct(item, [
		"delimiter",
		"index",
		"encoding",
		"create"
	]);
	fields.text("encoding");
	return {
		delimiter: fields.text("delimiter").text,
		index: fields.integer("index"),
		create: fields.flag("create")
	};
}
// src/render/kustomize/load/decode-kustomization.ts
const FIELDS = "apiVersion kind metadata openapi namePrefix nameSuffix namespace commonLabels labels commonAnnotations patchesStrategicMerge patchesJson6902 patches images imageTags replacements replicas vars sortOptions resources components crds bases configMapGenerator secretGenerator helmGlobals helmCharts helmChartInflationGenerator generatorOptions configurations generators transformers validators buildMetadata".split(" ");
function decodeKustomization(root, file) {
	const decoding = openDecoding("Kustomization", file, { strict: true });
	const fields = openStruct({
		node: root,
		decoding,
		path: ""
	}, FIELDS);
	checkMetadata(fields);
	const kustomization = {
		...decodeNaming(fields),
		...decodeChanges(fields, decoding),
		...decodeOperands(fields),
		path: file.path,
		root
	};
	const failure = require_check.joinRefusals(decoding.failures) ?? whenEmpty(root, file);
	if (failure === void 0) return require_check.done(kustomization);
	return require_check.isOfFlux(root) ? {
		...failure,
		words: require_check.MEANT_FOR_FLUX
	} : failure;
}
function decodeNaming(fields) {
	const { text, textMap } = fields;
	const kind = text("kind").text || "Kustomization";
	const version = kind === "Component" ? "v1alpha1" : "v1beta1";
	const openapi = textMap("openapi") ?? [];
	const schema = (name) => openapi.find(({ key }) => key === name)?.value;
	return {
		apiVersion: text("apiVersion").text || `kustomize.config.k8s.io/${version}`,
		kind,
		openapi: {
			path: schema("path"),
			version: schema("version")
		},
		namePrefix: text("namePrefix"),
		nameSuffix: text("nameSuffix"),
		namespace: text("namespace"),
		commonLabels: textMap("commonLabels") ?? [],
		labels: itemsOf$2(fields.item("labels"), decodeLabel),
		commonAnnotations: textMap("commonAnnotations") ?? []
	};
}
function decodeChanges(fields, decoding) {
	const all = (name, decode) => itemsOf$2(fields.item(name), decode);
	return {
		...decodePatches(fields, decoding),
		patchesJson6902: all("patchesJson6902", decodePatch),
		images: [...all("images", decodeImage), ...all("imageTags", decodeImage)],
		replacements: all("replacements", decodeReplacement),
		replicas: all("replicas", decodeReplica),
		vars: all("vars", decodeVar),
		sortOptions: decodeSortOptions(fields)
	};
}
function decodePatches({ item, node, texts }, decoding) {
	const written = node("patches");
	const strategic = texts("patchesStrategicMerge");
	const isLegacy = written?.kind === "sequence" && written.items.length > 0 && written.items.every((each) => each.kind === "scalar" && !require_check.isNull(each, "kubectl"));
	const read = isLegacy ? {
		...decoding,
		failures: []
	} : decoding;
	const patches = itemsOf$2({
		...item("patches"),
		decoding: read
	}, decodePatch);
	if (!isLegacy) return {
		patchesStrategicMerge: strategic,
		patches,
		versioned: []
	};
	const versioned = read.failures.map((failure) => failure.words === void 0 ? failure : {
		...failure,
		words: {
			...failure.words,
			since: "5.0.0"
		}
	});
	return {
		patchesStrategicMerge: [...texts("patches"), ...strategic],
		patches: [],
		versioned
	};
}
function decodeOperands(fields) {
	const { item, texts } = fields;
	const generatorOptions = decodeGeneratorOptions(item("generatorOptions"));
	return {
		resources: [...texts("resources"), ...texts("bases")],
		components: texts("components"),
		crds: texts("crds"),
		configMapGenerator: itemsOf$2(item("configMapGenerator"), decodeGenerator),
		secretGenerator: itemsOf$2(item("secretGenerator"), decodeGenerator),
		...decodeCharts(fields),
		generatorOptions,
		configurations: texts("configurations"),
		generators: texts("generators"),
		transformers: texts("transformers"),
		validators: texts("validators"),
		buildMetadata: texts("buildMetadata")
	};
}
function itemsOf$2(of, decode) {
	return list(of, ({ node, ...item }) => decode({
		...item,
		node: node === void 0 || require_check.isNull(node, "kubectl") ? void 0 : node
	})) ?? [];
}
function decodeSortOptions({ node, fields }) {
	if (node("sortOptions") === void 0) return void 0;
	const options = fields("sortOptions", ["order", "legacySortOptions"]);
	const orders = options.fields("legacySortOptions", ["orderFirst", "orderLast"]);
	const kinds = (name) => orders.texts(name).map((each) => each.text);
	return {
		order: options.text("order"),
		legacy: options.node("legacySortOptions") === void 0 ? void 0 : {
			first: kinds("orderFirst"),
			last: kinds("orderLast")
		},
		at: options.at
	};
}
function checkMetadata({ fields }) {
	const metadata = fields("metadata", [
		"name",
		"namespace",
		"labels",
		"annotations"
	]);
	metadata.text("name");
	metadata.text("namespace");
	metadata.textMap("labels");
	metadata.textMap("annotations");
}
function decodeCharts({ item, node, fields }) {
	const globals = fields("helmGlobals", ["chartHome", "configHome"]);
	const home = globals.text("chartHome");
	globals.text("configHome");
	const older = itemsOf$2(item("helmChartInflationGenerator"), decodeHelm);
	const homes = older.map((each) => each.chartHome).filter((each) => each.text !== "");
	return {
		helmCharts: [...itemsOf$2(item("helmCharts"), decodeHelm), ...older],
		chartHome: node("helmGlobals") === void 0 ? homes.at(-1) ?? home : home
	};
}
const MAY_BE_EMPTY = /* @__PURE__ */ new Set([
	"namePrefix",
	"nameSuffix",
	"namespace",
	"bases",
	"imageTags"
]);
function whenEmpty(root, file) {
	if (require_start.entriesAt(root).some(({ name, value }) => {
		const field = FIELDS.find((each) => each.toLowerCase() === name.toLowerCase());
		if (field === void 0 || field === "kind" || field === "apiVersion") return false;
		if (require_check.isNull(value, "kubectl")) return false;
		if (field === "helmChartInflationGenerator" || MAY_BE_EMPTY.has(field)) return value.kind === "scalar" ? value.text !== "" : !isEmptyList$2(value);
		return true;
	})) return void 0;
	return require_check.refused({
		file,
		start: root.start,
		end: root.end
	}, "kustomization.yaml is empty", {
		message: require_start.message$1`The kustomization is empty, and kustomize refuses to build it`,
		help: require_start.message$1`List its \`resources\`, or remove it.`,
		since: "5.1.0"
	});
}
function isEmptyList$2(node) {
	return node.kind === "sequence" && node.items.length === 0;
}
// src/render/kustomize/tree/fill-embedded.ts
function fillEmbedded(root, source) {
	if (root === void 0) return root;
	const ranges = rangesIn(source);
	return ranges.some(isFilled$1) ? filled$1(root, ranges) : root;
}
function rangesIn(source) {
	const { scalar, trimmed } = embeddingOf(source) ?? {};
	if (scalar?.value === void 0) return [];
	const skipped = trimmed === true ? scalar.text.length - scalar.text.trimStart().length : 0;
	return partRanges(scalar.text, scalar.value).map(({ part, start, end }) => ({
		part,
		start: start - skipped,
		end: end - skipped
	}));
}
function isFilled$1({ part }) {
	return part.kind !== "text";
}
function filled$1(node, ranges) {
	const inside = touching(node, ranges);
	if (!inside.some(isFilled$1)) return node;
	if (node.kind === "scalar") return filledScalar$1(node, inside);
	if (node.kind === "map") return {
		...node,
		entries: node.entries.map((entry) => filledEntry(entry, inside))
	};
	return {
		...node,
		items: node.items.map((item) => filled$1(item, inside))
	};
}
function filledEntry(entry, ranges) {
	const { name } = entry;
	const value = filled$1(entry.value, ranges);
	const key = filledKey(entry, ranges);
	return key === void 0 && value === entry.value ? entry : {
		key: key ?? entry.key,
		name,
		value
	};
}
function filledKey(entry, ranges) {
	const inside = touching(entry.key, ranges);
	return inside.some(isFilled$1) ? filledScalar$1(entry.key, inside) : void 0;
}
function touching({ start, end }, ranges) {
	return rangesWithin(ranges, start, end);
}
function filledScalar$1(node, ranges) {
	return {
		...node,
		value: partsOf$9(node, ranges) ?? [wholePart$1(node, ranges)]
	};
}
function partsOf$9(node, ranges) {
	const { file, start, end, text, style } = node;
	if (style === "folded" || style !== "literal" && /[\n\\]/.test(file.text.slice(start, end))) return void 0;
	const offsets = textOffsets(node);
	const runs = [];
	let next = 0;
	for (const [index, char] of text.split("").entries()) {
		const at = offsets[index] ?? start;
		while (next < ranges.length && (ranges[next]?.end ?? 0) <= at) next += 1;
		const range = ranges[next];
		const part = range !== void 0 && range.start <= at ? range.part : void 0;
		const last = runs.at(-1);
		if (last !== void 0 && last.part === part) last.text += char;
		else runs.push({
			part,
			text: char
		});
	}
	return runs.map(({ part, text: run }) => partAs(part, run));
}
function partAs(part, text) {
	if (part?.kind === "placeholder") return part;
	return part?.kind === "secret" ? {
		kind: "secret",
		text,
		label: part.label
	} : {
		kind: "text",
		text
	};
}
function wholePart$1({ text }, ranges) {
	const parts = ranges.map(({ part }) => part);
	const secret = parts.find((part) => part.kind === "secret");
	if (secret !== void 0) return {
		kind: "secret",
		text,
		label: secret.label
	};
	return parts.find((part) => part.kind === "placeholder") ?? {
		kind: "text",
		text
	};
}
// src/render/kustomize/load/read-text.ts
function readText$2(source, limits) {
	return readWithin$1(limits)(source);
}
function firstDocument(source, limits) {
	const [first, second] = readText$2(source, limits).documents;
	const holdsNothing = first?.root === void 0 && first?.fault === void 0;
	const isOpened = source.text.startsWith("---", first?.span.start);
	return holdsNothing && !isOpened && second !== void 0 ? second : first;
}
const readWithin$1 = require_start.memo((limits) => require_start.memo((source) => filledText(source, limits)));
function filledText(source, limits) {
	const text = require_check.parseText(source, limits, { endLastLine: false });
	const documents = text.documents.map((document) => {
		const root = fillEmbedded(document.root, source);
		return root === document.root ? document : {
			...document,
			root
		};
	});
	return {
		...text,
		documents
	};
}
// src/render/kustomize/load/read-plain-document.ts
function readPlainDocument(context, source) {
	const { documents, faults } = documentsOf(context, source);
	const [fault] = faults;
	if (fault !== void 0) return require_check.refused(fault.at, `yaml: ${fault.kubectl ?? fault.message}`, {
		message: require_start.message$1`kustomize cannot read this YAML: ${fault.message}`,
		...fault.help !== void 0 && { help: fault.help }
	});
	return require_check.done(documents.find(({ root }) => root !== void 0)?.root);
}
function documentsOf(context, source) {
	const file = source.host === void 0 ? context.parsed(source.path) : void 0;
	const isEnded = source.text.endsWith("\n");
	if (file?.source === source && file.class.kind === "kustomization" && isEnded) return file;
	return readText$2(source, context.limits);
}
// src/render/kustomize/load/read-kustomization.ts
function kustomizationFiles(context, folder) {
	return require_start.KUSTOMIZATION_NAMES.map((name) => folder === "" ? name : `${folder}/${name}`).filter((path) => context.paths.has(path));
}
function readKustomization(context, folder, at, recorder) {
	const [path] = kustomizationFiles(context, folder);
	if (path === void 0) return missing$3(context, folder, at);
	const twice = severalKustomizations(context, folder);
	if (twice !== void 0) return twice;
	const source = loadText(context, {
		folder,
		path: path.slice(path.lastIndexOf("/") + 1),
		at
	}, recorder);
	if (source.kind === "refused") return source;
	const root = readPlainDocument(context, source.value);
	if (root.kind === "refused") return root;
	const file = source.value;
	if (root.value === void 0) return require_check.refused({
		file,
		start: 0,
		end: file.text.length
	}, "kustomization.yaml is empty", {
		message: require_start.message$1`The kustomization is empty, and kustomize refuses to build it`,
		help: require_start.message$1`List its \`resources\`, or remove it.`
	});
	const found = kustomizationIn(root.value, file);
	if (found.kind === "done") for (const each of found.value.versioned) tolerate(recorder, each);
	return found;
}
const kustomizationIn = require_start.memo((root, file) => kustomizationOf(root, file));
function kustomizationOf(root, file) {
	const decoded = decodeKustomization(root, file);
	return decoded.kind === "refused" ? decoded : enforce(decoded.value);
}
function missing$3(context, folder, at) {
	const offline = context.mayAppear(folder === "" ? "kustomization.yaml" : `${folder}/kustomization.yaml`);
	return require_check.refused(at, `unable to find one of 'kustomization.yaml', 'kustomization.yml' or 'Kustomization' in directory '${require_check.shown(folder)}'`, {
		message: require_start.message$1`The folder \`${require_check.shown(folder)}\` has no kustomization`,
		...offline !== void 0 && { offline: require_start.message$1`${offline}` }
	});
}
function severalKustomizations(context, folder) {
	const [path, other] = kustomizationFiles(context, folder);
	if (other === void 0) return void 0;
	const at = {
		file: context.parsed(other).source ?? {
			path: other,
			text: ""
		},
		start: 0,
		end: 0
	};
	return require_check.refused(at, `Found multiple kustomization files under: ${require_check.shown(folder)}`, {
		message: require_start.message$1`The folder \`${require_check.shown(folder)}\` has two kustomizations, this one and \`${path ?? ""}\``,
		help: require_start.message$1`Keep one of them.`
	});
}
function enforce(kustomization) {
	const { kind, apiVersion, root } = kustomization;
	if (kind !== "Kustomization" && kind !== "Component") return require_check.refused(root, "kind should be Kustomization or Component", { message: require_start.message$1`The \`kind\` of a kustomization must be Kustomization or Component, not ${kind ?? "undefined"}` });
	const version = kind === "Component" ? "v1alpha1" : "v1beta1";
	if (apiVersion === `kustomize.config.k8s.io/${version}`) return require_check.done(kustomization);
	const words = require_check.isOfFlux(root) ? require_check.MEANT_FOR_FLUX : { message: require_start.message$1`The \`apiVersion\` of a ${kind} must be \`kustomize.config.k8s.io/${version}\`, not \`${apiVersion}\`` };
	return require_check.refused(root, `apiVersion for ${kind} should be kustomize.config.k8s.io/${version}`, words);
}
// src/render/kustomize/merge/schema-data.ts
const SCHEMA_DATA = `
admissionregistration.k8s.io/v1 MutatingWebhookConfiguration C api.admissionregistration.v1.MutatingWebhookConfiguration
admissionregistration.k8s.io/v1 ValidatingAdmissionPolicy C
admissionregistration.k8s.io/v1 ValidatingAdmissionPolicyBinding C
admissionregistration.k8s.io/v1 ValidatingWebhookConfiguration C api.admissionregistration.v1.ValidatingWebhookConfiguration
admissionregistration.k8s.io/v1beta1 MutatingWebhookConfiguration C api.admissionregistration.v1beta1.MutatingWebhookConfiguration
admissionregistration.k8s.io/v1beta1 ValidatingWebhookConfiguration C api.admissionregistration.v1beta1.ValidatingWebhookConfiguration
apiextensions.k8s.io/v1 CustomResourceDefinition C apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition
apiextensions.k8s.io/v1beta1 CustomResourceDefinition C apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinition
apiregistration.k8s.io/v1 APIService C kube-aggregator.pkg.apis.apiregistration.v1.APIService
apiregistration.k8s.io/v1beta1 APIService C kube-aggregator.pkg.apis.apiregistration.v1beta1.APIService
apps/v1 ControllerRevision N api.apps.v1.ControllerRevision
apps/v1 DaemonSet N api.apps.v1.DaemonSet
apps/v1 Deployment N api.apps.v1.Deployment
apps/v1 ReplicaSet N api.apps.v1.ReplicaSet
apps/v1 StatefulSet N api.apps.v1.StatefulSet
authentication.k8s.io/v1 TokenRequest ? api.authentication.v1.TokenRequest
authentication.k8s.io/v1 TokenReview ? api.authentication.v1.TokenReview
authentication.k8s.io/v1beta1 TokenReview ? api.authentication.v1beta1.TokenReview
authorization.k8s.io/v1 LocalSubjectAccessReview ? api.authorization.v1.LocalSubjectAccessReview
authorization.k8s.io/v1 SelfSubjectAccessReview ? api.authorization.v1.SelfSubjectAccessReview
authorization.k8s.io/v1 SelfSubjectRulesReview ? api.authorization.v1.SelfSubjectRulesReview
authorization.k8s.io/v1 SubjectAccessReview ? api.authorization.v1.SubjectAccessReview
authorization.k8s.io/v1beta1 LocalSubjectAccessReview ? api.authorization.v1beta1.LocalSubjectAccessReview
authorization.k8s.io/v1beta1 SelfSubjectAccessReview ? api.authorization.v1beta1.SelfSubjectAccessReview
authorization.k8s.io/v1beta1 SelfSubjectRulesReview ? api.authorization.v1beta1.SelfSubjectRulesReview
authorization.k8s.io/v1beta1 SubjectAccessReview ? api.authorization.v1beta1.SubjectAccessReview
autoscaling/v1 HorizontalPodAutoscaler N api.autoscaling.v1.HorizontalPodAutoscaler
autoscaling/v1 Scale N api.autoscaling.v1.Scale
autoscaling/v2beta1 HorizontalPodAutoscaler N api.autoscaling.v2beta1.HorizontalPodAutoscaler
autoscaling/v2beta2 HorizontalPodAutoscaler N api.autoscaling.v2beta2.HorizontalPodAutoscaler
batch/v1 CronJob N api.batch.v1.CronJob
batch/v1 Job N api.batch.v1.Job
batch/v1beta1 CronJob N api.batch.v1beta1.CronJob
certificates.k8s.io/v1 CertificateSigningRequest C api.certificates.v1.CertificateSigningRequest
certificates.k8s.io/v1beta1 CertificateSigningRequest C api.certificates.v1beta1.CertificateSigningRequest
coordination.k8s.io/v1 Lease N api.coordination.v1.Lease
coordination.k8s.io/v1beta1 Lease N api.coordination.v1beta1.Lease
discovery.k8s.io/v1 EndpointSlice N api.discovery.v1.EndpointSlice
discovery.k8s.io/v1beta1 EndpointSlice N api.discovery.v1beta1.EndpointSlice
events.k8s.io/v1 Event N api.events.v1.Event
events.k8s.io/v1beta1 Event N api.events.v1beta1.Event
extensions/v1beta1 Ingress N api.extensions.v1beta1.Ingress
flowcontrol.apiserver.k8s.io/v1beta1 FlowSchema C api.flowcontrol.v1beta1.FlowSchema
flowcontrol.apiserver.k8s.io/v1beta1 PriorityLevelConfiguration C api.flowcontrol.v1beta1.PriorityLevelConfiguration
networking.k8s.io/v1 Ingress N api.networking.v1.Ingress
networking.k8s.io/v1 IngressClass C api.networking.v1.IngressClass
networking.k8s.io/v1 NetworkPolicy N api.networking.v1.NetworkPolicy
networking.k8s.io/v1beta1 Ingress N api.networking.v1beta1.Ingress
networking.k8s.io/v1beta1 IngressClass C api.networking.v1beta1.IngressClass
node.k8s.io/v1 RuntimeClass C api.node.v1.RuntimeClass
node.k8s.io/v1beta1 RuntimeClass C api.node.v1beta1.RuntimeClass
policy/v1 PodDisruptionBudget N api.policy.v1.PodDisruptionBudget
policy/v1beta1 Eviction ? api.policy.v1beta1.Eviction
policy/v1beta1 PodDisruptionBudget N api.policy.v1beta1.PodDisruptionBudget
policy/v1beta1 PodSecurityPolicy C api.policy.v1beta1.PodSecurityPolicy
rbac.authorization.k8s.io/v1 ClusterRole C api.rbac.v1.ClusterRole
rbac.authorization.k8s.io/v1 ClusterRoleBinding C api.rbac.v1.ClusterRoleBinding
rbac.authorization.k8s.io/v1 Role N api.rbac.v1.Role
rbac.authorization.k8s.io/v1 RoleBinding N api.rbac.v1.RoleBinding
rbac.authorization.k8s.io/v1beta1 ClusterRole C api.rbac.v1beta1.ClusterRole
rbac.authorization.k8s.io/v1beta1 ClusterRoleBinding C api.rbac.v1beta1.ClusterRoleBinding
rbac.authorization.k8s.io/v1beta1 Role N api.rbac.v1beta1.Role
rbac.authorization.k8s.io/v1beta1 RoleBinding N api.rbac.v1beta1.RoleBinding
scheduling.k8s.io/v1 PriorityClass C api.scheduling.v1.PriorityClass
scheduling.k8s.io/v1beta1 PriorityClass C api.scheduling.v1beta1.PriorityClass
storage.k8s.io/v1 CSIDriver C api.storage.v1.CSIDriver
storage.k8s.io/v1 CSINode C api.storage.v1.CSINode
storage.k8s.io/v1 StorageClass C api.storage.v1.StorageClass
storage.k8s.io/v1 VolumeAttachment C api.storage.v1.VolumeAttachment
storage.k8s.io/v1beta1 CSIDriver C api.storage.v1beta1.CSIDriver
storage.k8s.io/v1beta1 CSINode C api.storage.v1beta1.CSINode
storage.k8s.io/v1beta1 CSIStorageCapacity N api.storage.v1beta1.CSIStorageCapacity
storage.k8s.io/v1beta1 StorageClass C api.storage.v1beta1.StorageClass
storage.k8s.io/v1beta1 VolumeAttachment C api.storage.v1beta1.VolumeAttachment
v1 Binding ? api.core.v1.Binding
v1 ComponentStatus C api.core.v1.ComponentStatus
v1 ConfigMap N api.core.v1.ConfigMap
v1 Endpoints N api.core.v1.Endpoints
v1 Event N api.core.v1.Event
v1 LimitRange N api.core.v1.LimitRange
v1 Namespace C api.core.v1.Namespace
v1 Node C api.core.v1.Node
v1 NodeProxyOptions C
v1 PersistentVolume C api.core.v1.PersistentVolume
v1 PersistentVolumeClaim N api.core.v1.PersistentVolumeClaim
v1 Pod N api.core.v1.Pod
v1 PodAttachOptions N
v1 PodExecOptions N
v1 PodPortForwardOptions N
v1 PodProxyOptions N
v1 PodTemplate N api.core.v1.PodTemplate
v1 ReplicationController N api.core.v1.ReplicationController
v1 ResourceQuota N api.core.v1.ResourceQuota
v1 Secret N api.core.v1.Secret
v1 Service N api.core.v1.Service
v1 ServiceAccount N api.core.v1.ServiceAccount
v1 ServiceProxyOptions N

api.admissionregistration.v1.MutatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.admissionregistration.v1.ValidatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.admissionregistration.v1beta1.MutatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.admissionregistration.v1beta1.ValidatingWebhookConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta webhooks*name
api.apps.v1.ControllerRevision apiVersion data=? kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta revision
api.apps.v1.DaemonSet apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.DaemonSetSpec status=api.apps.v1.DaemonSetStatus
api.apps.v1.DaemonSetSpec minReadySeconds revisionHistoryLimit selector template=api.core.v1.PodTemplateSpec updateStrategy
api.apps.v1.DaemonSetStatus collisionCount conditions*type currentNumberScheduled desiredNumberScheduled numberAvailable numberMisscheduled numberReady numberUnavailable observedGeneration updatedNumberScheduled
api.apps.v1.Deployment apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.DeploymentSpec status=api.apps.v1.DeploymentStatus
api.apps.v1.DeploymentSpec minReadySeconds paused progressDeadlineSeconds replicas revisionHistoryLimit selector strategy template=api.core.v1.PodTemplateSpec
api.apps.v1.DeploymentStatus availableReplicas collisionCount conditions*type observedGeneration readyReplicas replicas unavailableReplicas updatedReplicas
api.apps.v1.ReplicaSet apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.ReplicaSetSpec status=api.apps.v1.ReplicaSetStatus
api.apps.v1.ReplicaSetSpec minReadySeconds replicas selector template=api.core.v1.PodTemplateSpec
api.apps.v1.ReplicaSetStatus availableReplicas conditions*type fullyLabeledReplicas observedGeneration readyReplicas replicas
api.apps.v1.StatefulSet apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.apps.v1.StatefulSetSpec status=api.apps.v1.StatefulSetStatus
api.apps.v1.StatefulSetSpec podManagementPolicy replicas revisionHistoryLimit selector serviceName template=api.core.v1.PodTemplateSpec updateStrategy volumeClaimTemplates
api.apps.v1.StatefulSetStatus collisionCount conditions*type currentReplicas currentRevision observedGeneration readyReplicas replicas updateRevision updatedReplicas
api.authentication.v1.TokenRequest apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authentication.v1.TokenReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authentication.v1beta1.TokenReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.LocalSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.SelfSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.SelfSubjectRulesReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1.SubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.LocalSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.SelfSubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.SelfSubjectRulesReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.authorization.v1beta1.SubjectAccessReview apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v1.HorizontalPodAutoscaler apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v1.Scale apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v2beta1.HorizontalPodAutoscaler apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.autoscaling.v2beta2.HorizontalPodAutoscaler apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.batch.v1.CronJob apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.CronJobSpec status
api.batch.v1.CronJobSpec concurrencyPolicy failedJobsHistoryLimit jobTemplate=api.batch.v1.JobTemplateSpec schedule startingDeadlineSeconds successfulJobsHistoryLimit suspend
api.batch.v1.Job apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.JobSpec status=api.batch.v1.JobStatus
api.batch.v1.JobSpec activeDeadlineSeconds backoffLimit completionMode completions manualSelector parallelism selector suspend template=api.core.v1.PodTemplateSpec ttlSecondsAfterFinished
api.batch.v1.JobStatus active completedIndexes completionTime conditions*type failed startTime succeeded
api.batch.v1.JobTemplateSpec metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.JobSpec
api.batch.v1beta1.CronJob apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1beta1.CronJobSpec status
api.batch.v1beta1.CronJobSpec concurrencyPolicy failedJobsHistoryLimit jobTemplate=api.batch.v1beta1.JobTemplateSpec schedule startingDeadlineSeconds successfulJobsHistoryLimit suspend
api.batch.v1beta1.JobTemplateSpec metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.batch.v1.JobSpec
api.certificates.v1.CertificateSigningRequest apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.certificates.v1beta1.CertificateSigningRequest apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.coordination.v1.Lease apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.coordination.v1beta1.Lease apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.core.v1.Binding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta target
api.core.v1.ComponentStatus apiVersion conditions*type kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta
api.core.v1.ConfigMap apiVersion binaryData data immutable kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta
api.core.v1.Container args command env*name envFrom image imagePullPolicy lifecycle livenessProbe name ports*containerPort,protocol readinessProbe resources securityContext startupProbe stdin stdinOnce terminationMessagePath terminationMessagePolicy tty volumeDevices*devicePath volumeMounts*mountPath workingDir
api.core.v1.Endpoints apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta subsets
api.core.v1.EphemeralContainer args command env*name envFrom image imagePullPolicy lifecycle livenessProbe name ports readinessProbe resources securityContext startupProbe stdin stdinOnce targetContainerName terminationMessagePath terminationMessagePolicy tty volumeDevices*devicePath volumeMounts*mountPath workingDir
api.core.v1.EphemeralVolumeSource volumeClaimTemplate=api.core.v1.PersistentVolumeClaimTemplate
api.core.v1.Event action apiVersion count eventTime firstTimestamp involvedObject kind lastTimestamp message metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta reason related reportingComponent reportingInstance series source type
api.core.v1.LimitRange apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.core.v1.Namespace apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.core.v1.NamespaceStatus
api.core.v1.NamespaceStatus conditions*type phase
api.core.v1.Node apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.NodeSpec status=api.core.v1.NodeStatus
api.core.v1.NodeSpec configSource externalID podCIDR podCIDRs* providerID taints unschedulable
api.core.v1.NodeStatus addresses*type allocatable capacity conditions*type config daemonEndpoints images nodeInfo phase volumesAttached volumesInUse
api.core.v1.PersistentVolume apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.core.v1.PersistentVolumeClaim apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.core.v1.PersistentVolumeClaimStatus
api.core.v1.PersistentVolumeClaimStatus accessModes capacity conditions*type phase
api.core.v1.PersistentVolumeClaimTemplate metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.core.v1.Pod apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.PodSpec status=api.core.v1.PodStatus
api.core.v1.PodSpec activeDeadlineSeconds affinity automountServiceAccountToken containers*name=api.core.v1.Container dnsConfig dnsPolicy enableServiceLinks ephemeralContainers*name=api.core.v1.EphemeralContainer hostAliases*ip hostIPC hostNetwork hostPID hostname imagePullSecrets*name initContainers*name=api.core.v1.Container nodeName nodeSelector overhead preemptionPolicy priority priorityClassName readinessGates restartPolicy runtimeClassName schedulerName securityContext serviceAccount serviceAccountName setHostnameAsFQDN shareProcessNamespace subdomain terminationGracePeriodSeconds tolerations topologySpreadConstraints*topologyKey,whenUnsatisfiable volumes*name=api.core.v1.Volume
api.core.v1.PodStatus conditions*type containerStatuses ephemeralContainerStatuses hostIP initContainerStatuses message nominatedNodeName phase podIP podIPs*ip qosClass reason startTime
api.core.v1.PodTemplate apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta template=api.core.v1.PodTemplateSpec
api.core.v1.PodTemplateSpec metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.PodSpec
api.core.v1.ReplicationController apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.ReplicationControllerSpec status=api.core.v1.ReplicationControllerStatus
api.core.v1.ReplicationControllerSpec minReadySeconds replicas selector template=api.core.v1.PodTemplateSpec
api.core.v1.ReplicationControllerStatus availableReplicas conditions*type fullyLabeledReplicas observedGeneration readyReplicas replicas
api.core.v1.ResourceQuota apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.core.v1.Secret apiVersion data immutable kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta stringData type
api.core.v1.Service apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.core.v1.ServiceSpec status=api.core.v1.ServiceStatus
api.core.v1.ServiceAccount apiVersion automountServiceAccountToken imagePullSecrets kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta secrets*name
api.core.v1.ServiceSpec allocateLoadBalancerNodePorts clusterIP clusterIPs externalIPs externalName externalTrafficPolicy healthCheckNodePort internalTrafficPolicy ipFamilies ipFamilyPolicy loadBalancerClass loadBalancerIP loadBalancerSourceRanges ports*port,protocol publishNotReadyAddresses selector sessionAffinity sessionAffinityConfig topologyKeys type
api.core.v1.ServiceStatus conditions*type loadBalancer
api.core.v1.Volume awsElasticBlockStore azureDisk azureFile cephfs cinder configMap csi downwardAPI emptyDir ephemeral=api.core.v1.EphemeralVolumeSource fc flexVolume flocker gcePersistentDisk gitRepo glusterfs hostPath iscsi name nfs persistentVolumeClaim photonPersistentDisk portworxVolume projected quobyte rbd scaleIO secret storageos vsphereVolume
api.discovery.v1.EndpointSlice addressType apiVersion endpoints kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta ports
api.discovery.v1beta1.EndpointSlice addressType apiVersion endpoints kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta ports
api.events.v1.Event action apiVersion deprecatedCount deprecatedFirstTimestamp deprecatedLastTimestamp deprecatedSource eventTime kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta note reason regarding related reportingController reportingInstance series type
api.events.v1beta1.Event action apiVersion deprecatedCount deprecatedFirstTimestamp deprecatedLastTimestamp deprecatedSource eventTime kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta note reason regarding related reportingController reportingInstance series type
api.extensions.v1beta1.Ingress apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.flowcontrol.v1beta1.FlowSchema apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.flowcontrol.v1beta1.PriorityLevelConfiguration apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.networking.v1.Ingress apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.networking.v1.IngressClass apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.networking.v1.NetworkPolicy apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.networking.v1beta1.Ingress apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.networking.v1beta1.IngressClass apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.node.v1.RuntimeClass apiVersion handler kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta overhead scheduling
api.node.v1beta1.RuntimeClass apiVersion handler kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta overhead scheduling
api.policy.v1.PodDisruptionBudget apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.policy.v1.PodDisruptionBudgetStatus
api.policy.v1.PodDisruptionBudgetStatus conditions*type currentHealthy desiredHealthy disruptedPods disruptionsAllowed expectedPods observedGeneration
api.policy.v1beta1.Eviction apiVersion deleteOptions kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta
api.policy.v1beta1.PodDisruptionBudget apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=api.policy.v1beta1.PodDisruptionBudgetStatus
api.policy.v1beta1.PodDisruptionBudgetStatus conditions*type currentHealthy desiredHealthy disruptedPods disruptionsAllowed expectedPods observedGeneration
api.policy.v1beta1.PodSecurityPolicy apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.rbac.v1.ClusterRole aggregationRule apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1.ClusterRoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.rbac.v1.Role apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1.RoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.rbac.v1beta1.ClusterRole aggregationRule apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1beta1.ClusterRoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.rbac.v1beta1.Role apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta rules
api.rbac.v1beta1.RoleBinding apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta roleRef subjects
api.scheduling.v1.PriorityClass apiVersion description globalDefault kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta preemptionPolicy value
api.scheduling.v1beta1.PriorityClass apiVersion description globalDefault kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta preemptionPolicy value
api.storage.v1.CSIDriver apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.storage.v1.CSINode apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.storage.v1.CSINodeSpec
api.storage.v1.CSINodeSpec drivers*name
api.storage.v1.StorageClass allowVolumeExpansion allowedTopologies apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta mountOptions parameters provisioner reclaimPolicy volumeBindingMode
api.storage.v1.VolumeAttachment apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
api.storage.v1beta1.CSIDriver apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec
api.storage.v1beta1.CSINode apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=api.storage.v1beta1.CSINodeSpec
api.storage.v1beta1.CSINodeSpec drivers*name
api.storage.v1beta1.CSIStorageCapacity apiVersion capacity kind maximumVolumeSize metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta nodeTopology storageClassName
api.storage.v1beta1.StorageClass allowVolumeExpansion allowedTopologies apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta mountOptions parameters provisioner reclaimPolicy volumeBindingMode
api.storage.v1beta1.VolumeAttachment apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion additionalPrinterColumns deprecated deprecationWarning name schema=apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation served storage subresources=apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources scale status=?
apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation openAPIV3Schema=apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps
apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps $ref $schema additionalItems=? additionalProperties=? allOf anyOf default=? definitions{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps dependencies{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray description enum example=? exclusiveMaximum exclusiveMinimum externalDocs format id items=? maxItems maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not=apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps nullable oneOf pattern patternProperties{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps properties{apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps required title type uniqueItems x-kubernetes-embedded-resource x-kubernetes-int-or-string x-kubernetes-list-map-keys x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-preserve-unknown-fields
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinition apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionSpec status
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionSpec additionalPrinterColumns conversion group names preserveUnknownFields scope subresources=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources validation=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation version versions
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionVersion additionalPrinterColumns deprecated deprecationWarning name schema=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation served storage subresources=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources scale status=?
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation openAPIV3Schema=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps
apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps $ref $schema additionalItems=? additionalProperties=? allOf anyOf default=? definitions{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps dependencies{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrStringArray description enum example=? exclusiveMaximum exclusiveMinimum externalDocs format id items=? maxItems maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not=apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps nullable oneOf pattern patternProperties{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps properties{apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps required title type uniqueItems x-kubernetes-embedded-resource x-kubernetes-int-or-string x-kubernetes-list-map-keys x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-preserve-unknown-fields
apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry apiVersion fieldsType fieldsV1=? manager operation time
apimachinery.pkg.apis.meta.v1.ObjectMeta annotations clusterName creationTimestamp deletionGracePeriodSeconds deletionTimestamp finalizers* generateName generation labels managedFields name namespace ownerReferences*uid resourceVersion selfLink uid
apimachinery.pkg.apis.meta.v1.WatchEvent object=? type
kube-aggregator.pkg.apis.apiregistration.v1.APIService apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=kube-aggregator.pkg.apis.apiregistration.v1.APIServiceStatus
kube-aggregator.pkg.apis.apiregistration.v1.APIServiceStatus conditions*type
kube-aggregator.pkg.apis.apiregistration.v1beta1.APIService apiVersion kind metadata=apimachinery.pkg.apis.meta.v1.ObjectMeta spec status=kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceStatus
kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceStatus conditions*type
`;
// src/render/kustomize/merge/built-in-schema.ts
const INERT = {
	field: () => INERT,
	elements: () => INERT,
	mergeKeys: void 0
};
const OPEN = {
	field: () => void 0,
	elements: () => void 0,
	mergeKeys: void 0
};
const PREFIX$1 = "io.k8s.";
let built;
function builtInSchema() {
	built ??= readData(SCHEMA_DATA);
	return built;
}
function readData(data) {
	const [types = "", definitions = ""] = data.trim().split("\n\n");
	const typeLines = new Map(types.split("\n").map((line) => typeLine(line)));
	const fieldLines = new Map(definitions.split("\n").map((line) => cut$1(line, " ")));
	const shapes = /* @__PURE__ */ new Map();
	function definitionNamed(name) {
		const known = shapes.get(name);
		if (known !== void 0) return known;
		const line = fieldLines.get(name);
		if (line === void 0) return void 0;
		const shape = mapShape(line, definitionNamed);
		shapes.set(name, shape);
		return shape;
	}
	return {
		typeNamed: (apiVersion, kind) => {
			const definition = typeLines.get(`${apiVersion} ${kind}`)?.definition;
			return definition === void 0 ? void 0 : definitionNamed(definition);
		},
		definitionNamed: (name) => name.startsWith(PREFIX$1) ? definitionNamed(name.slice(7)) : void 0,
		isNamespaced: (apiVersion, kind) => typeLines.get(`${apiVersion} ${kind}`)?.namespaced
	};
}
function typeLine(line) {
	const [apiVersion = "", kind = "", scope = "?", definition] = line.split(" ");
	const namespaced = scope === "?" ? void 0 : scope === "N";
	return [`${apiVersion} ${kind}`, {
		namespaced,
		definition
	}];
}
function mapShape(line, definitions) {
	const codes = new Map(line.split(" ").map((field) => fieldCode(field)));
	const shapes = /* @__PURE__ */ new Map();
	return {
		field: (name) => {
			const code = codes.get(name);
			if (code === void 0) return void 0;
			return require_start.getOrMake(shapes, name, () => decode$1(code, definitions));
		},
		elements: () => void 0,
		mergeKeys: void 0
	};
}
function fieldCode(field) {
	const at = field.search(/[={*]/);
	return at === -1 ? [field, ""] : [field.slice(0, at), field.slice(at)];
}
function decode$1(code, definitions) {
	switch (code.charAt(0)) {
		case "=": return code === "=?" ? OPEN : definitions(code.slice(1)) ?? INERT;
		case "{": return mapOfShape(() => definitions(code.slice(1)) ?? OPEN);
		case "*": {
			const [keys, element] = cut$1(code.slice(1), "=");
			return {
				field: () => void 0,
				elements: () => element === "" ? INERT : definitions(element),
				mergeKeys: keys === "" ? [] : keys.split(",")
			};
		}
		default: return INERT;
	}
}
function mapOfShape(value) {
	return {
		field: value,
		elements: () => void 0,
		mergeKeys: void 0
	};
}
function cut$1(text, at) {
	const index = text.indexOf(at);
	return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}
// src/render/kustomize/merge/custom-schema.ts
const REF = "#/definitions/";
const MAX_REFS = 64;
function customSchema(document, precedence = "alone") {
	const definitions = {
		own: require_start.valueAt(document, "definitions"),
		precedence
	};
	const types = readTypes(definitions.own);
	const scopes = readScopes(document);
	return {
		typeNamed: (apiVersion, kind) => choose(precedence, () => shapeOf$1(types.get(`${apiVersion} ${kind}`), definitions), () => builtInSchema().typeNamed(apiVersion, kind)),
		definitionNamed: (name) => definitionNamed(name, definitions),
		isNamespaced: (apiVersion, kind) => builtInSchema().isNamespaced(apiVersion, kind) ?? scopes.get(`${apiVersion} ${kind}`)
	};
}
function definitionNamed(name, definitions) {
	return choose(definitions.precedence, () => shapeOf$1(require_start.entryOf(definitions.own, name)?.value, definitions), () => builtInSchema().definitionNamed(name));
}
function choose(precedence, own, builtIn) {
	if (precedence === "alone") return own();
	return precedence === "above" ? own() ?? builtIn() : builtIn() ?? own();
}
function readTypes(definitions) {
	const types = /* @__PURE__ */ new Map();
	for (const { value } of require_start.entriesAt(definitions)) for (const gvk of require_start.itemsAt(value, "x-kubernetes-group-version-kind")) types.set(typeOf$2(gvk), value);
	return types;
}
function readScopes(document) {
	const scopes = /* @__PURE__ */ new Map();
	for (const { name, value } of require_start.entriesAt(document, "paths")) {
		const gvk = require_start.valueAt(value, "get", "x-kubernetes-group-version-kind");
		if (gvk === void 0) continue;
		const type = typeOf$2(gvk);
		const namespaced = name.includes("namespaces/{namespace}");
		if (namespaced || !scopes.has(type)) scopes.set(type, namespaced);
	}
	return scopes;
}
function typeOf$2(gvk) {
	const group = textAt$5(gvk, "group") ?? "";
	const version = textAt$5(gvk, "version") ?? "";
	return `${group === "" ? version : `${group}/${version}`} ${textAt$5(gvk, "kind") ?? ""}`;
}
function shapeOf$1(schema, definitions) {
	const resolved = resolveRef(schema, definitions);
	if (resolved === void 0 || "field" in resolved) return resolved;
	if (resolved.kind !== "map") return void 0;
	return {
		field: (name) => shapeOf$1(require_start.entryOf(require_start.valueAt(resolved, "properties"), name)?.value ?? mapNode(require_start.valueAt(resolved, "additionalProperties")), definitions),
		elements: () => isArray(resolved) ? shapeOf$1(mapNode(require_start.valueAt(resolved, "items")), definitions) : void 0,
		mergeKeys: mergeKeysOf(resolved)
	};
}
function mergeKeysOf(schema) {
	if (textAt$5(schema, "x-kubernetes-patch-strategy")?.split(",").includes("merge") !== true) return void 0;
	const list = require_start.valueAt(schema, "x-kubernetes-list-map-keys");
	if (list?.kind === "sequence") return list.items.flatMap((item) => item.kind === "scalar" ? [item.text] : []);
	const key = textAt$5(schema, "x-kubernetes-patch-merge-key");
	return key === void 0 ? [] : [key];
}
function resolveRef(schema, definitions) {
	let here = schema;
	for (let step = 0; step < MAX_REFS; step++) {
		const ref = textAt$5(here, "$ref");
		if (ref === void 0) return here;
		if (!ref.startsWith(REF)) return void 0;
		const name = ref.slice(14);
		const own = require_start.entryOf(definitions.own, name)?.value;
		const builtIn = definitions.precedence === "below" || own === void 0 ? choose(definitions.precedence, () => void 0, () => builtInSchema().definitionNamed(name)) : void 0;
		if (builtIn !== void 0) return builtIn;
		here = own;
	}
}
function isArray(schema) {
	const [only, ...others] = require_start.itemsAt(schema, "type");
	if (only?.kind === "scalar") return only.text === "array" && others.length === 0;
	return textAt$5(schema, "type") === "array";
}
function mapNode(node) {
	return node?.kind === "map" ? node : void 0;
}
function textAt$5(node, name) {
	return require_start.scalarAt(node, name)?.text;
}
// src/render/kustomize/load/set-open-api.ts
const BUILT_IN_VERSION = "v1.21.2";
function setOpenApi(target, isRoot) {
	const { run, kustomization, context, folder, recorder } = target;
	const { path, version } = kustomization.openapi;
	if (path === void 0 && version === void 0) return void 0;
	const at = path?.at ?? version?.at ?? kustomization.root;
	const file = path === void 0 ? void 0 : loadText(context, {
		folder,
		path: path.text,
		at
	}, recorder);
	if (file?.kind === "refused") return tolerate(recorder, file) ? void 0 : file;
	if (run.schemaIsSet && !isRoot) return void 0;
	if (file !== void 0) {
		if (version !== void 0) return require_check.refused(at, "builtin version and custom schema provided, cannot use both", { message: require_start.message$1`\`openapi\` has both a \`path\` and a \`version\`; only one of them may be given` });
		const document = readPlainDocument(context, file.value);
		if (document.kind === "refused") return document;
		run.schema = customSchema(document.value, precedence(run));
		run.schemaIsSet = true;
		return;
	}
	if (version !== void 0 && version.text !== "" && version.text !== BUILT_IN_VERSION) return require_check.refused(at, "the specified OpenAPI version is not built in", { message: require_start.message$1`kustomize has no types for Kubernetes \`${version.text}\`, only for \`${BUILT_IN_VERSION}\`` });
	run.schemaIsSet = version !== void 0 && version.text !== "";
}
function precedence({ merged, readUnknownType }) {
	if (merged) return "above";
	return readUnknownType ? "below" : "alone";
}
// src/render/kustomize/load/work-budget.ts
const MAX_WORK = 5e7;
const KUSTOMIZATION = 1e4;
const GENERATOR = 1e3;
const MAX_OBJECTS = 3e4;
const OBJECT$1 = 20;
const MAX_NODES$2 = 5e5;
const SHORT$2 = 256;
const CHARACTERS_PER_UNIT = 4;
function workBudget() {
	return {
		budget: require_check.newBudget({ units: MAX_WORK }),
		sizes: /* @__PURE__ */ new WeakMap(),
		texts: /* @__PURE__ */ new Set()
	};
}
function workDone({ budget }) {
	return require_check.spentOf(budget, "units");
}
function spend({ budget }, work, at) {
	return require_check.spend(budget, "units", work) ? void 0 : tooMuch(at);
}
function spendObjects(budget, count, at) {
	return count > MAX_OBJECTS ? tooMuch(at) : spend(budget, 4 * count, at);
}
function tooMuch(at) {
	return {
		...require_check.refused(at, "the build is far larger than its input", {
			message: require_start.message$1`The build was stopped: it is far larger than its input`,
			help: require_start.message$1`Look for bases and components that are included many times, or for text that replacements and patches double.`
		}),
		isTooMuch: true
	};
}
function workOf(budget, after, before) {
	if (after.length > MAX_OBJECTS) return Number.POSITIVE_INFINITY;
	let work = after.length / 16;
	const same = after.length === before.length;
	for (const [index, { node }] of after.entries()) {
		const was = same ? before[index]?.node : void 0;
		if (was !== node) work += OBJECT$1 + workOfNode(budget, node, was);
	}
	return work;
}
function workOfSmall(after) {
	return after.length > MAX_OBJECTS ? Number.POSITIVE_INFINITY : 40 * after.length;
}
function workOfNode(budget, node, before) {
	const work = newWork(budget, node, before);
	const { weight, depth } = treeSize(budget, node);
	return weight > MAX_NODES$2 || depth > 1e3 ? Number.POSITIVE_INFINITY : work;
}
function workOfCopy(budget, node) {
	newWork(budget, node, void 0);
	const weight = node.kind === "scalar" ? textWork(budget, node) : treeSize(budget, node).weight;
	return weight > MAX_NODES$2 ? Number.POSITIVE_INFINITY : weight;
}
const OF_SCALAR = {
	weight: 1,
	depth: 0
};
function treeSize({ sizes }, node) {
	return node.kind === "scalar" ? OF_SCALAR : sizes.get(node) ?? OF_SCALAR;
}
function newWork(budget, node, before) {
	if (node.kind === "scalar") return textWork(budget, node);
	const { sizes } = budget;
	if (sizes.has(node)) return 0;
	const was = before?.kind === node.kind && sizes.has(before) ? before : void 0;
	const [start, end] = was === void 0 ? [0, 0] : sharedEnds(node, was);
	const size = partsOf$8(node).length;
	let work = 1 + start + end;
	let { weight, depth } = was === void 0 ? {
		weight: 1,
		depth: 1
	} : treeSize(budget, was);
	if (was !== void 0) for (let at = start; at < partsOf$8(was).length - end; at += 1) {
		const child = childAt(was, at);
		if (child !== void 0) weight -= treeSize(budget, child).weight;
	}
	for (let at = start; at < size - end; at += 1) {
		const child = childAt(node, at);
		if (child === void 0) continue;
		work += newWork(budget, child, childAt(was, at));
		const inner = treeSize(budget, child);
		weight += inner.weight;
		depth = Math.max(depth, 1 + inner.depth);
	}
	sizes.set(node, {
		weight,
		depth
	});
	return work;
}
function sharedEnds(one, other) {
	const [ones, others] = [partsOf$8(one), partsOf$8(other)];
	const isShared = (at, otherAt) => ones[at] === others[otherAt] || childAt(one, at) === childAt(other, otherAt);
	const shortest = Math.min(ones.length, others.length);
	let start = 0;
	while (start < shortest && isShared(start, start)) start += 1;
	let end = 0;
	while (end < shortest - start && isShared(ones.length - 1 - end, others.length - 1 - end)) end += 1;
	return [start, end];
}
function partsOf$8(node) {
	if (node.kind === "scalar") return [];
	return node.kind === "sequence" ? node.items : node.entries;
}
function childAt(node, at) {
	if (node === void 0 || node.kind === "scalar") return void 0;
	return node.kind === "sequence" ? node.items[at] : node.entries[at]?.value;
}
function textWork({ texts }, node) {
	const { length } = node.text;
	if (length <= SHORT$2) return 1;
	if (texts.has(node)) return 1;
	texts.add(node);
	return 1 + length / CHARACTERS_PER_UNIT;
}
// src/render/kustomize/tree/version-rules.ts
const NEWEST_RULES = {
	dropsStringData: void 0,
	labelsClaimTemplates: false,
	replacesPartsInside: true
};
function versionRules(running) {
	if (running === void 0 || require_start.compareVersions(running.version, "5.8.2") >= 0) return NEWEST_RULES;
	return {
		dropsStringData: running,
		labelsClaimTemplates: true,
		replacesPartsInside: false
	};
}
// src/render/kustomize/tree/yaml-dialect.ts
const GO_YAML_2 = {
	width: 80,
	indentsLists: false,
	hasTabsInBlocks: false,
	readsSignedOctals: false
};
const GO_YAML_3 = {
	width: Infinity,
	indentsLists: true,
	hasTabsInBlocks: true,
	readsSignedOctals: true
};
// src/render/kustomize/tree/scalar-style.ts
const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const SIMPLE = /^[A-EG-MP-SU-XZa-eg-mp-su-xz/_](?:[\w./ -]*[\w./-])?$/;
const SPECIAL$1 = /[^\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const SPECIAL_BUT_TAB = /[^\t\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const ODD_BREAK = /[\u2028\u2029]/;
const SPACE_BEFORE_BREAK = / [\n\u2028\u2029]/;
const BREAK_BEFORE_SPACE = /[\n\u2028\u2029] /;
const NO_PLAIN_START = /^(?:[#,[\]{}&*!|>'"%@`]|[?:-](?:[ \t\n]|$)|---|\.\.\.)/;
const NO_PLAIN_INSIDE = /:(?:[ \t\n]|$)|[ \t\n]#/;
const SIGNED_OCTAL = /^0_*o_*[-+][0-7_]+$/;
function styleOfText(text, dialect = GO_YAML_2) {
	if (SIMPLE.test(text)) return "plain";
	if (text.includes("\n")) return isBlockAllowed(text, dialect) ? "literal" : "double-quoted";
	if (dialect.readsSignedOctals && SIGNED_OCTAL.test(text) || !isTextWhenPlain(text) || SPECIAL$1.test(text)) return "double-quoted";
	if (SPACE_BEFORE_BREAK.test(text) || BREAK_BEFORE_SPACE.test(text)) return "double-quoted";
	return isPlainAllowed(text) && !ODD_BREAK.test(text) ? "plain" : "single-quoted";
}
function isBlockAllowed(text, { hasTabsInBlocks }) {
	const special = hasTabsInBlocks ? SPECIAL_BUT_TAB : SPECIAL$1;
	return !text.endsWith(" ") && !SPACE_BEFORE_BREAK.test(text) && !special.test(text);
}
function isTextWhenPlain(text) {
	if (text === "" || BASE_60.test(text)) return false;
	if (!/^[-+.0-9yYnNtTfFoO~]/.test(text)) return true;
	if (require_check.timestampJson(text) !== void 0) return false;
	return require_check.resolveScalar(plainScalar(text), "kubectl").kind === "string";
}
function isPlainAllowed(text) {
	if (text.startsWith(" ") || text.endsWith(" ")) return false;
	return !NO_PLAIN_START.test(text) && !NO_PLAIN_INSIDE.test(text);
}
function plainScalar(text) {
	return {
		kind: "scalar",
		text,
		style: "plain",
		file: {
			path: "",
			text: ""
		},
		start: 0,
		end: 0
	};
}
// src/render/kustomize/generate/origin-annotations.ts
function joinOrigin(path, more) {
	const parts = [];
	for (const part of `${path}/${more}`.split("/")) {
		if (part === "" || part === ".") continue;
		if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
		else parts.push(part);
	}
	return parts.length === 0 ? "." : parts.join("/");
}
function builtInOrigin(target, kind) {
	if (target.run.buildMetadata.size === 0) return void 0;
	const file = target.kustomization.path;
	return {
		configuredIn: joinOrigin(target.originPath, file.slice(file.lastIndexOf("/") + 1)),
		configuredBy: {
			apiVersion: "builtin",
			kind,
			name: "",
			namespace: ""
		}
	};
}
function annotateFile(resource, origin, at) {
	return withNode(resource, setAnnotation(resource.node, ORIGIN, originText(origin), at));
}
function annotate(resource, name, text, at) {
	const annotations = new Map(annotationsOf(resource.node)).set(name, text);
	return withNode(resource, setAnnotations(resource.node, annotations, at));
}
function annotateOrigin(resource, origin, at) {
	return annotate(resource, ORIGIN, originText(origin), at);
}
function annotateGenerated(resource, origin, at) {
	const known = annotationOf(resource.node, ORIGIN) !== void 0;
	return origin === void 0 || known ? resource : annotateOrigin(resource, origin, at);
}
function annotateTransformed(resource, origin, at) {
	const { node } = resource;
	if (annotationOf(node, "config.kubernetes.io/origin") === void 0) return annotateOrigin(resource, origin, at);
	const before = annotationOf(node, "alpha.config.kubernetes.io/transformations") ?? "";
	const item = originText(origin).replaceAll(/^(?=.)/gm, "  ").replace(/^ {2}/, "- ");
	return annotate(resource, TRANSFORMATIONS, before + item, at);
}
function originPathOf(resource) {
	const text = annotationOf(resource.node, ORIGIN);
	const found = text === void 0 ? null : /^path: (.*)$/m.exec(text);
	return found === null ? void 0 : (found[1] ?? "").replace(/^(["'])(.*)\1$/, "$2");
}
function originText({ path, configuredIn, configuredBy }) {
	const lines = [];
	const add = (indent, name, value) => {
		if (value !== void 0 && value !== "") lines.push(`${indent}${name}: ${quoted$4(value)}\n`);
	};
	add("", "path", path);
	add("", "configuredIn", configuredIn);
	if (configuredBy !== void 0) {
		lines.push("configuredBy:\n");
		add("  ", "apiVersion", configuredBy.apiVersion);
		add("  ", "kind", configuredBy.kind);
		add("  ", "name", configuredBy.name);
		add("  ", "namespace", configuredBy.namespace);
	}
	return lines.join("");
}
function quoted$4(text) {
	return isTextWhenPlain(text) && isPlainAllowed(text) ? text : JSON.stringify(text);
}
// src/render/kustomize/load/load-config.ts
function loadConfigurations(place, paths, around) {
	let own = EMPTY_CONFIG;
	for (const path of paths) {
		const at = path.at ?? around;
		const config = loadConfiguration(place, path.text, at);
		if (config.kind === "refused") return config;
		const merged = mergeConfig(own, config.value, at);
		if (merged.kind === "refused") return merged;
		own = merged.value;
	}
	return mergeConfig(DEFAULT_CONFIG, own, around);
}
function loadConfiguration(place, path, at) {
	const { context, folder, recorder } = place;
	const source = loadText(context, {
		folder,
		path,
		at
	}, recorder);
	if (source.kind === "refused") return source;
	const root = readPlainDocument(context, source.value);
	if (root.kind === "refused") return root;
	const { config, failures } = root.value === void 0 ? decodeConfiguration(void 0, source.value) : configurationIn(root.value);
	return require_check.joinRefusals(failures.filter((failure) => !tolerate(recorder, failure))) ?? require_check.done(config);
}
const configurationIn = require_start.memo((root) => decodeConfiguration(root, root.file));
function decodeConfiguration(root, file) {
	const decoding = openDecoding("TransformerConfig", file, {
		strict: true,
		lenientText: true
	});
	const names = [...FIELD_SPEC_TABLES, "nameReference"];
	const { list } = openStruct({
		node: root,
		decoding,
		path: ""
	}, names);
	const config = { ...EMPTY_CONFIG };
	for (const table of FIELD_SPEC_TABLES) config[table] = list(table, decodeFieldSpec);
	const nameReference = list("nameReference", decodeReference);
	return {
		config: {
			...config,
			nameReference
		},
		failures: decoding.failures
	};
}
function decodeReference(item) {
	const fields = openStruct(item, [
		"group",
		"version",
		"kind",
		"fieldSpecs"
	]);
	const referrers = fields.list("fieldSpecs", decodeFieldSpec);
	return {
		...decodeGvk(fields),
		referrers
	};
}
// src/render/kustomize/load/load-crds.ts
const ANNOTATION = "x-kubernetes-annotation";
const LABEL_SELECTOR = "x-kubernetes-label-selector";
const IDENTITY = "x-kubernetes-identity";
const VERSION$4 = "x-kubernetes-object-ref-api-version";
const KIND = "x-kubernetes-object-ref-kind";
const NAME_KEY = "x-kubernetes-object-ref-name-key";
const DEEPEST$13 = 32;
function loadCrds(place, paths, around) {
	let config = EMPTY_CONFIG;
	const { context, folder, recorder } = place;
	for (const path of paths) {
		const at = path.at ?? around;
		const source = loadText(context, {
			folder,
			path: path.text,
			at
		}, recorder);
		if (source.kind === "refused") return source;
		const root = readPlainDocument(context, source.value);
		if (root.kind === "refused") return root;
		for (const each of configsOf(root.value)) {
			const merged = mergeConfig(config, each, at);
			if (merged.kind === "refused") return merged;
			config = merged.value;
		}
	}
	return require_check.done(config);
}
function configsOf(root) {
	return require_start.entriesAt(root).flatMap(({ name, value }) => {
		const properties = propertiesOf(value);
		if (![
			"kind",
			"apiVersion",
			"metadata"
		].every((each) => properties.some((property) => property.name === each))) return [];
		const kind = name.slice(name.lastIndexOf(".") + 1);
		const found = {
			annotations: [],
			labels: [],
			names: [],
			references: []
		};
		collect$3(root, name, kind, [], found);
		return [{
			...EMPTY_CONFIG,
			commonAnnotations: found.annotations,
			commonLabels: found.labels,
			namePrefix: found.names,
			nameReference: found.references
		}];
	});
}
function propertiesOf(definition) {
	const schema = require_start.entryOf(definition, "Schema")?.value ?? require_start.entryOf(definition, "schema")?.value;
	return require_start.entriesAt(schema, "properties");
}
function collect$3(root, type, kind, path, found) {
	if (path.length > DEEPEST$13) return;
	for (const { name, value } of propertiesOf(require_start.valueAt(root, type))) {
		const here = [...path, name];
		const spec = fieldSpec(kind, here);
		if (has$1(value, ANNOTATION)) found.annotations.push(spec);
		if (has$1(value, LABEL_SELECTOR)) found.labels.push(spec);
		if (has$1(value, IDENTITY)) found.names.push(spec);
		const version = textAt$4(value, VERSION$4);
		const target = textAt$4(value, KIND);
		if (version !== void 0 && target !== void 0) {
			const referrer = fieldSpec(kind, [...here, textAt$4(value, NAME_KEY) ?? "name"]);
			found.references.push({
				...ANY_GVK,
				version,
				kind: target,
				referrers: [referrer]
			});
		}
		const reference = textAt$4(value, "$ref");
		if (reference !== void 0) collect$3(root, reference, kind, here, found);
	}
}
function fieldSpec(kind, path) {
	return {
		...ANY_GVK,
		kind,
		path: path.join("/"),
		create: false
	};
}
function has$1(node, name) {
	return textAt$4(node, name) !== void 0;
}
function textAt$4(node, name) {
	return require_check.stringOf(require_start.scalarAt(node, name), "kubectl");
}
// src/render/kustomize/object/transform.ts
function changeEach(resources, change) {
	const result = [];
	let changed = false;
	for (const resource of resources) {
		const outcome = change(resource);
		if (outcome.kind === "refused") return outcome;
		changed ||= outcome.value !== resource;
		result.push(outcome.value);
	}
	return require_check.done(changed ? result : resources);
}
function changeNodes(resources, change) {
	return changeEach(resources, (resource) => {
		const outcome = change(resource.node);
		return require_check.mapDone(outcome, (node) => withNode(resource, node));
	});
}
function applyAll(resources, transforms) {
	return require_check.foldResults(transforms, resources, (current, transform) => require_check.mapDone(transform(current), withoutEmpty));
}
function withoutEmpty(resources) {
	if (resources.every(({ node }) => node.entries.length > 0)) return resources;
	return resources.filter(({ node }) => node.entries.length > 0);
}
// src/render/kustomize/transform/run-transforms.ts
const COSTLY = 40;
function runTransforms(target, resources, transforms) {
	const { root } = target.kustomization;
	return require_check.foldResults(transforms, resources, (current, { transform, origin, isSmall, isCostly }) => {
		const applied = applyAll(current, [transform]);
		if (applied.kind === "refused") return applied;
		const made = isSmall === true ? workOfSmall(applied.value) : workOf(target.run.work, applied.value, current);
		const work = isCostly === true ? COSTLY * made : made;
		const spent = spend(target.run.work, work, root);
		if (spent !== void 0) return spent;
		if (origin === void 0) return applied;
		return require_check.done(applied.value.map((each) => annotateTransformed(each, origin, root)));
	}, (refusal) => tolerate(target.recorder, refusal));
}
// src/render/kustomize/tree/find-unwritable.ts
function findUnwritable(object) {
	if (object.kind !== "map") return findIn$1(object);
	for (const { value } of object.entries) {
		const found = findIn$1(value);
		if (found !== void 0) return found;
	}
}
const CONTROL = /[\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/;
const NO_CONTROLS = "yaml: control characters are not allowed";
const NO_VALUE$2 = "kustomize cannot write this value";
const writable = /* @__PURE__ */ new WeakSet();
function findIn$1(node) {
	if (node.kind === "scalar") return invalidScalar(node);
	if (writable.has(node)) return void 0;
	const found = node.kind === "map" ? findInMap(node) : findInItems(node.items);
	if (found === void 0) writable.add(node);
	return found;
}
function findInMap(map) {
	for (const each of map.entries) {
		const invalid = invalidKeyOf(each);
		if (invalid !== void 0) return invalid;
	}
	for (const { value } of map.entries) {
		const found = findIn$1(value);
		if (found !== void 0) return found;
	}
}
function findInItems(items) {
	for (const item of items) {
		const found = findIn$1(item);
		if (found !== void 0) return found;
	}
}
function invalidScalar(node) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	if (resolved.kind === "invalid") return {
		at: node,
		message: resolved.reason,
		words: NO_VALUE$2
	};
	return resolved.kind === "string" && CONTROL.test(resolved.value) ? {
		at: node,
		message: NO_CONTROLS,
		words: NO_VALUE$2
	} : void 0;
}
function invalidKeyOf(entry) {
	if (!(entry instanceof require_start.PlainEntry)) return invalidKey(entry.key);
	const { name } = entry;
	if (writableNames.has(name)) return void 0;
	if (!(require_check.isPlainString(name) && !CONTROL.test(name))) return invalidKey(entry.key);
	if (writableNames.size < MAX_NAMES) writableNames.add(name);
}
const writableNames = /* @__PURE__ */ new Set();
const MAX_NAMES = 5e3;
function invalidKey(key) {
	if (!isTextKey(key)) return {
		at: key,
		message: "json: unsupported type: map[interface {}]interface {}",
		words: "This key is not a string, and kustomize writes maps with string keys only"
	};
	return CONTROL.test(key.text) ? {
		at: key,
		message: NO_CONTROLS,
		words: NO_VALUE$2
	} : void 0;
}
function isTextKey(key) {
	return require_check.resolveScalar(key, "kustomize").kind === "string";
}
// src/render/kustomize/tree/printed-form.ts
function printedForm(object) {
	if (printsAsIs(object)) return require_check.done(object);
	const found = {};
	const problem = duplicateKey(object);
	if (problem !== void 0) found.problem = problem;
	const flow = startsFlow(object);
	const printed = require_check.withChildren(object, (child) => printedNode(child, flow, found));
	if (found.problem === void 0) return require_check.done(printed);
	const { at, message, words } = found.problem;
	return require_check.refused(at, message, { message: words });
}
function printedNode(node, inFlow, found) {
	if (found.problem !== void 0) return node;
	if (node.kind === "scalar") return printedScalar(node, inFlow, found);
	if (!inFlow && printsAsIs(node)) return node;
	const problem = ownProblem(node);
	if (problem !== void 0) found.problem = problem;
	const flow = inFlow || startsFlow(node);
	return require_check.withChildren(node, (child) => printedNode(child, flow, found));
}
const printsAsIs = require_start.memo((node) => {
	return (node.kind === "map" ? node.entries.every(({ value }) => partPrintsAsIs(value)) : node.items.every(partPrintsAsIs)) && ownProblem(node) === void 0 && !(startsFlow(node) && require_start.someScalar(node, isNothing$1));
});
function partPrintsAsIs(part) {
	return part.kind === "scalar" ? scalarPrintsAsIs(part) : printsAsIs(part);
}
function scalarPrintsAsIs(node) {
	if (isSimpleText(node)) return true;
	if (invalidScalar(node) !== void 0) return false;
	const read = require_check.readBack(node, false);
	return read.kind === "text" && require_check.printedText(read.text) === node.text;
}
function isSimpleText({ text, style, tag }) {
	if (tag !== void 0 || style === "literal" || style === "folded") return false;
	return (style !== "plain" || require_check.isPlainString(text)) && !NOT_ASCII.test(text);
}
const NOT_ASCII = /[^\x20-\x7e]/;
function printedScalar(node, inFlow, found) {
	const problem = invalidScalar(node);
	if (problem !== void 0) found.problem = problem;
	if (inFlow && isNothing$1(node)) return {
		...node,
		tag: "!!str"
	};
	const read = require_check.readBack(node, inFlow);
	if (read.kind === "unreadable") {
		found.problem = {
			at: node,
			message: read.message,
			words: require_check.UNREADABLE
		};
		return node;
	}
	const text = require_check.printedText(read.text);
	return text === node.text ? node : {
		...node,
		text
	};
}
function ownProblem(node) {
	if (node.kind !== "map") return void 0;
	const duplicate = duplicateKey(node);
	if (duplicate !== void 0) return duplicate;
	for (const each of node.entries) {
		const problem = invalidKeyOf(each);
		if (problem !== void 0) return problem;
	}
}
function duplicateKey({ duplicates }) {
	const key = duplicates?.[0]?.dropped.key;
	return key && {
		at: key,
		message: `mapping key "${key.text}" already defined`,
		words: "This map has a key twice, which kustomize refuses"
	};
}
const FILLED = /[[{]\s*[^\]}\s]/y;
function startsFlow(node) {
	const { file, start } = node;
	const char = file.text.charCodeAt(start);
	if (char !== 91 && char !== 123) return false;
	FILLED.lastIndex = start;
	return FILLED.test(file.text) || isFilledByReplacement(node);
}
function isFilledByReplacement(node) {
	if (node.kind === "scalar") return false;
	const first = node.kind === "map" ? node.entries[0]?.key : node.items[0];
	return first !== void 0 && [...require_start.stepsOf(first)].at(-1)?.kind === "replacement";
}
function isNothing$1({ text, style, tag }) {
	return text === "" && style === "plain" && tag === void 0;
}
// src/render/kustomize/tree/stranded-comment.ts
const COMMENT_AFTER = /^[ \t]*:[ \t]+#/;
const FLOW_AFTER = /^[ \t]*:\s*[[{]\s*[^\]}\s]/;
const LONGEST_GAP = 200;
function strandedComment(object) {
	const found = firstStranded(object, false);
	if (found === void 0) return void 0;
	const { key, name, value } = found;
	const what = value.kind === "map" ? "map" : "list";
	return require_check.refused(key, "yaml: could not find expected ':'", {
		message: isEmpty$1(value) ? require_start.message$1`\`${name}\` ends up empty, and kustomize cannot write an empty ${what} after a comment` : require_start.message$1`\`${name}\` ends up in a map in braces, where kustomize cannot write a ${what} after a comment`,
		help: require_start.message$1`Move the comment above \`${name}\`.`
	});
}
function firstStranded(node, inFlow) {
	if (node.kind === "scalar") return void 0;
	const flow = inFlow || startsFlow(node);
	if (node.kind === "sequence") return require_start.firstOf(node.items, (item) => isPair(item, node) ? require_start.firstOf(item.entries, (each) => firstStranded(each.value, flow)) : firstStranded(item, flow));
	return require_start.firstOf(node.entries, (entry) => {
		if (entry.value.kind === "scalar") return void 0;
		return isStranded(node, entry, flow) ? entry : firstStranded(entry.value, flow || startsFlowValue(node, entry));
	});
}
function startsFlowValue(map, entry) {
	if (entry instanceof require_start.PlainEntry && !startsFlow(entry.value)) return false;
	return isOwnKey(map, entry) && opensAfter(entry) && FLOW_AFTER.test(after(entry));
}
function isPair(item, list) {
	return item.kind === "map" && startsFlow(list) && isWithin(item, list) && !startsFlow(item);
}
function isStranded(map, entry, inFlow) {
	const { value } = entry;
	if (value.kind === "scalar" || !inFlow && !isEmpty$1(value)) return false;
	const { key } = entry;
	if (!isOwnKey(map, entry) || !COMMENT_AFTER.test(after(entry))) return false;
	if (inFlow) return !startsFlow(map);
	if (value.trail === void 0 && value.file === key.file && value.start < key.start) return false;
	return !(value.file === key.file && value.start > key.end && "[{".includes(value.file.text[value.start] ?? " "));
}
function opensAfter({ key: { file, end } }) {
	let at = end;
	const limit = Math.min(end + LONGEST_GAP, file.text.length);
	while (at < limit && " 	\r\n:".includes(file.text.charAt(at))) at += 1;
	return at === limit || !/[\w"'#&*!|>-]/.test(file.text.charAt(at));
}
function isOwnKey(map, { key }) {
	return isWithin(key, map);
}
function isWithin(inner, outer) {
	return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}
function after({ key }) {
	return key.file.text.slice(key.end, key.end + LONGEST_GAP);
}
function isEmpty$1(node) {
	return node.kind === "map" && node.entries.length === 0 || node.kind === "sequence" && node.items.length === 0;
}
// src/render/kustomize/tree/is-sound.ts
const known$1 = /* @__PURE__ */ new WeakMap();
function isSound(node) {
	return known$1.get(node) ?? check(node, isSound);
}
function noteSound(node) {
	if (node.kind === "scalar") return scalarPrintsAsIs(node);
	let sound = known$1.get(node);
	if (sound === void 0) {
		sound = check(node, noteSound);
		known$1.set(node, sound);
	}
	return sound;
}
function check(node, below) {
	if (startsFlow(node)) return isSoundWithin(node, false);
	if (ownProblem(node) !== void 0) return false;
	return node.kind === "map" ? node.entries.every((each) => isSoundEntry(node, each, below)) : node.items.every((item) => isSoundPart(item, below));
}
function isSoundEntry(map, entry, below) {
	const { value } = entry;
	if (value.kind === "scalar") return scalarPrintsAsIs(value);
	if (isStranded(map, entry, false)) return false;
	return startsFlowValue(map, entry) ? isSoundWithin(value, true) : below(value);
}
function isSoundPart(node, below) {
	return node.kind === "scalar" ? scalarPrintsAsIs(node) : below(node);
}
function isSoundWithin(node, inFlow) {
	return printsAsIs(node) && firstStranded(node, inFlow) === void 0;
}
// src/render/kustomize/build/accumulate-folder.ts
function accumulateFolder(parent, path, at, upon) {
	const away = findElsewhere(parent, path, at);
	const folder = away === void 0 ? findFolder(parent, path, at) : findIn({
		...parent,
		context: away.context
	}, path, away.place, at);
	if (folder.kind === "refused") return folder;
	parent.recorder.kustomizations.add(folder.value);
	const chain = [...parent.chain, folder.value];
	const originPath = joinOrigin(parent.originPath, path);
	const chartNamespace = parent.kustomization.namespace.text || parent.chartNamespace;
	const { context } = away ?? parent;
	const place = {
		context,
		chain,
		originPath,
		chartNamespace,
		folder: folder.value
	};
	if (upon !== void 0) return accumulateComponent({
		...parent,
		...place
	}, upon, at);
	const found = accumulateBase({
		...parent,
		...place
	}, at);
	if (found.kind === "refused") return found;
	const trail = trailFrom("resource", at, parent.folder);
	const resources = found.value.resources.map((each) => ({
		...each,
		node: require_check.withOwnTrail(each.node, onto(trail, each.node.trail))
	}));
	return require_check.done({
		...found.value,
		resources
	});
}
function findFolder(parent, path, at) {
	if (path === "") return require_check.refused(at, "new root cannot be empty", { message: require_start.message$1`This path is empty` });
	if (isRemoteFolder(path)) return require_check.refused(at, `cannot clone ${path}`, {
		message: require_start.message$1`\`${path}\` is remote and is not fetched`,
		offline: notAtHand(path, "remote base")
	});
	const found = path.startsWith("/") ? void 0 : require_check.resolvePath(parent.folder, path, parent.context.tree.root);
	if (found === void 0) return outside(parent, path, at);
	if (path.split("/").some((part) => part !== ".." && part.includes(".."))) return odd(path, at);
	return findIn(parent, path, found, at);
}
function findIn(parent, path, place, at) {
	if (!parent.context.folders.has(place)) return noFolder(parent, path, place, at);
	const visited = parent.chain.find((each) => require_check.isInside(each, place));
	return visited === void 0 ? require_check.done(place) : cycle(place, visited, at);
}
function odd(path, at) {
	return require_check.refused(at, `path "${path}" is ambiguous`, {
		message: require_start.message$1`\`${path}\` has \`..\` inside a name, which kustomize refuses`,
		help: require_start.message$1`Check the indentation: two lines may have become one.`
	});
}
function outside({ context, folder }, path, at) {
	if (path.startsWith("/")) return require_check.refused(at, `new root '${path}' cannot be absolute`, { message: require_start.message$1`\`${path}\` is absolute; kustomize takes relative paths only` });
	const beside = require_check.pathBeside(folder, path, context.tree.root);
	const offline = beside === void 0 ? void 0 : context.mayAppear(beside);
	return require_check.refused(at, `'${path}' is outside of the repository`, {
		message: require_start.message$1`\`${path}\` is outside the repository, where envfrom reads nothing`,
		help: require_start.message$1`Keep everything a kustomization reads within the repository.`,
		...offline !== void 0 && { offline: require_start.message$1`${offline}` }
	});
}
function noFolder(parent, path, found, at) {
	const { context } = parent;
	const isFile = context.paths.has(found);
	const away = isFile ? void 0 : leadsOutside(context, found, {
		path,
		at
	});
	if (away !== void 0) return away;
	const offline = isOfItem(context) ? context.mayAppear(found) : void 0;
	if (offline !== void 0) noteLacking(parent, found, at);
	const text = isFile ? `must build at directory: '${require_check.shown(found)}': file is not directory` : `must build at directory: not a valid directory: '${require_check.shown(found)}'`;
	return require_check.refused(at, text, {
		message: isFile ? require_start.message$1`\`${path}\` is a file, but must be a folder with a kustomization` : require_start.message$1`\`${path}\` does not exist (there is no folder \`${firstMissing(context, found)}\`)`,
		...!isFile && offline !== void 0 && { offline: require_start.message$1`${offline}` },
		...!isFile && {
			code: "missing-path",
			cause: `there is no ${firstMissing(context, found)}`
		}
	});
}
function cycle(found, visited, at) {
	const text = `cycle detected: candidate root '${require_check.shown(found)}' contains visited root '${require_check.shown(visited)}'`;
	return require_check.refused(at, text, { message: found === visited ? require_start.message$1`\`${require_check.shown(found)}\` includes itself here` : require_start.message$1`\`${require_check.shown(found)}\` contains \`${require_check.shown(visited)}\`, which is being built, and kustomize treats that as a cycle` });
}
function accumulateBase(target, at) {
	const { context } = target;
	const goesOn = target.recorder.left === void 0 ? [] : ["left"];
	const rules = JSON.stringify(target.run.rules);
	const key = [
		target.folder,
		rules,
		...goesOn,
		...metadataKey(target)
	].join("\0");
	const found = context.targets.get(key);
	if (found === void 0 || !isUsable(found.result, target)) return buildBase(target, key, at);
	const { run } = target;
	const { result: known, dependencies } = found;
	context.dependencies.include(dependencies);
	if (known.outcome.kind === "refused") context.dependencies.markVolatile();
	mergeRecorder(target.recorder, known.recorder);
	run.schema = known.schema;
	run.schemaIsSet = known.schemaIsSet;
	run.readUnknownType ||= known.readUnknownType;
	run.merged ||= known.merged;
	return spend(run.work, known.work, at) ?? known.outcome;
}
function buildBase(target, key, at) {
	const { run, context, chartNamespace } = target;
	const { dependencies: recorded, targets } = context;
	const isFirst = !run.schemaIsSet;
	const recorder = newRecorder(target.recorder.left !== void 0);
	const own = {
		...run,
		work: workBudget()
	};
	const { count } = context.questions;
	const [outcome, dependencies] = recorded.record(() => {
		const built = build$1({
			...target,
			run: own,
			recorder
		}, void 0, at);
		return built.kind === "refused" ? ofItsOwn(built) : built;
	});
	if (outcome.kind === "refused") recorded.markVolatile();
	mergeRecorder(target.recorder, recorder);
	const { schema, schemaIsSet, readUnknownType, merged } = own;
	const flags = {
		schema,
		schemaIsSet,
		readUnknownType,
		merged
	};
	Object.assign(run, flags);
	const work = workDone(own.work);
	const spent = spend(run.work, work, at);
	if (!isFirst) {
		recorded.include(dependencies);
		return spent ?? outcome;
	}
	if (outcome.kind === "done") for (const { node } of outcome.value.resources) noteSound(node);
	const kept = targets.put(key, {
		outcome,
		recorder,
		...flags,
		chartNamespace,
		work
	}, dependencies, context.questions.count === count);
	recorded.include(kept.dependencies);
	return spent ?? outcome;
}
function ofItsOwn(refusal) {
	const { words, also } = refusal;
	if (words === void 0) return refusal;
	const { absence: _absence, isPreventable: _isPreventable, ...rest } = words;
	return {
		...refusal,
		words: rest,
		...also !== void 0 && { also: also.map(ofItsOwn) }
	};
}
function metadataKey({ run, originPath }) {
	return run.buildMetadata.size === 0 ? [] : [originPath, ...run.buildMetadata];
}
function isUsable(known, { run, chain, chartNamespace }) {
	const { recorder } = known;
	if (run.schemaIsSet) return false;
	if (recorder.charts.size > 0 && known.chartNamespace !== chartNamespace) return false;
	const visited = chain.slice(0, -1);
	return ![...recorder.kustomizations].some((root) => visited.some((each) => require_check.isInside(each, root)));
}
function accumulateComponent(target, upon, at) {
	return build$1(target, upon, at);
}
function build$1(target, upon, at) {
	const { context, folder, recorder, run, chain } = target;
	if (chain.length > 250) return tooMuch(at);
	const spent = spend(run.work, KUSTOMIZATION + (upon?.resources.length ?? 0), at);
	if (spent !== void 0) return spent;
	const kustomization = readKustomization(context, folder, at, recorder);
	if (kustomization.kind === "refused") return kustomization.words?.since !== void 0 && tolerate(recorder, kustomization) ? require_check.done(upon ?? EMPTY_ACCUMULATION) : kustomization;
	const own = {
		...target,
		kustomization: kustomization.value
	};
	return setOpenApi(own, false) ?? wrongKind$1(own, upon !== void 0, at) ?? target.run.accumulate(own, upon ?? EMPTY_ACCUMULATION);
}
function wrongKind$1({ kustomization, folder }, asComponent, at) {
	const { kind } = kustomization;
	const path = require_check.shown(folder);
	if (asComponent && kind !== "Component") return require_check.refused(at, `expected kind 'Component' for path '${path}' but got '${kind}'`, {
		message: require_start.message$1`\`components\` lists \`${require_check.shown(folder)}\`, which is a ${kind}`,
		help: require_start.message$1`List it in \`resources\`, or make its kind Component.`
	});
	if (asComponent || kind !== "Component") return void 0;
	return require_check.refused(at, `expected kind != 'Component' for path '${path}'`, {
		message: require_start.message$1`\`resources\` lists \`${require_check.shown(folder)}\`, which is a Component`,
		help: require_start.message$1`List it in \`components\`.`
	});
}
// src/render/kustomize/object/join-annotations.ts
function joinAnnotations$1(object) {
	const metadata = require_start.mapAt(object, "metadata");
	if (metadata?.duplicates === void 0) return object;
	const again = metadata.duplicates.filter(isTwice).map(({ dropped }) => dropped);
	const first = metadata.entries.find(({ name }) => name === "annotations");
	if (first === void 0 || again.length === 0 || ![first, ...again].every(isMap$1)) return object;
	const value = joined$5(first, again);
	const { duplicates, ...rest } = metadata;
	const left = duplicates.filter((each) => !isTwice(each));
	const entries = metadata.entries.map((each) => each === first ? require_start.entryWith(first, value) : each);
	const once = {
		...rest,
		entries,
		...left.length > 0 && { duplicates: left }
	};
	return require_check.withEntries(object, object.entries.map((each) => each.value === metadata ? require_start.entryWith(each, once) : each));
}
function isTwice({ kept }) {
	return kept.name === "annotations";
}
function isMap$1({ value }) {
	return value.kind === "map" || isEmptyNode(value);
}
function joined$5(one, again) {
	const maps = [one, ...again].flatMap(({ value }) => value.kind === "map" ? [value] : []);
	const [first] = maps;
	if (first === void 0) return one.value;
	const entries = /* @__PURE__ */ new Map();
	for (const entry of maps.flatMap((map) => map.entries)) if (!entries.has(entry.name)) entries.set(entry.name, entry);
	return require_check.withEntries(first, [...entries.values()]);
}
// src/render/kustomize/tree/as-kustomize-reads.ts
function asKustomizeReads(node) {
	return node.kind === "scalar" ? node : converted(node);
}
const converted = require_start.memo((node) => {
	if (node.kind === "sequence") return node.items.every((item) => asKustomizeReads(item) === item) ? node : {
		...node,
		items: node.items.map(asKustomizeReads)
	};
	const { entries: read, duplicates, mergeOverrides } = node;
	if (duplicates === void 0 && mergeOverrides === void 0 && read.every((each) => convertEntry(each) === each)) return node;
	const entries = withoutMergeOverrides(node).map(convertEntry);
	if (duplicates !== void 0) return firstOnes({
		...node,
		entries
	}, duplicates);
	return entries.every((each, index) => each === read[index]) ? node : {
		...node,
		entries
	};
});
function withoutMergeOverrides(node) {
	const overrides = (node.mergeOverrides ?? []).filter(({ dropped, kept }) => isOwn(dropped, node) && !isOwn(kept, node));
	if (overrides.length === 0) return node.entries;
	return node.entries.map((each) => overrides.find(({ kept }) => kept === each)?.dropped ?? each);
}
function isOwn({ key }, map) {
	const inside = (span) => span.start <= key.start && key.end <= span.end;
	return inside(map) && !map.entries.some(({ value }) => value.kind !== "scalar" && inside(value));
}
function firstOnes(node, duplicates) {
	const later = [];
	const entries = node.entries.map((last) => {
		const [first, ...others] = [...duplicates.flatMap(({ dropped }) => dropped.key.text === last.name ? convertEntry(dropped) : []), last];
		if (first === void 0) return last;
		for (const dropped of others) later.push({
			dropped,
			kept: first
		});
		return first;
	});
	return {
		...node,
		entries,
		duplicates: later
	};
}
function convertEntry(entry) {
	const value = asKustomizeReads(entry.value);
	if (entry instanceof require_start.PlainEntry && value === entry.value) return entry;
	const { text } = entry.key;
	return entry.name === text && value === entry.value ? entry : {
		key: entry.key,
		name: text,
		value
	};
}
// src/render/kustomize/load/read-documents.ts
function readDocuments(context, source) {
	return readWithin(context.limits)(source, context);
}
const readWithin = require_start.memo((_limits) => require_start.memo((source, context) => parse(context, source)));
function parse(context, source) {
	const { roots, faults } = rootsOf$1(context, source);
	const present = roots.flatMap((root) => root === void 0 || require_check.isNull(root, "kustomize") ? [] : asKustomizeReads(root));
	const [fault] = faults;
	for (const root of present) noteSound(root);
	return {
		roots: present,
		count: source.encoding === void 0 ? countDocuments(source.text) : 1,
		failure: fault === void 0 ? void 0 : malformed(fault)
	};
}
function rootsOf$1(context, source) {
	const { roots, faults } = allRootsOf(context, source);
	if (source.encoding === void 0 || roots.length < 2) return {
		roots,
		faults
	};
	const end = readText$2(source, context.limits).documents[0]?.span.end ?? 0;
	return {
		roots: roots.slice(0, 1),
		faults: faults.filter(({ at }) => at.start < end)
	};
}
function allRootsOf(context, source) {
	const file = source.host === void 0 ? context.parsed(source.path) : void 0;
	const isEnded = source.text.endsWith("\n");
	if (file?.source !== source || file.class.kind === "skipped" || !isEnded) return readAll(source, context.limits);
	const faults = file.faults.filter((fault) => isFaultOfText(fault, file));
	const roots = file.documents.map((document) => {
		if (document.skipped === void 0) return document.root;
		const parsed = require_check.parseDocument(document.span, context.limits);
		if (parsed.fault !== void 0) faults.push(parsed.fault);
		return parsed.root;
	});
	return faults.length === 0 ? {
		roots,
		faults
	} : readAll(source, context.limits);
}
function readAll(source, limits) {
	const read = readText$2(source, limits);
	const { documents, faults } = read.faults.length === 0 || source.host !== void 0 ? read : require_check.parseText(source, limits, {
		endLastLine: false,
		decodes: false
	});
	return {
		roots: documents.map(({ root }) => root),
		faults
	};
}
function isFaultOfText({ at, kubectl }, { documents }) {
	if (kubectl?.startsWith("invalid Yaml document separator") === true) return true;
	const document = documents.find(({ span }) => span.start <= at.start && at.end <= span.end);
	return document === void 0 || document.root === void 0 && document.skipped === void 0;
}
function countDocuments(text) {
	return text.split(/\n---.*\n/).length;
}
function malformed({ at, message: message$4, kubectl, help }) {
	return require_check.refused(at, `MalformedYAMLError: ${kubectl ?? message$4}`, {
		message: require_start.message$1`kustomize cannot read this YAML: ${message$4}`,
		...help !== void 0 && { help },
		...require_check.looksToBeFilledIn(at) && { offline: require_start.message$1`\`${at.file.path}\` waits to be filled in` }
	});
}
// src/render/kustomize/load/read-resources.ts
function readResources(context, source) {
	const { roots, count, failure } = readDocuments(context, source);
	if (failure !== void 0) return failure;
	const nodes = [];
	for (const root of roots) nodes.push(...count === 1 ? unwrapped(root) : [root]);
	const objects = validObjects(nodes);
	if (objects.kind === "refused") return objects;
	return require_check.mapDone(inlineLists(objects.value), (all) => all.map(joinAnnotations$1));
}
function unwrapped(root) {
	const kind = require_check.valueText(require_start.valueAt(root, "kind"));
	if (kind !== "List" && kind !== "ResourceList") return [root];
	if (require_start.entryOf(root, "items") === void 0 && require_start.entryOf(root, "functionConfig") === void 0) return [root];
	return require_start.itemsAt(root, "items");
}
function validObjects(nodes) {
	const objects = [];
	for (const node of nodes) {
		if (isEmptyNode(node)) continue;
		const failure = node.kind === "map" ? invalidMetadata(node) : noMetadata(node);
		if (failure !== void 0) return failure;
		if (node.kind === "map") objects.push(node);
	}
	return require_check.done(objects);
}
function noMetadata(node) {
	return require_check.refused(node, "missing Resource metadata", { message: require_start.message$1`This is not a Kubernetes object: \`apiVersion\`, \`kind\` and \`metadata.name\` are missing` });
}
function invalidMetadata(node) {
	const kind = fieldText(node, "kind");
	const hasMetadata = !isEmptyNode(require_start.valueAt(node, "metadata"));
	if (kind === void 0 && fieldText(node, "apiVersion") === void 0 && !hasMetadata) return noMetadata(node);
	if (kind === void 0 || kind === "") return require_check.refused(node, "missing kind in object", { message: require_start.message$1`This object has no \`kind\`` });
	if (kind.endsWith("List")) return void 0;
	const name = require_start.valueAt(node, "metadata", "name");
	if (!isEmptyNode(name) && require_check.valueText(name) !== "") return void 0;
	return require_check.refused(node, "missing metadata.name in object", { message: require_start.message$1`This ${kind} has no \`metadata.name\`` });
}
function fieldText(node, name) {
	const value = require_start.valueAt(node, name);
	return isEmptyNode(value) ? void 0 : require_check.valueText(value);
}
function inlineLists(objects) {
	const result = [];
	const queue = [...objects];
	for (let index = 0; index < queue.length; index++) {
		const node = queue[index];
		if (node === void 0) break;
		const items = require_start.entryOf(node, "items")?.value;
		if (!require_check.valueText(require_start.valueAt(node, "kind")).endsWith("List") || items === void 0) result.push(node);
		else if (items.kind === "sequence") {
			const inner = validObjects(items.items);
			if (inner.kind === "refused") return inner;
			queue.push(...inner.value);
		} else if (!isEmptyNode(items) || items.kind === "map") return require_check.refused(items, "expected array in items", { message: require_start.message$1`\`items\` of a list must be a list` });
	}
	return require_check.done(result);
}
// src/render/kustomize/build/accumulate-resources.ts
function accumulateResources(target, start, paths, field) {
	let current = start;
	let list;
	const failures = [];
	for (const path of paths) {
		const at = path.at ?? target.kustomization.root;
		if (isDirectory(target, path.text) || isRepository(target, path.text)) {
			if (list !== void 0) current = withResources(current, list);
			list = void 0;
			const merged = addFolder(target, current, path.text, at);
			if (merged.kind === "done") current = merged.value;
			else if (!tolerate(target.recorder, require_check.inField(merged, field), "without-objects")) failures.push(merged);
			continue;
		}
		list ??= listOf$3(current.resources);
		const found = readFile$1(target, path.text, at, field);
		const failure = found.kind === "refused" ? found : appendAll(list, found.value, at);
		const without = found.kind === "refused" ? "without-objects" : "without-changes";
		if (failure !== void 0 && !tolerate(target.recorder, require_check.inField(failure, field), without)) failures.push(failure);
	}
	return require_check.joinRefusals(failures) ?? require_check.done(list === void 0 ? current : withResources(current, list));
}
function withResources(accumulation, { items }) {
	return {
		...accumulation,
		resources: items
	};
}
function isDirectory({ context, folder }, path) {
	if (path === "" || path.startsWith("/") || isRemote(path)) return false;
	const found = require_check.resolvePath(folder, path, context.tree.root);
	return found === void 0 ? !FILE$1.test(path) : context.folders.has(found);
}
const FILE$1 = /\.(?:ya?ml|json)$/;
function isRepository({ context, folder }, path) {
	if (remoteItem(path)?.type !== "git") return false;
	const found = require_check.resolvePath(folder, path, context.tree.root);
	return found === void 0 || !context.paths.has(found);
}
function isRemote(path) {
	return isRemoteFile(path) || isRemoteFolder(path);
}
function addFolder(target, into, path, at) {
	const found = accumulateFolder(target, path, at, void 0);
	if (found.kind === "refused") return found;
	const count = into.resources.length + found.value.resources.length;
	return spendObjects(target.run.work, count, at) ?? mergeAccumulation(into, found.value, at);
}
function readFile$1(target, path, at, field) {
	const { context, folder, recorder, run } = target;
	if (path === "") return require_check.refused(at, "new root cannot be empty", { message: require_start.message$1`This path is empty` });
	const file = loadText(context, {
		folder,
		path,
		at
	}, recorder);
	if (file.kind === "refused") return notLoaded$1(file, path, at, field);
	const objects = readResources(context, file.value);
	if (objects.kind === "refused") return require_start.isKustomizationFile(path) ? listedKustomization(objects, path, folder, at) : objects;
	const trail = trailFrom("resource", at, folder);
	const resources = objects.value.map((object) => {
		const resource = resourceOf$1({
			...object,
			trail
		}, run.schema);
		run.readUnknownType ||= !isKnownType(object, run.schema);
		if (run.buildMetadata.size === 0) return resource;
		return annotateFile(resource, { path: joinOrigin(target.originPath, path) }, at);
	});
	return require_check.done(resources);
}
function listedKustomization(failure, path, folder, at) {
	const isItself = require_check.resolvePath(folder, path) === failure.at.file.path && !path.includes("/");
	return require_check.refused(at, failure.message, {
		message: isItself ? require_start.message$1`This kustomization lists itself, and kustomize reads what it lists as objects` : require_start.message$1`\`${path}\` is a kustomization, and kustomize reads the files of this list as objects`,
		help: isItself ? require_start.message$1`Remove the line.` : require_start.message$1`List its folder instead of the file.`
	});
}
function notLoaded$1(failure, path, at, field) {
	if (failure.words?.offline !== void 0 || !isRemoteFolder(path)) return failure.words?.offline !== void 0 || path.startsWith("/") ? failure : withField$1(failure, field);
	return require_check.refused(at, `cannot clone ${path}`, {
		message: require_start.message$1`\`${path}\` is a remote base and is not fetched`,
		offline: notAtHand(path, "remote base")
	});
}
function withField$1(failure, field) {
	const { words: words$2 } = failure;
	if (words$2?.code !== "missing-path") return failure;
	return {
		...failure,
		words: {
			...words$2,
			message: require_start.message$1`${words$2.message}; it is listed in \`${require_start.words(field)}\``
		}
	};
}
function isKnownType(object, schema) {
	const gvk = gvkOf(object);
	return schema.isNamespaced(apiVersionOf(gvk), gvk.kind) !== void 0;
}
// src/render/kustomize/names/add-hash-suffixes.ts
function addHashSuffixes(folder) {
	return (resources) => changeEach(resources, (resource) => {
		if (annotationOf(resource.node, "internal.config.kubernetes.io/needsHashSuffix") !== "enabled") return require_check.done(resource);
		const hash = require_check.hashSuffix(resource.node);
		if (hash.kind === "refused") return hash;
		const stored = storePreviousId(resource, resource.node);
		if (stored.kind === "refused") return stored;
		const noted = stored.value;
		const at = require_start.nameNodeOf(noted.node);
		const trail = onto(trailFrom("hash", void 0, folder), at.trail);
		const name = `${nameOf$4(noted.node)}-${hash.value}`;
		return require_check.done(withNode(noted, setName(noted.node, name, at, trail)));
	});
}
// src/render/kustomize/tree/remarshal.ts
const remarshalledByDialect = {
	kubectl: require_start.memo((node) => remarshal(node, "kubectl")),
	kustomize: require_start.memo((node) => remarshal(node, "kustomize"))
};
function remarshalled(node, dialect) {
	if (node.kind === "scalar" && remarshalScalar(node, dialect) === node) return node;
	return remarshalledByDialect[dialect](node);
}
function remarshal(node, dialect) {
	if (node.kind === "scalar") return remarshalScalar(node, dialect);
	if (node.kind === "sequence") return require_check.withItems(node, node.items.map((item) => remarshalled(item, dialect)));
	return remarshalMap(node, dialect);
}
function remarshalMap(map, dialect) {
	const entries = map.entries.map((entry) => {
		const value = remarshalled(entry.value, dialect);
		if (entry instanceof require_start.PlainEntry && value === entry.value) return entry;
		const text = dialect === "kubectl" ? entry.name : entry.key.text;
		if (text === entry.key.text && text === entry.name && entry.key.tag === void 0) return value === entry.value ? entry : require_start.entryWith(entry, value);
		const { tag: _tag, ...key } = entry.key;
		return {
			key: {
				...key,
				text,
				style: styleOfText(text)
			},
			name: text,
			value
		};
	});
	return require_check.withEntries(map, entries);
}
function remarshalScalar(node, dialect) {
	const resolved = require_check.resolveScalar(node, dialect);
	switch (resolved.kind) {
		case "string": return written$1(node, resolved.value, styleOfText(resolved.value));
		case "int":
		case "float": return written$1(node, require_check.goFloatText(resolved.value), "plain");
		case "bool": return written$1(node, String(resolved.value), "plain");
		case "null": return written$1(node, "null", "plain");
		default: return node;
	}
}
function written$1(node, text, style) {
	if (node.text === text && node.style === style && node.tag === void 0 && node.untyped === void 0) return node;
	const { tag: _tag, untyped: _untyped, ...rest } = node;
	return {
		...rest,
		text,
		style
	};
}
// src/render/kustomize/fields/split-path.ts
function splitPath(path, delimiter) {
	const pieces = path.split(delimiter);
	if (pieces.length > 1 && pieces[0] === "") pieces.shift();
	const parts = [];
	for (const piece of pieces) {
		const last = parts.at(-1);
		if (last?.endsWith("\\") === true) parts[parts.length - 1] = last.slice(0, -1) + delimiter + piece;
		else parts.push(piece);
	}
	return parts;
}
function splitFieldPath(path) {
	const parts = [];
	let bracketed = [];
	for (const piece of splitPath(path, ".")) {
		if (bracketed.length === 0 && !opensBracket(piece)) {
			parts.push(piece);
			continue;
		}
		bracketed.push(piece);
		if (bracketed.length > 1 && piece.endsWith("]")) {
			parts.push(joinBracketed(bracketed));
			bracketed = [];
		}
	}
	if (bracketed.length > 0) parts.push(joinBracketed(bracketed));
	return parts;
}
function opensBracket(piece) {
	return piece.startsWith("[") && !piece.endsWith("]");
}
function joinBracketed(pieces) {
	const whole = pieces.join(".");
	return whole.includes("=") ? whole : whole.replace(/^[[\]]+/, "").replace(/(?<![[\]])[[\]]+$/, "");
}
function pathStep(part) {
	const index = goInteger(part);
	if (index !== void 0) return index < 0 ? {
		kind: "invalid",
		message: `array index ${index} cannot be negative`
	} : {
		kind: "index",
		index
	};
	if (part === "-") return { kind: "last" };
	if (part === "*") return { kind: "every" };
	if (!part.startsWith("[") || !part.endsWith("]")) return {
		kind: "field",
		name: part
	};
	const inner = part.replace(/\]$/, "").replace(/^\[/, "");
	const equals = inner.indexOf("=");
	if (equals === -1) return {
		kind: "invalid",
		message: "list path element must contain fieldName=fieldValue for element to match"
	};
	return {
		kind: "match",
		field: inner.slice(0, equals),
		value: inner.slice(equals + 1)
	};
}
function goInteger(text) {
	return /^[-+]?[0-9]{1,15}$/.test(text) ? Number(text) : void 0;
}
// src/render/kustomize/merge/json-pointer.ts
const MISSING = "missing value";
function placeAt(root, pointer) {
	const parts = partsOf$7(pointer);
	if (parts === void 0) return void 0;
	let container = asContainer(root);
	for (const part of parts.slice(0, -1)) {
		if (container === void 0) return void 0;
		const next = getFrom(container, part);
		if (typeof next === "string") return void 0;
		container = asContainer(next.node);
	}
	return container === void 0 ? void 0 : {
		container,
		key: parts.at(-1) ?? ""
	};
}
function partsAlong(root, pointer = "") {
	let count = 0;
	let container = asContainer(root);
	for (const part of partsOf$7(pointer) ?? []) {
		if (container === void 0) break;
		count += container.kind === "map" ? container.entries.length : container.items.length;
		const next = getFrom(container, part);
		container = typeof next === "string" ? void 0 : asContainer(next.node);
	}
	return count;
}
function getFrom(container, key) {
	if (container.kind === "map") return { node: notNull(require_start.entryOf(container, key)?.value) };
	const index = indexIn(container.items.length, key);
	if (typeof index === "string") return index;
	if (index >= container.items.length) return invalidIndex(index);
	return { node: notNull(container.items[index]) };
}
function addTo(root, pointer, value, missing, wrong) {
	return change(root, pointer, missing, wrong, (container, key) => {
		if (container.kind === "map") return set$1(container, key, value);
		const { items } = container;
		if (key === "-") return require_check.withItems(container, [...items, value]);
		const index = indexIn(items.length + 1, key, `value was not a proper array index: '${key}': `);
		if (typeof index === "string") return index;
		if (index > items.length) return invalidIndex(index);
		return require_check.withItems(container, items.toSpliced(index, 0, value));
	});
}
function removeFrom(root, pointer, missing, wrong) {
	return change(root, pointer, missing, wrong, (container, key) => {
		if (container.kind === "map") {
			if (require_start.entryOf(container, key) !== void 0) return require_check.withoutEntry(container, key);
			return `Unable to remove nonexistent key: ${key}: ${MISSING}`;
		}
		const { items } = container;
		const index = indexIn(items.length, key);
		if (typeof index === "string") return index;
		if (index >= items.length) return invalidIndex(index);
		return require_check.withItems(container, items.toSpliced(index, 1));
	});
}
function replaceIn(root, pointer, value) {
	const missing = `replace operation does not apply: doc is missing path: ${pointer}`;
	const noKey = `replace operation does not apply: doc is missing key: ${pointer}: ${MISSING}`;
	return change(root, pointer, missing, "", (container, key) => {
		if (container.kind === "map") return set$1(container, key, value);
		if (typeof getFrom(container, key) === "string") return noKey;
		const index = indexIn(container.items.length, key);
		return typeof index === "string" ? noKey : require_check.withItems(container, container.items.with(index, value));
	});
}
function change(root, pointer, missing, wrong, apply) {
	const parts = partsOf$7(pointer);
	const place = placeAt(root, pointer);
	if (parts === void 0 || place === void 0) return `${missing}: ${MISSING}`;
	const changed = apply(place.container, place.key);
	if (typeof changed === "string") return wrong === "" ? changed : `${wrong}: ${changed}`;
	return { node: rebuild(root, parts.slice(0, -1), changed) };
}
function rebuild(node, parts, leaf) {
	const [part, ...rest] = parts;
	if (part === void 0) return leaf;
	if (node.kind === "map") {
		const inner = require_start.entryOf(node, part)?.value;
		return inner === void 0 ? node : set$1(node, part, rebuild(inner, rest, leaf));
	}
	if (node.kind === "scalar") return node;
	const index = indexIn(node.items.length, part);
	const inner = typeof index === "string" ? void 0 : node.items[index];
	if (typeof index === "string" || inner === void 0) return node;
	return require_check.withItems(node, node.items.with(index, rebuild(inner, rest, leaf)));
}
function set$1(map, key, value) {
	return require_check.withEntry(map, require_check.scalarOf(key, value, value.trail, styleOfText(key)), value);
}
function partsOf$7(pointer) {
	const parts = pointer.split("/").slice(1);
	if (parts.length === 0) return void 0;
	return parts.map((part) => part.replaceAll(/~[01]/g, (code) => code === "~1" ? "/" : "~"));
}
function indexIn(length, key, prefix = "") {
	const index = goInteger(key);
	if (index === void 0) return `${prefix}strconv.Atoi: parsing "${key}": invalid syntax`;
	if (index >= 0) return index;
	return index < -length ? invalidIndex(index) : index + length;
}
function invalidIndex(index) {
	return `Unable to access invalid index: ${index}: invalid index referenced`;
}
function asContainer(node) {
	return node === void 0 || node.kind === "scalar" ? void 0 : node;
}
function notNull(node) {
	return node === void 0 || require_check.isNull(node, "kustomize") ? void 0 : node;
}
function sameJson(left, right) {
	const [a, b] = [notNull(left), notNull(right)];
	if (a === void 0 || b === void 0) return a === b;
	if (a.kind === "scalar" || b.kind === "scalar") return a.kind === "scalar" && b.kind === "scalar" && scalarJson$1(a) === scalarJson$1(b);
	if (a.kind === "sequence") return b.kind === "sequence" && a.items.length === b.items.length && a.items.every((item, index) => sameJson(item, b.items[index]));
	return b.kind === "map" && a.entries.length === b.entries.length && a.entries.every(({ name, value }) => {
		const other = require_start.entryOf(b, name);
		return other !== void 0 && sameJson(value, other.value);
	});
}
function scalarJson$1(node) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "int":
		case "float": return resolved.json;
		case "string": return JSON.stringify(resolved.value);
		case "bool": return String(resolved.value);
		default: return resolved.kind;
	}
}
// src/render/kustomize/merge/json-patch.ts
function readJsonPatch(text, root, at) {
	if (root === void 0 || require_check.isNull(root, "kubectl")) return text === "" ? require_check.refused(at, "empty json patch operations") : require_check.done([]);
	if (text.startsWith("[") && require_start.parsedJson(text) === void 0) return require_check.refused(at, "invalid character in JSON patch");
	if (root.kind !== "sequence") return require_check.refused(root, `json: cannot unmarshal ${jsonKind(root)} into Go value of type jsonpatch.Patch`);
	const wrong = root.items.find((item) => item.kind !== "map" && !require_check.isNull(item, "kubectl"));
	if (wrong !== void 0) return require_check.refused(wrong, `json: cannot unmarshal ${jsonKind(wrong)} into Go value of type jsonpatch.Operation`);
	return require_check.done(root.items.map((item) => readOperation(item)));
}
function readOperation(item) {
	const value = require_start.entryOf(item, "value")?.value;
	return {
		op: textAt$3(item, "op") ?? "unknown",
		path: textAt$3(item, "path"),
		from: textAt$3(item, "from"),
		value: value === void 0 ? void 0 : remarshalled(value, "kubectl"),
		at: item
	};
}
function textAt$3(item, name) {
	const value = require_start.entryOf(item, name)?.value;
	if (value?.kind !== "scalar") return void 0;
	const resolved = require_check.resolveScalar(value, "kubectl");
	return resolved.kind === "string" ? resolved.value : void 0;
}
function applyJsonPatch(target, operations, trail, spend = () => void 0) {
	const printed = printedForm(target);
	if (printed.kind === "refused") return printed;
	let root = remarshalled(operations.some(mayCarryAway) ? withSecretData(printed.value) : printed.value, "kustomize");
	const depthOf = depthReader();
	for (const operation of operations) {
		const { path, from, at } = operation;
		const spent = spend(partsAlong(root, path) + partsAlong(root, from), at);
		if (spent !== void 0) return spent;
		const changed = applyOne(root, operation, trail);
		if (typeof changed === "string") return require_check.refused(operation.at, changed);
		if (!isWithinDepth(changed.node, operation, depthOf)) return require_check.refused(operation.at, `the operation makes more than ${require_start.DEEPEST} nested levels`);
		root = changed.node;
	}
	if (root.kind === "map") return require_check.done(root);
	return require_check.refused(operations.at(-1)?.at ?? target, "json: cannot unmarshal array into Go value of type map[string]interface {}");
}
function mayCarryAway({ op, path }) {
	return op === "copy" || op === "move" || path === "/kind" || path === "";
}
function isWithinDepth(root, { op, value }, depthOf) {
	return !(op === "copy" || op === "move" || value !== void 0 && value.kind !== "scalar") || depthOf(root) <= 1e3;
}
function depthReader() {
	const known = /* @__PURE__ */ new WeakMap();
	const depthOf = (node) => {
		if (node.kind === "scalar") return 0;
		const before = known.get(node);
		if (before !== void 0) return before;
		let deepest = 0;
		if (node.kind === "sequence") {
			for (const item of node.items) if (item.kind !== "scalar") deepest = Math.max(deepest, depthOf(item));
		} else for (const { value } of node.entries) if (value.kind !== "scalar") deepest = Math.max(deepest, depthOf(value));
		known.set(node, deepest + 1);
		return deepest + 1;
	};
	return depthOf;
}
function applyOne(root, operation, trail) {
	const { op, path } = operation;
	const value = operation.value === void 0 ? nullAt(operation.at, trail) : require_check.withTrail(operation.value, trail);
	switch (op) {
		case "add": return path === void 0 ? "add operation failed to decode path: missing value" : addTo(root, path, value, `add operation does not apply: doc is missing path: "${path}"`, `error in add for path: '${path}'`);
		case "remove": return path === void 0 ? "remove operation failed to decode path: missing value" : removeFrom(root, path, `remove operation does not apply: doc is missing path: "${path}"`, `error in remove for path: '${path}'`);
		case "replace": return path === void 0 ? `replace operation failed to decode path: ${NO_PATH}` : replaceAt(root, path, value);
		case "move": return move(root, operation);
		case "copy": return copy(root, operation);
		case "test": return test(root, operation);
		default: return `Unexpected kind: ${op}`;
	}
}
const NO_PATH = "operation missing path field: missing value";
const NO_FROM = "operation, missing from field: missing value";
function replaceAt(root, path, value) {
	if (path !== "") return replaceIn(root, path, value);
	return value.kind === "scalar" ? "replace operation value must be object or array" : { node: value };
}
function move(root, { from, path }) {
	if (from === void 0) return `move operation failed to decode from: ${NO_FROM}`;
	const place = placeAt(root, from);
	if (place === void 0) return `move operation does not apply: doc is missing from path: ${from}: missing value`;
	const moved = getFrom(place.container, place.key);
	const wrong = `error in move for path: '${place.key}'`;
	if (typeof moved === "string") return `${wrong}: ${moved}`;
	const without = removeFrom(root, from, wrong, wrong);
	if (typeof without === "string") return without;
	if (path === void 0) return `move operation failed to decode path: ${NO_PATH}`;
	const missing = `move operation does not apply: doc is missing destination path: ${path}`;
	return addTo(without.node, path, moved.node ?? nullAt(root, root.trail), missing, `error in move for path: '${path}'`);
}
function copy(root, { from, path }) {
	if (from === void 0) return `copy operation failed to decode from: ${NO_FROM}`;
	const place = placeAt(root, from);
	if (place === void 0) return `copy operation does not apply: doc is missing from path: ${from}: missing value`;
	const copied = getFrom(place.container, place.key);
	if (typeof copied === "string") return `error in copy for from: '${from}': ${copied}`;
	if (path === void 0) return "copy operation failed to decode path: missing value";
	const missing = `copy operation does not apply: doc is missing destination path: ${path}`;
	return addTo(root, path, copied.node ?? nullAt(root, root.trail), missing, "error while adding value during copy");
}
function test(root, { path, value }) {
	if (path === void 0) return `test operation failed to decode path: ${NO_PATH}`;
	const failed = `testing value ${path} failed: test failed`;
	if (path === "") return sameJson(root, value) ? { node: root } : failed;
	const place = placeAt(root, path);
	if (place === void 0) return `test operation does not apply: is missing path: ${path}: missing value`;
	const found = getFrom(place.container, place.key);
	if (typeof found === "string") return `error in test for path: '${path}': ${found}`;
	return sameJson(found.node, value) ? { node: root } : failed;
}
function nullAt({ file, start, end }, trail) {
	const made = {
		kind: "scalar",
		text: "null",
		style: "plain",
		file,
		start,
		end
	};
	return trail === void 0 ? made : {
		...made,
		trail
	};
}
function jsonKind(node) {
	if (node.kind === "map") return "object";
	if (node.kind === "sequence") return "array";
	const { kind } = require_check.resolveScalar(node, "kubectl");
	return kind === "int" || kind === "float" ? "number" : kind;
}
// src/render/kustomize/load/read-patch.ts
function readPatch(place, args) {
	const { at, target } = args;
	const found = patchText$1(place, args.path, args.patch, at);
	if (found.kind === "refused") return found;
	require_check.noteSecretUse(found.value, require_check.useOfPatch(target?.kind ?? ""));
	const source = args.patch.text.trim() === "" ? `[path: "${args.path.text}"]` : "[patch]";
	const objects = readResources(place.context, found.value);
	if (objects.kind === "done") {
		const patches = objects.value.map((each) => withOptions$2(each, args));
		return require_check.done({
			kind: "strategic",
			patches,
			target,
			at,
			source
		});
	}
	const operations = readOperations(place, found.value, at);
	if (operations.kind === "refused") return unreadable(found.value, objects.at, source, objects.words?.message ?? objects.message);
	return require_check.done({
		kind: "json",
		operations: operations.value,
		target,
		at,
		source
	});
}
function unreadable(file, at, source, why) {
	return require_check.refused(at, `unable to parse SM or JSON patch from ${source}`, {
		message: require_start.message$1`This is neither a strategic merge patch nor a JSON patch. ${why}`,
		help: helpFor(file.text.trimStart().charAt(0))
	});
}
function helpFor(first) {
	if (first === "[") return require_start.message$1`A patch that begins with \`[\` must be JSON: quote the keys, or write a list of \`- op: \u2026\`.`;
	return first === "-" ? require_start.message$1`A JSON patch is a list of \`op\`, \`path\` and \`value\`.` : require_start.message$1`A strategic merge patch has \`apiVersion\`, \`kind\` and \`metadata.name\`.`;
}
function patchText$1({ context, folder, recorder }, path, inline, at) {
	const text = inline.text.trim();
	if (text === "" && path.text === "") return require_check.refused(at, "must specify one of patch and path", { message: require_start.message$1`This entry has neither \`patch\` nor \`path\`` });
	if (text !== "" && path.text !== "") return require_check.refused(at, "patch and path can't be set at the same time", { message: require_start.message$1`This entry has both \`patch\` and \`path\`; only one of them may be given` });
	if (text === "") return loadText(context, {
		folder,
		path: path.text,
		at: path.at ?? at
	}, recorder);
	return require_check.done(inlineText(inline, at, true));
}
function inlineText({ text, at }, around, trimmed = false) {
	if (at?.kind === "scalar") return embedText(at, trimmed);
	return {
		path: around.file.path,
		text: trimmed ? text.trim() : text
	};
}
function readOperations({ context }, file, at) {
	const root = readPlainDocument(context, file);
	if (root.kind === "refused") return root;
	return readJsonPatch(file.text, root.value, at);
}
function withOptions$2(patch, { allowNameChange, allowKindChange, at }) {
	if (!allowNameChange && !allowKindChange) return patch;
	const annotations = new Map(annotationsOf(patch));
	if (allowNameChange) annotations.set(ALLOW_NAME_CHANGE, ENABLED);
	if (allowKindChange) annotations.set(ALLOW_KIND_CHANGE, ENABLED);
	return setAnnotations(patch, annotations, at);
}
// src/render/kustomize/object/label-selector.ts
const SYMBOLS = [
	"(",
	")",
	",",
	"!",
	"=",
	"==",
	"!=",
	"<",
	">",
	"in",
	"notin"
];
var SelectorError = class extends Error {};
const NAME$2 = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const VALUE = /^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const INTEGER = /^[-+]?[0-9]{1,18}$/;
function parseLabelSelector(selector) {
	try {
		const tests = new Parser(selector).requirements();
		return (labels) => tests.every((test) => test(labels));
	} catch (error) {
		if (error instanceof SelectorError) return { error: error.message };
		throw error;
	}
}
var Parser = class {
	#tokens;
	#at = 0;
	constructor(selector) {
		this.#tokens = tokensOf(selector);
	}
	requirements() {
		const tests = [];
		if (this.#peek().kind === "end") return tests;
		for (;;) {
			const { kind, text } = this.#peek();
			if (kind !== "id" && kind !== "!") fail$2(`found '${text}', expected: ${tests.length === 0 ? "!, identifier, or 'end of string'" : "identifier after ','"}`);
			tests.push(this.#requirement());
			const end = this.#next();
			if (end.kind === "end") return tests;
			if (end.kind !== ",") fail$2(`found '${end.text}', expected: ',' or 'end of string'`);
		}
	}
	#requirement() {
		const negated = this.#take("!");
		const { kind, text: key } = this.#next();
		if (kind !== "id") failRequirement(`found '${key}', expected: identifier`);
		checkKey(key);
		const after = this.#peek().kind;
		if (negated || after === "end" || after === ",") return (labels) => labels.has(key) !== negated;
		return this.#comparison(key);
	}
	#comparison(key) {
		const operator = this.#next(false);
		switch (operator.kind) {
			case "in":
			case "notin": {
				const values = this.#values();
				for (const value of values) checkValue$1(key, value);
				return operator.kind === "in" ? (labels) => values.has(labels.get(key) ?? "") && labels.has(key) : (labels) => !labels.has(key) || !values.has(labels.get(key) ?? "");
			}
			case "=":
			case "==": {
				const value = this.#value(key);
				return (labels) => labels.get(key) === value;
			}
			case "!=": {
				const value = this.#value(key);
				return (labels) => labels.get(key) !== value;
			}
			case "<":
			case ">": return compareTo(key, operator.kind, this.#value(key));
			default: return failRequirement(`found '${operator.text}', expected: '=', '!=', '==', 'in', notin'`);
		}
	}
	#value(key) {
		const { kind } = this.#peek();
		if (kind === "end" || kind === ",") return "";
		const { kind: found, text } = this.#next();
		if (found !== "id") failRequirement(`found '${text}', expected: identifier`);
		checkValue$1(key, text);
		return text;
	}
	#values() {
		const open = this.#next();
		if (open.kind !== "(") failRequirement(`found '${open.text}' expected: '('`);
		const values = /* @__PURE__ */ new Set();
		let last = "(";
		for (;;) {
			const { kind, text } = this.#next();
			if (kind === "id" && last !== "id") values.add(text);
			else if (kind !== "," && kind !== ")") failRequirement(`found '${text}', expected: ',' or ')'`);
			else if (last !== "id") values.add("");
			if (kind === ")") return values;
			last = kind;
		}
	}
	#peek(asWord = true) {
		const token = this.#tokens[this.#at] ?? {
			kind: "end",
			text: ""
		};
		return asWord && (token.kind === "in" || token.kind === "notin") ? {
			kind: "id",
			text: token.text
		} : token;
	}
	#next(asWord = true) {
		const token = this.#peek(asWord);
		this.#at++;
		return token;
	}
	#take(kind) {
		if (this.#peek().kind !== kind) return false;
		this.#at++;
		return true;
	}
};
function tokensOf(selector) {
	const found = selector.matchAll(/==|!=|[=!(),<>]|[^=!(),<>\s]+/g);
	return Array.from(found, ([text]) => ({
		kind: SYMBOLS.find((symbol) => symbol === text) ?? "id",
		text
	}));
}
function compareTo(key, operator, limit) {
	if (!INTEGER.test(limit)) failRequirement("for 'Gt', 'Lt' operators, the value must be an integer");
	return (labels) => {
		const value = labels.get(key);
		if (value === void 0 || !INTEGER.test(value)) return false;
		return operator === "<" ? BigInt(value) < BigInt(limit) : BigInt(value) > BigInt(limit);
	};
}
function checkKey(key) {
	const parts = key.split("/");
	const name = parts.at(-1) ?? "";
	const prefix = parts.length === 2 ? parts[0] ?? "" : void 0;
	const validPrefix = prefix === void 0 || SUBDOMAIN.test(prefix) && prefix.length <= 253;
	if (parts.length <= 2 && validPrefix && name.length <= 63 && NAME$2.test(name)) return;
	failRequirement(`invalid label key "${key}": name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character`);
}
function checkValue$1(key, value) {
	if (value.length <= 63 && VALUE.test(value)) return;
	failRequirement(`invalid label value: "${value}": at key: "${key}": a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character`);
}
function failRequirement(message) {
	return fail$2(`unable to parse requirement: ${message}`);
}
function fail$2(message) {
	throw new SelectorError(message);
}
// src/render/kustomize/object/selector.ts
function compileSelector(selector, at) {
	const patterns = [
		selector.group,
		selector.version,
		selector.kind,
		selector.name,
		selector.namespace
	];
	const tests = [];
	for (const pattern of patterns) {
		const test = anchored(pattern);
		if (typeof test !== "function") return require_check.refused(at, test.error);
		tests.push(test);
	}
	const labels = parseLabelSelector(selector.labelSelector);
	if (typeof labels !== "function") return require_check.refused(at, labels.error);
	const annotations = parseLabelSelector(selector.annotationSelector);
	if (typeof annotations !== "function") return require_check.refused(at, annotations.error);
	const [group = always, version = always, kind = always, name = always, namespace = always] = tests;
	return require_check.done({
		matchesGvk: (gvk) => group(gvk.group) && version(gvk.version) && kind(gvk.kind),
		matchesName: name,
		matchesNamespace: namespace,
		matchesLabels: labels,
		matchesAnnotations: annotations
	});
}
function anchored(pattern) {
	if (pattern === "") return always;
	if (/^[A-Za-z0-9-]*$/.test(pattern)) return (text) => text === pattern;
	return require_check.compileRegexp(`^(?:${pattern})$`);
}
function always() {
	return true;
}
// src/render/kustomize/object/select-resources.ts
function selectResources(resources, selector, at) {
	return require_check.mapDone(compileSelector(selector, at), (matcher) => resources.filter((resource) => isTarget$1(resource, matcher, selector)));
}
function isTarget$1(resource, matcher, { labelSelector, annotationSelector }) {
	const now = currentId(resource);
	if (!matcher.matchesGvk(now)) return false;
	const first = originalId(resource);
	return (matcher.matchesNamespace(effectiveNamespace(first)) || matcher.matchesNamespace(effectiveNamespace(now))) && (matcher.matchesName(first.name) || matcher.matchesName(now.name)) && (labelSelector === "" || matcher.matchesLabels(labelsOf(resource.node))) && (annotationSelector === "" || matcher.matchesAnnotations(annotationsOf(resource.node)));
}
// src/render/kustomize/transform/left-out-patches.ts
function leaveOutPatch(recorder, refusal, target) {
	if (!tolerate(recorder, refusal)) return false;
	if (refusal.words?.offline !== void 0) recorder.leftOutPatches.add(target);
	return true;
}
function lacksPatch({ leftOutPatches }, resource, at) {
	return [...leftOutPatches].some((target) => {
		if (target === void 0) return true;
		const selected = selectResources([resource], target, at);
		return selected.kind === "done" && selected.value.length > 0;
	});
}
// src/render/kustomize/transform/note-target.ts
const LITERAL = /^[A-Za-z0-9][-.A-Za-z0-9]*$/;
const MAX_COMPARED$1 = 500;
function noteTarget(target, place) {
	const at = target?.nameAt;
	if (target === void 0 || at === void 0 || !isOneObject(target)) return () => void 0;
	const { kind, name } = target;
	return (resources, selected) => {
		if (resources.length === 0) return;
		const patch = {
			at: require_start.hostSpan(at),
			kind,
			name,
			unmet: selected.length > 0 ? void 0 : unmetTarget(target, resources, place)
		};
		notePatch(place.recorder, patch);
	};
}
function isOneObject({ kind, name, labelSelector, annotationSelector }) {
	if (labelSelector !== "" || annotationSelector !== "") return false;
	return LITERAL.test(name) && LITERAL.test(kind);
}
function unmetTarget(target, resources, { kustomization: { namePrefix, nameSuffix } }) {
	const { kind, name } = target;
	const ofKind = resources.slice(0, MAX_COMPARED$1).flatMap((resource) => idsOf(resource).map((id) => ({
		resource,
		id
	}))).filter(({ id }) => id.kind === kind);
	const named = ofKind.find(({ id }) => id.name === name);
	if (named !== void 0) return otherwiseNamed(target, named.id, named.resource);
	const affixed = ofKind.find(({ id }) => namePrefix.text + id.name + nameSuffix.text === name);
	if (affixed !== void 0) return {
		why: "affix",
		meant: affixed.id.name,
		object: require_start.hostSpan(affixed.resource.node)
	};
	const near = ofKind.find(({ id }) => require_check.typoOf(name, id.name) !== void 0);
	if (near === void 0) return { why: void 0 };
	return {
		why: "typo",
		meant: near.id.name,
		object: require_start.hostSpan(near.resource.node)
	};
}
function otherwiseNamed({ namespace }, id, { node }) {
	if (!(namespace !== "" && namespace !== effectiveNamespace(id))) return {
		why: "type",
		meant: id.group === "" ? id.version : `${id.group}/${id.version}`,
		object: require_start.hostSpan(node)
	};
	if (!LITERAL.test(namespace)) return { why: void 0 };
	return {
		why: "namespace",
		meant: id.namespace,
		object: require_start.hostSpan(node)
	};
}
function idsOf(resource) {
	return [originalId(resource), currentId(resource)];
}
// src/render/kustomize/tree/merge-elements.ts
function setElement(items, keys, values, element) {
	const ofMaps = (keys[0] ?? "") !== "" && (values[0] ?? "") !== "";
	const kept = [];
	let found = false;
	for (const item of items) {
		if (require_check.isMissingOrNull(item) || item.kind === "map" && item.entries.length === 0) continue;
		if (item.kind !== "map" && ofMaps) {
			kept.push(item);
			continue;
		}
		const matches = matchesAll(item, keys, values);
		if (matches.kind === "refused") return matches;
		if (matches.value) {
			found = true;
			if (element !== void 0) kept.push(element);
		} else if (values.length > 0) kept.push(item);
	}
	if (element !== void 0 && !require_check.isMissingOrNull(element) && !found) kept.push(element);
	return require_check.done(kept);
}
function matchesAll(item, keys, values) {
	let matched = false;
	for (const [index, key] of keys.entries()) {
		const value = values[index];
		if (value !== void 0) {
			const wrong = wrongKind(item, key === "" ? "scalar" : "map");
			if (wrong !== void 0) return wrong;
			matched = matchesOne(item, key, value);
		}
		if (!matched) return require_check.done(false);
	}
	return require_check.done(matched);
}
function matchesOne(item, key, value) {
	if (key === "") return require_check.valueText(item) === value;
	const field = require_start.entryOf(item, key);
	if (field === void 0) return false;
	return value === "" || require_check.valueText(field.value) === value;
}
function findElement(items, keys, values) {
	if (keys[0] === "") return items.find((item) => require_check.valueText(item) === values[0]);
	return items.find((item) => keys.every((key, index) => {
		const field = require_start.entryOf(item, key);
		return field !== void 0 && require_check.valueText(field.value) === values[index];
	}));
}
function keyValues(item, keys) {
	return keys.map((key) => {
		const value = require_start.entryOf(item, key)?.value;
		return require_check.isEmptyValue(value) ? "" : require_check.valueText(value);
	});
}
function isEmptyMap(node) {
	return node.kind === "map" && require_check.isEmptyValue(node);
}
function withKeys(node, keys, values) {
	if (node.kind === "scalar" && node.tag !== void 0 && node.text !== "") return untagged(node);
	if (node.kind !== "map") return node;
	let result = node;
	for (const [index, key] of keys.entries()) {
		const value = values[index] ?? "";
		if (key === "" || value === "" || require_start.entryOf(result, key) !== void 0) continue;
		const made = require_check.scalarOf(value, node, node.trail);
		result = require_check.withEntry(result, require_check.scalarOf(key, node, node.trail), made);
	}
	return result;
}
function untagged({ tag: _tag, ...node }) {
	return node;
}
function wrongKind(node, kind) {
	if (node.kind === kind || require_check.isMissingOrNull(node)) return void 0;
	return require_check.refused(node, `wrong node kind: expected ${require_check.KIND_NAMES[kind]} but got ${require_check.KIND_NAMES[node.kind]}`);
}
// src/render/kustomize/merge/merge-directive.ts
const KEY$3 = "$patch";
function mapDirective(patch) {
	const found = require_start.entryOf(patch, KEY$3);
	if (found === void 0) return {
		kind: "merge",
		rest: patch
	};
	const kind = directiveNamed(require_check.valueText(found.value));
	if (kind === void 0) return unknownDirective(found.value);
	return {
		kind,
		rest: require_check.withoutEntry(patch, KEY$3)
	};
}
function listDirective(patch) {
	const found = patch.items.find((item) => require_start.entryOf(item, KEY$3) !== void 0);
	if (found?.kind !== "map" || found.entries.length > 1 || require_check.isMissingOrNull(found)) return {
		kind: "merge",
		rest: patch
	};
	const value = require_start.entryOf(found, KEY$3)?.value;
	const kind = directiveNamed(require_check.valueText(value));
	if (kind === void 0) return unknownDirective(value);
	const rest = setElement(patch.items, [KEY$3], [require_check.valueText(value)], void 0);
	return {
		kind,
		rest: rest.kind === "done" ? require_check.withItems(patch, rest.value) : patch
	};
}
function unknownDirective(value) {
	return {
		kind: "unknown",
		message: `unknown patch strategy '${require_check.valueText(value)}'`
	};
}
function directiveNamed(text) {
	return text === "merge" || text === "replace" || text === "delete" ? text : void 0;
}
// src/render/kustomize/merge/comment-shape.ts
const COMMENT = /^[ \t]*:[ \t]+#[#]*[ \t]*(\{.*\})[ \t]*\r?$/;
function commentShape(entry, schema) {
	if (entry === void 0 || entry.value.kind === "scalar") return void 0;
	const { file, end } = entry.key;
	if (!hasComments(file)) return void 0;
	const rest = file.text.slice(end, require_start.lineEnd(file.text, end));
	const json = COMMENT.exec(rest)?.[1];
	return json === void 0 ? void 0 : shapeOfJson(require_start.parsedJson(json), schema);
}
const hasComments = require_start.memo(({ text }) => text.includes("\"x-kubernetes-patch-strategy\"") || text.includes("\"$ref\""));
function shapeOfJson(json, schema) {
	if (!require_start.isJsonObject(json)) return void 0;
	const ref = json["$ref"];
	if (typeof ref === "string") return schema.definitionNamed(ref.replace(/^#\/definitions\//, ""));
	const strategy = json["x-kubernetes-patch-strategy"];
	const mapKeys = json["x-kubernetes-list-map-keys"];
	const mergeKey = json["x-kubernetes-patch-merge-key"];
	const keys = Array.isArray(mapKeys) ? mapKeys.map(String) : typeof mergeKey === "string" ? [mergeKey] : [];
	const merges = typeof strategy === "string" && strategy.split(",").includes("merge");
	const properties = json["properties"];
	return {
		field: (name) => shapeOfJson(require_start.isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : json["additionalProperties"], schema),
		elements: () => json["type"] === "array" ? shapeOfJson(json["items"], schema) : void 0,
		mergeKeys: merges ? keys : void 0
	};
}
// src/render/kustomize/merge/unchanged-nodes.ts
const LARGE = 32;
function isKnownUnchanged(merge, node, shape) {
	if (node === void 0 || node.kind === "scalar") return false;
	return unchangedIn(merge)?.nodes.get(node) === (shape ?? "unknown");
}
function noteUnchanged(merge, node, shape) {
	if (node === void 0 || node.kind === "scalar" || merge.refused !== void 0) return;
	unchangedIn(merge)?.nodes.set(node, shape ?? "unknown");
}
function openEntries(merge, map, shape) {
	if (map.entries.length < LARGE) return void 0;
	const known = unchangedIn(merge)?.open.get(map);
	return known?.shape === (shape ?? "unknown") ? known.entries : void 0;
}
function noteOpen(merge, map, shape, entries) {
	if (map.entries.length < LARGE || entries.length > map.entries.length / 4) return;
	if (merge.refused !== void 0) return;
	unchangedIn(merge)?.open.set(map, {
		shape: shape ?? "unknown",
		entries
	});
}
function unchangedIn({ schema, options }) {
	if (options.inferAssociativeLists) return void 0;
	const { prepend, append } = unchangedBySchema(schema);
	return options.listPrepend ? prepend : append;
}
const unchangedBySchema = require_start.memo((_schema) => ({
	prepend: unchanged(),
	append: unchanged()
}));
function unchanged() {
	return {
		nodes: /* @__PURE__ */ new WeakMap(),
		open: /* @__PURE__ */ new WeakMap()
	};
}
// src/render/kustomize/merge/merge-fields.ts
const LOOKALIKE = /^[-+.0-9yYnNtTfFoO~?]/;
const ENTRY = /^[-?](?: |$)/;
function mergeFields(merge, target, patch, shape) {
	const open = openEntries(merge, target, shape);
	if (open !== void 0) return mergeTouched(merge, target, patch, shape, open);
	const all = [];
	const changed = [];
	const met = /* @__PURE__ */ new Set();
	for (const ours of target.entries) {
		const theirs = patch === void 0 ? void 0 : require_start.entryOf(patch, ours.name);
		if (theirs !== void 0) met.add(theirs.name);
		const merged = mergeEntry$1(merge, ours, theirs, shape);
		if (merged === void 0) continue;
		all.push(merged);
		if (theirs !== void 0 || merged !== ours) changed.push(merged);
	}
	for (const theirs of patch?.entries ?? []) {
		const added = met.has(theirs.name) ? void 0 : mergeEntry$1(merge, void 0, theirs, shape);
		if (added === void 0) continue;
		all.push(added);
		changed.push(added);
	}
	const gone = target.duplicates === void 0 ? [] : missing$2(target.entries, all);
	const node = require_check.withRemoved(target, all, gone);
	if (target.duplicates === void 0) noteOpen(merge, node, shape, changed);
	return {
		node,
		inPlace: true
	};
}
function mergeTouched(merge, target, patch, shape, open) {
	const changes = /* @__PURE__ */ new Map();
	const all = target.entries.slice();
	for (const at of touchedIn(target, patch, open)) {
		const ours = target.entries[at];
		if (ours === void 0) continue;
		const theirs = patch && require_start.entryOf(patch, ours.name);
		const merged = mergeEntry$1(merge, ours, theirs, shape);
		all[at] = merged;
		if (theirs !== void 0 || merged !== ours) changes.set(ours.name, merged);
	}
	for (const theirs of patch?.entries ?? []) {
		if (require_start.entryOf(target, theirs.name) !== void 0) continue;
		const added = mergeEntry$1(merge, void 0, theirs, shape);
		if (added === void 0) continue;
		all.push(added);
		changes.set(added.name, added);
	}
	const left = all.filter((entry) => entry !== void 0);
	const node = require_check.withEntries(target, left);
	require_start.takeOverIndex(target, node, changes);
	noteOpen(merge, node, shape, [...changes.values()].filter((entry) => entry !== void 0));
	return {
		node,
		inPlace: true
	};
}
function touchedIn(target, patch, open) {
	const named = (patch?.entries ?? []).flatMap(({ name }) => require_start.entryOf(target, name) ?? []);
	return [.../* @__PURE__ */ new Set([...open, ...named])].map((entry) => target.entries.indexOf(entry)).sort((a, b) => a - b);
}
function missing$2(before, after) {
	const names = new Set(after.map(({ name }) => name));
	return before.flatMap(({ name }) => names.has(name) ? [] : [name]);
}
function mergeEntry$1(merge, ours, theirs, shape) {
	const either = ours ?? theirs;
	if (either === void 0) return void 0;
	const fieldShape = commentShape(ours, merge.schema) ?? commentShape(theirs, merge.schema) ?? shape?.field(either.name);
	const { node, keep } = merge.walk(ours?.value, theirs?.value, fieldShape);
	if (node === void 0 || require_check.isMissingOrNull(node) && keep !== true) return void 0;
	const value = ours === void 0 || node === ours.value ? quoted$3(node) : withStyleOf(node, ours.value);
	return value === either.value ? either : require_start.entryWith(either, value);
}
function withStyleOf(node, old) {
	if (node === old || node.kind !== "scalar" || old.kind !== "scalar") return node;
	if (node.style === old.style && node.tag === old.tag) return node;
	const type = typeTag(node);
	const plain = {
		...withoutTag(node),
		style: "plain"
	};
	const styled = {
		...plain,
		style: old.style
	};
	return typeTag(plain) === type || type === "!!str" && old.style !== "plain" ? styled : {
		...styled,
		tag: type
	};
}
function quoted$3(node) {
	if (node.kind !== "scalar" || node.style !== "plain" || !LOOKALIKE.test(node.text)) return node;
	if (!isText$1(node) || node.text.includes("\n")) return node;
	const { untyped: _untyped, ...plain } = withoutTag(node);
	if (!ENTRY.test(node.text) && require_check.resolveScalar(plain, "kubectl").kind === "string") return node;
	return {
		...plain,
		style: "double-quoted"
	};
}
function withoutTag({ tag: _tag, ...node }) {
	return node;
}
// src/render/kustomize/merge/merge-regular-list.ts
function mergeRegularList(merge, target, patch, elements, keys) {
	if (!merge.options.listPrepend) return void 0;
	const all = [...target.items, ...patch?.items ?? []];
	if (all.length === 0) return target.items;
	const used = keys.filter((key) => all.some((item) => keyValues(item, [key])[0] !== ""));
	if (used.length === 0 && keys.length > 0) return void 0;
	const ours = keyed(target.items, used);
	const theirs = target === patch ? ours : keyed(patch?.items ?? [], used);
	if (ours === void 0 || theirs === void 0) return void 0;
	return ordered(mergeKeyed(merge, ours, theirs, elements, used), ours, used.length > 1);
}
function keyed(items, keys) {
	const found = [];
	for (const item of items) {
		if (require_check.isMissingOrNull(item) || item.kind !== (keys.length === 0 ? "scalar" : "map")) return;
		const values = keys.length === 0 ? [require_check.valueText(item)] : keyValues(item, keys);
		if (values.includes("")) return void 0;
		found.push({
			item,
			values,
			id: values.length === 1 ? values[0] ?? "" : JSON.stringify(values)
		});
	}
	return found;
}
function mergeKeyed(merge, ours, theirs, shape, keys) {
	const first = firstById(ours);
	const last = new Map(ours.map((each) => [each.id, each]));
	const patches = firstById(theirs);
	const merged = /* @__PURE__ */ new Map();
	for (const { id, values } of [...patches.values(), ...first.values()]) {
		if (merged.has(id)) continue;
		const old = first.get(id)?.item;
		const patch = patches.get(id)?.item;
		const { node, inPlace } = merge.walk(old, patch, shape);
		if (node === void 0 || require_check.isMissingOrNull(node) || isEmptyMap(node)) continue;
		const isTargets = inPlace || old === patch;
		const stays = last.get(id)?.item;
		if (old !== stays && stays !== void 0) merged.set(id, stays);
		else if (old !== void 0 && !isTargets) merged.set(id, old);
		else merged.set(id, withKeys(node, keys, values));
	}
	return merged;
}
function firstById(list) {
	const found = /* @__PURE__ */ new Map();
	for (const each of list) if (!found.has(each.id)) found.set(each.id, each);
	return found;
}
function ordered(merged, ours, severalKeys) {
	if (!severalKeys) return [...merged.values()];
	const result = new Map(merged);
	for (const { id } of ours) {
		const node = result.get(id);
		if (node === void 0) continue;
		result.delete(id);
		result.set(id, node);
	}
	return [...result.values()];
}
// src/render/kustomize/merge/merge-list.ts
const MAX_IRREGULAR = 4e3;
const NAME_KEYS = ["name"];
function associativeKeys(merge, target, patch, shape) {
	if (shape !== void 0) return shape.mergeKeys;
	if (!merge.options.inferAssociativeLists) return void 0;
	return [target, patch].some((list) => hasNames(list)) ? NAME_KEYS : void 0;
}
function hasNames(list) {
	return list?.kind === "sequence" && list.items.length > 0 && list.items.every((item) => require_start.entryOf(item, "name") !== void 0);
}
function mergeList(merge, target, patch, shape, keys) {
	if (require_check.isMissingOrNull(target)) {
		if (patch?.kind !== "sequence") return require_check.CLEARED;
		return {
			node: mergeElements(merge, patch, patch, shape, keys),
			inPlace: false
		};
	}
	if (target?.kind !== "sequence") return require_check.CLEARED;
	if (patch === void 0) return {
		node: mergeElements(merge, target, void 0, shape, keys),
		inPlace: true
	};
	if (patch.kind !== "sequence") return require_check.CLEARED;
	const directive = listDirective(patch);
	if (directive.kind === "unknown") return require_check.stop(merge, patch, directive.message);
	if (directive.kind === "delete") return require_check.CLEARED;
	const { rest } = directive;
	if (directive.kind === "replace") return {
		node: mergeElements(merge, rest, rest, shape, keys),
		inPlace: false
	};
	return {
		node: mergeElements(merge, patch === target ? rest : target, rest, shape, keys),
		inPlace: true
	};
}
function mergeElements(merge, target, patch, shape, keys) {
	const merged = mergeAll(merge, target, patch, shape, keys);
	if (keys.length > 0 || merged?.kind !== "sequence") return merged;
	return require_check.withItems(merged, merged.items.map(withoutType));
}
function withoutType(item) {
	if (item.kind !== "scalar" || item.untyped === true || item.text === "") return item;
	const { tag: _tag, ...rest } = item;
	return {
		...rest,
		untyped: true
	};
}
function mergeAll(merge, target, patch, shape, keys) {
	const elements = shape?.elements();
	const regular = mergeRegularList(merge, target, patch, elements, keys);
	if (regular !== void 0) return require_check.withItems(target, regular);
	if (target.items.length + (patch?.items.length ?? 0) > MAX_IRREGULAR) {
		require_check.stop(merge, patch ?? target, `a list of more than ${MAX_IRREGULAR} elements without merge keys`);
		return target;
	}
	return mergeIrregularList(merge, target, patch, elements, keys.length === 0 ? [""] : keys);
}
function mergeIrregularList(merge, target, patch, elements, keys) {
	const lists = new ElementLists(merge, target, patch);
	const valuesList = lists.allValues(keys);
	if (keys.length > 1) unifyValues(valuesList);
	const used = keys.filter((_, index) => valuesList.some((values) => values[index] !== ""));
	const validKeys = used.length === 0 ? keys : used;
	for (const all of valuesList) {
		const values = all.filter((_, index) => validKeys.includes(keys[index] ?? ""));
		lists.mergeOne(validKeys, values, elements);
	}
	return require_check.withItems(target, valuesList.length === 0 ? target.items : lists.joined(validKeys));
}
var ElementLists = class {
	#merge;
	#same;
	#target;
	#patch;
	#added = [];
	constructor(merge, target, patch) {
		this.#merge = merge;
		this.#same = target === patch;
		this.#target = target.items;
		this.#patch = patch?.items;
	}
	allValues(keys) {
		const found = /* @__PURE__ */ new Map();
		const both = [this.#target, this.#patch ?? []];
		if (this.#merge.options.listPrepend) both.reverse();
		for (const item of both.flat()) {
			const values = keys[0] === "" ? [require_check.valueText(item)] : keyValues(item, keys);
			const id = JSON.stringify(values);
			if (!found.has(id)) found.set(id, values);
		}
		return [...found.values()];
	}
	mergeOne(keys, values, shape) {
		const known = keys.filter((_, index) => values[index] !== "");
		const [byKeys, byValues] = known.length === 0 ? [keys, values] : [known, values.filter((value) => value !== "")];
		const old = findElement(this.#target, byKeys, byValues);
		const theirs = this.#patch === void 0 ? void 0 : findElement(this.#patch, byKeys, byValues);
		const { node, inPlace, left } = this.#merge.walk(old, theirs, shape);
		const isGone = node === void 0 || require_check.isMissingOrNull(node) || isEmptyMap(node);
		const isOne = old !== void 0 && old === theirs;
		const complete = isGone ? node ?? (isOne ? left : void 0) : withKeys(node, keys, values);
		if (old !== void 0 && complete !== void 0 && (inPlace || isOne)) this.#setTarget(this.#target.with(this.#target.indexOf(old), complete));
		if (theirs !== void 0 && left !== void 0 && !isOne && this.#patch !== void 0) this.#patch = this.#patch.with(this.#patch.indexOf(theirs), left);
		if (isGone) this.#setTarget(this.#set(this.#target, keys, values, void 0));
		else this.#added = this.#set(this.#added, keys, values, complete);
	}
	joined(keys) {
		const { listPrepend } = this.#merge.options;
		const [base, written] = listPrepend ? [this.#added, this.#target] : [this.#target, this.#added];
		let result = base;
		for (const item of written) result = this.#append(result, item, keys);
		return result;
	}
	#append(list, item, keys) {
		if (keys[0] === "") return this.#set(list, keys, [require_check.valueText(item)], item);
		const values = [];
		const result = [...list];
		for (const key of keys) {
			const wrong = wrongKind(item, "map");
			if (wrong !== void 0) {
				this.#merge.refused ??= wrong;
				return list;
			}
			const field = require_start.entryOf(item, key);
			if (field === void 0) result.push(item);
			else values.push(require_check.valueText(field.value));
		}
		const others = keys.length > 1 ? this.#set(result, keys, values, void 0) : result;
		return this.#set(others, keys, values, item);
	}
	#setTarget(items) {
		this.#target = items;
		if (this.#same) this.#patch = items;
	}
	#set(list, keys, values, element) {
		const outcome = setElement(list, keys, values, element);
		if (outcome.kind === "done") return outcome.value;
		this.#merge.refused ??= outcome;
		return list;
	}
};
function unifyValues(valuesList) {
	for (let left = 0; left < valuesList.length; left++) {
		const values = valuesList[left] ?? [];
		for (let right = 0; right < valuesList.length; right++) {
			const same = unified(values, valuesList[right] ?? []);
			if (same === void 0) continue;
			valuesList[left] = same;
			valuesList[right] = same;
		}
	}
}
function unified(left, right) {
	if (!left.every((value, index) => {
		const other = right[index] ?? "";
		return value === other || value === "" || other === "";
	}) || !left.some((value, index) => value === right[index])) return void 0;
	return left.map((value, index) => value === "" ? right[index] ?? "" : value);
}
// src/render/kustomize/merge/merge-strategic.ts
const KUSTOMIZE = {
	inferAssociativeLists: false,
	listPrepend: true
};
function mergeStrategic(target, patch, schema, trail, options = KUSTOMIZE) {
	const merge = {
		schema,
		options,
		walk: (ours, theirs, shape) => walk$2(merge, ours, theirs, shape),
		refused: void 0
	};
	const { node, inPlace } = merge.walk(target, require_check.withTrail(patch, trail), void 0);
	if (merge.refused !== void 0) return merge.refused;
	if (node !== void 0 && !inPlace) return require_check.done(target);
	return require_check.done(node?.kind === "map" ? node : void 0);
}
function walk$2(merge, target, patch, known) {
	if (merge.refused !== void 0) return require_check.CLEARED;
	if (patch === void 0 && isKnownUnchanged(merge, target, known)) return {
		node: target,
		inPlace: true
	};
	const walked = walkUnknown(merge, target, patch, known);
	if (patch === void 0 && walked.node === target) noteUnchanged(merge, target, known);
	return walked;
}
function walkUnknown(merge, target, patch, known) {
	const shape = known ?? typeShape(merge.schema, target) ?? typeShape(merge.schema, patch);
	const kind = [target, patch].find((node) => !require_check.isMissingOrNull(node))?.kind;
	const wrong = [target, patch].flatMap((node) => node === void 0 || kind === void 0 ? [] : wrongKind(node, kind) ?? []);
	if (wrong[0] !== void 0) return require_check.stop(merge, patch ?? wrong[0].at, wrong[0].message);
	if (kind === "sequence") {
		const keys = associativeKeys(merge, target, patch, shape);
		if (keys !== void 0) return mergeList(merge, target, patch, shape, keys);
	}
	if (kind === "map" || kind === void 0) return walkMap$1(merge, target, patch, shape);
	return patch === void 0 ? {
		node: target,
		inPlace: true
	} : {
		node: patch,
		inPlace: patch === target
	};
}
function typeShape(schema, node) {
	if (node?.kind !== "map") return void 0;
	const apiVersion = require_check.valueText(require_start.entryOf(node, "apiVersion")?.value);
	const kind = require_check.valueText(require_start.entryOf(node, "kind")?.value);
	return apiVersion === "" || kind === "" ? void 0 : schema.typeNamed(apiVersion, kind);
}
function walkMap$1(merge, target, patch, shape) {
	if (require_check.isMissingOrNull(target)) return addMap(merge, target, patch, shape);
	if (target?.kind !== "map") return require_check.CLEARED;
	if (patch === void 0) return mergeFields(merge, target, void 0, shape);
	if (patch.kind !== "map") return require_check.CLEARED;
	const directive = mapDirective(patch);
	if (directive.kind === "unknown") return require_check.stop(merge, patch, directive.message);
	const { rest } = directive;
	if (directive.kind === "delete") return {
		...require_check.CLEARED,
		left: rest
	};
	if (directive.kind === "replace") return {
		...mergeFields(merge, rest, rest, shape),
		inPlace: false
	};
	return mergeFields(merge, patch === target ? rest : target, rest, shape);
}
function addMap(merge, target, patch, shape) {
	if (patch === void 0) return require_check.valueText(target) === "" ? require_check.CLEARED : {
		node: target,
		inPlace: true,
		keep: true
	};
	if (patch.kind !== "map") return require_check.CLEARED;
	const directive = mapDirective(patch);
	if (directive.kind === "delete") return {
		...require_check.CLEARED,
		left: directive.rest
	};
	const rest = directive.kind === "unknown" ? patch : directive.rest;
	return {
		...mergeFields(merge, rest, rest, shape),
		inPlace: false
	};
}
// src/render/kustomize/merge/apply-strategic.ts
function applyStrategic(resource, patch, schema, trail) {
	const mayName = annotationOf(patch, ALLOW_NAME_CHANGE) === ENABLED;
	const mayKind = annotationOf(patch, ALLOW_KIND_CHANGE) === ENABLED;
	const stored = mayName || mayKind ? storePreviousId(resource, patch) : require_check.done(resource);
	if (stored.kind === "refused") return stored;
	const noted = stored.value;
	const merged = mergeStrategic(mayKind ? withSecretData(noted.node) : noted.node, patch, schema, trail);
	if (merged.kind === "refused") return merged;
	if (merged.value === void 0 || merged.value.entries.length === 0) return require_check.done(void 0);
	let node = merged.value;
	if (!mayKind) node = restore(node, resource.node, "kind");
	if (!mayName) node = restoreInMetadata(node, resource.node, "name");
	node = restoreInMetadata(node, resource.node, "namespace");
	return require_check.done(withNode(noted, node));
}
function restored(old, now) {
	if (old?.kind !== "scalar") return old;
	const style = now === void 0 ? styleOfNew({ text: old.text }) : styleOf(now);
	if (old.untyped === true && old.tag === void 0 && old.style === style) return old;
	const { tag: _tag, ...rest } = old;
	return {
		...rest,
		style,
		untyped: true
	};
}
function restore(node, before, name) {
	const old = require_start.entryOf(before, name);
	const value = restored(old?.value, require_start.entryOf(node, name)?.value);
	return old === void 0 || value === void 0 ? node : require_check.withEntry(node, old.key, value);
}
function restoreInMetadata(node, before, name) {
	const old = require_start.entryOf(require_start.mapAt(before, "metadata"), name);
	const isSet = name === "name" || namespaceOf(before) !== "";
	const now = require_start.valueAt(node, "metadata", name);
	const value = isSet ? restored(old?.value, now) : void 0;
	if (now === value) return node;
	return setMetadata(node, (metadata) => old === void 0 || value === void 0 ? require_check.withoutEntry(metadata, name) : require_check.withEntry(metadata, old.key, value), before);
}
function patchForTarget(patch, target, at) {
	let node = setLabels(patch, labelsOf(patch), at);
	node = setAnnotations(node, annotationsOf(patch), at);
	if (namespaceOf(patch) === "") node = setMetadata(node, (metadata) => require_check.withoutEntry(metadata, "namespace"), at);
	const own = require_start.entryOf(node, "apiVersion");
	const wanted = require_start.entryOf(target, "apiVersion");
	if (wanted === void 0 || require_check.valueText(own?.value) === require_check.valueText(wanted.value)) return node;
	return require_check.withEntry(node, own?.key ?? wanted.key, wanted.value);
}
// src/render/kustomize/transform/refusal-about.ts
function refusalAbout(refusal, does, { node }) {
	if (refusal.words !== void 0) return refusal;
	const object = `${gvkOf(node).kind} \`${nameOf$4(node)}\``;
	return {
		...refusal,
		words: {
			message: require_start.message$1`${does} ${object}`,
			related: [{
				at: node,
				message: require_start.message$1`the object is here`
			}]
		}
	};
}
// src/render/kustomize/transform/transform-patches.ts
const UNFIT_PATCH = "This patch does not apply to";
const UNFIT_JSON_PATCH = "This JSON patch does not apply to";
const MERGE = 300;
const COPIED = 1.25;
function transformStrategic(patch, patching, note = () => void 0) {
	const { target, at, patches } = patch;
	if (target === void 0) return (resources) => applyEach(resources, patches, at, patching);
	return (resources) => {
		if (patches.length > 1) return require_check.refused(at, `Multiple Strategic-Merge Patches in one \`patches\` entry is not allowed to set \`patches.target\` field: ${patch.source}`, { message: require_start.message$1`A \`target\` works with one patch only, but this entry has several` });
		const [only] = patches;
		if (only === void 0) return require_check.done(resources);
		const selected = selectResources(resources, target, at);
		if (selected.kind === "refused") return selected;
		note(resources, selected.value);
		return applyToAll(resources, new Set(selected.value), only, at, patching);
	};
}
function transformStrategicList(patches, at, patching) {
	return (resources) => {
		return require_check.foldResults(patches, resources, (current, patch) => {
			const target = findById(current, originalId(resourceOf$1(patch, patching.mergeSchema())), nameOfPatch(patch));
			if (target.kind === "refused") return tolerate(patching.recorder, target) ? require_check.done(current) : target;
			return applyToAll(current, /* @__PURE__ */ new Set([target.value]), patch, at, patching);
		});
	};
}
function applyEach(resources, patches, at, patching) {
	return require_check.foldResults(patches, resources, (current, patch) => {
		const schema = patching.mergeSchema();
		const target = findById(current, originalId(resourceOf$1(patch, schema)), nameOfPatch(patch));
		if (target.kind === "refused") return tolerate(patching.recorder, target) ? require_check.done(current) : target;
		const trail = trailFrom("patch", at, patching.folder);
		const changed = applyStrategic(target.value, patch, schema, trail);
		if (changed.kind === "refused") return refusalAbout(changed, UNFIT_PATCH, target.value);
		const { value } = changed;
		return require_check.done(current.flatMap((each) => each === target.value ? value ?? [] : each));
	});
}
function nameOfPatch(patch) {
	return require_start.nameNodeOf(patch);
}
function applyToAll(resources, selected, patch, at, { mergeSchema, folder, work }) {
	if (selected.size === 0) return require_check.done(resources);
	const spent = spend(work, MERGE * selected.size, at);
	if (spent !== void 0) return spent;
	const schema = mergeSchema();
	const trail = trailFrom("patch", at, folder);
	const result = [];
	for (const resource of resources) {
		if (!selected.has(resource)) {
			result.push(resource);
			continue;
		}
		const changed = applyStrategic(resource, patchForTarget(patch, resource.node, at), schema, trail);
		if (changed.kind === "refused") return refusalAbout(changed, UNFIT_PATCH, resource);
		if (changed.value !== void 0) result.push(changed.value);
	}
	const list = emptyList();
	return appendAll(list, result, at) ?? require_check.done(list.items);
}
function transformJson(patch, notes, { folder, recorder, run: { work } }, note = () => void 0) {
	const { target, at, operations } = patch;
	if (target === void 0) return () => require_check.refused(at, `must specify a target for JSON patch ${patch.source}`, { message: require_start.message$1`A JSON patch needs a \`target\`, and this entry has none` });
	const trail = trailFrom("patch", at, folder);
	const change = (resource) => {
		const stored = notes ? storePreviousId(resource, at) : require_check.done(resource);
		if (stored.kind === "refused") return stored;
		const noted = stored.value;
		const stranded = noted.rewritten ? void 0 : strandedComment(noted.node);
		if (stranded !== void 0) return stranded;
		const changed = applyJsonPatch(noted.node, operations, trail, (parts, where) => spend(work, COPIED * parts, where));
		if (changed.kind === "refused") return !changed.isTooMuch && lacksPatch(recorder, resource, at) ? require_check.done(resource) : refusalAbout(changed, UNFIT_JSON_PATCH, resource);
		const node = withInternal(changed.value, noted.node, at);
		return require_check.done(withNode({
			...noted,
			shared: [],
			rewritten: true
		}, node));
	};
	return (resources) => {
		const selected = selectResources(resources, target, at);
		if (selected.kind === "refused") return selected;
		note(resources, selected.value);
		const chosen = new Set(selected.value);
		return require_check.mapResults(resources, (resource) => chosen.has(resource) ? change(resource) : require_check.done(resource));
	};
}
function withInternal(node, before, at) {
	const annotations = new Map(annotationsOf(node));
	for (const [key, value] of annotationsOf(before)) if (isInternalAnnotation(key)) annotations.set(key, value);
	return setAnnotations(node, annotations, at);
}
function readStrategicEntry(place, entry, at) {
	const inline = readResources(place.context, inlineText(entry, at));
	if (inline.kind === "done") return inline;
	const { context, folder, recorder } = place;
	const file = loadText(context, {
		folder,
		path: entry.text,
		at: entry.at ?? at
	}, recorder);
	if (file.kind === "refused") return entry.text.includes("\n") ? inline : file;
	return readResources(context, file.value);
}
function noPatches(patches, at) {
	if (patches.length > 0) return void 0;
	return require_check.refused(at, "patch appears to be empty", { message: require_start.message$1`None of these files holds a patch` });
}
function patchingOf({ run, folder, recorder }) {
	const mergeSchema = () => {
		run.merged = true;
		return run.schema;
	};
	return {
		mergeSchema,
		folder,
		recorder,
		work: run.work
	};
}
// src/render/kustomize/transform/patches-json-6902.ts
function patchesJson6902(target) {
	const transforms = [];
	for (const args of target.kustomization.patchesJson6902) {
		const transform = patchJson6902(target, args, noteTarget(args.target, target));
		if (transform.kind === "done") transforms.push(transform.value);
		else if (!leaveOutPatch(target.recorder, transform, args.target)) return transform;
	}
	return require_check.done(transforms);
}
function patchJson6902(place, args, note) {
	const { target, path, patch, at } = args;
	if (target === void 0 || target.name === "") return require_check.refused(at, "must specify the target name", { message: require_start.message$1`A JSON patch needs a \`target\` with a \`name\`` });
	const source = patchText(place, args);
	if (source.kind === "refused") return source;
	require_check.noteSecretUse(source.value, require_check.useOfPatch(target.kind));
	const operations = readOperations(place, source.value, at);
	if (operations.kind === "refused") return operations;
	if (operations.value.length === 0) return empty(at, path.text === "" ? patch.at : path.at);
	const read = {
		kind: "json",
		operations: operations.value,
		target,
		at,
		source: ""
	};
	return require_check.done(transformJson(read, false, place, note));
}
function empty(at, node) {
	return require_check.refused(node ?? at, "patch appears to be empty", { message: require_start.message$1`This patch is empty` });
}
function patchText({ context, folder, recorder }, { path, patch, at }) {
	if (path.text === "" && patch.text === "") return require_check.refused(at, "empty file path and empty jsonOp", { message: require_start.message$1`This entry has neither \`patch\` nor \`path\`` });
	if (path.text !== "" && patch.text !== "") return require_check.refused(at, "must specify a file path or jsonOp, not both", { message: require_start.message$1`This entry has both \`patch\` and \`path\`; only one of them may be given` });
	if (path.text === "") return require_check.done(inlineText(patch, at));
	return loadText(context, {
		folder,
		path: path.text,
		at: path.at ?? at
	}, recorder);
}
// src/render/kustomize/transform/plugin-patches.ts
function readJson6902(target, node) {
	const decoding = pluginDecoding("PatchJson6902Transformer", node);
	const { item, text } = openStruct({
		node,
		decoding,
		path: ""
	}, [
		"target",
		"path",
		"jsonOp"
	]);
	const args = {
		path: text("path"),
		patch: text("jsonOp"),
		target: decodeSelector(item("target")),
		allowNameChange: false,
		allowKindChange: false,
		at: node
	};
	return require_check.joinRefusals(decoding.failures) ?? patchJson6902(target, args);
}
function readStrategicMerge(target, node) {
	const decoding = pluginDecoding("PatchStrategicMergeTransformer", node);
	const { text, texts } = openStruct({
		node,
		decoding,
		path: ""
	}, ["paths", "patches"]);
	const paths = texts("paths");
	const inline = text("patches");
	const failure = require_check.joinRefusals(decoding.failures);
	if (failure !== void 0) return failure;
	if (paths.length === 0 && inline.text === "") return require_check.refused(node, "empty file path and empty patch content", { message: require_start.message$1`This transformer has neither \`paths\` nor \`patches\`` });
	const all = [];
	for (const path of paths) {
		const found = readStrategicEntry(target, path, path.at ?? node);
		if (found.kind === "refused") return found;
		all.push(...found.value);
	}
	if (inline.text !== "") {
		const found = readResources(target.context, inlineText(inline, node));
		if (found.kind === "refused") return found;
		all.push(...found.value);
	}
	return noPatches(all, node) ?? require_check.done(transformStrategicList(all, node, patchingOf(target)));
}
function readPatchTransformer(target, node) {
	const decoding = pluginDecoding("PatchTransformer", node);
	const args = decodePatch({
		node,
		decoding,
		path: ""
	});
	const failure = require_check.joinRefusals(decoding.failures);
	if (failure !== void 0) return failure;
	return require_check.mapDone(readPatch(target, args), (patch) => patch.kind === "json" ? transformJson(patch, true, target) : transformStrategic(patch, patchingOf(target)));
}
// src/render/kustomize/fields/field-spec.ts
function isSpecFor(spec, object) {
	const { group, version } = parseApiVersion(require_check.valueText(require_start.entryOf(object, "apiVersion")?.value));
	return (spec.kind === "" || spec.kind === require_check.valueText(require_start.entryOf(object, "kind")?.value)) && (spec.group === "" || spec.group === group) && (spec.version === "" || spec.version === version);
}
function applyFieldSpec(object, spec, set, creation) {
	if (!isSpecFor(spec, object)) return require_check.done(object);
	const visit = {
		set,
		creation,
		creates: spec.create && creation.kind !== void 0
	};
	const outcome = walk$1(object, partsOf$6(spec), visit);
	if (outcome.kind === "refused") return outcome;
	return outcome.value.kind === "map" ? require_check.done(outcome.value) : require_check.done(object);
}
const partsOf$6 = require_start.memo(({ path }) => splitPath(path, "/"));
function walk$1(node, path, visit) {
	if (path.length === 0) return visit.set(node);
	if (require_check.isMissingOrNull(node)) return require_check.done(node);
	if (node.kind === "sequence") return walkList$1(node, path, visit);
	if (node.kind === "map") return walkMap(node, path, visit);
	return require_check.refused(node, "expected sequence or mapping node");
}
function walkList$1(list, path, visit) {
	const items = [];
	for (const item of list.items) {
		const outcome = walk$1(item, path, visit);
		if (outcome.kind === "refused") return require_check.refused(outcome.at, `visit traversal on path: [${path.join(" ")}]: ${outcome.message}`);
		items.push(outcome.value);
	}
	return require_check.done(require_check.withItems(list, items));
}
function walkMap(map, path, visit) {
	const [part = "", ...rest] = path;
	const isList = part.endsWith("[]");
	const name = isList ? part.slice(0, -2) : part;
	if (name === "") return require_check.refused(map, "cannot set or create an empty field name");
	if (name === "*") return require_check.refused(map, "fieldName: *: wildcard is not supported in PathGetter", { message: require_start.message$1`A field path of this kustomization has \`*\`, which kustomize takes in replacements only` });
	const creates = visit.creates && !isList;
	const made = creates && rest.length === 0 ? visit.creation.kind : "map";
	const wanted = isList ? "sequence" : creates ? made : void 0;
	const old = require_start.entryOf(map, name);
	if (old === void 0 && !creates) return require_check.done(map);
	if (old === void 0 && path.length > 1e3) return require_check.refused(map, "the field path is too long");
	const field = old === void 0 || require_check.isMissingOrNull(old.value) && wanted !== void 0 ? emptyNode(wanted ?? "map", visit.creation) : old.value;
	return require_check.mapDone(walk$1(field, rest, visit), (value) => withField(map, old, name, value, visit.creation));
}
function withField(map, old, name, value, { at, trail }) {
	if (old === void 0) return require_check.withEntries(map, [...map.entries, require_check.entry(require_check.scalarOf(name, at, trail), value)]);
	if (old.value === value) return map;
	return require_check.withEntries(map, map.entries.map((each) => each === old ? {
		key: each.key,
		name: each.name,
		value
	} : each));
}
function emptyNode(kind, { at, trail }) {
	if (kind === "map") return require_check.mapOf([], at, trail);
	return kind === "sequence" ? require_check.sequenceOf([], at, trail) : require_check.scalarOf("", at, trail);
}
// src/render/kustomize/transform/transform-namespace.ts
const METADATA_NAMESPACE = {
	group: "",
	version: "",
	kind: "",
	path: "metadata/namespace",
	create: true
};
function transformNamespace(args) {
	if (args.namespace.text === "") return require_check.done;
	return (resources) => {
		const counts = countIds(resources);
		const trail = trailFrom("namespace", args.namespace.at ?? args.at, args.folder);
		return changeEach(resources, (resource) => {
			if (annotationOf(resource.node, "internal.config.kubernetes.io/helm-generated") === "true") return require_check.done(resource);
			const moved = moveToNamespace(resource, args, trail);
			if (moved.kind === "refused") return moved;
			const before = currentKey(resource);
			const after = currentKey(moved.value);
			counts.set(before, (counts.get(before) ?? 0) - 1);
			counts.set(after, (counts.get(after) ?? 0) + 1);
			return counts.get(after) === 1 ? moved : conflict(moved.value, args);
		});
	};
}
function countIds(resources) {
	const counts = /* @__PURE__ */ new Map();
	for (const resource of resources) {
		const key = currentKey(resource);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
function conflict({ node }, { namespace, at }) {
	const { kind } = gvkOf(node);
	return require_check.refused(namespace.at ?? at, "namespace transformation produces ID conflict", {
		message: kind === "Namespace" ? require_start.message$1`This \`namespace\` gives two Namespaces the name \`${namespace.text}\`` : require_start.message$1`Two objects become the same ${kind} in the namespace \`${namespace.text}\``,
		related: [{
			at: node,
			message: require_start.message$1`one of them`
		}],
		...kind === "Namespace" && { help: require_start.message$1`Leave one of them out, or list it in a kustomization without this \`namespace\`.` }
	});
}
function moveToNamespace(resource, args, trail) {
	const stored = storePreviousId(resource, args.at);
	return stored.kind === "refused" ? stored : setNamespaces(stored.value, args, trail);
}
function setNamespaces(noted, args, trail) {
	const own = currentId(noted).clusterScoped ? require_check.done(noted.node) : setAt(noted.node, [METADATA_NAMESPACE], args, trail);
	if (own.kind === "refused") return own;
	const bound = isRoleBinding(gvkOf(noted.node).kind) ? withSubjects(own.value, args, trail) : own;
	if (bound.kind === "refused") return bound;
	const moved = setAt(bound.value, specsFor(noted.node, args), args, trail);
	return require_check.mapDone(moved, (node) => withNode(noted, node));
}
function isRoleBinding(kind) {
	return kind === "RoleBinding" || kind === "ClusterRoleBinding";
}
function specsFor(node, { fields }) {
	const { group, version, kind } = gvkOf(node);
	return fields.filter((spec) => {
		if (spec.path === "metadata/namespace") return false;
		if (spec.path === "metadata/name") return group === "" && version === "v1";
		return !(isRoleBinding(kind) && isRoleBinding(spec.kind) && spec.path === "subjects/namespace");
	});
}
function setAt(object, specs, args, trail) {
	const setter = namespaceSetter(args, trail);
	const creation = {
		kind: "scalar",
		at: args.namespace.at ?? args.at,
		trail
	};
	return require_check.foldResults(specs, object, (node, spec) => applyFieldSpec(node, spec, setter, creation));
}
function namespaceSetter({ namespace, unsetOnly, at }, trail) {
	return (node) => {
		if (unsetOnly && !isMissingOrNull(node) && require_check.valueText(node) !== "") return require_check.done(node);
		if (node.kind !== "scalar") return require_check.refused(node, "namespace field specs must target scalar nodes: wrong node kind", { message: require_start.message$1`kustomize sets a namespace here, but this is not a string` });
		const value = {
			text: namespace.text,
			tag: "!!str",
			at: namespace.at ?? at,
			trail
		};
		return require_check.done(setText(node, value));
	};
}
function withSubjects(node, args, trail) {
	const subjects = require_start.valueAt(node, "subjects");
	if (args.subjects === "none" || subjects === void 0 || isMissingOrNull(subjects)) return require_check.done(node);
	if (subjects.kind !== "sequence") return notSubjects(subjects);
	const items = [];
	for (const subject of subjects.items) {
		if (subject.kind !== "map" && !isMissingOrNull(subject)) return notSubjects(subject);
		const moves = subject.kind === "map" && isMoved(subject, args);
		items.push(moves ? withSubject(subject, args, trail) : subject);
	}
	return require_check.done(require_check.withEntry(node, require_check.scalarOf("subjects", args.at, trail), require_check.withItems(subjects, items)));
}
function notSubjects(node) {
	return require_check.refused(node, "setting namespace on (cluster)role binding subjects: wrong node kind", { message: require_start.message$1`\`subjects\` of a role binding must be a list of maps` });
}
function isMoved(subject, { subjects }) {
	return subjects === "allServiceAccounts" ? require_check.valueText(require_start.scalarAt(subject, "kind")) === "ServiceAccount" : require_check.valueText(require_start.scalarAt(subject, "name")) === "default";
}
function withSubject(subject, args, trail) {
	const { namespace, unsetOnly, at } = args;
	const old = require_start.scalarAt(subject, "namespace");
	if (unsetOnly && !isMissingOrNull(old) && require_check.valueText(old) !== "") return subject;
	return setField(subject, "namespace", {
		text: namespace.text,
		tag: "!!str",
		at: namespace.at ?? at,
		trail
	});
}
// src/render/kustomize/transform/transform-value-add.ts
function readValueAdd(target, node) {
	const decoding = pluginDecoding("ValueAddTransformer", node);
	const { text, list } = openStruct({
		node,
		decoding,
		path: ""
	}, [
		"value",
		"targets",
		"targetFilePath"
	]);
	const value = text("value");
	const trimmed = value.text.trim() || require_start.fileNameOf(target.folder);
	const own = list("targets", decodeTarget);
	const path = text("targetFilePath");
	const more = path.text === "" ? require_check.done([]) : targetsInFile(target, path, node);
	if (more.kind === "refused") return more;
	const targets = [...own, ...more.value];
	const failure = require_check.joinRefusals(decoding.failures) ?? invalid$1(targets, node);
	if (failure !== void 0) return failure;
	const written = {
		text: trimmed,
		at: value.at ?? node
	};
	return require_check.done((resources) => addToAll(resources, targets, written, target));
}
function decodeTarget(target) {
	const { at, item, text, integer } = openStruct(target, [
		"selector",
		"fieldPath",
		"filePathPosition"
	]);
	return {
		selector: decodeSelector(item("selector")),
		fieldPath: text("fieldPath").text,
		position: integer("filePathPosition"),
		at
	};
}
function targetsInFile({ context, folder, recorder }, path, node) {
	const file = loadText(context, {
		folder,
		path: path.text,
		at: path.at ?? node
	}, recorder);
	if (file.kind === "refused") return file;
	const root = readPlainDocument(context, file.value);
	if (root.kind === "refused") return root;
	const decoding = openDecoding("ValueAddTransformer", file.value, { lenientText: true });
	const { list } = openStruct({
		node: root.value,
		decoding,
		path: ""
	}, ["targets"]);
	const targets = list("targets", decodeTarget);
	return require_check.joinRefusals(decoding.failures) ?? require_check.done(targets);
}
function invalid$1(targets, node) {
	if (targets.length === 0) return require_check.refused(node, "must specify at least one target", { message: require_start.message$1`This transformer has no \`targets\`` });
	const wrong = targets.find(({ fieldPath, position }) => fieldPath === "" || position < 0);
	if (wrong === void 0) return void 0;
	return require_check.refused(wrong.at, wrong.fieldPath === "" ? "fieldPath cannot be empty" : `value of FilePathPosition (${wrong.position}) cannot be negative`, { message: require_start.message$1`A target needs a \`fieldPath\`, and a \`filePathPosition\` that is not negative` });
}
function addToAll(resources, targets, value, target) {
	return require_check.foldResults(targets, resources, (current, each) => {
		const { selector, at } = each;
		const selected = selector === void 0 ? require_check.done(current) : selectResources(current, selector, at);
		if (selected.kind === "refused") return selected;
		const chosen = new Set(selected.value);
		return changeEach(current, (resource) => chosen.has(resource) ? add$1(resource, each, value, target) : require_check.done(resource));
	});
}
function add$1(resource, { fieldPath, position, at }, value, { folder }) {
	const place = value.at ?? at;
	const trail = trailFrom("transformer", place, folder);
	if (fieldPath === "metadata/namespace") return addNamespace(resource, value, at, folder);
	const spec = {
		group: "",
		version: "",
		kind: "",
		path: fieldPath,
		create: true
	};
	const set = (node) => setPart(node, value.text, position, place, trail);
	const outcome = applyFieldSpec(resource.node, spec, set, {
		kind: "scalar",
		at: place,
		trail
	});
	return require_check.mapDone(outcome, (node) => withNode(resource, node));
}
function addNamespace(resource, namespace, at, folder) {
	return setNamespaces(resource, {
		namespace,
		fields: [],
		unsetOnly: false,
		subjects: "defaultOnly",
		folder,
		at
	}, trailFrom("namespace", namespace.at ?? at, folder));
}
function setPart(node, value, position, at, trail) {
	if (node.kind !== "scalar" && !isMissingOrNull(node)) return require_check.refused(node, "wrong node kind: expected ScalarNode", { message: require_start.message$1`kustomize writes a value here, but this is not a string` });
	const text = position > 0 ? insertPathPart(require_check.valueText(node), position - 1, value) : value;
	return require_check.done(setText(node, {
		text,
		at,
		trail
	}));
}
function insertPathPart(path, position, part) {
	const parts = path.split("/").filter((each) => each !== "");
	parts.splice(Math.min(position, parts.length), 0, part);
	return `${path.startsWith("/") ? "/" : ""}${parts.join("/")}`;
}
// src/render/kustomize/load/read-replacements.ts
function readReplacements(place, entries) {
	const all = [];
	for (const entry of entries) {
		const { path, at } = entry;
		if (path.text === "") {
			all.push(entry);
			continue;
		}
		if (entry.source !== void 0 || entry.targets.length > 0) return require_check.refused(at, "cannot specify both path and inline replacement", { message: require_start.message$1`This replacement has both a \`path\` and a source or targets` });
		const { context, folder, recorder } = place;
		const use = {
			folder,
			path: path.text,
			at: path.at ?? at
		};
		const file = loadText(context, use, recorder);
		if (file.kind === "refused") {
			if (tolerate(recorder, file)) continue;
			return file;
		}
		const root = readPlainDocument(context, file.value);
		const read = root.kind === "refused" ? root : decodeFile(root.value, use.at);
		if (read.kind === "refused") return read;
		all.push(...read.value);
	}
	return require_check.done(all);
}
function decodeFile(root, at) {
	if (root === void 0 || root.kind === "scalar") return require_check.refused(root ?? at, "unsupported replacement type encountered within replacement path", { message: require_start.message$1`This file holds neither a replacement nor a list of replacements` });
	const decoding = openDecoding("Replacement", root.file, { lenientText: true });
	const read = (root.kind === "sequence" ? root.items : [root]).map((node) => decodeReplacement({
		node,
		decoding,
		path: ""
	}));
	return require_check.joinRefusals(decoding.failures) ?? require_check.done(read);
}
// src/render/kustomize/merge/set-image.ts
const TAG$1 = ":[a-zA-Z0-9_.{}-]*";
const DIGEST$1 = "@[a-zA-Z0-9]+([.+_-][a-zA-Z0-9]+)*:[a-zA-Z0-9_.{}-]*";
function setImage(image, change) {
	if (!isAbout(image, change)) return image;
	const old = splitImage(image);
	const name = change.newName === "" ? old.name : change.newName;
	const { tag, digest } = newVersion(old, change);
	return `${name}${tag === "" ? "" : `:${tag}`}${digest === "" ? "" : `@${digest}`}`;
}
function isAbout(image, change) {
	return matcherOf(change)(image);
}
const matcherOf = require_start.memo(({ name }) => {
	const compiled = require_check.compileRegexp(`^${name}(${TAG$1})?(${DIGEST$1})?$`);
	if (typeof compiled !== "function") return () => false;
	return ONLY_DOTS.test(name) ? (image) => mayBegin(image, name) && compiled(image) : compiled;
});
const ONLY_DOTS = /^[\w/.:@-]*$/;
function mayBegin(image, name) {
	if (image.length < name.length) return false;
	for (let at = 0; at < name.length; at += 1) {
		const code = name.charCodeAt(at);
		const own = image.charCodeAt(at);
		if (own > LAST_ASCII) return true;
		if (code !== DOT && code !== own) return false;
	}
	return true;
}
const LAST_ASCII = 127;
const DOT = 46;
function newVersion(old, change) {
	if (change.newTag !== "") return {
		tag: change.newTag,
		digest: change.digest
	};
	if (change.digest !== "") return {
		tag: "",
		digest: change.digest
	};
	if (change.tagSuffix !== "") return {
		tag: old.tag + change.tagSuffix,
		digest: ""
	};
	return old;
}
function splitImage(image) {
	const slash = Math.max(0, image.indexOf("/"));
	const at = image.indexOf("@", slash);
	const colon = image.indexOf(":", slash);
	if (at !== -1 && (at < colon || colon === -1)) return {
		name: image.slice(0, at),
		tag: "",
		digest: image.slice(at + 1)
	};
	if (colon === -1) return {
		name: image,
		tag: "",
		digest: ""
	};
	const name = image.slice(0, colon);
	if (at === -1) return {
		name,
		tag: image.slice(colon + 1),
		digest: ""
	};
	return {
		name,
		tag: image.slice(colon + 1, at),
		digest: image.slice(at + 1)
	};
}
// src/render/kustomize/transform/transform-images.ts
const CONTAINERS = /* @__PURE__ */ new Set(["containers", "initContainers"]);
function transformImages(image, fields, { folder, recorder }) {
	const trail = trailFrom("transformer", image.at, folder);
	const change = {
		name: image.name.text,
		newName: image.newName.text,
		newTag: image.newTag.text,
		tagSuffix: image.tagSuffix.text,
		digest: image.digest.text
	};
	const known = imagesBy(fields);
	return (resources) => {
		let isMet = false;
		const changed = changeNodes(resources, (object) => {
			if (known.get(object)?.some((node) => isAbout(require_check.valueText(node), change)) === false) return require_check.done(object);
			if (gvkOf(object).kind === "CustomResourceDefinition") return require_check.done(object);
			const images = [];
			const set = imageSetter(change, trail, (old, now) => {
				isMet ||= isAbout(old, change);
				images.push(now);
			});
			const use = {
				fields,
				set,
				image,
				object,
				recorder,
				isSound: true
			};
			const outcome = changeFields(changeContainers(object, set), use);
			if (outcome.kind === "done" && use.isSound) known.set(outcome.value, images);
			return outcome;
		});
		notePatch(recorder, imageTarget(image, isMet, () => imagesOf(resources, known)));
		return changed;
	};
}
const imagesBy = require_start.memo((_fields) => /* @__PURE__ */ new WeakMap());
function* imagesOf(resources, known) {
	for (const { node } of resources) yield* known.get(node) ?? [];
}
const MAX_COMPARED = 500;
function imageTarget({ name, at }, isMet, others) {
	const target = {
		at: name.at ?? at,
		kind: require_check.IMAGE,
		name: name.text
	};
	if (isMet) return {
		...target,
		unmet: void 0
	};
	const last = lastPart$1(splitImage(name.text).name);
	const named = /* @__PURE__ */ new Map();
	for (const node of others()) {
		const text = require_check.valueText(node);
		if (text !== "") named.set(splitImage(text).name, node);
		if (named.size === MAX_COMPARED) break;
	}
	const names = [...named.keys()];
	const meant = names.find((each) => lastPart$1(each) === last) ?? names.find((each) => require_check.typoOf(last, lastPart$1(each)) !== void 0);
	const object = meant === void 0 ? void 0 : named.get(meant);
	if (meant === void 0 || object === void 0) return {
		...target,
		unmet: { why: void 0 }
	};
	return {
		...target,
		unmet: {
			why: "typo",
			meant,
			object
		}
	};
}
function lastPart$1(image) {
	return image.slice(image.lastIndexOf("/") + 1);
}
function imageSetter(change, trail, note) {
	return (node) => {
		if (node.kind !== "scalar" && !isMissingOrNull(node)) return notScalar(node);
		const old = require_check.valueText(node);
		const text = setImage(old, change);
		const now = text === old ? node : setText(node, {
			text,
			at: node,
			trail: onto(trail, node.trail)
		});
		note(old, now);
		return require_check.done(now);
	};
}
function notScalar(node) {
	return require_check.refused(node, "wrong node kind: expected ScalarNode", { message: require_start.message$1`kustomize sets an image here, but this is not a string` });
}
function changeFields(changed, use) {
	const { fields, set, image: { at }, object, recorder } = use;
	let outcome = changed;
	for (const spec of fields) {
		if (outcome.kind === "refused") return outcome;
		const next = applyFieldSpec(outcome.value, spec, set, {
			kind: void 0,
			at,
			trail: void 0
		});
		if (next.kind === "done") {
			outcome = next;
			continue;
		}
		use.isSound = false;
		const refusal = refusedAt(next, spec, object);
		if (!tolerate(recorder, refusal)) return refusal;
	}
	return outcome;
}
const OF_VOLUMES = /\/volumes\[\]\/image\/reference$/;
function refusedAt(refusal, { path }, object) {
	if (refusal.words !== void 0) return refusal;
	const name = `${gvkOf(object).kind} \`${nameOf$4(object)}\``;
	return {
		...refusal,
		words: {
			message: require_start.message$1`\`images\` cannot be applied to ${name}: kustomize looks for an image at \`${path}\`, and this is neither a map nor a list`,
			help: require_start.message$1`Move the object to a kustomization that has no \`images\`, neither itself nor above it.`,
			...OF_VOLUMES.test(path) && { since: "5.7.0" }
		}
	};
}
function changeContainers(node, set) {
	if (node.kind === "scalar") return require_check.done(node);
	if (node.kind === "sequence") {
		const items = require_check.mapResults(node.items, (item) => changeContainers(item, set));
		return require_check.mapDone(items, (changed) => require_check.withItems(node, changed));
	}
	const entries = require_check.mapResults(node.entries, (each) => changeEntry(each, set));
	return require_check.mapDone(entries, (changed) => require_check.withEntries(node, changed));
}
function changeEntry(entry, set) {
	const inner = changeContainers(entry.value, set);
	if (inner.kind === "refused") return inner;
	const list = inner.value;
	if (!(CONTAINERS.has(entry.key.text) && list.kind === "sequence")) return require_check.done(list === entry.value ? entry : require_start.entryWith(entry, list));
	const items = require_check.mapResults(list.items, (container) => changeContainer(container, set));
	if (items.kind === "refused") return items;
	const value = require_check.withItems(list, items.value);
	return require_check.done(value === entry.value ? entry : require_start.entryWith(entry, value));
}
function changeContainer(container, set) {
	if (isMissingOrNull(container)) return require_check.done(container);
	if (container.kind !== "map") return require_check.refused(container, "wrong node kind: expected MappingNode", { message: require_start.message$1`An entry of a list of containers must be a map` });
	const image = require_start.entryOf(container, "image")?.value;
	if (image === void 0) return require_check.done(container);
	return require_check.mapDone(set(image), (changed) => require_check.withEntry(container, require_check.scalarOf("image", image, void 0), changed));
}
// src/render/kustomize/transform/transform-labels.ts
const METADATA_LABELS = {
	group: "",
	version: "",
	kind: "",
	path: "metadata/labels",
	create: true
};
function transformTexts(texts, fields, at, folder) {
	if (texts.length === 0) return require_check.done;
	const trail = trailFrom("transformer", at, folder);
	return (resources) => changeEach(resources, (resource) => {
		const added = [];
		let { node } = resource;
		for (const text of texts) {
			const outcome = setEverywhere(node, text, fields, {
				at,
				trail
			});
			if (outcome.kind === "refused") return outcome;
			node = outcome.value.node;
			added.push(...outcome.value.shared);
		}
		const changed = withNode(resource, node);
		return require_check.done(added.length === 0 ? changed : {
			...changed,
			shared: [...changed.shared, ...added]
		});
	});
}
function setEverywhere(object, { key, keyAt, value }, fields, { at, trail }) {
	const text = {
		text: value.text,
		tag: "!!str",
		at: value.at ?? at,
		trail
	};
	const fresh = newText(text);
	let places = 0;
	const set = (map) => {
		if (isMissingOrNull(map)) return require_check.done(map);
		if (map.kind !== "map") return noMap(map, key);
		if (require_start.entryOf(map, key) !== void 0) return require_check.done(setField(map, key, text));
		places += 1;
		return require_check.done(require_check.withEntry(map, require_check.scalarOf(key, text.at, trail), fresh));
	};
	let node = object;
	for (const spec of fields) {
		const outcome = applyFieldSpec(node, spec, set, {
			kind: "map",
			at: keyAt,
			trail
		});
		if (outcome.kind === "refused") return outcome;
		node = outcome.value;
	}
	return require_check.done({
		node,
		shared: places > 1 ? [fresh] : []
	});
}
function noMap(node, key) {
	return require_check.refused(node, "wrong node kind: expected MappingNode", { message: require_start.message$1`\`${key}\` is set here, but this is not a map` });
}
function labelTransforms(kustomization, config, folder, rules) {
	const transforms = [];
	for (const label of kustomization.labels) {
		const fields = labelFields(label, config, rules);
		if (fields.kind === "refused") return fields;
		transforms.push(transformTexts(label.pairs, fields.value, label.at, folder));
	}
	const { commonLabels, root } = kustomization;
	const at = commonLabels[0]?.keyAt ?? root;
	transforms.push(transformTexts(commonLabels, config.commonLabels, at, folder));
	return require_check.done(transforms);
}
function labelFields(label, config, { labelsClaimTemplates }) {
	const { includeTemplates, includeVolumeClaimTemplates } = label;
	const inClaims = includeVolumeClaimTemplates || includeTemplates && labelsClaimTemplates;
	const more = label.includeSelectors ? [config.commonLabels] : [
		...includeTemplates ? [config.templateLabels] : [],
		...inClaims ? [config.volumeClaimTemplateLabels] : [],
		[METADATA_LABELS]
	];
	let fields = label.fields;
	for (const table of [config.labels, ...more]) {
		const merged = mergeSpecs(fields, table, label.at);
		if (merged.kind === "refused") return merged;
		fields = merged.value;
	}
	return require_check.done(fields);
}
// src/render/kustomize/transform/transform-names.ts
const SKIPPED = [
	{
		group: "",
		version: "",
		kind: "CustomResourceDefinition"
	},
	{
		group: "apiregistration.k8s.io",
		version: "",
		kind: "APIService"
	},
	{
		group: "",
		version: "",
		kind: "Namespace"
	}
];
function transformNames(affix) {
	const trail = trailFrom("prefix", affix.affix.at ?? affix.at, affix.folder);
	return (resources) => changeEach(resources, (resource) => addAffix(resource, affix, trail));
}
function addAffix(resource, affix, trail) {
	const id = originalId(resource);
	if (SKIPPED.some((skipped) => isSelected(id, skipped))) return require_check.done(resource);
	let changed = resource;
	for (const spec of affix.fields) {
		if (!isSelected(id, spec)) continue;
		if (spec.path === "metadata/name") {
			const noted = noteAffix(changed, affix);
			if (noted.kind === "refused") return noted;
			changed = noted.value;
		}
		const outcome = changeField(changed.node, spec, affix, trail);
		if (outcome.kind === "refused") return outcome;
		changed = withNode(changed, outcome.value);
	}
	return require_check.done(changed);
}
function noteAffix(resource, { where, affix, at }) {
	if (affix.text === "") return require_check.done(resource);
	return storePreviousId(resource, at, [[where === "prefix" ? PREFIXES : SUFFIXES, affix.text]]);
}
function changeField(node, spec, affix, trail) {
	const at = affix.affix.at ?? affix.at;
	const setter = (field) => {
		const old = require_check.valueText(field);
		const text = affix.where === "prefix" ? affix.affix.text + old : old + affix.affix.text;
		return require_check.done(setText(field, {
			text,
			at: field,
			trail: onto(trail, field.trail)
		}));
	};
	return applyFieldSpec(node, spec, setter, {
		kind: "scalar",
		at,
		trail
	});
}
// src/render/kustomize/fields/replacement-source.ts
function readReplacementSource(object, fieldPath, options, at, describe) {
	const path = fieldPath === "" ? "metadata.name" : fieldPath;
	const found = lookUp(object, splitFieldPath(path));
	if (found.kind === "refused") return require_check.refused(at, `error looking up replacement source: ${found.message}`);
	const { value } = found;
	if (value === void 0 || require_check.isEmptyValue(value)) return require_check.refused(at, `fieldPath \`${path}\` is missing for replacement source ${describe}`);
	return refine(value, options, at, (secretLabel(object, splitFieldPath(path)) ?? labelOf(value)) !== void 0);
}
function refine(value, options, at, isSecret) {
	if (options === void 0 || options.delimiter === "") return require_check.done(value);
	if (value.kind !== "scalar") return require_check.refused(at, "delimiter option can only be used with scalar nodes");
	const part = value.text.split(options.delimiter)[options.index];
	if (part !== void 0 && options.index >= 0) return require_check.done(withTextKept(value, part, value));
	const shown = isSecret ? "***" : value.text;
	return require_check.refused(at, `options.index ${options.index} is out of bounds for value ${shown}`);
}
function lookUp(root, path) {
	let here = root;
	for (const part of path.map((each) => each.trim()).filter((each) => each !== "")) {
		const next = stepInto(here, part);
		if (next.kind === "refused" || next.value === void 0) return next;
		here = next.value;
	}
	return require_check.done(here);
}
function stepInto(node, part) {
	const step = pathStep(part);
	if (step.kind === "invalid") return require_check.refused(node, step.message);
	if (step.kind === "every") return require_check.refused(node, "wildcard is not supported in PathGetter");
	const wrong = wrongKind(node, step.kind === "field" ? "map" : "sequence");
	if (wrong !== void 0) return wrong;
	if (require_check.isMissingOrNull(node)) return require_check.done(void 0);
	if (step.kind === "field") return require_check.done(require_start.entryOf(node, step.name)?.value);
	if (node.kind !== "sequence") return require_check.done(void 0);
	switch (step.kind) {
		case "index": return require_check.done(node.items[step.index]);
		case "last": return require_check.done(node.items.at(-1));
		default: return require_check.done(findElement(node.items, [step.field], [step.value]));
	}
}
// src/go/yaml-escape.ts
const SHORT$1 = /* @__PURE__ */ new Map([
	[0, "0"],
	[7, "a"],
	[8, "b"],
	[9, "t"],
	[10, "n"],
	[11, "v"],
	[12, "f"],
	[13, "r"],
	[27, "e"],
	[34, "\""],
	[92, "\\"],
	[133, "N"],
	[160, "_"],
	[8232, "L"],
	[8233, "P"]
]);
const ESCAPED$1 = /["\\]|[^\x20-\x7E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/u;
const ALL_ESCAPED = new RegExp(ESCAPED$1, "gu");
function isEscaped(char) {
	return ESCAPED$1.test(char);
}
function escapeChar$1(char) {
	const code = char.codePointAt(0) ?? 0;
	const short = SHORT$1.get(code);
	if (short !== void 0) return `\\${short}`;
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${hex.padStart(2, "0")}`;
	return code <= 65535 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
function escapesIn(text) {
	return Array.from(text.matchAll(ALL_ESCAPED), ({ index, 0: char }) => ({
		start: index,
		end: index + char.length,
		by: escapeChar$1(char)
	}));
}
// src/render/kustomize/tree/write-text.ts
const BREAK = /[\n\u2028\u2029]/;
const LINE$2 = /[^\n\u2028\u2029]+/g;
function editsOfText(text, place, dialect) {
	const style = styleOfText(text, dialect);
	if (style !== "literal") return quoted$2(text, style, place, dialect.width);
	if (place === void 0) return quoted$2(text, "double-quoted", place, dialect.width);
	const by = " ".repeat(place.indent);
	const edits = Array.from(text.matchAll(LINE$2), ({ index }) => ({
		start: index,
		end: index,
		by
	}));
	return {
		head: `|${require_check.blockHints(text)}\n`,
		edits,
		tail: ""
	};
}
function writeText(text, place) {
	const { head, edits, tail } = editsOfText(text, place, GO_YAML_2);
	const written = head + editedText(text, edits) + tail;
	return head.startsWith("|") && written.endsWith("\n") ? written.slice(0, -1) : written;
}
function writeQuoted(text, style, place) {
	const { head, edits, tail } = quoted$2(text, style, place, GO_YAML_2.width);
	return head + editedText(text, edits) + tail;
}
function endsLine(written) {
	return BREAK.test(written.slice(-1));
}
function lengthOf$1(text) {
	return /[\uDC00-\uDFFF]/.test(text) ? Array.from(text).length : text.length;
}
function editedText(text, edits) {
	if (edits.length === 0) return text;
	const parts = [];
	let from = 0;
	for (const { start, end, by } of edits) {
		parts.push(text.slice(from, start), by);
		from = end;
	}
	parts.push(text.slice(from));
	return parts.join("");
}
function quoted$2(text, style, place, width) {
	const quote = style === "plain" ? "" : style === "single-quoted" ? "'" : "\"";
	const mayBreak = place !== void 0 && place.column + text.length * 6 > width && text.includes(" ");
	const isMarked = style !== "plain" && (style === "double-quoted" || /['\u2028\u2029]/.test(text));
	if (!mayBreak && !isMarked) return {
		head: quote,
		edits: [],
		tail: quote
	};
	return {
		head: quote,
		edits: style === "double-quoted" && !mayBreak && !text.startsWith("\ufeff") ? escapesIn(text) : editsWithin(text, style, place, width),
		tail: quote
	};
}
function editsWithin(text, style, place, width) {
	const edits = [];
	const indent = " ".repeat(place?.indent ?? 0);
	const escapesAll = text.startsWith("\ufeff");
	let column = (place?.column ?? 0) + (style === "plain" ? 0 : 1);
	let afterSpace = false;
	let afterBreak = false;
	for (let at = 0; at < text.length;) {
		const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const end = at + char.length;
		const isSpace = char === " " && !(escapesAll && style === "double-quoted");
		let by = char;
		if (isSpace) {
			if (place !== void 0 && column > width && !afterSpace && allowsBreak(text, at, style)) {
				by = `\n${indent}${text[end] === " " ? "\\" : ""}`;
				column = by.length - 1;
			} else column++;
		} else if (style === "double-quoted") {
			if (escapesAll || isEscaped(char)) by = escapeChar$1(char);
			column += by === char ? 1 : by.length;
		} else if (BREAK.test(char)) column = 0;
		else {
			by = (afterBreak ? indent : "") + (char === "'" && style === "single-quoted" ? "''" : char);
			column += by.length - char.length + 1;
		}
		if (by !== char) edits.push({
			start: at,
			end,
			by
		});
		afterSpace = isSpace;
		afterBreak = style === "single-quoted" && BREAK.test(char);
		at = end;
	}
	return edits;
}
function allowsBreak(text, at, style) {
	if (style !== "plain" && (at === 0 || at === text.length - 1)) return false;
	return style === "double-quoted" || text[at + 1] !== " ";
}
// src/render/kustomize/tree/write-kyaml.ts
function writeKyaml(node) {
	const out = [];
	writeNode$1(out, node, "");
	return out.join("");
}
function writeNode$1(out, node, indent) {
	if (isFlow(node)) out.push(flow(node), "\n");
	else if (node.kind === "map") writeMap$2(out, node, indent);
	else if (node.kind === "sequence") writeSequence$1(out, node, indent);
	else out.push(scalar(node, indent), "\n");
}
function writeMap$2(out, node, indent) {
	node.entries.forEach(({ key, value }, index) => {
		if (index > 0) out.push(indent);
		out.push(scalar(key, void 0), ":");
		if (isFlow(value) || value.kind === "scalar") {
			const text = value.kind === "scalar" ? scalar(value, `${indent}  `) : flow(value);
			out.push(text === "" ? "" : ` ${text}`, "\n");
			return;
		}
		const inner = value.kind === "map" ? `${indent}  ` : indent;
		out.push(`\n${inner}`);
		writeNode$1(out, value, inner);
	});
}
function writeSequence$1(out, node, indent) {
	node.items.forEach((item, index) => {
		out.push(index > 0 ? `${indent}- ` : "- ");
		writeNode$1(out, item, `${indent}  `);
	});
}
function isFlow(node) {
	if (node.kind === "scalar") return false;
	if ((node.kind === "map" ? node.entries.length : node.items.length) === 0) return true;
	const first = node.file.text.charAt(node.start);
	return node.kind === "map" ? first === "{" : first === "[";
}
function flow(node) {
	if (node.kind === "sequence") return `[${node.items.map(flow).join(", ")}]`;
	if (node.kind === "map") return `{${node.entries.map(({ key, value }) => `${scalar(key, void 0)}: ${flow(value)}`).join(", ")}}`;
	return scalar(node, void 0);
}
function scalar(node, indent) {
	const { text, style, tag } = node;
	const place = indent === void 0 ? void 0 : {
		column: -Infinity,
		indent: indent.length
	};
	if (style === "double-quoted") return writeQuoted(text, style);
	if (style === "single-quoted") return singleQuoted$1(text);
	if (style === "folded" && indent !== void 0) return folded(text, indent);
	if (style === "literal" && indent !== void 0 && !text.includes("\n")) return literalLine(text, indent);
	if (text.includes("\n")) return writeText(text, place);
	if (style !== "plain") return writeQuoted(text, "double-quoted");
	if (tag === "!!str" && !isTextWhenPlain(text)) return writeQuoted(text, "double-quoted");
	const written = isPlainAllowed(text) ? text : singleQuoted$1(text);
	return tag === void 0 || tag === "!!str" ? written : `${tag} ${written}`.trimEnd();
}
function literalLine(text, indent) {
	if (styleOfText(`${text}\n`) !== "literal") return writeQuoted(text, "double-quoted");
	return `|${text.startsWith(" ") ? "2" : ""}-\n${indent}${text}`;
}
function folded(text, indent) {
	if (styleOfText(`${text}\n`) !== "literal") return writeQuoted(text, "double-quoted");
	return require_check.writeFolded(text, indent);
}
function singleQuoted$1(text) {
	return writeQuoted(text, styleOfText(text) !== "double-quoted" || /^[\x20-\x7E]*$/.test(text) ? "single-quoted" : "double-quoted");
}
// src/render/kustomize/fields/path-matcher.ts
function matchPath(node, path, match, isNew = false) {
	const [part, ...rest] = path;
	if (part === void 0) {
		const written = match.write(node, isNew);
		return require_check.mapDone(written, (made) => ({
			node: made,
			count: 1
		}));
	}
	const step = pathStep(part);
	const wrong = wrongKind(node, step.kind === "index" || step.kind === "match" || step.kind === "every" || step.kind === "invalid" && !isNegative(part) ? "sequence" : "map");
	if (step.kind === "invalid" && !isNegative(part)) return require_check.refused(match.at, step.message);
	if (wrong !== void 0) return require_check.refused(match.at, wrong.message);
	switch (step.kind) {
		case "index": return matchIndex(asList(node), step.index, rest, match);
		case "match": return matchElements(asList(node), step.field, step.value, rest, match);
		case "every": return matchEvery(asList(node), rest, match);
		default: return matchField(node, part, rest, match);
	}
}
function matchField(node, name, rest, match) {
	const map = node.kind === "map" ? node : require_check.mapOf([], node, node.trail);
	const old = node.kind === "map" ? require_start.entryOf(map, name)?.value : void 0;
	if (old === void 0 && match.create === void 0) return require_check.done({
		node,
		count: 0
	});
	const field = old ?? newNode(rest[0], match);
	if (old?.kind === "scalar" && rest.length > 0) return matchInside(node, old, rest, match);
	const inner = matchPath(field, rest, match, old === void 0);
	if (inner.kind === "refused") return inner;
	const key = require_check.scalarOf(name, match.at, match.trail);
	return require_check.done({
		node: require_check.withEntry(map, key, inner.value.node),
		count: inner.value.count
	});
}
function matchInside(node, scalar, rest, match) {
	const data = require_check.parseEmbedded(scalar.text);
	if (data === void 0) return require_check.refused(match.at, "yaml: the text holds no data");
	const inner = matchPath(data, rest, match);
	return require_check.mapDone(inner, ({ count }) => ({
		node,
		count
	}));
}
function matchIndex(list, index, rest, match) {
	const { items } = list;
	const grows = index === items.length && match.create !== void 0;
	const item = items[index] ?? (grows ? newNode(rest[0], match) : void 0);
	if (item === void 0) {
		const message = `index ${index} specified but only ${items.length} elements found`;
		return require_check.refused(match.at, message);
	}
	const inner = matchPath(item, rest, match, grows);
	if (inner.kind === "refused") return inner;
	const changed = grows ? [...items, inner.value.node] : items.with(index, inner.value.node);
	return require_check.done({
		node: require_check.withItems(list, changed),
		count: inner.value.count
	});
}
function matchEvery(list, rest, match) {
	return matchSome(list, () => true, (item) => matchPath(item, rest, match));
}
function matchElements(list, field, pattern, rest, match) {
	const test = require_check.compileRegexp(pattern);
	if (typeof test !== "function") return require_check.refused(match.at, test.error);
	const isMatch = (item) => {
		const value = field === "" ? item : require_start.entryOf(item, field)?.value;
		return value !== void 0 && test(writeKyaml(value).trim());
	};
	const into = (item) => matchPath(item, field === "" ? [] : rest, match);
	const found = matchSome(list, isMatch, into);
	if (found.kind === "refused" || found.value.count > 0 || match.create === void 0) return found;
	const value = require_check.scalarOf(pattern, match.at, match.trail);
	const made = field === "" ? value : require_check.mapOf([[field, value]], match.at, match.trail);
	return matchSome(require_check.withItems(list, [...list.items, made]), isMatch, into);
}
function matchSome(list, isMatch, into) {
	const items = [];
	let count = 0;
	for (const item of list.items) {
		const inner = isMatch(item) ? into(item) : require_check.done({
			node: item,
			count: 0
		});
		if (inner.kind === "refused") return inner;
		items.push(inner.value.node);
		count += inner.value.count;
	}
	return require_check.done({
		node: require_check.withItems(list, items),
		count
	});
}
function newNode(next, { create, at, trail }) {
	if (next !== void 0 && (/^\[.*\]$/.test(next) || (goInteger(next) ?? -1) >= 0) || next === void 0 && create === "sequence") return require_check.sequenceOf([], at, trail);
	if (next === void 0 && create === "scalar") return require_check.scalarOf("", at, trail);
	return require_check.mapOf([], at, trail);
}
function isNegative(part) {
	return (goInteger(part) ?? 0) < 0;
}
function asList(node) {
	return node.kind === "sequence" && !require_check.isMissingOrNull(node) ? node : require_check.sequenceOf([], node, node.trail);
}
// src/render/kustomize/tree/splice-yaml.ts
const MORE_THAN_NODES = /[#&*!]|<</;
function spliceYaml(text, data, edits) {
	if (!MORE_THAN_NODES.test(text)) return void 0;
	const patches = [];
	for (const { old, made } of edits) {
		const written = writeKyaml(made).trim();
		if (!(old.kind === "scalar" && old.file === data.file && old.end > old.start) || written.includes("\n") || text.slice(old.start, old.end).includes("\n")) return;
		patches.push({
			start: old.start,
			end: old.end,
			text: written
		});
	}
	const scalars = scalarsOf(data);
	patches.push(...scalars.flatMap((scalar) => commentSpace(text, scalar)));
	const blocks = scalars.filter(({ style }) => style === "literal" || style === "folded");
	patches.push(...blankLines(text, blocks), ...mergeKeys(text, blocks));
	return applied(text, patches).trim();
}
function scalarsOf(node) {
	if (node.kind === "scalar") return [node];
	if (node.kind === "sequence") return node.items.flatMap(scalarsOf);
	return node.entries.flatMap(({ key, value }) => [key, ...scalarsOf(value)]);
}
function commentSpace(text, { end }) {
	const space = /^[ \t]+(?=#)/.exec(text.slice(end, end + 200))?.[0];
	return space === void 0 ? [] : [{
		start: end,
		end: end + space.length,
		text: " "
	}];
}
function blankLines(text, blocks) {
	const found = [];
	const foot = footOf(text);
	for (const match of text.matchAll(/\n(?:[ \t]*\n)+/g)) {
		const start = match.index + 1;
		const end = match.index + match[0].length;
		if (isInside(start, blocks)) continue;
		const before = text.slice(text.lastIndexOf("\n", start - 2) + 1, start);
		const isKept = isComment(text.slice(end, end + 200)) && (isComment(before) || end >= foot);
		found.push({
			start,
			end,
			text: isKept ? "\n" : ""
		});
	}
	return found;
}
function footOf(text) {
	let at = text.length;
	for (const line of text.split("\n").reverse()) {
		if (line.trim() !== "" && !isComment(line)) break;
		at -= line.length + 1;
	}
	return at + 1;
}
function isComment(line) {
	return /^[ \t]*#/.test(line);
}
function mergeKeys(text, blocks) {
	return Array.from(text.matchAll(/<<(?<=^[ \t-]*<<)(?=[ \t]*:)/gm), ({ index }) => index).filter((start) => !isInside(start, blocks)).map((start) => ({
		start,
		end: start,
		text: "!!merge "
	}));
}
function isInside(at, blocks) {
	return blocks.some((block) => block.start <= at && at < block.end);
}
function applied(text, patches) {
	const sorted = patches.toSorted((a, b) => a.start - b.start);
	const out = [];
	let at = 0;
	for (const { start, end, text: written } of sorted) {
		if (start < at) continue;
		out.push(text.slice(at, start), written);
		at = end;
	}
	out.push(text.slice(at));
	return out.join("");
}
// src/render/kustomize/tree/write-embedded.ts
function writeEmbedded(data, original, before, edits) {
	if (!/^\s*[{[]/.test(original)) return spliceYaml(original, before, edits) ?? writeKyaml(data).trim();
	if (findUnwritable(data) !== void 0) return void 0;
	return writeGoJson(data, original.includes("\n") && original.includes("  ") ? "\n" : "");
}
function writeGoJson(node, lineStart) {
	if (node.kind === "scalar") return scalarJson(node);
	const inner = lineStart === "" ? "" : `${lineStart}  `;
	const items = node.kind === "sequence" ? node.items.map((item) => inner + writeGoJson(item, inner)) : membersOf(node, inner);
	const [open, close] = node.kind === "sequence" ? ["[", "]"] : ["{", "}"];
	if (items.length === 0) return open + close;
	return `${open}${items.join(",")}${lineStart}${close}`;
}
function membersOf(map, lineStart) {
	const colon = lineStart === "" ? ":" : ": ";
	return map.entries.toSorted((a, b) => a.key.text < b.key.text ? -1 : 1).map(({ key, value }) => lineStart + require_check.goJsonString(key.text) + colon + writeGoJson(value, lineStart));
}
function scalarJson(node) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return require_check.goJsonString(resolved.value);
		case "int":
		case "float": return resolved.json;
		case "bool": return String(resolved.value);
		default: return "null";
	}
}
// src/render/kustomize/merge/replacement.ts
const MAX_TEXT = 8388608;
function writeReplacement(object, value, target, trail) {
	const { options, at, replacesPartsInside } = target;
	const creates = options?.create === true;
	const matchWith = (own) => ({
		write: (node, isNew) => {
			const written = writeValue$1(node, value, own, isNew, at, trail);
			if (written.kind === "done" && node === value.node) value.node = written.value;
			return written;
		},
		create: creates ? value.node.kind : void 0,
		at,
		trail
	});
	const path = splitFieldPath(target.fieldPath);
	const failed = `unable to find ${creates ? "or create " : ""}field "${target.fieldPath}" in replacement target`;
	if (path.length > 1e3) return require_check.refused(at, failed);
	const inside = writeInside(object, path, matchWith(options && !replacesPartsInside ? {
		...options,
		delimiter: ""
	} : options), value);
	if (inside !== void 0) return require_check.done({
		node: inside,
		isInside: true
	});
	const outcome = matchPath(object, path, matchWith(options));
	if (outcome.kind === "refused") return {
		...outcome,
		message: `${failed}: ${outcome.message}`
	};
	const { node, count } = outcome.value;
	return count > 0 && node.kind === "map" ? require_check.done({
		node,
		isInside: false
	}) : require_check.refused(at, failed);
}
function scalarOn(object, path) {
	for (let length = 1; length < path.length; length++) {
		const found = lookUp(object, path.slice(0, length));
		if (found.kind === "done" && found.value?.kind === "scalar") return {
			node: found.value,
			length
		};
	}
}
function withCreatedPath(object, create, { fieldPath, at }, trail) {
	const path = splitFieldPath(fieldPath);
	if (path.length > 1e3) return object;
	const made = matchPath(object, path, {
		write: (node) => require_check.done(node),
		create,
		at,
		trail
	});
	return made.kind === "done" && made.value.node.kind === "map" ? made.value.node : object;
}
function writeValue$1(node, value, options, isNew, at, trail) {
	const written = joined$4(node, value.node, options, at);
	if (written.kind === "refused") return written;
	const result = written.value;
	if (node.kind !== "scalar") {
		const copied = value.secret === void 0 ? result : asSecret(result, value.secret);
		return require_check.done(require_check.withTrail(copied, trail));
	}
	const text = require_check.valueText(result);
	const parts = partsWritten(node, text, value, options);
	if (isNew) return require_check.done(withValue$1({
		...node,
		text,
		...require_check.placePart(result),
		trail
	}, parts));
	return require_check.done(withValue$1({
		...withTextKept(node, text, result),
		trail
	}, parts));
}
function partsWritten(node, whole, { node: source, secret }, options) {
	const own = source.kind === "scalar" ? source.value : void 0;
	if (options === void 0 || options.delimiter === "") return secret === void 0 ? own : [{
		kind: "secret",
		text: whole,
		label: secret
	}];
	const label = secret ?? labelOf(source) ?? labelOf(node);
	if (label === void 0) return void 0;
	const text = require_check.valueText(source);
	const start = whole.indexOf(text);
	if (labelOf(node) !== void 0 || start !== whole.lastIndexOf(text)) return [{
		kind: "secret",
		text: whole,
		label
	}];
	return [
		{
			kind: "text",
			text: whole.slice(0, start)
		},
		{
			kind: "secret",
			text,
			label
		},
		{
			kind: "text",
			text: whole.slice(start + text.length)
		}
	];
}
function joined$4(node, value, options, at) {
	if (options === void 0 || options.delimiter === "") return require_check.done(value);
	if (node.kind !== "scalar") return require_check.refused(at, "delimiter option can only be used with scalar nodes");
	const { delimiter, index } = options;
	const parts = node.text.split(delimiter);
	const text = require_check.valueText(value);
	if (index < 0) parts.unshift(text);
	else if (index >= parts.length) parts.push(text);
	else parts[index] = text;
	const whole = parts.join(delimiter);
	if (whole.length > MAX_TEXT) return require_check.refused(at, "the replacement makes a text that is too long");
	if (value.kind === "scalar") return require_check.done({
		...value,
		text: whole
	});
	const made = {
		kind: "scalar",
		text: whole,
		style: "plain",
		...require_check.placePart(value)
	};
	return require_check.done(made);
}
function writeInside(object, path, match, value) {
	const found = scalarOn(object, path);
	if (found === void 0) return void 0;
	const { node: scalar, length } = found;
	const data = require_check.parseEmbedded(scalar.text);
	if (data === void 0) return void 0;
	const edits = [];
	const changed = matchPath(data, path.slice(length), tracking(match, edits));
	if (changed.kind === "refused" || changed.value.count === 0) return void 0;
	const rewritten = writeEmbedded(changed.value.node, scalar.text, data, edits);
	if (rewritten === void 0) return void 0;
	const label = value.secret ?? labelOf(value.node) ?? labelOf(scalar);
	return replaceScalar(object, scalar, rewritten, label === void 0 ? void 0 : [{
		kind: "secret",
		text: rewritten,
		label
	}], match);
}
function tracking(match, edits) {
	return {
		...match,
		write: (node, isNew) => {
			const written = match.write(node, isNew);
			if (written.kind === "done") edits.push({
				old: node,
				made: written.value
			});
			return written;
		}
	};
}
function replaceScalar(object, scalar, text, parts, { trail }) {
	const changed = replaceNode(object, scalar, withValue$1({
		...withTextKept(scalar, text, scalar),
		trail
	}, parts));
	return changed.kind === "map" ? changed : void 0;
}
function replaceNode(tree, old, made) {
	if (tree === old) return made;
	if (tree.kind === "scalar") return tree;
	if (tree.kind === "sequence") {
		const items = tree.items.map((item) => replaceNode(item, old, made));
		return items.every((item, index) => item === tree.items[index]) ? tree : {
			...tree,
			items
		};
	}
	const entries = tree.entries.map((entry) => {
		const value = replaceNode(entry.value, old, made);
		return value === entry.value ? entry : require_start.entryWith(entry, value);
	});
	return entries.every((entry, index) => entry === tree.entries[index]) ? tree : {
		...tree,
		entries
	};
}
// src/render/kustomize/transform/replacement-target.ts
const plainIds = require_start.memo((resource) => [{
	...currentId(resource),
	clusterScoped: false
}, ...previousIds(resource)]);
function isTarget(resource, { reject }, [select, ...rejected]) {
	const ids = plainIds(resource);
	if (select === void 0 || !ids.some((id) => matchesId(select, id))) return false;
	const labels = labelsOf(resource.node);
	const annotations = annotationsOf(resource.node);
	const matchesTexts = (matcher) => matcher.matchesLabels(labels) && matcher.matchesAnnotations(annotations);
	if (!matchesTexts(select)) return false;
	return !reject.some((selector, index) => {
		const matcher = rejected[index];
		if (matcher === void 0) return false;
		if ((selector.labelSelector !== "" || selector.annotationSelector !== "") && matchesTexts(matcher)) return true;
		return !isEmptyId(selector) && ids.some((id) => matchesId(matcher, id));
	});
}
function isEmptyId({ group, version, kind, name, namespace }) {
	return `${group}${version}${kind}${name}${namespace}` === "";
}
function matchesId(matcher, id) {
	return matcher.matchesGvk(id) && matcher.matchesName(id.name) && matcher.matchesNamespace(id.namespace);
}
// src/render/kustomize/transform/transform-replacements.ts
function transformReplacements(replacements, { folder, recorder, run }) {
	const site = {
		folder,
		recorder,
		rules: run.rules,
		work: run.work
	};
	return (resources) => {
		return require_check.foldResults(replacements, resources, (current, replacement) => replace(current, replacement, site), (refusal) => tolerate(recorder, refusal));
	};
}
function replace(resources, replacement, site) {
	const { source, sourceValue, targets, at } = replacement;
	if (source === void 0 && sourceValue === void 0 || targets.length === 0) return require_check.refused(at, "replacements must specify a source and at least one target", { message: require_start.message$1`A replacement needs a \`source\` (or a \`sourceValue\`) and at least one target` });
	if (sourceValue !== void 0) noteNewField(site.recorder, sourceValue.at ?? at, "sourceValue", "5.7.0");
	const value = valueOf$3(resources, replacement);
	if (value.kind === "refused") return value;
	const live = liveValue(value.value.node, value.value.secret, replacement);
	return require_check.foldResults(targets, resources, (current, target) => writeTo(current, live, target, site));
}
function liveValue(node, secret, { source }) {
	if (source === void 0 || (source.options?.delimiter ?? "") !== "") return {
		node,
		secret,
		read: () => void 0
	};
	const isFrom = (resource) => plainIds(resource).some((id) => isSource(id, source));
	return {
		node,
		secret,
		read: (resource) => {
			if (!isFrom(resource)) return void 0;
			const read = readReplacementSource(resource.node, source.fieldPath, void 0, source.at, "");
			return read.kind === "done" ? read.value : void 0;
		}
	};
}
function valueOf$3(resources, { source, sourceValue, at }) {
	if (sourceValue !== void 0) return source === void 0 ? require_check.done({
		node: require_check.scalarOf(sourceValue.text, sourceValue.at ?? at, void 0),
		secret: void 0
	}) : require_check.refused(at, "value and resource selectors are mutually exclusive", { message: require_start.message$1`This replacement has both a \`source\` and a \`sourceValue\`` });
	if (source === void 0) return require_check.refused(at, "no source");
	const object = selectSource(resources, source);
	if (object.kind === "refused") return object;
	const id = idText(source);
	const read = readReplacementSource(object.value, source.fieldPath, source.options, source.at, id);
	if (read.kind === "refused") return read;
	const secret = secretLabel(object.value, splitFieldPath(source.fieldPath));
	return require_check.done({
		node: read.value,
		secret
	});
}
function selectSource(resources, source) {
	const found = resources.filter((each) => plainIds(each).some((id) => isSource(id, source)));
	const [only] = found;
	if (only !== void 0 && found.length === 1) return require_check.done(only.node);
	return only === void 0 ? noSource(source) : manySources(source, found);
}
function sourceText(source) {
	return source.fieldPath === "" ? idText(source) : `${idText(source)}:${source.fieldPath}`;
}
function noSource(source) {
	return require_check.refused(source.at, `nothing selected by ${sourceText(source)}`, {
		message: require_start.message$1`The source of this replacement matches no object of this build`,
		absence: true
	});
}
function manySources(source, found) {
	return require_check.refused(source.at, `multiple matches for selector ${sourceText(source)}`, {
		message: require_start.message$1`${found.length} objects of this build match the source of this replacement`,
		related: found.map(({ node }) => ({
			at: node,
			message: require_start.message$1`it may be this one`
		}))
	});
}
function isSource(id, source) {
	const wanted = {
		...source,
		clusterScoped: false
	};
	return (source.name === "" || source.name === id.name) && (source.namespace === "" || effectiveNamespace(wanted) === effectiveNamespace(id)) && isSelected(id, source);
}
function writeTo(resources, value, target, site) {
	const { select, at } = target;
	if (select === void 0) return require_check.refused(at, "target must specify resources to select", { message: require_start.message$1`A target of a replacement needs \`select\`` });
	const matchers = require_check.mapResults([select, ...target.reject], (each) => compileSelector(each, at));
	if (matchers.kind === "refused") return matchers;
	const looked = spend(site.work, resources.length / OBJECTS_PER_UNIT, at);
	if (looked !== void 0) return looked;
	return require_check.mapResults(resources, (resource) => isTarget(resource, target, matchers.value) ? writeAll(resource, value, target, site) : require_check.done(resource));
}
const WRITING = 100;
const NODE = 32;
const OBJECTS_PER_UNIT = .2;
function writeAll(resource, value, { fieldPaths, options, at }, { folder, recorder, rules, work }) {
	const trail = trailFrom("replacement", at, folder);
	const paths = fieldPaths.length > 0 ? fieldPaths : [{
		text: "metadata.name",
		at: void 0
	}];
	let { node } = resource;
	for (const path of paths) {
		const { replacesPartsInside } = rules;
		const target = {
			fieldPath: path.text,
			options,
			at: path.at ?? at,
			replacesPartsInside
		};
		const tooMuch = spend(work, WRITING + workOfCopy(work, value.node), target.at);
		if (tooMuch !== void 0) return tooMuch;
		if (options?.create === true && value.node.kind !== "scalar") {
			const made = withCreatedPath(node, value.node.kind, target, trail);
			value.node = value.read({
				...resource,
				node: made
			}) ?? value.node;
		}
		const outcome = writeReplacement(node, value, target, trail);
		if (outcome.kind === "refused") return refusalAbout(outcome, `The replacement cannot write \`${path.text}\` of`, resource);
		if (outcome.value.isInside) {
			const feature = require_start.words("This replacement changes JSON or YAML inside a text");
			noteNewer(recorder, target.at, feature, `unable to find field "${path.text}" in replacement target`, "5.8.0");
		}
		const tooLarge = spend(work, NODE * workOfNode(work, outcome.value.node, node), target.at);
		if (tooLarge !== void 0) return tooLarge;
		node = outcome.value.node;
		value.node = value.read({
			...resource,
			node
		}) ?? value.node;
	}
	return require_check.done(withNode(resource, node));
}
// src/render/kustomize/transform/transform-replicas.ts
function transformReplicas(replica, fields, folder) {
	const trail = trailFrom("transformer", replica.at, folder);
	const set = replicasSetter(replica.count, replica.countAt, trail);
	const creation = {
		kind: "scalar",
		at: replica.countAt,
		trail
	};
	return (resources) => {
		const result = [...resources];
		let found = false;
		for (const spec of fields) for (const [index, resource] of result.entries()) {
			if (!allIds(resource).some((id) => id.name === replica.name && isSelected(id, spec))) continue;
			found = true;
			const outcome = applyFieldSpec(resource.node, spec, set, creation);
			if (outcome.kind === "refused") return outcome;
			result[index] = withNode(resource, outcome.value);
		}
		return found ? require_check.done(result) : nothingNamed(replica, fields);
	};
}
function nothingNamed({ name, at }, fields) {
	const types = fields.map(gvkText).join(" ");
	return require_check.refused(at, `resource with name ${name} does not match a config with the following GVK [${types}]`, {
		message: require_start.message$1`\`replicas\` names \`${name}\`, and this build has no Deployment, StatefulSet, ReplicaSet or ReplicationController of that name`,
		absence: true
	});
}
function replicasSetter(count, at, trail) {
	return (node) => {
		const wrong = wrongKind(node, "scalar");
		if (wrong !== void 0) return {
			...wrong,
			at
		};
		const style = node.kind === "scalar" && !require_check.isNull(node, "kustomize") ? node.style : "plain";
		const { untyped: _untyped, ...typed } = require_check.scalarOf(String(count), at, trail, style);
		return require_check.done(typed);
	};
}
// src/render/kustomize/transform/transforms-from-fields.ts
function strategicMerge(target) {
	const { patchesStrategicMerge, root } = target.kustomization;
	const [first] = patchesStrategicMerge;
	if (first === void 0) return require_check.done([]);
	const all = [];
	let left = 0;
	for (const entry of patchesStrategicMerge) {
		const found = readStrategicEntry(target, entry, entry.at ?? root);
		if (found.kind === "refused") {
			if (!leaveOutPatch(target.recorder, found, void 0)) return found;
			left += 1;
		} else all.push(...found.value);
	}
	const at = first.at ?? root;
	if (left === 0) {
		const failure = noPatches(all, at);
		if (failure !== void 0) return failure;
	}
	return require_check.done([transformStrategicList(all, at, patchingOf(target))]);
}
function patches(target) {
	const transforms = [];
	for (const args of target.kustomization.patches) {
		const patch = readPatch(target, args);
		if (patch.kind === "done") transforms.push(transformOf$1(patch.value, target));
		else if (!leaveOutPatch(target.recorder, patch, args.target)) return patch;
	}
	return require_check.done(transforms);
}
function transformOf$1(patch, target) {
	const note = noteTarget(patch.target, target);
	return patch.kind === "json" ? transformJson(patch, true, target, note) : transformStrategic(patch, patchingOf(target), note);
}
function namespace(target, config) {
	const { kustomization, folder } = target;
	if (kustomization.namespace.text === "") return require_check.done([]);
	return require_check.done([transformNamespace({
		namespace: kustomization.namespace,
		fields: config.namespace,
		unsetOnly: false,
		subjects: "defaultOnly",
		folder,
		at: kustomization.namespace.at ?? kustomization.root
	})]);
}
function names({ kustomization, folder }, config, where) {
	const affix = where === "prefix" ? kustomization.namePrefix : kustomization.nameSuffix;
	if (affix.text === "") return require_check.done([]);
	const fields = where === "prefix" ? config.namePrefix : config.nameSuffix;
	const at = affix.at ?? kustomization.root;
	return require_check.done([transformNames({
		where,
		affix,
		fields,
		folder,
		at
	})]);
}
function labels(target, config) {
	const { kustomization, folder, recorder, run } = target;
	if (kustomization.labels.length === 0 && kustomization.commonLabels.length === 0) return require_check.done([]);
	for (const { at, includeVolumeClaimTemplates } of kustomization.labels) if (includeVolumeClaimTemplates) noteNewField(recorder, at, "includeVolumeClaimTemplates", "5.8.2");
	return labelTransforms(kustomization, config, folder, run.rules);
}
function annotations(target, config) {
	const { kustomization, folder } = target;
	const { commonAnnotations } = kustomization;
	const [first] = commonAnnotations;
	if (first === void 0) return require_check.done([]);
	return require_check.done([transformTexts(commonAnnotations, config.commonAnnotations, first.keyAt, folder)]);
}
function replicas(target, config) {
	const { kustomization, folder } = target;
	return require_check.done(kustomization.replicas.map((each) => transformReplicas(each, config.replicas, folder)));
}
function images(target, config) {
	const { kustomization } = target;
	return require_check.done(kustomization.images.map((each) => transformImages(each, config.images, target)));
}
function replacements(target) {
	const entries = target.kustomization.replacements;
	if (entries.length === 0) return require_check.done([]);
	const read = readReplacements(target, entries);
	return require_check.mapDone(read, (all) => [transformReplacements(all, target)]);
}
// src/render/kustomize/transform/transforms-from-objects.ts
function checked(decoding, value) {
	return require_check.joinRefusals(decoding.failures) ?? require_check.done(value);
}
function fieldSpecs({ list }) {
	return list("fieldSpecs", decodeFieldSpec);
}
function open(node, name, names) {
	const decoding = pluginDecoding(name, node);
	return {
		decoding,
		fields: openStruct({
			node,
			decoding,
			path: ""
		}, [...names, "fieldSpecs"])
	};
}
function readTexts$1({ folder }, node, name) {
	const { decoding, fields } = open(node, "Transformer", [name]);
	return checked(decoding, transformTexts(fields.textMap(name) ?? [], fieldSpecs(fields), fields.node(name) ?? node, folder));
}
function readImage(target, node) {
	const { decoding, fields } = open(node, "ImageTagTransformer", ["imageTag"]);
	return checked(decoding, transformImages(decodeImage(fields.item("imageTag")), fieldSpecs(fields), target));
}
const SUBJECTS = [
	"defaultOnly",
	"allServiceAccounts",
	"none"
];
function readNamespace({ folder }, node) {
	const { decoding, fields } = open(node, "NamespaceTransformer", [
		"metadata",
		"unsetOnly",
		"setRoleBindingSubjects"
	]);
	const metadata = fields.fields("metadata", ["namespace"]);
	const mode = fields.text("setRoleBindingSubjects");
	const subjects = mode.text === "" ? "defaultOnly" : SUBJECTS.find((each) => each === mode.text);
	if (subjects === void 0) return require_check.refused(mode.at ?? node, `invalid value "${mode.text}" for setRoleBindingSubjects`, { message: require_start.message$1`\`setRoleBindingSubjects\` must be one of ${SUBJECTS.map((each) => `\`${each}\``).join(", ")}` });
	const namespace = metadata.text("namespace");
	return checked(decoding, transformNamespace({
		namespace,
		fields: fieldSpecs(fields),
		unsetOnly: fields.flag("unsetOnly"),
		subjects,
		folder,
		at: namespace.at ?? node
	}));
}
function readAffix({ folder }, node, where) {
	const { decoding, fields } = open(node, "Transformer", [where]);
	const affix = fields.text(where);
	const specs = list(fields.item("fieldSpecs"), decodeFieldSpec);
	if (specs === void 0) return require_check.joinRefusals(decoding.failures) ?? noFieldSpecs(node);
	return checked(decoding, transformNames({
		where,
		affix,
		fields: specs,
		folder,
		at: affix.at ?? node
	}));
}
function noFieldSpecs(node) {
	return require_check.refused(node, "fieldSpecs is not expected to be nil", { message: require_start.message$1`This transformer needs \`fieldSpecs\`` });
}
function readBothAffixes(target, node) {
	const prefix = readAffix(target, node, "prefix");
	if (prefix.kind === "refused") return prefix;
	const suffix = readAffix(target, node, "suffix");
	if (suffix.kind === "refused") return suffix;
	return require_check.done((resources) => {
		const first = prefix.value(resources);
		return first.kind === "refused" ? first : suffix.value(first.value);
	});
}
function readReplacementArgs(target, node) {
	const { decoding, fields } = open(node, "ReplacementTransformer", ["replacements"]);
	const entries = fields.list("replacements", decodeReplacement);
	const failure = require_check.joinRefusals(decoding.failures);
	if (failure !== void 0) return failure;
	const read = readReplacements(target, entries);
	return require_check.mapDone(read, (all) => transformReplacements(all, target));
}
function readReplica({ folder }, node) {
	const { decoding, fields } = open(node, "ReplicaCountTransformer", ["replica"]);
	return checked(decoding, transformReplicas(decodeReplica(fields.item("replica")), fieldSpecs(fields), folder));
}
// src/render/kustomize/generate/key-values.ts
function readKeyValues(reading, args) {
	const all = [];
	const failures = [];
	for (const [sources, read] of [
		[args.envs, readEnvFile],
		[args.literals, readLiteral],
		[args.files, readFile]
	]) for (const source of sources) {
		const found = read(reading, source, args.at);
		if (found.kind === "refused") failures.push(found);
		else for (const each of found.value) all.push(each);
	}
	const here = failures.filter(({ words }) => words?.offline === void 0);
	return require_check.joinRefusals(here.length > 0 ? here : failures) ?? uniqueKeys(all, args.name.text);
}
function uniqueKeys(all, name) {
	const first = /* @__PURE__ */ new Map();
	for (const each of all) {
		const other = first.get(each.key);
		if (other !== void 0) return require_check.refused(each.at, `configmap ${name} illegally repeats the key \`${each.key}\``, {
			message: require_start.message$1`\`${name}\` gets the key \`${each.key}\` twice`,
			related: [{
				at: other.at,
				message: require_start.message$1`the first one`
			}]
		});
		first.set(each.key, each);
	}
	return require_check.done(all);
}
function readLiteral(_reading, literal, around) {
	const at = literal.at ?? around;
	const equals = literal.text.indexOf("=");
	if (equals < 1) return require_check.refused(at, `invalid literal source, expected key=value`, { message: require_start.message$1`A literal must be \`key=value\`` });
	const key = literal.text.slice(0, equals);
	const text = removeQuotes(literal.text.slice(equals + 1));
	return require_check.done([{
		key,
		value: {
			kind: "text",
			text
		},
		at,
		keyAt: at
	}]);
}
function removeQuotes(text) {
	const [quote] = text;
	if (text.length < 2 || quote !== "\"" && quote !== "'" || !text.endsWith(quote)) return text;
	return text.slice(1, -1);
}
function readFile(reading, source, around) {
	const at = source.at ?? around;
	const parts = source.text.split("=");
	const [first = "", second] = parts;
	if (parts.length > 2) return require_check.refused(at, `source "${source.text}" key name or file path contains '='`, { message: require_start.message$1`\`${source.text}\` has more than one \`=\`: it must be \`key=path\` or a path` });
	if (second !== void 0 && (first === "" || second === "")) return require_check.refused(at, `${first === "" ? "missing key name" : "missing file path"} in source "${source.text}"`, { message: require_start.message$1`\`${source.text}\` must be \`key=path\`: the ${first === "" ? "key" : "path"} is missing` });
	const use = {
		folder: reading.folder,
		path: second ?? first,
		at
	};
	const loaded = loadBytes(reading.context, use, reading.recorder);
	if (loaded.kind === "refused") return loaded;
	return contentOf$2(reading, use, second === void 0 ? require_start.fileNameOf(require_start.withoutEndSlashes(first)) : first, loaded.value.bytes);
}
function contentOf$2(reading, use, key, bytes) {
	if (!isUtf8(bytes)) return require_check.done([{
		key,
		value: {
			kind: "bytes",
			bytes
		},
		at: use.at,
		keyAt: use.at
	}]);
	const source = loadText(reading.context, use, reading.recorder);
	if (source.kind === "refused") return source;
	if (reading.isSecret === true) require_check.noteSecretUse(source.value, "file");
	const at = {
		file: source.value,
		start: 0,
		end: source.value.text.length
	};
	const value = {
		kind: "text",
		text: source.value.text
	};
	return require_check.done([{
		key,
		value,
		at,
		keyAt: use.at
	}]);
}
function isUtf8(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
function readEnvFile(reading, source, around) {
	const at = source.at ?? around;
	const use = {
		folder: reading.folder,
		path: source.text,
		at
	};
	const loaded = loadBytes(reading.context, use, reading.recorder);
	if (loaded.kind === "refused") return loaded;
	if (!isUtf8(loaded.value.bytes)) return require_check.refused(at, `env source files: line has invalid utf8 bytes`, { message: require_start.message$1`\`${source.text}\` is not UTF-8, so it cannot be read as lines of \`key=value\`` });
	const file = loadText(reading.context, use, reading.recorder);
	if (file.kind === "refused") return file;
	if (reading.isSecret === true) require_check.noteSecretUse(file.value, "env");
	return spend(reading.run.work, 100 * linesIn(file.value.text), at) ?? require_check.done(envLines(file.value));
}
function linesIn(text) {
	let lines = 1;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
	return lines;
}
const LONGEST_LINE = 65535;
const LEADING_SPACE = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function envLines(file) {
	const found = [];
	let start = 0;
	for (const line of file.text.split("\n")) {
		if (line.length * 3 > LONGEST_LINE && require_check.byteLength(line) > LONGEST_LINE) break;
		const pair = envLine(file, line.replace(/\r$/, ""), start);
		if (pair !== void 0) found.push(pair);
		start += line.length + 1;
	}
	return found;
}
function envLine(file, line, start) {
	const trimmed = (start === 0 ? line.replace(/^\u{feff}/u, "") : line).replace(LEADING_SPACE, "");
	if (trimmed === "" || trimmed.startsWith("#")) return void 0;
	const equals = trimmed.indexOf("=");
	const key = equals === -1 ? trimmed : trimmed.slice(0, equals);
	if (key === "") return void 0;
	const text = equals === -1 ? "" : trimmed.slice(equals + 1);
	const end = start + line.length;
	const at = {
		file,
		start: end - trimmed.length,
		end
	};
	const keyAt = {
		file,
		start: at.start,
		end: at.start + key.length
	};
	return {
		key,
		value: {
			kind: "text",
			text
		},
		at,
		keyAt
	};
}
// src/render/kustomize/generate/generate-source.ts
function generateSource(reading, kind, args) {
	const { at } = args;
	if (args.name.text === "") return require_check.refused(at, "a configmap must have a name", { message: require_start.message$1`This generator has no \`name\`` });
	const pairs = readKeyValues({
		...reading,
		isSecret: kind === "Secret"
	}, args);
	if (pairs.kind === "refused") return lackingOnly(pairs, kind, args);
	const trail = trailFrom("generator", at, reading.folder);
	const filled = withPairs(baseNode(kind, args, trail), kind, pairs.value, at, trail);
	return require_check.done(withOptions$1(filled, args, trail));
}
function lackingOnly(refusal, kind, { name: named, at, behavior }) {
	const { words: words$1 } = refusal;
	if (words$1?.offline === void 0) return refusal;
	const merges = behavior === "merge" || behavior === "replace";
	const lacks = {
		kind,
		name: named.text,
		at: named.at ?? at
	};
	const reason = require_start.message$1`${words$1.offline}, so ${require_start.words(kind)} \`${require_start.name(named.text, named.at ?? at)}\` is not generated`;
	return {
		...refusal,
		words: {
			...words$1,
			offline: {
				...reason,
				lacks: merges ? {
					...lacks,
					merges
				} : lacks
			}
		}
	};
}
function baseNode(kind, args, trail) {
	const { at, name, namespace, type } = args;
	const set = (map, field, text, place) => setField(map, field, {
		text,
		tag: "!!str",
		at: place,
		trail
	});
	const named = set(require_check.mapOf([], at, trail), "name", name.text, name.at ?? at);
	const metadata = namespace.text === "" ? named : set(named, "namespace", namespace.text, namespace.at ?? at);
	const node = require_check.mapOf([
		["apiVersion", require_check.scalarOf("v1", at, trail)],
		["kind", require_check.scalarOf(kind, at, trail)],
		["metadata", metadata]
	], at, trail);
	if (kind === "ConfigMap") return node;
	return set(node, "type", type.text === "" ? "Opaque" : type.text, type.at ?? at);
}
function withPairs(node, kind, pairs, at, trail) {
	const data = [];
	const binary = [];
	for (const pair of pairs.toSorted((left, right) => require_check.compareText(left.key, right.key))) {
		const isBinary = kind === "ConfigMap" && pair.value.kind === "bytes";
		const value = stringOf$3(kind === "Secret" || isBinary ? base64$1(pair.value) : contentText(pair.value), pair.at, trail);
		(isBinary ? binary : data).push(require_check.entry(require_check.scalarOf(pair.key, pair.keyAt, trail), value));
	}
	let filled = node;
	const add = (field, entries) => {
		const map = {
			...require_check.mapOf([], at, trail),
			entries
		};
		filled = require_check.withEntry(filled, require_check.scalarOf(field, at, trail), map);
	};
	if (data.length > 0 || kind === "Secret") add("data", data);
	if (binary.length > 0) add("binaryData", binary);
	return filled;
}
function contentText(content) {
	return content.kind === "text" ? content.text : "";
}
const LINE$1 = 70;
function base64$1(content) {
	const bytes = content.kind === "text" ? new TextEncoder().encode(content.text) : content.bytes;
	const encoded = Buffer.from(bytes).toString("base64");
	if (encoded.length < LINE$1) return encoded;
	return encoded.replaceAll(/.{1,70}/g, (line) => `${line}\n`);
}
function withOptions$1(node, { options, behavior, at }, trail) {
	let made = withTexts(node, "labels", options?.labels ?? [], at, trail);
	made = withTexts(made, "annotations", options?.annotations ?? [], at, trail);
	if (options?.immutable === true) made = require_check.withEntry(made, require_check.scalarOf("immutable", at, trail), {
		...require_check.scalarOf("true", options.at, trail),
		tag: "!!bool"
	});
	if (options?.disableNameSuffixHash !== true) made = setAnnotation(made, NEEDS_HASH$1, ENABLED, at);
	const known = [
		"create",
		"replace",
		"merge"
	].includes(behavior);
	return setAnnotation(made, GENERATOR_BEHAVIOR, known ? behavior : "unspecified", at);
}
function withTexts(node, field, texts, at, trail) {
	const metadata = node.entries.find(({ name }) => name === "metadata")?.value;
	if (texts.length === 0 || metadata?.kind !== "map") return node;
	const map = require_check.mapOf(texts.map(({ key, value }) => [key, {
		...require_check.scalarOf(value.text, value.at ?? at, trail, "single-quoted"),
		tag: "!!str"
	}]), at, trail);
	const changed = require_check.withEntry(metadata, require_check.scalarOf(field, at, trail), map);
	return require_check.withEntry(node, require_check.scalarOf("metadata", at, trail), changed);
}
function mergeOptions(own, global) {
	if (own === void 0 || global === void 0) return own ?? global;
	return {
		labels: joinTexts$1(own.labels, global.labels),
		annotations: joinTexts$1(own.annotations, global.annotations),
		disableNameSuffixHash: own.disableNameSuffixHash || global.disableNameSuffixHash,
		immutable: own.immutable || global.immutable,
		at: own.at
	};
}
function joinTexts$1(own, global) {
	if (own === void 0 || global === void 0) return own ?? global;
	const names = new Set(own.map(({ key }) => key));
	return [...own, ...global.filter(({ key }) => !names.has(key))];
}
// src/render/kustomize/load/inflate.ts
function notRendered(name) {
	return {
		...require_start.message$1`envfrom does not render the Helm chart \`${name}\``,
		code: "chart"
	};
}
// src/render/kustomize/generate/merge-chart-values.ts
const AS_VALUES = {
	inferAssociativeLists: false,
	listPrepend: false
};
function mergeChartValues({ target, patch, aliases }, schema, trail) {
	const [ours, theirs] = aliases === "lost" ? withoutAliases(target, patch) : [target, patch];
	const merged = mergeStrategic(ours, theirs, schema, trail, AS_VALUES);
	const written = new Map(require_start.scalarsIn(theirs).map((scalar) => [placeOf$4(scalar), scalar]));
	return require_check.mapDone(merged, (node) => node === void 0 ? require_check.mapOf([], patch, trail) : ownStyles(node, written));
}
function withoutAliases(target, patch) {
	const entries = [];
	let rest = patch;
	for (const entry of target.entries) {
		const { key, name, value } = entry;
		const other = require_start.entryOf(rest, name);
		if (value.start < key.start || key.start < target.start) rest = require_check.withoutEntry(rest, name);
		else if (value.kind === "map" && other?.value.kind === "map") {
			const [own, theirs] = withoutAliases(value, other.value);
			entries.push(require_start.entryWith(entry, own));
			rest = withValue(rest, other, theirs);
		} else entries.push(value.kind === "map" ? require_start.entryWith(entry, withoutAliases(value, value)[0]) : entry);
	}
	return [require_check.withEntries(target, entries), rest];
}
function withValue(map, entry, value) {
	const entries = map.entries.map((each) => each === entry ? require_start.entryWith(each, value) : each);
	return require_check.withEntries(map, entries);
}
function placeOf$4({ file, start }) {
	return `${start} ${file.path}`;
}
function ownStyles(node, written) {
	if (node.kind === "scalar") {
		const own = written.get(placeOf$4(node));
		return own === void 0 || own.text !== node.text ? node : own;
	}
	return require_check.withChildren(node, (child) => ownStyles(child, written));
}
// src/render/kustomize/generate/inflate-chart.ts
const MERGES = [
	"merge",
	"override",
	"replace"
];
function inflateChart(target, args, home) {
	const fault = argumentFault(target, args);
	if (fault !== void 0) return fault;
	const more = additionalFiles(target, args);
	if (more.kind === "refused") return more;
	const place = placeOf$3(target, args, home.text || "charts");
	const chart = findChart(target, args, place);
	if (chart.kind === "refused") return chart;
	if (chart.value === void 0) return require_check.done([]);
	const { path, inflate } = chart.value;
	const values = valuesOf$2(target, args, place, chart.value);
	if (values.kind === "refused") {
		if (path !== void 0 || !mayComeWithChart(target, args, home.text || "charts")) return values;
		target.recorder.partial.add(notRendered(args.name.text));
		return require_check.done([]);
	}
	const [inflated, work] = measured(() => inflate({
		...args,
		includeCrds: args.includeCRDs,
		values: [...values.value, ...more.value]
	}));
	const spent = spend(target.run.work, work, args.at);
	if (spent !== void 0) return spent;
	if (inflated.kind === "refused") {
		if (!isFilledIn(args)) return inflated;
		target.recorder.partial.add(notRendered(args.name.text));
		return require_check.done([]);
	}
	const { sources, partial, previewed, unread } = inflated.value;
	for (const reason of partial) target.recorder.partial.add(reason);
	if (previewed) noteOfChart(target.recorder, args, { previewed });
	if (unread) noteOfChart(target.recorder, args, { release: releaseOf(target, args, unread) });
	return resourcesOf(target, args, sources);
}
function mayComeWithChart({ folder, context }, args, home) {
	const { root } = context.tree;
	const [file, pulled] = [args.valuesFile.text, home].map((path) => require_check.resolvePath(folder, path, root));
	return file === void 0 || pulled === void 0 || file.startsWith(`${pulled}/`);
}
function isFilledIn({ name, releaseName }) {
	return [name, releaseName].some(({ text }) => text.includes("{{"));
}
function noteOfChart({ charts }, { at }, known) {
	const chart = charts.get(keyOf$3(at));
	if (chart !== void 0) charts.set(keyOf$3(at), {
		...chart,
		...known
	});
}
function releaseOf({ chartNamespace }, args, unread) {
	const name = args.releaseName.text || args.name.text;
	const namespace = args.namespace || chartNamespace || void 0;
	return require_check.releaseByValues({
		name,
		namespace
	}, unread, args.at);
}
function keyOf$3({ file, start, end }) {
	return JSON.stringify([
		file.path,
		start,
		end
	]);
}
function argumentFault({ context }, args) {
	const { name, releaseName, valuesMerge, at } = args;
	if (context.refuseCharts) return require_check.refused(at, "must specify --enable-helm", { message: require_start.message$1`This kustomization is built without Helm, so the chart \`${name.text}\` is not rendered` });
	if (name.text === "") return require_check.refused(at, "chart name cannot be empty", { message: require_start.message$1`This chart has no \`name\`` });
	for (const [field, { text, at: written }] of [["releaseName", releaseName], ["chart name", name]]) {
		if (!text.startsWith("-")) continue;
		return require_check.refused(written ?? at, `${field} must not start with '-', got "${text}"`, { message: require_start.message$1`The ${field} must not start with \`-\`` });
	}
	if (valuesMerge.text === "" || MERGES.includes(valuesMerge.text)) return void 0;
	return require_check.refused(valuesMerge.at ?? at, `valuesMerge must be one of [${MERGES.join(" ")}]`, { message: require_start.message$1`\`valuesMerge\` must be \`merge\`, \`override\` or \`replace\`` });
}
function additionalFiles(target, args) {
	return require_check.mapResults(args.additionalValuesFiles, ({ text, at = args.at }) => {
		const read = loadText(target.context, {
			...target,
			path: text,
			at
		}, target.recorder);
		return require_check.mapDone(read, (file) => ({
			kind: "file",
			file
		}));
	});
}
function placeOf$3({ context, folder }, args, home) {
	const { version, repo } = args;
	const name = args.name.text;
	const written = [
		home,
		...version !== "" && repo !== "" ? [`${name}-${version}`] : [],
		name
	].join("/");
	const found = home.startsWith("/") ? void 0 : require_check.resolvePath(folder, written, context.tree.root);
	return {
		written,
		folder: found,
		isThere: found !== void 0 && context.folders.has(found)
	};
}
function findChart(target, args, place) {
	const { context, recorder } = target;
	const { name, version, repo, at } = args;
	const isLocal = place.isThere;
	const need = {
		name: name.text,
		version: version === "" ? void 0 : version,
		repository: repo === "" ? void 0 : withName(repo, name.text)
	};
	if (!isLocal && repo === "") return nowhere(context.mayAppear, name, place, at);
	const found = context.findChart?.({
		...need,
		folder: isLocal ? place.folder : void 0
	});
	if (isLocal && found === void 0 && context.findChart !== void 0) return require_check.refused(at, "Error: Chart.yaml file is missing", { message: require_start.message$1`\`${place.written}\` is not a chart: it has no Chart.yaml` });
	const chart = {
		...need,
		found: found?.path,
		at
	};
	recorder.charts.set(keyOf$3(at), chart);
	if (found === void 0) recorder.partial.add(notRendered(name.text));
	return require_check.done(found);
}
function withName(repo, name) {
	return repo.startsWith("oci://") ? `${repo.replace(/\/$/, "")}/${name}` : repo;
}
function nowhere(mayAppear, { text, at }, { folder, written }, entry) {
	const offline = folder === void 0 ? void 0 : mayAppear(folder);
	return require_check.refused(at ?? entry, "no repo specified for pull, no chart found at ''", {
		message: require_start.message$1`There is no chart \`${text}\` in \`${written}\`, and no \`repo\` to pull it from`,
		...offline !== void 0 && { offline: require_start.message$1`${offline}` }
	});
}
function valuesOf$2(target, args, place, chart) {
	const { valuesInline, valuesMerge, dialect } = args;
	const inline = valuesInline === void 0 || valuesInline.entries.length === 0 ? void 0 : remarshalled(valuesInline, dialect);
	if (inline !== void 0 && valuesMerge.text === "replace") return require_check.done([{
		kind: "merged",
		node: inline
	}]);
	const file = valuesFile(target, args, place, chart);
	if (file.kind === "refused") return file;
	if (inline === void 0) return require_check.done(file.value === void 0 ? [] : [{
		kind: "file",
		file: file.value
	}]);
	const merged = mergedValues(target, args, inline, file.value);
	return require_check.mapDone(merged, (node) => [{
		kind: "merged",
		node
	}]);
}
function valuesFile({ context, folder, recorder }, { valuesFile: { text, at: written }, at }, place, chart) {
	if (text === "" && !place.isThere) return require_check.done(chart.values);
	return loadText(context, {
		folder,
		path: text === "" ? `${place.written}/values.yaml` : text,
		at: written ?? at
	}, recorder);
}
function mergedValues({ context, run, folder }, { valuesMerge, at }, inline, file) {
	if (file === void 0) return require_check.done(inline);
	const root = readPlainDocument(context, file);
	if (root.kind === "refused") return root;
	const values = root.value && asKustomizeReads(root.value);
	if (values?.kind !== "map") return require_check.refused(values ?? {
		file,
		start: 0,
		end: 0
	}, "could not parse values file into rnode", { message: require_start.message$1`kustomize merges \`valuesInline\` with this file, which holds no map` });
	const trail = trailFrom("generator", at, folder);
	return mergeChartValues(valuesMerge.text === "merge" ? {
		target: inline,
		patch: values,
		aliases: "none"
	} : {
		target: values,
		patch: inline,
		aliases: "lost"
	}, run.schema, trail);
}
function resourcesOf({ context, folder, run }, { at }, sources) {
	const trail = trailFrom("generator", at, folder);
	const resources = [];
	for (const source of sources) {
		const objects = readResources(context, source);
		if (objects.kind === "refused") return objects;
		for (const object of objects.value) {
			const node = setAnnotation({
				...object,
				trail
			}, HELM_GENERATED, "true", at);
			resources.push(resourceOf$1(node, run.schema));
		}
	}
	return require_check.done(resources);
}
// src/render/kustomize/build/generators-from-fields.ts
function configMaps(target) {
	return target.kustomization.configMapGenerator.map((args) => sourceOf$1(target, "ConfigMap", args));
}
function secrets(target) {
	return target.kustomization.secretGenerator.map((args) => sourceOf$1(target, "Secret", args));
}
function helmCharts(target) {
	const { chartHome, namespace, helmCharts: charts } = target.kustomization;
	const inherited = namespace.text || target.chartNamespace;
	return charts.map((args) => {
		const own = {
			...args,
			namespace: args.namespace || inherited
		};
		return {
			generate: () => inflateChart(target, own, chartHome),
			at: args.at
		};
	});
}
function sourceOf$1(target, kind, args) {
	const { kustomization, run } = target;
	const options = mergeOptions(args.options, kustomization.generatorOptions);
	const generate = () => {
		const made = generateSource(target, kind, {
			...args,
			options
		});
		return require_check.mapDone(made, (node) => [resourceOf$1(node, run.schema)]);
	};
	return {
		generate,
		at: args.at
	};
}
// src/render/kustomize/build/refused-plugins.ts
function programPlugin(resource, { context }) {
	const { kind, name } = currentId(resource);
	const text = `external plugins disabled; unable to load external plugin '${kind}'`;
	return require_check.refused(resource.node, text, {
		message: require_start.message$1`The plugin ${kind} \`${name}\` is a program, and programs are not run`,
		...!context.refusePlugins && { offline: notRun(kind, name) }
	});
}
function notRun(kind, name) {
	return {
		...require_start.message$1`the plugin ${kind} \`${name}\` is not run`,
		code: "generator"
	};
}
function unknownPlugin(resource) {
	const { kind } = currentId(resource);
	return require_check.refused(resource.node, `unable to load builtin ${kind}.builtin.[noGrp]`, { message: require_start.message$1`kustomize has no built-in plugin \`${kind}\`` });
}
function wrongPlugin(resource, wanted) {
	const id = currentId(resource);
	return require_check.refused(resource.node, `plugin ${idText(id)} not a ${wanted}`, { message: require_start.message$1`${id.kind} is not a ${wanted}` });
}
function badConfiguration(resource, failure) {
	const id = idText(currentId(resource));
	return {
		...failure,
		message: `plugin ${id} fails configuration: ${failure.message}`
	};
}
// src/render/kustomize/build/generators-from-objects.ts
function configuredSource(target, kind, resource) {
	const { node } = resource;
	const decoding = pluginDecoding(`${kind}Generator`, node);
	const args = decodeGenerator({
		node,
		decoding,
		path: kind === "Secret" ? "secretGenerator" : "configMapGenerator"
	});
	const failure = require_check.joinRefusals(decoding.failures);
	if (failure !== void 0) return badConfiguration(resource, failure);
	const { text } = openStruct({
		node: require_start.mapAt(node, "metadata"),
		decoding,
		path: "metadata"
	}, ["name", "namespace"]);
	const made = generateSource(target, kind, {
		...args,
		name: args.name.text === "" ? text("name") : args.name,
		namespace: args.namespace.text === "" ? text("namespace") : args.namespace,
		envs: args.envs.filter(({ at }) => at !== require_start.scalarAt(node, "env"))
	});
	return require_check.mapDone(made, (node) => [resourceOf$1(node, target.run.schema)]);
}
function serviceAccount(target, resource) {
	const { node } = resource;
	const at = node;
	const trail = trailFrom("generator", at, target.folder);
	const part = (...path) => require_start.scalarAt(node, ...path)?.text ?? "";
	if (part("cloud") !== "gke") return require_check.refused(at, `cloud provider ${part("cloud")} not supported yet`, { message: require_start.message$1`IAMPolicyGenerator supports only the cloud \`gke\`` });
	const account = `${part("serviceAccount", "name")}@${part("serviceAccount", "projectId")}`;
	const annotation = require_check.scalarOf(`${account}.iam.gserviceaccount.com`, at, trail);
	const namespace = part("kubernetesService", "namespace");
	const metadata = require_check.mapOf([
		["annotations", require_check.mapOf([["iam.gke.io/gcp-service-account", annotation]], at, trail)],
		["name", require_check.scalarOf(part("kubernetesService", "name"), at, trail)],
		...namespace === "" ? [] : [["namespace", require_check.scalarOf(namespace, at, trail)]]
	], at, trail);
	const object = require_check.mapOf([
		["apiVersion", require_check.scalarOf("v1", at, trail)],
		["kind", require_check.scalarOf("ServiceAccount", at, trail)],
		["metadata", metadata]
	], at, trail);
	return require_check.done([resourceOf$1(object, target.run.schema)]);
}
function helmChart(target, resource) {
	const { node } = resource;
	const decoding = pluginDecoding("HelmChartInflationGenerator", node);
	const args = decodeHelm({
		node,
		decoding,
		path: "helmCharts"
	});
	const failure = require_check.joinRefusals(decoding.failures);
	if (failure !== void 0) return badConfiguration(resource, failure);
	return inflateChart(target, args, args.chartHome);
}
// src/render/kustomize/build/built-ins.ts
const GENERATORS = [
	{
		kind: "ConfigMapGenerator",
		fromField: configMaps,
		fromObject: (target, object) => configuredSource(target, "ConfigMap", object)
	},
	{
		kind: "SecretGenerator",
		fromField: secrets,
		fromObject: (target, object) => configuredSource(target, "Secret", object)
	},
	{
		kind: "IAMPolicyGenerator",
		fromObject: serviceAccount
	},
	{
		kind: "HelmChartInflationGenerator",
		fromField: helmCharts,
		fromObject: helmChart
	}
];
const TRANSFORMERS = [
	{
		kind: "PatchStrategicMergeTransformer",
		fromField: strategicMerge,
		fromObject: readStrategicMerge
	},
	{
		kind: "PatchTransformer",
		fromField: patches,
		fromObject: readPatchTransformer
	},
	{
		kind: "NamespaceTransformer",
		isSmall: true,
		fromField: namespace,
		fromObject: readNamespace
	},
	{
		kind: "PrefixTransformer",
		fromField: (target, config) => names(target, config, "prefix"),
		fromObject: (target, node) => readAffix(target, node, "prefix")
	},
	{
		kind: "SuffixTransformer",
		fromField: (target, config) => names(target, config, "suffix"),
		fromObject: (target, node) => readAffix(target, node, "suffix")
	},
	{
		kind: "LabelTransformer",
		fromField: labels,
		fromObject: (target, node) => readTexts$1(target, node, "labels")
	},
	{
		kind: "AnnotationsTransformer",
		fromField: annotations,
		fromObject: (target, node) => readTexts$1(target, node, "annotations")
	},
	{
		kind: "PatchJson6902Transformer",
		fromField: (target) => patchesJson6902(target),
		fromObject: readJson6902
	},
	{
		kind: "ReplicaCountTransformer",
		fromField: replicas,
		fromObject: readReplica
	},
	{
		kind: "ImageTagTransformer",
		isCostly: true,
		fromField: images,
		fromObject: readImage
	},
	{
		kind: "ReplacementTransformer",
		fromField: replacements,
		fromObject: readReplacementArgs
	},
	{
		kind: "PrefixSuffixTransformer",
		fromObject: readBothAffixes
	},
	{
		kind: "ValueAddTransformer",
		fromObject: readValueAdd
	},
	{
		kind: "HashTransformer",
		fromObject: ({ folder }) => require_check.done(addHashSuffixes(folder))
	}
];
function generatorNamed(kind) {
	return GENERATORS.find((each) => each.kind === kind);
}
function transformerNamed(kind) {
	return TRANSFORMERS.find((each) => each.kind === kind);
}
// src/render/kustomize/build/plugin-resources.ts
function pluginResources(target, entries, field) {
	const { context, kustomization, run, originPath } = target;
	const inline = emptyList();
	const paths = [];
	for (const entry of entries) {
		const at = entry.at ?? kustomization.root;
		const objects = readResources(context, inlineText(entry, at));
		if (objects.kind === "refused") {
			if (entry.text.includes("\n")) return objects;
			paths.push(entry);
			continue;
		}
		const file = kustomization.path.slice(kustomization.path.lastIndexOf("/") + 1);
		for (const object of objects.value) {
			const made = resourceOf$1(object, run.schema);
			const path = joinOrigin(originPath, file);
			const failure = append(inline, run.buildMetadata.size > 0 ? annotateOrigin(made, { path }, at) : made, at);
			if (failure !== void 0) return failure;
		}
	}
	const all = accumulateResources(target, {
		...EMPTY_ACCUMULATION,
		resources: inline.items
	}, paths, field);
	return require_check.mapDone(all, ({ resources }) => resources);
}
function isBuiltIn({ node }) {
	const { group, version } = gvkOf(node);
	return group === "" && version === "builtin";
}
function pluginOrigin(resource) {
	const path = originPathOf(resource);
	if (path === void 0) return void 0;
	const { node } = resource;
	const { group, version, kind } = gvkOf(node);
	return {
		configuredIn: path,
		configuredBy: {
			apiVersion: group === "" ? version : `${group}/${version}`,
			kind,
			name: nameOf$4(node),
			namespace: namespaceOf(node)
		}
	};
}
function printedConfiguration(resource) {
	const printed = printedForm(resource.node);
	return require_check.mapDone(printed, (node) => ({
		...resource,
		node
	}));
}
// src/render/kustomize/build/plugin-transforms.ts
function pluginTransforms(target, entries, field) {
	if (entries.length === 0) return require_check.done([]);
	const resources = pluginResources(target, entries, field);
	if (resources.kind === "refused") return resources;
	const transforms = [];
	for (const resource of resources.value) {
		const transform = transformOf(target, resource);
		if (transform.kind === "done") {
			const { kind } = gvkOf(resource.node);
			transforms.push({
				transform: transform.value,
				origin: pluginOrigin(resource),
				kind
			});
		} else if (!tolerate(target.recorder, require_check.inField(transform, field))) return transform;
	}
	return require_check.done(transforms);
}
function transformOf(target, resource) {
	if (!isBuiltIn(resource)) return programPlugin(resource, target);
	const { kind } = gvkOf(resource.node);
	if (generatorNamed(kind) !== void 0) return wrongPlugin(resource, "transformer");
	const transformer = transformerNamed(kind);
	if (transformer === void 0) return unknownPlugin(resource);
	const printed = printedConfiguration(resource);
	if (printed.kind === "refused") return printed;
	const transform = transformer.fromObject(target, printed.value.node);
	return transform.kind === "refused" ? badConfiguration(resource, transform) : transform;
}
// src/render/kustomize/generate/add-generated.ts
function addGenerated(resources, made, at, rules) {
	const id = currentId(made);
	const found = withAnyId(resources, id);
	const behavior = annotationOf(made.node, "internal.config.kubernetes.io/generatorBehavior") ?? "";
	const [old] = found;
	if (found.length > 1) return require_check.refused(at, `found multiple objects that could accept merge of ${idText(id)}`, {
		message: require_start.message$1`${found.length} objects are, or once were, ${id.kind} \`${id.name}\``,
		related: found.map(({ node }) => ({
			at: node,
			message: require_start.message$1`it may be this one`
		}))
	});
	if (old === void 0) {
		if (behavior === "merge" || behavior === "replace") return nothingThere(made, behavior, at, resources);
		const list = listOf$3(resources);
		return append(list, made, at) ?? require_check.done(list.items);
	}
	if (behavior !== "merge" && behavior !== "replace") return alreadyThere(made, old, behavior, at);
	const joined = behavior === "merge" ? mergeInto(made, old, at, rules) : require_check.done(withMetadataOf(made, old, at));
	return require_check.mapDone(joined, (merged) => resources.map((each) => each === old ? merged : each));
}
function nothingThere(made, behavior, at, resources) {
	const { kind, name } = currentId(made);
	const namespace = namespaceOfTwin(resources, currentId(made));
	const id = idText(currentId(made));
	return require_check.refused(at, `id ${id} does not exist; cannot merge or replace`, {
		message: require_start.message$1`This generator ${behavior === "merge" ? "merges into" : "replaces"} ${kind} \`${name}\`, which this build does not have`,
		help: namespace === void 0 ? require_start.message$1`Generate it in a base that this kustomization includes, or leave \`behavior\` out.` : require_start.message$1`The one in this build is in namespace \`${namespace}\`: write the same \`namespace\` in the generator.`,
		absence: true
	});
}
function alreadyThere(made, old, behavior, at) {
	const { kind, name } = currentId(made);
	const text = `id ${idText(currentId(made))} exists; can not use behavior: '${behavior}', behavior must be merge or replace`;
	return require_check.refused(at, text, {
		message: require_start.message$1`This generator defines ${kind} \`${name}\`, which this build already has`,
		help: require_start.message$1`Set \`behavior\` to \`merge\` or \`replace\`, or give it another name.`,
		related: [{
			at: old.node,
			message: require_start.message$1`it is here`
		}]
	});
}
function withMetadataOf(made, old, at) {
	const labels = new Map([...labelsOf(old.node), ...labelsOf(made.node)]);
	let node = setLabels(made.node, labels, at);
	node = setAnnotations(node, joinAnnotations(made, old), at);
	node = withPlacesOf(old.node, node);
	if (nameOf$4(old.node) !== nameOf$4(node)) node = setName(node, nameOf$4(old.node), at, void 0);
	node = setNamespace(node, namespaceOf(old.node), at);
	return {
		...withNode(made, node),
		varNames: old.varNames
	};
}
function withPlacesOf(old, node) {
	const changed = ["labels", "annotations"].flatMap((field) => {
		const before = require_start.mapAt(old, "metadata", field);
		const now = require_start.mapAt(node, "metadata", field);
		if (before === void 0 || now === void 0) return [];
		return [[field, require_check.withEntries(now, now.entries.map((each) => placedAs(each, before)))]];
	});
	const metadata = require_start.mapAt(node, "metadata");
	if (metadata === void 0 || changed.length === 0) return node;
	const places = new Map(changed);
	const entries = metadata.entries.map((each) => require_start.entryWith(each, places.get(each.name) ?? each.value));
	const key = require_start.entryOf(node, "metadata")?.key ?? require_check.scalarOf("metadata", node, void 0);
	return require_check.withEntry(node, key, require_check.withEntries(metadata, entries));
}
function placedAs(each, before) {
	const value = require_start.entryOf(before, each.name)?.value;
	if (value?.kind !== "scalar" || each.value.kind !== "scalar" || value.text !== each.value.text) return each;
	const { file, start, end, trail } = value;
	const placed = {
		...each.value,
		file,
		start,
		end,
		...trail === void 0 ? {} : { trail }
	};
	return require_start.entryWith(each, placed);
}
function joinAnnotations(made, old) {
	const own = annotationsOf(made.node);
	const before = annotationsOf(old.node);
	const joined = new Map([...before, ...own]);
	for (const name of BUILD_ANNOTATIONS) {
		const noted = before.get(name);
		if (noted === void 0) joined.delete(name);
		else joined.set(name, noted);
	}
	if (!own.has("internal.config.kubernetes.io/needsHashSuffix")) joined.delete(NEEDS_HASH$1);
	return joined;
}
function mergeInto(made, old, at, rules) {
	const joined = withMetadataOf(made, old, at);
	const { group, kind } = currentId(made);
	const isSecret = group === "" && kind === "Secret";
	const { dropsStringData } = rules;
	const data = isSecret && dropsStringData === void 0 ? withStringData(old.node) : require_check.done(old.node);
	if (data.kind === "refused") return data;
	let node = mergeTexts(isSecret ? dropping(joined.node, old.node, dropsStringData) : joined.node, data.value, "data", at);
	node = mergeTexts(node, old.node, "binaryData", at);
	const origin = annotationOf(old.node, ORIGIN);
	if (origin !== void 0) node = setAnnotation(node, ORIGIN, origin, at);
	return require_check.done(withNode(joined, node));
}
function dropping(node, old, by) {
	const keys = require_start.entriesAt(old, "stringData").map(({ name, key }) => ({
		name,
		at: key
	}));
	const { trail } = node;
	if (by === void 0 || keys.length === 0 || trail === void 0) return node;
	const drops = {
		keys,
		kustomize: by.version,
		isKnown: by.isKnown
	};
	return {
		...node,
		trail: {
			...trail,
			step: {
				...trail.step,
				drops
			}
		}
	};
}
function mergeTexts(node, old, field, at) {
	const own = require_start.entryOf(node, field)?.value;
	const entries = /* @__PURE__ */ new Map();
	for (const each of [...require_start.entriesAt(old, field), ...require_start.entriesAt(own)]) entries.set(each.key.text, asText(each));
	if (entries.size === 0) return require_check.withoutEntry(node, field);
	const map = own?.kind === "map" ? own : require_check.mapOf([], at, node.trail);
	return require_check.withEntry(node, require_check.scalarOf(field, at, node.trail), {
		...map,
		entries: [...entries.values()]
	});
}
function asText({ key, value }) {
	const text = value.kind === "scalar" && !isMissingOrNull(value) ? value.text : "";
	const plainKey = key.style === "plain" ? key : require_check.scalarOf(key.text, key, key.trail);
	return require_check.entry(plainKey, asString(value, text));
}
function withStringData(secret) {
	const texts = require_start.entriesAt(secret, "stringData");
	const wrong = texts.find(({ value }) => value.kind !== "scalar");
	if (wrong !== void 0) return require_check.refused(wrong.value, `stringData value for key "${wrong.name}" must be a scalar`, { message: require_start.message$1`\`${wrong.key}\` of \`stringData\` must be a text, since a generator merges into this Secret` });
	if (texts.length === 0) return require_check.done(secret);
	const entries = /* @__PURE__ */ new Map();
	for (const each of [...require_start.entriesAt(secret, "data"), ...texts.map(encoded$1)]) entries.set(each.name, each);
	const data = {
		...require_check.mapOf([], secret, secret.trail),
		entries: [...entries.values()]
	};
	return require_check.done(require_check.withEntry(secret, require_check.scalarOf("data", secret, secret.trail), data));
}
function encoded$1(each) {
	const { value } = each;
	const text = value.kind === "scalar" ? value.text : "";
	return require_start.entryWith(each, asString(value, base64$1({
		kind: "text",
		text
	})));
}
// src/render/kustomize/generate/ksops.ts
const BEHAVIOR = "kustomize.config.k8s.io/behavior";
const NEEDS_HASH = "kustomize.config.k8s.io/needs-hash";
function ksopsFiles({ node }) {
	if (!isKsops(node)) return [];
	return require_start.itemsAt(node, "files").filter((each) => each.kind === "scalar");
}
function isKsops(node) {
	const { group, kind } = gvkOf(node);
	return FUNCTION.exec(annotationsOf(node).get(FUNCTION_ANNOTATION) ?? "")?.[1] === "ksops" || group === "viaduct.ai" && kind === "ksops";
}
const FUNCTION_ANNOTATION = "config.kubernetes.io/function";
const FUNCTION = /^[ \t]*path:[ \t]*["']?(?:[^"'\s]*\/)?([^"'\s/]+)/m;
function readKsops(target, files) {
	const { context, folder, recorder, run } = target;
	recorder.partial.add(require_start.KSOPS);
	const resources = [];
	for (const file of files) {
		const source = loadText(context, {
			folder,
			path: file.text,
			at: file
		}, recorder);
		if (source.kind === "refused") return source;
		const objects = readResources(context, source.value);
		if (objects.kind === "refused") return objects;
		const trail = trailFrom("generator", file, folder);
		for (const object of objects.value) if (isEncrypted(object)) recorder.partial.add(ENCRYPTED);
		else resources.push(withOptions(resourceOf$1({
			...object,
			trail
		}, run.schema)));
	}
	return require_check.done(resources);
}
const ENCRYPTED = require_start.codedReason("generator", "a file is encrypted as a whole");
function isEncrypted(object) {
	return [
		["apiVersion"],
		["kind"],
		["metadata", "name"],
		["metadata", "namespace"]
	].some((path) => require_start.scalarAt(object, ...path)?.text.startsWith("ENC[") === true);
}
function withOptions(resource) {
	const { node } = resource;
	const annotations = new Map(annotationsOf(node));
	const behavior = annotations.get(BEHAVIOR);
	if (behavior === void 0 && !annotations.has(NEEDS_HASH)) return resource;
	annotations.delete(BEHAVIOR);
	annotations.delete(NEEDS_HASH);
	const at = require_start.valueAt(node, "metadata") ?? node;
	return withNode(resource, setAnnotation(setAnnotations(node, annotations, at), GENERATOR_BEHAVIOR, behavior ?? "", at));
}
// src/render/kustomize/build/plugin-generators.ts
function pluginGenerators(target) {
	const { generators: entries } = target.kustomization;
	if (entries.length === 0) return require_check.done([]);
	const resources = pluginResources(target, entries, "generators");
	if (resources.kind === "refused") return resources;
	const generators = [];
	for (const resource of resources.value) {
		const generator = generatorOf(target, resource);
		if (generator.kind === "done") generators.push(generator.value);
		else if (!tolerate(target.recorder, generator)) return generator;
	}
	return require_check.done(generators);
}
function generatorOf(target, configuration) {
	const printed = printedConfiguration(configuration);
	if (printed.kind === "refused") return printed;
	const resource = printed.value;
	const origin = pluginOrigin(resource);
	const make = (generate) => require_check.done({
		generate,
		origin,
		at: resource.node
	});
	const files = ksopsFiles(resource);
	if (files.length > 0 && !target.context.refusePlugins) return make(() => readKsops(target, files));
	if (!isBuiltIn(resource)) return programPlugin(resource, target);
	const { kind } = gvkOf(resource.node);
	const generator = generatorNamed(kind);
	if (generator !== void 0) return make(() => generator.fromObject(target, resource));
	return transformerNamed(kind) === void 0 ? unknownPlugin(resource) : wrongPlugin(resource, "generator");
}
// src/render/kustomize/build/run-generators.ts
function runGenerators(target, start) {
	const { recorder } = target;
	const plugins = pluginGenerators(target);
	if (plugins.kind === "refused") return plugins;
	const generators = [...fieldGenerators(target), ...plugins.value];
	if (generators.length === 0) return require_check.done(start);
	const generated = require_check.foldResults(generators, generatedList(start.resources), (current, generator) => runGenerator(current, generator, target), (refusal) => tolerate(recorder, refusal));
	return require_check.mapDone(generated, ({ items }) => ({
		...start,
		resources: items
	}));
}
function fieldGenerators(target) {
	return GENERATORS.flatMap(({ kind, fromField }) => {
		const origin = builtInOrigin(target, kind);
		return (fromField?.(target) ?? []).map((each) => Object.assign({ origin }, each));
	});
}
function generatedList(resources) {
	const ids = /* @__PURE__ */ new Set();
	for (const each of resources) addKeys(ids, each);
	return {
		items: [...resources],
		ids
	};
}
function runGenerator(list, { generate, origin, at }, { run }) {
	const { rules } = run;
	const spent = spend(run.work, GENERATOR, at);
	if (spent !== void 0) return spent;
	const made = generate();
	if (made.kind === "refused") return made;
	return require_check.foldResults(made.value, list, (current, each) => {
		return spend(run.work, workOfNode(run.work, each.node), at) ?? addMade(current, annotateGenerated(each, origin, at), at, rules);
	});
}
function addMade(list, made, at, rules) {
	const behavior = annotationOf(made.node, GENERATOR_BEHAVIOR);
	if (!!list.ids.has(currentKey(made)) || behavior === "merge" || behavior === "replace") return require_check.mapDone(addGenerated(list.items, made, at, rules), generatedList);
	list.items.push(made);
	addKeys(list.ids, made);
	return require_check.done(list);
}
function addKeys(keys, resource) {
	keys.add(currentKey(resource));
	for (const id of previousIds(resource)) keys.add(idKey(id));
}
// src/render/kustomize/build/run-validators.ts
function runValidators(target, resources) {
	const { validators } = target.kustomization;
	const transforms = pluginTransforms(target, validators, "validators");
	if (transforms.kind === "refused") return transforms;
	for (const { transform, kind } of transforms.value) {
		const outcome = runTransforms(target, resources, [{
			transform,
			origin: void 0
		}]);
		if (outcome.kind === "refused") return outcome;
		const after = outcome.value;
		if (!(after.length === resources.length && after.every((each, index) => isSame$3(each, resources[index], kind)))) {
			const at = validators[0]?.at ?? target.kustomization.root;
			return require_check.refused(at, "validator shouldn't modify the resource map", { message: require_start.message$1`A validator changes objects, which is not allowed` });
		}
	}
}
function isSame$3(after, before, kind) {
	if (before === void 0 || kind === "PatchStrategicMergeTransformer") return false;
	if (after.node === before.node) return true;
	return kind === "ReplacementTransformer" && require_check.goJson(after.node) === require_check.goJson(before.node);
}
// src/render/kustomize/build/accumulate-target.ts
const STAGES = [
	(target, start) => accumulateResources(target, start, target.kustomization.resources, "resources"),
	configure,
	runGenerators,
	accumulateComponents,
	transform,
	validate$1,
	addVars
];
function accumulateTarget(target, start) {
	return require_check.foldResults(STAGES, start, (current, stage) => stage(target, current));
}
function configure(target, start) {
	const { kustomization } = target;
	const { root } = kustomization;
	let { config } = start;
	for (const load of [() => loadConfigurations(target, kustomization.configurations, root), () => loadCrds(target, kustomization.crds, root)]) {
		const more = load();
		if (more.kind === "refused") {
			if (tolerate(target.recorder, more)) continue;
			return more;
		}
		const merged = mergeConfig(config, more.value, root);
		if (merged.kind === "refused") return merged;
		config = merged.value;
	}
	return require_check.done({
		...start,
		config
	});
}
function accumulateComponents(target, start) {
	const { components, root } = target.kustomization;
	return require_check.foldResults(components, start, (current, path) => {
		const at = path.at ?? root;
		const found = accumulateFolder(target, path.text, at, current);
		return found.kind === "refused" ? found : mergeAccumulation(EMPTY_ACCUMULATION, found.value, at);
	}, (refusal) => tolerate(target.recorder, refusal));
}
function transform(target, start) {
	const own = fieldTransforms(target, start.config);
	if (own.kind === "refused") return own;
	const more = pluginTransforms(target, target.kustomization.transformers, "transformers");
	if (more.kind === "refused") return more;
	const resources = runTransforms(target, start.resources, [...own.value, ...more.value]);
	return require_check.mapDone(resources, (all) => ({
		...start,
		resources: all
	}));
}
function fieldTransforms(target, config) {
	const all = [];
	for (const { kind, fromField, isSmall = false, isCostly = false } of TRANSFORMERS) {
		if (fromField === void 0) continue;
		const transforms = fromField(target, config);
		if (transforms.kind === "refused") return transforms;
		const origin = builtInOrigin(target, kind);
		for (const transform of transforms.value) all.push({
			transform,
			origin,
			isSmall,
			isCostly
		});
	}
	return require_check.done(all);
}
function validate$1(target, start) {
	return runValidators(target, start.resources) ?? require_check.done(start);
}
function addVars(target, start) {
	const { vars } = target.kustomization;
	if (vars.length === 0) return require_check.done(start);
	const resources = bindVars(start.resources, vars);
	if (resources.kind === "refused") return resources;
	const merged = mergeVars(start.vars, vars);
	if (merged.kind === "refused") return merged;
	return require_check.done({
		...start,
		resources: resources.value,
		vars: merged.value
	});
}
// src/render/kustomize/build/build-options.ts
const DEFAULT_BUILD_OPTIONS = {
	reorder: "legacy",
	managedBy: false,
	version: "v5.8.2"
};
const IN_ORDER = {
	...DEFAULT_BUILD_OPTIONS,
	reorder: "none"
};
// src/render/kustomize/names/referral-candidates.ts
function candidatesFor(resources) {
	const byName = indexByFormerName(resources);
	const named = (name) => byName.get(name) ?? [];
	const renamed = /* @__PURE__ */ new Set();
	for (const [name, found] of byName) if (found.some(({ node }) => nameOf$4(node) !== name)) renamed.add(name);
	return {
		all: named,
		isRenamed: (name) => renamed.has(name),
		inNamespace: (namespace, reach) => inNamespace(namespace, resources.filter(reach), named)
	};
}
function indexByFormerName(resources) {
	const byName = /* @__PURE__ */ new Map();
	for (const resource of resources) for (const name of formerNames(resource)) require_start.appendTo(byName, name, resource);
	return byName;
}
function formerNames(resource) {
	const names = previousIds(resource).map(({ name }) => name);
	return names.length > 1 ? new Set(names) : names;
}
function inNamespace(namespace, inReach, named) {
	if (namespace === "_non_namespaceable_") return () => [];
	const wasThere = (each) => effectiveNamespace(originalId(each)) === namespace;
	const isThere = (each) => effectiveNamespace(currentId(each)) === namespace;
	const matches = inReach.some(wasThere) ? wasThere : isThere;
	return (name) => named(name).filter(matches);
}
// src/render/kustomize/names/referrer-trees.ts
const referrerTrees = require_start.memo((references) => {
	const trees = /* @__PURE__ */ new Map();
	return (gvk) => require_start.getOrMake(trees, `${gvk.group}/${gvk.version}/${gvk.kind}`, () => growTree(references, gvk));
});
function growTree(references, gvk) {
	const root = {
		leaves: [],
		children: /* @__PURE__ */ new Map()
	};
	for (const target of references) for (const spec of target.referrers) if (isSelected(gvk, spec)) branchOf(root, spec).leaves.push({
		target,
		spec
	});
	return root;
}
function branchOf(root, spec) {
	let here = root;
	for (const part of splitPath(spec.path, "/")) {
		const name = part.endsWith("[]") ? part.slice(0, -2) : part;
		here = require_start.getOrMake(here.children, name, () => ({
			leaves: [],
			children: /* @__PURE__ */ new Map()
		}));
	}
	return here;
}
// src/render/kustomize/names/subject-namespaces.ts
function subjectNamespaces(resource) {
	const written = namespacesOf(resource);
	return new Set(written.flatMap((node) => require_check.stringOf(node, "kustomize") ?? []));
}
function oddSubject(resource) {
	const id = currentId(resource);
	if (id.clusterScoped || id.kind !== "RoleBinding") return void 0;
	return require_start.firstOf(require_start.itemsAt(resource.node, "subjects"), (subject) => refusalOf(subject, id));
}
function refusalOf(subject, id) {
	const type = goType(subject);
	if (subject.kind !== "map" || type !== MAP$1) return require_check.refused(subject, `panic: interface conversion: interface {} is ${type}, not ${MAP$1}`, { message: require_start.message$1`A subject of RoleBinding \`${id.name}\` is not a map` });
	const [kind, namespace] = ["kind", "namespace"].map((name) => require_start.entryOf(subject, name)?.value);
	if (kind === void 0 || namespace === void 0) return void 0;
	if (goType(kind) !== "string") return require_check.refused(kind, `panic: interface conversion: interface {} is ${goType(kind)}, not string`, { message: require_start.message$1`The \`kind\` of a subject of RoleBinding \`${id.name}\` is not a string` });
	if (require_check.valueText(kind) !== ACCOUNT || goType(namespace) === "string") return void 0;
	return require_check.refused(namespace, `Invalid Input: namespace is blank for resource "${idText(id)}"`, {
		message: require_start.message$1`The namespace of a subject of RoleBinding \`${id.name}\` is not a string`,
		help: require_start.message$1`Write the namespace in quotes, or leave the field out.`
	});
}
const MAP$1 = "map[string]interface {}";
const ACCOUNT = "ServiceAccount";
function goType(node) {
	if (node.kind === "sequence") return "[]interface {}";
	if (node.kind === "map") return node.entries.every(({ key }) => goType(key) === "string") ? MAP$1 : "map[interface {}]interface {}";
	switch (typeTag(node)) {
		case "!!null": return "nil";
		case "!!bool": return "bool";
		case "!!float": return "float64";
		case "!!timestamp": return "time.Time";
		case "!!int": return goIntegerType(node);
		default: return "string";
	}
}
function goIntegerType(node) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	return resolved.kind === "int" && BigInt(resolved.json) > require_check.MAX_INT64 ? "uint64" : "int";
}
function namespacesOf({ node }) {
	if (gvkOf(node).kind !== "RoleBinding") return [];
	return require_start.itemsAt(node, "subjects").flatMap((subject) => {
		return require_check.valueText(require_start.scalarAt(subject, "kind")) === ACCOUNT ? require_start.entryOf(subject, "namespace")?.value ?? [] : [];
	});
}
// src/render/kustomize/names/select-referral.ts
function selectReferral(reference, oldName, candidates, withNamespace) {
	const named = candidates(oldName);
	if (named.length === 0) return require_check.done(void 0);
	const { referrer, target } = reference;
	const role = roleOf$1(reference);
	const reach = reachOf(referrer);
	return chooseByAffixes(named.filter((each) => wasSelected(each, target) && (role === void 0 || wasSelected(each, role)) && reach(each) && isReachable(referrer, each)), reference, withNamespace);
}
function chooseByAffixes(found, reference, withNamespace) {
	if (found.length <= 1) return require_check.done(found[0]);
	const { referrer } = reference;
	let alike = found.filter((each) => sameAffixes(each, referrer, true));
	if (alike.length > 1) alike = alike.filter((each) => sameAffixes(each, referrer, false));
	const [first, ...rest] = alike;
	if (first === void 0) return require_check.done(void 0);
	return rest.every((each) => nameOf$4(each.node) === nameOf$4(first.node) && (!withNamespace || namespaceOf(each.node) === namespaceOf(first.node))) ? require_check.done(first) : ambiguous(alike, reference);
}
function ambiguous(found, { referrer, spec }) {
	const ids = found.map((each) => idText(currentId(each))).join(", ");
	return require_check.refused(require_start.nameNodeOf(referrer.node), `found multiple possible referrals: ${ids}`, {
		message: require_start.message$1`\`${spec.path}\` of ${gvkOf(referrer.node).kind} \`${nameOf$4(referrer.node)}\` may mean several objects of this build: ${found.map((each) => `\`${nameOf$4(each.node)}\``).join(", ")}`,
		related: found.map((each) => ({
			at: each.node,
			message: require_start.message$1`it may be this one`
		}))
	});
}
function wasSelected(resource, gvk) {
	return previousIds(resource).some((id) => isSelected(id, gvk));
}
function roleOf$1({ referrer, spec }) {
	if (!spec.path.endsWith("roleRef/name")) return void 0;
	const group = require_start.valueAt(referrer.node, "roleRef", "apiGroup");
	const kind = require_start.valueAt(referrer.node, "roleRef", "kind");
	if (group === void 0 || kind === void 0) return void 0;
	return {
		group: require_check.valueText(group),
		version: "",
		kind: require_check.valueText(kind)
	};
}
function isReachable(referrer, candidate) {
	const from = currentId(referrer);
	const to = currentId(candidate);
	return from.clusterScoped || to.clusterScoped || gvkOf(candidate.node).kind === "ServiceAccount" || effectiveNamespace(from) === effectiveNamespace(to);
}
function reachOf(referrer) {
	const from = currentId(referrer);
	if (from.clusterScoped) return () => true;
	const subjects = subjectNamespaces(referrer);
	return (candidate) => {
		const to = currentId(candidate);
		return to.clusterScoped || effectiveNamespace(from) === effectiveNamespace(to) || subjects.has(namespaceOf(candidate.node));
	};
}
// src/render/kustomize/names/name-references.ts
function fixNameReferences(resources, references, folder) {
	const candidates = candidatesFor(resources);
	const treeFor = referrerTrees(references);
	const trails = /* @__PURE__ */ new Map();
	return changeEach(resources, (resource) => {
		const broken = brokenNotes(resource);
		if (broken !== void 0) return broken;
		const tree = treeFor(originalId(resource));
		if (tree.children.size === 0) return require_check.done(resource);
		const odd = oddSubject(resource);
		if (odd !== void 0) return odd;
		const outcome = fixTree(resource.node, tree, {
			referrer: resource,
			candidates,
			folder,
			trails
		});
		if (outcome.kind === "done") return outcome.value.kind === "map" ? require_check.done(withNode(resource, outcome.value)) : require_check.done(resource);
		const message = `updating name reference of '${idText(currentId(resource))}': ${outcome.message}`;
		return {
			...outcome,
			message
		};
	});
}
function fixTree(node, tree, referring) {
	let here = node;
	for (const leaf of tree.leaves) {
		if (here.kind === "scalar" && !referring.candidates.isRenamed(require_check.valueText(here))) break;
		const outcome = fix(here, {
			...referring,
			...leaf
		});
		if (outcome.kind === "refused") return outcome;
		here = outcome.value;
	}
	if (tree.children.size === 0 || isMissingOrNull(here)) return require_check.done(here);
	if (here.kind === "sequence") return fixItems(here, tree, referring);
	if (here.kind === "map") return fixFields(here, tree, referring);
	return require_check.refused(here, "expected sequence or mapping node", { message: require_start.message$1`This must be a map or a list, since a field below it holds a name` });
}
function fixItems(list, tree, referring) {
	const items = [];
	const below = {
		leaves: [],
		children: tree.children
	};
	for (const item of list.items) {
		const outcome = fixTree(item, below, referring);
		if (outcome.kind === "refused") return outcome;
		items.push(outcome.value);
	}
	return require_check.done(require_check.withItems(list, items));
}
function fixFields(map, tree, referring) {
	let changed = map;
	for (const [name, below] of tree.children) {
		const field = require_start.entryOf(map, name);
		if (field === void 0) continue;
		const outcome = fixTree(field.value, below, referring);
		if (outcome.kind === "refused") return outcome;
		changed = require_check.withEntry(changed, field.key, outcome.value);
	}
	return require_check.done(changed);
}
function fix(node, reference) {
	if (isMissingOrNull(node)) return require_check.done(node);
	if (node.kind === "scalar") return fixScalar(node, reference);
	if (node.kind === "map") return fixMap(node, reference);
	const fixed = require_check.mapResults(node.items, (item) => item.kind === "sequence" ? notName(item, reference) : fix(item, reference));
	return require_check.mapDone(fixed, (items) => require_check.withItems(node, items));
}
function notName(node, { spec }) {
	return require_check.refused(node, "node is expected to be either a string or a map of string", { message: require_start.message$1`\`${spec.path}\` is configured to hold a name, and this is not one` });
}
function fixScalar(node, reference) {
	const old = require_check.valueText(node);
	if (!reference.candidates.isRenamed(old)) return require_check.done(node);
	const found = selectReferral(reference, old, reference.candidates.all, false);
	if (found.kind === "refused") return found;
	const name = found.value === void 0 ? old : nameOf$4(found.value.node);
	if (found.value === void 0 || name === old) return require_check.done(node);
	return require_check.done(setText(node, {
		text: name,
		at: node,
		trail: trailTo(found.value, node, reference)
	}));
}
function fixMap(node, reference) {
	const nameNode = require_start.valueAt(node, "name");
	if (nameNode === void 0) return require_check.refused(node, "path config error; no 'name' field in node", { message: require_start.message$1`\`${reference.spec.path}\` is configured to hold a name, and this map has no \`name\`` });
	const old = require_check.valueText(nameNode);
	const namespace = require_start.scalarAt(node, "namespace");
	const found = selectReferral(reference, old, require_start.valueAt(node, "namespace") === void 0 ? reference.candidates.all : reference.candidates.inNamespace(require_check.valueText(namespace), reachOf(reference.referrer)), true);
	if (found.kind === "refused") return found;
	if (found.value === void 0) return require_check.done(node);
	const trail = trailTo(found.value, nameNode, reference);
	const newNamespace = namespaceOf(found.value.node);
	const name = nameOf$4(found.value.node);
	if (name === old && newNamespace === "") return require_check.done(node);
	const renamed = setField(node, "name", {
		text: name,
		at: nameNode,
		trail
	});
	if (newNamespace === "") return require_check.done(renamed);
	return require_check.done(setField(renamed, "namespace", {
		text: newNamespace,
		at: namespace ?? nameNode,
		trail
	}));
}
function trailTo(referral, node, { folder, trails }) {
	return onto(require_start.getOrMake(trails, referral, () => {
		return trailFrom("reference", require_start.scalarAt(referral.node, "metadata", "name") ?? referral.node, folder);
	}), node.trail);
}
// src/render/kustomize/names/expand-variables.ts
function expandVariables(text, valueOf) {
	let result = "";
	let checkpoint = 0;
	for (let at = 0; at < text.length; at++) {
		if (text[at] !== "$" || at + 1 >= text.length) continue;
		result += text.slice(checkpoint, at);
		const next = text[at + 1];
		const close = next === "(" ? text.indexOf(")", at + 2) : -1;
		if (close !== -1) {
			const name = text.slice(at + 2, close);
			const value = valueOf(name);
			if (text === `$(${name})`) return value ?? {
				kind: "text",
				text
			};
			result += value === void 0 ? `$(${name})` : variableText(value);
			at = close;
		} else {
			result += next === "$" ? "$" : `$${next}`;
			at += 1;
		}
		checkpoint = at + 1;
	}
	return {
		kind: "text",
		text: result + text.slice(checkpoint)
	};
}
function variableText(value) {
	if (value.kind === "text" || value.kind === "int") return value.text;
	return value.kind === "bool" ? String(value.value) : require_check.goFloatText(value.value);
}
// src/render/kustomize/names/resolve-vars.ts
function resolveVars(resources, vars, fields, folder) {
	const values = /* @__PURE__ */ new Map();
	const secrets = /* @__PURE__ */ new Map();
	for (const each of [...vars.values()].sort((a, b) => a.name < b.name ? -1 : 1)) {
		const value = valueOf$2(each, resources);
		if (value.kind === "refused") return value;
		values.set(each.name, value.value);
		const secret = secretOf(each, resources);
		if (secret !== void 0) secrets.set(each.name, secret);
	}
	if (values.size === 0) return require_check.done(resources);
	const trail = trailFrom("replacement", void 0, folder);
	const get = (name) => values.get(name);
	const expand = (node) => {
		const made = replaced$1(node, expandVariables(node.text, get), trail);
		return made === node ? node : withValue$1(made, partsOf$5(node, made.text, get, secrets));
	};
	return changeNodes(resources, (object) => expandFields(object, fields, expand));
}
function valueOf$2(each, resources) {
	const holder = resources.find(({ varNames }) => varNames.includes(each.name));
	if (holder === void 0) return unmapped(each);
	const found = lookUp(holder.node, withIndexes(splitFieldPath(each.fieldPath)));
	if (found.kind === "refused" || found.value === void 0) return noField(each);
	if (found.value.kind !== "scalar") return require_check.done(void 0);
	const value = typed$1(found.value);
	return value === void 0 ? noField(each) : require_check.done(value);
}
function secretOf(each, resources) {
	const holder = resources.find(({ varNames }) => varNames.includes(each.name));
	if (holder === void 0) return void 0;
	const path = withIndexes(splitFieldPath(each.fieldPath));
	const found = lookUp(holder.node, path);
	const read = found.kind === "done" ? found.value : void 0;
	return secretLabel(holder.node, path) ?? (read && labelOf(read));
}
function partsOf$5(node, text, get, secrets) {
	const pieces = node.text.split(/(\$\([^)]{0,300}\))/);
	const labels = pieces.map((piece) => secrets.get(piece.slice(2, -1)));
	const label = labelOf(node) ?? labels.find((each) => each !== void 0);
	if (label === void 0) return void 0;
	const parts = pieces.map((piece, at) => {
		const expanded = expandVariables(piece, get);
		const shown = expanded.kind === "text" ? expanded.text : piece;
		const secret = labels[at];
		return secret === void 0 ? {
			kind: "text",
			text: shown
		} : {
			kind: "secret",
			text: shown,
			label: secret
		};
	});
	return parts.map((part) => part.kind === "placeholder" ? "" : part.text).join("") === text ? parts : [{
		kind: "secret",
		text,
		label
	}];
}
function unmapped(each) {
	const { kind, name } = targetOf(each);
	return require_check.refused(each.at, `var '${each.name}' cannot be mapped to a field in the set of known resources`, {
		message: require_start.message$1`The var \`${each.name}\` reads ${kind} \`${name}\`, which this build does not have`,
		help: require_start.message$1`Its \`objref\` must name \`apiVersion\`, \`kind\` and \`name\` as the object was first written.`,
		absence: true
	});
}
function noField(each) {
	return require_check.refused(each.at, `field specified in var '${each.name}' not found in corresponding resource`, {
		message: require_start.message$1`The var \`${each.name}\` reads \`${each.fieldPath}\`, which the object does not have`,
		...each.fieldPath === "metadata.namespace" && { code: "namespace-above" }
	});
}
function withIndexes(path) {
	return path.flatMap((part) => {
		const found = /^(.*)\[(\d+)\]$/.exec(part);
		if (found === null) return [part];
		const [, name = "", index = ""] = found;
		return name === "" ? [index] : [name, index];
	});
}
function typed$1(node) {
	switch (typeTag(node)) {
		case "!!int": return /^[-+]?[0-9]+$/.test(node.text) ? {
			kind: "int",
			text: String(BigInt(node.text.replace(/^\+/, "")))
		} : void 0;
		case "!!float": return {
			kind: "float",
			value: Number(node.text)
		};
		case "!!bool": return {
			kind: "bool",
			value: /^t/i.test(node.text)
		};
		default: return {
			kind: "text",
			text: node.text
		};
	}
}
function expandFields(object, fields, expand) {
	const creation = {
		kind: void 0,
		at: object,
		trail: void 0
	};
	return require_check.foldResults(fields, object, (node, spec) => applyFieldSpec(node, spec, (each) => expandNode(each, expand), creation));
}
function expandNode(node, expand) {
	if (isMissingOrNull(node)) return require_check.done(node);
	const inner = (each) => each.kind === "scalar" && isText$1(each) ? expand(each) : each;
	if (node.kind === "scalar") return require_check.done(inner(node));
	if (node.kind === "map") {
		const wrong = node.entries.find(({ key }) => !isText$1(key));
		if (wrong !== void 0) return require_check.refused(wrong.key, `invalid map key: value='${wrong.key.text}'`);
		const entries = node.entries.map((each) => {
			const value = inner(each.value);
			return value === each.value ? each : require_start.entryWith(each, value);
		});
		return require_check.done(require_check.withEntries(node, entries));
	}
	const wrong = node.items.find((each) => each.kind !== "scalar" || !isText$1(each));
	if (wrong !== void 0) return require_check.refused(wrong, "invalid value type expect a string");
	return require_check.done(require_check.withItems(node, node.items.map(inner)));
}
function replaced$1(node, value, trail) {
	if (value.kind === "text" && value.text === node.text && node.untyped !== true) return node;
	const made = (text, tag) => ({
		...require_check.scalarOf(text, node, onto(trail, node.trail)),
		tag
	});
	if (value.kind === "text") return made(value.text, "!!str");
	if (value.kind === "int") return made(value.text, "!!int");
	return made(String(value.value), `!!${value.kind}`);
}
// src/render/kustomize/object/manifest-of.ts
function manifestOf(node) {
	const { group, kind } = gvkOf(node);
	return {
		apiVersion: require_check.valueText(require_start.scalarAt(node, "apiVersion")),
		group,
		kind,
		name: nameOf$4(node) || void 0,
		namespace: namespaceOf(node) || void 0,
		node,
		dialect: "kustomize"
	};
}
// src/render/kustomize/build/sort-resources.ts
function sortResources(resources, options, byDefault, at) {
	if (options === void 0) return byDefault === "none" ? require_check.done(resources) : sortByKind$1(resources, ORDER_FIRST, ORDER_LAST, at);
	const { order, legacy } = options;
	if (order.text !== "fifo" && order.text !== "legacy") return require_check.refused(order.at ?? options.at, "the field 'sortOptions.order' must be one of [fifo, legacy]", { message: require_start.message$1`\`sortOptions.order\` must be \`fifo\` or \`legacy\`` });
	if (order.text === "legacy") {
		const { first, last } = legacy ?? {
			first: ORDER_FIRST,
			last: ORDER_LAST
		};
		return sortByKind$1(resources, first, last, at);
	}
	if (legacy === void 0) return require_check.done(resources);
	return require_check.refused(options.at, "the field 'sortOptions.legacySortOptions' is set but the selected sort order is 'fifo', not 'legacy'", { message: require_start.message$1`\`sortOptions\` has \`legacySortOptions\`, which work only with the order \`legacy\`` });
}
function sortByKind$1(resources, first, last, at) {
	const orders = typeOrder(first, last);
	const keyed = resources.map((resource) => {
		const id = currentId(resource);
		return {
			resource,
			id,
			text: `${gvkText(id)}|${id.namespace || "~X"}|${id.name || "~N"}`
		};
	});
	keyed.sort((left, right) => compareIds(left, right, orders));
	const list = emptyList();
	return appendAll(list, keyed.map(({ resource }) => resource), at) ?? require_check.done(list.items);
}
function compareIds(left, right, orders) {
	return sameGvk(left.id, right.id) ? require_check.compareText(left.text, right.text) : compareTypes(left.id, right.id, orders);
}
function compareTypes(left, right, orders) {
	const order = (orders.get(left.kind) ?? 0) - (orders.get(right.kind) ?? 0);
	if (order !== 0) return order;
	const byText = require_check.compareText(sortText(left), sortText(right));
	return left.kind === "Namespace" && right.kind === "Namespace" && (left.group === "" || right.group === "") ? -byText : byText;
}
// src/render/kustomize/build/finish-build.ts
function finishBuild(target, { resources, config, vars }, options) {
	const { folder, recorder, kustomization } = target;
	const at = kustomization.root;
	const steps = [
		addHashSuffixes(folder),
		(each) => fixNameReferences(each, config.nameReference, folder),
		(each) => {
			const resolved = resolveVars(each, vars, config.varReference, folder);
			return resolved.kind === "refused" && tolerate(recorder, resolved) ? require_check.done(each) : resolved;
		},
		(each) => dropLocal(each, at, recorder),
		(each) => sortResources(each, kustomization.sortOptions, options.reorder, at),
		(each) => addManagedBy(each, target, options)
	];
	const finished = require_check.foldResults(steps, resources, (current, step) => step(current));
	if (finished.kind === "refused") return finished;
	return printable$1(finished.value.map((each) => withoutNotes(each, target)));
}
function dropLocal(resources, at, recorder) {
	const kept = [];
	for (const resource of resources) {
		if (resource.node.entries.length === 0) continue;
		const failure = invalidMetadata(resource.node);
		if (failure !== void 0 && !goesOn$2(recorder, failure)) return failure;
		if (failure !== void 0) continue;
		if (!require_check.isLocalConfig(resource.node)) kept.push(resource);
	}
	const list = emptyList();
	const failure = appendAll(list, kept, at);
	if (failure !== void 0 && !goesOn$2(recorder, failure)) return failure;
	if (kept.length === resources.length) return require_check.done(resources);
	return require_check.done(resources.filter((each) => list.byId.has(currentKey(each))));
}
function goesOn$2(recorder, failure) {
	return recorder.left !== void 0 && tolerate(recorder, failure, "without-objects");
}
function addManagedBy(resources, { kustomization, run, folder }, { managedBy, version }) {
	if (!run.buildMetadata.has("managedByLabel") && !managedBy) return require_check.done(resources);
	const { root } = kustomization;
	return transformTexts([{
		key: "app.kubernetes.io/managed-by",
		keyAt: root,
		value: {
			text: `kustomize-${version}`,
			at: root
		}
	}], [{
		group: "",
		version: "",
		kind: "",
		path: "metadata/labels",
		create: true
	}], root, folder)(resources);
}
function withoutNotes(resource, { run }) {
	const { node } = resource;
	const metadata = require_start.mapAt(node, "metadata");
	if (metadata !== void 0 && require_start.entryOf(metadata, "annotations") === void 0) return resource;
	const annotations = new Map(annotationsOf(node));
	if (annotations.size > 0) for (const name of BUILD_ANNOTATIONS) annotations.delete(name);
	if (!run.buildMetadata.has("originAnnotations")) annotations.delete(ORIGIN);
	if (!run.buildMetadata.has("transformerAnnotations")) annotations.delete(TRANSFORMATIONS);
	return withNode(resource, setAnnotations(node, annotations, node));
}
function printable$1(resources) {
	const manifests = [];
	for (const { node, rewritten } of resources) {
		if (isSound(node)) {
			manifests.push(manifestOf(node));
			continue;
		}
		const stranded = rewritten ? void 0 : strandedComment(node);
		if (stranded !== void 0) return stranded;
		const printed = printedForm(node);
		if (printed.kind === "refused") return printed;
		manifests.push(manifestOf(printed.value));
	}
	return require_check.done(manifests);
}
// src/render/kustomize/build/resolve-versions.ts
function resolveVersions(versioned, running) {
	const own = versioned.filter(({ words }) => isRefusedBy(words, running?.version));
	if (running === void 0 || running.isKnown) return {
		refusal: require_check.joinRefusals(own),
		differences: []
	};
	const { installed } = running;
	return {
		refusal: void 0,
		differences: own.filter(({ words }) => !isBuiltBy(words, installed)).map(differenceOf)
	};
}
function isBuiltBy(words, installed) {
	if (installed === void 0 || words?.since === void 0) return false;
	return require_start.compareVersions(installed, words.since) < 0;
}
function isRefusedBy(words, version) {
	if (words?.builtSince !== void 0) return version !== void 0 && require_start.compareVersions(version, words.builtSince) < 0;
	return version === void 0 || require_start.compareVersions(version, words?.since ?? "") >= 0;
}
function differenceOf(refusal) {
	const { at, words } = refusal;
	const [finding] = refusalFindings([refusal], "kustomize");
	const said = finding?.message ?? refusal.message;
	return {
		at,
		...finding,
		message: words?.builtSince === void 0 ? require_start.message$1`${said}. Versions of kustomize before ${words?.since ?? ""} build it, later ones refuse it, and nothing in this repository says which one runs.` : require_start.message$1`${said}. Nothing in this repository says which one runs.`
	};
}
// src/render/kustomize/build/build-kustomization.ts
const builtIn = require_start.memo((_shared) => /* @__PURE__ */ new Map());
function buildKustomization(context, folder, options = DEFAULT_BUILD_OPTIONS, at = startOfKustomization(context, folder)) {
	const { questions, dependencies: recorded, shared } = context;
	const key = JSON.stringify([folder, options]);
	const known = builtIn(shared).get(key);
	if (known !== void 0 && context.joined(folder) === void 0) {
		recorded.include(known.dependencies);
		noteWork(known.result.work);
		return {
			...known.result,
			objects: known.result.objects.map(copyOf$1)
		};
	}
	const { count } = questions;
	const [result, dependencies] = recorded.record(() => {
		const recorder = newRecorder(options.goesOn);
		return buildRoot(context, folder, readKustomization(context, folder, at, recorder), options, recorder);
	});
	recorded.include(dependencies);
	if (!result.failed && questions.count === count && context.joined(folder) === void 0) builtIn(shared).set(key, {
		result,
		dependencies
	});
	return result;
}
function copyOf$1(manifest) {
	return {
		...manifest,
		node: { ...manifest.node }
	};
}
function buildRoot(context, folder, root, options, recorder, start = EMPTY_ACCUMULATION) {
	const joined = context.joined(folder);
	if (joined !== void 0) recorder.partial.add(require_start.message$1`${joined}`);
	const work = workBudget();
	const built = root.kind === "refused" ? withoutRoot(root, recorder, start) : build(context, folder, root.value, options, {
		recorder,
		work
	}, start);
	const { refusal, differences } = resolveVersions([...recorder.versioned], options.kustomize);
	const outcome = built.kind === "refused" ? built : refusal ?? built;
	const failed = outcome.kind === "refused";
	noteWork(workDone(work));
	return {
		folder,
		objects: failed ? [] : outcome.value,
		failed,
		findings: failed ? refusalFindings([outcome], "kustomize") : [],
		...recordedIn(recorder),
		...!failed && { differences },
		...!failed && recorder.partial.size === 0 && { patches: [...recorder.patches.values()] },
		charts: [...recorder.charts.values()],
		outside: refusalFindings([...recorder.outside], "kustomize"),
		...leftOf(recorder),
		work: workDone(work)
	};
}
function leftOf({ left }) {
	if (left === void 0 || left.size === 0) return {};
	return { left: left.has("without-changes") ? "without-changes" : "without-objects" };
}
function withoutRoot(root, recorder, { resources }) {
	return resources.length === 0 && root.words?.since !== void 0 && tolerate(recorder, root) ? require_check.done([]) : root;
}
function build(context, folder, kustomization, options, { recorder, work }, start) {
	const target = {
		context,
		folder,
		recorder,
		run: {
			context,
			schema: builtInSchema(),
			schemaIsSet: false,
			readUnknownType: false,
			merged: false,
			rules: versionRules(options.kustomize),
			buildMetadata: new Set(kustomization.buildMetadata.map(({ text }) => text)),
			work,
			accumulate: accumulateTarget
		},
		kustomization,
		chain: [folder],
		originPath: "",
		chartNamespace: ""
	};
	const failure = setOpenApi(target, true);
	if (failure !== void 0) return failure;
	const gathered = accumulateTarget(target, start);
	return gathered.kind === "refused" ? gathered : finishBuild(target, gathered.value, options);
}
function startOfKustomization(context, folder) {
	const [path] = kustomizationFiles(context, folder);
	return {
		file: (path === void 0 ? void 0 : context.parsed(path).source) ?? {
			path: folder,
			text: ""
		},
		start: 0,
		end: 0
	};
}
// src/render/helm/text/bytes.ts
const LONE = 56320;
const ASCII_ONLY = /^[\u0000-\u007f]*$/;
const ODD_BYTE$1 = /(?:^|[^\ud800-\udbff])[\udc80-\udcff]/;
const decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function isAscii(text) {
	return ASCII_ONLY.test(text);
}
function hasOddBytes(text) {
	return ODD_BYTE$1.test(text);
}
function byteLength(text) {
	return isAscii(text) ? text.length : byteOffset(text, text.length);
}
function byteOffset(text, offset) {
	let bytes = 0;
	for (let at = 0; at < offset;) {
		const code = text.codePointAt(at) ?? 0;
		bytes += widthOf(code);
		at += code > 65535 ? 2 : 1;
	}
	return bytes;
}
function sliceBytes(text, start, end) {
	if (isAscii(text)) return text.slice(start, end);
	return fromBytes(toBytes(text).subarray(start, end));
}
function toBytes(text) {
	if (!hasOddBytes(text)) return Buffer.from(text, "utf8");
	const parts = [];
	let from = 0;
	for (let at = 0; at < text.length;) {
		const code = text.codePointAt(at) ?? 0;
		const next = at + (code > 65535 ? 2 : 1);
		if (isOddByte(code)) {
			parts.push(Buffer.from(text.slice(from, at), "utf8"), Uint8Array.of(code - LONE));
			from = next;
		}
		at = next;
	}
	parts.push(Buffer.from(text.slice(from), "utf8"));
	return Buffer.concat(parts);
}
function fromBytes(bytes) {
	try {
		return decoder.decode(bytes);
	} catch {
		return decodeOdd(bytes);
	}
}
function repairBytes(text) {
	return hasOddBytes(text) ? fromBytes(toBytes(text)) : text;
}
function isOddByte(code) {
	return code >= 56448 && code <= 56575;
}
function widthOf(code) {
	if (code < 128 || isOddByte(code)) return 1;
	if (code < 2048) return 2;
	return code > 65535 ? 4 : 3;
}
function decodeOdd(bytes) {
	const parts = [];
	let from = 0;
	for (let at = 0; at < bytes.length;) {
		const width = characterWidth(bytes, at);
		if (width > 0) {
			at += width;
			continue;
		}
		if (from < at) parts.push(decoder.decode(bytes.subarray(from, at)));
		parts.push(String.fromCharCode(LONE + (bytes[at] ?? 0)));
		at += 1;
		from = at;
	}
	if (from < bytes.length) parts.push(decoder.decode(bytes.subarray(from)));
	return parts.join("");
}
function characterWidth(bytes, at) {
	const first = bytes[at] ?? 0;
	if (first < 128) return 1;
	const width = first >= 240 ? 4 : first >= 224 ? 3 : 2;
	if (first < 194 || first > 244 || at + width > bytes.length) return 0;
	const second = bytes[at + 1] ?? 0;
	if (second < (first === 224 ? 160 : first === 240 ? 144 : 128) || second > (first === 237 ? 159 : first === 244 ? 143 : 191)) return 0;
	for (let index = 2; index < width; index++) if (((bytes[at + index] ?? 0) & 192) !== 128) return 0;
	return width;
}
// src/render/helm/chart/chart-file.ts
const sourceOf = require_start.memo(({ path, bytes }) => ({
	path,
	text: fromBytes(bytes)
}));
function withoutMark(bytes) {
	const [first, second, third] = bytes;
	return first === 239 && second === 187 && third === 191 ? bytes.subarray(3) : bytes;
}
const NO_PIECES = [];
const EMPTY_TEXT = {
	text: "",
	pieces: NO_PIECES
};
function textOf$3(text, origin, at = -1) {
	if (text === "") return EMPTY_TEXT;
	if (origin === void 0) return {
		text,
		pieces: NO_PIECES
	};
	return {
		text,
		pieces: [{
			end: text.length,
			origin,
			at,
			place: void 0
		}]
	};
}
// src/render/helm/value/go-types.ts
const NO_METHODS = /* @__PURE__ */ new Map();
const NO_TAGS = /* @__PURE__ */ new Map();
const ANY = basicType("interface", isAnything, "interface {}");
const BOOL = basicType("bool", isKind("bool"));
const INT = basicType("int", isKind("int"));
const INT64 = basicType("int64", isKind("int"));
const UINT8 = basicType("uint8", isKind("uint"));
const UINT32 = basicType("uint32", isKind("uint"));
const UINT64 = basicType("uint64", isKind("uint"));
const FLOAT64 = basicType("float64", isKind("float"));
const COMPLEX128 = basicType("complex128", isKind("complex"));
const STRING = basicType("string", isKind("string"));
const LIST = sliceType(ANY);
const STRINGS = sliceType(STRING);
const INTS = sliceType(INT);
const BYTES = {
	...basicType("slice", isKind("bytes"), "[]uint8"),
	elem: UINT8
};
const MAP = mapType(ANY);
const STRING_MAP = mapType(STRING);
function sliceType(elem) {
	return {
		...basicType("slice", isKind("list"), `[]${elem.name}`),
		elem
	};
}
function mapType(elem) {
	return {
		...basicType("map", isKind("map"), `map[string]${elem.name}`),
		elem
	};
}
function namedType(name, make, { methods = NO_METHODS, stringer } = {}) {
	return {
		...make,
		name,
		named: true,
		methods,
		stringer
	};
}
function structType(name, { methods = NO_METHODS, stringer, printed, copied, tags = NO_TAGS } = {}) {
	return {
		...basicType("struct", isKind("struct"), name),
		named: true,
		methods,
		stringer,
		printed,
		copied,
		tags
	};
}
function pointerType(elem) {
	const { methods, stringer, tags } = elem;
	return {
		...basicType("ptr", isKind("struct"), `*${elem.name}`),
		elem,
		methods,
		stringer,
		tags
	};
}
function timeType({ methods = NO_METHODS, stringer } = {}) {
	return {
		...basicType("struct", isKind("time"), "time.Time"),
		named: true,
		methods,
		stringer
	};
}
function isAssignable(from, to) {
	if (from === to || to.kind === "interface" || from.name === to.name) return true;
	return from.kind === to.kind && from.named !== to.named && sameMake(from, to);
}
function canBeNil(type) {
	return [
		"interface",
		"map",
		"slice",
		"ptr",
		"func"
	].includes(type.kind);
}
function sameMake(from, to) {
	if (from.elem === void 0 || to.elem === void 0) return false;
	return from.kind !== "ptr" && from.elem.name === to.elem.name;
}
function basicType(kind, holds, name = kind) {
	return {
		name,
		kind,
		elem: void 0,
		named: false,
		holds,
		methods: NO_METHODS,
		stringer: void 0,
		printed: void 0,
		copied: void 0,
		tags: NO_TAGS
	};
}
function isAnything(_value) {
	return true;
}
function isKind(kind) {
	return (value) => value.kind === kind;
}
// src/render/helm/value/make-value.ts
const NONE = [];
const NIL$1 = {
	kind: "nil",
	origin: void 0
};
const TRUE = {
	kind: "bool",
	type: BOOL,
	origin: void 0,
	value: true
};
const FALSE = {
	kind: "bool",
	type: BOOL,
	origin: void 0,
	value: false
};
function nilValue(origin) {
	return origin === void 0 ? NIL$1 : {
		kind: "nil",
		origin
	};
}
function boolValue(value, origin) {
	if (origin === void 0) return value ? TRUE : FALSE;
	return {
		kind: "bool",
		type: BOOL,
		origin,
		value
	};
}
function intValue(value, origin, type = INT) {
	const bits = type.kind === "int8" ? 8 : type.kind === "int16" ? 16 : type.kind === "int32" ? 32 : 64;
	return {
		kind: "int",
		type,
		origin,
		value: BigInt.asIntN(bits, BigInt(value))
	};
}
function uintValue(value, origin, type = UINT8) {
	const bits = type.kind === "uint8" ? 8 : type.kind === "uint16" ? 16 : type.kind === "uint32" ? 32 : 64;
	return {
		kind: "uint",
		type,
		origin,
		value: BigInt.asUintN(bits, BigInt(value))
	};
}
function floatValue(value, origin) {
	return {
		kind: "float",
		type: FLOAT64,
		origin,
		value
	};
}
function stringValue(text, type = STRING) {
	return {
		kind: "string",
		type,
		text
	};
}
function stringOf$2(text, origin, at) {
	return {
		kind: "string",
		type: STRING,
		text: textOf$3(text, origin, at)
	};
}
function listValue(items, origin, type = LIST, spare = NONE) {
	return {
		kind: "list",
		type,
		origin,
		items,
		spare,
		isNil: false
	};
}
function bytesValue(text, type = BYTES) {
	return {
		kind: "bytes",
		type,
		text
	};
}
function mapValue(entries, origin, type = MAP, keyOrigins) {
	return {
		kind: "map",
		type,
		origin,
		entries,
		isNil: false,
		keyOrigins
	};
}
function structValue(fields, type, origin) {
	return {
		kind: "struct",
		type,
		origin,
		fields
	};
}
function zeroOf(type) {
	switch (type.kind) {
		case "bool": return {
			...FALSE,
			type
		};
		case "string": return {
			kind: "string",
			type,
			text: EMPTY_TEXT
		};
		case "map": return {
			...mapValue(/* @__PURE__ */ new Map(), void 0, type),
			isNil: true
		};
		case "slice":
			if (type.elem?.kind === "uint8") return bytesValue(EMPTY_TEXT, type);
			return {
				...listValue(NONE, void 0, type),
				isNil: true
			};
		case "float64": return {
			kind: "float",
			type,
			origin: void 0,
			value: 0
		};
		case "complex128": return {
			kind: "complex",
			type,
			origin: void 0,
			real: 0,
			imaginary: 0
		};
		case "struct": return structValue(/* @__PURE__ */ new Map(), type);
		case "ptr":
		case "func":
		case "interface": return NIL$1;
		default: return type.kind.startsWith("u") ? uintValue(0n, void 0, type) : intValue(0n, void 0, type);
	}
}
// src/render/helm/objects/release.ts
function releaseValue(release) {
	const { name, namespace, revision, isUpgrade, nameOrigin } = release;
	return mapValue(/* @__PURE__ */ new Map([
		["Name", stringValue(textOf$3(name, nameOrigin))],
		["Namespace", stringOf$2(namespace)],
		["IsUpgrade", boolValue(isUpgrade)],
		["IsInstall", boolValue(!isUpgrade)],
		["Revision", intValue(revision)],
		["Service", stringOf$2("Helm")]
	]));
}
const NAME$1 = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const LONGEST$1 = 53;
function releaseNameFault(name) {
	if (name === "") return "no name provided";
	if (name.length <= LONGEST$1 && NAME$1.test(name)) return void 0;
	return `invalid release name, must match regex ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ and the length must not be longer than ${LONGEST$1}`;
}
// src/render/helm/text/origin.ts
const MAX_OTHERS = 8;
const NO_ORIGINS = [];
function originOf$1(by, span) {
	return {
		by,
		span,
		secret: false,
		unknowable: void 0,
		others: NO_ORIGINS
	};
}
function secretOrigin(origin) {
	return origin.secret ? origin : {
		...origin,
		secret: true
	};
}
function madeOrigin(origin, making) {
	if (making === void 0 || !making.secret && making.unknowable === void 0) return origin;
	const { secret, unknowable } = making;
	return {
		...origin,
		secret: origin.secret || secret,
		unknowable: origin.unknowable ?? unknowable
	};
}
function unknowableOrigin(unknowable, span) {
	return {
		by: "template",
		span,
		secret: false,
		unknowable,
		others: NO_ORIGINS
	};
}
function joinOrigins(left, right) {
	if (left === void 0 || left === right) return right;
	if (right === void 0 || holds$1(left, right)) return left;
	if (left.by === "template" && right.by !== "template") return joined$3(right, left);
	return joined$3(left, right);
}
function allOrigins(origin) {
	return origin.others.length === 0 ? [origin] : [origin, ...origin.others];
}
function joined$3(first, second) {
	const others = /* @__PURE__ */ new Set([
		...first.others,
		{
			...second,
			others: NO_ORIGINS
		},
		...second.others
	]);
	return {
		by: first.by,
		span: first.span,
		secret: first.secret || second.secret,
		unknowable: first.unknowable ?? second.unknowable,
		others: [...others].slice(0, MAX_OTHERS)
	};
}
function holds$1(whole, part) {
	if (part.secret && !whole.secret) return false;
	if (part.unknowable !== void 0 && whole.unknowable === void 0) return false;
	if (whole.others.length >= MAX_OTHERS) return true;
	const places = [whole, ...whole.others];
	return [part, ...part.others].every((one) => places.some((other) => isSamePlace(one, other)));
}
function isSamePlace({ span: one }, { span: other }) {
	if (one === void 0 || other === void 0) return one === other;
	return one.file === other.file && one.start === other.start && one.end === other.end;
}
// src/go/regexp/find-all.ts
function findAll(regexp, text, { most, groups, spend }) {
	const find = groups ? require_check.findGroups : require_check.findMatch;
	const found = [];
	const enough = most < 0 ? Infinity : most;
	let before = -1;
	for (let at = 0; at <= text.length && found.length < enough;) {
		const match = find(regexp, text, at, spend);
		const [start, end] = match ?? [];
		if (match === void 0 || start === void 0 || end === void 0) break;
		if (end !== at || start !== before) found.push(match);
		at = end === at ? at + require_check.unitsAt(text, at) : end;
		before = end;
	}
	return found;
}
function findReplaced(regexp, text, groups, spend) {
	const find = groups ? require_check.findGroups : require_check.findMatch;
	const found = [];
	let before = 0;
	for (let at = 0; at <= text.length;) {
		const match = find(regexp, text, at, spend);
		const [start, end] = match ?? [];
		if (match === void 0 || start === void 0 || end === void 0) break;
		if (end > before || start === 0) found.push(match);
		before = end;
		at = Math.max(end, at + require_check.unitsAt(text, at));
	}
	return found;
}
// src/render/helm/functions/semver/version.ts
const MAX_LENGTH$1 = 256;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const VERSION$3 = new RegExp(`^v?([0-9]+)(?:\\.([0-9]+))?(?:\\.([0-9]+))?(?:-(${IDENTIFIERS}))?(?:\\+(${IDENTIFIERS}))?$`);
function parseVersion(text) {
	if (text.length > MAX_LENGTH$1) return `version string is too long (max ${MAX_LENGTH$1} bytes)`;
	const found = VERSION$3.exec(text);
	if (found === null) return "invalid semantic version";
	const [original, major = "", minor = "0", patch = "0", prerelease = "", metadata = ""] = found;
	const large = [
		major,
		minor,
		patch
	].find((number) => BigInt(number) > require_check.MAX_UINT64);
	if (large !== void 0) return `error parsing version segment: strconv.ParseUint: parsing "${large}": value out of range`;
	if (prerelease.split(".").some((part) => /^0[0-9]+$/.test(part))) return "version segment starts with 0";
	return {
		major: BigInt(major),
		minor: BigInt(minor),
		patch: BigInt(patch),
		prerelease,
		metadata,
		original
	};
}
function versionText({ major, minor, patch, prerelease, metadata }) {
	return `${major}.${minor}.${patch}${prerelease === "" ? "" : `-${prerelease}`}${metadata === "" ? "" : `+${metadata}`}`;
}
function compareVersions(left, right) {
	return compareNumbers(left.major, right.major) || compareNumbers(left.minor, right.minor) || compareNumbers(left.patch, right.patch) || comparePrereleases(left.prerelease, right.prerelease);
}
function comparePrereleases(left, right) {
	if (left === right) return 0;
	if (left === "") return 1;
	if (right === "") return -1;
	const [lefts, rights] = [left.split("."), right.split(".")];
	for (let at = 0; at < Math.max(lefts.length, rights.length); at++) {
		const order = compareIdentifiers(lefts[at], rights[at]);
		if (order !== 0) return order;
	}
	return 0;
}
function compareIdentifiers(left, right) {
	if (left === right) return 0;
	if (left === void 0) return -1;
	if (right === void 0) return 1;
	const [leftNumber, rightNumber] = [numberOf$1(left), numberOf$1(right)];
	if (leftNumber === void 0 && rightNumber === void 0) return left > right ? 1 : -1;
	if (rightNumber === void 0) return -1;
	if (leftNumber === void 0) return 1;
	return leftNumber > rightNumber ? 1 : -1;
}
function numberOf$1(text) {
	if (!/^[0-9]+$/.test(text)) return void 0;
	const value = BigInt(text);
	return value > require_check.MAX_UINT64 ? void 0 : value;
}
function compareNumbers(left, right) {
	if (left === right) return 0;
	return left < right ? -1 : 1;
}
// src/render/helm/functions/semver/constraint.ts
const MAX_LENGTH = 512;
const MAX_GROUPS = 32;
const SPACE$7 = "[\\t\\n\\f\\r ]";
const NUMBER$3 = "[0-9|xX*]+";
const VERSION$2 = `v?(${NUMBER$3})(?:\\.(${NUMBER$3}))?(?:\\.(${NUMBER$3}))?(-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?`;
const ITEM = `(?:(>=|=>|<=|=<|!=|~>|=|>|<|~|\\^)${SPACE$7}*)?(${VERSION$2})`;
const GROUP$1 = new RegExp(`^${SPACE$7}*${ITEM}(?:(?:${SPACE$7}+|${SPACE$7}*,${SPACE$7}*)${ITEM})*${SPACE$7}*$`);
const RANGE = `${SPACE$7}*(${VERSION$2})${SPACE$7}+-${SPACE$7}+(${VERSION$2})${SPACE$7}*`;
function parseConstraint(text) {
	if (text.length > MAX_LENGTH) return `constraint string is too long (max ${MAX_LENGTH} bytes)`;
	const alternatives = withoutRanges(text).split("||");
	if (alternatives.length > MAX_GROUPS) return `too many constraint groups (max ${MAX_GROUPS})`;
	const groups = [];
	for (const alternative of alternatives) {
		const group = groupOf$1(alternative);
		if (typeof group === "string") return group;
		groups.push(group);
	}
	return groups;
}
function withoutRanges(text) {
	const regexp = require_check.compileGoRegexp(RANGE);
	if (regexp.kind === "error") throw new Error(regexp.error);
	let plain = text;
	for (const match of findAll(regexp, text, {
		most: -1,
		groups: true
	})) {
		const [whole = "", low = "", high = ""] = [
			0,
			1,
			6
		].map((group) => text.slice(match[group * 2], match[group * 2 + 1]));
		plain = plain.replace(whole, () => `>= ${low}, <= ${high} `);
	}
	return plain;
}
function groupOf$1(text) {
	if (!GROUP$1.test(text)) return `improper constraint: ${require_check.goQuote(text)}`;
	const comparisons = [];
	for (const [, operator = "", , ...parts] of text.matchAll(new RegExp(ITEM, "g"))) {
		const comparison = comparisonOf(operator, parts);
		if (comparison === void 0) return "constraint parser error";
		comparisons.push(comparison);
	}
	return {
		comparisons,
		hasPrerelease: comparisons.some(({ version }) => version.prerelease !== "")
	};
}
function comparisonOf(operator, parts) {
	const [major = "", minor, patch, prerelease = ""] = parts;
	const anyMajor = isAny$1(major);
	const anyMinor = !anyMajor && isAny$1(minor);
	const anyPatch = !anyMajor && !anyMinor && isAny$1(patch);
	const isPartial = anyMajor || anyMinor || anyPatch;
	const version = parseVersion((anyMajor ? "0.0.0" : `${major}.${anyMinor ? "0.0" : `${minor}.${anyPatch ? "0" : patch}`}`) + prerelease);
	if (typeof version === "string") return void 0;
	return {
		operator,
		version,
		isPartial,
		anyMinor,
		anyPatch
	};
}
function isAny$1(number) {
	return number === void 0 || [
		"x",
		"X",
		"*"
	].includes(number);
}
// src/render/helm/functions/semver/satisfies.ts
function satisfies(version, constraint) {
	return constraint.some(({ comparisons, hasPrerelease }) => (hasPrerelease || version.prerelease === "") && comparisons.every((comparison) => holds(version, comparison)));
}
function holds(version, comparison) {
	const order = compareVersions(version, comparison.version);
	switch (comparison.operator) {
		case "!=": return isOther(version, comparison);
		case ">": return isNewer(version, comparison);
		case "<": return order < 0;
		case ">=":
		case "=>": return order >= 0;
		case "<=":
		case "=<": return isNotNewer(version, comparison);
		case "~":
		case "~>": return isSameMinor(version, comparison);
		case "^": return isCompatible$1(version, comparison);
		default: return comparison.isPartial ? isSameMinor(version, comparison) : order === 0;
	}
}
function isOther(version, { version: bound, isPartial, anyMinor, anyPatch }) {
	if (isPartial) {
		if (version.major !== bound.major) return true;
		if (anyMinor) return false;
		if (version.minor !== bound.minor) return true;
		if (anyPatch) return (version.prerelease !== "" || bound.prerelease !== "") && comparePrereleases(version.prerelease, bound.prerelease) !== 0;
	}
	return compareVersions(version, bound) !== 0;
}
function isNewer(version, { version: bound, isPartial, anyMinor, anyPatch }) {
	if (isPartial && version.major !== bound.major) return version.major > bound.major;
	if (anyMinor) return false;
	if (anyPatch) return version.minor > bound.minor;
	return compareVersions(version, bound) > 0;
}
function isNotNewer(version, { version: bound, isPartial, anyMinor }) {
	if (!isPartial) return compareVersions(version, bound) <= 0;
	if (version.major !== bound.major) return version.major < bound.major;
	return anyMinor || version.minor <= bound.minor;
}
function isSameMinor(version, { version: bound, anyMinor, anyPatch }) {
	if (compareVersions(version, bound) < 0) return false;
	if (bound.major === 0n && bound.minor === 0n && bound.patch === 0n && !anyMinor && !anyPatch) return true;
	return version.major === bound.major && (anyMinor || version.minor === bound.minor);
}
function isCompatible$1(version, { version: bound, anyMinor, anyPatch }) {
	if (compareVersions(version, bound) < 0) return false;
	if (bound.major > 0n || anyMinor) return version.major === bound.major;
	if (version.major > 0n) return false;
	if (bound.minor > 0n || anyPatch) return version.minor === bound.minor;
	return version.minor === 0n && version.patch === bound.patch;
}
// src/render/releases/satisfies-request.ts
function satisfiesRequest(own, version) {
	if (version === void 0 || version === "" || version === "*" || version === own) return true;
	const range = parseConstraint(version);
	const parsed = parseVersion(own);
	return typeof range !== "string" && typeof parsed !== "string" && satisfies(parsed, range);
}
// src/render/releases/chart-need.ts
function fluxChartNeed(release, find) {
	const spec = require_start.mapAt(release.node, "spec", "chart", "spec");
	const isOci = textIn$1(release.node, release, "spec", "chart", "kind") === "OCIRepository";
	if (spec !== void 0 && isOci) return needOfOci(spec, release, "");
	if (spec !== void 0) return needOfSpec(spec, release, find);
	const reference = require_start.mapAt(release.node, "spec", "chartRef");
	const named = textIn$1(reference, release, "name");
	if (named === void 0) return void 0;
	const kind = textIn$1(reference, release, "kind") ?? "";
	const found = find(kind, named, textIn$1(reference, release, "namespace") ?? release.namespace, pathOf$1(release));
	if (found === void 0) return {
		name: named,
		version: void 0,
		repository: void 0
	};
	if (kind === "HelmChart") return needOfSpec(require_start.mapAt(found.node, "spec"), found, find);
	return needOfOci(require_start.valueAt(found.node, "spec"), found, named);
}
function needOfOci(spec, owner, named) {
	const url = textIn$1(spec, owner, "url");
	const version = textIn$1(spec, owner, "ref", "tag") ?? textIn$1(spec, owner, "ref", "semver");
	return {
		name: url === void 0 ? named : lastPart(url),
		version,
		repository: url
	};
}
function needOfSpec(spec, owner, find) {
	const chart = textIn$1(spec, owner, "chart");
	if (chart === void 0) return void 0;
	const namespace = textIn$1(spec, owner, "sourceRef", "namespace") ?? owner.namespace;
	const source = find(textIn$1(spec, owner, "sourceRef", "kind") ?? "", textIn$1(spec, owner, "sourceRef", "name") ?? "", namespace, pathOf$1(owner));
	const url = source === void 0 ? void 0 : textIn$1(source.node, source, "spec", "url");
	const version = textIn$1(spec, owner, "version");
	const isFolder = source?.kind === "GitRepository" || source?.kind === "Bucket";
	if (isFolder) return {
		name: lastPart(chart),
		version,
		repository: url,
		isFolder
	};
	const isOci = url?.startsWith("oci://") === true;
	return {
		name: lastPart(chart),
		version,
		repository: isOci ? `${require_start.withoutEndSlashes(url)}/${chart}` : url
	};
}
function pathOf$1({ node }) {
	return require_start.hostSpan(node).file.path;
}
function otherVersion(need, loaded) {
	if (need?.version === void 0 || loaded.kind === "refused") return [];
	const { text } = loaded.chart.metadata.version;
	if (satisfiesRequest(text, need.version)) return [];
	return [require_start.message$1`version ${text} of its chart stands in for ${need.version}, which is not available`];
}
function withVersion(rendered, instead) {
	if (instead.length === 0) return rendered;
	const values = {
		...rendered.values,
		unused: []
	};
	const objects = rendered.failures.length === 0 ? rendered.objects : [];
	const partial = [...rendered.partial, ...instead];
	return {
		...rendered,
		objects,
		failures: [],
		partial,
		values
	};
}
function lastPart(path) {
	const trimmed = require_start.withoutEndSlashes(path);
	return trimmed.slice(trimmed.lastIndexOf("/") + 1);
}
function textIn$1(node, { dialect }, ...path) {
	return require_check.stringOf(require_start.valueAt(node, ...path), dialect) || void 0;
}
// src/render/releases/known-release-name.ts
const STAND_IN$2 = "release-name";
function knownReleaseName(name, origin) {
	if (!require_check.holdsPlaceholder(name)) return {
		text: name,
		origin
	};
	return {
		text: STAND_IN$2,
		origin: {
			...origin,
			unknowable: `release name ${name}`
		}
	};
}
// src/render/helm/objects/kube-version.ts
const VERSION$1 = /^[\t\n\f\r ]*v?([0-9]+(?:\.[0-9]+)*)/;
function parseKubeVersion(text) {
	const numbers = VERSION$1.exec(text)?.[1];
	if (numbers === void 0 || text.includes("\n")) return refused$3(text, `could not parse ${JSON.stringify(text)} as version`);
	const [major = "", minor, ...rest] = numbers.split(".");
	if (minor === void 0) return refused$3(text, `illegal version string ${JSON.stringify(text)}`);
	if (major.startsWith("0") && major !== "0") return refused$3(text, `illegal zero-prefixed version component ${JSON.stringify(major)} in ${JSON.stringify(text)}`);
	const parts = [
		major,
		minor,
		...rest
	].map((part) => String(BigInt(part)));
	const [plainMajor = "", plainMinor = ""] = parts;
	const given = text.startsWith("v") ? text : `v${text}`;
	return require_check.done({
		plain: `v${parts.join(".")}`,
		given,
		major: plainMajor,
		minor: plainMinor
	});
}
function refused$3(text, message) {
	return require_check.refusal(`invalid kube version '${text}': ${message}`);
}
// src/render/helm/chart/read-chart-yaml.ts
function readChartYaml(file, limits, range = {
	start: 0,
	end: file.text.length
}, endLastLine = false) {
	const invalid = invalidByte(file.text, range.start, range.end);
	if (invalid !== void 0) {
		const { message, at } = invalid;
		return refused$2(message, {
			file,
			start: at,
			end: at + 1
		});
	}
	const { root, fault } = require_check.parseDocument({
		file,
		...range
	}, limits, { endLastLine });
	if (fault === void 0) return require_check.done(root);
	return refused$2(fault.kubectl ?? fault.message, fault.at);
}
function refused$2(reason, at) {
	return {
		kind: "refused",
		message: `error converting YAML to JSON: ${reason}`,
		at
	};
}
function invalidByte(text, start, end) {
	if (!hasOddBytes(text)) return void 0;
	for (let at = start; at < end;) {
		const code = text.codePointAt(at) ?? 0;
		if (isOddByte(code)) return {
			message: `yaml: ${wordsOf(text, at, end)}`,
			at
		};
		at += code > 65535 ? 2 : 1;
	}
}
function wordsOf(text, at, end) {
	const first = byteAt(text, at) ?? 0;
	const width = first >= 192 && first < 248 ? first >= 240 ? 4 : first >= 224 ? 3 : 2 : 0;
	if (width === 0) return "invalid leading UTF-8 octet";
	if (byteLength(text.slice(at, Math.min(at + width, end))) < width) return "incomplete UTF-8 octet sequence";
	for (let index = 1; index < width; index++) {
		const byte = byteAt(text, at + index);
		if (byte === void 0 || byte >= 192) return "invalid trailing UTF-8 octet";
	}
	const second = byteAt(text, at + 1) ?? 0;
	return first < 194 || first === 224 && second < 160 || first === 240 && second < 144 ? "invalid length of a UTF-8 sequence" : "invalid Unicode character";
}
function byteAt(text, at) {
	const code = text.charCodeAt(at);
	return isOddByte(code) ? code & 255 : void 0;
}
// src/render/helm/text/piece-at.ts
function pieceAt({ pieces }, offset) {
	const index = pieceIndex(pieces, offset);
	const piece = pieces[index];
	return piece === void 0 ? void 0 : {
		piece,
		start: pieces[index - 1]?.end ?? 0
	};
}
function pieceIndex(pieces, offset) {
	let low = 0;
	let high = pieces.length - 1;
	while (low < high) {
		const middle = low + high >> 1;
		if ((pieces[middle]?.end ?? 0) > offset) high = middle;
		else low = middle + 1;
	}
	return low;
}
function piecesOf({ pieces }) {
	return pieces.map((piece, index) => ({
		...piece,
		start: pieces[index - 1]?.end ?? 0
	}));
}
// src/render/helm/output/fill-placeholders.ts
function fillPlaceholders(root, text) {
	return text.pieces.every(({ origin }) => !isFilled(origin)) || root === void 0 ? root : filled(root, text);
}
function isFilled(origin) {
	return origin !== void 0 && (origin.secret || origin.unknowable !== void 0);
}
function filled(node, text) {
	if (node.kind === "scalar") return filledScalar(node, text);
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => filled(item, text))
	};
	const entries = node.entries.map(({ key, name, value }) => ({
		key: filledScalar(key, text),
		name,
		value: filled(value, text)
	}));
	return {
		...node,
		entries
	};
}
function filledScalar(node, text) {
	const origins = originsIn(text, node.start, node.end);
	if (!origins.some(isFilled)) return node;
	return {
		...node,
		value: partsOf$4(node, text) ?? [wholePart(node, origins)]
	};
}
function originsIn(text, start, end) {
	const origins = [];
	for (let at = pieceIndex(text.pieces, start); at < text.pieces.length; at += 1) {
		if ((text.pieces[at - 1]?.end ?? 0) >= end) break;
		origins.push(text.pieces[at]?.origin);
	}
	return origins;
}
function wholePart(node, origins) {
	if (origins.some((origin) => origin?.secret === true)) return {
		kind: "secret",
		text: node.text,
		label: "secret"
	};
	const unknowable = origins.find((origin) => origin?.unknowable !== void 0)?.unknowable;
	return placeholder(unknowable ?? "");
}
function partsOf$4(node, text) {
	if (hasFolds(node, text.text.slice(node.start, node.end))) return void 0;
	const offsets = textOffsets(node);
	const parts = [];
	for (let index = 0; index < node.text.length;) {
		const at = pieceIndex(text.pieces, offsets[index] ?? node.start);
		const piece = text.pieces[at];
		const end = piece?.end ?? node.end;
		let next = index + 1;
		while (next < node.text.length && (offsets[next] ?? node.end) < end) next += 1;
		parts.push({
			origin: piece?.origin,
			text: node.text.slice(index, next)
		});
		index = next;
	}
	return parts.map(({ origin, text: run }) => partOf$1(origin, run));
}
function hasFolds({ style }, written) {
	if (style === "literal") return false;
	return style === "folded" || /\n|\\/.test(written);
}
function partOf$1(origin, text) {
	if (origin?.unknowable !== void 0) return placeholder(origin.unknowable);
	return origin?.secret === true ? {
		kind: "secret",
		text,
		label: "secret"
	} : {
		kind: "text",
		text
	};
}
function placeholder(unknowable) {
	return {
		kind: "placeholder",
		label: /^\w+$/.test(unknowable) ? `result of ${unknowable}` : unknowable
	};
}
// src/render/helm/output/install-order.ts
const INSTALL_ORDER = [
	"PriorityClass",
	"Namespace",
	"NetworkPolicy",
	"ResourceQuota",
	"LimitRange",
	"PodSecurityPolicy",
	"PodDisruptionBudget",
	"ServiceAccount",
	"Secret",
	"SecretList",
	"ConfigMap",
	"StorageClass",
	"PersistentVolume",
	"PersistentVolumeClaim",
	"CustomResourceDefinition",
	"ClusterRole",
	"ClusterRoleList",
	"ClusterRoleBinding",
	"ClusterRoleBindingList",
	"Role",
	"RoleList",
	"RoleBinding",
	"RoleBindingList",
	"Service",
	"DaemonSet",
	"Pod",
	"ReplicationController",
	"ReplicaSet",
	"Deployment",
	"HorizontalPodAutoscaler",
	"StatefulSet",
	"Job",
	"CronJob",
	"IngressClass",
	"Ingress",
	"APIService"
];
const ADDED_IN_4 = ["MutatingWebhookConfiguration", "ValidatingWebhookConfiguration"];
const ORDER_3 = placesOf$1(INSTALL_ORDER);
const ORDER_4 = placesOf$1([...INSTALL_ORDER, ...ADDED_IN_4]);
function placesOf$1(kinds) {
	return new Map(kinds.map((kind, place) => [kind, place]));
}
function sortByKind(items, helm) {
	const order = helm === 3 ? ORDER_3 : ORDER_4;
	return items.toSorted((one, other) => {
		const left = order.get(one.kind) ?? order.size;
		const right = order.get(other.kind) ?? order.size;
		if (left !== right) return left - right;
		return left === order.size ? require_check.compareText(one.kind, other.kind) : 0;
	});
}
// src/render/helm/value/format/float-text.ts
const SHORTEST_EXPONENT = 6;
function floatText(value, verb, precision) {
	if (Number.isNaN(value)) return "NaN";
	if (!Number.isFinite(value)) return value < 0 ? "-Inf" : "+Inf";
	return (value < 0 || Object.is(value, -0) ? "-" : "") + unsignedText(Math.abs(value), verb, precision);
}
function unsignedText(value, verb, precision) {
	switch (verb) {
		case "b": return binaryText(value);
		case "x":
		case "X": return hexText(value, verb, precision);
		case "e":
		case "E": return exponentText(value, verb, precision);
		case "f": return plainText$2(value, precision);
		default: return generalText(value, verb === "g" ? "e" : "E", precision);
	}
}
function exponentText(value, verb, precision) {
	const decimal = precision < 0 ? shortest(value) : rounded$1(value, precision + 1);
	return withExponent(decimal, verb, precision < 0 ? decimal.digits.length - 1 : precision);
}
function plainText$2(value, precision) {
	if (precision < 0) {
		const decimal = shortest(value);
		return withoutExponent(decimal, Math.max(decimal.digits.length - decimal.point, 0));
	}
	const exact = exactly(value);
	return withoutExponent(roundTo(exact, exact.point + precision), precision);
}
function generalText(value, verb, precision) {
	const wanted = precision === 0 ? 1 : precision;
	const decimal = precision < 0 ? shortest(value) : rounded$1(value, wanted);
	const { length } = decimal.digits;
	const shown = precision < 0 || wanted > length ? length : wanted;
	const exponent = decimal.point - 1;
	if (exponent < -4 || exponent >= largestPlain(decimal, precision < 0 ? -1 : wanted)) return withExponent(decimal, verb, shown - 1);
	return withoutExponent(decimal, Math.max(shown - decimal.point, 0));
}
function largestPlain({ digits, point }, precision) {
	if (precision < 0) return SHORTEST_EXPONENT;
	return precision > digits.length && digits.length >= point ? digits.length : precision;
}
function withExponent({ digits, point }, verb, precision) {
	const first = digits.charAt(0) || "0";
	const rest = digits.slice(1, 1 + Math.max(precision, 0)).padEnd(Math.max(precision, 0), "0");
	const exponent = digits === "" ? 0 : point - 1;
	const size = String(Math.abs(exponent)).padStart(2, "0");
	return `${first}${rest === "" ? "" : `.${rest}`}${verb}${exponent < 0 ? "-" : "+"}${size}`;
}
function withoutExponent({ digits, point }, precision) {
	const whole = point > 0 ? digits.slice(0, point).padEnd(point, "0") : "0";
	if (precision <= 0) return whole;
	const leading = Math.min(Math.max(-point, 0), precision);
	return `${whole}.${("0".repeat(leading) + digits.slice(Math.max(point, 0))).slice(0, precision).padEnd(precision, "0")}`;
}
function shortest(value) {
	if (value === 0) return {
		digits: "",
		point: 0
	};
	const [mantissa = "", exponent = "0"] = value.toExponential().split("e");
	return {
		digits: mantissa.replace(".", ""),
		point: Number(exponent) + 1
	};
}
function rounded$1(value, digits) {
	return roundTo(exactly(value), digits);
}
function exactly(value) {
	if (value === 0) return {
		digits: "",
		point: 0
	};
	const { mantissa, exponent } = partsOf$3(value);
	const text = (exponent >= 0 ? mantissa << BigInt(exponent) : mantissa * 5n ** BigInt(-exponent)).toString();
	const point = exponent >= 0 ? text.length : text.length + exponent;
	return {
		digits: text.replace(/(?<!0)0+$/, ""),
		point
	};
}
function roundTo({ digits, point }, count) {
	if (count >= digits.length) return {
		digits,
		point
	};
	if (count < 0) return {
		digits: "",
		point: 0
	};
	const kept = digits.slice(0, count);
	if (!roundsUp(digits, count)) return {
		digits: kept.replace(/(?<!0)0+$/, ""),
		point
	};
	const up = (BigInt(kept === "" ? "0" : kept) + 1n).toString().padStart(count, "0");
	return {
		digits: up.replace(/(?<!0)0+$/, ""),
		point: point + up.length - count
	};
}
function roundsUp(digits, count) {
	const next = digits.charCodeAt(count) - 48;
	if (next !== 5 || count + 1 < digits.length) return next >= 5;
	return count > 0 && (digits.charCodeAt(count - 1) - 48) % 2 === 1;
}
function partsOf$3(value) {
	const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
	view.setFloat64(0, value);
	const bits = view.getBigUint64(0);
	const fraction = bits & 4503599627370495n;
	const power = Number(bits >> 52n & 2047n);
	if (power === 0) return {
		mantissa: fraction,
		exponent: -1074
	};
	return {
		mantissa: fraction | 4503599627370496n,
		exponent: power - 1075
	};
}
function binaryText(value) {
	const { mantissa, exponent } = partsOf$3(value);
	return `${mantissa}p${exponent < 0 ? "-" : "+"}${Math.abs(exponent)}`;
}
function hexText(value, verb, precision) {
	const text = lowerHexText(value, precision);
	return verb === "X" ? text.toUpperCase() : text;
}
function lowerHexText(value, precision) {
	let { mantissa, exponent } = partsOf$3(value);
	while (mantissa !== 0n && mantissa < 1n << 60n) {
		mantissa <<= 1n;
		exponent -= 1;
	}
	exponent = mantissa === 0n ? 0 : exponent + 60;
	if (precision >= 0 && precision < 15) {
		const shift = BigInt(60 - precision * 4);
		const extra = mantissa & (1n << shift) - 1n;
		const half = 1n << shift - 1n;
		mantissa >>= shift;
		if (extra > half || extra === half && (mantissa & 1n) === 1n) mantissa += 1n;
		mantissa <<= shift;
		if (mantissa >= 1n << 61n) {
			mantissa >>= 1n;
			exponent += 1;
		}
	}
	const digits = (mantissa & (1n << 60n) - 1n).toString(16).padStart(15, "0");
	const fraction = precision < 0 ? digits.replace(/(?<!0)0+$/, "") : digits.slice(0, precision).padEnd(precision, "0");
	const size = String(Math.abs(exponent)).padStart(2, "0");
	return `0x${mantissa >> 60n}${fraction === "" ? "" : `.${fraction}`}p${exponent < 0 ? "-" : "+"}${size}`;
}
// src/render/helm/text/text-builder.ts
const MAX_PIECES = 2e5;
function newBuilder() {
	return {
		text: "",
		pieces: [],
		remembers: false
	};
}
function appendRun(builder, run, origin, at = -1, place) {
	if (run === "") return;
	const start = builder.text.length;
	builder.text += run;
	appendPiece(builder, start, {
		end: builder.text.length,
		origin,
		at,
		place
	});
}
function appendPiece(builder, start, piece) {
	const { pieces } = builder;
	const { end, origin, at, place } = piece;
	if (origin !== void 0 || place !== void 0) builder.remembers = true;
	const last = pieces[pieces.length - 1];
	if (last === void 0) pieces.push(piece);
	else if (last.origin === origin && last.place === place && goesOn$1(pieces, last, start, at)) pieces[pieces.length - 1] = {
		end,
		origin,
		at: last.at,
		place
	};
	else if (pieces.length < MAX_PIECES) pieces.push(piece);
	else {
		const joined = joinOrigins(last.origin, origin);
		pieces[pieces.length - 1] = {
			end,
			origin: joined,
			at: -1,
			place: last.place
		};
	}
}
function appendText(builder, text, place) {
	if (text.pieces.length === 0) {
		appendRun(builder, text.text, void 0, -1, place);
		return;
	}
	appendPieces(builder, text, 0, text.text.length, place);
}
function appendPart(builder, text, start, end) {
	if (text.pieces.length === 0) appendRun(builder, text.text.slice(start, end));
	else appendPieces(builder, text, start, end, void 0);
}
function finishText(builder) {
	if (builder.text === "") return EMPTY_TEXT;
	return {
		text: builder.text,
		pieces: builder.remembers ? builder.pieces : []
	};
}
function appendPieces(builder, { text, pieces }, start, end, place) {
	const most = Math.min(end, text.length);
	if (start >= most) return;
	const before = builder.text.length;
	builder.text += start === 0 && most === text.length ? text : text.slice(start, most);
	const shift = before - start;
	let index = pieceIndex(pieces, start);
	let from = pieces[index - 1]?.end ?? 0;
	for (let piece = pieces[index]; piece !== void 0 && from < most; piece = pieces[index]) {
		const low = Math.max(from, start);
		appendPiece(builder, low + shift, {
			end: Math.min(piece.end, most) + shift,
			origin: piece.origin,
			at: piece.at === -1 ? -1 : piece.at + low - from,
			place: piece.place ?? place
		});
		from = piece.end;
		index += 1;
	}
}
function goesOn$1(pieces, last, start, at) {
	if (last.at === -1) return at === -1;
	return at === last.at + start - (pieces[pieces.length - 2]?.end ?? 0);
}
// src/render/helm/text/text-origin.ts
function textOrigin(text) {
	let origin;
	let from = 0;
	for (const piece of text.pieces) {
		origin = joinOrigins(origin, pieceOrigin(piece, piece.end - from));
		from = piece.end;
	}
	return origin;
}
function pieceOrigin({ origin, at }, length) {
	const span = origin?.span;
	if (origin === void 0 || span === void 0 || at === -1) return origin;
	if (span.start === at && span.end === at + length) return origin;
	return {
		...origin,
		span: {
			file: span.file,
			start: at,
			end: at + length
		}
	};
}
// src/render/helm/text/edit-text.ts
function sliceText(text, start, end = text.text.length) {
	if (start <= 0 && end >= text.text.length) return text;
	if (start >= end) return EMPTY_TEXT;
	if (text.pieces.length === 0) return {
		text: text.text.slice(start, end),
		pieces: []
	};
	const builder = newBuilder();
	appendPart(builder, text, start, end);
	return finishText(builder);
}
function concatTexts(...texts) {
	return joinTexts(texts, EMPTY_TEXT);
}
function joinTexts(texts, separator) {
	const builder = newBuilder();
	texts.forEach((text, index) => {
		if (index > 0) appendText(builder, separator);
		appendText(builder, text);
	});
	return finishText(builder);
}
function replaceParts(text, parts) {
	if (parts.length === 0) return text;
	const builder = newBuilder();
	let from = 0;
	for (const { start, end, by } of parts) {
		appendPart(builder, text, from, start);
		appendText(builder, by);
		from = end;
	}
	appendPart(builder, text, from, text.text.length);
	return finishText(builder);
}
function replaceAll(text, old, by) {
	const parts = [];
	let at = text.text.indexOf(old);
	while (at !== -1) {
		parts.push({
			start: at,
			end: at + old.length,
			by
		});
		at = text.text.indexOf(old, at + old.length);
	}
	return replaceParts(text, parts);
}
function splitText$1(text, separator) {
	const parts = [];
	let from = 0;
	let at = text.text.indexOf(separator);
	while (at !== -1) {
		parts.push(sliceText(text, from, at));
		from = at + separator.length;
		at = text.text.indexOf(separator, from);
	}
	parts.push(sliceText(text, from));
	return parts;
}
function indentText(text, padding) {
	if (padding === "") return text;
	const builder = newBuilder();
	let from = 0;
	for (;;) {
		const newline = text.text.indexOf("\n", from);
		appendLike(builder, text, from, padding);
		appendPart(builder, text, from, newline === -1 ? text.text.length : newline + 1);
		if (newline === -1) return finishText(builder);
		from = newline + 1;
	}
}
function mapText(text, map) {
	if (text.pieces.length === 0) return {
		text: map(text.text),
		pieces: []
	};
	const builder = newBuilder();
	let from = 0;
	for (const piece of text.pieces) {
		const { end, at, place } = piece;
		const run = text.text.slice(from, end);
		const mapped = map(run);
		if (mapped === run) appendRun(builder, run, piece.origin, at, place);
		else appendRun(builder, mapped, pieceOrigin(piece, end - from), -1, place);
		from = end;
	}
	return finishText(builder);
}
function remadeText(text, made) {
	if (made === "") return EMPTY_TEXT;
	const origin = textOrigin(text);
	const place = text.pieces[0]?.place;
	if (origin === void 0 && place === void 0) return {
		text: made,
		pieces: []
	};
	return {
		text: made,
		pieces: [{
			end: made.length,
			origin,
			at: -1,
			place
		}]
	};
}
function appendLike(builder, text, offset, padding) {
	const found = pieceAt(text, offset);
	appendRun(builder, padding, found?.piece.origin, -1, found?.piece.place);
}
// src/render/helm/functions/valid-text.ts
const ODD_BYTE = /(?<![\ud800-\udbff])[\udc80-\udcff]/g;
function validText(text) {
	if (!hasOddBytes(text.text)) return text;
	return mapText(text, (run) => run.replaceAll(ODD_BYTE, "\ufffd"));
}
// src/render/helm/functions/yaml/fault-words.ts
const NO_KEY = "unsupported map key of type: ";
const STAND_IN$1 = "\"key\"";
const TAG = /!(?:!|<tag:yaml\.org,2002:)([a-z]+)>?(?:[ \t]+&\S+)?\s*$/;
const LONGEST_TAG = 200;
function faultWords(fault, limits) {
	const { at, kubectl } = fault;
	const found = at.file.text.slice(at.start, at.end);
	if (kubectl === "yaml: unknown anchor") return `${kubectl} '${found.slice(1)}' referenced`;
	if (kubectl === void 0 && found.startsWith("*")) return `yaml: anchor '${found.slice(1)}' value contains itself`;
	if (kubectl === "yaml: invalid map key") {
		const key = parseAlone(fault, limits);
		return key === void 0 ? kubectl : `${kubectl}: ${goSyntax(key)}`;
	}
	if (kubectl?.startsWith("yaml: cannot decode ")) return badTagWords(fault, kubectl, limits);
	return kubectl?.startsWith(NO_KEY) ? noKeyWords(fault, kubectl, limits) : kubectl ?? fault.message;
}
function parseAlone({ at: { file, start, end } }, limits) {
	const indent = start - (file.text.lastIndexOf("\n", start - 1) + 1);
	const text = " ".repeat(indent) + file.text.slice(start, end);
	return require_check.parseDocument({
		file: {
			path: "",
			text
		},
		start: 0,
		end: text.length
	}, limits).root;
}
function badTagWords(fault, kubectl, limits) {
	const { file, start } = fault.at;
	const before = file.text.slice(Math.max(0, start - LONGEST_TAG), start);
	const [, tag] = TAG.exec(before) ?? [];
	const value = parseAlone(fault, limits);
	const text = value?.kind === "scalar" ? value.text : "";
	return tag === void 0 ? kubectl : `${kubectl} \`${text}\` as a !!${tag}`;
}
function noKeyWords({ at }, kubectl, limits) {
	const { file, start, end } = at;
	const written = file.text.slice(start, end);
	const text = file.text.slice(0, start) + STAND_IN$1 + file.text.slice(end);
	const whole = {
		file: {
			path: "",
			text
		},
		start: 0,
		end: text.length
	};
	const { root } = require_check.parseDocument(whole, limits, { endLastLine: false });
	const entry = root && entryAt(root, start);
	if (entry === void 0) return kubectl;
	const integer = require_check.parseGoInteger(written.replaceAll("_", ""));
	return `${kubectl}, key: ${integer === void 0 ? "<nil>" : `0x${integer.toString(16)}`}, value: ${goSyntaxOfArgument(entry.value)}`;
}
function entryAt(root, start) {
	const pending = [root];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		if (node.kind === "sequence") pending.push(...node.items);
		if (node.kind !== "map") continue;
		const found = node.entries.find(({ key }) => key.start === start);
		if (found !== void 0) return found;
		pending.push(...node.entries.map(({ value }) => value));
	}
}
const NIL = "interface {}(nil)";
function goSyntax(node) {
	switch (node.kind) {
		case "map": return `map[interface {}]interface {}{${node.entries.map(({ key, value }) => `${scalarSyntax(key)}:${goSyntax(value)}`).join(", ")}}`;
		case "sequence": return `[]interface {}{${node.items.map(goSyntax).join(", ")}}`;
		default: return scalarSyntax(node);
	}
}
function goSyntaxOfArgument(node) {
	const text = goSyntax(node);
	return text === NIL ? "<nil>" : text;
}
function scalarSyntax(node) {
	const resolved = require_check.resolveScalar(node, "kubectl");
	switch (resolved.kind) {
		case "string": return require_check.goQuote(resolved.value);
		case "bool": return String(resolved.value);
		case "int": {
			const integer = BigInt(resolved.json);
			return integer > require_check.MAX_INT64 ? `0x${integer.toString(16)}` : resolved.json;
		}
		case "float": return floatText(resolved.value, "g", -1);
		case "invalid": return infinity(node.text.toLowerCase());
		default: return NIL;
	}
}
function infinity(text) {
	if (text.endsWith("nan")) return "NaN";
	return text.startsWith("-") ? "-Inf" : "+Inf";
}
// src/render/helm/functions/yaml/read-yaml-value.ts
function readYamlValue(text) {
	const source = validText(text);
	const whole = {
		file: {
			path: "",
			text: source.text
		},
		start: 0,
		end: source.text.length
	};
	const { root, fault } = require_check.parseDocument(whole, require_start.DEFAULT_LIMITS, { endLastLine: false });
	if (fault !== void 0) return {
		value: void 0,
		error: `error converting YAML to JSON: ${faultWords(fault, require_start.DEFAULT_LIMITS)}`
	};
	return {
		value: root === void 0 ? NIL$1 : valueOf$1(root, source),
		error: void 0
	};
}
function valueOf$1(node, source) {
	switch (node.kind) {
		case "map": return mapOf$4(node, source);
		case "sequence": return listValue(node.items.map((item) => valueOf$1(item, source)), originOf(node, source));
		default: return scalarOf$1(node, source);
	}
}
function mapOf$4(node, source) {
	const entries = /* @__PURE__ */ new Map();
	const keyOrigins = /* @__PURE__ */ new Map();
	for (const { key, name, value } of node.entries) {
		entries.set(name, valueOf$1(value, source));
		const origin = originOf(key, source);
		if (origin !== void 0) keyOrigins.set(name, origin);
	}
	return mapValue(entries, originOf(node, source), void 0, keyOrigins);
}
function scalarOf$1(node, source) {
	const resolved = require_check.resolveScalar(node, "kubectl");
	switch (resolved.kind) {
		case "string": return stringValue(textOfScalar(node, resolved.value, source));
		case "bool": return boolValue(resolved.value, originOf(node, source));
		case "int":
		case "float": return floatValue(resolved.value, originOf(node, source));
		default: return nilValue(originOf(node, source));
	}
}
function textOfScalar(node, value, source) {
	const { start, end, style } = node;
	if (source.pieces.length === 0) return {
		text: value,
		pieces: source.pieces
	};
	if (style === "literal") return blockText$1(node, value, source);
	const from = style === "plain" ? start : start + 1;
	if (source.text.startsWith(value, from) && from + value.length <= end) return sliceText(source, from, from + value.length);
	return remadeText(sliceText(source, start, end), value);
}
function blockText$1({ start, end }, value, source) {
	const builder = newBuilder();
	const { text } = source;
	const origin = textOrigin(sliceText(source, start, end));
	let line = text.indexOf("\n", start) + 1;
	for (let from = 0; from < value.length;) {
		const next = endOfLine(value, from, value.length);
		const run = value.slice(from, next);
		const lineEnd = endOfLine(text, line, end);
		const at = lineEnd - run.length;
		if (line > 0 && at >= line && text.startsWith(run, at)) appendPart(builder, source, at, lineEnd);
		else appendRun(builder, run, origin, -1);
		from = next;
		line = lineEnd;
	}
	return finishText(builder);
}
function endOfLine(text, from, most) {
	const found = text.indexOf("\n", from);
	return found === -1 ? most : Math.min(found + 1, most);
}
function originOf({ start, end }, source) {
	return source.pieces.length === 0 ? void 0 : textOrigin(sliceText(source, start, end));
}
// src/render/helm/chart/node-text.ts
function nodeText$1(node, value, origin) {
	const { file, start, end, style } = node;
	if (style === "literal") return blockText(node, value, origin);
	const from = style === "plain" ? start : start + 1;
	return file.text.startsWith(value, from) && from + value.length <= end ? textOf$3(value, origin, from) : textOf$3(value, origin);
}
function nodeOrigin$1(node, by) {
	const { file, start, end } = node;
	return originOf$1(by, {
		file,
		start,
		end
	});
}
function blockText({ file: { text }, start }, value, origin) {
	const builder = newBuilder();
	let line = text.indexOf("\n", start) + 1;
	for (let from = 0; from < value.length;) {
		const next = endOfLine(value, from, value.length);
		const run = value.slice(from, next);
		const lineEnd = endOfLine(text, line, text.length);
		const at = lineEnd - run.length;
		if (line > 0 && at >= line && text.startsWith(run, at)) appendRun(builder, run, origin, at);
		else appendRun(builder, run, origin);
		from = next;
		line = lineEnd;
	}
	return finishText(builder);
}
// src/render/helm/chart/read-struct.ts
function readFields(map, fields) {
	const names = Object.keys(fields);
	const entries = map.entries.toSorted((a, b) => require_check.compareText(a.name, b.name));
	for (const { name, value } of entries) {
		const lower = name.toLowerCase();
		const field = names.find((one) => one === name) ?? names.find((one) => one === lower);
		if (field !== void 0) fields[field]?.(value);
	}
}
function readText$1(reading, field, node, before) {
	if (require_check.isNull(node, "kubectl")) return before;
	if (node.kind !== "scalar") {
		fail$1(reading, field, "string", node);
		return before;
	}
	return nodeText$1(node, stringOf$1(node), nodeOrigin$1(node, "chart"));
}
function readBool(reading, field, node, before) {
	if (require_check.isNull(node, "kubectl")) return before;
	const resolved = node.kind === "scalar" ? require_check.resolveScalar(node, "kubectl") : void 0;
	if (resolved?.kind === "bool") return resolved.value;
	fail$1(reading, field, "bool", node);
	return before;
}
function readTexts(reading, field, node) {
	return readItems(reading, field, "[]string", node)?.map((item) => readText$1(reading, field, item, EMPTY_TEXT));
}
function readItems(reading, field, type, node) {
	if (require_check.isNull(node, "kubectl")) return void 0;
	if (node.kind === "sequence") return node.items;
	fail$1(reading, field, type, node);
}
function readTextMap(reading, field, node) {
	if (require_check.isNull(node, "kubectl")) return void 0;
	if (node.kind !== "map") {
		fail$1(reading, field, "map[string]string", node);
		return;
	}
	return new Map(node.entries.map(({ name, value }) => [name, readText$1(reading, field, value, EMPTY_TEXT)]));
}
function fail$1(reading, field, type, node) {
	const into = field === "" ? "Go value" : `Go struct field ${field}`;
	const message = `json: cannot unmarshal ${require_check.jsonTypeName(node, "kubectl")} into ${into} of type ${type}`;
	reading.fault ??= {
		message,
		at: node
	};
}
function stringOf$1(node) {
	const resolved = require_check.resolveScalar(node, "kubectl");
	switch (resolved.kind) {
		case "string": return resolved.value;
		case "int": return resolved.json;
		case "float": return floatText(resolved.value, "g", -1);
		case "bool": return String(resolved.value);
		default: return "";
	}
}
// src/render/helm/output/manifest-head.ts
const METADATA$1 = "struct { Name string \"json:\\\"name\\\"\"; Annotations map[string]string \"json:\\\"annotations\\\"\" }";
function readManifestHead(root, helm) {
	const reading = { fault: void 0 };
	let kind = "";
	let annotations = /* @__PURE__ */ new Map();
	if (root?.kind === "map") readFields(root, {
		apiVersion: (value) => void readText$1(reading, "SimpleHead.apiVersion", value, EMPTY_TEXT),
		kind: (value) => {
			kind = readText$1(reading, "SimpleHead.kind", value, EMPTY_TEXT).text;
		},
		metadata: (value) => {
			annotations = readAnnotations(reading, value);
		}
	});
	else if (root !== void 0 && !require_check.isNull(root, "kubectl")) fail$1(reading, "", helm === 3 ? "releaseutil.SimpleHead" : "util.SimpleHead", root);
	if (reading.fault !== void 0) return {
		kind: "refused",
		...reading.fault
	};
	return require_check.done({
		kind,
		annotations
	});
}
function readAnnotations(reading, node) {
	const annotations = /* @__PURE__ */ new Map();
	if (require_check.isNull(node, "kubectl")) return annotations;
	if (node.kind !== "map") {
		fail$1(reading, "SimpleHead.metadata", METADATA$1, node);
		return annotations;
	}
	readFields(node, {
		name: (value) => void readText$1(reading, ".metadata.name", value, EMPTY_TEXT),
		annotations: (value) => {
			const read = readTextMap(reading, ".metadata.annotations", value) ?? /* @__PURE__ */ new Map();
			for (const [key, { text }] of read) annotations.set(key, text);
		}
	});
	return annotations;
}
// src/render/helm/output/rendered-file.ts
function renderedFile(path, text, home, thirdParty) {
	return {
		path,
		text: text.text,
		host: {
			spanOf: (start, end) => placeOfParts(partsOf$2(text, start, end), home, thirdParty).span,
			madeOf: (start, end) => makingOf(partsOf$2(text, start, end), home, thirdParty),
			madeFrom: [
				text,
				home,
				thirdParty
			]
		}
	};
}
function placeOfParts(parts, home, thirdParty) {
	const span = spanOf(parts) ?? home;
	if (thirdParty === void 0) return {
		span,
		isThirdParty: false
	};
	if (thirdParty.isThirdParty(require_start.hostSpan(span).file.path)) return {
		span: firstOwnValue(parts, thirdParty) ?? thirdParty.at,
		isThirdParty: true
	};
	return {
		span,
		isThirdParty: parts.pieces.every(({ origin }) => origin?.by === "release")
	};
}
function firstOwnValue({ pieces }, thirdParty) {
	let first;
	for (const { origin } of pieces) {
		const own = origin && allOrigins(origin).find((each) => isOwnValue(each, thirdParty))?.span;
		if (own === void 0) continue;
		if (first === void 0 || own.file === first.file && own.start < first.start) first = own;
	}
	return first;
}
function isOwnValue({ by, span }, { isThirdParty }) {
	if (by !== "value" || span === void 0) return false;
	return !isThirdParty(require_start.hostSpan(span).file.path);
}
function partsOf$2(text, from, to) {
	const { start, end } = contentOf$1(text.text, from, to);
	const first = pieceIndex(text.pieces, start);
	const last = Math.max(first, pieceIndex(text.pieces, end - 1));
	const pieces = text.pieces.slice(first, last + 1);
	const before = text.pieces[first - 1]?.end ?? 0;
	const partAt = (index) => {
		const piece = pieces[index];
		if (piece === void 0) return void 0;
		const pieceStart = pieces[index - 1]?.end ?? before;
		const low = Math.max(start, pieceStart);
		const at = piece.at === -1 ? -1 : piece.at + low - pieceStart;
		return {
			...piece,
			start: low,
			end: Math.max(low, Math.min(end, piece.end)),
			at
		};
	};
	return {
		pieces,
		partAt
	};
}
const BLOCK_HEADER = /^[|>][-+0-9]*[ \t]*(?:#[^\n]*)?\n/;
function contentOf$1(text, start, end) {
	const first = text.charAt(start);
	if ((first === "\"" || first === "'") && end - start > 2 && text.charAt(end - 1) === first) return {
		start: start + 1,
		end: end - 1
	};
	if (first !== "|" && first !== ">") return {
		start,
		end
	};
	const header = BLOCK_HEADER.exec(text.slice(start, end))?.[0] ?? "";
	const below = start + header.length;
	const blanks = /^[ ]*/.exec(text.slice(below, end))?.[0] ?? "";
	return header === "" || below + blanks.length >= end ? {
		start,
		end
	} : {
		start: below + blanks.length,
		end
	};
}
function spanOf(parts) {
	return valueSpan(parts) ?? templateSpan(parts);
}
function valueSpan(parts) {
	const first = parts.partAt(0);
	const origin = first?.origin;
	if (first === void 0 || origin?.span === void 0 || !isOne(origin)) return void 0;
	if (!parts.pieces.every((piece) => piece.origin === origin)) return void 0;
	const { file } = origin.span;
	const last = parts.partAt(parts.pieces.length - 1) ?? first;
	if (first.at === -1 || last.at === -1) return origin.span;
	return {
		file,
		start: first.at,
		end: last.at + last.end - last.start
	};
}
function isOne(origin) {
	return origin.by !== "template" && origin.others.every(({ span }) => span === origin.span);
}
function templateSpan({ pieces, partAt }) {
	let first;
	for (let index = 0; index < pieces.length && first === void 0; index++) first = spanInTemplate(partAt(index));
	if (first === void 0) return void 0;
	for (let index = pieces.length - 1; index >= 0; index--) {
		const last = spanInTemplate(partAt(index));
		if (last?.file === first.file) return {
			file: first.file,
			start: first.start,
			end: Math.max(first.end, last.end)
		};
	}
	return first;
}
function spanInTemplate(part) {
	if (part === void 0) return void 0;
	const { origin, at, start, end, place } = part;
	if (origin?.by === "template" && origin.span !== void 0) {
		if (at !== -1) return {
			file: origin.span.file,
			start: at,
			end: at + end - start
		};
		return place?.span ?? origin.span;
	}
	return place?.span ?? origin?.span;
}
function makingOf(parts, home, thirdParty) {
	const places = /* @__PURE__ */ new Map();
	const first = placeOfParts(parts, home, thirdParty);
	if (parts.pieces.length > 0) places.set(keyOf$2(first.span), first.span);
	const isShown = ({ file }) => thirdParty?.isHidden !== true || !thirdParty.isThirdParty(file.path);
	let secret = false;
	let unknowable;
	for (const { origin } of parts.pieces) {
		if (origin === void 0) continue;
		secret ||= origin.secret;
		unknowable ??= origin.unknowable;
		for (const { span } of allOrigins(origin)) {
			if (span === void 0 || places.has(keyOf$2(span)) || !isShown(span)) continue;
			places.set(keyOf$2(span), span);
		}
	}
	return {
		places: [...places.values()],
		calls: callsOf(parts).filter(isShown),
		actions: () => actionsOf(parts),
		secret,
		unknowable,
		...first.isThirdParty ? { isThirdParty: true } : {}
	};
}
function keyOf$2({ file, start, end }) {
	return `${start} ${end} ${file.path}`;
}
function actionsOf({ pieces }) {
	return pieces.flatMap((piece) => callsAbove(piece.place));
}
function callsOf({ pieces }) {
	return callsAbove(pieces.find(({ place }) => place !== void 0)?.place);
}
function callsAbove(first) {
	const calls = [];
	for (let place = first; place !== void 0; place = place.caller) calls.push(place.span);
	return calls;
}
// src/render/helm/output/split-manifests.ts
const SPACE$6 = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const BLANK$1 = " 	\n\f\r";
function splitManifests(text, helm) {
	return helm === 3 ? splitOld(text) : splitNew(text);
}
function trimSpace(text, from = 0, to = text.text.length) {
	let start = from;
	let end = to;
	while (end > start && SPACE$6.test(text.text.charAt(end - 1))) end--;
	while (start < end && SPACE$6.test(text.text.charAt(start))) start++;
	return sliceText(text, start, end);
}
function splitOld(text) {
	const all = text.text;
	const start = endOfSpace(all, 0);
	const documents = [];
	let from = start;
	const take = (end) => {
		if (end > from) documents.push(trimSpace(text, from, end));
	};
	for (let dashes = nextDashes(all, start, true); dashes !== -1;) {
		take(Math.max(from, startOfBlanks(all, dashes)));
		from = endOfBlanks(all, dashes + 3);
		dashes = nextDashes(all, from, false);
	}
	let end = all.length;
	while (end > from && SPACE$6.test(all.charAt(end - 1))) end--;
	take(end);
	return documents;
}
function nextDashes(text, from, isStart) {
	if (isStart && text.startsWith("---", from)) return from;
	const found = text.indexOf("\n---", from);
	return found === -1 ? -1 : found + 1;
}
function startOfBlanks(text, from) {
	let at = from;
	while (at > 0 && BLANK$1.includes(text.charAt(at - 1))) at--;
	return at;
}
function endOfBlanks(text, from) {
	let at = from;
	while (at < text.length && BLANK$1.includes(text.charAt(at))) at++;
	return at;
}
function splitNew(whole) {
	const text = trimLeft(whole);
	const documents = [];
	let from = 0;
	const take = (end) => {
		const document = trimLeft(sliceText(text, from, end));
		if (document.text !== "") documents.push(document);
	};
	for (let dashes = nextDashes(text.text, 0, true); dashes !== -1;) {
		take(dashes);
		from = dashes + 3;
		while (" 	".includes(text.text.charAt(from)) && from < text.text.length) from++;
		dashes = nextDashes(text.text, from, false);
	}
	take(text.text.length);
	return documents;
}
function trimLeft(text) {
	return sliceText(text, endOfSpace(text.text, 0));
}
function endOfSpace(text, from) {
	let at = from;
	while (at < text.length && SPACE$6.test(text.charAt(at))) at++;
	return at;
}
// src/render/helm/output/sort-manifests.ts
function sortManifests(templates, { limits, helm, thirdParty }) {
	const found = [];
	const warnings = [];
	for (const template of templates.toSorted((a, b) => require_check.compareText(a.name, b.name))) for (const text of splitManifests(template.text, helm)) {
		const read = readManifest(template, text, {
			limits,
			helm,
			thirdParty
		});
		if ("message" in read) return {
			kind: "refused",
			...read,
			source: template.source,
			warnings
		};
		if (read.manifest === void 0) warnings.push(read.warning);
		else found.push(read.manifest);
	}
	const isHook = ({ events }) => events !== void 0;
	return {
		kind: "sorted",
		manifests: sortByKind(found.filter((manifest) => !isHook(manifest)), helm),
		hooks: sortByKind(found.filter(isHook), helm),
		warnings
	};
}
function readManifest({ name, source }, text, { limits, helm, thirdParty }) {
	const file = renderedFile(name, text, {
		file: source,
		start: 0,
		end: 0
	}, thirdParty);
	const read = readChartYaml(file, limits);
	const refused = (message, at) => {
		return {
			message: `YAML parse error on ${name}: ${message}`,
			at
		};
	};
	if (read.kind === "refused") return refused(read.message, read.at);
	const head = readManifestHead(read.value, helm);
	if (head.kind === "refused") return refused(`error unmarshaling JSON: while decoding JSON: ${head.message}`, head.at);
	const { kind, annotations } = head.value;
	const hook = annotations.get("helm.sh/hook");
	const events = hook === void 0 ? void 0 : hookEvents(hook);
	if (hook !== void 0 && events === void 0) return {
		manifest: void 0,
		warning: `info: skipping unknown hook: ${JSON.stringify(hook)}`
	};
	return { manifest: {
		name,
		kind,
		file,
		root: fillPlaceholders(read.value, text),
		events
	} };
}
const EVENTS = /* @__PURE__ */ new Set([
	"pre-install",
	"post-install",
	"pre-delete",
	"post-delete",
	"pre-upgrade",
	"post-upgrade",
	"pre-rollback",
	"post-rollback",
	"test"
]);
function isTestHook({ events }) {
	return events?.includes("test") === true;
}
function hookEvents(annotation) {
	const events = annotation.split(",").map((event) => event.trim().toLowerCase()).map((event) => event === "test-success" ? "test" : event);
	return events.every((event) => EVENTS.has(event)) ? events : void 0;
}
// src/render/helm/value/charge.ts
function charge(budget, steps, characters) {
	budget.steps -= steps;
	budget.characters -= characters;
	return require_check.isSpent(budget) ? SPENT : void 0;
}
const SPENT = {
	kind: "failure",
	message: "envfrom stopped here: the chart produces too much text or loops for too long"
};
// src/render/helm/template/function-table.ts
function functionTable(functions) {
	return new Map(Object.entries(functions));
}
function twins(name, call, prefix = "must") {
	return {
		[name]: call,
		[`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`]: call
	};
}
// src/render/helm/text/verbatim-offset.ts
function verbatimOffset(text, origin) {
	const span = origin?.span;
	if (span === void 0 || span.end - span.start !== text.length) return -1;
	return span.file.text.startsWith(text, span.start) ? span.start : -1;
}
// src/render/helm/value/format/flags.ts
const NO_FLAGS = {
	width: void 0,
	precision: void 0,
	minus: false,
	plus: false,
	sharp: false,
	space: false,
	zero: false,
	plusV: false,
	sharpV: false
};
function paddingOf(flags, characters, zero = flags.zero) {
	const missing = (flags.width ?? 0) - characters;
	if (missing <= 0) return {
		before: "",
		after: ""
	};
	if (flags.minus) return {
		before: "",
		after: " ".repeat(missing)
	};
	return {
		before: (zero ? "0" : " ").repeat(missing),
		after: ""
	};
}
function padded(text, flags, zero = flags.zero) {
	if (flags.width === void 0) return text;
	const { before, after } = paddingOf(flags, characterCount(text), zero);
	return before + text + after;
}
function characterCount(text) {
	let count = 0;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit >= 55296 && unit <= 56319) at += 1;
		count += 1;
	}
	return count;
}
// src/render/helm/value/format/number-text.ts
const MAX_RUNE = 1114111n;
const INTEGER_BASES = /* @__PURE__ */ new Map([
	["v", 10],
	["d", 10],
	["b", 2],
	["o", 8],
	["O", 8],
	["x", 16],
	["X", 16]
]);
const FLOAT_VERBS = /* @__PURE__ */ new Map([
	["v", ["g", -1]],
	["b", ["b", -1]],
	["g", ["g", -1]],
	["G", ["G", -1]],
	["x", ["x", -1]],
	["X", ["X", -1]],
	["f", ["f", 6]],
	["F", ["f", 6]],
	["e", ["e", 6]],
	["E", ["E", 6]]
]);
function integerText(value, signed, verb, flags) {
	if (verb === "v" && flags.sharpV && !signed) return inBase(value, 16, "v", {
		...flags,
		sharp: true
	});
	const base = INTEGER_BASES.get(verb);
	if (base !== void 0) return inBase(value, base, verb, flags);
	const code = BigInt.asUintN(64, value);
	if (verb === "U") return codePointText(code, flags);
	if (verb !== "c" && verb !== "q") return void 0;
	const char = characterOf(code);
	return padded(verb === "c" ? char : quotedCharacter(char, flags.plus), flags);
}
function floatVerbText(value, verb, flags) {
	const known = FLOAT_VERBS.get(verb);
	if (known === void 0) return void 0;
	const [form, usual] = known;
	const precision = flags.precision ?? usual;
	const plain = floatText(value, form, precision);
	const signed = /^[-+]/.test(plain) ? plain : `+${plain}`;
	const text = flags.space && !flags.plus && signed.startsWith("+") ? ` ${signed.slice(1)}` : signed;
	if (!Number.isFinite(value)) return notFiniteText(text, flags);
	const full = flags.sharp && form !== "b" ? withPoint(text, form, precision) : text;
	if (!flags.plus && full.startsWith("+")) return padded(full.slice(1), flags);
	if (!flags.zero || flags.minus) return padded(full, flags);
	const zeros = Math.max((flags.width ?? 0) - full.length, 0);
	return full.charAt(0) + "0".repeat(zeros) + full.slice(1);
}
function complexText(real, imaginary, verb, flags) {
	const left = floatVerbText(real, verb, flags);
	const right = floatVerbText(imaginary, verb, {
		...flags,
		plus: true
	});
	return left === void 0 || right === void 0 ? void 0 : `(${left}${right}i)`;
}
function inBase(value, base, verb, flags) {
	const negative = value < 0n;
	const sign = negative ? "-" : flags.plus ? "+" : flags.space ? " " : "";
	if (flags.precision === 0 && value === 0n) return padded("", flags, false);
	const filled = (negative ? -value : value).toString(base).padStart(leastDigits(flags, sign), "0");
	const text = sign + basePrefix(filled, base, verb, flags) + filled;
	return padded(verb === "X" ? text.toUpperCase() : text, flags, false);
}
function leastDigits({ precision, zero, minus, width }, sign) {
	if (precision !== void 0) return precision;
	return zero && !minus && width !== void 0 ? width - sign.length : 0;
}
function basePrefix(digits, base, verb, { sharp }) {
	const octal = verb === "O" ? "0o" : "";
	if (!sharp) return octal;
	if (base === 2) return "0b";
	if (base === 16) return "0x";
	return base === 8 && !digits.startsWith("0") ? `${octal}0` : octal;
}
function codePointText(code, flags) {
	const digits = code.toString(16).toUpperCase().padStart(Math.max(flags.precision ?? 4, 4), "0");
	const char = flags.sharp && code <= MAX_RUNE ? String.fromCodePoint(Number(code)) : "";
	return padded(`U+${digits}${require_check.isGoPrintable(char) ? ` '${char}'` : ""}`, flags, false);
}
function characterOf(code) {
	return code > MAX_RUNE || code >= 55296n && code <= 57343n ? "\ufffd" : String.fromCodePoint(Number(code));
}
function quotedCharacter(char, ascii) {
	if (char === "'") return "'\\''";
	return `'${char === "\"" ? char : require_check.goEscape(char, ascii)}'`;
}
function notFiniteText(text, flags) {
	return padded(text.endsWith("NaN") && !flags.space && !flags.plus ? text.slice(1) : text, flags, false);
}
function withPoint(text, verb, precision) {
	const tailAt = text.search(verb === "x" || verb === "X" ? /[pP]/ : /[eEpP]/);
	const head = tailAt === -1 ? text : text.slice(0, tailAt);
	const tail = tailAt === -1 ? "" : text.slice(tailAt);
	const wanted = verb === "g" || verb === "G" || verb === "x" ? precision === -1 ? 6 : precision : 0;
	const isZero = head.length === 2 && head.endsWith("0") && !head.includes(".");
	const missing = wanted - head.slice(1).replace(".", "").replace(/^0+/, "").length - (isZero ? 1 : 0);
	return head + (head.includes(".") ? "" : ".") + "0".repeat(Math.max(missing, 0)) + tail;
}
// src/render/helm/value/sorted-keys.ts
function sortedKeys(map) {
	const keys = [...map.entries.keys()];
	for (let at = 1; at < keys.length; at++) if (require_check.compareText(keys[at - 1] ?? "", keys[at] ?? "") > 0) return keys.sort(require_check.compareText);
	return keys;
}
// src/render/helm/text/quote-text.ts
function quoteText(text, ascii = false) {
	const builder = newBuilder();
	appendRun(builder, "\"");
	appendText(builder, mapText(text, (run) => require_check.goEscape(run, ascii)));
	appendRun(builder, "\"");
	return finishText(builder);
}
// src/render/helm/value/format/string-verbs.ts
const NOT_RAW = /[\u0000-\u0008\u000a-\u001f\u007f`\ufeff\udc80-\udcff]/;
function printString(builder, text, verb, flags) {
	switch (verb) {
		case "s":
			printPlain(builder, text, flags);
			return true;
		case "v":
			if (flags.sharpV) printQuoted(builder, text, flags);
			else printPlain(builder, text, flags);
			return true;
		case "q":
			printQuoted(builder, text, flags);
			return true;
		case "x":
		case "X":
			printHex(builder, text, verb, flags);
			return true;
		default: return false;
	}
}
function printPlain(builder, text, flags) {
	appendPadded(builder, cutTo(text, flags.precision), flags);
}
function printQuoted(builder, text, flags) {
	const cut = cutTo(text, flags.precision);
	appendPadded(builder, flags.sharp && !NOT_RAW.test(cut.text) ? remadeText(cut, `\`${cut.text}\``) : quoteText(cut, flags.plus), flags);
}
function printHex(builder, text, verb, flags) {
	const { precision, sharp, space } = flags;
	const all = Buffer.from(toBytes(text.text)).toString("hex");
	const digits = precision === void 0 ? all : all.slice(0, precision * 2);
	const prefix = sharp && digits !== "" ? "0x" : "";
	const lower = prefix + (space ? digits.replace(/..(?=.)/g, `$& ${prefix}`) : digits);
	appendPadded(builder, remadeText(text, verb === "X" ? lower.toUpperCase() : lower), flags);
}
function appendPadded(builder, text, flags) {
	if (flags.width === void 0) {
		appendText(builder, text);
		return;
	}
	const { before, after } = paddingOf(flags, characterCount(text.text));
	appendRun(builder, before);
	appendText(builder, text);
	appendRun(builder, after);
}
function cutTo(text, characters) {
	if (characters === void 0) return text;
	let offset = 0;
	for (let count = 0; count < characters && offset < text.text.length; count++) offset += require_check.unitsAt(text.text, offset);
	return sliceText(text, 0, offset);
}
// src/render/helm/value/format/print-parts.ts
function printBytes(printing, value, depth) {
	const { printer, verb, flags } = printing;
	if (verb !== "v" && verb !== "d" && printString(printer.builder, value.text, verb, flags)) return;
	if (flags === NO_FLAGS) {
		appendRun(printer.builder, `[${toBytes(value.text.text).join(" ")}]`, textOrigin(value.text));
		return;
	}
	const name = depth === 0 && !value.type.named ? "[]byte" : value.type.name;
	printItems(printing, Array.from(toBytes(value.text.text), (byte) => uintValue(byte)), depth, name);
}
function printList(printing, value, depth) {
	const { printer, flags } = printing;
	if (flags.sharpV && value.isNil) appendRun(printer.builder, `${value.type.name}(nil)`);
	else printItems(printing, value.items, depth, value.type.name);
}
function printMap(printing, value, depth) {
	const { printer, flags, print } = printing;
	const { builder } = printer;
	if (flags.sharpV && value.isNil) {
		appendRun(builder, `${value.type.name}(nil)`);
		return;
	}
	appendRun(builder, flags.sharpV ? `${value.type.name}{` : "map[");
	for (const [index, key] of sortedKeys(value).entries()) {
		if (index > 0) appendRun(builder, flags.sharpV ? ", " : " ");
		print(stringValue(textOf$3(key, value.keyOrigins?.get(key))), depth + 1);
		appendRun(builder, ":");
		const entry = value.entries.get(key);
		if (entry !== void 0) print(entry, depth + 1);
		if (printer.failure !== void 0) return;
	}
	appendRun(builder, flags.sharpV ? "}" : "]");
}
function printStruct(printing, value, depth) {
	const { printer, flags, print } = printing;
	const { builder } = printer;
	if (flags.sharpV) appendRun(builder, value.type.elem?.name ?? value.type.name);
	appendRun(builder, "{");
	for (const [index, [name, field]] of [...value.fields].entries()) {
		if (index > 0) appendRun(builder, flags.sharpV ? ", " : " ");
		if (flags.plusV || flags.sharpV) appendRun(builder, `${name}:`);
		print(field, depth + 1);
		if (printer.failure !== void 0) return;
	}
	appendRun(builder, "}");
}
function printItems({ printer, flags, print }, items, depth, name) {
	const { builder } = printer;
	appendRun(builder, flags.sharpV ? `${name}{` : "[");
	for (const [index, item] of items.entries()) {
		if (index > 0) appendRun(builder, flags.sharpV ? ", " : " ");
		print(item, depth + 1);
		if (printer.failure !== void 0) return;
	}
	appendRun(builder, flags.sharpV ? "}" : "]");
}
// src/render/helm/value/format/printer.ts
const DEEPEST_VALUE = 1e3;
const STEPS$3 = 4;
function newPrinter(budget) {
	return {
		builder: newBuilder(),
		budget,
		failure: void 0,
		erroring: false,
		charged: 0
	};
}
function mayGoOn(printer, depth) {
	if (printer.failure !== void 0) return false;
	const { length } = printer.builder.text;
	printer.failure = depth > DEEPEST_VALUE ? {
		kind: "failure",
		message: `a value is nested more than ${DEEPEST_VALUE} levels deep`
	} : charge(printer.budget, STEPS$3, length - printer.charged);
	printer.charged = length;
	return printer.failure === void 0;
}
// src/render/helm/value/format/print-value.ts
const SOME_ADDRESS = 824633720832n;
const STRING_VERBS = "vsxXq";
function printArgument(printer, value, verb, flags) {
	if (value.kind === "nil") {
		if (verb === "T" || verb === "v") appendRun(printer.builder, padded("<nil>", flags));
		else printBadVerb(printer, value, verb, flags);
		return;
	}
	if (verb === "T") printPlain(printer.builder, textOf$3(value.type.name), flags);
	else if (verb === "p") printPointer(printer, value, verb, flags);
	else printAt(printer, value, verb, flags, 0);
}
function printDefault(printer, value) {
	printArgument(printer, value, "v", NO_FLAGS);
}
const CHARACTERS_PER_ESCAPE$2 = 4;
function printAt(printer, value, verb, flags, depth) {
	if (!mayGoOn(printer, depth)) return;
	if (value.kind === "nil") {
		appendRun(printer.builder, flags.sharpV ? "interface {}(nil)" : "<nil>", value.origin);
		return;
	}
	if (verb === "w") {
		printBadVerb(printer, value, verb, flags);
		return;
	}
	if (printByMethod(printer, value, verb, flags)) return;
	switch (value.kind) {
		case "string":
			if (verb === "q") {
				printer.failure = charge(printer.budget, 0, CHARACTERS_PER_ESCAPE$2 * value.text.text.length);
				if (printer.failure !== void 0) return;
			}
			if (!printString(printer.builder, value.text, verb, flags)) printBadVerb(printer, value, verb, flags);
			return;
		case "func":
			printPointer(printer, value, verb, flags);
			return;
		case "bytes":
		case "list":
		case "map":
		case "struct":
			printWhole(printer, value, verb, flags, depth);
			return;
		case "time":
			appendRun(printer.builder, value.rfc3339, value.origin);
			return;
		default: printScalar(printer, value, verb, flags);
	}
}
function printWhole(printer, value, verb, flags, depth) {
	const print = (part, at) => printAt(printer, part, verb, flags, at);
	const printing = {
		printer,
		verb,
		flags,
		print
	};
	switch (value.kind) {
		case "bytes":
			printBytes(printing, value, depth);
			return;
		case "list":
			printList(printing, value, depth);
			return;
		case "map":
			printMap(printing, value, depth);
			return;
		default:
			if (value.type.kind === "ptr" && depth > 0) {
				printPointer(printer, value, verb, flags);
				return;
			}
			if (value.type.kind === "ptr") appendRun(printer.builder, "&");
			printStruct(printing, value, depth);
	}
}
function printByMethod(printer, value, verb, flags) {
	const { stringer } = value.type;
	if (stringer === void 0 || printer.erroring || flags.sharpV) return false;
	if (!STRING_VERBS.includes(verb)) return false;
	return printString(printer.builder, stringer(value), verb, flags);
}
function printScalar(printer, value, verb, flags) {
	const text = scalarVerbText(value, verb, flags);
	if (text === void 0) {
		printBadVerb(printer, value, verb, flags);
		return;
	}
	appendRun(printer.builder, text, value.origin, verbatimOffset(text, value.origin));
}
function scalarVerbText(value, verb, flags) {
	switch (value.kind) {
		case "bool": return verb === "t" || verb === "v" ? padded(String(value.value), flags) : void 0;
		case "int": return integerText(value.value, true, verb, flags);
		case "uint": return integerText(value.value, false, verb, flags);
		case "float": return floatVerbText(value.value, verb, flags);
		default: return complexText(value.real, value.imaginary, verb, flags);
	}
}
function printPointer(printer, value, verb, flags) {
	const address = addressText(value, verb, flags);
	if (address === void 0) printBadVerb(printer, value, verb, flags);
	else appendRun(printer.builder, address);
}
function addressText(value, verb, flags) {
	if (value.kind === "nil" || ![
		"map",
		"slice",
		"ptr",
		"func"
	].includes(value.type.kind)) return;
	if (verb === "v" && flags.sharpV) return `(${value.type.name})(0x${SOME_ADDRESS.toString(16)})`;
	if (verb === "v" || verb === "p") return integerText(SOME_ADDRESS, false, "x", {
		...flags,
		sharp: !flags.sharp
	});
	return "bodxX".includes(verb) ? integerText(SOME_ADDRESS, false, verb, flags) : void 0;
}
function printBadVerb(printer, value, verb, flags) {
	const { builder } = printer;
	appendRun(builder, `%!${verb}(`);
	if (value.kind === "nil") appendRun(builder, "<nil>");
	else {
		appendRun(builder, `${value.type.name}=`);
		const { erroring } = printer;
		printer.erroring = true;
		printAt(printer, value, "v", flags, 0);
		printer.erroring = erroring;
	}
	appendRun(builder, ")");
}
// src/render/helm/value/format/print.ts
function printValues(args, budget) {
	const printer = newPrinter(budget);
	args.forEach((arg, index) => {
		const before = args[index - 1];
		if (before !== void 0 && !isString(before) && !isString(arg)) appendRun(printer.builder, " ");
		printDefault(printer, arg);
	});
	return printer.failure ?? finishText(printer.builder);
}
function printLine(args, budget) {
	const printer = newPrinter(budget);
	args.forEach((arg, index) => {
		if (index > 0) appendRun(printer.builder, " ");
		printDefault(printer, arg);
	});
	appendRun(printer.builder, "\n");
	return printer.failure ?? finishText(printer.builder);
}
function valueText(value, budget) {
	const simple = simpleText(value);
	if (simple !== void 0) return simple;
	const printer = newPrinter(budget);
	printDefault(printer, value);
	return printer.failure ?? finishText(printer.builder);
}
function simpleText(value) {
	if (value.kind === "nil" || value.type.stringer !== void 0) return void 0;
	switch (value.kind) {
		case "string": return value.text;
		case "bool":
		case "int":
		case "uint": return scalarText$1(String(value.value), value);
		case "float": return scalarText$1(floatText(value.value, "g", -1), value);
		default: return;
	}
}
function scalarText$1(text, { origin }) {
	return textOf$3(text, origin, verbatimOffset(text, origin));
}
function isString(value) {
	return value.kind === "string";
}
// src/render/helm/value/go-function.ts
function goFunction(params, call) {
	return {
		params,
		variadic: void 0,
		call: (args, context) => call(fixedArguments(args, params), context)
	};
}
function goVariadic(params, variadic, call) {
	return {
		params,
		variadic,
		call: (args, context) => {
			const rest = params.length === 0 ? args : args.slice(params.length);
			if (!areHeld(rest, variadic)) throw new Error("a further argument has the wrong type");
			return call(fixedArguments(args, params), rest, context);
		}
	};
}
function failed(message) {
	return {
		kind: "failure",
		message
	};
}
function fixedArguments(args, params) {
	if (!hold(args, params)) throw new Error("an argument has the wrong type");
	return args;
}
function hold(args, params) {
	for (let index = 0; index < params.length; index++) {
		const arg = args[index];
		if (arg === void 0 || params[index]?.holds(arg) !== true) return false;
	}
	return true;
}
function areHeld(args, type) {
	return args.every((arg) => type.holds(arg));
}
function notThis(value, wanted) {
	return failed(`interface conversion: interface {} is ${value.kind === "nil" ? "nil" : value.type.name}, not ${wanted}`);
}
// src/render/helm/value/is-failure.ts
function isFailure(result) {
	return "kind" in result && result.kind === "failure";
}
// src/render/helm/value/value-origin.ts
function valueOrigin(value) {
	return value.kind === "string" || value.kind === "bytes" ? textOrigin(value.text) : value.origin;
}
function originOfAll(values) {
	let origin;
	for (const value of values) origin = joinOrigins(origin, valueOrigin(value));
	return origin;
}
function isMadeOfValue(value) {
	const origin = valueOrigin(value);
	return origin !== void 0 && allOrigins(origin).some(({ by }) => by === "value");
}
// src/render/helm/functions/number/parse-go-int.ts
function parseGoInt(text, base) {
	const sign = /^[-+]?/.exec(text)?.[0] ?? "";
	const value = unsigned(text.slice(sign.length), base);
	if (value === void 0) return void 0;
	if (sign === "-") return value <= require_check.MAX_INT64 + 1n ? -value : void 0;
	return value <= require_check.MAX_INT64 ? value : void 0;
}
function unsigned(text, base) {
	if (base !== 0) return require_check.parseDigits(text, base === 8 ? "0o" : "");
	if (/^0_[xXbBoO]/.test(text)) return void 0;
	if (/(?:^|_)_|_$/.test(text.replace(/^0[xXbBoO]_?/, ""))) return void 0;
	return require_check.parseMagnitude(text.replaceAll("_", ""));
}
// src/render/helm/value/parse-go-float.ts
const DECIMAL$1 = /^[-+]?(?:[0-9_]+(?:\.[0-9_]*)?|\.[0-9_]+)(?:[eE][-+]?[0-9][0-9_]*)?$/;
const HEX$1 = /^([-+]?)0[xX]([0-9a-fA-F_]*)(?:\.([0-9a-fA-F_]*))?[pP]([-+]?[0-9][0-9_]*)$/;
const SPECIAL = /^([-+]?)(inf|infinity)$/i;
const BAD_UNDERSCORE$1 = /(?:^|[^0-9a-fA-FxX])_|_(?:[^0-9a-fA-F]|$)/;
function parseGoFloat(text) {
	return DECIMAL$1.test(text) ? parseDecimal(text) : parseOther(text);
}
function parseDecimal(text) {
	if (text.includes("_") && BAD_UNDERSCORE$1.test(text.replace(/[eE]/, "!"))) return void 0;
	const digits = text.replaceAll("_", "");
	if (!/^[-+]?\.?[0-9]/.test(digits)) return void 0;
	const value = Number(digits);
	return Number.isFinite(value) ? value : void 0;
}
function parseOther(text) {
	if (/^nan$/i.test(text)) return NaN;
	const special = SPECIAL.exec(text);
	if (special !== null) return special[1] === "-" ? -Infinity : Infinity;
	const hex = HEX$1.exec(text);
	if (hex === null || text.includes("_") && BAD_UNDERSCORE$1.test(text.replace(/[pP]/, "!"))) return;
	const [, sign = "", whole = "", part = "", power = ""] = hex.map((group) => group?.replaceAll("_", ""));
	if (whole + part === "") return void 0;
	const value = scaled(BigInt(`0x${whole}${part}`), Number(power) - part.length * 4);
	if (!Number.isFinite(value)) return void 0;
	return sign === "-" ? -value : value;
}
function scaled(mantissa, exponent) {
	const bits = mantissa === 0n ? 0 : mantissa.toString(2).length;
	if (bits === 0 || bits + exponent < -1e5) return 0;
	const drop = Math.max(bits - 53, -1074 - exponent);
	if (drop <= 0) return timesPower(Number(mantissa), exponent);
	if (drop > bits + 1) return 0;
	const shift = BigInt(drop);
	const kept = mantissa >> shift;
	const rest = mantissa - (kept << shift);
	const half = 1n << shift - 1n;
	const up = rest > half || rest === half && kept % 2n === 1n;
	return timesPower(Number(up ? kept + 1n : kept), exponent + drop);
}
function timesPower(value, exponent) {
	const first = Math.max(-1e3, Math.min(900, exponent));
	return value * 2 ** first * 2 ** (exponent - first);
}
// src/render/helm/functions/number/to-number.ts
const MIN_INT64 = -(2n ** 63n);
const NAMED_INTS = /* @__PURE__ */ new Set(["time.Month", "time.Weekday"]);
function toInt64(value) {
	switch (value.kind) {
		case "int":
		case "uint": return isKnown(value.type) ? BigInt.asIntN(64, value.value) : 0n;
		case "float": return intOfFloat(value.value);
		case "string": return isKnown(value.type) ? parseGoInt(withoutZeroDecimals(value.text.text), 0) ?? 0n : 0n;
		case "bool": return value.value ? 1n : 0n;
		default: return 0n;
	}
}
function toFloat64(value) {
	switch (value.kind) {
		case "int":
		case "uint": return isKnown(value.type) ? Number(value.value) : 0;
		case "float": return value.value;
		case "string": return isKnown(value.type) ? parseGoFloat(value.text.text) ?? 0 : 0;
		case "bool": return value.value ? 1 : 0;
		default: return 0;
	}
}
function intOfFloat(value) {
	if (!Number.isFinite(value)) return MIN_INT64;
	const whole = BigInt(Math.trunc(value));
	return whole > require_check.MAX_INT64 || whole < MIN_INT64 ? MIN_INT64 : whole;
}
function isKnown({ named, name }) {
	return !named || NAMED_INTS.has(name);
}
function withoutZeroDecimals(text) {
	return /\.0+$/.test(text) ? text.slice(0, text.lastIndexOf(".")) : text;
}
// src/render/helm/functions/strval.ts
function strval(value, budget) {
	return value.kind === "bytes" ? value.text : valueText(value, budget);
}
function strvals(values, budget) {
	const spent = charge(budget, values.length, 0);
	if (spent !== void 0) return spent;
	const texts = [];
	for (const value of values) {
		if (value.kind === "nil") continue;
		const text = strval(value, budget);
		if ("kind" in text) return text;
		texts.push(text);
	}
	return texts;
}
// src/render/helm/functions/conversion-functions.ts
const CONVERSION_FUNCTIONS = functionTable({
	toString: goFunction([ANY], ([value], { budget }) => {
		const text = strval(value, budget);
		return isFailure(text) ? text : stringValue(text);
	}),
	int: goFunction([ANY], ([value]) => intValue(toInt64(value), valueOrigin(value), INT)),
	int64: goFunction([ANY], ([value]) => intValue(toInt64(value), valueOrigin(value), INT64)),
	float64: goFunction([ANY], ([value]) => floatValue(toFloat64(value), valueOrigin(value))),
	atoi: goFunction([STRING], ([value]) => intValue(atoi(value.text.text), valueOrigin(value))),
	toDecimal: goFunction([ANY], ([value], { budget }) => {
		const text = printValues([value], budget);
		if (isFailure(text)) return text;
		return intValue(parseGoInt(text.text, 8) ?? 0n, valueOrigin(value), INT64);
	})
});
function atoi(text) {
	const value = parseGoInt(text, 10);
	if (value !== void 0) return value;
	if (!/^[-+]?[0-9]+$/.test(text)) return 0n;
	return text.startsWith("-") ? -require_check.MAX_INT64 - 1n : require_check.MAX_INT64;
}
// src/render/helm/functions/crypto/derive-password.ts
const SEED = "com.lyndir.masterpassword";
const TEMPLATES$1 = /* @__PURE__ */ new Map([
	["maximum", ["anoxxxxxxxxxxxxxxxxx", "axxxxxxxxxxxxxxxxxno"]],
	["long", "CvcvnoCvcvCvcv CvcvCvcvnoCvcv CvcvCvcvCvcvno CvccnoCvcvCvcv CvccCvcvnoCvcv CvccCvcvCvcvno CvcvnoCvccCvcv CvcvCvccnoCvcv CvcvCvccCvcvno CvcvnoCvcvCvcc CvcvCvcvnoCvcc CvcvCvcvCvccno CvccnoCvccCvcv CvccCvccnoCvcv CvccCvccCvcvno CvcvnoCvccCvcc CvcvCvccnoCvcc CvcvCvccCvccno CvccnoCvcvCvcc CvccCvcvnoCvcc CvccCvcvCvccno".split(" ")],
	["medium", ["CvcnoCvc", "CvcCvcno"]],
	["short", ["Cvcn"]],
	["basic", [
		"aaanaaan",
		"aannaaan",
		"aaannaaa"
	]],
	["pin", ["nnnn"]]
]);
const CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ";
const LETTERS$2 = `AEIOUaeiou${CONSONANTS}${CONSONANTS.toLowerCase()}`;
const CHARACTERS = /* @__PURE__ */ new Map([
	["V", "AEIOU"],
	["C", CONSONANTS],
	["v", "aeiou"],
	["c", CONSONANTS.toLowerCase()],
	["A", `AEIOU${CONSONANTS}`],
	["a", LETTERS$2],
	["n", "0123456789"],
	["o", "@&%?,=[]_:-+*$#!'^~;()/."],
	["x", `${LETTERS$2}0123456789!@#$%^&*()`]
]);
function derivePassword(counter, kind, password, user, site) {
	const templates = TEMPLATES$1.get(kind);
	if (templates === void 0) return `cannot find password template ${kind}`;
	const key = (0, node_crypto.scryptSync)(toBytes(password), Buffer.concat([toBytes(SEED), sized(user)]), 64, {
		N: 32768,
		r: 8,
		p: 2,
		maxmem: 134217728
	});
	const message = Buffer.concat([
		toBytes(SEED),
		sized(site),
		uint32(Number(counter))
	]);
	const seed = (0, node_crypto.createHmac)("sha256", key).update(message).digest();
	const template = templates[(seed[0] ?? 0) % templates.length] ?? "";
	return Array.from(template, (letter, index) => {
		const choice = CHARACTERS.get(letter) ?? "";
		return choice.charAt((seed[index + 1] ?? 0) % choice.length);
	}).join("");
}
function sized(text) {
	const bytes = toBytes(text);
	return Buffer.concat([uint32(bytes.length), bytes]);
}
function uint32(value) {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(value);
	return bytes;
}
// src/render/helm/functions/crypto/crypto-functions.ts
const PASSWORD_STEPS = 2e6;
const CRYPTO_FUNCTIONS = functionTable({
	hello: goFunction([], () => stringOf$2("Hello!")),
	derivePassword: goFunction([
		UINT32,
		STRING,
		STRING,
		STRING,
		STRING
	], (args, { budget }) => {
		const [counter, kind, password, user, site] = args;
		const spent = charge(budget, PASSWORD_STEPS, 0);
		if (spent !== void 0) return spent;
		const [kindText, secret, userText, siteText] = [
			kind,
			password,
			user,
			site
		].map(({ text }) => text.text);
		return stringValue(textOf$3(derivePassword(counter.value, kindText ?? "", secret ?? "", userText ?? "", siteText ?? ""), originOfAll(args)));
	}),
	decryptAES: goFunction([STRING, STRING], ([password, encrypted]) => {
		const plain = decryptAes(password.text.text, encrypted.text.text);
		return typeof plain === "string" ? stringValue(remadeText(encrypted.text, plain)) : plain;
	})
});
const BLOCK$3 = 16;
const KEY$2 = 32;
function decryptAes(password, encrypted) {
	if (encrypted === "") return "";
	const decoded = require_check.decodeBase64(encrypted);
	if (decoded.kind === "invalid") return failed(`illegal base64 data at input byte ${decoded.offset}`);
	const { bytes } = decoded;
	if (bytes.length < BLOCK$3) return failed(tooShort(bytes.length, encrypted.length));
	const body = bytes.subarray(BLOCK$3);
	if (body.length % BLOCK$3 !== 0) return failed("crypto/cipher: input not full blocks");
	if (body.length === 0) return failed("runtime error: index out of range [-1]");
	const key = Buffer.alloc(KEY$2);
	key.set(toBytes(password).subarray(0, KEY$2));
	const decipher = (0, node_crypto.createDecipheriv)("aes-256-cbc", key, bytes.subarray(0, BLOCK$3));
	decipher.setAutoPadding(false);
	const plain = Buffer.concat([decipher.update(body), decipher.final()]);
	const end = plain.length - (plain.at(-1) ?? 0);
	return end < 0 ? failed(`runtime error: slice bounds out of range [:${end}]`) : fromBytes(plain.subarray(0, end));
}
function tooShort(length, encodedLength) {
	const capacity = Math.floor(encodedLength / 4) * 3;
	return `runtime error: slice bounds out of range ${capacity < BLOCK$3 ? `[:${BLOCK$3}] with capacity ${capacity}` : `[${BLOCK$3}:${length}]`}`;
}
// src/render/helm/functions/crypto/base32.ts
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const GROUP = 8;
const PADDING = 61;
const LENGTHS = /* @__PURE__ */ new Set([
	2,
	4,
	5,
	7
]);
function encodeBase32(bytes) {
	let text = "";
	let bits = 0;
	let held = 0;
	for (const byte of bytes) {
		held = held << 8 | byte;
		bits += 8;
		for (; bits >= 5; bits -= 5) text += ALPHABET[held >> bits - 5 & 31] ?? "";
		held &= (1 << bits) - 1;
	}
	if (bits > 0) text += ALPHABET[held << 5 - bits & 31] ?? "";
	return text + "=".repeat((GROUP - text.length % GROUP) % GROUP);
}
function decodeBase32(input) {
	const text = input.filter((byte) => byte !== 10 && byte !== 13);
	const bytes = [];
	for (let at = 0; at < text.length; at += GROUP) {
		const group = groupAt(text, at);
		if (typeof group === "number") return `illegal base32 data at input byte ${group}`;
		bytes.push(...bytesOf(group));
		if (group.length < GROUP) break;
	}
	return Uint8Array.from(bytes);
}
function groupAt(text, start) {
	const digits = [];
	while (digits.length < GROUP) {
		const count = digits.length;
		const at = start + count;
		const byte = text[at];
		if (byte === void 0) return text.length - count;
		const left = text.length - at - 1;
		if (byte === PADDING && count >= 2 && left < GROUP) {
			if (left + count < 7) return text.length;
			const wrong = text.subarray(at + 1, start + GROUP).findIndex((each) => each !== PADDING);
			if (wrong !== -1) return at + wrong;
			return LENGTHS.has(count) ? digits : at;
		}
		const digit = ALPHABET.indexOf(String.fromCharCode(byte));
		if (digit === -1) return at;
		digits.push(digit);
	}
	return digits;
}
function bytesOf(digits) {
	const bytes = [];
	let bits = 0;
	let held = 0;
	for (const digit of digits) {
		held = (held << 5 | digit) & 4095;
		bits += 5;
		if (bits < 8) continue;
		bits -= 8;
		bytes.push(held >> bits & 255);
	}
	return bytes;
}
// src/render/helm/functions/crypto/encoding-functions.ts
const ADLER_BASE = 65521;
const ENCODING_FUNCTIONS = functionTable({
	b64enc: making$1((text) => Buffer.from(toBytes(text)).toString("base64")),
	b64dec: making$1(base64Decoded),
	b32enc: making$1((text) => encodeBase32(toBytes(text))),
	b32dec: making$1(base32Decoded),
	sha1sum: making$1((text) => digest("sha1", text)),
	sha256sum: making$1((text) => digest("sha256", text)),
	sha512sum: making$1((text) => digest("sha512", text)),
	adler32sum: making$1(adler32)
});
function making$1(make) {
	return goFunction([STRING], ([{ text }]) => stringValue(remadeText(text, make(text.text))));
}
function base64Decoded(text) {
	const decoded = require_check.decodeBase64(text);
	if (decoded.kind === "bytes") return fromBytes(decoded.bytes);
	return `illegal base64 data at input byte ${decoded.offset}`;
}
function base32Decoded(text) {
	const decoded = decodeBase32(toBytes(text));
	return typeof decoded === "string" ? decoded : fromBytes(decoded);
}
function digest(algorithm, text) {
	return (0, node_crypto.createHash)(algorithm).update(toBytes(text)).digest("hex");
}
function adler32(text) {
	let low = 1;
	let high = 0;
	for (const byte of toBytes(text)) {
		low = (low + byte) % ADLER_BASE;
		high = (high + low) % ADLER_BASE;
	}
	return String(high * 65536 + low);
}
// src/render/helm/functions/json/is-empty.ts
function isEmpty(value) {
	switch (value.kind) {
		case "nil": return true;
		case "bool": return !value.value;
		case "int":
		case "uint": return value.value === 0n;
		case "float": return value.value === 0;
		case "complex": return value.real === 0 && value.imaginary === 0;
		case "string":
		case "bytes": return value.text.text === "";
		case "list": return value.items.length === 0;
		case "map": return value.entries.size === 0;
		default: return false;
	}
}
// src/render/helm/functions/default-functions.ts
const DEFAULT_FUNCTIONS = functionTable({
	default: goVariadic([ANY], ANY, ([otherwise], [given]) => given === void 0 || isEmpty(given) ? otherwise : given),
	empty: goFunction([ANY], ([value]) => boolValue(isEmpty(value), valueOrigin(value))),
	coalesce: goVariadic([], ANY, (_, values) => values.find((each) => !isEmpty(each)) ?? NIL$1),
	all: goVariadic([], ANY, (_, values) => boolValue(!values.some((value) => isEmpty(value)), originOfAll(values))),
	any: goVariadic([], ANY, (_, values) => boolValue(!values.every((value) => isEmpty(value)), originOfAll(values))),
	ternary: goFunction([
		ANY,
		ANY,
		BOOL
	], ([whenTrue, whenFalse, test]) => test.value ? whenTrue : whenFalse)
});
// src/render/helm/functions/dicts/deep-copy.ts
const DEEPEST$12 = 1e3;
const COPY = 10;
function deepCopy(value, budget, depth = 0) {
	if (depth > DEEPEST$12) return failed(`a value is nested more than ${DEEPEST$12} levels deep`);
	if (value.kind === "map") return copyMap(value, budget, depth + 1);
	return value.kind === "list" ? copyList(value, budget, depth + 1) : value;
}
function copyMap(map, budget, depth) {
	const spent = charge(budget, COPY + 2 * map.entries.size, 0);
	if (spent !== void 0) return spent;
	const entries = /* @__PURE__ */ new Map();
	for (const [key, value] of map.entries) {
		const copy = deepCopy(value, budget, depth);
		if (isFailure(copy)) return copy;
		entries.set(key, copy);
	}
	return {
		...map,
		entries,
		keyOrigins: map.keyOrigins && new Map(map.keyOrigins)
	};
}
function copyList(list, budget, depth) {
	const spent = charge(budget, COPY + list.items.length, 0);
	if (spent !== void 0) return spent;
	const items = [];
	for (const item of list.items) {
		const copy = deepCopy(item, budget, depth);
		if (isFailure(copy)) return copy;
		items.push(copy);
	}
	return {
		...list,
		items,
		spare: []
	};
}
// src/render/helm/functions/dicts/merge-maps.ts
const DEEPEST$11 = 1e3;
function mergeMaps(into, from, overwrite, budget, depth = 0) {
	if (depth > DEEPEST$11) return failed(`a map is nested more than ${DEEPEST$11} levels deep`);
	for (const [key, value] of Array.from(from.entries)) {
		const failure = charge(budget, 1, 0) ?? mergeEntry(into, from, key, value, overwrite, budget, depth);
		if (failure !== void 0) return failure;
	}
}
function mergeEntry(into, from, key, value, overwrite, budget, depth) {
	const before = into.entries.get(key);
	if (value.kind === "nil") {
		if (overwrite) setEntry$1(into, from, key, value);
		return;
	}
	if (value.kind === "map" && before?.kind === "map" && !before.isNil) {
		const failure = mergeMaps(before, value, overwrite, budget, depth + 1);
		if (failure !== void 0 || !isEmpty(before)) return failure;
	}
	if (overwrite || before === void 0 || isEmpty(before)) setEntry$1(into, from, key, value);
}
function setEntry$1(into, from, key, value) {
	into.entries.set(key, value);
	const origin = from.keyOrigins?.get(key);
	if (origin !== void 0) into.keyOrigins?.set(key, origin);
}
// src/render/helm/functions/dicts/dict-functions.ts
const NIL_MAP = failed("assignment to entry in nil map");
const DICT_FUNCTIONS = functionTable({
	dict: goVariadic([], ANY, (_, items, context) => dict(items, context)),
	get: goFunction([MAP, STRING], ([map, key]) => map.entries.get(key.text.text) ?? stringOf$2("")),
	set: goFunction([
		MAP,
		STRING,
		ANY
	], ([map, key, value]) => {
		if (map.isNil) return NIL_MAP;
		map.entries.set(key.text.text, value);
		const origin = textOrigin(key.text);
		if (origin !== void 0) map.keyOrigins?.set(key.text.text, origin);
		return plainMap(map);
	}),
	unset: goFunction([MAP, STRING], ([map, key]) => {
		map.entries.delete(key.text.text);
		return plainMap(map);
	}),
	hasKey: goFunction([MAP, STRING], ([map, key]) => boolValue(map.entries.has(key.text.text), originOfAll([map, key]))),
	pluck: goVariadic([STRING], MAP, ([key], maps) => listValue(maps.flatMap(({ entries }) => entries.get(key.text.text) ?? []))),
	keys: goVariadic([], MAP, (_, maps, { budget }) => {
		const keys = maps.flatMap(keysOf$1);
		return charge(budget, keys.length, 0) ?? listValue(keys, originOfAll(maps), STRINGS);
	}),
	values: goFunction([MAP], ([map], { budget }) => {
		const items = sortedKeys(map).flatMap((key) => map.entries.get(key) ?? []);
		return charge(budget, items.length, 0) ?? listValue(items, map.origin);
	}),
	pick: goVariadic([MAP], STRING, ([map], keys, { budget }) => {
		const wanted = new Set(keys.map(({ text }) => text.text));
		return charge(budget, map.entries.size, 0) ?? selected(map, (key) => wanted.has(key));
	}),
	omit: goVariadic([MAP], STRING, ([map], keys) => {
		const unwanted = new Set(keys.map(({ text }) => text.text));
		return selected(map, (key) => !unwanted.has(key));
	}),
	dig: goVariadic([], ANY, (_, args) => digAt(args)),
	...twins("merge", merging(false)),
	...twins("mergeOverwrite", merging(true)),
	...twins("deepCopy", goFunction([ANY], ([value], { budget }) => value.kind === "nil" ? failed("reflect: call of reflect.Value.Type on zero Value") : deepCopy(value, budget)))
});
function plainMap(map) {
	return map.type === MAP ? map : {
		...map,
		type: MAP
	};
}
function dict(items, { budget }) {
	const entries = /* @__PURE__ */ new Map();
	const keyOrigins = /* @__PURE__ */ new Map();
	for (let at = 0; at < items.length; at += 2) {
		const item = items[at];
		const key = item === void 0 ? void 0 : strval(item, budget);
		if (key === void 0 || isFailure(key)) return key ?? failed("no key");
		entries.set(key.text, items[at + 1] ?? stringOf$2(""));
		const origin = textOrigin(key);
		if (origin !== void 0) keyOrigins.set(key.text, origin);
	}
	return mapValue(entries, void 0, MAP, keyOrigins);
}
function keysOf$1(map) {
	return sortedKeys(map).map((key) => {
		const origin = map.keyOrigins?.get(key);
		return stringOf$2(key, origin, verbatimOffset(key, origin));
	});
}
function selected(map, isWanted) {
	const entries = [...map.entries].filter(([key]) => isWanted(key));
	const origins = [...map.keyOrigins ?? []].filter(([key]) => isWanted(key));
	return mapValue(new Map(entries), map.origin, MAP, new Map(origins));
}
function merging(overwrite) {
	return goVariadic([MAP], MAP, ([first], others, { budget }) => {
		const into = first.isNil ? mapValue(/* @__PURE__ */ new Map()) : plainMap(first);
		for (const from of others) {
			const failure = charge(budget, 1, 0) ?? mergeMaps(into, from, overwrite, budget);
			if (failure !== void 0) return failure;
		}
		return into;
	});
}
function digAt(args) {
	const map = args.at(-1);
	const otherwise = args.at(-2);
	if (map === void 0 || otherwise === void 0 || args.length < 3) return failed("dig needs at least three arguments");
	const keys = [];
	if (!isPlainMap(map)) return notThis(map, MAP.name);
	for (const key of args.slice(0, -2)) {
		if (key.kind !== "string" || key.type.named) return notThis(key, "string");
		keys.push(key.text.text);
	}
	return dig(map, otherwise, keys);
}
function dig(map, otherwise, keys) {
	let here = map;
	for (const key of keys) {
		if (!isPlainMap(here)) return notThis(here, MAP.name);
		const next = here.entries.get(key);
		if (next === void 0) return otherwise;
		here = next;
	}
	return here;
}
function isPlainMap(value) {
	return value.kind === "map" && value.type.name === MAP.name;
}
// src/render/helm/functions/json/parse-json.ts
const DEEPEST$10 = 1e4;
const NUMBER$2 = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const STRING_END = /["\\\u0000-\u001f]/g;
const NO_SPACE = /literal|escape/;
const SPACE$5 = /[ \t\r\n]*/y;
const ESCAPES$1 = /* @__PURE__ */ new Map([
	["b", "\b"],
	["f", "\f"],
	["n", "\n"],
	["r", "\r"],
	["t", "	"]
]);
var JsonError = class extends Error {};
function parseJson(source) {
	const state = {
		source,
		text: source.text,
		origin: textOrigin(source),
		at: 0,
		error: void 0
	};
	try {
		return {
			value: readDocument(state),
			error: state.error
		};
	} catch (error) {
		if (error instanceof JsonError) return {
			value: void 0,
			error: error.message
		};
		throw error;
	}
}
function readDocument(state) {
	const open = [];
	for (;;) {
		let value = readStart(state, open);
		while (value !== void 0) {
			const into = open.at(-1);
			if (into === void 0) {
				expectEnd(state);
				if (state.error === void 0 || value.kind !== "nil") return value;
				return floatValue(Infinity, state.origin);
			}
			if (into.kind === "list") into.items.push(value);
			else into.map.entries.set(into.key, value);
			value = readAfterValue(state, into);
			if (value !== void 0) open.pop();
		}
	}
}
function readStart(state, open) {
	skipSpace(state);
	const char = state.text.charAt(state.at);
	if (char !== "{" && char !== "[") return readScalar(state, char);
	if (open.length >= DEEPEST$10) throw new JsonError("exceeded max depth");
	state.at++;
	skipSpace(state);
	const next = state.text.charAt(state.at);
	if (char === "[") {
		if (next === "]") {
			state.at++;
			return listValue([], state.origin);
		}
		open.push({
			kind: "list",
			items: []
		});
		return;
	}
	const map = mapValue(/* @__PURE__ */ new Map(), state.origin);
	if (next === "}") {
		state.at++;
		return map;
	}
	open.push({
		kind: "object",
		map,
		key: readKey(state)
	});
}
function readAfterValue(state, into) {
	skipSpace(state);
	const char = state.text.charAt(state.at);
	if (into.kind === "list") {
		if (char !== "," && char !== "]") throw invalid(state, "after array element");
		state.at++;
		return char === "," ? void 0 : listValue(into.items, state.origin);
	}
	if (char !== "," && char !== "}") throw invalid(state, "after object key:value pair");
	state.at++;
	if (char === "}") return into.map;
	skipSpace(state);
	into.key = readKey(state);
}
function readKey(state) {
	if (state.text.charAt(state.at) !== "\"") throw invalid(state, "looking for beginning of object key string");
	state.at++;
	const key = readString(state).text;
	skipSpace(state);
	if (state.text.charAt(state.at) !== ":") throw invalid(state, "after object key");
	state.at++;
	return key;
}
function readScalar(state, char) {
	const { origin } = state;
	switch (char) {
		case "\"":
			state.at++;
			return stringValue(readString(state));
		case "t":
			readWord(state, "true");
			return boolValue(true, origin);
		case "f":
			readWord(state, "false");
			return boolValue(false, origin);
		case "n":
			readWord(state, "null");
			return nilValue(origin);
		default:
			if (!/^[-0-9]$/.test(char)) throw invalid(state, "looking for beginning of value");
			return readNumber$1(state);
	}
}
function readWord(state, word) {
	for (const letter of word) {
		if (state.text.charAt(state.at) !== letter) throw invalid(state, `in literal ${word} (expecting '${letter}')`);
		state.at++;
	}
}
function readNumber$1(state) {
	NUMBER$2.lastIndex = state.at;
	const found = NUMBER$2.exec(state.text)?.[0];
	if (found === void 0) {
		state.at++;
		throw invalid(state, "in numeric literal");
	}
	state.at += found.length;
	const next = state.text.charAt(state.at);
	if (/^[eE]$/.test(next) && !/[eE]/.test(found)) throw badExponent(state);
	if (next === "." && !/[.eE]/.test(found)) {
		state.at++;
		throw invalid(state, "after decimal point in numeric literal");
	}
	const value = Number(found);
	if (Number.isFinite(value)) return floatValue(value, state.origin);
	state.error ??= `json: cannot unmarshal number ${found} into Go value of type float64`;
	return nilValue(void 0);
}
function badExponent(state) {
	state.at++;
	if (/^[-+]$/.test(state.text.charAt(state.at))) state.at++;
	return invalid(state, "in exponent of numeric literal");
}
function readString(state) {
	const start = state.at;
	const hasEscapes = skipString(state);
	const part = validText(sliceText(state.source, start, state.at - 1));
	return hasEscapes ? remadeText(part, unescaped$1(part.text)) : part;
}
function skipString(state) {
	const { text } = state;
	let hasEscapes = false;
	for (;;) {
		STRING_END.lastIndex = state.at;
		const char = STRING_END.exec(text)?.[0];
		state.at = char === void 0 ? text.length : STRING_END.lastIndex - 1;
		if (char !== "\"" && char !== "\\") throw invalid(state, "in string literal");
		state.at++;
		if (char === "\"") return hasEscapes;
		hasEscapes = true;
		skipEscape(state);
	}
}
function skipEscape(state) {
	const letter = state.text.charAt(state.at);
	if (letter === "" || !"\"\\/bfnrtu".includes(letter)) throw invalid(state, "in string escape code");
	state.at++;
	if (letter !== "u") return;
	for (let digit = 0; digit < 4; digit++) {
		if (!/^[0-9A-Fa-f]$/.test(state.text.charAt(state.at))) throw invalid(state, "in \\u hexadecimal character escape");
		state.at++;
	}
}
function unescaped$1(text) {
	return text.replaceAll(/\\(?:u([0-9A-Fa-f]{4})|(.))/g, (_, hex, letter) => hex === void 0 ? ESCAPES$1.get(letter) ?? letter : String.fromCharCode(parseInt(hex, 16))).replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
}
function expectEnd(state) {
	skipSpace(state);
	if (state.at < state.text.length) throw invalid(state, "after top-level value");
}
function skipSpace(state) {
	SPACE$5.lastIndex = state.at;
	SPACE$5.exec(state.text);
	state.at = SPACE$5.lastIndex;
}
function invalid({ text, at }, context) {
	const code = text.codePointAt(at) ?? 32;
	if (at >= text.length && (context === "in string literal" || !NO_SPACE.test(context))) return new JsonError("unexpected end of JSON input");
	const byte = String.fromCharCode(toBytes(String.fromCodePoint(code))[0] ?? 0);
	return new JsonError(`invalid character '${byte === "'" ? "\\'" : byte === "\"" ? byte : require_check.goEscape(byte)}' ${context}`);
}
// src/render/helm/functions/json/json-shape.ts
function jsonShape(value) {
	switch (value.kind) {
		case "nil": return plain$2("null", value);
		case "bool": return plain$2(String(value.value), value);
		case "int":
		case "uint": return plain$2(String(value.value), value);
		case "float": return floatShape(value.value, value);
		case "string": return {
			kind: "string",
			text: value.text
		};
		case "bytes": return {
			kind: "string",
			text: remadeText(value.text, base64(value.text.text))
		};
		case "list": return value.isNil ? plain$2("null", value) : {
			kind: "list",
			items: value.items
		};
		case "map": return value.isNil ? plain$2("null", value) : {
			kind: "object",
			entries: mapEntries$2(value)
		};
		case "struct": return structShape$1(value);
		case "time": return {
			kind: "string",
			text: textOf$3(value.rfc3339, value.origin)
		};
		default: return failed(`json: unsupported type: ${value.type.name}`);
	}
}
function plain$2(text, value) {
	const origin = valueOrigin(value);
	return {
		kind: "plain",
		text: textOf$3(text, origin, verbatimOffset(text, origin))
	};
}
function floatShape(float, value) {
	if (Number.isFinite(float)) return plain$2(require_check.goFloatJson(float), value);
	return failed(`json: unsupported value: ${Number.isNaN(float) ? "NaN" : float > 0 ? "+Inf" : "-Inf"}`);
}
function base64(text) {
	return Buffer.from(toBytes(text)).toString("base64");
}
function mapEntries$2(map) {
	const entries = [];
	for (const name of sortedKeys(map)) {
		const value = map.entries.get(name);
		const origin = map.keyOrigins?.get(name);
		const key = textOf$3(name, origin, verbatimOffset(name, origin));
		if (value !== void 0) entries.push({
			key,
			value
		});
	}
	return entries;
}
function structShape$1(struct) {
	const { stringer, elem } = struct.type;
	if (stringer !== void 0 && (elem ?? struct.type).name === "semver.Version") {
		const text = valueText(struct, require_check.chartBudget());
		return isFailure(text) ? text : {
			kind: "string",
			text
		};
	}
	return {
		kind: "object",
		entries: structEntries(struct)
	};
}
function structEntries(struct) {
	const { tags } = struct.type;
	const entries = [];
	for (const [name, value] of struct.fields) {
		const tag = tags.get(name);
		if (!/^\p{Lu}/u.test(name) || tag?.omitEmpty === true && isEmpty(value)) continue;
		if (tag?.embedded === true && value.kind === "struct") entries.push(...structEntries(value));
		else entries.push({
			key: textOf$3(tag?.json ?? name),
			value
		});
	}
	return entries;
}
// src/render/helm/functions/json/write-json.ts
const DEEPEST$9 = 1e3;
const STEPS$2 = 6;
function writeJson(value, style, budget) {
	const builder = newBuilder();
	return writeValue({
		...style,
		builder,
		budget
	}, value, 0) ?? finishText(builder);
}
function writeValue(writer, value, depth) {
	if (depth > DEEPEST$9) return cycleIn(value);
	const spent = charge(writer.budget, STEPS$2, (depth + 1) * writer.indent.length + 2);
	if (spent !== void 0) return spent;
	const shape = jsonShape(value);
	if (isFailure(shape)) return shape;
	switch (shape.kind) {
		case "plain":
			appendText(writer.builder, shape.text);
			return;
		case "string": {
			const long = charge(writer.budget, 0, shape.text.text.length);
			if (long !== void 0) return long;
			appendText(writer.builder, escapeJson(shape.text, writer.escapesHtml));
			return;
		}
		case "list": return writeList$1(writer, shape.items, depth);
		default: return writeObject(writer, shape.entries, depth);
	}
}
function cycleIn(value) {
	return failed(`json: unsupported value: encountered a cycle via ${value.kind === "nil" ? "interface {}" : value.type.name}`);
}
function writeList$1(writer, items, depth) {
	if (items.length === 0) {
		appendRun(writer.builder, "[]");
		return;
	}
	for (const [index, item] of items.entries()) {
		appendRun(writer.builder, (index === 0 ? "[" : ",") + lineAt(writer, depth + 1));
		const failure = writeValue(writer, item, depth + 1);
		if (failure !== void 0) return failure;
	}
	appendRun(writer.builder, `${lineAt(writer, depth)}]`);
}
function writeObject(writer, entries, depth) {
	if (entries.length === 0) {
		appendRun(writer.builder, "{}");
		return;
	}
	for (const [index, { key, value }] of entries.entries()) {
		appendRun(writer.builder, (index === 0 ? "{" : ",") + lineAt(writer, depth + 1));
		appendText(writer.builder, escapeJson(key, writer.escapesHtml));
		appendRun(writer.builder, writer.indent === "" ? ":" : ": ");
		const failure = writeValue(writer, value, depth + 1);
		if (failure !== void 0) return failure;
	}
	appendRun(writer.builder, `${lineAt(writer, depth)}}`);
}
function lineAt({ indent }, depth) {
	return indent === "" ? "" : `\n${indent.repeat(depth)}`;
}
const SHORT = /* @__PURE__ */ new Map([
	["\"", "\\\""],
	["\\", "\\\\"],
	["\b", "\\b"],
	["\f", "\\f"],
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"]
]);
const ESCAPED = /["\\\u0000-\u001f\u2028\u2029]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;
const ESCAPED_HTML = /["\\<>&\u0000-\u001f\u2028\u2029]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;
function escapeJson(text, escapesHtml) {
	const pattern = escapesHtml ? ESCAPED_HTML : ESCAPED;
	const { pieces } = text;
	if (pieces.length === 0) return {
		text: `"${text.text.replaceAll(pattern, escapeChar)}"`,
		pieces
	};
	const origin = textOrigin(text);
	const builder = newBuilder();
	appendRun(builder, "\"", origin);
	appendText(builder, mapText(text, (run) => run.replaceAll(pattern, escapeChar)));
	appendRun(builder, "\"", origin);
	return finishText(builder);
}
function escapeChar(char) {
	const code = char.charCodeAt(0);
	const isOddByte = code >= 56448 && code <= 56575;
	return SHORT.get(char) ?? `\\u${(isOddByte ? 65533 : code).toString(16).padStart(4, "0")}`;
}
// src/render/helm/functions/read-results.ts
const JSON_TYPES = /* @__PURE__ */ new Map([
	["map", "object"],
	["list", "array"],
	["float", "number"]
]);
function readMap(source, { value, error }) {
	const fault = mismatch$1(value, "map", MAP) ?? error;
	if (fault === void 0) return value?.kind === "map" ? value : zeroOf(MAP);
	const origin = textOrigin(source);
	const map = value?.kind === "map" ? value : mapValue(/* @__PURE__ */ new Map(), origin);
	map.entries.set("Error", stringOf$2(fault, origin));
	return map;
}
function readList$1(source, { value, error }) {
	const fault = mismatch$1(value, "list", LIST) ?? error;
	if (fault === void 0) return value?.kind === "list" ? value : zeroOf(LIST);
	const origin = textOrigin(source);
	return listValue([stringOf$2(fault, origin)], origin);
}
function mismatch$1(value, kind, type) {
	if (value === void 0 || value.kind === kind || value.kind === "nil") return void 0;
	return `json: cannot unmarshal ${JSON_TYPES.get(value.kind) ?? value.kind} into Go value of type ${type.name}`;
}
// src/render/helm/functions/json-functions.ts
const PLAIN$1 = {
	escapesHtml: true,
	indent: ""
};
const RAW = {
	escapesHtml: false,
	indent: ""
};
const PRETTY = {
	escapesHtml: true,
	indent: "  "
};
const JSON_FUNCTIONS = functionTable({
	toJson: writer$2(PLAIN$1, true),
	toPrettyJson: writer$2(PRETTY, true),
	toRawJson: writer$2(RAW, false),
	mustToJson: writer$2(PLAIN$1, false),
	mustToPrettyJson: writer$2(PRETTY, false),
	mustToRawJson: writer$2(RAW, false),
	fromJson: goFunction([STRING], ([{ text }]) => readMap(text, parseJson(text))),
	fromJsonArray: goFunction([STRING], ([{ text }]) => readList$1(text, parseJson(text))),
	mustFromJson: goFunction([STRING], ([{ text }]) => {
		const { value, error } = parseJson(text);
		return error === void 0 ? value ?? NIL$1 : failed(error);
	})
});
function writer$2(style, swallows) {
	return goFunction([ANY], ([value], context) => written(value, style, swallows, context));
}
function written(value, style, swallows, { budget }) {
	const text = writeJson(value, style, budget);
	if (!isFailure(text)) return stringValue(text);
	return swallows && !require_check.isSpent(budget) ? stringOf$2("") : text;
}
// src/render/helm/value/spare-capacity.ts
const MAX$2 = 256;
const NILS = Array.from({ length: MAX$2 }, () => NIL$1);
function spareCapacity(count) {
	const capacity = count === 0 || count > MAX$2 ? count : 2 ** Math.ceil(Math.log2(count));
	return NILS.slice(0, capacity - count);
}
// src/render/helm/functions/lists/items-of.ts
function itemsOf$1(value) {
	if (value.kind === "list") return value.items;
	if (value.kind !== "bytes") return void 0;
	const origin = valueOrigin(value);
	return Array.from(toBytes(value.text.text), (byte) => uintValue(byte, origin));
}
// src/render/helm/functions/lists/kind-of.ts
function kindOf$2(value) {
	return value.kind === "nil" ? "invalid" : value.type.kind;
}
// src/render/helm/functions/lists/list-functions.ts
const NIL_POINTER = "runtime error: invalid memory address or nil pointer dereference";
const TOO_LONG = "runtime error: makeslice: len out of range";
const OUT_OF_BOUNDS = "reflect.Value.Slice: slice index out of bounds";
const LISTS = sliceType(LIST);
const MAX_DOUBLED = 16;
const LIST_FUNCTIONS = functionTable({
	list: goVariadic([], ANY, (_, items) => listValue(items)),
	tuple: goVariadic([], ANY, (_, items) => listValue(items)),
	...twins("push", pushing()),
	...twins("append", pushing()),
	...twins("prepend", goFunction([ANY, ANY], ([list, item]) => withItems(list, "Cannot prepend on type", (items) => sameOrigin(list, [item, ...items])))),
	...ofList("first", "Cannot find first on type", (items) => items[0] ?? NIL$1),
	...ofList("last", "Cannot find last on type", (items) => items.at(-1) ?? NIL$1),
	...ofList("rest", "Cannot find rest on type", (items, list) => part(list, items, items.slice(1))),
	...ofList("initial", "Cannot find initial on type", (items, list) => part(list, items, items.slice(0, -1))),
	...ofList("reverse", "Cannot find reverse on type", (items, list) => sameOrigin(list, items.toReversed())),
	...ofList("compact", "Cannot compact on type", (items, list) => grown(list, items.filter((item) => !isEmpty(item)))),
	...twins("slice", goVariadic([ANY], ANY, ([list], indexes) => withItems(list, "list should be type of slice or array but", (items) => sliced(list, items, indexes)))),
	...twins("chunk", goFunction([INT, ANY], ([size, list], context) => withItems(list, "Cannot chunk type", (items) => chunked(list, items, Number(size.value), context)))),
	concat: goVariadic([], ANY, (_, lists, context) => concatenated(lists, context))
});
function ofList(name, complaint, make) {
	return twins(name, goFunction([ANY], ([list]) => withItems(list, complaint, (items) => make(items, list))));
}
function withItems(list, complaint, make) {
	const items = itemsOf$1(list);
	if (items !== void 0) return make(items);
	return failed(list.kind === "nil" ? NIL_POINTER : `${complaint} ${kindOf$2(list)}`);
}
function sameOrigin(list, items) {
	return listValue(items, valueOrigin(list));
}
function grown(list, items) {
	return listValue(items, valueOrigin(list), LIST, spareCapacity(items.length));
}
function pushed(list, items, item) {
	const spare = items.length > MAX_DOUBLED ? [] : items.slice(1).map(() => NIL$1);
	return listValue([...items, item], valueOrigin(list), LIST, spare);
}
function pushing() {
	return goFunction([ANY, ANY], ([list, item], { budget }) => withItems(list, "Cannot push on type", (items) => charge(budget, items.length >> 3, 0) ?? pushed(list, items, item)));
}
function part(list, items, left) {
	return items.length === 0 ? zeroOf(LIST) : sameOrigin(list, left);
}
function sliced(list, items, indexes) {
	if (items.length === 0) return NIL$1;
	const [first, second] = indexes;
	const start = first === void 0 ? 0 : Number(toInt64(first));
	const end = second === void 0 ? items.length : Number(toInt64(second));
	const all = list.kind === "list" ? [...items, ...list.spare] : items;
	if (start < 0 || end < start || end > all.length) return failed(OUT_OF_BOUNDS);
	if (list.kind !== "list") return sameOrigin(list, all.slice(start, end));
	return listValue(all.slice(start, end), list.origin, list.type, all.slice(end));
}
function chunked(list, items, size, { budget }) {
	const { length } = items;
	const isNone = length === 0 ? size > 0 : length > 1 && size < 0 && length - 1 <= -size;
	if (size <= 0 && !isNone && !(length === 1 && size < -1)) return failed(TOO_LONG);
	const spent = charge(budget, length, 0);
	if (spent !== void 0) return spent;
	const chunks = [];
	const end = isNone ? 0 : length;
	for (let at = 0; at < end; at += Math.abs(size)) chunks.push(sameOrigin(list, items.slice(at, at + Math.abs(size))));
	return listValue(chunks, valueOrigin(list), LISTS);
}
function concatenated(lists, { budget }) {
	const parts = [];
	let length = 0;
	for (const list of lists) {
		const items = itemsOf$1(list);
		if (items === void 0) return failed(list.kind === "nil" ? NIL_POINTER : `Cannot concat type ${kindOf$2(list)} as list`);
		parts.push(items);
		length += items.length;
	}
	const spent = charge(budget, length >> 1, 0);
	if (spent !== void 0) return spent;
	const joined = [].concat(...parts);
	const [first] = lists;
	if (joined.length === 0) return zeroOf(LIST);
	return listValue(joined, first === void 0 ? void 0 : valueOrigin(first), LIST, spareCapacity(joined.length));
}
// src/render/helm/functions/lists/strings-of.ts
function stringsOf(value, budget) {
	const items = itemsOf$1(value);
	if (items !== void 0) return strvals(items, budget);
	if (value.kind === "nil") return [];
	const text = strval(value, budget);
	return "kind" in text ? text : [text];
}
// src/render/helm/functions/lists/deep-equal.ts
const DEEPEST$8 = 1e3;
function deepEqual(left, right, budget) {
	const same = isSame$2(left, right, budget, 0);
	return charge(budget, 0, 0) ?? same;
}
function isSame$2(left, right, budget, depth) {
	if (charge(budget, 1, 0) !== void 0) return false;
	if (left.kind === "nil" || right.kind === "nil") return left.kind === right.kind;
	if (left.type.name !== right.type.name || depth > DEEPEST$8) return false;
	switch (left.kind) {
		case "list": return right.kind === "list" && sameItems(left, right, budget, depth + 1);
		case "map": return right.kind === "map" && sameEntries(left, right, budget, depth + 1);
		case "struct": return right.kind === "struct" && sameFields(left, right, budget, depth + 1);
		default: return sameScalar(left, right, budget);
	}
}
function sameScalar(left, right, budget) {
	switch (left.kind) {
		case "string":
		case "bytes":
			if (charge(budget, 0, left.text.text.length >> 3) !== void 0) return false;
			return right.kind === left.kind && left.text.text === right.text.text;
		case "bool":
		case "int":
		case "uint":
		case "float": return right.kind === left.kind && left.value === right.value;
		case "complex": return right.kind === "complex" && left.real === right.real && left.imaginary === right.imaginary;
		case "time": return right.kind === "time" && left.rfc3339 === right.rfc3339 && left.zone === right.zone;
		default: return false;
	}
}
function sameItems(left, right, budget, depth) {
	if (left.isNil !== right.isNil || left.items.length !== right.items.length) return false;
	if (left.items === right.items) return true;
	return left.items.every((item, index) => {
		const other = right.items[index];
		return other !== void 0 && isSame$2(item, other, budget, depth);
	});
}
function sameEntries(left, right, budget, depth) {
	if (left.isNil !== right.isNil || left.entries.size !== right.entries.size) return false;
	if (left.entries === right.entries) return true;
	for (const [key, value] of left.entries) {
		const other = right.entries.get(key);
		if (other === void 0 || !isSame$2(value, other, budget, depth)) return false;
	}
	return true;
}
function sameFields(left, right, budget, depth) {
	if (left === right) return true;
	for (const [name, value] of left.fields) {
		const other = right.fields.get(name);
		if (other === void 0 || !isSame$2(value, other, budget, depth)) return false;
	}
	return true;
}
// src/render/helm/functions/lists/value-set.ts
function newValueSet(values = []) {
	const set = {
		scalars: /* @__PURE__ */ new Set(),
		others: []
	};
	for (const value of values) addValue(set, value);
	return set;
}
function addValue(set, value) {
	const key = scalarKey(value);
	if (key === void 0) set.others.push(value);
	else set.scalars.add(key);
}
function hasValue$1(set, value, budget) {
	const key = scalarKey(value);
	if (key !== void 0) return charge(budget, 1, key.length >> 3) ?? set.scalars.has(key);
	const spent = charge(budget, 1 + set.others.length, 0);
	if (spent !== void 0) return spent;
	for (const other of set.others) {
		const same = deepEqual(value, other, budget);
		if (same !== false) return same;
	}
	return false;
}
function scalarKey(value) {
	switch (value.kind) {
		case "nil": return "nil";
		case "string": return `${value.type.name}:${value.text.text}`;
		case "bool":
		case "int":
		case "uint": return `${value.type.name}:${value.value}`;
		case "float": return Number.isNaN(value.value) ? void 0 : `${value.type.name}:${value.value}`;
		default: return;
	}
}
// src/render/helm/functions/lists/search-functions.ts
const STEPS_OF_SORTING = 8;
const LIST_SEARCH_FUNCTIONS = functionTable({
	...twins("uniq", goFunction([ANY], ([list], { budget }) => withItems(list, "Cannot find uniq on type", (items) => {
		const unique = uniqueOf(items, budget);
		return isFailure(unique) ? unique : grown(list, unique);
	}))),
	...twins("without", goVariadic([ANY], ANY, ([list], omitted, { budget }) => withItems(list, "Cannot find without on type", (items) => {
		const left = itemsWithout(items, omitted, budget);
		return isFailure(left) ? left : grown(list, left);
	}))),
	...twins("has", goFunction([ANY, ANY], ([item, list], { budget }) => {
		const origin = originOfAll([item, list]);
		const items = list.kind === "nil" ? [] : itemsOf$1(list);
		if (items === void 0) return failed(`Cannot find has on type ${kindOf$2(list)}`);
		const set = newValueSet([item]);
		for (const each of items) {
			const found = hasValue$1(set, each, budget);
			if (found !== false) return found === true ? boolValue(true, origin) : found;
		}
		return boolValue(false, origin);
	})),
	sortAlpha: goFunction([ANY], ([list], { budget }) => {
		if (isNilStrings(list)) return list;
		const texts = itemsOf$1(list) === void 0 ? oneText(list, budget) : stringsOf(list, budget);
		if (isFailure(texts)) return texts;
		const spent = charge(budget, STEPS_OF_SORTING * texts.length, 0);
		if (spent !== void 0) return spent;
		return listValue(texts.toSorted((left, right) => require_check.compareText(left.text, right.text)).map((text) => stringValue(text)), valueOrigin(list), STRINGS);
	}),
	toStrings: goFunction([ANY], ([list], { budget }) => {
		if (isNilStrings(list)) return list;
		const texts = stringsOf(list, budget);
		if (isFailure(texts)) return texts;
		return listValue(texts.map((text) => stringValue(text)), valueOrigin(list), STRINGS);
	})
});
function isNilStrings(list) {
	return list.kind === "list" && list.isNil && list.type.name === STRINGS.name;
}
function oneText(value, budget) {
	const text = strval(value, budget);
	return isFailure(text) ? text : [text];
}
function uniqueOf(items, budget) {
	const seen = newValueSet();
	const unique = [];
	for (const item of items) {
		const found = hasValue$1(seen, item, budget);
		if (typeof found !== "boolean") return found;
		if (found) continue;
		addValue(seen, item);
		unique.push(item);
	}
	return unique;
}
function itemsWithout(items, omitted, budget) {
	const set = newValueSet(omitted);
	const left = [];
	for (const item of items) {
		const found = hasValue$1(set, item, budget);
		if (typeof found !== "boolean") return found;
		if (!found) left.push(item);
	}
	return left;
}
// src/render/helm/functions/lists/sequence-functions.ts
const TOO_MANY = 2n ** 40n;
const SEQUENCE_FUNCTIONS = functionTable({
	until: goFunction([INT], ([count], { budget }) => numbers(0n, count.value, count.value < 0n ? -1n : 1n, [count], budget)),
	untilStep: goFunction([
		INT,
		INT,
		INT
	], ([start, stop, step], { budget }) => numbers(start.value, stop.value, step.value, [
		start,
		stop,
		step
	], budget)),
	seq: goVariadic([], INT, (_, params, { budget }) => sequence(params, budget))
});
function numbers(start, stop, step, from, budget) {
	const listed = countUp(start, stop, step, budget);
	if (isFailure(listed)) return listed;
	const origin = originOfAll(from);
	return listValue(listed.map((number) => intValue(number, origin)), origin, INTS);
}
function countUp(start, stop, step, budget) {
	const isDown = stop < start;
	if (isDown ? step >= 0n : step <= 0n) return [];
	const count = (stop - start + step + (isDown ? 1n : -1n)) / step;
	const spent = charge(budget, Number(count > TOO_MANY ? TOO_MANY : count), 0);
	if (spent !== void 0) return spent;
	return Array.from({ length: Number(count) }, (_, index) => start + BigInt(index) * step);
}
function sequence(params, budget) {
	const origin = originOfAll(params);
	const [first, second, third] = params.map(({ value }) => value);
	if (first === void 0 || params.length > 3) return textValue("", origin);
	const start = second === void 0 ? 1n : first;
	const end = third ?? second ?? first;
	const towards = end < start ? -1n : 1n;
	const step = third === void 0 ? towards : second ?? 1n;
	if (third !== void 0 && towards < 0n && step > 0n) return textValue("", origin);
	const listed = countUp(start, end + towards, step, budget);
	if (isFailure(listed)) return listed;
	const text = listed.join(" ");
	return charge(budget, 0, text.length) ?? textValue(text, origin);
}
function textValue(text, origin) {
	return stringValue(textOf$3(text, origin));
}
// src/render/helm/functions/number/decimal.ts
const DIVISION_DIGITS = 16;
function decimalOf(value) {
	if (!Number.isFinite(value)) return void 0;
	const [mantissa = "0", power = "0"] = value.toExponential().split("e");
	const [whole = "", part = ""] = mantissa.split(".");
	return {
		coefficient: BigInt(whole + part),
		exponent: Number(power) - part.length
	};
}
function floatOf({ coefficient, exponent }) {
	return Number(`${coefficient}e${exponent}`);
}
function addDecimals(left, right) {
	const exponent = Math.min(left.exponent, right.exponent);
	return {
		coefficient: rescaled(left, exponent) + rescaled(right, exponent),
		exponent
	};
}
function subtractDecimals(left, right) {
	return addDecimals(left, {
		coefficient: -right.coefficient,
		exponent: right.exponent
	});
}
function multiplyDecimals(left, right) {
	return {
		coefficient: left.coefficient * right.coefficient,
		exponent: left.exponent + right.exponent
	};
}
function divideDecimals(left, right) {
	const shift = left.exponent - right.exponent + DIVISION_DIGITS;
	const dividend = left.coefficient * powerOfTen$1(shift);
	const divisor = right.coefficient * powerOfTen$1(-shift);
	const quotient = dividend / divisor;
	const away = absolute(dividend - quotient * divisor) * 2n >= absolute(divisor) ? 1n : 0n;
	return {
		coefficient: left.coefficient < 0n !== right.coefficient < 0n && left.coefficient !== 0n ? quotient - away : quotient + away,
		exponent: -16
	};
}
function rescaled({ coefficient, exponent }, to) {
	return coefficient * powerOfTen$1(exponent - to);
}
function powerOfTen$1(power) {
	return power > 0 ? 10n ** BigInt(power) : 1n;
}
function absolute(value) {
	return value < 0n ? -value : value;
}
// src/render/helm/functions/maths/float-functions.ts
const ZERO = floatValue(0);
const ONE = floatValue(1);
const FLOAT_FUNCTIONS = functionTable({
	add1f: goFunction([ANY], (args) => calculated([args[0], ONE], addDecimals)),
	addf: goVariadic([], ANY, (_, args) => calculated([ZERO, ...args], addDecimals)),
	subf: calculating(subtractDecimals),
	mulf: calculating(multiplyDecimals),
	divf: calculating((left, right) => right.coefficient === 0n ? failed("decimal division by 0") : divideDecimals(left, right)),
	maxf: folding$1(larger),
	minf: folding$1((left, right) => -larger(-left, -right)),
	ceil: goFunction([ANY], (args) => made$3(Math.ceil(toFloat64(args[0])), args)),
	floor: goFunction([ANY], (args) => made$3(Math.floor(toFloat64(args[0])), args)),
	round: goVariadic([ANY, INT], FLOAT64, ([value, places], [roundOn]) => made$3(rounded(toFloat64(value), Number(places.value), roundOn?.value ?? .5), [value, places]))
});
function calculating(operation) {
	return goVariadic([ANY], ANY, ([first], others) => calculated([first, ...others], operation));
}
function calculated(values, operation) {
	let result;
	for (const value of values) {
		const float = toFloat64(value);
		const decimal = decimalOf(float);
		if (decimal === void 0) return failed(`Cannot create a Decimal from ${floatText(float, "g", -1)}`);
		const next = result === void 0 ? decimal : operation(result, decimal);
		if (isFailure(next)) return next;
		result = next;
	}
	return made$3(result === void 0 ? 0 : floatOf(result), values);
}
function folding$1(fold) {
	return goVariadic([ANY], ANY, ([first], others) => made$3(others.map(toFloat64).reduce(fold, toFloat64(first)), [first, ...others]));
}
function larger(left, right) {
	return left === Infinity || right === Infinity ? Infinity : Math.max(left, right);
}
function rounded(value, places, roundOn) {
	const power = powerOfTen(places);
	const scaled = power * value;
	return (scaled - Math.trunc(scaled) >= roundOn ? Math.ceil(scaled) : Math.floor(scaled)) / power;
}
function made$3(value, from) {
	return floatValue(value, originOfAll(from));
}
function powerOfTen(power) {
	if (power === 0) return 1;
	if (power === 1) return 10;
	let mantissa = 1;
	let exponent = 0;
	let base = .625;
	let baseExponent = 4;
	for (let left = Math.abs(power); left >= 1; left = Math.floor(left / 2)) {
		if (Math.abs(baseExponent) > 4096) {
			exponent += baseExponent;
			break;
		}
		if (left % 2 === 1) {
			mantissa *= base;
			exponent += baseExponent;
		}
		base *= base;
		baseExponent *= 2;
		if (base < .5) {
			base += base;
			baseExponent--;
		}
	}
	if (power > 0) return timesPowerOfTwo(mantissa, exponent);
	return timesPowerOfTwo(1 / mantissa, -exponent);
}
function timesPowerOfTwo(value, exponent) {
	const half = Math.trunc(exponent / 2);
	return value * 2 ** half * 2 ** (exponent - half);
}
// src/render/helm/functions/maths/integer-functions.ts
const INTEGER_FUNCTIONS = functionTable({
	add1: goFunction([ANY], (args) => int64(toInt64(args[0]) + 1n, args)),
	add: goVariadic([], ANY, (_, args) => int64(args.reduce((sum, arg) => sum + toInt64(arg), 0n), args)),
	sub: goFunction([ANY, ANY], (args) => int64(toInt64(args[0]) - toInt64(args[1]), args)),
	div: dividing((left, right) => left / right),
	mod: dividing((left, right) => left % right),
	mul: folding((left, right) => BigInt.asIntN(64, left * right)),
	max: folding((left, right) => right > left ? right : left),
	biggest: folding((left, right) => right > left ? right : left),
	min: folding((left, right) => right < left ? right : left)
});
function dividing(divide) {
	return goFunction([ANY, ANY], (args) => {
		const divisor = toInt64(args[1]);
		if (divisor === 0n) return failed("runtime error: integer divide by zero");
		return int64(divide(toInt64(args[0]), divisor), args);
	});
}
function folding(fold) {
	return goVariadic([ANY], ANY, ([first], others) => int64(others.map(toInt64).reduce(fold, toInt64(first)), [first, ...others]));
}
function int64(value, from) {
	return intValue(value, originOfAll(from), INT64);
}
// src/render/helm/functions/paths/path-functions.ts
const PATH_FUNCTIONS = functionTable({
	...twins("base", making(baseName), "os"),
	...twins("dir", making((path) => cleanPath(path.slice(0, path.lastIndexOf("/") + 1))), "os"),
	...twins("clean", making(cleanPath), "os"),
	...twins("ext", making((path) => /\.[^./]*$/.exec(path)?.[0] ?? ""), "os"),
	...twins("isAbs", goFunction([STRING], ([path]) => boolValue(path.text.text.startsWith("/"), valueOrigin(path))), "os")
});
function making(make) {
	return goFunction([STRING], ([{ text }]) => stringValue(partOf(text, make(text.text))));
}
function partOf(text, made) {
	if (made !== "" && text.text.endsWith(made)) return sliceText(text, text.text.length - made.length);
	return text.text.startsWith(made) ? sliceText(text, 0, made.length) : remadeText(text, made);
}
function cleanPath(path) {
	const clean = node_path.posix.normalize(path);
	return clean === "/" ? clean : require_start.withoutEndSlashes(clean);
}
function baseName(path) {
	if (path === "") return ".";
	const end = require_start.withoutEndSlashes(path);
	return end === "" ? "/" : end.slice(end.lastIndexOf("/") + 1);
}
// src/render/helm/functions/paths/ip-address.ts
function ipv4Fault(text) {
	const groups = text.split(".");
	if (groups.length !== 4) return "expected four decimals";
	for (const group of groups) {
		if (group.length > 1 && group.startsWith("0")) return "leading zeros";
		if (!/^[-+]?\d+$/.test(group)) return `strconv.Atoi: parsing ${JSON.stringify(group)}: invalid syntax`;
		if (Number(group) < 0 || Number(group) > 255) return "decimal must be between 0 and 255";
	}
}
function isIpv6(text) {
	const halves = text.split("::");
	if (halves.length > 2) return false;
	const all = halves.map((half) => half === "" ? [] : half.split(":")).flat();
	const last = all.at(-1) ?? "";
	const hasIpv4 = last.includes(".");
	if (hasIpv4 && (ipv4Fault(last) !== void 0 || text.endsWith("::"))) return false;
	const plain = hasIpv4 ? all.slice(0, -1) : all;
	if (!plain.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) return false;
	const count = plain.length + (hasIpv4 ? 2 : 0);
	return halves.length === 2 ? count < 8 : count === 8;
}
// src/render/helm/functions/paths/url-escape.ts
const UNRESERVED = /^[A-Za-z0-9_.~-]$/;
const HOST = "!$&'()*+,;=:[]<>\"";
const PLAIN = {
	path: "$&+,/:;=@",
	user: "$&+,;=",
	host: HOST,
	zone: HOST,
	fragment: "$&+,/:;=?@!()*"
};
function isEscapedIn(char, part) {
	return !UNRESERVED.test(char) && !PLAIN[part].includes(char);
}
function escapeUrl(text, part) {
	let escaped = "";
	for (const byte of toBytes(text)) {
		const char = String.fromCharCode(byte);
		escaped += byte < 128 && !isEscapedIn(char, part) ? char : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
	}
	return escaped;
}
function unescapeUrl(text, part) {
	const isHost = part === "host" || part === "zone";
	for (let at = 0; at < text.length; at++) {
		const char = text.charAt(at);
		if (char === "%") {
			const escape = text.slice(at, at + 3);
			if (!isGoodEscape(escape, part)) return { error: `invalid URL escape ${require_check.goQuote(escape)}` };
			at += 2;
		} else if (isHost && char < "\u0080" && isEscapedIn(char, part)) return { error: `invalid character ${require_check.goQuote(char)} in host name` };
	}
	if (!text.includes("%")) return text;
	const bytes = [];
	for (const run of text.split(/(%..)/)) if (run.startsWith("%")) bytes.push(parseInt(run.slice(1), 16));
	else bytes.push(...toBytes(run));
	return fromBytes(Uint8Array.from(bytes));
}
function isGoodEscape(escape, part) {
	if (!/^%[0-9A-Fa-f]{2}$/.test(escape)) return false;
	if (escape === "%25") return true;
	const code = parseInt(escape.slice(1), 16);
	if (part === "host") return code >= 128;
	if (part !== "zone" || code === 32) return true;
	return code < 128 && !isEscapedIn(String.fromCharCode(code), "host");
}
// src/render/helm/functions/paths/parse-url.ts
const NOTHING$2 = {
	scheme: "",
	opaque: "",
	user: void 0,
	host: "",
	path: "",
	query: "",
	fragment: ""
};
const USER = /^[-A-Za-z0-9._:~!$&'()*+,;=%@]*$/;
var UrlError = class extends Error {};
function parseUrl(text) {
	const hash = text.indexOf("#");
	const base = hash === -1 ? text : text.slice(0, hash);
	const fragment = hash === -1 ? "" : text.slice(hash + 1);
	let part = base;
	try {
		const url = parseBase(base);
		part = text;
		return {
			...url,
			fragment: unescaped(fragment, "fragment")
		};
	} catch (error) {
		if (error instanceof UrlError) return `parse ${require_check.goQuote(part)}: ${error.message}`;
		throw error;
	}
}
function hostName(host) {
	const name = host.replace(/:[0-9]*$/, "");
	return name.startsWith("[") && name.endsWith("]") ? name.slice(1, -1) : name;
}
function userText({ name, password }) {
	const text = escapeUrl(name, "user");
	return password === void 0 ? text : `${text}:${escapeUrl(password, "user")}`;
}
function urlText({ scheme, opaque, user, host, path, query, fragment }) {
	let text = scheme === "" ? "" : `${scheme}:`;
	if (opaque !== "") text += opaque;
	else {
		if ((scheme !== "" || host !== "" || user !== void 0) && (host !== "" || path !== "" || user !== void 0)) text += "//";
		if (user !== void 0) text += `${userText(user)}@`;
		text += escapeUrl(host, "host");
		const escaped = path === "*" ? "*" : escapeUrl(path, "path");
		if (escaped !== "" && !escaped.startsWith("/") && host !== "") text += "/";
		if (text === "" && /^[^/]*:/.test(escaped)) text += "./";
		text += escaped;
	}
	if (query !== "") text += `?${query}`;
	return fragment === "" ? text : `${text}#${escapeUrl(fragment, "fragment")}`;
}
function parseBase(text) {
	if (/[\u0000-\u001f\u007f]/.test(text)) throw new UrlError("net/url: invalid control character in URL");
	if (text === "*") return {
		...NOTHING$2,
		path: "*"
	};
	const { scheme, rest: behind } = schemeOf(text);
	const mark = behind.indexOf("?");
	const rest = mark === -1 ? behind : behind.slice(0, mark);
	const query = mark === -1 ? "" : behind.slice(mark + 1);
	if (!rest.startsWith("/")) {
		if (scheme !== "") return {
			...NOTHING$2,
			scheme,
			query,
			opaque: rest
		};
		if (/^[^/]*:/.test(rest)) throw new UrlError("first path segment in URL cannot contain colon");
	}
	if (!(rest.startsWith("//") && (scheme !== "" || !rest.startsWith("///")))) return {
		...NOTHING$2,
		scheme,
		query,
		path: unescaped(rest, "path")
	};
	const end = rest.indexOf("/", 2);
	const authority = end === -1 ? rest.slice(2) : rest.slice(2, end);
	const path = end === -1 ? "" : rest.slice(end);
	const { user, host } = authorityOf(scheme, authority);
	return {
		...NOTHING$2,
		scheme,
		user,
		host,
		query,
		path: unescaped(path, "path")
	};
}
function schemeOf(text) {
	if (text.startsWith(":")) throw new UrlError("missing protocol scheme");
	const found = /^([A-Za-z][-A-Za-z0-9+.]*):/.exec(text);
	if (found === null) return {
		scheme: "",
		rest: text
	};
	const [written, scheme = ""] = found;
	return {
		scheme: scheme.toLowerCase(),
		rest: text.slice(written.length)
	};
}
function authorityOf(scheme, authority) {
	const at = authority.lastIndexOf("@");
	const host = hostOf(scheme, authority.slice(at + 1));
	if (at === -1) return {
		user: void 0,
		host
	};
	const info = authority.slice(0, at);
	if (!USER.test(info)) throw new UrlError("net/url: invalid userinfo");
	const colon = info.indexOf(":");
	if (colon === -1) return {
		user: {
			name: unescaped(info, "user"),
			password: void 0
		},
		host
	};
	return {
		user: {
			name: unescaped(info.slice(0, colon), "user"),
			password: unescaped(info.slice(colon + 1), "user")
		},
		host
	};
}
function hostOf(scheme, host) {
	const bracket = host.lastIndexOf("[");
	if (bracket > 0) throw new UrlError("invalid IP-literal");
	if (bracket === 0) return addressOf(host);
	const colon = scheme === "http" || scheme === "https" ? host.indexOf(":") : host.lastIndexOf(":");
	if (colon !== -1) checkPort(host.slice(colon));
	return unescaped(host, "host");
}
function addressOf(host) {
	const close = host.lastIndexOf("]");
	if (close === -1) throw new UrlError("missing ']' in host");
	const port = host.slice(close + 1);
	checkPort(port);
	const written = host.slice(1, close);
	const zoneAt = written.indexOf("%25");
	const address = unescaped(zoneAt === -1 ? written : written.slice(0, zoneAt), "host");
	const zone = zoneAt === -1 ? "" : unescaped(written.slice(zoneAt), "zone");
	const name = address + zone;
	if (/^\d+(?:\.\d+){3}$/.test(name)) throw new UrlError("invalid IP-literal");
	if (!isIpv6(address) || zone === "%") throw new UrlError(`invalid host: ParseAddr(${require_check.goQuote(name)}): unable to parse IP`);
	return `[${name}]${port}`;
}
function checkPort(port) {
	if (!/^(?::[0-9]*)?$/.test(port)) throw new UrlError(`invalid port ${require_check.goQuote(port)} after host`);
}
function unescaped(text, part) {
	const result = unescapeUrl(text, part);
	if (typeof result === "string") return result;
	throw new UrlError(result.error);
}
// src/render/helm/functions/paths/url-functions.ts
const URL_FUNCTIONS = functionTable({
	urlParse: goFunction([STRING], ([value]) => {
		const url = parseUrl(value.text.text);
		if (typeof url === "string") return failed(`unable to parse url: ${url}`);
		const origin = valueOrigin(value);
		const { scheme, host, path, query, opaque, fragment, user } = url;
		const parts = {
			scheme,
			host,
			hostname: hostName(host),
			path,
			query,
			opaque,
			fragment
		};
		const entries = Object.entries({
			...parts,
			userinfo: user === void 0 ? "" : userText(user)
		}).map(([key, text]) => [key, stringOf$2(text, origin)]);
		return mapValue(new Map(entries), origin);
	}),
	urlJoin: goFunction([MAP], ([parts]) => joined$2(parts))
});
function joined$2(map) {
	const texts = /* @__PURE__ */ new Map();
	for (const key of [
		"scheme",
		"host",
		"path",
		"query",
		"opaque",
		"fragment",
		"userinfo"
	]) {
		const text = textUnder(map, key);
		if (typeof text !== "string") return text;
		texts.set(key, text);
	}
	const part = (key) => texts.get(key) ?? "";
	const user = userOf(part("userinfo"));
	if (isFailure(user)) return user;
	return stringValue(textOf$3(urlText({
		scheme: part("scheme"),
		opaque: part("opaque"),
		user: user.user,
		host: part("host"),
		path: part("path"),
		query: part("query"),
		fragment: part("fragment")
	}), originOfAll([...map.entries.values()])));
}
function textUnder(map, key) {
	const value = map.entries.get(key);
	if (value === void 0) return "";
	if (value.kind === "string") return value.text.text;
	if (value.kind === "nil") return failed("runtime error: invalid memory address or nil pointer dereference");
	return failed(`unable to parse ${key} key, must be of type string, but ${kindOf$2(value)} found`);
}
function userOf(info) {
	if (info === "") return { user: void 0 };
	const url = parseUrl(`proto://${info}@host`);
	if (typeof url === "string") return failed(`unable to parse userinfo in dict: ${url}`);
	return { user: url.user };
}
// src/render/helm/functions/reflection-functions.ts
const REFLECTION_FUNCTIONS = functionTable({
	typeOf: goFunction([ANY], ([value]) => stringOf$2(typeOf$1(value), valueOrigin(value))),
	kindOf: goFunction([ANY], ([value]) => stringOf$2(kindOf$2(value), valueOrigin(value))),
	typeIs: question$1((name, value) => name === typeOf$1(value)),
	typeIsLike: question$1((name, value) => [name, `*${name}`].includes(typeOf$1(value))),
	kindIs: question$1((name, value) => name === kindOf$2(value)),
	deepEqual: goFunction([ANY, ANY], (args, { budget }) => {
		const same = deepEqual(args[0], args[1], budget);
		return typeof same === "boolean" ? boolValue(same, originOfAll(args)) : same;
	})
});
function question$1(ask) {
	return goFunction([STRING, ANY], ([name, value]) => boolValue(ask(name.text.text, value), valueOrigin(value)));
}
function typeOf$1(value) {
	return value.kind === "nil" ? "<nil>" : value.type.name;
}
// src/go/regexp/replacement-template.ts
const NAME = /\$(?:\$|(\{?)([\p{L}\p{Nd}_]+))/uy;
function parseReplacement(template, names) {
	const parts = [];
	let start = 0;
	for (let at = template.indexOf("$"); at !== -1; at = template.indexOf("$", at)) {
		NAME.lastIndex = at;
		const [written, brace, name] = NAME.exec(template) ?? [];
		if (written === void 0 || brace === "{" && template[at + written.length] !== "}") {
			at++;
			continue;
		}
		parts.push({
			kind: "text",
			start,
			end: name === void 0 ? at + 1 : at
		});
		if (name !== void 0) parts.push({
			kind: "group",
			index: groupOf(name, names)
		});
		at += written.length + (brace === "{" ? 1 : 0);
		start = at;
	}
	parts.push({
		kind: "text",
		start,
		end: template.length
	});
	return parts;
}
function groupOf(name, names) {
	if (/^(?:0|[1-9]\d{0,8})$/.test(name)) return Number(name);
	const index = names.indexOf(name);
	return index === -1 ? void 0 : index;
}
// src/render/helm/functions/regex-functions.ts
var Spent = class extends Error {};
const STEPS_PER_STEP = 4;
const START_STEPS = 3;
const REGEX_FUNCTIONS = functionTable({
	regexMatch: matching$1(() => boolValue(false)),
	mustRegexMatch: matching$1(failed),
	regexFind: finding(panicked),
	mustRegexFind: finding(failed),
	regexFindAll: findingAll(panicked),
	mustRegexFindAll: findingAll(failed),
	regexReplaceAll: replacing(panicked, true),
	mustRegexReplaceAll: replacing(failed, true),
	regexReplaceAllLiteral: replacing(panicked, false),
	mustRegexReplaceAllLiteral: replacing(failed, false),
	regexSplit: splitting(panicked),
	mustRegexSplit: splitting(failed),
	regexQuoteMeta: goFunction([STRING], ([{ text }]) => stringValue(remadeText(text, require_check.quoteMeta(text.text))))
});
const NO_BACKQUOTE = /[^\t -_a-~\u0080-\ud7ff\ue000-\ufefe\uff00-\u{10ffff}]/u;
function panicked(message, pattern) {
	return failed(`regexp: Compile(${NO_BACKQUOTE.test(pattern) ? require_check.goQuote(pattern) : `\`${pattern}\``}): ${message}`);
}
function matching$1(onError) {
	return goFunction([STRING, STRING], (args, { budget }) => withRegexp(args[0].text.text, onError, (regexp) => {
		return boolValue(require_check.findMatch(regexp, args[1].text.text, 0, spendFrom(budget)) !== void 0, originOfAll(args));
	}));
}
function finding(onError) {
	return goFunction([STRING, STRING], ([pattern, { text }], { budget }) => withRegexp(pattern.text.text, onError, (regexp) => {
		const match = require_check.findMatch(regexp, text.text, 0, spendFrom(budget));
		return match === void 0 ? stringOf$2("") : stringValue(groupText(text, match, 0));
	}));
}
function findingAll(onError) {
	return goFunction([
		STRING,
		STRING,
		INT
	], ([pattern, value, most], { budget }) => withRegexp(pattern.text.text, onError, (regexp) => {
		const { text } = value;
		const search = {
			most: Number(most.value),
			groups: false,
			spend: spendFrom(budget)
		};
		const matches = findAll(regexp, text.text, search);
		if (matches.length === 0) return zeroOf(STRINGS);
		const items = matches.map((match) => stringValue(groupText(text, match, 0)));
		return charge(budget, items.length, 0) ?? listValue(items, valueOrigin(value), STRINGS);
	}));
}
function replacing(onError, expands) {
	return goFunction([
		STRING,
		STRING,
		STRING
	], ([pattern, { text }, by], { budget }) => withRegexp(pattern.text.text, onError, (regexp) => {
		const groups = expands && by.text.text.includes("$");
		const matches = findReplaced(regexp, text.text, groups, spendFrom(budget));
		const made = groups ? expanded(text, matches, by.text, regexp, budget) : replacedBy(text, matches, by.text, budget);
		return isFailure(made) ? made : stringValue(made);
	}));
}
function replacedBy(text, matches, by, budget) {
	const spent = charge(budget, matches.length, matches.length * by.text.length);
	if (spent !== void 0) return spent;
	return replaceParts(text, matches.map(([start = 0, end = 0]) => ({
		start,
		end,
		by
	})));
}
function expanded(text, matches, template, { names }, budget) {
	const parts = parseReplacement(template.text, names);
	const builder = newBuilder();
	let from = 0;
	for (const match of matches) {
		const [start = 0, end = 0] = match;
		const places = parts.map((part) => placeOf$2(part, match));
		const length = places.reduce((sum, [low, high]) => sum + high - low, 0);
		const spent = charge(budget, parts.length, length);
		if (spent !== void 0) return spent;
		appendPart(builder, text, from, start);
		for (const [at, [low, high]] of places.entries()) appendPart(builder, parts[at]?.kind === "text" ? template : text, low, high);
		from = end;
	}
	appendPart(builder, text, from, text.text.length);
	return finishText(builder);
}
function placeOf$2(part, match) {
	if (part.kind === "text") return [part.start, part.end];
	const low = part.index === void 0 ? -1 : match[part.index * 2] ?? -1;
	return low < 0 ? [0, 0] : [low, match[(part.index ?? 0) * 2 + 1] ?? low];
}
function splitting(onError) {
	return goFunction([
		STRING,
		STRING,
		INT
	], ([pattern, value, most], { budget }) => withRegexp(pattern.text.text, onError, (regexp) => {
		const limit = Number(most.value);
		if (limit === 0) return zeroOf(STRINGS);
		const { text } = value;
		const items = [];
		if (pattern.text.text !== "" && text.text === "") items.push(stringValue(textOf$3("")));
		else items.push(...partsBetween(regexp, text, limit, budget));
		return charge(budget, items.length, 0) ?? listValue(items, valueOrigin(value), STRINGS);
	}));
}
function partsBetween(regexp, text, limit, budget) {
	const search = {
		most: limit,
		groups: false,
		spend: spendFrom(budget)
	};
	const parts = [];
	let from = 0;
	let end = 0;
	for (const [start = 0, stop = 0] of findAll(regexp, text.text, search)) {
		if (limit > 0 && parts.length === limit - 1) break;
		end = start;
		if (stop !== 0) parts.push(sliceText(text, from, end));
		from = stop;
	}
	if (end !== text.text.length) parts.push(sliceText(text, from));
	return parts.map((part) => stringValue(part));
}
function groupText(text, match, group) {
	return sliceText(text, match[group * 2] ?? 0, match[group * 2 + 1] ?? 0);
}
function withRegexp(pattern, onError, use) {
	const compiled = require_check.compileGoRegexp(pattern);
	if (compiled.kind === "error") return onError(compiled.error, pattern);
	try {
		return use(compiled);
	} catch (error) {
		if (error instanceof Spent) return SPENT;
		throw error;
	}
}
function spendFrom(budget) {
	return (steps) => {
		if (charge(budget, START_STEPS + Math.ceil(steps / STEPS_PER_STEP), 0) !== void 0) throw new Spent();
	};
}
// src/render/helm/functions/semver/semver-functions.ts
const versions = /* @__PURE__ */ new WeakMap();
const NO_VERSION = failed("not a version");
const VERSION = structType("semver.Version", {
	methods: /* @__PURE__ */ new Map([
		["Major", ofVersion(({ major }, origin) => uintValue(major, origin, UINT64))],
		["Minor", ofVersion(({ minor }, origin) => uintValue(minor, origin, UINT64))],
		["Patch", ofVersion(({ patch }, origin) => uintValue(patch, origin, UINT64))],
		["Prerelease", ofVersion(({ prerelease }, origin) => stringOf$2(prerelease, origin))],
		["Metadata", ofVersion(({ metadata }, origin) => stringOf$2(metadata, origin))],
		["Original", ofVersion(({ original }, origin) => stringOf$2(original, origin))],
		["String", ofVersion((version, origin) => stringOf$2(versionText(version), origin))],
		["IncMajor", increasing(({ major }) => ({
			major: major + 1n,
			minor: 0n,
			patch: 0n
		}))],
		["IncMinor", increasing(({ major, minor }) => ({
			major,
			minor: minor + 1n,
			patch: 0n
		}))],
		["IncPatch", increasing(nextPatch)],
		["SetPrerelease", setting("prerelease")],
		["SetMetadata", setting("metadata")],
		["Compare", comparing((order, origin) => intValue(order, origin))],
		["Equal", comparing((order, origin) => boolValue(order === 0, origin))],
		["LessThan", comparing((order, origin) => boolValue(order < 0, origin))],
		["LessThanEqual", comparing((order, origin) => boolValue(order <= 0, origin))],
		["GreaterThan", comparing((order, origin) => boolValue(order > 0, origin))],
		["GreaterThanEqual", comparing((order, origin) => boolValue(order >= 0, origin))]
	]),
	stringer: (value) => {
		const version = versions.get(value);
		return textOf$3(version === void 0 ? "" : versionText(version), valueOrigin(value));
	}
});
const VERSION_POINTER = pointerType(VERSION);
const SEMVER_FUNCTIONS = functionTable({
	semver: goFunction([STRING], ([text]) => {
		const version = parseVersion(text.text.text);
		if (typeof version === "string") return failed(version);
		return versionValue(version, VERSION_POINTER, valueOrigin(text));
	}),
	semverCompare: goFunction([STRING, STRING], (args) => {
		const constraint = parseConstraint(args[0].text.text);
		if (typeof constraint === "string") return failed(constraint);
		const version = parseVersion(args[1].text.text);
		if (typeof version === "string") return failed(version);
		return boolValue(satisfies(version, constraint), originOfAll(args));
	})
});
function versionValue(version, type, origin) {
	const value = structValue(/* @__PURE__ */ new Map([
		["major", uintValue(version.major, origin, UINT64)],
		["minor", uintValue(version.minor, origin, UINT64)],
		["patch", uintValue(version.patch, origin, UINT64)],
		["pre", stringOf$2(version.prerelease, origin)],
		["metadata", stringOf$2(version.metadata, origin)],
		["original", stringOf$2(version.original, origin)]
	]), type, origin);
	versions.set(value, version);
	return value;
}
function ofVersion(make) {
	return (receiver) => goFunction([], () => {
		const version = versions.get(receiver);
		return version === void 0 ? NO_VERSION : make(version, valueOrigin(receiver));
	});
}
function increasing(next) {
	return ofVersion((version, origin) => versionValue(renamed$1({
		...version,
		...next(version),
		prerelease: "",
		metadata: ""
	}), VERSION, origin));
}
function nextPatch({ major, minor, patch, prerelease }) {
	return {
		major,
		minor,
		patch: prerelease === "" ? patch + 1n : patch
	};
}
function setting(part) {
	return (receiver) => goFunction([STRING], ([text]) => {
		const version = versions.get(receiver);
		if (version === void 0) return NO_VERSION;
		const changed = {
			...version,
			[part]: text.text.text
		};
		const checked = text.text.text === "" ? changed : parseVersion(versionText(changed));
		if (typeof checked === "string") return failed(checked.startsWith("version segment") ? checked : `invalid ${part} string`);
		return versionValue(renamed$1(changed), VERSION, originOfAll([receiver, text]));
	});
}
function comparing(make) {
	return (receiver) => goFunction([VERSION_POINTER], ([other]) => {
		const [left, right] = [versions.get(receiver), versions.get(other)];
		if (left === void 0 || right === void 0) return NO_VERSION;
		return make(compareVersions(left, right), originOfAll([receiver, other]));
	});
}
function renamed$1(version) {
	const prefix = version.original.startsWith("v") ? "v" : "";
	return {
		...version,
		original: prefix + versionText(version)
	};
}
// src/render/helm/functions/letters/letter-case.ts
const ASCII$1 = /^[\u0000-\u007f]*$/;
const UPPER = /^\p{Lu}$/u;
const LOWER = /^\p{Ll}$/u;
const TITLE = /^\p{Lt}$/u;
const LETTER_OR_DIGIT$1 = /^[\p{L}\p{Nd}]$/u;
const SPACE$4 = /^\p{White_Space}$/u;
const TITLE_OF = new Map([
	"\u01c4\u01c5\u01c6",
	"\u01c7\u01c8\u01c9",
	"\u01ca\u01cb\u01cc",
	"\u01f1\u01f2\u01f3"
].flatMap((forms) => Array.from(forms, (form) => [form, forms.charAt(1)])));
const GEORGIAN = /^[\u10d0-\u10fa\u10fd-\u10ff]$/;
const isUpper = (char) => UPPER.test(char);
const isLower = (char) => LOWER.test(char);
const isTitle = (char) => TITLE.test(char);
const isSpace$1 = (char) => SPACE$4.test(char);
function upperText(text) {
	return ASCII$1.test(text) ? text.toUpperCase() : mapRunes(text, upperRune);
}
function lowerText(text) {
	return ASCII$1.test(text) ? text.toLowerCase() : mapRunes(text, lowerRune);
}
function titleText(text) {
	let before = " ";
	return mapRunes(text, (char) => {
		const first = isSeparator(before);
		before = char;
		return first ? titleRune(char) : char;
	});
}
function upperRune(char) {
	const upper = char.toUpperCase();
	return isOneRune(upper) ? upper : upperWithIota(char);
}
function lowerRune(char) {
	if (char === "\u0130") return "i";
	const lower = char.toLowerCase();
	return isOneRune(lower) ? lower : char;
}
function titleRune(char) {
	return TITLE_OF.get(char) ?? (GEORGIAN.test(char) ? char : upperRune(char));
}
function mapRunes(text, map) {
	let mapped = "";
	for (const char of text) mapped += map(/^[\ud800-\udfff]$/.test(char) ? "\ufffd" : char);
	return mapped;
}
function upperWithIota(char) {
	const code = char.codePointAt(0) ?? 0;
	if (code >= 8064 && code <= 8111) return String.fromCodePoint(code | 8);
	return code === 8115 || code === 8131 || code === 8179 ? String.fromCodePoint(code + 9) : char;
}
function isSeparator(char) {
	if (char <= "") return !/^[0-9A-Za-z_]$/.test(char);
	return !LETTER_OR_DIGIT$1.test(char) && isSpace$1(char);
}
function isOneRune(text) {
	return text.length === 1 || text.length === 2 && (text.codePointAt(0) ?? 0) > 65535;
}
// src/render/helm/functions/letters/split-words.ts
const LETTER$2 = /^(?![\u3400-\u4d85\u4e00-\u9fcc\u{20000}-\u{2b81d}])\p{L}$/u;
const NUMBER$1 = /^\p{N}$/u;
const PUNCTUATION = /^\p{P}$/u;
function splitWords(text) {
	const chars = Array.from(text);
	const words = [];
	for (let at = 0; at < chars.length;) {
		const start = skipInvalid(chars, at);
		const kind = start === chars.length ? "invalid" : kindOf$1(chars[start] ?? "");
		const end = kind === "invalid" ? start : endOfWord(chars, start, kind);
		words.push({
			kind,
			text: chars.slice(at, end).join("")
		});
		at = end;
	}
	return words;
}
function isConnector(char) {
	return char === "-" || char === "_" || isSpace$1(char);
}
function kindOf$1(char) {
	if (isConnector(char)) return "connector";
	if (PUNCTUATION.test(char)) return "punctuation";
	if (isUpper(char)) return "capitals";
	if (LETTER$2.test(char)) return "letters";
	return NUMBER$1.test(char) ? "number" : "other";
}
function endOfWord(chars, start, kind) {
	const first = start + 1;
	if (kind !== "capitals") return endOfRun(chars, first, kind);
	const second = chars[skipInvalid(chars, first)];
	if (second === void 0) return chars.length;
	if (!isUpper(second)) return LETTER$2.test(second) ? endOfRun(chars, first, "letters") : first;
	const end = endOfRun(chars, first, "capitals");
	const next = chars[end];
	return next !== void 0 && LETTER$2.test(next) ? end - 1 : end;
}
function endOfRun(chars, from, kind) {
	let at = from;
	for (; at < chars.length; at++) {
		const valid = skipInvalid(chars, at);
		if (valid === chars.length) return valid;
		if (!goesOn(chars[valid] ?? "", kind)) return at;
		at = valid;
	}
	return at;
}
function goesOn(char, kind) {
	return kind === "punctuation" ? PUNCTUATION.test(char) : kindOf$1(char) === kind;
}
function skipInvalid(chars, from) {
	let at = from;
	while (at < chars.length && /^[\ufffd\ud800-\udfff]$/.test(chars[at] ?? "")) at++;
	return at;
}
// src/render/helm/functions/letters/word-case.ts
const NOTHING$1 = {
	kind: "invalid",
	text: ""
};
function connectWords(text, connector) {
	const state = {
		words: splitWords(text),
		connector,
		at: 0,
		written: ""
	};
	let word = nextWord$1(state);
	while (state.at < state.words.length) {
		const { kind } = word;
		write(state, word);
		const next = nextWord$1(state);
		if (kind === "number") word = writeNumberRest(state, next);
		else if (kind === "connector" || kind === "punctuation") word = next;
		else if (next.kind === "number") word = writeNumber(state, next);
		else word = writeConnector(state, next);
	}
	write(state, word);
	return state.written;
}
function joinWords(text) {
	const chars = Array.from(mapRunes(text, (char) => char));
	let at = 0;
	while (at < chars.length && isConnector(chars[at] ?? "")) at++;
	const leading = chars.slice(0, at).join("");
	if (at === chars.length) return leading + (chars.at(-1) ?? "");
	let afterCapital = isUpper(chars[at] ?? "");
	let before = upperRune(chars[at] ?? "");
	let written = leading;
	for (const char of chars.slice(at + 1)) {
		let current = char;
		if (!isConnector(before)) {
			afterCapital &&= isUpper(char);
			if (afterCapital) current = lowerRune(char);
			written += before;
		} else if (isConnector(char)) written += before;
		else {
			afterCapital = isUpper(char);
			current = upperRune(char);
		}
		before = current;
	}
	return written + before;
}
function writeNumber(state, number) {
	if (state.at === state.words.length) return number;
	const next = nextWord$1(state);
	if (next.kind !== "letters") {
		write(state, number);
		return writeConnector(state, next);
	}
	state.written += state.connector;
	write(state, number);
	return writeNumberRest(state, next);
}
function writeNumberRest(state, first) {
	let word = first;
	for (; word.kind === "letters" || word.kind === "number"; word = nextWord$1(state)) write(state, word);
	return word.kind === "invalid" ? word : writeConnector(state, word);
}
function writeConnector(state, word) {
	if (word.kind !== "connector" && word.kind !== "punctuation") state.written += state.connector;
	return word;
}
function write(state, { kind, text }) {
	if (kind === "connector") state.written += mapRunes(text, (char) => isConnector(char) ? state.connector : char);
	else if (kind === "capitals") state.written += mapRunes(text, (char) => isUpper(char) ? lowerRune(char) : char);
	else state.written += text;
}
function nextWord$1(state) {
	return state.words[state.at++] ?? NOTHING$1;
}
// src/render/helm/functions/strings/case-functions.ts
const CASE_FUNCTIONS = functionTable({
	upper: mapping(upperText),
	lower: mapping(lowerText),
	title: mapping(titleText),
	untitle: mapping(untitled),
	swapcase: mapping(swapped),
	initials: mapping(initials),
	snakecase: mapping((text) => connectWords(text, "_")),
	kebabcase: mapping((text) => connectWords(text, "-")),
	camelcase: mapping(joinWords)
});
function mapping(map) {
	return goFunction([STRING], ([{ text }]) => stringValue(remapText(text, map(text.text))));
}
function untitled(text) {
	let isFirst = true;
	return mapRunes(text, (char) => {
		if (isSpace$1(char)) {
			isFirst = true;
			return char;
		}
		const mapped = isFirst ? lowerRune(char) : char;
		isFirst = false;
		return mapped;
	});
}
function swapped(text) {
	let atStart = true;
	return mapRunes(text, (char) => {
		const isFirst = atStart;
		const isCapital = isUpper(char) || isTitle(char);
		const isSmall = !isCapital && isLower(char);
		atStart = !isCapital && !isSmall && isSpace$1(char);
		if (isCapital) return lowerRune(char);
		if (!isSmall) return char;
		return isFirst ? titleRune(char) : upperRune(char);
	});
}
function initials(text) {
	let afterGap = true;
	let found = "";
	for (const byte of toBytes(text)) {
		const char = String.fromCharCode(byte);
		if (isSpace$1(char)) afterGap = true;
		else {
			if (afterGap) found += char;
			afterGap = false;
		}
	}
	return found;
}
function remapText(text, made) {
	if (made === text.text) return text;
	if (made.length !== text.text.length) return remadeText(text, made);
	if (text.pieces.length === 0) return {
		text: made,
		pieces: []
	};
	const builder = newBuilder();
	let from = 0;
	for (const { end, origin, at, place } of text.pieces) {
		const run = made.slice(from, end);
		appendRun(builder, run, origin, text.text.startsWith(run, from) ? at : -1, place);
		from = end;
	}
	return finishText(builder);
}
// src/render/helm/functions/strings/byte-slice.ts
function sliceTextBytes(text, start, end) {
	if (isAscii(text.text)) return sliceText(text, start, end);
	const from = charOffset(text.text, start);
	const to = charOffset(text.text, end);
	if (from === void 0 || to === void 0) return remadeText(text, sliceBytes(text.text, start, end));
	return sliceText(text, from, to);
}
function textBytes(text) {
	return byteLength(text.text);
}
function charOffset(text, bytes) {
	let offset = 0;
	let at = 0;
	while (at < bytes && offset < text.length) {
		const code = text.codePointAt(offset) ?? 0;
		at += widthOf(code);
		offset += code > 65535 ? 2 : 1;
	}
	return at === bytes ? offset : void 0;
}
function charOffsets(text, byteCount) {
	if (byteCount === text.length) return (bytes) => bytes;
	const offsets = /* @__PURE__ */ new Map();
	let at = 0;
	for (let offset = 0; offset <= text.length;) {
		offsets.set(at, offset);
		const code = text.codePointAt(offset) ?? 0;
		at += widthOf(code);
		offset += code > 65535 ? 2 : 1;
	}
	return (bytes) => offsets.get(bytes);
}
// src/render/helm/functions/strings/cut-functions.ts
const ELLIPSIS = textOf$3("...");
const CUT_FUNCTIONS = functionTable({
	trunc: goFunction([INT, STRING], ([count, { text }]) => stringValue(truncated(text, Number(count.value)))),
	substr: goFunction([
		INT,
		INT,
		STRING
	], ([start, end, { text }]) => {
		const part = substring(text, Number(start.value), Number(end.value));
		return isFailure(part) ? part : stringValue(part);
	}),
	abbrev: goFunction([INT, STRING], ([width, { text }]) => {
		const most = Number(width.value);
		return stringValue(most < 4 ? text : abbreviated(text, 0, most));
	}),
	abbrevboth: goFunction([
		INT,
		INT,
		STRING
	], ([left, right, { text }]) => {
		const [offset, most] = [Number(left.value), Number(right.value)];
		if (most < 4 || offset > 0 && most < 7) return stringValue(text);
		return stringValue(abbreviated(text, offset, most));
	})
});
function truncated(text, count) {
	const length = textBytes(text);
	if (count < 0 && length + count > 0) return sliceTextBytes(text, length + count, length);
	return count >= 0 && length > count ? sliceTextBytes(text, 0, count) : text;
}
function substring(text, start, end) {
	const length = textBytes(text);
	const from = start < 0 ? 0 : start;
	const to = start >= 0 && (end < 0 || end > length) ? length : end;
	if (to < 0) return failed(`runtime error: slice bounds out of range [:${to}]`);
	if (to > length) return failed(`runtime error: slice bounds out of range [:${to}] with length ${length}`);
	if (from > to) return failed(`runtime error: slice bounds out of range [${from}:${to}]`);
	return sliceTextBytes(text, from, to);
}
function abbreviated(text, offset, most) {
	const length = textBytes(text);
	if (length <= most) return text;
	const from = Math.min(Math.min(offset, length), length - (most - 3));
	if (from <= 4) return concatTexts(sliceTextBytes(text, 0, most - 3), ELLIPSIS);
	if (most < 7) return textOf$3("");
	if (from + most - 3 >= length) return concatTexts(ELLIPSIS, sliceTextBytes(text, length - (most - 3), length));
	return concatTexts(ELLIPSIS, abbreviated(sliceTextBytes(text, from, length), 0, most - 3));
}
// src/render/helm/functions/strings/join-functions.ts
const SPACE$3 = textOf$3(" ");
const APOSTROPHE = textOf$3("'");
const JOIN_FUNCTIONS = functionTable({
	quote: goVariadic([], ANY, (_, values, { budget }) => spaced(values, budget, quoted$1)),
	squote: goVariadic([], ANY, (_, values, { budget }) => spaced(values, budget, singleQuoted)),
	cat: goVariadic([], ANY, (_, values, { budget }) => spaced(values, budget, valueText)),
	join: goFunction([STRING, ANY], ([separator, list], { budget }) => {
		const texts = stringsOf(list, budget);
		if (isFailure(texts)) return texts;
		const most = texts.reduce((sum, { text }) => sum + text.length, 0) + texts.length * separator.text.text.length;
		return charge(budget, texts.length, most) ?? stringValue(joinTexts(texts, separator.text));
	}),
	repeat: goFunction([INT, STRING], ([count, { text }], { budget }) => repeated(text, count.value, budget)),
	indent: goFunction([INT, STRING], ([spaces, { text }], { budget }) => indented(text, spaces.value, "", budget)),
	nindent: goFunction([INT, STRING], ([spaces, { text }], { budget }) => indented(text, spaces.value, "\n", budget)),
	replace: goFunction([
		STRING,
		STRING,
		STRING
	], ([old, by, { text }], { budget }) => replaced(text, old.text.text, by.text, budget)),
	plural: goFunction([
		STRING,
		STRING,
		INT
	], ([one, many, count]) => count.value === 1n ? one : many)
});
function spaced(values, budget, make) {
	const texts = [];
	for (const value of values) {
		if (value.kind === "nil") continue;
		const text = make(value, budget);
		if (isFailure(text)) return text;
		const spent = charge(budget, 1, text.text.length);
		if (spent !== void 0) return spent;
		texts.push(text);
	}
	return stringValue(texts.length === 1 ? texts[0] ?? EMPTY_TEXT : joinTexts(texts, SPACE$3));
}
function quoted$1(value, budget) {
	const text = strval(value, budget);
	if (isFailure(text)) return text;
	return charge(budget, 1, CHARACTERS_PER_ESCAPE$1 * text.text.length) ?? quoteText(text);
}
const CHARACTERS_PER_ESCAPE$1 = 4;
function singleQuoted(value, budget) {
	const text = valueText(value, budget);
	return isFailure(text) ? text : joinTexts([
		APOSTROPHE,
		text,
		APOSTROPHE
	], EMPTY_TEXT);
}
function repeated(text, count, budget) {
	if (count < 0n) return failed("strings: negative Repeat count");
	const times = text.text === "" ? 0 : Number(count);
	const spent = charge(budget, times, times * text.text.length);
	if (spent !== void 0) return spent;
	if (text.pieces.length === 0) return stringValue(textOf$3(text.text.repeat(times)));
	const builder = newBuilder();
	for (let done = 0; done < times; done++) appendText(builder, text);
	return stringValue(finishText(builder));
}
function indented(text, spaces, before, budget) {
	if (spaces < 0n) return failed("strings: negative Repeat count");
	const lines = countOf(text.text, "\n") + 1;
	const spent = charge(budget, lines, text.text.length + lines * Number(spaces) + before.length);
	if (spent !== void 0) return spent;
	const made = indentText(text, " ".repeat(Number(spaces)));
	if (before === "") return stringValue(made);
	const builder = newBuilder();
	appendRun(builder, before);
	appendText(builder, made);
	return stringValue(finishText(builder));
}
function replaced(text, old, by, budget) {
	const count = old === "" ? text.text.length + 1 : countOf(text.text, old);
	if (count === 0) return stringValue(text);
	const spent = charge(budget, count, text.text.length + count * by.text.length);
	if (spent !== void 0) return spent;
	return stringValue(old === "" ? surrounded(text, by) : replaceAll(text, old, by));
}
function surrounded(text, by) {
	const starts = [0];
	for (const char of text.text) starts.push((starts.at(-1) ?? 0) + char.length);
	return replaceParts(text, starts.map((at) => ({
		start: at,
		end: at,
		by
	})));
}
function countOf(text, part) {
	let count = 0;
	for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count++;
	return count;
}
// src/render/helm/functions/strings/search-functions.ts
const SEARCH_FUNCTIONS = functionTable({
	contains: question((part, text) => text.includes(part)),
	hasPrefix: question((part, text) => text.startsWith(part)),
	hasSuffix: question((part, text) => text.endsWith(part))
});
function question(ask) {
	return goFunction([STRING, STRING], (args) => boolValue(ask(args[0].text.text, args[1].text.text), originOfAll(args)));
}
// src/render/helm/functions/strings/split-functions.ts
const ALL = -1;
const SPLIT_FUNCTIONS = functionTable({
	split: goFunction([STRING, STRING], ([by, value], { budget }) => numbered(by, value, ALL, budget)),
	splitn: goFunction([
		STRING,
		INT,
		STRING
	], ([by, most, value], { budget }) => numbered(by, value, Number(most.value), budget)),
	splitList: goFunction([STRING, STRING], ([by, value], { budget }) => {
		const parts = splitText(value.text, by.text.text, ALL, budget);
		if (isFailure(parts)) return parts;
		return listValue(parts.map((part) => stringValue(part)), valueOrigin(value), STRINGS);
	})
});
function numbered(by, value, most, budget) {
	const parts = splitText(value.text, by.text.text, most, budget);
	if (isFailure(parts)) return parts;
	const entries = /* @__PURE__ */ new Map();
	parts.forEach((part, index) => entries.set(`_${index}`, stringValue(part)));
	return mapValue(entries, valueOrigin(value), STRING_MAP);
}
function splitText(text, separator, most, budget) {
	if (most === 0) return [];
	const enough = most < 0 ? Infinity : most;
	const parts = [];
	const { length } = text.text;
	let from = 0;
	while (parts.length + 1 < enough) {
		const end = separator === "" ? from + require_check.unitsAt(text.text, from) : text.text.indexOf(separator, from);
		if (end === -1 || separator === "" && end >= length) break;
		const spent = charge(budget, 1, 0);
		if (spent !== void 0) return spent;
		parts.push(sliceText(text, from, end));
		from = end + separator.length;
	}
	if (separator !== "" || from < length) parts.push(sliceText(text, from));
	return parts;
}
// src/render/helm/functions/strings/trim-functions.ts
const SPACE$2 = /^\p{White_Space}$/u;
const TRIM_FUNCTIONS = functionTable({
	trim: goFunction([STRING], ([{ text }]) => stringValue(trimText(text, (char) => SPACE$2.test(char)))),
	trimAll: trimAll(),
	trimall: trimAll(),
	trimPrefix: goFunction([STRING, STRING], ([prefix, { text }]) => stringValue(text.text.startsWith(prefix.text.text) ? sliceText(text, prefix.text.text.length) : text)),
	trimSuffix: goFunction([STRING, STRING], ([suffix, { text }]) => stringValue(text.text.endsWith(suffix.text.text) ? sliceText(text, 0, text.text.length - suffix.text.text.length) : text)),
	nospace: goFunction([STRING], ([{ text }]) => stringValue(withoutSpace(text)))
});
function trimAll() {
	return goFunction([STRING, STRING], ([cutset, { text }]) => {
		const chars = new Set(cutset.text.text);
		return stringValue(trimText(text, (char) => chars.has(char)));
	});
}
function trimText(text, isCut) {
	const chars = text.text;
	let start = 0;
	while (start < chars.length) {
		const char = String.fromCodePoint(chars.codePointAt(start) ?? 0);
		if (!isCut(char)) break;
		start += char.length;
	}
	let end = chars.length;
	while (end > start) {
		const char = charBefore(chars, end);
		if (!isCut(char)) break;
		end -= char.length;
	}
	return sliceText(text, start, end);
}
function charBefore(text, end) {
	const pair = text.slice(end - 2, end);
	return (pair.codePointAt(0) ?? 0) > 65535 ? pair : text.slice(end - 1, end);
}
function withoutSpace(text) {
	const bytes = toBytes(text.text);
	const kept = Array.from(bytes).filter((byte) => !SPACE$2.test(String.fromCharCode(byte)));
	if (kept.length === bytes.length) return text;
	return remadeText(text, kept.map((byte) => String.fromCharCode(byte)).join(""));
}
// src/render/helm/functions/strings/wrap-functions.ts
const SPACE$1 = 32;
const NEWLINE = textOf$3("\n");
const WRAP_FUNCTIONS = functionTable({
	wrap: goFunction([INT, STRING], ([width, { text }], { budget }) => {
		const bytes = toBytes(text.text);
		const lines = linesOf$3(bytes, Number(width.value), false);
		return charge(budget, lines.length, 0) ?? stringValue(joined$1(text, bytes, lines, NEWLINE));
	}),
	wrapWith: goFunction([
		INT,
		STRING,
		STRING
	], ([width, separator, { text }], { budget }) => {
		const bytes = toBytes(text.text);
		const lines = linesOf$3(bytes, Number(width.value), true);
		const between = separator.text.text === "" ? NEWLINE : separator.text;
		const characters = lines.length * between.text.length;
		return charge(budget, lines.length, characters) ?? stringValue(joined$1(text, bytes, lines, between));
	})
});
function joined$1(text, bytes, lines, separator) {
	const builder = newBuilder();
	const charAt = charOffsets(text.text, bytes.length);
	lines.forEach(({ start, end }, index) => {
		if (index > 0) appendText(builder, separator);
		const [from, to] = [charAt(start), charAt(end)];
		if (from !== void 0 && to !== void 0) appendPart(builder, text, from, to);
		else appendText(builder, remadeText(text, fromBytes(bytes.subarray(start, end))));
	});
	return finishText(builder);
}
function linesOf$3(bytes, width, cutWords) {
	const most = Math.max(width, 1);
	const lines = [];
	let start = 0;
	while (bytes.length - start > most) {
		if (bytes[start] === SPACE$1) {
			start++;
			continue;
		}
		const space = lastSpace(bytes, start, start + most);
		const later = cutWords ? start + most : bytes.indexOf(SPACE$1, start + most);
		if (space >= start) {
			lines.push({
				start,
				end: space
			});
			start = space + 1;
		} else if (later === -1) {
			lines.push({
				start,
				end: bytes.length
			});
			return lines;
		} else {
			lines.push({
				start,
				end: later
			});
			start = cutWords ? later : later + 1;
		}
	}
	lines.push({
		start,
		end: bytes.length
	});
	return lines;
}
function lastSpace(bytes, start, end) {
	let at = end;
	while (at >= start && bytes[at] !== SPACE$1) at--;
	return at;
}
// src/render/helm/functions/unknowable/placeholder.ts
const DIGEST = 32;
function unknowableCall(name, { place }, args = []) {
	const call = unknowableOrigin(name, place.span);
	return joinOrigins(call, originOfAll(args)) ?? call;
}
function unknowableOf(name, context, args = []) {
	const origin = originOfAll(args);
	return origin?.unknowable === void 0 ? unknowableCall(name, context, args) : origin;
}
function placeholderText(text, name, context, args = []) {
	return textOf$3(text, unknowableCall(name, context, args));
}
function placeBytes(name, { place }, count) {
	const seed = `${name}\n${placeKey(place)}`;
	const blocks = [];
	for (let made = 0; made < count; made += DIGEST) blocks.push((0, node_crypto.createHash)("sha256").update(`${seed}\n${made}`).digest());
	return Buffer.concat(blocks).subarray(0, count);
}
function placeKey(place) {
	const steps = [];
	for (let at = place; at !== void 0; at = at.caller) steps.push(`${at.span.file.path}:${at.span.start}:${at.template}`);
	return steps.join("\n");
}
// src/render/helm/functions/time/time-values.ts
const REFERENCE = "2006-01-02T15:04:05Z";
const REFERENCE_SECONDS = 1136214245n;
const DURATION$1 = namedType("time.Duration", INT64, {
	methods: new Map([
		["String", unknowableMethod("String", (origin) => stringOf$2("0s", origin))],
		...[
			"Nanoseconds",
			"Microseconds",
			"Milliseconds"
		].map((name) => [name, unknowableMethod(name, (origin) => intValue(0, origin, INT64))]),
		...[
			"Seconds",
			"Minutes",
			"Hours"
		].map((name) => [name, unknowableMethod(name, (origin) => floatValue(0, origin))])
	]),
	stringer: (value) => textOf$3("0s", valueOrigin(value))
});
const MONTH = namedType("time.Month", INT, { stringer: (value) => textOf$3("January", valueOrigin(value)) });
const WEEKDAY = namedType("time.Weekday", INT, { stringer: (value) => textOf$3("Monday", valueOrigin(value)) });
const TIME$1 = timeType({
	methods: new Map([
		["String", (receiver) => goFunction([], () => stringOf$2(timeString(receiver), valueOrigin(receiver)))],
		["Format", (receiver) => goFunction([STRING], ([layout], context) => stringOf$2(layoutPlaceholder(layout.text.text), unknowableOf("Format", context, [receiver, layout])))],
		integerMethod("Unix", REFERENCE_SECONDS, INT64),
		integerMethod("UnixMilli", REFERENCE_SECONDS * 1000n, INT64),
		integerMethod("UnixMicro", REFERENCE_SECONDS * 1000000n, INT64),
		integerMethod("UnixNano", REFERENCE_SECONDS * 1000000000n, INT64),
		integerMethod("Year", 2006n),
		integerMethod("Month", 1n, MONTH),
		integerMethod("Day", 2n),
		integerMethod("Weekday", 1n, WEEKDAY),
		integerMethod("YearDay", 2n),
		integerMethod("Hour", 15n),
		integerMethod("Minute", 4n),
		integerMethod("Second", 5n),
		integerMethod("Nanosecond", 0n),
		["IsZero", unknowableMethod("IsZero", (origin) => boolValue(false, origin))],
		["UTC", unknowableMethod("UTC", unknowableTime)],
		["Local", unknowableMethod("Local", unknowableTime)],
		["AddDate", (receiver) => goFunction([
			INT,
			INT,
			INT
		], (args, context) => unknowableTime(unknowableOf("AddDate", context, [receiver, ...args])))]
	]),
	stringer: (value) => textOf$3(timeString(value), valueOrigin(value))
});
function timeValue(rfc3339, zone, origin) {
	return {
		kind: "time",
		type: TIME$1,
		origin,
		rfc3339,
		zone
	};
}
function unknowableTime(origin) {
	return timeValue(REFERENCE, "UTC", origin);
}
function unknowableDuration(origin) {
	return intValue(0, origin, DURATION$1);
}
const UNIX_PLACEHOLDER = String(REFERENCE_SECONDS);
function layoutPlaceholder(layout) {
	return layout.replaceAll(/[.,]9+(?![0-9])/g, "").replaceAll(/Z07(?::?00){0,2}/g, "Z").replaceAll(/-07((?::?00){0,2})/g, "+00$1").replaceAll("MST", "UTC");
}
function timeString(value) {
	if (value.kind !== "time") return "";
	const [, date, clock, written = "Z"] = /^(.+)T(.+?)(Z|[-+].+)$/.exec(value.rfc3339) ?? [];
	const offset = written === "Z" ? "+0000" : written.replace(":", "");
	return `${date} ${clock} ${offset} ${value.zone === "" ? offset : value.zone}`;
}
function integerMethod(name, number, type = INT) {
	return [name, unknowableMethod(name, (origin) => intValue(number, origin, type))];
}
function unknowableMethod(name, make) {
	return (receiver) => goFunction([], (_, context) => make(unknowableOf(name, context, [receiver])));
}
// src/render/helm/functions/time/date-functions.ts
const DAY = "2006-01-02";
const SECOND = 1000000000n;
const DATE_FUNCTIONS = new Map([
	unknowable("now", [], unknowableTime),
	unknowableDate("date", [STRING, ANY]),
	unknowableDate("dateInZone", [
		STRING,
		ANY,
		STRING
	]),
	unknowableDate("date_in_zone", [
		STRING,
		ANY,
		STRING
	]),
	unknowable("htmlDate", [ANY], (origin) => stringOf$2(DAY, origin)),
	unknowable("htmlDateInZone", [ANY, STRING], (origin) => stringOf$2(DAY, origin)),
	...[
		"dateModify",
		"date_modify",
		"mustDateModify",
		"must_date_modify"
	].map((name) => unknowable(name, [STRING, TIME$1], unknowableTime)),
	unknowable("toDate", [STRING, STRING], unknowableTime),
	unknowable("mustToDate", [STRING, STRING], unknowableTime),
	unknowable("unixEpoch", [TIME$1], (origin) => stringOf$2(UNIX_PLACEHOLDER, origin)),
	unknowable("ago", [ANY], (origin) => stringOf$2("0s", origin)),
	unknowable("durationRound", [ANY], (origin) => stringOf$2("0s", origin)),
	["duration", goFunction([ANY], ([seconds]) => duration(seconds))]
]);
const V4_DURATION_FUNCTIONS = new Map([
	unknowable("mustToDuration", [ANY], unknowableDuration),
	...[
		"durationNanoseconds",
		"durationMicroseconds",
		"durationMilliseconds"
	].map((name) => unknowable(name, [ANY], (origin) => intValue(0, origin, INT64))),
	...[
		"durationSeconds",
		"durationMinutes",
		"durationHours",
		"durationDays",
		"durationWeeks"
	].map((name) => unknowable(name, [ANY], (origin) => floatValue(0, origin))),
	unknowable("durationRoundTo", [ANY, ANY], unknowableDuration),
	unknowable("durationTruncateTo", [ANY, ANY], unknowableDuration)
]);
function unknowable(name, params, make) {
	return [name, goFunction(params, (args, context) => make(unknowableOf(name, context, args)))];
}
function unknowableDate(name, params) {
	return [name, goFunction([...params], (args, context) => {
		const [layout] = args;
		return stringOf$2(layoutPlaceholder(layout?.kind === "string" ? layout.text.text : ""), unknowableOf(name, context, args));
	})];
}
function duration(value) {
	let seconds = 0n;
	if (value.kind === "int" && value.type.name === "int64") seconds = value.value;
	else if (value.kind === "string") seconds = clampedInt(value.text.text);
	return stringOf$2(durationText(BigInt.asIntN(64, seconds * SECOND)), valueOrigin(value));
}
function clampedInt(text) {
	const value = parseGoInt(text, 10);
	if (value !== void 0) return value;
	if (!/^[-+]?[0-9]+$/.test(text)) return 0n;
	return text.startsWith("-") ? -(2n ** 63n) : 2n ** 63n - 1n;
}
function durationText(nanoseconds) {
	if (nanoseconds === 0n) return "0s";
	const sign = nanoseconds < 0n ? "-" : "";
	const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
	if (size < 1000n) return `${sign}${size}ns`;
	if (size < 1000000n) return `${sign}${withFraction(size, 3)}\u00b5s`;
	if (size < 1000000000n) return `${sign}${withFraction(size, 6)}ms`;
	const minutes = size / 60000000000n;
	const seconds = withFraction(size % 60000000000n, 9);
	if (minutes === 0n) return `${sign}${seconds}s`;
	const hours = minutes / 60n;
	return `${sign}${hours === 0n ? "" : `${hours}h`}${minutes % 60n}m${seconds}s`;
}
function withFraction(value, digits) {
	const text = String(value).padStart(digits + 1, "0");
	const fraction = text.slice(-digits).replace(/(?<!0)0+$/, "");
	return text.slice(0, -digits) + (fraction === "" ? "" : `.${fraction}`);
}
// src/render/helm/functions/toml/parse-toml.ts
const TABLES = sliceType(MAP);
const DEEPEST$7 = 500;
const TOO_DEEP$1 = `nested more than ${DEEPEST$7} levels deep, the limit`;
function parseToml(source) {
	const text = source.text.replace(/^\ufeff/, "");
	if (hasOddBytes(text)) return refused$1("invalid UTF-8");
	const table = readTable(text);
	if (typeof table === "string") return refused$1(table);
	const value = mapOf$3(table, textOrigin(source), 0);
	return typeof value === "string" ? refused$1(value) : {
		value,
		error: void 0
	};
}
function refused$1(message) {
	return {
		value: void 0,
		error: `toml: ${message}`
	};
}
function readTable(text) {
	try {
		return require_json_schema_draft_07.parse(text, {
			integersAsBigInt: true,
			maxDepth: DEEPEST$7
		});
	} catch (error) {
		if (!(error instanceof require_json_schema_draft_07.TomlError)) throw error;
		const [message = ""] = error.message.split("\n", 1);
		return `line ${error.line}: ${message}`;
	}
}
function mapOf$3(table, origin, depth) {
	const entries = /* @__PURE__ */ new Map();
	for (const [name, entry] of Object.entries(table)) {
		const value = valueOf(entry, origin, depth + 1);
		if (typeof value === "string") return value;
		entries.set(name, value);
	}
	return mapValue(entries, origin);
}
function valueOf(value, origin, depth) {
	if (depth > DEEPEST$7) return TOO_DEEP$1;
	if (typeof value === "string") return stringOf$2(value, origin);
	if (typeof value === "bigint") return integerOf(value, origin);
	if (typeof value === "number") return floatValue(value, origin);
	if (typeof value === "boolean") return boolValue(value, origin);
	if (value instanceof require_json_schema_draft_07.TomlDate) return timeOf(value, origin);
	return Array.isArray(value) ? listOf$2(value, origin, depth) : mapOf$3(value, origin, depth);
}
function integerOf(value, origin) {
	if (BigInt.asIntN(64, value) !== value) return `${value} is out of range for int64`;
	return intValue(value, origin, INT64);
}
function listOf$2(list, origin, depth) {
	const items = [];
	for (const item of list) {
		const value = valueOf(item, origin, depth + 1);
		if (typeof value === "string") return value;
		items.push(value);
	}
	return listValue(items, origin, items.length > 0 && items.every(({ kind }) => kind === "map") ? TABLES : LIST);
}
function timeOf(time, origin) {
	const text = time.toISOString().replace(/\.(\d*?)0+(?!\d)/, (_, digits) => digits === "" ? "" : `.${digits}`);
	if (time.isDate()) return timeValue(`${text}T00:00:00Z`, "date-local", origin);
	if (time.isTime()) return timeValue(`0000-01-01T${text}Z`, "time-local", origin);
	if (time.isLocal()) return timeValue(`${text}Z`, "datetime-local", origin);
	const instant = text.replace(/[-+]00:00$/, "Z");
	return timeValue(instant, instant.endsWith("Z") ? "UTC" : "", origin);
}
// src/render/helm/value/format/printf.ts
const MAX$1 = 1e6;
function formatText(format, args, budget) {
	const printer = newPrinter(budget);
	const scan = {
		format,
		args,
		at: 0,
		arg: 0,
		reordered: false,
		goodNumber: true,
		afterNumber: false
	};
	const { text } = format;
	while (scan.at < text.length) {
		const percent = text.indexOf("%", scan.at);
		const end = percent === -1 ? text.length : percent;
		appendPart(printer.builder, format, scan.at, end);
		scan.at = end;
		if (percent === -1) break;
		printVerb(printer, scan);
		if (!mayGoOn(printer, 0)) break;
	}
	if (!scan.reordered) printExtra(printer, args.slice(scan.arg));
	return printer.failure ?? finishText(printer.builder);
}
function printVerb(printer, scan) {
	const { format, args } = scan;
	scan.at += 1;
	scan.goodNumber = true;
	scan.afterNumber = false;
	const flags = readFlags(printer, scan);
	if (scan.at >= format.text.length) {
		appendRun(printer.builder, "%!(NOVERB)");
		return;
	}
	const code = format.text.codePointAt(scan.at) ?? 0;
	scan.at += code > 65535 ? 2 : 1;
	const verb = isOddByte(code) ? "\ufffd" : String.fromCodePoint(code);
	const arg = args[scan.arg];
	if (verb === "%") appendRun(printer.builder, "%");
	else if (!scan.goodNumber) appendRun(printer.builder, `%!${verb}(BADINDEX)`);
	else if (arg === void 0) appendRun(printer.builder, `%!${verb}(MISSING)`);
	else {
		printArgument(printer, arg, verb, verb === "v" || verb === "w" ? ofV(flags) : flags);
		scan.arg += 1;
	}
}
function ofV(flags) {
	if (!flags.sharp && !flags.plus) return flags;
	return {
		...flags,
		sharp: false,
		plus: false,
		sharpV: flags.sharp,
		plusV: flags.plus
	};
}
function readFlags(printer, scan) {
	const signs = readSigns(scan);
	readArgNumber(scan);
	const width = readWidth(printer, scan);
	const precision = readPrecision(printer, scan);
	if (!scan.afterNumber) readArgNumber(scan);
	if (signs === "" && width === void 0 && precision === void 0) return NO_FLAGS;
	const negative = width !== void 0 && width < 0;
	return {
		...NO_FLAGS,
		width: width === void 0 ? void 0 : Math.abs(width),
		precision,
		minus: negative || signs.includes("-"),
		plus: signs.includes("+"),
		sharp: signs.includes("#"),
		space: signs.includes(" "),
		zero: !negative && signs.includes("0")
	};
}
function readSigns(scan) {
	const start = scan.at;
	while ("#0+- ".includes(scan.format.text.charAt(scan.at) || "x")) scan.at += 1;
	return scan.format.text.slice(start, scan.at);
}
function readWidth(printer, scan) {
	if (scan.format.text[scan.at] === "*") {
		const width = readStar(scan);
		if (width === void 0) appendRun(printer.builder, "%!(BADWIDTH)");
		return width;
	}
	const width = readNumber(scan);
	if (scan.afterNumber && width !== void 0) scan.goodNumber = false;
	return width;
}
function readPrecision(printer, scan) {
	const { text } = scan.format;
	if (scan.at + 1 >= text.length || text[scan.at] !== ".") return void 0;
	scan.at += 1;
	if (scan.afterNumber) scan.goodNumber = false;
	readArgNumber(scan);
	if (text[scan.at] !== "*") return readNumber(scan) ?? 0;
	const read = readStar(scan);
	const precision = read !== void 0 && read >= 0 ? read : void 0;
	if (precision === void 0) appendRun(printer.builder, "%!(BADPREC)");
	return precision;
}
function readStar(scan) {
	scan.at += 1;
	scan.afterNumber = false;
	const arg = scan.args[scan.arg];
	if (arg === void 0) return void 0;
	scan.arg += 1;
	if (arg.kind !== "int" && arg.kind !== "uint") return void 0;
	const value = Number(arg.value);
	return Math.abs(value) > MAX$1 ? void 0 : value;
}
function readNumber(scan) {
	const { text } = scan.format;
	let value;
	for (; isDigit$2(text, scan.at); scan.at++) {
		if (value !== void 0 && value > MAX$1) {
			scan.at = text.length;
			return;
		}
		value = (value ?? 0) * 10 + text.charCodeAt(scan.at) - 48;
	}
	return value;
}
function readArgNumber(scan) {
	const { text } = scan.format;
	scan.afterNumber = false;
	if (text[scan.at] !== "[") return;
	scan.reordered = true;
	const close = text.indexOf("]", scan.at);
	if (close === -1 || text.length - scan.at < 3) {
		scan.goodNumber = false;
		scan.at += 1;
		return;
	}
	const digits = text.slice(scan.at + 1, close);
	scan.at = close + 1;
	const index = /^[0-9]{1,7}$/.test(digits) ? Number(digits) - 1 : void 0;
	if (index !== void 0 && index >= 0 && index < scan.args.length) scan.arg = index;
	else scan.goodNumber = false;
	scan.afterNumber = index !== void 0;
}
function isDigit$2(text, at) {
	const unit = text.charCodeAt(at);
	return unit >= 48 && unit <= 57;
}
function printExtra(printer, extra) {
	if (extra.length === 0) return;
	const { builder } = printer;
	appendRun(builder, "%!(EXTRA ");
	extra.forEach((arg, index) => {
		if (index > 0) appendRun(builder, ", ");
		if (arg.kind !== "nil") appendRun(builder, `${arg.type.name}=`);
		printDefault(printer, arg);
	});
	appendRun(builder, ")");
}
// src/render/helm/template/builtins/reflect.ts
const REFLECT = {
	...ANY,
	name: "reflect.Value"
};
const NO_VALUE$1 = {
	kind: "nil",
	origin: void 0
};
// src/render/helm/template/builtins/compare.ts
const BAD_TYPE = "invalid type for comparison";
const COMPARISONS = /* @__PURE__ */ new Map([
	["eq", goVariadic([REFLECT], REFLECT, ([left], rest, context) => isAny(left, rest, context))],
	["ne", comparison((left, right, context) => negated(equals(left, right, context)))],
	["lt", comparison(isLess)],
	["le", comparison(isAtMost)],
	["gt", comparison((left, right, context) => negated(isAtMost(left, right, context)))],
	["ge", comparison((left, right) => negated(isLess(left, right)))]
]);
function comparison(compare) {
	return goFunction([REFLECT, REFLECT], ([left, right], context) => {
		const result = compare(left, right, context);
		return typeof result === "boolean" ? boolValue(result) : result;
	});
}
function isAny(left, others, context) {
	if (others.length === 0) return failed("missing argument for comparison");
	for (const other of others) {
		const result = equals(left, other, context);
		if (typeof result !== "boolean") return result;
		if (result) return boolValue(true);
	}
	return boolValue(false);
}
function negated(result) {
	return typeof result === "boolean" ? !result : result;
}
function isAtMost(left, right, context) {
	const less = isLess(left, right);
	return less === false ? equals(left, right, context) : less;
}
function equals(left, right, context) {
	const kinds = [basicKind(left), basicKind(right)];
	if (kinds[0] === void 0 && kinds[1] === void 0) return sameThing(left, right, context);
	if (isInteger(left) && isInteger(right)) return left.value === right.value;
	if (kinds[0] !== kinds[1]) return left.kind === "nil" || right.kind === "nil" ? false : incompatible(left, right);
	return sameBasic(left, right);
}
function sameBasic(left, right) {
	switch (left.kind) {
		case "bool": return right.kind === "bool" && left.value === right.value;
		case "float": return right.kind === "float" && left.value === right.value;
		case "string": return right.kind === "string" && left.text.text === right.text.text;
		case "complex": return right.kind === "complex" && left.real === right.real && left.imaginary === right.imaginary;
		default: return false;
	}
}
function sameThing(left, right, context) {
	if (left.kind === "nil" || right.kind === "nil") return isNil$1(left) && isNil$1(right);
	if (left.type.kind !== right.type.kind) return refuse$1("non-comparable types %s: %v, %s: %v", context, [
		left,
		stringOf$2(left.type.name),
		stringOf$2(right.type.name),
		right
	]);
	if (isNil$1(left) || isNil$1(right)) return isNil$1(left) === isNil$1(right);
	if (left.type.kind === "ptr") return left === right;
	if (left.kind === "time" && right.kind === "time") return left.rfc3339 === right.rfc3339 && left.zone === right.zone;
	return refuse$1("non-comparable type %s: %v", context, [right, stringOf$2(right.type.name)]);
}
function refuse$1(format, { budget }, args) {
	const text = formatText(textOf$3(format), args, budget);
	return isFailure(text) ? text : failed(text.text);
}
function isLess(left, right) {
	const kinds = [basicKind(left), basicKind(right)];
	if (kinds[0] === void 0 || kinds[1] === void 0) return failed(BAD_TYPE);
	if (isInteger(left) && isInteger(right)) return left.value < right.value;
	if (kinds[0] !== kinds[1]) return incompatible(left, right);
	if (left.kind === "float" && right.kind === "float") return left.value < right.value;
	if (left.kind === "string" && right.kind === "string") return require_check.compareText(left.text.text, right.text.text) < 0;
	return failed(BAD_TYPE);
}
function incompatible(left, right) {
	const [from, to] = [left, right].map((value) => value.kind === "nil" ? "" : value.type.name);
	return failed(`incompatible types for comparison: ${from} and ${to}`);
}
function basicKind({ kind }) {
	return [
		"bool",
		"int",
		"uint",
		"float",
		"complex",
		"string"
	].includes(kind) ? kind : void 0;
}
function isInteger(value) {
	return value.kind === "int" || value.kind === "uint";
}
function isNil$1(value) {
	if (value.kind === "nil") return true;
	return (value.kind === "map" || value.kind === "list") && value.isNil;
}
// src/render/helm/functions/toml/write-toml.ts
const DEEPEST$6 = 500;
const TOO_DEEP = failed("the value is nested too deeply");
function writeToml(value, budget) {
	const writer = {
		builder: newBuilder(),
		budget,
		failure: void 0
	};
	if (isNil$1(value)) return EMPTY_TEXT;
	if (isTableList(value)) return failed("toml: top-level values must be Go maps or structs");
	if (isTable$1(value)) writeEntries(writer, [], value);
	else writeElement(writer, value, 0);
	return writer.failure ?? finishText(writer.builder);
}
function writeEntries(writer, key, table) {
	if (key.length > DEEPEST$6) writer.failure ??= TOO_DEEP;
	for (const [name, value] of entriesOf$1(table)) {
		if (writer.failure !== void 0) return;
		const path = [...key, name];
		if (isTable$1(value)) writeTable(writer, path, value);
		else if (isTableList(value)) writeTables(writer, path, value);
		else writePair(writer, path, name, value);
	}
}
function writePair(writer, key, name, value) {
	add(writer, `${indentOf(key)}${keyText(name)} = `);
	writeElement(writer, value, key.length);
	add(writer, "\n");
}
function writeTable(writer, key, table) {
	if (key.length === 1) addBlankLine(writer);
	add(writer, `${indentOf(key)}[${key.map(keyText).join(".")}]\n`);
	writeEntries(writer, key, table);
}
function writeTables(writer, key, list) {
	for (const table of itemsOf$1(list) ?? []) {
		addBlankLine(writer);
		add(writer, `${indentOf(key)}[[${key.map(keyText).join(".")}]]\n`);
		writeEntries(writer, key, table);
	}
}
function writeElement(writer, value, depth) {
	if (depth > DEEPEST$6) writer.failure ??= TOO_DEEP;
	writer.failure ??= charge(writer.budget, 1, 4);
	if (writer.failure !== void 0) return;
	const items = itemsOf$1(value);
	if (items !== void 0) writeJoined(writer, ["[", "]"], items.map((item) => () => {
		if (isNil$1(item)) writer.failure ??= failed("toml: cannot encode array with nil element");
		else writeElement(writer, item, depth + 1);
	}));
	else if (isTable$1(value)) writeJoined(writer, ["{", "}"], entriesOf$1(value).map(([name, entry]) => () => {
		add(writer, `${keyText(name)} = `);
		writeElement(writer, entry, depth + 1);
	}));
	else writeScalar$1(writer, value);
}
function writeJoined({ builder }, [open, close], writeParts) {
	appendRun(builder, open);
	writeParts.forEach((writePart, index) => {
		if (index > 0) appendRun(builder, ", ");
		writePart();
	});
	appendRun(builder, close);
}
function writeScalar$1(writer, value) {
	const { builder } = writer;
	const quoted = quotedText(value);
	if (quoted !== void 0) {
		const origin = textOrigin(quoted);
		appendRun(builder, "\"", origin);
		appendText(builder, mapText(quoted, escapeToml));
		appendRun(builder, "\"", origin);
		return;
	}
	const text = plainText$1(value);
	const origin = valueOrigin(value);
	if (text === void 0) writer.failure ??= failed(`unsupported type: ${value.kind}`);
	else appendRun(builder, text, origin, verbatimOffset(text, origin));
}
function quotedText(value) {
	if (value.kind === "string") return value.text;
	if (value.kind !== "struct" && value.kind !== "int") return void 0;
	return value.type.stringer?.(value);
}
function plainText$1(value) {
	switch (value.kind) {
		case "bool":
		case "int":
		case "uint": return String(value.value);
		case "float": return floatToml(value.value);
		case "time": return timeToml(value);
		default: return;
	}
}
function floatToml(value) {
	if (Number.isNaN(value)) return "nan";
	if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
	const text = floatText(value, "g", -1);
	return /[.e]/.test(text) ? text : `${text}.0`;
}
function timeToml({ rfc3339, zone }) {
	const [date = "", clock = ""] = rfc3339.replace(/Z$/, "").split("T");
	switch (zone) {
		case "date-local": return date;
		case "time-local": return clock;
		case "datetime-local": return `${date}T${clock}`;
		default: return rfc3339;
	}
}
function entriesOf$1(table) {
	const entries = table.kind === "struct" ? fieldsOf$2(table) : mapEntries$1(table);
	const isLater = ([, value]) => isTable$1(value) || isTableList(value);
	const known = entries.filter(([, value]) => !isNil$1(value));
	return [...known.filter((entry) => !isLater(entry)), ...known.filter(isLater)];
}
function mapEntries$1(table) {
	if (table.kind !== "map") return [];
	return sortedKeys(table).flatMap((name) => {
		const entry = table.entries.get(name);
		return entry === void 0 ? [] : [[name, entry]];
	});
}
function fieldsOf$2(struct) {
	return [...struct.fields].flatMap(([name, value]) => {
		if (!/^\p{Lu}/u.test(name)) return [];
		return struct.type.tags.get(name)?.embedded === true && value.kind === "struct" ? fieldsOf$2(value) : [[name, value]];
	});
}
function isTable$1(value) {
	return value.kind === "map" || value.kind === "struct" && value.type.stringer === void 0;
}
function isTableList(value) {
	return value.kind === "list" && value.items.length > 0 && value.items.every(isTable$1);
}
function keyText(part) {
	return /^[A-Za-z0-9_-]+$/.test(part) ? part : `"${escapeToml(part)}"`;
}
function escapeToml(text) {
	return text.replaceAll(/["\\\u0000-\u001f\u007f]/g, (char) => char === "" ? "\\u007f" : JSON.stringify(char).slice(1, -1));
}
function add(writer, run) {
	writer.failure ??= charge(writer.budget, 1, run.length);
	if (writer.failure === void 0) appendRun(writer.builder, run);
}
function addBlankLine(writer) {
	if (writer.builder.text !== "") add(writer, "\n");
}
function indentOf(key) {
	return "  ".repeat(key.length - 1);
}
// src/render/helm/functions/toml-functions.ts
const TOML_FUNCTIONS = functionTable({
	toToml: writer$1(true),
	fromToml: goFunction([STRING], ([{ text }]) => readMap(text, parseToml(text)))
});
const V4_TOML_FUNCTIONS = functionTable({ mustToToml: writer$1(false) });
function writer$1(swallows) {
	return goFunction([ANY], ([value], { budget }) => {
		if (value.kind === "nil") return failed("reflect: call of reflect.Value.Type on zero Value");
		const text = writeToml(value, budget);
		if (!isFailure(text)) return stringValue(text);
		return swallows && !require_check.isSpent(budget) ? stringOf$2(text.message, valueOrigin(value)) : text;
	});
}
// src/render/helm/functions/unknowable/certificate-functions.ts
const CERTIFICATE = structType("sprig.certificate");
const PEM = /-----BEGIN ([^\n]{0,80})-----\n[^]{0,20000}?-----END \1-----/;
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F:.]*)$/;
const KEYS = /* @__PURE__ */ new Map([
	["", "RSA PRIVATE KEY"],
	["rsa", "RSA PRIVATE KEY"],
	["dsa", "DSA PRIVATE KEY"],
	["ecdsa", "EC PRIVATE KEY"],
	["ed25519", "PRIVATE KEY"]
]);
const BYTES_OF_PEM = 96;
const CERTIFICATE_FUNCTIONS = functionTable({
	genPrivateKey: goFunction([STRING], (args, context) => {
		const kind = args[0].text.text;
		const block = KEYS.get(kind);
		if (block === void 0) return stringValue(remadeText(args[0].text, `Unknown type ${kind}`));
		return stringValue(placeholderText(pem(block, "genPrivateKey", context), "genPrivateKey", context, args));
	}),
	genCA: goFunction([STRING, INT], (args, context) => certificate("genCA", context, args)),
	genCAWithKey: goFunction([
		STRING,
		INT,
		STRING
	], (args, context) => keyFault(args[2], "parsing private key: ") ?? certificate("genCAWithKey", context, args, args[2])),
	genSelfSignedCert: goFunction([
		STRING,
		LIST,
		LIST,
		INT
	], (args, context) => namesFault(args[1], args[2], context) ?? certificate("genSelfSignedCert", context, args)),
	genSelfSignedCertWithKey: goFunction([
		STRING,
		LIST,
		LIST,
		INT,
		STRING
	], (args, context) => keyFault(args[4], "parsing private key: ") ?? namesFault(args[1], args[2], context) ?? certificate("genSelfSignedCertWithKey", context, args, args[4])),
	genSignedCert: goFunction([
		STRING,
		LIST,
		LIST,
		INT,
		CERTIFICATE
	], (args, context) => signerFault(args[4]) ?? namesFault(args[1], args[2], context) ?? certificate("genSignedCert", context, args)),
	genSignedCertWithKey: goFunction([
		STRING,
		LIST,
		LIST,
		INT,
		CERTIFICATE,
		STRING
	], (args, context) => keyFault(args[5], "parsing private key: ") ?? signerFault(args[4]) ?? namesFault(args[1], args[2], context) ?? certificate("genSignedCertWithKey", context, args, args[5])),
	buildCustomCert: goFunction([STRING, STRING], ([cert, key]) => customCertificate(cert.text, key.text))
});
function certificate(name, context, args, key) {
	const cert = placeholderText(pem("CERTIFICATE", name, context), name, context, args);
	const made = placeholderText(pem("RSA PRIVATE KEY", `${name} key`, context), name, context, args);
	return pairOf(cert, key?.text ?? made);
}
function pairOf(cert, key) {
	return structValue(/* @__PURE__ */ new Map([["Cert", stringValue(cert)], ["Key", stringValue(key)]]), CERTIFICATE);
}
function pem(block, name, context) {
	return `-----BEGIN ${block}-----\n${placeBytes(name, context, BYTES_OF_PEM).toString("base64").replaceAll(/.{64}/g, "$&\n")}-----END ${block}-----\n`;
}
function customCertificate(cert64, key64) {
	const cert = decodedText(cert64);
	if (cert === void 0) return failed("unable to decode base64 certificate");
	const key = decodedText(key64);
	if (key === void 0) return failed("unable to decode base64 private key");
	return certificateFault(cert, "decodedCert") ?? keyFault(stringValue(key), "error parsing private key: ") ?? pairOf(cert, key);
}
function decodedText(text) {
	const decoded = require_check.decodeBase64(text.text);
	return decoded.kind === "bytes" ? remadeText(text, fromBytes(decoded.bytes)) : void 0;
}
function signerFault(signer) {
	const [cert, key] = [signer.fields.get("Cert"), signer.fields.get("Key")];
	if (cert?.kind !== "string" || key?.kind !== "string") return failed("unable to decode certificate");
	return certificateFault(cert.text, "decodedSignerCert") ?? keyFault(key, "error parsing private key: ");
}
function certificateFault(text, what) {
	if (isUnknowable(text)) return void 0;
	const [block] = PEM.exec(text.text) ?? [];
	if (block === void 0) return failed("unable to decode certificate");
	const malformed = failed(`error parsing certificate: ${what}.Bytes: x509: malformed certificate`);
	return parses(() => new node_crypto.X509Certificate(block)) ? void 0 : malformed;
}
function keyFault({ text }, before) {
	if (isUnknowable(text)) return void 0;
	const [block, kind = ""] = PEM.exec(text.text) ?? [];
	if (block === void 0) return failed(`${before}no PEM data in input`);
	if (kind !== "PRIVATE KEY" && !kind.endsWith(" PRIVATE KEY")) return failed(`${before}no private key data in PEM block of type ${kind}`);
	if (![...KEYS.values()].includes(kind)) return failed(`${before}invalid private key type ${kind}`);
	if (parses(() => (0, node_crypto.createPrivateKey)(block))) return void 0;
	return failed(`${before}malformed private key`);
}
function parses(parse) {
	try {
		parse();
		return true;
	} catch {
		return false;
	}
}
function namesFault(ips, names, { budget }) {
	for (const ip of ips.items) {
		if (ip.kind === "string" && IP.test(ip.text.text)) continue;
		const text = printValues([ip], budget);
		if (isFailure(text)) return text;
		return failed(`error parsing ip: ${text.text}${ip.kind === "string" ? "" : " is not a string"}`);
	}
	for (const name of names.items) {
		if (name.kind === "string") continue;
		const text = printValues([name], budget);
		if (isFailure(text)) return text;
		return failed(`error processing alternate dns name: ${text.text} is not a string`);
	}
}
function isUnknowable(text) {
	return textOrigin(text)?.unknowable !== void 0;
}
// src/render/helm/functions/unknowable/random-functions.ts
const DIGITS = "0123456789";
const LETTERS$1 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ASCII = `${LETTERS$1}${DIGITS}!#$%()*+,-./:;<=>?@[]^_{|}~`;
const BCRYPT = `./${LETTERS$1}${DIGITS}`;
const KEY$1 = 32;
const BLOCK$2 = 16;
const RANDOM_FUNCTIONS = functionTable({
	randAlpha: randomText("randAlpha", LETTERS$1),
	randNumeric: randomText("randNumeric", DIGITS),
	randAlphaNum: randomText("randAlphaNum", LETTERS$1 + DIGITS),
	randAscii: randomText("randAscii", ASCII),
	randBytes: goFunction([INT], (args, context) => {
		const count = Number(args[0].value);
		if (count < 0) return failed("runtime error: makeslice: len out of range");
		const spent = charge(context.budget, count, count * 2);
		if (spent !== void 0) return spent;
		return stringValue(placeholderText(placeBytes("randBytes", context, count).toString("base64"), "randBytes", context, args));
	}),
	randInt: goFunction([INT, INT], (args, context) => {
		const [low, high] = args;
		if (high.value <= low.value) return failed("invalid argument to Intn");
		return intValue(low.value, unknowableCall("randInt", context, args));
	}),
	uuidv4: goFunction([], (_, context) => {
		const bytes = placeBytes("uuidv4", context, 16);
		bytes[6] = (bytes[6] ?? 0) & 15 | 64;
		bytes[8] = (bytes[8] ?? 0) & 63 | 128;
		return stringValue(placeholderText(bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"), "uuidv4", context));
	}),
	shuffle: goFunction([STRING], (args, context) => {
		const [{ text }] = args;
		if (Array.from(text.text).length < 2) return args[0];
		return stringValue(placeholderText(text.text, "shuffle", context, args));
	}),
	bcrypt: goFunction([STRING], (args, context) => stringValue(placeholderText(bcrypt("bcrypt", context), "bcrypt", context, args))),
	htpasswd: goFunction([STRING, STRING], (args, context) => {
		const user = args[0].text.text;
		if (user.includes(":")) return stringValue(remadeText(args[0].text, `invalid username: ${user}`));
		return stringValue(placeholderText(`${user}:${bcrypt("htpasswd", context)}`, "htpasswd", context, args));
	}),
	encryptAES: goFunction([STRING, STRING], (args, context) => {
		const [password, plain] = args;
		if (plain.text.text === "") return stringOf$2("");
		return stringValue(placeholderText(encrypted(password.text.text, plain.text.text, context), "encryptAES", context, args));
	}),
	getHostByName: goFunction([STRING], () => stringOf$2(""))
});
function randomText(name, alphabet) {
	return goFunction([INT], (args, context) => {
		const count = Math.max(0, Number(args[0].value));
		const spent = charge(context.budget, count, count);
		if (spent !== void 0) return spent;
		return stringValue(placeholderText(charactersOf(placeBytes(name, context, count), alphabet), name, context, args));
	});
}
function bcrypt(name, context) {
	return `$2a$10$${charactersOf(placeBytes(name, context, 53), BCRYPT)}`;
}
function charactersOf(bytes, alphabet) {
	return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
function encrypted(password, plain, context) {
	const key = Buffer.alloc(KEY$1);
	key.set(toBytes(password).subarray(0, KEY$1));
	const vector = placeBytes("encryptAES", context, BLOCK$2);
	const cipher = (0, node_crypto.createCipheriv)("aes-256-cbc", key, vector);
	return Buffer.concat([
		vector,
		cipher.update(toBytes(plain)),
		cipher.final()
	]).toString("base64");
}
// src/render/kustomize/print/natural-order.ts
const LETTER$1 = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;
function compareNaturally(left, right) {
	if (left === right) return 0;
	const a = Array.from(left);
	const b = Array.from(right);
	for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return compareFrom(a, b, at);
	return a.length - b.length;
}
function compareFrom(a, b, at) {
	const [left = "", right = ""] = [a[at], b[at]];
	const [leftLetter, rightLetter] = [isLetter(left), isLetter(right)];
	if (leftLetter && rightLetter) return compareChars(left, right);
	if (leftLetter || rightLetter) return rightLetter ? -1 : 1;
	const lead = left === "0" || right === "0" ? leadingOne(a, at) : 0;
	const first = digitsFrom(a, at, lead);
	const second = digitsFrom(b, at, lead);
	if (first.value !== second.value) return first.value < second.value ? -1 : 1;
	if (first.end !== second.end) return first.end - second.end;
	return compareChars(left, right);
}
function leadingOne(chars, at) {
	for (let before = at - 1; before >= 0 && isDigit$1(chars[before] ?? ""); before--) if (chars[before] !== "0") return 1;
	return 0;
}
function digitsFrom(chars, start, lead) {
	let end = start;
	let value = BigInt(lead);
	for (; isDigit$1(chars[end] ?? ""); end++) {
		const digit = (chars[end]?.codePointAt(0) ?? 48) - 48;
		value = BigInt.asIntN(64, value * 10n + BigInt(digit));
	}
	return {
		value,
		end
	};
}
function compareChars(left, right) {
	return (left.codePointAt(0) ?? 0) - (right.codePointAt(0) ?? 0);
}
function isLetter(char) {
	return /^[A-Za-z]$/.test(char) || char > "" && LETTER$1.test(char);
}
function isDigit$1(char) {
	return /^[0-9]$/.test(char) || char > "" && DIGIT.test(char);
}
// src/render/helm/functions/yaml/to-yaml-pretty-shape.ts
const TAGGED = "chart.Dependency";
const NOT_FINITE = /* @__PURE__ */ new Map([
	["+Inf", ".inf"],
	["-Inf", "-.inf"],
	["NaN", ".nan"]
]);
const LINE = 70;
function toYamlPrettyShape(value) {
	switch (value.kind) {
		case "nil": return plain$1("null", value);
		case "bool": return plain$1(String(value.value), value);
		case "int":
		case "uint": return value.type.name === "time.Duration" ? stringOf(value) : plain$1(String(value.value), value);
		case "float": {
			const text = floatText(value.value, "g", -1);
			return plain$1(NOT_FINITE.get(text) ?? text, value);
		}
		case "string": return stringShape(value.text);
		case "time": return plain$1(value.rfc3339, value);
		case "list":
		case "bytes": return {
			kind: "list",
			items: itemsOf$1(value) ?? [],
			empty: made$2("[]", value)
		};
		case "map": return {
			kind: "map",
			entries: mapEntries(value),
			empty: made$2("{}", value)
		};
		case "struct": return structShape(value);
		default: return failed(`cannot marshal type: ${value.type.name}`);
	}
}
function stringShape(text) {
	if (!hasOddBytes(text.text)) return {
		kind: "string",
		text
	};
	const encoded = Buffer.from(toBytes(text.text)).toString("base64");
	return {
		kind: "string",
		text: textOf$3(encoded.length < LINE ? encoded : encoded.replaceAll(/.{1,70}/g, "$&\n")),
		tag: "!!binary"
	};
}
function structShape(struct) {
	if ((struct.type.elem ?? struct.type).name === "semver.Version") return stringOf(struct);
	return {
		kind: "map",
		entries: fieldsOf$1(struct),
		empty: made$2("{}", struct)
	};
}
function fieldsOf$1(struct) {
	if ((struct.type.elem ?? struct.type).name === TAGGED) return structEntries(struct);
	return [...struct.fields].filter(([name]) => /^\p{Lu}/u.test(name)).map(([name, value]) => ({
		key: textOf$3(name.toLowerCase()),
		value
	}));
}
function stringOf(value) {
	const text = valueText(value, require_check.chartBudget());
	return isFailure(text) ? text : {
		kind: "string",
		text
	};
}
function mapEntries(map) {
	return [...map.entries].sort(([a], [b]) => comparePrettyKeys(a, b)).map(([name, value]) => {
		const origin = map.keyOrigins?.get(name);
		return {
			key: textOf$3(name, origin, verbatimOffset(name, origin)),
			value
		};
	});
}
function plain$1(text, value) {
	return {
		kind: "plain",
		text: made$2(text, value)
	};
}
function made$2(text, value) {
	const origin = valueOrigin(value);
	return textOf$3(text, origin, verbatimOffset(text, origin));
}
const LETTER = /^\p{L}$/u;
const DIGIT_AT_END = /\p{Nd}$/u;
function comparePrettyKeys(left, right) {
	const at = firstDifference(left, right);
	if (DIGIT_AT_END.exec(left.slice(Math.max(0, at - 2), at)) === null || at >= left.length || at >= right.length) return compareNaturally(left, right);
	const isFirstLetter = isLetterAt(left, at);
	if (isFirstLetter === isLetterAt(right, at)) return compareNaturally(left, right);
	return isFirstLetter ? -1 : 1;
}
function firstDifference(left, right) {
	let at = 0;
	while (at < left.length && left.codePointAt(at) === right.codePointAt(at)) at++;
	return at;
}
function isLetterAt(text, at) {
	return LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}
// src/render/kustomize/print/write-yaml.ts
const LONGEST_SIMPLE_KEY = 128;
const MIN_INT = -(2n ** 63n);
function writeYaml$1(objects) {
	return objects.map(writeDocument).join("---\n");
}
function writeDocument(object) {
	const out = [];
	writeBlock(out, object, "");
	return out.join("");
}
function writeBlock(out, node, indent) {
	if (node.kind === "map" && node.entries.length > 0) writeMap$1(out, node, indent);
	else if (node.kind === "sequence" && node.items.length > 0) writeSequence(out, node, indent);
	else out.push(ended(node, inline(node, {
		column: indent.length,
		indent: indent.length
	})));
}
function writeMap$1(out, map, indent) {
	sortedEntries(map).forEach((entry, index) => {
		if (index > 0) out.push(indent);
		writeEntry$1(out, entry, indent);
	});
}
const sortedEntries = require_start.memo(({ entries }) => entries.toSorted((a, b) => compareNaturally(a.key.text, b.key.text)));
function writeEntry$1(out, { key, value }, indent) {
	const inner = `${indent}  `;
	if (!isSimpleKey(key.text)) {
		const place = {
			column: inner.length,
			indent: inner.length
		};
		out.push("? ", writeText(key.text, place), `\n${indent}: `);
		writeBlock(out, value, inner);
		return;
	}
	const name = writeText(key.text, void 0);
	out.push(name, ":");
	if (value.kind === "map" && value.entries.length > 0) {
		out.push(`\n${inner}`);
		writeMap$1(out, value, inner);
	} else if (value.kind === "sequence" && value.items.length > 0) {
		out.push(`\n${indent}`);
		writeSequence(out, value, indent);
	} else {
		const column = indent.length + lengthOf$1(name) + 2;
		out.push(" ", ended(value, inline(value, {
			column,
			indent: inner.length
		})));
	}
}
function writeSequence(out, { items }, indent) {
	items.forEach((item, index) => {
		out.push(index > 0 ? `${indent}- ` : "- ");
		writeBlock(out, item, `${indent}  `);
	});
}
function ended(node, text) {
	return node.kind === "scalar" && text.startsWith("|") && /[\u2028\u2029]$/.test(node.text) ? text : `${text}\n`;
}
function inline(node, place) {
	if (node.kind === "map") return "{}";
	if (node.kind === "sequence") return "[]";
	return scalarText(node, place);
}
function scalarText(node, place) {
	const resolved = require_check.resolveScalar(node, "kustomize");
	switch (resolved.kind) {
		case "string": return writeText(resolved.value, place);
		case "int":
		case "float": return numberText(resolved.json);
		case "bool": return String(resolved.value);
		case "invalid": return writeQuoted(node.text, "double-quoted", place);
		default: return "null";
	}
}
function numberText(json) {
	if (!/^-?[0-9]+$/.test(json)) return require_check.goFloatText(Number(json));
	const value = BigInt(json);
	return value <= require_check.MAX_UINT64 && value >= MIN_INT ? String(value) : require_check.goFloatText(Number(json));
}
function isSimpleKey(text) {
	if (text.length * 3 > LONGEST_SIMPLE_KEY && require_check.byteLength(text) > LONGEST_SIMPLE_KEY) return false;
	return !/[\r\n\u0085\u2028\u2029]/.test(text);
}
// src/render/helm/functions/yaml/to-yaml-shape.ts
const FORBIDDEN = /[\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
const LONGEST_KEY = 1024;
const REFUSED = failed("yaml: control characters are not allowed");
function toYamlShape(value) {
	const shape = jsonShape(value);
	if (isFailure(shape)) return shape;
	switch (shape.kind) {
		case "plain": return {
			kind: "plain",
			text: plainText(shape.text, value)
		};
		case "string": {
			const text = foldNextLines(validText(shape.text));
			return text === void 0 || FORBIDDEN.test(text.text) ? REFUSED : {
				kind: "string",
				text
			};
		}
		case "list": return {
			...shape,
			empty: textOf$3("[]", valueOrigin(value))
		};
		default: {
			const entries = shape.entries.map(({ key, value }) => ({
				key: validText(key),
				value
			}));
			if (entries.some(isRefused)) return REFUSED;
			entries.sort((a, b) => compareNaturally(a.key.text, b.key.text));
			return {
				kind: "map",
				entries,
				empty: textOf$3("{}", valueOrigin(value))
			};
		}
	}
}
function plainText(text, value) {
	if (value.kind !== "float") return text;
	const made = numberText(text.text);
	if (made === text.text) return text;
	return textOf$3(made, value.origin, verbatimOffset(made, value.origin));
}
function isRefused({ key: { text } }) {
	if (FORBIDDEN.test(text) || text.includes(NEXT_LINE)) return true;
	return text.length * 6 > LONGEST_KEY && isLongKey(text);
}
function isLongKey(text) {
	let length = 2;
	for (const char of text) if (/^["\\\b\f\n\r\t]$/.test(char)) length += 2;
	else length += /^[<>&\u0000-\u001f\u2028\u2029]$/.test(char) ? 6 : 1;
	return length > LONGEST_KEY;
}
const NEXT_LINE = "\u0085";
const RUN = /(?<![ \u0085])[ \u0085]*\u0085[ \u0085]*/g;
const DOCUMENT_END = /\u0085(?:---|\.\.\.)[ \u0085]/;
function foldNextLines(text) {
	if (!text.text.includes(NEXT_LINE)) return text;
	if (DOCUMENT_END.test(text.text)) return void 0;
	return replaceParts(text, [...text.text.matchAll(RUN)].map(({ index, 0: run }) => {
		const breaks = run.split(NEXT_LINE).length - 1;
		const folded = breaks === 1 ? " " : "\n".repeat(breaks - 1);
		return {
			start: index,
			end: index + run.length,
			by: textOf$3(folded, textOrigin(text))
		};
	}));
}
// src/render/helm/functions/yaml/write-yaml.ts
const DEEPEST$5 = 1e3;
const STEPS$1 = 3;
function writeYaml(value, dialect, shapeOf, budget) {
	const builder = newBuilder();
	const writer = {
		builder,
		dialect,
		shapeOf,
		budget,
		failure: void 0,
		depth: 0
	};
	writeNode(writer, value, 0, {
		column: 0,
		indent: 2
	});
	return writer.failure ?? finishText(builder);
}
function writeNode(writer, value, indent, place) {
	const shape = shapeOf(writer, value);
	if (shape === void 0) return;
	writer.depth++;
	if (shape.kind === "map" && shape.entries.length > 0) writeMap(writer, shape.entries, indent);
	else if (shape.kind === "list" && shape.items.length > 0) writeList(writer, shape.items, indent);
	else writeInline(writer, shape, place ?? {
		column: indent,
		indent
	});
	writer.depth--;
}
function writeMap(writer, entries, indent) {
	const { builder } = writer;
	const padding = " ".repeat(indent);
	entries.forEach((entry, index) => {
		if (index > 0) appendRun(builder, padding);
		if (isSimpleKey(entry.key.text)) writeEntry(writer, entry, indent);
		else {
			const inner = indent + 2;
			appendRun(builder, "? ");
			writeLine(writer, writeScalar(entry.key, {
				column: inner,
				indent: inner
			}, writer.dialect));
			appendRun(builder, `${padding}: `);
			writeNode(writer, entry.value, inner);
		}
	});
}
function writeEntry(writer, { key, value }, indent) {
	const { builder, dialect } = writer;
	const name = writeScalar(key, void 0, dialect);
	appendText(builder, name);
	const shape = shapeOf(writer, value);
	if (shape === void 0) return;
	writer.depth++;
	const inner = indent + 2;
	if (shape.kind === "map" && shape.entries.length > 0) {
		appendRun(builder, `:\n${" ".repeat(inner)}`);
		writeMap(writer, shape.entries, inner);
	} else if (shape.kind === "list" && shape.items.length > 0) {
		const listIndent = dialect.indentsLists ? inner : indent;
		appendRun(builder, `:\n${" ".repeat(listIndent)}`);
		writeList(writer, shape.items, listIndent);
	} else {
		appendRun(builder, ": ");
		writeInline(writer, shape, {
			column: indent + lengthOf$1(name.text) + 2,
			indent: inner
		});
	}
	writer.depth--;
}
function writeList(writer, items, indent) {
	const padding = " ".repeat(indent);
	items.forEach((item, index) => {
		appendRun(writer.builder, index > 0 ? `${padding}- ` : "- ");
		writeNode(writer, item, indent + 2);
	});
}
function writeInline(writer, shape, place) {
	if (shape.kind === "map" || shape.kind === "list") writeLine(writer, shape.empty);
	else if (shape.kind === "plain") writeLine(writer, shape.text);
	else writeString(writer, shape.text, shape.tag, place);
}
function writeString(writer, text, tag, place) {
	if (tag === void 0) {
		writeLine(writer, writeScalar(text, place, writer.dialect));
		return;
	}
	appendRun(writer.builder, `${tag} `);
	const column = place.column + tag.length + 1;
	writeLine(writer, writeScalar(text, {
		...place,
		column
	}, writer.dialect));
}
function writeLine({ builder }, text) {
	appendText(builder, text);
	if (!endsLine(text.text)) appendRun(builder, "\n");
}
function shapeOf(writer, value) {
	if (writer.failure !== void 0) return void 0;
	const shape = (writer.depth > DEEPEST$5 ? failed("the value is nested too deeply") : void 0) ?? charge(writer.budget, STEPS$1, writer.depth * 2 + 8) ?? writer.shapeOf(value);
	const long = isFailure(shape) || shape.kind !== "string" ? void 0 : charge(writer.budget, 0, shape.text.text.length);
	if (!isFailure(shape) && long === void 0) return shape;
	writer.failure = isFailure(shape) ? shape : long;
}
function writeScalar(text, place, dialect) {
	return applyEdits(text, editsOfText(text.text, place, dialect));
}
function applyEdits(text, { head, edits, tail }) {
	if (head === "" && tail === "" && edits.length === 0) return text;
	const { pieces } = text;
	if (pieces.length === 0) return {
		text: head + editedText(text.text, edits) + tail,
		pieces
	};
	const origin = textOrigin(text);
	const place = pieces[0]?.place;
	const builder = newBuilder();
	appendRun(builder, head, origin, -1, place);
	let from = 0;
	for (const { start, end, by } of edits) {
		appendPart(builder, text, from, start);
		appendRun(builder, by, origin, -1, place);
		from = end;
	}
	appendPart(builder, text, from, text.text.length);
	appendRun(builder, tail, origin, -1, place);
	return finishText(builder);
}
// src/render/helm/functions/yaml/to-yaml-text.ts
function toYamlText(value, budget) {
	return withoutLastBreak(writeYaml(value, GO_YAML_2, toYamlShape, budget));
}
function toYamlPrettyText(value, budget) {
	return withoutLastBreak(writeYaml(value, GO_YAML_3, toYamlPrettyShape, budget));
}
function withoutLastBreak(text) {
	if (isFailure(text) || !text.text.endsWith("\n")) return text;
	return sliceText(text, 0, text.text.length - 1);
}
// src/render/helm/functions/yaml-functions.ts
const IN_JSON = "error unmarshaling JSON: while decoding JSON: ";
const YAML_FUNCTIONS = functionTable({
	toYaml: writer(toYamlText, true),
	toYamlPretty: goFunction([ANY], ([value], { budget }) => pretty(value, budget)),
	fromYaml: goFunction([STRING], ([{ text }]) => readMap(text, read(text, "map"))),
	fromYamlArray: goFunction([STRING], ([{ text }]) => readList$1(text, read(text, "list")))
});
const V4_YAML_FUNCTIONS = functionTable({ mustToYaml: writer(toYamlText, false) });
function writer(write, swallows) {
	return goFunction([ANY], ([value], { budget }) => {
		const text = write(value, budget);
		if (!isFailure(text)) return stringValue(text);
		return swallows && !require_check.isSpent(budget) ? stringOf$2("") : text;
	});
}
function pretty(value, budget) {
	const text = toYamlPrettyText(value, budget);
	return isFailure(text) ? text : stringValue(text);
}
function read(text, kind) {
	const { value, error } = readYamlValue(text);
	if (value === void 0 || error !== void 0) return {
		value,
		error
	};
	if (value.kind === "nil") return {
		value: kind === "map" ? mapValue(/* @__PURE__ */ new Map(), value.origin) : listValue([], value.origin),
		error
	};
	const fault = mismatch$1(value, kind, kind === "map" ? MAP : LIST);
	return fault === void 0 ? {
		value,
		error
	} : {
		value: void 0,
		error: IN_JSON + fault
	};
}
// src/render/helm/functions/function-table.ts
const WEIGHTS = new Map([
	...[...CASE_FUNCTIONS.keys()].map((name) => [name, 8]),
	...[...ENCODING_FUNCTIONS.keys()].map((name) => [name, 4]),
	...[...DATE_FUNCTIONS.keys(), ...V4_DURATION_FUNCTIONS.keys()].map((name) => [name, 8]),
	...["fromYaml", "fromYamlArray"].map((name) => [name, 6])
]);
const V3$1 = boundedTable([
	...CASE_FUNCTIONS,
	...CUT_FUNCTIONS,
	...JOIN_FUNCTIONS,
	...SEARCH_FUNCTIONS,
	...SPLIT_FUNCTIONS,
	...TRIM_FUNCTIONS,
	...WRAP_FUNCTIONS,
	...LIST_FUNCTIONS,
	...LIST_SEARCH_FUNCTIONS,
	...SEQUENCE_FUNCTIONS,
	...DICT_FUNCTIONS,
	...INTEGER_FUNCTIONS,
	...FLOAT_FUNCTIONS,
	...CONVERSION_FUNCTIONS,
	...REFLECTION_FUNCTIONS,
	...DEFAULT_FUNCTIONS,
	...JSON_FUNCTIONS,
	...YAML_FUNCTIONS,
	...TOML_FUNCTIONS,
	...ENCODING_FUNCTIONS,
	...CRYPTO_FUNCTIONS,
	...CERTIFICATE_FUNCTIONS,
	...RANDOM_FUNCTIONS,
	...DATE_FUNCTIONS,
	...REGEX_FUNCTIONS,
	...SEMVER_FUNCTIONS,
	...PATH_FUNCTIONS,
	...URL_FUNCTIONS
]);
const V4$1 = new Map([...V3$1, ...boundedTable([
	...V4_DURATION_FUNCTIONS,
	...V4_YAML_FUNCTIONS,
	...V4_TOML_FUNCTIONS
])]);
function helmFunctions(helm) {
	return helm === 3 ? V3$1 : V4$1;
}
function boundedTable(functions) {
	return new Map(Array.from(functions, ([name, call]) => [name, boundedFunction(call, WEIGHTS.get(name) ?? 1)]));
}
function boundedFunction({ params, variadic, call }, weight) {
	return {
		params,
		variadic,
		call: (args, context) => {
			let items = 0;
			let characters = 0;
			for (const arg of args) {
				items += itemsIn$1(arg);
				characters += charactersIn(arg);
			}
			return charge(context.budget, items >> 3, characters * weight) ?? call(args, context);
		}
	};
}
function itemsIn$1(value) {
	if (value.kind === "map") return value.entries.size * 4;
	return value.kind === "list" ? value.items.length : 0;
}
function charactersIn(value) {
	return value.kind === "string" || value.kind === "bytes" ? value.text.text.length : 0;
}
// src/render/helm/template/helm-functions.ts
const START = "HELM_ERR_START";
const END$1 = "HELM_ERR_END";
const HIDDEN = "(not shown: it may hold the value of a Secret)";
const OWN = goFunction([STRING, ANY], () => failed("it is called without the executor"));
const HELM_FUNCTIONS = functionTable({
	include: OWN,
	tpl: OWN,
	required: goFunction([STRING, ANY], ([message, value]) => {
		return value.kind === "nil" || value.kind === "string" && value.text.text === "" ? failed(wrap(message.text.text)) : value;
	}),
	fail: goFunction([STRING], ([message]) => failed(wrap(message.text.text))),
	lookup: goFunction([
		STRING,
		STRING,
		STRING,
		STRING
	], (_, { noteQuestion }) => {
		noteQuestion("lookup");
		return mapValue(/* @__PURE__ */ new Map());
	})
});
function ownMessage(text) {
	const start = text.indexOf(START);
	const end = text.lastIndexOf(END$1);
	return start === -1 || end < start + 14 ? void 0 : text.slice(start + 14, end);
}
function hiddenMessage(message) {
	return ownMessage(message) === void 0 ? HIDDEN : wrap(HIDDEN);
}
function wrap(message) {
	return `${START}${message}${END$1}`;
}
// src/render/helm/all-functions.ts
const V3 = new Map([...helmFunctions(3), ...HELM_FUNCTIONS]);
const V4 = new Map([...helmFunctions(4), ...HELM_FUNCTIONS]);
function allFunctions(helm) {
	return helm === 3 ? V3 : V4;
}
// src/render/helm/chart/is-compatible.ts
function isCompatible(range, version) {
	const parsed = parseVersion(version);
	if (typeof parsed === "string") return false;
	const constraint = parseConstraint(range);
	return typeof constraint !== "string" && satisfies(parsed, constraint);
}
// src/render/helm/objects/default-api-versions.ts
const DEFAULT_API_VERSIONS = [
	"v1",
	"admissionregistration.k8s.io/v1",
	"admissionregistration.k8s.io/v1alpha1",
	"admissionregistration.k8s.io/v1beta1",
	"internal.apiserver.k8s.io/v1alpha1",
	"apps/v1",
	"apps/v1beta1",
	"apps/v1beta2",
	"authentication.k8s.io/v1",
	"authentication.k8s.io/v1alpha1",
	"authentication.k8s.io/v1beta1",
	"authorization.k8s.io/v1",
	"authorization.k8s.io/v1beta1",
	"autoscaling/v1",
	"autoscaling/v2",
	"batch/v1",
	"batch/v1beta1",
	"certificates.k8s.io/v1",
	"certificates.k8s.io/v1beta1",
	"certificates.k8s.io/v1alpha1",
	"coordination.k8s.io/v1alpha2",
	"coordination.k8s.io/v1beta1",
	"coordination.k8s.io/v1",
	"discovery.k8s.io/v1",
	"discovery.k8s.io/v1beta1",
	"events.k8s.io/v1",
	"events.k8s.io/v1beta1",
	"extensions/v1beta1",
	"flowcontrol.apiserver.k8s.io/v1",
	"flowcontrol.apiserver.k8s.io/v1beta1",
	"flowcontrol.apiserver.k8s.io/v1beta2",
	"flowcontrol.apiserver.k8s.io/v1beta3",
	"lifecycle.k8s.io/v1alpha1",
	"networking.k8s.io/v1",
	"networking.k8s.io/v1beta1",
	"node.k8s.io/v1",
	"node.k8s.io/v1alpha1",
	"node.k8s.io/v1beta1",
	"policy/v1",
	"policy/v1beta1",
	"rbac.authorization.k8s.io/v1",
	"rbac.authorization.k8s.io/v1beta1",
	"rbac.authorization.k8s.io/v1alpha1",
	"resource.k8s.io/v1",
	"resource.k8s.io/v1beta2",
	"resource.k8s.io/v1beta1",
	"resource.k8s.io/v1alpha3",
	"scheduling.k8s.io/v1alpha3",
	"scheduling.k8s.io/v1beta1",
	"scheduling.k8s.io/v1",
	"storage.k8s.io/v1beta1",
	"storage.k8s.io/v1",
	"storage.k8s.io/v1alpha1",
	"storagemigration.k8s.io/v1",
	"storagemigration.k8s.io/v1beta1",
	"apiextensions.k8s.io/v1beta1",
	"apiextensions.k8s.io/v1"
];
// src/render/helm/objects/capabilities.ts
const BUILD_INFO = {
	3: {
		version: "v3.22.0",
		kubeClient: void 0
	},
	4: {
		version: "v4.3.1",
		kubeClient: "v1.37"
	}
};
function capabilitiesValue({ kubeVersion, apiVersions }, helm) {
	const room = helm === 3 ? "chartutil" : "common";
	const versions = [...DEFAULT_API_VERSIONS, ...apiVersions].map((version) => stringOf$2(version));
	const set = namedType(`${room}.VersionSet`, STRINGS, { methods: /* @__PURE__ */ new Map([["Has", has]]) });
	const type = pointerType(structType(`${room}.Capabilities`));
	return structValue(/* @__PURE__ */ new Map([
		["KubeVersion", kubeVersionValue(kubeVersion, helm, room)],
		["APIVersions", listValue(versions, void 0, set)],
		["HelmVersion", buildInfo(helm)]
	]), type);
}
function kubeVersionValue(version, helm, room) {
	const shown = helm === 3 ? version.plain : version.given;
	const copied = structType(`${room}.KubeVersion`);
	const type = structType(copied.name, {
		methods: /* @__PURE__ */ new Map([["String", () => constant(version.plain)], ["GitVersion", () => constant(shown)]]),
		printed: () => stringOf$2(version.plain).text,
		copied
	});
	const fields = /* @__PURE__ */ new Map([["Version", stringOf$2(shown)]]);
	if (helm === 4) fields.set("normalizedVersion", stringOf$2(version.plain));
	fields.set("Major", stringOf$2(version.major)).set("Minor", stringOf$2(version.minor));
	return structValue(fields, type);
}
function constant(text) {
	return goFunction([], () => stringOf$2(text));
}
function has(receiver) {
	return goFunction([STRING], ([{ text: wanted }], { noteQuestion }) => {
		const found = isList$1(receiver) && receiver.items.some((item) => textOf$2(item) === wanted.text);
		if (!found) noteQuestion("api");
		return boolValue(found);
	});
}
function isList$1(value) {
	return value.kind === "list";
}
function textOf$2(value) {
	return (value.kind === "string" ? value.text : EMPTY_TEXT).text;
}
function buildInfo(helm) {
	const { version, kubeClient } = BUILD_INFO[helm];
	const fields = /* @__PURE__ */ new Map([
		["Version", stringOf$2(version)],
		["GitCommit", stringOf$2("")],
		["GitTreeState", stringOf$2("")],
		["GoVersion", stringOf$2("go1.26.8")]
	]);
	if (kubeClient !== void 0) fields.set("KubeClientVersion", stringOf$2(kubeClient));
	return structValue(fields, BUILD_INFO_TYPE);
}
const BUILD_INFO_TYPE = structType("version.BuildInfo", { tags: new Map([
	["Version", "version"],
	["GitCommit", "git_commit"],
	["GitTreeState", "git_tree_state"],
	["GoVersion", "go_version"]
].map(([field = "", json = ""]) => [field, {
	json,
	omitEmpty: true,
	embedded: false
}])) });
// src/render/helm/values/tables.ts
function newTable(origin) {
	return mapValue(/* @__PURE__ */ new Map(), origin, MAP, /* @__PURE__ */ new Map());
}
function isTable(value) {
	return value?.kind === "map" && value.type.name === MAP.name;
}
function setEntry(table, key, value, keyOrigin) {
	table.entries.set(key, value);
	if (keyOrigin !== void 0) table.keyOrigins?.set(key, keyOrigin);
}
function takeEntry(table, key, from, value) {
	setEntry(table, key, value, from.keyOrigins?.get(key));
}
function copyTable(table) {
	const entries = /* @__PURE__ */ new Map();
	for (const [key, value] of table.entries) entries.set(key, copyValue(value));
	return {
		...table,
		entries,
		keyOrigins: new Map(table.keyOrigins),
		isNil: false
	};
}
function shallowCopy(table) {
	return {
		...table,
		entries: new Map(table.entries),
		keyOrigins: new Map(table.keyOrigins),
		isNil: false
	};
}
function copyValue(value) {
	if (value.kind === "map") return copyTable(value);
	if (value.kind === "list") return {
		...value,
		items: value.items.map(copyValue)
	};
	return value;
}
// src/render/helm/values/merge-tables.ts
function mergeTables(earlier, later) {
	const merged = shallowCopy(earlier);
	for (const [key, value] of later.entries) {
		const before = merged.entries.get(key);
		takeEntry(merged, key, later, isTable(value) && isTable(before) ? mergeTables(before, value) : value);
	}
	return merged;
}
// src/render/helm/values/node-value.ts
function nodeValue(node, wrote) {
	const origin = nodeOrigin(node, wrote);
	switch (node.kind) {
		case "map": return mapOf$2(node, origin, wrote);
		case "sequence": return listValue(node.items.map((item) => nodeValue(item, wrote)), origin, LIST, spareCapacity(node.items.length));
		default: return scalarValue(node, origin, wrote);
	}
}
function nodeOrigin(node, { by, secret }) {
	const origin = madeOrigin(originOf$1(by, node), require_start.makingOf(node));
	return secret ? secretOrigin(origin) : origin;
}
function mapOf$2(node, origin, wrote) {
	const entries = /* @__PURE__ */ new Map();
	const keyOrigins = /* @__PURE__ */ new Map();
	for (const { key, name, value } of node.entries) {
		entries.set(name, nodeValue(value, wrote));
		keyOrigins.set(name, originOf$1(wrote.by, key));
	}
	return mapValue(entries, origin, void 0, keyOrigins);
}
function scalarValue(node, whole, { dialect = "kubectl", integers }) {
	const resolved = require_check.resolveScalar(node, dialect);
	if (resolved.kind === "string") return stringValue(partsText(node, resolved.value, whole));
	const origin = (node.value ?? []).reduce(partOrigin, whole);
	switch (resolved.kind) {
		case "bool": return boolValue(resolved.value, origin);
		case "int":
		case "float": return integers !== void 0 && isInt64(resolved.json) ? intValue(BigInt(resolved.json), origin, INT64) : floatValue(resolved.value, origin);
		default: return nilValue(origin);
	}
}
function isInt64(json) {
	if (!/^-?\d{1,19}$/.test(json)) return false;
	const value = BigInt(json);
	return BigInt.asIntN(64, value) === value;
}
function partsText(node, text, origin) {
	if (node.value === void 0) return nodeText$1(node, text, origin);
	const known = {
		...origin,
		unknowable: void 0
	};
	const builder = newBuilder();
	for (const { part, start, end } of partRanges(text, node.value)) appendRun(builder, text.slice(start, end), partOrigin(known, part));
	return finishText(builder);
}
function partOrigin(origin, part) {
	if (part.kind === "secret") return secretOrigin(origin);
	return part.kind === "text" ? origin : {
		...origin,
		unknowable: part.label
	};
}
// src/render/helm/values/release-chart.ts
function releaseChartOf(chart, parent) {
	const own = {
		chart,
		metadata: copyMetadata(chart.metadata),
		values: defaultsOf(chart),
		dependencies: [],
		parent
	};
	own.dependencies = chart.dependencies.map((dependency) => releaseChartOf(dependency, own));
	return own;
}
function setDependencies(chart, dependencies) {
	chart.dependencies = dependencies;
	for (const dependency of dependencies) dependency.parent = chart;
}
function nameOf$3({ metadata }) {
	return metadata.name.text;
}
function fullPathOf(chart) {
	const { parent } = chart;
	return parent === void 0 ? nameOf$3(chart) : `${fullPathOf(parent)}/charts/${nameOf$3(chart)}`;
}
function copyMetadata(metadata) {
	return {
		...metadata,
		dependencies: metadata.dependencies?.map((each) => each && { ...each })
	};
}
const defaultsOf = require_start.memo((chart) => {
	let table = newTable();
	for (const document of chart.values) {
		const value = nodeValue(document, {
			by: "value",
			secret: false
		});
		if (isTable(value)) table = mergeTables(table, value);
	}
	return table;
});
// src/render/helm/objects/chart-types.ts
const MAINTAINER_FIELDS = [
	["Name", "name"],
	["Email", "email"],
	["URL", "url"]
];
const DEPENDENCY_FIELDS = [
	["Name", "!name"],
	["Version", "version"],
	["Repository", "!repository"],
	["Condition", "condition"],
	["Tags", "tags"],
	["Enabled", "enabled"],
	["ImportValues", "import-values"],
	["Alias", "alias"]
];
const METADATA_FIELDS = [
	["Name", "name"],
	["Home", "home"],
	["Sources", "sources"],
	["Version", "version"],
	["Description", "description"],
	["Keywords", "keywords"],
	["Maintainers", "maintainers"],
	["Icon", "icon"],
	["APIVersion", "apiVersion"],
	["Condition", "condition"],
	["Tags", "tags"],
	["AppVersion", "appVersion"],
	["Deprecated", "deprecated"],
	["Annotations", "annotations"],
	["KubeVersion", "kubeVersion"],
	["Dependencies", "dependencies"],
	["Type", "type"]
];
const MAINTAINER = pointerType(structType("chart.Maintainer", { tags: tags(MAINTAINER_FIELDS) }));
const MAINTAINERS = sliceType(MAINTAINER);
const DEPENDENCY = pointerType(structType("chart.Dependency", { tags: tags(DEPENDENCY_FIELDS) }));
const DEPENDENCIES = sliceType(DEPENDENCY);
const METADATA = structType("chart.Metadata", { tags: tags(METADATA_FIELDS) });
const CHART = {
	...structType("struct { chart.Metadata; IsRoot bool }", { tags: /* @__PURE__ */ new Map([["Metadata", {
		json: "",
		omitEmpty: false,
		embedded: true
	}]]) }),
	named: false
};
function tags(fields) {
	return new Map(fields.map(([field, json]) => {
		const omitEmpty = !json.startsWith("!");
		return [field, {
			json: json.replace("!", ""),
			omitEmpty,
			embedded: false
		}];
	}));
}
// src/render/helm/objects/chart-object.ts
function chartObject(metadata, isRoot, helm) {
	const fields = metadataFields(metadata);
	const root = ["IsRoot", boolValue(isRoot)];
	if (helm === 4) return mapValue(new Map([...plainFields(fields), root]));
	return structValue(new Map([["Metadata", structValue(fields, METADATA)], root]), CHART);
}
function metadataFields(metadata) {
	const { maintainers, dependencies, annotations } = metadata;
	return /* @__PURE__ */ new Map([
		["Name", stringValue(metadata.name)],
		["Home", stringValue(metadata.home)],
		["Sources", texts(metadata.sources)],
		["Version", stringValue(metadata.version)],
		["Description", stringValue(metadata.description)],
		["Keywords", texts(metadata.keywords)],
		["Maintainers", structs(maintainers, maintainerFields, MAINTAINER, MAINTAINERS)],
		["Icon", stringValue(metadata.icon)],
		["APIVersion", stringValue(metadata.apiVersion)],
		["Condition", stringValue(metadata.condition)],
		["Tags", stringValue(metadata.tags)],
		["AppVersion", stringValue(metadata.appVersion)],
		["Deprecated", boolValue(metadata.deprecated)],
		["Annotations", annotations === void 0 ? zeroOf(STRING_MAP) : textMap(annotations)],
		["KubeVersion", stringValue(metadata.kubeVersion)],
		["Dependencies", structs(dependencies, dependencyFields, DEPENDENCY, DEPENDENCIES)],
		["Type", stringValue(metadata.type)]
	]);
}
function maintainerFields({ name, email, url }) {
	return /* @__PURE__ */ new Map([
		["Name", stringValue(name)],
		["Email", stringValue(email)],
		["URL", stringValue(url)]
	]);
}
function dependencyFields(dependency) {
	const { tags, importValues } = dependency;
	const imports = importValues.map((node) => nodeValue(node, {
		by: "chart",
		secret: false
	}));
	return /* @__PURE__ */ new Map([
		["Name", stringValue(dependency.name)],
		["Version", stringValue(dependency.version)],
		["Repository", stringValue(dependency.repository)],
		["Condition", stringValue(dependency.condition)],
		["Tags", texts(tags.length === 0 ? void 0 : tags)],
		["Enabled", boolValue(dependency.enabled)],
		["ImportValues", imports.length === 0 ? zeroOf(LIST) : listValue(imports)],
		["Alias", stringValue(dependency.alias)]
	]);
}
function texts(items) {
	if (items === void 0) return zeroOf(STRINGS);
	return listValue(items.map((text) => stringValue(text)), void 0, STRINGS);
}
function textMap(entries) {
	const values = new Map([...entries].map(([key, text]) => [key, stringValue(text)]));
	return mapValue(new Map(values), void 0, STRING_MAP);
}
function structs(items, fieldsOf, type, list) {
	if (items === void 0) return zeroOf(list);
	return listValue(items.map((item) => item === void 0 ? NIL$1 : structValue(fieldsOf(item), type)), void 0, list);
}
function plainFields(fields) {
	return [...fields].map(([name, value]) => [name, plain(value)]);
}
function plain(value) {
	if (value.kind === "list") return listValue(value.items.map(plain));
	if (value.kind === "struct") return mapValue(new Map(plainFields(value.fields)));
	return value;
}
// src/render/helm/objects/files-object.ts
function filesObject(files) {
	return filesOf(new Map(files.map((file) => [file.name, lazyBytes(file)])));
}
const lazyBytes = require_start.memo((file) => ({
	kind: "bytes",
	type: BYTES,
	get text() {
		return textOfFile$1(file);
	}
}));
const textOfFile$1 = require_start.memo((file) => {
	const source = sourceOf(file);
	const span = {
		file: source,
		start: 0,
		end: source.text.length
	};
	return textOf$3(source.text, originOf$1("chart", span), 0);
});
function filesOf(entries) {
	return mapValue(entries, void 0, FILES);
}
const METHODS$2 = new Map(Object.entries({
	Get: (files) => goFunction([STRING], ([name]) => stringValue(contentOf(files, name.text.text))),
	GetBytes: (files) => goFunction([STRING], ([name]) => bytesValue(contentOf(files, name.text.text))),
	Lines: (files) => goFunction([STRING], ([name], { budget }) => {
		const content = contentOf(files, name.text.text);
		return charge(budget, content.text.length / CHARACTERS_PER_STEP, 0) ?? linesOf$2(content);
	}),
	Glob: (files) => goFunction([STRING], ([pattern], { budget }) => matching(files, pattern.text.text, budget)),
	AsConfig: (files) => goFunction([], (_, context) => asYaml(files, context, (text) => text)),
	AsSecrets: (files) => goFunction([], (_, context) => asYaml(files, context, encoded))
}));
const FILES = namedType("engine.files", mapType(BYTES), { methods: METHODS$2 });
function contentOf(files, name) {
	const found = files.kind === "map" ? files.entries.get(name) : void 0;
	return found?.kind === "bytes" ? found.text : EMPTY_TEXT;
}
function linesOf$2(content) {
	const { text } = content;
	return listValue((text === "" ? [] : splitText$1(text.endsWith("\n") ? sliceText(content, 0, text.length - 1) : content, "\n")).map((line) => stringValue(line)), void 0, STRINGS);
}
const CHARACTERS_PER_STEP = 16;
function matching(files, pattern, budget) {
	if (files.kind !== "map") return files;
	let work = 0;
	for (const name of files.entries.keys()) work += name.length * (pattern.length + 1);
	const spent = charge(budget, work / CHARACTERS_PER_STEP, 0);
	if (spent !== void 0) return spent;
	const matches = require_check.compileGlob(pattern, require_load.GOBWAS_PATH) ?? (() => true);
	return filesOf(new Map([...files.entries].filter(([name]) => matches(name))));
}
function encoded(text) {
	return remadeText(text, Buffer.from(toBytes(text.text)).toString("base64"));
}
function asYaml(files, context, shown) {
	const entries = /* @__PURE__ */ new Map();
	if (files.kind === "map") for (const [name, value] of [...files.entries].sort(([a], [b]) => require_check.compareText(a, b))) {
		const base = name.slice(name.lastIndexOf("/") + 1);
		if (value.kind === "bytes") entries.set(base, stringValue(shown(value.text)));
	}
	const yaml = toYamlText(mapValue(entries), context.budget);
	return isFailure(yaml) ? yaml : stringValue(yaml);
}
// src/render/helm/objects/template-files.ts
function templateFiles(chart, values, shared) {
	const files = /* @__PURE__ */ new Map();
	collect$2(chart, values, shared, files);
	return [...files.values()];
}
function collect$2(chart, values, shared, files) {
	const { helm, valuesType, release, capabilities } = shared;
	const subcharts = /* @__PURE__ */ new Map();
	const isRoot = chart.parent === void 0;
	const entries = /* @__PURE__ */ new Map([
		["Chart", chartObject(chart.metadata, isRoot, helm)],
		["Files", filesObject(chart.chart.files)],
		["Release", release],
		["Capabilities", capabilities],
		["Values", {
			...values,
			type: valuesType
		}],
		["Subcharts", mapValue(subcharts)]
	]);
	for (const child of chart.dependencies) subcharts.set(nameOf$3(child), collect$2(child, valuesOf$1(child, values), shared, files));
	const home = fullPathOf(chart);
	const dot = mapValue(entries, void 0, valuesType);
	for (const file of chart.chart.templates) {
		if (!isTemplate(chart, file)) continue;
		const name = node_path.posix.join(home, file.name);
		const basePath = node_path.posix.join(home, "templates");
		files.set(name, {
			name,
			file: sourceOf(file),
			values: dot,
			basePath
		});
	}
	return mapValue(entries);
}
function valuesOf$1(child, values) {
	const name = nameOf$3(child);
	const found = name.includes(".") ? void 0 : values.entries.get(name);
	return isTable(found) ? found : newTable();
}
function isTemplate({ metadata }, { name }) {
	return !(metadata.type.text.toLowerCase() === "library") || name.slice(name.lastIndexOf("/") + 1).startsWith("_");
}
// src/render/helm/objects/values-type.ts
const METHODS$1 = /* @__PURE__ */ new Map([
	["AsMap", (values) => goFunction([], () => asMap(values))],
	["Table", (values) => goFunction([STRING], ([path]) => tableAt$1(values, path.text.text))],
	["PathValue", (values) => goFunction([STRING], ([path]) => valueAt(values, path.text.text))],
	["YAML", (values) => goFunction([], (_, { budget }) => {
		const text = toYamlText(values, budget);
		return isFailure(text) ? text : stringValue(concatTexts(text, textOf$3("\n")));
	})]
]);
const VALUES_3 = namedType("chartutil.Values", MAP, { methods: METHODS$1 });
const VALUES_4 = namedType("common.Values", MAP, { methods: METHODS$1 });
function valuesType(helm) {
	return helm === 3 ? VALUES_3 : VALUES_4;
}
function asMap(values) {
	if (values.kind !== "map") return values;
	return {
		...values,
		type: MAP,
		isNil: false
	};
}
function tableAt$1(values, path) {
	let here = values;
	for (const name of path.split(".")) {
		const next = here.kind === "map" ? here.entries.get(name) : void 0;
		if (next?.kind !== "map") return failed(`${require_check.goQuote(name)} is not a table`);
		here = values.kind === "map" ? {
			...next,
			type: values.type
		} : next;
	}
	return here;
}
function valueAt(values, path) {
	if (path === "") return failed("YAML path cannot be empty");
	const names = path.split(".");
	const key = names.pop() ?? "";
	const table = names.length === 0 ? values : tableAt$1(values, names.join("."));
	const value = !isFailure(table) && table.kind === "map" ? table.entries.get(key) : void 0;
	return value === void 0 || value.kind === "map" ? failed(`${require_check.goQuote(key)} is not a value`) : value;
}
// src/render/helm/values/format-value.ts
const MAX = 1e4;
function formatValue(value) {
	const text = valueText(value, require_check.chartBudget(MAX, MAX));
	return "text" in text ? text.text : "\u2026";
}
function formatAsBool(value) {
	const text = formatText(textOf$3("%t"), [value], require_check.chartBudget(MAX, MAX));
	return "text" in text ? text.text : "\u2026";
}
// src/render/helm/values/coalesce-tables.ts
function coalesceTables(warn, dst, src, path, nulls) {
	const given = new Set([...src.entries.keys()].filter((key) => !isNil(src.entries.get(key))));
	for (const [key, value] of dst.entries) if (isNil(value)) src.entries.set(key, NIL$1);
	for (const [key, value] of src.entries) {
		const before = dst.entries.get(key);
		const name = joinPath(path, key);
		if (before !== void 0 && nulls === "coalesce" && isNil(before) && given.has(key)) dst.entries.delete(key);
		else if (before === void 0) takeEntry(dst, key, src, value);
		else if (isTable(value)) {
			if (isTable(before)) coalesceTables(warn, before, value, name, nulls);
			else warn(cannotOverwrite(name, value), valueOrigin(before)?.span);
		} else if (isTable(before) && !isNil(value)) warn(isIgnored(name, value), valueOrigin(value)?.span);
	}
	return dst;
}
function joinPath(path, key) {
	return path === "" ? key : `${path}.${key}`;
}
function removeNulls(table) {
	for (const [key, value] of table.entries) if (isNil(value)) table.entries.delete(key);
	else if (isTable(value)) removeNulls(value);
}
function isNil(value) {
	return value?.kind === "nil";
}
function cannotOverwrite(name, value) {
	return `warning: cannot overwrite table with non table for ${name} (${formatValue(value)})`;
}
function isIgnored(name, value) {
	return `warning: destination for ${name} is a table. Ignoring non-table value (${formatValue(value)})`;
}
// src/render/helm/values/coalesce-values.ts
function coalesceValues(chart, given, options) {
	const values = copyTable(given);
	return coalesceInto(chart, values, "", options) ?? {
		kind: "values",
		values
	};
}
function coalesceInto(chart, values, prefix, options) {
	addDefaults(chart, values, prefix, options);
	return coalesceSubcharts(chart, values, prefix, options);
}
function coalesceSubcharts(chart, values, prefix, options) {
	const path = joinPath(prefix, nameOf$3(chart));
	for (const subchart of chart.dependencies) {
		const name = nameOf$3(subchart);
		if (!values.entries.has(name)) setEntry(values, name, newTable(), void 0);
		const table = values.entries.get(name);
		if (!isTable(table)) return mismatch(name, table);
		coalesceGlobals(options.warn, table, values, path);
		const refusal = coalesceInto(subchart, table, path, options);
		if (refusal !== void 0) return refusal;
	}
}
function addDefaults(chart, values, prefix, options) {
	const { warn, nulls, helm } = options;
	const path = joinPath(prefix, nameOf$3(chart));
	const own = copyTable(chart.values);
	for (const [key, value] of own.entries) {
		const given = values.entries.get(key);
		if (given === void 0) addDefault(values, key, own, value, options);
		else if (isNil(given) && nulls === "coalesce") values.entries.delete(key);
		else if (isTable(given)) {
			const name = joinPath(path, key);
			if (isTable(value)) {
				const mode = chart.dependencies.some((one) => nameOf$3(one) === key) ? "merge" : nulls;
				if (helm === 4 && mode === "coalesce") removeNulls(value);
				coalesceTables(warn, given, value, name, mode);
			} else if (!isNil(value)) warn(`warning: skipped value for ${name}: Not a table.`, valueOrigin(given)?.span);
		}
	}
}
function addDefault(values, key, own, value, { helm, nulls }) {
	if (helm === 4 && nulls === "coalesce") {
		if (isNil(value)) return;
		if (isTable(value)) removeNulls(value);
	}
	takeEntry(values, key, own, value);
}
function mismatch(name, value) {
	return {
		kind: "refused",
		message: `type mismatch on ${name}: ${value === void 0 ? "" : formatAsBool(value)}`,
		at: value && valueOrigin(value)?.span
	};
}
const GLOBAL = "global";
function coalesceGlobals(warn, dest, src, path) {
	const into = dest.entries.get(GLOBAL) ?? newTable();
	const from = src.entries.get(GLOBAL) ?? newTable();
	if (!isTable(into)) {
		warn("warning: skipping globals because destination global is not a table.", valueOrigin(into)?.span);
		return;
	}
	if (!isTable(from)) {
		warn("warning: skipping globals because source global is not a table.", valueOrigin(from)?.span);
		return;
	}
	for (const [key, value] of from.entries) {
		const before = into.entries.get(key);
		if (!isTable(value)) {
			if (isTable(before)) warn(`key ${key} is table. Skipping`, valueOrigin(value)?.span);
			else takeEntry(into, key, from, value);
			continue;
		}
		const copy = shallowCopy(value);
		if (before === void 0) takeEntry(into, key, from, copy);
		else if (isTable(before)) {
			coalesceTables(warn, copy, before, joinPath(path, key), "merge");
			takeEntry(into, key, from, copy);
		} else warn(`Conflict: cannot merge map onto non-map for ${JSON.stringify(key)}. Skipping.`, valueOrigin(before)?.span);
	}
	setEntry(dest, GLOBAL, into, src.keyOrigins?.get(GLOBAL));
}
// src/render/helm/values/value-paths.ts
function tableAt(values, path) {
	let table = values;
	for (const key of path.split(".")) {
		const next = table.entries.get(key);
		if (!isTable(next)) return {
			kind: "none",
			key
		};
		table = next;
	}
	return {
		kind: "table",
		table
	};
}
function valueAtPath(values, path) {
	const parts = path.split(".");
	const key = parts.pop() ?? "";
	const value = (parts.length === 0 ? values : tableFrom(values, parts.join(".")))?.entries.get(key);
	return isTable(value) ? void 0 : value;
}
function tableFrom(values, path) {
	const found = tableAt(values, path);
	return found.kind === "table" ? found.table : void 0;
}
// src/render/helm/values/enable-dependencies.ts
function enableDependencies(chart, values, path, options) {
	const declared = chart.metadata.dependencies;
	if (declared === void 0) return void 0;
	const dependencies = declared.filter((one) => one !== void 0);
	setDependencies(chart, [...chart.dependencies.filter((one) => !isDeclared(one, dependencies)), ...takeDeclared(chart, dependencies, options.helm)]);
	for (const dependency of dependencies) dependency.enabled = true;
	const coalesced = coalesceValues(chart, values, {
		...options,
		nulls: "coalesce"
	});
	if (coalesced.kind === "refused") return coalesced;
	applyTags(dependencies, coalesced.values, options.warn);
	applyConditions(dependencies, coalesced.values, path, options.warn);
	const removed = new Set(dependencies.filter(({ enabled }) => !enabled).map(({ name }) => name.text));
	const kept = chart.dependencies.filter((one) => !removed.has(nameOf$3(one)));
	for (const subchart of kept) {
		const below = `${path}${nameOf$3(subchart)}.`;
		const refusal = enableDependencies(subchart, coalesced.values, below, options);
		if (refusal !== void 0) return refusal;
	}
	const left = dependencies.filter(({ name }) => !removed.has(name.text));
	chart.metadata.dependencies = left.length === 0 ? void 0 : left;
	setDependencies(chart, kept);
}
function isDeclared(chart, dependencies) {
	return dependencies.some((one) => fits$1(chart, one));
}
function fits$1(chart, { name, version }) {
	return nameOf$3(chart) === name.text && isCompatible(version.text, chart.metadata.version.text);
}
function takeDeclared(chart, dependencies, helm) {
	return dependencies.flatMap((dependency) => {
		const found = chart.dependencies.find((one) => fits$1(one, dependency));
		const { alias } = dependency;
		const taken = found === void 0 ? [] : [renamed(found, alias, helm)];
		if (alias.text !== "") dependency.name = alias;
		return taken;
	});
}
function renamed(chart, alias, helm) {
	const metadata = helm === 3 ? { ...chart.metadata } : copyMetadata(chart.metadata);
	if (alias.text !== "") metadata.name = alias;
	const copy = {
		...chart,
		metadata
	};
	if (helm === 4) setDependencies(copy, chart.dependencies.map((one) => ({ ...one })));
	return copy;
}
function applyTags(dependencies, values, warn) {
	const found = tableAt(values, "tags");
	if (found.kind === "none") return;
	for (const dependency of dependencies) {
		const set = [];
		for (const { text } of dependency.tags) {
			const value = found.table.entries.get(text);
			if (value?.kind === "bool") set.push(value.value);
			else if (value !== void 0) warn(`Warning: Tag '${text}' for chart ${dependency.name.text} returned non-bool value`, valueOrigin(value)?.span);
		}
		dependency.enabled = set.length === 0 || set.includes(true);
	}
}
function applyConditions(dependencies, values, path, warn) {
	for (const dependency of dependencies) for (const condition of dependency.condition.text.trim().split(",")) {
		if (condition === "") continue;
		const value = valueAtPath(values, path + condition);
		if (value?.kind === "bool") {
			dependency.enabled = value.value;
			break;
		}
		if (value === void 0) continue;
		warn(`Warning: Condition path '${condition}' for chart ${dependency.name.text} returned non-bool value`, valueOrigin(value)?.span);
	}
}
// src/render/helm/values/import-values.ts
function importValues(chart, options) {
	for (const dependency of chart.dependencies) {
		const refusal = importValues(dependency, options);
		if (refusal !== void 0) return refusal;
	}
	const { dependencies } = chart.metadata;
	if (dependencies === void 0) return void 0;
	const merged = coalesceValues(chart, newTable(), {
		...options,
		nulls: "merge"
	});
	if (merged.kind === "refused") return merged;
	const imported = newTable();
	for (const dependency of dependencies) if (dependency !== void 0) importFrom(dependency, merged.values, imported, options.warn);
	chart.values = coalesceTables(options.warn, copyTable(merged.values), imported, "", "merge");
}
function importFrom(dependency, values, imported, warn) {
	const name = dependency.name.text;
	for (const item of dependency.importValues) {
		if (item.kind === "map") {
			const found = tableAt(values, `${name}.${wordAt(item, "child")}`);
			if (found.kind === "none") warn(`Warning: ImportValues missing table from chart ${name}: ${missing$1(found.key)}`, item);
			else coalesceTables(warn, imported, below$1(wordAt(item, "parent"), taken(found.table)), "", "merge");
			continue;
		}
		const exported = require_check.stringOf(item, "kubectl");
		if (exported === void 0) continue;
		const found = tableAt(values, `${name}.exports.${exported}`);
		if (found.kind === "none") warn(`Warning: ImportValues missing table: ${missing$1(found.key)}`, item);
		else coalesceTables(warn, imported, taken(found.table), "", "merge");
	}
	dependency.importValues = [];
}
function taken(table) {
	return table.entries.size === 0 ? newTable(table.origin) : table;
}
function missing$1(key) {
	return `${JSON.stringify(key)} is not a table`;
}
function wordAt(item, key) {
	const value = require_start.entryOf(item, key)?.value;
	if (value === void 0 || require_check.isNull(value, "kubectl")) return "<nil>";
	return formatValue(nodeValue(value, {
		by: "chart",
		secret: false
	}));
}
function below$1(path, table) {
	if (path === ".") return table;
	return path.split(".").reduceRight((inner, key) => {
		const outer = newTable(table.origin);
		setEntry(outer, key, inner, void 0);
		return outer;
	}, table);
}
// src/render/helm/values/schema/json.ts
function isMap(value) {
	return value instanceof Map;
}
function isList(value) {
	return Array.isArray(value);
}
function typeOf(value) {
	if (value === null) return "null";
	if (isMap(value)) return "object";
	if (isList(value)) return "array";
	switch (typeof value) {
		case "boolean": return "boolean";
		case "number": return "number";
		default: return "string";
	}
}
function keysOf(map) {
	return [...map.keys()].sort(require_check.compareText);
}
function textAt$2(map, key) {
	const value = map.get(key);
	return typeof value === "string" ? value : void 0;
}
function areEqual(one, other) {
	if (isMap(one)) {
		if (!isMap(other) || one.size !== other.size) return false;
		return [...one].every(([key, value]) => {
			const found = other.get(key);
			return found !== void 0 && areEqual(value, found);
		});
	}
	if (isList(one)) {
		if (!isList(other) || one.length !== other.length) return false;
		return one.every((item, index) => areEqual(item, other[index] ?? null));
	}
	return one === other;
}
function jsonOfNode(node) {
	if (node.kind === "map") return new Map(node.entries.map(({ name, value }) => [name, jsonOfNode(value)]));
	if (node.kind === "sequence") return node.items.map(jsonOfNode);
	const resolved = require_check.resolveScalar(node, "kubectl");
	return "value" in resolved ? resolved.value : null;
}
function jsonOfValue(value) {
	switch (value.kind) {
		case "nil": return null;
		case "bool":
		case "float": return value.value;
		case "int":
		case "uint": return Number(value.value);
		case "string": return value.text.text;
		case "list": {
			const items = value.items.map(jsonOfValue);
			return items.every((item) => item !== void 0) ? items : void 0;
		}
		case "map": {
			const entries = [...value.entries].map(([key, item]) => [key, jsonOfValue(item)]);
			const known = entries.flatMap(([key, item]) => item === void 0 ? [] : [[key, item]]);
			return known.length === entries.length ? new Map(known) : void 0;
		}
		default: return;
	}
}
// src/render/helm/values/schema/json-pointer.ts
function pointerTo(pointer, ...parts) {
	return pointer + parts.map((part) => `/${escapePart(part)}`).join("");
}
function escapePart(part) {
	return part.replaceAll("~", "~0").replaceAll("/", "~1");
}
function valueAtPointer(document, pointer) {
	let value = document;
	for (const part of pointer.split("/").slice(1)) {
		const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
		if (isMap(value)) value = value.get(key);
		else if (isList(value) && /^\d+$/.test(key)) value = value[Number(key)];
		else return void 0;
	}
	return value;
}
// src/render/helm/values/schema/metaschemas.ts
const TEXTS = /* @__PURE__ */ new Map([
	["draft-06/schema", require_json_schema_draft_07.json_schema_draft_06_default],
	["draft-07/schema", require_json_schema_draft_07.json_schema_draft_07_default],
	["draft/2019-09/schema", require_json_schema_draft_07.schema_default$1],
	["draft/2019-09/meta/applicator", require_json_schema_draft_07.applicator_default$1],
	["draft/2019-09/meta/content", require_json_schema_draft_07.content_default$1],
	["draft/2019-09/meta/core", require_json_schema_draft_07.core_default$1],
	["draft/2019-09/meta/format", require_json_schema_draft_07.format_default],
	["draft/2019-09/meta/meta-data", require_json_schema_draft_07.meta_data_default$1],
	["draft/2019-09/meta/validation", require_json_schema_draft_07.validation_default$1],
	["draft/2020-12/schema", require_json_schema_draft_07.schema_default],
	["draft/2020-12/meta/applicator", require_json_schema_draft_07.applicator_default],
	["draft/2020-12/meta/content", require_json_schema_draft_07.content_default],
	["draft/2020-12/meta/core", require_json_schema_draft_07.core_default],
	["draft/2020-12/meta/format-annotation", require_json_schema_draft_07.format_annotation_default],
	["draft/2020-12/meta/meta-data", require_json_schema_draft_07.meta_data_default],
	["draft/2020-12/meta/unevaluated", require_json_schema_draft_07.unevaluated_default],
	["draft/2020-12/meta/validation", require_json_schema_draft_07.validation_default]
]);
const HOME = /^https?:\/\/json-schema\.org\//;
function metaschemaAt(url) {
	if (!HOME.test(url)) return void 0;
	const path = url.replace(HOME, "");
	if (path === "schema") return metaschemaAt(metaschemaUrl(2020));
	if (path === "draft-04/schema") return draft04();
	const text = TEXTS.get(path);
	return text === void 0 ? void 0 : readText(text);
}
function metaschemaUrl(draft) {
	if (draft === 2020) return "https://json-schema.org/draft/2020-12/schema";
	if (draft === 2019) return "https://json-schema.org/draft/2019-09/schema";
	return `http://json-schema.org/draft-0${draft}/schema`;
}
function readText(text) {
	const read = require_check.readJson({
		path: "metaschema.json",
		text
	}, 0, require_start.DEFAULT_LIMITS);
	return read === void 0 ? null : jsonOfNode(read.root);
}
function draft04() {
	const newer = readText(require_json_schema_draft_07.json_schema_draft_06_default);
	if (!isMap(newer)) return newer;
	const properties = new Map(isMap(newer.get("properties")) ? entriesAt(newer, "properties") : []);
	for (const keyword of [
		"$id",
		"const",
		"contains",
		"propertyNames",
		"examples"
	]) properties.delete(keyword);
	const bool = /* @__PURE__ */ new Map([["type", "boolean"]]);
	const orBool = /* @__PURE__ */ new Map([["anyOf", [bool, /* @__PURE__ */ new Map([["$ref", "#"]])]]]);
	properties.set("id", /* @__PURE__ */ new Map([["type", "string"]]));
	properties.set("exclusiveMinimum", bool);
	properties.set("exclusiveMaximum", bool);
	properties.set("additionalProperties", orBool);
	properties.set("additionalItems", orBool);
	const definitions = new Map(entriesAt(newer, "definitions"));
	const names = definitions.get("stringArray");
	if (isMap(names)) definitions.set("stringArray", new Map([...names, ["minItems", 1]]));
	properties.set("multipleOf", positive());
	properties.set("enum", /* @__PURE__ */ new Map([
		["type", "array"],
		["minItems", 1],
		["uniqueItems", true]
	]));
	return /* @__PURE__ */ new Map([
		["id", "http://json-schema.org/draft-04/schema#"],
		["$schema", "http://json-schema.org/draft-04/schema#"],
		["type", "object"],
		["definitions", definitions],
		["properties", properties],
		["dependencies", /* @__PURE__ */ new Map([["exclusiveMaximum", ["maximum"]], ["exclusiveMinimum", ["minimum"]]])]
	]);
}
function positive() {
	return /* @__PURE__ */ new Map([
		["type", "number"],
		["minimum", 0],
		["exclusiveMinimum", true]
	]);
}
function entriesAt(map, key) {
	const value = map.get(key);
	return isMap(value) && !isList(value) ? [...value] : [];
}
// src/render/helm/values/schema/drafts.ts
const LATEST = 2020;
const URLS = /* @__PURE__ */ new Map([
	["json-schema.org/schema", LATEST],
	["json-schema.org/draft/2020-12/schema", 2020],
	["json-schema.org/draft/2019-09/schema", 2019],
	["json-schema.org/draft-07/schema", 7],
	["json-schema.org/draft-06/schema", 6],
	["json-schema.org/draft-04/schema", 4]
]);
function draftOf(url) {
	const [before = ""] = url.split("#", 1);
	return URLS.get(before.replace(/^https?:\/\//, ""));
}
function idKeyword(draft) {
	return draft === 4 ? "id" : "$id";
}
const SUBSCHEMAS = [
	[4, "definitions/*"],
	[4, "not"],
	[4, "allOf/[]"],
	[4, "anyOf/[]"],
	[4, "oneOf/[]"],
	[4, "properties/*"],
	[4, "additionalProperties"],
	[4, "patternProperties/*"],
	[4, "items"],
	[4, "items/[]"],
	[4, "additionalItems"],
	[4, "dependencies/*"],
	[6, "propertyNames"],
	[6, "contains"],
	[7, "if"],
	[7, "then"],
	[7, "else"],
	[2019, "$defs/*"],
	[2019, "dependentSchemas/*"],
	[2019, "unevaluatedProperties"],
	[2019, "unevaluatedItems"],
	[2019, "contentSchema"],
	[2020, "prefixItems/[]"]
];
function subschemaPaths(draft) {
	return SUBSCHEMAS.filter(([since]) => since <= draft).map(([, path]) => {
		const [keyword = "", inside = ""] = path.split("/");
		return [keyword, inside];
	});
}
// src/render/helm/values/schema/schema-fault.ts
var SchemaFault = class extends Error {
	name = "SchemaFault";
};
var UnknownSchema = class extends Error {
	name = "UnknownSchema";
};
// src/render/helm/values/schema/urls.ts
function splitUrl(text) {
	const hash = text.indexOf("#");
	if (hash === -1) return {
		url: text,
		fragment: ""
	};
	try {
		return {
			url: text.slice(0, hash),
			fragment: decodeURIComponent(text.slice(hash + 1))
		};
	} catch {
		throw new SchemaFault(`error in parsing ${JSON.stringify(text)}: invalid URL escape`);
	}
}
function joinUrl(base, reference) {
	const { url, fragment } = splitUrl(reference);
	if (url === "") return {
		url: base,
		fragment
	};
	try {
		return {
			url: new URL(url, base).href,
			fragment
		};
	} catch {
		throw new SchemaFault(`error in parsing ${JSON.stringify(reference)}: invalid URL`);
	}
}
// src/render/helm/values/schema/resources.ts
function openRoot(url, document) {
	const root = {
		url,
		document,
		resources: /* @__PURE__ */ new Map(),
		seen: /* @__PURE__ */ new Set()
	};
	collect$1(root, document, url, "", LATEST);
	return root;
}
function resourceOf(root, pointer) {
	for (let at = pointer;; at = at.slice(0, at.lastIndexOf("/"))) {
		const found = root.resources.get(at);
		if (found !== void 0) return found;
		if (at === "") throw new Error("the document is a resource");
	}
}
function seeSchema(root, pointer) {
	if (root.seen.has(pointer)) return;
	const { id, draft } = resourceOf(root, pointer);
	collect$1(root, valueAtPointer(root.document, pointer) ?? null, id, pointer, draft);
}
function collect$1(root, schema, base, pointer, fallback) {
	if (root.seen.has(pointer)) return;
	root.seen.add(pointer);
	if (!isMap(schema)) {
		if (pointer === "") addResource(root, pointer, base, fallback);
		return;
	}
	const { draft, id } = nameOf$2(schema, pointer, fallback);
	const own = id === "" ? base : joinUrl(base, id).url;
	if (id !== "" || pointer === "") addResource(root, pointer, own, draft);
	const resource = [...root.resources.values()].find((one) => one.id === own);
	if (resource === void 0) throw new Error("the base is a resource");
	collectAnchors(schema, pointer, resource);
	for (const [keyword, inside] of subschemaPaths(draft)) for (const [at, below] of schemasIn(schema.get(keyword), pointerTo(pointer, keyword), inside)) collect$1(root, below, own, at, resource.draft);
}
function nameOf$2(schema, pointer, fallback) {
	const written = schema.get("$schema");
	const draft = typeof written === "string" ? draftOf(written) : fallback;
	const id = idOf(schema, draft ?? fallback);
	if (id === "" && pointer !== "") return {
		draft: fallback,
		id: idOf(schema, fallback)
	};
	if (draft === void 0) throw new UnknownSchema(`its \`$schema\` is not one of JSON Schema's own`);
	return {
		draft,
		id
	};
}
function idOf(schema, draft) {
	if (draft < 2019 && schema.has("$ref")) return "";
	const id = schema.get(idKeyword(draft));
	return typeof id === "string" ? splitUrl(id).url : "";
}
function addResource(root, pointer, id, draft) {
	const before = [...root.resources.values()].find((one) => one.id === id);
	if (before !== void 0) {
		if (before.pointer === pointer) return;
		throw new SchemaFault(`duplicate id ${JSON.stringify(id)} in ${JSON.stringify(root.url)} at ${JSON.stringify(pointer)} and ${JSON.stringify(before.pointer)}`);
	}
	const resource = {
		pointer,
		id,
		draft,
		anchors: /* @__PURE__ */ new Map(),
		dynamicAnchors: /* @__PURE__ */ new Set()
	};
	root.resources.set(pointer, resource);
}
function* schemasIn(value, pointer, inside) {
	if (value === void 0) return;
	if (inside === "") yield [pointer, value];
	if (inside === "*" && isMap(value)) for (const [key, item] of value) yield [pointerTo(pointer, key), item];
	if (inside === "[]" && isList(value)) for (const [index, item] of value.entries()) yield [pointerTo(pointer, String(index)), item];
}
function collectAnchors(schema, pointer, resource) {
	const { draft } = resource;
	if (draft < 2019) {
		const id = schema.get(idKeyword(draft));
		if (schema.has("$ref") || typeof id !== "string") return;
		const { fragment } = splitUrl(id);
		if (fragment !== "" && !fragment.startsWith("/")) addAnchor(resource, fragment, pointer);
		return;
	}
	const anchor = schema.get("$anchor");
	if (typeof anchor === "string") addAnchor(resource, anchor, pointer);
	const dynamic = schema.get("$dynamicAnchor");
	if (draft < 2020 || typeof dynamic !== "string") return;
	addAnchor(resource, dynamic, pointer);
	resource.dynamicAnchors.add(dynamic);
}
function addAnchor({ anchors, id }, anchor, pointer) {
	const before = anchors.get(anchor);
	if (before !== void 0 && before !== pointer) throw new SchemaFault(`duplicate anchor ${JSON.stringify(anchor)} in ${JSON.stringify(id)} at ${JSON.stringify(before)} and ${JSON.stringify(pointer)}`);
	anchors.set(anchor, pointer);
}
// src/render/helm/values/schema/compiler.ts
function rootAt(compiler, url) {
	const known = compiler.roots.get(url);
	if (known !== void 0) return known;
	const document = metaschemaAt(url);
	if (document !== void 0) return addRoot(compiler, url, document);
	if (url.startsWith("urn:")) return addRoot(compiler, url, true);
	if (url.startsWith("file:")) {
		const path = new URL(url).pathname;
		throw new SchemaFault(`failing loading ${JSON.stringify(url)}: open ${path}: no such file or directory`);
	}
	throw new UnknownSchema(`it refers to \`${url}\`, and nothing is fetched`);
}
function addRoot(compiler, url, document) {
	const root = openRoot(url, document);
	compiler.roots.set(url, root);
	return root;
}
function locationOf({ root, pointer }) {
	const encoded = pointer.split("/").map(encodeURIComponent).join("/");
	return `${root.url}#${encoded}`;
}
function enqueue(compiler, queue, place) {
	const location = locationOf(place);
	const known = compiler.schemas.get(location);
	if (known !== void 0) return known;
	if (valueAtPointer(place.root.document, place.pointer) === void 0) throw new SchemaFault(`json-pointer in ${JSON.stringify(location)} not found`);
	if (!place.root.seen.has(place.pointer)) {
		seeSchema(place.root, place.pointer);
		compiler.check(place.root, place.pointer);
	}
	const { draft } = resourceOf(place.root, place.pointer);
	const schema = {
		location,
		draft,
		resource: void 0,
		dynamicAnchors: void 0
	};
	compiler.schemas.set(location, schema);
	queue.push({
		place,
		schema
	});
	return schema;
}
function reference({ compiler, queue, place, json }, keyword) {
	const written = textAt$2(json, keyword);
	if (written === void 0) return void 0;
	const { root } = place;
	const { url, fragment } = joinUrl(resourceOf(root, place.pointer).id, written);
	const resource = (url === root.url ? root.resources.get("") : void 0) ?? [...root.resources.values()].find((one) => one.id === url);
	const target = resource === void 0 ? rootAt(compiler, url) : root;
	const found = resource ?? target.resources.get("");
	if (found === void 0) throw new Error("every document is a resource");
	if (fragment === "" || fragment.startsWith("/")) return enqueue(compiler, queue, {
		root: target,
		pointer: found.pointer + fragment
	});
	const pointer = found.anchors.get(fragment);
	if (pointer === void 0) throw new SchemaFault(`anchor in ${JSON.stringify(`${found.id}#${fragment}`)} not found in schema ${JSON.stringify(target.url)}`);
	return enqueue(compiler, queue, {
		root: target,
		pointer
	});
}
// src/render/helm/values/schema/network-formats.ts
function ipv6Fault(text) {
	if (!text.includes(":")) return "missing colon";
	if (text.includes("%")) return "zone id is not a part of ipv6 address";
	return isIpv6(text) ? void 0 : `ParseAddr(${JSON.stringify(text)}): unable to parse IP`;
}
function hostnameFault(text) {
	const name = text.endsWith(".") ? text.slice(0, -1) : text;
	if (Buffer.byteLength(name) > 253) return "more than 253 characters long";
	for (const label of name.split(".")) {
		if (label.length < 1 || label.length > 63) return "label must be 1 to 63 characters long";
		if (label.startsWith("-")) return "label starts with hyphen";
		if (label.endsWith("-")) return "label ends with hyphen";
		if (!/^[a-zA-Z0-9-]*$/.test(label)) return "invalid character";
	}
}
function emailFault(text) {
	if (text.length > 254) return "more than 255 characters long";
	const at = text.lastIndexOf("@");
	if (at === -1) return "missing @";
	const local = text.slice(0, at);
	if (local.length > 64) return "local part more than 64 characters long";
	return localFault(local) ?? domainFault(text.slice(at + 1));
}
function localFault(local) {
	if (local.length > 1 && local.startsWith("\"") && local.endsWith("\"")) return /[\\"]/.test(local.slice(1, -1)) ? "backslash and quote are not allowed within quoted local part" : void 0;
	if (local.startsWith(".")) return "starts with dot";
	if (local.endsWith(".")) return "ends with dot";
	if (local.includes("..")) return "consecutive dots";
	return /^[a-zA-Z0-9.!#$%&'*+\-/=?^_`{|}~]*$/.test(local) ? void 0 : "invalid character";
}
function domainFault(domain) {
	if (!domain.startsWith("[") || !domain.endsWith("]")) {
		const fault = hostnameFault(domain);
		return fault && `invalid domain: ${fault}`;
	}
	const address = domain.slice(1, -1);
	const isSixth = address.startsWith("IPv6:");
	const fault = isSixth ? ipv6Fault(address.slice(5)) : ipv4Fault(address);
	return fault && `invalid ${isSixth ? "ipv6" : "ipv4"} address: ${fault}`;
}
function uriFault(text) {
	const url = parseUrl(text);
	if (typeof url === "string") return url;
	return url.scheme === "" ? "relative url" : void 0;
}
function uriReferenceFault(text) {
	return text.includes("\\") ? String.raw`contains \ ` : urlFault(text);
}
function uriTemplateFault(text) {
	const fault = urlFault(text);
	if (fault !== void 0) return fault;
	const [path = ""] = text.split(/[?#]/, 1);
	for (const part of path.split("/")) {
		const braces = part.replaceAll(/[^{}]/g, "").replaceAll("{}", "");
		if (braces === "{") return "no matching closing brace";
		if (braces !== "") return "nested curly braces";
	}
}
function urlFault(text) {
	const url = parseUrl(text);
	return typeof url === "string" ? url : void 0;
}
// src/render/helm/values/schema/formats.ts
const TESTS$1 = {
	regex: regexFault,
	"json-pointer": pointerFault,
	"relative-json-pointer": relativePointerFault,
	uuid: uuidFault,
	duration: durationFault,
	period: periodFault,
	ipv4: ipv4Fault,
	ipv6: ipv6Fault,
	hostname: hostnameFault,
	email: emailFault,
	date: dateFault,
	time: timeFault,
	"date-time": dateTimeFault,
	uri: uriFault,
	iri: uriFault,
	"uri-reference": uriReferenceFault,
	"iri-reference": uriReferenceFault,
	"uri-template": uriTemplateFault,
	semver: semverFault
};
function formatTest(name) {
	const test = Object.hasOwn(TESTS$1, name) ? TESTS$1[name] : void 0;
	return test && ((value) => typeof value === "string" ? test(value) : void 0);
}
function regexFault(text) {
	const compiled = require_check.compileRegexp(text);
	return typeof compiled === "function" ? void 0 : compiled.error;
}
function pointerFault(text) {
	if (text !== "" && !text.startsWith("/")) return "not starting with /";
	return /~(?![01])/.test(text) ? "~ must be followed by 0 or 1" : void 0;
}
function relativePointerFault(text) {
	const digits = /^\d*/.exec(text)?.[0] ?? "";
	if (digits === "") return "must start with non-negative integer";
	if (digits.length > 1 && digits.startsWith("0")) return "starts with zero";
	const rest = text.slice(digits.length);
	return rest === "#" ? void 0 : pointerFault(rest);
}
const GROUPS = [
	8,
	4,
	4,
	4,
	12
];
function uuidFault(text) {
	const groups = text.split("-");
	if (groups.length !== GROUPS.length) return `must have ${GROUPS.length} elements`;
	const wrong = GROUPS.findIndex((length, index) => groups[index]?.length !== length);
	if (wrong !== -1) return `element ${wrong + 1} must be ${GROUPS[wrong]} characters long`;
	return groups.every((group) => /^[0-9a-fA-F]*$/.test(group)) ? void 0 : "non-hex character";
}
const IDENTIFIER = String.raw`(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)`;
const NUMBER = String.raw`(?:0|[1-9]\d*)`;
const SEMVER = new RegExp(String.raw`^${NUMBER}\.${NUMBER}\.${NUMBER}(?:-${IDENTIFIER}(?:\.${IDENTIFIER})*)?(?:\+[0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*)?$`);
function semverFault(text) {
	return SEMVER.test(text) ? void 0 : "versionCore must have 3 numbers separated by dot";
}
const DAYS = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
function dateFault(text) {
	const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
	if (found === null) return `parsing time ${JSON.stringify(text)} as "2006-01-02": cannot parse`;
	const [year, month, day] = found.slice(1).map(Number);
	if (month === void 0 || month < 1 || month > 12) return "month out of range";
	const leap = month === 2 && isLeap(year ?? 0) ? 1 : 0;
	const days = (DAYS[month - 1] ?? 0) + leap;
	return day === void 0 || day < 1 || day > days ? "day out of range" : void 0;
}
function isLeap(year) {
	return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(?:[zZ]|([-+])(\d\d):(\d\d))$/;
function timeFault(text) {
	const found = TIME.exec(text);
	if (found === null) return "missing hour/min/sec";
	const [hour = 0, minute = 0, second = 0] = found.slice(1, 4).map(Number);
	if (hour > 23 || minute > 59 || second > 60) return "hour/min/sec out of range";
	const sign = found[5] === "+" ? -1 : 1;
	const [offsetHour = 0, offsetMinute = 0] = found.slice(6, 8).map((part) => Number(part ?? 0));
	if (offsetHour > 23 || offsetMinute > 59) return "hour/min in offset out of range";
	const day = 1440;
	const utc = hour * 60 + minute + sign * (offsetHour * 60 + offsetMinute);
	const isLast = (utc < 0 ? utc + day : utc) === 1439;
	return second >= 60 && !isLast ? "invalid leap second" : void 0;
}
function dateTimeFault(text) {
	if (text.length < 20) return "less than 20 characters long";
	if (!/^.{10}[tT]/.test(text)) return "11th character must be t or T";
	const date = dateFault(text.slice(0, 10));
	if (date !== void 0) return `invalid date element: ${date}`;
	const time = timeFault(text.slice(11));
	return time && `invalid time element: ${time}`;
}
const WEEKS = /^P\d+W$/;
const DURATION = /^P(?!$)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?!$)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;
function durationFault(text) {
	if (!text.startsWith("P")) return "must start with P";
	return WEEKS.test(text) || DURATION.test(text) ? void 0 : "invalid unit";
}
function periodFault(text) {
	const slash = text.indexOf("/");
	if (slash === -1) return "missing slash";
	const [start, end] = [text.slice(0, slash), text.slice(slash + 1)];
	if (start.startsWith("P")) return durationFault(start) ?? dateTimeFault(end);
	return dateTimeFault(start) ?? (end.startsWith("P") ? durationFault(end) : dateTimeFault(end));
}
// src/render/helm/values/schema/keyword-values.ts
function below(at, ...parts) {
	const { root, pointer } = at.place;
	return enqueue(at.compiler, at.queue, {
		root,
		pointer: pointerTo(pointer, ...parts)
	});
}
function one(at, keyword) {
	return at.json.has(keyword) ? below(at, keyword) : void 0;
}
function listOf$1(at, keyword) {
	const items = at.json.get(keyword);
	return isList(items) ? items.map((_, index) => below(at, keyword, String(index))) : void 0;
}
function mapOf$1(at, keyword) {
	const entries = at.json.get(keyword);
	if (!isMap(entries)) return void 0;
	return new Map([...entries.keys()].map((key) => [key, below(at, keyword, key)]));
}
function boolOrSchema(at, keyword) {
	const value = at.json.get(keyword);
	return typeof value === "boolean" ? value : one(at, keyword);
}
function patternProperties(at) {
	const schemas = mapOf$1(at, "patternProperties");
	if (schemas === void 0) return void 0;
	const place = `${at.schema.location}/patternProperties`;
	return [...schemas].map(([pattern, schema]) => ({
		test: regexpOf(pattern, place),
		schema
	}));
}
function dependencies(at) {
	const entries = at.json.get("dependencies");
	if (!isMap(entries)) return void 0;
	return new Map([...entries].map(([key, value]) => [key, isList(value) ? textsIn$1(value) : below(at, "dependencies", key)]));
}
function dependentRequired(json) {
	const entries = json.get("dependentRequired");
	if (!isMap(entries)) return void 0;
	return new Map([...entries].flatMap(([key, value]) => isList(value) ? [[key, textsIn$1(value)]] : []));
}
function regexpOf(pattern, place) {
	const test = require_check.compileRegexp(pattern);
	if (typeof test === "function") return test;
	throw new SchemaFault(`invalid regex ${JSON.stringify(pattern)} at ${JSON.stringify(place)}: ${test.error}`);
}
const TYPES$1 = [
	"null",
	"boolean",
	"number",
	"integer",
	"string",
	"array",
	"object"
];
function typesOf(json) {
	const names = isList(json) ? json : [json];
	const types = TYPES$1.filter((type) => names.includes(type));
	return types.length === 0 ? void 0 : types;
}
function textsIn$1(items) {
	return items.filter((item) => typeof item === "string");
}
function numberAt$1(json, keyword) {
	const value = json.get(keyword);
	return typeof value === "number" ? value : void 0;
}
function countAt(json, keyword) {
	const value = numberAt$1(json, keyword);
	return Number.isInteger(value) ? value : void 0;
}
function set(schema, keyword, value) {
	if (value !== void 0) schema[keyword] = value;
}
// src/render/helm/values/schema/compile-keywords.ts
function compileKeywords(at) {
	const { schema } = at;
	const { draft } = schema;
	const ref = reference(at, "$ref");
	if (ref !== void 0) schema.ref = ref;
	if (draft < 2019 && ref !== void 0) return;
	compileApplicators(at);
	compileAssertions(at);
	if (draft >= 2019) compileReferences(at);
	if (draft >= 2019) compileUnevaluated(at);
}
function compileReferences(at) {
	const { schema, json } = at;
	set(schema, "recursiveRef", reference(at, "$recursiveRef"));
	set(schema, "recursiveAnchor", json.get("$recursiveAnchor") === true ? true : void 0);
	if (schema.draft < 2020) return;
	const target = reference(at, "$dynamicRef");
	const written = textAt$2(json, "$dynamicRef");
	if (target !== void 0 && written !== void 0) {
		const { fragment } = joinUrl("file:///", written);
		schema.dynamicRef = {
			schema: target,
			anchor: fragment.startsWith("/") ? "" : fragment
		};
	}
	set(schema, "dynamicAnchor", textAt$2(json, "$dynamicAnchor"));
}
function compileApplicators(at) {
	const { schema, json } = at;
	const { draft } = schema;
	for (const keyword of [
		"allOf",
		"anyOf",
		"oneOf"
	]) set(schema, keyword, listOf$1(at, keyword));
	set(schema, "not", one(at, "not"));
	compileItems(at);
	set(schema, "properties", mapOf$1(at, "properties"));
	set(schema, "patternProperties", patternProperties(at));
	set(schema, "additionalProperties", boolOrSchema(at, "additionalProperties"));
	set(schema, "dependencies", dependencies(at));
	if (draft >= 6) set(schema, "contains", one(at, "contains"));
	if (draft >= 6) set(schema, "propertyNames", one(at, "propertyNames"));
	if (draft >= 7) compileConditions(at);
	if (draft < 2019) return;
	set(schema, "dependentSchemas", mapOf$1(at, "dependentSchemas"));
	set(schema, "dependentRequired", dependentRequired(json));
}
function compileConditions(at) {
	const { schema, json } = at;
	const condition = one(at, "if");
	if (condition === void 0) return;
	const always = json.get("if");
	schema.if = condition;
	if (always !== false) set(schema, "then", one(at, "then"));
	if (always !== true) set(schema, "else", one(at, "else"));
}
function compileItems(at) {
	const { schema, json } = at;
	if (schema.draft >= 2020) {
		set(schema, "prefixItems", listOf$1(at, "prefixItems"));
		set(schema, "items", one(at, "items"));
	} else if (isList(json.get("items"))) {
		set(schema, "items", listOf$1(at, "items"));
		set(schema, "additionalItems", boolOrSchema(at, "additionalItems"));
	} else set(schema, "items", one(at, "items"));
}
function compileUnevaluated(at) {
	set(at.schema, "unevaluatedItems", one(at, "unevaluatedItems"));
	set(at.schema, "unevaluatedProperties", one(at, "unevaluatedProperties"));
}
const COUNTS = [
	"minLength",
	"maxLength",
	"minItems",
	"maxItems",
	"minProperties",
	"maxProperties"
];
function compileAssertions(at) {
	const { schema, json } = at;
	set(schema, "types", typesOf(json.get("type")));
	const values = json.get("enum");
	if (isList(values)) schema.enum = values;
	const value = json.get("const");
	if (schema.draft >= 6 && value !== void 0) schema.const = { value };
	for (const keyword of COUNTS) set(schema, keyword, countAt(json, keyword));
	if (json.get("uniqueItems") === true) schema.uniqueItems = true;
	const required = json.get("required");
	if (isList(required)) schema.required = textsIn$1(required);
	set(schema, "multipleOf", numberAt$1(json, "multipleOf"));
	compileBounds(schema, json);
	const pattern = textAt$2(json, "pattern");
	if (pattern !== void 0) schema.pattern = {
		text: pattern,
		test: regexpOf(pattern, `${schema.location}/pattern`)
	};
	if (schema.draft >= 2019 && schema.contains !== void 0) {
		set(schema, "minContains", countAt(json, "minContains"));
		set(schema, "maxContains", countAt(json, "maxContains"));
	}
	compileFormat(at);
}
function compileBounds(schema, json) {
	const maximum = numberAt$1(json, "maximum");
	const isBelow = json.get("exclusiveMaximum") === true;
	set(schema, "maximum", isBelow ? void 0 : maximum);
	set(schema, "exclusiveMaximum", isBelow ? maximum : numberAt$1(json, "exclusiveMaximum"));
	const minimum = numberAt$1(json, "minimum");
	const isAbove = json.get("exclusiveMinimum") === true;
	set(schema, "minimum", isAbove ? void 0 : minimum);
	set(schema, "exclusiveMinimum", isAbove ? minimum : numberAt$1(json, "exclusiveMinimum"));
}
function compileFormat({ compiler, schema, json }) {
	if (schema.draft >= 2019 && !compiler.assertFormat) return;
	const name = textAt$2(json, "format");
	const test = name === void 0 ? void 0 : formatTest(name);
	if (name !== void 0 && test !== void 0) schema.format = {
		name,
		test
	};
}
// src/render/helm/values/schema/failure.ts
function failureText(failures, isDiscreet) {
	return failures.flatMap((failure) => linesOf$1(failure, 0, isDiscreet)).join("\n");
}
function linesOf$1(failure, depth, isDiscreet) {
	const { path, words, causes, kind } = failure;
	if (kind === "reference" && causes.length === 1) return causes.flatMap((cause) => linesOf$1(cause, depth, isDiscreet));
	const at = quoted(path.map((part) => `/${escapePart(part)}`).join(""));
	const text = isDiscreet ? words.discreet ?? words.text : words.text;
	const below = causes.flatMap((cause) => linesOf$1(cause, depth + 1, isDiscreet));
	return [`${"  ".repeat(depth)}- at ${at}: ${text}`, ...below];
}
function quoted(text) {
	return `'${require_check.goEscape(text).replaceAll(String.raw`\"`, "\"").replaceAll("'", String.raw`\'`)}'`;
}
function grouped(value) {
	const [whole = "", ...fraction] = String(value).split(".");
	return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ","), ...fraction].join(".");
}
function quotedList(names) {
	return names.map(quoted).join(", ");
}
// src/render/helm/values/schema/validation.ts
const MAX_STEPS$1 = 75e4;
const DEEPEST$4 = 1500;
function newRun(meta) {
	return {
		steps: MAX_STEPS$1,
		meta
	};
}
function openValidation(run, schema, value) {
	return {
		run,
		value,
		path: [],
		schema,
		parent: void 0,
		valueId: 0,
		depth: 0,
		unevaluated: unevaluatedBy(value, schema, false),
		failures: []
	};
}
function sameValue(validation, schema) {
	const { keys, items } = validation.unevaluated;
	const isAsked = keys.size > 0 || items.size > 0;
	return {
		...step(validation),
		schema,
		parent: validation,
		unevaluated: unevaluatedBy(validation.value, schema, isAsked),
		failures: []
	};
}
function innerValue$1(validation, schema, value, part) {
	return {
		...step(validation),
		schema,
		value,
		path: [...validation.path, part],
		parent: validation,
		valueId: validation.valueId + 1,
		unevaluated: unevaluatedBy(value, schema, false),
		failures: []
	};
}
function addFailure({ failures, path }, words, causes = [], key) {
	const told = typeof words === "string" ? { text: words } : words;
	failures.push({
		path,
		words: told,
		causes,
		kind: "fault",
		...key !== void 0 && { key }
	});
}
function mergeEvaluated(mine, other) {
	for (const key of mine.keys) if (!other.keys.has(key)) mine.keys.delete(key);
	for (const item of mine.items) if (!other.items.has(item)) mine.items.delete(item);
}
function step(validation) {
	const { run, depth } = validation;
	run.steps--;
	if (run.steps < 0 || depth > DEEPEST$4) throw new SchemaFault("the schema takes too long to apply");
	return {
		...validation,
		depth: depth + 1
	};
}
function unevaluatedBy(value, schema, isAsked) {
	const keys = /* @__PURE__ */ new Set();
	const items = /* @__PURE__ */ new Set();
	const wantsKeys = isAsked || schema.unevaluatedProperties !== void 0;
	if (isMap(value) && wantsKeys && schema.additionalProperties === void 0) for (const key of value.keys()) keys.add(key);
	const wantsItems = isAsked || schema.unevaluatedItems !== void 0;
	if (isList(value) && wantsItems && !looksAtAllItems(schema)) for (let index = firstItemsOf(schema); index < value.length; index++) items.add(index);
	return {
		keys,
		items
	};
}
function looksAtAllItems({ items, additionalItems }) {
	return additionalItems !== void 0 || items !== void 0 && !isSchemaList(items);
}
function firstItemsOf({ prefixItems, items }) {
	return prefixItems?.length ?? (isSchemaList(items) ? items.length : 0);
}
function isSchemaList(items) {
	return Array.isArray(items);
}
function checkBounds(validation, what, found, least = 0, most = Infinity) {
	if (found < least) addFailure(validation, `min${what}: got ${found}, want ${least}`);
	if (found > most) addFailure(validation, `max${what}: got ${found}, want ${most}`);
}
// src/render/helm/values/schema/validate-array.ts
function validateArray(validation, value, { inner }) {
	const { minItems, maxItems } = validation.schema;
	checkBounds(validation, "Items", value.length, minItems, maxItems);
	if (validation.schema.uniqueItems === true) checkUnique(validation, value);
	const apply = (schema, index) => {
		const failure = inner(validation, schema, value[index] ?? null, String(index));
		if (failure !== void 0) validation.failures.push(failure);
	};
	checkItems(validation, value, apply);
	checkContains(validation, value, inner);
}
function checkUnique(validation, value) {
	const before = /* @__PURE__ */ new Map();
	for (const [index, item] of value.entries()) {
		const key = looseKey(item);
		const same = before.get(key) ?? [];
		const twin = same.find((other) => areEqual(item, value[other] ?? null));
		if (twin !== void 0) {
			addFailure(validation, `items at ${twin} and ${index} are equal`);
			return;
		}
		validation.run.steps -= same.length;
		if (validation.run.steps < 0) throw new SchemaFault("the schema takes too long to apply");
		same.push(index);
		before.set(key, same);
	}
}
function looseKey(item) {
	if (isList(item)) return `list ${item.length}`;
	if (isMap(item)) return `map ${keysOf(item).join(" ")}`;
	return `${typeof item} ${String(item)}`;
}
function checkItems(validation, value, apply) {
	const { items, prefixItems, additionalItems } = validation.schema;
	const first = prefixItems ?? (isSchemas(items) ? items : []);
	const rest = isSchemas(items) ? additionalItems : items;
	for (const [index, schema] of first.slice(0, value.length).entries()) apply(schema, index);
	const left = value.length - first.length;
	if (rest === false && left > 0) addFailure(validation, `last ${left} additionalItem(s) not allowed`);
	if (typeof rest !== "object") return;
	for (let index = first.length; index < value.length; index++) apply(rest, index);
}
function isSchemas(items) {
	return Array.isArray(items);
}
function checkContains(validation, value, inner) {
	const { contains, minContains, maxContains, draft } = validation.schema;
	if (contains === void 0) return;
	const causes = [];
	const matched = [];
	for (const [index, item] of value.entries()) {
		const failure = inner(validation, contains, item, String(index));
		if (failure !== void 0) {
			causes.push(failure);
			continue;
		}
		matched.push(index);
		if (draft >= 2020) validation.unevaluated.items.delete(index);
	}
	const found = `but matched ${matched.length} items at ${matched.join(" ")}`;
	if (minContains !== void 0 && matched.length < minContains) addFailure(validation, `min ${minContains} items required to match contains schema, ${matched.length === 0 ? "but none matched" : found}`, causes);
	else if (minContains === void 0 && matched.length === 0) addFailure(validation, "no items match contains schema", causes);
	if (maxContains !== void 0 && matched.length > maxContains) addFailure(validation, `max ${maxContains} items required to match contains schema, ${found}`);
}
// src/render/helm/values/schema/validate-object.ts
function validateObject(validation, value, apply) {
	const { schema } = validation;
	const { minProperties, maxProperties } = schema;
	checkBounds(validation, "Properties", value.size, minProperties, maxProperties);
	addMissing(validation, missingIn(value, schema.required ?? []));
	checkDependencies(validation, value, apply);
	checkProperties(validation, value, apply);
	if (schema.propertyNames !== void 0) checkNames(validation, value, schema.propertyNames, apply);
	checkDependents(validation, value, apply);
}
function missingIn(value, names) {
	return names.filter((name) => !value.has(name));
}
function addMissing(validation, missing) {
	if (missing.length === 0) return;
	addFailure(validation, `missing ${missing.length === 1 ? "property" : "properties"} ${quotedList(missing)}`);
}
function checkDependencies(validation, value, apply) {
	for (const [name, needs] of validation.schema.dependencies ?? []) {
		if (!value.has(name)) continue;
		if (isNames(needs)) addRequired(validation, name, missingIn(value, needs));
		else addResult(validation, apply.same(validation, needs));
	}
}
function isNames(needs) {
	return Array.isArray(needs);
}
function checkDependents(validation, value, apply) {
	const { dependentSchemas, dependentRequired } = validation.schema;
	for (const [name, schema] of dependentSchemas ?? []) if (value.has(name)) addResult(validation, apply.same(validation, schema));
	for (const [name, needs] of dependentRequired ?? []) if (value.has(name)) addRequired(validation, name, missingIn(value, needs));
}
function addRequired(validation, name, missing) {
	if (missing.length === 0) return;
	addFailure(validation, `properties ${quotedList(missing)} required, if ${quoted(name)} exists`);
}
function addResult({ failures }, failure) {
	if (failure !== void 0) failures.push(failure);
}
function checkProperties(validation, value, apply) {
	const { schema, unevaluated } = validation;
	const { properties, patternProperties = [], additionalProperties } = schema;
	const unwanted = [];
	for (const key of keysOf(value)) {
		const inner = value.get(key) ?? null;
		const own = properties?.get(key);
		const matching = patternProperties.filter(({ test }) => test(key));
		const schemas = [...own === void 0 ? [] : [own], ...matching.map((one) => one.schema)];
		for (const one of schemas) addResult(validation, apply.inner(validation, one, inner, key));
		if (schemas.length === 0 && additionalProperties === void 0) continue;
		unevaluated.keys.delete(key);
		if (schemas.length > 0) continue;
		if (additionalProperties === false) unwanted.push(key);
		else if (typeof additionalProperties === "object") addResult(validation, apply.inner(validation, additionalProperties, inner, key));
	}
	if (unwanted.length === 0) return;
	addFailure(validation, `additional properties ${quotedList(unwanted)} not allowed`, [], unwanted[0]);
}
function checkNames(validation, value, schema, apply) {
	for (const key of keysOf(value)) {
		const causes = apply.apart(schema, key, validation.run);
		if (causes.length > 0) addFailure(validation, `invalid propertyName ${quoted(key)}`, causes, key);
	}
}
// src/render/helm/values/schema/validate-scalar.ts
function validateString(validation, value) {
	const { minLength, maxLength, pattern } = validation.schema;
	if (minLength !== void 0 || maxLength !== void 0) {
		const length = Array.from(value).length;
		if (minLength !== void 0 && length < minLength) addFailure(validation, `minLength: got ${grouped(length)}, want ${grouped(minLength)}`);
		if (maxLength !== void 0 && length > maxLength) addFailure(validation, `maxLength: got ${grouped(length)}, want ${grouped(maxLength)}`);
	}
	if (pattern === void 0 || pattern.test(value)) return;
	const rest = `does not match pattern ${quoted(pattern.text)}`;
	addFailure(validation, {
		text: `${quoted(value)} ${rest}`,
		discreet: `the value ${rest}`
	});
}
function validateNumber(validation, value) {
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = validation.schema;
	const say = (keyword, want) => addFailure(validation, `${keyword}: got ${grouped(value)}, want ${grouped(want)}`);
	if (minimum !== void 0 && value < minimum) say("minimum", minimum);
	if (maximum !== void 0 && value > maximum) say("maximum", maximum);
	if (exclusiveMinimum !== void 0 && value <= exclusiveMinimum) say("exclusiveMinimum", exclusiveMinimum);
	if (exclusiveMaximum !== void 0 && value >= exclusiveMaximum) say("exclusiveMaximum", exclusiveMaximum);
	if (multipleOf !== void 0 && !isMultipleOf(value, multipleOf)) say("multipleOf", multipleOf);
}
function isMultipleOf(value, factor) {
	const [left, right] = [decimalOf(value), decimalOf(factor)];
	if (factor === 0 || left === void 0 || right === void 0) return true;
	const exponent = Math.min(left.exponent, right.exponent);
	return rescaled(left, exponent) % rescaled(right, exponent) === 0n;
}
// src/render/helm/values/schema/validate.ts
function validate(schema, value, run = newRun()) {
	const failure = apply(openValidation(run, schema, value));
	if (failure === void 0) return [];
	return failure.kind === "group" ? failure.causes : [failure];
}
function apply(given) {
	const validation = underOwnMeta(given);
	const { schema } = validation;
	if (schema.always === true) return void 0;
	if (schema.always === false) addFailure(validation, "false schema");
	else checkAll(validation);
	if (validation !== given) mergeEvaluated(given.unevaluated, validation.unevaluated);
	const { failures, path } = validation;
	const [first, second] = failures;
	if (second === void 0) return first;
	return {
		path,
		words: { text: "validation failed" },
		causes: failures,
		kind: "group"
	};
}
function underOwnMeta(validation) {
	const { meta } = validation.run;
	if (meta === void 0 || validation.schema !== meta.schema) return validation;
	const resource = meta.resources.get(pointerTo("", ...validation.path));
	const schema = resource && meta.schemaOf(resource);
	return schema === void 0 || schema === meta.schema ? validation : {
		...validation,
		schema
	};
}
function checkAll(validation) {
	const { schema } = validation;
	if (checkCycle(validation) || checkValue(validation)) return;
	if (schema.ref !== void 0) {
		applyReference(validation, schema.ref);
		if (schema.draft < 2019) return;
	}
	checkParts(validation);
	if (schema.draft >= 2019) applyDynamicReferences(validation);
	combine(validation);
	if (schema.draft >= 2019) checkUnevaluated(validation);
}
function checkCycle(validation) {
	let { parent } = validation;
	for (; parent !== void 0 && parent.valueId === validation.valueId; parent = parent.parent) {
		if (parent.schema !== validation.schema) continue;
		addFailure(validation, `the schema at ${JSON.stringify(validation.schema.location)} refers to itself, causing reference cycle`);
		return true;
	}
	return false;
}
function checkValue(validation) {
	const { schema, value } = validation;
	const { types, enum: values, const: constant, format } = schema;
	if (types !== void 0 && !hasType(value, types)) {
		addFailure(validation, `got ${typeOf(value)}, want ${types.join(" or ")}`);
		return true;
	}
	if (constant !== void 0 && !areEqual(value, constant.value)) {
		addFailure(validation, constantText([constant.value], "'const' failed"));
		return true;
	}
	if (values !== void 0 && !values.some((one) => areEqual(value, one))) {
		addFailure(validation, constantText(values, "'enum' failed"));
		return true;
	}
	const fault = format?.test(value);
	if (format === void 0 || fault === void 0) return false;
	const isText = typeof value === "string";
	addFailure(validation, {
		text: `${shown(value)} is not valid ${format.name}: ${fault}`,
		...isText && { discreet: `the value is not valid ${format.name}` }
	});
	return true;
}
function hasType(value, types) {
	if (types.includes(typeOf(value))) return true;
	return types.includes("integer") && Number.isInteger(value);
}
function constantText(values, otherwise) {
	if (values.some((value) => isMap(value) || isList(value))) return otherwise;
	const list = values.map(shown).join(", ");
	return values.length === 1 ? `value must be ${list}` : `value must be one of ${list}`;
}
function shown(value) {
	if (typeof value === "string") return quoted(value);
	if (isMap(value) || isList(value)) return "value";
	return value === null ? "<nil>" : String(value);
}
const APPLY = {
	inner: applyInner,
	same: applySame,
	apart: validate
};
function checkParts(validation) {
	const { value } = validation;
	if (isMap(value)) validateObject(validation, value, APPLY);
	else if (isList(value)) validateArray(validation, value, APPLY);
	else if (typeof value === "string") validateString(validation, value);
	else if (typeof value === "number") validateNumber(validation, value);
}
function applyInner(validation, schema, value, part) {
	return apply(innerValue$1(validation, schema, value, part));
}
function applySame(validation, schema) {
	const same = sameValue(validation, schema);
	const failure = apply(same);
	if (failure === void 0) mergeEvaluated(validation.unevaluated, same.unevaluated);
	return failure;
}
function applyReference(validation, schema) {
	const failure = applySame(validation, schema);
	if (failure === void 0) return;
	const causes = failure.kind === "group" ? failure.causes : [failure];
	const { path } = validation;
	validation.failures.push({
		path,
		words: { text: "validation failed" },
		causes,
		kind: "reference"
	});
}
function applyDynamicReferences(validation) {
	const { recursiveRef, dynamicRef } = validation.schema;
	if (recursiveRef !== void 0) applyReference(validation, outermost(validation, recursiveRef));
	if (dynamicRef === void 0) return;
	const { schema, anchor } = dynamicRef;
	applyReference(validation, anchor !== "" && schema.dynamicAnchor === anchor ? outermostAnchor(validation, anchor, schema) : schema);
}
function outermost(validation, fallback) {
	if (fallback.recursiveAnchor !== true) return fallback;
	let found = fallback;
	for (let at = validation; at !== void 0; at = at.parent) if (at.schema.resource?.recursiveAnchor === true) found = at.schema;
	return found;
}
function outermostAnchor(validation, anchor, fallback) {
	let found = fallback;
	for (let at = validation; at !== void 0; at = at.parent) found = at.schema.resource?.dynamicAnchors?.get(anchor) ?? found;
	return found;
}
function combine(validation) {
	const { not, allOf, anyOf } = validation.schema;
	if (not !== void 0 && applySame(validation, not) === void 0) addFailure(validation, "'not' failed");
	if (allOf !== void 0) {
		const causes = allOf.flatMap((schema) => applySame(validation, schema) ?? []);
		if (causes.length > 0) addFailure(validation, "'allOf' failed", causes);
	}
	if (anyOf !== void 0 && anyOf.length > 0) combineAny(validation, anyOf);
	combineOne(validation);
	applyCondition(validation);
}
function combineAny(validation, schemas) {
	const causes = [];
	let isMatched = false;
	for (const schema of schemas) {
		const failure = applySame(validation, schema);
		if (failure === void 0) isMatched = true;
		else causes.push(failure);
		const { keys, items } = validation.unevaluated;
		if (isMatched && keys.size === 0 && items.size === 0) break;
	}
	if (!isMatched) addFailure(validation, "'anyOf' failed", causes);
}
function combineOne(validation) {
	const { oneOf = [] } = validation.schema;
	const causes = [];
	let matched;
	for (const [index, schema] of oneOf.entries()) {
		const failure = applySame(validation, schema);
		if (failure !== void 0) causes.push(failure);
		else if (matched === void 0) matched = index;
		else {
			addFailure(validation, `'oneOf' failed, subschemas ${matched}, ${index} matched`);
			break;
		}
	}
	if (oneOf.length > 0 && matched === void 0) addFailure(validation, "'oneOf' failed, none matched", causes);
}
function applyCondition(validation) {
	const { if: condition, then, else: otherwise } = validation.schema;
	if (condition === void 0) return;
	const branch = applySame(validation, condition) === void 0 ? then : otherwise;
	const failure = branch && applySame(validation, branch);
	if (failure !== void 0) validation.failures.push(failure);
}
function checkUnevaluated(validation) {
	const { value, unevaluated, schema, failures } = validation;
	const { unevaluatedProperties, unevaluatedItems } = schema;
	if (isMap(value) && unevaluatedProperties !== void 0) {
		for (const key of keysOf(value).filter((one) => unevaluated.keys.has(one))) {
			const failure = applyInner(validation, unevaluatedProperties, value.get(key) ?? null, key);
			if (failure !== void 0) failures.push(failure);
		}
		unevaluated.keys.clear();
	}
	if (isList(value) && unevaluatedItems !== void 0) {
		for (const index of unevaluated.items) {
			const failure = applyInner(validation, unevaluatedItems, value[index] ?? null, String(index));
			if (failure !== void 0) failures.push(failure);
		}
		unevaluated.items.clear();
	}
}
// src/render/helm/values/schema/check-schema.ts
const URL_OF_SCHEMA = "file:///values.schema.json";
function checkSchema(file, value, limits) {
	const known = compile$1(file, limits);
	if (known.kind !== "schema") return known;
	try {
		const failures = validate(known.schema, value);
		return failures.length === 0 ? { kind: "fits" } : {
			kind: "misfit",
			failures
		};
	} catch (error) {
		return faultOf(error, file);
	}
}
const compile$1 = require_start.memo((file, limits) => {
	try {
		const read = require_check.readJson(file, 0, limits);
		if (read === void 0) throw new SchemaFault("EOF");
		if (file.text.slice(read.end).trim() !== "") throw new SchemaFault("invalid character after top-level value");
		const compiler = newCompiler$1();
		const root = addRoot(compiler, URL_OF_SCHEMA, jsonOfNode(read.root));
		compiler.check(root, "");
		return {
			kind: "schema",
			schema: compileSchema(compiler, URL_OF_SCHEMA)
		};
	} catch (error) {
		return faultOf(error, file);
	}
});
function faultOf(error, file) {
	const at = {
		file,
		start: 0,
		end: 0
	};
	if (error instanceof UnknownSchema) return {
		kind: "unknown",
		reason: error.message
	};
	if (error instanceof SchemaFault) return {
		kind: "faulty",
		message: error.message,
		at
	};
	if (!(error instanceof require_check.DocumentError)) throw error;
	const { start, end, words } = error;
	return {
		kind: "faulty",
		message: words.kubectl ?? error.message,
		at: {
			file,
			start,
			end
		}
	};
}
function newCompiler$1() {
	return {
		roots: /* @__PURE__ */ new Map(),
		schemas: /* @__PURE__ */ new Map(),
		assertFormat: false,
		check: checkAgainstMeta
	};
}
const metaCompiler = {
	roots: /* @__PURE__ */ new Map(),
	schemas: /* @__PURE__ */ new Map(),
	assertFormat: true,
	check: () => void 0
};
function metaschemaOf(draft) {
	return compileSchema(metaCompiler, metaschemaUrl(draft));
}
function checkAgainstMeta(root, pointer) {
	const schema = metaschemaOf(resourceOf(root, pointer).draft);
	const meta = {
		schema,
		resources: pointer === "" ? root.resources : /* @__PURE__ */ new Map(),
		schemaOf: ({ draft }) => metaschemaOf(draft)
	};
	const failures = validate(schema, valueAtPointer(root.document, pointer) ?? null, newRun(meta));
	if (failures.length === 0) return;
	throw new SchemaFault(`${JSON.stringify(`${root.url}#${pointer}`)} is not valid against metaschema: jsonschema validation failed with '${schema.location}'\n${failureText(failures, false)}`);
}
function compileSchema(compiler, url) {
	const queue = [];
	const schema = enqueue(compiler, queue, {
		root: rootAt(compiler, url),
		pointer: ""
	});
	for (const { place, schema: next } of queue) compileAt(compiler, queue, place, next);
	return schema;
}
function compileAt(compiler, queue, place, schema) {
	const { root, pointer } = place;
	const resource = resourceOf(root, pointer);
	schema.resource = enqueue(compiler, queue, {
		root,
		pointer: resource.pointer
	});
	if (schema.draft >= 2020 && resource.pointer === pointer) {
		const dynamic = [...resource.anchors].filter(([name]) => resource.dynamicAnchors.has(name));
		schema.dynamicAnchors = new Map(dynamic.map(([name, at]) => [name, enqueue(compiler, queue, {
			root,
			pointer: at
		})]));
	}
	const json = valueAtPointer(root.document, pointer);
	if (typeof json === "boolean") schema.always = json;
	if (!isMap(json)) return;
	if (json.size === 0) schema.always = true;
	else compileKeywords({
		compiler,
		queue,
		place,
		json,
		schema
	});
}
// src/render/helm/values/validate-schemas.ts
const HEADER = "values don't meet the specifications of the schema(s) in the following chart(s):\n";
function validateSchemas(chart, values, limits, warn) {
	const complaints = complaintsOf(chart, values, limits, warn);
	if (complaints.length === 0) return void 0;
	const at = complaints.find((one) => one.at !== void 0)?.at;
	return {
		kind: "refused",
		message: HEADER + complaints.map(({ text }) => text).join(""),
		discreet: HEADER + complaints.map(({ discreet }) => discreet).join(""),
		at
	};
}
function complaintsOf(chart, values, limits, warn) {
	const complaints = ownComplaints(chart, values, limits, warn);
	for (const subchart of chart.dependencies) {
		const name = nameOf$3(subchart);
		const below = values.entries.get(name);
		if (below === void 0 || below.kind === "nil") continue;
		if (isTable(below)) complaints.push(...complaintsOf(subchart, below, limits, warn));
		else complaints.push(notATable(name, below));
	}
	return complaints;
}
function ownComplaints(chart, values, limits, warn) {
	const { schema } = chart.chart;
	const json = schema && jsonOfValue(values);
	if (schema === void 0 || json === void 0) return [];
	const check = checkSchema(sourceOf(schema), json, limits);
	const name = nameOf$3(chart);
	switch (check.kind) {
		case "fits": return [];
		case "unknown":
			warn(`the schema of chart ${name} is not checked: ${check.reason}`);
			return [];
		case "faulty": {
			const text = `${name}:\n${check.message}`;
			return [{
				text,
				discreet: text,
				at: check.at
			}];
		}
		default: {
			const failures = check.failures.flatMap((failure) => certainPart(failure, values));
			if (failures.length === 0) return [];
			return [{
				text: `${name}:\n${failureText(failures, false)}\n`,
				discreet: `${name}:\n${failureText(failures, true)}\n`,
				at: placeOf$1(failures, values)
			}];
		}
	}
}
function certainPart(failure, values) {
	const { causes, kind, path } = failure;
	if (causes.length === 0) return isUnknown(path, values) ? [] : [failure];
	const certain = causes.flatMap((cause) => certainPart(cause, values));
	if (certain.length === 0 || kind === "fault" && certain.length < causes.length) return [];
	return [{
		...failure,
		causes: certain
	}];
}
function isUnknown(path, values) {
	let here = values;
	for (const part of path) {
		if (here === void 0) return false;
		here = innerValue(here, part);
	}
	return here !== void 0 && valueOrigin(here)?.unknowable !== void 0;
}
function notATable(name, value) {
	const text = `${name}:\ninvalid type for values: expected object (map), got ${value.kind === "nil" ? "<nil>" : value.type.name}\n`;
	return {
		text,
		discreet: text,
		at: valueOrigin(value)?.span
	};
}
function placeOf$1(failures, values) {
	const [first] = failures;
	const [cause] = first?.causes ?? [];
	if (first === void 0) return void 0;
	const told = first.key === void 0 && cause !== void 0 ? cause : first;
	let here = values;
	let place = valueOrigin(here)?.span;
	for (const part of told.path) {
		const next = innerValue(here, part);
		if (next === void 0) break;
		here = next;
		place = valueOrigin(here)?.span ?? place;
	}
	return (here.kind === "map" && told.key !== void 0 ? here.keyOrigins?.get(told.key) : void 0)?.span ?? place;
}
function innerValue(value, part) {
	if (value.kind === "map") return value.entries.get(part);
	return value.kind === "list" ? value.items[Number(part)] : void 0;
}
// src/render/helm/resolve-release.ts
const MAX_NODES$1 = 25e4;
function resolveRelease(chart, given, options) {
	const { limits, helm, missing, skipSchemaValidation, warn } = options;
	const own = releaseChartOf(chart);
	const refusal = kindFault(own) ?? (missing === "refuse" ? missingFault(own, helm) : void 0);
	if (refusal !== void 0) return refusal;
	if (nodesOfRelease(own) > MAX_NODES$1) return {
		kind: "refused",
		message: SPENT.message,
		at: void 0,
		isStopped: true
	};
	const unresolved = enableDependencies(own, given, "", options) ?? importValues(own, options);
	if (unresolved !== void 0) return helm === 4 ? asDependencyFault(unresolved) : unresolved;
	const coalesced = coalesceValues(own, given, {
		...options,
		nulls: "coalesce"
	});
	if (coalesced.kind === "refused") return coalesced;
	const { values } = coalesced;
	const misfit = skipSchemaValidation ? void 0 : validateSchemas(own, values, limits, warn);
	if (misfit !== void 0) return misfit;
	return {
		kind: "resolved",
		own,
		values,
		partial: [...new Set(lackingIn(own))],
		unread: valuesOfLacking(own, values)
	};
}
function lackingIn({ metadata, dependencies }) {
	const here = new Set(dependencies.map(nameOf$3));
	return [...(metadata.dependencies ?? []).flatMap((one) => one === void 0 || here.has(one.name.text) ? [] : [one.name.text]), ...dependencies.flatMap(lackingIn)];
}
function valuesOfLacking({ metadata, dependencies }, values) {
	const here = new Set(dependencies.map(nameOf$3));
	const unread = newTable();
	for (const one of metadata.dependencies ?? []) {
		if (one === void 0 || here.has(one.name.text)) continue;
		const name = one.alias.text || one.name.text;
		const own = values.entries.get(name);
		if (own !== void 0) takeEntry(unread, name, values, own);
	}
	return unread;
}
const PROCESSING = "chart dependencies processing failed: ";
function asDependencyFault({ message, discreet, at }) {
	const shown = discreet === void 0 ? {} : { discreet: PROCESSING + discreet };
	return {
		kind: "refused",
		message: PROCESSING + message,
		...shown,
		at
	};
}
function kindFault({ metadata: { type }, chart }) {
	if (type.text === "" || type.text === "application") return void 0;
	const at = type.pieces[0]?.origin?.span ?? require_start.fileSpan(chart.path);
	return {
		kind: "refused",
		message: `${type.text} charts are not installable`,
		at
	};
}
const CHECKING = {
	3: "An error occurred while checking for chart dependencies. You may need to run `helm dependency build` to fetch missing dependencies",
	4: "an error occurred while checking for chart dependencies. You may need to run 'helm dependency build' to fetch missing dependencies"
};
function missingFault({ metadata, dependencies }, helm) {
	const here = new Set(dependencies.map(nameOf$3));
	const missing = (metadata.dependencies ?? []).filter((one) => one !== void 0 && !here.has(one.name.text));
	if (missing.length === 0) return void 0;
	const names = missing.map((one) => one?.name.text ?? "").join(", ");
	return {
		kind: "refused",
		message: `${CHECKING[helm]}: found in Chart.yaml, but missing in charts/ directory: ${names}`,
		at: missing[0]?.node
	};
}
const OF_CHART = 20;
function nodesOfRelease(chart, depth = 1) {
	const declared = chart.metadata.dependencies ?? [];
	let nodes = depth * (OF_CHART + nodesOfTable(chart.values));
	for (const dependency of chart.dependencies) {
		const { text } = dependency.metadata.name;
		const aliases = declared.filter((each) => each?.name.text === text).length;
		nodes += Math.max(1, aliases) * nodesOfRelease(dependency, depth + 1);
	}
	return nodes;
}
const nodesOfTable = require_start.memo((table) => nodesOf$1(table));
function nodesOf$1(value) {
	if (value.kind === "map") {
		let nodes = 1;
		for (const inner of value.entries.values()) nodes += nodesOf$1(inner);
		return nodes;
	}
	if (value.kind !== "list") return 1;
	return value.items.reduce((sum, item) => sum + nodesOf$1(item), 1);
}
// src/render/helm/text/repair-text.ts
const ODD_RUN = /(?<![\ud800-\udbff])[\udc80-\udcff]{2,}/g;
function repairText(text) {
	return text.text.search(ODD_RUN) === -1 ? text : replaceParts(text, runsOf(text));
}
function runsOf(text) {
	return Array.from(text.text.matchAll(ODD_RUN), ({ 0: run, index: start }) => {
		const end = start + run.length;
		return {
			start,
			end,
			by: remadeText(sliceText(text, start, end), repairBytes(run))
		};
	});
}
// src/render/helm/template/parse/lexer.ts
const BRACES = {
	left: "{{",
	right: "}}"
};
function advance(lexer, length, kind) {
	lexer.at += length;
	return emit(lexer, kind);
}
function emit(lexer, kind) {
	const { start, at } = lexer;
	lexer.tokens.push({
		kind,
		start,
		end: at,
		value: lexer.text.slice(start, at)
	});
	lexer.start = at;
	return true;
}
function fail({ tokens, start, at }, message) {
	tokens.push({
		kind: "error",
		start,
		end: at,
		value: message
	});
	return false;
}
function codeAt(text, at) {
	return text.codePointAt(at) ?? -1;
}
// src/render/helm/template/parse/charge-parsing.ts
const MAX_ACTIONS = 5e4;
const STEPS = 10;
function chargeParsing(budget, text) {
	let actions = 0;
	for (let at = text.indexOf(BRACES.left); at !== -1; at = text.indexOf(BRACES.left, at + 2)) {
		actions += 1;
		if (actions > MAX_ACTIONS) return charge(budget, Number.POSITIVE_INFINITY, 0);
	}
	return charge(budget, actions * STEPS, 0);
}
// src/render/helm/template/parse/node-text.ts
function nodeText(node) {
	const todo = [node];
	let text = "";
	for (let next = todo.pop(); next !== void 0; next = todo.pop()) if (typeof next === "string") text += next;
	else todo.push(...partsOf$1(next).reverse());
	return text;
}
function partsOf$1(node) {
	switch (node.kind) {
		case "action": return [
			"{{",
			node.pipe,
			"}}"
		];
		case "template": {
			const name = `{{template ${require_check.goQuote(node.name)}`;
			return node.pipe === void 0 ? [name, "}}"] : [
				name,
				" ",
				node.pipe,
				"}}"
			];
		}
		case "pipe": {
			const names = node.variables.map(({ name }) => name).join(", ");
			return [names === "" ? "" : `${names}${node.isAssign ? " = " : " := "}`, ...joined(node.commands, " | ")];
		}
		case "command": return joined(node.args, " ");
		case "chain": return [...joined([node.node], ""), node.fields.map((name) => `.${name}`).join("")];
		default: return [leafText(node)];
	}
}
function leafText(node) {
	switch (node.kind) {
		case "dot": return ".";
		case "nil": return "nil";
		case "bool": return String(node.value);
		case "number": return node.text;
		case "string": return node.quoted;
		case "field": return `.${node.names.join(".")}`;
		case "variable": return [node.name, ...node.fields].join(".");
		default: return node.name;
	}
}
function joined(nodes, separator) {
	return nodes.flatMap((node, index) => [...index === 0 ? [] : [separator], ...node.kind === "pipe" ? [
		"(",
		node,
		")"
	] : [node]]);
}
// src/render/helm/template/parse/token.ts
const KEYWORDS = /* @__PURE__ */ new Map([
	["block", "block"],
	["break", "break"],
	["continue", "continue"],
	["define", "define"],
	["else", "else"],
	["end", "end"],
	["if", "if"],
	["nil", "nil"],
	["range", "range"],
	["template", "template"],
	["with", "with"]
]);
function tokenText({ kind, value }) {
	if (kind === "eof") return "EOF";
	if (kind === "error") return value;
	if (kind === "dot" || KEYWORDS.get(value) === kind) return `<${value}>`;
	if (byteLength(value) <= 10) return require_check.goQuote(value);
	return `${require_check.goQuote(Array.from(value).slice(0, 10).join(""))}...`;
}
// src/render/helm/template/parse/parse-state.ts
var ParseStop = class extends Error {
	fault;
	constructor(fault) {
		super(fault.message);
		this.fault = fault;
	}
};
function newDefinition(furthest) {
	return {
		nodes: [],
		variables: ["$"],
		furthest,
		action: void 0,
		ranges: 0
	};
}
function nextToken(state) {
	const token = peekToken(state);
	state.at += 1;
	return token;
}
function peekToken(state) {
	const { tokens, definition } = state;
	const index = Math.min(state.at, tokens.length - 1);
	if (index > definition.furthest) definition.furthest = index;
	const token = tokens[index];
	if (token === void 0) throw new Error("no tokens");
	return token;
}
function nextWord(state) {
	const token = nextToken(state);
	return token.kind === "space" ? nextWord(state) : token;
}
function peekWord(state) {
	const token = nextWord(state);
	state.at -= 1;
	return token;
}
function expectToken(state, kind, context) {
	const token = nextWord(state);
	return token.kind === kind ? token : unexpected(state, token, context);
}
function unexpected(state, token, context) {
	if (token.kind !== "error") stopParsing(state, `unexpected ${tokenText(token)} in ${context}`);
	const { action } = state.definition;
	const line = action === void 0 ? void 0 : lineOf$1(state.text, action);
	const isElsewhere = line !== void 0 && line !== lineOf$1(state.text, token.start);
	const words = token.value.endsWith(" action") ? " started at" : " in action started at";
	stopParsing(state, token.value, isElsewhere ? {
		words,
		line
	} : void 0);
}
function stopParsing({ text, tokens, definition }, message, startedOn, unknown) {
	const { start = 0, end = 0 } = tokens[Math.max(definition.furthest, 0)] ?? {};
	const fault = {
		message,
		startedOn,
		line: lineOf$1(text, start),
		start,
		end
	};
	throw new ParseStop(unknown === void 0 ? fault : {
		...fault,
		unknown
	});
}
function lineOf$1(text, offset) {
	let line = 1;
	for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
	return line;
}
// src/render/helm/template/parse/characters.ts
const LETTER_OR_DIGIT = /^[\p{L}\p{Nd}]$/u;
function isSpace(code) {
	return code === 32 || code === 9 || code === 13 || code === 10;
}
function isAlphaNumeric(code) {
	if (code < 128) {
		const lower = code | 32;
		return code === 95 || lower >= 97 && lower <= 122 || code >= 48 && code <= 57;
	}
	return LETTER_OR_DIGIT.test(String.fromCodePoint(code));
}
// src/render/helm/template/parse/scan-number.ts
const DECIMAL = "0123456789_";
const HEX = "0123456789abcdefABCDEF_";
const OCTAL = "01234567_";
const BINARY = "01_";
function scanNumber(text, start) {
	let at = pass(text, start, "+-");
	const prefix = text[at] === "0" ? (text[at + 1] ?? "").toLowerCase() : "";
	const digits = prefix === "x" ? HEX : prefix === "o" ? OCTAL : prefix === "b" ? BINARY : DECIMAL;
	at = passRun(text, digits === DECIMAL ? at : at + 2, digits);
	if (text[at] === ".") at = passRun(text, at + 1, digits);
	if (digits === DECIMAL) at = passExponent(text, at, "eE");
	if (digits === HEX) at = passExponent(text, at, "pP");
	at = pass(text, at, "i");
	const next = text.codePointAt(at);
	if (next === void 0 || !isAlphaNumeric(next)) return {
		end: at,
		ends: true
	};
	return {
		end: at + (next > 65535 ? 2 : 1),
		ends: false
	};
}
function passExponent(text, at, letters) {
	const behind = pass(text, at, letters);
	return behind === at ? at : passRun(text, pass(text, behind, "+-"), DECIMAL);
}
function pass(text, at, valid) {
	return at < text.length && valid.includes(text.charAt(at)) ? at + 1 : at;
}
function passRun(text, start, valid) {
	let at = start;
	while (at < text.length && valid.includes(text.charAt(at))) at += 1;
	return at;
}
// src/render/helm/template/parse/unquote.ts
const LETTERS = /* @__PURE__ */ new Map([
	["a", "\x07"],
	["b", "\b"],
	["f", "\f"],
	["n", "\n"],
	["r", "\r"],
	["t", "	"],
	["v", "\v"],
	["\\", "\\"]
]);
const HEX_DIGITS = /* @__PURE__ */ new Map([
	["x", 2],
	["u", 4],
	["U", 8]
]);
function unquote(quoted) {
	const inner = quoted.slice(1, -1);
	if (quoted.startsWith("`")) return inner.replaceAll("\r", "");
	if (!inner.includes("\\")) return inner;
	let text = "";
	for (let at = 0; at < inner.length;) {
		const char = unquoteChar(inner, at, "\"");
		if (char === void 0) return void 0;
		text += char.text;
		at = char.next;
	}
	return repairBytes(text);
}
function unquoteChar(text, at, quote) {
	const code = text.codePointAt(at);
	if (code === void 0 || text[at] === quote) return void 0;
	if (text[at] !== "\\") {
		const char = String.fromCodePoint(code);
		return {
			text: char,
			code,
			next: at + char.length
		};
	}
	const letter = text.charAt(at + 1);
	const spelt = LETTERS.get(letter) ?? (letter === quote ? quote : void 0);
	if (spelt !== void 0) return {
		text: spelt,
		code: spelt.charCodeAt(0),
		next: at + 2
	};
	const digits = HEX_DIGITS.get(letter);
	if (digits !== void 0) return ofDigits(text, at + 2, digits, 16);
	return /^[0-7]$/.test(letter) ? ofDigits(text, at + 1, 3, 8) : void 0;
}
function ofDigits(text, start, count, base) {
	const next = start + count;
	const digits = text.slice(start, next);
	const valid = base === 16 ? /^[0-9a-fA-F]+$/ : /^[0-7]+$/;
	if (digits.length < count || !valid.test(digits)) return void 0;
	const code = Number.parseInt(digits, base);
	if (base === 8 || count === 2) return code > 255 ? void 0 : {
		text: fromBytes(Uint8Array.of(code)),
		code,
		next
	};
	return code <= 1114111 && (code < 55296 || code > 57343) ? {
		text: String.fromCodePoint(code),
		code,
		next
	} : void 0;
}
// src/render/helm/template/parse/number-constant.ts
const TWO_63 = 2 ** 63;
const TWO_64 = 2 ** 64;
const BAD_UNDERSCORE = /(?:^|[^0-9a-fA-FxXoObB])_|_(?:[^0-9a-fA-F]|$)|^[-+]?[1-9a-fA-F][xXoObB]_/;
function numberConstant(text) {
	if (text.startsWith("'")) return characterConstant(text);
	if (text.endsWith("i")) {
		const imaginary = parseGoFloat(text.slice(0, -1));
		if (imaginary !== void 0) return complexConstant(0, imaginary);
	}
	const whole = BAD_UNDERSCORE.test(text) ? void 0 : require_check.parseGoInteger(text.replaceAll("_", ""));
	if (whole !== void 0) return integerConstant(text, whole);
	const float = parseGoFloat(text);
	if (float === void 0) return `illegal number syntax: ${require_check.goQuote(text)}`;
	if (!/[.eEpP]/.test(text)) return `integer overflow: ${require_check.goQuote(text)}`;
	return {
		...fileSpan(float),
		float,
		complex: void 0
	};
}
function complexNumber(text) {
	const middle = scanNumber(text, 0).end;
	const real = parseGoFloat(text.slice(0, middle));
	const imaginary = parseGoFloat(text.slice(middle, -1));
	if (real === void 0 || imaginary === void 0) return "syntax error scanning complex number";
	return complexConstant(real, imaginary);
}
function characterConstant(text) {
	const char = unquoteChar(text, 1, "'");
	if (char === void 0) return "invalid syntax";
	if (text.slice(char.next) !== "'") return `malformed character constant: ${text}`;
	const code = BigInt(char.code);
	return {
		int: code,
		uint: code,
		float: char.code,
		complex: void 0
	};
}
function complexConstant(real, imaginary) {
	const complex = {
		real,
		imaginary
	};
	if (imaginary !== 0) return {
		int: void 0,
		uint: void 0,
		float: void 0,
		complex
	};
	return {
		...fileSpan(real),
		float: real,
		complex
	};
}
function integerConstant(text, whole) {
	return {
		int: whole <= require_check.MAX_INT64 ? whole : void 0,
		uint: /^[-+]/.test(text) && whole !== 0n ? void 0 : whole,
		float: Number(whole),
		complex: void 0
	};
}
function fileSpan(float) {
	if (!Number.isInteger(float)) return {
		int: void 0,
		uint: void 0
	};
	return {
		int: float >= -TWO_63 && float < TWO_63 ? BigInt(float) : void 0,
		uint: float >= 0 && float < TWO_64 ? BigInt(float) : void 0
	};
}
// src/render/helm/template/parse/parse-term.ts
function parseTerm(state) {
	const token = nextWord(state);
	const { start, end, value } = token;
	const at = {
		pos: start,
		start,
		end
	};
	switch (token.kind) {
		case "identifier":
			if (!state.isFunction(value)) stopParsing(state, `function ${require_check.goQuote(value)} not defined`, void 0, value);
			return {
				kind: "identifier",
				...at,
				name: value
			};
		case "dot":
		case "nil": return {
			kind: token.kind,
			...at
		};
		case "variable":
			if (!state.definition.variables.includes(value)) stopParsing(state, `undefined variable ${require_check.goQuote(value)}`);
			return {
				kind: "variable",
				...at,
				name: value,
				fields: []
			};
		case "field": return {
			kind: "field",
			...at,
			names: [value.slice(1)]
		};
		case "bool": return {
			kind: "bool",
			...at,
			value: value === "true"
		};
		case "char-constant":
		case "complex":
		case "number": return numberNode(state, token);
		case "string":
		case "raw-string": return {
			kind: "string",
			...at,
			quoted: value,
			text: unquoted(state, token)
		};
		default:
			state.at -= 1;
			return;
	}
}
function unquoted(state, token) {
	return unquote(token.value) ?? stopParsing(state, "invalid syntax");
}
function numberNode(state, { kind, start, end, value: text }) {
	const value = kind === "complex" ? complexNumber(text) : numberConstant(text);
	if (typeof value === "string") stopParsing(state, value);
	return {
		kind: "number",
		pos: start,
		start,
		end,
		text,
		value
	};
}
// src/render/helm/template/parse/parse-pipeline.ts
const DEEPEST$3 = 1e4;
const OPERANDS = /* @__PURE__ */ new Set([
	"bool",
	"char-constant",
	"complex",
	"dot",
	"field",
	"identifier",
	"number",
	"nil",
	"raw-string",
	"string",
	"variable",
	"left-paren"
]);
const LITERALS = /* @__PURE__ */ new Set([
	"bool",
	"dot",
	"nil",
	"number",
	"string"
]);
function parsePipeline(state, context) {
	const stack = [openPipe(state, context, "right-delimiter")];
	for (let pipe = stack.at(-1); pipe !== void 0; pipe = stack.at(-1)) if (pipe.args === void 0 && !startCommand(state, pipe)) {
		const node = closePipe(state, pipe);
		stack.pop();
		const outer = stack.at(-1);
		if (outer === void 0) return node;
		finishOperand(state, outer, node);
	} else readOperand(state, pipe, stack);
	throw new Error("a pipeline ends with its own end");
}
function openPipe(state, context, end) {
	const pipe = {
		context,
		end,
		start: peekWord(state).start,
		variables: [],
		isAssign: false,
		commands: [],
		args: void 0,
		commandStart: 0
	};
	while (peekWord(state).kind === "variable" && readDeclaration(state, pipe));
	return pipe;
}
function readDeclaration(state, pipe) {
	const before = state.at;
	const token = nextToken(state);
	peekToken(state);
	const sign = peekWord(state);
	const isComma = sign.kind === "char" && sign.value === ",";
	if (!isComma && sign.kind !== "assign" && sign.kind !== "declare") {
		state.at = before;
		return false;
	}
	nextWord(state);
	if (!isComma) pipe.isAssign = sign.kind === "assign";
	const { start, end, value } = token;
	pipe.variables.push({
		kind: "variable",
		pos: start,
		start,
		end,
		name: value,
		fields: []
	});
	state.definition.variables.push(value);
	if (!isComma) return false;
	if (pipe.context !== "range" || pipe.variables.length >= 2) stopParsing(state, `too many declarations in ${pipe.context}`);
	const next = peekWord(state).kind;
	if (next === "variable") return true;
	if (next === "right-delimiter" || next === "right-paren") return false;
	return stopParsing(state, "range can only initialize variables");
}
function startCommand(state, pipe) {
	const token = nextWord(state);
	if (token.kind === pipe.end) return false;
	if (!OPERANDS.has(token.kind)) unexpected(state, token, pipe.context);
	state.at -= 1;
	pipe.args = [];
	pipe.commandStart = token.start;
	return true;
}
function readOperand(state, pipe, stack) {
	if (peekWord(state).kind !== "left-paren") {
		finishOperand(state, pipe, parseTerm(state));
		return;
	}
	nextToken(state);
	if (stack.length > DEEPEST$3) stopParsing(state, "max expression depth exceeded");
	stack.push(openPipe(state, "parenthesized pipeline", "right-paren"));
}
function finishOperand(state, pipe, term) {
	const args = pipe.args ?? [];
	if (term !== void 0) args.push(withFields(state, term));
	const token = nextToken(state);
	if (token.kind === "space") return;
	if (token.kind === "right-delimiter" || token.kind === "right-paren") state.at -= 1;
	else if (token.kind !== "pipe") unexpected(state, token, "operand");
	if (args.length === 0) stopParsing(state, "empty command");
	const { commandStart: start } = pipe;
	const end = args.at(-1)?.end ?? start;
	pipe.commands.push({
		kind: "command",
		pos: start,
		start,
		end,
		args
	});
	pipe.args = void 0;
}
function withFields(state, term) {
	const first = peekToken(state);
	if (first.kind !== "field") return term;
	const fields = [];
	let { end } = term;
	for (let token = first; token.kind === "field"; token = peekToken(state)) {
		fields.push(token.value.slice(1));
		({end} = token);
		nextToken(state);
	}
	const at = {
		pos: first.start,
		start: term.start,
		end
	};
	if (term.kind === "field") return {
		...term,
		...at,
		names: [...term.names, ...fields]
	};
	if (term.kind === "variable") return {
		...term,
		...at,
		fields: [...term.fields, ...fields]
	};
	if (LITERALS.has(term.kind)) stopParsing(state, `unexpected . after term ${require_check.goQuote(nodeText(term))}`);
	return {
		kind: "chain",
		...at,
		node: term,
		fields
	};
}
function closePipe(state, pipe) {
	const { context, start, variables, isAssign, commands } = pipe;
	if (commands.length === 0) stopParsing(state, `missing value for ${context}`);
	commands.forEach(({ args }, index) => {
		const kind = args[0]?.kind;
		if (index > 0 && kind !== void 0 && LITERALS.has(kind)) stopParsing(state, `non executable command in pipeline stage ${index + 1}`);
	});
	return {
		kind: "pipe",
		pos: start,
		start,
		end: commands.at(-1)?.end ?? start,
		isAssign,
		variables,
		commands
	};
}
// src/render/helm/template/parse/parse-block.ts
const BLANK = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$/;
function openDefine(state) {
	const before = state.at;
	if (nextToken(state).kind !== "left-delimiter" || nextWord(state).kind !== "define") {
		state.at = before;
		return false;
	}
	const outer = state.definition;
	state.definition = newDefinition(outer.furthest);
	const name = templateName(state, nextWord(state), "define clause");
	expectToken(state, "right-delimiter", "define clause");
	state.open.push({
		kind: "definition",
		word: "define",
		name,
		outer
	});
	return true;
}
function openBlock(state, start) {
	const token = nextWord(state);
	const name = templateName(state, token, "block clause");
	const pipe = parsePipeline(state, "block clause");
	const end = endOf(state);
	nodesOf(state).push({
		kind: "template",
		pos: token.start,
		start,
		end,
		name,
		pipe
	});
	const outer = state.definition;
	state.definition = newDefinition(outer.furthest);
	state.open.push({
		kind: "definition",
		word: "block",
		name,
		outer
	});
}
function openBranch(state, word, start, isImplied) {
	const { definition } = state;
	const variables = definition.variables.length;
	const pipe = parsePipeline(state, word);
	if (word === "range") definition.ranges += 1;
	const end = endOf(state);
	state.open.push({
		kind: "branch",
		word,
		pipe,
		start,
		end,
		nodes: [],
		elseNodes: void 0,
		variables,
		isImplied
	});
}
function parseElse(state) {
	const next = peekWord(state).kind;
	const isJoined = next === "if" || next === "with";
	if (!isJoined) expectToken(state, "right-delimiter", "else");
	const open = state.open.at(-1);
	if (open === void 0) return stopParsing(state, "unexpected {{else}}");
	if (open.kind === "definition") return refuseElse(state, open);
	if (open.elseNodes !== void 0) stopParsing(state, "expected end; found {{else}}");
	open.elseNodes = [];
	const { definition } = state;
	if (open.word === "range") definition.ranges -= 1;
	if (!isJoined || next !== open.word) return void 0;
	definition.action = void 0;
	nextToken(state);
	return openBranch(state, next, state.tokens[state.at - 1]?.start ?? 0, true);
}
function closeOpen(state) {
	for (let open = state.open.pop(); open !== void 0; open = state.open.pop()) {
		if (open.kind === "definition") return closeDefinition(state, open);
		closeBranch(state, open);
		if (!open.isImplied) return void 0;
	}
	return stopParsing(state, "unexpected {{end}}");
}
function doubleDefinition(name) {
	return `template: multiple definition of template ${require_check.goQuote(name)}`;
}
function templateName(state, token, context) {
	if (token.kind === "string" || token.kind === "raw-string") return unquoted(state, token);
	return unexpected(state, token, context);
}
function nodesOf({ open, definition }) {
	const inner = open.at(-1);
	if (inner === void 0 || inner.kind === "definition") return definition.nodes;
	return inner.elseNodes ?? inner.nodes;
}
function endOf({ tokens, at }) {
	return tokens[at - 1]?.end ?? 0;
}
function isEmptyList$1({ nodes }) {
	return nodes.every((node) => node.kind === "text" && BLANK.test(node.text));
}
function refuseElse(state, { word, outer }) {
	if (word === "block") state.definition = outer;
	return stopParsing(state, `unexpected {{else}} in ${word} clause`);
}
function closeBranch(state, open) {
	const { word: kind, pipe, start, end, nodes, elseNodes, variables } = open;
	const { definition } = state;
	if (kind === "range" && elseNodes === void 0) definition.ranges -= 1;
	definition.variables.length = variables;
	const elseList = elseNodes === void 0 ? void 0 : { nodes: elseNodes };
	nodesOf(state).push({
		kind,
		pos: pipe.pos,
		start,
		end,
		pipe,
		list: { nodes },
		elseList
	});
}
function closeDefinition(state, { name, outer }) {
	const root = { nodes: state.definition.nodes };
	const isEmpty = isEmptyList$1(root);
	const known = state.defines.get(name);
	if (known === void 0 || known.isEmpty) state.defines.set(name, {
		name,
		root,
		isEmpty
	});
	else if (!isEmpty) stopParsing(state, doubleDefinition(name));
	state.definition = outer;
}
// src/render/helm/template/exec/template.ts
function newSet(outer) {
	return {
		own: /* @__PURE__ */ new Map(),
		outer,
		depth: outer === void 0 ? 0 : outer.depth + 1
	};
}
function newTemplate(parseName, source, tree) {
	return {
		...tree,
		parseName,
		source,
		literals: [],
		constants: [],
		actions: []
	};
}
function findTemplate(set, name) {
	for (let here = set; here !== void 0; here = here.outer) {
		const template = here.own.get(name);
		if (template !== void 0) return template;
	}
}
function templateNames(set) {
	const names = [];
	for (let here = set; here !== void 0; here = here.outer) names.push(...here.own.keys());
	return names;
}
function addTemplate(set, template) {
	const { name, isEmpty } = template;
	if (isEmpty && findTemplate(set, name) !== void 0) return;
	set.own.set(name, template);
}
// src/render/helm/template/exec/bind-templates.ts
function bindTemplates(name, source, parsed) {
	if (parsed.kind === "fault") return parsed;
	const { defines, main, mainIsEmpty, lines } = parsed;
	const same = defines.get(name);
	const replaced = same !== void 0 && !same.isEmpty;
	if (replaced && !mainIsEmpty) {
		const message = doubleDefinition(name);
		const end = source.text.length;
		return {
			kind: "fault",
			fault: {
				message,
				startedOn: void 0,
				line: lines,
				start: end,
				end
			}
		};
	}
	const template = newTemplate(name, source, replaced ? same : {
		name,
		root: main,
		isEmpty: mainIsEmpty
	});
	return {
		kind: "bound",
		main: template,
		all: [...[...defines.values()].filter((tree) => tree !== same).map((tree) => newTemplate(name, source, tree)), template]
	};
}
// src/render/helm/template/exec/error-text.ts
function parseErrorText(parseName, { message, startedOn, line }) {
	return `template: ${parseName}:${line}: ${message}${startedOn === void 0 ? "" : `${startedOn.words} ${parseName}:${startedOn.line}`}`;
}
function execErrorText({ template, node }, message, hides) {
	const { name, parseName, source } = template;
	if (node === void 0) return `template: ${name}: ${message}`;
	const position = `${parseName}:${lineOf$1(source.text, node.pos)}:${byteColumn(source.text, node.pos)}`;
	const [executing, about] = hides(source) ? ["\"\u2026\"", "\u2026"] : [require_check.goQuote(name), nodeText(node)];
	return `template: ${position}: executing ${executing} at <${about}>: ${message}`;
}
function byteColumn(text, offset) {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	return byteOffset(text.slice(start, offset), offset - start);
}
// src/render/helm/text/narrow-span.ts
function narrowSpan(text, start, end) {
	const found = pieceAt(text, start);
	const span = found?.piece.origin?.span;
	if (found === void 0 || span === void 0 || found.piece.at === -1) return span;
	const from = found.piece.at + start - found.start;
	return {
		file: span.file,
		start: from,
		end: from + Math.min(end, found.piece.end) - start
	};
}
// src/render/helm/template/exec/frame.ts
function pushFrame(machine, template, { dot, out, set, call, depth }) {
	const { frame: parent } = machine;
	machine.depth += 1;
	machine.frame = newFrame(machine, template, {
		dot,
		out,
		set,
		call,
		depth
	}, parent);
}
function newFrame({ program, variables, controls }, template, { dot, out, set, call, depth }, parent) {
	const variableBase = variables.length;
	variables.push({
		name: "$",
		value: dot,
		boxed: false
	});
	return {
		template,
		program: program.compile(template.root),
		next: 0,
		dot,
		dotBoxed: false,
		variableBase,
		controlBase: controls.length,
		node: void 0,
		action: 0,
		out,
		set,
		caller: parent === void 0 ? void 0 : placeOf(parent),
		parent,
		call,
		depth
	};
}
function placeOf(frame) {
	const { template, caller, action, program } = frame;
	let span = template.actions[action];
	if (span === void 0) {
		const { start, end } = program.actions[action] ?? {
			start: 0,
			end: 0
		};
		span = narrowSpan(template.source, start, end) ?? caller?.span ?? NOWHERE$1;
		template.actions[action] = span;
	}
	return {
		span,
		template: template.name,
		caller
	};
}
const NOWHERE$1 = require_start.fileSpan("");
// src/render/helm/value/values-within.ts
function* valuesWithin(values, partsOf) {
	const seen = /* @__PURE__ */ new Set();
	const stack = [...values];
	for (let value = stack.pop(); value !== void 0; value = stack.pop()) {
		if (seen.has(value)) continue;
		seen.add(value);
		yield value;
		for (const part of partsOf(value)) stack.push(part);
	}
}
function itemsIn(value) {
	return value.kind === "list" ? value.items : [];
}
// src/render/helm/value/holds-secret.ts
function holdsSecret(value) {
	for (const each of valuesWithin([value], partsOf)) {
		if (valueOrigin(each)?.secret === true) return true;
		if (each.kind === "map" && [...each.keyOrigins?.values() ?? []].some(({ secret }) => secret)) return true;
	}
	return false;
}
function isOfCredential(value) {
	for (const each of valuesWithin([value], itemsIn)) if (isMadeOfCredential(each)) return true;
	return false;
}
function isMadeOfCredential(value) {
	const { kind } = value;
	if (kind === "list" || kind === "map" || kind === "struct" || kind === "bool") return false;
	const origin = valueOrigin(value);
	return origin !== void 0 && [origin, ...origin.others].some(({ by, span }) => {
		return by === "value" && span !== void 0 && require_check.isNamedLikeCredential(span);
	});
}
function partsOf(value) {
	switch (value.kind) {
		case "list": return value.items;
		case "map": return value.entries.values();
		case "struct": return value.fields.values();
		default: return [];
	}
}
// src/render/helm/template/exec/stop.ts
var ExecStop = class extends Error {
	discreet;
	meant;
	quoted;
	constructor(message, discreet = message, meant, quoted = []) {
		super(message);
		this.discreet = discreet;
		this.meant = meant;
		this.quoted = quoted;
	}
};
function stopAt(machine, message, node) {
	if (node !== void 0) machine.frame.node = node;
	throw new ExecStop(message);
}
function stopMissing(message, meant, value) {
	if (value !== void 0 && isSecret$1(value)) throw new ExecStop(message, hiddenMessage(message));
	throw new ExecStop(message, message, meant, value === void 0 ? [] : [value]);
}
function stopAbout(machine, what, { message }, values, node) {
	if (node !== void 0) machine.frame.node = node;
	const shown = values.some(isSecret$1) ? hiddenMessage(message) : message;
	throw new ExecStop(what + message, what + shown, void 0, values);
}
function isSecret$1(value) {
	return holdsSecret(value) || isOfCredential(value);
}
// src/render/helm/template/exec/include.ts
const INCLUDE = {
	params: [STRING, ANY],
	variadic: void 0
};
const ROOT_NAME = "gotpl";
const MAX_INCLUDES = 1e3;
const MAX_FRAMES = 15e4;
const DEEPEST_TPL = 5e3;
const NO_VALUE_TEXT = "<no value>";
function beginInclude(machine, node, [nameValue = NIL$1, dot = NIL$1]) {
	const name = textIn(nameValue).text;
	const count = machine.included.get(name) ?? 0;
	if (count > MAX_INCLUDES) return stopAbout(machine, "error calling include: ", failed(`rendering template has a nested reference name: ${name}: unable to execute template`), [nameValue], node);
	const { set } = machine.frame;
	const template = findTemplate(set, name);
	if (template === void 0) {
		const reason = `template: no template ${require_check.goQuote(name)} associated with template "${ROOT_NAME}"`;
		machine.frame.node = node;
		const isTemplate = !isMadeOfValue(nameValue);
		const meant = {
			name,
			names: templateNames(set),
			isTemplate
		};
		return stopMissing(`error calling include: ${reason}`, meant, nameValue);
	}
	checkDepth(machine);
	machine.included.set(name, count + 1);
	const call = {
		kind: "include",
		node,
		name
	};
	pushFrame(machine, template, {
		dot,
		out: newBuilder(),
		set,
		call,
		depth: 0
	});
}
function beginTpl(machine, node, [textValue = NIL$1, dot = NIL$1]) {
	const source = textIn(textValue);
	const { text } = source;
	const spent = chargeParsing(machine.context.budget, text);
	if (spent !== void 0) stopAt(machine, spent.message, node);
	const parsed = machine.program.parse(text);
	const bound = bindTemplates(ROOT_NAME, source, parsed);
	if (bound.kind === "fault") return stopAbout(machine, "error calling tpl: ", failed(`cannot parse template ${require_check.goQuote(text)}: ${parseErrorText(ROOT_NAME, bound.fault)}`), [textValue], node);
	checkDepth(machine);
	const call = {
		kind: "tpl",
		node,
		text
	};
	const set = newSet(machine.frame.set);
	for (const template of bound.all) addTemplate(set, template);
	const { main } = bound;
	pushFrame(machine, main, {
		dot,
		out: newBuilder(),
		set,
		call,
		depth: 0
	});
}
function endTemplate(machine) {
	const { frame } = machine;
	const { call, parent } = frame;
	if (parent === void 0) return false;
	machine.frame = parent;
	machine.depth -= 1;
	machine.variables.length = frame.variableBase;
	if (call.kind === "include") {
		machine.included.set(call.name, (machine.included.get(call.name) ?? 1) - 1);
		pushText(machine, finishText(frame.out));
	} else if (call.kind === "tpl") pushText(machine, withoutNoValue(finishText(frame.out)));
	return true;
}
function withoutNoValue(text) {
	return replaceAll(text, NO_VALUE_TEXT, EMPTY_TEXT);
}
function checkDepth(machine) {
	if (machine.depth < MAX_FRAMES && machine.frame.set.depth < DEEPEST_TPL) return;
	stopAt(machine, "envfrom stopped here: templates call each other too many levels deep");
}
function pushText(machine, text) {
	machine.values.push(stringValue(text));
	machine.boxed = false;
}
function textIn(value) {
	return value.kind === "string" ? value.text : EMPTY_TEXT;
}
// src/render/helm/value/is-true.ts
function isTrue(value) {
	switch (value.kind) {
		case "nil": return false;
		case "bool": return value.value;
		case "int":
		case "uint": return value.value !== 0n;
		case "float": return value.value !== 0;
		case "complex": return value.real !== 0 || value.imaginary !== 0;
		case "string":
		case "bytes": return value.text.text !== "";
		case "list": return value.items.length > 0;
		case "map": return value.entries.size > 0;
		default: return true;
	}
}
// src/render/helm/template/builtins/escape.ts
const HTML = /* @__PURE__ */ new Map([
	["\0", "\ufffd"],
	["\"", "&#34;"],
	["'", "&#39;"],
	["&", "&amp;"],
	["<", "&lt;"],
	[">", "&gt;"]
]);
const JS = /* @__PURE__ */ new Map([
	["\\", "\\\\"],
	["'", "\\'"],
	["\"", "\\\""],
	["<", "\\u003C"],
	[">", "\\u003E"],
	["&", "\\u0026"],
	["=", "\\u003D"]
]);
const ESCAPES = /* @__PURE__ */ new Map([
	["html", escaping((run) => run.replace(/[\0"'&<>]/g, (char) => HTML.get(char) ?? char))],
	["js", escaping((run) => Array.from(run, jsEscape).join(""))],
	["urlquery", escaping((run) => run.replace(/[^A-Za-z0-9\-_.~]+/g, queryEscape))]
]);
const CHARACTERS_PER_ESCAPE = 8;
function escaping(escape) {
	return goVariadic([], ANY, (_, args, { budget }) => {
		const text = printValues(args.map(printable), budget);
		if (isFailure(text)) return text;
		return charge(budget, 0, CHARACTERS_PER_ESCAPE * text.text.length) ?? stringValue(mapText(text, escape));
	});
}
function printable(value) {
	return value.kind === "nil" ? stringOf$2("<no value>", value.origin) : value;
}
function jsEscape(char) {
	const known = JS.get(char);
	if (known !== void 0) return known;
	const code = char.codePointAt(0) ?? 0;
	if (code < 32) return `\\u00${hex(code, 2)}`;
	if (code < 128 || isOddByte(code) || require_check.isGoPrintable(char)) return char;
	return `\\u${hex(code, 4)}`;
}
function queryEscape(run) {
	return Array.from(toBytes(run), (byte) => byte === 32 ? "+" : `%${hex(byte, 2)}`).join("");
}
function hex(code, digits) {
	return code.toString(16).toUpperCase().padStart(digits, "0");
}
// src/render/helm/template/builtins/index-value.ts
const INDEX = goVariadic([REFLECT], REFLECT, ([item], indexes) => {
	if (item.kind === "nil") return failed("index of untyped nil");
	let value = item;
	for (const index of indexes) {
		const found = indexInto(value, index);
		if (found.kind === "failure") return found;
		value = found;
	}
	return value;
});
function indexInto(item, index) {
	switch (item.kind) {
		case "nil": return failed("index of nil pointer");
		case "map": return entryOf$2(item, index);
		case "list": {
			const at = positionOf(index, item.items.length);
			return typeof at === "number" ? item.items[at] ?? outOfRange("slice") : at;
		}
		case "string":
		case "bytes": {
			const { text } = item.text;
			const at = positionOf(index, byteLength(text));
			if (typeof at !== "number") return at;
			const byte = toBytes(text)[at];
			const kind = item.kind === "string" ? "string" : "slice";
			return byte === void 0 ? outOfRange(kind) : uintValue(byte, textOrigin(item.text));
		}
		default: return failed(`can't index item of type ${item.type.name}`);
	}
}
function entryOf$2({ entries, type }, index) {
	if (index.kind === "nil") return failed("value is nil; should be of type string");
	if (index.kind !== "string") return failed(`value has type ${index.type.name}; should be string`);
	return entries.get(index.text.text) ?? (type.elem === void 0 ? NIL$1 : zeroOf(type.elem));
}
function positionOf(index, length) {
	if (index.kind === "nil") return failed("cannot index slice/array with nil");
	if (index.kind !== "int" && index.kind !== "uint") return failed(`cannot index slice/array with type ${index.type.name}`);
	const at = BigInt.asIntN(64, index.value);
	return at < 0n || at > BigInt(length) ? failed(`index out of range: ${at}`) : Number(at);
}
function outOfRange(what) {
	return failed(`reflect: ${what} index out of range`);
}
// src/render/helm/template/builtins/builtins.ts
const NOTHING = "reflect: call of reflect.Value.Type on zero Value";
const BUILTINS = new Map([
	...[...COMPARISONS].map(([name, compare]) => [name, chargingTexts(compare)]),
	...ESCAPES,
	["index", chargingTexts(INDEX)],
	["len", chargingTexts(goFunction([REFLECT], ([item]) => lengthOf(item)))],
	["not", goFunction([REFLECT], ([value]) => boolValue(!isTrue(value), valueOrigin(value)))],
	["print", goVariadic([], ANY, (_, args, { budget }) => made$1(printValues(args, budget)))],
	["println", goVariadic([], ANY, (_, args, { budget }) => made$1(printLine(args, budget)))],
	["printf", goVariadic([STRING], ANY, ([format], args, { budget }) => made$1(formatText(format.text, args, budget)))]
]);
function chargingTexts({ call, ...signature }) {
	return {
		...signature,
		call: (args, context) => {
			let characters = 0;
			for (const arg of args) if (arg.kind === "string" || arg.kind === "bytes") characters += arg.text.text.length;
			return charge(context.budget, 0, characters >> 1) ?? call(args, context);
		}
	};
}
function made$1(text) {
	return isFailure(text) ? text : stringValue(text);
}
function lengthOf(item) {
	const origin = valueOrigin(item);
	switch (item.kind) {
		case "nil": return failed(item === NO_VALUE$1 ? NOTHING : "len of nil pointer");
		case "string":
		case "bytes": return intValue(byteLength(item.text.text), origin);
		case "list": return intValue(item.items.length, origin);
		case "map": return intValue(item.entries.size, origin);
		default: return failed(`len of type ${item.type.name}`);
	}
}
// src/render/helm/template/builtins/call-value.ts
function callBuiltin(name) {
	return goVariadic([REFLECT], REFLECT, ([fn], args, context) => callValue(name ?? describe(fn), fn, args, context));
}
function callValue(name, fn, args, context) {
	if (fn.kind === "nil") return failed("call of nil");
	if (fn.kind !== "func") return failed(`non-function ${name} of type ${fn.type.name}`);
	const { params, variadic } = fn.call;
	const least = variadic === void 0 ? params.length : `at least ${params.length}`;
	if (!(variadic === void 0 ? args.length === params.length : args.length >= params.length)) return failed(`wrong number of args for ${name}: got ${args.length} want ${least}`);
	for (const [index, arg] of args.entries()) {
		const type = params[index] ?? variadic;
		if (type !== void 0 && arg.kind !== "nil" && !isAssignable(arg.type, type)) return failed(`arg ${index}: value has type ${arg.type.name}; should be ${type.name}`);
	}
	return fn.call.call(args, context);
}
function describe(value) {
	if (value.kind === "nil") return "<invalid Value>";
	return value.kind === "string" ? value.text.text : `<${value.type.name} Value>`;
}
// src/render/helm/template/exec/language-functions.ts
const LOGIC$1 = {
	params: [REFLECT],
	variadic: REFLECT
};
const ENGINE = /* @__PURE__ */ new Map([["include", { kind: "include" }], ["tpl", { kind: "tpl" }]]);
const LANGUAGE = /* @__PURE__ */ new Map([["and", {
	kind: "logic",
	stopsAt: false
}], ["or", {
	kind: "logic",
	stopsAt: true
}]]);
function isFunctionName(functions, name) {
	return functions.has(name) || LANGUAGE.has(name) || BUILTINS.has(name) || name === "call";
}
function functionNames(functions) {
	const own = [
		...ENGINE.keys(),
		...LANGUAGE.keys(),
		...BUILTINS.keys(),
		"call"
	];
	return [...functions.keys(), ...own];
}
function calleeOf(functions, name, first) {
	const own = functions.get(name);
	const engine = own === void 0 ? void 0 : ENGINE.get(name);
	if (engine !== void 0) return engine;
	const call = own ?? BUILTINS.get(name);
	if (call !== void 0) return {
		kind: "function",
		call
	};
	if (name === "call") return {
		kind: "function",
		call: callBuiltin(first === void 0 ? void 0 : nodeText(first))
	};
	return LANGUAGE.get(name);
}
function signatureOf(callee) {
	if (callee.kind === "function") return callee.call;
	return callee.kind === "logic" ? LOGIC$1 : INCLUDE;
}
// src/render/helm/template/exec/skip-action.ts
const FIELD = /^[ \t]*(?:-[ \t]+)*(?!(?:apiVersion|kind|name|namespace|generateName):)(?:[\w./-]+|"[\w./-]+"):[ \t][^\n]*$/;
const BLOCK$1 = /\bn?indent\b|\bto(?:Pretty)?(?:Yaml|Json|RawJson)\b/i;
const UNKNOWN = "what its template fails to print";
function skipAction(machine, top) {
	const end = top.program.prints.get(top.action);
	const extent = top.program.actions[top.action];
	if (end === void 0 || extent === void 0 || require_check.isSpent(machine.context.budget)) return false;
	if (!isValueOfField(top.template.source.text, extent)) return false;
	unwind(machine, top, end.controls);
	top.next = end.step;
	const origin = unknowableOrigin(UNKNOWN, placeOf(top).span);
	appendText(top.out, textOf$3("unknown", origin), placeOf(top));
	return true;
}
const LONGEST = 2e3;
function isValueOfField(text, { start, end }) {
	if (end - start > LONGEST) return false;
	const near = text.slice(Math.max(0, start - LONGEST), start);
	const from = near.lastIndexOf("\n") + 1;
	if (from === 0 && start > LONGEST) return false;
	return FIELD.test(near.slice(from)) && !BLOCK$1.test(text.slice(start, end));
}
function unwind(machine, top, controls) {
	for (let frame = machine.frame; frame !== top && frame.parent !== void 0;) {
		if (frame.call.kind === "include") machine.included.delete(frame.call.name);
		machine.variables.length = frame.variableBase;
		frame = frame.parent;
	}
	machine.frame = top;
	machine.depth = 0;
	machine.values.length = 0;
	machine.pending.length = 0;
	machine.boxed = false;
	machine.controls.length = top.controlBase + controls;
}
// src/render/helm/template/exec/run-machine.ts
const MAX_SKIPPED = 20;
function runMachine(template, execution) {
	const machine = newMachine(template, execution);
	const top = machine.frame;
	for (let left = execution.skipsFailures === true ? MAX_SKIPPED : 0;; left -= 1) try {
		runSteps(machine);
		return {
			kind: "text",
			text: finishText(machine.frame.out)
		};
	} catch (error) {
		if (!(error instanceof ExecStop)) throw error;
		if (left === 0 || !skipAction(machine, top)) return {
			kind: "error",
			error: errorOf(machine, error, execution)
		};
	}
}
function newMachine(template, { set, dot, budget, helm, program, included, missingKey }) {
	const start = {
		dot,
		out: newBuilder(),
		set,
		call: { kind: "top" },
		depth: 0
	};
	const stacks = {
		variables: [],
		controls: []
	};
	const machine = {
		frame: newFrame({
			program,
			...stacks
		}, template, start, void 0),
		...stacks,
		values: [],
		boxed: false,
		pending: [],
		context: newContext(() => placeOf(machine.frame), (question) => {
			machine.asked = machine.asked === "api" ? "api" : question;
		}, budget, helm),
		asked: void 0,
		included,
		program,
		depth: 0,
		missingKey
	};
	return machine;
}
function newContext(place, noteQuestion, budget, helm) {
	return {
		budget,
		helm,
		noteQuestion,
		get place() {
			return place();
		}
	};
}
function runSteps(machine) {
	const { budget } = machine.context;
	for (;;) {
		const { frame } = machine;
		const step = frame.program.steps[frame.next];
		if (step === void 0) {
			if (!endTemplate(machine)) return;
		} else {
			frame.next += 1;
			budget.steps -= 1;
			if (!(budget.steps >= 0 && budget.characters >= 0)) throw new ExecStop(SPENT.message);
			step(machine);
		}
	}
}
function errorOf({ frame: innermost, asked }, stop, { hides }) {
	const { node, template } = innermost;
	const { message, meant, quoted } = stop;
	const isPrinted = hides?.([...quoted, ...templatesOfValues(innermost)]) === true;
	const discreet = isPrinted || isSecret(template.source) ? hiddenMessage(message) : stop.discreet;
	return {
		levels: errorLevels(innermost, message, () => false),
		discreet: errorLevels(innermost, discreet, (source) => isSecret(source) || isPrinted && isOfValue(source)),
		message: discreet,
		about: node === void 0 ? void 0 : nodeText(node),
		at: node === void 0 ? void 0 : narrowSpan(template.source, node.start, node.end),
		place: placeOf(innermost),
		meant,
		asked
	};
}
function templatesOfValues(innermost) {
	const sources = /* @__PURE__ */ new Set();
	for (let frame = innermost; frame !== void 0; frame = frame.parent) if (frame.call.kind === "tpl") sources.add(frame.template.source);
	return [...sources].map((source) => stringValue(source));
}
function isSecret(source) {
	return textOrigin(source)?.secret === true || isOfCredential(stringValue(source));
}
function isOfValue(source) {
	const origin = textOrigin(source);
	return origin !== void 0 && allOrigins(origin).some(({ by }) => by === "value");
}
function errorLevels(innermost, message, hides) {
	let text = execErrorText(innermost, message, hides);
	const levels = [text];
	for (let frame = innermost; frame.parent !== void 0; frame = frame.parent) {
		const { call, parent, template } = frame;
		if (call.kind === "include" || call.kind === "tpl") {
			parent.node = call.node;
			if (call.kind === "tpl") {
				text = `error during tpl function execution for ${hides(template.source) ? "\"\u2026\"" : require_check.goQuote(call.text)}: ${text}`;
				levels.push(text);
			}
			text = execErrorText(parent, `error calling ${call.kind}: ${text}`, hides);
			levels.push(text);
		}
	}
	return levels.reverse();
}
// src/render/helm/template/printed-into-secrets.ts
const SECRET = /^[ \t]*["']?kind["']?[ \t]*:[ \t]*["']?Secret\b/m;
function isPrintedIntoSecrets(quoted, failing, others) {
	const places = new Set(placesOfAll(quoted));
	if (places.size === 0) return false;
	const secret = /* @__PURE__ */ new Set();
	const shown = /* @__PURE__ */ new Set();
	for (const text of others()) {
		const found = SECRET.test(text.text) ? secret : shown;
		for (const place of placesOfText(text)) found.add(place);
	}
	const isOfSecret = SECRET.test(failing);
	return [...places].some((place) => !shown.has(place) && (isOfSecret || secret.has(place)));
}
function* placesOfAll(values) {
	for (const value of valuesWithin(values, itemsIn)) yield* placesOf(value);
}
function* placesOf(value) {
	const { kind } = value;
	if (kind === "list" || kind === "map" || kind === "struct" || kind === "bool") return;
	if (value.kind === "string" || value.kind === "bytes") yield* placesOfText(value.text);
	else if (value.origin !== void 0) yield* placesOfOrigin(value.origin);
}
function* placesOfText({ pieces }) {
	for (const { origin } of pieces) if (origin !== void 0) yield* placesOfOrigin(origin);
}
function* placesOfOrigin(origin) {
	for (const { by, span } of allOrigins(origin)) if (by === "value" && span !== void 0) yield `${span.start} ${span.file.path}`;
}
// src/render/helm/template/exec/check-argument.ts
function checkArgument(machine, value, boxed, type) {
	if (value.kind === "nil") {
		if (boxed) return type.kind === "interface" ? value : refuse(machine, type, "interface {}");
		if (type === REFLECT) return NO_VALUE$1;
		if (type.kind === "interface") return value;
		return canBeNil(type) ? zeroOf(type) : stopAt(machine, `invalid value; expected ${type.name}`);
	}
	const { type: from } = value;
	if (from === type || isAssignable(from, type)) return type === REFLECT ? value : copyOf(value);
	if (from.kind === "ptr" && from.elem !== void 0 && isAssignable(from.elem, type)) return value.kind === "struct" ? {
		...value,
		type: from.elem
	} : value;
	return refuse(machine, type, from.name);
}
function copyOf(value) {
	if (value.kind !== "struct" || value.type.copied === void 0) return value;
	return {
		...value,
		type: value.type.copied
	};
}
function refuse(machine, type, from) {
	return stopAt(machine, `wrong type for value; expected ${type.name}; got ${from}`);
}
// src/render/helm/template/exec/call-function.ts
function wrongNumber(name, { params, variadic }, given, hasFinal) {
	const all = given + (hasFinal ? 1 : 0);
	const wanted = params.length;
	if (variadic !== void 0) {
		if (all >= wanted) return void 0;
		return `wrong number of args for ${name}: want at least ${wanted} got ${given}`;
	}
	return all === wanted ? void 0 : `wrong number of args for ${name}: want ${wanted} got ${all}`;
}
function argumentType({ params, variadic }, index) {
	const type = params[index] ?? variadic;
	if (type === void 0) throw new Error("more arguments than the function takes");
	return type;
}
function callFunction(machine, name, callee, node, given, hasFinal) {
	const args = takeArguments(machine, callee, given, hasFinal);
	const result = callee.call(args, machine.context);
	if (result.kind === "failure") return stopAbout(machine, `error calling ${name}: `, result, args, node);
	return result;
}
function takeArguments(machine, callee, given, hasFinal) {
	const { values } = machine;
	const args = values.splice(values.length - given, given);
	if (hasFinal) args.push(checkArgument(machine, popValue(machine), false, argumentType(callee, given)));
	return args;
}
function popValue(machine) {
	const value = machine.values.pop();
	if (value === void 0) throw new Error("no value");
	return value;
}
// src/render/helm/template/exec/constants.ts
const NOT_INTEGER = /[.eEpP]/;
function constantOf(machine, node, type) {
	const { template } = machine.frame;
	switch (type.kind) {
		case "interface": return idealConstant(machine, node);
		case "string":
			if (node.kind !== "string") return expected(machine, "string", node);
			return stringValue(stringText(template, node), type);
		case "bool":
			if (node.kind !== "bool") return expected(machine, "bool", node);
			return boolValue(node.value, constantOrigin(template, node));
		case "float64":
		case "complex128":
		case "int":
		case "int8":
		case "int16":
		case "int32":
		case "int64":
		case "uint":
		case "uint8":
		case "uint16":
		case "uint32":
		case "uint64": return numberOf(machine, node, type);
		default: return stopAt(machine, `can't handle ${nodeText(node)} for arg of type ${type.name}`);
	}
}
function idealConstant(machine, node) {
	const { template } = machine.frame;
	if (node.kind === "string") return stringValue(stringText(template, node));
	const origin = constantOrigin(template, node);
	if (node.kind === "bool") return boolValue(node.value, origin);
	const { text, value } = node;
	if (value.complex !== void 0) return {
		kind: "complex",
		type: COMPLEX128,
		origin,
		...value.complex
	};
	if (value.float !== void 0 && isWrittenAsFloat(text)) return {
		kind: "float",
		type: FLOAT64,
		origin,
		value: value.float
	};
	if (value.int !== void 0) return intValue(value.int, origin);
	return stopAt(machine, `${text} overflows int`);
}
function numberOf(machine, node, type) {
	const value = node.kind === "number" ? node.value : void 0;
	const origin = constantOrigin(machine.frame.template, node);
	if (type.kind === "float64") {
		if (value?.float === void 0) return expected(machine, "float", node);
		return {
			kind: "float",
			type,
			origin,
			value: value.float
		};
	}
	if (type.kind === "complex128") {
		if (value?.complex === void 0) return expected(machine, "complex", node);
		return {
			kind: "complex",
			type,
			origin,
			...value.complex
		};
	}
	if (type.kind.startsWith("u")) {
		if (value?.uint === void 0) return expected(machine, "unsigned integer", node);
		return uintValue(value.uint, origin, type);
	}
	if (value?.int === void 0) return expected(machine, "integer", node);
	return intValue(value.int, origin, type);
}
function expected(machine, what, node) {
	return stopAt(machine, `expected ${what}; found ${nodeText(node)}`);
}
function isWrittenAsFloat(text) {
	if (text.startsWith("'") || !NOT_INTEGER.test(text)) return false;
	return !/^0[xX]/.test(text) || /[pP]/.test(text);
}
function stringText(template, { start, end, text, quoted }) {
	const written = sliceText(template.source, start + 1, end - 1);
	if (text === quoted.slice(1, -1)) return written;
	return text === "" ? written : remadeText(written, text);
}
function constantOrigin({ source }, { start, end }) {
	const origin = pieceAt(source, start)?.piece.origin;
	if (origin === void 0) return void 0;
	const span = narrowSpan(source, start, end);
	return span === origin.span ? origin : {
		...originOf$1(origin.by, span),
		secret: origin.secret
	};
}
// src/render/helm/template/exec/call-steps.ts
function callStep(name, callee, node, given, hasFinal) {
	if (callee.kind === "function") return functionStep(name, callee.call, node, given, hasFinal);
	const begin = callee.kind === "include" ? beginInclude : beginTpl;
	const signature = signatureOf(callee);
	return (machine) => {
		begin(machine, node, takeArguments(machine, signature, given, hasFinal));
	};
}
function decideStep(stopsAt, hasFinal, isLast, end) {
	return (machine) => {
		const value = popValue(machine);
		machine.boxed = value.kind === "nil";
		if (isTrue(value) === stopsAt) {
			if (hasFinal) popValue(machine);
			machine.values.push(value);
			machine.frame.next = end.step;
		} else if (isLast && !hasFinal) machine.values.push(value);
	};
}
function nilStep(node, typeOf) {
	return (machine) => {
		machine.frame.node = node;
		const type = typeOf(machine);
		if (!canBeNil(type)) stopAt(machine, `cannot assign nil to ${type.name}`);
		machine.values.push(type === REFLECT ? NO_VALUE$1 : zeroOf(type));
	};
}
function constantStep(compiler, node, type, typeOf) {
	if (type === void 0) return (machine) => {
		machine.frame.node = node;
		machine.values.push(constantOf(machine, node, typeOf(machine)));
	};
	const index = compiler.constants++;
	return (machine) => {
		const { frame } = machine;
		frame.node = node;
		const { constants } = frame.template;
		machine.values.push(constants[index] ??= constantOf(machine, node, type));
	};
}
function checkStep(typeOf) {
	return (machine) => {
		const value = popValue(machine);
		machine.values.push(checkArgument(machine, value, machine.boxed, typeOf(machine)));
	};
}
function pendingType(index) {
	return ({ pending }) => {
		const call = pending.at(-1);
		if (call === void 0) throw new Error("no call is pending");
		return argumentType(call.method, index);
	};
}
function functionStep(name, call, node, given, hasFinal) {
	return (machine) => {
		const value = callFunction(machine, name, call, node, given, hasFinal);
		machine.values.push(value);
		machine.boxed = value.kind === "nil";
	};
}
const unbox = (machine) => {
	machine.boxed = false;
};
// src/render/helm/template/exec/compiler.ts
function newCompiler(functions, parts) {
	return {
		parts,
		functions,
		steps: [],
		actions: [],
		prints: /* @__PURE__ */ new Map(),
		todo: [],
		loops: [],
		literals: 0,
		constants: 0,
		controls: 0
	};
}
function schedule({ todo }, tasks) {
	for (let index = tasks.length - 1; index >= 0; index--) {
		const task = tasks[index];
		if (task !== void 0) todo.push(task);
	}
}
function runTasks({ todo }) {
	for (let task = todo.pop(); task !== void 0; task = todo.pop()) task();
}
function adding({ steps }, step) {
	return () => {
		steps.push(step);
	};
}
function placing({ steps }, target) {
	return () => {
		target.step = steps.length;
	};
}
function newTarget() {
	return { step: 0 };
}
// src/render/helm/template/exec/field-of.ts
function followNames(machine, from, names, node) {
	let value = from;
	let within = NIL$1;
	for (let index = 0; index < names.length; index++) {
		const name = names[index] ?? "";
		if (value.kind === "nil" && machine.boxed) stopAtNil(value, within, names, index);
		const next = fieldOf(machine, value, name, node);
		within = value;
		value = next;
	}
	return value;
}
function memberWithArguments(machine, receiver, name) {
	if (isNothing(machine, receiver)) return void 0;
	const typeName = typeNameOf(machine, receiver);
	const method = methodOf(receiver, name);
	if (method !== void 0) return method;
	if (receiver.kind === "map") return stopAt(machine, `${name} is not a method but has arguments`);
	if (receiver.kind === "struct" && structField(receiver, name) !== void 0) {
		checkExported(machine, name, typeName);
		return stopAt(machine, `${name} has arguments but cannot be invoked as function`);
	}
	return missing(receiver, name, typeName);
}
function fieldOf(machine, receiver, name, node) {
	if (receiver.kind === "map" && receiver.type.methods.size === 0) return entryOf$1(machine, receiver, name);
	if (isNothing(machine, receiver)) {
		if (machine.missingKey !== "error") return NIL$1;
		return stopAt(machine, `nil data; no entry for key ${require_check.goQuote(name)}`);
	}
	const typeName = typeNameOf(machine, receiver);
	const method = methodOf(receiver, name);
	if (method !== void 0) return callMethod(machine, method, name, node);
	if (receiver.kind === "map") return entryOf$1(machine, receiver, name);
	const field = receiver.kind === "struct" ? structField(receiver, name) : void 0;
	if (field === void 0) return missing(receiver, name, typeName);
	checkExported(machine, name, typeName);
	machine.boxed = field.kind === "nil";
	return field;
}
function stopAtNil(nil, within, names, index) {
	const path = names.slice(0, index);
	const at = nil.origin?.span ?? valueOrigin(within)?.span;
	const known = within.kind === "map" && nil.origin === void 0 ? within.entries.keys() : [];
	return stopMissing(`nil pointer evaluating interface {}.${names[index] ?? ""}`, {
		name: path.at(-1) ?? "",
		names: known,
		path,
		at
	});
}
function entryOf$1(machine, { entries, type }, name) {
	const entry = entries.get(name);
	machine.boxed = type.elem?.kind === "interface";
	if (entry !== void 0) return entry;
	if (machine.missingKey === "zero") return type.elem === void 0 ? NIL$1 : zeroOf(type.elem);
	if (machine.missingKey === "error") return stopAt(machine, `map has no entry for key ${require_check.goQuote(name)}`);
	machine.boxed = false;
	return NIL$1;
}
function structField({ fields, type }, name) {
	const own = fields.get(name);
	if (own !== void 0) return own;
	for (const [field, { embedded }] of type.tags) {
		const inner = embedded ? fields.get(field) : void 0;
		const found = inner?.kind === "struct" ? structField(inner, name) : void 0;
		if (found !== void 0) return found;
	}
}
function callMethod(machine, method, name, node) {
	const wrong = wrongNumber(name, method, 0, false);
	if (wrong !== void 0) return stopAt(machine, wrong);
	const result = method.call([], machine.context);
	if (result.kind === "failure") return stopAt(machine, `error calling ${name}: ${result.message}`, node);
	machine.boxed = result.kind === "nil";
	return result;
}
function isNothing(machine, receiver) {
	return receiver.kind === "nil" && !machine.boxed;
}
function typeNameOf(machine, receiver) {
	return machine.boxed || receiver.kind === "nil" ? "interface {}" : receiver.type.name;
}
function methodOf(receiver, name) {
	return receiver.kind === "nil" ? void 0 : receiver.type.methods.get(name)?.(receiver);
}
function missing(receiver, name, typeName) {
	return stopMissing(receiver.kind === "nil" ? `nil pointer evaluating ${typeName}.${name}` : `can't evaluate field ${name} in type ${typeName}`, {
		name,
		names: fieldNames(receiver)
	});
}
function fieldNames(value) {
	if (value.kind !== "struct") return [];
	return [...value.fields].flatMap(([name, field]) => [name, ...fieldNames(field)]);
}
function checkExported(machine, name, typeName) {
	if (/^\p{Lu}/u.test(name)) return;
	stopAt(machine, `${name} is an unexported field of struct type ${typeName}`);
}
// src/render/helm/template/exec/variables.ts
function declareVariable({ variables }, name, value, boxed) {
	variables.push({
		name,
		value,
		boxed
	});
}
function assignVariable(machine, name, value, boxed) {
	setVariable(findVariable(machine, name), value, boxed);
}
function readVariable(machine, name) {
	const { value, boxed } = findVariable(machine, name);
	machine.boxed = boxed;
	return value;
}
function setLastVariable({ variables }, back, value, boxed) {
	const variable = variables.at(-back);
	if (variable !== void 0) setVariable(variable, value, boxed);
}
function findVariable(machine, name) {
	const { variables, frame } = machine;
	for (let index = variables.length - 1; index >= frame.variableBase; index--) {
		const variable = variables[index];
		if (variable?.name === name) return variable;
	}
	return stopAt(machine, `undefined variable: ${name}`);
}
function setVariable(variable, value, boxed) {
	variable.value = value;
	variable.boxed = boxed;
}
// src/render/helm/template/exec/compile-member.ts
function compileMember(compiler, node, names) {
	const { steps } = compiler;
	if (node.kind === "chain") {
		compileChain(compiler, node, names);
		return;
	}
	steps.push((machine) => {
		const { frame } = machine;
		frame.node = node;
		machine.boxed = frame.dotBoxed;
		const start = node.kind === "field" ? frame.dot : readVariable(machine, node.name);
		machine.values.push(followNames(machine, start, names, node));
	});
}
function namesOf(node) {
	return node.kind === "field" ? node.names : node.fields;
}
function compileChain(compiler, node, names) {
	const { node: start } = node;
	if (start.kind !== "pipe" && start.kind !== "identifier") {
		compiler.steps.push((machine) => stopAt(machine, `indirection through explicit nil in ${nodeText(node)}`, node));
		return;
	}
	schedule(compiler, [
		start.kind === "pipe" ? () => compiler.parts.pipe(compiler, start) : () => {
			const { call } = compiler.parts;
			call(compiler, start);
		},
		...start.kind === "pipe" ? [adding(compiler, unbox)] : [],
		adding(compiler, (machine) => {
			machine.values.push(followNames(machine, popValue(machine), names, node));
		})
	]);
}
// src/render/helm/template/exec/compile-function.ts
function compileCall(compiler, identifier, node, args, hasFinal) {
	const { name } = identifier;
	const callee = calleeOf(compiler.functions, name, args[0]);
	const { steps } = compiler;
	const signature = callee === void 0 ? void 0 : signatureOf(callee);
	const wrong = signature === void 0 ? `${require_check.goQuote(name)} is not a defined function` : wrongNumber(name, signature, args.length, hasFinal);
	steps.push(({ frame }) => frame.node = identifier);
	if (callee === void 0 || signature === void 0 || wrong !== void 0) steps.push((machine) => stopAt(machine, wrong ?? ""));
	else if (callee.kind === "logic") compileLogic(compiler, callee, args, hasFinal);
	else schedule(compiler, [...args.map((arg, index) => () => {
		compileArgument(compiler, arg, argumentType(signature, index), index);
	}), adding(compiler, callStep(name, callee, node, args.length, hasFinal))]);
}
function compileArgument(compiler, node, type, index) {
	const typeOf = type === void 0 ? pendingType(index) : () => type;
	const { steps } = compiler;
	switch (node.kind) {
		case "dot":
			steps.push((machine) => {
				const { frame } = machine;
				frame.node = node;
				machine.values.push(checkArgument(machine, frame.dot, frame.dotBoxed, typeOf(machine)));
			});
			return;
		case "nil":
			steps.push(nilStep(node, typeOf));
			return;
		case "bool":
		case "number":
		case "string":
			steps.push(constantStep(compiler, node, type, typeOf));
			return;
		case "pipe":
			schedule(compiler, [
				() => compiler.parts.pipe(compiler, node),
				adding(compiler, unbox),
				adding(compiler, checkStep(typeOf))
			]);
			return;
		case "identifier":
			schedule(compiler, [() => compileCall(compiler, node, node, [], false), adding(compiler, checkStep(typeOf))]);
			return;
		default: schedule(compiler, [() => compileMember(compiler, node, namesOf(node)), adding(compiler, checkStep(typeOf))]);
	}
}
function compileLogic(compiler, callee, args, hasFinal) {
	const end = newTarget();
	const { params } = signatureOf(callee);
	schedule(compiler, [...args.flatMap((arg, index) => [() => compileArgument(compiler, arg, params[0], index), adding(compiler, decideStep(callee.stopsAt, hasFinal, index === args.length - 1, end))]), placing(compiler, end)]);
}
// src/render/helm/template/exec/compile-command.ts
function compileCommand(compiler, command, hasFinal) {
	const [first, ...args] = command.args;
	if (first === void 0) throw new Error("an empty command");
	switch (first.kind) {
		case "identifier":
			compileCall(compiler, first, command, args, hasFinal);
			return;
		case "field":
		case "variable":
		case "chain":
			compileMembers(compiler, first, args, hasFinal);
			return;
		case "pipe":
			if (args.length > 0 || hasFinal) compiler.steps.push(refuseArguments(first));
			compiler.parts.pipe(compiler, first);
			return;
		default: compiler.steps.push(operandStep(first, args.length > 0 || hasFinal));
	}
}
function compileMembers(compiler, node, args, hasFinal) {
	if (args.length === 0 && !hasFinal) {
		compileMember(compiler, node, namesOf(node));
		return;
	}
	const names = namesOf(node);
	const method = names.at(-1);
	schedule(compiler, [() => compileMember(compiler, node, names.slice(0, -1)), () => {
		if (method === void 0) compiler.steps.push(refuseArguments(node));
		else compileMethodCall(compiler, node, method, args, hasFinal);
	}]);
}
function compileMethodCall(compiler, node, name, args, hasFinal) {
	const end = newTarget();
	schedule(compiler, [
		adding(compiler, prepareStep(name, args.length, hasFinal, end)),
		...args.map((arg, index) => () => {
			compileArgument(compiler, arg, void 0, index);
		}),
		adding(compiler, (machine) => {
			const { method } = takePending(machine);
			const value = callFunction(machine, name, method, node, args.length, hasFinal);
			machine.values.push(value);
			machine.boxed = value.kind === "nil";
		}),
		placing(compiler, end)
	]);
}
function prepareStep(name, given, hasFinal, end) {
	return (machine) => {
		const method = memberWithArguments(machine, popValue(machine), name);
		if (method === void 0) {
			if (hasFinal) popValue(machine);
			machine.values.push(NIL$1);
			machine.boxed = false;
			machine.frame.next = end.step;
			return;
		}
		const wrong = wrongNumber(name, method, given, hasFinal);
		if (wrong !== void 0) stopAt(machine, wrong);
		machine.pending.push({
			name,
			method
		});
	};
}
function takePending({ pending }) {
	const call = pending.pop();
	if (call === void 0) throw new Error("no call is pending");
	return call;
}
function refuseArguments(node) {
	return (machine) => stopAt(machine, `can't give argument to non-function ${nodeText(node)}`);
}
function operandStep(node, hasArguments) {
	return (machine) => {
		const { frame } = machine;
		frame.node = node;
		if (hasArguments) stopAt(machine, `can't give argument to non-function ${nodeText(node)}`);
		if (node.kind === "nil") stopAt(machine, "nil is not a command");
		machine.values.push(node.kind === "dot" ? frame.dot : idealConstant(machine, node));
	};
}
// src/render/helm/template/exec/compile-pipe.ts
const NO_VALUE = textOf$3("<no value>");
function compileAction(compiler, node) {
	const { pipe } = node;
	const { actions, controls, prints, steps } = compiler;
	const action = actions.length;
	const isPrinted = pipe.variables.length === 0;
	schedule(compiler, [
		() => compileActionPipe(compiler, pipe, node),
		adding(compiler, isPrinted ? printStep(node) : dropStep),
		...isPrinted ? [() => prints.set(action, {
			step: steps.length,
			controls
		})] : []
	]);
}
function compileActionPipe(compiler, pipe, { start, end }) {
	const action = compiler.actions.length;
	compiler.actions.push({
		start,
		end
	});
	compilePipe(compiler, pipe, action);
}
function compilePipe(compiler, pipe, action) {
	const { commands, variables } = pipe;
	schedule(compiler, [
		adding(compiler, ({ frame }) => {
			frame.node = pipe;
			if (action !== void 0) frame.action = action;
		}),
		...commands.map((command, index) => () => {
			compileCommand(compiler, command, index > 0);
		}),
		...variables.length === 0 ? [] : [adding(compiler, keepStep(pipe))]
	]);
}
function keepStep({ variables, isAssign }) {
	return (machine) => {
		const value = popValue(machine);
		for (const { name } of variables) if (isAssign) assignVariable(machine, name, value, false);
		else declareVariable(machine, name, value, false);
		machine.values.push(value);
	};
}
const dropStep = (machine) => {
	popValue(machine);
};
function printStep(node) {
	return (machine) => {
		const { frame, context } = machine;
		frame.node = node;
		const value = popValue(machine);
		if (value.kind === "func") stopAt(machine, `can't print ${nodeText(node)} of type ${value.type.name}`);
		const text = value.kind === "nil" ? NO_VALUE : value.type.printed?.(value) ?? valueText(value, context.budget);
		if (isFailure(text)) stopAt(machine, text.message);
		context.budget.characters -= text.text.length;
		appendText(frame.out, text, placeOf(frame));
	};
}
// src/render/helm/template/exec/range.ts
function rangeOver(machine, value, { variables }) {
	switch (value.kind) {
		case "nil": return;
		case "int":
		case "uint":
			if (variables.length > 1) stopAt(machine, `can't use ${value.value} to iterate over more than one variable`);
			return value.value > 0n ? {
				kind: "count",
				end: value.value,
				like: value,
				at: 0n
			} : void 0;
		case "list": return itemsOf(value.items, void 0, value.type.elem?.kind === "interface");
		case "bytes": return itemsOf(Array.from(toBytes(value.text.text), (byte) => uintValue(byte)), void 0, false);
		case "map": return entriesOf(value);
		default: {
			const text = valueText(value, machine.context.budget);
			if (isFailure(text)) return stopAt(machine, text.message);
			return stopAbout(machine, "range can't iterate over ", failed(text.text), [value]);
		}
	}
}
function visitNext(machine, control, pipe) {
	const { source } = control;
	if (source === void 0) return false;
	return source.kind === "count" ? visitCount(machine, source, pipe) : visitItem(machine, source, pipe);
}
function visitCount(machine, source, pipe) {
	if (source.at >= source.end) return false;
	const { like, at } = source;
	const type = like.kind === "nil" ? INT : like.type;
	source.at += 1n;
	const value = like.kind === "uint" ? uintValue(at, void 0, type) : intValue(at, void 0, type);
	visit(machine, pipe, NIL$1, value, false);
	return true;
}
function visitItem(machine, source, pipe) {
	const { items, keys, boxed, at } = source;
	const item = items[at];
	if (item === void 0) return false;
	source.at += 1;
	visit(machine, pipe, pipe.variables.length > 1 ? keys?.[at] ?? intValue(at) : NIL$1, item, boxed);
	return true;
}
function visit(machine, { variables, isAssign }, index, item, boxed) {
	const { frame } = machine;
	frame.dot = item;
	frame.dotBoxed = boxed;
	const [first, second] = variables;
	if (first === void 0) return;
	if (isAssign) {
		assignVariable(machine, first.name, second === void 0 ? item : index, second === void 0 && boxed);
		if (second !== void 0) assignVariable(machine, second.name, item, boxed);
		return;
	}
	setLastVariable(machine, 1, item, boxed);
	if (second !== void 0) setLastVariable(machine, 2, index, false);
}
function itemsOf(items, keys, boxed) {
	return items.length === 0 ? void 0 : {
		kind: "items",
		items,
		keys,
		boxed,
		at: 0
	};
}
function entriesOf(map) {
	const names = sortedKeys(map);
	const keys = names.map((name) => stringValue(textOf$3(name, map.keyOrigins?.get(name))));
	return itemsOf(names.map((name) => map.entries.get(name) ?? NIL$1), keys, map.type.elem?.kind === "interface");
}
// src/render/helm/template/exec/compile-branch.ts
function compileBranch(compiler, node) {
	const { pipe, elseList } = node;
	const body = node.kind === "range" ? rangeTasks : ifTasks;
	const otherwise = newTarget();
	const end = newTarget();
	schedule(compiler, [
		adding(compiler, openControl),
		() => compiler.controls += 1,
		() => compileActionPipe(compiler, pipe, node),
		...body(compiler, node, otherwise, end),
		adding(compiler, jumpTo(end)),
		placing(compiler, otherwise),
		...elseList === void 0 ? [] : [() => compiler.parts.list(compiler, elseList)],
		placing(compiler, end),
		() => compiler.controls -= 1,
		adding(compiler, closeControl)
	]);
}
function compileJump(compiler, { kind }) {
	const loop = compiler.loops.at(-1);
	if (loop === void 0) throw new Error(`${kind} outside of a range`);
	const { control, again, end } = loop;
	const target = kind === "break" ? end : again;
	compiler.steps.push(({ frame, controls }) => {
		controls.length = frame.controlBase + control + 1;
		frame.next = target.step;
	});
}
const ifTasks = (compiler, { kind, list }, otherwise) => [adding(compiler, (machine) => {
	const { frame } = machine;
	const value = popValue(machine);
	if (!isTrue(value)) frame.next = otherwise.step;
	else if (kind === "with") {
		frame.dot = value;
		frame.dotBoxed = false;
	}
}), () => {
	compiler.parts.list(compiler, list);
}];
const rangeTasks = (compiler, { pipe, list }, otherwise, end) => {
	const again = newTarget();
	const next = newTarget();
	return [
		adding(compiler, (machine) => {
			const { frame } = machine;
			const control = innermost(machine);
			control.source = rangeOver(machine, popValue(machine), pipe);
			control.bodyMark = machine.variables.length;
			if (control.source === void 0) frame.next = otherwise.step;
		}),
		placing(compiler, next),
		adding(compiler, (machine) => {
			if (!visitNext(machine, innermost(machine), pipe)) machine.frame.next = end.step;
		}),
		() => compiler.loops.push({
			control: compiler.controls - 1,
			again,
			end
		}),
		() => {
			compiler.parts.list(compiler, list);
		},
		() => compiler.loops.pop(),
		placing(compiler, again),
		adding(compiler, (machine) => {
			machine.variables.length = innermost(machine).bodyMark;
			machine.frame.next = next.step;
		})
	];
};
const openControl = ({ frame, variables, controls }) => {
	const { dot, dotBoxed } = frame;
	const mark = variables.length;
	controls.push({
		mark,
		dot,
		dotBoxed,
		source: void 0,
		bodyMark: mark
	});
};
const closeControl = (machine) => {
	const { frame, variables, controls } = machine;
	const { mark, dot, dotBoxed } = innermost(machine);
	controls.pop();
	frame.dot = dot;
	frame.dotBoxed = dotBoxed;
	variables.length = mark;
};
function jumpTo(target) {
	return ({ frame }) => {
		frame.next = target.step;
	};
}
function innermost({ controls }) {
	const control = controls.at(-1);
	if (control === void 0) throw new Error("no control");
	return control;
}
// src/render/helm/template/exec/compile.ts
const PARTS = {
	list: compileList,
	pipe: compilePipe,
	call: (compiler, identifier) => compileCall(compiler, identifier, identifier, [], false)
};
function compile(root, functions) {
	const compiler = newCompiler(functions, PARTS);
	compileList(compiler, root);
	runTasks(compiler);
	const { steps, actions, prints } = compiler;
	return {
		steps,
		actions,
		prints
	};
}
function compileList(compiler, { nodes }) {
	schedule(compiler, nodes.map((node) => () => {
		compileNode(compiler, node);
	}));
}
function compileNode(compiler, node) {
	switch (node.kind) {
		case "text":
			compiler.steps.push(literalStep(node, compiler.literals++));
			return;
		case "action":
			compileAction(compiler, node);
			return;
		case "template":
			compileTemplateCall(compiler, node);
			return;
		case "break":
		case "continue":
			compileJump(compiler, node);
			return;
		default: compileBranch(compiler, node);
	}
}
function literalStep({ start, end }, index) {
	return ({ frame, context }) => {
		const { template, out, caller } = frame;
		const text = template.literals[index] ??= sliceText(template.source, start, end);
		context.budget.characters -= text.text.length;
		appendText(out, text, caller);
	};
}
const DEEPEST_TEMPLATE = 1e5;
const CALL = { kind: "template" };
function compileTemplateCall(compiler, node) {
	const { pipe, name, start, end } = node;
	const action = compiler.actions.length;
	if (pipe === void 0) compiler.actions.push({
		start,
		end
	});
	schedule(compiler, [
		adding(compiler, checkCall(node, action)),
		...pipe === void 0 ? [adding(compiler, ({ values }) => values.push(NIL$1))] : [() => compileActionPipe(compiler, pipe, node)],
		adding(compiler, (machine) => {
			const { out, set, depth } = machine.frame;
			const dot = popValue(machine);
			pushFrame(machine, templateOf(machine, name), {
				dot,
				out,
				set,
				call: CALL,
				depth: depth + 1
			});
		})
	]);
}
function checkCall(node, action) {
	return (machine) => {
		const { frame } = machine;
		frame.node = node;
		frame.action = action;
		templateOf(machine, node.name);
		if (frame.depth === DEEPEST_TEMPLATE) stopAt(machine, `exceeded maximum template depth (${DEEPEST_TEMPLATE})`);
		checkDepth(machine);
	};
}
function templateOf(machine, name) {
	const { set } = machine.frame;
	const template = findTemplate(set, name);
	if (template !== void 0) return template;
	const meant = {
		name,
		names: templateNames(set),
		isTemplate: true
	};
	return stopMissing(`template ${require_check.goQuote(name)} not defined`, meant);
}
// src/render/helm/template/parse/lex-word.ts
function lexWord(lexer) {
	return lexSign(lexer, lexer.text.charAt(lexer.at)) ?? lexOther(lexer);
}
function lexSign(lexer, sign) {
	switch (sign) {
		case "=": return advance(lexer, 1, "assign");
		case "|": return advance(lexer, 1, "pipe");
		case ":":
			if (lexer.text[lexer.at + 1] !== "=") return fail(lexer, "expected :=");
			return advance(lexer, 2, "declare");
		case "(":
			lexer.parens += 1;
			return advance(lexer, 1, "left-paren");
		case ")":
			lexer.parens -= 1;
			if (lexer.parens < 0) return fail(lexer, "unexpected right paren");
			return advance(lexer, 1, "right-paren");
		case "\"": return lexQuoted(lexer, "\"", "string", "unterminated quoted string");
		case "'": return lexQuoted(lexer, "'", "char-constant", "unterminated character constant");
		case "`": return lexRaw(lexer);
		case "$":
			lexer.at += 1;
			return lexName(lexer, "variable", "variable");
		default: return;
	}
}
function lexOther(lexer) {
	const { text } = lexer;
	const code = codeAt(text, lexer.at);
	const sign = text.charAt(lexer.at);
	if (sign === "." && lexer.at + 1 < text.length && !isDigit(text, lexer.at + 1)) {
		lexer.at += 1;
		return lexName(lexer, "dot", "field");
	}
	if (".+-".includes(sign) || isDigit(text, lexer.at)) return lexNumber(lexer);
	if (isAlphaNumeric(code)) return lexIdentifier(lexer);
	if (code > 32 && code < 127) return advance(lexer, 1, "char");
	return fail(lexer, `unrecognized character in action: ${codePoint(code)}`);
}
function lexIdentifier(lexer) {
	passName(lexer);
	const code = codeAt(lexer.text, lexer.at);
	if (!endsWord(lexer)) return fail(lexer, `bad character ${codePoint(code)}`);
	const word = lexer.text.slice(lexer.start, lexer.at);
	const isBool = word === "true" || word === "false";
	return emit(lexer, KEYWORDS.get(word) ?? (isBool ? "bool" : "identifier"));
}
function lexName(lexer, bare, kind) {
	if (endsWord(lexer)) return emit(lexer, bare);
	passName(lexer);
	const code = codeAt(lexer.text, lexer.at);
	return endsWord(lexer) ? emit(lexer, kind) : fail(lexer, `bad character ${codePoint(code)}`);
}
function passName(lexer) {
	for (;;) {
		const code = codeAt(lexer.text, lexer.at);
		if (code === -1 || !isAlphaNumeric(code)) return;
		lexer.at += code > 65535 ? 2 : 1;
	}
}
function endsWord({ text, at, delimiters }) {
	const code = codeAt(text, at);
	if (code === -1 || isSpace(code)) return true;
	return ".,|:)(".includes(text.charAt(at)) || text.startsWith(delimiters.right, at);
}
function lexNumber(lexer) {
	const { text, start } = lexer;
	const first = scanNumber(text, start);
	lexer.at = first.end;
	if (!first.ends) return fail(lexer, `bad number syntax: ${require_check.goQuote(text.slice(start, first.end))}`);
	const sign = text.charAt(first.end);
	if (sign !== "+" && sign !== "-") return emit(lexer, "number");
	const second = scanNumber(text, first.end);
	lexer.at = second.end;
	if (second.ends && text[second.end - 1] === "i") return emit(lexer, "complex");
	return fail(lexer, `bad number syntax: ${require_check.goQuote(text.slice(start, second.end))}`);
}
function lexQuoted(lexer, quote, kind, message) {
	const { text } = lexer;
	for (let at = lexer.at + 1; at < text.length && text[at] !== "\n"; at++) {
		if (text[at] === quote) return advance(lexer, at + 1 - lexer.at, kind);
		if (text[at] === "\\" && text[at + 1] !== "\n") at += 1;
	}
	return fail(lexer, message);
}
function lexRaw(lexer) {
	const close = lexer.text.indexOf("`", lexer.at + 1);
	if (close === -1) return fail(lexer, "unterminated raw quoted string");
	return advance(lexer, close + 1 - lexer.at, "raw-string");
}
function isDigit(text, at) {
	const code = text.charCodeAt(at);
	return code >= 48 && code <= 57;
}
function codePoint(code) {
	const valid = isOddByte(code) ? 65533 : code;
	return integerText(BigInt(valid), false, "U", {
		...NO_FLAGS,
		sharp: true
	}) ?? "";
}
// src/render/helm/template/parse/tokenize.ts
const DASH = 45;
const MARKER = 2;
function tokenize(text, delimiters) {
	const lexer = {
		text,
		tokens: [],
		start: 0,
		at: 0,
		parens: 0,
		insideAction: false,
		delimiters
	};
	while (lexer.insideAction ? lexAction(lexer) : lexText(lexer));
	return lexer.tokens;
}
function lexText(lexer) {
	const { text, delimiters } = lexer;
	const { left } = delimiters;
	const found = text.indexOf(left, lexer.at);
	lexer.start = lexer.at;
	if (found === -1) {
		lexer.at = text.length;
		if (lexer.at > lexer.start) emit(lexer, "text");
		lexer.tokens.push({
			kind: "eof",
			start: lexer.at,
			end: lexer.at,
			value: ""
		});
		return false;
	}
	lexer.at = isLeftMarker(text, found + left.length) ? trimEnd(text, lexer.start, found) : found;
	if (lexer.at > lexer.start) emit(lexer, "text");
	lexer.start = found;
	lexer.at = found + left.length;
	return lexLeft(lexer);
}
function lexLeft(lexer) {
	const { text } = lexer;
	const behind = lexer.at + (isLeftMarker(text, lexer.at) ? MARKER : 0);
	if (text.startsWith("/*", behind)) {
		lexer.start = behind;
		return lexComment(lexer, behind);
	}
	emit(lexer, "left-delimiter");
	lexer.start = behind;
	lexer.at = behind;
	lexer.parens = 0;
	lexer.insideAction = true;
	return true;
}
function lexComment(lexer, start) {
	const { text } = lexer;
	const close = text.indexOf("*/", start + 2);
	if (close === -1) return fail(lexer, "unclosed comment");
	lexer.at = close + 2;
	const right = rightDelimiter(lexer, lexer.at);
	if (right === void 0) return fail(lexer, "comment ends before closing delimiter");
	passRight(lexer, right);
	return true;
}
function lexAction(lexer) {
	const { text } = lexer;
	const right = rightDelimiter(lexer, lexer.at);
	if (right !== void 0) return lexer.parens > 0 ? fail(lexer, "unclosed left paren") : lexRight(lexer, right);
	const code = codeAt(text, lexer.at);
	if (code === -1) return fail(lexer, "unclosed action");
	if (isSpace(code)) return lexSpaces(lexer);
	return lexWord(lexer);
}
function lexRight(lexer, trims) {
	lexer.start = trims ? lexer.at + MARKER : lexer.at;
	lexer.at = lexer.start + lexer.delimiters.right.length;
	emit(lexer, "right-delimiter");
	if (trims) lexer.at = trimStart(lexer.text, lexer.at);
	lexer.start = lexer.at;
	lexer.insideAction = false;
	return true;
}
function passRight(lexer, trims) {
	lexer.at += (trims ? MARKER : 0) + lexer.delimiters.right.length;
	if (trims) lexer.at = trimStart(lexer.text, lexer.at);
}
function lexSpaces(lexer) {
	const { text } = lexer;
	while (isSpace(codeAt(text, lexer.at))) lexer.at += 1;
	if (rightDelimiter(lexer, lexer.at - 1) === true) lexer.at -= 1;
	if (lexer.at > lexer.start) emit(lexer, "space");
	return true;
}
function rightDelimiter({ text, delimiters }, at) {
	if (text.startsWith(delimiters.right, at)) return false;
	return isSpace(codeAt(text, at)) && text.charCodeAt(at + 1) === DASH && text.startsWith(delimiters.right, at + MARKER) ? true : void 0;
}
function isLeftMarker(text, at) {
	return text.charCodeAt(at) === DASH && isSpace(codeAt(text, at + 1));
}
function trimEnd(text, start, end) {
	let at = end;
	while (at > start && isSpace(text.charCodeAt(at - 1))) at -= 1;
	return at;
}
function trimStart(text, start) {
	let at = start;
	while (isSpace(codeAt(text, at))) at += 1;
	return at;
}
// src/render/helm/template/parse/parse-template.ts
function parseTemplate(text, isFunction, delimiters = BRACES) {
	const state = {
		text,
		tokens: tokenize(text, delimiters),
		isFunction,
		defines: /* @__PURE__ */ new Map(),
		at: 0,
		definition: newDefinition(-1),
		open: []
	};
	try {
		while (parseNext(state));
	} catch (error) {
		if (error instanceof ParseStop) return {
			kind: "fault",
			fault: error.fault
		};
		throw error;
	}
	const main = { nodes: state.definition.nodes };
	const lines = lineOf$1(text, text.length);
	return {
		kind: "parsed",
		main,
		mainIsEmpty: isEmptyList$1(main),
		defines: state.defines,
		lines
	};
}
function parseNext(state) {
	const isTop = state.open.length === 0;
	if ((isTop ? peekToken(state) : peekWord(state)).kind === "eof") return isTop ? false : stopParsing(state, "unexpected EOF");
	if (isTop && openDefine(state)) return true;
	const token = nextWord(state);
	if (token.kind === "text") {
		const { start, end, value } = token;
		nodesOf(state).push({
			kind: "text",
			pos: start,
			start,
			end,
			text: value
		});
	} else if (token.kind === "left-delimiter") {
		state.definition.action = token.start;
		parseAction(state, token.start);
	} else unexpected(state, token, "input");
	return true;
}
function parseAction(state, start) {
	const token = nextWord(state);
	switch (token.kind) {
		case "block":
			openBlock(state, start);
			return;
		case "break":
		case "continue":
			parseJump(state, token.kind, start, token.start);
			break;
		case "else":
			parseElse(state);
			break;
		case "end":
			expectToken(state, "right-delimiter", "end");
			closeOpen(state);
			break;
		case "if":
		case "range":
		case "with":
			openBranch(state, token.kind, start, false);
			return;
		case "template":
			parseTemplateCall(state, start);
			break;
		default: {
			state.at -= 1;
			const pipe = parsePipeline(state, "command");
			nodesOf(state).push({
				kind: "action",
				pos: token.start,
				start,
				end: endOf(state),
				pipe
			});
		}
	}
	state.definition.action = void 0;
}
function parseJump(state, kind, start, pos) {
	const token = nextWord(state);
	if (token.kind !== "right-delimiter") unexpected(state, token, `{{${kind}}}`);
	if (state.definition.ranges === 0) stopParsing(state, `{{${kind}}} outside {{range}}`);
	nodesOf(state).push({
		kind,
		pos,
		start,
		end: endOf(state)
	});
}
function parseTemplateCall(state, start) {
	const token = nextWord(state);
	const name = templateName(state, token, "template clause");
	const isBare = nextWord(state).kind === "right-delimiter";
	if (!isBare) state.at -= 1;
	const pipe = isBare ? void 0 : parsePipeline(state, "template clause");
	const end = endOf(state);
	nodesOf(state).push({
		kind: "template",
		pos: token.start,
		start,
		end,
		name,
		pipe
	});
}
// src/render/helm/template/programs.ts
const MAX_TEXTS = 2e3;
const MAX_CHARACTERS = 5e5;
const programsByTable = /* @__PURE__ */ new WeakMap();
function programsOf(functions) {
	return require_start.getOrMake(programsByTable, functions, () => newPrograms(functions));
}
function textOfFile(file) {
	const span = {
		file,
		start: 0,
		end: file.text.length
	};
	return textOf$3(file.text, originOf$1("template", span), 0);
}
function newPrograms(functions) {
	const parsedFiles = /* @__PURE__ */ new WeakMap();
	const boundFiles = /* @__PURE__ */ new WeakMap();
	const texts = /* @__PURE__ */ new Map();
	let characters = 0;
	const compiled = /* @__PURE__ */ new WeakMap();
	const isFunction = (name) => isFunctionName(functions, name);
	const parseFile = (file) => require_start.getOrMake(parsedFiles, file, () => parseTemplate(file.text, isFunction));
	return {
		bindFile: (name, file) => require_start.getOrMake(require_start.getOrMake(boundFiles, file, () => /* @__PURE__ */ new Map()), name, () => bindTemplates(name, textOfFile(file), parseFile(file))),
		parse: (text) => {
			const known = texts.get(text);
			if (known !== void 0) return known;
			characters += text.length;
			if (texts.size >= MAX_TEXTS || characters > MAX_CHARACTERS) {
				texts.clear();
				characters = text.length;
			}
			const parsed = parseTemplate(text, isFunction);
			texts.set(text, parsed);
			return parsed;
		},
		compile: (root) => require_start.getOrMake(compiled, root, () => compile(root, functions))
	};
}
// src/render/helm/template/helm4-layout.ts
const PREFIX = "template: ";
function helm4Layout(levels) {
	const traces = [];
	for (const level of withLast(levels)) {
		const trace = traceOf(level);
		if (trace === void 0) return void 0;
		const before = traces.at(-1);
		if (before === void 0 || !isSame$1(before, trace)) traces.push(trace);
	}
	return traces.map(linesOf).join("").trim();
}
function withLast(levels) {
	const inner = /^template: .*?: executing ".*?" at <.*?>: error calling \S+: ([^]*)$/s.exec(levels.at(-1) ?? "")?.[1];
	return inner === void 0 ? levels : [...levels, inner];
}
function isSame$1(one, other) {
	return one.location === other.location && one.executing === other.executing && one.message === other.message;
}
function linesOf({ location, executing, message }) {
	return [
		location === "" ? "" : `${location}\n  `,
		executing === "" ? "" : `${executing}\n    `,
		message === "" ? "" : `${message}\n`
	].join("");
}
function traceOf(text) {
	if (!text.startsWith(PREFIX)) return void 0;
	const rest = text.slice(10);
	if (rest.startsWith("no template ")) return {
		location: "",
		executing: "",
		message: text
	};
	return executingTrace(rest) ?? simpleTrace(rest);
}
function executingTrace(rest) {
	const [location, after] = cut(rest, ": executing ");
	if (after === void 0 || !after.startsWith("\"")) return void 0;
	const quote = after.indexOf("\"", 1);
	if (quote === -1) return void 0;
	const behind = after.slice(quote + 1);
	if (!behind.startsWith(" at <")) return void 0;
	const [about, message] = cut(behind.slice(5), ">: ");
	if (message === void 0) return void 0;
	return {
		location,
		executing: `executing "${after.slice(1, quote)}" at <${about}>:`,
		message: withoutNext(message)
	};
}
function simpleTrace(rest) {
	const colon = rest.lastIndexOf(": ");
	if (colon === -1) return void 0;
	const message = withoutNext(rest.slice(colon + 2));
	return {
		location: rest.slice(0, colon),
		executing: "",
		message
	};
}
function withoutNext(message) {
	return cut(message, " template:")[0];
}
function cut(text, at) {
	const index = text.indexOf(at);
	return index === -1 ? [text, void 0] : [text.slice(0, index), text.slice(index + at.length)];
}
// src/render/helm/template/template-error.ts
function parseError(name, source, fault, functions) {
	const parts = parseErrorText(name, fault).split(": ");
	const text = `parse error at (${parts[1] ?? ""}): ${parts.at(-1) ?? ""}`;
	return {
		kind: "parse",
		text,
		discreet: text,
		message: fault.message,
		isOwn: false,
		about: void 0,
		at: narrowSpan(source, fault.start, fault.end),
		place: void 0,
		nearest: fault.unknown === void 0 ? void 0 : require_load.nearestName(fault.unknown, functions),
		missing: void 0
	};
}
function stoppedError(source, message) {
	return {
		kind: "execution",
		text: message,
		discreet: message,
		message,
		isOwn: false,
		about: void 0,
		at: narrowSpan(source, 0, 0),
		place: void 0,
		nearest: void 0,
		missing: void 0
	};
}
function executionError({ levels, discreet, message, about, at, place, meant, asked }, helm) {
	const own = ownMessage(message);
	return {
		kind: "execution",
		text: printedText(levels, helm),
		discreet: printedText(discreet, helm),
		message: own ?? message,
		isOwn: own !== void 0,
		about,
		at,
		place,
		nearest: meant === void 0 ? void 0 : require_load.nearestName(meant.name, meant.names),
		missing: meant?.path === void 0 ? void 0 : {
			path: meant.path,
			at: meant.at
		},
		...meant?.isTemplate === true && { lacksTemplate: true },
		...asked && { asked }
	};
}
function printedText(levels, helm) {
	const [text = ""] = levels;
	const [, position = "", ...rest] = text.split(": ");
	const own = ownMessage(rest.join(": "));
	if (own !== void 0) return `execution error at (${position}): ${own}`;
	return (helm === 4 ? helm4Layout(levels) : void 0) ?? text;
}
// src/render/helm/template/render-templates.ts
function renderTemplates(files, options) {
	const ordered = [...files].sort(inHelmsOrder);
	const programs = programsOf(options.functions);
	const set = newSet();
	for (const { name, file } of ordered) {
		const spent = chargeParsing(options.budget, file.text);
		if (spent !== void 0) return failedWith(stoppedError(textOfFile(file), spent.message));
		const bound = programs.bindFile(name, file);
		if (bound.kind === "fault") {
			const names = functionNames(options.functions);
			return failedWith(parseError(name, textOfFile(file), bound.fault, names));
		}
		for (const template of bound.all) addTemplate(set, template);
	}
	return executeAll(ordered, set, programs, options);
}
function executeAll(ordered, set, program, options) {
	const { helm, budget, afterFailure, valuesType } = options;
	const texts = /* @__PURE__ */ new Map();
	const leftOut = [];
	const shared = {
		set,
		budget,
		helm,
		program,
		included: /* @__PURE__ */ new Map(),
		missingKey: "zero"
	};
	for (const { name, values, basePath, file } of ordered) {
		const template = findTemplate(set, name);
		if (template === void 0 || isPartial(name)) continue;
		values.entries.set("Template", templateValue(name, basePath, valuesType));
		const others = () => textsOfOthers(ordered, name, set, program, options);
		const executed = runMachine(template, {
			...shared,
			dot: values,
			skipsFailures: afterFailure === "skip",
			...afterFailure === "refuse" && { hides: (quoted) => isPrintedIntoSecrets(quoted, file.text, others) }
		});
		if (executed.kind === "text") texts.set(name, repairText(withoutNoValue(executed.text)));
		else if (afterFailure !== "refuse") leftOut.push(name);
		else return failedWith(executionError(executed.error, helm));
	}
	return {
		kind: "rendered",
		texts,
		leftOut
	};
}
function textsOfOthers(ordered, failing, set, program, options) {
	const rendered = executeAll(ordered.filter(({ name }) => name !== failing), set, program, {
		...options,
		afterFailure: "leave-out"
	});
	return rendered.kind === "rendered" ? rendered.texts.values() : [];
}
function inHelmsOrder({ name: left }, { name: right }) {
	return depthOf(right) - depthOf(left) || require_check.compareText(right, left);
}
function depthOf(name) {
	return name.split("/").length;
}
function isPartial(name) {
	return name.slice(name.lastIndexOf("/") + 1).startsWith("_");
}
function templateValue(name, basePath, type) {
	const entries = [["Name", stringOf$2(name)], ["BasePath", stringOf$2(basePath)]];
	return mapValue(new Map(entries), void 0, type);
}
function failedWith(error) {
	return {
		kind: "error",
		error
	};
}
// src/render/helm/render-chart.ts
function renderChart(chart, given, release, capabilities, options) {
	const warnings = chart.warnings.map((message) => ({
		message,
		at: void 0
	}));
	const warn = (message, at) => void warnings.push({
		message,
		at
	});
	const resolved = resolveRelease(chart, given, {
		...options,
		warn
	});
	if (resolved.kind === "refused") return {
		...resolved,
		at: resolved.at ?? require_start.fileSpan(chart.path),
		warnings
	};
	const { own, values, partial, unread } = resolved;
	const misfit = versionFault$1(own, capabilities, options.helm);
	if (misfit !== void 0) return {
		...misfit,
		warnings
	};
	const leavesOut = options.missing === "leave-out" && partial.length > 0;
	const afterFailure = options.skipsFailures === true ? "skip" : leavesOut ? "leave-out" : "refuse";
	const { helm } = options;
	const executed = execute(own, values, release, capabilities, {
		helm,
		afterFailure
	});
	if (executed.kind === "refused") return {
		...executed,
		warnings
	};
	const { templates, leftOut } = executed;
	for (const { text } of templates) noteWork(OF_CHARACTER * text.text.length);
	const sorted = sortManifests(templates.filter(({ name }) => !name.endsWith("NOTES.txt")), options);
	for (const message of sorted.warnings) warn(message);
	if (sorted.kind === "refused") return {
		...sorted,
		templates,
		warnings
	};
	const crds = crdFiles(own);
	return {
		...sorted,
		kind: "rendered",
		crds,
		templates,
		partial,
		unread,
		leftOut,
		warnings
	};
}
function versionFault$1({ metadata: { kubeVersion: range }, chart }, { kubeVersion }, helm) {
	if (range.text === "" || isCompatible(range.text, kubeVersion.plain)) return void 0;
	const version = helm === 3 ? kubeVersion.plain : kubeVersion.given;
	return {
		kind: "refused",
		message: `chart requires kubeVersion: ${range.text} which is incompatible with Kubernetes ${version}`,
		at: range.pieces[0]?.origin?.span ?? require_start.fileSpan(chart.path),
		isForOthers: true
	};
}
const OF_CHARACTER = 2;
function execute(own, values, release, capabilities, { helm, afterFailure }) {
	const type = valuesType(helm);
	const files = templateFiles(own, values, {
		release: releaseValue(release),
		capabilities: capabilitiesValue(capabilities, helm),
		helm,
		valuesType: type
	});
	const budget = require_check.chartBudget();
	const rendered = renderTemplates(files, {
		functions: allFunctions(helm),
		helm,
		budget,
		valuesType: type,
		afterFailure
	});
	noteWork(require_check.unitsOf(budget));
	if (rendered.kind === "error") {
		const { error } = rendered;
		const at = error.at ?? error.place?.span ?? require_start.fileSpan(own.chart.path);
		const { text: message, discreet } = error;
		return {
			kind: "refused",
			message,
			discreet,
			at,
			isStopped: require_check.isSpent(budget),
			error
		};
	}
	const sources = new Map(files.map(({ name, file }) => [name, file]));
	return {
		kind: "executed",
		templates: [...rendered.texts].flatMap(([name, text]) => {
			const source = sources.get(name);
			return source === void 0 ? [] : [{
				name,
				text,
				source
			}];
		}),
		leftOut: rendered.leftOut
	};
}
const MANIFEST = /\.(?:ya?ml|json)$/i;
function crdFiles(chart) {
	return [...chart.chart.files.filter(({ name }) => name.startsWith("crds/") && MANIFEST.test(name)).map((file) => ({
		name: node_path.posix.join(fullPathOf(chart), file.name),
		file
	})), ...chart.dependencies.flatMap(crdFiles)];
}
// src/render/releases/chart-dependencies.ts
const MAX_IN_RUN = 1e4;
const FILE = "file://";
const FAR_AHEAD = "99999.0.0";
function withDependencies(loaded, sources, most) {
	const { chart } = loaded;
	const here = new Set(chart.dependencies.map(({ metadata }) => metadata.name.text));
	const found = [];
	let weight = weightOf(chart);
	for (const declared of chart.metadata.dependencies ?? []) {
		if (declared === void 0 || here.has(declared.name.text)) continue;
		const dependency = dependencyOf(chart, declared, sources);
		if (dependency === void 0) continue;
		weight += weightOf(dependency);
		if (weight > most) break;
		here.add(declared.name.text);
		found.push(dependency);
	}
	return found.length === 0 ? loaded : completed(loaded, found);
}
function dependencyOf(chart, { name, version: range, repository }, { at, named }) {
	if (repository.text === "") return void 0;
	const isFolder = repository.text.startsWith(FILE);
	const locked = chart.locked.get(name.text);
	const url = chartUrl(repository.text, name.text);
	const found = isFolder ? at(require_check.resolvePath(chart.path === "." ? "" : chart.path, repository.text.slice(7))) : (locked === void 0 ? void 0 : named(name.text, locked, false, url)) ?? named(name.text, range.text, satisfiesRequest(FAR_AHEAD, range.text), url);
	return found?.kind === "chart" && isFor(found.chart, name.text, range.text) ? found.chart : void 0;
}
function chartUrl(repository, name) {
	const url = require_start.withoutEndSlashes(repository);
	return url.startsWith("oci://") ? `${url}/${name}` : url;
}
function dependencyNeeds(chart, at) {
	const below = chart.path === "." ? "charts/" : `${chart.path}/`;
	return [...(chart.metadata.dependencies ?? []).flatMap((declared) => {
		if (declared === void 0 || !FETCHED.test(declared.repository.text)) return [];
		const { name, version, repository } = declared;
		const found = chart.dependencies.find(({ metadata }) => metadata.name.text === name.text);
		if (found?.path.startsWith(below) === true || ARCHIVE$2.test(chart.path)) return [];
		return [{
			type: "chart",
			url: require_start.plainUrl(chartUrl(repository.text, name.text)),
			name: name.text,
			version: chart.locked.get(name.text) ?? version.text,
			at: declared.node ?? at,
			found: found?.path
		}];
	}), ...chart.dependencies.flatMap((each) => dependencyNeeds(each, at))];
}
function otherDependency(chart) {
	const below = chart.path === "." ? "charts/" : `${chart.path}/`;
	for (const dependency of chart.dependencies) {
		const { name, version } = dependency.metadata;
		const locked = chart.locked.get(name.text);
		if (locked !== void 0 && locked !== version.text && !dependency.path.startsWith(below)) return require_start.message$1`version ${version.text} of \`${name.text}\`, a dependency of its chart, stands in for ${locked}, which is not available`;
		const other = otherDependency(dependency);
		if (other !== void 0) return other;
	}
}
const ARCHIVE$2 = /\.tgz(?:$|!)/;
const FETCHED = /^(?:https?|oci):/;
function isFor({ metadata }, name, range) {
	return metadata.name.text === name && satisfiesRequest(metadata.version.text, range);
}
const weightOf = require_start.memo((chart) => chart.dependencies.reduce((sum, each) => sum + weightOf(each), 1));
const known = /* @__PURE__ */ new WeakMap();
function completed(loaded, found) {
	const before = known.get(loaded);
	if (before?.found.length === found.length && found.every((each, at) => each === before.found[at])) return before.whole;
	const { chart } = loaded;
	const dependencies = [...chart.dependencies, ...found];
	const whole = {
		kind: "chart",
		chart: {
			...chart,
			dependencies
		}
	};
	known.set(loaded, {
		found,
		whole
	});
	return whole;
}
// src/render/releases/may-differ.ts
const OLD = allFunctions(3);
const NEW_WORDS = [...allFunctions(4).keys()].filter((name) => !OLD.has(name));
const VERSIONED = new RegExp(`\\b(?:${NEW_WORDS.join("|")}|HelmVersion|normalizedVersion)\\b|(?:^|\\n)[ \\t]+---|toYaml \\.Chart\\b`);
function mayDiffer(chart, values) {
	return isVersioned(chart) || holdsNil(values);
}
const isVersioned = require_start.memo((chart) => {
	return chart.values.length > 1 || chart.values.some(holdsNull) || chart.templates.some((file) => VERSIONED.test(sourceOf(file).text)) || chart.dependencies.some((each) => isVersioned(each));
});
function holdsNull(node) {
	return require_start.someScalar(node, (scalar) => require_check.isNull(scalar, "kubectl"));
}
function holdsNil(value) {
	if (value.kind === "map") return [...value.entries.values()].some(holdsNil);
	if (value.kind === "list") return value.items.some(holdsNil);
	return value.kind === "nil";
}
// src/render/helm/chart/load-budget.ts
const MAX_UNPACKED = 104857600;
const MAX_TOGETHER = 268435456;
const LARGEST_FILE = 5242880;
const MAX_ENTRIES = 5e4;
const DEEPEST$2 = 50;
function newLoadBudget() {
	return {
		depth: DEEPEST$2,
		left: require_check.newBudget({
			bytes: MAX_TOGETHER,
			entries: MAX_ENTRIES
		})
	};
}
// src/text/lfs-pointer.ts
const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.+\n)*?oid sha256:([0-9a-f]{64})\n/;
const POINTER_SIZE = 1024;
function lfsContentOf(bytes) {
	if (bytes.length > POINTER_SIZE || bytes[0] !== 118) return void 0;
	return LFS_POINTER.exec(new TextDecoder("latin1").decode(bytes))?.[1];
}
// src/render/helm/chart/load-subcharts.ts
function loadSubcharts(subcharts, parent, load, budget) {
	if (subcharts.size > 0 && budget.depth === 0) return {
		kind: "refused",
		message: `charts lie too deep in charts, in ${parent.name}`,
		at: require_start.fileSpan(parent.path)
	};
	const inner = budgetBelow(budget);
	const charts = [];
	for (const [name, files] of subcharts) {
		if (/^[_.]/.test(name) || isElsewhere(files)) continue;
		const loaded = loadOne(name, files, parent, (subchart) => load(subchart, inner));
		if (loaded.kind === "refused") return loaded;
		charts.push(loaded.chart);
	}
	return {
		kind: "charts",
		charts
	};
}
function isElsewhere([first]) {
	return first !== void 0 && lfsContentOf(first.bytes) !== void 0;
}
function budgetBelow(budget) {
	return {
		depth: budget.depth - 1,
		left: budget.left
	};
}
function loadOne(name, files, parent, load) {
	const [first] = files;
	if (name.endsWith(".tgz") && first !== void 0) {
		if (first.name !== name) return {
			kind: "refused",
			message: `error unpacking subchart tar in ${parent.name}: expected ${name}, got ${first.name}`,
			at: require_start.fileSpan(first.path)
		};
		return explained$1(load({
			path: first.path,
			bytes: first.bytes
		}), name, parent);
	}
	const below = files.flatMap((file) => {
		const slash = file.name.indexOf("/");
		return slash === -1 ? [] : [{
			...file,
			name: file.name.slice(slash + 1)
		}];
	});
	return explained$1(load({
		path: pathOf(name, files, parent),
		files: below
	}), name, parent);
}
function pathOf(name, [first], parent) {
	if (first?.name === name) return first.path;
	const end = first === void 0 ? -1 : first.path.length - first.name.length;
	return first === void 0 ? parent.path : first.path.slice(0, end + name.length);
}
function explained$1(loaded, name, parent) {
	if (loaded.kind === "chart") return loaded;
	return {
		...loaded,
		message: `error unpacking subchart ${name} in ${parent.name}: ${loaded.message}`
	};
}
// src/render/helm/chart/read-lock.ts
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)$/;
function readLock(file, limits) {
	const read = readChartYaml(file, limits);
	if (read.kind === "refused") return read;
	const root = read.value;
	const fault = root && lockFault(root);
	if (fault !== void 0) return {
		kind: "refused",
		...fault
	};
	const versions = /* @__PURE__ */ new Map();
	for (const item of require_start.itemsAt(root, "dependencies")) {
		const name = textAt$1(item, "name");
		const version = textAt$1(item, "version");
		if (name !== void 0 && version !== void 0) versions.set(name, version);
	}
	return require_check.done(versions);
}
function textAt$1(item, field) {
	const node = require_start.scalarAt(item, field);
	return node && require_check.stringOf(node, "kubectl");
}
function lockFault(root) {
	if (require_check.isNull(root, "kubectl")) return void 0;
	const reading = { fault: void 0 };
	if (root.kind === "map") readFields(root, {
		generated: (value) => checkTime(reading, value),
		digest: (value) => void readText$1(reading, "Lock.digest", value, EMPTY_TEXT),
		dependencies: (value) => void readItems(reading, "Lock.dependencies", "[]*chart.Dependency", value)
	});
	else fail$1(reading, "", "chart.Lock", root);
	return reading.fault && explained(reading.fault);
}
function checkTime(reading, value) {
	if (require_check.isNull(value, "kubectl")) return;
	const text = require_check.stringOf(value, "kubectl");
	if (text !== void 0 && RFC_3339.test(text)) return;
	reading.fault ??= {
		message: text === void 0 ? "Time.UnmarshalJSON: input is not a JSON string" : "parsing time: cannot parse the value as RFC 3339",
		at: value
	};
}
function explained({ message, at }) {
	return {
		message: `error unmarshaling JSON: while decoding JSON: ${message}`,
		at
	};
}
// src/render/helm/chart/read-metadata.ts
function newMetadata() {
	return {
		name: EMPTY_TEXT,
		home: EMPTY_TEXT,
		sources: void 0,
		version: EMPTY_TEXT,
		description: EMPTY_TEXT,
		keywords: void 0,
		maintainers: void 0,
		icon: EMPTY_TEXT,
		apiVersion: EMPTY_TEXT,
		condition: EMPTY_TEXT,
		tags: EMPTY_TEXT,
		appVersion: EMPTY_TEXT,
		deprecated: false,
		annotations: void 0,
		kubeVersion: EMPTY_TEXT,
		dependencies: void 0,
		type: EMPTY_TEXT
	};
}
function readMetadata(root, metadata) {
	const reading = { fault: void 0 };
	if (root.kind === "map") readInto(reading, root, metadata);
	else if (!require_check.isNull(root, "kubectl")) fail$1(reading, "", "chart.Metadata", root);
	return reading.fault;
}
const TEXT_FIELDS = [...[
	"name",
	"home",
	"version",
	"description",
	"icon",
	"apiVersion"
], ...[
	"condition",
	"tags",
	"appVersion",
	"kubeVersion",
	"type"
]];
function readInto(reading, root, metadata) {
	const texts = TEXT_FIELDS.map((field) => {
		const read = (value) => {
			metadata[field] = readText$1(reading, `Metadata.${field}`, value, metadata[field]);
		};
		return [field, read];
	});
	readFields(root, {
		...Object.fromEntries(texts),
		sources: (value) => {
			metadata.sources = readTexts(reading, "Metadata.sources", value);
		},
		keywords: (value) => {
			metadata.keywords = readTexts(reading, "Metadata.keywords", value);
		},
		maintainers: (value) => {
			metadata.maintainers = readMaintainers(reading, value, metadata.maintainers ?? []);
		},
		deprecated: (value) => {
			metadata.deprecated = readBool(reading, "Metadata.deprecated", value, metadata.deprecated);
		},
		annotations: (value) => {
			const read = readTextMap(reading, "Metadata.annotations", value);
			metadata.annotations = read && new Map([...metadata.annotations ?? [], ...read]);
		},
		dependencies: (value) => {
			metadata.dependencies = readDependencies(reading, value, metadata.dependencies ?? []);
		}
	});
}
function readMaintainers(reading, node, before) {
	return readItems(reading, "Metadata.maintainers", "[]*chart.Maintainer", node)?.map((item, index) => {
		if (require_check.isNull(item, "kubectl")) return void 0;
		const maintainer = { ...before[index] ?? {
			name: EMPTY_TEXT,
			email: EMPTY_TEXT,
			url: EMPTY_TEXT
		} };
		if (item.kind !== "map") {
			fail$1(reading, "Metadata.maintainers", "chart.Maintainer", item);
			return maintainer;
		}
		const text = (field) => (value) => {
			const path = `Metadata.maintainers.${field}`;
			maintainer[field] = readText$1(reading, path, value, maintainer[field]);
		};
		readFields(item, {
			name: text("name"),
			email: text("email"),
			url: text("url")
		});
		return maintainer;
	});
}
function readDependencies(reading, node, before) {
	return readItems(reading, "Metadata.dependencies", "[]*chart.Dependency", node)?.map((item, index) => {
		if (require_check.isNull(item, "kubectl")) return void 0;
		const dependency = { ...before[index] ?? newDependency() };
		if (item.kind === "map") readDependency(reading, item, dependency);
		else fail$1(reading, "Metadata.dependencies", "chart.Dependency", item);
		return dependency;
	});
}
function newDependency() {
	return {
		name: EMPTY_TEXT,
		version: EMPTY_TEXT,
		repository: EMPTY_TEXT,
		condition: EMPTY_TEXT,
		tags: [],
		enabled: false,
		importValues: [],
		alias: EMPTY_TEXT,
		node: void 0
	};
}
function readDependency(reading, item, dependency) {
	const path = "Metadata.dependencies";
	const text = (field) => (value) => {
		dependency[field] = readText$1(reading, `${path}.${field}`, value, dependency[field]);
	};
	dependency.node = item;
	readFields(item, {
		name: text("name"),
		version: text("version"),
		repository: text("repository"),
		condition: text("condition"),
		alias: text("alias"),
		tags: (value) => {
			dependency.tags = readTexts(reading, `${path}.tags`, value) ?? [];
		},
		enabled: (value) => {
			dependency.enabled = readBool(reading, `${path}.enabled`, value, dependency.enabled);
		},
		"import-values": (value) => {
			dependency.importValues = readItems(reading, `${path}.import-values`, "[]interface {}", value) ?? [];
		}
	});
}
// src/render/helm/chart/read-values-file.ts
function readValuesFile(file, limits, helm) {
	const documents = [];
	const words = helm === 4 ? "cannot unmarshal yaml document: " : "";
	for (const range of rangesOf(file, helm)) {
		const read = readChartYaml(file, limits, range, helm === 4);
		if (read.kind === "refused") return {
			...read,
			message: words + read.message
		};
		const root = read.value;
		if (root?.kind === "map") documents.push(root);
		else if (root !== void 0 && !require_check.isNull(root, "kubectl")) return {
			kind: "refused",
			message: `${words}error unmarshaling JSON: while decoding JSON: json: cannot unmarshal ${require_check.jsonTypeName(root, "kubectl")} into Go value of type map[string]interface {}`,
			at: root,
			isNoMap: true
		};
	}
	return require_check.done(documents);
}
function rangesOf({ text }, helm) {
	return helm === 3 ? [{
		start: 0,
		end: text.length
	}] : [...require_check.splitDocuments(text, 0)];
}
// src/render/helm/chart/read-tar.ts
const BLOCK = 512;
const INVALID = "archive/tar: invalid tar header";
const CUT_OFF = "unexpected EOF";
function readTar(bytes, most) {
	const entries = [];
	let extension = {};
	for (let at = 0;;) {
		const header = headerAt(bytes, at);
		if (header === "end") return require_check.done(entries);
		if ("fault" in header) return require_check.refusal(header.fault);
		at += BLOCK;
		const size = extension.size ?? header.size;
		const hasBytes = !LINKS.has(header.type);
		const end = at + (hasBytes ? size : 0);
		if (end > bytes.length) return require_check.refusal(CUT_OFF);
		const content = bytes.subarray(at, end);
		at += Math.ceil((end - at) / BLOCK) * BLOCK;
		if (EXTENSIONS.has(header.type)) {
			const read = extensionOf(header.type, content);
			if (read === void 0) return require_check.refusal(INVALID);
			Object.assign(extension, read);
			continue;
		}
		if (header.type !== "g") {
			if (entries.length === most) return require_check.refusal(tooMany(most));
			entries.push(entryOf(header, extension.name ?? header.name, hasBytes ? size : 0, content));
		}
		extension = {};
	}
}
function tooMany(most) {
	return `the archive has more than ${most} entries, the limit`;
}
function entryOf({ type }, name, size, bytes) {
	return {
		name,
		isFolder: type === "5" || name.endsWith("/"),
		size,
		bytes
	};
}
const LINKS = /* @__PURE__ */ new Set([
	"1",
	"2",
	"3",
	"4",
	"5",
	"6"
]);
const EXTENSIONS = /* @__PURE__ */ new Set([
	"x",
	"L",
	"K"
]);
const KNOWN = /* @__PURE__ */ new Set([
	"0",
	"7",
	"g",
	...LINKS,
	...EXTENSIONS
]);
function headerAt(bytes, at) {
	const block = bytes.subarray(at, at + BLOCK);
	if (block.length === 0) return "end";
	if (block.length < BLOCK) return { fault: CUT_OFF };
	if (block.every((byte) => byte === 0)) return bytes.subarray(at + BLOCK, at + 2 * BLOCK).every((byte) => byte === 0) ? "end" : { fault: INVALID };
	if (!hasRightChecksum(block)) return { fault: INVALID };
	const size = numberAt(block, 124, 12);
	if (size === void 0) return { fault: INVALID };
	const letter = String.fromCharCode(block[156] ?? 0);
	const type = letter === "\0" ? "0" : letter;
	if (type === "S") return { fault: "the archive holds a sparse file" };
	return {
		name: nameOf$1(block),
		type: KNOWN.has(type) ? type : "0",
		size
	};
}
function nameOf$1(block) {
	const name = textAt(block, 0, 100);
	const prefix = textAt(block, 257, 6) === "ustar" ? textAt(block, 345, 155) : "";
	return prefix === "" ? name : `${prefix}/${name}`;
}
function hasRightChecksum(block) {
	const written = numberAt(block, 148, 8);
	let unsigned = 0;
	let signed = 0;
	for (const [index, byte] of block.entries()) {
		const counted = index >= 148 && index < 156 ? 32 : byte;
		unsigned += counted;
		signed += counted > 127 ? counted - 256 : counted;
	}
	return written === unsigned || written === signed;
}
function numberAt(block, at, length) {
	const first = block[at] ?? 0;
	if ((first & 128) !== 0) {
		if ((first & 64) !== 0) return void 0;
		let value = first & 63;
		for (let index = 1; index < length; index++) value = value * 256 + (block[at + index] ?? 0);
		return Number.isSafeInteger(value) ? value : void 0;
	}
	const digits = textAt(block, at, length).replaceAll(/^[ \0]+|(?<![ \0])[ \0]+$/g, "");
	if (digits === "") return 0;
	return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : void 0;
}
function textAt(block, at, length) {
	const field = block.subarray(at, at + length);
	const end = field.indexOf(0);
	return decode(end === -1 ? field : field.subarray(0, end));
}
function decode(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
function extensionOf(type, content) {
	if (type === "x") return paxRecords(content);
	if (type === "L") return { name: textAt(content, 0, content.length) };
	return {};
}
function paxRecords(content) {
	const extension = {};
	for (let at = 0; at < content.length;) {
		const space = content.indexOf(32, at);
		const length = space === -1 ? NaN : Number(decode(content.subarray(at, space)));
		const end = at + length;
		if (!(length > space - at + 1) || end > content.length) return void 0;
		const [key = "", ...value] = decode(content.subarray(space + 1, end - 1)).split("=");
		if (key === "path") extension.name = value.join("=");
		if (key === "size") extension.size = Number(value.join("="));
		at = end;
	}
	const { size } = extension;
	return size === void 0 || Number.isSafeInteger(size) ? extension : void 0;
}
// src/render/helm/chart/unpack-archive.ts
const DRIVE = /^[a-zA-Z]:\//;
const TOO_LARGE = `decompressed chart is larger than the maximum file size ${MAX_UNPACKED}`;
const HEADERS = 16777216;
function unpackArchive(bytes, path, budget) {
	const unzipped = unzip(bytes, budget);
	if (unzipped.kind === "refused") return unzipped;
	const tar = readTar(unzipped.value, budget.left.entries);
	if (tar.kind === "refused") return tar;
	budget.left.entries -= tar.value.length;
	const files = [];
	let room = roomFor(budget);
	for (const entry of tar.value) {
		if (entry.isFolder) continue;
		const name = nameOf(entry);
		const fault = name.fault ?? sizeFault(entry, room);
		if (fault !== void 0) return require_check.refusal(fault);
		room -= entry.bytes.length;
		budget.left.bytes -= entry.bytes.length;
		files.push({
			name: name.name,
			path: `${path}!/${name.name}`,
			bytes: withoutMark(entry.bytes)
		});
	}
	return files.length === 0 ? require_check.refusal("no files in chart archive") : require_check.done(files);
}
function unzip(bytes, budget) {
	if (bytes[0] !== 31 || bytes[1] !== 139) return require_check.refusal(bytes.length === 0 ? "EOF" : "gzip: invalid header");
	try {
		return require_check.done((0, node_zlib.gunzipSync)(bytes, { maxOutputLength: roomFor(budget) + HEADERS }));
	} catch (error) {
		return require_check.refusal(zipFault(error));
	}
}
function zipFault(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (code === "ERR_BUFFER_TOO_LARGE") return TOO_LARGE;
	if (code === "Z_BUF_ERROR") return "unexpected EOF";
	return code === "Z_DATA_ERROR" ? "flate: corrupt input" : "gzip: invalid header";
}
function nameOf({ name: written }) {
	const [first = "", ...rest] = written.split(written.includes("\\") ? "\\" : "/");
	const below = rest.join("/");
	if (below.startsWith("/")) return bad("chart illegally contains absolute paths");
	const name = below === "" ? "." : node_path.posix.normalize(below).replace(/\/$/, "");
	if (name === ".") return bad(`chart illegally contains content outside the base directory: ${JSON.stringify(written)}`);
	if (name.startsWith("..")) return bad("chart illegally references parent directory");
	if (DRIVE.test(name)) return bad("chart contains illegally named files");
	return first === "Chart.yaml" ? bad("chart yaml not in base directory") : { name };
}
function bad(fault) {
	return {
		name: "",
		fault
	};
}
function roomFor({ left }) {
	return Math.min(MAX_UNPACKED, left.bytes);
}
function sizeFault({ name, size }, room) {
	if (size > room) return TOO_LARGE;
	if (size <= 5242880) return void 0;
	return `decompressed chart file ${JSON.stringify(name)} is larger than the maximum file size ${LARGEST_FILE}`;
}
// src/render/helm/chart/validate-metadata.ts
const TYPES = /* @__PURE__ */ new Set([
	"",
	"application",
	"library"
]);
const ALIAS = /^[a-zA-Z0-9_-]+$/;
function validateMetadata(metadata) {
	cleanTexts(metadata);
	return nameFault(metadata) ?? versionFault(metadata) ?? maintainersFault(metadata) ?? dependenciesFault(metadata);
}
function cleanTexts(metadata) {
	for (const field of [
		"name",
		"description",
		"home",
		"icon",
		"condition",
		"tags",
		"appVersion",
		"kubeVersion"
	]) metadata[field] = cleanText(metadata[field]);
	metadata.sources = metadata.sources?.map(cleanText);
	metadata.keywords = metadata.keywords?.map(cleanText);
}
function nameFault({ apiVersion, name }) {
	if (apiVersion.text === "") return fault("chart.metadata.apiVersion is required");
	const { text } = name;
	if (text === "") return fault("chart.metadata.name is required");
	if (text === "." || text === "..") return fault(`chart.metadata.name ${JSON.stringify(text)} is not allowed`, name);
	return text.includes("/") ? fault(`chart.metadata.name ${JSON.stringify(text)} is invalid`, name) : void 0;
}
function versionFault({ version, type }) {
	if (version.text === "") return fault("chart.metadata.version is required");
	if (typeof parseVersion(version.text) === "string") return fault(`chart.metadata.version ${JSON.stringify(version.text)} is invalid`, version);
	return TYPES.has(type.text) ? void 0 : fault("chart.metadata.type must be application or library", type);
}
function maintainersFault(metadata) {
	if (metadata.maintainers?.includes(void 0) === true) return fault("maintainers must not contain empty or null nodes");
	for (const maintainer of metadata.maintainers ?? []) {
		if (maintainer === void 0) continue;
		maintainer.name = cleanText(maintainer.name);
		maintainer.email = cleanText(maintainer.email);
		maintainer.url = cleanText(maintainer.url);
	}
}
function dependenciesFault({ dependencies = [] }) {
	const names = /* @__PURE__ */ new Set();
	for (const dependency of dependencies) {
		if (dependency === void 0) return fault("dependencies must not contain empty or null nodes");
		cleanDependency(dependency);
		const { name, alias } = dependency;
		if (alias.text !== "" && !ALIAS.test(alias.text)) return fault(`dependency ${JSON.stringify(name.text)} has disallowed characters in the alias`, alias);
		const key = alias.text === "" ? name : alias;
		if (names.has(key.text)) return fault(`more than one dependency with name or alias ${JSON.stringify(key.text)}`, key);
		names.add(key.text);
	}
}
function cleanDependency(dependency) {
	dependency.name = cleanText(dependency.name);
	dependency.version = cleanText(dependency.version);
	dependency.repository = cleanText(dependency.repository);
	dependency.condition = cleanText(dependency.condition);
	dependency.tags = dependency.tags.map(cleanText);
}
function fault(message, text) {
	return {
		message: `validation: ${message}`,
		at: text?.pieces[0]?.origin?.span
	};
}
const SPACE = /[\s\u0085]/u;
const PRINTABLE = /[\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;
function cleanText(text) {
	if (/^[ -~]*$/.test(text.text)) return text;
	return mapText(text, (run) => Array.from(run, (char) => SPACE.test(char) ? " " : PRINTABLE.test(char) ? char : "").join(""));
}
// src/render/helm/chart/load-chart.ts
const OLD_DEPENDENCIES = "Warning: Dependencies are handled in Chart.yaml since apiVersion \"v2\". We recommend migrating dependencies to Chart.yaml.";
const OLD_LOCK = "Warning: Dependency locking is handled in Chart.lock since apiVersion \"v2\". We recommend migrating to Chart.lock.";
function loadChart(path, files, options, budget = newLoadBudget()) {
	const loading = newLoading(path, options);
	const refusal = readOwnFiles(loading, files);
	if (refusal !== void 0) return refusal;
	const { metadata } = loading;
	if (metadata === void 0) return refused(loading, "Chart.yaml file is missing");
	const fault = validateMetadata(metadata);
	if (fault !== void 0) return refused(loading, fault.message, fault.at);
	const load = (below, inner) => "bytes" in below ? loadArchive(below.path, below.bytes, options, inner) : loadChart(below.path, below.files, options, inner);
	const parent = {
		name: metadata.name.text,
		path
	};
	const loaded = loadSubcharts(loading.subcharts, parent, load, budget);
	if (loaded.kind === "refused") return loaded;
	return {
		kind: "chart",
		chart: finish(loading, metadata, loaded.charts)
	};
}
function loadArchive(path, bytes, options, budget = newLoadBudget()) {
	const unpacked = unpackArchive(bytes, path, budget);
	if (unpacked.kind === "done") return loadChart(path, unpacked.value, options, budget);
	return {
		...unpacked,
		at: require_start.fileSpan(path)
	};
}
function newLoading(path, options) {
	return {
		path,
		options,
		metadata: void 0,
		values: [],
		schema: void 0,
		locked: /* @__PURE__ */ new Map(),
		templates: [],
		files: [],
		subcharts: /* @__PURE__ */ new Map(),
		warnings: []
	};
}
function finish({ path, values, schema, locked, templates, files, warnings }, metadata, dependencies) {
	return {
		path,
		metadata,
		values,
		schema,
		locked,
		templates,
		files,
		dependencies,
		warnings: [...warnings, ...dependencies.flatMap((chart) => chart.warnings)]
	};
}
function refused(loading, message, at = require_start.fileSpan(loading.path)) {
	return {
		kind: "refused",
		message,
		at
	};
}
function readOwnFiles(loading, files) {
	const own = files.filter(({ name }) => name === "Chart.yaml");
	const others = files.filter(({ name }) => name !== "Chart.yaml");
	return require_start.firstOf([...own, ...others], (file) => readOwnFile(loading, file));
}
function readOwnFile(loading, file) {
	switch (file.name) {
		case "Chart.yaml": return readMetadataFile(loading, file);
		case "Chart.lock": return takeLock(loading, file);
		case "values.yaml": return readValues(loading, file);
		case "values.schema.json":
			loading.schema = file;
			return;
		case "requirements.yaml": return readMetadataFile(loading, file) ?? keepOld(loading, file, OLD_DEPENDENCIES);
		case "requirements.lock": return takeLock(loading, file) ?? keepOld(loading, file, OLD_LOCK);
		default: return sortFile(loading, file);
	}
}
function sortFile(loading, file) {
	const { name } = file;
	if (name.startsWith("templates/")) loading.templates.push(file);
	else if (name.startsWith("charts/") && !name.endsWith(".prov")) {
		const below = {
			...file,
			name: name.slice(7)
		};
		const [chart = ""] = below.name.split("/", 1);
		require_start.appendTo(loading.subcharts, chart, below);
	} else loading.files.push(file);
}
function readMetadataFile(loading, file) {
	const read = readChartYaml(sourceOf(file), loading.options.limits);
	if (read.kind === "refused") return refused(loading, `cannot load ${file.name}: ${read.message}`, read.at);
	loading.metadata ??= newMetadata();
	const fault = read.value && readMetadata(read.value, loading.metadata);
	if (fault !== void 0) return refused(loading, `cannot load ${file.name}: error unmarshaling JSON: while decoding JSON: ${fault.message}`, fault.at);
	if (file.name === "Chart.yaml" && loading.metadata.apiVersion.text === "") loading.metadata.apiVersion = textOf$3("v1");
}
function keepOld(loading, file, warning) {
	loading.metadata ??= newMetadata();
	if (loading.metadata.apiVersion.text === "v1") loading.files.push(file);
	else loading.warnings.push(warning);
}
function takeLock(loading, file) {
	const read = readLock(sourceOf(file), loading.options.limits);
	if (read.kind === "refused") return refused(loading, `cannot load ${file.name}: ${read.message}`, read.at);
	loading.locked = read.value;
}
function readValues(loading, file) {
	const { limits, helm } = loading.options;
	const read = readValuesFile(sourceOf(file), limits, helm);
	if (read.kind === "refused") return refused(loading, `cannot load values.yaml: ${read.message}`, read.at);
	loading.values = read.value;
}
// src/render/releases/preview/app.tpl?raw
var app_default = "{{- /* What the common library of 1.x, and that of k8s-at-home, makes of values that are one pod: its `env`, `envFrom`, `persistence` \u2026 */ -}}\n{{- $full := include \"fullName\" . -}}\n{{- $controller := .Values.controller | default dict -}}\n{{- $isBjw := eq (include \"isBjw\" .) \"true\" -}}\n{{- $root := . -}}\n{{- $metadata := dict \"name\" $full -}}\n{{- with .Release.Namespace -}}{{- $_ := set $metadata \"namespace\" . -}}{{- end -}}\n{{- if and $isBjw (eq (toString (.Values.serviceAccount | default dict).create) \"true\") -}}\n  {{- $owner := dict \"kubernetes.io/service-account.name\" (.Values.serviceAccount.name | default $full) -}}\n  {{- $token := dict \"enabled\" true \"annotations\" $owner \"type\" \"kubernetes.io/service-account-token\" -}}\n  {{- $_ := set .Values \"secrets\" (merge (dict \"sa-token\" $token) (.Values.secrets | default dict)) -}}\n{{- end -}}\n{{- range $field, $type := dict \"configMaps\" \"ConfigMap\" \"configmap\" \"ConfigMap\" \"secrets\" \"Secret\" -}}\n  {{- range $id, $item := (get $root.Values $field | default dict) -}}\n    {{- if and (kindIs \"map\" $item) $item.enabled }}\n---\napiVersion: v1\nkind: {{ $type }}\nmetadata:\n  name: {{ printf \"%s-%v\" $full ($item.nameOverride | default $id) }}\n      {{- with $root.Release.Namespace }}\n  namespace: {{ . }}\n      {{- end }}\n      {{- with $item.annotations }}\n  annotations:\n        {{- toYaml . | nindent 4 }}\n      {{- end }}\n      {{- with $item.type }}\ntype: {{ . }}\n      {{- end }}\n      {{- with $item.data }}\ndata:\n        {{- tpl (toYaml .) $root | nindent 2 }}\n      {{- end }}\n      {{- with $item.stringData }}\nstringData:\n        {{- tpl (toYaml .) $root | nindent 2 }}\n      {{- end }}\n    {{ end -}}\n  {{- end -}}\n{{- end -}}\n{{- if and .Values.secret (not $isBjw) }}\n---\napiVersion: v1\nkind: Secret\nmetadata:\n  {{- toYaml $metadata | nindent 2 }}\ntype: Opaque\nstringData:\n  {{- toYaml .Values.secret | nindent 2 }}\n{{ end -}}\n{{- if or (not (hasKey $controller \"enabled\")) $controller.enabled }}\n  {{- $pod := dict \"enableServiceLinks\" (ternary .Values.enableServiceLinks true (kindIs \"bool\" .Values.enableServiceLinks)) -}}\n  {{- include \"onePod\" (dict \"root\" . \"full\" $full \"into\" $pod) -}}\n  {{- $podMetadata := dict \"labels\" (merge (deepCopy (.Values.podLabels | default dict)) (dict \"app.kubernetes.io/name\" (include \"shortName\" .) \"app.kubernetes.io/instance\" .Release.Name)) -}}\n  {{- with .Values.podAnnotations -}}{{- $_ := set $podMetadata \"annotations\" . -}}{{- end -}}\n  {{- $template := dict \"metadata\" $podMetadata \"spec\" $pod -}}\n  {{- $type := $controller.type | default \"deployment\" -}}\n  {{- with $controller.annotations -}}{{- $metadata = merge (dict \"annotations\" .) $metadata -}}{{- end }}\n---\n  {{- if eq $type \"cronjob\" }}\n{{ dict \"apiVersion\" \"batch/v1\" \"kind\" \"CronJob\" \"metadata\" $metadata \"spec\" (dict \"jobTemplate\" (dict \"spec\" (dict \"template\" $template))) | toYaml }}\n  {{- else if has $type (list \"deployment\" \"daemonset\" \"statefulset\") }}\n    {{- $spec := dict \"template\" $template -}}\n    {{- if eq $type \"statefulset\" -}}\n      {{- $claims := list -}}\n      {{- range .Values.volumeClaimTemplates -}}{{- $claims = append $claims (dict \"metadata\" (dict \"name\" .name)) -}}{{- end -}}\n      {{- $_ := set $spec \"volumeClaimTemplates\" $claims -}}\n    {{- end }}\n{{ dict \"apiVersion\" \"apps/v1\" \"kind\" (get (dict \"deployment\" \"Deployment\" \"daemonset\" \"DaemonSet\" \"statefulset\" \"StatefulSet\") $type) \"metadata\" $metadata \"spec\" $spec | toYaml }}\n  {{- else -}}{{- fail \"a type that is not known\" -}}\n  {{- end }}\n{{ end -}}\n\n{{- define \"isBjw\" -}}{{ or (contains \"app-template\" .Chart.Name) (eq (toString .library) \"bjw-s\") }}{{- end -}}\n\n{{- define \"onePod\" -}}\n  {{- $root := .root -}}\n  {{- $values := .root.Values -}}\n  {{- $into := .into -}}\n  {{- $others := dict -}}\n  {{- range $field, $maps := dict \"initContainers\" (list $values.initContainers) \"containers\" (list $values.sidecars $values.additionalContainers) -}}\n    {{- $list := list -}}\n    {{- $merged := dict -}}\n    {{- range $maps -}}{{- if kindIs \"map\" . -}}{{- $merged = merge $merged . -}}{{- end -}}{{- end -}}\n    {{- range $name, $container := $merged -}}\n      {{- $copy := merge (dict \"name\" ($container.name | default $name)) (deepCopy $container) -}}\n      {{- if $container.env -}}{{- include \"env\" (dict \"root\" $root \"env\" $container.env \"into\" $copy) -}}{{- end -}}\n      {{- if contains \"{{\" (toYaml $copy) -}}{{- $copy = tpl (toYaml $copy) $root | fromYaml -}}{{- end -}}\n      {{- $list = append $list $copy -}}\n    {{- end -}}\n    {{- $_ := set $others $field $list -}}\n  {{- end -}}\n  {{- $main := dict \"name\" .full -}}\n  {{- with $values.image -}}{{- with .repository -}}{{- $_ := set $main \"image\" (printf \"%s:%s\" . (toString ($values.image.tag | default \"\"))) -}}{{- end -}}{{- end -}}\n  {{- range $field := list \"command\" \"args\" -}}\n    {{- $words := get $values $field -}}\n    {{- if and $words (kindIs \"string\" $words) -}}{{- $words = list $words -}}{{- end -}}\n    {{- if $words -}}{{- $_ := set $main $field $words -}}{{- end -}}\n  {{- end -}}\n  {{- with $values.resources -}}{{- $_ := set $main \"resources\" . -}}{{- end -}}\n  {{- include \"podOptions\" (dict \"options\" (omit $values \"securityContext\" \"serviceAccount\") \"own\" dict \"isMerged\" false \"into\" $into) -}}\n  {{- with $values.podSecurityContext -}}{{- $_ := set $into \"securityContext\" . -}}{{- end -}}\n  {{- include \"containerOptions\" (dict \"values\" $values \"into\" $main) -}}\n  {{- if $values.env -}}{{- include \"env\" (dict \"root\" $root \"env\" $values.env \"into\" $main) -}}{{- end -}}\n  {{- $from := $values.envFrom | default list -}}\n  {{- if and $values.secret (ne (include \"isBjw\" $root) \"true\") -}}{{- $from = append $from (dict \"secretRef\" (dict \"name\" .full)) -}}{{- end -}}\n  {{- if $from -}}{{- $_ := set $main \"envFrom\" $from -}}{{- end -}}\n  {{- $volumes := list -}}\n  {{- $mounts := list -}}\n  {{- range $name, $item := ($values.persistence | default dict) -}}\n    {{- if and (kindIs \"map\" $item) $item.enabled -}}\n      {{- $volume := dict \"name\" $name -}}\n      {{- include \"volume\" (dict \"root\" $root \"values\" $item \"id\" $name \"into\" $volume) -}}\n      {{- $volumes = append $volumes $volume -}}\n      {{- if kindIs \"slice\" $item.subPath -}}\n        {{- range $item.subPath -}}{{- $mounts = append $mounts (dict \"name\" $name \"subPath\" .path \"mountPath\" .mountPath) -}}{{- end -}}\n      {{- else -}}\n        {{- $path := $item.mountPath | default (ternary $item.hostPath (printf \"/%v\" $name) (eq (toString $item.type) \"hostPath\")) -}}\n        {{- $mount := dict \"name\" $name \"mountPath\" $path -}}\n        {{- if $item.subPath -}}{{- $_ := set $mount \"subPath\" $item.subPath -}}{{- end -}}\n        {{- if $item.readOnly -}}{{- $_ := set $mount \"readOnly\" $item.readOnly -}}{{- end -}}\n        {{- if ne $path \"-\" -}}{{- $mounts = append $mounts $mount -}}{{- end -}}\n      {{- end -}}\n    {{- end -}}\n  {{- end -}}\n  {{- if eq (toString ($values.controller | default dict).type) \"statefulset\" -}}\n    {{- range $values.volumeClaimTemplates -}}{{- $mounts = append $mounts (dict \"mountPath\" .mountPath \"name\" .name) -}}{{- end -}}\n  {{- end -}}\n  {{- if $mounts -}}{{- $_ := set $main \"volumeMounts\" $mounts -}}{{- end -}}\n  {{- if $volumes -}}{{- $_ := set $into \"volumes\" $volumes -}}{{- end -}}\n  {{- if $others.initContainers -}}{{- $_ := set $into \"initContainers\" $others.initContainers -}}{{- end -}}\n  {{- $_ := set $into \"containers\" (prepend $others.containers $main) -}}\n{{- end -}}\n";
// src/render/releases/preview/controllers.tpl?raw
var controllers_default = "{{- /* What the common library from 2 on makes of `controllers`, `persistence`, `configMaps` and `secrets`, as far as environments go. */ -}}\n{{- $major := include \"major\" . | int -}}\n{{- $root := . -}}\n{{- $accounts := .Values.serviceAccount | default dict -}}\n{{- if and (le $major 3) (eq (toString $accounts.create) \"true\") -}}\n  {{- $id := ternary \"default-sa-token\" \"sa-token\" (semverCompare \">=3.5.0-0\" .Chart.Version) -}}\n  {{- $owner := dict \"kubernetes.io/service-account.name\" ($accounts.name | default (include \"fullName\" .)) -}}\n  {{- $token := dict \"enabled\" true \"annotations\" $owner \"type\" \"kubernetes.io/service-account-token\" -}}\n  {{- $_ := set .Values \"secrets\" (merge (dict $id $token) (.Values.secrets | default dict)) -}}\n{{- end -}}\n{{- if ge $major 4 -}}\n  {{- range $id, $account := $accounts -}}\n    {{- if kindIs \"map\" $account -}}\n      {{- if $account.staticToken -}}\n        {{- $name := include \"nameOf\" (dict \"root\" $root \"id\" $id \"values\" $account \"count\" (len $accounts) \"type\" \"source\") -}}\n        {{- $owner := dict \"kubernetes.io/service-account.name\" $name -}}\n        {{- $token := dict \"suffix\" (printf \"%s-sa-token\" $id) \"annotations\" $owner \"type\" \"kubernetes.io/service-account-token\" -}}\n        {{- $_ := set $root.Values \"secrets\" (merge (dict (printf \"%s-sa-token\" $id) $token) ($root.Values.secrets | default dict)) -}}\n      {{- end -}}\n    {{- end -}}\n  {{- end -}}\n{{- end -}}\n{{- include \"sources\" (dict \"root\" . \"from\" .Values.configMaps \"type\" \"ConfigMap\") -}}\n{{- include \"sources\" (dict \"root\" . \"from\" .Values.secrets \"type\" \"Secret\") -}}\n{{- if ge $major 5 -}}{{- include \"externalSecrets\" . -}}{{- end -}}\n{{- if ge $major 3 -}}{{- include \"rawResources\" . -}}{{- end -}}\n{{- $controllers := dict -}}\n{{- include \"enabled\" (dict \"from\" .Values.controllers \"into\" $controllers) -}}\n{{- range $id, $controller := $controllers }}\n  {{- $type := $controller.type | default \"deployment\" -}}\n  {{- $name := include \"nameOf\" (dict \"root\" $ \"id\" $id \"values\" $controller \"count\" (len $controllers) \"type\" \"controller\") -}}\n  {{- $pod := dict -}}\n  {{- include \"podSpec\" (dict \"root\" $ \"id\" $id \"controller\" $controller \"into\" $pod) -}}\n  {{- $metadata := dict \"labels\" (include \"podLabels\" (dict \"root\" $ \"id\" $id \"controller\" $controller) | fromYaml) -}}\n  {{- with merge (dig \"pod\" \"annotations\" dict $controller | deepCopy) (($.Values.defaultPodOptions | default dict).annotations | default dict) -}}\n    {{- $_ := set $metadata \"annotations\" . -}}\n  {{- end -}}\n  {{- $template := dict \"metadata\" $metadata \"spec\" $pod }}\n---\n{{ include \"workload\" (dict \"type\" $type \"name\" $name \"controller\" $controller \"namespace\" $.Release.Namespace \"template\" $template) }}\n{{ end -}}\n\n{{- define \"workload\" -}}\n  {{- $metadata := dict \"name\" .name -}}\n  {{- with .namespace -}}{{- $_ := set $metadata \"namespace\" . -}}{{- end -}}\n  {{- with .controller.annotations -}}{{- $_ := set $metadata \"annotations\" . -}}{{- end -}}\n  {{- if eq .type \"cronjob\" -}}\n    {{- dict \"apiVersion\" \"batch/v1\" \"kind\" \"CronJob\" \"metadata\" $metadata \"spec\" (dict \"schedule\" (dig \"cronjob\" \"schedule\" \"*/20 * * * *\" .controller) \"jobTemplate\" (dict \"spec\" (dict \"template\" .template))) | toYaml -}}\n  {{- else if eq .type \"job\" -}}\n    {{- dict \"apiVersion\" \"batch/v1\" \"kind\" \"Job\" \"metadata\" $metadata \"spec\" (dict \"template\" .template) | toYaml -}}\n  {{- else if eq .type \"statefulset\" -}}\n    {{- $claims := list -}}\n    {{- range (dig \"statefulset\" \"volumeClaimTemplates\" list .controller) -}}{{- $claims = append $claims (dict \"metadata\" (dict \"name\" .name)) -}}{{- end -}}\n    {{- dict \"apiVersion\" \"apps/v1\" \"kind\" \"StatefulSet\" \"metadata\" $metadata \"spec\" (dict \"template\" .template \"volumeClaimTemplates\" $claims) | toYaml -}}\n  {{- else if has .type (list \"deployment\" \"daemonset\") -}}\n    {{- dict \"apiVersion\" \"apps/v1\" \"kind\" (ternary \"DaemonSet\" \"Deployment\" (eq .type \"daemonset\")) \"metadata\" $metadata \"spec\" (dict \"template\" .template) | toYaml -}}\n  {{- else -}}{{- fail \"a type that is not known\" -}}\n  {{- end -}}\n{{- end -}}\n\n{{- define \"podLabels\" -}}\n  {{- $major := include \"major\" .root | int -}}\n  {{- $labels := dict (ternary \"app.kubernetes.io/controller\" \"app.kubernetes.io/component\" (ge $major 4)) .id \"app.kubernetes.io/instance\" .root.Release.Name \"app.kubernetes.io/name\" (include \"shortName\" .root) -}}\n  {{- merge (dig \"pod\" \"labels\" dict .controller | deepCopy) ((.root.Values.defaultPodOptions | default dict).labels | default dict) $labels | toYaml -}}\n{{- end -}}\n\n{{- /* root, id, controller, into */ -}}\n{{- define \"podSpec\" -}}\n  {{- $args := . -}}\n  {{- $into := .into -}}\n  {{- $major := include \"major\" .root | int -}}\n  {{- $options := .root.Values.defaultPodOptions | default dict -}}\n  {{- $own := .controller.pod | default dict -}}\n  {{- $links := eq $major 2 -}}\n  {{- if kindIs \"bool\" $options.enableServiceLinks -}}{{- $links = $options.enableServiceLinks -}}{{- end -}}\n  {{- if kindIs \"bool\" $own.enableServiceLinks -}}{{- $links = $own.enableServiceLinks -}}{{- end -}}\n  {{- $_ := set $into \"enableServiceLinks\" $links -}}\n  {{- /* From 5 on, the library makes a ServiceAccount where none is described. */ -}}\n  {{- $isUsual := and (not .root.Values.serviceAccount) (not .controller.serviceAccount) (not $own.serviceAccountName) -}}\n  {{- if and $isUsual (ge (include \"major\" .root | int) 5) -}}\n    {{- $_ := set $into \"serviceAccountName\" (include \"fullName\" .root) -}}\n  {{- end -}}\n  {{- $isMerged := eq (.controller.defaultPodOptionsStrategy | default .root.Values.defaultPodOptionsStrategy | default \"overwrite\") \"merge\" -}}\n  {{- include \"podOptions\" (dict \"options\" $options \"own\" $own \"isMerged\" $isMerged \"into\" $into) -}}\n  {{- range $list := list \"initContainers\" \"containers\" -}}\n    {{- $enabled := dict -}}\n    {{- include \"enabled\" (dict \"from\" (get $args.controller $list) \"into\" $enabled) -}}\n    {{- $sorting := dict \"graph\" dict \"keys\" dict -}}\n    {{- range $name, $container := $enabled -}}\n      {{- include \"edges\" (dict \"item\" $container \"into\" $sorting.graph \"id\" $name) -}}\n    {{- end -}}\n    {{- if and (eq $major 2) (not (include \"depends\" $enabled)) -}}\n      {{- $byOrder := dict -}}\n      {{- range $name, $container := $enabled -}}\n        {{- $usual := ternary 1 99 (and (eq $name \"main\") (eq $args.id \"main\") (eq $list \"containers\")) -}}\n        {{- $_ := set $byOrder (printf \"%v-%s\" (dig \"order\" $usual $container) $name) $name -}}\n      {{- end -}}\n      {{- $order := list -}}\n      {{- range $byOrder -}}{{- $order = append $order . -}}{{- end -}}\n      {{- $_ := set $sorting \"order\" $order -}}\n    {{- else -}}\n      {{- include \"inOrder\" $sorting -}}\n    {{- end -}}\n    {{- $containers := list -}}\n    {{- range $name := $sorting.order -}}\n      {{- $container := dict -}}\n      {{- include \"container\" (dict \"root\" $args.root \"controllerId\" $args.id \"controller\" $args.controller \"id\" $name \"values\" (get $enabled $name) \"list\" $list \"into\" $container) -}}\n      {{- $containers = append $containers $container -}}\n    {{- end -}}\n    {{- if $containers -}}{{- $_ := set $into $list $containers -}}{{- end -}}\n  {{- end -}}\n  {{- if not $into.containers -}}{{- fail \"a controller without containers\" -}}{{- end -}}\n  {{- $volumes := list -}}\n  {{- $items := dict -}}\n  {{- include \"enabled\" (dict \"from\" .root.Values.persistence \"into\" $items) -}}\n  {{- range $name, $item := $items -}}\n    {{- $isHere := or $item.globalMounts (not $item.advancedMounts) (dig \"advancedMounts\" $args.id false $item) -}}\n    {{- if $isHere -}}\n      {{- $volume := dict \"name\" $name -}}\n      {{- include \"volume\" (dict \"root\" $args.root \"values\" $item \"id\" $name \"into\" $volume) -}}\n      {{- $volumes = append $volumes $volume -}}\n    {{- end -}}\n  {{- end -}}\n  {{- if $volumes -}}{{- $_ := set $into \"volumes\" $volumes -}}{{- end -}}\n{{- end -}}\n\n{{- define \"depends\" -}}{{- range . -}}{{- if .dependsOn -}}yes{{- end -}}{{- end -}}{{- end -}}\n\n{{- define \"container\" -}}\n  {{- $args := . -}}\n  {{- $root := .root -}}\n  {{- $into := .into -}}\n  {{- $values := deepCopy .values -}}\n  {{- $defaults := .controller.defaultContainerOptions | default dict -}}\n  {{- if and $defaults (or (eq .list \"containers\") (dig \"applyDefaultContainerOptionsToInitContainers\" true .controller)) -}}\n    {{- if eq (.controller.defaultContainerOptionsStrategy | default \"overwrite\") \"merge\" -}}\n      {{- $values = merge $values (deepCopy $defaults) -}}\n    {{- else -}}\n      {{- range $key, $default := $defaults -}}\n        {{- if empty (get $values $key) -}}{{- $_ := set $values $key $default -}}{{- end -}}\n      {{- end -}}\n    {{- end -}}\n  {{- end -}}\n  {{- $_ := set $into \"name\" (tpl ($values.nameOverride | default .id) $root) -}}\n  {{- if kindIs \"map\" $values.image -}}\n    {{- $tag := tpl (toString ($values.image.tag | default \"\")) $root -}}\n    {{- with $values.image.digest -}}{{- if not (contains \"@\" $tag) -}}{{- $tag = printf \"%s@%s\" $tag . | trimPrefix \"@\" -}}{{- end -}}{{- end -}}\n    {{- with $values.image.repository -}}{{- $_ := set $into \"image\" (printf \"%s:%s\" . $tag) -}}{{- end -}}\n  {{- else if kindIs \"string\" $values.image -}}{{- $_ := set $into \"image\" (tpl $values.image $root) -}}\n  {{- end -}}\n  {{- range $field := list \"command\" \"args\" -}}\n    {{- $words := get $values $field -}}\n    {{- if and $words (kindIs \"string\" $words) -}}{{- $words = list $words -}}{{- end -}}\n    {{- if $words -}}{{- $_ := set $into $field $words -}}{{- end -}}\n  {{- end -}}\n  {{- range $field := list \"workingDir\" \"ports\" \"resources\" \"restartPolicy\" -}}\n    {{- with get $values $field -}}{{- $_ := set $into $field . -}}{{- end -}}\n  {{- end -}}\n  {{- include \"containerOptions\" (dict \"values\" $values \"into\" $into) -}}\n  {{- if $values.env -}}{{- include \"env\" (dict \"root\" $root \"env\" $values.env \"into\" $into) -}}{{- end -}}\n  {{- if $values.envFrom -}}{{- include \"envFrom\" (dict \"root\" $root \"envFrom\" $values.envFrom \"into\" $into) -}}{{- end -}}\n  {{- include \"mounts\" (dict \"root\" $root \"controllerId\" .controllerId \"controller\" .controller \"id\" .id \"into\" $into) -}}\n{{- end -}}\n\n{{- /* root, envFrom, into. The library refuses a reference without a name, and items of other fields: they are kept as written, so that their fields are checked. */ -}}\n{{- define \"envFrom\" -}}\n  {{- $root := .root -}}\n  {{- $result := list -}}\n  {{- $kept := ternary \"optional\" \"\" (semverCompare \">=4.2.0-0\" $root.Chart.Version) -}}\n  {{- range .envFrom -}}\n    {{- $item := dict -}}\n    {{- if .configMap -}}\n      {{- $_ := set $item \"configMapRef\" (dict \"name\" (include \"idOrName\" (dict \"root\" $root \"from\" $root.Values.configMaps \"id\" .configMap))) -}}\n    {{- else if .configMapRef -}}\n      {{- $_ := set $item \"configMapRef\" (pick .configMapRef $kept) -}}\n      {{- if .configMapRef.identifier -}}{{- $_ := set $item.configMapRef \"name\" (include \"byIdentifier\" (dict \"root\" $root \"from\" $root.Values.configMaps \"id\" .configMapRef.identifier)) -}}\n      {{- else if .configMapRef.name -}}{{- $_ := set $item.configMapRef \"name\" (tpl .configMapRef.name $root) -}}\n      {{- else -}}{{- $_ := set $item \"configMapRef\" .configMapRef -}}{{- end -}}\n    {{- else if .secret -}}\n      {{- $_ := set $item \"secretRef\" (dict \"name\" (include \"idOrName\" (dict \"root\" $root \"from\" $root.Values.secrets \"id\" .secret))) -}}\n    {{- else if .externalSecretRef -}}\n      {{- $_ := set $item \"secretRef\" (dict \"name\" (include \"externalName\" (dict \"root\" $root \"id\" .externalSecretRef.identifier))) -}}\n    {{- else if .secretRef -}}\n      {{- $_ := set $item \"secretRef\" (pick .secretRef $kept) -}}\n      {{- if .secretRef.identifier -}}{{- $_ := set $item.secretRef \"name\" (include \"byIdentifier\" (dict \"root\" $root \"from\" $root.Values.secrets \"id\" .secretRef.identifier)) -}}\n      {{- else if .secretRef.name -}}{{- $_ := set $item.secretRef \"name\" (tpl .secretRef.name $root) -}}\n      {{- else -}}{{- $_ := set $item \"secretRef\" .secretRef -}}{{- end -}}\n    {{- end -}}\n    {{- if .prefix -}}{{- $_ := set $item \"prefix\" .prefix -}}{{- end -}}\n    {{- if not $item -}}{{- $item = . -}}{{- end -}}\n    {{- if $item -}}{{- $result = append $result $item -}}{{- end -}}\n  {{- end -}}\n  {{- $_ := set .into \"envFrom\" $result -}}\n{{- end -}}\n\n{{- define \"idOrName\" -}}\n  {{- $enabled := dict -}}\n  {{- include \"enabled\" (dict \"from\" .from \"into\" $enabled) -}}\n  {{- if hasKey $enabled .id -}}{{ include \"byIdentifier\" . }}{{- else -}}{{ tpl .id .root }}{{- end -}}\n{{- end -}}\n\n{{- /* Where a container sees the items of `persistence` and the claims of its StatefulSet. */ -}}\n{{- define \"mounts\" -}}\n  {{- $args := . -}}\n  {{- $items := dict -}}\n  {{- include \"enabled\" (dict \"from\" .root.Values.persistence \"into\" $items) -}}\n  {{- range (dig \"statefulset\" \"volumeClaimTemplates\" list .controller) -}}\n    {{- if or (not (hasKey . \"enabled\")) .enabled -}}\n      {{- $item := dict -}}\n      {{- if .globalMounts -}}{{- $_ := set $item \"globalMounts\" .globalMounts -}}{{- end -}}\n      {{- if .advancedMounts -}}{{- $_ := set $item \"advancedMounts\" (dict $args.controllerId .advancedMounts) -}}{{- end -}}\n      {{- $_ := set $items .name $item -}}\n    {{- end -}}\n  {{- end -}}\n  {{- $result := list -}}\n  {{- range $name, $item := $items -}}\n    {{- $path := ternary $item.hostPath (printf \"/%v\" $name) (eq (toString $item.type) \"hostPath\") -}}\n    {{- if or $item.globalMounts $item.advancedMounts -}}\n      {{- $mounts := concat ($item.globalMounts | default list) (dig \"advancedMounts\" $args.controllerId $args.id list $item | default list) -}}\n      {{- range $mounts -}}\n        {{- if .path -}}{{- $path = .path -}}{{- end -}}\n        {{- $mount := dict \"name\" $name \"mountPath\" $path -}}\n        {{- if .subPath -}}{{- $_ := set $mount \"subPath\" .subPath -}}{{- end -}}\n        {{- if .subPathExpr -}}{{- $_ := set $mount \"subPathExpr\" .subPathExpr -}}{{- end -}}\n        {{- if .readOnly -}}{{- $_ := set $mount \"readOnly\" .readOnly -}}{{- end -}}\n        {{- $result = append $result $mount -}}\n      {{- end -}}\n    {{- else -}}\n      {{- $result = append $result (dict \"name\" $name \"mountPath\" $path) -}}\n    {{- end -}}\n  {{- end -}}\n  {{- if $result -}}{{- $_ := set .into \"volumeMounts\" $result -}}{{- end -}}\n{{- end -}}\n";
// src/render/releases/preview/library.tpl?raw
var library_default = "{{- /* What charts call that use the common library themselves. The library merges its defaults below the values of its user. */ -}}\n{{- define \"bjw-s.common.loader.init\" -}}\n  {{- with .Values.common -}}\n    {{- $_ := set $ \"Values\" (mustMergeOverwrite (deepCopy .) (deepCopy (omit $.Values \"common\"))) -}}\n  {{- end -}}\n{{- end -}}\n{{- define \"common.values.setup\" -}}{{- include \"bjw-s.common.loader.init\" . -}}{{- end -}}\n{{- define \"bjw-s.common.values.init\" -}}{{- include \"bjw-s.common.loader.init\" . -}}{{- end -}}\n\n{{- /* Its context is that of its user, with the version of the library. */ -}}\n{{- define \"bjw-s.common.loader.generate\" -}}\n  {{- $chart := dict \"Name\" .Chart.Name \"AppVersion\" .Chart.AppVersion \"Version\" \"VERSION\" -}}\n  {{- include \"all\" (dict \"Chart\" $chart \"Values\" .Values \"Release\" .Release \"Capabilities\" .Capabilities \"Files\" .Files \"Template\" .Template \"library\" \"LIBRARY\") -}}\n{{- end -}}\n{{- define \"bjw-s.common.loader.all\" -}}\n  {{- include \"bjw-s.common.loader.init\" . -}}\n  {{- include \"bjw-s.common.loader.generate\" . -}}\n{{- end -}}\n{{- define \"common.all\" -}}{{- include \"bjw-s.common.loader.all\" . -}}{{- end -}}\n\n{{- define \"bjw-s.common.lib.chart.names.fullname\" -}}{{- include \"fullName\" . -}}{{- end -}}\n{{- define \"common.names.fullname\" -}}{{- include \"fullName\" . -}}{{- end -}}\n{{- define \"bjw-s.common.lib.chart.names.name\" -}}{{- include \"shortName\" . -}}{{- end -}}\n{{- define \"common.names.name\" -}}{{- include \"shortName\" . -}}{{- end -}}\n";
// src/render/releases/preview/names.tpl?raw
var names_default = "{{- /* Names as the common libraries give them, in our own words. */ -}}\n{{- define \"major\" -}}{{ regexFind \"^[0-9]+\" .Chart.Version }}{{- end -}}\n\n{{- define \"shortName\" -}}\n  {{- $global := .Values.global | default dict -}}\n  {{- $usual := .Values.nameOverride | default .Chart.Name -}}\n  {{- if eq .Chart.Name \"app-template\" -}}{{- $usual = .Release.Name -}}{{- end -}}\n  {{- $global.nameOverride | default $usual | toString | trunc 63 | trimSuffix \"-\" -}}\n{{- end -}}\n\n{{- define \"fullName\" -}}\n  {{- $global := .Values.global | default dict -}}\n  {{- $given := $global.fullnameOverride | default .Values.fullnameOverride -}}\n  {{- $short := include \"shortName\" . -}}\n  {{- if $given -}}{{ $given | trunc 63 | trimSuffix \"-\" }}\n  {{- else if contains $short .Release.Name -}}{{ .Release.Name | trunc 63 | trimSuffix \"-\" }}\n  {{- else -}}{{ printf \"%s-%s\" .Release.Name $short | trunc 63 | trimSuffix \"-\" }}\n  {{- end -}}\n{{- end -}}\n\n{{- /* root, id, values, count, type: how a controller, ConfigMap \u2026 of the values is called. */ -}}\n{{- define \"nameOf\" -}}\n  {{- $full := include \"fullName\" .root -}}\n  {{- $major := include \"major\" .root | int -}}\n  {{- $isController := eq .type \"controller\" -}}\n  {{- $values := .values -}}\n  {{- if and $values.forceRename (ge $major 3) (or (ge $major 4) (not $isController)) -}}\n    {{- $forced := tpl $values.forceRename .root -}}\n    {{- if ge $major 4 }}{{ $forced | lower }}{{ else }}{{ $forced }}{{ end -}}\n  {{- else if ge $major 4 -}}\n    {{- include \"nameByCount\" (dict \"root\" .root \"id\" .id \"values\" $values \"count\" .count \"full\" $full) | lower -}}\n  {{- else if $values.nameOverride -}}\n    {{- $override := tpl $values.nameOverride .root -}}\n    {{- if and (ge $major 3) (eq $full $override) -}}{{ $full }}{{- else -}}{{ printf \"%s-%s\" $full $override }}{{- end -}}\n  {{- else if eq $major 2 -}}\n    {{- if eq .id \"main\" -}}{{ $full }}{{- else -}}{{ printf \"%s-%s\" $full .id }}{{- end -}}\n  {{- else if or (eq $full .id) (and $isController (le .count 1)) -}}{{ $full }}\n  {{- else -}}{{ printf \"%s-%s\" $full .id }}\n  {{- end -}}\n{{- end -}}\n\n{{- define \"nameByCount\" -}}\n  {{- $global := .root.Values.global | default dict -}}\n  {{- $name := .full -}}\n  {{- if .values.prefix -}}\n    {{- $prefix := tpl .values.prefix .root -}}\n    {{- if ne $prefix $name -}}{{- $name = printf \"%s-%s\" $prefix $name -}}{{- end -}}\n  {{- end -}}\n  {{- if and .count (or (gt .count 1) $global.alwaysAppendIdentifierToResourceName) -}}\n    {{- $isSame := and (eq .id $name) (semverCompare \">=4.1.0-0\" .root.Chart.Version) -}}\n    {{- if not (or $isSame (hasSuffix (printf \"-%s\" .id) $name)) -}}\n      {{- $name = printf \"%s-%s\" $name .id -}}\n    {{- end -}}\n  {{- end -}}\n  {{- if .values.suffix -}}\n    {{- $suffix := tpl .values.suffix .root -}}\n    {{- if not (hasSuffix (printf \"-%s\" $suffix) $name) -}}{{- $name = printf \"%s-%s\" $name $suffix -}}{{- end -}}\n  {{- end -}}\n  {{- $name -}}\n{{- end -}}\n\n{{- /* from, into: the maps of a map that are not switched off. */ -}}\n{{- define \"enabled\" -}}\n  {{- $into := .into -}}\n  {{- range $id, $item := .from | default dict -}}\n    {{- if kindIs \"map\" $item -}}\n      {{- if or (not (hasKey $item \"enabled\")) $item.enabled -}}{{- $_ := set $into $id $item -}}{{- end -}}\n    {{- end -}}\n  {{- end -}}\n{{- end -}}\n\n{{- /* graph (id to what it comes after), out (set to the order): the first by name of those that nothing holds back, again and again. */ -}}\n{{- define \"inOrder\" -}}\n  {{- $args := . -}}\n  {{- $graph := .graph -}}\n  {{- $order := list -}}\n  {{- range $graph -}}\n    {{- $next := \"\" -}}\n    {{- $found := false -}}\n    {{- range $id, $after := $graph -}}\n      {{- if and (not $found) (not (has $id $order)) -}}\n        {{- $waits := false -}}\n        {{- range $after -}}{{- if not (has . $order) -}}{{- $waits = true -}}{{- end -}}{{- end -}}\n        {{- if not $waits -}}{{- $next = $id -}}{{- $found = true -}}{{- end -}}\n      {{- end -}}\n    {{- end -}}\n    {{- if not $found -}}{{- fail \"what depends on each other has no order\" -}}{{- end -}}\n    {{- $order = append $order $next -}}\n  {{- end -}}\n  {{- $_ := set $args \"order\" $order -}}\n{{- end -}}\n\n{{- /* item, into, id: what an item says it comes after. */ -}}\n{{- define \"edges\" -}}\n  {{- $after := list -}}\n  {{- if kindIs \"map\" .item -}}\n    {{- if kindIs \"string\" .item.dependsOn -}}{{- if .item.dependsOn -}}{{- $after = list .item.dependsOn -}}{{- end -}}\n    {{- else if kindIs \"slice\" .item.dependsOn -}}{{- $after = .item.dependsOn -}}\n    {{- end -}}\n  {{- end -}}\n  {{- $_ := set .into .id $after -}}\n{{- end -}}\n\n{{- /* root, env, into: the variables of a container as a list, sorted by name unless they are a list or say what they depend on. */ -}}\n{{- define \"env\" -}}\n  {{- $root := .root -}}\n  {{- $env := .env -}}\n  {{- $list := list -}}\n  {{- if kindIs \"map\" $env -}}\n    {{- $sorting := dict \"graph\" dict -}}\n    {{- range $name, $variable := $env -}}\n      {{- include \"edges\" (dict \"item\" $variable \"into\" $sorting.graph \"id\" $name) -}}\n    {{- end -}}\n    {{- include \"inOrder\" $sorting -}}\n    {{- range $name := $sorting.order -}}\n      {{- $variable := get $env $name -}}\n      {{- if kindIs \"map\" $variable -}}\n        {{- $list = append $list (merge (dict \"name\" $name) (omit $variable \"dependsOn\")) -}}\n      {{- else -}}\n        {{- $list = append $list (dict \"name\" $name \"value\" $variable) -}}\n      {{- end -}}\n    {{- end -}}\n  {{- else -}}\n    {{- $list = $env -}}\n  {{- end -}}\n  {{- $result := list -}}\n  {{- range $list -}}\n    {{- if hasKey . \"value\" -}}\n      {{- if kindIs \"string\" .value -}}\n        {{- $result = append $result (dict \"name\" .name \"value\" (tpl .value $root)) -}}\n      {{- else if or (kindIs \"float64\" .value) (kindIs \"bool\" .value) (kindIs \"int64\" .value) -}}\n        {{- $result = append $result (dict \"name\" .name \"value\" (.value | toString)) -}}\n      {{- else -}}\n        {{- $result = append $result (dict \"name\" .name \"value\" .value) -}}\n      {{- end -}}\n    {{- else -}}\n      {{- $from := omit . \"name\" -}}\n      {{- if hasKey . \"valueFrom\" -}}{{- $from = .valueFrom -}}{{- end -}}\n      {{- if contains \"{{\" (toYaml $from) -}}{{- $from = tpl (toYaml $from) $root | fromYaml -}}{{- end -}}\n      {{- $result = append $result (dict \"name\" .name \"valueFrom\" $from) -}}\n    {{- end -}}\n  {{- end -}}\n  {{- $_ := set .into \"env\" $result -}}\n{{- end -}}\n\n{{- /* root, type (ConfigMap or Secret), field, texts: prints the objects of `configMaps` or `secrets`. */ -}}\n{{- define \"sources\" -}}\n  {{- $args := . -}}\n  {{- $enabled := dict -}}\n  {{- include \"enabled\" (dict \"from\" .from \"into\" $enabled) -}}\n  {{- range $id, $item := $enabled }}\n---\napiVersion: v1\nkind: {{ $args.type }}\nmetadata:\n  name: {{ include \"nameOf\" (dict \"root\" $args.root \"id\" $id \"values\" $item \"count\" (len $enabled) \"type\" $args.type) }}\n  {{- with $args.root.Release.Namespace }}\n  namespace: {{ . }}\n  {{- end }}\n  {{- with $item.annotations }}\n  annotations:\n    {{- tpl (toYaml .) $args.root | nindent 4 }}\n  {{- end }}\n    {{- if eq $args.type \"Secret\" }}\n      {{- with $item.type }}\ntype: {{ . }}\n      {{- end }}\n      {{- with $item.stringData }}\nstringData:\n        {{- tpl (toYaml .) $args.root | nindent 2 }}\n      {{- end }}\n    {{- else }}\n      {{- with $item.data }}\ndata:\n        {{- tpl (toYaml .) $args.root | nindent 2 }}\n      {{- end }}\n      {{- with $item.binaryData }}\nbinaryData:\n        {{- tpl (toYaml .) $args.root | nindent 2 }}\n      {{- end }}\n    {{- end }}\n  {{ end -}}\n{{- end -}}\n\n{{- /* root, values, id, into: the volume of an item of `persistence`; an object by its identifier is looked up among the values. */ -}}\n{{- define \"volume\" -}}\n  {{- $root := .root -}}\n  {{- $item := .values -}}\n  {{- $into := .into -}}\n  {{- $type := $item.type | default \"persistentVolumeClaim\" -}}\n  {{- if or (eq $type \"configMap\") (eq $type \"secret\") -}}\n    {{- $field := ternary \"secret\" \"configMap\" (eq $type \"secret\") -}}\n    {{- $key := ternary \"secretName\" \"name\" (eq $type \"secret\") -}}\n    {{- $source := pick $item \"defaultMode\" \"items\" -}}\n    {{- if $item.name -}}\n      {{- $_ := set $source $key (tpl $item.name $root) -}}\n    {{- else if $item.identifier -}}\n      {{- $from := ternary $root.Values.secrets $root.Values.configMaps (eq $type \"secret\") -}}\n      {{- $_ := set $source $key (include \"byIdentifier\" (dict \"root\" $root \"from\" $from \"id\" $item.identifier)) -}}\n    {{- else if $item.externalSecretRef -}}\n      {{- $_ := set $source $key (include \"externalName\" (dict \"root\" $root \"id\" $item.externalSecretRef)) -}}\n    {{- end -}}\n    {{- $_ := set $into $field $source -}}\n  {{- else if eq $type \"emptyDir\" -}}\n    {{- $_ := set $into \"emptyDir\" (pick $item \"medium\" \"sizeLimit\") -}}\n  {{- else if eq $type \"hostPath\" -}}\n    {{- $path := dict \"path\" $item.hostPath -}}\n    {{- with $item.hostPathType -}}{{- $_ := set $path \"type\" . -}}{{- end -}}\n    {{- $_ := set $into \"hostPath\" $path -}}\n  {{- else if eq $type \"nfs\" -}}\n    {{- $_ := set $into \"nfs\" (pick $item \"server\" \"path\") -}}\n  {{- else if eq $type \"ephemeral\" -}}\n    {{- $_ := set $into \"ephemeral\" (dict \"volumeClaimTemplate\" (dict \"spec\" dict)) -}}\n  {{- else if eq $type \"image\" -}}\n    {{- $reference := $item.image -}}\n    {{- if kindIs \"map\" $reference -}}\n      {{- $reference = printf \"%v:%v\" $reference.repository ($reference.tag | default \"latest\") -}}\n    {{- end -}}\n    {{- $_ := set $into \"image\" (dict \"reference\" $reference) -}}\n  {{- else if eq $type \"custom\" -}}\n    {{- range $key, $value := $item.volumeSpec -}}{{- $_ := set $into $key $value -}}{{- end -}}\n    {{- $_ := set $into \"name\" .id -}}\n  {{- else if has $type (list \"persistentVolumeClaim\" \"pvc\") -}}\n    {{- $claim := include \"claimName\" (dict \"root\" $root \"values\" $item \"id\" .id) -}}\n    {{- $_ := set $into \"persistentVolumeClaim\" (dict \"claimName\" ($item.existingClaim | default $claim)) -}}\n  {{- else -}}{{- fail \"a type that is not known\" -}}\n  {{- end -}}\n{{- end -}}\n\n{{- /* root, values, id: how the claim of an item of `persistence` is called; from 4 on as other objects, by the number of claims that the chart makes. */ -}}\n{{- define \"claimName\" -}}\n  {{- $full := include \"fullName\" .root -}}\n  {{- $major := include \"major\" .root | int -}}\n  {{- if ge $major 4 -}}\n    {{- $enabled := dict -}}\n    {{- include \"enabled\" (dict \"from\" .root.Values.persistence \"into\" $enabled) -}}\n    {{- $count := 0 -}}\n    {{- range $enabled -}}\n      {{- if and (eq (.type | default \"persistentVolumeClaim\") \"persistentVolumeClaim\") (not .existingClaim) -}}{{- $count = add1 $count -}}{{- end -}}\n    {{- end -}}\n    {{- include \"nameOf\" (dict \"root\" .root \"id\" .id \"values\" .values \"count\" $count \"type\" \"source\") -}}\n  {{- else if eq (.values.nameOverride | default \"\" | toString) \"-\" -}}{{ $full }}\n  {{- else if .values.nameOverride -}}{{ printf \"%s-%v\" $full .values.nameOverride }}\n  {{- else if and (eq $major 3) (eq $full .id) -}}{{ $full }}\n  {{- else -}}{{ printf \"%s-%s\" $full .id }}\n  {{- end -}}\n{{- end -}}\n\n{{- define \"byIdentifier\" -}}\n  {{- $enabled := dict -}}\n  {{- include \"enabled\" (dict \"from\" .from \"into\" $enabled) -}}\n  {{- $item := get $enabled .id -}}\n  {{- if not (kindIs \"map\" $item) -}}{{- fail \"nothing has this identifier\" -}}{{- end -}}\n  {{- include \"nameOf\" (dict \"root\" .root \"id\" .id \"values\" $item \"count\" (len $enabled) \"type\" \"source\") -}}\n{{- end -}}\n\n{{- define \"externalName\" -}}\n  {{- $item := get (.root.Values.externalSecrets | default dict) .id -}}\n  {{- if not (kindIs \"map\" $item) -}}{{- fail \"nothing has this identifier\" -}}{{- end -}}\n  {{- $own := include \"byIdentifier\" (dict \"root\" .root \"from\" .root.Values.externalSecrets \"id\" .id) -}}\n  {{- dig \"target\" \"name\" $own $item -}}\n{{- end -}}\n\n{{- /* The ExternalSecrets that the library makes from 5 on: what is not about their names is their spec. */ -}}\n{{- define \"externalSecrets\" -}}\n  {{- $root := . -}}\n  {{- $enabled := dict -}}\n  {{- include \"enabled\" (dict \"from\" .Values.externalSecrets \"into\" $enabled) -}}\n  {{- range $id, $item := $enabled }}\n    {{- $metadata := dict \"name\" (include \"byIdentifier\" (dict \"root\" $root \"from\" $root.Values.externalSecrets \"id\" $id)) -}}\n    {{- with $root.Release.Namespace -}}{{- $_ := set $metadata \"namespace\" . -}}{{- end -}}\n    {{- $spec := omit $item \"enabled\" \"annotations\" \"labels\" \"nameOverride\" \"forceRename\" \"prefix\" \"suffix\" }}\n---\n{{ dict \"apiVersion\" \"external-secrets.io/v1\" \"kind\" \"ExternalSecret\" \"metadata\" $metadata \"spec\" $spec | toYaml }}\n  {{ end -}}\n{{- end -}}\n\n{{- /* `rawResources`: objects of any kind, under a name as those above. Before 5, `spec` has all that is not about the name; from then on `manifest`. */ -}}\n{{- define \"rawResources\" -}}\n  {{- $root := . -}}\n  {{- $enabled := dict -}}\n  {{- include \"enabled\" (dict \"from\" .Values.rawResources \"into\" $enabled) -}}\n  {{- range $id, $item := $enabled }}\n    {{- $manifest := $item.manifest | default (merge (dict \"apiVersion\" $item.apiVersion \"kind\" $item.kind) ($item.spec | default dict)) -}}\n    {{- $own := $manifest.metadata | default dict -}}\n    {{- $metadata := merge (dict \"name\" (include \"byIdentifier\" (dict \"root\" $root \"from\" $root.Values.rawResources \"id\" $id))) (pick $own \"annotations\" \"namespace\") (dict \"annotations\" ($item.annotations | default dict)) -}}\n    {{- if $root.Release.Namespace -}}{{- $_ := set $metadata \"namespace\" ($metadata.namespace | default $root.Release.Namespace) -}}{{- end }}\n---\n{{ tpl (merge (dict \"metadata\" $metadata) (omit $manifest \"metadata\") | toYaml) $root }}\n  {{ end -}}\n{{- end -}}\n";
// src/render/releases/preview/options.tpl?raw
var options_default = "{{- /* What of a pod template no environment depends on, though its pods are replaced when it changes. */ -}}\n\n{{- /* options, own (wins), isMerged, into: a pod spec */ -}}\n{{- define \"podOptions\" -}}\n  {{- $options := .options -}}\n  {{- $own := .own -}}\n  {{- $isMerged := .isMerged -}}\n  {{- $into := .into -}}\n  {{- range $field := list \"affinity\" \"automountServiceAccountToken\" \"dnsConfig\" \"dnsPolicy\" \"hostAliases\" \"hostIPC\" \"hostNetwork\" \"hostPID\" \"hostUsers\" \"hostname\" \"imagePullSecrets\" \"nodeSelector\" \"priorityClassName\" \"runtimeClassName\" \"schedulerName\" \"securityContext\" \"shareProcessNamespace\" \"terminationGracePeriodSeconds\" \"tolerations\" \"topologySpreadConstraints\" -}}\n    {{- $value := get $options $field -}}\n    {{- if hasKey $own $field -}}\n      {{- if and $isMerged (kindIs \"map\" (get $own $field)) (kindIs \"map\" $value) -}}\n        {{- $value = merge (deepCopy (get $own $field)) $value -}}\n      {{- else -}}\n        {{- $value = get $own $field -}}\n      {{- end -}}\n    {{- end -}}\n    {{- if or $value (kindIs \"bool\" $value) -}}{{- $_ := set $into $field $value -}}{{- end -}}\n  {{- end -}}\n{{- end -}}\n\n{{- /* values, into: a container */ -}}\n{{- define \"containerOptions\" -}}\n  {{- $values := .values -}}\n  {{- $into := .into -}}\n  {{- range $field := list \"lifecycle\" \"securityContext\" \"stdin\" \"terminationMessagePath\" \"terminationMessagePolicy\" \"tty\" -}}\n    {{- with get $values $field -}}{{- $_ := set $into $field . -}}{{- end -}}\n  {{- end -}}\n  {{- if kindIs \"map\" $values.image -}}\n    {{- with $values.image.pullPolicy -}}{{- $_ := set $into \"imagePullPolicy\" . -}}{{- end -}}\n  {{- end -}}\n  {{- range $name, $probe := ($values.probes | default dict) -}}\n    {{- if and (kindIs \"map\" $probe) (has $name (list \"liveness\" \"readiness\" \"startup\")) -}}\n      {{- $spec := $probe.spec | default dict -}}\n      {{- if and $probe.enabled $probe.custom $spec -}}\n        {{- $_ := set $into (printf \"%sProbe\" $name) $spec -}}\n      {{- else if $probe.enabled -}}\n        {{- $times := pick $spec \"failureThreshold\" \"initialDelaySeconds\" \"periodSeconds\" \"successThreshold\" \"terminationGracePeriodSeconds\" \"timeoutSeconds\" -}}\n        {{- with $probe.path -}}{{- $_ := set $times \"httpGet\" (dict \"path\" .) -}}{{- end -}}\n        {{- if $times -}}{{- $_ := set $into (printf \"%sProbe\" $name) $times -}}{{- end -}}\n      {{- end -}}\n    {{- end -}}\n  {{- end -}}\n{{- end -}}\n";
// src/render/releases/preview/stand-in.ts
const STAND_IN = "(preview)";
const TEMPLATES = {
	controllers: controllers_default,
	app: app_default
};
const USUAL_MAJOR = {
	controllers: 4,
	app: 1
};
const EXACT_VERSION = /^v?(\d{1,9}\.\d{1,9}\.\d{1,9})$/;
const NEWEST_MINOR = 999;
const APP_VALUES = { persistence: {
	config: {
		enabled: false,
		type: "pvc"
	},
	shared: {
		enabled: false,
		type: "emptyDir",
		mountPath: "/shared"
	}
} };
const CONTROLLERS_2 = {
	controllers: { main: {
		enabled: true,
		type: "deployment"
	} },
	configMaps: { config: { enabled: false } },
	secrets: { secret: { enabled: false } }
};
const made = /* @__PURE__ */ new Map();
function standInChart(kind, name, version = "", library) {
	const [, exact] = EXACT_VERSION.exec(version) ?? [];
	const [major = USUAL_MAJOR[kind]] = /\d{1,9}/.exec(version) ?? [];
	const own = exact ?? `${Number(major)}.${NEWEST_MINOR}.0`;
	const key = JSON.stringify([
		kind,
		name,
		own,
		library
	]);
	return require_start.getOrMake(made, key, () => makeChart(kind, name, own, library));
}
function makeChart(kind, name, version, library) {
	const values = kind === "app" ? APP_VALUES : version.startsWith("2.") ? CONTROLLERS_2 : { global: {} };
	const type = library === void 0 ? "application" : "library";
	const templates = library === void 0 ? { "all.yaml": TEMPLATES[kind] } : {
		"_all.tpl": asDefined(TEMPLATES[kind]),
		"_library.tpl": library_default.replace("VERSION", version).replace("LIBRARY", library)
	};
	const files = Object.entries({
		"_names.tpl": names_default,
		"_options.tpl": options_default
	}).concat(Object.entries(templates)).map(([file, text]) => [`templates/${file}`, withOwnNames(text)]);
	const encoder = new TextEncoder();
	const loaded = loadChart(STAND_IN, [
		["Chart.yaml", JSON.stringify({
			apiVersion: "v2",
			name,
			version,
			type
		})],
		["values.yaml", JSON.stringify(values)],
		...files
	].map(([file, text]) => ({
		name: file,
		path: `${STAND_IN}/${file}`,
		bytes: encoder.encode(text)
	})), {
		limits: require_start.DEFAULT_LIMITS,
		helm: 3
	});
	if (loaded.kind === "refused") throw new Error(`the stand-in for a chart: ${loaded.message}`);
	return loaded.chart;
}
function asDefined(template) {
	const end = template.search(/^\{\{- define /m);
	return `{{- define "all" -}}${template.slice(0, end)}{{- end -}}\n${template.slice(end)}`;
}
function withOwnNames(text) {
	return text.replaceAll(/\b(define|include) "([A-Za-z]+)"/g, `$1 "${STAND_IN} $2"`);
}
// src/render/releases/preview/stand-in-dependencies.ts
const withStandIns = require_start.memo((chart) => {
	const dependencies = chart.dependencies.map((each) => withStandIns(each));
	const added = missingOf(chart).flatMap((each) => standInFor$1(each) ?? []);
	const isSame = dependencies.every((each, at) => each === chart.dependencies[at]);
	return added.length === 0 && isSame ? chart : {
		...chart,
		dependencies: [...dependencies, ...added]
	};
});
function missingOf({ metadata, dependencies }) {
	const here = new Set(dependencies.map((each) => each.metadata.name.text));
	return (metadata.dependencies ?? []).flatMap((each) => each === void 0 || here.has(each.name.text) ? [] : [each]);
}
function standInFor$1(dependency) {
	const { name, version } = dependency;
	const found = standInOf$1(dependency);
	if (found === void 0) return void 0;
	const chart = standInChart(found.kind, name.text, version.text, found.library);
	return satisfiesRequest(chart.metadata.version.text, version.text) ? [chart] : void 0;
}
function standInOf$1({ name, version, repository }) {
	const kind = Number(/\d{1,9}/.exec(version.text)?.[0] ?? 0) === 1 ? "app" : "controllers";
	if (name.text === "app-template") return { kind };
	if (name.text !== "common") return void 0;
	if (/\bbjw-s\b/.test(repository.text)) return {
		kind,
		library: "bjw-s"
	};
	return repository.text.includes("k8s-at-home") ? {
		kind: "app",
		library: "k8s-at-home"
	} : void 0;
}
function thirdPartyStandIns(thirdParty, at) {
	return {
		at: thirdParty?.at ?? at,
		isHidden: true,
		isThirdParty: (path) => path.startsWith(`(preview)/`) || thirdParty?.isThirdParty(path) === true
	};
}
function bringsObjects(chart, values) {
	if (missingOf(chart).some((each) => {
		const found = standInOf$1(each);
		if (found === void 0) return false;
		if (found.library === "k8s-at-home") return true;
		const key = found.library === void 0 ? keyOf$1(each) : void 0;
		return BRINGING[found.kind].some((field) => hasValue(chart, values, key, field));
	})) return true;
	return chart.dependencies.some((dependency) => {
		const declared = chart.metadata.dependencies?.find((each) => each?.name.text === dependency.metadata.name.text);
		const key = declared === void 0 ? dependency.metadata.name.text : keyOf$1(declared);
		const given = values?.entries.get(key);
		return bringsObjects(dependency, isTable(given) ? given : void 0);
	});
}
function keyOf$1({ alias, name }) {
	return alias.text || name.text;
}
function hasValue({ values: own }, values, key, field) {
	const given = key === void 0 ? values : values?.entries.get(key);
	if (isTable(given) && given.entries.has(field)) return true;
	const path = key === void 0 ? [field] : [key, field];
	return own.some((document) => require_start.valueAt(document, ...path) !== void 0);
}
const BRINGING = {
	controllers: ["configMapsFromFolder"],
	app: ["addons"]
};
// src/render/releases/refusal-finding.ts
function isMisspelledValues({ nearest, missing }) {
	return nearest === "Values" && missing?.path.length === 1;
}
function kindOf(error) {
	if (error === void 0 || error.isOwn) return {};
	if (error.lacksTemplate === true) {
		const { nearest } = error;
		return {
			lacksTemplate: true,
			isTypo: true,
			help: nearest === void 0 ? IN_TEMPLATES : require_start.message$1`Did you mean \`${nearest}\`?`
		};
	}
	return error.kind === "parse" || isMisspelledValues(error) ? {
		cause: "syntax",
		isTypo: true
	} : { isOfOperation: true };
}
const IN_TEMPLATES = require_start.message$1`Define it in a file below \`templates\`: Helm reads none elsewhere.`;
function refusalFinding({ message: message$3, discreet, at, error, isForOthers, templates }, release) {
	const own = discreet ?? message$3;
	const [first = ""] = own.split("\n", 1);
	const what = (error === void 0 ? first : error.message).replace(/\.$/, "");
	const isPlaced = at.file.text !== "";
	const isReleased = release.file.text !== "";
	return {
		at: isPlaced ? at : release,
		message: require_start.message$1`The chart cannot be rendered: ${what}. Helm: ${own.split("\n").slice(0, 3).join(" ")}`,
		of: "chart",
		...isForOthers === true ? { isForOtherKubernetes: true } : {},
		...kindOf(error),
		...templates === void 0 ? {} : { isOfOutput: true },
		...isPlaced && isReleased ? { related: [{
			at: release,
			message: require_start.message$1`for this release`
		}] } : {}
	};
}
// src/render/releases/unread-values.ts
const MAX_NODES = 2e3;
const MAX_NAME = 253;
const TELLING = /secret|config[mM]ap|credential|^(?:apiVersion|kind|type|group|name|namespace|key|optional|(?:full)?nameOverride)$/i;
const MISSPELLED = /^(?:subpath|SubPath|sub_path|subPaht|subPah|subPth)$/;
const DATA = /* @__PURE__ */ new Set(["data", "stringData"]);
const OBJECT = [
	"apiVersion",
	"kind",
	"metadata"
];
function unreadValues(values, at) {
	const kept = { nodes: 0 };
	const node = nodeOf(values, {
		at,
		isTelling: false,
		isWhole: false,
		kept
	});
	return node?.kind === "map" && kept.nodes <= MAX_NODES ? node : void 0;
}
function nodeOf(value, around) {
	if (around.kept.nodes > MAX_NODES) return void 0;
	const origin = valueOrigin(value);
	if (origin?.secret === true || origin?.unknowable !== void 0) return void 0;
	const at = origin?.span ?? around.at;
	if (isTable(value)) return mapOf(value, {
		...around,
		at
	});
	if (value.kind === "list") {
		const items = value.items.flatMap((item) => nodeOf(item, {
			...around,
			at
		}) ?? []);
		return items.length === 0 ? void 0 : {
			kind: "sequence",
			...require_check.placePart(at),
			items
		};
	}
	return scalarOf(value, at, around);
}
function mapOf(table, around) {
	const isWhole = around.isWhole || OBJECT.every((field) => table.entries.has(field));
	const entries = [];
	for (const [name, value] of table.entries) {
		const at = (table.keyOrigins?.get(name))?.span ?? around.at;
		const isTelling = [
			TELLING,
			MISSPELLED,
			require_check.ISSUER_ANNOTATION
		].some((each) => each.test(name));
		const found = nodeOf(value, {
			...around,
			at,
			isTelling,
			isWhole
		}) ?? (DATA.has(name) && table.entries.has("name") ? noneOf(at) : void 0);
		if (found !== void 0) entries.push({
			key: keyOf(name, at),
			name,
			value: found
		});
	}
	return entries.length === 0 ? void 0 : {
		kind: "map",
		...require_check.placePart(around.at),
		entries
	};
}
function noneOf(at) {
	return {
		kind: "map",
		...require_check.placePart(at),
		entries: []
	};
}
function keyOf(text, at) {
	return {
		kind: "scalar",
		...require_check.placePart(at),
		text,
		style: "plain"
	};
}
function scalarOf(value, at, { isTelling, isWhole, kept }) {
	const text = textOf$1(value);
	if (text === void 0 || !(isWhole || isTelling && text.length <= MAX_NAME)) return void 0;
	kept.nodes += 1;
	const style = value.kind === "string" ? "double-quoted" : "plain";
	return {
		kind: "scalar",
		...require_check.placePart(at),
		text,
		style
	};
}
function textOf$1(value) {
	switch (value.kind) {
		case "string": return value.text.text;
		case "bool":
		case "int":
		case "float": return String(value.value);
		default: return;
	}
}
// src/render/releases/unused/misread-values.ts
const READ = /\.Values((?:\.[A-Za-z_]\w*)+)/g;
const MAX_READS = 5e3;
const BEFORE = 400;
const MAX_STEPS = 64;
const REFUSES = /\{\{-?[ \t]*fail\b|\|[ \t]*fail\b/;
const VALUES_FILE = /values[^/]*\.ya?ml$/;
const MAX_KEYS = 200;
function misreadValues(chart, given) {
	return withDefaultsAlone(chart).flatMap(({ path, ...misread }) => isGiven(given, path) ? [] : [misread]);
}
const withDefaultsAlone = require_start.memo((chart) => {
	const [root] = chart.values;
	if (root === void 0) return [];
	const subcharts = namesOfSubcharts(chart);
	const isElsewhere = givenInFiles(chart);
	const all = chart.templates.map((file) => ({
		file,
		reads: readsIn(file)
	}));
	const readByAll = readersOf(all.flatMap(({ reads }) => reads));
	return all.flatMap(({ file, reads }) => {
		const readHere = readersOf(reads);
		return reads.flatMap(({ path, start, line }) => {
			const [first = ""] = path;
			const found = subcharts.has(first) ? void 0 : misspelledIn(root, path);
			if (found === void 0) return [];
			const { depth, meant, key } = found;
			const name = path[depth] ?? "";
			const before = ["", ...path.slice(0, depth)].join(".");
			const right = `${before}.${meant}`;
			if ((isOneOfMany(name, meant) ? readByAll.reads(right) || readByAll.readsWhole(before) : readHere.reads(right, name.toLowerCase() === meant.toLowerCase() ? void 0 : line)) || isElsewhere(name)) return [];
			const source = sourceOf(file);
			const from = start + before.length + 1;
			return [{
				at: {
					file: source,
					start: from,
					end: from + name.length
				},
				name,
				meant,
				key,
				path: path.slice(0, depth + 1)
			}];
		});
	});
});
function isOneOfMany(name, other) {
	return `${name}s` === other || `${other}s` === name;
}
function readersOf(reads) {
	const lines = require_start.once(() => {
		const found = /* @__PURE__ */ new Map();
		for (const { path, line } of reads) for (const at of path.keys()) require_start.addTo(found, `.${path.slice(0, at + 1).join(".")}`, line);
		return found;
	});
	const wholes = require_start.once(() => new Set(reads.map(({ path }) => `.${path.join(".")}`)));
	return {
		reads: (path, line) => {
			const found = lines().get(path);
			return found !== void 0 && (line === void 0 || found.has(line));
		},
		readsWhole: (path) => wholes().has(path)
	};
}
function namesOfSubcharts({ dependencies, metadata }) {
	const declared = (metadata.dependencies ?? []).flatMap((each) => each === void 0 ? [] : [each.alias.text || each.name.text]);
	return /* @__PURE__ */ new Set([
		"global",
		...dependencies.map((each) => each.metadata.name.text),
		...declared
	]);
}
function readsIn(file) {
	const { text } = sourceOf(file);
	const found = [];
	if (REFUSES.test(text)) return found;
	let line = 0;
	let last = 0;
	for (const { 1: path = "", index } of text.matchAll(READ)) {
		if (found.length === MAX_READS) break;
		const end = text.slice(last, index).lastIndexOf("\n");
		line = end === -1 ? line : last + end + 1;
		last = index;
		const before = text.slice(Math.max(0, index - BEFORE), index);
		const action = before.slice(before.lastIndexOf("{{"));
		if (!action.startsWith("{{") || action.includes("}}") || /^\{\{-?\s*\/\*/.test(action)) continue;
		found.push({
			path: path.split(".", MAX_STEPS).slice(1),
			start: index + 7,
			line
		});
	}
	return found;
}
function misspelledIn(root, path) {
	let map = root;
	for (const [depth, name] of path.entries()) {
		const entry = require_start.entryOf(map, name);
		if (entry === void 0) {
			const [only, more] = entriesFolded(map).get(name.toLowerCase()) ?? misspelt(map, name);
			return only === void 0 || more !== void 0 ? void 0 : {
				depth,
				meant: only.name,
				key: only.key
			};
		}
		if (entry.value.kind !== "map") return void 0;
		map = entry.value;
	}
}
function misspelt({ entries }, name) {
	return entries.length > MAX_KEYS ? [] : entries.filter((each) => require_check.typoOf(name, each.name) !== void 0);
}
const entriesFolded = require_start.memo(({ entries }) => require_start.groupBy(entries, ({ name }) => name.toLowerCase()));
function isGiven(given, path) {
	let table = given;
	for (const [depth, name] of path.entries()) {
		const value = table.entries.get(name);
		if (value === void 0) return false;
		if (depth === path.length - 1) return true;
		if (!isTable(value)) return false;
		table = value;
	}
	return false;
}
function givenInFiles({ files }) {
	const keys = require_start.once(() => new Set(files.filter(({ name }) => VALUES_FILE.test(name)).flatMap((file) => [...sourceOf(file).text.matchAll(KEY)].map(([, key = ""]) => key))));
	return (name) => keys().has(name);
}
const KEY = /^[ \t]*["']?([A-Za-z_]\w*)["']?[ \t]*:/gm;
// src/render/helm/template/mentions/mentioning.ts
const DEEPEST$1 = 200;
function newMentioning() {
	return {
		values: [],
		calls: /* @__PURE__ */ new Set(),
		callsAny: false,
		depth: 0
	};
}
function notePlace(own, path, use) {
	own.values.push({
		path,
		whole: use === "whole"
	});
}
function deeper(own, look) {
	if (own.depth >= DEEPEST$1) {
		notePlace(own, [], "whole");
		own.callsAny = true;
		return;
	}
	own.depth += 1;
	const result = look();
	own.depth -= 1;
	return result;
}
function newScope() {
	return {
		dot: void 0,
		variables: /* @__PURE__ */ new Map()
	};
}
function declare({ variables }, name, place) {
	variables.set(name, place);
}
function fieldsOf(from, names) {
	if (from !== void 0) return [...from, ...names];
	if (names.includes("Subcharts")) return [];
	const at = names.lastIndexOf("Values");
	return at === -1 ? void 0 : names.slice(at + 1);
}
// src/render/helm/template/mentions/use-pipe.ts
const TESTS = /* @__PURE__ */ new Set([
	"not",
	"empty",
	"hasKey",
	"kindIs",
	"typeIs",
	"kindOf",
	"typeOf",
	"eq",
	"ne"
]);
const LOGIC = /* @__PURE__ */ new Set(["and", "or"]);
const LOOKUPS = /* @__PURE__ */ new Set([
	"index",
	"get",
	"hasKey"
]);
const METHODS = /* @__PURE__ */ new Set([
	"AsMap",
	"Table",
	"PathValue",
	"YAML"
]);
function usePipe(pipe, scope, own, use) {
	const { variables, commands, isAssign } = pipe;
	const [variable, second] = variables;
	const isDeclared = variable !== void 0 && second === void 0 && !isAssign;
	const place = pipePlace(commands, scope, own, isDeclared ? "alias" : use);
	if (isDeclared) declare(scope, variable.name, place);
	note(own, place, isDeclared ? "alias" : isAssign ? "whole" : use);
	return place;
}
function pipePlace(commands, scope, own, use) {
	let piped = void 0;
	for (const [index, command] of commands.entries()) {
		const isLast = index === commands.length - 1;
		piped = commandPlace(command, {
			place: piped,
			isPiped: index > 0
		}, scope, own, isLast ? use : "alias");
	}
	return piped;
}
function commandPlace({ args }, { place: piped, isPiped }, scope, own, use) {
	const [head, ...rest] = args;
	if (head === void 0) return void 0;
	if (head.kind !== "identifier") {
		for (const argument of rest) useOperand(argument, scope, own, "whole");
		note(own, piped, "whole");
		return operandPlace(head, scope, own);
	}
	const { name } = head;
	if (LOOKUPS.has(name)) return lookup(name, rest, piped, scope, own);
	if (name === "default") return withDefault(rest, {
		place: piped,
		isPiped
	}, scope, own);
	if (name === "include" || name === "tpl") noteIncluded(name, rest, own);
	const each = useOfArguments(name, use);
	for (const argument of rest) useOperand(argument, scope, own, each);
	note(own, piped, each);
}
function useOfArguments(name, use) {
	if (TESTS.has(name)) return "test";
	return LOGIC.has(name) && use === "test" ? "test" : "whole";
}
function noteIncluded(name, [what], own) {
	if (name === "tpl") return;
	if (what?.kind === "string") own.calls.add(what.text);
	else if (!isOwnFile(what)) own.callsAny = true;
}
function isOwnFile(what) {
	if (what?.kind !== "pipe") return false;
	const [command] = what.commands;
	return (command?.args ?? []).some((one) => lastNameOf(one) === "BasePath");
}
function lastNameOf(operand) {
	if (operand.kind === "field") return operand.names.at(-1);
	return operand.kind === "variable" ? operand.fields.at(-1) : void 0;
}
function lookup(name, args, piped, scope, own) {
	const [table, ...keys] = args;
	const from = table === void 0 ? void 0 : operandPlace(table, scope, own);
	const names = [];
	for (const key of keys) {
		if (key.kind !== "string") break;
		names.push(key.text);
	}
	const isWhole = names.length < keys.length || keys.length === 0;
	for (const key of keys) useOperand(key, scope, own, "whole");
	note(own, piped, "whole");
	const place = fieldsOf(from, names);
	if (isWhole) note(own, place, "whole");
	if (name !== "hasKey") return place;
	note(own, place, "test");
}
function withDefault(args, { place: piped, isPiped }, scope, own) {
	const last = isPiped ? void 0 : args.at(-1);
	for (const argument of args) if (argument !== last) useOperand(argument, scope, own, "whole");
	return last === void 0 ? piped : operandPlace(last, scope, own);
}
function useOperand(operand, scope, own, use) {
	note(own, operandPlace(operand, scope, own, use), use);
}
function operandPlace(operand, scope, own, use = "alias") {
	switch (operand.kind) {
		case "dot": return scope.dot;
		case "field": return fieldsOf(scope.dot, operand.names);
		case "variable": return fieldsOf(scope.variables.get(operand.name), operand.fields);
		case "chain": return deeper(own, () => fieldsOf(operandPlace(operand.node, scope, own), operand.fields));
		case "pipe": return deeper(own, () => pipePlace(operand.commands, scope, own, use));
		default: return;
	}
}
function note(own, place, use) {
	if (place === void 0) return;
	const isMethod = METHODS.has(place[0] ?? "");
	notePlace(own, isMethod ? [] : place, isMethod ? "whole" : use);
}
// src/render/helm/template/mentions/walk-list.ts
function walkList(list, own) {
	walk(list, newScope(), own);
}
function walk({ nodes }, scope, own) {
	for (const node of nodes) walkNode(node, scope, own);
}
function walkNode(node, scope, own) {
	switch (node.kind) {
		case "action":
			usePipe(node.pipe, scope, own, "whole");
			break;
		case "template":
			own.calls.add(node.name);
			if (node.pipe !== void 0) usePipe(node.pipe, scope, own, "whole");
			break;
		case "if":
		case "with":
		case "range": deeper(own, () => walkBranch(node, scope, own));
	}
}
const USES = {
	if: "test",
	with: "alias",
	range: "whole"
};
function walkBranch({ kind, pipe, list, elseList }, outer, own) {
	const scope = {
		dot: outer.dot,
		variables: new Map(outer.variables)
	};
	const place = usePipe(pipe, scope, own, USES[kind]);
	if (kind === "range") for (const { name } of pipe.variables) declare(scope, name, void 0);
	const within = new Map(scope.variables);
	walk(list, {
		dot: dotOf(kind, place, scope),
		variables: within
	}, own);
	if (elseList !== void 0) walk(elseList, scope, own);
}
function dotOf(kind, place, { dot }) {
	if (kind === "if") return dot;
	return kind === "with" ? place : void 0;
}
// src/render/helm/template/mentions.ts
const VALUES = /\.Values((?:\.[\p{L}_][\p{L}\p{N}_]*)*)/gu;
const CALLED = /\b(?:include|template)\s+"([^"]+)"/g;
function mentionsOf(text, functions) {
	const parsed = parseTemplate(text, (name) => isFunctionName(functions, name));
	if (parsed.kind === "fault") return {
		main: mentionsOfText(text),
		defines: /* @__PURE__ */ new Map()
	};
	const main = newMentioning();
	walkList(parsed.main, main);
	const defines = /* @__PURE__ */ new Map();
	for (const [name, { root }] of parsed.defines) {
		const own = newMentioning();
		walkList(root, own);
		defines.set(name, own);
	}
	return {
		main,
		defines
	};
}
function mentionsOfText(text) {
	const own = newMentioning();
	for (const [, path = ""] of text.matchAll(VALUES)) notePlace(own, path.split(".").slice(1), "whole");
	for (const [, name = ""] of text.matchAll(CALLED)) own.calls.add(name);
	return own;
}
// src/render/releases/unused/value-tree.ts
function valueTree(mentions) {
	const root = newTree();
	for (const { path, whole } of mentions) {
		let here = root;
		for (const key of path) here = require_start.getOrMake(here.below, key, newTree);
		here.whole ||= whole;
	}
	return root;
}
function newTree() {
	return {
		below: /* @__PURE__ */ new Map(),
		whole: false
	};
}
// src/render/releases/unused/chart-values.ts
const chartValues = require_start.memo((chart) => {
	const charts = withSubcharts(chart);
	return valuesOf(chart, definesOf(charts), extraOf(charts));
});
function valuesOf(chart, defines, extra) {
	const mentions = [...reachedFrom([...chart.templates.filter(isExecuted).map((file) => fileMentions(file).main), ...extra], defines).flatMap(({ values }) => values), ...askedByMetadata(chart)];
	const subcharts = /* @__PURE__ */ new Map();
	const below = new Map(chart.dependencies.map((each) => [each.metadata.name.text, valuesOf(each, defines, extra)]));
	const dependencies = (chart.metadata.dependencies ?? []).filter((each) => each !== void 0);
	const isDeclared = new Set(dependencies.map(({ name }) => name.text));
	for (const [name, values] of below) if (!isDeclared.has(name)) subcharts.set(name, values);
	for (const declared of dependencies) {
		const name = declared.alias.text || declared.name.text;
		subcharts.set(name, below.get(declared.name.text));
	}
	return {
		tree: valueTree(mentions),
		subcharts
	};
}
function definesOf(charts) {
	const defines = /* @__PURE__ */ new Map();
	for (const file of charts.flatMap(({ templates }) => templates)) for (const [name, mentions] of fileMentions(file).defines) require_start.appendTo(defines, name, mentions);
	return defines;
}
function reachedFrom(start, defines) {
	const reached = new Set(start);
	for (const { calls, callsAny } of reached) for (const name of callsAny ? defines.keys() : calls) for (const each of defines.get(name) ?? []) reached.add(each);
	return [...reached];
}
const fileMentions = require_start.memo((file) => mentionsOf(sourceOf(file).text, allFunctions(3)));
function isExecuted({ name }) {
	return !name.slice(name.lastIndexOf("/") + 1).startsWith("_");
}
function extraOf(charts) {
	return charts.flatMap(({ files, values }) => [...files.map((file) => sourceOf(file).text), ...values.slice(0, 1).map(({ file }) => file.text)]).filter((text) => text.includes("{{")).map(mentionsOfText);
}
function askedByMetadata({ metadata }) {
	const asked = [{
		path: ["tags"],
		whole: true
	}];
	for (const declared of metadata.dependencies ?? []) {
		if (declared === void 0) continue;
		const name = declared.alias.text || declared.name.text;
		for (const condition of declared.condition.text.split(",")) asked.push({
			path: condition.trim().split("."),
			whole: true
		});
		if (declared.importValues.length > 0) asked.push({
			path: [name],
			whole: true
		});
	}
	return asked;
}
function withSubcharts(chart) {
	return [chart, ...chart.dependencies.flatMap(withSubcharts)];
}
// src/render/releases/unused/find-unused-values.ts
const NOTE = /^(?:x-|_|\.)/;
const ANCHOR = /(?:^|[\s:])&[^\s&]/;
const MAX_ASKED = 300;
function findUnusedValues(chart, given) {
	const root = chartValues(chart);
	const texts = valueTree(textsIn(given).flatMap((text) => mentionsOfText(text).values));
	const found = [];
	look(given, {
		path: [],
		trees: [root.tree, texts],
		charts: [root]
	}, root, found);
	return found.map((value) => {
		const { at, nearest: meant } = value;
		if (meant === void 0) return value;
		const { path } = require_start.hostSpan(at).file;
		const own = originIn$1(given, meant);
		const isSet = [own, ...chart.values.map((root) => keyIn(root, meant))].some((place) => place !== void 0 && require_start.hostSpan(place).file.path === path);
		const isLeftover = chart.values.some((root) => require_start.hostSpan(root).file.path === path);
		return isSet || isLeftover && own !== void 0 ? {
			...value,
			nearest: void 0
		} : value;
	});
}
function originIn$1(given, path) {
	let table = given;
	let at;
	for (const name of path) {
		at = table?.keyOrigins?.get(name)?.span;
		const value = table?.entries.get(name);
		table = value !== void 0 && isTable(value) ? value : void 0;
	}
	return at;
}
function keyIn(root, path) {
	const map = path.length === 1 ? root : require_start.mapAt(root, ...path.slice(0, -1));
	return require_start.entryOf(map, path.at(-1) ?? "")?.key;
}
function look(table, level, root, found) {
	if (level.trees.some(({ whole }) => whole)) return;
	for (const [key, value] of table.entries) {
		const below = levelBelow(level, key, root);
		if (below === void 0 || value.kind === "nil" || NOTE.test(key)) continue;
		if (below.trees.length === 0) {
			const at = table.keyOrigins?.get(key)?.span;
			if (at !== void 0 && !holdsAnchor(at, value)) {
				const isText = value.kind === "string" && { isText: true };
				const isEmpty = isEmptyList(value) && { isEmpty: true };
				found.push({
					at,
					path: below.path,
					nearest: found.length < MAX_ASKED ? nearest(level, key, root) : void 0,
					...isText,
					...isEmpty
				});
			}
		} else if (isTable(value)) look(value, below, root, found);
	}
}
function isEmptyList(value) {
	return (value.kind === "list" || isTable(value)) && !isTrue(value);
}
function levelBelow({ path, trees, charts }, key, root) {
	const named = trees.flatMap((tree) => tree.below.get(key) ?? []);
	const below = {
		path: [...path, key],
		trees: named,
		charts: []
	};
	if (charts.length === 0) return below;
	if (key === "global") {
		const all = allCharts(root).flatMap(({ tree }) => tree.below.get(key) ?? []);
		return {
			...below,
			trees: [{
				below: /* @__PURE__ */ new Map(),
				whole: false
			}, ...all]
		};
	}
	if (!charts.some(({ subcharts }) => subcharts.has(key))) return below;
	const own = charts.flatMap(({ subcharts }) => subcharts.get(key) ?? []);
	if (own.length === 0) return void 0;
	return {
		...below,
		trees: [...named, ...own.map(({ tree }) => tree)],
		charts: own
	};
}
function allCharts(chart) {
	return [chart, ...[...chart.subcharts.values()].flatMap((each) => each ? allCharts(each) : [])];
}
function nearest({ path, trees, charts }, key, root) {
	const siblings = [...trees.flatMap((tree) => [...tree.below.keys()]), ...charts.flatMap(({ subcharts }) => [...subcharts.keys()])];
	const name = require_load.nearestName(key, siblings);
	if (name !== void 0) return [...path, name];
	const [elsewhere, ...others] = suffixPaths(pathsTo(root, key), [...path, key]);
	return others.length > 0 ? void 0 : elsewhere;
}
function holdsAnchor(key, value) {
	const start = require_start.hostSpan(key);
	const span = valueOrigin(value)?.span;
	const end = span === void 0 ? start : require_start.hostSpan(span);
	if (end.file !== start.file) return false;
	return ANCHOR.test(start.file.text.slice(start.start, end.end));
}
function textsIn(value) {
	if (value.kind === "string") return value.text.text.includes("{{") ? [value.text.text] : [];
	if (value.kind === "list") return value.items.flatMap(textsIn);
	return value.kind === "map" ? [...value.entries.values()].flatMap(textsIn) : [];
}
const MAX_PATHS = 50;
function pathsTo(chart, key) {
	const found = /* @__PURE__ */ new Map();
	inChart(chart, key, [], found);
	return [...found.values()];
}
function suffixPaths(paths, written) {
	return paths.filter((path) => (endsWith(path, written) || endsWith(written, path)) && !path.every((key, index) => key === written[index]));
}
function inChart(chart, key, at, found) {
	inTree(chart.tree, key, at, found);
	for (const [name, below] of chart.subcharts) if (below !== void 0) inChart(below, key, [...at, name], found);
}
function inTree(tree, key, at, found) {
	for (const [name, below] of tree.below) {
		if (found.size >= MAX_PATHS) return;
		const path = [...at, name];
		if (name === key) found.set(path.join("\n"), path);
		inTree(below, key, path, found);
	}
}
function endsWith(long, short) {
	const skipped = long.length - short.length;
	return skipped > 0 && short.every((key, index) => key === long[skipped + index]);
}
// src/render/releases/unused/unused-values.ts
const MAX_PROOFS = 5;
function unusedValues(chart, given, rendered, render) {
	if (rendered.partial.length > 0) return [];
	const found = findUnusedValues(chart, given);
	const isInVain = (values) => isSame(rendered, render(without(given, values)));
	if (found.length === 0 || isInVain(found)) return found;
	return found.length > MAX_PROOFS ? [] : found.filter((each) => isInVain([each]));
}
function without(given, unused) {
	const rest = copyTable(given);
	for (const { path } of unused) {
		let table = rest;
		for (const key of path.slice(0, -1)) {
			const next = table.entries.get(key);
			if (isTable(next)) table = next;
		}
		table.entries.delete(path.at(-1) ?? "");
	}
	return rest;
}
function isSame({ templates }, other) {
	if (other.kind === "refused" || other.templates.length !== templates.length) return false;
	const texts = new Map(other.templates.map(({ name, text }) => [name, text.text]));
	return templates.every(({ name, text }) => texts.get(name) === text.text);
}
// src/render/releases/render-release.ts
const NO_VALUES = {
	files: [],
	unused: []
};
const NOT_LOADED = require_start.words("its chart cannot be loaded");
const NOT_READ = require_start.words("its values cannot be read");
function nothingRendered(failures, partial, values = NO_VALUES) {
	return {
		objects: [],
		failures: failures.map((failure) => ({
			...failure,
			of: "chart"
		})),
		partial,
		values
	};
}
function notLoaded({ message: said }, at) {
	return {
		at,
		message: require_start.message$1`The chart cannot be loaded. Helm: ${said}`,
		of: "chart"
	};
}
function valuesNotRead(refusal, at) {
	const said = refusal.discreet ?? refusal.message;
	return {
		at: refusal.at ?? at,
		message: require_start.message$1`The values cannot be read. Helm: ${said}`,
		of: "chart"
	};
}
function renderRelease(request, limits) {
	const rendered = renderPreviewed(request, limits);
	const needs = dependencyNeeds(request.chart, request.at);
	return needs.length === 0 ? rendered : {
		...rendered,
		needs
	};
}
function renderPreviewed(request, limits) {
	const chart = withStandIns(request.chart);
	if (chart === request.chart) return renderAtHand(request, limits);
	const thirdParty = thirdPartyStandIns(request.thirdParty, request.at);
	const whole = renderAtHand({
		...request,
		chart,
		thirdParty,
		skipSchemaValidation: true
	}, limits);
	if (whole.failures.length > 0) return renderAtHand(request, limits);
	const reason = bringsObjects(request.chart, request.values) ? require_start.PREVIEWED : require_start.PREVIEWED_WORKLOADS;
	return {
		...whole,
		partial: [reason, ...whole.partial],
		previewed: true
	};
}
function renderAtHand(request, limits) {
	const { chart, values, release, helm, kubernetesVersion, apiVersions, at } = request;
	if (mayDiffer(chart, values)) helm.noteDifference();
	const isStandIn = request.thirdParty?.isHidden === true;
	const misread = request.thirdParty === void 0 ? misreadValues(chart, values) : [];
	const given = {
		files: filesOfValues(values),
		unused: [],
		...misread.length > 0 && { misread }
	};
	const version = parseKubeVersion(kubernetesVersion);
	if (version.kind === "refused") return nothingRendered([{
		at,
		message: require_start.message$1`${version.message}`
	}], [NOT_RENDERED], given);
	const render = (table, skipsFailures = false) => renderChart(chart, table, {
		...release,
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion: version.value,
		apiVersions
	}, {
		limits,
		helm: helm.major,
		missing: "leave-out",
		skipSchemaValidation: request.skipSchemaValidation,
		thirdParty: request.thirdParty,
		skipsFailures
	});
	const [rendered, work] = measured(() => render(values));
	noteWork(work);
	if (rendered.kind === "refused") {
		const missing = isPlainText(rendered) ? [] : missingDependencies(chart);
		if (missing.length > 0) return nothingRendered([], missing.map(lacks), given);
		const other = rendered.error?.kind === "parse" ? void 0 : otherDependency(chart);
		if (other !== void 0) return nothingRendered([], [other], given);
		if (rendered.isStopped === true) return nothingRendered([], [STOPPED], given);
		const refused = isOpen(rendered.error, request) ? nothingRendered([], [ASKS_CLUSTER], given) : nothingRendered([refusalFinding(rendered, at)], [NOT_RENDERED], given);
		const isCheap = rendered.error?.kind === "execution" && work <= MAX_PROVED;
		if (request.wantsRest !== true || !isCheap) return refused;
		const rest = render(values, true);
		return rest.kind === "refused" ? refused : {
			...refused,
			objects: objectsIn(rest, request)
		};
	}
	const { partial, leftOut } = rendered;
	const unread = unreadValues(rendered.unread, at);
	const usesAll = isStandIn || leftOut.length > 0 || work > MAX_PROVED;
	return {
		objects: objectsIn(rendered, request),
		failures: [],
		partial: [...partial.map(lacks), ...leftOut.map(fails)],
		values: {
			...given,
			unused: usesAll ? [] : unusedValues(chart, values, rendered, render),
			...unread && { unread }
		}
	};
}
function isPlainText({ error, source }) {
	return source === void 0 ? error?.kind === "parse" : !source.text.includes("{{");
}
const MAX_PROVED = 2e6;
const NOT_RENDERED = require_start.words("its chart cannot be rendered");
const STOPPED = require_start.words("its chart produces too much text or loops for too long, so envfrom stopped");
const ASKS_CLUSTER = require_start.words("a template of its chart depends on what is in the cluster");
function isOpen(error, { isOffline, apiVersions }) {
	if (error?.asked === "api") return apiVersions.length === 0;
	return error?.asked === "lookup" && isOffline !== true;
}
function lacks(name) {
	return {
		...require_start.message$1`the dependency \`${name}\` of its chart is not available`,
		code: "chart-dependency"
	};
}
function fails(template) {
	return require_start.message$1`the template \`${template}\` fails without it`;
}
function missingDependencies({ metadata, dependencies }) {
	const here = new Set(dependencies.map((each) => each.metadata.name.text));
	const missing = (metadata.dependencies ?? []).flatMap((each) => each === void 0 || here.has(each.name.text) ? [] : [each.name.text]);
	return [.../* @__PURE__ */ new Set([...missing, ...dependencies.flatMap(missingDependencies)])];
}
function objectsIn({ manifests, hooks }, { skipTests = false }) {
	const run = skipTests ? hooks.filter((hook) => !isTestHook(hook)) : hooks;
	return [...manifests, ...run].flatMap(({ root }) => require_check.manifestsOf(root).manifests);
}
function filesOfValues(given) {
	const files = /* @__PURE__ */ new Set();
	collect(given, files);
	return [...files].sort();
}
function collect({ entries, keyOrigins }, files) {
	for (const origin of keyOrigins?.values() ?? []) if (origin.span !== void 0) files.add(require_start.hostSpan(origin.span).file.path);
	for (const value of entries.values()) if (isTable(value)) collect(value, files);
}
// src/render/releases/preview/enabled-in.ts
function enabledIn(value) {
	if (!isTable(value)) return [];
	return [...value.entries].flatMap(([id, item]) => {
		if (!isTable(item)) return [];
		const enabled = item.entries.get("enabled");
		return enabled === void 0 || isTrue(enabled) ? [[id, item]] : [];
	});
}
// src/render/releases/preview/misshapen-mount.ts
function misshapenMount({ entries }, release) {
	for (const [item, persistence] of enabledIn(entries.get("persistence"))) for (const [field, list] of mountsOf(persistence)) {
		const text = list?.kind === "list" ? list.items.find(isText) : void 0;
		if (text !== void 0) return mistakeAt(text, item, field, release);
	}
}
function* mountsOf({ entries }) {
	yield ["globalMounts", entries.get("globalMounts")];
	for (const controller of tablesIn(entries.get("advancedMounts"))) for (const mounts of controller.entries.values()) yield ["advancedMounts", mounts];
}
function tablesIn(value) {
	return isTable(value) ? [...value.entries.values()].filter(isTable) : [];
}
function isText(value) {
	return value.kind === "string";
}
function mistakeAt(value, item, field, release) {
	const at = valueOrigin(value)?.span ?? release;
	const shown = require_start.userText(value.text.text, at);
	const said = require_start.words("can't evaluate field path in type interface {}");
	return {
		said,
		failure: {
			at,
			message: require_start.message$1`The chart cannot be rendered: \`${shown}\` is a text, but each mount in \`${require_start.words(field)}\` of the persistence item \`${require_start.userText(item, at)}\` must be a map. Helm: ${said}`,
			help: require_start.message$1`Write \`path: ${shown}\`.`,
			of: "chart"
		}
	};
}
// src/render/releases/preview/unknown-identifier.ts
function unknownIdentifier(values, release) {
	if (values.entries.has("configMapsFromFolder")) return void 0;
	for (const use of usesIn(values)) {
		const { identifier, from } = use;
		if (identifier?.kind !== "string") continue;
		const { text } = identifier.text;
		const known = enabledIn(values.entries.get(from)).map(([id]) => id);
		if (text === "" || text.includes("{{") || known.includes(text)) continue;
		const at = valueOrigin(identifier)?.span ?? release;
		const shown = require_start.userText(text, at);
		const nearest = require_load.nearestName(text, known);
		const said = use.refusal(require_start.message$1`${shown}`);
		return {
			failure: {
				at,
				message: require_start.message$1`The chart cannot be rendered: nothing under \`${from}\` has the identifier \`${shown}\`. Helm: ${said}`,
				help: nearest === void 0 ? require_start.message$1`Use an identifier under \`${from}\`, or \`name\` for an object that the chart does not create.` : require_start.message$1`Did you mean \`${nearest}\`?`,
				of: "chart"
			},
			said
		};
	}
}
function* usesIn({ entries }) {
	const controllers = enabledIn(entries.get("controllers"));
	for (const [, controller] of controllers) for (const field of ["initContainers", "containers"]) for (const [, container] of enabledIn(controller.entries.get(field))) yield* usesOfContainer(container);
	const ids = new Set(controllers.map(([id]) => id));
	for (const [item, persistence] of enabledIn(entries.get("persistence"))) if (isMounted(persistence, ids)) yield* usesOfVolume(item, persistence);
}
function* usesOfContainer({ entries }) {
	const list = entries.get("envFrom");
	for (const item of list?.kind === "list" ? list.items : []) {
		if (!isTable(item)) continue;
		for (const [field, from, called] of ENV_FROM) {
			const reference = item.entries.get(field);
			if (!isTable(reference)) continue;
			yield {
				from,
				identifier: reference.entries.get("identifier"),
				refusal: (id) => require_start.message$1`No ${called} configured with identifier '${id}'`
			};
		}
	}
}
const ENV_FROM = [[
	"configMapRef",
	"configMaps",
	"configMap"
], [
	"secretRef",
	"secrets",
	"secret"
]];
function* usesOfVolume(item, { entries }) {
	const type = textOf(entries.get("type"));
	if (type !== "configMap" && type !== "secret" || textOf(entries.get("name")) !== "") return;
	yield {
		from: type === "secret" ? "secrets" : "configMaps",
		identifier: entries.get("identifier"),
		refusal: (id) => require_start.message$1`No ${type.toLowerCase()} found with this identifier. (persistence item '${item}', identifier '${id}')`
	};
}
function isMounted({ entries }, controllers) {
	const mounts = entries.get("advancedMounts");
	if (!isTable(mounts) || mounts.entries.size === 0) return controllers.size > 0;
	return [...mounts.entries.keys()].some((id) => controllers.has(id));
}
function textOf(value) {
	return value?.kind === "string" ? value.text.text : "";
}
// src/render/releases/preview/preview-release.ts
const CHART_NAME = /^[a-z0-9][-a-z0-9._]{0,99}$/i;
const ONE_POD_REPOSITORY = /k8s-at-home/;
function previewRelease(request, limits) {
	const { need, values, at, isWhole } = request;
	const standIn = standInOf(need, values, at);
	if (standIn === void 0) return void 0;
	const { chart, thirdParty, showsSources, mistake } = standIn;
	const rendered = renderRelease({
		...request,
		chart,
		thirdParty,
		skipSchemaValidation: true
	}, limits);
	if (rendered.failures.length > 0 && isWhole) {
		const found = mistake();
		if (found !== void 0) return {
			...rendered,
			failures: [found.failure],
			partial: [require_start.PREVIEWED]
		};
	}
	if (rendered.failures.length > 0 || rendered.objects.length === 0) return void 0;
	const reason = showsSources ? require_start.PREVIEWED_WORKLOADS : require_start.PREVIEWED;
	return {
		...rendered,
		partial: [reason, ...rendered.partial]
	};
}
function standInOf(need, values, at) {
	const kind = standInFor(need, values);
	if (kind === void 0 || !CHART_NAME.test(need.name)) return void 0;
	return {
		chart: standInChart(kind, need.name, need.version),
		thirdParty: {
			at,
			isThirdParty: isOfStandIn,
			isHidden: true
		},
		showsSources: hasAllSources(need, kind, values),
		mistake: () => kind === "controllers" ? mistakeIn(values, at) : void 0
	};
}
function mistakeIn(values, at) {
	return unknownIdentifier(values, at) ?? misshapenMount(values, at);
}
function hasAllSources({ name }, kind, { entries }) {
	return name === "app-template" && BRINGING[kind].every((field) => !entries.has(field));
}
function isOfStandIn(path) {
	return path.startsWith(`(preview)/`) || path === "(preview)";
}
function standInFor({ name, version, repository }, values) {
	if (hasControllers(values)) return "controllers";
	const [major = "1"] = /\d+/.exec(version ?? "") ?? [];
	return (name === "app-template" ? Number(major) < 2 : ONE_POD_REPOSITORY.test(repository ?? "")) && isTable(values.entries.get("image")) ? "app" : void 0;
}
function hasControllers({ entries }) {
	const controllers = entries.get("controllers");
	if (!isTable(controllers)) return false;
	return [...controllers.entries.values()].some((controller) => {
		const containers = isTable(controller) ? controller.entries.get("containers") : void 0;
		return isTable(containers) && [...containers.entries.values()].some(isTable);
	});
}
// src/render/helm/values/set-expression.ts
function originIn({ file, secret, unknowable }, start, end) {
	const span = {
		file,
		start,
		end
	};
	const origin = madeOrigin(originOf$1("value", span), require_start.makingOf(span));
	const whole = unknowable === void 0 ? origin : {
		...origin,
		unknowable
	};
	return secret === true ? secretOrigin(whole) : whole;
}
// src/render/helm/values/scan-set.ts
function newScanner(expression) {
	return {
		expression,
		at: 0,
		escapes: expression.kind !== "set-literal"
	};
}
function scanUntil(scanner, stops) {
	const { file } = scanner.expression;
	const start = scanner.at;
	const builder = newBuilder();
	const runs = [];
	let last;
	while (scanner.at < file.text.length) {
		const char = charAt(scanner);
		scanner.at += char.length;
		if (stops.includes(char)) {
			last = char;
			break;
		}
		if (char !== "\\" || !scanner.escapes) {
			runs.push({
				from: scanner.at - char.length,
				to: scanner.at
			});
			continue;
		}
		const next = charAt(scanner);
		runs.push({
			from: scanner.at,
			to: scanner.at + next.length
		});
		scanner.at += next.length;
	}
	const end = last === void 0 ? scanner.at : scanner.at - 1;
	const origin = originIn(scanner.expression, start, end);
	for (const { from, to } of runs) appendRun(builder, file.text.slice(from, to), origin, from);
	return {
		text: finishText(builder),
		last
	};
}
function charAt({ expression: { file }, at }) {
	const code = file.text.codePointAt(at);
	return code === void 0 ? "" : String.fromCodePoint(code);
}
function scanEmpty(scanner) {
	for (;;) {
		const char = charAt(scanner);
		if (char === "") return true;
		if (char === ",") {
			scanner.at++;
			return true;
		}
		if (!/[\s\u0085]/.test(char)) return false;
		scanner.at += char.length;
	}
}
// src/render/helm/values/read-set-value.ts
function readSetValue(setting) {
	const { scanner } = setting;
	const { kind } = scanner.expression;
	if (kind === "set-json") return readJsonValue(setting);
	if (kind === "set-literal") return {
		value: stringValue(scanUntil(scanner, "").text),
		outcome: "next"
	};
	const first = charAt(scanner);
	if (first === "") return {
		value: stringValue(EMPTY_TEXT),
		outcome: "end"
	};
	if (first === "{") return readList(setting);
	return typed(setting, scanUntil(scanner, ",").text);
}
function readList(setting) {
	const { scanner } = setting;
	const start = scanner.at;
	scanner.at++;
	const items = [];
	for (;;) {
		const { text, last } = scanUntil(scanner, ",}");
		if (last === void 0) return {
			value: void 0,
			outcome: { message: "list must terminate with '}'" }
		};
		const { value, outcome } = typed(setting, text);
		if (value === void 0) return {
			value,
			outcome
		};
		items.push(value);
		if (last === ",") continue;
		const list = listValue(items, originIn(scanner.expression, start, scanner.at));
		if (charAt(scanner) === ",") scanner.at++;
		return {
			value: list,
			outcome: "next"
		};
	}
}
function readJsonValue({ scanner }) {
	const { expression, at } = scanner;
	if (scanEmpty(scanner)) return {
		value: nilValue(originIn(expression, at, scanner.at)),
		outcome: "next"
	};
	try {
		const read = require_check.readJson(expression.file, scanner.at, require_start.DEFAULT_LIMITS);
		if (read === void 0) throw new Error("there is more than blanks");
		scanner.at = read.end;
		scanEmpty(scanner);
		const wrote = {
			by: "value",
			secret: expression.secret === true
		};
		return {
			value: nodeValue(read.root, wrote),
			outcome: "next"
		};
	} catch (error) {
		if (!(error instanceof require_check.DocumentError)) throw error;
		return {
			value: void 0,
			outcome: { message: error.words.kubectl ?? error.message }
		};
	}
}
function typed({ scanner, readFile }, text) {
	const { kind } = scanner.expression;
	if (kind === "set-string") return {
		value: stringValue(text),
		outcome: "next"
	};
	if (kind !== "set-file") return {
		value: guessed(text),
		outcome: "next"
	};
	const file = readFile(text.text);
	return "text" in file ? {
		value: stringValue(file.text),
		outcome: "next"
	} : {
		value: void 0,
		outcome: file
	};
}
function guessed(text) {
	const word = text.text.toLowerCase();
	const origin = text.pieces[0]?.origin;
	if (word === "true" || word === "false") return boolValue(word === "true", origin);
	if (word === "null") return nilValue(origin);
	if (word === "0") return intValue(0n, origin, INT64);
	if (!/^[-+]?\d{1,19}$/.test(word) || word.startsWith("0")) return stringValue(text);
	const value = BigInt(word.replace("+", ""));
	return value <= require_check.MAX_INT64 && value >= -require_check.MAX_INT64 - 1n ? intValue(value, origin, INT64) : stringValue(text);
}
// src/render/helm/values/apply-set.ts
const LARGEST_INDEX = 65536;
const DEEPEST_NAME = 30;
function applySet(expression, table, { readFile, helm }) {
	const setting = {
		scanner: newScanner(expression),
		readFile,
		helm
	};
	for (;;) {
		const outcome = setKey(setting, table, 0);
		if (outcome === "next") continue;
		if (outcome === "end") return void 0;
		const at = {
			file: expression.file,
			start: 0,
			end: expression.file.text.length
		};
		return {
			kind: "refused",
			...outcome,
			at
		};
	}
}
function setKey(setting, table, depth) {
	const { scanner } = setting;
	const { kind } = scanner.expression;
	const { text, last } = scanUntil(scanner, kind === "set-literal" ? "=[." : "=[,.");
	const key = text.text;
	if (last === void 0) {
		if (key === "") return "end";
		return {
			message: `key ${JSON.stringify(key)} has no value`,
			lacksValue: true
		};
	}
	if (last === "[") return setInList(setting, table, text, depth);
	if (last === ".") return setInTable(setting, table, text, depth + 1);
	if (last === ",") return {
		message: `key ${JSON.stringify(key)} has no value (cannot end with ,)`,
		lacksValue: true
	};
	const read = readSetValue(setting);
	if (read.value !== void 0) put(table, text, read.value);
	return read.outcome;
}
function setInTable(setting, table, key, depth) {
	if (depth > DEEPEST_NAME) return { message: `value name nested level is greater than maximum supported nested level of ${DEEPEST_NAME}` };
	const before = table.entries.get(key.text);
	if (before !== void 0 && !isTable(before)) return { message: wrongType(before, "map[string]interface {}") };
	const inner = before ?? newTable(wholeOrigin(setting));
	const outcome = setKey(setting, inner, depth);
	if (outcome === "next" && inner.entries.size === 0) return {
		message: `key map ${JSON.stringify(key.text)} has no value`,
		lacksValue: true
	};
	if (inner.entries.size > 0) put(table, key, inner);
	return outcome;
}
function setInList(setting, table, key, depth) {
	const index = readIndex(setting);
	if (typeof index !== "number") return index;
	const before = table.entries.get(key.text);
	if (before !== void 0 && before.kind !== "list") return { message: wrongType(before, "[]interface {}") };
	const items = [...before?.items ?? []];
	const outcome = setItem(setting, items, index, depth);
	put(table, key, listOf(setting, items, before));
	return outcome;
}
function readIndex({ scanner, helm }) {
	const { text, last } = scanUntil(scanner, "]");
	if (last === void 0) return helm === 4 ? "end" : { message: "error parsing index: EOF" };
	if (!/^[-+]?\d+$/.test(text.text)) return { message: `error parsing index: strconv.Atoi: parsing ${JSON.stringify(text.text)}: invalid syntax` };
	return Number(text.text);
}
function setItem(setting, items, index, depth) {
	if (index < 0) return { message: `negative ${index} index not allowed` };
	const { text, last } = scanUntil(setting.scanner, "[.=");
	if (text.text !== "") return { message: `unexpected data at end of array index: [${Array.from(text.text, (letter) => `'${letter}'`).join(" ")}]` };
	switch (last) {
		case void 0: return "end";
		case "=": {
			const read = readSetValue(setting);
			if (read.value === void 0) return read.outcome;
			return place(items, index, read.value) ?? "next";
		}
		case "[": return setNested(setting, items, index, depth);
		default: return setItemTable(setting, items, index, depth);
	}
}
function setNested(setting, items, index, depth) {
	const inner = readIndex(setting);
	if (typeof inner !== "number") return inner;
	const before = items[index] ?? NIL$1;
	if (before.kind !== "nil" && before.kind !== "list") return { message: wrongType(before, "[]interface {}") };
	const list = before.kind === "list" ? before : void 0;
	const below = [...list?.items ?? []];
	const outcome = setItem(setting, below, inner, depth);
	if (outcome !== "next") return outcome;
	return place(items, index, listOf(setting, below, list)) ?? outcome;
}
function setItemTable(setting, items, index, depth) {
	const before = items[index];
	const inner = isTable(before) ? before : newTable(wholeOrigin(setting));
	if (index < items.length) items[index] = inner;
	const outcome = setKey(setting, inner, depth);
	if (outcome !== "next") return outcome;
	return place(items, index, inner) ?? outcome;
}
function place(items, index, value) {
	if (index > LARGEST_INDEX) return { message: `index of ${index} is greater than maximum supported index of ${LARGEST_INDEX}` };
	while (items.length <= index) items.push(NIL$1);
	items[index] = value;
}
function listOf(setting, items, before) {
	return listValue(items, before?.origin ?? wholeOrigin(setting));
}
function put(table, key, value) {
	if (key.text === "") return;
	setEntry(table, key.text, value, key.pieces[0]?.origin ?? valueOrigin(value));
}
function wholeOrigin({ scanner: { expression } }) {
	return originIn(expression, 0, expression.file.text.length);
}
function wrongType(value, wanted) {
	return `unable to parse key: interface conversion: interface {} is ${value.kind === "nil" ? "nil" : value.type.name}, not ${wanted}`;
}
// src/render/helm/values/compose-values.ts
const ORDER = [
	"set-json",
	"set",
	"set-string",
	"set-file",
	"set-literal"
];
function composeValues(given, options) {
	let values = newTable();
	for (const file of given.files) {
		const read = valuesIn(file, options);
		if (read.kind === "refused") return read;
		values = mergeTables(values, read.values);
	}
	values = copyTable(values);
	for (const kind of ORDER) for (const expression of given.sets.filter((one) => one.kind === kind)) {
		const refusal = applyExpression(expression, values, given, options);
		if (refusal?.kind === "refused") return refusal;
		if (refusal?.kind === "values") values = refusal.values;
	}
	return {
		kind: "values",
		values
	};
}
const layersOf = require_start.memo((_file) => /* @__PURE__ */ new Map());
function valuesIn(values, options) {
	const key = `${options.helm} ${values.secret === true}`;
	return require_start.getOrMake(layersOf(values.file), key, () => readWhole(values, options));
}
function readWhole({ file, secret }, { limits, helm }) {
	const read = readValuesFile(file, limits, helm);
	if (read.kind === "refused") return {
		...read,
		message: `failed to parse ${file.path}: ${read.message}`
	};
	let values = newTable();
	for (const document of read.value) {
		const value = nodeValue(document, {
			by: "value",
			secret: secret === true
		});
		if (isTable(value)) values = mergeTables(values, value);
	}
	return {
		kind: "values",
		values
	};
}
function applyExpression(expression, values, { readFile }, { limits, helm }) {
	const { kind, file } = expression;
	if (kind === "set-json" && helm === 4 && file.text.trim().startsWith("{")) return mergeJson(expression, values, limits);
	const refusal = applySet(expression, values, {
		readFile,
		helm
	});
	if (refusal === void 0) return void 0;
	const flag = `failed parsing --${kind} data`;
	const message = kind === "set-json" ? `${flag} ${file.text}` : `${flag}: ${refusal.message}`;
	return {
		...refusal,
		message
	};
}
function mergeJson({ file, secret }, values, limits) {
	const at = {
		file,
		start: 0,
		end: file.text.length
	};
	const message = `failed parsing --set-json data JSON: ${file.text}`;
	try {
		const read = require_check.readJson(file, 0, limits);
		const value = read && nodeValue(read.root, {
			by: "value",
			secret: secret === true
		});
		if (!(read !== void 0 && file.text.slice(read.end).trim() === "") || !isTable(value)) return {
			kind: "refused",
			message,
			at
		};
		return {
			kind: "values",
			values: copyTable(mergeTables(values, value))
		};
	} catch (error) {
		if (!(error instanceof require_check.DocumentError)) throw error;
		return {
			kind: "refused",
			message,
			at
		};
	}
}
// src/render/releases/release-values.ts
function layeredValues(layers, readFile, { limits, helm }) {
	let values = newTable();
	for (const layer of layers) {
		const composed = layerValues(layer, values, readFile, {
			limits,
			helm
		});
		if (composed.kind === "refused") return composed;
		values = composed.values;
	}
	return {
		kind: "values",
		values: copyTable(values)
	};
}
function layerValues(layer, before, readFile, options) {
	if (layer.kind === "node") {
		const { secret, dialect = "kubectl" } = layer;
		const value = nodeValue(layer.node, {
			by: "value",
			secret,
			dialect
		});
		return {
			kind: "values",
			values: isTable(value) ? mergeTables(before, value) : before
		};
	}
	const own = layer.kind === "file" ? valuesIn(layer.file, options) : composeValues({
		files: [],
		sets: [layer.set],
		readFile
	}, options);
	if (own.kind === "refused") return own;
	return {
		kind: "values",
		values: mergeTables(before, own.values)
	};
}
function setFileReader(tree) {
	return (path) => {
		const content = tree.read(path);
		return content.kind === "bytes" ? { text: textOf$3(fromBytes(content.bytes)) } : { message: `open ${path}: ${content.reason}` };
	};
}
function valuesFileAt(path, tree) {
	const content = tree.read(path);
	if (content.kind !== "bytes") return void 0;
	const files = valuesFilesOf(tree);
	const known = files.get(path);
	if (known !== void 0 && Buffer.compare(known.bytes, content.bytes) === 0) return known.file;
	const file = { file: {
		path,
		text: fromBytes(content.bytes)
	} };
	files.set(path, {
		bytes: content.bytes,
		file
	});
	return file;
}
const valuesFilesOf = require_start.memo((_tree) => /* @__PURE__ */ new Map());
// src/render/releases/third-party-files.ts
const REPOSITORY = /^(?:https?:|oci:|@|alias:)/;
const ARCHIVE$1 = /\.tgz(?:$|!)/;
function thirdPartyFiles(chart, at, isPulled) {
	const folders = thirdPartyFolders(chart, isPulled);
	if (folders.length === 0) return void 0;
	const isThirdParty = (path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}!`));
	return {
		at,
		isThirdParty,
		isHidden: false
	};
}
function thirdPartyFolders({ path, metadata, dependencies }, isPulled) {
	if (ARCHIVE$1.test(path) || isPulled(path)) return [path];
	const fromElsewhere = new Set((metadata.dependencies ?? []).flatMap((declared) => declared !== void 0 && REPOSITORY.test(declared.repository.text) ? declared.name.text : []));
	const isVendored = (below) => path === "." ? below.path.startsWith("charts/") : below.path.startsWith(`${path}/charts/`);
	return dependencies.flatMap((below) => fromElsewhere.has(below.metadata.name.text) && isVendored(below) ? [below.path] : thirdPartyFolders(below, isPulled));
}
// src/render/helm/template/render-text.ts
function newTextRenderer(language) {
	const { name } = language;
	const program = programOf(language);
	const bind = require_start.memo((source) => bindTemplates(name, source, program.parse(source.text)));
	return (source, dot, { missingKey, budget }) => {
		const bound = bind(source);
		if (bound.kind === "fault") {
			const { fault } = bound;
			const at = narrowSpan(source, fault.start, fault.end);
			return {
				kind: "parse-error",
				message: parseErrorText(name, fault),
				at
			};
		}
		const set = newSet();
		for (const template of bound.all) addTemplate(set, template);
		const execution = {
			set,
			dot,
			budget,
			helm: 3,
			program,
			included: /* @__PURE__ */ new Map(),
			missingKey
		};
		const executed = runMachine(bound.main, execution);
		if (executed.kind === "text") return executed;
		const { levels, at } = executed.error;
		return {
			kind: "error",
			message: levels[0] ?? "",
			at
		};
	};
}
function programOf({ functions, delimiters = BRACES }) {
	const isFunction = (word) => isFunctionName(functions, word);
	return {
		parse: (text) => parseTemplate(text, isFunction, delimiters),
		compile: require_start.memo((root) => compile(root, functions))
	};
}
// src/render/helm/chart/helm-ignore.ts
const BAD_PATTERN = "syntax error in pattern";
const DEFAULT_RULE = "templates/.?*";
const SPACE_AROUND = /^[\s\u0085]+|(?<![\s\u0085])[\s\u0085]+$/g;
function readIgnoreRules(text) {
	const rules = [];
	const lines = [...text.replace(/^\ufeff/, "").split("\n"), DEFAULT_RULE];
	for (const [line, written] of lines.entries()) {
		const pattern = written.replaceAll(SPACE_AROUND, "");
		if (pattern === "" || pattern.startsWith("#")) continue;
		const rule = readRule(pattern);
		if (typeof rule === "string") return {
			kind: "refused",
			message: rule,
			line
		};
		rules.push(rule);
	}
	return require_check.done((path, isFolder) => ignores(rules, path, isFolder));
}
function readRule(line) {
	if (line.includes("**")) return "double-star (**) syntax is not supported";
	if (require_check.compileGlob(line, require_load.GO_PATH) === void 0) return BAD_PATTERN;
	const negate = line.startsWith("!");
	const positive = negate ? line.slice(1) : line;
	const folderOnly = positive.endsWith("/");
	const whole = folderOnly ? positive.slice(0, -1) : positive;
	const pattern = whole.startsWith("/") ? whole.slice(1) : whole;
	return {
		matches: require_check.compileGlob(pattern, require_load.GO_PATH) ?? (() => false),
		negate,
		folderOnly,
		baseOnly: !whole.includes("/")
	};
}
function ignores(rules, path, isFolder) {
	for (const { matches, negate, folderOnly, baseOnly } of rules) {
		const name = baseOnly ? path.slice(path.lastIndexOf("/") + 1) : path;
		if (negate) {
			if (folderOnly && !isFolder) return true;
			if (!matches(name)) return true;
		} else if ((!folderOnly || isFolder) && matches(name)) return true;
	}
	return false;
}
// src/render/helm/chart/chart-files-of-folder.ts
function chartFilesOfFolder(folder, paths, read, target = (path) => path) {
	const prefix = require_start.folderPrefix(folder);
	const names = paths.map((path) => path.slice(prefix.length)).sort(compareParts);
	const rules = rulesOf(prefix, names, read);
	if (rules.kind === "refused") return rules;
	const isIgnored = withFolders(rules.value);
	const files = [];
	for (const name of names) {
		if (isIgnored(name)) continue;
		const file = readChartFile(name, target(`${prefix}${name}`), read);
		if (file.kind === "refused") return file;
		files.push(file.file);
	}
	return {
		kind: "files",
		files
	};
}
function compareParts(one, other) {
	const [left, right] = [one.split("/"), other.split("/")];
	for (let index = 0; index < left.length && index < right.length; index++) {
		const order = require_check.compareText(left[index] ?? "", right[index] ?? "");
		if (order !== 0) return order;
	}
	return left.length - right.length;
}
function rulesOf(prefix, names, read) {
	const name = ".helmignore";
	if (!names.includes(name)) return noRules();
	const file = readChartFile(name, `${prefix}${name}`, read);
	if (file.kind === "refused") return file;
	const source = sourceOf(file.file);
	const rules = readIgnoreRules(source.text);
	if (rules.kind === "done") return rules;
	const { message, line } = rules;
	return {
		kind: "refused",
		message,
		at: lineOf(source, line)
	};
}
function noRules() {
	const rules = readIgnoreRules("");
	if (rules.kind === "refused") throw new Error("no lines, no faults");
	return rules;
}
function lineOf(file, line) {
	const lines = file.text.split("\n");
	const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
	return {
		file,
		start,
		end: start + (lines[line]?.length ?? 0)
	};
}
function withFolders(ignores) {
	const isFolderIgnored = require_start.memoBy((folder) => {
		const slash = folder.lastIndexOf("/");
		return slash !== -1 && isFolderIgnored(folder.slice(0, slash)) || ignores(folder, true);
	});
	return (name) => {
		const slash = name.lastIndexOf("/");
		return slash !== -1 && isFolderIgnored(name.slice(0, slash)) || ignores(name, false);
	};
}
function readChartFile(name, path, read) {
	const content = read(path);
	if (content.kind === "unreadable") return {
		kind: "refused",
		message: `error reading ${name}: ${content.reason}`,
		at: require_start.fileSpan(path)
	};
	const { bytes } = content;
	if (bytes.length > 5242880) {
		const base = name.slice(name.lastIndexOf("/") + 1);
		return {
			kind: "refused",
			message: `chart file ${JSON.stringify(base)} is larger than the maximum file size ${LARGEST_FILE}`,
			at: require_start.fileSpan(path)
		};
	}
	return {
		kind: "file",
		file: {
			name,
			path,
			bytes: withoutMark(bytes)
		}
	};
}
// src/render/releases/top-charts.ts
const ROLE_FILE = /(?:^|\/)tasks\/main\.ya?ml$/;
function topCharts(files, paths) {
	const roles = new Set(paths.filter((path) => ROLE_FILE.test(path)).map(roleOf));
	const folders = files.map(require_start.folderOf).filter((folder) => !roles.has(folder));
	const known = new Set(folders);
	return folders.filter((folder) => !isSubchart(folder, known));
}
function roleOf(path) {
	return require_start.folderOf(require_start.folderOf(path));
}
function isSubchart(folder, known) {
	for (let at = folder.lastIndexOf("/charts/"); at !== -1; at = folder.lastIndexOf("/charts/", at - 1)) {
		if (known.has(folder.slice(0, at))) return true;
		if (at === 0) break;
	}
	return folder.startsWith("charts/") && known.has(".");
}
// src/render/releases/chart-library.ts
const CHART_FILE = /(?:^|\/)Chart\.yaml$/;
const ARCHIVE = /\.tgz$/;
const DEEPEST = 20;
const PULLED_CHARTS = [".envfrom/charts"];
function openCharts(tree, { limits, helm, folders: pulled = PULLED_CHARTS, anyVersion, tracking }) {
	const place = `charts of Helm ${helm}`;
	const isPulled = pulledBelow(pulled, rootsOf(tree));
	const unused = require_check.unusedFolders(tree.paths, tree.named);
	const isCounted = (path) => isPulled(path) || unused(path) === void 0;
	const shelf = new Set(tree.charts?.paths ?? []);
	const paths = [.../* @__PURE__ */ new Set([...tree.paths, ...shelf])];
	const { vendor } = tree;
	const read = readerOf(tree, shelf);
	const charts = paths.filter((path) => CHART_FILE.test(path));
	const named = new Set(charts.map(require_start.folderOf));
	const counted = charts.filter(isCounted);
	const known = new Set(counted.map(require_start.folderOf));
	const tops = topCharts(counted, tree.paths);
	const loaded = /* @__PURE__ */ new Map();
	const asked = tracking?.queries.read.register(place, read) ?? read;
	const { below, target, key } = filesOfCharts(tree, paths);
	const listed = tracking?.queries.list.register(place, below) ?? below;
	const loadNow = (path) => ARCHIVE.test(path) ? loadArchiveAt(path, asked, {
		limits,
		helm
	}) : loadFolder(path, listed(path), asked, {
		limits,
		helm
	}, target);
	const load = (path) => {
		const now = () => loadNow(path);
		const kept = () => tracking?.loaded.getOrCompute(`${helm} ${path}`, [key(path)], now);
		return require_start.getOrMake(loaded, path, () => kept() ?? now());
	};
	const elsewhere = (folder) => {
		return require_start.itemAt(vendor, folder)?.files()?.includes(`${folder}/Chart.yaml`) === true ? load(folder) : void 0;
	};
	const beside = (folder) => {
		const own = filesBelow(folder, tree.around?.() ?? []);
		if (!own.includes(folder === "." ? "Chart.yaml" : `${folder}/Chart.yaml`)) return void 0;
		return require_start.getOrMake(loaded, folder, () => loadFolder(folder, own, read, {
			limits,
			helm
		}));
	};
	const archives = paths.filter((path) => ARCHIVE.test(path) && isPulled(path));
	const find = (name, version, folders = tops) => {
		const isLikely = (path) => path.includes(`/${name}-`);
		const likely = [...archives.filter(isLikely), ...folders].map(load);
		const others = () => archives.filter((path) => !isLikely(path) && !path.startsWith("$")).map(load);
		return newestOf(likely.filter((chart) => fits(chart, name, version))) ?? newestOf(others().filter((chart) => fits(chart, name, version))) ?? (anyVersion ? newestOf(likely.filter((chart) => fits(chart, name, "*"))) : void 0);
	};
	const findLocked = (name, version, url) => {
		const path = url === void 0 ? void 0 : lockedArchive(tree, {
			name,
			version,
			url
		});
		return path === void 0 ? void 0 : load(path);
	};
	const isElsewhere = (one, other) => require_start.itemAt(vendor, one)?.root !== require_start.itemAt(vendor, other)?.root;
	const complete = completing((chart) => ({
		at: (folder) => folder === void 0 || isElsewhere(folder, chart.path) ? void 0 : anywhere(folder || "."),
		named: (name, version, isOpen, url) => findLocked(name, version, url) ?? find(name, version, isOpen ? tops.filter(isPulled) : tops)
	}));
	const anywhere = (folder) => known.has(folder) ? load(folder) : elsewhere(folder) ?? beside(folder);
	const library = {
		folders: tops.filter((folder) => !isPulled(folder)),
		isPulled,
		at: (folder) => complete(named.has(folder) ? load(folder) : elsewhere(folder)),
		anywhere: (folder) => complete(anywhere(folder)),
		named: (name, version, repository) => complete(findLocked(name, version, repository) ?? find(name, version))
	};
	return tracking === void 0 ? library : trackedLibrary(library, tracking.queries, place);
}
function completing(sourcesFor) {
	const wholes = /* @__PURE__ */ new Map();
	const underway = /* @__PURE__ */ new Set();
	let left = MAX_IN_RUN;
	const complete = (loaded) => {
		if (loaded?.kind !== "chart" || ARCHIVE.test(loaded.chart.path)) return loaded;
		const before = wholes.get(loaded);
		if (before !== void 0) return before;
		if (underway.has(loaded) || underway.size === DEEPEST) return void 0;
		underway.add(loaded);
		const { at, named } = sourcesFor(loaded.chart);
		const whole = withDependencies(loaded, {
			at: (folder) => complete(at(folder)),
			named: (...wanted) => complete(named(...wanted))
		}, Math.min(left, 100));
		if (whole !== loaded) left -= weightOf(whole.chart);
		underway.delete(loaded);
		wholes.set(loaded, whole);
		return whole;
	};
	return complete;
}
function pulledBelow(folders, roots) {
	const all = [...folders, ...roots].map((folder) => `${folder}/`);
	return (path) => path.startsWith("$") || all.some((folder) => path.startsWith(folder));
}
function readerOf(tree, shelf) {
	const { charts } = tree;
	const { read } = require_check.withItems$1(tree);
	return (path) => shelf.has(path) && charts !== void 0 ? charts.read(path) : read(path);
}
function rootsOf({ vendor }) {
	return (vendor?.items ?? []).map(({ root }) => root);
}
function lockedArchive({ vendor }, asked) {
	return require_start.itemFor(vendor, {
		type: "chart",
		...asked,
		url: require_start.plainUrl(asked.url)
	})?.files()?.[0];
}
function trackedLibrary(library, queries, place) {
	return {
		...library,
		at: queries.at.register(place, library.at),
		anywhere: queries.anywhere.register(place, library.anywhere),
		named: queries.named.register(place, library.named)
	};
}
function filesOfCharts(tree, paths) {
	const linked = require_check.linkedPaths(tree);
	const below = (folder) => {
		return [...filesBelow(folder, require_start.itemAt(tree.vendor, folder)?.files() ?? paths), ...linked.below(folder)];
	};
	return {
		...linked,
		below
	};
}
function filesBelow(folder, paths) {
	return folder === "." ? paths : paths.filter((path) => path.startsWith(`${folder}/`));
}
function loadFolder(folder, paths, read, options, target) {
	const files = chartFilesOfFolder(folder, paths, read, target);
	if (files.kind === "refused") return files;
	return loadChart(folder, files.files, options);
}
function loadArchiveAt(path, read, options) {
	const content = read(path);
	if (content.kind === "unreadable") return {
		kind: "refused",
		message: content.reason,
		at: require_start.fileSpan(path)
	};
	return loadArchive(path, content.bytes, options);
}
function newestOf(charts) {
	return charts.reduce((best, chart) => {
		if (best === void 0) return chart;
		const [one, other] = [versionOf(best), versionOf(chart)];
		if (typeof other === "string") return best;
		return typeof one === "string" || compareVersions(other, one) > 0 ? chart : best;
	}, void 0);
}
function versionOf(loaded) {
	return parseVersion(loaded.kind === "chart" ? loaded.chart.metadata.version.text : "");
}
function fits(loaded, name, version) {
	if (loaded.kind === "refused" || loaded.chart.metadata.name.text !== name) return false;
	return satisfiesRequest(loaded.chart.metadata.version.text, version);
}
// src/render/releases/inflated-charts.ts
const ELSEWHERE = /^(?:https?|oci):/;
function chartFinder(context) {
	return (wanted) => {
		const newest = findWith(wanted, {
			...context,
			helm: 4
		});
		if (newest === void 0) return wanted.folder === void 0 ? absentChart(wanted, context) : void 0;
		const inflate = (request) => {
			const inflated = newest.inflate(request);
			if (inflated.kind !== "refused") return inflated;
			const older = findWith(wanted, {
				...context,
				helm: 3
			})?.inflate(request);
			return older === void 0 || older.kind === "refused" ? inflated : older;
		};
		return {
			...newest,
			inflate
		};
	};
}
function findWith(wanted, context) {
	const charts = context.charts(context.helm);
	const loaded = wanted.folder === void 0 ? charts.named(wanted.name, wanted.version, wanted.repository) : charts.anywhere(wanted.folder);
	return loaded === void 0 ? void 0 : foundChart(wanted, loaded, context);
}
function foundChart(wanted, loaded, context) {
	if (loaded.kind === "refused") {
		const { message: message$1 } = loaded;
		const inflate = ({ at }) => require_check.refused(at, message$1, { message: require_start.message$1`The chart cannot be loaded. Helm: ${message$1}` });
		return {
			path: loaded.at.file.path,
			values: void 0,
			inflate
		};
	}
	const { chart } = loaded;
	const instead = wanted.folder === void 0 ? otherVersion(wanted, loaded) : [];
	return {
		path: chart.path,
		values: chart.values[0]?.file,
		inflate: (request) => {
			const inflated = inflateFound(chart, wanted, request, context);
			if (inflated.kind === "refused") return instead.length === 0 ? inflated : require_check.done({
				sources: [],
				partial: instead
			});
			const { sources, partial } = inflated.value;
			return require_check.done({
				sources,
				partial: [...partial, ...instead]
			});
		}
	};
}
function inflateFound(chart, { repository }, request, context) {
	const given = givenTo(chart.path, request, context);
	if (given.kind === "refused") return given;
	const { at } = request;
	const { partial } = given.value;
	const thirdParty = thirdPartyFiles(chart, at, ELSEWHERE.test(repository ?? "") ? () => true : context.charts(context.helm).isPulled);
	const rendered = renderGiven(chart, given.value, request, {
		...context,
		thirdParty
	});
	if (rendered.kind === "rendered") {
		const lacking = rendered.partial.map(lacks);
		return require_check.done({
			sources: printed(rendered, request),
			partial: [...lacking, ...partial]
		});
	}
	if (rendered.isStopped === true) return require_check.done({
		sources: [],
		partial: [STOPPED, ...partial]
	});
	const { message, related } = refusalFinding(rendered, at);
	const words = {
		message,
		...related === void 0 ? {} : { related }
	};
	const { discreet = rendered.message } = rendered;
	return require_check.refused(rendered.at.file.text === "" ? at : rendered.at, discreet, words);
}
function absentChart(wanted, context) {
	const { name } = wanted;
	return {
		path: void 0,
		values: void 0,
		inflate: (request) => {
			const given = givenTo(name, request, {
				...context,
				helm: 4
			});
			if (given.kind === "refused") return given;
			const { values } = given.value;
			const nothing = () => {
				const unread = unreadValues(values, request.at);
				const partial = [notRendered(name)];
				return require_check.done({
					sources: [],
					partial,
					...unread !== void 0 && { unread }
				});
			};
			const standIn = standInOf(wanted, values, request.at);
			if (standIn === void 0) return nothing();
			const { chart, thirdParty, showsSources, mistake } = standIn;
			const options = {
				...context,
				helm: 4,
				thirdParty
			};
			const rendered = renderGiven(chart, given.value, request, options);
			if (rendered.kind === "refused") {
				const found = mistake();
				if (found === void 0) return nothing();
				const { failure, said } = found;
				return require_check.refused(failure.at, require_start.messageText(said), {
					...failure,
					said
				});
			}
			const sources = printed(rendered, request);
			if (sources.length === 0) return nothing();
			const partial = [previewReason(name, showsSources), ...given.value.partial];
			return require_check.done({
				sources,
				partial,
				previewed: true
			});
		}
	};
}
function previewReason(name, showsSources) {
	return showsSources ? {
		...require_start.message$1`the Helm chart \`${name}\` is not available, so its workloads are previewed from its values`,
		code: "previewed-workloads"
	} : {
		...require_start.message$1`the Helm chart \`${name}\` is not available, so what it creates is only previewed from its values`,
		code: "previewed"
	};
}
function givenTo(path, request, { tree, limits, helm, kubernetesVersion }) {
	const { at } = request;
	const name = releaseName(path, request);
	if (name.kind === "refused") return name;
	const version = parseKubeVersion(request.kubeVersion || kubernetesVersion);
	if (version.kind === "refused") return helmRefuses(at, version.message);
	const values = layeredValues(request.values.map(layerOf), setFileReader(tree), {
		limits,
		helm
	});
	if (values.kind === "refused") return helmRefuses(values.at ?? at, values.discreet ?? values.message);
	const { partial } = name.value;
	return require_check.done({
		name: name.value,
		values: values.values,
		kubeVersion: version.value,
		partial
	});
}
function renderGiven(chart, { name, values, kubeVersion }, { namespace, apiVersions }, { limits, helm, thirdParty }) {
	return renderChart(chart, values, {
		name: name.text,
		nameOrigin: name.origin,
		namespace: namespace || "default",
		revision: 1,
		isUpgrade: false
	}, {
		kubeVersion,
		apiVersions
	}, {
		limits,
		helm,
		missing: "leave-out",
		skipSchemaValidation: false,
		thirdParty
	});
}
function helmRefuses(at, message$2) {
	return require_check.refused(at, message$2, { message: require_start.message$1`The chart cannot be rendered. Helm: ${message$2}` });
}
function releaseName(path, { releaseName: given, nameTemplate, at }) {
	if (given.text !== "" && nameTemplate.text !== "") return helmRefuses(nameTemplate.at ?? at, "cannot set --name-template and also specify a name");
	const written = given.text === "" ? nameTemplate : given;
	const origin = originOf$1("release", written.at ?? at);
	if (written.text === "") {
		const text = `${path.slice(path.lastIndexOf("/") + 1).replace(/\.tgz$/, "")}-0000000000`;
		const partial = [require_start.message$1`a chart without \`releaseName\` gets its name when it is rendered`];
		return require_check.done({
			text,
			origin: {
				...origin,
				unknowable: "--generate-name"
			},
			partial
		});
	}
	const name = given.text === "" ? templatedName(written.text) : require_check.done(written.text);
	if (name.kind === "refused") return {
		...name,
		at: written.at ?? at
	};
	const known = knownReleaseName(name.value, origin);
	const fault = releaseNameFault(known.text);
	if (fault !== void 0) return helmRefuses(written.at ?? at, fault);
	return require_check.done({
		...known,
		partial: []
	});
}
const NAME_TEMPLATES = newTextRenderer({
	name: "name-template",
	functions: allFunctions(3)
});
function templatedName(template) {
	const options = {
		missingKey: "default",
		budget: require_check.chartBudget()
	};
	const rendered = NAME_TEMPLATES(textOf$3(template), NIL$1, options);
	if (rendered.kind === "text") return require_check.done(rendered.text.text);
	return helmRefuses(require_start.fileSpan(""), rendered.message);
}
function layerOf(given) {
	if (given.kind === "file") return {
		kind: "file",
		file: { file: given.file }
	};
	return {
		kind: "node",
		node: given.node,
		secret: false,
		dialect: "kustomize"
	};
}
function printed({ crds, manifests, hooks }, { includeCrds, skipHooks, skipTests }) {
	return [
		...includeCrds ? crds.map(({ file }) => sourceOf(file)) : [],
		...manifests.map(({ file }) => file),
		...skipHooks ? [] : hooks.filter((hook) => !(skipTests && isTestHook(hook))).map(({ file }) => file)
	];
}
// src/render/kustomize/kustomization-builds.ts
function kustomizationBuilds(folders, context, kustomize, goesOn = false) {
	return folders.map((folder) => {
		const path = folder === "." ? "" : folder;
		return require_check.containCrash(() => kustomizationBuild(folder, path, context, kustomize, goesOn), (message) => {
			const [file = folder] = kustomizationFiles(context, path);
			const at = require_start.fileSpan(file);
			return require_check.crashedBuild({
				id: folder,
				kind: "kustomization",
				files: [file]
			}, at, message);
		});
	});
}
function kustomizationBuild(id, path, context, kustomize, goesOn) {
	const { objects, partial, findings, differences, files, charts, patches, ...rest } = buildKustomization(context, path, {
		...DEFAULT_BUILD_OPTIONS,
		...kustomize !== void 0 && { kustomize },
		...goesOn && { goesOn }
	});
	const { needs, outside, left, work } = rest;
	const found = {
		...needs.length === 0 ? {} : { needs: needsHere(needs) },
		...charts.length === 0 ? {} : { inflates: charts },
		...charts.some(({ previewed }) => previewed) && { previewed: true },
		...patches.length === 0 ? {} : { patches },
		...differences.length === 0 ? {} : { differences },
		...outside.length === 0 ? {} : { outside },
		...left === void 0 ? {} : { left }
	};
	return require_check.withWork({
		id,
		kind: "kustomization",
		objects,
		partial,
		files,
		failures: findings,
		...found
	}, work);
}
Object.defineProperty(exports, "ANY", {
	enumerable: true,
	get: function() {
		return ANY;
	}
});
Object.defineProperty(exports, "DEFAULT_BUILD_OPTIONS", {
	enumerable: true,
	get: function() {
		return DEFAULT_BUILD_OPTIONS;
	}
});
Object.defineProperty(exports, "EMPTY_ACCUMULATION", {
	enumerable: true,
	get: function() {
		return EMPTY_ACCUMULATION;
	}
});
Object.defineProperty(exports, "IN_ORDER", {
	enumerable: true,
	get: function() {
		return IN_ORDER;
	}
});
Object.defineProperty(exports, "LIST", {
	enumerable: true,
	get: function() {
		return LIST;
	}
});
Object.defineProperty(exports, "MAP", {
	enumerable: true,
	get: function() {
		return MAP;
	}
});
Object.defineProperty(exports, "NIL", {
	enumerable: true,
	get: function() {
		return NIL$1;
	}
});
Object.defineProperty(exports, "NOT_LOADED", {
	enumerable: true,
	get: function() {
		return NOT_LOADED;
	}
});
Object.defineProperty(exports, "NOT_READ", {
	enumerable: true,
	get: function() {
		return NOT_READ;
	}
});
Object.defineProperty(exports, "NOT_RENDERED", {
	enumerable: true,
	get: function() {
		return NOT_RENDERED;
	}
});
Object.defineProperty(exports, "STRING", {
	enumerable: true,
	get: function() {
		return STRING;
	}
});
Object.defineProperty(exports, "STRINGS", {
	enumerable: true,
	get: function() {
		return STRINGS;
	}
});
Object.defineProperty(exports, "STRING_MAP", {
	enumerable: true,
	get: function() {
		return STRING_MAP;
	}
});
Object.defineProperty(exports, "allOrigins", {
	enumerable: true,
	get: function() {
		return allOrigins;
	}
});
Object.defineProperty(exports, "appendPart", {
	enumerable: true,
	get: function() {
		return appendPart;
	}
});
Object.defineProperty(exports, "appendText", {
	enumerable: true,
	get: function() {
		return appendText;
	}
});
Object.defineProperty(exports, "applySet", {
	enumerable: true,
	get: function() {
		return applySet;
	}
});
Object.defineProperty(exports, "bool", {
	enumerable: true,
	get: function() {
		return bool;
	}
});
Object.defineProperty(exports, "buildKustomization", {
	enumerable: true,
	get: function() {
		return buildKustomization;
	}
});
Object.defineProperty(exports, "buildRoot", {
	enumerable: true,
	get: function() {
		return buildRoot;
	}
});
Object.defineProperty(exports, "builtInSchema", {
	enumerable: true,
	get: function() {
		return builtInSchema;
	}
});
Object.defineProperty(exports, "charge", {
	enumerable: true,
	get: function() {
		return charge;
	}
});
Object.defineProperty(exports, "chartFilesOfFolder", {
	enumerable: true,
	get: function() {
		return chartFilesOfFolder;
	}
});
Object.defineProperty(exports, "chartFinder", {
	enumerable: true,
	get: function() {
		return chartFinder;
	}
});
Object.defineProperty(exports, "composeValues", {
	enumerable: true,
	get: function() {
		return composeValues;
	}
});
Object.defineProperty(exports, "concatTexts", {
	enumerable: true,
	get: function() {
		return concatTexts;
	}
});
Object.defineProperty(exports, "currentId", {
	enumerable: true,
	get: function() {
		return currentId;
	}
});
Object.defineProperty(exports, "embedText", {
	enumerable: true,
	get: function() {
		return embedText;
	}
});
Object.defineProperty(exports, "failed", {
	enumerable: true,
	get: function() {
		return failed;
	}
});
Object.defineProperty(exports, "fillPlaceholders", {
	enumerable: true,
	get: function() {
		return fillPlaceholders;
	}
});
Object.defineProperty(exports, "finishText", {
	enumerable: true,
	get: function() {
		return finishText;
	}
});
Object.defineProperty(exports, "firstDocument", {
	enumerable: true,
	get: function() {
		return firstDocument;
	}
});
Object.defineProperty(exports, "fluxChartNeed", {
	enumerable: true,
	get: function() {
		return fluxChartNeed;
	}
});
Object.defineProperty(exports, "fromBytes", {
	enumerable: true,
	get: function() {
		return fromBytes;
	}
});
Object.defineProperty(exports, "goFunction", {
	enumerable: true,
	get: function() {
		return goFunction;
	}
});
Object.defineProperty(exports, "goVariadic", {
	enumerable: true,
	get: function() {
		return goVariadic;
	}
});
Object.defineProperty(exports, "helmFunctions", {
	enumerable: true,
	get: function() {
		return helmFunctions;
	}
});
Object.defineProperty(exports, "idKey", {
	enumerable: true,
	get: function() {
		return idKey;
	}
});
Object.defineProperty(exports, "idText", {
	enumerable: true,
	get: function() {
		return idText;
	}
});
Object.defineProperty(exports, "integer", {
	enumerable: true,
	get: function() {
		return integer;
	}
});
Object.defineProperty(exports, "isTable", {
	enumerable: true,
	get: function() {
		return isTable;
	}
});
Object.defineProperty(exports, "isTestHook", {
	enumerable: true,
	get: function() {
		return isTestHook;
	}
});
Object.defineProperty(exports, "knownReleaseName", {
	enumerable: true,
	get: function() {
		return knownReleaseName;
	}
});
Object.defineProperty(exports, "kustomizationBuilds", {
	enumerable: true,
	get: function() {
		return kustomizationBuilds;
	}
});
Object.defineProperty(exports, "kustomizationFiles", {
	enumerable: true,
	get: function() {
		return kustomizationFiles;
	}
});
Object.defineProperty(exports, "kustomizationOf", {
	enumerable: true,
	get: function() {
		return kustomizationOf;
	}
});
Object.defineProperty(exports, "layeredValues", {
	enumerable: true,
	get: function() {
		return layeredValues;
	}
});
Object.defineProperty(exports, "lfsContentOf", {
	enumerable: true,
	get: function() {
		return lfsContentOf;
	}
});
Object.defineProperty(exports, "list", {
	enumerable: true,
	get: function() {
		return list;
	}
});
Object.defineProperty(exports, "listValue", {
	enumerable: true,
	get: function() {
		return listValue;
	}
});
Object.defineProperty(exports, "loadArchive", {
	enumerable: true,
	get: function() {
		return loadArchive;
	}
});
Object.defineProperty(exports, "loadChart", {
	enumerable: true,
	get: function() {
		return loadChart;
	}
});
Object.defineProperty(exports, "loadText", {
	enumerable: true,
	get: function() {
		return loadText;
	}
});
Object.defineProperty(exports, "makingOfParts", {
	enumerable: true,
	get: function() {
		return makingOfParts;
	}
});
Object.defineProperty(exports, "manifestOf", {
	enumerable: true,
	get: function() {
		return manifestOf;
	}
});
Object.defineProperty(exports, "mapOrFail", {
	enumerable: true,
	get: function() {
		return mapOrFail;
	}
});
Object.defineProperty(exports, "mapValue", {
	enumerable: true,
	get: function() {
		return mapValue;
	}
});
Object.defineProperty(exports, "measured", {
	enumerable: true,
	get: function() {
		return measured;
	}
});
Object.defineProperty(exports, "mergeTables", {
	enumerable: true,
	get: function() {
		return mergeTables;
	}
});
Object.defineProperty(exports, "mismatch", {
	enumerable: true,
	get: function() {
		return mismatch$1;
	}
});
Object.defineProperty(exports, "narrowSpan", {
	enumerable: true,
	get: function() {
		return narrowSpan;
	}
});
Object.defineProperty(exports, "needsHere", {
	enumerable: true,
	get: function() {
		return needsHere;
	}
});
Object.defineProperty(exports, "newBuilder", {
	enumerable: true,
	get: function() {
		return newBuilder;
	}
});
Object.defineProperty(exports, "newRecorder", {
	enumerable: true,
	get: function() {
		return newRecorder;
	}
});
Object.defineProperty(exports, "newTable", {
	enumerable: true,
	get: function() {
		return newTable;
	}
});
Object.defineProperty(exports, "newTextRenderer", {
	enumerable: true,
	get: function() {
		return newTextRenderer;
	}
});
Object.defineProperty(exports, "nodeValue", {
	enumerable: true,
	get: function() {
		return nodeValue;
	}
});
Object.defineProperty(exports, "notLoaded", {
	enumerable: true,
	get: function() {
		return notLoaded;
	}
});
Object.defineProperty(exports, "notRendered", {
	enumerable: true,
	get: function() {
		return notRendered;
	}
});
Object.defineProperty(exports, "notThis", {
	enumerable: true,
	get: function() {
		return notThis;
	}
});
Object.defineProperty(exports, "noteWork", {
	enumerable: true,
	get: function() {
		return noteWork;
	}
});
Object.defineProperty(exports, "nothingRendered", {
	enumerable: true,
	get: function() {
		return nothingRendered;
	}
});
Object.defineProperty(exports, "openCharts", {
	enumerable: true,
	get: function() {
		return openCharts;
	}
});
Object.defineProperty(exports, "openDecoding", {
	enumerable: true,
	get: function() {
		return openDecoding;
	}
});
Object.defineProperty(exports, "openStruct", {
	enumerable: true,
	get: function() {
		return openStruct;
	}
});
Object.defineProperty(exports, "originOf", {
	enumerable: true,
	get: function() {
		return originOf$1;
	}
});
Object.defineProperty(exports, "otherVersion", {
	enumerable: true,
	get: function() {
		return otherVersion;
	}
});
Object.defineProperty(exports, "parseJson", {
	enumerable: true,
	get: function() {
		return parseJson;
	}
});
Object.defineProperty(exports, "parseKubeVersion", {
	enumerable: true,
	get: function() {
		return parseKubeVersion;
	}
});
Object.defineProperty(exports, "parseLabelSelector", {
	enumerable: true,
	get: function() {
		return parseLabelSelector;
	}
});
Object.defineProperty(exports, "partRanges", {
	enumerable: true,
	get: function() {
		return partRanges;
	}
});
Object.defineProperty(exports, "partsText", {
	enumerable: true,
	get: function() {
		return partsText;
	}
});
Object.defineProperty(exports, "piecesOf", {
	enumerable: true,
	get: function() {
		return piecesOf;
	}
});
Object.defineProperty(exports, "previewRelease", {
	enumerable: true,
	get: function() {
		return previewRelease;
	}
});
Object.defineProperty(exports, "readChartYaml", {
	enumerable: true,
	get: function() {
		return readChartYaml;
	}
});
Object.defineProperty(exports, "readKustomization", {
	enumerable: true,
	get: function() {
		return readKustomization;
	}
});
Object.defineProperty(exports, "readPlainDocument", {
	enumerable: true,
	get: function() {
		return readPlainDocument;
	}
});
Object.defineProperty(exports, "readResources", {
	enumerable: true,
	get: function() {
		return readResources;
	}
});
Object.defineProperty(exports, "readValuesFile", {
	enumerable: true,
	get: function() {
		return readValuesFile;
	}
});
Object.defineProperty(exports, "readYamlValue", {
	enumerable: true,
	get: function() {
		return readYamlValue;
	}
});
Object.defineProperty(exports, "recordedIn", {
	enumerable: true,
	get: function() {
		return recordedIn;
	}
});
Object.defineProperty(exports, "refusalFindings", {
	enumerable: true,
	get: function() {
		return refusalFindings;
	}
});
Object.defineProperty(exports, "releaseNameFault", {
	enumerable: true,
	get: function() {
		return releaseNameFault;
	}
});
Object.defineProperty(exports, "remadeText", {
	enumerable: true,
	get: function() {
		return remadeText;
	}
});
Object.defineProperty(exports, "remarshalled", {
	enumerable: true,
	get: function() {
		return remarshalled;
	}
});
Object.defineProperty(exports, "renderChart", {
	enumerable: true,
	get: function() {
		return renderChart;
	}
});
Object.defineProperty(exports, "renderRelease", {
	enumerable: true,
	get: function() {
		return renderRelease;
	}
});
Object.defineProperty(exports, "renderedFile", {
	enumerable: true,
	get: function() {
		return renderedFile;
	}
});
Object.defineProperty(exports, "replaceParts", {
	enumerable: true,
	get: function() {
		return replaceParts;
	}
});
Object.defineProperty(exports, "resourceOf", {
	enumerable: true,
	get: function() {
		return resourceOf$1;
	}
});
Object.defineProperty(exports, "setFileReader", {
	enumerable: true,
	get: function() {
		return setFileReader;
	}
});
Object.defineProperty(exports, "setMetadata", {
	enumerable: true,
	get: function() {
		return setMetadata;
	}
});
Object.defineProperty(exports, "severalKustomizations", {
	enumerable: true,
	get: function() {
		return severalKustomizations;
	}
});
Object.defineProperty(exports, "sliceType", {
	enumerable: true,
	get: function() {
		return sliceType;
	}
});
Object.defineProperty(exports, "sourceOf", {
	enumerable: true,
	get: function() {
		return sourceOf;
	}
});
Object.defineProperty(exports, "splitImage", {
	enumerable: true,
	get: function() {
		return splitImage;
	}
});
Object.defineProperty(exports, "splitManifests", {
	enumerable: true,
	get: function() {
		return splitManifests;
	}
});
Object.defineProperty(exports, "stringOf", {
	enumerable: true,
	get: function() {
		return stringOf$2;
	}
});
Object.defineProperty(exports, "stringValue", {
	enumerable: true,
	get: function() {
		return stringValue;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "textOf", {
	enumerable: true,
	get: function() {
		return textOf$3;
	}
});
Object.defineProperty(exports, "textOffsets", {
	enumerable: true,
	get: function() {
		return textOffsets;
	}
});
Object.defineProperty(exports, "textOrigin", {
	enumerable: true,
	get: function() {
		return textOrigin;
	}
});
Object.defineProperty(exports, "thirdPartyFiles", {
	enumerable: true,
	get: function() {
		return thirdPartyFiles;
	}
});
Object.defineProperty(exports, "toYamlText", {
	enumerable: true,
	get: function() {
		return toYamlText;
	}
});
Object.defineProperty(exports, "trimSpace", {
	enumerable: true,
	get: function() {
		return trimSpace;
	}
});
Object.defineProperty(exports, "unknowableOrigin", {
	enumerable: true,
	get: function() {
		return unknowableOrigin;
	}
});
Object.defineProperty(exports, "unreadValues", {
	enumerable: true,
	get: function() {
		return unreadValues;
	}
});
Object.defineProperty(exports, "valueText", {
	enumerable: true,
	get: function() {
		return valueText;
	}
});
Object.defineProperty(exports, "valuesFileAt", {
	enumerable: true,
	get: function() {
		return valuesFileAt;
	}
});
Object.defineProperty(exports, "valuesNotRead", {
	enumerable: true,
	get: function() {
		return valuesNotRead;
	}
});
Object.defineProperty(exports, "withVersion", {
	enumerable: true,
	get: function() {
		return withVersion;
	}
});
Object.defineProperty(exports, "withoutMark", {
	enumerable: true,
	get: function() {
		return withoutMark;
	}
});
Object.defineProperty(exports, "writeYaml", {
	enumerable: true,
	get: function() {
		return writeYaml$1;
	}
});
Object.defineProperty(exports, "zeroOf", {
	enumerable: true,
	get: function() {
		return zeroOf;
	}
});
