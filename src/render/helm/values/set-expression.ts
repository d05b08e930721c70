import { makingOf, type SourceFile } from '../../../model/span.ts';
import { madeOrigin, originOf, secretOrigin, type Origin } from '../text/origin.ts';
import type { Text } from '../text/text.ts';

/** How the text behind `=` is read: `--set`, `--set-string`, `--set-json`, `--set-file`, `--set-literal`. */
export type SetKind = 'set' | 'set-string' | 'set-json' | 'set-file' | 'set-literal';

/** One `a.b[0]=c,d=e`. */
export interface SetExpression {
  readonly kind: SetKind;
  /** The expression as a file of its own, so that its values have places: `--set`, or the text of a parameter with its host. */
  readonly file: SourceFile;
  /** Its values must not be printed. */
  readonly secret?: boolean;
  /** A phrase for its values, if only the cluster knows them. */
  readonly unknowable?: string;
}

/** The content of a file that `--set-file` names, or Helm's error. */
export type ReadSetFile = (path: string) => { readonly text: Text } | { readonly message: string };

/** Where a value between two offsets of an expression was written. */
export function originIn(
  { file, secret, unknowable }: SetExpression,
  start: number,
  end: number,
): Origin {
  const span = { file, start, end };
  const origin = madeOrigin(originOf('value', span), makingOf(span));
  const whole = unknowable === undefined ? origin : { ...origin, unknowable };
  return secret === true ? secretOrigin(whole) : whole;
}
