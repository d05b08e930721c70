import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const config = (name: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata: {A: b}\n`;
const LISTED = { 'kustomization.yaml': 'resources: [a.yaml]\n', 'a.yaml': config('a') };

type Files = Readonly<Record<string, string>>;

function found(base: Files, head: Files): readonly string[] {
  const { evidence } = examine(ENGINES, treeOf(base), catalogue, SETTINGS);
  const { report } = examine(ENGINES, treeOf(head), catalogue, SETTINGS, evidence);
  const own = report.problems.filter(({ rule }) => rule === 'unlisted-addition');
  return own.map(({ severity, at }) => `${severity} ${at.file.path}`);
}

test.each<[string, Files, Files, readonly string[]]>([
  ['a new file', LISTED, { ...LISTED, 'new.yaml': config('new') }, ['warning new.yaml']],
  [
    'it is listed',
    LISTED,
    {
      ...LISTED,
      'kustomization.yaml': 'resources: [a.yaml, new.yaml]\n',
      'new.yaml': config('new'),
    },
    [],
  ],
  [
    'it was there',
    { ...LISTED, 'new.yaml': config('new') },
    { ...LISTED, 'new.yaml': `${config('new')}  # changed\n` },
    [],
  ],
  [
    'it was there under another name',
    { ...LISTED, 'old.yaml': config('new') },
    { ...LISTED, 'new.yaml': config('new') },
    [],
  ],
])('%s', (_, base, head, expected) => {
  expect(found(base, head)).toEqual(expected);
});

const fleet = (list: string, more: Files = {}): Files => ({
  'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, path: ./apps, targetNamespace: shop, sourceRef: {kind: GitRepository, name: fleet}}
`,
  'apps/kustomization.yaml': `resources: [${list}]\n`,
  ...folder('apps/a'),
  ...folder('apps/b'),
  ...more,
});

function folder(path: string): Files {
  const name = path.replaceAll('/', '-');
  return {
    [`${path}/kustomization.yaml`]: 'resources: [cm.yaml]\n',
    [`${path}/cm.yaml`]: config(name),
  };
}

test.each<[string, Files, Files, readonly string[]]>([
  [
    'a new folder',
    fleet('./a, b'),
    fleet('./a, b', folder('apps/c')),
    ['warning apps/c/kustomization.yaml'],
  ],
  ['a listed one', fleet('a, b'), fleet('a, b, c', folder('apps/c')), []],
  [
    'one that was there',
    fleet('a, b', folder('apps/c')),
    fleet('a, b', { ...folder('apps/c'), 'apps/c/new.yaml': '' }),
    [],
  ],
  ['a list of one folder', fleet('a'), fleet('a', folder('apps/c')), []],
  [
    'one in a comment',
    fleet('a, b'),
    {
      ...fleet('', folder('apps/c')),
      'apps/kustomization.yaml': 'resources:\n  - a\n  - b\n  # - c\n',
    },
    [],
  ],
  [
    'a moved one',
    fleet('a, b', {
      'apps/old/kustomization.yaml': 'resources: [cm.yaml]\n',
      'apps/old/cm.yaml': config('x'),
    }),
    fleet('a, b', {
      'apps/c/kustomization.yaml': 'resources: [cm.yaml]\n',
      'apps/c/cm.yaml': config('x'),
    }),
    [],
  ],
])('%s', (_, base, head, expected) => {
  expect(found(base, head)).toEqual(expected);
});
