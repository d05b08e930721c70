/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { resolve } from 'node:path';
import { source as AXE } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { realRepositories } from '../real-programs.ts';
import { SECRETS, SHOP } from '../report/page/shop.ts';
import { repository, write } from '../scratch.ts';
import { CHROMIUM, launch, open } from './browser.ts';

interface EnvironmentJson {
  readonly environments: readonly {
    readonly container: { readonly name: string };
    readonly variables: readonly { readonly name: string; readonly value: string }[];
  }[];
}

interface ChangeJson {
  readonly workloads: readonly {
    readonly containers: readonly { readonly variables: readonly VariableJson[] }[];
  }[];
}

interface VariableJson {
  readonly name: string;
  readonly before?: { readonly value: string };
  readonly after?: { readonly value: string };
}

async function report(root: string, words = ''): Promise<string> {
  return (await envfrom(root, `report -o - ${words}`)).stdout;
}

/** The views of a page, by their anchors. */
function viewsOf(page: Page): Promise<readonly string[]> {
  return page.locator('.view').evaluateAll((views) => views.map(({ id }) => id));
}

/** Characters of a page that axe looks at: it takes milliseconds for each cell, and the rows of larger pages are alike. */
const MAX_FOR_AXE = 200_000;

/** What axe finds in each view, everything unfolded. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ content: AXE });
  const found: string[] = [];
  for (const view of await viewsOf(page)) {
    await page.evaluate((id) => {
      location.hash = id;
      for (const each of document.querySelectorAll('details')) each.open = true;
    }, view);
    const some = await page.evaluate<readonly string[]>(
      `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => id + ': ' + html.slice(0, 200))))`,
    );
    found.push(...some.map((text) => `${view}: ${text}`));
  }
  return found;
}

/** `container, name, value` of everything that a page says a container gets, white space left out. */
async function valuesOn(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(() => {
    const found: (readonly string[])[] = [];
    for (const row of document.querySelectorAll('#environments tr[id]')) {
      const container = row.closest('section:not(.view)')?.querySelector('code')?.textContent ?? '';
      const name = row.querySelector('th')?.firstChild?.textContent ?? '';
      for (const cell of row.querySelectorAll('td')) {
        let value: string | undefined;
        for (const node of [...cell.childNodes, cell]) {
          if (['#text', 'CODE', 'SPAN', 'BR'].includes(node.nodeName)) {
            value = (value ?? '') + (node.textContent ?? '');
          } else if (value !== undefined) {
            if (value.trim() !== '') found.push([container, name, value]);
            value = undefined;
          }
        }
      }
    }
    return found;
  });
  return sorted([...new Set(all.map(plainLine))]);
}

/** Values are compared without white space, and without the signs that make it visible. */
function plainLine(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\s↵·]+/g, '')).join('\t');
}

/** The same of the JSON of `env`. */
async function valuesOfEnv(root: string): Promise<readonly string[]> {
  const { stdout } = await envfrom(root, 'env --format json');
  const { environments }: EnvironmentJson = JSON.parse(stdout);
  const all = environments.flatMap(({ container, variables }) =>
    variables.map(({ name, value }) =>
      plainLine([container.name, name, value === '' ? '(empty)' : value]),
    ),
  );
  return sorted([...new Set(all)]);
}

function sorted(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => (a < b ? -1 : 1));
}

