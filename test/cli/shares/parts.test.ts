import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../../rules/catalogue.ts';
import { examine } from '../../../src/commands/examine.ts';
import { judge, merge, survey, type Division } from '../../../src/commands/judge-parts.ts';
import type { FileTree } from '../../../src/model/file-tree.ts';
import type { Report } from '../../../src/model/report.ts';
import type { Settings } from '../../../src/model/settings.ts';
import { formatProblems } from '../../../src/report/problems/format-problems.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../../src/report/problems/format-options.ts';
import { SETTINGS } from '../../changes/verdict-matrix.ts';
import { filesBelow } from '../../files-below.ts';
import { treeOf } from '../../tree.ts';
import { scattered } from './scattered.ts';
import { ALL, sent, told } from './told.ts';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The report of a run in several processes, what they exchange included. */
function merged(tree: FileTree, settings: Settings, count: number, countsInfos = false): Report {
  const division: Division = { tree, rules: catalogue, settings, digest };
  const shares = Array.from({ length: count }, (_, at) => ({ index: at + 1, count }));
  const surveys = shares.map((share) => sent(survey(division, share)));
  const findings = shares.map((share) => sent(judge(division, share, surveys)));
  return merge(division, surveys, findings, countsInfos).report;
}

const seeds = Array.from({ length: 100 }, (_, at) => at + 1);

test.each(seeds)('seed %d: several processes say what one says', (seed) => {
  const remotes = seed % 2 === 0 ? [] : ['https://example.com/a/b'];
  const tree = { ...treeOf(scattered(seed)), remotes };
  const whole = told(examine(tree, catalogue, ALL).report);
  expect(told(merged(tree, ALL, 1 + (seed % 4)))).toEqual(whole);
});

const application = (path: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${path}, namespace: argocd}\nspec: {destination: {namespace: ${path}}, source: {repoURL: "https://example.com/a/b", path: ${path}}}\n`;

test('what cannot be built of an Application is told once, by whoever looks at the Application', () => {
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: i}]}\n';
  const tree = {
    ...treeOf({
      'pod.yaml': pod,
      'web/pod.yaml': pod,
      'apps/web.yaml': application('web'),
      'apps/gone.yaml': application('gone'),
    }),
    remotes: ['https://example.com/a/b'],
  };
  const whole = examine(tree, catalogue, ALL).report;
  expect(whole.builds.filter(({ kind }) => kind === 'argo-application').length).toBe(2);
  expect(told(merged(tree, ALL, 2))).toEqual(told(whole));
});

test('what a chart deploys by its values is deployed in parts, too', () => {
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: i}]}\n';
  const made = application('NAME').replaceAll('NAME', '{{ . }}').trimEnd();
  const tree = {
    ...treeOf({
      'parts/web/pod.yaml': pod,
      'parts/api/pod.yaml': pod,
      'root/app.yaml': application('chart').replace(
        'path: chart',
        'path: chart, helm: {valueFiles: [../values/apps.yaml]}',
      ),
      'values/apps.yaml': 'apps: [parts/web, parts/api]\n',
      'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
      'chart/templates/apps.yaml': `{{ range .Values.apps }}\n---\n${made}\n{{ end }}\n`,
    }),
    remotes: ['https://example.com/a/b'],
  };
  const whole = examine(tree, catalogue, ALL).report;
  expect(whole.builds.filter(({ kind }) => kind === 'argo-application').length).toBe(3);
  expect(told(merged(tree, ALL, 2))).toEqual(told(whole));
});

test('infos that nothing shows are only counted', () => {
  const options = { ...DEFAULT_FORMAT_OPTIONS, version: '1', infos: false, hints: true };
  const unlisted = seeds.map((seed) => {
    const tree = treeOf(scattered(seed));
    const report = merged(tree, ALL, 2, true);
    const whole = examine(tree, catalogue, ALL).report;
    expect(formatProblems('text', report, options)).toBe(formatProblems('text', whole, options));
    return report.unlistedInfos ?? 0;
  });
  expect(Math.max(...unlisted)).toBeGreaterThan(0);
});

test('most of what is made up can be divided, and much of it needs others', () => {
  const surveys = seeds.map((seed) => {
    const tree = treeOf(scattered(seed));
    const division: Division = { tree, rules: catalogue, settings: ALL, digest };
    return survey(division, { index: 1, count: 1 });
  });
  const builds = surveys.flatMap((each) => each.builds);
  expect(builds.length).toBeGreaterThan(250);
  expect(builds.filter(([, , , asks]) => asks.length > 0).length).toBeGreaterThan(100);
});

const CORPUS = '../shared/corpus';
const repositories = existsSync(CORPUS) ? readdirSync(CORPUS).sort() : [];

test.runIf(process.env['CI'] === 'true')('CI has the corpus', () => {
  expect(repositories.length).toBeGreaterThan(0);
});

test.each(repositories)('%s', { timeout: 120_000 }, (name) => {
  const tree = treeOf(filesBelow(join(CORPUS, name)));
  const whole = told(examine(tree, catalogue, SETTINGS).report);
  expect(told(merged(tree, SETTINGS, 3))).toEqual(whole);
});
