interface SlugOptions {
  readonly longest: number;
  /** A slug that is too long ends at a dash, not in the middle of a word. */
  readonly cutAtDash: boolean;
}

const WORDS: Readonly<Record<string, string>> = { '&': 'and', '@': 'at', '"': '', "'": '' };
const NOT_ASCII = /[^\x00-\x7f]/;

/**
 * A text as a part of a URL, as github.com/gosimple/slug makes it in English. Undefined for a text with other letters than those of
 * ASCII: how they are spelled takes a large table.
 */
export function slugOf(text: string, { longest, cutAtDash }: SlugOptions): string | undefined {
  if (NOT_ASCII.test(text)) return undefined;
  const spelled = text.trim().replaceAll(/[&@"']/g, (sign) => WORDS[sign] ?? '');
  const lower = spelled.toLowerCase();
  const cut = !cutAtDash && lower.length >= longest ? lower.slice(0, longest) : lower;
  const slug = cut.replaceAll(/[^a-z0-9_-]/g, '-').replaceAll(/-+/g, '-');
  const trimmed = slug.replaceAll(/^[-_]+|(?<![-_])[-_]+$/g, '');
  if (!cutAtDash || longest <= 0 || trimmed.length <= longest) return trimmed;
  const dash = trimmed.lastIndexOf('-', longest);
  return dash === -1 ? trimmed.slice(0, longest) : trimmed.slice(0, dash);
}
