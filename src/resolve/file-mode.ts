import { scalarAt, type YamlNode } from '../model/node.ts';
import { resolveScalar } from '../model/scalars/resolve-scalar.ts';
import type { Pod } from './pod.ts';

/** A file mode: an integer, however YAML writes it. */
export function modeAt(
  node: YamlNode | undefined,
  field: string,
  { dialect }: Pod,
): number | undefined {
  const scalar = scalarAt(node, field);
  const resolved = scalar === undefined ? undefined : resolveScalar(scalar, dialect);
  return resolved?.kind === 'int' ? resolved.value : undefined;
}
