import { isNameToReplace, isPlaceholderName } from '../../model/names/placeholders.ts';

/** Characters that no name in Kubernetes has, and every templating language needs. */
const NO_NAME = /[$<>{}[\]%@()]|__[A-Z]\w*__/;
const PLACEHOLDERS =
  /__[A-Z]\w{0,300}?__|\$?\$?\{\{?[^}]{0,300}\}?\}|\$\([^)]{0,300}\)|\$[A-Za-z_]\w*|<[^>]{0,300}>|\[[^\]]{0,300}\]|%+[^%]{0,300}%+|@[^@]{0,300}@/g;

/** Whether a name is a template that something fills in before it is applied: `${APP}-config`, `{{ .name }}`, `<name>`, `__NAME__`, `APP_NAME`, `your-secret`. */
export function isTemplatedName(name: string): boolean {
  return NO_NAME.test(name) || isNameToReplace(name);
}

/** What no key has that is not a template: `SERVICE__API__KEY` is a variable of a program, and `app-__NAME__` is not. */
const NO_KEY = /[$<>{}[\]%@()]|(?<![A-Za-z0-9])__[A-Z]\w*__(?![A-Za-z0-9])/;

/** The same for a key, which may be written in capitals. */
export function isTemplatedKey(key: string): boolean {
  return NO_KEY.test(key);
}

/** The fixed parts of a name that is a template, with any text between them; undefined if no part is fixed. */
export function fixedPartsOf(name: string): readonly string[] | undefined {
  if (isPlaceholderName(name)) return undefined;
  const parts = name.split(PLACEHOLDERS);
  return parts.some((part) => part.length > 1) ? parts : undefined;
}

/** The fixed parts of a name in which `*` is any text. */
export function wildcardParts(name: string): readonly string[] {
  return name.replaceAll(PLACEHOLDERS, '*').split('*');
}

/** Whether a template could become `name`; `parts` are its fixed parts in order. */
export function mayBecome(parts: readonly string[], name: string): boolean {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  if (name.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}
