import { memo } from '../../model/memo.ts';
import { itemsAt, mapAt, scalarAt, type YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { useOfPatch, type SecretUse } from '../../model/secret-use.ts';

/** Files whose content kustomize puts into Secrets; nothing in them says that they are. */
export const secretFilesOf = memo(
  (files: readonly ParsedFile[]): ReadonlyMap<string, SecretUse> => {
    const found = new Map<string, SecretUse>();
    for (const { path, documents } of files) {
      // Nearly every file names none.
      if (!documents.some(({ root }) => root !== undefined && mayNameFiles(root))) continue;
      for (const [named, use] of secretFilesIn(documents, path)) found.set(named, use);
    }
    return found;
  },
);

/** Those that one file names; found out once. */
const secretFilesIn = memo(
  (documents: ParsedFile['documents'], path: string): ReadonlyMap<string, SecretUse> => {
    const found = new Map<string, SecretUse>();
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const { root } of documents) {
      if (root === undefined || !mayNameFiles(root)) continue;
      for (const generator of generatorsOf(root)) addGenerator(generator, folder, found);
      for (const text of textsOf(itemsAt(root, 'generators'))) addInline(text, folder, found);
      for (const patch of [...itemsAt(root, 'patches'), ...itemsAt(root, 'patchesJson6902')]) {
        const named = scalarAt(patch, 'path')?.text;
        const aimedAt = scalarAt(patch, 'target', 'kind')?.text ?? '';
        const use = useOfPatch(aimedAt);
        if (named !== undefined && use !== undefined) found.set(join(folder, named), use);
      }
    }
    return found;
  },
);

const NAMING: ReadonlySet<string> = new Set([
  'secretGenerator',
  'generators',
  'patches',
  'patchesJson6902',
]);

/** Whether a document has one of the fields that are looked at, or is a generator itself: hardly any is. */
function mayNameFiles(root: YamlNode): boolean {
  return (
    root.kind === 'map' && (isGenerator(root) || root.entries.some(({ name }) => NAMING.has(name)))
  );
}

function isGenerator(root: YamlNode): boolean {
  return /^secretgenerator$/i.test(scalarAt(root, 'kind')?.text ?? '');
}

function generatorsOf(root: YamlNode): readonly YamlNode[] {
  const own = isGenerator(root) ? [root] : [];
  const field = mapAt(root, 'secretGenerator');
  return [...own, ...itemsAt(root, 'secretGenerator'), ...(field === undefined ? [] : [field])];
}

function addGenerator(generator: YamlNode, folder: string, found: Map<string, SecretUse>): void {
  const env = scalarAt(generator, 'env')?.text;
  for (const name of [
    ...textsOf(itemsAt(generator, 'envs')),
    ...(env === undefined ? [] : [env]),
  ]) {
    found.set(join(folder, name), 'env');
  }
  for (const named of textsOf(itemsAt(generator, 'files'))) {
    found.set(join(folder, named.slice(named.indexOf('=') + 1)), 'file');
  }
}

/** A generator within a kustomization is text: whatever it may name is one of its files. */
function addInline(text: string, folder: string, found: Map<string, SecretUse>): void {
  if (!/secretgenerator/i.test(text)) return;
  for (const [word] of text.matchAll(/[^\s,[\]{}"'=]+/g)) found.set(join(folder, word), 'file');
}

function textsOf(nodes: readonly YamlNode[]): readonly string[] {
  return nodes.flatMap((node) => (node.kind === 'scalar' ? [node.text] : []));
}

/** A path as a kustomization writes it, relative to the root of the run. */
function join(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
