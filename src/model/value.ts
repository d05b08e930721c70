/**
 * The value of a variable, as far as it can be known offline: a run of parts. Text is known; a secret part is known but never shown unless
 * the user asks; a placeholder is a value that only the cluster knows.
 */
export type Value = readonly ValuePart[];

export type ValuePart = TextPart | SecretPart | PlaceholderPart;

interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

interface SecretPart {
  readonly kind: 'secret';
  readonly text: string;
  /** The exact bytes, if they are not valid UTF-8; `text` is then what is left of them when decoded. */
  readonly bytes?: Uint8Array;
  /** The label that is shown instead: `secret db/password`. */
  readonly label: string;
}

export interface PlaceholderPart {
  readonly kind: 'placeholder';
  /** A label of the value: `pod IP`, `cluster IP of redis`. Shown in angle brackets. */
  readonly label: string;
  /** What it stands for is not there; `perhaps`: unless it is made outside the repository. */
  readonly missing?: 'surely' | 'perhaps';
}

/** The value as text if all of it is known (secret parts included: never show it), else undefined. */
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

/** Whether a part of a value is what is not there. */
export function lacksPart(value: Value): boolean {
  return value.some((part) => part.kind === 'placeholder' && part.missing !== undefined);
}

/** Whether a part of a value is of a Secret. */
export function holdsSecret(value: Value | undefined): boolean {
  return value?.some(({ kind }) => kind === 'secret') === true;
}
