import { message, name, uncapitalized, words } from '../../src/model/message.ts';
import { manifestName, referenceKey, sourceName } from '../../src/model/names/message-names.ts';
import type { RuleMeta, Rule } from '../../src/model/rule.ts';
import { consequenceOf } from '../kit/consequence-of.ts';
import { listOf } from '../kit/list-names.ts';
import { missingKeyRule } from '../kit/missing-rules.ts';
import { joinedRule, rulePerVerdict } from '../kit/rule-constructors.ts';

const META: RuleMeta = {
  id: 'missing-secret-key',
  summary: 'A required key is missing from a Secret whose keys are all known.',
  severity: 'error',
  ofTemplates: true,
  ofUsers: true,
  group: 'references',
  fix: 'certain',
  options: ['externals', 'producers'],
  since: '0.1.0',
};

export const rule = joinedRule(META, [missingKeyRule('Secret', META), unusualKeyRule(META)]);

/** Keys that the controller which makes a Secret is not documented to write. A later version may: a warning. */
function unusualKeyRule(meta: RuleMeta): Rule {
  return rulePerVerdict(meta, ['produced'], function* ({ reference, verdict: { source } }) {
    const { key, kind, optional, toleratesMissing } = reference;
    const { usualKeys, producer } = source;
    if (usualKeys === undefined || key === undefined || kind !== 'Secret') return;
    if (optional || toleratesMissing !== undefined || usualKeys.includes(key.name)) return;
    yield {
      at: key.at,
      severity: 'warning',
      message: message`${manifestName(producer.manifest)} is not documented to write key \`${referenceKey(reference)}\` into ${sourceName(source)}. Without it: ${uncapitalized(consequenceOf(reference, 'key'))}`,
      help: message`It writes ${listOf(usualKeys.map((each) => name(each)))}.`,
      related: [{ at: source.at, message: message`the ${words(producer.kind)} that creates it` }],
    };
  });
}
