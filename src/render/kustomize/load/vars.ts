import { message } from '../../../model/message.ts';
import { done } from '../../../model/result.ts';
import { sameId, sameTypeAndName, type ResourceId } from '../object/resource-id.ts';
import { matchingAnyId } from '../object/resource-list.ts';
import type { Resource } from '../object/resource.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import type { VarArgs } from './kustomization.ts';

/** The variables of a kustomization and of all it includes, by name. */
export type VarSet = ReadonlyMap<string, VarArgs>;

/** Two sets as one; a name may come only once. */
export function mergeVars(vars: VarSet, more: Iterable<VarArgs>): BuildResult<VarSet> {
  const result = new Map(vars);
  for (const each of more) {
    const other = result.get(each.name);
    if (other !== undefined) {
      return refused(each.at, `var '${each.name}' already encountered`, {
        message: message`The var \`${each.name}\` is defined twice`,
        related: [{ at: other.at, message: message`the other definition` }],
      });
    }
    result.set(each.name, each);
  }
  return done(result);
}

/** Notes on each object which of the variables read it. */
export function bindVars(
  resources: readonly Resource[],
  vars: readonly VarArgs[],
): BuildResult<readonly Resource[]> {
  let result = resources;
  for (const each of vars) {
    const id = targetOf(each);
    const matches = id.namespace === '' ? sameTypeAndName : sameId;
    const found = matchingAnyId(result, (other) => matches(other, id));
    const [only] = found;
    if (found.length > 1) {
      return refused(each.at, `found ${found.length} resId matches for var ${each.name}`, {
        message: message`The var \`${each.name}\` may mean ${found.length} objects`,
        help: message`Name the namespace of the object in \`objref\`.`,
        related: found.map(({ node }) => ({ at: node, message: message`it may be this one` })),
      });
    }
    if (only === undefined) continue;
    const bound = { ...only, varNames: [...only.varNames, each.name] };
    result = result.map((resource) => (resource === only ? bound : resource));
  }
  return done(result);
}

/** The object a variable reads, as its `objref` names it. */
export function targetOf({ group, version, kind, objectName, namespace }: VarArgs): ResourceId {
  return { group, version, kind, name: objectName, namespace, clusterScoped: false };
}
