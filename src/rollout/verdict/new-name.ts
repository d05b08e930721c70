import type { Build, Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { makingOf } from '../../model/span.ts';

/** Functions of templates whose results differ each time. */
const VARYING = /^(?:ago|date\w*|Format|htmlDate\w*|now|rand\w+|shuffle|unixEpoch|Unix\w*|uuidv4)$/;
const REVISION = /\.Release\.Revision\b/;

/** Whether a chart gives an object another name in each release. Argo CD always renders the first revision. */
export function hasNewName({ node }: Manifest, build: Build | undefined): boolean {
  const name = scalarAt(node, 'metadata', 'name');
  const making = name && makingOf(name);
  if (making === undefined) return false;
  if (making.unknowable !== undefined && VARYING.test(making.unknowable)) return true;
  return (
    build?.kind !== 'argo-application' &&
    [...making.places, ...making.calls].some(({ file, start, end }) =>
      REVISION.test(file.text.slice(start, end)),
    )
  );
}
