import type { FileTree } from '../../model/file-tree.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { writtenName } from '../../model/written-name.ts';
import { chooseSources } from '../scope/choose-sources.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { firstReason, guessesOf } from '../explainers/guesses.ts';
import type { Registry } from '../producers/registry.ts';
import { mentionedInDocuments } from '../explainers/mentioned-in-documents.ts';
import type { PossibleProducer } from '../explainers/possible-producer.ts';
import { spokenOf } from '../explainers/spoken-of.ts';
import { indexSources, type SourceIndex } from '../scope/source-index.ts';

/** What is asked about the base of a comparison. */
export type Before = Pick<Evidence, 'builds' | 'files' | 'sources' | 'references' | 'tree'>;

/** Why someone may make a source: what prose says of the very name, and what else is guessed. */
export interface Reasons {
  readonly spoken: string | undefined;
  readonly guess: string | undefined;
}

/**
 * The source that a reference would have meant in the base. Undefined where the base has none either, or where something has come that may
 * make it now: each reason why someone may counts only when it did not hold in the base already, along with the source. `names` are those in
 * question, and `now` has the sources of the head.
 */
export function removedSources(
  before: Before | undefined,
  tree: Pick<FileTree, 'paths' | 'repositories'> | undefined,
  registry: Registry,
  names: ReadonlySet<string>,
  now: SourceIndex,
): (reference: Reference, reasons: Reasons) => Source | undefined {
  if (before === undefined) return () => undefined;
  const index = indexSources(before.sources, before.builds, tree);
  const references = before.references.map(({ reference }) => reference);
  const guessing = guessesOf(references, index, before, registry);
  const speaking = spokenOf(mentionedInDocuments(before.tree, names), before.files, names);
  return (reference, { spoken, guess }) => {
    const source =
      chooseSources(reference, index)?.nearest[0] ??
      (writtenIn(now, reference) === undefined ? writtenIn(index, reference) : undefined);
    const held =
      source !== undefined &&
      heldIn(speaking, spoken, reference) &&
      heldIn(guessing, guess, reference);
    return held ? source : undefined;
  };
}

/** The source that the reference's build makes under another name of that one, as a generator with a hash does. */
function writtenIn(
  index: SourceIndex,
  { kind, name, namespace, build, at }: Reference,
): Source | undefined {
  return index
    .written(kind, writtenName(at, name))
    .find((each) => each.build === build && mayMeet(each.namespace, namespace));
}

function heldIn(
  possible: readonly PossibleProducer[],
  reason: string | undefined,
  reference: Reference,
): boolean {
  if (reason === undefined) return true;
  const then = firstReason(possible, reference);
  return then !== undefined && withoutLines(then) === withoutLines(reason);
}

function withoutLines(reason: string): string {
  return reason.replaceAll(/:\d+/g, '');
}
