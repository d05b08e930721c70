"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_version = require("./version.js");
const require_load = require("./load.js");
let node_util = require("node:util");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
let node_os = require("node:os");
let node_child_process = require("node:child_process");
// src/text/choice-of.ts
function choiceOf(values) {
	const quoted = values.map((value) => `\`${value}\``);
	const last = quoted.pop() ?? "";
	return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}
const KUBERNETES_VERSION = {
	name: "kubernetes-version",
	letter: "k",
	value: "VERSION",
	help: `The version of the cluster, 1.25 to 1.36, which decides what it accepts and how environments are built`,
	default: `1.36`,
	config: "kubernetesVersion",
	input: true
};
const INCLUDE = {
	name: "include",
	value: "GLOB",
	repeatable: true,
	help: "Check only files that match, relative to the repository (*, **, ?, [a-z], {a,b}); may be given several times",
	config: "include",
	input: true
};
const EXCLUDE = {
	name: "exclude",
	value: "GLOB",
	repeatable: true,
	help: "Leave out files that match; kustomizations may still load them",
	config: "exclude",
	input: true
};
const TRACKED = {
	name: "tracked",
	help: "Check only files that git tracks; the default in pre-commit"
};
const STDIN_FILENAME = {
	name: "stdin-filename",
	value: "PATH",
	completes: "files",
	help: "The file that standard input (`-`) stands for; its references are looked up in the repository around it",
	default: "stdin.yaml"
};
const CONFIG = {
	name: "config",
	letter: "c",
	value: "FILE",
	completes: "files",
	help: "The configuration file",
	default: "the nearest .envfrom.yaml, .envfrom.yml or .config/envfrom.yaml",
	input: true
};
const NO_CONFIG = {
	name: "no-config",
	help: "Do not read a configuration file",
	input: true
};
const LOAD_RESTRICTOR = {
	name: "load-restrictor",
	value: "SCOPE",
	values: ["repository", "root"],
	help: "Which files kustomizations may load: any in the repository, or only those below their own folder",
	default: "repository",
	config: "loadRestrictor",
	input: true
};
const REPO_URL = {
	name: "repo-url",
	value: "URL",
	repeatable: true,
	help: "A URL of this repository, if its git remotes do not show it; may be given several times",
	config: "repositoryUrls",
	input: true
};
const CHART_VERSION_ANY = {
	name: "chart-version-any",
	help: "Use another version of a chart if the right one is not here",
	config: "chartVersionAny",
	input: true
};
const LIMIT = {
	name: "limit",
	value: "NAME=NUMBER",
	repeatable: true,
	help: "Change a limit on input: file-size (bytes), alias-nodes, depth, documents",
	config: "limits"
};
const READING_OPTIONS = [
	KUBERNETES_VERSION,
	INCLUDE,
	EXCLUDE,
	TRACKED,
	STDIN_FILENAME,
	CONFIG,
	NO_CONFIG,
	LOAD_RESTRICTOR,
	REPO_URL,
	CHART_VERSION_ANY,
	LIMIT
];
// src/commands/options/severity-options.ts
const STRICT = {
	name: "strict",
	help: "Treat names that nothing makes as errors, and raise other rules that have a strict severity",
	config: "strict",
	input: true
};
const RULE = {
	name: "rule",
	value: "RULE=SEVERITY",
	repeatable: true,
	completes: "rules",
	help: "Set the severity of a rule: error, warning, info or off; may be given several times",
	config: "rules",
	input: true
};
const BASELINE_FILE = {
	name: "baseline",
	value: "FILE",
	completes: "files",
	help: "The file of accepted problems, which `envfrom baseline` writes",
	default: ".envfrom-baseline.json at the root, when it exists",
	input: true
};
const NO_IGNORE = {
	name: "no-ignore",
	help: "Also report what `envfrom-ignore` comments and annotations suppress",
	input: true
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
		KUBERNETES_VERSION,
		INCLUDE,
		EXCLUDE,
		TRACKED,
		CONFIG,
		NO_CONFIG,
		NO_IGNORE,
		LOAD_RESTRICTOR,
		REPO_URL,
		CHART_VERSION_ANY,
		LIMIT
	],
	run: async () => (await Promise.resolve().then(() => require("./command-baseline.js")).then((n) => n.run_exports)).runBaseline
};
const COMMON_OPTIONS = [
	{
		name: "color",
		value: "WHEN",
		values: [
			"auto",
			"always",
			"never"
		],
		help: "Colour: auto looks at NO_COLOR, FORCE_COLOR and the terminal",
		default: "auto"
	},
	{
		name: "no-color",
		help: "The same as --color never"
	},
	{
		name: "help",
		letter: "h",
		help: "Show help"
	},
	{
		name: "version",
		letter: "V",
		help: "Show the version"
	}
];
const OUTPUT = {
	name: "output",
	letter: "o",
	value: "FILE",
	completes: "files",
	help: "Write to a file instead of standard output"
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
		default: `1.36.0`
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
const BUILD$1 = {
	name: "build",
	usage: "[DIR|CHART]",
	summary: "Print what `kustomize build` or `helm template` prints, rendered here, and where each field comes from",
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
	run: async () => (await Promise.resolve().then(() => require("./commands-build2.js")).then((n) => n.run_exports)).runBuild
};
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
const BUILD = {
	name: "build",
	letter: "b",
	value: "BUILD",
	completes: "folders",
	help: "Only this build: its folder or the end of it, its cluster, or its name in `envfrom builds`"
};
const BUILDS$1 = {
	name: "build",
	letter: "b",
	value: "BUILD",
	completes: "folders",
	repeatable: true,
	help: "Only those of this build: its folder or the end of it, its cluster, or its name in `envfrom builds`; may be given several times"
};
const CLUSTER = {
	name: "cluster",
	value: "NAME",
	help: "Only what this cluster gets: its name in `envfrom builds`, or the last part of it; none: what belongs to no cluster"
};
const FLEET$1 = {
	name: "fleet",
	value: "LIST",
	completes: "files",
	repeatable: true,
	help: "Look at several repositories together: a file that lists their checkouts, or the folder of one; may be given several times"
};
const NAMESPACE = {
	name: "namespace",
	letter: "n",
	value: "NAMESPACE",
	help: "Only those of this namespace; a glob"
};
const KIND = {
	name: "kind",
	value: "KIND",
	values: ["ConfigMap", "Secret"],
	help: "Only those of one kind"
};
const NAME = {
	name: "name",
	value: "NAME",
	help: "Only those of this name; a glob"
};
const LIST_FORMAT = {
	name: "format",
	letter: "f",
	value: "FORMAT",
	values: LIST_FORMATS,
	help: "How to write the list",
	default: "table"
};
// src/commands/builds/options.ts
const BUILDS = {
	name: "builds",
	usage: "[PATH\u2026]",
	summary: "List what is deployed from here, and what deploys it: clusters, entry objects, folders",
	details: ["A tree of what Flux, Argo CD, Helm and kustomize would deploy, with the objects, workloads and problems of each; then what was not looked at, and why."],
	examples: [{
		line: "envfrom builds",
		does: "the entry points of this repository"
	}, {
		line: "envfrom builds --format json",
		does: "the same, for programs"
	}],
	completes: "files",
	options: [
		{
			name: "format",
			letter: "f",
			value: "FORMAT",
			values: BUILD_FORMATS,
			help: "How to write the entry points",
			default: "text"
		},
		OUTPUT,
		...READING_OPTIONS,
		BUILD,
		CLUSTER,
		FLEET$1
	],
	run: async () => (await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.run_exports$1)).runBuilds
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
		does: "pull what is not here"
	}],
	completes: "files",
	options: [
		{
			name: "format",
			letter: "f",
			value: "FORMAT",
			values: CHART_FORMATS,
			help: "How to write the charts: as a table, for programs, or as a script that pulls them",
			default: "table"
		},
		{
			name: "missing",
			help: "Only charts that are not here"
		},
		OUTPUT,
		...READING_OPTIONS,
		FLEET$1
	],
	run: async () => (await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.run_exports$1)).runCharts
};
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
function printOptionsOf$1(options) {
	return {
		...options,
		rest: "the log has them all"
	};
}
// src/commands/check/comparison-options.ts
const COMPARISON_OPTIONS = [
	{
		name: "base",
		value: "REV",
		help: "Report only the problems that are not in this commit or branch; auto: what a pull request is compared with",
		input: true
	},
	{
		name: "base-dir",
		value: "DIR",
		completes: "folders",
		help: "Like --base, with a folder or file instead of a commit"
	},
	{
		name: "staged",
		help: "Check what git has staged, and report only what the commit introduces"
	},
	{
		name: "all-problems",
		help: "Report old and accepted problems too",
		input: true
	},
	{
		name: "config-from",
		value: "SIDE",
		values: ["head", "base"],
		help: "Use the configuration and baseline of this side: the change may have edited them",
		default: "head",
		input: true
	},
	BASELINE_FILE,
	{
		name: "no-baseline",
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
const SEVERITIES$2 = [
	"error",
	"warning",
	"info"
];
const CHECK = {
	name: "check",
	usage: "[PATH\u2026]",
	summary: "Report what is wrong with ConfigMap and Secret references (the default command)",
	details: ["PATH is a file, a folder, a glob or `-` for standard input; without one, the current folder. Folders are checked by themselves: a reference whose source is not in them is missing. Single files are checked as part of their git repository, and only their problems are shown. Kustomizations load their bases from the whole repository.", "Exit code 0: nothing to fail on. 1: problems at or over --fail-on. 2: could not run."],
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
			value: "SEVERITY",
			values: FAIL_ON,
			help: "Exit with code 1 if any problem is at least this severe",
			default: "error",
			config: "failOn",
			input: true
		},
		{
			name: "max-warnings",
			value: "N",
			help: "Exit with code 1 if there are more warnings than this",
			config: "maxWarnings",
			input: true
		},
		...COMPARISON_OPTIONS,
		{
			name: "exit-zero",
			help: "Exit with code 0 whatever is found; the same as --fail-on never"
		},
		STRICT,
		RULE,
		{
			name: "only",
			value: "RULE",
			repeatable: true,
			completes: "rules",
			help: "Run only this rule, even if it is off; may be given several times"
		},
		KUBERNETES_VERSION,
		INCLUDE,
		EXCLUDE,
		TRACKED,
		STDIN_FILENAME,
		CONFIG,
		NO_CONFIG,
		NO_IGNORE,
		LOAD_RESTRICTOR,
		REPO_URL,
		CHART_VERSION_ANY,
		LIMIT,
		BUILD,
		{
			name: "dry-run",
			help: "Show the changes instead of writing them; of check, with --fix"
		},
		{
			name: "fix",
			help: "Fix what is certain: misspelt fields and keys, unquoted numbers, newlines at the end of stringData, dead suppressions"
		},
		{
			name: "verbose",
			letter: "v",
			help: "Also show infos, and what was skipped, assumed or suppressed, and why",
			input: true
		},
		{
			name: "references",
			help: "Also list every reference and its verdict in the JSON report"
		},
		{
			name: "severity",
			value: "SEVERITY",
			values: SEVERITIES$2,
			help: "Show only problems that are at least this severe; all still count for the exit code",
			default: "warning in text, info in formats for programs"
		},
		{
			name: "quiet",
			letter: "q",
			help: "The same as --severity error"
		},
		CLUSTER,
		FLEET$1,
		{
			name: "watch",
			letter: "w",
			help: "Check again whenever files change"
		},
		{
			name: "cache",
			value: "DIR",
			completes: "folders",
			help: "Keep results in this folder, and use them again when nothing has changed",
			default: "a folder of your own in the user's cache; nothing in CI"
		},
		{
			name: "no-cache",
			help: "Do not use or keep results between runs"
		}
	],
	run: async () => (await Promise.resolve().then(() => run_exports)).runCheck
};
// src/commands/completion/options.ts
const SHELLS = [
	"bash",
	"zsh",
	"fish"
];
const COMPLETION = {
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
	completes: "shells",
	options: [],
	run: async () => (await Promise.resolve().then(() => require("./help.js")).then((n) => n.run_exports$1)).runCompletion
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
	rollouts: true,
	guardCommands: false,
	maxBytes: 1e6,
	filesUrl: void 0
};
function printOptionsOf(options) {
	return {
		...options,
		rest: "`envfrom diff` shows all"
	};
}
// src/commands/diff/options.ts
const DIFF = {
	name: "diff",
	usage: "[BASE] [HEAD] [PATH\u2026]",
	summary: "Show what a change does to the variables of containers, and whether it reaches the running pods",
	details: [
		"BASE and HEAD are git revisions (A..B is accepted too). Without HEAD, the files here are compared; without BASE, with what a pull request is compared with: in CI the base of the event, else the merge base with the default branch. A word that exists on disk is a PATH: write refs/heads/NAME for a branch with the name of a folder.",
		"For every workload that the change touches, a verdict says what happens to its running pods: it rolls, is stale until something restarts it, updates live, is blocked by the API server \u2026 docs/changes.md lists them all.",
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
	completes: "files",
	options: [
		{
			name: "format",
			letter: "f",
			value: "FORMAT",
			values: CHANGE_FORMATS,
			help: "How to write the changes",
			default: "text"
		},
		{
			name: "files",
			help: "Show line by line what changes in mounted files of ConfigMaps"
		},
		CLUSTER,
		{
			name: "between",
			help: "Compare two variants of one tree instead of two trees: A and B are folders, entry points or globs of these"
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
			help: "The folder (or file) that is compared with --base-dir; without it, the files here"
		},
		{
			name: "staged",
			help: "Compare what git has staged, with the last commit where no BASE is given"
		},
		{
			name: "exit-code",
			help: "Exit with code 1 if anything differs"
		},
		OUTPUT,
		...READING_OPTIONS
	],
	run: async () => (await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.run_exports$1)).runDiff
};
const ENV = {
	name: "env",
	usage: "[SELECTOR\u2026] [PATH\u2026]",
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
	completes: "files",
	options: [
		{
			name: "format",
			letter: "f",
			value: "FORMAT",
			values: [
				"table",
				"json",
				"dotenv",
				"describe"
			],
			help: "How to write the environments",
			default: "table"
		},
		OUTPUT,
		...READING_OPTIONS,
		BUILD,
		{
			name: "namespace",
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
		FLEET$1
	],
	run: async () => (await Promise.resolve().then(() => require("./report-describe.js")).then((n) => n.run_exports)).runEnv
};
// src/commands/explain/options.ts
const EXPLAIN = {
	name: "explain",
	usage: "RULE",
	summary: "Explain a rule: what it finds, why it matters, what to do",
	details: [],
	examples: [{
		line: "envfrom explain colliding-variable",
		does: "the page of one rule"
	}],
	completes: "rules",
	options: [],
	run: async () => (await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.run_exports$1)).runExplain
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
		"LIST is a file that lists checkouts, or the folder of one. What a Flux or Argo CD object of one repository deploys from another is followed there, by the URLs of their git remotes, and a ConfigMap or Secret of one repository is found from the others. Paths begin with the name of the repository: the name of its folder, unless the list gives another.",
		"The file is a YAML list of paths, relative to the file, or of maps with `path`, `name` and `urls`: other URLs under which entry objects name the repository.",
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
			does: "which repository makes a Secret, and which use it"
		}
	],
	completes: "files",
	options: CHECK.options.filter(({ name }) => !NOT_OF_FLEET.has(name)),
	run: async () => (await Promise.resolve().then(() => require("./command-fleet.js")).then((n) => n.run_exports)).runFleet
};
// src/commands/graph/options.ts
const GRAPH = {
	name: "graph",
	usage: "[SELECTOR\u2026] [PATH\u2026]",
	summary: "Draw which workloads refer to which ConfigMaps and Secrets, and what is known about each reference",
	details: ["SELECTOR names workloads as `envfrom env` does: deployment/api, api, deploy/*. Without one, all references are drawn, at most 400 arrows; the picture says what it leaves out. Broken references are red, those that cannot be judged are dashed."],
	examples: [{
		line: "envfrom graph deploy/api",
		does: "one workload, to be pasted into Markdown"
	}, {
		line: "envfrom graph -b overlays/prod -f svg -o prod.svg",
		does: "a picture of one build"
	}],
	completes: "files",
	options: [
		{
			name: "format",
			letter: "f",
			value: "FORMAT",
			values: [
				"mermaid",
				"dot",
				"svg"
			],
			help: "How to write the graph: for Markdown, for Graphviz, or as a picture",
			default: "mermaid"
		},
		NAMESPACE,
		BUILDS$1,
		OUTPUT,
		...READING_OPTIONS,
		CLUSTER,
		FLEET$1
	],
	run: async () => (await Promise.resolve().then(() => require("./report-graph.js")).then((n) => n.run_exports)).runGraph
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
	summary: "Write .envfrom.yaml: declare what is used here and made elsewhere",
	details: ["Every ConfigMap and Secret that nothing in the repository makes or mentions is declared under `externals`, with a comment that says who needs it. From then on only new names are reported: as a warning, with --strict as an error. An existing configuration is changed only with --update."],
	examples: [{
		line: "envfrom init --dry-run",
		does: "see what would be written"
	}, {
		line: "envfrom init --update",
		does: "after the repository changed"
	}],
	completes: "files",
	options: [
		KUBERNETES_VERSION,
		INCLUDE,
		EXCLUDE,
		TRACKED,
		CONFIG,
		LOAD_RESTRICTOR,
		REPO_URL,
		CHART_VERSION_ANY,
		LIMIT,
		{
			name: "update",
			help: "Update the existing configuration: declare new names, remove those that nothing needs"
		},
		{
			name: "dry-run",
			help: "Print the configuration instead of writing it"
		}
	],
	run: async () => (await Promise.resolve().then(() => require("./commands-init.js")).then((n) => n.run_exports)).runInit
};
const REFERENCES = {
	name: "references",
	usage: "[PATH\u2026]",
	summary: "List the references to ConfigMaps and Secrets, with what is known about each",
	details: [],
	examples: [{
		line: "envfrom references --verdict untraced",
		does: "what nothing here makes or mentions"
	}, {
		line: "envfrom references --name db-*",
		does: "who uses the sources of a name"
	}],
	completes: "files",
	options: [
		LIST_FORMAT,
		KIND,
		NAME,
		NAMESPACE,
		{
			name: "verdict",
			value: "VERDICT",
			values: [
				"present",
				"produced",
				"elsewhere",
				"assumed",
				"optional",
				"unknown",
				"untraced",
				"broken"
			],
			help: "Only references with this verdict"
		},
		BUILDS$1,
		OUTPUT,
		...READING_OPTIONS,
		CLUSTER,
		FLEET$1
	],
	run: async () => (await Promise.resolve().then(() => require("./report-inventory.js")).then((n) => n.run_exports)).runReferences
};
// src/commands/rollout/options.ts
const ROLLOUT = {
	name: "rollout",
	usage: "[PATH\u2026|-]",
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
	options: [{
		name: "format",
		letter: "f",
		value: "FORMAT",
		values: RULE_FORMATS,
		help: "How to write the table of rules",
		default: "table"
	}],
	run: async () => (await Promise.resolve().then(() => require("./commands-diff.js")).then((n) => n.run_exports)).runRules
};
// src/commands/set/options.ts
const SET = {
	name: "set",
	usage: "triggers|volume WORKLOAD\u2026 [SOURCE\u2026] [PATH\u2026]",
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
	completes: "files",
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
			help: "Remove the triggers (all, if none is named), or the volume and its mounts"
		},
		{
			name: "dry-run",
			help: "Show the changes instead of writing them; of check, with --fix"
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
	run: async () => (await Promise.resolve().then(() => require("./command-set.js")).then((n) => n.run_exports)).runSet
};
// src/commands/sources/options.ts
const SOURCES = {
	name: "sources",
	usage: "[PATH\u2026]",
	summary: "List the ConfigMaps and Secrets that are made here, what makes them, and how often each is used",
	details: [],
	examples: [{
		line: "envfrom sources --kind Secret -n prod",
		does: "the Secrets of one namespace"
	}],
	completes: "files",
	options: [
		LIST_FORMAT,
		KIND,
		NAME,
		NAMESPACE,
		BUILDS$1,
		OUTPUT,
		...READING_OPTIONS,
		FLEET$1,
		CLUSTER
	],
	run: async () => (await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.run_exports$1)).runSources
};
// src/commands/command-table.ts
const COMMANDS = [
	CHECK,
	DIFF,
	ENV,
	{
		name: "why",
		usage: "NAME [PATH\u2026]",
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
		completes: "files",
		options: [
			{
				name: "format",
				letter: "f",
				value: "FORMAT",
				values: ["text", "json"],
				help: "How to write the answer",
				default: "text"
			},
			BUILDS$1,
			OUTPUT,
			...READING_OPTIONS,
			CLUSTER,
			FLEET$1
		],
		run: async () => (await Promise.resolve().then(() => require("./report-why.js")).then((n) => n.run_exports)).runWhy
	},
	GRAPH,
	BUILD$1,
	BUILDS,
	FLEET,
	BASELINE,
	CHARTS,
	INIT,
	REFERENCES,
	SOURCES,
	SET,
	ROLLOUT,
	EXPLAIN,
	RULES,
	COMPLETION,
	HELP
];
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
function commandHelp(word) {
	const nearest = require_load.nearestName(word, COMMANDS.map(({ name }) => name));
	return nearest === void 0 ? void 0 : `Did you mean the command \`${nearest}\`?`;
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
	throw new require_load.CannotRun(`Unknown ${what} \`${name}\`.`, nearest === void 0 ? `\`${lister}\` lists the ${what}s.` : `Did you mean \`${nearest}\`?`);
}
function tokensOf(argv) {
	const options = {};
	for (const { name, letter, value } of allOptions()) options[name] = {
		type: value === void 0 ? "boolean" : "string",
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
		const commands = others.map((other) => `\`envfrom ${other.name}\``).join(" and ");
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
	const work = await command.run();
	return named ? work(args, host) : suggestingCommands(args, () => work(args, host));
}
async function suggestingCommands({ positionals }, work) {
	try {
		return await work();
	} catch (error) {
		const [word = ""] = positionals;
		if (!(error instanceof require_load.CannotRun) || !/^[a-z]+$/.test(word)) throw error;
		throw new require_load.CannotRun(error.lines, commandHelp(word) ?? error.help);
	}
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
function placeOf$2(span) {
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
// src/model/folder-of.ts
function folderOf(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
function fileNameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/model/limits.ts
const DEEPEST$1 = 1e3;
const DEFAULT_LIMITS = {
	fileSize: 10485760,
	aliasNodes: 1e6,
	depth: 200,
	documents: 1e4
};
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
const MOST_READ = 200;
const SIGNS = [
	"fluxcd",
	"argoproj",
	"\\x",
	"\\u",
	"\\U",
	"\\\n",
	"\\\r",
	"binary"
];
const UTF_16 = [Buffer.from([254, 255]), Buffer.from([255, 254])];
function needsEngines({ paths, read }) {
	if (paths.some(isKustomizationOrChart)) return true;
	const manifests = paths.filter(isManifestName);
	if (manifests.length > MOST_READ) return true;
	return manifests.some((path) => {
		const content = read(path);
		return content.kind === "bytes" && mayBeOfDeployer(content.bytes);
	});
}
function hasCharts({ paths }) {
	return paths.some((path) => fileNameOf(path) === "Chart.yaml");
}
function isKustomizationOrChart(path) {
	const name = fileNameOf(path);
	return name === "Chart.yaml" || KUSTOMIZATION_NAMES.includes(name);
}
function mayBeOfDeployer({ buffer, byteOffset, byteLength }) {
	const bytes = Buffer.from(buffer, byteOffset, byteLength);
	return SIGNS.some((sign) => bytes.includes(sign)) || UTF_16.some((mark) => bytes.subarray(0, 2).equals(mark));
}
function notLoaded() {
	throw new Error("An engine was asked for in a tree that needs none.");
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
	if (value === void 0) throw new require_load.CannotRun(`The baseline \`${path}\` is not valid JSON.`, help);
	const { version, problems } = fieldsOf(value);
	if (version !== SHAPE_VERSION || !Array.isArray(problems)) throw new require_load.CannotRun(`The baseline \`${path}\` has a format that this version of envfrom cannot read.`, help);
	return problems.map((entry) => {
		const { rule, fingerprint, count } = fieldsOf(entry);
		if (typeof rule === "string" && typeof fingerprint === "string" && isCount(count)) return {
			rule,
			fingerprint,
			count
		};
		throw new require_load.CannotRun(`The baseline \`${path}\` has an entry without \`rule\`, \`fingerprint\` or \`count\`.`, help);
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
// src/io/write-file.ts
const FLAGS = node_fs.constants.O_WRONLY | node_fs.constants.O_CREAT | node_fs.constants.O_TRUNC | (node_fs.constants.O_NOFOLLOW ?? 0);
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
		const path = placeOf$1(absolute, root, name);
		(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
		const isOurs = require_load.isWithin(root, path);
		const mode = isOurs ? unlinked(path) : void 0;
		const file = (0, node_fs.openSync)(path, isOurs ? FLAGS : FLAGS & ~(node_fs.constants.O_NOFOLLOW ?? 0), mode);
		try {
			for (const block of typeof text === "string" ? [text] : text) writeAll(file, Buffer.from(block));
		} finally {
			(0, node_fs.closeSync)(file);
		}
	} catch (error) {
		throw failureOf(error, name);
	}
}
function unlinked(path) {
	const stats = (0, node_fs.lstatSync)(path, { throwIfNoEntry: false });
	if (stats?.isFile() !== true || stats.nlink < 2) return void 0;
	(0, node_fs.unlinkSync)(path);
	return stats.mode & 511;
}
function removeFileFor(absolute, root, name) {
	try {
		(0, node_fs.unlinkSync)(placeOf$1(absolute, root, name));
	} catch (error) {
		throw failureOf(error, name);
	}
}
function failureOf(error, name) {
	if (error instanceof require_load.CannotRun) return error;
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
	return cannotWrite(name, REASONS$1.get(code) ?? `the system says ${code}`);
}
function writeAll(file, bytes) {
	for (let at = 0; at < bytes.length;) at += (0, node_fs.writeSync)(file, bytes, at);
}
function placeOf$1(absolute, root, name) {
	const { root: start } = (0, node_path.parse)(absolute);
	const names = (0, node_path.relative)(start, absolute).split(node_path.sep);
	let here = start;
	for (const [at, part] of names.entries()) {
		const next = (0, node_path.join)(here, part);
		const stats = (0, node_fs.lstatSync)(next, { throwIfNoEntry: false });
		const isLast = at === names.length - 1;
		if (require_load.isWithin(root, here)) {
			if (require_load.isGitPath(part)) throw cannotWrite(name, "it is inside a `.git` folder");
			if (stats?.isSymbolicLink() === true) throw cannotWrite(name, "it is a symlink of the repository, or is below one");
			if (isLast && stats !== void 0 && !stats.isFile() && !stats.isDirectory()) throw cannotWrite(name, "it is not a regular file");
		}
		here = stats?.isSymbolicLink() === true && !isLast ? node_fs.realpathSync.native(next) : next;
	}
	return here;
}
function cannotWrite(name, reason) {
	return new require_load.CannotRun(`Cannot write \`${name}\`: ${reason}.`);
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
function exitCodeOf({ problems }, { failOn, maxWarnings }) {
	if (failOn === "never") return 0;
	if (problems.some(({ severity }) => FAILING[failOn].includes(severity))) return 1;
	const warnings = problems.filter(({ severity }) => severity === "warning").length;
	return maxWarnings !== void 0 && warnings > maxWarnings ? 1 : 0;
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
function mostSevereFirst(problems) {
	return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function mostSevereLast(problems) {
	return problems.toSorted((a, b) => rankOf(b) - rankOf(a));
}
function rankOf({ severity }) {
	return SEVERITIES$1.indexOf(severity);
}
// src/io/read-content.ts
const OPEN_FLAGS = node_fs.constants.O_RDONLY | (node_fs.constants.O_NONBLOCK ?? 0) | (node_fs.constants.O_NOFOLLOW ?? 0);
const HAS_NOFOLLOW = node_fs.constants.O_NOFOLLOW !== void 0;
function contentReader(root, limit) {
	const folders = /* @__PURE__ */ new Map();
	const folderAt = (folder) => {
		const known = folders.get(folder);
		if (known !== void 0) return known;
		const real = node_fs.realpathSync.native(folder);
		folders.set(folder, real);
		return real;
	};
	return (path) => {
		if (require_load.isGitPath(path)) return inGitFolder();
		try {
			const written = (0, node_path.join)(root, path);
			if (!require_load.isWithin(root, written)) return outside();
			const found = (0, node_path.join)(folderAt((0, node_path.dirname)(written)), (0, node_path.basename)(written));
			return readUnder(root, HAS_NOFOLLOW ? found : node_fs.realpathSync.native(found), limit);
		} catch (error) {
			return unreadable(error, path);
		}
	};
}
function readUnder(root, absolute, limit) {
	if (!require_load.isWithin(root, absolute)) return outside();
	if (require_load.isGitPath(require_load.pathFrom(root, absolute))) return inGitFolder();
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
		return unreadable(error, absolute);
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
	if (code === "ENOENT" || code === "ENOTDIR") return path.includes("\ufffd") ? {
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
function isThere(path) {
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
const MOST_FILES$1 = 2e4;
const DEEPEST = 12;
const CACHE = "$HELM_REPOSITORY_CACHE";
const ARCHIVE = /^[^/]+\.tgz$/;
function openChartShelf({ root, folders, env, fileSize }) {
	const paths = [];
	for (const folder of folders) listBelow(root, (0, node_path.join)(root, folder), paths, 0);
	const cache = (env["CI"] ?? "") === "" ? cacheFolder$1(env) : void 0;
	const cached = cache === void 0 ? [] : namesIn(cache).filter((name) => ARCHIVE.test(name));
	const read = contentReader(root, fileSize);
	return {
		paths: [...[...new Set(paths)].sort(), ...cached.slice(0, MOST_FILES$1).map((name) => `${CACHE}/${name}`)],
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
	if (!require_load.isWithin(root, folder) || depth > DEEPEST) return;
	try {
		for (const entry of (0, node_fs.readdirSync)(folder, { withFileTypes: true })) {
			if (paths.length >= MOST_FILES$1) return;
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
const BOUNDS = {
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
		bounds: BOUNDS,
		input: ""
	});
	if (output.kind === "failed") return false;
	const values = output.bytes.toString().split("\0").slice(0, -1);
	return values.slice(values.lastIndexOf("") + 1).some((folder) => folder === "*" || folder === top || folder.endsWith("/*") && require_load.isWithin(folder.slice(0, -2), top));
}
function workspaceAround(top, env) {
	if ((env["CI"] ?? "") === "" && env["TF_BUILD"] === void 0) return void 0;
	return WORKSPACES.flatMap((name) => realFolder(env[name] ?? "")).find((folder) => require_load.isWithin(folder, top));
}
function realFolder(path) {
	if (path === "") return [];
	try {
		const folder = node_fs.realpathSync.native(path);
		return folder === (0, node_path.parse)(folder).root ? [] : [folder];
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
			borrowsObjects: alternates.some((path) => !require_load.isWithin(common, path)) && !isCheckoutOfCi(top, env),
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
	const content = readNamedFile((0, node_path.join)(common, "config"), CONFIG_SIZE);
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
// src/io/ignore-rules.ts
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
// src/io/walk-folder.ts
const IGNORE_FILES = [".ignore", ".gitignore"];
const IGNORE_FILE_SIZE = 1048576;
const MOST_ENTRIES = 2e6;
async function walkFolder(top) {
	const { globby } = await Promise.resolve().then(() => require("./globby.js"));
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
		if (walk.entries > MOST_ENTRIES) throw tooMany();
		return entries;
	} catch (error) {
		if (error instanceof require_load.CannotRun) throw error;
		walk.unreadable.push(folder);
		return [];
	}
}
function tooMany() {
	return new require_load.CannotRun(`The folder holds more than ${MOST_ENTRIES / 1e6} million files.`, "Name the folders that hold manifests.");
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
		notices: []
	};
}
function filesOf(root, { base, files, symlinks, notices }) {
	const listed = new Set(files.filter((file) => !require_load.isGitPath(file)).map((file) => (0, node_path.join)(base, file)));
	const linked = symlinks.map((link) => (0, node_path.join)(base, link)).filter((link) => {
		const target = fileBehind(link);
		return target !== void 0 && require_load.isWithin(root, target) && !listed.has(target);
	});
	return {
		files: [...listed, ...linked],
		hasLinks: symlinks.length > 0,
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
		const target = node_fs.realpathSync.native(link);
		return (0, node_fs.statSync)(target).isFile() ? target : void 0;
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
	const { root, start } = options.located;
	if (start === root || require_load.workTreeOf(root) !== root) return [];
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
	const { files, notices } = await listFolder(root, folder, options);
	return {
		files: files.filter((absolute) => matches(require_load.pathFrom(folder, absolute))).map((absolute) => ({
			path: require_load.pathFrom(root, absolute),
			named: false
		})),
		notices
	};
}
function filterOf({ include, exclude }) {
	const included = require_load.pathGlobs(include);
	const excluded = require_load.pathGlobs(exclude);
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
	return path.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
}
// src/commands/settings/declared-clusters.ts
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
	for (const id of only) checkKnown(id, ruleIds, "rule", "envfrom rules");
	return { only: new Set(only) };
}
// src/commands/settings/run-options.ts
const RESTRICTORS = ["repository", "root"];
function runOptionsOf(values, config, ruleIds) {
	const text = (flag, key) => values.get(flag)?.at(-1) ?? textOf$2(config.get(key));
	const repositoryUrls = values.get("repo-url") ?? textsOf(config.get("repositoryUrls"));
	const charts = textsOf(config.get("charts")).map(folderText);
	const anyVersion = values.has("chart-version-any") || config.get("chartVersionAny") === true;
	const clusters = declaredClusters(config.get("clusters"));
	const producers = itemsOf(config.get("producers")).map(producerRowOf);
	const cluster = values.get("cluster")?.at(-1);
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
			...cluster !== void 0 && { cluster },
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
	throw new require_load.CannotRun(`Unsupported Kubernetes version \`${version}\`: use 1.25 to 1.36.`);
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
// src/commands/opening/run-config.ts
async function runConfig(located, values, ruleIds, tree) {
	const { here, root, start } = located;
	const named = values.get("config")?.at(-1);
	if (named !== void 0) {
		const config = await read(namedConfig(here, root, named, tree), ruleIds);
		return {
			config,
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
	const { config, notices } = await runConfig(located, values, ruleIds, stored.config?.(located));
	const options = withBuild(runOptionsOf(values, config, values.has("rule") || values.has("only") ? await ruleIds() : []), values, located);
	const tree = stored.open?.(located, options) ?? await treeOnDisk(located, options, values, host);
	require_load.tuneCompiler(tree.paths.length);
	const charts = openChartShelf({
		root: located.root,
		folders: options.settings.charts ?? [".envfrom/charts"],
		env: host.env,
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
async function openRunOfFleet(fleet, paths, values, host) {
	const path = paths.find((each) => each !== ".");
	if (path !== void 0) throw new require_load.CannotRun(`A fleet is checked as a whole, without paths: remove \`${path}\`.`);
	const { openFleet } = await Promise.resolve().then(() => require("./commands-opening.js")).then((n) => n.open_fleet_exports);
	const run = await openFleet(fleet, values, host, await ruleIds());
	require_load.tuneCompiler(run.tree.paths.length);
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
	const { openComparison } = await Promise.resolve().then(() => require("./io-git.js")).then((n) => n.open_comparison_exports);
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
const MANY_FILES$1 = 1e3;
const MANY_BYTES = 16777216;
function isMany(tree) {
	return tree.paths.filter(isManifestName).length >= MANY_FILES$1;
}
function isLarge({ tree, located }) {
	if (hasStreams(located)) return false;
	if (isMany(tree)) return true;
	let bytes = 0;
	for (const path of tree.paths.filter(isManifestName)) {
		bytes += sizeOf((0, node_path.join)(located.root, path));
		if (bytes >= MANY_BYTES) return true;
	}
	return false;
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
async function loadEngines({ tree, located }, base) {
	if (base === void 0 && !hasStreams(located) && !needsEngines(tree)) return {
		...NO_ENGINES,
		compareEvidence: nothingToCompare
	};
	return loadAllEngines();
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
function writeOutput(text, file, { here, root }, { stdout }) {
	const blocks = typeof text === "string" ? [text] : inBlocks(text);
	if (file !== void 0) writeFileFor((0, node_path.resolve)(here, file), blocks, root, file);
	else for (const block of blocks) stdout.write(block);
}
function printText(host, text) {
	host.stdout.write(require_load.isLogOfCi(host) ? guardCommands(text) : text);
}
// src/commands/settings/least-severe.ts
function leastSevere(values) {
	const named = pick(SEVERITIES$2, values.get("severity")?.at(-1));
	if (!values.has("quiet")) return named;
	if (named === void 0) return "error";
	throw new require_load.CannotRun("`--quiet` and `--severity` cannot be used together.");
}
// src/commands/output/path-from-here.ts
function pathFromHere({ here, root }) {
	if (here === root) return void 0;
	return (path) => {
		const shown = (0, node_path.relative)(here, (0, node_path.join)(root, path));
		return shown === "" ? "." : shown.split(node_path.sep).join("/");
	};
}
// src/commands/check/output-plan.ts
const DEFAULT_SCREEN = 60;
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
		screen: sink?.rows || DEFAULT_SCREEN,
		showPath: run.roots === void 0 ? pathFromHere(run.located) : void 0,
		notices: run.notices,
		references: values.has("references"),
		guardCommands: sink !== void 0 && require_load.isLogOfCi(host)
	};
}
// src/commands/output/run-output.ts
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
function emitOutput({ says, outputs, code }, located, host) {
	for (const line of says) writeStderr(host, line);
	for (const { file, pieces } of outputs) writeOutput(pieces, file, located, host);
	return code;
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
async function fixesOf(engines, run, checked, { values }) {
	const { examineCheck } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.examine_check_exports);
	const { fixProblems } = await Promise.resolve().then(() => require("./commands-build.js")).then((n) => n.fix_problems_exports);
	const { changes, fixed, report } = fixProblems(run.tree, checked, (tree) => examineCheck(engines, run, tree).report);
	const isTrial = values.has("dry-run");
	const what = `${count(fixed.length, "problem")} in ${count(changes.length, "file")}`;
	return {
		changes,
		report,
		diff: (isTrial ? (await Promise.resolve().then(() => require("./commands-build2.js")).then((n) => n.diff_changes_exports)).diffChanges : void 0)?.(changes, checked.files, run.settings.limits),
		summary: `${isTrial ? "would fix" : "fixed"} ${what}.`
	};
}
// src/io/file-state.ts
const SETTLED_MS = 2500;
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
			isSettled: Number(ctimeMs) < asked - SETTLED_MS
		};
	} catch {
		return;
	}
}
function stableStates(root) {
	return (path) => {
		const state = fileState(`${root}/${path}`);
		return typeof state === "object" && state.isSettled ? state.text : void 0;
	};
}
// src/io/cache/program-digest.ts
const MOST_FILES = 300;
function programDigest(folder) {
	try {
		const names = (0, node_fs.readdirSync)(folder, {
			recursive: true,
			encoding: "utf8"
		}).filter((name) => name.endsWith(".js")).sort();
		if (names.length === 0 || names.length > MOST_FILES) return void 0;
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
		const answer = sameOr(answers.get(id), digestOf(content, digest), state);
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
		return sameOr(before, digestOf(read(path), digest), state);
	});
	if (charts !== void 0) queries.chart.register(name, (path) => digestOf(charts.read(path), digest));
	if (around !== void 0) queries.around.register(name, () => digest(...around()));
}
function sameOr(before, now, state) {
	return before?.split(" ")[0] === now ? before : answerOf(now, state);
}
function answerOf(digest, state) {
	return state === void 0 ? digest : `${digest} ${state}`;
}
function isOfHead(tree, query) {
	return tree === "head" && query === "file";
}
function noState() {}
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
// src/commands/check/run-cache.ts
function openRunCache(run, layout, { values }, host) {
	const folder = cacheFolder(run, values, host);
	if (folder === void 0 || host.kept === void 0) return void 0;
	const program = programDigest(host.kept.program);
	const store = program === void 0 ? void 0 : require_load.openStore(folder);
	if (store === void 0) return void 0;
	const name = store.digest(keyText(run, layout, program));
	const stateOf = isOfDisk(run) ? stableStates(run.located.root) : void 0;
	const treeReads = openTreeReads(treesOf(run, run.tree), store.digest, stateOf);
	const isAsked = host.kept.isAsked;
	const known = openReads(store);
	return {
		folder,
		find: () => isAsked ? findAnswer(store, name, known, treeReads, run.base?.label) : void 0,
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
		keep(answer) {
			const reads = treeReads.reads();
			if (reads === void 0) return;
			store.put(name, entryOf(answer, known.put(reads), run.base?.label));
		}
	};
}
function cacheFolder({ located: { here, root, targets }, roots = [root] }, values, host) {
	const named = values.get("cache")?.at(-1);
	if (named !== void 0 && values.has("no-cache")) throw new require_load.CannotRun("`--cache` and `--no-cache` cannot be used together.");
	const isInside = (folder) => roots.some((each) => require_load.liesIn(each, folder));
	if (named !== void 0 && isInside((0, node_path.resolve)(here, named))) throw new require_load.CannotRun(`\`--cache ${named}\` is inside the checked files, so whoever writes those could write results there.`, "Name a folder outside the repository, such as `--cache ~/.cache/envfrom`.");
	const isStream = targets.some(({ kind }) => kind === "stdin" || kind === "stream");
	if (values.has("no-cache") || values.has("fix") || isStream) return void 0;
	if (named !== void 0) return (0, node_path.resolve)(here, named);
	const usual = require_load.isLogOfCi(host) ? void 0 : require_load.usualCacheFolder(host.env);
	return usual === void 0 || isInside(usual) ? void 0 : usual;
}
function isOfDisk({ base, roots }) {
	return base === void 0 && roots === void 0;
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
		layout,
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
// src/commands/output/write-changes.ts
function writeChanges(files, { root }, tree) {
	for (const { path, before } of files) {
		if (!require_load.isWithin(root, (0, node_path.join)(root, path))) throw new require_load.CannotRun(`Cannot write \`${path}\`: it is outside the repository.`);
		if (textNow(tree, path) === before) continue;
		throw new require_load.CannotRun(`Cannot write \`${path}\`: it is not UTF-8, or it changed meanwhile.`);
	}
	for (const { path, after } of files) if (after === void 0) removeFileFor((0, node_path.join)(root, path), root, path);
	else writeFileFor((0, node_path.join)(root, path), after, root, path);
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
// src/commands/check/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runCheck: () => runCheck });
async function runCheck(args, host) {
	const progress = startProgress(host);
	try {
		const formats = wantedFormats(args.values, host);
		refuseFixes(args);
		const open = (from = host) => openCheck(args.positionals, args.values, from);
		const run = await open();
		const shown = planOutputs(formats, args, run, host);
		const isWatching = args.values.has("watch");
		const cache = isWatching ? void 0 : openRunCache(run, shown, args, host);
		const known = cache?.find();
		if (known !== void 0) return emitOutput(known, run.located, host);
		if (host.isolate !== void 0 && isLarge(run)) return await host.isolate();
		const { answerOf } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.view_exports);
		const { examineCheck } = await Promise.resolve().then(() => require("./check.js")).then((n) => n.examine_check_exports);
		if (isWatching) {
			const { watchRun } = await Promise.resolve().then(() => require("./rollout-write.js")).then((n) => n.watch_run_exports);
			return await watchRun(args, formats, (from) => open(from), host);
		}
		const engines = await loadEngines(run, run.base?.tree);
		const tree = await progress.watch(run.tree);
		const recorded = cache?.record(run, tree) ?? {
			...run,
			tree
		};
		const checked = examineCheck(engines, recorded, recorded.tree).report;
		const fixes = args.values.has("fix") ? await fixesOf(engines, run, checked, args) : void 0;
		progress.stop();
		if (fixes?.diff !== void 0) {
			printText(host, fixes.diff);
			writeStderr(host, `envfrom: ${fixes.summary}`);
			return exitCodeOf(checked, run);
		}
		if (fixes !== void 0) {
			writeChanges(fixes.changes, run.located, run.tree);
			writeStderr(host, `envfrom: ${fixes.summary}`);
		}
		const answer = await answerOf(run, fixes?.report ?? checked, shown);
		if (cache === void 0) return emitOutput(answer, run.located, host);
		const settled = bufferOutput(answer);
		cache.keep(settled);
		return emitOutput(settled, run.located, host);
	} finally {
		progress.stop();
	}
}
Object.defineProperty(exports, "BASELINE_NAME", {
	enumerable: true,
	get: function() {
		return BASELINE_NAME;
	}
});
Object.defineProperty(exports, "CHANGE_FORMATS", {
	enumerable: true,
	get: function() {
		return CHANGE_FORMATS;
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
Object.defineProperty(exports, "DEEPEST", {
	enumerable: true,
	get: function() {
		return DEEPEST$1;
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
Object.defineProperty(exports, "KUSTOMIZATION_NAMES", {
	enumerable: true,
	get: function() {
		return KUSTOMIZATION_NAMES;
	}
});
Object.defineProperty(exports, "NO_RECORDER", {
	enumerable: true,
	get: function() {
		return NO_RECORDER;
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
		return SEVERITIES$1;
	}
});
Object.defineProperty(exports, "SHELLS", {
	enumerable: true,
	get: function() {
		return SHELLS;
	}
});
Object.defineProperty(exports, "absentKind", {
	enumerable: true,
	get: function() {
		return absentKind;
	}
});
Object.defineProperty(exports, "applyBaseline", {
	enumerable: true,
	get: function() {
		return applyBaseline;
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
Object.defineProperty(exports, "bufferOutput", {
	enumerable: true,
	get: function() {
		return bufferOutput;
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
Object.defineProperty(exports, "commandNamed", {
	enumerable: true,
	get: function() {
		return commandNamed;
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
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count;
	}
});
Object.defineProperty(exports, "countSeverities", {
	enumerable: true,
	get: function() {
		return countSeverities;
	}
});
Object.defineProperty(exports, "dataText", {
	enumerable: true,
	get: function() {
		return dataText;
	}
});
Object.defineProperty(exports, "emitOutput", {
	enumerable: true,
	get: function() {
		return emitOutput;
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
Object.defineProperty(exports, "fileOf", {
	enumerable: true,
	get: function() {
		return fileOf;
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
Object.defineProperty(exports, "folderOf", {
	enumerable: true,
	get: function() {
		return folderOf;
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
Object.defineProperty(exports, "hostSpan", {
	enumerable: true,
	get: function() {
		return hostSpan;
	}
});
Object.defineProperty(exports, "identityOf", {
	enumerable: true,
	get: function() {
		return identityOf;
	}
});
Object.defineProperty(exports, "isLarge", {
	enumerable: true,
	get: function() {
		return isLarge;
	}
});
Object.defineProperty(exports, "isManifestName", {
	enumerable: true,
	get: function() {
		return isManifestName;
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
Object.defineProperty(exports, "loadEngines", {
	enumerable: true,
	get: function() {
		return loadEngines;
	}
});
Object.defineProperty(exports, "makingOf", {
	enumerable: true,
	get: function() {
		return makingOf;
	}
});
Object.defineProperty(exports, "memo", {
	enumerable: true,
	get: function() {
		return memo;
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
Object.defineProperty(exports, "namedConfig", {
	enumerable: true,
	get: function() {
		return namedConfig;
	}
});
Object.defineProperty(exports, "numberText", {
	enumerable: true,
	get: function() {
		return numberText;
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
Object.defineProperty(exports, "openRepository", {
	enumerable: true,
	get: function() {
		return openRepository;
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
Object.defineProperty(exports, "optionsOf", {
	enumerable: true,
	get: function() {
		return optionsOf;
	}
});
Object.defineProperty(exports, "parseArguments", {
	enumerable: true,
	get: function() {
		return parseArguments;
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
Object.defineProperty(exports, "readBaseline", {
	enumerable: true,
	get: function() {
		return readBaseline;
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
Object.defineProperty(exports, "runGit", {
	enumerable: true,
	get: function() {
		return runGit;
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
Object.defineProperty(exports, "spinner_exports", {
	enumerable: true,
	get: function() {
		return spinner_exports;
	}
});
Object.defineProperty(exports, "startProgress", {
	enumerable: true,
	get: function() {
		return startProgress;
	}
});
Object.defineProperty(exports, "writeChanges", {
	enumerable: true,
	get: function() {
		return writeChanges;
	}
});
Object.defineProperty(exports, "writeFileFor", {
	enumerable: true,
	get: function() {
		return writeFileFor;
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
