import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { SECRETS, SHOP } from '../report/page/shop.ts';
import { repository, scratch, write } from '../scratch.ts';

test.each([
  ['check --exit-zero', 'has no key <code>LOG_LEVL</code>'],
  ['env', 'hello eu'],
  ['why LOG_LEVEL', 'debug'],
])('%s writes a page', async (words, said) => {
  const { code, stdout } = await envfrom(scratch(SHOP), `${words} --format html`);
  expect(code).toBe(0);
  expect(stdout).toContain(said);
  expect(stdout.match(/<h1>/g)).toHaveLength(1);
  expect(stdout).toContain(`content="default-src 'none'; style-src 'sha256-`);
  expect(stdout).not.toMatch(/<script| style=| on\w+=/);
  for (const secret of SECRETS) expect(stdout).not.toContain(secret);
});

/** The view of the change in a page. */
function viewIn(html: string): string {
  const view =
    /<section class="view" id="change">[^]*?\n<\/section>\n(?=<section class="view"|<\/main>)/;
  return view.exec(html)?.[0] ?? '';
}

test('diff writes the view of the change, in the design of the report', async () => {
  const root = repository(SHOP);
  write(root, { 'base/api.yaml': SHOP['base/api.yaml']?.replace('LOG_LEVL', 'LOG_LEVEL') ?? '' });
  const { code, stdout } = await envfrom(root, 'diff HEAD --format html');
  expect(code).toBe(0);
  expect(stdout.match(/<section class="view"/g)).toHaveLength(1);
  expect(stdout).toContain('<section class="view" id="change"><h2>Change</h2>');
  expect(stdout).toMatch(
    /default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+' 'sha256-[^']+'; base-uri 'none'/,
  );
  const report = (await envfrom(root, 'report -o - --base HEAD')).stdout;
  expect(viewIn(stdout)).not.toBe('');
  expect(viewIn(stdout)).toBe(viewIn(report));
  for (const secret of SECRETS) expect(stdout).not.toContain(secret);
});

test('no page holds values of Secrets', async () => {
  const { code, stdout, stderr } = await envfrom(scratch(SHOP), 'env --show-values --format html');
  expect([code, stdout, stderr]).toEqual([
    2,
    '',
    'envfrom: `--show-values` cannot be used with `--format html`.\n',
  ]);
});

test('places of a change are links where the address of the files is known', async () => {
  const root = repository(SHOP);
  write(root, { 'base/api.yaml': SHOP['base/api.yaml']?.replace('LOG_LEVL', 'LOG_LEVEL') ?? '' });
  const address = 'https://github.com/acme/infra/blob/0a1b2c3';
  const linked = await envfrom(root, `diff HEAD --format html --files-url ${address}`);
  expect(linked.stdout).toMatch(new RegExp(`href="${address}/[^"]+#L\\d+"`));
  const CI = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/infra',
    GITHUB_SHA: '0a1b2c3',
  };
  const inCi = await envfrom(root, 'diff HEAD --format html', { env: CI });
  expect(inCi.stdout).toContain(`href="${address}/`);
  // Another head is not what the CI system has checked out.
  const other = await envfrom(root, 'diff HEAD HEAD --format html', { env: CI });
  expect(other.stdout).not.toContain(address);
  const wrong = await envfrom(root, 'diff HEAD --format html --files-url example');
  expect(wrong.code).toBe(2);
});
