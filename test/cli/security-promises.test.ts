import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { repository, scratch, write } from '../scratch.ts';

// Promises of SECURITY.md, each as it is written there.

const SECRET = `apiVersion: v1
kind: Secret
metadata: {name: db}
stringData: {host: canary-host, password: hunter2-canary}
`;
const pod = (env: string): string => `apiVersion: v1
kind: Pod
metadata: {name: web, labels: {app: web}}
spec:
  containers:
    - name: web
      image: registry.example.com/web:1
      ${env}
`;
const templateOf = (kind: string, field: string): string =>
  `---\napiVersion: v1\nkind: ${kind}\nmetadata: {name: both}\n${field}:\n  level: {{ .Values.level }}\n`;

describe('values of Secrets', () => {
  test.each([
    ['build', {}, true],
    ['build', { CI: 'true' }, false],
    ['build --mask-secrets', {}, false],
  ])('%s with %j: printed %s', async (line, env, isPrinted) => {
    const root = scratch({ 'kustomization.yaml': 'resources: [db.yaml]\n', 'db.yaml': SECRET });
    const { code, stdout } = await envfrom(root, `${line} .`, { env });
    expect([code, stdout.includes('hunter2-canary')]).toEqual([0, isPrinted]);
  });

  test('a name that was made of one is redacted everywhere, with others of the same text', async () => {
    const root = scratch({
      'kustomization.yaml': `resources: [db.yaml, service.yaml, map.yaml, pod.yaml]
replacements:
  - source: {kind: Secret, name: db, fieldPath: stringData.host}
    targets: [{select: {kind: Service}, fieldPaths: [metadata.name]}]
`,
      'db.yaml': SECRET,
      'service.yaml':
        'apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec: {selector: {app: web}, ports: [{port: 80}]}\n',
      'map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: canary-host}\ndata: {A: b}\n',
      'pod.yaml': pod('env: [{name: SAME, value: canary-host}]'),
    });
    const { stdout } = await envfrom(root, 'env --services');
    expect(stdout).toContain('***_SERVICE_HOST ');
    expect(stdout).not.toContain('CANARY_HOST');
    expect((await envfrom(root, 'sources')).stdout).not.toContain('canary-host');
    // Equal text elsewhere is shown.
    expect(stdout).toMatch(/SAME +canary-host/);
  });

  test('what a chart prints into a Secret and a ConfigMap is shown where the ConfigMap has it', async () => {
    const key = 'key: level, name: both';
    const root = scratch({
      'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
      'chart/values.yaml': 'level: canary-level\n',
      'chart/templates/maps.yaml':
        templateOf('Secret', 'stringData') + templateOf('ConfigMap', 'data'),
      'chart/templates/pod.yaml': pod(
        `env: [{name: OPEN, valueFrom: {configMapKeyRef: {${key}}}}, {name: HIDDEN, valueFrom: {secretKeyRef: {${key}}}}]`,
      ),
    });
    const { stdout } = await envfrom(root, 'env');
    expect(stdout).toMatch(/OPEN +canary-level/);
    expect(stdout).toMatch(/HIDDEN +<secret both\//);
  });
});

describe('no name is a command of a log', () => {
  test.each(['GITHUB_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION', 'CI'])(
    'where %s is set',
    async (variable) => {
      const root = scratch({
        'pod.yaml': pod(
          'env: [{name: "##vso[task.setvariable]a", value: 1}, {name: "##teamcity[a]", value: 1}, {name: "##[a]", value: 1}]',
        ),
      });
      const env = { [variable]: 'true', NO_COLOR: '1' };
      for (const line of [
        'check -f text',
        'check -f concise',
        'env',
        'diff --base-dir . --head-dir pod.yaml',
      ]) {
        const { stdout, stderr } = await envfrom(root, line, { env });
        expect(stdout + stderr).not.toMatch(/##\w*\[/);
      }
      expect((await envfrom(root, 'check -f text', { env })).stdout).toContain('teamcity[');
    },
  );
});

describe.runIf(process.geteuid?.() === 0)('a work tree of another user', () => {
  test('is checked without git, and compared only where it is trusted', async () => {
    const broken = pod('envFrom: [{configMapRef: {name: canary}}]');
    const root = repository({ '.gitignore': 'ignored.yaml\n', 'cm.yaml': SECRET });
    write(root, { 'ignored.yaml': broken, 'new.yaml': broken });
    for (const path of [root, join(root, '.git')]) chownSync(path, 4711, 4711);
    const { stdout } = await envfrom(root, 'check');
    expect(stdout).toContain('belongs to another user');
    expect(stdout).toContain('new.yaml:');
    expect(stdout).not.toContain('ignored.yaml:');
    for (const line of ['diff', 'check --base HEAD']) {
      expect((await envfrom(root, line)).code).toBe(2);
      expect((await envfrom(root, `${line} --trust ${root}`)).code).toBe(0);
    }
  });
});
