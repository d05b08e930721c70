import type { FileTree } from '../../model/file-tree.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceKind } from '../../model/source.ts';
import { mayBecome, wildcardParts } from '../objects/templated-name.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { isDocument } from './text/documentation-paths.ts';

/** Bytes of a document that are read at most, and documents in all. */
const MOST_BYTES = 256 * 1024;
const MOST_DOCUMENTS = 5000;

/** What documents tell: the very name, or only the form of it (`app-<name>-oidc`). */
export interface DocumentedSources {
  readonly named: PossibleProducer;
  readonly perhaps: PossibleProducer;
}

/**
 * Documents that tell in prose of a Secret or ConfigMap that someone must make: "a secret called `slack-hook-url` needs to be created". Read
 * when the first question comes. `names` are those in question, `former` the files of the base of a comparison: a manifest that is deleted is nobody's to make.
 */
export function mentionedInDocuments(
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
  former: readonly Pick<ParsedFile, 'path'>[] = [],
): DocumentedSources {
  let mentions: Mentions | undefined;
  const known = (): Mentions => (mentions ??= mentionsIn(tree, names, former));
  return {
    named: ({ kind, name }) => {
      const path = known().named.get(`${kind} ${name}`);
      return path === undefined ? undefined : `${path} mentions it`;
    },
    perhaps: ({ kind, name }) => {
      const form = known().forms.find((each) => each.kind === kind && mayBecome(each.parts, name));
      return form === undefined ? undefined : `${form.path} mentions names of its form`;
    },
  };
}

interface Mentions {
  /** Kind and name → the first document that mentions it. */
  readonly named: ReadonlyMap<string, string>;
  readonly forms: readonly Form[];
}

interface Form {
  readonly kind: SourceKind;
  readonly parts: readonly string[];
  readonly path: string;
}

function mentionsIn(
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
  former: readonly Pick<ParsedFile, 'path'>[],
): Mentions {
  const found = new Map<string, string>();
  const forms: Form[] = [];
  const paths = tree?.paths ?? [];
  const documents = paths.filter(isDocument);
  let here: ReadonlySet<string> | undefined;
  const isHere = (file: string): boolean => {
    here ??= new Set([...paths, ...former.map(({ path }) => path)].map(baseOf));
    return here.has(file);
  };
  for (const path of documents.slice(0, MOST_DOCUMENTS)) {
    const content = tree?.read(path);
    if (content?.kind !== 'bytes' || content.bytes.length > MOST_BYTES) continue;
    let lead = '';
    let isTable = false;
    for (const line of new TextDecoder().decode(content.bytes).split('\n')) {
      const isRow = ROW.test(line);
      if (isRow ? !isTable : !/^(?:\s|$)/.test(line) && !ITEM.test(line)) lead = line;
      isTable = isRow;
      for (const [kind, name] of [
        ...mentionsOf(line, names, isHere),
        ...listedIn(line, lead, names),
      ]) {
        const id = `${kind} ${name}`;
        if (!found.has(id)) found.set(id, path);
      }
      for (const { kind, parts } of formsOf(line)) forms.push({ kind, parts, path });
    }
  }
  return { named: found, forms };
}

/** `app-<name>-oidc` in code quotes: letters before what is left open, and after it. */
const FORM = /`([a-z0-9][-a-z0-9.]{2,62}<[-\w ]{1,40}>[-a-z0-9.]{3,63})`/g;
/** What names of any app end with. */
const COMMON = /^[-.](?:secrets?|config|configmap|credentials?|tls|env|values|auth|key)$/;

/** The forms of names on a line of prose that speaks of their kind. A form that any app's names may have tells nothing. */
function* formsOf(line: string): Generator<Pick<Form, 'kind' | 'parts'>> {
  if (!line.includes('<') || FIELD.test(line)) return;
  const kinds = KINDS.filter(([, word]) => word.test(line)).map(([kind]) => kind);
  if (kinds.length === 0) return;
  for (const [, form = ''] of line.matchAll(FORM)) {
    const parts = wildcardParts(form);
    if (COMMON.test(parts.at(-1) ?? '')) continue;
    for (const kind of kinds) yield { kind, parts };
  }
}

const ITEM = /^\s*(?:[-*+]|\d+[.)])[ \t]/;
/** Of a table in Markdown; the first one is its head. */
const ROW = /^\s*\|/;
const IN_QUOTES = /`([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)`/g;

/** Names in code quotes in an item of a list, or a row of a table, of the kind that the heading or sentence above the list, or the head of the table, speaks of: "Secrets that are not here:". */
function* listedIn(
  line: string,
  lead: string,
  names: ReadonlySet<string>,
): Generator<readonly [SourceKind, string]> {
  if (!ITEM.test(line) && !ROW.test(line)) return;
  const kinds = KINDS.filter(([, word]) => word.test(lead)).map(([kind]) => kind);
  if (kinds.length === 0) return;
  for (const [, name = ''] of line.matchAll(IN_QUOTES)) {
    if (names.has(name)) for (const kind of kinds) yield [kind, name];
  }
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
export function* mentionsOf(
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
