import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function closing(files: Readonly<Record<string, string>>): readonly string[] {
  const report = check(ENGINES, treeOf(files), catalogue, SETTINGS);
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
      "Checked: 0 of 2 entries with 0 workloads; 2 not checked.",
      "0 references in 2 files.",
      "Not checked:",
      "  2 Helm releases: their charts are not available. Where to fetch from is not known: this repository has neither a complete URL nor the source object (such as a HelmRepository).",
    ]
  `);
});

function flux(name: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}}\nspec: {path: ./${name}, sourceRef: {kind: OCIRepository, name: x}}\n`;
}

test('only Kustomizations whose repository is not known', () => {
  expect(closing({ 'a.yaml': flux('a'), 'b.yaml': flux('b') })).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only 2 Flux Kustomizations.",
      "Checked: 0 of 2 entries with 0 workloads; 2 not checked.",
      "0 references in 2 files.",
      "Not checked:",
      "  2 Flux Kustomizations: it is not known whether their source is published from this repository. If a pipeline publishes it from this repository, declare it in .envfrom.yaml: \`sources: [{kind: OCIRepository, name: apps, folder: .}]\` (\`envfrom init\` looks for the folder); else \`envfrom dependencies -f sh | sh\` fetches it.",
    ]
  `);
});

test('only fixtures', () => {
  expect(closing({ 'testdata/a.yaml': CONFIG, 'testdata/b.yaml': CONFIG })).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only 2 test fixtures.",
      "0 references in 0 files, 2 files skipped.",
      "Not checked:",
      "  2 test fixtures. \`envfrom check FOLDER\` checks them all the same.",
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
      "0 references in 0 files, 4 files skipped.",
    ]
  `);
});

test('only what another program deploys', () => {
  const listed = 'releases:\n- name: a\n  chart: x/a\n- {name: c}\n- chart: ./b\n  name: b\n';
  expect(closing({ 'helmfile.yaml': listed }).join('\n')).toContain(
    'what Helmfile deploys (2 releases). `helmfile template | envfrom check -` checks it.',
  );
  expect(closing({ 'helmfile.yaml': 'releases: []\n' })).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only what Helmfile deploys.",
      "0 references in 0 files, 1 file skipped.",
      "Not checked:",
      "  what Helmfile deploys. \`helmfile template | envfrom check -\` checks it.",
    ]
  `);
  // Terraform prints no objects.
  const terraform = 'resource "kubernetes_secret" "a" {}\n';
  expect(closing({ 'main.tf': terraform })).toMatchInlineSnapshot(`
    [
      "Nothing was checked: there are no YAML or JSON files.",
      "0 references in 0 files.",
      "Not checked:",
      "  what Terraform deploys.",
    ]
  `);
});

test('something was checked', () => {
  expect(closing({ 'a.yaml': CONFIG, 'testdata/b.yaml': CONFIG })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "Checked: 1 entry with 0 workloads.",
      "0 references in 1 file, 1 file skipped.",
      "Not checked:",
      "  1 test fixture. \`envfrom check FOLDER\` checks them all the same.",
    ]
  `);
  const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n';
  expect(closing({ 'a.yaml': namespace })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "Checked: 1 entry with 0 workloads.",
      "0 references in 1 file.",
    ]
  `);
});

test('an application whose manifests a plugin makes', () => {
  const source = '{repoURL: https://example.com/r.git, path: app, plugin: {name: x}}';
  const application = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {project: default, destination: {namespace: x}, source: ${source}}\n`;
  expect(closing({ 'argo/a.yaml': application, 'app/cm.yaml': CONFIG })).toMatchInlineSnapshot(`
    [
      "No problems in what was checked.",
      "Checked: 1 of 2 entries with 0 workloads; 1 not checked.",
      "0 references in 2 files.",
      "Not checked:",
      "  Application \`a\`: a plugin generates the manifests.",
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
      "Checked: 1 entry with 0 workloads.",
      "0 references in 1 chart, 2 files skipped.",
    ]
  `);
  const lacking = `${chart}dependencies: [{name: db, version: 1.0.0, repository: https://example.org}]\n`;
  expect(closing({ 'Chart.yaml': lacking, ...template })).toMatchInlineSnapshot(`
    [
      "No problems.",
      "Checked: 1 entry (1 in part) with 0 workloads.",
      "0 references in 1 chart, 2 files skipped.",
      "Not checked:",
      "  parts of 1 chart. \`--verbose\` says why.",
    ]
  `);
});

function unseen(names: readonly string[]): readonly string[] {
  const files = names.map((name) => [`${name}.yaml`, application(name)] as const);
  return closing(Object.fromEntries(files)).filter((line) => line.startsWith('  '));
}

