import { t as VERSION } from "./version.js";
import { parseArgs } from "node:util";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { basename, delimiter, dirname, isAbsolute, join, parse, relative, resolve, sep } from "node:path";
import { accessSync, closeSync, constants, createReadStream, existsSync, fstatSync, linkSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, realpathSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { devNull, platform } from "node:os";
import { spawnSync } from "node:child_process";
import { setFlagsFromString } from "node:v8";
// src/render/lazy-part.ts
var MissingPart = class extends Error {
	load;
	constructor(load) {
		super("A part of the program was not loaded.");
		this.load = load;
	}
};
function lazyPart(load) {
	let part;
	const loadOnce = async () => {
		part ??= { code: await load() };
	};
	return {
		get: () => {
			if (part === void 0) throw new MissingPart(loadOnce);
			return part.code;
		},
		load: loadOnce
	};
}
// src/pipeline/changes-part.ts
const changes = lazyPart(() => import("./compare-evidence.js"));
// src/model/file-tree.ts
const KUSTOMIZATION_NAMES = [
	"kustomization.yaml",
	"kustomization.yml",
	"Kustomization"
];
const MANIFEST_NAME = /(?:\.ya?ml|\.json|(?:^|\/)Kustomization)$/i;
function isManifestName(path) {
	return MANIFEST_NAME.test(path);
}
// src/render/parts.ts
const kustomize = lazyPart(() => import("./kustomization-builds.js"));
const deployers = lazyPart(() => import("./deployers.js"));
const MOST_READ = 200;
const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const CHART = /(?:^|\/)Chart\.yaml$/;
const GROUPS = ["fluxcd", "argoproj"];
async function loadPartsFor(tree) {
	const needsAll = needsDeployers(tree);
	if (needsAll || tree.paths.some((path) => KUSTOMIZATION.test(path))) await kustomize.load();
	if (needsAll) await deployers.load();
}
function hasCharts({ paths }) {
	return paths.some((path) => CHART.test(path));
}
async function loadRenderers() {
	await Promise.all([kustomize.load(), deployers.load()]);
}
function needsDeployers(tree) {
	if (hasCharts(tree)) return true;
	const manifests = tree.paths.filter(isManifestName);
	if (manifests.length > MOST_READ) return true;
	return manifests.some((path) => {
		const content = tree.read(path);
		if (content.kind !== "bytes") return false;
		const { buffer, byteOffset, byteLength } = content.bytes;
		const bytes = Buffer.from(buffer, byteOffset, byteLength);
		return GROUPS.some((group) => bytes.includes(group));
	});
}
// src/commands/load-parts.ts
async function loadAllParts() {
	await Promise.all([loadRenderers(), changes.load()]);
}
async function loadingParts(work) {
	for (;;) try {
		return await work();
	} catch (error) {
		if (!(error instanceof MissingPart)) throw error;
		await error.load();
	}
}
// src/model/cannot-run.ts
var CannotRun = class extends Error {
	name = "CannotRun";
	lines;
	help;
	constructor(message, help) {
		const lines = typeof message === "string" ? [message] : message;
		super(lines.join("\n"));
		this.lines = lines;
		this.help = help;
	}
};
// src/options/fleet-arguments.ts
function fleetArguments(args) {
	if (args.command !== "fleet") return args;
	const { positionals, values } = args;
	if (positionals.length === 0) throw new CannotRun("Name the repositories of the fleet.", "`envfrom fleet ../infra ../shop` checks two checkouts together; `envfrom fleet fleet.yaml` those that a file lists.");
	return {
		...args,
		command: "check",
		positionals: [],
		values: new Map([...values, ["fleet", positionals]])
	};
}
// src/model/choice-of.ts
function choiceOf(values) {
	const quoted = values.map((value) => `\`${value}\``);
	const last = quoted.pop() ?? "";
	return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}
// src/model/nearest-name.ts
const LONGEST_NAME = 512;
const WIDTH = 7;
const SEPARATORS = lettersOf("-_. ");
const MOST_LOOKED_AT = 6e4;
function nearestName(name, candidates) {
	if (name.length > LONGEST_NAME) return void 0;
	const bound = Math.min(3, Math.floor(name.length / 3));
	const letters = lettersOf(name);
	const folded = foldName(name);
	let nearest;
	let smallest = bound + 1;
	let lookedAt = 0;
	for (const candidate of candidates) {
		if (candidate === name || candidate.length > LONGEST_NAME) continue;
		lookedAt += candidate.length;
		if (lookedAt > MOST_LOOKED_AT) break;
		const others = lettersOf(candidate);
		const alike = ((letters ^ others) & ~SEPARATORS) === 0 && foldName(candidate) === folded;
		const possible = Math.abs(candidate.length - name.length) <= bound && lettersApart(letters, others) <= 2 * bound;
		if (!alike && !possible) continue;
		lookedAt += candidate.length * WIDTH;
		const distance = alike ? .5 : editDistance(name, candidate, Math.ceil(smallest));
		if (distance < smallest || distance === smallest && nearest !== void 0 && candidate < nearest) {
			smallest = distance;
			nearest = candidate;
		}
	}
	return nearest;
}
function foldName(name) {
	return name.toLowerCase().replaceAll(/[-_. ]/g, "");
}
function lettersOf(name) {
	let bits = 0;
	for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) & 31);
	return bits;
}
function lettersApart(one, other) {
	let rest = one ^ other;
	let count = 0;
	for (; rest !== 0; count += 1) rest &= rest - 1;
	return count;
}
const ROWS = [
	0,
	1,
	2
].map(() => /* @__PURE__ */ new Int16Array(514));
function editDistance(a, b, most) {
	const far = most + 1;
	const start = sharedStart(a, b);
	const end = sharedEnd(a, b, start);
	const height = a.length - start - end;
	const width = b.length - start - end;
	if (Math.abs(height - width) > most) return far;
	let [before, last, next] = ROWS;
	if (before === void 0 || last === void 0 || next === void 0) return far;
	for (let column = 0; column <= width + 1; column += 1) {
		before[column] = far;
		last[column] = Math.min(column, far);
	}
	for (let row = 1; row <= height; row += 1) {
		if (fillRow(a, b, {
			start,
			row,
			width,
			most
		}, before, last, next) >= far) return far;
		[before, last, next] = [
			last,
			next,
			before
		];
	}
	return last[width] ?? far;
}
function fillRow(a, b, { start, row, width, most }, before, last, next) {
	const far = most + 1;
	const first = Math.max(1, row - most);
	const end = Math.min(width, row + most);
	const own = a.charCodeAt(start + row - 1);
	const previous = row > 1 ? a.charCodeAt(start + row - 2) : -1;
	let least = first === 1 ? Math.min(row, far) : far;
	next[first - 1] = least;
	next[end + 1] = far;
	for (let column = first; column <= end; column += 1) {
		const other = b.charCodeAt(start + column - 1);
		let cost = (last[column - 1] ?? far) + (own === other ? 0 : 1);
		cost = Math.min(cost, (last[column] ?? far) + 1, (next[column - 1] ?? far) + 1, far);
		if (column > 1 && previous === other && own === b.charCodeAt(start + column - 2) && row > 1) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
		next[column] = cost;
		least = Math.min(least, cost);
	}
	return least;
}
function sharedStart(a, b) {
	const shortest = Math.min(a.length, b.length);
	let start = 0;
	while (start < shortest && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
	return start;
}
function sharedEnd(a, b, start) {
	const shortest = Math.min(a.length, b.length) - start;
	let end = 0;
	while (end < shortest && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
	return end;
}
// src/options/command-table.ts
const COMMANDS = [
	{
		name: "check",
		usage: "[PATH…]",
		summary: "Report what is wrong with ConfigMap and Secret references (the default command)",
		details: ["PATH is a file, a folder, a glob or `-` for standard input; without one, the current folder. Folders are checked as they are: a reference that nothing in them satisfies is missing. Single files are checked as part of their git repository, and only their problems are shown. Kustomizations load their bases from the whole repository.", "Exit code 0: nothing to fail on. 1: problems at or over --fail-on. 2: could not run."],
		examples: [
			{
				line: "envfrom",
				does: "check everything below the current folder"
			},
			{
				line: "envfrom check apps/ infra/",
				does: "check two folders together"
			},
			{
				line: "envfrom --format sarif=out.sarif --format text",
				does: "a file for code scanning, text for people"
			},
			{
				line: "helm template chart | envfrom check -",
				does: "check what another program renders"
			},
			{
				line: "envfrom --fix --dry-run",
				does: "show what can be fixed with certainty"
			},
			{
				line: "envfrom check --base origin/main",
				does: "only the problems that this branch introduces"
			},
			{
				line: "envfrom --rule unused-key=info --fail-on warning",
				does: "one more rule, and a stricter exit code"
			}
		],
		completes: "files"
	},
	{
		name: "diff",
		usage: "[BASE] [HEAD] [PATH…]",
		summary: "Show what a change does to the variables of containers, and whether it reaches the running pods",
		details: [
			"BASE and HEAD are git revisions (A..B is accepted too). Without HEAD, the files here are compared; without BASE, with what a pull request is compared with: in CI the base of the event, else the merge base with the default branch. A word that exists on disk is a PATH: write refs/heads/NAME for a branch with the name of a folder.",
			"For every workload that the change touches, a verdict says what happens to its running pods: it rolls, is stale until something restarts it, updates live, is blocked by the API server … docs/changes.md lists them all.",
			"Values of Secrets are never shown, only whether they change.",
			"Exit code 0: compared. 1: something differs, with --exit-code. 2: could not run."
		],
		examples: [
			{
				line: "envfrom diff",
				does: "what this branch changes"
			},
			{
				line: "envfrom diff HEAD~1 HEAD --files",
				does: "what the last commit changed, with the lines of files"
			},
			{
				line: "envfrom diff --between overlays/dev overlays/prod",
				does: "how two variants differ"
			},
			{
				line: "envfrom diff --matrix deploy/api",
				does: "one workload in all its variants"
			},
			{
				line: "envfrom diff --base-dir old/ --head-dir new/",
				does: "two folders of rendered manifests"
			}
		],
		completes: "files"
	},
	{
		name: "env",
		usage: "[SELECTOR…] [PATH…]",
		summary: "Show the environment each container will get, and where every value comes from",
		details: ["SELECTOR names workloads: deployment/api, deploy/api/container, api, or globs of these (deploy/*); release/web and application/web name what a HelmRelease or an Application deploys. A file or a glob of files selects the workloads written there. A folder, or `-` for standard input, is where to look; without one, the current folder. What exists on disk is a path: write deploy/api or ./deployment/api where both could be meant.", "Values of Secrets are masked unless --show-values is given."],
		examples: [
			{
				line: "envfrom env deployment/api",
				does: "every container of one Deployment"
			},
			{
				line: "envfrom env apps/shop deploy/api/server -n prod",
				does: "one container, in one folder and namespace"
			},
			{
				line: "envfrom env k8s/api.yaml --format json",
				does: "the workloads of a file, for programs"
			},
			{
				line: "envfrom env deploy/api --format dotenv --show-values > .env",
				does: "run the program locally with it"
			}
		],
		completes: "files"
	},
	{
		name: "why",
		usage: "NAME [PATH…]",
		summary: "Show who sets, hides and uses a variable, a ConfigMap or Secret, or a key, per build",
		details: ["NAME is a variable, a source or a key, or a glob of these: LOG_LEVEL, db-*. Write variable/NAME, configmap/NAME or secret/NAME to ask for one of them only, and SOURCE:KEY for a key of one source.", "Values of Secrets are never shown."],
		examples: [
			{
				line: "envfrom why LOG_LEVEL",
				does: "who sets a variable, to what, in every build"
			},
			{
				line: "envfrom why LOG_LEVEL -b overlays/prod",
				does: "in one build"
			},
			{
				line: "envfrom why secret/db:password",
				does: "who makes a key, and who uses it"
			}
		],
		completes: "files"
	},
	{
		name: "graph",
		usage: "[SELECTOR…] [PATH…]",
		summary: "Draw which workloads refer to which ConfigMaps and Secrets, and what is known about each reference",
		details: ["SELECTOR names workloads as `envfrom env` does: deployment/api, api, deploy/*. Without one, all references are drawn, at most 400 arrows; the picture says what it leaves out. Broken references are red, those that cannot be judged are dashed."],
		examples: [{
			line: "envfrom graph deploy/api",
			does: "one workload, to be pasted into Markdown"
		}, {
			line: "envfrom graph -b overlays/prod -f svg -o prod.svg",
			does: "a picture of one build"
		}],
		completes: "files"
	},
	{
		name: "build",
		usage: "[DIR|CHART]",
		summary: "Print what `kustomize build` or `helm template` prints, rendered here, and where each field comes from",
		details: [
			"DIR is a folder with a kustomization; without one, the current folder. Nothing is fetched and no plugin is run: what would come from there is left out, and reported on standard error.",
			"Secrets are printed as kustomize and Helm print them, values and all; `--mask-secrets` masks them, and CI (`CI` set) always does.",
			"CHART is the folder of a Helm chart, or its archive (.tgz). Its dependencies must be in its `charts` folder, as `helm dependency build` puts them there.",
			"Exit code 0: built. 1: the kustomization or chart cannot be built, and standard error says why. 2: could not run."
		],
		examples: [
			{
				line: "envfrom build overlays/prod",
				does: "the objects as they would be applied"
			},
			{
				line: "envfrom build overlays/prod --origins",
				does: "with the file and line of what was changed"
			},
			{
				line: "envfrom build charts/app -f values-prod.yaml --origins",
				does: "a chart, with the value or line of a template behind each field"
			}
		],
		completes: "files"
	},
	{
		name: "builds",
		usage: "[PATH…]",
		summary: "List what is deployed from here, and by what: clusters, entry objects, folders",
		details: ["A tree of what Flux, Argo CD, Helm and kustomize would deploy, with the objects, workloads and problems of each; then what was not looked at, and why."],
		examples: [{
			line: "envfrom builds",
			does: "the entry points of this repository"
		}, {
			line: "envfrom builds --format json",
			does: "the same, for programs"
		}],
		completes: "files"
	},
	{
		name: "fleet",
		usage: "LIST…",
		summary: "Check several repositories together, as `envfrom check` checks one",
		details: [
			"LIST is a file that lists checkouts, or the folder of one. What a Flux or Argo CD object of one repository deploys from another is followed there, by the URLs of their git remotes, and a ConfigMap or Secret of one repository is found from the others. Paths begin with the name of the repository: that of its folder, unless the list says another.",
			"The file is a YAML list of paths, relative to the file, or of maps with `path`, `name` and `urls`: other URLs under which entry objects name the repository.",
			"The configuration of each repository holds for its own files; what concerns the whole run comes from flags and `--config`. Other commands take the same as `--fleet LIST`."
		],
		examples: [
			{
				line: "envfrom fleet ../infra ../shop",
				does: "two checkouts"
			},
			{
				line: "envfrom fleet fleet.yaml",
				does: "those that a file lists"
			},
			{
				line: "envfrom why secret/db --fleet fleet.yaml",
				does: "which repository makes a Secret, and which use it"
			}
		],
		completes: "files"
	},
	{
		name: "merge",
		usage: "DIR [PATH…]",
		summary: "Report like `envfrom check`, with what shards on other machines rendered",
		details: ["DIR is the folder that `envfrom check --shard I/N --exchange DIR` wrote to, once for each I from 1 to N. The files, PATH and the configuration must be the same as for the shards; options that concern the report are given here. The report is that of a single run.", "If a shard is missing, damaged or made from other files, it is named, and nothing is reported."],
		examples: [{
			line: "envfrom check --shard 1/2 --exchange /tmp/shards",
			does: "the first of two shards"
		}, {
			line: "envfrom merge /tmp/shards --format sarif=out.sarif",
			does: "the report of both"
		}],
		completes: "files"
	},
	{
		name: "baseline",
		usage: "[PATH…]",
		summary: "Accept the current problems: write them to .envfrom-baseline.json",
		details: ["From then on `envfrom check` reports only others, and lists entries that no longer match a problem; --prune removes those. The file holds the rule and a fingerprint of each problem, without line numbers, so that edits around a problem do not make it a new one. Where git has the history, `envfrom check --base REV` needs no such file."],
		examples: [{
			line: "envfrom baseline",
			does: "accept everything that is reported now"
		}, {
			line: "envfrom baseline --prune",
			does: "remove the entries of fixed problems"
		}],
		completes: "files"
	},
	{
		name: "charts",
		usage: "[PATH…]",
		summary: "List the charts from other repositories that releases need, and where each was found",
		details: ["Nothing is fetched. Charts are looked for in the folders of `charts` in the configuration (`.envfrom/charts`), among the chart folders of the repository, and, outside CI, in the cache of Helm. `--missing --format sh` prints the `helm pull` commands for the rest; they write to the first of those folders."],
		examples: [{
			line: "envfrom charts",
			does: "what every release needs, and where it is"
		}, {
			line: "envfrom charts --missing --format sh | sh",
			does: "pull what is not here"
		}],
		completes: "files"
	},
	{
		name: "init",
		usage: "[PATH…]",
		summary: "Write .envfrom.yaml: declare what is used here and made elsewhere",
		details: ["Every ConfigMap and Secret that nothing in the repository makes or mentions is declared under `externals`, with a comment that says who needs it. From then on only new names are reported: as a warning, with --strict as an error. An existing configuration is changed only with --update."],
		examples: [{
			line: "envfrom init --dry-run",
			does: "see what would be written"
		}, {
			line: "envfrom init --update",
			does: "after the repository changed"
		}],
		completes: "files"
	},
	{
		name: "references",
		usage: "[PATH…]",
		summary: "List the references to ConfigMaps and Secrets, with what is known about each",
		details: [],
		examples: [{
			line: "envfrom references --verdict untraced",
			does: "what nothing here makes or mentions"
		}, {
			line: "envfrom references --name db-*",
			does: "who uses the sources of a name"
		}],
		completes: "files"
	},
	{
		name: "sources",
		usage: "[PATH…]",
		summary: "List the ConfigMaps and Secrets that are made here, by what, and how often each is used",
		details: [],
		examples: [{
			line: "envfrom sources --kind Secret -n prod",
			does: "the Secrets of one namespace"
		}],
		completes: "files"
	},
	...[{
		name: "set",
		usage: "triggers|volume WORKLOAD… [SOURCE…] [PATH…]",
		summary: "Link a workload to its ConfigMaps and Secrets, or mount them, in the file that defines it",
		details: [
			"`set triggers` writes the annotation `deployment.kubernetes.io/triggered-by` (of a StatefulSet `statefulset.kubernetes.io/triggered-by`, and so on), which `envfrom rollout` follows. `set volume` adds a volume with a ConfigMap or Secret and, with --mount-path, mounts it.",
			"WORKLOAD is deployment/NAME, statefulset/NAME, daemonset/NAME, cronjob/NAME or rollout/NAME, or a kind alone with --selector. SOURCE is configmap/NAME or secret/NAME. Lists may be separated by commas. PATH is a file or folder to look in; without one, the current folder.",
			"Manifests are edited in place: comments, order, quotes and indentation stay."
		],
		examples: [
			{
				line: "envfrom set triggers deployment/bar configmap/foo",
				does: "roll out bar when foo changes"
			},
			{
				line: "envfrom set triggers deploy -l app=shop configmap/foo,secret/db --dry-run",
				does: "show the change for all Deployments of a label"
			},
			{
				line: "envfrom set volume deployment/bar -t configmap --configmap-name foo -m /etc/foo",
				does: "mount foo in every container of bar"
			}
		],
		completes: "files"
	}, {
		name: "rollout",
		usage: "[PATH…|-]",
		summary: "Give workloads that are linked to a ConfigMap or Secret an immutable copy of it, so that a change rolls out",
		details: [
			"A workload is linked by the annotation `deployment.kubernetes.io/triggered-by: configmap/foo`; `envfrom set triggers` writes it. For each content of foo there is one copy, `foo-HASH`, which all workloads linked to foo use: a change of foo changes their pod templates, and `kubectl rollout undo` finds the copy of the revision before.",
			"In a repository, --write puts the copies into `foo.rollouts.yaml` beside foo, lists that file in the kustomization, and points the workloads at the newest copy. foo itself stays for editing. Older copies stay as long as a revision of the workload may need them.",
			"With `-`, manifests or a ResourceList come from standard input and go to standard output: a post-renderer of Helm, a function of kustomize or kpt.",
			"Exit code 0: done, or nothing to do. 1: --check found copies out of date, or a link cannot be followed, and standard error says why. 2: could not run."
		],
		examples: [
			{
				line: "envfrom rollout",
				does: "show what would be written"
			},
			{
				line: "envfrom rollout --write",
				does: "after foo was edited, before the commit"
			},
			{
				line: "envfrom rollout --check",
				does: "in CI: exit code 1 when copies are out of date"
			},
			{
				line: "helm template . | envfrom rollout - --copies copies.yaml --write",
				does: "with a history in copies.yaml"
			}
		],
		completes: "files"
	}],
	{
		name: "explain",
		usage: "RULE",
		summary: "Explain a rule: what it finds, why it matters, what to do",
		details: [],
		examples: [{
			line: "envfrom explain colliding-variable",
			does: "the page of one rule"
		}],
		completes: "rules"
	},
	{
		name: "rules",
		usage: "",
		summary: "List the rules and their severities",
		details: [],
		examples: [{
			line: "envfrom rules --format json",
			does: "the list, for programs"
		}],
		completes: "none"
	},
	{
		name: "completion",
		usage: "bash|zsh|fish",
		summary: "Print a completion script for a shell",
		details: [],
		examples: [
			{
				line: "source <(envfrom completion bash)",
				does: "for this session; or put it in ~/.bashrc"
			},
			{
				line: "envfrom completion zsh > ~/.zfunc/_envfrom",
				does: "where $fpath looks"
			},
			{
				line: "envfrom completion fish > ~/.config/fish/completions/envfrom.fish",
				does: "for good"
			}
		],
		completes: "shells"
	},
	{
		name: "help",
		usage: "[COMMAND]",
		summary: "Show help, of one command or of all",
		details: [],
		examples: [],
		completes: "commands"
	}
];
function commandNamed(name) {
	return COMMANDS.find((command) => command.name === name);
}
// src/report/problems/format-options.ts
const PROBLEM_FORMATS = [
	"text",
	"concise",
	"json",
	"sarif",
	"github",
	"markdown",
	"gitlab",
	"junit",
	"rdjson"
];
const DEFAULT_FORMAT_OPTIONS = {
	version: "",
	color: false,
	width: void 0,
	verbose: false,
	infos: true,
	hints: false,
	screen: void 0,
	showPath: void 0,
	notices: [],
	references: false,
	guardCommands: false,
	showSuppressed: false,
	lead: "",
	isChanged: () => false,
	maxBytes: 1024e3,
	filesUrl: void 0,
	pages: /* @__PURE__ */ new Map()
};
// src/options/chart-options.ts
const CHART_OPTIONS = [
	{
		name: "values",
		letter: "f",
		value: "FILE",
		repeatable: true,
		completes: "files",
		help: "Of a chart: a file of values, or `-` for standard input; may be given several times, the last one wins",
		commands: ["build"]
	},
	{
		name: "set",
		value: "NAME=VALUE",
		repeatable: true,
		help: "Of a chart: one value or several, as in `image.tag=1.2,replicas=3`; may be given several times",
		commands: ["build"]
	},
	{
		name: "set-string",
		value: "NAME=VALUE",
		repeatable: true,
		help: "Of a chart: like --set, for values that are always strings",
		commands: ["build"]
	},
	{
		name: "set-json",
		value: "NAME=JSON",
		repeatable: true,
		help: "Of a chart: like --set, for values in JSON",
		commands: ["build"]
	},
	{
		name: "set-file",
		value: "NAME=FILE",
		repeatable: true,
		completes: "files",
		help: "Of a chart: like --set, for values that are the text of files",
		commands: ["build"]
	},
	{
		name: "set-literal",
		value: "NAME=VALUE",
		repeatable: true,
		help: "Of a chart: one string as it is, commas included",
		commands: ["build"]
	},
	{
		name: "release-name",
		value: "NAME",
		help: "Of a chart: the name of the release",
		default: "release-name",
		commands: ["build"]
	},
	{
		name: "namespace",
		letter: "n",
		value: "NAMESPACE",
		help: "Of a chart: the namespace it is installed in",
		default: "default",
		commands: ["build"]
	},
	{
		name: "kubernetes-version",
		letter: "k",
		value: "VERSION",
		help: "Of a chart: the Kubernetes version that templates see",
		default: `1.36.0`,
		commands: ["build"]
	},
	{
		name: "api-versions",
		letter: "a",
		value: "VERSION",
		repeatable: true,
		help: "Of a chart: an API version that the cluster serves as well, as in `monitoring.coreos.com/v1`; may be given several times",
		commands: ["build"]
	},
	{
		name: "show-only",
		letter: "s",
		value: "TEMPLATE",
		repeatable: true,
		completes: "files",
		help: "Of a chart: only the output of this template, as in `templates/service.yaml`; may be given several times",
		commands: ["build"]
	},
	{
		name: "include-crds",
		help: "Of a chart: also its CustomResourceDefinitions",
		commands: ["build"]
	},
	{
		name: "no-hooks",
		help: "Of a chart: without hooks",
		commands: ["build"]
	},
	{
		name: "skip-tests",
		help: "Of a chart: without the Pods of `helm test`",
		commands: ["build"]
	},
	{
		name: "skip-schema-validation",
		help: "Of a chart: accept values that its schema refuses",
		commands: ["build"]
	},
	{
		name: "helm",
		value: "VERSION",
		values: ["3", "4"],
		help: "Of a chart: the version of Helm to imitate",
		default: "3",
		commands: ["build"]
	}
];
// src/options/compare-options.ts
const COMPARE_OPTIONS = [
	{
		name: "base",
		value: "REV",
		help: "Report only the problems that are not in this commit or branch; auto: what a pull request is compared with",
		commands: ["check"],
		input: true
	},
	{
		name: "base-dir",
		value: "DIR",
		completes: "folders",
		help: "Like --base, with a folder or file instead of a commit",
		commands: ["check"]
	},
	{
		name: "staged",
		help: "Check what git has staged, and report only what the commit introduces",
		commands: ["check"]
	},
	{
		name: "all-problems",
		help: "Report old and accepted problems too",
		commands: ["check"],
		input: true
	},
	{
		name: "config-from",
		value: "SIDE",
		values: ["head", "base"],
		help: "Whose configuration and baseline to use, where the change may have edited them",
		default: "head",
		commands: ["check"],
		input: true
	},
	{
		name: "baseline",
		value: "FILE",
		completes: "files",
		help: "The file of accepted problems, which `envfrom baseline` writes",
		default: ".envfrom-baseline.json at the root, when it exists",
		commands: ["check", "baseline"],
		input: true
	},
	{
		name: "no-baseline",
		help: "Do not use a baseline",
		commands: ["check"],
		input: true
	},
	{
		name: "prune",
		help: "Only remove entries that no longer match a problem",
		commands: ["baseline"]
	}
];
// src/report/changes/change-options.ts
const CHANGE_FORMATS = [
	"text",
	"json",
	"markdown",
	"html"
];
const DEFAULT_CHANGE_OPTIONS = {
	version: "",
	labels: {
		base: "the base",
		head: "the head"
	},
	color: false,
	width: 100,
	files: false,
	rollouts: true,
	guardCommands: false,
	maxBytes: 1e6,
	filesUrl: void 0
};
// src/options/diff-options.ts
const DIFF_OPTIONS = [
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: CHANGE_FORMATS,
		help: "How to write the changes",
		default: "text",
		commands: ["diff"]
	},
	{
		name: "files",
		help: "Show line by line what changes in mounted files of ConfigMaps",
		commands: ["diff"]
	},
	{
		name: "between",
		help: "Compare two variants of one tree instead of two trees: A and B are folders, entry points or globs of these",
		commands: ["diff"]
	},
	{
		name: "matrix",
		help: "Show one workload in all builds that have it: a column per build, a row per variable",
		commands: ["diff"]
	},
	{
		name: "base-dir",
		value: "DIR",
		completes: "folders",
		help: "Compare with a folder (or a file) instead of a commit, such as the output of another program",
		commands: ["diff"]
	},
	{
		name: "head-dir",
		value: "DIR",
		completes: "folders",
		help: "The folder (or file) that is compared with --base-dir; without it, the files here",
		commands: ["diff"]
	},
	{
		name: "staged",
		help: "Compare what git has staged, with the last commit where no BASE is given",
		commands: ["diff"]
	},
	{
		name: "exit-code",
		help: "Exit with code 1 if anything differs",
		commands: ["diff"]
	}
];
// src/options/edit-options.ts
const EDIT_OPTIONS = [
	{
		name: "namespace",
		letter: "n",
		value: "NAMESPACE",
		help: "Only workloads of this namespace, and those that name none",
		commands: ["set"]
	},
	{
		name: "selector",
		letter: "l",
		value: "SELECTOR",
		help: "All workloads of the kind whose labels match: app=shop,tier!=cache",
		commands: ["set"]
	},
	{
		name: "remove",
		help: "Remove the triggers (all, if none is named), or the volume and its mounts",
		commands: ["set"]
	},
	{
		name: "dry-run",
		help: "Show the changes instead of writing them; of check, with --fix",
		commands: ["set", "check"]
	},
	{
		name: "type",
		letter: "t",
		value: "TYPE",
		values: ["configmap", "secret"],
		help: "Of a volume: what it is made of",
		default: "configmap",
		commands: ["set"]
	},
	...["configmap-name", "configmapname"].map((name) => ({
		name,
		value: "NAME",
		help: name === "configmapname" ? "The same as --configmap-name" : "Of a volume: its ConfigMap",
		commands: ["set"]
	})),
	...["secret-name", "secretname"].map((name) => ({
		name,
		value: "NAME",
		help: name === "secretname" ? "The same as --secret-name" : "Of a volume: its Secret",
		commands: ["set"]
	})),
	{
		name: "mount-path",
		letter: "m",
		value: "PATH",
		help: "Of a volume: where containers mount it",
		commands: ["set"]
	},
	{
		name: "container",
		value: "NAME",
		help: "Of a volume: mount it in this container only",
		default: "every container but init containers",
		commands: ["set"]
	},
	{
		name: "name",
		value: "NAME",
		help: "Of a volume: its name",
		default: "the name of what it is made of",
		commands: ["set"]
	},
	{
		name: "fix",
		help: "Fix what is certain: misspelt fields and keys, unquoted numbers, newlines at the end of stringData, dead suppressions",
		commands: ["check"]
	},
	{
		name: "write",
		help: "Write the files instead of showing what would be written",
		commands: ["rollout"]
	},
	{
		name: "check",
		help: "Write nothing; exit with code 1 if copies are out of date",
		commands: ["rollout"]
	},
	{
		name: "history",
		value: "N",
		help: "How many older copies to keep of each original",
		default: "the revisionHistoryLimit of its workloads, 10 where they have none",
		commands: ["rollout"]
	},
	{
		name: "copies",
		value: "FILE",
		completes: "files",
		help: "With `-`: where earlier copies are; --write updates it",
		commands: ["rollout"]
	}
];
// src/report/graph/graph-formats.ts
const GRAPH_FORMATS = [
	"mermaid",
	"dot",
	"svg"
];
// src/report/inventory/list-options.ts
const BUILD_FORMATS = [
	"text",
	"json",
	"mermaid"
];
const CHART_FORMATS = [
	"table",
	"json",
	"sh"
];
const LIST_FORMATS = ["table", "json"];
// src/report/why/why-options.ts
const WHY_FORMATS = ["text", "json"];
// src/options/list-options.ts
const LISTS = ["references", "sources"];
const VERDICTS = [
	"present",
	"produced",
	"elsewhere",
	"assumed",
	"optional",
	"unknown",
	"untraced",
	"broken"
];
const LIST_OPTIONS = [
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: WHY_FORMATS,
		help: "How to write the answer",
		default: "text",
		commands: ["why"]
	},
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: GRAPH_FORMATS,
		help: "How to write the graph: for Markdown, for Graphviz, or as a picture",
		default: "mermaid",
		commands: ["graph"]
	},
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: BUILD_FORMATS,
		help: "How to write the entry points",
		default: "text",
		commands: ["builds"]
	},
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: CHART_FORMATS,
		help: "How to write the charts: as a table, for programs, or as a script that pulls them",
		default: "table",
		commands: ["charts"]
	},
	{
		name: "missing",
		help: "Only charts that are not here",
		commands: ["charts"]
	},
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: LIST_FORMATS,
		help: "How to write the list",
		default: "table",
		commands: LISTS
	},
	{
		name: "kind",
		value: "KIND",
		values: ["ConfigMap", "Secret"],
		help: "Only those of one kind",
		commands: LISTS
	},
	{
		name: "name",
		value: "NAME",
		help: "Only those of this name; a glob",
		commands: LISTS
	},
	{
		name: "namespace",
		letter: "n",
		value: "NAMESPACE",
		help: "Only those of this namespace; a glob",
		commands: ["graph", ...LISTS]
	},
	{
		name: "verdict",
		value: "VERDICT",
		values: VERDICTS,
		help: "Only references with this verdict",
		commands: ["references"]
	},
	{
		name: "build",
		letter: "b",
		value: "BUILD",
		completes: "folders",
		repeatable: true,
		help: "Only those of this build: its folder or the end of it, its cluster, or its name in `envfrom builds`; may be given several times",
		commands: [
			"why",
			"graph",
			...LISTS
		]
	}
];
// src/options/input-options.ts
const RUNS = [
	"check",
	"diff",
	"env",
	"why",
	"graph",
	"builds",
	"charts",
	...LISTS
];
const SCANS = [
	...RUNS,
	"init",
	"baseline"
];
const LOADS = [...SCANS, "build"];
const INPUT_OPTIONS = [
	{
		name: "include",
		value: "GLOB",
		repeatable: true,
		help: "Check only files that match, relative to the repository (*, **, ?, [a-z], {a,b}); may be given several times",
		commands: SCANS,
		config: "include",
		input: true
	},
	{
		name: "exclude",
		value: "GLOB",
		repeatable: true,
		help: "Leave out files that match; kustomizations may still load them",
		commands: SCANS,
		config: "exclude",
		input: true
	},
	{
		name: "tracked",
		help: "Check only files that git tracks; the default in pre-commit",
		commands: SCANS
	},
	{
		name: "stdin-filename",
		value: "PATH",
		completes: "files",
		help: "The file that standard input (`-`) stands for; its references are looked up in the repository around it",
		default: "stdin.yaml",
		commands: RUNS
	},
	{
		name: "config",
		letter: "c",
		value: "FILE",
		completes: "files",
		help: "The configuration file",
		default: "the nearest .envfrom.yaml, .envfrom.yml or .config/envfrom.yaml",
		commands: SCANS,
		input: true
	},
	{
		name: "no-config",
		help: "Do not read a configuration file",
		commands: [...RUNS, "baseline"],
		input: true
	},
	{
		name: "no-ignore",
		help: "Also report what `envfrom-ignore` comments and annotations suppress",
		commands: ["check", "baseline"],
		input: true
	},
	{
		name: "load-restrictor",
		value: "SCOPE",
		values: ["repository", "root"],
		help: "Which files kustomizations may load: any in the repository, or only those below their own folder",
		default: "repository",
		commands: LOADS,
		config: "loadRestrictor",
		input: true
	},
	{
		name: "repo-url",
		value: "URL",
		repeatable: true,
		help: "A URL of this repository, where its git remotes do not show it; may be given several times",
		commands: SCANS,
		config: "repositoryUrls",
		input: true
	},
	{
		name: "chart-version-any",
		help: "Let another version of a chart stand in for one that is not here",
		commands: SCANS,
		config: "chartVersionAny",
		input: true
	},
	{
		name: "limit",
		value: "NAME=NUMBER",
		repeatable: true,
		help: "Change a limit on input: file-size (bytes), alias-nodes, depth, documents",
		commands: [...SCANS, "rollout"],
		config: "limits"
	}
];
// src/options/scale-options.ts
const SCALE_OPTIONS = [
	{
		name: "fleet",
		value: "LIST",
		completes: "files",
		repeatable: true,
		help: "Look at several repositories together: a file that lists their checkouts, or the folder of one; may be given several times",
		commands: [
			"check",
			"env",
			"why",
			"graph",
			"builds",
			"charts",
			...LISTS
		]
	},
	{
		name: "watch",
		letter: "w",
		help: "Check again whenever files change",
		commands: ["check"]
	},
	{
		name: "jobs",
		letter: "j",
		value: "N",
		help: "Render kustomizations in this many threads; auto: as many as save time, which is one so far",
		default: "1",
		commands: ["check"]
	},
	{
		name: "shard",
		value: "I/N",
		help: "Render only this part of the kustomizations, counted from 1, for `envfrom merge`; report nothing",
		commands: ["check"]
	},
	{
		name: "exchange",
		value: "DIR",
		completes: "folders",
		help: "The folder that --shard writes to",
		commands: ["check"]
	},
	{
		name: "cache",
		value: "DIR",
		completes: "folders",
		help: "Keep results in this folder, and answer from there when nothing has changed",
		default: "a folder of your own in the user's cache; nothing in CI",
		commands: ["check"]
	},
	{
		name: "no-cache",
		help: "Do not use or keep results between runs",
		commands: ["check"]
	}
];
const NOT_OF_MERGE = /* @__PURE__ */ new Set([
	...SCALE_OPTIONS.map(({ name }) => name),
	"fix",
	"dry-run",
	"stdin-filename"
]);
const NOT_OF_FLEET = /* @__PURE__ */ new Set([
	"all-problems",
	"base",
	"base-dir",
	"baseline",
	"config-from",
	"dry-run",
	"exchange",
	"fix",
	"fleet",
	"no-baseline",
	"repo-url",
	"shard",
	"staged",
	"stdin-filename",
	"watch"
]);
// src/options/option-table.ts
const FAIL_ON = [
	"error",
	"warning",
	"info",
	"never"
];
const SEVERITIES$2 = [
	"error",
	"warning",
	"info"
];
const ENVIRONMENT_FORMATS = [
	"table",
	"json",
	"dotenv",
	"describe"
];
const RULE_FORMATS = [
	"table",
	"json",
	"markdown"
];
const COLORS = [
	"auto",
	"always",
	"never"
];
const SHELLS = [
	"bash",
	"zsh",
	"fish"
];
const VERSIONS = `1.25 to 1.36`;
const OPTIONS = [
	...DIFF_OPTIONS,
	{
		name: "format",
		letter: "f",
		value: "FORMAT[=FILE]",
		values: PROBLEM_FORMATS,
		takesFile: true,
		repeatable: true,
		help: "How to write the problems, and to which file; may be given several times",
		default: "text; with GITHUB_ACTIONS=true also github",
		commands: ["check"]
	},
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: ENVIRONMENT_FORMATS,
		help: "How to write the environments",
		default: "table",
		commands: ["env"]
	},
	...LIST_OPTIONS,
	{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: RULE_FORMATS,
		help: "How to write the table of rules",
		default: "table",
		commands: ["rules"]
	},
	{
		name: "output",
		letter: "o",
		value: "FILE",
		completes: "files",
		help: "Write to a file instead of standard output",
		commands: [...RUNS, "build"]
	},
	{
		name: "fail-on",
		value: "SEVERITY",
		values: FAIL_ON,
		help: "Exit with code 1 if any problem is at least this severe",
		default: "error",
		commands: ["check"],
		config: "failOn",
		input: true
	},
	{
		name: "max-warnings",
		value: "N",
		help: "Exit with code 1 if there are more warnings than this",
		commands: ["check"],
		config: "maxWarnings",
		input: true
	},
	...COMPARE_OPTIONS,
	{
		name: "exit-zero",
		help: "Exit with code 0 whatever is found; the same as --fail-on never",
		commands: ["check"]
	},
	{
		name: "strict",
		help: "Treat names that nothing makes as errors, and raise other rules that have a strict severity",
		commands: ["check", "baseline"],
		config: "strict",
		input: true
	},
	{
		name: "rule",
		value: "RULE=SEVERITY",
		repeatable: true,
		completes: "rules",
		help: "Set the severity of a rule: error, warning, info or off; may be given several times",
		commands: ["check", "baseline"],
		config: "rules",
		input: true
	},
	{
		name: "only",
		value: "RULE",
		repeatable: true,
		completes: "rules",
		help: "Run only this rule, even if it is off; may be given several times",
		commands: ["check"]
	},
	{
		name: "kubernetes-version",
		letter: "k",
		value: "VERSION",
		help: `The version of the cluster, ${VERSIONS}, which decides what it accepts and how environments are built`,
		default: `1.36`,
		commands: SCANS,
		config: "kubernetesVersion",
		input: true
	},
	...INPUT_OPTIONS,
	{
		name: "build",
		letter: "b",
		value: "DIR",
		completes: "folders",
		help: "Look at one build only: the kustomization or the plain folder DIR",
		commands: [
			"check",
			"env",
			"builds"
		]
	},
	{
		name: "update",
		help: "Update the existing configuration: declare new names, remove those that nothing needs",
		commands: ["init"]
	},
	{
		name: "dry-run",
		help: "Print the configuration instead of writing it",
		commands: ["init"]
	},
	{
		name: "origins",
		help: "Show where each object, and each field that another file sets, was written",
		commands: ["build"]
	},
	...CHART_OPTIONS,
	...EDIT_OPTIONS,
	{
		name: "mask-secrets",
		help: "Print `***` instead of the values of Secrets; in CI always",
		commands: ["build"]
	},
	{
		name: "namespace",
		letter: "n",
		value: "NAMESPACE",
		help: "Only workloads of this namespace; a glob",
		commands: ["env"]
	},
	{
		name: "services",
		help: "Also show variables injected for Services",
		commands: ["env"]
	},
	{
		name: "show-values",
		help: "Show the values of Secrets",
		commands: ["env"]
	},
	{
		name: "verbose",
		letter: "v",
		help: "Also show infos, and what was skipped, assumed or suppressed, and why",
		commands: ["check"],
		input: true
	},
	{
		name: "references",
		help: "Also list every reference and its verdict in the JSON report",
		commands: ["check"]
	},
	{
		name: "severity",
		value: "SEVERITY",
		values: SEVERITIES$2,
		help: "Show only problems that are at least this severe; all still count for the exit code",
		default: "warning in text, info in formats for programs",
		commands: ["check"]
	},
	{
		name: "quiet",
		letter: "q",
		help: "The same as --severity error",
		commands: ["check"]
	},
	...SCALE_OPTIONS,
	{
		name: "color",
		value: "WHEN",
		values: COLORS,
		help: "Colour: auto looks at NO_COLOR, FORCE_COLOR and the terminal",
		default: "auto",
		commands: []
	},
	{
		name: "no-color",
		help: "The same as --color never",
		commands: []
	},
	{
		name: "help",
		letter: "h",
		help: "Show help",
		commands: []
	},
	{
		name: "version",
		letter: "V",
		help: "Show the version",
		commands: []
	}
];
const UNLIKE_CHECK = /* @__PURE__ */ new Map([["fleet", NOT_OF_FLEET], ["merge", NOT_OF_MERGE]]);
function optionsOf(command) {
	const unlikeCheck = UNLIKE_CHECK.get(command);
	const isOwn = ({ commands, name }) => commands.includes(command) || commands.includes("check") && unlikeCheck?.has(name) === false;
	return OPTIONS.filter((option) => option.commands.length === 0 || isOwn(option));
}
// src/options/parse-arguments.ts
function parseArguments(argv) {
	const tokens = tokensOf$1(argv);
	const words = tokens.filter((token) => token.kind === "positional").map(({ value }) => value);
	const named = commandNamed(words[0] ?? "");
	const command = named?.name ?? "check";
	const values = /* @__PURE__ */ new Map();
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const option = optionNamed(token.name, token.rawName, command);
		const isNextFlag = token.inlineValue === false && /^-./.test(token.value);
		const value = valueOf$1(option, token.rawName, isNextFlag ? void 0 : token.value);
		const known = values.get(option.name);
		if (known === void 0 || option.repeatable !== true) values.set(option.name, [value]);
		else known.push(value);
	}
	const positionals = named === void 0 ? words : words.slice(1);
	return {
		command,
		named: named !== void 0,
		values,
		positionals
	};
}
function commandHelp(word) {
	const nearest = nearestName(word, COMMANDS.map(({ name }) => name));
	return nearest === void 0 ? void 0 : `Did you mean the command \`${nearest}\`?`;
}
function checkValue(value, values, what) {
	if (values.includes(value)) return;
	const nearest = nearestName(value, values);
	throw new CannotRun(`Invalid value \`${value}\` for ${what}${values.length > 15 ? "." : `: use ${choiceOf(values)}.`}`, nearest === void 0 ? void 0 : `Did you mean \`${nearest}\`?`);
}
function checkKnown(name, known, what, lister) {
	if (known.includes(name)) return;
	const nearest = nearestName(name, known);
	throw new CannotRun(`Unknown ${what} \`${name}\`.`, nearest === void 0 ? `\`${lister}\` lists the ${what}s.` : `Did you mean \`${nearest}\`?`);
}
function tokensOf$1(argv) {
	const options = {};
	for (const { name, letter, value } of OPTIONS) options[name] = {
		type: value === void 0 ? "boolean" : "string",
		multiple: true,
		...letter === void 0 ? {} : { short: letter }
	};
	return parseArgs({
		args: [...argv],
		options,
		allowPositionals: true,
		strict: false,
		tokens: true
	}).tokens;
}
function optionNamed(name, written, command) {
	const options = optionsOf(command);
	const option = options.find((candidate) => candidate.name === name || `-${candidate.letter}` === written);
	if (option !== void 0) return option;
	const elsewhere = OPTIONS.find((candidate) => candidate.name === name);
	if (elsewhere !== void 0) {
		const commands = elsewhere.commands.map((other) => `\`envfrom ${other}\``).join(" and ");
		throw new CannotRun(`\`${written}\` is not an option of \`envfrom ${command}\`.`, `It belongs to ${commands}.`);
	}
	checkKnown(written, options.map((candidate) => `--${candidate.name}`), "option", `envfrom help ${command}`);
	throw new Error("an option that is known was not found");
}
function valueOf$1(option, written, value) {
	if (option.value === void 0) {
		if (value === void 0) return "";
		throw new CannotRun(`\`${written}\` takes no value.`);
	}
	if (value === void 0 || value === "") {
		const help = option.values === void 0 ? void 0 : `Use ${choiceOf(option.values)}.`;
		throw new CannotRun(`\`${written}\` needs a value: \`--${option.name} ${option.value}\`.`, help);
	}
	if (option.values !== void 0) checkValue(option.takesFile === true ? value.split("=")[0] ?? "" : value, option.values, `\`--${option.name}\``);
	return value;
}
// src/cli/outside.ts
function isLogOfCi({ env }) {
	return [
		"CI",
		"GITHUB_ACTIONS",
		"TF_BUILD",
		"TEAMCITY_VERSION"
	].some((name) => (env[name] ?? "") !== "");
}
function widthOf(sink) {
	if (sink?.isTTY !== true || sink.columns === void 0 || sink.columns <= 0) return void 0;
	return sink.columns;
}
// src/cli/lines-of-failure.ts
function linesOfFailure(error) {
	return error instanceof CannotRun ? linesOfCannotRun(error) : linesOfCrash(error);
}
function linesOfCannotRun({ lines, help }) {
	const [first = "", ...rest] = help === void 0 ? lines : [...lines, help];
	return [`envfrom: ${first}`, ...rest.map((line) => `  ${line}`)];
}
function linesOfCrash(error) {
	const name = error instanceof Error ? error.name : typeof error;
	const frames = (error instanceof Error ? error.stack ?? "" : "").split("\n").filter((line) => /^\s+at /.test(line));
	return [`envfrom ${VERSION} crashed (${name}). This is a bug in envfrom, not in your files; please report it with these lines:`, ...frames];
}
// src/io/git/blob-id.ts
const SHA256_LENGTH = 64;
function blobIdOf(bytes, like) {
	return createHash(like.length === SHA256_LENGTH ? "sha256" : "sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.+\n)*?oid sha256:([0-9a-f]{64})\n/;
const POINTER_SIZE$1 = 1024;
function lfsContentOf(bytes) {
	if (bytes.length > POINTER_SIZE$1 || bytes[0] !== 118) return void 0;
	return LFS_POINTER.exec(new TextDecoder("latin1").decode(bytes))?.[1];
}
function isLfsContent(bytes, sha256) {
	return createHash("sha256").update(bytes).digest("hex") === sha256;
}
// src/io/share-contents.ts
function shareContents(head, base) {
	const readHead = kept(head.read);
	const readOwn = kept(base.read);
	const read = kept((path) => {
		const now = readHead(path);
		const id = base.blobOf?.(path);
		if (now.kind === "bytes" && id !== void 0 && id === idOf(head, path, now.bytes, id)) return now;
		const before = readOwn(path);
		if (before.kind === "unreadable") return before;
		if (now.kind === "bytes" && isSameContent(before.bytes, now.bytes)) return now;
		return lfsContentOf(before.bytes) === void 0 || base.blobOf === void 0 ? before : inLfs();
	});
	return {
		base: {
			...base,
			read
		},
		head: {
			...head,
			read: readHead
		}
	};
}
function withKeptContents(tree) {
	return {
		...tree,
		read: kept(tree.read)
	};
}
function idOf(head, path, bytes, like) {
	return head.blobOf?.(path) ?? blobIdOf(bytes, like);
}
function isSameContent(before, now) {
	if (Buffer.compare(before, now) === 0) return true;
	const content = lfsContentOf(before);
	return content !== void 0 && isLfsContent(now, content);
}
function inLfs() {
	return {
		kind: "unreadable",
		reason: "its content is in Git LFS, not in this commit"
	};
}
function kept(read) {
	const contents = /* @__PURE__ */ new Map();
	return (path) => {
		const known = contents.get(path);
		if (known !== void 0) return known;
		const content = read(path);
		contents.set(path, content);
		return content;
	};
}
// src/pipeline/exit-code-of.ts
const FAILING = {
	error: ["error"],
	warning: ["error", "warning"],
	info: [
		"error",
		"warning",
		"info"
	],
	never: []
};
function exitCodeOf({ problems }, { failOn, maxWarnings }) {
	if (failOn === "never") return 0;
	if (problems.some(({ severity }) => FAILING[failOn].includes(severity))) return 1;
	const warnings = problems.filter(({ severity }) => severity === "warning").length;
	return maxWarnings !== void 0 && warnings > maxWarnings ? 1 : 0;
}
// src/options/flag-values.ts
function splitPair(flag, setting, example) {
	const cut = setting.indexOf("=");
	if (cut > 0) return [setting.slice(0, cut), setting.slice(cut + 1)];
	throw new CannotRun(`\`${flag} ${setting}\` has no \`=\`.`, `Write it as \`${flag} ${example}\`.`);
}
function numberOf(flag, text) {
	if (text === void 0) return void 0;
	if (/^\d{1,15}$/.test(text)) return Number(text);
	throw new CannotRun(`\`${flag}\` takes a whole number, not \`${text}\`.`);
}
function pick(all, text) {
	return all.find((one) => one === text);
}
function folderText(path) {
	return path.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
}
// src/options/least-severe.ts
function leastSevere(values) {
	const named = pick(SEVERITIES$2, values.get("severity")?.at(-1));
	if (!values.has("quiet")) return named;
	if (named === void 0) return "error";
	throw new CannotRun("`--quiet` and `--severity` cannot be used together.");
}
// src/model/memo.ts
function memo(make) {
	const made = /* @__PURE__ */ new WeakMap();
	return (key, ...rest) => {
		const known = made.get(key);
		if (known !== void 0) return known;
		const value = make(key, ...rest);
		made.set(key, value);
		return value;
	};
}
function once(make) {
	let made;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
// src/report/text/escape-text.ts
const UNSAFE = String.raw`(?! |\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{DI}\ufff9-\ufffb\ufffe\uffff]`;
const unsafe = once(() => new RegExp(UNSAFE, "gu"));
const SHORT = /* @__PURE__ */ new Map([
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"]
]);
const PRINTABLE_ASCII = /^[ -~]*$/;
function escapeText(text) {
	if (PRINTABLE_ASCII.test(text)) return text;
	return text.replace(unsafe(), (char) => SHORT.get(char) ?? unicodeEscape(char));
}
function unicodeEscape(char) {
	const point = char.codePointAt(0) ?? 0;
	const hex = point.toString(16);
	return point > 65535 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
const MAYBE_UNSAFE = /[^\n -~]/;
const LOG_COMMAND = /#(?=#\w*\[)/g;
function safeJson(value, indent = 2) {
	const json = JSON.stringify(value, void 0, indent).replace(LOG_COMMAND, "\\u0023");
	if (!MAYBE_UNSAFE.test(json)) return json;
	return json.replace(unsafe(), (char) => char === "\n" ? char : codeUnitEscapes(char));
}
const MESSAGE_LENGTH = 4e3;
function clipText(text, length = MESSAGE_LENGTH) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1)}…`;
}
function codeUnitEscapes(char) {
	let result = "";
	for (let index = 0; index < char.length; index += 1) result += `\\u${char.charCodeAt(index).toString(16).padStart(4, "0")}`;
	return result;
}
function percentEncode(path) {
	return path.replace(/[\ud800-\udfff]/gu, "�").split("/").map((segment) => encodeURIComponent(segment).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)).join("/");
}
// src/report/text/guard-commands.ts
const COMMAND = /^((?:[^\S\n]|\u001b\[[0-9;]*m)*):(?=(?:\u001b\[[0-9;]*m)*:)/gm;
const OLD_COMMAND = /##(?=\w*\[)/g;
function guardCommands(text) {
	return text.replace(COMMAND, "$1\\u003a").replace(OLD_COMMAND, "#\\u0023");
}
// src/cli/say.ts
function say({ stderr }, line) {
	stderr.write(`${guardCommands(escapeText(line))}\n`);
}
// src/io/is-git-path.ts
const HFS_IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const MAY_BE_GIT = /\.git|git~|[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/i;
function isGitPath(path) {
	if (!MAY_BE_GIT.test(path)) return false;
	return path.split(/[/\\]/).some(isGitName);
}
function isGitName(name) {
	const [plain = ""] = name.replace(HFS_IGNORED, "").toLowerCase().split(":", 1);
	return /^(?:\.git|git~\d+)[. ]*$/.test(plain);
}
// src/model/glob-tokens.ts
const MOST_NESTED = 8;
function globTokens(glob, dialect) {
	return tokensOf(glob, dialect, 0);
}
function tokensOf(glob, dialect, depth) {
	const tokens = [];
	const closing = dialect.braces && depth < MOST_NESTED ? pairsOf(glob) : /* @__PURE__ */ new Map();
	for (let at = 0; at < glob.length;) {
		const { token, end } = tokenAt(glob, at, dialect, {
			closing,
			depth
		});
		at = end;
		if (!isRepeated(tokens.at(-1), token)) tokens.push(token);
	}
	return tokens;
}
function tokenAt(glob, at, dialect, braces) {
	const char = glob[at];
	if (char === "*") return starAt(glob, at, dialect);
	if (char === "?") return {
		token: { kind: "any" },
		end: at + 1
	};
	if (char === "[") return classAt(glob, at) ?? characterAt(glob, at);
	if (char === "{") return choiceAt(glob, at, dialect, braces) ?? characterAt(glob, at);
	if (char === "\\" && dialect.escapes && at + 1 < glob.length) return characterAt(glob, at + 1);
	return characterAt(glob, at);
}
function characterAt(glob, at) {
	const code = glob.codePointAt(at) ?? 0;
	return {
		token: {
			kind: "character",
			code
		},
		end: at + (code > 65535 ? 2 : 1)
	};
}
function starAt(glob, at, { paths }) {
	let end = at;
	while (glob[end] === "*") end += 1;
	if (!paths) return {
		token: { kind: "across" },
		end
	};
	const isName = (at === 0 || glob[at - 1] === "/") && (end === glob.length || glob[end] === "/");
	if (end - at < 2 || !isName) return {
		token: { kind: "within" },
		end
	};
	if (end === glob.length) return {
		token: { kind: "across" },
		end
	};
	return {
		token: { kind: "folders" },
		end: end + 1
	};
}
function classAt(glob, at) {
	const match = /^\[([!^]?)([^\]/]+)\]/.exec(glob.slice(at, at + 256));
	if (match === null) return void 0;
	const [text, negation = "", body = ""] = match;
	const ranges = rangesOf(Array.from(body, (char) => char.codePointAt(0) ?? 0));
	if (ranges.some(([first, last]) => first > last)) return void 0;
	const isWanted = negation === "";
	const has = (code) => ranges.some(([first, last]) => first <= code && code <= last) === isWanted;
	return {
		token: {
			kind: "class",
			text,
			has
		},
		end: at + text.length
	};
}
function rangesOf(codes) {
	const ranges = [];
	for (let at = 0; at < codes.length; at += 1) {
		const first = codes[at] ?? 0;
		const last = codes[at + 1] === 45 ? codes[at + 2] : void 0;
		ranges.push([first, last ?? first]);
		if (last !== void 0) at += 2;
	}
	return ranges;
}
function choiceAt(glob, at, dialect, { closing, depth }) {
	const end = closing.get(at);
	if (end === void 0) return void 0;
	const parts = splitAtCommas(glob.slice(at + 1, end));
	if (parts.length < 2) return void 0;
	const options = parts.map((part) => tokensOf(part, dialect, depth + 1));
	return {
		token: {
			kind: "choice",
			text: glob.slice(at, end + 1),
			options
		},
		end: end + 1
	};
}
function pairsOf(glob) {
	const pairs = /* @__PURE__ */ new Map();
	const open = [];
	for (let at = 0; at < glob.length; at += 1) {
		if (glob[at] === "{") open.push(at);
		if (glob[at] !== "}") continue;
		const start = open.pop();
		if (start !== void 0) pairs.set(start, at);
	}
	return pairs;
}
function splitAtCommas(text) {
	const parts = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at < text.length; at += 1) if (text[at] === "{") depth += 1;
	else if (text[at] === "}") depth -= 1;
	else if (text[at] === "," && depth === 0) {
		parts.push(text.slice(start, at));
		start = at + 1;
	}
	return [...parts, text.slice(start)];
}
function isRepeated(before, token) {
	return before?.kind === token.kind && (token.kind === "folders" || token.kind === "across");
}
// src/model/glob-set.ts
const PATHS = {
	paths: true,
	braces: true,
	escapes: false
};
const NAMES$1 = {
	paths: false,
	braces: true,
	escapes: false
};
function isGlob(text) {
	return /[*?[{]/.test(text);
}
function pathGlobs(globs) {
	return globSet(globs.map((glob) => globTokens(anchored(glob), PATHS)), "below");
}
function anchored(glob) {
	const start = glob.startsWith("./") ? 2 : 0;
	let end = glob.length;
	while (end > start && glob[end - 1] === "/") end -= 1;
	const path = glob.slice(start, end);
	if (!path.includes("/")) return `**/${path}`;
	return path.startsWith("/") ? path.slice(1) : path;
}
function nameGlobs(globs) {
	return globSet(globs.map((glob) => globTokens(glob, NAMES$1)), "name");
}
function globSet(globs, scope) {
	const machine = {
		states: [],
		scope,
		budget: BUDGET,
		seen: /* @__PURE__ */ new Int32Array(0),
		round: 0
	};
	const start = newState(machine, "none");
	for (const [index, tokens] of globs.entries()) follow(machine, start, tokens).accepts.push(index);
	machine.seen = new Int32Array(machine.states.length);
	return {
		matches: (text) => run$1(machine, start, text, () => true),
		matching(text) {
			const found = /* @__PURE__ */ new Set();
			run$1(machine, start, text, ({ accepts }) => {
				machine.budget -= accepts.length;
				for (const index of accepts) found.add(index);
				return false;
			});
			return [...found].sort((a, b) => a - b);
		}
	};
}
const SLASH = 47;
const BUDGET = 2e7;
const BUDGET_PER_CHARACTER = 200;
function newState({ states }, loop) {
	const state = {
		id: states.length,
		loop,
		steps: void 0,
		characters: void 0,
		tests: [],
		free: [],
		folder: void 0,
		accepts: []
	};
	states.push(state);
	return state;
}
function follow(machine, from, tokens) {
	let state = from;
	for (const token of tokens) state = step(machine, state, token);
	return state;
}
function step(machine, from, token) {
	if (token.kind === "character") {
		const known = from.characters?.get(token.code);
		if (known !== void 0) return known;
		const next = newState(machine, "none");
		from.characters ??= /* @__PURE__ */ new Map();
		from.characters.set(token.code, next);
		return next;
	}
	const key = token.kind === "class" || token.kind === "choice" ? token.text : token.kind;
	const known = from.steps?.get(key);
	if (known !== void 0) return known;
	const next = newStep(machine, from, token);
	from.steps ??= /* @__PURE__ */ new Map();
	from.steps.set(key, next);
	return next;
}
function newStep(machine, from, token) {
	const { kind } = token;
	const next = newState(machine, kind === "within" || kind === "across" ? kind : "none");
	if (kind === "any") from.tests.push({
		has: () => true,
		to: next
	});
	else if (kind === "class") from.tests.push({
		has: token.has,
		to: next
	});
	else if (kind === "choice") for (const option of token.options) follow(machine, from, option).free.push(next);
	else {
		from.free.push(next);
		if (kind === "folders") {
			const within = newState(machine, "across");
			within.folder = next;
			from.free.push(within);
		}
	}
	return next;
}
function run$1(machine, start, text, onMatch) {
	const { scope } = machine;
	const isPath = scope !== "name";
	machine.budget += text.length * BUDGET_PER_CHARACTER;
	let here = enter(machine, [start]);
	for (let at = 0; at < text.length && here.length > 0;) {
		const code = text.codePointAt(at) ?? 0;
		if (scope === "below" && code === SLASH && here.some((state) => isEnd(state) && onMatch(state))) return true;
		here = enter(machine, reached(here, code, isPath));
		at += code > 65535 ? 2 : 1;
	}
	return here.some((state) => isEnd(state) && onMatch(state));
}
function isEnd({ accepts }) {
	return accepts.length > 0;
}
function reached(here, code, isPath) {
	const isSeparator = isPath && code === SLASH;
	const next = [];
	for (const state of here) {
		if (state.loop === "across" || state.loop === "within" && !isSeparator) next.push(state);
		const same = state.characters?.get(code);
		if (same !== void 0) next.push(same);
		if (isSeparator) {
			if (state.folder !== void 0) next.push(state.folder);
			continue;
		}
		for (const { has, to } of state.tests) if (has(code)) next.push(to);
	}
	return next;
}
function enter(machine, states) {
	machine.round += 1;
	const { seen, round } = machine;
	const entered = [];
	const waiting = [...states];
	for (let state = waiting.pop(); state !== void 0; state = waiting.pop()) {
		machine.budget -= 1;
		if (seen[state.id] === round) continue;
		seen[state.id] = round;
		entered.push(state);
		for (const free of state.free) waiting.push(free);
	}
	if (machine.budget < 0) throw tooCostly();
	return entered;
}
function tooCostly() {
	return new CannotRun("The globs of this run are too many and too complex to match.", "Name folders instead of using many `*` in one glob.");
}
// src/io/locate-paths.ts
function locatePaths(cwd, paths) {
	const here = currentFolder(cwd);
	const targets = (paths.length === 0 ? ["."] : paths).map((path) => targetOf(here, path));
	const folders = targets.map((target) => folderOf(target, here));
	const start = commonFolder(folders);
	const tops = new Set(folders.map(workTreeOf));
	const [top] = tops;
	if (tops.size === 1 && top !== void 0) return {
		here,
		root: top,
		start,
		targets
	};
	return {
		here,
		root: isWithin(here, start) ? here : start,
		start,
		targets
	};
}
function currentFolder(cwd) {
	try {
		const here = realpathSync.native(cwd);
		if (statSync(here).isDirectory()) return here;
	} catch {}
	throw new CannotRun(`No such folder: \`${cwd}\`.`);
}
function workTreeOf(folder) {
	for (let at = folder;; at = dirname(at)) {
		if (hasRepository(at)) return at;
		if (dirname(at) === at) return void 0;
	}
}
function hasRepository(folder) {
	const link = join(folder, ".git");
	try {
		return !lstatSync(link).isDirectory() || existsSync(join(link, "HEAD"));
	} catch {
		return false;
	}
}
function isWithin(folder, path) {
	return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
function pathFrom(root, absolute) {
	const start = root.endsWith(sep) ? root.length : root.length + 1;
	const path = isWithin(root, absolute) ? absolute.slice(start) : relative(root, absolute);
	return sep === "/" ? path : path.replaceAll(sep, "/");
}
function whatIsAt(cwd, path) {
	const stats = statOf(resolve(cwd, path));
	if (stats === void 0) return void 0;
	return stats.isDirectory() ? "folder" : "file";
}
function targetOf(cwd, path) {
	if (path === "-") return { kind: "stdin" };
	const absolute = resolve(cwd, path);
	const stats = statOf(absolute);
	if (stats === void 0) {
		if (isGlob(path)) return globTarget(cwd, path);
		throw new CannotRun(`No such file or directory: \`${path}\`.`, nearestPathHelp(cwd, absolute));
	}
	if (stats.isDirectory()) return {
		kind: "folder",
		path: realPathOf(absolute, path)
	};
	if (stats.isFile()) return {
		kind: "file",
		path: realPathOf(absolute, path)
	};
	return {
		kind: "stream",
		path: absolute
	};
}
function realPathOf(absolute, path) {
	const real = realpathSync.native(absolute);
	if (!isGitPath(real)) return real;
	throw new CannotRun(`\`${path}\` is inside a \`.git\` folder, where nothing is read.`);
}
function statOf(path) {
	try {
		return statSync(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
function globTarget(cwd, path) {
	const parts = path.split(/[/\\]/).filter((part) => part !== ".");
	const plain = parts.slice(0, parts.findIndex(isGlob));
	const folder = resolve(cwd, path.startsWith("/") ? "/" : "", ...plain);
	if (statOf(folder)?.isDirectory() !== true) throw new CannotRun(`No such folder: \`${plain.join("/")}\`, of the glob \`${path}\`.`, nearestPathHelp(cwd, folder));
	const pattern = `/${parts.slice(plain.length).join("/")}`;
	return {
		kind: "glob",
		folder: realPathOf(folder, path),
		pattern,
		as: path
	};
}
function folderOf(target, cwd) {
	switch (target.kind) {
		case "folder": return target.path;
		case "file": return dirname(target.path);
		case "glob": return target.folder;
		default: return cwd;
	}
}
function commonFolder(folders) {
	let common = folders[0] ?? sep;
	for (const folder of folders) while (!isWithin(common, folder) && dirname(common) !== common) common = dirname(common);
	return common;
}
function nearestPathHelp(cwd, absolute) {
	const folder = dirname(absolute);
	if (statOf(folder)?.isDirectory() !== true) return dirname(folder) === folder ? void 0 : nearestPathHelp(cwd, folder);
	const nearest = nearestName(basename(absolute), namesIn$1(folder));
	if (nearest === void 0) return void 0;
	return `Did you mean \`${pathFrom(cwd, join(folder, nearest))}\`?`;
}
function namesIn$1(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function placesToLook({ places, files }, cwd) {
	if (places.length > 0) return places;
	const elsewhere = files.filter((file) => !isWithin(cwd, resolve(cwd, file)));
	return elsewhere.length === 0 ? ["."] : elsewhere.map((file) => dirname(resolve(cwd, file)));
}
// src/io/write-file.ts
const FLAGS$1 = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
const REASONS$1 = /* @__PURE__ */ new Map([
	["EACCES", "permission denied"],
	["EPERM", "permission denied"],
	["EROFS", "the file system is read-only"],
	["ENOSPC", "no space is left"],
	["EDQUOT", "no space is left"],
	["EISDIR", "it is a folder"],
	["ENOTDIR", "a part of its path is a file"],
	["EEXIST", "a part of its path is a file"],
	["ENAMETOOLONG", "its name is too long"]
]);
function writeFileFor(absolute, text, root, name) {
	try {
		const path = placeOf$2(absolute, root, name);
		mkdirSync(dirname(path), { recursive: true });
		const isOurs = isWithin(root, path);
		const mode = isOurs ? unlinked(path) : void 0;
		const file = openSync(path, isOurs ? FLAGS$1 : FLAGS$1 & ~(constants.O_NOFOLLOW ?? 0), mode);
		try {
			writeAll(file, Buffer.from(text));
		} finally {
			closeSync(file);
		}
	} catch (error) {
		throw failureOf(error, name);
	}
}
function unlinked(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	if (stats?.isFile() !== true || stats.nlink < 2) return void 0;
	unlinkSync(path);
	return stats.mode & 511;
}
function removeFileFor(absolute, root, name) {
	try {
		unlinkSync(placeOf$2(absolute, root, name));
	} catch (error) {
		throw failureOf(error, name);
	}
}
function failureOf(error, name) {
	if (error instanceof CannotRun) return error;
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
	return cannotWrite(name, REASONS$1.get(code) ?? `the system says ${code}`);
}
function writeAll(file, bytes) {
	for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}
function placeOf$2(absolute, root, name) {
	const { root: start } = parse(absolute);
	const names = relative(start, absolute).split(sep);
	let here = start;
	for (const [at, part] of names.entries()) {
		const next = join(here, part);
		const stats = lstatSync(next, { throwIfNoEntry: false });
		const isLast = at === names.length - 1;
		if (isWithin(root, here)) {
			if (isGitPath(part)) throw cannotWrite(name, "it is inside a `.git` folder");
			if (stats?.isSymbolicLink() === true) throw cannotWrite(name, "it is, or lies behind, a symlink of the repository");
			if (isLast && stats !== void 0 && !stats.isFile() && !stats.isDirectory()) throw cannotWrite(name, "it is not a regular file");
		}
		here = stats?.isSymbolicLink() === true && !isLast ? realpathSync.native(next) : next;
	}
	return here;
}
function cannotWrite(name, reason) {
	return new CannotRun(`Cannot write \`${name}\`: ${reason}.`);
}
// src/cli/write-output.ts
function writeOutput(text, file, { here, root }, { stdout }) {
	if (file === void 0) stdout.write(text);
	else writeFileFor(resolve(here, file), text, root, file);
}
// src/cli/kept/answer.ts
function giveAnswer({ says, outputs, code }, located, outside) {
	for (const line of says) say(outside, line);
	for (const { file, text } of outputs) writeOutput(text, file, located, outside);
	return code;
}
// src/cli/color.ts
function hasColor(flags, { env }, sink) {
	const flag = flags.has("no-color") ? "never" : flags.get("color")?.at(-1);
	if (flag === "always" || flag === "never") return flag === "always";
	if (sink === void 0) return false;
	const force = env["FORCE_COLOR"];
	if (force !== void 0) return force !== "0" && force !== "false";
	if ((env["NO_COLOR"] ?? "") !== "") return false;
	if (env["GITHUB_ACTIONS"] === "true") return true;
	return sink.isTTY === true && env["TERM"] !== "dumb";
}
// src/cli/is-large.ts
const MANY_FILES$1 = 1e3;
const MANY_BYTES = 16777216;
function isLarge({ tree, located }) {
	if (hasStreams(located)) return false;
	const paths = tree.paths.filter(isManifestName);
	if (paths.length >= MANY_FILES$1) return true;
	let bytes = 0;
	for (const path of paths) {
		bytes += sizeOf(join(located.root, path));
		if (bytes >= MANY_BYTES) return true;
	}
	return false;
}
function hasStreams({ targets }) {
	return targets.some(({ kind }) => kind === "stdin" || kind === "stream");
}
function sizeOf(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
	} catch {
		return 0;
	}
}
// src/cli/load-stages.ts
async function loadStages({ tree, located }, base) {
	if (hasStreams(located)) return loadAllParts();
	await loadPartsFor(tree);
	if (base === void 0) return;
	await loadPartsFor(base);
	await changes.load();
}
// src/report/text/words.ts
const SEVERITIES$1 = [
	"error",
	"warning",
	"info"
];
function numberText(number) {
	return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}
function count(number, noun, plural = `${noun}s`) {
	return `${numberText(number)} ${number === 1 ? noun : plural}`;
}
function listOf(words) {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
function shortListOf(words, most) {
	if (words.length <= most + 1) return listOf(words);
	return listOf([...words.slice(0, most), `${numberText(words.length - most)} more`]);
}
function countSeverities(problems) {
	const counts = new Map(SEVERITIES$1.map((severity) => [severity, 0]));
	for (const { severity } of problems) counts.set(severity, (counts.get(severity) ?? 0) + 1);
	return counts;
}
function severityCounts(problems, adjective = "") {
	const counts = countSeverities(problems);
	return listOf(SEVERITIES$1.flatMap((severity) => {
		const number = counts.get(severity) ?? 0;
		return number === 0 ? [] : [count(number, `${adjective}${severity}`)];
	}));
}
function worstFirst(problems) {
	return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function worstLast(problems) {
	return problems.toSorted((a, b) => rankOf(b) - rankOf(a));
}
function rankOf({ severity }) {
	return SEVERITIES$1.indexOf(severity);
}
// src/cli/check/fix-check.ts
function refuseFixes({ values, positionals }) {
	if (!values.has("fix")) {
		if (values.has("dry-run")) throw new CannotRun("`--dry-run` works only with `--fix`.");
		return;
	}
	if (positionals.includes("-")) throw new CannotRun("`--fix` edits files, not standard input.");
	if (values.has("staged")) throw new CannotRun("`--fix` edits the files of the work tree, but `--staged` checks what git has staged.");
}
async function fixesOf(run, checked, { values }) {
	const { examineCheck } = await import("./examine-check.js");
	const { fixProblems } = await import("./fix-problems.js");
	const { changes, fixed, report } = fixProblems(run.tree, checked, (tree) => examineCheck(run, tree).report);
	const isTrial = values.has("dry-run");
	const what = `${count(fixed.length, "problem")} in ${count(changes.length, "file")}`;
	return {
		changes,
		report,
		diff: (isTrial ? (await import("./diff-changes.js")).diffChanges : void 0)?.(changes, checked.files, run.settings.limits),
		summary: `${isTrial ? "would fix" : "fixed"} ${what}.`
	};
}
// src/io/read-content.ts
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
const HAS_NOFOLLOW = constants.O_NOFOLLOW !== void 0;
function contentReader(root, limit) {
	const folders = /* @__PURE__ */ new Map();
	const folderAt = (folder) => {
		const known = folders.get(folder);
		if (known !== void 0) return known;
		const real = realpathSync.native(folder);
		folders.set(folder, real);
		return real;
	};
	return (path) => {
		if (isGitPath(path)) return inGitFolder();
		try {
			const written = join(root, path);
			if (!isWithin(root, written)) return outside();
			const found = join(folderAt(dirname(written)), basename(written));
			return readUnder(root, HAS_NOFOLLOW ? found : realpathSync.native(found), limit);
		} catch (error) {
			return unreadable(error, path);
		}
	};
}
function readUnder(root, absolute, limit) {
	if (!isWithin(root, absolute)) return outside();
	if (isGitPath(pathFrom(root, absolute))) return inGitFolder();
	try {
		return readFile(absolute, limit);
	} catch (error) {
		if (codeOf(error) !== "ELOOP") throw error;
		const target = realpathSync.native(absolute);
		if (target === absolute) throw error;
		return readUnder(root, target, limit);
	}
}
function readNamedFile(absolute, limit) {
	try {
		return readFile(realpathSync.native(absolute), limit);
	} catch (error) {
		return unreadable(error, absolute);
	}
}
function readFile(absolute, limit) {
	const file = openSync(absolute, OPEN_FLAGS);
	try {
		const stats = fstatSync(file);
		if (stats.isDirectory()) return folder();
		if (!stats.isFile()) return {
			kind: "unreadable",
			reason: "it is not a regular file"
		};
		return {
			kind: "bytes",
			bytes: readBytes(file, Math.min(stats.size, limit) + 1)
		};
	} finally {
		closeSync(file);
	}
}
function readBytes(file, most) {
	const bytes = new Uint8Array(most);
	let length = 0;
	for (let read = -1; read !== 0 && length < most; length += read) read = readSync(file, bytes, length, most - length, length);
	return bytes.subarray(0, length);
}
function folder() {
	return {
		kind: "unreadable",
		reason: "it is a folder",
		cause: "folder"
	};
}
function outside() {
	return {
		kind: "unreadable",
		reason: "it is outside the repository, where nothing is read",
		cause: "outside"
	};
}
function inGitFolder() {
	return {
		kind: "unreadable",
		reason: "it is inside a `.git` folder, where nothing is read",
		cause: "outside"
	};
}
const REASONS = /* @__PURE__ */ new Map([
	["EACCES", "permission denied"],
	["EPERM", "permission denied"],
	["ELOOP", "its symlinks form a loop"],
	["ENAMETOOLONG", "its name is too long"],
	["EMFILE", "too many files are open"],
	["ENXIO", "it is not a regular file"]
]);
function unreadable(error, path) {
	const code = codeOf(error);
	if (code === "ENOENT" || code === "ENOTDIR") return path.includes("�") ? {
		kind: "unreadable",
		reason: "its name is not valid UTF-8"
	} : {
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
	};
	if (code === "EISDIR") return folder();
	return {
		kind: "unreadable",
		reason: REASONS.get(code) ?? `the system says ${code}`
	};
}
function codeOf(error) {
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
	throw error;
}
// src/io/find-config.ts
const NAMES = [
	".envfrom.yaml",
	".envfrom.yml",
	".config/envfrom.yaml"
];
const CONFIG_SIZE$1 = 1048576;
function findConfig(start, root, tree, shown = "") {
	const exists = tree === void 0 ? isThere : isThereIn(tree, root);
	const read = tree?.read ?? contentReader(root, CONFIG_SIZE$1);
	for (const names of configPaths(start, root)) {
		const [first, second] = names.filter(exists);
		if (first === void 0) continue;
		const path = pathFrom(root, first);
		const told = shown === "" ? path : `${shown}/${path}`;
		const passedOver = second === void 0 ? void 0 : pathFrom(root, second);
		return {
			file: sourceFile(told, read(path)),
			passedOver
		};
	}
}
function* configPaths(start, root) {
	for (let folder = start;; folder = dirname(folder)) {
		yield NAMES.map((name) => join(folder, name));
		if (folder === root || !isWithin(root, folder) || dirname(folder) === folder) return;
	}
}
function isThereIn(tree, root) {
	return (path) => tree.read(pathFrom(root, path)).kind === "bytes";
}
function namedConfig(cwd, root, path, tree) {
	return sourceFile(path, readNamed(cwd, root, path, tree));
}
function readNamed(cwd, root, path, tree) {
	const absolute = withRealFolder(resolve(cwd, path));
	if (!isWithin(root, absolute)) return readNamedFile(absolute, CONFIG_SIZE$1);
	return (tree?.read ?? contentReader(root, CONFIG_SIZE$1))(pathFrom(root, absolute));
}
function withRealFolder(path) {
	try {
		return join(realpathSync.native(dirname(path)), basename(path));
	} catch {
		return path;
	}
}
function isThere(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
	} catch {
		return false;
	}
}
function sourceFile(path, content) {
	if (content.kind === "unreadable") throw cannotRead(path, content.reason);
	if (content.bytes.length > CONFIG_SIZE$1) throw cannotRead(path, `it is larger than ${CONFIG_SIZE$1} bytes`);
	return {
		path,
		text: new TextDecoder().decode(content.bytes)
	};
}
function cannotRead(path, reason) {
	return new CannotRun(`Cannot read the configuration \`${path}\`: ${reason}.`);
}
// src/model/span.ts
const lineStarts = memo(({ text }) => {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return Int32Array.from(starts);
});
function hostSpan(span) {
	if (span.file.host !== void 0) return outermost(span);
	const { file, start, end } = span;
	return {
		file,
		start,
		end
	};
}
const outermost = memo((span) => {
	let { file, start, end } = span;
	while (file.host !== void 0) ({file, start, end} = file.host.spanOf(start, end));
	return {
		file,
		start,
		end
	};
});
function makingOf({ file, start, end }) {
	return file.host?.madeOf?.(start, end);
}
function positionOf(span) {
	const { file, start, end } = hostSpan(span);
	const starts = lineStarts(file);
	const line = lineAt(starts, start);
	const endLine = lineAt(starts, end);
	return {
		path: file.path,
		line: line + 1,
		column: start - (starts[line] ?? 0) + 1,
		endLine: endLine + 1,
		endColumn: end - (starts[endLine] ?? 0) + 1
	};
}
function placeOf$1(span) {
	const { path, line } = positionOf(span);
	return `${path}:${line}`;
}
function lineAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
// src/pipeline/problem-identity.ts
const HASH = /-[2456789bcdfghkmt]{10}(?![\w.-])/g;
const LINES = /(?<=\w):\d+(?::\d+)?(?![\w.])|(?<=\blines? )\d+/g;
function identityOf({ rule, subject, message, cause, onePerCause }) {
	if (onePerCause === true && cause !== void 0) return JSON.stringify([rule, steady(cause)]);
	const about = subject === void 0 ? [] : [
		subject.kind,
		subject.namespace,
		subject.name,
		subject.container,
		subject.detail
	];
	return JSON.stringify([
		rule,
		...about.map((part) => steady(part ?? "")),
		steady(message)
	]);
}
const ABSENCE = /^(?:missing|untraced)-(config-map|secret)$/;
function absentKind({ rule }) {
	return ABSENCE.exec(rule)?.[1];
}
function fileOf({ at }) {
	return hostSpan(at).file.path;
}
function steady(text) {
	return text.replaceAll(HASH, "").replaceAll(LINES, "");
}
// src/pipeline/baseline.ts
const BASELINE_NAME = ".envfrom-baseline.json";
const SHAPE_VERSION = 1;
const HASH_LENGTH = 20;
function baselineOf(problems) {
	const entries = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const fingerprint = fingerprintOf(problem);
		const count = (entries.get(fingerprint)?.count ?? 0) + 1;
		entries.set(fingerprint, {
			fingerprint,
			rule: problem.rule,
			count
		});
	}
	return [...entries.values()];
}
function fingerprintOf(problem) {
	return createHash("sha256").update(accepted(problem)).digest("hex").slice(0, HASH_LENGTH);
}
function accepted(problem) {
	const { subject } = problem;
	const kind = absentKind(problem);
	if (kind !== void 0) return JSON.stringify([
		kind,
		subject?.namespace,
		subject?.detail
	]);
	const path = fileOf(problem);
	const name = path.slice(path.lastIndexOf("/") + 1);
	return JSON.stringify([identityOf(problem), subject?.name === void 0 ? name : ""]);
}
function baselineText(entries) {
	const lines = entries.toSorted((a, b) => order(a.rule, b.rule) || order(a.fingerprint, b.fingerprint)).map(({ rule, fingerprint, count }) => `    ${JSON.stringify({
		rule,
		fingerprint,
		count
	})}`);
	const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
	return `{\n  "version": ${SHAPE_VERSION},\n  "problems": ${list}\n}\n`;
}
function readBaseline(text, path) {
	const help = "Write a new one with `envfrom baseline`.";
	const value = parsed(text);
	if (value === void 0) throw new CannotRun(`The baseline \`${path}\` is not valid JSON.`, help);
	const { version, problems } = fieldsOf(value);
	if (version !== SHAPE_VERSION || !Array.isArray(problems)) throw new CannotRun(`The baseline \`${path}\` has a format that this version of envfrom cannot read.`, help);
	return problems.map((entry) => {
		const { rule, fingerprint, count } = fieldsOf(entry);
		if (typeof rule === "string" && typeof fingerprint === "string" && isCount(count)) return {
			rule,
			fingerprint,
			count
		};
		throw new CannotRun(`The baseline \`${path}\` has an entry without \`rule\`, \`fingerprint\` or \`count\`.`, help);
	});
}
function applyBaseline(report, entries, path, isWhole) {
	const { left, accepted, unused } = accept(report.problems, entries, allOf(report));
	const baseline = {
		path,
		accepted,
		unused: isWhole ? unused : []
	};
	return {
		...report,
		problems: left,
		baseline
	};
}
function prunedBaseline(entries, problems) {
	const there = new Map(baselineOf(problems).map((entry) => [entry.fingerprint, entry.count]));
	return entries.flatMap((entry) => {
		const count = Math.min(entry.count, there.get(entry.fingerprint) ?? 0);
		return count === 0 ? [] : [{
			...entry,
			count
		}];
	});
}
function allOf({ problems, comparison }) {
	return [...comparison?.old ?? [], ...problems];
}
function accept(problems, entries, all) {
	const room = /* @__PURE__ */ new Map();
	for (const { fingerprint, count } of entries) room.set(fingerprint, (room.get(fingerprint) ?? 0) + count);
	const accepted = /* @__PURE__ */ new Set();
	for (const problem of all) {
		const fingerprint = fingerprintOf(problem);
		const left = room.get(fingerprint) ?? 0;
		if (left === 0) continue;
		room.set(fingerprint, left - 1);
		accepted.add(problem);
	}
	return {
		left: problems.filter((problem) => !accepted.has(problem)),
		accepted: problems.filter((problem) => accepted.has(problem)),
		unused: entries.flatMap((entry) => {
			const count = Math.min(entry.count, room.get(entry.fingerprint) ?? 0);
			return count === 0 ? [] : [{
				...entry,
				count
			}];
		})
	};
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function fieldsOf(value) {
	return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
function isCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
function order(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
// src/io/open-chart-shelf.ts
const MOST_FILES$1 = 2e4;
const DEEPEST = 12;
const CACHE = "$HELM_REPOSITORY_CACHE";
const ARCHIVE = /^[^/]+\.tgz$/;
function openChartShelf({ root, folders, env, fileSize }) {
	const paths = [];
	for (const folder of folders) listBelow(root, join(root, folder), paths, 0);
	const cache = (env["CI"] ?? "") === "" ? cacheFolder$1(env) : void 0;
	const cached = cache === void 0 ? [] : namesIn(cache).filter((name) => ARCHIVE.test(name));
	const read = contentReader(root, fileSize);
	return {
		paths: [...[...new Set(paths)].sort(), ...cached.slice(0, MOST_FILES$1).map((name) => `${CACHE}/${name}`)],
		read: (path) => cache !== void 0 && path.startsWith(`${CACHE}/`) ? readNamedFile(join(cache, path.slice(23)), fileSize) : read(path)
	};
}
function cacheFolder$1(env) {
	const own = env["HELM_REPOSITORY_CACHE"];
	if (own !== void 0 && own !== "") return own;
	const helm = env["HELM_CACHE_HOME"];
	if (helm !== void 0 && helm !== "") return join(helm, "repository");
	const caches = env["XDG_CACHE_HOME"];
	if (caches !== void 0 && caches !== "") return join(caches, "helm", "repository");
	const home = env["HOME"] ?? "";
	if (home === "") return void 0;
	const usual = platform() === "darwin" ? ["Library", "Caches"] : [".cache"];
	return join(home, ...usual, "helm", "repository");
}
function namesIn(folder) {
	try {
		return readdirSync(folder).sort();
	} catch {
		return [];
	}
}
function listBelow(root, folder, paths, depth) {
	if (!isWithin(root, folder) || depth > DEEPEST) return;
	try {
		for (const entry of readdirSync(folder, { withFileTypes: true })) {
			if (paths.length >= MOST_FILES$1) return;
			const path = join(folder, entry.name);
			if (entry.isDirectory()) listBelow(root, path, paths, depth + 1);
			else if (entry.isFile()) paths.push(pathFrom(root, path));
		}
	} catch {}
}
// src/io/git/git-settings.ts
const SECTION = /^\[\s*([-.\w]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/;
const SETTING = /^([A-Za-z][-\w]*)\s*(?:=\s*(.*))?$/;
function gitSettings(text) {
	const settings = [];
	let section = "";
	let subsection = "";
	for (const line of logicalLines(text)) {
		const header = SECTION.exec(line);
		if (header !== null) {
			section = (header[1] ?? "").toLowerCase();
			subsection = (header[2] ?? "").replaceAll(/\\(.)/g, "$1");
		}
		const rest = header === null ? line : line.slice(header[0].length).trim();
		const setting = SETTING.exec(rest);
		if (setting === null) continue;
		const [, key = "", value = "true"] = setting;
		settings.push({
			section,
			subsection,
			key: key.toLowerCase(),
			value: valueOf(value)
		});
	}
	return settings;
}
function logicalLines(text) {
	return text.replaceAll("\r\n", "\n").replaceAll("\\\n", "").split("\n").map((line) => line.trim());
}
function valueOf(written) {
	let value = "";
	let isQuoted = false;
	for (let at = 0; at < written.length; at += 1) {
		const char = written[at] ?? "";
		if (char === "\"") isQuoted = !isQuoted;
		else if (char === "\\") {
			at += 1;
			value += ESCAPES.get(written[at] ?? "") ?? written[at] ?? "";
		} else if (!isQuoted && (char === "#" || char === ";")) break;
		else value += char;
	}
	return isQuoted ? value : value.trimEnd();
}
const ESCAPES = /* @__PURE__ */ new Map([
	["n", "\n"],
	["t", "	"],
	["b", "\b"]
]);
// src/io/git/find-git.ts
const PROGRAM = process.platform === "win32" ? "git.exe" : "git";
function trustedFolders(env, repository) {
	return (env["PATH"] ?? env["Path"] ?? "").split(delimiter).filter((folder) => isAbsolute(folder) && !isWithin(repository, folder));
}
function findGit(folders) {
	return folders.map((folder) => join(folder, PROGRAM)).find(isProgram);
}
function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
// src/io/git/run-git.ts
const OVERRIDES = [
	"core.fsmonitor=",
	`core.hooksPath=${devNull}`,
	`core.attributesFile=${devNull}`,
	"core.pager=cat",
	"core.askPass=",
	"core.gitProxy=",
	"core.sshCommand=false",
	"core.alternateRefsCommand=false",
	"core.untrackedCache=false",
	"core.quotePath=false",
	"credential.helper=",
	"diff.external=",
	"gc.auto=0",
	"i18n.logOutputEncoding=UTF-8",
	"log.showSignature=false",
	"maintenance.auto=false",
	"protocol.allow=never",
	"submodule.recurse=false"
];
const KEPT = [
	"HOME",
	"XDG_CONFIG_HOME",
	"GIT_CONFIG_GLOBAL",
	"TMPDIR",
	"HOMEDRIVE",
	"HOMEPATH",
	"USERPROFILE",
	"SYSTEMROOT",
	"SystemRoot",
	"TEMP",
	"TMP"
];
const FIXED = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_LITERAL_PATHSPECS: "1",
	GIT_NO_LAZY_FETCH: "1",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_PAGER: "cat",
	GIT_PROTOCOL_FROM_USER: "0",
	GIT_TERMINAL_PROMPT: "0"
};
function gitEnvironment(env, folders) {
	const kept = KEPT.flatMap((name) => {
		const value = env[name];
		return value === void 0 ? [] : [[name, value]];
	});
	return {
		...Object.fromEntries(kept),
		PATH: folders.join(delimiter),
		...FIXED
	};
}
function runGit({ top, program, env }, args, bounds, input = "") {
	return startGit(program, [
		"--no-pager",
		...OVERRIDES.flatMap((setting) => ["-c", setting]),
		...args
	], {
		cwd: top,
		env,
		bounds,
		input
	});
}
function startGit(program, args, start) {
	const { cwd, env, bounds, input } = start;
	const { error, status, stdout } = spawnSync(program, args, {
		cwd,
		env,
		input,
		timeout: bounds.milliseconds,
		maxBuffer: bounds.bytes,
		killSignal: "SIGKILL",
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		],
		windowsHide: true
	});
	const code = error !== void 0 && "code" in error ? error.code : void 0;
	if (code === "ETIMEDOUT") return failed("late", "git does not answer");
	if (code === "ENOBUFS") return failed("large", "git prints more than is read");
	if (error !== void 0) return failed("no-start", "git cannot be started");
	return status === 0 ? {
		kind: "done",
		bytes: stdout
	} : failed("refused", "git refuses");
}
function failed(cause, reason) {
	return {
		kind: "failed",
		reason,
		cause
	};
}
// src/io/git/is-trusted.ts
const WORKSPACES = [
	"GITHUB_WORKSPACE",
	"CI_PROJECT_DIR",
	"BUILD_SOURCESDIRECTORY",
	"BITBUCKET_CLONE_DIR",
	"BUILDKITE_BUILD_CHECKOUT_PATH",
	"CIRCLE_WORKING_DIRECTORY",
	"DRONE_WORKSPACE",
	"CI_WORKSPACE",
	"TRAVIS_BUILD_DIR",
	"WORKSPACE"
];
const BOUNDS$1 = {
	milliseconds: 5e3,
	bytes: 1048576
};
function isCheckoutOfCi(top, env) {
	return workspaceAround(top, env) !== void 0;
}
function isOwned(paths, top, env) {
	const user = process.geteuid?.();
	if (user === void 0) return true;
	const workspace = workspaceAround(top, env);
	const users = /* @__PURE__ */ new Set([
		user,
		...user === 0 && /^\d+$/.test(env["SUDO_UID"] ?? "") ? [Number(env["SUDO_UID"])] : [],
		...workspace === void 0 ? [] : [lstatSync(workspace).uid]
	]);
	return paths.every((path) => users.has(lstatSync(path).uid));
}
function isCalledSafe(top, program, env) {
	const args = [
		"config",
		"--global",
		"--null",
		"--get-all",
		"safe.directory"
	];
	const { root } = parse(top);
	const output = startGit(program, args, {
		cwd: root,
		env: {
			...env,
			GIT_DIR: devNull
		},
		bounds: BOUNDS$1,
		input: ""
	});
	if (output.kind === "failed") return false;
	const values = output.bytes.toString().split("\0").slice(0, -1);
	return values.slice(values.lastIndexOf("") + 1).some((folder) => folder === "*" || folder === top || folder.endsWith("/*") && isWithin(folder.slice(0, -2), top));
}
function workspaceAround(top, env) {
	if ((env["CI"] ?? "") === "" && env["TF_BUILD"] === void 0) return void 0;
	return WORKSPACES.flatMap((name) => realFolder(env[name] ?? "")).find((folder) => isWithin(folder, top));
}
function realFolder(path) {
	if (path === "") return [];
	try {
		const folder = realpathSync.native(path);
		return folder === parse(folder).root ? [] : [folder];
	} catch {
		return [];
	}
}
// src/io/git/open-repository.ts
const POINTER_SIZE = 16384;
const SETTINGS_SIZE = 1048576;
const FILES = [
	"HEAD",
	"config",
	"config.worktree",
	"index",
	"packed-refs",
	"shallow",
	"commondir",
	"info/exclude",
	"info/sparse-checkout",
	"objects/info/alternates"
];
const FOLDERS = [
	"info",
	"objects",
	"objects/info",
	"objects/pack",
	"refs",
	"refs/heads"
];
function openRepository(top, env) {
	const folders = trustedFolders(env, top);
	const program = findGit(folders);
	if (program === void 0) return refused("git is not installed");
	try {
		return open(top, program, env, gitEnvironment(env, folders));
	} catch {
		return refused("the `.git` folder cannot be read");
	}
}
function open(top, program, env, own) {
	const link = join(top, ".git");
	const folder = folderBehind(link, top);
	if (folder === void 0) return refused("the `.git` of the work tree leads to another repository");
	const common = commonOf(folder);
	if (common === void 0) return refused("the `.git` of the work tree leads to another repository");
	const odd = [.../* @__PURE__ */ new Set([folder, common])].flatMap(oddEntries)[0];
	if (odd !== void 0) return refused(`\`${odd}\` in the \`.git\` folder is not an ordinary file`);
	if (!(isOwned([
		top,
		link,
		folder,
		common
	], top, env) || isCalledSafe(top, program, own))) return refused("the work tree belongs to another user");
	if (settingsOf(common).some(leadsToNetwork)) return refused("the configuration of the repository names a network folder");
	const alternates = alternatesOf(common);
	if (alternates.some(isNetworkPath)) return refused("the objects are in a network folder");
	return {
		kind: "repository",
		repository: {
			top,
			folder,
			common,
			borrowsObjects: alternates.some((path) => !isWithin(common, path)) && !isCheckoutOfCi(top, env),
			program,
			env: {
				...own,
				...placeOf(top, folder),
				...indexOf(top, folder, env)
			}
		}
	};
}
function refused(reason) {
	return {
		kind: "refused",
		reason
	};
}
function placeOf(top, folder) {
	const place = {
		GIT_WORK_TREE: top,
		GIT_CEILING_DIRECTORIES: dirname(top)
	};
	return process.geteuid === void 0 ? place : {
		...place,
		GIT_DIR: folder
	};
}
function indexOf(top, folder, env) {
	const written = env["GIT_INDEX_FILE"];
	if (written === void 0 || written === "") return {};
	const index = resolve(top, written);
	return isWithin(folder, index) ? { GIT_INDEX_FILE: index } : {};
}
function folderBehind(link, top) {
	const stats = lstatSync(link);
	if (stats.isDirectory()) return link;
	const written = stats.isFile() ? /^gitdir: (.+)$/m.exec(textAt(link, POINTER_SIZE))?.[1] : void 0;
	if (written === void 0 || isNetworkPath(written)) return void 0;
	const folder = realpathSync.native(resolve(top, written.trim()));
	if (isWithin(top, folder)) return folder;
	const linked = textAt(join(folder, "gitdir"), POINTER_SIZE).trim();
	if (linked !== "" && isSame(resolve(folder, linked), link)) return folder;
	const worktree = settingsOf(folder).findLast(({ section, key }) => section === "core" && key === "worktree");
	return worktree !== void 0 && isSame(resolve(folder, worktree.value), top) ? folder : void 0;
}
function commonOf(folder) {
	const written = textAt(join(folder, "commondir"), POINTER_SIZE).trim();
	if (written === "") return folder;
	if (isNetworkPath(written)) return void 0;
	const common = realpathSync.native(resolve(folder, written));
	return isWithin(join(common, "worktrees"), folder) ? common : void 0;
}
function isSame(path, real) {
	if (isNetworkPath(path)) return false;
	try {
		return realpathSync.native(path) === real;
	} catch {
		return false;
	}
}
function oddEntries(folder) {
	const odd = (names, isRight) => names.filter((name) => {
		const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
		return stats !== void 0 && !isRight(stats);
	});
	return [...odd(FOLDERS, (stats) => stats.isDirectory()), ...odd(FILES, (stats) => stats.isFile())];
}
function settingsOf(folder) {
	return gitSettings(textAt(join(folder, "config"), SETTINGS_SIZE));
}
function alternatesOf(common) {
	const objects = join(common, "objects");
	return textAt(join(objects, "info", "alternates"), POINTER_SIZE).split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")).map((line) => isAbsolute(line) || isNetworkPath(line) ? line : join(objects, line));
}
const PATH_KEYS = /^(?:path|excludesfile|attributesfile|hookspath|worktree|fsmonitor)$/;
function leadsToNetwork({ key, value }) {
	return PATH_KEYS.test(key) && isNetworkPath(value);
}
function isNetworkPath(path) {
	return /^\s*"?[/\\]{2}/.test(path);
}
function textAt(path, size) {
	if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return "";
	const content = readNamedFile(path, size);
	return content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : "";
}
// src/io/git/remotes.ts
const CONFIG_SIZE = 1048576;
function remotesOf(top, env) {
	const opened = openRepository(top, env);
	return opened.kind === "repository" ? remotesIn(opened.repository) : [];
}
function remotesIn({ common }) {
	const content = readNamedFile(join(common, "config"), CONFIG_SIZE);
	if (content.kind === "unreadable") return [];
	const remotes = /* @__PURE__ */ new Map();
	for (const setting of gitSettings(new TextDecoder().decode(content.bytes))) {
		const { section, subsection, key, value } = setting;
		if (section !== "remote" || key !== "url" || value === "") continue;
		const urls = remotes.get(subsection) ?? [];
		urls.push(withoutCredentials(value));
		remotes.set(subsection, urls);
	}
	return [...remotes].map(([name, urls]) => ({
		name,
		urls
	}));
}
function withoutCredentials(url) {
	return url.replace(/^([a-z][-+.\w]*:\/\/)[^/?#]*@/i, "$1");
}
// src/io/git/list-work-tree.ts
const BYTES = 1073741824;
const PATIENCE_MS$1 = 3e3;
const LIMIT_MS = 12e4;
function listWorkTree(repository, folders, trackedOnly) {
	const listing = "-z -t --stage --cached --deleted".split(" ");
	const others = trackedOnly ? [] : ["--others", "--exclude-standard"];
	const list = (milliseconds) => runGit(repository, [
		"ls-files",
		...listing,
		...others,
		"--",
		...folders
	], {
		milliseconds,
		bytes: BYTES
	});
	const first = list(PATIENCE_MS$1);
	if (first.kind === "done") return readListing(repository.top, first.bytes.toString());
	if (first.cause !== "late") return first;
	if (hasOddIgnoreFile(repository.top)) return {
		kind: "failed",
		reason: "one of the `.gitignore` files is not an ordinary file"
	};
	const second = list(LIMIT_MS);
	return second.kind === "done" ? readListing(repository.top, second.bytes.toString()) : second;
}
function readListing(top, output) {
	const files = /* @__PURE__ */ new Set();
	const symlinks = /* @__PURE__ */ new Set();
	for (const line of output.split("\0")) {
		if (line.startsWith("? ")) {
			const path = line.slice(2);
			if (!path.endsWith("/")) (isSymlink(top, path) ? symlinks : files).add(path);
			continue;
		}
		const match = /^(\S) (\d+) \S+ \d\t(.+)$/s.exec(line);
		if (match === null) continue;
		const [, tag = "", mode = "", path = ""] = match;
		if (tag === "R" || tag === "S" && !exists(top, path)) {
			files.delete(path);
			symlinks.delete(path);
		} else if (mode === "120000") symlinks.add(path);
		else if (mode.startsWith("100")) files.add(path);
	}
	return {
		kind: "listed",
		files: [...files],
		symlinks: [...symlinks]
	};
}
function exists(top, path) {
	return lstatSync(join(top, path), { throwIfNoEntry: false }) !== void 0;
}
function isSymlink(top, path) {
	return lstatSync(join(top, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
function hasOddIgnoreFile(top) {
	const waiting = [top];
	for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) for (const entry of entriesOf$1(folder)) if (entry.isDirectory()) waiting.push(join(folder, entry.name));
	else if (entry.name === ".gitignore" && isOdd(join(folder, entry.name))) return true;
	return false;
}
function entriesOf$1(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
function isOdd(path) {
	try {
		return !statSync(path).isFile();
	} catch {
		return false;
	}
}
// src/io/ignore-rules.ts
const DIALECT = {
	paths: true,
	braces: false,
	escapes: true
};
function ignoreRules(text) {
	const rules = text.split("\n").flatMap((line) => ruleOf(line) ?? []);
	if (rules.length === 0) return () => void 0;
	const globs = globSet(rules.map(({ glob }) => globTokens(glob, DIALECT)), "path");
	return (path, isFolder) => {
		const last = globs.matching(path).findLast((index) => isFolder || rules[index]?.foldersOnly === false);
		if (last === void 0) return void 0;
		return rules[last]?.isKept === true ? "kept" : "ignored";
	};
}
function ruleOf(line) {
	const text = withoutBlankEnd(line);
	if (text === "" || text.startsWith("#")) return void 0;
	const isKept = text.startsWith("!");
	const written = isKept ? text.slice(1) : text;
	const foldersOnly = written.endsWith("/");
	const glob = foldersOnly ? written.slice(0, -1) : written;
	if (glob === "") return void 0;
	if (!glob.includes("/")) return {
		glob: `**/${glob}`,
		isKept,
		foldersOnly
	};
	return {
		glob: glob.startsWith("/") ? glob.slice(1) : glob,
		isKept,
		foldersOnly
	};
}
function withoutBlankEnd(line) {
	let end = line.length;
	while (end > 0 && /[ \t\r]/.test(line[end - 1] ?? "") && line[end - 2] !== "\\") end -= 1;
	return line.slice(0, end);
}
// src/io/walk-folder.ts
const IGNORE_FILES = [".ignore", ".gitignore"];
const IGNORE_FILE_SIZE = 1048576;
const MOST_ENTRIES = 2e6;
async function walkFolder(top) {
	const { globby } = await import("./globby.js");
	const read = contentReader(top, IGNORE_FILE_SIZE);
	const walk = {
		top,
		unreadable: [],
		textOf(path) {
			const content = read(path);
			return content.kind === "bytes" ? new TextDecoder().decode(content.bytes) : "";
		},
		around: /* @__PURE__ */ new Map(),
		entries: 0
	};
	const found = await globby("**/*", {
		cwd: top,
		dot: true,
		onlyFiles: false,
		followSymbolicLinks: false,
		expandDirectories: false,
		objectMode: true,
		fs: { readdir: readdirOf(walk) }
	});
	return {
		files: found.flatMap(({ path, dirent }) => dirent.isFile() ? [path] : []),
		symlinks: found.flatMap(({ path, dirent }) => dirent.isSymbolicLink() ? [path] : []),
		unreadable: walk.unreadable
	};
}
function readdirOf(walk) {
	function readdir(path, _options, done) {
		const folder = relative(walk.top, path);
		queueMicrotask(() => {
			const { error, entries } = visited(folder === "" ? "" : `${folder}/`, walk);
			done?.(error, entries);
		});
	}
	return readdir;
}
function visited(folder, walk) {
	try {
		return {
			error: null,
			entries: visit(folder, walk)
		};
	} catch (error) {
		return {
			error: error instanceof Error ? error : new Error(String(error)),
			entries: []
		};
	}
}
function visit(folder, walk) {
	const entries = entriesOf(folder, walk);
	const ignoring = [...ownRules(folder, entries, walk), ...walk.around.get(folder) ?? []];
	walk.around.delete(folder);
	return entries.filter((entry) => {
		const path = folder + entry.name;
		const isFolder = entry.isDirectory();
		if (isGitPath(entry.name) || isFolder && entry.name === "node_modules") return false;
		if (isIgnored(path, isFolder, ignoring)) return false;
		if (!isFolder) return true;
		if (entry.name.includes("\n")) {
			walk.unreadable.push(path);
			return false;
		}
		walk.around.set(`${path}/`, ignoring);
		return true;
	});
}
function entriesOf(folder, walk) {
	try {
		const entries = readdirSync(join(walk.top, folder), { withFileTypes: true });
		walk.entries += entries.length;
		if (walk.entries > MOST_ENTRIES) throw tooMany();
		return entries;
	} catch (error) {
		if (error instanceof CannotRun) throw error;
		walk.unreadable.push(folder);
		return [];
	}
}
function tooMany() {
	return new CannotRun(`The folder holds more than ${MOST_ENTRIES / 1e6} million files.`, "Name the folders that hold manifests.");
}
function ownRules(folder, entries, walk) {
	return IGNORE_FILES.filter((name) => entries.some((entry) => entry.name === name)).map((name) => ({
		folder,
		rules: ignoreRules(walk.textOf(folder + name))
	}));
}
function isIgnored(path, isFolder, ignoring) {
	for (const { folder, rules } of ignoring) {
		const verdict = rules(path.slice(folder.length), isFolder);
		if (verdict !== void 0) return verdict === "ignored";
	}
	return false;
}
// src/io/list-folder.ts
async function listFolder(root, folder, options) {
	const listed = listByGit(folder, options);
	return filesOf(root, listed.kind === "listed" ? listed : await walk(folder, listed.notices));
}
function listTracked(root, folder, options) {
	const listed = listByGit(folder, options);
	return listed.kind === "listed" ? filesOf(root, listed) : {
		files: [],
		notices: []
	};
}
function filesOf(root, { base, files, symlinks, notices }) {
	const listed = new Set(files.filter((file) => !isGitPath(file)).map((file) => join(base, file)));
	const linked = symlinks.map((link) => join(base, link)).filter((link) => {
		const target = fileBehind(link);
		return target !== void 0 && isWithin(root, target) && !listed.has(target);
	});
	return {
		files: [...listed, ...linked],
		notices
	};
}
function listByGit(folder, { trackedOnly, env }) {
	const top = workTreeOf(folder);
	if (top === void 0) return {
		kind: "unlisted",
		notices: []
	};
	const opened = openRepository(top, env);
	if (opened.kind === "refused") return withoutGit(opened.reason);
	const within = top === folder ? [] : [pathFrom(top, folder)];
	const listing = listWorkTree(opened.repository, within, trackedOnly);
	if (listing.kind === "failed") return withoutGit(listing.reason);
	const { files, symlinks } = listing;
	return files.length + symlinks.length > 0 || trackedOnly ? {
		kind: "listed",
		base: top,
		files,
		symlinks,
		notices: []
	} : {
		kind: "unlisted",
		notices: []
	};
}
function withoutGit(reason) {
	return {
		kind: "unlisted",
		notices: [`git did not list the files: ${reason}. Every file that no \`.gitignore\` names is checked, tracked or not.`]
	};
}
async function walk(folder, notices) {
	const { files, symlinks, unreadable } = await walkFolder(folder);
	const [first] = unreadable;
	if (first === void 0) return {
		base: folder,
		files,
		symlinks,
		notices
	};
	const missed = `The folder \`${first}\`${unreadable.length === 1 ? "" : ` and ${unreadable.length - 1} more`} cannot be listed, so nothing in it is checked.`;
	return {
		base: folder,
		files,
		symlinks,
		notices: [...notices, missed]
	};
}
function fileBehind(link) {
	try {
		const target = realpathSync.native(link);
		return statSync(target).isFile() ? target : void 0;
	} catch {
		return;
	}
}
// src/io/read-stream.ts
const SNIFFED = 8e3;
async function readStdin(stream, limit) {
	const bytes = await bytesOf$1(stream, limit, "Standard input");
	if (bytes.length === 0) throw new CannotRun("Standard input is empty.", "Check the command whose output is piped here.");
	if (bytes.subarray(0, SNIFFED).includes(0)) throw new CannotRun("Standard input is binary data, not YAML or JSON.");
	return {
		kind: "bytes",
		bytes
	};
}
async function readPipe(path, limit) {
	return {
		kind: "bytes",
		bytes: await bytesOf$1(createReadStream(path), limit, `\`${path}\``)
	};
}
async function bytesOf$1(stream, limit, name) {
	const chunks = [];
	let length = 0;
	try {
		for await (const chunk of stream) {
			chunks.push(chunk);
			length += chunk.length;
			if (length > limit) break;
		}
	} catch (error) {
		throw new CannotRun(`${name} cannot be read: the system says ${error instanceof Error && "code" in error ? String(error.code) : "unknown error"}.`);
	}
	return Buffer.concat(chunks).subarray(0, limit + 1);
}
// src/io/open-tree.ts
async function openTree(options) {
	const { located, fileSize } = options;
	const choices = [];
	for (const target of located.targets) choices.push(await choose(target, options));
	const targets = byPath(choices.flatMap(({ files }) => files));
	const around = await surroundings(targets, options);
	const chosen = around === void 0 ? targets : byPath([...around.files, ...targets.values()]);
	const wanted = filterOf(options);
	const paths = [...chosen.keys()].sort();
	const isIn = (path) => chosen.get(path)?.named === true || wanted(path);
	const read = contentReader(located.root, fileSize);
	return {
		paths: paths.filter(isIn),
		...around === void 0 ? { around: () => pathsAround(chosen, wanted, options) } : { selected: new Set(targets.keys()) },
		named: [...namedFolders(located), ...namedFiles(targets)],
		remotes: remotesOf(located.root, options.env).flatMap(({ urls }) => urls),
		excluded: paths.filter((path) => !isIn(path) && isManifestName(path)),
		notices: [...new Set([...choices, around].flatMap((choice) => choice?.notices ?? []))],
		read: (path) => chosen.get(path)?.content ?? read(path)
	};
}
function namedFolders({ root, targets }) {
	return targets.flatMap((target) => target.kind === "folder" && target.path !== root ? [pathFrom(root, target.path)] : []);
}
function namedFiles(targets) {
	return [...targets.values()].flatMap(({ path, named }) => named ? [path] : []);
}
function byPath(files) {
	const chosen = /* @__PURE__ */ new Map();
	for (const file of files) if (file.named || !chosen.has(file.path)) chosen.set(file.path, file);
	return chosen;
}
async function surroundings(targets, options) {
	const { located, stdin } = options;
	const { root, targets: named } = located;
	if (!named.every(({ kind }) => kind === "file" || kind === "glob" || kind === "stdin" && stdin.isNamed) || workTreeOf(root) !== root) return void 0;
	const around = await chooseBelow(root, () => true, options);
	const listed = /* @__PURE__ */ new Set([...around.files.map(({ path }) => path), stdin.path]);
	return [...targets.keys()].every((path) => listed.has(path)) ? around : void 0;
}
function pathsAround(chosen, wanted, options) {
	const { root, start } = options.located;
	if (start === root || workTreeOf(root) !== root) return [];
	return listTracked(root, root, options).files.map((absolute) => pathFrom(root, absolute)).filter((path) => !chosen.has(path) && wanted(path)).sort();
}
async function choose(target, options) {
	const { located, stdin, fileSize } = options;
	switch (target.kind) {
		case "stdin": return one({
			path: stdin.path,
			named: true,
			content: await readStdin(stdin.stream, fileSize)
		});
		case "stream": return one({
			path: `${pathFrom("/", target.path)}.yaml`,
			named: true,
			content: await readPipe(target.path, fileSize)
		});
		case "file": return one({
			path: pathFrom(located.root, target.path),
			named: true
		});
		case "folder": return chooseBelow(target.path, () => true, options);
		default: {
			const { matches } = pathGlobs([target.pattern]);
			const choice = await chooseBelow(target.folder, matches, options);
			if (choice.files.length === 0) throw new CannotRun(`No file matches \`${target.as}\`.`);
			return choice;
		}
	}
}
function one(file) {
	return {
		files: [file],
		notices: []
	};
}
async function chooseBelow(folder, matches, options) {
	const { root } = options.located;
	const { files, notices } = await listFolder(root, folder, options);
	return {
		files: files.filter((absolute) => matches(pathFrom(folder, absolute))).map((absolute) => ({
			path: pathFrom(root, absolute),
			named: false
		})),
		notices
	};
}
function filterOf({ include, exclude }) {
	const included = pathGlobs(include);
	const excluded = pathGlobs(exclude);
	return (path) => (include.length === 0 || included.matches(path)) && !excluded.matches(path);
}
// src/config/config-value.ts
function itemsOf(value) {
	return Array.isArray(value) ? value : [];
}
function mapOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function textOf$2(value) {
	return typeof value === "string" || typeof value === "number" ? String(value) : void 0;
}
function textsOf(value) {
	return itemsOf(value).flatMap((item) => textOf$2(item) ?? []);
}
// src/model/limits.ts
const DEFAULT_LIMITS = {
	fileSize: 10485760,
	aliasNodes: 1e6,
	depth: 200,
	documents: 1e4
};
// src/model/settings.ts
const DEFAULT_RELOADER = {
	autoReloadAll: false,
	reloadOnCreate: false,
	reloadOnDelete: false,
	ignoresConfigMaps: false,
	ignoresSecrets: false,
	ignoredNamespaces: [],
	argoRollouts: true
};
// src/options/producer-rows.ts
function producerRowOf(value) {
	const row = mapOf(value);
	return {
		group: text(row["group"]),
		kinds: texts(row["kinds"]),
		...optional(row, "versions", texts),
		...optional(row, "controller", text),
		...optional(row, "makes", (made) => itemsOf(made).map(productOf)),
		...optional(row, "adds", (added) => itemsOf(added).map(additionOf)),
		...optional(row, "copies", (copied) => itemsOf(copied).map(copyOf)),
		complete: row["complete"] === true
	};
}
function productOf(value) {
	const product = mapOf(value);
	return {
		kind: product["kind"] === "ConfigMap" ? "ConfigMap" : "Secret",
		name: text(product["name"]),
		...optional(product, "each", text),
		...optional(product, "namespace", text),
		...optional(product, "keys", texts),
		...optional(product, "unknownIf", texts),
		...optional(product, "type", text),
		...optional(product, "when", texts),
		...optional(product, "unless", texts)
	};
}
function additionOf(value) {
	const addition = mapOf(value);
	return {
		when: texts(addition["when"]),
		...optional(addition, "keys", texts)
	};
}
function copyOf(value) {
	return { when: texts(mapOf(value)["when"]) };
}
function optional(map, name, read) {
	const value = map[name];
	const field = {};
	if (value !== void 0) field[name] = read(value);
	return field;
}
function text(value) {
	return typeof value === "string" ? value : "";
}
function texts(value) {
	return itemsOf(value).map(text);
}
// src/options/declared-clusters.ts
function declaredClusters(value) {
	return itemsOf(value).map((item) => {
		const { name, server, project, labels, annotations, folders } = mapOf(item);
		const [address, inProject] = [textOf$2(server), textOf$2(project)];
		return {
			name: textOf$2(name) ?? "",
			...address !== void 0 && { server: address },
			...inProject !== void 0 && { project: inProject },
			labels: textMap(labels),
			annotations: textMap(annotations),
			folders: textsOf(folders).map((folder) => folderText(folder) || ".")
		};
	});
}
function textMap(value) {
	const texts = Object.entries(mapOf(value)).map(([key, text]) => [key, textOf$2(text) ?? ""]);
	return new Map(texts);
}
// src/options/rule-settings.ts
const SEVERITIES = [
	"error",
	"warning",
	"info",
	"off"
];
function ruleSettingsOf(values, config, ruleIds) {
	const flags = flagSeverities(values, ruleIds);
	const overrides = itemsOf(config.get("overrides")).map((item) => overrideOf(item, flags));
	return {
		rules: new Map([...severitiesOf(config.get("rules")), ...flags]),
		...overrides.length > 0 && { overrides },
		...onlyOf(values, ruleIds)
	};
}
function flagSeverities(values, ruleIds) {
	const settings = (values.get("rule") ?? []).map((setting) => {
		const [id, value] = splitPair("--rule", setting, "missing-secret=error");
		checkKnown(id, ruleIds, "rule", "envfrom rules");
		checkValue(value, SEVERITIES, `\`--rule ${id}\``);
		return [id, pick(SEVERITIES, value) ?? "off"];
	});
	return new Map(settings);
}
function severitiesOf(rules) {
	const settings = Object.entries(mapOf(rules)).flatMap(([id, value]) => {
		const severity = pick(SEVERITIES, textOf$2(value));
		return severity === void 0 ? [] : [[id, severity]];
	});
	return new Map(settings);
}
function overrideOf(value, flags) {
	const { paths, rules } = mapOf(value);
	const severities = [...severitiesOf(rules)].filter(([id]) => !flags.has(id));
	return {
		paths: textsOf(paths),
		rules: new Map(severities)
	};
}
function onlyOf(values, ruleIds) {
	const only = values.get("only");
	if (only === void 0) return {};
	for (const id of only) checkValue(id, ruleIds, "`--only`");
	return { only: new Set(only) };
}
// src/options/run-options.ts
const RESTRICTORS = ["repository", "root"];
function runOptionsOf(values, config, ruleIds) {
	const text = (flag, key) => values.get(flag)?.at(-1) ?? textOf$2(config.get(key));
	const repositoryUrls = values.get("repo-url") ?? textsOf(config.get("repositoryUrls"));
	const charts = textsOf(config.get("charts")).map(folderText);
	const anyVersion = values.has("chart-version-any") || config.get("chartVersionAny") === true;
	const clusters = declaredClusters(config.get("clusters"));
	const producers = itemsOf(config.get("producers")).map(producerRowOf);
	const included = values.get("include") ?? textsOf(config.get("include"));
	return {
		settings: {
			kubernetesVersion: minorOf(text("kubernetes-version", "kubernetesVersion")),
			strict: values.has("strict") || config.get("strict") === true,
			...ruleSettingsOf(values, config, ruleIds),
			externals: itemsOf(config.get("externals")).map(externalOf),
			...clusters.length > 0 && { clusters },
			...producers.length > 0 && { producers },
			limits: limitsOf(values, config),
			loadRestrictor: pick(RESTRICTORS, text("load-restrictor", "loadRestrictor")) ?? "repository",
			...repositoryUrls.length > 0 && { repositoryUrls },
			...charts.length > 0 && { charts },
			...anyVersion && { anyChartVersion: true },
			suppressions: values.has("no-ignore") ? "ignore" : "apply",
			...config.has("reloader") && { reloader: reloaderOf(config.get("reloader")) }
		},
		failOn: values.has("exit-zero") ? "never" : pick(FAIL_ON, text("fail-on", "failOn")) ?? "error",
		maxWarnings: numberOf("--max-warnings", text("max-warnings", "maxWarnings")),
		include: included,
		exclude: [...textsOf(config.get("exclude")), ...values.get("exclude") ?? []]
	};
}
function minorOf(version) {
	if (version === void 0) return 36;
	const minor = Number(/^v?1\.(\d{1,3})(?:\.\d+)?(?:[-+].*)?$/.exec(version)?.[1] ?? NaN);
	if (minor >= 25 && minor <= 36) return minor;
	throw new CannotRun(`Unsupported Kubernetes version \`${version}\`: use 1.25 to 1.36.`);
}
const LIMIT_NAMES = /* @__PURE__ */ new Map([
	["file-size", "fileSize"],
	["alias-nodes", "aliasNodes"],
	["depth", "depth"],
	["documents", "documents"]
]);
function limitsOf(values, config) {
	const limits = { ...DEFAULT_LIMITS };
	const configured = mapOf(config.get("limits"));
	for (const key of LIMIT_NAMES.values()) {
		const value = configured[key];
		if (typeof value === "number") limits[key] = value;
	}
	for (const setting of values.get("limit") ?? []) {
		const [name, value] = splitPair("--limit", setting, "file-size=20000000");
		checkValue(name, [...LIMIT_NAMES.keys()], "`--limit`");
		const key = LIMIT_NAMES.get(name);
		const number = numberOf(`--limit ${name}`, value);
		if (key !== void 0 && number !== void 0) limits[key] = Math.max(1, number);
	}
	return limits;
}
function externalOf(value) {
	const { kind, namespace, name, keys } = mapOf(value);
	return {
		kind: kind === "ConfigMap" ? "ConfigMap" : "Secret",
		namespace: textOf$2(namespace) ?? "*",
		name: textOf$2(name) ?? "*",
		keys: keys === void 0 ? void 0 : textsOf(keys)
	};
}
function reloaderOf(value) {
	const given = mapOf(value);
	const flag = (name) => typeof given[name] === "boolean" ? given[name] : DEFAULT_RELOADER[name] === true;
	return {
		autoReloadAll: flag("autoReloadAll"),
		reloadOnCreate: flag("reloadOnCreate"),
		reloadOnDelete: flag("reloadOnDelete"),
		ignoresConfigMaps: flag("ignoresConfigMaps"),
		ignoresSecrets: flag("ignoresSecrets"),
		argoRollouts: flag("argoRollouts"),
		ignoredNamespaces: textsOf(given["ignoredNamespaces"])
	};
}
// src/config/config-notice.ts
const MOST_NAMED = 6;
function configNotice(config, path) {
	const changes = [
		...ruleChanges(mapOf(config.get("rules"))),
		...overrideChanges(itemsOf(config.get("overrides"))),
		...countOf(config.get("include"), "include", "includes"),
		...countOf(config.get("exclude"), "exclude", "excludes"),
		...countOf(config.get("repositoryUrls"), "repository URL", "repository URLs"),
		...countOf(config.get("charts"), "folder of charts", "folders of charts"),
		...clusterChanges(itemsOf(config.get("clusters"))),
		...externalChanges(itemsOf(config.get("externals"))),
		...producerChanges(itemsOf(config.get("producers"))),
		...limitChanges(mapOf(config.get("limits"))),
		...["failOn", "maxWarnings"].flatMap((key) => {
			const value = config.get(key);
			return value === void 0 ? [] : [`${key} ${scalarText(value)}`];
		})
	];
	return changes.length === 0 ? void 0 : `\`${path}\` changes this run: ${changes.join("; ")}.`;
}
function ruleChanges(rules) {
	const off = Object.keys(rules).filter((rule) => rules[rule] === "off");
	const others = Object.keys(rules).filter((rule) => rules[rule] !== "off");
	return [...off.length === 0 ? [] : [`${number(off.length, "rule")} off (${named(off)})`], ...others.length === 0 ? [] : [`${number(others.length, "rule")} at another severity (${named(others.map((rule) => `${rule}: ${scalarText(rules[rule])}`))})`]];
}
function overrideChanges(overrides) {
	if (overrides.length > MOST_NAMED) return [`${overrides.length} overrides of rules`];
	return overrides.map((override) => {
		const { paths, rules } = mapOf(override);
		return `in ${named(itemsOf(paths).map(scalarText))}: ${ruleChanges(mapOf(rules)).join(", ")}`;
	});
}
function clusterChanges(clusters) {
	const registered = clusters.filter((cluster) => mapOf(cluster)["server"] !== void 0);
	return registered.length === 0 ? [] : [`${number(registered.length, "cluster")} of Argo CD`];
}
function externalChanges(externals) {
	if (externals.length === 0) return [];
	const any = externals.filter((external) => /^[*?]+$/.test(scalarText(mapOf(external)["name"])));
	const broad = any.length === 0 ? "" : `, ${any.length} of them for any name`;
	return [`${number(externals.length, "external")}${broad}`];
}
function producerChanges(rows) {
	return rows.length === 0 ? [] : [number(rows.length, "producer")];
}
function limitChanges(limits) {
	const names = Object.keys(limits).map((name) => `${name} ${scalarText(limits[name])}`);
	return names.length === 0 ? [] : [`limits (${named(names)})`];
}
function countOf(value, one, many) {
	const globs = itemsOf(value).map(scalarText);
	if (globs.length === 0) return [];
	return [`${globs.length} ${globs.length === 1 ? one : many} (${named(globs)})`];
}
function named(names) {
	const shown = names.slice(0, MOST_NAMED).join(", ");
	return names.length > MOST_NAMED ? `${shown} and ${names.length - MOST_NAMED} more` : shown;
}
function number(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function scalarText(value) {
	return typeof value === "object" ? "" : String(value);
}
// src/cli/run-config.ts
async function runConfig(located, values, ruleIds, tree) {
	const { here, root, start } = located;
	const named = values.get("config")?.at(-1);
	if (named !== void 0) {
		const config = await read(namedConfig(here, root, named, tree), ruleIds);
		return {
			config,
			notices: isWithin(root, resolve(here, named)) ? about(config, named) : []
		};
	}
	const found = values.has("no-config") ? void 0 : findConfig(start, root, tree);
	if (found === void 0) return {
		config: /* @__PURE__ */ new Map(),
		notices: []
	};
	const { file, passedOver } = found;
	const config = await read(file, ruleIds);
	const second = passedOver === void 0 ? [] : [`\`${passedOver}\` is not read, since \`${file.path}\` is there too.`];
	return {
		config,
		notices: [...about(config, file.path), ...second]
	};
}
function about(config, path) {
	const notice = configNotice(config, path);
	return notice === void 0 ? [] : [notice];
}
async function read(file, ruleIds) {
	const { readConfig } = await import("./read-config.js");
	return readConfig(file, await ruleIds());
}
// src/cli/tune-compiler.ts
const LONG_RUN_FILES = 2e4;
const FLAGS = /* @__PURE__ */ new Map([
	["20", [
		"interrupt-budget",
		1e6,
		67584
	]],
	["22", [
		"invocation-count-for-turbofan",
		2e4,
		3e3
	]],
	["24", [
		"invocation-count-for-turbofan",
		2e4,
		3e3
	]]
]);
function tuneCompiler(files) {
	const [major = ""] = process.versions.node.split(".");
	const flag = FLAGS.get(major);
	if (flag === void 0) return;
	const [name, late, usual] = flag;
	setFlagsFromString(`--${name}=${files < LONG_RUN_FILES ? late : usual}`);
}
// src/cli/open-run.ts
async function openRun(paths, values, outside, stored = {}) {
	const fleet = values.get("fleet");
	if (fleet !== void 0) return openRunOfFleet(fleet, paths, values, outside);
	const located = locatePaths(outside.cwd, paths);
	if (outside.stdin.isTTY === true && located.targets.some(({ kind }) => kind === "stdin")) throw new CannotRun("`-` reads standard input, but nothing is piped into it.");
	const { config, notices } = await runConfig(located, values, ruleIds, stored.config?.(located));
	const options = withBuild(runOptionsOf(values, config, values.has("rule") || values.has("only") ? await ruleIds() : []), values, located);
	const tree = stored.open?.(located, options) ?? await treeOnDisk(located, options, values, outside);
	tuneCompiler(tree.paths.length);
	const charts = openChartShelf({
		root: located.root,
		folders: options.settings.charts ?? [".envfrom/charts"],
		env: outside.env,
		fileSize: options.settings.limits.fileSize
	});
	return {
		...options,
		located,
		tree: {
			...tree,
			charts
		},
		notices: [...notices, ...tree.notices ?? []]
	};
}
async function openRunOfFleet(fleet, paths, values, outside) {
	const path = paths.find((each) => each !== ".");
	if (path !== void 0) throw new CannotRun(`A fleet is checked as a whole, so there is no place for \`${path}\`.`);
	const { openFleet } = await import("./open-fleet.js");
	const run = await openFleet(fleet, values, outside, await ruleIds());
	tuneCompiler(run.tree.paths.length);
	return run;
}
async function ruleIds() {
	const { catalogue } = await import("./catalogue.js");
	return catalogue.map(({ meta }) => meta.id);
}
function treeOnDisk(located, options, values, outside) {
	return openTree({
		located,
		include: options.include,
		exclude: options.exclude,
		trackedOnly: values.has("tracked") || outside.env["PRE_COMMIT"] === "1",
		fileSize: options.settings.limits.fileSize,
		env: outside.env,
		stdin: {
			stream: outside.stdin,
			path: stdinPath(located, values),
			isNamed: values.has("stdin-filename")
		}
	});
}
function withBuild(options, values, { root, here }) {
	const build = values.get("build")?.at(-1);
	if (build === void 0) return options;
	const path = pathFrom(root, resolve(here, build)) || ".";
	return {
		...options,
		settings: {
			...options.settings,
			build: path
		}
	};
}
function stdinPath({ root, here }, values) {
	const name = values.get("stdin-filename")?.at(-1) ?? "stdin.yaml";
	const path = resolve(here, name);
	return isWithin(root, path) ? pathFrom(root, path) : basename(path);
}
// src/cli/open-check.ts
async function openCheck(paths, values, outside) {
	const sides = sidesOf(values, outside);
	if (sides === void 0) return withBaseline({
		...await openRun(paths, values, outside),
		showsAll: values.has("all-problems")
	}, values);
	const { openComparison } = await import("./open-comparison.js");
	const { base, labels, ...run } = await openComparison(paths, values, outside, sides);
	const showsAll = values.has("all-problems");
	return withBaseline({
		...run,
		base: {
			tree: base,
			label: labels.base
		},
		showsAll
	}, values);
}
function sidesOf(values, { env }) {
	const revision = values.get("base")?.at(-1);
	const folder = values.get("base-dir")?.at(-1);
	const isStaged = values.has("staged");
	if (folder !== void 0) {
		const other = isStaged ? "--staged" : "--base";
		if (revision !== void 0 || isStaged) throw new CannotRun(`\`--base-dir\` and \`${other}\` cannot be used together.`);
		return {
			base: {
				kind: "folder",
				path: folder
			},
			head: { kind: "work-tree" }
		};
	}
	const head = { kind: isStaged ? "index" : "work-tree" };
	const named = revision ?? (isStaged ? env["PRE_COMMIT_FROM_REF"] : void 0);
	if (named !== void 0 && named !== "") return {
		base: named === "auto" ? { kind: "default" } : {
			kind: "revision",
			revision: named
		},
		head
	};
	if (isStaged) return {
		base: { kind: "last-commit" },
		head
	};
	if (!values.has("config-from")) return void 0;
	throw new CannotRun("`--config-from` needs something to compare with: `--base`.");
}
function withBaseline(run, values) {
	if (values.has("no-baseline")) return run;
	const { here, root } = run.located;
	const named = values.get("baseline")?.at(-1);
	const path = named ?? ".envfrom-baseline.json";
	const isOfBase = values.get("config-from")?.at(-1) === "base";
	const of = (tree) => named === void 0 ? tree.read(path) : readNamed(here, root, named, tree);
	const now = of(run.tree);
	const before = run.base === void 0 ? void 0 : of(run.base.tree);
	const used = isOfBase ? before ?? now : now;
	if (used.kind === "unreadable") {
		if (named === void 0 || isOfBase) return run;
		throw new CannotRun(`Cannot read the baseline \`${path}\`: ${used.reason}.`);
	}
	const entries = readBaseline(textOf$1(used), path);
	const notices = before === void 0 || isOfBase ? [] : changeOfBaseline(entries, before, now, path);
	return {
		...run,
		baseline: {
			path,
			entries
		},
		notices: [...run.notices, ...notices]
	};
}
function changeOfBaseline(entries, before, now, path) {
	if (before.kind === "bytes" && now.kind === "bytes" && before.bytes === now.bytes) return [];
	const known = before.kind === "bytes" ? readBaseline(textOf$1(before), path) : [];
	const had = new Map(known.map((entry) => [entry.fingerprint, entry.count]));
	const added = entries.reduce((sum, { fingerprint, count: more }) => sum + Math.max(0, more - (had.get(fingerprint) ?? 0)), 0);
	if (added === 0) return [];
	return [`The change itself adds ${count(added, "problem")} to the baseline \`${path}\`.`];
}
function textOf$1(content) {
	return new TextDecoder().decode(content.bytes);
}
// src/cli/path-from-here.ts
function pathFromHere({ here, root }) {
	if (here === root) return void 0;
	return (path) => {
		const shown = relative(here, join(root, path));
		return shown === "" ? "." : shown.split(sep).join("/");
	};
}
// src/cli/spinner.ts
const PATIENCE_MS = 300;
function startSpinner({ stderr, env, onRead }) {
	if (onRead !== void 0) return {
		load: () => Promise.resolve(),
		show: onRead,
		stop: () => {}
	};
	if (!(stderr === process.stderr && stderr.isTTY === true && (stderr.columns ?? 0) > 0) || (env["CI"] ?? "") !== "") return void 0;
	const start = performance.now();
	let draw = nothing;
	let stop = nothing;
	return {
		async load() {
			const { default: ora } = await import("./ora.js");
			const spinner = ora({
				stream: process.stderr,
				hideCursor: false,
				discardStdin: false
			});
			stop = () => void spinner.stop();
			draw = (text) => {
				spinner.text = text;
				if (spinner.isSpinning) spinner.render();
				else spinner.start();
			};
		},
		show({ done, total }) {
			if (performance.now() - start < PATIENCE_MS) return;
			draw(`Reading ${done} of ${total} files`);
		},
		stop: () => stop()
	};
}
function nothing() {}
// src/cli/progress.ts
const FRAME_MS = 80;
const MANY_FILES = 200;
function startProgress(outside) {
	const spinner = startSpinner(outside);
	if (spinner === void 0) return {
		watch: (tree) => Promise.resolve(tree),
		stop: () => {}
	};
	return {
		async watch(tree) {
			const unread = new Set(tree.paths.filter(isManifestName));
			const total = unread.size;
			if (total < MANY_FILES) return tree;
			await spinner.load();
			let lastFrame = performance.now();
			return {
				...tree,
				read(path) {
					unread.delete(path);
					const now = performance.now();
					if (now - lastFrame >= FRAME_MS) {
						lastFrame = now;
						spinner.show({
							done: total - unread.size,
							total
						});
					}
					return tree.read(path);
				}
			};
		},
		stop: () => spinner.stop()
	};
}
// src/io/cache/cache-folder.ts
function usualCacheFolder(env) {
	const caches = textOf(env["XDG_CACHE_HOME"]);
	if (caches !== void 0) return join(caches, "envfrom");
	if (platform() === "win32") {
		const local = textOf(env["LOCALAPPDATA"]);
		return local === void 0 ? void 0 : join(local, "envfrom", "Cache");
	}
	const home = textOf(env["HOME"]);
	if (home === void 0) return void 0;
	return platform() === "darwin" ? join(home, "Library", "Caches", "envfrom") : join(home, ".cache", "envfrom");
}
function liesIn(root, folder) {
	return isWithin(root, withRealParent(resolve(folder)));
}
function withRealParent(path) {
	try {
		return realpathSync.native(path);
	} catch {
		const parent = dirname(path);
		return parent === path ? path : join(withRealParent(parent), path.slice(parent.length));
	}
}
function textOf(value) {
	return value === void 0 || value === "" ? void 0 : value;
}
// src/io/cache/keyed-digest.ts
function keyedDigest(key) {
	return (...parts) => markOf(key, "digest", parts).toString("hex");
}
function markOf(key, purpose, parts) {
	const mark = createHmac("sha256", key).update(purpose);
	for (const part of parts) {
		const bytes = typeof part === "string" ? Buffer.from(part) : part;
		mark.update(`\0${bytes.length}\0`).update(bytes);
	}
	return mark.digest();
}
// src/io/cache/open-store.ts
const MEGABYTE = 1048576;
const BOUNDS = {
	entry: 32 * MEGABYTE,
	all: 256 * MEGABYTE,
	count: 500
};
const KEY_BYTES = 32;
const MARK_BYTES = 32;
const KEY = "key";
const ENTRY = /^[0-9a-f]{64}$/;
const PARTIAL = /^[0-9a-f]{16}\.tmp$/;
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function openStore(folder, bounds = BOUNDS) {
	try {
		mkdirSync(folder, {
			recursive: true,
			mode: 448
		});
		if (!isPrivate(lstatSync(folder), "folder")) return void 0;
		const key = keyOf(folder);
		return key === void 0 ? void 0 : storeWith(folder, key, bounds);
	} catch {
		return;
	}
}
function storeWith(folder, key, bounds) {
	return {
		digest: keyedDigest(key),
		get: (name) => attempt(() => entryAt(folder, name, key, bounds)),
		put: (name, content) => attempt(() => {
			if (!ENTRY.test(name) || content.length > bounds.entry) return;
			writeWhole(folder, name, [markOf(key, "entry", [name, content]), content]);
			removeOldest(folder, bounds);
		})
	};
}
function entryAt(folder, name, key, bounds) {
	if (!ENTRY.test(name)) return void 0;
	const bytes = bytesOf(join(folder, name), bounds.entry + MARK_BYTES);
	if (bytes === void 0 || bytes.length < MARK_BYTES) return void 0;
	const content = bytes.subarray(MARK_BYTES);
	return timingSafeEqual(bytes.subarray(0, MARK_BYTES), markOf(key, "entry", [name, content])) ? content : void 0;
}
function keyOf(folder) {
	const path = join(folder, KEY);
	const found = attempt(() => bytesOf(path, KEY_BYTES));
	if (found?.length === KEY_BYTES) return found;
	if (found !== void 0) rmSync(path, { force: true });
	const partial = writePartial(folder, [randomBytes(KEY_BYTES)]);
	attempt(() => linkSync(partial, path));
	rmSync(partial, { force: true });
	const made = bytesOf(path, KEY_BYTES);
	return made?.length === KEY_BYTES ? made : void 0;
}
function bytesOf(path, most) {
	const file = openSync(path, READ);
	try {
		const stats = fstatSync(file);
		return isPrivate(stats, "file") && stats.size <= most ? readFileSync(file) : void 0;
	} finally {
		closeSync(file);
	}
}
function isPrivate(stats, kind) {
	if (!(kind === "file" ? stats.isFile() : stats.isDirectory())) return false;
	const user = process.geteuid?.();
	if (user === void 0) return true;
	return stats.uid === user && (stats.mode & (kind === "file" ? 63 : 18)) === 0;
}
function writeWhole(folder, name, parts) {
	const partial = writePartial(folder, parts);
	try {
		renameSync(partial, join(folder, name));
	} catch (error) {
		rmSync(partial, { force: true });
		throw error;
	}
}
function writePartial(folder, parts) {
	const path = join(folder, `${randomBytes(8).toString("hex")}.tmp`);
	const file = openSync(path, "wx", 384);
	try {
		for (const part of parts) writeFileSync(file, part);
	} catch (error) {
		rmSync(path, { force: true });
		throw error;
	} finally {
		closeSync(file);
	}
	return path;
}
function removeOldest(folder, { all, count }) {
	const entries = readdirSync(folder).filter((name) => ENTRY.test(name) || PARTIAL.test(name)).flatMap((name) => {
		const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
		return stats === void 0 ? [] : [{
			name,
			size: stats.size,
			at: stats.mtimeMs
		}];
	}).sort((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1));
	let bytes = 0;
	for (const [index, { name, size }] of entries.entries()) {
		bytes += size;
		if (index >= count || bytes > all) rmSync(join(folder, name), { force: true });
	}
}
function attempt(work) {
	try {
		return work();
	} catch {
		return;
	}
}
// src/io/cache/program-digest.ts
const MOST_FILES = 300;
function programDigest(folder) {
	try {
		const names = readdirSync(folder, {
			recursive: true,
			encoding: "utf8"
		}).filter((name) => name.endsWith(".js")).sort();
		if (names.length === 0 || names.length > MOST_FILES) return void 0;
		const digest = createHash("sha256");
		for (const name of names) {
			const code = readFileSync(join(folder, name));
			digest.update(`${name}\0${code.length}\0`).update(code);
		}
		return digest.digest("hex");
	} catch {
		return;
	}
}
// src/io/cache/record-reads.ts
function recordReads(digest) {
	const reads = /* @__PURE__ */ new Map();
	const contents = /* @__PURE__ */ new Map();
	let isSteady = true;
	const note = (tree, door, path, answer) => {
		const id = `${tree} ${door} ${path}`;
		const known = reads.get(id);
		if (known === void 0) reads.set(id, [
			tree,
			door,
			path,
			answer
		]);
		else if (known[3] !== answer) isSteady = false;
	};
	const noting = (tree, door, read) => (path) => {
		const content = read(path);
		const id = `${tree} ${door} ${path}`;
		if (contents.get(id) === content) return content;
		contents.set(id, content);
		note(tree, door, path, digestOf(content, digest));
		return content;
	};
	return {
		record(name, tree) {
			const { around, charts } = tree;
			return {
				...tree,
				read: noting(name, "file", tree.read),
				...charts !== void 0 && { charts: {
					...charts,
					read: noting(name, "chart", charts.read)
				} },
				...around !== void 0 && { around() {
					const paths = around();
					note(name, "around", "", digest(...paths));
					return paths;
				} }
			};
		},
		reads: () => isSteady ? [...reads.values()] : void 0
	};
}
function isUnchanged(reads, trees, digest) {
	return reads.every(([name, door, path, answer]) => {
		const tree = trees[name];
		if (tree === void 0) return false;
		if (door === "around") return tree.around !== void 0 && digest(...tree.around()) === answer;
		const read = door === "file" ? tree.read : tree.charts?.read;
		return read !== void 0 && digestOf(read(path), digest) === answer;
	});
}
function shapeOf(tree) {
	const { paths, selected, named, remotes, repositories, excluded, around, charts, notices } = tree;
	return {
		paths,
		selected: selected === void 0 ? void 0 : [...selected].sort(),
		named,
		remotes,
		repositories,
		excluded,
		hasAround: around !== void 0,
		charts: charts?.paths,
		notices
	};
}
function digestOf(content, digest) {
	return content.kind === "bytes" ? digest("bytes", content.bytes) : digest("unreadable", content.reason, content.cause ?? "");
}
// src/cli/kept/data-text.ts
function dataText(data) {
	return JSON.stringify(data, (_, value) => {
		if (value instanceof Map) return { map: [...value] };
		if (value instanceof Set) return { set: [...value] };
		return value instanceof RegExp ? { pattern: String(value) } : value;
	});
}
// src/cli/kept/run-cache.ts
function openRunCache(run, layout, { values }, outside) {
	const folder = cacheFolder(run, values, outside);
	if (folder === void 0 || outside.kept === void 0) return void 0;
	const program = programDigest(outside.kept.program);
	const store = program === void 0 ? void 0 : openStore(folder);
	if (store === void 0) return void 0;
	const name = store.digest(keyText(run, layout, program));
	const recorder = recordReads(store.digest);
	const isAsked = outside.kept.isAsked;
	return {
		find: () => isAsked ? findAnswer(store, name, treesOf(run, run.tree)) : void 0,
		record(of, tree) {
			const base = of.base && {
				...of.base,
				tree: recorder.record("base", of.base.tree)
			};
			return {
				...of,
				tree: recorder.record("head", tree),
				...base !== void 0 && { base }
			};
		},
		keep(answer) {
			const reads = recorder.reads();
			if (reads !== void 0) store.put(name, entryOf(answer, reads));
		}
	};
}
function cacheFolder({ located: { here, root, targets }, roots = [root] }, values, outside) {
	const named = values.get("cache")?.at(-1);
	if (named !== void 0 && values.has("no-cache")) throw new CannotRun("`--cache` and `--no-cache` cannot be used together.");
	const isInside = (folder) => roots.some((each) => liesIn(each, folder));
	if (named !== void 0 && isInside(resolve(here, named))) throw new CannotRun(`\`--cache ${named}\` is inside the checked files, and whoever writes those could write results there.`, "Name a folder outside the repository, such as `--cache ~/.cache/envfrom`.");
	const isStream = targets.some(({ kind }) => kind === "stdin" || kind === "stream");
	if (values.has("no-cache") || values.has("fix") || isStream) return void 0;
	if (named !== void 0) return resolve(here, named);
	const usual = isLogOfCi(outside) ? void 0 : usualCacheFolder(outside.env);
	return usual === void 0 || isInside(usual) ? void 0 : usual;
}
function treesOf({ base }, head) {
	return base === void 0 ? { head } : {
		head,
		base: base.tree
	};
}
function keyText(run, layout, program) {
	const { tree, base, ...rest } = run;
	const trees = {
		head: shapeOf(tree),
		base: base === void 0 ? void 0 : {
			label: base.label,
			...shapeOf(base.tree)
		}
	};
	return dataText([
		VERSION,
		program,
		process.version,
		process.platform,
		rest,
		layout,
		trees
	]);
}
function findAnswer(store, name, trees) {
	const entry = store.get(name);
	if (entry === void 0) return void 0;
	const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.length);
	const start = HEADER_LENGTH + bytes.readUInt32BE(0);
	const header = JSON.parse(bytes.toString("utf8", HEADER_LENGTH, start));
	if (!isUnchanged(header.reads, trees, store.digest)) return void 0;
	let at = start;
	const outputs = header.outputs.map(({ file, bytes: length }) => {
		const text = bytes.toString("utf8", at, at + length);
		at += length;
		return {
			file,
			text
		};
	});
	return {
		says: header.says,
		outputs,
		code: header.code
	};
}
const HEADER_LENGTH = 4;
function entryOf({ says, outputs, code }, reads) {
	const texts = outputs.map(({ text }) => Buffer.from(text));
	const header = {
		reads,
		says,
		code,
		outputs: outputs.map(({ file }, index) => ({
			...file !== void 0 && { file },
			bytes: texts[index]?.length ?? 0
		}))
	};
	const head = Buffer.from(JSON.stringify(header));
	const length = Buffer.alloc(HEADER_LENGTH);
	length.writeUInt32BE(head.length);
	return Buffer.concat([
		length,
		head,
		...texts
	]);
}
// src/cli/wanted-formats.ts
function wantedFormats(values, { env }) {
	const output = values.get("output")?.at(-1);
	const asked = values.get("format");
	if (asked === void 0) {
		const text = {
			format: "text",
			file: output
		};
		return env["GITHUB_ACTIONS"] === "true" ? [text, {
			format: "github",
			file: void 0
		}] : [text];
	}
	const wanted = asked.map(formatAndFile);
	if (output !== void 0) return [withOutput(wanted, output)];
	refuseSharedPlaces(wanted);
	return wanted;
}
function formatAndFile(text) {
	const cut = text.indexOf("=");
	const name = cut === -1 ? text : text.slice(0, cut);
	const file = cut === -1 ? "" : text.slice(cut + 1);
	return {
		format: PROBLEM_FORMATS.find((known) => known === name) ?? "text",
		file: file === "" ? void 0 : file
	};
}
function withOutput(wanted, output) {
	const [first, second] = wanted;
	const named = wanted.find(({ file }) => file !== void 0);
	if (first !== void 0 && second === void 0 && named === void 0) return {
		format: first.format,
		file: output
	};
	throw new CannotRun(named === void 0 ? "`--output` names the file of one format, but several formats are given." : `\`--output\` cannot be used together with \`--format ${named.format}=${named.file ?? ""}\`.`, `Name the file of each format, as in \`--format json=${output}\`.`);
}
const LOG_FORMATS = /* @__PURE__ */ new Set([
	"text",
	"concise",
	"github"
]);
function refuseSharedPlaces(wanted) {
	for (const [at, { format, file }] of wanted.entries()) {
		const same = wanted.slice(0, at).find((other) => other.file === file);
		if (same === void 0) continue;
		const isLog = [same.format, format].every((one) => LOG_FORMATS.has(one));
		if (file === void 0 && isLog && format === "github" !== (same.format === "github")) continue;
		const place = file === void 0 ? "standard output" : `\`${file}\``;
		throw new CannotRun(`\`--format ${same.format}\` and \`--format ${format}\` cannot both be written to ${place}.`, `Name a file for one of them, as in \`--format ${format}=FILE\`.`);
	}
}
// src/cli/write-changes.ts
function writeChanges(files, { root }, tree) {
	for (const { path, before } of files) {
		if (!isWithin(root, join(root, path))) throw new CannotRun(`Cannot write \`${path}\`: it is outside the repository.`);
		if (textNow(tree, path) === before) continue;
		throw new CannotRun(`Cannot write \`${path}\`: it is not UTF-8, or it changed meanwhile.`);
	}
	for (const { path, after } of files) if (after === void 0) removeFileFor(join(root, path), root, path);
	else writeFileFor(join(root, path), after, root, path);
}
function textNow(tree, path) {
	const content = tree.read(path);
	if (content.kind === "unreadable") return content.cause === "missing" ? void 0 : false;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(content.bytes);
	} catch {
		return false;
	}
}
// src/cli/run-check.ts
const DEFAULT_SCREEN = 60;
async function runCheck(args, outside, sharesFor) {
	const progress = startProgress(outside);
	try {
		const formats = wantedFormats(args.values, outside);
		refuseFixes(args);
		const open = () => openCheck(args.positionals, args.values, outside);
		if (args.values.has("shard")) {
			const { runShard } = await import("./run-shard.js");
			return await runShard(args, outside, open);
		}
		const run = await open();
		const shown = shownAs(formats, args, run, outside);
		const isWatching = args.values.has("watch");
		const cache = !isWatching && sharesFor === void 0 ? openRunCache(run, shown, args, outside) : void 0;
		const known = cache?.find();
		if (known !== void 0) return giveAnswer(known, run.located, outside);
		if (outside.isolate !== void 0 && isLarge(run)) return await outside.isolate();
		const { answerOf } = await import("./answer-check.js");
		const { examineCheck } = await import("./examine-check.js");
		const shares = sharesFor ?? await threadsFor(args, run, outside);
		await (isWatching || shares !== void 0 ? loadAllParts() : loadStages(run, run.base?.tree));
		if (isWatching) {
			const { watchCheck } = await import("./watch-check.js");
			const { openRounds } = await import("./rounds.js");
			const rounds = openRounds();
			const answer = (now, tree) => {
				const { settings, memory } = rounds(now.settings);
				const { report } = examineCheck({
					...now,
					settings
				}, tree, void 0, memory);
				return answerOf(now, report, shownAs(formats, args, now, outside));
			};
			return await watchCheck(args, {
				open,
				answer
			}, outside);
		}
		const whole = shares === void 0 ? run.tree : withKeptContents(run.tree);
		const tree = await progress.watch(whole);
		const recorded = cache?.record(run, tree) ?? {
			...run,
			tree
		};
		const prepare = await shares?.(recorded, recorded.tree);
		const checked = examineCheck(recorded, recorded.tree, prepare).report;
		const fixes = args.values.has("fix") ? await fixesOf(run, checked, args) : void 0;
		progress.stop();
		if (fixes?.diff !== void 0) {
			outside.stdout.write(fixes.diff);
			say(outside, `envfrom: ${fixes.summary}`);
			return exitCodeOf(checked, run);
		}
		if (fixes !== void 0) {
			writeChanges(fixes.changes, run.located, run.tree);
			say(outside, `envfrom: ${fixes.summary}`);
		}
		const answer = await answerOf(run, fixes?.report ?? checked, shown);
		cache?.keep(answer);
		return giveAnswer(answer, run.located, outside);
	} finally {
		progress.stop();
	}
}
async function threadsFor(args, run, outside) {
	if (!args.values.has("jobs")) return void 0;
	const { jobCount, renderInJobs } = await import("./render-jobs.js");
	const count = jobCount(args, run);
	return count === 1 ? void 0 : (opened, tree) => renderInJobs(count, opened, tree, outside);
}
function shownAs(formats, args, run, outside) {
	return {
		layouts: formats.map((wanted) => ({
			...wanted,
			options: layoutOf(wanted, args, run, outside)
		})),
		least: leastSevere(args.values)
	};
}
function layoutOf({ file }, { values }, run, outside) {
	const sink = file === void 0 ? outside.stdout : void 0;
	return {
		...DEFAULT_FORMAT_OPTIONS,
		version: VERSION,
		color: hasColor(values, outside, sink),
		width: widthOf(sink),
		verbose: values.has("verbose"),
		infos: values.has("verbose") || leastSevere(values) === "info",
		hints: true,
		screen: sink?.rows || DEFAULT_SCREEN,
		showPath: run.roots === void 0 ? pathFromHere(run.located) : void 0,
		notices: run.notices,
		references: values.has("references"),
		guardCommands: sink !== void 0 && isLogOfCi(outside)
	};
}
// src/cli/run.ts
async function run(argv, outside) {
	try {
		const args = parseArguments(argv);
		return await loadingParts(() => runCommand(args, outside));
	} catch (error) {
		for (const line of linesOfFailure(error)) say(outside, line);
		return 2;
	}
}
async function runCommand(args, outside) {
	const { command, named, values } = args;
	if (values.has("version")) {
		outside.stdout.write(`${VERSION}\n`);
		return 0;
	}
	if (values.has("help")) {
		const { helpText } = await import("./help-text.js");
		outside.stdout.write(helpText(named ? command : void 0, widthOf(outside.stdout)));
		return 0;
	}
	switch (command) {
		case "check": return suggestingCommands(args, () => runCheck(args, outside));
		case "fleet": return runCheck(fleetArguments(args), outside);
		case "diff": {
			const { runDiff } = await import("./run-diff.js");
			return runDiff(args, outside);
		}
		case "env": {
			const { runEnv } = await import("./run-env.js");
			return runEnv(args, outside);
		}
		case "build": {
			const { runBuild } = await import("./run-build.js");
			return runBuild(args, outside);
		}
		case "builds":
		case "charts":
		case "graph":
		case "references":
		case "sources":
		case "why": {
			const { runList } = await import("./run-list.js");
			return runList(args, outside);
		}
		case "baseline": {
			const { runBaseline } = await import("./run-baseline.js");
			return runBaseline(args, outside);
		}
		case "init": {
			const { runInit } = await import("./run-init.js");
			return runInit(args, outside);
		}
		case "merge": {
			const { runMerge } = await import("./run-merge.js");
			return await runMerge(args, outside);
		}
		case "rollout": {
			const { runRollout } = await import("./run-rollout.js");
			return runRollout(args, outside);
		}
		case "set": {
			const { runSet } = await import("./run-set.js");
			return runSet(args, outside);
		}
		default: {
			const { runInfo } = await import("./run-info.js");
			return runInfo(args, outside);
		}
	}
}
async function suggestingCommands({ named, positionals }, work) {
	try {
		return await work();
	} catch (error) {
		const [word = ""] = positionals;
		if (!(error instanceof CannotRun) || named || !/^[a-z]+$/.test(word)) throw error;
		throw new CannotRun(error.lines, commandHelp(word) ?? error.help);
	}
}
export { loadStages as $, KUSTOMIZATION_NAMES as $t, readBaseline as A, checkValue as At, findConfig as B, COMMANDS as Bt, runGit as C, once as Ct, baselineOf as D, isLogOfCi as Dt, applyBaseline as E, linesOfFailure as Et, lineStarts as F, optionsOf as Ft, SEVERITIES$1 as G, nearestName as Gt, readNamed as H, foldName as Ht, makingOf as I, CHANGE_FORMATS as It, numberText as J, CannotRun as Jt, count as K, choiceOf as Kt, placeOf$1 as L, DEFAULT_CHANGE_OPTIONS as Lt, fileOf as M, OPTIONS as Mt, identityOf as N, RULE_FORMATS as Nt, baselineText as O, widthOf as Ot, hostSpan as P, SHELLS as Pt, worstLast as Q, kustomize as Qt, positionOf as R, CHART_OPTIONS as Rt, openRepository as S, memo as St, BASELINE_NAME as T, shareContents as Tt, contentReader as U, lettersApart as Ut, namedConfig as V, commandNamed as Vt, readNamedFile as W, lettersOf as Wt, shortListOf as X, deployers as Xt, severityCounts as Y, loadAllParts as Yt, worstFirst as Z, hasCharts as Zt, DEFAULT_RELOADER as _, guardCommands as _t, isUnchanged as a, writeFileFor as at, readStdin as b, percentEncode as bt, programDigest as c, locatePaths as ct, startProgress as d, whatIsAt as dt, isManifestName as en, isLarge as et, startSpinner as f, workTreeOf as ft, runOptionsOf as g, say as gt, configNotice as h, isGitPath as ht, dataText as i, removeFileFor as it, absentKind as j, parseArguments as jt, prunedBaseline as k, checkKnown as kt, keyedDigest as l, pathFrom as lt, openRun as m, pathGlobs as mt, runCheck as n, giveAnswer as nt, recordReads as o, commonFolder as ot, openCheck as p, nameGlobs as pt, countSeverities as q, fleetArguments as qt, writeChanges as r, writeOutput as rt, shapeOf as s, isWithin as st, run as t, changes as tn, hasColor as tt, liesIn as u, placesToLook as ut, DEFAULT_LIMITS as v, clipText as vt, openChartShelf as w, exitCodeOf as wt, remotesOf as x, safeJson as xt, openTree as y, escapeText as yt, configPaths as z, DEFAULT_FORMAT_OPTIONS as zt };
