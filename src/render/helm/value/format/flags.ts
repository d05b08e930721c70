/** Flags, width and precision of one verb of a format. */
export interface Flags {
  readonly width: number | undefined;
  readonly precision: number | undefined;
  readonly minus: boolean;
  readonly plus: boolean;
  readonly sharp: boolean;
  readonly space: boolean;
  readonly zero: boolean;
  /** `%+v` */
  readonly plusV: boolean;
  /** `%#v` */
  readonly sharpV: boolean;
}

/** A verb without any. */
export const NO_FLAGS: Flags = {
  width: undefined,
  precision: undefined,
  minus: false,
  plus: false,
  sharp: false,
  space: false,
  zero: false,
  plusV: false,
  sharpV: false,
};

/** The padding before and after a text of `count` characters; zeros (only on the left) if `zero` is set. */
export function paddingOf(
  flags: Flags,
  characters: number,
  zero: boolean = flags.zero,
): { readonly before: string; readonly after: string } {
  const missing = (flags.width ?? 0) - characters;
  if (missing <= 0) return { before: '', after: '' };
  if (flags.minus) return { before: '', after: ' '.repeat(missing) };
  return { before: (zero ? '0' : ' ').repeat(missing), after: '' };
}

export function padded(text: string, flags: Flags, zero: boolean = flags.zero): string {
  if (flags.width === undefined) return text;
  const { before, after } = paddingOf(flags, characterCount(text), zero);
  return before + text + after;
}

/** utf8.RuneCountInString. */
export function characterCount(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff) at += 1;
    count += 1;
  }
  return count;
}
