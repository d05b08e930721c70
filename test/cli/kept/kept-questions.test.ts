import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHANGE_FORMATS } from '../../../src/report/changes/change-options.ts';
import { envfrom, type Ran } from '../../envfrom.ts';
import { git, repository, scratch, write } from '../../scratch.ts';
import { COPIES } from '../../secret-paths.ts';
import { few, IS_SLOW } from '../../suite.ts';

const FILES = {
  'base/kustomization.yaml':
    'resources: [pod.yaml]\nconfigMapGenerator: [{name: settings, envs: [a.env]}]\n',
  'base/a.env': 'LOG_LEVEL=info\n',
  'base/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers:
    - name: api
      image: api
      envFrom: [{configMapRef: {name: settings}}, {secretRef: {name: keys}}]
`,
  'dev/kustomization.yaml': 'resources: [../base]\nnamespace: dev\n',
  'prod/kustomization.yaml':
    'resources: [../base]\nnamespace: prod\nconfigMapGenerator: [{name: settings, behavior: merge, literals: [LOG_LEVEL=error]}]\n',
};

/** Every command whose answer is kept, as it may be asked. */
const QUESTIONS = [
  'check',
  'env',
  'env pod/api -b prod -f json',
  'env api -b dev -f dotenv',
  'why LOG_LEVEL',
  'references --name settings*',
  'sources -f json',
  'builds',
  'graph',
  'charts',
  'diff HEAD',
  'diff HEAD~1 HEAD -f json --exit-code',
  'diff --between dev prod',
  'diff --matrix api',
  'env --matrix api',
  'diff --with kubernetes=1.37',
  // Refused, which is an answer, too.
  'env nobody',
  'why NOBODY',
  'builds --cluster nowhere',
] as const;

const SOME = few(QUESTIONS, 3);

/** Questions that one inventory answers. */
const LISTS = [
  'references',
  'references --name settings*',
  'references -f json -b dev',
  'references --verdict undeclared --kind Secret',
  'references -n prod',
  'references --color always',
  'references -b nowhere',
  'references --name nobody',
  'sources',
  'sources -f json --name settings*',
  'sources -b prod',
  'why base/a.env',
  'why ./prod',
  'why base/pod.yaml -f json',
  'why dev/kustomization.yaml -f html',
] as const;

/** Questions that the environments of any of them answer. */
const ENVIRONMENTS = [
  'env',
  'env pod/api -b prod -f json',
  'env pod/api/api -b dev -f markdown',
  'env base/pod.yaml --color always',
  'env -n prod -f html',
  'env -n nowhere',
  'env nobody',
  'env api -b nowhere',
  'env nobody -b prod',
  'env api -b prod -f dotenv',
  'env api -b prod --services',
] as const;

/** Of these, the ones that only a run can answer. */
const NEED_A_RUN = new Set([
  'env nobody -b prod',
  'env api -b prod -f dotenv',
  'env api -b prod --services',
]);

interface Kept {
  readonly root: string;
  readonly cache: string;
  readonly ask: (line: string, env?: Readonly<Record<string, string>>) => Promise<Ran>;
}

function keptIn(root: string): Kept {
  const cache = join(scratch(), 'cache');
  const program = scratch({ 'cli.js': '1' });
  return {
    root,
    cache,
    ask: (line, env = {}) => envfrom(root, `${line} --cache ${cache}`, { program, env }),
  };
}

function twoCommits(): string {
  const root = repository(FILES);
  write(root, { 'base/a.env': 'LOG_LEVEL=debug\n' });
  git(root, 'commit', '--quiet', '--all', '--message', 'second');
  return root;
}

/** The entries, and what would change if one was written again. */
function entriesOf(cache: string): readonly string[] {
  return readdirSync(cache)
    .filter((name) => name !== 'key')
    .map((name) => `${name} ${statSync(join(cache, name)).ino}`);
}

describe('kept answers of questions', () => {
  test.each(SOME)('%s is answered from what was kept', async (line) => {
    const { root, cache, ask } = keptIn(twoCommits());
    const plain = await envfrom(root, line);
    expect(await ask(line)).toEqual(plain);
    const entries = entriesOf(cache);
    // A check leaves the inventory that lists are answered from, and all environments; `env` leaves the latter.
    const isEnv = line.startsWith('env') && !line.includes('--matrix');
    expect(entries).toHaveLength(line === 'check' ? 3 : isEnv ? 2 : 1);
    expect(await ask(line)).toEqual(plain);
    expect(entriesOf(cache)).toEqual(entries);
  });

  test.each(SOME.filter((line) => line !== 'diff HEAD~1 HEAD -f json --exit-code'))(
    '%s notices an edit',
    async (line) => {
      const { root, ask } = keptIn(twoCommits());
      await ask(line);
      appendFileSync(join(root, 'base/a.env'), 'NOBODY=1\n');
      write(root, { 'prod/kustomization.yaml': 'resources: [../base]\nnamespace: nowhere\n' });
      expect(await ask(line)).toEqual(await envfrom(root, line));
    },
  );

  test.runIf(IS_SLOW)('another question is another answer', async () => {
    const { root, cache, ask } = keptIn(twoCommits());
    for (const line of QUESTIONS) expect(await ask(line)).toEqual(await envfrom(root, line));
    // `references` and `sources` share one, and three questions of `env` are answered from what the check left.
    expect(entriesOf(cache)).toHaveLength(QUESTIONS.length - 3);
  });

  test.each(few([few(LISTS, 4), LISTS.toReversed()], 1))(
    'one entry answers %s and all other lists, in any order',
    async (...lines) => {
      const { root, cache, ask } = keptIn(twoCommits());
      await ask(lines[0] ?? '');
      const entries = entriesOf(cache);
      for (const line of lines) expect(await ask(line)).toEqual(await envfrom(root, line));
      expect(entriesOf(cache)).toEqual(entries);
    },
  );

  test.each(few([ENVIRONMENTS, ENVIRONMENTS.toReversed()], 1))(
    'the environments that %s asks for answer others, in any order',
    async (...lines) => {
      const { root, cache, ask } = keptIn(twoCommits());
      await ask(lines[0] ?? '');
      for (const line of lines) {
        const before = entriesOf(cache).length;
        expect(await ask(line)).toEqual(await envfrom(root, line));
        const isNew = NEED_A_RUN.has(line) && line !== lines[0];
        expect([line, entriesOf(cache).length]).toEqual([line, before + (isNew ? 1 : 0)]);
      }
    },
  );

  test('environments with too much text are not kept for other questions', async () => {
    const data = Array.from({ length: 9 }, (_, at) => `  KEY_${at}: ${'x'.repeat(100_000)}\n`);
    const containers = Array.from(
      { length: 10 },
      (_, at) => `    - {name: c${at}, image: x, envFrom: [{configMapRef: {name: long}}]}\n`,
    );
    const { cache, ask } = keptIn(
      repository({
        'map.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: long}\ndata:\n${data.join('')}`,
        'pod.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n${containers.join('')}`,
      }),
    );
    await ask('env -n nowhere');
    expect(entriesOf(cache)).toHaveLength(1);
  });

  test.each([
    ['another cluster', 'references --cluster nowhere'],
    ['other files', 'references base'],
    ['another version of Kubernetes', 'references --kubernetes-version 1.30'],
  ])('%s is another inventory', async (_, line) => {
    const { root, cache, ask } = keptIn(twoCommits());
    await ask('references');
    expect(await ask(line)).toEqual(await envfrom(root, line));
    expect(entriesOf(cache)).toHaveLength(2);
  });

  test('a word that becomes a path is another question', async () => {
    const { root, ask } = keptIn(twoCommits());
    const before = await ask('env api');
    write(root, { 'api/notes.txt': '' });
    const after = await ask('env api');
    expect(after).toEqual(await envfrom(root, 'env api'));
    expect(after).not.toEqual(before);
  });

  test('writes the file of --output again', async () => {
    const { ask } = keptIn(twoCommits());
    const file = join(scratch(), 'list.json');
    await ask(`sources -f json -o ${file}`);
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    await ask(`sources -f json -o ${file}`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  // A page of HTML writes the name of the commit otherwise.
  test.each(
    few(
      CHANGE_FORMATS.filter((format) => format !== 'html'),
      2,
    ),
  )('a commit of the same manifests gets the same answer of diff, as %s', async (format) => {
    // All sources are here: for one that is missing, any file may be the reason, and is read.
    const pod = FILES['base/pod.yaml'].replace(', {secretRef: {name: keys}}', '');
    const files = { ...FILES, 'base/pod.yaml': pod, 'notes.txt': '1' };
    const { root, cache, ask } = keptIn(repository(files));
    const line = `diff HEAD -f ${format}`;
    write(root, { 'base/a.env': 'LOG_LEVEL=debug\n' });
    await ask(line);
    const entries = entriesOf(cache);
    write(root, { 'notes.txt': '2' });
    git(root, 'commit', '--quiet', '--message', 'notes', 'notes.txt');
    expect(await ask(line)).toEqual(await envfrom(root, line));
    expect(entriesOf(cache)).toEqual(entries);
  });

  test('a page of HTML names the commit of now', async () => {
    const { root, ask } = keptIn(repository(FILES));
    await ask('diff HEAD -f html');
    git(root, 'commit', '--quiet', '--allow-empty', '--message', 'second');
    expect(await ask('diff HEAD -f html')).toEqual(await envfrom(root, 'diff HEAD -f html'));
  });

  test('values of Secrets that are shown are neither kept nor taken from what was kept', async () => {
    const value = 'c4nary-hunter2-pa55word';
    const secret = `apiVersion: v1\nkind: Secret\nmetadata: {name: keys}\nstringData: {TOKEN: ${value}}\n`;
    const kustomization = `${FILES['base/kustomization.yaml']}resources: [pod.yaml, secret.yaml]\n`;
    const { cache, ask } = keptIn(
      repository({
        ...FILES,
        'base/kustomization.yaml': kustomization.replace('resources: [pod.yaml]\n', ''),
        'base/secret.yaml': secret,
      }),
    );
    const shown = await ask('env -b prod --show-values');
    expect(shown.stdout).toContain(value);
    expect(existsSync(cache)).toBe(false);
    const redacted = await ask('env -b prod');
    expect(redacted.stdout).not.toContain(value);
    const entries = entriesOf(cache);
    expect(await ask('env -b prod --show-values')).toEqual(shown);
    expect(entriesOf(cache)).toEqual(entries);
  });

  test('--no-cache keeps nothing', async () => {
    const root = twoCommits();
    const home = scratch();
    const given = { program: scratch({ 'cli.js': '1' }), env: { HOME: home } };
    for (const line of SOME) await envfrom(root, `${line} --no-cache`, given);
    expect(readdirSync(home)).toEqual([]);
    await envfrom(root, 'builds', given);
    expect(readdirSync(home)).toEqual(['.cache']);
  });

  test('hold no value of a Secret, as text or as base64', { timeout: 120_000 }, async () => {
    const value = 'c4nary-hunter2-pa55word';
    const lines = ['env', 'env -f json', 'env -f describe', 'sources', 'references', 'graph'];
    const places = few(Object.values(COPIES), 2);
    for (const files of places) {
      const root = repository({ 'notes.txt': '' });
      write(root, files(value));
      const { cache, ask } = keptIn(root);
      for (const line of [...lines, 'why ./', 'why *', 'builds', 'diff HEAD --files'])
        await ask(line);
      // All environments are one more.
      expect(entriesOf(cache)).toHaveLength(8);
      for (const name of readdirSync(cache)) {
        const bytes = readFileSync(join(cache, name));
        expect(bytes.includes(value)).toBe(false);
        expect(bytes.includes(Buffer.from(value).toString('base64'))).toBe(false);
      }
    }
  });
});
