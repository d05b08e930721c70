/**
 * Code that only some repositories need, loaded before the first of them asks for it: stages are synchronous, and a plain folder of
 * manifests should not wait for kustomize and Helm to be compiled.
 */
export interface LazyPart<T> {
  /** The code. Throws MissingPart when it was not loaded: whoever started the run loads it, and runs again. */
  readonly get: () => T;
  readonly load: () => Promise<void>;
}

/** A run met something that needs code which nobody expected it to need. */
export class MissingPart extends Error {
  readonly load: () => Promise<void>;
  constructor(load: () => Promise<void>) {
    super('A part of the program was not loaded.');
    this.load = load;
  }
}

/** A part, with the import that loads it. */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let part: { readonly code: T } | undefined;
  const loadOnce = async (): Promise<void> => {
    part ??= { code: await load() };
  };
  return {
    get: () => {
      if (part === undefined) throw new MissingPart(loadOnce);
      return part.code;
    },
    load: loadOnce,
  };
}
