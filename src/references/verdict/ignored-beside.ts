import type { FileTree } from '../../model/file-tree.ts';
import { folderOf, folderPrefix } from '../../model/names/folder-of.ts';
import type { Reference } from '../../model/reference.ts';
import { hostSpan } from '../../model/span.ts';
import { ignoredByGit } from '../../text/glob/ignored-by-git.ts';

/**
 * The file beside a reference in which people would write its Secret, and which git ignores: whoever set the ignore rule makes such Secrets from
 * files that are not to be in the repository. Undefined if git would keep each of them.
 */
export function ignoredBeside(
  tree: FileTree | undefined,
): (reference: Reference) => string | undefined {
  if (tree === undefined) return () => undefined;
  const isIgnored = ignoredByGit(tree);
  return ({ kind, name, at }) => {
    const { path } = hostSpan(at).file;
    if (kind !== 'Secret' || isIgnored(path)) return undefined;
    const beside = folderPrefix(folderOf(path));
    return filesOf(name)
      .map((file) => `${beside}${file}`)
      .find(isIgnored);
  };
}

/** Files that people write a Secret of a name in, by how often they do. */
function filesOf(name: string): readonly string[] {
  const stems = ['secret', 'secrets', name, `${name}-secret`, `${name}.secret`, `secrets/${name}`];
  return stems.flatMap((stem) => [`${stem}.yaml`, `${stem}.yml`]);
}
