import { goFloatText } from '../../../go/go-float.ts';

/** The value of a variable, typed as the field it was read from; texts that no scalar gave stay references. */
export type VariableValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'int'; readonly text: string }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'bool'; readonly value: boolean };

/** What a text becomes: another text, or the typed value of the one variable that it is. */
export type Expansion = { readonly kind: 'text'; readonly text: string } | VariableValue;

/**
 * `$(NAME)` in a text replaced, `$$` made `$`, as kustomize's own expansion does it. Names that are not variables stay.
 */
export function expandVariables(
  text: string,
  valueOf: (name: string) => VariableValue | undefined,
): Expansion {
  let result = '';
  let checkpoint = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '$' || at + 1 >= text.length) continue;
    result += text.slice(checkpoint, at);
    const next = text[at + 1];
    const close = next === '(' ? text.indexOf(')', at + 2) : -1;
    if (close !== -1) {
      const name = text.slice(at + 2, close);
      const value = valueOf(name);
      if (text === `$(${name})`) return value ?? { kind: 'text', text };
      result += value === undefined ? `$(${name})` : variableText(value);
      at = close;
    } else {
      result += next === '$' ? '$' : `$${next}`;
      at += 1;
    }
    checkpoint = at + 1;
  }
  return { kind: 'text', text: result + text.slice(checkpoint) };
}

/** A value in the middle of a text, as Go's `%v` writes it. */
function variableText(value: VariableValue): string {
  if (value.kind === 'text' || value.kind === 'int') return value.text;
  return value.kind === 'bool' ? String(value.value) : goFloatText(value.value);
}
