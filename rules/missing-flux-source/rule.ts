import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { BOOTSTRAPPED } from '../../src/model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { mayBringObjects } from '../../src/model/reason.ts';
import { openTypos, type FindTypo } from '../../src/text/open-typos.ts';
import { typoOf } from '../../src/text/typo.ts';
import { onlyMentionedIn } from '../kit/only-mentioned.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { lostChartSources, type LostSource } from './lost-chart-source.ts';
import { otherwiseCalled } from './otherwise-called.ts';
import {
  countsBy,
  gitRepositories,
  isSource,
  placedReferences,
  referencesOf,
  type Counts,
  type SourceReference,
} from './source-references.ts';
import { straySources } from './stray-source.ts';

export const rule = rulePerRun(
  {
    id: 'missing-flux-source',
    summary:
      'A Flux object names a source that does not exist where it looks, and one of nearly that name, or in another namespace, does.',
    severity: 'warning',
    group: 'references',
    since: '0.1.0',
  },
  function* (evidence) {
    const sources = evidence.manifests.filter(({ manifest }) => isSource(manifest));
    const agreed = agreedNamespaces(evidence);
    const isUnknown = repositoriesDefinedNowhere(evidence);
    const isStray = straySources(evidence);
    const isLost = lostChartSources(evidence);
    const callOtherwise = otherwiseCalled(evidence);
    const byName = groupBy(sources, ({ manifest }) => keyOf(manifest.kind, manifest.name));
    const nearly = openTypos(sources, ({ manifest }) => manifest.name);
    const chartFinding = (
      reference: SourceReference,
      manifest: Manifest,
      build: Build | undefined,
    ): Finding | undefined => {
      const lost = isLost(reference, build);
      const isKnown = lost?.meant !== undefined || lost?.unlisted !== undefined;
      const other = isKnown ? undefined : callOtherwise(reference, manifest, build);
      return other ?? lostFinding(reference, manifest, lost);
    };
    for (const { manifest, build } of evidence.manifests) {
      for (const reference of referencesOf(manifest)) {
        const named = byName.get(keyOf(reference.kind, reference.at.text)) ?? [];
        const cluster = evidence.buildOf(build)?.cluster;
        const isThere = named.some(
          (each) =>
            mayBeSameCluster(cluster, evidence.buildOf(each.build)?.cluster) &&
            mayBeSame(reference.namespace, each.manifest.namespace),
        );
        if (isThere) continue;
        const found =
          findingOf(reference, manifest, build, { named, nearly }, evidence) ??
          lonelyFinding(reference, manifest, agreed(reference, cluster)) ??
          unknownFinding(reference, manifest, isUnknown(reference, evidence.buildOf(build))) ??
          strayFinding(reference, manifest, isStray(reference.at, evidence.buildOf(build))) ??
          chartFinding(reference, manifest, evidence.buildOf(build));
        if (found !== undefined)
          yield { ...found, subject: subjectOfManifest(manifest, reference.at.text), build };
      }
    }
  },
);

type Applied = Evidence['manifests'][number];

/** The sources of the kind and name that a reference has, and the search for nearly that name among all. */
interface Candidates {
  readonly named: readonly Applied[];
  readonly nearly: FindTypo<Applied>;
}

