import type { Evidence } from '../../src/model/evidence.ts';
import { appendTo } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, words, type Message } from '../../src/model/message.ts';
import { clusterName, sourceName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { mapAt, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Source } from '../../src/model/source.ts';
import { areDeployedTogether } from '../kit/deployed-together.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'contested-secret',
    summary: 'Two objects generate the same Secret, and only one of them can own it.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  function* (evidence) {
    for (const rivals of rivalsIn(evidence)) {
      const reported = new Set<Manifest>();
      for (const [index, source] of rivals.entries()) {
        const { manifest } = source.producer;
        const first = rivals.slice(0, index).find((other) => contest(other, source, evidence));
        if (first === undefined || reported.has(manifest)) continue;
        reported.add(manifest);
        yield findingOf(source, first);
      }
    }
  },
);

/** Of one name, so many objects are compared with each other. */
const MAX_RIVALS = 50;

/** The Secrets that owners make, those of one name and namespace together. */
function rivalsIn({ sources }: Evidence): readonly (readonly Source[])[] {
  const byName = new Map<string, Source[]>();
  for (const source of sources) {
    const { name, namespace = '', producer } = source;
    if (source.kind !== 'Secret' || ownerOf(producer.manifest) === undefined) continue;
    if (holdsPlaceholder(name) || holdsPlaceholder(namespace)) continue;
    appendTo(byName, JSON.stringify([namespace, name]), source);
  }
  return [...byName.values()].map((all) => all.slice(0, MAX_RIVALS));
}

type Owner = 'external-secrets' | 'cert-manager' | 'sealed-secrets';

/** The controller that makes a Secret from an object, if it takes it as its own. */
function ownerOf({ group, kind, node }: Manifest): Owner | undefined {
  if (group === 'cert-manager.io') return kind === 'Certificate' ? 'cert-manager' : undefined;
  if (group === 'bitnami.com') return kind === 'SealedSecret' ? 'sealed-secrets' : undefined;
  if (group !== 'external-secrets.io' || kind !== 'ExternalSecret') return undefined;
  const target = mapAt(node, 'spec', 'target');
  const policy = scalarAt(target, 'creationPolicy')?.text ?? 'Owner';
  return policy === 'Owner' && mapAt(target, 'manifest') === undefined
    ? 'external-secrets'
    : undefined;
}

/** Whether one cluster certainly gets both, which are two objects whose controllers do not share what they make. */
function contest(a: Source, b: Source, evidence: Evidence): boolean {
  const [one, other] = [a.producer.manifest, b.producer.manifest];
  if (isSameObject(one, other) || !isTogether(a, b, evidence)) return false;
  const [owner, rival] = [ownerOf(one), ownerOf(other)];
  // cert-manager takes what is there for its own, whoever put it there: a certificate may be kept in a store.
  if (owner === 'cert-manager' || rival === 'cert-manager') return owner === rival;
  return true;
}

function isSameObject(one: Manifest, other: Manifest): boolean {
  return one.kind === other.kind && one.name === other.name;
}

/** In one file or one rendered build, or in two that are deployed to one cluster. */
function isTogether(a: Source, b: Source, { buildOf }: Evidence): boolean {
  const [here, there] = [buildOf(a.build), buildOf(b.build)];
  if (here === undefined || there === undefined) return false;
  if (here === there) {
    return here.kind !== 'folder' || a.at.file.path === b.at.file.path;
  }
  return areDeployedTogether(here, there, { buildOf });
}

function findingOf(source: Source, first: Source): Finding & { readonly build: string } {
  const { manifest } = source.producer;
  return {
    at: source.at,
    message: message`${clusterName(manifest)} and ${clusterName(first.producer.manifest)} both generate ${sourceName(source)}: ${consequenceOf(manifest, first.producer.manifest)}`,
    help: words('Keep one of the two, or give the Secret of one of them another name.'),
    related: [{ at: first.at, message: message`generated here too` }],
    subject: subjectOfManifest(manifest),
    build: source.build,
  };
}

/**
 * Sources: external-secrets, applyOwnership in pkg/controllers/externalsecret; cert-manager, CertificateOwnsSecret in
 * internal/controller/certificates; sealed-secrets, unseal in pkg/controller.
 */
function consequenceOf(one: Manifest, other: Manifest): Message {
  const owners = new Set([ownerOf(one), ownerOf(other)]);
  if (owners.has('cert-manager'))
    return words(
      'cert-manager issues the certificate of one, and sets `DuplicateSecretName` on the other.',
    );
  return owners.has('sealed-secrets')
    ? words('whichever comes second fails, because the Secret has another owner.')
    : words(
        'whichever comes second stays in `SecretSyncedError`, because the Secret is owned by the other.',
      );
}
