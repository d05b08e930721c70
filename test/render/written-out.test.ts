import { expect, test } from 'vitest';
import { writtenOut } from '../../src/render/entry-points/artifacts/written-out.ts';

test('variables and functions of a script are written out', () => {
  const script =
    'REPO=localhost:5000\npush() {\n  flux push artifact "oci://${REPO}/$1" --path $2\n}\npush apps ./apps\n';
  expect(writtenOut(script)).toContain(
    'flux push artifact "oci://localhost:5000/apps" --path ./apps',
  );
});

test.each([
  [
    'variables that double',
    Array.from({ length: 60 }, (_, at) => `V${at + 1}="$V${at}$V${at}"`).join('\n'),
  ],
  ['a line with many variables', `A=${'x'.repeat(4000)}\necho ${'$A'.repeat(100_000)}`],
  [
    'functions that call functions',
    `f() {\n}\ng() {\n${'f\n'.repeat(1000)}}\nh() {\n${'g\n'.repeat(1000)}}\n${'h\n'.repeat(1000)}`,
  ],
  ['a long line in a function', `f() {\n${'x'.repeat(100_000)}\n}\n${'f\n'.repeat(1000)}`],
  ['many arguments', `f() {\n  echo $1\n}\nf ${'a '.repeat(100_000)}`],
])('%s do not make a text without a bound', (_, script) => {
  const text = `V0=xxxxxxxx\n${script}`;
  expect(writtenOut(text).length).toBeLessThan(text.length + 2_100_000);
});
