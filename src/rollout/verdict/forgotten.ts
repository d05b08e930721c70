import type { Reason, Rollout } from '../../model/changes/change.ts';
import type { Evidence, StaleCopy } from '../../model/evidence.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { rollout } from './template-rollout.ts';

/** The workloads of the head that a change leaves on an old copy or digest, which was not old in the base. */
export function forgottenCopies(
  before: Pick<Evidence, 'staleCopies'>,
  after: Pick<Evidence, 'staleCopies'>,
): ReadonlyMap<Manifest, readonly StaleCopy[]> {
  const known = new Set(before.staleCopies().map(keyOf));
  const found = after.staleCopies().filter((each) => !known.has(keyOf(each)));
  return groupBy(found, ({ workload }) => workload);
}

function keyOf({ workload, build, origin, copy }: StaleCopy): string {
  const objects = [workload, origin, copy].map((each) => [each?.kind, each?.namespace, each?.name]);
  return JSON.stringify([build, objects]);
}

/** Its pods keep the old content, whatever else happens to them. */
export function withForgotten(
  found: Rollout | undefined,
  copies: readonly StaleCopy[],
): Rollout | undefined {
  if (copies.length === 0) return found;
  const reasons = copies.map(reasonOf);
  const isWorse = found?.verdict === 'not-applied' || found?.verdict === 'would-not-start';
  if (found !== undefined && isWorse) return { ...found, reasons: [...found.reasons, ...reasons] };
  const rest = found?.reasons ?? [];
  return { ...rollout('stale', [...reasons, ...rest]), forgotten: true };
}

function reasonOf({ origin, copy, use }: StaleCopy): Reason {
  const what = `${origin.kind} \`${origin.name ?? ''}\``;
  const stays =
    copy === undefined
      ? `its digest of ${what} is not renewed`
      : `it stays on \`${copy.name ?? ''}\`, a copy of what ${what} held before`;
  return {
    text: `${stays}: \`envfrom rollout --write\` was not run`,
    before: scalarAt(origin.node, 'metadata', 'name'),
    after: use,
  };
}
