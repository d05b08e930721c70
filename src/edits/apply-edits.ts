import type { TextEdit } from '../model/edit.ts';

/**
 * Makes edits in one text; everything else stays byte for byte. Insertions at one place are all made, in their order. Of
 * edits that overlap, the first one counts: see `conflictingEdits`.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits.toSorted(byPlace);
  const out: string[] = [];
  let at = 0;
  for (const { at: span, text: written } of sorted) {
    const isTaken = span.start < at;
    if (isTaken) continue;
    out.push(text.slice(at, span.start), written);
    at = span.end;
  }
  return out.join('') + text.slice(at);
}

/** Edits that contradict each other: they overlap, or write different texts in the same place. */
export function conflictingEdits(edits: readonly TextEdit[]): ReadonlySet<TextEdit> {
  const conflicting = new Set<TextEdit>();
  let last: TextEdit | undefined;
  for (const edit of edits.toSorted(byPlace)) {
    if (last !== undefined && !isSameEdit(last, edit) && meet(last, edit)) {
      conflicting.add(last).add(edit);
    }
    if (last === undefined || edit.at.end >= last.at.end) last = edit;
  }
  return conflicting;
}

function isSameEdit(a: TextEdit, b: TextEdit): boolean {
  return a.at.start === b.at.start && a.at.end === b.at.end && a.text === b.text;
}

function meet(a: TextEdit, b: TextEdit): boolean {
  return (
    (a.at.start === b.at.start && a.at.end === b.at.end) ||
    (a.at.start < b.at.end && b.at.start < a.at.end)
  );
}

function byPlace(a: TextEdit, b: TextEdit): number {
  return a.at.start - b.at.start || a.at.end - b.at.end;
}
