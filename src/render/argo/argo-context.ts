import type { TrackedQuery } from '../../dependencies/tracked-query.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import { getOrMake } from '../../model/memo.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { KustomizeContext, ResultsByFlags } from '../kustomize/load/context.ts';
import type { FindChart } from '../kustomize/load/inflate.ts';
import {
  trackedTree,
  openTrackedContext,
  type FileQueries,
  type Tracking,
} from '../kustomize/load/tracked-context.ts';

/** What all Argo CD applications of one repository share. */
export interface ArgoContext extends ArgoOptions {
  /** kustomize as Argo CD runs it, with what the options of the installation change; each keeps what it has built. */
  readonly kustomizeWith: (flags: KustomizeFlags) => KustomizeContext;
}

interface ArgoOptions {
  readonly tree: FileTree;
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
  readonly findChart?: FindChart | undefined;
  /** Why a file that is not here may be in the repository that is deployed, as a clause. */
  readonly mayAppear?: (path: string) => string | undefined;
  /** For what other contexts of the run build, too. */
  readonly results?: ResultsByFlags | undefined;
  /** For a run that another one may follow. */
  readonly tracking?: ArgoTracking | undefined;
}

/** What may be asked of one repository besides its files: nothing, but each kustomize must be there to be asked. */
export interface ArgoQueries extends FileQueries {
  readonly open: TrackedQuery<[restrictToRoot: boolean, charts: boolean, plugins: boolean], void>;
}

type ArgoTracking = Tracking & { readonly queries: ArgoQueries };

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

export function openArgo(options: ArgoOptions): ArgoContext {
  const { tracking } = options;
  const opened = new Map<string, KustomizeContext>();
  const open = (flags: KustomizeFlags): KustomizeContext => {
    const key = [flags.restrictToRoot, flags.charts, flags.plugins].join(' ');
    return getOrMake(opened, key, () => openKustomize(options, flags, key));
  };
  const ask = tracking?.queries.open.register(tracking.place, (restrictToRoot, charts, plugins) => {
    open({ restrictToRoot, charts, plugins });
  });
  return {
    ...options,
    tree: tracking === undefined ? options.tree : trackedTree(options.tree, tracking),
    kustomizeWith(flags) {
      ask?.(flags.restrictToRoot, flags.charts, flags.plugins);
      return open(flags);
    },
  };
}

function openKustomize(
  { tree, parsed, limits, findChart, mayAppear, results, tracking }: ArgoOptions,
  flags: KustomizeFlags,
  key: string,
): KustomizeContext {
  return openTrackedContext(
    {
      tree,
      parsed,
      limits,
      loadRestrictor: flags.restrictToRoot ? 'root' : 'repository',
      refusePlugins: !flags.plugins,
      refuseCharts: !flags.charts,
      findChart,
      results,
      ...(mayAppear !== undefined && { mayAppear }),
    },
    tracking && { ...tracking, place: `${tracking.place} ${key}` },
  );
}
