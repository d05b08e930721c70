import type { Manifest } from '../../model/manifest.ts';
import { itemsAt, mapAt, valueAt, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isTrue, scalarText } from '../../model/scalars/scalar-text.ts';
import { fixedPart } from '../argo/application-set/generators/git/fixed-part.ts';
import type { EntryObject, EntrySource } from './entry-object.ts';

/** Generators within generators: a matrix of matrices. */
const DEEPEST = 3;

/** What the git generators of an ApplicationSet read: repositories, each with a folder or file that it has to have. */
export function generatorsOf(set: Manifest): EntryObject {
  const items = itemsAt(set.node, 'spec', 'generators');
  return {
    kind: 'argo-application',
    manifest: set,
    sources: items.flatMap((item) => sourcesOf(item, set, 1)),
  };
}

function sourcesOf(item: YamlNode, set: Manifest, depth: number): readonly EntrySource[] {
  const git = mapAt(item, 'git');
  const url = stringOf(valueAt(git, 'repoURL'), set.dialect);
  const inner = ['matrix', 'merge'].flatMap((kind) => itemsAt(item, kind, 'generators'));
  const below = depth === DEEPEST ? [] : inner.flatMap((each) => sourcesOf(each, set, depth + 1));
  if (url === undefined) return below;
  const patterns = [...itemsAt(git, 'directories'), ...itemsAt(git, 'files')].filter(
    (pattern) => !isTrue(valueAt(pattern, 'exclude'), set.dialect),
  );
  const folders = patterns.map((pattern) =>
    fixedPart(scalarText(valueAt(pattern, 'path'), set.dialect)),
  );
  const own = folders.map((folder) => ({
    folder,
    repository: { kind: 'url', url } as const,
    chart: false,
    revision: undefined,
  }));
  return [...own, ...below];
}
