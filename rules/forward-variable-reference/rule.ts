import { bindingName } from '../../src/model/names/message-names.ts';
import { message, name, words } from '../../src/model/message.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';
import { placeOf } from '../../src/model/span.ts';

export const rule = rulePerEnvironment(
  {
    id: 'forward-variable-reference',
    summary: 'A `$(NAME)` comes before the entry that sets NAME, so it is not expanded.',
    severity: 'error',
    ofTemplates: true,
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ bindings }) {
    for (const binding of bindings) {
      const told = new Set<string>();
      for (const variable of binding.unresolved) {
        const { setLater } = variable;
        if (setLater === undefined || told.has(variable.name)) continue;
        told.add(variable.name);
        const later = name(variable.name, variable.at);
        yield {
          at: variable.at,
          message: message`\`$(${later})\` in \`${bindingName(binding)}\` is not expanded: \`${later}\` is set only further down, at ${words(placeOf(setLater))}, and env is evaluated from top to bottom.`,
          help: message`Move the entry of \`${later}\` above this one.`,
          related: [{ at: setLater, message: message`set here, too late` }],
        };
      }
    }
  },
);
