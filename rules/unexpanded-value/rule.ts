import type { Binding, Environment } from '../../src/model/environment.ts';
import { message, name } from '../../src/model/message.ts';
import { bindingName, keyName, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { originOfKey, type SourceKey } from '../../src/model/source.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';

export const rule = rulePerEnvironment(
  {
    id: 'unexpanded-value',
    summary:
      'A value of a ConfigMap refers to a variable with `$(NAME)`, which is expanded only in the pod itself.',
    severity: 'warning',
    group: 'environment',
    since: '0.2.0',
  },
  function* (environment) {
    const names = new Set(environment.bindings.map(({ name: each }) => each));
    for (const binding of environment.bindings) yield* findingsOf(binding, names, environment);
  },
);

const REFERENCE = /\$?\$\(([A-Za-z_][A-Za-z0-9_]*)\)/g;

/** Only names of variables that the container has: `$(date)` is for a shell. */
function* findingsOf(
  binding: Binding,
  names: ReadonlySet<string>,
  { command, args }: Environment,
): Iterable<Finding> {
  const read = readKey(binding);
  if (read === undefined || isExpandedLater(binding.name, [...command, ...args])) return;
  const { key, text } = read;
  for (const [whole, variable = ''] of text.matchAll(REFERENCE)) {
    if (whole.startsWith('$$') || variable === binding.name || !names.has(variable)) continue;
    const shown = name(variable, key.node ?? key.at);
    yield {
      at: originOfKey(key),
      message: message`\`$(${shown})\` in key \`${keyName(key)}\` of ${sourceName(read.source)} is not expanded: Kubernetes expands such references only in \`value\`, \`command\` and \`args\` of a container, so \`${bindingName(binding)}\` keeps the text as it is.`,
      help: message`Set \`${bindingName(binding)}\` with a \`value\` in \`env\`, or write the value of \`${shown}\` here.`,
    };
    return;
  }
}

/** The key of the ConfigMap that the variable takes its value from. */
function readKey({ from }: Binding) {
  if (from.kind !== 'env-from' && from.kind !== 'key') return undefined;
  const { source } = from;
  if (source?.kind !== 'ConfigMap' || source.keys.kind === 'unknown') return undefined;
  const key: SourceKey | undefined = source.keys.value.get(from.key);
  if (key?.value.kind !== 'known' || key.value.value.kind !== 'text') return undefined;
  return { source, key, text: key.value.value.text };
}

/** A shell may evaluate what the variable holds. */
function isExpandedLater(variable: string, texts: Environment['command']): boolean {
  return texts.some(({ value }) =>
    value.some(
      (part) =>
        part.kind === 'text' && /\beval\b|envsubst/.test(part.text) && part.text.includes(variable),
    ),
  );
}
