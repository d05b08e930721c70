import { refusalOfVariable } from '../../src/kubernetes/validation/names.ts';
import { isFileName, isShellName } from '../../src/kubernetes/variable-name.ts';
import type { Binding, BindingOrigin } from '../../src/model/environment.ts';
import { appendTo } from '../../src/model/group-by.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { bindingName, boundKey, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Source } from '../../src/model/source.ts';
import { placeOf, type Span } from '../../src/model/span.ts';
import type { Container } from '../../src/model/workload.ts';
import { askedForAt, isFromEnvList } from '../kit/binding-origin.ts';
import { someOf } from '../kit/list-names.ts';
import { rulePerEnvironmentWith } from '../kit/rule-constructors.ts';
import { misreadIn } from './misread-in.ts';

export const rule = rulePerEnvironmentWith(
  {
    id: 'nonportable-variable-name',
    summary: 'A variable has a name that no shell and few programs can read.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  'isOddlyNamed',
  function* ({ bindings, container, workload }, { kubernetesVersion }) {
    let readByName: ReadonlySet<string> | undefined;
    const bySource = new Map<string, FromSource[]>();
    for (const binding of bindings) {
      const { name, from } = binding;
      if (isFromEnvList(from)) yield* unreadable(binding, container, bindings);
      if (from.kind !== 'env-from' || isShellName(name) || isFileName(from.key)) continue;
      // What the API server refuses is the concern of invalid-prefix.
      const written = from.prefix;
      if (written !== '' && refusalOfVariable(written, kubernetesVersion) !== undefined) continue;
      readByName ??= keysReadByName(bindings);
      if (readByName.has(keyOf(from.source, from.key))) continue;
      // A name written under `env` was chosen for a program that reads it; a key of a source often was not.
      if (!CONFIGURATION_PATH.test(name))
        appendTo(bySource, placeOf(from.reference.at), { ...binding, from });
    }
    const isUsual = namesLikewise(bindings);
    const isRead = (name: string): boolean =>
      !workload.core && refersTo(workload.manifest.node, name);
    for (const ofSource of bySource.values())
      yield* unshellable(ofSource, isUsual || ofSource.every(({ name }) => isRead(name)));
  },
);

/** A variable that `envFrom` makes of a key. */
interface FromSource extends Binding {
  readonly from: Extract<BindingOrigin, { readonly kind: 'env-from' }>;
}

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
const CAPITALS = /^[0-9_.-]*[A-Z][A-Z0-9_.-]*$/;

/** Whether the container names a variable with a `.` itself: its program reads such names. */
function namesLikewise(bindings: readonly Binding[]): boolean {
  return bindings.some(({ name, from }) => isFromEnvList(from) && name.includes('.'));
}

/** Whether a custom resource writes `${NAME}` in the settings of its program. */
function refersTo({ file, start, end }: Span, name: string): boolean {
  return file.text.slice(start, end).includes(`\${${name}}`);
}

/** Keys of one source that become variables which no shell can read. */
function* unshellable(all: readonly FromSource[], isUsual: boolean): Iterable<Finding> {
  const [first] = all;
  if (first === undefined) return;
  const { from } = first;
  const names = message`variable${words(all.length === 1 ? '' : 's')} ${someOf(all.map(bindingName))}`;
  const keys =
    all.length === 1
      ? message`Key \`${boundKey(from)}\` of ${sourceName(from.source)} becomes`
      : message`${all.length} keys of ${sourceName(from.source)} become`;
  const isMeant =
    all.every(({ from: { key } }) => CAPITALS.test(key) || (isUsual && key.includes('.'))) ||
    hasVariables(from.source);
  yield {
    at: from.reference.at,
    message: message`${keys} ${names}, which no shell can read.`,
    help: message`Rename the ${words(all.length === 1 ? 'key' : 'keys')} (letters, digits and \`_\`, not starting with a digit), or read ${words(all.length === 1 ? 'it' : 'them')} under \`env\` with names of their own.`,
    related: all
      .slice(0, MAX_PLACES)
      .map(({ from: { at } }) => ({ at, message: message`the key is here` })),
    ...(isMeant ? { severity: 'info' } : {}),
  };
}

/** Places of keys that a problem shows. */
const MAX_PLACES = 3;

/** Whether a source also has keys that are names of variables: envFrom is there for these, the others may be for who reads them by name. */
function hasVariables({ keys }: Source): boolean {
  return keys.kind === 'known' && [...keys.value.keys()].some(isShellName);
}
