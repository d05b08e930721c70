import { deployedPlaces } from '../../src/model/deployed-places.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import {
  childrenOf,
  mapAt,
  scalarAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import { hostPlaceOf } from '../../src/model/span.ts';
import { CLAIM, pending, type ObjectReference } from '../kit/object-references.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** The keys under which most charts take the name of a claim. */
const KEYS: ReadonlySet<string> = new Set(['existingClaim', 'claimName']);

/** The claims that values name, of releases whose charts are not here. */
export function* claimsInValues({ manifests, builds }: Evidence): Iterable<ObjectReference> {
  const followed = deployedPlaces(builds);
  for (const { manifest, build } of manifests) {
    const values = valuesOf(manifest);
    if (values === undefined || followed.has(hostPlaceOf(manifest.node))) continue;
    const namespace = installNamespace(manifest);
    for (const at of claimsIn(values)) {
      const subject = subjectOfManifest(manifest, at.text);
      yield { at, to: CLAIM, namespace, build, manifest, subject, without: pending };
    }
  }
}

/** The values that a release gives to a chart. */
function valuesOf({ kind, node, unread }: Manifest): MapNode | undefined {
  if (unread !== undefined) return unread;
  if (kind === 'HelmRelease') return mapAt(node, 'spec', 'values');
  return kind === 'Application' ? mapAt(node, 'spec', 'source', 'helm', 'valuesObject') : undefined;
}

/** What has `enabled: false` beside it is not made. */
function claimsIn(values: MapNode): readonly ScalarNode[] {
  const found: ScalarNode[] = [];
  const open: YamlNode[] = [values];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'map') {
      if (scalarAt(node, 'enabled')?.text === 'false') continue;
      for (const { name, value } of node.entries)
        if (KEYS.has(name) && value.kind === 'scalar') found.push(value);
    }
    for (const child of childrenOf(node)) if (child.kind !== 'scalar') open.push(child);
  }
  return found;
}

/** Where a release installs its chart. */
function installNamespace({ node, namespace, kind }: Manifest): string | undefined {
  if (kind === 'Application') return scalarAt(node, 'spec', 'destination', 'namespace')?.text;
  return scalarAt(node, 'spec', 'targetNamespace')?.text ?? namespace;
}
