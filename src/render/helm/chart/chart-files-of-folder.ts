import { compareText } from '../../../go/compare-text.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import { memoBy } from '../../../model/memo.ts';
import { folderPrefix } from '../../../model/names/folder-of.ts';
import type { Result } from '../../../model/result.ts';
import { fileSpan, type Span } from '../../../model/span.ts';
import { sourceOf, withoutMark, type ChartFile } from './chart-file.ts';
import type { ChartRefusal } from './chart.ts';
import { readIgnoreRules, type IgnoreRules } from './helm-ignore.ts';
import { LARGEST_FILE } from './load-budget.ts';

type FolderFiles = { readonly kind: 'files'; readonly files: readonly ChartFile[] } | ChartRefusal;

/**
 * The files of a chart's folder that Helm loads: what `.helmignore` leaves out is not there, in Helm's order. `paths` are the
 * files below the folder, relative to the root of the run; `folder` is `.` for the root itself. `target`: where a path that a symlink makes
 * leads.
 */
export function chartFilesOfFolder(
  folder: string,
  paths: readonly string[],
  read: FileTree['read'],
  target = (path: string): string => path,
): FolderFiles {
  const prefix = folderPrefix(folder);
  const names = paths.map((path) => path.slice(prefix.length)).sort(compareParts);
  const rules = rulesOf(prefix, names, read);
  if (rules.kind === 'refused') return rules;
  const isIgnored = withFolders(rules.value);
  const files: ChartFile[] = [];
  for (const name of names) {
    if (isIgnored(name)) continue;
    const file = readChartFile(name, target(`${prefix}${name}`), read);
    if (file.kind === 'refused') return file;
    files.push(file.file);
  }
  return { kind: 'files', files };
}

/** As a walk visits them: each folder's names in the order of their bytes. */
function compareParts(one: string, other: string): number {
  const [left, right] = [one.split('/'), other.split('/')];
  for (let index = 0; index < left.length && index < right.length; index++) {
    const order = compareText(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

type Rules = Result<IgnoreRules, ChartRefusal>;

function rulesOf(prefix: string, names: readonly string[], read: FileTree['read']): Rules {
  const name = '.helmignore';
  if (!names.includes(name)) return noRules();
  const file = readChartFile(name, `${prefix}${name}`, read);
  if (file.kind === 'refused') return file;
  const source = sourceOf(file.file);
  const rules = readIgnoreRules(source.text);
  if (rules.kind === 'done') return rules;
  const { message, line } = rules;
  return { kind: 'refused', message, at: lineOf(source, line) };
}

function noRules(): Rules {
  const rules = readIgnoreRules('');
  if (rules.kind === 'refused') throw new Error('no lines, no faults');
  return rules;
}

function lineOf(file: Span['file'], line: number): Span {
  const lines = file.text.split('\n');
  const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  return { file, start, end: start + (lines[line]?.length ?? 0) };
}

/** A folder that a rule matches is not walked into. */
function withFolders(ignores: IgnoreRules): (name: string) => boolean {
  const isFolderIgnored: (folder: string) => boolean = memoBy((folder) => {
    const slash = folder.lastIndexOf('/');
    return (slash !== -1 && isFolderIgnored(folder.slice(0, slash))) || ignores(folder, true);
  });
  return (name) => {
    const slash = name.lastIndexOf('/');
    return (slash !== -1 && isFolderIgnored(name.slice(0, slash))) || ignores(name, false);
  };
}

type ReadFile = { readonly kind: 'file'; readonly file: ChartFile } | ChartRefusal;

function readChartFile(name: string, path: string, read: FileTree['read']): ReadFile {
  const content = read(path);
  if (content.kind === 'unreadable') {
    return {
      kind: 'refused',
      message: `error reading ${name}: ${content.reason}`,
      at: fileSpan(path),
    };
  }
  const { bytes } = content;
  if (bytes.length > LARGEST_FILE) {
    const base = name.slice(name.lastIndexOf('/') + 1);
    const message = `chart file ${JSON.stringify(base)} is larger than the maximum file size ${LARGEST_FILE}`;
    return { kind: 'refused', message, at: fileSpan(path) };
  }
  return { kind: 'file', file: { name, path, bytes: withoutMark(bytes) } };
}
