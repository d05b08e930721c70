import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const R = 'reflector.v1.k8s.emberstack.com';

/** What is said of a source with these annotations, of a copy in `shop` that names it, and of a pod there that reads it. */
function said(annotations: Readonly<Record<string, string>>, copy: boolean): readonly string[] {
  const written = Object.entries(annotations).map(([key, value]) => `${R}/${key}: "${value}"`);
  const source = `apiVersion: v1\nkind: Secret\nmetadata: {name: registry, namespace: platform, annotations: {${written.join(', ')}}}\nstringData: {token: x}\n`;
  const mirror = `---\napiVersion: v1\nkind: Secret\nmetadata: {name: registry, namespace: shop, annotations: {${R}/reflects: platform/registry}}\n`;
  const pod = `---\napiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: shop}\nspec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: registry}}]}]}\n`;
  const tree = treeOf({ 'a.yaml': source + (copy ? mirror : '') + pod });
  return check(ENGINES, tree, catalogue, SETTINGS).problems.map(({ rule }) => rule);
}

const ALLOWED = { 'reflection-allowed': 'true' };
const AUTO = { ...ALLOWED, 'reflection-auto-enabled': 'true' };

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['allowed', ALLOWED, []],
  ['not allowed', {}, ['forbidden-reflection']],
  ['to this namespace', { ...ALLOWED, 'reflection-allowed-namespaces': 'x, shop' }, []],
  ['to others', { ...ALLOWED, 'reflection-allowed-namespaces': 'x,y' }, ['forbidden-reflection']],
  ['by a regular expression', { ...ALLOWED, 'reflection-allowed-namespaces': 's.*' }, []],
  [
    'or by labels',
    {
      ...ALLOWED,
      'reflection-allowed-namespaces': 'x',
      'reflection-allowed-namespaces-selector': 'a=b',
    },
    [],
  ],
])('a copy that names its source: %s', (_, annotations, rules) => {
  expect(said(annotations, true)).toEqual(rules);
});

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['all namespaces', AUTO, []],
  ['this one', { ...AUTO, 'reflection-auto-namespaces': 'shop,x' }, []],
  ['others', { ...AUTO, 'reflection-auto-namespaces': 'x' }, ['missing-secret']],
  [
    'this one, which is not allowed',
    { ...AUTO, 'reflection-auto-namespaces': 'shop', 'reflection-allowed-namespaces': 'x' },
    ['missing-secret'],
  ],
  ['a regular expression', { ...AUTO, 'reflection-auto-namespaces': 'x.+' }, []],
])('copies by itself: %s', (_, annotations, rules) => {
  expect(said(annotations, false)).toEqual(rules);
});
