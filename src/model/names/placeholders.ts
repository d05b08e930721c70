/**
 * What something fills in before the API server, git or a controller sees it: such a text is never judged. In any text: the marks of
 * `holdsPlaceholder`. In a name, which needs no marks: `isPlaceholderName` of the whole, `isNameToReplace` of a part. In a value, where words
 * are all that tells: `isPlaceholderText`.
 */

/**
 * Marks that a program replaces: `${X}` and `$X` (envsubst, Flux), `{{ x }}` (Helm, Jinja, Argo CD), `$(X)` and `$(command)`,
 * `<path:x#y>` and `<x>` (Argo CD Vault Plugin, people), `%X%`, but not the `%C3%A9` of a URL, `@X@`, `__X__`, `#{X}#` (Azure
 * DevOps), `ENC[…]` (SOPS).
 */
const MARK =
  /\$\{|\{\{|\{%|\$\(|\$[A-Z_][A-Z0-9_]*|<[A-Za-z_][^<>]*>|%(?![A-F][0-9A-F]%)[A-Za-z_]\w*%|@[A-Za-z_]\w*@|\b__[A-Z][A-Z0-9_]*?__|#\{[^{}\n]*\}#|\bENC\[/;

/** Whether a text holds a placeholder, so that what becomes of it is not known. */
export function holdsPlaceholder(text: string): boolean {
  return MARK.test(text);
}

/** The same for fields in which Kubernetes itself expands `$(X)`. */
export function holdsPlaceholderBesidesVariables(text: string): boolean {
  if (!text.includes('$(')) return holdsPlaceholder(text);
  return holdsPlaceholder(text.replaceAll(/\$\([^()]*\)/g, ''));
}

/** No name in Kubernetes is written in capitals, and every template's may be: `NAMESPACE`, `APP_NAME`, `__NAME__`, `Name`. */
const WHOLE =
  /^(?:[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+|_{1,2}[A-Z][A-Z0-9_]*_{1,2}|[A-Z][A-Z0-9]{3,}|X{3,}|Name(?:space)?)$/;

/** Whether the whole name of an object or namespace is a word that someone replaces before it is applied. */
export function isPlaceholderName(name: string): boolean {
  return WHOLE.test(name);
}

/** `REPLACE_ME-tls`, `your-secret-name`, `changeme`, `pull-XXX`, `[login]-tls`: words that ask a person to write something else. */
const ASKING =
  /(?:^|[^A-Za-z0-9])(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9](?![a-z0-9])|(?:YOUR|Your|your)[-_]|(?:change|replace|CHANGE|REPLACE)[-_]?(?:me|ME|this|THIS|with|WITH)(?![A-Za-z])|placeholder|PLACEHOLDER|(?:X{3,}|x{3,})(?![A-Za-z0-9]))|\[[A-Za-z][\w -]*\]/;
/** `wipe-HOSTNAME`: a word for a script to replace, in a name that is right otherwise. */
const WORD = /^(?:[a-z0-9.]+-)+(?:[A-Z][A-Z_]{3,}|X{3,})(?:-[a-z0-9.]+)*$/;

/** Whether a name is a word to be replaced, or holds one. */
export function isNameToReplace(name: string): boolean {
  return isPlaceholderName(name) || ASKING.test(name) || WORD.test(name);
}

/** Words that people write in place of the real value. */
const WORDS =
  /change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|with)?|place[-_ ]?holder|\btodo\b|\bfixme\b|\btbd\b|\byour[-_ ]|\bdummy\b|\bfake\b|\binsert[-_ ]|\bexample\b|\bx{3,}\b|^\.{3,}$|^\*{3,}$/i;
const LONGEST = 200;

/** Whether a short text asks for a value in its place: `changeme`, `your-token-here`. */
export function isPlaceholderText(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST && !trimmed.startsWith('{') && WORDS.test(trimmed);
}
