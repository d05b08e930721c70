import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';
import { scalarAt, valueAt } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';

/** Fields by which a kustomization gives objects another name than they are written with. */
const RENAMING = ['namePrefix', 'nameSuffix'];

/** What the files of a run hold, also those that no list names. */
export interface WrittenObjects {
  /** The object of a kind and name. */
  readonly find: (kind: string, name: string) => Manifest | undefined;
  /**
   * Whether one may be written in a file, as far as what cannot be built may bring it: under this name, or under another one where kustomizations
   * change names, or in a file that cannot be read.
   */
  readonly mayHave: (kind: string, name: string) => boolean;
}

export function openWrittenObjects({ files }: Pick<Evidence, 'files'>): WrittenObjects {
  const isRenamed = once(() => files.some(renames));
  const unreadable = once(() => files.filter(({ faults }) => faults.length > 0));
  const written = once(
    () => new Map(files.flatMap(manifestsOf).map((manifest) => [keyOf(manifest), manifest])),
  );
  const find = (kind: string, name: string): Manifest | undefined =>
    written().get(keyOf({ kind, name }));
  return {
    find,
    mayHave: (kind, name) =>
      isRenamed() ||
      find(kind, name) !== undefined ||
      unreadable().some(({ source }) => source?.text.includes(name) === true),
  };
}

/** A Kustomization of Flux in the folder that it deploys, which does not list it: people apply it by hand. */
export function deploysOwnFolder({ node }: Manifest): boolean {
  const path = scalarAt(node, 'spec', 'path')?.text;
  return path?.replaceAll(/^\.\/|\/$/g, '') === folderOf(node.file.path);
}

function manifestsOf({ documents }: ParsedFile): readonly Manifest[] {
  return documents.flatMap(({ manifests }) => manifests);
}

function keyOf({ kind, name }: Pick<Manifest, 'kind' | 'name'>): string {
  return `${kind} ${name ?? ''}`;
}

function renames({ class: each, documents }: ParsedFile): boolean {
  return (
    each.kind === 'kustomization' &&
    documents.some(({ root }) => RENAMING.some((field) => valueAt(root, field) !== undefined))
  );
}
