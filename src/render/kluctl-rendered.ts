import { contentText } from '../model/file-content.ts';
import type { FileTree } from '../model/file-tree.ts';
import { folderOf, folderPrefix } from '../model/names/folder-of.ts';

const CHARTS = ['helm-chart.yaml', 'helm-chart.yml'];
/** What kluctl calls it where nothing else is said: https://kluctl.io/docs/kluctl/deployments/helm/ */
const USUAL = 'helm-rendered.yaml';
const OUTPUT = /^[ \t]+["']?output["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/m;

/** The file by which kluctl renders a chart into the file of a path: one beside it says which chart, and where it goes. */
export function kluctlChartOf(tree: FileTree, path: string): string | undefined {
  const folder = folderOf(path);
  const prefix = folderPrefix(folder);
  return CHARTS.map((name) => prefix + name).find((chart) => {
    const text = contentText(tree.read(chart)) ?? '';
    return /^helmChart:/m.test(text) && path === prefix + (OUTPUT.exec(text)?.[1] ?? USUAL);
  });
}
