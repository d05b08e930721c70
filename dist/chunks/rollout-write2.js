"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_engine_action_worker_run_run_run_run_fix_problems = require("./edits.js");
const require_check = require("./check.js");
const require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines = require("./render-argo.js");
const require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines = require("./render-helm.js");
// src/edits/unified-diff.ts
const CONTEXT = 3;
const MAX_LINES = 2e3;
function unifiedDiff(path, before, after) {
	if (before.text === after.text) return "";
	const [old, fresh] = [linesOf$1(before.text ?? ""), linesOf$1(after.text ?? "")];
	const shown = {
		"-": linesOf$1(before.shown ?? ""),
		"+": linesOf$1(after.shown ?? "")
	};
	const steps = [];
	let [oldAt, freshAt] = [0, 0];
	for (const [mark] of stepsOf(old, fresh)) {
		const line = mark === "-" ? shown["-"][oldAt] : shown["+"][freshAt];
		steps.push([mark, visible(line ?? "")]);
		if (mark !== "+") oldAt += 1;
		if (mark !== "-") freshAt += 1;
	}
	return [
		...[before.text === void 0 ? "--- /dev/null" : `--- ${pathText(`a/${path}`)}`, after.text === void 0 ? "+++ /dev/null" : `+++ ${pathText(`b/${path}`)}`],
		...hunksOf(steps).map((hunk) => hunkText(steps, hunk)),
		""
	].join("\n");
}
function visible(line) {
	return line.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, (char, at) => char === "\r" && at === line.length - 1 ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
const ESCAPES = /* @__PURE__ */ new Map([
	["\"", "\\\""],
	["\\", "\\\\"],
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"]
]);
function pathText(path) {
	const quoted = path.replace(/["\\]|(?! )[\p{C}\p{Z}]/gu, (char) => {
		const octal = Array.from(new TextEncoder().encode(char), (byte) => `\\${byte.toString(8).padStart(3, "0")}`);
		return ESCAPES.get(char) ?? octal.join("");
	});
	return quoted === path ? path : `"${quoted}"`;
}
function linesOf$1(text) {
	if (text === "") return [];
	const lines = text.split("\n");
	const last = lines.pop() ?? "";
	return last === "" ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}
function stepsOf(before, after) {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start]) start++;
	let end = 0;
	const shortest = Math.min(before.length, after.length) - start;
	while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end++;
	const old = before.slice(start, before.length - end);
	const fresh = after.slice(start, after.length - end);
	return [
		...before.slice(0, start).map(kept),
		...middleSteps(old, fresh),
		...before.slice(before.length - end).map(kept)
	];
}
function kept(line) {
	return [" ", line];
}
function middleSteps(old, fresh) {
	if (old.length * fresh.length > MAX_LINES * MAX_LINES || old.length === 0 || fresh.length === 0) return [...old.map((line) => ["-", line]), ...fresh.map((line) => ["+", line])];
	const width = fresh.length + 1;
	const common = new Uint32Array((old.length + 1) * width);
	for (let i = old.length - 1; i >= 0; i--) for (let j = fresh.length - 1; j >= 0; j--) {
		const here = i * width + j;
		common[here] = old[i] === fresh[j] ? (common[here + width + 1] ?? 0) + 1 : Math.max(common[here + width] ?? 0, common[here + 1] ?? 0);
	}
	const steps = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < fresh.length) {
		const here = i * width + j;
		if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
			steps.push([" ", old[i++] ?? ""]);
			j++;
		} else if (j === fresh.length || i < old.length && (common[here + width] ?? 0) >= (common[here + 1] ?? 0)) steps.push(["-", old[i++] ?? ""]);
		else steps.push(["+", fresh[j++] ?? ""]);
	}
	return steps;
}
function hunksOf(steps) {
	const hunks = [];
	for (const [at, [mark]] of steps.entries()) {
		if (mark === " ") continue;
		const from = Math.max(0, at - CONTEXT);
		const to = Math.min(steps.length, at + CONTEXT + 1);
		const last = hunks.at(-1);
		if (last !== void 0 && from <= last.to) last.to = to;
		else hunks.push({
			from,
			to
		});
	}
	return hunks;
}
function hunkText(steps, { from, to }) {
	const before = steps.slice(0, from);
	const inside = steps.slice(from, to);
	const range = (other) => {
		const count = inside.filter(([mark]) => mark !== other).length;
		const start = before.filter(([mark]) => mark !== other).length + (count === 0 ? 0 : 1);
		return count === 1 ? String(start) : `${start},${count}`;
	};
	const lines = inside.map(([mark, line]) => `${mark}${line}`);
	return [`@@ -${range("+")} +${range("-")} @@`, ...lines].join("\n");
}
// src/report/redact/redact-file-text.ts
function fileTextRedactor(run) {
	const rangesOf = require_check.frameRanges(run);
	return (file) => require_check.withoutRanges(file.text, rangesOf(file));
}
function shownAsBefore(shown, { text, shown: then }) {
	const linesThen = (then ?? "").split("\n");
	const redacted = /* @__PURE__ */ new Map();
	for (const [at, line] of (text ?? "").split("\n").entries()) {
		const lineThen = linesThen[at] ?? "";
		if (lineThen !== line) redacted.set(line, lineThen);
	}
	return shown.split("\n").map((line) => redacted.get(line) ?? line).join("\n");
}
// src/commands/output/diff-changes.ts
var diff_changes_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ diffChanges: () => diffChanges });
function diffChanges(changes, { files, builds }, limits) {
	const changed = new Map(changes.flatMap(({ path, after }) => after === void 0 ? [] : [[path, require_check.parseFile(path, {
		kind: "bytes",
		bytes: new TextEncoder().encode(after)
	}, limits)]]));
	const maskBefore = fileTextRedactor({
		files,
		builds
	});
	const maskAfter = fileTextRedactor({
		files: files.map((file) => changed.get(file.path) ?? file),
		builds: []
	});
	const sources = new Map(files.map(({ path, source }) => [path, source]));
	return changes.map(({ path, before, after }) => {
		const source = sources.get(path);
		const was = {
			text: before,
			shown: before && maskBefore(source?.text === before ? source : {
				path,
				text: before
			})
		};
		const shown = after && maskAfter({
			path,
			text: after
		});
		return unifiedDiff(path, was, {
			text: after,
			shown: shown && shownAsBefore(shown, was)
		});
	}).join("");
}
// src/rollout/write/choose-workloads.ts
function chooseWorkloads(written, choice, elsewhere) {
	const all = written.flatMap((manifest) => {
		const kind = require_check.linkedKindOf(manifest);
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
	if (chosen.length === 0) throw new require_load.CannotRun("No workload matches the selector.");
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
		if (place !== void 0) throw new require_load.CannotRun(place);
		const nearest = require_load.nearestName(name, all.flatMap(({ manifest }) => manifest.name ?? []));
		throw new require_load.CannotRun(`No manifest in this repository defines ${resource} \`${name}\`${where}.`, nearest === void 0 ? void 0 : `Did you mean \`${resource}/${nearest}\`?`);
	}
	if (second === void 0) return first;
	const places = found.map(({ manifest }) => require_start.placeOf(manifest.node)).join(", ");
	throw new require_load.CannotRun(`Several manifests define ${resource} \`${name}\`${where}: ${places}.`, "Choose one with `--namespace`, or name its file or folder.");
}
function isIn({ namespace }, { namespace: wanted }) {
	return wanted === void 0 || namespace === void 0 || namespace === wanted;
}
function hasLabels({ node }, { labels }) {
	const entries = require_start.entriesAt(node, "metadata", "labels").flatMap(({ name, value }) => value.kind === "scalar" ? [[name, value.text]] : []);
	return labels?.(new Map(entries)) !== false;
}
// src/rollout/write/place-of-rendered.ts
function placeOfRendered(builds, kind, name, namespace) {
	for (const { id, objects } of builds) {
		const found = objects.find((object) => object.name === name && require_check.linkedKindOf(object)?.kind === kind.kind);
		if (found === void 0) continue;
		const what = `${kind.resource} "${name}"`;
		if (namespace !== void 0 && found.namespace !== void 0 && found.namespace !== namespace) return `${what} is in namespace \`${found.namespace}\`, not in \`${namespace}\`.`;
		const at = require_start.placeOf(require_start.valueAt(found.node, "metadata", "name") ?? found.node);
		if (found.node.file.host !== void 0) return `${what} is only rendered (build \`${id}\`): edit what renders it, ${require_start.placeOf(require_start.hostSpan(found.node))}.`;
		const written = require_start.writtenNameOf(found);
		return written === void 0 || written === name ? `${what} is only rendered (build \`${id}\`): edit ${at}.` : `${what} is written as \`${written}\` (${at}); build \`${id}\` renames it. Name it \`${kind.resource}/${written}\`.`;
	}
}
// src/rollout/write/plan-triggers.ts
function planTriggers({ node }, kind, triggers, remove) {
	const key = require_check.triggerAnnotation(kind);
	const path = [
		"metadata",
		"annotations",
		key
	];
	const before = require_check.splitWords(require_start.scalarAt(node, ...path)?.text ?? "");
	const named = triggers.map(require_check.triggerText);
	const after = remove ? before.filter((word) => named.length > 0 && !named.includes(word)) : [.../* @__PURE__ */ new Set([...before, ...named])];
	if (after.length === before.length) return [];
	if (after.length > 0) return require_check.setValue(node, node, path, after.join(","));
	const metadata = require_start.mapAt(node, "metadata");
	const annotations = require_start.mapAt(metadata, "annotations");
	if (metadata === void 0 || annotations === void 0) return [];
	return require_check.removeEntry([metadata, annotations], key);
}
// src/rollout/write/plan-volume.ts
const MAX_NAME = 63;
function planVolume(manifest, kind, request) {
	const spec = require_check.podSpecOf(manifest, kind);
	if (spec === void 0) return { fault: "it has no pod template" };
	const chosen = ["initContainers", "containers"].flatMap((field) => require_start.itemsAt(spec, field).flatMap((node, index) => node.kind === "map" ? [{
		field,
		index,
		node
	}] : [])).filter(({ field, node }) => request.container === void 0 ? field === "containers" || request.remove : textAt(node, "name") === request.container);
	if (chosen.length === 0) return { fault: `it has no container \`${request.container ?? ""}\`` };
	const volumes = require_start.itemsAt(spec, "volumes").filter((volume) => isOf(volume, request));
	const maps = chosen.map(({ node }) => node);
	if (request.remove) return removeVolume(spec, volumes, maps, request);
	return addVolume(manifest, spec, kind, volumes, maps, request);
}
function addVolume({ node: root }, spec, { podSpec }, volumes, containers, { kind, source, mountPath, ...request }) {
	const there = volumes.map((volume) => textAt(volume, "name")).find((name) => name !== void 0);
	const name = there ?? request.volume ?? volumeNameOf(source);
	const isTaken = require_start.itemsAt(spec, "volumes").some((volume) => textAt(volume, "name") === name);
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
	return joined([...mounts, there === void 0 ? require_check.addItem(root, root, [...podSpec, "volumes"], volume) : []]);
}
function mountEdits(root, containers, name, mountPath) {
	const plans = [];
	for (const container of containers) {
		const taken = require_start.itemsAt(container, "volumeMounts").find((mount) => textAt(mount, "mountPath") === mountPath);
		if (taken === void 0) plans.push(require_check.addItem(root, container, ["volumeMounts"], {
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
	].flatMap((field) => require_start.itemsAt(spec, field)).filter((node) => !containers.some((each) => each === node)).some((node) => require_start.itemsAt(node, "volumeMounts").some(isMount));
	if (container === void 0 || !stillMounted) plans.push(withoutItems(spec, "volumes", (volume) => volumes.includes(volume)));
	return joined(plans);
}
function withoutItems(map, field, isGone) {
	const list = require_start.entryOf(map, field)?.value;
	if (list?.kind !== "sequence") return [];
	const gone = list.items.filter(isGone);
	if (gone.length === 0) return [];
	if (gone.length === list.items.length) return require_check.removeEntry([map], field);
	return gone.map((item) => require_check.removeItem(list, item));
}
function isOf(volume, { kind, source, volume: name }) {
	const used = kind === "ConfigMap" ? textAt(volume, "configMap", "name") : textAt(volume, "secret", "secretName");
	if (used === void 0 || name !== void 0 && textAt(volume, "name") !== name) return false;
	return (used === source || require_check.isCopyName(used, source)) && require_start.mapAt(volume) !== void 0;
}
function volumeNameOf(source) {
	return source.replaceAll(".", "-").slice(0, MAX_NAME).replace(/(?<!-)-+$/, "");
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
	return require_start.scalarAt(node, ...path)?.text;
}
// src/rollout/write/unlink.ts
function unlink({ manifest: workload, kind }, named, written, { renderedOf, writtenWith }) {
	const who = `${kind.resource} "${workload.name ?? ""}"`;
	const annotation = require_start.scalarAt(workload.node, "metadata", "annotations", require_check.triggerAnnotation(kind));
	const linked = require_check.readTriggers(annotation?.text ?? "").filter((each) => "kind" in each);
	const wanted = new Set(named.map(require_check.triggerText));
	const gone = linked.filter((each) => wanted.size === 0 || wanted.has(require_check.triggerText(each)));
	const isCopy = require_check.copyNames(written);
	const edits = [];
	const notices = [];
	for (const trigger of gone) {
		if (!require_check.isSourceKind(trigger.kind)) continue;
		const objects = [workload, ...renderedOf(workload)];
		const uses = require_check.usesIn(objects, kind, trigger.kind, (name) => isCopy(trigger.kind, trigger.name, name));
		if (uses.length === 0) continue;
		if (!writtenWith(workload).some((each) => require_check.isOfKind(each, trigger.kind) && each.name === trigger.name)) {
			notices.push(`${who} stays on its copy: no manifest in this repository defines ${trigger.kind} \`${trigger.name}\`.`);
			continue;
		}
		const pointed = require_engine_action_worker_run_run_run_run_fix_problems.pointUses(uses, trigger.name);
		edits.push(...pointed.edits);
		notices.push(`${who} uses ${trigger.kind} \`${trigger.name}\` itself again. Its copies stay, since old revisions may need them; delete their file when none does.`, ...pointed.faults.map((fault) => `${fault}.`));
	}
	const digests = new Map(require_check.readDigests(require_check.digestsNode(workload.node, kind)?.text ?? ""));
	const dropped = gone.filter((each) => digests.delete(require_check.triggerText(each)));
	if (dropped.length === 0) return {
		edits,
		notices
	};
	const planned = require_check.planDigests(workload, kind, digests);
	const said = dropped.map((each) => `${who} has no digest of \`${require_check.triggerText(each)}\` any more.`);
	return {
		edits: planned === "elsewhere" ? planned : [...edits, ...planned],
		notices: [...notices, ...said]
	};
}
// src/commands/set/set-in-files.ts
function set(tree, settings, request) {
	const parsed = require_check.parseFiles(tree, settings.limits);
	const { builds, files } = require_check.renderBuilds(require_engine_action_worker_examine_check_watch_run_run_run_run_compare_trees_engines.ENGINES, tree, parsed, settings, require_check.sourcesOfObject);
	const written = files.flatMap(require_check.manifestsIn);
	const chosen = chooseWorkloads(written, request.choice, (kind, name) => placeOfRendered(builds, kind, name, request.choice.namespace));
	const membership = require_check.buildMembership(written, builds);
	const edits = [];
	const notices = [];
	const workloads = chosen.map((workload) => {
		const plan = planOf(workload, request, {
			written,
			membership
		});
		edits.push(...plan.edits);
		notices.push(...plan.notices);
		return {
			name: `${workload.kind.resource} "${workload.manifest.name ?? ""}"`,
			changed: plan.edits.length > 0
		};
	});
	if (request.what === "volume") notices.push(...volumeNotices(request.volume, written));
	const changes = require_engine_action_worker_run_run_run_run_fix_problems.changedFiles(edits);
	return {
		files: changes,
		diff: diffChanges(changes, {
			files,
			builds
		}, settings.limits),
		workloads,
		notices
	};
}
function planOf(workload, request, around) {
	const { manifest, kind } = workload;
	const name = `${kind.resource} "${manifest.name ?? ""}"`;
	const place = require_start.placeOf(manifest.node);
	const refuse = (fault) => new require_load.CannotRun(`Cannot change ${name} (${place}): ${fault}.`);
	if (request.what === "volume") return {
		edits: editsOf(planVolume(manifest, kind, request.volume), refuse),
		notices: []
	};
	const { triggers, remove } = request;
	const links = editsOf(planTriggers(manifest, kind, triggers, remove), refuse);
	if (remove) {
		const back = unlink(workload, triggers, around.written, around.membership);
		return {
			edits: [...links, ...editsOf(back.edits, refuse)],
			notices: back.notices
		};
	}
	const scope = require_check.linkScope(around.written, around.membership);
	for (const trigger of triggers) {
		const found = require_check.followTrigger(trigger, manifest, kind, scope);
		if (typeof found === "string") throw new require_load.CannotRun(found.endsWith("?") ? found : `${found}.`);
	}
	return {
		edits: links,
		notices: []
	};
}
function editsOf(plan, refuse) {
	if (plan === "elsewhere") throw refuse("the field comes from a YAML alias or merge, which other fields share; edit its anchor");
	if ("fault" in plan) throw refuse(plan.fault);
	return plan;
}
function volumeNotices({ kind, source, mountPath, volume, remove }, written) {
	if (remove) return [];
	return [...written.some((each) => each.kind === kind && each.name === source) ? [] : [`no manifest in this repository defines ${kind} \`${source}\`: pods wait until it exists.`], ...mountPath === void 0 ? [`no container mounts volume \`${volume ?? source}\` yet: \`--mount-path PATH\` mounts it.`] : []];
}
// src/commands/set/set-arguments.ts
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
	if (what === void 0) throw new require_load.CannotRun(first === "" ? "`envfrom set` needs to know what to set." : `\`envfrom set\` cannot set \`${first}\`.`, USAGE);
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
		else if (/^[a-z][a-z0-9.-]*\/[^/.]/i.test(word) && workloads.length > 0) triggers.push(word);
		else throw new require_load.CannotRun(`\`${word}\` is not a workload, an object such as \`configmap/NAME\`, or a path that exists.`, "Workloads are named as `deployment/api`: deployment, statefulset, daemonset, cronjob or rollout.");
	}
	if (workloads.length === 0) throw new require_load.CannotRun("No workload is named.", USAGE);
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
	throw new require_load.CannotRun(source === void 0 ? `The volume needs the name of its ${kind === "secret" ? "Secret" : "ConfigMap"}.` : "A volume holds a ConfigMap or a Secret, not both.", `Add \`--${kind}-name NAME\`.`);
}
// src/commands/set/set-request.ts
function setRequestOf({ positionals, values }, exists) {
	const words = readSetArguments(positionals, {
		isWorkload: (word) => require_check.linkedKindNamed(word) !== void 0,
		isSource: (word) => require_check.sourceKindNamed(word) !== void 0,
		exists
	});
	const { what, paths } = words;
	const last = (name) => values.get(name)?.at(-1);
	const remove = values.has("remove");
	const choice = choiceOf(words.workloads, last("selector"), last("namespace"));
	if (what === "triggers") {
		const triggers = words.triggers.map(triggerOf);
		if (triggers.length === 0 && !remove) throw new require_load.CannotRun("No trigger is named.", "Name one: `configmap/NAME`, `secret/NAME`, or any other object as `KIND/NAME`.");
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
	if (unexpected !== void 0) throw new require_load.CannotRun(`\`envfrom set volume\` takes no \`${unexpected}\`.`, "Write `-t configmap --configmap-name NAME`.");
	const volume = {
		...volumeSourceOf(values),
		volume: last("name"),
		mountPath: last("mount-path"),
		container: last("container"),
		remove
	};
	if (volume.mountPath?.startsWith("/") === false) throw new require_load.CannotRun(`\`--mount-path ${volume.mountPath}\` is not an absolute path.`);
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
	const parsed = selector === void 0 ? void 0 : require_engine_action_worker_run_watch_run_run_open_comparison_run_run_engines.parseLabelSelector(selector);
	if (parsed !== void 0 && "error" in parsed) throw new require_load.CannotRun(`Invalid selector \`${selector ?? ""}\`: ${parsed.error}.`);
	return {
		wanted: words.map((word) => {
			const [kindWord = "", name, more] = word.split("/");
			const kind = require_check.linkedKindNamed(kindWord);
			if (kind === void 0 || more !== void 0 || name === "") throw new require_load.CannotRun(`\`${word}\` is not a workload.`, "Write `deployment/NAME`.");
			if (name === void 0 && parsed === void 0) throw new require_load.CannotRun(`\`${word}\` does not name a ${kind.resource}.`, `Write \`${kind.resource}/NAME\`, or add \`--selector\`.`);
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
	const trigger = require_check.readTrigger(word);
	if ("fault" in trigger) throw new require_load.CannotRun(`${trigger.fault}.`);
	return trigger;
}
// src/commands/set/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runSet: () => runSet });
async function runSet(args, host) {
	const { request, paths } = setRequestOf(args, (path) => require_load.whatIsAt(host.cwd, path) !== void 0);
	if (paths.includes("-")) throw new require_load.CannotRun("`envfrom set` edits files, not standard input.");
	const run = await require_start.openRun(paths, args.values, host);
	for (const line of require_start.noticeLines(run.notices)) require_start.writeStderr(host, line);
	const result = set(run.tree, run.settings, request);
	const isTrial = args.values.has("dry-run");
	if (!isTrial) await require_start.writeChanges(result.files, run.located, run.tree, host);
	require_start.printText(host, linesOf(result, isTrial) + (isTrial ? result.diff : ""));
	for (const line of result.notices) require_start.writeStderr(host, `envfrom: ${line}`);
	return 0;
}
function linesOf({ workloads }, isTrial) {
	const suffix = isTrial ? " (dry run)" : "";
	return workloads.map(({ name, changed }) => `${require_start.escapeText(name)} ${changed ? "updated" : "unchanged"}${suffix}\n`).join("");
}
Object.defineProperty(exports, "diff_changes_exports", {
	enumerable: true,
	get: function() {
		return diff_changes_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
