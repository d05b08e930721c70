import { isKustomizationFile } from '../../../model/file-tree.ts';
import { message as say } from '../../../model/message.ts';
import { fileNameOf } from '../../../model/names/folder-of.ts';
import type { Span } from '../../../model/span.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { loadText } from '../../kustomize/load/load-file.ts';
import { parentFolder } from '../../kustomize/load/paths.ts';
import { readResources } from '../../kustomize/load/read-resources.ts';
import type { Recorder } from '../../kustomize/load/recorder.ts';
import { pathsBelow } from '../../kustomize/load/walk-paths.ts';
import type { BuildRefusal } from '../../kustomize/tree/build-refusal.ts';

/** What Flux lists in the kustomization that it makes for a folder without one. */
interface ListedManifests {
  /** Files and folders below the folder, as `resources` names them: `./apps/a.yaml`. */
  readonly resources: readonly string[];
  /** Files that end Flux's build, and are left out here: they hold no Kubernetes objects. */
  readonly refusals: readonly BuildRefusal[];
}

/**
 * All `.yaml` and `.yml` files below a folder, in the order of a walk (pkg/kustomize's scanManifests): hidden ones too, no JSON, letters as
 * they are. A folder with a kustomization stands for all that is in it.
 */
export function listManifests(
  context: KustomizeContext,
  folder: string,
  at: Span,
  recorder: Recorder,
): ListedManifests {
  const prefix = folder === '' ? '' : `${folder}/`;
  const below = pathsBelow(context.below(folder), folder);
  const roots = new Set(below.filter(isKustomizationFile).map(parentFolder));
  const resources: string[] = [];
  const refusals: BuildRefusal[] = [];
  let inside: string | undefined;
  for (const path of below) {
    if (inside !== undefined && path.startsWith(`${inside}/`)) continue;
    inside = outermost(path, prefix, roots);
    if (inside !== undefined) {
      resources.push(`./${inside.slice(prefix.length)}`);
    } else if (/\.ya?ml$/.test(fileNameOf(path))) {
      const refusal = unreadable(context, path, at, recorder);
      if (refusal === undefined) resources.push(`./${path.slice(prefix.length)}`);
      else refusals.push(refusal);
    }
  }
  const isChart = context.paths.has(`${prefix}Chart.yaml`);
  return { resources, refusals: isChart ? ofChart(refusals, folder, at) : refusals };
}

/** Most files of a chart are no manifests: the first, at which Flux ends, stands for all of them, where the folder is named. */
function ofChart(
  refusals: readonly BuildRefusal[],
  folder: string,
  at: Span,
): readonly BuildRefusal[] {
  return refusals.slice(0, 1).map((refusal) => ({
    ...refusal,
    at,
    words: {
      message: say`The folder \`${folder === '' ? '.' : folder}\` is a Helm chart, and Flux reads every YAML file of a folder without a kustomization as a manifest`,
      help: 'Deploy the chart with a HelmRelease, or correct the path.',
    },
  }));
}

/** The outermost folder of a path, below the prefix, that has a kustomization. */
function outermost(path: string, prefix: string, roots: ReadonlySet<string>): string | undefined {
  for (let slash = path.indexOf('/', prefix.length); slash !== -1;) {
    const folder = path.slice(0, slash);
    if (roots.has(folder)) return folder;
    slash = path.indexOf('/', slash + 1);
  }
  return undefined;
}

function unreadable(
  context: KustomizeContext,
  path: string,
  at: Span,
  recorder: Recorder,
): BuildRefusal | undefined {
  const use = { folder: parentFolder(path), path: fileNameOf(path), at };
  const file = loadText(context, use, recorder);
  if (file.kind === 'refused') return file;
  const objects = readResources(context, file.value);
  if (objects.kind === 'done') return undefined;
  const { message, words } = objects;
  return {
    ...objects,
    message: `failed to decode Kubernetes YAML from /${path}: ${message}`,
    words: {
      ...words,
      message: say`${words?.message ?? 'This file holds no Kubernetes objects'}, and Flux reads every YAML file of a folder without a kustomization as a manifest`,
      help: 'Exclude the file with `.sourceignore`, or list what Flux deploys in a kustomization.yaml.',
    },
  };
}
