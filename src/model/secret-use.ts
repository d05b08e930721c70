import type { SourceFile } from './span.ts';

/**
 * How a file feeds Secrets: `env` files hold `KEY=value` lines, any other `file` is one value, or a patch of a Secret. A patch `ofMaker` changes an
 * object that makes a Secret (an ExternalSecret), so parts of it may become values. A `patch` changes an object whose kind it does not say.
 */
export type SecretUse = 'env' | 'file' | 'ofMaker' | 'patch';

const uses = new WeakMap<SourceFile, SecretUse>();

/** Notes what a build read a file for: of a base beside the files that are checked, nothing else says it. */
export function noteSecretUse(file: SourceFile, use: SecretUse | undefined): void {
  if (use !== undefined) uses.set(file, use);
}

/** What some build read a file for, if that was for a Secret. */
export function secretUseOf(file: SourceFile): SecretUse | undefined {
  return uses.get(file);
}

/** What the file of a patch is whose target has a kind, which is a regular expression. */
export function useOfPatch(kind: string): SecretUse | undefined {
  if (/^\W*secrets?\W*$/i.test(kind)) return 'file';
  if (/secret/i.test(kind)) return 'ofMaker';
  return /^$|[^A-Za-z]/.test(kind) ? 'patch' : undefined;
}
