import type { Refusal, SourceChange, WorkloadChange } from '../../src/model/changes/change.ts';
import { message } from '../../src/model/message.ts';
import { clusterName, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest, subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'immutable-change',
    summary: 'The change edits what the API server does not allow to change, so applying it fails.',
    severity: 'error',
    group: 'values',
    needsBase: true,
    since: '0.1.0',
  },
  function* (evidence) {
    const change = evidence.change();
    for (const source of change?.sources ?? []) {
      const { after, refusal } = source;
      if (after === undefined || refusal === undefined || refusal.recreatedBy !== undefined)
        continue;
      yield findingOfSource(source, after, refusal);
    }
    for (const workload of change?.workloads ?? []) yield* findingsOfWorkload(workload);
  },
);

function findingOfSource(
  { build }: SourceChange,
  after: NonNullable<SourceChange['after']>,
  { at, before, message: refused }: Refusal,
): Finding {
  return {
    at,
    message: message`The API server refuses this change of ${sourceName(after)}: \`${refused.replaceAll('`', "'")}\`.`,
    ...(before !== undefined && {
      related: [{ at: before, message: message`before this change`, before: true as const }],
    }),
    help: message`Give it a new name (a configMapGenerator or secretGenerator does), or delete it first.`,
    subject: subjectOfManifest(after.producer.manifest),
    build,
  };
}

/** Fields of workloads; what a source blocks is reported at the source. */
function* findingsOfWorkload({ after, rollout, builds }: WorkloadChange): Iterable<Finding> {
  const [reason] = rollout.reasons;
  if (after === undefined || rollout.verdict !== 'not-applied' || reason?.update !== true) return;
  // Of a Job's template it is another reason that says where the change is; and many delete Jobs that have run.
  const isJob = after.manifest.kind === 'Job' && reason.after === undefined;
  const place = rollout.reasons.find((each) => each.after !== undefined)?.after;
  for (const build of builds) {
    yield {
      at: reason.after ?? place ?? after.manifest.node,
      ...(isJob && { severity: 'warning' as const }),
      message: message`${clusterName(after.manifest)} cannot be changed like this: ${reason.text}.`,
      ...(reason.before !== undefined && {
        related: [
          { at: reason.before, message: message`before this change`, before: true as const },
        ],
      }),
      help: message`Undo the change of this field, or delete the object before it is applied.`,
      subject: subjectOfWorkload(after, undefined),
      build,
    };
  }
}
