import type { Span } from '../../../model/span.ts';
import type { KnownVariable, UnknownVariable } from '../envsubst/evaluate-template.ts';

/** A variable of `postBuild` whose value is known, with the place where it was written. */
export interface Variable extends KnownVariable {
  readonly name: string;
  /** The value of a key of a ConfigMap or Secret, or of an entry of `substitute`. */
  readonly at: Span;
  /** What is shown instead of the value of a Secret: `secret cluster-secrets/password`. */
  readonly secret: string | undefined;
}

/** All variables of a Kustomization. Of two with one name the later source has set it. */
export interface Variables {
  readonly byName: ReadonlyMap<string, Variable | UnknownVariable>;
  /** Any other name may be set by a source whose keys are not known. */
  readonly open: boolean;
}

/** A variable by its name; undefined when nothing sets it. */
export function lookUp(
  { byName, open }: Variables,
  name: string,
): Variable | UnknownVariable | undefined {
  const found = byName.get(name);
  if (found !== undefined || !open) return found;
  return { kind: 'unknown', label: `variable ${name}`, maybeUnset: true };
}
