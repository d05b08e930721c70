import { ut as hostSpan } from "./start.js";
import { S as scalarAt, a as stringOf, b as itemsAt, i as resolveScalar, v as entryOf, w as valueAt, x as mapAt } from "./engine-go.js";
import { a as folderOf, l as manifestsIn } from "./engine-model.js";
import { f as contentHash } from "./engine-kustomize.js";
import { s as toByteText, t as pathMatch } from "./engine-parse2.js";
// src/rollout/copy-name.ts
const HASHED = new RegExp(`^(.+)-([2456789bcdfghkmt]{10})$`);
function splitCopyName(name) {
	const [, origin, hash] = HASHED.exec(name) ?? [];
	return origin === void 0 || hash === void 0 ? void 0 : {
		origin,
		hash
	};
}
function isCopyName(name, origin) {
	return splitCopyName(name)?.origin === origin;
}
// src/rollout/linked-kinds.ts
const TEMPLATE = [
	"spec",
	"template",
	"spec"
];
const LINKED_KINDS = [
	{
		resource: "deployment",
		kind: "Deployment",
		groups: ["apps", "extensions"],
		words: ["deployments", "deploy"],
		podSpec: TEMPLATE
	},
	{
		resource: "statefulset",
		kind: "StatefulSet",
		groups: ["apps"],
		words: ["statefulsets", "sts"],
		podSpec: TEMPLATE
	},
	{
		resource: "daemonset",
		kind: "DaemonSet",
		groups: ["apps", "extensions"],
		words: ["daemonsets", "ds"],
		podSpec: TEMPLATE
	},
	{
		resource: "cronjob",
		kind: "CronJob",
		groups: ["batch"],
		words: ["cronjobs", "cj"],
		podSpec: [
			"spec",
			"jobTemplate",
			"spec",
			"template",
			"spec"
		]
	},
	{
		resource: "rollout",
		kind: "Rollout",
		groups: ["argoproj.io"],
		words: ["rollouts", "ro"],
		podSpec: TEMPLATE
	}
];
const SOURCE_WORDS = /* @__PURE__ */ new Map([
	["configmap", "ConfigMap"],
	["configmaps", "ConfigMap"],
	["cm", "ConfigMap"],
	["secret", "Secret"],
	["secrets", "Secret"]
]);
function linkedKindNamed(word) {
	const [name = "", ...group] = word.toLowerCase().split(".");
	return LINKED_KINDS.find(({ resource, words, groups }) => (resource === name || words.includes(name)) && (group.length === 0 || groups.some((each) => group.join(".").endsWith(each))));
}
function sourceKindNamed(word) {
	return SOURCE_WORDS.get(word.toLowerCase());
}
function linkedKindOf({ group, kind }) {
	return LINKED_KINDS.find((each) => each.kind === kind && each.groups.includes(group));
}
function triggerAnnotation({ resource }) {
	return `${resource}.kubernetes.io/triggered-by`;
}
function podSpecOf({ node }, { podSpec }) {
	return mapAt(node, ...podSpec);
}
// src/rollout/copy.ts
const ORIGIN = "rollout.envfrom.dev/origin";
const REVISION = "rollout.envfrom.dev/revision";
function readCopy(manifest) {
	const { node, name } = manifest;
	const [word = "", origin] = scalarAt(node, "metadata", "annotations", "rollout.envfrom.dev/origin")?.text.split("/") ?? [];
	const kind = sourceKindNamed(word);
	const split = splitCopyName(name ?? "");
	if (name === void 0 || kind === void 0 || origin === void 0 || split === void 0) return void 0;
	if (kind !== manifest.kind) return void 0;
	const revision = Number(scalarAt(node, "metadata", "annotations", REVISION)?.text);
	const { hash } = split;
	return {
		kind,
		name,
		origin,
		hash,
		revision: Number.isSafeInteger(revision) && revision > 0 ? revision : 0,
		intact: isImmutable(node) && contentHash(node) === hash,
		manifest
	};
}
function copyFault({ node, kind, name = "" }) {
	if (valueAt(node, "sops")?.kind === "map") return `${kind} \`${name}\` is encrypted with SOPS, which signs the whole object: a copy under another name could not be decrypted`;
	return `${name}-0123456789`.length > MOST_NAME ? `the name of ${kind} \`${name}\` is too long for a copy` : void 0;
}
const MOST_NAME = 253;
function isImmutable(node) {
	const value = entryOf(node, "immutable")?.value;
	if (value?.kind !== "scalar") return false;
	const resolved = resolveScalar(value, "kubectl");
	return resolved.kind === "bool" && resolved.value;
}
// src/render/entry-points/claims.ts
function claimedFolders(paths, { folders }) {
	const exact = new Set(paths.map((path) => path === "" ? "." : path));
	const whole = [...exact].filter((path) => !folders.has(path));
	const open = new Set(whole);
	return (folder) => {
		if (exact.has(folder) || open.has(".")) return true;
		for (let at = folder.lastIndexOf("/"); at > 0; at = folder.lastIndexOf("/", at - 1)) if (open.has(folder.slice(0, at))) return true;
		return false;
	};
}
// src/render/entry-points/unreadable-entries.ts
const GROUP = /\b(?:kustomize\.toolkit\.fluxcd|argoproj)\.io\//;
const KIND = /\bkind["']?:\s*["']?(?:Kustomization|Application|ApplicationSet)\b/;
function mayHoldEntry({ class: { kind }, faults, source, documents }) {
	if (kind !== "manifests" || faults.length === 0 || source === void 0) return false;
	return faults.some(({ at: { start: at } }) => {
		const around = documents.find(({ span }) => span.start <= at && at <= span.end);
		const text = source.text.slice(around?.span.start, around?.span.end);
		return GROUP.test(text) && KIND.test(text);
	});
}
// src/render/entry-points/examples.ts
const EXAMPLES = /(?:^|\/)(?:demos?|examples?|samples?|tutorials?|playgrounds?|quickstarts?)\//i;
function withExamples(build, { entry: { manifest }, byHand }) {
	const { path } = hostSpan(manifest.node).file;
	if (build.failures.length === 0 || !byHand || !EXAMPLES.test(path)) return build;
	const note = `Nothing in this repository deploys \`${path}\`.`;
	return {
		...build,
		failures: build.failures.map((failure) => {
			const { at, help } = failure;
			if (hostSpan(at).file.path !== path) return failure;
			const more = help === void 0 ? note : `${help} ${note}`;
			return {
				...failure,
				severity: "warning",
				help: more
			};
		})
	};
}
// src/render/entry-points/walk-entries.ts
const MOST_BUILDS = 1e4;
function newWalk({ renderEntry, findEntries, clusters, learn }) {
	const queue = [];
	const seen = /* @__PURE__ */ new Set();
	const places = /* @__PURE__ */ new Set();
	const builds = [];
	const notLookedAt = [];
	const starts = /* @__PURE__ */ new Map();
	const said = /* @__PURE__ */ new Set();
	const say = (unseen) => {
		for (const one of unseen) {
			const key = `${identityOf(one.manifest)} ${one.reason}`;
			if (!said.has(key)) notLookedAt.push(one);
			said.add(key);
		}
	};
	const isFull = () => builds.length >= MOST_BUILDS;
	const enqueue = (placed) => {
		const { manifest } = placed.entry;
		const key = `${identityOf(manifest)} ${placed.cluster}`;
		places.add(placeOf(manifest));
		if (seen.has(key)) return;
		seen.add(key);
		queue.push(placed);
	};
	const enqueueFrom = (build) => {
		const { entries, notLookedAt: unknown } = findEntries(build.objects);
		say(unknown);
		const cluster = build.cluster ?? clusters.ofFolder(build.folder ?? build.id);
		learn(build, cluster);
		if (entries.some(isStart) && build.deployedBy === void 0) starts.set(build.id, cluster);
		const undeployed = build.undeployed === true;
		const byHand = build.deployedBy === void 0;
		for (const entry of entries) enqueue({
			entry,
			cluster,
			parent: build.id,
			byHand,
			undeployed
		});
	};
	return {
		builds,
		notLookedAt,
		starts,
		say,
		isFull,
		enqueueFrom,
		enqueueWritten: (entry, undeployed = false) => {
			const folder = folderOf(hostSpan(entry.manifest.node).file.path);
			const cluster = clusters.ofFolder(folder);
			if (isStart(entry) && !undeployed) starts.set(folder, cluster);
			enqueue({
				entry,
				cluster,
				parent: folder,
				byHand: true,
				undeployed
			});
		},
		drain: () => {
			for (let next = queue.shift(); next !== void 0; next = queue.shift()) {
				const { manifest } = next.entry;
				const rendered = isFull() ? {
					kind: "unknown",
					reason: `the run has ${MOST_BUILDS} builds, the limit`
				} : renderEntry(next);
				if (rendered.kind === "unknown") {
					const { reason, need } = rendered;
					notLookedAt.push({
						manifest,
						reason,
						...need === void 0 ? {} : { need }
					});
					continue;
				}
				for (const each of rendered.builds) {
					const build = withExamples(next.undeployed ? {
						...each,
						undeployed: true
					} : each, next);
					builds.push(build);
					enqueueFrom(build);
				}
			}
		},
		hasSeen: (manifest) => places.has(placeOf(manifest))
	};
}
function isStart({ kind }) {
	return kind !== "helm-release";
}
function identityOf(manifest) {
	const { kind, namespace = "", name = "" } = manifest;
	return JSON.stringify([
		kind,
		namespace,
		name,
		placeOf(manifest)
	]);
}
function placeOf({ node }) {
	const { file, start } = hostSpan(node);
	return `${file.path}:${start}`;
}
// src/render/entry-points/plan-builds.ts
const OTHER_REPOSITORY = "its source is another repository";
const NOT_IN_FLEET = "its source is not in the fleet";
const NO_CHART = "its chart is not here";
const MAKERS = /* @__PURE__ */ new Set(["argo-application-set", "flux-resource-set"]);
const ELSEWHERE = /* @__PURE__ */ new Set([
	OTHER_REPOSITORY,
	NOT_IN_FLEET,
	NO_CHART
]);
const MOST_COMPARED = 2e3;
function planBuilds(files, graph, tools) {
	const { found, written, own, isClaimed, tops } = startOfWalk(files, graph, tools);
	const walk = newWalk(tools);
	const seeds = tools.renderKustomizations(tops);
	for (const seed of seeds) walk.enqueueFrom(seed);
	for (const { file, notLookedAt } of found) if (!graph.listed.has(file.path)) walk.say(notLookedAt);
	for (const entry of written) {
		const { path } = entry.manifest.node.file;
		if (!graph.listed.has(path) && !isClaimed(folderOf(path))) walk.enqueueWritten(entry);
	}
	walk.drain();
	for (;;) {
		const built = filesBuilt([...seeds, ...walk.builds]);
		const rest = written.filter(({ manifest }) => !walk.hasSeen(manifest) && !isBuilt(manifest, built, graph));
		if (rest.length === 0 || walk.isFull()) break;
		const starts = rest.filter(isStart);
		const next = starts.length > 0 ? startsOf(starts, graph, tools.homeOf) : rest;
		const reached = claimsOf(own.filter(({ manifest }) => walk.hasSeen(manifest)), graph, tools.homeOf);
		for (const entry of next) walk.enqueueWritten(entry, reached(folderOf(entry.manifest.node.file.path)));
		walk.drain();
	}
	const rendered = new Set(walk.builds.flatMap(({ folder, files: read }) => folder === void 0 ? read : [folder, ...read]));
	const left = graph.roots.filter((folder) => isClaimed(folder) && !isRendered(folder, rendered, graph));
	return {
		builds: [
			...walk.builds,
			...seeds,
			...tools.renderKustomizations(left)
		],
		notLookedAt: walk.notLookedAt,
		isDeployed: deployedFolders(walk, files, tools),
		starts: walk.starts
	};
}
function deployedFolders({ builds, notLookedAt }, files, { rootOf }) {
	const deployed = !notLookedAt.some(mayDeployHere) && !files.some(mayHoldEntry) && !builds.some(({ kind, failures }) => MAKERS.has(kind) && failures.length > 0) ? builds.filter(({ kind }) => kind !== "helm-release") : [];
	const roots = new Set(deployed.map(({ id, folder, deployedBy }) => rootOf(folder ?? (deployedBy === void 0 ? id : hostSpan(deployedBy.at).file.path))));
	return (folder) => roots.has(rootOf(folder));
}
function filesBuilt(builds) {
	return new Set(builds.flatMap(({ files, failures }) => failures.length > 0 ? [] : files));
}
function isBuilt({ node }, built, { listed }) {
	return listed.has(node.file.path) && built.has(node.file.path);
}
function topFolders(files, graph, tools) {
	return startOfWalk(files, graph, tools).tops;
}
function startOfWalk(files, graph, { findEntries, homeOf }) {
	const found = files.map((file) => ({
		file,
		...findEntries(manifestsIn(file))
	}));
	const written = found.flatMap(({ entries }) => entries);
	const own = written.filter((entry) => isOwnEntry(entry, homeOf));
	const isClaimed = claimsOf(own, graph, homeOf);
	return {
		found,
		written,
		own,
		isClaimed,
		tops: graph.roots.filter((root) => !isClaimed(root))
	};
}
function mayDeployHere({ reason }) {
	return !ELSEWHERE.has(reason);
}
function isOwnEntry({ sources, manifest }, homeOf) {
	return sources.some((source) => homeOf(source, manifest.node).kind === "here");
}
function claimsOf(entries, graph, homeOf) {
	return claimedFolders(entries.flatMap(({ sources, manifest }) => sources.flatMap((source) => {
		const home = homeOf(source, manifest.node);
		return home.kind === "here" ? home.folder ?? [] : [];
	})), graph);
}
function isRendered(folder, rendered, { fileOf }) {
	if (rendered.has(folder === "." ? "" : folder)) return true;
	const file = fileOf(folder);
	return file !== void 0 && rendered.has(file);
}
function startsOf(rest, graph, homeOf) {
	const folders = new Map(rest.map((entry) => [entry, foldersOf(entry, graph)]));
	const claims = new Map(rest.map((entry) => [entry, claimsOf([entry], graph, homeOf)]));
	const deploys = (other, entry) => folders.get(entry)?.some((folder) => claims.get(other)?.(folder) === true) === true;
	const isFree = (entry) => rest.every((other) => other === entry || !deploys(other, entry));
	const isBootstrap = (entry) => deploys(entry, entry);
	const free = rest.length > MOST_COMPARED ? rest : rest.filter(isFree);
	if (free.length > 0) return free;
	const bootstraps = rest.filter(isBootstrap);
	return bootstraps.length > 0 ? bootstraps : rest.slice(0, 1);
}
function foldersOf({ manifest }, graph) {
	const { path } = manifest.node.file;
	const folder = folderOf(path);
	const above = [...graph.aboveOf(path)];
	return graph.folders.has(folder) && above.length > 0 ? above : [folder, ...above];
}
// src/render/entry-points/entry-object.ts
const BOOTSTRAP = "flux-system";
function isApplicationSet({ group, kind }) {
	return group === "argoproj.io" && kind === "ApplicationSet";
}
function entryObjectOf(manifest) {
	switch (`${manifest.group}/${manifest.kind}`) {
		case "kustomize.toolkit.fluxcd.io/Kustomization": return {
			kind: "flux-kustomization",
			manifest,
			sources: [fluxSource(manifest)]
		};
		case "argoproj.io/Application": return {
			kind: "argo-application",
			manifest,
			sources: argoSources(manifest)
		};
		case "helm.toolkit.fluxcd.io/HelmRelease": return {
			kind: "helm-release",
			manifest,
			sources: []
		};
		default: return;
	}
}
function templateOf(set) {
	const template = mapAt(set.node, "spec", "template") ?? set.node;
	return {
		kind: "argo-application",
		manifest: set,
		sources: argoSources({
			...set,
			node: template
		})
	};
}
function fluxSource(manifest) {
	const { node, dialect, namespace } = manifest;
	const reference = mapAt(node, "spec", "sourceRef");
	const text = (name) => stringOf(valueAt(reference, name), dialect) || void 0;
	return {
		folder: folderIn(valueAt(node, "spec", "path"), manifest) ?? emptyWhenAbsent(manifest),
		repository: {
			kind: "flux-source",
			sourceKind: text("kind") ?? "GitRepository",
			name: text("name") ?? "",
			namespace: text("namespace") ?? namespace
		},
		chart: false,
		revision: void 0
	};
}
function emptyWhenAbsent({ node }) {
	return valueAt(node, "spec", "path") === void 0 ? "" : void 0;
}
function argoSources(manifest) {
	const spec = mapAt(manifest.node, "spec");
	const single = valueAt(spec, "source");
	const several = itemsAt(spec, "sources");
	return (several.length > 0 ? several : single === void 0 ? [] : [single]).map((node) => ({
		folder: scalarAt(node, "chart") === void 0 ? folderIn(valueAt(node, "path"), manifest) : void 0,
		repository: {
			kind: "url",
			url: stringOf(valueAt(node, "repoURL"), manifest.dialect) ?? ""
		},
		chart: scalarAt(node, "chart") !== void 0,
		revision: revisionOf(stringOf(valueAt(node, "targetRevision"), manifest.dialect))
	}));
}
const DEFAULT_REVISIONS = /* @__PURE__ */ new Set([
	"",
	"HEAD",
	"main",
	"master",
	"refs/heads/main",
	"refs/heads/master"
]);
function revisionOf(text) {
	return text === void 0 || DEFAULT_REVISIONS.has(text) ? void 0 : text;
}
function folderIn(node, { dialect }) {
	const path = stringOf(node, dialect);
	if (path === void 0 || /[{}$]/.test(path)) return void 0;
	const parts = [];
	for (const part of path.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
// src/render/argo/application-set/generators/git/fixed-part.ts
function fixedPart(pattern) {
	if (pattern.includes("{{")) return void 0;
	const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
	const wild = parts.findIndex((part) => /[*?[{\\]/.test(part));
	return (wild === -1 ? parts : parts.slice(0, wild)).join("/");
}
// src/render/flux/resource-set/resource-set.ts
const OPERATOR_GROUP = "fluxcd.controlplane.io";
function isOfOperator({ group, kind }, wanted) {
	return group === "fluxcd.controlplane.io" && kind === wanted;
}
// src/render/entry-points/repository-address.ts
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is;
const SCP_FORM = /^(?:[^@/\s]*@)?(\[[^\]]+\]|[^:/\s]+):(?!\/\/)(.*)$/s;
const PLACEHOLDER = /\{\{|\$[{(]|<[\w-]+>/;
const WINDOWS_PATH = /^[a-z]:[\\/]/i;
const TRANSPORTS = {
	http: "http",
	https: "http",
	"git+http": "http",
	"git+https": "http",
	ssh: "ssh",
	"git+ssh": "ssh",
	"ssh+git": "ssh",
	git: "git",
	file: "file"
};
const USUAL_PORTS = {
	http: "80",
	https: "443",
	"git+http": "80",
	"git+https": "443",
	ssh: "22",
	"git+ssh": "22",
	"ssh+git": "22",
	git: "9418"
};
const OTHER_NAMES = {
	"ssh.github.com": "github.com",
	"www.github.com": "github.com",
	"altssh.gitlab.com": "gitlab.com",
	"www.gitlab.com": "gitlab.com",
	"altssh.bitbucket.org": "bitbucket.org",
	"www.bitbucket.org": "bitbucket.org",
	"ssh.dev.azure.com": "dev.azure.com",
	"vs-ssh.visualstudio.com": "dev.azure.com"
};
const ACCOUNT_ALIAS = /^(github\.com|gitlab\.com|bitbucket\.org)-[\w-]+$/;
function readRepositoryAddress(url) {
	const text = url.trim();
	if (text === "" || hasPlaceholder(text)) return void 0;
	const [, scheme, rest] = SCHEME.exec(text) ?? [];
	if (scheme !== void 0 && rest !== void 0) return addressOf(scheme.toLowerCase(), rest);
	if (WINDOWS_PATH.test(text) || /^[./~\\]/.test(text)) return localPath(text);
	const [, host, path] = SCP_FORM.exec(text) ?? [];
	if (host === void 0 || path === void 0) return localPath(text);
	return settle({
		host,
		port: void 0,
		transport: "ssh",
		path
	});
}
function hasPlaceholder(text) {
	return PLACEHOLDER.test(text);
}
function isSameRepository(a, b) {
	if (a.host !== b.host || a.path !== b.path) return false;
	if (a.transport !== b.transport || a.port === b.port) return true;
	return a.transport === "ssh" && (a.port === void 0 || b.port === void 0);
}
function repositoryName({ path }) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function addressOf(scheme, rest) {
	const transport = TRANSPORTS[scheme];
	if (transport === void 0) return void 0;
	const slash = rest.indexOf("/");
	const authority = slash === -1 ? rest : rest.slice(0, slash);
	const path = slash === -1 ? "" : rest.slice(slash + 1);
	if (transport === "file") return localPath(`/${path}`);
	const server = authority.slice(authority.lastIndexOf("@") + 1);
	const [, host = server, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(server) ?? [];
	return settle({
		host,
		port: port === void 0 || port === "" || port === USUAL_PORTS[scheme] ? void 0 : port,
		transport,
		path
	});
}
function localPath(text) {
	const path = tidyPath(text.replaceAll("\\", "/"));
	return path === "" ? void 0 : {
		host: "",
		port: void 0,
		transport: "file",
		path
	};
}
function settle(address) {
	const written = address.host.toLowerCase().replace(/\.$/, "");
	const known = OTHER_NAMES[written] ?? ACCOUNT_ALIAS.exec(written)?.[1] ?? written;
	const port = known === written ? address.port : void 0;
	const [host, path] = azurePath(known, tidyPath(decode(address.path)));
	if (host === "" || path === "") return void 0;
	const bare = address.transport === "http" ? path.replace(/^scm\//, "") : path;
	return {
		host,
		port,
		transport: address.transport,
		path: bare
	};
}
function azurePath(host, path) {
	const [, organization] = /^([\w-]+)\.visualstudio\.com$/.exec(host) ?? [];
	const full = organization === void 0 ? path : `${organization}/${path.replace(/^defaultcollection\//, "")}`;
	const site = organization === void 0 ? host : "dev.azure.com";
	if (site !== "dev.azure.com") return [host, path];
	const parts = full.split("/").filter((part) => part !== "_git");
	if (parts[0] === "v3") parts.shift();
	if (parts.length === 2) parts.push(parts[1] ?? "");
	return [site, parts.join("/")];
}
function tidyPath(path) {
	return path.replace(/[?#].*$/s, "").split("/").filter((part) => part !== "" && part !== ".").join("/").toLowerCase().replace(/\.git$/, "");
}
function decode(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
// src/render/flux/artifact/ignore-pattern.ts
const LONGEST_LINE = 65536;
function readPatterns(text, domain) {
	const patterns = [];
	for (const line of text.split("\n")) {
		if (line.length >= LONGEST_LINE) break;
		const own = line.replace(/\r$/, "");
		if (!own.startsWith("#") && own.trim() !== "") patterns.push(parsePattern(own, domain));
	}
	return patterns;
}
function parsePattern(line, domain) {
	const keeps = line.startsWith("!");
	let text = keeps ? line.slice(1) : line;
	if (!text.endsWith("\\ ")) text = text.replace(/ +$/, "");
	const foldersOnly = text.endsWith("/");
	if (foldersOnly) text = text.slice(0, -1);
	return {
		domain,
		parts: text.split("/"),
		keeps,
		foldersOnly,
		isPath: text.includes("/")
	};
}
function matchesPattern(pattern, path, isFolder) {
	const { domain, isPath } = pattern;
	if (path.length <= domain.length) return false;
	if (domain.some((name, index) => path[index] !== name)) return false;
	const inside = path.slice(domain.length);
	return isPath ? matchesPath(pattern, inside, isFolder) : matchesName(pattern, inside, isFolder);
}
function matchesName({ parts, foldersOnly }, path, isFolder) {
	const index = path.findIndex((name) => matchesPart(parts[0] ?? "", name));
	if (index === -1) return false;
	return !(foldersOnly && !isFolder && index === path.length - 1);
}
function matchesPath({ parts, foldersOnly }, path, isFolder) {
	let at = 0;
	let matched = false;
	let anywhere = false;
	for (const [index, part] of parts.entries()) {
		if (part === "") {
			anywhere = false;
			continue;
		}
		if (part === "**") {
			if (index === parts.length - 1) break;
			anywhere = true;
			continue;
		}
		if (part.includes("**") || at >= path.length) return false;
		const found = path.findIndex((name, place) => place >= at && matchesPart(part, name));
		if (anywhere) {
			matched = found !== -1;
			at = found === -1 ? path.length : found + 1;
		} else if (found !== at) return false;
		else {
			matched = true;
			at++;
		}
		anywhere = false;
	}
	return matched && !(foldersOnly && !isFolder && at === path.length);
}
const SPECIAL = /[*?[\\]/;
function matchesPart(part, name) {
	if (!SPECIAL.test(part)) return part === name;
	return pathMatch(toByteText(part), toByteText(name), {
		as: "path",
		steps: { left: 1e5 }
	}) === "yes";
}
export { isCopyName as A, copyFault as C, podSpecOf as D, linkedKindOf as E, sourceKindNamed as O, REVISION as S, linkedKindNamed as T, NO_CHART as _, isSameRepository as a, topFolders as b, OPERATOR_GROUP as c, BOOTSTRAP as d, entryObjectOf as f, NOT_IN_FLEET as g, templateOf as h, hasPlaceholder as i, splitCopyName as j, triggerAnnotation as k, isOfOperator as l, revisionOf as m, parsePattern as n, readRepositoryAddress as o, isApplicationSet as p, readPatterns as r, repositoryName as s, matchesPattern as t, fixedPart as u, OTHER_REPOSITORY as v, readCopy as w, ORIGIN as x, planBuilds as y };
