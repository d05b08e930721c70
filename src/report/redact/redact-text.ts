import type { Argument, Text } from '../../model/message.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import { isPlausibleKey } from '../../text/plausible-key.ts';
import { withoutLogins } from './address-logins.ts';
import { REDACTED, type RedactText } from './name-redactor.ts';
import type { IsSecret } from './secret-origin.ts';

/**
 * The text of a message without values of Secrets: the program's own words stay as they are, an argument is redacted if it comes from a
 * Secret. An argument without an origin comes from `at`, the place that the message is about. All but a name that is written at its origin lose
 * the names that were copied.
 */
export function redactText(
  text: Text,
  inName: RedactText,
  isSecret: IsSecret,
  at: Span | undefined,
): string {
  if (typeof text === 'string') return withoutLogins(inName(text));
  let shown = '';
  for (const part of text.parts)
    shown += typeof part === 'string' ? part : redactArgument(part, inName, isSecret, at);
  return withoutLogins(shown);
}

function redactArgument(
  part: Argument,
  inName: RedactText,
  isSecret: IsSecret,
  at: Span | undefined,
): string {
  const origin = part.origin ?? (part.kind === 'path' ? undefined : at);
  if (isHidden(part, origin, isSecret))
    return part.kind === 'field' ? shownField(inName(part.text)) : REDACTED;
  return isWrittenThere(part) ? part.text : inName(part.text);
}

/** Whether a message shows the very text that is written at a place, and its argument comes from there. */
export function quotesPlace(text: Text, at: Span, inName: RedactText, isSecret: IsSecret): boolean {
  if (typeof text === 'string') return false;
  const place = hostSpan(at);
  return text.parts.some((part) => {
    if (typeof part === 'string' || part.origin === undefined) return false;
    const { file, start } = hostSpan(part.origin);
    if (file !== place.file || start !== place.start || !isWrittenAs(place, part.text))
      return false;
    return !isHidden(part, part.origin, isSecret) && inName(part.text) === part.text;
  });
}

function isHidden(part: Argument, origin: Span | undefined, isSecret: IsSecret): boolean {
  if (origin === undefined) return false;
  return isSecret(origin === part.origin ? part : { ...part, origin });
}

/** Names that a message shows, because they are in the open where they come from: what else is said of the same problem may show them too. */
export function shownNames(text: Text, isSecret: IsSecret): ReadonlySet<string> {
  if (typeof text === 'string') return new Set();
  const shown = text.parts.filter(
    (part) =>
      typeof part !== 'string' && isWrittenThere(part) && !isHidden(part, part.origin, isSecret),
  );
  return new Set(shown.map((part) => (typeof part === 'string' ? part : part.text)));
}

/**
 * Whether a name is in the open at the very place that it comes from, whichever Secret has the same text as a value. What nobody would choose
 * as a name may be a value that was pasted there.
 */
function isWrittenThere({ kind, text, origin }: Argument): boolean {
  if (kind !== 'name' || origin === undefined || origin.file.host !== undefined) return false;
  return isPlausibleKey(text) && isWrittenAs(origin, text);
}

/** Whether a text is all that is written at a place, in quotes or not. */
function isWrittenAs({ file, start, end }: Span, text: string): boolean {
  const quotes = (end - start - text.length) / 2;
  if (quotes !== 0 && quotes !== 1) return false;
  const written = file.text.slice(start, end);
  return written === text || written === `"${text}"` || written === `'${text}'`;
}

/** The path of a field in a Secret: its keys are shown if they look like keys, and `***` stays. */
function shownField(path: string): string {
  return path.replaceAll(/[^.[\]]+/g, (key) => (isPlausibleKey(key) ? key : REDACTED));
}
