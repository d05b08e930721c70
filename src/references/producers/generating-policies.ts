import { unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { nodesAt } from './path.ts';
import type { ProducedSource } from './produced-source.ts';

const EXPRESSIONS = ['generate[*].expression', 'variables[*].expression'];

/** What an expression says of a kind: `"kind": "Secret"`, or the resource `"secrets"` that it reads and copies. */
const KINDS = [
  ['Secret', /\bsecrets?\b/i],
  ['ConfigMap', /\bconfigmaps?\b/i],
] as const;

/**
 * What a GeneratingPolicy of Kyverno may make: expressions in CEL compute the names, so that any name is possible for each kind of which
 * an expression speaks. https://kyverno.io/docs/policy-types/generating-policy/
 */
export function generatedSources(manifest: Manifest): ProducedSource[] {
  const spec = valueAt(manifest.node, 'spec');
  if (spec === undefined || !isGeneratingPolicy(manifest)) return [];
  const expressions = EXPRESSIONS.flatMap((path) => nodesAt(spec, path));
  return KINDS.flatMap(([kind, word]): ProducedSource[] => {
    const at = expressions.find((node) => word.test(stringOf(node, manifest.dialect) ?? ''));
    if (at === undefined) return [];
    const isNamespaced = manifest.kind === 'NamespacedGeneratingPolicy';
    return [
      {
        kind,
        name: '*',
        at,
        namespace: isNamespaced ? manifest.namespace : undefined,
        ...(!isNamespaced && { anywhere: true }),
        type: undefined,
        keys: unknown(message`only the controller of ${manifest.kind} knows its keys`),
      },
    ];
  });
}

function isGeneratingPolicy({ group, kind }: Manifest): boolean {
  return group === 'policies.kyverno.io' && /^(?:Namespaced)?GeneratingPolicy$/.test(kind);
}
