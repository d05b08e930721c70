import { gt as once, ht as memo, ut as hostSpan } from "./start.js";
import { _ as entriesAt, g as PlainEntry } from "./engine-go.js";
import { i as looksRandom, n as isPlausibleKey, r as looksLikeSecret, t as secretMasks } from "./engine-report3.js";
import { d as decodeBase64 } from "./engine-model.js";
// src/report/secrets/open-node.ts
const holdsSecretText = memo((root) => {
	const stack = [root];
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) if (node.kind === "scalar") {
		if (node.value?.some(({ kind }) => kind === "secret") === true) return true;
	} else if (node.kind === "sequence") for (const item of node.items) stack.push(item);
	else for (const entry of node.entries) {
		stack.push(entry.value);
		if (!(entry instanceof PlainEntry)) stack.push(entry.key);
	}
	return false;
});
function openNode(node) {
	if (node.kind === "scalar") {
		if (node.value?.some(({ kind }) => kind === "secret") !== true) return node;
		const text = (node.value.map((part) => part.kind === "placeholder" ? "" : part.text).join("") === node.text || node.value.some(({ kind }) => kind === "placeholder") ? node.value : node.value.filter(({ kind }) => kind === "secret")).map((part) => part.kind === "text" ? part.text : `<${part.label}>`).join("");
		return {
			...node,
			text
		};
	}
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => openNode(item))
	};
	const entries = node.entries.map(openEntry);
	return {
		...node,
		entries
	};
}
function openEntry({ key, name, value }) {
	const open = openNode(key);
	if (open === key || open.kind !== "scalar") return {
		key,
		name,
		value: openNode(value)
	};
	return {
		key: open,
		name: open.text,
		value: openNode(value)
	};
}
// src/report/secrets/hide-in-workload.ts
const hideInWorkload = memo((workload, hide) => {
	const { manifest, podSpec, podMetadata, containers } = workload;
	return {
		...workload,
		manifest: hideInManifest(manifest, hide),
		podSpec: openMap(podSpec),
		podMetadata: podMetadata && openMap(podMetadata),
		containers: containers.map((each) => hideInContainer(each, hide))
	};
});
const hideInManifest = memo((manifest, hide) => {
	const { name, namespace, node } = manifest;
	return {
		...manifest,
		name: name === void 0 ? name : hide(name),
		namespace: namespace === void 0 ? namespace : hide(namespace),
		node: openMap(node)
	};
});
const hideInContainer = memo((container, hide) => {
	return {
		...container,
		name: hide(container.name),
		node: openMap(container.node)
	};
});
function openMap(node) {
	const open = openNode(node);
	return open.kind === "map" ? open : node;
}
// src/report/secrets/hide-in-source.ts
function hideInReference(reference, hide) {
	const { name, namespace, key, subject, container, manifest, workload } = reference;
	return {
		...reference,
		name: hide(name),
		key: key && {
			...key,
			name: hide(key.name)
		},
		subject: subject === void 0 ? subject : hide(subject),
		namespace: namespace && hide(namespace),
		container: container && hideInContainer(container, hide),
		manifest: hideInManifest(manifest, hide),
		workload: workload && hideInWorkload(workload, hide)
	};
}
const hideInSource = memo((source, hide) => {
	const { keys } = source;
	const names = {
		name: hide(source.name),
		namespace: source.namespace && hide(source.namespace)
	};
	if (keys.kind === "unknown") return {
		...source,
		...names,
		keys: {
			...keys,
			reason: hide(keys.reason)
		}
	};
	const named = /* @__PURE__ */ new Map();
	let hidden = 0;
	for (const [written, key] of keys.value) {
		const shown = hide(written);
		if (shown !== written) hidden += 1;
		const unique = shown === written || hidden === 1 ? shown : `${shown} ${hidden}`;
		named.set(unique, {
			...key,
			key: unique
		});
	}
	return {
		...source,
		...names,
		keys: {
			...keys,
			value: named
		}
	};
});
function hideInJudged(judged, hide) {
	const { reference, verdict } = judged;
	return {
		...judged,
		reference: hideInReference(reference, hide),
		verdict: hideInVerdict(verdict, hide)
	};
}
function hideInVerdict(verdict, hide) {
	switch (verdict.kind) {
		case "present":
		case "elsewhere": return {
			...verdict,
			sources: verdict.sources.map((each) => hideInSource(each, hide)),
			assumption: verdict.assumption && hide(verdict.assumption),
			key: verdict.key && {
				...verdict.key,
				key: hide(verdict.key.key)
			}
		};
		case "produced": return {
			...verdict,
			source: hideInSource(verdict.source, hide)
		};
		case "assumed":
		case "unknown": return {
			...verdict,
			reason: hide(verdict.reason)
		};
		case "untraced": return {
			...verdict,
			missing: hideInMissingSource(verdict.missing, hide)
		};
		default: return {
			...verdict,
			missing: hideInMissing(verdict.missing, hide)
		};
	}
}
function hideInMissing(missing, hide) {
	if (missing.what === "source") return hideInMissingSource(missing, hide);
	const { source, nearest } = missing;
	return {
		...missing,
		source: hideInSource(source, hide),
		nearest: nearest && {
			...nearest,
			key: hide(nearest.key)
		}
	};
}
function hideInMissingSource(missing, hide) {
	const { nearest, otherKind, elsewhere, hashed, otherClusters, removed } = missing;
	return {
		...missing,
		nearest: nearest && hideInSource(nearest, hide),
		otherKind: otherKind && hideInSource(otherKind, hide),
		elsewhere: elsewhere.map((each) => hideInSource(each, hide)),
		hashed: hashed && hideInSource(hashed, hide),
		otherClusters: otherClusters.map((each) => hideInSource(each, hide)),
		...removed !== void 0 && { removed: hideInSource(removed, hide) }
	};
}
// src/report/secrets/hide-in-environment.ts
function hideInEnvironment(environment, everywhere, hide) {
	const { failures, skipped, workload, container, bindings } = environment;
	const said = {
		...environment,
		failures: failures.map((each) => ({
			...each,
			message: hide(each.message)
		})),
		skipped: skipped.map((each) => ({
			...each,
			name: each.name && hide(each.name),
			reason: hide(each.reason)
		}))
	};
	if (!everywhere) return failures.length + skipped.length === 0 ? environment : said;
	return {
		...said,
		workload: hideInWorkload(workload, hide),
		container: hideInContainer(container, hide),
		bindings: bindings.map((each) => hideInBinding(each, hide)),
		subPaths: environment.subPaths.map((each) => ({
			...each,
			volume: hide(each.volume),
			mountPath: hide(each.mountPath),
			failure: each.failure && {
				...each.failure,
				message: hide(each.failure.message)
			}
		}))
	};
}
function hideInBinding(binding, hide) {
	const { mayBeHiddenBy } = binding;
	return {
		...binding,
		name: hide(binding.name),
		value: hideInValue(binding.value, hide),
		from: hideInOrigin(binding.from, hide),
		hides: binding.hides.map((each) => hideInBinding(each, hide)),
		...mayBeHiddenBy !== void 0 && { mayBeHiddenBy: mayBeHiddenBy.map((each) => hideInReference(each, hide)) }
	};
}
function hideInValue(value, hide) {
	return value.map((part) => part.kind === "text" ? part : {
		...part,
		label: hide(part.label)
	});
}
function hideInOrigin(from, hide) {
	switch (from.kind) {
		case "env-from": return {
			...from,
			reference: hideInReference(from.reference, hide),
			source: hideInSource(from.source, hide),
			key: hide(from.key),
			prefix: hide(from.prefix)
		};
		case "key": return {
			...from,
			reference: hideInReference(from.reference, hide),
			source: from.source && hideInSource(from.source, hide),
			key: hide(from.key)
		};
		case "env-from-unknown": return {
			...from,
			reference: hideInReference(from.reference, hide)
		};
		default: return from;
	}
}
// src/report/secrets/secret-names.ts
function addSecretNames(builds, environments, masks, names) {
	for (const { objects } of builds) for (const { kind, node } of objects) if (kind === "Secret") addKeys(node, masks, names);
	else if (holdsSecretText(node)) addCopies(node, names);
	if (names.size === 0) return;
	for (const { bindings } of environments()) for (const { name, from } of bindings) if (from.kind === "env-from" && (names.has(from.key) || names.has(from.prefix))) names.add(name);
}
function addKeys(secret, masks, names) {
	for (const field of ["data", "stringData"]) for (const { name, key } of entriesAt(secret, field)) if (!isPlausibleKey(name) || isMasked(key, masks)) names.add(name);
}
function isMasked(key, masks) {
	const { file, start, end } = hostSpan(key);
	return masks(file).some((range) => range.start <= start && start < range.end && end > start);
}
function addCopies(root, names) {
	const stack = [root];
	const add = (scalar) => {
		if (scalar.value?.some(({ kind }) => kind === "secret") === true) names.add(scalar.text);
	};
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) if (node.kind === "scalar") add(node);
	else if (node.kind === "sequence") for (const item of node.items) stack.push(item);
	else for (const { key, value } of node.entries) {
		add(key);
		stack.push(value);
	}
}
const LONGEST = 4096;
function addSecretTexts(files, builds, masks, texts, seen) {
	for (const { source } of files) {
		if (source === void 0 || !mayConcernSecrets(source.text)) continue;
		const ranges = masks(source);
		if (seen.has(ranges)) continue;
		seen.add(ranges);
		for (const { start, end } of ranges) addText(source.text.slice(start, end), texts);
	}
	for (const { objects } of builds) for (const { kind, node } of objects) {
		if (kind !== "Secret") continue;
		for (const field of ["data", "stringData"]) for (const { value } of entriesAt(node, field)) {
			if (!seen.has(value)) addNode(value, texts);
			seen.add(value);
		}
	}
}
function mayConcernSecrets(text) {
	return /secret/i.test(text) || looksLikeSecret(text);
}
function addNode(node, texts) {
	if (node.kind === "scalar") addText(node.text, texts);
}
function addText(text, texts) {
	for (const line of text.split("\n")) {
		const bare = bareOf(line);
		if (bare.length < 6 || /^(?:\*+|ENC\[.*)$/.test(bare)) continue;
		addWhole(bare, texts);
		const decoded = decodedOf(bare);
		if (decoded !== void 0 && !texts.has(decoded)) addText(decoded, texts);
		for (const word of bare.slice(0, LONGEST).split(/[\s"'`,;={}[\]()<>|&]+/)) if (word.length >= 8 && word !== bare && isTelling(word)) addWhole(word, texts);
	}
}
function addWhole(text, texts) {
	const part = text.slice(0, LONGEST);
	texts.add(part);
	if (part.length <= 512) texts.add(Buffer.from(part).toString("base64"));
}
function bareOf(line) {
	return line.slice(0, LONGEST * 2).trim().replace(/^(?:[-#:[{]\s+|["'[{]+)+/, "").replace(/[\]}"',]+$/, "");
}
function isTelling(word) {
	return looksRandom(word) || /\d/.test(word) && /[A-Za-z]/.test(word);
}
function decodedOf(text) {
	if (text.length < 8 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return void 0;
	const decoded = decodeBase64(text);
	if (decoded.kind === "invalid") return void 0;
	try {
		const plain = new TextDecoder("utf-8", { fatal: true }).decode(decoded.bytes);
		return /^[\t\n\r\u0020-\u007e\u00a0-\uffff]+$/.test(plain) ? plain : void 0;
	} catch {
		return;
	}
}
// src/report/secrets/text-hider.ts
const MASK = "***";
function textHider(texts, names, isOpen) {
	const byHead = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const head = text.slice(0, 6);
		const some = byHead.get(head);
		if (some === void 0) byHead.set(head, [text]);
		else some.push(text);
	}
	for (const some of byHead.values()) some.sort((a, b) => b.length - a.length);
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		if (names.has(text)) return MASK;
		if (text.length < 6 || byHead.size === 0) return text;
		const before = known.get(text);
		if (before !== void 0) return before;
		const hidden = hide(text, byHead, isOpen);
		if (text.length < 1e3) known.set(text, hidden);
		return hidden;
	};
}
const MOST_ALIKE = 200;
function hide(text, byHead, isOpen) {
	let result = "";
	let done = 0;
	let at = 0;
	while (at + 6 <= text.length) {
		const found = byHead.get(text.slice(at, at + 6))?.slice(0, MOST_ALIKE).find((one) => text.startsWith(one, at) && isTold(text, at, one) && !isOpen(one));
		if (found === void 0) at += 1;
		else {
			result += `${text.slice(done, at)}${MASK}`;
			at += found.length;
			done = at;
		}
	}
	return done === 0 ? text : result + text.slice(done);
}
function isTold(text, at, found) {
	if (looksRandom(found)) return true;
	const before = text.charAt(at - 1);
	const after = text.charAt(at + found.length);
	if (/^(?:[A-Za-z]{1,15}|base64)$/.test(found)) return false;
	if (/^[A-Za-z][a-z]*(?:[-. ][A-Za-z]+)*$/.test(found)) return /["'`=]/.test(before) && /["'`=]/.test(after);
	const isWord = /[A-Za-z0-9_-]/;
	return !isWord.test(before) && !isWord.test(after);
}
// src/report/secrets/hide-secrets.ts
function hideSecrets(report, before) {
	const { files, builds } = report;
	const { hide, names } = hiderOf(before === void 0 ? [report] : [report, before], placesOf(report));
	const telling = names.size > 0 ? new Set(builds.map(({ id }) => id)) : buildsThatCopy(builds);
	return {
		...report,
		problems: report.problems.map((problem) => hideInProblem(problem, hide)),
		suppressed: report.suppressed.map((each) => ({
			...each,
			problem: hideInProblem(each.problem, hide),
			...each.reason !== void 0 && { reason: hide(each.reason) }
		})),
		builds: builds.map((build) => ({
			...build,
			partial: build.partial.map(hide),
			failures: build.failures.map((finding) => hideInFinding(finding, hide))
		})),
		files: files.map((file) => hideInFile(file, hide)),
		notLookedAt: report.notLookedAt.map((each) => ({
			...each,
			reason: hide(each.reason)
		})),
		references: telling.size === 0 ? report.references : report.references.map((judged) => hideInJudged(judged, hide)),
		sources: telling.size === 0 ? report.sources : report.sources.map((source) => hideInSource(source, hide)),
		environments: once(() => report.environments().map((each) => hideInEnvironment(each, telling.has(each.workload.build), hide)))
	};
}
function buildsThatCopy(builds) {
	const copying = builds.filter(({ objects }) => objects.some(({ kind, node }) => kind !== "Secret" && holdsSecretText(node)));
	return new Set(copying.map(({ id }) => id));
}
function hideSecretsOf(findings, files, builds) {
	const places = findings.flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)]);
	const { hide } = hiderOf([{
		files,
		builds
	}], places);
	return findings.map((finding) => hideInFinding(finding, hide));
}
function textHiderOf(runs) {
	return hiderOf(runs, []).hide;
}
const NONE = () => [];
function hiderOf(runs, places) {
	const texts = /* @__PURE__ */ new Set();
	const names = /* @__PURE__ */ new Set();
	const seen = /* @__PURE__ */ new Set();
	for (const [index, { files, builds, environments = NONE }] of runs.entries()) {
		const masks = secretMasks(files);
		addSecretTexts(files, builds, masks, texts, seen);
		addSecretNames(builds, environments, masks, names);
		if (index === 0) addOutside(places, files, masks, texts);
	}
	for (const name of names) addText(name, texts);
	const open = new Set(runs.flatMap((run) => [...namesInTheOpen(run, texts)]));
	const isOpen = (text) => open.has(text) || runs.some(({ files }) => openNames(files).has(text));
	return {
		hide: textHider(texts, names, isOpen),
		names
	};
}
function namesInTheOpen({ files, references = [] }, texts) {
	const masks = secretMasks(files);
	const names = /* @__PURE__ */ new Set();
	for (const { reference } of references) {
		const { name, at, workload } = reference;
		if (workload === void 0 || !texts.has(name) || names.has(name)) continue;
		if (at.text === name && at.value === void 0 && !isMasked(at, masks)) names.add(name);
	}
	return names;
}
function addOutside(places, files, masks, texts) {
	const seen = new Set(files.map(({ path }) => path));
	for (const at of places) {
		const { file } = hostSpan(at);
		if (seen.has(file.path)) continue;
		seen.add(file.path);
		for (const { start, end } of masks(file)) addText(file.text.slice(start, end), texts);
	}
}
function placesOf({ problems, suppressed }) {
	return [...problems, ...suppressed.map(({ problem }) => problem)].flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)]);
}
const openNames = memo((files) => {
	const names = /* @__PURE__ */ new Set();
	for (const { path, documents } of files) {
		names.add(path);
		for (const part of path.split("/")) names.add(part);
		for (const { manifests } of documents) for (const { apiVersion, group, kind, name = "", namespace = "" } of manifests) for (const each of [
			apiVersion,
			group,
			kind,
			name,
			namespace
		]) names.add(each);
	}
	return names;
});
function hideInProblem(problem, hide) {
	return {
		...problem,
		...hideInFinding(problem, hide)
	};
}
function hideInFinding(finding, hide) {
	const { message, related, help, cause, subject } = finding;
	return {
		...finding,
		message: hide(message),
		...related !== void 0 && { related: related.map((each) => ({
			...each,
			message: hide(each.message)
		})) },
		...help !== void 0 && { help: hide(help) },
		...cause !== void 0 && { cause: hide(cause) },
		...subject !== void 0 && { subject: hideInSubject(subject, hide) }
	};
}
function hideInSubject(subject, hide) {
	const { name, container, detail } = subject;
	return {
		...subject,
		name: name === void 0 ? name : hide(name),
		...container !== void 0 && { container: hide(container) },
		...detail !== void 0 && { detail: hide(detail) }
	};
}
function hideInFile(file, hide) {
	const { class: found, documents } = file;
	if (found.kind !== "skipped" && documents.every(({ skipped }) => skipped === void 0)) return file;
	return {
		...file,
		class: found.kind === "skipped" ? {
			...found,
			reason: hide(found.reason)
		} : found,
		documents: documents.map((each) => each.skipped === void 0 ? each : {
			...each,
			skipped: hide(each.skipped)
		})
	};
}
export { hideInValue as a, hideInBinding as i, hideSecretsOf as n, openNode as o, textHiderOf as r, hideSecrets as t };
