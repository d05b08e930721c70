import { RegexpError, type CharTest } from './syntax.ts';

export const isDigit: CharTest = (char) => char >= 48 && char <= 57;
export const isWord: CharTest = (char) => isDigit(char) || isLetter(char) || char === 95;
const isLetter: CharTest = (char) => (char >= 65 && char <= 90) || (char >= 97 && char <= 122);
const isSpace: CharTest = (char) =>
  char === 9 || char === 10 || char === 12 || char === 13 || char === 32;

const PERL: ReadonlyMap<string, CharTest> = new Map([
  ['d', isDigit],
  ['s', isSpace],
  ['w', isWord],
]);

const POSIX: ReadonlyMap<string, CharTest> = new Map<string, CharTest>([
  ['alnum', (char) => isDigit(char) || isLetter(char)],
  ['alpha', isLetter],
  ['ascii', (char) => char <= 0x7f],
  ['blank', (char) => char === 9 || char === 32],
  ['cntrl', (char) => char < 32 || char === 127],
  ['digit', isDigit],
  ['graph', (char) => char >= 33 && char <= 126],
  ['lower', (char) => char >= 97 && char <= 122],
  ['print', (char) => char >= 32 && char <= 126],
  ['punct', (char) => char >= 33 && char <= 126 && !isDigit(char) && !isLetter(char)],
  ['space', (char) => isSpace(char) || char === 11],
  ['upper', (char) => char >= 65 && char <= 90],
  ['word', isWord],
  ['xdigit', (char) => isDigit(char) || (char >= 65 && char <= 70) || (char >= 97 && char <= 102)],
]);

/** `\d`, `\S` …; undefined when the letter names no class. */
export function perlClass(letter: string): CharTest | undefined {
  const test = PERL.get(letter.toLowerCase());
  return test === undefined || letter === letter.toLowerCase() ? test : not(test);
}

/** `[:alpha:]`, `[:^alpha:]`. */
export function posixClass(name: string): CharTest {
  const test = POSIX.get(name.replace(/^\^/, ''));
  if (test === undefined) throw new RegexpError('invalid character class range', `[:${name}:]`);
  return name.startsWith('^') ? not(test) : test;
}

/** `\pL`, `\p{Greek}`, `\P{^Lu}`: general categories and scripts. */
export function unicodeClass(name: string, written: string): CharTest {
  const bare = name.replace(/^\^/, '');
  const test = bare === 'Any' ? () => true : propertyTest(bare);
  if (test === undefined) throw new RegexpError('invalid character class range', written);
  const negated = written.startsWith('\\P') !== name.startsWith('^');
  return negated ? not(test) : test;
}

function propertyTest(name: string): CharTest | undefined {
  if (!/^[A-Za-z_]+$/.test(name)) return undefined;
  for (const property of [`gc=${name}`, `sc=${name}`]) {
    try {
      const pattern = new RegExp(`^\\p{${property}}$`, 'u');
      return (char) => pattern.test(String.fromCodePoint(char));
    } catch {
      // Not a value of this property: the next one, or no class at all.
    }
  }
  return undefined;
}

export function range(from: number, to: number): CharTest {
  return (char) => char >= from && char <= to;
}

export function anyOf(tests: readonly CharTest[]): CharTest {
  return (char) => tests.some((test) => test(char));
}

export function not(test: CharTest): CharTest {
  return (char) => !test(char);
}

/** The test with upper and lower case taken for the same. */
export function foldCase(test: CharTest): CharTest {
  return (char) => {
    if (test(char)) return true;
    const text = String.fromCodePoint(char);
    return [text.toLowerCase(), text.toUpperCase()].some((other) => {
      const folded = other.codePointAt(0);
      return folded !== undefined && String.fromCodePoint(folded) === other && test(folded);
    });
  };
}
