import { message } from '../../../model/message.ts';
import { done } from '../../../model/result.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { applyFieldSpec, type FieldSpec, type Setter } from '../fields/field-spec.ts';
import type { ReplicaArgs } from '../load/kustomization.ts';
import { trailFrom } from '../load/recorder.ts';
import { gvkText, isSelected } from '../object/gvk.ts';
import { allIds } from '../object/previous-ids.ts';
import { withNode } from '../object/resource.ts';
import type { Transform } from '../object/transform.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';
import { wrongKind } from '../tree/merge-elements.ts';
import { scalarOf } from '../tree/nodes.ts';

/** One entry of `replicas`: the count of the objects that have, or once had, the name. */
export function transformReplicas(
  replica: ReplicaArgs,
  fields: readonly FieldSpec[],
  folder: string,
): Transform {
  const trail = trailFrom('transformer', replica.at, folder);
  const set = replicasSetter(replica.count, replica.countAt, trail);
  const creation = { kind: 'scalar', at: replica.countAt, trail } as const;
  return (resources) => {
    const result = [...resources];
    let found = false;
    for (const spec of fields) {
      for (const [index, resource] of result.entries()) {
        const matches = allIds(resource).some(
          (id) => id.name === replica.name && isSelected(id, spec),
        );
        if (!matches) continue;
        found = true;
        const outcome = applyFieldSpec(resource.node, spec, set, creation);
        if (outcome.kind === 'refused') return outcome;
        result[index] = withNode(resource, outcome.value);
      }
    }
    return found ? done(result) : nothingNamed(replica, fields);
  };
}

function nothingNamed({ name, at }: ReplicaArgs, fields: readonly FieldSpec[]): BuildRefusal {
  const types = fields.map(gvkText).join(' ');
  return refused(
    at,
    `resource with name ${name} does not match a config with the following GVK [${types}]`,
    {
      message: message`\`replicas\` names \`${name}\`, and this build has no Deployment, StatefulSet, ReplicaSet or ReplicationController of that name`,
      absence: true,
    },
  );
}

/** The setter of an entry of `replicas`: whatever scalar is there becomes the count, in its own quotes. */
export function replicasSetter(count: number, at: Span, trail: Trail | undefined): Setter {
  return (node) => {
    const wrong = wrongKind(node, 'scalar');
    if (wrong !== undefined) return { ...wrong, at };
    const style = node.kind === 'scalar' && !isNull(node, 'kustomize') ? node.style : 'plain';
    // Unlike what other setters write, it has a type: a later patch knows it for a number.
    const { untyped: _untyped, ...typed } = scalarOf(String(count), at, trail, style);
    return done(typed);
  };
}
