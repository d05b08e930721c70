import type { Build } from '../../model/manifest.ts';
import { buildKustomization } from './build/build-kustomization.ts';
import type { KustomizeContext } from './load/context.ts';

/** Renders the kustomizations of some folders, each as one build. Files, and bases that several include, are read and rendered once. */
export function kustomizationBuilds(
  folders: readonly string[],
  context: KustomizeContext,
): Build[] {
  return folders.map((folder) => {
    const path = folder === '.' ? '' : folder;
    const { objects, partial, findings, files, charts, patches } = buildKustomization(
      context,
      path,
    );
    const found = {
      ...(charts.length === 0 ? {} : { inflates: charts }),
      ...(patches.length === 0 ? {} : { patches }),
    };
    const build = { id: folder, kind: 'kustomization', objects, partial, files } as const;
    return { ...build, failures: findings, ...found };
  });
}
