import { needsHere } from '../../model/elsewhere/needs-here.ts';
import type { Build } from '../../model/manifest.ts';
import { fileSpan } from '../../model/span.ts';
import { containCrash, crashedBuild } from '../work/contain-crash.ts';
import { withWork } from '../work/work-of-build.ts';
import { buildKustomization } from './build/build-kustomization.ts';
import { DEFAULT_BUILD_OPTIONS } from './build/build-options.ts';
import type { KustomizeContext } from './load/context.ts';
import { kustomizationFiles } from './load/read-kustomization.ts';
import type { RunningKustomize } from './tree/version-rules.ts';

/** Renders the kustomizations of some folders, each as one build; without a version, with the newest kustomize. `goesOn`: without what is refused. Files, and bases that several include, are read and rendered once. */
export function kustomizationBuilds(
  folders: readonly string[],
  context: KustomizeContext,
  kustomize?: RunningKustomize,
  goesOn = false,
): Build[] {
  return folders.map((folder) => {
    const path = folder === '.' ? '' : folder;
    return containCrash(
      () => kustomizationBuild(folder, path, context, kustomize, goesOn),
      (message) => {
        const [file = folder] = kustomizationFiles(context, path);
        const at = fileSpan(file);
        return crashedBuild({ id: folder, kind: 'kustomization', files: [file] }, at, message);
      },
    );
  });
}

function kustomizationBuild(
  id: string,
  path: string,
  context: KustomizeContext,
  kustomize: RunningKustomize | undefined,
  goesOn: boolean,
): Build {
  const options = {
    ...DEFAULT_BUILD_OPTIONS,
    ...(kustomize !== undefined && { kustomize }),
    ...(goesOn && { goesOn }),
  };
  const { objects, partial, findings, differences, files, charts, patches, ...rest } =
    buildKustomization(context, path, options);
  const { needs, outside, left, work } = rest;
  const found = {
    ...(needs.length === 0 ? {} : { needs: needsHere(needs) }),
    ...(charts.length === 0 ? {} : { inflates: charts }),
    ...(charts.some(({ previewed }) => previewed) && { previewed: true as const }),
    ...(patches.length === 0 ? {} : { patches }),
    ...(differences.length === 0 ? {} : { differences }),
    ...(outside.length === 0 ? {} : { outside }),
    ...(left === undefined ? {} : { left }),
  };
  const build = { id, kind: 'kustomization', objects, partial, files } as const;
  return withWork({ ...build, failures: findings, ...found }, work);
}
