import type { Evidence } from '../model/evidence.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Build } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Report } from '../model/report.ts';
import type { Settings } from '../model/settings.ts';
import { sourcesOfObject } from '../references/collect/collect-sources.ts';
import { renderBuilds } from '../render/render-builds.ts';
import { markCopies } from '../report/redact/mark-copies.ts';
import type { RunMemory } from '../session/run-memory.ts';
import type { Engines } from './engines.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { parsedFiles } from './parsed-files.ts';
import { restrictBuilds } from './restrict-builds.ts';

/** What one tree deploys, before any rule is asked. */
export interface Gathered {
  readonly evidence: Evidence;
  /** What a report about the tree would say. Its reasons may quote Secrets still. */
  readonly report: Pick<Report, 'builds' | 'uncheckedEntries'>;
}

/** What is known of one tree, before any rule is asked: its files and builds as they were found, and the evidence. */
interface GatheredStages {
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  readonly uncheckedEntries: Report['uncheckedEntries'];
  readonly evidence: Evidence;
}

/**
 * The stages of `examine` up to the evidence: all that a comparison needs. `before` is the evidence of what the tree is compared with;
 * `memory`: what was rendered and collected already.
 */
export function gatherTree(
  engines: Engines,
  tree: FileTree,
  settings: Settings,
  before?: Evidence,
  memory?: RunMemory,
): Gathered {
  const { builds, uncheckedEntries, evidence } = gatherStages(
    engines,
    tree,
    settings,
    before,
    memory,
  );
  const shown = tree.selected === undefined ? builds : restrictBuilds(builds, tree.selected);
  return { evidence, report: { builds: shown, uncheckedEntries } };
}

/** The evidence of a tree, with the files and all builds, also those that the run does not select. */
export function gatherStages(
  engines: Engines,
  tree: FileTree,
  settings: Settings,
  before?: Evidence,
  memory?: RunMemory,
): GatheredStages {
  const parsed = parsedFiles(tree, settings.limits);
  const { rendered: remembered } = memory ?? {};
  const rendered = renderBuilds(engines, tree, parsed, settings, sourcesOfObject, remembered);
  const { files, uncheckedEntries, cut } = rendered;
  const kept = memory?.keepBuilds(rendered.builds) ?? rendered.builds;
  const builds = markCopies(kept, files);
  const known = { ...settings, cut, uncheckedEntries };
  const evidence = gatherEvidence(engines, builds, files, known, tree, before, memory);
  return { files, builds, uncheckedEntries, evidence };
}
