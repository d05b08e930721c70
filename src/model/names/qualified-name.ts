/** `shop/api`; `api` if no namespace is known. */
export function qualifiedName(namespace: string | undefined, name: string): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}
