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
