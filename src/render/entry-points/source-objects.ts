import { FLUX_SOURCES } from '../../model/elsewhere/flux-sources.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { hostSpan } from '../../model/span.ts';
import type { FindRepository } from '../releases/chart-need.ts';
import { nearestTo } from './nearest-to.ts';

/** Source objects as the repository writes them. Of several with one name those in the namespace are meant, of these the nearest: each cluster has its own. */
export function sourceObjects(manifests: readonly Manifest[]): FindRepository {
  const sources = manifests.filter(({ group }) => group === FLUX_SOURCES);
  const byName = groupBy(sources, ({ kind, name = '' }) => `${kind} ${name}`);
  return (kind, name, namespace, here) => {
    const same = byName.get(`${kind} ${name}`) ?? [];
    const within = same.filter((each) => each.namespace === namespace);
    return nearestTo(
      here,
      within.length > 0 ? within : same,
      ({ node }) => hostSpan(node).file.path,
    );
  };
}
