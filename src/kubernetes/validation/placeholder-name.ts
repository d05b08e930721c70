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

/** Whether a name that is referred to is one to be replaced, or holds a word that is. */
export function holdsPlaceholder(name: string): boolean {
  return isPlaceholderName(name) || ASKING.test(name);
}
