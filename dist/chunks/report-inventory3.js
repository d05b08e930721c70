"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_formats = require("./formats.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z = require("./commands-selection.js");
const require_engine_action_worker_run_run_run_run_fix_problems = require("./edits.js");
let node_path = require("node:path");
// src/commands/explain/explain-place.ts
var explain_place_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ explainPlace: () => explainPlace });
const PLACE = /^(.+?):(\d{1,9})(?::\d{1,9})?$/s;
function explainPlace(args, host, rule, written) {
	const [, file, line] = PLACE.exec(written) ?? [];
	if (file === void 0 || line === void 0) throw new require_load.CannotRun(`\`${written}\` is not a place.`, `Write a file and a line: \`envfrom explain ${rule} deployment.yaml:12\`.`);
	if (require_load.whatIsAt(host.cwd, file) !== "file") throw new require_load.CannotRun(`No such file: \`${file}\`.`, "Name a file below the current folder.");
	const values = new Map([...args.values, ["only", [rule]]]);
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.printList({
		...args,
		values
	}, host, {
		places: [".", (0, node_path.dirname)(file)],
		words: [rule, written],
		filtersBuilds: false,
		printsProblems: true,
		async load() {
			const { formatSeverity, linesReported } = await Promise.resolve().then(() => require("./report-problems.js")).then((n) => n.format_severity_exports);
			return ({ located: { here, root } }, report, options) => {
				const asked = {
					rule,
					path: require_load.pathFrom(root, (0, node_path.resolve)(here, file)),
					line: Number(line)
				};
				const text = formatSeverity(report, asked, {
					...options,
					width: require_load.widthOf(host.stdout)
				});
				if (text !== void 0) return text;
				const lines = linesReported(report, asked);
				throw new require_load.CannotRun(`\`${rule}\` reports nothing at ${written}.`, lines.length === 0 ? "Nor does it anywhere else in this file." : `It reports something in this file at line ${lines.slice(0, 10).join(", ")}.`);
			};
		}
	});
}
// src/report/inventory/listed-reference.ts
function listedReference(judged) {
	const { kind, name, namespace, build } = judged.reference;
	const verdict = judged.verdict.kind;
	const json = require_formats.referenceJson(judged);
	return {
		kind,
		name,
		namespace,
		build,
		verdict,
		cells: rowOf$1(judged),
		json
	};
}
function rowOf$1({ reference, verdict, at }) {
	const { kind, namespace, name, key } = reference;
	const named = require_start.qualifiedName(namespace, name);
	return [
		verdict.kind === "broken" ? `broken (${verdict.proof})` : verdict.kind,
		kind,
		key === void 0 ? named : `${named}:${key.name}`,
		require_start.nameOfReferrer(reference),
		require_start.placeOf(at)
	];
}
// src/report/inventory/listed-sources.ts
function listedSources(sources, { references, repositories }) {
	const uses = usesOf(references);
	return sources.map((source) => {
		const { kind, name, namespace, build } = source;
		const used = uses.get(require_check.identityOfSource(source)) ?? 0;
		const json = {
			...jsonOf(source, repositories),
			uses: used
		};
		return {
			kind,
			name,
			namespace,
			build,
			cells: rowOf(source, used),
			json
		};
	});
}
function jsonOf(source, repositories) {
	const { keys, type, at } = source;
	return {
		...require_formats.sourceJson(source),
		repository: repositories && require_check.repositoryOf(require_start.hostSpan(at).file.path),
		type,
		keys: keys.kind === "known" ? [...keys.value.keys()] : void 0,
		keysUnknown: keys.kind === "known" ? void 0 : require_start.messageText(keys.reason)
	};
}
function rowOf({ kind, namespace, name, keys, producer, at }, uses) {
	return [
		kind,
		require_start.qualifiedName(namespace, name),
		keys.kind === "known" ? String(keys.value.size) : "?",
		producer.kind,
		String(uses),
		require_start.placeOf(at)
	];
}
function usesOf(references) {
	const uses = /* @__PURE__ */ new Map();
	for (const { verdict } of references) for (const source of require_check.sourcesOf(verdict)) {
		const identity = require_check.identityOfSource(source);
		uses.set(identity, (uses.get(identity) ?? 0) + 1);
	}
	return uses;
}
// src/report/why/file-deployment.ts
var file_deployment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	deploymentOfPath: () => deploymentOfPath,
	deploymentsOf: () => deploymentsOf
});
const UNKNOWN = require_check.deploymentBy({ kind: "none" });
const RANK = {
	deployed: 0,
	unknown: 1,
	"not-deployed": 2
};
function deploymentsOf({ builds, files, repositories }) {
	const whole = repositories === void 0 ? "this repository" : "the fleet";
	const sentence = (deployment, of) => require_start.messageText(require_check.deploymentWords(deployment, of, whole));
	return {
		builds: builds.map((build) => {
			const { id, folder, cluster, files: own, deployment = UNKNOWN } = build;
			return {
				id,
				...folder !== void 0 && { folder },
				...cluster !== void 0 && { cluster },
				files: own,
				others: otherPaths(build),
				answer: deployment.answer,
				evidence: deployment.evidence.kind,
				because: sentence(deployment, folder ?? id)
			};
		}),
		files: files.map((file) => {
			const deployment = require_check.deploymentOfFile(file) ?? UNKNOWN;
			const because = skipped(file) ?? sentence(deployment, file.path);
			return {
				path: file.path,
				answer: deployment.answer,
				because
			};
		})
	};
}
function otherPaths({ files, objects }) {
	const paths = new Set(objects.map(({ node }) => require_start.hostSpan(node).file.path));
	for (const file of files) paths.delete(file);
	return [...paths];
}
function deploymentOfPath({ builds, files }, path) {
	const isAt = (file) => path === "." || file === path || file.startsWith(`${path}/`);
	const alone = files.filter((file) => isAt(file.path));
	const reading = builds.filter((build) => readsAny(build, isAt));
	if (alone.length === 0 && reading.length === 0) return void 0;
	if (reading.length > 0) return {
		path,
		answer: bestOf(reading),
		because: [],
		builds: reading
	};
	return {
		path,
		answer: bestOf(alone),
		because: [`No build reads \`${path}\`.`, ...alone.slice(0, MAX_FILES).map(({ because }) => because)],
		builds: []
	};
}
const MAX_FILES = 20;
function skipped(file) {
	if (require_check.deploymentOfFile(file) !== void 0 || file.class.kind !== "skipped") return void 0;
	return `\`${file.path}\` is skipped: ${file.class.reason}.`;
}
function bestOf(all) {
	const [best] = all.map(({ answer }) => answer).toSorted((a, b) => RANK[a] - RANK[b]);
	return best ?? "unknown";
}
function readsAny({ files, folder, others }, isAt) {
	if (folder !== void 0 && isAt(folder)) return true;
	return files.some((file) => isAt(file) || isAt(require_start.folderOf(file))) || others.some(isAt);
}
// src/commands/selection/inventory.ts
var inventory_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	inventoryAnswer: () => inventoryAnswer,
	readInventory: () => readInventory
});
function inventoryAnswer(report, { notices }) {
	return {
		says: require_start.noticeLines(notices),
		outputs: [{
			file: void 0,
			pieces: inventoryPieces(report)
		}],
		code: 0
	};
}
function* inventoryPieces(report) {
	yield `{"references":${JSON.stringify(report.references.map(listedReference))}`;
	yield `,"sources":${JSON.stringify(listedSources(report.sources, report))}`;
	yield `,"deployments":${JSON.stringify(deploymentsOf(report))}}`;
}
function readInventory({ outputs }) {
	const [output] = outputs;
	if (output === void 0) return void 0;
	return JSON.parse([...output.pieces].join(""));
}
// src/pipeline/fix-problems.ts
var fix_problems_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ fixProblems: () => fixProblems });
const MAX_ROUNDS = 5;
function fixProblems(tree, first, examine) {
	const texts = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Set();
	const fixed = [];
	let report = first;
	for (let round = 0; round < MAX_ROUNDS; round++) {
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
	return fix !== void 0 && fix.edits.length > 0 && fix.edits.every(({ at: { file } }) => file === fix.edits[0]?.at.file && file.host === void 0 && file.encoding === void 0 && !file.text.includes("rollout.envfrom.dev/origin"));
}
function edit(known, candidates) {
	const texts = /* @__PURE__ */ new Map();
	const made = [];
	for (const [path, problems] of require_start.groupBy(candidates, pathOf)) {
		const conflicting = require_engine_action_worker_run_run_run_run_fix_problems.conflictingEdits(problems.flatMap(editsOf));
		const agreed = problems.filter((each) => !editsOf(each).some((one) => conflicting.has(one)));
		const edits = differentEdits(agreed);
		const file = edits[0]?.at.file;
		if (file === void 0) continue;
		const text = require_engine_action_worker_run_run_run_run_fix_problems.applyEdits(file.text, edits);
		texts.set(path, {
			before: known.get(path)?.before ?? file.text,
			text
		});
		const place = placesAfter(edits);
		for (const problem of agreed) {
			const { start, file: of } = require_start.hostSpan(problem.at);
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
		const before = require_start.countBefore(sorted, ({ at }) => at.end <= offset && at.start < offset);
		return offset + (shifts[before] ?? 0);
	};
}
function placeKey(problem) {
	return keyAt(problem, require_start.hostSpan(problem.at).start);
}
function keyAt({ rule, at }, offset) {
	return `${rule} ${require_start.hostSpan(at).file.path} ${offset}`;
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
Object.defineProperty(exports, "explain_place_exports", {
	enumerable: true,
	get: function() {
		return explain_place_exports;
	}
});
Object.defineProperty(exports, "file_deployment_exports", {
	enumerable: true,
	get: function() {
		return file_deployment_exports;
	}
});
Object.defineProperty(exports, "fix_problems_exports", {
	enumerable: true,
	get: function() {
		return fix_problems_exports;
	}
});
Object.defineProperty(exports, "inventory_exports", {
	enumerable: true,
	get: function() {
		return inventory_exports;
	}
});
