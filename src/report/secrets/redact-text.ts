import type { Text } from '../../model/message.ts';
import type { HideIn } from './text-hider.ts';

/**
 * The text of a message without values of Secrets. The program's own words stay as they are; an argument whose origin is known is searched
 * no more than they are.
 */
export function redactText(text: Text, hide: HideIn): string {
  if (typeof text === 'string') return hide(text);
  let whole = '';
  const searched: { readonly start: number; readonly end: number }[] = [];
  for (const part of text.parts) {
    const shown = typeof part === 'string' ? part : part.text;
    const last = searched.at(-1);
    const end = whole.length + shown.length;
    if (typeof part !== 'string') {
      if (last?.end === whole.length) searched[searched.length - 1] = { start: last.start, end };
      else searched.push({ start: whole.length, end });
    }
    whole += shown;
  }
  if (searched.length === 0) return whole;
  return hide(whole, (start, end) =>
    searched.some((each) => each.start <= start && end <= each.end),
  );
}
