import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const release = (values: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: flux-instance, namespace: flux-system}
spec:
  chartRef: {kind: OCIRepository, name: flux-instance}
  values: ${values}
`;

const SYNC =
  '{kind: GitRepository, url: https://git.example/fleet, ref: refs/heads/main, path: apps}';

/** The builds of a repository, with what deploys each. */
function builds(values: string): readonly string[] {
  const files = {
    'flux/release.yaml': release(values),
    'apps/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
  };
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/fleet'] };
  const report = check(ENGINES, treeOf(files), catalogue, settings);
  return report.builds.map(({ id, deployedBy }) => `${id} ← ${deployedBy?.name ?? 'nothing'}`);
}

test('the chart of Flux starts the cluster from the path in its values', () => {
  expect(builds(`{instance: {sync: ${SYNC}}}`)).toEqual([
    'apps ← Kustomization flux-system/flux-system',
    'flux ← nothing',
  ]);
});

test.each(['{instance: {}}', '{instance: {sync: text}}', '{}', '{other: {sync: {path: apps}}}'])(
  'values %s start nothing',
  (values) => {
    expect(builds(values)).toEqual(['apps ← nothing', 'flux ← nothing']);
  },
);
