import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { schemaCheck } from '../schema-check.ts';
import { scratch } from '../scratch.ts';

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

const pod = (container: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n  - name: api\n    image: api\n${container}`;
const MAP =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata: {LOG_LEVEL: info, MODE: a}\n';
const NOTE = '# A comment.\n\n';

/** Two names, one of them of a key. */
const from = (name: string, key = 'MODE'): string =>
  pod(
    `    envFrom:\n    - configMapRef:\n        name: ${name}\n    env:\n    - name: L\n      valueFrom: {configMapKeyRef: {name: common, key: ${key}}}\n`,
  );

interface Case {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
  readonly path: string;
  readonly after: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'a misspelled field': {
    rule: 'unknown-field',
    files: {
      'a.yaml': NOTE + pod('    envFrom:\n    - "configMapRfe": {name: app} # all\n'),
      'm.yaml': MAP,
    },
    path: 'a.yaml',
    after: NOTE + pod('    envFrom:\n    - "configMapRef": {name: app} # all\n'),
  },
  'the name of another field': {
    rule: 'unknown-field',
    files: {
      'a.yaml': pod('    envFrom:\n    - configMap: {name: app}\n'),
      'm.yaml': MAP,
    },
    path: 'a.yaml',
    after: pod('    envFrom:\n    - configMapRef: {name: app}\n'),
  },
  'a value that a field does not have': {
    rule: 'unsupported-value',
    files: { 'a.yaml': pod('    imagePullPolicy: ifNotPresent # once\n') },
    path: 'a.yaml',
    after: pod('    imagePullPolicy: IfNotPresent # once\n'),
  },
  'a misspelled key': {
    rule: 'missing-config-map-key',
    files: {
      'a.yaml': pod(
        "    env:\n    - name: L\n      valueFrom: {configMapKeyRef: {name: app, key: 'LOG_LEVLE'}}\n",
      ),
      'm.yaml': MAP,
    },
    path: 'a.yaml',
    after: pod(
      "    env:\n    - name: L\n      valueFrom: {configMapKeyRef: {name: app, key: 'LOG_LEVEL'}}\n",
    ),
  },
  'an unquoted number': {
    rule: 'non-string-value',
    files: {
      'm.yaml':
        'apiVersion: v1\r\nkind: ConfigMap\r\nmetadata: {name: app}\r\ndata:\r\n  PORT: 8080 # of the API\r\n  DEBUG: yes\r\n',
    },
    path: 'm.yaml',
    after:
      'apiVersion: v1\r\nkind: ConfigMap\r\nmetadata: {name: app}\r\ndata:\r\n  PORT: "8080" # of the API\r\n  DEBUG: "yes"\r\n',
  },
  'a newline at the end of stringData': {
    rule: 'trailing-newline',
    files: {
      'a.yaml': pod('    envFrom:\n    - secretRef: {name: db}\n'),
      's.yaml':
        'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData:\n  A: |\n    hunter2-hunter2\n  B: "hunter3-hunter3\\n"\n  C: fine\n',
    },
    path: 's.yaml',
    after:
      'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData:\n  A: |-\n    hunter2-hunter2\n  B: "hunter3-hunter3"\n  C: fine\n',
  },
  'a dead suppression': {
    rule: 'unused-suppression',
    files: {
      'm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app # envfrom-ignore missing-secret -- old\n  annotations:\n    ignore.envfrom.dev/unknown-field: old\n# envfrom-ignore missing-secret\ndata: {A: a}\n`,
    },
    path: 'm.yaml',
    after: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app\ndata: {A: a}\n',
  },
};

