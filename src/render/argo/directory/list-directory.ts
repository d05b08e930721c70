import { fileNameOf } from '../../../model/names/folder-of.ts';
import { scalarAt, valueAt, type MapNode } from '../../../model/node.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import { compileGlob } from '../../../text/glob/compile-glob.ts';
import { GOBWAS_TEXT } from '../../../text/glob/glob-dialects.ts';
import { filesIn, pathsBelow } from '../../kustomize/load/walk-paths.ts';

const MANIFEST = /^.*\.(?:yaml|yml|json|jsonnet)$/;

/**
 * The files that Argo CD reads as manifests of a folder, in order: below it with `recurse`, those that `include` matches and `exclude` does
 * not. A glob that does not compile matches nothing. With `disableExtensionFilter` (Argo CD 3.6) their names may end with anything.
 */
export function listDirectory(
  paths: readonly string[],
  folder: string,
  directory: MapNode | undefined,
): readonly string[] {
  const recurses = isTrue(valueAt(directory, 'recurse'), 'kubectl');
  const all = pathsBelow(recurses ? paths : filesIn(paths, folder), folder);
  const include = globAt(directory, 'include');
  const exclude = globAt(directory, 'exclude');
  const takesAny = isTrue(valueAt(directory, 'disableExtensionFilter'), 'kubectl');
  const start = folder === '' ? 0 : folder.length + 1;
  return all.filter((path) => {
    const relative = path.slice(start);
    return (
      (takesAny || MANIFEST.test(fileNameOf(path))) &&
      exclude?.(relative) !== true &&
      include?.(relative) !== false
    );
  });
}

function globAt(
  directory: MapNode | undefined,
  field: string,
): ((path: string) => boolean) | undefined {
  const pattern = scalarText(scalarAt(directory, field), 'kubectl');
  if (pattern === '') return undefined;
  return compileGlob(pattern, GOBWAS_TEXT) ?? (() => false);
}
