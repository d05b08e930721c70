import { G as locatePaths, Jt as CannotRun, Yt as loadAllParts, bt as say, c as liesIn, d as isLarge } from "./start.js";
import { n as removeShare, r as writeShare } from "./engine-io2.js";
import { n as makeBundle } from "./engine-transfer.js";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
// src/cli/shares/run-shard.ts
const MOST_SHARDS = 1e3;
const SALT_BYTES = 16;
const ALONE = [
	"fix",
	"watch",
	"jobs"
];
async function runShard({ values, positionals }, outside, open) {
	const share = shareOf(values.get("shard")?.at(-1) ?? "");
	const named = values.get("exchange")?.at(-1);
	if (named === void 0) throw new CannotRun("`--shard` needs a folder to write to: `--exchange DIR`.");
	const other = ALONE.find((name) => values.has(name));
	if (other !== void 0) throw new CannotRun(`\`--shard\` and \`--${other}\` cannot be used together.`);
	const { root, here, targets } = locatePaths(outside.cwd, positionals);
	if (targets.some(({ kind }) => kind === "stdin" || kind === "stream")) throw new CannotRun("`--shard` needs files that every shard can read, not standard input.");
	const folder = resolve(here, named);
	if (liesIn(root, folder)) throw new CannotRun(`\`--exchange ${named}\` is inside the checked files, so what one shard writes would change what the others check.`, "Name a folder outside the repository.");
	removeShare(folder, share, root);
	const run = await open();
	if (outside.isolate !== void 0 && isLarge(run)) return await outside.isolate();
	await loadAllParts();
	const salt = randomBytes(SALT_BYTES).toString("hex");
	const bundle = makeBundle(run, share, {
		salt,
		isKept: true
	}, outside);
	writeShare(folder, share, JSON.stringify(bundle), root);
	const { rendered, total } = bundle;
	say(outside, `envfrom: shard ${share.index} of ${share.count} rendered ${rendered} of ${total} kustomizations.`);
	return 0;
}
function shareOf(text) {
	const [, first, second] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
	const [index, count] = [Number(first), Number(second)];
	if (index >= 1 && index <= count && count <= MOST_SHARDS) return {
		index,
		count
	};
	throw new CannotRun(`Invalid value \`${text}\` for \`--shard\`: write the number of this shard and of all, such as 1/4.`);
}
export { runShard as t };
