import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const PATCH = `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec: {template: {spec: {containers: [{name: api, env: [{name: LEVEL, value: info}]}]}}}
`;
const WHOLE = PATCH.replace(
  'spec: {template: {spec: {containers: [{name: api,',
  'spec: {selector: {matchLabels: {app: api}}, template: {metadata: {labels: {app: api}}, spec: {containers: [{name: api, image: "api:1",',
);

/** As `patches/` is before a kustomization lists it: a Deployment that is not a whole one runs nowhere. */
test.each([
  ['a patch that no kustomization lists yet', 'prod/patches/deployment.yaml', PATCH, []],
  ['a patch by the name of its file', 'prod/api-patch.yaml', PATCH, []],
  ['a whole Deployment', 'prod/patches/deployment.yaml', WHOLE, ['created']],
  ['a Deployment that says less than it should', 'prod/deployment.yaml', PATCH, ['created']],
])('%s', (_, path, text, expected) => {
  const change = diff(ENGINES, treeOf({}), treeOf({ [path]: text }), SETTINGS);
  expect(change.workloads.map(({ rollout }) => rollout.verdict)).toEqual(expected);
});
