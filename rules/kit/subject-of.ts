import type { Manifest } from '../../src/model/manifest.ts';
import { writtenNameOf, writtenNamespaceOf } from '../../src/model/names/written-name.ts';
import { mapAt, type MapNode } from '../../src/model/node.ts';
import type { Subject } from '../../src/model/problem.ts';
import type { Container, Workload } from '../../src/model/workload.ts';

/** What a finding about an object is about; `detail` is the field, variable, key or name within it. */
export function subjectOfManifest(manifest: Manifest, detail?: string): Subject {
  return {
    kind: manifest.kind,
    namespace: writtenNamespaceOf(manifest),
    name: writtenNameOf(manifest),
    ...(detail === undefined ? {} : { detail }),
    annotated: annotatedOf(manifest, undefined),
  };
}

/** What a finding about a workload, or one container of it, is about. */
export function subjectOfWorkload(
  workload: Workload,
  container: Container | undefined,
  detail?: string,
): Subject {
  const { manifest, podMetadata } = workload;
  return {
    kind: manifest.kind,
    namespace: writtenNamespaceOf(manifest),
    name: writtenNameOf(manifest),
    ...(detail === undefined ? {} : { detail }),
    ...(container === undefined ? {} : { container: container.name }),
    annotated: annotatedOf(manifest, podMetadata),
  };
}

function annotatedOf({ node }: Manifest, template: MapNode | undefined): readonly MapNode[] {
  const metadata = mapAt(node, 'metadata');
  if (template === undefined) return metadata === undefined ? [] : [metadata];
  return metadata === undefined || metadata === template ? [template] : [metadata, template];
}
