import type { FileTree } from '../../../model/file-tree.ts';
import { once } from '../../../model/memo.ts';
import type { ParsedFile } from '../../../model/parsed-file.ts';
import type { Reference } from '../../../model/reference.ts';

/** Bytes of a file that are read at most, files that are no manifests, and bytes of these in all. */
const MAX_BYTES = 1024 * 1024;
const MAX_FILES = 50_000;
const MAX_BYTES_IN_ALL = 256 * 1024 * 1024;

/** The text of one file of the run. */
export interface ScannedText {
  readonly path: string;
  /** What was parsed of it; undefined for a file that is not a manifest. */
  readonly file: ParsedFile | undefined;
  /** Bytes of the file, of which only the first megabyte is in the text. */
  readonly size: number;
  /** The same object until the file is written again. */
  readonly origin: object;
  readonly text: () => string;
  /** The names in question that occur in the text as a word. */
  readonly names: () => ReadonlySet<string>;
  /** Those that occur as the name of a YAML file: `db-secret.yaml`. */
  readonly fileNames: () => ReadonlySet<string>;
}

/** What one explainer looks for in texts. */
interface TextReader<Found> {
  /** Whether it needs the text of a path; `file` is what was parsed of it. */
  readonly wants: (path: string, file: ParsedFile | undefined) => boolean;
  readonly read: (text: ScannedText) => void;
  /** What was found; asked once, after all texts were read. */
  readonly found: () => Found;
}

/** One walk over the texts of a run for all explainers that look for names in them. */
export interface TextScan {
  readonly names: ReadonlySet<string>;
  /** The references that name them. */
  readonly undecided: readonly Reference[];
  /** Adds a reader to the walk, which begins when the first result is asked for. */
  readonly add: <Found>(reader: TextReader<Found>) => () => Found;
  /** Whether every file was read that a reader wanted: there are bounds on files and bytes. Known after the walk. */
  readonly isComplete: () => boolean;
}

type Walker = Pick<TextReader<unknown>, 'wants' | 'read'>;

/** Texts of the manifests come first, in the order of `files`; then other files of the tree, excluded manifests among the first. */
export function scanTexts(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  undecided: readonly Reference[],
): TextScan {
  const names = new Set(undecided.map(({ name }) => name));
  let waiting: Walker[] = [];
  let complete = true;
  const walk = (): void => {
    const readers = waiting;
    waiting = [];
    for (const { text, wanting } of textsFor(readers, files, tree, names)) {
      if (text === undefined) complete = false;
      else for (const reader of wanting) reader.read(text);
    }
  };
  return {
    names,
    undecided,
    add: (reader) => {
      waiting.push(reader);
      return once(() => {
        if (waiting.includes(reader)) walk();
        return reader.found();
      });
    },
    isComplete: () => complete,
  };
}

interface WantedText {
  /** Undefined once there is more than is read. */
  readonly text: ScannedText | undefined;
  readonly wanting: readonly Walker[];
}

function* textsFor(
  readers: readonly Walker[],
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): Generator<WantedText> {
  const parsed = new Set<string>();
  for (const file of files) {
    if (file.source !== undefined) parsed.add(file.path);
    const wanting = readers.filter(({ wants }) => wants(file.path, file));
    const text = wanting.length === 0 ? undefined : textOfManifest(file, tree, names);
    if (text !== undefined) yield { text, wanting };
  }
  let [left, count] = [MAX_BYTES_IN_ALL, 0];
  for (const path of tree?.paths ?? []) {
    if (parsed.has(path)) continue;
    const wanting = readers.filter(({ wants }) => wants(path, undefined));
    if (wanting.length === 0) continue;
    count += 1;
    if (count > MAX_FILES || left <= 0) {
      yield { text: undefined, wanting };
      return;
    }
    const text = textInTree(path, undefined, tree, names);
    left -= Math.min(text?.size ?? 0, MAX_BYTES);
    if (text !== undefined) yield { text, wanting };
  }
}

/** The text that was parsed; that of an excluded file or a template of a chart is read from the tree. */
function textOfManifest(
  file: ParsedFile,
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): ScannedText | undefined {
  const { path, source, class: each } = file;
  if (source !== undefined) {
    const text = (): string => source.text;
    const size = source.text.length;
    return { path, file, size, origin: source, text, ...namesIn(text, names) };
  }
  const isExcluded = each.kind === 'skipped' && each.as === 'excluded';
  return isExcluded || isHelmTemplate(file) ? textInTree(path, file, tree, names) : undefined;
}

/** A template of a chart, whose text is not kept: a script in it may create something. */
export function isHelmTemplate(file: ParsedFile | undefined): boolean {
  return file?.class.kind === 'skipped' && file.class.as === 'helm-template';
}

function textInTree(
  path: string,
  file: ParsedFile | undefined,
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): ScannedText | undefined {
  const content = tree?.read(path);
  if (content?.kind !== 'bytes') return undefined;
  const { bytes } = content;
  const text = once(() => new TextDecoder().decode(bytes.subarray(0, MAX_BYTES)));
  return { path, file, size: bytes.length, origin: bytes, text, ...namesIn(text, names) };
}

const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
const FILE_NAME = /\.ya?ml(?![-\w])/;

function namesIn(
  text: () => string,
  names: ReadonlySet<string>,
): Pick<ScannedText, 'names' | 'fileNames'> {
  const found = once(() => {
    const [words, files] = [new Set<string>(), new Set<string>()];
    if (names.size === 0) return { words, files };
    for (const [word] of text().matchAll(WORD)) {
      if (names.has(word)) words.add(word);
      if (!word.includes('.y')) continue;
      const name = word.slice(0, word.search(FILE_NAME));
      if (names.has(name)) files.add(name);
    }
    return { words, files };
  });
  return { names: () => found().words, fileNames: () => found().files };
}
