import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const sealed = (annotations: string, template: string): string =>
  `apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata: {name: db, namespace: shop, annotations: {${annotations}}}
spec: {encryptedData: {A: AgB}, template: ${template}}
`;

function fields(kustomization: string, object: string): readonly (string | undefined)[] {
  const tree = treeOf({
    'kustomization.yaml': `resources: [a.yaml]\n${kustomization}`,
    'a.yaml': object,
  });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  const own = problems.filter(({ rule }) => rule === 'moved-sealed-secret');
  return own.map(({ message }) => /the (\w+) `[^`]*`/.exec(message)?.[0]);
}

const BOTH = '{metadata: {name: db, namespace: shop}}';
const MOVED = 'namespace: staging\nnamePrefix: dev-\n';

test.each<[string, string, string, readonly string[]]>([
  ['both change', MOVED, sealed('', BOTH), ['the name `db`', 'the namespace `shop`']],
  ['nothing changes', 'namespace: shop\n', sealed('', BOTH), []],
  [
    'any name is allowed',
    MOVED,
    sealed('sealedsecrets.bitnami.com/namespace-wide: "true"', BOTH),
    ['the namespace `shop`'],
  ],
  [
    'any namespace is allowed',
    MOVED,
    sealed('sealedsecrets.bitnami.com/cluster-wide: "true"', BOTH),
    [],
  ],
  ['what it was sealed for is not written', MOVED, sealed('', '{}'), []],
  ['the file says two things', '', sealed('', '{metadata: {name: other, namespace: other}}'), []],
  [
    'a patch',
    'patches: [{target: {kind: SealedSecret}, patch: "- {op: replace, path: /metadata/namespace, value: x}"}]\n',
    sealed('', BOTH),
    ['the namespace `shop`'],
  ],
])('%s', (_, kustomization, object, expected) => {
  expect(fields(kustomization, object)).toEqual(expected);
});
