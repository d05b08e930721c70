import type { Mention } from '../model/evidence.ts';
import { textsAt, type FileTree } from '../model/file-tree.ts';
import { getOrMake, once } from '../model/memo.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { MAKING } from './flux-names-in-texts.ts';

const PROSE = /\.(?:md|markdown|adoc|rst|txt)$/i;
/** What may stand in a name, so that a name is not found in a longer one. */
const PART = /[\w.-]/;

/** Each name is looked for in all texts. So many that nothing defines are no accident: further ones count as mentioned. */
const MAX_NAMES = 100;
const SOMEWHERE: readonly Mention[] = [{ path: undefined, start: 0 }];

/** Where a name is written: in which YAML file and at which character, or anywhere in prose, scripts and programs. */
export function mentionsIn(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): (name: string) => readonly Mention[] {
  const others = once(() => [...textsAt(tree, MAKING), ...textsAt(tree, PROSE)]);
  function* search(name: string): Iterable<Mention> {
    for (const { path, source } of files) {
      if (source === undefined) continue;
      for (const start of placesOf(name, source.text)) yield { path, start };
    }
    for (const { text } of others()) {
      for (const start of placesOf(name, text)) yield { path: undefined, start };
    }
  }
  const known = new Map<string, readonly Mention[]>();
  return (name) =>
    getOrMake(known, name, () => (known.size < MAX_NAMES ? [...search(name)] : SOMEWHERE));
}

function* placesOf(name: string, text: string): Iterable<number> {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const isWhole = !PART.test(text[at - 1] ?? ' ') && !PART.test(text[at + name.length] ?? ' ');
    if (isWhole) yield at;
  }
}
