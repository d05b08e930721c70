import { decodeBase64 } from '../../go/base64.ts';
import type { YamlNode } from '../../model/node.ts';
import { entriesAt } from '../../model/node.ts';
import type { Build } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile } from '../../model/span.ts';
import { isOwnReport } from './is-own-report.ts';
import { looksLikeSecret, looksRandom } from './secret-text-ranges.ts';
import type { Range } from './secret-text-ranges.ts';
import type { SecretRanges } from './secret-ranges.ts';

/** Shorter ones are not looked for. */
export const SHORTEST = 6;
/** Characters of a value that are looked for; more add nothing. */
const LONGEST = 4096;

/**
 * The texts that no message may hold: what is masked in the files of a run, and the values of the Secrets that it builds, encoded and
 * decoded, by the line, and by the word where a word looks made by chance. `seen`: what was added already, of builds and runs that share it.
 */
export function addSecretTexts(
  files: readonly ParsedFile[],
  builds: readonly Build[],
  masks: SecretRanges,
  texts: Set<string>,
  seen: Set<unknown>,
): void {
  for (const { source } of files) {
    if (source === undefined || !mayConcernSecrets(source)) continue;
    const ranges = masks(source);
    if (seen.has(ranges)) continue;
    seen.add(ranges);
    for (const text of textsAt(ranges, source)) texts.add(text);
  }
  for (const { objects } of builds) {
    for (const { kind, node } of objects) {
      if (kind !== 'Secret') continue;
      for (const field of ['data', 'stringData']) {
        for (const { value } of entriesAt(node, field)) {
          if (seen.has(value)) continue;
          seen.add(value);
          for (const text of textsOf(value)) texts.add(text);
        }
      }
    }
  }
}

const mayConcernSecrets = memo(
  ({ text }: SourceFile): boolean =>
    (/secret/i.test(text) || looksLikeSecret(text)) && !isOwnReport(text),
);

/** What is masked in a file. The ranges stay the same from one run to the next, and so do the texts. */
const textsAt = memo((ranges: readonly Range[], { text }: SourceFile): ReadonlySet<string> => {
  const texts = new Set<string>();
  for (const { start, end } of ranges) addText(text.slice(start, end), texts);
  return texts;
});

const textsOf = memo((value: YamlNode): ReadonlySet<string> => {
  const texts = new Set<string>();
  if (value.kind === 'scalar') addText(value.text, texts);
  return texts;
});

/** Adds a value in all the forms in which a message could quote it. */
export function addText(text: string, texts: Set<string>): void {
  for (const line of text.split('\n')) {
    const bare = bareOf(line);
    if (bare.length < SHORTEST || /^(?:\*+|ENC\[.*)$/.test(bare)) continue;
    addWhole(bare, texts);
    const decoded = decodedOf(bare);
    if (decoded !== undefined && !texts.has(decoded)) addText(decoded, texts);
    for (const word of bare.slice(0, LONGEST).split(/[\s"'`,;={}[\]()<>|&]+/)) {
      if (word.length >= SHORTEST + 2 && word !== bare && isTelling(word)) addWhole(word, texts);
    }
  }
}

function addWhole(text: string, texts: Set<string>): void {
  const part = text.slice(0, LONGEST);
  texts.add(part);
  if (part.length <= 512) texts.add(Buffer.from(part).toString('base64'));
}

/** Without the marks around a value: quotes, the dash of an item, the comma behind. */
function bareOf(line: string): string {
  return line
    .slice(0, LONGEST * 2)
    .trim()
    .replace(/^(?:[-#:[{]\s+|["'[{]+)+/, '')
    .replace(/[\]}"',]+$/, '');
}

/** A part of a value that says something by itself. */
function isTelling(word: string): boolean {
  return looksRandom(word) || (/\d/.test(word) && /[A-Za-z]/.test(word));
}

function decodedOf(text: string): string | undefined {
  if (text.length < 8 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return undefined;
  const decoded = decodeBase64(text);
  if (decoded.kind === 'invalid') return undefined;
  try {
    const plain = new TextDecoder('utf-8', { fatal: true }).decode(decoded.bytes);
    return /^[\t\n\r\u0020-\u007e\u00a0-\uffff]+$/.test(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}
