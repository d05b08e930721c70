import { entryOf, type MapNode } from '../../model/node.ts';
import type { MissingField } from './shape-mistake.ts';
import type { StructShape } from './shape.ts';
import { pathOf, type Step } from './step.ts';

const NONE: readonly MissingField[] = [];

/** The fields that a struct lacks and cannot do without. One that is written and empty is what a template or a person fills in. */
export function missingFields(
  parent: MapNode,
  { name: struct, fields, required }: StructShape,
  above: Step | undefined,
): readonly MissingField[] {
  const missing = required.filter(({ name }) => entryOf(parent, name) === undefined);
  if (missing.length === 0) return NONE;
  const pathTo = (name: string): string =>
    pathOf({ above, name, isField: true, struct, entry: undefined });
  return missing.map(({ name, said, place }) => {
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
