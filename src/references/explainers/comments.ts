import { message } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import { commentOf, CREATION_WORDS } from './kit/comments.ts';
import type { Explainer } from './kit/explainer.ts';
import { mentionsOf } from './kit/prose-mentions.ts';
import type { TextScan } from './kit/scan-texts.ts';

/**
 * Looks for the name in comments of the YAML files in the folder of the reference, in a sentence about where the Secret or ConfigMap comes
 * from ("the Secret `db-users` is written by the operator") or in a generator that is commented out: the author of the manifest knows that
 * something else creates it.
 */
export const comments: Explainer = {
  id: 'comment',
  strength: 'mention',
  isAskedOfBase: true,
  open: ({ scan }) => {
    const mentions = addReader(scan);
    return ({ kind, name, at }) => {
      const folder = folderOf(hostSpan(at).file.path);
      const path = mentions().get(`${folder} ${kind} ${name}`);
      return path === undefined ? undefined : message`a comment in ${path} mentions it`;
    };
  },
};

/** The folder, kind and name → the first file of the folder with such a comment. */
function addReader(scan: TextScan): () => ReadonlyMap<string, string> {
  const folders = new Set(scan.undecided.map(({ at }) => folderOf(hostSpan(at).file.path)));
  const found = new Map<string, string>();
  return scan.add({
    wants: (path, file) => file?.source !== undefined && folders.has(folderOf(path)),
    read: ({ path, text }) => {
      for (const [kind, name] of mentionsIn(text(), scan.names)) {
        const id = `${folderOf(path)} ${kind} ${name}`;
        if (!found.has(id)) found.set(id, path);
      }
    },
    found: () => found,
  });
}

const GENERATOR = /^[ \t]*(secret|configMap)Generator:/;
const NAMED = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)["']?[ \t]*$/;

function* mentionsIn(
  text: string,
  names: ReadonlySet<string>,
): Generator<readonly ['Secret' | 'ConfigMap', string]> {
  if (!text.includes('#')) return;
  let generates: 'Secret' | 'ConfigMap' | undefined;
  for (const line of text.split('\n')) {
    const comment = commentOf(line);
    if (comment === undefined) {
      generates = undefined;
      continue;
    }
    const generator = GENERATOR.exec(comment)?.[1];
    if (generator !== undefined) generates = generator === 'secret' ? 'Secret' : 'ConfigMap';
    const name = generates === undefined ? undefined : NAMED.exec(comment)?.[1];
    if (generates !== undefined && name !== undefined) yield [generates, name];
    else if (CREATION_WORDS.test(comment)) yield* mentionsOf(comment, names, () => true);
  }
}
