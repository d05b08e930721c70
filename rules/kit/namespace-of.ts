import type { Evidence } from '../../src/model/evidence.ts';
import { namespaceIn, type Manifest } from '../../src/model/manifest.ts';

/** The namespace of an object: its own, or that of its build. Undefined if it is not known, as of a chart that nothing deploys. */
export function namespaceOf(
  manifest: Manifest,
  build: string,
  { buildOf }: Pick<Evidence, 'buildOf'>,
): string | undefined {
  const of = buildOf(build);
  return of === undefined ? manifest.namespace : namespaceIn(manifest, of);
}
