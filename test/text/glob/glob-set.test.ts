import * as fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { isGlob, nameGlobs, pathGlobs } from '../../../src/text/glob/glob-set.ts';
import { cases, IS_SLOW } from '../../suite.ts';

describe('globs for paths', () => {
  test.each([
    ['*.yaml', ['a.yaml', 'k8s/a.yaml', '.a.yaml'], ['a.yml', 'a.yaml.bak']],
    ['/*.yaml', ['a.yaml'], ['k8s/a.yaml']],
    ['k8s', ['k8s', 'k8s/a.yaml', 'x/k8s/a.yaml'], ['k8s2/a.yaml']],
    ['k8s/', ['k8s/a.yaml'], ['ak8s/a.yaml']],
    ['./k8s/*', ['k8s/a', 'k8s/a/b'], ['x/k8s/a']],
    ['**/test/**', ['test/a', 'x/y/test/a/b'], ['testing/a']],
    ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['a/xb', 'ab']],
    ['a/**/**/b', ['a/b', 'a/x/b'], ['ab']],
    ['a**b', ['ab', 'axb'], ['a/b']],
    ['**', ['a', 'a/b', '.a/b'], []],
    [
      'file?.{yaml,json}',
      ['file1.yaml', 'file2.json', 'file😀.json'],
      ['file.yaml', 'file10.yaml'],
    ],
    ['{a,b/{c,d}}/x', ['a/x', 'b/c/x', 'b/d/x'], ['b/x', 'c/x']],
    ['{a,}b', ['ab', 'b'], ['aab']],
    ['[a-c]x[!0-9].yaml', ['axy.yaml'], ['dxy.yaml', 'ax1.yaml', 'ax/.yaml']],
    ['[-a]b[c-]', ['-bc', 'ab-'], ['bbc']],
    ['a{b.yaml', ['a{b.yaml'], ['ab.yaml']],
    ['{a}.yaml', ['{a}.yaml'], ['a.yaml']],
    ['[z-a].yaml', ['[z-a].yaml'], ['z.yaml']],
    ['a+(b).yaml', ['a+(b).yaml'], ['aab.yaml']],
    [String.raw`a\*`, [String.raw`a\b`], ['a*']],
  ])('%s', (glob, matching, others) => {
    const { matches } = pathGlobs([glob]);
    expect([...matching, ...others].filter(matches)).toEqual(matching);
  });

  test('several are matched together, and say which', () => {
    const globs = pathGlobs(['apps/**', '*.yaml', 'apps/*/x.yaml', '{apps,infra}/a/*']);
    expect(
      ['apps/a/x.yaml', 'infra/a/x.json', 'infra/b', 'y.yaml'].map((path) => [
        globs.matches(path),
        globs.matching(path),
      ]),
    ).toEqual([
      [true, [0, 1, 2, 3]],
      [true, [3]],
      [false, []],
      [true, [1]],
    ]);
  });

  test('ordinary ones match what picomatch matches', () => {
    const name = fc.stringMatching(/^[a-c.]{1,3}$/).filter((text) => !/^\.+$/.test(text));
    const piece = fc.constantFrom('a', 'b', 'c', '.', '*', '?', '[ab]', '[^a]', '{a,bc}', '{b,c*}');
    const segment = fc.oneof(
      { weight: 1, arbitrary: fc.constant('**') },
      {
        weight: 4,
        arbitrary: fc
          .array(piece, { minLength: 1, maxLength: 3 })
          .map((pieces) => pieces.join(''))
          .filter((text) => !/^\.+$|\*\*|\*\?/.test(text)),
      },
    );
    const glob = fc.array(segment, { minLength: 2, maxLength: 4 }).map((all) => all.join('/'));
    const path = fc.array(name, { minLength: 2, maxLength: 4 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(glob, path, (pattern, text) => {
        // Ours takes what is in a folder with it; picomatch takes `a/**` for `a`, too, but not `*/**` for it.
        const globs = pattern.endsWith('/**') ? [`${pattern}/*`] : [pattern, `${pattern}/**`];
        const theirs = globs.some((each) => picomatch(each, { dot: true, fastpaths: false })(text));
        expect([pattern, text, pathGlobs([`/${pattern}`]).matches(text)]).toEqual([
          pattern,
          text,
          theirs,
        ]);
      }),
      { numRuns: cases(150, 3000) },
    );
  });
});

test('globs for names', () => {
  const names = ['api', 'api-v2', 'a.i', 'x/api'];
  const globs = ['api*', 'a?i', '*', 'a.i', '[ab]pi', '{api,a.i}', '**'];
  expect(globs.map((glob) => names.filter(nameGlobs([glob]).matches))).toEqual([
    ['api', 'api-v2'],
    ['api', 'a.i'],
    names,
    ['a.i'],
    ['api'],
    ['api', 'a.i'],
    names,
  ]);
});

test('what a glob is', () => {
  expect(['a.yaml', 'k8s/*', '{a,b}', 'a?', '[ab]'].map(isGlob)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

describe('cost', () => {
  const MANY = cases(1000, 20_000);
  const files = some(2000, (at) => `clusters/prod/apps/team-${at % 37}/svc-${at}/deployment.yaml`);

  test.each<[string, readonly string[], readonly string[]]>([
    ['names of folders', some(MANY, (at) => `clusters/dev/apps/x-${at}/**`), files],
    ['at any depth', some(MANY, (at) => `**/x-${at}/**/*.yaml`), files],
    ['two stars', some(MANY, (at) => `**/*a*${at}*b*.yaml`), files],
    ['choices', some(MANY, (at) => `{apps,infra}/${at}/*.{yaml,yml}`), files],
    ['a regular expression would never end', ['*a'.repeat(200) + 'b'], ['a'.repeat(4000)]],
    ['nested choices', ['{a,aa}'.repeat(200) + 'c'], ['a'.repeat(4000)]],
    ['folders', ['**/a/'.repeat(500) + 'b'], ['a/'.repeat(2000)]],
  ])('%s', (_, globs, paths) => {
    const { matches } = pathGlobs(globs);
    expect(paths.filter(matches)).toEqual([]);
  });

  if (IS_SLOW) {
    test('globs that cost too much end the run with a sentence', () => {
      const globs = some(20_000, (at) => `${'*a'.repeat(at % 50)}${'?'.repeat(at % 100)}b${at}`);
      const { matches } = pathGlobs(globs);
      expect(() => some(2000, () => 'a'.repeat(250)).filter(matches)).toThrow(
        'The globs of this run are too many and too complex to match.',
      );
    });
  }
});

function some(count: number, make: (at: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
