import type { Text } from '../../model/message.ts';
import type { IsSecret } from './secret-origin.ts';
import type { RedactText } from './search-text.ts';

/** What stands in for a value of a Secret. */
const REDACTED = '***';

/**
 * The text of a message without values of Secrets. The program's own words stay as they are; an argument with an origin is redacted if
 * that is a value of a Secret; the others, whose origin is not known, are searched.
 */
export function redactText(text: Text, redact: RedactText, isSecret: IsSecret): string {
  if (typeof text === 'string') return redact(text);
  let whole = '';
  const searched: { readonly start: number; readonly end: number }[] = [];
  for (const part of text.parts) {
    if (typeof part === 'string') whole += part;
    else if (part.origin !== undefined && part.kind !== 'field') {
      whole += isSecret(part) ? REDACTED : part.text;
    } else {
      const start = whole.length;
      whole += part.text;
      const last = searched.at(-1);
      if (last?.end === start) {
        searched[searched.length - 1] = { start: last.start, end: whole.length };
      } else searched.push({ start, end: whole.length });
    }
  }
  if (searched.length === 0) return whole;
  return redact(whole, (start, end) =>
    searched.some((each) => each.start <= start && end <= each.end),
  );
}
