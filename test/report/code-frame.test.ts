import { expect, test } from 'vitest';
import { positionOf } from '../../src/model/span.ts';
import { frameLines } from '../../src/report/problems/code-frame.ts';

/** The frame of what is between « and » in a text: the lines, and the mark below its line. */
function frameOf(marked: string, width = 60): string {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const file = { path: 'a.yaml', text: marked.replace(/[«»]/g, '') };
  const span = { file, start, end };
  const lines = frameLines(span, positionOf(span), [], { before: 1, after: 1, width });
  const drawn = lines.map(({ number, text, mark }) => {
    const under = mark && `\n  ${' '.repeat(mark.column)}${'^'.repeat(mark.width)}`;
    return `${number}|${text}${under ?? ''}`;
  });
  return drawn.join('\n');
}

test('a word in its line, blank lines around it left out', () => {
  expect(frameOf('\na: «word» # c\n\n')).toMatchInlineSnapshot(`
    "2|a: word # c
         ^^^^"
  `);
});

test('CRLF, tabs, wide and zero-width characters, escapes', () => {
  expect(frameOf('x\r\n\ta: «word»\r\ny\r\n')).toMatchInlineSnapshot(`
    "1|x
    2|    a: word
             ^^^^
    3|y"
  `);
  expect(frameOf('漢字: «漢字»\n')).toMatchInlineSnapshot(`
    "1|漢字: 漢字
            ^^^^"
  `);
  expect(frameOf('e\u0301: «e\u0301»x\n')).toMatchInlineSnapshot(`
    "1|é: éx
         ^"
  `);
  expect(frameOf('a\u202e\u001b[1m: «b\u200bc»\n')).toMatchInlineSnapshot(`
    "1|a\\u202e\\u001b[1m: b\\u200bc
                        ^^^^^^^^"
  `);
  expect(frameOf('🚀: «😀» 🚀\n')).toMatchInlineSnapshot(`
    "1|🚀: 😀 🚀
          ^^"
  `);
});

test('a span of several lines is marked on its first line', () => {
  expect(frameOf('a:\n  «b: 1\n  c: 2»\n')).toMatchInlineSnapshot(`
    "1|a:
    2|  b: 1
        ^^^^
    3|  c: 2"
  `);
});

test('an empty span has one mark, also at the end of a line and of the file', () => {
  expect(frameOf('a: «»b')).toMatchInlineSnapshot(`
    "1|a: b
         ^"
  `);
  expect(frameOf('a:«»\nb')).toMatchInlineSnapshot(`
    "1|a:
        ^
    2|b"
  `);
  expect(frameOf('a:\n«»')).toMatchInlineSnapshot(`
    "1|a:
    2|
      ^"
  `);
});

test('a long line is clipped around the mark', () => {
  const long = 'x'.repeat(100);
  expect(frameOf(`a: «word» ${long}`, 40)).toMatchInlineSnapshot(`
    "1|a: word xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
         ^^^^"
  `);
  expect(frameOf(`${long}: «word» ${long}`, 40)).toMatchInlineSnapshot(`
    "1|…xxxxxxxxxxx: word xxxxxxxxxxxxxxxxxxxx…
                    ^^^^"
  `);
  expect(frameOf(`${long}: «word»`, 40)).toMatchInlineSnapshot(`
    "1|…xxxxxxxxxxx: word
                    ^^^^"
  `);
  expect(frameOf(`a: «${long}»`, 40)).toMatchInlineSnapshot(`
    "1|a: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
  expect(frameOf(`${'漢'.repeat(60)}«字»${'漢'.repeat(60)}`, 40)).toMatchInlineSnapshot(`
    "1|…漢漢漢漢漢漢字漢漢漢漢漢漢漢漢漢漢漢漢…
                   ^^"
  `);
  expect(frameOf(`${long}\na: «word»\n${long}`, 40)).toMatchInlineSnapshot(`
    "1|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    2|a: word
         ^^^^
    3|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"
  `);
});

test('a line of megabytes', () => {
  const text = `{${'"key":"value",'.repeat(200_000)}«"word"»:${'1'.repeat(2_000_000)}}`;
  expect(frameOf(text, 40)).toMatchInlineSnapshot(`
    "1|…key":"value","word":111111111111111111…
                    ^^^^^^"
  `);
});
