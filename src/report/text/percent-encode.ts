/** A path as a relative URI reference: every segment percent-encoded, lone surrogates replaced, parentheses too (Markdown). */
export function percentEncode(path: string): string {
  const segments = path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment).replace(
        /[!'()*]/g,
        (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    );
  return segments.join('/');
}
