import { NEWEST_KUBERNETES, OLDEST_KUBERNETES } from '../../model/versions/kubernetes-version.ts';
import type { Option } from '../arguments/option.ts';

/** Which files are read, how, and up to which size. */

const VERSIONS = `1.${OLDEST_KUBERNETES} to 1.${NEWEST_KUBERNETES}`;

const KUBERNETES_VERSION: Option = {
  name: 'kubernetes-version',
  group: 'Repository',
  letter: 'k',
  value: 'VERSION',
  help: `The version of the cluster, ${VERSIONS}, which decides what it accepts and how environments are built`,
  default: `1.${NEWEST_KUBERNETES}`,
  config: 'kubernetesVersion',
  input: true,
};

const DEPLOYER_VERSIONS: readonly Option[] = [
  {
    name: 'argocd-version',
    group: 'Repository',
    value: 'VERSION',
    help: 'The version of Argo CD, which decides the versions of Helm and kustomize that render',
    default: 'what the repository installs, else the newest',
    config: 'argocdVersion',
    input: true,
  },
  {
    name: 'flux-version',
    group: 'Repository',
    value: 'VERSION',
    help: 'The version of Flux, which decides the same, and how variables without a value are treated',
    default: 'what the repository installs, else the newest',
    config: 'fluxVersion',
    input: true,
  },
];

const INCLUDE: Option = {
  name: 'include',
  group: 'What to look at',
  value: 'GLOB',
  repeatable: true,
  help: 'Check only files that match, relative to the repository (*, **, ?, [a-z], {a,b}); may be given several times',
  config: 'include',
  input: true,
};

const EXCLUDE: Option = {
  name: 'exclude',
  group: 'What to look at',
  value: 'GLOB',
  repeatable: true,
  help: 'Leave out files that match; kustomizations may still load them',
  config: 'exclude',
  input: true,
};

const TRACKED: Option = {
  name: 'tracked',
  group: 'What to look at',
  help: 'Check only files that git tracks; the default in pre-commit',
};

export const STDIN_FILENAME: Option = {
  name: 'stdin-filename',
  group: 'What to look at',
  value: 'PATH',
  completes: 'files',
  help: 'Path to report for standard input (`-`), and where to look up its references',
  default: 'stdin.yaml',
};

export const CONFIG: Option = {
  name: 'config',
  group: 'Repository',
  letter: 'c',
  value: 'FILE',
  completes: 'files',
  help: 'The configuration file',
  default: 'the nearest .envfrom.yaml, .envfrom.yml or .config/envfrom.yaml',
  input: true,
};

export const NO_CONFIG: Option = {
  name: 'no-config',
  group: 'Repository',
  help: 'Do not read a configuration file',
  input: true,
};

export const LOAD_RESTRICTOR: Option = {
  name: 'load-restrictor',
  group: 'Repository',
  value: 'SCOPE',
  values: ['repository', 'root'],
  help: 'Which files kustomizations may load: any in the repository, or only those below their own folder',
  default: 'repository',
  config: 'loadRestrictor',
  input: true,
};

const REPO_URL: Option = {
  name: 'repo-url',
  group: 'Repository',
  value: 'URL',
  repeatable: true,
  help: 'A URL of this repository, if its git remotes do not show it; may be given several times',
  config: 'repositoryUrls',
  input: true,
};

const CHART_VERSION_ANY: Option = {
  name: 'chart-version-any',
  group: 'Repository',
  help: 'Use another version of a chart if the right one is not available',
  config: 'chartVersionAny',
  input: true,
};

export const LIMIT: Option = {
  name: 'limit',
  group: 'Repository',
  value: 'NAME=NUMBER',
  repeatable: true,
  help: 'Change a limit on input: file-size (bytes), alias-nodes, depth, documents',
  config: 'limits',
};

/** Which version of what the files are for, and which files are read. */
export const FILE_OPTIONS: readonly Option[] = [
  KUBERNETES_VERSION,
  ...DEPLOYER_VERSIONS,
  INCLUDE,
  EXCLUDE,
  TRACKED,
];

/** What may be loaded, and how much of it. */
export const LOADING_OPTIONS: readonly Option[] = [
  LOAD_RESTRICTOR,
  REPO_URL,
  CHART_VERSION_ANY,
  LIMIT,
];

/** Options of each command that reads and judges files, and prints something besides problems. */
export const READING_OPTIONS: readonly Option[] = [
  ...FILE_OPTIONS,
  STDIN_FILENAME,
  CONFIG,
  NO_CONFIG,
  ...LOADING_OPTIONS,
];
