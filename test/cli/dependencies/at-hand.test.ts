import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { git as run, repository } from '../../scratch.ts';
import { COMMIT, vendor } from '../../vendored.ts';

const STORED = `.envfrom/vendor/git/github.com/org/repo/${COMMIT}`;
const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
      - name: web
        image: web:1
        env: [{name: B, valueFrom: {configMapKeyRef: {name: settings, key: B}}}]
`;
const SETTINGS =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {A: "1", A-B: "2"}\n';
const BASE = {
  'config/base/kustomization.yaml': 'resources: [web.yaml, settings.yaml]\n',
  'config/base/web.yaml': DEPLOYMENT,
  'config/base/settings.yaml': SETTINGS,
};

function using(version: string, more = ''): string {
  return repository({
    'app/kustomization.yaml': `namespace: web\nresources:\n- https://github.com/org/repo//config/base?ref=${version}\n${more}`,
  });
}

async function problems(root: string, flags = ''): Promise<readonly string[]> {
  const { stdout } = await envfrom(root, `check -f json ${flags}`, { env: { CI: '1' } });
  interface Problem {
    readonly rule: string;
    readonly severity: string;
    readonly path: string;
    readonly line: number;
    readonly related: readonly { readonly path: string; readonly line: number }[];
  }
  const report: { readonly problems: readonly Problem[] } = JSON.parse(stdout);
  return report.problems.map(({ rule, severity, path, line, related: [there] }) => {
    const origin = there === undefined ? '' : ` (${there.path}:${there.line})`;
    return `${severity} ${rule} ${path}:${line}${origin}`;
  });
}

const git = (version: string, files: Readonly<Record<string, string>>, paths = ['']) =>
  ({ type: 'git', url: 'https://github.com/org/repo', version, paths, files }) as const;

