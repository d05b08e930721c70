import { expect, test } from 'vitest';
import type { Build } from '../../src/model/manifest.ts';
import { buildsOf } from '../../src/report/problems/builds-of.ts';
import { tree } from '../tree.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';

const FILES = tree`
  === base/api.yaml
  api
`;

/** What is said of a problem of the base that holds in some of the builds that use it. */
function said(builds: readonly string[], using: readonly string[]): string | undefined {
  const problem = problemAt(spanOf(FILES, 'base/api.yaml', 'api'), { builds });
  const report = reportOf(FILES, {
    builds: [...using.map((id) => buildOf(id, 'base/api.yaml')), buildOf('other', 'other.yaml')],
  });
  return buildsOf(problem, report);
}

function buildOf(id: string, file: string): Build {
  return { id, kind: 'kustomization', objects: [], partial: [], failures: [], files: [file] };
}

const TEN = Array.from({ length: 10 }, (_, at) => `overlays/${at}`);

test.each([
  { builds: [], using: [], said: undefined },
  { builds: ['base'], using: ['base'], said: undefined },
  { builds: ['a', 'b'], using: ['a', 'b'], said: undefined },
  { builds: ['a'], using: ['a', 'b'], said: 'in a' },
  { builds: ['a', 'b'], using: ['a', 'b', 'c'], said: 'in a and b' },
  { builds: ['a', 'b', 'c'], using: ['a', 'b', 'c', 'd'], said: 'in 3 builds, but not in d' },
  { builds: TEN.slice(1), using: TEN, said: 'in 9 builds, but not in overlays/0' },
  {
    builds: TEN.slice(0, 5),
    using: TEN,
    said: 'in overlays/0, overlays/1, overlays/2, overlays/3 and overlays/4',
  },
  // A file that no build is known to use: all that can be said is where the problem is.
  { builds: ['a', 'b'], using: [], said: 'in a and b' },
])('$builds of $using: $said', (one) => {
  expect(said(one.builds, one.using)).toBe(one.said);
});

test('a folder that two clusters deploy, one of them without the problem, is told with its cluster', () => {
  const problem = problemAt(spanOf(FILES, 'base/api.yaml', 'api'), { builds: ['base'] });
  const build = buildOf('base', 'base/api.yaml');
  const builds: readonly Build[] = [
    { ...build, cluster: 'clusters/a' },
    { ...build, id: 'base (Kustomization b)', folder: 'base', cluster: 'clusters/b' },
    { ...buildOf('other', 'base/api.yaml'), cluster: 'clusters/a' },
  ];
  expect(buildsOf(problem, reportOf(FILES, { builds }))).toBe('in base (cluster clusters/a)');
  expect(
    buildsOf(problem, reportOf(FILES, { builds: builds.slice(0, 1).concat(builds[2] ?? []) })),
  ).toBe('in base');
});
