import type { FileTree } from '../../model/file-tree.ts';
import { folderPrefix, pathsWithPrefix } from '../../model/names/folder-of.ts';
import type { Chart } from '../helm/chart/chart.ts';
import { valuesFileAt } from './release-values.ts';
import { valuesNeverGiven } from './values-never-given.ts';

/** A values file beside a chart that is called after an environment first: `dev-values.yaml`. */
const OF_ENVIRONMENT = /^(?!ci|default|example|lint|sample|test)[^/]+[-_.]values\.ya?ml$/;
const SCALAR = /^["']?(\w+)["']?[ \t]*:[ \t]+[^\s#&*{[|>]/gm;

/**
 * The values at the top that whoever installs a chart gives: those that nobody gives here, and scalars that such files set, whatever the
 * defaults say.
 */
export function valuesToChoose(
  chart: Chart,
  folder: string,
  { tree }: { readonly tree: FileTree },
): readonly string[] {
  const prefix = folderPrefix(folder);
  const files = pathsWithPrefix(tree.paths, prefix).filter((path) =>
    OF_ENVIRONMENT.test(path.slice(prefix.length)),
  );
  const texts = files.map((file) => valuesFileAt(file, tree)?.file.text ?? '');
  const names = texts.flatMap((text) => [...text.matchAll(SCALAR)].map(([, name = '']) => name));
  return [...new Set([...valuesNeverGiven(chart, []), ...names])];
}
