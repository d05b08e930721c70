import { isSameField } from '../changes/canonical.ts';
import type { NotCompared } from '../model/changes/change.ts';
import type { Manifest } from '../model/manifest.ts';
import { nameInCluster } from '../model/name-of.ts';
import { valueAt } from '../model/node.ts';
import type { Report } from '../model/report.ts';

/**
 * Entry objects that changed and whose objects nobody looks at (a chart from elsewhere, another repository): what that does to pods is not told, and a
 * reader should know.
 */
export function noteEntryObjects(
  before: Pick<Report, 'notLookedAt'>,
  after: Pick<Report, 'builds' | 'notLookedAt'>,
): readonly NotCompared[] {
  const olds = new Map(before.notLookedAt.map(({ manifest }) => [identityOf(manifest), manifest]));
  const deployers = new Set(after.builds.map(({ deployedBy }) => deployedBy?.name));
  return after.notLookedAt.flatMap(({ manifest, reason }): NotCompared[] => {
    // A part of what it deploys is known: its values tell of containers.
    if (deployers.has(nameInCluster(manifest).replaceAll('`', ''))) return [];
    const old = olds.get(identityOf(manifest));
    if (old !== undefined && isSameSpec(old, manifest)) return [];
    const what = old === undefined ? 'is new' : 'changes';
    const text = `${nameInCluster(manifest)} ${what}, and what it deploys is not known here: ${reason}`;
    return [{ text, at: manifest.node }];
  });
}

function identityOf(manifest: Manifest): string {
  return [manifest.group, manifest.kind, manifest.namespace ?? '', manifest.name ?? ''].join('\n');
}

function isSameSpec(old: Manifest, now: Manifest): boolean {
  const [one, other] = [old, now].map(({ node }) => valueAt(node, 'spec'));
  return isSameField(one, old.dialect, other, now.dialect);
}
