import type { Build, Manifest } from '../../src/model/manifest.ts';
import { message, words } from '../../src/model/message.ts';
import { isInSamples } from '../../src/model/names/is-model-file.ts';
import { clusterName, manifestName } from '../../src/model/names/message-names.ts';
import { entryOf, nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { placeOf, type Span } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { rivalsIn, type Rivals } from './rival-deployers.ts';
import { identityOf, sameContent } from './same-object.ts';
import { sharedFolders } from './shared-folders.ts';
import { sharedReleases } from './shared-releases.ts';

export const rule = rulePerRun(
  {
    id: 'duplicate-object',
    summary:
      'Two objects of one build or cluster have the same kind, namespace and name, but different content.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  function* (evidence) {
    for (const rivals of rivalsIn(evidence)) yield rivalFinding(rivals);
    yield* sharedReleases(evidence);
    yield* sharedFolders(evidence);
    for (const build of evidence.builds) {
      // Of a build that is refused nothing is applied, neither the one object nor the other.
      if (build.left !== undefined) continue;
      for (const pair of duplicatesIn(build)) {
        yield { ...findingOf(pair, build), build: build.id };
      }
    }
  },
);

interface Pair {
  readonly manifest: Manifest;
  readonly other: Manifest;
}

/**
 * Pairs that differ and are certainly applied together. Files of a plain folder may be alternatives: only what one file repeats is
 * a mistake for certain.
 */
function duplicatesIn({ kind, objects }: Build): readonly Pair[] {
  const first = new Map<string, Manifest>();
  const pairs: Pair[] = [];
  for (const manifest of objects) {
    const key = identityOf(manifest);
    if (key === undefined) continue;
    const other = first.get(key);
    if (other === undefined) first.set(key, manifest);
    else pairs.push({ manifest, other });
  }
  return pairs.filter(
    (pair) =>
      (kind !== 'folder' || isOneFile(pair)) &&
      !areSamples(pair) &&
      !areRevisions(pair) &&
      !sameContent(pair.other.node, pair.manifest.node, pair.manifest.dialect),
  );
}

function isOneFile({ manifest, other }: Pair): boolean {
  return manifest.node.file.path === other.node.file.path;
}

/** One object in several versions of its API, in a folder of samples: what an operator shows, not what is applied. */
function areSamples({ manifest, other }: Pair): boolean {
  return (
    manifest.apiVersion !== other.apiVersion &&
    isInSamples(manifest.node.file.path) &&
    isInSamples(other.node.file.path)
  );
}

/** A Knative Service makes a revision each time that it is applied, and the earlier ones stay: whoever names two of them wants both. */
function areRevisions({ manifest, other }: Pair): boolean {
  if (manifest.group !== 'serving.knative.dev') return false;
  const names = [manifest, other].map(
    ({ node }) => scalarAt(node, 'spec', 'template', 'metadata', 'name')?.text,
  );
  return names.every((name) => name !== undefined) && names[0] !== names[1];
}

/** Argo CD applies one of the two; everybody else applies both. */
const BY_ARGO = 'Argo CD applies only the last one (`RepeatedResourceWarning`)';
const BY_KUBECTL = 'kubectl applies both, and the last one wins';

function findingOf(pair: Pair, { kind }: Build): Finding {
  const { manifest, other } = pair;
  const names = [placeOfName(manifest), placeOfName(other)] as const;
  // One text gave both their name: the release. The templates are what differs.
  const named = placeOf(names[0]);
  const isShared = named === placeOf(names[1]);
  const [at, there] = isShared ? [placeOfKind(manifest), placeOfKind(other)] : names;
  return {
    at,
    message: message`${manifestName(manifest)} is defined twice with different content (${words(placeOf(there))}): ${words(kind === 'argo-application' ? BY_ARGO : BY_KUBECTL)}.`,
    help: message`Merge the two, or give one of them another name or namespace.`,
    related: [{ at: there, message: message`first here` }],
    ...(isShared && { cause: `named ${named}`, onePerCause: true as const }),
    subject: subjectOfManifest(manifest),
  };
}

function rivalFinding({ manifest, build, other, otherBuild }: Rivals): Finding {
  const there = placeOfName(other);
  const deployers = [build, otherBuild].map(({ id, deployedBy }) => words(deployedBy?.name ?? id));
  const [one = words(''), second = words('')] = deployers;
  const isEncrypted = [manifest, other].every(({ node }) => entryOf(node, 'sops') !== undefined);
  const how = isEncrypted ? 'encrypted by itself' : 'with different content';
  const unless = isEncrypted ? ', unless the values are the same' : '';
  return {
    at: placeOfName(manifest),
    message: message`${clusterName(manifest)} is applied by ${one} and, ${words(how)} (${words(placeOf(there))}), by ${second}: each undoes what the other applied${words(unless)}.`,
    help: message`Keep one of the two, or give one of them another name or namespace.`,
    related: [{ at: there, message: message`the other is here` }],
    severity: 'warning',
    cause: JSON.stringify([build.id, otherBuild.id].sort()),
    onePerCause: true,
    subject: subjectOfManifest(manifest),
    build: build.id,
  };
}

function placeOfName({ node }: Manifest): Span {
  return nameNodeOf(node);
}

function placeOfKind({ node }: Manifest): Span {
  return scalarAt(node, 'kind') ?? node;
}
