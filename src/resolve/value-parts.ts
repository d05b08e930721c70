import type { Value, ValuePart } from '../model/value.ts';

export const EMPTY_VALUE: Value = [];

export function textValue(text: string): Value {
  return text === '' ? EMPTY_VALUE : [{ kind: 'text', text }];
}

export function placeholderValue(label: string): Value {
  return [{ kind: 'placeholder', label }];
}

/** Joins values into one; texts that touch become one part. */
export function joinValues(values: readonly Value[]): Value {
  const parts: ValuePart[] = [];
  let text: string | undefined;
  const flush = (): void => {
    if (text !== undefined) parts.push({ kind: 'text', text });
    text = undefined;
  };
  const add = (part: ValuePart): void => {
    if (part.kind === 'text') text = text === undefined ? part.text : text + part.text;
    else {
      flush();
      parts.push(part);
    }
  };
  for (let at = 0; at < values.length; at += 1) values[at]?.forEach(add);
  flush();
  // Exact room: an array that grew by pushing keeps some for more.
  return parts.slice();
}

/** Whether a value is surely the empty string; what only the cluster knows is taken to be something. */
export function isEmptyValue(value: Value): boolean {
  return value.every((part) => part.kind !== 'placeholder' && part.text === '');
}

/** The text as it may be shown: secrets and placeholders in angle brackets. */
export function shownText(value: Value): string {
  return value.map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`)).join('');
}
