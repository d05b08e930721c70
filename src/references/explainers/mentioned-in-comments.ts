import { folderOf } from '../../model/folder-of.ts';
import { groupBy } from '../../model/group-by.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { hostSpan } from '../../model/span.ts';
import { mentionsOf } from './mentioned-in-documents.ts';
import type { PossibleProducer } from './possible-producer.ts';

/**
 * Comments of the YAML files in the folder of a reference that tell in prose where the Secret or ConfigMap comes from, or that hold a generator
 * of that name which is switched off: "the Secret `db-users` is written by the operator". `names` are those in question.
 */
export function mentionedInComments(
  files: readonly ParsedFile[],
  names: ReadonlySet<string>,
): PossibleProducer {
  let byFolder: ReadonlyMap<string, readonly ParsedFile[]> | undefined;
  const known = new Map<string, ReadonlyMap<string, string>>();
  return ({ kind, name, at }) => {
    const folder = folderOf(hostSpan(at).file.path);
    byFolder ??= groupBy(files, ({ path }) => folderOf(path));
    let found = known.get(folder);
    if (found === undefined)
      known.set(folder, (found = mentionsIn(byFolder.get(folder) ?? [], names)));
    const path = found.get(`${kind} ${name}`);
    return path === undefined ? undefined : `a comment in ${path} mentions it`;
  };
}

function mentionsIn(
  files: readonly ParsedFile[],
  names: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, source } of files) {
    if (source === undefined) continue;
    for (const [kind, name] of toldIn(source.text, names)) {
      const id = `${kind} ${name}`;
      if (!found.has(id)) found.set(id, path);
    }
  }
  return found;
}

/** What a comment says of where a source comes from; others say who reads it, or what the object below is. */
export const MAKING =
  /\b(?:creat|made\b|make|generat|writ|provision|manag|seal|encrypt|extern|operator|manual|appl(?:y|ied)|inject|sync|popul|install|vault\b|sops\b|kubectl\b)/i;
const GENERATOR = /^[ \t]*(secret|configMap)Generator:/;
const NAMED = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)["']?[ \t]*$/;

function* toldIn(
  text: string,
  names: ReadonlySet<string>,
): Generator<readonly ['Secret' | 'ConfigMap', string]> {
  let generates: 'Secret' | 'ConfigMap' | undefined;
  for (const line of text.split('\n')) {
    const comment = commentOf(line);
    const generator = comment === undefined ? undefined : GENERATOR.exec(comment)?.[1];
    if (comment === undefined) generates = undefined;
    else if (generator !== undefined) generates = generator === 'secret' ? 'Secret' : 'ConfigMap';
    if (comment === undefined) continue;
    const name = generates === undefined ? undefined : NAMED.exec(comment)?.[1];
    if (generates !== undefined && name !== undefined) yield [generates, name];
    else if (MAKING.test(comment)) yield* mentionsOf(comment, names, () => true);
  }
}

/** What a line that is a comment says; a comment behind a field is about that field, and repeats its value. */
export function commentOf(line: string): string | undefined {
  const trimmed = line.trimStart();
  return trimmed.startsWith('#') ? trimmed.replace(/^#+/, '') : undefined;
}
