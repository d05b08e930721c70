import type { FileTree } from '../../model/file-tree.ts';
import type { SourceKind } from '../../model/source.ts';
import type { PossibleProducer } from './possible-producer.ts';

const DOCUMENT = /\.(?:md|mdx|adoc|rst|txt)$/i;
/** Bytes of a document that are read at most, and documents in all. */
const MOST_BYTES = 256 * 1024;
const MOST_DOCUMENTS = 5000;

/**
 * Documents that tell in prose of a Secret or ConfigMap that someone must make: "a secret called `slack-hook-url` needs to be created". Read
 * when the first question comes. `names` are those in question.
 */
export function mentionedInDocuments(
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): PossibleProducer {
  let found: ReadonlyMap<string, string> | undefined;
  return ({ kind, name }) => {
    found ??= mentionsIn(tree, names);
    const path = found.get(`${kind} ${name}`);
    return path === undefined ? undefined : `${path} mentions it`;
  };
}

function mentionsIn(
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const paths = tree?.paths ?? [];
  const documents = paths.filter((path) => DOCUMENT.test(path));
  let here: ReadonlySet<string> | undefined;
  const isHere = (file: string): boolean => (here ??= new Set(paths.map(baseOf))).has(file);
  for (const path of documents.slice(0, MOST_DOCUMENTS)) {
    const content = tree?.read(path);
    if (content?.kind !== 'bytes' || content.bytes.length > MOST_BYTES) continue;
    for (const line of new TextDecoder().decode(content.bytes).split('\n')) {
      for (const [kind, name] of mentionsOf(line, names, isHere)) {
        const id = `${kind} ${name}`;
        if (!found.has(id)) found.set(id, path);
      }
    }
  }
  return found;
}

const KINDS: readonly (readonly [SourceKind, RegExp])[] = [
  ['Secret', /\bsecrets?\b/i],
  ['ConfigMap', /\bconfig[- ]?maps?\b/i],
];
/** A line of YAML in a document is an example of who reads the source. */
const FIELD = /^[\s>-]*[\w.]+:(?:[ \t]|$)/;
/** The name of a manifest, without its folder. */
const MANIFEST = /(?<![-\w.])([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)\.ya?ml(?![-\w])/g;
const WORD = /(["'`]?)([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)\1/g;

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * The names in question on a line of prose that speaks of their kind, a name of one plain word only where it is quoted; and on any line those
 * of manifests that are not here (`db-secret.yaml`, which somebody fills in and applies).
 */
function* mentionsOf(
  line: string,
  names: ReadonlySet<string>,
  isHere: (file: string) => boolean,
): Generator<readonly [SourceKind, string]> {
  if (FIELD.test(line)) return;
  for (const [file, name = ''] of line.matchAll(MANIFEST)) {
    if (!names.has(name) || !/[-.]/.test(name) || isHere(file)) continue;
    for (const [kind] of KINDS) yield [kind, name];
  }
  const kinds = KINDS.filter(([, word]) => word.test(line)).map(([kind]) => kind);
  if (kinds.length === 0) return;
  for (const [, quote = '', name = ''] of line.matchAll(WORD)) {
    if (!names.has(name) || (quote === '' && !/[-.]/.test(name))) continue;
    for (const kind of kinds) yield [kind, name];
  }
}
