import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { check } from '../../src/commands/check.ts';
import { NEWEST_KUBERNETES } from '../../src/model/kubernetes-version.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { treeOf } from '../tree.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';

function closing(files: Readonly<Record<string, string>>): readonly string[] {
  const report = check(treeOf(files), catalogue, {
    kubernetesVersion: NEWEST_KUBERNETES,
    strict: false,
    rules: new Map(),
    externals: [],
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
  });
  return formatProblems('text', report, { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3' })
    .trimEnd()
    .split('\n');
}

const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: b}\n';

function release(name: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: ${name}}\nspec: {chart: {spec: {chart: redis, sourceRef: {kind: HelmRepository, name: x}}}}\n`;
}

test('only releases whose charts are not here', () => {
  expect(closing({ 'a.yaml': release('a'), 'b.yaml': release('b') })).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only 2 Helm releases.",
      "0 references of 0 workloads in 2 files checked, 0 of 2 Helm releases.",
      "Not looked at: 2 Helm releases whose charts are not here (\`envfrom charts\`).",
      "\`envfrom charts --missing --format sh\` prints the commands that fetch the charts; run them, then check again.",
    ]
  `);
});

test('only fixtures', () => {
  expect(closing({ 'testdata/a.yaml': CONFIG, 'testdata/b.yaml': CONFIG })).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only 2 test fixtures.",
      "0 references of 0 workloads in 0 files checked, 2 files skipped.",
      "Not looked at: 2 test fixtures.",
      "Name a folder or file to check it all the same: \`envfrom check FOLDER\`.",
    ]
  `);
});

test('only what another program deploys', () => {
  expect(closing({ 'helmfile.yaml': 'releases: []\n' })).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only what Helmfile deploys.",
      "0 references of 0 workloads in 0 files checked, 1 file skipped.",
      "Not looked at: what Helmfile deploys.",
      "Render what Helmfile deploys, and check the result: \`envfrom check FOLDER\`, or \`… | envfrom check -\`.",
    ]
  `);
});

test('something was checked', () => {
  expect(closing({ 'a.yaml': CONFIG, 'testdata/b.yaml': CONFIG })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "0 references of 0 workloads in 1 file checked, 1 file skipped.",
      "Not looked at: 1 test fixture.",
    ]
  `);
  const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n';
  expect(closing({ 'a.yaml': namespace })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "0 references of 0 workloads in 1 file checked.",
    ]
  `);
});

test('an application whose manifests a plugin makes', () => {
  const source = '{repoURL: https://example.com/r.git, path: app, plugin: {name: x}}';
  const application = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {project: default, destination: {namespace: x}, source: ${source}}\n`;
  expect(closing({ 'argo/a.yaml': application, 'app/cm.yaml': CONFIG })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "0 references of 0 workloads in 2 files checked, 1 Argo CD application.",
      "Not looked at: what \`Application a\` deploys (a plugin makes the manifests).",
    ]
  `);
});

test('only a chart: what its templates make was checked, and what is missing of it is said', () => {
  const template = {
    'templates/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ .Release.Name }}}\n',
  };
  const chart = 'apiVersion: v2\nname: a\nversion: 1.0.0\n';
  expect(closing({ 'Chart.yaml': chart, ...template })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "0 references of 0 workloads in 1 chart checked, 2 files skipped.",
    ]
  `);
  const lacking = `${chart}dependencies: [{name: db, version: 1.0.0, repository: https://example.org}]\n`;
  expect(closing({ 'Chart.yaml': lacking, ...template })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "0 references of 0 workloads in 1 chart checked, 2 files skipped.",
      "Not looked at: parts of 1 chart (\`--verbose\` says why).",
    ]
  `);
});
