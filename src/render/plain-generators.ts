import { posix } from 'node:path';
import type { FileTree } from '../model/file-tree.ts';
import type { Manifest } from '../model/manifest.ts';
import { type Entry, itemsAt, type MapNode, type ScalarNode, scalarAt } from '../model/node.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Span } from '../model/span.ts';
import { folderOf } from './plain-builds.ts';

const GENERATORS = [
  ['configMapGenerator', 'ConfigMap'],
  ['secretGenerator', 'Secret'],
] as const;

/**
 * The ConfigMaps and Secrets that kustomizations generate, by folder, under the name that the folder's manifests use for them
 * (without hash). Nothing is transformed or merged here.
 */
export function plainGenerators(
  tree: FileTree,
  files: readonly ParsedFile[],
): ReadonlyMap<string, readonly Manifest[]> {
  const generated = new Map<string, readonly Manifest[]>();
  for (const file of files) {
    if (file.class.kind !== 'kustomization') continue;
    const root = file.documents.find((document) => document.root?.kind === 'map')?.root;
    const folder = folderOf(file.path);
    const objects = GENERATORS.flatMap(([field, kind]) =>
      itemsAt(root, field).flatMap((item) =>
        item.kind === 'map' ? generate({ tree, folder, kind, item }) : [],
      ),
    );
    if (objects.length > 0) generated.set(folder, objects);
  }
  return generated;
}

interface Generator {
  readonly tree: FileTree;
  readonly folder: string;
  readonly kind: 'ConfigMap' | 'Secret';
  readonly item: MapNode;
}

function generate(generator: Generator): Manifest[] {
  const { folder, kind, item } = generator;
  const name = scalarAt(item, 'name');
  if (name === undefined || name.text === '') return [];
  const namespace = scalarAt(item, 'namespace');
  const data = [...literals(item), ...fileEntries(generator), ...envEntries(generator)];
  const node: MapNode = {
    ...mapOf(item, [
      entry(item, 'apiVersion', text(item, 'v1')),
      entry(item, 'kind', text(item, kind)),
      entry(
        item,
        'metadata',
        mapOf(item, [
          entry(name, 'name', name),
          ...(namespace === undefined ? [] : [entry(namespace, 'namespace', namespace)]),
        ]),
      ),
      entry(item, kind === 'ConfigMap' ? 'data' : 'stringData', mapOf(item, data)),
    ]),
    way: { step: { kind: 'generator', at: item, in: folder }, before: undefined },
  };
  return [
    {
      apiVersion: 'v1',
      group: '',
      kind,
      name: name.text,
      namespace: namespace?.text || undefined,
      node,
      road: 'kustomize',
    },
  ];
}

function literals(item: MapNode): Entry[] {
  return scalarsOf(item, 'literals').flatMap((literal) => {
    const at = literal.text.indexOf('=');
    if (at < 1) return [];
    const value = literal.text.slice(at + 1).replace(/^(["'])([^]*)\1$/, '$2');
    return [entry(literal, literal.text.slice(0, at), text(literal, value))];
  });
}

function fileEntries({ tree, folder, item }: Generator): Entry[] {
  return scalarsOf(item, 'files').map((file) => {
    const at = file.text.indexOf('=');
    const path = file.text.slice(at + 1);
    const key = at === -1 ? posix.basename(path) : file.text.slice(0, at);
    return entry(file, key, text(file, contentOf(tree, folder, path)));
  });
}

function envEntries({ tree, folder, item }: Generator): Entry[] {
  const single = scalarAt(item, 'env');
  const files = [...scalarsOf(item, 'envs'), ...(single === undefined ? [] : [single])];
  return files.flatMap((file) =>
    contentOf(tree, folder, file.text)
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, key, value] = /^\s*([^#=\s][^=]*)=(.*)$/.exec(line) ?? [];
        return key === undefined ? [] : [entry(file, key, text(file, value ?? ''))];
      }),
  );
}

function contentOf(tree: FileTree, folder: string, path: string): string {
  const content = tree.read(posix.join(folder, path));
  return content.kind === 'bytes' ? new TextDecoder().decode(content.bytes) : '';
}

function scalarsOf(item: MapNode, field: string): ScalarNode[] {
  return itemsAt(item, field).filter((node) => node.kind === 'scalar');
}

function mapOf({ file, start, end }: Span, entries: readonly Entry[]): MapNode {
  return { kind: 'map', file, start, end, entries };
}

function entry(at: Span, name: string, value: Entry['value']): Entry {
  return { key: text(at, name), name, value };
}

function text({ file, start, end }: Span, value: string): ScalarNode {
  return { kind: 'scalar', file, start, end, text: value, style: 'double-quoted' };
}
