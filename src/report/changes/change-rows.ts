import type { FileChange, FileContent, VariableChange } from '../../model/changes/change.ts';
import type { BindingOrigin } from '../../model/environment.ts';
import { logicalName } from '../../model/names/written-name.ts';
import { originOfKey } from '../../model/source.ts';
import { placeOf, positionOf, type Span } from '../../model/span.ts';
import { knownText, lacksPart } from '../../model/value.ts';
import type { CodeBlock, Line, Row } from '../document/document.ts';
import { code, paragraph, quiet } from '../document/parts.ts';
import { originName, originText } from '../text/origin-text.ts';
import { trailText } from '../text/trail-text.ts';
import { count } from '../text/words.ts';
import type { ChangeOptions } from './change-options.ts';
import { shownChange } from './change-values.ts';
import { countLines, lineDiff, type DiffLine } from './line-diff.ts';

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
const MAX_LINES = 40;

const TONES = { '+': 'good', '-': 'error', '~': 'warning', '=': 'quiet', '?': 'warning' } as const;

/** The content of a row, without its layout. */
interface RowContent {
  readonly kind: keyof typeof MARKS;
  readonly name: string;
  readonly value: Line;
  readonly origin: string;
  readonly span: Span | undefined;
  readonly notes: readonly string[];
  readonly lines?: readonly DiffLine[];
}

/** Name, value and origin; what else is known is below the row on a screen, and in its last cell elsewhere. */
function rowOf(
  { kind, name, value, origin, span, notes, lines = [] }: RowContent,
  isScreen: boolean,
): Row {
  const mark = MARKS[kind];
  const from: Line = [{ text: origin, tone: 'quiet', at: span }];
  const more = notes.map((note) => [quiet(note)]);
  const title = [code(name)];
  const diff: readonly CodeBlock[] =
    lines.length === 0
      ? []
      : [
          {
            kind: 'code',
            language: 'diff',
            lines: lines.map(drawn),
            ...(isScreen ? {} : { title }),
          },
        ];
  return {
    mark,
    tone: TONES[mark],
    cells: [[title], [value], isScreen ? [from] : [...(origin === '' ? [] : [from]), ...more]],
    below: [...(isScreen ? more.map((text) => paragraph(text, { hang: 2 })) : []), ...diff],
  };
}

function drawn({ mark, text }: DiffLine): CodeBlock['lines'][number] {
  return { text: `${mark} ${text}`, tone: DIFF_TONES[mark] };
}

const DIFF_TONES = { '+': 'good', '-': 'error', ' ': 'quiet', '…': 'quiet' } as const;

export function variableRow(
  { kind, name, before, after, nowHides, noLongerHides }: VariableChange,
  isScreen: boolean,
): Row {
  const shown = after ?? before;
  const origin = shown === undefined ? '' : originOf(shown.from);
  const isElsewhere =
    after !== undefined &&
    before !== undefined &&
    keyOfOrigin(before.from) !== keyOfOrigin(after.from);
  const trail = after?.from.at === undefined ? undefined : trailText(after.from.at);
  const content = {
    kind,
    name,
    value: shownChange(kind, before?.value, after?.value),
    origin: after === undefined ? `was ${origin}` : origin,
    span: after?.from.at,
    notes: [
      ...(isElsewhere ? [`was ${originOf(before.from)}`] : []),
      ...(trail === undefined ? [] : [trail]),
      ...nowHides.map(({ from }) => `now hides ${originOf(from)}`),
      ...noLongerHides
        .filter(({ from }) => originOf(from) !== origin)
        .map(({ from }) => `no longer hides ${originOf(from)}`),
      // Why the container would not start is reported below.
      ...(kind === 'unknown' && after !== undefined && !lacksPart(after.value)
        ? ['its value is no longer known']
        : []),
    ],
  };
  return rowOf(content, isScreen);
}

/** An origin without the line. */
function keyOfOrigin(from: BindingOrigin): string {
  return JSON.stringify([originName(withoutHash(from)), from.at && positionOf(from.at).path]);
}

/** Where a variable comes from, without the hash in the name of its source. */
function originOf(from: BindingOrigin): string {
  return originText(withoutHash(from));
}

function withoutHash(from: BindingOrigin): BindingOrigin {
  if ((from.kind !== 'key' && from.kind !== 'env-from') || from.source === undefined) return from;
  return { ...from, reference: { ...from.reference, name: logicalName(from.source) } };
}

export function fileRow(
  { kind, path, mount, before, after }: FileChange,
  options: ChangeOptions,
  isScreen: boolean,
): Row {
  const from = after?.from ?? before?.from;
  const origin =
    from === undefined
      ? ''
      : `${from.source.kind === 'ConfigMap' ? '' : 'Secret '}${logicalName(from.source)}/${from.key.key} (${placeOf(originOfKey(from.key))})`;
  const [old, now] = [openText(before), openText(after)];
  const isText = kind === 'changed' && old !== undefined && now !== undefined;
  const value =
    isText && (old.includes('\n') || now.includes('\n'))
      ? [code(lineCount(old, now))]
      : kind === 'added' || kind === 'removed'
        ? [code(sizeOf(now ?? old))]
        : shownChange(kind, before?.value, after?.value);
  const content = {
    kind,
    name: path,
    value,
    origin,
    span: after?.from && originOfKey(after.from.key),
    notes: mount === 'sub-path' ? ['mounted with subPath'] : [],
    lines: options.files && isText ? clip(lineDiff(old, now)) : [],
  };
  return rowOf(content, isScreen);
}

/** The text of a file if nothing in it is secret or unknown. */
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
  const shown = lines.map(({ mark, text }) => ({ mark, text: text.slice(0, 400) }));
  if (shown.length <= MAX_LINES + 1) return shown;
  return [
    ...shown.slice(0, MAX_LINES),
    { mark: '…', text: `${shown.length - MAX_LINES} more lines` },
  ];
}
