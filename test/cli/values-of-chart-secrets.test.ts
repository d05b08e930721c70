import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

// A value that is not named like a credential, which a chart prints into a Secret.

const VALUE = 'zqxjvw37qqzzxxjj';
const CHART = {
  'charts/app/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
  'charts/app/templates/s.yaml':
    'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata: {url: {{ .Values.link | b64enc }}}\n',
};
const MAP =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {url: {{ .Values.link | quote }}}\n';

function release(more: Record<string, string>): string {
  return scratch({
    ...CHART,
    'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: app, namespace: shop}
spec:
  chart: {spec: {chart: ./charts/app, sourceRef: {kind: GitRepository, name: flux-system}}}
  values:
    before: 1
    link: ${VALUE}
    after: 2
`,
    ...more,
  });
}

describe('in the frames of the values', () => {
  test.each(['text', 'html'])('it is not shown beside a problem: %s', async (format) => {
    const { stdout } = await envfrom(release({}), `check --verbose --no-cache -f ${format}`);
    expect(stdout.replaceAll('<wbr>', '')).toContain('link');
    expect(stdout).toContain('***');
    expect(stdout).not.toContain(VALUE);
  });

  test('it is shown if the chart prints it into a ConfigMap too', async () => {
    const folder = release({ 'charts/app/templates/c.yaml': MAP });
    const { stdout } = await envfrom(folder, 'check --verbose --no-cache');
    expect(stdout).toContain(`link: ${VALUE}`);
  });

  test('the name of a key is no value, however it is called', async () => {
    const folder = scratch({
      'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: app, namespace: shop}
spec:
  chart: {spec: {chart: app, sourceRef: {kind: HelmRepository, name: x}}}
  values:
    existingSecretKey: redis-password
    existingSecret: nowhere
    secretKey: ${VALUE}
`,
    });
    const { stdout } = await envfrom(folder, 'check --no-cache');
    expect(stdout).toContain('existingSecretKey: redis-password');
    expect(stdout).toContain('secretKey: ***');
  });

  test('it is not shown in the text that holds the values of an Application', async () => {
    const folder = scratch({
      ...CHART,
      'charts/app/templates/p.yaml':
        'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: x, envFrom: [{secretRef: {name: {{ .Values.name }}}}]}]}\n',
      'app.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  project: default
  destination: {server: https://kubernetes.default.svc, namespace: shop}
  source:
    repoURL: https://github.com/a/b.git
    path: charts/app
    helm:
      values: |
        link: ${VALUE}
        name: nowhere
`,
    });
    const { stdout } = await envfrom(folder, 'check --no-cache');
    expect(stdout).toContain('link: ***');
    expect(stdout).not.toContain(VALUE);
  });

  test('it is not shown if a variable of Flux is named like a credential', async () => {
    const folder = scratch({
      'apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  path: ./apps
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild:
    substitute:
      DB_PASSWORD: ${VALUE}
      not-a-name: y
`,
      'apps/s.yaml':
        'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {a: "${DB_PASSWORD}"}\n',
    });
    const { stdout } = await envfrom(folder, 'check --no-cache');
    expect(stdout).toContain('DB_PASSWORD: ***');
    expect(stdout).not.toContain(VALUE);
  });

  test('a diff of the file does not show it either', async () => {
    const folder = release({
      'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: app, namespace: shop}
spec:
  intervall: 5m
  interval: 5m
  chart: {spec: {chart: ./charts/app, sourceRef: {kind: GitRepository, name: flux-system}}}
  values:
    # envfrom-ignore missing-secret -- none
    link: ${VALUE}
`,
    });
    const { stdout } = await envfrom(folder, 'check --fix --dry-run --no-cache');
    expect(stdout).toContain('-    # envfrom-ignore');
    expect(stdout).toContain('link: ***');
    expect(stdout).not.toContain(VALUE);
  });
});

describe('in the words of a template that fails', () => {
  const kustomization =
    'helmGlobals: {chartHome: charts}\nhelmCharts: [{name: app, releaseName: app}]\n';
  const built = (template: string, more: Record<string, string> = {}): string =>
    scratch({
      ...CHART,
      'charts/app/values.yaml': `link: ${VALUE}\nport: "80x"\n`,
      'charts/app/templates/f.yaml': template,
      'kustomization.yaml': kustomization,
      ...more,
    });

  test.each([
    '{{ fail (printf "no %s" .Values.link) }}\n',
    '{{ required .Values.link .Values.nothing }}\n',
    '{{ semver .Values.link }}\n',
    '{{ include .Values.link . }}\n',
  ])('it is not shown: %s', async (template) => {
    for (const command of ['build . --mask-secrets', 'check --no-cache']) {
      const { stdout, stderr } = await envfrom(built(template), command);
      expect(stdout + stderr).toContain('not shown: it may hold the value of a Secret');
      expect(stdout + stderr).not.toContain(VALUE);
    }
  });

  test.each(['link', 'password'])('a value that is a template is not quoted: %s', async (name) => {
    const folder = scratch({
      'Chart.yaml': CHART['charts/app/Chart.yaml'],
      'values.yaml': `${name}: '${VALUE}-{{ .Values.a.b.c }}-{{ "${VALUE}" | atoi }}'\n`,
      'templates/s.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {url: {{ tpl .Values.${name} . }}}\n`,
    });
    const { stderr } = await envfrom(folder, 'build . --mask-secrets');
    expect(stderr).toContain('error during tpl function execution for "…"');
    expect(stderr).toContain('not shown: it may hold the value of a Secret');
    expect(stderr).not.toContain(VALUE);
  });

  test('it is not shown if the template that fails makes the Secret', async () => {
    const secret = `${CHART['charts/app/templates/s.yaml']}{{ fail (printf "no %s" .Values.link) }}\n`;
    const folder = built('', { 'charts/app/templates/s.yaml': secret });
    const { stderr } = await envfrom(folder, 'build . --mask-secrets');
    expect(stderr).toContain('not shown');
    expect(stderr).not.toContain(VALUE);
  });

  test('what the chart says about another value is shown', async () => {
    const { stderr } = await envfrom(
      built('{{ fail (printf "no %s" .Values.port) }}\n'),
      'build .',
    );
    expect(stderr).toContain('no 80x');
  });

  test('and so is a value that something else shows', async () => {
    const folder = built('{{ fail (printf "no %s" .Values.link) }}\n', {
      'charts/app/templates/c.yaml': MAP,
    });
    const { stderr } = await envfrom(folder, 'build . --mask-secrets');
    expect(stderr).toContain(`no ${VALUE}`);
  });
});
