const LONGEST = 253;

/**
 * A text as the name of an object: lower case, what is not allowed as `-`, no dots and dashes around it. Imitates `normalize` of Argo
 * CD's templates and the parameters that end in `Normalized`.
 */
export function sanitizeName(name: string): string {
  let made = '';
  for (const char of name) {
    // The lower case of one character is one character to Go.
    const [lower = ''] = char.toLowerCase();
    made += /[-a-z0-9.]/.test(lower) ? lower : '-';
  }
  return made.slice(0, LONGEST).replaceAll(/^[-.]+|(?<![-.])[-.]+$/g, '');
}
