import type { Reference } from '../model/reference.ts';
import type { Source } from '../model/source.ts';
import { mayMeet } from './namespaces.ts';

/** The sources that a reference may mean. */
export interface Choice {
  /** The nearest: the same build, else the builds that lie nearest. Never empty. */
  readonly nearest: readonly Source[];
  /** All of its kind and name whose namespace may be the right one. */
  readonly possible: readonly Source[];
  /** Set when the same build makes it in the reference's very namespace: nothing else can be meant. */
  readonly decided: boolean;
}

/**
 * Narrows the sources of a reference's kind and name: namespaces first (one explicit namespace never satisfies another), then the
 * build it is applied with, then the builds whose folders share most of its path. Undefined when none may be meant.
 */
export function chooseSources(reference: Reference, named: readonly Source[]): Choice | undefined {
  const possible = named.filter(({ namespace }) => mayMeet(namespace, reference.namespace));
  if (possible.length === 0) return undefined;
  const sameBuild = possible.filter(({ build }) => build === reference.build);
  if (sameBuild.length > 0) {
    const exact = sameBuild.filter(({ namespace }) => namespace === reference.namespace);
    return { nearest: exact.length > 0 ? exact : sameBuild, possible, decided: exact.length > 0 };
  }
  return { nearest: nearestBuilds(reference.build, possible), possible, decided: false };
}

function nearestBuilds(build: string, sources: readonly Source[]): readonly Source[] {
  const here = build.split('/');
  let deepest = -1;
  let nearest: Source[] = [];
  for (const source of sources) {
    const depth = sharedDepth(here, source.build.split('/'));
    if (depth > deepest) [deepest, nearest] = [depth, []];
    if (depth === deepest) nearest.push(source);
  }
  return nearest;
}

function sharedDepth(a: readonly string[], b: readonly string[]): number {
  let depth = 0;
  while (depth < a.length && a[depth] === b[depth]) depth += 1;
  return depth;
}
