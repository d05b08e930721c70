import type { FileTree } from '../../model/file-tree.ts';
import { appendTo } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import type { JudgedReference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { chooseSources } from './choose-sources.ts';
import { indexSources } from './source-index.ts';

/** The references that may mean a source, with any verdict. A reference that another source certainly satisfies is not among them. */
export function referencesBySource(
  references: readonly JudgedReference[],
  sources: readonly Source[],
  builds: readonly Build[],
  repositories: FileTree['repositories'],
): ReadonlyMap<Source, readonly JudgedReference[]> {
  const index = indexSources(sources, builds, {
    paths: [],
    ...(repositories !== undefined && { repositories }),
  });
  const bySource = new Map<Source, JudgedReference[]>();
  for (const judged of references) {
    for (const source of chooseSources(judged.reference, index)?.possible ?? []) {
      appendTo(bySource, source, judged);
    }
  }
  return bySource;
}
