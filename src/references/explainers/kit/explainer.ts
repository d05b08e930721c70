import type { FileTree } from '../../../model/file-tree.ts';
import type { Build } from '../../../model/manifest.ts';
import type { ParsedFile } from '../../../model/parsed-file.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Reference } from '../../../model/reference.ts';
import type { Registry } from '../../producers/registry.ts';
import type { SourceIndex } from '../../scope/source-index.ts';
import type { TextScan } from './scan-texts.ts';

/**
 * How strongly something explains a source that no manifest makes. `certain`: it creates this name, or contains it in a file that cannot be read.
 * `mention`: people write about this name. `guess`: it may make a name like this.
 */
export type Strength = 'certain' | 'mention' | 'guess';

/** Why the source of a reference may exist although nothing that is read makes it, as a clause; undefined if this explains nothing. */
export type Explain = (reference: Reference) => Reason | undefined;

/** One reason why a name may exist. */
export interface Explainer {
  readonly id: string;
  readonly strength: Strength;
  /** Where a certain explainer reads, if a proof can override that; a script counts for more than a document, and that for more than a mention. */
  readonly basis?: 'script' | 'doc' | 'mention';
  /** In a comparison, the reason counts only if it did not explain the name in the base already. */
  readonly isAskedOfBase?: true;
  /** Prepares the answers for the references of one run. Expensive work belongs into the first answer. */
  readonly open: (inputs: ExplainerInputs) => Explain;
}

/** What explainers may look at: the files and builds of one run. */
export interface ExplainerInputs {
  readonly builds: readonly Build[];
  readonly files: readonly ParsedFile[];
  /** All files, those that are no manifests included; undefined if only manifests are known. */
  readonly tree: FileTree | undefined;
  readonly references: readonly Reference[];
  readonly index: SourceIndex;
  readonly registry: Registry;
  readonly scan: TextScan;
  /** The files of the base of a comparison. */
  readonly former: readonly Pick<ParsedFile, 'path'>[];
}
