import { memo } from '../../../model/memo.ts';
import { fileNameOf } from '../../../model/names/folder-of.ts';
import type { SourceKind } from '../../../model/source.ts';
import { wildcardParts } from '../../objects/templated-name.ts';
import { isDocument } from './documentation-paths.ts';
import type { ExplainerInputs } from './explainer.ts';

/** Bytes of a document that are read at most, and documents in all. */
const MAX_BYTES = 256 * 1024;
const MAX_DOCUMENTS = 5000;

/** The names of Secrets and ConfigMaps in documents. */
interface ProseMentions {
  /** Kind and name → the first document that mentions it. */
  readonly named: ReadonlyMap<string, string>;
  /** The same, of documents that only show commands which look at it. */
  readonly lookedAt: ReadonlyMap<string, string>;
  /** The same of those that a document says are copied to other namespaces. */
  readonly copied: ReadonlyMap<string, string>;
  readonly forms: readonly NameForm[];
}

/** The form of names, as documents write it: `app-<name>-oidc`. */
interface NameForm {
  readonly kind: SourceKind;
  /** Its fixed parts, in order. */
  readonly parts: readonly string[];
  readonly path: string;
}

/**
 * The names in question, and forms of names, that documents mention in a sentence, list or table about their kind: "a secret called
 * `slack-hook-url` needs to be created".
 */
export const proseMentions = memo(
  ({ scan, tree, former }: ExplainerInputs): (() => ProseMentions) => {
    const named = new Map<string, string>();
    const lookedAt = new Map<string, string>();
    const copied = new Map<string, string>();
    const forms: NameForm[] = [];
    const paths = tree?.paths ?? [];
    let here: ReadonlySet<string> | undefined;
    const isHere = (file: string): boolean => {
      here ??= new Set([...paths, ...former.map(({ path }) => path)].map(fileNameOf));
      return here.has(file);
    };
    let documents = 0;
    return scan.add({
      wants: (path, file) => file === undefined && isDocument(path),
      read: ({ path, size, text, names, fileNames }) => {
        documents += 1;
        if (documents > MAX_DOCUMENTS || size > MAX_BYTES) return;
        if (names().size + fileNames().size > 0) {
          for (const { id, line } of mentionsIn(text(), scan.names, isHere)) {
            const mentions = LOOKS.test(line) ? lookedAt : named;
            if (!mentions.has(id)) mentions.set(id, path);
          }
          for (const id of copiesIn(text(), scan.names, isHere)) {
            if (!copied.has(id)) copied.set(id, path);
          }
        }
        for (const line of linesWithForms(text())) {
          for (const { kind, parts } of formsOf(line)) forms.push({ kind, parts, path });
        }
      },
      found: () => ({ named, lookedAt, copied, forms }),
    });
  },
);

/** `kubectl get secret NAME`: what is looked at was created somewhere else. */
const LOOKS =
  /\b(?:kubectl|oc)[ \t][^|]{0,200}\b(?:get|describe|delete)[ \t]+(?:secrets?|configmaps?|cm)\b/;

interface LineMention {
  /** Kind and name. */
  readonly id: string;
  readonly line: string;
}

/** Kinds and names on the lines of a document. The line above a list or a block of names, and the head of a table, name the kind of what they list. */
function* mentionsIn(
  text: string,
  names: ReadonlySet<string>,
  isHere: (file: string) => boolean,
): Generator<LineMention> {
  let lead = '';
  let isTable = false;
  let isBlock = false;
  for (const line of text.split('\n')) {
    const isRow = ROW.test(line);
    const isFence = FENCE.test(line);
    if (isFence) isBlock = !isBlock;
    const isText = !isFence && !isBlock && !/^(?:\s|$)/.test(line) && !ITEM.test(line);
    if (isRow ? !isTable : isText) lead = line;
    isTable = isRow;
    const found = [
      ...mentionsOf(line, names, isHere),
      ...listedIn(isBlock ? line.replace(BARE, '- `$1`') : line, lead, names),
      ...madeIn(line, names),
    ];
    for (const [kind, name] of found) yield { id: `${kind} ${name}`, line };
  }
}

/** What a controller or a policy does to what is in one namespace: "is propagated to all namespaces by a Kyverno policy". */
const COPIED =
  /\b(?:cop(?:y|ied|ies)|clone|propagate|replicate|reflect|mirror|sync|distribute)[a-z]*\b[^.]{0,80}\bnamespaces?\b/i;

/** Kinds and names on lines that say that they are copied to other namespaces. */
function* copiesIn(
  text: string,
  names: ReadonlySet<string>,
  isHere: (file: string) => boolean,
): Generator<string> {
  for (const line of text.split('\n')) {
    if (!COPIED.test(line)) continue;
    for (const [kind, name] of mentionsOf(line, names, isHere)) yield `${kind} ${name}`;
  }
}

/** What people do to what is not in the repository. */
const MADE = /\b(?:creat|provision|generat|bootstrap)(?:ed|es)\b/i;

/** Names in code quotes, of more than a word, on a line that says that they are made, whatever they are: "provisioned alongside `web-tls`". */
function* madeIn(
  line: string,
  names: ReadonlySet<string>,
): Generator<readonly [SourceKind, string]> {
  if (!MADE.test(line) || FIELD.test(line)) return;
  for (const [, name = ''] of line.matchAll(IN_QUOTES)) {
    if (names.has(name) && name.includes('-')) for (const [kind] of KINDS) yield [kind, name];
  }
}

function linesWithForms(text: string): readonly string[] {
  return text.includes('<') && FORM_START.test(text) ? text.split('\n') : [];
}

const FORM_START = /`[a-z0-9][-a-z0-9.]{2,62}</;

/** `app-<name>-oidc` in code quotes: letters before what is left open, and after it. */
const FORM = /`([a-z0-9][-a-z0-9.]{2,62}<[-\w ]{1,40}>[-a-z0-9.]{3,63})`/g;
/** Ends that the names of any app have. */
const COMMON = /^[-.](?:secrets?|config|configmap|credentials?|tls|env|values|auth|key)$/;

/** The forms of names on a line of prose about their kind. A form that the names of any app may have is left out. */
function* formsOf(line: string): Generator<Pick<NameForm, 'kind' | 'parts'>> {
  if (!line.includes('<') || FIELD.test(line)) return;
  const kinds = KINDS.filter(([, word]) => word.test(line)).map(([kind]) => kind);
  if (kinds.length === 0) return;
  for (const [, form = ''] of line.matchAll(FORM)) {
    const parts = wildcardParts(form);
    if (COMMON.test(parts.at(-1) ?? '')) continue;
    for (const kind of kinds) yield { kind, parts };
  }
}

const FENCE = /^[ \t]*(?:```|~~~)/;
/** A line that is a name of more than a word, and nothing else. */
const BARE = /^[ \t]*([a-z0-9]+(?:[-.][a-z0-9]+)+)[ \t]*$/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])[ \t]/;
/** Of a table in Markdown; the first one is its head. */
const ROW = /^\s*\|/;
const IN_QUOTES = /`([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)`/g;

/** Names in code quotes in an item of a list or a row of a table, if the line above the list or the head of the table is about their kind: "Secrets that are not here:". */
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

/**
 * The names in question on a line of prose about their kind, a name of one plain word only if it is quoted; and on any line the names of
 * manifests that are not here (`db-secret.yaml`, which somebody fills in and applies).
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
