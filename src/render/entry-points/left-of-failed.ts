import type { Build } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import type { PlanTools } from './walk-entries.ts';

/**
 * What is left of the kustomizations that cannot be built, when what is refused is left out: what is wrong in it is wrong in the whole, too. It is
 * a build of its own, beside the one that has failed, and brings nothing to a cluster.
 */
export function leftOfFailed(
  builds: readonly Build[],
  { folders }: Pick<KustomizationGraph, 'folders'>,
  { renderLeft }: Pick<PlanTools, 'renderLeft'>,
): readonly Build[] {
  const failed = builds.filter(
    ({ objects, failures, folder = '', id }) =>
      objects.length === 0 && failures.length > 0 && folders.has(folder || id),
  );
  if (failed.length === 0) return [];
  const left = new Map(
    renderLeft([...new Set(failed.map(folderOf))]).map((build) => [build.id, build]),
  );
  return failed.flatMap((build) => {
    const found = left.get(folderOf(build));
    // Where kustomize refuses nothing, it is the deployer that does.
    const isOfKustomize = found?.left !== undefined && found.objects.length > 0;
    return isOfKustomize ? [leftOf(build, found)] : [];
  });
}

function folderOf({ folder, id }: Build): string {
  return folder ?? id;
}

function leftOf(failed: Build, found: Build): Build {
  const {
    id,
    kind,
    folder = id,
    cluster,
    namespace,
    deployedBy,
    deployerVersion,
    deployment,
  } = failed;
  return {
    ...found,
    id: `${id} (what can be built of it)`,
    kind,
    folder,
    ...(cluster !== undefined && { cluster }),
    ...(namespace !== undefined && { namespace }),
    ...(deployedBy !== undefined && { deployedBy }),
    ...(deployerVersion !== undefined && { deployerVersion }),
    ...(deployment !== undefined && { deployment }),
    failures: [],
    differences: [],
    patches: [],
    partial: [...found.partial, message`it cannot be built as it is`],
  };
}
