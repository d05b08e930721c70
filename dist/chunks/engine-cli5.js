"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_start = require("./start.js");
const require_load = require("./load.js");
const require_engine_cli_worker_action_action_worker_load_compiled_start_job_run_isolate = require("./engine-cli2.js");
const require_check = require("./check.js");
const require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1 = require("./engine-pipeline.js");
let node_crypto = require("node:crypto");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_os = require("node:os");
// src/commands/judge-parts.ts
const islandsIn = require_start.memo(({ tree, settings }) => require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.findIslands(tree, settings.limits));
function survey(division, share) {
	const islands = islandsIn(division);
	return require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.surveyPart(division, islands, islandsOf(share, islands));
}
const MOST_TWICE = .25;
function isWorthDividing(division, surveys) {
	const { tree, digest } = division;
	const islands = islandsIn(division);
	const { special } = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.openParts(surveys, tree, islands, digest);
	const builds = surveys.flatMap((survey) => survey.builds);
	const made = new Set(builds.flatMap(require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.namesMadeBy));
	const lacking = builds.flatMap(([, island, , asks]) => asks.every((name) => made.has(name)) ? [] : [island]);
	return require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.partOf(/* @__PURE__ */ new Set([...special, ...lacking]), islands) <= MOST_TWICE;
}
function judge(division, share, surveys) {
	const islands = islandsIn(division);
	const parts = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.openParts(surveys, division.tree, islands, division.digest);
	const own = new Set(islandsOf(share, islands).filter((island) => !parts.special.has(island)));
	const { report } = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.lookAtIslands(own, parts, division);
	const left = new Set(require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.undecidedIn(report, islands).filter((island) => own.has(island)));
	const restricted = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.restrictToIslands(report, islands, (island) => island !== void 0 && own.has(island) && !left.has(island));
	return {
		...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.packReport(restricted),
		left: [...left],
		made: [...require_check.madeNames(restricted.references)]
	};
}
function merge(division, surveys, packed, countsInfos = false) {
	const { tree } = division;
	const islands = islandsIn(division);
	const joining = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.openJoining(tree, countsInfos);
	const left = /* @__PURE__ */ new Set();
	const made = /* @__PURE__ */ new Set();
	for (const part of packed) {
		joining.add(part);
		for (const island of part.left) left.add(island);
		for (const each of part.made) made.add(each);
	}
	const parts = require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.openParts(neededOf(surveys, left), tree, islands, division.digest);
	const own = /* @__PURE__ */ new Set([...parts.special, ...left]);
	return require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.joinIslands(joining, own, require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.lookAtIslands(own, parts, division, made), islands);
}
function neededOf(surveys, left) {
	const only = Array.from(surveys, ({ special, naming }) => ({
		...require_engine_action_worker_open_job_run_merge_examine_in_jobs_run_shard_run_list_part_cache_watch_lk8j5ja1.NOTHING_SURVEYED,
		special,
		naming
	}));
	return left.size === 0 && only.every(({ special }) => special.length === 0) ? only : surveys;
}
function islandsOf({ index, count }, { files }) {
	const total = files.reduce((sum, { length }) => sum + length, 0);
	const [from, to] = [index - 1, index].map((end) => total * end / count);
	let before = 0;
	return files.flatMap(({ length }, island) => {
		const isOwn = before >= (from ?? 0) && before < (to ?? 0);
		before += length;
		return isOwn ? [island] : [];
	});
}
// src/cli/shares/divide-run.ts
function divideRun(run, tree, outside) {
	const world = worldOf(run, outside);
	return {
		world,
		division: {
			tree,
			rules: require_check.catalogue,
			settings: run.settings,
			digest: require_load.briefDigest(require_load.keyedDigest(world))
		}
	};
}
function refuseSelection({ tree, settings }) {
	if (tree.selected === void 0 && settings.build === void 0) return;
	throw new require_load.CannotRun("`--shard` divides folders, not single files or builds.", "Name folders, or nothing for the whole repository.");
}
function worldOf({ tree, settings }, { kept }) {
	const program = kept === void 0 ? void 0 : require_start.programDigest(kept.program);
	const { notices: _, ...shape } = require_start.shapeOf({
		...tree,
		paths: []
	});
	return require_load.keyedDigest("world")(require_start.dataText([
		require_version.VERSION,
		program,
		shape,
		settings
	]), ...blocksOf(tree.paths));
}
const PATHS_AT_ONCE = 1e3;
function* blocksOf(paths) {
	for (let at = 0; at < paths.length; at += PATHS_AT_ONCE) yield paths.slice(at, at + PATHS_AT_ONCE).join("\n");
}
// src/cli/shares/examine-in-jobs.ts
var examine_in_jobs_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	examineInJobs: () => examineInJobs,
	jobCount: () => jobCount
});
const MOST_JOBS = 64;
const FEWEST_CORES = 4;
const MOST_BY_ITSELF = 8;
const SALT_BYTES = 16;
function jobCount({ values }, run) {
	const text = values.get("jobs")?.at(-1) ?? "1";
	const count = text === "auto" ? jobsFor(run.tree) : Number(/^\d{1,3}$/.exec(text)?.[0] ?? 0);
	if (count < 1 || count > MOST_JOBS) throw new require_load.CannotRun(`Invalid value \`${text}\` for \`--jobs\`: use auto, or a number from 1 to ${MOST_JOBS}.`);
	return require_start.hasStreams(run.located) || !require_start.hasParts(run, values) ? 1 : count;
}
function jobsFor(tree) {
	const cores = (0, node_os.availableParallelism)();
	return require_start.isMany(tree) && cores >= FEWEST_CORES ? Math.min(cores, MOST_BY_ITSELF) : 1;
}
async function examineInJobs({ count, countsInfos, cache, onRead }, run, tree, outside) {
	const threads = await startThreads(count, cache, outside, readBy(count, onRead));
	try {
		const { division, world } = divideRun(run, tree, outside);
		const surveyed = await allOf(threads.map((thread) => thread.survey()));
		if (surveyed?.every((each) => each.world === world) !== true) return void 0;
		const surveys = surveyed.map(({ survey }) => survey);
		if (!isWorthDividing(division, surveys)) return void 0;
		const found = await allOf(threads.map((thread) => thread.judge(surveys)));
		const reads = found && readsOf(found);
		if (found === void 0 || reads === void 0) return void 0;
		cache?.add(reads);
		return merge(division, surveys, found.map(({ report }) => report), countsInfos);
	} finally {
		for (const thread of threads) thread.end();
	}
}
function readBy(threads, onRead) {
	const done = Array.from({ length: threads }, () => 0);
	return (thread, count) => {
		done[thread - 1] = count.done;
		const sum = done.reduce((all, each) => all + each, 0);
		onRead({
			done: Math.min(sum, count.total),
			total: count.total
		});
	};
}
function startThreads(count, cache, { startJob }, onRead) {
	const salt = (0, node_crypto.randomBytes)(SALT_BYTES).toString("hex");
	const kept = cache === void 0 ? {} : { cache: cache.folder };
	const shares = Array.from({ length: count }, (_, at) => ({
		index: at + 1,
		count
	}));
	return Promise.all(shares.flatMap((share) => {
		const tell = (read) => onRead(share.index, read);
		return startJob?.({
			share,
			salt,
			...kept
		}, tell) ?? [];
	}));
}
async function allOf(each) {
	const all = await Promise.all(each);
	const done = all.flatMap((one) => one === void 0 ? [] : [one]);
	return done.length === all.length && done.length > 0 ? done : void 0;
}
function readsOf(found) {
	return found.reduce((all, { reads }) => all === void 0 ? void 0 : require_start.joinReads(all, reads), []);
}
// src/cli/shares/open-job.ts
var open_job_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openJob: () => openJob });
async function openJob(argv, job, outside) {
	const { positionals, values } = require_start.parseArguments(argv);
	const run = await require_start.openCheck(positionals, values, outside);
	await require_start.loadAllParts();
	const recorder = recorderOf(job, run.located.root);
	const watched = await require_start.startProgress(outside).watch(run.tree);
	const { division: first, world } = divideRun(run, require_start.withKeptContents(recorder.record("head", watched)), outside);
	const division = {
		...first,
		memory: require_check.openRunMemory()
	};
	return {
		survey: () => ({
			world,
			survey: survey(division, job.share)
		}),
		judge(surveys) {
			return {
				report: judge(division, job.share, surveys),
				reads: recorder.reads()
			};
		}
	};
}
function recorderOf({ cache, salt }, root) {
	const store = cache === void 0 ? void 0 : require_load.openStore(cache);
	if (store === void 0) return require_start.recordReads(require_load.keyedDigest(salt));
	return require_start.recordReads(store.digest, { stateOf: require_start.settledStates(root) });
}
// src/io/exchange-folder.ts
const NAMES = {
	survey: /^envfrom-survey-(\d{1,4})-of-(\d{1,4})\.json$/,
	findings: /^envfrom-findings-(\d{1,4})-of-(\d{1,4})\.json$/
};
const MOST_BYTES = 1073741824;
function nameOf({ index, count }, step) {
	return `envfrom-${step}-${index}-of-${count}.json`;
}
function removeShare(folder, share, step, root) {
	const name = nameOf(share, step);
	const path = (0, node_path.join)(folder, name);
	if ((0, node_fs.statSync)(path, { throwIfNoEntry: false }) !== void 0) require_start.removeFileFor(path, root, name);
}
function writeShare(folder, share, step, text, root) {
	const whole = `${text}\n${sumOf(text)}\n`;
	const name = nameOf(share, step);
	require_start.writeFileFor((0, node_path.join)(folder, name), whole, root, name);
}
function sumOf(text) {
	return (0, node_crypto.createHash)("sha256").update(text).digest("hex");
}
const WORDS = {
	survey: {
		flags: "",
		lost: "missing"
	},
	findings: {
		flags: " --judge",
		lost: "not judged"
	}
};
function countShares(folder, named, step) {
	const found = sharesIn(folder, named, step);
	const [count = 0, other] = [...new Set(sharesIn(folder, named, "survey").map(({ count }) => count))].sort((a, b) => a - b);
	if (count === 0) throw new require_load.CannotRun(`\`${named}\` holds no shards.`, `\`envfrom check --shard 1/2 --exchange ${named}\` writes the first of two.`);
	if (other !== void 0) throw new require_load.CannotRun(`\`${named}\` holds shards of several runs: some of ${count}, some of ${other}.`, "Empty the folder before each run.");
	const there = new Set(found.flatMap((each) => each.count === count ? [each.index] : []));
	const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !there.has(index));
	const [first] = missing;
	if (first !== void 0) {
		const which = missing.length === 1 ? "Shard" : "Shards";
		const { flags, lost } = WORDS[step];
		throw new require_load.CannotRun(`${which} ${listOf(missing)} of ${count} ${missing.length === 1 ? "is" : "are"} ${lost} in \`${named}\`.`, `Run \`envfrom check --shard ${first}/${count} --exchange ${named}${flags}\`; a shard that fails writes nothing: look at its own output.`);
	}
	return count;
}
function listOf(numbers) {
	const shown = numbers.slice(0, 10).join(", ");
	return numbers.length > 10 ? `${shown} and ${numbers.length - 10} more` : shown;
}
function sharesIn(folder, named, step) {
	try {
		return (0, node_fs.readdirSync)(folder).flatMap((name) => {
			const [, index, count] = NAMES[step].exec(name) ?? [];
			return index === void 0 ? [] : [{
				index: Number(index),
				count: Number(count)
			}];
		});
	} catch {
		throw new require_load.CannotRun(`\`${named}\` is not a folder that can be read.`);
	}
}
function readShare(folder, share, step) {
	const path = (0, node_path.join)(folder, nameOf(share, step));
	const name = `Shard ${share.index} of ${share.count}`;
	let whole;
	try {
		const stats = (0, node_fs.statSync)(path);
		if (stats.isFile() && stats.size <= MOST_BYTES) whole = (0, node_fs.readFileSync)(path, "utf8");
	} catch {}
	if (whole === void 0) throw new require_load.CannotRun(`${name} cannot be read.`);
	const [text = "", sum] = whole.split("\n");
	if (sum !== sumOf(text)) throw new require_load.CannotRun(`${name} is damaged, or not written to its end.`);
	return text;
}
// src/cli/shares/exchanged.ts
function openExchange(folder, named, step = "findings") {
	const count = countShares(folder, named, "survey");
	if (step !== "survey") countShares(folder, named, step);
	return {
		folder,
		named,
		count
	};
}
function* shardsOf({ folder, count }, step) {
	for (let index = 1; index <= count; index += 1) {
		const share = {
			index,
			count
		};
		yield {
			name: `Shard ${index} of ${count}`,
			text: readShare(folder, share, step)
		};
	}
}
function* surveysOf(exchange, world) {
	for (const shard of shardsOf(exchange, "survey")) yield surveyIn(shard, world).survey;
}
function surveysDigest(exchange) {
	const digest = require_load.keyedDigest("surveys");
	const each = [];
	for (const { text } of shardsOf(exchange, "survey")) each.push(digest(text));
	return digest(...each);
}
function surveyIn(shard, world) {
	let survey;
	try {
		survey = JSON.parse(shard.text);
	} catch {
		throw damaged(shard);
	}
	return ofRun(survey, shard, world);
}
function findingsIn(shard, world) {
	let findings;
	try {
		findings = JSON.parse(shard.text);
	} catch {
		throw damaged(shard);
	}
	return ofRun(findings, shard, world);
}
function ofRun(exchanged, { name }, world) {
	if (exchanged?.world !== world) throw ofAnotherRun(name);
	return exchanged;
}
function damaged({ name }) {
	return new require_load.CannotRun(`${name} is damaged.`, "Run it again.");
}
function fitting({ named }, make) {
	try {
		return make();
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new require_load.CannotRun(`What is in \`${named}\` does not match the files here.`, "Run all shards again.");
	}
}
function checkReads({ world, reads }, tree, shard) {
	if (!require_start.isUnchanged(reads, require_start.askingAgain({ head: tree }, require_load.keyedDigest(world)))) throw ofAnotherRun(shard);
}
function ofAnotherRun(shard) {
	return new require_load.CannotRun(`${shard} was made from other files, with other options, or by another version of envfrom.`, "Shards and `envfrom merge` need the same files, paths, configuration and version.");
}
// src/cli/shares/run-merge.ts
var run_merge_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runMerge: () => runMerge });
const OF_ONE_RUN = [
	"references",
	"verbose",
	"base",
	"base-dir",
	"staged"
];
function runMerge(args, outside) {
	const [named, ...positionals] = args.positionals;
	if (named === void 0) throw new require_load.CannotRun("`envfrom merge` needs the folder that the shards wrote to.", "`envfrom merge DIR` reads what `envfrom check --shard I/N --exchange DIR` wrote.");
	const exchange = openExchange((0, node_path.resolve)(outside.cwd, named), named);
	const alone = OF_ONE_RUN.find((name) => args.values.has(name));
	const examineParts = (run, tree, countsInfos) => {
		refuseSelection(run);
		const { division, world } = divideRun(run, tree, outside);
		const found = judged(exchange, run.tree, world);
		if (alone === void 0) {
			const surveys = { [Symbol.iterator]: () => surveysOf(exchange, world) };
			return fitting(exchange, () => merge(division, surveys, found, countsInfos));
		}
		fitting(exchange, () => [...found].length);
		require_start.say(outside, `envfrom: \`--${alone}\` needs all references, so the results of the shards are not used.`);
	};
	return require_start.runCheck({
		...args,
		positionals
	}, outside, examineParts);
}
function* judged(exchange, tree, world) {
	const judgedWith = surveysDigest(exchange);
	for (const shard of shardsOf(exchange, "findings")) {
		const found = findingsIn(shard, world);
		if (found.surveys !== judgedWith) throw ofAnotherRun(shard.name);
		checkReads(found, tree, shard.name);
		yield found.report;
	}
}
// src/cli/shares/run-shard.ts
var run_shard_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runShard: () => runShard });
const MOST_SHARDS = 1e3;
const ALONE = [
	"fix",
	"watch",
	"jobs",
	"base",
	"base-dir",
	"staged"
];
async function runShard({ values, positionals }, outside, open) {
	const share = shareOf(values.get("shard")?.at(-1) ?? "");
	const named = values.get("exchange")?.at(-1);
	if (named === void 0) throw new require_load.CannotRun("`--shard` needs a folder to write to: `--exchange DIR`.");
	const other = ALONE.find((name) => values.has(name));
	if (other !== void 0) throw new require_load.CannotRun(`\`--shard\` and \`--${other}\` cannot be used together.`);
	const { root, here, targets } = require_load.locatePaths(outside.cwd, positionals);
	if (targets.some(({ kind }) => kind === "stdin" || kind === "stream")) throw new require_load.CannotRun("`--shard` needs files that every shard can read, not standard input.");
	const folder = (0, node_path.resolve)(here, named);
	if (require_load.liesIn(root, folder)) throw new require_load.CannotRun(`\`--exchange ${named}\` is inside the checked files, so what one shard writes would change what the others check.`, "Name a folder outside the repository.");
	const isJudging = values.has("judge");
	if (!isJudging) removeShare(folder, share, "survey", root);
	removeShare(folder, share, "findings", root);
	if (outside.isolate !== void 0) return await outside.isolate();
	const run = await open();
	refuseSelection(run);
	await require_start.loadAllParts();
	const step = isJudging ? "findings" : "survey";
	const made = isJudging ? findingsOf(run, share, openExchange(folder, named, "survey"), outside) : surveyOf(run, share, outside);
	writeShare(folder, share, step, JSON.stringify(made), root);
	const did = isJudging ? "judged" : "surveyed";
	require_start.say(outside, `envfrom: shard ${share.index} of ${share.count} ${did} its part.`);
	return 0;
}
function surveyOf(run, share, outside) {
	const { world, reads, made } = recorded(run, outside, (division) => survey(division, share));
	return {
		world,
		reads,
		survey: made
	};
}
function findingsOf(run, share, exchange, outside) {
	const { named, count } = exchange;
	if (count !== share.count) throw new require_load.CannotRun(`\`${named}\` holds ${count} shards, not ${share.count}.`);
	const { index } = share;
	const { world, reads, made } = recorded(run, outside, (division, ours) => {
		const written = {
			name: `Shard ${index} of ${count}`,
			text: readShare(exchange.folder, share, "survey")
		};
		checkReads(surveyIn(written, ours), run.tree, written.name);
		const surveys = { [Symbol.iterator]: () => surveysOf(exchange, ours) };
		return fitting(exchange, () => judge(division, share, surveys));
	});
	return {
		world,
		reads,
		surveys: surveysDigest(exchange),
		report: made
	};
}
function recorded(run, outside, make) {
	const { world, division } = divideRun(run, run.tree, outside);
	const recorder = require_start.recordReads(require_load.keyedDigest(world), { keeps: false });
	const made = make({
		...division,
		tree: recorder.record("head", run.tree)
	}, world);
	const reads = recorder.reads();
	if (reads === void 0) throw new require_load.CannotRun("A file changed while it was read.");
	return {
		world,
		reads,
		made
	};
}
function shareOf(text) {
	const [, first, second] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
	const [index, count] = [Number(first), Number(second)];
	if (index >= 1 && index <= count && count <= MOST_SHARDS) return {
		index,
		count
	};
	throw new require_load.CannotRun(`Invalid value \`${text}\` for \`--shard\`: write the number of this shard and of all, such as 1/4.`);
}
// src/cli/shares/start-job.ts
var start_job_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ startJob: () => startJob });
function startJob(entry, run, onRead = () => {}) {
	const worker = require_engine_cli_worker_action_action_worker_load_compiled_start_job_run_isolate.startWorker(entry, run);
	let hasEnded = false;
	worker.on("exit", () => {
		hasEnded = true;
	});
	worker.on("error", () => {});
	worker.on("message", (message) => {
		if (message.kind === "read") onRead(message.count);
	});
	const ask = (question, answerIn) => new Promise((finish) => {
		if (hasEnded) return finish(void 0);
		const listen = (message) => {
			const answer = answerIn(message);
			if (answer === void 0) return;
			worker.off("message", listen);
			finish(answer);
		};
		worker.on("message", listen);
		worker.once("exit", () => finish(void 0));
		worker.postMessage(question);
	});
	return {
		survey: () => ask({}, (said) => said.kind === "survey" ? said.survey : void 0),
		judge: (surveys) => ask({ surveys }, (said) => said.kind === "findings" ? said.findings : void 0),
		end: () => void worker.terminate()
	};
}
Object.defineProperty(exports, "examine_in_jobs_exports", {
	enumerable: true,
	get: function() {
		return examine_in_jobs_exports;
	}
});
Object.defineProperty(exports, "open_job_exports", {
	enumerable: true,
	get: function() {
		return open_job_exports;
	}
});
Object.defineProperty(exports, "run_merge_exports", {
	enumerable: true,
	get: function() {
		return run_merge_exports;
	}
});
Object.defineProperty(exports, "run_shard_exports", {
	enumerable: true,
	get: function() {
		return run_shard_exports;
	}
});
Object.defineProperty(exports, "start_job_exports", {
	enumerable: true,
	get: function() {
		return start_job_exports;
	}
});