describe('check --fix', () => {
  test.each(Object.entries(CASES))('%s', async (_, { rule, files, path, after }) => {
    const root = scratch(files);
    const before = await envfrom(root, 'check -f json');
    expect(before.stdout).toContain(`"${rule}"`);
    const trial = await envfrom(root, 'check --fix --dry-run');
    expect(trial.stderr).toMatch(/would fix \d problems? in 1 file/);
    expect(trial.stdout).toMatch(/^--- a\/.*\n\+\+\+ b\//);
    expect(read(root, path)).toBe(files[path]);
    const run = await envfrom(root, 'check --fix');
    expect(run.stderr).toMatch(/fixed \d problems? in 1 file/);
    expect(read(root, path)).toBe(after);
    expect(JSON.stringify([before, trial, run])).not.toContain('hunter');
    const again = await envfrom(root, 'check --fix --strict');
    expect([again.code, again.stderr]).toEqual([0, 'envfrom: fixed 0 problems in 0 files.\n']);
    expect(again.stdout).not.toContain(rule);
    expect(read(root, path)).toBe(after);
  });

  test('a fix uncovers the next one', async () => {
    const root = scratch({
      'a.yaml': pod(
        "    env:\n    - name: L\n      valuefrom: {configMapKeyRef: {name: app, key: 'LOG_LEVLE'}}\n",
      ),
      'm.yaml': MAP,
    });
    expect((await envfrom(root, 'check --fix')).stderr).toBe(
      'envfrom: fixed 2 problems in 1 file.\n',
    );
    expect(read(root, 'a.yaml')).toContain(
      "valueFrom: {configMapKeyRef: {name: app, key: 'LOG_LEVEL'}}",
    );
  });

  test('the report marks what can be fixed, and counts it', async () => {
    const root = scratch({
      'a.yaml': pod('    envFrom:\n    - configMapRfe: {name: app}\n    - configMapRef: {}\n'),
      'm.yaml': MAP,
    });
    const { stdout } = await envfrom(root, 'check');
    expect(stdout.match(/^(?:error|warning)\[[a-z-]+\](?: \[\*\])?/gm)).toEqual([
      'error[unknown-field] [*]',
      'error[invalid-reference]',
    ]);
    expect(stdout).toContain('[*] 1 of 2 problems can be fixed with `--fix`.');
  });

  test('what is right in one build is not changed for another', async () => {
    const base = pod(
      '    env:\n    - name: L\n      valueFrom: {configMapKeyRef: {name: app, key: LOG_LEVEL}}\n',
    );
    const root = scratch({
      'base/a.yaml': base,
      'base/kustomization.yaml': 'resources: [a.yaml]\n',
      'dev/kustomization.yaml': 'resources: [../base, m.yaml]\n',
      'dev/m.yaml': MAP,
      'prod/kustomization.yaml': 'resources: [../base, m.yaml]\n',
      'prod/m.yaml': MAP.replace('LOG_LEVEL', 'LOG_LEVLE'),
    });
    await envfrom(root, 'check --fix');
    expect(read(root, 'base/a.yaml')).toBe(base);
  });

  test.each([
    [
      'two names are as near',
      {
        'a.yaml': pod(
          '    env:\n    - name: L\n      valueFrom: {configMapKeyRef: {name: app, key: LOG_LEVXL}}\n',
        ),
        'm.yaml': MAP.replace('MODE', 'LOG_LEVIL'),
      },
    ],
    [
      'the field is there already',
      {
        'a.yaml': pod(
          '    envFrom:\n    - configMapRef: {name: app}\n      configMapRfe: {name: app}\n',
        ),
        'm.yaml': MAP,
      },
    ],
    [
      'the number is an anchor',
      {
        'm.yaml':
          'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata: {PORT: &p 80, X: *p}\n',
      },
    ],
    [
      'a copy of rollout',
      {
        'm.yaml':
          'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: foo-bbbbbbbbbb\n  annotations: {rollout.envfrom.dev/origin: configmap/foo}\nimmutable: true\ndata: {A: 1}\n',
      },
    ],
  ])('changes nothing where %s', async (_, files) => {
    const root = scratch(files);
    const { stderr } = await envfrom(root, 'check --fix');
    expect(stderr).toBe('envfrom: fixed 0 problems in 0 files.\n');
    for (const [path, text] of Object.entries(files)) expect(read(root, path)).toBe(text);
  });

  describe('--fix=suggested', () => {
    const COMMON = MAP.replace('name: app', 'name: common');

    test('writes the only name that is near', async () => {
      const root = scratch({ 'a.yaml': from('comon', 'LOG_LVL'), 'm.yaml': COMMON });
      const { stdout } = await envfrom(root, 'check');
      expect(stdout).toContain(
        '2 of 2 problems have a suggestion: `--fix=suggested` applies them.',
      );
      expect(stdout).not.toContain('[*]');
      expect((await envfrom(root, 'check --fix')).stderr).toContain('fixed 0 problems');
      expect(read(root, 'a.yaml')).toBe(from('comon', 'LOG_LVL'));
      const { code, stderr } = await envfrom(root, 'check --fix=suggested');
      expect([code, stderr]).toEqual([0, 'envfrom: fixed 2 problems in 1 file.\n']);
      expect(read(root, 'a.yaml')).toBe(from('common', 'LOG_LEVEL'));
    });

    test('writes none of two that are near, nor one of another namespace', async () => {
      const files = {
        'a.yaml': from('comon'),
        'm.yaml': `${COMMON}---\n${MAP.replace('name: app', 'name: comon1')}`,
      };
      const root = scratch(files);
      await envfrom(root, 'check --fix=suggested');
      expect(read(root, 'a.yaml')).toBe(files['a.yaml']);
    });

    test.each([
      ['check --fix=all', 'Invalid value `all` for `--fix`: use `suggested`.'],
      ['check --fix=suggested --fix -', 'not standard input'],
    ])('%s is refused', async (line, message) => {
      const { code, stderr } = await envfrom(scratch({}), line, { stdin: '' });
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    });
  });

  test('SARIF carries fixes, but none of a Secret', async () => {
    const root = scratch({
      'm.yaml': CASES['an unquoted number']?.files['m.yaml'] ?? '',
      's.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {PIN: 4711}\n',
    });
    const { stdout } = await envfrom(root, 'check -f sarif');
    const log: unknown = JSON.parse(stdout);
    expect(schemaCheck('sarif-slice.schema.json')(log)).toEqual([]);
    expect(stdout).not.toContain('4711');
    expect(stdout.match(/"fixes"/g)).toHaveLength(2);
    expect(log).toMatchObject({
      runs: [
        {
          results: [
            {
              fixes: [
                {
                  description: { text: 'Put the value in quotes.' },
                  artifactChanges: [
                    {
                      artifactLocation: { uri: 'm.yaml' },
                      replacements: [
                        {
                          deletedRegion: { startLine: 5, startColumn: 9, endLine: 5, endColumn: 9 },
                          insertedContent: { text: '"' },
                        },
                        {},
                      ],
                    },
                  ],
                },
              ],
            },
            {},
            {},
          ],
        },
      ],
    });
  });

  test('writes through no symlink, and over no bytes that are not text', async () => {
    const outside = scratch({ 'm.yaml': CASES['an unquoted number']?.files['m.yaml'] ?? '' });
    const root = scratch({ 'x/y.txt': '' });
    symlinkSync(join(outside, 'm.yaml'), join(root, 'm.yaml'));
    await envfrom(root, 'check --fix');
    expect(read(outside, 'm.yaml')).toContain('PORT: 8080');
  });

  test.each([
    ['check --dry-run', /works only with `--fix`/],
    ['check --fix -', /not standard input/],
    ['check --fix --staged', /work tree/],
  ])('%s is refused', async (line, message) => {
    const root = scratch({ 'm.yaml': MAP });
    const { code, stderr } = await envfrom(root, line, { stdin: '' });
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
