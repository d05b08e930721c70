import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository, scratch, write } from '../scratch.ts';
import { few } from '../suite.ts';
import { initRepository } from '../write-repository.ts';

/** A ConfigMap whose value is a number: one error. */
const BAD = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: bad\ndata:\n  PORT: 80\n';
const GOOD = BAD.replace('80', '"80"').replace('bad', 'good');
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      image: api\n      envFrom: [{configMapRef: {name: good}}]\n';

/** On `main` one problem; on the branch that is checked out, ConfigMap `good` is gone as well. */
function branch(files: Readonly<Record<string, string>> = {}): string {
  const root = repository({ 'bad.yaml': BAD, 'good.yaml': GOOD, 'pod.yaml': POD });
  git(root, 'checkout', '--quiet', '-b', 'work');
  rmSync(join(root, 'good.yaml'));
  write(root, files);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'second');
  return root;
}

describe('check --base', () => {
  test('reports what the change introduces, and fails for that only', async () => {
    const root = branch();
    const { code, stdout } = await envfrom(root, 'check --base main --format concise');
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^pod\.yaml:8:39: error\[missing-config-map\] This change removes .*/),
    ]);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const same = await envfrom(root, 'check --base work');
    expect([same.code, same.stdout]).toEqual([0, expect.stringContaining('No new problems.')]);
    const all = await envfrom(root, 'check --base work --all-problems --format concise');
    expect([all.code, all.stdout.trimEnd().split('\n').length]).toEqual([1, 2]);
  });

  test('says in text what it compares, hides and finds mended', async () => {
    const { stdout } = await envfrom(branch({ 'bad.yaml': GOOD.replace('good', 'bad') }), '', {
      args: ['check', '--base', 'auto'],
    });
    expect(stdout).toContain('= defined here before this change: good.yaml:4\n');
    expect(stdout).toContain('1 new error in 1 file.\n');
    expect(stdout).toMatch(
      /^Compared with the merge base with `main` \([0-9a-f]{7}\): 1 problem fixed\.$/m,
    );
    const hidden = await envfrom(branch(), 'check --base main');
    expect(hidden.stdout).toMatch(
      /^Compared with `main` \([0-9a-f]{7}\): 1 old problem not shown \(`--all-problems` shows them\)\.$/m,
    );
    const shown = await envfrom(branch(), 'check --base main --all-problems');
    expect(shown.stdout).toContain('= not new\n');
    expect(shown.stdout).toContain('2 errors, 1 of them new in 2 files.\n');
  });

  test('tells programs which problems are new', async () => {
    const root = branch();
    const json = await envfrom(root, 'check --base main --format json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      summary: { errors: 1 },
      problems: [{ rule: 'missing-config-map', state: 'new' }],
      comparison: { old: 1, uncompared: 0, fixed: [] },
    });
    const sarif = await envfrom(root, 'check --base main --format sarif');
    expect(JSON.parse(sarif.stdout)).toMatchObject({
      runs: [
        {
          results: [
            { ruleId: 'non-string-value', baselineState: 'unchanged' },
            { ruleId: 'missing-config-map', baselineState: 'new' },
          ],
        },
      ],
    });
    expect(sarif.stdout).not.toContain('good.yaml"');
    const plain = await envfrom(root, 'check --format sarif');
    expect(plain.stdout).not.toContain('baselineState');
  });

  test('never shows a line of the base: it may hold the value of a Secret', async () => {
    const secret =
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\nstringData:\n  password: xyzzy-7\n';
    const root = repository({
      'secret.yaml': secret,
      'pod.yaml': POD.replace('configMapRef: {name: good}', 'secretRef: {name: db}'),
    });
    rmSync(join(root, 'secret.yaml'));
    for (const format of few(
      ['text', 'json', 'sarif', 'markdown', 'github', 'rdjson', 'junit'],
      2,
    )) {
      const { stdout } = await envfrom(root, `check --base HEAD --format ${format}`);
      expect(stdout).toContain('This change removes');
      expect(stdout).not.toContain('xyzzy-7');
    }
  });

  test('compares with a folder', async () => {
    const root = scratch({ 'old/bad.yaml': BAD, 'new/bad.yaml': BAD, 'new/pod.yaml': POD });
    const { code, stdout } = await envfrom(root, 'check new --base-dir old --format concise');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^new\/pod\.yaml:8:39: warning\[undeclared-config-map\].*\n$/),
    ]);
  });

  test('is refused where there is nothing to compare, or two things are', async () => {
    const root = branch();
    const said = async (line: string): Promise<string> => (await envfrom(root, line)).stderr;
    expect(await said('check --base gone')).toBe(
      'envfrom: `gone` is not a commit, branch or tag of this repository.\n',
    );
    expect(await said('check --base main --base-dir .')).toContain('cannot be used together');
    expect(await said('check --config-from base')).toContain('needs something to compare with');
    const piped = await envfrom(root, 'check - --base main', { stdin: POD });
    expect(piped.stderr).toContain('Standard input has no earlier version');
  });

  test('copes with a file that became a folder', async () => {
    const root = branch();
    rmSync(join(root, 'bad.yaml'));
    write(root, { 'bad.yaml/pod.yaml': POD.replace('name: api}', 'name: other}') });
    const { code, stdout } = await envfrom(root, 'check --base main --format concise');
    expect(code).toBe(1);
    expect(stdout).toContain('bad.yaml/pod.yaml:8:39: error[missing-config-map]');
  });
});

