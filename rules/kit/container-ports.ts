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

const ASKING: readonly (readonly string[])[] = [
  ['startupProbe'],
  ['readinessProbe'],
  ['livenessProbe'],
  ['lifecycle', 'postStart'],
  ['lifecycle', 'preStop'],
];

/** What the probes and handlers of a container connect to. */
export function portsAsked({ node, path }: Container): readonly PortAsked[] {
  return ASKING.flatMap((steps) => {
    const field = steps.at(-1) ?? '';
    const asking = mapAt(node, ...steps);
    if (asking === undefined) return [];
    return ['httpGet', 'tcpSocket'].flatMap((handler) => {
      const holder = mapAt(asking, handler);
      return holder === undefined
        ? []
        : [{ field, holder, path: [path, ...steps, handler].join('.') }];
    });
  });
}
