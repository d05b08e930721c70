import type { Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { contentHash } from '../../render/kustomize/names/content-hash.ts';
import type { Copy } from './copy.ts';
import type { LinkedKind } from './linked-kinds.ts';
import type { SourceUse } from './source-uses.ts';

/** A workload that an annotation links to a ConfigMap or Secret. */
export interface Link {
  readonly workload: Manifest;
  readonly kind: LinkedKind;
  readonly origin: Manifest;
  /** Where its pods name the original, or a copy of it. */
  readonly uses: readonly SourceUse[];
}

export interface CopyPlan {
  readonly origin: Manifest;
  /** The name under which copies are made: the original's. */
  readonly originName: string;
  readonly hash: string;
  readonly revision: number;
  /**
   * `current`: there, and the newest; `revived`: an older copy is the current one again; `mended`: someone edited it, so it is rewritten; `new`.
   */
  readonly state: 'current' | 'revived' | 'mended' | 'new';
  /** The copy that is current from now on, if it exists. */
  readonly existing: Copy | undefined;
  /** Older copies that stay, newest first. */
  readonly kept: readonly Copy[];
  /** Older copies that no kept revision can need. */
  readonly removed: readonly Copy[];
}

/** Kubernetes' default if a workload has none. */
const DEFAULT_HISTORY = 10;

/**
 * Plans the copies of an original for the workloads linked to it. Of the older ones, as many stay as the workload that remembers most keeps
 * old revisions (`history` overrides it), at least one: pods of the revision before may still start until the rollout is done. A copy that
 * something else names (`pinned`) stays too.
 */
export function planCopies(
  origin: Manifest,
  originName: string,
  links: readonly Link[],
  known: readonly Copy[],
  {
    history,
    pinned,
  }: { readonly history: number | undefined; readonly pinned: ReadonlySet<string> },
): CopyPlan {
  const hash = contentHash(origin.node);
  const newestFirst = known.toSorted((a, b) => b.revision - a.revision);
  const last = newestFirst[0]?.revision ?? 0;
  const existing = newestFirst.find((copy) => copy.hash === hash);
  const others = newestFirst.filter((copy) => copy !== existing);
  const limit = Math.max(1, history ?? Math.max(...links.map(historyOf)));
  const removed = others.slice(limit).filter(({ name }) => !pinned.has(name));
  const isNewest = existing !== undefined && existing.revision === last && last > 0;
  return {
    origin,
    originName,
    hash,
    existing,
    state: stateOf(existing, isNewest),
    revision: isNewest ? last : last + 1,
    kept: others.filter((copy) => !removed.includes(copy)),
    removed,
  };
}

function stateOf(existing: Copy | undefined, isNewest: boolean): CopyPlan['state'] {
  if (existing === undefined) return 'new';
  if (!existing.intact) return 'mended';
  return isNewest ? 'current' : 'revived';
}

/** How many old revisions a workload keeps: `spec.revisionHistoryLimit`, which CronJobs do not have. */
function historyOf({ workload }: Link): number {
  const text = scalarAt(workload.node, 'spec', 'revisionHistoryLimit')?.text ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : DEFAULT_HISTORY;
}
