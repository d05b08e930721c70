import { expect, test } from 'vitest';
import { rule } from '../../rules/undefined-variable-reference/rule.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

/** A Deployment of the namespace `shop`, and a Secret that kustomize gives a hash but leaves without that namespace: the name is not followed. */
function files(
  args: readonly string[],
  literals: readonly string[],
): Readonly<Record<string, string>> {
  const from = [{ secretRef: { name: 'login' }, prefix: 'DB_' }];
  const containers = [{ name: 'app', image: 'app:1', args, envFrom: from }];
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers } };
  const workload = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'shop' },
    spec: { selector: { matchLabels: { app: 'web' } }, template },
  };
  return {
    'web.yaml': JSON.stringify(workload),
    'kustomization.yaml': `resources: [web.yaml]\nsecretGenerator: [{name: login, literals: [${literals.join(', ')}]}]\n`,
  };
}

function problemsOf(tree: Readonly<Record<string, string>>) {
  return check(ENGINES, treeOf(tree), [rule], SETTINGS).problems;
}

test('a hash that a reference lacks hides no variable that nothing would set', () => {
  const [problem, ...more] = problemsOf(
    files(['$(DB_PASSWORD)', '$(DB_USER)'], ['PASWORD=x', 'USER=y']),
  );
  expect(more).toEqual([]);
  expect(problem?.message).toBe(
    '`$(DB_PASSWORD)` stays literal text in `args`: nothing in this container sets it.',
  );
  expect(problem?.help).toContain('Did you mean `DB_PASWORD`?');
  expect(problem?.related?.map(({ at }) => at.file.path)).toEqual(['kustomization.yaml']);
});

test('what a source with unknown keys may set is not known', () => {
  const tree = files(['$(DB_PASSWORD)'], ['PASWORD=x']);
  const unknown = {
    ...tree,
    'kustomization.yaml':
      'resources: [web.yaml]\nsecretGenerator: [{name: login, envs: [https://example.com/login.env]}]\n',
  };
  expect(problemsOf(unknown)).toEqual([]);
});

test.each([
  ['a typo', 'REGON', true],
  ['other separators', 'RE_GION', true],
  ['another number', 'REGION2', false],
])('names the variable that may be meant: %s', (_, name, isNear) => {
  const containers = [
    { name: 'app', image: 'app:1', args: ['$(REGION)'], env: [{ name, value: 'eu' }] },
  ];
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'app' }, spec: { containers } };
  const [problem] = problemsOf({ 'pod.yaml': JSON.stringify(pod) });
  expect(problem?.help?.includes(`Did you mean \`${name}\``)).toBe(isNear);
});

test('a variable that names itself is not the one that may be meant', () => {
  const env = [{ name: 'REGION', value: '$(REGION)' }];
  const containers = [{ name: 'app', image: 'app:1', env }];
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'app' }, spec: { containers } };
  const [problem] = problemsOf({ 'pod.yaml': JSON.stringify(pod) });
  expect(problem?.help).toBe(
    'Set `REGION` under `env`, or write `$$(REGION)` if you want the text itself.',
  );
});

test('a variable that is optional, and whose key is missing', () => {
  const from = { secretKeyRef: { name: 'login', key: 'PASSWORD', optional: true } };
  const env = [
    { name: 'DB_PASSWORD', valueFrom: from },
    { name: 'URL', value: 'db:$(DB_PASSWORD)' },
  ];
  const spec = { containers: [{ name: 'app', image: 'app:1', env }] };
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'web' }, spec };
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'login' } };
  const found = problemsOf({
    'web.yaml': JSON.stringify(pod),
    'login.yaml': JSON.stringify({ ...secret, stringData: { USER: 'x' } }),
  });
  expect(found.map(({ message }) => message)).toEqual([
    '`$(DB_PASSWORD)` stays literal text in the value of `URL`: `DB_PASSWORD` is optional, and Secret login has no key PASSWORD.',
  ]);
});
