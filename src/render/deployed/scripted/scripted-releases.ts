import { posix } from 'node:path';
import { contentText } from '../../../model/file-content.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import type { ChartNeed } from '../../../model/manifest.ts';
import { memo } from '../../../model/memo.ts';
import {
  fileNameOf,
  folderOf,
  foldersToRoot,
  isBelow,
  withoutEndSlashes,
} from '../../../model/names/folder-of.ts';
import type { SourceFile } from '../../../model/span.ts';
import type { ScriptedRelease, ScriptedValues } from '../../releases/scripted/scripted-release.ts';
import { isInExamples } from '../example-folders.ts';
import { tellingTexts } from '../telling-texts.ts';
import { helmLines, type HelmLine, type HelmSet } from './helm-lines.ts';
import { helmfileReleases } from './helmfile-releases.ts';
import { isHelmfile } from './is-helmfile.ts';

/** What scripts and lists of releases install. */
interface ScriptedReleases {
  readonly releases: readonly ScriptedRelease[];
  /** How many commands there are besides, of which only a run knows what they install. */
  readonly commands: number;
  /** The same of each file of Helmfile that was read. */
  readonly listed: ReadonlyMap<string, number>;
}

/** Documents show how it is done, and programs put their words together. */
const NO_SCRIPT = /\.(?:md|adoc|py|go|ps1)$/;
const MAX_RELEASES = 300;
const MAX_HELMFILES = 200;
const LARGEST = 512 * 1024;

/**
 * The releases that scripts, build files and pipelines install by literal arguments (`helm upgrade --install web ./chart -f prod.yaml`), and
 * those that files of Helmfile list without templates. Nothing of folders of tests and examples.
 */
export const scriptedReleases = memo((tree: FileTree): ScriptedReleases => {
  if (!tree.paths.some(isOfHelm)) return { releases: [], commands: 0, listed: new Map() };
  const paths = new Set(tree.paths);
  const texts = tellingTexts(tree).filter(
    ({ path }) => !NO_SCRIPT.test(path) && !isInExamples(folderOf(path)),
  );
  const ofScripts = texts.flatMap((file) => [...releasesOfScript(file, paths)]);
  // A file may list nothing but other files.
  const lists = helmfiles(tree)
    .map((file) => [file.path, [...helmfileReleases(file, paths)]] as const)
    .filter(([, releases]) => releases.length > 0);
  const all = [...ofScripts, ...lists.flatMap(([, releases]) => releases)];
  const known = all
    .flatMap((each) => each ?? [])
    .filter((each) => !isForTests(each))
    .map((each) => [keyOf(each), each] as const);
  return {
    releases: [...new Map(known).values()].slice(0, MAX_RELEASES),
    commands: openIn(ofScripts),
    listed: new Map(lists.map(([path, releases]) => [path, openIn(releases)])),
  };
});

/** Folders of a chart with the values that it is tested with. */
const TESTS = ['ci', 'test', 'tests'];

/** Whether a release has values that its own chart is tested with. */
function isForTests({ chart, values }: ScriptedRelease): boolean {
  return values.some(
    (each) =>
      each.kind === 'file' &&
      typeof chart === 'string' &&
      TESTS.some((folder) => isBelow(each.path, `${chart}/${folder}`)),
  );
}

function isOfHelm(path: string): boolean {
  return fileNameOf(path) === 'Chart.yaml' || isHelmfile(path);
}

function openIn(releases: readonly (ScriptedRelease | undefined)[]): number {
  return releases.filter((each) => each === undefined).length;
}

function helmfiles(tree: FileTree): readonly SourceFile[] {
  const named = tree.paths.filter((path) => isHelmfile(path) && !isInExamples(folderOf(path)));
  return named.slice(0, MAX_HELMFILES).flatMap((path) => {
    const text = contentText(tree.read(path), LARGEST);
    return text === undefined ? [] : [{ path, text }];
  });
}

function keyOf({ name, namespace, chart, values }: ScriptedRelease): string {
  const given = values.map((each) => {
    if (each.kind === 'file') return each.path;
    return each.kind === 'set' ? each.set.file.text : `${each.node.file.path}:${each.node.start}`;
  });
  return JSON.stringify([name, namespace, chart, given]);
}

/** What a script says beside its commands. */
interface Script {
  /** Folders that its paths may be relative to, the likeliest first. */
  readonly bases: readonly string[];
  /** The repositories of charts that it adds, by their names. */
  readonly repositories: ReadonlyMap<string, string>;
  readonly paths: ReadonlySet<string>;
}

