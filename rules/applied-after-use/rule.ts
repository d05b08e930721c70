import { message, words, type Message } from '../../src/model/message.ts';
import { clusterName, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { JudgedReference, Reference, ReferenceUse } from '../../src/model/reference.ts';
import type { Source } from '../../src/model/source.ts';
import { rulePerReference } from '../kit/rule-constructors.ts';
import { applierOf, isBefore, stepOf, type Applier, type Step } from './order-of.ts';

export const rule = rulePerReference(
  {
    id: 'applied-after-use',
    summary:
      'A ConfigMap or Secret is applied after the hook or workload that needs it, which holds up everything else.',
    severity: 'error',
    ofTemplates: true,
    group: 'references',
    since: '0.1.0',
  },
  function* (judged, { buildOf }) {
    const { reference } = judged;
    const { manifest, build: id } = reference;
    const build = buildOf(id);
    const applier = build && applierOf(build);
    if (build === undefined || applier === undefined || !isNeeded(reference)) return;
    const reader = stepOf(manifest, applier);
    if (reader === undefined || !isAwaited(manifest.kind, reader, applier)) return;
    const late = lateSource(judged, reader, applier);
    if (late === undefined) return;
    yield findingOf(judged, late, reader, applier);
  },
);

/** The uses without which a pod does not start. */
const STARTS: ReadonlySet<ReferenceUse> = new Set(['env-from', 'env', 'volume']);

function isNeeded({ workload, optional, toleratesMissing, use }: Reference): boolean {
  return workload?.core === true && !optional && toleratesMissing === undefined && STARTS.has(use);
}

const WITH_HEALTH: ReadonlySet<string> = new Set([
  'Deployment',
  'StatefulSet',
  'DaemonSet',
  'ReplicaSet',
  'Job',
  'Pod',
]);

/** Whether the next step begins only when the reader is done or healthy. Helm waits for hooks that end. */
function isAwaited(kind: string, { phase }: Step, applier: Applier): boolean {
  if (applier === 'helm') return phase === 0 && (kind === 'Job' || kind === 'Pod');
  return WITH_HEALTH.has(kind);
}

interface LateSource {
  readonly source: Source;
  readonly step: Step;
}

/** The source, if all that may be meant are made by the same build, in a later step. */
function lateSource(
  { reference, verdict }: JudgedReference,
  reader: Step,
  applier: Applier,
): LateSource | undefined {
  const sources =
    verdict.kind === 'present'
      ? verdict.sources
      : verdict.kind === 'produced'
        ? [verdict.source]
        : [];
  let late: LateSource | undefined;
  for (const source of sources) {
    const step = source.build === reference.build && stepOf(source.producer.manifest, applier);
    if (!step || !isBefore(reader, step)) return undefined;
    late ??= { source, step };
  }
  return late;
}

function findingOf(
  { reference }: JudgedReference,
  { source, step }: LateSource,
  reader: Step,
  applier: Applier,
): Finding {
  const { kind } = source.producer;
  const made =
    kind === 'manifest' ? words('is applied') : message`is made by an object that is applied`;
  return {
    at: reference.at,
    message: message`${clusterName(reference.manifest)} needs ${sourceName(source)}, which ${made} after it: ${whyOf(reader, step, applier)}`,
    related: [{ at: source.at, message: message`applied later (${words(step.name)})` }],
    help: helpOf(applier),
    ...(applier === 'argo-perhaps' && { severity: 'warning' as const }),
  };
}

function whyOf(reader: Step, step: Step, applier: Applier): Message {
  if (applier === 'helm') {
    return step.phase === 1
      ? words(
          'Helm waits for pre-install hooks before it applies the other objects, so the first installation fails.',
        )
      : message`Helm runs hooks by weight, and waits for the one of weight ${reader.wave} before that of weight ${step.wave}, so the first installation fails.`;
  }
  return message`Argo CD finishes ${words(reader.name)} before it begins with ${words(step.name)}, so the first sync never ends.`;
}

function helpOf(applier: Applier): Message {
  return applier === 'helm'
    ? words(
        'Make the source a hook too, with a lower `helm.sh/hook-weight`, or run the reader as a `post-install` hook.',
      )
    : words(
        'Give the source an earlier `argocd.argoproj.io/sync-wave` or hook than its reader, or the reader a later one.',
      );
}