describe('a change that edits what decides about it', () => {
  const OFF = 'rules: {missing-config-map: off}\n';

  test('is told, and the base decides if that is asked for', async () => {
    const root = branch({ '.envfrom.yaml': OFF });
    const head = await envfrom(root, 'check --base main');
    expect([head.code, head.stdout]).toEqual([
      0,
      expect.stringContaining('The change touches `.envfrom.yaml`, which decides'),
    ]);
    const base = await envfrom(root, 'check --base main --config-from base');
    expect([base.code, base.stdout]).toEqual([
      1,
      expect.stringContaining(
        'The change touches `.envfrom.yaml`; the version of the base commit is used.',
      ),
    ]);
  });

  test('holds for the baseline too', async () => {
    const root = branch();
    await envfrom(root, 'baseline');
    const head = await envfrom(root, 'check --base main');
    expect([head.code, head.stdout]).toEqual([
      0,
      expect.stringContaining('itself adds 2 problems to the baseline `.envfrom-baseline.json`.'),
    ]);
    expect((await envfrom(root, 'check --base main --config-from base')).code).toBe(1);
    expect((await envfrom(root, 'check --base main --no-baseline')).code).toBe(1);
  });
});

describe('check --staged', () => {
  test('compares the index with the last commit, and shows what the commit introduces', async () => {
    const root = repository({ 'bad.yaml': BAD, 'good.yaml': GOOD, 'pod.yaml': POD });
    const staged = () => envfrom(root, 'check --staged --format concise');
    rmSync(join(root, 'good.yaml'));
    expect(await staged()).toMatchObject({ code: 0, stdout: '' });
    git(root, 'rm', '--quiet', 'good.yaml');
    expect(await staged()).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^pod\.yaml:8:39: error\[missing-config-map\].*\n$/),
    });
  });

  test('shows everything of a first commit', async () => {
    const root = scratch({ 'bad.yaml': BAD });
    initRepository(root);
    git(root, 'add', '--all');
    const { code, stdout } = await envfrom(root, 'check --staged');
    expect(code).toBe(1);
    expect(stdout).toContain('1 new error in 1 file.');
    expect(stdout).toContain('Compared with an empty repository: no old problems.');
  });
});