function* releasesOfScript(
  file: SourceFile,
  paths: ReadonlySet<string>,
): Generator<ScriptedRelease | undefined> {
  const { path, text } = file;
  let script: Script | undefined;
  for (const line of helmLines(file)) {
    script ??= {
      bases: [...foldersToRoot(path), ...foldersEntered(path, text)],
      repositories: repositoriesIn(text),
      paths,
    };
    yield line.kind === 'open' ? undefined : releaseOf(line, script);
  }
}

function releaseOf(line: HelmLine, script: Script): ScriptedRelease | undefined {
  const { release: name, namespace, at } = line;
  const { bases, repositories, paths } = script;
  const sets = line.sets.map((set) => setOf(set, line));
  if (sets.includes(undefined)) return undefined;
  const need = needOf(line, repositories);
  for (const base of bases) {
    const folder = pathIn(base, line.chart);
    const isHere = folder !== undefined && paths.has(posix.join(folder, 'Chart.yaml'));
    const chart = isHere ? folder : need;
    const files = line.files.map((each) => pathIn(base, each));
    if (chart === undefined || !files.every((each) => each !== undefined && paths.has(each)))
      continue;
    const given = files.flatMap((each) =>
      each === undefined ? [] : [{ kind: 'file' as const, path: each }],
    );
    return {
      name,
      namespace,
      chart,
      values: [...given, ...sets.flatMap((each) => each ?? [])],
      at,
    };
  }
  return undefined;
}

/** Folders that a script goes to by their names. */
function foldersEntered(path: string, text: string): readonly string[] {
  const named = [...text.matchAll(ENTERED)].map(([, word = '']) => word);
  return [...new Set(named)]
    .slice(0, MAX_ENTERED)
    .flatMap((word) => foldersToRoot(path).flatMap((base) => pathIn(base, word) ?? []));
}

const ENTERED = /(?:\bcd|\bpushd|working-directory:|\bdir:)[ \t]+["']?([\w./-]+)/g;
const MAX_ENTERED = 20;
/** Undefined outside of the repository. */
function pathIn(base: string, word: string): string | undefined {
  if (word.startsWith('/') || word.startsWith('~') || word.includes('://')) return undefined;
  const path = posix.join(base, word).replace(/\/$/, '');
  return path.startsWith('..') ? undefined : path;
}

const REPOSITORY =
  /\bhelm[ \t]+repo[ \t]+add[ \t]+(?:--\S+[ \t]+)*["']?([\w.-]+)["']?[ \t]+["']?(https?:\/\/[^\s"']+)/g;

function repositoriesIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(REPOSITORY)].map(([, name = '', url = '']) => [name, url] as const),
  );
}

/** A chart from elsewhere; undefined if the script does not say from where. */
function needOf(
  { chart, version, repository }: HelmLine,
  repositories: Script['repositories'],
): ChartNeed | undefined {
  if (chart.startsWith('oci://')) {
    const url = withoutEndSlashes(chart);
    return { name: url.slice(url.lastIndexOf('/') + 1), version, repository: url };
  }
  if (repository !== undefined)
    return /^https?:/.test(repository) ? { name: chart, version, repository } : undefined;
  const [, alias = '', name = ''] = /^([\w.-]+)\/([\w.-]+)$/.exec(chart) ?? [];
  const added = repositories.get(alias);
  return added === undefined ? undefined : { name, version, repository: added };
}

/** Undefined if it sets several values of which only a run knows one. */
function setOf({ kind, word }: HelmSet, { at }: HelmLine): ScriptedValues | undefined {
  const { start, isLiteral } = word;
  const [, key = ''] = /^([\w.-]+)=[^,={]*$/.exec(word.text) ?? [];
  if (!isLiteral && key === '') return undefined;
  const unknowable = `value of ${key}`;
  const text = isLiteral ? word.text : `${key}=<${unknowable}>`;
  const { end } = word;
  const isPlain = isLiteral && end - start === text.length;
  const host = {
    spanOf: (from: number, to: number) =>
      isPlain
        ? { file: at.file, start: start + from, end: start + to }
        : { file: at.file, start, end },
  };
  const set = {
    kind: isLiteral ? kind : 'set-string',
    file: { path: at.file.path, text, host },
  } as const;
  return { kind: 'set', set: isLiteral ? set : { ...set, unknowable }, unknown: !isLiteral };
}
