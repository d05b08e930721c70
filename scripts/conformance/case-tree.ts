import type { FileContent, FileTree } from '../../src/model/file-tree.ts';
import { objectAt } from './json.ts';
import type { JsonObject } from './types.ts';

/** `files` and `filesBase64` of a case as the files of a run. */
export function treeOfCase(one: JsonObject): FileTree {
  const bytes = new Map<string, Uint8Array>();
  for (const [path, text] of Object.entries(objectAt(one, 'files'))) {
    if (typeof text === 'string') bytes.set(path, new TextEncoder().encode(text));
  }
  for (const [path, text] of Object.entries(objectAt(one, 'filesBase64'))) {
    if (typeof text === 'string') bytes.set(path, new Uint8Array(Buffer.from(text, 'base64')));
  }
  const read = (path: string): FileContent => {
    const found = bytes.get(path);
    return found === undefined
      ? { kind: 'unreadable', reason: 'no such file', cause: 'missing' }
      : { kind: 'bytes', bytes: found };
  };
  return { paths: [...bytes.keys()].sort(), read };
}
