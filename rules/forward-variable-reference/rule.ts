import { message, name } from '../../src/model/message.ts';
import { bindingName } from '../../src/model/names/message-names.ts';
import { rulePerEnvironmentWith } from '../kit/rule-constructors.ts';

export const rule = rulePerEnvironmentWith(
  {
    id: 'forward-variable-reference',
    summary: 'A `$(NAME)` comes before the entry that sets NAME, so it is not expanded.',
    severity: 'error',
    ofTemplates: true,
    group: 'environment',
    since: '0.1.0',
  },
  'unresolved',
  function* ({ bindings }) {
    for (const binding of bindings) {
      if (binding.unresolved.length === 0) continue;
      const told = new Set<string>();
      for (const variable of binding.unresolved) {
        const { setLater } = variable;
        if (setLater === undefined || told.has(variable.name)) continue;
        told.add(variable.name);
        const later = name(variable.name, variable.at);
        yield {
          at: variable.at,
          message: message`\`$(${later})\` stays literal text in \`${bindingName(binding)}\`: \`${later}\` is defined below it.`,
          help: message`Move \`${later}\` above \`${bindingName(binding)}\`.`,
          related: [{ at: setLater, message: message`defined here` }],
        };
      }
    }
  },
);
