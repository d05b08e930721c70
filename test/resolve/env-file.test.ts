import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEnvFile } from '../../src/resolve/env-file.ts';

function read(text: string, key: string, version: number): string {
  const found = readEnvFile(text, key, version);
  return found.kind === 'value' ? found.value : `! ${found.message}`;
}

const AT = '! invalid environment variable format at line';

describe('since 1.35: values in single quotes', () => {
  test.each([
    ["K='v'", 'v'],
    ["\t K='v' # c\n", 'v'],
    ["A='x'\r\nK='v'\r\n", 'v'],
    ["K='l1\r\nl2'", 'l1\nl2'],
    ["A='\n'\nK='v'", 'v'],
    ["K='a=b#c\"d'", 'a=b#c"d'],
    ["K= 'v'\nK='w'", ''],
    ["K=''", ''],
    ["# K='v'", ''],
    ["K='one'\nK='two'\n=broken", 'one'],
    ["K ='v'", `${AT} 1: whitespace before '=' is not allowed`],
    ["A\nK='v'", `${AT} 1: missing '='`],
    ["='v'", `${AT} 1: empty variable name`],
    ['K="v"', `${AT} 1: value must be enclosed in single quotes`],
    ["K='a''b'", `${AT} 1: unexpected content after closing quote`],
    ["A='1'\nK='x\ny'z", `${AT} 3: unexpected content after closing quote`],
    [
      "A='1'\nK='x\ny",
      '! invalid environment variable format starting at line 2: unclosed single quote',
    ],
    [`K='${'x'.repeat(70_000)}'`, '! error reading environment variable file: token too long'],
  ])('%j', (text, expected) => expect(read(text, 'K', 36)).toBe(expected));
});

describe('1.34: bare values', () => {
  test.each([
    ['K=v', 'v'],
    ['  K = v w  ', 'v w'],
    ["K='v'", "'v'"],
    ['K=a \\\n   b\\\nc', 'a b c'],
    ['\n# c\nK=v', 'v'],
    ['K', `${AT} 1`],
    ['=v', `${AT} 1`],
    ['K=a\\\n\nb', `${AT} 2: blank line in continuation`],
    ['K=a\\\n# b', `${AT} 2: comment in continuation`],
    ['K=a\\', '! unexpected end of file: unfinished line continuation'],
  ])('%j', (text, expected) => expect(read(text, 'K', 34)).toBe(expected));
});

const PIECES = ['K', '=', "'", '\n', ' ', '#', '\\', 'v'];
const texts = fc.array(fc.constantFrom(...PIECES)).map((pieces) => pieces.join(''));

test('any text is read to an end; what is found stood in quotes', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const found = readEnvFile(text, 'K', 36);
      if (found.kind === 'value' && found.value !== '') {
        expect(text).toContain(`K='${found.value}'`);
      }
      expect(typeof read(text, 'K', 34)).toBe('string');
    }),
  );
});
