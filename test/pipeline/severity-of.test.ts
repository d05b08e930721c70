import { expect, test } from 'vitest';
import { deploymentBy } from '../../src/model/deployment.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { Settings } from '../../src/model/settings.ts';
import { severityOf, type Where } from '../../src/pipeline/severity-of.ts';
import { SETTINGS } from '../settings.ts';

const META: RuleMeta = {
  id: 'missing-secret',
  summary: 'A required Secret does not exist.',
  severity: 'error',
  group: 'references',
  since: '0.1.0',
};
const OFF: RuleMeta = { ...META, severity: 'off' };
const STRICT: RuleMeta = { ...META, severity: 'warning', strict: 'error' };
const OF_TEMPLATES: RuleMeta = { ...META, ofTemplates: true };

const UNDEPLOYED: Where = { deployment: deploymentBy({ kind: 'other-folders', beside: 'apps' }) };
const UNREACHED: Where = { deployment: deploymentBy({ kind: 'unreached' }) };
const BY_HAND: Where = { deployment: deploymentBy({ kind: 'by-hand', name: 'a' }) };
const UNKNOWN: Where = { deployment: deploymentBy({ kind: 'none' }) };
const CHART: Where = { isChart: true };
const THIRD_PARTY: Where = { isThirdParty: true };

function steps(
  meta: RuleMeta,
  where: Where,
  settings: Partial<Settings> = {},
  finding: Partial<Pick<Finding, 'severity' | 'isTypo' | 'isOfAbsence'>> = {},
): string {
  const at = { file: { path: 'a/pod.yaml', text: '' }, start: 0, end: 0 };
  const found = severityOf({ at, ...finding }, meta, where, { ...SETTINGS, ...settings });
  if (found === undefined) return 'off';
  return found.reasons.map(({ because, severity }) => `${because} ${severity}`).join(', ');
}

test.each<[string, string]>([
  ['rule error', steps(META, {})],
  ['off', steps(OFF, {})],
  ['named warning', steps(OFF, {}, { only: new Set(['missing-secret']) })],
  ['off', steps(META, {}, { only: new Set(['other']) })],
  ['strict error', steps(STRICT, {}, { strict: true })],
  ['rule error', steps(META, {}, { strict: true })],
  ['rule error, finding info', steps(META, {}, {}, { severity: 'info' })],
  ['strict error', steps(STRICT, {}, { strict: true }, { severity: 'info' })],
  ['rule error, third-party-chart warning', steps(META, THIRD_PARTY)],
  ['rule error', steps(META, UNKNOWN)],
  ['rule error, not-deployed warning', steps(META, UNDEPLOYED)],
  ['rule error, third-party-chart warning', steps(META, { ...UNDEPLOYED, ...THIRD_PARTY })],
  ['rule error, not-deployed warning', steps(META, UNDEPLOYED, {}, { isTypo: true })],
  ['rule error, chart-defaults info', steps(META, CHART, {}, { isOfAbsence: true })],
  ['rule error, typo error', steps(META, CHART, {}, { isTypo: true })],
  ['rule error, not-known-deployed warning', steps(META, UNREACHED)],
  ['rule error', steps(META, UNREACHED, {}, { isTypo: true })],
  ['rule error, not-known-deployed warning', steps(META, BY_HAND, {}, { isOfAbsence: true })],
  ['rule error', steps(META, BY_HAND)],
  ['rule error', steps(META, UNKNOWN, {}, { isOfAbsence: true })],
  ['rule error', steps(META, UNKNOWN, {}, { isTypo: true })],
  ['rule error, chart-defaults info', steps(META, CHART)],
  ['rule error, chart-defaults warning', steps(OF_TEMPLATES, CHART)],
])('%s', (expected, reasons) => {
  expect(reasons).toBe(expected);
});

test('what the user chose is not lowered, and holds for paths before all others', () => {
  const rules = new Map([['missing-secret', 'warning']] as const);
  expect(steps(META, UNDEPLOYED, { rules })).toBe('settings warning');
  expect(steps(META, CHART, { rules }, { severity: 'info' })).toBe('settings warning');
  const overrides = [
    { paths: ['a'], rules: new Map([['missing-secret', 'info']] as const) },
    { paths: ['b'], rules: new Map([['missing-secret', 'off']] as const) },
  ];
  expect(steps(META, UNDEPLOYED, { rules, overrides })).toBe('override info');
});
