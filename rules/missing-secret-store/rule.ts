import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { joined, message, name as named, words, type Message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { type MapNode, nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { openTypos, type FindTypo } from '../../src/text/open-typos.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { partlyNamed, storesDefinedNowhere, type IsDefinedNowhere } from './defined-nowhere.ts';
import { storeReferences, type StoreReference } from './store-references.ts';
import { withoutStore } from './without-store.ts';

export const rule = rulePerRun(
  {
    id: 'missing-secret-store',
    summary:
      'An object that generates a Secret names a store or an issuer that does not exist, and similar objects name one that does.',
    severity: 'warning',
    group: 'references',
    since: '0.1.0',
  },
  function* (evidence) {
    yield* withoutStore(evidence);
    const stores = evidence.manifests.filter(({ manifest }) => OTHER_KIND.has(manifest.kind));
    if (stores.length === 0) return;
    const known = storesIn(stores);
    const isNowhere = storesDefinedNowhere(evidence);
    for (const { manifest, build } of evidence.manifests) {
      for (const reference of storeReferences(manifest)) {
        if (isWrittenAnyway(reference, manifest, evidence)) continue;
        const found = findingOf(reference, known, evidence.buildOf(build), evidence, isNowhere);
        if (found === undefined) continue;
        yield {
          ...found,
          onePerCause: true,
          message: message`${clusterName(manifest)} ${found.message} ${consequence(manifest.kind, reference)}`,
          subject: subjectOfManifest(manifest, reference.at.text),
          build,
        };
      }
    }
  },
);

/** Whether other objects write all the Secrets of the Certificates that an annotation asks for. */
function isWrittenAnyway(
  { secrets = [], namespace }: StoreReference,
  manifest: Manifest,
  { sourcesNamed }: Pick<Evidence, 'sourcesNamed'>,
): boolean {
  const isWritten = (name: string): boolean =>
    sourcesNamed('Secret', name).some(
      ({ producer, ...source }) =>
        producer.manifest !== manifest && mayBeSame(source.namespace, namespace),
    );
  return secrets.length > 0 && secrets.every(isWritten);
}

type Applied = Evidence['manifests'][number];

/** The stores and issuers of a run. */
interface Stores {
  readonly ofKind: ReadonlyMap<string, readonly Applied[]>;
  readonly byName: ReadonlyMap<string, readonly Applied[]>;
  /** Those whose name only the cluster knows. */
  readonly openNamed: readonly Applied[];
  readonly nearly: FindTypo<Applied>;
}

function storesIn(stores: readonly Applied[]): Stores {
  return {
    ofKind: groupBy(stores, ({ manifest }) => keyOf(manifest)),
    byName: groupBy(stores, ({ manifest }) => keyOf(manifest, manifest.name)),
    openNamed: stores.filter(({ manifest }) => isOpenName(manifest.name)),
    nearly: openTypos(stores, ({ manifest }) => manifest.name),
  };
}

function keyOf({ group, kind }: Pick<Manifest, 'group' | 'kind'>, name = ''): string {
  return `${group} ${kind} ${name}`;
}

/** With more stores than this, no single one is meant. */
const MAX_STORES = 500;

/** Each kind of store or issuer, and the kind that people confuse it with. */
const OTHER_KIND: ReadonlyMap<string, string> = new Map([
  ['SecretStore', 'ClusterSecretStore'],
  ['ClusterSecretStore', 'SecretStore'],
  ['Issuer', 'ClusterIssuer'],
  ['ClusterIssuer', 'Issuer'],
]);

/** What is wrong with a reference, as the rest of a sentence about the object that has it. */
function findingOf(
  reference: StoreReference,
  stores: Stores,
  build: Build | undefined,
  { buildOf }: Evidence,
  isNowhere: IsDefinedNowhere,
): Finding | undefined {
  const { group, kind, at } = reference;
  const namespace = placeOf(reference, build);
  const isIn = (of: string, each: Applied, isAnywhere = of.startsWith('Cluster')): boolean =>
    each.manifest.kind === of &&
    each.manifest.group === group &&
    mayBeSameCluster(build?.cluster, buildOf(each.build)?.cluster) &&
    (isAnywhere || mayBeSame(namespace, placeOf(each.manifest, buildOf(each.build))));
  const isHere = (each: Applied): boolean => isIn(kind, each);
  const called = (of: string): readonly Applied[] =>
    stores.byName.get(keyOf({ group, kind: of }, at.text)) ?? [];
  if (called(kind).some(isHere) || stores.openNamed.some(isHere)) return undefined;
  const otherKind = reference.meant ?? OTHER_KIND.get(kind) ?? kind;
  const ofOtherKind = called(otherKind).find((each) => isIn(otherKind, each));
  if (reference.meant !== undefined && ofOtherKind === undefined) return undefined;
  const elsewhere = called(kind).find((each) => isIn(kind, each, true));
  const meant = ofOtherKind ?? elsewhere ?? stores.nearly(at.text, isHere);
  const what = message`needs ${words(kind)} \`${named(at.text, at)}\``;
  if (meant === undefined) {
    const all = stores.ofKind.get(keyOf({ group, kind })) ?? [];
    const here = all.length > MAX_STORES ? [] : all.filter(isHere);
    const names = new Set(here.flatMap(({ manifest }) => manifest.name ?? []));
    if (!isNowhere(reference, build, names)) return undefined;
    return {
      at,
      message: message`${what}, which nothing in this repository defines${words(partlyNamed(at.text, names) === undefined ? ' or mentions' : '')}.`,
      help: message`Name a ${words(kind)} that exists: ${alternatives(names, here)}.`,
      cause: JSON.stringify([kind, at.text]),
      isOfAbsence: true,
    };
  }
  const { node, name = '' } = meant.manifest;
  const nameNode = nameNodeOf(node);
  const shown = named(name, nameNode);
  const found = {
    at,
    related: [
      { at: nameNode, message: message`${words(meant.manifest.kind)} \`${shown}\` is here` },
    ],
    cause: JSON.stringify([kind, at.text, meant.manifest.kind, meant.manifest.name]),
    isOfAbsence: true,
  } as const;
  if (meant === ofOtherKind) {
    return {
      ...found,
      at: reference.kindAt ?? at,
      message: message`${what}, but only a ${words(otherKind)} has that name.`,
      help: helpFor(reference, otherKind),
    };
  }
  if (meant === elsewhere) {
    const place = placeOf(meant.manifest, buildOf(meant.build));
    return {
      ...found,
      message: message`${what} in namespace \`${namespace ?? ''}\`, but only \`${place ?? ''}\` has it.`,
      help: message`Define it in namespace \`${namespace ?? ''}\`, or define a ${words(otherKind)}.`,
    };
  }
  return {
    ...found,
    message: message`${what}, which is not defined in this repository.`,
    help: message`Did you mean \`${shown}\`?`,
  };
}

function helpFor({ annotation, kindAt }: StoreReference, otherKind: string): Message {
  if (annotation !== undefined) return message`Use the annotation \`${words(annotation)}\`.`;
  return message`${words(kindAt === undefined ? 'Add' : 'Write')} \`kind: ${words(otherKind)}\`.`;
}

/** At most this many stores are named as alternatives. */
const MAX_NAMES = 3;

function alternatives(names: ReadonlySet<string>, stores: readonly Applied[]): Message {
  const nodeOf = (text: string): MapNode | undefined =>
    stores.find(({ manifest }) => manifest.name === text)?.manifest.node;
  const first = [...names].toSorted().slice(0, MAX_NAMES);
  return joined(
    first.map((text) => named(text, scalarAt(nodeOf(text), 'metadata', 'name') ?? nodeOf(text))),
    ', ',
  );
}

/** The namespace that an object names, or its build; undefined if it is not known, and of a chart that nothing deploys. */
function placeOf(
  { namespace }: { readonly namespace: string | undefined },
  build: Build | undefined,
): string | undefined {
  const place = namespace ?? (build?.kind === 'chart' ? undefined : build?.namespace);
  return place !== undefined && PLAIN_NAME.test(place) ? place : undefined;
}

/** What does not happen, and what the controller says. */
function consequence(of: string, { group, kind, at }: StoreReference): Message {
  const what = words(of === 'PushSecret' ? 'Nothing is pushed' : 'Its Secret is not written');
  return group === 'external-secrets.io'
    ? message`${what} (\`could not get ${words(kind)} "${named(at.text, at)}"\`).`
    : message`${what} (\`Referenced "${words(kind)}" not found\`).`;
}

/** A store whose name only the cluster knows may be any. */
function isOpenName(name: string | undefined): boolean {
  return name === undefined || !PLAIN_NAME.test(name);
}