/** Without the hash in the name of what is missing, which is the same in all builds but for it. */
function withoutHash(values: readonly string[]): readonly string[] {
  return [...new Set(values.map((text) => text.replace(/(<missing.*)-\w{10}\//, '$1/')))];
}

/** What the page shows after it has drawn what was asked: it may take a moment. */
const eventually = <Shown>(ask: () => Shown | Promise<Shown>): ReturnType<typeof expect.poll> =>
  expect.poll(ask, { timeout: 10_000 });

describe.skipIf(CHROMIUM === undefined)('a report in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('says nothing, asks for nothing, and axe finds nothing, light and dark', async () => {
    const root = repository(SHOP);
    write(root, {
      'dev/kustomization.yaml': (SHOP['dev/kustomization.yaml'] ?? '').replace('debug', 'trace'),
    });
    const html = await report(root, '--base HEAD');
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, heard } = await open(browser, html, { colorScheme, bypassCSP: true });
      expect(await viewsOf(page)).toEqual([
        'overview',
        'environments',
        'problems',
        'change',
        'references',
      ]);
      expect(await findings(page)).toEqual([]);
      expect(heard).toEqual([]);
    }
  });

  test('the page of `diff` says nothing, and axe finds nothing', async () => {
    const root = repository(SHOP);
    write(root, {
      'base/api.yaml': (SHOP['base/api.yaml'] ?? '').replace('LOG_LEVL', 'LOG_LEVEL'),
    });
    const { stdout } = await envfrom(root, 'diff HEAD --format html');
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, heard } = await open(browser, stdout, { colorScheme, bypassCSP: true });
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('/');
      await page.keyboard.type('LEVEL');
      await eventually(() => page.locator('#results a').count()).toBeGreaterThan(0);
      expect(heard).toEqual([]);
    }
  });

  test('has at most 20 MB, and counts what did not fit', async () => {
    const [pods, variables] = [800, 60];
    const lines = Array.from(
      { length: variables },
      (_, at) => `    - {name: VARIABLE_${at}, value: ${'x'.repeat(300)}}`,
    ).join('\n');
    const pod = (at: number): string =>
      `apiVersion: v1\nkind: Pod\nmetadata: {name: pod-${at}}\nspec:\n  containers:\n  - name: main\n    image: a\n    env:\n${lines}\n`;
    const files = Array.from({ length: pods }, (_, at) => [`k8s/pod-${at}.yaml`, pod(at)] as const);
    const html = await report(repository(Object.fromEntries(files)));
    expect(Buffer.byteLength(html)).toBeGreaterThan(10 * 1024 * 1024);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(20 * 1024 * 1024);
    const { page, heard } = await open(browser, html);
    const note = (await page.locator('#environments > p.warning').textContent()) ?? '';
    const [, left = ''] =
      /^([\d,]+) more workloads did not fit into this page; name a PATH, or use --build/.exec(
        note,
      ) ?? [];
    const shown = await page.locator('#environments > details').count();
    expect(shown + Number(left.replaceAll(',', ''))).toBe(pods);
    expect(heard).toEqual([]);
  });

  test('every cell is what `env --format json` says', async () => {
    const root = repository(SHOP);
    const { page } = await open(browser, await report(root));
    expect(withoutHash(await valuesOn(page))).toEqual(withoutHash(await valuesOfEnv(root)));
  });

  test('the change is what `diff --format json` says', async () => {
    const root = repository(SHOP);
    write(root, {
      'base/api.yaml': (SHOP['base/api.yaml'] ?? '')
        .replace('LOG_LEVL', 'LOG_LEVEL')
        .replace('hello', 'bye'),
      'prod/keys.yaml': (SHOP['prod/keys.yaml'] ?? '').replace('same-token', 'other-token'),
    });
    const { page } = await open(browser, await report(root, '--base HEAD'));
    const rows = await page
      .locator('#change details table tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent),
        ),
      );
    const { stdout } = await envfrom(root, 'diff HEAD --format json');
    const { workloads }: ChangeJson = JSON.parse(stdout);
    const told = workloads.flatMap(({ containers }) =>
      containers.flatMap(({ variables }) => variables),
    );
    expect(sorted(told.map(({ name }) => name))).toEqual(sorted(rows.map(([, name = '']) => name)));
    for (const { name, before, after } of told) {
      const shown = rows.filter(([, title]) => title === name).map(([, , value]) => value ?? '');
      for (const value of [before?.value, after?.value])
        if (value !== undefined && !value.startsWith('<'))
          expect(shown.some((text) => text.includes(value))).toBe(true);
    }
    expect(told.length).toBeGreaterThan(2);
  });

  test('search finds names and values, and leads to the place, unfolded', async () => {
    const { page, heard } = await open(browser, await report(repository(SHOP)));
    await page.keyboard.press('/');
    await page.keyboard.type('hello eu');
    await eventually(() => page.locator('#results p').textContent()).toBe('1 place');
    await eventually(() => page.url()).toContain('#q=hello%20eu');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toMatch(/#[0-9a-f]{8}\.server\.GREETING$/);
    await eventually(() => page.locator('tr:target').isVisible()).toBe(true);
    await eventually(() => page.locator('#results').isVisible()).toBe(false);
    for (const secret of SECRETS) {
      await page.locator('#search').fill(secret);
      await eventually(() => page.locator('#results p').textContent()).toContain(
        'Nothing here has',
      );
    }
    expect(heard).toEqual([]);
  });

  test('search puts names first, and knows workloads and builds', async () => {
    const { page } = await open(browser, await report(repository(SHOP)));
    const firstOf = async (query: string): Promise<string> => {
      await page.locator('#search').fill(query);
      return (await page.locator('#results a').first().textContent()) ?? '';
    };
    expect(await firstOf('region')).toMatch(/^REGION Deployment api · Environments/);
    expect(await firstOf('api log_level prod')).toMatch(/^LOG_LEVEL .*dev: debug.*prod: info/);
    expect(await firstOf('base/api.yaml log_levl')).toContain('LOG_LEVL');
  });

  test('filters a view only by what some of its parts have', async () => {
    const { page } = await open(browser, await report(repository(SHOP)));
    await page.locator('.facts a[data-only]').click();
    await eventually(() => page.locator('#environments').isVisible()).toBe(true);
    await page.locator('nav a[href="#references"]').click();
    await eventually(() => page.locator('#references details:visible').count()).toBeGreaterThan(0);
    await eventually(() => page.locator('.none').count()).toBe(0);
  });

  test('addresses open what they name', async () => {
    const html = await report(repository(SHOP));
    const [, row = ''] = /id="([0-9a-f]{8}\.server\.REGION)"/.exec(html) ?? [];
    const { page } = await open(browser, html, { hash: `#${row}` });
    await eventually(() => page.locator('tr:target').isVisible()).toBe(true);
    await eventually(() => page.locator('#problems').isVisible()).toBe(false);
    const [, problem = ''] = /id="(problem-[^"]*)"/.exec(html) ?? [];
    await page.goto(`${page.url().split('#')[0] ?? ''}#${problem}`);
    await eventually(() => page.locator('article:target').isVisible()).toBe(true);
    const searched = await open(browser, html, { hash: '#q=LOG_LEVEL' });
    await eventually(() => searched.page.locator('#results a').count()).toBeGreaterThan(1);
  });

  test('keys and filters', async () => {
    const { page, heard } = await open(browser, await report(repository(SHOP)));
    await page.keyboard.press('?');
    await eventually(() => page.locator('dialog').isVisible()).toBe(true);
    // Pressed again as long as it does nothing: a busy machine may lose a key that comes while the dialog opens or closes.
    const visibleAfter = (key: string, shown: string): ReturnType<typeof eventually> =>
      eventually(async () => {
        await page.keyboard.press(key);
        return page.locator(shown).last().isVisible();
      });
    await visibleAfter('Escape', 'dialog').toBe(false);
    await visibleAfter('2', '#environments').toBe(true);
    await visibleAfter('2', '#overview').toBe(false);
    await visibleAfter('1', '#overview li.f').toBe(true);
    await page.keyboard.press('d');
    await eventually(() => page.locator('#overview li.f:visible:not(.f-differs)').count()).toBe(0);
    await eventually(() => page.locator('#overview li.f-differs:visible').count()).toBeGreaterThan(
      0,
    );
    expect(heard).toEqual([]);
  });

  test('is readable without script, and where the policy of Jenkins forbids script and style', async () => {
    const html = await report(repository(SHOP));
    const plain = await open(browser, html, { javaScriptEnabled: false });
    const text = await plain.page.locator('main').innerText();
    for (const words of [
      'LOG_LEVEL',
      'debug',
      'Would not start',
      'missing-config-map-key',
      'differs',
    ])
      expect(text).toContain(words);
    await eventually(() => plain.page.locator('#tools').isVisible()).toBe(false);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: {
          'content-security-policy':
            "sandbox; default-src 'none'; img-src 'self'; style-src 'self';",
        },
        body: html,
      }),
    );
    await page.goto('http://jenkins.example/page.html');
    const seen = await page.locator('main').innerText();
    for (const words of ['LOG_LEVEL', 'debug', 'missing-config-map-key', 'Not checked'])
      expect(seen).toContain(words);
  });

  test('hostile names and values run nothing', async () => {
    const evil = [
      '</script><script>document.title="hit"</script>',
      '<img src=x onerror=document.title="hit">',
      '<svg onload=document.title="hit">',
      '"><a href="javascript:document.title=1">x</a>',
      "' onmouseover='document.title=1",
      '</style><style>body{display:none}</style>',
      '\u202eRTL\u2028$&${1}{{x}}',
    ];
    const env = evil.map((value, at) => `- {name: V${at}, value: ${JSON.stringify(value)}}`);
    const named = evil.map((name) => `- {name: ${JSON.stringify(name)}, value: x}`);
    const root = repository({
      'a.yaml': `apiVersion: v1
kind: Pod
metadata: {name: ${JSON.stringify(evil[0])}}
spec:
  containers:
  - name: ${JSON.stringify(evil[1])}
    image: a
    envFrom: [{configMapRef: {name: ${JSON.stringify(evil[2])}}}]
    env:
${[...env, ...named].map((line) => `    ${line}`).join('\n')}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: ${JSON.stringify(evil[3])}}
data: {${JSON.stringify(evil[1])}: ${JSON.stringify(evil[4])}}
`,
      [`${'x'.repeat(3)}<img src=x onerror=alert(1)>/a.yaml`]:
        'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {}\n',
    });
    const { page, heard } = await open(browser, await report(root));
    const title = await page.title();
    await page.locator('#search').fill('<img');
    await page.locator('#results a').first().click();
    expect(await page.title()).toBe(title);
    expect(
      await page.locator('main img, main script, main style, main a[href^="javascript"]').count(),
    ).toBe(0);
    expect(heard).toEqual([]);
  });

  test.each(realRepositories())(
    '%s opens, is accessible where it is small, and shows what env says',
    async (path) => {
      const root = resolve(path);
      const text = await report(root);
      const { page, heard } = await open(browser, text, { bypassCSP: true });
      if (text.length < MAX_FOR_AXE) expect(await findings(page)).toEqual([]);
      expect(heard).toEqual([]);
      const [onPage, told] = [await valuesOn(page), await valuesOfEnv(root)];
      const cut = new Set(onPage);
      expect(
        told.filter((each) => !cut.has(each) && !onPage.some((shown) => each.startsWith(shown))),
      ).toEqual([]);
      expect(onPage.filter((shown) => !told.some((each) => each.startsWith(shown)))).toEqual([]);
    },
  );
});
