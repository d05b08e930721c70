import { message } from '../../src/model/message.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';
import { placeOf } from '../../src/model/span.ts';

export const rule = rulePerEnvironment(
  {
    id: 'late-variable-reference',
    summary: 'A `$(NAME)` comes before the entry that sets NAME, so it is not expanded.',
    severity: 'warning',
    ofTemplates: true,
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ bindings }) {
    for (const { name, unresolved } of bindings) {
      const told = new Set<string>();
      for (const variable of unresolved) {
        const { setLater } = variable;
        if (setLater === undefined || told.has(variable.name)) continue;
        told.add(variable.name);
        yield {
          at: variable.at,
          message: message`\`$(${variable.name})\` in \`${name}\` is not expanded: \`${variable.name}\` is set only further down, at ${placeOf(setLater)}, and env is evaluated from top to bottom.`,
          help: message`Move the entry of \`${variable.name}\` above this one.`,
          related: [{ at: setLater, message: message`set here, too late` }],
        };
      }
    }
  },
);