function findingOf(
  { kind, at, namespace, namesNamespace, isLocal }: SourceReference,
  manifest: Manifest,
  build: string,
  { named: alike, nearly }: Candidates,
  { buildOf }: Evidence,
): Finding | undefined {
  const cluster = buildOf(build)?.cluster;
  const isInCluster = (each: Applied): boolean =>
    mayBeSameCluster(cluster, buildOf(each.build)?.cluster);
  const near = nearly(
    at.text,
    (each) =>
      each.manifest.kind === kind &&
      mayBeSame(namespace, each.manifest.namespace) &&
      isInCluster(each),
  );
  const other = isLocal ? undefined : alike.find(isInCluster);
  const meant = near ?? other;
  if (meant === undefined) return undefined;
  const { name = '', namespace: there = '', node } = meant.manifest;
  const nameNode = nameNodeOf(node);
  const what = message`${words(kind)} \`${named(at.text, at)}\``;
  const where = namesNamespace
    ? message`namespace \`${named(namespace ?? '', at)}\``
    : words('its own namespace');
  return {
    at,
    message:
      near === undefined
        ? message`${clusterName(manifest)} looks for ${what} in ${where}, but only \`${named(there, nameNode)}\` has it. ${consequenceFor(kind)}`
        : message`${clusterName(manifest)} needs ${what}, which is not defined in this repository. ${consequenceFor(kind)}`,
    help:
      near === undefined
        ? message`${words(namesNamespace ? 'Write' : 'Add')} \`namespace: ${named(there, nameNode)}\`.`
        : message`Did you mean \`${named(name, nameNode)}\`?`,
    related: [
      { at: nameNode, message: message`${words(kind)} \`${named(name, nameNode)}\` is here` },
    ],
    isOfAbsence: true,
  };
}

function consequenceFor(kind: string): Message {
  if (kind === 'Provider') return words('Flux sends none of its alerts.');
  return kind === 'ImageRepository'
    ? words('The policy never becomes ready, and no image is updated.')
    : words('Flux waits for it (Source not found).');
}

/** The namespace in which others look for a source that is not in the repository, and how many they are. */
interface Agreed {
  readonly namespace: string;
  readonly count: number;
}

/** For each that differs, this many must look in one namespace, and none in a third. */
const FEWEST_OTHERS = 3;

/** Where all other references to a source look for it; undefined if they differ, or are few. */
function agreedNamespaces(
  evidence: Evidence,
): (reference: SourceReference, cluster: string | undefined) => Agreed | undefined {
  const byName = once(() =>
    groupBy(placedReferences(evidence), ({ kind, at }) => keyOf(kind, at.text)),
  );
  const known = new Map<string, Counts>();
  return ({ kind, at, namespace }, cluster) => {
    const name = keyOf(kind, at.text);
    const key = JSON.stringify([name, cluster]);
    let counts = known.get(key);
    if (counts === undefined) {
      const alike = (byName().get(name) ?? []).filter((each) =>
        mayBeSameCluster(cluster, each.cluster),
      );
      counts = countsBy(alike, (each) => each.namespace);
      known.set(key, counts);
    }
    if (counts.size !== 2 || !counts.has(namespace)) return undefined;
    const other = [...counts.keys()].find((each) => each !== namespace);
    if (other === undefined || !PLAIN_NAME.test(other)) return undefined;
    const count = counts.get(other) ?? 0;
    const isMost = count >= FEWEST_OTHERS * Math.max(1, counts.get(namespace) ?? 0);
    return isMost ? { namespace: other, count } : undefined;
  };
}

/** A reference that looks in its own namespace for what all others look for elsewhere: it lacks the namespace. */
function lonelyFinding(
  { kind, at, namespace, namesNamespace, isLocal }: SourceReference,
  manifest: Manifest,
  agreed: Agreed | undefined,
): Finding | undefined {
  if (isLocal || agreed === undefined || namespace === undefined || !PLAIN_NAME.test(namespace))
    return undefined;
  if (namesNamespace && typoOf(namespace, agreed.namespace) === undefined) return undefined;
  const where = namesNamespace
    ? message`namespace \`${named(namespace, at)}\``
    : words('its own namespace');
  return {
    at,
    message: message`${clusterName(manifest)} looks for ${words(kind)} \`${named(at.text, at)}\` in ${where}, but ${agreed.count} others look in \`${named(agreed.namespace, at)}\`. ${consequenceFor(kind)}`,
    help: message`${words(namesNamespace ? 'Write' : 'Add')} \`namespace: ${named(agreed.namespace, at)}\`.`,
    isOfAbsence: true,
  };
}

