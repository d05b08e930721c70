import { quoteMeta } from '../go/regexp/quote-meta.ts';
import { contentText } from '../model/file-content.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Manifest } from '../model/manifest.ts';
import { memo } from '../model/memo.ts';
import { filesByPath, type ParsedFile } from '../model/parsed-file.ts';
import { OTHER_DEPLOYERS, type FileSign, type OtherDeployer } from './other-deployers.ts';

/** A file of a program that deploys and that is not understood here. */
interface FoundDeployer {
  readonly deployer: OtherDeployer;
  readonly path: string;
  /** The object that shows it; undefined where the file itself does. */
  readonly object?: Manifest;
  /** How many things of the kind that the program lists the file has. */
  readonly listed?: number;
}

/** Files that are read for their text alone; no repository needs more to show what it is deployed with. */
const MAX_READ = 5_000;
const LARGEST = 1024 * 1024;

/**
 * The programs that deploy from this repository and that are not imitated, by the files they read and the objects their controllers
 * act on: by path, then in the order of the table; one per file and program. Pure: reads only files of `tree` whose name fits, and each once.
 */
export function findOtherDeployers(
  tree: FileTree,
  files: readonly ParsedFile[],
): readonly FoundDeployer[] {
  const parsed = filesByPath(files);
  const textOf = textReader(tree);
  const names = namedIn(tree.paths);
  return tree.paths.flatMap((path) => {
    const file = parsed.get(path);
    if (file?.source !== undefined) return deployersIn(file);
    return names.has(path) ? foundAt(path, [], textOf) : [];
  });
}

/** What a file that was read shows: the same in every run that finds it unchanged. */
const deployersIn = memo((file: ParsedFile): readonly FoundDeployer[] => {
  const { path, source, documents } = file;
  const objects = documents.flatMap(({ manifests }) =>
    manifests.filter(({ group }) => GROUPS.has(group)),
  );
  return foundAt(path, objects, () => source?.text);
});

function foundAt(
  path: string,
  objects: readonly Manifest[],
  textOf: (path: string) => string | undefined,
): readonly FoundDeployer[] {
  if (objects.length === 0 && !mayShow(path, textOf)) return NONE;
  return OTHER_DEPLOYERS.flatMap((deployer) => {
    const object = objects.find((manifest) => actsOn(deployer, manifest));
    if (object !== undefined) return { deployer, path, object };
    const shown = deployer.files?.some((sign) => shows(sign, path, textOf)) === true;
    if (!shown) return [];
    const { lists } = deployer;
    if (lists === undefined) return { deployer, path };
    return { deployer, path, listed: textOf(path)?.match(lists.each)?.length ?? 0 };
  });
}

const NONE: readonly FoundDeployer[] = [];
const SIGNS = OTHER_DEPLOYERS.flatMap(({ files = [] }) => files);

/** The names of all files that may show one of the programs. */
const NAMES = pathsOf(SIGNS);
/** Those of them that may whatever words are in the file. */
const TELLING_NAMES = pathsOf(SIGNS.filter(({ words }) => words === undefined));
/** A word of the others. */
const WORDS = new RegExp(SIGNS.flatMap(({ words = [] }) => words.map(quoteMeta)).join('|'));

function pathsOf(signs: readonly FileSign[]): RegExp {
  return new RegExp(signs.map(({ path }) => path.source).join('|'));
}

/** Whether a file may show one of the programs: most have another name, or none of the words. */
function mayShow(path: string, textOf: TextOf): boolean {
  return TELLING_NAMES.test(path) || WORDS.test(textOf(path) ?? '');
}

const namedIn = memo(
  (paths: readonly string[]): ReadonlySet<string> =>
    new Set(paths.filter((path) => NAMES.test(path))),
);

const GROUPS: ReadonlySet<string> = new Set(
  OTHER_DEPLOYERS.flatMap(({ objects = [] }) => objects.map(({ group }) => group)),
);

function actsOn({ objects }: OtherDeployer, { group, kind }: Manifest): boolean {
  return objects?.some((sign) => sign.group === group && sign.kinds.includes(kind)) === true;
}

function shows(
  { path: named, words, holds, lacks }: FileSign,
  path: string,
  textOf: TextOf,
): boolean {
  if (!named.test(path)) return false;
  if (holds === undefined && lacks === undefined) return true;
  const text = textOf(path);
  if (text === undefined || words?.some((word) => text.includes(word)) === false) return false;
  return lacks?.test(text) !== true && (holds === undefined || holds.test(text));
}

/** The text of a file; undefined if it is large, its bytes cannot be had, or too many were read before. */
type TextOf = (path: string) => string | undefined;

function textReader(tree: FileTree): TextOf {
  const texts = new Map<string, string | undefined>();
  const read: TextOf = (path) => {
    return texts.size < MAX_READ ? contentText(tree.read(path), LARGEST) : undefined;
  };
  return (path) => {
    if (!texts.has(path)) texts.set(path, read(path));
    return texts.get(path);
  };
}
