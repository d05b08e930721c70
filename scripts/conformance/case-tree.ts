import { posix } from 'node:path';
import type { FileContent, FileTree } from '../../src/model/file-tree.ts';
import { objectAt } from './json.ts';
import type { JsonObject } from './types.ts';

/** `files`, `filesBase64` and `symlinks` of a case as the files of a run. */
export function treeOfCase(one: JsonObject): FileTree {
  const contents = new Map<string, FileContent>();
  const add = (path: string, bytes: Uint8Array) => contents.set(path, { kind: 'bytes', bytes });
  for (const [path, text] of Object.entries(objectAt(one, 'files'))) {
    if (typeof text === 'string') add(path, new TextEncoder().encode(text));
  }
  for (const [path, text] of Object.entries(objectAt(one, 'filesBase64'))) {
    if (typeof text === 'string') add(path, new Uint8Array(Buffer.from(text, 'base64')));
  }
  for (const [path, target] of Object.entries(objectAt(one, 'symlinks'))) {
    const found = typeof target === 'string' ? linked(contents, path, target) : undefined;
    if (found !== undefined) contents.set(path, found);
  }
  const missing: FileContent = { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
  return { paths: [...contents.keys()].sort(), read: (path) => contents.get(path) ?? missing };
}

/** What a link leads to; undefined when nothing is there. */
function linked(
  contents: ReadonlyMap<string, FileContent>,
  path: string,
  target: string,
): FileContent | undefined {
  const found = posix.join(posix.dirname(path), target);
  if (target.startsWith('/') || found.startsWith('..')) {
    return { kind: 'unreadable', reason: 'it points outside the repository', cause: 'outside' };
  }
  return contents.get(found);
}
