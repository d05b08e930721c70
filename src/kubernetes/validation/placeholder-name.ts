/** No name in Kubernetes is written in capitals, and every template's may be: `NAMESPACE`, `APP_NAME`, `__NAME__`. */
const WHOLE =
  /^(?:[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+|_{1,2}[A-Z][A-Z0-9_]*_{1,2}|[A-Z][A-Z0-9]{3,})$/;

/** Whether the whole name of an object or namespace is a word that somebody replaces before it is applied. */
export function isPlaceholderName(name: string): boolean {
  return WHOLE.test(name);
}
