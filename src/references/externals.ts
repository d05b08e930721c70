import type { Reference } from '../model/reference.ts';
import type { External } from '../model/settings.ts';

/** Whether the configuration declares the source of a reference, and its key when it names one. */
export function declaredExternal(
  { kind, name, namespace, key }: Reference,
  externals: readonly External[],
): External | undefined {
  return externals.find(
    (external) =>
      external.kind === kind &&
      matchesGlob(external.name, name) &&
      (namespace === undefined || matchesGlob(external.namespace, namespace)) &&
      (key === undefined || (external.keys?.includes(key.name) ?? true)),
  );
}

/** `*` stands for any text, `?` for one character; linear but for one level of backtracking. */
export function matchesGlob(glob: string, text: string): boolean {
  let at = 0;
  let from = 0;
  let star = -1;
  let retry = 0;
  while (at < text.length) {
    if (glob[from] === '*') {
      star = from;
      retry = at;
      from += 1;
    } else if (from < glob.length && (glob[from] === '?' || glob[from] === text[at])) {
      from += 1;
      at += 1;
    } else if (star !== -1) {
      retry += 1;
      from = star + 1;
      at = retry;
    } else {
      return false;
    }
  }
  while (glob[from] === '*') from += 1;
  return from === glob.length;
}
