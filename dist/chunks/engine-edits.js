import { Jt as CannotRun, t as runCheck } from "./start.js";
import { h as groupBy } from "./engine-go.js";
import { O as sourceKindNamed } from "./engine-entry-points2.js";
import { t as readShares } from "./engine-io2.js";
import { i as withShares, t as isOfRun } from "./engine-transfer.js";
import { resolve } from "node:path";
// src/edits/apply-edits.ts
function applyEdits(text, edits) {
	const sorted = edits.toSorted(byPlace);
	const out = [];
	let at = 0;
	for (const { at: span, text: written } of sorted) {
		if (span.start < at) continue;
		out.push(text.slice(at, span.start), written);
		at = span.end;
	}
	return out.join("") + text.slice(at);
}
function conflictingEdits(edits) {
	const conflicting = /* @__PURE__ */ new Set();
	let last;
	for (const edit of edits.toSorted(byPlace)) {
		if (last !== void 0 && !isSameEdit(last, edit) && meet(last, edit)) conflicting.add(last).add(edit);
		if (last === void 0 || edit.at.end >= last.at.end) last = edit;
	}
	return conflicting;
}
function isSameEdit(a, b) {
	return a.at.start === b.at.start && a.at.end === b.at.end && a.text === b.text;
}
function meet(a, b) {
	return a.at.start === b.at.start && a.at.end === b.at.end || a.at.start < b.at.end && b.at.start < a.at.end;
}
function byPlace(a, b) {
	return a.at.start - b.at.start || a.at.end - b.at.end;
}
// src/edits/changed-files.ts
function changedFiles(edits) {
	return [...groupBy(edits, ({ at }) => at.file.path)].map(([path, some]) => ({
		path,
		...textsOf(some[0]?.at.file, some)
	})).filter(({ before, after }) => before !== after).sort((a, b) => a.path < b.path ? -1 : 1);
}
function textsOf(file, edits) {
	const before = file?.text ?? "";
	const after = applyEdits(before, edits);
	return {
		before,
		after: before.endsWith("\n") ? after : after.replace(/\r?\n$/, "")
	};
}
// src/rollout/trigger.ts
const NAME = /^[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?$/;
function readTrigger(text) {
	const parts = text.split("/");
	const kind = sourceKindNamed(parts[0] ?? "");
	const name = parts.at(-1) ?? "";
	if (kind === void 0 || parts.length < 2 || parts.length > 3) return { fault: `\`${text}\` names no ConfigMap or Secret: write \`configmap/NAME\` or \`secret/NAME\`` };
	if (!NAME.test(name)) return { fault: `\`${name}\` is not a valid name of a ${kind}` };
	const [, namespace = ""] = parts;
	return parts.length === 3 ? {
		kind,
		name,
		namespace
	} : {
		kind,
		name
	};
}
function readTriggers(value) {
	return splitWords(value).map(readTrigger);
}
function triggerText({ kind, name }) {
	return `${kind.toLowerCase()}/${name}`;
}
function namespaceFault(trigger, workload, namespace) {
	if (trigger.namespace === void 0 || trigger.namespace === namespace) return void 0;
	const where = namespace === void 0 ? "" : `, and ${workload} is in \`${namespace}\``;
	return `${trigger.kind} \`${trigger.name}\` of namespace \`${trigger.namespace}\` cannot trigger ${workload}: a pod only uses ConfigMaps and Secrets of its own namespace${where}`;
}
function splitWords(text) {
	return text.split(",").map((word) => word.trim()).filter((word) => word !== "");
}
// src/rollout/written-objects.ts
function writtenObjects(files) {
	return files.filter((file) => file.class.kind === "manifests").flatMap(({ documents }) => documents.flatMap(({ manifests }) => manifests));
}
// src/cli/shares/run-merge.ts
function runMerge(args, outside) {
	const [named, ...positionals] = args.positionals;
	if (named === void 0) throw new CannotRun("`envfrom merge` needs the folder that the shards wrote to.", "`envfrom merge DIR` reads what `envfrom check --shard I/N --exchange DIR` wrote.");
	const texts = readShares(resolve(outside.cwd, named), named);
	const sharesFor = (run, tree) => withShares(texts.map((text, at) => packedOf(text, `Shard ${at + 1} of ${texts.length}`, run, tree, outside)));
	return runCheck({
		...args,
		positionals
	}, outside, sharesFor);
}
function packedOf(text, name, run, tree, outside) {
	try {
		const bundle = JSON.parse(text);
		if (isOfRun(bundle, run, tree, outside)) return bundle.packed;
	} catch {
		throw new CannotRun(`${name} is damaged.`, "Run it again.");
	}
	throw new CannotRun(`${name} was made from other files, with other options, or by another version of envfrom.`, "Shards and `envfrom merge` need the same files, paths, configuration and version.");
}
export { readTriggers as a, changedFiles as c, readTrigger as i, applyEdits as l, writtenObjects as n, splitWords as o, namespaceFault as r, triggerText as s, runMerge as t, conflictingEdits as u };
