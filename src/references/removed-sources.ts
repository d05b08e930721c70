import type { FileTree } from '../model/file-tree.ts';
import type { Evidence } from '../model/evidence.ts';
import type { Reference } from '../model/reference.ts';
import type { Source } from '../model/source.ts';
import { writtenName } from '../model/written-name.ts';
import { chooseSources } from './choose-sources.ts';
import { mayMeet } from './namespaces.ts';
import { firstReason, guessesOf } from './possible/guesses.ts';
import type { Registry } from './producers/registry.ts';
import { indexSources } from './source-index.ts';

/** What is asked about the base of a comparison. */
export type Before = Pick<Evidence, 'builds' | 'files' | 'sources' | 'references'>;

/**
 * The source that a reference would have meant in the base. Undefined where the base has none either, or where something has come that may
 * make it now: `guess` is why someone may, and counts only when it did not hold in the base already, along with the source.
 */
export function removedSources(
  before: Before | undefined,
  tree: Pick<FileTree, 'paths' | 'repositories'> | undefined,
  registry: Registry,
): (reference: Reference, guess: string | undefined) => Source | undefined {
  if (before === undefined) return () => undefined;
  const index = indexSources(before.sources, before.builds, tree);
  const references = before.references.map(({ reference }) => reference);
  const guessing = guessesOf(references, index, before, registry);
  return (reference, guess) => {
    const { kind, name, namespace, build, at } = reference;
    const source =
      chooseSources(reference, index)?.nearest[0] ??
      index
        .written(kind, writtenName(at, name))
        .find((each) => each.build === build && mayMeet(each.namespace, namespace));
    if (source === undefined || guess === undefined) return source;
    const then = firstReason(guessing, reference);
    return then !== undefined && withoutLines(then) === withoutLines(guess) ? source : undefined;
  };
}

function withoutLines(reason: string): string {
  return reason.replaceAll(/:\d+/g, '');
}
