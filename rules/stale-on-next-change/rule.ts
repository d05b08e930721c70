import { message, words, type Message } from '../../src/model/message.ts';
import { manifestName, sourceName } from '../../src/model/names/message-names.ts';
import { entryOf, itemsAt, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { JudgedReference } from '../../src/model/reference.ts';
import type { Source } from '../../src/model/source.ts';
import type { Workload } from '../../src/model/workload.ts';
import { rulePerReference } from '../kit/rule-constructors.ts';

/** Controllers that replace their pods when the template changes, which a ReplicaSet does not. */
const LONG_RUNNING = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'Rollout']);

export const rule = rulePerReference(
  {
    id: 'stale-on-next-change',
    summary:
      'A workload reads this ConfigMap or Secret when it starts, and nothing restarts it when that changes.',
    severity: 'off',
    group: 'values',
    options: ['reloader'],
    since: '0.1.0',
  },
  function* ({ reference, verdict, at }, { restarterOf }): Iterable<Finding> {
    const { workload, use } = reference;
    if (workload === undefined || verdict.kind !== 'present') return;
    const [source] = verdict.sources;
    if (source === undefined || source.producer.kind !== 'manifest') return;
    if (!LONG_RUNNING.has(workload.manifest.kind) || !isReadOnce(reference, workload)) return;
    if (restarterOf(workload, source) !== undefined) return;
    yield {
      at,
      message: message`${manifestName(workload.manifest)} keeps running with old values when ${sourceName(source)} changes: ${how(use)}, and nothing restarts it.`,
      help: adviceFor(source),
      cause: `stale ${source.kind} ${source.namespace ?? ''}/${source.name}`,
    };
  },
);

type Reference = JudgedReference['reference'];

/** Read when a container starts: variables, and volumes that are mounted by subPath only. */
function isReadOnce(
  { use, subject, toleratesMissing }: Reference,
  { containers, podSpec }: Workload,
): boolean {
  if (toleratesMissing !== undefined) return false;
  if (use === 'env' || use === 'env-from') return true;
  if (use !== 'volume' || entryOf(podSpec, 'volumes') === undefined) return false;
  const mounts = containers.flatMap(({ node }) => itemsAt(node, 'volumeMounts'));
  const own = mounts.filter((mount) => scalarAt(mount, 'name')?.text === subject);
  return own.length > 0 && own.every((mount) => entryOf(mount, 'subPath') !== undefined);
}

function how(use: Reference['use']): Message {
  return use === 'volume'
    ? message`the kubelet never updates what is mounted with subPath`
    : message`variables are set when a container starts`;
}

function adviceFor({ kind }: Source): Message {
  const generator = kind === 'ConfigMap' ? 'configMapGenerator' : 'secretGenerator';
  return message`Generate the ${words(kind)} with a ${words(generator)}, add a checksum annotation to the pod template, or annotate the workload for Stakater Reloader.`;
}
