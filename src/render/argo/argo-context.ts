import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { FindChart } from '../kustomize/load/inflate.ts';
import { openContext, type KustomizeContext } from '../kustomize/load/context.ts';

/** What all Argo CD applications of one repository share. */
export interface ArgoContext {
  readonly tree: FileTree;
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
  readonly findChart?: FindChart | undefined;
  /** Why a file that is not here may be in the repository that is deployed, as a clause. */
  readonly mayAppear?: (path: string) => string | undefined;
  /** kustomize as Argo CD runs it, by what the options of the installation change; each keeps what it has built. */
  readonly kustomize: Map<string, KustomizeContext>;
}

/** What `kustomize.buildOptions` of the installation changes about builds. */
export interface KustomizeFlags {
  readonly restrictToRoot: boolean;
  readonly charts: boolean;
  readonly plugins: boolean;
}

export const DEFAULT_FLAGS: KustomizeFlags = {
  restrictToRoot: true,
  charts: false,
  plugins: false,
};

export function openArgo(options: Omit<ArgoContext, 'kustomize'>): ArgoContext {
  return { ...options, kustomize: new Map() };
}

/** kustomize with some flags on the repository. */
export function kustomizeWith(
  { tree, parsed, limits, findChart, mayAppear, kustomize }: ArgoContext,
  flags: KustomizeFlags,
): KustomizeContext {
  const key = [flags.restrictToRoot, flags.charts, flags.plugins].join(' ');
  let context = kustomize.get(key);
  if (context === undefined) {
    context = openContext({
      tree,
      parsed,
      limits,
      loadRestrictor: flags.restrictToRoot ? 'root' : 'repository',
      refusePlugins: !flags.plugins,
      refuseCharts: !flags.charts,
      findChart,
      ...(mayAppear !== undefined && { mayAppear }),
    });
    kustomize.set(key, context);
  }
  return context;
}
