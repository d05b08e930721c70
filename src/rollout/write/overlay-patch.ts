import { writeScalar } from '../../edits/fragment.ts';
import type { ScalarNode, YamlNode } from '../../model/node.ts';

const HEADING =
  '# Written by `envfrom rollout`: this workload uses the copies of this overlay. Run `envfrom rollout --write` to renew it.\n';

/** A patch that makes places of a workload name a copy instead of the original. It fails if the original is not named there any more. */
export function overlayPatch(paths: readonly string[], original: string, copy: string): string {
  const operations = paths.flatMap((path) => [
    `- op: test\n  path: ${path}\n  value: ${writeScalar(original, false)}\n`,
    `- op: replace\n  path: ${path}\n  value: ${writeScalar(copy, false)}\n`,
  ]);
  return HEADING + operations.join('');
}

/** The JSON pointer of a scalar below a node; undefined if it is not there. */
export function pointerTo(node: YamlNode, wanted: ScalarNode): string | undefined {
  if (node === wanted) return '';
  const inner: readonly (readonly [string, YamlNode])[] =
    node.kind === 'scalar'
      ? []
      : node.kind === 'map'
        ? node.entries.map(({ name, value }) => [name, value])
        : node.items.map((item, at) => [String(at), item]);
  for (const [step, value] of inner) {
    const below = pointerTo(value, wanted);
    if (below !== undefined) return `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}${below}`;
  }
  return undefined;
}
