"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_check = require("./check.js");
// src/commands/fleet/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runFleet: () => runFleet });
function runFleet(args, host) {
	const { positionals, values } = args;
	if (positionals.length === 0) throw new require_load.CannotRun("Name the repositories of the fleet.", "`envfrom fleet ../infra ../shop` checks two checkouts together; `envfrom fleet fleet.yaml` those that a file lists.");
	const fleet = new Map([...values, ["fleet", positionals]]);
	return require_start.runCheck({
		...args,
		positionals: [],
		values: fleet
	}, host);
}
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
	return [...require_start.groupBy(edits, ({ at }) => at.file.path)].map(([path, some]) => ({
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
// src/rollout/write/point-uses.ts
function pointUses(uses, name) {
	const edits = /* @__PURE__ */ new Map();
	const faults = [];
	for (const { name: node } of uses) {
		const key = `${node.file.path}:${node.start}`;
		if (textAt(node) === name || edits.has(key)) continue;
		const edit = require_check.editScalar(asWritten(node), name, true);
		if (edit !== void 0) edits.set(key, edit);
		else faults.push(`${require_start.placeOf(node)}: the name cannot be edited here, since it is rendered; write \`${name}\` where it comes from`);
	}
	return {
		edits: [...edits.values()],
		faults
	};
}
function textAt({ file, start, end, text }) {
	return WRITTEN.exec(file.text.slice(start, end))?.[2] ?? text;
}
const WRITTEN = /^(["']?)([a-z0-9][-a-z0-9.]*)\1$/;
function asWritten(node) {
	return {
		...node,
		text: textAt(node)
	};
}
// src/pipeline/fix-problems.ts
var fix_problems_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ fixProblems: () => fixProblems });
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
	return fix !== void 0 && fix.edits.length > 0 && fix.edits.every(({ at: { file } }) => file === fix.edits[0]?.at.file && file.host === void 0 && file.encoding === void 0 && !file.text.includes("rollout.envfrom.dev/origin"));
}
function edit(known, candidates) {
	const texts = /* @__PURE__ */ new Map();
	const made = [];
	for (const [path, problems] of require_start.groupBy(candidates, pathOf)) {
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
Object.defineProperty(exports, "applyEdits", {
	enumerable: true,
	get: function() {
		return applyEdits;
	}
});
Object.defineProperty(exports, "changedFiles", {
	enumerable: true,
	get: function() {
		return changedFiles;
	}
});
Object.defineProperty(exports, "fix_problems_exports", {
	enumerable: true,
	get: function() {
		return fix_problems_exports;
	}
});
Object.defineProperty(exports, "pointUses", {
	enumerable: true,
	get: function() {
		return pointUses;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "textAt", {
	enumerable: true,
	get: function() {
		return textAt;
	}
});
