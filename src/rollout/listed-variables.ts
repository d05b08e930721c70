import type { ContainerChange, NotCompared } from '../model/changes/change.ts';
import { nameOfWorkload } from '../model/names/name-of.ts';
import type { Side } from './compare/compare-containers.ts';

/** Changed variables of one change that are listed: no person reads so many, and each takes a kilobyte. */
const MAX = 50_000;

/** Lists the changed variables of one workload after the other, until there are too many. What they do to the pods is known by then. */
export function listedVariables() {
  let left = MAX;
  const without: NotCompared[] = [];
  return {
    of(side: Side, containers: readonly ContainerChange[]): readonly ContainerChange[] {
      const amount = containers.reduce((sum, { variables }) => sum + variables.length, 0);
      if (amount <= left) {
        left -= amount;
        return containers;
      }
      without.push(noteOf(side));
      return containers.map((container) => ({ ...container, variables: [] }));
    },
    notes: (): readonly NotCompared[] => without,
  };
}

function noteOf({ workload }: Side): NotCompared {
  const name = nameOfWorkload(workload);
  const why = `listed: this change has more than ${MAX.toLocaleString('en-US')} variables that change`;
  return {
    text: `the variables of ${name} are not ${why}`,
    at: workload.manifest.node,
    alike: { subject: name, clause: `have variables that are not ${why}` },
  };
}
