import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { envfrom } from '../../envfrom.ts';
import { schemaCheck } from '../../schema-check.ts';
import { write } from '../../scratch.ts';
import {
  checkouts,
  deployedOf,
  deployment,
  fluxSource,
  KUSTOMIZATION,
  reportOf,
} from './checkouts.ts';

const SHOP = { 'deploy/kustomization.yaml': KUSTOMIZATION };

/** More repositories than a fleet may have. */
const LONG = Array.from({ length: 1001 }, (_, at) => `- r${at}\n`).join('');

describe('a list', () => {
  const files = {
    infra: { 'clusters/prod/shop.yaml': fluxSource('shop', './deploy') },
    mirror: { ...SHOP, 'deploy/web.yaml': deployment('db', 'user') },
  };

  test('names repositories and their URLs', async () => {
    const folder = checkouts(files);
    const list = `# The fleet of one team.
- ../infra
- {path: ../mirror, name: shop, urls: ["https://git.example.com/acme/shop"]}
`;
    write(folder, { 'lists/fleet.yaml': list });
    const report = await reportOf(folder, 'fleet lists/fleet.yaml');
    expect(report.repositories).toEqual(['infra', 'shop']);
    expect(deployedOf(report)).toMatchInlineSnapshot(`
      [
        "Kustomization flux-system/shop → shop/deploy in infra/clusters/prod, 1 objects",
      ]
    `);
  });

  test('is what its schema says', () => {
    const check = schemaCheck('fleet.schema.json');
    const list = readFileSync('examples/fleet/fleet.yaml', 'utf8');
    expect(check(parse(list))).toEqual([]);
    for (const wrong of [[], {}, [''], [{ name: 'a' }], [{ path: 'a', nam: 'b' }]]) {
      expect(check(wrong)).not.toEqual([]);
    }
  });

  test('and folders give the same bytes in any order', async () => {
    const folder = checkouts(files);
    write(folder, { 'fleet.yaml': '- mirror\n- infra\n' });
    const lines = ['infra mirror', 'mirror infra', 'fleet.yaml', './infra/ fleet-of-one.yaml'];
    write(folder, { 'fleet-of-one.yaml': '[mirror]\n' });
    const outputs = await Promise.all(
      lines.map((line) => envfrom(folder, `fleet ${line} -f json --references`)),
    );
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(outputs[0]?.stdout).toContain('"repositories"');
  });

  test.each([
    ['fleet', ''],
    ['fleet infra gone', ''],
    ['fleet fleet.yaml', ''],
    ['fleet fleet.yaml', '{infra: 1}'],
    ['fleet fleet.yaml', 'infra'],
    ['fleet fleet.yaml', '- infra\n- gone\n'],
    [
      'fleet fleet.yaml',
      '- infra\n- {name: shop}\n- {path: mirror, nam: a, urls: b}\n- 3: 4\n- []\n',
    ],
    ['fleet fleet.yaml', '- infra\n- {path: mirror, name: infra}\n'],
    ['fleet fleet.yaml', '- infra\n- {path: ../SELF/infra, name: shop}\n'],
    ['fleet fleet.yaml', '- infra\n- infra/clusters\n'],
    ['fleet fleet.yaml', '- infra/.git\n'],
    ['fleet fleet.yaml', '- infra/clusters/prod/shop.yaml\n'],
    ['fleet fleet.yaml', '- {path: infra, name: a/b}\n'],
    ['fleet fleet.yaml', '- "infra\n'],
    ['fleet fleet.yaml', '1001'],
    ['fleet infra mirror --fix', ''],
    ['check --fleet infra --fix', ''],
    ['check --fleet infra --base HEAD', ''],
    ['check mirror --fleet infra', ''],
    ['fleet infra --cache infra/kept', ''],
  ])('that cannot be used: %s %j', async (line, list) => {
    const folder = checkouts(files);
    write(folder, {
      'fleet.yaml': (list === '1001' ? LONG : list).replace(
        'SELF',
        folder.slice(folder.lastIndexOf('/') + 1),
      ),
    });
    const { code, stdout, stderr } = await envfrom(folder, line);
    expect(stdout).toBe('');
    expect(code).toBe(2);
    expect(stderr.replaceAll(folder.slice(folder.lastIndexOf('/') + 1), 'SELF')).toMatchSnapshot();
  });
});
