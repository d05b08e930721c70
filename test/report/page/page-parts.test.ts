import { describe, expect, test } from 'vitest';
import { roomOf } from '../../../src/report/document/html/page-room.ts';
import { printHtml } from '../../../src/report/document/html/print-html.ts';
import { paragraph, section } from '../../../src/report/document/parts.ts';
import { DEFAULT_PRINT_OPTIONS } from '../../../src/report/document/print-options.ts';
import { envfrom } from '../../envfrom.ts';
import { scratch } from '../../scratch.ts';
import { IS_SLOW } from '../../suite.ts';

async function page(files: Readonly<Record<string, string>>): Promise<string> {
  return (await envfrom(scratch(files), 'report -o -')).stdout;
}

const pod = (name: string, env: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: main, image: a, env: [${env}]}]}\n`;

const keys = (namespace: string): string =>
  `---\napiVersion: v1\nkind: Secret\nmetadata: {name: keys, namespace: ${namespace}}\nstringData: {token: x}\n`;

const overlay = (namespace: string): string => `resources: [api.yaml]\nnamespace: ${namespace}\n`;

const ref = (secret: string): string =>
  `{name: TOKEN, valueFrom: {secretKeyRef: {name: ${secret}, key: token}}}`;

describe('envfrom report', () => {
  test('says below a value why it is not known', async () => {
    const html = await page({
      'store.yaml': `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: stored}
spec:
  data: [{secretKey: token, remoteRef: {key: a}}]
---
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: whole}
spec:
  dataFrom: [{extract: {key: a}}]
---
apiVersion: v1
kind: Secret
metadata: {name: plain}
stringData: {token: a-secret-text}
`,
      'pods.yaml': [
        pod('a', ref('stored')),
        pod('b', ref('whole')),
        pod('c', ref('nowhere')),
        pod('d', ref('plain')),
      ].join('---\n'),
    });
    const origins = [...html.matchAll(/\.TOKEN">.*?<p>(.*)/g)].map(([, text]) => text);
    expect(origins).toMatchInlineSnapshot(`
      [
        "Secret stored/token (store.yaml:5); not known: ExternalSecret fills it in",
        "Secret whole/token (pods.yaml:9); not known: its keys come from the secret store",
        "Secret nowhere/token (pods.yaml:14); missing: nothing in the files defines or mentions it",
        "Secret plain/token (store.yaml:16)",
      ]
    `);
  });

  test('workloads without variables come last, one line for each', async () => {
    const html = await page({
      'pods.yaml': [pod('a-none', ''), pod('b-one', '{name: A, value: x}'), pod('c-none', '')].join(
        '---\n',
      ),
    });
    const view = html.slice(html.indexOf('id="environments"'), html.indexOf('id="problems"'));
    const names = [...view.matchAll(/Pod [abc]-\w+/g)].map(([name]) => name);
    expect([...new Set(names)]).toEqual(['Pod b-one', 'Pod a-none', 'Pod c-none']);
    expect(view).toMatch(/<details class="f"><summary><h3>2 workloads without variables<\/h3>/);
    expect(html).not.toContain('What it refers to');
    const tree = html.slice(html.indexOf('id="overview"'), html.indexOf('id="environments"'));
    expect([...tree.matchAll(/Pod [abc]-\w+/g)].map(([name]) => name)).toEqual([
      'Pod b-one',
      'Pod a-none',
      'Pod c-none',
    ]);
  });
});

describe('a card of the report', () => {
  test('is one for each cause, with its other places, in whatever namespace they are', async () => {
    const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers:
      - name: main
        image: a
        volumeMounts:
        - {name: files, mountPath: /a, subPath: a}
        - {name: files, mountPath: /b, subPath: b}
      volumes: [{name: files, configMap: {name: files}}]
---
apiVersion: v1
kind: ConfigMap
metadata: {name: files}
data: {a: '', b: ''}
`;
    const html = await page({
      'dev/kustomization.yaml': overlay('dev'),
      'dev/api.yaml': deployment,
      'prod/kustomization.yaml': overlay('prod'),
      'prod/api.yaml': deployment,
    });
    const cards = [...html.matchAll(/<article[^]*?<\/article>/g)].map(([card]) => card);
    const about = cards.filter((card) => card.includes('>sub-path-never-updates<'));
    expect(about).toHaveLength(1);
    expect(about[0]).toContain('the same at 3 more places:');
  });
});

describe('problems', () => {
  test('of a workload lead to the card of their cause, also where many names are one card', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const html = await page({
      'pods.yaml': names.map((name) => pod(name, ref(`secret-${name}`))).join('---\n'),
    });
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...html.matchAll(/href="#([^"]*)">show/g)].map(([, id]) => id);
    expect(links).toHaveLength(names.length);
    expect([...new Set(links)].filter((id) => ids.includes(id))).toHaveLength(1);
  });

  test('of several namespaces are one card for each cause', async () => {
    const html = await page({
      'pods.yaml': ['dev', 'prod']
        .map((namespace) => pod(`a, namespace: ${namespace}`, ref('keyss')) + keys(namespace))
        .join('---\n'),
    });
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).toContain('the same at 1 more place:');
  });
});

describe('the room of a page', () => {
  test('is bytes and elements, of which parts that fold take more', () => {
    expect(roomOf('<p>é<b>x</b></p>')).toEqual({ bytes: 17, elements: 2 });
    const folded = roomOf('<details><summary>x</summary></details>').elements;
    expect(folded).toBeGreaterThan(roomOf('<div><p>x</p></div>').elements);
  });

  if (IS_SLOW) {
    test('what has too many elements is counted, like what has too many bytes', () => {
      const parts = Array.from({ length: 30 }, () =>
        paragraph(
          Array.from({ length: 40_000 }, () => ({ text: 'a', strong: true })),
          { counts: { number: 1, noun: 'thing' } },
        ),
      );
      const document = [{ ...section('All', parts, 1), anchor: 'all' }];
      const views = [{ anchor: 'all', title: 'All' }];
      const setup = { title: 'x', asides: [], views, shares: new Map<string, number>() };
      const pieces = printHtml(document, { ...DEFAULT_PRINT_OPTIONS, rest: 'ask', page: setup });
      const html = [...pieces].join('');
      expect(roomOf(html).elements).toBeLessThanOrEqual(500_000);
      const [note] = /\d+ more things did not fit into this page; ask\./.exec(html) ?? [];
      expect(note).toBe('18 more things did not fit into this page; ask.');
    });
  }
});
