import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { schemaCheck } from '../schema-check.ts';
import { git, repository, scratch, write } from '../scratch.ts';

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: api
spec:
  selector:
    matchLabels: {app: api}
  template:
    metadata:
      labels: {app: api}
    spec:
      containers:
        - name: api
          image: app:1
          envFrom:
            - configMapRef: {name: app}
            - secretRef: {name: db}
          volumeMounts:
            - {name: files, mountPath: /etc/app}
      volumes:
        - name: files
          configMap: {name: files}
`;

const FILES = {
  'app/api.yaml': DEPLOYMENT,
  'app/app.yaml': config('app', { LEVEL: 'info', OLD: 'x', SAME: 'a' }),
  'app/db.yaml': secret({ password: 'hunter2-and-more', user: 'shop' }),
  'app/files.yaml': `${config('files', {})}  app.ini: |\n    [app]\n    level=info\n    color=red\n`,
};

const CHANGED = {
  'app/app.yaml': config('app', { NEW: '1', SAME: 'a', LEVEL: 'debug' }),
  'app/db.yaml': secret({ password: 'correct-horse-battery', user: 'shop' }),
  'app/files.yaml': `${config('files', {})}  app.ini: |\n    [app]\n    level=debug\n    color=red\n    size=2\n`,
};

/** A container that cannot start, and one of every other kind of origin. */
const JOB = `apiVersion: batch/v1
kind: Job
metadata: {name: once}
spec:
  template:
    spec:
      restartPolicy: Never
      containers:
        - name: once
          image: app:1
          env:
            - {name: A, value: $(B)}
            - {name: IP, valueFrom: {fieldRef: {fieldPath: status.podIP}}}
            - {name: CPU, valueFrom: {resourceFieldRef: {resource: limits.cpu}}}
            - {name: GONE, valueFrom: {configMapKeyRef: {name: app, key: gone}}}
            - {name: DB, valueFrom: {secretKeyRef: {name: db, key: user}}}
`;

function config(name: string, data: Readonly<Record<string, string>>): string {
  const lines = Object.entries(data).map(([key, value]) => `  ${key}: "${value}"\n`);
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\ndata:\n${lines.join('')}`;
}

function secret(data: Readonly<Record<string, string>>): string {
  const lines = Object.entries(data).map(([key, value]) => `  ${key}: ${value}\n`);
  return `apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\nstringData:\n${lines.join('')}`;
}

