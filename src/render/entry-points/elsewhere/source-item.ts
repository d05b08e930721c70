import { plainUrl, type AskedItem } from '../../../model/elsewhere/asked-item.ts';
import { FLUX_SOURCES } from '../../../model/elsewhere/flux-sources.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { holdsPlaceholder } from '../../../model/names/placeholders.ts';
import { valueAt } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';

/** What source-controller checks out if a GitRepository names nothing. */
const DEFAULT_BRANCH = 'master';

/** What a source object of Flux fetches; undefined for any other object, and for one that does not say it. */
export function sourceItem(manifest: Manifest): AskedItem | undefined {
  const { group, kind, node, dialect } = manifest;
  if (group !== FLUX_SOURCES) return undefined;
  const text: TextAt = (...path) => stringOf(valueAt(node, 'spec', ...path), dialect) || undefined;
  const ref = (name: string): string | undefined => text('ref', name);
  switch (kind) {
    case 'GitRepository': {
      const range = ref('semver');
      const found =
        ref('commit') ?? ref('name') ?? (range && `semver ${range}`) ?? ref('tag') ?? ref('branch');
      return itemOf('git', text('url'), found ?? DEFAULT_BRANCH);
    }
    case 'OCIRepository':
      return artifactItem(text);
    case 'Bucket': {
      const [endpoint, bucket] = [text('endpoint'), text('bucketName')];
      if (endpoint === undefined || bucket === undefined) return undefined;
      return itemOf('bucket', `https://${endpoint}/${bucket}`, undefined);
    }
    default:
      return undefined;
  }
}

/** One layer of an artifact: the first, or the first one of a media type (source-controller: selectLayer in ocirepository_controller.go). */
function artifactItem(text: TextAt): AskedItem | undefined {
  const [range, operation] = [text('ref', 'semver'), text('layerSelector', 'operation')];
  const version = text('ref', 'digest') ?? (range && rangeOf(range)) ?? text('ref', 'tag');
  const item = itemOf('oci', text('url'), version ?? 'latest');
  const mediaType = text('layerSelector', 'mediaType');
  // What is copied is unpacked by whoever reads the artifact.
  const isKnown = operation === undefined || operation === 'extract' || operation === 'copy';
  return (
    item && {
      ...item,
      ...(mediaType !== undefined && { mediaType }),
      ...(!isKnown && { operation }),
    }
  );
}

/** A range that is one version names the tag; the tags of any other one are not known. */
function rangeOf(range: string): string {
  return /^v?\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(range) ? range : `semver ${range}`;
}

type TextAt = (...path: readonly string[]) => string | undefined;

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
  if (url === undefined || url === '' || holdsPlaceholder(url)) return undefined;
  if (version !== undefined && holdsPlaceholder(version)) return undefined;
  return { type, url: plainUrl(url), version };
}
