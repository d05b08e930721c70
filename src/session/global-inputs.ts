import type { Evidence } from '../model/evidence.ts';
import type { GlobalInputs } from './run-memory.ts';

/** What answers about the things of one build may depend on in other builds: whether anything is deployed, and what `servicesOf` shares. */
export function globalInputsOf({ builds, deploysSomething }: Evidence): GlobalInputs {
  return {
    deploysSomething,
    services: builds.flatMap(({ kind, objects }) =>
      kind === 'folder'
        ? objects.flatMap((each) => (each.kind === 'Service' ? [each.node] : []))
        : [],
    ),
  };
}
