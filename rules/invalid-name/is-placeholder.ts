import { isPlaceholderName } from '../../src/kubernetes/validation/placeholder-name.ts';

/** `wipe-HOSTNAME`: a word for a script to replace, in a name that is right otherwise. */
const PLACEHOLDER = /^(?:[a-z0-9.]+-)+(?:[A-Z][A-Z_]{3,}|X{3,})(?:-[a-z0-9.]+)*$/;

/** Whether a name holds a word that somebody replaces before it is applied. */
export function isPlaceholder(name: string): boolean {
  return PLACEHOLDER.test(name) || isPlaceholderName(name);
}
