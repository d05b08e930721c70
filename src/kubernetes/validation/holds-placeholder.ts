/**
 * Placeholders that something fills in before the API server sees the text: `${X}` and `$X` (envsubst, Flux), `{{ x }}`
 * (Helm, Jinja, Argo CD), `$(X)`, `<path:x#y>` and `<x>` (Argo CD Vault Plugin, people), `%X%`, `@X@`, `__X__`, `ENC[…]`
 * (SOPS).
 */
const PLACEHOLDER =
  /\$\{|\{\{|\{%|\$\([A-Za-z_][\w.]*\)|\$[A-Z_][A-Z0-9_]*|<[A-Za-z_][^<>]*>|%[A-Za-z_]\w*%|@[A-Za-z_]\w*@|\b__[A-Z][A-Z0-9_]*?__|\bENC\[/;

/** The same for fields in which Kubernetes itself expands `$(X)`. */
export function holdsPlaceholderBesidesVariables(text: string): boolean {
  if (!text.includes('$(')) return holdsPlaceholder(text);
  return holdsPlaceholder(text.replaceAll(/\$\([^()]*\)/g, ''));
}

/** Whether a text holds a placeholder, so that what reaches the API server is not known. */
export function holdsPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}
