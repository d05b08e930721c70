import type { FileTree } from '../../../model/file-tree.ts';
import { folderOf } from '../../../model/names/folder-of.ts';
import { linkedPaths } from '../../releases/linked-paths.ts';

/** Groups of the objects that deploy folders of a repository. */
const GROUPS = ['argoproj.io/', 'toolkit.fluxcd.io/'];
const TEXT = /(?:^|\/)(?:(?:templates|charts)\/.*\.(?:ya?ml|tpl|txt)|values[^/]*\.ya?ml)$/;
const LARGEST = 1024 * 1024;

/** Of some charts, those whose templates or values name a group of objects that deploy folders: they may hold entry objects. */
export function chartsHolding(tree: FileTree, charts: readonly string[]): readonly string[] {
  const known = new Set(charts);
  const found = new Set<string>();
  const { below, target } = linkedPaths(tree);
  for (const path of [...tree.paths, ...charts.flatMap(below)]) {
    if (!TEXT.test(path)) continue;
    const above = chartsAbove(path, known).filter((chart) => !found.has(chart));
    if (above.length > 0 && namesGroup(target(path), tree))
      for (const chart of above) found.add(chart);
  }
  return charts.filter((chart) => found.has(chart));
}

function chartsAbove(path: string, charts: ReadonlySet<string>): readonly string[] {
  const above: string[] = [];
  for (let at = path; at !== '.';) {
    at = folderOf(at);
    if (charts.has(at)) above.push(at);
  }
  return above;
}

function namesGroup(path: string, { read }: FileTree): boolean {
  const content = read(path);
  if (content.kind !== 'bytes' || content.bytes.length > LARGEST) return false;
  const bytes = Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.bytes.length);
  return GROUPS.some((group) => bytes.includes(group));
}
