import type { Build, Manifest } from './manifest.ts';
import { scalarAt } from './node.ts';
import { makingOf } from './span.ts';

/** Whether an object of a build is what the values of a chart that is not here let expect; others of the build may be written here. */
export function isPreviewed({ previewed }: Build, { node }: Manifest): boolean {
  const kind = previewed === true ? scalarAt(node, 'kind') : undefined;
  return kind !== undefined && makingOf(kind)?.isThirdParty === true;
}
