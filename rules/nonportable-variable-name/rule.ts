import { message, name as named } from '../../src/model/message.ts';
import { askedForAt, isFromEnvList } from '../kit/binding-origin.ts';
import { misreadIn } from './misread-in.ts';
import type { Binding } from '../../src/model/environment.ts';
import { bindingName, boundKey, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';
import { refusalOfVariable } from '../../src/kubernetes/validation/names.ts';
import type { Container } from '../../src/model/workload.ts';
import type { Source } from '../../src/model/source.ts';
import { isFileName, isShellName } from '../../src/kubernetes/variable-name.ts';

export const rule = rulePerEnvironment(
  {
    id: 'nonportable-variable-name',
    summary: 'A variable has a name that no shell and few programs can read.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ bindings, container }, { kubernetesVersion }) {
    let readByName: ReadonlySet<string> | undefined;
    for (const binding of bindings) {
      const { name, from } = binding;
      if (isFromEnvList(from)) yield* unreadable(binding, container, bindings);
      if (from.kind !== 'env-from' || isShellName(name) || isFileName(from.key)) continue;
      // What the API server refuses is the concern of invalid-prefix.
      const written = from.prefix;
      if (written !== '' && refusalOfVariable(written, kubernetesVersion) !== undefined) continue;
      readByName ??= keysReadByName(bindings);
      if (readByName.has(keyOf(from.source, from.key))) continue;
      yield* unshellable(binding);
    }
  },
);

/** A variable that the container's own script tries to read. */
function* unreadable(
  { name, from }: Binding,
  container: Container,
  bindings: readonly Binding[],
): Iterable<Finding> {
  if (isShellName(name)) return;
  const misread = misreadIn(container.node, name);
  const at = askedForAt(from);
  if (misread === undefined || at === undefined) return;
  if (bindings.some((other) => other.name === misread.read)) return;
  yield {
    at,
    message: message`The script of the container cannot read variable \`${named(name, at)}\`: the name of a shell variable has only letters, digits and \`_\`, so the shell reads \`${named(misread.read, at)}\`, which is not set.`,
    help: message`Use \`_\` in the name, here and in the script.`,
    related: [{ at: misread.at, message: message`read here` }],
  };
}

/** The keys that env entries of the container read, under a name that it can use. */
function keysReadByName(bindings: readonly Binding[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const add = ({ from }: Binding): void => {
    if (from.kind === 'key' && from.source !== undefined) keys.add(keyOf(from.source, from.key));
  };
  for (const binding of bindings) {
    add(binding);
    for (const hidden of binding.hides) add(hidden);
  }
  return keys;
}

function keyOf({ kind, name }: Source, key: string): string {
  return JSON.stringify([kind, name, key]);
}

/** `Logging__LogLevel__Microsoft.AspNetCore`: .NET reads such names as paths into its configuration, whatever a part holds. */
const CONFIGURATION_PATH = /^[A-Za-z]\w*?__./;

/** `API-KEY` is written as a variable: some program may want it so. */
const CAPITALS = /^[A-Z0-9_.-]*[A-Z][A-Z0-9_.-]*$/;

function* unshellable(binding: Binding): Iterable<Finding> {
  const { name, from } = binding;
  // A name written under `env` was chosen for a program that reads it; a key of a source often was not.
  if (from.kind !== 'env-from' || CONFIGURATION_PATH.test(name)) return;
  const at = askedForAt(from);
  if (at === undefined) return;
  yield {
    at,
    message: message`Key \`${boundKey(from)}\` of ${sourceName(from.source)} becomes variable \`${bindingName(binding)}\`, which no shell can read.`,
    help: message`Rename the key (letters, digits and \`_\`, not starting with a digit), or read it under \`env\` with a name of its own.`,
    related: [{ at: from.at, message: message`the key is here` }],
    ...(CAPITALS.test(from.key) || hasVariables(from.source) ? { severity: 'info' } : {}),
  };
}

/** Whether a source also has keys that are names of variables: envFrom is there for these, the others may be for who reads them by name. */
function hasVariables({ keys }: Source): boolean {
  return keys.kind === 'known' && [...keys.value.keys()].some(isShellName);
}
