import { mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { annotationsOf, labelsOf } from './annotations.ts';
import { originalId } from './previous-ids.ts';
import { effectiveNamespace } from './resource-id.ts';
import { currentId, type Resource } from './resource.ts';
import { compileSelector, type Matcher, type Selector } from './selector.ts';

/** The objects that the `target` of a patch means: by their first or present name and namespace. */
export function selectResources(
  resources: readonly Resource[],
  selector: Selector,
  at: Span,
): BuildResult<readonly Resource[]> {
  return mapDone(compileSelector(selector, at), (matcher) =>
    resources.filter((resource) => isTarget(resource, matcher, selector)),
  );
}

function isTarget(
  resource: Resource,
  matcher: Matcher,
  { labelSelector, annotationSelector }: Selector,
): boolean {
  const now = currentId(resource);
  if (!matcher.matchesGvk(now)) return false;
  const first = originalId(resource);
  return (
    (matcher.matchesNamespace(effectiveNamespace(first)) ||
      matcher.matchesNamespace(effectiveNamespace(now))) &&
    (matcher.matchesName(first.name) || matcher.matchesName(now.name)) &&
    (labelSelector === '' || matcher.matchesLabels(labelsOf(resource.node))) &&
    (annotationSelector === '' || matcher.matchesAnnotations(annotationsOf(resource.node)))
  );
}
