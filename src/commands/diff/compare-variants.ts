import { CannotRun } from '../../model/cannot-run.ts';
import type { Change } from '../../model/changes/change.ts';
import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Build } from '../../model/manifest.ts';
import { nameOfWorkload } from '../../model/names/name-of.ts';
import type { Settings } from '../../model/settings.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { gatherTree } from '../../pipeline/gather-tree.ts';
import { redactChange } from '../../report/redact/redact-change.ts';
import { redactionOf } from '../../report/redact/redact-report.ts';
import { compareVariants } from '../../rollout/compare-variants.ts';
import { selectBuilds } from '../../rollout/compare/select-builds.ts';
import { nearestName } from '../../text/nearest-name.ts';
import type { Selection } from '../selection/select-environments.ts';
import { selectMatrices } from '../selection/select-matrices.ts';

/** A side of `--between`: the word, and the path that it means relative to the root of the run. */
interface Named {
  readonly word: string;
  readonly path: string;
}

/** In what two sets of builds of one tree differ. Throws CannotRun for a side that names no build. */
export function between(
  engines: Engines,
  tree: FileTree,
  settings: Settings,
  [left, right]: readonly [Named, Named],
): Change {
  const { evidence } = gatherTree(engines, tree, settings);
  const [one, other] = [left, right].map((side) => buildsNamed(evidence.builds, side));
  const change = compareVariants(evidence, one ?? [], other ?? []);
  return redactChange(change, redactionOf([evidence]));
}

function buildsNamed(builds: readonly Build[], { word, path }: Named): readonly Build[] {
  const found = selectBuilds(builds, word, path);
  if (found.length > 0) return found;
  const near = nearestName(path, new Set(builds.map(({ id }) => id)));
  const help =
    near === undefined ? '`envfrom builds` lists the builds.' : `Did you mean \`${near}\`?`;
  throw new CannotRun(`No build matches \`${word}\`.`, help);
}

const MAX_NAMED = 10;

/** One workload in all builds that have it. Throws CannotRun where several are meant, or none. */
export function matrix(
  engines: Engines,
  tree: FileTree,
  settings: Settings,
  selection: Selection,
): readonly EnvironmentMatrix[] {
  const { evidence } = gatherTree(engines, tree, settings);
  const matrices = selectMatrices(evidence, evidence, selection);
  if (matrices.length > 1) {
    const names = matrices
      .slice(0, MAX_NAMED)
      .flatMap(({ variants: [first] }) => (first === undefined ? [] : [nameOfWorkload(first)]));
    const rest = matrices.length - names.length;
    throw new CannotRun(
      `\`diff --matrix\` shows one workload, and ${matrices.length} match.`,
      `Name one of ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}, or use \`envfrom env --matrix\`.`,
    );
  }
  if (matrices.length === 0) throw new CannotRun('There are no workloads in these files.');
  return matrices;
}