describe('the baseline', () => {
  const path = '.envfrom-baseline.json';

  test('is not written where there is nothing to accept', async () => {
    const root = scratch({ 'a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n' });
    const { code, stdout } = await envfrom(root, 'baseline');
    expect([code, stdout]).toEqual([0, 'Nothing to accept: no problems were found.\n']);
    expect(existsSync(join(root, path))).toBe(false);
  });

  test('accepts what is there, survives moves, and tells what it need not accept', async () => {
    const root = branch();
    expect(await envfrom(root, 'baseline')).toEqual({
      code: 0,
      stdout: `${path}: 2 problems accepted.\n`,
      stderr: '',
    });
    const text = readFileSync(join(root, path), 'utf8');
    expect(JSON.parse(text)).toEqual({
      version: 1,
      problems: [
        {
          rule: 'non-string-value',
          path: 'bad.yaml',
          object: 'ConfigMap bad',
          message:
            '`data.PORT` of ConfigMap `bad` is the number `80`, and must be a string. kubectl apply fails: `json: cannot unmarshal number into Go struct field ConfigMap.data of type string`.',
          fingerprint: expect.any(String),
          count: 1,
        },
        {
          rule: 'undeclared-config-map',
          path: 'pod.yaml',
          object: 'Pod api',
          message:
            'ConfigMap `good`, which Pod `api` needs, is not defined or mentioned anywhere in this repository.',
          fingerprint: expect.any(String),
          count: 1,
        },
      ],
    });
    const well = await envfrom(root, 'check');
    expect([well.code, well.stdout]).toEqual([
      0,
      expect.stringContaining(
        'The baseline `.envfrom-baseline.json` accepts 2 problems not shown.',
      ),
    ]);
    git(root, 'mv', 'bad.yaml', 'moved.yaml');
    write(root, { 'moved.yaml': `# moved\n${BAD}` });
    expect((await envfrom(root, 'check')).code).toBe(0);
    write(root, { 'more.yaml': BAD.replace('name: bad', 'name: worse') });
    expect((await envfrom(root, 'check --format concise')).stdout).toMatch(/^more\.yaml:6:.*\n$/);
    rmSync(join(root, 'moved.yaml'));
    rmSync(join(root, 'more.yaml'));
    write(root, { 'broken.yaml': 'apiVersion: v1\nkind: ConfigMap\nx: [' });
    expect((await envfrom(root, 'check')).stdout).not.toContain('that is gone');
    rmSync(join(root, 'broken.yaml'));
    const { stdout } = await envfrom(root, 'check');
    expect(stdout).toContain(
      'It also accepts 1 problem that is gone (non-string-value): `envfrom baseline --prune` removes it.',
    );
    expect((await envfrom(root, 'baseline --prune')).stdout).toBe(
      `${path}: 1 problem removed, 1 left.\n`,
    );
    expect((await envfrom(root, 'check')).stdout).not.toContain('that is gone');
  });

  test('does not depend on the order of files, and is written once', async () => {
    const root = branch();
    await envfrom(root, 'baseline');
    const text = readFileSync(join(root, path), 'utf8');
    await envfrom(root, 'baseline');
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });

  test('that cannot be read is refused', async () => {
    const root = branch();
    write(root, { [path]: '{' });
    expect((await envfrom(root, 'check')).stderr).toBe(
      'envfrom: The baseline `.envfrom-baseline.json` is not valid JSON.\n  Write a new one with `envfrom baseline`.\n',
    );
    for (const text of ['[]', '{"version": 2, "problems": []}', '{"version":1,"problems":[{}]}']) {
      write(root, { [path]: text });
      expect((await envfrom(root, 'check')).code).toBe(2);
    }
    expect((await envfrom(root, 'check --baseline gone.json')).stderr).toContain(
      'Cannot read the baseline `gone.json`: no such file.',
    );
    rmSync(join(root, path));
    expect((await envfrom(root, 'baseline --prune')).stderr).toContain('There is no baseline');
  });
});
