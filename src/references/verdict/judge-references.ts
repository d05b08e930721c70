import type { FileTree } from '../../model/file-tree.ts';
import type { Build } from '../../model/manifest.ts';
import { message, words } from '../../model/message.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Reason } from '../../model/reason.ts';
import {
  type JudgedReference,
  type LeftOut,
  type Reference,
  type Verdict,
  missingIn,
} from '../../model/reference.ts';
import type { Settings } from '../../model/settings.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { createdKeys } from '../explainers/keys/created-keys.ts';
import { scanTexts } from '../explainers/kit/scan-texts.ts';
import { isTemplatedName } from '../objects/templated-name.ts';
import { registryWith } from '../producers/registry.ts';
import { wellKnownReason } from '../producers/well-known-sources.ts';
import { chooseSources } from '../scope/choose-sources.ts';
import { indexSources, type SourceIndex } from '../scope/source-index.ts';
import { declaredSources, type DeclaredSources } from './externals.ts';
import { intendedKeys } from './intended-keys.ts';
import { judgeFound } from './judge-found.ts';
import { judgeMissing } from './judge-missing.ts';
import { siblingsWith } from './missing-source.ts';
import { hasEverySibling } from './prove.ts';
import type { Before } from './removed-sources.ts';

/** What decides about verdicts besides references and sources. */
interface JudgeInputs {
  readonly builds: readonly Build[];
  readonly files: readonly ParsedFile[];
  readonly settings: Pick<Settings, 'externals' | 'producers'>;
  /** All files: documents and scripts explain sources that are created by hand. */
  readonly tree?: FileTree | undefined;
  /** The base of a comparison: a source that it has, and the head lacks, was removed by the change. */
  readonly before?: Before | undefined;
  /** Why a part of the run was not rendered, as a clause: anything that is missing may be in that part. */
  readonly cut?: Reason | undefined;
}

/**
 * A verdict for each reference, in their order. Looked up by kind, name and namespace, in the reference's own build first, then in
 * the scopes around it. `broken` is only said with proof; what nothing makes or may make is `undeclared`.
 */
export function judgeReferences(
  references: readonly Reference[],
  sources: readonly Source[],
  inputs: JudgeInputs,
): JudgedReference[] {
  const index = indexSources(sources, inputs.builds, inputs.tree);
  const declared = declaredSources(inputs.settings.externals);
  const { cut } = inputs;
  const { builds, files, tree } = inputs;
  const folders = new Map(builds.map(({ id, folder = id }) => [id, folder]));
  const leftOut = new Map<Reference, LeftOut>();
  const early = references.map((reference) => {
    const verdict = judgeEarly(reference, index, declared, cut);
    const source = leftOutSource(reference, verdict, index, folders);
    if (source === undefined) return verdict;
    leftOut.set(reference, { at: source.at });
    return undefined;
  });
  const undecided = references.filter((_, at) => early[at] === undefined);
  const scan = scanTexts(files, tree, undecided);
  const registry = registryWith(inputs.settings.producers ?? []);
  const former = inputs.before?.files ?? [];
  const judgeLate = judgeMissing(
    { builds, files, tree, references, index, registry, scan, former },
    { builds, before: inputs.before, leftOut },
  );
  const keyCreated = createdKeys(scan);
  const keyIntended = intendedKeys(references, index);
  const ofLeft = verdictsInLeft(builds);
  return references.map((reference, at) => {
    const found = ofLeft(reference, early[at] ?? judgeLate(reference));
    const isKeyMissing = found.kind === 'broken' && found.proof === 'missing-key';
    const reason = isKeyMissing
      ? (keyCreated(reference, found.missing) ?? keyIntended(reference, found.missing))
      : undefined;
    const verdict: Verdict = reason === undefined ? found : { kind: 'unknown', reason };
    return { reference, verdict, at: spanFor(reference, verdict) };
  });
}

/** In what is left of a build that failed, what is missing may be in the rest of it; a key is not, if only objects are left out. */
function verdictsInLeft(
  builds: readonly Build[],
): (reference: Reference, verdict: Verdict) => Verdict {
  const left = new Map(
    builds.flatMap((build) => (build.left === undefined ? [] : [[build.id, build.left]])),
  );
  return ({ build }, verdict) => {
    const lacks = left.get(build);
    if (lacks === undefined || (verdict.kind !== 'undeclared' && verdict.kind !== 'broken'))
      return verdict;
    const isOfKey = verdict.kind === 'broken' && verdict.proof === 'missing-key';
    return isOfKey && lacks === 'without-objects' ? verdict : { kind: 'unknown', reason: LEFT };
  };
}

const LEFT = words('its build fails, and what is left out of it may have it');

/** All verdicts but those on missing sources: these need to know everything that is missing. */
function judgeEarly(
  reference: Reference,
  index: SourceIndex,
  declaredOf: DeclaredSources,
  cut: Reason | undefined,
): Verdict | undefined {
  const { name } = reference;
  const choice = chooseSources(reference, index);
  const found = choice === undefined ? undefined : judgeFound(reference, choice, index);
  if (found !== undefined && found.kind !== 'broken' && found.kind !== 'optional') return found;
  if (isTemplatedName(name) && !isOfSameFile(reference, found))
    return { kind: 'unknown', reason: message`the name \`${name}\` is a template` };
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

/** Whether a source without the key is written in the file of the reference, with the same variables in its name: with any values, both names are equal. */
function isOfSameFile({ name, at }: Reference, found: Verdict | undefined): boolean {
  const missing = found === undefined ? undefined : missingIn(found);
  if (missing?.what !== 'key' || isTemplatedName(name.replaceAll(VARIABLE, 'a'))) return false;
  return hostSpan(missing.source.at).file.path === hostSpan(at).file.path;
}

function spanFor({ at, key, use }: Reference, verdict: Verdict): JudgedReference['at'] {
  const missing = missingIn(verdict);
  const aboutKey = use === 'volume-item' || missing?.what === 'key';
  return aboutKey && key !== undefined ? key.at : at;
}

/**
 * The source that an overlay has in a folder of its own and does not list, while every other overlay of the same object lists one: that a
 * person applies the one folder by hand is not what the others do. `folders`: those of the builds.
 */
function leftOutSource(
  reference: Reference,
  verdict: Verdict | undefined,
  index: SourceIndex,
  folders: ReadonlyMap<string, string>,
): Source | undefined {
  if (verdict?.kind !== 'elsewhere' || index.isFolder(reference.build)) return undefined;
  const own = `${folders.get(reference.build) ?? reference.build}/`;
  const isLeftOut = ({ build, at }: Source): boolean =>
    index.isFolder(build) && hostSpan(at).file.path.startsWith(own);
  if (!verdict.sources.every(isLeftOut)) return undefined;
  const isOnlyOne = hasEverySibling(reference, siblingsWith(reference, index), index);
  return isOnlyOne ? verdict.sources[0] : undefined;
}
