import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { BOOTSTRAPPED } from '../../src/model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import {
  message,
  name as named,
  words,
  type Argument,
  type Message,
} from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf } from '../../src/model/node.ts';
import { mayBringObjects } from '../../src/model/reason.ts';
import { openTypos, type FindTypo } from '../../src/text/open-typos.ts';
import { typoOf } from '../../src/text/typo.ts';
import { onlyMentionedIn } from '../kit/only-mentioned.ts';
import { perCluster } from '../kit/placed-references.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { lostChartSources, type LostSource } from './lost-chart-source.ts';
import { otherKinds } from './other-kind.ts';
import { otherwiseCalled } from './otherwise-called.ts';
import {
  countsBy,
  gitRepositories,
  isSource,
  needs,
  placedReferences,
  referencesOf,
  type Mistake,
  type SourceReference,
} from './source-references.ts';
import { straySources } from './stray-source.ts';

export const rule = rulePerRun(
  {
    id: 'missing-flux-source',
    summary:
      'A Flux object names a source that does not exist where it looks, and one of nearly that name, of another kind or in another namespace, does.',
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
    const ofOtherKind = otherKinds(evidence);
    const byName = groupBy(sources, ({ manifest }) => keyOf(manifest.kind, manifest.name));
    const nearly = openTypos(sources, ({ manifest }) => manifest.name);
    const chartMistake = (
      reference: SourceReference,
      build: Build | undefined,
    ): Mistake | undefined => {
      const lost = isLost(reference, build);
      const isKnown = lost?.meant !== undefined || lost?.unlisted !== undefined;
      const other = isKnown ? undefined : callOtherwise(reference, build);
      return other ?? lostMistake(reference, lost);
    };
    for (const { manifest, build: id } of evidence.manifests) {
      const build = evidence.buildOf(id);
      const isInCluster = (source: Applied): boolean =>
        mayBeSameCluster(build?.cluster, evidence.buildOf(source.build)?.cluster);
      for (const reference of referencesOf(manifest)) {
        const { kind, at, namespace } = reference;
        const named = byName.get(keyOf(kind, at.text)) ?? [];
        const isThere = named.some(
          (each) => isInCluster(each) && mayBeSame(namespace, each.manifest.namespace),
        );
        if (isThere) continue;
        const found =
          misnamed(reference, { named, nearly }, isInCluster) ??
          ofOtherKind(reference, build) ??
          lonelyMistake(reference, agreed(reference, build?.cluster)) ??
          unknownMistake(reference, isUnknown(reference, build)) ??
          strayMistake(reference, manifest, isStray(at, build)) ??
          chartMistake(reference, build);
        if (found === undefined) continue;
        const { what, ...rest } = found;
        yield {
          at,
          ...rest,
          message: message`${clusterName(manifest)} ${what}. ${consequenceFor(kind)}`,
          isOfAbsence: true,
          subject: subjectOfManifest(manifest, at.text),
          build: id,
        };
      }
    }
  },
);

type Applied = Evidence['manifests'][number];

/** The sources with the kind and name of a reference, and a search for similar names among all sources. */
interface Candidates {
  readonly named: readonly Applied[];
  readonly nearly: FindTypo<Applied>;
}

function misnamed(
  reference: SourceReference,
  { named: alike, nearly }: Candidates,
  isInCluster: (source: Applied) => boolean,
): Mistake | undefined {
  const { kind, at, namespace, isLocal } = reference;
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
  const shown = named(name, nameNode);
  const related = [{ at: nameNode, message: message`${words(kind)} \`${shown}\` is here` }];
  if (near !== undefined)
    return {
      what: needs(reference, 'is not defined in this repository'),
      help: message`Did you mean \`${shown}\`?`,
      related,
    };
  return {
    what: message`${looksFor(reference)}, but only \`${named(there, nameNode)}\` has it`,
    help: writeNamespace(reference, named(there, nameNode)),
    related,
  };
}

function looksFor({ kind, at, namespace = '', namesNamespace }: SourceReference): Message {
  const where = namesNamespace
    ? message`namespace \`${named(namespace, at)}\``
    : words('its own namespace');
  return message`looks for ${words(kind)} \`${named(at.text, at)}\` in ${where}`;
}

function writeNamespace({ namesNamespace }: SourceReference, namespace: Argument): Message {
  return message`${words(namesNamespace ? 'Write' : 'Add')} \`namespace: ${namespace}\`.`;
}

function consequenceFor(kind: string): Message {
  if (kind === 'Provider') return words('Flux sends none of its alerts.');
  return kind === 'ImageRepository'
    ? words('The policy never becomes ready, and no image is updated.')
    : words('Flux waits for it (Source not found).');
}

/** The namespace in which others look for a source that is not in the repository, and how many do. */
interface Agreed {
  readonly namespace: string;
  readonly count: number;
}

/** For each reference that differs, this many must agree on one namespace, and none may name a third. */
const MIN_OTHERS = 3;

