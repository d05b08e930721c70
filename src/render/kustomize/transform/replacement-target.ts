import { memo } from '../../../model/memo.ts';
import type { TargetArgs } from '../load/kustomization.ts';
import { annotationsOf, labelsOf } from '../object/annotations.ts';
import { previousIds } from '../object/previous-ids.ts';
import type { ResourceId } from '../object/resource-id.ts';
import { currentId, type Resource } from '../object/resource.ts';
import type { Matcher, Selector } from '../object/selector.ts';

/** Present and former ids, without the scope of their kind, which replacements do not look up. */
export const plainIds = memo((resource: Resource): readonly ResourceId[] => [
  { ...currentId(resource), clusterScoped: false },
  ...previousIds(resource),
]);

/** Whether an object is a target of a replacement: selected, and not rejected. */
export function isTarget(
  resource: Resource,
  { reject }: TargetArgs,
  [select, ...rejected]: readonly Matcher[],
): boolean {
  const ids = plainIds(resource);
  // Asked for each target and object, and most have another name: their texts are not looked at.
  if (select === undefined || !ids.some((id) => matchesId(select, id))) return false;
  const labels = labelsOf(resource.node);
  const annotations = annotationsOf(resource.node);
  const matchesTexts = (matcher: Matcher) =>
    matcher.matchesLabels(labels) && matcher.matchesAnnotations(annotations);
  if (!matchesTexts(select)) return false;
  return !reject.some((selector, index) => {
    const matcher = rejected[index];
    if (matcher === undefined) return false;
    const byTexts = selector.labelSelector !== '' || selector.annotationSelector !== '';
    if (byTexts && matchesTexts(matcher)) return true;
    return !isEmptyId(selector) && ids.some((id) => matchesId(matcher, id));
  });
}

function isEmptyId({ group, version, kind, name, namespace }: Selector): boolean {
  return `${group}${version}${kind}${name}${namespace}` === '';
}

function matchesId(matcher: Matcher, id: ResourceId): boolean {
  return (
    matcher.matchesGvk(id) && matcher.matchesName(id.name) && matcher.matchesNamespace(id.namespace)
  );
}
