import type { Span } from '../span.ts';

export type DeployerName = 'argocd' | 'flux';

/** The major version of Helm that renders. */
export type HelmMajor = 3 | 4;

/** What renders where nothing says which Helm does. */
export const NEWEST_HELM: HelmMajor = 4;

/** What a version of Flux or Argo CD comes with: a row of `deployers/`. */
export interface DeployerRow {
  readonly deployer: DeployerName;
  /** The minor version: `2.8`. */
  readonly version: string;
  /** The versions of the programs that it carries. */
  readonly helm: string;
  readonly kustomize: string;
  /** A variable of `postBuild` without a value is an error. */
  readonly strictSubstitution?: boolean;
  /** Post-renderers of a HelmRelease get its hooks, unless `postRenderStrategy` says otherwise. */
  readonly postRendersHooks?: boolean;
}

/** The version of Flux or Argo CD that deploys a build, and how that is known. */
export interface DeployerVersion extends DeployerRow {
  readonly known: VersionSource;
}

type VersionSource =
  /** A flag or the configuration. */
  | { readonly by: 'settings' }
  /** A file of the repository. `isRange`: it allows others, of which the newest runs as soon as there is one. */
  | { readonly by: 'repository'; readonly at: Span; readonly isRange: boolean }
  /** Nothing says it: the newest that is known. */
  | { readonly by: 'assumption' };

/** As people write them. */
export const DEPLOYER_TITLES = { argocd: 'Argo CD', flux: 'Flux' } as const;

/** Whether it is certain that no other version runs, so that it may prove a mistake. */
export function isCertain({ known }: DeployerVersion): boolean {
  return known.by === 'settings' || (known.by === 'repository' && !known.isRange);
}

export function helmMajorOf({ helm }: Pick<DeployerRow, 'helm'>): HelmMajor {
  return helm.startsWith('3.') ? 3 : 4;
}
