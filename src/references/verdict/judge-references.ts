import type { FileTree } from '../../model/file-tree.ts';
import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { missingIn } from '../../model/reference.ts';
import { hostSpan } from '../../model/span.ts';
import type { JudgedReference, Reference, Verdict } from '../../model/reference.ts';
import type { Settings } from '../../model/settings.ts';
import type { Source } from '../../model/source.ts';
import { chooseSources } from '../scope/choose-sources.ts';
import { declaredSources } from './externals.ts';
import type { DeclaredSources } from './externals.ts';
import { judgeFound } from './judge-found.ts';
import { isDocumentedField } from '../fields/documented-field.ts';
import { firstReason, guessesOf } from '../explainers/guesses.ts';
import type { PossibleProducer } from '../explainers/possible-producer.ts';
import { removedSources } from './removed-sources.ts';
import type { Before } from './removed-sources.ts';
import { handMadeSources } from '../explainers/hand-made-sources.ts';
import { madeByTests } from '../explainers/test-manifests.ts';
import { toldAbove } from '../explainers/mentioned-above.ts';
import { mentioningFiles } from '../explainers/unread-files.ts';
import { spokenOf } from '../explainers/spoken-of.ts';
import { mentionedInDocuments } from '../explainers/mentioned-in-documents.ts';
import { createdKeys } from '../explainers/created-keys.ts';
import { failedBuilds } from '../explainers/failed-builds.ts';
import { missingSources } from './missing-of.ts';
import { meansOtherKind } from './means-other-kind.ts';
import { notDeployed } from '../explainers/unlisted-manifests.ts';
import { registryWith } from '../producers/registry.ts';
import { oddOnesOut } from './outlier-references.ts';
import { proofs } from './prove.ts';
import { indexSources, type SourceIndex } from '../scope/source-index.ts';
import { isTemplatedName } from '../objects/templated-name.ts';
import { wellKnownReason } from '../producers/well-known-sources.ts';

/** What a judgement needs to know besides references and sources. */
export interface Surroundings {
  readonly builds: readonly Build[];
  readonly files: readonly ParsedFile[];
  readonly settings: Pick<Settings, 'externals' | 'producers'>;
  /** Where documents and scripts can be read that tell of sources made by hand. */
  readonly tree?: FileTree | undefined;
  /** What the base of a comparison had: a source that is gone since then was removed by the change. */
  readonly before?: Before | undefined;
  /** Why a part of the run was not rendered, as a clause: it may hold whatever is missing. */
  readonly cut?: string | undefined;
}

/**
 * A verdict for each reference, in their order. Looked up by kind, name and namespace, in the reference's own build first, then in
 * the scopes around it. `broken` is only said with proof; what nothing makes or may make is `untraced`.
 */
export function judgeReferences(
  references: readonly Reference[],
  sources: readonly Source[],
  surroundings: Surroundings,
): JudgedReference[] {
  const index = indexSources(sources, surroundings.builds, surroundings.tree);
  const declared = declaredSources(surroundings.settings.externals);
  const { cut } = surroundings;
  const early = references.map((reference) => judgeEarly(reference, index, declared, cut));
  const undecided = references.filter((_, at) => early[at] === undefined);
  const isOdd = oddOnesOut(references, early);
  const judgeLate = lateJudge(undecided, references, index, surroundings, isOdd);
  const keyCreated = createdKeys(surroundings.files, surroundings.tree);
  return references.map((reference, at) => {
    const found = early[at] ?? judgeLate(reference);
    const isKeyMissing = found.kind === 'broken' && found.proof === 'missing-key';
    const created = isKeyMissing ? keyCreated(reference, found.missing) : undefined;
    const verdict: Verdict = created === undefined ? found : { kind: 'unknown', reason: created };
    return { reference, verdict, at: spanFor(reference, verdict) };
  });
}

/** All verdicts but those on missing sources: these need to know everything that is missing. */
function judgeEarly(
  reference: Reference,
  index: SourceIndex,
  declaredOf: DeclaredSources,
  cut: string | undefined,
): Verdict | undefined {
  const { name } = reference;
  const choice = chooseSources(reference, index);
  const found = choice === undefined ? undefined : judgeFound(reference, choice, index);
  if (found !== undefined && found.kind !== 'broken' && found.kind !== 'optional') return found;
  if (isTemplatedName(name) && !isOfSameFile(reference, found))
    return { kind: 'unknown', reason: `the name \`${name}\` is a template` };
  const declared = declaredOf(reference);
  if (declared?.kind === 'assumed') return declared;
  if (cut !== undefined && choice?.scope !== 'build') return { kind: 'unknown', reason: cut };
  if (found !== undefined) return found;
  if (declared !== undefined) return declared;
  const wellKnown = wellKnownReason(reference);
  return wellKnown === undefined ? undefined : { kind: 'assumed', reason: wellKnown };
}

