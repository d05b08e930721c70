import type { Environment } from '../model/environment.ts';
import { entryOf, itemsAt, mapAt, scalarAt } from '../model/node.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Value } from '../model/value.ts';
import type { Container } from '../model/workload.ts';
import { expandField } from './expand-field.ts';
import type { Pod } from './pod.ts';
import { scalarValue } from './scalar-value.ts';
import { shownText } from './value-parts.ts';

const PROBES = ['livenessProbe', 'readinessProbe', 'startupProbe'];
const HOOKS = ['postStart', 'preStop'];
const NONE: readonly never[] = [];

/**
 * Exec commands of probes. They see env entries only, as written: what comes from a source is empty, envFrom and
 * services do not exist for them (ExpandContainerCommandOnlyStatic).
 */
export function resolveProbes(container: Container, pod: Pod): Environment['probes'] {
  if (!PROBES.some((probe) => entryOf(container.node, probe) !== undefined)) return NONE;
  let written: ReadonlyMap<string, Value> | undefined;
  return PROBES.flatMap((probe) => {
    const exec = mapAt(container.node, probe, 'exec');
    if (exec === undefined) return [];
    written ??= writtenValues(container, pod);
    const values = written;
    const command = itemsAt(exec, 'command').map((item) =>
      expandField(item, (name) => values.get(name), pod),
    );
    return [{ probe, command }];
  });
}

/** Exec commands of lifecycle hooks, which are not expanded. */
export function readHooks(container: Container, { dialect }: Pod): Environment['hooks'] {
  if (entryOf(container.node, 'lifecycle') === undefined) return NONE;
  return HOOKS.flatMap((hook) => {
    const exec = mapAt(container.node, 'lifecycle', hook, 'exec');
    if (exec === undefined) return [];
    const command = itemsAt(exec, 'command').map((item) => shownText(scalarValue(item, dialect)));
    return [{ hook, command }];
  });
}

function writtenValues(container: Container, { dialect }: Pod): ReadonlyMap<string, Value> {
  return new Map(
    itemsAt(container.node, 'env').map((item) => [
      scalarText(scalarAt(item, 'name'), dialect),
      scalarValue(scalarAt(item, 'value'), dialect),
    ]),
  );
}
