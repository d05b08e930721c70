import { isKustomizationFile, type FileTree } from '../model/file-tree.ts';
import { memo } from '../model/memo.ts';
import { fileNameOf } from '../model/names/folder-of.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { isHelmfile } from './deployed/scripted/is-helmfile.ts';
import type * as deployers from './deployers.ts';
import type { kustomizationBuilds } from './kustomize/kustomization-builds.ts';

/**
 * The code that renders more than plain manifests. It is most of the program, and a folder of plain manifests should not wait for it: the edges
 * load it before the stages, which are synchronous, and hand it to them.
 */
export interface RenderEngines {
  readonly kustomizationBuilds: typeof kustomizationBuilds;
  readonly deployers: typeof deployers;
}

/** The engines of trees that `needsEngines` says need none. */
export const NO_ENGINES: RenderEngines = {
  kustomizationBuilds: notLoaded,
  deployers: {
    chartFinder: notLoaded,
    entryRenderer: notLoaded,
    fluxInstanceSync: notLoaded,
    makeEntries: notLoaded,
    openArgo: notLoaded,
    openCharts: notLoaded,
    openFlux: notLoaded,
    ownCharts: notLoaded,
  },
};

/**
 * What the API version of every object of Flux and Argo CD has in its text, and what a text may be written with in which that cannot be seen:
 * escapes, base64.
 */
const SIGNS = /fluxcd|argoproj|\\[xuU\n\r]|binary/;

/**
 * Whether anything in a tree may need the engines: a kustomization or chart, which may make whatever object, or a manifest that may be an object
 * of Flux or Argo CD. Decided by the names of the files and the texts of those that were read. True in doubt.
 */
export function needsEngines({ paths }: FileTree, files: readonly ParsedFile[]): boolean {
  return !isPlain(paths) || files.some(mayBeOfDeployer);
}

/** Whether no file is a kustomization, chart or Helmfile by its name. */
export const isPlain = memo(
  (paths: readonly string[]): boolean =>
    !paths.some((path) => isKustomizationOrChart(path) || isHelmfile(path)),
);

/** Whether a tree holds charts of its own. */
export function hasCharts({ paths }: FileTree): boolean {
  return paths.some((path) => fileNameOf(path) === 'Chart.yaml');
}

function isKustomizationOrChart(path: string): boolean {
  return fileNameOf(path) === 'Chart.yaml' || isKustomizationFile(path);
}

/** A file that was read whole has no object that its text does not show; what was skipped for its name has none at all. */
function mayBeOfDeployer({ source }: ParsedFile): boolean {
  return source !== undefined && SIGNS.test(source.text);
}

function notLoaded(): never {
  throw new Error('An engine was asked for in a tree that needs none.');
}
