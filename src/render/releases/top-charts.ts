import { folderOf } from '../../model/names/folder-of.ts';

/** Roles of Ansible have a Chart.yaml only for programs that write documents or update versions: their templates are Jinja. */
const ROLE_FILE = /(?:^|\/)tasks\/main\.ya?ml$/;

/** The folders of charts that are no part of another one. `files`: their Chart.yaml; `paths`: all files. */
export function topCharts(files: readonly string[], paths: readonly string[]): readonly string[] {
  const roles = new Set(paths.filter((path) => ROLE_FILE.test(path)).map(roleOf));
  const folders = files.map(folderOf).filter((folder) => !roles.has(folder));
  const known = new Set(folders);
  return folders.filter((folder) => !isSubchart(folder, known));
}

function roleOf(path: string): string {
  return folderOf(folderOf(path));
}

/** A chart below `charts/` of another one is loaded with it. */
function isSubchart(folder: string, known: ReadonlySet<string>): boolean {
  for (
    let at = folder.lastIndexOf('/charts/');
    at !== -1;
    at = folder.lastIndexOf('/charts/', at - 1)
  ) {
    if (known.has(folder.slice(0, at))) return true;
    if (at === 0) break;
  }
  return folder.startsWith('charts/') && known.has('.');
}
