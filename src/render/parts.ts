import type { FileTree } from '../model/file-tree.ts';
import { isManifestName } from '../model/file-tree.ts';
import { lazyPart } from './lazy-part.ts';

/** The builds of kustomizations. */
export const kustomize = lazyPart(() => import('./kustomize/kustomization-builds.ts'));

/** What the objects of Flux and Argo CD deploy, and charts. */
export const deployers = lazyPart(() => import('./deployers.ts'));

/** With more files than this, loading everything takes less time than finding out what is needed. */
const MOST_READ = 200;
const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const CHART = /(?:^|\/)Chart\.yaml$/;
/** What each API group of Flux and Argo CD has in its name. */
const GROUPS = ['fluxcd', 'argoproj'];

/** Loads the parts that the builds of a tree will ask for, as far as its paths and texts tell. */
export async function loadPartsFor(tree: FileTree): Promise<void> {
  const needsAll = needsDeployers(tree);
  if (needsAll || tree.paths.some((path) => KUSTOMIZATION.test(path))) await kustomize.load();
  if (needsAll) await deployers.load();
}

/** Whether a tree holds charts of its own. */
export function hasCharts({ paths }: FileTree): boolean {
  return paths.some((path) => CHART.test(path));
}

/** Loads all parts of rendering. */
export async function loadRenderers(): Promise<void> {
  await Promise.all([kustomize.load(), deployers.load()]);
}

function needsDeployers(tree: FileTree): boolean {
  if (hasCharts(tree)) return true;
  const manifests = tree.paths.filter(isManifestName);
  if (manifests.length > MOST_READ) return true;
  return manifests.some((path) => {
    const content = tree.read(path);
    if (content.kind !== 'bytes') return false;
    const { buffer, byteOffset, byteLength } = content.bytes;
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    return GROUPS.some((group) => bytes.includes(group));
  });
}
