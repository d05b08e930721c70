import type { FileChange, FileContent, VariableChange } from '../../model/changes/change.ts';
import type { Binding, BindingOrigin } from '../../model/environment.ts';
import { originOfKey } from '../../model/source.ts';
import { placeOf, type Span } from '../../model/span.ts';
import { knownText } from '../../model/value.ts';
import { logicalName } from '../../model/written-name.ts';
import { escapeText } from '../text/escape-text.ts';
import { originText } from '../text/origin-text.ts';
import { trailText } from '../text/trail-text.ts';
import { count } from '../text/words.ts';
import type { ChangeOptions } from './change-options.ts';
import { shownChange, type ShownChange } from './change-values.ts';
import { countLines, lineDiff, type DiffLine } from './line-diff.ts';

/** A variable or file of a container, as all formats for people show it. */
export interface RowView {
  readonly mark: '+' | '-' | '~' | '=' | '?';
  readonly name: string;
  readonly value: ShownChange;
  readonly origin: string;
  readonly span: Span | undefined;
  readonly notes: readonly string[];
  readonly lines: readonly DiffLine[];
}

const MARKS = {
  added: '+',
  removed: '-',
  changed: '~',
  unknown: '~',
  known: '~',
  moved: '=',
  perhaps: '?',
} as const;

/** Lines of a file's diff that are shown. */
const MOST_LINES = 40;

/** A variable that changes. */
export function variableRow(
  { kind, name, before, after, nowHides, noLongerHides }: VariableChange,
  { hide }: ChangeOptions,
): RowView {
  const shown = after ?? before;
  const origin = shown === undefined ? '' : originOf(shown.from);
  const was = before === undefined ? '' : originOf(before.from);
  const isElsewhere =
    after !== undefined && before !== undefined && nameOnly(was) !== nameOnly(origin);
  const trail = after?.from.at === undefined ? undefined : trailText(after.from.at);
  return {
    mark: MARKS[kind],
    name: escapeText(name),
    value: shownChange(kind, before?.value, after?.value),
    origin: hide(after === undefined ? `was ${origin}` : origin),
    span: after?.from.at,
    notes: [
      ...(isElsewhere ? [`was ${was}`] : []),
      ...(trail === undefined ? [] : [trail]),
      ...nowHides.map(({ from }) => `now hides ${originOf(from)}`),
      ...noLongerHides
        .filter(({ from }) => originOf(from) !== origin)
        .map(({ from }) => `no longer hides ${originOf(from)}`),
      ...(kind === 'unknown' && !isMissing(after) ? ['its value is no longer known'] : []),
    ].map((note) => hide(escapeText(note))),
    lines: [],
  };
}

/** Why the container would not start is reported below. */
function isMissing(binding: Binding | undefined): boolean {
  return (
    binding?.value.some(
      (part) => part.kind === 'placeholder' && part.label.startsWith('missing '),
    ) === true
  );
}

/** An origin without the line. */
function nameOnly(origin: string): string {
  return origin.replace(/:\d+\)$/, '');
}

/** Where a variable comes from, without the hash in the name of its source. */
function originOf(from: BindingOrigin): string {
  if ((from.kind !== 'key' && from.kind !== 'env-from') || from.source === undefined)
    return originText(from);
  return originText({ ...from, reference: { ...from.reference, name: logicalName(from.source) } });
}

/** A mounted file that changes. */
export function fileRow(
  { kind, path, mount, before, after }: FileChange,
  { hide, files }: ChangeOptions,
): RowView {
  const from = after?.from ?? before?.from;
  const origin =
    from === undefined
      ? ''
      : `${from.source.kind === 'ConfigMap' ? '' : 'Secret '}${logicalName(from.source)}/${from.key.key} (${placeOf(originOfKey(from.key))})`;
  const [old, now] = [openText(before), openText(after)];
  const isText = kind === 'changed' && old !== undefined && now !== undefined;
  const value: ShownChange =
    isText && (old.includes('\n') || now.includes('\n'))
      ? { kind: 'one', text: lineCount(old, now) }
      : kind === 'added' || kind === 'removed'
        ? { kind: 'one', text: sizeOf(now ?? old) }
        : shownChange(kind, before?.value, after?.value);
  return {
    mark: MARKS[kind],
    name: escapeText(path),
    value,
    origin: hide(escapeText(origin)),
    span: after?.from && originOfKey(after.from.key),
    notes: mount === 'sub-path' ? ['mounted with subPath'] : [],
    lines: files && isText ? clip(lineDiff(old, now)) : [],
  };
}

/** The text of a file where nothing in it is secret or unknown. */
function openText(content: FileContent | undefined): string | undefined {
  if (content === undefined || content.value.some(({ kind }) => kind !== 'text')) return undefined;
  return knownText(content.value);
}

function lineCount(old: string, now: string): string {
  const { added, removed } = countLines(old, now);
  const words = [
    ...(added > 0 ? [`${count(added, 'line')} added`] : []),
    ...(removed > 0 ? [`${added > 0 ? removed : count(removed, 'line')} removed`] : []),
  ];
  return words.length === 0 ? 'the end of its last line changed' : words.join(', ');
}

function sizeOf(text: string | undefined): string {
  return text === undefined
    ? 'file'
    : count(text.split('\n').length - (text.endsWith('\n') ? 1 : 0), 'line');
}

function clip(lines: readonly DiffLine[]): readonly DiffLine[] {
  const shown = lines.map(({ mark, text }) => ({ mark, text: escapeText(text.slice(0, 400)) }));
  if (shown.length <= MOST_LINES + 1) return shown;
  return [
    ...shown.slice(0, MOST_LINES),
    { mark: '…', text: `${shown.length - MOST_LINES} more lines` },
  ];
}