/** Variables that have one value in a whole file: a parameter of a Template of OpenShift, a variable of `envsubst`. */
const VARIABLE = /\$\{\w+\}|\$\(\w+\)/g;

/** Whether a source without the key is written in the file of the reference, with the very same variables: whatever their values, both have one name. */
function isOfSameFile({ name, at }: Reference, found: Verdict | undefined): boolean {
  const missing = found === undefined ? undefined : missingIn(found);
  if (missing?.what !== 'key' || isTemplatedName(name.replaceAll(VARIABLE, 'a'))) return false;
  return hostSpan(missing.source.at).file.path === hostSpan(at).file.path;
}

function lateJudge(
  undecided: readonly Reference[],
  references: readonly Reference[],
  index: SourceIndex,
  { builds, files, tree, settings, before }: Surroundings,
  odd: ReadonlySet<Reference>,
): (reference: Reference) => Verdict {
  if (undecided.length === 0) return () => ({ kind: 'unknown', reason: 'nothing is missing' });
  const names = new Set(undecided.map(({ name }) => name));
  const registry = registryWith(settings.producers ?? []);
  // These say the very name: no typo is repeated elsewhere by chance.
  const handMade = handMadeSources(files, tree, names);
  const documented = mentionedInDocuments(tree, names, before?.files);
  const failing = failedBuilds(builds, files, names);
  const { forgotten, sameFile } = notDeployed(files, builds, registry);
  const naming: readonly PossibleProducer[] = [
    sameFile,
    mentioningFiles(files, tree, names),
    handMade.named,
  ];
  const speaking = spokenOf(documented, files, names);
  const guessing = [
    ...guessesOf(references, index, { builds, files }, registry),
    handMade.perhaps,
    documented.perhaps,
    madeByTests(tree),
    toldAbove,
  ];
  const removedOf = removedSources(before, tree, registry, names, index);
  const missingOf = missingSources(index, forgotten, meansOtherKind(references), builds);
  const prove = proofs(references, index);
  return (reference) => {
    const missing = missingOf(reference);
    const { proof, outweighs = 'nothing' } = prove(reference, missing) ?? {};
    const isTold = proof !== undefined || odd.has(reference);
    const harmless = harmlessReason(reference, isTold);
    const mayBeRemoved =
      !reference.optional && (harmless === undefined || isNeededResource(reference));
    if (harmless !== undefined && !mayBeRemoved) return { kind: 'unknown', reason: harmless };
    const named =
      failing(reference) ??
      TEXTS[outweighs].flatMap((texts) => handMade[texts](reference) ?? []).at(0) ??
      (outweighs === 'nothing' ? firstReason(naming, reference) : undefined);
    if (named !== undefined) return { kind: 'unknown', reason: named };
    const spoken = outweighs === 'nothing' ? firstReason(speaking, reference) : undefined;
    if (spoken === undefined && proof !== undefined && !reference.optional)
      return { kind: 'broken', missing, proof };
    const guess = proof === undefined ? firstReason(guessing, reference) : undefined;
    const removed = mayBeRemoved ? removedOf(reference, { spoken, guess }) : undefined;
    if (removed !== undefined)
      return { kind: 'broken', missing: { ...missing, removed }, proof: 'removed' };
    const reason = harmless ?? spoken ?? guess;
    if (reason !== undefined) return { kind: 'unknown', reason };
    return { kind: reference.optional ? 'optional' : 'untraced', missing };
  };
}

/** Which texts that make the source count against a proof. */
const TEXTS = { nothing: ['made'], names: ['made'], documents: ['run'], texts: [] } as const;

/** A field of a custom resource that its controller's documentation says to need its source. */
function isNeededResource(reference: Reference): boolean {
  return (
    reference.use === 'custom-resource' &&
    reference.harmless === undefined &&
    isDocumentedField(reference)
  );
}

/** Why nothing follows from a missing source here; `isTold`: something speaks against a reference of a custom resource. */
function harmlessReason(
  { use, harmless, kind, name }: Reference,
  isTold: boolean,
): string | undefined {
  if (harmless !== undefined) return harmless;
  if (use === 'custom-resource' && !isTold)
    return 'its controller decides what a missing source means';
  // The volume's own reference tells that the source is missing.
  return use === 'volume-item' ? `${kind} \`${name}\` itself is not found` : undefined;
}

function spanFor({ at, key, use }: Reference, verdict: Verdict): JudgedReference['at'] {
  const missing = missingIn(verdict);
  const aboutKey = use === 'volume-item' || missing?.what === 'key';
  return aboutKey && key !== undefined ? key.at : at;
}
