import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonOf } from '../../scripts/conformance/kustomize-merge.ts';
import { compareNaturally } from '../../src/render/kustomize/print/natural-order.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { findUnwritable } from '../../src/render/kustomize/tree/find-unwritable.ts';
import { sequenceOf } from '../../src/render/kustomize/tree/nodes.ts';
import { writeKyaml } from '../../src/render/kustomize/tree/write-kyaml.ts';
import { anyText } from '../any-text.ts';
import { kustomizeProgram } from '../real-programs.ts';
import { scratch } from '../scratch.ts';
import { cases, IS_SLOW } from '../suite.ts';
import { nodeOf } from './nodes.ts';

/** JSON with these cannot be read by kubectl. */
const CONTROL = /[\x00-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Cs}/u;
const WORDS = 'word '.repeat(40);

/** Texts in which a writer goes wrong; each stands as a value, as an element and as a key. */
const TEXTS = [
  'yes',
  'n',
  'Off',
  'null',
  '~',
  'true',
  '1',
  '1.0',
  '1e3',
  '0x1F',
  '010',
  '1_000',
  '12:30:45',
  '1:60',
  '2020-01-01',
  '=',
  '-',
  '- a',
  '-a',
  'a: b',
  'a:',
  ':a',
  '? a',
  '#x',
  'a #b',
  'a#b',
  ' lead',
  'trail ',
  'tab\there',
  'two\nlines',
  'two\nlines\n',
  'two\n\n',
  '\n',
  '\nx',
  ' x\ny',
  'x \ny',
  'x\n y\n',
  'x\ny ',
  'é',
  '日本',
  '😀',
  '"q"',
  "it's",
  '\\',
  '{a}',
  '[a]',
  '@x',
  '`x',
  '%x',
  '!x',
  '&x',
  '*x',
  '|',
  '>',
  '---',
  '--- a',
  '...',
  '.5',
  '+1',
  '.inf',
  '0b11',
  'a\r\nb',
  '\u001B[31m',
  '\uFEFFa',
  '\uFEFFa\u00A0b',
  'a\uFEFF',
  '<a & b>',
  '1,000',
  '0.1.2',
  '08',
  WORDS,
  `${WORDS}end`,
  `'${WORDS}x`,
  `#${WORDS}x`,
  `a\t${WORDS}  ${WORDS}x`,
  'x'.repeat(200),
  `${WORDS}\n${WORDS}\n`,
  `😀 ${'word '.repeat(12)}`,
  `😀 ${'word '.repeat(11)}end`,
  `# ${"it's ".repeat(12)}end`,
] as const;
const NUMBERS =
  '1, -5, 1.5, 1.0, 1e3, 1e6, 1234567.5, 1e21, 1e-7, 0.00001, 18446744073709551615, 18446744073709551616, 0x1F, 010, 1_000, .5, +1, -0, true, null, ~, 2020-01-01, yes';
const OBJECT = `{apiVersion: example.com/v1, kind: Widget, metadata: {name: x}, spec: ${JSON.stringify(
  {
    list: TEXTS,
    map: Object.fromEntries(
      TEXTS.filter((text) => !/^[01]|\r/.test(text)).map((text) => [text, text]),
    ),
    deep: [
      ['a', ['b', { c: 1, d: [1, { e: 2 }] }]],
      {},
      [],
      [[]],
      { x: {}, y: [], z: [{ w: 'a\nb\n' }] },
    ],
  },
)}, numbers: [${NUMBERS}]}`;

describe('writing', () => {
  if (IS_SLOW) {
    const program = kustomizeProgram();
    test.skipIf(program === undefined)('byte for byte as the real kustomize', () => {
      const folder = scratch({
        'object.yaml': OBJECT,
        'kustomization.yaml': 'resources: [object.yaml]\n',
      });
      const { stdout } = spawnSync(program ?? '', ['build', folder], { encoding: 'utf8' });
      expect(writeYaml([nodeOf(OBJECT)])).toBe(stdout);
    });
  }

  test('a text that begins with a byte order mark is escaped from end to end', () => {
    const object = nodeOf(String.raw`data: {k: "\uFEFFa\u00A0b"}`);
    expect(writeYaml([object])).toBe(String.raw`data:
  k: "\uFEFF\x61\_\x62"
`);
  });

  test('a text is broken by the width of what is written', () => {
    const object = nodeOf(
      `data: {k: "😀 ${'word '.repeat(13)}end", q: "# ${"it's ".repeat(14)}end"}`,
    );
    expect(writeYaml([object])).toBe(String.raw`data:
  k: "\U0001F600 word word word word word word word word word word word word word
    end"
  q: '# it''s it''s it''s it''s it''s it''s it''s it''s it''s it''s it''s it''s it''s
    it''s end'
`);
  });

  test('looks like this', () => {
    const object = nodeOf(`
kind: ConfigMap
apiVersion: v1
data:
  b: yes
  a: |
    two
      lines
  on: "on"
  empty:
metadata: {name: x, labels: {}, list: [[1, 2], {k: v}]}
`);
    expect(writeYaml([object, nodeOf('{a: 1}')])).toMatchInlineSnapshot(`
      "apiVersion: v1
      data:
        a: |
          two
            lines
        b: "yes"
        empty: null
        "on": "on"
      kind: ConfigMap
      metadata:
        labels: {}
        list:
        - - 1
          - 2
        - k: v
        name: x
      ---
      a: 1
      "
    `);
  });

  test('nothing is written for nothing', () => {
    expect(writeYaml([])).toBe('');
  });

  test('what is written reads the same', () => {
    const text = anyText(30).filter((each) => !CONTROL.test(each));
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        text,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.constant(null),
        tie('list'),
        tie('map'),
      ),
      list: fc.array(tie('value'), { maxLength: 4 }),
      map: fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const node = nodeOf(JSON.stringify({ top: value }));
        expect(jsonOf(nodeOf(writeYaml([node])))).toEqual(jsonOf(node));
      }),
      { numRuns: cases(100, 500) },
    );
  });

  test('keys in the order of go-yaml', () => {
    const keys = [
      'a10',
      'a2',
      'a1',
      'a',
      'b',
      'B',
      'a-b',
      'a.b',
      '10',
      '2',
      '1',
      '_',
      'é',
      'x10y',
      'x9y',
    ];
    expect(keys.sort(compareNaturally).join(' ')).toBe(
      '_ 1 2 10 B a a-b a.b a1 a2 a10 b x9y x10y é',
    );
  });

  test.each([
    ['{a: {8080: x}}', 'json: unsupported type: map[interface {}]interface {}'],
    ['{a: [{true: x}]}', 'json: unsupported type: map[interface {}]interface {}'],
    ['{8080: x}', undefined],
    ['{a: "\\x7F"}', 'yaml: control characters are not allowed'],
    ['{a: {on: x, yes: y, "1": z}}', undefined],
  ])('%s can be written, or why not', (text, expected) => {
    expect(findUnwritable(nodeOf(text))?.message).toBe(expected);
  });

  test('a scalar that is not what its tag says cannot', () => {
    const wrong = { ...nodeOf('x'), tag: '!!int' };
    const message = findUnwritable(sequenceOf([wrong], wrong, undefined))?.message;
    expect(message).toBe('yaml: cannot decode !!str');
  });

  test('as kyaml writes it, order and quotes stay', () => {
    const text = `b: 1\na: "x"\nc: 'y'\nd: [1, {e: f}]\nlist:\n- k: v\n  w: {}\n- |-\n  two\n  lines\n`;
    expect(writeKyaml(nodeOf(text))).toBe(text);
  });
});
