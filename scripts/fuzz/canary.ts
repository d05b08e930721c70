import type { Random } from '../random.ts';

/** Letters of which no hash that kustomize or git makes, and no word of a message, has four in a row. */
const LETTERS = ['q', 'z', 'x', 'j', 'v', 'w', 'Q', 'Z', 'X', 'J', 'V', 'W'] as const;
const LOWER = ['q', 'z', 'x', 'j', 'v', 'w'] as const;
const DIGITS = ['3', '7', '0'] as const;
/** A piece of a value that says something of it. */
const PIECE = 8;
/** The shortest value that must not be shown. */
const SHORTEST = 4;

function run(random: Random, letters: readonly [string, ...string[]], length: number): string {
  return Array.from({ length }, () => random.pick(letters)).join('');
}

/** A value of a Secret that occurs nowhere else: like a password, a name, a number, a sentence, or with characters that need escapes. */
export function drawValue(random: Random): string {
  const word = (): string => run(random, LOWER, 4 + random.below(5));
  const token = (): string => run(random, [...LETTERS, ...DIGITS], 10 + random.below(20));
  return random.pick([
    token,
    token,
    () => run(random, LOWER, 4 + random.below(4)),
    () => `${word()}-${word()}`,
    () => `${word()} ${word()} ${word()}`,
    () => `${word()}_${token()}`.toUpperCase(),
    () => String(7_300_000_000 + random.below(99_999_999)),
    () => `postgres://${word()}:${token()}@${word()}.${word()}/${word()}?x=${word()}`,
    () => `{"${word()}": "${token()}", "n": ["${word()}"]}`,
    () => [token(), `'"\\\`$(${word()})`, '${', word(), '} #: ', token()].join(''),
    () => `${token()}\n${token()}\n`,
    () => `${word()}/${token()}/${word()}.${word()}`,
    () => `-----BEGIN PRIVATE KEY-----\n${token()}${token()}\n-----END PRIVATE KEY-----\n`,
  ])();
}

/** A word of the repositories that hold Secrets, and one that occurs in none of them: of the same length and type. */
export function drawWord(random: Random): readonly [string, string] {
  const word = random.pick(WORDS);
  const digits = /^\d+$/.test(word);
  return [word, digits ? '7'.repeat(word.length) : run(random, LOWER, word.length)];
}

const WORDS = [
  'shop',
  'copy',
  'name',
  'data',
  'cm',
  'svc',
  'URL',
  'url',
  'p',
  'a',
  'v',
  'http',
  'values',
  'app',
  'Secret',
  'ConfigMap',
  'limits',
  'containers',
  'password',
  'none',
  'key',
  '80',
  '10',
  'run',
] as const;

/** What no output may hold: the pieces of eight characters of a value, whole parts of four and more, and their usual forms. */
export function piecesOf(value: string, letters = /[qzxjvw370]{4,}/gi): ReadonlySet<string> {
  const pieces = new Set<string>();
  // Only its own letters are certain to occur nowhere else.
  const own = value.match(letters) ?? [];
  for (const part of own) {
    if (/^\d+$/.test(part) && part.length < PIECE) continue;
    for (const form of [part, part.toUpperCase(), part.toLowerCase()]) {
      if (form.length >= PIECE) addWindows(form, pieces);
      else if (form.length >= SHORTEST && part === value.trim()) pieces.add(form);
      else if (form.length > SHORTEST + 1) pieces.add(form);
    }
  }
  for (const shift of ['', 'a', 'ab']) {
    const encoded = Buffer.from(shift + value).toString('base64');
    const inner = encoded.slice(shift === '' ? 0 : 4).replace(/=+$/, '');
    if (inner.length >= 14)
      for (let at = 0; at + 14 <= inner.length; at += 1) pieces.add(inner.slice(at, at + 14));
  }
  return pieces;
}

function addWindows(text: string, pieces: Set<string>): void {
  for (let at = 0; at + PIECE <= text.length; at += 1) pieces.add(text.slice(at, at + PIECE));
}

/** The first line of a text that holds a piece; undefined if none does. */
export function lineWith(text: string, pieces: ReadonlySet<string>): string | undefined {
  const lengths = [...new Set([...pieces].map(({ length }) => length))];
  for (const line of text.split('\n')) {
    for (let at = 0; at < line.length; at += 1) {
      if (lengths.some((length) => pieces.has(line.slice(at, at + length)))) return line;
    }
  }
  return undefined;
}