describe('two trees', () => {
  test('the files here and a commit', async () => {
    const folder = repository(FILES);
    write(folder, CHANGED);
    const { code, stdout, stderr } = await envfrom(folder, 'diff HEAD --files');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.replace(/\([0-9a-f]{7}\)/, '(commit)')).toMatchInlineSnapshot(`
      "Changes from \`HEAD\` (commit) to the working tree

        VERDICT  WORKLOAD        WHY
        stale    Deployment api  it reads NEW, LEVEL, OLD and password from ConfigMap app and Secret db
                                 when it starts, and nothing in its pod template changes

      Deployment api  stale
        container api
          + NEW               1                         app/NEW (app/app.yaml:6)
          ~ LEVEL             info → debug              app/LEVEL (app/app.yaml:8)
          ~ password          <secret, changed>         Secret db/password (app/db.yaml:6)
          - OLD               x                         was app/OLD (app/app.yaml:7)
          ~ /etc/app/app.ini  2 lines added, 1 removed  files/app.ini (app/files.yaml:6)
                [app]
              - level=info
              + level=debug
                color=red
              + size=2

      1 workload: 1 keeps old values. 2 variables changed, 1 added, 1 removed. 1 mounted file changed.
      help: Restart stale workloads (kubectl rollout restart) after the merge, or make it automatic: a
      configMapGenerator, a checksum annotation, or Stakater Reloader.
      "
    `);
  });

  test('no value of a Secret in any format', async () => {
    const folder = repository(FILES);
    write(folder, CHANGED);
    for (const format of ['text', 'json', 'markdown', 'html']) {
      const { stdout } = await envfrom(folder, `diff HEAD --files --format ${format}`);
      expect(stdout).toContain('password');
      expect(stdout).not.toMatch(/hunter2|horse/);
    }
  });

  test('two folders; exit code 1 on request', async () => {
    const folder = scratch({
      ...prefixed('old/', FILES),
      ...prefixed('new/', { ...FILES, ...CHANGED }),
    });
    const { code, stdout } = await envfrom(
      folder,
      'diff --base-dir old --head-dir new --exit-code',
    );
    expect(code).toBe(1);
    expect(stdout).toContain('1 workload: 1 keeps old values.');
    const same = await envfrom(folder, 'diff --base-dir old --head-dir old --exit-code');
    expect(same).toMatchObject({ code: 0 });
    expect(same.stdout).toContain('No workload is touched.');
  });

  test('the configuration says how Reloader is started', async () => {
    const folder = repository({ ...FILES, '.envfrom.yaml': 'reloader: {autoReloadAll: true}\n' });
    write(folder, CHANGED);
    const { stdout } = await envfrom(folder, 'diff HEAD');
    expect(stdout).toContain('1 workload: 1 is reloaded.');
  });

  test.each([
    ['diff HEAD HEAD HEAD', 'is a third revision'],
    ['diff --head-dir app', '`--head-dir` needs a `--base-dir`'],
    ['diff nothing', '`nothing` is not a commit, branch or tag'],
    ['diff --between app', 'name both'],
    ['diff --between app nowhere', 'No build matches `nowhere`.'],
  ])('%s is refused', async (line, message) => {
    const { code, stderr, stdout } = await envfrom(repository(FILES), line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

function prefixed(prefix: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [prefix + path, text]));
}

const VARIANTS = {
  'base/kustomization.yaml':
    'resources: [api.yaml]\nconfigMapGenerator:\n  - name: app\n    literals: [LEVEL=info, SAME=a]\n',
  'base/api.yaml': DEPLOYMENT.replace(/ {10}volumeMounts[\s\S]*/, '').replace(
    / {12}- secretRef.*\n/,
    '',
  ),
  'overlays/dev/kustomization.yaml': overlay('dev', 'LEVEL=debug'),
  'overlays/prod/kustomization.yaml': overlay('prod', 'LEVEL=warn', 'EXTRA=1'),
};

function overlay(prefix: string, ...literals: readonly string[]): string {
  return `resources: [../../base]\nnamePrefix: ${prefix}-\nnamespace: ${prefix}\nconfigMapGenerator:\n  - name: app\n    behavior: merge\n    literals: [${literals.join(', ')}]\n`;
}

describe('--staged', () => {
  test('what git has staged and the last commit', async () => {
    const folder = repository(FILES);
    write(folder, CHANGED);
    git(folder, 'add', 'app/app.yaml');
    const { code, stdout, stderr } = await envfrom(folder, 'diff --staged');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Changes from `HEAD` \([0-9a-f]{7}\) to the index\n/);
    expect(stdout).toContain('~ LEVEL  info → debug');
    expect(stdout).not.toContain('password');
  });

  test('another base', async () => {
    const folder = repository(FILES);
    write(folder, CHANGED);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'changed');
    const same = await envfrom(folder, 'diff --staged');
    expect(same.stdout).toContain('No workload is touched.');
    const since = await envfrom(folder, 'diff --staged HEAD~1');
    expect(since.stdout).toContain('1 workload: 1 keeps old values.');
  });

  test('a head of its own is refused', async () => {
    const folder = repository(FILES);
    const { code, stderr } = await envfrom(folder, 'diff --staged HEAD~1 HEAD');
    expect(code).toBe(2);
    expect(stderr).toContain('`--staged` and the revision `HEAD` cannot both be the head.');
  });

  test.each(['--between overlays/dev overlays/prod', '--matrix'])('not with %s', async (words) => {
    const { code, stderr } = await envfrom(repository(VARIANTS), `diff ${words} --staged`);
    expect(code).toBe(2);
    expect(stderr).toContain('`--staged` cannot be used with');
  });
});

describe('for programs', () => {
  const errorsOf = schemaCheck('changes.schema.json');

  test.each(['diff HEAD --files', 'diff --between app other'])(
    'its schema describes it: %s',
    async (words) => {
      const folder = repository({ ...FILES, ...prefixed('other/', CHANGED) });
      write(folder, CHANGED);
      write(folder, {
        'app/job.yaml': JOB,
        'bad/kustomization.yaml': 'resources: [missing.yaml]\n',
      });
      const { stdout } = await envfrom(folder, `${words} --format json`);
      expect(errorsOf(JSON.parse(stdout))).toEqual([]);
    },
  );
});

