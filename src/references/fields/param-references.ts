import type { Build, Manifest } from '../../model/manifest.ts';
import { mapAt, scalarAt, valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { referenceAt } from './free-form-references.ts';
import type { FoundReference } from './references-in.ts';

/**
 * `spec.paramRef` of admission policy bindings whose policy takes ConfigMaps (`paramKind: {apiVersion: v1, kind: ConfigMap}`);
 * the policy itself may be in any build.
 */
export function paramReferences(
  builds: readonly Build[],
): ReadonlyMap<Manifest, readonly FoundReference[]> {
  const objects = builds
    .flatMap((build) => build.objects)
    .filter(({ group }) => group === 'admissionregistration.k8s.io');
  const policies = new Set(
    objects.filter(takesConfigMaps).map(({ kind, name }) => `${kind}Binding/${name}`),
  );
  return new Map(
    objects.flatMap((binding) => {
      const policy = stringOf(valueAt(binding.node, 'spec', 'policyName'), binding.dialect);
      if (!policies.has(`${binding.kind}/${policy}`)) return [];
      return [[binding, paramReference(binding)] as const];
    }),
  );
}

function takesConfigMaps({ node }: Manifest): boolean {
  const kind = mapAt(node, 'spec', 'paramKind');
  return (
    scalarAt(kind, 'apiVersion')?.text === 'v1' && scalarAt(kind, 'kind')?.text === 'ConfigMap'
  );
}

function paramReference(binding: Manifest): readonly FoundReference[] {
  const param = mapAt(binding.node, 'spec', 'paramRef');
  const namespace = stringOf(valueAt(param, 'namespace'), binding.dialect) || undefined;
  const allows = scalarAt(param, 'parameterNotFoundAction')?.text === 'Allow';
  const given = { kind: 'ConfigMap', use: 'other', namespace, optional: allows } as const;
  return referenceAt(valueAt(param, 'name'), 'spec.paramRef', binding, given);
}
