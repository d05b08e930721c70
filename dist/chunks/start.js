"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_load = require("./load.js");
let node_path = require("node:path");
let node_util = require("node:util");
let node_fs = require("node:fs");
let node_v8 = require("node:v8");
let node_crypto = require("node:crypto");
let node_timers_promises = require("node:timers/promises");
let node_os = require("node:os");
let node_child_process = require("node:child_process");
// src/report/text/words.ts
const SEVERITIES$2 = [
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
	const counts = new Map(SEVERITIES$2.map((severity) => [severity, 0]));
	for (const { severity } of problems) counts.set(severity, (counts.get(severity) ?? 0) + 1);
	return counts;
}
function severityCounts(problems, adjective = "") {
	const counts = countSeverities(problems);
	return listOf(SEVERITIES$2.flatMap((severity) => {
		const number = counts.get(severity) ?? 0;
		return number === 0 ? [] : [count(number, `${adjective}${severity}`)];
	}));
}
function mostSevereFirst(problems) {
	return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function mostSevereLast(problems) {
	return problems.toSorted((a, b) => rankOf(b) - rankOf(a));
}
function rankOf({ severity }) {
	return SEVERITIES$2.indexOf(severity);
}
// src/text/choice-of.ts
function choiceOf(values) {
	const quoted = values.map((value) => `\`${value}\``);
	const last = quoted.pop() ?? "";
	return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}
// src/report/problems/format-options.ts
const PROBLEM_FORMATS = [
	"text",
	"concise",
	"json",
	"sarif",
	"github",
	"markdown",
	"html",
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
	failing: ["error"],
	isChanged: () => false,
	maxBytes: 1024e3,
	filesUrl: void 0,
	pages: /* @__PURE__ */ new Map()
};
function printOptionsOf$1(options) {
	return {
		...options,
		rest: "the log has them all"
	};
}
// src/commands/options/cache-options.ts
const CACHE_OPTIONS = [{
	name: "cache",
	group: "Speed",
	value: "DIR",
	completes: "folders",
	help: "Keep results in this folder, and use them again when nothing has changed",
	default: "the cache folder of the user, such as ~/.cache/envfrom; off in CI"
}, {
	name: "no-cache",
	group: "Speed",
	help: "Do not use or keep results between runs"
}];
const COMMON_OPTIONS = [
	{
		name: "trust",
		group: "Every command",
		value: "FOLDER",
		repeatable: true,
		completes: "folders",
		help: "Ask git about work trees in this folder, even if they belong to another user, as in containers; ENVFROM_TRUST names folders too"
	},
	{
		name: "color",
		group: "Every command",
		value: "WHEN",
		values: [
			"auto",
			"always",
			"never"
		],
		help: "Color: auto looks at NO_COLOR, FORCE_COLOR and the terminal",
		default: "auto"
	},
	{
		name: "no-color",
		group: "Every command",
		help: "The same as --color never"
	},
	{
		name: "help",
		group: "Every command",
		letter: "h",
		help: "Show help"
	},
	{
		name: "version",
		group: "Every command",
		letter: "V",
		help: "Show the version"
	}
];
const OUTPUT = {
	name: "output",
	group: "Output",
	letter: "o",
	value: "FILE",
	completes: "files",
	help: "Write to a file instead of standard output"
};
const FILES_URL = {
	name: "files-url",
	group: "Output",
	value: "URL",
	help: "html: the address of the files at this commit (https://github.com/OWNER/REPO/blob/SHA): places become links",
	default: "what GitHub Actions or GitLab CI say"
};
function formatOption(values, help, usual) {
	return {
		name: "format",
		group: "Output",
		letter: "f",
		value: "FORMAT",
		values,
		help,
		default: usual
	};
}
// src/commands/options/reading-options.ts
const KUBERNETES_VERSION = {
	name: "kubernetes-version",
	group: "Repository",
	letter: "k",
	value: "VERSION",
	help: `The version of the cluster, 1.25 to 1.37, which decides what it accepts and how environments are built`,
	default: `1.37`,
	config: "kubernetesVersion",
	input: true
};
const DEPLOYER_VERSIONS = [{
	name: "argocd-version",
	group: "Repository",
	value: "VERSION",
	help: "The version of Argo CD, which decides the versions of Helm and kustomize that render",
	default: "what the repository installs, else the newest",
	config: "argocdVersion",
	input: true
}, {
	name: "flux-version",
	group: "Repository",
	value: "VERSION",
	help: "The version of Flux, which decides the same, and how variables without a value are treated",
	default: "what the repository installs, else the newest",
	config: "fluxVersion",
	input: true
}];
const INCLUDE = {
	name: "include",
	group: "What to look at",
	value: "GLOB",
	repeatable: true,
	help: "Check only files that match, relative to the repository (*, **, ?, [a-z], {a,b}); may be given several times",
	config: "include",
	input: true
};
const EXCLUDE = {
	name: "exclude",
	group: "What to look at",
	value: "GLOB",
	repeatable: true,
	help: "Leave out files that match; kustomizations may still load them",
	config: "exclude",
	input: true
};
const TRACKED = {
	name: "tracked",
	group: "What to look at",
	help: "Check only files that git tracks; the default in pre-commit"
};
const STDIN_FILENAME = {
	name: "stdin-filename",
	group: "What to look at",
	value: "PATH",
	completes: "files",
	help: "Path to report for standard input (`-`), and where to look up its references",
	default: "stdin.yaml"
};
const CONFIG = {
	name: "config",
	group: "Repository",
	letter: "c",
	value: "FILE",
	completes: "files",
	help: "The configuration file",
	default: "the nearest .envfrom.yaml, .envfrom.yml or .config/envfrom.yaml",
	input: true
};
const NO_CONFIG = {
	name: "no-config",
	group: "Repository",
	help: "Do not read a configuration file",
	input: true
};
const LOAD_RESTRICTOR = {
	name: "load-restrictor",
	group: "Repository",
	value: "SCOPE",
	values: ["repository", "root"],
	help: "Which files kustomizations may load: any in the repository, or only those below their own folder",
	default: "repository",
	config: "loadRestrictor",
	input: true
};
const REPO_URL = {
	name: "repo-url",
	group: "Repository",
	value: "URL",
	repeatable: true,
	help: "A URL of this repository, if its git remotes do not show it; may be given several times",
	config: "repositoryUrls",
	input: true
};
const CHART_VERSION_ANY = {
	name: "chart-version-any",
	group: "Repository",
	help: "Use another version of a chart if the right one is not available",
	config: "chartVersionAny",
	input: true
};
const LIMIT = {
	name: "limit",
	group: "Repository",
	value: "NAME=NUMBER",
	repeatable: true,
	help: "Change a limit on input: file-size (bytes), alias-nodes, depth, documents",
	config: "limits"
};
const FILE_OPTIONS = [
	KUBERNETES_VERSION,
	...DEPLOYER_VERSIONS,
	INCLUDE,
	EXCLUDE,
	TRACKED
];
const LOADING_OPTIONS = [
	LOAD_RESTRICTOR,
	REPO_URL,
	CHART_VERSION_ANY,
	LIMIT
];
const READING_OPTIONS = [
	...FILE_OPTIONS,
	STDIN_FILENAME,
	CONFIG,
	NO_CONFIG,
	...LOADING_OPTIONS
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
// src/commands/options/selection-options.ts
const BUILD$1 = {
	name: "build",
	group: "What to look at",
	letter: "b",
	value: "BUILD",
	completes: "builds",
	help: "Only this build: its folder or the end of it, its cluster, or its name in `envfrom builds`"
};
const BUILDS$1 = {
	name: "build",
	group: "What to look at",
	letter: "b",
	value: "BUILD",
	completes: "builds",
	repeatable: true,
	help: "Only those of this build: its folder or the end of it, its cluster, or its name in `envfrom builds`; may be given several times"
};
const CLUSTER = {
	name: "cluster",
	group: "What to look at",
	value: "NAME",
	help: "Only what this cluster gets: its name in `envfrom builds`, or the last part of it; none: what belongs to no cluster"
};
const FLEET$1 = {
	name: "fleet",
	group: "What to look at",
	value: "LIST",
	completes: "files",
	repeatable: true,
	help: "Look at several repositories together: a file that lists their checkouts, or the folder of one; may be given several times"
};
const NAMESPACE$1 = {
	name: "namespace",
	group: "What to look at",
	letter: "n",
	value: "NAMESPACE",
	help: "Only those of this namespace; a glob"
};
const KIND = {
	name: "kind",
	group: "What to look at",
	value: "KIND",
	values: ["ConfigMap", "Secret"],
	help: "Only those of one kind"
};
const NAME$1 = {
	name: "name",
	group: "What to look at",
	value: "NAME",
	help: "Only those of this name; a glob"
};
const LIST_FORMAT = formatOption(LIST_FORMATS, "How to write the list", "table");
const LOOKING_OPTIONS = [
	...READING_OPTIONS,
	CLUSTER,
	FLEET$1,
	...CACHE_OPTIONS
];
// src/commands/options/severity-options.ts
const STRICT = {
	name: "strict",
	group: "How strict",
	help: "Report ConfigMaps and Secrets that are defined nowhere as errors instead of warnings",
	config: "strict",
	input: true
};
const RULE = {
	name: "rule",
	group: "How strict",
	value: "RULE=SEVERITY",
	repeatable: true,
	completes: "rules",
	help: "Set the severity of a rule: error, warning, info or off; may be given several times",
	config: "rules",
	input: true
};
const BASELINE_FILE = {
	name: "baseline",
	group: "What to report",
	value: "FILE",
	completes: "files",
	help: "The file of accepted problems, which `envfrom baseline` writes",
	default: ".envfrom-baseline.json at the root, when it exists",
	input: true
};
const NO_IGNORE = {
	name: "no-ignore",
	group: "What to report",
	help: "Also report what `envfrom-ignore` comments and annotations suppress",
	input: true
};
// src/commands/options/verdict-option.ts
const FAIL_ON_VERDICT = {
	name: "fail-on-verdict",
	group: "How strict",
	value: "VERDICT,\u2026",
	repeatable: true,
	help: "Exit with code 1 if the change gives any workload one of these rollout verdicts, such as stale,not-applied; may be given several times",
	input: true
};
// src/commands/check/comparison-options.ts
const COMPARISON_OPTIONS = [
	{
		name: "base",
		group: "What to report",
		value: "REV",
		completes: "revisions",
		help: "Report only problems that are new since this commit or branch; auto: the base of the pull request",
		input: true
	},
	{
		name: "base-dir",
		group: "What to report",
		value: "DIR",
		completes: "folders",
		help: "Like --base, with a folder or file instead of a commit"
	},
	{
		name: "staged",
		group: "What to report",
		help: "Check what git has staged, and report only what the commit introduces"
	},
	{
		name: "all-problems",
		group: "What to report",
		help: "With --base or a baseline: also report problems that are not new",
		input: true
	},
	{
		name: "config-from",
		group: "Repository",
		value: "SIDE",
		values: ["head", "base"],
		help: "Which side of the comparison the configuration and the baseline are taken from: base where a change may not edit them, as in pull requests of strangers",
		default: "head",
		input: true
	},
	BASELINE_FILE,
	{
		name: "no-baseline",
		group: "What to report",
		help: "Do not use a baseline",
		input: true
	}
];
// src/commands/check/options.ts
const FAIL_ON = [
	"error",
	"warning",
	"info",
	"never"
];
const SEVERITIES$1 = [
	"error",
	"warning",
	"info"
];
const SUGGESTED = "suggested";
const CHECK = {
	name: "check",
	usage: "[PATH\u2026]",
	summary: "Find broken ConfigMap and Secret references, and manifests that Kubernetes would refuse (the default command)",
	details: ["PATH is a file, a folder, a glob or `-` for standard input; without one, the current folder. If you name folders, only they are searched for ConfigMaps and Secrets: check the whole repository where you can. Single files are checked as part of their git repository, and only their problems are shown. Kustomizations load their bases from the whole repository.", "Exit code 0: nothing to fail on. 1: problems at or over --fail-on, or a workload with one of the verdicts of --fail-on-verdict. 2: could not run."],
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
	completes: "files",
	options: [
		{
			name: "format",
			group: "Output",
			letter: "f",
			value: "FORMAT[=FILE]",
			values: PROBLEM_FORMATS,
			takesFile: true,
			repeatable: true,
			help: "How to write the problems, and to which file; may be given several times",
			default: "text; with GITHUB_ACTIONS=true also github"
		},
		OUTPUT,
		{
			name: "fail-on",
			group: "How strict",
			value: "SEVERITY",
			values: FAIL_ON,
			help: "Exit with code 1 if any problem is at least this severe",
			default: "error",
			config: "failOn",
			input: true
		},
		{
			name: "max-warnings",
			group: "How strict",
			value: "N",
			help: "Exit with code 1 if there are more warnings than this",
			config: "maxWarnings",
			input: true
		},
		{
			name: "fail-on-nothing",
			group: "How strict",
			help: "Exit with code 1 if nothing was checked: no file, or only objects whose manifests are elsewhere",
			input: true
		},
		FAIL_ON_VERDICT,
		...COMPARISON_OPTIONS,
		{
			name: "exit-zero",
			group: "How strict",
			help: "Exit with code 0 whatever is found; the same as --fail-on never"
		},
		STRICT,
		RULE,
		{
			name: "only",
			group: "What to report",
			value: "RULE",
			repeatable: true,
			completes: "rules",
			help: "Run only this rule, even if it is off; may be given several times"
		},
		...FILE_OPTIONS,
		STDIN_FILENAME,
		CONFIG,
		NO_CONFIG,
		NO_IGNORE,
		...LOADING_OPTIONS,
		BUILD$1,
		{
			name: "dry-run",
			group: "Output",
			help: "With --fix: show the changes instead of writing them"
		},
		{
			name: "fix",
			group: "Output",
			value: SUGGESTED,
			values: [SUGGESTED],
			isOptional: true,
			help: "Fix what has only one possible correction: fields, keys, unquoted values, trailing newlines, unused suppressions; --fix=suggested also writes a similar name, if only one is similar"
		},
		{
			name: "verbose",
			group: "What to report",
			letter: "v",
			help: "Also show infos, and what was skipped, assumed or suppressed, and why",
			input: true
		},
		{
			name: "undeployed",
			group: "What to report",
			help: "Also list problems in what nothing in this repository deploys; they never fail a run",
			input: true
		},
		{
			name: "references",
			group: "What to report",
			help: "With --format json: include every reference and its verdict"
		},
		{
			name: "severity",
			group: "What to report",
			value: "SEVERITY",
			values: SEVERITIES$1,
			help: "Show only problems that are at least this severe; all still count for the exit code",
			default: "warning in text, info in formats for programs"
		},
		{
			name: "quiet",
			group: "What to report",
			letter: "q",
			help: "The same as --severity error"
		},
		CLUSTER,
		FLEET$1,
		{
			name: "watch",
			group: "Speed",
			letter: "w",
			help: "Check again whenever files change"
		},
		...CACHE_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => run_exports)).runCheck
};
// src/commands/baseline/options.ts
const BASELINE = {
	name: "baseline",
	usage: "[PATH\u2026]",
	summary: "Accept the current problems: write them to .envfrom-baseline.json",
	details: ["From then on `envfrom check` reports only other problems, and lists entries that no longer match a problem; --prune removes those. The file holds the rule and a fingerprint of each problem, without line numbers, so that edits around a problem do not make it a new one. Where git has the history, `envfrom check --base REV` needs no such file."],
	examples: [{
		line: "envfrom baseline",
		does: "accept everything that is reported now"
	}, {
		line: "envfrom baseline --prune",
		does: "remove the entries of fixed problems"
	}],
	completes: "files",
	options: [
		BASELINE_FILE,
		{
			name: "prune",
			help: "Only remove entries that no longer match a problem"
		},
		STRICT,
		RULE,
		...FILE_OPTIONS,
		CONFIG,
		NO_CONFIG,
		NO_IGNORE,
		...LOADING_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./report-problems.js")).then((n) => n.run_exports$2)).runBaseline
};
// src/commands/build/chart-options.ts
const CHART_OPTIONS = [
	{
		name: "values",
		letter: "f",
		value: "FILE",
		repeatable: true,
		completes: "files",
		help: "Of a chart: a file of values, or `-` for standard input; may be given several times, the last one wins"
	},
	{
		name: "set",
		value: "NAME=VALUE",
		repeatable: true,
		help: "Of a chart: one value or several, as in `image.tag=1.2,replicas=3`; may be given several times"
	},
	{
		name: "set-string",
		value: "NAME=VALUE",
		repeatable: true,
		help: "Of a chart: like --set, for values that are always strings"
	},
	{
		name: "set-json",
		value: "NAME=JSON",
		repeatable: true,
		help: "Of a chart: like --set, for values in JSON"
	},
	{
		name: "set-file",
		value: "NAME=FILE",
		repeatable: true,
		completes: "files",
		help: "Of a chart: like --set, for values that are the text of files"
	},
	{
		name: "set-literal",
		value: "NAME=VALUE",
		repeatable: true,
		help: "Of a chart: one string as it is, commas included"
	},
	{
		name: "release-name",
		value: "NAME",
		help: "Of a chart: the name of the release",
		default: "release-name"
	},
	{
		name: "namespace",
		letter: "n",
		value: "NAMESPACE",
		help: "Of a chart: the namespace it is installed in",
		default: "default"
	},
	{
		name: "kubernetes-version",
		letter: "k",
		value: "VERSION",
		help: "Of a chart: the Kubernetes version that templates see",
		default: `1.37.0`
	},
	{
		name: "api-versions",
		letter: "a",
		value: "VERSION",
		repeatable: true,
		help: "Of a chart: an API version that the cluster serves as well, as in `monitoring.coreos.com/v1`; may be given several times"
	},
	{
		name: "show-only",
		letter: "s",
		value: "TEMPLATE",
		repeatable: true,
		completes: "files",
		help: "Of a chart: only the output of this template, as in `templates/service.yaml`; may be given several times"
	},
	{
		name: "include-crds",
		help: "Of a chart: also its CustomResourceDefinitions"
	},
	{
		name: "no-hooks",
		help: "Of a chart: without hooks"
	},
	{
		name: "skip-tests",
		help: "Of a chart: without the Pods of `helm test`"
	},
	{
		name: "skip-schema-validation",
		help: "Of a chart: accept values that its schema refuses"
	},
	{
		name: "helm",
		value: "VERSION",
		values: ["3", "4"],
		help: "Of a chart: the version of Helm to imitate",
		default: "3"
	}
];
// src/commands/build/options.ts
const BUILD = {
	name: "build",
	usage: "[DIR|CHART]",
	summary: "Print what `kustomize build` or `helm template` would print, and where each field comes from",
	details: [
		"DIR is a folder with a kustomization; without one, the current folder. Nothing is fetched and no plugin is run: what would come from there is left out, and reported on standard error.",
		"Secrets are printed as kustomize and Helm print them, with their values; `--mask-secrets` masks them, and CI (`CI` set) always does.",
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
	completes: "files",
	options: [
		OUTPUT,
		LOAD_RESTRICTOR,
		{
			name: "origins",
			help: "Show where each object, and each field that another file sets, was written"
		},
		...CHART_OPTIONS,
		{
			name: "mask-secrets",
			help: "Print `***` instead of the values of Secrets; in CI always"
		}
	],
	run: async () => (await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.run_exports$1)).runBuild
};
// src/commands/builds/options.ts
const BUILDS = {
	name: "builds",
	usage: "[PATH\u2026]",
	summary: "Show what Flux, Argo CD, Helm and kustomize deploy from this repository, as a tree",
	details: ["A tree of what Flux, Argo CD, Helm and kustomize would deploy, with the objects, workloads and problems of each; then what was not checked, and why."],
	examples: [{
		line: "envfrom builds",
		does: "the entry points of this repository"
	}, {
		line: "envfrom builds --format json",
		does: "the same, for programs"
	}],
	completes: "files",
	options: [
		formatOption(BUILD_FORMATS, "How to write the entry points", "text"),
		OUTPUT,
		...READING_OPTIONS,
		BUILD$1,
		CLUSTER,
		FLEET$1,
		...CACHE_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./pipeline.js")).then((n) => n.run_exports)).runBuilds
};
// src/commands/charts/options.ts
const CHARTS = {
	name: "charts",
	usage: "[PATH\u2026]",
	summary: "List the charts from other repositories that releases need, and where each was found",
	details: ["Nothing is fetched. Charts are looked for in the folders of `charts` in the configuration (`.envfrom/charts`), among the chart folders of the repository, and, outside CI, in the cache of Helm. `--missing --format sh` prints the `helm pull` commands for the rest; they write to the first of those folders."],
	examples: [{
		line: "envfrom charts",
		does: "what every release needs, and where it is"
	}, {
		line: "envfrom charts --missing --format sh | sh",
		does: "pull what is not available"
	}],
	completes: "files",
	options: [
		formatOption(CHART_FORMATS, "How to write the charts: as a table, for programs, or as a script that pulls them", "table"),
		{
			name: "missing",
			help: "Only charts that are not available"
		},
		OUTPUT,
		...READING_OPTIONS,
		FLEET$1,
		...CACHE_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.run_exports)).runCharts
};
// src/commands/completion/options.ts
const SHELLS = [
	"bash",
	"zsh",
	"fish"
];
const LISTS = ["workloads", "builds"];
const COMPLETION = {
	name: "completion",
	usage: "bash|zsh|fish",
	summary: "Print a completion script for a shell",
	details: ["`envfrom completion workloads` and `envfrom completion builds` print the words that the scripts offer, one a line, for scripts of your own."],
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
	completes: "shells",
	options: [],
	run: async () => (await Promise.resolve().then(() => require("./help.js")).then((n) => n.run_exports$1)).runCompletion
};
// src/commands/dependencies/options.ts
const DEPENDENCIES = {
	name: "dependencies",
	usage: "[PATH\u2026]",
	summary: "List what this repository deploys from elsewhere: charts, remote bases, other repositories, artifacts",
	details: ["Each item is listed once, with the version that is asked for, the line that needs it, and where it was found. envfrom fetches nothing: `--format sh` prints a script that does, with the git, helm, curl and oras of the machine and their logins. It writes `.envfrom/vendor`, and `.envfrom/dependencies.lock`, which is to be committed."],
	examples: [
		{
			line: "envfrom dependencies",
			does: "everything that is deployed from elsewhere"
		},
		{
			line: "envfrom dependencies --missing",
			does: "what is not available"
		},
		{
			line: "envfrom dependencies --format sh | sh",
			does: "fetch it"
		}
	],
	completes: "files",
	options: [
		formatOption(CHART_FORMATS, "How to write the list: as a table, for programs, or as a script that fetches what is missing", "table"),
		{
			name: "missing",
			help: "Only what is not available"
		},
		{
			name: "locked",
			help: "With `--format sh`: fetch exactly what the lock says"
		},
		{
			name: "base",
			value: "REV",
			completes: "revisions",
			help: "With `--locked`: use the lock of this commit, so that a pull request cannot choose what is fetched"
		},
		{
			name: "update",
			help: "With `--format sh`: fetch everything again, in the versions that are asked for now"
		},
		{
			name: "mirror",
			value: "PREFIX=URL",
			repeatable: true,
			help: "With `--format sh`: fetch addresses that begin with PREFIX from URL",
			input: true
		},
		{
			name: "record",
			value: "ROUND",
			help: "For the script itself: store and lock what it has fetched, and print what it is to fetch next"
		},
		OUTPUT,
		...READING_OPTIONS,
		FLEET$1
	],
	run: async () => (await Promise.resolve().then(() => require("./report-inventory2.js")).then((n) => n.run_exports)).runDependencies
};
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
	verbose: false,
	rollouts: true,
	guardCommands: false,
	maxBytes: 1e6,
	filesUrl: void 0
};
function printOptionsOf(options) {
	return {
		...options,
		rest: "`envfrom diff --verbose` shows all"
	};
}
const CHANGE_VIEW = "change";
// src/commands/diff/options.ts
const DIFF = {
	name: "diff",
	usage: "[BASE] [HEAD] [PATH\u2026]",
	summary: "Show what a change does to the variables of containers, and whether it reaches the running pods",
	details: [
		"BASE and HEAD are git revisions (A..B is accepted too). Without HEAD, the files on disk are compared; without BASE, with what a pull request is compared with: in CI the base of the event, else the merge base with the default branch. A word that exists on disk is a PATH: write refs/heads/NAME for a branch with the name of a folder.",
		"For every workload that the change touches, a verdict says what happens to its running pods: it rolls, is stale until something restarts it, would not start, is not applied \u2026 docs/changes.md lists them all.",
		"Values of Secrets are never shown, only whether they change.",
		"Exit code 0: compared. 1: something differs, with --exit-code, or a workload has one of the verdicts of --fail-on-verdict. 2: could not run."
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
			line: "envfrom diff --with argocd=3.5",
			does: "what an upgrade of Argo CD changes"
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
	completes: "revisions",
	options: [
		formatOption(CHANGE_FORMATS, "How to write the changes", "text"),
		{
			name: "files",
			help: "Show line by line what changes in mounted files of ConfigMaps"
		},
		{
			name: "verbose",
			group: "Output",
			letter: "v",
			help: "List every workload: of more than 20, those of one build that roll out or are new are else one line"
		},
		CLUSTER,
		{
			name: "between",
			help: "Compare two variants of one tree instead of two trees: A and B are folders, entry points or globs of these"
		},
		{
			name: "with",
			value: "NAME=VERSION",
			repeatable: true,
			help: "Show what an upgrade changes for the files on disk: argocd=3.5, flux=2.8, kubernetes=1.37; may be given several times"
		},
		{
			name: "matrix",
			help: "Show one workload in all builds that have it: a column per build, a row per variable"
		},
		{
			name: "base-dir",
			value: "DIR",
			completes: "folders",
			help: "Compare with a folder (or a file) instead of a commit, such as the output of another program"
		},
		{
			name: "head-dir",
			value: "DIR",
			completes: "folders",
			help: "The folder (or file) that is compared with --base-dir; without it, the files on disk"
		},
		{
			name: "staged",
			help: "Compare what git has staged, with the last commit where no BASE is given"
		},
		{
			name: "exit-code",
			help: "Exit with code 1 if anything differs"
		},
		FAIL_ON_VERDICT,
		OUTPUT,
		FILES_URL,
		...READING_OPTIONS,
		...CACHE_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.run_exports$2)).runDiff
};
const ENV = {
	name: "env",
	usage: "[SELECTOR\u2026] [PATH\u2026]",
	summary: "Show the environment each container will get, and where every value comes from",
	details: ["SELECTOR names workloads: deployment/api, deploy/api/container, api, shop/api or deployment/shop/api with a namespace, or globs of these (deploy/*); release/web and application/web name what a HelmRelease or an Application deploys. A file or a glob of files selects the workloads written there. A folder, or `-` for standard input, is where to look; without one, the current folder. What exists on disk is a path: write deploy/api or ./deployment/api where both could be meant.", "Values of Secrets are masked unless --show-values is given."],
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
			line: "envfrom env deploy/api --matrix",
			does: "one workload in dev, staging and prod"
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
	completes: "workloads",
	options: [
		formatOption([
			"table",
			"json",
			"dotenv",
			"markdown",
			"html",
			"describe"
		], "How to write the environments", "table"),
		{
			name: "matrix",
			group: "Output",
			help: "Show each workload once: a row per variable, a column per build; what differs is marked"
		},
		OUTPUT,
		...READING_OPTIONS,
		BUILD$1,
		{
			name: "namespace",
			group: "What to look at",
			letter: "n",
			value: "NAMESPACE",
			help: "Only workloads of this namespace; a glob"
		},
		{
			name: "services",
			help: "Also show variables injected for Services"
		},
		{
			name: "show-values",
			help: "Show the values of Secrets"
		},
		CLUSTER,
		FLEET$1,
		...CACHE_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.run_exports$1)).runEnv
};
// src/commands/explain/options.ts
const EXPLAIN = {
	name: "explain",
	usage: "RULE [FILE:LINE]",
	summary: "Explain a rule or a verdict: what it means, why it matters, what to do",
	details: ["RULE may also be a verdict, as `envfrom references` and `envfrom diff` print them.", "With a place, the answer is what the rule reports there, and how it got its severity, step by step."],
	examples: [
		{
			line: "envfrom explain colliding-variable",
			does: "the page of one rule"
		},
		{
			line: "envfrom explain undeclared",
			does: "what a verdict means"
		},
		{
			line: "envfrom explain missing-secret app/deployment.yaml:27",
			does: "why a problem has its severity"
		}
	],
	completes: "rules",
	options: [...READING_OPTIONS, ...CACHE_OPTIONS],
	run: async () => (await Promise.resolve().then(() => require("./report-problems.js")).then((n) => n.run_exports$1)).runExplain
};
// src/commands/fleet/options.ts
const NOT_OF_FLEET = /* @__PURE__ */ new Set([
	"all-problems",
	"base",
	"base-dir",
	"baseline",
	"config-from",
	"dry-run",
	"fix",
	"fleet",
	"no-baseline",
	"repo-url",
	"staged",
	"stdin-filename",
	"watch"
]);
const FLEET = {
	name: "fleet",
	usage: "LIST\u2026",
	summary: "Check several repositories together, as `envfrom check` checks one",
	details: [
		"LIST is a file that lists checkouts, or the folder of one. A Flux or Argo CD object may deploy from another of them, which is recognized by the URLs of its git remotes. References find ConfigMaps and Secrets in all of them. Paths begin with the name of the repository: the name of its folder, unless the list gives another.",
		"The file is a YAML list of paths, relative to the file, or of maps with `path`, `name` and `urls`: other URLs under which Flux and Argo CD objects name the repository.",
		"The configuration of each repository applies to its own files; settings for the whole run come from flags and `--config`. Other commands take `--fleet LIST`."
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
			does: "which repository defines a Secret, and which use it"
		}
	],
	completes: "files",
	options: CHECK.options.filter(({ name }) => !NOT_OF_FLEET.has(name)),
	run: async () => (await Promise.resolve().then(() => require("./commands-fleet.js")).then((n) => n.run_exports$1)).runFleet
};
// src/commands/graph/options.ts
const GRAPH = {
	name: "graph",
	usage: "[SELECTOR\u2026] [PATH\u2026]",
	summary: "Draw which workloads refer to which ConfigMaps and Secrets, and what is known about each reference",
	details: ["SELECTOR names workloads as `envfrom env` does: deployment/api, api, deploy/*. Without one, all references are drawn, as many as a person can read (60 arrows; 400 for Graphviz), broken ones first; the picture says what it leaves out. Broken references are red, those that cannot be judged are dashed."],
	examples: [{
		line: "envfrom graph deploy/api",
		does: "one workload, to be pasted into Markdown"
	}, {
		line: "envfrom graph -b overlays/prod -f svg -o prod.svg",
		does: "a picture of one build"
	}],
	completes: "files",
	options: [
		formatOption([
			"mermaid",
			"dot",
			"svg"
		], "How to write the graph: for Markdown, for Graphviz, or as a picture", "mermaid"),
		NAMESPACE$1,
		BUILDS$1,
		OUTPUT,
		...LOOKING_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.run_exports)).runGraph
};
// src/commands/help/options.ts
const HELP = {
	name: "help",
	usage: "[COMMAND]",
	summary: "Show help, of one command or of all",
	details: [],
	examples: [],
	completes: "commands",
	options: [],
	run: async () => (await Promise.resolve().then(() => require("./help.js")).then((n) => n.run_exports)).runHelp
};
// src/commands/init/options.ts
const INIT = {
	name: "init",
	usage: "[PATH\u2026]",
	summary: "Write .envfrom.yaml: declare ConfigMaps and Secrets that are created outside this repository",
	details: ["Every ConfigMap and Secret that is defined nowhere in the repository is declared under `externals`, with a comment that says who needs it. From then on only new names are reported: as a warning, with --strict as an error. An existing configuration is changed only with --update."],
	examples: [{
		line: "envfrom init --dry-run",
		does: "see what would be written"
	}, {
		line: "envfrom init --update",
		does: "after the repository changed"
	}],
	completes: "files",
	options: [
		...FILE_OPTIONS,
		CONFIG,
		...LOADING_OPTIONS,
		{
			name: "update",
			help: "Update the existing configuration: declare new names, remove those that nothing needs"
		},
		{
			name: "dry-run",
			help: "Print the configuration instead of writing it"
		}
	],
	run: async () => (await Promise.resolve().then(() => require("./command-init.js")).then((n) => n.run_exports)).runInit
};
const REFERENCES = {
	name: "references",
	usage: "[PATH\u2026]",
	summary: "List the references to ConfigMaps and Secrets, with what is known about each",
	details: [],
	examples: [{
		line: "envfrom references --verdict undeclared",
		does: "what is defined nowhere"
	}, {
		line: "envfrom references --name db-*",
		does: "who uses the sources of a name"
	}],
	completes: "files",
	options: [
		LIST_FORMAT,
		KIND,
		NAME$1,
		NAMESPACE$1,
		{
			name: "verdict",
			group: "What to look at",
			value: "VERDICT",
			values: [
				"present",
				"produced",
				"elsewhere",
				"assumed",
				"optional",
				"unknown",
				"undeclared",
				"broken"
			],
			help: "Only references with this verdict"
		},
		BUILDS$1,
		OUTPUT,
		...LOOKING_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.print_items_exports)).runReferences
};
// src/commands/report/options.ts
const REPORT_FILE = "envfrom-report.html";
const REPORT = {
	name: "report",
	usage: "[PATH\u2026]",
	summary: "Write one HTML page that shows every environment, problem and reference",
	details: [
		"PATH is a file, a folder, a glob or `-` for standard input, as for `envfrom check`; without one, the current folder.",
		"The page needs nothing else: it opens from disk, from a CI artifact or by mail, asks for nothing from the network, and can be read without scripts and styles. No value of a Secret is in it, only whether two of them are the same.",
		"With --base, the page also shows what the change does to containers and running pods.",
		"Exit code 0: written. 2: could not run."
	],
	examples: [
		{
			line: "envfrom report",
			does: `write ${REPORT_FILE} about everything below the current folder`
		},
		{
			line: "envfrom report apps/shop -o shop.html",
			does: "one folder, into another file"
		},
		{
			line: "envfrom report --base origin/main",
			does: "also what this branch changes"
		}
	],
	completes: "files",
	options: [
		{
			name: "output",
			group: "Output",
			letter: "o",
			value: "FILE",
			completes: "files",
			help: "Write to this file; - for standard output",
			default: REPORT_FILE
		},
		FILES_URL,
		{
			name: "files",
			group: "Output",
			help: "With --base: show line by line what changes in mounted files of ConfigMaps"
		},
		...COMPARISON_OPTIONS,
		STRICT,
		RULE,
		NO_IGNORE,
		{
			name: "undeployed",
			group: "What to report",
			help: "Also show problems in what nothing in this repository deploys"
		},
		...READING_OPTIONS,
		BUILD$1,
		CLUSTER,
		FLEET$1
	],
	run: async () => (await Promise.resolve().then(() => require("./commands-fleet.js")).then((n) => n.run_exports)).runReport
};
// src/commands/rollout/options.ts
const ROLLOUT = {
	name: "rollout",
	usage: "[PATH\u2026|-]",
	summary: "Write an immutable, content-hashed copy of each linked ConfigMap or Secret, so that a change restarts its workloads",
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
	completes: "files",
	options: [
		LIMIT,
		{
			name: "write",
			help: "Write the files instead of showing what would be written"
		},
		{
			name: "check",
			help: "Write nothing; exit with code 1 if copies are out of date"
		},
		{
			name: "history",
			value: "N",
			help: "How many older copies to keep of each original",
			default: "the revisionHistoryLimit of its workloads, or 10"
		},
		{
			name: "copies",
			value: "FILE",
			completes: "files",
			help: "With `-`: where earlier copies are; --write updates it"
		}
	],
	run: async () => (await Promise.resolve().then(() => require("./rollout-write.js")).then((n) => n.run_exports)).runRollout
};
// src/commands/rules/options.ts
const RULE_FORMATS = [
	"table",
	"json",
	"markdown"
];
const RULES = {
	name: "rules",
	usage: "",
	summary: "List the rules and their severities",
	details: [],
	examples: [{
		line: "envfrom rules --format json",
		does: "the list, for programs"
	}],
	completes: "none",
	options: [formatOption(RULE_FORMATS, "How to write the table of rules", "table")],
	run: async () => (await Promise.resolve().then(() => require("./report-problems.js")).then((n) => n.run_exports)).runRules
};
// src/commands/set/options.ts
const SET = {
	name: "set",
	usage: "triggers|volume WORKLOAD\u2026 [SOURCE\u2026] [PATH\u2026]",
	summary: "Link a workload to its ConfigMaps and Secrets, or mount them, in the file that defines it",
	details: [
		"`set triggers` writes the annotation `deployment.kubernetes.io/triggered-by` (of a StatefulSet `statefulset.kubernetes.io/triggered-by`, and so on), which `envfrom rollout` follows. `set volume` adds a volume with a ConfigMap or Secret and, with --mount-path, mounts it.",
		"WORKLOAD is deployment/NAME, statefulset/NAME, daemonset/NAME, cronjob/NAME or rollout/NAME, or a kind alone with --selector. SOURCE is configmap/NAME, secret/NAME, or any other object as KIND/NAME or KIND/NAMESPACE/NAME (pvc/data, configmap/other/foo), of which a digest triggers. Lists may be separated by commas. PATH is a file or folder to look in; without one, the current folder.",
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
	completes: "links",
	options: [
		{
			name: "namespace",
			letter: "n",
			value: "NAMESPACE",
			help: "Only workloads of this namespace, and those that name none"
		},
		{
			name: "selector",
			letter: "l",
			value: "SELECTOR",
			help: "All workloads of the kind whose labels match: app=shop,tier!=cache"
		},
		{
			name: "remove",
			help: "Remove the triggers (all, if none is named) and use the originals again, or remove the volume and its mounts"
		},
		{
			name: "dry-run",
			help: "Show the changes instead of writing them"
		},
		{
			name: "type",
			letter: "t",
			value: "TYPE",
			values: ["configmap", "secret"],
			help: "Of a volume: the kind of its source",
			default: "configmap"
		},
		...["configmap-name", "configmapname"].map((name) => ({
			name,
			value: "NAME",
			help: name === "configmapname" ? "The same as --configmap-name" : "Of a volume: its ConfigMap"
		})),
		...["secret-name", "secretname"].map((name) => ({
			name,
			value: "NAME",
			help: name === "secretname" ? "The same as --secret-name" : "Of a volume: its Secret"
		})),
		{
			name: "mount-path",
			letter: "m",
			value: "PATH",
			help: "Of a volume: where containers mount it"
		},
		{
			name: "container",
			value: "NAME",
			help: "Of a volume: mount it in this container only",
			default: "every container except init containers"
		},
		{
			name: "name",
			value: "NAME",
			help: "Of a volume: its name",
			default: "the name of its source"
		}
	],
	run: async () => (await Promise.resolve().then(() => require("./rollout-write2.js")).then((n) => n.run_exports)).runSet
};
// src/commands/sources/options.ts
const SOURCES$1 = {
	name: "sources",
	usage: "[PATH\u2026]",
	summary: "List the ConfigMaps and Secrets that this repository defines, what each comes from, and how often it is used",
	details: [],
	examples: [{
		line: "envfrom sources --kind Secret -n prod",
		does: "the Secrets of one namespace"
	}],
	completes: "files",
	options: [
		LIST_FORMAT,
		KIND,
		NAME$1,
		NAMESPACE$1,
		BUILDS$1,
		OUTPUT,
		...READING_OPTIONS,
		FLEET$1,
		CLUSTER,
		...CACHE_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.print_items_exports)).runSources
};
// src/commands/why/options.ts
const WHY = {
	name: "why",
	usage: "NAME|FILE [PATH\u2026]",
	summary: "Show where a variable, ConfigMap, Secret or key is set, overridden and used, or whether a file is deployed",
	details: [
		"NAME is a variable, a source or a key, or a glob of these: LOG_LEVEL, db-*. Write variable/NAME, configmap/NAME or secret/NAME to ask for one of them only, and SOURCE:KEY for a key of one source.",
		"FILE is a manifest or a folder: the answer is whether it is deployed, not deployed or neither is known, with the evidence, per build.",
		"Values of Secrets are never shown."
	],
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
			does: "who defines a key, and who uses it"
		},
		{
			line: "envfrom why apps/shop/release.yaml",
			does: "whether a file is deployed, and the evidence"
		}
	],
	completes: "files",
	options: [
		formatOption([
			"text",
			"json",
			"html"
		], "How to write the answer", "text"),
		BUILDS$1,
		OUTPUT,
		...LOOKING_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.run_exports)).runWhy
};
// src/commands/command-table.ts
const COMMAND_GROUPS = [
	{
		title: "Check",
		commands: [
			CHECK,
			DIFF,
			BASELINE,
			FLEET
		]
	},
	{
		title: "Look",
		commands: [
			REPORT,
			ENV,
			WHY,
			REFERENCES,
			SOURCES$1,
			GRAPH,
			BUILDS,
			BUILD,
			DEPENDENCIES,
			CHARTS
		]
	},
	{
		title: "Write",
		commands: [
			INIT,
			SET,
			ROLLOUT
		]
	},
	{
		title: "Help",
		commands: [
			EXPLAIN,
			RULES,
			COMPLETION,
			HELP
		]
	}
];
const COMMANDS = COMMAND_GROUPS.flatMap(({ commands }) => commands);
function commandNamed(name) {
	return COMMANDS.find((command) => command.name === name);
}
function optionsOf({ options }) {
	return [...options, ...COMMON_OPTIONS];
}
function allOptions() {
	return [...new Set(COMMANDS.flatMap(optionsOf))];
}
// src/commands/arguments/parse-arguments.ts
function parseArguments(argv) {
	const tokens = tokensOf(argv);
	const words = tokens.filter((token) => token.kind === "positional").map(({ value }) => value);
	const named = commandNamed(words[0] ?? "");
	const command = named ?? CHECK;
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
const OTHER_WORDS = {
	analyze: "check",
	lint: "check",
	scan: "check",
	test: "check",
	validate: "check",
	verify: "check",
	compare: "diff",
	preview: "env",
	print: "env",
	show: "env",
	render: "build",
	template: "build",
	list: "builds",
	config: "init",
	fix: "check --fix",
	version: "--version"
};
function unknownCommand(word) {
	if (!/^[a-z]+$/.test(word)) return void 0;
	const names = COMMANDS.map(({ name }) => name);
	const meant = new Map(Object.entries(OTHER_WORDS)).get(word) ?? require_load.nearestName(word, names);
	return new require_load.CannotRun(`There is no command, file or folder \`${word}\`.`, meant === void 0 ? "`envfrom help` lists the commands." : `Did you mean \`envfrom ${meant}\`?`);
}
function checkValue(value, values, what) {
	if (values.includes(value)) return;
	const nearest = require_load.nearestName(value, values);
	const use = values.length > 15 ? "." : `: use ${choiceOf(values)}.`;
	throw new require_load.CannotRun(`Invalid value \`${value}\` for ${what}${use}`, nearest === void 0 ? void 0 : `Did you mean \`${nearest}\`?`);
}
function checkKnown(name, known, what, lister) {
	if (known.includes(name)) return;
	const nearest = require_load.nearestName(name, known);
	const help = nearest === void 0 ? containing(name, known) : `Did you mean \`${nearest}\`?`;
	throw new require_load.CannotRun(`Unknown ${what} \`${name}\`.`, help ?? `\`${lister}\` lists the ${what}s.`);
}
const SHORTEST_PART = 3;
function containing(part, known) {
	const found = part.length < SHORTEST_PART ? [] : known.filter((name) => name.includes(part));
	if (found.length === 0 || found.length > 15) return void 0;
	return `Did you mean one of these: ${found.map((name) => `\`${name}\``).join(", ")}?`;
}
function tokensOf(argv) {
	const options = {};
	for (const { name, letter, value, isOptional } of allOptions()) options[name] = {
		type: value === void 0 || isOptional === true ? "boolean" : "string",
		multiple: true,
		...letter === void 0 ? {} : { short: letter }
	};
	return (0, node_util.parseArgs)({
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
	const others = COMMANDS.filter((other) => other.options.some((each) => each.name === name));
	if (others.length > 0) {
		const commands = listOf(others.map((other) => `\`envfrom ${other.name}\``));
		throw new require_load.CannotRun(`\`${written}\` is not an option of \`envfrom ${command.name}\`.`, `It belongs to ${commands}.`);
	}
	checkKnown(written, options.map((candidate) => `--${candidate.name}`), "option", `envfrom help ${command.name}`);
	throw new Error("an option that is known was not found");
}
function valueOf$1(option, written, value) {
	if (option.value === void 0) {
		if (value === void 0) return "";
		throw new require_load.CannotRun(`\`${written}\` takes no value.`);
	}
	if (value === void 0 && option.isOptional === true) return "";
	if (value === void 0 || value === "") {
		const help = option.values === void 0 ? void 0 : `Use ${choiceOf(option.values)}.`;
		throw new require_load.CannotRun(`\`${written}\` needs a value: \`--${option.name} ${option.value}\`.`, help);
	}
	if (option.values !== void 0) checkValue(option.takesFile === true ? value.split("=")[0] ?? "" : value, option.values, `\`--${option.name}\``);
	return value;
}
// src/commands/output/lines-of-failure.ts
function linesOfFailure(error) {
	return error instanceof require_load.CannotRun ? linesOfCannotRun(error) : linesOfCrash(error);
}
function linesOfCannotRun({ lines, help }) {
	const [first = "", ...rest] = help === void 0 ? lines : [...lines, help];
	return [`envfrom: ${first}`, ...rest.map((line) => `  ${line}`)];
}
function linesOfCrash(error) {
	const name = error instanceof Error ? error.name : typeof error;
	const frames = (error instanceof Error ? error.stack ?? "" : "").split("\n").filter((line) => /^\s+at /.test(line));
	return [`envfrom ${require_version.VERSION} crashed (${name}). This is a bug in envfrom, not in your files; please report it with these lines:`, ...frames];
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
function memoOfLast(make) {
	let last;
	return (key) => {
		if (last?.key !== key) last = {
			key,
			value: make(key)
		};
		return last.value;
	};
}
function once(make) {
	let made;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
function memoBy(make) {
	const made = /* @__PURE__ */ new Map();
	return (key) => getOrMake(made, key, make);
}
function getOrMake(map, key, make) {
	const known = map.get(key);
	if (known !== void 0) return known;
	const value = make(key);
	map.set(key, value);
	return value;
}
// src/report/text/escape-text.ts
const UNSAFE = String.raw`(?! |\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{DI}\ufff9-\ufffb\ufffe\uffff]`;
const unsafe = once(() => new RegExp(UNSAFE, "gu"));
const SHORT$1 = /* @__PURE__ */ new Map([
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"]
]);
const PRINTABLE_ASCII = /^[ -~]*$/;
function escapeText(text) {
	if (PRINTABLE_ASCII.test(text)) return text;
	return text.replace(unsafe(), (char) => SHORT$1.get(char) ?? unicodeEscape(char));
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
	return `${text.slice(0, length - 1)}\u2026`;
}
function codeUnitEscapes(char) {
	let result = "";
	for (let index = 0; index < char.length; index += 1) result += `\\u${char.charCodeAt(index).toString(16).padStart(4, "0")}`;
	return result;
}
function percentEncode(path) {
	return path.replace(/[\ud800-\udfff]/gu, "\ufffd").split("/").map((segment) => encodeURIComponent(segment).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)).join("/");
}
// src/report/text/guard-commands.ts
const COMMAND = /^((?:[^\S\n]|\u001b\[[0-9;]*m)*):(?=(?:\u001b\[[0-9;]*m)*:)/gm;
const OLD_COMMAND = /##(?=\w*\[)/g;
function guardCommands(text) {
	return text.replace(COMMAND, "$1\\u003a").replace(OLD_COMMAND, "#\\u0023");
}
// src/commands/output/write-stderr.ts
function writeStderr({ stderr }, line) {
	stderr.write(`${guardCommands(escapeText(line))}\n`);
}
function noticeLines(notices) {
	return notices.map((notice) => `envfrom: ${notice}`);
}
// src/io/git/trust-variable.ts
const TRUST = "ENVFROM_TRUST";
// src/cli/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ run: () => run });
async function run(argv, host) {
	try {
		return await runCommand(parseArguments(argv), host);
	} catch (error) {
		for (const line of linesOfFailure(error)) writeStderr(host, line);
		return 2;
	}
}
async function runCommand(args, host) {
	const { command, named, values } = args;
	if (values.has("version")) {
		host.stdout.write(`${require_version.VERSION}\n`);
		return 0;
	}
	if (values.has("help")) {
		const { helpText } = await Promise.resolve().then(() => require("./help.js")).then((n) => n.help_text_exports);
		host.stdout.write(helpText(named ? command : void 0, require_load.widthOf(host.stdout)));
		return 0;
	}
	const [word, another] = args.positionals;
	if (!named && word !== void 0 && another === void 0) await refuseUnknownWord(word, host);
	return (await command.run())(args, trusting(args, host));
}
function trusting({ values }, host) {
	const named = values.get("trust")?.map((folder) => (0, node_path.resolve)(host.cwd, folder));
	if (named === void 0) return host;
	const folders = [...named, host.env["ENVFROM_TRUST"] ?? ""].join(node_path.delimiter);
	return {
		...host,
		env: {
			...host.env,
			[TRUST]: folders
		}
	};
}
async function refuseUnknownWord(word, { cwd }) {
	const refusal = unknownCommand(word);
	if (refusal === void 0) return;
	const { whatIsAt } = await Promise.resolve().then(() => require("./load.js")).then((n) => n.locate_paths_exports);
	if (whatIsAt(cwd, word) === void 0) throw refusal;
}
// src/cli/spinner.ts
var spinner_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ newSpinner: () => newSpinner });
const PATIENCE_MS$1 = 300;
const FRAME_MS = 80;
function newSpinner(env) {
	const { stderr } = process;
	if (!(stderr.isTTY && stderr.columns > 0) || (env["CI"] ?? "") !== "") return void 0;
	const start = performance.now();
	let draw = nothing;
	let stop = nothing;
	return {
		async load() {
			const { default: ora } = await Promise.resolve().then(() => require("./ora.js"));
			const spinner = ora({
				stream: stderr,
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
		show: perFrame(({ done, total }) => {
			if (performance.now() - start >= PATIENCE_MS$1) draw(`Reading ${done} of ${total} files`);
		}),
		stop: () => stop()
	};
}
function perFrame(show) {
	let lastFrame = performance.now();
	return (count) => {
		const now = performance.now();
		if (now - lastFrame < FRAME_MS) return;
		lastFrame = now;
		show(count);
	};
}
function nothing() {}
// src/model/group-by.ts
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) appendTo(groups, keyOf(item), item);
	return groups;
}
function appendTo(lists, key, item) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [item]);
	else list.push(item);
}
function addTo(sets, key, item) {
	const set = sets.get(key);
	if (set === void 0) sets.set(key, /* @__PURE__ */ new Set([item]));
	else set.add(item);
}
function appendAll(list, more) {
	for (const item of more) list.push(item);
}
function firstOf(items, find) {
	for (const item of items) {
		const found = find(item);
		if (found !== void 0) return found;
	}
}
function countBefore(items, isBefore) {
	let [low, high] = [0, items.length];
	while (low < high) {
		const middle = low + high >> 1;
		const item = items[middle];
		if (item !== void 0 && isBefore(item)) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/model/span.ts
const SHORT = 8192;
const lineStarts = memo(({ text }) => {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return new Int32Array(starts);
});
function lineEnd(text, offset) {
	const found = text.indexOf("\n", offset);
	return found === -1 ? text.length : found;
}
function fileSpan(path) {
	return {
		file: {
			path,
			text: ""
		},
		start: 0,
		end: 0
	};
}
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
	const { file, start, end } = span.file.host === void 0 ? span : outermost(span);
	if (file.text.length <= SHORT && start <= end) return searchedPosition(file, start, end);
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
function searchedPosition({ path, text }, start, end) {
	let line = 1;
	let lineStart = 0;
	let at = text.indexOf("\n");
	for (; at !== -1 && at < start; at = text.indexOf("\n", at + 1)) {
		line += 1;
		lineStart = at + 1;
	}
	const column = start - lineStart + 1;
	let endLine = line;
	for (; at !== -1 && at < end; at = text.indexOf("\n", at + 1)) {
		endLine += 1;
		lineStart = at + 1;
	}
	return {
		path,
		line,
		column,
		endLine,
		endColumn: end - lineStart + 1
	};
}
function placeOf$2(span) {
	const { path, line } = positionOf(span);
	return `${path}:${line}`;
}
function hostPlaceOf(span) {
	const { file, start } = hostSpan(span);
	return `${start} ${file.path}`;
}
function lineAt(starts, offset) {
	return Math.max(0, countBefore(starts, (start) => start <= offset) - 1);
}
// src/model/trail.ts
function trailOf(span) {
	return isRendered$1(span) ? span.trail : void 0;
}
function templateTrail(at, before, id) {
	return {
		step: {
			kind: "template",
			at,
			in: id
		},
		before
	};
}
function* stepsOf(span) {
	for (let trail = trailOf(span); trail !== void 0; trail = trail.before) yield trail.step;
}
function isRendered$1(span) {
	return "trail" in span;
}
// src/report/problems/known-problems.ts
const MAX_RULES$1 = 4;
function hasKnownProblems({ comparison, baseline }) {
	return comparison !== void 0 || baseline !== void 0;
}
const knownProblems = memo(({ comparison, baseline }) => {
	return /* @__PURE__ */ new Set([...comparison?.old ?? [], ...baseline?.accepted ?? []]);
});
function countsOf(report) {
	const { problems } = report;
	if (!hasKnownProblems(report)) return severityCounts(problems);
	const known = knownProblems(report);
	const fresh = problems.filter((problem) => !known.has(problem)).length;
	if (fresh === problems.length) return severityCounts(problems, "new ");
	return `${severityCounts(problems)}, ${fresh === 0 ? "none" : numberText(fresh)} of them new`;
}
function comparisonNotes(report) {
	const shown = new Set(report.problems);
	const { comparison, baseline } = report;
	return [...comparison === void 0 ? [] : [comparedWith(comparison, shown), ...failing(comparison)], ...baseline === void 0 ? [] : acceptedBy(baseline, shown)];
}
function comparedWith({ base, old, fixed, uncompared }, shown) {
	const isHidden = old.some((problem) => !shown.has(problem));
	const parts = [
		...old.length === 0 ? [] : [`${count(old.length, "old problem")}${isHidden ? " not shown (`--all-problems` shows them)" : ""}`],
		...fixed.length === 0 ? [] : [`${count(fixed.length, "problem")} fixed`],
		...uncompared === 0 ? [] : [`${numberText(uncompared)} of the old ones unclear, since the base commit cannot be read there`]
	];
	return `Compared with ${base}: ${parts.length === 0 ? "no old problems" : parts.join(", ")}.`;
}
function failing({ failing: found }) {
	if (found === void 0 || found.workloads === 0) return [];
	const verb = found.workloads === 1 ? "fails" : "fail";
	const verdicts = found.verdicts.join(",");
	return [`${count(found.workloads, "workload")} ${verb} \`--fail-on-verdict ${verdicts}\` (\`envfrom diff\` shows which).`];
}
function acceptedBy({ path, accepted, unused }, shown) {
	const isHidden = accepted.some((problem) => !shown.has(problem));
	const none = accepted.length === 0;
	const number = none ? "none of the problems found" : `${count(accepted.length, "problem")}${isHidden ? " not shown" : ""}`;
	const gone = unused.reduce((sum, entry) => sum + entry.count, 0);
	const rules = shortListOf([...new Set(unused.map(({ rule }) => rule))], MAX_RULES$1);
	return [`The baseline \`${path}\` accepts ${number}.`, ...gone === 0 ? [] : [`It ${none ? "" : "also "}accepts ${count(gone, "problem")} that ${gone === 1 ? "is" : "are"} gone (${rules}): \`envfrom baseline --prune\` removes ${gone === 1 ? "it" : "them"}.`]];
}
// src/model/node.ts
var PlainEntry = class {
	name;
	value;
	keyStart;
	constructor(keyStart, name, value) {
		this.name = name;
		this.value = value;
		this.keyStart = keyStart;
	}
	get key() {
		const { name: text, value, keyStart: start } = this;
		const end = start + text.length;
		return {
			kind: "scalar",
			file: value.file,
			start,
			end,
			text,
			style: "plain"
		};
	}
};
function entryWith({ key, name }, value) {
	return {
		key,
		name,
		value
	};
}
const LINEAR_SEARCH_LIMIT = 12;
const NONE = [];
function entryOf$1(node, name) {
	if (node?.kind !== "map") return void 0;
	if (node.entries.length <= LINEAR_SEARCH_LIMIT) {
		for (let at = 0; at < node.entries.length; at += 1) {
			const entry = node.entries[at];
			if (entry?.name === name) return entry;
		}
		return;
	}
	return entriesByName(node).get(name);
}
const indexes = /* @__PURE__ */ new WeakMap();
function entriesByName(node) {
	const known = indexes.get(node);
	if (known !== void 0) return known;
	const made = new Map(node.entries.map((entry) => [entry.name, entry]));
	indexes.set(node, made);
	return made;
}
function takeOverIndex(before, after, changes) {
	const index = indexes.get(before);
	if (index === void 0 || before === after) return;
	indexes.delete(before);
	for (const [name, entry] of changes) if (entry === void 0) index.delete(name);
	else index.set(name, entry);
	indexes.set(after, index);
}
function isScalarAt(place) {
	return "kind" in place && place.kind === "scalar";
}
function valueAt(node, ...path) {
	return follow(node, path);
}
function follow(node, path) {
	let here = node;
	for (let at = 0; at < path.length; at += 1) here = entryOf$1(here, path[at] ?? "")?.value;
	return here;
}
function mapAt(node, ...path) {
	const value = follow(node, path);
	return value?.kind === "map" ? value : void 0;
}
function scalarAt(node, ...path) {
	const value = follow(node, path);
	return value?.kind === "scalar" ? value : void 0;
}
function nameNodeOf(object) {
	return scalarAt(object, "metadata", "name") ?? object;
}
function itemsAt(node, ...path) {
	const value = follow(node, path);
	return value?.kind === "sequence" ? value.items : NONE;
}
function childrenOf(node) {
	if (node.kind === "scalar") return NONE;
	return node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
}
function scalarsIn(node) {
	return node.kind === "scalar" ? [node] : childrenOf(node).flatMap(scalarsIn);
}
function entriesIn$1(node) {
	if (node.kind !== "map") return childrenOf(node).flatMap(entriesIn$1);
	return node.entries.flatMap((entry) => [entry, ...entriesIn$1(entry.value)]);
}
function someScalar(node, test) {
	if (node.kind === "scalar") return test(node);
	return childrenOf(node).some((child) => someScalar(child, test));
}
function entriesAt(node, ...path) {
	const value = follow(node, path);
	return value?.kind === "map" ? value.entries : NONE;
}
// src/model/message.ts
function message$1(literals, ...args) {
	if (args.length === 0) return constant(literals);
	const parts = [];
	for (let index = 0; index < literals.length; index += 1) {
		const literal = literals[index] ?? "";
		if (literal !== "") parts.push(literal);
		const arg = args[index];
		if (arg !== void 0) addParts(arg, parts);
	}
	return { parts: parts.slice() };
}
const constant = memo((literals) => words(literals.join("")));
function addParts(arg, parts) {
	if (typeof arg === "number") parts.push(String(arg));
	else if (typeof arg === "string") {
		if (arg !== "") parts.push({
			kind: "text",
			text: arg
		});
	} else if ("parts" in arg) for (const part of arg.parts) parts.push(part);
	else if ("at" in arg) parts.push(userText(arg.text, arg.at));
	else parts.push(arg.kind === "scalar" ? userText(arg.text, arg) : arg);
}
function words(text) {
	return { parts: text === "" ? [] : [text] };
}
function name(text, origin) {
	return origin === void 0 ? {
		kind: "name",
		text
	} : {
		kind: "name",
		text,
		origin
	};
}
function joined$1(texts, separator) {
	const parts = [];
	for (const [index, each] of texts.entries()) {
		if (index > 0) parts.push(separator);
		addParts(each, parts);
	}
	return { parts };
}
function sentences(first, second) {
	return first === void 0 ? second : joined$1([first, second], " ");
}
function messageText(text) {
	if (typeof text === "string") return text;
	return text.parts.map((part) => typeof part === "string" ? part : part.text).join("");
}
function textOfAllBuilds({ parts }) {
	return parts.map((part) => typeof part === "string" ? part : part.isOfBuild === true ? "" : part.text).join("");
}
function worded(text) {
	return typeof text === "string" ? { message: text } : {
		message: messageText(text),
		wording: text
	};
}
function capitalized(text) {
	return withFirst(text, (first) => first.toUpperCase());
}
function uncapitalized(text) {
	return withFirst(text, (first) => first.toLowerCase());
}
function withFirst({ parts: [first, ...rest] }, change) {
	if (first === void 0) return { parts: [] };
	const text = typeof first === "string" ? first : first.text;
	const changed = change(text.charAt(0)) + text.slice(1);
	return { parts: [typeof first === "string" ? changed : {
		...first,
		text: changed
	}, ...rest] };
}
function userText(text, origin) {
	return origin === void 0 ? {
		kind: "text",
		text
	} : {
		kind: "text",
		text,
		origin
	};
}
function field(text, origin) {
	return origin === void 0 ? {
		kind: "field",
		text
	} : {
		kind: "field",
		text,
		origin
	};
}
// src/model/value.ts
function knownText(value) {
	let text = "";
	for (const part of value) {
		if (part.kind === "placeholder") return void 0;
		text += part.text;
	}
	return text;
}
function isSameText(one, other) {
	const text = knownText(one);
	return text !== void 0 && text === knownText(other);
}
function lacksPart(value) {
	return value.some((part) => part.kind === "placeholder" && part.missing !== void 0);
}
function holdsSecret(value) {
	return value?.some(({ kind }) => kind === "secret") === true;
}
// src/model/names/written-name.ts
const NAME = /^(["']?)([\w.${}()-]+)\1$/;
function writtenName(at, rendered) {
	if (trailOf(at) === void 0 || holdsSecret(at.value)) return rendered;
	const text = at.file.text.slice(at.start, at.end);
	return NAME.exec(text)?.[2] ?? rendered;
}
function writtenNameOf({ node, name }) {
	const at = scalarAt(node, "metadata", "name");
	return at === void 0 || name === void 0 ? name : writtenName(at, name);
}
function writtenNamespaceOf({ node, namespace }) {
	const at = scalarAt(node, "metadata", "namespace");
	return at === void 0 || trailOf(at) !== void 0 ? void 0 : namespace;
}
const HASH$1 = /-[0-9a-z]{10}$/;
function logicalName({ name, at }) {
	return isHashed(at) ? name.replace(HASH$1, "") : name;
}
function isHashed(at) {
	for (let here = trailOf(at); here !== void 0; here = here.before) if (here.step.kind === "hash") return true;
	return false;
}
// src/model/kinds/deployer-kinds.ts
const ARGO = "argoproj.io";
const BOOTSTRAPPED = "flux-system";
function isApplication({ group, kind }) {
	return group === "argoproj.io" && kind === "Application";
}
function isApplicationSet({ group, kind }) {
	return group === "argoproj.io" && kind === "ApplicationSet";
}
function isFluxKustomization({ group, kind }) {
	return group === "kustomize.toolkit.fluxcd.io" && kind === "Kustomization";
}
function isHelmRelease({ group, kind }) {
	return group === "helm.toolkit.fluxcd.io" && kind === "HelmRelease";
}
function isOfFlux({ group }) {
	return group.endsWith(".toolkit.fluxcd.io");
}
// src/model/names/folder-of.ts
function folderOf(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
function fileNameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function folderPrefix(folder) {
	return folder === "." ? "" : `${folder}/`;
}
function isBelow(path, folder) {
	return path.startsWith(folderPrefix(folder));
}
function enclosingFolder(folders, path) {
	if (folders.size === 0) return void 0;
	for (let folder = folderOf(path); folder !== "."; folder = folderOf(folder)) if (folders.has(folder)) return folder;
}
function foldersOf$1(paths) {
	const folders = /* @__PURE__ */ new Set([""]);
	for (const path of paths) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
		const folder = path.slice(0, end);
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return folders;
}
function foldersAbove(path) {
	const folders = [];
	for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) folders.push(path.slice(0, at));
	return folders;
}
function foldersToRoot(path) {
	return [...foldersAbove(path).toReversed(), "."];
}
function pathBelowRoot(path) {
	const parts = [];
	for (const part of path.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
function plainPath(path) {
	return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function withoutEndSlashes(path) {
	return path.replace(/(?<!\/)\/+$/, "");
}
function keepsFolder(path) {
	return /(?:^|\/)\.(?:git)?keep$/.test(path);
}
function pathsWithPrefix(paths, prefix) {
	if (prefix === "") return paths;
	const start = countBefore(paths, (path) => path < prefix);
	let end = start;
	while (paths[end]?.startsWith(prefix) === true) end += 1;
	return paths.slice(start, end);
}
// src/model/file-tree.ts
const KUSTOMIZATION_NAMES = [
	"kustomization.yaml",
	"kustomization.yml",
	"Kustomization"
];
function isKustomizationFile(path) {
	return KUSTOMIZATION_NAMES.includes(fileNameOf(path));
}
const MANIFEST_NAME = /(?:\.ya?ml|\.json|(?:^|\/)Kustomization)$/i;
function isManifestName(path) {
	return MANIFEST_NAME.test(path);
}
const MAX_FILES$3 = 3e3;
const MAX_BYTES$1 = 524288;
const MAX_BYTES_IN_ALL = 33554432;
function* textsAt(tree, pattern) {
	let left = MAX_BYTES_IN_ALL;
	const paths = tree?.paths.filter((path) => pattern.test(path)) ?? [];
	for (const path of paths.slice(0, MAX_FILES$3)) {
		const content = left > 0 ? tree?.read(path) : void 0;
		if (content?.kind !== "bytes" || content.bytes.length > MAX_BYTES$1) continue;
		left -= content.bytes.length;
		yield {
			path,
			text: new TextDecoder().decode(content.bytes)
		};
	}
}
// src/model/names/qualified-name.ts
function qualifiedName(namespace, name) {
	return namespace === void 0 ? name : `${namespace}/${name}`;
}
// src/model/reason.ts
function codedReason(code, text) {
	return {
		...words(text),
		code
	};
}
const OVER = codedReason("over", "the builds are far larger than the files that they are built from, so envfrom stopped");
const KSOPS = codedReason("ksops", "ksops decrypts values");
const PREVIEWED_WORKLOADS = codedReason("previewed-workloads", "its chart is not available, so its workloads are previewed from its values");
const PREVIEWED = codedReason("previewed", "its chart is not available, so what it creates is only previewed from its values");
const UNBUILDABLE = codedReason("unbuildable", "it cannot be built as it is");
function isOfPreview({ code }) {
	return code === "previewed" || code === "previewed-workloads";
}
const IN_CHART = codedReason("in-chart", "no entry point is known to deploy its chart");
function isLimit({ code }) {
	return code === "over" || code === "full";
}
const [VALUES, PARTS, SOURCES, OBJECTS, ANY] = [
	0,
	1,
	2,
	3,
	4
];
const LACKS = {
	ksops: VALUES,
	crds: PARTS,
	"previewed-workloads": PARTS,
	component: SOURCES,
	previewed: SOURCES,
	generator: ANY,
	jsonnet: ANY,
	"remote-base": ANY
};
function mayLack({ code }, what) {
	return ((code && LACKS[code]) ?? OBJECTS) >= what;
}
function hidesObjects(reason) {
	return mayLack(reason, PARTS);
}
function mayBringObjects(reason) {
	return reason.lacks === void 0 && mayLack(reason, OBJECTS);
}
function mayBringSources(reason) {
	return mayLack(reason, SOURCES);
}
function mayBringAny(reason) {
	return mayLack(reason, ANY);
}
function mayBringSource(reason, kind, name) {
	const { lacks } = reason;
	if (lacks !== void 0) return lacks.kind === kind && name.includes(lacks.name);
	if (reason.code === "secrets-file" && kind === "ConfigMap") return false;
	return mayBringSources(reason);
}
function isSameReason(one, other) {
	return one.parts.length === other.parts.length && one.parts.every((part, at) => keyOf(part) === keyOf(other.parts[at]));
}
function keyOf(part) {
	if (part === void 0 || typeof part === "string") return part ?? "";
	return part.text.replaceAll(/\b[\da-f]{7,40}\b|\d+/g, "#");
}
function distinctReasons(reasons) {
	const byText = /* @__PURE__ */ new Map();
	for (const reason of reasons) {
		const text = messageText(reason);
		if (!byText.has(text)) byText.set(text, reason);
	}
	return [...byText.values()];
}
function sortedReasons(reasons) {
	return distinctReasons(reasons).map((reason) => [messageText(reason), reason]).sort(([one], [other]) => one < other ? -1 : 1).map(([, reason]) => reason);
}
// src/model/elsewhere/repository-address.ts
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is;
const SCP_FORM = /^(?:[^@/\s]*@)?(\[[^\]]+\]|[^:/\s]+):(?!\/\/)(.*)$/s;
const SLASHED_FORM = /^[\w.-]+@([\w-]+(?:\.[\w-]+)+)\/(.+)$/s;
const FILLED_IN = /\{\{|\$[{(]|<[\w-]+>/;
const WINDOWS_PATH = /^[a-z]:[\\/]/i;
const TRANSPORTS = {
	http: "http",
	https: "http",
	"git+http": "http",
	"git+https": "http",
	ssh: "ssh",
	"git+ssh": "ssh",
	"ssh+git": "ssh",
	git: "git",
	file: "file"
};
const USUAL_PORTS = {
	http: "80",
	https: "443",
	"git+http": "80",
	"git+https": "443",
	ssh: "22",
	"git+ssh": "22",
	"ssh+git": "22",
	git: "9418"
};
const OTHER_NAMES = {
	"ssh.github.com": "github.com",
	"www.github.com": "github.com",
	"altssh.gitlab.com": "gitlab.com",
	"www.gitlab.com": "gitlab.com",
	"altssh.bitbucket.org": "bitbucket.org",
	"www.bitbucket.org": "bitbucket.org",
	"ssh.dev.azure.com": "dev.azure.com",
	"vs-ssh.visualstudio.com": "dev.azure.com"
};
const ACCOUNT_ALIAS = /^(github\.com|gitlab\.com|bitbucket\.org)-[\w-]+$/;
function readRepositoryAddress(url) {
	const text = url.trim();
	if (text === "" || isFilledIn(text)) return void 0;
	const [, scheme, rest] = SCHEME.exec(text) ?? [];
	if (scheme !== void 0 && rest !== void 0) return addressOf$1(scheme.toLowerCase(), rest);
	if (WINDOWS_PATH.test(text) || /^[./~\\]/.test(text)) return localPath(text);
	const [, host, path] = SCP_FORM.exec(text) ?? SLASHED_FORM.exec(text) ?? [];
	if (host === void 0 || path === void 0) return localPath(text);
	return normalized({
		host,
		port: void 0,
		transport: "ssh",
		path
	});
}
function isFilledIn(url) {
	return FILLED_IN.test(url);
}
function isSameRepository(a, b) {
	if (a.host !== b.host || a.path !== b.path) return false;
	if (a.transport !== b.transport || a.port === b.port) return true;
	return a.transport === "ssh" && (a.port === void 0 || b.port === void 0);
}
function repositoryName({ path }) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function addressOf$1(scheme, rest) {
	const transport = TRANSPORTS[scheme];
	if (transport === void 0) return void 0;
	const slash = rest.indexOf("/");
	const authority = slash === -1 ? rest : rest.slice(0, slash);
	const path = slash === -1 ? "" : rest.slice(slash + 1);
	if (transport === "file") return localPath(`/${path}`);
	const server = authority.slice(authority.lastIndexOf("@") + 1);
	const [, host = server, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(server) ?? [];
	return normalized({
		host,
		port: port === void 0 || port === "" || port === USUAL_PORTS[scheme] ? void 0 : port,
		transport,
		path
	});
}
function localPath(text) {
	const path = tidyPath(text.replaceAll("\\", "/"));
	return path === "" ? void 0 : {
		host: "",
		port: void 0,
		transport: "file",
		path
	};
}
function normalized(address) {
	const written = address.host.toLowerCase().replace(/\.$/, "");
	const known = OTHER_NAMES[written] ?? ACCOUNT_ALIAS.exec(written)?.[1] ?? written;
	const port = known === written ? address.port : void 0;
	const [host, path] = azurePath(known, tidyPath(decode(address.path)));
	if (host === "" || path === "") return void 0;
	const bare = address.transport === "http" ? path.replace(/^scm\//, "") : path;
	return {
		host,
		port,
		transport: address.transport,
		path: bare
	};
}
function azurePath(host, path) {
	const [, organization] = /^([\w-]+)\.visualstudio\.com$/.exec(host) ?? [];
	const full = organization === void 0 ? path : `${organization}/${path.replace(/^defaultcollection\//, "")}`;
	const site = organization === void 0 ? host : "dev.azure.com";
	if (site !== "dev.azure.com") return [host, path];
	const parts = full.split("/").filter((part) => part !== "_git");
	if (parts[0] === "v3") parts.shift();
	if (parts.length === 2) parts.push(parts[1] ?? "");
	return [site, parts.join("/")];
}
function tidyPath(path) {
	return path.replace(/[?#].*$/s, "").split("/").filter((part) => part !== "" && part !== ".").join("/").toLowerCase().replace(/\.git$/, "");
}
function decode(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
// src/model/elsewhere/asked-item.ts
const ITEM_TYPES = [
	"bucket",
	"chart",
	"file",
	"git",
	"oci"
];
function itemKey({ type, url, name, version, mediaType }) {
	const layer = mediaType === void 0 ? [] : [mediaType];
	return JSON.stringify([
		type,
		addressKey(type, url),
		name ?? "",
		version ?? "",
		...layer
	]);
}
function addressKey(type, url) {
	const address = type === "git" ? readRepositoryAddress(url) : void 0;
	return address === void 0 ? url : [
		address.host,
		address.port ?? "",
		address.path
	].join("/");
}
const USER = /^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i;
function plainUrl(url) {
	const trimmed = withoutEndSlashes(url.trim());
	return /^(?:git\+)?ssh:/i.test(trimmed) ? trimmed.replace(/^([^:]+:\/\/[^/@:]*):[^/@]*@/, "$1@") : trimmed.replace(USER, "$1");
}
function isPinned({ type, version }) {
	if (version === void 0 || version === "") return false;
	if (type === "chart" || type === "oci") return /^(?:sha256:[0-9a-f]{64}|v?\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]*)?)$/.test(version);
	return /^(?:[0-9a-f]{40}|refs\/tags\/.+|v?\d+\.\d+(?:[-+.][0-9A-Za-z.+-]*)?)$/.test(version);
}
// src/model/elsewhere/vendor.ts
const VENDOR = ".envfrom/vendor";
const LOCK = ".envfrom/dependencies.lock";
function itemAt(vendor, path) {
	const root = ROOT.exec(path)?.[0];
	return root === void 0 || vendor === void 0 ? void 0 : byRoot(vendor).get(root);
}
function isInItem(path) {
	return ROOT.test(path);
}
const ROOT = /^(?:[^/@]+\/)*[^/@]+@[0-9a-f]{12}(?=\/|$)/;
const byRoot = memo(({ items }) => new Map(items.map((item) => [item.root, item])));
function itemFor(vendor, asked) {
	return vendor === void 0 ? void 0 : byKey(vendor).get(itemKey(asked));
}
const byKey = memo(({ items }) => new Map(items.map((item) => [itemKey(item), item])));
function isFetched({ paths }, path) {
	return paths.some((each) => each === "" || path === each || path.startsWith(`${each}/`));
}
// src/model/file-content.ts
function contentText(content, most = Infinity) {
	if (content.kind === "unreadable" || content.bytes.length > most) return void 0;
	return new TextDecoder().decode(content.bytes);
}
// src/model/names/rule-ids.ts
const RENAMED = /* @__PURE__ */ new Map([
	["late-variable-reference", "forward-variable-reference"],
	["unshellable-variable-name", "nonportable-variable-name"],
	["untraced-config-map", "undeclared-config-map"],
	["untraced-secret", "undeclared-secret"],
	["missing-optional-source", "misspelled-optional-reference"],
	["unhashed-reference", "unrewritten-reference"],
	["unstable-template", "random-secret-value"],
	["unused-value", "unused-helm-value"],
	["undeployed-manifest", "unlisted-manifest"],
	["config-change-without-rollout", "stale-after-change"],
	["stale-on-change", "stale-on-next-change"],
	["service-variable-clash", "service-variable-collision"],
	["unknown-secret-type", "misspelled-secret-type"],
	["incomplete-secret-type", "incomplete-typed-secret"],
	["edited-copy", "edited-rollout-copy"]
]);
const MERGED = /* @__PURE__ */ new Map([["decimal-file-mode", "invalid-file-mode"]]);
const FIRST = new Map([...RENAMED].map(([old, id]) => [id, old]));
function currentRuleId(written) {
	return RENAMED.get(written) ?? MERGED.get(written) ?? written;
}
function firstRuleId(id) {
	return FIRST.get(id) ?? id;
}
function renamedRuleNotices(written) {
	return [...new Set(written)].filter((id) => currentRuleId(id) !== id).map((id) => `The rule \`${id}\` is \`${currentRuleId(id)}\` now; the old id still works.`);
}
// src/text/by-code-unit.ts
function byCodeUnit(one, other) {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
// src/text/parsed-json.ts
function parsedJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/model/names/hash-suffix.ts
const HASH = "[2456789bcdfghkmt]{10}";
// src/pipeline/problem-identity.ts
const HASHES = new RegExp(`-${HASH}(?![\\w.-])`, "g");
const LINES = /(?<=\w):\d+(?::\d+)?(?![\w.])|(?<=\blines? )\d+/g;
const EXTENT = / in (?:this repository|the fleet|the files checked)\b/g;
const NAMESPACE = /(?<= in (?:ConfigMap|Secret) )[a-z\d.-]+\/(?=[^\s/]+\))/g;
function identityOf$1(problem) {
	const { subject, message, cause, onePerCause } = problem;
	const rule = firstRuleId(problem.rule);
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
const ABSENCE = /^(?:missing|undeclared)-(config-map|secret)$/;
function absentKind({ rule }) {
	return ABSENCE.exec(rule)?.[1];
}
function fileOf({ at }) {
	return hostSpan(at).file.path;
}
function steady(text) {
	return text.replaceAll(HASHES, "").replaceAll(LINES, "").replaceAll(NAMESPACE, "").replaceAll(EXTENT, "");
}
// src/pipeline/baseline.ts
const BASELINE_NAME = ".envfrom-baseline.json";
const SHAPE_VERSION = 1;
const HASH_LENGTH = 20;
const LONGEST_MESSAGE = 300;
function baselineOf(problems) {
	const entries = /* @__PURE__ */ new Map();
	for (const problem of problems) {
		const fingerprint = fingerprintOf(problem);
		const count = (entries.get(fingerprint)?.count ?? 0) + 1;
		const described = entries.get(fingerprint) ?? descriptionOf(problem);
		entries.set(fingerprint, {
			...described,
			fingerprint,
			rule: problem.rule,
			count
		});
	}
	return [...entries.values()];
}
function descriptionOf(problem) {
	const { subject, message } = problem;
	const name = [subject?.namespace, subject?.name].filter((part) => part !== void 0).join("/");
	const object = subject === void 0 ? "" : `${subject.kind} ${name}`.trim();
	return {
		path: fileOf(problem),
		...object !== "" && { object },
		message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}\u2026` : message
	};
}
function fingerprintOf(problem) {
	return (0, node_crypto.createHash)("sha256").update(accepted(problem)).digest("hex").slice(0, HASH_LENGTH);
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
	return JSON.stringify([identityOf$1(problem), subject?.name === void 0 ? name : ""]);
}
function baselineText(entries) {
	const lines = entries.toSorted((a, b) => byCodeUnit(a.rule, b.rule) || byCodeUnit(a.fingerprint, b.fingerprint)).map(({ rule, path, object, message, fingerprint, count }) => `    ${JSON.stringify({
		rule,
		path,
		object,
		message,
		fingerprint,
		count
	})}`);
	const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
	return `{\n  "version": ${SHAPE_VERSION},\n  "problems": ${list}\n}\n`;
}
function readBaseline(text, path) {
	const help = "Write a new one with `envfrom baseline`.";
	const value = parsedJson(text);
	if (value === void 0) throw new require_load.CannotRun(`The baseline \`${path}\` is not valid JSON.`, help);
	const { version, problems } = fieldsOf(value);
	if (version !== SHAPE_VERSION || !Array.isArray(problems)) throw new require_load.CannotRun(`The baseline \`${path}\` has a format that this version of envfrom cannot read.`, help);
	return problems.map((entry) => {
		const { rule, fingerprint, count, ...rest } = fieldsOf(entry);
		if (typeof rule === "string" && typeof fingerprint === "string" && isCount(count)) return {
			rule: currentRuleId(rule),
			fingerprint,
			count,
			...textsIn(rest)
		};
		throw new require_load.CannotRun(`The baseline \`${path}\` has an entry without \`rule\`, \`fingerprint\` or \`count\`.`, help);
	});
}
function applyBaseline(report, entries, path, isWhole) {
	const { left, accepted, unused } = accept(report.problems, entries, allOf(report));
	const baseline = {
		path,
		accepted,
		unused: isWhole && report.builds.every(isBuilt) && report.files.every(isReadable) ? unused : []
	};
	return {
		...report,
		problems: left,
		baseline
	};
}
function isBuilt({ partial, failures }) {
	return partial.length === 0 && failures.length === 0;
}
function isReadable({ faults }) {
	return faults.length === 0;
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
function allOf({ problems, undeployed, comparison }) {
	return [
		...comparison?.old ?? [],
		...problems,
		...undeployed
	];
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
function textsIn({ path, object, message }) {
	return {
		...typeof path === "string" && { path },
		...typeof object === "string" && { object },
		...typeof message === "string" && { message }
	};
}
function fieldsOf(value) {
	return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
function isCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
// src/model/limits.ts
const DEEPEST$2 = 1e3;
const DEFAULT_LIMITS = {
	fileSize: 10485760,
	aliasNodes: 1e6,
	depth: 200,
	documents: 1e4
};
// src/render/deployed/scripted/is-helmfile.ts
const HELMFILE = /(?:^|\/)(?:helmfile(?:[.-][^/]*)?|helmfile\.d\/[^/]+)\.ya?ml$/;
function isHelmfile(path) {
	return HELMFILE.test(path);
}
// src/model/names/name-of.ts
function nameOfManifest(manifest, mark = "`") {
	const name = writtenNameOf(manifest) ?? "(unnamed)";
	return `${manifest.kind} ${mark}${qualifiedName(writtenNamespaceOf(manifest), name)}${mark}`;
}
function nameInCluster({ kind, namespace, name = "(unnamed)" }, mark = "`") {
	return `${kind} ${mark}${qualifiedName(namespace, name)}${mark}`;
}
function nameOfWorkload({ manifest, namespace }, mark) {
	return nameInCluster({
		...manifest,
		namespace
	}, mark);
}
function plainNameInCluster(manifest) {
	return nameInCluster(manifest, "");
}
function deployerOf(manifest, parent) {
	const { node, namespace, name } = manifest;
	return {
		name: plainNameInCluster({
			...manifest,
			namespace: isCopied(node, "metadata", "namespace") ? HIDDEN : namespace,
			name: isCopied(node, "metadata", "name") ? HIDDEN : name
		}),
		object: manifest,
		at: node,
		parent
	};
}
const HIDDEN = "***";
function isCopied(node, ...path) {
	return holdsSecret(scalarAt(node, ...path)?.value);
}
function nameOfContainer({ kind, name }) {
	return kind === "regular" ? `container ${name}` : `${kind} container ${name}`;
}
function nameOfReferrer({ container, workload, manifest }) {
	if (container === void 0 || workload === void 0) return nameOfManifest(manifest, "");
	return `${nameOfContainer(container)} of ${nameOfManifest(workload.manifest, "")}`;
}
// src/render/engines.ts
const NO_ENGINES = {
	kustomizationBuilds: notLoaded,
	deployers: {
		chartFinder: notLoaded,
		entryRenderer: notLoaded,
		fluxInstanceSync: notLoaded,
		makeEntries: notLoaded,
		openArgo: notLoaded,
		openCharts: notLoaded,
		openFlux: notLoaded,
		ownCharts: notLoaded
	}
};
const SIGNS = /fluxcd|argoproj|\\[xuU\n\r]|binary/;
function needsEngines({ paths }, files) {
	return !isPlain(paths) || files.some(mayBeOfDeployer);
}
const isPlain = memo((paths) => !paths.some((path) => isKustomizationOrChart(path) || isHelmfile(path)));
function hasCharts({ paths }) {
	return paths.some((path) => fileNameOf(path) === "Chart.yaml");
}
function isKustomizationOrChart(path) {
	return fileNameOf(path) === "Chart.yaml" || isKustomizationFile(path);
}
function mayBeOfDeployer({ source }) {
	return source !== void 0 && SIGNS.test(source.text);
}
function notLoaded() {
	throw new Error("An engine was asked for in a tree that needs none.");
}
// src/model/versions/deployer-version.ts
const DEPLOYER_TITLES = {
	argocd: "Argo CD",
	flux: "Flux"
};
function isCertain({ known }) {
	return known.by === "settings" || known.by === "repository" && !known.isRange;
}
function helmMajorOf({ helm }) {
	return helm.startsWith("3.") ? 3 : 4;
}
// src/model/versions/compare-versions.ts
function compareVersions(one, other) {
	const [left, right] = [one, other].map((text) => text.split(/[-+]/)[0]?.split(".").map(Number));
	for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at++) {
		const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
// src/render/versions/deployer-rows.ts
const DEPLOYER_ROWS = [
	{
		deployer: "argocd",
		version: "2.4",
		helm: "3.8.1",
		kustomize: "4.4.1"
	},
	{
		deployer: "argocd",
		version: "2.5",
		helm: "3.10.3",
		kustomize: "4.5.7"
	},
	{
		deployer: "argocd",
		version: "2.6",
		helm: "3.10.3",
		kustomize: "4.5.7"
	},
	{
		deployer: "argocd",
		version: "2.7",
		helm: "3.11.2",
		kustomize: "5.0.1"
	},
	{
		deployer: "argocd",
		version: "2.8",
		helm: "3.12.1",
		kustomize: "5.1.0"
	},
	{
		deployer: "argocd",
		version: "2.9",
		helm: "3.13.2",
		kustomize: "5.2.1"
	},
	{
		deployer: "argocd",
		version: "2.10",
		helm: "3.14.4",
		kustomize: "5.2.1"
	},
	{
		deployer: "argocd",
		version: "2.11",
		helm: "3.14.4",
		kustomize: "5.2.1"
	},
	{
		deployer: "argocd",
		version: "2.12",
		helm: "3.15.2",
		kustomize: "5.4.2"
	},
	{
		deployer: "argocd",
		version: "2.13",
		helm: "3.15.4",
		kustomize: "5.4.3"
	},
	{
		deployer: "argocd",
		version: "2.14",
		helm: "3.16.3",
		kustomize: "5.4.3"
	},
	{
		deployer: "argocd",
		version: "3.0",
		helm: "3.17.1",
		kustomize: "5.6.0"
	},
	{
		deployer: "argocd",
		version: "3.1",
		helm: "3.18.4",
		kustomize: "5.7.0"
	},
	{
		deployer: "argocd",
		version: "3.2",
		helm: "3.18.4",
		kustomize: "5.7.0"
	},
	{
		deployer: "argocd",
		version: "3.3",
		helm: "3.19.4",
		kustomize: "5.8.1"
	},
	{
		deployer: "argocd",
		version: "3.4",
		helm: "3.19.4",
		kustomize: "5.8.1"
	},
	{
		deployer: "argocd",
		version: "3.5",
		helm: "4.2.1",
		kustomize: "5.8.1"
	},
	{
		deployer: "argocd",
		version: "3.6",
		helm: "4.3.1",
		kustomize: "5.8.3"
	},
	{
		deployer: "flux",
		version: "0.41",
		helm: "3.11.1",
		kustomize: "4.5.7"
	},
	{
		deployer: "flux",
		version: "2.0",
		helm: "3.12.1",
		kustomize: "5.0.3"
	},
	{
		deployer: "flux",
		version: "2.1",
		helm: "3.12.3",
		kustomize: "5.0.3"
	},
	{
		deployer: "flux",
		version: "2.2",
		helm: "3.13.3",
		kustomize: "5.3.0"
	},
	{
		deployer: "flux",
		version: "2.3",
		helm: "3.14.4",
		kustomize: "5.4.0"
	},
	{
		deployer: "flux",
		version: "2.4",
		helm: "3.16.1",
		kustomize: "5.4.3"
	},
	{
		deployer: "flux",
		version: "2.5",
		helm: "3.17.1",
		kustomize: "5.6.0"
	},
	{
		deployer: "flux",
		version: "2.6",
		helm: "3.17.3",
		kustomize: "5.6.0"
	},
	{
		deployer: "flux",
		version: "2.7",
		helm: "3.19.2",
		kustomize: "5.7.1"
	},
	{
		deployer: "flux",
		version: "2.8",
		helm: "4.2.0",
		kustomize: "5.8.1"
	},
	{
		deployer: "flux",
		version: "2.9",
		helm: "4.2.4",
		kustomize: "5.8.1",
		strictSubstitution: true,
		postRendersHooks: true
	},
	{
		deployer: "flux",
		version: "2.10",
		helm: "4.2.4",
		kustomize: "5.8.1",
		strictSubstitution: true,
		postRendersHooks: true
	}
];
const ARGO_CHARTS = [
	{
		chart: "4.9.0",
		version: "2.4"
	},
	{
		chart: "5.8.0",
		version: "2.5"
	},
	{
		chart: "5.20.0",
		version: "2.6"
	},
	{
		chart: "5.30.0",
		version: "2.7"
	},
	{
		chart: "5.43.0",
		version: "2.8"
	},
	{
		chart: "5.51.0",
		version: "2.9"
	},
	{
		chart: "5.55.0",
		version: "2.10"
	},
	{
		chart: "6.8.0",
		version: "2.11"
	},
	{
		chart: "7.4.0",
		version: "2.12"
	},
	{
		chart: "7.7.0",
		version: "2.13"
	},
	{
		chart: "7.8.0",
		version: "2.14"
	},
	{
		chart: "8.0.0",
		version: "3.0"
	},
	{
		chart: "8.3.0",
		version: "3.1"
	},
	{
		chart: "9.1.0",
		version: "3.2"
	},
	{
		chart: "9.4.0",
		version: "3.3"
	},
	{
		chart: "9.5.12",
		version: "3.4"
	},
	{ chart: "10.1.2" }
];
// src/render/versions/known-versions.ts
function newestVersion(deployer) {
	const newest = DEPLOYER_ROWS.findLast((row) => row.deployer === deployer);
	if (newest === void 0) throw new Error(`No row of ${deployer}.`);
	return newest;
}
function versionsOf(deployer) {
	return DEPLOYER_ROWS.filter((row) => row.deployer === deployer);
}
const EXACT = /^=?v?(\d+\.\d+)(?:\.(?:\d+|[xX*]))?(?:[-+].*)?$/;
const WITHIN_MINOR = /^~\s*v?(\d+\.\d+)(?:\.[\dxX*]+)?$/;
const WITHIN_MAJOR = /^(?:\^\s*)?v?(\d+)(?:\.[\dxX*]+){0,2}$/;
const OPEN = /^(?:\*|>=?\s*v?\d+(?:\.[\dxX*]+){0,2})$/;
function knownVersion(deployer, text) {
	const written = text.trim();
	const minor = (EXACT.exec(written) ?? WITHIN_MINOR.exec(written))?.[1];
	if (minor !== void 0) return nearestTo(minor, versionsOf(deployer));
	if (OPEN.test(written)) return {
		row: newestVersion(deployer),
		isRange: true
	};
	const major = WITHIN_MAJOR.exec(written)?.[1];
	if (major === void 0) return void 0;
	const row = versionsOf(deployer).findLast(({ version }) => version.startsWith(`${major}.`));
	return row && {
		row,
		isRange: true
	};
}
function nearestTo(minor, rows) {
	const before = rows.findLast(({ version }) => compareVersions(version, minor) <= 0);
	const row = before ?? rows[0];
	if (row === void 0) return void 0;
	if (row.version === minor) return { row };
	return {
		row,
		nearest: before === rows.at(-1) ? "newer" : "older"
	};
}
function ofArgoChart(chart) {
	if (!/^v?\d+\.\d+\.\d+$/.test(chart)) return void 0;
	return ARGO_CHARTS.findLast((row) => compareVersions(row.chart, chart.replace(/^v/, "")) <= 0)?.version;
}
// src/dependencies/dependency-recorder.ts
const NO_RECORDER = {
	record: (work) => [work(), {
		all: [],
		isComplete: false
	}],
	include: () => {},
	markVolatile: () => {}
};
function openDependencyRecorder() {
	let run = {};
	let generation = {};
	let known = /* @__PURE__ */ new WeakMap();
	let lastFacts;
	let frame;
	const within = (next, work) => {
		const before = frame;
		frame = next;
		try {
			return work();
		} finally {
			frame = before;
		}
	};
	const isUnchanged = (dependencies) => {
		let answer = known.get(dependencies);
		if (answer === void 0) {
			answer = dependencies.isComplete && dependencies.all.every(isStillSo);
			known.set(dependencies, answer);
			if (answer) dependencies.onUnchanged?.();
		}
		return answer;
	};
	const isStillSo = (each) => "all" in each ? isUnchanged(each) : within(void 0, each.isUnchanged);
	return {
		beginRun(facts) {
			run = {};
			known = /* @__PURE__ */ new WeakMap();
			if (facts !== lastFacts) generation = {};
			lastFacts = facts;
		},
		run: () => run,
		generation: () => generation,
		record(work) {
			const own = newFrame();
			return [within(own, work), dependenciesOf(own)];
		},
		begin() {
			const [own, before] = [newFrame(), frame];
			frame = own;
			return { end() {
				frame = before;
				return dependenciesOf(own);
			} };
		},
		untracked: (work) => within(void 0, work),
		addDependency(key, dependency) {
			if (frame === void 0 || key !== void 0 && frame.keys.has(key)) return;
			if (key !== void 0) frame.keys.add(key);
			frame.all.push(dependency);
		},
		include(dependencies) {
			if (frame === void 0 || frame.included.has(dependencies)) return;
			frame.included.add(dependencies);
			frame.all.push(dependencies);
		},
		markVolatile() {
			if (frame !== void 0) frame.isComplete = false;
		},
		isUnchanged
	};
}
function newFrame() {
	return {
		all: [],
		keys: /* @__PURE__ */ new Set(),
		included: /* @__PURE__ */ new Set(),
		isComplete: true
	};
}
function dependenciesOf({ all, isComplete }) {
	return {
		all,
		isComplete
	};
}
// src/text/glob/ignore-rules.ts
function ignoreRules(text) {
	const rules = text.split("\n").flatMap((line) => ruleOf(line) ?? []);
	if (rules.length === 0) return () => void 0;
	const globs = require_load.gitGlobs(rules.map(({ glob }) => glob));
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
// src/model/elsewhere/needed-items.ts
function neededItems(builds, uncheckedEntries) {
	const ofBuilds = builds.flatMap(({ id, deployedBy, needs = [], chart, inflates = [] }) => {
		const by = deployedBy?.name ?? id;
		const at = deployedBy?.at;
		const charts = chart === void 0 || at === void 0 ? [] : [{
			...chart,
			at
		}];
		return [...needs.map((need) => ({
			...need,
			by
		})), ...[...charts, ...inflates].flatMap((each) => ofChart(each, by, each.found))];
	});
	const unseen = uncheckedEntries.flatMap(({ manifest, need, needs = [] }) => {
		const { kind, namespace, name = "" } = manifest;
		const by = `${kind} ${qualifiedName(namespace, name)}`;
		const chart = need === void 0 ? [] : ofChart({
			...need,
			at: manifest.node
		}, by, void 0);
		return [...needs.map((each) => ({
			...each,
			by
		})), ...chart];
	});
	return [...ofBuilds, ...unseen];
}
function chartItem({ name, version, repository, isFolder }) {
	if (repository === void 0 || isFolder === true) return void 0;
	if (!/^(?:https?|oci):\/\//.test(repository)) return void 0;
	return {
		type: "chart",
		url: plainUrl(repository),
		name,
		version
	};
}
function ofChart(need, by, found) {
	const item = chartItem(need);
	return item === void 0 ? [] : [{
		...item,
		at: hostSpan(need.at),
		by,
		found
	}];
}
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
// src/report/text/entry-point-line.ts
function entryPointOf(chart) {
	return `entryPoints: [{chart: ${scalar(chart)}, values: [values-prod.yaml], namespace: NAMESPACE}]`;
}
function scalar(path) {
	return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}
// src/model/changes/change.ts
const ROLLOUT_VERDICTS = [
	"not-applied",
	"would-not-start",
	"stale",
	"never-updates",
	"on-delete",
	"unknown",
	"removed",
	"rolls",
	"reloaded",
	"triggered",
	"next-run",
	"updates-live",
	"created",
	"unaffected"
];
// src/commands/settings/failing-verdicts.ts
const FLAG = "fail-on-verdict";
function failingVerdicts(values) {
	const named = (values.get(FLAG) ?? []).flatMap((value) => value.split(",")).map((word) => word.trim()).filter((word) => word !== "");
	for (const word of named) checkValue(word, ROLLOUT_VERDICTS, `\`--${FLAG}\``);
	return ROLLOUT_VERDICTS.filter((verdict) => named.includes(verdict));
}
function countFailing({ workloads }, verdicts) {
	return workloads.filter(({ rollout }) => verdicts.includes(rollout.verdict)).reduce((sum, { amount }) => sum + amount, 0);
}
// src/report/document/parts.ts
function message(text, code = "quoted") {
	const parts = clipText(text).split("`");
	if (parts.length % 2 === 0) return [{ text: parts.join("`") }];
	return parts.flatMap((part, at) => {
		if (at % 2 === 0) return part === "" ? [] : [{ text: part }];
		return [part === "" ? { text: "``" } : {
			text: part,
			code
		}];
	});
}
function clippedMessage(text, length) {
	const parts = [];
	let room = length;
	for (const part of message(text)) {
		const shown = clipText(part.text, room);
		parts.push(shown === part.text ? part : {
			...part,
			text: shown
		});
		room -= part.text.length;
		if (room <= 0) break;
	}
	return parts;
}
function code(text) {
	return {
		text,
		code: "bare"
	};
}
function strong(text) {
	return {
		text,
		tone: "strong"
	};
}
function quiet(text) {
	return {
		text,
		tone: "quiet"
	};
}
function paragraph(text, look = {}) {
	return {
		kind: "paragraph",
		text,
		...look
	};
}
function fixedLine(text, look = {}) {
	return {
		kind: "paragraph",
		text,
		keeps: true,
		...look
	};
}
function section(title, blocks, level = 2) {
	return {
		kind: "section",
		level,
		title,
		blocks
	};
}
function partsOf(line) {
	if (typeof line === "string") return line === "" ? [] : [{ text: line }];
	return line.map((part) => typeof part === "string" ? { text: part } : part);
}
function plainText(line) {
	return partsOf(line).map(({ text }) => text).join("");
}
function joined(lines, between) {
	return lines.flatMap((line, at) => [...at === 0 ? [] : [between], ...partsOf(line)]);
}
function wholeCells({ cells, more = [] }) {
	return cells.map((lines, at) => [...lines, ...more[at]?.lines ?? []]);
}
function factsText({ facts }) {
	return facts.map(({ number, words }) => `${number} ${words}`).join(", ");
}
// src/report/problems/not-checked-words.ts
function notCheckedWords({ what, reason }) {
	return reason === void 0 ? what : `${what}: ${reason}`;
}
const FETCH = "`envfrom dependencies -f sh | sh` fetches what they need.";
const FETCH_ONE = "`envfrom dependencies -f sh | sh` fetches what it needs.";
function fetchOf(entries) {
	return entries === 1 ? FETCH_ONE : FETCH;
}
function isFetchable(build) {
	return neededItems([build], []).some(({ found }) => found === void 0);
}
// src/report/problems/not-checked-charts.ts
function unrenderedCharts({ builds }) {
	return [...groupBy(builds.filter(({ kind, partial }) => kind === "chart" && partial.length > 0), chartFolder).values()].filter((some) => some.every(({ objects }) => objects.length === 0)).flat();
}
function chartsNotChecked(report) {
	const toFetch = chartsToFetch(report);
	const unknown = [...new Set(unrenderedCharts(report).map(chartFolder))].filter((folder) => !toFetch.has(folder));
	return [...lackingDependencies(toFetch.size), ...lackingValues(unknown)];
}
function chartsToFetch(report) {
	return new Set(unrenderedCharts(report).filter(isFetchable).map(chartFolder));
}
function lackingDependencies(entries) {
	if (entries === 0) return [];
	const reason = `the charts that ${entries === 1 ? "it depends" : "they depend"} on are not available`;
	return [{
		entries,
		what: count(entries, "chart"),
		reason,
		remedy: fetchOf(entries)
	}];
}
function lackingValues(folders) {
	const entries = folders.length;
	const [first] = folders;
	if (first === void 0) return [];
	return [{
		entries,
		what: count(entries, "chart"),
		reason: "nothing could be rendered",
		remedy: `\`envfrom build CHART\` says why. If ${entries === 1 ? "it needs" : "they need"} the values of a release, declare that in .envfrom.yaml: \`${entryPointOf(first)}\`.`
	}];
}
function chartParts(report) {
	const unrendered = new Set(unrenderedCharts(report).map(chartFolder));
	const folders = report.builds.flatMap((build) => build.kind === "chart" && build.partial.length > 0 ? [chartFolder(build)] : []);
	const { size } = new Set(folders.filter((folder) => !unrendered.has(folder)));
	if (size === 0) return [];
	return [{
		entries: 0,
		what: `parts of ${count(size, "chart")}`,
		remedy: "`--verbose` says why."
	}];
}
function chartFolder({ id, folder }) {
	return folder ?? id;
}
// src/report/problems/not-checked.ts
const NOUNS = {
	Kustomization: "Flux Kustomization",
	HelmRelease: "Helm release",
	Application: "Argo CD application",
	ApplicationSet: "Argo CD application set",
	ResourceSet: "Flux resource set"
};
const UNUSED = [
	["fixture", "test fixture"],
	["vendored", "vendored file"],
	["archive", "archived file"],
	["generated", "generated file"],
	["template", "template"]
];
const NO_REPOSITORY = "Where to fetch from is not known: this repository has neither a complete URL nor the source object (such as a HelmRepository).";
const OTHER_URL = "If that is this repository, set `repositoryUrls: [URL]` in .envfrom.yaml; else `envfrom dependencies -f sh | sh` fetches it, or check both with `envfrom fleet`.";
const REMEDIES = /* @__PURE__ */ new Map([
	["elsewhere", OTHER_URL],
	["unknown-source", OTHER_URL],
	["unknown-artifact", "If a pipeline publishes it from this repository, declare it in .envfrom.yaml: `sources: [{kind: OCIRepository, name: apps, folder: .}]` (`envfrom init` looks for the folder); else `envfrom dependencies -f sh | sh` fetches it."],
	["other-revision", "Check out the branch, tag or commit that is deployed, and run envfrom there."],
	["clusters", "Declare them in .envfrom.yaml: `clusters: [{name: prod, server: \"https://\u2026\", labels: {env: prod}}]`."]
]);
function notCheckedOf(report) {
	return [
		...joinedBySentence([
			...entryObjects(report),
			...buildsNotChecked(report),
			...chartsNotChecked(report)
		]).toSorted((one, other) => other.entries - one.entries),
		...chartParts(report),
		...unusedFiles(report),
		...report.otherDeployers.map(leftToProgram)
	];
}
function joinedBySentence(all) {
	return [...groupBy(all, sentenceOf).values()].flatMap(([first, ...others]) => {
		if (first?.noun === void 0 || others.length === 0) return first ?? [];
		const entries = others.reduce((sum, other) => sum + other.entries, first.entries);
		return {
			...first,
			entries,
			what: count(entries, first.noun)
		};
	});
}
function sentenceOf({ noun, what, reason, remedy }) {
	return JSON.stringify([
		noun ?? what,
		reason,
		remedy
	]);
}
function leftToProgram({ name, listed, printsWith }) {
	return {
		entries: 0,
		what: `what ${name} deploys${listed === void 0 ? "" : ` (${count(listed.count, listed.noun)})`}`,
		...printsWith !== void 0 && { remedy: `\`${printsWith} | envfrom check -\` checks it.` }
	};
}
function entryObjects(report) {
	return entryGroups(report).map(([words]) => words);
}
function entryGroups({ uncheckedEntries }) {
	return [...groupBy(uncheckedEntries, entryKey).values()].flatMap((group) => {
		const [first] = group;
		return first === void 0 ? [] : [[entriesOf$3(first, group), group]];
	});
}
function entryKey({ manifest, reason, need }) {
	return `${manifest.kind} ${need === void 0 ? messageText(reason) : "chart"}`;
}
function entriesOf$3({ manifest: { kind, name, node }, reason, need }, group) {
	const entries = group.length;
	const many = NOUNS[kind] ?? kind;
	const what = entries === 1 ? `${kind} \`${name ?? ""}\`` : count(entries, many);
	const noun = entries === 1 ? {} : { noun: many };
	if (need !== void 0) {
		const why = entries === 1 ? "its chart is not available" : "their charts are not available";
		const isListed = group.some((each) => neededItems([], [each]).length > 0);
		return {
			entries,
			what,
			...noun,
			reason: why,
			remedy: isListed ? fetchOf(entries) : NO_REPOSITORY
		};
	}
	const remedy = reason.code === "in-chart" ? declareChart(node) : REMEDIES.get(reason.code);
	return {
		entries,
		what,
		...noun,
		reason: entries === 1 ? messageText(reason) : reasonOfMany(reason),
		...remedy !== void 0 && { remedy }
	};
}
function declareChart(node) {
	const [chart = ""] = hostSpan(node).file.path.split("/templates/");
	return `Add the Application that installs the chart, or declare its release in .envfrom.yaml: \`${entryPointOf(chart)}\`.`;
}
const OF_MANY = [
	[/^it deploys\b/, "they deploy"],
	[/\bit cannot be built as it is\b/, "they cannot be built as they are"],
	[/\bits\b/g, "their"]
];
function reasonOfMany({ parts }) {
	return messageText({ parts: parts.map((part) => typeof part === "string" ? wordsOfMany(part) : part) });
}
function wordsOfMany(text) {
	return OF_MANY.reduce((clause, [one, many]) => clause.replace(one, many), text);
}
function unseenBuilds({ builds }) {
	return builds.filter((build) => build.objects.length + build.failures.length === 0 && (build.kind === "argo-application" || isScripted(build) ? build.partial.length > 0 : build.kind === "kustomization" && build.partial.some(({ code }) => code === "over")));
}
const OF_BUILDS = /* @__PURE__ */ new Map([
	["chart-dependency", "the charts that their charts depend on are not available"],
	["chart", "their charts are not available"],
	["remote-base", "they use remote bases that are not fetched"],
	["jsonnet", "all their manifests are jsonnet, which envfrom does not evaluate"]
]);
function buildsNotChecked(report) {
	return [...groupBy(unseenBuilds(report), (build) => onlyReason(build) ?? reasonOf$1(build)).values()].flatMap((some) => {
		const [first] = some;
		if (first === void 0) return [];
		const isOne = some.length === 1;
		const noun = nounOf$1(first);
		const what = isOne ? nameOf(first) : count(some.length, noun);
		const isListed = some.some((build) => isFetchable(build));
		return [{
			entries: some.length,
			what,
			...!isOne && { noun },
			reason: isOne ? reasonOf$1(first) : onlyReason(first) ?? reasonOf$1(first, reasonOfMany),
			...isListed && { remedy: fetchOf(some.length) }
		}];
	});
}
function nounOf$1({ kind }) {
	if (kind === "helm-release") return "Helm release";
	return kind === "kustomization" ? "kustomization" : "Argo CD application";
}
function isScripted({ kind, deployedBy, inflates }) {
	return kind === "helm-release" && deployedBy === void 0 && inflates !== void 0;
}
function nameOf({ deployedBy, id }) {
	return deployedBy === void 0 ? `\`${id}\`` : nameInCluster(deployedBy.object);
}
function reasonOf$1({ kind, partial }, inWords = messageText) {
	return kind === "kustomization" ? messageText(OVER) : partial.map(inWords).join("; ");
}
function onlyReason({ partial }) {
	const [code, second] = new Set(partial.map((reason) => reason.code));
	return code === void 0 || second !== void 0 ? void 0 : OF_BUILDS.get(code);
}
function unusedFiles(report) {
	const words = unusedFileWords(report);
	if (words.length === 0) return [];
	return [{
		entries: 0,
		what: shortListOf(words, words.length),
		remedy: "`envfrom check FOLDER` checks them all the same."
	}];
}
function unusedFileWords({ files }) {
	const skipped = groupBy(files, ({ class: each }) => each.kind === "skipped" ? each.as : "");
	return UNUSED.flatMap(([as, words]) => {
		const some = skipped.get(as)?.length ?? 0;
		return some === 0 ? [] : [count(some, words)];
	});
}
function onlySeen(report) {
	const { uncheckedEntries, otherDeployers, files, references, sources, workloads } = report;
	if (references.length + sources.length + workloads.length > 0) return void 0;
	const entries = [...groupBy(uncheckedEntries, ({ manifest }) => manifest.kind)].map(([kind, some]) => count(some.length, NOUNS[kind] ?? kind));
	const unused = unusedFileWords(report);
	const unrendered = chartsNotChecked(report).map(({ what, entries: n }) => `${what} that ${n === 1 ? "was" : "were"} not rendered`);
	const isUnused = files.every(({ class: { kind } }) => kind === "skipped") && unused.length + unrendered.length > 0;
	if (entries.length === 0 && otherDeployers.length === 0 && !isUnused) return void 0;
	const programs = otherDeployers.map(({ name }) => `what ${name} deploys`);
	return shortListOf([
		...entries,
		...unrendered,
		...unused,
		...programs
	], MAX_SEEN);
}
const MAX_SEEN = 4;
// src/report/problems/coverage.ts
const coverageOf = memo((report) => {
	const notChecked = notCheckedOf(report);
	const unseen = /* @__PURE__ */ new Set([...unseenBuilds(report), ...unrenderedCharts(report)]);
	const seen = report.builds.filter((build) => isEntry(build) && !unseen.has(build));
	const judged = entriesOf$2(seen);
	return {
		judged,
		all: judged + notChecked.reduce((sum, { entries }) => sum + entries, 0),
		inPart: entriesOf$2(seen.filter(({ partial }) => !partial.every(isOfPreview))),
		previewed: seen.filter(({ previewed }) => previewed === true).length,
		workloads: workloadsOf(report),
		fetchable: report.uncheckedEntries.filter((entry) => neededItems([], [entry]).length > 0).length + unseenBuilds(report).filter(isFetchable).length + chartsToFetch(report).size,
		notChecked
	};
});
function isEntry({ kind, objects, failures, left }) {
	if (left !== void 0) return false;
	if (kind === "argo-application-set" || kind === "flux-resource-set") return false;
	const holdsOnlyDeployers = objects.length > 0 && objects.every(isOfDeployer);
	return !(PLAIN$1.has(kind) && failures.length === 0 && holdsOnlyDeployers);
}
const PLAIN$1 = /* @__PURE__ */ new Set([
	"folder",
	"kustomization",
	"chart"
]);
const OF_ARGO_CD = /* @__PURE__ */ new Set([
	"Application",
	"ApplicationSet",
	"AppProject"
]);
function isOfDeployer(manifest) {
	return manifest.group === "argoproj.io" ? OF_ARGO_CD.has(manifest.kind) : isOfFlux(manifest);
}
function entriesOf$2(builds) {
	return new Set(builds.map((build) => build.kind === "chart" ? chartFolder(build) : build.id)).size;
}
function workloadsOf({ workloads, builds }) {
	const ofCharts = new Set(builds.flatMap(({ id, values }) => values === void 0 ? [] : [id]));
	return new Set(workloads.map((workload) => identityOf(workload, ofCharts))).size;
}
function identityOf({ manifest: { kind, node }, podSpec, build }, ofCharts) {
	return [
		kind,
		...[podSpec, nameNodeOf(node)].map(hostPlaceOf),
		ofCharts.has(build) ? build : ""
	].join(" ");
}
function coverageSentence(report) {
	const { judged, all, inPart, previewed, workloads, fetchable } = coverageOf(report);
	if (all === 0) return void 0;
	const notes = [...previewed === 0 ? [] : [`${numberText(previewed)} previewed from values`], ...inPart === 0 ? [] : [`${numberText(inPart)} in part`]];
	const note = notes.length === 0 ? "" : ` (${notes.join(", ")})`;
	const entries = judged === all ? `${judged > 2 ? "all " : ""}${count(judged, "entry", "entries")}` : `${numberText(judged)} of ${count(all, "entry", "entries")}`;
	const left = all - judged;
	const needing = fetchable === 0 ? "" : `, ${ofWhich(fetchable, left)} what \`envfrom dependencies\` lists`;
	const rest = judged === all ? "" : `; ${numberText(left)} not checked${needing}`;
	return `Checked: ${entries}${note} with ${count(workloads, "workload")}${rest}.`;
}
function ofWhich(some, all) {
	if (some < all) return `${numberText(some)} of which ${some === 1 ? "needs" : "need"}`;
	return all === 1 ? "which needs" : "all of which need";
}
// src/report/problems/own-file.ts
function isOwnFile$1(path) {
	return /(?:^|\/)\.envfrom(?:-baseline\.json|\.ya?ml)$/.test(path);
}
// src/report/problems/summary-of.ts
function verdictOf(report) {
	const { problems } = report;
	if (problems.length > 0) {
		const places = new Set(problems.map(({ at }) => hostSpan(at).file.path));
		return `${countsOf(report)} in ${count(places.size, "file")}`;
	}
	return nothingCheckedOf(report) ?? noneOf(report, nounOf(report));
}
function noneOf(report, noun) {
	return `No ${hasKnownProblems(report) ? "new " : ""}${noun}${limitOf(report)}`;
}
function nounOf({ milder }) {
	if (milder === void 0 || milder.problems.length === 0) return "problems";
	return milder.least === "error" ? "errors" : "errors or warnings";
}
function isNothingChecked(report) {
	return nothingCheckedOf(report) !== void 0;
}
function nothingCheckedOf(report) {
	const { files } = report;
	if (files.length === 0) return "Nothing was checked: there are no YAML or JSON files";
	if (report.builds.some(({ objects }) => objects.some((object) => !isOfDeployer(object)))) return void 0;
	const seen = onlySeen(report);
	if (seen !== void 0) return `Nothing was checked: found only ${seen}`;
	if (files.some(({ class: { kind } }) => kind !== "skipped") || rendersCharts(report)) return void 0;
	return `Nothing was checked: ${nothingIn(files.filter(({ path }) => !isOwnFile$1(path)))}`;
}
function nothingIn(files) {
	const unlisted = files.filter((file) => reasonOf(file) === "not-deployed").length;
	if (unlisted > 0 && unlisted === files.length) return `no kustomization lists ${unlisted === 1 ? "the only file" : `any of ${count(unlisted, "file")}`}`;
	const read = files.filter((file) => reasonOf(file) !== "excluded").length;
	const excluded = files.length - read;
	if (read === 0 && excluded > 0) return `${excludedWords(excluded)} excluded`;
	const rest = excluded === 0 ? "" : `, and ${excludedWords(excluded)} excluded`;
	return read === 1 ? `the only file${excluded === 0 ? "" : " left"} holds no Kubernetes objects${rest}` : `none of ${count(read, "file")} holds Kubernetes objects${rest}`;
}
function excludedWords(number) {
	return `${count(number, "file")} ${number === 1 ? "is" : "are"}`;
}
function limitOf(report) {
	const { judged, all } = coverageOf(report);
	return judged < all ? " in what was checked" : "";
}
const MAX_RULES = 4;
const MAX_REASONS = 5;
function scopeOf(report) {
	const { files, suppressed, repositories, references } = report;
	const skipped = files.filter(isSkipped).length;
	const checked = files.filter((file) => file.class.kind !== "skipped").length;
	const of = repositories === void 0 ? "" : ` of ${count(repositories.length, "repository", "repositories")}`;
	const rules = [...new Set(suppressed.map(({ problem }) => problem.rule))];
	const parts = [
		`${count(references.length, "reference")} in ${placesOf(report, checked)}${of}`,
		...suppressed.length === 0 ? [] : [`${count(suppressed.length, "problem")} suppressed (${shortListOf(rules, MAX_RULES)})`],
		...skipped === 0 ? [] : [`${count(skipped, "file")} skipped`]
	];
	const coverage = coverageSentence(report);
	return [...coverage === void 0 ? [] : [coverage], `${parts.join(", ")}.`];
}
function isSkipped({ path, class: { kind } }) {
	return kind === "skipped" && !isOwnFile$1(path);
}
function notCheckedLines(report, verbose) {
	const { notChecked } = coverageOf(report);
	const shown = !verbose && notChecked.length > 6 ? notChecked.slice(0, MAX_REASONS) : notChecked;
	const rest = notChecked.length - shown.length;
	return [...shown.map(lineOf$1), ...rest === 0 ? [] : [`${count(rest, "more reason")}: \`--verbose\` lists them.`]];
}
function lineOf$1(group) {
	const words = notCheckedWords(group);
	return group.remedy === void 0 ? `${words}.` : `${words}. ${group.remedy}`;
}
function placesOf({ builds }, files) {
	const charts = builds.filter((build) => isOfChart(build) && isRendered(build)).length;
	return files === 0 && charts > 0 ? count(charts, "chart") : count(files, "file");
}
function isOfChart({ kind, deployedBy }) {
	return kind === "chart" || kind === "helm-release" && deployedBy === void 0;
}
function isRendered({ objects, partial }) {
	return objects.length > 0 || partial.length === 0;
}
function rendersCharts({ builds }) {
	return builds.some((build) => isOfChart(build) && build.objects.length > 0);
}
const UNREAD = [
	["too-large", "over the size limit"],
	["binary", "not UTF-8 text"],
	["unreadable", "unreadable"]
];
function unreadOf({ files }) {
	const byReason = groupBy(files, reasonOf);
	const counts = UNREAD.flatMap(([as, words]) => {
		const some = byReason.get(as)?.length ?? 0;
		return some === 0 ? [] : [`${some} ${words}`];
	});
	if (counts.length === 0) return void 0;
	const unread = UNREAD.flatMap(([as]) => byReason.get(as) ?? []);
	const was = unread.length === 1 ? "file was" : "files were";
	const paths = shortListOf(unread.map(({ path }) => path), 3);
	return `${numberText(unread.length)} ${was} not read: ${counts.join(", ")} (${paths})`;
}
function reasonOf({ class: found }) {
	return found.kind === "skipped" ? found.as : found.kind;
}
function closingLines(report, options) {
	const { problems } = report;
	const shown = options.infos ? problems : problems.filter(({ severity }) => severity !== "info");
	const infos = problems.length - shown.length;
	const verdict = shown.length === 0 && infos > 0 ? noneOf(report, "errors or warnings") : verdictOf({
		...report,
		problems: shown
	});
	const unread = unreadOf(report);
	const unchecked = notCheckedLines(report, options.verbose);
	const notes = [
		...scopeOf(report),
		...comparisonNotes(report),
		...undeployedNotes(report),
		...unchecked.length === 0 ? [] : ["Not checked:", ...unchecked.map((line) => `  ${line}`)],
		...unread === void 0 ? [] : [`${unread}.`],
		...options.notices,
		...infos === 0 ? [] : [`${count(infos, "info")} not shown.`],
		...milderNotes(report),
		...options.hints ? hintsOf(shown, infos, report) : []
	];
	const isEmpty = problems.length === 0 && isNothingChecked(report);
	return {
		kind: "group",
		blocks: [fixedLine([{
			text: `${verdict}.`,
			tone: isEmpty ? "warning" : toneOf(shown),
			strong: true
		}]), ...notes.map((text) => fixedLine(text, { tone: "quiet" }))]
	};
}
function milderNotes({ milder }) {
	if (milder === void 0 || milder.problems.length === 0) return [];
	return [`${severityCounts(milder.problems)} not shown.`];
}
function undeployedNotes({ undeployed: aside, problems }) {
	const listed = problems.filter((problem) => problem.undeployed === true).length;
	const undeployed = aside.filter((problem) => problem.undeployed === true);
	const elsewhere = aside.length - undeployed.length;
	const them = undeployed.length === 1 ? "it" : "them";
	return [
		...listed === 0 ? [] : [`${numberText(listed)} of these in what nothing in this repository deploys.`],
		...undeployed.length === 0 ? [] : [`${count(undeployed.length, "problem")} in what nothing in this repository deploys: \`--undeployed\` lists ${them}.`],
		...elsewhere === 0 ? [] : [`${count(elsewhere, "info")} within what comes from elsewhere: \`--undeployed\` lists ${elsewhere === 1 ? "it" : "them"}.`]
	];
}
function toneOf(shown) {
	const counts = countSeverities(shown);
	if ((counts.get("error") ?? 0) > 0) return "error";
	return (counts.get("warning") ?? 0) > 0 ? "warning" : "good";
}
function hintsOf(problems, infos, report) {
	const severity = SEVERITIES$2.find((one) => problems.some((problem) => problem.severity === one));
	const [most] = [...groupBy(problems.filter((problem) => problem.severity === severity), ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
	const isSomeSkipped = report.files.some(isSkipped);
	const unseen = [...infos === 0 ? [] : ["the infos"], ...isSomeSkipped ? ["why files were skipped"] : []];
	const fixable = problems.filter(({ fix }) => fix !== void 0).length;
	const suggested = problems.filter(({ suggestion }) => suggestion !== void 0).length;
	const all = count(problems.length, "problem");
	return [
		...fixable === 0 ? [] : [`[*] ${numberText(fixable)} of ${all} can be fixed with \`--fix\`.`],
		...suggested === 0 ? [] : [`${numberText(suggested)} of ${all} ${suggested === 1 ? "has" : "have"} a suggestion: \`--fix=suggested\` applies ${suggested === 1 ? "it" : "them"}.`],
		...most === void 0 ? [] : [`\`envfrom explain ${most[0]}\` explains the rule.`],
		...unseen.length === 0 ? [] : [`\`--verbose\` shows ${unseen.join(" and ")}.`],
		...most === void 0 && report.workloads.length > 0 ? ["`envfrom env` shows the environment of each container."] : [],
		...problems.length === 0 && infos === 0 && isNothingChecked(report) ? ["`--fail-on-nothing` makes this exit code 1."] : []
	];
}
// src/commands/check/exit-code-of.ts
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
function exitCodeOf(report, { failOn, maxWarnings, failOnNothing }) {
	if (failOnNothing && isNothingChecked(report)) return 1;
	if ((report.comparison?.failing?.workloads ?? 0) > 0) return 1;
	if (failOn === "never") return 0;
	const problems = report.problems.filter(({ undeployed }) => undeployed !== true);
	if (problems.some(({ severity }) => FAILING[failOn].includes(severity))) return 1;
	const warnings = problems.filter(({ severity }) => severity === "warning").length;
	return maxWarnings !== void 0 && warnings > maxWarnings ? 1 : 0;
}
// src/commands/output/color.ts
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
// src/io/write/code-of.ts
function codeOf$1(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}
// src/io/write/file-place.ts
const MAX_LINKS$1 = 40;
const OPENED = /^\/(?:dev|proc)\//;
function filePlace(absolute, root, name) {
	if (OPENED.test(absolute)) return {
		kind: "device",
		path: absolute
	};
	let path = placeOf$1(absolute, root, name);
	for (let links = 0; isLink(path); links += 1) {
		if (links === MAX_LINKS$1) throw cannotWrite(name, "its symlinks lead to each other");
		const target = (0, node_path.resolve)((0, node_path.dirname)(path), (0, node_fs.readlinkSync)(path));
		if (OPENED.test(target)) return {
			kind: "device",
			path
		};
		path = placeOf$1(target, root, name);
	}
	const stats = (0, node_fs.statSync)(path, { throwIfNoEntry: false });
	if (stats?.isDirectory() === true) throw cannotWrite(name, "it is a folder");
	if (stats?.isFile() === false) return {
		kind: "device",
		path
	};
	if (stats !== void 0) (0, node_fs.accessSync)(path, node_fs.constants.W_OK);
	return {
		kind: "file",
		path,
		stats
	};
}
function cannotWrite(name, reason) {
	return new require_load.CannotRun(`Cannot write \`${name}\`: ${reason}.`);
}
function isLink(path) {
	return (0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
function placeOf$1(absolute, root, name) {
	const { root: start } = (0, node_path.parse)(absolute);
	const names = (0, node_path.relative)(start, absolute).split(node_path.sep);
	let here = start;
	for (const [at, part] of names.entries()) {
		const next = (0, node_path.join)(here, part);
		const stats = (0, node_fs.lstatSync)(next, { throwIfNoEntry: false });
		const isLast = at === names.length - 1;
		if (require_load.isWithin(root, here)) checkOwn(part, stats, isLast, name);
		here = stats?.isSymbolicLink() === true && !isLast ? node_fs.realpathSync.native(next) : next;
	}
	return here;
}
function checkOwn(part, stats, isLast, name) {
	if (require_load.isGitPath(part)) throw cannotWrite(name, "it is inside a `.git` folder");
	if (stats?.isSymbolicLink() === true) throw cannotWrite(name, "it is a symlink of the repository, or is below one");
	if (isLast && stats !== void 0 && !stats.isFile() && !stats.isDirectory()) throw cannotWrite(name, "it is not a regular file");
}
// src/io/write/staged-file.ts
const NEW = node_fs.constants.O_WRONLY | node_fs.constants.O_CREAT | node_fs.constants.O_EXCL | (node_fs.constants.O_NOFOLLOW ?? 0);
const CANNOT_SYNC = /* @__PURE__ */ new Set([
	"EINVAL",
	"ENOSYS",
	"ENOTSUP",
	"EISDIR",
	"EPERM",
	"EACCES",
	"EBADF"
]);
function nameBeside(path) {
	return (0, node_path.join)((0, node_path.dirname)(path), `.envfrom-${(0, node_crypto.randomUUID)()}.tmp`);
}
function openBeside(next, stats) {
	if (stats === void 0) return (0, node_fs.openSync)(next, NEW, 438);
	const file = (0, node_fs.openSync)(next, NEW, stats.mode & 511);
	try {
		(0, node_fs.fchownSync)(file, stats.uid, stats.gid);
	} catch {}
	(0, node_fs.fchmodSync)(file, stats.mode & 4095);
	return file;
}
function writeAll(file, bytes) {
	for (let at = 0; at < bytes.length;) at += (0, node_fs.writeSync)(file, bytes, at);
}
function sync(file) {
	try {
		(0, node_fs.fsyncSync)(file);
	} catch (error) {
		if (!CANNOT_SYNC.has(codeOf$1(error))) throw error;
	}
}
function replace({ path, next, before }) {
	if (before !== void 0) keep(path, before, next === void 0);
	if (next === void 0) return;
	try {
		(0, node_fs.renameSync)(next, path);
	} catch (error) {
		if (codeOf$1(error) !== "EBUSY") throw error;
		(0, node_fs.copyFileSync)(next, path);
	}
}
function keep(path, before, isMoved) {
	if (isMoved) {
		(0, node_fs.renameSync)(path, before);
		return;
	}
	try {
		(0, node_fs.linkSync)(path, before);
	} catch {
		(0, node_fs.copyFileSync)(path, before, node_fs.constants.COPYFILE_EXCL);
	}
}
function putBack({ path, before }) {
	if (before === void 0) (0, node_fs.rmSync)(path);
	else (0, node_fs.renameSync)(before, path);
}
function discard({ next, before }) {
	for (const path of [next, before]) if (path !== void 0) (0, node_fs.rmSync)(path, { force: true });
}
function syncFolder(path) {
	try {
		const folder = (0, node_fs.openSync)(path, node_fs.constants.O_RDONLY);
		try {
			sync(folder);
		} finally {
			(0, node_fs.closeSync)(folder);
		}
	} catch {}
}
// src/io/write/write-files.ts
const REASONS$1 = /* @__PURE__ */ new Map([
	["EACCES", "permission denied"],
	["EPERM", "permission denied"],
	["EROFS", "the file system is read-only"],
	["ENOSPC", "no space is left"],
	["EDQUOT", "no space is left"],
	["ENOTDIR", "a part of its path is a file"],
	["ENAMETOOLONG", "its name is too long"],
	["ELOOP", "its symlinks lead to each other"]
]);
async function writeFiles(files, root, hold = (work) => work(() => false)) {
	await hold(async (isInterrupted) => {
		const staged = [];
		try {
			for (const file of files) {
				const one = await stage(file, root, files.length > 1, isInterrupted);
				if (one !== void 0) staged.push(one);
			}
			replaceAll(staged);
		} finally {
			for (const one of staged) discard(one);
		}
		await (0, node_timers_promises.setImmediate)();
		if (isInterrupted()) throw new require_load.CannotRun(`Interrupted after writing ${namesOf(staged)}.`);
	});
}
async function stage({ path: absolute, name, text }, root, isOneOfMany, isInterrupted) {
	let next;
	try {
		const place = filePlace(absolute, root, name);
		const { path } = place;
		if (place.kind === "device") {
			await writeText((0, node_fs.openSync)(path, node_fs.constants.O_WRONLY | node_fs.constants.O_APPEND), text ?? "", isInterrupted);
			return;
		}
		const { stats } = place;
		const before = stats !== void 0 && (isOneOfMany || text === void 0) ? nameBeside(path) : void 0;
		if (text !== void 0) {
			next = nameBeside(path);
			await writeText(openBeside(next, stats), text, isInterrupted, sync);
		}
		return {
			path,
			name,
			next,
			before
		};
	} catch (error) {
		discard({
			next,
			before: void 0
		});
		throw failureOf(error, name);
	}
}
async function writeText(file, text, isInterrupted, finish = () => {}) {
	try {
		for (const block of typeof text === "string" ? [text] : text) {
			writeAll(file, Buffer.from(block));
			await (0, node_timers_promises.setImmediate)();
			if (isInterrupted()) throw new require_load.CannotRun("Interrupted: no file was changed.");
		}
		finish(file);
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function replaceAll(staged) {
	for (const [at, one] of staged.entries()) try {
		replace(one);
	} catch (error) {
		const left = staged.slice(0, at).filter((done) => !isPutBack(done));
		const { lines } = failureOf(error, one.name);
		throw new require_load.CannotRun(left.length === 0 ? lines : [...lines, `${namesOf(left)} are changed.`]);
	}
	for (const folder of new Set(staged.map(({ path }) => (0, node_path.dirname)(path)))) syncFolder(folder);
}
function isPutBack(one) {
	try {
		putBack(one);
		return true;
	} catch {
		return false;
	}
}
const MAX_NAMES = 5;
function namesOf(staged) {
	const names = staged.slice(0, MAX_NAMES).map(({ name }) => `\`${name}\``);
	const more = staged.length - names.length;
	return more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
}
function failureOf(error, name) {
	if (error instanceof require_load.CannotRun) return error;
	const code = codeOf$1(error);
	if (code === "ENOENT") return cannotWrite(name, `the folder \`${(0, node_path.dirname)(name)}\` does not exist`);
	return cannotWrite(name, REASONS$1.get(code) ?? `the system says ${code}`);
}
// src/io/read-content.ts
const OPEN_FLAGS = node_fs.constants.O_RDONLY | (node_fs.constants.O_NONBLOCK ?? 0) | (node_fs.constants.O_NOFOLLOW ?? 0);
const HAS_NOFOLLOW = node_fs.constants.O_NOFOLLOW !== void 0;
function contentReader(root, limit) {
	const folderAt = memoBy((folder) => node_fs.realpathSync.native(folder));
	const missed = /* @__PURE__ */ new Set();
	return (path) => {
		if (require_load.isGitPath(path)) return inGitFolder();
		const name = fileNameOf(path);
		try {
			const written = require_load.pathBelow(root, path);
			if (!require_load.isWithin(root, written)) return outside$1();
			const slash = written.lastIndexOf(node_path.sep);
			const folder = slash <= 0 ? (0, node_path.dirname)(written) : written.slice(0, slash);
			const real = folderAt(folder);
			if (HAS_NOFOLLOW && real === folder) {
				if (missed.has(name) && (0, node_fs.statSync)(written, IF_ANY) === void 0) return missing(path);
				return readWritten(root, written, limit);
			}
			const found = (0, node_path.join)(real, (0, node_path.basename)(written));
			return readUnder(root, HAS_NOFOLLOW ? found : node_fs.realpathSync.native(found), limit);
		} catch (error) {
			if (codeOf(error) === "ENOENT") missed.add(name);
			return unreadable$2(error, path);
		}
	};
}
const IF_ANY = { throwIfNoEntry: false };
function readUnder(root, absolute, limit) {
	if (!require_load.isWithin(root, absolute)) return ledOutside();
	if (require_load.isGitPath(require_load.pathFrom(root, absolute))) return inGitFolder();
	return readWritten(root, absolute, limit);
}
function readWritten(root, absolute, limit) {
	try {
		return readFile(absolute, limit);
	} catch (error) {
		if (codeOf(error) !== "ELOOP") throw error;
		const target = node_fs.realpathSync.native(absolute);
		if (target === absolute) throw error;
		return readUnder(root, target, limit);
	}
}
function readNamedFile(absolute, limit) {
	try {
		return readFile(node_fs.realpathSync.native(absolute), limit);
	} catch (error) {
		return unreadable$2(error, absolute);
	}
}
function readFile(absolute, limit) {
	const file = (0, node_fs.openSync)(absolute, OPEN_FLAGS);
	try {
		const stats = (0, node_fs.fstatSync)(file);
		if (stats.isDirectory()) return folder();
		if (!stats.isFile()) return {
			kind: "unreadable",
			reason: "it is not a regular file"
		};
		return {
			kind: "bytes",
			bytes: readBytes(file, stats.size, limit + 1)
		};
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function readBytes(file, size, most) {
	const bytes = new Uint8Array(Math.min(size + 1, most));
	let length = 0;
	for (let read = -1; read !== 0 && length < bytes.length; length += read) {
		if (length === size && size > 0) break;
		read = (0, node_fs.readSync)(file, bytes, length, bytes.length - length, length);
	}
	return bytes.subarray(0, length);
}
function folder() {
	return {
		kind: "unreadable",
		reason: "it is a folder",
		cause: "folder"
	};
}
function outside$1() {
	return {
		kind: "unreadable",
		reason: "it is outside the repository, where nothing is read",
		cause: "outside"
	};
}
function ledOutside() {
	return {
		kind: "unreadable",
		reason: "a symlink leads it outside the repository, where nothing is read",
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
function unreadable$2(error, path) {
	const code = codeOf(error);
	if (code === "ENOENT" || code === "ENOTDIR") return missing(path);
	if (code === "EISDIR") return folder();
	return {
		kind: "unreadable",
		reason: REASONS.get(code) ?? `the system says ${code}`
	};
}
function missing(path) {
	return path.includes("\ufffd") ? {
		kind: "unreadable",
		reason: "its name is not valid UTF-8"
	} : {
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
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
	const exists = tree === void 0 ? isThere$1 : isThereIn(tree, root);
	const read = tree?.read ?? contentReader(root, CONFIG_SIZE$1);
	for (const names of configPaths(start, root)) {
		const [first, second] = names.filter(exists);
		if (first === void 0) continue;
		const path = require_load.pathFrom(root, first);
		const told = shown === "" ? path : `${shown}/${path}`;
		const passedOver = second === void 0 ? void 0 : require_load.pathFrom(root, second);
		return {
			file: sourceFile(told, read(path)),
			passedOver
		};
	}
}
function* configPaths(start, root) {
	for (let folder = start;; folder = (0, node_path.dirname)(folder)) {
		yield NAMES.map((name) => (0, node_path.join)(folder, name));
		if (folder === root || !require_load.isWithin(root, folder) || (0, node_path.dirname)(folder) === folder) return;
	}
}
function isThereIn(tree, root) {
	return (path) => tree.read(require_load.pathFrom(root, path)).kind === "bytes";
}
function namedConfig(cwd, root, path, tree) {
	return sourceFile(path, readNamed(cwd, root, path, tree));
}
function readNamed(cwd, root, path, tree) {
	const absolute = withRealFolder((0, node_path.resolve)(cwd, path));
	if (!require_load.isWithin(root, absolute)) return readNamedFile(absolute, CONFIG_SIZE$1);
	return (tree?.read ?? contentReader(root, CONFIG_SIZE$1))(require_load.pathFrom(root, absolute));
}
function withRealFolder(path) {
	try {
		return (0, node_path.join)(node_fs.realpathSync.native((0, node_path.dirname)(path)), (0, node_path.basename)(path));
	} catch {
		return path;
	}
}
function isThere$1(path) {
	try {
		return (0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === false;
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
	return new require_load.CannotRun(`Cannot read the configuration \`${path}\`: ${reason}.`);
}
// src/io/open-chart-shelf.ts
const MAX_FILES$2 = 2e4;
const DEEPEST$1 = 12;
const CACHE = "$HELM_REPOSITORY_CACHE";
const ARCHIVE = /^[^/]+\.tgz$/;
function openChartShelf({ root, folders, env, fileSize }) {
	const paths = [];
	for (const folder of folders) listBelow(root, (0, node_path.join)(root, folder), paths, 0);
	const cache = (env["CI"] ?? "") === "" ? cacheFolder$1(env) : void 0;
	const cached = cache === void 0 ? [] : namesIn(cache).filter((name) => ARCHIVE.test(name));
	const read = contentReader(root, fileSize);
	return {
		paths: [...[...new Set(paths)].sort(), ...cached.slice(0, MAX_FILES$2).map((name) => `${CACHE}/${name}`)],
		read: (path) => cache !== void 0 && path.startsWith(`${CACHE}/`) ? readNamedFile((0, node_path.join)(cache, path.slice(23)), fileSize) : read(path)
	};
}
function cacheFolder$1(env) {
	const own = env["HELM_REPOSITORY_CACHE"];
	if (own !== void 0 && own !== "") return own;
	const helm = env["HELM_CACHE_HOME"];
	if (helm !== void 0 && helm !== "") return (0, node_path.join)(helm, "repository");
	const caches = env["XDG_CACHE_HOME"];
	if (caches !== void 0 && caches !== "") return (0, node_path.join)(caches, "helm", "repository");
	const home = env["HOME"] ?? "";
	if (home === "") return void 0;
	const usual = (0, node_os.platform)() === "darwin" ? ["Library", "Caches"] : [".cache"];
	return (0, node_path.join)(home, ...usual, "helm", "repository");
}
function namesIn(folder) {
	try {
		return (0, node_fs.readdirSync)(folder).sort();
	} catch {
		return [];
	}
}
function listBelow(root, folder, paths, depth) {
	if (!require_load.isWithin(root, folder) || depth > DEEPEST$1) return;
	try {
		for (const entry of (0, node_fs.readdirSync)(folder, { withFileTypes: true })) {
			if (paths.length >= MAX_FILES$2) return;
			const path = (0, node_path.join)(folder, entry.name);
			if (entry.isDirectory()) listBelow(root, path, paths, depth + 1);
			else if (entry.isFile()) paths.push(require_load.pathFrom(root, path));
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
	return (env["PATH"] ?? env["Path"] ?? "").split(node_path.delimiter).filter((folder) => (0, node_path.isAbsolute)(folder) && !require_load.isWithin(repository, folder));
}
function findGit(folders) {
	return folders.map((folder) => (0, node_path.join)(folder, PROGRAM)).find(isProgram);
}
function isProgram(path) {
	try {
		(0, node_fs.accessSync)(path, node_fs.constants.X_OK);
		return (0, node_fs.statSync)(path).isFile();
	} catch {
		return false;
	}
}
// src/io/git/run-git.ts
const OVERRIDES = [
	"core.fsmonitor=",
	`core.hooksPath=${node_os.devNull}`,
	`core.attributesFile=${node_os.devNull}`,
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
		PATH: folders.join(node_path.delimiter),
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
	const { error, status, stdout } = (0, node_child_process.spawnSync)(program, args, {
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
		...workspace === void 0 ? [] : [(0, node_fs.lstatSync)(workspace).uid]
	]);
	return paths.every((path) => users.has((0, node_fs.lstatSync)(path).uid));
}
function isCalledSafe(top, program, env) {
	const args = [
		"config",
		"--global",
		"--null",
		"--get-all",
		"safe.directory"
	];
	const { root } = (0, node_path.parse)(top);
	const output = startGit(program, args, {
		cwd: root,
		env: {
			...env,
			GIT_DIR: node_os.devNull
		},
		bounds: BOUNDS$1,
		input: ""
	});
	if (output.kind === "failed") return false;
	const values = output.bytes.toString().split("\0").slice(0, -1);
	return values.slice(values.lastIndexOf("") + 1).some((folder) => folder === "*" || folder === top || folder.endsWith("/*") && require_load.isWithin(folder.slice(0, -2), top));
}
function isTrusted(paths, env) {
	const folders = (env["ENVFROM_TRUST"] ?? "").split(node_path.delimiter).flatMap(realPath);
	return paths.every((path) => folders.some((folder) => require_load.isWithin(folder, path)));
}
function workspaceAround(top, env) {
	if ((env["CI"] ?? "") === "" && env["TF_BUILD"] === void 0) return void 0;
	return WORKSPACES.flatMap((name) => realFolder(env[name] ?? "")).find((folder) => require_load.isWithin(folder, top));
}
function realFolder(path) {
	return realPath(path).filter((folder) => folder !== (0, node_path.parse)(folder).root);
}
function realPath(path) {
	if (path === "") return [];
	try {
		return [node_fs.realpathSync.native(path)];
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
	const link = (0, node_path.join)(top, ".git");
	const folder = folderBehind(link, top);
	if (folder === void 0) return refused("the `.git` of the work tree leads to another repository");
	const common = commonOf(folder);
	if (common === void 0) return refused("the `.git` of the work tree leads to another repository");
	const odd = [.../* @__PURE__ */ new Set([folder, common])].flatMap(oddEntries)[0];
	if (odd !== void 0) return refused(`\`${odd}\` in the \`.git\` folder is not an ordinary file`);
	const places = [
		top,
		link,
		folder,
		common
	];
	const trusts = isTrusted(places, env);
	if (!(trusts || isOwned(places, top, env) || isCalledSafe(top, program, own))) return refused("the work tree belongs to another user (if you trust it: `--trust FOLDER`)");
	if (settingsOf(common).some(leadsToNetwork)) return refused("the configuration of the repository names a network folder");
	const alternates = alternatesOf(common);
	if (alternates.some(isNetworkPath)) return refused("the objects are in a network folder");
	return {
		kind: "repository",
		repository: {
			top,
			folder,
			common,
			borrowsFrom: trusts || isCheckoutOfCi(top, env) ? void 0 : alternates.find((path) => !require_load.isWithin(common, path)),
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
		GIT_CEILING_DIRECTORIES: (0, node_path.dirname)(top)
	};
	return process.geteuid === void 0 ? place : {
		...place,
		GIT_DIR: folder
	};
}
function indexOf(top, folder, env) {
	const written = env["GIT_INDEX_FILE"];
	if (written === void 0 || written === "") return {};
	const index = (0, node_path.resolve)(top, written);
	return require_load.isWithin(folder, index) ? { GIT_INDEX_FILE: index } : {};
}
function folderBehind(link, top) {
	const stats = (0, node_fs.lstatSync)(link);
	if (stats.isDirectory()) return link;
	const written = stats.isFile() ? /^gitdir: (.+)$/m.exec(textAt(link, POINTER_SIZE))?.[1] : void 0;
	if (written === void 0 || isNetworkPath(written)) return void 0;
	const folder = node_fs.realpathSync.native((0, node_path.resolve)(top, written.trim()));
	if (require_load.isWithin(top, folder)) return folder;
	const linked = textAt((0, node_path.join)(folder, "gitdir"), POINTER_SIZE).trim();
	if (linked !== "" && isSame((0, node_path.resolve)(folder, linked), link)) return folder;
	const worktree = settingsOf(folder).findLast(({ section, key }) => section === "core" && key === "worktree");
	return worktree !== void 0 && isSame((0, node_path.resolve)(folder, worktree.value), top) ? folder : void 0;
}
function commonOf(folder) {
	const written = textAt((0, node_path.join)(folder, "commondir"), POINTER_SIZE).trim();
	if (written === "") return folder;
	if (isNetworkPath(written)) return void 0;
	const common = node_fs.realpathSync.native((0, node_path.resolve)(folder, written));
	return require_load.isWithin((0, node_path.join)(common, "worktrees"), folder) ? common : void 0;
}
function isSame(path, real) {
	if (isNetworkPath(path)) return false;
	try {
		return node_fs.realpathSync.native(path) === real;
	} catch {
		return false;
	}
}
function oddEntries(folder) {
	const odd = (names, isRight) => names.filter((name) => {
		const stats = (0, node_fs.lstatSync)((0, node_path.join)(folder, name), { throwIfNoEntry: false });
		return stats !== void 0 && !isRight(stats);
	});
	return [...odd(FOLDERS, (stats) => stats.isDirectory()), ...odd(FILES, (stats) => stats.isFile())];
}
function settingsOf(folder) {
	return gitSettings(textAt((0, node_path.join)(folder, "config"), SETTINGS_SIZE));
}
function alternatesOf(common) {
	const objects = (0, node_path.join)(common, "objects");
	return textAt((0, node_path.join)(objects, "info", "alternates"), POINTER_SIZE).split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")).map((line) => (0, node_path.isAbsolute)(line) || isNetworkPath(line) ? line : (0, node_path.join)(objects, line));
}
const PATH_KEYS = /^(?:path|excludesfile|attributesfile|hookspath|worktree|fsmonitor)$/;
function leadsToNetwork({ key, value }) {
	return PATH_KEYS.test(key) && isNetworkPath(value);
}
function isNetworkPath(path) {
	return /^\s*"?[/\\]{2}/.test(path);
}
function textAt(path, size) {
	if ((0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true) return "";
	return contentText(readNamedFile(path, size)) ?? "";
}
// src/io/git/remotes.ts
const CONFIG_SIZE = 1048576;
function remotesOf(top, env) {
	const opened = openRepository(top, env);
	return opened.kind === "repository" ? remotesIn(opened.repository) : [];
}
function remotesIn({ common }) {
	const content = readNamedFile((0, node_path.join)(common, "config"), CONFIG_SIZE);
	if (content.kind === "unreadable") return [];
	const remotes = /* @__PURE__ */ new Map();
	for (const setting of gitSettings(new TextDecoder().decode(content.bytes))) {
		const { section, subsection, key, value } = setting;
		if (section !== "remote" || key !== "url" || value === "") continue;
		appendTo(remotes, subsection, withoutCredentials(value));
	}
	return [...remotes].map(([name, urls]) => ({
		name,
		urls
	}));
}
function withoutCredentials(url) {
	return url.replace(/^([a-z][-+.\w]*:\/\/)[^/?#]*@/i, "$1");
}
// src/io/git/revisions-here.ts
const OF_RUN = [
	"GITHUB_HEAD_REF",
	"GITHUB_REF_NAME",
	"CI_COMMIT_REF_NAME",
	"CI_MERGE_REQUEST_SOURCE_BRANCH_NAME",
	"BUILD_SOURCEBRANCHNAME",
	"BITBUCKET_BRANCH",
	"BITBUCKET_TAG",
	"CIRCLE_BRANCH",
	"BUILDKITE_BRANCH",
	"DRONE_BRANCH",
	"BRANCH_NAME"
];
const MERGED_INTO = [
	"GITHUB_BASE_REF",
	"CI_MERGE_REQUEST_TARGET_BRANCH_NAME",
	"CI_DEFAULT_BRANCH",
	"SYSTEM_PULLREQUEST_TARGETBRANCH",
	"BITBUCKET_PR_DESTINATION_BRANCH",
	"CHANGE_TARGET",
	"BUILDKITE_PULL_REQUEST_BASE_BRANCH"
];
const USUAL = ["main", "master"];
const LONGEST$1 = 4096;
const COMMIT$1 = /^[\da-f]{40,64}$/;
function revisionsHere(top, env) {
	const opened = openRepository(top, env);
	if (opened.kind !== "repository") return void 0;
	const { folder, common } = opened.repository;
	const head = lineOf((0, node_path.join)(folder, "HEAD"));
	const own = [...branchIn(head), ...namedBy(OF_RUN, env)];
	if (own.length === 0) return void 0;
	const merged = namedBy(MERGED_INTO, env);
	const isCommit = COMMIT$1.test(head);
	return [.../* @__PURE__ */ new Set([
		...own,
		...merged,
		...defaultOf({ common }),
		...USUAL,
		...isCommit ? [head] : []
	])];
}
function defaultOf({ common }) {
	const line = lineOf((0, node_path.join)(common, "refs", "remotes", "origin", "HEAD"));
	const name = /^ref: refs\/remotes\/origin\/(.+)$/.exec(line)?.[1];
	return name === void 0 ? [] : [name];
}
function branchIn(head) {
	const name = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1];
	return name === void 0 ? [] : [name];
}
function namedBy(variables, env) {
	return variables.flatMap((variable) => {
		const name = (env[variable] ?? "").replace(/^refs\/(?:heads|tags)\//, "");
		return name === "" ? [] : [name];
	});
}
function lineOf(path) {
	return contentText(readNamedFile(path, LONGEST$1))?.trimEnd() ?? "";
}
// src/io/git/list-work-tree.ts
const BYTES = 1073741824;
const PATIENCE_MS = 3e3;
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
	const first = list(PATIENCE_MS);
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
	let lacksFiles = false;
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
			lacksFiles = true;
		} else if (mode === "120000") symlinks.add(path);
		else if (mode.startsWith("100")) files.add(path);
	}
	return {
		kind: "listed",
		files: [...files],
		symlinks: [...symlinks],
		lacksFiles
	};
}
function exists(top, path) {
	return (0, node_fs.lstatSync)((0, node_path.join)(top, path), { throwIfNoEntry: false }) !== void 0;
}
function isSymlink(top, path) {
	return (0, node_fs.lstatSync)((0, node_path.join)(top, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
function hasOddIgnoreFile(top) {
	const waiting = [top];
	for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) for (const entry of entriesOf$1(folder)) if (entry.isDirectory()) waiting.push((0, node_path.join)(folder, entry.name));
	else if (entry.name === ".gitignore" && isOdd((0, node_path.join)(folder, entry.name))) return true;
	return false;
}
function entriesOf$1(folder) {
	try {
		return (0, node_fs.readdirSync)(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
function isOdd(path) {
	try {
		return !(0, node_fs.statSync)(path).isFile();
	} catch {
		return false;
	}
}
// src/io/walk-folder.ts
const IGNORE_FILES = [".ignore", ".gitignore"];
const IGNORE_FILE_SIZE = 1048576;
const MAX_ENTRIES = 2e6;
async function walkFolder$1(top) {
	const { globby } = await Promise.resolve().then(() => require("./globby.js"));
	const read = contentReader(top, IGNORE_FILE_SIZE);
	const walk = {
		top,
		unreadable: [],
		textOf(path) {
			return contentText(read(path)) ?? "";
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
		const folder = (0, node_path.relative)(walk.top, path);
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
		if (require_load.isGitPath(entry.name) || isFolder && entry.name === "node_modules") return false;
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
		const entries = (0, node_fs.readdirSync)((0, node_path.join)(walk.top, folder), { withFileTypes: true });
		walk.entries += entries.length;
		if (walk.entries > MAX_ENTRIES) throw tooMany();
		return entries;
	} catch (error) {
		if (error instanceof require_load.CannotRun) throw error;
		walk.unreadable.push(folder);
		return [];
	}
}
function tooMany() {
	return new require_load.CannotRun(`The folder holds more than ${MAX_ENTRIES / 1e6} million files.`, "Name the folders that hold manifests.");
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
	const key = JSON.stringify([
		root,
		folder,
		options.trackedOnly
	]);
	const handed = options.listings?.take(key);
	if (handed !== void 0) return handed;
	const listed = listByGit(folder, options);
	const files = filesOf(root, listed.kind === "listed" ? listed : await walk(folder, listed.notices));
	options.listings?.add(key, files);
	return files;
}
function listTracked(root, folder, options) {
	const listed = listByGit(folder, options);
	return listed.kind === "listed" ? filesOf(root, listed) : {
		files: [],
		hasLinks: false,
		links: [],
		notices: []
	};
}
function filesOf(root, { base, files, symlinks, notices, lacksFiles = false }) {
	const listed = /* @__PURE__ */ new Set();
	for (const file of files) if (!require_load.isGitPath(file)) listed.add(require_load.pathBelow(base, file));
	const linked = [];
	const links = [];
	for (const path of symlinks.map((link) => (0, node_path.join)(base, link))) {
		const found = targetOf(path);
		if (found === void 0 || !require_load.isWithin(root, found.target)) continue;
		const { target, isFile } = found;
		if (isFile && !listed.has(target)) linked.push(path);
		else links.push({
			path,
			target
		});
	}
	const hasLinks = symlinks.length > 0;
	return {
		files: [...listed, ...linked],
		hasLinks,
		links,
		lacksFiles,
		notices
	};
}
function listByGit(folder, { trackedOnly, env }) {
	const top = require_load.workTreeOf(folder);
	if (top === void 0) return {
		kind: "unlisted",
		notices: []
	};
	const opened = openRepository(top, env);
	if (opened.kind === "refused") return withoutGit(opened.reason);
	const within = top === folder ? [] : [require_load.pathFrom(top, folder)];
	const listing = listWorkTree(opened.repository, within, trackedOnly);
	if (listing.kind === "failed") return withoutGit(listing.reason);
	const { files, symlinks, lacksFiles } = listing;
	return files.length + symlinks.length > 0 || trackedOnly ? {
		kind: "listed",
		base: top,
		files,
		symlinks,
		lacksFiles,
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
	const { files, symlinks, unreadable } = await walkFolder$1(folder);
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
function targetOf(link) {
	try {
		const target = node_fs.realpathSync.native(link);
		const stats = (0, node_fs.statSync)(target);
		return stats.isFile() || stats.isDirectory() ? {
			target,
			isFile: stats.isFile()
		} : void 0;
	} catch {
		return;
	}
}
// src/io/read-stream.ts
const SNIFFED = 8e3;
async function readStdin(stream, limit) {
	const bytes = await bytesOf(stream, limit, "Standard input");
	if (bytes.length === 0) throw new require_load.CannotRun("Standard input is empty.", "Check the command whose output is piped here.");
	if (bytes.subarray(0, SNIFFED).includes(0)) throw new require_load.CannotRun("Standard input is binary data, not YAML or JSON.");
	return {
		kind: "bytes",
		bytes
	};
}
async function readPipe(path, limit) {
	return {
		kind: "bytes",
		bytes: await bytesOf((0, node_fs.createReadStream)(path), limit, `\`${path}\``)
	};
}
async function bytesOf(stream, limit, name) {
	const chunks = [];
	let length = 0;
	try {
		for await (const chunk of stream) {
			chunks.push(chunk);
			length += chunk.length;
			if (length > limit) break;
		}
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
		throw new require_load.CannotRun(`${name} cannot be read: the system says ${code}.`);
	}
	return Buffer.concat(chunks).subarray(0, limit + 1);
}
// src/io/git/objects.ts
const ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const INFO_BOUNDS = {
	milliseconds: 6e4,
	bytes: 268435456
};
const READ_MS = 6e4;
const HEADER_BYTES = 256;
function isObjectId(text) {
	return ID.test(text);
}
function askObjects(repository, args, bounds, input = "") {
	const reason = borrowing(repository);
	if (reason === void 0) return runGit(repository, args, bounds, input);
	return {
		kind: "failed",
		reason,
		cause: "refused"
	};
}
function borrowing({ borrowsFrom }) {
	if (borrowsFrom === void 0) return void 0;
	return `git objects are borrowed from \`${borrowsFrom}\`, another repository`;
}
function findObjects(repository, names) {
	const input = names.map((name) => /^[^\n\r\0]{1,1000}$/.test(name) ? name : "-").map((name) => `${name}\n`).join("");
	const output = askObjects(repository, ["cat-file", "--batch-check"], INFO_BOUNDS, input);
	if (output.kind === "failed") return output;
	const lines = output.bytes.toString().split("\n");
	return {
		kind: "done",
		value: names.map((_, at) => objectIn(lines[at] ?? ""))
	};
}
function objectIn(line) {
	const match = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(line);
	if (match === null) return void 0;
	const [, id = "", kind = "", size = ""] = match;
	return {
		id,
		kind,
		size: Number(size)
	};
}
function readObjects(repository, objects) {
	const bytes = objects.reduce((sum, { size }) => sum + size + HEADER_BYTES, HEADER_BYTES);
	const input = objects.map(({ id }) => `${id}\n`).join("");
	const output = askObjects(repository, ["cat-file", "--batch"], {
		milliseconds: READ_MS,
		bytes
	}, input);
	if (output.kind === "failed") return output;
	return {
		kind: "done",
		value: contentsIn(output.bytes)
	};
}
function contentsIn(output) {
	const contents = /* @__PURE__ */ new Map();
	for (let at = 0; at < output.length;) {
		const end = output.indexOf("\n", at);
		if (end === -1) break;
		const object = objectIn(output.toString("latin1", at, end));
		at = end + 1;
		if (object === void 0) continue;
		contents.set(object.id, output.subarray(at, at + object.size));
		at += object.size + 1;
	}
	return contents;
}
// src/io/git/blob-reader.ts
const MAX_AT_ONCE = 1e3;
const MAX_UNLIKELY = 200;
const BYTES_AT_ONCE = 16777216;
const BYTES_UNLIKELY = 1048576;
const BYTES_KEPT = 134217728;
const LARGEST = 268435456;
function blobReader(repository, fileSize, neighbours) {
	const known = /* @__PURE__ */ new Map();
	const kept = /* @__PURE__ */ new Map();
	let bytesKept = 0;
	const keep = (id, bytes) => {
		kept.set(id, bytes);
		bytesKept += bytes.length;
		for (const [oldest, { length }] of kept) {
			if (bytesKept <= BYTES_KEPT || oldest === id) break;
			kept.delete(oldest);
			bytesKept -= length;
		}
	};
	return (id, path) => {
		const before = kept.get(id);
		if (before !== void 0) return {
			kind: "bytes",
			bytes: before
		};
		const near = path === void 0 ? NOTHING : first(neighbours(path), kept);
		const wanted = objectsOf(repository, [id, ...near.keys()], known);
		const own = wanted.find((object) => object.id === id);
		if (own?.kind !== "blob") return unreadable$1("its content is not in this clone");
		if (own.size > LARGEST) return unreadable$1(`it is larger than ${LARGEST} bytes`);
		const read = readObjects(repository, batchOf(own, wanted, near, fileSize));
		if (read.kind === "failed") return unreadable$1(read.reason);
		for (const [each, bytes] of read.value) keep(each, bytes.subarray(0, fileSize + 1));
		const bytes = read.value.get(id)?.subarray(0, fileSize + 1);
		return bytes === void 0 ? unreadable$1("its content is not in this clone") : {
			kind: "bytes",
			bytes
		};
	};
}
const NOTHING = /* @__PURE__ */ new Map();
function first(ids, kept) {
	const some = /* @__PURE__ */ new Map();
	let unlikely = 0;
	for (const { id, isLikely } of ids) {
		if (kept.has(id) || some.has(id)) continue;
		if (!isLikely && (unlikely += 1) > MAX_UNLIKELY) break;
		some.set(id, isLikely);
		if (some.size >= MAX_AT_ONCE) break;
	}
	return some;
}
function objectsOf(repository, ids, known) {
	const unknown = ids.filter((id) => !known.has(id));
	const found = unknown.length === 0 ? void 0 : findObjects(repository, unknown);
	if (found?.kind === "done") {
		for (const object of found.value) if (object !== void 0) known.set(object.id, object);
	}
	return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}
function batchOf(own, others, near, fileSize) {
	const batch = [own];
	let bytes = own.size;
	let unlikely = 0;
	for (const object of others) {
		if (object.id === own.id || object.kind !== "blob" || object.size > fileSize) continue;
		const isUnlikely = near.get(object.id) === false;
		if (isUnlikely && unlikely + object.size > BYTES_UNLIKELY) continue;
		if (isUnlikely) unlikely += object.size;
		bytes += object.size;
		if (bytes > BYTES_AT_ONCE) break;
		batch.push(object);
	}
	return batch;
}
function unreadable$1(reason) {
	return {
		kind: "unreadable",
		reason
	};
}
// src/io/git/open-revision.ts
const BOUNDS = {
	milliseconds: 12e4,
	bytes: 536870912
};
function openRevision(repository, commit, fileSize) {
	if (!isObjectId(commit)) return {
		kind: "failed",
		reason: "it is not the id of a commit"
	};
	return treeFrom(askObjects(repository, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	], BOUNDS), repository, fileSize);
}
function openIndex(repository, fileSize) {
	return treeFrom(askObjects(repository, [
		"ls-files",
		"-z",
		"--stage",
		"--cached",
		"--full-name"
	], BOUNDS), repository, fileSize);
}
function treeFrom(output, repository, fileSize) {
	if (output.kind === "failed") return output;
	const entries = entriesIn(output.bytes.toString());
	const paths = [...entries].flatMap(([path, { mode }]) => mode === LINK ? [] : [path]).sort();
	const readBlob = blobReader(repository, fileSize, neighboursOf(paths, entries));
	const folders = foldersOf(entries.keys());
	const locate = locator(entries, (id) => readBlob(id, void 0));
	const blobOf = (path) => {
		const found = locate(path);
		return typeof found === "string" ? entries.get(found)?.id : void 0;
	};
	return {
		kind: "done",
		value: {
			paths,
			links: [...entries].flatMap(([path, { mode }]) => {
				const target = mode === LINK ? locate(path) : void 0;
				return typeof target === "string" && (entries.has(target) || folders.has(target)) ? [{
					path,
					target
				}] : [];
			}),
			blobOf,
			read(path) {
				const found = locate(path);
				if (typeof found !== "string") return found;
				const id = entries.get(found)?.id;
				return id === void 0 ? nothingAt(folders.has(found)) : readBlob(id, found);
			}
		}
	};
}
const LINK = "120000";
const ENTRY = /^(\d{6}) (?:blob )?([0-9a-f]{40,64})(?: [0-3])?\t(.+)$/s;
function entriesIn(output) {
	const entries = /* @__PURE__ */ new Map();
	for (const line of output.split("\0")) {
		const match = ENTRY.exec(line);
		if (match === null) continue;
		const [, mode = "", id = "", path = ""] = match;
		if (!mode.startsWith("1") || mode === "160000" || require_load.isGitPath(path)) continue;
		entries.set(path, {
			mode,
			id
		});
	}
	return entries;
}
function foldersOf(paths) {
	const folders = /* @__PURE__ */ new Set(["."]);
	for (const path of paths) for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
	return folders;
}
function neighboursOf(paths, entries) {
	const lists = [paths.filter(isManifestName), paths.filter((path) => !isManifestName(path))];
	const places = new Map(lists.flatMap((list) => list.map((path, at) => [path, at])));
	return function* (path) {
		const isManifest = isManifestName(path);
		const list = lists[isManifest ? 0 : 1] ?? [];
		for (let at = places.get(path) ?? list.length; at < list.length; at += 1) {
			const next = list[at] ?? "";
			const id = entries.get(next)?.id;
			if (id !== void 0) yield {
				id,
				isLikely: isManifest || folderOf(next) === folderOf(path)
			};
		}
	};
}
const MAX_LINKS = 40;
const LONGEST_LINK = 4096;
function locator(entries, readLink) {
	const hasLinks = [...entries.values()].some(({ mode }) => mode === LINK);
	return (path) => {
		if (require_load.isGitPath(path)) return unreadable("it is inside a `.git` folder, where nothing is read");
		const waiting = path.split("/").reverse();
		const here = [];
		let links = 0;
		for (let name = waiting.pop(); name !== void 0; name = waiting.pop()) {
			if (name === "" || name === ".") continue;
			if (name === "..") {
				if (here.pop() === void 0) return outside(links);
				continue;
			}
			here.push(name);
			const entry = hasLinks ? entries.get(here.join("/")) : void 0;
			if (entry?.mode !== LINK) continue;
			links += 1;
			if (links > MAX_LINKS) return unreadable("its symlinks form a loop");
			const content = readLink(entry.id);
			if (content.kind === "unreadable") return content;
			const target = new TextDecoder().decode(content.bytes);
			if (target.length > LONGEST_LINK) return unreadable("its symlink is too long");
			if (target.startsWith("/")) return outside(links);
			here.pop();
			waiting.push(...target.split("/").reverse());
		}
		return here.length === 0 ? "." : here.join("/");
	};
}
function nothingAt(isFolder) {
	return isFolder ? {
		kind: "unreadable",
		reason: "it is a folder",
		cause: "folder"
	} : {
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
	};
}
function outside(links) {
	return {
		kind: "unreadable",
		reason: `${links === 0 ? "it is" : "a symlink leads it"} outside the repository, where nothing is read`,
		cause: "outside"
	};
}
function unreadable(reason) {
	return {
		kind: "unreadable",
		reason
	};
}
// src/io/read-tracked.ts
function withTracked(read, root, options) {
	const tracked = once(() => ({ read: trackedReader(root, options) }));
	return (path) => {
		const content = read(path);
		if (content.kind === "bytes" || content.cause !== "missing" || isOwnFile(path)) return content;
		const stored = tracked().read?.(path);
		if (stored === void 0 || stored.kind === "bytes") return stored ?? content;
		if (stored.cause === "missing") return content;
		return stored.cause === void 0 ? {
			...stored,
			cause: "not-checked-out"
		} : stored;
	};
}
function isOwnFile(path) {
	return /^\.envfrom(?:[./-]|$)/.test(path);
}
function trackedReader(root, { env, fileSize }) {
	const top = require_load.workTreeOf(root);
	if (top === void 0) return void 0;
	const opened = openRepository(top, env);
	if (opened.kind === "refused") return void 0;
	const index = openIndex(opened.repository, fileSize);
	if (index.kind === "failed") return void 0;
	const prefix = require_load.pathFrom(top, root);
	const isTop = prefix === "" || prefix === ".";
	return (path) => index.value.read(isTop ? path : `${prefix}/${path}`);
}
// src/io/open-tree.ts
async function openTree(options) {
	const { located, fileSize } = options;
	const choices = [];
	for (const target of located.targets) choices.push(await choose(target, options));
	const targets = byPath(choices.flatMap(({ files }) => files));
	const around = await surroundings(targets, options);
	const chosen = around === void 0 ? targets : byPath([...around.files, ...targets.values()]);
	const wanted = require_load.pathFilter(options);
	const paths = [...chosen.keys()].filter((path) => !isVendored(path)).sort();
	const isIn = (path) => chosen.get(path)?.named === true || wanted(path);
	const onDisk = contentReader(located.root, fileSize);
	const read = [...choices, around].some((choice) => choice?.lacksFiles === true) ? withTracked(onDisk, located.root, options) : onDisk;
	const revisions = revisionsHere(located.root, options.env);
	const left = paths.filter((path) => !isIn(path));
	const leftOut = new Set(left);
	return {
		paths: left.length === 0 ? paths : paths.filter((path) => !leftOut.has(path)),
		...around !== void 0 && { selected: new Set(targets.keys()) },
		...around === void 0 && !require_load.namesRoot(located) && { around: () => pathsAround(chosen, wanted, options) },
		named: [...namedFolders(located), ...namedFiles(targets)],
		...linksOf([...choices, ...around === void 0 ? [] : [around]]),
		remotes: remotesOf(located.root, options.env).flatMap(({ urls }) => urls),
		...revisions !== void 0 && { revisions },
		excluded: left.filter(isManifestName),
		notices: [...new Set([...choices, around].flatMap((choice) => choice?.notices ?? []))],
		read: (path) => chosen.get(path)?.content ?? read(path)
	};
}
function linksOf(choices) {
	const all = choices.flatMap(({ links = [] }) => links);
	const links = new Map(all.map((link) => [link.path, link]));
	return links.size === 0 ? {} : { links: [...links.values()] };
}
function isVendored(path) {
	return path.startsWith(`.envfrom/vendor/`) || path.includes(`/.envfrom/vendor/`);
}
function namedFolders({ root, targets }) {
	return targets.flatMap((target) => target.kind === "folder" && target.path !== root ? [require_load.pathFrom(root, target.path)] : []);
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
	if (!named.every(({ kind }) => kind === "file" || kind === "glob" || kind === "stdin" && stdin.isNamed) || require_load.workTreeOf(root) !== root) return void 0;
	const around = await chooseBelow(root, () => true, options);
	const listed = /* @__PURE__ */ new Set([...around.files.map(({ path }) => path), stdin.path]);
	return [...targets.keys()].every((path) => listed.has(path)) ? around : void 0;
}
function pathsAround(chosen, wanted, options) {
	const { root } = options.located;
	if (require_load.workTreeOf(root) !== root) return [];
	return listTracked(root, root, options).files.map((absolute) => require_load.pathFrom(root, absolute)).filter((path) => !chosen.has(path) && wanted(path)).sort();
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
			path: `${require_load.pathFrom("/", target.path)}.yaml`,
			named: true,
			content: await readPipe(target.path, fileSize)
		});
		case "file": return one({
			path: require_load.pathFrom(located.root, target.path),
			named: true
		});
		case "folder": return chooseBelow(target.path, () => true, options);
		default: {
			const { matches } = require_load.pathGlobs([target.pattern]);
			const choice = await chooseBelow(target.folder, matches, options);
			if (choice.files.length === 0) throw new require_load.CannotRun(`No file matches \`${target.as}\`.`);
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
	const { files, links, notices, lacksFiles = false } = await listFolder(root, folder, options);
	const inRoot = ({ path, target }) => ({
		path: require_load.pathFrom(root, path),
		target: require_load.pathFrom(root, target)
	});
	return {
		lacksFiles,
		links: links.map(inRoot),
		files: files.filter((absolute) => matches(require_load.pathFrom(folder, absolute))).map((absolute) => ({
			path: require_load.pathFrom(root, absolute),
			named: false
		})),
		notices
	};
}
// src/io/vendor/item-place.ts
const PLAIN = /^[A-Za-z0-9_~][A-Za-z0-9._~+-]*$/;
const COMMIT = /^[0-9a-f]{40}$/;
const DIGEST = /^sha256:([0-9a-f]{64})$/;
const SHOWN = 12;
function itemPlace(item) {
	const { type, url, resolved, hash, name, mediaType } = item;
	const address = addressOf(url);
	const [, digest = ""] = DIGEST.exec(hash) ?? [];
	if (address === void 0 || digest === "") return void 0;
	const shown = address.join("/");
	if (type === "git") {
		const repository = readRepositoryAddress(url);
		if (!COMMIT.test(resolved) || repository === void 0) return void 0;
		const folder = [repository.host, ...repository.path.split("/")];
		if (!folder.every((part) => PLAIN.test(part))) return void 0;
		return {
			stored: [
				"git",
				...folder,
				resolved
			].join("/"),
			root: `${shown}@${resolved.slice(0, SHOWN)}`,
			file: void 0
		};
	}
	if (type === "oci") {
		const [, found] = DIGEST.exec(resolved) ?? [];
		if (found === void 0) return void 0;
		const layer = mediaType === void 0 ? found : digestOf$1(`${found} ${mediaType}`);
		return {
			stored: `oci/${layer}`,
			root: `${shown}@${layer.slice(0, SHOWN)}`,
			file: void 0
		};
	}
	if (type === "chart") {
		if (name === void 0 || !PLAIN.test(name) || !PLAIN.test(resolved)) return void 0;
		const file = `${name}-${resolved}.tgz`;
		return {
			stored: `charts/${digest}.tgz`,
			root: `${shown}@${digest.slice(0, SHOWN)}`,
			file
		};
	}
	const file = address.at(-1);
	if (type !== "file" || file === void 0 || address.length < 2) return void 0;
	const folder = address.slice(0, -1).join("/");
	return {
		stored: `files/${digest}`,
		root: `${folder}@${digest.slice(0, SHOWN)}`,
		file
	};
}
function digestOf$1(text) {
	return (0, node_crypto.createHash)("sha256").update(text).digest("hex");
}
function addressOf(url) {
	const [address = ""] = url.split("?", 1);
	const parts = address.replace(/^[a-z+]+:\/\//i, "").replace(/^[^@/]*@/, "").replace(/\.git$/, "").replace(/:(?=\d+(?:\/|$))/, "~").replace(":", "/").split("/").filter((part) => part !== "");
	return parts.length > 0 && parts.every((part) => PLAIN.test(part)) ? parts : void 0;
}
// src/io/vendor/read-lock.ts
const MAX_ITEMS = 2e4;
const LONGEST = 2e3;
const VERSION = 1;
function readLock(text) {
	const value = parsedJson(text);
	if (value === void 0) return {
		kind: "fault",
		fault: "it is not JSON"
	};
	if (!isJsonObject(value) || value["version"] !== VERSION || !Array.isArray(value["items"])) return {
		kind: "fault",
		fault: "it is not a lock of this version of envfrom"
	};
	const listed = value["items"];
	if (listed.length > MAX_ITEMS) return {
		kind: "fault",
		fault: "it has too many items"
	};
	const items = listed.flatMap((each) => lockedItem(each) ?? []);
	if (items.length < listed.length) return {
		kind: "fault",
		fault: "one of its items is not valid"
	};
	return {
		kind: "lock",
		items
	};
}
function lockedItem(value) {
	if (!isJsonObject(value)) return void 0;
	const text = (key) => {
		const found = value[key];
		return typeof found === "string" && found.length <= LONGEST ? found : void 0;
	};
	const type = ITEM_TYPES.find((each) => each === value["type"]);
	const [url, resolved, hash, date] = [
		text("url"),
		text("resolved"),
		text("hash"),
		text("date")
	];
	const paths = value["paths"] ?? [];
	if (type === void 0 || url === void 0 || resolved === void 0) return void 0;
	if (hash === void 0 || date === void 0 || !isTexts(paths)) return void 0;
	if (!/^sha256:[0-9a-f]{64}$/.test(hash) || !/^\d{4}-\d\d-\d\d$/.test(date)) return void 0;
	const [name, mediaType] = [text("name"), text("mediaType")];
	const whole = type === "git" ? paths : [""];
	return {
		type,
		url,
		...name !== void 0 && { name },
		version: text("version"),
		...mediaType !== void 0 && { mediaType },
		resolved,
		date,
		paths: whole,
		hash
	};
}
function isTexts(value) {
	return Array.isArray(value) && value.every((each) => typeof each === "string" && each.length <= LONGEST);
}
function lockText(items) {
	const byKey = new Map(items.map((item) => [itemKey(item), item]));
	const lines = [...byKey.keys()].sort().flatMap((key) => {
		const item = byKey.get(key);
		return item === void 0 ? [] : [`  ${JSON.stringify(written(item))}`];
	});
	return `{"version": ${VERSION}, "items": [\n${lines.join(",\n")}\n]}\n`;
}
function written(item) {
	const { type, url, name, version, mediaType, resolved, date, paths, hash } = item;
	return {
		type,
		url,
		name,
		version,
		mediaType,
		resolved,
		date,
		...type === "git" ? { paths: [...paths].sort() } : {},
		hash
	};
}
// src/io/vendor/walk-item.ts
const MAX_FILES$1 = 5e4;
const MAX_BYTES = 536870912;
const DEEPEST = 40;
function walkItem(place) {
	const walk = {
		hashes: [],
		links: [],
		bytes: 0
	};
	try {
		if ((0, node_fs.lstatSync)(place).isFile()) {
			const bytes = (0, node_fs.readFileSync)(place);
			const hash = (0, node_crypto.createHash)("sha256").update(bytes).digest("hex");
			return bytes.length > MAX_BYTES ? void 0 : {
				files: [""],
				links: [],
				hash: `sha256:${hash}`
			};
		}
		if (!(0, node_fs.lstatSync)(place).isDirectory() || !walkFolder(place, "", walk, 0)) return void 0;
	} catch {
		return;
	}
	const hash = (0, node_crypto.createHash)("sha256");
	const all = [...walk.hashes].sort(([one], [other]) => one < other ? -1 : 1);
	for (const [path, digest] of all) hash.update(`${path}\0${digest}\n`);
	return {
		files: all.map(([path]) => path).filter((path) => !walk.links.includes(path)),
		links: walk.links,
		hash: `sha256:${hash.digest("hex")}`
	};
}
function walkFolder(place, below, walk, depth) {
	if (depth > DEEPEST) return false;
	for (const entry of (0, node_fs.readdirSync)(place, { withFileTypes: true })) {
		if (walk.hashes.length >= MAX_FILES$1 || walk.bytes > MAX_BYTES) return false;
		const path = below === "" ? entry.name : `${below}/${entry.name}`;
		const absolute = (0, node_path.join)(place, entry.name);
		if (entry.isDirectory()) {
			if (entry.name.toLowerCase() === ".git") return false;
			if (!walkFolder(absolute, path, walk, depth + 1)) return false;
			continue;
		}
		if (entry.isFile()) {
			walk.bytes += (0, node_fs.lstatSync)(absolute).size;
			if (walk.bytes > MAX_BYTES) return false;
			const digest = (0, node_crypto.createHash)("sha256").update((0, node_fs.readFileSync)(absolute)).digest("hex");
			walk.hashes.push([path, digest]);
			continue;
		}
		const target = entry.isSymbolicLink() ? (0, node_fs.readlinkSync)(absolute) : "";
		walk.links.push(path);
		walk.hashes.push([path, `link ${target}`]);
	}
	return true;
}
// src/io/vendor/open-vendor.ts
const LARGEST_LOCK = 16777216;
function openVendor({ root, tree, fileSize }) {
	const content = tree.read(LOCK);
	if (content.kind === "unreadable") return void 0;
	const lock = content.bytes.length > Math.min(LARGEST_LOCK, fileSize) ? {
		kind: "fault",
		fault: "it is too large"
	} : readLock(new TextDecoder().decode(content.bytes));
	if (lock.kind === "fault") return {
		items: [],
		locked: [],
		fault: lock.fault,
		read: () => nowhere()
	};
	const opened = /* @__PURE__ */ new Map();
	return {
		items: lock.items.flatMap((locked) => {
			const place = itemPlace(locked);
			if (place === void 0 || !isThere((0, node_path.join)(root, ".envfrom/vendor", place.stored))) return [];
			const item = getOrMake(opened, place.root, () => openItem(root, place, locked, fileSize));
			return [{
				...locked,
				root: place.root,
				files: item.files,
				lacks: item.lacks
			}];
		}).sort((one, other) => itemKey(one) < itemKey(other) ? -1 : 1),
		locked: lock.items,
		fault: void 0,
		read(path) {
			const at = path.search(/@[0-9a-f]{12}\//);
			const end = at === -1 ? -1 : path.indexOf("/", at);
			return opened.get(path.slice(0, Math.max(end, 0)))?.read(path) ?? nowhere();
		}
	};
}
function openItem(root, { stored, root: shown, file }, { hash }, fileSize) {
	const place = (0, node_path.join)(root, VENDOR, stored);
	const found = once(() => {
		const walked = walkItem(place);
		return walked?.hash === hash ? walked : void 0;
	});
	const known = once(() => new Set(files() ?? []));
	const folders = once(() => foldersOf$1(known()));
	const onDisk = contentReader((0, node_path.join)(root, VENDOR), fileSize);
	const files = once(() => found()?.files.map((path) => `${shown}/${path === "" ? file ?? "" : path}`));
	return {
		files,
		lacks(path) {
			const below = path.slice(shown.length + 1);
			const link = found()?.links.find((each) => below === each || below.startsWith(`${each}/`));
			return link === void 0 ? void 0 : `\`${link}\` is a symbolic link, which is not followed`;
		},
		read(path) {
			if (!known().has(path)) return folders().has(path) ? A_FOLDER : nowhere();
			return onDisk(file === void 0 ? `${stored}/${path.slice(shown.length + 1)}` : stored);
		}
	};
}
const A_FOLDER = {
	kind: "unreadable",
	reason: "it is a folder",
	cause: "folder"
};
function isThere(place) {
	try {
		const found = (0, node_fs.lstatSync)(place);
		return found.isFile() || found.isDirectory();
	} catch {
		return false;
	}
}
function nowhere() {
	return {
		kind: "unreadable",
		reason: "no such file",
		cause: "missing"
	};
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
// src/commands/arguments/flag-values.ts
function splitPair(flag, setting, example) {
	const cut = setting.indexOf("=");
	if (cut > 0) return [setting.slice(0, cut), setting.slice(cut + 1)];
	throw new require_load.CannotRun(`\`${flag} ${setting}\` has no \`=\`.`, `Write it as \`${flag} ${example}\`.`);
}
function numberOf(flag, text) {
	if (text === void 0) return void 0;
	if (/^\d{1,15}$/.test(text)) return Number(text);
	throw new require_load.CannotRun(`\`${flag}\` takes a whole number, not \`${text}\`.`);
}
function pick(all, text) {
	return all.find((one) => one === text);
}
function folderText(path) {
	return withoutEndSlashes(path.replace(/^(?:\.\/)+/, ""));
}
// src/commands/settings/named-deployers.ts
const DEPLOYER_KEYS = [{
	deployer: "argocd",
	key: "argocdVersion",
	flag: "argocd-version"
}, {
	deployer: "flux",
	key: "fluxVersion",
	flag: "flux-version"
}];
function namedDeployers(text) {
	const deployers = {};
	const notices = [];
	for (const { deployer, flag, key } of DEPLOYER_KEYS) {
		const version = text(flag, key);
		if (version === void 0) continue;
		const title = DEPLOYER_TITLES[deployer];
		const known = knownVersion(deployer, version);
		if (known === void 0) {
			const example = newestVersion(deployer).version;
			throw new require_load.CannotRun(`Invalid version of ${title} \`${version}\`: write it as \`${example}\`.`);
		}
		deployers[deployer] = known.row;
		if (known.nearest !== void 0) notices.push(`${title} ${version} is ${known.nearest} than envfrom knows: taken as ${known.row.version}.`);
	}
	return {
		...Object.keys(deployers).length > 0 && { deployers },
		notices
	};
}
// src/commands/settings/declared-clusters.ts
function declaredClusters(value) {
	return itemsOf(value).map((item) => {
		const map = mapOf(item);
		const { name, server, project, labels, annotations, folders } = map;
		const { deployers, notices } = namedDeployers((_flag, key) => textOf$2(map[key]));
		const [address, inProject] = [textOf$2(server), textOf$2(project)];
		return {
			cluster: {
				name: textOf$2(name) ?? "",
				...address !== void 0 && { server: address },
				...inProject !== void 0 && { project: inProject },
				labels: textMap(labels),
				annotations: textMap(annotations),
				folders: textsOf(folders).map((folder) => folderText(folder) || "."),
				...deployers !== void 0 && { deployers }
			},
			notices
		};
	});
}
function textMap(value) {
	const texts = Object.entries(mapOf(value)).map(([key, text]) => [key, textOf$2(text) ?? ""]);
	return new Map(texts);
}
// src/commands/settings/declared-entry-point.ts
function declaredEntryPoint(value) {
	const map = mapOf(value);
	const chart = textOf$2(map["chart"]);
	const path = pathText(chart ?? textOf$2(map["folder"]) ?? ".");
	const texts = [
		"namespace",
		"release",
		"cluster"
	].flatMap((key) => {
		const text = textOf$2(map[key]);
		return text === void 0 ? [] : [[key, text]];
	});
	return {
		kind: chart === void 0 ? "folder" : "chart",
		path,
		values: textsOf(map["values"]).map((file) => file.startsWith("/") ? pathText(file) : node_path.posix.join(path, file)),
		...Object.fromEntries(texts)
	};
}
function pathText(path) {
	return withoutEndSlashes(node_path.posix.join(path.replace(/^\/+/, "") || "."));
}
// src/commands/settings/kubernetes-of.ts
function kubernetesOf(version) {
	if (version === void 0) return {
		settings: { kubernetesVersion: 37 },
		notices: []
	};
	const minor = /^v?1\.(\d{1,3})(?:\.\d+)?(?:[-+].*)?$/.exec(version)?.[1];
	if (minor === void 0) throw new require_load.CannotRun(`Invalid Kubernetes version \`${version}\`: write it as \`1.37\`.`);
	const namedKubernetes = Number(minor);
	const kubernetesVersion = Math.min(Math.max(namedKubernetes, 25), 37);
	const settings = {
		kubernetesVersion,
		namedKubernetes
	};
	if (kubernetesVersion === namedKubernetes) return {
		settings,
		notices: []
	};
	return {
		settings,
		notices: [`Kubernetes 1.${namedKubernetes} is ${namedKubernetes > kubernetesVersion ? "newer" : "older"} than envfrom knows: checked as 1.${kubernetesVersion}.`]
	};
}
// src/commands/settings/producer-rows.ts
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
		...optional(product, "usualKeys", texts),
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
	const copy = mapOf(value);
	return {
		when: texts(copy["when"]),
		...optional(copy, "namespaces", texts),
		...optional(copy, "anywhereIf", texts)
	};
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
// src/commands/settings/rule-settings.ts
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
		const [written, value] = splitPair("--rule", setting, "missing-secret=error");
		const id = currentRuleId(written);
		checkKnown(id, ruleIds, "rule", "envfrom rules");
		checkValue(value, SEVERITIES, `\`--rule ${id}\``);
		return [id, pick(SEVERITIES, value) ?? "off"];
	});
	return new Map(settings);
}
function severitiesOf(rules) {
	const settings = Object.entries(mapOf(rules)).flatMap(([id, value]) => {
		const severity = pick(SEVERITIES, textOf$2(value));
		return severity === void 0 ? [] : [[currentRuleId(id), severity]];
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
	const only = values.get("only")?.map(currentRuleId);
	if (only === void 0) return {};
	for (const id of only) checkKnown(id, ruleIds, "rule", "envfrom rules");
	return { only: new Set(only) };
}
function ruleNotices(values, config) {
	const flags = [...values.get("rule") ?? [], ...values.get("only") ?? []];
	const maps = [config.get("rules"), ...itemsOf(config.get("overrides")).map(rulesOf)];
	return renamedRuleNotices([...flags.map((flag) => flag.replace(/=.*/s, "")), ...maps.flatMap((rules) => Object.keys(mapOf(rules)))]);
}
function rulesOf(override) {
	return mapOf(override)["rules"];
}
// src/commands/settings/run-options.ts
const RESTRICTORS = ["repository", "root"];
function runOptionsOf(values, config, ruleIds) {
	const text = (flag, key) => values.get(flag)?.at(-1) ?? textOf$2(config.get(key));
	const repositoryUrls = values.get("repo-url") ?? textsOf(config.get("repositoryUrls"));
	const sources = itemsOf(config.get("sources")).map(declaredSource);
	const entryPoints = itemsOf(config.get("entryPoints")).map(declaredEntryPoint);
	const charts = textsOf(config.get("charts")).map(folderText);
	const anyVersion = values.has("chart-version-any") || config.get("chartVersionAny") === true;
	const declared = declaredClusters(config.get("clusters"));
	const clusters = declared.map(({ cluster }) => cluster);
	const named = namedDeployers(text);
	const producers = itemsOf(config.get("producers")).map(producerRowOf);
	const cluster = values.get("cluster")?.at(-1);
	const kubernetes = kubernetesOf(text("kubernetes-version", "kubernetesVersion"));
	const included = values.get("include") ?? textsOf(config.get("include"));
	return {
		settings: {
			...kubernetes.settings,
			...named.deployers !== void 0 && { deployers: named.deployers },
			strict: values.has("strict") || config.get("strict") === true,
			...ruleSettingsOf(values, config, ruleIds),
			externals: itemsOf(config.get("externals")).map(externalOf),
			...clusters.length > 0 && { clusters },
			...producers.length > 0 && { producers },
			limits: limitsOf(values, config),
			loadRestrictor: pick(RESTRICTORS, text("load-restrictor", "loadRestrictor")) ?? "repository",
			...repositoryUrls.length > 0 && { repositoryUrls },
			...sources.length > 0 && { sources },
			...entryPoints.length > 0 && { entryPoints },
			...charts.length > 0 && { charts },
			...anyVersion && { anyChartVersion: true },
			...cluster !== void 0 && { cluster },
			...values.has("undeployed") && { listsUndeployed: true },
			...values.has("show-values") && { revealsValues: true },
			suppressions: values.has("no-ignore") ? "ignore" : "apply",
			...config.has("reloader") && { reloader: reloaderOf(config.get("reloader")) }
		},
		failOn: values.has("exit-zero") ? "never" : pick(FAIL_ON, text("fail-on", "failOn")) ?? "error",
		failOnNothing: values.has("fail-on-nothing"),
		maxWarnings: numberOf("--max-warnings", text("max-warnings", "maxWarnings")),
		failOnVerdicts: values.has("exit-zero") ? [] : failingVerdicts(values),
		include: included,
		exclude: [...textsOf(config.get("exclude")), ...values.get("exclude") ?? []],
		flagsChoose: values.has("include") || values.has("exclude") || values.has("tracked"),
		notices: [
			...kubernetes.notices,
			...named.notices,
			...ruleNotices(values, config),
			...declared.flatMap(({ notices }) => notices)
		]
	};
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
function declaredSource(value) {
	const map = mapOf(value);
	const texts = [
		"url",
		"kind",
		"namespace",
		"name"
	].flatMap((key) => {
		const text = textOf$2(map[key]);
		return text === void 0 ? [] : [[key, text]];
	});
	const folder = folderText(textOf$2(map["folder"]) ?? ".");
	return {
		...Object.fromEntries(texts),
		folder: folder === "." ? "" : folder
	};
}
// src/commands/opening/check-entry-points.ts
async function checkEntryPoints({ entryPoints = [] }, file, { read }, isAmongThem) {
	if (entryPoints.length === 0 || file === void 0) return [];
	const { missingEntryPoints } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.missing_entry_points_exports);
	const missing = missingEntryPoints(entryPoints, file, read);
	if (isAmongThem) {
		const { failOn } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.fail_on_exports);
		failOn(missing, file, ENTRY_POINTS);
	}
	return missing.map(({ at, message }) => {
		const { line } = positionOf(at);
		return `\`${file.path}:${line}\`, which is not of the checked files, declares an entry point that is skipped: ${message}`;
	});
}
const ENTRY_POINTS = "Paths of `entryPoints` are relative to the root of the repository.";
// src/config/config-notice.ts
const MAX_NAMED = 6;
function configNotice(config, path) {
	const changes = [
		...ruleChanges(mapOf(config.get("rules"))),
		...overrideChanges(itemsOf(config.get("overrides"))),
		...countOf(config.get("include"), "include", "includes"),
		...countOf(config.get("exclude"), "exclude", "excludes"),
		...countOf(config.get("repositoryUrls"), "repository URL", "repository URLs"),
		...sourceChanges(itemsOf(config.get("sources"))),
		...entryPointChanges(itemsOf(config.get("entryPoints"))),
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
	return changes.length === 0 ? void 0 : `Using \`${path}\`: ${changes.join("; ")}.`;
}
function ruleChanges(rules) {
	const off = Object.keys(rules).filter((rule) => rules[rule] === "off");
	const others = Object.keys(rules).filter((rule) => rules[rule] !== "off");
	return [...off.length === 0 ? [] : [`${number(off.length, "rule")} off (${named(off)})`], ...others.length === 0 ? [] : [`${number(others.length, "rule")} at another severity (${named(others.map((rule) => `${rule}: ${scalarText(rules[rule])}`))})`]];
}
function overrideChanges(overrides) {
	if (overrides.length > MAX_NAMED) return [`${overrides.length} overrides of rules`];
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
function sourceChanges(sources) {
	if (sources.length === 0) return [];
	const names = sources.map((source) => {
		const { url, name } = mapOf(source);
		return scalarText(url ?? name);
	});
	return [`${number(sources.length, "source")} of this repository (${named(names)})`];
}
function entryPointChanges(entries) {
	if (entries.length === 0) return [];
	const paths = entries.map((entry) => {
		const { folder, chart } = mapOf(entry);
		return scalarText(folder ?? chart);
	});
	return [`${number(entries.length, "entry point")} (${named([...new Set(paths)])})`];
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
	const shown = names.slice(0, MAX_NAMED).join(", ");
	return names.length > MAX_NAMED ? `${shown} and ${names.length - MAX_NAMED} more` : shown;
}
function number(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function scalarText(value) {
	return typeof value === "object" ? "" : String(value);
}
// src/commands/opening/run-config.ts
async function runConfig(located, values, ruleIds, tree) {
	const { here, root, start } = located;
	const named = values.get("config")?.at(-1);
	if (named !== void 0) {
		const file = namedConfig(here, root, named, tree);
		const config = await read(file, ruleIds);
		return {
			config,
			file,
			notices: require_load.isWithin(root, (0, node_path.resolve)(here, named)) ? about(config, named) : []
		};
	}
	const found = values.has("no-config") ? void 0 : findConfig(start, root, tree);
	if (found === void 0) return {
		config: /* @__PURE__ */ new Map(),
		notices: []
	};
	const { file, passedOver } = found;
	const config = await read(file, ruleIds);
	const second = passedOver === void 0 ? [] : [`\`${passedOver}\` is not read, because \`${file.path}\` exists too.`];
	return {
		config,
		file,
		notices: [...about(config, file.path), ...second]
	};
}
function about(config, path) {
	const notice = configNotice(config, path);
	return notice === void 0 ? [] : [notice];
}
async function read(file, ruleIds) {
	const { readConfig } = await Promise.resolve().then(() => require("./config.js")).then((n) => n.read_config_exports);
	return readConfig(file, await ruleIds());
}
// src/commands/opening/open-run.ts
async function openRun(paths, values, host, stored = {}) {
	const fleet = values.get("fleet");
	if (fleet !== void 0) return openRunOfFleet(fleet, paths, values, host);
	const located = require_load.locatePaths(host.cwd, paths);
	if (located.targets.some(({ kind }) => kind === "stdin") && host.stdin.isTTY === true) throw new require_load.CannotRun("`-` reads standard input, but nothing is piped into it.");
	const configTree = stored.config?.(located);
	const { config, file, notices } = await runConfig(located, values, ruleIds, configTree);
	const options = withBuild(runOptionsOf(values, config, values.has("rule") || values.has("only") ? await ruleIds() : []), values, located);
	const storedTree = stored.open?.(located, options);
	const tree = storedTree ?? await treeOnDisk(located, options, values, host);
	const isOfThem = configTree === void 0 && storedTree === void 0;
	const skipped = await checkEntryPoints(options.settings, file, tree, isOfThem);
	require_load.tuneCompiler(tree.paths.length, isPlain(tree.paths));
	const charts = openChartShelf({
		root: located.root,
		folders: options.settings.charts ?? [".envfrom/charts"],
		env: host.env,
		fileSize: options.settings.limits.fileSize
	});
	const { fileSize } = options.settings.limits;
	const vendor = openVendor({
		root: located.root,
		tree,
		fileSize
	});
	return {
		...options,
		located,
		tree: {
			...tree,
			charts,
			...vendor !== void 0 && { vendor }
		},
		notices: [
			...notices,
			...options.notices,
			...skipped,
			...tree.notices ?? []
		]
	};
}
async function openRunOfFleet(fleet, paths, values, host) {
	const path = paths.find((each) => each !== ".");
	if (path !== void 0) throw new require_load.CannotRun(`A fleet is checked as a whole, without paths: remove \`${path}\`.`);
	const { openFleet } = await Promise.resolve().then(() => require("./commands-opening.js")).then((n) => n.open_fleet_exports);
	const run = await openFleet(fleet, values, host, await ruleIds());
	require_load.tuneCompiler(run.tree.paths.length, isPlain(run.tree.paths));
	return run;
}
async function ruleIds() {
	const { catalogue } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.catalogue_exports);
	return catalogue.map(({ meta }) => meta.id);
}
function treeOnDisk(located, options, values, host) {
	return openTree({
		located,
		include: options.include,
		exclude: options.exclude,
		trackedOnly: values.has("tracked") || host.env["PRE_COMMIT"] === "1",
		fileSize: options.settings.limits.fileSize,
		env: host.env,
		listings: host.listings,
		stdin: {
			get stream() {
				return host.stdin;
			},
			path: stdinPath(located, values),
			isNamed: values.has("stdin-filename")
		}
	});
}
function withBuild(options, values, { root, here }) {
	const build = values.get("build")?.at(-1);
	if (build === void 0) return options;
	const selectedBuilds = [build, require_load.pathFrom(root, (0, node_path.resolve)(here, build)) || "."];
	return {
		...options,
		settings: {
			...options.settings,
			selectedBuilds
		}
	};
}
function stdinPath({ root, here }, values) {
	const name = values.get("stdin-filename")?.at(-1) ?? "stdin.yaml";
	const path = (0, node_path.resolve)(here, name);
	return require_load.isWithin(root, path) ? require_load.pathFrom(root, path) : (0, node_path.basename)(path);
}
// src/commands/opening/open-check.ts
async function openCheck(paths, values, host) {
	const sides = sidesOf(values, host);
	if (sides === void 0) return withBaseline({
		...await openRun(paths, values, host),
		showsAll: values.has("all-problems")
	}, values);
	const { openComparison } = await Promise.resolve().then(() => require("./commands-opening.js")).then((n) => n.open_comparison_exports);
	const { base, labels, ...run } = await openComparison(paths, values, host, sides);
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
		if (revision !== void 0 || isStaged) throw new require_load.CannotRun(`\`--base-dir\` and \`${other}\` cannot be used together.`);
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
	throw new require_load.CannotRun("`--config-from` needs something to compare with: `--base`.");
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
		throw new require_load.CannotRun(`Cannot read the baseline \`${path}\`: ${used.reason}.`);
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
// src/io/is-large.ts
const ROOM_PER_FILE = 204800;
const ROOM_PER_BYTE = 64;
const SAMPLE = 200;
function isLarge({ tree, located }, room = (0, node_v8.getHeapStatistics)().heap_size_limit) {
	if (hasStreams(located)) return false;
	const paths = tree.paths.filter(isManifestName);
	if (paths.length * ROOM_PER_FILE >= room) return true;
	const step = Math.max(1, Math.ceil(paths.length / SAMPLE));
	let bytes = 0;
	for (let at = 0; at < paths.length; at += step) bytes += step * sizeOf((0, node_path.join)(located.root, paths[at] ?? ""));
	return bytes * ROOM_PER_BYTE >= room;
}
function hasStreams({ targets }) {
	return targets.some(({ kind }) => kind === "stdin" || kind === "stream");
}
function sizeOf(path) {
	try {
		return (0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0;
	} catch {
		return 0;
	}
}
// src/commands/opening/load-engines.ts
async function loadEngines({ tree, settings }, base) {
	if (base !== void 0) return loadAllEngines();
	const { parsedFiles } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.parsed_files_exports);
	return needsEngines(tree, require_load.withReadingCompiler(tree.paths.length, () => parsedFiles(tree, settings.limits))) ? loadAllEngines() : {
		...NO_ENGINES,
		compareEvidence: nothingToCompare
	};
}
async function loadAllEngines() {
	const { ENGINES } = await Promise.resolve().then(() => require("./render-argo.js")).then((n) => n.engines_exports);
	return ENGINES;
}
function nothingToCompare() {
	throw new Error("A run without a base compared something.");
}
// src/commands/output/progress.ts
const MANY_FILES = 200;
function startProgress({ spinner }) {
	return {
		async watch(tree) {
			const unread = new Set(tree.paths.filter(isManifestName));
			const total = unread.size;
			if (spinner === void 0 || total < MANY_FILES) return tree;
			await spinner.load();
			return {
				...tree,
				read(path) {
					unread.delete(path);
					spinner.show({
						done: total - unread.size,
						total
					});
					return tree.read(path);
				}
			};
		},
		stop: () => spinner?.stop()
	};
}
// src/commands/output/write-output.ts
const BLOCK = 65536;
function* inBlocks(pieces) {
	let block = [];
	let length = 0;
	for (const piece of pieces) {
		block.push(piece);
		length += piece.length;
		if (length < BLOCK) continue;
		yield block.join("");
		block = [];
		length = 0;
	}
	if (length > 0) yield block.join("");
}
async function writeOutput(text, file, { here, root }, { stdout, holdSignals }) {
	const blocks = typeof text === "string" ? [text] : inBlocks(text);
	if (file === void 0) for (const block of blocks) stdout.write(block);
	else await writeFiles([{
		path: (0, node_path.resolve)(here, file),
		name: file,
		text: blocks
	}], root, holdSignals);
}
function printText(host, text) {
	host.stdout.write(asPrinted(host, text));
}
function asPrinted(host, text) {
	return require_load.isLogOfCi(host) ? guardCommands(text) : text;
}
// src/io/cache/program-digest.ts
const MAX_FILES = 300;
function programDigest(folder) {
	try {
		const names = (0, node_fs.readdirSync)(folder, {
			recursive: true,
			encoding: "utf8"
		}).filter((name) => name.endsWith(".js")).sort();
		if (names.length === 0 || names.length > MAX_FILES) return void 0;
		const digest = (0, node_crypto.createHash)("sha256");
		for (const name of names) {
			const code = (0, node_fs.readFileSync)((0, node_path.join)(folder, name));
			digest.update(`${name}\0${code.length}\0`).update(code);
		}
		return digest.digest("hex");
	} catch {
		return;
	}
}
// src/io/file-state.ts
const MISSING = " missing";
const STABLE_MS = 2500;
const DIGITS = 36;
function fileState(path) {
	const asked = Date.now();
	try {
		const stats = (0, node_fs.statSync)(path, {
			bigint: true,
			throwIfNoEntry: false
		});
		if (stats === void 0) return "missing";
		const { dev, ino, size, ctimeNs, ctimeMs } = stats;
		return {
			text: [
				dev,
				ino,
				size,
				ctimeNs
			].map((number) => number.toString(DIGITS)).join(" "),
			isStable: Number(ctimeMs) < asked - STABLE_MS
		};
	} catch {
		return;
	}
}
function stableStates(root) {
	const folders = /* @__PURE__ */ new Map();
	const ofFolder = (folder) => {
		if (!folders.has(folder)) folders.set(folder, stableText(fileState(folder)));
		return folders.get(folder);
	};
	return (path) => {
		const absolute = `${root}/${path}`;
		const state = fileState(absolute);
		if (state !== "missing") return stableText(state);
		const folder = ofFolder((0, node_path.dirname)(absolute));
		return folder === void 0 ? void 0 : folder + MISSING;
	};
}
function stableText(state) {
	return typeof state === "object" && state.isStable ? state.text : void 0;
}
// src/session/data-text.ts
function dataText(data) {
	return JSON.stringify(data, (_, value) => {
		if (value instanceof Map) return { map: [...value] };
		if (value instanceof Set) return { set: [...value] };
		return value instanceof RegExp ? { pattern: String(value) } : value;
	});
}
// src/session/reads-store.ts
const MANY = 1e3;
function openReads(store) {
	const known = /* @__PURE__ */ new Map();
	return {
		put(reads) {
			if (reads.length < MANY) return reads;
			const content = Buffer.from(JSON.stringify(reads));
			const name = store.digest("reads", content);
			store.put(name, content);
			return name;
		},
		get(stored) {
			if (typeof stored !== "string") return stored;
			const before = known.get(stored);
			if (before !== void 0) return before;
			const bytes = store.get(stored);
			if (bytes === void 0) return void 0;
			const reads = JSON.parse(textOf(bytes));
			known.set(stored, reads);
			return reads;
		}
	};
}
function textOf(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
// src/dependencies/stored-query.ts
function newStoredQuery(recorder, name) {
	const scopes = /* @__PURE__ */ new Map();
	const answers = /* @__PURE__ */ new Map();
	const isUnchanged = ([scope, , subject, before]) => scopes.get(scope)?.(subject, before) === before;
	return {
		register(scope, answer) {
			scopes.set(scope, answer);
		},
		note(scope, subject, answer) {
			const key = [
				name,
				scope,
				subject
			].join("\0");
			const before = answers.get(key);
			if (before !== void 0 && before !== answer) recorder.markVolatile();
			answers.set(key, answer);
			const stored = [
				scope,
				name,
				subject,
				answer
			];
			recorder.addDependency(key, {
				stored,
				isUnchanged: () => isUnchanged(stored)
			});
		},
		isUnchanged
	};
}
function storedDependencies({ all, isComplete }) {
	if (!isComplete) return void 0;
	const stored = [];
	for (const each of all) {
		const own = "all" in each ? storedDependencies(each) : each.stored && [each.stored];
		if (own === void 0) return void 0;
		for (const one of own) stored.push(one);
	}
	return stored;
}
// src/session/tree-reads.ts
function openTreeReads(trees, digest, stateOf = noState) {
	const recorder = openDependencyRecorder();
	const queries = {
		file: newStoredQuery(recorder, "file"),
		chart: newStoredQuery(recorder, "chart"),
		around: newStoredQuery(recorder, "around")
	};
	for (const [name, tree] of Object.entries(trees)) answerFrom(name, tree, queries, digest, stateOf);
	const recording = recorder.begin();
	const contents = /* @__PURE__ */ new Map();
	const answers = /* @__PURE__ */ new Map();
	const recorded = (name, query, read) => (path) => {
		const id = `${query} ${name} ${path}`;
		const before = contents.get(id);
		const state = before === void 0 && isOfHead(name, query) ? stateOf(path) : void 0;
		const content = read(path);
		if (before === content) return content;
		contents.set(id, content);
		const answer = sameOr(answers.get(id), digestOf(content, digest), stateWith(content, state));
		answers.set(id, answer);
		queries[query].note(name, path, answer);
		return content;
	};
	return {
		record(name, tree) {
			const { around, charts } = tree;
			return {
				...tree,
				read: recorded(name, "file", tree.read),
				...charts !== void 0 && { charts: {
					...charts,
					read: recorded(name, "chart", charts.read)
				} },
				...around !== void 0 && { around() {
					const paths = around();
					queries.around.note(name, "", digest(...paths));
					return paths;
				} }
			};
		},
		reads: () => storedDependencies(recording.end()),
		isUnchanged: (reads) => reads.every((read) => queryOf(read, queries)?.isUnchanged(read) === true)
	};
}
function queryOf([, name], queries) {
	return name === "file" || name === "chart" || name === "around" ? queries[name] : void 0;
}
function answerFrom(name, { read, charts, around }, queries, digest, stateOf) {
	queries.file.register(name, (path, before) => {
		const state = isOfHead(name, "file") ? stateOf(path) : void 0;
		if (state !== void 0 && before?.endsWith(` ${state}`) === true) return before;
		const content = read(path);
		return sameOr(before, digestOf(content, digest), stateWith(content, state));
	});
	if (charts !== void 0) queries.chart.register(name, (path) => digestOf(charts.read(path), digest));
	if (around !== void 0) queries.around.register(name, () => digest(...around()));
}
function sameOr(before, now, state) {
	return before?.split(" ")[0] === now ? before : state === void 0 ? now : `${now} ${state}`;
}
function stateWith(content, state) {
	return content.kind !== "bytes" && content.cause === "missing" || state?.endsWith(" missing") !== true ? state : void 0;
}
function isOfHead(tree, query) {
	return tree === "head" && query === "file";
}
function noState() {}
function shapeOf(tree) {
	const { paths, selected, named, remotes, revisions, repositories } = tree;
	const { excluded, links, around, charts, notices, vendor } = tree;
	return {
		paths,
		selected: selected === void 0 ? void 0 : [...selected].sort(),
		named,
		remotes,
		revisions,
		repositories,
		excluded,
		links,
		hasAround: around !== void 0,
		charts: charts?.paths,
		vendor: vendor && [
			vendor.fault,
			vendor.locked,
			vendor.items.map(({ root, files }) => [root, files() !== void 0])
		],
		notices
	};
}
function digestOf(content, digest) {
	return content.kind === "bytes" ? digest("bytes", content.bytes) : digest("unreadable", content.reason, content.cause ?? "");
}
// src/commands/answers/run-cache.ts
function openRunCache(run, asked, { values }, host) {
	const folder = cacheFolder(run, values, host);
	if (folder === void 0 || host.kept === void 0) return void 0;
	const program = programDigest(host.kept.program);
	const store = program === void 0 ? void 0 : require_load.openStore(folder);
	if (store === void 0) return void 0;
	const name = store.digest(keyText(run, asked, program));
	const stateOf = isOfDisk(run) ? stableStates(run.located.root) : void 0;
	const treeReads = openTreeReads(treesOf(run, run.tree), store.digest, stateOf);
	const isAsked = host.kept.isAsked;
	const known = openReads(store);
	const put = (key, answer) => {
		const reads = treeReads.reads();
		if (reads !== void 0) store.put(key, entryOf(answer, known.put(reads), run.base?.label));
	};
	const find = (key) => isAsked ? findAnswer(store, key, known, treeReads, run.base?.label) : void 0;
	const sharedKey = ({ run: asking, sharedAs }) => store.digest(keyText(asking, sharedAs, program));
	return {
		find: () => find(name),
		findShared: (shared) => find(sharedKey(shared)),
		record(of, tree) {
			const base = of.base && {
				...of.base,
				tree: treeReads.record("base", of.base.tree)
			};
			return {
				...of,
				tree: treeReads.record("head", tree),
				...base !== void 0 && { base }
			};
		},
		keep: (answer) => put(name, answer),
		async keepShared(shared) {
			const answer = await shared.make();
			if (answer !== void 0) put(sharedKey(shared), answer);
		}
	};
}
function cacheFolder({ located: { here, root, targets }, roots = [root] }, values, host) {
	const named = values.get("cache")?.at(-1);
	if (named !== void 0 && values.has("no-cache")) throw new require_load.CannotRun("`--cache` and `--no-cache` cannot be used together.");
	const isInside = (folder) => roots.some((each) => require_load.liesIn(each, folder));
	if (named !== void 0 && isInside((0, node_path.resolve)(here, named))) throw new require_load.CannotRun(`\`--cache ${named}\` is inside the checked files, so whoever writes those could write results there.`, "Name a folder outside the repository, such as `--cache ~/.cache/envfrom`.");
	if (targets.some(({ kind }) => kind === "stdin" || kind === "stream") || NOT_KEPT.some((flag) => values.has(flag))) return void 0;
	if (named !== void 0) return (0, node_path.resolve)(here, named);
	const usual = require_load.isLogOfCi(host) ? void 0 : require_load.usualCacheFolder(host.env);
	return usual === void 0 || isInside(usual) ? void 0 : usual;
}
const NOT_KEPT = [
	"no-cache",
	"fix",
	"show-values",
	"record",
	"locked"
];
function isOfDisk({ base, roots }) {
	return base === void 0 && roots === void 0;
}
function treesOf({ base }, head) {
	return base === void 0 ? { head } : {
		head,
		base: base.tree
	};
}
function keyText(run, asked, program) {
	const { tree, base, ...rest } = run;
	const trees = {
		head: shapeOf(tree),
		base: base === void 0 ? void 0 : {
			label: withoutId(base.label),
			...shapeOf(base.tree)
		}
	};
	return dataText([
		require_version.VERSION,
		program,
		process.version,
		process.platform,
		rest,
		asked,
		trees
	]);
}
function withoutId(label) {
	return label.replace(/^([`A-Za-z0-9/.-]+) \([0-9a-f]{7}\)$/, "$1");
}
function findAnswer(store, name, known, { isUnchanged }, label) {
	const entry = store.get(name);
	if (entry === void 0) return void 0;
	const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.length);
	const start = HEADER_LENGTH + bytes.readUInt32BE(0);
	const header = JSON.parse(bytes.toString("utf8", HEADER_LENGTH, start));
	const reads = known.get(header.reads);
	if (reads === void 0 || !isUnchanged(reads)) return void 0;
	const named = (text) => header.base === void 0 || label === void 0 ? text : text.replaceAll(header.base, () => label);
	let at = start;
	const outputs = header.outputs.map(({ file, bytes: length }) => {
		const text = bytes.toString("utf8", at, at + length);
		at += length;
		return {
			file,
			pieces: [named(text)]
		};
	});
	return {
		says: header.says.map(named),
		outputs,
		code: header.code
	};
}
const HEADER_LENGTH = 4;
function entryOf({ says, outputs, code }, reads, base) {
	const texts = outputs.map(({ pieces }) => Buffer.concat([...pieces].map((text) => Buffer.from(text))));
	const header = {
		reads,
		...base !== void 0 && { base },
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
// src/commands/answers/run-output.ts
const INVENTORY = "inventory";
const ENVIRONMENTS = "environments";
function bufferOutput(answer) {
	const outputs = answer.outputs.map(({ file, pieces }) => ({
		file,
		pieces: [...inBlocks(pieces)]
	}));
	return {
		...answer,
		outputs
	};
}
async function emitOutput({ says, outputs, code }, located, host) {
	for (const line of says) writeStderr(host, line);
	for (const { file, pieces } of outputs) await writeOutput(pieces, file, located, host);
	return code;
}
function copyOutput(answer, most) {
	const blocks = answer.outputs.map(() => []);
	let left = most;
	let unfinished = answer.outputs.length;
	function* copied(pieces, into) {
		for (const block of inBlocks(pieces)) {
			left -= block.length;
			if (left >= 0) into.push(block);
			else into.length = 0;
			yield block;
		}
		unfinished -= 1;
	}
	return {
		answer: {
			...answer,
			outputs: answer.outputs.map(({ file, pieces }, at) => ({
				file,
				pieces: copied(pieces, blocks[at] ?? [])
			}))
		},
		copy() {
			if (left < 0 || unfinished > 0) return void 0;
			const outputs = answer.outputs.map(({ file }, at) => ({
				file,
				pieces: blocks[at] ?? []
			}));
			return {
				...answer,
				outputs
			};
		}
	};
}
// src/commands/answers/answer-question.ts
const MAX_KEPT = 33554432;
async function answerQuestion(args, host, { open, layout, sharedAs, load, view, wider }) {
	const progress = startProgress(host);
	try {
		const run = await open();
		const cache = openRunCache(run, sharedAs ?? [args.command.name, layout?.(run)], args, host);
		const emit = async (answer) => {
			return emitOutput(view === void 0 ? answer : await (await view())(answer, run), run.located, host);
		};
		const known = cache?.find();
		if (known !== void 0) return await emit(known);
		const held = wider && cache?.findShared(wider.of(run));
		const found = held && await (await wider.load())(held, run);
		if (found !== void 0) return await emitOutput(found, run.located, host);
		if (host.isolate !== void 0 && isLarge(run)) return await host.isolate();
		const answer = await load();
		const tree = await progress.watch(run.tree);
		const recorded = cache?.record(run, tree) ?? {
			...run,
			tree
		};
		const engines = await loadEngines(recorded, recorded.base?.tree);
		const offered = [];
		const given = await orRefusal([], async () => answer(engines, recorded, (shared) => offered.push(shared)));
		progress.stop();
		if (cache === void 0) return await emit(given);
		const { answer: copied, copy } = copyOutput(given, MAX_KEPT);
		const code = await emit(copied);
		const kept = copy();
		if (kept !== void 0) cache.keep(kept);
		for (const shared of offered) await cache.keepShared(shared);
		return code;
	} finally {
		progress.stop();
	}
}
async function orRefusal(first, answer) {
	try {
		const { says, ...rest } = await answer();
		return {
			...rest,
			says: [...first, ...says]
		};
	} catch (error) {
		if (!(error instanceof require_load.CannotRun)) throw error;
		return {
			says: [...first, ...linesOfFailure(error)],
			outputs: [],
			code: 2
		};
	}
}
function layoutOf$1({ positionals, values }, host) {
	const sink = sinkOf(values, host);
	return {
		positionals,
		flags: [...values].filter(([name]) => name !== "cache"),
		terminal: {
			columns: require_load.widthOf(sink),
			rows: sink?.rows,
			isLog: require_load.isLogOfCi(host)
		},
		color: hasColor(values, host, sink)
	};
}
function sinkOf(values, { stdout }) {
	return values.has("output") ? void 0 : stdout;
}
function textOutput(values, host, text) {
	const file = values.get("output")?.at(-1);
	return {
		file,
		pieces: [file === void 0 ? asPrinted(host, text) : text]
	};
}
// src/commands/output/write-changes.ts
async function writeChanges(files, { root }, tree, { holdSignals }) {
	for (const { path, before } of files) {
		if (!require_load.isWithin(root, (0, node_path.join)(root, path))) throw new require_load.CannotRun(`Cannot write \`${path}\`: it is outside the repository.`);
		if (textNow(tree, path) === before) continue;
		throw new require_load.CannotRun(`Cannot write \`${path}\`: it is not UTF-8, or it changed meanwhile.`);
	}
	await writeFiles(files.map(({ path, after }) => ({
		path: (0, node_path.join)(root, path),
		name: path,
		text: after
	})), root, holdSignals);
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
// src/commands/check/fix-check.ts
function refuseFixes({ values, positionals }) {
	if (!values.has("fix")) {
		if (values.has("dry-run")) throw new require_load.CannotRun("`--dry-run` works only with `--fix`.");
		return;
	}
	if (positionals.includes("-")) throw new require_load.CannotRun("`--fix` edits files, not standard input.");
	if (values.has("staged")) throw new require_load.CannotRun("`--fix` edits the files of the work tree, but `--staged` checks what git has staged.");
}
function withSuggestions(report) {
	const problems = report.problems.map((problem) => {
		const fix = problem.fix ?? problem.suggestion;
		return fix === void 0 ? problem : {
			...problem,
			fix
		};
	});
	return {
		...report,
		problems
	};
}
async function fixesOf(engines, run, checked, { values }) {
	const { examineCheck } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.examine_check_exports);
	const { fixProblems } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.fix_problems_exports);
	const takes = values.get("fix")?.at(-1) === "suggested" ? withSuggestions : (report) => report;
	const { changes, fixed, report } = fixProblems(run.tree, takes(checked), (tree) => takes(examineCheck(engines, run, tree).report));
	const isTrial = values.has("dry-run");
	const what = `${count(fixed.length, "problem")} in ${count(changes.length, "file")}`;
	return {
		changes,
		report,
		diff: (isTrial ? (await Promise.resolve().then(() => require("./rollout-write2.js")).then((n) => n.diff_changes_exports)).diffChanges : void 0)?.(changes, checked, run.settings.limits),
		summary: `${isTrial ? "would fix" : "fixed"} ${what}.`
	};
}
// src/commands/check/output-plan.ts
function planOutputs(formats, args, run, host) {
	return {
		layouts: formats.map((wanted) => ({
			...wanted,
			options: layoutOf(wanted, args, run, host)
		})),
		least: leastSevere(args.values)
	};
}
function layoutOf({ file }, { values }, run, host) {
	const sink = file === void 0 ? host.stdout : void 0;
	return {
		...DEFAULT_FORMAT_OPTIONS,
		version: require_version.VERSION,
		color: hasColor(values, host, sink),
		width: require_load.widthOf(sink),
		verbose: values.has("verbose"),
		infos: values.has("verbose") || leastSevere(values) === "info",
		hints: true,
		screen: require_load.screenOf(sink),
		showPath: run.roots === void 0 ? pathFromHere(run.located) : void 0,
		failing: FAILING[run.failOn],
		notices: [...run.notices, ...noticeOfPart(run)],
		references: values.has("references"),
		guardCommands: sink !== void 0 && require_load.isLogOfCi(host)
	};
}
function noticeOfPart({ located, roots }) {
	const { root, start, targets } = located;
	if (roots !== void 0 || start === root || targets.some(({ kind }) => kind !== "folder")) return [];
	return [`Only \`${require_load.pathFrom(root, start)}\` was read: what the rest of the repository defines or deploys was not seen. \`envfrom check\` in its root sees it.`];
}
function pathFromHere({ here, root }) {
	if (here === root) return void 0;
	return (path) => {
		const shown = (0, node_path.relative)(here, (0, node_path.join)(root, path));
		return shown === "" ? "." : shown.split(node_path.sep).join("/");
	};
}
function leastSevere(values) {
	const named = pick(SEVERITIES$1, values.get("severity")?.at(-1));
	if (!values.has("quiet")) return named;
	if (named === void 0) return "error";
	throw new require_load.CannotRun("`--quiet` and `--severity` cannot be used together.");
}
// src/commands/check/wanted-formats.ts
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
	const format = PROBLEM_FORMATS.find((known) => known === name) ?? "text";
	if (cut === text.length - 1) throw new require_load.CannotRun(`\`--format ${text}\` needs the name of a file after the \`=\`.`);
	return {
		format,
		file: cut === -1 ? void 0 : text.slice(cut + 1)
	};
}
function withOutput(wanted, output) {
	const [first, second] = wanted;
	const named = wanted.find(({ file }) => file !== void 0);
	if (first !== void 0 && second === void 0 && named === void 0) return {
		format: first.format,
		file: output
	};
	throw new require_load.CannotRun(named === void 0 ? "`--output` names the file of one format, but several formats are given." : `\`--output\` cannot be used together with \`--format ${named.format}=${named.file ?? ""}\`.`, `Name the file of each format, as in \`--format json=${output}\`.`);
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
		throw new require_load.CannotRun(`\`--format ${same.format}\` and \`--format ${format}\` cannot both be written to ${place}.`, `Name a file for one of them, as in \`--format ${format}=FILE\`.`);
	}
}
// src/commands/check/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runCheck: () => runCheck });
async function runCheck(args, host) {
	const formats = wantedFormats(args.values, host);
	refuseFixes(args);
	const open = async (from = host) => {
		const run = await openCheck(args.positionals, args.values, from);
		if (run.failOnVerdicts.length === 0 || run.base !== void 0) return run;
		throw new require_load.CannotRun("`--fail-on-verdict` needs a commit to compare with.", "Add `--base auto`, or use `envfrom diff --fail-on-verdict`.");
	};
	if (args.values.has("watch")) {
		if (host.isolate !== void 0 && isLarge(await open())) return host.isolate();
		const { watchRun } = await Promise.resolve().then(() => require("./rollout-write.js")).then((n) => n.watch_run_exports);
		return watchRun(args, formats, open, host);
	}
	const planOf = (run) => planOutputs(formats, args, run, host);
	return answerQuestion(args, host, {
		open,
		layout: planOf,
		load: () => args.values.has("fix") ? loadFix(args, planOf, host) : loadCheck(planOf)
	});
}
async function loadCheck(planOf) {
	const { answerOf } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.view_exports);
	const { examineCheck } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.examine_check_exports);
	return (engines, run, offer) => {
		const { report } = examineCheck(engines, run, run.tree);
		for (const shared of sharedAnswers(run, report)) offer(shared);
		return answerOf(run, report, planOf(run));
	};
}
function sharedAnswers(run, report) {
	const { base, baseline, showsAll: _, ...plain } = run;
	if (base !== void 0) return [];
	const inventory = async () => {
		const { inventoryAnswer } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.inventory_exports);
		return inventoryAnswer(report, plain);
	};
	const environments = async () => {
		const { environmentsAnswer } = await Promise.resolve().then(() => require("./commands-env.js")).then((n) => n.kept_environments_exports);
		return environmentsAnswer(report);
	};
	const isRendered = report.builds.some(({ kind }) => kind !== "folder");
	const isWhole = baseline === void 0 && plain.settings.selectedBuilds === void 0;
	return [{
		run: plain,
		sharedAs: INVENTORY,
		make: inventory
	}, ...isRendered && isWhole ? [{
		run: plain,
		sharedAs: ENVIRONMENTS,
		make: environments
	}] : []];
}
async function loadFix(args, planOf, host) {
	const { answerOf } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.view_exports);
	const { examineCheck } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.examine_check_exports);
	return async (engines, run) => {
		const checked = examineCheck(engines, run, run.tree).report;
		const { diff, summary, changes, report } = await fixesOf(engines, run, checked, args);
		const says = [`envfrom: ${summary}`];
		if (diff !== void 0) return {
			says,
			outputs: [{
				file: void 0,
				pieces: [asPrinted(host, diff)]
			}],
			code: exitCodeOf(checked, run)
		};
		await writeChanges(changes, run.located, run.tree, host);
		const answer = await answerOf(run, report, planOf(run));
		return {
			...answer,
			says: [...says, ...answer.says]
		};
	};
}
Object.defineProperty(exports, "ARGO", {
	enumerable: true,
	get: function() {
		return ARGO;
	}
});
Object.defineProperty(exports, "BASELINE_NAME", {
	enumerable: true,
	get: function() {
		return BASELINE_NAME;
	}
});
Object.defineProperty(exports, "BOOTSTRAPPED", {
	enumerable: true,
	get: function() {
		return BOOTSTRAPPED;
	}
});
Object.defineProperty(exports, "CHANGE_FORMATS", {
	enumerable: true,
	get: function() {
		return CHANGE_FORMATS;
	}
});
Object.defineProperty(exports, "CHANGE_VIEW", {
	enumerable: true,
	get: function() {
		return CHANGE_VIEW;
	}
});
Object.defineProperty(exports, "CHART_OPTIONS", {
	enumerable: true,
	get: function() {
		return CHART_OPTIONS;
	}
});
Object.defineProperty(exports, "CHECK", {
	enumerable: true,
	get: function() {
		return CHECK;
	}
});
Object.defineProperty(exports, "COMMANDS", {
	enumerable: true,
	get: function() {
		return COMMANDS;
	}
});
Object.defineProperty(exports, "COMMAND_GROUPS", {
	enumerable: true,
	get: function() {
		return COMMAND_GROUPS;
	}
});
Object.defineProperty(exports, "COMMON_OPTIONS", {
	enumerable: true,
	get: function() {
		return COMMON_OPTIONS;
	}
});
Object.defineProperty(exports, "CONFIG", {
	enumerable: true,
	get: function() {
		return CONFIG;
	}
});
Object.defineProperty(exports, "DEEPEST", {
	enumerable: true,
	get: function() {
		return DEEPEST$2;
	}
});
Object.defineProperty(exports, "DEFAULT_CHANGE_OPTIONS", {
	enumerable: true,
	get: function() {
		return DEFAULT_CHANGE_OPTIONS;
	}
});
Object.defineProperty(exports, "DEFAULT_FORMAT_OPTIONS", {
	enumerable: true,
	get: function() {
		return DEFAULT_FORMAT_OPTIONS;
	}
});
Object.defineProperty(exports, "DEFAULT_LIMITS", {
	enumerable: true,
	get: function() {
		return DEFAULT_LIMITS;
	}
});
Object.defineProperty(exports, "DEFAULT_RELOADER", {
	enumerable: true,
	get: function() {
		return DEFAULT_RELOADER;
	}
});
Object.defineProperty(exports, "DEPLOYER_KEYS", {
	enumerable: true,
	get: function() {
		return DEPLOYER_KEYS;
	}
});
Object.defineProperty(exports, "DEPLOYER_TITLES", {
	enumerable: true,
	get: function() {
		return DEPLOYER_TITLES;
	}
});
Object.defineProperty(exports, "DIFF", {
	enumerable: true,
	get: function() {
		return DIFF;
	}
});
Object.defineProperty(exports, "ENV", {
	enumerable: true,
	get: function() {
		return ENV;
	}
});
Object.defineProperty(exports, "ENVIRONMENTS", {
	enumerable: true,
	get: function() {
		return ENVIRONMENTS;
	}
});
Object.defineProperty(exports, "HASH", {
	enumerable: true,
	get: function() {
		return HASH;
	}
});
Object.defineProperty(exports, "INVENTORY", {
	enumerable: true,
	get: function() {
		return INVENTORY;
	}
});
Object.defineProperty(exports, "IN_CHART", {
	enumerable: true,
	get: function() {
		return IN_CHART;
	}
});
Object.defineProperty(exports, "ITEM_TYPES", {
	enumerable: true,
	get: function() {
		return ITEM_TYPES;
	}
});
Object.defineProperty(exports, "KSOPS", {
	enumerable: true,
	get: function() {
		return KSOPS;
	}
});
Object.defineProperty(exports, "KUSTOMIZATION_NAMES", {
	enumerable: true,
	get: function() {
		return KUSTOMIZATION_NAMES;
	}
});
Object.defineProperty(exports, "LISTS", {
	enumerable: true,
	get: function() {
		return LISTS;
	}
});
Object.defineProperty(exports, "LOCK", {
	enumerable: true,
	get: function() {
		return LOCK;
	}
});
Object.defineProperty(exports, "LOG_COMMAND", {
	enumerable: true,
	get: function() {
		return LOG_COMMAND;
	}
});
Object.defineProperty(exports, "NO_RECORDER", {
	enumerable: true,
	get: function() {
		return NO_RECORDER;
	}
});
Object.defineProperty(exports, "OVER", {
	enumerable: true,
	get: function() {
		return OVER;
	}
});
Object.defineProperty(exports, "PREVIEWED", {
	enumerable: true,
	get: function() {
		return PREVIEWED;
	}
});
Object.defineProperty(exports, "PREVIEWED_WORKLOADS", {
	enumerable: true,
	get: function() {
		return PREVIEWED_WORKLOADS;
	}
});
Object.defineProperty(exports, "PlainEntry", {
	enumerable: true,
	get: function() {
		return PlainEntry;
	}
});
Object.defineProperty(exports, "REPORT_FILE", {
	enumerable: true,
	get: function() {
		return REPORT_FILE;
	}
});
Object.defineProperty(exports, "ROLLOUT_VERDICTS", {
	enumerable: true,
	get: function() {
		return ROLLOUT_VERDICTS;
	}
});
Object.defineProperty(exports, "RULE_FORMATS", {
	enumerable: true,
	get: function() {
		return RULE_FORMATS;
	}
});
Object.defineProperty(exports, "SEVERITIES", {
	enumerable: true,
	get: function() {
		return SEVERITIES$2;
	}
});
Object.defineProperty(exports, "SHELLS", {
	enumerable: true,
	get: function() {
		return SHELLS;
	}
});
Object.defineProperty(exports, "UNBUILDABLE", {
	enumerable: true,
	get: function() {
		return UNBUILDABLE;
	}
});
Object.defineProperty(exports, "VENDOR", {
	enumerable: true,
	get: function() {
		return VENDOR;
	}
});
Object.defineProperty(exports, "absentKind", {
	enumerable: true,
	get: function() {
		return absentKind;
	}
});
Object.defineProperty(exports, "addTo", {
	enumerable: true,
	get: function() {
		return addTo;
	}
});
Object.defineProperty(exports, "answerQuestion", {
	enumerable: true,
	get: function() {
		return answerQuestion;
	}
});
Object.defineProperty(exports, "appendAll", {
	enumerable: true,
	get: function() {
		return appendAll;
	}
});
Object.defineProperty(exports, "appendTo", {
	enumerable: true,
	get: function() {
		return appendTo;
	}
});
Object.defineProperty(exports, "applyBaseline", {
	enumerable: true,
	get: function() {
		return applyBaseline;
	}
});
Object.defineProperty(exports, "askObjects", {
	enumerable: true,
	get: function() {
		return askObjects;
	}
});
Object.defineProperty(exports, "baselineOf", {
	enumerable: true,
	get: function() {
		return baselineOf;
	}
});
Object.defineProperty(exports, "baselineText", {
	enumerable: true,
	get: function() {
		return baselineText;
	}
});
Object.defineProperty(exports, "borrowing", {
	enumerable: true,
	get: function() {
		return borrowing;
	}
});
Object.defineProperty(exports, "bufferOutput", {
	enumerable: true,
	get: function() {
		return bufferOutput;
	}
});
Object.defineProperty(exports, "byCodeUnit", {
	enumerable: true,
	get: function() {
		return byCodeUnit;
	}
});
Object.defineProperty(exports, "capitalized", {
	enumerable: true,
	get: function() {
		return capitalized;
	}
});
Object.defineProperty(exports, "checkEntryPoints", {
	enumerable: true,
	get: function() {
		return checkEntryPoints;
	}
});
Object.defineProperty(exports, "checkKnown", {
	enumerable: true,
	get: function() {
		return checkKnown;
	}
});
Object.defineProperty(exports, "checkValue", {
	enumerable: true,
	get: function() {
		return checkValue;
	}
});
Object.defineProperty(exports, "childrenOf", {
	enumerable: true,
	get: function() {
		return childrenOf;
	}
});
Object.defineProperty(exports, "choiceOf", {
	enumerable: true,
	get: function() {
		return choiceOf;
	}
});
Object.defineProperty(exports, "clipText", {
	enumerable: true,
	get: function() {
		return clipText;
	}
});
Object.defineProperty(exports, "clippedMessage", {
	enumerable: true,
	get: function() {
		return clippedMessage;
	}
});
Object.defineProperty(exports, "closingLines", {
	enumerable: true,
	get: function() {
		return closingLines;
	}
});
Object.defineProperty(exports, "code", {
	enumerable: true,
	get: function() {
		return code;
	}
});
Object.defineProperty(exports, "codedReason", {
	enumerable: true,
	get: function() {
		return codedReason;
	}
});
Object.defineProperty(exports, "commandNamed", {
	enumerable: true,
	get: function() {
		return commandNamed;
	}
});
Object.defineProperty(exports, "compareVersions", {
	enumerable: true,
	get: function() {
		return compareVersions;
	}
});
Object.defineProperty(exports, "comparisonNotes", {
	enumerable: true,
	get: function() {
		return comparisonNotes;
	}
});
Object.defineProperty(exports, "configNotice", {
	enumerable: true,
	get: function() {
		return configNotice;
	}
});
Object.defineProperty(exports, "configPaths", {
	enumerable: true,
	get: function() {
		return configPaths;
	}
});
Object.defineProperty(exports, "contentReader", {
	enumerable: true,
	get: function() {
		return contentReader;
	}
});
Object.defineProperty(exports, "contentText", {
	enumerable: true,
	get: function() {
		return contentText;
	}
});
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count;
	}
});
Object.defineProperty(exports, "countBefore", {
	enumerable: true,
	get: function() {
		return countBefore;
	}
});
Object.defineProperty(exports, "countFailing", {
	enumerable: true,
	get: function() {
		return countFailing;
	}
});
Object.defineProperty(exports, "countSeverities", {
	enumerable: true,
	get: function() {
		return countSeverities;
	}
});
Object.defineProperty(exports, "coverageOf", {
	enumerable: true,
	get: function() {
		return coverageOf;
	}
});
Object.defineProperty(exports, "currentRuleId", {
	enumerable: true,
	get: function() {
		return currentRuleId;
	}
});
Object.defineProperty(exports, "dataText", {
	enumerable: true,
	get: function() {
		return dataText;
	}
});
Object.defineProperty(exports, "deployerOf", {
	enumerable: true,
	get: function() {
		return deployerOf;
	}
});
Object.defineProperty(exports, "distinctReasons", {
	enumerable: true,
	get: function() {
		return distinctReasons;
	}
});
Object.defineProperty(exports, "emitOutput", {
	enumerable: true,
	get: function() {
		return emitOutput;
	}
});
Object.defineProperty(exports, "enclosingFolder", {
	enumerable: true,
	get: function() {
		return enclosingFolder;
	}
});
Object.defineProperty(exports, "entriesAt", {
	enumerable: true,
	get: function() {
		return entriesAt;
	}
});
Object.defineProperty(exports, "entriesIn", {
	enumerable: true,
	get: function() {
		return entriesIn$1;
	}
});
Object.defineProperty(exports, "entryGroups", {
	enumerable: true,
	get: function() {
		return entryGroups;
	}
});
Object.defineProperty(exports, "entryObjects", {
	enumerable: true,
	get: function() {
		return entryObjects;
	}
});
Object.defineProperty(exports, "entryOf", {
	enumerable: true,
	get: function() {
		return entryOf$1;
	}
});
Object.defineProperty(exports, "entryPointOf", {
	enumerable: true,
	get: function() {
		return entryPointOf;
	}
});
Object.defineProperty(exports, "entryWith", {
	enumerable: true,
	get: function() {
		return entryWith;
	}
});
Object.defineProperty(exports, "escapeText", {
	enumerable: true,
	get: function() {
		return escapeText;
	}
});
Object.defineProperty(exports, "exitCodeOf", {
	enumerable: true,
	get: function() {
		return exitCodeOf;
	}
});
Object.defineProperty(exports, "factsText", {
	enumerable: true,
	get: function() {
		return factsText;
	}
});
Object.defineProperty(exports, "failingVerdicts", {
	enumerable: true,
	get: function() {
		return failingVerdicts;
	}
});
Object.defineProperty(exports, "field", {
	enumerable: true,
	get: function() {
		return field;
	}
});
Object.defineProperty(exports, "fileNameOf", {
	enumerable: true,
	get: function() {
		return fileNameOf;
	}
});
Object.defineProperty(exports, "fileOf", {
	enumerable: true,
	get: function() {
		return fileOf;
	}
});
Object.defineProperty(exports, "fileSpan", {
	enumerable: true,
	get: function() {
		return fileSpan;
	}
});
Object.defineProperty(exports, "fileState", {
	enumerable: true,
	get: function() {
		return fileState;
	}
});
Object.defineProperty(exports, "findConfig", {
	enumerable: true,
	get: function() {
		return findConfig;
	}
});
Object.defineProperty(exports, "findObjects", {
	enumerable: true,
	get: function() {
		return findObjects;
	}
});
Object.defineProperty(exports, "firstOf", {
	enumerable: true,
	get: function() {
		return firstOf;
	}
});
Object.defineProperty(exports, "fixedLine", {
	enumerable: true,
	get: function() {
		return fixedLine;
	}
});
Object.defineProperty(exports, "folderOf", {
	enumerable: true,
	get: function() {
		return folderOf;
	}
});
Object.defineProperty(exports, "folderPrefix", {
	enumerable: true,
	get: function() {
		return folderPrefix;
	}
});
Object.defineProperty(exports, "foldersAbove", {
	enumerable: true,
	get: function() {
		return foldersAbove;
	}
});
Object.defineProperty(exports, "foldersOf", {
	enumerable: true,
	get: function() {
		return foldersOf$1;
	}
});
Object.defineProperty(exports, "foldersToRoot", {
	enumerable: true,
	get: function() {
		return foldersToRoot;
	}
});
Object.defineProperty(exports, "getOrMake", {
	enumerable: true,
	get: function() {
		return getOrMake;
	}
});
Object.defineProperty(exports, "groupBy", {
	enumerable: true,
	get: function() {
		return groupBy;
	}
});
Object.defineProperty(exports, "guardCommands", {
	enumerable: true,
	get: function() {
		return guardCommands;
	}
});
Object.defineProperty(exports, "hasCharts", {
	enumerable: true,
	get: function() {
		return hasCharts;
	}
});
Object.defineProperty(exports, "hasColor", {
	enumerable: true,
	get: function() {
		return hasColor;
	}
});
Object.defineProperty(exports, "hasKnownProblems", {
	enumerable: true,
	get: function() {
		return hasKnownProblems;
	}
});
Object.defineProperty(exports, "helmMajorOf", {
	enumerable: true,
	get: function() {
		return helmMajorOf;
	}
});
Object.defineProperty(exports, "hidesObjects", {
	enumerable: true,
	get: function() {
		return hidesObjects;
	}
});
Object.defineProperty(exports, "holdsSecret", {
	enumerable: true,
	get: function() {
		return holdsSecret;
	}
});
Object.defineProperty(exports, "hostPlaceOf", {
	enumerable: true,
	get: function() {
		return hostPlaceOf;
	}
});
Object.defineProperty(exports, "hostSpan", {
	enumerable: true,
	get: function() {
		return hostSpan;
	}
});
Object.defineProperty(exports, "identityOf", {
	enumerable: true,
	get: function() {
		return identityOf$1;
	}
});
Object.defineProperty(exports, "ignoreRules", {
	enumerable: true,
	get: function() {
		return ignoreRules;
	}
});
Object.defineProperty(exports, "isApplication", {
	enumerable: true,
	get: function() {
		return isApplication;
	}
});
Object.defineProperty(exports, "isApplicationSet", {
	enumerable: true,
	get: function() {
		return isApplicationSet;
	}
});
Object.defineProperty(exports, "isBelow", {
	enumerable: true,
	get: function() {
		return isBelow;
	}
});
Object.defineProperty(exports, "isCertain", {
	enumerable: true,
	get: function() {
		return isCertain;
	}
});
Object.defineProperty(exports, "isCopied", {
	enumerable: true,
	get: function() {
		return isCopied;
	}
});
Object.defineProperty(exports, "isFetched", {
	enumerable: true,
	get: function() {
		return isFetched;
	}
});
Object.defineProperty(exports, "isFilledIn", {
	enumerable: true,
	get: function() {
		return isFilledIn;
	}
});
Object.defineProperty(exports, "isFluxKustomization", {
	enumerable: true,
	get: function() {
		return isFluxKustomization;
	}
});
Object.defineProperty(exports, "isHelmRelease", {
	enumerable: true,
	get: function() {
		return isHelmRelease;
	}
});
Object.defineProperty(exports, "isHelmfile", {
	enumerable: true,
	get: function() {
		return isHelmfile;
	}
});
Object.defineProperty(exports, "isInItem", {
	enumerable: true,
	get: function() {
		return isInItem;
	}
});
Object.defineProperty(exports, "isJsonObject", {
	enumerable: true,
	get: function() {
		return isJsonObject;
	}
});
Object.defineProperty(exports, "isKustomizationFile", {
	enumerable: true,
	get: function() {
		return isKustomizationFile;
	}
});
Object.defineProperty(exports, "isLarge", {
	enumerable: true,
	get: function() {
		return isLarge;
	}
});
Object.defineProperty(exports, "isLimit", {
	enumerable: true,
	get: function() {
		return isLimit;
	}
});
Object.defineProperty(exports, "isManifestName", {
	enumerable: true,
	get: function() {
		return isManifestName;
	}
});
Object.defineProperty(exports, "isObjectId", {
	enumerable: true,
	get: function() {
		return isObjectId;
	}
});
Object.defineProperty(exports, "isOfFlux", {
	enumerable: true,
	get: function() {
		return isOfFlux;
	}
});
Object.defineProperty(exports, "isOfPreview", {
	enumerable: true,
	get: function() {
		return isOfPreview;
	}
});
Object.defineProperty(exports, "isOwnFile", {
	enumerable: true,
	get: function() {
		return isOwnFile$1;
	}
});
Object.defineProperty(exports, "isPinned", {
	enumerable: true,
	get: function() {
		return isPinned;
	}
});
Object.defineProperty(exports, "isSameReason", {
	enumerable: true,
	get: function() {
		return isSameReason;
	}
});
Object.defineProperty(exports, "isSameRepository", {
	enumerable: true,
	get: function() {
		return isSameRepository;
	}
});
Object.defineProperty(exports, "isSameText", {
	enumerable: true,
	get: function() {
		return isSameText;
	}
});
Object.defineProperty(exports, "isScalarAt", {
	enumerable: true,
	get: function() {
		return isScalarAt;
	}
});
Object.defineProperty(exports, "itemAt", {
	enumerable: true,
	get: function() {
		return itemAt;
	}
});
Object.defineProperty(exports, "itemFor", {
	enumerable: true,
	get: function() {
		return itemFor;
	}
});
Object.defineProperty(exports, "itemKey", {
	enumerable: true,
	get: function() {
		return itemKey;
	}
});
Object.defineProperty(exports, "itemPlace", {
	enumerable: true,
	get: function() {
		return itemPlace;
	}
});
Object.defineProperty(exports, "itemsAt", {
	enumerable: true,
	get: function() {
		return itemsAt;
	}
});
Object.defineProperty(exports, "joined", {
	enumerable: true,
	get: function() {
		return joined;
	}
});
Object.defineProperty(exports, "joined$1", {
	enumerable: true,
	get: function() {
		return joined$1;
	}
});
Object.defineProperty(exports, "keepsFolder", {
	enumerable: true,
	get: function() {
		return keepsFolder;
	}
});
Object.defineProperty(exports, "knownProblems", {
	enumerable: true,
	get: function() {
		return knownProblems;
	}
});
Object.defineProperty(exports, "knownText", {
	enumerable: true,
	get: function() {
		return knownText;
	}
});
Object.defineProperty(exports, "knownVersion", {
	enumerable: true,
	get: function() {
		return knownVersion;
	}
});
Object.defineProperty(exports, "kubernetesOf", {
	enumerable: true,
	get: function() {
		return kubernetesOf;
	}
});
Object.defineProperty(exports, "lacksPart", {
	enumerable: true,
	get: function() {
		return lacksPart;
	}
});
Object.defineProperty(exports, "layoutOf", {
	enumerable: true,
	get: function() {
		return layoutOf$1;
	}
});
Object.defineProperty(exports, "lineEnd", {
	enumerable: true,
	get: function() {
		return lineEnd;
	}
});
Object.defineProperty(exports, "lineStarts", {
	enumerable: true,
	get: function() {
		return lineStarts;
	}
});
Object.defineProperty(exports, "linesOfFailure", {
	enumerable: true,
	get: function() {
		return linesOfFailure;
	}
});
Object.defineProperty(exports, "listOf", {
	enumerable: true,
	get: function() {
		return listOf;
	}
});
Object.defineProperty(exports, "loadEngines", {
	enumerable: true,
	get: function() {
		return loadEngines;
	}
});
Object.defineProperty(exports, "lockText", {
	enumerable: true,
	get: function() {
		return lockText;
	}
});
Object.defineProperty(exports, "logicalName", {
	enumerable: true,
	get: function() {
		return logicalName;
	}
});
Object.defineProperty(exports, "makingOf", {
	enumerable: true,
	get: function() {
		return makingOf;
	}
});
Object.defineProperty(exports, "mapAt", {
	enumerable: true,
	get: function() {
		return mapAt;
	}
});
Object.defineProperty(exports, "mayBringAny", {
	enumerable: true,
	get: function() {
		return mayBringAny;
	}
});
Object.defineProperty(exports, "mayBringObjects", {
	enumerable: true,
	get: function() {
		return mayBringObjects;
	}
});
Object.defineProperty(exports, "mayBringSource", {
	enumerable: true,
	get: function() {
		return mayBringSource;
	}
});
Object.defineProperty(exports, "mayBringSources", {
	enumerable: true,
	get: function() {
		return mayBringSources;
	}
});
Object.defineProperty(exports, "memo", {
	enumerable: true,
	get: function() {
		return memo;
	}
});
Object.defineProperty(exports, "memoBy", {
	enumerable: true,
	get: function() {
		return memoBy;
	}
});
Object.defineProperty(exports, "memoOfLast", {
	enumerable: true,
	get: function() {
		return memoOfLast;
	}
});
Object.defineProperty(exports, "message", {
	enumerable: true,
	get: function() {
		return message;
	}
});
Object.defineProperty(exports, "message$1", {
	enumerable: true,
	get: function() {
		return message$1;
	}
});
Object.defineProperty(exports, "messageText", {
	enumerable: true,
	get: function() {
		return messageText;
	}
});
Object.defineProperty(exports, "mostSevereFirst", {
	enumerable: true,
	get: function() {
		return mostSevereFirst;
	}
});
Object.defineProperty(exports, "mostSevereLast", {
	enumerable: true,
	get: function() {
		return mostSevereLast;
	}
});
Object.defineProperty(exports, "name", {
	enumerable: true,
	get: function() {
		return name;
	}
});
Object.defineProperty(exports, "nameInCluster", {
	enumerable: true,
	get: function() {
		return nameInCluster;
	}
});
Object.defineProperty(exports, "nameNodeOf", {
	enumerable: true,
	get: function() {
		return nameNodeOf;
	}
});
Object.defineProperty(exports, "nameOfContainer", {
	enumerable: true,
	get: function() {
		return nameOfContainer;
	}
});
Object.defineProperty(exports, "nameOfManifest", {
	enumerable: true,
	get: function() {
		return nameOfManifest;
	}
});
Object.defineProperty(exports, "nameOfReferrer", {
	enumerable: true,
	get: function() {
		return nameOfReferrer;
	}
});
Object.defineProperty(exports, "nameOfWorkload", {
	enumerable: true,
	get: function() {
		return nameOfWorkload;
	}
});
Object.defineProperty(exports, "namedConfig", {
	enumerable: true,
	get: function() {
		return namedConfig;
	}
});
Object.defineProperty(exports, "namedDeployers", {
	enumerable: true,
	get: function() {
		return namedDeployers;
	}
});
Object.defineProperty(exports, "namesIn", {
	enumerable: true,
	get: function() {
		return namesIn;
	}
});
Object.defineProperty(exports, "neededItems", {
	enumerable: true,
	get: function() {
		return neededItems;
	}
});
Object.defineProperty(exports, "newestVersion", {
	enumerable: true,
	get: function() {
		return newestVersion;
	}
});
Object.defineProperty(exports, "notCheckedLines", {
	enumerable: true,
	get: function() {
		return notCheckedLines;
	}
});
Object.defineProperty(exports, "notCheckedWords", {
	enumerable: true,
	get: function() {
		return notCheckedWords;
	}
});
Object.defineProperty(exports, "noticeLines", {
	enumerable: true,
	get: function() {
		return noticeLines;
	}
});
Object.defineProperty(exports, "numberText", {
	enumerable: true,
	get: function() {
		return numberText;
	}
});
Object.defineProperty(exports, "ofArgoChart", {
	enumerable: true,
	get: function() {
		return ofArgoChart;
	}
});
Object.defineProperty(exports, "once", {
	enumerable: true,
	get: function() {
		return once;
	}
});
Object.defineProperty(exports, "openChartShelf", {
	enumerable: true,
	get: function() {
		return openChartShelf;
	}
});
Object.defineProperty(exports, "openCheck", {
	enumerable: true,
	get: function() {
		return openCheck;
	}
});
Object.defineProperty(exports, "openDependencyRecorder", {
	enumerable: true,
	get: function() {
		return openDependencyRecorder;
	}
});
Object.defineProperty(exports, "openIndex", {
	enumerable: true,
	get: function() {
		return openIndex;
	}
});
Object.defineProperty(exports, "openRepository", {
	enumerable: true,
	get: function() {
		return openRepository;
	}
});
Object.defineProperty(exports, "openRevision", {
	enumerable: true,
	get: function() {
		return openRevision;
	}
});
Object.defineProperty(exports, "openRun", {
	enumerable: true,
	get: function() {
		return openRun;
	}
});
Object.defineProperty(exports, "openTree", {
	enumerable: true,
	get: function() {
		return openTree;
	}
});
Object.defineProperty(exports, "openVendor", {
	enumerable: true,
	get: function() {
		return openVendor;
	}
});
Object.defineProperty(exports, "optionsOf", {
	enumerable: true,
	get: function() {
		return optionsOf;
	}
});
Object.defineProperty(exports, "orRefusal", {
	enumerable: true,
	get: function() {
		return orRefusal;
	}
});
Object.defineProperty(exports, "paragraph", {
	enumerable: true,
	get: function() {
		return paragraph;
	}
});
Object.defineProperty(exports, "parseArguments", {
	enumerable: true,
	get: function() {
		return parseArguments;
	}
});
Object.defineProperty(exports, "parsedJson", {
	enumerable: true,
	get: function() {
		return parsedJson;
	}
});
Object.defineProperty(exports, "partsOf", {
	enumerable: true,
	get: function() {
		return partsOf;
	}
});
Object.defineProperty(exports, "pathBelowRoot", {
	enumerable: true,
	get: function() {
		return pathBelowRoot;
	}
});
Object.defineProperty(exports, "pathsWithPrefix", {
	enumerable: true,
	get: function() {
		return pathsWithPrefix;
	}
});
Object.defineProperty(exports, "perFrame", {
	enumerable: true,
	get: function() {
		return perFrame;
	}
});
Object.defineProperty(exports, "percentEncode", {
	enumerable: true,
	get: function() {
		return percentEncode;
	}
});
Object.defineProperty(exports, "placeOf", {
	enumerable: true,
	get: function() {
		return placeOf$2;
	}
});
Object.defineProperty(exports, "plainNameInCluster", {
	enumerable: true,
	get: function() {
		return plainNameInCluster;
	}
});
Object.defineProperty(exports, "plainPath", {
	enumerable: true,
	get: function() {
		return plainPath;
	}
});
Object.defineProperty(exports, "plainText", {
	enumerable: true,
	get: function() {
		return plainText;
	}
});
Object.defineProperty(exports, "plainUrl", {
	enumerable: true,
	get: function() {
		return plainUrl;
	}
});
Object.defineProperty(exports, "planOutputs", {
	enumerable: true,
	get: function() {
		return planOutputs;
	}
});
Object.defineProperty(exports, "positionOf", {
	enumerable: true,
	get: function() {
		return positionOf;
	}
});
Object.defineProperty(exports, "printOptionsOf", {
	enumerable: true,
	get: function() {
		return printOptionsOf;
	}
});
Object.defineProperty(exports, "printOptionsOf$1", {
	enumerable: true,
	get: function() {
		return printOptionsOf$1;
	}
});
Object.defineProperty(exports, "printText", {
	enumerable: true,
	get: function() {
		return printText;
	}
});
Object.defineProperty(exports, "prunedBaseline", {
	enumerable: true,
	get: function() {
		return prunedBaseline;
	}
});
Object.defineProperty(exports, "qualifiedName", {
	enumerable: true,
	get: function() {
		return qualifiedName;
	}
});
Object.defineProperty(exports, "quiet", {
	enumerable: true,
	get: function() {
		return quiet;
	}
});
Object.defineProperty(exports, "readBaseline", {
	enumerable: true,
	get: function() {
		return readBaseline;
	}
});
Object.defineProperty(exports, "readLock", {
	enumerable: true,
	get: function() {
		return readLock;
	}
});
Object.defineProperty(exports, "readNamed", {
	enumerable: true,
	get: function() {
		return readNamed;
	}
});
Object.defineProperty(exports, "readNamedFile", {
	enumerable: true,
	get: function() {
		return readNamedFile;
	}
});
Object.defineProperty(exports, "readObjects", {
	enumerable: true,
	get: function() {
		return readObjects;
	}
});
Object.defineProperty(exports, "readRepositoryAddress", {
	enumerable: true,
	get: function() {
		return readRepositoryAddress;
	}
});
Object.defineProperty(exports, "readStdin", {
	enumerable: true,
	get: function() {
		return readStdin;
	}
});
Object.defineProperty(exports, "remotesOf", {
	enumerable: true,
	get: function() {
		return remotesOf;
	}
});
Object.defineProperty(exports, "renamedRuleNotices", {
	enumerable: true,
	get: function() {
		return renamedRuleNotices;
	}
});
Object.defineProperty(exports, "repositoryName", {
	enumerable: true,
	get: function() {
		return repositoryName;
	}
});
Object.defineProperty(exports, "revisionsHere", {
	enumerable: true,
	get: function() {
		return revisionsHere;
	}
});
Object.defineProperty(exports, "run", {
	enumerable: true,
	get: function() {
		return run;
	}
});
Object.defineProperty(exports, "runCheck", {
	enumerable: true,
	get: function() {
		return runCheck;
	}
});
Object.defineProperty(exports, "runOptionsOf", {
	enumerable: true,
	get: function() {
		return runOptionsOf;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
Object.defineProperty(exports, "safeJson", {
	enumerable: true,
	get: function() {
		return safeJson;
	}
});
Object.defineProperty(exports, "scalarAt", {
	enumerable: true,
	get: function() {
		return scalarAt;
	}
});
Object.defineProperty(exports, "scalarsIn", {
	enumerable: true,
	get: function() {
		return scalarsIn;
	}
});
Object.defineProperty(exports, "scopeOf", {
	enumerable: true,
	get: function() {
		return scopeOf;
	}
});
Object.defineProperty(exports, "section", {
	enumerable: true,
	get: function() {
		return section;
	}
});
Object.defineProperty(exports, "sentences", {
	enumerable: true,
	get: function() {
		return sentences;
	}
});
Object.defineProperty(exports, "severityCounts", {
	enumerable: true,
	get: function() {
		return severityCounts;
	}
});
Object.defineProperty(exports, "shortListOf", {
	enumerable: true,
	get: function() {
		return shortListOf;
	}
});
Object.defineProperty(exports, "sinkOf", {
	enumerable: true,
	get: function() {
		return sinkOf;
	}
});
Object.defineProperty(exports, "someScalar", {
	enumerable: true,
	get: function() {
		return someScalar;
	}
});
Object.defineProperty(exports, "sortedReasons", {
	enumerable: true,
	get: function() {
		return sortedReasons;
	}
});
Object.defineProperty(exports, "spinner_exports", {
	enumerable: true,
	get: function() {
		return spinner_exports;
	}
});
Object.defineProperty(exports, "splitPair", {
	enumerable: true,
	get: function() {
		return splitPair;
	}
});
Object.defineProperty(exports, "startProgress", {
	enumerable: true,
	get: function() {
		return startProgress;
	}
});
Object.defineProperty(exports, "stepsOf", {
	enumerable: true,
	get: function() {
		return stepsOf;
	}
});
Object.defineProperty(exports, "strong", {
	enumerable: true,
	get: function() {
		return strong;
	}
});
Object.defineProperty(exports, "takeOverIndex", {
	enumerable: true,
	get: function() {
		return takeOverIndex;
	}
});
Object.defineProperty(exports, "templateTrail", {
	enumerable: true,
	get: function() {
		return templateTrail;
	}
});
Object.defineProperty(exports, "textOfAllBuilds", {
	enumerable: true,
	get: function() {
		return textOfAllBuilds;
	}
});
Object.defineProperty(exports, "textOutput", {
	enumerable: true,
	get: function() {
		return textOutput;
	}
});
Object.defineProperty(exports, "textsAt", {
	enumerable: true,
	get: function() {
		return textsAt;
	}
});
Object.defineProperty(exports, "trailOf", {
	enumerable: true,
	get: function() {
		return trailOf;
	}
});
Object.defineProperty(exports, "uncapitalized", {
	enumerable: true,
	get: function() {
		return uncapitalized;
	}
});
Object.defineProperty(exports, "undeployedNotes", {
	enumerable: true,
	get: function() {
		return undeployedNotes;
	}
});
Object.defineProperty(exports, "unreadOf", {
	enumerable: true,
	get: function() {
		return unreadOf;
	}
});
Object.defineProperty(exports, "userText", {
	enumerable: true,
	get: function() {
		return userText;
	}
});
Object.defineProperty(exports, "valueAt", {
	enumerable: true,
	get: function() {
		return valueAt;
	}
});
Object.defineProperty(exports, "verdictOf", {
	enumerable: true,
	get: function() {
		return verdictOf;
	}
});
Object.defineProperty(exports, "versionsOf", {
	enumerable: true,
	get: function() {
		return versionsOf;
	}
});
Object.defineProperty(exports, "walkItem", {
	enumerable: true,
	get: function() {
		return walkItem;
	}
});
Object.defineProperty(exports, "wholeCells", {
	enumerable: true,
	get: function() {
		return wholeCells;
	}
});
Object.defineProperty(exports, "withoutEndSlashes", {
	enumerable: true,
	get: function() {
		return withoutEndSlashes;
	}
});
Object.defineProperty(exports, "worded", {
	enumerable: true,
	get: function() {
		return worded;
	}
});
Object.defineProperty(exports, "words", {
	enumerable: true,
	get: function() {
		return words;
	}
});
Object.defineProperty(exports, "writeChanges", {
	enumerable: true,
	get: function() {
		return writeChanges;
	}
});
Object.defineProperty(exports, "writeFiles", {
	enumerable: true,
	get: function() {
		return writeFiles;
	}
});
Object.defineProperty(exports, "writeOutput", {
	enumerable: true,
	get: function() {
		return writeOutput;
	}
});
Object.defineProperty(exports, "writeStderr", {
	enumerable: true,
	get: function() {
		return writeStderr;
	}
});
Object.defineProperty(exports, "writtenName", {
	enumerable: true,
	get: function() {
		return writtenName;
	}
});
Object.defineProperty(exports, "writtenNameOf", {
	enumerable: true,
	get: function() {
		return writtenNameOf;
	}
});
Object.defineProperty(exports, "writtenNamespaceOf", {
	enumerable: true,
	get: function() {
		return writtenNamespaceOf;
	}
});
