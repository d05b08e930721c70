import type { Limits } from './limits.ts';
import type { Severity } from './problem.ts';
import type { ProducerRow } from './producer-row.ts';
import type { SourceKind } from './source.ts';
import type { DeployerName, DeployerRow } from './versions/deployer-version.ts';
import type { KubernetesMinor } from './versions/kubernetes-version.ts';

/** The settings of a run from flags and the configuration file, defaults filled in. */
export interface Settings {
  /** A version that is known here: the one of the cluster, or the nearest to it. */
  readonly kubernetesVersion: KubernetesMinor;
  /** The version of the cluster as the user named it, which may be newer than any known here; absent: nobody named one. */
  readonly namedKubernetes?: KubernetesMinor;
  /** The versions of Flux and Argo CD that the user named; absent: none. */
  readonly deployers?: NamedDeployers;
  readonly strict: boolean;
  /** Severity per rule id, if the user changed it. */
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  /** Other severities for the problems in some paths; the last override that names a rule counts. Absent: none. */
  readonly overrides?: readonly RuleOverride[];
  /** The ids of the rules that run; absent: all that are on. */
  readonly only?: ReadonlySet<string>;
  readonly externals: readonly External[];
  /** The clusters that the configuration declares, each name once; absent if it declares none. */
  readonly clusters?: readonly DeclaredCluster[];
  /** Rows of producers from the configuration, like those of the registry. */
  readonly producers?: readonly ProducerRow[];
  readonly limits: Limits;
  /** `root` = kustomize's own default: nothing outside a kustomization's folder. */
  readonly loadRestrictor: 'repository' | 'root';
  /** URLs under which entry objects name this repository (`--repo-url`, `repositoryUrls`); absent: the URLs of the git remotes. */
  readonly repositoryUrls?: readonly string[];
  /** Sources of Flux and Argo CD that are made of this repository (`sources`); absent: none is declared. */
  readonly sources?: readonly DeclaredSource[];
  /** What people deploy although nothing in the repository does (`entryPoints`); absent: nothing is declared. */
  readonly entryPoints?: readonly DeclaredEntryPoint[];
  /** Folders of pulled charts, relative to the root; absent: `.envfrom/charts`. */
  readonly charts?: readonly string[];
  /** Another version of a chart may be used if the right one is not here. */
  readonly anyChartVersion?: true;
  /** Report about these builds only: words of `--build`, as written and as folders relative to the root of the run (`.` for the root itself). */
  readonly selectedBuilds?: readonly string[];
  /** Report about this cluster only: its name, the last part of it, or `none`. */
  readonly cluster?: string;
  /** Problems in what nothing deploys are listed with the others (`--undeployed`). */
  readonly listsUndeployed?: true;
  /** Environments are shown with the values of Secrets, and with names that may come from them (`--show-values`). */
  readonly revealsValues?: true;
  /** `ignore`: comments and annotations suppress nothing (`--no-ignore`). Absent: they do. */
  readonly suppressions?: 'apply' | 'ignore';
  /** Absent: Reloader as it comes. */
  readonly reloader?: ReloaderSettings;
}

/** Versions of Flux and Argo CD, each one that is known. */
export type NamedDeployers = Partial<Readonly<Record<DeployerName, DeployerRow>>>;

/** Severities of rules for problems in files that match one of the globs (`pathGlobs`). */
export interface RuleOverride {
  readonly paths: readonly string[];
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
}

/** A cluster, as declared in the configuration. */
export interface DeclaredCluster {
  readonly name: string;
  /** The address under which it is registered in Argo CD; absent: it is not registered there, or the address is unknown. */
  readonly server?: string;
  /** The project of Argo CD that it belongs to. */
  readonly project?: string;
  /** Of its Secret in Argo CD. */
  readonly labels: ReadonlyMap<string, string>;
  readonly annotations: ReadonlyMap<string, string>;
  /** Everything in these folders, or below, goes to it; relative to the root, `.` for the root itself. */
  readonly folders: readonly string[];
  /** The versions of Flux and Argo CD that run in it; absent: not declared. */
  readonly deployers?: NamedDeployers;
}

/** A source of Flux or Argo CD that is a folder of this repository, as declared in the configuration: by its URL, its name, or both. */
export interface DeclaredSource {
  readonly url?: string;
  /** Absent: any kind. */
  readonly kind?: string;
  /** Absent: any namespace. */
  readonly namespace?: string;
  readonly name?: string;
  /** Relative to the root, `''` for the root itself. */
  readonly folder: string;
}

/** A folder or chart that is deployed, as declared in the configuration; all paths are relative to the root. */
export interface DeclaredEntryPoint {
  readonly kind: 'folder' | 'chart';
  /** `.` for the root itself. */
  readonly path: string;
  /** The values files of a chart, in their order. */
  readonly values: readonly string[];
  /** Absent: unknown; of a chart, `default`. */
  readonly namespace?: string;
  /** The name of a chart's release; absent: the chart's name. */
  readonly release?: string;
  /** Absent: the cluster that is declared for the path, if any. */
  readonly cluster?: string;
}

/** A source that exists elsewhere, as declared in the configuration. */
export interface External {
  readonly kind: SourceKind;
  /** Globs for names. */
  readonly namespace: string;
  readonly name: string;
  /** Undefined: any key. */
  readonly keys: readonly string[] | undefined;
  /** The folder whose references it is declared for; absent: all. */
  readonly within?: string;
}

/** How the cluster's Stakater Reloader is started, as far as that decides what it restarts. */
export interface ReloaderSettings {
  /** `--auto-reload-all`: also workloads without an annotation. */
  readonly autoReloadAll: boolean;
  /** `--reload-on-create` and `--reload-on-delete`: also when a source comes or goes. */
  readonly reloadOnCreate: boolean;
  readonly reloadOnDelete: boolean;
  /** `--resources-to-ignore`. */
  readonly ignoresConfigMaps: boolean;
  readonly ignoresSecrets: boolean;
  /** `--namespaces-to-ignore`. */
  readonly ignoredNamespaces: readonly string[];
  /** `--is-Argo-Rollouts`. */
  readonly argoRollouts: boolean;
}

/** Reloader's defaults. */
export const DEFAULT_RELOADER: ReloaderSettings = {
  autoReloadAll: false,
  reloadOnCreate: false,
  reloadOnDelete: false,
  ignoresConfigMaps: false,
  ignoresSecrets: false,
  ignoredNamespaces: [],
  argoRollouts: true,
};
