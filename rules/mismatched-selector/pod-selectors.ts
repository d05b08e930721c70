import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { field, message, userText, words, type Message } from '../../src/model/message.ts';
import { folderOf, isBelow } from '../../src/model/names/folder-of.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { scalarAt, type Entry, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan } from '../../src/model/span.ts';
import { typoOf } from '../../src/text/typo.ts';
import { openClosedNamespaces } from '../kit/closed-namespaces.ts';
import { mayBeTogether } from '../kit/deployed-together.ts';
import {
  hasLabel,
  MAX_PLACED,
  podsOf,
  selectorsOf,
  SERVICES,
  type Placed,
  type Selecting,
} from '../kit/service-pods.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** A kind, and what its objects do that select no pod. */
interface Asking extends Selecting {
  readonly without: Message;
}

const ASKING: readonly Asking[] = [
  { ...SERVICES, without: words('it has no endpoints') },
  {
    group: 'policy',
    kind: 'PodDisruptionBudget',
    selector: ['spec', 'selector'],
    labels: ['matchLabels'],
    without: words('it protects nothing'),
  },
  {
    group: 'networking.k8s.io',
    kind: 'NetworkPolicy',
    selector: ['spec', 'podSelector'],
    labels: ['matchLabels'],
    without: words('it applies to nothing'),
  },
];

/** Services, and others, that select no pod, where one workload beside them, which none of their kind selects, has nearly the labels. */
export function* podSelectors(evidence: Evidence): Iterable<Finding> {
  for (const asking of ASKING) yield* selectorsOfKind(evidence, asking);
}

function* selectorsOfKind(evidence: Evidence, asking: Asking): Iterable<Finding> {
  const services = groupBy(selectorsOf(evidence, asking), ({ namespace }) => namespace);
  if (services.size === 0) return;
  const all = podsOf(evidence);
  const pods = groupBy(all, ({ namespace }) => namespace);
  const isClosed = openClosedNamespaces(evidence);
  for (const [namespace, some] of services) {
    const beside = pods.get(namespace) ?? [];
    if (some.length > MAX_PLACED || beside.length > MAX_PLACED) continue;
    const isInCluster = (one: Placed, other: Placed): boolean =>
      mayBeTogether(one.build, other.build, evidence);
    const selects = (service: Placed, pod: Placed): boolean =>
      isInCluster(service, pod) && service.labels.entries.every((each) => hasLabel(pod, each));
    const idle = beside.filter((pod) => !some.some((each) => selects(each, pod)));
    if (idle.length === 0) continue;
    const unplaced =
      namespace === undefined ? [] : (pods.get(undefined) ?? []).slice(0, MAX_PLACED);
    for (const service of some) {
      if ([...beside, ...unplaced].some((pod) => selects(service, pod))) continue;
      const near = idle.flatMap((pod) => {
        const differing = differingIn(service, pod);
        return differing !== undefined && isBeside(service, pod) ? [{ pod, differing }] : [];
      });
      const [found, more] = near;
      if (found === undefined || more !== undefined) continue;
      if (
        !isClosed(namespace, '/Pod', service.build) &&
        !isOnlyBeside(service, found.differing, evidence)
      )
        continue;
      yield findingOf(service, found.pod, found.differing, asking);
    }
  }
}

interface Differing {
  readonly entry: Entry;
  /** The value in the selector. */
  readonly at: ScalarNode;
  /** The value that the pod has. */
  readonly own: ScalarNode;
}

/** The only label of a selector in which a pod differs, if it has it and it looks like the other. */
function differingIn(service: Placed, pod: Placed): Differing | undefined {
  const [entry, more] = service.labels.entries.filter((each) => !hasLabel(pod, each));
  if (entry === undefined || more !== undefined || entry.value.kind !== 'scalar') return undefined;
  const own = scalarAt(pod.labels, entry.name);
  if (own === undefined || !areAlike(entry.value.text, own.text)) return undefined;
  if (service.manifest.name === entry.value.text && isPart(entry.value.text, own.text))
    return undefined;
  return { entry, at: entry.value, own };
}

function holds(all: readonly string[] = [], some: readonly string[] = []): boolean {
  return some.every((each) => all.includes(each));
}

function wordsOf(label: string): readonly string[] {
  return label.split(/[-_.]/);
}

/** Whether one is a misspelled other, or has all its words and more: `shop-db` and `shop-test-db`. */
function areAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return typoOf(one, other) !== undefined || holds(words, others) || holds(others, words);
}

/** Whether a value is that of a part of what the other names, with more words: a Service of its name is for that part (`shop-db` of `shop`). */
function isPart(part: string, whole: string): boolean {
  return typoOf(part, whole) === undefined && holds(wordsOf(part), wordsOf(whole));
}

/** Whether the value of a label is written nowhere but in the folders around a Service: nothing from elsewhere has pods with it. */
function isOnlyBeside(service: Placed, { at }: Differing, { mentionsOf }: Evidence): boolean {
  const around = folderOf(placeOf(service));
  return mentionsOf(at.text).every(({ path }) => path !== undefined && isBelow(path, around));
}

function isBeside(service: Placed, pod: Placed): boolean {
  return service.build === pod.build && placeOf(service) === placeOf(pod);
}

function placeOf({ manifest }: Placed): string {
  return folderOf(hostSpan(manifest.node).file.path);
}

function findingOf(
  { manifest, build }: Placed,
  pod: Placed,
  { entry: { name, key }, at, own }: Differing,
  { kind, without }: Asking,
): Finding {
  return {
    at,
    severity: 'warning',
    message: message`${clusterName(manifest)} selects pods with the label \`${field(name, key)}: ${userText(at.text, at)}\`, which none in its namespace has: ${without}.`,
    help: message`Did you mean \`${userText(own.text, own)}\`, which the pods of ${clusterName(pod.manifest)} have?`,
    related: [{ at: own, message: message`no ${words(kind)} selects these pods` }],
    subject: subjectOfManifest(manifest, name),
    build,
  };
}
