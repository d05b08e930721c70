import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import {
  DEFAULT_CHANGE_OPTIONS,
  type ChangeFormat,
} from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const deployment = (name: string, config: string, image = '1') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec: {containers: [{name: app, image: "app:${image}", envFrom: [{configMapRef: {name: ${config}}}]}]}
`;
const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: shop-config}\ndata: {A: a}\n';
const names = (count: number) => Array.from({ length: count }, (_, at) => `web-${at + 10}`);

/** A base of so many workloads, of which overlays add a namespace. */
function base(
  workloads: Readonly<Record<string, string>>,
  overlays: readonly string[],
): ReturnType<typeof treeOf> {
  const resources = [...Object.keys(workloads), 'app'].map((name) => `${name}.yaml`).join(', ');
  const files = Object.entries(workloads).map(([name, text]) => [`base/${name}.yaml`, text]);
  const roots = overlays.map((name) => [
    `overlays/${name}/kustomization.yaml`,
    `namespace: shop-${name}\nresources: [../../base]\n`,
  ]);
  return treeOf({
    'base/kustomization.yaml': `resources: [${resources}]\n`,
    'base/app.yaml': CONFIG,
    ...Object.fromEntries([...files, ...roots]),
  });
}

function shown(
  format: ChangeFormat,
  before: ReturnType<typeof treeOf>,
  after: ReturnType<typeof treeOf>,
  verbose = false,
): string {
  const change = diff(ENGINES, before, after, SETTINGS);
  return formatChanges(format, change, { ...DEFAULT_CHANGE_OPTIONS, verbose });
}

const all = (
  count: number,
  image: (at: number) => string,
  config: (at: number) => string = () => 'shop-config',
) =>
  Object.fromEntries(
    names(count).map((name, at) => [name, deployment(name, config(at), image(at))]),
  );

const OLD = base(
  all(30, () => '1'),
  ['dev'],
);
const NEW = base(
  all(
    30,
    (at) => (at === 3 ? '2' : '1'),
    (at) => (at === 7 ? 'shop-confg' : 'shop-config'),
  ),
  ['dev', 'prod'],
);

test('shows what is wrong and what rolls out, and names many new workloads in one line', () => {
  const text = shown('text', OLD, NEW);
  expect(text).toContain('rolls            Deployment shop-dev/web-13');
  expect(text).toContain('would-not-start  Deployment shop-dev/web-17');
  expect(text).toMatch(
    / {2}… 29 workloads of overlays\/prod are new\n {2}--verbose lists them\.\n/,
  );
  expect(text).not.toContain('web-20');
  expect(text).toMatch(/\n32 workloads: 2 would not start, 1 rolls out, 29 are new\./);
  expect(text.split('\n').length).toBeLessThan(40);
});

test('lists all of them where that is asked for', () => {
  const text = shown('text', OLD, NEW, true);
  expect(text).toContain('Deployment shop-prod/web-39');
  expect(text).not.toContain('are new\n');
});

test('folds them away in Markdown and HTML, with their rows', () => {
  const markdown = shown('markdown', OLD, NEW);
  const fold = '<details><summary><b>29 workloads of overlays/prod are new</b></summary>';
  expect(markdown).toContain(fold);
  expect(markdown.indexOf('shop-dev/web-17')).toBeLessThan(markdown.indexOf(fold));
  expect(markdown).toContain('| ➕ **created** | `Deployment shop-prod/web-39`');
  expect(markdown.match(/<details/g)).toHaveLength(markdown.match(/<\/details>/g)?.length ?? 0);
  expect(shown('html', OLD, NEW)).toMatch(
    /<details><summary><h3>29 workloads of overlays\/prod are new<\/h3><\/summary>/,
  );
});

test('shows some of many that roll out, and counts the others', () => {
  const text = shown(
    'text',
    OLD,
    base(
      all(30, () => '2'),
      ['dev'],
    ),
  );
  expect(text.match(/^ {2}rolls /gm)).toHaveLength(20);
  expect(text).toContain('… 10 more workloads of overlays/dev roll out');
  expect(text).toMatch(/\n30 workloads: 30 roll out\.$/m);
});

test('names more builds than there is room for by what happens to them', () => {
  const some = Array.from({ length: 40 }, (_, at) => `team-${at + 10}`);
  const before = treeOf(teams(some, '1'));
  const after = treeOf(teams(some, '2'));
  const text = shown('text', before, after);
  expect(text).toMatch(/… 20 (?:more )?workloads of .* and 17 more roll out\n/);
});

function teams(some: readonly string[], image: string): Record<string, string> {
  return Object.fromEntries(
    some.flatMap((name) => [
      [`${name}/web.yaml`, deployment(name, 'shop-config', image)],
      [`${name}/app.yaml`, CONFIG],
      [`${name}/kustomization.yaml`, `namespace: ${name}\nresources: [web.yaml, app.yaml]\n`],
    ]),
  );
}

test('equal changes of several namespaces are one row, which names all of them, and count each', () => {
  const before = base({ web: deployment('web', 'shop-config') }, ['dev', 'prod']);
  const after = base({ web: deployment('web', 'shop-config', '2') }, ['dev', 'prod']);
  const text = shown('text', before, after);
  expect(text).toContain('Deployment web in shop-dev and shop-prod');
  expect(text).toContain('[overlays/dev and overlays/prod]');
  expect(text).toMatch(/\n2 workloads: 2 roll out\.$/m);
  const { workloads } = JSON.parse(shown('json', before, after));
  expect(workloads).toMatchObject([{ amount: 2, namespaces: ['shop-dev', 'shop-prod'] }]);
});

test('a message that names the namespace does not keep them apart', () => {
  const wrong = deployment('web', 'shop-config').replace(
    'envFrom: [{configMapRef: {name: shop-config}}]',
    'env: [{name: A, valueFrom: {configMapKeyRef: {name: shop-config, key: B}}}]',
  );
  const before = base({ web: deployment('web', 'shop-config') }, ['dev', 'prod']);
  const text = shown('text', before, base({ web: wrong }, ['dev', 'prod']));
  expect(text).toMatch(/\n2 workloads: 2 would not start\./);
  expect(text).toContain('Deployment web in shop-dev and shop-prod');
});
