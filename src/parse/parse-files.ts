import { isManifestName, type FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import type { FileClass, ParsedFile } from '../model/parsed-file.ts';
import { parseFile } from './parse-file.ts';
import { unusedFolders, type UnusedFolder } from './unused-folders.ts';

/** The parse stage: every file of the tree that may hold manifests by its name, in the tree's order. */
export function parseFiles(tree: FileTree, limits: Limits): readonly ParsedFile[] {
  const classes = classifyPaths(tree.paths);
  const unused = unusedFolders(tree.paths, [...(tree.named ?? []), ...(tree.selected ?? [])]);
  return tree.paths.filter(isManifestName).map((path) => {
    const known = unusedClass(path, unused(path)) ?? classes.get(path);
    if (known === undefined) return parseFile(path, tree.read(path), limits);
    return { path, class: known, source: undefined, documents: [], faults: [] };
  });
}

/** Files of package managers, compilers, Spring and Docker Compose: users do not expect that they are checked, in any folder. */
const OTHERS =
  /(?:^|\/)(?:package(?:-lock)?|npm-shrinkwrap|bower|composer|(?:ts|js)config(?:\.[-\w]+)?|\.\w+rc|\.travis|dependabot|log4j2?(?:-\w+)?|resources\/(?:application|bootstrap)(?:-\w+)?|(?:docker-)?compose(?:[-.]\w+)*)\.(?:json|ya?ml)$/;

function unusedClass(path: string, folder: UnusedFolder | undefined): FileClass | undefined {
  if (folder === undefined) return undefined;
  const reason = 'a file of another program by its name';
  return OTHERS.test(path)
    ? { kind: 'skipped', as: 'not-kubernetes', reason }
    : { kind: 'skipped', ...folder };
}

const CHART = /^((?:.*\/)?)Chart\.yaml$/;
const VALUES = /^(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/;

/**
 * The kinds of files that follow from their place in the tree: the parts of a Helm chart that only Helm can read. Files that their own text
 * classifies are not in the result.
 */
function classifyPaths(paths: readonly string[]): ReadonlyMap<string, FileClass> {
  const charts = new Set(paths.flatMap((path) => CHART.exec(path)?.[1] ?? []));
  const classes = new Map<string, FileClass>();
  if (charts.size === 0) return classes;
  for (const path of paths) {
    const found = chartPart(path, charts);
    if (found !== undefined) classes.set(path, found);
  }
  return classes;
}

function chartPart(path: string, charts: ReadonlySet<string>): FileClass | undefined {
  for (let slash = path.lastIndexOf('/'); ; slash = path.lastIndexOf('/', slash - 1)) {
    const folder = path.slice(0, slash + 1);
    if (charts.has(folder)) {
      const found = partOf(path.slice(folder.length), folder);
      if (found !== undefined) return found;
    }
    if (slash <= 0) return undefined;
  }
}

/** A file's part in a chart, by its path within the chart. `crds/` holds ordinary manifests. */
function partOf(path: string, folder: string): FileClass | undefined {
  const chart = folder === '' ? 'this folder' : `\`${folder.slice(0, -1)}\``;
  if (path.startsWith('templates/')) {
    const reason = `a template of the Helm chart in ${chart}`;
    return { kind: 'skipped', as: 'helm-template', reason };
  }
  if (!VALUES.test(path)) return undefined;
  return { kind: 'skipped', as: 'chart-values', reason: `values of the Helm chart in ${chart}` };
}
