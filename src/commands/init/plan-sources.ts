import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { foldersOf, folderPrefix } from '../../model/names/folder-of.ts';
import { valueAt } from '../../model/node.ts';
import type { Report } from '../../model/report.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';

/** A source of Flux to declare: what it deploys is in a folder of this repository. */
interface FoundSource {
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
  readonly folder: string;
}

/** One path says little: many repositories have an `apps`. */
const MIN_PATHS = 2;

/**
 * Artifacts of which nobody knows what they are made of, and that fit one folder here: every path that Kustomizations deploy from one of
 * them is in that folder, in no other, and there are several.
 */
export function planSources({ uncheckedEntries, files }: Report): readonly FoundSource[] {
  const unknown = uncheckedEntries.filter(({ reason }) => reason.code === 'unknown-artifact');
  if (unknown.length === 0) return [];
  const folders = foldersOf(files.map(({ path }) => path));
  const uses = unknown.flatMap(({ manifest }) => useOf(manifest) ?? []);
  return [...groupBy(uses, ({ key }) => key).values()].flatMap((same) => {
    const [first] = same;
    const paths = new Set(same.map(({ path }) => path));
    const [folder, second] = wholesOf([...paths], folders);
    if (first === undefined || folder === undefined || second !== undefined) return [];
    if (paths.size < MIN_PATHS) return [];
    return [{ ...first.source, folder }];
  });
}

interface Use {
  readonly key: string;
  readonly source: Omit<FoundSource, 'folder'>;
  readonly path: string;
}

function useOf(manifest: Manifest): Use | undefined {
  const { node, dialect, namespace: own } = manifest;
  const text = (...path: readonly string[]): string | undefined =>
    stringOf(valueAt(node, 'spec', ...path), dialect) || undefined;
  const path = text('path')?.replaceAll(/^(?:\.?\/)+|(?<!\/)\/+$/g, '');
  const [kind, name] = [text('sourceRef', 'kind'), text('sourceRef', 'name')];
  const namespace = text('sourceRef', 'namespace') ?? own;
  if (!path || path === '.' || kind === undefined || name === undefined) return undefined;
  const source = { kind, ...(namespace !== undefined && { namespace }), name };
  return { key: `${kind} ${namespace ?? ''}/${name}`, source, path };
}

/** The folders that have all paths below them. */
function wholesOf(
  [first = '', ...others]: readonly string[],
  folders: ReadonlySet<string>,
): readonly string[] {
  const wholes = [...folders].flatMap((folder) => {
    if (folder === first) return ['.'];
    return folder.endsWith(`/${first}`) ? [folder.slice(0, -first.length - 1)] : [];
  });
  return wholes
    .filter((whole) => others.every((path) => folders.has(folderPrefix(whole) + path)))
    .sort();
}
