import type { RuleMeta } from '../../src/model/rule.ts';
import { missingKeyRule } from '../kit/missing-rules.ts';
import { joinedRule } from '../kit/rule-constructors.ts';
import { unusualKeyRule } from './unusual-keys.ts';

const META: RuleMeta = {
  id: 'missing-secret-key',
  summary: 'A required key is missing from a Secret whose keys are all known.',
  severity: 'error',
  ofTemplates: true,
  group: 'references',
  fix: 'certain',
  options: ['externals', 'producers'],
  since: '0.1.0',
};

export const rule = joinedRule(META, [missingKeyRule('Secret', META), unusualKeyRule(META)]);