describe('what is at hand of other repositories', () => {
  test('is rendered as if it were here; what it lacks is a problem of the line that brings it in', async () => {
    const root = using('v1.2.3');
    vendor(root, [git('v1.2.3', BASE)]);
    expect(await problems(root)).toEqual([
      'error missing-config-map-key app/kustomization.yaml:3 (github.com/org/repo@1a2b3c4d5e6f/config/base/web.yaml:12)',
    ]);
    const { stdout } = await envfrom(root, 'build app');
    expect(stdout).toContain('name: web\n  namespace: web\n');
  });

  test('is not linted for itself', async () => {
    const root = using('v1.2.3');
    const files = {
      'config/base/kustomization.yaml': 'resources: [web.yaml, settings.yaml, unused.yaml]\n',
      'config/base/web.yaml': DEPLOYMENT.replace('env: [', 'env: [{name: B, value: x}, '),
      'config/base/settings.yaml': SETTINGS.replace('A:', 'B:'),
      'config/base/unused.yaml': SETTINGS.replace('settings', 'unused'),
      'other/broken.yaml': 'a: b: c\n',
    };
    vendor(root, [git('v1.2.3', files)]);
    expect(await problems(root)).toEqual([]);
    const aside = await problems(root, '--undeployed');
    expect(aside.length).toBeGreaterThan(0);
    expect(aside.every((line) => line.startsWith('info '))).toBe(true);
  });

  test('explains and proves like what is here', async () => {
    const root = using(
      'v1.2.3',
      'configMapGenerator:\n- {name: settings, behavior: merge, literals: [B=1]}\n',
    );
    const files = {
      'config/base/kustomization.yaml':
        'resources: [web.yaml]\nconfigMapGenerator:\n- {name: settings, literals: [A=1]}\n',
      'config/base/web.yaml': DEPLOYMENT,
    };
    vendor(root, [git('v1.2.3', files)]);
    expect(await problems(root)).toEqual([]);
  });

  test('of a branch may have changed: what it lacks is a warning', async () => {
    const root = using('main');
    vendor(root, [git('main', BASE)]);
    expect((await problems(root)).map((line) => line.split(' ')[0])).toEqual(['warning']);
  });

  test('with other content than the lock says is not judged', async () => {
    const root = using('v1.2.3');
    vendor(root, [git('v1.2.3', BASE)]);
    writeFileSync(join(root, STORED, 'config/base/web.yaml'), DEPLOYMENT.replace('web:1', 'web:2'));
    const { stdout } = await envfrom(root, 'build app');
    expect(stdout).not.toContain('web:2');
  });

  test('a part of it is not all of it', async () => {
    const root = using('v1.2.3');
    const files = {
      ...BASE,
      'config/base/kustomization.yaml': 'resources: [web.yaml, ../../more]\n',
    };
    vendor(root, [git('v1.2.3', files, ['config'])]);
    expect(await problems(root)).toEqual([]);
    const { stdout } = await envfrom(root, 'dependencies -f json --missing');
    const { dependencies }: { readonly dependencies: readonly { readonly paths: unknown }[] } =
      JSON.parse(stdout);
    expect(dependencies.map(({ paths }) => paths)).toEqual([['config/base', 'more']]);
  });

  test('content with another hash than that of the lock is an error, and is not judged', async () => {
    const root = using('v1.2.3');
    vendor(root, [git('v1.2.3', BASE)]);
    writeFileSync(join(root, STORED, 'config/base/settings.yaml'), SETTINGS.replace('A:', 'B:'));
    const [line = '', ...rest] = await problems(root);
    expect(line).toMatch(
      /^error stale-lock \.envfrom\/dependencies\.lock:\d+ \(app\/kustomization\.yaml:3\)$/,
    );
    expect(rest).toEqual([]);
  });

  test('a lock of another version than the one that is asked for is a warning', async () => {
    const root = using('v1.3.0');
    vendor(root, [git('v1.2.3', BASE)]);
    expect(await problems(root)).toEqual([
      expect.stringMatching(/^warning stale-lock .*\(app\/kustomization\.yaml:3\)$/),
    ]);
    // An item that was never locked may not be there to be fetched.
    vendor(root, [{ ...git('v1.2.3', BASE), url: 'https://github.com/org/other' }]);
    expect(await problems(root)).toEqual([]);
  });

  test('a lock that cannot be read is a warning', async () => {
    const root = using('v1.2.3');
    vendor(root, [git('v1.2.3', BASE)]);
    writeFileSync(join(root, '.envfrom/dependencies.lock'), '{"version": 9}');
    expect(await problems(root)).toEqual(['warning stale-lock .envfrom/dependencies.lock:1']);
  });

  test('symbolic links in it lead nowhere', async () => {
    const root = using('v1.2.3');
    writeFileSync(join(root, 'secret.yaml'), SETTINGS.replace('A:', 'B:'));
    const files = {
      ...BASE,
      'config/base/kustomization.yaml': 'resources: [web.yaml, link.yaml]\n',
    };
    const item = git('v1.2.3', files);
    vendor(root, [item]);
    symlinkSync(join(root, 'secret.yaml'), join(root, STORED, 'config/base/link.yaml'));
    vendor(root, [item]);
    const { stdout } = await envfrom(root, 'build app');
    expect(stdout).toContain('kind: Deployment');
    expect(stdout).not.toContain('kind: ConfigMap');
    expect(await problems(root)).toEqual([]);
  });

  test('no path leads out of it', async () => {
    const root = using('v1.2.3');
    writeFileSync(join(root, 'here.yaml'), SETTINGS);
    const up = '../'.repeat(10);
    const files = {
      ...BASE,
      'config/base/kustomization.yaml': `resources: [web.yaml, ${up}here.yaml]\n`,
    };
    vendor(root, [git('v1.2.3', files)]);
    expect(await problems(root)).toEqual([
      'error missing-config-map-key app/kustomization.yaml:3 (github.com/org/repo@1a2b3c4d5e6f/config/base/web.yaml:12)',
      'error unbuildable-kustomization app/kustomization.yaml:3 (github.com/org/repo@1a2b3c4d5e6f/config/base/kustomization.yaml:1)',
    ]);
  });

  test('what an Application and a Kustomization deploy from it', async () => {
    const root = repository({
      'argo.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  source: {repoURL: https://github.com/org/repo.git, path: config/base, targetRevision: v1.2.3}
  destination: {namespace: web, server: https://kubernetes.default.svc}
`,
      'flux.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: repo, namespace: flux}
spec: {url: ssh://git@github.com/org/repo, ref: {tag: v1.2.3}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: web, namespace: flux}
spec: {path: ./config/base, targetNamespace: other, sourceRef: {kind: GitRepository, name: repo}}
`,
    });
    run(root, 'remote', 'add', 'origin', 'https://github.com/org/here');
    vendor(root, [git('v1.2.3', BASE)]);
    expect(await problems(root)).toEqual([
      'error missing-config-map-key argo.yaml:5 (github.com/org/repo@1a2b3c4d5e6f/config/base/web.yaml:12)',
      'error missing-config-map-key flux.yaml:9 (github.com/org/repo@1a2b3c4d5e6f/config/base/web.yaml:12)',
    ]);
  });

  test('values of Secrets in it are redacted', async () => {
    const root = using('v1.2.3');
    const pod =
      '{containers: [{name: web, image: web, env: [{name: B, valueFrom: {configMapKeyRef: {name: settings, key: B}}}]}]}';
    const files = {
      'config/base/kustomization.yaml': 'resources: [web.yaml, settings.yaml]\n',
      'config/base/web.yaml': `apiVersion: v1
kind: Secret
metadata: {name: login}
stringData: {PASSWORD: hunter2hunter2}
---
{apiVersion: v1, kind: Pod, metadata: {name: web}, spec: ${pod}}
`,
      'config/base/settings.yaml': SETTINGS,
    };
    vendor(root, [git('v1.2.3', files)]);
    expect(await problems(root)).toEqual([
      'error missing-config-map-key app/kustomization.yaml:3 (github.com/org/repo@1a2b3c4d5e6f/config/base/web.yaml:6)',
    ]);
    for (const command of [
      'env',
      'check --undeployed -v',
      'check --undeployed -f json',
      'env -f json',
      'sources',
      'check --undeployed -f sarif',
    ]) {
      const { stdout, stderr } = await envfrom(root, command);
      expect(stdout + stderr, command).not.toContain('hunter2hunter2');
    }
  });
});
