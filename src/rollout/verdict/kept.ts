import type { BuildChange, Reason } from '../../model/changes/change.ts';
import { fluxMark } from '../../model/elsewhere/flux-marks.ts';
import type { Build } from '../../model/manifest.ts';
import { mapAt, scalarAt, valueAt, type MapNode } from '../../model/node.ts';
import { isFalse, isTrue } from '../../model/scalars/scalar-text.ts';
import type { Span } from '../../model/span.ts';

/**
 * Why an object that its build no longer has stays in the cluster: what deploys it deletes nothing, or not this object. Where the whole build is
 * gone, the object that deployed it may stay in the same way.
 */
export function keptBy(
  object: MapNode,
  { before, after }: BuildChange,
  builds: readonly BuildChange[],
): Reason | undefined {
  const last = after ?? before;
  if (last === undefined) return undefined;
  const own = keptByItself(object, last);
  if (own !== undefined)
    return { text: `it stays in the cluster: it says \`${own}\``, before: object };
  const kept = keptByDeployer(last, after === undefined);
  if (kept !== undefined || after !== undefined) return kept;
  const { deployedBy } = last;
  const parent = builds.find((pair) => pair.before && pair.before.id === deployedBy?.parent);
  if (deployedBy === undefined || parent === undefined || parent.before === last) return undefined;
  return keptBy(deployedBy.at, parent, builds);
}

/** What an object says that keeps it. */
function keptByItself(object: MapNode, { kind }: Build): string | undefined {
  const annotations = mapAt(object, 'metadata', 'annotations');
  switch (kind) {
    case 'flux-kustomization':
      return (fluxMark(object, 'prune', 'disabled') ?? fluxMark(object, 'reconcile', 'disabled'))
        ?.written;
    case 'helm-release': {
      const policy = scalarAt(annotations, 'helm.sh/resource-policy')?.text ?? '';
      return policy.trim().toLowerCase() === 'keep' ? 'helm.sh/resource-policy: keep' : undefined;
    }
    case 'argo-application': {
      const options = scalarAt(annotations, 'argocd.argoproj.io/sync-options')?.text ?? '';
      return options.split(',').some((option) => option.trim() === 'Prune=false')
        ? 'argocd.argoproj.io/sync-options: Prune=false'
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Flux prunes if it is asked to, also when its Kustomization goes; so does Argo CD where it syncs by itself: a person who syncs may prune. */
function keptByDeployer({ kind, deployedBy }: Build, isGone: boolean): Reason | undefined {
  if (deployedBy === undefined) return undefined;
  const { name, at, object } = deployedBy;
  const { dialect } = object;
  const stays = (what: string, place: Span): Reason => ({
    text: `it stays in the cluster: ${name} ${what}`,
    ...(isGone ? { before: place } : { after: place }),
  });
  if (kind === 'flux-kustomization') {
    const prune = scalarAt(at, 'spec', 'prune');
    return prune && isFalse(prune, dialect) ? stays('does not `prune`', prune) : undefined;
  }
  const automated = valueAt(at, 'spec', 'syncPolicy', 'automated');
  if (kind !== 'argo-application' || isGone || automated?.kind !== 'map') return undefined;
  const isOff = isFalse(scalarAt(automated, 'enabled'), dialect);
  return isOff || isTrue(scalarAt(automated, 'prune'), dialect)
    ? undefined
    : stays('syncs by itself and does not `prune`', automated);
}
