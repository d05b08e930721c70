import type { FileTree } from '../model/file-tree.ts';
import type { Build } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Finding } from '../model/problem.ts';
import type { Settings } from '../model/settings.ts';
import { plainBuilds } from './plain-builds.ts';
import { plainGenerators } from './plain-generators.ts';
import { plainPatches } from './plain-patches.ts';

/** What rendering gives: the builds, the files with what rendering found out about their class, and what cannot be built. */
export interface Rendered {
  /** Sorted by id. */
  readonly builds: readonly Build[];
  /** The files given, in their order; those that turned out to be patches are left alone. */
  readonly files: readonly ParsedFile[];
  readonly findings: readonly Finding[];
}

/** As written → as applied: every entry point of the tree as one build, each field still knowing where it came from. */
export function renderBuilds(
  tree: FileTree,
  files: readonly ParsedFile[],
  _settings: Settings,
): Rendered {
  const patches = plainPatches(files);
  const classified = files.map((file) => patches.get(file.path) ?? file);
  const generated = plainGenerators(tree, classified);
  return { builds: plainBuilds(classified, generated), files: classified, findings: [] };
}
