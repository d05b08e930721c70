import type { Manifest } from '../../src/model/manifest.ts';
import { mapAt } from '../../src/model/node.ts';
import type { Subject } from '../../src/model/problem.ts';
import type { Container, Workload } from '../../src/model/workload.ts';
import { writtenNameOf, writtenNamespaceOf } from '../../src/model/names/written-name.ts';

/** What a finding about an object is about; `detail` is the field, variable, key or name within it. */
export function subjectOfManifest(manifest: Manifest, detail?: string): Subject {
  const metadata = mapAt(manifest.node, 'metadata');
  return {
    kind: manifest.kind,
    namespace: writtenNamespaceOf(manifest),
    name: writtenNameOf(manifest),
    ...(detail === undefined ? {} : { detail }),
    annotated: metadata === undefined ? [] : [metadata],
  };
}

/** What a finding about a workload, or one container of it, is about. */
export function subjectOfWorkload(
  workload: Workload,
  container: Container | undefined,
  detail?: string,
): Subject {
  const { kind, namespace, name, annotated = [] } = subjectOfManifest(workload.manifest);
  const template = workload.podMetadata;
  const own = annotated.filter((metadata) => metadata !== template);
  return {
    kind,
    namespace,
    name,
    ...(detail === undefined ? {} : { detail }),
    ...(container === undefined ? {} : { container: container.name }),
    annotated: template === undefined ? own : [...own, template],
  };
}
