import type { Reference, Verdict } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import { siblingsWith } from './missing-source.ts';
import { hasEverySibling } from './prove.ts';

/**
 * The source that an overlay has in a folder of its own and does not list, while every other overlay of the same object lists one: that a
 * person applies the one folder by hand is not what the others do. `folders`: those of the builds.
 */
export function leftOutSource(
  reference: Reference,
  verdict: Verdict | undefined,
  index: SourceIndex,
  folders: ReadonlyMap<string, string>,
): Source | undefined {
  if (verdict?.kind !== 'elsewhere' || index.isFolder(reference.build)) return undefined;
  const own = `${folders.get(reference.build) ?? reference.build}/`;
  const isLeftOut = ({ build, at }: Source): boolean =>
    index.isFolder(build) && hostSpan(at).file.path.startsWith(own);
  if (!verdict.sources.every(isLeftOut)) return undefined;
  const isOnlyOne = hasEverySibling(reference, siblingsWith(reference, index), index);
  return isOnlyOne ? verdict.sources[0] : undefined;
}
