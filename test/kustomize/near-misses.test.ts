import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: api}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: x}]}}}\n';

function told(kustomization: string, folder = 'app/'): readonly (string | undefined)[] {
  const files = treeOf({
    [`${folder}kustomization.yaml`]: kustomization,
    [`${folder}deployment.yaml`]: DEPLOYMENT,
    [`${folder}other/readme.yaml`]: DEPLOYMENT,
  });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'unbuildable-kustomization')
    .map(({ help }) => help);
}

const patch = (name: string): string =>
  `resources: [deployment.yaml]\npatches: [{patch: '{apiVersion: apps/v1, kind: Deployment, metadata: {name: ${name}}}'}]\n`;

describe('what a kustomization names and does not have, when something near is there', () => {
  test('a file', () => {
    expect(told('resources: [deploymnet.yaml]\n')).toEqual(['Did you mean `deployment.yaml`?']);
    expect(told('resources: [quite-another.yaml]\n')).toEqual([undefined]);
    // A file of a folder below is written with its folder.
    expect(told('resources: [readme.yaml]\n')).toEqual([undefined]);
  });

  test('a file, in the folder of the repository itself', () => {
    expect(told('resources: [deploymnet.yaml]\n', '')).toEqual(['Did you mean `deployment.yaml`?']);
  });

  test('the target of a patch', () => {
    expect(told(patch('apii'))).toEqual(['Did you mean `api`?']);
    expect(told(patch('worker'))).toEqual([undefined]);
  });
});
