/** Words of comments about the origin of a source; other comments are about who reads it, or about the object below. */
export const CREATION_WORDS =
  /\b(?:creat|made\b|make|generat|writ|provision|manag|seal|encrypt|extern|operator|manual|appl(?:y|ied)|inject|sync|popul|install|vault\b|sops\b|kubectl\b)/i;

/** The text of a line that is a comment; a comment behind a field is about that field, and repeats its value. */
export function commentOf(line: string): string | undefined {
  const trimmed = line.trimStart();
  return trimmed.startsWith('#') ? trimmed.replace(/^#+/, '') : undefined;
}
