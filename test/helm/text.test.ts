import { describe, expect, test } from 'vitest';
import {
  byteLength,
  fromBytes,
  repairBytes,
  sliceBytes,
  toBytes,
} from '../../src/render/helm/text/bytes.ts';
import {
  concatTexts,
  indentText,
  joinTexts,
  mapText,
  remadeText,
  replaceAll,
  sliceText,
  splitText,
} from '../../src/render/helm/text/edit-text.ts';
import type { Origin } from '../../src/render/helm/text/origin.ts';
import { joinOrigins, originOf, secretOrigin } from '../../src/render/helm/text/origin.ts';
import { quoteText } from '../../src/render/helm/text/quote-text.ts';
import { repairText } from '../../src/render/helm/text/repair-text.ts';
import { appendText, finishText, newBuilder } from '../../src/render/helm/text/text-builder.ts';
import { textOrigin } from '../../src/render/helm/text/text-origin.ts';
import type { Text } from '../../src/render/helm/text/text.ts';
import { EMPTY_TEXT, textOf } from '../../src/render/helm/text/text.ts';
import { describePieces } from './render-text.ts';

const FILE = { path: 'values.yaml', text: 'first line\nsecond  line\nthird' };
const FIRST = written('first line');
const SECOND = written('second  line');

/** A text as it is written in the file. */
function written(text: string): Text {
  const start = FILE.text.indexOf(text);
  return textOf(text, originAt(text), start);
}

function originAt(text: string): Origin {
  const start = FILE.text.indexOf(text);
  return originOf('value', { file: FILE, start, end: start + text.length });
}

describe('operations keep the pieces', () => {
  const both = concatTexts(FIRST, textOf('+'), SECOND);
  const cases: readonly (readonly [name: string, text: Text, pieces: readonly string[]])[] = [
    [
      'concatTexts',
      both,
      [
        '"first line" value values.yaml:1 "first line" exact',
        '"+"',
        '"second  line" value values.yaml:2 "second  line" exact',
      ],
    ],
    [
      'sliceText',
      sliceText(both, 6, 14),
      ['"line" value values.yaml:1 "line" exact', '"+"', '"sec" value values.yaml:2 "sec" exact'],
    ],
    ['sliceText of nothing', sliceText(both, 4, 4), []],
    [
      'joinTexts',
      joinTexts([FIRST, FIRST], textOf(', ')),
      [
        '"first line" value values.yaml:1 "first line" exact',
        '", "',
        '"first line" value values.yaml:1 "first line" exact',
      ],
    ],
    [
      'replaceAll',
      replaceAll(FIRST, 'i', textOf('EE')),
      [
        '"f" value values.yaml:1 "f" exact',
        '"EE"',
        '"rst l" value values.yaml:1 "rst l" exact',
        '"EE"',
        '"ne" value values.yaml:1 "ne" exact',
      ],
    ],
    [
      'splitText',
      splitText(SECOND, ' ')[2] ?? EMPTY_TEXT,
      ['"line" value values.yaml:2 "line" exact'],
    ],
    [
      'indentText',
      indentText(textOf('second  line\nthird', originAt('second  line\nthird'), 11), '  '),
      [
        '"  " value values.yaml:2 "second  line\\nthird"',
        '"second  line\\n" value values.yaml:2 "second  line\\n" exact',
        '"  " value values.yaml:2 "second  line\\nthird"',
        '"third" value values.yaml:3 "third" exact',
      ],
    ],
    [
      'mapText',
      mapText(sliceText(both, 6, 13), (run) => run.toUpperCase()),
      ['"LINE" value values.yaml:1 "line"', '"+"', '"SE" value values.yaml:2 "se"'],
    ],
    [
      'quoteText',
      quoteText(concatTexts(FIRST, textOf('"'))),
      ['"\\""', '"first line" value values.yaml:1 "first line" exact', '"\\\\\\"\\""'],
    ],
    [
      'remadeText',
      remadeText(sliceText(both, 6), 'made'),
      ['"made" value values.yaml:1 "line" value values.yaml:2 "second  line"'],
    ],
    [
      'a secret part',
      concatTexts(FIRST, textOf('x', secretOrigin(originAt('third')))),
      [
        '"first line" value values.yaml:1 "first line" exact',
        '"x" value values.yaml:3 "third" secret',
      ],
    ],
    [
      'runs that go on where the last one ends become one',
      concatTexts(sliceText(FIRST, 0, 3), sliceText(FIRST, 3)),
      ['"first line" value values.yaml:1 "first line" exact'],
    ],
  ];

  test.each(cases)('%s', (_, text, pieces) => {
    expect(describePieces(text)).toEqual(pieces);
    expect(text.pieces.at(-1)?.end ?? 0).toBe(text.text.length);
  });
});

describe('origins', () => {
  const template = originOf('template', { file: FILE, start: 0, end: 5 });
  const value = originAt('third');

  test('values come before templates', () => {
    expect(joinOrigins(template, value)).toEqual({ ...value, others: [template] });
    expect(joinOrigins(value, template)).toEqual({ ...value, others: [template] });
  });

  test('what is in already is not added again', () => {
    const both = joinOrigins(template, value);
    expect(joinOrigins(both, template)).toBe(both);
    expect(joinOrigins(both, value)).toBe(both);
  });

  test('secrecy travels, also past the number of places that are kept', () => {
    let many: Origin | undefined;
    for (let start = 0; start < 20; start++) {
      many = joinOrigins(many, originOf('value', { file: FILE, start, end: start + 1 }));
    }
    expect(many?.others.length).toBe(8);
    expect(joinOrigins(many, secretOrigin(value))?.secret).toBe(true);
    expect(textOrigin(concatTexts(FIRST, textOf('x', secretOrigin(value))))?.secret).toBe(true);
  });

  test('a text that is doubled again and again has an end', () => {
    let text = FIRST;
    for (let count = 0; count < 20; count++) text = concatTexts(text, text);
    expect(text.text.length).toBe(FIRST.text.length * 2 ** 20);
    expect(text.pieces.length).toBe(200_000);
    const builder = newBuilder();
    appendText(builder, text);
    expect(finishText(builder).pieces.at(-1)?.end).toBe(text.text.length);
  });
});

describe('bytes that are no characters', () => {
  const cut = sliceBytes('aé😀', 0, 2);

  test('survive cutting and joining', () => {
    expect(cut).toBe('a\udcc3');
    expect([...toBytes(cut)]).toEqual([0x61, 0xc3]);
    expect(byteLength(cut)).toBe(2);
    expect(repairBytes(cut + sliceBytes('aé😀', 2, 7))).toBe('aé😀');
    expect(fromBytes(Uint8Array.of(0xed, 0xa0, 0x80))).toBe('\udced\udca0\udc80');
  });

  test('a pair of surrogates is a character, also beside such a byte', () => {
    // U+1F4A9 ends with the unit DCA9.
    const text = `\u{1f4a9}\udcff`;
    expect([...toBytes(text)]).toEqual([0xf0, 0x9f, 0x92, 0xa9, 0xff]);
    expect(byteLength(text)).toBe(5);
    expect(repairBytes(text)).toBe(text);
  });

  test('repairText makes characters of halves that meet', () => {
    const text = concatTexts(textOf('a\udcc3', originAt('first')), textOf('\udca9b'));
    expect(describePieces(repairText(text))).toEqual(['"aé" value values.yaml:1 "first"', '"b"']);
    expect(repairText(FIRST)).toBe(FIRST);
  });
});
