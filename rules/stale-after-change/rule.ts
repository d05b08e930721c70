import type { WorkloadChange } from '../../src/model/changes/change.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named, userText, words, type Message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { entriesAt, nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan } from '../../src/model/span.ts';
import type { Workload } from '../../src/model/workload.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'stale-after-change',
    summary:
      'The change edits what a workload reads when it starts, and nothing restarts its running pods.',
    severity: 'warning',
    group: 'values',
    needsBase: true,
    options: ['reloader'],
    since: '0.1.0',
  },
  function* (evidence) {
    const lacking = new Set([...lackingIn(evidence), ...lackingIn(evidence.before)]);
    for (const each of evidence.change()?.workloads ?? []) {
      // A restart would stop it, or it never ran: what is missing is the problem, and another rule's.
      if (!lacking.has(each.after) && !lacking.has(each.before)) yield* findingsOf(each);
    }
  },
);

/** The workloads that need something which certainly is not there. */
function lackingIn(evidence: Evidence | undefined): readonly (Workload | undefined)[] {
  return (evidence?.references ?? []).flatMap(({ reference: { workload }, verdict }) =>
    verdict.kind === 'broken' && workload !== undefined ? [workload] : [],
  );
}

function* findingsOf({ after, rollout, builds, containers }: WorkloadChange): Iterable<Finding> {
  const { verdict, reasons } = rollout;
  const [reason] = reasons;
  // The rule stale-rollout-copy says what to do.
  if (after === undefined || reason === undefined || rollout.forgotten === true) return;
  if (verdict !== 'stale' && verdict !== 'never-updates') return;
  // A restart would stop it: what is missing is the problem, and another rule's.
  if (containers.some(({ stops }) => stops.length > 0)) return;
  const more = reasons.find(({ text, effect }) => effect !== true && text !== reason.text);
  for (const build of builds) {
    yield {
      at: reason.after ?? after.manifest.node,
      message: message`Running pods of ${clusterName(after.manifest)} keep the old content: this change does not restart them (${reason.text}).${checksumOf(after)}`,
      related: [
        ...(reason.before === undefined
          ? []
          : [{ at: reason.before, message: message`before this change`, before: true as const }]),
        ...(more?.after === undefined ? [] : [{ at: more.after, message: message`${more.text}` }]),
      ],
      help: message`${restartOf(after.manifest)} after the merge, or make it automatic: a configMapGenerator, a checksum annotation, or Stakater Reloader.`,
      subject: subjectOfWorkload(after, undefined),
      build,
    };
  }
}

const CHECKSUM = /checksum|hash|sha(?:1|256|512)?$/i;

/** An annotation that was meant to follow the content and stays as it is, and what it is made of if a template says so. */
function checksumOf({ podMetadata }: Workload): Message {
  const entry = entriesAt(podMetadata, 'annotations').find(({ name }) => CHECKSUM.test(name));
  if (entry === undefined) return words('');
  const called = named(entry.name, entry.key);
  const { value } = entry;
  const { file, start, end } = hostSpan(value);
  const action = /\{\{-?\s{0,9}(.{0,300}?)\s{0,9}-?\}\}/.exec(file.text.slice(start, end))?.[1];
  return action === undefined
    ? message` The annotation \`${called}\` stays the same: it does not follow this content.`
    : message` The annotation \`${called}\` stays the same: what it hashes, \`${userText(action, value)}\`, does not change with this content.`;
}

/** How someone restarts a workload: kubectl does it for three kinds. */
function restartOf(manifest: Manifest): Message {
  const { kind, group, namespace, node } = manifest;
  const called = named(manifest.name ?? '', nameNodeOf(node));
  const where =
    namespace === undefined
      ? words('')
      : message` -n ${named(namespace, scalarAt(node, 'metadata', 'namespace') ?? node)}`;
  if (group === 'apps' && kind !== 'ReplicaSet')
    return message`Run \`kubectl rollout restart ${words(kind.toLowerCase())}/${called}${where}\``;
  if (group === 'argoproj.io')
    return message`Run \`kubectl argo rollouts restart ${called}${where}\``;
  return kind === 'Pod' ? message`Delete it and apply it again` : message`Delete its pods`;
}
