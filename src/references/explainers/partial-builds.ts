import { mayBringSource } from '../../model/reason.ts';
import type { Explainer } from './kit/explainer.ts';

/** Looks at what could not be read of the build of the reference (a remote base, a plugin): the source may be in that part. */
export const partialBuilds: Explainer = {
  id: 'partial-build',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds }) => {
    const reasons = new Map(builds.map(({ id, partial }) => [id, partial]));
    return ({ build, kind, name }) =>
      reasons.get(build)?.find((reason) => mayBringSource(reason, kind, name));
  },
};
