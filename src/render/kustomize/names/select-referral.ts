import { message } from '../../../model/message.ts';
import { nameNodeOf, valueAt } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isSelected } from '../object/gvk.ts';
import { previousIds, sameAffixes } from '../object/previous-ids.ts';
import { effectiveNamespace, idText } from '../object/resource-id.ts';
import { currentId, gvkOf, nameOf, namespaceOf, type Resource } from '../object/resource.ts';
import type { Gvk } from '../object/selector.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import type { Candidate, Reach } from './referral-candidates.ts';
import type { Reference } from './referrer.ts';
import { subjectNamespaces } from './subject-namespaces.ts';

/**
 * The object that a name in a field means: of the right type, once called so, in reach of the referrer, and renamed the same
 * way when there are several. Undefined when there is none or the name means nothing here.
 */
export function selectReferral(
  reference: Reference,
  oldName: string,
  candidates: Candidate,
  withNamespace: boolean,
): BuildResult<Resource | undefined> {
  const named = candidates(oldName);
  if (named.length === 0) return done(undefined);
  const { referrer, target } = reference;
  const role = roleOf(reference);
  const reach = reachOf(referrer);
  const found = named.filter(
    (each) =>
      wasSelected(each, target) &&
      (role === undefined || wasSelected(each, role)) &&
      reach(each) &&
      isReachable(referrer, each),
  );
  return chooseByAffixes(found, reference, withNamespace);
}

function chooseByAffixes(
  found: readonly Resource[],
  reference: Reference,
  withNamespace: boolean,
): BuildResult<Resource | undefined> {
  if (found.length <= 1) return done(found[0]);
  const { referrer } = reference;
  let alike = found.filter((each) => sameAffixes(each, referrer, true));
  if (alike.length > 1) alike = alike.filter((each) => sameAffixes(each, referrer, false));
  const [first, ...rest] = alike;
  if (first === undefined) return done(undefined);
  const same = rest.every(
    (each) =>
      nameOf(each.node) === nameOf(first.node) &&
      (!withNamespace || namespaceOf(each.node) === namespaceOf(first.node)),
  );
  return same ? done(first) : ambiguous(alike, reference);
}

function ambiguous(found: readonly Resource[], { referrer, spec }: Reference): BuildRefusal {
  const ids = found.map((each) => idText(currentId(each))).join(', ');
  return refused(nameNodeOf(referrer.node), `found multiple possible referrals: ${ids}`, {
    message: message`\`${spec.path}\` of ${gvkOf(referrer.node).kind} \`${nameOf(referrer.node)}\` may mean several objects of this build: ${found
      .map((each) => `\`${nameOf(each.node)}\``)
      .join(', ')}`,
    related: found.map((each) => ({ at: each.node, message: message`it may be this one` })),
  });
}

function wasSelected(resource: Resource, gvk: Gvk): boolean {
  return previousIds(resource).some((id) => isSelected(id, gvk));
}

/** A role reference says itself of which type the role is. */
function roleOf({ referrer, spec }: Reference): Gvk | undefined {
  if (!spec.path.endsWith('roleRef/name')) return undefined;
  const group = valueAt(referrer.node, 'roleRef', 'apiGroup');
  const kind = valueAt(referrer.node, 'roleRef', 'kind');
  if (group === undefined || kind === undefined) return undefined;
  return { group: valueText(group), version: '', kind: valueText(kind) };
}

/** Objects of another namespace are out of reach, but for cluster-scoped ones and service accounts. */
function isReachable(referrer: Resource, candidate: Resource): boolean {
  const from = currentId(referrer);
  const to = currentId(candidate);
  return (
    from.clusterScoped ||
    to.clusterScoped ||
    gvkOf(candidate.node).kind === 'ServiceAccount' ||
    effectiveNamespace(from) === effectiveNamespace(to)
  );
}

/** Which objects count at all: those of the referrer's namespace, and those a role binding's subjects point to. */
export function reachOf(referrer: Resource): Reach {
  const from = currentId(referrer);
  if (from.clusterScoped) return () => true;
  const subjects = subjectNamespaces(referrer);
  return (candidate) => {
    const to = currentId(candidate);
    return (
      to.clusterScoped ||
      effectiveNamespace(from) === effectiveNamespace(to) ||
      subjects.has(namespaceOf(candidate.node))
    );
  };
}
