import { scalarAt } from '../model/node.ts';
import type { Value } from '../model/value.ts';
import type { Workload } from '../model/workload.ts';
import { joinValues, placeholderValue, textValue } from './value-parts.ts';

/** A generated name is cut there before five random characters follow. */
const MAX_GENERATED_BASE = 58;
/** Room for a ReplicaSet's hash, its dash, and the dash before the suffix. */
const HASH_ROOM = 12;

/** The name of a workload's pods, as far as their controller makes it predictable. */
export function podName({ manifest, core }: Workload): Value {
  const { kind, name, node } = manifest;
  if (!core || name === undefined) return placeholderValue('pod name');
  switch (kind) {
    case 'Pod':
      return name === '' && scalarAt(node, 'metadata', 'generateName') !== undefined
        ? placeholderValue('pod name')
        : textValue(name);
    case 'StatefulSet':
      return pattern(`${name}-`, 'ordinal');
    case 'Deployment':
      return name.length + HASH_ROOM > MAX_GENERATED_BASE
        ? placeholderValue('pod name')
        : joinValues([pattern(`${name}-`, 'template hash'), pattern('-', 'random suffix')]);
    case 'DaemonSet':
    case 'ReplicaSet':
    case 'ReplicationController':
      return name.length + 1 > MAX_GENERATED_BASE
        ? placeholderValue('pod name')
        : pattern(`${name}-`, 'random suffix');
    default:
      return placeholderValue('pod name');
  }
}

function pattern(text: string, label: string): Value {
  return joinValues([textValue(text), placeholderValue(label)]);
}
