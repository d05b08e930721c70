import { folderOf } from '../../model/folder-of.ts';
import { memo } from '../../model/memo.ts';
import type { ScalarNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import type { Span } from '../../model/span.ts';
import { isPlausibleKey } from './secret-text-ranges.ts';
import type { SecretRanges } from './secret-ranges.ts';
import { isRedacted } from './secret-names.ts';

/** Names that stand in the open: of objects as they were written, of files and of their folders. */
export const openNames = memo((files: readonly ParsedFile[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { path } of files) {
    for (const part of path.split('/')) names.add(part);
    for (let at = path; at !== '.' && !names.has(at); at = folderOf(at)) names.add(at);
  }
  addObjectNames(files, names);
  return names;
});

/** The names of objects, and what says of which kind they are. */
export function addObjectNames(files: readonly ParsedFile[], names: Set<string>): void {
  for (const { documents } of files) {
    for (const { manifests } of documents) {
      for (const { apiVersion, group, kind, name = '', namespace = '' } of manifests) {
        for (const each of [apiVersion, group, kind, name, namespace]) names.add(each);
      }
    }
  }
}

/**
 * Of some texts, names of sources and keys that a workload writes where they are shown, and keys that a source does: an unread file that
 * says them too hides nothing.
 */
export function namesInTheOpen(
  references: readonly Reference[],
  sources: readonly Source[],
  masks: SecretRanges,
  isMeant: (name: string) => boolean,
): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string, at: Span): void => {
    if (!names.has(name) && isMeant(name) && !isRedacted(at, masks)) names.add(name);
  };
  const addWritten = (name: string, at: ScalarNode): void => {
    if (at.text === name && at.value === undefined) add(name, at);
  };
  for (const { name, at, key, workload } of references) {
    if (workload === undefined) continue;
    addWritten(name, at);
    if (key !== undefined) addWritten(key.name, key.at);
  }
  for (const { keys } of sources) {
    if (keys.kind !== 'known') continue;
    for (const { key, at } of keys.value.values()) {
      if (isPlausibleKey(key) && isWrittenAt(key, at)) add(key, at);
    }
  }
  return names;
}

/** Whether a person wrote a key as one: not a path, a line or a value of a chart that it was made from. */
function isWrittenAt(key: string, at: Span): boolean {
  const { file, start, end } = hostSpan(at);
  const written = file.text.slice(start, end).replaceAll(/^["']|["']$/g, '');
  return written === key && /^["']?[ \t]*:/.test(file.text.slice(end, end + 10));
}
