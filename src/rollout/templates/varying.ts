import type { Build, Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { makingOf, type Span } from '../../model/span.ts';
import type { Canonical } from '../compare/canonical.ts';

/** Functions of templates whose results differ each time. */
const VARYING = /^(?:ago|date\w*|Format|htmlDate\w*|now|rand\w+|shuffle|unixEpoch|Unix\w*|uuidv4)$/;
const REVISION = /\.Release\.Revision\b/;

/** Whether a text of a chart is another one in each release. Argo CD always renders the first revision. */
export function varies(text: Span, build: Build | undefined): boolean {
  const making = makingOf(text);
  if (making === undefined) return false;
  if (making.unknowable !== undefined && VARYING.test(making.unknowable)) return true;
  return (
    build?.kind !== 'argo-application' &&
    making
      .actions?.()
      .some(({ file, start, end }) => REVISION.test(file.text.slice(start, end))) === true
  );
}

/** Whether a chart gives an object another name in each release. */
export function hasNewName({ node }: Manifest, build: Build | undefined): boolean {
  const name = scalarAt(node, 'metadata', 'name');
  return name !== undefined && varies(name, build);
}

/** The same template with texts of an earlier release where each has its own: no text is equal to them. The very same if it has none. */
export function asBefore(part: Canonical, build: Build | undefined): Canonical {
  if (part.kind === 'scalar') return varies(part.at, build) ? { ...part, text: '' } : part;
  if (part.kind === 'list') {
    const items = part.items.map((item) => asBefore(item, build));
    return items.every((item, at) => item === part.items[at]) ? part : { ...part, items };
  }
  const entries = [...part.entries].map(([name, value]) => [name, asBefore(value, build)] as const);
  return entries.every(([name, value]) => value === part.entries.get(name))
    ? part
    : { ...part, entries: new Map(entries) };
}
