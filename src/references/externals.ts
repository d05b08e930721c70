import { known, unknown } from '../model/knowable.ts';
import type { Reference, Verdict } from '../model/reference.ts';
import type { External } from '../model/settings.ts';
import type { Source } from '../model/source.ts';
import { missingKey } from './missing-of.ts';

/**
 * What the configuration says about a reference's source: nothing; that it exists, with the key when the reference names one; or, when
 * every declaration of it lists keys and none lists this one, that the key is missing.
 */
export function judgeDeclared(
  reference: Reference,
  externals: readonly External[],
): Verdict | undefined {
  const { kind, name, namespace, key } = reference;
  const declared = externals.filter(
    (external) =>
      external.kind === kind &&
      matchesGlob(external.name, name) &&
      (namespace === undefined || matchesGlob(external.namespace, namespace)),
  );
  if (declared.length === 0) return undefined;
  if (key === undefined || declared.some(({ keys }) => keys?.includes(key.name) ?? true)) {
    return { kind: 'assumed', reason: 'declared in the configuration under `externals`' };
  }
  const keys = declared.flatMap((external) => external.keys ?? []);
  const missing = missingKey(declaredSource(reference, keys), key.name, []);
  return { kind: reference.optional ? 'optional' : 'broken', missing };
}

/** A declared source stands in no file: its place is the reference that meets it. */
function declaredSource(reference: Reference, names: readonly string[]): Source {
  const { kind, name, namespace, at, manifest, build } = reference;
  const value = unknown('it is declared in the configuration');
  const keys = names.map((key) => [key, { key, field: 'data', value, at }] as const);
  return {
    kind,
    name,
    namespace,
    type: undefined,
    immutable: false,
    keys: known(new Map(keys)),
    producer: { kind: 'externals', manifest },
    at,
    build,
  };
}

/** `*` stands for any text, `?` for one character; linear but for one level of backtracking. */
function matchesGlob(glob: string, text: string): boolean {
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
