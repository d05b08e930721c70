import { itemsAt, scalarAt } from '../../model/node.ts';
import type { YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';

/**
 * Files whose content kustomize puts into Secrets, and how: `env` files hold `KEY=value` lines, any other `file` is one
 * value. Patches that are aimed at Secrets by their target count as files too: nothing in them says that they are.
 */
export function secretFilesOf(files: readonly ParsedFile[]): ReadonlyMap<string, 'env' | 'file'> {
  const found = new Map<string, 'env' | 'file'>();
  for (const { path, documents } of files) {
    for (const { root } of documents) {
      if (root === undefined) continue;
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      for (const generator of generatorsOf(root)) addGenerator(generator, folder, found);
      for (const patch of [...itemsAt(root, 'patches'), ...itemsAt(root, 'patchesJson6902')]) {
        const named = scalarAt(patch, 'path')?.text;
        const aimedAt = scalarAt(patch, 'target', 'kind')?.text ?? '';
        if (named !== undefined && /secret/i.test(aimedAt)) found.set(join(folder, named), 'file');
      }
    }
  }
  return found;
}

function generatorsOf(root: YamlNode): readonly YamlNode[] {
  const own = scalarAt(root, 'kind')?.text === 'SecretGenerator' ? [root] : [];
  return [...own, ...itemsAt(root, 'secretGenerator')];
}

function addGenerator(
  generator: YamlNode,
  folder: string,
  found: Map<string, 'env' | 'file'>,
): void {
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
