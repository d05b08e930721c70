import { describe, expect, test } from 'vitest';
import { matchesPattern, parsePattern } from '../../../src/render/flux/artifact/ignore-pattern.ts';
import { compileGlob } from '../../../src/text/glob/compile-glob.ts';
import { doublestarPaths, type FolderEntry } from '../../../src/text/glob/doublestar-paths.ts';
import {
  DOUBLESTAR,
  ENVSUBST,
  GIT_PATH,
  GIT_TEXT,
  GO_PATH,
  GOBWAS_PATH,
  GOBWAS_TEXT,
} from '../../../src/text/glob/glob-dialects.ts';
import { gitGlobs, nameGlobs, pathGlobs } from '../../../src/text/glob/glob-set.ts';
import recorded from './recorded-answers.json' with { type: 'json' };

/**
 * What one engine for each program answered, before one automaton took their place: patterns of public repositories and random ones,
 * each with the numbers of the paths that it matches, or null if its program refuses it.
 */
const { paths } = recorded;

type Match = ((path: string) => boolean) | undefined;

const ENGINES: readonly (readonly [
  name: string,
  answers: Readonly<Record<string, string | null>>,
  compile: (pattern: string) => Match,
])[] = [
  ['--include', recorded.PATHS, (pattern) => pathGlobs([pattern]).matches],
  ['names', recorded.NAMES, (pattern) => nameGlobs([pattern]).matches],
  ['ignore files of git', recorded.GIT_PATH_IGNORE, (pattern) => gitGlobs([pattern]).matches],
  ['git, :(glob)', recorded.GIT_PATH, (pattern) => compileGlob(pattern, GIT_PATH)],
  ['git', recorded.GIT_TEXT, (pattern) => compileGlob(pattern, GIT_TEXT)],
  ['gobwas with /', recorded.GOBWAS_PATH, (pattern) => compileGlob(pattern, GOBWAS_PATH)],
  ['gobwas', recorded.GOBWAS_TEXT, (pattern) => compileGlob(pattern, GOBWAS_TEXT)],
  ['doublestar', recorded.DOUBLESTAR, (pattern) => compileGlob(pattern, DOUBLESTAR)],
  ['path.Match', recorded.GO_PATH, (pattern) => compileGlob(pattern, GO_PATH)],
  ['envsubst', recorded.ENVSUBST, (pattern) => compileGlob(pattern, ENVSUBST)],
  [
    'Flux ignore',
    recorded.FLUX,
    (pattern) => (path) => matchesPattern(parsePattern(pattern, []), path.split('/'), false),
  ],
];

function answer(matches: Match): string | null {
  if (matches === undefined) return null;
  return paths.flatMap((path, index) => (matches(path) ? [String(index)] : [])).join(' ');
}

test.each(ENGINES)('%s', (_, answers, compile) => {
  const now = Object.keys(answers).map((pattern) => [pattern, answer(compile(pattern))]);
  expect(Object.fromEntries(now)).toEqual(answers);
});

/** gobwas/glob forgets paths if an option of braces ends with a star. Charts that people write have no such pattern. */
test('faults of gobwas that are not imitated', () => {
  const faults = Object.entries(recorded.GOBWAS_PATH_FAULTS).map(([pattern, faulty]) => {
    const now = answer(compileGlob(pattern, GOBWAS_PATH))?.split(' ') ?? [];
    return [pattern, faulty.split(' ').every((path) => now.includes(path))];
  });
  expect(faults).toEqual([
    ['{*.yaml,**/*.yaml}', true],
    ['c{a,}*', true],
  ]);
});

describe('doublestar.Glob', () => {
  test('files in order', () => {
    const now = Object.keys(recorded.DOUBLESTAR_FILES).map((pattern) => [
      pattern,
      doublestarPaths(pattern, listFolder)?.filter(isFile) ?? null,
    ]);
    // The engine before this one named some files twice; its callers did not.
    const answers = Object.entries(recorded.DOUBLESTAR_FILES).map(
      ([pattern, files]): readonly [string, readonly string[] | null] => [
        pattern,
        files && [...new Set(files)],
      ],
    );
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(answers));
  });

  test('folders are matched, too', () => {
    const file = { name: 'a.yaml', isFolder: false };
    const entries = new Map<string, readonly FolderEntry[]>([
      ['', [{ name: 'env', isFolder: true }]],
      ['env', [file, { name: 'sub', isFolder: true }]],
    ]);
    const list = (folder: string) => entries.get(folder) ?? [];
    expect(doublestarPaths('env/**', list)).toEqual(['env', 'env/a.yaml', 'env/sub']);
    expect(doublestarPaths('env/*', list)).toEqual(['env/a.yaml', 'env/sub']);
  });

  test('a pattern of many ** ends in time', () => {
    expect(doublestarPaths(`${'**/a/'.repeat(25)}b`, listDeepFolder)).toEqual([
      `${'a/'.repeat(60)}a/b`,
    ]);
  });
});

function isFile(path: string): boolean {
  return !paths.some((other) => other.startsWith(`${path}/`));
}

function listFolder(folder: string): readonly FolderEntry[] {
  const start = folder === '' ? '' : `${folder}/`;
  const entries = new Map<string, FolderEntry>();
  for (const path of paths) {
    if (!path.startsWith(start)) continue;
    const [name = '', ...below] = path.slice(start.length).split('/');
    if (below.length > 0 || !entries.has(name))
      entries.set(name, { name, isFolder: below.length > 0 });
  }
  return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function listDeepFolder(folder: string): readonly FolderEntry[] {
  return folder.length < 120 ? [{ name: 'a', isFolder: true }] : [{ name: 'b', isFolder: false }];
}