/** Where all other references to a source look for it; undefined if they differ, or are few. */
function agreedNamespaces(
  evidence: Evidence,
): (reference: SourceReference, cluster: string | undefined) => Agreed | undefined {
  const countsFor = perCluster(
    () => placedReferences(evidence),
    ({ kind, at }) => keyOf(kind, at.text),
    (alike) => countsBy(alike, (each) => each.namespace),
  );
  return ({ kind, at, namespace }, cluster) => {
    const counts = countsFor(keyOf(kind, at.text), cluster);
    if (counts.size !== 2 || !counts.has(namespace)) return undefined;
    const other = [...counts.keys()].find((each) => each !== namespace);
    if (other === undefined || !PLAIN_NAME.test(other)) return undefined;
    const count = counts.get(other) ?? 0;
    const isMost = count >= MIN_OTHERS * Math.max(1, counts.get(namespace) ?? 0);
    return isMost ? { namespace: other, count } : undefined;
  };
}

/** A reference without a namespace, or with a typo in it, to a source that all others look for in another namespace. */
function lonelyMistake(
  reference: SourceReference,
  agreed: Agreed | undefined,
): Mistake | undefined {
  const { at, namespace, namesNamespace, isLocal } = reference;
  if (isLocal || agreed === undefined || namespace === undefined || !PLAIN_NAME.test(namespace))
    return undefined;
  if (namesNamespace && typoOf(namespace, agreed.namespace) === undefined) return undefined;
  return {
    what: message`${looksFor(reference)}, but ${agreed.count} others look in \`${named(agreed.namespace, at)}\``,
    help: writeNamespace(reference, named(agreed.namespace, at)),
  };
}

/** Finds the Git repository that the other references name, for a reference to one that is defined and mentioned nowhere. */
function repositoriesDefinedNowhere(
  evidence: Evidence,
): (reference: SourceReference, build: Build | undefined) => string | undefined {
  const { mentionsOf } = evidence;
  const all = once(() => placedReferences(evidence).filter(({ kind }) => kind === 'GitRepository'));
  const defined = once(() => gitRepositories(evidence));
  const isOnlyNamed = once(() => onlyMentionedIn(all()));
  const countsFor = perCluster(
    all,
    (each) => each.kind,
    (alike) => countsBy(alike, ({ at }) => at.text),
  );
  return ({ kind, at }, build) => {
    if (kind !== 'GitRepository' || build?.deployedBy === undefined) return undefined;
    if (at.text === BOOTSTRAPPED || build.partial.some(mayBringObjects)) return undefined;
    const counts = countsFor(kind, build.cluster);
    const present = [...defined()].filter((name) => counts.has(name));
    // The object that synchronizes the cluster names the cluster's own source too.
    const others = present.filter((name) => name !== BOOTSTRAPPED);
    const [name, more] = others.length === 0 ? present : others;
    if (name === undefined || more !== undefined) return undefined;
    if ((counts.get(name) ?? 0) < MIN_OTHERS * (counts.get(at.text) ?? 0)) return undefined;
    return isOnlyNamed()(mentionsOf(at.text)) ? name : undefined;
  };
}

function unknownMistake(
  reference: SourceReference,
  meant: string | undefined,
): Mistake | undefined {
  if (meant === undefined) return undefined;
  return {
    what: needs(reference, 'nothing in this repository defines or mentions'),
    help: message`Did you mean \`${named(meant, reference.at)}\`, which all others name?`,
  };
}

/** A folder of this repository, from a source that only this object and perhaps a few others call by this name. */
function strayMistake(
  reference: SourceReference,
  manifest: Manifest,
  meant: string | undefined,
): Mistake | undefined {
  // The Kustomization that `flux bootstrap` writes has the name of its source.
  if (meant === undefined || manifest.name === BOOTSTRAPPED) return undefined;
  return {
    what: needs(reference, 'nothing in this repository defines, for a folder of this repository'),
    help: message`Did you mean \`${named(meant, reference.at)}\`? All others with folders of this repository name it.`,
  };
}

/** A source of charts that nothing deploys, in a repository that deploys its sources. */
function lostMistake(
  reference: SourceReference,
  lost: LostSource | undefined,
): Mistake | undefined {
  if (lost === undefined) return undefined;
  const { meant, unlisted } = lost;
  if (unlisted !== undefined)
    return {
      what: needs(reference, 'nothing deploys'),
      help: message`List the file that defines it in the kustomization beside it.`,
      related: [{ at: unlisted, message: message`it is defined here` }],
    };
  const { at, chart = '' } = reference;
  return {
    what: needs(reference, 'nothing in this repository defines'),
    help:
      meant === undefined
        ? message`Define it, or name one that is defined.`
        : message`Did you mean \`${named(meant, at)}\`, from which other releases take the chart \`${named(chart, at)}\`?`,
  };
}

function keyOf(kind: string, name = ''): string {
  return `${kind} ${name}`;
}
