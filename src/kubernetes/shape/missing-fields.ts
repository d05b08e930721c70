import type { Dialect } from '../../model/manifest.ts';
import { entryOf, type MapNode } from '../../model/node.ts';
import { isSet } from '../validation/field.ts';
import type { MissingField } from './shape-mistake.ts';
import type { StructShape } from './shape.ts';
import { pathOf, type Step } from './step.ts';

const NONE: readonly MissingField[] = [];

/**
 * The fields that a struct lacks and cannot do without. One that is null is as good as missing; what an empty text becomes, or a value that a
 * template leaves empty, is for others to say.
 */
export function missingFields(
  parent: MapNode,
  { name: struct, fields, required }: StructShape,
  above: Step | undefined,
  dialect: Dialect,
): readonly MissingField[] {
  const isMade = parent.file.host?.madeOf !== undefined;
  const lacks = (name: string): boolean =>
    isMade ? entryOf(parent, name) === undefined : !isSet(parent, name, dialect);
  if (!required.some(({ name }) => lacks(name))) return NONE;
  const pathTo = (name: string): string =>
    pathOf({ above, name, isField: true, struct, entry: undefined });
  return required
    .filter(({ name }) => lacks(name))
    .map(({ name, said, place }) => {
      const type = fields.get(name);
      return {
        kind: 'missing-field',
        parent,
        name,
        path: pathTo(name),
        refusedPath: place === undefined ? undefined : pathTo(place),
        said,
        choices: type?.kind === 'choice' ? type.choices : undefined,
      };
    });
}
