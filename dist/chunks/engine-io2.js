import { Ht as CannotRun, R as removeFileFor, z as writeFileFor } from "./start.js";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";
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
export { removeShare as n, writeShare as r, readShares as t };