describe('variants of one tree', () => {
  test('--between', async () => {
    const { stdout } = await envfrom(
      repository(VARIANTS),
      'diff --between overlays/dev overlays/prod',
    );
    expect(stdout).toMatchInlineSnapshot(`
      "Changes from \`overlays/dev\` to \`overlays/prod\`

      Deployment prod/prod-api
        container api
          ~ LEVEL  debug → warn  prod-app/LEVEL (overlays/prod/kustomization.yaml:7)
            was dev-app/LEVEL (overlays/dev/kustomization.yaml:7)
          + EXTRA  1             prod-app/EXTRA (overlays/prod/kustomization.yaml:7)

      1 workload differs. 1 variable changed, 1 added.
      "
    `);
  });

  test('--matrix', async () => {
    const folder = repository(VARIANTS);
    const { stdout } = await envfrom(folder, 'diff --matrix *api');
    expect(stdout).toMatchInlineSnapshot(`
      "Deployment api  2 builds
        container api
          NAME   dev    prod
          LEVEL  debug  warn
          EXTRA  –      1
          1 variable the same in all: SAME
      "
    `);
    const markdown = await envfrom(folder, 'diff --matrix --format markdown');
    expect(markdown.stdout).toMatchInlineSnapshot(`
      "### Deployment api

      container api

      | Name | dev | prod |
      | :--- | :--- | :--- |
      | \`LEVEL\` | \`debug\` | \`warn\` |
      | \`SAME\` | \`a\` | \`a\` |
      | \`EXTRA\` | – | \`1\` |
      "
    `);
    const json = await envfrom(folder, 'diff --matrix --format json');
    expect(JSON.parse(json.stdout)).toMatchObject({ builds: ['overlays/dev', 'overlays/prod'] });
  });
});

describe('what a reviewer is told besides', () => {
  test('--fail-on-verdict fails for the verdicts that it names', async () => {
    const root = repository(FILES);
    write(root, CHANGED);
    const named = await envfrom(root, 'diff --fail-on-verdict removed,stale');
    expect(named.code).toBe(1);
    expect((await envfrom(root, 'diff --fail-on-verdict removed')).code).toBe(0);
    const check = 'check --base HEAD --fail-on never --fail-on-verdict';
    const { code, stdout } = await envfrom(root, `${check} stale`);
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('1 workload fails `--fail-on-verdict stale`'),
    ]);
    expect((await envfrom(root, `${check} removed`)).code).toBe(0);
    expect((await envfrom(root, `${check} stale --exit-zero`)).code).toBe(0);
  });

  test('--fail-on-verdict refuses what it cannot mean', async () => {
    const root = repository(FILES);
    const wrong = await envfrom(root, 'diff --fail-on-verdict stael');
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining('Did you mean `stale`?'),
    ]);
    const alone = await envfrom(root, 'check --fail-on-verdict stale');
    expect([alone.code, alone.stderr]).toEqual([2, expect.stringContaining('needs a commit')]);
    const variants = await envfrom(root, 'diff --matrix --fail-on-verdict stale');
    expect([variants.code, variants.stderr]).toEqual([
      2,
      expect.stringContaining('nothing is rolled out'),
    ]);
  });

  test('changed files that nothing here deploys are named', async () => {
    const flux = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: app, namespace: flux-system}
spec: {interval: 10m, path: ./app, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`;
    const listed = 'resources: [api.yaml, app.yaml, db.yaml, files.yaml]\n';
    const root = repository({
      ...FILES,
      'clusters/prod/app.yaml': flux,
      'app/kustomization.yaml': listed,
      'app/spare.yaml': config('spare', { A: 'a' }),
      'README.md': 'old',
      '.github/workflows/ci.yaml': 'on: push\n',
    });
    write(root, {
      'app/spare.yaml': config('spare', { A: 'b' }),
      'README.md': 'new',
      '.github/workflows/ci.yaml': 'on: pull_request\n',
    });
    const { stdout } = await envfrom(root, 'diff');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'not compared: 1 changed file is not deployed from here as far as can be seen, so it is not compared: app/spare.yaml No workload is touched.',
    );
    write(root, { 'app/spare.yaml': config('spare', { A: 'a' }) });
    expect((await envfrom(root, 'diff')).stdout).not.toContain('not compared');
  });
});