/** Whether a Git repository is defined and mentioned nowhere, where the other references name one that is defined: its name. */
function repositoriesDefinedNowhere(
  evidence: Evidence,
): (reference: SourceReference, build: Build | undefined) => string | undefined {
  const { mentionsOf } = evidence;
  const all = once(() => placedReferences(evidence).filter(({ kind }) => kind === 'GitRepository'));
  const defined = once(() => gitRepositories(evidence));
  const isOnlyNamed = once(() => onlyMentionedIn(all()));
  const byCluster = new Map<string | undefined, Counts>();
  const countsFor = (cluster: string | undefined): Counts => {
    let counts = byCluster.get(cluster);
    if (counts === undefined) {
      const alike = all().filter((each) => mayBeSameCluster(cluster, each.cluster));
      counts = countsBy(alike, ({ at }) => at.text);
      byCluster.set(cluster, counts);
    }
    return counts;
  };
  return ({ kind, at }, build) => {
    if (kind !== 'GitRepository' || build?.deployedBy === undefined) return undefined;
    if (at.text === BOOTSTRAPPED || build.partial.some(mayBringObjects)) return undefined;
    const counts = countsFor(build.cluster);
    const present = [...defined()].filter((name) => counts.has(name));
    // The cluster's own source is named by what it is synchronized with, too.
    const others = present.filter((name) => name !== BOOTSTRAPPED);
    const [name, more] = others.length === 0 ? present : others;
    if (name === undefined || more !== undefined) return undefined;
    if ((counts.get(name) ?? 0) < FEWEST_OTHERS * (counts.get(at.text) ?? 0)) return undefined;
    return isOnlyNamed()(mentionsOf(at.text)) ? name : undefined;
  };
}

function unknownFinding(
  { kind, at }: SourceReference,
  manifest: Manifest,
  meant: string | undefined,
): Finding | undefined {
  if (meant === undefined) return undefined;
  return {
    at,
    message: message`${clusterName(manifest)} needs ${words(kind)} \`${named(at.text, at)}\`, which nothing in this repository defines or mentions. Flux waits for it (Source not found).`,
    help: message`Did you mean \`${named(meant, at)}\`, which all others name?`,
    isOfAbsence: true,
  };
}

/** The repository's own folder, of a source that this object and perhaps a few others name so. */
function strayFinding(
  { kind, at }: SourceReference,
  manifest: Manifest,
  meant: string | undefined,
): Finding | undefined {
  // What `flux bootstrap` makes has the name of its source.
  if (meant === undefined || manifest.name === BOOTSTRAPPED) return undefined;
  return {
    at,
    message: message`${clusterName(manifest)} needs ${words(kind)} \`${named(at.text, at)}\`, which nothing in this repository defines, for a folder of this repository. Flux waits for it (Source not found).`,
    help: message`Did you mean \`${named(meant, at)}\`? All others with folders of this repository name it.`,
    isOfAbsence: true,
  };
}

/** A source of charts that nothing deploys, in a repository that deploys its sources. */
function lostFinding(
  { kind, at, chart = '' }: SourceReference,
  manifest: Manifest,
  lost: LostSource | undefined,
): Finding | undefined {
  if (lost === undefined) return undefined;
  const { meant, unlisted } = lost;
  const what = message`${clusterName(manifest)} needs ${words(kind)} \`${named(at.text, at)}\``;
  const waits = words('Flux waits for it (Source not found).');
  if (unlisted !== undefined)
    return {
      at,
      message: message`${what}, which nothing deploys. ${waits}`,
      help: message`List the file that defines it in the kustomization beside it.`,
      related: [{ at: unlisted, message: message`it is defined here` }],
      isOfAbsence: true,
    };
  return {
    at,
    message: message`${what}, which nothing in this repository defines. ${waits}`,
    help:
      meant === undefined
        ? message`Define it, or name one that is defined.`
        : message`Did you mean \`${named(meant, at)}\`, from which other releases take the chart \`${named(chart, at)}\`?`,
    isOfAbsence: true,
  };
}

function keyOf(kind: string, name = ''): string {
  return `${kind} ${name}`;
}
