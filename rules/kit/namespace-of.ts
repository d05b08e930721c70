import type { Evidence } from '../../src/model/evidence.ts';
import { OWN_CHART_NAMESPACE, type Manifest } from '../../src/model/manifest.ts';

/** The namespace of an object: its own, or that of its build. Undefined if it is not known, as of a chart that nothing deploys. */
export function namespaceOf(
  { namespace }: Manifest,
  build: string,
  { buildOf }: Pick<Evidence, 'buildOf'>,
): string | undefined {
  const of = buildOf(build);
  if (of?.kind === 'chart') return namespace === OWN_CHART_NAMESPACE ? undefined : namespace;
  return namespace ?? of?.namespace;
}
