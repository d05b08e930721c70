import { isManifestName, KUSTOMIZATION_NAMES, type FileTree } from '../model/file-tree.ts';
import { fileNameOf } from '../model/names/folder-of.ts';
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

/** With more files than this, loading everything takes less time than finding out what is needed. */
const MOST_READ = 200;

/**
 * What the API version of every object of Flux and Argo CD has in its text, and what a text may be written with in which that cannot be seen:
 * escapes, base64, UTF-16.
 */
const SIGNS = ['fluxcd', 'argoproj', '\\x', '\\u', '\\U', '\\\n', '\\\r', 'binary'];
const UTF_16 = [Buffer.from([0xfe, 0xff]), Buffer.from([0xff, 0xfe])];

/**
 * Whether anything in a tree may need the engines: a kustomization or chart, which may make whatever object, or a manifest that may be an object
 * of Flux or Argo CD. Decided by the names of the files and, if they are few, one look at their bytes. True in doubt.
 */
export function needsEngines({ paths, read }: FileTree): boolean {
  if (paths.some(isKustomizationOrChart)) return true;
  const manifests = paths.filter(isManifestName);
  if (manifests.length > MOST_READ) return true;
  return manifests.some((path) => {
    const content = read(path);
    return content.kind === 'bytes' && mayBeOfDeployer(content.bytes);
  });
}

/** Whether a tree holds charts of its own. */
export function hasCharts({ paths }: FileTree): boolean {
  return paths.some((path) => fileNameOf(path) === 'Chart.yaml');
}

function isKustomizationOrChart(path: string): boolean {
  const name = fileNameOf(path);
  return name === 'Chart.yaml' || KUSTOMIZATION_NAMES.includes(name);
}

function mayBeOfDeployer({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return (
    SIGNS.some((sign) => bytes.includes(sign)) ||
    UTF_16.some((mark) => bytes.subarray(0, 2).equals(mark))
  );
}

function notLoaded(): never {
  throw new Error('An engine was asked for in a tree that needs none.');
}
