import type { TextEdit } from '../model/edit.ts';

/** A text with edits made, and what was left out. */
export interface Edited {
  readonly text: string;
  /** How many groups were left out because a group before them changes the same place. */
  readonly leftOut: number;
}

/**
 * Makes groups of edits in one text, everything else stays byte for byte. A group is made whole or not at all: one that overlaps a group
 * before it is left out. Equal edits of two groups are one. Edits at the same empty place are made in their order.
 */
export function applyEdits(text: string, groups: readonly (readonly TextEdit[])[]): Edited {
  const taken: TextEdit[] = [];
  let leftOut = 0;
  for (const group of groups) {
    const fresh = group.filter((edit) => !taken.some((other) => isSame(edit, other)));
    if (fresh.some((edit) => taken.some((other) => overlaps(edit, other)))) leftOut += 1;
    else taken.push(...fresh);
  }
  const sorted = taken.toSorted((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
  let at = 0;
  let out = '';
  for (const edit of sorted) {
    out += text.slice(at, edit.at.start) + edit.text;
    at = edit.at.end;
  }
  return { text: out + text.slice(at), leftOut };
}

function isSame(a: TextEdit, b: TextEdit): boolean {
  // Two insertions of the same text may both be meant: two items of a list.
  return (
    a.at.start === b.at.start && a.at.end === b.at.end && a.text === b.text && a.at.end > a.at.start
  );
}

/** Whether two edits change a character that both span; insertions at an edge do not count. */
function overlaps(a: TextEdit, b: TextEdit): boolean {
  return a.at.start < b.at.end && b.at.start < a.at.end;
}
