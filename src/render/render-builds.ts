import type { FileTree } from '../model/file-tree.ts';
import type { Build } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Settings } from '../model/settings.ts';
import { kustomizationBuilds } from './kustomize/kustomization-builds.ts';
import { kustomizationGraph } from './kustomize/kustomization-graph.ts';
import { reviveListed } from './revive-listed.ts';
import { skipFiles } from './skip-files.ts';
import { plainBuilds } from './plain/plain-builds.ts';

/** What rendering gives: the builds, and the files with what rendering found out about their class. */
export interface Rendered {
  /** Sorted by id; a folder's build before the kustomization's of the same folder. */
  readonly builds: readonly Build[];
  /** The files given, in their order; those that are patches, or that nothing deploys, are skipped. */
  readonly files: readonly ParsedFile[];
}

type RenderSettings = Pick<Settings, 'limits' | 'loadRestrictor' | 'build'>;

/** What a Component refers to may come from the kustomization that will use it. */
const FRAGMENT = 'it belongs to a Component that no kustomization here uses';

/**
 * As written → as applied: every entry point of the tree as one build, each field still knowing where it came from. Entry points are the
 * kustomizations that no other one lists, and the folders of manifests that no kustomization has to do with.
 */
export function renderBuilds(
  tree: FileTree,
  parsed: readonly ParsedFile[],
  settings: RenderSettings,
): Rendered {
  const files = reviveListed(parsed, tree, settings.limits);
  const graph = kustomizationGraph(files);
  const only = settings.build;
  const roots = only === undefined ? graph.roots : [only].filter((id) => graph.folders.has(id));
  const rendered = kustomizationBuilds(roots, tree, files, settings);
  const classified = skipFiles(files, graph, rendered);
  const owned = new Set([...graph.listed, ...rendered.flatMap((build) => build.files)]);
  const plain = plainBuilds(classified.filter(({ path }) => !owned.has(path)));
  const taken = new Set([...plain, ...rendered].map(({ id }) => id));
  const fragments = plainBuilds(classified.filter(({ path }) => graph.fragments.has(path)))
    .filter(({ id }) => !taken.has(id))
    .map((build) => ({ ...build, partial: [FRAGMENT] }));
  const builds = [...plain, ...fragments, ...rendered].filter(
    ({ id }) => only === undefined || id === only,
  );
  return { builds: builds.sort((a, b) => compare(a.id, b.id)), files: classified };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
