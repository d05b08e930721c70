import type { ValueChangeKind } from '../../model/changes/change.ts';
import type { Value, ValuePart } from '../../model/value.ts';
import type { Line } from '../document/document.ts';
import { code, quiet } from '../document/parts.ts';

/** Longer values are cut around what differs. */
const LONGEST = 60;
/** Characters shown before the first difference. */
const LEAD = 12;

/**
 * The values of a change as they may be shown: never the text of a Secret, but always whether it changed.
 */
export function shownChange(
  kind: ValueChangeKind,
  before: Value | undefined,
  after: Value | undefined,
): Line {
  if (kind === 'added' || before === undefined) return [code(shownValue(after ?? []))];
  if (kind === 'removed' || after === undefined) return [code(shownValue(before))];
  if (kind === 'moved') return [code(shownSame(before, after))];
  const [old, now] = [shownValue(before), shownValue(after)];
  if (old !== now) return cutTwo(old, now);
  return [code(cut(marked(after, kind === 'changed' ? 'changed' : 'may change')))];
}

/** A value on one line; secrets and what only the cluster knows in angle brackets. */
export function shownValue(value: Value): string {
  return value.length === 0
    ? '(empty)'
    : cut(value.map((part) => partText(part, undefined)).join(''));
}

/** A value that stays: as secret as the more secret side. */
function shownSame(before: Value, after: Value): string {
  if ([...before, ...after].some(({ kind }) => kind === 'secret')) return '<secret, same>';
  return shownValue(after);
}

function marked(value: Value, mark: string): string {
  return value.map((part) => partText(part, mark)).join('');
}

function partText(part: ValuePart, mark: string | undefined): string {
  const suffix = mark === undefined ? '' : `, ${mark}`;
  if (part.kind === 'text') return part.text;
  const label = part.kind === 'secret' || part.label.startsWith('secret ') ? 'secret' : part.label;
  return `<${label}${suffix}>`;
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** Two long texts, from shortly before their first difference on. */
function cutTwo(from: string, to: string): Line {
  let same = 0;
  const most = Math.min(from.length, to.length);
  while (same < most && from[same] === to[same]) same += 1;
  const start = Math.max(from.length, to.length) > LONGEST && same > 2 * LEAD ? same - LEAD : 0;
  const window = (text: string): string => cut(start === 0 ? text : `…${text.slice(start)}`);
  return [code(window(from)), quiet(' → '), code(window(to))];
}
