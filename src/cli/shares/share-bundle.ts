import { renderPart } from '../../commands/render-part.ts';
import type { PackedBuilds } from '../../commands/render-part.ts';
import { keyedDigest } from '../../io/cache/keyed-digest.ts';
import { programDigest } from '../../io/cache/program-digest.ts';
import { askingAgain, isUnchanged, recordReads, shapeOf } from '../../io/cache/record-reads.ts';
import type { Read } from '../../io/cache/record-reads.ts';
import type { ShareNumber } from '../../io/exchange-folder.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { memo } from '../../model/memo.ts';
import { VERSION } from '../../version.ts';
import { dataText } from '../kept/data-text.ts';
import type { OpenedRun } from '../open-run.ts';
import type { Outside } from '../outside.ts';

/** What one share of a run came to, and of which run it is one. Plain data. */
export interface ShareBundle {
  readonly share: ShareNumber;
  /** Equal for runs of the same program that look at files of the same names with the same options. */
  readonly world: string;
  /** The key of the digests in `reads`. */
  readonly salt: string;
  /** All that the share read or looked for. */
  readonly reads: readonly Read[];
  readonly packed: PackedBuilds;
}

/** Renders one share of a run. Throws CannotRun where a file changed meanwhile. */
export function makeBundle(
  run: OpenedRun,
  share: ShareNumber,
  salt: string,
  outside: Outside,
): ShareBundle {
  const recorder = recordReads(keyedDigest(salt));
  const packed = renderPart(recorder.record('head', run.tree), run.settings, share);
  const reads = recorder.reads();
  if (reads === undefined) throw new CannotRun('A file changed while it was read.');
  return { share, world: worldOf(run, outside), salt, reads, packed };
}

/** Whether a share was made of the very files, options and program of a run. */
export function isOfRun(
  { world, reads, salt }: ShareBundle,
  run: OpenedRun,
  tree: FileTree,
  outside: Outside,
): boolean {
  return (
    world === worldOf(run, outside) &&
    isUnchanged(reads, askingAgain({ head: tree }, keyedDigest(salt)))
  );
}

/** All that decides how kustomizations are rendered, but for the content of the files. */
const worldOf = memo(({ tree, settings }: OpenedRun, { kept }: Outside): string => {
  const program = kept === undefined ? undefined : programDigest(kept.program);
  // What merely is reported about the files makes no other builds.
  const { notices: _, ...shape } = shapeOf(tree);
  const { limits, loadRestrictor, repositoryUrls, kubernetesVersion } = settings;
  const { charts, anyChartVersion, clusters } = settings;
  const options = [limits, loadRestrictor, repositoryUrls, kubernetesVersion];
  return keyedDigest('world')(
    dataText([VERSION, program, shape, options, charts, anyChartVersion, clusters]),
  );
});
