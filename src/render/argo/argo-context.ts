import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { openContext, type KustomizeContext } from '../kustomize/load/context.ts';

/** What all Argo CD applications of one repository share. */
export interface ArgoContext {
  readonly tree: FileTree;
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
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

export function openArgo(options: Pick<ArgoContext, 'tree' | 'parsed' | 'limits'>): ArgoContext {
  const { tree, parsed, limits } = options;
  return { tree, parsed, limits, kustomize: new Map() };
}

/** kustomize with some flags on the repository. */
export function kustomizeWith(
  { tree, parsed, limits, kustomize }: ArgoContext,
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
    });
    kustomize.set(key, context);
  }
  return context;
}
