import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { valueAt } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';

/** Fields by which a kustomization gives objects another name than they are written with. */
const RENAMING = ['namePrefix', 'nameSuffix'];

/**
 * Whether an object of a kind and name may be written in a file, as far as what cannot be built may bring it: under this name, or under another one
 * where kustomizations change names, or in a file that cannot be read.
 */
export function openWrittenObjects({
  files,
}: Pick<Evidence, 'files'>): (kind: string, name: string) => boolean {
  const isRenamed = once(() => files.some(renames));
  const unreadable = once(() => files.filter(({ faults }) => faults.length > 0));
  const written = once(() => new Set(files.flatMap(manifestsOf).map(keyOf)));
  return (kind, name) =>
    isRenamed() ||
    written().has(keyOf({ kind, name })) ||
    unreadable().some(({ source }) => source?.text.includes(name) === true);
}

/** Also those of a file that no list names. */
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
