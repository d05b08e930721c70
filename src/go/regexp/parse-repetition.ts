import { RegexpError, type Cursor, type Expression } from './syntax.ts';

const MAX_REPEAT = 1000;
const REPETITION = /(?:([*+?])|\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*)?)?\})(\??)/y;

interface Repetition {
  readonly min: number;
  /** Undefined: without bound. */
  readonly max: number | undefined;
  readonly lazy: boolean;
  readonly written: string;
}

/** Reads `*`, `+?` or `{2,3}` at the cursor; undefined if there is none. Braces that do not form a repetition are text. */
export function takeRepetition(cursor: Cursor, lazy: boolean): Repetition | undefined {
  REPETITION.lastIndex = cursor.at;
  const found = REPETITION.exec(cursor.pattern);
  if (found === null) return undefined;
  const [written, sign, low = '0', comma, high, mark] = found;
  cursor.at += written.length;
  const how = { lazy: lazy !== (mark === '?'), written };
  if (sign !== undefined) {
    return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : undefined, ...how };
  }
  const min = Number(low);
  const max = comma === undefined ? min : high === undefined ? undefined : Number(high);
  return { min, max, ...how };
}

/** The part repeated; throws when Go refuses it. `before` are the repetitions written just before this one. */
export function repeated(
  part: Expression | undefined,
  { min, max, lazy, written }: Repetition,
  before: string,
): Expression {
  if (min > MAX_REPEAT || (max !== undefined && (max > MAX_REPEAT || max < min))) {
    throw new RegexpError('invalid repeat count', written.replace(/(?<=.)\?$/, ''));
  }
  if (before !== '') throw new RegexpError('invalid nested repetition operator', before + written);
  if (part === undefined) throw new RegexpError('missing argument to repetition operator', written);
  const made: Expression = { kind: 'repeat', part, min, max, lazy };
  if (weight(made) > MAX_REPEAT) throw new RegexpError('invalid repeat count', written);
  return made;
}

/** How often nested counted repetitions multiply what they hold; Go's limit is on this product. */
function weight(expression: Expression): number {
  switch (expression.kind) {
    case 'repeat': {
      const count = expression.max ?? expression.min;
      return expression.max === 0 ? 1 : Math.max(1, count) * weight(expression.part);
    }
    case 'group':
      return weight(expression.part);
    case 'sequence':
    case 'either':
      return expression.parts.reduce((most, part) => Math.max(most, weight(part)), 1);
    default:
      return 1;
  }
}
