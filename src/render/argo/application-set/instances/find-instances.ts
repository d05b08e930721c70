import { sourcesOfApplication } from '../../../../model/elsewhere/argo-application.ts';
import type { Manifest } from '../../../../model/manifest.ts';
import { valueAt } from '../../../../model/node.ts';
import { scalarText } from '../../../../model/scalars/scalar-text.ts';
import { charge } from '../../../helm/value/charge.ts';
import type { BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { MAX_SETS, type ParameterSet, type SetContext, type StandIn } from '../application-set.ts';
import { bindParameters } from '../generators/bind-parameters.ts';
import { findsSomething } from './deployable-folders.ts';
import { matchPlace, namesIn } from './match-place.ts';
import { openPlaceOf, type OpenPlace } from './open-place.ts';

/** What filling in a template takes of the budget. */
const RENDERING = 500;

/**
 * The Applications that a set of unknown parameters stands for: one for each folder, and each values file, that the paths in its sources match; the
 * one with all its placeholders where the paths have none, or match nothing.
 */
export function findInstances(
  set: ParameterSet,
  render: (set: ParameterSet) => BuildResult<Manifest>,
  context: SetContext,
): readonly StandIn[] {
  const because = set.standsFor;
  const rest = set.isRest === true ? { isRest: true as const } : {};
  const isPaid = (): boolean => charge(context.budget, RENDERING, 0) === undefined;
  const whole = isPaid() ? render(set) : undefined;
  // What fails with placeholders may go well with what they stand for.
  if (whole === undefined || whole.kind === 'refused') return [];
  const made: StandIn[] = [];
  const first = { set, application: whole.value, isPossible: set.isRest === true, bound: [] };
  let open: readonly Candidate[] = [first];
  while (open.length > 0) {
    const next: Candidate[] = [];
    for (const { bound, ...one } of open) {
      const place = openPlaceOf(sourcesOfApplication(one.application.node));
      const names = place === undefined ? [] : namesIn(place.pattern);
      const found =
        place === undefined || names.some((name) => bound.includes(name))
          ? []
          : boundBy(place, one.set, context);
      if (found.length === 0)
        made.push({ application: one.application, isPossible: one.isPossible, because, ...rest });
      for (const each of found) {
        if (made.length + next.length >= MAX_SETS || !isPaid()) return made;
        const application = render(each);
        if (application.kind === 'refused') continue;
        const known = [...bound, ...names];
        next.push({ set: each, application: application.value, isPossible: true, bound: known });
      }
    }
    open = next;
  }
  return made;
}

/** Stand-ins of one ApplicationSet without those that find nothing to deploy, if others do: they would be for clusters that this Argo CD does not have. */
export function thoseThatFind(
  made: readonly StandIn[],
  { identify }: SetContext,
): readonly StandIn[] {
  const found = made.filter(({ application }) =>
    sourcesOfApplication(application.node).every((source) => {
      const url = valueAt(source, 'repoURL');
      const home = identify(scalarText(url, 'kubectl'), undefined, url ?? source);
      return home.kind === 'unknown' || findsSomething(source, home.tree);
    }),
  );
  return found.length === 0 ? made : found;
}

/** An Application with the set of parameters that made it, and the parameters that a path has said so far. */
interface Candidate {
  readonly set: ParameterSet;
  readonly application: Manifest;
  readonly isPossible: boolean;
  readonly bound: readonly string[];
}

/** The set for each folder or file that a path matches. */
function boundBy(
  place: OpenPlace,
  set: ParameterSet,
  context: SetContext,
): readonly ParameterSet[] {
  const { identify, budget } = context;
  const url = scalarText(place.repoUrl, 'kubectl');
  const source = identify(url, undefined, place.node);
  if (source.kind === 'unknown') return [];
  const matches = matchPlace(place, source.tree, budget);
  return matches.map((bindings) => ({
    ...set,
    params: bindParameters(set.params, bindings),
  }));
}
