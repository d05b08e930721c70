import type { Build } from '../../model/manifest.ts';
import { filesByPath, manifestsIn, type ParsedFile } from '../../model/parsed-file.ts';
import { UNBUILDABLE } from '../../model/reason.ts';
import { hostSpan } from '../../model/span.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import type { PlanTools } from './walk-entries.ts';

/**
 * What is left of the kustomizations that cannot be built, when what is refused is left out: what is wrong in it is wrong in the whole, too. It is
 * a build of its own, beside the one that has failed, and brings nothing to a cluster.
 */
export function leftOfFailed(
  builds: readonly Build[],
  files: readonly ParsedFile[],
  { folders }: Pick<KustomizationGraph, 'folders'>,
  { renderLeft }: Pick<PlanTools, 'renderLeft'>,
): readonly Build[] {
  const all = affordable(
    builds.filter(({ objects, failures }) => objects.length === 0 && failures.length > 0),
  );
  if (all.length === 0) return [];
  const [failed = [], generated = []] = [true, false].map((isWritten) =>
    all.filter((build) => folders.has(folderOf(build)) === isWritten),
  );
  const left = new Map(
    renderLeft([...new Set(failed.map(folderOf))]).map((build) => [build.id, build]),
  );
  const written = generated.flatMap((build) => asWritten(build, filesByPath(files)));
  const rest = failed.flatMap((build) => {
    const found = left.get(folderOf(build));
    // Where kustomize refuses nothing, it is the deployer that does.
    const isOfKustomize = found?.left !== undefined && found.objects.length > 0;
    return isOfKustomize ? [leftOf(build, found)] : [];
  });
  return [...rest, ...written];
}

/** What the failed builds that are looked at again may have cost, in units of work: one, and all of them. A build may cost ten times as much. */
const MAX_WORK = 5_000_000;
const MAX_IN_ALL = 20_000_000;

function affordable(failed: readonly Build[]): readonly Build[] {
  let sum = 0;
  return failed.filter(({ work = 0 }) => {
    sum += work;
    return work <= MAX_WORK && sum <= MAX_IN_ALL;
  });
}

/** Of a folder without a kustomization, for which Flux generates one: the objects of its files as they are written. */
function asWritten(build: Build, files: ReadonlyMap<string, ParsedFile>): readonly Build[] {
  if (build.kind !== 'flux-kustomization') return [];
  const refused = new Set(build.failures.map(({ at }) => hostSpan(at).file.path));
  const objects = build.files.flatMap((path) => {
    const file = files.get(path);
    return file === undefined || refused.has(path) ? [] : manifestsIn(file);
  });
  if (objects.length === 0) return [];
  return [leftOf(build, { ...build, objects, left: 'without-changes' })];
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
    partial: [...found.partial, UNBUILDABLE],
  };
}
