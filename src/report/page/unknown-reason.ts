import type { Binding } from '../../model/environment.ts';
import { messageText } from '../../model/message.ts';
import { sourcesOf, type JudgedReference, type Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { plainText } from '../document/parts.ts';
import { evidenceLine, missingWords } from './reference-words.ts';

/** `not known: encrypted by SOPS`, `missing: …`; undefined if the value is known, or its placeholder says by itself what only the cluster knows. */
export type WhyUnknown = (binding: Binding) => string | undefined;

/** Answers from what was found about the references of a run. */
export function unknownReasons(references: readonly JudgedReference[]): WhyUnknown {
  const verdicts = new Map(references.map(({ reference, verdict }) => [keyOf(reference), verdict]));
  return ({ value, from }) => {
    if (!('reference' in from) || value.every(({ kind }) => kind !== 'placeholder')) {
      return undefined;
    }
    const verdict = verdicts.get(keyOf(from.reference));
    if (verdict?.kind === 'broken' || verdict?.kind === 'undeclared')
      return `missing: ${missingWords(verdict)}`;
    const own = 'source' in from && from.source !== undefined ? [from.source] : [];
    const sources = own.length > 0 || verdict === undefined ? own : sourcesOf(verdict);
    const key = 'key' in from ? from.key : undefined;
    const [reason] = sources.flatMap((source) => reasonIn(source, key) ?? []);
    const why = reason ?? (verdict && plainText(evidenceLine(verdict)));
    return why && `not known: ${why}`;
  };
}

function reasonIn({ keys }: Source, key: string | undefined): string | undefined {
  if (keys.kind === 'unknown') return messageText(keys.reason);
  const value = key === undefined ? undefined : keys.value.get(key)?.value;
  return value?.kind === 'unknown' ? messageText(value.reason) : undefined;
}

function keyOf({ build, at }: Reference): string {
  return `${build}\0${at.file.path}\0${at.start}`;
}
