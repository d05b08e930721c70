import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { OVER, isLimit } from '../../src/model/reason.ts';
import type { Report } from '../../src/model/report.ts';
import type { Settings } from '../../src/model/settings.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { openRunMemory } from '../../src/session/run-memory.ts';
import { SETTINGS as DEFAULTS } from '../settings.ts';
import { IS_SLOW } from '../suite.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

/** So that little is enough to be too much. */
const SETTINGS: Settings = {
  ...DEFAULTS,
  strict: true,
  limits: { ...DEFAULTS.limits, work: 100_000 },
};
const REMOTES = ['https://example.com/a/b'];

function times(count: number, make: (index: number) => Files): Files {
  return Object.assign({}, ...Array.from({ length: count }, (_, index) => make(index)));
}

const configMap = (name: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata: {a: b}\n---\n`;
const pod = (name: string, source: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec:\n  containers: [{name: c, image: i, envFrom: [{configMapRef: {name: ${source}}}]}]\n---\n`;
const application = (name: string, path: string, more = ''): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec: {destination: {namespace: ${name}}, source: {repoURL: "https://example.com/a/b", path: ${path}${more}}}\n---\n`;
const BASE = Array.from({ length: 60 }, (_, at) => configMap(`c${at}`)).join('');
const MORE = Array.from({ length: 200 }, (_, at) => configMap(`c${at}`)).join('');

/** Overlays that share a base, below a folder. */
const overlays = (folder: string, count: number): Files => ({
  [`${folder}/base/kustomization.yaml`]: 'resources: [all.yaml]\n',
  [`${folder}/base/all.yaml`]: BASE,
  ...times(count, (at) => ({
    [`${folder}/o${at}/kustomization.yaml`]: `namePrefix: o${at}-\nresources: [../base]\n`,
  })),
});

const CHART: Files = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
  'chart/templates/a.yaml': `{{ range until 20000 }}{{ end }}\n${configMap('{{ .Release.Name }}')}`,
};

function treeWith(files: Files): FileTree {
  return { ...treeOf(files), remotes: REMOTES };
}

function reportOf(files: Files): Report {
  return examine(ENGINES, treeWith(files), catalogue, SETTINGS).report;
}

/** How many builds were rendered, and how many were not. */
function built({ builds, uncheckedEntries }: Report): readonly [rendered: number, left: number] {
  const isLeft = builds.filter(({ partial }) => partial.some(isLimit)).length;
  const isUnseen = uncheckedEntries.filter(({ reason }) => isLimit(reason)).length;
  return [builds.length - isLeft, isLeft + isUnseen];
}

describe('what makes much out of little is stopped, and what was not rendered is said', () => {
  test('kustomizations that share a base', () => {
    const report = reportOf(overlays('a', 60));
    const [rendered, left] = built(report);
    expect(rendered + left).toBe(60);
    expect(rendered).toBeGreaterThan(10);
    expect(left).toBeGreaterThan(10);
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  if (IS_SLOW) {
    test.each<[string, Files]>([
      [
        'Applications of one folder',
        {
          'apps.yaml': Array.from({ length: 60 }, (_, at) => application(`a${at}`, 'all')).join(''),
          'all/all.yaml': MORE,
        },
      ],
      [
        'an Application of itself',
        { 'apps/a.yaml': application('a', 'apps') + application('b', 'apps') + BASE },
      ],
      [
        'an Application that makes others without end',
        {
          'app.yaml': application('a', 'chart'),
          'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
          'chart/templates/a.yaml':
            application('{{ .Release.Name }}x', 'chart') +
            application('{{ .Release.Name }}y', 'chart'),
        },
      ],
    ])('%s', (name, files) => {
      const report = reportOf(files);
      if (name !== 'an Application of itself') expect(built(report)[1]).toBeGreaterThan(0);
      expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    });
  }

  test('charts that nothing deploys', () => {
    const report = reportOf(
      times(60, (at) => ({
        [`c${at}/Chart.yaml`]: CHART['chart/Chart.yaml'] ?? '',
        [`c${at}/templates/a.yaml`]: CHART['chart/templates/a.yaml'] ?? '',
      })),
    );
    const [rendered, left] = built(report);
    expect(rendered + left).toBe(60);
    expect(rendered).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(10);
  });
});

const MISSING = 'c59-of-nobody';

test('nothing follows from what is not found where a part was not rendered', () => {
  const whole = { 'web/pod.yaml': pod('p', MISSING), 'web/cm.yaml': configMap(`${MISSING}s`) };
  const [alone] = reportOf(whole).references;
  expect(alone?.verdict.kind).toBe('broken');
  const { references } = reportOf({ ...whole, ...overlays('a', 60) });
  expect(references.map(({ verdict }) => verdict)).toEqual([{ kind: 'unknown', reason: OVER }]);
});

const MIXED: Files = {
  ...overlays('a', 45),
  ...overlays('b', 4),
  ...overlays('c', 60),
  'd/pod.yaml': pod('p', MISSING) + pod('q', 'o1-c2'),
  'apps.yaml': Array.from({ length: 50 }, (_, at) => application(`a${at}`, 'all')).join(''),
  'all/all.yaml': MORE,
};

/** All that a report says. */
function told(report: Report): readonly string[] {
  const options = { ...DEFAULT_FORMAT_OPTIONS, version: '1', infos: true, hints: true };
  return (['json', 'text'] as const).map((format) => formatProblems(format, report, options));
}

if (IS_SLOW) {
  test('a run that remembers another one stops at the same builds', () => {
    const memory = openRunMemory();
    const changed: Files = {
      ...MIXED,
      'a/base/all.yaml': BASE + configMap('more'),
      'a/o3/kustomization.yaml': 'resources: [../base]\n',
    };
    for (const files of [MIXED, changed, MIXED]) {
      const tree = treeWith(files);
      const { report } = examine(ENGINES, tree, catalogue, SETTINGS, undefined, memory);
      expect(told(report)).toEqual(told(examine(ENGINES, tree, catalogue, SETTINGS).report));
    }
  });
}
