import { folderOf } from '../../model/folder-of.ts';
import { memo } from '../../model/memo.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Reference } from '../../model/reference.ts';
import type { SecretMasks } from './secret-masks.ts';
import { isMasked } from './secret-names.ts';

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

/** Of some texts, names of sources that a workload writes where they are shown: an unread file that says them too hides nothing. */
export function namesInTheOpen(
  references: readonly Reference[],
  masks: SecretMasks,
  isMeant: (name: string) => boolean,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name, at, workload } of references) {
    if (workload === undefined || names.has(name) || !isMeant(name)) continue;
    if (at.text === name && at.value === undefined && !isMasked(at, masks)) names.add(name);
  }
  return names;
}
