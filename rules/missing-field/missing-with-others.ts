import type { MissingField } from '../../src/kubernetes/shape/shape-mistake.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { entryOf, mapAt, scalarAt, type MapNode } from '../../src/model/node.ts';

/** Fields that are required because of what others say. */
export function missingWithOthers(manifest: Manifest): readonly MissingField[] {
  switch (`${manifest.group}/${manifest.kind}`) {
    case 'batch/Job':
      return restartPolicy(manifest, ['spec', 'template', 'spec']);
    case 'batch/CronJob':
      return restartPolicy(manifest, ['spec', 'jobTemplate', 'spec', 'template', 'spec']);
    case '/Service':
      return ports(manifest);
    default:
      return NONE;
  }
}

const NONE: readonly MissingField[] = [];

/** The pods of a Job may not be restarted always, which is the default. */
function restartPolicy({ node }: Manifest, path: readonly string[]): readonly MissingField[] {
  const pod = mapAt(node, ...path);
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
