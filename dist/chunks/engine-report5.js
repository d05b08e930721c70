import { mt as positionOf, pt as placeOf, ut as hostSpan } from "./start.js";
import { _ as trailOf } from "./engine-model.js";
// src/report/text/trail-text.ts
const WORDS = /* @__PURE__ */ new Map([
	["patch", "patched in"],
	["generator", "generated"],
	["transformer", "set"],
	["replacement", "replaced"],
	["substitution", "substituted"],
	["template", "templated"],
	["prefix", "renamed"],
	["namespace", "given its namespace"]
]);
function trailText(span) {
	const { path } = hostSpan(span).file;
	const shown = [];
	for (const { kind, at } of stepsOf(trailOf(span))) {
		const words = WORDS.get(kind);
		if (words === void 0 || at === void 0 || hostSpan(at).file.path === path) continue;
		const text = `${words} by ${placeOf(at)}`;
		if (shown.at(-1) !== text) shown.push(text);
	}
	return shown.length === 0 ? void 0 : shown.slice(-3).join(", then ");
}
function stepsOf(trail) {
	const steps = [];
	for (let here = trail; here !== void 0; here = here.before) steps.push(here.step);
	return steps.reverse();
}
// src/report/text/place-json.ts
function placeJson(span) {
	return positionOf(span);
}
function trailJson(span) {
	const steps = stepsOf(trailOf(span));
	if (steps.length === 0) return void 0;
	return steps.map(({ kind, at, in: folder }) => ({
		kind,
		in: folder,
		at: at && placeJson(at)
	}));
}
function sourceJson(source) {
	return {
		kind: source.kind,
		namespace: source.namespace,
		name: source.name,
		producer: source.producer.kind,
		build: source.build,
		...placeJson(source.at)
	};
}
export { trailText as i, sourceJson as n, trailJson as r, placeJson as t };
