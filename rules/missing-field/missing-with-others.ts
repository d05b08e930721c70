import type { MissingField } from '../../src/kubernetes/shape/shape-mistake.ts';
import { podSpecPath } from '../../src/kubernetes/workload-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { entryOf, mapAt, scalarAt, type MapNode } from '../../src/model/node.ts';

/** Fields that are required because of what others say. */
export function missingWithOthers(manifest: Manifest): readonly MissingField[] {
  if (manifest.group === 'batch') return restartPolicy(manifest);
  return manifest.group === '' && manifest.kind === 'Service' ? ports(manifest) : NONE;
}

const NONE: readonly MissingField[] = [];

/** The pods of a Job may not be restarted always, which is the default. */
function restartPolicy(manifest: Manifest): readonly MissingField[] {
  const path = podSpecPath(manifest) ?? [];
  const pod = path.length === 0 ? undefined : mapAt(manifest.node, ...path);
  if (pod === undefined || has(pod, 'restartPolicy')) return NONE;
  const choices = ['OnFailure', 'Never'];
  const said = 'Required value: valid values: "OnFailure", "Never"';
  return [{ ...missing(pod, 'restartPolicy', path.join('.'), said), choices }];
}

/** Only what has no address of its own, or another name, needs no port. */
function ports({ node }: Manifest): readonly MissingField[] {
  const spec = mapAt(node, 'spec');
  if (spec === undefined || has(spec, 'ports') || has(spec, 'clusterIP')) return NONE;
  const type = scalarAt(spec, 'type')?.text ?? 'ClusterIP';
  return TYPES.has(type) && has(spec, 'selector') ? [missing(spec, 'ports', 'spec')] : NONE;
}

const TYPES: ReadonlySet<string> = new Set(['ClusterIP', 'NodePort', 'LoadBalancer']);

function missing(
  parent: MapNode,
  name: string,
  parentPath: string,
  said = 'Required value',
): MissingField {
  const path = `${parentPath}.${name}`;
  return { kind: 'missing-field', parent, name, path, refusedPath: path, said, choices: undefined };
}

/** Whether a field is written: an empty one is filled in by somebody. */
function has(parent: MapNode, name: string): boolean {
  return entryOf(parent, name) !== undefined;
}
