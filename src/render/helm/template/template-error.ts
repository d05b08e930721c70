import type { Span } from '../../../model/span.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import { narrowSpan } from '../text/narrow-span.ts';
import type { TemplateSite } from '../text/origin.ts';
import type { Text } from '../text/text.ts';
import type { ClusterQuestion } from '../value/go-value.ts';
import { parseErrorText } from './exec/error-text.ts';
import type { ExecError } from './exec/run-machine.ts';
import { ownMessage } from './helm-functions.ts';
import { helm4Layout } from './helm4-layout.ts';
import type { ParseFault } from './parse/parse-state.ts';

/** Why a chart cannot be rendered. */
export interface TemplateError {
  readonly kind: 'parse' | 'execution';
  /** As Helm prints it; may hold values of Secrets, as may `about`. */
  readonly text: string;
  /** The same without them: what may be shown. */
  readonly discreet: string;
  /** The error of Go, or the text of `required` and `fail`, without positions, calls and values of Secrets. */
  readonly message: string;
  /** The chart says so itself, with `required` or `fail`. */
  readonly isOwn: boolean;
  /** The part of the template that it is about, as Go prints it (`.Values.image.tag`). */
  readonly about: string | undefined;
  /** The place of the error: in the template, or in the value that is a template. */
  readonly at: Span | undefined;
  /** The action that it is in, and those that called its template. */
  readonly place: TemplateSite | undefined;
  /** The name nearest to one that is missing: of a function, a template, a key of a map. */
  readonly nearest: string | undefined;
  /** The nil of which a field was taken. */
  readonly missing: MissingValue | undefined;
  /** A template that it names does not exist, whatever the values are. */
  readonly lacksTemplate?: true;
  /** What the template had asked about the cluster, and got no for an answer, as in `helm template`. */
  readonly asked?: ClusterQuestion;
}

/** A value that is not there, or null. */
interface MissingValue {
  /** The names that lead to it, from the dot or a variable: `Values`, `image`. */
  readonly path: readonly string[];
  /** The null that was written, or the map that has no such key. */
  readonly at: Span | undefined;
}

/** A parse error of a file, as Helm prints it. `functions`: all names that a template may call. */
export function parseError(
  name: string,
  source: Text,
  fault: ParseFault,
  functions: Iterable<string>,
): TemplateError {
  const parts = parseErrorText(name, fault).split(': ');
  const text = `parse error at (${parts[1] ?? ''}): ${parts.at(-1) ?? ''}`;
  return {
    kind: 'parse',
    text,
    discreet: text,
    message: fault.message,
    isOwn: false,
    about: undefined,
    at: narrowSpan(source, fault.start, fault.end),
    place: undefined,
    nearest: fault.unknown === undefined ? undefined : nearestName(fault.unknown, functions),
    missing: undefined,
  };
}

/** A file that asks for more than the program does for a chart. */
export function stoppedError(source: Text, message: string): TemplateError {
  return {
    kind: 'execution',
    text: message,
    discreet: message,
    message,
    isOwn: false,
    about: undefined,
    at: narrowSpan(source, 0, 0),
    place: undefined,
    nearest: undefined,
    missing: undefined,
  };
}

/** An error of execution, as Helm prints it: of `required` and `fail` the message alone, at the outermost place. */
export function executionError(
  { levels, discreet, message, about, at, place, meant, asked }: ExecError,
  helm: 3 | 4,
): TemplateError {
  const own = ownMessage(message);
  return {
    kind: 'execution',
    text: printedText(levels, helm),
    discreet: printedText(discreet, helm),
    message: own ?? message,
    isOwn: own !== undefined,
    about,
    at,
    place,
    nearest: meant === undefined ? undefined : nearestName(meant.name, meant.names),
    missing: meant?.path === undefined ? undefined : { path: meant.path, at: meant.at },
    ...(meant?.isTemplate === true && { lacksTemplate: true }),
    ...(asked && { asked }),
  };
}

function printedText(levels: readonly string[], helm: 3 | 4): string {
  const [text = ''] = levels;
  const [, position = '', ...rest] = text.split(': ');
  const own = ownMessage(rest.join(': '));
  if (own !== undefined) return `execution error at (${position}): ${own}`;
  return (helm === 4 ? helm4Layout(levels) : undefined) ?? text;
}
