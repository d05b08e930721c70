import type { Binding } from '../../src/model/environment.ts';
import { message } from '../../src/model/message.ts';
import { bindingName, boundKey, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isSameText } from '../../src/model/value.ts';
import { askedForAt, isFromEnvList } from '../kit/binding-origin.ts';
import { rulePerEnvironmentWith } from '../kit/rule-constructors.ts';

export const rule = rulePerEnvironmentWith(
  {
    id: 'overridden-variable',
    summary: 'An env entry replaces a variable that envFrom sets.',
    severity: 'info',
    group: 'environment',
    since: '0.1.0',
  },
  'hides',
  function* ({ bindings }) {
    for (const binding of bindings) {
      if (isFromEnvList(binding.from)) yield* overriddenBy(binding);
    }
  },
);

function* overriddenBy(binding: Binding): Iterable<Finding> {
  const { value, from, hides } = binding;
  const earlier = hides.find((candidate) => candidate.from.kind === 'env-from');
  const hidden = earlier?.from;
  // The same value twice changes nothing.
  if (earlier !== undefined && isSameText(value, earlier.value)) return;
  const at = askedForAt(from);
  if (hidden?.kind !== 'env-from' || at === undefined) return;
  yield {
    at,
    message: message`\`env\` overrides \`${bindingName(binding)}\` from ${sourceName(hidden.source)} (key \`${boundKey(hidden)}\`).`,
    related: [{ at: hidden.at, message: message`overridden` }],
  };
}