function application(name: string): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}}\nspec: {source: {repoURL: https://git.example/other, path: ${name}}, destination: {}}\n`;
}

test('entry objects of other repositories: one, and several', () => {
  const remedy =
    'If that is this repository, set `repositoryUrls: [URL]` in .envfrom.yaml; else `envfrom dependencies -f sh | sh` fetches it, or check both with `envfrom fleet`.';
  expect(unseen(['a'])).toEqual([
    `  Application \`a\`: its source is another repository. ${remedy}`,
  ]);
  expect(unseen(['a', 'b'])).toEqual([
    `  2 Argo CD applications: their source is another repository. ${remedy}`,
  ]);
});

test('a folder of Rollouts is an entry, one of Applications is not', () => {
  const rollout =
    'apiVersion: argoproj.io/v1alpha1\nkind: Rollout\nmetadata: {name: r}\nspec: {template: {spec: {containers: [{name: c, image: a:1}]}}}\n';
  expect(closing({ 'a.yaml': rollout })).toContain('Checked: 1 entry with 1 workload.');
  expect(closing({ 'a.yaml': application('a') })).toContain(
    'Checked: 0 of 1 entry with 0 workloads; 1 not checked, which needs what `envfrom dependencies` lists.',
  );
});

test('only a chart that cannot be rendered as it is', () => {
  const files = {
    'Chart.yaml': 'apiVersion: v2\nname: a\nversion: 1.0.0\n',
    'templates/a.yaml': `{{- fail "Kubernetes is too new" }}\n${CONFIG}`,
  };
  expect(closing(files)).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only 1 chart that was not rendered.",
      "Checked: 0 of 1 entry with 0 workloads; 1 not checked.",
      "0 references in 0 files, 2 files skipped.",
      "Not checked:",
      "  1 chart: nothing could be rendered. \`envfrom build CHART\` says why. If it needs the values of a release, declare that in .envfrom.yaml: \`entryPoints: [{chart: ., values: [values-prod.yaml], namespace: NAMESPACE}]\`.",
    ]
  `);
  expect(closing({ ...files, 'testdata/b.yaml': CONFIG })[0]).toBe(
    'Nothing was checked: found only 1 chart that was not rendered and 1 test fixture.',
  );
});

test('only Applications in a chart that nothing here installs', () => {
  const chart = { 'c/Chart.yaml': 'name: apps\nversion: 1.0.0\n' };
  expect(closing({ ...chart, 'c/templates/a.yaml': application('a') })).toEqual([
    'Nothing was checked: found only 1 Argo CD application.',
    'Checked: 0 of 1 entry with 0 workloads; 1 not checked.',
    '0 references in 1 chart, 2 files skipped.',
    'Not checked:',
    '  Application `a`: no entry point is known to deploy its chart. Add the Application that installs the chart, or declare its release in .envfrom.yaml: `entryPoints: [{chart: c, values: [values-prod.yaml], namespace: NAMESPACE}]`.',
  ]);
});

const unbuiltChart = (name: string): Readonly<Record<string, string>> => ({
  [`charts/${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\ndependencies: [{name: lib-${name}, version: 1.0.0, repository: 'https://charts.example.org'}]\n`,
  [`apps/${name}.yaml`]: `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  project: default
  source: {repoURL: 'https://git.example.org/a/b', path: charts/${name}}
  destination: {server: https://kubernetes.default.svc, namespace: ${name}}
`,
});

test('Applications whose charts lack what they depend on say what fetches it', () => {
  const shown = closing({ ...unbuiltChart('a'), ...unbuiltChart('b') });
  expect(shown).toContain(
    'Checked: 0 of 2 entries with 0 workloads; 2 not checked, all of which need what `envfrom dependencies` lists.',
  );
  expect(shown).toContain(
    '  2 Argo CD applications: the charts that their charts depend on are not available. `envfrom dependencies -f sh | sh` fetches what they need.',
  );
});

test('something was checked where an entry has objects, although no workload is among them', () => {
  const files = { 'role.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: team}\n' };
  expect(closing({ ...files, 'a.yaml': release('a') })[0]).toBe('No problems in what was checked.');
});

function dependentChart(name: string): string {
  return `apiVersion: v2\nname: ${name}\nversion: 1.0.0\ndependencies: [{name: redis, version: 1.0.0, repository: https://charts.example}]\n`;
}

test('a chart that is nothing without its dependency', () => {
  const files = {
    'one/Chart.yaml': dependentChart('one'),
    'two/Chart.yaml': dependentChart('two'),
  };
  expect(closing(files)).toMatchInlineSnapshot(`
    [
      "Nothing was checked: found only 2 charts that were not rendered.",
      "Checked: 0 of 2 entries with 0 workloads; 2 not checked, all of which need what \`envfrom dependencies\` lists.",
      "0 references in 0 files, 2 files skipped.",
      "Not checked:",
      "  2 charts: the charts that they depend on are not available. \`envfrom dependencies -f sh | sh\` fetches what they need.",
    ]
  `);
});
