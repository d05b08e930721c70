import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGitPath } from '../../src/io/is-git-path.ts';
import { walkFolder } from '../../src/io/walk-folder.ts';
import { ignoreRules } from '../../src/text/glob/ignore-rules.ts';
import { git, scratch, write } from '../scratch.ts';
import { cases, IS_SLOW } from '../suite.ts';
import { initRepository } from '../write-repository.ts';

const FILES = [
  'a.yaml',
  'b.yaml',
  'a/a.yaml',
  'a/b/a.yaml',
  'a/b/c/b.yaml',
  'b/a.txt',
  'b/c.yaml/x',
  '.hidden/a.yaml',
  'a b.yaml',
  '!b.yaml',
  '#c.yaml',
  'a*',
];

describe('ignore files', () => {
  test('say the same as they say to git', async () => {
    const root = scratch(Object.fromEntries(FILES.map((file) => [file, ''])));
    initRepository(root);
    const names = [
      'a',
      'b',
      'a.yaml',
      '*.yaml',
      '*',
      '**',
      'a*',
      '?',
      '.hidden',
      '[ab]',
      '[!a]',
      'c.yaml',
    ];
    const odd = [
      '\\!b.yaml',
      '\\#c.yaml',
      '# comment',
      '',
      ' ',
      'a b.yaml',
      'a\\*',
      'a.yaml  ',
      'a\\ b.yaml',
    ];
    const path = fc
      .array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('/'));
    const line = fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
      {
        weight: 5,
        arbitrary: fc
          .tuple(fc.constantFrom('', '!'), fc.constantFrom('', '/'), path, fc.constantFrom('', '/'))
          .map((parts) => parts.join('')),
      },
    );
    const text = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'));
    await fc.assert(
      fc.asyncProperty(text, text, async (top, inner) => {
        write(root, { '.gitignore': top, 'a/.gitignore': inner });
        const theirs = git(root, 'ls-files', '-z', '--others', '--exclude-standard').split('\0');
        const { files } = await walkFolder(root);
        expect([...files].sort()).toEqual(theirs.filter((file) => file !== '').sort());
      }),
      { numRuns: cases(10, 150) },
    );
  });

  test.each<[string, string]>([
    ['stars', '*a'.repeat(500) + 'b'],
    ['folders', '**/a/'.repeat(500) + 'b'],
    ['braces', '{a,a}'.repeat(500)],
    ['brackets', '['.repeat(100_000)],
    ['slashes', '/'.repeat(300_000)],
    ['blanks', ' '.repeat(300_000) + 'x'],
    ['many', Array.from({ length: 20_000 }, (_, at) => `*${at}*.yaml`).join('\n')],
  ])('that are meant to take long do not: %s', (_, text) => {
    const rules = ignoreRules(text);
    const path = `${'a/'.repeat(50)}${'a'.repeat(200)}`;
    const answers = Array.from({ length: 100 }, () => rules(path, false));
    expect(new Set(answers).size).toBe(1);
  });
});

describe('a folder without git', () => {
  test('is listed but for .git, node_modules, pipes and what cannot be read', async () => {
    const root = scratch({
      'a.yaml': '',
      '.GIT/config': '',
      'sub/.git': 'gitdir: elsewhere\n',
      'sub/b.yaml': '',
      'node_modules/x.yaml': '',
      'closed/c.yaml': '',
    });
    execFileSync('mkfifo', [join(root, 'pipe.yaml')]);
    symlinkSync('a.yaml', join(root, 'link.yaml'));
    symlinkSync('.', join(root, 'loop'));
    chmodSync(join(root, 'closed'), 0);
    chmodSync(root, 0o755);
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    const { files, symlinks, unreadable } = await walkFolder(root);
    if (isRoot) process.seteuid?.(0);
    expect([[...files].sort(), [...symlinks].sort(), unreadable]).toEqual([
      ['a.yaml', 'sub/b.yaml'],
      ['link.yaml', 'loop'],
      ['closed/'],
    ]);
    chmodSync(join(root, 'closed'), 0o755);
  });

  if (IS_SLOW) {
    test('as deep as paths go', async () => {
      const root = scratch();
      const folder = join(root, ...Array.from({ length: 1500 }, () => 'd'));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'a.yaml'), '');
      expect((await walkFolder(root)).files).toEqual([`${'d/'.repeat(1500)}a.yaml`]);
    });
  }
});

test('a folder whose name holds a line break is told, a file is listed', async () => {
  const root = scratch({ 'a\nb.yaml': '', 'c/d\ne/f.yaml': '', '!(x).yaml': '', '[y].yaml': '' });
  const { files, unreadable } = await walkFolder(root);
  expect([...files].sort()).toEqual(['!(x).yaml', '[y].yaml', 'a\nb.yaml']);
  expect(unreadable).toEqual(['c/d\ne']);
});

test('what leads into a .git folder on some file system', () => {
  const inside = [
    ...'.git .GIT/config a/.git/config .git. .git... .gIt/x git~1/x GIT~2 .git::$INDEX_ALLOCATION/x'.split(
      ' ',
    ),
    '.git /config',
    '.g\u200cit/config',
    '\ufeff.git',
    'a\\.git\\config',
  ];
  const outside = 'a.git .gitignore .github/x .git-x git git~x gitops/.gitkeep ..git x.git/a'.split(
    ' ',
  );
  expect([...inside, ...outside].filter(isGitPath)).toEqual(inside);
});
