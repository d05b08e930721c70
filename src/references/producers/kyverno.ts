import { known, unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import { entriesAt, itemsAt, type MapNode, mapAt, scalarAt } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import type { ProducedSource } from './produced-source.ts';
import { producedKeys } from './produced-source.ts';

/** What the `generate` rules of a Kyverno policy make: ConfigMaps and Secrets, written there or cloned. */
export function kyvernoSources(manifest: Manifest): ProducedSource[] {
  return itemsAt(manifest.node, 'spec', 'rules').flatMap((rule) => {
    const generate = mapAt(rule, 'generate');
    return generate === undefined ? [] : generated(generate, manifest);
  });
}

function generated(generate: MapNode, { dialect }: Manifest): ProducedSource[] {
  const kind = scalarAt(generate, 'kind')?.text;
  const at = scalarAt(generate, 'name');
  const name = stringOf(at, dialect);
  if ((kind !== 'ConfigMap' && kind !== 'Secret') || at === undefined || !name) return [];
  const data = ['data', 'stringData'].flatMap((field) => entriesAt(generate, 'data', field));
  const keys =
    data.length === 0
      ? unknown('it is cloned by a policy')
      : known(
          producedKeys(
            data.map(({ name, key }) => ({ name, at: key })),
            'Kyverno',
          ),
        );
  // The namespace is usually a variable of the request: wherever the policy applies.
  return [{ kind, name, at, namespace: undefined, type: undefined, keys }];
}
