import { known } from '../../model/knowable.ts';
import { words, message } from '../../model/message.ts';
import { sourceName } from '../../model/names/message-names.ts';
import { entryOf } from '../../model/node.ts';
import type { MissingKey, Reference, Verdict } from '../../model/reference.ts';
import type { Source, SourceKey } from '../../model/source.ts';
import { hostSpan, placeOf } from '../../model/span.ts';
import { typoOf } from '../../text/typo.ts';
import { templateWith } from '../explainers/keys/keys-of-template.ts';
import { writtenInComment } from '../explainers/keys/written-in-comment.ts';
import { assumptionOf } from '../objects/namespaces.ts';
import { isTemplatedKey } from '../objects/templated-name.ts';
import { producedKeys } from '../producers/produced-source.ts';
import { keyOfCluster } from '../producers/well-known-sources.ts';
import type { Choice } from '../scope/choose-sources.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import { missingKey } from './missing-key.ts';
import { siblingsWith } from './missing-source.ts';

/** The verdict on a reference whose source exists: what remains open is the key. */
export function judgeFound(reference: Reference, choice: Choice, index: SourceIndex): Verdict {
  const { key } = reference;
  if (key === undefined) return foundVerdict(reference, choice, choice.nearest, undefined);
  if (isTemplatedKey(key.name)) {
    return { kind: 'unknown', reason: message`the key \`${key.name}\` is a template` };
  }
  const holder = choice.nearest.find((source) => has(source, reference) === 'yes');
  if (holder !== undefined) {
    const sources = [holder, ...others(choice.nearest, holder)];
    return foundVerdict(reference, choice, sources, keyOf(holder, key.name));
  }
  if (choice.nearest.some((source) => has(source, reference) === 'unknown')) {
    return (
      typoOfUsual(reference, choice, key.name) ??
      foundVerdict(reference, choice, choice.nearest, undefined)
    );
  }
  return missingKeyVerdict(reference, choice, key.name, index);
}

function missingKeyVerdict(
  reference: Reference,
  choice: Choice,
  key: string,
  index: SourceIndex,
): Verdict {
  const elsewhere = choice.decided
    ? undefined
    : choice.possible.find((source) => has(source, reference) !== 'no');
  if (elsewhere !== undefined) {
    const reason = message`${sourceName(elsewhere)} (${placeOf(elsewhere.at)}) may be the one that is used`;
    return { kind: 'unknown', reason };
  }
  if (reference.toleratesMissing !== undefined)
    return { kind: 'unknown', reason: reference.toleratesMissing };
  const [source] = choice.nearest;
  if (source === undefined)
    return {
      kind: 'unknown',
      reason: words('no ConfigMap or Secret of that name in the same namespace and cluster'),
    };
  if (isToBeFilled(source)) {
    return {
      kind: 'unknown',
      reason: message`${sourceName(source)} has no data: something fills it in`,
    };
  }
  const missing = missingKey(source, key, siblingsWith(reference, index, key));
  // A chart of which no release is known says nothing about the sources of a namespace that it does not name.
  const isOfOtherRelease =
    choice.scope === 'open' &&
    index.isChart(source.build) &&
    source.namespace === undefined &&
    reference.namespace !== undefined;
  if (isOfOtherRelease && !isTypo(key, missing)) {
    const reason = message`${sourceName(source)} (${placeOf(source.at)}) is of a chart, and another may be the one that is used`;
    return { kind: 'unknown', reason };
  }
  const template = index.isChart(source.build)
    ? templateWith(source, key, isTypo(key, missing))
    : undefined;
  if (template !== undefined)
    return { kind: 'unknown', reason: message`${template} may write it with other values` };
  if (reference.optional) return { kind: 'optional', missing };
  const other =
    equallyNear(choice, key, missing) ?? alternativeTo(source, reference, choice, index);
  if (other !== undefined) {
    const reason = message`${sourceName(other)} (${placeOf(other.at)}) may be the one that is used`;
    return { kind: 'unknown', reason };
  }
  const written =
    keyOfCluster(reference) ?? (choice.scope === 'open' ? writtenInComment(reference) : undefined);
  if (written !== undefined) return { kind: 'unknown', reason: written };
  return { kind: 'broken', missing, proof: 'missing-key' };
}

