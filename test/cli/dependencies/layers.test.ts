import { expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { scratch } from '../../scratch.ts';
import { vendor } from '../../vendored.ts';

const SOURCE = 'apiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\n';
const KUSTOMIZATION = 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\n';
const RESOLVED = `sha256:${'ab'.repeat(32)}`;

const source = (name: string, selector: string, more = ''): string =>
  `${SOURCE}metadata: {name: ${name}, namespace: flux}\nspec: {url: oci://ghcr.io/org/apps, ref: {tag: 1.0.0}, layerSelector: ${selector}${more}}\n---\n${KUSTOMIZATION}metadata: {name: ${name}, namespace: flux}\nspec: {path: ./apps, sourceRef: {kind: OCIRepository, name: ${name}}}\n---\n`;

const layer = (mediaType: string | undefined, name: string, more = {}) => ({
  type: 'oci' as const,
  url: 'oci://ghcr.io/org/apps',
  version: '1.0.0',
  mediaType,
  resolved: RESOLVED,
  files: {
    'apps/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\n`,
    ...more,
  },
});

async function configMaps(root: string): Promise<readonly string[]> {
  const { stdout } = await envfrom(root, 'sources -f json', { env: { CI: '1' } });
  const { sources }: { readonly sources: readonly { readonly name: string }[] } =
    JSON.parse(stdout);
  return sources.map(({ name }) => name).sort();
}

test('layers of one artifact are items of their own', async () => {
  const root = scratch({
    'flux.yaml': [
      source('first', '{operation: extract}'),
      source('b', '{mediaType: application/b}'),
      source('c', '{mediaType: application/c}'),
    ].join(''),
  });
  vendor(root, [
    layer(undefined, 'of-first'),
    layer('application/b', 'of-b'),
    layer('application/c', 'of-c'),
  ]);
  expect(await configMaps(root)).toEqual(['of-b', 'of-c', 'of-first']);
});

test('a lock with another layer is stale', async () => {
  const root = scratch({ 'flux.yaml': source('a', '{mediaType: application/b}') });
  vendor(root, [layer('application/c', 'of-c')]);
  const { stdout } = await envfrom(root, 'check', { env: { CI: '1' } });
  expect(stdout).toContain(
    '`oci://ghcr.io/org/apps` `1.0.0` (layer `application/b`) (locked: `1.0.0` (layer `application/c`))',
  );
});

test.each([
  ['extract', ['kept']],
  ['copy', ['kept', 'left-out']],
])('of a layer that is %s, what the source ignores', async (operation, expected) => {
  const root = scratch({
    'flux.yaml': source('a', `{operation: ${operation}}`, ', ignore: "apps/out.yaml"'),
  });
  const out = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: left-out}\n';
  vendor(root, [layer(undefined, 'kept', { 'apps/out.yaml': out })]);
  expect(await configMaps(root)).toEqual(expected);
});
