import { Gt as nearestName, Jt as CannotRun, L as placeOf, P as hostSpan, Yt as loadAllParts, at as writeFileFor, dt as whatIsAt, gt as say, it as removeFileFor, m as openRun, r as writeChanges } from "./start.js";
import { A as removeItem, Bn as sourcesOfObject, Br as writtenNameOf, Ct as parseFiles, Ft as podSpecOf, It as sourceKindNamed, Jr as scalarAt, Kr as itemsAt, Lt as triggerAnnotation, Mr as groupBy, Nt as linkedKindNamed, O as addItem, Pt as linkedKindOf, Rt as isCopyName, Ur as entriesAt, V as renderBuilds, Wr as entryOf, Xr as valueAt, j as setValue, k as removeEntry, qr as mapAt } from "./check.js";
import { i as withShares, r as readAhead, t as isOfRun } from "./engine-transfer.js";
import { s as parseLabelSelector } from "./engine-kustomize2.js";
import { t as diffChanges } from "./engine-commands.js";
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";
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
const NAME$1 = /^[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?$/;
function readTrigger(text) {
	const parts = text.split("/");
	const kind = sourceKindNamed(parts[0] ?? "");
	const name = parts.at(-1) ?? "";
	if (kind === void 0 || parts.length < 2 || parts.length > 3) return { fault: `\`${text}\` names no ConfigMap or Secret: write \`configmap/NAME\` or \`secret/NAME\`` };
	if (!NAME$1.test(name)) return { fault: `\`${name}\` is not a valid name of a ${kind}` };
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
// src/rollout/choose-workloads.ts
function chooseWorkloads(written, choice, elsewhere) {
	const all = written.flatMap((manifest) => {
		const kind = linkedKindOf(manifest);
		return kind === void 0 || !isIn(manifest, choice) ? [] : [{
			manifest,
			kind
		}];
	});
	const chosen = choice.wanted.flatMap(({ kind, name }) => {
		const ofKind = all.filter((each) => each.kind === kind);
		if (name === void 0) return ofKind.filter(({ manifest }) => hasLabels(manifest, choice));
		return [oneNamed(ofKind, kind, name, choice.namespace, elsewhere)];
	});
	if (chosen.length === 0) throw new CannotRun("No workload matches the selector.");
	return [...new Map(chosen.map((each) => [each.manifest.node, each])).values()];
}
function oneNamed(all, { resource, ...kind }, name, namespace, elsewhere) {
	const found = all.filter(({ manifest }) => manifest.name === name);
	const [first, second] = found;
	const where = namespace === void 0 ? "" : ` in namespace \`${namespace}\``;
	if (first === void 0) {
		const place = elsewhere({
			resource,
			...kind
		}, name);
		if (place !== void 0) throw new CannotRun(place);
		const nearest = nearestName(name, all.flatMap(({ manifest }) => manifest.name ?? []));
		throw new CannotRun(`No manifest here writes ${resource} \`${name}\`${where}.`, nearest === void 0 ? void 0 : `Did you mean \`${resource}/${nearest}\`?`);
	}
	if (second === void 0) return first;
	const places = found.map(({ manifest }) => placeOf(manifest.node)).join(", ");
	throw new CannotRun(`Several manifests write ${resource} \`${name}\`${where}: ${places}.`, "Choose one with `--namespace`, or name its file or folder.");
}
function isIn({ namespace }, { namespace: wanted }) {
	return wanted === void 0 || namespace === void 0 || namespace === wanted;
}
function hasLabels({ node }, { labels }) {
	const entries = entriesAt(node, "metadata", "labels").flatMap(({ name, value }) => value.kind === "scalar" ? [[name, value.text]] : []);
	return labels?.(new Map(entries)) !== false;
}
// src/rollout/place-of-rendered.ts
function placeOfRendered(builds, kind, name) {
	for (const { id, objects } of builds) {
		const found = objects.find((object) => object.name === name && linkedKindOf(object)?.kind === kind.kind);
		if (found === void 0) continue;
		const at = placeOf(valueAt(found.node, "metadata", "name") ?? found.node);
		const what = `${kind.resource} "${name}"`;
		if (found.node.file.host !== void 0) return `${what} is only rendered (build \`${id}\`): edit what renders it, ${placeOf(hostSpan(found.node))}.`;
		const written = writtenNameOf(found);
		return written === void 0 || written === name ? `${what} is only rendered (build \`${id}\`): edit ${at}.` : `${what} is written as \`${written}\` (${at}); build \`${id}\` renames it. Name it \`${kind.resource}/${written}\`.`;
	}
}
// src/rollout/plan-triggers.ts
function planTriggers({ node }, kind, triggers, remove) {
	const key = triggerAnnotation(kind);
	const path = [
		"metadata",
		"annotations",
		key
	];
	const before = splitWords(scalarAt(node, ...path)?.text ?? "");
	const named = triggers.map(triggerText);
	const after = remove ? before.filter((word) => named.length > 0 && !named.includes(word)) : [.../* @__PURE__ */ new Set([...before, ...named])];
	if (after.length === before.length) return [];
	if (after.length > 0) return setValue(node, node, path, after.join(","));
	const metadata = mapAt(node, "metadata");
	const annotations = mapAt(metadata, "annotations");
	if (metadata === void 0 || annotations === void 0) return [];
	return removeEntry([metadata, annotations], key);
}
// src/rollout/plan-volume.ts
const MOST_NAME = 63;
function planVolume(manifest, kind, request) {
	const spec = podSpecOf(manifest, kind);
	if (spec === void 0) return { fault: "it has no pod template" };
	const chosen = ["initContainers", "containers"].flatMap((field) => itemsAt(spec, field).flatMap((node, index) => node.kind === "map" ? [{
		field,
		index,
		node
	}] : [])).filter(({ field, node }) => request.container === void 0 ? field === "containers" || request.remove : textAt(node, "name") === request.container);
	if (chosen.length === 0) return { fault: `it has no container \`${request.container ?? ""}\`` };
	const volumes = itemsAt(spec, "volumes").filter((volume) => isOf(volume, request));
	const maps = chosen.map(({ node }) => node);
	if (request.remove) return removeVolume(spec, volumes, maps, request);
	return addVolume(manifest, spec, kind, volumes, maps, request);
}
function addVolume({ node: root }, spec, { podSpec }, volumes, containers, { kind, source, mountPath, ...request }) {
	const there = volumes.map((volume) => textAt(volume, "name")).find((name) => name !== void 0);
	const name = there ?? request.volume ?? volumeNameOf(source);
	const isTaken = itemsAt(spec, "volumes").some((volume) => textAt(volume, "name") === name);
	if (there === void 0 && isTaken) return { fault: `it has another volume \`${name}\`; give a name with \`--name\`` };
	const mounts = mountPath === void 0 ? [] : mountEdits(root, containers, name, mountPath);
	if ("fault" in mounts) return mounts;
	const volume = kind === "ConfigMap" ? {
		name,
		configMap: { name: source }
	} : {
		name,
		secret: { secretName: source }
	};
	return joined([...mounts, there === void 0 ? addItem(root, root, [...podSpec, "volumes"], volume) : []]);
}
function mountEdits(root, containers, name, mountPath) {
	const plans = [];
	for (const container of containers) {
		const taken = itemsAt(container, "volumeMounts").find((mount) => textAt(mount, "mountPath") === mountPath);
		if (taken === void 0) plans.push(addItem(root, container, ["volumeMounts"], {
			name,
			mountPath
		}));
		else if (textAt(taken, "name") !== name) {
			const [who, by] = [textAt(container, "name") ?? "", textAt(taken, "name") ?? ""];
			return { fault: `container \`${who}\` already mounts \`${by}\` at ${mountPath}` };
		}
	}
	return plans;
}
function removeVolume(spec, volumes, containers, { container }) {
	const names = new Set(volumes.map((volume) => textAt(volume, "name")));
	const isMount = (mount) => names.has(textAt(mount, "name"));
	const plans = containers.map((each) => withoutItems(each, "volumeMounts", isMount));
	const stillMounted = [
		"initContainers",
		"containers",
		"ephemeralContainers"
	].flatMap((field) => itemsAt(spec, field)).filter((node) => !containers.some((each) => each === node)).some((node) => itemsAt(node, "volumeMounts").some(isMount));
	if (container === void 0 || !stillMounted) plans.push(withoutItems(spec, "volumes", (volume) => volumes.includes(volume)));
	return joined(plans);
}
function withoutItems(map, field, isGone) {
	const list = entryOf(map, field)?.value;
	if (list?.kind !== "sequence") return [];
	const gone = list.items.filter(isGone);
	if (gone.length === 0) return [];
	if (gone.length === list.items.length) return removeEntry([map], field);
	return gone.map((item) => removeItem(list, item));
}
function isOf(volume, { kind, source, volume: name }) {
	const used = kind === "ConfigMap" ? textAt(volume, "configMap", "name") : textAt(volume, "secret", "secretName");
	if (used === void 0 || name !== void 0 && textAt(volume, "name") !== name) return false;
	return (used === source || isCopyName(used, source)) && mapAt(volume) !== void 0;
}
function volumeNameOf(source) {
	return source.replaceAll(".", "-").slice(0, MOST_NAME).replace(/-+$/, "");
}
function joined(plans) {
	const edits = [];
	for (const plan of plans) {
		if (plan === "elsewhere") return "elsewhere";
		edits.push(...plan);
	}
	return edits;
}
function textAt(node, ...path) {
	return scalarAt(node, ...path)?.text;
}
// src/commands/set.ts
function set(tree, settings, request) {
	const parsed = parseFiles(tree, settings.limits);
	const { builds, files } = renderBuilds(tree, parsed, settings, sourcesOfObject);
	const written = writtenObjects(files);
	const chosen = chooseWorkloads(written, request.choice, (kind, name) => placeOfRendered(builds, kind, name));
	const edits = [];
	const workloads = chosen.map((workload) => {
		const plan = planOf(workload, request);
		edits.push(...plan);
		return {
			name: `${workload.kind.resource} "${workload.manifest.name ?? ""}"`,
			changed: plan.length > 0
		};
	});
	const unwritten = (request.what === "triggers" ? request.triggers : [{
		kind: request.volume.kind,
		name: request.volume.source
	}]).filter(({ kind, name }) => !written.some((each) => each.kind === kind && each.name === name));
	const changes = changedFiles(edits);
	return {
		files: changes,
		diff: diffChanges(changes, files, settings.limits),
		workloads,
		unwritten
	};
}
function planOf(workload, request) {
	const { manifest, kind } = workload;
	const name = `${kind.resource} "${manifest.name ?? ""}"`;
	const place = placeOf(manifest.node);
	const refuse = (fault) => new CannotRun(`Cannot change ${name} (${place}): ${fault}.`);
	let plan;
	if (request.what === "volume") plan = planVolume(manifest, kind, request.volume);
	else {
		const namespace = manifest.namespace ?? request.choice.namespace;
		const fault = request.triggers.map((trigger) => namespaceFault(trigger, name, namespace)).find((each) => each !== void 0);
		if (fault !== void 0) throw new CannotRun(`${fault}.`);
		plan = planTriggers(manifest, kind, request.triggers, request.remove);
	}
	if (plan === "elsewhere") throw refuse("the field comes from a YAML alias or merge, which other fields share; edit its anchor");
	if ("fault" in plan) throw refuse(plan.fault);
	return plan;
}
// src/options/set-arguments.ts
const WHATS = /* @__PURE__ */ new Map([
	["trigger", "triggers"],
	["triggers", "triggers"],
	["volume", "volume"],
	["volumes", "volume"]
]);
const USAGE = "Write `envfrom set triggers deployment/NAME configmap/NAME` or `envfrom set volume deployment/NAME`.";
function readSetArguments(words, known) {
	const [first = "", ...rest] = words;
	const what = WHATS.get(first);
	if (what === void 0) throw new CannotRun(first === "" ? "`envfrom set` needs to know what to set." : `\`envfrom set\` cannot set \`${first}\`.`, USAGE);
	const [workloads, triggers, paths] = [
		[],
		[],
		[]
	];
	for (const word of rest.flatMap((each) => known.exists(each) ? [each] : each.split(","))) {
		const kind = word.split("/", 1)[0] ?? "";
		if (word === "") continue;
		if (known.isWorkload(kind) && !isPath(word)) workloads.push(word);
		else if (known.isSource(kind) && word.includes("/") && !isPath(word)) triggers.push(word);
		else if (known.exists(word)) paths.push(word);
		else throw new CannotRun(`\`${word}\` is not a workload, a ConfigMap or Secret, or a path that exists.`, "Workloads are named as `deployment/api`: deployment, statefulset, daemonset, cronjob or rollout.");
	}
	if (workloads.length === 0) throw new CannotRun("No workload is named.", USAGE);
	return {
		what,
		workloads,
		triggers,
		paths
	};
}
function isPath(word) {
	return word.startsWith(".") || word.startsWith("/");
}
function volumeSourceOf(values) {
	const last = (...names) => names.map((name) => values.get(name)?.at(-1)).find((value) => value !== void 0);
	const configMap = last("configmap-name", "configmapname");
	const secret = last("secret-name", "secretname");
	const kind = last("type") ?? (configMap === void 0 && secret !== void 0 ? "secret" : "configmap");
	const source = kind === "secret" ? secret : configMap;
	if (source !== void 0 && (configMap === void 0 || secret === void 0)) return {
		kind: kind === "secret" ? "Secret" : "ConfigMap",
		source
	};
	throw new CannotRun(source === void 0 ? `The volume needs the name of its ${kind === "secret" ? "Secret" : "ConfigMap"}.` : "A volume is made of a ConfigMap or of a Secret, not of both.", `Add \`--${kind}-name NAME\`.`);
}
// src/commands/set-request.ts
function setRequestOf({ positionals, values }, exists) {
	const words = readSetArguments(positionals, {
		isWorkload: (word) => linkedKindNamed(word) !== void 0,
		isSource: (word) => sourceKindNamed(word) !== void 0,
		exists
	});
	const { what, paths } = words;
	const last = (name) => values.get(name)?.at(-1);
	const remove = values.has("remove");
	const choice = choiceOf(words.workloads, last("selector"), last("namespace"));
	if (what === "triggers") {
		const triggers = words.triggers.map(triggerOf);
		if (triggers.length === 0 && !remove) throw new CannotRun("No trigger is named.", "Name one: `configmap/NAME` or `secret/NAME`.");
		return {
			request: {
				what,
				choice,
				triggers,
				remove
			},
			paths
		};
	}
	const [unexpected] = words.triggers;
	if (unexpected !== void 0) throw new CannotRun(`\`envfrom set volume\` takes no \`${unexpected}\`.`, "Write `-t configmap --configmap-name NAME`.");
	const volume = {
		...volumeSourceOf(values),
		volume: last("name"),
		mountPath: last("mount-path"),
		container: last("container"),
		remove
	};
	if (volume.mountPath?.startsWith("/") === false) throw new CannotRun(`\`--mount-path ${volume.mountPath}\` is not an absolute path.`);
	return {
		request: {
			what,
			choice,
			volume
		},
		paths
	};
}
function choiceOf(words, selector, namespace) {
	const parsed = selector === void 0 ? void 0 : parseLabelSelector(selector);
	if (parsed !== void 0 && "error" in parsed) throw new CannotRun(`Invalid selector \`${selector ?? ""}\`: ${parsed.error}.`);
	return {
		wanted: words.map((word) => {
			const [kindWord = "", name, more] = word.split("/");
			const kind = linkedKindNamed(kindWord);
			if (kind === void 0 || more !== void 0 || name === "") throw new CannotRun(`\`${word}\` is not a workload.`, "Write `deployment/NAME`.");
			if (name === void 0 && parsed === void 0) throw new CannotRun(`\`${word}\` names no ${kind.resource}.`, `Write \`${kind.resource}/NAME\`, or add \`--selector\`.`);
			return {
				kind,
				name
			};
		}),
		labels: parsed,
		namespace
	};
}
function triggerOf(word) {
	const trigger = readTrigger(word);
	if ("fault" in trigger) throw new CannotRun(`${trigger.fault}.`);
	return trigger;
}
// src/cli/run-set.ts
async function runSet(args, outside) {
	const { request, paths } = setRequestOf(args, (path) => whatIsAt(outside.cwd, path) !== void 0);
	if (paths.includes("-")) throw new CannotRun("`envfrom set` edits files, not standard input.");
	await loadAllParts();
	const run = await openRun(paths, args.values, outside);
	for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
	const result = set(run.tree, run.settings, request);
	const isTrial = args.values.has("dry-run");
	if (!isTrial) writeChanges(result.files, run.located, run.tree);
	outside.stdout.write(linesOf(result, isTrial) + (isTrial ? result.diff : ""));
	for (const line of noticesOf(result, request)) say(outside, `envfrom: ${line}`);
	return 0;
}
function linesOf({ workloads }, isTrial) {
	const suffix = isTrial ? " (dry run)" : "";
	return workloads.map(({ name, changed }) => `${name} ${changed ? "updated" : "unchanged"}${suffix}\n`).join("");
}
function noticesOf({ unwritten }, request) {
	if (request.what === "triggers" ? request.remove : request.volume.remove) return [];
	return unwritten.map(({ kind, name }) => `no manifest here writes ${kind} \`${name}\`; nothing rolls out until one does.`);
}
// src/cli/shares/render-jobs.ts
const MOST_JOBS = 64;
const SALT_BYTES = 16;
function jobCount({ values }, { located }) {
	const text = values.get("jobs")?.at(-1) ?? "1";
	const isStream = located.targets.some(({ kind }) => kind === "stdin" || kind === "stream");
	if (text === "auto") return 1;
	const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	if (count < 1 || count > MOST_JOBS) throw new CannotRun(`Invalid value \`${text}\` for \`--jobs\`: use auto, or a number from 1 to ${MOST_JOBS}.`);
	return isStream ? 1 : count;
}
async function renderInJobs(count, run, tree, outside) {
	const { startJob } = outside;
	if (startJob === void 0) return withShares([]);
	const salt = randomBytes(SALT_BYTES).toString("hex");
	const jobs = Array.from({ length: count }, (_, at) => ({
		index: at + 1,
		count
	})).map((share) => startJob({
		share,
		salt
	}));
	readAhead(tree, run.settings);
	const packed = (await Promise.all(jobs)).flatMap((text) => {
		if (text === void 0) return [];
		const bundle = JSON.parse(text);
		return isOfRun(bundle, run, tree, outside) ? [bundle.packed] : [];
	});
	return withShares(packed);
}
// src/io/exchange-folder.ts
const NAME = /^envfrom-shard-(\d{1,4})-of-(\d{1,4})\.json$/;
const MOST_BYTES = 1073741824;
function nameOf({ index, count }) {
	return `envfrom-shard-${index}-of-${count}.json`;
}
function removeShare(folder, share, root) {
	const path = join(folder, nameOf(share));
	if (statSync(path, { throwIfNoEntry: false }) !== void 0) removeFileFor(path, root, nameOf(share));
}
function writeShare(folder, share, text, root) {
	const whole = `${text}\n${sumOf(text)}\n`;
	writeFileFor(join(folder, nameOf(share)), whole, root, nameOf(share));
}
function sumOf(text) {
	return createHash("sha256").update(text).digest("hex");
}
function readShares(folder, named) {
	const found = sharesIn(folder, named);
	const [count = 0, other] = [...new Set(found.map(({ count }) => count))].sort((a, b) => a - b);
	if (count === 0) throw new CannotRun(`\`${named}\` holds no shards.`, `\`envfrom check --shard 1/2 --exchange ${named}\` writes the first of two.`);
	if (other !== void 0) throw new CannotRun(`\`${named}\` holds shards of several runs: some of ${count}, some of ${other}.`, "Empty the folder before each run.");
	const there = new Set(found.map(({ index }) => index));
	const all = Array.from({ length: count }, (_, at) => at + 1);
	const missing = all.filter((index) => !there.has(index));
	if (missing.length > 0) {
		const which = missing.length === 1 ? "Shard" : "Shards";
		throw new CannotRun(`${which} ${listOf(missing)} of ${count} ${missing.length === 1 ? "is" : "are"} missing in \`${named}\`.`, "A shard that fails writes nothing: look at its own output.");
	}
	return all.map((index) => textOf(folder, {
		index,
		count
	}));
}
function listOf(numbers) {
	const shown = numbers.slice(0, 10).join(", ");
	return numbers.length > 10 ? `${shown} and ${numbers.length - 10} more` : shown;
}
function sharesIn(folder, named) {
	try {
		return readdirSync(folder).flatMap((name) => {
			const [, index, count] = NAME.exec(name) ?? [];
			return index === void 0 ? [] : [{
				index: Number(index),
				count: Number(count)
			}];
		});
	} catch {
		throw new CannotRun(`\`${named}\` is not a folder that can be read.`);
	}
}
function textOf(folder, share) {
	const path = join(folder, nameOf(share));
	const name = `Shard ${share.index} of ${share.count}`;
	let whole;
	try {
		const stats = statSync(path);
		if (stats.isFile() && stats.size <= MOST_BYTES) whole = readFileSync(path, "utf8");
	} catch {}
	if (whole === void 0) throw new CannotRun(`${name} cannot be read.`);
	const [text = "", sum] = whole.split("\n");
	if (sum !== sumOf(text)) throw new CannotRun(`${name} is damaged, or not written to its end.`);
	return text;
}
// src/pipeline/fix-problems.ts
const MOST_ROUNDS = 5;
function fixProblems(tree, first, examine) {
	const texts = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Set();
	const fixed = [];
	let report = first;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const made = oneRound(tree, texts, report, refused, examine);
		if (made === void 0) break;
		for (const [path, edited] of made.texts) texts.set(path, edited);
		fixed.push(...made.fixed);
		report = made.report;
	}
	return {
		changes: [...texts].map(([path, { before, text }]) => ({
			path,
			before,
			after: text
		})).toSorted((a, b) => a.path < b.path ? -1 : 1),
		fixed,
		report
	};
}
function oneRound(tree, known, report, refused, examine) {
	for (;;) {
		const candidates = report.problems.filter((problem) => isFixable(problem) && !refused.has(keyOf(problem)));
		if (candidates.length === 0) return void 0;
		const { texts, made } = edit(known, candidates);
		const after = examine(withTexts(tree, new Map([...known, ...texts])));
		const still = new Set(after.problems.map(placeKey));
		const failed = made.filter(({ key }) => still.has(key));
		if (failed.length === 0) return made.length === 0 ? void 0 : {
			texts,
			fixed: made.map(({ problem }) => problem),
			report: after
		};
		for (const { problem } of failed) refused.add(keyOf(problem));
	}
}
function isFixable({ fix }) {
	return fix !== void 0 && fix.edits.length > 0 && fix.edits.every(({ at: { file } }) => file === fix.edits[0]?.at.file && file.host === void 0 && !file.text.includes("rollout.envfrom.dev/origin"));
}
function edit(known, candidates) {
	const texts = /* @__PURE__ */ new Map();
	const made = [];
	for (const [path, problems] of groupBy(candidates, pathOf)) {
		const conflicting = conflictingEdits(problems.flatMap(editsOf));
		const agreed = problems.filter((each) => !editsOf(each).some((one) => conflicting.has(one)));
		const edits = differentEdits(agreed);
		const file = edits[0]?.at.file;
		if (file === void 0) continue;
		const text = applyEdits(file.text, edits);
		texts.set(path, {
			before: known.get(path)?.before ?? file.text,
			text
		});
		const place = placesAfter(edits);
		for (const problem of agreed) {
			const { start, file: of } = hostSpan(problem.at);
			made.push({
				problem,
				key: keyAt(problem, of.path === path ? place(start) : start)
			});
		}
	}
	return {
		texts,
		made
	};
}
function differentEdits(problems) {
	const edits = problems.flatMap(editsOf).map((each) => [`${each.at.start} ${each.at.end} ${each.text}`, each]);
	return [...new Map(edits).values()];
}
function editsOf({ fix }) {
	return fix?.edits ?? [];
}
function pathOf({ fix }) {
	return fix?.edits[0]?.at.file.path ?? "";
}
function placesAfter(edits) {
	const sorted = edits.toSorted((a, b) => a.at.end - b.at.end);
	const shifts = [0];
	for (const { at, text } of sorted) shifts.push((shifts.at(-1) ?? 0) + text.length - (at.end - at.start));
	return (offset) => {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >> 1;
			const span = sorted[middle]?.at;
			if (span !== void 0 && span.end <= offset && span.start < offset) low = middle + 1;
			else high = middle;
		}
		return offset + (shifts[low] ?? 0);
	};
}
function placeKey(problem) {
	return keyAt(problem, hostSpan(problem.at).start);
}
function keyAt({ rule, at }, offset) {
	return `${rule} ${hostSpan(at).file.path} ${offset}`;
}
function keyOf(problem) {
	return `${placeKey(problem)} ${problem.message}`;
}
function withTexts(tree, texts) {
	const contents = new Map([...texts].map(([path, { text }]) => [path, new TextEncoder().encode(text)]));
	return {
		...tree,
		read(path) {
			const bytes = contents.get(path);
			return bytes === void 0 ? tree.read(path) : {
				kind: "bytes",
				bytes
			};
		}
	};
}
export { jobCount as a, writtenObjects as c, changedFiles as d, applyEdits as f, writeShare as i, namespaceFault as l, readShares as n, renderInJobs as o, removeShare as r, runSet as s, fixProblems as t, readTriggers as u };