/** The key is a typo of one that the controller writes; nothing else makes the source. */
function typoOfUsual(
  { optional, toleratesMissing }: Reference,
  { nearest, possible }: Choice,
  key: string,
): Verdict | undefined {
  const [source] = nearest;
  if (source?.usualKeys === undefined || optional || toleratesMissing !== undefined)
    return undefined;
  const all = [...nearest, ...possible];
  if (all.some(({ usualKeys = [] }) => !usualKeys.some((usual) => isTypoOf(key, usual, usualKeys))))
    return undefined;
  const derived = source.usualKeys.map((name) => ({ name, at: source.at }));
  const keys = known(producedKeys(derived, source.producer.kind));
  return {
    kind: 'broken',
    missing: missingKey({ ...source, keys }, key, []),
    proof: 'missing-key',
  };
}

function isTypoOf(key: string, usual: string, usualKeys: readonly string[]): boolean {
  return !usualKeys.includes(key) && typoOf(key, usual) !== undefined;
}

/** Whether the key is a typo of an existing one. */
function isTypo(key: string, { nearest }: MissingKey): boolean {
  return nearest !== undefined && typoOf(key, nearest.key) !== undefined;
}

/** A Secret written without any field for data: a Job, a controller or a person puts it there. */
function isToBeFilled({ kind, keys, producer }: Source): boolean {
  if (kind !== 'Secret' || keys.kind !== 'known' || keys.value.size > 0) return false;
  const { node } = producer.manifest;
  return entryOf(node, 'data') === undefined && entryOf(node, 'stringData') === undefined;
}

/**
 * A second source of the name, no farther away, in another build that may go anywhere: each may be one cluster's, and the reference's own
 * nowhere. A typo is wrong in all of them.
 */
function equallyNear(
  { scope, nearest }: Choice,
  key: string,
  missing: MissingKey,
): Source | undefined {
  if (scope !== 'open') return undefined;
  if (isTypo(key, missing)) return undefined;
  return nearest.find(({ build }) => build !== nearest[0]?.build);
}

/**
 * Another source of the name that may be meant as well: the reference's build may be applied anywhere, or the source is in another file of a plain
 * folder, whose files may be alternatives. A folder that makes a source for itself does not mean those of other folders.
 */
function alternativeTo(
  source: Source,
  reference: Reference,
  { scope }: Choice,
  index: SourceIndex,
): Source | undefined {
  const isOneFile = hostSpan(source.at).file === hostSpan(reference.at).file;
  if (isOneFile || (scope !== 'open' && !index.isFolder(reference.build))) return undefined;
  const named =
    scope === 'build'
      ? index.namedIn(reference.build, source.kind, source.name)
      : index.named(source.kind, source.name);
  return named.find((each) => each !== source && has(each, reference) !== 'no');
}

/** Present when a manifest of the repository holds it, produced when only a controller makes it. */
function foundVerdict(
  reference: Reference,
  { scope }: Choice,
  sources: readonly Source[],
  key: SourceKey | undefined,
): Verdict {
  const [first] = sources;
  if (first === undefined)
    return {
      kind: 'unknown',
      reason: words('no ConfigMap or Secret of that name in the same namespace and cluster'),
    };
  if (!sources.some(isWritten)) return { kind: 'produced', source: first };
  const kind = scope === 'build' ? 'present' : 'elsewhere';
  return { kind, sources, assumption: assumptionOf(reference, first), key };
}

/** Whether a manifest (or a generator of kustomize) holds the source itself, so that its values can be read. */
function isWritten({ kind, producer }: Source): boolean {
  return producer.manifest.group === '' && producer.manifest.kind === kind;
}

/** `binaryData` satisfies volumes; variables read `data` only. */
function has(source: Source, { key, use }: Reference): 'yes' | 'no' | 'unknown' {
  if (source.keys.kind === 'unknown') return 'unknown';
  const found = key === undefined ? undefined : source.keys.value.get(key.name);
  if (found === undefined) return 'no';
  return found.field === 'binaryData' && use === 'env' && source.kind === 'ConfigMap'
    ? 'no'
    : 'yes';
}

function keyOf(source: Source, key: string): SourceKey | undefined {
  return source.keys.kind === 'known' ? source.keys.value.get(key) : undefined;
}

function others(sources: readonly Source[], first: Source): readonly Source[] {
  return sources.filter((source) => source !== first);
}
