/** What to do instead of a field that does not exist. */
export interface FieldMistake {
  /** A sentence in Markdown. */
  readonly help: string;
  /** The field that was meant, if it takes the same value. */
  readonly meant?: string;
}

/** By struct and field. */
export type Mistakes = Readonly<Record<string, Readonly<Record<string, string | FieldMistake>>>>;

/** A field that takes the same value under another name. */
export function meant(field: string): FieldMistake {
  return { help: `Did you mean \`${field}\`?`, meant: field };
}

/** One sentence for several fields. */
export function helpFor(fields: string, help: string): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.split(' ').map((field) => [field, help]));
}
