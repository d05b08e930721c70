import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { SECRETS, SHOP } from '../report/page/shop.ts';
import { repository } from '../scratch.ts';

test.each([
  ['check --exit-zero', 'has no key <code>LOG_LEVL</code>'],
  ['env', 'hello eu'],
  ['why LOG_LEVEL', 'debug'],
  ['diff HEAD', 'No workload is touched'],
])('%s writes a page', async (words, said) => {
  const { code, stdout } = await envfrom(repository(SHOP), `${words} --format html`);
  expect(code).toBe(0);
  expect(stdout).toContain(said);
  expect(stdout.match(/<h1>/g)).toHaveLength(1);
  expect(stdout).toContain(`content="default-src 'none'; style-src 'sha256-`);
  expect(stdout).not.toMatch(/<script| style=| on\w+=/);
  for (const secret of SECRETS) expect(stdout).not.toContain(secret);
});

test('no page holds values of Secrets', async () => {
  const { code, stdout, stderr } = await envfrom(
    repository(SHOP),
    'env --show-values --format html',
  );
  expect([code, stdout, stderr]).toEqual([
    2,
    '',
    'envfrom: `--show-values` cannot be used with `--format html`.\n',
  ]);
});
