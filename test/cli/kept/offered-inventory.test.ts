import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { repository, scratch } from '../../scratch.ts';

const FILES = {
  'base/kustomization.yaml':
    'resources: [pod.yaml]\nconfigMapGenerator: [{name: settings, literals: [A=1]}]\n',
  'base/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: api}
spec: {containers: [{name: api, image: api, envFrom: [{configMapRef: {name: settings}}, {secretRef: {name: keys}}]}]}
`,
  'prod/kustomization.yaml': 'resources: [../base]\nnamespace: prod\n',
};

function entriesOf(cache: string): readonly string[] {
  return readdirSync(cache)
    .filter((name) => name !== 'key')
    .map((name) => `${name} ${statSync(join(cache, name)).ino}`);
}

test.each([
  ['check', true],
  ['check -f json', true],
  // What these say is not about everything, or about another tree too.
  ['check -b prod', false],
  ['check --only undeclared-secret', false],
  ['check --base HEAD', false],
])('after `%s`, lists and `why FILE` need no run of their own: %s', async (first, isKept) => {
  const root = repository(FILES);
  const cache = join(scratch(), 'cache');
  const program = scratch({ 'cli.js': '1' });
  const ask = (line: string): ReturnType<typeof envfrom> =>
    envfrom(root, `${line} --cache ${cache}`, { program });
  await ask(first);
  const entries = entriesOf(cache);
  for (const line of ['references', 'sources -f json -b prod', 'why base/pod.yaml -f json'])
    expect(await ask(line)).toEqual(await envfrom(root, line));
  expect(entriesOf(cache)).toHaveLength(entries.length + (isKept ? 0 : 1));
});
