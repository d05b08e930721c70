import type { Message } from '../../model/message.ts';
import { entryOf, type ScalarNode } from '../../model/node.ts';
import { resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import type { PodFacts } from '../../model/workload.ts';
import { volumeName } from './check-volume-references.ts';
import { setMap } from './field.ts';

/** A `mode` or `defaultMode` that arrives as an integer. */
export interface FileMode {
  readonly at: ScalarNode;
  readonly path: string;
  readonly field: 'mode' | 'defaultMode';
  readonly value: number;
  /** The volume, for messages. */
  readonly who: () => Message;
}

/** The largest mode the API server takes: 0777. */
export const LARGEST_MODE = 0o777;

/** Every mode of the volumes of a pod spec. */
export function* fileModes({ workload, volumes }: PodFacts): Iterable<FileMode> {
  const { dialect } = workload.manifest;
  for (const volume of volumes) {
    const who = (): Message => volumeName(volume, workload);
    const { parts } = volume;
    const projected =
      volume.source === 'projected' ? setMap(volume.node, 'projected', dialect) : undefined;
    const places = [
      ...(projected === undefined
        ? []
        : [{ node: projected, path: `${volume.path}.projected`, field: 'defaultMode' } as const]),
      ...parts
        .filter((part) => !part.projected)
        .map(({ node, path }) => ({ node, path, field: 'defaultMode' }) as const),
      ...parts.flatMap((part) =>
        part.items.map(({ node, path }) => {
          // The API server names no item of a downwardAPI.
          return {
            node,
            path: part.kind === 'downwardAPI' ? part.path : path,
            field: 'mode',
          } as const;
        }),
      ),
    ];
    for (const { node, path, field } of places) {
      const at = entryOf(node, field)?.value;
      const resolved = at?.kind === 'scalar' ? resolveScalar(at, dialect) : undefined;
      if (at?.kind !== 'scalar' || resolved === undefined || !('json' in resolved)) continue;
      // `0888` is not an octal number and arrives as 888.
      if (!Number.isInteger(resolved.value)) continue;
      yield { at, path: `${path}.${field}`, field, value: resolved.value, who };
    }
  }
}

/** Decimal numbers that are never meant as such: they look like the octal modes people know. */
const LOOKS_OCTAL = new Set(
  '400 440 444 500 550 555 600 640 644 660 664 666 700 740 744 750 755 770 775 777'.split(' '),
);

/** Whether a mode was written as octal digits without the zero that makes it octal. */
export function looksOctal({ at }: FileMode): boolean {
  return LOOKS_OCTAL.has(at.text);
}
