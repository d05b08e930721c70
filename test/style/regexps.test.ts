import { expect, test } from 'vitest';
import { filesBelow } from '../files-below.ts';

// A regular expression that looks for a run of characters at the end begins anew at each of them, wherever there is such a run: a text of a
// megabyte takes an hour. Where a lookbehind says that a run begins there, it begins once.

const LITERAL =
  /(?<=[(,=:[!&|?{};+]\s*|\breturn )\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/[dgimsuvy]*/g;
/** An alternative that is one run and the end of the text. */
const RUN_AT_END =
  /(?:^|(?<!\\)\|)(?:\\.|\[(?:\\.|[^\]\\])*\]|\(\?:\(\?![^)]*\)\[[^\]]*\]\)|[^\\[\](){}|^$])[*+]\$(?=\||\)|$)/;

function runsAtEnd(source: string): readonly string[] {
  return [...source.matchAll(LITERAL)].flatMap(([literal, body = '']) =>
    RUN_AT_END.test(body) ? [literal] : [],
  );
}

test.each([
  ["text.replace(/\\/+$/, '')", 1],
  ["text.replace(/(?<!\\/)\\/+$/, '')", 0],
  ["text.replace(/^[-.]+|[-.]+$/g, '')", 1],
  ["text.replace(/^[-.]+|(?<![-.])[-.]+$/g, '')", 0],
  ['const BLANK = /^[ \\t]*$/;', 0],
])('%s', (source, count) => {
  expect(runsAtEnd(source)).toHaveLength(count);
});

test('no regular expression looks for the end from each character of a run', () => {
  const files = ['src', 'rules'].flatMap((folder) => [...filesBelow(folder)]);
  const found = files.flatMap(([path, bytes]) =>
    path.endsWith('.ts')
      ? runsAtEnd(Buffer.from(bytes).toString()).map((literal) => `${path}: ${literal}`)
      : [],
  );
  expect(found).toEqual([]);
});
