import { plainUrl, type AskedItem } from '../../../model/elsewhere/asked-item.ts';
import { hasPlaceholder } from '../../../model/elsewhere/repository-address.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { valueAt } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';

/** What source-controller checks out if a GitRepository names nothing. */
const DEFAULT_BRANCH = 'master';

/** What a source object of Flux fetches; undefined for any other object, and for one that does not say it. */
export function sourceItem(manifest: Manifest): AskedItem | undefined {
  const { group, kind, node, dialect } = manifest;
  if (group !== 'source.toolkit.fluxcd.io') return undefined;
  const text = (...path: readonly string[]): string | undefined =>
    stringOf(valueAt(node, 'spec', ...path), dialect) || undefined;
  const ref = (name: string): string | undefined => text('ref', name);
  switch (kind) {
    case 'GitRepository': {
      const range = ref('semver');
      const found =
        ref('commit') ?? ref('name') ?? (range && `semver ${range}`) ?? ref('tag') ?? ref('branch');
      return itemOf('git', text('url'), found ?? DEFAULT_BRANCH);
    }
    case 'OCIRepository':
      return itemOf('oci', text('url'), ref('digest') ?? ref('semver') ?? ref('tag') ?? 'latest');
    case 'Bucket': {
      const [endpoint, bucket] = [text('endpoint'), text('bucketName')];
      if (endpoint === undefined || bucket === undefined) return undefined;
      return itemOf('bucket', `https://${endpoint}/${bucket}`, undefined);
    }
    default:
      return undefined;
  }
}

/** What Argo CD fetches for a `repoURL`: an artifact, or a git repository. Without a revision it is the default branch. */
export function argoItem(url: string, revision: string | undefined): AskedItem | undefined {
  const version = revision === 'HEAD' ? undefined : revision;
  return itemOf(url.startsWith('oci://') ? 'oci' : 'git', url, version);
}

function itemOf(
  type: AskedItem['type'],
  url: string | undefined,
  version: string | undefined,
): AskedItem | undefined {
  if (url === undefined || url === '' || hasPlaceholder(url)) return undefined;
  if (version !== undefined && hasPlaceholder(version)) return undefined;
  return { type, url: plainUrl(url), version };
}
