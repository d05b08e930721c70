import type { Binding } from '../../model/environment.ts';
import { hostSpan, placeOf, type Span } from '../../model/span.ts';
import { trailOf, type StepKind } from '../../model/trail.ts';
import type { Fold, Line, Part } from '../document/document.ts';
import { partsOf, quiet } from '../document/parts.ts';
import { valueLines } from '../environments/value-lines.ts';
import { originNotes, originText } from '../text/origin-text.ts';
import { stepsOf } from '../text/trail-text.ts';
import { numberText } from '../text/words.ts';
import type { WhyUnknown } from './unknown-reason.ts';

/** Lines of a value that are seen at once, and characters that are seen at all. */
const MAX_LINES = 8;
const MAX_CHARACTERS = 4000;

/** What a cell shows at once, and what of it is folded away. */
export interface Cell {
  readonly lines: readonly Line[];
  readonly fold: Fold | undefined;
}

/** The value of a variable, where it comes from, why it is not known, and on demand how it came there. */
export function variableCell(
  binding: Binding,
  whyUnknown: WhyUnknown,
  words: readonly string[] = [],
): Cell {
  const value = valueParts(binding);
  const reason = whyUnknown(binding);
  const { at } = binding.from;
  const steps = at === undefined ? [] : trailLines(at);
  const notes = originNotes(binding);
  const rest = value.slice(MAX_LINES);
  const hidden = [...rest, ...steps, ...notes.map((note): Line => [{ text: note, tone: 'quiet' }])];
  const titles = [
    ...(rest.length === 0 ? [] : [`${numberText(rest.length)} more lines`]),
    ...(steps.length === 0 ? [] : ['how it got there']),
    ...(binding.hides.length === 0 ? [] : ['what it hides']),
    ...((binding.mayBeHiddenBy ?? []).length === 0 ? [] : ['what may hide it']),
    ...(binding.unresolved.length === 0 ? [] : ['what stays as $(NAME)']),
  ];
  return {
    lines: [
      ...value.slice(0, MAX_LINES),
      ...words.map((text): Line => [{ text, tone: 'quiet' }]),
      [...originLine(binding), ...(reason === undefined ? [] : [quiet(`; ${reason}`)])],
    ],
    fold: hidden.length === 0 ? undefined : { title: titles.join(', '), lines: hidden },
  };
}

/** `app-defaults/LOG_LEVEL (config/defaults.yaml:7)`, which leads to the place. */
export function originLine({ from }: Binding): readonly Part[] {
  return [{ text: originText(from), tone: 'quiet', at: from.at }];
}

function valueParts({ value }: Binding): readonly Line[] {
  let left = MAX_CHARACTERS;
  const lines: Line[] = [];
  let cut = 0;
  for (const line of valueLines(value, false)) {
    const parts = partsOf(line).map((part): Part => {
      const text = part.text.slice(0, Math.max(0, left));
      cut += part.text.length - text.length;
      left -= part.text.length;
      return { ...part, text, code: 'bare' };
    });
    if (parts.some(({ text }) => text !== '')) lines.push(parts);
  }
  if (cut > 0) lines.push([{ text: `… ${numberText(cut)} more characters`, tone: 'quiet' }]);
  return lines;
}

/** What a step did, before the place that asks for it. */
const STEPS: Readonly<Record<StepKind, string>> = {
  resource: 'taken from a base',
  component: 'added by a component',
  patch: 'patched',
  generator: 'generated',
  transformer: 'set by a transformer',
  replacement: 'replaced',
  substitution: 'substituted by Flux',
  template: 'filled in by a template',
  prefix: 'renamed with a prefix or suffix',
  namespace: 'given its namespace',
  hash: 'renamed with a hash',
  reference: 'its reference renamed',
};

/** Every step from where it was written to where it is, first to last. */
function trailLines(at: Span): readonly Line[] {
  const steps = stepsOf(trailOf(at));
  if (steps.length === 0) return [];
  const lines = steps.map(({ kind, at: asked, in: folder }): Line => {
    const words = `${STEPS[kind]} in ${folder}`;
    if (asked === undefined) return [{ text: words, tone: 'quiet' }];
    return [
      { text: `${words}: `, tone: 'quiet' },
      { text: placeOf(asked), tone: 'quiet', at: hostSpan(asked) },
    ];
  });
  return [
    [
      { text: 'written in ', tone: 'quiet' },
      { text: placeOf(at), tone: 'quiet', at },
    ],
    ...lines,
  ];
}
