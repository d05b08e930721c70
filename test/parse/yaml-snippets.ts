import { array, boolean, constantFrom, oneof, string as anyString, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Separated by `¦`: what means something to a YAML scanner. */
const PIECES = [
  'a¦b: 1¦k: v\n¦x y¦- ¦-\n¦? ¦: ¦:\n¦:¦\n¦\n\n¦  ¦    ¦ ¦\t¦\r\n¦"¦\'¦"q"¦\'s\'¦"a\\n"¦"\\x41"¦[¦]¦{¦}¦, ¦,¦[a, b]¦{a: 1}¦{}¦[]',
  '|\n¦>\n¦|-\n¦>+\n¦|2\n¦&x ¦*x¦!!str ¦!!int ¦!t ¦<<: ¦<<: *x\n¦# c\n¦ # c\n¦#¦---\n¦...\n¦--- # c\n¦%YAML 1.1\n¦\ufeff¦\u0085¦\u2028¦\u0001',
  '\\¦@¦`¦%¦~¦yes¦010¦1.5¦.inf¦2020-01-01¦é¦😀¦=¦{{ x }}¦apiVersion: v1\n¦kind: Pod\n¦metadata:\n  name: a\n',
].flatMap((line) => line.split('¦'));
const KEYS = 'a¦b¦c¦"q"¦\'s\'¦x y¦1¦on¦<<¦é'.split('¦');
const VALUES =
  'a¦1¦"q"¦\'s\'¦¦~¦[a, "b"]¦{a: b}¦|\n      x\n¦>-\n      x\n       y\n¦a\n      b¦&x v¦*x¦# c'.split(
    '¦',
  );

/** Pieces joined at random: far more often nearly valid than random characters. */
export function yamlText(): Arbitrary<string> {
  const piece = oneof(
    { weight: 9, arbitrary: constantFrom(...PIECES) },
    anyString({ maxLength: 3 }),
  );
  return array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
}

/** Lines of block maps and lists, which are valid more often than not. */
export function yamlTree(): Arbitrary<string> {
  const indent = constantFrom('', '', '  ', '  ', '    ', ' ');
  const dash = constantFrom('', '', '- ');
  const line = tuple(indent, dash, boolean(), constantFrom(...KEYS), constantFrom(...VALUES)).map(
    ([blanks, item, bare, key, value]) => `${blanks}${item}${bare ? '' : `${key}: `}${value}\n`,
  );
  return array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join(''));
}
