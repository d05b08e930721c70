import type { Answer } from '../random-helm/answers.ts';

/** How our answer relates to the real one. */
export type Comparison =
  | { readonly kind: 'equal' }
  /** But for lines that the real program itself prints differently every time. */
  | { readonly kind: 'equal but for random lines' }
  | { readonly kind: 'refused in the same words' }
  | { readonly kind: 'refused in other words'; readonly text: string }
  | { readonly kind: 'different'; readonly text: string };

/** How often the real program is asked again: what it takes from a map in any order may well come twice. */
const MAX_TIMES = 7;

/**
 * Compares two answers. `again` is what the real program says when it is asked for the second time, the third …, asked for only
 * where that matters: as long as lines differ that were the same every time.
 */
export async function compareAnswers(
  real: Answer,
  ours: Answer,
  again: (time: number) => Promise<Answer>,
): Promise<Comparison> {
  if (real.kind === 'refused') {
    if (ours.kind !== 'refused') return different(`the real one refuses: ${real.message}`);
    const [theirs, own] = [essenceOf(real.message), essenceOf(ours.message)];
    if (theirs === own) return { kind: 'refused in the same words' };
    return { kind: 'refused in other words', text: `\n--- real\n${theirs}\n--- ours\n${own}` };
  }
  if (ours.kind === 'refused') return different(`we refuse: ${ours.message}`);
  if (real.text === ours.text) return { kind: 'equal' };
  return compareLines(real.text, ours.text, again);
}

function different(text: string): Comparison {
  return { kind: 'different', text };
}

async function compareLines(
  real: string,
  ours: string,
  again: (time: number) => Promise<Answer>,
): Promise<Comparison> {
  const wanted = real.split('\n');
  const found = ours.split('\n');
  const isLasting = wanted.map(() => true);
  const unlike = () => wanted.findIndex((text, at) => text !== found[at] && isLasting[at] === true);
  for (let time = 2; time <= MAX_TIMES && unlike() !== -1; time++) {
    const other = await again(time);
    const lines = other.kind === 'rendered' ? other.text.split('\n') : [];
    for (const [at, text] of wanted.entries()) if (lines[at] !== text) isLasting[at] = false;
  }
  const line = unlike();
  if (line === -1 && wanted.length === found.length) return { kind: 'equal but for random lines' };
  const at = line === -1 ? Math.min(wanted.length, found.length) : line;
  const part = (lines: readonly string[]) => lines.slice(Math.max(0, at - 2), at + 3).join('\n');
  return different(`line ${at + 1}\n--- real\n${part(wanted)}\n--- ours\n${part(found)}`);
}

/** A value that a schema refuses: it may be secret, so we do not print it. */
const SHOWN_VALUE = /^(\s*- at '[^\n]*?': )'[^\n]*' (?=does not match pattern )/gm;

/** The message without what only the command line adds; faults that a schema finds in any order, sorted. */
function essenceOf(message: string): string {
  const lines = message
    .split('\n')
    .filter(
      (line) =>
        !/^(?:time=|level=|\d{4}\/\d\d\/\d\d |coalesce\.go|walk\.go|WARNING|I\d{4} )/.test(line),
    );
  const text = lines
    .join('\n')
    .replace(/^[\s\S]*?^Error: (?:INSTALLATION FAILED: )?/m, '')
    .replace(/\s*Use --debug flag to render out invalid YAML\s*$/, '')
    .replaceAll(SHOWN_VALUE, '$1the value ')
    .trim();
  return text.startsWith('values don') ? text.split('\n').sort().join('\n') : text;
}
