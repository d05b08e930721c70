import { nameOfSource } from '../../src/model/name-of.ts';
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
      message: `Nothing in the repository refers to ${nameOfSource(source)} by name.`,
      help: 'Remove it, unless something reads it by label, by convention or through the API.',
    };
  },
);
