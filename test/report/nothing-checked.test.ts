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

test('what is beside tests, and of other programs by its name, is no test fixture', () => {
  const files = {
    'e2e/shop.spec.ts': '',
    'e2e/package.json': '{}',
    'e2e/tsconfig.e2e.json': '{}',
    'node_modules/a/package.json': '{}',
    'src/test/java/ShopTest.java': '',
    'src/test/resources/application-test.yml': 'a: b\n',
  };
  expect(closing(files)).toMatchInlineSnapshot(`
    [
      "Nothing was checked: none of 4 files holds Kubernetes objects.",
      "0 references of 0 workloads in 0 files checked, 4 files skipped.",
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

test('only a chart that cannot be rendered as it is', () => {
  const files = {
    'Chart.yaml': 'apiVersion: v2\nname: a\nversion: 1.0.0\n',
    'templates/a.yaml': `{{- fail "Kubernetes is too new" }}\n${CONFIG}`,
  };
  expect(closing(files)).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only 1 chart that was not rendered.",
      "0 references of 0 workloads in 0 files checked, 2 files skipped.",
      "Not looked at: 1 chart that was not rendered (\`envfrom build CHART\` says why).",
    ]
  `);
  expect(closing({ ...files, 'testdata/b.yaml': CONFIG })[0]).toBe(
    'Nothing was checked: found only 1 chart that was not rendered and 1 test fixture.',
  );
});
