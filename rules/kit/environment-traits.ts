import { isFileName, isShellName } from '../../src/kubernetes/variable-name.ts';
import type { Binding, Environment } from '../../src/model/environment.ts';
import { memoOfLast } from '../../src/model/memo.ts';

/** What some variable of a container has that few have: most rules about environments need one of these to find anything. */
export interface EnvironmentTraits {
  /** It hides another one. */
  hides: boolean;
  /** A `$(NAME)` of its value, or of `command` or `args`, is not resolved. */
  unresolved: boolean;
  /** A key that is named like a file becomes one. */
  isFile: boolean;
  /** No shell can read its name. */
  isOddlyNamed: boolean;
  /** A dollar is in its value, or may be. */
  holdsDollar: boolean;
  /** Its value is binary data, or may be. */
  isBinary: boolean;
}

/** Found in one pass over the variables, for all rules that ask about an environment in a row. */
export const environmentTraits = memoOfLast((environment: Environment): EnvironmentTraits => {
  const { bindings, command, args } = environment;
  const traits: EnvironmentTraits = {
    hides: false,
    unresolved: command.some(isUnresolved) || args.some(isUnresolved),
    isFile: false,
    isOddlyNamed: false,
    holdsDollar: false,
    isBinary: false,
  };
  for (let at = 0; at < bindings.length; at += 1) {
    const binding = bindings[at];
    if (binding !== undefined) addBinding(binding, traits);
  }
  return traits;
});

function isUnresolved({ unresolved }: { readonly unresolved: readonly unknown[] }): boolean {
  return unresolved.length > 0;
}

function addBinding(binding: Binding, traits: EnvironmentTraits): void {
  const { name, from, hides, unresolved } = binding;
  if (hides.length > 0) traits.hides = true;
  if (unresolved.length > 0) traits.unresolved = true;
  if (from.kind === 'env-from' && from.key.includes('.') && isFileName(from.key))
    traits.isFile = true;
  if (!isShellName(name)) traits.isOddlyNamed = true;
  addValue(binding.value, traits);
}

/** What is not known may be anything. */
function addValue(value: Binding['value'], traits: EnvironmentTraits): void {
  for (let at = 0; at < value.length; at += 1) {
    const part = value[at];
    if (part === undefined) continue;
    const isUnknown = part.kind === 'placeholder';
    if (isUnknown || part.text.includes('$')) traits.holdsDollar = true;
    if (isUnknown || (part.kind === 'secret' && part.bytes !== undefined)) traits.isBinary = true;
  }
}
