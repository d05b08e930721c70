import { HASH } from '../../model/names/hash-suffix.ts';
const HASHED = new RegExp(`^(.+)-(${HASH})$`);

/** `foo` and its hash, of `foo-2f4b6g8h9t`; undefined for a name that does not end like a copy's. */
export function splitCopyName(
  name: string,
): { readonly origin: string; readonly hash: string } | undefined {
  const [, origin, hash] = HASHED.exec(name) ?? [];
  return origin === undefined || hash === undefined ? undefined : { origin, hash };
}

/** Whether a name may be that of a copy of a ConfigMap or Secret. */
export function isCopyName(name: string, origin: string): boolean {
  return splitCopyName(name)?.origin === origin;
}
