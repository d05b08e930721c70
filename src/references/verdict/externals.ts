import { known, unknown } from '../../model/knowable.ts';
import { memoBy } from '../../model/memo.ts';
import { words } from '../../model/message.ts';
import type { Reference, Verdict } from '../../model/reference.ts';
import type { External } from '../../model/settings.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { nameGlobs } from '../../text/glob/glob-set.ts';
import { missingKey } from './missing-key.ts';

/** The verdict that the declarations of the configuration give a reference; undefined if none is about it. */
export type DeclaredSources = (reference: Reference) => Verdict | undefined;

/**
 * Looks for declarations of a reference's source: one that has the key (or no list of keys) means that the source exists. If all declarations of the
 * source have lists, and none has the key, the key is missing.
 */
export function declaredSources(externals: readonly External[]): DeclaredSources {
  const names = nameGlobs(externals.map(({ name }) => name));
  const namespaces = nameGlobs(externals.map(({ namespace }) => namespace));
  const holdingIn = memoBy((namespace: string) => new Set(namespaces.matching(namespace)));
  return (reference) => {
    const { kind, name, namespace } = reference;
    const holding = namespace === undefined ? undefined : holdingIn(namespace);
    const declared = names
      .matching(name)
      .filter((index) => holding?.has(index) ?? true)
      .flatMap((index) => externals[index] ?? [])
      .filter((external) => external.kind === kind && isFor(reference, external));
    return declared.length === 0 ? undefined : verdictOf(reference, declared);
  };
}

/** In a fleet each repository declares for its own references. */
function isFor({ at }: Reference, { within }: External): boolean {
  return within === undefined || hostSpan(at).file.path.startsWith(`${within}/`);
}

function verdictOf(reference: Reference, declared: readonly External[]): Verdict {
  const { key } = reference;
  if (key === undefined || declared.some(({ keys }) => keys?.includes(key.name) ?? true)) {
    return { kind: 'assumed', reason: words('declared under `externals` in the configuration') };
  }
  const keys = declared.flatMap((external) => external.keys ?? []);
  const missing = missingKey(declaredSource(reference, keys), key.name, []);
  return reference.optional
    ? { kind: 'optional', missing }
    : { kind: 'broken', missing, proof: 'missing-key' };
}

/** A declared source is in no file: its place is the reference that meets it. */
function declaredSource(reference: Reference, names: readonly string[]): Source {
  const { kind, name, namespace, at, manifest, build } = reference;
  const value = unknown(words('it is declared in the configuration'));
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
