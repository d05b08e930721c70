import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorIn, anchorOf } from '../../../src/report/document/anchors.ts';
import { formatPage } from '../../../src/report/page/format-page.ts';
import { envfrom } from '../../envfrom.ts';
import { repository, scratch, write } from '../../scratch.ts';
import { IS_SLOW } from '../../suite.ts';
import { SECRETS, SHOP } from './shop.ts';

async function page(root: string, words = ''): Promise<string> {
  const { code, stdout, stderr } = await envfrom(root, `report -o - ${words}`);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

/** The text of a part of the page, tags left out. */
function textIn(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  expect(start).not.toBe(-1);
  return textOf(html.slice(start, html.indexOf(to, start)));
}

function textOf(html: string): string {
  return html
    .replaceAll('<wbr>', '')
    .replaceAll(/<br>|<(?:p|td|th|tr)[ >]|<\/(?:p|td|th|summary|h\d|li)>/g, '\n$&')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\n\s+/g, '\n')
    .trim();
}

describe('envfrom report', () => {
  test('shows the variants of a workload side by side', async () => {
    const html = await page(scratch(SHOP));
    expect(textIn(html, '<section class="view" id="environments">', '</section>\n<p>'))
      .toMatchInlineSnapshot(`
        "Environments
        What the process of each container gets, and below each value where it is written. Values in <angle brackets> are secret, or known only to the cluster. A build is what one overlay, Application, release or folder deploys.
        Deployment api 1 error 3 variables differ 7 variables, 2 builds
        error ConfigMap app has no key LOG_LEVL. Container server of Deployment api will not start (CreateContainerConfigError: couldn&apos;t find key LOG_LEVL in ConfigMap dev/app). show
        container server
        Would not start in dev: CreateContainerConfigError: couldn&apos;t find key LOG_LEVL in ConfigMap dev/app-22h7g85dt7 (base/api.yaml:20)
        Would not start in prod: CreateContainerConfigError: couldn&apos;t find key LOG_LEVL in ConfigMap prod/app-tb772h29fc (base/api.yaml:20)
        Differing variables of container server of Deployment api
        Name
        dev
        prod
        LOG_LEVEL differs
        debug
        app-22h7g85dt7/LOG_LEVEL (dev/kustomization.yaml:6)how it got there
        written in dev/kustomization.yaml:6
        generated in dev: dev/kustomization.yaml:4
        info
        app-tb772h29fc/LOG_LEVEL (base/kustomization.yaml:4)how it got there
        written in base/kustomization.yaml:4
        generated in base: base/kustomization.yaml:3
        ONLY_DEV differs
        1
        app-22h7g85dt7/ONLY_DEV (dev/kustomization.yaml:6)how it got there
        written in dev/kustomization.yaml:6
        generated in dev: dev/kustomization.yaml:4
        not set
        PASSWORD differs
        <secret keys/password>
        Secret keys/password (dev/keys.yaml:4)
        <secret keys/password>
        differs from dev
        Secret keys/password (prod/keys.yaml:4)
        4 variables the same in both builds
        Equal variables of container server of Deployment api
        Name
        Value in both builds
        REGION
        eu
        app-22h7g85dt7/REGION (base/kustomization.yaml:4)how it got there, where in each build
        written in base/kustomization.yaml:4
        generated in base: base/kustomization.yaml:3
        dev: app-22h7g85dt7/REGION (base/kustomization.yaml:4)
        prod: app-tb772h29fc/REGION (base/kustomization.yaml:4)
        TOKEN
        <secret keys/token>
        Secret keys/token (dev/keys.yaml:4)where in each build
        dev: Secret keys/token (dev/keys.yaml:4)
        prod: Secret keys/token (prod/keys.yaml:4)
        LEVEL
        <missing configmap app-22h7g85dt7/LOG_LEVL>
        app-22h7g85dt7/LOG_LEVL (base/api.yaml:20); missing: all its keys are known, and this is not one of themhow it got there, where in each build
        written in base/api.yaml:20
        its reference renamed in dev: dev/kustomization.yaml:4
        dev: app-22h7g85dt7/LOG_LEVL (base/api.yaml:20)
        prod: app-tb772h29fc/LOG_LEVL (base/api.yaml:20)
        GREETING
        hello eu
        value (base/api.yaml:22)"
      `);
  });

  test('names what was not checked, with the reason', async () => {
    const html = await page(
      scratch({
        'apps.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: cache, namespace: argocd}
spec:
  destination: {namespace: cache, server: https://kubernetes.default.svc}
  source: {repoURL: https://charts.example.com, chart: valkey, targetRevision: 1.0.0}
`,
      }),
    );
    const [, listed = ''] =
      /<summary>Not checked, by name \(1\)<\/summary>(.*?)<\/ul>/s.exec(html) ?? [];
    expect(listed).toContain('<code>argocd/cache</code>');
    expect(listed).toContain('its chart is not available');
    expect(listed).toContain('apps.yaml:1');
  });

  test('a variable with one value takes four elements: they are what makes a large page slow', async () => {
    const html = await page(scratch(many(1)));
    expect(/<tr id="[^"]*\.A">[^]*?(?=<\/tbody>)/.exec(html)?.[0].replace(/id="[^"]*"/, 'id'))
      .toMatchInlineSnapshot(`
        "<tr id><th scope="row">A<td>0<p>value (pods.yaml:4)
        "
      `);
  });

  test('writes a file of its own name, and says so', async () => {
    const root = scratch(SHOP);
    const { code, stdout, stderr } = await envfrom(root, 'report');
    expect([code, stdout, stderr]).toEqual([
      0,
      '',
      'envfrom: wrote envfrom-report.html: open it in a browser.\n',
    ]);
    expect(readFileSync(join(root, 'envfrom-report.html'), 'utf8')).toBe(await page(root));
  });

  test('holds no value of a Secret, no length and no digest of one', async () => {
    const html = await page(scratch(SHOP));
    for (const secret of SECRETS) {
      expect(html).not.toContain(secret);
      expect(html).not.toContain(Buffer.from(secret).toString('base64'));
      for (const algorithm of ['sha1', 'sha256', 'md5']) {
        const digest = createHash(algorithm).update(secret).digest('hex');
        expect(html).not.toContain(digest.slice(0, 8));
      }
    }
  });

  test('a longer Secret changes nothing', async () => {
    const longer = SHOP['prod/keys.yaml']?.replace('9999-longer', `9999-${'x'.repeat(500)}`) ?? '';
    const root = scratch(SHOP);
    const html = await page(root);
    write(root, { 'prod/keys.yaml': longer });
    expect(await page(root)).toBe(html);
  });

  test('a text that is shown is never called the same as a Secret', async () => {
    const files = {
      ...SHOP,
      'dev/kustomization.yaml': `${SHOP['dev/kustomization.yaml'] ?? ''}patches:
- target: {kind: Deployment}
  patch: |
    - op: replace
      path: /spec/template/spec/containers/0/env/0
      value: {name: TOKEN, value: same-token-4711}
`,
    };
    const html = await page(scratch(files));
    const row = /<tr id="[^"]*TOKEN"[^]*?(?=<tr|<\/tbody>)/.exec(html)?.[0] ?? '';
    expect(textOf(row)).toContain('may differ from dev');
    expect(textOf(row)).not.toContain('the same');
  });

  test('shows what a change does', async () => {
    const root = repository(SHOP);
    write(root, { 'base/api.yaml': SHOP['base/api.yaml']?.replace('LOG_LEVL', 'LOG_LEVEL') ?? '' });
    const html = await page(root, '--base HEAD');
    const text = textIn(html, '<section class="view" id="change">', 'id="references"');
    expect(text).toContain('LEVEL');
    expect(text).toContain('starts again');
  });

  test('every link within the page leads somewhere, and every address is there once', async () => {
    const html = await page(scratch(SHOP));
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id = '']) => id);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('addresses stay when lines move', async () => {
    const moved = Object.fromEntries(
      Object.entries(SHOP).map(([path, text]) => [path, `# a\n\n${text}`]),
    );
    expect(await idsOf(moved)).toEqual(await idsOf(SHOP));
  });

  test('only its own style and scripts may run', async () => {
    const html = await page(scratch(SHOP));
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
    const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(
      ([, code = '']) => code,
    );
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashOf(style)}; script-src ${scripts.map(hashOf).join(' ')}; base-uri 'none'; form-action 'none'`,
    );
    expect(scripts).toHaveLength(2);
    expect(html).not.toMatch(/ style=| on\w+=|javascript:/);
  });

  test('places lead to the forge where it is known', async () => {
    const root = scratch(SHOP);
    const url = 'https://example.com/o/r/blob/abc';
    expect(await page(root, `--files-url ${url}/`)).toContain(
      `href="${url}/base/kustomization.yaml#L4"`,
    );
    const env = {
      GITHUB_SERVER_URL: 'https://g.example',
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_SHA: 'a',
    };
    const { stdout } = await envfrom(root, 'report -o -', { env });
    expect(stdout).toContain('href="https://g.example/o/r/blob/a/base/kustomization.yaml#L4"');
    const { code, stderr } = await envfrom(root, 'report -o - --files-url javascript:alert(1)');
    expect([code, stderr]).toMatchInlineSnapshot(`
      [
        2,
        "envfrom: \`--files-url javascript:alert(1)\` is not a web address.
        It starts with https://, as in \`https://github.com/OWNER/REPO/blob/SHA\`.
      ",
      ]
    `);
  });

  if (IS_SLOW) {
    test('counts the containers of one workload for which a page has no room', async () => {
      const containers = Array.from(
        { length: 30 },
        (_, at) => `{name: c${at}, image: x, envFrom: [{configMapRef: {name: cm}}]}`,
      );
      const keys = Array.from({ length: 4000 }, (_, at) => `K${at}: v`);
      const html = await page(
        scratch({
          'a.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [${containers.join(', ')}]}\n`,
          'b.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {${keys.join(', ')}}\n`,
        }),
      );
      const told = /\d+ more containers did not fit into this page/.exec(textOf(html))?.[0];
      expect(told).toBe('18 more containers did not fit into this page');
    });
  }

  test('what does not fit is counted, view by view', async () => {
    const report = {
      problems: [],
      undeployed: [],
      suppressed: [],
      files: [],
      builds: [],
      uncheckedEntries: [],
      otherDeployers: [],
      references: [],
      sources: [],
      workloads: [],
      environments: () => [],
      rules: [],
    };
    const options = { version: '', title: 'x', notices: [], filesUrl: undefined };
    const whole = [...formatPage({ report, matrices: [] }, { ...options, maxBytes: 1e6 })].join('');
    expect(whole).toContain('There are no workloads in these files.');
    const html = await page(scratch(many(400)));
    expect(html).not.toContain('did not fit');
  });

  test('readers of addresses see names, and no two things share one', () => {
    expect(anchorOf('env', 'Deployment shop/api', '\nbase/api.yaml')).toMatchInlineSnapshot(
      `"env-deployment-shop-api-926cc1d9"`,
    );
    expect(anchorIn('env-api-1a2b3c4d', 'server', 'A B"<é')).toMatchInlineSnapshot(
      `"1a2b3c4d.server.A~20B~22~3c~e9"`,
    );
  });
});

async function idsOf(files: typeof SHOP): Promise<readonly string[]> {
  return [...(await page(scratch(files))).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** So many workloads. */
function many(count: number): Record<string, string> {
  const pods = Array.from(
    { length: count },
    (_, at) =>
      `apiVersion: v1\nkind: Pod\nmetadata: {name: p${at}}\nspec: {containers: [{name: a, image: a, env: [{name: A, value: "${at}"}]}]}\n`,
  );
  return { 'pods.yaml': pods.join('---\n') };
}
