/**
 * The value of a variable, as far as it can be known offline: a run of parts. Text is known; a secret part is known but
 * never shown unless the user asks; a placeholder stands for what only the cluster knows.
 */
export type Value = readonly ValuePart[];

export type ValuePart = TextPart | SecretPart | PlaceholderPart;

export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

export interface SecretPart {
  readonly kind: 'secret';
  readonly text: string;
  /** The exact bytes, where they are no valid UTF-8; `text` is then what is left of them when decoded. */
  readonly bytes?: Uint8Array;
  /** What is shown instead: `secret db/password`. */
  readonly label: string;
}

export interface PlaceholderPart {
  readonly kind: 'placeholder';
  /** What it will be: `pod IP`, `cluster IP of redis`. Shown in angle brackets. */
  readonly label: string;
}

/** The value as text where all of it is known (secret parts included: never show it), else undefined. */
export function knownText(value: Value): string | undefined {
  let text = '';
  for (const part of value) {
    if (part.kind === 'placeholder') return undefined;
    text += part.text;
  }
  return text;
}

/** Both values are known, and equal. */
export function isSameText(one: Value, other: Value): boolean {
  const text = knownText(one);
  return text !== undefined && text === knownText(other);
}
