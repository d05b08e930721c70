import { addTo } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { sourceName } from '../../model/names/message-names.ts';
import type { Reason } from '../../model/reason.ts';
import type { Missing, Reference } from '../../model/reference.ts';
import { hostSpan, placeOf } from '../../model/span.ts';
import { typoOf } from '../../text/typo.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import { MAX_COPIES } from './prove.ts';

/**
 * Why a key that a source lacks may be in another source of the name: many files need it, and the only source here is of another part of the
 * repository, and of a namespace that only one of the two names.
 */
export function intendedKeys(
  references: readonly Reference[],
  index: SourceIndex,
): (reference: Reference, missing: Missing | undefined) => Reason | undefined {
  const files = once(() => filesByKey(references));
  return (reference, missing) => {
    const { key, build, namespace } = reference;
    if (missing?.what !== 'key' || key === undefined) return undefined;
    const { source, nearest } = missing;
    if (source.namespace === namespace || index.scopeOf(build, source.build) !== 'open')
      return undefined;
    if (nearest !== undefined && typoOf(key.name, nearest.key) !== undefined) return undefined;
    return (files().get(keyOf(reference))?.size ?? 0) > MAX_COPIES
      ? message`${sourceName(source)} (${placeOf(source.at)}) may be of another namespace, and many files need that key`
      : undefined;
  };
}

function filesByKey(references: readonly Reference[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const reference of references) {
    if (reference.key === undefined) continue;
    addTo(files, keyOf(reference), hostSpan(reference.at).file.path);
  }
  return files;
}

function keyOf({ kind, name, key }: Reference): string {
  return `${kind} ${name} ${key?.name}`;
}
