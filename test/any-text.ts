import * as fc from 'fast-check';

/** Names that objects of JavaScript have already. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Any code point but halves of surrogate pairs. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

/** Any text. `string({ unit: 'binary' })` would first make a table of all code points, which takes seconds. */
export function anyText(maxLength = 10): fc.Arbitrary<string> {
  const text = fc.array(character, { maxLength }).map((all) => all.join(''));
  const inherited = fc.constantFrom(...INHERITED.filter(({ length }) => length <= maxLength));
  return maxLength < 8 ? text : fc.oneof({ weight: 9, arbitrary: text }, inherited);
}
