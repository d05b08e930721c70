import type { Evidence } from '../../model/evidence.ts';
import { writtenName } from '../../model/names/written-name.ts';
import { isSameReason, type Reason } from '../../model/reason.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { ExplainerInputs } from '../explainers/kit/explainer.ts';
import { scanTexts } from '../explainers/kit/scan-texts.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { chooseSources } from '../scope/choose-sources.ts';
import { indexSources, type SourceIndex } from '../scope/source-index.ts';
import { openExplainers, type Reasons } from './open-explainers.ts';

/** What is asked about the base of a comparison. */
export type Before = Pick<Evidence, 'builds' | 'files' | 'sources' | 'references' | 'tree'>;

/**
 * The source that a reference would have meant in the base. Undefined if the base has none either, or if something new may make it in the head:
 * a reason why somebody may make it counts only if it did not hold in the base already, along with the source.
 */
export function removedSources(
  before: Before | undefined,
  { tree, registry, scan, index: now }: ExplainerInputs,
): (reference: Reference, reasons: Reasons) => Source | undefined {
  if (before === undefined) return () => undefined;
  const index = indexSources(before.sources, before.builds, tree);
  const explainBefore = openExplainers(
    {
      builds: before.builds,
      files: before.files,
      tree: before.tree,
      references: before.references.map(({ reference }) => reference),
      index,
      registry,
      scan: scanTexts(before.files, before.tree, scan.undecided),
      former: [],
    },
    ({ isAskedOfBase }) => isAskedOfBase === true,
  );
  return (reference, { mention, guess }) => {
    const source =
      chooseSources(reference, index)?.nearest[0] ??
      (writtenIn(now, reference) === undefined ? writtenIn(index, reference) : undefined);
    if (source === undefined || (mention ?? guess) === undefined) return source;
    const then = explainBefore(reference);
    return isSame(mention, then.mention) && isSame(guess, then.guess) ? source : undefined;
  };
}

/** The source that the reference's build makes under another name, as a generator adds a hash. */
function writtenIn(
  index: SourceIndex,
  { kind, name, namespace, build, at }: Reference,
): Source | undefined {
  return index
    .written(kind, writtenName(at, name))
    .find((each) => each.build === build && mayMeet(each.namespace, namespace));
}

/** Whether the base gave a reason too, wherever its lines were. */
function isSame(reason: Reason | undefined, then: Reason | undefined): boolean {
  return reason === undefined || (then !== undefined && isSameReason(reason, then));
}
