import { expect, test } from 'vitest';
import { unusedFolders } from '../../src/parse/unused-folders.ts';

test.each<[string, string | undefined]>([
  ['apps/DEPRECATED/app.yaml', 'archive'],
  ['archive/app.yaml', 'archive'],
  ['apps/disabled/drone/app.yaml', 'archive'],
  ['apps/archiver/app.yaml', undefined],
  ['tests/validation/test-cases/broken/kustomization.yaml', 'fixture'],
  ['labs/broken/app.yaml', 'fixture'],
  ['apps/broken-links/app.yaml', undefined],
  ['apps/brokenness/app.yaml', undefined],
  ['overlays/test/app.yaml', undefined],
  ['pkg/testdata/app.yaml', 'fixture'],
  ['{{cookiecutter.app}}/app.yaml', 'template'],
  ['tools/_sample_/base/app.yaml', 'template'],
  ['app.yaml', undefined],
])('%s', (path, as) => {
  expect(unusedFolders([path])(path)?.as).toBe(as);
});

test('sources of tests make fixtures of a folder called test; a name that the user gave counts more', () => {
  const paths = ['overlays/test/app.yaml', 'test/run_test.go', 'test/app.yaml', 'vendor/a.yaml'];
  const use = unusedFolders(paths);
  expect(paths.map((path) => use(path)?.as)).toEqual([undefined, 'fixture', 'fixture', 'vendored']);
  expect(unusedFolders(paths, ['vendor'])('vendor/a.yaml')).toBeUndefined();
});

test('what was put aside of a folder that is still there', () => {
  const use = unusedFolders([
    'gitops/a.yaml',
    'gitops-archive/a/a.yaml',
    'apps/wal-archive/a.yaml',
  ]);
  expect(use('gitops-archive/a/a.yaml')?.as).toBe('archive');
  expect(use('apps/wal-archive/a.yaml')).toBeUndefined();
  expect(use('gitops/a.yaml')).toBeUndefined();
});
