import type { StaleCopy } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { joined, message, name, words, type Message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { writtenNameOf } from '../../src/model/names/written-name.ts';
import { nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** Workloads that a message names. */
const MAX_NAMED = 3;

export const rule = rulePerRun(
  {
    id: 'stale-rollout-copy',
    summary:
      'A ConfigMap or Secret was edited, but the workloads that are linked to it still use a copy of what it held before.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  function* ({ staleCopies }) {
    const numbers = new Map<unknown, number>();
    const numberOf = (thing: unknown): number => {
      const number = numbers.get(thing) ?? numbers.size;
      numbers.set(thing, number);
      return number;
    };
    const groups = groupBy(staleCopies(), ({ build, origin, copy }) =>
      [build, numberOf(origin), numberOf(copy)].join(' '),
    );
    for (const group of groups.values()) yield* findingsOf(group);
  },
);

function* findingsOf(group: readonly StaleCopy[]): Iterable<Finding> {
  const [first] = group;
  if (first === undefined) return;
  const { origin, copy, build } = first;
  const workloads = [...new Set(group.map(({ workload }) => workload))];
  yield {
    at: nameNodeOf(origin.node),
    message: messageOf(origin, copy, workloads),
    related: group.slice(0, MAX_NAMED).map(({ workload, use, copy: used }) => ({
      at: use,
      message:
        used === undefined
          ? message`the digest in ${manifestName(workload)}`
          : message`${manifestName(workload)} uses the copy`,
    })),
    help: message`Run \`envfrom rollout --write\` and commit what it writes.`,
    subject: subjectOfManifest(origin),
    build,
  };
}

function messageOf(
  origin: Manifest,
  copy: Manifest | undefined,
  workloads: readonly Manifest[],
): Message {
  const edited = message`${manifestName(origin)} was edited`;
  const who = namesOf(workloads);
  const isOne = workloads.length === 1;
  if (copy === undefined) {
    return message`${edited}, but ${words(isOne ? 'the digest' : 'the digests')} of it in ${who} ${words(isOne ? 'was' : 'were')} not renewed, so the edit rolls out nothing.`;
  }
  const old = name(writtenNameOf(copy) ?? '', scalarAt(copy.node, 'metadata', 'name'));
  return message`${edited}, but ${who} still ${words(isOne ? 'uses' : 'use')} \`${old}\`, a copy of what it held before: the edit reaches no pod.`;
}

/** `Deployment a, Deployment b and 3 more`. */
function namesOf(workloads: readonly Manifest[]): Message {
  const shown = workloads.slice(0, workloads.length > MAX_NAMED + 1 ? MAX_NAMED : undefined);
  const rest = workloads.length - shown.length;
  const names = [
    ...shown.map(manifestName),
    ...(rest === 0 ? [] : [words(`${rest} more workloads`)]),
  ];
  const last = names.slice(-1);
  const before = names.slice(0, -1);
  return before.length === 0 ? joined(last, '') : joined([joined(before, ', '), ...last], ' and ');
}
