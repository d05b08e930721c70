import { structItems } from '../../src/kubernetes/pod/struct-items.ts';
import type { Dialect } from '../../src/model/manifest.ts';
import { message, type Message } from '../../src/model/message.ts';
import { itemsAt, mapAt, scalarAt, type MapNode, type ScalarNode } from '../../src/model/node.ts';
import type { Container, StructItem } from '../../src/model/workload.ts';
import { listOfNodes } from './list-names.ts';

export function containerPorts(container: Container, dialect: Dialect): readonly StructItem[] {
  return structItems(container.node, 'ports', container.path, dialect);
}

/** The names that ports of a container have. */
export function portNames({ node }: Container): readonly ScalarNode[] {
  return itemsAt(node, 'ports').flatMap((each) => {
    const found = scalarAt(each, 'name');
    return found === undefined || found.text === '' ? [] : [found];
  });
}

/** What to do where a name is asked for that no port has; `start`: of the sentence with those that are there. */
export function helpForPort(names: readonly ScalarNode[], start: Message): Message {
  return names.length === 0
    ? message`Give the port that name in \`ports\` of the container, or write its number.`
    : message`${start} ${listOfNodes(names)}.`;
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
