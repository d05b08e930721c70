import { describe, expect, test } from 'vitest';
import { applyEdits, conflictingEdits } from '../../src/edits/apply-edits.ts';
import type { TextEdit } from '../../src/model/edit.ts';

const file = { path: 'a', text: '0123456789' };
const edit = (start: number, end: number, text: string): TextEdit => ({
  at: { file, start, end },
  text,
});

describe('edits of a text', () => {
  test('are made where they are, insertions of one place in their order', () => {
    const edits = [edit(9, 10, 'z'), edit(2, 2, 'a'), edit(2, 2, 'b'), edit(0, 1, '')];
    expect(applyEdits(file.text, edits)).toBe('1ab2345678z');
    expect(applyEdits(file.text, [])).toBe(file.text);
  });

  test('contradict each other where they overlap or differ in one place', () => {
    const [a, b, c, d, e] = [
      edit(0, 5, 'a'),
      edit(1, 9, 'b'),
      edit(4, 6, 'c'),
      edit(9, 9, 'd'),
      edit(9, 9, 'e'),
    ];
    expect([...conflictingEdits([c, a, b, d, e])].length).toBe(5);
    expect([...conflictingEdits([a, edit(0, 5, 'a'), edit(5, 6, 'x'), d])]).toEqual([]);
    expect(applyEdits(file.text, [a, edit(0, 5, 'a')])).toBe('a56789');
  });
});
