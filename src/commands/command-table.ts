import { EDIT_COMMANDS } from './options/edit-commands.ts';
import type { Command } from './command.ts';

export const COMMANDS: readonly Command[] = [
  {
    name: 'check',
    usage: '[PATH…]',
    summary: 'Report what is wrong with ConfigMap and Secret references (the default command)',
    details: [
      'PATH is a file, a folder, a glob or `-` for standard input; without one, the current folder. Folders are checked by themselves: a reference whose source is not in them is missing. Single files are checked as part of their git repository, and only their problems are shown. Kustomizations load their bases from the whole repository.',
      'Exit code 0: nothing to fail on. 1: problems at or over --fail-on. 2: could not run.',
    ],
    examples: [
      { line: 'envfrom', does: 'check everything below the current folder' },
      { line: 'envfrom check apps/ infra/', does: 'check two folders together' },
      {
        line: 'envfrom --format sarif=out.sarif --format text',
        does: 'a file for code scanning, text for people',
      },
      { line: 'helm template chart | envfrom check -', does: 'check what another program renders' },
      { line: 'envfrom --fix --dry-run', does: 'show what can be fixed with certainty' },
      {
        line: 'envfrom check --base origin/main',
        does: 'only the problems that this branch introduces',
      },
      {
        line: 'envfrom --rule unused-key=info --fail-on warning',
        does: 'one more rule, and a stricter exit code',
      },
    ],
    completes: 'files',
  },
  {
    name: 'diff',
    usage: '[BASE] [HEAD] [PATH…]',
    summary:
      'Show what a change does to the variables of containers, and whether it reaches the running pods',
    details: [
      'BASE and HEAD are git revisions (A..B is accepted too). Without HEAD, the files here are compared; without BASE, with what a pull request is compared with: in CI the base of the event, else the merge base with the default branch. A word that exists on disk is a PATH: write refs/heads/NAME for a branch with the name of a folder.',
      'For every workload that the change touches, a verdict says what happens to its running pods: it rolls, is stale until something restarts it, updates live, is blocked by the API server … docs/changes.md lists them all.',
      'Values of Secrets are never shown, only whether they change.',
      'Exit code 0: compared. 1: something differs, with --exit-code. 2: could not run.',
    ],
    examples: [
      { line: 'envfrom diff', does: 'what this branch changes' },
      {
        line: 'envfrom diff HEAD~1 HEAD --files',
        does: 'what the last commit changed, with the lines of files',
      },
      {
        line: 'envfrom diff --between overlays/dev overlays/prod',
        does: 'how two variants differ',
      },
      { line: 'envfrom diff --matrix deploy/api', does: 'one workload in all its variants' },
      {
        line: 'envfrom diff --base-dir old/ --head-dir new/',
        does: 'two folders of rendered manifests',
      },
    ],
    completes: 'files',
  },
  {
    name: 'env',
    usage: '[SELECTOR…] [PATH…]',
    summary: 'Show the environment each container will get, and where every value comes from',
    details: [
      'SELECTOR names workloads: deployment/api, deploy/api/container, api, or globs of these (deploy/*); release/web and application/web name what a HelmRelease or an Application deploys. A file or a glob of files selects the workloads written there. A folder, or `-` for standard input, is where to look; without one, the current folder. What exists on disk is a path: write deploy/api or ./deployment/api where both could be meant.',
      'Values of Secrets are masked unless --show-values is given.',
    ],
    examples: [
      { line: 'envfrom env deployment/api', does: 'every container of one Deployment' },
      {
        line: 'envfrom env apps/shop deploy/api/server -n prod',
        does: 'one container, in one folder and namespace',
      },
      {
        line: 'envfrom env k8s/api.yaml --format json',
        does: 'the workloads of a file, for programs',
      },
      {
        line: 'envfrom env deploy/api --format dotenv --show-values > .env',
        does: 'run the program locally with it',
      },
    ],
    completes: 'files',
  },
  {
    name: 'why',
    usage: 'NAME [PATH…]',
    summary: 'Show who sets, hides and uses a variable, a ConfigMap or Secret, or a key, per build',
    details: [
      'NAME is a variable, a source or a key, or a glob of these: LOG_LEVEL, db-*. Write variable/NAME, configmap/NAME or secret/NAME to ask for one of them only, and SOURCE:KEY for a key of one source.',
      'Values of Secrets are never shown.',
    ],
    examples: [
      { line: 'envfrom why LOG_LEVEL', does: 'who sets a variable, to what, in every build' },
      { line: 'envfrom why LOG_LEVEL -b overlays/prod', does: 'in one build' },
      { line: 'envfrom why secret/db:password', does: 'who makes a key, and who uses it' },
    ],
    completes: 'files',
  },
  {
    name: 'graph',
    usage: '[SELECTOR…] [PATH…]',
    summary:
      'Draw which workloads refer to which ConfigMaps and Secrets, and what is known about each reference',
    details: [
      'SELECTOR names workloads as `envfrom env` does: deployment/api, api, deploy/*. Without one, all references are drawn, at most 400 arrows; the picture says what it leaves out. Broken references are red, those that cannot be judged are dashed.',
    ],
    examples: [
      { line: 'envfrom graph deploy/api', does: 'one workload, to be pasted into Markdown' },
      { line: 'envfrom graph -b overlays/prod -f svg -o prod.svg', does: 'a picture of one build' },
    ],
    completes: 'files',
  },
  {
    name: 'build',
    usage: '[DIR|CHART]',
    summary:
      'Print what `kustomize build` or `helm template` prints, rendered here, and where each field comes from',
    details: [
      'DIR is a folder with a kustomization; without one, the current folder. Nothing is fetched and no plugin is run: what would come from there is left out, and reported on standard error.',
      'Secrets are printed as kustomize and Helm print them, with their values; `--mask-secrets` masks them, and CI (`CI` set) always does.',
      'CHART is the folder of a Helm chart, or its archive (.tgz). Its dependencies must be in its `charts` folder, as `helm dependency build` puts them there.',
      'Exit code 0: built. 1: the kustomization or chart cannot be built, and standard error says why. 2: could not run.',
    ],
    examples: [
      { line: 'envfrom build overlays/prod', does: 'the objects as they would be applied' },
      {
        line: 'envfrom build overlays/prod --origins',
        does: 'with the file and line of what was changed',
      },
      {
        line: 'envfrom build charts/app -f values-prod.yaml --origins',
        does: 'a chart, with the value or line of a template behind each field',
      },
    ],
    completes: 'files',
  },
  {
    name: 'builds',
    usage: '[PATH…]',
    summary:
      'List what is deployed from here, and what deploys it: clusters, entry objects, folders',
    details: [
      'A tree of what Flux, Argo CD, Helm and kustomize would deploy, with the objects, workloads and problems of each; then what was not looked at, and why.',
    ],
    examples: [
      { line: 'envfrom builds', does: 'the entry points of this repository' },
      { line: 'envfrom builds --format json', does: 'the same, for programs' },
    ],
    completes: 'files',
  },
  {
    name: 'fleet',
    usage: 'LIST…',
    summary: 'Check several repositories together, as `envfrom check` checks one',
    details: [
      'LIST is a file that lists checkouts, or the folder of one. What a Flux or Argo CD object of one repository deploys from another is followed there, by the URLs of their git remotes, and a ConfigMap or Secret of one repository is found from the others. Paths begin with the name of the repository: the name of its folder, unless the list gives another.',
      'The file is a YAML list of paths, relative to the file, or of maps with `path`, `name` and `urls`: other URLs under which entry objects name the repository.',
      'The configuration of each repository applies to its own files; settings for the whole run come from flags and `--config`. Other commands take `--fleet LIST`.',
    ],
    examples: [
      { line: 'envfrom fleet ../infra ../shop', does: 'two checkouts' },
      { line: 'envfrom fleet fleet.yaml', does: 'those that a file lists' },
      {
        line: 'envfrom why secret/db --fleet fleet.yaml',
        does: 'which repository makes a Secret, and which use it',
      },
    ],
    completes: 'files',
  },
  {
    name: 'baseline',
    usage: '[PATH…]',
    summary: 'Accept the current problems: write them to .envfrom-baseline.json',
    details: [
      'From then on `envfrom check` reports only other problems, and lists entries that no longer match a problem; --prune removes those. The file holds the rule and a fingerprint of each problem, without line numbers, so that edits around a problem do not make it a new one. Where git has the history, `envfrom check --base REV` needs no such file.',
    ],
    examples: [
      { line: 'envfrom baseline', does: 'accept everything that is reported now' },
      { line: 'envfrom baseline --prune', does: 'remove the entries of fixed problems' },
    ],
    completes: 'files',
  },
  {
    name: 'charts',
    usage: '[PATH…]',
    summary: 'List the charts from other repositories that releases need, and where each was found',
    details: [
      'Nothing is fetched. Charts are looked for in the folders of `charts` in the configuration (`.envfrom/charts`), among the chart folders of the repository, and, host CI, in the cache of Helm. `--missing --format sh` prints the `helm pull` commands for the rest; they write to the first of those folders.',
    ],
    examples: [
      { line: 'envfrom charts', does: 'what every release needs, and where it is' },
      { line: 'envfrom charts --missing --format sh | sh', does: 'pull what is not here' },
    ],
    completes: 'files',
  },
  {
    name: 'init',
    usage: '[PATH…]',
    summary: 'Write .envfrom.yaml: declare what is used here and made elsewhere',
    details: [
      'Every ConfigMap and Secret that nothing in the repository makes or mentions is declared under `externals`, with a comment that says who needs it. From then on only new names are reported: as a warning, with --strict as an error. An existing configuration is changed only with --update.',
    ],
    examples: [
      { line: 'envfrom init --dry-run', does: 'see what would be written' },
      { line: 'envfrom init --update', does: 'after the repository changed' },
    ],
    completes: 'files',
  },
  {
    name: 'references',
    usage: '[PATH…]',
    summary: 'List the references to ConfigMaps and Secrets, with what is known about each',
    details: [],
    examples: [
      {
        line: 'envfrom references --verdict untraced',
        does: 'what nothing here makes or mentions',
      },
      { line: 'envfrom references --name db-*', does: 'who uses the sources of a name' },
    ],
    completes: 'files',
  },
  {
    name: 'sources',
    usage: '[PATH…]',
    summary:
      'List the ConfigMaps and Secrets that are made here, what makes them, and how often each is used',
    details: [],
    examples: [
      { line: 'envfrom sources --kind Secret -n prod', does: 'the Secrets of one namespace' },
    ],
    completes: 'files',
  },
  ...EDIT_COMMANDS,
  {
    name: 'explain',
    usage: 'RULE',
    summary: 'Explain a rule: what it finds, why it matters, what to do',
    details: [],
    examples: [{ line: 'envfrom explain colliding-variable', does: 'the page of one rule' }],
    completes: 'rules',
  },
  {
    name: 'rules',
    usage: '',
    summary: 'List the rules and their severities',
    details: [],
    examples: [{ line: 'envfrom rules --format json', does: 'the list, for programs' }],
    completes: 'none',
  },
  {
    name: 'completion',
    usage: 'bash|zsh|fish',
    summary: 'Print a completion script for a shell',
    details: [],
    examples: [
      {
        line: 'source <(envfrom completion bash)',
        does: 'for this session; or put it in ~/.bashrc',
      },
      { line: 'envfrom completion zsh > ~/.zfunc/_envfrom', does: 'where $fpath looks' },
      {
        line: 'envfrom completion fish > ~/.config/fish/completions/envfrom.fish',
        does: 'for good',
      },
    ],
    completes: 'shells',
  },
  {
    name: 'help',
    usage: '[COMMAND]',
    summary: 'Show help, of one command or of all',
    details: [],
    examples: [],
    completes: 'commands',
  },
];

/** The command of a name, or undefined. */
export function commandNamed(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}
