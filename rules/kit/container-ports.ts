import { structItems } from '../../src/kubernetes/pod/struct-items.ts';
import type { Dialect } from '../../src/model/manifest.ts';
import { mapAt, type MapNode } from '../../src/model/node.ts';
import type { Container, StructItem } from '../../src/model/workload.ts';

export function containerPorts(container: Container, dialect: Dialect): readonly StructItem[] {
  return structItems(container.node, 'ports', container.path, dialect);
}

/** A place of a container that asks for one of its own ports. */
export interface PortAsked {
  /** `readinessProbe`, `postStart`. */
  readonly field: string;
  /** The map with the `port`. */
  readonly holder: MapNode;
  /** Its path in the object. */
  readonly path: string;
}

const PROBES: ReadonlySet<string> = new Set(['startupProbe', 'readinessProbe', 'livenessProbe']);
const HOOKS: ReadonlySet<string> = new Set(['postStart', 'preStop']);
const NONE: readonly PortAsked[] = [];

/** What the probes and handlers of a container connect to. */
export function portsAsked({ node, path }: Container): readonly PortAsked[] {
  const lifecycle = mapAt(node, 'lifecycle');
  const ofProbes = askedIn(node, PROBES, path);
  if (lifecycle === undefined) return ofProbes;
  return [...ofProbes, ...askedIn(lifecycle, HOOKS, `${path}.lifecycle`)];
}

function askedIn(
  { entries }: MapNode,
  fields: ReadonlySet<string>,
  path: string,
): readonly PortAsked[] {
  const asking = entries.filter(({ name }) => fields.has(name));
  if (asking.length === 0) return NONE;
  return asking.flatMap(({ name: field, value }) =>
    ['httpGet', 'tcpSocket'].flatMap((handler) => {
      const holder = mapAt(value, handler);
      return holder === undefined ? [] : [{ field, holder, path: `${path}.${field}.${handler}` }];
    }),
  );
}
