import { compareText } from '../../../go/compare-text.ts';
import { message } from '../../../model/message.ts';
import { itemsAt, scalarAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import {
  mapOf,
  scalarOf,
  sequenceOf,
  stringScalar,
  withEntry,
} from '../../kustomize/tree/nodes.ts';

/** `kustomize edit set replicas`: entries of the same name are replaced, all are sorted by name. */
export function setReplicas(root: MapNode, replicas: readonly YamlNode[]): BuildResult<MapNode> {
  const entries = new Map<string, YamlNode>();
  for (const old of itemsAt(root, 'replicas')) entries.set(nameOf(old), old);
  for (const replica of replicas) {
    const count = countOf(valueAt(replica, 'count'));
    const name = nameOf(replica);
    if (count === undefined) {
      const text = scalarText(scalarAt(replica, 'count'), 'kubectl');
      return refused(replica, `expected integer value for count. Received: ${text}`, {
        message: message`The count of \`${name}\` must be a whole number`,
      });
    }
    if (name.includes('=')) {
      return refused(replica, 'invalid format of replica', {
        message: message`\`${name}\` is not a name`,
      });
    }
    entries.set(name, replicaNode(replica, name, count));
  }
  const sorted = [...entries].sort(([a], [b]) => compareText(a, b)).map(([, node]) => node);
  const at = replicas[0] ?? root;
  const list = sequenceOf(sorted, at, undefined);
  return done(withEntry(root, scalarOf('replicas', at, undefined), list));
}

function nameOf(node: YamlNode): string {
  return scalarText(scalarAt(node, 'name'), 'kubectl');
}

/** A number, or a text that is one. */
function countOf(node: YamlNode | undefined): string | undefined {
  if (node?.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(node, 'kubectl');
  if (resolved.kind === 'int') return resolved.json;
  if (resolved.kind !== 'string' || !/^[-+]?[0-9]{1,18}$/.test(resolved.value)) return undefined;
  return String(Number(resolved.value));
}

function replicaNode(replica: YamlNode, name: string, count: string): MapNode {
  const at = scalarAt(replica, 'count') ?? replica;
  return mapOf(
    [
      ['name', stringScalar(name, scalarAt(replica, 'name') ?? replica, undefined)],
      ['count', scalarOf(count, at, undefined)],
    ],
    replica,
    undefined,
  );
}
