import type { Dialect } from '../../../model/manifest.ts';
import { scalarAt, valueAt, type YamlNode } from '../../../model/node.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';

/** An entry of `valuesFrom`. */
export interface ValuesReference {
  readonly node: YamlNode;
  readonly kind: string;
  readonly name: string;
  readonly key: string;
  /** Empty: the source holds a file of values. */
  readonly targetPath: string;
  readonly optional: boolean;
  readonly literal: boolean;
}

/** Reads an entry of `valuesFrom`. */
export function valuesReference(node: YamlNode, dialect: Dialect): ValuesReference {
  const text = (field: string): string => scalarText(scalarAt(node, field), dialect);
  const flag = (field: string): boolean => isTrue(valueAt(node, field), dialect);
  return {
    node,
    kind: text('kind'),
    name: text('name'),
    key: text('valuesKey') || 'values.yaml',
    targetPath: text('targetPath'),
    optional: flag('optional'),
    literal: flag('literal'),
  };
}
