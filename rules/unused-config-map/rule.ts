import { message } from '../../src/model/message.ts';
import { sourceName } from '../../src/model/names/message-names.ts';
import { rulePerSource } from '../kit/rule-constructors.ts';

export const rule = rulePerSource(
  {
    id: 'unused-config-map',
    summary: 'No field of any object in the repository names this ConfigMap.',
    severity: 'off',
    group: 'unused',
    since: '0.1.0',
  },
  function* (source, { referencesTo }) {
    if (source.kind !== 'ConfigMap' || source.producer.kind !== 'manifest') return;
    if (referencesTo(source).length > 0) return;
    yield {
      at: source.at,
      message: message`${sourceName(source)} seems unused: no object in this repository names it.`,
      help: message`Remove it, unless something reads it by label, by convention or through the API.`,
    };
  },
);
