import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

const POD = (name: string, ...more: readonly string[]): string =>
  [
    'apiVersion: v1',
    'kind: Pod',
    `metadata: {name: ${name}}`,
    'spec:',
    '  containers:',
    '    - name: c',
    '      image: x',
    `      envFrom: [{secretRef: {name: databsae}}]${more.join('')}`,
    '',
  ].join('\n');
const FILES = {
  'kustomization.yaml': 'resources: [secret.yaml, pod.yaml]\n',
  'secret.yaml':
    'apiVersion: v1\nkind: Secret\nmetadata: {name: database}\nstringData: {A: swordfish}\n',
  'pod.yaml': POD('a'),
};

async function explained(line: string, files = FILES): Promise<string> {
  const { stdout, stderr } = await envfrom(scratch(files), `explain ${line}`);
  return stdout + stderr;
}

describe('explain RULE FILE:LINE', () => {
  test('says what is reported there, and how it got its severity', async () => {
    const text = await explained('missing-secret pod.yaml:8');
    expect(text).toContain('Secret `databsae` does not exist.');
    expect(text).toContain('Did you mean `database`?');
    expect(text).toContain('error: the severity of the rule');
    expect(text).not.toContain('swordfish');
  });

  test('tells each step, down to the severity that counts', async () => {
    const files = {
      ...FILES,
      '.envfrom.yaml': 'overrides: [{paths: [pod.yaml], rules: {missing-secret: info}}]\n',
    };
    const text = await explained('missing-secret pod.yaml:8:30', files);
    expect(text).toContain('info: an override in the configuration sets it for this path');
  });

  test('explains a rule that is off, and one that a comment suppresses', async () => {
    const off = await explained('unused-key secret.yaml:4', { ...FILES, 'pod.yaml': POD('a') });
    expect(off).toContain('reports nothing at secret.yaml:4');
    const suppressed = await explained('missing-secret pod.yaml:8', {
      ...FILES,
      'pod.yaml': POD('a', ' # envfrom-ignore missing-secret -- later'),
    });
    expect(suppressed).toContain('suppressed at pod.yaml:8, with the reason: later');
  });

  test('names the lines where the rule does report something', async () => {
    const text = await explained('missing-secret pod.yaml:2');
    expect(text).toContain('`missing-secret` reports nothing at pod.yaml:2.');
    expect(text).toContain('at line 8.');
  });

  test.each([
    ['missing-secret pod.yaml', '`pod.yaml` is not a place.'],
    ['missing-secret nope.yaml:3', 'No such file: `nope.yaml`.'],
    ['missing-secrte pod.yaml:8', 'Did you mean `missing-secret`?'],
    ['missing-secret pod.yaml:8 more', 'takes no argument `more`'],
  ])('refuses %s', async (line, said) => {
    expect(await explained(line)).toContain(said);
  });
});
