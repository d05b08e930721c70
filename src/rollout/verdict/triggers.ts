import { entriesAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import { type SourceKind, SOURCE_WORDS } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import type { Workload } from '../../model/workload.ts';

/**
 * The annotation that links a workload to a source, so that `envfrom rollout` gives the workload a copy of its own for each content:
 * `deployment.kubernetes.io/triggered-by: configmap/foo,secret/bar` (Kubernetes issue 22368).
 */
export function triggerOf(
  { manifest }: Workload,
  kind: SourceKind,
  name: string,
): Span | undefined {
  const wanted = `${manifest.kind.toLowerCase()}.kubernetes.io/triggered-by`;
  const entry = entriesAt(manifest.node, 'metadata', 'annotations').find(
    (each) => each.name === wanted,
  );
  const links = scalarText(entry?.value, manifest.dialect).split(',');
  const isLinked = links.some((link) => {
    const [resource = '', ...rest] = link.trim().split('/');
    return SOURCE_WORDS.get(resource.toLowerCase()) === kind && rest.join('/') === name;
  });
  return isLinked ? entry?.key : undefined;
}
