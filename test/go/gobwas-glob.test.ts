import { expect, test } from 'vitest';
import { gobwasGlob } from '../../src/go/gobwas/gobwas-glob.ts';

/** Pattern, separators, texts, and those that gobwas/glob 0.2.3 matches; undefined where it refuses the pattern. */
test.each([
  [
    'files/{foo*,bar}.conf',
    '',
    ['files/foo1.conf', 'files/foo.conf', 'files/bar.conf'],
    ['files/foo.conf', 'files/bar.conf'],
  ],
  [
    'files/{bar,foo*}.conf',
    '',
    ['files/foo1.conf', 'files/bar.conf'],
    ['files/foo1.conf', 'files/bar.conf'],
  ],
  ['files/{foo*,bar*}.conf', '/', ['files/foo1.conf', 'files/a/foo.conf'], ['files/foo1.conf']],
  [
    '{config/*.yaml,apps/*}',
    '',
    ['config/a/b.yaml', 'apps/x', 'other'],
    ['config/a/b.yaml', 'apps/x'],
  ],
  ['{config/*.yaml,apps/*}', '/', ['config/a/b.yaml', 'config/b.yaml'], ['config/b.yaml']],
  ['{**/x,a}.yaml', '/', ['config/x.yaml', 'a.yaml'], ['a.yaml']],
  ['{**/,}x.yaml', '/', ['config/x.yaml', 'x.yaml'], []],
  ['**/*.{yml,yaml}', '/', ['a/b.yml', 'b.yml', 'a/b.json'], ['a/b.yml']],
  ['*.{yml,yaml}', '', ['a/b.yml'], ['a/b.yml']],
  ['*.{yml,yaml}', '/', ['a/b.yml', 'b.yaml'], ['b.yaml']],
  ['?', '', ['', 'a'], ['', 'a']],
  ['[!a]', '', ['', 'b', 'a'], ['', 'b']],
  ['[a-c]x', '', ['bx', 'dx'], ['bx']],
  ['***', '', ['', 'a'], ['', 'a']],
  ['apps/{dev/*,prod}.yaml', '/', ['apps/dev/x.yaml', 'apps/prod.yaml'], ['apps/prod.yaml']],
  ['*.y{a*,}ml', '', ['a.yml', 'a.yaml'], []],
  ['a{b', '', ['ab'], ['ab']],
  ['a[b', '', ['ab'], undefined],
  ['\\*a', '', ['*a', 'xa'], ['*a']],
  ['**é*', '', ['aéb'], ['aéb']],
])('%s with separators "%s"', (pattern, separators, texts, matched) => {
  const glob = gobwasGlob(pattern, separators);
  expect(glob && texts.filter((text) => glob.matches(text))).toEqual(matched);
});

test('a pattern made to be slow ends in time', () => {
  const text = `${'ab'.repeat(2000)}c`;
  const patterns = [
    '*a'.repeat(24),
    '*a'.repeat(100),
    '{a,bc}?'.repeat(12),
    '{{a*,b}*,c}'.repeat(6),
  ];
  const start = performance.now();
  for (const pattern of patterns) gobwasGlob(pattern, '/')?.matches(text);
  expect(performance.now() - start).toBeLessThan(10_000);
});
