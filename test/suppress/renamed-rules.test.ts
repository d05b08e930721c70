import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { currentRuleId, firstRuleId } from '../../src/model/names/rule-ids.ts';
import { baselineOf } from '../../src/pipeline/baseline.ts';
import { check } from '../../src/pipeline/check.ts';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers:
    - name: api
      image: api
      envFrom:
        - secretRef: {name: db}
`;
const OLD = 'untraced-secret';
const NEW = 'undeclared-secret';

describe('an id that a rule had before', () => {
  test('leads to one of today, and back', () => {
    expect(currentRuleId(OLD)).toBe(NEW);
    expect(firstRuleId(NEW)).toBe(OLD);
    expect(currentRuleId('missing-secret')).toBe('missing-secret');
    for (const { meta } of catalogue) {
      expect(currentRuleId(meta.id)).toBe(meta.id);
      expect(currentRuleId(firstRuleId(meta.id))).toBe(meta.id);
    }
  });

  test('suppresses in comments and annotations, with an info', async () => {
    const comment = POD.replace('{name: db}', `{name: db} # envfrom-ignore ${OLD} -- by hand`);
    const annotation = POD.replace(
      '{name: api}',
      `{name: api, annotations: {ignore.envfrom.dev/${OLD}: by hand}}`,
    );
    for (const text of [comment, annotation]) {
      const root = scratch({ 'pod.yaml': text });
      const { stdout, code } = await envfrom(root, 'check --no-config --fail-on info -f concise');
      expect(code).toBe(1);
      expect(stdout).toContain(`info[unused-suppression] The rule \`${OLD}\` is \`${NEW}\` now.`);
      expect(stdout).not.toContain('db');
    }
  });

  test('sets severities in the configuration and in flags, with a notice', async () => {
    const configured = scratch({
      'pod.yaml': POD,
      '.envfrom.yaml': `rules: {${OLD}: off}\noverrides: [{paths: ['*.yaml'], rules: {${OLD}: off}}]\n`,
    });
    const plain = scratch({ 'pod.yaml': POD });
    const runs = [
      await envfrom(configured, 'check'),
      await envfrom(plain, `check --no-config --rule ${OLD}=off`),
    ];
    for (const { stdout, stderr } of runs) {
      expect(stdout).not.toContain('`db`');
      const said = stdout + stderr;
      expect(said.match(/The rule/g)).toHaveLength(1);
      expect(said).toContain(`The rule \`${OLD}\` is \`${NEW}\` now`);
    }
    const only = await envfrom(plain, `check --no-config --only ${OLD} -f concise`);
    expect(only.stdout).toContain(`warning[${NEW}]`);
    const wrong = await envfrom(plain, 'check --no-config --rule untraced-secrets=off');
    expect(wrong.code).toBe(2);
  });

  test('is explained', async () => {
    const { stdout, stderr, code } = await envfrom('.', `explain ${OLD}`);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^# ${NEW}`));
    expect(stderr).toContain(`\`${NEW}\``);
  });

  test('is of the same problem in a baseline', async () => {
    const late = POD.replace(
      'envFrom:\n        - secretRef: {name: db}',
      "env: [{name: A, value: $(B)}, {name: B, value: '1'}]",
    );
    const root = scratch({ 'pod.yaml': late });
    await envfrom(root, 'baseline --no-config');
    const path = join(root, '.envfrom-baseline.json');
    const written = readFileSync(path, 'utf8');
    expect(written).toContain('"forward-variable-reference"');
    // The file of version 0.1.0: fingerprints are made of the first id.
    writeFileSync(path, written.replace('"forward-', '"late-'));
    const { stdout } = await envfrom(root, 'check --no-config');
    expect(stdout).not.toContain('forward-variable-reference');
    const [problem] = check(ENGINES, treeOf({ 'pod.yaml': late }), catalogue, SETTINGS).problems;
    if (problem === undefined) throw new Error('nothing is reported');
    const old = { ...problem, rule: 'late-variable-reference' };
    expect(baselineOf([old])[0]?.fingerprint).toBe(baselineOf([problem])[0]?.fingerprint);
  });
});
