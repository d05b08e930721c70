import { typoOf } from '../../text/typo.ts';

/** The field of a kustomization that makes Secrets, however it is spelt. */
export function isSecretGenerator(name: string): boolean {
  return /^secretgenerators?$/i.test(name) || typoOf(name, 'secretGenerator') !== undefined;
}

/** The field of a Secret that holds plain text, however it is spelt. */
export function isStringData(name: string): boolean {
  return /^stringdata$/i.test(name) || typoOf(name, 'stringData') !== undefined;
}
