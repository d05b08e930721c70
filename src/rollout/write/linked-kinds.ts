import type { Manifest } from '../../model/manifest.ts';
import { mapAt, type MapNode } from '../../model/node.ts';
import { SOURCE_WORDS, type SourceKind } from '../../model/source.ts';

/** A kind of workload that can be linked to its ConfigMaps and Secrets. */
export interface LinkedKind {
  /** As annotations and kubectl's output name it. */
  readonly resource: string;
  readonly kind: string;
  /** API groups in which it exists or existed. */
  readonly groups: readonly string[];
  /** Other words for it on the command line, as kubectl knows them. */
  readonly words: readonly string[];
  /** Where its pod spec is. */
  readonly podSpec: readonly string[];
}

const TEMPLATE = ['spec', 'template', 'spec'] as const;

/**
 * Kinds that roll out revisions of a pod template, or, as a CronJob, start pods from it again and again. The annotation's form follows the
 * proposal "ConfigMap management" (kubernetes/kubernetes#22368).
 */
export const LINKED_KINDS: readonly LinkedKind[] = [
  {
    resource: 'deployment',
    kind: 'Deployment',
    groups: ['apps', 'extensions'],
    words: ['deployments', 'deploy'],
    podSpec: TEMPLATE,
  },
  {
    resource: 'statefulset',
    kind: 'StatefulSet',
    groups: ['apps'],
    words: ['statefulsets', 'sts'],
    podSpec: TEMPLATE,
  },
  {
    resource: 'daemonset',
    kind: 'DaemonSet',
    groups: ['apps', 'extensions'],
    words: ['daemonsets', 'ds'],
    podSpec: TEMPLATE,
  },
  {
    resource: 'cronjob',
    kind: 'CronJob',
    groups: ['batch'],
    words: ['cronjobs', 'cj'],
    podSpec: ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
  },
  {
    resource: 'rollout',
    kind: 'Rollout',
    groups: ['argoproj.io'],
    words: ['rollouts', 'ro'],
    podSpec: TEMPLATE,
  },
];

/** The kind that a word of the command line means, with or without a group: `deploy`, `deployments.apps`. */
export function linkedKindNamed(word: string): LinkedKind | undefined {
  const [name = '', ...group] = word.toLowerCase().split('.');
  return LINKED_KINDS.find(
    ({ resource, words, groups }) =>
      (resource === name || words.includes(name)) &&
      (group.length === 0 || groups.some((each) => group.join('.').endsWith(each))),
  );
}

/** ConfigMap or Secret, of a word as kubectl knows it. */
export function sourceKindNamed(word: string): SourceKind | undefined {
  return SOURCE_WORDS.get(word.toLowerCase());
}

/** The kind of an object, if it can be linked. */
export function linkedKindOf({ group, kind }: Manifest): LinkedKind | undefined {
  return LINKED_KINDS.find((each) => each.kind === kind && each.groups.includes(group));
}

/** `deployment.kubernetes.io/triggered-by`. */
export function triggerAnnotation({ resource }: LinkedKind): string {
  return `${resource}.kubernetes.io/triggered-by`;
}

export function podSpecOf({ node }: Manifest, { podSpec }: LinkedKind): MapNode | undefined {
  return mapAt(node, ...podSpec);
}
